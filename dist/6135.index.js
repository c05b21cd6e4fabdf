const ze=[6135,3403,4815,2172,4276],Ge={4202:((oe,z,t)=>{t.d(z,{$8:()=>k,G$:()=>B,Ls:()=>j,VK:()=>m});var g=t(3916);const y=/[*?[{]/;function m(A){const I=A.split(
"/"),M=I.findIndex(T=>y.test(T));return M<0?{fixed:A}:{fixed:I.slice(0,M).join("/"),glob:I.slice(M).join("/")}}function j(A,I=new Set){const M=A.map(T=>{const O=T.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:T,glob:O,start:S(O)}});return T=>{const O=T.toLowerCase(),b=M.filter(({glob:P,start:c})=>P===T||
O.startsWith(c)&&(0,g.matchesGlob)(T,P));for(const{pattern:P}of b)I.delete(P);return b.length>0}}function S(A){const[I=""]=A.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(A)??[];return I.toLowerCase()}const k=({file:A,glob:I},M)=>A===M||I!==void 0&&(0,g.matchesGlob)(M,I),B=A=>A.startsWith(".")||A==="node_modules"}),1440:((oe,z,t)=>{
t.d(z,{EH:()=>s,U4:()=>M,WI:()=>o,a4:()=>h,oO:()=>T});var g=t(3916),y=t(7811),m=t(2213),j=t(8032),S=t(5243),k=t(9897),B=t(3846),A=t(8153),I=t(523);const M=".ter\
raform/modules/modules.json",T=".terraform/terraform.tfstate",O=(0,A.w3)({backend:(0,A.lq)((0,A.w3)({type:A.Qq,config:(0,A.Tj)((0,A.LT)(A.Qq))})),resources:(0,A.
p_)((0,A.w3)({provider:A.Qq}))}),b=(0,A.w3)({backend:(0,A.lq)((0,A.w3)({config:(0,A.Tj)((0,A.LT)((0,A.Tj)((0,A.LT)(A.Qq))))}))}),P=new Set(Object.values(m.FV).flatMap(
r=>r.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function s(r,f){const e=(0,A.D4)(f,O,"struct"),{backend:n,resources:l}=e.ok?e.value:O.zero,_=(0,A.D4)(f,
b,"struct"),u=_.ok?[..._.value.backend?.config?.values()??[]]:[],{type:E="",config:D=null}=n??{},L=[D,...u].flatMap(x=>Array.from(x??[],([v,$])=>$===""?null:a(E,
v,$)));/^(remote|cloud)$/.test(E)&&!D?.get("hostname")&&L.push("app.terraform.io");const R=new Set(l.map(({provider:x})=>x).filter(x=>x.includes("[")));return j.
Du.flatMap(x=>{const v=Array.from(R,w=>{const C=(0,B.mi)(c.exec(w)?.[1]??"",x);return C.kind!=="registry"?C.kind==="builtin"?null:k.IZ:x==="opentofu"&&(0,B.Gi)(
C)?(0,S.Vm)(x):C.host});return[...new Set(e.ok?[...v,...L]:[k.IZ])].flatMap(w=>w===null?[]:{file:r,host:w,client:x})})}function a(r,f,e){return r==="local"?(0,m.
Bm)(e):m.Gb[r]?.split(" ").includes(f)?(0,m.D8)(e):P.has(f)||f==="hostname"?(0,m.Ul)(e):null}function h(r,f){const e=(0,m.Bm)(`terraform.tfstate.d/${f.trim()}/t\
erraform.tfstate`);return e===null?[]:j.Du.map(n=>({file:r,host:e,client:n}))}const p=(0,A.w3)({key:A.Qq,source:A.Qq,version:A.Qq,dir:A.Qq}),i=(0,A.w3)({modules:(0,A.
p_)(p)});function o(r,f){const e=f.trim()===""?(0,y.Ju)(i.zero):(0,A.D4)(f,i,"struct");if(!e.ok)return e;const{modules:n}=e.value,l=n.find(({version:u})=>u!==""&&
(0,I.oF)(u)===null);if(l!==void 0)return(0,y.TR)(`has the malformed version "${l.version}"`);if(new Set(n.map(({key:u})=>u)).size<n.length)return(0,y.TR)("has t\
wo modules with the same key");const _=n.filter(({key:u})=>u!=="");return(0,y.Ju)(_.map(({dir:u,...E})=>({...E,root:r,directory:d(r,u)})))}function d(r,f){const e=(0,g.
isAbsolute)(f)?f:`${r===""?".":r}/${f}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(f)?(0,g.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((oe,z,t)=>{
t.d(z,{ET:()=>O,KG:()=>s,Wj:()=>i,f5:()=>a,kI:()=>P,rN:()=>p,sT:()=>T,sq:()=>M,un:()=>h});var g=t(3024),y=t(6760),m=t(4756),j=t(2170),S=t(3096),k=t(3298),B=t(9968),
A=t(4202),I=t(1440);const M=o=>y.sep==="/"?o:o.replaceAll(y.sep,"/");function T(o,{boundary:d}){return o.kind==="error"?(0,m.WO)({what:"link",code:o.code}):(0,B.
UO)(o.path,d)?o.kind==="special"?(0,m.WO)({...o,what:"link-to-special-file"}):o.kind==="file"?o.path:null:(0,m.a3)({what:"link"})}function O({root:o,scan:d}){const r=[
o,...d.map(l=>(0,y.resolve)(o,(0,A.VK)(l).fixed))].map(b),f=l=>r.some(_=>_!==null&&(0,B.UO)(l,_)),e=l=>{const _=(0,y.resolve)(o,l),u=(0,g.existsSync)(_)?b(_):null;
return u!==null&&f(u)?u:null},n=(l,_)=>{const u=e(l);return(u===null?[]:(0,B.Mc)(u).filter(_)).map(({name:D})=>D).sort()};return{list:l=>n(l,_=>!_.isDirectory()),
directories:l=>n(l,_=>_.isDirectory()&&!(0,A.G$)(_.name)),exists:l=>(0,g.existsSync)((0,y.resolve)(o,l)),locate:(0,k.O)(e),nameOf:l=>{const _=e(l);return _===null?
null:M((0,y.relative)(r[0]??o,_))},read:(l,_)=>{const u=e(l);return u===null?null:(0,B.r7)(u,_)}}}const b=o=>(0,B.N0)(()=>(0,g.realpathSync)(o),null);function P(o,d){
const{fixed:r,glob:f}=(0,A.VK)(d);try{const e=(0,g.realpathSync)((0,y.resolve)(o,r)),n=M((0,y.relative)(o,e)),l=(0,B.UO)(e,o),_=l?o:e;if(f!==void 0)return{path:e,
name:n,boundary:_,glob:(0,S.Gz)(n,f)};if((0,g.statSync)(e).isDirectory())return{path:e,name:n,boundary:_};const u=(0,y.resolve)(e,"..");return{...{path:u,name:M(
(0,y.relative)(o,u))},boundary:l?o:u,file:n}}catch(e){return(0,j.kH)((0,m.WO)({what:"scan",entry:d,code:(0,B.Oj)(e)}))}}const c=200;function s(o){const{path:d,name:r,
depth:f}=o;if(f>c)return(0,j.ht)(r,(0,m.ub)({kind:"depth",max:c}));try{return(0,g.readdirSync)(d,{withFileTypes:!0}).sort((e,n)=>e.name<n.name?-1:1)}catch(e){return(0,j.
ht)(r,(0,m.WO)({what:"directory",code:(0,B.Oj)(e)}))}}const a=(o=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(o),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],comments:[],
unmatched:new Set,unselected:[]});function h(o,{exists:d,read:r}){return d(o)?(0,I.EH)(o,r(o)??""):[]}function p(o,d){const r=(0,S.Gz)(o,".terraform/environment"),
f=d.read(r);return[...h((0,S.Gz)(o,I.oO),d),...f===null?[]:(0,I.a4)(r,f)]}function i(o,{exists:d,read:r,nameOf:f}){const e=(0,S.Gz)(o,I.U4),n=r(e);if(n===null)return d(
e)?(0,j.ht)(e,(0,m.a3)({what:"outside",path:e})):[];const l=(0,I.WI)(o,n);return l.ok?l.value.map(_=>{const u=_.directory;return(0,y.isAbsolute)(u)&&(0,y.normalize)(
u)===u?{..._,directory:f(u)??u}:_}):(0,j.ht)(e,(0,m.U$)({error:`the list ${l.why}`,isRefused:!0}))}}),9059:((oe,z,t)=>{t.d(z,{$:()=>s,$t:()=>u,AN:()=>f,Dx:()=>_,
_X:()=>O,mu:()=>d});var g=t(3096),y=t(4202),m=t(9941),j=t(5324),S=t(3114);const k=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure \
.azuredevops .azure-pipelines .pipelines .spacelift".split(" "),B=E=>E==="config.toml",A=[["",S.Z8],[".github",()=>!1],...k.map(E=>[E,D=>/\.ya?ml$/i.test(D)]),[
".devcontainer",S.Z8],[".config",S.TD],[".config/mise",B],[".mise",B]],I=".github/actions",M=128*1024,T=200;function*O({root:E,exclude:D},L){const R=(0,j.ET)({root:E,
scan:[]}),x=(0,y.Ls)(D),v=b(R).filter(C=>!x(C)),$=C=>C.split("/").length,w=[...new Set([...v,...L])].sort((C,U)=>$(C)-$(U)||(C<U?-1:1));for(const C of w.slice(0,
T)){const U=R.read(C);U!==null&&U.length<=M&&(yield{file:C,text:U})}}function b(E){const D=A.flatMap(([R,x])=>E.list(R).filter(v=>x(v)||s((0,g.Gz)(R,v))).map(v=>(0,g.
Gz)(R,v))),L=E.directories(I).flatMap(R=>["action.yml","action.yaml"].map(x=>`${I}/${R}/${x}`));return[...D,...L]}const P=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
c=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,P],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],s=E=>c.some(([,D])=>D.test(E));function a(E){const[,D,L=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(E)??[],[R=""]=L.split(/\n(?=[^\s-])/,1),x=R.split(`
${D}-`).filter(v=>P.test(v));return D===void 0||x.length===0?null:x.some(v=>/\bregistries["']?:|<</.test(v))?E:""}const h=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
p=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function i(E){const D=E.replace(h,"\
$1");return p.test(D)?null:/\bhostRules["']?\s*:(.*)$/s.exec(D)?.[1]??""}const o=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function d({file:E,text:D}){const[L]=s(E)?f({file:E,text:D}):[];if(L!=="dependabot"&&L!=="renovate")return[];const R=L==="renovate",x=R?i(D):a(_(E,D).join(`
`)),v=Array.from(x?.matchAll(o)??[],([,$=""])=>$.toLowerCase());return x===null||!v.every($=>/^[\w.-]+$/.test($))?[]:[{client:L,file:E,ends:v.map($=>`${R?"":"//"}\
.${$}`)}]}const r=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function f({file:E,text:D}){if(s(E)){const R=_(E,D);return c.flatMap(([x,v,$])=>v.test(E)&&R.some(
w=>$.test(w))?x:[])}return D.search(r)<0?[]:_(E,D).flatMap(R=>R.match(r)??[]).map(R=>R.toLowerCase())}const e=1e3,n=/(^|\s)#.*$/s,l=/(^|\s)(\/\/|\/?\*).*$/s;function _(E,D){
const L=/jenkinsfile|\.json$/i.test(E)?l:n;return D.split(`
`).map(R=>R.slice(0,e).replace(L,"").trimEnd())}function u(E,D,L,R){return{file:E,...(0,m.yN)(L)(R),line:D+1}}}),3114:((oe,z,t)=>{t.d(z,{Ep:()=>B,L8:()=>M,TD:()=>s,
Z:()=>c,Z8:()=>a,dN:()=>P,tr:()=>I,xO:()=>b});var g=t(8032);const y=["terraform"],m=["opentofu"],j=/\.tfquery\.(hcl|json)$/,S=[[/\.tf(\.json)?$/,"config",g.Du],
[/\.tofu(\.json)?$/,"config",m],[/\.tftest\.(hcl|json)$/,"test",g.Du],[/\.tofutest\.(hcl|json)$/,"test",m],[j,"query",y],[/\.tfmigrate\.hcl$/,"migrate",y],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",y],[/\.tfdeploy\.(hcl|json)$/,"deploy",y],[/\.(tf|tofu)mock\.hcl$/,null,g.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",g.Du]],k=/\.(tf|tofu|hcl|json)$/,
B=({class:h})=>h==="config"||h==="test",A={class:"lock",syntax:"hcl",clients:g.Du,isOverride:!1},I=h=>h.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
h);function M(h,p,i){if(h===".terraform.lock.hcl")return A;const o=k.test(h)?S.find(([R])=>R.test(h)):void 0,[d=/$/,r=null,f=[]]=o??[];if(r===null)return;const e=T(
h)&&r==="test"&&i==="tests";if(T(h)&&!e)return;const n=h.search(d),l=h.slice(0,n),_=l+h.slice(n).replace(".tf",".tofu"),u=l==="override"||l.endsWith("_override"),
E=e||_!==h&&p.has(_);if(E&&!f.includes("terraform"))return;const D=E?y:f,L=h.endsWith(".json")?"json":"hcl";return{class:r,syntax:L,clients:D,isOverride:u}}const T=h=>h.
startsWith(".")||h.endsWith("~")||h.startsWith("#")&&h.endsWith("#"),O=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),b=h=>j.test(h),P=[".spacelift/config.yml",".spacelift/config.yaml"],c=h=>h.endsWith(".tfbackend"),
s=h=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(h),a=h=>s(h)||O.test(h)}),1011:((oe,z,t)=>{t.d(z,{CI:()=>B,G4:()=>P,O8:()=>S,
Rt:()=>j,VZ:()=>k,eI:()=>I,kA:()=>T,s7:()=>M,sw:()=>A,vH:()=>O});var g=t(4756),y=t(2170),m=t(3298);const j=["organization","workspaces"],S=["module","state","lo\
ck"],k=["version","compatible","provider-version"],B=({directory:c,module:s})=>[...new Set([c,s??c])];function A(c,s){const a=(0,m.O)(p=>p.filter(i=>s.includes(
i))),h=(0,m.O)(p=>p.flatMap(i=>a(i.clients).length===0?[]:{...i,clients:a(i.clients)}));return c.flatMap(p=>{const i=a(p.clients);if(i.length===p.clients.length)
return p;const o=h(p.needs),d=p.isHostImplied?o[0]?.host??p.host:p.host;return i.length===0?[]:{...p,clients:i,needs:o,host:d}})}const I=(c,s)=>c.map(a=>{const{
calls:h,evaluated:p}=a;if(s.length===0||h===void 0||p===void 0)return a;const i=Object.entries(h).filter(([o])=>!s.some(d=>d===o));return{...a,calls:Object.fromEntries(
i)}}),M=({workspace:c,hasOwnToken:s,directHost:a})=>c!==void 0||s===!0||a!==void 0,T=c=>new Set(c.flatMap(({host:s,isHostImplied:a})=>a?[]:s??[])),O=(c,s)=>c.filter(
({clients:a})=>a.some(h=>s.includes(h))),b=1e4;function P(c=b){const s=[],a={error:0,warning:0,notice:0};let h=0;const p=o=>{a[o.severity]+=1,a[o.severity]<=c?s.
push(o):h+=1},i=()=>(0,y.ht)(".",(0,g.ub)({kind:"problems",max:c,omitted:h}));return{add:p,all:()=>h===0?s:[...s,i()]}}}),4756:((oe,z,t)=>{t.d(z,{$T:()=>c,JW:()=>M,
U$:()=>j,WO:()=>B,a3:()=>I,ub:()=>b,yQ:()=>T});var g=t(9432),y=t(9615),m=t(3841);const j=({error:s,isRefused:a})=>(0,y.CC)("file-syntax",{message:s??"the file i\
s not valid UTF-8",help:s?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is\
 invalid on purpose",...!a&&{severity:s===null?"notice":"warning"}}),S={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],
directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct \
or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":[
"this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},k={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function B(s){const[a,h]=S[s.what],p=s.what===
"file"||s.what==="directory";return(0,y.CC)("file-unreadable",{message:`${"entry"in s?(0,g.dh)(s.entry):""}${a}${"code"in s?`: ${s.code}`:` ${s.is} and is not r\
ead`}`,help:(p?k[s.code]:void 0)??h,...!("isRefused"in s&&s.isRefused)&&{severity:"warning",affects:[]}})}const A={link:["the link points outside the checkout a\
nd is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the \
link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its direct\
ory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .\
hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["wa\
s not read","write the path as a literal, or remove the directory from `exclude`"]};function I(s){const[a,h]=A[s.what],p="path"in s&&{message:`directory ${(0,g.
dh)(s.path)} ${a}`,severity:"notice"};return(0,y.CC)("file-outside",{message:a,help:h,...p})}function M({scan:s,hasHostnames:a,isFleet:h}){const p=s.every(r=>r===
".")?"this directory":`\`scan\` (${(0,g.K4)(s,3,g.dh)})`,o=`found no Terraform or OpenTofu files in ${h?"the repositories of `usages`":p}`,d=h?"check out the re\
positories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,y.CC)("nothing-to-check",{message:`${o}, and \`h\
ostnames\` is not set`,help:`${d}, or correct \`scan\` or \`exclude\``,...a&&{message:`${o}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"\
warning"}})}const T=({oldest:s})=>(0,y.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${s}); the repository may use \
something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),O={depth:({max:s})=>({message:`\
directories nested deeper than ${s} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:s})=>({message:`there are more than ${s} files\
; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:s})=>({message:`the directory \
has more than ${s} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:s})=>({message:`the file ha\
s more than ${s} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:s})=>({message:`the \
files of this directory use or define more than ${s} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,
help:"split the directory, or list files in `exclude`"}),usages:({max:s})=>({message:`the scan found more than ${s} usages of hosts; this directory and the foll\
owing ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:s})=>({message:`the root modules have more than ${s} modules in\
 all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:s=>({message:`\
the file ${(0,g.mP)(s)}`,help:"split the file, or list it in `exclude`"}),comments:({max:s})=>({message:`there are ${s} comments with \`tf-disco:ignore\`; any oth\
ers ignore nothing`,help:"ignore findings by path, or fix them"}),problems:({max:s,omitted:a})=>({message:`there are more than ${s} problems in files; ${a} are \
not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:s,files:a})=>({message:`${(0,m.C)(s)} after \
reading ${a} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or ra\
ise `deadline-seconds`"})},b=s=>(0,y.CC)("file-limit",(0,y.Z9)(O,s)),P={form:()=>({message:"this comment ignores nothing: it does not begin with `tf-disco:ignor\
e CODE`",help:"write `# tf-disco:ignore CODE REASON` in a line of its own, for each code"}),json:()=>({message:"JSON has no comments, so this ignores nothing",help:"\
add a line to `ignore`, or write the file in HCL"}),code:({why:s})=>({message:`${s}; this comment ignores nothing`,help:"write one problem code after `tf-disco:\
ignore`"}),reason:({code:s})=>({message:"the comment has no reason, so it ignores nothing",help:`write the reason after the code: \`# tf-disco:ignore ${s} REASO\
N\``}),unmatched:({code:s,line:a})=>({message:`there is no ${(0,g.dh)(s)} to ignore${a===void 0?"":` in line ${a}`}`,help:a===void 0?"remove the rule, or correc\
t it":"remove the comment, or move it to the line of the finding or above it"}),elsewhere:({code:s,at:a})=>({message:`${(0,g.dh)(s)} is not ignored, because it \
is also at ${(0,g.dh)(a)}`,help:"ignore it at each of its places, or in `ignore`"}),fixed:({code:s})=>({message:`files of the repository cannot ignore ${(0,g.dh)(
s)}, because \`allowed-hosts\` is set`,help:"correct what was found, or add it to `allowed-hosts` or `ignore`"})},c=s=>(0,y.CC)("ignore-unused",(0,y.Z9)(P,s))}),
7706:((oe,z,t)=>{t.d(z,{g6:()=>A,ho:()=>B,io:()=>T,jP:()=>j});var g=t(8032),y=t(9432),m=t(9615);function j({kind:O}){const{client:b,what:P}=g.$I[O];return(0,m.CC)(
"block-unsupported",{message:`${P} is supported by ${g.bB[b]} only`,help:b==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove i\
t, or correct `dialect`"})}const S={twice:({what:O,first:b})=>({message:`${O} is defined a second time; the first time is in ${b}`,help:O.includes(".")?"remove \
or rename one of them":"write one block only"}),"no-base":({what:O})=>({message:`this override file changes ${O}, which no other file of the directory defines`,
help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:O})=>({message:`${O} is a block of the CLI configuration, which has\
 files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({
what:O})=>({message:`${O} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:O})=>({message:`the type of ${O}\
 is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:O,argument:b})=>({message:`${O} cannot h\
ave ${b}`,help:"correct its name, or remove it"}),both:({what:O,names:b})=>({message:`${O} has both ${b.join(" and ")}`,help:"remove one of them"}),unknown:({what:O,
labels:b})=>({message:`a file cannot have ${b===void 0?"":"these labels of "}${O} at its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(O)?"move it int\
o a `terraform` block":b===void 0?"correct its name, or remove it":`write ${b||"no"} labels`}),name:({what:O})=>({message:`"${O}" cannot be a name`,help:"use le\
tters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:O})=>({message:`${O} has for_each, but no alias`,help:"add `a\
lias`, or remove `for_each`"}),expression:({what:O,isGuess:b})=>({message:`${O} has a variable or function, which Terraform does not evaluate in a backend or cl\
oud block`,help:"write its value",...b&&{severity:"warning"}}),workspace:({what:O,selected:b,isAmongOthers:P})=>({message:`the cloud block names the workspace ${(0,y.
dh)(O)}, but TF_WORKSPACE is ${(0,y.dh)(b)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`",...P&&{severity:"warning"}}),backend:({what:O,isRemoved:b})=>({
message:`there is no backend ${O}${b?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...b&&{severity:"\
warning"}}),"local-name":({what:O,normal:b})=>({message:`"${O}" cannot be the local name of a provider`,help:b===null?"use letters, digits and dashes only, with\
 no dash at either end":`write ${b}`})},k=O=>({...O,what:(0,y.dh)(O.what,80)}),B=O=>(0,m.CC)("block-invalid",(0,m.Z9)(S,k(O))),A=O=>(0,m.CC)("block-backend",(0,m.
Z9)(S,k(O))),I="use another version of the module that has this call",M={"not-passed":({call:O,name:b,canChange:P})=>({message:`${O} does not pass the provider \
configuration ${b}, which its module expects`,help:P?`add \`${b} = \u2026\` to the \`providers\` of the call`:I}),overridden:({call:O,name:b,canChange:P})=>({message:`${O}\
 passes the provider configuration ${b}, which its module has itself`,help:P?`remove \`${b}\` from the \`providers\` of the call`:I}),"of-other":({call:O,name:b})=>({
message:`${O} passes ${b}, which has another source in its module`,help:`write the same \`source\` for ${b} in the \`required_providers\` of both modules`}),repeated:({
call:O,argument:b,canChange:P})=>({message:`${O} has \`${b}\`, but its module configures a provider itself`,help:P?`remove \`${b}\`, or use a version of the modu\
le without \`provider\` blocks`:I})},T=O=>(0,m.CC)("block-providers",(0,m.Z9)(M,O))}),8516:((oe,z,t)=>{t.d(z,{FA:()=>a,N0:()=>b,Ov:()=>h,Sm:()=>P,id:()=>O,jF:()=>T});
var g=t(8032),y=t(9432),m=t(9119),j=t(9615);const S=6,k=p=>`"${(0,y.dh)(p)}"`,B="change one of these constraints so that a version can match all of them",A=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function I(p){const i=p.replace(A,"");return i===""?"":`: ${i}`}const M={syntax:({text:p,why:i})=>({message:`${k(p)} is not a version constraint${I(i)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:i})=>({message:`ve\
rsion of ${p} is an expression, which ${i.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:i.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:i}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${k(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},T=p=>(0,j.CC)("constraint-invalid",(0,j.Z9)(M,p));function O({of:p,terms:i,constraints:o,...d}){const{preRelease:r,resolution:f}=d,e=i.length===
1?"correct the constraint":B,l=i.some(({place:D})=>typeof D!="string"&&D.inside)?`${e}, or call another version of the module that has one`:e,_=f?`${(0,j.OJ)(f)}\
, or ${e}`:l,u=new Set(i.map(m.Ox)).size===1,E=({text:D,...L})=>u?k(D):`${k(D)} (${(0,y.dh)((0,m.Ox)(L))})`;return(0,j.CC)("constraint-unmeetable",{...o&&{constraints:o},
message:`no version of ${p} can match ${i.length>1?"all of ":""}${(0,y.K4)(i,S,E)}`,help:r===void 0?_:`write ${k(r)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const b=({provider:p,version:i,constraints:o,isUnit:d})=>(0,j.CC)("lock-outside",{message:`lock\
ed provider ${p} ${i} does not match configured version constraint ${(0,y.K4)(o,S,y.dh)}`,help:`run \`${d?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),P=p=>(0,j.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),c=(p,i)=>o=>({message:`the ${p} of provider ${o.provider}\
 ${i}`}),s={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":c("version","is missing"),"not-a-version":c("version","is not a version number"),"not-constraints":c("constraints","are inval\
id"),"not-hashes":c("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${k(p.normal)}`})};function a(p){const{message:i,help:o}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,j.Z9)(s,p)};return(0,j.CC)("lock-invalid",{message:`failed to read dependency lock file: ${i}`,help:o})}const h=({client:p,version:i,constraint:o})=>(0,j.
CC)("client-version",{message:`the version constraint ${k(o)} excludes ${g.bB[p]} ${i}`,help:`use another version of ${g.bB[p]}, or change the constraint`})}),2170:((oe,z,t)=>{
t.d(z,{Qp:()=>A,W7:()=>B,Xd:()=>k,ht:()=>S,kH:()=>m,wv:()=>j});var g=t(8032),y=t(9119);function m(I,{clients:M=g.zK,...T}={}){return{problem:I,severity:I.severity,
affects:I.affects.filter(O=>M.includes(O)),clients:M,host:null,services:[],places:[],needed:!0,...T}}const j={line:1,column:1,endColumn:1};function S(I,M,T=j){const O={
file:I===""?".":I,...T};return m(M,{places:[O],clients:g.Du})}const k=({places:I})=>I.find(M=>typeof M!="string")??null,B=I=>k(I)?.file??"",A=(I,M)=>(0,y.c1)(I,
T=>JSON.stringify(M(T))).map(T=>{const[O]=T;if(T.length===1)return O;const b=s=>[...new Set(T.flatMap(s))],P=b(s=>s.exclude??[]),c=b(s=>s.rowKeys??[]);return{...O,
needed:T.some(({needed:s})=>s),affects:b(({affects:s})=>s),clients:b(({clients:s})=>s),places:(0,y.As)((0,y.jH)(T.flatMap(({places:s})=>s))),...P.length===0?{}:
{exclude:P},...c.length===0?{}:{rowKeys:c}}})}),9615:((oe,z,t)=>{t.d(z,{CC:()=>p,Lw:()=>k,OJ:()=>a,VB:()=>s,Z9:()=>i,ag:()=>h,as:()=>I,oC:()=>S,tr:()=>c,xx:()=>P});
var g=t(1780),y=t(9179),m=t(9432);let j=function(...o){return{problemFacts:j}=t.late([4507],4507),new.target?new j(...o):j(...o)};const S=["error","warning","no\
tice"],k=o=>({operator:o,user:o}),B=(o,{isTerminal:d})=>typeof o=="object"&&"terminal"in o?o[d?"terminal":"workflow"]:o;function A({operator:o,user:d,guest:r},f){
const{role:e,host:n}=f;if(e==="guest"&&r!==void 0)return r;const l=B(o,f);if(e==="operator")return l;const _=(0,g.xI)`ask the operator of ${(0,g.KT)(n)} to ${l}`;
if(d===void 0)return _;const u=B(d,f);return/^ask | or /.test((0,g.pj)(u))||/, or /.test((0,g.pj)(l))||e==="guest"||(0,g.pj)(u)===(0,g.pj)(l)?u:(0,g.xI)`${u}, or ${_}`}
function I(o,d){const{cures:r,...f}=o;return r===void 0?o:{...f,help:T(r,d)}}const M={role:"operator",host:"",isTerminal:!1};function T(o,d){const{because:r,note:f}=o,
e=r===void 0?"":`${r}: `,n=f===void 0?"":(0,g.xI)`; ${B(f,d)}`;return O((0,g.xI)`${e}${A(o,d)}${n}`)}const O=o=>(0,g.tD)((0,g.FS)(o),y._U),b=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function P(o,d,r){const f=d.join()==="opentofu"?"tofu ":"terraform ",e=r?"this machine":"the runner",n=u=>u.replace(b,f).replace(/\bthis machine\b/g,e),{message:l,
help:_}=o;return{...o,message:(0,g.tD)(l,n),..._&&{help:(0,g.tD)(_,n)}}}function c(o){const[d,...r]=o,e=`if ${d===void 0?"this repository":(0,m.K4)(o,3)} ${r.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return d===void 0?e:`${e} for \`tf-disco usages\``}const s=o=>`call another version in place of ${(0,m.dh)(o)}, or ha\
ve it corrected there`,a=({calls:o,module:d,version:r})=>`use ${(0,m.dh)(d)} ${(0,m.dh)(r,40)} in ${(0,m.K4)(o,5,m.dh)}, the newest version that is known to end\
 the conflict`,h=({message:o,help:d})=>({message:(0,g.pj)(o),help:d===void 0?null:(0,g.pj)(d)});function p(o,d){const{operator:r,user:f,guest:e,because:n,note:l,
..._}=d,u=r===void 0?void 0:{operator:r,user:f,guest:e,because:n,note:l},{help:E=u,...D}=_,L=j()[o],R=(0,g.tD)(D.message,y._U),x={code:o,...L,usualSeverity:L.severity,
...D,message:R};return E===void 0?x:typeof E=="object"&&"operator"in E?{...x,help:T(E,M),cures:E}:{...x,help:O(E)}}const i=(o,d)=>o[d.kind](d)}),8339:((oe,z,t)=>{
t.d(z,{DA:()=>b,Iz:()=>O,J0:()=>i,My:()=>P,Zp:()=>r,_W:()=>f,k0:()=>o,tg:()=>d});var g=t(8032),y=t(1780),m=t(9179),j=t(9432),S=t(9615);const k=120,B="is not a r\
egistry module, and `version` applies to registry modules only",A={"local-with-version":[B,"remove `version`"],"remote-with-version":[B,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},I={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function M(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("ad\
dress"in e){const[E,D]=I[e.reason];return{message:`${e.address} ${E}`,help:D}}const[n,l]=A[e.reason],[,_]=T.exec(e.text)??[],u=_===void 0?"":`write "${_}" for t\
he module of the registry, or `;return{message:`"${e.text}" ${n}`,help:`${u}${l}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,O=({path:e,maker:n,in:l})=>(0,S.
CC)("source-missing",{message:`there is no directory ${(0,j.dh)(e)}${l===void 0?"":` in ${(0,j.dh)(l)}`}`,help:l===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...n!==null&&{message:`there is no directory ${(0,j.dh)(e)} in this checkout; ${(0,j.dh)(n)} ${n.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),b=e=>"isOld"in e?(0,S.CC)("source-invalid",{...p(e),affects:[e.client]}):(0,S.CC)("source\
-invalid",M(e)),P=e=>(0,S.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,y.xI)`"${e.text}" is read as host ${(0,y.
KT)(e.host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),c="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function s(e){const{shown:n,more:l}=(0,j.zN)(e,4),_=n.map(({text:E,from:D})=>`${E===null?"not known":(0,j.dh)(E,k)} ${D??"by d\
efault"}`),u=l>0?`${l} more`:_.pop();return`${_.join(", ")} and ${u}`}const a=(e,n,l)=>`${e} of ${n} is ${(0,j.dh)((0,m.Qj)(l),k)}`;function h({address:e,argument:n,
expression:l,candidates:_,refused:u}){const E=a(n,e,l);if(u===null){const L=_.length>1?s(_):"only known at init time";return{message:`${E}, which is ${L}`,help:c}}
const{variable:D}=u;return D===""?{message:`${E}, which cannot be known during init`,help:`write the ${n} with literals, locals and variables only`}:{message:`${E}\
, and Terraform evaluates var.${D} here only with \`const = true\``,help:`add \`const = true\` to variable "${D}", which requires Terraform 1.15, or write the ${n}\
 as a literal`}}function p({address:e,expression:n,client:l,isOld:_}){const u=a("source",e,n),[E,D]=[g.bB[l],g.Y8[l]],L="write the source as a literal";if(_)return{
message:`${u}, which ${E} evaluates only since ${D}`,help:`${L}, or use ${E} ${D} or later`};const R=l==="terraform";return{message:`${u}, and ${E} evaluates on\
ly locals and ${R?"variables with `const = true`":"variables"} here`,help:`${L}${R?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const i=e=>(0,S.CC)("source-dynamic","isOld"in e?p(e):h(e)),o=e=>(0,S.CC)("host-invalid",{message:`"${e.text}" is not a h\
ostname: ${e.error}`,help:e.advice??void 0}),d=e=>(0,S.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),r=({host:e,name:n})=>(0,S.CC)("host-dotless-module",{message:(0,y.
xI)`module sources cannot name host ${(0,y.KT)(e)}: must contain at least one dot`,help:(0,y.xI)`use a full name such as ${(0,y.KT)(n)}.localdomain; provider addresses accept the short name`}),
f=({host:e})=>(0,S.CC)("host-idn-module",{message:(0,y.xI)`Terraform cannot use modules from host ${(0,y.KT)(e)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((oe,z,t)=>{t.d(z,{C:()=>m,p:()=>y});var g=t(9432);
const y=S=>S.map(m).join("; ");function m(S){switch(S.kind){case"deadline":return`the deadline of ${(0,g.YA)(S.ms)} was reached`;case"signal":return`interrupted\
 by ${S.signal}`;case"crash":return"tf-disco crashed";case"missing":return j(S)}}function j({repositories:S,total:k}){const B=S.length===1?"is":"are",A=(0,g.K4)(
S,10,g.dh);return`${S.length} of ${(0,g.px)(k,"repository")} ${B} missing: ${A}`}}),2213:((oe,z,t)=>{t.d(z,{Ar:()=>S,Bm:()=>A,D8:()=>B,FV:()=>k,Gb:()=>m,Ul:()=>I,
nT:()=>j});var g=t(255),y=t(9897);const m={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},j={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},S=["address","endpoints","http_proxy","https_proxy","vault_uri"],k={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},B=M=>/^[\w.-]*$/.test(M)?null:y.IZ,A=M=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(M)?null:y.IZ;function I(M){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(M))return y.IZ;if(/^\s*\w+\s*=/.test(M)){const[T,...O]=Array.from(M.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,b=""])=>b);return T===void 0?null:O.length===0?(0,g.$o)(T):y.IZ}return(0,g.yo)(/^[\w+.-]+:\/\//.test(M)?M:`https://${M}`)??y.IZ}}),1879:((oe,z,t)=>{t.d(z,{LG:()=>I,
Tp:()=>S,Zo:()=>b,bi:()=>j});var g=t(9562),y=t(7811),m=t(5106);const j=1024*1024;function S(c,s){const a=(0,y._6)(c),h=(0,g.V)(a,"map");if(!h.ok)return{kind:"no\
t-json",...I(a,h)};if(h.value===null)return{kind:"null"};if(Array.isArray(h.value))return{kind:"not-object",why:"found an array"};if(!(0,g.G)(h.value))return{kind:"\
not-object",why:`found a ${typeof h.value}`};const p=[];for(const i of Object.keys(h.value)){const o=h.value[i]??null;if(s?.(i,o)===!1)continue;const d=s!==void 0&&
k(o)>m.Ls;p.push({id:i,value:d?void 0:o})}return{kind:"object",services:p}}function k(c){try{return JSON.stringify(c).length}catch{return Number.POSITIVE_INFINITY}}
const B=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],A=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function I(c,{why:s,advice:a}){const h=c.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,p,i=null]=B.find(([o])=>o.test(h))??[];return p!==void 0?{why:`it ${p}`,advice:i,
beginning:null}:A.test(h)?{why:s,advice:a,beginning:null}:{why:"it is not JSON",advice:null,beginning:h}}const M=100,T=16*1024,O=200;function b(c){const s=new Set(
c),a=new Set(c.map(P));let h=0,p=T;return(i,o)=>{if(m.fg.has(i)||s.has(i))return!0;const d=i.length<=O&&a.delete(P(i));if(h===M)return d;const r=i.length+k(o);return r>
p?d:(h+=1,p-=r,!0)}}const P=c=>c.slice(0,c.indexOf(".")+1)}),3096:((oe,z,t)=>{t.d(z,{Bo:()=>k,Gz:()=>y,LA:()=>A,RO:()=>S,eH:()=>I,hl:()=>B,jt:()=>m,un:()=>j});var g=t(
3916);const y=(M,T)=>M===""?T:`${M}/${T}`,m=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function j(M,T){const O=(0,g.join)(M,T.replaceAll("\\","/")).replace(/\/$/,
"");return O==="."?"":O}const S=M=>/(^|\/)tests$/.test(M)?m(M):M;function k(M,T,O=[]){const b=S(M),P=["",...I(M)].findLast(T);if(P===void 0||T(b))return b;const c=s=>O.
some(a=>T(j(s,a)));return c(b)&&!c(P)?b:P}const B=M=>/\.(tftest|tofutest)\.(hcl|json)$/.test(M),A=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M),I=M=>M.split(
"/").map((T,O,b)=>b.slice(0,O+1).join("/"))}),3846:((oe,z,t)=>{t.d(z,{A5:()=>f,Gi:()=>A,NE:()=>d,W_:()=>h,mi:()=>P,op:()=>r,pj:()=>M,sL:()=>s});var g=t(7811),y=t(
255),m=t(9509),j=t(5243);const S={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},k="hashicorp",B="-",A=({host:e,namespace:n})=>e===(0,j.Vm)(
"terraform")&&n===k,I='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},b={terraform:[T],opentofu:[T,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function P(e,n){const l=e.split("/");if(l.length>3||l.includes(""))return c(I);const[_="",u,E]=l.reverse(),
D=s(_);if(!D.ok){const K=`${(0,g.ol)(_)} in source ${(0,g.ol)(e)}`;return c(`Invalid provider type: Invalid provider type ${K}: ${D.why}"`)}const L=E===void 0,R=L?
(0,g.Ju)((0,j.Vm)(n)):(0,y.Pv)(E);if(u===void 0&&R.ok){const K={hostImplied:L,namespace:k,type:D.value};return{kind:"registry",host:R.value,...K}}const v=u===B?
(0,g.Ju)(u):h(u??"",n),$=`namespace "" in source ${(0,g.ol)(e)}`;if(!v.ok)return c(`Invalid provider namespace: Invalid provider ${$}: ${v.why}"`);const w="Inva\
lid provider source hostname";if(!R.ok)return c(`${w}: ${w} ${$}: ${R.why}"`);const C={hostImplied:L,host:R.value,namespace:v.value,type:D.value},U=i(C,n);return U===
void 0?{kind:p(C,n),...C}:c(U)}const c=e=>({kind:"invalid",error:e});function s(e){if(/^[a-z0-9]+$/.test(e))return(0,g.Ju)(e);if(e==="")return(0,g.TR)("must hav\
e at least one character");if(e.includes("."))return(0,g.TR)("dots are not allowed");if(e.includes("--"))return(0,g.TR)("cannot use multiple consecutive dashes");
const n=(0,m.YE)(e);return n.ok?(0,g.Ju)((0,m.DI)(n.value)):(0,g.TR)(M)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,h=(e,n)=>n==="terraform"&&a.test(e)?
(0,g.Ju)(e.toLowerCase()):s(e);function p({host:e,namespace:n},l){return n===B?"legacy":n==="builtin"&&S[l].includes(e)?"builtin":"registry"}function i(e,n){const l=(0,j.
Vm)(n);if(e.namespace===B&&e.host!==l)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${l}.`;const _=b[n].find(
({prefix:u})=>e.type.startsWith(u));return _&&o(e,_,n)}function o(e,{prefix:n,whose:l,frequency:_},u){const E=`${n}provider-`,D=e.type.slice(E.length);if(!e.type.
startsWith(E)||!s(D).ok)return`Invalid provider type: Provider source ${(0,g.ol)(d(e))} has a type with the prefix ${(0,g.ol)(n)}, which isn't allowed because i\
t would be redundant to name ${l} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const L=d({...e,type:D},
u);return`Invalid provider type: Provider source ${(0,g.ol)(d(e,u))} has a type with the prefix ${(0,g.ol)(E)}, which isn't valid. Although that prefix is ${_} \
used in the names of version control repositories for ${l.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,g.ol)(L)}?`}const d=({host:e,namespace:n,type:l},_)=>_!==void 0&&e===(0,j.Vm)(_)?`${n}/${l}`:`${(0,y.pk)(e)}/${n}/${l}`,r=e=>e.replace(/^.*\./s,
""),f=e=>(e??"").replace(/[._].*$/s,"")}),8153:((oe,z,t)=>{t.d(z,{D4:()=>B,LT:()=>c,Qq:()=>M,Tj:()=>a,_5:()=>k,ch:()=>S,gy:()=>P,lq:()=>b,nd:()=>O,p_:()=>s,qL:()=>A,
w3:()=>h,zM:()=>T});var g=t(9562),y=t(7811),m=t(9432),j=t(1879);const S="has too many elements",k=25e3;function B(o,d,r){const f=A(o,d,r);return f.ok?f.value.items>
k?(0,y.TR)(S):(0,y.Ju)(f.value.value):f}function A(o,d,r="decoder"){const f=(0,g.V)(o,/^[\t\n\r ]*[{n]/.test(o)?r:"struct");if(!f.ok&&f.isLimit)return(0,y.TR)(S);
if(!f.ok)return(0,y.TR)((0,m.kw)((0,j.LG)(o,f)));const e=new i,n=d.read(f.value,e),{mistake:l,items:_}=e;return l===null?(0,y.Ju)({value:n,items:_}):(0,y.TR)(l)}
const I=(o,d,r=f=>typeof f==typeof o)=>({zero:o,read:(f,e)=>r(f)?f:(f!==null&&e.refuse(d,f),o)}),M=I("","a string"),T=I(!1,"a boolean"),O=I(0,"an integer",Number.
isInteger),b=o=>({zero:null,read:(d,r)=>d===null?null:o.read(d,r)}),P={zero:null,read:()=>null},c=o=>({zero:o.zero,read:(d,r)=>{const{mistake:f,items:e}=r,n=o.read(
d,r);return Object.assign(r,{mistake:f,items:e}),n}}),s=o=>({zero:[],read:(d,r)=>Array.isArray(d)?(r.items+=d.length,d.map((f,e)=>r.within(e,o,f))):(d!==null&&r.
refuse("an array",d),[])}),a=o=>({zero:null,read:(d,r)=>{const f=r.membersOf(d);if(f===null)return null;const e=Object.entries(f);return r.items+=e.length,new Map(
e.map(([n,l])=>[n,r.within("*",o,l)]))}});function h(o){const d=Object.entries(o),r=new Map(d),f=Object.fromEntries(d.map(([e,{zero:n}])=>[e,n]));return{zero:f,
read:(e,n)=>{const l=n.membersOf(e);if(l===null)return f;const _={...f};for(const[u,E]of Object.entries(l)){const D=r.has(u)?u:p(u),L=r.get(D);L!==void 0&&(_[D]=
n.within(D,L,E))}return _}}}const p=o=>o.toLowerCase().replaceAll("\u017F","s");class i{#e=[];mistake=null;items=0;within(d,r,f){this.#e.push(d);const e=r.read(
f,this);return this.#e.pop(),e}membersOf(d){return(0,g.G)(d)?d:(d!==null&&this.refuse("an object",d),null)}refuse(d,r){if(this.mistake!==null)return;const f=this.#e.
map(n=>typeof n=="number"?`[${n}]`:`.${n}`),e=f.length===0?"":` in "${f.join("").slice(1)}"`;this.mistake=`has ${(0,m.go)(r)} instead of ${d}${e}`}}}),523:((oe,z,t)=>{
t.d(z,{Cg:()=>T,PW:()=>h,Ty:()=>M,Zy:()=>O,_T:()=>p,hZ:()=>j,kv:()=>r,mb:()=>f,oF:()=>B,rK:()=>A});var g=t(7811),y=t(5106);const m=new RegExp(`^${y.eQ}$`),j=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,S=new RegExp(`^${j}[.+-]?$`),k=2n**63n-1n;function B(e){const[,n,l,_,u]=m.exec(e)??[];
return n===void 0?null:I(e,n,_??l,u)}function A(e){const[,n,l,_]=S.exec(e)??[];return n===void 0?null:I(e,n,l,_)}function I(e,n,l="",_=""){const u=n.split(".").
map(D=>D.replace(/^0+(?=.)/,""));if(u.some(D=>D.length>19))return null;const E=u.map(D=>BigInt(D));if(E.some(D=>D>k))return null;for(;E.length<3;)E.push(0n);return{
text:e,numbers:E,written:u.length,pre:l,build:_}}const M=e=>e.pre!=="",T=({numbers:e,pre:n,build:l})=>`${e.join(".")}${n===""?"":`-${n}`}${l===""?"":`+${l}`}`;function O(e,n){
const l=Math.max(e.numbers.length,n.numbers.length);for(let _=0;_<l;_++){const[u,E]=[e.numbers[_]??0n,n.numbers[_]??0n];if(u!==E)return u<E?-1:1}return e.pre===
n.pre||e.numbers.length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===""?1:-1:b(e.pre,n.pre)}function b(e,n){const[l,_]=[e.split("."),n.split(".")];for(let u=0;;u++){
const[E,D]=[u+1>=l.length,u+1>=_.length];if(E!==D)return E?-1:1;const L=P(l[u]??"",_[u]??"");if(L!==0||E)return L}}function P(e,n){const[l,_]=[/^[0-9]*$/.test(e),
/^[0-9]*$/.test(n)];return l!==_?l?-1:1:l&&e.length!==n.length?e.length-n.length:e===n?0:e<n?-1:1}const c="[\\t\\n\\f\\r ]*",s=new RegExp(`^${c}(<=|>=|!=|~>|<|>\
|=|)${c}(${y.eQ})${c}$`),a="This string does not use correct version constraint syntax";function h(e){const n=[];for(const l of e.split(",")){const[,_,u=""]=s.exec(
l)??[],E=B(u);if(E===null)return(0,g.TR)(a);n.push({operator:_||"=",version:E,text:l})}return(0,g.Ju)(n)}function p(e){const n=h(e);if(!n.ok)return n;const l=[];
for(const _ of n.value){const u=A(_.version.text);if(u===null||!i.test(_.text.trim()))return(0,g.TR)(`Incorrect version constraint syntax: ${o(_)}`);l.push({..._,
version:u})}return(0,g.Ju)(l)}const i=/^[<>=!~]* ?[0-9]/;function o({operator:e,version:n,text:l}){const _=l.trim();if(n.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!i.test(_))return`only one space is expected after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[u]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(_)??[""];return`missing comma after "${u}"`}
const d=[">",">=","=","~>","<=","<","!="];function r(e){const n=[...e].sort((l,_)=>O(l.version,_.version)||b(l.version.build,_.version.build)||d.indexOf(l.operator)-
d.indexOf(_.operator)||_.version.written-l.version.written);return[...new Set(n.map(f))].join(", ")}function f({operator:e,version:n}){if(e==="=")return T(n);const l=e===
"~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${e} ${T({...n,numbers:l})}`}}),9941:((oe,z,t)=>{t.d(z,{SH:()=>j,Td:()=>S,lS:()=>B,n_:()=>m,w4:()=>k,yN:()=>M});
const g=25e4,y=100;class m{max;count=0;constructor(c=g){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*y}}const j=(P,c,s)=>P.kind==="native"?P.blocks.filter(a=>a.type===c&&a.labels.length===s):P.members.flatMap(({name:a,value:h})=>a===c?I(c,h,s,
[]):[]),S=P=>P.kind==="native"?P.attributes:P.members;function k(P,c){if(!(P.kind==="native"&&P.mayHave?.(c)===!1))return S(P).find(s=>s.name===c)}const B=P=>(P.
kind==="tuple"?P.elements:[P]).flatMap(s=>s.kind==="object"?s.items.filter(A):[]),A=P=>P.name!==void 0&&P.name!=="//";function I(P,c,s,a){if(s>0)return B(c).flatMap(
({name:p,start:i,end:o,value:d})=>I(P,d,s-1,[...a,{value:p,start:i,end:o}]));const h={start:c.start,end:c.start+1};return(c.kind==="tuple"?c.elements:[c]).filter(
({kind:p})=>p==="object"||p==="tuple").map(p=>({...h,type:P,labels:a,body:{kind:"json",members:B(p)}}))}const M=P=>{const c=[P.startsWith("\uFEFF")?1:0];let s=P.
indexOf(`
`),a;return({start:h,end:p})=>{for(;s>=0&&s<h;s=P.indexOf(`
`,s+1))c.push(s+1);a??=O(P);const i=Math.max(1,b(c,h)),o=c[i-1]??0,d=(c[i]??(s<0?P.length:s)+1)-1;return{line:i,column:T(Math.max(h,o),o,a),endColumn:T(Math.min(
p,d),o,a)}}},T=(P,c,s)=>P-c-b(s,P-1)+b(s,c-1)+1,O=P=>/[\uD800-\uDBFF]/.test(P)?Array.from(P.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function b(P,c){
let s=0,a=P.length;for(;s<a;){const h=s+a>>>1;(P[h]??0)<=c?s=h+1:a=h}return s}}),3471:((oe,z,t)=>{t.d(z,{LV:()=>B,Wc:()=>b,ky:()=>S,nI:()=>y,nc:()=>I,wW:()=>j});
const g={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},y=(P,c,{colour:s})=>s?`\x1B[${g[c]}m${P}\x1B[0m`:P,m=(P,c,{hyperlinks:s})=>c&&s?`\x1B]8;;${c}\x1B\\${P}\
\x1B]8;;\x1B\\`:P;function j(P,c){const s=" ".repeat(P.indent),a=P.label.padEnd((P.column??0)-1),h=" ".repeat(P.indent+(P.column??2)),p=c.width-s.length-a.length-
1,i=k(P.text,c),[o="",...d]=B(i,p,c.width-h.length),r=m(y(a,P.style,c),P.url,c),{text:f="",url:e}=P.linked??{},l=o.startsWith(f)?`${m(f,e,c)}${o.slice(f.length)}`:
o;return[`${s}${r} ${l}`.trimEnd(),...d.map(_=>`${h}${_}`)]}function S(P,c){const[s="",...a]=B(k(P,c),c.width,c.width-2);return[s,...a.map(h=>`  ${h}`)]}const k=(P,c)=>c.
withFlags?.(P)??P;function B(P,c,s=c){const a=[];let h="",p=0;for(const i of P.split(" ")){const o=I(i),d=a.length===0?c:s;h!==""&&p+1+o>d&&(a.push(h),h=""),p=h===
""?o:p+1+o,h=h===""?i:`${h} ${i}`}return[...a,h]}const A=/^[ -~]*$/,I=P=>A.test(P)?P.length:Iterator.from(P).reduce((c,s)=>c+M(s),0);function M(P){return A.test(
P)?1:T(P)?0:($late1??=new RegExp("\\p{Regional_Indicator}","u")).test(P)?1:O(P)?2:1}const T=P=>($late2??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(P),O=P=>($late3??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(P);function b(P,c,s){let[a,h]=["",0];for(const p of P){const i=M(p),o=h+i;if(h>=c&&o<=s&&(i>0||h>c)?a+=p:a+=" ".repeat(Math.max(0,Math.min(o,s)-Math.max(h,
c))),h=o,h>s)break}return a}}),6975:((oe,z,t)=>{t.d(z,{Dp:()=>s,SI:()=>e,tx:()=>o});var g=t(3024),y=t(6760),m=t(9968),j=t(9941),S=t(7811),k=t(9432),B=t(9119),A=t(
6092),I=t(3471),M=t(3474),T=t(7630),O=t(8535),b=t(7773);let P=function(...v){return{readHcl:P}=t.late([6135,3276,3403,7918,5938],8095),new.target?new P(...v):P(
...v)},c=function(...v){return{sourceText:c}=t.late([6135,3276,3403,7918,5938],8095),new.target?new c(...v):c(...v)};const s=".tf-disco.hcl",a=256*1024,h=20,p=100,
i=b.yy.filter(({inProject:v})=>v===!0),o=v=>v.replaceAll("-","_"),d=i.map(({name:v,kind:$})=>({name:o(v),kind:$})),r=d.map(({name:v})=>v),f=[{name:"paths",kind:(0,M.
p_)("GLOB",S.Ju)},{name:"host",kind:(0,M.xH)("HOST",T.rk)},{name:"reason",kind:(0,M.xH)("TEXT",S.Ju)}];function e(v){const $=(0,y.join)(v,s),w=(0,m.N0)(()=>(0,g.
lstatSync)($),null),C={settings:new Map,ignore:[],mistakes:[]};if(w===null)return C;const U=F=>({...C,mistakes:[`${s} ${F}`]});if(w.isSymbolicLink())return U("i\
s a symbolic link; write the settings in the file itself");const K=(0,m.yR)($,a);return K.ok?n(K.text):U((0,k.mP)(K.failure))}function n(v){const $=P(v,void 0,!0),
w=new _($),C=w.readArguments($.body,d,E),U=Array.from(C,([X,{texts:ie,place:le}])=>[X.replaceAll("_","-"),{text:ie.join(`
`),place:le}]),K=l($.body).flatMap(X=>w.readIgnore(X)??[]),F=w.mistakes.toSorted((X,ie)=>X.place.line-ie.place.line),{shown:N,more:H}=(0,k.zN)(F,h),V=H>0?[`${s}\
 has ${(0,k.px)(H,"more mistake")}`]:[],Y=N.map(({place:X,why:ie})=>x(v,X,ie));return{settings:new Map(U),ignore:K,mistakes:[...Y,...V]}}const l=v=>v.kind==="na\
tive"?v.blocks:[];class _{mistakes;source;problems;globs=0;constructor($){this.source=c($,s),this.problems=$.problems,this.mistakes=$.problems.map(({message:w,...C})=>({
place:{file:s,...C},why:w}))}readArguments($,w,C){const U=new Map;for(const{name:K,value:F,...N}of(0,j.Td)($)){const H=w.find(X=>X.name===K),V=this.mistakes.length,
Y=H===void 0?this.report(N,C(K)):this.textsOf(H,F);Y===null||this.mistakes.length>V||U.set(K,{texts:Y,place:this.source.place(N)})}return U}readIgnore({type:$,labels:w,
body:C,...U}){if($!=="ignore")return this.report(U,D($));const K=this.mistakes.length,[F,N]=w,H=(0,T.x2)(F?.value??"");F===void 0||N!==void 0?this.report(U,'ign\
ore has one label, the problem code: ignore "host-slow" {'):H.ok||this.report(F,H.why);for(const ve of l(C))this.report(ve,"ignore has no blocks");const V=f.map(
({name:ve})=>ve),Y=ve=>`ignore has no argument "${(0,k.dh)(ve)}"${(0,O.a)(ve,V,`; expected one of ${V.join(", ")}`)}`,X=this.readArguments(C,f,Y),[ie=null]=X.get(
"reason")?.texts??[];if((0,j.w4)(C,"reason")!==void 0||this.report(U,'ignore has no reason; write reason = "\u2026"'),this.mistakes.length>K||!H.ok)return null;
const _e=(0,T.rk)(X.get("host")?.texts[0]??""),$e=X.get("paths")?.texts??null,Me=this.source.place(U);return{...H.value,host:_e.ok?_e.value:null,paths:$e,reason:ie,
place:Me}}textsOf({name:$,kind:w},C){const{isList:U}=w;if(U!==(C.kind==="tuple")){const K=U?`a list: ${$} = ["\u2026"]`:"one value, without brackets";return this.
report(C,`${$} must be ${K}`)}return(C.kind==="tuple"?C.elements:[C]).map(K=>{const{text:F,why:N}=u(K,U),H=N??(w.value==="GLOB"?this.whyNoGlob(F):null);if(H!==null)
this.report(K,`${$} ${H}`);else for(const V of w.parse(F,$).mistakes)this.report(K,V);return F})}whyNoGlob($){const w=this.globs;if(this.globs+=$.split(",").length,
this.globs>p){const F=`has glob number ${this.globs}, and the limit is ${p}`;return w>p?null:F}const C=$.split("/");return/^[^{}()]*(?:\{(?:(?!\.\.)[^{}()])*\}[^{}()]*)?$/.
test($)&&C.filter(F=>F==="**").length<=2&&C.every(F=>F==="**"||F.split("*").length<=3)?null:'has a glob that is too complex; write at most two "**", two "*" in \
a name and one "{a,b}", and no "("'}report($,w){const C=this.source.place($);return this.problems.some(({line:K})=>K===C.line)||this.mistakes.push({place:C,why:w}),
null}}function u(v,$){const w=v.kind==="primitive"&&v.value!==null&&!$,C=v.kind==="string"?v.value:w?String(v.value):null;if(C===null)return{text:"",why:`${$?"h\
as an item that is no text in quotes":"is no plain value"}; nothing is evaluated here`};if(C.trim()==="")return{text:C,why:$?"has an empty item":"is empty"};const U=!$||
(0,T.Dw)(C)[0]===C;return{text:C,why:U?null:"has an item with a comment, a line break or spaces around it"}}function E(v){if(v==="ignore")return'ignore is a blo\
ck: ignore "CODE" { reason = "\u2026" }';const $=b.yy.find(w=>o(w.name)===o(v));return $===void 0||r.includes(o(v))?`"${(0,k.dh)(v)}" is not a setting${(0,O.a)(
v,r,`; expected one of ${r.join(", ")}`)}`:`"${$.name}" cannot be set here, where a pull request could change it; set it in the workflow or on the command line`}
const D=v=>r.includes(v)?`${v} is not a block; write ${v} = \u2026`:`"${(0,k.dh)(v)}" is not a block; the only blocks are ignore "CODE" { \u2026 }`,L=30,R=60;function x(v,$,w){
const C=Array.from(v.split(`
`)[$.line-1]?.replace(/^\uFEFF/,"")??""),U=(ie,le)=>(0,A.RK)(C.slice(ie,le).join("").replaceAll("	"," "),Number.POSITIVE_INFINITY),K=$.column-1,F=Math.min($.endColumn-
1,K+R),[N,H]=[U(Math.max(0,K-L),K),U(K,F).trimEnd()],V=" ".repeat(String($.line).length),Y=" ".repeat((0,I.nc)(N))+"^".repeat(Math.max(1,(0,I.nc)(H))),X=C.slice(
F).join("").trim()!=="";return[`${(0,B.R3)($)}: ${(0,A.RK)(w,Number.POSITIVE_INFINITY)}`,`${$.line} | ${N}${H}${X?" \u2026":""}`,`${V} | ${Y}`].join(`
  `)}}),4815:((oe,z,t)=>{t.d(z,{s:()=>o});var g=t(3024),y=t(6760),m=t(9968),j=t(7811),S=t(9432),k=t(6092),B=t(6975),A=t(255),I=t(7630);const M=["exclude","roots",
"dialect"],T="in CI, depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have it there, set it in the work\
flow";function O(l,{settings:_},u,E){const D={...l},L=[],R=[];for(const[x,{text:v,place:$}]of _){const w=`from ${$.file}:${$.line}`,C=b(x,l,E),U=x==="depth"&&v===
"init"&&!!u.CI,K=U||l.usages?v.replace(/^init$/,"packages"):v;C!==null?R.push(`${(0,B.tx)(x)}, ${w}, is not used: ${C}`):(D[x]||=K,L.push(`${x}: ${(0,S.dh)(K.replaceAll(
`
`,", "))}, ${w}`)),C===null&&U&&R.push(T)}return{merged:D,remarks:[...L.length===0?[]:[L.join("; ")],...R]}}function b(l,_,u){const E=M.includes(l);return _[l]&&
l!=="allowed-hosts"?`${u(l)} is set`:E&&_["allowed-hosts"]?`${u("allowed-hosts")} is set, and covers all files`:E&&_.usages?`${u("usages")} is set`:null}const P=l=>(0,I.
Dw)(l).flatMap(_=>{const u=(0,I.jM)(_);return u.ok?u.value:[]});function c(l,{settings:_}){const u=P(l["allowed-hosts"]??""),E=_.get("allowed-hosts");if(E===void 0)
return{allowed:u,fixed:u,mistakes:[]};const D=P(E.text);if(u.length===0)return{allowed:D,fixed:u,mistakes:[]};const L=[...D.filter(v=>s(v,u)),...u.filter(v=>s(v,
D))],R=`${E.place.file}:${E.place.line}`;return{allowed:L,fixed:u,mistakes:L.length===0?[`${R}: allowed_hosts has no host that the allowlist of the workflow has\
, and can only narrow it`]:[]}}const s=({host:l,subdomains:_},u)=>u.some(E=>_?E.subdomains&&(l===E.host||(0,A.Jr)(l,[E])):(0,A.Jr)(l,[E]));var a=t(101),h=t(3152);
let p=function(...l){return{X509Certificate:p}=process.getBuiltinModule("node:crypto"),new.target?new p(...l):p(...l)};const i=4*1024*1024;function o(l,{environment:_,
directory:u,wording:E=h.w7}){const D=(0,B.SI)(u),{merged:L,remarks:R}=O(l,D,_,E.setting),{settings:x,mistakes:v}=(0,h.P$)(L,E),$=f(x.caFile,E),w=r(_),C=[$,w].flatMap(
X=>X.ok?[]:[X.why]),U=(0,m.N0)(()=>(0,g.statSync)(u).isDirectory(),!1),F=x.scan.filter(X=>!/[*?[\]{}]/.test(X)).flatMap(X=>d(X,u,E)??[]),N=`GITHUB_WORKSPACE nam\
es ${(0,S.dh)(u)}, which is not a directory`,H=c(l,D),Y=[...[...v,...C,...U?F:[N]].map(X=>(0,k.RK)(X)),...D.mistakes,...H.mistakes];if(Y.length>0||!$.ok||!w.ok)
throw new h.GN(Y);return{...x,allowedHosts:H.allowed,fixedHosts:H.fixed,ignore:[...x.ignore,...D.ignore],remarks:R,authorities:$.value,chooseProxy:w.value}}function d(l,_,{
missingPath:u,setting:E}){const D=(0,y.resolve)(_,l);return(0,g.existsSync)(D)?(0,m.N0)(()=>(0,g.accessSync)(D,g.constants.R_OK)===void 0,!1)?null:`${E("scan")}\
 names ${D}, which this user may not read`:u(l,_)}function r(l){try{return(0,j.Ju)((0,a.N)(l))}catch(_){if(_ instanceof TypeError)return(0,j.TR)(_.message);throw _}}
function f(l,{setting:_}){if(l===null)return(0,j.Ju)(null);const u=(0,m.yR)(l,i),E=_("ca-file");if(!u.ok)return(0,j.TR)(`${E} "${l}" ${(0,S.mP)(u.failure)}`);const D=n(
u.text);return D.ok?D:(0,j.TR)(`${E} "${l}" ${D.why}`)}const e=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function n(l){const _=l.match(e)??[];
if(_.length===0)return(0,j.TR)("contains no certificate; expected PEM");try{for(const u of _)new p(u);return(0,j.Ju)(_.join(`
`))}catch(u){const E=u instanceof Error?u.message:u;return(0,j.TR)(`contains an invalid certificate: ${E}`)}}}),2172:((oe,z,t)=>{t.d(z,{IY:()=>b,Im:()=>c,JT:()=>O,
KS:()=>h,LS:()=>s,MP:()=>T,MZ:()=>p,W$:()=>M,cd:()=>I,dP:()=>o,ek:()=>a,g_:()=>d,lc:()=>i});var g=t(3096),y=t(5243),m=t(3846),j=t(180),S=t(9941);let k=function(...r){
return{readHcl:k}=t.late([6135,3276,7918,3557],8095),new.target?new k(...r):k(...r)},B=function(...r){return{detach:B}=t.late([6135,3276,7918,3557],8095),new.target?
new B(...r):B(...r)};const A="hostnames input",I={file:A,line:1,column:1,endColumn:1},M=r=>r.file===A?A:r,T=({host:r,namespace:f,name:e,system:n})=>[r,f,e,n].join(
"/"),O=({host:r,namespace:f,type:e})=>[r,f,e].join("/"),b=r=>"type"in r?O(r):T(r),P=[];function c(r){return"constraints"in r?r.constraints:r.constraint===null?P:
[r.constraint]}function s(r){const f=c(r);return f[0]?.place!==I?f:f.map(e=>({...e,place:A}))}const a=r=>("places"in r?r.places:[r.place]).map(M);function h({version:r},f){
if(r===void 0)return null;const e=(r.value===void 0?r.text:r.value[f])??null;return e===null?null:{text:e,place:r.place}}const p=({text:r,calls:f},e)=>f===void 0?
[{root:null,source:r,version:null,isOpen:!1}]:f[e]??[];function i({kind:r,text:f,address:e},n,l){switch(r){case"required_provider":case"state_store_provider":case"\
lock_provider":{const _=(0,m.mi)(f??"",l);return _.kind==="registry"?_:null}case"required_provider_nosource":case"required_provider_legacy":return{host:n,namespace:"\
hashicorp",type:(0,m.op)(e)};case"implied_provider":return{host:n,namespace:"hashicorp",type:(0,m.A5)(f)};default:return null}}function o(r){const f=new Set(r.flatMap(
({kind:u,place:E})=>u==="saved_state"?(0,g.jt)(E.file):[])),e=new Map,n=({lockFile:u,calls:E,providers:D,isPartial:L})=>{if(u===null)return;const R=e.get(u)??new Set,
v=!(E.length===0&&!L&&!f.has((0,g.jt)(u)))||e.get(u)===null;e.set(u,v?null:R);for(const{provider:$}of D)R.add(O($))},l=({place:u,...E})=>{const D=E.kind==="lock\
_provider"?e.get(u.file):null,L=D?i(E,(0,y.Vm)("terraform"),"terraform"):null;return L!==null&&D?.has(O(L))===!1};return{add:n,isDropped:l,without:u=>u.map(E=>l(
E)?{...E,needs:[]}:E)}}function d(r){const e=(0,S.SH)(k(r).body,"provider",1).flatMap(({labels:[n],body:l})=>{const _=(0,m.mi)(B(n?.value??""),"terraform");if(_.
kind!=="registry")return[];const u=(0,S.w4)(l,"hashes")?.value,D=(u?.kind==="tuple"?u.elements:[]).flatMap(L=>L.kind==="string"?[B(L.value)]:[]);return[[O(_),D.
filter(j.e)]]});return new Map(e)}}),9039:((oe,z,t)=>{t.d(z,{i:()=>I});var g=t(7811);const y="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",m=String.raw`\p{White_Space}*`,j=String.
raw`[()<>@,;:\\"/[\]?=]`,S=new RegExp(`^${y}(?:/${y})?$`),k=String.raw`"((?:[^"\\\r\n]|\\${j}|\\(?!${j}))*)"`,B=new RegExp(`;${m}(${y})${m}=${m}(?:(${y})|${k})${m}`,
"uy"),A=new RegExp(String.raw`\\(${j})`,"g");function I(T){const O=T.indexOf(";"),P=(0,g.s8)((0,g.Dw)(O<0?T:T.slice(0,O))).replaceAll("\u0130","i").toLowerCase();
return S.test(P)&&(O<0||M(T,O))?P:null}function M(T,O){const b=new Map;for(let P=O;P<T.length;){B.lastIndex=P;const[c,s="",a,h=""]=B.exec(T)??[];if(c===void 0)return(0,g.
s8)(T.slice(P))===";";const p=s.toLowerCase(),i=a??h.replace(A,"$1");if((b.get(p)??i)!==i)return!1;b.set(p,i),P+=c.length}return!0}}),180:((oe,z,t)=>{t.d(z,{CT:()=>O,
KB:()=>S,e:()=>b,uH:()=>T,yI:()=>c});var g=t(9432),y=t(9633),m=t(523),j=t(3556);function S(s,a,h){const{os:p,arch:i,shasum:o}=s,d=Object.entries(s).flatMap(([e,
n])=>n===""?e:[]),r=/^[0-9a-fA-F]{64}$/.test(o),f=`${p}_${i}`===a;return{early:[...B(s.protocols),...k([d.length===0?null:`lacks \`${d.join("`, `")}\``,f?null:`\
is for ${p}_${i} instead of ${a} (\`os\`, \`arch\`)`,A(h,"download_url",s.download_url),I(s.packages),r?null:`has "${o}" in \`shasum\`, which is not 64 hexadecima\
l digits`,A(h,"shasums_url",s.shasums_url),A(h,"shasums_signature_url",s.shasums_signature_url)])],late:k([M(s,a)]),hashes:r&&f?[`zh:${o.toLowerCase()}`]:null}}
const k=s=>s.flatMap(a=>a===null?[]:{kind:"description",why:a});function B(s){const a=s.find(h=>(0,m.rK)(h)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:s.length===0||(0,j.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function A(s,a,h){const p=(0,y.Fl)(s,h);return p.
ok?null:`has an invalid URL in \`${a}\`: ${p.why}`}function I(s){const a=[...s?.keys()??[]].filter(i=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(i)),h=Array.from(s?.values()??
[],i=>i.hashes).flat(),p=[...a,...h.filter(i=>i.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}function M({
packages:s,shasum:a},h){if(!s?.size)return null;const p=s.get(h);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const i=p.hashes.filter(o=>o.startsWith("zh:"));return i.some(
o=>o!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":i.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function T(s,a){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:h,hashes:p}=s,i=p.length===0||p.some(
b),o=k([h===""?`has no \`url\` for ${a}`:null,i?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:o,late:[],hashes:o.length===0?p:null}}
const O=["zh:","h1:"],b=s=>O.some(a=>s.startsWith(a)),P=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(s,{filename:a,shasum:h}){
for(const i of s.split(`
`)){const[o="",d]=i.split(P,4).filter(r=>r!=="");if(d===a)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===h.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}if(!/[0-9a-fA-F]{64}/.test(s))return`has no SHA-256 hash: ${(0,g.rU)(
s)}`;const p=s.split(P).find(i=>i.endsWith(a));return`has no line for ${a}${p===void 0?"":`, but one for ${p}`}`}}),3556:((oe,z,t)=>{t.d(z,{I0:()=>o,PN:()=>M,TT:()=>I,
h:()=>a,oM:()=>p,tD:()=>O});var g=t(9039),y=t(7811),m=t(3846),j=t(3298),S=t(523),k=t(8153);const B=(0,k.LT)((0,k.p_)((0,k.w3)({os:k.Qq,arch:k.Qq}))),A=(0,k.w3)(
{versions:(0,k.p_)((0,k.w3)({version:k.Qq,protocols:(0,k.p_)(k.Qq),platforms:B})),warnings:(0,k.p_)(k.Qq)});function I(r){const f=(0,k.D4)(r,A);if(!f.ok)return f;
const{versions:e,warnings:n}=f.value,l=new Map(e.map(D=>[D.version,D])),_=[...l.keys()],u=_.filter(D=>M(l.get(D)?.protocols??[])),E=(0,j.O)(D=>D);return(0,y.Ju)(
{texts:_,compatible:u.length===_.length?_:u,platforms:Array.from(l.values(),({platforms:D})=>E(D.map(({os:L,arch:R})=>`${L}_${R}`).join(" "))),warnings:_.length===
0?[]:n})}const M=r=>r.some(f=>{const e=(0,S.rK)(f),[n]=e?.numbers??[];return e!==null&&!(0,S.Ty)(e)&&(n===5n||n===6n)}),T=(0,k.w3)({id:k.Qq,moved_to:k.Qq});function O(r,f){
const e=(0,k.D4)(r,T);if(!e.ok)return e;const{id:n,moved_to:l}=e.value,_=(0,m.mi)(l===""?n:l,"terraform"),u=_.kind==="registry"&&_.type===f;return(0,y.Ju)(u?_.namespace:
null)}const b=(0,k.w3)({ascii_armor:k.Qq}),P=(0,k.Tj)((0,k.w3)({hashes:(0,k.p_)(k.Qq),package_size:k.nd})),c=(r,f)=>(0,k.w3)({protocols:(0,k.p_)(k.Qq),os:k.Qq,arch:k.
Qq,filename:k.Qq,shasum:k.Qq,download_url:k.Qq,shasums_url:k.Qq,shasums_signature_url:k.Qq,signing_keys:(0,k.w3)({gpg_public_keys:(0,k.p_)((0,k.lq)(r))}),packages:f}),
s={terraform:c((0,k.w3)({ascii_armor:k.Qq,trust_signature:k.Qq}),k.gy),"opentofu before 1.12":c(b,k.gy),opentofu:c(b,P)},a=(r,f)=>(0,k.D4)(r,s[f]),h=(0,k.w3)({versions:(0,k.
Tj)((0,k.w3)({}))});function p(r,f){const e=d(r,f,h);return e.ok?(0,y.Ju)([...e.value.versions?.keys()??[]]):e}const i=(0,k.w3)({archives:(0,k.Tj)((0,k.lq)((0,k.
w3)({url:k.Qq,hashes:(0,k.p_)(k.Qq)})))});function o(r,f,e){const n=d(r,f,i);if(!n.ok)return n;const l=n.value.archives?.get(e);return l===void 0?(0,y.Ju)(null):
l===null?(0,y.TR)(`has null for ${e}, at which the clients crash`):l.hashes.some(_=>_.indexOf(":")<1)?(0,y.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,y.Ju)(l)}function d(r,f,e){return(0,g.i)(f??"")==="application/json"?(0,k.D4)(r,e):(0,y.TR)(f===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((oe,z,t)=>{t.d(z,{EH:()=>T,Fl:()=>O,ad:()=>B,fZ:()=>m,i5:()=>k,ny:()=>A,sw:()=>j,ut:()=>M,zS:()=>I});
var g=t(7811),y=t(8643);const m=(c,s)=>P(b(c),`${S(s)}/versions`),j=(c,s,a)=>P(b(c),`${S(s)}/${a}/download`),S=({namespace:c,name:s,system:a})=>`${c}/${s}/${a}`,
k=(c,{namespace:s,type:a})=>P(c,`${s}/${a}/versions`),B=(c,{namespace:s,type:a},h,p)=>P(c,`${s}/${a}/${h}/download/${p.replace("_","/")}`),A=(c,s)=>P(b(c),s);function I(c,{
host:s,namespace:a,type:h},p){const i=(0,y.O2)(c,`${s}/${a}/${h}/${p}`);return!i.ok||i.value.scheme==="https"?i:(0,g.TR)(`unsupported protocol scheme "${i.value.
scheme}"`)}function M(c,s){if(!/^\.{0,2}\//.test(s))return(0,g.Ju)(s);const a=(0,y.O2)(c,s);return a.ok?(0,g.Ju)((0,y.jr)(a.value)):a}function T(c,s){const a=O(
c,s);return a.ok&&a.value.fragment!==""?(0,g.TR)("must not include fragment part"):a}function O(c,s){const a=(0,y.O2)(c,s);if(!a.ok)return a;const{scheme:h}=a.value;
return h==="http"||h==="https"?a:(0,g.TR)("must use http or https scheme")}const b=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function P(c,s){const a=(0,y.
O2)(c,s);if(!a.ok)throw new Error(a.why);return a.value}}),8185:((oe,z,t)=>{t.d(z,{CS:()=>b,I4:()=>s,KJ:()=>A,KP:()=>M,Ll:()=>I,US:()=>O,VS:()=>P});var g=t(2801),
y=t(2170),m=t(9119),j=t(255),S=t(9897),k=t(5106);const B=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,A=({problem:{code:a,severity:h}})=>B.
test(a)&&!(a==="file-syntax"&&h==="notice"),I=a=>T.test(a.problem.code)||A(a),M=a=>T.test(a)||B.test(a),T=/^(?:host-not-allowed|allowlist-incomplete)$/,O=(a,h)=>h.
allowedHosts.length>0&&("problem"in a?A(a):[a.directHost??null,...a.needs.map(({host:p})=>p)].some(p=>p!==null&&!j.ev(p,h)));function b(a,h){return h.allowedHosts.
length===0?[]:a.flatMap(p=>{const{directHost:i,isOverridden:o,place:d,clients:r,evaluated:f}=p;if(i===void 0||o)return[];const e=c(p)?"backend":"download",n=j.ev(
i,h),l=e==="download"&&Object.values(f??{}).some(D=>!D.isWhole);if(n&&!l)return[];const _=j.Pv(i),u=_.ok&&!n?_.value:null,E=n?S.IZ:j.nx(i);return[(0,y.kH)((0,g.
wp)({host:E,use:e}),{host:u,places:[d],clients:r})]})}function P(a,h,p,i){const{allowedHosts:o}=i,d=E=>E!==void 0&&j.ev(E,i),r=a.filter(E=>d(E.directHost)&&!c(E)),
f=h.filter(({service:E,host:D})=>E===k.e$&&d(D)),e=[...r.map(({place:E})=>E),...f.flatMap(E=>E.because)],n=p??e,l=(0,m.jH)(n.filter(E=>typeof E!="string"));if(o.
length===0||l.length===0)return[];const _=p!==null,u=(0,g.sC)({count:l.length,isAsked:_});return[(0,y.kH)(u,{places:(0,m.As)(l)})]}const c=({kind:a})=>/^(backend|remote_state|saved_state)$/.
test(a);function s(a,h,p,i){if(i.allowedHosts.length===0)return[];const o=p.filter(({because:d})=>d.some(r=>typeof r!="string"));return h.flatMap(d=>{const{id:r,
kind:f}=d;if(f!=="url"||!o.some(l=>l.service===r))return[];const e=j.yo(d.url);if(e===null||e===a||j.ev(e,i))return[];const n=(0,g.wp)({host:j.nx(e),service:r,registry:j.
nx(a)});return[(0,y.kH)(n,{services:[r]})]})}}),3217:((oe,z,t)=>{t.d(z,{MU:()=>c,fc:()=>s,ky:()=>P,so:()=>M,uA:()=>a});var g=t(8294),y=t(1098),m=t(2170),j=t(9119),
S=t(4481),k=t(8032),B=t(255),A=t(5106),I=t(4606);function M(h,p,{misnamed:i},o){const d=h.credentials?.hasToken!==!0&&h.attempt.discovery.kind==="found",r=d?T(h.
host,o):[],f=r.length>0?i.slice(1):i,e=[h.difference??[],f].flat().map(L=>(0,m.kH)(L));if(!d)return e;const n={host:h.host,isFork:o.isFork,...(0,I.Bc)(h)},[l=null]=i,
_=new Set(r.map(({place:L})=>L)),D=(i.length>0||!!h.credentials?.problem?[]:O(h.host,p,o)).filter(({place:L})=>!_.has(L));return[...e,...b(r,L=>{const R=(0,y.vs)(
{...n,service:L});return l===null?R:(0,S.to)(R,l)}),...b(D,L=>g.$U({...n,service:L}))]}function T(h,{usages:p,depth:i}){return i==="discovery"?[]:p.flatMap(({workspace:o,
hasOwnToken:d,needs:r,place:f})=>o===void 0||d||(0,j.MV)(f)?[]:r.flatMap(e=>e.host===h?[{...e,place:f}]:[]))}function O(h,p,{usages:i}){const o=new Set(i.flatMap(
({hasOwnToken:f,place:e})=>f?e:[])),d=(0,A.Uc)(h);return p.filter(({service:f})=>d.includes(f)).flatMap(({service:f,because:e})=>e.filter(n=>typeof n!="string").
filter(n=>!(0,j.MV)(n)&&!o.has(n)).map(n=>({service:f,place:n,clients:k.zK})))}const b=(h,p)=>[...Map.groupBy(h,({service:i})=>i)].map(([i,o])=>{const d=[...new Set(
o.map(({place:f})=>f))],r=[...new Set(o.flatMap(f=>f.clients))];return(0,m.kH)(p(i),{services:[i],places:d,clients:r})}),P=(h,p,i)=>h.filter(o=>i!==null&&!i.has(
o)&&!p.includes(o)).map(o=>(0,m.kH)(g.bI({host:o}))),c=(h,p)=>p.flatMap(({visit:i,requirements:o,services:d})=>{const r=({because:_})=>_.some(u=>typeof u!="stri\
ng"),e=o.filter(r).map(({service:_})=>_).filter(_=>(0,k.SZ)(_).includes("renovate")),n=s(i,d).filter(({service:_})=>e.includes(_??"")),l=i.credentials?.hasToken&&
e.length>0?[i,...n]:[];return h.flatMap(({client:_,file:u,ends:E})=>l.filter(({host:D})=>!E.some(L=>`//.${D.replace(/:.*/,"")}`.endsWith(L))).map(({host:D})=>g.
qX({client:_,host:D,ends:E})).map(D=>(0,m.kH)(D,{places:[{file:u,...m.wv}],clients:[_]})))});function s({host:h,attempt:p,credentials:i},o){const d=i?.hasToken===
!0,r=[...o.flatMap(f=>f.kind==="url"&&(0,A.p4)(f.id)&&A.fg.has(f.id)?[{url:f.url,service:f.id,isSent:d}]:[]),...p.hops.map(({url:f,authorization:e})=>({url:f,service:null,
isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:f,...e})=>{const n=(0,B.Pv)((0,B.yo)(f)??"");return!n.ok||n.value===h?[]:[{...e,host:n.value}]});return[...new Map(
r.toReversed().map(f=>[f.host,f])).values()]}function a(h,p,{tokenSources:i,hosts:o}){return(i.size===0?[]:s(h,p)).flatMap(({host:r,service:f,isSent:e})=>{const n=i.
get(r);if(n===void 0)return[];const l=f===null?h.attempt.discovery.kind==="failed":!e,_=g.To({host:(0,B.nx)(h.host),other:(0,B.nx)(r),source:n,service:f,isSent:e,
isNotice:!l||o.has(r)});return[(0,m.kH)(_,{services:f===null?[]:[f]})]})}}),6745:((oe,z,t)=>{t.d(z,{DK:()=>B,WE:()=>A,hu:()=>T});var g=t(9432),y=t(8936),m=t(2170),
j=t(255),S=t(1780);const k=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],B=({services:P,problem:{code:c}})=>P.map(s=>[s,c]);function A(P,c,s){let a=c;return{causes:P.notes.flatMap(p=>{
const{code:i,severity:o,affects:d}=p.problem,r=P.viewers.filter(n=>o!=="error"||d.includes(n)),f=({problem:n,services:l,affects:_})=>k.some(([u,E])=>u.test(i)&&
E.test(n.code))&&l.length>0&&l.every(u=>p.services.includes(u)&&!s(u))&&_.every(u=>r.includes(u)),e=a.filter(f);return e.length===0?p:(a=a.flatMap(n=>e.includes(
n)?o==="error"?[]:I(n,p):n),o==="error"?M(p,e):[])}),answers:a}}function I(P,{problem:{message:c,cures:s}}){const a=(0,S.xI)`${c}; ${P.problem.message}`;return{
...P,problem:{...P.problem,message:a,...s&&{cures:s}}}}const M=(P,c)=>(0,m.Qp)([P,...c],()=>null).map(s=>{const a=c.find(({problem:p})=>p.obstacle!==void 0),h=a&&
(0,S.xI)`${s.problem.message}; ${a.problem.message}`;return h===void 0?s:{...s,problem:{...s.problem,message:h}}});function T(P){const c=P.filter(({attempt:o})=>o.
hops.length>0),[s,...a]=c.flatMap(o=>b(o)??[]);if(!s||a.length<c.length-1||!(c.some(({host:o})=>(0,g.VW)(o)!==null)||a.length>0&&!s.isCommon)||a.some(o=>O(o)!==
O(s)))return null;const i=c.map(({host:o})=>(0,j.nx)(o));return(0,y.e4)(i,[s,...a])}const O=({verb:P,what:c})=>P.startsWith("cannot")?P:c;function b({attempt:{discovery:P,
hops:c}}){const s=P.kind==="failed"?P.problem.obstacle:void 0;return c.every(({status:h})=>h===null)||s?.verb==="does not reach"?s:void 0}}),2886:((oe,z,t)=>{t.
d(z,{ER:()=>s,H4:()=>p,Np:()=>i,TC:()=>b,cA:()=>o,hD:()=>k,ly:()=>h,v1:()=>T,zX:()=>c,zv:()=>a});var g=t(9432),y=t(9119),m=t(9615),j=t(255),S=t(1780);function k(d,r){
const{clients:f,aside:e,answeredBy:n,isPlaceholder:l,checkedFor:_,...u}=d,E=(_??r.clients).filter(D=>f.includes(D));return{...u,problem:(0,m.xx)(B(d,r),E,r.isTerminal),
affects:d.affects.filter(D=>r.concerned.includes(D)),isHostNew:r.isHostNew}}function B(d,r){const{machine:f,ignoredBy:e,guesses:n}=r,l=r.reader&&O(d,r.reader);if(f!==
null&&d.problem.obstacle&&e(d)===null)return f;const _=I(d,l===null?d.problem:(0,m.as)(d.problem,l)),u=M(d,n);if(u.length===0)return _;const E=(0,m.tr)(u.flatMap(
({repository:D})=>D??[]));return{..._,help:_.help===void 0?E:(0,S.xI)`${_.help}; ${E}`}}const A=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function I({places:[d]},r){const f=typeof d=="object"?d.inside:void 0;if(f===void 0||!A.test(r.code))return r;const e=(0,m.VB)(f.package),n=r.code==="client-ver\
sion";return{...r,help:n?`use a version that it allows, or ${e}`:e}}function M({host:d,places:r,problem:f},e){if(e.length===0)return[];const n=f.affects.includes(
"terraform")&&!f.affects.includes("opentofu"),l=r.flatMap(u=>typeof u=="string"?[]:u.file),_=new Set(l.map(y._M));return e.filter(({repository:u,hosts:E})=>_.has(
u)&&(n||d!==null&&E.has(d)))}function T({severity:d,affects:r,needed:f},e){const n=f&&e.some(l=>r.includes(l));return d==="error"&&!n?"warning":d}function O({answeredBy:d},r){
if(d===void 0)return r;const f=(0,g.VW)(d)!==null?"guest":"user";return{...r,host:d,role:r.role==="operator"?"operator":f}}function b(d,r,{isTerminal:f}){const e=r.
some(({because:l})=>l.includes("hostnames input"));return{role:(0,g.VW)(d)!==null?"guest":e?"operator":"user",host:(0,j.nx)(d),isTerminal:f}}const P=["module","\
provider","version","package","lock","not"],c=({problem:d,places:r})=>P.includes(d.code.replace(/-.*/,""))&&r.length>0&&r.every(f=>typeof f!="string"),s=({problem:d,
needed:r})=>r&&d.usualSeverity==="error"&&!p.includes(d.code),a=({problem:d})=>d.code==="machine-network",h=d=>d.some(r=>typeof r=="string"||!(0,y.MV)(r)),p=["h\
ost-http2","host-check-crashed"],i=(d,r)=>m.oC.indexOf(d.severity)-m.oC.indexOf(r.severity);function o(d){if(typeof d=="string")return d;const{file:r,line:f,inside:e}=d;
return e===void 0?`${r}:${f}`:(0,y.kn)(e)}}),6146:((oe,z,t)=>{t.d(z,{$:()=>j,o:()=>m});var g=t(9119),y=t(2886);function m(T,O){const{kind:b,source:P,address:c,constraints:s,
places:a}=O;return JSON.stringify([T,b,P,c,s,a[0]??null])}function j(T,O){const b=(0,g.hy)(O,({rowKeys:h=[]})=>h),P=O.filter(({host:h})=>h===null),c=h=>P.filter(
({problem:p})=>h.test(p.code)),s=(0,g.hy)(c(B),({places:h})=>h.map(y.cA)),a=(0,g.hy)(c(A),({places:h})=>h.map(M));return b.size+s.size+a.size===0?T:T.map(({directory:h,
clients:p,rows:i})=>({directory:h,clients:p,rows:i.map(o=>{const d=b.get(m(h,o))??[...o.rejectedAt.flatMap(e=>s.get((0,y.cA)(e))??[]),...I(o).flatMap(e=>a.get(M(
e))??[])];if(d.length===0)return o;const r=d.map(({item:e})=>({...e.problem,severity:(0,y.v1)(e,p)})).sort(y.Np),f=S(o,d);return{...o,...f.length>0&&{conflicting:f},
worst:r[0]?.severity??null,problems:(0,g.t6)(r,({code:e})=>e).map(({code:e,usualSeverity:n})=>({code:e,usualSeverity:n}))}})}))}function S({requiredBy:T=[]},O){
const b=O.flatMap(({item:c})=>c.problem.constraints??[]),P=new Set(b.filter(({conflicts:c})=>c).map(k));return P.size===0?[]:T.filter(c=>P.has(k(c)))}const k=({
text:T,place:O})=>`${(0,g.df)(O)} ${T}`,B=/^(?:constraint|lock)-/,A=/^(?:block|client|file|source)-/,I=({kind:T,places:O})=>O.filter(b=>T==="module"&&typeof b!=
"string"&&b.inside===void 0),M=T=>typeof T=="string"?T:`${T.file}:${T.line}`}),4606:((oe,z,t)=>{t.d(z,{Bc:()=>P,Cg:()=>A,Hf:()=>T,MC:()=>B,ux:()=>I,wD:()=>M});var g=t(
8294),y=t(4481),m=t(8032),j=t(255),S=t(5106);const k=1440*60*1e3;function B(c,s){const{host:a,credentials:h}=c;if(!h?.life||h.problem!==null)return c;const{source:p,
life:i}=h,o=(i.expires-s.now)/k,d=(i.expires-(i.issued??0))/k<=s.certificateDays;if(o>=(d?0:s.certificateDays))return c;const r=new Date(i.expires).toISOString().
slice(0,10),f=g.C3({host:a,source:p,on:r,days:o});return{...c,credentials:{...h,problem:f}}}const A={misnamed:[],cause:null,refusals:[]};function I(c,s,{role:a},h){
const{isFork:p,isAsked:i}=h,{hasToken:o=!1,source:d,problem:r=null}=c.credentials??{},e=r?.code==="credentials-expiry"&&r.flaw===void 0?null:r,{status:n=null}=c.
attempt.hops.at(-1)??{},l=o||!i?[]:O(c,h),_=i&&(0,m.n3)(c.host),E=_&&n===403||p&&!o?null:e??(o?null:c.lost)??l[0]??null,D=(0,S.Uc)(c.host).length===0,L=s.filter(
({problem:{code:v,refusal:$}})=>$!==void 0&&(E!==null||v==="document-unauthorized"||!(p||_||D&&$==="hides"))),R=L.some(({problem:v})=>v.code!=="document-unautho\
rized")||a!=="guest"&&(p||n===401);return E!==null||R&&!o?{misnamed:l,cause:E??{isFork:p,...P(c)},source:d,refusals:L}:{...A,misnamed:l}}const M=(c,{cause:s,source:a,
refusals:h})=>s!==null&&h.includes(c)?(0,y.to)(c.problem,s,a):c.problem;function T({problem:c,services:s},{cause:a,refusals:h}){if(h.length===0)return!1;const p=h.
flatMap(i=>i.services);return c===a||c.code==="credentials-missing"&&s.every(i=>p.includes(i))}const O=(c,{tokenVariables:s,hosts:a})=>(0,j.Bz)(s,c.host,a).filter(
({isParent:h})=>!h||b(c)).map(h=>g.z2({host:c.host,...h})),b=({attempt:{discovery:c}})=>c.kind==="failed"&&c.problem.code==="document-unauthorized";function P({
credentials:c,looks:s}){const a=s.flatMap(o=>o.looks),h=o=>[...new Set(a.flatMap(({held:d,source:r})=>d!=="not read"===o?r:[]))],p=c===null?h(!0):[c.source],i=c===
null?h(!1):[];return{searched:p,notRead:i}}}),493:((oe,z,t)=>{t.d(z,{j7:()=>u,k2:()=>$,S4:()=>E});var g=t(6254),y=t(2806),m=t(2170),j=t(9119),S=t(8032),k=t(1780),
B=t(8185),A=t(3217),I=t(6745),M=t(4756),T=t(9615),O=t(2886);function b(w,C,U){const{notes:K,usages:F,requirements:N,isEmpty:H}=w,{complaints:V,tokenHosts:Y,namedHosts:X,
answered:ie,contacted:le,unopened:_e}=w,$e=({problem:Z,places:[re]})=>Z.code==="file-syntax"&&typeof re=="object"&&re.inside===void 0,Me=new Set(K.filter($e).map(
m.W7)),ve=({problem:Z})=>C.allowedHosts.length>0&&Z.code==="source-near-miss"&&Z.severity==="notice",we=[...(0,B.CS)(F,C),...(0,B.VS)(F,N,_e,C),...ie.map(Z=>P(Z,
C)),...V,...(0,A.ky)(Y,le,X)],Q=[...K.filter(Z=>!ve(Z)).map(Z=>c(Z,Me,C)),...we.map(Z=>({...Z,severity:(0,O.v1)(Z,C.dialect.clients)})),...H?[s(C)]:[]],{placed:ce=[],
placeless:ue=[]}=Object.groupBy(Q,({places:Z})=>Z.length>0?"placed":"placeless");return[...(0,m.Qp)(ce,Z=>{const{problem:re,severity:he,affects:Ee,host:de,namedHost:W,
exclude:ee}=Z,{code:te,message:J,help:se}=re,G=U.ignoredBy(Z)!==null;return[de,W,te,he,J,se,Ee,ee===void 0,G]}),...ue].map(Z=>(0,O.hD)(Z,U))}function P(w,C){const{
host:U,problem:K}=w;return U===null?w:{...w,services:[],problem:(0,T.as)(K,(0,O.TC)(U,[],C))}}function c(w,C,{dialect:U,allowedHosts:K}){const{problem:F,isPlaceholder:N,
checkedFor:H=U.clients}=w;if(K.length>0&&(0,B.KJ)(w)){const we=(0,k.xI)`${F.message}; it may use hosts that are not in \`allowed-hosts\``;return{...w,problem:{...F,
message:we},severity:"error"}}const V=(0,m.W7)(w),Y=(0,m.Xd)(w),X=w.aside!==void 0||Y!==null&&(0,j.MV)(Y),ie=w.severity==="error"&&N===!0,le=C.has(V)&&F.code!==
"file-syntax",$e=w.severity==="error"&&(ie||le||X)?"warning":(0,O.v1)(w,H);if(!X&&!ie)return{...w,severity:$e};const{help:Me,...ve}=F;return{...w,severity:$e,problem:F.
code==="file-syntax"?ve:F,exclude:[(0,j.n7)(w.aside??V)]}}const s=({scan:w,hostnames:C,usages:U})=>(0,m.kH)((0,M.JW)({scan:w,hasHostnames:C.length>0,isFleet:U.length>
0}));var a=t(3096),h=t(5106);function p(w,C,U,K){const F=C.filter(le=>le.rows.some(({worst:_e})=>_e==="error")),N=new Set(F.flatMap(({directory:le,clients:_e})=>_e.
map($e=>`${$e} ${le}`))),H=new Set([...U.flatMap(i),...K].flatMap(r)),V=({client:le,directories:[_e,...$e]})=>[`own ${_e}`,_e,...$e].some(Me=>H.has(`${le} ${Me}`)),
Y=w.filter(le=>N.has(`${le.client} ${le.directory}`)||!le.isAside&&V(le)),X=le=>[...new Set(le.map(({directory:_e})=>_e))],ie=S.Du.filter(le=>Y.some(({client:_e})=>_e===
le));return{failing:X(Y),of:X(w).length,clients:ie}}function i({findings:w,requirements:C}){const U=C.filter(({isForInit:K})=>K);return w.flatMap(K=>K.services.
length===0?U.map(({service:F,because:N})=>({...K,services:[F],places:N})):U.some(({service:F})=>K.services.includes(F))?K:[])}const o=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,
d=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;function r(w){const{problem:C,affects:U,places:K,severity:F,rowKeys:N,services:H}=w,{code:V}=C;if(!(F===
"error"&&(0,O.ER)(w))||N!==void 0||o.test(V))return[];const X=d.test(V)||H.length>0&&H.every(ie=>h.c4.includes(ie));return K.flatMap(ie=>{if(typeof ie=="string")
return[];const le=`${X?"own ":""}${(0,a.jt)(ie.file)}`;return U.map(_e=>`${_e} ${le}`)})}var f=t(6146);let e=function(...w){return{judgeRequests:e}=t.late([5866,
5332,3053],5332),new.target?new e(...w):e(...w)},n=function(...w){return{crashedVisit:n}=t.late([5866,5332,3053],5332),new.target?new n(...w):n(...w)},l=function(...w){
return{judgeVisit:l}=t.late([5866,5332,3053],5332),new.target?new l(...w):l(...w)},_=function(...w){return{outcomesOf:_}=t.late([5866,5332,3053],5332),new.target?
new _(...w):_(...w)};const u={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function E(w,C,U=()=>[]){const{predicted:K,stopped:F,
visits:N,guesses:H}=w,{clients:V}=C.dialect,Y=re=>C.fixedHosts.length>0&&(0,B.Ll)(re),X=(0,g.O)(C.ignore,Y),ie={...C,guesses:H,machine:(0,I.hu)(N),clients:V,ignoredBy:X},
le=x(w,{...C,...ie}),_e=v(w,le,C,ie),$e=[...le.flatMap(re=>re.findings),..._e],{ignored:Me,unignored:ve,unmatched:we}=D($e,X,C),Q=le.map(re=>{const he=ve(re.findings.
filter(Ee=>!(0,O.zX)(Ee)));return{...re,findings:he,clients:_(he)}}),ce=({exclude:re})=>+(re!==void 0),ue=ve([...le.flatMap(re=>re.findings.filter(O.zX)),..._e]).
toSorted((re,he)=>(0,O.Np)(re,he)||ce(re)-ce(he)),ge=[...Q.flatMap(re=>re.findings),...ue].sort(O.Np),Z=(0,f.$)(K.roots,ve($e));return{passed:F.length===0&&!ge.
some(({severity:re})=>$(re,C.failOn)),stopped:F,hosts:Q,files:ue,findings:ge,ignored:Me,unmatched:we,roots:Z,init:p(w.roots,Z,Q,ue),lines:R(ge,U)}}function D(w,C,{
ignore:U}){const K=new Map(w.map(N=>[N,C(N)])),F=new Set([...K.values()].flatMap(N=>N??[]));return{unignored:N=>N.filter(H=>K.get(H)===null).sort(O.Np),ignored:w.
toSorted(O.Np).flatMap(N=>(K.get(N)??[]).slice(0,1).map(H=>({finding:N,rule:H}))),unmatched:U.filter(N=>N.place===null&&!F.has(N))}}const L=1e3;function R(w,C){
const U=w.flatMap(K=>(0,m.Xd)(K)??[]).filter(({file:K,column:F,endColumn:N})=>N>F&&(0,j._M)(K)===null);return C((0,j.jH)(U).slice(0,L))}function x(w,C){const{visits:U,
newHosts:K,predicted:F}=w,N=Map.groupBy(w.requirements,({host:X})=>X),H=Map.groupBy(F.notes,({host:X})=>X),V=new Map(F.requests.map(X=>[X.host,X])),Y={...C,...w,
hosts:new Set(U.map(({host:X})=>X))};return U.map(X=>{const{host:ie}=X,le={visit:X,requirements:N.get(ie)??[],predicted:H.get(ie)??[],requests:V.get(ie)??null,answering:F.
answering,isNew:K.has(ie)};try{return l(le,Y)}catch(_e){return n(le,Y,_e)}})}function v(w,C,U,K){const{notes:F,requests:N,unopened:H}=w.predicted,V=new Set(C.map(
({visit:Z})=>Z.host)),Y=C.flatMap(({visit:Z,services:re})=>(0,A.fc)(Z,re)),X=[...F,...N.flatMap(Z=>e(Z,[],U))],{files:ie=[],hosts:le=[]}=Object.groupBy(X,({host:Z})=>Z===
null?"files":"hosts"),_e=C.flatMap(({findings:Z})=>Z),Me=[..._e,...X].filter(Z=>K.ignoredBy(Z)===null).map(({problem:Z})=>(0,k.pj)(Z.message)),ve={...w,complaints:w.
complaints.filter(({problem:Z})=>!Me.some(re=>re.endsWith((0,k.pj)(Z.message)))),unopened:H,notes:[...w.notes,...ie,...(0,A.MU)(w.bots??[],C)],answered:le.filter(
({host:Z})=>Z!==null&&!V.has(Z)),contacted:[...V,...[...Y,...N].map(({host:Z})=>Z)]},we={...K,concerned:S.zK,reader:null,isHostNew:!1,machine:null},Q=b(ve,U,we),
ue=w.stopped.length===0&&!U.changedOnly?[..._e,...Q]:null,ge=ue===null?[]:(0,y.u)(ue,U,K.ignoredBy,B.KP);return[...Q,...ge.map(Z=>(0,O.hD)(Z,we))]}const $=(w,C)=>w===
"error"?C!=="never":w==="warning"&&C==="warning"}),2218:((oe,z,t)=>{t.d(z,{CG:()=>A,Fh:()=>O,T1:()=>M,T5:()=>T,en:()=>b,h1:()=>I,wX:()=>P});var g=t(1011),y=t(2801),
m=t(9119),j=t(8032),S=t(255),k=t(5106);const B=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function A(c,s,a,h=(0,g.kA)(s)){const p=["hostnames input"],i=c.hostnames.flatMap(
({host:r,services:f})=>{const e=f.length>0?f:c.requiredServices,n=e.length>0?e:["any"],l={host:r,clients:a,because:p,isImplied:!1,isForInit:!0};return n.map(_=>({
...l,service:_}))}),o=new Set([...h,...c.hostnames.map(({host:r})=>r)]),d=s.flatMap(({kind:r,needs:f,place:e})=>f.map(n=>({...n,because:[e],isImplied:!o.has(n.host),
isForInit:!B.has(r)})));return I([i,d],a)}function I(c,s){return(0,m.c1)(c.flat(),({host:a,service:h})=>`${a} ${h}`).map(a=>{const[{host:h,service:p}]=a;return{
host:h,service:p,clients:[...s.filter(i=>a.some(o=>o.clients.includes(i)))],because:(0,m.As)((0,m.p)(a.flatMap(({because:i})=>i))),isImplied:a.every(({isImplied:i})=>i),
isForInit:a.some(({isForInit:i})=>i)}})}const M=({because:c})=>c.every(s=>typeof s!="string"&&s.inside?.isPublic===!0);function T(c,s,a){const h=o=>o.inside!==void 0,
p=c.flatMap(o=>{const{calls:d,providers:r,client:f}=o,e={clients:[f],isForInit:!0},n=d.flatMap(({module:_,place:u})=>{if(_===null||!h(u))return[];const{host:E,hostImplied:D}=_;
return{...e,host:E,service:k.e$,because:[u],isImplied:D}}),l=r.flatMap(({provider:_,places:u})=>{const E=u.filter(h);if(E.length===0||!s(_,o))return[];const{host:D}=_;
return{...e,host:D,service:k.xq,because:E,isImplied:(0,j.n3)(D)}});return[...n,...l]}),i=o=>typeof o=="string"?o:`${o.file}:${o.line} ${o.inside?.isPublic}`;return I(
[p],a).map(o=>({...o,because:(0,m.t6)(o.because,i)}))}const O=(c,{isGuess:s},a)=>{const h=a.flatMap(({host:p,isImplied:i})=>i?p:[]);return s?[{repository:c,hosts:new Set(
h)}]:[]};function b(c,{hostnames:s,allowedHosts:a}){const h=new Set(s.map(({host:i})=>i)),p=new Map;for(const{host:i,isImplied:o,because:d,clients:r}of c){if(h.
has(i)||p.has(i))continue;const f={host:(0,S.nx)(i)},[e]=d.filter(l=>typeof l!="string"),n=o&&e!==void 0&&{implied:{place:e,clients:r}};(0,S.Rt)(i)?p.set(i,(0,y.
U7)(f)):(0,S.Jr)(i,a)||p.set(i,(0,y.wp)({...f,...n}))}return p}const P=(c,s)=>new Set([...j.Du,...Object.values(j.bB),...k.fg,...c.flatMap(({host:a,service:h=a})=>[
a,(0,S.pk)(a),h]),...s.flatMap(({directHost:a})=>a??[])])}),9582:((oe,z,t)=>{t.d(z,{A7:()=>A,AV:()=>S,LH:()=>y,T:()=>P,Tb:()=>B,aZ:()=>g,c3:()=>I,ql:()=>k,sD:()=>T,
sc:()=>M,zC:()=>b});class g extends Error{span;constructor({path:a,span:h},p){super(`${a.join(".")} must be ${p}`),this.span=h}}function y(s){try{return s(),null}catch(a){
if(a instanceof g)return a;throw a}}const m=s=>s.name!==void 0;function j(s,a){if(s.kind==="object")return s.items.filter(m);throw new g(a,"a block")}function S({
value:s,hasLabels:a}){if(s.kind!=="object")return[];const h=s.items.filter(m);return a?h.flatMap(S):[h]}function k(s,a,h,p={}){for(const i of Object.keys(h)){const o=s.
filter(f=>f.name.toLowerCase()===i),[d]=o;if(d===void 0)continue;const r={path:[...a.path,i],span:d};for(const{value:f}of o)p[i]=h[i](f,r,p[i])}return p}const B=(s,a)=>(h,p,i)=>k(
j(h,p),p,s,a?i:{}),A=s=>(a,h,p=new Map)=>{for(const{name:i,start:o,end:d,value:r}of j(a,h)){const f={path:[...h.path,i],span:{start:o,end:d}};p.set(i,{start:o,end:d,
value:s(r,f,p.get(i)?.value)})}return p},I=s=>(a,h,p=[])=>{if(a.kind!=="tuple")throw new g(h,"a list");for(const i of a.elements)p.push(s(i,h));return p},M=(s,a)=>{
if(s.kind==="string"||s.kind==="template")return s.verbatim??"";if(s.kind==="primitive"&&s.value===null)return"";if(O(s))return String(s.value);throw new g(a,"a\
 string")},T=(s,a)=>{if(O(s))return s.value;if(s.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(s.value))return Number(s.value);throw new g(a,"a whole number")},O=s=>s.
kind==="primitive"&&Number.isSafeInteger(s.value)&&String(s.value).length===s.end-s.start,b=(s,a)=>{if(s.kind==="primitive"&&typeof s.value=="boolean")return s.
value;throw new g(a,"true or false")},P=(s,a,h)=>{const p=c(s,a);if(h!==void 0&&(typeof h=="object"||typeof h!=typeof p))throw new g(a,"set only once");return p};
function c(s,a){if(s.kind==="tuple")return s.elements.map(h=>c(h,a));if(s.kind==="object"){const h=A(P)(s,a);return Object.fromEntries(Array.from(h,([p,i])=>[p,
i.value]))}if(s.kind!=="primitive"||s.value===null)return M(s,a);if(Math.abs(Number(s.value))>2**63)throw new g(a,"a whole number");return s.value}}),850:((oe,z,t)=>{
t.d(z,{vH:()=>P,bf:()=>T,cd:()=>O,Ge:()=>c,Ol:()=>s});var g=t(7811),y=t(8643),m=t(8032),j=t(3846),S=t(9582),k=t(255),B=t(5243);function A(n,l){const _=C=>(0,g.TR)(
`the pattern ${(0,g.ol)(n)} ${C}; write [HOST/]NAMESPACE/TYPE`),u=n.split("/");if(u.length<2||u.length>3)return _("does not have two or three parts");const[E="",
D="",L]=u.reverse(),R=L===void 0?(0,g.Ju)((0,B.Vm)(l)):I(L,k.Pv),x=I(D,C=>(0,j.W_)(C,l)),v=I(E,j.sL);if(!R.ok)return _(`has an invalid hostname: ${R.why}`);if(!x.
ok)return _(`has an invalid namespace: ${x.why}`);if(!v.ok)return _(`has an invalid type: ${v.why}`);const $={host:R.value,namespace:x.value,type:v.value};return($.
host!==null||$.namespace===null)&&($.namespace!==null||$.type===null)?(0,g.Ju)($):_('has a part after "*" that is not "*"')}const I=(n,l)=>n==="*"?(0,g.Ju)(null):
l(n);let M=function(...n){return{configFinding:M}=t.late([3276,3123],3123),new.target?new M(...n):M(...n)};const T=({include:n},l)=>n.length===0||n.some(_=>{const[
u=""]=_.toLowerCase().split("/");return u==="*"||u===l||!u.includes(".")&&(0,m.n3)(l)});function O({methods:n},{host:l,namespace:_,type:u}){const E=D=>D.some(L=>(L.
host??l)===l&&(L.namespace??_)===_&&(L.type??u)===u);return n.filter(({include:D,exclude:L})=>!E(L)&&(D.length===0||E(D)))}const b="provider_installation",P=n=>({
...n,kind:"local",place:{file:n.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),c=({file:n,line:l})=>l===0?n:`${n}:${l}`;function s(n){
const{client:l,mirrors:_,installations:u,pluginDirectories:E}=n,D=u.map(C=>{const{blocks:U,mistakes:K}=a(C,l,n.hasOciMirrors),F=K.map(({span:H,why:V})=>{const Y=C.
placeOf(H);return M(l,{kind:"block",file:c(Y),why:V},Y)}),N=F.map(({problem:H},V)=>({problem:H,include:K[V]?.include??[]}));return{blocks:U.map(H=>({...H,rejected:N})),
findings:F}}),[L=null,...R]=D.flatMap(({blocks:C})=>C),x=[...D.flatMap(C=>C.findings),...R.map(({place:C})=>M(l,{kind:"two installations"},C))],v=E.map(C=>P({path:C})),
[$]=v,w=$===void 0?L:{place:$.place,methods:v,overridden:L?.overridden??[],rejected:[]};return{client:l,mirrors:_,installation:w,findings:x}}function a({items:n,
placeOf:l},_,u=_==="opentofu"){const E=u?o:i,D=[],L=[];for(const R of n)if(R.name===b){if(R.isAssigned||R.value.kind!=="object"){L.push({span:R,why:`${b} must b\
e a block without "="`,include:[]});continue}for(const x of S.AV(R)){const v={place:l(R),methods:[],overridden:[],rejected:[]};for(const $ of x){const w=p($,l($),
{client:_,locations:E},v);w!==null&&L.push({span:$,why:w,include:h($)})}D.push(v)}}return{blocks:D,mistakes:L}}function h(n){try{const[l=[]]=S.AV(n);return S.ql(
l,{path:[n.name],span:n},e).include??[]}catch(l){if(l instanceof S.aZ)return[];throw l}}function p(n,l,{client:_,locations:u},E){const{name:D,value:L}=n,[R]=n.isAssigned?
[]:S.AV(n);if(R===void 0)return`${D} must be a block without "="`;const x={path:[b,D],span:n};try{if(D==="dev_overrides"){if(E.methods.length>0)return"dev_overr\
ides must come before all methods";const C=[...S.A7(S.sc)({...L,kind:"object",items:R},x).keys()].map(U=>(0,j.mi)(U,_));return E.overridden.push(...C.filter(U=>U.
kind!=="invalid")),null}const v=u.get(D);if(v===void 0&&o.has(D))return`${D} needs OpenTofu 1.10 or later`;if(v===void 0)return`${b} has no method ${(0,g.ol)(D)}`;
const $=d(R,x,v,_);return $.ok&&E.methods.push({...$.value,place:l}),$.ok?null:$.why}catch(v){if(v instanceof S.aZ)return v.message;throw v}}const i=new Map([["\
direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),o=new Map([...i,["oci_mirror","repository_template"]]);function d(n,l,_,u){const E=_??"",{
[E]:D=""}=S.ql(n,l,{[E]:S.sc});if(_!==null&&D==="")return(0,g.TR)(`${l.path.at(-1)} has no ${E}`);const L=_==="url"?f(D):null;if(_==="url"&&L===null)return(0,g.
TR)("url must be an https URL, without variables");const{include:R=[],exclude:x=[]}=S.ql(n,l,e),v=_==="repository_template"&&!/\$\{\s*type\b/.test(D),$=new Map;
for(const N of[...R,...x]){const H=A(N,u);if(!H.ok)return v?(0,g.TR)(`${H.why}; ${r}`):H;$.set(N,H.value)}const w=N=>N.flatMap(H=>$.get(H)??[]),C={include:w(R),
exclude:w(x)},[U,...K]=C.include;if(v&&(K.length>0||!U?.type))return(0,g.TR)(r);if(L!==null)return(0,g.Ju)({...C,kind:"network",url:L});if(_===null)return(0,g.Ju)(
{...C,kind:"direct"});const F=_==="path"?{path:D}:{path:null,shown:D};return(0,g.Ju)({...C,kind:"local",...F})}const r="repository_template has no ${type}";function f(n){
const l=(0,y.Dl)(n);return l.ok&&l.value.scheme==="https"&&l.value.host!==""?l.value:null}const e={include:S.c3(S.sc),exclude:S.c3(S.sc)}}),4165:((oe,z,t)=>{t.d(
z,{FG:()=>b,NG:()=>j,kX:()=>P,oq:()=>O});var g=t(3916),y=t(9432),m=t(3096);const j="it is in a submodule, which this check does not fetch",S=8*1024*1024,k=5e3,B=5e4,
A=4096,I=16*1024*1024,M=/\.(?:tf|tofu)(?:\.json)?$/,T=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function O(){const c=new Map,s=new Set([""]),a=new Set,[h,p]=[new Map,new Map],
i={files:0,bytes:0,names:0};let o;const d=u=>{o??=u},r=u=>d({kind:"unread",why:`${u}, the limit of this check`}),f=u=>d({kind:"broken",why:(0,y.dh)(u)});function e(u){
return T.test(u)&&f(`entry contains '..': ${u}`),u.length>A&&r(`a name in it has more than ${A} characters`),o!==void 0?"":u.split("/").filter(E=>E!==""&&E!==".").
join("/")}function n(u){let E=u;for(;o===void 0&&!s.has(E);)c.has(E)&&f(`${E}: not a directory`),s.add(E),i.names+=E.length,s.size>B&&r(`it has more than ${B} d\
irectories`),i.names>I&&r("the names of its directories have more than 16 Mi characters"),E=(0,m.jt)(E)}function l(u,E){const D=e(u);if(n((0,m.jt)(D)),s.has(D)&&
f(`${D}: is a directory`),o===void 0){if(!M.test(D)){a.add((0,m.jt)(D));return}if(i.files+=1,i.bytes+=E,i.files>k&&r(`it has more than ${k} files of configurati\
on`),i.bytes>S&&r("it has more than 8 MiB of configuration"),o===void 0)return L=>{c.set(D,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(L))}}}function _(u,E,D){
u.set(e(E),D),u.size>k&&r(`it has more than ${k} links that lead to no file`)}return{failure:()=>o,stop:d,directory:u=>n(e(u)),file:l,unreadable:(u,E)=>{M.test(
u)&&_(h,u,E)},unknown:(u,E)=>_(p,u,E),finish:()=>o??{kind:"read",tree:{files:c,directories:s,mixed:a,unreadable:h,unknown:p}}}}const b=({unknown:c},s)=>[...c].find(
([a])=>`${s}/`.startsWith(`${a}/`)||M.test(a)&&(0,m.jt)(a)===s)?.[1];function P(c,{directories:s,files:a,mixed:h}){if(!/[*?[]/.test(c))return c;const p=r=>r.replaceAll(
/(?<=^|\/)\./g,"_"),[i,...o]=[...s,...a.keys()].filter(r=>(0,g.matchesGlob)(p(r),p(c))),d=o.length>0||/(?:^|\/)\*$/.test(c)&&h.has((0,m.jt)(c));return i===void 0||
d?c:i}}),7439:((oe,z,t)=>{t.d(z,{w:()=>B});var g=t(7706),y=t(9373),m=t(2172),j=t(1824);let S=function(...A){return{providerNamed:S}=t.late([4284],4284),new.target?
new S(...A):S(...A)};const k=3;function B(A,{address:I,place:M},T,O){const{expected:b,configured:P}=T.configurations,c=A.configurations.calls.get(I)??[],s=(0,y.
Nm)(c.filter(({kind:n})=>n==="provider-passed")),a=new Set(s.map(({text:n})=>n)),h=s.filter(({text:n})=>{const l=S(n,T,O),_=S(n,A,O,!1);return _&&l&&(0,m.JT)(_)!==
(0,m.JT)(l)}),p=b.values().filter(({text:n})=>!a.has(n)),i=s.flatMap(({text:n})=>P.get(n)??[]),o=c.find(({kind:n})=>n==="call-repeated"),[d]=P.values(),r={call:I,
canChange:A.way===void 0},f=(n,l)=>{const _=(0,j.VV)(T,n.place),u=_.inside===void 0?[M,_]:[_];return{problem:(0,g.io)(l),places:u}},e=[...p.take(k).map(n=>f(n,{
...r,kind:"not-passed",name:n.text})),...h.map(n=>({problem:(0,g.io)({...r,kind:"of-other",name:n.text}),places:[(0,j.VV)(A,n.place)]})),...i.map(n=>f(n,{...r,kind:"\
overridden",name:n.text}))];return o===void 0||d===void 0?e:[...e,f(d,{...r,kind:"repeated",argument:o.text})]}}),9373:((oe,z,t)=>{t.d(z,{LU:()=>P,Nm:()=>k,Pv:()=>I,
fJ:()=>c,hK:()=>T,n6:()=>h,s1:()=>p,z0:()=>B});var g=t(9119),y=t(8032),m=t(3096),j=t(5243),S=t(2172);function k(i){const d=i.map(({place:r})=>(0,g.Xs)(r)).findLast(
m.LA);return d===void 0?i:i.filter(({place:r})=>(0,g.Xs)(r)===d)}const B=({kind:i})=>i==="module"||i==="state"||i==="lock",A=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function I(i,o){const{usages:d,declared:r,units:f,installed:e=[],versions:n={}}=i,l=new Map,_=R=>{const x=l.get(R)??T(R);return l.set(R,x),x},u=({directories:R,
place:x})=>R?.map(_)??[_((0,m.jt)(x.file))];for(const R of f){const x=_(R.directory);x.unit=R,x.hasConfiguration=!0,x.isInitialised=!0,R.module!==null&&x.children.
push({name:R.module,root:null,call:null})}for(const R of d)if(!(!R.clients.includes(o)||R.kind==="saved_state"))for(const x of u(R))R.kind==="test_module"?x.tests.
push(R):O(x,R,o);for(const R of r){const{kind:x,place:v}=R;if(!(o==="terraform"&&/\.tofu(\.json)?$/.test(v.file)))for(const $ of u(R))M($.configurations,R)||$.declared.
push(R),x==="lock"?b($,v):$.hasConfiguration=!0,$.isInitialised||=x==="state"}const E=R=>{const{hasConfiguration:x=!1,lockFile:v=null}=l.get(R)??{};return x||v!==
null},D=o==="terraform"&&(0,y.$l)("testsAlone",n),L=new Map([...l.values()].filter(({tests:R})=>R.length>0).map(R=>{const x=R.tests.flatMap(({text:v})=>v??[]);return[
R,(0,m.Bo)(R.name,E,x)]}));for(const R of D?L.values():[])_(R).hasConfiguration=!0;for(const[R,x]of L)a(R,E(x)?_(x):R);for(const R of l.values()){const{expected:x,
configured:v}=R.configurations;for(const $ of v.keys())x.delete($)}for(const[R,x]of Map.groupBy(e,v=>v.root))_(R).installed=new Map(x.map(v=>[v.key,v]));return l}
function M(i,o){const{kind:d,text:r,localName:f}=o;if(d==="provider-expected")i.expected.set(r,o);else if(d==="provider-configured")i.configured.set(r,o);else if(d===
"provider-passed"||d==="call-repeated"){const e=`module.${f}`,n=i.calls.get(e);n===void 0?i.calls.set(e,[o]):n.push(o)}else return!1;return!0}const T=i=>({name:i,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[i]});function O(i,o,d){const r=o.address==="terraform"&&i.unit?.module===null;if(!(o.kind==="terragrunt_source"&&!r)&&(o.kind===
"lock_provider"?b(i,o.place):i.hasConfiguration||=!(0,m.hl)(o.place.file),!(!A.test(o.kind)||o.isOverridden&&o.kind!=="module")&&(i.usages.push(o),!(o.isOverridden||
o.kind!=="module"))))for(const{source:f,root:e}of(0,S.MZ)(o,d)){const[n=null]=s(i.name,f);i.children.push({name:n,root:e,call:o})}}function b(i,{file:o}){i.lockFile=
o,i.isInitialised=!0}const P=i=>i!==null&&(i.isPartial||i.module===null),c=(i,{name:o,unit:d})=>i.root===null||d===null&&i.root===o,s=(i,o)=>o!==null&&(0,j.Nj)(
o)?[(0,m.un)(i,o)]:[];function a(i,o){o.isInitialised=!0,o!==i&&(o.tests.push(...i.tests),i.tests=[])}const h=({name:i,tests:o})=>o.flatMap(({text:d})=>s(i,d)),
p=i=>[...i.children.flatMap(({name:o})=>o??[]),...h(i)]}),9465:((oe,z,t)=>{t.d(z,{C_:()=>a,Zf:()=>i,fO:()=>p});var g=t(3916),y=t(3791),m=t(2170),j=t(9119),S=t(8339),
k=t(3096),B=t(1780),A=t(3298),I=t(4165),M=t(7439),T=t(9373),O=t(1039),b=t(1824);let P=function(...f){return{callsOf:P}=t.late([4284],4284),new.target?new P(...f):
P(...f)},c=function(...f){return{textNotes:c}=t.late([4284],4284),new.target?new c(...f):c(...f)},s=function(...f){return{withoutRefused:s}=t.late([4284],4284),
new.target?new s(...f):s(...f)};const a=({source:f,constraint:e,place:n},l)=>JSON.stringify([l,f,e?.text??null,n.inside?.isPublic??null]),h=20;class p{rules;notes=[];constructor(e){
this.rules=e}follow(e,n,l){const[_,...u]=e,E=new Set,D=new Set,L=e.map($=>({directory:$,tree:null,from:null}));for(const $ of L){if(this.rules.isEnded())break;const{
directory:w,tree:C}=$;for(const U of P(w,e[0],{client:n,isAsked:l})){const K=this.rules.opened.get(a(U,n));if(K===void 0)continue;const F=(0,b.bj)(U,K,w.way),N={
...U,address:(0,b._Q)(w.way,U.address)},{tree:H,directory:V}=K;D.add((0,b.qv)(F)),this.saySubmodules(K,U.place,n),L.push(...this.enter({from:$,call:N,tree:H,name:V,
way:F},n,E))}if(!(C===null||w.way===void 0))for(const{name:U,call:K}of w.children){if(U===null||K===null)continue;const F=(0,b.ux)(w.way,K.address),N=K.text??"",
H={address:K.address,source:N,place:(0,b.VV)(w,K.place)};if(/^\.\.(\/|$)/.test(U)){const V=r(U,w.way,D)?(0,y.q)({what:"package",why:d,cure:void 0,names:[N]}):(0,S.
DA)({reason:"leads-out",text:N});this.say(V,H.place,n)}else L.push(...this.enter({from:$,call:H,tree:C,name:U,way:F},n,E))}}const R=L.flatMap($=>$.tree===null?[]:
$.directory),x=R.find(({way:$})=>$?.address==="");if(_.unit===null||x===void 0)return[_,...u,...R];const v=R.filter($=>$!==x);return[(0,O.A2)(_,_.unit,x),...u,...v]}allNotes(){
return(0,m.Qp)(this.notes,({problem:e,places:n})=>[(0,B.pj)(e.message),n.map(j.df)])}enter({from:e,call:n,tree:l,name:_,way:u},E,D){const{place:L}=n,R=(0,I.FG)(
l,_);if(R!==void 0){const N=[n.source];return this.say((0,y.q)({what:"package",why:R,cure:void 0,names:N}),L,E),[]}const x=this.rules.read(l)(E)(_);if(x===null)
return this.say((0,S.Iz)({path:_,maker:null,in:u.package}),L,E),[];const v=u.address==="",$=v&&e.directory.unit?.covers||[],w=new Set($.map(N=>(0,k.Gz)(_,N))),{
module:C}=e.directory,U=(0,O.Oj)({...x.directory,way:u,module:C},w),K=v?[]:(0,M.w)(e.directory,n,U,E);for(const{problem:N,places:H}of K)this.notes.push((0,m.kH)(
N,{places:H,clients:[E]}));if(o(e,l,_)&&this.say((0,S.DA)({reason:"endless",text:n.source}),L,E),D.has(x.directory))return[];if(D.add(x.directory),u.through.length>
h){const N=(0,y.q)({what:"chain",max:h,names:[u.package]});return this.say(N,L,E),[]}const F={clients:[E],isPlaceholder:!1};for(const N of x.notes){if(w.has((0,m.
W7)(N)))continue;const{problem:H,places:V,affects:Y,...X}=N,ie=V.map(le=>typeof le=="string"?le:(0,b.VV)(U,le));this.notes.push((0,m.kH)(H,{...X,...F,places:ie}))}
return[{directory:U,tree:l,from:e}]}saySubmodules({name:e,tree:n},l,_){n.unknown.values().some(E=>E===I.NG)&&this.say((0,y.q)({what:"submodules",names:[e]}),l,_)}say(e,n,l){
this.notes.push((0,m.kH)(e,{places:[n],clients:[l]}))}}const i=(f,e)=>(0,A.O)(n=>{const l=f(n);return(0,A.O)(_=>(0,A.O)(u=>{const E=l(u);if(E===null)return null;
const{usages:D,declared:L}=E,R=(0,T.Pv)({usages:D,declared:L,units:[]},_),x=s(E.notes,D),v=L.filter(({kind:w})=>w!=="state-expression"),$=[...x,...c(D,v,e)];return{
directory:R.get(u)??(0,T.hK)(u),notes:$.filter(({clients:w})=>w.includes(_))}}))});function o(f,e,n){for(let l=f;l!==null;l=l.from)if(l.tree===e&&l.directory.name===
n)return!0;return!1}const d="it leads out of its package, to what else is installed";function r(f,e,n){const[l=""]=(0,g.normalize)((0,g.join)((0,b.qv)(e),f)).split(
"/");return l===".."||n.has(l)}}),1039:((oe,z,t)=>{t.d(z,{A2:()=>B,Oj:()=>k,k0:()=>S});var g=t(3096),y=t(3846),m=t(9373),j=t(1824);function S(A,I,M=(0,m.hK)(A.name)){
const T=({kind:b})=>b!=="lock_provider"||A.lockFile===null,O={...A,usages:[...A.usages,...M.usages.filter(T)],declared:[...A.declared,...M.declared],lockFile:A.
lockFile??M.lockFile,parts:[...A.parts,...M.parts,...I.files.map(g.jt)]};return k(O,new Set(I.replaced))}function k(A,I){const M=({place:T})=>!I.has(T.file);return{
...A,usages:A.usages.filter(M),declared:A.declared.filter(M),children:A.children.filter(({call:T})=>T===null||M(T))}}function B(A,I,M){const T=s=>({...s,place:(0,j.
VV)(M,s.place)}),O=M.usages.map(s=>T({...s,version:s.version&&T(s.version)})),b=[...A.usages,...O],P=b.filter(({kind:s})=>s.startsWith("required_provider")),c=new Set(
P.map(({address:s})=>(0,y.op)(s)));return{...A,unit:{...I,module:A.name},usages:b.filter(({kind:s,text:a})=>s!=="implied_provider"||!c.has((0,y.A5)(a))),declared:[
...A.declared,...M.declared.map(T)]}}}),1824:((oe,z,t)=>{t.d(z,{CY:()=>g,VV:()=>y,_Q:()=>k,bj:()=>S,qv:()=>B,ux:()=>m});const g=(A,I)=>A===void 0||A.address===""?
I:`${A.address}.${I}`,y=({way:A},I)=>A===void 0?I:{...A.place,inside:{through:A.through,package:A.package,isPublic:A.isPublic,file:I.file,line:I.line}},m=(A,I)=>({
...A,address:g(A,I),through:[...A.through,I]}),j="terraform";function S(A,{name:I,isPublic:M},T){const{address:O}=A,b=k(T,O);return{place:T?.place??A.place,address:O===
j?"":O,through:[...T?.through??[],`${b} (${I})`],package:I,installedBy:O,isPublic:M}}const k=(A,I)=>I.slice(g(A,"").length),B=({installedBy:A})=>A.replaceAll("m\
odule.","")}),6889:((oe,z,t)=>{t.d(z,{L2:()=>A,WJ:()=>B,rU:()=>I,uQ:()=>M});var g=t(9432),y=t(9119),m=t(8032),j=t(3096),S=t(1250),k=t(4497);const B=([r,...f])=>r===
void 0||f.length>0?"both":r;function A({setting:r,scan:f}){const{name:e}=r,n=e==="auto"?null:e==="both"?m.Du:[e],l=f===null||f.isEmpty?null:f,_=O(l?.constraints??
[]),u=l===null?[]:p(l,r,n),E=h(u,_),D={setting:r,signs:E,constraints:_};if(n!==null)return i(n,["set by `dialect`"],[],D);if(l===null)return i(m.Du,[],[],D);const L=b(
E);if(L.length===0){const v="assumed; set `dialect`";return{...i(["terraform"],[v],[],D),why:v,isGuess:!0}}const R=T(L),x=R.flatMap(v=>L.find($=>$.client===v)??
[]);return i(R,x.map(d),L,D)}function I({clients:r},f){if(f===null||f.isEmpty)return m.zK;const e=new Set([...r,...f.tools().others]);return f.usesTerragrunt&&e.
add("terragrunt"),m.zK.filter(n=>e.has(n))}function M(r,{evidence:f,versions:e}){return(n,l)=>{const _=f.some(u=>u.level==="version-file"&&u.version!==null&&u.client===
n&&s(u,{file:`${l}/`}));return r.version??(_?e[n]??null:null)}}const T=r=>m.Du.filter(f=>r.some(e=>e.client===f));function O(r){const f=r.filter(({place:e})=>!(0,y.
Zl)(e.file));return f.length===0?r:f}function b(r){const f=O(r),e=D=>{const L=D.find(R=>f.some(x=>x.level===R));return f.filter(({level:R})=>R===L)},n=e(S.A);if(n[0]?.
level!=="lock-file")return n;const l=e(P),_=[l,n].map(T).join()==="opentofu,terraform",u=({level:D,text:L})=>D==="version-file"||c.test(L),E=D=>n.every(L=>s(D,L.
place));return _&&l.some(D=>u(D)&&E(D))?l:n}const P=["version-file","tool"],c=/^uses opentofu\/setup-opentofu$/i;function s({level:r,place:f},{file:e}){const n=(0,j.
jt)(f.file);return r==="tool"||n===""||e.startsWith(`${n}/`)}const a=/^sets terraform_version$/i;function h(r,f){const e=(0,k.h4)(f.map(({text:n})=>n));return r.
flatMap(n=>{const{level:l,version:_,text:u}=n;return!(l==="tool"&&_!==null&&(0,k.lF)(_))||f.length===0||e(_)?n:a.test(u)?[]:{...n,version:null}})}function p({signs:r,
tools:f,hasCloudHostname:e},{version:n},l){const _=b(r),u=l??T(_),E=_.every(({place:$})=>(0,y.Zl)($.file)),D=l===null&&(E||_.some(({isCloud:$})=>$)),L=n===null&&
u.some($=>(0,k.w0)($,[]).length>1);if(!D&&!L)return r;const{setsCloudHostname:R,signs:x}=f(),v=e||R;return[...r.filter(({isCloud:$})=>!($&&v)),...x]}function i(r,f,e,n){
const l=r.map(E=>o(E,n)),_=l.filter(({version:E})=>E!==null),u=_.flatMap(({signs:E})=>E.slice(0,1).map(d));return{name:B(r),clients:r,releases:l.flatMap(({releases:E})=>E),
versions:Object.fromEntries(_.map(({client:E,version:D})=>[E,D??""])),why:[...new Set(u.length>0?u:f)].join(", "),evidence:[...new Set([...e,...l.flatMap(({signs:E})=>E)])]}}
function o(r,{setting:f,signs:e,constraints:n}){const l=(x,v)=>{const[$=null,...w]=x,C=(0,k.w0)(r,x);return{client:r,releases:C,version:w.length===0?$:null,signs:v}};
if(f.version!==null)return l([f.version],[]);const _=O(e.filter(x=>x.client===r&&x.version!==null)),u=new Set(_.map(({version:x})=>(x??"").replace(/^v/,"")));if(u.
size>0){const x=l([...u],_);return{...x,version:(0,k.lF)(x.version??"")?x.version:null}}const E=n.map(({text:x,place:v})=>({client:r,level:"syntax",place:v,text:`\
requires ${(0,g.dh)(x)}`,version:x})),D=l([],[]),L=E.map(({version:x})=>x),R=l(L,E);return R.releases.length===D.releases.length?D:R}const d=({place:r,text:f})=>`${r.
file}:${r.line} ${f}`}),7960:((oe,z,t)=>{t.d(z,{e:()=>I});var g=t(7811),y=t(2170),m=t(8339),j=t(8032),S=t(9897),k=t(3846),B=t(1011);const A={underscores:({kind:M,
text:T})=>{if(!/^(required|lock|state_store)_provider$/.test(M))return null;const O=(0,k.mi)(T??"","terraform");return O.kind==="invalid"||!O.namespace.includes(
"_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,g.ol)(T??"")}: ${k.pj}"`},oci:({kind:M,text:T,calls:O})=>{if(!/^(module|test_module)$/.
test(M))return null;const b=O===void 0?[T]:O.opentofu?.map(({source:P})=>P);for(const P of b??[]){const c=(0,S.cx)(P??"","opentofu");if(c.ok&&c.value.getter==="\
oci")return(0,S.Ns)(P??"",c.value)}return null}};function I(M,T){const O=Object.keys(A).filter(c=>!(0,j.$l)(c,T)),b=[];return{usages:M.flatMap(c=>{const s=O.reduce(
(a,h)=>{const{client:p,version:i}=j.Fe[h],o=a.includes(p)?A[h](c):null;if(o===null)return a;const d=`use ${j.bB[p]} ${i} or later, or another address`,r=(0,m.DA)(
{reason:"rejected",error:o,advice:d});return b.push((0,y.kH)(r,{places:[c.place],clients:[p]})),a.filter(f=>f!==p)},c.clients);return s===c.clients?c:(0,B.sw)([
c],s)}),notes:b}}}),300:((oe,z,t)=>{t.d(z,{A:()=>E,G:()=>D});var g=t(4756),y=t(2170),m=t(3096),j=t(5243),S=t(9897),k=t(1250),B=t(1011),A=t(3024),I=t(6760),M=t(9968),
T=t(4202),O=t(5324),b=t(3114),P=t(3298);const c=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
s=/(^|\/)mixins(\/|$)/,a=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,h=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
p=/(?:^|\/)testdata(?:\/|$)/;function i(x,{exists:v,read:$}){const w=(0,P.O)(U=>(0,I.basename)((0,I.join)(x,U)).startsWith("terraform-provider-")||a.test($((0,m.
Gz)(U,"go.mod"))??"")||v((0,m.Gz)(U,"terraform-registry-manifest.json"))),C=(0,P.O)(U=>h.test($((0,m.Gz)(U,"go.mod"))??""));return U=>s.test(U)||c.test(U)&&["",
...(0,m.eH)(U)].some(w)||p.test(U)&&["",...(0,m.eH)(U)].some(C)}const o={files:1e6,directoryFiles:5e4};function*d(x,v=(0,O.f5)(),$=o){const w=new r(x,v,$);for(const U of x.
scan){const K=(0,O.kI)(w.root,U);"path"in K?yield*w.walkFrom(K):yield{name:U,files:[],notes:[K]}}const C=U=>v.modules.has(U);do{for(const{source:U,file:K}of v.tests.
splice(0)){const F=(0,m.Bo)((0,m.jt)(K),C,[U]);v.called.add((0,m.un)(F,U))}for(const U of v.called)yield*w.readCalled(U)}while(v.tests.length>0)}class r{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(v,$,w){
this.root=(0,A.realpathSync)(v.root),this.checkout=(0,O.ET)(v);for(const C of v.exclude)$.unmatched.add(C);this.isExcluded=(0,T.Ls)(v.exclude,$.unmatched),this.
isSnippet=i(this.root,this.checkout),this.facts=$,this.limits=w,this.selected=v.scan.length>1?new Set:null}*walkFrom(v){const{path:$,name:w,glob:C,file:U}=v,F=[
{path:$,name:w,depth:0,isSelected:C===void 0&&U===void 0}];for(let N=F.pop();N!==void 0;N=F.pop()){const H=(0,O.KG)(N);if(yield this.read(v,N,H),v.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in H))for(const V of this.findDirectories(v,N,H))F.push(V)}}*readCalled(v){const{directories:$,links:w,linked:C}=this.
facts;for(const N of(0,m.eH)(v))C.delete(N);const U=$.has(v)?null:this.checkout.locate(v);if(U===null||(0,M.$r)(U).kind!=="directory")return;const K=(0,O.sq)((0,I.
relative)(this.root,U));if(K!==v&&w.set(v,K),!$.has(K)&&this.files<=this.limits.files&&!(0,m.eH)(K).some(this.isExcluded)){const N={path:U,name:K,depth:0,isSelected:!0},
H=(0,M.UO)(U,this.root)?this.root:U;yield this.read({path:U,name:K,boundary:H},N,(0,O.KG)(N))}$.has(K)&&$.add(v)}read(v,$,w){const{name:C}=$;if("problem"in w)return this.
facts.directories.add(C),{name:C,files:[],notes:[w]};const{files:U,notes:K}=this.findFiles(v,$,w);this.files+=U.length;const F=this.limits.files;if(this.files>F){
const V=(0,y.ht)(C,(0,g.ub)({kind:"files",max:F}));return{name:C,files:[],notes:[...K,V]}}const N=U.filter(({isContext:V})=>V);if(U.length>0&&N.length===U.length)
return{name:C,files:[],notes:K};this.facts.directories.add(C),this.isSnippet(C)&&this.facts.snippets.add(C);for(const{file:V,kind:Y}of N)(0,b.Ep)(Y)&&this.facts.
unselected.push(V);return U.length>0&&w.some(V=>V.name===".terraform")&&K.push(...this.readLeft(C)),{name:C,files:U,notes:K}}findFiles(v,$,w){const C=[],U=[],K=this.
limits.directoryFiles;for(const F of this.filesAmong(v,$,w))if("problem"in F)U.push(F);else if(C.length<K)C.push(F);else{U.push((0,y.ht)($.name,(0,g.ub)({kind:"\
directory",max:K})));break}return{files:C,notes:U}}*filesAmong(v,$,w){const C=new Set;for(const K of w)if((0,b.tr)(K.name)&&!K.isDirectory()&&C.add(K.name),K.name===
".spacelift")for(const F of b.dN)this.addTool((0,m.Gz)($.name,F));const U=I.posix.basename($.name);for(const K of w){if(K.isDirectory())continue;const F=(0,m.Gz)(
$.name,K.name),N=(0,b.L8)(K.name,C,U);if(N===void 0){(0,b.Z8)(K.name)&&this.addTool(F),K.name.endsWith(".tfstate")&&!this.isExcluded(F)&&this.facts.states.push(
...(0,O.un)(F,this.checkout));continue}const V={path:$.path+I.sep+K.name,file:F,kind:N,isContext:!this.select(v,$,F)};K.isFile()?yield V:K.isSymbolicLink()?yield*this.
follow(v,V):yield(0,y.ht)(F,(0,g.WO)({what:"special-file",is:(0,M.I)(K)}))}}readLeft(v){this.isExcluded((0,m.Gz)(v,".terraform"))||this.facts.states.push(...(0,O.
rN)(v,this.checkout));const $=(0,O.Wj)(v,this.checkout);if("problem"in $)return[$];for(const w of $)this.facts.called.add(w.directory);return this.facts.installed.
push(...$),[]}addTool(v){this.isExcluded(v)||this.facts.toolFiles.push(v)}select(v,$,w){return!($.isSelected||(0,T.$8)(v,w))||this.isExcluded(w)||this.selected?.
has(w)?!1:(this.selected?.add(w),!0)}*follow(v,$){const w=(0,O.sT)((0,M.$r)($.path),v);if(w===null)return;if(typeof w=="object")return yield(0,y.ht)($.file,w);const C=(0,O.
sq)((0,I.relative)(this.root,w));$.isContext||this.facts.links.set($.file,C),yield{...$,path:w,target:C}}findDirectories({glob:v},{path:$,name:w,depth:C,isSelected:U},K){
return K.toReversed().flatMap(F=>{if(F.isSymbolicLink()&&F.name==="tests"&&this.facts.called.add((0,m.Gz)(w,"tests")),(0,T.G$)(F.name))return[];const N=(0,m.Gz)(
w,F.name);if(this.isExcluded(N))return[];const H=$+I.sep+F.name;if(F.isSymbolicLink()&&(0,M.$r)(H).kind==="directory"&&this.facts.linked.set(N,this.checkout.nameOf(
N)),!F.isDirectory())return[];const V=U||v!==void 0&&I.posix.matchesGlob(N,v);return{path:H,name:N,depth:C+1,isSelected:V}})}}let f=function(...x){return{dependsOnOthers:f}=
t.late([3276,7918,8319],8095),new.target?new f(...x):f(...x)},e=function(...x){return{usagesOf:e}=t.late([3276,7918,8319],8095),new.target?new e(...x):e(...x)},
n=function(...x){return{declaredIn:n}=t.late([3276,7918,8319],8095),new.target?new n(...x):n(...x)},l=function(...x){return{isForeign:l}=t.late([3276,7918,8319],
8095),new.target?new l(...x):l(...x)},_=function(...x){return{readModule:_}=t.late([3276,7918,8319],8095),new.target?new _(...x):_(...x)};const u=25e4,E=1e4;function*D(x,v,$,w=u){
const C=new L(v,$,w);yield*C.collect(x);const U=yield*C.decideOpen();return C.result(U)}class L{items=[];notes=(0,B.G4)();knownSources=new Map;declared=[];signs=new k.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(v,$,w){this.facts=v,this.values=$,this.maxUsages=w}*collect(v){const{counts:$,facts:w}=this;for(const{
name:C,files:U,notes:K}of d(v,w)){if(w.endedAt=C,yield w.files)return;for(const N of K)this.notes.add(N);if(U.length===0)continue;if(this.isFull($.decided+$.open,
C))break;const F=yield*_(U,w.files);if(F===null)return;w.bytes+=F.bytes,w.comments.push(...F.comments.slice(0,E-w.comments.length));for(const N of F.notes)this.
notes.add(N);this.add({directory:C,files:F.files})}w.endedAt=null}*decideOpen(){const v=[];let $=!1;for(const w of this.items){if(!("files"in w)){v.push(w);continue}
if($||=this.isFull(this.counts.decided,w.directory),!$)if(yield this.facts.files)this.facts.endedAt??=w.directory,$=!0;else for(const C of this.decide(w.files))
v.push(C)}return v}result(v){const{facts:$,signs:w,declared:C}=this,U=[...v,...$.states.map(R)];return{...$,usages:U,declared:C,notes:this.notes.all(),...w.end(
v)}}add(v){const{files:$,directory:w}=v,{facts:C}=this;$.some(({kind:K})=>/^(config|lock)$/.test(K.class))&&C.modules.add(w),C.files+=$.length;for(const K of n(
$))this.declared.push(K);for(const K of $){const F=!l(K),N=K.kind.class==="terragrunt";F&&(C.isEmpty=!1),N&&C.terragrunt.push(K.file),C.usesTerragrunt||=N&&F,this.
signs.addFile(K)}const U=$.some(f);for(const K of $)(U||!K.isContext)&&this.addCalls(K);if(U){this.items.push(v);for(const{references:K}of $)this.counts.open+=K.
length}else for(const K of this.decide($))this.items.push(K)}addCalls({file:v,references:$}){for(const{kind:w,row:C,value:U}of $){if(U===void 0)continue;const K=(0,j.
Nj)(U.text)||C.grammar==="terragrunt"&&(0,S.GL)(U.text),F=K||(0,S.qC)(U.text).length>0;w==="module"&&(F||U.kind==="pieces")&&this.facts.calls.push({source:U.text,
file:v}),K&&C.position.includes("source")&&(w==="test_module"?this.facts.tests.push({source:U.text,file:v}):this.facts.called.add((0,m.un)((0,m.jt)(v),U.text)))}}decide(v){
const{usages:$,notes:w}=e(v,this.values,this.knownSources);for(const C of w)this.notes.add(C);return this.counts.decided+=$.length,$}isFull(v,$){const w=this.maxUsages;
return v<w?!1:(this.notes.add((0,y.ht)($,(0,g.ub)({kind:"usages",max:w}))),!0)}}const R=({file:x,host:v,client:$})=>({kind:"saved_state",host:null,isHostImplied:!1,
directHost:v,text:v,address:"state",place:{file:x,...y.wv},clients:[$],isOverridden:!1,needs:[]})}),1250:((oe,z,t)=>{t.d(z,{A:()=>S,j:()=>k});var g=t(2170),y=t(
9119),m=t(8032),j=t(5243);const S=["lock-file","syntax","version-file","tool","hook"];class k{signs=new Map;constraints=new Map;addFile({file:I,kind:{clients:M},
scope:T,isContext:O}){if(O)return;const[b,...P]=M;if(b!==void 0&&P.length===0&&!/(^|\/)[.#][^/]*$/.test(I)){const c=`is read by ${m.bB[b]} only`;this.addSign({client:b,
level:"syntax",place:{file:I,...g.wv},text:c})}for(const c of T.declared){const{kind:s,text:a,place:h}=c;if(s==="version")B(this.constraints,a,c);else if(s==="b\
inary"){const p=a==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"version-file",place:h,text:"sets terraform_binary"})}else if((0,m.SO)(s)){const{
client:p,what:i}=m.$I[s];this.addSign({client:p,level:"syntax",place:h,text:`has ${i}`})}}}end(I){for(const{kind:M,host:T,place:O,clients:b,isOverridden:P,text:c}of I)
if(M==="lock_provider"){const s=m.Du.find(h=>(0,j.Vm)(h)===T),a=`locks providers from ${T}`;s&&this.addSign({client:s,level:"lock-file",place:O,text:a})}else M===
"cloud_default"&&!P&&b.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:O,text:"has a cloud block without hostname",isCloud:!0}):M===
"module"&&c?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:O,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(I){B(this.signs,`${I.client} ${I.text}`,{...I,version:null})}}function B(A,I,M){const T=(0,y.Zl)(M.place.file)?`${I} asid\
e`:I;A.has(T)||A.set(T,M)}}),7250:((oe,z,t)=>{t.d(z,{Vm:()=>n,cw:()=>r,aC:()=>f});var g=t(3096),y=t(3298),m=t(5324),j=t(300),S=t(3916),k=t(4756),B=t(2170),A=t(9119),
I=t(5243),M=t(9897),T=t(1440),O=t(1011);function b(L,R,x,{nameOf:v}){if(!(0,I.Nj)(R)){const[w=null]=(0,M.qC)(R).flatMap(C=>v(C)??[]);return w}const $=(0,g.un)(L,
R);return x.get($)??$}const P=100;function c({usages:L,units:R},x){const v=(0,A.hy)(R,O.CI);return[...L.flatMap(({calls:w,directories:C,text:U,place:K})=>{const F=(0,g.
jt)(K.file),N=(v.get(F)??[]).flatMap(({item:ie})=>(0,O.CI)(ie));if(w===void 0&&C===void 0&&N.length===0&&(0,M.qC)(U??"").length===0)return[];const V=Object.values(
w??{}).flat(),Y=[U,...V.map(({source:ie})=>ie)].flatMap(ie=>ie??[]),X=[F,...(C??N).slice(0,P)];return Y.flatMap(ie=>(0,I.Nj)(ie)?X.map(le=>(0,g.un)(le,ie)):(0,M.
qC)(ie).flatMap(le=>x.nameOf(le)??[]))}),...R.flatMap(O.CI)]}function s(L,R){const{usages:x,links:v,directories:$}=L,w=(H,V)=>{const Y=b(H,V,v,R);return Y===null||
(0,I.Nj)(V)&&Y===(0,g.un)(H,V)?V:`./${(0,S.relative)(H,Y)}`},C=x.map(H=>{const{kind:V,text:Y,calls:X,place:ie}=H,le=v.size>0||X!==void 0||(0,M.qC)(Y??"").length>
0;if(V!=="module"||Y===null||!le)return H;const _e=[{root:null,source:Y,version:null,isOpen:!1}],Me=Object.entries(X??{terraform:_e,opentofu:_e}).map(([we,Q])=>{
const ce=(0,g.jt)(ie.file),ue=ge=>ge.source&&w(ce,ge.source);return[we,Q.map(ge=>({...ge,source:ue(ge)}))]});return Me.every(([,[we]])=>we?.source===Y)&&X===void 0?
H:{...H,calls:Object.fromEntries(Me)}}),U=({directory:H})=>$.has(H)&&R.nameOf(H)===H,K=L.installed.filter(H=>!U(H)&&R.exists(H.directory)),F=new Map(K.map(({root:H,
directory:V})=>{const Y=(0,k.a3)({what:"outside",path:V});return[V,(0,B.ht)((0,g.Gz)(H,T.U4),Y)]})),N=[...L.notes,...F.values()];return{...L,usages:C,installed:L.
installed.filter(U),notes:N}}let a=function(...L){return{resolveValue:a}=t.late([3276,7918,8319],8095),new.target?new a(...L):a(...L)},h=function(...L){return{asWritten:h}=
t.late([3276,7918,8319],8095),new.target?new h(...L):h(...L)},p=function(...L){return{Instances:p}=t.late([3276,7918,874],1340),new.target?new p(...L):p(...L)},
i=function(...L){return{Terragrunt:i}=t.late([3276,7918,874],1340),new.target?new i(...L):i(...L)},o=function(...L){return{withUnits:o}=t.late([3276,7918,874],1340),
new.target?new o(...L):o(...L)};const d=10;function*r(L,R={}){const x=(0,m.ET)(L),v=new Set;for(let $=1;;$+=1){const w=(0,m.f5)(v),C=n(x,w,R),U=(0,y.O)(()=>new i(
C)),K=yield*(0,j.G)(L,w,f(C,U)),N=w.terragrunt.length>0?yield*o(K,U()):K,H=v.size;for(const Y of c(N,x))!N.directories.has(Y)&&x.locate(Y)!==null&&v.add(Y);if(v.
size===H||N.endedAt!==null||$===d)return s(N,x)}}function f(L,R){const x=(0,y.O)(v=>(0,y.O)($=>new p(L,v,$)));return({row:v,place:$},w,C)=>{if(v.grammar==="terr\
agrunt")return e(R(),$.file,w);const U=v.evaluation?.[C];if(U===void 0)return h(w);const K=x(C)(U);if(K.effort.isSpent)return h(w);const F=({scope:Y,from:X,root:ie})=>(Y.
effort.renew(),{...a(w,Y),from:X,root:ie}),N=(0,g.jt)($.file),H=F(K.unknown(N));if(H.isWhole)return[[H]];const V=Map.groupBy(K.of(N),({use:Y})=>Y);return Array.
from(V.values(),Y=>Y.map(F))}}function e(L,R,x){if(L.effort.isSpent)return h(x);const v=w=>({...a(x,w),from:null}),$=L.includedScopes(R).map(w=>[v(w)]);return $.
length===0?[[v(L.scopeOf(R))]]:$}function n(L,{calls:R,links:x,terragrunt:v},$){const w=(0,y.O)(D),C=(U,K)=>b(U,K,x,L);return{files:L,calls:(0,y.O)(()=>_(R,C)),
leadsTo:C,terragrunt:v,environment:$,isSet:U=>$[U]!==void 0,setBy:U=>{const K=w(L).get(U);return K===void 0?null:`TF_VAR_${U} in ${K}`}}}const l=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function _(L,R){const x=new Map,v=new Set;for(const{source:$,file:w}of L){const C=(0,g.jt)(w),U=R(C,$);U!==null?x.set(U,(x.get(U)??new Set).add(C)):l.test($)&&v.
add(C)}return{callers:x,dynamic:v}}const u=".github/workflows",E=200;function D(L){const R=new Map,x=L.list(u).filter(v=>/\.ya?ml$/.test(v));for(const v of x.slice(
0,E)){const $=`${u}/${v}`,w=L.read($)??"";for(const[,C,U]of w.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const K=C??U??"";R.has(K)||R.set(K,$)}}return R}}),
5102:((oe,z,t)=>{t.d(z,{DI:()=>B,Fl:()=>O,JR:()=>A,QK:()=>s,Rm:()=>P,Yn:()=>b,Zh:()=>a,b:()=>M,fi:()=>p,hm:()=>c,md:()=>T,nM:()=>h,nx:()=>j,sG:()=>k,vh:()=>S});
var g=t(2886),y=t(493),m=t(9615);const j={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},S=Object.keys(j);function k(i){
if(M(i))return"unchecked";const o=c(i.findings);return o==="error"?"fails":o==="warning"?"warns":A(i)?"skipped":"works"}const B=i=>k(i)==="fails",A=({visit:i})=>i.
attempt.discovery.kind==="skipped",I=["host-not-checked",...g.H4],M=({visit:{attempt:i}})=>i.discovery.kind==="skipped"&&I.includes(i.discovery.problem.code),T=i=>S.
flatMap(o=>i.filter(d=>k(d)===o));function O(i){const o=new Set(i.map(({worst:d})=>d));return o.has("error")?"fails":o.has("warning")?"warns":i.some(P)?"skipped":
"works"}function b(i,o){const d=Object.groupBy(i,l=>O(o(l))),{fails:r=[],warns:f=[],skipped:e=[],works:n=[]}=d;return[r,f,e,n]}const P=({chosen:i,isDirect:o,isUnchecked:d})=>d===
!0||!o&&Object.keys(i).length===0,c=i=>m.oC.find(o=>i.some(d=>d.severity===o))??null;function s({findings:i}){const o=c(i);return o==="notice"?[]:i.filter(({severity:d})=>d===
o)}const a=({severity:i},{failOn:o})=>i==="error"||(0,y.k2)(i,o),h=({severity:i})=>i!=="notice";function p({passed:i,hosts:o,findings:d}){return i?d.some(h)?"wa\
rns":o.length===0?"skipped":"works":"fails"}}),4120:((oe,z,t)=>{t.d(z,{$V:()=>p,H8:()=>k,Iu:()=>S,QI:()=>M,QN:()=>s,SY:()=>B,dy:()=>j,kD:()=>h,kJ:()=>T,nO:()=>a,
od:()=>I,tY:()=>O,u8:()=>P});var g=t(9432),y=t(9615),m=t(8032);const j="new in this pull request",S=i=>i.replace(/^./u,o=>o.toUpperCase()),k=i=>y.oC.flatMap(o=>{
const{length:d}=i.filter(r=>r.severity===o);return d===0?[]:[(0,g.px)(d,o)]}).join(", "),B=i=>m.zK.every(o=>i.includes(o))?"all clients":A(i).join(", "),A=i=>i.
map(o=>m.bB[o]);function I(i,o){const d=o.filter(f=>i.includes(f)),r=m.Du.filter(f=>o.includes(f)&&!i.includes(f));return i.length===0||r.length===0?"":A(d).join(
", ")||"no client in use"}const M=({clients:i,versions:o,why:d})=>i.map(r=>[m.bB[r],o[r]].join(" ").trim()).join(" and ")+(d===""?"":` (${d})`);function T(i){return i<
999.5?`${Math.round(i)} ms`:i<59950?`${(i/1e3).toFixed(1)} s`:`${(i/6e4).toFixed(1)} min`}function O(i){return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:
`${(i/1e6).toFixed(1)} MB`}const b=36e5;function P(i,o){const d=(Date.parse(o)-Date.parse(i))/b;if(d>=48)return`${c(d/24)} days`;if(d>=1)return`${c(d)} h`;const r=Math.
floor(d*60);return r>=1?`${r} min`:"less than a minute"}const c=i=>Math.floor(i*10)/10,s=i=>`${i.slice(0,16).replace("T"," ")} UTC`;function a(i,o){const d=(Date.
parse(i)-Date.parse(o))/(24*b);if(Number.isNaN(d))return i;const r=Math.floor(Math.abs(d)),f=r===0?"less than a day":(0,g.px)(r,"day");return`${i.slice(0,10)} (${d<
0?`${f} ago`:`in ${f}`})`}function h(i,o){const d=new Set(i.split(/[\s/.]/).filter(Boolean)),r=f=>f.split(/[/.]/).filter(e=>d.has(e)).length;return[...new Set(o.
filter(r))].sort((f,e)=>r(e)-r(f))}function p(i,o,d){const r=(0,g.K4)(o,3,e=>{const n=d.filter(_=>!e.split(" ").includes(_)),l=(0,g.K4)(h(e,n),3,g.dh);return`${(0,g.
dh)(e)}${l&&` (nearest: ${l})`}`}),f=o.length===1?"matches":"match";return o.length===0?[]:[`\`${i}\`: ${r} ${f} nothing`]}}),8884:((oe,z,t)=>{t.d(z,{CN:()=>h,Dx:()=>b,
GH:()=>I,Ky:()=>j,TD:()=>S,YC:()=>c,eb:()=>B,f5:()=>P,ju:()=>a,lp:()=>O,mj:()=>M,oN:()=>T,tN:()=>s});var g=t(9432),y=t(2170),m=t(9119);function j(d,r){const{places:f,
noun:e}=S(d);return(0,g.K4)(f,r,m.eo,n=>(0,g.px)(n,`more ${e}`))}function S(d){const r=i(d),f=(0,m.t6)(r,n=>p(n)?(0,m._M)(n.file)??n:n),e=k(f).length>1;return{places:e?
f:r,noun:e?"repository":"place"}}const k=d=>d.filter(p).filter(({file:r})=>(0,m._M)(r)!==null),B=d=>(0,m.t6)(k(A(d)),({file:r})=>(0,m._M)(r)),A=d=>[...new Set(d.
map(({places:r})=>r))].flat(),I=(d,r,f)=>`${d<r?`${d} of ${r}`:r===2?"both":`all ${r}`} ${f}`;function M(d,r){const{length:f}=r>1?B(d):[];return f>1?I(f,r,"repo\
sitories"):""}function T(d,r){const f=new Set(d.flatMap(({file:l})=>(0,m._M)(l)??[])).size>1,e=l=>(f?(0,m._M)(l.file):null)??o(l),n=new Set(r.map(e));return d.filter(
l=>!n.has(e(l)))}function O(d,r){const f=b([d]);return j(T(f,f.slice(0,1)),r)}const b=d=>i(A(d).filter(p)),P=d=>[...new Set(A(d).filter(r=>typeof r=="string"))];
function c(d){const r=d.hosts.flatMap(({requirements:e})=>e),f=[...d.findings,...d.roots.flatMap(({rows:e})=>e)];return[...new Set([...r.map(({because:e})=>e),...f.
map(e=>e.places)])]}const s=d=>d.values().map(y.Xd).find(r=>r!==null)??null,a=({services:[d,...r]})=>r.length===0?d??null:null,h=d=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(d)&&(0,m._M)(d)===null,p=d=>typeof d!="string",i=d=>(0,m.t6)(d,r=>p(r)?o(r):r),o=({file:d,line:r,inside:f})=>`${r}:${d}${f===void 0?"":`
${(0,m.kn)(f)}`}`}),6097:((oe,z,t)=>{t.d(z,{$N:()=>P,LG:()=>i,QA:()=>_,f2:()=>n,h$:()=>L,j6:()=>E,q9:()=>f,rc:()=>e});var g=t(3217),y=t(2886),m=t(2172),j=t(2806),
S=t(9432),k=t(2170),B=t(9119),A=t(3841),I=t(255),M=t(5106),T=t(5102),O=t(4120),b=t(8884);function P(R,x){const{hosts:v,files:$,findings:w,passed:C,stopped:U}=R,
K=x.repositories.length,F=p(R,x),N=$.filter(Me=>!c(Me)),H=(0,T.hm)(N)==="error"&&!v.some(T.DI),V=F===null&&K>0?` in ${(0,S.px)(K,"repository")}`:"",ie=[N.length<
$.length?[`nothing to check${V}`]:a(R,V),h(N)],le=(H?ie.toReversed():ie).flat().join(", "),_e=F===null?le:`${F}: ${le}`,$e=(0,T.hm)(w)==="error";if(U.length>0){
const Me=(0,A.p)(U);return $e||v.some(T.b)?`${_e} (${Me})`:`${Me}; ${_e}`}return C&&$e?`${_e} (the check passes: fail-on is never)`:C||$e?_e:`${_e} (the check f\
ails: fail-on is warning)`}const c=({problem:R,severity:x})=>R.code==="nothing-to-check"&&x==="error",s="not allowed";function a({hosts:R,roots:x},v){const $=R.
length;if($===0){const ve=x.flatMap(({rows:ce})=>ce.filter(({isDirect:ue})=>ue)),we=new Set(ve.flatMap(ce=>(0,T.Rm)(ce)?[]:ce.source)).size;return[...we===0?[]:
[`${(0,S.px)(we,"module")} read`],`no registry hosts to check${v}`]}const{skipped:w=[],checked:C=[]}=Object.groupBy(R,ve=>(0,T.JR)(ve)?"skipped":"checked"),{fails:U,
unchecked:K,works:F}=T.nx,N=(ve,we)=>we.length===0?[]:[{words:ve,count:we.length}],H=[...N(U,C.filter(T.DI)),...N(s,w.filter(T.DI)),...N(K,w.filter(T.b))],V=[...N(
F,C),...N(T.nx.skipped,w)],[Y,...X]=H.length>0?H:V,ie=C.filter(ve=>(0,T.sG)(ve)==="warns").length,le=$===1?"":`${ie} ${H.length>0?"more ":""}`,$e=Y?.words===s||
Y?.words===K?Y.count===1?"is ":"are ":"";return[`${$===1?"1 registry host":(0,b.GH)(Y?.count??0,$,"registry hosts")}${v} ${$e}${Y?.words}`,...X.map(({count:ve,words:we})=>`${ve}\
 ${we}`),...ie===0?[]:[`${le}with warnings`]]}function h(R){const x=(0,T.hm)(R);if(x===null||x==="notice")return[];const v=R.filter(({severity:N})=>N===x),{placed:$=[],
elsewhere:w=[]}=Object.groupBy(v,N=>(0,k.Xd)(N)===null?"elsewhere":"placed"),C=(0,b.eb)($).length,U=new Set((0,b.Dx)($).map(({file:N})=>N)).size,K=C>0?`files of\
 ${(0,S.px)(C,"repository")}`:(0,S.px)(U,"file"),F=({length:N},H)=>N===0?[]:[`${(0,S.px)(N,x)} in ${H}`];return[...F($,K),...F(w,"settings or credentials")]}function p({
init:R},{repositories:x,dialect:v}){const{failing:$,of:w,clients:C}=R;if($.length===0)return null;const[U,...K]=C,N=U!==void 0&&K.length===0&&!v.isGuess?{terraform:"\
terraform ",opentofu:"tofu "}[U]:"",H=x.length,V=new Set($.map(B._M)).size,Y=w<2?"":` in ${(0,b.GH)($.length,w,"root modules")}`,X=H<2?"":` (${(0,b.GH)(V,H,"rep\
ositories")})`;return`${N}init fails${Y}${X}`}function i(R,x){const v=R.files.filter(({severity:$})=>$==="error");return p(R,x)??h(v)[0]??null}const o=50,d=3,r=2;
function f(R){const{shown:x,more:v}=(0,S.zN)(R,o);return v===0?x:[...x,`and ${(0,S.px)(v,"more remark")}`]}function e(R){const x=(0,b.YC)(R).some(({length:K})=>K===
B.WD),v=R.files.filter(({exclude:K,severity:F})=>K&&F!=="notice"),$=[...new Set(v.flatMap(({exclude:K})=>K??[]))],w=(0,b.eb)(v).length>0?" where their files are\
 read":"",C=`${(0,S.px)(v.length,"finding")} in tests, examples or templates, where errors are warnings`,U=`to skip such files, set \`exclude\`${w}: ${(0,S.K4)(
$,d,S.dh)}`;return[...x?[`lists of places end after ${B.WD} places`]:[],...v.length>0?[`${C}; ${U}`]:[]]}function n({hosts:R,unmatched:x,stopped:v},$){if(v.length>
0||$.changedOnly)return[];const C=R.flatMap(({visit:H,services:V})=>[H,...(0,g.fc)(H,V)]).map(({host:H})=>H),U=x.filter(({code:H,host:V})=>!(0,j.Q)(H,$.depth)||
V&&!C.includes(V)).map(({code:H,host:V})=>`${H} ${V??""}`.trim()),K=$.depth==="discovery"?$.resolve:[],F=new Set(C.map(H=>H.replace(/:.*/,""))),N=K.flatMap(({name:H})=>F.
has(H)?[]:H);return[...(0,O.$V)("ignore",U,C),...(0,O.$V)("resolve",N,C)]}const l="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");
function _({findings:R},x){const v=l.flatMap(w=>{const C=x[w]||w.endsWith("Y")&&x[w.toLowerCase()];return C?`${w} (${(0,S.dh)(C.slice(C.lastIndexOf("@")+1))})`:
[]});return R.some(w=>w.problem.obstacle||(0,y.zv)(w))&&v.length>0?[`connections used ${v.join(", ")}`]:[]}function u({hosts:R},x){const{scan:v,repositories:$}=x,
{length:w}=R.filter(({requirements:F})=>F.some(({because:N})=>N.some(H=>typeof H!="string"))),C=`${(0,S.px)(v.usages,"usage")} of ${(0,S.px)(w,"registry host")}`,
U=w===0?"no registry host is used":C;return $.length>0?`${U} in ${(0,S.px)($.length,"repository")}`:v.files===0?v.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,S.px)(v.files,"file")} (${(0,O.tY)(v.bytes)})`} in ${(0,O.kJ)(v.durationMs)}: ${U}`}function E(R,x){const{hosts:v}=R,{depth:$,repositories:w}=x,
C=w.length===0;if($==="versions"||$==="packages")return C?D(R):[];const U=v.filter(N=>["works","warns"].includes((0,T.sG)(N))&&!(0,T.JR)(N)&&N.requirements.some(
({service:H,because:V})=>(H===M.e$||H===M.xq)&&V.some(X=>typeof X!="string")));return $!=="discovery"||U.length===0?[]:[`not checked at ${(0,S.K4)(U,r,({visit:N})=>(0,I.
nx)(N.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function D({roots:R}){return R.filter(
({directory:v})=>v!==m.cd.file).some(({rows:v})=>v.some(({kind:$})=>$==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function L(R,x){const{dialect:v,durationMs:$,scan:w,remarks:C}=x,{findings:U,ignored:K}=R,F=(0,O.H8)(U)||"no findings",N=K.length>0?`${F}, ${K.length}\
 ignored`:F,V=R.hosts.length===0&&w.files===0?"":` for ${(0,O.QI)(v)}`,Y=u(R,x);return[`${N}; checked in ${(0,O.kJ)($)}${V}`,...Y===null?[]:[Y],...C]}}),6254:((oe,z,t)=>{
t.d(z,{O:()=>S});var g=t(9119),y=t(3298);const m=2e7,j=100;function S(M,T){const O=new Set(M.map(({code:c})=>c)),b=Map.groupBy(M,({code:c,line:s,place:a})=>B(c,
s,a?.file??"")),P=k();return(c,s=()=>c.places)=>{const{problem:a,host:h,namedHost:p=h}=c,{code:i}=a;if(!O.has(i))return null;const o=T(c),d=u=>(b.get(u)??[]).filter(
E=>E.host===null||E.host===p).filter(E=>!(o&&E.place!==null)).slice(0,j),r=d(B(i,void 0,"")),f=({file:u,line:E})=>{const{repository:D,path:L}=(0,g.bH)(u),R=D===
null?[]:d(B(i,void 0,u));return[...d(B(i,E,u)),...R,...r].filter(v=>P(v)(L))},e=r.filter(({paths:u})=>u===null),n=s().map(u=>typeof u=="string"?[]:f(u));return n.
length>0&&n.length<g.WD&&n.every(({length:u})=>u>0)||e.length>0?[...new Set([...n.flat(),...e])]:null}}function k(){const M=(0,y.O)(T=>({left:m}));return(0,y.O)(
T=>(0,y.O)(O=>{const b=M((0,g._M)(T.place?.file??""));return T.paths?.some(P=>A(O,P,b))??!0}))}const B=(M,T,O)=>T===void 0?`${M} ${(0,g._M)(O)??""}`:`${M} ${T} ${O}`;
function A(M,T,O={left:m}){const b=T.replace(/^(?:\.?\/)+/,"").replace(/(?<!\/)\/+$/,""),P=(c,s)=>I([...c],[...s],"*",(a,h)=>h==="?"||a===h,O);return I(M.split(
"/"),[...b.split("/"),"**"],"**",P,O)}function I(M,T,O,b,P){let[c,s,a,h]=[0,0,-1,0];for(;c<M.length;){if(P.left--<0)return!1;const p=T[s];if(p===O)a=s++,h=c;else if(p!==
void 0&&b(M[c]??"",p))c++,s++;else if(a>=0)s=a+1,c=++h;else return!1}for(;T[s]===O;)s++;return s===T.length}}),2806:((oe,z,t)=>{t.d(z,{Q:()=>I,u:()=>k});var g=t(
4756),y=t(2170),m=t(9119),j=t(6254);const S=100;function k(M,{ignore:T,fixedHosts:O,depth:b},P,c){const s=new Set(M.flatMap(h=>P(h)??[])),a=Map.groupBy(M,({problem:h})=>h.
code);return T.flatMap((h,p)=>{const{code:i,line:o,place:d}=h;if(d===null||s.has(h))return[];const r=n=>(0,y.ht)(d.file,(0,g.$T)(n),d);if(O.length>0&&c(i))return r(
{kind:"fixed",code:i});const f=(0,j.O)([h],()=>!1),e=p<S?a.get(i)??[]:[];for(const n of e.slice(0,S)){const l=n.places.slice(0,S);if(!l.some(u=>f(n,()=>[u])!==null))
continue;const _=l.find(u=>P(n,()=>[u])===null);if(_!==void 0)return r({kind:"elsewhere",code:i,at:(0,m.eo)(_)})}return I(i,b)?[]:r({kind:"unmatched",code:i,line:o})})}
const B=/^(?:machine|host|proxy|document|nothing|ignore)-|expir/,A=/^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/,I=(M,T)=>B.test(
M)||T!=="init"&&A.test(M)}),9961:((oe,z,t)=>{t.d(z,{Dz:()=>B,P4:()=>k,Yv:()=>A});var g=t(7811),y=t(1780),m=t(9432),j=t(9615);const S={missing:({setting:I,path:M})=>({
message:`${I} names ${(0,g.ol)(M)}, which does not exist`,help:(0,m.Dl)(M,"set it to the absolute path of a file; the client continues without any CLI configura\
tion")}),relative:({path:I,root:M})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,g.ol)(I)}, which \`init\` does not find if it is started in ${M}`,help:"\
set it to the absolute path"}),cache:({path:I})=>({message:`the plugin cache directory ${(0,g.ol)(I)} does not exist, for which the client reports an error`,help:I.
startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({file:I,failure:M})=>({
message:`${I} ${(0,m.mP)(M)}`,help:M.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular file that this account \
can read; this check continues without it"}),syntax:({file:I,why:M})=>({message:`${I} has a syntax error: ${M}`,help:"correct the file; the client ignores all o\
f it, including its tokens"}),encoding:({file:I,isWide:M})=>({message:`${I} ${M?"is encoded as UTF-16":"begins with a byte order mark"}, so the client ignores a\
ll of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:I,why:M})=>({message:`${I}: ${M}`,help:"correct the value; Terraform ignores the\
 whole file, OpenTofu the blocks that it has not read yet"}),block:({file:I,why:M})=>({message:`${I}: ${M}`,help:"correct the block; the client ignores it"}),label:I=>({
message:`the label of the block ${I.type} ${(0,g.ol)(I.label)} at ${I.file} is not a hostname: ${I.why}`,help:I.advice??"write a hostname as the label; the clie\
nt ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at r\
andom"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({
file:I,host:M,hasValue:T})=>({message:T?(0,y.xI)`the token in the credentials block for host ${(0,y.SP)(M)} at ${I} is not a string`:(0,y.xI)`the credentials block for host ${(0,y.
SP)(M)} at ${I} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'}),"no helper":({name:I,
directories:M})=>({message:`credentials helper ${(0,g.ol)(I)}: there is no terraform-credentials-${I} in ${M.join(", ")}`,help:I===I.toLowerCase()?"install the \
program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"})},k=(I,M)=>(0,j.CC)(
"credentials-config",{...(0,j.Z9)(S,I),affects:M}),B=({name:I,why:M})=>(0,j.CC)("credentials-helper",{message:`credentials helper ${I}: ${M}`,help:'run the prog\
ram with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),A=({host:I,at:M})=>(0,j.CC)("services-force\
d",{message:(0,y.xI)`the host block at ${M} defines the services of ${(0,y.KT)(I)}; the host's own discovery document is not used`,help:(0,y.xI)`remove the host block at ${M} to use the discovery document of ${(0,y.
KT)(I)}`})}),8294:((oe,z,t)=>{t.d(z,{$U:()=>o,C3:()=>c,Eu:()=>P,QU:()=>O,To:()=>r,bI:()=>f,fj:()=>a,iX:()=>e,qX:()=>h,tK:()=>p,z2:()=>d});var g=t(8032),y=t(255),
m=t(1780),j=t(7057),S=t(9432),k=t(9615),B=t(4481);const A=({source:u,isInFile:E},D)=>(0,k.Lw)(D[E?"file":(0,B.zT)(u)?"helper":"elsewhere"]),I={file:"write the t\
oken into the file, or remove its block",helper:"store the token in the helper, which must print {} for a host without one",elsewhere:{terminal:"set it to the t\
oken, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"}},M={file:"\
write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ variable",helper:"store the token itself in the helper",elsewhere:{terminal:"\
set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"write ${{ secrets.NAME }} where the workflow file sets it, with the n\
ame of the secret"}},T=(u,{source:E},D,L)=>(0,k.CC)(u,{message:(0,m.xI)`the token from ${(0,m.LA)(E)} ${D}`,flaw:D,...L}),O=u=>T("credentials-empty",u,"is empty",
{help:A(u,I)}),b={length:["is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line break or another control charact\
er, which no client can send","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the clients add a second time','s\
tore only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the quotation marks"],"outer whit\
e space":["begins or ends with white space, which is sent with it","store the token without the white space around it"],"inner white space":["contains white spa\
ce","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","copy the token again: a hyphen\
 or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",M]};function P({slip:u,...E}){const[D,L]=b[u],R=typeof L=="str\
ing"?L:A(E,L);return T("credentials-malformed",E,D,{help:R,...u!=="control character"&&u!=="length"&&{severity:"warning"}})}function c({host:u,source:E,on:D,days:L}){
const R=L<0?`expired on ${D}`:void 0;return(0,k.CC)("credentials-expiry",{message:(0,m.xI)`the token from ${(0,m.LA)(E)} ${R??`expires on ${D}`}`,help:(0,B.qV)(
E,u),expires:D,...R&&{flaw:R}})}const s=`has fewer than ${j.Il} characters and is not redacted where a server repeats it`,a=u=>T("credentials-short",u,s,{help:"\
check whether the stored value is the whole token; store it again or create a longer one"}),h=u=>(0,k.CC)("credentials-bot",{message:(0,m.xI)`${g.bB[u.client]} has no token for ${(0,m.
SP)(u.host)}, and this check uses one`,help:(0,m.xI)`add a ${u.client==="renovate"?"rule":"`terraform-registry`"} for ${(0,m.SP)(u.host)} to ${u.client==="renov\
ate"?"`hostRules`":"`registries`, and name it in the update"}`,...u.client==="renovate"&&u.ends.length===0&&{severity:"notice",affects:[]}}),p=u=>(0,k.CC)("cred\
entials-differ",{message:(0,m.xI)`for host ${(0,m.SP)(u.host)}, ${i(u.first)} and ${i(u.other)}`,help:(0,m.xI)`set the token for both clients in ${(0,m.LA)((0,y.
fK)(u.host)[0]??"tokens")}; this check uses the first token`}),i=({client:u,source:E})=>E===null?`${g.bB[u]} finds no token`:(0,m.xI)`${g.bB[u]} uses the token from ${(0,m.
LA)(E)}`,o=({host:u,service:E,...D})=>(0,B.ti)("credentials-missing",(0,m.xI)`host ${(0,m.SP)(u)} requires a token${E===null?"":` for ${E}`}`,(0,B.nP)(u),D),d=u=>(0,k.
CC)("credentials-near-miss",{message:(0,m.xI)`${(0,m.LA)(u.variable)} seems to be meant for host ${(0,m.SP)(u.host)}, but ${u.why}`,help:(0,m.xI)`rename it: ${(0,B.
yN)(u.write)}`}),r=({host:u,other:E,source:D,service:L,isSent:R,isNotice:x})=>(0,k.CC)("credentials-other-host",{message:(0,m.xI)`the clients do not send the token for ${(0,m.
KT)(E)} from ${(0,m.LA)(D)} ${L===null?"after the redirect of":`to ${L} of host`} ${(0,m.KT)(u)}: they send ${R?(0,m.xI)`the token of ${(0,m.KT)(u)}`:"none"}`,help:L===
null?(0,m.xI)`make the discovery document of ${(0,m.KT)(u)} public, or serve it at ${(0,m.KT)(u)} itself`:(0,m.xI)`set the token for ${(0,m.KT)(u)}, and the clients send it to ${(0,m.
KT)(E)}`,...x&&{severity:"notice",affects:[]}}),f=({host:u})=>(0,k.CC)("credentials-unused",{message:(0,m.xI)`the tokens input has a token for host ${(0,m.SP)(u)}, which is not checked`,
help:"write the host as in the files, including its port, or remove the line"});function e(u){const{host:E,token:D,source:L,challenge:R,contentType:x,...v}=u,$=D===
"none"&&R===null&&!x?.includes("json"),w=v.page?.kind==="bot-protection",U=!w&&($||v.isVague===!0)&&v.status===403&&(0,S.VW)(E)===null,K=(0,m.xI)`rejected the token from ${(0,m.
LA)(L??"")}`,N=w?"refuses the clients":D==="sent"?K:"requires authentication credentials",H=(0,B.c3)(u),V=!U&&v.url===`https://${E}/.well-known/terraform.json`,
Y=(0,m.xI)`${U?"may not be a registry":N}: ${(0,S._r)(v,V)}`;return(0,k.CC)("document-unauthorized",{message:(0,m.xI)`host ${(0,m.KT)(E)} ${Y}${"refusal"in H?"":
(0,m.xI)`; ${(0,B.pt)(u,null)}`}`,help:(0,S.NM)({...v,asked:E},U?l:_(u)),...H})}const n="make the discovery document public",l={operator:`${n}, or return 404 if\
 the host has no services`,user:(0,S.Wt)([])};function _(u){const{host:E,token:D,status:L}=u,R=L===403||D!=="sent"?(0,S.qZ)(E):void 0,x={...(0,B.$w)(u,"the disc\
overy document",null),guest:R};return D==="none"&&"refusal"in(0,B.c3)(u)?{...x,operator:(0,B.nP)(E,`, or ${n}`)}:x}}),8936:((oe,z,t)=>{t.d(z,{Er:()=>a,P0:()=>P,
P6:()=>A,Qs:()=>b,T0:()=>k,U2:()=>s,e4:()=>h});var g=t(1780),y=t(9432),m=t(9176),j=t(9615);const S={"no-such-host":"does not resolve: no such host","no-answer":"\
could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},k=({host:p,asks:i,why:o})=>(0,j.
CC)("host-unknown",{message:(0,g.xI)`${(0,g.KT)(p)} ${S[o]}`,help:o!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":i==="doc\
ument"?(0,y.Dl)(p,"check the spelling, and that this machine can resolve the name"):(0,g.xI)`check that this machine can resolve ${(0,g.KT)(p)}, or have the URL that names it corrected`,
obstacle:{verb:"cannot resolve",what:S[o].replace(/.*: /,"")}}),B={refused:"refused the connection",closed:"closed the connection without a response","no-host-r\
oute":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function A({host:p,error:i}){if(typeof i=="object"&&"\
proxy"in i){const r=m.Yq.PROXY_NOT_REACHED;return(0,j.CC)("host-unreachable",{message:(0,g.xI)`${(0,g.KT)(p)} is unreachable: ${i.proxy}`,help:r,obstacle:{verb:"\
does not reach",what:(0,y.dh)(i.proxy),help:r}})}const o=typeof i=="string"?B[i]:`is unreachable (${i.code})`,d="that a firewall or proxy lets this machine conn\
ect to it";return(0,j.CC)("host-unreachable",{message:(0,g.xI)`${(0,g.KT)(p)} ${o}`,help:{...(0,j.Lw)(`check that the host is up, and ${d}`),guest:`check ${d}, \
or ${(0,y.B9)(p)}`},obstacle:{verb:"cannot connect to",what:o.replace("is unreachable: ","")}})}const I={lookup:{verb:"cannot resolve",failed:"could not be look\
ed up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",
help:"check that the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"\
did not finish its answer",help:""}},M="serve the document as a static file",T=({asks:p})=>p==="document"?M:"find out what the server waits for, such as its sto\
rage",O=p=>p.map(({name:i,attemptMs:o,retries:d})=>{const r=Number.isFinite(o)?(0,y.YA)(o):"without a limit",f=d===0?"":` in each of ${d+1} attempts`,e=i.includes(
" and ")?"wait":"waits";return`${i} ${e} ${r}${f}`}).join(", ");function b(p){if(p.phase==="complete")return(0,j.CC)("host-timeout",{message:(0,g.xI)`${(0,g.KT)(
p.host)} took ${(0,y.YA)(p.tookMs)} to return its discovery document; ${O(p.releases)}`,operator:M,affects:[...new Set(p.releases.map(({client:n})=>n))]});const{
verb:i,failed:o,help:d}=I[p.phase],r=p.limitMs===null?null:(0,y.YA)(p.limitMs),f=r===null?"in time":`within ${r}`,e=p.attempts===1?f:`in ${p.attempts} attempts \
of ${r} each`;return(0,j.CC)("host-timeout",{message:(0,g.xI)`${(0,g.KT)(p.host)} ${o} ${e}`,help:d||{operator:`check that the registry is up, or ${T(p)}`,user:(0,g.
xI)`ask the operator of ${(0,g.KT)(p.host)} whether the registry is up`,guest:(0,y.B9)(p.host)},...i&&{obstacle:{verb:i,what:o.replace(/.*: /,"")}}})}const P=({
host:p,error:i})=>(0,j.CC)("host-protocol",{message:(0,g.xI)`the response of ${(0,g.KT)(p)} is not valid HTTP (${i})`,operator:"check that the port serves HTTP,\
 and the headers that the server and its load balancer send",user:"check the port in the address"}),c={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function s({host:p,phase:i,tookMs:o,limitMs:d,...r}){const f=`(limit ${(0,y.
YA)(d)}); ${c[i.name]} took ${(0,y.YA)(i.ms)}`;return"url"in r?(0,j.CC)("host-slow",{message:(0,g.xI)`${(0,g.KT)(r.url)} took ${(0,y.YA)(o)} to answer ${f}`,operator:T(
{asks:"answer"})}):(0,j.CC)("host-slow",{message:(0,g.xI)`${(0,g.KT)(p)} took ${(0,y.YA)(o)} to return its discovery document ${f}`,operator:M,note:O(r.releases)})}
const a=({host:p,attempts:i,failure:o,releases:d})=>(0,j.CC)("host-recovered",{message:(0,g.xI)`discovery of ${(0,g.KT)(p)} succeeded at attempt ${i}; the first attempt failed: ${o}`,
operator:"find out why the host fails intermittently",note:d.length===0?"init succeeded, because the CLI retries discovery":`init with ${d.map(({name:r})=>r).join(
" and ")} would have failed`});function h(p,i){const[{verb:o,help:d=m._$[o]}]=i,[r="",...f]=p,e=f.length===0?(0,g.KT)(r):`any of ${p.length} hosts`,n=f.length===
0&&o==="cannot connect to";return(0,j.CC)("machine-network",{message:(0,g.xI)`this machine ${o} ${e}: ${(0,y.K4)([...new Set(i.map(({what:l})=>l))],3)}`,help:n?
`check the network of this machine, or ${(0,y.B9)(r)}`:d})}}),9176:((oe,z,t)=>{t.d(z,{M8:()=>j,Yq:()=>g,_$:()=>m});const g={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},y=", or set HTTPS_PROXY if the network has a proxy",m={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${y}`,"cannot connect to":`check the network of this machine and its firewall${y}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function j(S,{page:k,url:B,asked:A}){const I=URL.parse(B)?.host,M=I===A,T=M&&S.code==="document-stat\
us";if(k?.kind!=="sign-in"&&k?.kind!=="captive-portal"||T)return S;const O=`a ${k.kind} page${M?"":` at ${I}`} ("${k.title}") answers`;return{...S,obstacle:{verb:"\
does not reach",what:O,isCommon:M}}}}),1098:((oe,z,t)=>{t.d(z,{Dr:()=>b,EK:()=>M,Fu:()=>c,dF:()=>P,vs:()=>B,y7:()=>I});var g=t(255),y=t(1780),m=t(5106),j=t(9432),
S=t(9615),k=t(4481);function B({host:s,service:a,...h}){const p=a===m.OZ?"the cloud block":"the remote backend",i=(0,k.nP)(s),o=(0,g.pk)(s)===s?(0,y.xI)`run \`terraform login ${(0,y.
KT)(s)}\`, or `:"",d={...i,terminal:(0,y.xI)`${o}${i.terminal}`},r=(0,y.xI)`${p} requires a token for ${(0,y.SP)(s)}`;return(0,k.ti)("cloud-token",r,d,h)}const A={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function I({block:s,lacks:a,isOpen:h}){const p=s==="cloud block"?`set ${a.map(i=>m.uW[i]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,S.CC)("cloud-incomplete",{severity:h?"notice":"error",message:`the ${s} has no ${a.
map(i=>A[i]).join(" and no ")}`,help:h?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const M=({url:s,version:a})=>(0,S.CC)("cloud-version",{message:(0,y.xI)`${(0,y.KT)(s)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,j.
dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),T=s=>"why"in s?(0,y.xI)`the response of ${(0,y.KT)(s.url)} ${(0,j.dh)(s.why)}`:(0,j._r)({...s,page:null}),
O=(s,a,h)=>"status"in s&&[401,403,404].includes(s.status)?h:{operator:(0,y.xI)`check the logs of ${(0,y.KT)(a)}, and that the URL of the service is that of its API`},
b=({host:s,organization:a,source:h,...p})=>(0,S.CC)("cloud-organization",{message:(0,y.xI)`the organization ${a} at ${(0,y.KT)(s)} cannot be read: ${T(p)}`,refusal:"\
rejects",help:O(p,s,(0,y.xI)`check the name of the organization, and that the token from ${(0,y.LA)(h)} is valid and belongs to a member`)}),P=s=>(0,S.CC)("clou\
d-workspace",{message:(0,y.xI)`the workspace ${s.workspace} of ${s.organization} at ${(0,y.KT)(s.host)} cannot be read: ${T(s)}`,help:O(s,s.host,"check that the\
 token may read the workspace")}),c=({host:s,organization:a,workspace:h})=>(0,S.CC)("cloud-workspace-missing",{message:(0,y.xI)`${a} at ${(0,y.KT)(s)} has no workspace ${h} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((oe,z,t)=>{t.d(z,{o:()=>A,q:()=>B});var g=t(1780),y=t(9432),m=t(9615);const j=I=>I===1?"1 module \
or provider was":`${I} modules and providers were`;function S(I){const{names:M}=I,T=(0,g.XT)(M,3,O=>(0,g.KT)((0,y.dh)(O)));switch(I.what){case"inside":return(0,g.
xI)`modules and providers inside ${T} were not checked`;case"direct":{const O=M.length-I.git-I.oci,b=[...I.git>0?[`${(0,y.px)(I.git,"module")} from Git`]:[],...I.
oci>0?[`${(0,y.px)(I.oci,"module")} from an OCI registry`]:[],...O>0?[`${(0,y.px)(O,"module")} from an archive or bucket`]:[]];return(0,g.xI)`${b.join(" and ")} ${M.
length===1?"was":"were"} not checked: ${T}`}case"oci":return(0,g.xI)`${(0,y.px)(M.length,"provider")} ${M.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${T}`;case"\
open":return(0,g.xI)`${(0,y.px)(M.length,"module")} ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${T}`;case"\
limit":return(0,g.xI)`max-requests (${I.max}) was reached, so ${j(M.length)} not checked: ${T}`;case"chain":return(0,g.xI)`${T} was not opened, because more than ${I.
max} calls lead to it`;case"hosts":return(0,g.xI)`packages name more than ${I.max} hosts that no file names, so ${T} were not contacted`;case"size":return(0,g.xI)`a response is longer than this check reads, so ${j(
M.length)} not checked: ${T}`;case"work":return(0,g.xI)`the answers of the registry take more work than this check does for one host, so ${j(M.length)} not checked: ${T}`;case"\
stopped":return(0,g.xI)`the check ended too early, so ${j(M.length)} not checked: ${T}`;case"contents":return(0,g.xI)`the checksums of ${(0,y.px)(M.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"package":return(0,g.xI)`${T} ${M.length===1?
"was":"were"} not opened: ${(0,y.dh)(I.why)}`;case"submodules":return(0,g.xI)`the submodules of ${T} were not fetched, and \`init\` fetches them`;case"getter":return(0,g.
xI)`the package of ${(0,y.px)(M.length,"registry module")} was not checked, because it is downloaded with ${I.getter}: ${T}`;case"units":return(0,g.xI)`${(0,y.px)(
M.length,"Terragrunt unit")} ${M.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const k={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
B=I=>(0,m.CC)("not-followed",{message:S(I),help:I.what==="package"?I.cure:k[I.what==="work"?"limit":I.what],...I.what==="work"&&{severity:"warning"}});function A({
by:I,address:M,constraint:T,newest:O,others:b}){const P=(0,g.xI)`${(0,y.dh)(I)} requires ${(0,g.KT)((0,y.dh)(M))}${T===null?"":` "${(0,y.dh)(T)}"`}`,c=b.length>
0?`which conflicts with ${(0,y.K4)(b,3,y.dh)}`:`which no listed version fits; the newest is ${(0,y.dh)(O??"")}`,s=O===null?"which the registry does not have":c;
return(0,m.CC)("module-described",{message:(0,g.xI)`according to the registry, ${P}, ${s}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((oe,z,t)=>{t.d(z,{AO:()=>T,U7:()=>M,n3:()=>O,nD:()=>c,ro:()=>P,sC:()=>I,wp:()=>A});var g=t(1780),y=t(2432),m=t(9432),j=t(9615),S=t(3841);const k={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function B(a){if(a.host===""){const[r]=k["use"in a?a.use:"download"];return[`th\
e host of this ${r} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const h=(0,g.
xI)`${(0,g.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,g.xI)`${a.service} of ${(0,g.KT)(a.registry)} is on ${h}`,"use another re\
gistry"];if("package"in a)return[(0,g.xI)`the package of ${a.package} is downloaded from ${h} and was not contacted`,"use another module or provider"];if("use"in
a){const[,r,f]=k[a.use];return[(0,g.xI)`${r} ${h}`,f]}const p=(0,g.xI)`host ${(0,g.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
a))return[p,"use an allowed registry"];const{place:i,clients:o}=a.implied,d=`${(0,m.dh)(i.file)}:${i.line} names no host, and this is the default of ${(0,m.eZ)(
o)}`;return[(0,g.xI)`${p}; ${d}`,"name an allowed registry there"]}function A(a){const[h,p]=B(a),i=a.host===""?p:(0,g.xI)`${p}, or add ${(0,g.KT)(a.host)} to \`allowed-hosts\``;
return(0,j.CC)("host-not-allowed",{message:h,help:i})}const I=a=>(0,j.CC)("allowlist-incomplete",{message:`the packages of ${(0,m.px)(a.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),M=({host:a})=>(0,j.CC)("host-generic",{message:(0,g.xI)`${(0,g.
KT)(a)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` t\
o `ignore` if only HCP Terraform runs `init`"}),T=({host:a,address:h,asks:p})=>h==="metadata"?(0,j.CC)("host-private-redirect",{message:(0,g.xI)`${(0,g.KT)(a)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,j.CC)("host-private-redirect",{message:(0,g.xI)`a public host ${p==="document"?"redirects":"leads"} to ${(0,g.KT)(a)}, which has a ${h} address and was not contacted`,
operator:(0,g.xI)`set an external URL in place of ${(0,g.KT)(a)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),O=({host:a,
thrown:h})=>(0,j.CC)("host-check-crashed",{message:(0,g.xI)`${(0,g.KT)(a)} was not checked completely, because of a bug in tf-disco ${y.xv}: ${b(h)}`,help:(0,g.
xI)`please report this text at ${y.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,g.KT)(a)}\` to \`ignore\``});function b(a){if(!(a instanceof Error))
return(0,m.dh)(String(a));const h=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,m.dh)(String(a))+(h===void 0?"":` (${h})`)}const P=({host:a})=>(0,j.
CC)("host-http2",{message:(0,g.xI)`${(0,g.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,g.
xI)`enable HTTP/1.1 on ${(0,g.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),c=({host:a,stopped:h,isBegun:p})=>(0,j.
CC)("host-not-checked",{message:(0,g.xI)`${(0,S.C)(h)}: ${(0,g.KT)(a)} was ${p?"still being checked":"not checked"}`,help:s[h.kind]}),s={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((oe,z,t)=>{t.d(z,{$w:()=>a,c3:()=>O,cA:()=>P,nP:()=>h,pt:()=>c,qV:()=>i,ti:()=>r,to:()=>f,uK:()=>I,yN:()=>o,zT:()=>p});var g=t(8032),y=t(
255),m=t(1780),j=t(7057),S=t(9432),k=t(9615);const B="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",A="or use a runner with an address of its own, because hosted runners share theirs",I={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${A}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${A}`}},M=({page:e})=>e?.kind===
"bot-protection",T=({challenge:e})=>e!==null&&(0,j.O6)(e)?e:null;function O(e,n="asks"){const{token:l}=e;return/^(?:none|sent)$/.test(l)&&!M(e)&&!T(e)?{refusal:l===
"none"?n:"rejects"}:{}}function b({host:e,source:n,challenge:l},_){return _!==null?(0,m.xI)`check that ${(0,m.KT)(_)} accepts the token from ${(0,m.LA)(n??"")}: ${P(
_,e)}`:l===null?(0,m.xI)`check that the token is complete and has access, or ${i(n??"",e)}`:(0,m.xI)`check that the token is complete and has access, or that ${(0,m.
KT)(e)}, which asks for ${l} authentication, takes Bearer tokens`}const P=(e,n)=>(0,m.xI)`the CLIs send ${(0,m.KT)(e)} the token for ${(0,m.KT)(n)}, not one for ${(0,m.
KT)(e)}`;function c(e,n){const{host:l,token:_,source:u}=e,E=T(e);if(M(e))return"a bot protection answered";if(E!==null)return`it asks for ${E} authentication`;const D=n===
null?"sent":(0,m.xI)`sent to ${(0,m.KT)(n)}`,L=(0,m.xI)`the token for ${(0,m.KT)(l)} from ${(0,m.LA)(u??"")} was`;return _==="none"?(0,m.xI)`no token was found for ${(0,m.
KT)(l)}`:_==="sent"?(0,m.xI)`${L} ${D}`:(0,m.xI)`${L} not ${D}${s[_]}`}const s={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function a(e,n,l,_=b(e,l)){const{host:u,token:E}=e,D=T(e);if(D!==null){const R=`exempt ${n} from\
 ${D} authentication`,x=(0,m.xI)`ask the operator of ${(0,m.KT)(u)} to ${R}`;return{operator:R,user:x,note:"the clients send only Bearer tokens"}}const L=(0,g.n3)(
u)?(0,S.qZ)(u):void 0;switch(E){case"none":return{...(0,k.Lw)(h(u)),guest:L};case"sent":case"not-sent":return(0,k.Lw)(_);case"dropped":return{operator:(0,m.xI)`serve ${n} without the redirect to ${l===
null?"another host":(0,m.KT)(l)}`};case"withheld":return{operator:`serve ${n} at an https URL`}}}function h(e,n="",l=""){const _=(0,y.Fq)((0,m.pj)((0,m.FS)((0,m.
KT)(e)))),[u]=_.ok?(0,y.fK)(_.value):[],E="${{ secrets.REGISTRY_TOKEN }}",D=(0,m.xI)`run \`terraform login ${(0,m.KT)(e)}\``,L=u!==void 0&&n==="";return{terminal:(0,m.
xI)`${l}${u===void 0?D:o(u)}${n}`,workflow:(0,m.xI)`${l}add the line "${(0,m.KT)(e)}=${E}" to the tokens input${L?(0,m.xI)`, or "${(0,m.LA)(u)}: ${E}" to env`:n}`}}
const p=e=>e.startsWith("credentials helper ");function i(e,n){const _=p(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,m.xI)` (run \`terraform logout ${(0,m.KT)(
n)}\` before \`terraform login\`)`:"";return(0,m.xI)`store a new one in ${(0,m.LA)(e)}${_}`}const o=e=>/^\w+$/.test(e)?(0,m.xI)`export ${(0,m.LA)(e)}=…`:(0,m.
xI)`env '${(0,m.LA)(e)}=…' terraform init`;function d({isFork:e,searched:n,notRead:l}){if(e)return"secrets are withheld from pull requests of forks";const[_,u]=[
n,l].map(D=>(0,m.XT)(D,D.length,m.LA)),E=l.length===0?"":(0,m.xI)`; not read: ${u??""}`;return(0,m.xI)`no token was found (searched: ${_??""}${E})`}function r(e,n,l,_){
const u=(0,m.xI)`${n}, and ${d(_)}`;return _.isFork?(0,k.CC)(e,{message:u,help:B,severity:"notice"}):(0,k.CC)(e,{message:u,help:(0,k.Lw)(l)})}function f(e,n,l=""){
const{message:_,unexplained:u=_}=e;if("code"in n){const{flaw:D,help:L="",cures:R=(0,k.Lw)(L)}=n,x=D!==void 0&&(0,m.pj)(_).includes(`from ${l}`);return{...e,message:(0,m.
xI)`${_}; ${x?`it ${D}`:n.message}`,cures:R}}const E=n.isFork?{cures:(0,k.Lw)(B)}:{};return{...e,message:(0,m.xI)`${u}; ${d(n)}`,...E}}}),9029:((oe,z,t)=>{t.d(z,
{j:()=>h,y:()=>i});var g=t(3024),y=t(6760),m=t(850),j=t(9968),S=t(9961),k=t(2801),B=t(2170),A=t(8032),I=t(255),M=t(9897),T=t(5106),O=t(3298);let b=function(...e){
return{unmanagedBy:b}=t.late([6542,1264],1264),new.target?new b(...e):b(...e)},P=function(...e){return{withoutInstalled:P}=t.late([6542,1264],1264),new.target?new P(
...e):P(...e)},c=function(...e){return{thisMachine:c}=t.late([5866,3576],9837),new.target?new c(...e):c(...e)},s=function(...e){return{mergeMistakes:s}=t.late([
5866,3576],9837),new.target?new s(...e):s(...e)},a=function(...e){return{readCliConfig:a}=t.late([5866,3576],9837),new.target?new a(...e):a(...e)};function h(e,n,l,{
environment:_,directory:u},E=null,D=[]){const L=e.every(({needs:X})=>X.length===0);if(n.depth!=="init"&&n.hostnames.length===0&&L)return{usages:e,remarks:[],findings:[],
configs:[],releases:l.releases};const R=p(E===null?D:[],u,_),x=c(R.environment),v=(0,A.$l)("oci",l.versions),$=l.clients.map(X=>({...o(a(X,x,u),u,n),...!v&&{hasOciMirrors:v}})),
w=l.releases.map(X=>{const ie=$.find(({client:le})=>le===X.client);return{...X,attemptMs:ie?.requestTimeoutMs??X.attemptMs}}),{upgrade:C,depth:U}=n,K=U!=="disco\
very",{platform:F}=x,N={root:u,plugins:E,roots:D,dialect:l,platform:F,upgrade:C,asksMirrors:K},V=e.some(({needs:X})=>X.some(({service:ie})=>ie===T.xq))?P(e,$,N):
{usages:e,remarks:[],findings:[]},Y=[...$.flatMap(X=>X.findings),...V.findings,...R.findings];return{...V,findings:s(Y),configs:$,releases:w}}function p(e,n,l){
const{TF_CLI_CONFIG_FILE:_=""}=l;if(_===""||(0,y.isAbsolute)(_))return{environment:l,findings:[]};const u=x=>(0,g.existsSync)((0,y.join)(n,x.directory,_)),[E,D]=[
e.find(u),e.find(x=>!u(x))],L=(0,g.existsSync)(_),R=(L||E)&&D&&{kind:"relative",path:_,root:D.directory};return{environment:{...l,TF_CLI_CONFIG_FILE:L||!E?_:(0,y.
relative)("",(0,y.join)(n,E.directory,_))},findings:R?[(0,B.kH)((0,S.P4)(R,A.Du))]:[]}}const i=({releases:e},n)=>(0,O.O)(l=>b(a(l,c(n)),e));function o(e,n,l){if(l.
allowedHosts.length===0)return e;const _=d(n),u=e.files.filter(({path:w})=>(0,j.UO)(d(w),_)),E=new Set(u.map(({shown:w})=>w)),D=(0,m.Ol)(e).installation?.methods??
[],L=e.forced.flatMap(({place:w,services:C})=>C.map(({value:U})=>({place:w,host:typeof U=="string"?f(U):null}))),R=[...D.flatMap(r),...L].filter(({place:w,host:C})=>C!==
null&&E.has(w.file)&&!(0,I.ev)(C,l)),x=R.map(({place:w,host:C})=>{const U=(0,k.wp)({host:(0,I.nx)(C??""),use:"configuration"});return(0,B.kH)(U,{places:[w],clients:[
e.client]})}),v=new Set(R.map(({place:w})=>w)),$=e.forced.filter(({place:w})=>!v.has(w));return{...e,forced:$,findings:[...e.findings,...x]}}const d=e=>(0,j.N0)(
()=>(0,g.realpathSync)(e),e);function r(e){const{kind:n,place:l}=e;return n==="network"?[{place:l,host:(0,I.Pm)(e.url)}]:n!=="local"||e.path!==null?[]:[{place:l,
host:(0,I.yo)(`https://${e.shown}`)??M.IZ}]}const f=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,I.yo)(e.replace(/^\/\//,"https://"))??M.IZ:null}),533:((oe,z,t)=>{
t.d(z,{D0:()=>ge,lz:()=>Ee,G9:()=>re});var g=t(4202),y=t(9373),m=t(2170),j=t(9119),S=t(255),k=t(3096),B=t(3298);let A=function(...W){return{isOfInit:A}=t.late([
4878],4878),new.target?new A(...W):A(...W)},I=function(...W){return{noteCall:I}=t.late([4878],4878),new.target?new I(...W):I(...W)},M=function(...W){return{partsOf:M}=
t.late([4878],4878),new.target?new M(...W):M(...W)};const T=1e6,O=({problem:W,severity:ee})=>ee==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(W.
code),b=({problem:W})=>W.code==="block-backend";function P(W,ee){if(!W.some(b))return W;const te=new Set;for(const{parts:J,inside:se}of M(ee))for(const G of J)G!==
se.directories[0].name&&te.add(G);return W.filter(J=>!b(J)||!te.has((0,k.jt)((0,m.W7)(J))))}const c=({needs:W})=>W.some(({host:ee})=>(0,S.Rt)(ee)),s=({usages:W,
notes:ee,declared:te})=>W.some(c)||ee.some(J=>O(J)||b(J)||(0,j.Zl)((0,m.W7)(J)))||[W,te].some(J=>J.some(({place:se})=>(0,j.Zl)(se.file)||A((0,k.jt)(se.file))));
function a(W,ee){const te=new Set,J=new Set,se=new Map;let G=T;for(const{parts:pe,isAside:Ie,inside:Te}of M(ee)){if(G-=pe.length,G<0)break;for(const me of pe)te.
add(me),Ie||J.add(me);for(const[me,De]of Te.calls)I(se,me,De)}const q=ee.flatMap(({unknown:pe})=>pe.filter(({missing:Ie})=>Ie));for(const pe of q.flatMap(({files:Ie})=>Ie))
te.add((0,k.jt)(pe));const ae={...W,usages:h(W.usages,ee)},ne=G<0?ae:i(ae,te,se),fe=P(ne.notes,ee).map(pe=>{const Ie=(0,k.jt)((0,m.W7)(pe)),Te=te.has(Ie)||te.has(
(0,k.RO)(Ie));return O(pe)&&!Te?{...pe,severity:"warning"}:pe});return{...J.values().some(pe=>(0,j.Zl)((0,k.Gz)(pe,"main.tf")))?o({...ne,notes:fe},pe=>J.has((0,k.
jt)(pe))&&(0,j.Zl)(pe)):{...ne,notes:fe},installed:[...se.values()].filter(Boolean).length}}function h(W,ee){if(!W.some(c))return W;const te=(q,ae)=>`${q} ${ae}`,
J=new Map;for(const{kind:q,needs:ae,place:ne}of W)for(const{host:fe,clients:Oe}of p.test(q)?ae:[])for(const pe of Oe)J.set(te(pe,(0,k.jt)(ne.file)),fe);const se=new Map;
for(const{client:q,inside:ae,parts:ne}of M(ee)){const fe=J.get(te(q,ae.directories[0].name));for(const Oe of ne){const pe=te(q,Oe);se.set(pe,(se.get(pe)??new Set).
add(fe))}}const G=({needs:q,place:ae})=>q.flatMap(ne=>ne.clients.flatMap(fe=>{const Oe=se.get(te(fe,(0,k.jt)(ae.file)))??[void 0];return Array.from(Oe,(pe=ne.host)=>({
...ne,host:pe,clients:[fe]}))}));return W.map(q=>c(q)?{...q,needs:G(q)}:q)}const p=/^(?:cloud|backend_remote)/;function i({usages:W,declared:ee,notes:te},J,se){
const G=q=>!A((0,k.jt)(q))||J.has((0,k.jt)(q));return{usages:W.flatMap(q=>!G(q.place.file)&&q.kind!=="saved_state"?[]:se.get(q)===!0?{...q,needs:[],directHost:void 0}:
q),declared:ee.filter(({place:q})=>G(q.file)),notes:te.filter(q=>G((0,m.W7)(q))||q.problem.code.startsWith("file-"))}}function o({usages:W,declared:ee,notes:te},J){
const se=(0,B.O)(G=>J(G.file)?{...G,isInUse:!0}:G);return{usages:W.map(({version:G,...q})=>({...q,place:se(q.place),...G&&{version:{...G,place:se(G.place)}}})),
declared:ee.map(G=>({...G,place:se(G.place)})),notes:te.map(G=>({...G,places:G.places.map(q=>typeof q=="string"?q:se(q))}))}}var d=t(2172),r=t(6889),f=t(4120),e=t(
9432),n=t(4756),l=t(8516),_=t(3791),u=t(8032),E=t(3152),D=t(9465),L=t(7960),R=t(1011),x=t(3114),v=t(7250);let $=function(...W){return{usagesOf:$}=t.late([3276,7918,
8319],8095),new.target?new $(...W):$(...W)},w=function(...W){return{declaredIn:w}=t.late([3276,7918,8319],8095),new.target?new w(...W):w(...W)},C=function(...W){
return{parseFile:C}=t.late([3276,7918,8319],8095),new.target?new C(...W):C(...W)},U=function(...W){return{Terragrunt:U}=t.late([3276,7918,874],1340),new.target?
new U(...W):U(...W)};function K(W){const ee=H(W),te={calls:[],links:new Map,terragrunt:[]},J=(0,v.Vm)(ee,te,{}),se=(0,v.aC)(J,()=>new U(J));return(0,B.O)(G=>{if(!W.
directories.has(G))return null;const q=ee.list(G),ae=[...W.unreadable].filter(([me])=>(0,k.jt)(me)===G),ne=new Set([...q,...ae.map(([me])=>F(me))].filter(x.tr)),
fe=ae.flatMap(([me,De])=>{const ye=(0,x.L8)(F(me),ne,"")?.clients??[];return{...(0,m.ht)(me,(0,n.WO)({what:"link",code:De,isRefused:!0})),clients:ye}}),Oe=q.flatMap(
me=>{const De=(0,x.L8)(me,ne,""),ye=(0,k.Gz)(G,me),Ce=W.files.get(ye)??"";return De===void 0?[]:C(Ce,{...De,isOfPackage:!0},ye)}),{usages:pe,notes:Ie}=$(Oe,se),
Te=[...Ie,...fe.filter(({clients:me})=>me.length>0)];return{usages:pe.map(N),declared:[...w(Oe)],notes:Te}})}const F=W=>W.slice(W.lastIndexOf("/")+1);function N(W){
if(W.calls===void 0)return W;const ee=Object.entries(W.calls).map(([te,J])=>[te,J.map(se=>({...se,root:null}))]);return{...W,calls:Object.fromEntries(ee)}}function H({
files:W,directories:ee}){const te=Map.groupBy(W.keys(),k.jt),J=se=>W.has(se)||ee.has(se);return{list:se=>(te.get(se)??[]).map(F).sort(),directories:()=>[],exists:J,
locate:se=>J(se)?se:null,nameOf:()=>null,read:se=>W.get(se)??null}}let V=function(...W){return{rootsOf:V}=t.late([4878],4878),new.target?new V(...W):V(...W)},Y=function(...W){
return{upToLimit:Y}=t.late([4878],4878),new.target?new Y(...W):Y(...W)},X=function(...W){return{rootNotes:X}=t.late([4284],4284),new.target?new X(...W):X(...W)};
function ie(W){const{layouts:ee,changed:te,dialect:J,rootRules:se,textRules:G,stop:q}=W,ae=()=>!!q?.why,ne=({places:Oe})=>te===null||Oe.some(pe=>typeof pe!="str\
ing"&&te.has(pe.file)),fe=(0,D.Zf)(_e(J),G);return Oe=>{const pe=new D.fO({opened:Oe,read:fe,isEnded:ae}),Ie=V(ee,te,J.versions,!0,pe),Te=[...Y(Ie,()=>{})];return{
roots:Te,notes:De=>{const ye=X({...se,resolve:De});return Te.forEach(ye.add),[...pe.allNotes(),...ye.notes().filter(le)].filter(ne)}}}}const le=({places:W})=>W.
some(ee=>typeof ee!="string"&&ee.inside!==void 0);function _e(W){const ee=(0,u.d3)(W);return(0,B.O)(te=>{const J=K(te);return se=>{const G=J(se);if(G===null)return null;
const q=(0,R.sw)(G.usages,W.clients),ae=(0,L.e)((0,R.eI)(q,ee),W.versions),ne=[...(0,R.vH)(G.notes,W.clients),...ae.notes];return{...G,usages:ae.usages,notes:ne}}})}
let $e=function(...W){return{layoutsOf:$e}=t.late([4878],4878),new.target?new $e(...W):$e(...W)},Me=function(...W){return{rootsOf:Me}=t.late([4878],4878),new.target?
new Me(...W):Me(...W)},ve=function(...W){return{unmatched:ve}=t.late([4878],4878),new.target?new ve(...W):ve(...W)},we=function(...W){return{upToLimit:we}=t.late(
[4878],4878),new.target?new we(...W):we(...W)},Q=function(...W){return{rootNotes:Q}=t.late([4284],4284),new.target?new Q(...W):Q(...W)},ce=function(...W){return{
textNotes:ce}=t.late([4284],4284),new.target?new ce(...W):ce(...W)},ue=function(...W){return{withoutRefused:ue}=t.late([4284],4284),new.target?new ue(...W):ue(...W)};
function ge(W){const{usages:ee,declared:te,changed:J,dialect:se,settings:G,isLockReadonly:q}=W,ae=ee.length===0&&te.every(y.z0),ne=(0,d.dP)(ee);if(ae&&G.roots.length===
0)return{roots:[],notes:[],expand:null,locks:ne};const{clients:fe,versions:Oe}=se,pe=Z(W),Ie=[],Te=[],me=G.dialect.name==="auto"?[]:fe,De=(0,r.uQ)(G.dialect,se),
ye={clients:fe,upgrade:G.upgrade,isLockReadonly:q,versionIn:De},Ce=Q(ye),Ae=G.depth!=="discovery",xe=({directory:Pe},be)=>{Te.push((0,m.ht)(Pe,(0,n.ub)({kind:"r\
oots",max:be})))};for(const Pe of we(Me(pe,J,Oe,Ae),xe)){if(W.stop?.why)break;Ce.add(Pe),ne.add(Pe),Ie.push(Ae?Pe:{...Pe,providers:[]})}const Re={...se,set:me,isPredicted:Ae},
Le=Pe=>J===null||J.has((0,m.W7)(Pe)),Ue=[...ce(ee,te,Re)].filter(Le),ke=P(Ue,pe),je=new Set(W.notes.flatMap(Pe=>Pe.problem.code==="lock-invalid"?(0,m.W7)(Pe):[])),
Ke=[...ke,...Ce.notes()].filter(Pe=>!je.has((0,m.W7)(Pe))),Be=({host:Pe,needs:be})=>q&&be.some(Se=>Se.host===Pe),We=ee.filter(Pe=>Be(Pe)&&ne.isDropped(Pe)).map(
({text:Pe,place:be,clients:Se})=>(0,m.kH)((0,l.Sm)({provider:Pe??"",isUnused:!0}),{places:[be],clients:Se})),{ending:Ne}=W,Fe={layouts:pe,changed:J,dialect:se,rootRules:ye,
textRules:Re,stop:Ne};return{roots:Ie,locks:ne,notes:[...Ke,...We,...Te,...Ae?he(pe,J):[]],expand:G.depth==="init"?ie(Fe):null}}function Z(W){const{dialect:ee,settings:te,
listed:J,endedAt:se,installed:G=[]}=W,q=te.upgrade?[]:G,{clients:ae,versions:ne}=ee,fe={...W,installed:q,clients:ae,versions:ne};return J===void 0?Ee(fe,te,se===
null):de(fe,J)}function re(W){const{usages:ee,declared:te,installed:J=[],settings:se}=W,q=se.depth!=="discovery"?ue(W.notes,ee):W.notes,ae={usages:ee,notes:q,declared:te};
if(J.length===0&&!s(ae))return{...ae,remarks:[]};const{installed:ne,...fe}=a(ae,Z(W)),Oe=`modules in .terraform are used as \`init\` uses them: ${ne}`;return{...fe,
remarks:ne===0?[]:[Oe]}}function he(W,ee){const te=[...new Set(W.flatMap(({unknown:G})=>G))].filter(({files:G,missing:q})=>q===void 0&&(ee===null||G.some(ae=>ee.
has(ae))));if(te.length===0)return[];const J=te.map(({directory:G})=>G||"."),se=(0,j.As)((0,j.jH)(te.flatMap(({unknown:G})=>G??[])));return[(0,m.kH)((0,_.q)({what:"\
units",names:J}),{places:se,clients:u.Du})]}function Ee(W,{roots:ee},te){const J=ee.map(ne=>({text:ne,matches:(0,g.Ls)([ne])})),se=$e({...W,patterns:J}),G=te?ve(
se,J):[];if(G.length===0)return se;const q=$e({...W,patterns:[]}).flatMap(ne=>ne.roots),ae=[...new Set(q.map(({name:ne})=>ne||"."))];throw new E.GN(G.map(ne=>{const fe=(0,e.
K4)([...new Set([...(0,f.kD)(ne,ae),...ae])],5,e.dh),Oe=fe===""?"":`; the nearest root modules are ${fe}`;return`roots: no directory with configuration matches ${ne}${Oe}`}))}
function de(W,{roots:ee,rootsAreNamed:te}){const J=W.units.filter(se=>se.unknown!==null);return W.clients.flatMap(se=>{const G=ee.filter(({clients:fe})=>fe.includes(
se)),q=new Set([...J,...G].map(({directory:fe})=>fe||"."));return $e({...W,clients:[se],patterns:[{text:"",matches:fe=>q.has(fe)}]}).map(fe=>({...fe,isNamed:te}))})}}),
4359:((oe,z,t)=>{t.d(z,{o0:()=>ie,SQ:()=>X});var g=t(3916),y=t(4202),m=t(9373),j=t(5324),S=t(6889),k=t(7960),B=t(3114),A=t(300),I=t(1011),M=t(7250),T=t(4756),O=t(
2170),b=t(9119),P=t(8032),c=t(3096),s=t(3298),a=t(7630);const h=/^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s;function p({text:Q,place:ce,line:ue}){
const[,ge="",Z=""]=h.exec(Q.replace(/\*\/$/,"").trim())??[],re=de=>(0,O.ht)(ce.file,(0,T.$T)(de),ce);if(Q.startsWith('"'))return re({kind:"json"});if(ge===""||Z.
includes("tf-disco:ignore"))return re({kind:"form"});const he=(0,a.PZ)(ge);if(!he.ok)return re({kind:"code",why:he.why});const Ee=Z.replace(/\s+/g," ").trim();return($late4??=new RegExp("[\\p{L}\\p{N}]","u")).
test(Ee)?{code:ge,host:null,paths:null,reason:Ee,place:ce,line:ue}:re({kind:"reason",code:ge})}var i=t(4515),o=t(3024),d=t(6760),r=t(9968),f=t(2172),e=t(9059),n=t(
8339),l=t(1054),_=t(5243),u=t(9897);const E=100;function D(Q,ce){const ue=v(ce),ge=Q.flatMap(he=>{const{kind:Ee,version:de,directories:W,isOverridden:ee,replacedFor:te}=he,
J=/^(module|test_module|terragrunt_source)$/.test(Ee),se=de!==void 0||W!==void 0&&!ce.isStrict;if(!J||ee||se)return[];const q=he.clients.filter(ne=>!te?.includes(
ne)).flatMap(ne=>{const fe=ue(he,ne);return fe===null?[]:{client:ne,reason:fe}}),[ae]=q;return ae===void 0?[]:{usage:he,reason:ae.reason,clients:q.map(({client:ne})=>ne)}}),
Z=(0,s.O)(()=>U(ce));return[...Map.groupBy(ge,({reason:he})=>he.paths.at(-1)??"")].slice(0,E).flatMap(([he,Ee])=>{const de=(0,s.O)(({why:ee,paths:te})=>ee==="ou\
tside"||ee==="skipped"?(0,T.a3)({what:ee,path:he}):(0,n.Iz)({path:he,maker:ee==="created"?"`init`":Z()(te)})),W=(0,l.Kc)(he);return Ee.map(({usage:{place:ee},reason:te,
clients:J})=>(0,O.kH)(de(te),{places:[ee],clients:J,isPlaceholder:W}))})}const L={throwIfNoEntry:!1},R=40,x=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function v({
root:Q,scan:ce,units:ue,directories:ge,modules:Z,isStrict:re}){const{locate:he,nameOf:Ee}=(0,j.ET)({root:Q,scan:ce}),de=(0,s.O)(G=>(0,r.N0)(()=>(0,o.statSync)((0,d.
join)(Q,G),L)?.isDirectory()===!0,!1)),W=(0,s.O)(G=>ee(G,G,0));function ee(G,q,ae){if(ae>R)return{why:"missing",paths:[q]};if(/^\.\.(\/|$)/.test(G)||de(G)){const me=he(
G)!==null;return me&&!re?null:{why:me?"skipped":"outside",paths:[G]}}const fe=G.split("/"),Oe=fe.map((me,De)=>fe.slice(0,De+1).join("/")),pe=Oe.findIndex(me=>!de(
me)),Ie=Oe[pe]??"",Te=(0,r.N0)(()=>te(Ie),null);if(Te===null)return{why:"outside",paths:[G]};if(Te!==Ie){const me=(0,c.un)(Te,G.slice(Ie.length+1)),De=ee(me,q,ae+
1);return De?.why==="outside"?{why:"outside",paths:[G]}:De}return x.test(G)?re?{why:"created",paths:[G]}:null:{why:"missing",paths:Oe.slice(pe)}}function te(G){
const q=(0,d.join)(Q,G),ae=(0,o.lstatSync)(q,L);if(ae===void 0||ae.isFile())return G;const[ne,fe]=[he(""),he((0,c.jt)(G))];if(!ae.isSymbolicLink()||ne===null||fe===
null)return null;const Oe=(0,r.$r)(q);return Oe.kind==="error"&&Oe.code==="ELOOP"?G:(0,j.sq)((0,d.relative)(ne,(0,d.resolve)(fe,(0,o.readlinkSync)(q))))}const J=(0,s.
O)(G=>{const q=ue.filter(ne=>ne.directory===G||ne.module===G);return q.some(ne=>ne.unknown!==null||(0,m.LU)(ne))?[]:[G,...q.flatMap(I.CI)]}),se=Map.groupBy(ue.filter(
({missing:G})=>G!==void 0),({unknown:G})=>G&&(0,b.df)(G));return(G,q)=>{const ae=G.kind==="terragrunt_source",ne=ae?se.get((0,b.df)(G.place)):void 0;if(ne)return ne.
map(({missing:me=""})=>W(me)).find(Boolean)??null;const fe=(0,c.jt)(G.place.file),Oe=G.kind==="test_module",pe=(0,c.Bo)(fe,me=>Z.has(me),[G.text??""]),Ie=G.directories??
(Oe?[pe]:J(fe)),Te=(0,f.MZ)(G,q).flatMap(({source:me,isOpen:De})=>{const ye=De?G.evaluated?.[q]?.text??"":"";if(me===null&&re&&(0,_.Nj)(ye))return[{why:"skipped",
paths:[ye]}];const Ce=!re&&/[$%]\{/.test(me??"");if(me===null||Ce)return[null];const Ae=(0,u.qC)(me);if(Ae.length>0)return[Ae.some(je=>ge.has(Ee(je)??".."))?null:
{why:"outside",paths:[me]}];if(!(0,_.Nj)(me)||ae)return[null];const xe=Ie.map(ke=>(0,c.un)(ke,me)),Re=xe.filter(ke=>!ge.has(ke));return(G.directories===void 0&&
Re.length<xe.length?[null]:Re.map(W)).filter(ke=>!G.directories||ke?.why!=="missing")});return Te.includes(null)?null:Te[0]??null}}const $=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
w=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
C=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function U({root:Q,exclude:ce,
toolFiles:ue}){const ge=(0,j.ET)({root:Q,scan:[]}),Z=(0,s.O)(de=>(0,e.Dx)(de,ge.read(de)??"")),re=(0,s.O)(()=>[...(0,e._X)({root:Q,exclude:ce},ue)].filter(({file:de})=>!(0,e.
$)(de)&&!de.includes("pre-commit")).map(({file:de,text:W})=>({file:de,commands:F((0,e.Dx)(de,W).join(`
`))}))),he=[".git/config.worktree",".git/config"].find(de=>Z(de).some(W=>/sparsecheckout\s*=\s*true/i.test(W))),Ee=Z(".gitmodules").map(de=>/^\s*path\s*=\s*(.*)/.
exec(de)?.[1]);return de=>{if(he!==void 0)return he;const W=(0,c.Gz)(de.at(-1)??"","");if(Ee.some(J=>W.startsWith(`${J}/`)))return".gitmodules";const ee=["",...(0,c.
eH)((0,c.jt)(de.at(-1)??""))].map(J=>(0,c.Gz)(J,".gitignore")).find(J=>K([...de,`${W}-`],(0,c.jt)(J),Z(J))),te=re().find(({file:J,commands:se})=>{const G=$.test(
J)&&W.startsWith((0,c.Gz)((0,c.jt)(J),"")),q=(ae,ne)=>H(ae,ne)&&(G||N(ae,ne));return se.some(ae=>de.some(ne=>q(ae,ne)))});return ee??te?.file??null}}function K(Q,ce,ue){
return ue.slice(0,500).findLast(Z=>{const[,re,he=""]=/^!?(\/?)(.*?)\/?$/.exec(Z)??[],Ee=(0,c.Gz)(ce,re||he.includes("/")?he:`**/${he}`),[de=""]=/[^*?\]]*$/.exec(
he)??[];return Q.some(W=>he!==""&&W.endsWith(de)&&(0,g.matchesGlob)(W,Ee))})?.startsWith("!")===!1}const F=Q=>Q.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,
"").replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(
/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,ce=>ce.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g,
" ").replace(/(?<=[\w.])\\(?=\w)/g,"/").split(/\n|&&|;/),N=(Q,ce)=>w.test(Q)||C.test(Q)&&Q.includes(/[^/]+\/[^/]+$/.exec(ce)?.[0]??`
`);function H(Q,ce){const[ue="",...ge]=ce.split("/").toReversed();return Q.includes(ue)?(Q.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(re=>{const Ee=re.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(de=>!/^\.*$/.test(de));return Ee.some((de,W)=>de===
ue&&ge.every((ee,te)=>V(Ee[W-te-1],ee)))}):!1}const V=(Q="*",ce)=>Q===ce||/[$*{}]/.test(Q);let Y=function(...Q){return{readTools:Y}=t.late([3276,7918,8319],8095),
new.target?new Y(...Q):Y(...Q)};async function X(Q,ce){const{directory:ue,environment:ge,stop:Z,progress:re}=ce,he={root:ue,scan:Q.scan,exclude:Q.exclude},Ee=(0,M.
cw)(he,ge),de=await(0,i.nE)(Ee,Z,ee=>re({kind:"scan",files:ee})),W=Me(de,Q,(0,j.ET)(he));return ve(W,(0,y.Ls)(Q.roots))}function ie({dialect:Q,exclude:ce,scan:ue,
allowedHosts:ge,ignore:Z},re,{environment:he,directory:Ee}){const de=(0,s.O)(()=>Y({root:Ee,exclude:ce},re.toolFiles)),W=!!he.TF_CLOUD_HOSTNAME,ee=ue.length>0,te={
setting:Q,scan:ee?{...re,tools:de,hasCloudHostname:W}:null},J=(0,S.L2)(te),{clients:se,versions:G}=J,q=(0,P.$l)("queries",G),ae=ye=>q||!(0,B.xO)(ye),ne=(0,I.eI)(
(0,I.sw)(re.usages,se),(0,P.d3)(J)),fe=(0,k.e)(ne,G),Oe=fe.usages.filter(({place:ye})=>ae(ye.file)),pe=ge.length>0,Ie={root:Ee,scan:ue,exclude:ce,isStrict:pe},Te=re.
comments.map(p),me=[...D(Oe,{...re,...Ie}),...pe?_e(re):[]],De=Oe.some(({workspace:ye})=>ye?.lacks)&&de().givesState;return{dialect:J,usedBy:()=>(0,S.rU)(J,te.scan),
bots:ee?de().bots:[],usages:De?Oe.map($e):Oe,ignore:[...Z,...Te.filter(ye=>"code"in ye)],notes:[...[...(0,I.vH)(re.notes,se),...fe.notes].filter(ye=>ae((0,O.W7)(
ye))),...me,...Te.filter(ye=>"problem"in ye),...Te.length===A.A?[le()]:[]]}}const le=()=>(0,O.ht)(".",(0,T.ub)({kind:"comments",max:A.A}));function _e(Q){const{
unselected:ce,linked:ue,directories:ge,units:Z,unread:re,notes:he}=Q,Ee=new Set(he.flatMap(W=>(0,O.Xd)(W)?.file??[])),de=[...ue].filter(([,W])=>W===null||!ge.has(
W));return[...ce.map(W=>(0,O.ht)(W,(0,T.a3)({what:"unselected"}))),...de.map(([W])=>(0,O.ht)(W,(0,T.a3)({what:"linked"}))),...(0,b.jH)(re).map(W=>(0,O.kH)((0,T.
a3)({what:"generated"}),{places:[W]})),...Z.flatMap(({directory:W,module:ee,unknown:te,missing:J})=>te===null||ee!==null||J!==void 0||Ee.has(te.file)?[]:(0,O.kH)(
(0,T.a3)({what:"skipped",path:W}),{places:[te]}))]}function $e(Q){if(Q.workspace?.lacks===void 0)return Q;const{organization:ce,name:ue}=Q.workspace;return{...Q,
workspace:{organization:ce,name:ue}}}function Me(Q,{roots:ce,exclude:ue},ge){const Z=new Set(Q.links.values());if(Z.size===0)return Q;const[re,he]=[(0,y.Ls)(ce),
(0,y.Ls)(ue)],Ee=P.Du.flatMap(G=>[...(0,m.Pv)(Q,G).values()]),de=new Set(Ee.flatMap(m.s1)),W=new Set(Q.units.map(({directory:G})=>G)),ee=(0,s.O)(G=>de.has(G)||W.
has(G)||re(G||".")?!1:ge.list(G).map(ae=>(0,c.Gz)(G,ae)).every(ae=>Z.has(ae)||he(ae)||!we(ae))),te=G=>Z.has(G)&&we(G)&&ee((0,c.jt)(G)),J=Q.usages.filter(({place:G})=>!te(
G.file)),se=Q.declared.filter(({place:G})=>!te(G.file));return{...Q,usages:J,declared:se,notes:Q.notes.filter(G=>!te((0,O.W7)(G)))}}function ve(Q,ce){const ue=new Set(
Q.snippets);if(ue.size===0)return Q;for(const Z of P.Du){const re=(0,m.Pv)(Q,Z),he=[...re.values()].filter(({name:Ee,isInitialised:de,installed:W})=>!ue.has(Ee)||
de||W.size>0||ce(Ee||"."));for(const Ee of he){ue.delete(Ee.name);for(const de of(0,m.s1)(Ee)){const W=ue.delete(de)?re.get(de):void 0;W!==void 0&&he.push(W)}}}
const ge=Q.notes.filter(Z=>Z.problem.code!=="block-invalid"||!ue.has((0,c.jt)((0,O.W7)(Z))));return{...Q,snippets:ue,notes:ge}}function we(Q){const ce=(0,B.L8)(
(0,g.basename)(Q),new Set,(0,g.basename)((0,g.dirname)(Q)));return ce!==void 0&&ce.class!=="terragrunt"}})};export{ze as ids,Ge as modules};
var $late0,$late1,$late2,$late3,$late4;
