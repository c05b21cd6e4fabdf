const ze=[6135,3403,4815,2172,4276],Ge={4202:((de,V,t)=>{t.d(V,{$8:()=>T,G$:()=>x,Ls:()=>R,VK:()=>m});var f=t(3916);const v=/[*?[{]/;function m(D){const M=D.split(
"/"),w=M.findIndex($=>v.test($));return w<0?{fixed:D}:{fixed:M.slice(0,w).join("/"),glob:M.slice(w).join("/")}}function R(D,M=new Set){const w=D.map($=>{const P=$.
replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:$,glob:P,start:C(P)}});return $=>{const P=$.toLowerCase(),k=w.filter(({glob:O,start:c})=>O===$||
P.startsWith(c)&&(0,f.matchesGlob)($,O));for(const{pattern:O}of k)M.delete(O);return k.length>0}}function C(D){const[M=""]=D.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(D)??[];return M.toLowerCase()}const T=({file:D,glob:M},w)=>D===w||M!==void 0&&(0,f.matchesGlob)(w,M),x=D=>D.startsWith(".")||D==="node_modules"}),1440:((de,V,t)=>{
t.d(V,{EH:()=>s,U4:()=>w,WI:()=>n,a4:()=>u,oO:()=>$});var f=t(3916),v=t(7811),m=t(2213),R=t(8032),C=t(5243),T=t(9897),x=t(3846),D=t(8153),M=t(523);const w=".ter\
raform/modules/modules.json",$=".terraform/terraform.tfstate",P=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.Qq,config:(0,D.Tj)((0,D.LT)(D.Qq))})),resources:(0,D.
p_)((0,D.w3)({provider:D.Qq}))}),k=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.LT)(D.Qq))))}))}),O=new Set(Object.values(m.FV).flatMap(
o=>o.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function s(o,l){const e=(0,D.D4)(l,P,"struct"),{backend:i,resources:h}=e.ok?e.value:P.zero,g=(0,D.D4)(l,
k,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:E="",config:I=null}=i??{},A=[I,..._].flatMap(j=>Array.from(j??[],([S,L])=>L===""?null:a(E,
S,L)));/^(remote|cloud)$/.test(E)&&!I?.get("hostname")&&A.push("app.terraform.io");const y=new Set(h.map(({provider:j})=>j).filter(j=>j.includes("[")));return R.
Du.flatMap(j=>{const S=Array.from(y,X=>{const Y=(0,x.mi)(c.exec(X)?.[1]??"",j);return Y.kind!=="registry"?Y.kind==="builtin"?null:T.IZ:j==="opentofu"&&(0,x.Gi)(
Y)?(0,C.Vm)(j):Y.host});return[...new Set(e.ok?[...S,...A]:[T.IZ])].flatMap(X=>X===null?[]:{file:o,host:X,client:j})})}function a(o,l,e){return o==="local"?(0,m.
Bm)(e):m.Gb[o]?.split(" ").includes(l)?(0,m.D8)(e):O.has(l)||l==="hostname"?(0,m.Ul)(e):null}function u(o,l){const e=(0,m.Bm)(`terraform.tfstate.d/${l.trim()}/t\
erraform.tfstate`);return e===null?[]:R.Du.map(i=>({file:o,host:e,client:i}))}const p=(0,D.w3)({key:D.Qq,source:D.Qq,version:D.Qq,dir:D.Qq}),r=(0,D.w3)({modules:(0,D.
p_)(p)});function n(o,l){const e=l.trim()===""?(0,v.Ju)(r.zero):(0,D.D4)(l,r,"struct");if(!e.ok)return e;const{modules:i}=e.value,h=i.find(({version:_})=>_!==""&&
(0,M.oF)(_)===null);if(h!==void 0)return(0,v.TR)(`has the malformed version "${h.version}"`);if(new Set(i.map(({key:_})=>_)).size<i.length)return(0,v.TR)("has t\
wo modules with the same key");const g=i.filter(({key:_})=>_!=="");return(0,v.Ju)(g.map(({dir:_,...E})=>({...E,root:o,directory:d(o,_)})))}function d(o,l){const e=(0,f.
isAbsolute)(l)?l:`${o===""?".":o}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(l)?(0,f.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((de,V,t)=>{
t.d(V,{ET:()=>P,KG:()=>s,Wj:()=>r,f5:()=>a,kI:()=>O,rN:()=>p,sT:()=>$,sq:()=>w,un:()=>u});var f=t(3024),v=t(6760),m=t(4756),R=t(2170),C=t(3096),T=t(3298),x=t(9968),
D=t(4202),M=t(1440);const w=n=>v.sep==="/"?n:n.replaceAll(v.sep,"/");function $(n,{boundary:d}){return n.kind==="error"?(0,m.WO)({what:"link",code:n.code}):(0,x.
UO)(n.path,d)?n.kind==="special"?(0,m.WO)({...n,what:"link-to-special-file"}):n.kind==="file"?n.path:null:(0,m.a3)({what:"link"})}function P({root:n,scan:d}){const o=[
n,...d.map(h=>(0,v.resolve)(n,(0,D.VK)(h).fixed))].map(k),l=h=>o.some(g=>g!==null&&(0,x.UO)(h,g)),e=h=>{const g=(0,v.resolve)(n,h),_=(0,f.existsSync)(g)?k(g):null;
return _!==null&&l(_)?_:null},i=(h,g)=>{const _=e(h);return(_===null?[]:(0,x.Mc)(_).filter(g)).map(({name:I})=>I).sort()};return{list:h=>i(h,g=>!g.isDirectory()),
directories:h=>i(h,g=>g.isDirectory()&&!(0,D.G$)(g.name)),exists:h=>(0,f.existsSync)((0,v.resolve)(n,h)),locate:(0,T.O)(e),nameOf:h=>{const g=e(h);return g===null?
null:w((0,v.relative)(o[0]??n,g))},read:(h,g)=>{const _=e(h);return _===null?null:(0,x.r7)(_,g)}}}const k=n=>(0,x.N0)(()=>(0,f.realpathSync)(n),null);function O(n,d){
const{fixed:o,glob:l}=(0,D.VK)(d);try{const e=(0,f.realpathSync)((0,v.resolve)(n,o)),i=w((0,v.relative)(n,e)),h=(0,x.UO)(e,n),g=h?n:e;if(l!==void 0)return{path:e,
name:i,boundary:g,glob:(0,C.Gz)(i,l)};if((0,f.statSync)(e).isDirectory())return{path:e,name:i,boundary:g};const _=(0,v.resolve)(e,"..");return{...{path:_,name:w(
(0,v.relative)(n,_))},boundary:h?n:_,file:i}}catch(e){return(0,R.kH)((0,m.WO)({what:"scan",entry:d,code:(0,x.Oj)(e)}))}}const c=200;function s(n){const{path:d,name:o,
depth:l}=n;if(l>c)return(0,R.ht)(o,(0,m.ub)({kind:"depth",max:c}));try{return(0,f.readdirSync)(d,{withFileTypes:!0}).sort((e,i)=>e.name<i.name?-1:1)}catch(e){return(0,R.
ht)(o,(0,m.WO)({what:"directory",code:(0,x.Oj)(e)}))}}const a=(n=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(n),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],comments:[],
unmatched:new Set,unselected:[]});function u(n,{exists:d,read:o}){return d(n)?(0,M.EH)(n,o(n)??""):[]}function p(n,d){const o=(0,C.Gz)(n,".terraform/environment"),
l=d.read(o);return[...u((0,C.Gz)(n,M.oO),d),...l===null?[]:(0,M.a4)(o,l)]}function r(n,{exists:d,read:o,nameOf:l}){const e=(0,C.Gz)(n,M.U4),i=o(e);if(i===null)return d(
e)?(0,R.ht)(e,(0,m.a3)({what:"outside",path:e})):[];const h=(0,M.WI)(n,i);return h.ok?h.value.map(g=>{const _=g.directory;return(0,v.isAbsolute)(_)&&(0,v.normalize)(
_)===_?{...g,directory:l(_)??_}:g}):(0,R.ht)(e,(0,m.U$)({error:`the list ${h.why}`,isRefused:!0}))}}),9059:((de,V,t)=>{t.d(V,{$:()=>s,$t:()=>_,AN:()=>l,Dx:()=>g,
_X:()=>P,mu:()=>d});var f=t(3096),v=t(4202),m=t(9941),R=t(5324),C=t(3114);const T=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure \
.azuredevops .azure-pipelines .pipelines .spacelift".split(" "),x=E=>E==="config.toml",D=[["",C.Z8],[".github",()=>!1],...T.map(E=>[E,I=>/\.ya?ml$/i.test(I)]),[
".devcontainer",C.Z8],[".config",C.TD],[".config/mise",x],[".mise",x]],M=".github/actions",w=128*1024,$=200;function*P({root:E,exclude:I},A){const y=(0,R.ET)({root:E,
scan:[]}),j=(0,v.Ls)(I),S=k(y).filter(Y=>!j(Y)),L=Y=>Y.split("/").length,X=[...new Set([...S,...A])].sort((Y,ne)=>L(Y)-L(ne)||(Y<ne?-1:1));for(const Y of X.slice(
0,$)){const ne=y.read(Y);ne!==null&&ne.length<=w&&(yield{file:Y,text:ne})}}function k(E){const I=D.flatMap(([y,j])=>E.list(y).filter(S=>j(S)||s((0,f.Gz)(y,S))).
map(S=>(0,f.Gz)(y,S))),A=E.directories(M).flatMap(y=>["action.yml","action.yaml"].map(j=>`${M}/${y}/${j}`));return[...I,...A]}const O=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
c=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,O],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],s=E=>c.some(([,I])=>I.test(E));function a(E){const[,I,A=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(E)??[],[y=""]=A.split(/\n(?=[^\s-])/,1),j=y.split(`
${I}-`).filter(S=>O.test(S));return I===void 0||j.length===0?null:j.some(S=>/\bregistries["']?:|<</.test(S))?E:""}const u=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
p=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function r(E){const I=E.replace(u,"\
$1");return p.test(I)?null:/\bhostRules["']?\s*:(.*)$/s.exec(I)?.[1]??""}const n=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function d({file:E,text:I}){const[A]=s(E)?l({file:E,text:I}):[];if(A!=="dependabot"&&A!=="renovate")return[];const y=A==="renovate",j=y?r(I):a(g(E,I).join(`
`)),S=Array.from(j?.matchAll(n)??[],([,L=""])=>L.toLowerCase());return j===null||!S.every(L=>/^[\w.-]+$/.test(L))?[]:[{client:A,file:E,ends:S.map(L=>`${y?"":"//"}\
.${L}`)}]}const o=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function l({file:E,text:I}){if(s(E)){const y=g(E,I);return c.flatMap(([j,S,L])=>S.test(E)&&y.some(
X=>L.test(X))?j:[])}return I.search(o)<0?[]:g(E,I).flatMap(y=>y.match(o)??[]).map(y=>y.toLowerCase())}const e=1e3,i=/(^|\s)#.*$/s,h=/(^|\s)(\/\/|\/?\*).*$/s;function g(E,I){
const A=/jenkinsfile|\.json$/i.test(E)?h:i;return I.split(`
`).map(y=>y.slice(0,e).replace(A,"").trimEnd())}function _(E,I,A,y){return{file:E,...(0,m.yN)(A)(y),line:I+1}}}),3114:((de,V,t)=>{t.d(V,{Ep:()=>x,L8:()=>w,TD:()=>s,
Z:()=>c,Z8:()=>a,dN:()=>O,tr:()=>M,xO:()=>k});var f=t(8032);const v=["terraform"],m=["opentofu"],R=/\.tfquery\.(hcl|json)$/,C=[[/\.tf(\.json)?$/,"config",f.Du],
[/\.tofu(\.json)?$/,"config",m],[/\.tftest\.(hcl|json)$/,"test",f.Du],[/\.tofutest\.(hcl|json)$/,"test",m],[R,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,f.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",f.Du]],T=/\.(tf|tofu|hcl|json)$/,
x=({class:u})=>u==="config"||u==="test",D={class:"lock",syntax:"hcl",clients:f.Du,isOverride:!1},M=u=>u.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
u);function w(u,p,r){if(u===".terraform.lock.hcl")return D;const n=T.test(u)?C.find(([y])=>y.test(u)):void 0,[d=/$/,o=null,l=[]]=n??[];if(o===null)return;const e=$(
u)&&o==="test"&&r==="tests";if($(u)&&!e)return;const i=u.search(d),h=u.slice(0,i),g=h+u.slice(i).replace(".tf",".tofu"),_=h==="override"||h.endsWith("_override"),
E=e||g!==u&&p.has(g);if(E&&!l.includes("terraform"))return;const I=E?v:l,A=u.endsWith(".json")?"json":"hcl";return{class:o,syntax:A,clients:I,isOverride:_}}const $=u=>u.
startsWith(".")||u.endsWith("~")||u.startsWith("#")&&u.endsWith("#"),P=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),k=u=>R.test(u),O=[".spacelift/config.yml",".spacelift/config.yaml"],c=u=>u.endsWith(".tfbackend"),
s=u=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(u),a=u=>s(u)||P.test(u)}),1011:((de,V,t)=>{t.d(V,{CI:()=>x,G4:()=>O,O8:()=>C,
Rt:()=>R,VZ:()=>T,eI:()=>M,kA:()=>$,s7:()=>w,sw:()=>D,vH:()=>P});var f=t(4756),v=t(2170),m=t(3298);const R=["organization","workspaces"],C=["module","state","lo\
ck"],T=["version","compatible","provider-version"],x=({directory:c,module:s})=>[...new Set([c,s??c])];function D(c,s){const a=(0,m.O)(p=>p.filter(r=>s.includes(
r))),u=(0,m.O)(p=>p.flatMap(r=>a(r.clients).length===0?[]:{...r,clients:a(r.clients)}));return c.flatMap(p=>{const r=a(p.clients);if(r.length===p.clients.length)
return p;const n=u(p.needs),d=p.isHostImplied?n[0]?.host??p.host:p.host;return r.length===0?[]:{...p,clients:r,needs:n,host:d}})}const M=(c,s)=>c.map(a=>{const{
calls:u,evaluated:p}=a;if(s.length===0||u===void 0||p===void 0)return a;const r=Object.entries(u).filter(([n])=>!s.some(d=>d===n));return{...a,calls:Object.fromEntries(
r)}}),w=({workspace:c,hasOwnToken:s,directHost:a})=>c!==void 0||s===!0||a!==void 0,$=c=>new Set(c.flatMap(({host:s,isHostImplied:a})=>a?[]:s??[])),P=(c,s)=>c.filter(
({clients:a})=>a.some(u=>s.includes(u))),k=1e4;function O(c=k){const s=[],a={error:0,warning:0,notice:0};let u=0;const p=n=>{a[n.severity]+=1,a[n.severity]<=c?s.
push(n):u+=1},r=()=>(0,v.ht)(".",(0,f.ub)({kind:"problems",max:c,omitted:u}));return{add:p,all:()=>u===0?s:[...s,r()]}}}),4756:((de,V,t)=>{t.d(V,{$T:()=>c,JW:()=>w,
U$:()=>R,WO:()=>x,a3:()=>M,ub:()=>k,yQ:()=>$});var f=t(9432),v=t(9615),m=t(3841);const R=({error:s,isRefused:a})=>(0,v.CC)("file-syntax",{message:s??"the file i\
s not valid UTF-8",help:s?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is\
 invalid on purpose",...!a&&{severity:s===null?"notice":"warning"}}),C={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],
directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct \
or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":[
"this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},T={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function x(s){const[a,u]=C[s.what],p=s.what===
"file"||s.what==="directory";return(0,v.CC)("file-unreadable",{message:`${"entry"in s?(0,f.dh)(s.entry):""}${a}${"code"in s?`: ${s.code}`:` ${s.is} and is not r\
ead`}`,help:(p?T[s.code]:void 0)??u,...!("isRefused"in s&&s.isRefused)&&{severity:"warning",affects:[]}})}const D={link:["the link points outside the checkout a\
nd is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the \
link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its direct\
ory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .\
hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["wa\
s not read","write the path as a literal, or remove the directory from `exclude`"]};function M(s){const[a,u]=D[s.what],p="path"in s&&{message:`directory ${(0,f.
dh)(s.path)} ${a}`,severity:"notice"};return(0,v.CC)("file-outside",{message:a,help:u,...p})}function w({scan:s,hasHostnames:a,isFleet:u}){const p=s.every(o=>o===
".")?"this directory":`\`scan\` (${(0,f.K4)(s,3,f.dh)})`,n=`found no Terraform or OpenTofu files in ${u?"the repositories of `usages`":p}`,d=u?"check out the re\
positories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,v.CC)("nothing-to-check",{message:`${n}, and \`h\
ostnames\` is not set`,help:`${d}, or correct \`scan\` or \`exclude\``,...a&&{message:`${n}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"\
warning"}})}const $=({oldest:s})=>(0,v.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${s}); the repository may use \
something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),P={depth:({max:s})=>({message:`\
directories nested deeper than ${s} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:s})=>({message:`there are more than ${s} files\
; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:s})=>({message:`the directory \
has more than ${s} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:s})=>({message:`the file ha\
s more than ${s} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:s})=>({message:`the \
files of this directory use or define more than ${s} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,
help:"split the directory, or list files in `exclude`"}),usages:({max:s})=>({message:`the scan found more than ${s} usages of hosts; this directory and the foll\
owing ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:s})=>({message:`the root modules have more than ${s} modules in\
 all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:s=>({message:`\
the file ${(0,f.mP)(s)}`,help:"split the file, or list it in `exclude`"}),problems:({max:s,omitted:a})=>({message:`there are more than ${s} problems in files; ${a}\
 are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:s,files:a})=>({message:`${(0,m.C)(s)} a\
fter reading ${a} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, \
or raise `deadline-seconds`"})},k=s=>(0,v.CC)("file-limit",(0,v.Z9)(P,s)),O={comment:({why:s})=>({message:`this comment ignores nothing: ${s}`,help:"write `# tf\
-disco:ignore CODE REASON` in a line of its own, for each code"}),unmatched:({code:s,line:a})=>({message:`there is no ${(0,f.dh)(s)} to ignore${a===void 0?"":` \
in line ${a}`}`,help:`remove the rule, or ${a===void 0?"correct it":"move it to the line of the finding or above it"}`}),elsewhere:({code:s})=>({message:`${(0,f.
dh)(s)} is not ignored, because it has other places, too`,help:"ignore it at each of its places, or in `ignore`"}),fixed:({code:s})=>({message:`files of the rep\
ository cannot ignore ${(0,f.dh)(s)}, because \`allowed-hosts\` is set`,help:"correct what was found, or add it to `allowed-hosts` or `ignore`"})},c=s=>(0,v.CC)(
"ignore-unused",(0,v.Z9)(O,s))}),7706:((de,V,t)=>{t.d(V,{g6:()=>D,ho:()=>x,io:()=>$,jP:()=>R});var f=t(8032),v=t(9432),m=t(9615);function R({kind:P}){const{client:k,
what:O}=f.$I[P];return(0,m.CC)("block-unsupported",{message:`${O} is supported by ${f.bB[k]} only`,help:k==="opentofu"?"remove it, move it into a `.tofu` file, \
or correct `dialect`":"remove it, or correct `dialect`"})}const C={twice:({what:P,first:k})=>({message:`${P} is defined a second time; the first time is in ${k}`,
help:P.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:P})=>({message:`this override file changes ${P}, which no other fi\
le of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:P})=>({message:`${P} is a block of the\
 CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that\
 was committed"}),reserved:({what:P})=>({message:`${P} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:P})=>({
message:`the type of ${P} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:P,argument:k})=>({
message:`${P} cannot have ${k}`,help:"correct its name, or remove it"}),both:({what:P,names:k})=>({message:`${P} has both ${k.join(" and ")}`,help:"remove one o\
f them"}),unknown:({what:P,labels:k})=>({message:`a file cannot have ${k===void 0?"":"these labels of "}${P} at its top level`,help:/^(?:backend|cloud|required_\w+)$/.
test(P)?"move it into a `terraform` block":k===void 0?"correct its name, or remove it":`write ${k||"no"} labels`}),name:({what:P})=>({message:`"${P}" cannot be \
a name`,help:"use letters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:P})=>({message:`${P} has for_each, but no\
 alias`,help:"add `alias`, or remove `for_each`"}),expression:({what:P,isGuess:k})=>({message:`${P} has a variable or function, which Terraform does not evaluat\
e in a backend or cloud block`,help:"write its value",...k&&{severity:"warning"}}),workspace:({what:P,selected:k,isAmongOthers:O})=>({message:`the cloud block n\
ames the workspace ${(0,v.dh)(P)}, but TF_WORKSPACE is ${(0,v.dh)(k)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`",...O&&{severity:"warning"}}),
backend:({what:P,isRemoved:k})=>({message:`there is no backend ${P}${k?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to\
 another backend",...k&&{severity:"warning"}}),"local-name":({what:P,normal:k})=>({message:`"${P}" cannot be the local name of a provider`,help:k===null?"use le\
tters, digits and dashes only, with no dash at either end":`write ${k}`})},T=P=>({...P,what:(0,v.dh)(P.what,80)}),x=P=>(0,m.CC)("block-invalid",(0,m.Z9)(C,T(P))),
D=P=>(0,m.CC)("block-backend",(0,m.Z9)(C,T(P))),M="use another version of the module that has this call",w={"not-passed":({call:P,name:k,canChange:O})=>({message:`${P}\
 does not pass the provider configuration ${k}, which its module expects`,help:O?`add \`${k} = \u2026\` to the \`providers\` of the call`:M}),overridden:({call:P,
name:k,canChange:O})=>({message:`${P} passes the provider configuration ${k}, which its module has itself`,help:O?`remove \`${k}\` from the \`providers\` of the ca\
ll`:M}),"of-other":({call:P,name:k})=>({message:`${P} passes ${k}, which has another source in its module`,help:`write the same \`source\` for ${k} in the \`requ\
ired_providers\` of both modules`}),repeated:({call:P,argument:k,canChange:O})=>({message:`${P} has \`${k}\`, but its module configures a provider itself`,help:O?
`remove \`${k}\`, or use a version of the module without \`provider\` blocks`:M})},$=P=>(0,m.CC)("block-providers",(0,m.Z9)(w,P))}),8516:((de,V,t)=>{t.d(V,{FA:()=>a,
N0:()=>k,Ov:()=>u,Sm:()=>O,id:()=>P,jF:()=>$});var f=t(8032),v=t(9432),m=t(9119),R=t(9615);const C=6,T=p=>`"${(0,v.dh)(p)}"`,x="change one of these constraints \
so that a version can match all of them",D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function M(p){const r=p.replace(D,"");return r===
""?"":`: ${r}`}const w={syntax:({text:p,why:r})=>({message:`${T(p)} is not a version constraint${M(r)}`,help:"write versions such as 1.2.0, each after =, !=, >,\
 >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:r})=>({message:`version of ${p} is an expression, which ${r.includes(
"terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also \
accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:r}),"not-a-string":({address:p})=>({
message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({message:`${T(p)} names a pre-release, which \`required_v\
ersion\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-constant":()=>({message:"`required_ve\
rsion` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:p})=>({message:`${p} is built in and cannot ha\
ve a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} is required in version 0.0.0, which is not a valid provi\
der version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},$=p=>(0,R.CC)("constraint-invalid",
(0,R.Z9)(w,p));function P({of:p,terms:r,constraints:n,...d}){const{preRelease:o,resolution:l}=d,e=r.length===1?"correct the constraint":x,h=r.some(({place:I})=>typeof I!=
"string"&&I.inside)?`${e}, or call another version of the module that has one`:e,g=l?`${(0,R.OJ)(l)}, or ${e}`:h,_=new Set(r.map(m.Ox)).size===1,E=({text:I,...A})=>_?
T(I):`${T(I)} (${(0,v.dh)((0,m.Ox)(A))})`;return(0,R.CC)("constraint-unmeetable",{...n&&{constraints:n},message:`no version of ${p} can match ${r.length>1?"all \
of ":""}${(0,v.K4)(r,C,E)}`,help:o===void 0?g:`write ${T(o)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a modul\
e`})}const k=({provider:p,version:r,constraints:n,isUnit:d})=>(0,R.CC)("lock-outside",{message:`locked provider ${p} ${r} does not match configured version cons\
traint ${(0,v.K4)(n,C,v.dh)}`,help:`run \`${d?"terragrunt":"terraform"} init -upgrade\` in this directory and commit the lock file, or change the constraint`}),
O=p=>(0,R.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-lockfile=readonly\` does not let init remove its entry`:`th\
e lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `terraform init` in this directory without \
`-lockfile=readonly`, and commit the lock file"}),c=(p,r)=>n=>({message:`the ${p} of provider ${n.provider} ${r}`}),s={syntax:({error:p})=>({message:p}),twice:({
provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":c("version","is mis\
sing"),"not-a-version":c("version","is not a version number"),"not-constraints":c("constraints","are invalid"),"not-hashes":c("hashes",'are not a list of at lea\
st one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${T(p.normal)}`})};function a(p){
const{message:r,help:n}={help:"restore the file, or remove the block and run `terraform init` again",...(0,R.Z9)(s,p)};return(0,R.CC)("lock-invalid",{message:`f\
ailed to read dependency lock file: ${r}`,help:n})}const u=({client:p,version:r,constraint:n})=>(0,R.CC)("client-version",{message:`the version constraint ${T(n)}\
 excludes ${f.bB[p]} ${r}`,help:`use another version of ${f.bB[p]}, or change the constraint`})}),2170:((de,V,t)=>{t.d(V,{Qp:()=>D,W7:()=>x,Xd:()=>T,ht:()=>C,kH:()=>m,
wv:()=>R});var f=t(8032),v=t(9119);function m(M,{clients:w=f.zK,...$}={}){return{problem:M,severity:M.severity,affects:M.affects.filter(P=>w.includes(P)),clients:w,
host:null,services:[],places:[],needed:!0,...$}}const R={line:1,column:1,endColumn:1};function C(M,w,$=R){const P={file:M===""?".":M,...$};return m(w,{places:[P],
clients:f.Du})}const T=({places:M})=>M.find(w=>typeof w!="string")??null,x=M=>T(M)?.file??"",D=(M,w)=>(0,v.c1)(M,$=>JSON.stringify(w($))).map($=>{const[P]=$;if($.
length===1)return P;const k=s=>[...new Set($.flatMap(s))],O=k(s=>s.exclude??[]),c=k(s=>s.rowKeys??[]);return{...P,needed:$.some(({needed:s})=>s),affects:k(({affects:s})=>s),
clients:k(({clients:s})=>s),places:(0,v.As)((0,v.jH)($.flatMap(({places:s})=>s))),...O.length===0?{}:{exclude:O},...c.length===0?{}:{rowKeys:c}}})}),9615:((de,V,t)=>{
t.d(V,{CC:()=>p,Lw:()=>T,OJ:()=>a,VB:()=>s,Z9:()=>r,ag:()=>u,as:()=>M,oC:()=>C,tr:()=>c,xx:()=>O});var f=t(1780),v=t(9179),m=t(9432);let R=function(...n){return{
problemFacts:R}=t.late([4507],4507),new.target?new R(...n):R(...n)};const C=["error","warning","notice"],T=n=>({operator:n,user:n}),x=(n,{isTerminal:d})=>typeof n==
"object"&&"terminal"in n?n[d?"terminal":"workflow"]:n;function D({operator:n,user:d,guest:o},l){const{role:e,host:i}=l;if(e==="guest"&&o!==void 0)return o;const h=x(
n,l);if(e==="operator")return h;const g=(0,f.xI)`ask the operator of ${(0,f.KT)(i)} to ${h}`;if(d===void 0)return g;const _=x(d,l);return/^ask | or /.test((0,f.
pj)(_))||/, or /.test((0,f.pj)(h))||e==="guest"||(0,f.pj)(_)===(0,f.pj)(h)?_:(0,f.xI)`${_}, or ${g}`}function M(n,d){const{cures:o,...l}=n;return o===void 0?n:{
...l,help:$(o,d)}}const w={role:"operator",host:"",isTerminal:!1};function $(n,d){const{because:o,note:l}=n,e=o===void 0?"":`${o}: `,i=l===void 0?"":(0,f.xI)`; ${x(
l,d)}`;return P((0,f.xI)`${e}${D(n,d)}${i}`)}const P=n=>(0,f.tD)((0,f.FS)(n),v._U),k=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;function O(n,d,o){
const l=d.join()==="opentofu"?"tofu ":"terraform ",e=o?"this machine":"the runner",i=_=>_.replace(k,l).replace(/\bthis machine\b/g,e),{message:h,help:g}=n;return{
...n,message:(0,f.tD)(h,i),...g&&{help:(0,f.tD)(g,i)}}}function c(n){const[d,...o]=n,e=`if ${d===void 0?"this repository":(0,m.K4)(n,3)} ${o.length>0?"use":"use\
s"} OpenTofu, set \`dialect\``;return d===void 0?e:`${e} for \`tf-disco usages\``}const s=n=>`call another version in place of ${(0,m.dh)(n)}, or have it correc\
ted there`,a=({calls:n,module:d,version:o})=>`use ${(0,m.dh)(d)} ${(0,m.dh)(o,40)} in ${(0,m.K4)(n,5,m.dh)}, the newest version that is known to end the conflic\
t`,u=({message:n,help:d})=>({message:(0,f.pj)(n),help:d===void 0?null:(0,f.pj)(d)});function p(n,d){const{operator:o,user:l,guest:e,because:i,note:h,...g}=d,_=o===
void 0?void 0:{operator:o,user:l,guest:e,because:i,note:h},{help:E=_,...I}=g,A=R()[n],y=(0,f.tD)(I.message,v._U),j={code:n,...A,usualSeverity:A.severity,...I,message:y};
return E===void 0?j:typeof E=="object"&&"operator"in E?{...j,help:$(E,w),cures:E}:{...j,help:P(E)}}const r=(n,d)=>n[d.kind](d)}),8339:((de,V,t)=>{t.d(V,{DA:()=>k,
Iz:()=>P,J0:()=>r,My:()=>O,Zp:()=>o,_W:()=>l,k0:()=>n,tg:()=>d});var f=t(8032),v=t(1780),m=t(9179),R=t(9432),C=t(9615);const T=120,x="is not a registry module, \
and `version` applies to registry modules only",D={"local-with-version":[x,"remove `version`"],"remote-with-version":[x,"remove `version`; `?ref=` in the source\
 selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path\
 or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path \
to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","wr\
ite HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has no source","add\
 `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an objec\
t, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function w(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("address"in e){const[
E,I]=M[e.reason];return{message:`${e.address} ${E}`,help:I}}const[i,h]=D[e.reason],[,g]=$.exec(e.text)??[],_=g===void 0?"":`write "${g}" for the module of the r\
egistry, or `;return{message:`"${e.text}" ${i}`,help:`${_}${h}`}}const $=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,P=({path:e,maker:i,in:h})=>(0,C.CC)("sourc\
e-missing",{message:`there is no directory ${(0,R.dh)(e)}${h===void 0?"":` in ${(0,R.dh)(h)}`}`,help:h===void 0?"correct the path, or commit the directory":"cor\
rect the directory in `source`, or call another version",...i!==null&&{message:`there is no directory ${(0,R.dh)(e)} in this checkout; ${(0,R.dh)(i)} ${i.endsWith(
".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of \
actions/checkout), or correct the path",severity:"warning"}}),k=e=>"isOld"in e?(0,C.CC)("source-invalid",{...p(e),affects:[e.client]}):(0,C.CC)("source-invalid",
w(e)),O=e=>(0,C.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,v.xI)`"${e.text}" is read as host ${(0,v.KT)(e.
host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),c="add its host to `hostnames`, and set `scan\
: .` to read files as well";function s(e){const{shown:i,more:h}=(0,R.zN)(e,4),g=i.map(({text:E,from:I})=>`${E===null?"not known":(0,R.dh)(E,T)} ${I??"by default"}`),
_=h>0?`${h} more`:g.pop();return`${g.join(", ")} and ${_}`}const a=(e,i,h)=>`${e} of ${i} is ${(0,R.dh)((0,m.Qj)(h),T)}`;function u({address:e,argument:i,expression:h,
candidates:g,refused:_}){const E=a(i,e,h);if(_===null){const A=g.length>1?s(g):"only known at init time";return{message:`${E}, which is ${A}`,help:c}}const{variable:I}=_;
return I===""?{message:`${E}, which cannot be known during init`,help:`write the ${i} with literals, locals and variables only`}:{message:`${E}, and Terraform e\
valuates var.${I} here only with \`const = true\``,help:`add \`const = true\` to variable "${I}", which requires Terraform 1.15, or write the ${i} as a literal`}}
function p({address:e,expression:i,client:h,isOld:g}){const _=a("source",e,i),[E,I]=[f.bB[h],f.Y8[h]],A="write the source as a literal";if(g)return{message:`${_}\
, which ${E} evaluates only since ${I}`,help:`${A}, or use ${E} ${I} or later`};const y=h==="terraform";return{message:`${_}, and ${E} evaluates only locals and\
 ${y?"variables with `const = true`":"variables"} here`,help:`${A}${y?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with\
 locals and variables"}`}}const r=e=>(0,C.CC)("source-dynamic","isOld"in e?p(e):u(e)),n=e=>(0,C.CC)("host-invalid",{message:`"${e.text}" is not a hostname: ${e.
error}`,help:e.advice??void 0}),d=e=>(0,C.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e==="cloud\
 block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:e,name:i})=>(0,C.CC)("host-dotless-module",{message:(0,v.xI)`module sources cannot name host ${(0,v.
KT)(e)}: must contain at least one dot`,help:(0,v.xI)`use a full name such as ${(0,v.KT)(i)}.localdomain; provider addresses accept the short name`}),l=({host:e})=>(0,C.
CC)("host-idn-module",{message:(0,v.xI)`Terraform cannot use modules from host ${(0,v.KT)(e)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((de,V,t)=>{t.d(V,{C:()=>m,p:()=>v});var f=t(9432);const v=C=>C.
map(m).join("; ");function m(C){switch(C.kind){case"deadline":return`the deadline of ${(0,f.YA)(C.ms)} was reached`;case"signal":return`interrupted by ${C.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return R(C)}}function R({repositories:C,total:T}){const x=C.length===1?"is":"are",D=(0,f.K4)(C,10,f.dh);return`${C.
length} of ${(0,f.px)(T,"repository")} ${x} missing: ${D}`}}),2213:((de,V,t)=>{t.d(V,{Ar:()=>C,Bm:()=>D,D8:()=>x,FV:()=>T,Gb:()=>m,Ul:()=>M,nT:()=>R});var f=t(255),
v=t(9897);const m={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},R={"openbao *":"address","aws_kms *":"ec2_metadata\
_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vau\
lt_uri"},C=["address","endpoints","http_proxy","https_proxy","vault_uri"],T={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain \
endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpo\
int",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpo\
ints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},x=w=>/^[\w.-]*$/.test(w)?null:v.IZ,D=w=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(w)?null:v.IZ;function M(w){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(w))return v.IZ;if(/^\s*\w+\s*=/.test(w)){const[$,...P]=Array.from(w.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,k=""])=>k);return $===void 0?null:P.length===0?(0,f.$o)($):v.IZ}return(0,f.yo)(/^[\w+.-]+:\/\//.test(w)?w:`https://${w}`)??v.IZ}}),1879:((de,V,t)=>{t.d(V,{LG:()=>M,
Tp:()=>C,Zo:()=>k,bi:()=>R});var f=t(9562),v=t(7811),m=t(5106);const R=1024*1024;function C(c,s){const a=(0,v._6)(c),u=(0,f.V)(a,"map");if(!u.ok)return{kind:"no\
t-json",...M(a,u)};if(u.value===null)return{kind:"null"};if(Array.isArray(u.value))return{kind:"not-object",why:"found an array"};if(!(0,f.G)(u.value))return{kind:"\
not-object",why:`found a ${typeof u.value}`};const p=[];for(const r of Object.keys(u.value)){const n=u.value[r]??null;if(s?.(r,n)===!1)continue;const d=s!==void 0&&
T(n)>m.Ls;p.push({id:r,value:d?void 0:n})}return{kind:"object",services:p}}function T(c){try{return JSON.stringify(c).length}catch{return Number.POSITIVE_INFINITY}}
const x=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],D=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function M(c,{why:s,advice:a}){const u=c.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,p,r=null]=x.find(([n])=>n.test(u))??[];return p!==void 0?{why:`it ${p}`,advice:r,
beginning:null}:D.test(u)?{why:s,advice:a,beginning:null}:{why:"it is not JSON",advice:null,beginning:u}}const w=100,$=16*1024,P=200;function k(c){const s=new Set(
c),a=new Set(c.map(O));let u=0,p=$;return(r,n)=>{if(m.fg.has(r)||s.has(r))return!0;const d=r.length<=P&&a.delete(O(r));if(u===w)return d;const o=r.length+T(n);return o>
p?d:(u+=1,p-=o,!0)}}const O=c=>c.slice(0,c.indexOf(".")+1)}),3096:((de,V,t)=>{t.d(V,{Bo:()=>T,Gz:()=>v,LA:()=>D,RO:()=>C,eH:()=>M,hl:()=>x,jt:()=>m,un:()=>R});var f=t(
3916);const v=(w,$)=>w===""?$:`${w}/${$}`,m=w=>w.slice(0,Math.max(0,w.lastIndexOf("/")));function R(w,$){const P=(0,f.join)(w,$.replaceAll("\\","/")).replace(/\/$/,
"");return P==="."?"":P}const C=w=>/(^|\/)tests$/.test(w)?m(w):w;function T(w,$,P=[]){const k=C(w),O=["",...M(w)].findLast($);if(O===void 0||$(k))return k;const c=s=>P.
some(a=>$(R(s,a)));return c(k)&&!c(O)?k:O}const x=w=>/\.(tftest|tofutest)\.(hcl|json)$/.test(w),D=w=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(w),M=w=>w.split(
"/").map(($,P,k)=>k.slice(0,P+1).join("/"))}),3846:((de,V,t)=>{t.d(V,{A5:()=>l,Gi:()=>D,NE:()=>d,W_:()=>u,mi:()=>O,op:()=>o,pj:()=>w,sL:()=>s});var f=t(7811),v=t(
255),m=t(9509),R=t(5243);const C={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},T="hashicorp",x="-",D=({host:e,namespace:i})=>e===(0,R.Vm)(
"terraform")&&i===T,M='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',w="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",$={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[$],opentofu:[$,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function O(e,i){const h=e.split("/");if(h.length>3||h.includes(""))return c(M);const[g="",_,E]=h.reverse(),
I=s(g);if(!I.ok){const ae=`${(0,f.ol)(g)} in source ${(0,f.ol)(e)}`;return c(`Invalid provider type: Invalid provider type ${ae}: ${I.why}"`)}const A=E===void 0,
y=A?(0,f.Ju)((0,R.Vm)(i)):(0,v.Pv)(E);if(_===void 0&&y.ok){const ae={hostImplied:A,namespace:T,type:I.value};return{kind:"registry",host:y.value,...ae}}const S=_===
x?(0,f.Ju)(_):u(_??"",i),L=`namespace "" in source ${(0,f.ol)(e)}`;if(!S.ok)return c(`Invalid provider namespace: Invalid provider ${L}: ${S.why}"`);const X="In\
valid provider source hostname";if(!y.ok)return c(`${X}: ${X} ${L}: ${y.why}"`);const Y={hostImplied:A,host:y.value,namespace:S.value,type:I.value},ne=r(Y,i);return ne===
void 0?{kind:p(Y,i),...Y}:c(ne)}const c=e=>({kind:"invalid",error:e});function s(e){if(/^[a-z0-9]+$/.test(e))return(0,f.Ju)(e);if(e==="")return(0,f.TR)("must ha\
ve at least one character");if(e.includes("."))return(0,f.TR)("dots are not allowed");if(e.includes("--"))return(0,f.TR)("cannot use multiple consecutive dashes");
const i=(0,m.YE)(e);return i.ok?(0,f.Ju)((0,m.DI)(i.value)):(0,f.TR)(w)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,u=(e,i)=>i==="terraform"&&a.test(e)?
(0,f.Ju)(e.toLowerCase()):s(e);function p({host:e,namespace:i},h){return i===x?"legacy":i==="builtin"&&C[h].includes(e)?"builtin":"registry"}function r(e,i){const h=(0,R.
Vm)(i);if(e.namespace===x&&e.host!==h)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${h}.`;const g=k[i].find(
({prefix:_})=>e.type.startsWith(_));return g&&n(e,g,i)}function n(e,{prefix:i,whose:h,frequency:g},_){const E=`${i}provider-`,I=e.type.slice(E.length);if(!e.type.
startsWith(E)||!s(I).ok)return`Invalid provider type: Provider source ${(0,f.ol)(d(e))} has a type with the prefix ${(0,f.ol)(i)}, which isn't allowed because i\
t would be redundant to name ${h} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const A=d({...e,type:I},
_);return`Invalid provider type: Provider source ${(0,f.ol)(d(e,_))} has a type with the prefix ${(0,f.ol)(E)}, which isn't valid. Although that prefix is ${g} \
used in the names of version control repositories for ${h.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,f.ol)(A)}?`}const d=({host:e,namespace:i,type:h},g)=>g!==void 0&&e===(0,R.Vm)(g)?`${i}/${h}`:`${(0,v.pk)(e)}/${i}/${h}`,o=e=>e.replace(/^.*\./s,
""),l=e=>(e??"").replace(/[._].*$/s,"")}),8153:((de,V,t)=>{t.d(V,{D4:()=>x,LT:()=>c,Qq:()=>w,Tj:()=>a,_5:()=>T,ch:()=>C,gy:()=>O,lq:()=>k,nd:()=>P,p_:()=>s,qL:()=>D,
w3:()=>u,zM:()=>$});var f=t(9562),v=t(7811),m=t(9432),R=t(1879);const C="has too many elements",T=25e3;function x(n,d,o){const l=D(n,d,o);return l.ok?l.value.items>
T?(0,v.TR)(C):(0,v.Ju)(l.value.value):l}function D(n,d,o="decoder"){const l=(0,f.V)(n,/^[\t\n\r ]*[{n]/.test(n)?o:"struct");if(!l.ok&&l.isLimit)return(0,v.TR)(C);
if(!l.ok)return(0,v.TR)((0,m.kw)((0,R.LG)(n,l)));const e=new r,i=d.read(l.value,e),{mistake:h,items:g}=e;return h===null?(0,v.Ju)({value:i,items:g}):(0,v.TR)(h)}
const M=(n,d,o=l=>typeof l==typeof n)=>({zero:n,read:(l,e)=>o(l)?l:(l!==null&&e.refuse(d,l),n)}),w=M("","a string"),$=M(!1,"a boolean"),P=M(0,"an integer",Number.
isInteger),k=n=>({zero:null,read:(d,o)=>d===null?null:n.read(d,o)}),O={zero:null,read:()=>null},c=n=>({zero:n.zero,read:(d,o)=>{const{mistake:l,items:e}=o,i=n.read(
d,o);return Object.assign(o,{mistake:l,items:e}),i}}),s=n=>({zero:[],read:(d,o)=>Array.isArray(d)?(o.items+=d.length,d.map((l,e)=>o.within(e,n,l))):(d!==null&&o.
refuse("an array",d),[])}),a=n=>({zero:null,read:(d,o)=>{const l=o.membersOf(d);if(l===null)return null;const e=Object.entries(l);return o.items+=e.length,new Map(
e.map(([i,h])=>[i,o.within("*",n,h)]))}});function u(n){const d=Object.entries(n),o=new Map(d),l=Object.fromEntries(d.map(([e,{zero:i}])=>[e,i]));return{zero:l,
read:(e,i)=>{const h=i.membersOf(e);if(h===null)return l;const g={...l};for(const[_,E]of Object.entries(h)){const I=o.has(_)?_:p(_),A=o.get(I);A!==void 0&&(g[I]=
i.within(I,A,E))}return g}}}const p=n=>n.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(d,o,l){this.#e.push(d);const e=o.read(
l,this);return this.#e.pop(),e}membersOf(d){return(0,f.G)(d)?d:(d!==null&&this.refuse("an object",d),null)}refuse(d,o){if(this.mistake!==null)return;const l=this.#e.
map(i=>typeof i=="number"?`[${i}]`:`.${i}`),e=l.length===0?"":` in "${l.join("").slice(1)}"`;this.mistake=`has ${(0,m.go)(o)} instead of ${d}${e}`}}}),523:((de,V,t)=>{
t.d(V,{Cg:()=>$,PW:()=>u,Ty:()=>w,Zy:()=>P,_T:()=>p,hZ:()=>R,kv:()=>o,mb:()=>l,oF:()=>x,rK:()=>D});var f=t(7811),v=t(5106);const m=new RegExp(`^${v.eQ}$`),R=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(`^${R}[.+-]?$`),T=2n**63n-1n;function x(e){const[,i,h,g,_]=m.exec(e)??[];
return i===void 0?null:M(e,i,g??h,_)}function D(e){const[,i,h,g]=C.exec(e)??[];return i===void 0?null:M(e,i,h,g)}function M(e,i,h="",g=""){const _=i.split(".").
map(I=>I.replace(/^0+(?=.)/,""));if(_.some(I=>I.length>19))return null;const E=_.map(I=>BigInt(I));if(E.some(I=>I>T))return null;for(;E.length<3;)E.push(0n);return{
text:e,numbers:E,written:_.length,pre:h,build:g}}const w=e=>e.pre!=="",$=({numbers:e,pre:i,build:h})=>`${e.join(".")}${i===""?"":`-${i}`}${h===""?"":`+${h}`}`;function P(e,i){
const h=Math.max(e.numbers.length,i.numbers.length);for(let g=0;g<h;g++){const[_,E]=[e.numbers[g]??0n,i.numbers[g]??0n];if(_!==E)return _<E?-1:1}return e.pre===
i.pre||e.numbers.length!==i.numbers.length?0:e.pre===""||i.pre===""?e.pre===""?1:-1:k(e.pre,i.pre)}function k(e,i){const[h,g]=[e.split("."),i.split(".")];for(let _=0;;_++){
const[E,I]=[_+1>=h.length,_+1>=g.length];if(E!==I)return E?-1:1;const A=O(h[_]??"",g[_]??"");if(A!==0||E)return A}}function O(e,i){const[h,g]=[/^[0-9]*$/.test(e),
/^[0-9]*$/.test(i)];return h!==g?h?-1:1:h&&e.length!==i.length?e.length-i.length:e===i?0:e<i?-1:1}const c="[\\t\\n\\f\\r ]*",s=new RegExp(`^${c}(<=|>=|!=|~>|<|>\
|=|)${c}(${v.eQ})${c}$`),a="This string does not use correct version constraint syntax";function u(e){const i=[];for(const h of e.split(",")){const[,g,_=""]=s.exec(
h)??[],E=x(_);if(E===null)return(0,f.TR)(a);i.push({operator:g||"=",version:E,text:h})}return(0,f.Ju)(i)}function p(e){const i=u(e);if(!i.ok)return i;const h=[];
for(const g of i.value){const _=D(g.version.text);if(_===null||!r.test(g.text.trim()))return(0,f.TR)(`Incorrect version constraint syntax: ${n(g)}`);h.push({...g,
version:_})}return(0,f.Ju)(h)}const r=/^[<>=!~]* ?[0-9]/;function n({operator:e,version:i,text:h}){const g=h.trim();if(i.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!r.test(g))return`only one space is expected after the operator "${e}"`;if(i.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(g)??[""];return`missing comma after "${_}"`}
const d=[">",">=","=","~>","<=","<","!="];function o(e){const i=[...e].sort((h,g)=>P(h.version,g.version)||k(h.version.build,g.version.build)||d.indexOf(h.operator)-
d.indexOf(g.operator)||g.version.written-h.version.written);return[...new Set(i.map(l))].join(", ")}function l({operator:e,version:i}){if(e==="=")return $(i);const h=e===
"~>"&&i.written<3?i.numbers.slice(0,2):i.numbers;return`${e} ${$({...i,numbers:h})}`}}),9941:((de,V,t)=>{t.d(V,{SH:()=>R,Td:()=>C,lS:()=>x,n_:()=>m,w4:()=>T,yN:()=>w});
const f=25e4,v=100;class m{max;count=0;constructor(c=f){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*v}}const R=(O,c,s)=>O.kind==="native"?O.blocks.filter(a=>a.type===c&&a.labels.length===s):O.members.flatMap(({name:a,value:u})=>a===c?M(c,u,s,
[]):[]),C=O=>O.kind==="native"?O.attributes:O.members;function T(O,c){if(!(O.kind==="native"&&O.mayHave?.(c)===!1))return C(O).find(s=>s.name===c)}const x=O=>(O.
kind==="tuple"?O.elements:[O]).flatMap(s=>s.kind==="object"?s.items.filter(D):[]),D=O=>O.name!==void 0&&O.name!=="//";function M(O,c,s,a){if(s>0)return x(c).flatMap(
({name:p,start:r,end:n,value:d})=>M(O,d,s-1,[...a,{value:p,start:r,end:n}]));const u={start:c.start,end:c.start+1};return(c.kind==="tuple"?c.elements:[c]).filter(
({kind:p})=>p==="object"||p==="tuple").map(p=>({...u,type:O,labels:a,body:{kind:"json",members:x(p)}}))}const w=O=>{const c=[O.startsWith("\uFEFF")?1:0];let s=O.
indexOf(`
`),a;return({start:u,end:p})=>{for(;s>=0&&s<u;s=O.indexOf(`
`,s+1))c.push(s+1);a??=P(O);const r=Math.max(1,k(c,u)),n=c[r-1]??0,d=(c[r]??(s<0?O.length:s)+1)-1;return{line:r,column:$(Math.max(u,n),n,a),endColumn:$(Math.min(
p,d),n,a)}}},$=(O,c,s)=>O-c-k(s,O-1)+k(s,c-1)+1,P=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function k(O,c){
let s=0,a=O.length;for(;s<a;){const u=s+a>>>1;(O[u]??0)<=c?s=u+1:a=u}return s}}),2057:((de,V,t)=>{t.d(V,{Yw:()=>C,pn:()=>R,zM:()=>m,zt:()=>v});var f=t(3916);const v=100,
m=T=>T.flatMap(x=>x.split(",")).length,R=T=>/^(?=.{0,200}$)[^{}()[]*(?:\{(?:(?!\.\.)[^{}()[])*\}[^{}()[]*)?$/.test(T)&&T.split("/").filter(x=>x==="**").length<=
2&&T.split("/").every(x=>x==="**"||x.split("*").length<=3);function C(T,x){const D=M=>M.replaceAll(/(?<=^|\/)\./g,"_");return(0,f.matchesGlob)(`${D(T)}/_`,`${D(
x.replace(/^(?:\.?\/)+/,""))}/**`)}}),2398:((de,V,t)=>{t.d(V,{i:()=>x});var f=t(6092),v=t(3471);const m=160,R=12,C="    ",T=/##\w*\[/;function x(w,$,P){const{place:k,
before:O,literal:c,after:s}=w,a=" ".repeat(`  ${k.line}`.length),u=Math.min(P.width,m)-a.length-3;if(u<R)return[];const p=D(O+c+s),r=p(O+c+s),n=(0,v.nc)(r)<=u?0:
p(O).search(/[^ ]|$/),d=r.slice(n),o=(0,v.nc)(p(O))-n,l=(0,v.nc)(p(O+c))-n,{from:e,to:i,text:h}=M(d,o,Math.max(l,o+1),u),g=(0,v.nI)("|","dim",P),_="^".repeat(Math.
max(1,Math.min(l,i)-Math.max(o,e))),E=" ".repeat(Math.max(o,e)-e);return[`${(0,v.nI)(`  ${k.line}`,"dim",P)} ${g} ${h}`.trimEnd(),`${a} ${g} ${E}${(0,v.nI)(_,$,
P)}`]}function D(w){const $=P=>(0,f.RK)(P.replaceAll("	",C),Number.POSITIVE_INFINITY);return T.test($(w))?P=>$(P).replaceAll(/(?<=#)#/g," #"):$}function M(w,$,P,k){
const O=(0,v.nc)(w);if(O<=k)return{from:0,to:k,text:w};const c=Math.max(0,k-2-(P-$)),s=P<k?0:Math.max(0,$-1-Math.ceil(c*2/3)),a=O-s<=k,u=s+(a?k:k-1),p=(0,v.Wc)(
w,s===0?0:s+1,u),r=`${s===0?"":"\u2026"}${p}${a?"":"\u2026"}`;return{from:s,to:u,text:r}}}),3471:((de,V,t)=>{t.d(V,{LV:()=>x,Wc:()=>k,ky:()=>C,nI:()=>v,nc:()=>M,
wW:()=>R});const f={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},v=(O,c,{colour:s})=>s?`\x1B[${f[c]}m${O}\x1B[0m`:O,m=(O,c,{hyperlinks:s})=>c&&s?`\x1B]8;;${c}\
\x1B\\${O}\x1B]8;;\x1B\\`:O;function R(O,c){const s=" ".repeat(O.indent),a=O.label.padEnd((O.column??0)-1),u=" ".repeat(O.indent+(O.column??2)),p=c.width-s.length-
a.length-1,r=T(O.text,c),[n="",...d]=x(r,p,c.width-u.length),o=m(v(a,O.style,c),O.url,c),{text:l="",url:e}=O.linked??{},h=n.startsWith(l)?`${m(l,e,c)}${n.slice(
l.length)}`:n;return[`${s}${o} ${h}`.trimEnd(),...d.map(g=>`${u}${g}`)]}function C(O,c){const[s="",...a]=x(T(O,c),c.width,c.width-2);return[s,...a.map(u=>`  ${u}`)]}
const T=(O,c)=>c.withFlags?.(O)??O;function x(O,c,s=c){const a=[];let u="",p=0;for(const r of O.split(" ")){const n=M(r),d=a.length===0?c:s;u!==""&&p+1+n>d&&(a.
push(u),u=""),p=u===""?n:p+1+n,u=u===""?r:`${u} ${r}`}return[...a,u]}const D=/^[ -~]*$/,M=O=>D.test(O)?O.length:Iterator.from(O).reduce((c,s)=>c+w(s),0);function w(O){
return D.test(O)?1:$(O)?0:($late1??=new RegExp("\\p{Regional_Indicator}","u")).test(O)?1:P(O)?2:1}const $=O=>($late2??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(O),P=O=>($late3??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(O);function k(O,c,s){let[a,u]=["",0];for(const p of O){const r=w(p),n=u+r;if(u>=c&&n<=s&&(r>0||u>c)?a+=p:a+=" ".repeat(Math.max(0,Math.min(n,s)-Math.max(u,
c))),u=n,u>s)break}return a}}),6975:((de,V,t)=>{t.d(V,{Dp:()=>a,SI:()=>l,tx:()=>n});var f=t(3024),v=t(6760),m=t(9968),R=t(9941),C=t(7811),T=t(2057),x=t(9432),D=t(
9119),M=t(2398),w=t(6092),$=t(3474),P=t(7630),k=t(8535),O=t(7773);let c=function(...A){return{readHcl:c}=t.late([6135,3276,3403,7918,5938],8095),new.target?new c(
...A):c(...A)},s=function(...A){return{sourceText:s}=t.late([6135,3276,3403,7918,5938],8095),new.target?new s(...A):s(...A)};const a=".tf-disco.hcl",u=256*1024,
p=20,r=O.yy.filter(({inProject:A})=>A===!0),n=A=>A.replaceAll("-","_"),d=r.map(({name:A,kind:y})=>({name:n(A),kind:y})),o=[{name:"paths",kind:(0,$.p_)("GLOB",C.
Ju)},{name:"host",kind:(0,$.xH)("HOST",P.rk)},{name:"reason",kind:(0,$.xH)("TEXT",C.Ju)}];function l(A){const y=(0,v.join)(A,a),j=(0,m.N0)(()=>(0,f.lstatSync)(y),
null);if(j===null)return e("");const S=j.isSymbolicLink()?null:(0,m.yR)(y,u);if(S?.ok)return e(S.text);const L=S===null?"is a symbolic link":(0,x.mP)(S.failure);
return{settings:new Map,ignore:[],mistakes:[`${a} ${L}`]}}function e(A){const y=c(A,void 0,!0),j=new h(s(y,a)),S=j.readArguments(y.body,d,g),L=Array.from(S,([oe,
le])=>[oe.replaceAll("_","-"),le]),X=i(y.body).flatMap(oe=>j.readIgnore(oe)??[]),Y=y.problems.map(({message:oe,...le})=>({place:{file:a,...le},why:oe})),ae=(Y.length>
0?Y:j.mistakes).toSorted((oe,le)=>oe.place.line-le.place.line),{shown:G,more:F}=(0,x.zN)(ae,p),Q=F>0?[`${a} has ${(0,x.px)(F,"more mistake")}`]:[],re=G.map(({place:oe,
why:le})=>I(A,oe,le));return{settings:new Map(L),ignore:X,mistakes:[...re,...Q]}}const i=A=>A.kind==="native"?A.blocks:[];class h{mistakes=[];source;globs=0;constructor(y){
this.source=y}readArguments(y,j,S){const L=new Map;for(const{name:X,value:Y,...ne}of(0,R.Td)(y)){const ae=j.find(Q=>Q.name===X),G=this.mistakes.length,F=ae===void 0?
this.report(ne,S(X)):this.textOf(ae,Y);F===null||this.mistakes.length>G||L.set(X,{text:F,place:this.source.place(ne)})}return L}readIgnore({type:y,labels:j,body:S,
...L}){if(y!=="ignore")return this.report(L,`"${(0,x.dh)(y)}" is not a block; the only blocks are ignore "CODE" { \u2026 }`);const X=this.mistakes.length,Y=(0,P.
PZ)(j.map(({value:F})=>F).join(" "));Y.ok||this.report(j[0]??L,Y.why);for(const F of i(S))this.report(F,"ignore has no blocks");const ne=this.readArguments(S,o,
F=>_(F,"an argument of ignore",o));if((0,R.w4)(S,"reason")===void 0&&this.report(L,'ignore has no reason; write reason = "\u2026"'),this.mistakes.length>X||!Y.ok)
return null;const ae=(0,P.rk)(ne.get("host")?.text??""),G=ne.get("paths");return{code:Y.value,host:ae.ok?ae.value:null,paths:G===void 0?null:(0,P.Dw)(G.text),reason:ne.
get("reason")?.text??null,place:this.source.place(L)}}textOf(y,j){const{isList:S}=y.kind;if(S!==(j.kind==="tuple")){const Y=S?`a list: ${y.name} = ["\u2026"]`:"\
one value, without brackets";return this.report(j,`${y.name} must be ${Y}`)}const L=j.kind==="tuple"?j.elements:[j];return L.length===0?this.report(j,`${y.name}\
 is empty`):L.map(Y=>{const ae=(Y.kind==="string"||Y.kind==="primitive")&&Y.value!==null?String(Y.value):null;for(const G of this.mistakesIn(ae,y))this.report(Y,
G);return ae}).join(`
`)}mistakesIn(y,{name:j,kind:S}){const L=S.isList?`an item of ${j}`:j;if(y===null)return[`${L} is no plain value: write a text in quotes, a number, true or fals\
e`];if(y.trim()==="")return[`${L} is empty`];if(S.isList&&(0,P.Dw)(y)[0]!==y)return[`${L} has a comment, a line break or spaces around it`];if(S.value!=="GLOB")
return S.parse(y,j).mistakes;const X=this.globs;return this.globs+=(0,T.zM)([y]),this.globs>T.zt&&X<=T.zt?[`${j} has glob number ${this.globs}, and the limit is\
 ${T.zt}`]:(0,T.pn)(y)?[]:[`${L} is too complex; write at most 200 characters, two "**", two "*" in a name and one "{a,b}", and no "(" and "["`]}report(y,j){return this.
mistakes.push({place:this.source.place(y),why:j}),null}}function g(A){return A==="ignore"?'ignore is a block: ignore "CODE" { reason = "\u2026" }':O.yy.some(j=>!j.
inProject&&n(j.name)===n(A))?`"${A}" cannot be set here, where a pull request could change it; set the input or flag`:_(A,"a setting",d)}function _(A,y,j){const S=j.
map(X=>X.name),L=(0,k.a)(A,S,`; expected one of ${S.join(", ")}`);return`"${(0,x.dh)(A)}" is not ${y}${L}`}const E=80;function I(A,y,j){const S=Array.from(A.split(
`
`)[y.line-1]?.replace(/^\uFEFF/,"")??""),[L,X]=[y.column-1,y.endColumn-1],Y=(re,oe)=>S.slice(re,oe).join(""),[ne,ae]=[Y(0,L),Y(L,X).trimEnd()],G=Y(X).trim()===""?
"":" \u2026",F={place:y,before:ne,literal:ae,after:G},Q=(0,M.i)(F,"red",{colour:!1,width:E});return[`${(0,D.R3)(y)}: ${(0,w.RK)(j,Number.POSITIVE_INFINITY)}`,...Q].
join(`
`)}}),4815:((de,V,t)=>{t.d(V,{s:()=>l});var f=t(3024),v=t(6760),m=t(9968),R=t(7811),C=t(9432),T=t(6092),x=t(6975),D=t(9119),M=t(255),w=t(3474),$=t(7630);const P=[
"exclude","roots","dialect"],k="allowed-hosts",O="depth init of the project file counts as packages, since it runs `git` with the logins of the machine; to have\
 it, set it in the workflow or on the command line";function c(E,{settings:I},A){const y={...E},j=[],S=[];for(const[L,{text:X,place:Y}]of I){if(L===k)continue;const ne=`\
from ${Y.file}:${Y.line}`,ae=s(L,E,A),G=L==="depth"&&X==="init",F=G?"packages":X;ae!==null?S.push(`${(0,x.tx)(L)}, ${ne}, is not used: ${ae}`):(y[L]=F,j.push(`${L}\
: ${(0,C.dh)(F.replaceAll(`
`,", "))}, ${ne}`),G&&S.push(O))}return{merged:y,remarks:[...j.length===0?[]:[j.join("; ")],...S]}}function s(E,I,A){return I[E]?`${A(E)} is set`:P.includes(E)?
I[k]?`${A(k)} is set, and covers all files`:I.usages?`${A("usages")} is set`:I.hostnames&&!I.scan?`${A("hostnames")} is set, and no files are read`:null:null}function a(E,{
settings:I},A){const y=I.get(k);if(y===void 0)return{allowed:E,mistakes:[],remarks:[]};const j=`${y.place.file}:${y.place.line}`,S=(0,w.p_)("HOST",$.jM).parse(y.
text,k).value,L=E.length===0,X=(oe,le)=>oe.filter($e=>p($e,le)),Y=[...X(S,E),...X(E,S)],ne=(0,D.t6)(L?S:Y,oe=>u([oe])),ae=`allowed_hosts has no host that ${A(k)}\
 has, and can only narrow it`,G=ne.length===0?[`${j}: ${ae}`]:[],F=S.filter(oe=>!ne.some(le=>p(le,[oe]))),Q=`; not used: ${(0,C.dh)(u(F))}, which ${A(k)} does n\
ot have`,re=`${k}: ${(0,C.dh)(u(ne))}, from ${j}${F.length>0?Q:""}`;return{allowed:ne,mistakes:G,remarks:[re]}}const u=E=>E.map(({host:I,subdomains:A})=>`${A?"*\
.":""}${(0,M.nx)(I)}`).join(", "),p=({host:E,subdomains:I},A)=>A.some(y=>I&&y.subdomains&&E===y.host||(0,M.Jr)(E,[y])&&(y.subdomains||!I));var r=t(101),n=t(3152);
let d=function(...E){return{X509Certificate:d}=process.getBuiltinModule("node:crypto"),new.target?new d(...E):d(...E)};const o=4*1024*1024;function l(E,{environment:I,
directory:A,wording:y=n.w7}){const j=(0,x.SI)(A),{merged:S,remarks:L}=c(E,j,y.setting),{settings:X,mistakes:Y}=(0,n.P$)(S,y),ne=h(X.caFile,y),ae=i(I),G=[ne,ae].
flatMap(ve=>ve.ok?[]:[ve.why]),Q=X.scan.filter(ve=>!/[*?[\]{}]/.test(ve)).flatMap(ve=>e(ve,A,y)??[]),re=a(X.allowedHosts,j,y.setting),oe=(0,m.N0)(()=>(0,f.statSync)(
A).isDirectory(),!1),le=`GITHUB_WORKSPACE names ${(0,C.dh)(A)}, which is not a directory`,fe=[...[...Y,...G,...oe?Q:[le]].map(ve=>(0,T.RK)(ve)),...j.mistakes,...re.
mistakes];if(fe.length>0||!ne.ok||!ae.ok)throw new n.GN(fe);return{...X,allowedHosts:re.allowed,fixedHosts:X.allowedHosts,ignore:[...X.ignore,...j.ignore],remarks:[
...L,...re.remarks],mayMissRoots:!E.roots&&X.scan.join()!==".",authorities:ne.value,chooseProxy:ae.value}}function e(E,I,{missingPath:A,setting:y}){const j=(0,v.
resolve)(I,E);return(0,f.existsSync)(j)?(0,m.N0)(()=>(0,f.accessSync)(j,f.constants.R_OK)===void 0,!1)?null:`${y("scan")} names ${j}, which this user may not re\
ad`:A(E,I)}function i(E){try{return(0,R.Ju)((0,r.N)(E))}catch(I){if(I instanceof TypeError)return(0,R.TR)(I.message);throw I}}function h(E,{setting:I}){if(E===null)
return(0,R.Ju)(null);const A=(0,m.yR)(E,o),y=A.ok?_(A.text):(0,R.TR)((0,C.mP)(A.failure));return y.ok?y:(0,R.TR)(`${I("ca-file")} "${E}" ${y.why}`)}const g=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function _(E){const I=E.match(g)??[];if(I.length===0)return(0,R.TR)("contains no certificate; expected PEM");try{for(const A of I)new d(A);return(0,R.Ju)(I.join(
`
`))}catch(A){const y=A instanceof Error?A.message:A;return(0,R.TR)(`contains an invalid certificate: ${y}`)}}}),2172:((de,V,t)=>{t.d(V,{IY:()=>k,Im:()=>c,JT:()=>P,
KS:()=>u,LS:()=>s,MP:()=>$,MZ:()=>p,W$:()=>w,cd:()=>M,dP:()=>n,ek:()=>a,g_:()=>d,lc:()=>r});var f=t(3096),v=t(5243),m=t(3846),R=t(180),C=t(9941);let T=function(...o){
return{readHcl:T}=t.late([6135,3276,7918,3557],8095),new.target?new T(...o):T(...o)},x=function(...o){return{detach:x}=t.late([6135,3276,7918,3557],8095),new.target?
new x(...o):x(...o)};const D="hostnames input",M={file:D,line:1,column:1,endColumn:1},w=o=>o.file===D?D:o,$=({host:o,namespace:l,name:e,system:i})=>[o,l,e,i].join(
"/"),P=({host:o,namespace:l,type:e})=>[o,l,e].join("/"),k=o=>"type"in o?P(o):$(o),O=[];function c(o){return"constraints"in o?o.constraints:o.constraint===null?O:
[o.constraint]}function s(o){const l=c(o);return l[0]?.place!==M?l:l.map(e=>({...e,place:D}))}const a=o=>("places"in o?o.places:[o.place]).map(w);function u({version:o},l){
if(o===void 0)return null;const e=(o.value===void 0?o.text:o.value[l])??null;return e===null?null:{text:e,place:o.place}}const p=({text:o,calls:l},e)=>l===void 0?
[{root:null,source:o,version:null,isOpen:!1}]:l[e]??[];function r({kind:o,text:l,address:e},i,h){switch(o){case"required_provider":case"state_store_provider":case"\
lock_provider":{const g=(0,m.mi)(l??"",h);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:i,namespace:"\
hashicorp",type:(0,m.op)(e)};case"implied_provider":return{host:i,namespace:"hashicorp",type:(0,m.A5)(l)};default:return null}}function n(o){const l=new Set(o.flatMap(
({kind:_,place:E})=>_==="saved_state"?(0,f.jt)(E.file):[])),e=new Map,i=({lockFile:_,calls:E,providers:I,isPartial:A})=>{if(_===null)return;const y=e.get(_)??new Set,
S=!(E.length===0&&!A&&!l.has((0,f.jt)(_)))||e.get(_)===null;e.set(_,S?null:y);for(const{provider:L}of I)y.add(P(L))},h=({place:_,...E})=>{const I=E.kind==="lock\
_provider"?e.get(_.file):null,A=I?r(E,(0,v.Vm)("terraform"),"terraform"):null;return A!==null&&I?.has(P(A))===!1};return{add:i,isDropped:h,without:_=>_.map(E=>h(
E)?{...E,needs:[]}:E)}}function d(o){const e=(0,C.SH)(T(o).body,"provider",1).flatMap(({labels:[i],body:h})=>{const g=(0,m.mi)(x(i?.value??""),"terraform");if(g.
kind!=="registry")return[];const _=(0,C.w4)(h,"hashes")?.value,I=(_?.kind==="tuple"?_.elements:[]).flatMap(A=>A.kind==="string"?[x(A.value)]:[]);return[[P(g),I.
filter(R.e)]]});return new Map(e)}}),9039:((de,V,t)=>{t.d(V,{i:()=>M});var f=t(7811);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",m=String.raw`\p{White_Space}*`,R=String.
raw`[()<>@,;:\\"/[\]?=]`,C=new RegExp(`^${v}(?:/${v})?$`),T=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,x=new RegExp(`;${m}(${v})${m}=${m}(?:(${v})|${T})${m}`,
"uy"),D=new RegExp(String.raw`\\(${R})`,"g");function M($){const P=$.indexOf(";"),O=(0,f.s8)((0,f.Dw)(P<0?$:$.slice(0,P))).replaceAll("\u0130","i").toLowerCase();
return C.test(O)&&(P<0||w($,P))?O:null}function w($,P){const k=new Map;for(let O=P;O<$.length;){x.lastIndex=O;const[c,s="",a,u=""]=x.exec($)??[];if(c===void 0)return(0,f.
s8)($.slice(O))===";";const p=s.toLowerCase(),r=a??u.replace(D,"$1");if((k.get(p)??r)!==r)return!1;k.set(p,r),O+=c.length}return!0}}),180:((de,V,t)=>{t.d(V,{CT:()=>P,
KB:()=>C,e:()=>k,uH:()=>$,yI:()=>c});var f=t(9432),v=t(9633),m=t(523),R=t(3556);function C(s,a,u){const{os:p,arch:r,shasum:n}=s,d=Object.entries(s).flatMap(([e,
i])=>i===""?e:[]),o=/^[0-9a-fA-F]{64}$/.test(n),l=`${p}_${r}`===a;return{early:[...x(s.protocols),...T([d.length===0?null:`lacks \`${d.join("`, `")}\``,l?null:`\
is for ${p}_${r} instead of ${a} (\`os\`, \`arch\`)`,D(u,"download_url",s.download_url),M(s.packages),o?null:`has "${n}" in \`shasum\`, which is not 64 hexadecima\
l digits`,D(u,"shasums_url",s.shasums_url),D(u,"shasums_signature_url",s.shasums_signature_url)])],late:T([w(s,a)]),hashes:o&&l?[`zh:${n.toLowerCase()}`]:null}}
const T=s=>s.flatMap(a=>a===null?[]:{kind:"description",why:a});function x(s){const a=s.find(u=>(0,m.rK)(u)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:s.length===0||(0,R.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function D(s,a,u){const p=(0,v.Fl)(s,u);return p.
ok?null:`has an invalid URL in \`${a}\`: ${p.why}`}function M(s){const a=[...s?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),u=Array.from(s?.values()??
[],r=>r.hashes).flat(),p=[...a,...u.filter(r=>r.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}function w({
packages:s,shasum:a},u){if(!s?.size)return null;const p=s.get(u);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=p.hashes.filter(n=>n.startsWith("zh:"));return r.some(
n=>n!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function $(s,a){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:u,hashes:p}=s,r=p.length===0||p.some(
k),n=T([u===""?`has no \`url\` for ${a}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:n,late:[],hashes:n.length===0?p:null}}
const P=["zh:","h1:"],k=s=>P.some(a=>s.startsWith(a)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(s,{filename:a,shasum:u}){
for(const r of s.split(`
`)){const[n="",d]=r.split(O,4).filter(o=>o!=="");if(d===a)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===u.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}if(!/[0-9a-fA-F]{64}/.test(s))return`has no SHA-256 hash: ${(0,f.rU)(
s)}`;const p=s.split(O).find(r=>r.endsWith(a));return`has no line for ${a}${p===void 0?"":`, but one for ${p}`}`}}),3556:((de,V,t)=>{t.d(V,{I0:()=>n,PN:()=>w,TT:()=>M,
h:()=>a,oM:()=>p,tD:()=>P});var f=t(9039),v=t(7811),m=t(3846),R=t(3298),C=t(523),T=t(8153);const x=(0,T.LT)((0,T.p_)((0,T.w3)({os:T.Qq,arch:T.Qq}))),D=(0,T.w3)(
{versions:(0,T.p_)((0,T.w3)({version:T.Qq,protocols:(0,T.p_)(T.Qq),platforms:x})),warnings:(0,T.p_)(T.Qq)});function M(o){const l=(0,T.D4)(o,D);if(!l.ok)return l;
const{versions:e,warnings:i}=l.value,h=new Map(e.map(I=>[I.version,I])),g=[...h.keys()],_=g.filter(I=>w(h.get(I)?.protocols??[])),E=(0,R.O)(I=>I);return(0,v.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(h.values(),({platforms:I})=>E(I.map(({os:A,arch:y})=>`${A}_${y}`).join(" "))),warnings:g.length===
0?[]:i})}const w=o=>o.some(l=>{const e=(0,C.rK)(l),[i]=e?.numbers??[];return e!==null&&!(0,C.Ty)(e)&&(i===5n||i===6n)}),$=(0,T.w3)({id:T.Qq,moved_to:T.Qq});function P(o,l){
const e=(0,T.D4)(o,$);if(!e.ok)return e;const{id:i,moved_to:h}=e.value,g=(0,m.mi)(h===""?i:h,"terraform"),_=g.kind==="registry"&&g.type===l;return(0,v.Ju)(_?g.namespace:
null)}const k=(0,T.w3)({ascii_armor:T.Qq}),O=(0,T.Tj)((0,T.w3)({hashes:(0,T.p_)(T.Qq),package_size:T.nd})),c=(o,l)=>(0,T.w3)({protocols:(0,T.p_)(T.Qq),os:T.Qq,arch:T.
Qq,filename:T.Qq,shasum:T.Qq,download_url:T.Qq,shasums_url:T.Qq,shasums_signature_url:T.Qq,signing_keys:(0,T.w3)({gpg_public_keys:(0,T.p_)((0,T.lq)(o))}),packages:l}),
s={terraform:c((0,T.w3)({ascii_armor:T.Qq,trust_signature:T.Qq}),T.gy),"opentofu before 1.12":c(k,T.gy),opentofu:c(k,O)},a=(o,l)=>(0,T.D4)(o,s[l]),u=(0,T.w3)({versions:(0,T.
Tj)((0,T.w3)({}))});function p(o,l){const e=d(o,l,u);return e.ok?(0,v.Ju)([...e.value.versions?.keys()??[]]):e}const r=(0,T.w3)({archives:(0,T.Tj)((0,T.lq)((0,T.
w3)({url:T.Qq,hashes:(0,T.p_)(T.Qq)})))});function n(o,l,e){const i=d(o,l,r);if(!i.ok)return i;const h=i.value.archives?.get(e);return h===void 0?(0,v.Ju)(null):
h===null?(0,v.TR)(`has null for ${e}, at which the clients crash`):h.hashes.some(g=>g.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,v.Ju)(h)}function d(o,l,e){return(0,f.i)(l??"")==="application/json"?(0,T.D4)(o,e):(0,v.TR)(l===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((de,V,t)=>{t.d(V,{EH:()=>$,Fl:()=>P,ad:()=>x,fZ:()=>m,i5:()=>T,ny:()=>D,sw:()=>R,ut:()=>w,zS:()=>M});
var f=t(7811),v=t(8643);const m=(c,s)=>O(k(c),`${C(s)}/versions`),R=(c,s,a)=>O(k(c),`${C(s)}/${a}/download`),C=({namespace:c,name:s,system:a})=>`${c}/${s}/${a}`,
T=(c,{namespace:s,type:a})=>O(c,`${s}/${a}/versions`),x=(c,{namespace:s,type:a},u,p)=>O(c,`${s}/${a}/${u}/download/${p.replace("_","/")}`),D=(c,s)=>O(k(c),s);function M(c,{
host:s,namespace:a,type:u},p){const r=(0,v.O2)(c,`${s}/${a}/${u}/${p}`);return!r.ok||r.value.scheme==="https"?r:(0,f.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function w(c,s){if(!/^\.{0,2}\//.test(s))return(0,f.Ju)(s);const a=(0,v.O2)(c,s);return a.ok?(0,f.Ju)((0,v.jr)(a.value)):a}function $(c,s){const a=P(
c,s);return a.ok&&a.value.fragment!==""?(0,f.TR)("must not include fragment part"):a}function P(c,s){const a=(0,v.O2)(c,s);if(!a.ok)return a;const{scheme:u}=a.value;
return u==="http"||u==="https"?a:(0,f.TR)("must use http or https scheme")}const k=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function O(c,s){const a=(0,v.
O2)(c,s);if(!a.ok)throw new Error(a.why);return a.value}}),8185:((de,V,t)=>{t.d(V,{CS:()=>$,I4:()=>O,KJ:()=>D,US:()=>w,VS:()=>P,zZ:()=>M});var f=t(2801),v=t(2170),
m=t(9119),R=t(255),C=t(9897),T=t(5106);const x=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,D=({problem:{code:c,severity:s}})=>x.
test(c)&&!(c==="file-syntax"&&s==="notice"),M=(c,{fixedHosts:s})=>s.length>0&&(/^(?:host-not-allowed|allowlist-incomplete)$/.test(c)||x.test(c)),w=(c,s)=>s.allowedHosts.
length>0&&("problem"in c?D(c):[c.directHost??null,...c.needs.map(({host:a})=>a)].some(a=>a!==null&&!R.ev(a,s)));function $(c,s){return s.allowedHosts.length===0?
[]:c.flatMap(a=>{const{directHost:u,isOverridden:p,place:r,clients:n,evaluated:d}=a;if(u===void 0||p)return[];const o=k(a)?"backend":"download",l=R.ev(u,s),e=o===
"download"&&Object.values(d??{}).some(_=>!_.isWhole);if(l&&!e)return[];const i=R.Pv(u),h=i.ok&&!l?i.value:null,g=l?C.IZ:R.nx(u);return[(0,v.kH)((0,f.wp)({host:g,
use:o}),{host:h,places:[r],clients:n})]})}function P(c,s,a,u){const{allowedHosts:p}=u,r=g=>g!==void 0&&R.ev(g,u),n=c.filter(g=>r(g.directHost)&&!k(g)),d=s.filter(
({service:g,host:_})=>g===T.e$&&r(_)),o=[...n.map(({place:g})=>g),...d.flatMap(g=>g.because)],l=a??o,e=(0,m.jH)(l.filter(g=>typeof g!="string"));if(p.length===0||
e.length===0)return[];const i=a!==null,h=(0,f.sC)({count:e.length,isAsked:i});return[(0,v.kH)(h,{places:(0,m.As)(e)})]}const k=({kind:c})=>/^(backend|remote_state|saved_state)$/.
test(c);function O(c,s,a,u){if(u.allowedHosts.length===0)return[];const p=a.filter(({because:r})=>r.some(n=>typeof n!="string"));return s.flatMap(r=>{const{id:n,
kind:d}=r;if(d!=="url"||!p.some(e=>e.service===n))return[];const o=R.yo(r.url);if(o===null||o===c||R.ev(o,u))return[];const l=(0,f.wp)({host:R.nx(o),service:n,registry:R.
nx(c)});return[(0,v.kH)(l,{services:[n]})]})}}),3217:((de,V,t)=>{t.d(V,{MU:()=>c,fc:()=>s,ky:()=>O,so:()=>w,uA:()=>a});var f=t(8294),v=t(1098),m=t(2170),R=t(9119),
C=t(4481),T=t(8032),x=t(255),D=t(5106),M=t(4606);function w(u,p,{misnamed:r},n){const d=u.credentials?.hasToken!==!0&&u.attempt.discovery.kind==="found",o=d?$(u.
host,n):[],l=o.length>0?r.slice(1):r,e=[u.difference??[],l].flat().map(A=>(0,m.kH)(A));if(!d)return e;const i={host:u.host,isFork:n.isFork,...(0,M.Bc)(u)},[h=null]=r,
g=new Set(o.map(({place:A})=>A)),I=(r.length>0||!!u.credentials?.problem?[]:P(u.host,p,n)).filter(({place:A})=>!g.has(A));return[...e,...k(o,A=>{const y=(0,v.vs)(
{...i,service:A});return h===null?y:(0,C.to)(y,h)}),...k(I,A=>f.$U({...i,service:A}))]}function $(u,{usages:p,depth:r}){return r==="discovery"?[]:p.flatMap(({workspace:n,
hasOwnToken:d,needs:o,place:l})=>n===void 0||d||(0,R.MV)(l)?[]:o.flatMap(e=>e.host===u?[{...e,place:l}]:[]))}function P(u,p,{usages:r}){const n=new Set(r.flatMap(
({hasOwnToken:l,place:e})=>l?e:[])),d=(0,D.Uc)(u);return p.filter(({service:l})=>d.includes(l)).flatMap(({service:l,because:e})=>e.filter(i=>typeof i!="string").
filter(i=>!(0,R.MV)(i)&&!n.has(i)).map(i=>({service:l,place:i,clients:T.zK})))}const k=(u,p)=>[...Map.groupBy(u,({service:r})=>r)].map(([r,n])=>{const d=[...new Set(
n.map(({place:l})=>l))],o=[...new Set(n.flatMap(l=>l.clients))];return(0,m.kH)(p(r),{services:[r],places:d,clients:o})}),O=(u,p,r)=>u.filter(n=>r!==null&&!r.has(
n)&&!p.includes(n)).map(n=>(0,m.kH)(f.bI({host:n}))),c=(u,p)=>p.flatMap(({visit:r,requirements:n,services:d})=>{const o=({because:g})=>g.some(_=>typeof _!="stri\
ng"),e=n.filter(o).map(({service:g})=>g).filter(g=>(0,T.SZ)(g).includes("renovate")),i=s(r,d).filter(({service:g})=>e.includes(g??"")),h=r.credentials?.hasToken&&
e.length>0?[r,...i]:[];return u.flatMap(({client:g,file:_,ends:E})=>h.filter(({host:I})=>!E.some(A=>`//.${I.replace(/:.*/,"")}`.endsWith(A))).map(({host:I})=>f.
qX({client:g,host:I,ends:E})).map(I=>(0,m.kH)(I,{places:[{file:_,...m.wv}],clients:[g]})))});function s({host:u,attempt:p,credentials:r},n){const d=r?.hasToken===
!0,o=[...n.flatMap(l=>l.kind==="url"&&(0,D.p4)(l.id)&&D.fg.has(l.id)?[{url:l.url,service:l.id,isSent:d}]:[]),...p.hops.map(({url:l,authorization:e})=>({url:l,service:null,
isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:l,...e})=>{const i=(0,x.Pv)((0,x.yo)(l)??"");return!i.ok||i.value===u?[]:[{...e,host:i.value}]});return[...new Map(
o.toReversed().map(l=>[l.host,l])).values()]}function a(u,p,{tokenSources:r,hosts:n}){return(r.size===0?[]:s(u,p)).flatMap(({host:o,service:l,isSent:e})=>{const i=r.
get(o);if(i===void 0)return[];const h=l===null?u.attempt.discovery.kind==="failed":!e,g=f.To({host:(0,x.nx)(u.host),other:(0,x.nx)(o),source:i,service:l,isSent:e,
isNotice:!h||n.has(o)});return[(0,m.kH)(g,{services:l===null?[]:[l]})]})}}),6745:((de,V,t)=>{t.d(V,{DK:()=>x,WE:()=>D,hu:()=>$});var f=t(9432),v=t(8936),m=t(2170),
R=t(255),C=t(1780);const T=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],x=({services:O,problem:{code:c}})=>O.map(s=>[s,c]);function D(O,c,s){let a=c;return{causes:O.notes.flatMap(p=>{
const{code:r,severity:n,affects:d}=p.problem,o=O.viewers.filter(i=>n!=="error"||d.includes(i)),l=({problem:i,services:h,affects:g})=>T.some(([_,E])=>_.test(r)&&
E.test(i.code))&&h.length>0&&h.every(_=>p.services.includes(_)&&!s(_))&&g.every(_=>o.includes(_)),e=a.filter(l);return e.length===0?p:(a=a.flatMap(i=>e.includes(
i)?n==="error"?[]:M(i,p):i),n==="error"?w(p,e):[])}),answers:a}}function M(O,{problem:{message:c,cures:s}}){const a=(0,C.xI)`${c}; ${O.problem.message}`;return{
...O,problem:{...O.problem,message:a,...s&&{cures:s}}}}const w=(O,c)=>(0,m.Qp)([O,...c],()=>null).map(s=>{const a=c.find(({problem:p})=>p.obstacle!==void 0),u=a&&
(0,C.xI)`${s.problem.message}; ${a.problem.message}`;return u===void 0?s:{...s,problem:{...s.problem,message:u}}});function $(O){const c=O.filter(({attempt:n})=>n.
hops.length>0),[s,...a]=c.flatMap(n=>k(n)??[]);if(!s||a.length<c.length-1||!(c.some(({host:n})=>(0,f.VW)(n)!==null)||a.length>0&&!s.isCommon)||a.some(n=>P(n)!==
P(s)))return null;const r=c.map(({host:n})=>(0,R.nx)(n));return(0,v.e4)(r,[s,...a])}const P=({verb:O,what:c})=>O.startsWith("cannot")?O:c;function k({attempt:{discovery:O,
hops:c}}){const s=O.kind==="failed"?O.problem.obstacle:void 0;return c.every(({status:u})=>u===null)||s?.verb==="does not reach"?s:void 0}}),2886:((de,V,t)=>{t.
d(V,{ER:()=>s,H4:()=>p,Np:()=>r,TC:()=>k,cA:()=>n,hD:()=>T,ly:()=>u,v1:()=>$,zX:()=>c,zv:()=>a});var f=t(9432),v=t(9119),m=t(9615),R=t(255),C=t(1780);function T(d,o){
const{clients:l,aside:e,answeredBy:i,isPlaceholder:h,checkedFor:g,..._}=d,E=(g??o.clients).filter(I=>l.includes(I));return{..._,problem:(0,m.xx)(x(d,o),E,o.isTerminal),
affects:d.affects.filter(I=>o.concerned.includes(I)),isHostNew:o.isHostNew}}function x(d,o){const{machine:l,ignoredBy:e,guesses:i}=o,h=o.reader&&P(d,o.reader);if(l!==
null&&d.problem.obstacle&&!e(d).isIgnored)return l;const g=M(d,h===null?d.problem:(0,m.as)(d.problem,h)),_=w(d,i);if(_.length===0)return g;const E=(0,m.tr)(_.flatMap(
({repository:I})=>I??[]));return{...g,help:g.help===void 0?E:(0,C.xI)`${g.help}; ${E}`}}const D=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function M({places:[d]},o){const l=typeof d=="object"?d.inside:void 0;if(l===void 0||!D.test(o.code))return o;const e=(0,m.VB)(l.package),i=o.code==="client-ver\
sion";return{...o,help:i?`use a version that it allows, or ${e}`:e}}function w({host:d,places:o,problem:l},e){if(e.length===0)return[];const i=l.affects.includes(
"terraform")&&!l.affects.includes("opentofu"),h=o.flatMap(_=>typeof _=="string"?[]:_.file),g=new Set(h.map(v._M));return e.filter(({repository:_,hosts:E})=>g.has(
_)&&(i||d!==null&&E.has(d)))}function $({severity:d,affects:o,needed:l},e){const i=l&&e.some(h=>o.includes(h));return d==="error"&&!i?"warning":d}function P({answeredBy:d},o){
if(d===void 0)return o;const l=(0,f.VW)(d)!==null?"guest":"user";return{...o,host:d,role:o.role==="operator"?"operator":l}}function k(d,o,{isTerminal:l}){const e=o.
some(({because:h})=>h.includes("hostnames input"));return{role:(0,f.VW)(d)!==null?"guest":e?"operator":"user",host:(0,R.nx)(d),isTerminal:l}}const O=["module","\
provider","version","package","lock","not"],c=({problem:d,places:o})=>O.includes(d.code.replace(/-.*/,""))&&o.length>0&&o.every(l=>typeof l!="string"),s=({problem:d,
needed:o})=>o&&d.usualSeverity==="error"&&!p.includes(d.code),a=({problem:d})=>d.code==="machine-network",u=d=>d.some(o=>typeof o=="string"||!(0,v.MV)(o)),p=["h\
ost-http2","host-check-crashed"],r=(d,o)=>m.oC.indexOf(d.severity)-m.oC.indexOf(o.severity);function n(d){if(typeof d=="string")return d;const{file:o,line:l,inside:e}=d;
return e===void 0?`${o}:${l}`:(0,v.kn)(e)}}),6146:((de,V,t)=>{t.d(V,{$:()=>R,o:()=>m});var f=t(9119),v=t(2886);function m($,P){const{kind:k,source:O,address:c,constraints:s,
places:a}=P;return JSON.stringify([$,k,O,c,s,a[0]??null])}function R($,P){const k=(0,f.hy)(P,({rowKeys:u=[]})=>u),O=P.filter(({host:u})=>u===null),c=u=>O.filter(
({problem:p})=>u.test(p.code)),s=(0,f.hy)(c(x),({places:u})=>u.map(v.cA)),a=(0,f.hy)(c(D),({places:u})=>u.map(w));return k.size+s.size+a.size===0?$:$.map(({directory:u,
clients:p,rows:r})=>({directory:u,clients:p,rows:r.map(n=>{const d=k.get(m(u,n))??[...n.rejectedAt.flatMap(e=>s.get((0,v.cA)(e))??[]),...M(n).flatMap(e=>a.get(w(
e))??[])];if(d.length===0)return n;const o=d.map(({item:e})=>({...e.problem,severity:(0,v.v1)(e,p)})).sort(v.Np),l=C(n,d);return{...n,...l.length>0&&{conflicting:l},
worst:o[0]?.severity??null,problems:(0,f.t6)(o,({code:e})=>e).map(({code:e,usualSeverity:i})=>({code:e,usualSeverity:i}))}})}))}function C({requiredBy:$=[]},P){
const k=P.flatMap(({item:c})=>c.problem.constraints??[]),O=new Set(k.filter(({conflicts:c})=>c).map(T));return O.size===0?[]:$.filter(c=>O.has(T(c)))}const T=({
text:$,place:P})=>`${(0,f.df)(P)} ${$}`,x=/^(?:constraint|lock)-/,D=/^(?:block|client|file|source)-/,M=({kind:$,places:P})=>P.filter(k=>$==="module"&&typeof k!=
"string"&&k.inside===void 0),w=$=>typeof $=="string"?$:`${$.file}:${$.line}`}),4606:((de,V,t)=>{t.d(V,{Bc:()=>O,Cg:()=>D,Hf:()=>$,MC:()=>x,ux:()=>M,wD:()=>w});var f=t(
8294),v=t(4481),m=t(8032),R=t(255),C=t(5106);const T=1440*60*1e3;function x(c,s){const{host:a,credentials:u}=c;if(!u?.life||u.problem!==null)return c;const{source:p,
life:r}=u,n=(r.expires-s.now)/T,d=(r.expires-(r.issued??0))/T<=s.certificateDays;if(n>=(d?0:s.certificateDays))return c;const o=new Date(r.expires).toISOString().
slice(0,10),l=f.C3({host:a,source:p,on:o,days:n});return{...c,credentials:{...u,problem:l}}}const D={misnamed:[],cause:null,refusals:[]};function M(c,s,{role:a},u){
const{isFork:p,isAsked:r}=u,{hasToken:n=!1,source:d,problem:o=null}=c.credentials??{},e=o?.code==="credentials-expiry"&&o.flaw===void 0?null:o,{status:i=null}=c.
attempt.hops.at(-1)??{},h=n||!r?[]:P(c,u),g=r&&(0,m.n3)(c.host),E=g&&i===403||p&&!n?null:e??(n?null:c.lost)??h[0]??null,I=(0,C.Uc)(c.host).length===0,A=s.filter(
({problem:{code:S,refusal:L}})=>L!==void 0&&(E!==null||S==="document-unauthorized"||!(p||g||I&&L==="hides"))),y=A.some(({problem:S})=>S.code!=="document-unautho\
rized")||a!=="guest"&&(p||i===401);return E!==null||y&&!n?{misnamed:h,cause:E??{isFork:p,...O(c)},source:d,refusals:A}:{...D,misnamed:h}}const w=(c,{cause:s,source:a,
refusals:u})=>s!==null&&u.includes(c)?(0,v.to)(c.problem,s,a):c.problem;function $({problem:c,services:s},{cause:a,refusals:u}){if(u.length===0)return!1;const p=u.
flatMap(r=>r.services);return c===a||c.code==="credentials-missing"&&s.every(r=>p.includes(r))}const P=(c,{tokenVariables:s,hosts:a})=>(0,R.Bz)(s,c.host,a).filter(
({isParent:u})=>!u||k(c)).map(u=>f.z2({host:c.host,...u})),k=({attempt:{discovery:c}})=>c.kind==="failed"&&c.problem.code==="document-unauthorized";function O({
credentials:c,looks:s}){const a=s.flatMap(n=>n.looks),u=n=>[...new Set(a.flatMap(({held:d,source:o})=>d!=="not read"===n?o:[]))],p=c===null?u(!0):[c.source],r=c===
null?u(!1):[];return{searched:p,notRead:r}}}),8252:((de,V,t)=>{t.d(V,{j7:()=>y,k2:()=>ae,S4:()=>j});var f=t(9119),v=t(3298),m=t(2057);const R=100;function C(G){
const F=new Set(G.map(({code:oe})=>oe)),Q=Map.groupBy(G,T),re=(0,v.O)(oe=>(0,v.O)(le=>oe.paths?.some($e=>(0,m.Yw)(le,$e))??!0));return({problem:{code:oe},host:le,
namedHost:$e=le,places:fe})=>{if(!F.has(oe))return{isIgnored:!1,rules:[]};const ve=(0,v.O)(he=>(Q.get(`${oe} ${he}`)??[]).filter(J=>J.host===null||J.host===$e).
slice(0,R)),ge=he=>{if(typeof he=="string")return[];const{repository:J,path:B}=(0,f.bH)(he.file);return[...new Set([`${he.line} ${he.file}`,J??"",""])].flatMap(
ve).filter(z=>re(z)(B))},Oe=ve("").filter(({paths:he})=>he===null),ee=fe.map(ge);return{isIgnored:fe.length>0&&fe.length<f.WD&&ee.every(({length:he})=>he>0)||Oe.
length>0,rules:[...new Set([...ee.flat(),...Oe])]}}}const T=({code:G,line:F,place:Q})=>`${G} ${F===void 0?(0,f._M)(Q?.file??"")??"":`${F} ${Q?.file}`}`;var x=t(
2806),D=t(2170),M=t(8032),w=t(1780),$=t(8185),P=t(3217),k=t(6745),O=t(4756),c=t(9615),s=t(2886);function a(G,F,Q){const{notes:re,usages:oe,requirements:le,isEmpty:$e}=G,
{complaints:fe,tokenHosts:ve,namedHosts:ge,answered:Oe,contacted:ee,unopened:ce}=G,_e=({problem:K,places:[b]})=>K.code==="file-syntax"&&typeof b=="object"&&b.inside===
void 0,he=new Set(re.filter(_e).map(D.W7)),J=({problem:K})=>F.allowedHosts.length>0&&K.code==="source-near-miss"&&K.severity==="notice",B=[...(0,$.CS)(oe,F),...(0,$.
VS)(oe,le,ce,F),...Oe.map(K=>u(K,F)),...fe,...(0,P.ky)(ve,ee,ge)],W=[...re.filter(K=>!J(K)).map(K=>p(K,he,F)),...B.map(K=>({...K,severity:(0,s.v1)(K,F.dialect.clients)})),
...$e?[r(F)]:[]],{placed:z=[],placeless:H=[]}=Object.groupBy(W,({places:K})=>K.length>0?"placed":"placeless");return[...(0,D.Qp)(z,K=>{const{problem:b,severity:Z,
affects:ie,host:N,namedHost:se,exclude:te}=K,{code:q,message:pe,help:ue}=b;return[N,se,[q,Z,pe,ue],ie,te===void 0,Q.ignoredBy(K).isIgnored]}),...H].map(K=>(0,s.
hD)(K,Q))}function u(G,F){const{host:Q,problem:re}=G;return Q===null?G:{...G,services:[],problem:(0,c.as)(re,(0,s.TC)(Q,[],F))}}function p(G,F,{dialect:Q,allowedHosts:re}){
const{problem:oe,isPlaceholder:le,checkedFor:$e=Q.clients}=G;if(re.length>0&&(0,$.KJ)(G)){const B=(0,w.xI)`${oe.message}; it may use hosts that are not in \`allowed-hosts\``;
return{...G,problem:{...oe,message:B},severity:"error"}}const fe=(0,D.W7)(G),ve=(0,D.Xd)(G),ge=G.aside!==void 0||ve!==null&&(0,f.MV)(ve),Oe=G.severity==="error"&&
le===!0,ee=F.has(fe)&&oe.code!=="file-syntax",_e=G.severity==="error"&&(Oe||ee||ge)?"warning":(0,s.v1)(G,$e);if(!ge&&!Oe)return{...G,severity:_e};const{help:he,
...J}=oe;return{...G,severity:_e,problem:oe.code==="file-syntax"?J:oe,exclude:[(0,f.n7)(G.aside??fe)]}}const r=({scan:G,hostnames:F,usages:Q})=>(0,D.kH)((0,O.JW)(
{scan:G,hasHostnames:F.length>0,isFleet:Q.length>0}));var n=t(3096),d=t(5106);function o(G,F,Q,re){const oe=F.filter(ee=>ee.rows.some(({worst:ce})=>ce==="error")),
le=new Set(oe.flatMap(({directory:ee,clients:ce})=>ce.map(_e=>`${_e} ${ee}`))),$e=new Set([...Q.flatMap(l),...re].flatMap(h)),fe=({client:ee,directories:[ce,..._e]})=>[
`own ${ce}`,ce,..._e].some(he=>$e.has(`${ee} ${he}`)),ve=G.filter(ee=>le.has(`${ee.client} ${ee.directory}`)||!ee.isAside&&fe(ee)),ge=ee=>[...new Set(ee.map(({directory:ce})=>ce))],
Oe=M.Du.filter(ee=>ve.some(({client:ce})=>ce===ee));return{failing:ge(ve),of:ge(G).length,clients:Oe}}function l({findings:G,requirements:F}){const Q=F.filter(({
isForInit:re})=>re);return G.flatMap(re=>re.services.length===0?Q.map(({service:oe,because:le})=>({...re,services:[oe],places:le})):Q.some(({service:oe})=>re.services.
includes(oe))?re:[])}const e=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,i=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;
function h(G){const{problem:F,affects:Q,places:re,severity:oe,rowKeys:le,services:$e}=G,{code:fe}=F;if(!(oe==="error"&&(0,s.ER)(G))||le!==void 0||e.test(fe))return[];
const ge=i.test(fe)||$e.length>0&&$e.every(Oe=>d.c4.includes(Oe));return re.flatMap(Oe=>{if(typeof Oe=="string")return[];const ee=`${ge?"own ":""}${(0,n.jt)(Oe.
file)}`;return Q.map(ce=>`${ce} ${ee}`)})}var g=t(6146);let _=function(...G){return{judgeRequests:_}=t.late([5866,5332,3053],5332),new.target?new _(...G):_(...G)},
E=function(...G){return{crashedVisit:E}=t.late([5866,5332,3053],5332),new.target?new E(...G):E(...G)},I=function(...G){return{judgeVisit:I}=t.late([5866,5332,3053],
5332),new.target?new I(...G):I(...G)},A=function(...G){return{outcomesOf:A}=t.late([5866,5332,3053],5332),new.target?new A(...G):A(...G)};const y={notes:[],roots:[],
requests:[],answering:new Set,unopened:null,requirements:[]};function j(G,F,Q=()=>[]){const{predicted:re,stopped:oe,visits:le,guesses:$e}=G,{clients:fe}=F.dialect,
ve=C(F.ignore.filter(({code:K,place:b})=>b===null||!(0,$.zZ)(K,F))),ge={...F,guesses:$e,machine:(0,k.hu)(le),clients:fe,ignoredBy:ve},Oe=Y(G,{...F,...ge}),ee=ne(
G,Oe,F,ge),ce=[...Oe.flatMap(K=>K.findings),...ee],{ignored:_e,unignored:he,unmatched:J}=S(ce,ve,F),B=Oe.map(K=>{const b=he(K.findings.filter(Z=>!(0,s.zX)(Z)));
return{...K,findings:b,clients:A(b)}}),W=({exclude:K})=>+(K!==void 0),z=he([...Oe.flatMap(K=>K.findings.filter(s.zX)),...ee]).toSorted((K,b)=>(0,s.Np)(K,b)||W(K)-
W(b)),H=[...B.flatMap(K=>K.findings),...z].sort(s.Np),U=(0,g.$)(re.roots,he(ce));return{passed:oe.length===0&&!H.some(({severity:K})=>ae(K,F.failOn)),stopped:oe,
hosts:B,files:z,findings:H,ignored:_e,unmatched:J,roots:U,init:o(G.roots,U,B,z),lines:X(H,Q)}}function S(G,F,{ignore:Q}){const oe=G.toSorted(s.Np).map(fe=>({finding:fe,
...F(fe)})).filter(({isIgnored:fe})=>fe),le=new Set(oe.map(({finding:fe})=>fe)),$e=new Set(oe.flatMap(({rules:fe})=>fe));return{unignored:fe=>fe.filter(ve=>!le.
has(ve)).sort(s.Np),ignored:oe.flatMap(({finding:fe,rules:ve})=>ve.slice(0,1).map(ge=>({finding:fe,rule:ge}))),unmatched:Q.filter(fe=>fe.place===null&&!$e.has(fe))}}
const L=1e3;function X(G,F){const Q=G.flatMap(re=>(0,D.Xd)(re)??[]).filter(({file:re,column:oe,endColumn:le})=>le>oe&&(0,f._M)(re)===null);return F((0,f.jH)(Q).
slice(0,L))}function Y(G,F){const{visits:Q,newHosts:re,predicted:oe}=G,le=Map.groupBy(G.requirements,({host:ge})=>ge),$e=Map.groupBy(oe.notes,({host:ge})=>ge),fe=new Map(
oe.requests.map(ge=>[ge.host,ge])),ve={...F,...G,hosts:new Set(Q.map(({host:ge})=>ge))};return Q.map(ge=>{const{host:Oe}=ge,ee={visit:ge,requirements:le.get(Oe)??
[],predicted:$e.get(Oe)??[],requests:fe.get(Oe)??null,answering:oe.answering,isNew:re.has(Oe)};try{return I(ee,ve)}catch(ce){return E(ee,ve,ce)}})}function ne(G,F,Q,re){
const{notes:oe,requests:le,unopened:$e}=G.predicted,fe=new Set(F.map(({visit:U})=>U.host)),ve=F.flatMap(({visit:U,services:K})=>(0,P.fc)(U,K)),ge=[...oe,...le.flatMap(
U=>_(U,[],Q))],{files:Oe=[],hosts:ee=[]}=Object.groupBy(ge,({host:U})=>U===null?"files":"hosts"),ce=F.flatMap(({findings:U})=>U),he=[...ce,...ge].filter(U=>!re.
ignoredBy(U).isIgnored).map(({problem:U})=>(0,w.pj)(U.message)),J={...G,complaints:G.complaints.filter(({problem:U})=>!he.some(K=>K.endsWith((0,w.pj)(U.message)))),
unopened:$e,notes:[...G.notes,...Oe,...(0,P.MU)(G.bots??[],F)],answered:ee.filter(({host:U})=>U!==null&&!fe.has(U)),contacted:[...fe,...[...ve,...le].map(({host:U})=>U)]},
B={...re,concerned:M.zK,reader:null,isHostNew:!1,machine:null},W=a(J,Q,B),z=G.stopped.length===0&&!Q.changedOnly,H=(0,x.u)([...ce,...W],Q,re.ignoredBy,U=>(0,$.zZ)(
U,Q));return[...W,...(z?H:[]).map(U=>(0,s.hD)(U,B))]}const ae=(G,F)=>G==="error"?F!=="never":G==="warning"&&F==="warning"}),2218:((de,V,t)=>{t.d(V,{CG:()=>D,Fh:()=>P,
T1:()=>w,T5:()=>$,en:()=>k,h1:()=>M,wX:()=>O});var f=t(1011),v=t(2801),m=t(9119),R=t(8032),C=t(255),T=t(5106);const x=new Set(["remote_state","remote_state_defa\
ult","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(c,s,a,u=(0,f.
kA)(s)){const p=["hostnames input"],r=c.hostnames.flatMap(({host:o,services:l})=>{const e=l.length>0?l:c.requiredServices,i=e.length>0?e:["any"],h={host:o,clients:a,
because:p,isImplied:!1,isForInit:!0};return i.map(g=>({...h,service:g}))}),n=new Set([...u,...c.hostnames.map(({host:o})=>o)]),d=s.flatMap(({kind:o,needs:l,place:e})=>l.
map(i=>({...i,because:[e],isImplied:!n.has(i.host),isForInit:!x.has(o)})));return M([r,d],a)}function M(c,s){return(0,m.c1)(c.flat(),({host:a,service:u})=>`${a}\
 ${u}`).map(a=>{const[{host:u,service:p}]=a;return{host:u,service:p,clients:[...s.filter(r=>a.some(n=>n.clients.includes(r)))],because:(0,m.As)((0,m.p)(a.flatMap(
({because:r})=>r))),isImplied:a.every(({isImplied:r})=>r),isForInit:a.some(({isForInit:r})=>r)}})}const w=({because:c})=>c.every(s=>typeof s!="string"&&s.inside?.
isPublic===!0);function $(c,s,a){const u=n=>n.inside!==void 0,p=c.flatMap(n=>{const{calls:d,providers:o,client:l}=n,e={clients:[l],isForInit:!0},i=d.flatMap(({module:g,
place:_})=>{if(g===null||!u(_))return[];const{host:E,hostImplied:I}=g;return{...e,host:E,service:T.e$,because:[_],isImplied:I}}),h=o.flatMap(({provider:g,places:_})=>{
const E=_.filter(u);if(E.length===0||!s(g,n))return[];const{host:I}=g;return{...e,host:I,service:T.xq,because:E,isImplied:(0,R.n3)(I)}});return[...i,...h]}),r=n=>typeof n==
"string"?n:`${n.file}:${n.line} ${n.inside?.isPublic}`;return M([p],a).map(n=>({...n,because:(0,m.t6)(n.because,r)}))}const P=(c,{isGuess:s},a)=>{const u=a.flatMap(
({host:p,isImplied:r})=>r?p:[]);return s?[{repository:c,hosts:new Set(u)}]:[]};function k(c,{hostnames:s,allowedHosts:a}){const u=new Set(s.map(({host:r})=>r)),
p=new Map;for(const{host:r,isImplied:n,because:d,clients:o}of c){if(u.has(r)||p.has(r))continue;const l={host:(0,C.nx)(r)},[e]=d.filter(h=>typeof h!="string"),i=n&&
e!==void 0&&{implied:{place:e,clients:o}};(0,C.Rt)(r)?p.set(r,(0,v.U7)(l)):(0,C.Jr)(r,a)||p.set(r,(0,v.wp)({...l,...i}))}return p}const O=(c,s)=>new Set([...R.Du,
...Object.values(R.bB),...T.fg,...c.flatMap(({host:a,service:u=a})=>[a,(0,C.pk)(a),u]),...s.flatMap(({directHost:a})=>a??[])])}),9582:((de,V,t)=>{t.d(V,{A7:()=>D,
AV:()=>C,LH:()=>v,T:()=>O,Tb:()=>x,aZ:()=>f,c3:()=>M,ql:()=>T,sD:()=>$,sc:()=>w,zC:()=>k});class f extends Error{span;constructor({path:a,span:u},p){super(`${a.
join(".")} must be ${p}`),this.span=u}}function v(s){try{return s(),null}catch(a){if(a instanceof f)return a;throw a}}const m=s=>s.name!==void 0;function R(s,a){
if(s.kind==="object")return s.items.filter(m);throw new f(a,"a block")}function C({value:s,hasLabels:a}){if(s.kind!=="object")return[];const u=s.items.filter(m);
return a?u.flatMap(C):[u]}function T(s,a,u,p={}){for(const r of Object.keys(u)){const n=s.filter(l=>l.name.toLowerCase()===r),[d]=n;if(d===void 0)continue;const o={
path:[...a.path,r],span:d};for(const{value:l}of n)p[r]=u[r](l,o,p[r])}return p}const x=(s,a)=>(u,p,r)=>T(R(u,p),p,s,a?r:{}),D=s=>(a,u,p=new Map)=>{for(const{name:r,
start:n,end:d,value:o}of R(a,u)){const l={path:[...u.path,r],span:{start:n,end:d}};p.set(r,{start:n,end:d,value:s(o,l,p.get(r)?.value)})}return p},M=s=>(a,u,p=[])=>{
if(a.kind!=="tuple")throw new f(u,"a list");for(const r of a.elements)p.push(s(r,u));return p},w=(s,a)=>{if(s.kind==="string"||s.kind==="template")return s.verbatim??
"";if(s.kind==="primitive"&&s.value===null)return"";if(P(s))return String(s.value);throw new f(a,"a string")},$=(s,a)=>{if(P(s))return s.value;if(s.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(s.value))return Number(s.value);throw new f(a,"a whole number")},P=s=>s.kind==="primitive"&&Number.isSafeInteger(s.value)&&String(
s.value).length===s.end-s.start,k=(s,a)=>{if(s.kind==="primitive"&&typeof s.value=="boolean")return s.value;throw new f(a,"true or false")},O=(s,a,u)=>{const p=c(
s,a);if(u!==void 0&&(typeof u=="object"||typeof u!=typeof p))throw new f(a,"set only once");return p};function c(s,a){if(s.kind==="tuple")return s.elements.map(
u=>c(u,a));if(s.kind==="object"){const u=D(O)(s,a);return Object.fromEntries(Array.from(u,([p,r])=>[p,r.value]))}if(s.kind!=="primitive"||s.value===null)return w(
s,a);if(Math.abs(Number(s.value))>2**63)throw new f(a,"a whole number");return s.value}}),850:((de,V,t)=>{t.d(V,{vH:()=>O,bf:()=>$,cd:()=>P,Ge:()=>c,Ol:()=>s});
var f=t(7811),v=t(8643),m=t(8032),R=t(3846),C=t(9582),T=t(255),x=t(5243);function D(i,h){const g=Y=>(0,f.TR)(`the pattern ${(0,f.ol)(i)} ${Y}; write [HOST/]NAME\
SPACE/TYPE`),_=i.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[E="",I="",A]=_.reverse(),y=A===void 0?(0,f.Ju)((0,x.Vm)(
h)):M(A,T.Pv),j=M(I,Y=>(0,R.W_)(Y,h)),S=M(E,R.sL);if(!y.ok)return g(`has an invalid hostname: ${y.why}`);if(!j.ok)return g(`has an invalid namespace: ${j.why}`);
if(!S.ok)return g(`has an invalid type: ${S.why}`);const L={host:y.value,namespace:j.value,type:S.value};return(L.host!==null||L.namespace===null)&&(L.namespace!==
null||L.type===null)?(0,f.Ju)(L):g('has a part after "*" that is not "*"')}const M=(i,h)=>i==="*"?(0,f.Ju)(null):h(i);let w=function(...i){return{configFinding:w}=
t.late([3276,3123],3123),new.target?new w(...i):w(...i)};const $=({include:i},h)=>i.length===0||i.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===h||!_.includes(".")&&(0,m.n3)(h)});function P({methods:i},{host:h,namespace:g,type:_}){const E=I=>I.some(A=>(A.host??h)===h&&(A.namespace??g)===g&&(A.type??
_)===_);return i.filter(({include:I,exclude:A})=>!E(A)&&(I.length===0||E(I)))}const k="provider_installation",O=i=>({...i,kind:"local",place:{file:i.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),c=({file:i,line:h})=>h===0?i:`${i}:${h}`;function s(i){const{client:h,mirrors:g,installations:_,pluginDirectories:E}=i,
I=_.map(Y=>{const{blocks:ne,mistakes:ae}=a(Y,h,i.hasOciMirrors),G=ae.map(({span:Q,why:re})=>{const oe=Y.placeOf(Q);return w(h,{kind:"block",file:c(oe),why:re},oe)}),
F=G.map(({problem:Q},re)=>({problem:Q,include:ae[re]?.include??[]}));return{blocks:ne.map(Q=>({...Q,rejected:F})),findings:G}}),[A=null,...y]=I.flatMap(({blocks:Y})=>Y),
j=[...I.flatMap(Y=>Y.findings),...y.map(({place:Y})=>w(h,{kind:"two installations"},Y))],S=E.map(Y=>O({path:Y})),[L]=S,X=L===void 0?A:{place:L.place,methods:S,overridden:A?.
overridden??[],rejected:[]};return{client:h,mirrors:g,installation:X,findings:j}}function a({items:i,placeOf:h},g,_=g==="opentofu"){const E=_?n:r,I=[],A=[];for(const y of i)
if(y.name===k){if(y.isAssigned||y.value.kind!=="object"){A.push({span:y,why:`${k} must be a block without "="`,include:[]});continue}for(const j of C.AV(y)){const S={
place:h(y),methods:[],overridden:[],rejected:[]};for(const L of j){const X=p(L,h(L),{client:g,locations:E},S);X!==null&&A.push({span:L,why:X,include:u(L)})}I.push(
S)}}return{blocks:I,mistakes:A}}function u(i){try{const[h=[]]=C.AV(i);return C.ql(h,{path:[i.name],span:i},e).include??[]}catch(h){if(h instanceof C.aZ)return[];
throw h}}function p(i,h,{client:g,locations:_},E){const{name:I,value:A}=i,[y]=i.isAssigned?[]:C.AV(i);if(y===void 0)return`${I} must be a block without "="`;const j={
path:[k,I],span:i};try{if(I==="dev_overrides"){if(E.methods.length>0)return"dev_overrides must come before all methods";const Y=[...C.A7(C.sc)({...A,kind:"objec\
t",items:y},j).keys()].map(ne=>(0,R.mi)(ne,g));return E.overridden.push(...Y.filter(ne=>ne.kind!=="invalid")),null}const S=_.get(I);if(S===void 0&&n.has(I))return`${I}\
 needs OpenTofu 1.10 or later`;if(S===void 0)return`${k} has no method ${(0,f.ol)(I)}`;const L=d(y,j,S,g);return L.ok&&E.methods.push({...L.value,place:h}),L.ok?
null:L.why}catch(S){if(S instanceof C.aZ)return S.message;throw S}}const r=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),n=new Map(
[...r,["oci_mirror","repository_template"]]);function d(i,h,g,_){const E=g??"",{[E]:I=""}=C.ql(i,h,{[E]:C.sc});if(g!==null&&I==="")return(0,f.TR)(`${h.path.at(-1)}\
 has no ${E}`);const A=g==="url"?l(I):null;if(g==="url"&&A===null)return(0,f.TR)("url must be an https URL, without variables");const{include:y=[],exclude:j=[]}=C.
ql(i,h,e),S=g==="repository_template"&&!/\$\{\s*type\b/.test(I),L=new Map;for(const F of[...y,...j]){const Q=D(F,_);if(!Q.ok)return S?(0,f.TR)(`${Q.why}; ${o}`):
Q;L.set(F,Q.value)}const X=F=>F.flatMap(Q=>L.get(Q)??[]),Y={include:X(y),exclude:X(j)},[ne,...ae]=Y.include;if(S&&(ae.length>0||!ne?.type))return(0,f.TR)(o);if(A!==
null)return(0,f.Ju)({...Y,kind:"network",url:A});if(g===null)return(0,f.Ju)({...Y,kind:"direct"});const G=g==="path"?{path:I}:{path:null,shown:I};return(0,f.Ju)(
{...Y,kind:"local",...G})}const o="repository_template has no ${type}";function l(i){const h=(0,v.Dl)(i);return h.ok&&h.value.scheme==="https"&&h.value.host!==""?
h.value:null}const e={include:C.c3(C.sc),exclude:C.c3(C.sc)}}),4165:((de,V,t)=>{t.d(V,{FG:()=>k,NG:()=>R,kX:()=>O,oq:()=>P});var f=t(3916),v=t(9432),m=t(3096);const R="\
it is in a submodule, which this check does not fetch",C=8*1024*1024,T=5e3,x=5e4,D=4096,M=16*1024*1024,w=/\.(?:tf|tofu)(?:\.json)?$/,$=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function P(){const c=new Map,s=new Set([""]),a=new Set,[u,p]=[new Map,new Map],r={files:0,bytes:0,names:0};let n;const d=_=>{n??=_},o=_=>d({kind:"unread",why:`${_}\
, the limit of this check`}),l=_=>d({kind:"broken",why:(0,v.dh)(_)});function e(_){return $.test(_)&&l(`entry contains '..': ${_}`),_.length>D&&o(`a name in it \
has more than ${D} characters`),n!==void 0?"":_.split("/").filter(E=>E!==""&&E!==".").join("/")}function i(_){let E=_;for(;n===void 0&&!s.has(E);)c.has(E)&&l(`${E}\
: not a directory`),s.add(E),r.names+=E.length,s.size>x&&o(`it has more than ${x} directories`),r.names>M&&o("the names of its directories have more than 16 Mi \
characters"),E=(0,m.jt)(E)}function h(_,E){const I=e(_);if(i((0,m.jt)(I)),s.has(I)&&l(`${I}: is a directory`),n===void 0){if(!w.test(I)){a.add((0,m.jt)(I));return}
if(r.files+=1,r.bytes+=E,r.files>T&&o(`it has more than ${T} files of configuration`),r.bytes>C&&o("it has more than 8 MiB of configuration"),n===void 0)return A=>{
c.set(I,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(A))}}}function g(_,E,I){_.set(e(E),I),_.size>T&&o(`it has more than ${T} links that lead to no file`)}return{
failure:()=>n,stop:d,directory:_=>i(e(_)),file:h,unreadable:(_,E)=>{w.test(_)&&g(u,_,E)},unknown:(_,E)=>g(p,_,E),finish:()=>n??{kind:"read",tree:{files:c,directories:s,
mixed:a,unreadable:u,unknown:p}}}}const k=({unknown:c},s)=>[...c].find(([a])=>`${s}/`.startsWith(`${a}/`)||w.test(a)&&(0,m.jt)(a)===s)?.[1];function O(c,{directories:s,
files:a,mixed:u}){if(!/[*?[]/.test(c))return c;const p=o=>o.replaceAll(/(?<=^|\/)\./g,"_"),[r,...n]=[...s,...a.keys()].filter(o=>(0,f.matchesGlob)(p(o),p(c))),d=n.
length>0||/(?:^|\/)\*$/.test(c)&&u.has((0,m.jt)(c));return r===void 0||d?c:r}}),7439:((de,V,t)=>{t.d(V,{w:()=>x});var f=t(7706),v=t(9373),m=t(2172),R=t(1824);let C=function(...D){
return{providerNamed:C}=t.late([4284],4284),new.target?new C(...D):C(...D)};const T=3;function x(D,{address:M,place:w},$,P){const{expected:k,configured:O}=$.configurations,
c=D.configurations.calls.get(M)??[],s=(0,v.Nm)(c.filter(({kind:i})=>i==="provider-passed")),a=new Set(s.map(({text:i})=>i)),u=s.filter(({text:i})=>{const h=C(i,
$,P),g=C(i,D,P,!1);return g&&h&&(0,m.JT)(g)!==(0,m.JT)(h)}),p=k.values().filter(({text:i})=>!a.has(i)),r=s.flatMap(({text:i})=>O.get(i)??[]),n=c.find(({kind:i})=>i===
"call-repeated"),[d]=O.values(),o={call:M,canChange:D.way===void 0},l=(i,h)=>{const g=(0,R.VV)($,i.place),_=g.inside===void 0?[w,g]:[g];return{problem:(0,f.io)(
h),places:_}},e=[...p.take(T).map(i=>l(i,{...o,kind:"not-passed",name:i.text})),...u.map(i=>({problem:(0,f.io)({...o,kind:"of-other",name:i.text}),places:[(0,R.
VV)(D,i.place)]})),...r.map(i=>l(i,{...o,kind:"overridden",name:i.text}))];return n===void 0||d===void 0?e:[...e,l(d,{...o,kind:"repeated",argument:n.text})]}}),
9373:((de,V,t)=>{t.d(V,{LU:()=>O,Nm:()=>T,Pv:()=>M,fJ:()=>c,hK:()=>$,n6:()=>u,s1:()=>p,z0:()=>x});var f=t(9119),v=t(8032),m=t(3096),R=t(5243),C=t(2172);function T(r){
const d=r.map(({place:o})=>(0,f.Xs)(o)).findLast(m.LA);return d===void 0?r:r.filter(({place:o})=>(0,f.Xs)(o)===d)}const x=({kind:r})=>r==="module"||r==="state"||
r==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function M(r,n){const{usages:d,
declared:o,units:l,installed:e=[],versions:i={}}=r,h=new Map,g=y=>{const j=h.get(y)??$(y);return h.set(y,j),j},_=({directories:y,place:j})=>y?.map(g)??[g((0,m.jt)(
j.file))];for(const y of l){const j=g(y.directory);j.unit=y,j.hasConfiguration=!0,j.isInitialised=!0,y.module!==null&&j.children.push({name:y.module,root:null,call:null})}
for(const y of d)if(!(!y.clients.includes(n)||y.kind==="saved_state"))for(const j of _(y))y.kind==="test_module"?j.tests.push(y):P(j,y,n);for(const y of o){const{
kind:j,place:S}=y;if(!(n==="terraform"&&/\.tofu(\.json)?$/.test(S.file)))for(const L of _(y))w(L.configurations,y)||L.declared.push(y),j==="lock"?k(L,S):L.hasConfiguration=
!0,L.isInitialised||=j==="state"}const E=y=>{const{hasConfiguration:j=!1,lockFile:S=null}=h.get(y)??{};return j||S!==null},I=n==="terraform"&&(0,v.$l)("testsAlo\
ne",i),A=new Map([...h.values()].filter(({tests:y})=>y.length>0).map(y=>{const j=y.tests.flatMap(({text:S})=>S??[]);return[y,(0,m.Bo)(y.name,E,j)]}));for(const y of I?
A.values():[])g(y).hasConfiguration=!0;for(const[y,j]of A)a(y,E(j)?g(j):y);for(const y of h.values()){const{expected:j,configured:S}=y.configurations;for(const L of S.
keys())j.delete(L)}for(const[y,j]of Map.groupBy(e,S=>S.root))g(y).installed=new Map(j.map(S=>[S.key,S]));return h}function w(r,n){const{kind:d,text:o,localName:l}=n;
if(d==="provider-expected")r.expected.set(o,n);else if(d==="provider-configured")r.configured.set(o,n);else if(d==="provider-passed"||d==="call-repeated"){const e=`\
module.${l}`,i=r.calls.get(e);i===void 0?r.calls.set(e,[n]):i.push(n)}else return!1;return!0}const $=r=>({name:r,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[r]});function P(r,n,d){
const o=n.address==="terraform"&&r.unit?.module===null;if(!(n.kind==="terragrunt_source"&&!o)&&(n.kind==="lock_provider"?k(r,n.place):r.hasConfiguration||=!(0,m.
hl)(n.place.file),!(!D.test(n.kind)||n.isOverridden&&n.kind!=="module")&&(r.usages.push(n),!(n.isOverridden||n.kind!=="module"))))for(const{source:l,root:e}of(0,C.
MZ)(n,d)){const[i=null]=s(r.name,l);r.children.push({name:i,root:e,call:n})}}function k(r,{file:n}){r.lockFile=n,r.isInitialised=!0}const O=r=>r!==null&&(r.isPartial||
r.module===null),c=(r,{name:n,unit:d})=>r.root===null||d===null&&r.root===n,s=(r,n)=>n!==null&&(0,R.Nj)(n)?[(0,m.un)(r,n)]:[];function a(r,n){n.isInitialised=!0,
n!==r&&(n.tests.push(...r.tests),r.tests=[])}const u=({name:r,tests:n})=>n.flatMap(({text:d})=>s(r,d)),p=r=>[...r.children.flatMap(({name:n})=>n??[]),...u(r)]}),
9465:((de,V,t)=>{t.d(V,{C_:()=>a,Zf:()=>r,fO:()=>p});var f=t(3916),v=t(3791),m=t(2170),R=t(9119),C=t(8339),T=t(3096),x=t(1780),D=t(3298),M=t(4165),w=t(7439),$=t(
9373),P=t(1039),k=t(1824);let O=function(...l){return{callsOf:O}=t.late([4284],4284),new.target?new O(...l):O(...l)},c=function(...l){return{textNotes:c}=t.late(
[4284],4284),new.target?new c(...l):c(...l)},s=function(...l){return{withoutRefused:s}=t.late([4284],4284),new.target?new s(...l):s(...l)};const a=({source:l,constraint:e,
place:i},h)=>JSON.stringify([h,l,e?.text??null,i.inside?.isPublic??null]),u=20;class p{rules;notes=[];constructor(e){this.rules=e}follow(e,i,h){const[g,..._]=e,
E=new Set,I=new Set,A=e.map(L=>({directory:L,tree:null,from:null}));for(const L of A){if(this.rules.isEnded())break;const{directory:X,tree:Y}=L;for(const ne of O(
X,e[0],{client:i,isAsked:h})){const ae=this.rules.opened.get(a(ne,i));if(ae===void 0)continue;const G=(0,k.bj)(ne,ae,X.way),F={...ne,address:(0,k._Q)(X.way,ne.address)},
{tree:Q,directory:re}=ae;I.add((0,k.qv)(G)),this.saySubmodules(ae,ne.place,i),A.push(...this.enter({from:L,call:F,tree:Q,name:re,way:G},i,E))}if(!(Y===null||X.way===
void 0))for(const{name:ne,call:ae}of X.children){if(ne===null||ae===null)continue;const G=(0,k.ux)(X.way,ae.address),F=ae.text??"",Q={address:ae.address,source:F,
place:(0,k.VV)(X,ae.place)};if(/^\.\.(\/|$)/.test(ne)){const re=o(ne,X.way,I)?(0,v.q)({what:"package",why:d,cure:void 0,names:[F]}):(0,C.DA)({reason:"leads-out",
text:F});this.say(re,Q.place,i)}else A.push(...this.enter({from:L,call:Q,tree:Y,name:ne,way:G},i,E))}}const y=A.flatMap(L=>L.tree===null?[]:L.directory),j=y.find(
({way:L})=>L?.address==="");if(g.unit===null||j===void 0)return[g,..._,...y];const S=y.filter(L=>L!==j);return[(0,P.A2)(g,g.unit,j),..._,...S]}allNotes(){return(0,m.
Qp)(this.notes,({problem:e,places:i})=>[(0,x.pj)(e.message),i.map(R.df)])}enter({from:e,call:i,tree:h,name:g,way:_},E,I){const{place:A}=i,y=(0,M.FG)(h,g);if(y!==
void 0){const F=[i.source];return this.say((0,v.q)({what:"package",why:y,cure:void 0,names:F}),A,E),[]}const j=this.rules.read(h)(E)(g);if(j===null)return this.
say((0,C.Iz)({path:g,maker:null,in:_.package}),A,E),[];const S=_.address==="",L=S&&e.directory.unit?.covers||[],X=new Set(L.map(F=>(0,T.Gz)(g,F))),{module:Y}=e.
directory,ne=(0,P.Oj)({...j.directory,way:_,module:Y},X),ae=S?[]:(0,w.w)(e.directory,i,ne,E);for(const{problem:F,places:Q}of ae)this.notes.push((0,m.kH)(F,{places:Q,
clients:[E]}));if(n(e,h,g)&&this.say((0,C.DA)({reason:"endless",text:i.source}),A,E),I.has(j.directory))return[];if(I.add(j.directory),_.through.length>u){const F=(0,v.
q)({what:"chain",max:u,names:[_.package]});return this.say(F,A,E),[]}const G={clients:[E],isPlaceholder:!1};for(const F of j.notes){if(X.has((0,m.W7)(F)))continue;
const{problem:Q,places:re,affects:oe,...le}=F,$e=re.map(fe=>typeof fe=="string"?fe:(0,k.VV)(ne,fe));this.notes.push((0,m.kH)(Q,{...le,...G,places:$e}))}return[{
directory:ne,tree:h,from:e}]}saySubmodules({name:e,tree:i},h,g){i.unknown.values().some(E=>E===M.NG)&&this.say((0,v.q)({what:"submodules",names:[e]}),h,g)}say(e,i,h){
this.notes.push((0,m.kH)(e,{places:[i],clients:[h]}))}}const r=(l,e)=>(0,D.O)(i=>{const h=l(i);return(0,D.O)(g=>(0,D.O)(_=>{const E=h(_);if(E===null)return null;
const{usages:I,declared:A}=E,y=(0,$.Pv)({usages:I,declared:A,units:[]},g),j=s(E.notes,I),S=A.filter(({kind:X})=>X!=="state-expression"),L=[...j,...c(I,S,e)];return{
directory:y.get(_)??(0,$.hK)(_),notes:L.filter(({clients:X})=>X.includes(g))}}))});function n(l,e,i){for(let h=l;h!==null;h=h.from)if(h.tree===e&&h.directory.name===
i)return!0;return!1}const d="it leads out of its package, to what else is installed";function o(l,e,i){const[h=""]=(0,f.normalize)((0,f.join)((0,k.qv)(e),l)).split(
"/");return h===".."||i.has(h)}}),1039:((de,V,t)=>{t.d(V,{A2:()=>x,Oj:()=>T,k0:()=>C});var f=t(3096),v=t(3846),m=t(9373),R=t(1824);function C(D,M,w=(0,m.hK)(D.name)){
const $=({kind:k})=>k!=="lock_provider"||D.lockFile===null,P={...D,usages:[...D.usages,...w.usages.filter($)],declared:[...D.declared,...w.declared],lockFile:D.
lockFile??w.lockFile,parts:[...D.parts,...w.parts,...M.files.map(f.jt)]};return T(P,new Set(M.replaced))}function T(D,M){const w=({place:$})=>!M.has($.file);return{
...D,usages:D.usages.filter(w),declared:D.declared.filter(w),children:D.children.filter(({call:$})=>$===null||w($))}}function x(D,M,w){const $=s=>({...s,place:(0,R.
VV)(w,s.place)}),P=w.usages.map(s=>$({...s,version:s.version&&$(s.version)})),k=[...D.usages,...P],O=k.filter(({kind:s})=>s.startsWith("required_provider")),c=new Set(
O.map(({address:s})=>(0,v.op)(s)));return{...D,unit:{...M,module:D.name},usages:k.filter(({kind:s,text:a})=>s!=="implied_provider"||!c.has((0,v.A5)(a))),declared:[
...D.declared,...w.declared.map($)]}}}),1824:((de,V,t)=>{t.d(V,{CY:()=>f,VV:()=>v,_Q:()=>T,bj:()=>C,qv:()=>x,ux:()=>m});const f=(D,M)=>D===void 0||D.address===""?
M:`${D.address}.${M}`,v=({way:D},M)=>D===void 0?M:{...D.place,inside:{through:D.through,package:D.package,isPublic:D.isPublic,file:M.file,line:M.line}},m=(D,M)=>({
...D,address:f(D,M),through:[...D.through,M]}),R="terraform";function C(D,{name:M,isPublic:w},$){const{address:P}=D,k=T($,P);return{place:$?.place??D.place,address:P===
R?"":P,through:[...$?.through??[],`${k} (${M})`],package:M,installedBy:P,isPublic:w}}const T=(D,M)=>M.slice(f(D,"").length),x=({installedBy:D})=>D.replaceAll("m\
odule.","")}),6889:((de,V,t)=>{t.d(V,{L2:()=>D,WJ:()=>x,rU:()=>M,uQ:()=>w});var f=t(9432),v=t(9119),m=t(8032),R=t(3096),C=t(1250),T=t(4497);const x=([o,...l])=>o===
void 0||l.length>0?"both":o;function D({setting:o,scan:l}){const{name:e}=o,i=e==="auto"?null:e==="both"?m.Du:[e],h=l===null||l.isEmpty?null:l,g=P(h?.constraints??
[]),_=h===null?[]:p(h,o,i),E=u(_,g),I={setting:o,signs:E,constraints:g};if(i!==null)return r(i,["set by `dialect`"],[],I);if(h===null)return r(m.Du,[],[],I);const A=k(
E);if(A.length===0){const S="assumed; set `dialect`";return{...r(["terraform"],[S],[],I),why:S,isGuess:!0}}const y=$(A),j=y.flatMap(S=>A.find(L=>L.client===S)??
[]);return r(y,j.map(d),A,I)}function M({clients:o},l){if(l===null||l.isEmpty)return m.zK;const e=new Set([...o,...l.tools().others]);return l.usesTerragrunt&&e.
add("terragrunt"),m.zK.filter(i=>e.has(i))}function w(o,{evidence:l,versions:e}){return(i,h)=>{const g=l.some(_=>_.level==="version-file"&&_.version!==null&&_.client===
i&&s(_,{file:`${h}/`}));return o.version??(g?e[i]??null:null)}}const $=o=>m.Du.filter(l=>o.some(e=>e.client===l));function P(o){const l=o.filter(({place:e})=>!(0,v.
Zl)(e.file));return l.length===0?o:l}function k(o){const l=P(o),e=I=>{const A=I.find(y=>l.some(j=>j.level===y));return l.filter(({level:y})=>y===A)},i=e(C.A);if(i[0]?.
level!=="lock-file")return i;const h=e(O),g=[h,i].map($).join()==="opentofu,terraform",_=({level:I,text:A})=>I==="version-file"||c.test(A),E=I=>i.every(A=>s(I,A.
place));return g&&h.some(I=>_(I)&&E(I))?h:i}const O=["version-file","tool"],c=/^uses opentofu\/setup-opentofu$/i;function s({level:o,place:l},{file:e}){const i=(0,R.
jt)(l.file);return o==="tool"||i===""||e.startsWith(`${i}/`)}const a=/^sets terraform_version$/i;function u(o,l){const e=(0,T.h4)(l.map(({text:i})=>i));return o.
flatMap(i=>{const{level:h,version:g,text:_}=i;return!(h==="tool"&&g!==null&&(0,T.lF)(g))||l.length===0||e(g)?i:a.test(_)?[]:{...i,version:null}})}function p({signs:o,
tools:l,hasCloudHostname:e},{version:i},h){const g=k(o),_=h??$(g),E=g.every(({place:L})=>(0,v.Zl)(L.file)),I=h===null&&(E||g.some(({isCloud:L})=>L)),A=i===null&&
_.some(L=>(0,T.w0)(L,[]).length>1);if(!I&&!A)return o;const{setsCloudHostname:y,signs:j}=l(),S=e||y;return[...o.filter(({isCloud:L})=>!(L&&S)),...j]}function r(o,l,e,i){
const h=o.map(E=>n(E,i)),g=h.filter(({version:E})=>E!==null),_=g.flatMap(({signs:E})=>E.slice(0,1).map(d));return{name:x(o),clients:o,releases:h.flatMap(({releases:E})=>E),
versions:Object.fromEntries(g.map(({client:E,version:I})=>[E,I??""])),why:[...new Set(_.length>0?_:l)].join(", "),evidence:[...new Set([...e,...h.flatMap(({signs:E})=>E)])]}}
function n(o,{setting:l,signs:e,constraints:i}){const h=(j,S)=>{const[L=null,...X]=j,Y=(0,T.w0)(o,j);return{client:o,releases:Y,version:X.length===0?L:null,signs:S}};
if(l.version!==null)return h([l.version],[]);const g=P(e.filter(j=>j.client===o&&j.version!==null)),_=new Set(g.map(({version:j})=>(j??"").replace(/^v/,"")));if(_.
size>0){const j=h([..._],g);return{...j,version:(0,T.lF)(j.version??"")?j.version:null}}const E=i.map(({text:j,place:S})=>({client:o,level:"syntax",place:S,text:`\
requires ${(0,f.dh)(j)}`,version:j})),I=h([],[]),A=E.map(({version:j})=>j),y=h(A,E);return y.releases.length===I.releases.length?I:y}const d=({place:o,text:l})=>`${o.
file}:${o.line} ${l}`}),7960:((de,V,t)=>{t.d(V,{e:()=>M});var f=t(7811),v=t(2170),m=t(8339),R=t(8032),C=t(9897),T=t(3846),x=t(1011);const D={underscores:({kind:w,
text:$})=>{if(!/^(required|lock|state_store)_provider$/.test(w))return null;const P=(0,T.mi)($??"","terraform");return P.kind==="invalid"||!P.namespace.includes(
"_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,f.ol)($??"")}: ${T.pj}"`},oci:({kind:w,text:$,calls:P})=>{if(!/^(module|test_module)$/.
test(w))return null;const k=P===void 0?[$]:P.opentofu?.map(({source:O})=>O);for(const O of k??[]){const c=(0,C.cx)(O??"","opentofu");if(c.ok&&c.value.getter==="\
oci")return(0,C.Ns)(O??"",c.value)}return null}};function M(w,$){const P=Object.keys(D).filter(c=>!(0,R.$l)(c,$)),k=[];return{usages:w.flatMap(c=>{const s=P.reduce(
(a,u)=>{const{client:p,version:r}=R.Fe[u],n=a.includes(p)?D[u](c):null;if(n===null)return a;const d=`use ${R.bB[p]} ${r} or later, or another address`,o=(0,m.DA)(
{reason:"rejected",error:n,advice:d});return k.push((0,v.kH)(o,{places:[c.place],clients:[p]})),a.filter(l=>l!==p)},c.clients);return s===c.clients?c:(0,x.sw)([
c],s)}),notes:k}}}),1250:((de,V,t)=>{t.d(V,{A:()=>C,j:()=>T});var f=t(2170),v=t(9119),m=t(8032),R=t(5243);const C=["lock-file","syntax","version-file","tool","h\
ook"];class T{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:w},scope:$,isContext:P}){if(P)return;const[k,...O]=w;if(k!==void 0&&O.length===0&&
!/(^|\/)[.#][^/]*$/.test(M)){const c=`is read by ${m.bB[k]} only`;this.addSign({client:k,level:"syntax",place:{file:M,...f.wv},text:c})}for(const c of $.declared){
const{kind:s,text:a,place:u}=c;if(s==="version")x(this.constraints,a,c);else if(s==="binary"){const p=a==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"\
version-file",place:u,text:"sets terraform_binary"})}else if((0,m.SO)(s)){const{client:p,what:r}=m.$I[s];this.addSign({client:p,level:"syntax",place:u,text:`has\
 ${r}`})}}}end(M){for(const{kind:w,host:$,place:P,clients:k,isOverridden:O,text:c}of M)if(w==="lock_provider"){const s=m.Du.find(u=>(0,R.Vm)(u)===$),a=`locks pr\
oviders from ${$}`;s&&this.addSign({client:s,level:"lock-file",place:P,text:a})}else w==="cloud_default"&&!O&&k.includes("terraform")?this.addSign({client:"terr\
aform",level:"syntax",place:P,text:"has a cloud block without hostname",isCloud:!0}):w==="module"&&c?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"\
syntax",place:P,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addSign(M){x(this.signs,`${M.client}\
 ${M.text}`,{...M,version:null})}}function x(D,M,w){const $=(0,v.Zl)(w.place.file)?`${M} aside`:M;D.has($)||D.set($,w)}}),1884:((de,V,t)=>{t.d(V,{Vm:()=>ge,cw:()=>$e,
aC:()=>fe});var f=t(3096),v=t(3298),m=t(5324),R=t(4756),C=t(2170),T=t(5243),x=t(9897),D=t(1250),M=t(1011),w=t(3024),$=t(6760),P=t(9968),k=t(4202),O=t(3114);const c=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
s=/(^|\/)mixins(\/|$)/,a=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,u=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
p=/(?:^|\/)testdata(?:\/|$)/;function r(J,{exists:B,read:W}){const z=(0,v.O)(U=>(0,$.basename)((0,$.join)(J,U)).startsWith("terraform-provider-")||a.test(W((0,f.
Gz)(U,"go.mod"))??"")||B((0,f.Gz)(U,"terraform-registry-manifest.json"))),H=(0,v.O)(U=>u.test(W((0,f.Gz)(U,"go.mod"))??""));return U=>s.test(U)||c.test(U)&&["",
...(0,f.eH)(U)].some(z)||p.test(U)&&["",...(0,f.eH)(U)].some(H)}const n={files:1e6,directoryFiles:5e4};function*d(J,B=(0,m.f5)(),W=n){const z=new o(J,B,W);for(const U of J.
scan){const K=(0,m.kI)(z.root,U);"path"in K?yield*z.walkFrom(K):yield{name:U,files:[],notes:[K]}}const H=U=>B.modules.has(U);do{for(const{source:U,file:K}of B.tests.
splice(0)){const b=(0,f.Bo)((0,f.jt)(K),H,[U]);B.called.add((0,f.un)(b,U))}for(const U of B.called)yield*z.readCalled(U)}while(B.tests.length>0)}class o{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(B,W,z){
this.root=(0,w.realpathSync)(B.root),this.checkout=(0,m.ET)(B);for(const H of B.exclude)W.unmatched.add(H);this.isExcluded=(0,k.Ls)(B.exclude,W.unmatched),this.
isSnippet=r(this.root,this.checkout),this.facts=W,this.limits=z,this.selected=B.scan.length>1?new Set:null}*walkFrom(B){const{path:W,name:z,glob:H,file:U}=B,b=[
{path:W,name:z,depth:0,isSelected:H===void 0&&U===void 0}];for(let Z=b.pop();Z!==void 0;Z=b.pop()){const ie=(0,m.KG)(Z);if(yield this.read(B,Z,ie),B.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in ie))for(const N of this.findDirectories(B,Z,ie))b.push(N)}}*readCalled(B){const{directories:W,links:z,linked:H}=this.
facts;for(const Z of(0,f.eH)(B))H.delete(Z);const U=W.has(B)?null:this.checkout.locate(B);if(U===null||(0,P.$r)(U).kind!=="directory")return;const K=(0,m.sq)((0,$.
relative)(this.root,U));if(K!==B&&z.set(B,K),!W.has(K)&&this.files<=this.limits.files&&!(0,f.eH)(K).some(this.isExcluded)){const Z={path:U,name:K,depth:0,isSelected:!0},
ie=(0,P.UO)(U,this.root)?this.root:U;yield this.read({path:U,name:K,boundary:ie},Z,(0,m.KG)(Z))}W.has(K)&&W.add(B)}read(B,W,z){const{name:H}=W;if("problem"in z)
return this.facts.directories.add(H),{name:H,files:[],notes:[z]};const{files:U,notes:K}=this.findFiles(B,W,z);this.files+=U.length;const b=this.limits.files;if(this.
files>b){const N=(0,C.ht)(H,(0,R.ub)({kind:"files",max:b}));return{name:H,files:[],notes:[...K,N]}}const Z=U.filter(({isContext:N})=>N);if(U.length>0&&Z.length===
U.length)return{name:H,files:[],notes:K};this.facts.directories.add(H),this.isSnippet(H)&&this.facts.snippets.add(H);for(const{file:N,kind:se}of Z)(0,O.Ep)(se)&&
this.facts.unselected.push(N);return U.length>0&&z.some(N=>N.name===".terraform")&&K.push(...this.readLeft(H)),{name:H,files:U,notes:K}}findFiles(B,W,z){const H=[],
U=[],K=this.limits.directoryFiles;for(const b of this.filesAmong(B,W,z))if("problem"in b)U.push(b);else if(H.length<K)H.push(b);else{U.push((0,C.ht)(W.name,(0,R.
ub)({kind:"directory",max:K})));break}return{files:H,notes:U}}*filesAmong(B,W,z){const H=new Set;for(const K of z)if((0,O.tr)(K.name)&&!K.isDirectory()&&H.add(K.
name),K.name===".spacelift")for(const b of O.dN)this.addTool((0,f.Gz)(W.name,b));const U=$.posix.basename(W.name);for(const K of z){if(K.isDirectory())continue;
const b=(0,f.Gz)(W.name,K.name),Z=(0,O.L8)(K.name,H,U);if(Z===void 0){(0,O.Z8)(K.name)&&this.addTool(b),K.name.endsWith(".tfstate")&&!this.isExcluded(b)&&this.facts.
states.push(...(0,m.un)(b,this.checkout));continue}const N={path:W.path+$.sep+K.name,file:b,kind:Z,isContext:!this.select(B,W,b)};K.isFile()?yield N:K.isSymbolicLink()?
yield*this.follow(B,N):yield(0,C.ht)(b,(0,R.WO)({what:"special-file",is:(0,P.I)(K)}))}}readLeft(B){this.isExcluded((0,f.Gz)(B,".terraform"))||this.facts.states.
push(...(0,m.rN)(B,this.checkout));const W=(0,m.Wj)(B,this.checkout);if("problem"in W)return[W];for(const z of W)this.facts.called.add(z.directory);return this.
facts.installed.push(...W),[]}addTool(B){this.isExcluded(B)||this.facts.toolFiles.push(B)}select(B,W,z){return!(W.isSelected||(0,k.$8)(B,z))||this.isExcluded(z)||
this.selected?.has(z)?!1:(this.selected?.add(z),!0)}*follow(B,W){const z=(0,m.sT)((0,P.$r)(W.path),B);if(z===null)return;if(typeof z=="object")return yield(0,C.
ht)(W.file,z);const H=(0,m.sq)((0,$.relative)(this.root,z));W.isContext||this.facts.links.set(W.file,H),yield{...W,path:z,target:H}}findDirectories({glob:B},{path:W,
name:z,depth:H,isSelected:U},K){return K.toReversed().flatMap(b=>{if(b.isSymbolicLink()&&b.name==="tests"&&this.facts.called.add((0,f.Gz)(z,"tests")),(0,k.G$)(b.
name))return[];const Z=(0,f.Gz)(z,b.name);if(this.isExcluded(Z))return[];const ie=W+$.sep+b.name;if(b.isSymbolicLink()&&(0,P.$r)(ie).kind==="directory"&&this.facts.
linked.set(Z,this.checkout.nameOf(Z)),!b.isDirectory())return[];const N=U||B!==void 0&&$.posix.matchesGlob(Z,B);return{path:ie,name:Z,depth:H+1,isSelected:N}})}}
let l=function(...J){return{dependsOnOthers:l}=t.late([3276,7918,8319],8095),new.target?new l(...J):l(...J)},e=function(...J){return{usagesOf:e}=t.late([3276,7918,
8319],8095),new.target?new e(...J):e(...J)},i=function(...J){return{declaredIn:i}=t.late([3276,7918,8319],8095),new.target?new i(...J):i(...J)},h=function(...J){
return{isForeign:h}=t.late([3276,7918,8319],8095),new.target?new h(...J):h(...J)},g=function(...J){return{readModule:g}=t.late([3276,7918,8319],8095),new.target?
new g(...J):g(...J)};const _=25e4,E=1e4;function*I(J,B,W,z=_){const H=new A(B,W,z);yield*H.collect(J);const U=yield*H.decideOpen();return H.result(U)}class A{items=[];notes=(0,M.
G4)();knownSources=new Map;declared=[];signs=new D.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(B,W,z){this.facts=B,this.values=W,this.maxUsages=
z}*collect(B){const{counts:W,facts:z}=this;for(const{name:H,files:U,notes:K}of d(B,z)){if(z.endedAt=H,yield z.files)return;for(const Z of K)this.notes.add(Z);if(U.
length===0)continue;if(this.isFull(W.decided+W.open,H))break;const b=yield*g(U,z.files);if(b===null)return;z.bytes+=b.bytes,z.comments.push(...b.comments.slice(
0,E-z.comments.length));for(const Z of b.notes)this.notes.add(Z);this.add({directory:H,files:b.files})}z.endedAt=null}*decideOpen(){const B=[];let W=!1;for(const z of this.
items){if(!("files"in z)){B.push(z);continue}if(W||=this.isFull(this.counts.decided,z.directory),!W)if(yield this.facts.files)this.facts.endedAt??=z.directory,W=
!0;else for(const H of this.decide(z.files))B.push(H)}return B}result(B){const{facts:W,signs:z,declared:H}=this,U=[...B,...W.states.map(y)];return{...W,usages:U,
declared:H,notes:this.notes.all(),...z.end(B)}}add(B){const{files:W,directory:z}=B,{facts:H}=this;W.some(({kind:K})=>/^(config|lock)$/.test(K.class))&&H.modules.
add(z),H.files+=W.length;for(const K of i(W))this.declared.push(K);for(const K of W){const b=!h(K),Z=K.kind.class==="terragrunt";b&&(H.isEmpty=!1),Z&&H.terragrunt.
push(K.file),H.usesTerragrunt||=Z&&b,this.signs.addFile(K)}const U=W.some(l);for(const K of W)(U||!K.isContext)&&this.addCalls(K);if(U){this.items.push(B);for(const{
references:K}of W)this.counts.open+=K.length}else for(const K of this.decide(W))this.items.push(K)}addCalls({file:B,references:W}){for(const{kind:z,row:H,value:U}of W){
if(U===void 0)continue;const K=(0,T.Nj)(U.text)||H.grammar==="terragrunt"&&(0,x.GL)(U.text),b=K||(0,x.qC)(U.text).length>0;z==="module"&&(b||U.kind==="pieces")&&
this.facts.calls.push({source:U.text,file:B}),K&&H.position.includes("source")&&(z==="test_module"?this.facts.tests.push({source:U.text,file:B}):this.facts.called.
add((0,f.un)((0,f.jt)(B),U.text)))}}decide(B){const{usages:W,notes:z}=e(B,this.values,this.knownSources);for(const H of z)this.notes.add(H);return this.counts.decided+=
W.length,W}isFull(B,W){const z=this.maxUsages;return B<z?!1:(this.notes.add((0,C.ht)(W,(0,R.ub)({kind:"usages",max:z}))),!0)}}const y=({file:J,host:B,client:W})=>({
kind:"saved_state",host:null,isHostImplied:!1,directHost:B,text:B,address:"state",place:{file:J,...C.wv},clients:[W],isOverridden:!1,needs:[]});var j=t(3916),S=t(
9119),L=t(1440);function X(J,B,W,{nameOf:z}){if(!(0,T.Nj)(B)){const[U=null]=(0,x.qC)(B).flatMap(K=>z(K)??[]);return U}const H=(0,f.un)(J,B);return W.get(H)??H}const Y=100;
function ne({usages:J,units:B},W){const z=(0,S.hy)(B,M.CI);return[...J.flatMap(({calls:U,directories:K,text:b,place:Z})=>{const ie=(0,f.jt)(Z.file),N=(z.get(ie)??
[]).flatMap(({item:ue})=>(0,M.CI)(ue));if(U===void 0&&K===void 0&&N.length===0&&(0,x.qC)(b??"").length===0)return[];const te=Object.values(U??{}).flat(),q=[b,...te.
map(({source:ue})=>ue)].flatMap(ue=>ue??[]),pe=[ie,...(K??N).slice(0,Y)];return q.flatMap(ue=>(0,T.Nj)(ue)?pe.map(me=>(0,f.un)(me,ue)):(0,x.qC)(ue).flatMap(me=>W.
nameOf(me)??[]))}),...B.flatMap(M.CI)]}function ae(J,B){const{usages:W,links:z,directories:H}=J,U=(se,te)=>{const q=X(se,te,z,B);return q===null||(0,T.Nj)(te)&&
q===(0,f.un)(se,te)?te:`./${(0,j.relative)(se,q)}`},K=W.map(se=>{const{kind:te,text:q,calls:pe,place:ue}=se,me=z.size>0||pe!==void 0||(0,x.qC)(q??"").length>0;if(te!==
"module"||q===null||!me)return se;const ye=[{root:null,source:q,version:null,isOpen:!1}],we=Object.entries(pe??{terraform:ye,opentofu:ye}).map(([Me,De])=>{const Pe=(0,f.
jt)(ue.file),Ce=ke=>ke.source&&U(Pe,ke.source);return[Me,De.map(ke=>({...ke,source:Ce(ke)}))]});return we.every(([,[Me]])=>Me?.source===q)&&pe===void 0?se:{...se,
calls:Object.fromEntries(we)}}),b=({directory:se})=>H.has(se)&&B.nameOf(se)===se,Z=J.installed.filter(se=>!b(se)&&B.exists(se.directory)),ie=new Map(Z.map(({root:se,
directory:te})=>{const q=(0,R.a3)({what:"outside",path:te});return[te,(0,C.ht)((0,f.Gz)(se,L.U4),q)]})),N=[...J.notes,...ie.values()];return{...J,usages:K,installed:J.
installed.filter(b),notes:N}}let G=function(...J){return{resolveValue:G}=t.late([3276,7918,8319],8095),new.target?new G(...J):G(...J)},F=function(...J){return{asWritten:F}=
t.late([3276,7918,8319],8095),new.target?new F(...J):F(...J)},Q=function(...J){return{Instances:Q}=t.late([3276,7918,874],1340),new.target?new Q(...J):Q(...J)},
re=function(...J){return{Terragrunt:re}=t.late([3276,7918,874],1340),new.target?new re(...J):re(...J)},oe=function(...J){return{withUnits:oe}=t.late([3276,7918,
874],1340),new.target?new oe(...J):oe(...J)};const le=10;function*$e(J,B={}){const W=(0,m.ET)(J),z=new Set;for(let H=1;;H+=1){const U=(0,m.f5)(z),K=ge(W,U,B),b=(0,v.
O)(()=>new re(K)),Z=yield*I(J,U,fe(K,b)),N=U.terragrunt.length>0?yield*oe(Z,b()):Z,se=z.size;for(const q of ne(N,W))!N.directories.has(q)&&W.locate(q)!==null&&z.
add(q);if(z.size===se||N.endedAt!==null||H===le)return ae(N,W)}}function fe(J,B){const W=(0,v.O)(z=>(0,v.O)(H=>new Q(J,z,H)));return({row:z,place:H},U,K)=>{if(z.
grammar==="terragrunt")return ve(B(),H.file,U);const b=z.evaluation?.[K];if(b===void 0)return F(U);const Z=W(K)(b);if(Z.effort.isSpent)return F(U);const ie=({scope:q,
from:pe,root:ue})=>(q.effort.renew(),{...G(U,q),from:pe,root:ue}),N=(0,f.jt)(H.file),se=ie(Z.unknown(N));if(se.isWhole)return[[se]];const te=Map.groupBy(Z.of(N),
({use:q})=>q);return Array.from(te.values(),q=>q.map(ie))}}function ve(J,B,W){if(J.effort.isSpent)return F(W);const z=U=>({...G(W,U),from:null}),H=J.includedScopes(
B).map(U=>[z(U)]);return H.length===0?[[z(J.scopeOf(B))]]:H}function ge(J,{calls:B,links:W,terragrunt:z},H){const U=(0,v.O)(he),K=(b,Z)=>X(b,Z,W,J);return{files:J,
calls:(0,v.O)(()=>ee(B,K)),leadsTo:K,terragrunt:z,environment:H,isSet:b=>H[b]!==void 0,setBy:b=>{const Z=U(J).get(b);return Z===void 0?null:`TF_VAR_${b} in ${Z}`}}}
const Oe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ee(J,B){const W=new Map,z=new Set;for(const{source:H,file:U}of J){const K=(0,f.jt)(U),b=B(K,H);
b!==null?W.set(b,(W.get(b)??new Set).add(K)):Oe.test(H)&&z.add(K)}return{callers:W,dynamic:z}}const ce=".github/workflows",_e=200;function he(J){const B=new Map,
W=J.list(ce).filter(z=>/\.ya?ml$/.test(z));for(const z of W.slice(0,_e)){const H=`${ce}/${z}`,U=J.read(H)??"";for(const[,K,b]of U.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const Z=K??b??"";B.has(Z)||B.set(Z,H)}}return B}}),5102:((de,V,t)=>{t.d(V,{DI:()=>x,Fl:()=>P,JR:()=>D,QK:()=>s,Rm:()=>O,Yn:()=>k,Zh:()=>a,b:()=>w,fi:()=>p,hm:()=>c,
md:()=>$,nM:()=>u,nx:()=>R,sG:()=>T,vh:()=>C});var f=t(2886),v=t(8252),m=t(9615);const R={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"s\
kipped",works:"passed"},C=Object.keys(R);function T(r){if(w(r))return"unchecked";const n=c(r.findings);return n==="error"?"fails":n==="warning"?"warns":D(r)?"sk\
ipped":"works"}const x=r=>T(r)==="fails",D=({visit:r})=>r.attempt.discovery.kind==="skipped",M=["host-not-checked",...f.H4],w=({visit:{attempt:r}})=>r.discovery.
kind==="skipped"&&M.includes(r.discovery.problem.code),$=r=>C.flatMap(n=>r.filter(d=>T(d)===n));function P(r){const n=new Set(r.map(({worst:d})=>d));return n.has(
"error")?"fails":n.has("warning")?"warns":r.some(O)?"skipped":"works"}function k(r,n){const d=Object.groupBy(r,o=>P(n(o)));return C.map(o=>d[o]??[])}const O=({chosen:r,
isDirect:n,isUnchecked:d})=>d===!0||!n&&Object.keys(r).length===0,c=r=>m.oC.find(n=>r.some(d=>d.severity===n))??null;function s({findings:r}){const n=c(r);return n===
"notice"?[]:r.filter(({severity:d})=>d===n)}const a=({severity:r},{failOn:n})=>r==="error"||(0,v.k2)(r,n),u=({severity:r})=>r!=="notice";function p({passed:r,hosts:n,
findings:d}){return r?d.some(u)?"warns":n.length===0?"skipped":"works":"fails"}}),4120:((de,V,t)=>{t.d(V,{$V:()=>p,H8:()=>T,Iu:()=>C,QI:()=>w,QN:()=>s,SY:()=>x,
dy:()=>R,kD:()=>u,kJ:()=>$,nO:()=>a,od:()=>M,tY:()=>P,u8:()=>O});var f=t(9432),v=t(9615),m=t(8032);const R="new in this pull request",C=r=>r.replace(/^./u,n=>n.
toUpperCase()),T=r=>v.oC.flatMap(n=>{const{length:d}=r.filter(o=>o.severity===n);return d===0?[]:[(0,f.px)(d,n)]}).join(", "),x=r=>m.zK.every(n=>r.includes(n))?
"all clients":D(r).join(", "),D=r=>r.map(n=>m.bB[n]);function M(r,n){const d=n.filter(l=>r.includes(l)),o=m.Du.filter(l=>n.includes(l)&&!r.includes(l));return r.
length===0||o.length===0?"":D(d).join(", ")||"no client in use"}const w=({clients:r,versions:n,why:d})=>r.map(o=>[m.bB[o],n[o]].join(" ").trim()).join(" and ")+
(d===""?"":` (${d})`);function $(r){return r<999.5?`${Math.round(r)} ms`:r<59950?`${(r/1e3).toFixed(1)} s`:`${(r/6e4).toFixed(1)} min`}function P(r){return r<1e3?
`${r} B`:r<999950?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} MB`}const k=36e5;function O(r,n){const d=(Date.parse(n)-Date.parse(r))/k;if(d>=48)return`${c(
d/24)} days`;if(d>=1)return`${c(d)} h`;const o=Math.floor(d*60);return o>=1?`${o} min`:"less than a minute"}const c=r=>Math.floor(r*10)/10,s=r=>`${r.slice(0,16).
replace("T"," ")} UTC`;function a(r,n){const d=(Date.parse(r)-Date.parse(n))/(24*k);if(Number.isNaN(d))return r;const o=Math.floor(Math.abs(d)),l=o===0?"less th\
an a day":(0,f.px)(o,"day");return`${r.slice(0,10)} (${d<0?`${l} ago`:`in ${l}`})`}function u(r,n){const d=new Set(r.split(/[\s/.]/).filter(Boolean)),o=l=>l.split(
/[/.]/).filter(e=>d.has(e)).length;return[...new Set(n.filter(o))].sort((l,e)=>o(e)-o(l))}function p(r,n,d){const o=(0,f.K4)(n,3,e=>{const i=d.filter(g=>!e.split(
" ").includes(g)),h=(0,f.K4)(u(e,i),3,f.dh);return`${(0,f.dh)(e)}${h&&` (nearest: ${h})`}`}),l=n.length===1?"matches":"match";return n.length===0?[]:[`\`${r}\`: ${o}\
 ${l} nothing`]}}),8884:((de,V,t)=>{t.d(V,{CN:()=>u,Dx:()=>k,GH:()=>M,Ky:()=>R,TD:()=>C,YC:()=>c,eb:()=>x,f5:()=>O,ju:()=>a,lp:()=>P,mj:()=>w,oN:()=>$,tN:()=>s});
var f=t(9432),v=t(2170),m=t(9119);function R(d,o){const{places:l,noun:e}=C(d);return(0,f.K4)(l,o,m.eo,i=>(0,f.px)(i,`more ${e}`))}function C(d){const o=r(d),l=(0,m.
t6)(o,i=>p(i)?(0,m._M)(i.file)??i:i),e=T(l).length>1;return{places:e?l:o,noun:e?"repository":"place"}}const T=d=>d.filter(p).filter(({file:o})=>(0,m._M)(o)!==null),
x=d=>(0,m.t6)(T(D(d)),({file:o})=>(0,m._M)(o)),D=d=>[...new Set(d.map(({places:o})=>o))].flat(),M=(d,o,l)=>`${d<o?`${d} of ${o}`:o===2?"both":`all ${o}`} ${l}`;
function w(d,o){const{length:l}=o>1?x(d):[];return l>1?M(l,o,"repositories"):""}function $(d,o){const l=new Set(d.flatMap(({file:h})=>(0,m._M)(h)??[])).size>1,e=h=>(l?
(0,m._M)(h.file):null)??n(h),i=new Set(o.map(e));return d.filter(h=>!i.has(e(h)))}function P(d,o){const l=k([d]);return R($(l,l.slice(0,1)),o)}const k=d=>r(D(d).
filter(p)),O=d=>[...new Set(D(d).filter(o=>typeof o=="string"))];function c(d){const o=d.hosts.flatMap(({requirements:e})=>e),l=[...d.findings,...d.roots.flatMap(
({rows:e})=>e)];return[...new Set([...o.map(({because:e})=>e),...l.map(e=>e.places)])]}const s=d=>d.values().map(v.Xd).find(o=>o!==null)??null,a=({services:[d,...o]})=>o.
length===0?d??null:null,u=d=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(d)&&(0,m._M)(d)===null,p=d=>typeof d!="string",r=d=>(0,m.t6)(d,o=>p(o)?n(o):o),n=({file:d,
line:o,inside:l})=>`${o}:${d}${l===void 0?"":`
${(0,m.kn)(l)}`}`}),6097:((de,V,t)=>{t.d(V,{$N:()=>O,LG:()=>r,QA:()=>g,f2:()=>i,h$:()=>A,j6:()=>E,q9:()=>l,rc:()=>e});var f=t(3217),v=t(2886),m=t(2172),R=t(2806),
C=t(9432),T=t(2170),x=t(9119),D=t(3841),M=t(255),w=t(5106),$=t(5102),P=t(4120),k=t(8884);function O(y,j){const{hosts:S,files:L,findings:X,passed:Y,stopped:ne}=y,
ae=j.repositories.length,G=p(y,j),F=L.filter(Oe=>!c(Oe)),Q=(0,$.hm)(F)==="error"&&!S.some($.DI),re=G===null&&ae>0?` in ${(0,C.px)(ae,"repository")}`:"",$e=[F.length<
L.length?[`nothing to check${re}`]:a(y,re),u(F)],fe=(Q?$e.toReversed():$e).flat().join(", "),ve=G===null?fe:`${G}: ${fe}`,ge=(0,$.hm)(X)==="error";if(ne.length>
0){const Oe=(0,D.p)(ne);return ge||S.some($.b)?`${ve} (${Oe})`:`${Oe}; ${ve}`}return Y&&ge?`${ve} (the check passes: fail-on is never)`:Y||ge?ve:`${ve} (the che\
ck fails: fail-on is warning)`}const c=({problem:y,severity:j})=>y.code==="nothing-to-check"&&j==="error",s="not allowed";function a({hosts:y,roots:j},S){const L=y.
length;if(L===0){const ee=j.flatMap(({rows:he})=>he.filter(({isDirect:J})=>J)),ce=new Set(ee.flatMap(he=>(0,$.Rm)(he)?[]:he.source)).size;return[...ce===0?[]:[`${(0,C.
px)(ce,"module")} read`],`no registry hosts to check${S}`]}const{skipped:X=[],checked:Y=[]}=Object.groupBy(y,ee=>(0,$.JR)(ee)?"skipped":"checked"),{fails:ne,unchecked:ae,
works:G}=$.nx,F=(ee,ce)=>ce.length===0?[]:[{words:ee,count:ce.length}],Q=[...F(ne,Y.filter($.DI)),...F(s,X.filter($.DI)),...F(ae,X.filter($.b))],re=[...F(G,Y),...F(
$.nx.skipped,X)],[oe,...le]=Q.length>0?Q:re,$e=Y.filter(ee=>(0,$.sG)(ee)==="warns").length,fe=L===1?"":`${$e} ${Q.length>0?"more ":""}`,ge=oe?.words===s||oe?.words===
ae?oe.count===1?"is ":"are ":"";return[`${L===1?"1 registry host":(0,k.GH)(oe?.count??0,L,"registry hosts")}${S} ${ge}${oe?.words}`,...le.map(({count:ee,words:ce})=>`${ee}\
 ${ce}`),...$e===0?[]:[`${fe}with warnings`]]}function u(y){const j=(0,$.hm)(y);if(j===null||j==="notice")return[];const S=y.filter(({severity:F})=>F===j),{placed:L=[],
elsewhere:X=[]}=Object.groupBy(S,F=>(0,T.Xd)(F)===null?"elsewhere":"placed"),Y=(0,k.eb)(L).length,ne=new Set((0,k.Dx)(L).map(({file:F})=>F)).size,ae=Y>0?`files \
of ${(0,C.px)(Y,"repository")}`:(0,C.px)(ne,"file"),G=({length:F},Q)=>F===0?[]:[`${(0,C.px)(F,j)} in ${Q}`];return[...G(L,ae),...G(X,"settings or credentials")]}
function p({init:y},{repositories:j,dialect:S}){const{failing:L,of:X,clients:Y}=y;if(L.length===0)return null;const[ne,...ae]=Y,F=ne!==void 0&&ae.length===0&&!S.
isGuess?{terraform:"terraform ",opentofu:"tofu "}[ne]:"",Q=j.length,re=new Set(L.map(x._M)).size,oe=X<2?"":` in ${(0,k.GH)(L.length,X,"root modules")}`,le=Q<2?"":
` (${(0,k.GH)(re,Q,"repositories")})`;return`${F}init fails${oe}${le}`}function r(y,j){const S=y.files.filter(({severity:L})=>L==="error");return p(y,j)??u(S)[0]??
null}const n=50,d=3,o=2;function l(y){const{shown:j,more:S}=(0,C.zN)(y,n);return S===0?j:[...j,`and ${(0,C.px)(S,"more remark")}`]}function e(y){const j=(0,k.YC)(
y).some(({length:ae})=>ae===x.WD),S=y.files.filter(({exclude:ae,severity:G})=>ae&&G!=="notice"),L=[...new Set(S.flatMap(({exclude:ae})=>ae??[]))],X=(0,k.eb)(S).
length>0?" where their files are read":"",Y=`${(0,C.px)(S.length,"finding")} in tests, examples or templates, where errors are warnings`,ne=`to skip such files,\
 set \`exclude\`${X}: ${(0,C.K4)(L,d,C.dh)}`;return[...j?[`lists of places end after ${x.WD} places`]:[],...S.length>0?[`${Y}; ${ne}`]:[]]}function i({hosts:y,unmatched:j,
stopped:S},L){if(S.length>0||L.changedOnly)return[];const Y=y.flatMap(({visit:Q,services:re})=>[Q,...(0,f.fc)(Q,re)]).map(({host:Q})=>Q),ne=j.filter(({code:Q,host:re})=>!(0,R.
Q)(Q,L.depth)||re&&!Y.includes(re)).map(({code:Q,host:re})=>`${Q} ${re??""}`.trim()),ae=L.depth==="discovery"?L.resolve:[],G=new Set(Y.map(Q=>Q.replace(/:.*/,""))),
F=ae.flatMap(({name:Q})=>G.has(Q)?[]:Q);return[...(0,P.$V)("ignore",ne,Y),...(0,P.$V)("resolve",F,Y)]}const h="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT\
_FILE SSL_CERT_DIR".split(" ");function g({findings:y},j){const S=h.flatMap(X=>{const Y=j[X]||X.endsWith("Y")&&j[X.toLowerCase()];return Y?`${X} (${(0,C.dh)(Y.slice(
Y.lastIndexOf("@")+1))})`:[]});return y.some(X=>X.problem.obstacle||(0,v.zv)(X))&&S.length>0?[`connections used ${S.join(", ")}`]:[]}function _({hosts:y},j){const{
scan:S,repositories:L}=j,{length:X}=y.filter(({requirements:G})=>G.some(({because:F})=>F.some(Q=>typeof Q!="string"))),Y=`${(0,C.px)(S.usages,"usage")} of ${(0,C.
px)(X,"registry host")}`,ne=X===0?"no registry host is used":Y;return L.length>0?`${ne} in ${(0,C.px)(L.length,"repository")}`:S.files===0?S.durationMs===0?null:
"found no Terraform or OpenTofu files":`scanned ${`${(0,C.px)(S.files,"file")} (${(0,P.tY)(S.bytes)})`} in ${(0,P.kJ)(S.durationMs)}: ${ne}`}function E(y,j){const{
hosts:S}=y,{depth:L,repositories:X}=j,Y=X.length===0;if(L==="versions"||L==="packages")return Y?I(y):[];const ne=S.filter(F=>["works","warns"].includes((0,$.sG)(
F))&&!(0,$.JR)(F)&&F.requirements.some(({service:Q,because:re})=>(Q===w.e$||Q===w.xq)&&re.some(le=>typeof le!="string")));return L!=="discovery"||ne.length===0?
[]:[`not checked at ${(0,C.K4)(ne,o,({visit:F})=>(0,M.nx)(F.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`dep\
th: versions\``]}function I({roots:y}){return y.filter(({directory:S})=>S!==m.cd.file).some(({rows:S})=>S.some(({kind:L})=>L==="module"))?["not checked: what is\
 inside modules; to read them as `init` does, set `depth: init`"]:[]}function A(y,j){const{dialect:S,durationMs:L,scan:X,remarks:Y}=j,{findings:ne,ignored:ae}=y,
G=(0,P.H8)(ne)||"no findings",F=ae.length>0?`${G}, ${ae.length} ignored`:G,re=y.hosts.length===0&&X.files===0?"":` for ${(0,P.QI)(S)}`,oe=_(y,j);return[`${F}; c\
hecked in ${(0,P.kJ)(L)}${re}`,...oe===null?[]:[oe],...Y]}}),2806:((de,V,t)=>{t.d(V,{Q:()=>T,u:()=>m});var f=t(4756),v=t(2170);function m(x,{ignore:D,depth:M},w,$){
const{used:P=[],partly:k=[]}=Object.groupBy(x.map(w),({isIgnored:s})=>s?"used":"partly"),[O,c]=[P,k].map(s=>new Set(s.flatMap(({rules:a})=>a)));return D.flatMap(
s=>{const{code:a,line:u,place:p}=s;if(p===null||O?.has(s))return[];const r=$(a)?"fixed":c?.has(s)?"elsewhere":"unmatched";return r==="unmatched"&&T(a,M)?[]:(0,v.
ht)(p.file,(0,f.$T)({kind:r,code:a,line:u}),p)})}const R=/^(?:machine|host|proxy|document|nothing|ignore)-|expir/,C=/^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/,
T=(x,D)=>R.test(x)||D!=="init"&&C.test(x)}),9961:((de,V,t)=>{t.d(V,{Dz:()=>x,P4:()=>T,Yv:()=>D});var f=t(7811),v=t(1780),m=t(9432),R=t(9615);const C={missing:({
setting:M,path:w})=>({message:`${M} names ${(0,f.ol)(w)}, which does not exist`,help:(0,m.Dl)(w,"set it to the absolute path of a file; the client continues wit\
hout any CLI configuration")}),relative:({path:M,root:w})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,f.ol)(M)}, which \`init\` does not find if it i\
s started in ${w}`,help:"set it to the absolute path"}),cache:({path:M})=>({message:`the plugin cache directory ${(0,f.ol)(M)} does not exist, for which the cli\
ent reports an error`,help:M.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({
file:M,failure:w})=>({message:`${M} ${(0,m.mP)(w)}`,help:w.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:M,why:w})=>({message:`${M} has a syntax error: ${w}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),encoding:({file:M,isWide:w})=>({message:`${M} ${w?"is encoded as UTF-16":"begins with a byte order mark"}, s\
o the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:M,why:w})=>({message:`${M}: ${w}`,help:"correct the value;\
 Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:M,why:w})=>({message:`${M}: ${w}`,help:"correct the block; the c\
lient ignores it"}),label:M=>({message:`the label of the block ${M.type} ${(0,f.ol)(M.label)} at ${M.file} is not a hostname: ${M.why}`,help:M.advice??"write a \
hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the cli\
ent uses the first"}),"no token":({file:M,host:w,hasValue:$})=>({message:$?(0,v.xI)`the token in the credentials block for host ${(0,v.SP)(w)} at ${M} is not a string`:
(0,v.xI)`the credentials block for host ${(0,v.SP)(w)} at ${M} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:M,directories:w})=>({message:`credentials helper ${(0,f.ol)(M)}: there is no terraform-credentials-${M} in ${w.join(
", ")}`,help:M===M.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},T=(M,w)=>(0,R.CC)("credentials-config",{...(0,R.Z9)(C,M),affects:w}),x=({name:M,why:w})=>(0,R.CC)("credentials-helper",{message:`cr\
edentials helper ${M}: ${w}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
D=({host:M,at:w})=>(0,R.CC)("services-forced",{message:(0,v.xI)`the host block at ${w} defines the services of ${(0,v.KT)(M)}; the host's own discovery document is not used`,
help:(0,v.xI)`remove the host block at ${w} to use the discovery document of ${(0,v.KT)(M)}`})}),8294:((de,V,t)=>{t.d(V,{$U:()=>n,C3:()=>c,Eu:()=>O,QU:()=>P,To:()=>o,
bI:()=>l,fj:()=>a,iX:()=>e,qX:()=>u,tK:()=>p,z2:()=>d});var f=t(8032),v=t(255),m=t(1780),R=t(7057),C=t(9432),T=t(9615),x=t(4481);const D=({source:_,isInFile:E},I)=>(0,T.
Lw)(I[E?"file":(0,x.zT)(_)?"helper":"elsewhere"]),M={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},w={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},$=(_,{source:E},I,A)=>(0,T.CC)(_,{message:(0,m.xI)`the token from ${(0,m.
LA)(E)} ${I}`,flaw:I,...A}),P=_=>$("credentials-empty",_,"is empty",{help:D(_,M)}),k={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
w]};function O({slip:_,...E}){const[I,A]=k[_],y=typeof A=="string"?A:D(E,A);return $("credentials-malformed",E,I,{help:y,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function c({host:_,source:E,on:I,days:A}){const y=A<0?`expired on ${I}`:void 0;return(0,T.CC)("credentials-expiry",{message:(0,m.xI)`the token from ${(0,m.
LA)(E)} ${y??`expires on ${I}`}`,help:(0,x.qV)(E,_),expires:I,...y&&{flaw:y}})}const s=`has fewer than ${R.Il} characters and is not redacted where a server rep\
eats it`,a=_=>$("credentials-short",_,s,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),u=_=>(0,T.CC)("creden\
tials-bot",{message:(0,m.xI)`${f.bB[_.client]} has no token for ${(0,m.SP)(_.host)}, and this check uses one`,help:(0,m.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,m.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),p=_=>(0,T.CC)("credentials-differ",{message:(0,m.xI)`for host ${(0,m.SP)(_.host)}, ${r(_.first)} and ${r(_.other)}`,
help:(0,m.xI)`set the token for both clients in ${(0,m.LA)((0,v.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),r=({client:_,source:E})=>E===null?
`${f.bB[_]} finds no token`:(0,m.xI)`${f.bB[_]} uses the token from ${(0,m.LA)(E)}`,n=({host:_,service:E,...I})=>(0,x.ti)("credentials-missing",(0,m.xI)`host ${(0,m.
SP)(_)} requires a token${E===null?"":` for ${E}`}`,(0,x.nP)(_),I),d=_=>(0,T.CC)("credentials-near-miss",{message:(0,m.xI)`${(0,m.LA)(_.variable)} seems to be meant for host ${(0,m.
SP)(_.host)}, but ${_.why}`,help:(0,m.xI)`rename it: ${(0,x.yN)(_.write)}`}),o=({host:_,other:E,source:I,service:A,isSent:y,isNotice:j})=>(0,T.CC)("credentials-\
other-host",{message:(0,m.xI)`the clients do not send the token for ${(0,m.KT)(E)} from ${(0,m.LA)(I)} ${A===null?"after the redirect of":`to ${A} of host`} ${(0,m.
KT)(_)}: they send ${y?(0,m.xI)`the token of ${(0,m.KT)(_)}`:"none"}`,help:A===null?(0,m.xI)`make the discovery document of ${(0,m.KT)(_)} public, or serve it at ${(0,m.
KT)(_)} itself`:(0,m.xI)`set the token for ${(0,m.KT)(_)}, and the clients send it to ${(0,m.KT)(E)}`,...j&&{severity:"notice",affects:[]}}),l=({host:_})=>(0,T.
CC)("credentials-unused",{message:(0,m.xI)`the tokens input has a token for host ${(0,m.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function e(_){const{host:E,token:I,source:A,challenge:y,contentType:j,...S}=_,L=I==="none"&&y===null&&!j?.includes("json"),
X=S.page?.kind==="bot-protection",ne=!X&&(L||S.isVague===!0)&&S.status===403&&(0,C.VW)(E)===null,ae=(0,m.xI)`rejected the token from ${(0,m.LA)(A??"")}`,F=X?"re\
fuses the clients":I==="sent"?ae:"requires authentication credentials",Q=(0,x.c3)(_),re=!ne&&S.url===`https://${E}/.well-known/terraform.json`,oe=(0,m.xI)`${ne?
"may not be a registry":F}: ${(0,C._r)(S,re)}`;return(0,T.CC)("document-unauthorized",{message:(0,m.xI)`host ${(0,m.KT)(E)} ${oe}${"refusal"in Q?"":(0,m.xI)`; ${(0,x.
pt)(_,null)}`}`,help:(0,C.NM)({...S,asked:E},ne?h:g(_)),...Q})}const i="make the discovery document public",h={operator:`${i}, or return 404 if the host has no \
services`,user:(0,C.Wt)([])};function g(_){const{host:E,token:I,status:A}=_,y=A===403||I!=="sent"?(0,C.qZ)(E):void 0,j={...(0,x.$w)(_,"the discovery document",null),
guest:y};return I==="none"&&"refusal"in(0,x.c3)(_)?{...j,operator:(0,x.nP)(E,`, or ${i}`)}:j}}),8936:((de,V,t)=>{t.d(V,{Er:()=>a,P0:()=>O,P6:()=>D,Qs:()=>k,T0:()=>T,
U2:()=>s,e4:()=>u});var f=t(1780),v=t(9432),m=t(9176),R=t(9615);const C={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},T=({host:p,asks:r,why:n})=>(0,R.CC)("host-unknown",{message:(0,f.
xI)`${(0,f.KT)(p)} ${C[n]}`,help:n!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="document"?(0,v.Dl)(p,"check the spel\
ling, and that this machine can resolve the name"):(0,f.xI)`check that this machine can resolve ${(0,f.KT)(p)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:C[n].replace(/.*: /,"")}}),x={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function D({host:p,error:r}){if(typeof r=="object"&&"proxy"in r){
const o=m.Yq.PROXY_NOT_REACHED;return(0,R.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(p)} is unreachable: ${r.proxy}`,help:o,obstacle:{verb:"does not re\
ach",what:(0,v.dh)(r.proxy),help:o}})}const n=typeof r=="string"?x[r]:`is unreachable (${r.code})`,d="that a firewall or proxy lets this machine connect to it";
return(0,R.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(p)} ${n}`,help:{...(0,R.Lw)(`check that the host is up, and ${d}`),guest:`check ${d}, or ${(0,v.B9)(
p)}`},obstacle:{verb:"cannot connect to",what:n.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},w="serve the document as a static file",$=({asks:p})=>p==="document"?w:"find out what the server waits for, such as its storage",P=p=>p.
map(({name:r,attemptMs:n,retries:d})=>{const o=Number.isFinite(n)?(0,v.YA)(n):"without a limit",l=d===0?"":` in each of ${d+1} attempts`,e=r.includes(" and ")?"\
wait":"waits";return`${r} ${e} ${o}${l}`}).join(", ");function k(p){if(p.phase==="complete")return(0,R.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(p.host)} took ${(0,v.
YA)(p.tookMs)} to return its discovery document; ${P(p.releases)}`,operator:w,affects:[...new Set(p.releases.map(({client:i})=>i))]});const{verb:r,failed:n,help:d}=M[p.
phase],o=p.limitMs===null?null:(0,v.YA)(p.limitMs),l=o===null?"in time":`within ${o}`,e=p.attempts===1?l:`in ${p.attempts} attempts of ${o} each`;return(0,R.CC)(
"host-timeout",{message:(0,f.xI)`${(0,f.KT)(p.host)} ${n} ${e}`,help:d||{operator:`check that the registry is up, or ${$(p)}`,user:(0,f.xI)`ask the operator of ${(0,f.
KT)(p.host)} whether the registry is up`,guest:(0,v.B9)(p.host)},...r&&{obstacle:{verb:r,what:n.replace(/.*: /,"")}}})}const O=({host:p,error:r})=>(0,R.CC)("hos\
t-protocol",{message:(0,f.xI)`the response of ${(0,f.KT)(p)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),c={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function s({host:p,phase:r,tookMs:n,limitMs:d,...o}){const l=`(limit ${(0,v.YA)(d)}); ${c[r.name]} t\
ook ${(0,v.YA)(r.ms)}`;return"url"in o?(0,R.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(o.url)} took ${(0,v.YA)(n)} to answer ${l}`,operator:$({asks:"answer"})}):
(0,R.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(p)} took ${(0,v.YA)(n)} to return its discovery document ${l}`,operator:w,note:P(o.releases)})}const a=({host:p,
attempts:r,failure:n,releases:d})=>(0,R.CC)("host-recovered",{message:(0,f.xI)`discovery of ${(0,f.KT)(p)} succeeded at attempt ${r}; the first attempt failed: ${n}`,
operator:"find out why the host fails intermittently",note:d.length===0?"init succeeded, because the CLI retries discovery":`init with ${d.map(({name:o})=>o).join(
" and ")} would have failed`});function u(p,r){const[{verb:n,help:d=m._$[n]}]=r,[o="",...l]=p,e=l.length===0?(0,f.KT)(o):`any of ${p.length} hosts`,i=l.length===
0&&n==="cannot connect to";return(0,R.CC)("machine-network",{message:(0,f.xI)`this machine ${n} ${e}: ${(0,v.K4)([...new Set(r.map(({what:h})=>h))],3)}`,help:i?
`check the network of this machine, or ${(0,v.B9)(o)}`:d})}}),9176:((de,V,t)=>{t.d(V,{M8:()=>R,Yq:()=>f,_$:()=>m});const f={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},v=", or set HTTPS_PROXY if the network has a proxy",m={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${v}`,"cannot connect to":`check the network of this machine and its firewall${v}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function R(C,{page:T,url:x,asked:D}){const M=URL.parse(x)?.host,w=M===D,$=w&&C.code==="document-stat\
us";if(T?.kind!=="sign-in"&&T?.kind!=="captive-portal"||$)return C;const P=`a ${T.kind} page${w?"":` at ${M}`} ("${T.title}") answers`;return{...C,obstacle:{verb:"\
does not reach",what:P,isCommon:w}}}}),1098:((de,V,t)=>{t.d(V,{Dr:()=>k,EK:()=>w,Fu:()=>c,dF:()=>O,vs:()=>x,y7:()=>M});var f=t(255),v=t(1780),m=t(5106),R=t(9432),
C=t(9615),T=t(4481);function x({host:s,service:a,...u}){const p=a===m.OZ?"the cloud block":"the remote backend",r=(0,T.nP)(s),n=(0,f.pk)(s)===s?(0,v.xI)`run \`terraform login ${(0,v.
KT)(s)}\`, or `:"",d={...r,terminal:(0,v.xI)`${n}${r.terminal}`},o=(0,v.xI)`${p} requires a token for ${(0,v.SP)(s)}`;return(0,T.ti)("cloud-token",o,d,u)}const D={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function M({block:s,lacks:a,isOpen:u}){const p=s==="cloud block"?`set ${a.map(r=>m.uW[r]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,C.CC)("cloud-incomplete",{severity:u?"notice":"error",message:`the ${s} has no ${a.
map(r=>D[r]).join(" and no ")}`,help:u?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const w=({url:s,version:a})=>(0,C.CC)("cloud-version",{message:(0,v.xI)`${(0,v.KT)(s)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,R.
dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),$=s=>"why"in s?(0,v.xI)`the response of ${(0,v.KT)(s.url)} ${(0,R.dh)(s.why)}`:(0,R._r)({...s,page:null}),
P=(s,a,u)=>"status"in s&&[401,403,404].includes(s.status)?u:{operator:(0,v.xI)`check the logs of ${(0,v.KT)(a)}, and that the URL of the service is that of its API`},
k=({host:s,organization:a,source:u,...p})=>(0,C.CC)("cloud-organization",{message:(0,v.xI)`the organization ${a} at ${(0,v.KT)(s)} cannot be read: ${$(p)}`,refusal:"\
rejects",help:P(p,s,(0,v.xI)`check the name of the organization, and that the token from ${(0,v.LA)(u)} is valid and belongs to a member`)}),O=s=>(0,C.CC)("clou\
d-workspace",{message:(0,v.xI)`the workspace ${s.workspace} of ${s.organization} at ${(0,v.KT)(s.host)} cannot be read: ${$(s)}`,help:P(s,s.host,"check that the\
 token may read the workspace")}),c=({host:s,organization:a,workspace:u})=>(0,C.CC)("cloud-workspace-missing",{message:(0,v.xI)`${a} at ${(0,v.KT)(s)} has no workspace ${u} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((de,V,t)=>{t.d(V,{o:()=>D,q:()=>x});var f=t(1780),v=t(9432),m=t(9615);const R=M=>M===1?"1 module \
or provider was":`${M} modules and providers were`;function C(M){const{names:w}=M,$=(0,f.XT)(w,3,P=>(0,f.KT)((0,v.dh)(P)));switch(M.what){case"inside":return(0,f.
xI)`modules and providers inside ${$} were not checked`;case"direct":{const P=w.length-M.git-M.oci,k=[...M.git>0?[`${(0,v.px)(M.git,"module")} from Git`]:[],...M.
oci>0?[`${(0,v.px)(M.oci,"module")} from an OCI registry`]:[],...P>0?[`${(0,v.px)(P,"module")} from an archive or bucket`]:[]];return(0,f.xI)`${k.join(" and ")} ${w.
length===1?"was":"were"} not checked: ${$}`}case"oci":return(0,f.xI)`${(0,v.px)(w.length,"provider")} ${w.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${$}`;case"\
open":return(0,f.xI)`${(0,v.px)(w.length,"module")} ${w.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${$}`;case"\
limit":return(0,f.xI)`max-requests (${M.max}) was reached, so ${R(w.length)} not checked: ${$}`;case"chain":return(0,f.xI)`${$} was not opened, because more than ${M.
max} calls lead to it`;case"hosts":return(0,f.xI)`packages name more than ${M.max} hosts that no file names, so ${$} were not contacted`;case"size":return(0,f.xI)`a response is longer than this check reads, so ${R(
w.length)} not checked: ${$}`;case"work":return(0,f.xI)`the answers of the registry take more work than this check does for one host, so ${R(w.length)} not checked: ${$}`;case"\
stopped":return(0,f.xI)`the check ended too early, so ${R(w.length)} not checked: ${$}`;case"contents":return(0,f.xI)`the checksums of ${(0,v.px)(w.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${$}`;case"package":return(0,f.xI)`${$} ${w.length===1?
"was":"were"} not opened: ${(0,v.dh)(M.why)}`;case"submodules":return(0,f.xI)`the submodules of ${$} were not fetched, and \`init\` fetches them`;case"getter":return(0,f.
xI)`the package of ${(0,v.px)(w.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${$}`;case"units":return(0,f.xI)`${(0,v.px)(
w.length,"Terragrunt unit")} ${w.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${$}`}}const T={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
x=M=>(0,m.CC)("not-followed",{message:C(M),help:M.what==="package"?M.cure:T[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function D({
by:M,address:w,constraint:$,newest:P,others:k}){const O=(0,f.xI)`${(0,v.dh)(M)} requires ${(0,f.KT)((0,v.dh)(w))}${$===null?"":` "${(0,v.dh)($)}"`}`,c=k.length>
0?`which conflicts with ${(0,v.K4)(k,3,v.dh)}`:`which no listed version fits; the newest is ${(0,v.dh)(P??"")}`,s=P===null?"which the registry does not have":c;
return(0,m.CC)("module-described",{message:(0,f.xI)`according to the registry, ${O}, ${s}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((de,V,t)=>{t.d(V,{AO:()=>$,U7:()=>w,n3:()=>P,nD:()=>c,ro:()=>O,sC:()=>M,wp:()=>D});var f=t(1780),v=t(2432),m=t(9432),R=t(9615),C=t(3841);const T={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function x(a){if(a.host===""){const[o]=T["use"in a?a.use:"download"];return[`th\
e host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const u=(0,f.
xI)`${(0,f.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,f.xI)`${a.service} of ${(0,f.KT)(a.registry)} is on ${u}`,"use another re\
gistry"];if("package"in a)return[(0,f.xI)`the package of ${a.package} is downloaded from ${u} and was not contacted`,"use another module or provider"];if("use"in
a){const[,o,l]=T[a.use];return[(0,f.xI)`${o} ${u}`,l]}const p=(0,f.xI)`host ${(0,f.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
a))return[p,"use an allowed registry"];const{place:r,clients:n}=a.implied,d=`${(0,m.dh)(r.file)}:${r.line} names no host, and this is the default of ${(0,m.eZ)(
n)}`;return[(0,f.xI)`${p}; ${d}`,"name an allowed registry there"]}function D(a){const[u,p]=x(a),r=a.host===""?p:(0,f.xI)`${p}, or add ${(0,f.KT)(a.host)} to \`allowed-hosts\``;
return(0,R.CC)("host-not-allowed",{message:u,help:r})}const M=a=>(0,R.CC)("allowlist-incomplete",{message:`the packages of ${(0,m.px)(a.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),w=({host:a})=>(0,R.CC)("host-generic",{message:(0,f.xI)`${(0,f.
KT)(a)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` t\
o `ignore` if only HCP Terraform runs `init`"}),$=({host:a,address:u,asks:p})=>u==="metadata"?(0,R.CC)("host-private-redirect",{message:(0,f.xI)`${(0,f.KT)(a)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,R.CC)("host-private-redirect",{message:(0,f.xI)`a public host ${p==="document"?"redirects":"leads"} to ${(0,f.KT)(a)}, which has a ${u} address and was not contacted`,
operator:(0,f.xI)`set an external URL in place of ${(0,f.KT)(a)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),P=({host:a,
thrown:u})=>(0,R.CC)("host-check-crashed",{message:(0,f.xI)`${(0,f.KT)(a)} was not checked completely, because of a bug in tf-disco ${v.xv}: ${k(u)}`,help:(0,f.
xI)`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,f.KT)(a)}\` to \`ignore\``});function k(a){if(!(a instanceof Error))
return(0,m.dh)(String(a));const u=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,m.dh)(String(a))+(u===void 0?"":` (${u})`)}const O=({host:a})=>(0,R.
CC)("host-http2",{message:(0,f.xI)`${(0,f.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,f.
xI)`enable HTTP/1.1 on ${(0,f.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),c=({host:a,stopped:u,isBegun:p})=>(0,R.
CC)("host-not-checked",{message:(0,f.xI)`${(0,C.C)(u)}: ${(0,f.KT)(a)} was ${p?"still being checked":"not checked"}`,help:s[u.kind]}),s={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((de,V,t)=>{t.d(V,{$w:()=>a,c3:()=>P,cA:()=>O,nP:()=>u,pt:()=>c,qV:()=>r,ti:()=>o,to:()=>l,uK:()=>M,yN:()=>n,zT:()=>p});var f=t(8032),v=t(
255),m=t(1780),R=t(7057),C=t(9432),T=t(9615);const x="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",D="or use a runner with an address of its own, because hosted runners share theirs",M={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${D}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${D}`}},w=({page:e})=>e?.kind===
"bot-protection",$=({challenge:e})=>e!==null&&(0,R.O6)(e)?e:null;function P(e,i="asks"){const{token:h}=e;return/^(?:none|sent)$/.test(h)&&!w(e)&&!$(e)?{refusal:h===
"none"?i:"rejects"}:{}}function k({host:e,source:i,challenge:h},g){return g!==null?(0,m.xI)`check that ${(0,m.KT)(g)} accepts the token from ${(0,m.LA)(i??"")}: ${O(
g,e)}`:h===null?(0,m.xI)`check that the token is complete and has access, or ${r(i??"",e)}`:(0,m.xI)`check that the token is complete and has access, or that ${(0,m.
KT)(e)}, which asks for ${h} authentication, takes Bearer tokens`}const O=(e,i)=>(0,m.xI)`the CLIs send ${(0,m.KT)(e)} the token for ${(0,m.KT)(i)}, not one for ${(0,m.
KT)(e)}`;function c(e,i){const{host:h,token:g,source:_}=e,E=$(e);if(w(e))return"a bot protection answered";if(E!==null)return`it asks for ${E} authentication`;const I=i===
null?"sent":(0,m.xI)`sent to ${(0,m.KT)(i)}`,A=(0,m.xI)`the token for ${(0,m.KT)(h)} from ${(0,m.LA)(_??"")} was`;return g==="none"?(0,m.xI)`no token was found for ${(0,m.
KT)(h)}`:g==="sent"?(0,m.xI)`${A} ${I}`:(0,m.xI)`${A} not ${I}${s[g]}`}const s={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function a(e,i,h,g=k(e,h)){const{host:_,token:E}=e,I=$(e);if(I!==null){const y=`exempt ${i} from\
 ${I} authentication`,j=(0,m.xI)`ask the operator of ${(0,m.KT)(_)} to ${y}`;return{operator:y,user:j,note:"the clients send only Bearer tokens"}}const A=(0,f.n3)(
_)?(0,C.qZ)(_):void 0;switch(E){case"none":return{...(0,T.Lw)(u(_)),guest:A};case"sent":case"not-sent":return(0,T.Lw)(g);case"dropped":return{operator:(0,m.xI)`serve ${i} without the redirect to ${h===
null?"another host":(0,m.KT)(h)}`};case"withheld":return{operator:`serve ${i} at an https URL`}}}function u(e,i="",h=""){const g=(0,v.Fq)((0,m.pj)((0,m.FS)((0,m.
KT)(e)))),[_]=g.ok?(0,v.fK)(g.value):[],E="${{ secrets.REGISTRY_TOKEN }}",I=(0,m.xI)`run \`terraform login ${(0,m.KT)(e)}\``,A=_!==void 0&&i==="";return{terminal:(0,m.
xI)`${h}${_===void 0?I:n(_)}${i}`,workflow:(0,m.xI)`${h}add the line "${(0,m.KT)(e)}=${E}" to the tokens input${A?(0,m.xI)`, or "${(0,m.LA)(_)}: ${E}" to env`:i}`}}
const p=e=>e.startsWith("credentials helper ");function r(e,i){const g=p(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,m.xI)` (run \`terraform logout ${(0,m.KT)(
i)}\` before \`terraform login\`)`:"";return(0,m.xI)`store a new one in ${(0,m.LA)(e)}${g}`}const n=e=>/^\w+$/.test(e)?(0,m.xI)`export ${(0,m.LA)(e)}=…`:(0,m.
xI)`env '${(0,m.LA)(e)}=…' terraform init`;function d({isFork:e,searched:i,notRead:h}){if(e)return"secrets are withheld from pull requests of forks";const[g,_]=[
i,h].map(I=>(0,m.XT)(I,I.length,m.LA)),E=h.length===0?"":(0,m.xI)`; not read: ${_??""}`;return(0,m.xI)`no token was found (searched: ${g??""}${E})`}function o(e,i,h,g){
const _=(0,m.xI)`${i}, and ${d(g)}`;return g.isFork?(0,T.CC)(e,{message:_,help:x,severity:"notice"}):(0,T.CC)(e,{message:_,help:(0,T.Lw)(h)})}function l(e,i,h=""){
const{message:g,unexplained:_=g}=e;if("code"in i){const{flaw:I,help:A="",cures:y=(0,T.Lw)(A)}=i,j=I!==void 0&&(0,m.pj)(g).includes(`from ${h}`);return{...e,message:(0,m.
xI)`${g}; ${j?`it ${I}`:i.message}`,cures:y}}const E=i.isFork?{cures:(0,T.Lw)(x)}:{};return{...e,message:(0,m.xI)`${_}; ${d(i)}`,...E}}}),9029:((de,V,t)=>{t.d(V,
{j:()=>u,y:()=>r});var f=t(3024),v=t(6760),m=t(850),R=t(9968),C=t(9961),T=t(2801),x=t(2170),D=t(8032),M=t(255),w=t(9897),$=t(5106),P=t(3298);let k=function(...e){
return{unmanagedBy:k}=t.late([6542,1264],1264),new.target?new k(...e):k(...e)},O=function(...e){return{withoutInstalled:O}=t.late([6542,1264],1264),new.target?new O(
...e):O(...e)},c=function(...e){return{thisMachine:c}=t.late([5866,3576],9837),new.target?new c(...e):c(...e)},s=function(...e){return{mergeMistakes:s}=t.late([
5866,3576],9837),new.target?new s(...e):s(...e)},a=function(...e){return{readCliConfig:a}=t.late([5866,3576],9837),new.target?new a(...e):a(...e)};function u(e,i,h,{
environment:g,directory:_},E=null,I=[]){const A=e.every(({needs:le})=>le.length===0);if(i.depth!=="init"&&i.hostnames.length===0&&A)return{usages:e,remarks:[],findings:[],
configs:[],releases:h.releases};const y=p(E===null?I:[],_,g),j=c(y.environment),S=(0,D.$l)("oci",h.versions),L=h.clients.map(le=>({...n(a(le,j,_),_,i),...!S&&{hasOciMirrors:S}})),
X=h.releases.map(le=>{const $e=L.find(({client:fe})=>fe===le.client);return{...le,attemptMs:$e?.requestTimeoutMs??le.attemptMs}}),{upgrade:Y,depth:ne}=i,ae=ne!==
"discovery",{platform:G}=j,F={root:_,plugins:E,roots:I,dialect:h,platform:G,upgrade:Y,asksMirrors:ae},re=e.some(({needs:le})=>le.some(({service:$e})=>$e===$.xq))?
O(e,L,F):{usages:e,remarks:[],findings:[]},oe=[...L.flatMap(le=>le.findings),...re.findings,...y.findings];return{...re,findings:s(oe),configs:L,releases:X}}function p(e,i,h){
const{TF_CLI_CONFIG_FILE:g=""}=h;if(g===""||(0,v.isAbsolute)(g))return{environment:h,findings:[]};const _=j=>(0,f.existsSync)((0,v.join)(i,j.directory,g)),[E,I]=[
e.find(_),e.find(j=>!_(j))],A=(0,f.existsSync)(g),y=(A||E)&&I&&{kind:"relative",path:g,root:I.directory};return{environment:{...h,TF_CLI_CONFIG_FILE:A||!E?g:(0,v.
relative)("",(0,v.join)(i,E.directory,g))},findings:y?[(0,x.kH)((0,C.P4)(y,D.Du))]:[]}}const r=({releases:e},i)=>(0,P.O)(h=>k(a(h,c(i)),e));function n(e,i,h){if(h.
allowedHosts.length===0)return e;const g=d(i),_=e.files.filter(({path:X})=>(0,R.UO)(d(X),g)),E=new Set(_.map(({shown:X})=>X)),I=(0,m.Ol)(e).installation?.methods??
[],A=e.forced.flatMap(({place:X,services:Y})=>Y.map(({value:ne})=>({place:X,host:typeof ne=="string"?l(ne):null}))),y=[...I.flatMap(o),...A].filter(({place:X,host:Y})=>Y!==
null&&E.has(X.file)&&!(0,M.ev)(Y,h)),j=y.map(({place:X,host:Y})=>{const ne=(0,T.wp)({host:(0,M.nx)(Y??""),use:"configuration"});return(0,x.kH)(ne,{places:[X],clients:[
e.client]})}),S=new Set(y.map(({place:X})=>X)),L=e.forced.filter(({place:X})=>!S.has(X));return{...e,forced:L,findings:[...e.findings,...j]}}const d=e=>(0,R.N0)(
()=>(0,f.realpathSync)(e),e);function o(e){const{kind:i,place:h}=e;return i==="network"?[{place:h,host:(0,M.Pm)(e.url)}]:i!=="local"||e.path!==null?[]:[{place:h,
host:(0,M.yo)(`https://${e.shown}`)??w.IZ}]}const l=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,M.yo)(e.replace(/^\/\//,"https://"))??w.IZ:null}),533:((de,V,t)=>{
t.d(V,{D0:()=>B,lz:()=>U,G9:()=>z});var f=t(4202),v=t(9373),m=t(2170),R=t(9119),C=t(255),T=t(3096),x=t(3298);let D=function(...b){return{isOfInit:D}=t.late([4878],
4878),new.target?new D(...b):D(...b)},M=function(...b){return{noteCall:M}=t.late([4878],4878),new.target?new M(...b):M(...b)},w=function(...b){return{partsOf:w}=
t.late([4878],4878),new.target?new w(...b):w(...b)};const $=1e6,P=({problem:b,severity:Z})=>Z==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(b.code),
k=({problem:b})=>b.code==="block-backend";function O(b,Z){if(!b.some(k))return b;const ie=new Set;for(const{parts:N,inside:se}of w(Z))for(const te of N)te!==se.
directories[0].name&&ie.add(te);return b.filter(N=>!k(N)||!ie.has((0,T.jt)((0,m.W7)(N))))}const c=({needs:b})=>b.some(({host:Z})=>(0,C.Rt)(Z)),s=({usages:b,notes:Z,
declared:ie})=>b.some(c)||Z.some(N=>P(N)||k(N)||(0,R.Zl)((0,m.W7)(N)))||[b,ie].some(N=>N.some(({place:se})=>(0,R.Zl)(se.file)||D((0,T.jt)(se.file))));function a(b,Z){
const ie=new Set,N=new Set,se=new Map;let te=$;for(const{parts:Ee,isAside:we,inside:Ie}of w(Z)){if(te-=Ee.length,te<0)break;for(const Me of Ee)ie.add(Me),we||N.
add(Me);for(const[Me,De]of Ie.calls)M(se,Me,De)}const q=Z.flatMap(({unknown:Ee})=>Ee.filter(({missing:we})=>we));for(const Ee of q.flatMap(({files:we})=>we))ie.
add((0,T.jt)(Ee));const pe={...b,usages:u(b.usages,Z)},ue=te<0?pe:r(pe,ie,se),me=O(ue.notes,Z).map(Ee=>{const we=(0,T.jt)((0,m.W7)(Ee)),Ie=ie.has(we)||ie.has((0,T.
RO)(we));return P(Ee)&&!Ie?{...Ee,severity:"warning"}:Ee});return{...N.values().some(Ee=>(0,R.Zl)((0,T.Gz)(Ee,"main.tf")))?n({...ue,notes:me},Ee=>N.has((0,T.jt)(
Ee))&&(0,R.Zl)(Ee)):{...ue,notes:me},installed:[...se.values()].filter(Boolean).length}}function u(b,Z){if(!b.some(c))return b;const ie=(q,pe)=>`${q} ${pe}`,N=new Map;
for(const{kind:q,needs:pe,place:ue}of b)for(const{host:me,clients:ye}of p.test(q)?pe:[])for(const Ee of ye)N.set(ie(Ee,(0,T.jt)(ue.file)),me);const se=new Map;for(const{
client:q,inside:pe,parts:ue}of w(Z)){const me=N.get(ie(q,pe.directories[0].name));for(const ye of ue){const Ee=ie(q,ye);se.set(Ee,(se.get(Ee)??new Set).add(me))}}
const te=({needs:q,place:pe})=>q.flatMap(ue=>ue.clients.flatMap(me=>{const ye=se.get(ie(me,(0,T.jt)(pe.file)))??[void 0];return Array.from(ye,(Ee=ue.host)=>({...ue,
host:Ee,clients:[me]}))}));return b.map(q=>c(q)?{...q,needs:te(q)}:q)}const p=/^(?:cloud|backend_remote)/;function r({usages:b,declared:Z,notes:ie},N,se){const te=q=>!D(
(0,T.jt)(q))||N.has((0,T.jt)(q));return{usages:b.flatMap(q=>!te(q.place.file)&&q.kind!=="saved_state"?[]:se.get(q)===!0?{...q,needs:[],directHost:void 0}:q),declared:Z.
filter(({place:q})=>te(q.file)),notes:ie.filter(q=>te((0,m.W7)(q))||q.problem.code.startsWith("file-"))}}function n({usages:b,declared:Z,notes:ie},N){const se=(0,x.
O)(te=>N(te.file)?{...te,isInUse:!0}:te);return{usages:b.map(({version:te,...q})=>({...q,place:se(q.place),...te&&{version:{...te,place:se(te.place)}}})),declared:Z.
map(te=>({...te,place:se(te.place)})),notes:ie.map(te=>({...te,places:te.places.map(q=>typeof q=="string"?q:se(q))}))}}var d=t(2172),o=t(6889),l=t(4120),e=t(9432),
i=t(4756),h=t(8516),g=t(3791),_=t(8032),E=t(3152),I=t(9465),A=t(7960),y=t(1011),j=t(3114),S=t(1884);let L=function(...b){return{usagesOf:L}=t.late([3276,7918,8319],
8095),new.target?new L(...b):L(...b)},X=function(...b){return{declaredIn:X}=t.late([3276,7918,8319],8095),new.target?new X(...b):X(...b)},Y=function(...b){return{
parseFile:Y}=t.late([3276,7918,8319],8095),new.target?new Y(...b):Y(...b)},ne=function(...b){return{Terragrunt:ne}=t.late([3276,7918,874],1340),new.target?new ne(
...b):ne(...b)};function ae(b){const Z=Q(b),ie={calls:[],links:new Map,terragrunt:[]},N=(0,S.Vm)(Z,ie,{}),se=(0,S.aC)(N,()=>new ne(N));return(0,x.O)(te=>{if(!b.
directories.has(te))return null;const q=Z.list(te),pe=[...b.unreadable].filter(([Me])=>(0,T.jt)(Me)===te),ue=new Set([...q,...pe.map(([Me])=>G(Me))].filter(j.tr)),
me=pe.flatMap(([Me,De])=>{const Pe=(0,j.L8)(G(Me),ue,"")?.clients??[];return{...(0,m.ht)(Me,(0,i.WO)({what:"link",code:De,isRefused:!0})),clients:Pe}}),ye=q.flatMap(
Me=>{const De=(0,j.L8)(Me,ue,""),Pe=(0,T.Gz)(te,Me),Ce=b.files.get(Pe)??"";return De===void 0?[]:Y(Ce,{...De,isOfPackage:!0},Pe)}),{usages:Ee,notes:we}=L(ye,se),
Ie=[...we,...me.filter(({clients:Me})=>Me.length>0)];return{usages:Ee.map(F),declared:[...X(ye)],notes:Ie}})}const G=b=>b.slice(b.lastIndexOf("/")+1);function F(b){
if(b.calls===void 0)return b;const Z=Object.entries(b.calls).map(([ie,N])=>[ie,N.map(se=>({...se,root:null}))]);return{...b,calls:Object.fromEntries(Z)}}function Q({
files:b,directories:Z}){const ie=Map.groupBy(b.keys(),T.jt),N=se=>b.has(se)||Z.has(se);return{list:se=>(ie.get(se)??[]).map(G).sort(),directories:()=>[],exists:N,
locate:se=>N(se)?se:null,nameOf:()=>null,read:se=>b.get(se)??null}}let re=function(...b){return{rootsOf:re}=t.late([4878],4878),new.target?new re(...b):re(...b)},
oe=function(...b){return{upToLimit:oe}=t.late([4878],4878),new.target?new oe(...b):oe(...b)},le=function(...b){return{rootNotes:le}=t.late([4284],4284),new.target?
new le(...b):le(...b)};function $e(b){const{layouts:Z,changed:ie,dialect:N,rootRules:se,textRules:te,stop:q}=b,pe=()=>!!q?.why,ue=({places:ye})=>ie===null||ye.some(
Ee=>typeof Ee!="string"&&ie.has(Ee.file)),me=(0,I.Zf)(ve(N),te);return ye=>{const Ee=new I.fO({opened:ye,read:me,isEnded:pe}),we=re(Z,ie,N.versions,!0,Ee),Ie=[...oe(
we,()=>{})];return{roots:Ie,notes:De=>{const Pe=le({...se,resolve:De});return Ie.forEach(Pe.add),[...Ee.allNotes(),...Pe.notes().filter(fe)].filter(ue)}}}}const fe=({
places:b})=>b.some(Z=>typeof Z!="string"&&Z.inside!==void 0);function ve(b){const Z=(0,_.d3)(b);return(0,x.O)(ie=>{const N=ae(ie);return se=>{const te=N(se);if(te===
null)return null;const q=(0,y.sw)(te.usages,b.clients),pe=(0,A.e)((0,y.eI)(q,Z),b.versions),ue=[...(0,y.vH)(te.notes,b.clients),...pe.notes];return{...te,usages:pe.
usages,notes:ue}}})}let ge=function(...b){return{layoutsOf:ge}=t.late([4878],4878),new.target?new ge(...b):ge(...b)},Oe=function(...b){return{rootsOf:Oe}=t.late(
[4878],4878),new.target?new Oe(...b):Oe(...b)},ee=function(...b){return{unmatched:ee}=t.late([4878],4878),new.target?new ee(...b):ee(...b)},ce=function(...b){return{
upToLimit:ce}=t.late([4878],4878),new.target?new ce(...b):ce(...b)},_e=function(...b){return{rootNotes:_e}=t.late([4284],4284),new.target?new _e(...b):_e(...b)},
he=function(...b){return{textNotes:he}=t.late([4284],4284),new.target?new he(...b):he(...b)},J=function(...b){return{withoutRefused:J}=t.late([4284],4284),new.target?
new J(...b):J(...b)};function B(b){const{usages:Z,declared:ie,changed:N,dialect:se,settings:te,isLockReadonly:q}=b,pe=Z.length===0&&ie.every(v.z0),ue=(0,d.dP)(Z);
if(pe&&te.roots.length===0)return{roots:[],notes:[],expand:null,locks:ue};const{clients:me,versions:ye}=se,Ee=W(b),we=[],Ie=[],Me=te.dialect.name==="auto"?[]:me,
De=(0,o.uQ)(te.dialect,se),Pe={clients:me,upgrade:te.upgrade,isLockReadonly:q,versionIn:De},Ce=_e(Pe),ke=te.depth!=="discovery",Se=({directory:Te},Re)=>{Ie.push(
(0,m.ht)(Te,(0,i.ub)({kind:"roots",max:Re})))};for(const Te of ce(Oe(Ee,N,ye,ke),Se)){if(b.stop?.why)break;Ce.add(Te),ue.add(Te),we.push(ke?Te:{...Te,providers:[]})}
const be={...se,set:Me,isPredicted:ke},Ae=Te=>N===null||N.has((0,m.W7)(Te)),je=[...he(Z,ie,be)].filter(Ae),Le=O(je,Ee),Ue=new Set(b.notes.flatMap(Te=>Te.problem.
code==="lock-invalid"?(0,m.W7)(Te):[])),Ke=[...Le,...Ce.notes()].filter(Te=>!Ue.has((0,m.W7)(Te))),Be=({host:Te,needs:Re})=>q&&Re.some(xe=>xe.host===Te),We=Z.filter(
Te=>Be(Te)&&ue.isDropped(Te)).map(({text:Te,place:Re,clients:xe})=>(0,m.kH)((0,h.Sm)({provider:Te??"",isUnused:!0}),{places:[Re],clients:xe})),{ending:Ne}=b,Fe={
layouts:Ee,changed:N,dialect:se,rootRules:Pe,textRules:be,stop:Ne};return{roots:we,locks:ue,notes:[...Ke,...We,...Ie,...ke?H(Ee,N):[]],expand:te.depth==="init"?
$e(Fe):null}}function W(b){const{dialect:Z,settings:ie,listed:N,endedAt:se,installed:te=[]}=b,q=ie.upgrade?[]:te,{clients:pe,versions:ue}=Z,me={...b,installed:q,
clients:pe,versions:ue};return N===void 0?U(me,ie,se===null):K(me,N)}function z(b){const{usages:Z,declared:ie,installed:N=[],settings:se}=b,q=se.depth!=="discov\
ery"?J(b.notes,Z):b.notes,pe={usages:Z,notes:q,declared:ie};if(N.length===0&&!s(pe))return{...pe,remarks:[]};const{installed:ue,...me}=a(pe,W(b)),ye=`modules in\
 .terraform are used as \`init\` uses them: ${ue}`;return{...me,remarks:ue===0?[]:[ye]}}function H(b,Z){const ie=[...new Set(b.flatMap(({unknown:te})=>te))].filter(
({files:te,missing:q})=>q===void 0&&(Z===null||te.some(pe=>Z.has(pe))));if(ie.length===0)return[];const N=ie.map(({directory:te})=>te||"."),se=(0,R.As)((0,R.jH)(
ie.flatMap(({unknown:te})=>te??[])));return[(0,m.kH)((0,g.q)({what:"units",names:N}),{places:se,clients:_.Du})]}function U(b,{roots:Z,mayMissRoots:ie},N){const se=Z.
map(me=>({text:me,matches:(0,f.Ls)([me])})),te=ge({...b,patterns:se}),q=N&&!ie?ee(te,se):[];if(q.length===0)return te;const pe=ge({...b,patterns:[]}).flatMap(me=>me.
roots),ue=[...new Set(pe.map(({name:me})=>me||"."))];throw new E.GN(q.map(me=>{const ye=(0,e.K4)([...new Set([...(0,l.kD)(me,ue),...ue])],5,e.dh),Ee=ye===""?"":
`; the nearest root modules are ${ye}`;return`roots: no directory with configuration matches ${me}${Ee}`}))}function K(b,{roots:Z,rootsAreNamed:ie}){const N=b.units.
filter(se=>se.unknown!==null);return b.clients.flatMap(se=>{const te=Z.filter(({clients:me})=>me.includes(se)),q=new Set([...N,...te].map(({directory:me})=>me||
"."));return ge({...b,clients:[se],patterns:[{text:"",matches:me=>q.has(me)}]}).map(me=>({...me,isNamed:ie}))})}}),4359:((de,V,t)=>{t.d(V,{o0:()=>le,SQ:()=>oe});
var f=t(3916),v=t(4202),m=t(9373),R=t(5324),C=t(6889),T=t(7960),x=t(3114),D=t(1011),M=t(1884),w=t(4756),$=t(2170),P=t(9119),k=t(8032),O=t(3096),c=t(3298),s=t(7630);
const a=/^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s;function u({text:ee,place:ce,line:_e}){const[,he="",J=""]=a.exec(ee.trim())??[],B=K=>(0,$.
ht)(ce.file,(0,w.$T)({kind:"comment",why:K}),ce);if(!(he!==""&&!J.includes("tf-disco:ignore")))return B("it does not begin with `tf-disco:ignore CODE`");const z=(0,s.
PZ)(he);if(!z.ok)return B(z.why);const H=J.replace(/\s+/g," ").trim();return($late4??=new RegExp("[\\p{L}\\p{N}]","u")).test(H)?{code:he,host:null,paths:null,reason:H,place:ce,line:_e}:B("\
it has no reason")}var p=t(4515),r=t(3024),n=t(6760),d=t(9968),o=t(2172),l=t(9059),e=t(8339),i=t(1054),h=t(5243),g=t(9897);const _=100;function E(ee,ce){const _e=j(
ce),he=ee.flatMap(W=>{const{kind:z,version:H,directories:U,isOverridden:K,replacedFor:b}=W,Z=/^(module|test_module|terragrunt_source)$/.test(z),ie=H!==void 0||U!==
void 0&&!ce.isStrict;if(!Z||K||ie)return[];const se=W.clients.filter(q=>!b?.includes(q)).flatMap(q=>{const pe=_e(W,q);return pe===null?[]:{client:q,reason:pe}}),
[te]=se;return te===void 0?[]:{usage:W,reason:te.reason,clients:se.map(({client:q})=>q)}}),J=(0,c.O)(()=>Y(ce));return[...Map.groupBy(he,({reason:W})=>W.paths.at(
-1)??"")].slice(0,_).flatMap(([W,z])=>{const H=(0,c.O)(({why:K,paths:b})=>K==="outside"||K==="skipped"?(0,w.a3)({what:K,path:W}):(0,e.Iz)({path:W,maker:K==="cre\
ated"?"`init`":J()(b)})),U=(0,i.Kc)(W);return z.map(({usage:{place:K},reason:b,clients:Z})=>(0,$.kH)(H(b),{places:[K],clients:Z,isPlaceholder:U}))})}const I={throwIfNoEntry:!1},
A=40,y=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function j({root:ee,scan:ce,units:_e,directories:he,modules:J,isStrict:B}){const{locate:W,nameOf:z}=(0,R.ET)(
{root:ee,scan:ce}),H=(0,c.O)(N=>(0,d.N0)(()=>(0,r.statSync)((0,n.join)(ee,N),I)?.isDirectory()===!0,!1)),U=(0,c.O)(N=>K(N,N,0));function K(N,se,te){if(te>A)return{
why:"missing",paths:[se]};if(/^\.\.(\/|$)/.test(N)||H(N)){const we=W(N)!==null;return we&&!B?null:{why:we?"skipped":"outside",paths:[N]}}const pe=N.split("/"),ue=pe.
map((we,Ie)=>pe.slice(0,Ie+1).join("/")),me=ue.findIndex(we=>!H(we)),ye=ue[me]??"",Ee=(0,d.N0)(()=>b(ye),null);if(Ee===null)return{why:"outside",paths:[N]};if(Ee!==
ye){const we=(0,O.un)(Ee,N.slice(ye.length+1)),Ie=K(we,se,te+1);return Ie?.why==="outside"?{why:"outside",paths:[N]}:Ie}return y.test(N)?B?{why:"created",paths:[
N]}:null:{why:"missing",paths:ue.slice(me)}}function b(N){const se=(0,n.join)(ee,N),te=(0,r.lstatSync)(se,I);if(te===void 0||te.isFile())return N;const[q,pe]=[W(
""),W((0,O.jt)(N))];if(!te.isSymbolicLink()||q===null||pe===null)return null;const ue=(0,d.$r)(se);return ue.kind==="error"&&ue.code==="ELOOP"?N:(0,R.sq)((0,n.relative)(
q,(0,n.resolve)(pe,(0,r.readlinkSync)(se))))}const Z=(0,c.O)(N=>{const se=_e.filter(q=>q.directory===N||q.module===N);return se.some(q=>q.unknown!==null||(0,m.LU)(
q))?[]:[N,...se.flatMap(D.CI)]}),ie=Map.groupBy(_e.filter(({missing:N})=>N!==void 0),({unknown:N})=>N&&(0,P.df)(N));return(N,se)=>{const te=N.kind==="terragrunt\
_source",q=te?ie.get((0,P.df)(N.place)):void 0;if(q)return q.map(({missing:we=""})=>U(we)).find(Boolean)??null;const pe=(0,O.jt)(N.place.file),ue=N.kind==="test\
_module",me=(0,O.Bo)(pe,we=>J.has(we),[N.text??""]),ye=N.directories??(ue?[me]:Z(pe)),Ee=(0,o.MZ)(N,se).flatMap(({source:we,isOpen:Ie})=>{const Me=Ie?N.evaluated?.[se]?.
text??"":"";if(we===null&&B&&(0,h.Nj)(Me))return[{why:"skipped",paths:[Me]}];const De=!B&&/[$%]\{/.test(we??"");if(we===null||De)return[null];const Pe=(0,g.qC)(
we);if(Pe.length>0)return[Pe.some(je=>he.has(z(je)??".."))?null:{why:"outside",paths:[we]}];if(!(0,h.Nj)(we)||te)return[null];const Ce=ye.map(Ae=>(0,O.un)(Ae,we)),
ke=Ce.filter(Ae=>!he.has(Ae));return(N.directories===void 0&&ke.length<Ce.length?[null]:ke.map(U)).filter(Ae=>!N.directories||Ae?.why!=="missing")});return Ee.includes(
null)?null:Ee[0]??null}}const S=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,L=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
X=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function Y({root:ee,exclude:ce,
toolFiles:_e}){const he=(0,R.ET)({root:ee,scan:[]}),J=(0,c.O)(H=>(0,l.Dx)(H,he.read(H)??"")),B=(0,c.O)(()=>[...(0,l._X)({root:ee,exclude:ce},_e)].filter(({file:H})=>!(0,l.
$)(H)&&!H.includes("pre-commit")).map(({file:H,text:U})=>({file:H,commands:ae((0,l.Dx)(H,U).join(`
`))}))),W=[".git/config.worktree",".git/config"].find(H=>J(H).some(U=>/sparsecheckout\s*=\s*true/i.test(U))),z=J(".gitmodules").map(H=>/^\s*path\s*=\s*(.*)/.exec(
H)?.[1]);return H=>{if(W!==void 0)return W;const U=(0,O.Gz)(H.at(-1)??"","");if(z.some(Z=>U.startsWith(`${Z}/`)))return".gitmodules";const K=["",...(0,O.eH)((0,O.
jt)(H.at(-1)??""))].map(Z=>(0,O.Gz)(Z,".gitignore")).find(Z=>ne([...H,`${U}-`],(0,O.jt)(Z),J(Z))),b=B().find(({file:Z,commands:ie})=>{const N=S.test(Z)&&U.startsWith(
(0,O.Gz)((0,O.jt)(Z),"")),se=(te,q)=>F(te,q)&&(N||G(te,q));return ie.some(te=>H.some(q=>se(te,q)))});return K??b?.file??null}}function ne(ee,ce,_e){return _e.slice(
0,500).findLast(J=>{const[,B,W=""]=/^!?(\/?)(.*?)\/?$/.exec(J)??[],z=(0,O.Gz)(ce,B||W.includes("/")?W:`**/${W}`),[H=""]=/[^*?\]]*$/.exec(W)??[];return ee.some(U=>W!==
""&&U.endsWith(H)&&(0,f.matchesGlob)(U,z))})?.startsWith("!")===!1}const ae=ee=>ee.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,"").replace(
/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,
ce=>ce.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g," ").replace(/(?<=[\w.])\\(?=\w)/g,"/").
split(/\n|&&|;/),G=(ee,ce)=>L.test(ee)||X.test(ee)&&ee.includes(/[^/]+\/[^/]+$/.exec(ce)?.[0]??`
`);function F(ee,ce){const[_e="",...he]=ce.split("/").toReversed();return ee.includes(_e)?(ee.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(B=>{const z=B.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(H=>!/^\.*$/.test(H));return z.some((H,U)=>H===_e&&
he.every((K,b)=>Q(z[U-b-1],K)))}):!1}const Q=(ee="*",ce)=>ee===ce||/[$*{}]/.test(ee);let re=function(...ee){return{readTools:re}=t.late([3276,7918,8319],8095),new.target?
new re(...ee):re(...ee)};async function oe(ee,ce){const{directory:_e,environment:he,stop:J,progress:B}=ce,W={root:_e,scan:ee.scan,exclude:ee.exclude},z=(0,M.cw)(
W,he),H=await(0,p.nE)(z,J,K=>B({kind:"scan",files:K})),U=ve(H,ee,(0,R.ET)(W));return ge(U,(0,v.Ls)(ee.roots))}function le({dialect:ee,exclude:ce,scan:_e,allowedHosts:he,
ignore:J},B,{environment:W,directory:z}){const H=(0,c.O)(()=>re({root:z,exclude:ce},B.toolFiles)),U=!!W.TF_CLOUD_HOSTNAME,K=_e.length>0,b={setting:ee,scan:K?{...B,
tools:H,hasCloudHostname:U}:null},Z=(0,C.L2)(b),{clients:ie,versions:N}=Z,se=(0,k.$l)("queries",N),te=Me=>se||!(0,x.xO)(Me),q=(0,D.eI)((0,D.sw)(B.usages,ie),(0,k.
d3)(Z)),pe=(0,T.e)(q,N),ue=pe.usages.filter(({place:Me})=>te(Me.file)),me=he.length>0,ye={root:z,scan:_e,exclude:ce,isStrict:me},Ee=B.comments.map(u),we=[...E(ue,
{...B,...ye}),...me?$e(B):[]],Ie=ue.some(({workspace:Me})=>Me?.lacks)&&H().givesState;return{dialect:Z,usedBy:()=>(0,C.rU)(Z,b.scan),bots:K?H().bots:[],usages:Ie?
ue.map(fe):ue,ignore:[...J,...Ee.filter(Me=>"code"in Me)],notes:[...[...(0,D.vH)(B.notes,ie),...pe.notes].filter(Me=>te((0,$.W7)(Me))),...we,...Ee.filter(Me=>"p\
roblem"in Me)]}}function $e(ee){const{unselected:ce,linked:_e,directories:he,units:J,unread:B,notes:W}=ee,z=new Set(W.flatMap(U=>(0,$.Xd)(U)?.file??[])),H=[..._e].
filter(([,U])=>U===null||!he.has(U));return[...ce.map(U=>(0,$.ht)(U,(0,w.a3)({what:"unselected"}))),...H.map(([U])=>(0,$.ht)(U,(0,w.a3)({what:"linked"}))),...(0,P.
jH)(B).map(U=>(0,$.kH)((0,w.a3)({what:"generated"}),{places:[U]})),...J.flatMap(({directory:U,module:K,unknown:b,missing:Z})=>b===null||K!==null||Z!==void 0||z.
has(b.file)?[]:(0,$.kH)((0,w.a3)({what:"skipped",path:U}),{places:[b]}))]}function fe(ee){if(ee.workspace?.lacks===void 0)return ee;const{organization:ce,name:_e}=ee.
workspace;return{...ee,workspace:{organization:ce,name:_e}}}function ve(ee,{roots:ce,exclude:_e},he){const J=new Set(ee.links.values());if(J.size===0)return ee;
const[B,W]=[(0,v.Ls)(ce),(0,v.Ls)(_e)],z=k.Du.flatMap(N=>[...(0,m.Pv)(ee,N).values()]),H=new Set(z.flatMap(m.s1)),U=new Set(ee.units.map(({directory:N})=>N)),K=(0,c.
O)(N=>H.has(N)||U.has(N)||B(N||".")?!1:he.list(N).map(te=>(0,O.Gz)(N,te)).every(te=>J.has(te)||W(te)||!Oe(te))),b=N=>J.has(N)&&Oe(N)&&K((0,O.jt)(N)),Z=ee.usages.
filter(({place:N})=>!b(N.file)),ie=ee.declared.filter(({place:N})=>!b(N.file));return{...ee,usages:Z,declared:ie,notes:ee.notes.filter(N=>!b((0,$.W7)(N)))}}function ge(ee,ce){
const _e=new Set(ee.snippets);if(_e.size===0)return ee;for(const J of k.Du){const B=(0,m.Pv)(ee,J),W=[...B.values()].filter(({name:z,isInitialised:H,installed:U})=>!_e.
has(z)||H||U.size>0||ce(z||"."));for(const z of W){_e.delete(z.name);for(const H of(0,m.s1)(z)){const U=_e.delete(H)?B.get(H):void 0;U!==void 0&&W.push(U)}}}const he=ee.
notes.filter(J=>J.problem.code!=="block-invalid"||!_e.has((0,O.jt)((0,$.W7)(J))));return{...ee,snippets:_e,notes:he}}function Oe(ee){const ce=(0,x.L8)((0,f.basename)(
ee),new Set,(0,f.basename)((0,f.dirname)(ee)));return ce!==void 0&&ce.class!=="terragrunt"}})};export{ze as ids,Ge as modules};
var $late0,$late1,$late2,$late3,$late4;
