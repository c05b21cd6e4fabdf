const Ae=[3699,2172,9465,8639,8822],Re={1440:((ce,G,e)=>{e.d(G,{EH:()=>r,U4:()=>D,WI:()=>l,a4:()=>o,oO:()=>T});var m=e(3916),E=e(7811),p=e(2213),A=e(8032),I=e(5243),
S=e(9897),L=e(3846),P=e(8153),k=e(523);const D=".terraform/modules/modules.json",T=".terraform/terraform.tfstate",C=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({type:P.
Qq,config:(0,P.Tj)((0,P.LT)(P.Qq))})),resources:(0,P.p_)((0,P.w3)({provider:P.Qq}))}),w=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({config:(0,P.Tj)((0,P.LT)((0,P.Tj)((0,P.
LT)(P.Qq))))}))}),v=new Set(Object.values(p.FV).flatMap(n=>n.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function r(n,u){const i=(0,P.D4)(u,C,"struct"),
{backend:d,resources:f}=i.ok?i.value:C.zero,O=(0,P.D4)(u,w,"struct"),$=O.ok?[...O.value.backend?.config?.values()??[]]:[],{type:h="",config:R=null}=d??{},g=[R,...$].
flatMap(j=>Array.from(j??[],([b,z])=>z===""?null:a(h,b,z)));/^(remote|cloud)$/.test(h)&&!R?.get("hostname")&&g.push("app.terraform.io");const M=new Set(f.map(({
provider:j})=>j).filter(j=>j.includes("[")));return A.Du.flatMap(j=>{const b=Array.from(M,X=>{const ee=(0,L.mi)(_.exec(X)?.[1]??"",j);return ee.kind!=="registry"?
ee.kind==="builtin"?null:S.IZ:j==="opentofu"&&(0,L.Gi)(ee)?(0,I.Vm)(j):ee.host});return[...new Set(i.ok?[...b,...g]:[S.IZ])].flatMap(X=>X===null?[]:{file:n,host:X,
client:j})})}function a(n,u,i){return n==="local"?(0,p.Bm)(i):p.Gb[n]?.split(" ").includes(u)?(0,p.D8)(i):v.has(u)||u==="hostname"?(0,p.Ul)(i):null}function o(n,u){
const i=(0,p.Bm)(`terraform.tfstate.d/${u.trim()}/terraform.tfstate`);return i===null?[]:A.Du.map(d=>({file:n,host:i,client:d}))}const c=(0,P.w3)({key:P.Qq,source:P.
Qq,version:P.Qq,dir:P.Qq}),s=(0,P.w3)({modules:(0,P.p_)(c)});function l(n,u){const i=u.trim()===""?(0,E.Ju)(s.zero):(0,P.D4)(u,s,"struct");if(!i.ok)return i;const{
modules:d}=i.value,f=d.find(({version:$})=>$!==""&&(0,k.oF)($)===null);if(f!==void 0)return(0,E.TR)(`has the malformed version "${f.version}"`);if(new Set(d.map(
({key:$})=>$)).size<d.length)return(0,E.TR)("has two modules with the same key");const O=d.filter(({key:$})=>$!=="");return(0,E.Ju)(O.map(({dir:$,...h})=>({...h,
root:n,directory:t(n,$)})))}function t(n,u){const i=(0,m.isAbsolute)(u)?u:`${n===""?".":n}/${u}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(u)?(0,m.
normalize)(i).replace(/(?<=.)\/$/,""):i}}),5324:((ce,G,e)=>{e.d(G,{$8:()=>w,ET:()=>a,G$:()=>v,KG:()=>l,Ls:()=>T,Wj:()=>i,f5:()=>t,kI:()=>c,rN:()=>u,sT:()=>r,sq:()=>_,
un:()=>n});var m=e(3024),E=e(6760),p=e(4756),A=e(2170),I=e(3096),S=e(3298),L=e(9968),P=e(1440);const k=/[*?[{]/;function D(d){const f=d.split("/"),O=f.findIndex(
$=>k.test($));return O<0?{fixed:d}:{fixed:f.slice(0,O).join("/"),glob:f.slice(O).join("/")}}function T(d){const f=d.map(O=>{const $=O.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:$,start:C($)}});return O=>{const $=O.toLowerCase();return f.some(({glob:h,start:R})=>h===O||$.startsWith(R)&&E.posix.matchesGlob(O,
h))}}function C(d){const[f=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return f.toLowerCase()}const w=({file:d,glob:f},O)=>d===O||f!==void 0&&E.posix.
matchesGlob(O,f),v=d=>d.startsWith(".")||d==="node_modules",_=d=>E.sep==="/"?d:d.replaceAll(E.sep,"/");function r(d,{boundary:f}){return d.kind==="error"?(0,p.WO)(
{what:"link",code:d.code}):(0,L.UO)(d.path,f)?d.kind==="special"?(0,p.WO)({...d,what:"link-to-special-file"}):d.kind==="file"?d.path:null:(0,p.a3)({what:"link"})}
function a({root:d,scan:f}){const O=[d,...f.map(g=>(0,E.resolve)(d,D(g).fixed))].map(o),$=g=>O.some(M=>M!==null&&(0,L.UO)(g,M)),h=g=>{const M=(0,E.resolve)(d,g),
j=(0,m.existsSync)(M)?o(M):null;return j!==null&&$(j)?j:null},R=(g,M)=>{const j=h(g);return(j===null?[]:(0,L.Mc)(j).filter(M)).map(({name:z})=>z).sort()};return{
list:g=>R(g,M=>!M.isDirectory()),directories:g=>R(g,M=>M.isDirectory()&&!v(M.name)),exists:g=>(0,m.existsSync)((0,E.resolve)(d,g)),locate:(0,S.O)(h),nameOf:g=>{
const M=h(g);return M===null?null:_((0,E.relative)(O[0]??d,M))},read:(g,M)=>{const j=h(g);return j===null?null:(0,L.r7)(j,M)}}}const o=d=>(0,L.N0)(()=>(0,m.realpathSync)(
d),null);function c(d,f){const{fixed:O,glob:$}=D(f);try{const h=(0,m.realpathSync)((0,E.resolve)(d,O)),R=_((0,E.relative)(d,h)),g=(0,L.UO)(h,d),M=g?d:h;if($!==void 0)
return{path:h,name:R,boundary:M,glob:(0,I.Gz)(R,$)};if((0,m.statSync)(h).isDirectory())return{path:h,name:R,boundary:M};const j=(0,E.resolve)(h,"..");return{...{
path:j,name:_((0,E.relative)(d,j))},boundary:g?d:j,file:R}}catch(h){return(0,A.ht)(f,(0,p.WO)({what:"scan",code:(0,L.Oj)(h)}))}}const s=200;function l(d){const{
path:f,name:O,depth:$}=d;if($>s)return(0,A.ht)(O,(0,p.ub)({kind:"depth",max:s}));try{return(0,m.readdirSync)(f,{withFileTypes:!0}).sort((h,R)=>h.name<R.name?-1:
1)}catch(h){return(0,A.ht)(O,(0,p.WO)({what:"directory",code:(0,L.Oj)(h)}))}}const t=(d=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(d),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function n(d,{
exists:f,read:O}){return f(d)?(0,P.EH)(d,O(d)??""):[]}function u(d,f){const O=(0,I.Gz)(d,".terraform/environment"),$=f.read(O);return[...n((0,I.Gz)(d,P.oO),f),...$===
null?[]:(0,P.a4)(O,$)]}function i(d,{exists:f,read:O,nameOf:$}){const h=(0,I.Gz)(d,P.U4),R=O(h);if(R===null)return f(h)?(0,A.ht)(h,(0,p.a3)({what:"outside",path:h})):
[];const g=(0,P.WI)(d,R);return g.ok?g.value.map(M=>{const j=M.directory;return(0,E.isAbsolute)(j)&&(0,E.normalize)(j)===j?{...M,directory:$(j)??j}:M}):(0,A.ht)(
h,(0,p.U$)({error:`the list ${g.why}`,isRefused:!0}))}}),9059:((ce,G,e)=>{e.d(G,{$:()=>v,$t:()=>l,AN:()=>r,Dx:()=>s,_X:()=>T});var m=e(3096),E=e(9941),p=e(5324),
A=e(3114);const I=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
S=t=>t==="config.toml",L=[["",A.Z8],[".github",()=>!1],...I.map(t=>[t,n=>/\.ya?ml$/i.test(n)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",S],[".mis\
e",S]],P=".github/actions",k=128*1024,D=200;function*T({root:t,exclude:n},u){const i=(0,p.ET)({root:t,scan:[]}),d=(0,p.Ls)(n),f=C(i).filter(h=>!d(h)),O=h=>h.split(
"/").length,$=[...new Set([...f,...u])].sort((h,R)=>O(h)-O(R)||(h<R?-1:1));for(const h of $.slice(0,D)){const R=i.read(h);R!==null&&R.length<=k&&(yield{file:h,text:R})}}
function C(t){const n=L.flatMap(([i,d])=>t.list(i).filter(f=>d(f)||v((0,m.Gz)(i,f))).map(f=>(0,m.Gz)(i,f))),u=t.directories(P).flatMap(i=>["action.yml","action.\
yaml"].map(d=>`${P}/${i}/${d}`));return[...n,...u]}const w=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],v=t=>w.some(([,n])=>n.test(t)),_=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function r({file:t,text:n}){if(v(t)){const i=s(t,n);return w.flatMap(([d,f,
O])=>f.test(t)&&i.some($=>O.test($))?d:[])}return n.search(_)<0?[]:s(t,n).flatMap(i=>i.match(_)??[]).map(i=>i.toLowerCase())}const a=1e3,o=/(^|\s)#.*$/s,c=/(^|\s)(\/\/|\/?\*).*$/s;
function s(t,n){const u=/jenkinsfile|\.json$/i.test(t)?c:o;return n.split(`
`).map(i=>i.slice(0,a).replace(u,"").trimEnd())}function l(t,n,u,i){return{file:t,...(0,E.yN)(u)(i),line:n+1}}}),3114:((ce,G,e)=>{e.d(G,{Ep:()=>L,L8:()=>D,TD:()=>r,
Z:()=>_,Z8:()=>a,dN:()=>v,tr:()=>k,xO:()=>w});var m=e(8032);const E=["terraform"],p=["opentofu"],A=/\.tfquery\.(hcl|json)$/,I=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",p],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[A,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],S=/\.(tf|tofu|hcl|json)$/,
L=({class:o})=>o==="config"||o==="test",P={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},k=o=>o.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
o);function D(o,c,s){if(o===".terraform.lock.hcl")return P;const l=S.test(o)?I.find(([M])=>M.test(o)):void 0,[t=/$/,n=null,u=[]]=l??[];if(n===null)return;const i=T(
o)&&n==="test"&&s==="tests";if(T(o)&&!i)return;const d=o.search(t),f=o.slice(0,d),O=f+o.slice(d).replace(".tf",".tofu"),$=f==="override"||f.endsWith("_override"),
h=i||O!==o&&c.has(O);if(h&&!u.includes("terraform"))return;const R=h?E:u,g=o.endsWith(".json")?"json":"hcl";return{class:n,syntax:g,clients:R,isOverride:$}}const T=o=>o.
startsWith(".")||o.endsWith("~")||o.startsWith("#")&&o.endsWith("#"),C=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),w=o=>A.test(o),v=[".spacelift/config.yml",".spacelift/config.yaml"],_=o=>o.endsWith(".tfbackend"),r=o=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(o),a=o=>r(o)||C.test(o)}),1011:((ce,G,e)=>{e.d(G,{CI:()=>L,G4:()=>v,O8:()=>I,Rt:()=>A,VZ:()=>S,eI:()=>k,kA:()=>T,s7:()=>D,sw:()=>P,vH:()=>C});var m=e(4756),
E=e(2170),p=e(3298);const A=["organization","workspaces"],I=["module","state","lock"],S=["version","compatible","provider-version"],L=({directory:_,module:r})=>[
...new Set([_,r??_])];function P(_,r){const a=(0,p.O)(c=>c.filter(s=>r.includes(s))),o=(0,p.O)(c=>c.flatMap(s=>a(s.clients).length===0?[]:{...s,clients:a(s.clients)}));
return _.flatMap(c=>{const s=a(c.clients);if(s.length===c.clients.length)return c;const l=o(c.needs),t=c.isHostImplied?l[0]?.host??c.host:c.host;return s.length===
0?[]:{...c,clients:s,needs:l,host:t}})}const k=(_,r)=>_.map(a=>{const{calls:o,evaluated:c}=a;if(r.length===0||o===void 0||c===void 0)return a;const s=Object.entries(
o).filter(([l])=>!r.some(t=>t===l));return{...a,calls:Object.fromEntries(s)}}),D=({workspace:_,hasOwnToken:r,directHost:a})=>_!==void 0||r===!0||a!==void 0,T=_=>new Set(
_.flatMap(({host:r,isHostImplied:a})=>a?[]:r??[])),C=(_,r)=>_.filter(({clients:a})=>a.some(o=>r.includes(o))),w=1e4;function v(_=w){const r=[],a={error:0,warning:0,
notice:0};let o=0;const c=l=>{a[l.severity]+=1,a[l.severity]<=_?r.push(l):o+=1},s=()=>(0,E.ht)(".",(0,m.ub)({kind:"problems",max:_,omitted:o}));return{add:c,all:()=>o===
0?r:[...r,s()]}}}),4756:((ce,G,e)=>{e.d(G,{JW:()=>k,U$:()=>p,WO:()=>S,a3:()=>P,ub:()=>C,yQ:()=>D});var m=e(9432),E=e(9615);const p=({error:w,isRefused:v})=>(0,E.
CC)("file-syntax",{message:w??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!v&&{severity:w===null?"\
notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},I={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function S(w){const[v,_]=A[w.what],r=w.what==="file"||w.what==="directory";return(0,E.
CC)("file-unreadable",{message:`${v}${"code"in w?`: ${w.code}`:` ${w.is} and is not read`}`,help:(r?I[w.code]:void 0)??_,...!("isRefused"in w&&w.isRefused)&&{severity:"\
warning",affects:[]}})}const L={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function P(w){const[v,_]=L[w.what],r="path"in w&&{message:`directory ${(0,m.dh)(w.path)} ${v}`,severity:"notice"};return(0,E.CC)("file-outside",{message:v,help:_,
...r})}function k({scan:w,hasHostnames:v,isFleet:_}){const r=w.every(s=>s===".")?"this directory":`\`scan\` (${(0,m.K4)(w,3,m.dh)})`,o=`found no Terraform or Op\
enTofu files in ${_?"the repositories of `usages`":r}`,c=_?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${o}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...v&&{message:`${o}; only \`hostnames\` was checked`,help:`${c}, or correct \`scan\``,severity:"warning"}})}const D=({oldest:w})=>(0,E.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${w}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),T={depth:({max:w})=>({message:`directories nested deeper than ${w} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:w})=>({message:`there are more than ${w} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:w})=>({message:`the directory has more than ${w} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:w})=>({message:`the file has more than ${w} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:w})=>({message:`the files of this directory use or define more than ${w} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:w})=>({
message:`the scan found more than ${w} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:w})=>({message:`the root modules have more than ${w} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:w=>({message:`the file ${(0,m.mP)(w)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:w,omitted:v})=>({message:`there are more than ${w} problems in files; ${v} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:w,files:v})=>({message:`${(0,m.Cw)(w)} after reading ${v} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},C=w=>(0,E.CC)("file-limit",(0,E.Z9)(T,
w))}),9615:((ce,G,e)=>{e.d(G,{CC:()=>a,Lw:()=>S,OJ:()=>_,VB:()=>v,Z9:()=>o,ag:()=>r,as:()=>k,oC:()=>I,tr:()=>w});var m=e(1780),E=e(9179),p=e(9432);let A=function(...c){
return{problemFacts:A}=e.late([4507],4507),new.target?new A(...c):A(...c)};const I=["error","warning","notice"],S=c=>({operator:c,user:c}),L=(c,{isTerminal:s})=>typeof c==
"object"&&"terminal"in c?c[s?"terminal":"workflow"]:c;function P({guest:c,besides:s,...l},t){const{role:n}=t,u=(0,m.KT)(t.host),i=L(l.operator,t);if(n==="operat\
or")return i;const d=(0,m.xI)`ask the operator of ${u} to ${i}`,f=l.user===void 0?d:L(l.user,t);return n==="guest"?c??f:f===d||f===i?f:(0,m.xI)`${f}; if you run ${u}, ${s??
i}`}function k(c,s){const{cures:l,...t}=c;return l===void 0?c:{...t,help:T(l,s)}}const D={role:"operator",host:"",isTerminal:!1};function T(c,s){const{because:l,
note:t}=c,n=l===void 0?"":`${l}: `,u=t===void 0?"":(0,m.xI)`; ${L(t,s)}`;return C((0,m.xI)`${n}${P(c,s)}${u}`)}const C=c=>(0,m.tD)((0,m.FS)(c),E._U);function w(c){
const[s,...l]=c,n=`if ${s===void 0?"this repository":(0,p.K4)(c,3)} ${l.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return s===void 0?n:`${n} for \`tf-disc\
o usages\``}const v=c=>`call another version in place of ${(0,p.dh)(c)}, or have it corrected there`,_=({call:c,module:s,version:l})=>`use ${(0,p.dh)(s)} ${(0,p.
dh)(l,40)} in ${(0,p.dh)(c)}, the newest version that is known to end the conflict`,r=({message:c,help:s})=>({message:(0,m.pj)(c),help:s===void 0?null:(0,m.pj)(
s)});function a(c,s){const{operator:l,besides:t,user:n,guest:u,because:i,note:d,...f}=s,O=l===void 0?void 0:{operator:l,besides:t,user:n,guest:u,because:i,note:d},
{help:$=O,...h}=f,R=A()[c],g=(0,m.tD)(h.message,E._U),M={code:c,...R,usualSeverity:R.severity,...h,message:g};return $===void 0?M:typeof $=="object"&&"operator"in
$?{...M,help:T($,D),cures:$}:{...M,help:C($)}}const o=(c,s)=>c[s.kind](s)}),8339:((ce,G,e)=>{e.d(G,{DA:()=>w,Iz:()=>C,J0:()=>s,My:()=>v,Zp:()=>n,_W:()=>u,k0:()=>l,
tg:()=>t});var m=e(8032),E=e(1780),p=e(9179),A=e(9432),I=e(9615);const S=120,L="is not a registry module, and `version` applies to registry modules only",P={"lo\
cal-with-version":[L,"remove `version`"],"remote-with-version":[L,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-te\
st":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white spa\
ce at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself\
, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/N\
AMESPACE/NAME/SYSTEM or git::URL"]},k={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function D(i){if("error"in i)return{
message:i.error,help:i.advice??void 0};if("address"in i){const[h,R]=k[i.reason];return{message:`${i.address} ${h}`,help:R}}const[d,f]=P[i.reason],[,O]=T.exec(i.
text)??[],$=O===void 0?"":`write "${O}" for the module of the registry, or `;return{message:`"${i.text}" ${d}`,help:`${$}${f}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
C=({path:i,maker:d,in:f})=>(0,I.CC)("source-missing",{message:`there is no directory ${(0,A.dh)(i)}${f===void 0?"":` in ${(0,A.dh)(f)}`}`,help:f===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...d!==null&&{message:`there is no directory ${(0,A.dh)(i)} i\
n this checkout; ${(0,A.dh)(d)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),w=i=>"isOld"in i?(0,I.CC)("source-invalid",{...c(i),affects:[i.client]}):(0,I.CC)("source-invalid",D(i)),v=i=>(0,I.CC)(
"source-near-miss",{message:i.host===null?`"${i.text}" is not read as a registry address`:(0,E.xI)`"${i.text}" is read as host ${(0,E.KT)(i.host)}`,help:i.advice,
...i.host===""&&{message:`the host of "${i.text}" cannot be determined`,severity:"notice"}}),_="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function r(i){const{shown:d,more:f}=(0,A.zN)(i,4),O=d.map(({text:h,from:R})=>`${h===null?"not known":(0,A.dh)(h,S)} ${R??"by default"}`),$=f>
0?`${f} more`:O.pop();return`${O.join(", ")} and ${$}`}const a=(i,d,f)=>`${i} of ${d} is ${(0,A.dh)((0,p.Qj)(f),S)}`;function o({address:i,argument:d,expression:f,
candidates:O,refused:$}){const h=a(d,i,f);if($==="never")return{message:`${h}, which Terraform does not evaluate`,help:`write the ${d} as a literal`};if($===null){
const g=O.length>1?r(O):"only known at init time";return{message:`${h}, which is ${g}`,help:_}}const{variable:R}=$;return R===""?{message:`${h}, which cannot be\
 known during init`,help:`write the ${d} with literals, locals and variables only`}:{message:`${h}, and Terraform evaluates var.${R} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${d} as a literal`}}function c({address:i,expression:d,client:f,
isOld:O}){const $=a("source",i,d),[h,R]=[m.bB[f],m.Y8[f]],g="write the source as a literal";if(O)return{message:`${$}, which ${h} evaluates only since ${R}`,help:`${g}\
, or use ${h} ${R} or later`};const M=f==="terraform";return{message:`${$}, and ${h} evaluates only locals and ${M?"variables with `const = true`":"variables"} \
here`,help:`${g}${M?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const s=i=>(0,I.CC)("sou\
rce-dynamic","isOld"in i?c(i):o(i)),l=i=>(0,I.CC)("host-invalid",{message:`"${i.text}" is not a hostname: ${i.error}`,help:i.advice??void 0}),t=i=>(0,I.CC)("hos\
t-missing",{severity:"warning",message:`the ${i} has no hostname, and OpenTofu has no default`,help:i==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),n=({host:i,name:d})=>(0,I.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(i)}: must contain at least one dot`,
help:(0,E.xI)`use a full name such as ${(0,E.KT)(d)}.localdomain; provider addresses accept the short name`}),u=({host:i})=>(0,I.CC)("host-idn-module",{message:(0,E.
xI)`Terraform cannot use modules from host ${(0,E.KT)(i)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ce,G,e)=>{e.d(G,{Ar:()=>I,Bm:()=>P,D8:()=>L,FV:()=>S,Gb:()=>p,Ul:()=>k,nT:()=>A});var m=e(
255),E=e(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},A={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},I=["address","endpoints","http_proxy","https_proxy","vault_uri"],S={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},L=D=>/^[\w.-]*$/.test(D)?null:E.IZ,P=D=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(D)?null:E.IZ;function k(D){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(D))return E.IZ;if(/^\s*\w+\s*=/.test(D)){const[T,...C]=Array.from(D.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,w=""])=>w);return T===void 0?null:C.length===0?(0,m.$o)(T):E.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(D)?D:`https://${D}`)??E.IZ}}),9941:((ce,G,e)=>{e.d(G,{SH:()=>A,
Td:()=>I,lS:()=>L,n_:()=>p,w4:()=>S,yN:()=>D});const m=25e4,E=100;class p{max;count=0;constructor(_=m){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*E}}const A=(v,_,r)=>v.kind==="native"?v.blocks.filter(a=>a.type===_&&a.labels.length===r):v.members.flatMap(
({name:a,value:o})=>a===_?k(_,o,r,[]):[]),I=v=>v.kind==="native"?v.attributes:v.members;function S(v,_){if(!(v.kind==="native"&&v.mayHave?.(_)===!1))return I(v).
find(r=>r.name===_)}const L=v=>(v.kind==="tuple"?v.elements:[v]).flatMap(r=>r.kind==="object"?r.items.filter(P):[]),P=v=>v.name!==void 0&&v.name!=="//";function k(v,_,r,a){
if(r>0)return L(_).flatMap(({name:c,start:s,end:l,value:t})=>k(v,t,r-1,[...a,{value:c,start:s,end:l}]));const o={start:_.start,end:_.start+1};return(_.kind==="t\
uple"?_.elements:[_]).filter(({kind:c})=>c==="object"||c==="tuple").map(c=>({...o,type:v,labels:a,body:{kind:"json",members:L(c)}}))}const D=v=>{const _=[v.startsWith(
"\uFEFF")?1:0];let r=v.indexOf(`
`),a;return({start:o,end:c})=>{for(;r>=0&&r<o;r=v.indexOf(`
`,r+1))_.push(r+1);a??=C(v);const s=Math.max(1,w(_,o)),l=_[s-1]??0,t=(_[s]??(r<0?v.length:r)+1)-1;return{line:s,column:T(Math.max(o,l),l,a),endColumn:T(Math.min(
c,t),l,a)}}},T=(v,_,r)=>v-_-w(r,v-1)+w(r,_-1)+1,C=v=>/[\uD800-\uDBFF]/.test(v)?Array.from(v.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function w(v,_){
let r=0,a=v.length;for(;r<a;){const o=r+a>>>1;(v[o]??0)<=_?r=o+1:a=o}return r}}),2172:((ce,G,e)=>{e.d(G,{IY:()=>v,Im:()=>_,JT:()=>w,KS:()=>o,LS:()=>r,MP:()=>C,MZ:()=>c,
W$:()=>T,Xo:()=>l,cd:()=>D,ek:()=>a,g_:()=>n,lc:()=>s});var m=e(3096),E=e(5243),p=e(3846),A=e(180),I=e(3298),S=e(9941);let L=function(...u){return{readHcl:L}=e.
late([3276,3494,3699,2797,7390],2797),new.target?new L(...u):L(...u)},P=function(...u){return{detach:P}=e.late([3276,3494,3699,2797,7390],2797),new.target?new P(
...u):P(...u)};const k="hostnames input",D={file:k,line:1,column:1,endColumn:1},T=u=>u.file===k?k:u,C=({host:u,namespace:i,name:d,system:f})=>[u,i,d,f].join("/"),
w=({host:u,namespace:i,type:d})=>[u,i,d].join("/"),v=u=>"type"in u?w(u):C(u);function _(u){return"constraints"in u?u.constraints:u.constraint===null?[]:[u.constraint]}
const r=u=>_(u).map(i=>i.place===D?{...i,place:k}:i),a=u=>("places"in u?u.places:[u.place]).map(T);function o({version:u},i){if(u===void 0)return null;const d=(u.
value===void 0?u.text:u.value[i])??null;return d===null?null:{text:d,place:u.place}}const c=({text:u,calls:i},d)=>i===void 0?[{root:null,source:u,version:null,isOpen:!1}]:
i[d]??[];function s({kind:u,text:i,address:d},f,O){switch(u){case"required_provider":case"state_store_provider":case"lock_provider":{const $=(0,p.mi)(i??"",O);return $.
kind==="registry"?$:null}case"required_provider_nosource":case"required_provider_legacy":return{host:f,namespace:"hashicorp",type:(0,p.op)(d)};case"implied_prov\
ider":return{host:f,namespace:"hashicorp",type:(0,p.A5)(i)};default:return null}}function l(u,i){const d=Map.groupBy(i,({lockFile:h})=>h),f=new Set(u.flatMap(({
kind:h,text:R,place:g})=>t.test(h)&&!(0,E.Nj)(R??"")?(0,m.jt)(g.file):[])),O=(0,I.O)(h=>new Set(h.providers.map(({provider:R})=>w(R)))),$=(h,R)=>{if(h.calls.length>
0||h.directories.some(M=>f.has(M)))return!0;const g=s(R,(0,E.Vm)(h.client),h.client);return g===null||O(h).has(w(g))};return u.map(h=>{if(h.kind!=="lock_provide\
r"||h.needs.length===0)return h;const R=d.get(h.place.file);return R===void 0||R.some(M=>$(M,h))?h:{...h,needs:[]}})}const t=/^(?:module|test_module|terragrunt_source)/;
function n(u){const d=(0,S.SH)(L(u).body,"provider",1).flatMap(({labels:[f],body:O})=>{const $=(0,p.mi)(P(f?.value??""),"terraform");if($.kind!=="registry")return[];
const h=(0,S.w4)(O,"hashes")?.value,g=(h?.kind==="tuple"?h.elements:[]).flatMap(M=>M.kind==="string"?[P(M.value)]:[]);return[[w($),g.filter(A.e)]]});return new Map(
d)}}),9039:((ce,G,e)=>{e.d(G,{i:()=>k});var m=e(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,A=String.raw`[()<>@,;:\\"/[\]?=]`,I=new RegExp(
`^${E}(?:/${E})?$`),S=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,L=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${S})${p}`,"uy"),P=new RegExp(String.raw`\\(${A})`,
"g");function k(T){const C=T.indexOf(";"),v=(0,m.s8)((0,m.Dw)(C<0?T:T.slice(0,C))).replaceAll("\u0130","i").toLowerCase();return I.test(v)&&(C<0||D(T,C))?v:null}
function D(T,C){const w=new Map;for(let v=C;v<T.length;){L.lastIndex=v;const[_,r="",a,o=""]=L.exec(T)??[];if(_===void 0)return(0,m.s8)(T.slice(v))===";";const c=r.
toLowerCase(),s=a??o.replace(P,"$1");if((w.get(c)??s)!==s)return!1;w.set(c,s),v+=_.length}return!0}}),1879:((ce,G,e)=>{e.d(G,{Qc:()=>P,Tp:()=>I,Zo:()=>C,bi:()=>A});
var m=e(9562),E=e(7811),p=e(5106);const A=1024*1024;function I(v,_){const r=(0,E._6)(v),a=(0,m.V)(r,"map");if(!a.ok){const[,c,s]=P(r)??[];return c===void 0?{kind:"\
not-json",why:a.why,advice:a.advice}:{kind:"not-json",why:`it ${c}`,advice:s??null}}if(a.value===null)return{kind:"null"};if(Array.isArray(a.value))return{kind:"\
not-object",why:"found an array"};if(!(0,m.G)(a.value))return{kind:"not-object",why:`found a ${typeof a.value}`};const o=[];for(const c of Object.keys(a.value)){
const s=a.value[c]??null;if(_?.(c,s)===!1)continue;const l=_!==void 0&&S(s)>p.Ls;o.push({id:c,value:l?void 0:s})}return{kind:"object",services:o}}function S(v){
try{return JSON.stringify(v).length}catch{return Number.POSITIVE_INFINITY}}const L=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark",
"save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other \
binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],P=v=>L.find(([_])=>_.test(v)),k=100,D=16*1024,T=200;function C(v){
const _=new Set(v),r=new Set(v.map(w));let a=0,o=D;return(c,s)=>{if(p.fg.has(c)||_.has(c))return!0;const l=c.length<=T&&r.delete(w(c));if(a===k)return l;const t=c.
length+S(s);return t>o?l:(a+=1,o-=t,!0)}}const w=v=>v.slice(0,v.indexOf(".")+1)}),3846:((ce,G,e)=>{e.d(G,{A5:()=>u,Gi:()=>P,W_:()=>o,mi:()=>v,op:()=>n,pj:()=>D,
sL:()=>r});var m=e(7811),E=e(255),p=e(9509),A=e(5243);const I={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},S="hashicorp",L="-",P=({host:i,
namespace:d})=>i===(0,A.Vm)("terraform")&&d===S,k='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',D="\
must contain only letters, digits, and dashes, and may not use leading or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},w={terraform:[
T],opentofu:[T,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function v(i,d){const f=i.split("/");if(f.length>3||f.includes(""))return _(k);const[
O="",$,h]=f.reverse(),R=r(O);if(!R.ok){const ne=`${(0,m.ol)(O)} in source ${(0,m.ol)(i)}`;return _(`Invalid provider type: Invalid provider type ${ne}: ${R.why}\
"`)}const g=h===void 0,M=g?(0,m.Ju)((0,A.Vm)(d)):(0,E.Pv)(h);if($===void 0&&M.ok){const ne={hostImplied:g,namespace:S,type:R.value};return{kind:"registry",host:M.
value,...ne}}const b=$===L?(0,m.Ju)($):o($??"",d),z=`namespace "" in source ${(0,m.ol)(i)}`;if(!b.ok)return _(`Invalid provider namespace: Invalid provider ${z}\
: ${b.why}"`);const X="Invalid provider source hostname";if(!M.ok)return _(`${X}: ${X} ${z}: ${M.why}"`);const ee={hostImplied:g,host:M.value,namespace:b.value,
type:R.value},oe=s(ee,d);return oe===void 0?{kind:c(ee,d),...ee}:_(oe)}const _=i=>({kind:"invalid",error:i});function r(i){if(/^[a-z0-9]+$/.test(i))return(0,m.Ju)(
i);if(i==="")return(0,m.TR)("must have at least one character");if(i.includes("."))return(0,m.TR)("dots are not allowed");if(i.includes("--"))return(0,m.TR)("ca\
nnot use multiple consecutive dashes");const d=(0,p.YE)(i);return d.ok?(0,m.Ju)((0,p.DI)(d.value)):(0,m.TR)(D)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,
o=(i,d)=>d==="terraform"&&a.test(i)?(0,m.Ju)(i.toLowerCase()):r(i);function c({host:i,namespace:d},f){return d===L?"legacy":d==="builtin"&&I[f].includes(i)?"bui\
ltin":"registry"}function s(i,d){const f=(0,A.Vm)(d);if(i.namespace===L&&i.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be \
used only with hostname ${f}.`;const O=w[d].find(({prefix:$})=>i.type.startsWith($));return O&&l(i,O,d)}function l(i,{prefix:d,whose:f,frequency:O},$){const h=`${d}\
provider-`,R=i.type.slice(h.length);if(!i.type.startsWith(h)||!r(R).ok)return`Invalid provider type: Provider source ${(0,m.ol)(t(i))} has a type with the prefi\
x ${(0,m.ol)(d)}, which isn't allowed because it would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to\
 not include the prefix.`;const g=t({...i,type:R},$);return`Invalid provider type: Provider source ${(0,m.ol)(t(i,$))} has a type with the prefix ${(0,m.ol)(h)}\
, which isn't valid. Although that prefix is ${O} used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings sh\
ould not include it.

Did you mean ${(0,m.ol)(g)}?`}const t=({host:i,namespace:d,type:f},O)=>O!==void 0&&i===(0,A.Vm)(O)?`${d}/${f}`:`${(0,E.pk)(i)}/${d}/${f}`,n=i=>i.replace(/^.*\./s,
""),u=i=>(i??"").replace(/[._].*$/s,"")}),8153:((ce,G,e)=>{e.d(G,{D4:()=>S,LT:()=>v,Qq:()=>k,Tj:()=>r,_5:()=>I,ch:()=>A,gy:()=>w,lq:()=>C,nd:()=>T,p_:()=>_,qL:()=>L,
w3:()=>a,zM:()=>D});var m=e(9562),E=e(7811),p=e(1879);const A="has too many elements",I=25e3;function S(l,t,n){const u=L(l,t,n);return u.ok?u.value.items>I?(0,E.
TR)(A):(0,E.Ju)(u.value.value):u}function L(l,t,n="decoder"){const u=(0,m.V)(l,n);if(!u.ok&&u.isLimit)return(0,E.TR)(A);if(!u.ok)return(0,E.TR)((0,p.Qc)(l)?.[1]??
`is not valid JSON: ${u.why}`);const i=new c,d=t.read(u.value,i),{mistake:f,items:O}=i;return f===null?(0,E.Ju)({value:d,items:O}):(0,E.TR)(f)}const P=(l,t,n=u=>typeof u==
typeof l)=>({zero:l,read:(u,i)=>n(u)?u:(u!==null&&i.refuse(t,u),l)}),k=P("","a string"),D=P(!1,"a boolean"),T=P(0,"an integer",Number.isInteger),C=l=>({zero:null,
read:(t,n)=>t===null?null:l.read(t,n)}),w={zero:null,read:()=>null},v=l=>({zero:l.zero,read:(t,n)=>{const{mistake:u}=n,i=l.read(t,n);return n.mistake=u,i}}),_=l=>({
zero:[],read:(t,n)=>Array.isArray(t)?(n.items+=t.length,t.map((u,i)=>n.within(i,l,u))):(t!==null&&n.refuse("a list",t),[])}),r=l=>({zero:null,read:(t,n)=>{const u=n.
membersOf(t);if(u===null)return null;const i=Object.entries(u);return n.items+=i.length,new Map(i.map(([d,f])=>[d,n.within("*",l,f)]))}});function a(l){const t=Object.
entries(l),n=new Map(t),u=Object.fromEntries(t.map(([i,{zero:d}])=>[i,d]));return{zero:u,read:(i,d)=>{const f=d.membersOf(i);if(f===null)return u;const O={...u};
for(const[$,h]of Object.entries(f)){const R=n.has($)?$:o($),g=n.get(R);g!==void 0&&(O[R]=d.within(R,g,h))}return O}}}const o=l=>l.toLowerCase().replaceAll("\u017F",
"s");class c{#e=[];mistake=null;items=0;within(t,n,u){this.#e.push(t);const i=n.read(u,this);return this.#e.pop(),i}membersOf(t){return(0,m.G)(t)?t:(t!==null&&this.
refuse("an object",t),null)}refuse(t,n){if(this.mistake!==null)return;const u=this.#e.map(d=>typeof d=="number"?`[${d}]`:`.${d}`),i=u.length===0?"":` in "${u.join(
"").slice(1)}"`;this.mistake=`has ${s(n)} instead of ${t}${i}`}}function s(l){return Array.isArray(l)?"a list":typeof l=="object"?"an object":`a ${typeof l}`}}),
180:((ce,G,e)=>{e.d(G,{CT:()=>C,KB:()=>A,e:()=>w,uH:()=>T,yI:()=>_});var m=e(9633),E=e(523),p=e(3556);function A(r,a,o){const{os:c,arch:s,shasum:l}=r,t=/^[0-9a-fA-F]{64}$/.
test(l),n=`${c}_${s}`===a;return{early:[...S(r.protocols),...I([n?null:`is for ${c}_${s} instead of ${a} (\`os\`, \`arch\`)`,L(o,"download_url",r.download_url),
k(r.packages),t?null:P(l),L(o,"shasums_url",r.shasums_url),L(o,"shasums_signature_url",r.shasums_signature_url)]),...r.download_url===""?[{kind:"no-archive",why:"\
has no `download_url`"}]:[]],late:I([D(r,a)]),hashes:t&&n?[`zh:${l.toLowerCase()}`]:null}}const I=r=>r.flatMap(a=>a===null?[]:{kind:"description",why:a});function S(r){
const a=r.find(o=>(0,E.rK)(o)===null);return a!==void 0?[{kind:"description",why:`has "${a}" in \`protocols\`, which is not a version`}]:r.length===0||(0,p.PN)(
r)?[]:[{kind:"protocols",protocols:r}]}function L(r,a,o){const c=(0,m.Fl)(r,o);return c.ok?null:`has an invalid URL in \`${a}\`: ${c.why}`}const P=r=>r===""?"ha\
s no `shasum`":`has "${r}" in \`shasum\`, which is not 64 hexadecimal digits`;function k(r){const a=[...r?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(s)),o=Array.from(r?.values()??[],s=>s.hashes).flat(),c=[...a,...o.filter(s=>s.indexOf(":")<1)][0];return c===void 0?null:`has "${c}" in \`packages\`, which O\
penTofu cannot read`}function D({packages:r,shasum:a},o){if(!r?.size)return null;const c=r.get(o);if(c===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(c.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=c.hashes.filter(l=>l.
startsWith("zh:"));return s.some(l=>l!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function T(r,a){if(r===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:o,hashes:c}=r,
s=c.length===0||c.some(w),l=I([o===""?`has no \`url\` for ${a}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:l,late:[],hashes:l.
length===0?c:null}}const C=["zh:","h1:"],w=r=>C.some(a=>r.startsWith(a)),v=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _(r,{
filename:a,shasum:o}){for(const c of r.split(`
`)){const[s="",l]=c.split(v,4).filter(t=>t!=="");if(l===a)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===o.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}return`has no line for ${a===""?"the empty `filename` of the package":
a}`}}),3556:((ce,G,e)=>{e.d(G,{I0:()=>c,PN:()=>P,TT:()=>L,h:()=>_,oM:()=>a,tD:()=>D});var m=e(9039),E=e(7811),p=e(3846),A=e(523),I=e(8153);const S=(0,I.w3)({versions:(0,I.
p_)((0,I.w3)({version:I.Qq,protocols:(0,I.p_)(I.Qq)})),warnings:(0,I.p_)(I.Qq)});function L(l){const t=(0,I.D4)(l,S);if(!t.ok)return t;const{versions:n,warnings:u}=t.
value,i=new Map(n.map(O=>[O.version,O.protocols])),d=[...i.keys()],f=d.filter(O=>P(i.get(O)??[]));return(0,E.Ju)({texts:d,compatible:f.length===d.length?d:f,warnings:d.
length===0?[]:u})}const P=l=>l.some(t=>{const n=(0,A.rK)(t),[u]=n?.numbers??[];return n!==null&&!(0,A.Ty)(n)&&(u===5n||u===6n)}),k=(0,I.w3)({id:I.Qq,moved_to:I.
Qq});function D(l,t){const n=(0,I.D4)(l,k);if(!n.ok)return n;const{id:u,moved_to:i}=n.value,d=(0,p.mi)(i===""?u:i,"terraform"),f=d.kind==="registry"&&d.type===t;
return(0,E.Ju)(f?d.namespace:null)}const T=(0,I.w3)({ascii_armor:I.Qq}),C=(0,I.Tj)((0,I.w3)({hashes:(0,I.p_)(I.Qq),package_size:I.nd})),w=(l,t)=>(0,I.w3)({protocols:(0,I.
p_)(I.Qq),os:I.Qq,arch:I.Qq,filename:I.Qq,shasum:I.Qq,download_url:I.Qq,shasums_url:I.Qq,shasums_signature_url:I.Qq,signing_keys:(0,I.w3)({gpg_public_keys:(0,I.
p_)((0,I.lq)(l))}),packages:t}),v={terraform:w((0,I.w3)({ascii_armor:I.Qq,trust_signature:I.Qq}),I.gy),"opentofu before 1.12":w(T,I.gy),opentofu:w(T,C)},_=(l,t)=>(0,I.
D4)(l,v[t]),r=(0,I.w3)({versions:(0,I.Tj)((0,I.w3)({}))});function a(l,t){const n=s(l,t,r);return n.ok?(0,E.Ju)([...n.value.versions?.keys()??[]]):n}const o=(0,I.
w3)({archives:(0,I.Tj)((0,I.lq)((0,I.w3)({url:I.Qq,hashes:(0,I.p_)(I.Qq)})))});function c(l,t,n){const u=s(l,t,o);if(!u.ok)return u;const i=u.value.archives?.get(
n);return i===void 0?(0,E.Ju)(null):i===null?(0,E.TR)(`has null for ${n}, at which the clients crash`):i.hashes.some(d=>d.indexOf(":")<1)?(0,E.TR)(`has a hash w\
ithout a scheme, such as "zh:", in "archives.${n}"`):(0,E.Ju)(i)}function s(l,t,n){return(0,m.i)(t??"")==="application/json"?(0,I.D4)(l,n):(0,E.TR)(t===null?"ha\
s no Content-Type; expected application/json":"has a Content-Type other than application/json")}}),9633:((ce,G,e)=>{e.d(G,{EH:()=>T,Fl:()=>C,ad:()=>L,fZ:()=>p,i5:()=>S,
ny:()=>P,sw:()=>A,ut:()=>D,zS:()=>k});var m=e(7811),E=e(8643);const p=(_,r)=>v(w(_),`${I(r)}/versions`),A=(_,r,a)=>v(w(_),`${I(r)}/${a}/download`),I=({namespace:_,
name:r,system:a})=>`${_}/${r}/${a}`,S=(_,{namespace:r,type:a})=>v(_,`${r}/${a}/versions`),L=(_,{namespace:r,type:a},o,c)=>v(_,`${r}/${a}/${o}/download/${c.replace(
"_","/")}`),P=(_,r)=>v(w(_),r);function k(_,{host:r,namespace:a,type:o},c){const s=(0,E.O2)(_,`${r}/${a}/${o}/${c}`);return!s.ok||s.value.scheme==="https"?s:(0,m.
TR)(`unsupported protocol scheme "${s.value.scheme}"`)}function D(_,r){if(!/^\.{0,2}\//.test(r))return(0,m.Ju)(r);const a=(0,E.O2)(_,r);return a.ok?(0,m.Ju)((0,E.
jr)(a.value)):a}function T(_,r){const a=C(_,r);return a.ok&&a.value.fragment!==""?(0,m.TR)("must not include fragment part"):a}function C(_,r){const a=(0,E.O2)(
_,r);if(!a.ok)return a;const{scheme:o}=a.value;return o==="http"||o==="https"?a:(0,m.TR)("must use http or https scheme")}const w=_=>_.path.endsWith("/")?_:{..._,
path:`${_.path}/`};function v(_,r){const a=(0,E.O2)(_,r);if(!a.ok)throw new Error(a.why);return a.value}}),523:((ce,G,e)=>{e.d(G,{Cg:()=>T,PW:()=>o,Ty:()=>D,Zy:()=>C,
_T:()=>c,hZ:()=>A,kv:()=>n,mb:()=>u,oF:()=>L,rK:()=>P});var m=e(7811),E=e(5106);const p=new RegExp(`^${E.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${A}[.+-]?$`),S=2n**63n-1n;function L(i){const[,d,f,O,$]=p.exec(i)??[];return d===void 0?null:k(i,d,O??f,$)}function P(i){const[,d,f,O]=I.exec(i)??
[];return d===void 0?null:k(i,d,f,O)}function k(i,d,f="",O=""){const $=d.split(".").map(R=>R.replace(/^0+(?=.)/,""));if($.some(R=>R.length>19))return null;const h=$.
map(R=>BigInt(R));if(h.some(R=>R>S))return null;for(;h.length<3;)h.push(0n);return{text:i,numbers:h,written:$.length,pre:f,build:O}}const D=i=>i.pre!=="",T=({numbers:i,
pre:d,build:f})=>`${i.join(".")}${d===""?"":`-${d}`}${f===""?"":`+${f}`}`;function C(i,d){const f=Math.max(i.numbers.length,d.numbers.length);for(let O=0;O<f;O++){
const[$,h]=[i.numbers[O]??0n,d.numbers[O]??0n];if($!==h)return $<h?-1:1}return i.pre===d.pre||i.numbers.length!==d.numbers.length?0:i.pre===""||d.pre===""?i.pre===
""?1:-1:w(i.pre,d.pre)}function w(i,d){const[f,O]=[i.split("."),d.split(".")];for(let $=0;;$++){const[h,R]=[$+1>=f.length,$+1>=O.length];if(h!==R)return h?-1:1;
const g=v(f[$]??"",O[$]??"");if(g!==0||h)return g}}function v(i,d){const[f,O]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(d)];return f!==O?f?-1:1:f&&i.length!==d.length?
i.length-d.length:i===d?0:i<d?-1:1}const _="[\\t\\n\\f\\r ]*",r=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${E.eQ})${_}$`),a="This string does not use correct ve\
rsion constraint syntax";function o(i){const d=[];for(const f of i.split(",")){const[,O,$=""]=r.exec(f)??[],h=L($);if(h===null)return(0,m.TR)(a);d.push({operator:O||
"=",version:h,text:f})}return(0,m.Ju)(d)}function c(i){const d=o(i);if(!d.ok)return d;const f=[];for(const O of d.value){const $=P(O.version.text);if($===null||
!s.test(O.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax: ${l(O)}`);f.push({...O,version:$})}return(0,m.Ju)(f)}const s=/^[<>=!~]* ?[0-9]/;function l({
operator:i,version:d,text:f}){const O=f.trim();if(d.text.startsWith("v"))return'a "v" prefix should not be used';if(!s.test(O))return`only one space is expected\
 after the operator "${i}"`;if(d.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[$]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(O)??[""];return`missing comma after "${$}"`}const t=[">",">=","=","~>","<=","<","!="];function n(i){const d=[...i].sort((f,O)=>C(f.version,O.version)||w(f.
version.build,O.version.build)||t.indexOf(f.operator)-t.indexOf(O.operator)||O.version.written-f.version.written);return[...new Set(d.map(u))].join(", ")}function u({
operator:i,version:d}){if(i==="=")return T(d);const f=i==="~>"&&d.written<3?d.numbers.slice(0,2):d.numbers;return`${i} ${T({...d,numbers:f})}`}}),4165:((ce,G,e)=>{
e.d(G,{FG:()=>w,NG:()=>A,kX:()=>v,oq:()=>C});var m=e(3916),E=e(9432),p=e(3096);const A="it is in a submodule, which this check does not fetch",I=8*1024*1024,S=5e3,
L=5e4,P=4096,k=16*1024*1024,D=/\.(?:tf|tofu)(?:\.json)?$/,T=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function C(){const _=new Map,r=new Set([""]),a=new Set,[o,c]=[new Map,new Map],
s={files:0,bytes:0,names:0};let l;const t=$=>{l??=$},n=$=>t({kind:"unread",why:`${$}, the limit of this check`}),u=$=>t({kind:"broken",why:(0,E.dh)($)});function i($){
return T.test($)&&u(`entry contains '..': ${$}`),$.length>P&&n(`a name in it has more than ${P} characters`),l!==void 0?"":$.split("/").filter(h=>h!==""&&h!==".").
join("/")}function d($){let h=$;for(;l===void 0&&!r.has(h);)_.has(h)&&u(`${h}: not a directory`),r.add(h),s.names+=h.length,r.size>L&&n(`it has more than ${L} d\
irectories`),s.names>k&&n("the names of its directories have more than 16 Mi characters"),h=(0,p.jt)(h)}function f($,h){const R=i($);if(d((0,p.jt)(R)),r.has(R)&&
u(`${R}: is a directory`),l===void 0){if(!D.test(R)){a.add((0,p.jt)(R));return}if(s.files+=1,s.bytes+=h,s.files>S&&n(`it has more than ${S} files of configurati\
on`),s.bytes>I&&n("it has more than 8 MiB of configuration"),l===void 0)return g=>{_.set(R,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(g))}}}function O($,h,R){
$.set(i(h),R),$.size>S&&n(`it has more than ${S} links that lead to no file`)}return{failure:()=>l,stop:t,directory:$=>d(i($)),file:f,unreadable:($,h)=>{D.test(
$)&&O(o,$,h)},unknown:($,h)=>O(c,$,h),finish:()=>l??{kind:"read",tree:{files:_,directories:r,mixed:a,unreadable:o,unknown:c}}}}const w=({unknown:_},r)=>[..._].find(
([a])=>`${r}/`.startsWith(`${a}/`)||D.test(a)&&(0,p.jt)(a)===r)?.[1];function v(_,{directories:r,files:a,mixed:o}){if(!/[*?[]/.test(_))return _;const c=n=>n.replaceAll(
/(?<=^|\/)\./g,"_"),[s,...l]=[...r,...a.keys()].filter(n=>(0,m.matchesGlob)(c(n),c(_))),t=l.length>0||/(?:^|\/)\*$/.test(_)&&o.has((0,p.jt)(_));return s===void 0||
t?_:s}}),7439:((ce,G,e)=>{e.d(G,{w:()=>I});var m=e(7706),E=e(9373),p=e(1824);const A=3;function I(S,{address:L,place:P},k){const{expected:D,configured:T}=k.configurations;
if(D.size+T.size===0)return[];const C=S.configurations.calls.get(L)??[],w=(0,E.Nm)(C.filter(({kind:t})=>t==="provider-passed")),v=new Set(w.map(({text:t})=>t)),
_=D.values().filter(({text:t})=>!v.has(t)),r=w.flatMap(({text:t})=>T.get(t)??[]),a=C.find(({kind:t})=>t==="call-repeated"),[o]=T.values(),c={call:L,canChange:S.
way===void 0},s=(t,n)=>{const u=(0,p.VV)(k,t.place),i=u.inside===void 0?[P,u]:[u];return{problem:(0,m.io)(n),places:i}},l=[..._.take(A).map(t=>s(t,{...c,kind:"n\
ot-passed",name:t.text})),...r.map(t=>s(t,{...c,kind:"overridden",name:t.text}))];return a===void 0||o===void 0?l:[...l,s(o,{...c,kind:"repeated",argument:a.text})]}}),
9465:((ce,G,e)=>{e.d(G,{C_:()=>a,Zf:()=>s,fO:()=>c});var m=e(3916),E=e(3791),p=e(2170),A=e(9119),I=e(8339),S=e(3096),L=e(1780),P=e(3298),k=e(4165),D=e(7439),T=e(
9373),C=e(1039),w=e(1824);let v=function(...u){return{callsOf:v}=e.late([4284],4284),new.target?new v(...u):v(...u)},_=function(...u){return{textNotes:_}=e.late(
[4284],4284),new.target?new _(...u):_(...u)},r=function(...u){return{withoutRefused:r}=e.late([4284],4284),new.target?new r(...u):r(...u)};const a=({source:u,constraint:i,
place:d},f)=>JSON.stringify([f,u,i?.text??null,d.inside?.isPublic??null]),o=20;class c{rules;notes=[];constructor(i){this.rules=i}follow(i,d,f,O){const[$,...h]=i,
R=new Set,g=new Set,M=i.map(X=>({directory:X,tree:null,from:null}));for(const X of M){if(this.rules.isEnded())break;const{directory:ee,tree:oe}=X;for(const ne of v(
ee,i[0],{client:f,isAsked:O,addresses:d})){const H=this.rules.opened.get(a(ne,f));if(H===void 0)continue;const J=(0,w.bj)(ne,H,ee.way,d.get(ee)),se={...ne,address:(0,w.
_Q)(ee.way,ne.address)},{tree:ie,directory:re}=H;g.add((0,w.qv)(J)),this.saySubmodules(H,ne.place,f),M.push(...this.enter({from:X,call:se,tree:ie,name:re,way:J},
f,R))}if(!(oe===null||ee.way===void 0))for(const{name:ne,call:H}of ee.children){if(ne===null||H===null)continue;const J=(0,w.ux)(ee.way,H.address),se=H.text??"",
ie={address:H.address,source:se,place:(0,w.VV)(ee,H.place)};if(/^\.\.(\/|$)/.test(ne)){const re=n(ne,ee.way,g)?(0,E.q)({what:"package",why:t,cure:void 0,names:[
se]}):(0,I.DA)({reason:"leads-out",text:se});this.say(re,ie.place,f)}else M.push(...this.enter({from:X,call:ie,tree:oe,name:ne,way:J},f,R))}}const j=M.flatMap(X=>X.
tree===null?[]:X.directory),b=j.find(({way:X})=>X?.address==="");if($.unit===null||b===void 0)return[$,...h,...j];const z=j.filter(X=>X!==b);return[(0,C.A2)($,$.
unit,b),...h,...z]}allNotes(){return(0,p.Qp)(this.notes,({problem:i,places:d})=>[(0,L.pj)(i.message),d.map(A.df)])}enter({from:i,call:d,tree:f,name:O,way:$},h,R){
const{place:g}=d,M=(0,k.FG)(f,O);if(M!==void 0){const H=[d.source];return this.say((0,E.q)({what:"package",why:M,cure:void 0,names:H}),g,h),[]}const j=this.rules.
read(f)(h)(O);if(j===null)return this.say((0,I.Iz)({path:O,maker:null,in:$.package}),g,h),[];const b=$.address==="",z=b&&i.directory.unit?.covers||[],X=new Set(
z.map(H=>(0,S.Gz)(O,H))),ee=(0,C.Oj)({...j.directory,way:$},X),oe=b?[]:(0,D.w)(i.directory,d,ee);for(const{problem:H,places:J}of oe)this.notes.push((0,p.kH)(H,{
places:J,clients:[h]}));if(l(i,f,O)&&this.say((0,I.DA)({reason:"endless",text:d.source}),g,h),R.has(j.directory))return[];if(R.add(j.directory),$.through.length>
o){const H=(0,E.q)({what:"chain",max:o,names:[$.package]});return this.say(H,g,h),[]}const ne={clients:[h],isPlaceholder:!1};for(const H of j.notes){if(X.has((0,p.
W7)(H)))continue;const{problem:J,places:se,affects:ie,...re}=H,le=se.map(ae=>typeof ae=="string"?ae:(0,w.VV)(ee,ae));this.notes.push((0,p.kH)(J,{...re,...ne,places:le}))}
return[{directory:ee,tree:f,from:i}]}saySubmodules({name:i,tree:d},f,O){d.unknown.values().some(h=>h===k.NG)&&this.say((0,E.q)({what:"submodules",names:[i]}),f,
O)}say(i,d,f){this.notes.push((0,p.kH)(i,{places:[d],clients:[f]}))}}const s=(u,i)=>(0,P.O)(d=>{const f=u(d);return(0,P.O)(O=>(0,P.O)($=>{const h=f($);if(h===null)
return null;const{usages:R,declared:g}=h,M=(0,T.Pv)({usages:R,declared:g,units:[]},O),b=[...r(h.notes,R),..._(R,g,i)];return{directory:M.get($)??(0,T.hK)($),notes:b.
filter(({clients:z})=>z.includes(O))}}))});function l(u,i,d){for(let f=u;f!==null;f=f.from)if(f.tree===i&&f.directory.name===d)return!0;return!1}const t="it lea\
ds out of its package, to what else is installed";function n(u,i,d){const[f=""]=(0,m.normalize)((0,m.join)((0,w.qv)(i),u)).split("/");return f===".."||d.has(f)}}),
1039:((ce,G,e)=>{e.d(G,{A2:()=>L,Oj:()=>S,k0:()=>I});var m=e(3096),E=e(3846),p=e(9373),A=e(1824);function I(P,k,D=(0,p.hK)(P.name)){const T=({place:w})=>!k.replaced.
includes(w.file),C=({kind:w})=>w!=="lock_provider"||P.lockFile===null;return{...P,usages:[...P.usages,...D.usages.filter(C)].filter(T),declared:[...P.declared,...D.
declared].filter(T),lockFile:P.lockFile??D.lockFile,parts:[...P.parts,...D.parts,...k.files.map(m.jt)]}}function S(P,k){const D=({place:T})=>!k.has(T.file);return{
...P,usages:P.usages.filter(D),declared:P.declared.filter(D),children:P.children.filter(({call:T})=>T===null||D(T))}}function L(P,k,D){const T=r=>({...r,place:(0,A.
VV)(D,r.place)}),C=D.usages.map(r=>T({...r,version:r.version&&T(r.version)})),w=[...P.usages,...C],v=w.filter(({kind:r})=>r.startsWith("required_provider")),_=new Set(
v.map(({address:r})=>(0,E.op)(r)));return{...P,unit:{...k,module:P.name},usages:w.filter(({kind:r,text:a})=>r!=="implied_provider"||!_.has((0,E.A5)(a))),declared:[
...P.declared,...D.declared.map(T)]}}}),1824:((ce,G,e)=>{e.d(G,{CY:()=>m,VV:()=>E,_Q:()=>S,bj:()=>I,qv:()=>L,ux:()=>p});const m=(P,k)=>P===void 0||P.address===""?
k:`${P.address}.${k}`,E=({way:P},k)=>P===void 0?k:{...P.place,inside:{through:P.through,package:P.package,isPublic:P.isPublic,file:k.file,line:k.line}},p=(P,k)=>({
...P,address:m(P,k),through:[...P.through,k]}),A="terraform";function I(P,{name:k,isPublic:D},T,C){const{address:w}=P,v=S(T,w);return{place:T?.place??P.place,address:w===
A?"":w,module:T===void 0?C:T.module,through:[...T?.through??[],`${v} (${k})`],package:k,installedBy:w,isPublic:D}}const S=(P,k)=>k.slice(m(P,"").length),L=({installedBy:P})=>P.
replaceAll("module.","")}),7706:((ce,G,e)=>{e.d(G,{ME:()=>p,ho:()=>S,io:()=>k,jP:()=>A});var m=e(8032),E=e(9615);const p=()=>(0,E.CC)("block-reserved",{message:"\
required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function A({
kind:D}){const{client:T,what:C}=m.$I[D];return(0,E.CC)("block-unsupported",{message:`${C} is supported by ${m.bB[T]} only`,help:T==="opentofu"?"remove it, move \
it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const I={twice:({what:D,first:T})=>({message:`${D} is defined a second time; t\
he first time is in ${T}`,help:D.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:D})=>({message:`this override file chang\
es ${D}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:D})=>({message:`${D}\
 is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; re\
place a token that was committed"}),reserved:({what:D})=>({message:`${D} has a name that calls of a module need for themselves`,help:"rename the variable"}),"qu\
oted-type":({what:D})=>({message:`the type of ${D} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({
what:D,argument:T})=>({message:`${D} cannot have the argument ${T}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configu\
res the provider"}),"local-name":({name:D,normal:T})=>({message:`"${D}" cannot be the local name of a provider`,help:T===null?"use letters, digits and dashes on\
ly, with no dash at either end":`write ${T}`})},S=D=>(0,E.CC)("block-invalid",(0,E.Z9)(I,D)),L="use another version of the module that has this call",P={"not-pa\
ssed":({call:D,name:T,canChange:C})=>({message:`${D} does not pass the provider configuration ${T}, which its module expects`,help:C?`add \`${T} = \u2026\` to the \`pr\
oviders\` of the call`:L}),overridden:({call:D,name:T,canChange:C})=>({message:`${D} passes the provider configuration ${T}, which its module has itself`,help:C?
`remove \`${T}\` from the \`providers\` of the call`:L}),repeated:({call:D,argument:T,canChange:C})=>({message:`${D} has \`${T}\`, but its module configures a pr\
ovider itself`,help:C?`remove \`${T}\`, or use a version of the module without \`provider\` blocks`:L})},k=D=>(0,E.CC)("block-providers",(0,E.Z9)(P,D))}),8185:((ce,G,e)=>{
e.d(G,{CS:()=>D,I4:()=>w,KJ:()=>P,US:()=>k,VS:()=>T});var m=e(2801),E=e(2170),p=e(9119),A=e(255),I=e(9897),S=e(5106);const L=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
P=({problem:{code:v,severity:_}})=>L.test(v)&&!(v==="file-syntax"&&_==="notice"),k=(v,_)=>_.allowedHosts.length>0&&("problem"in v?P(v):[v.directHost??null,...v.
needs.map(({host:r})=>r)].some(r=>r!==null&&!A.ev(r,_)));function D(v,_){return _.allowedHosts.length===0?[]:v.flatMap(r=>{const{directHost:a,isOverridden:o,place:c,
clients:s,evaluated:l}=r;if(a===void 0||o)return[];const t=C(r)?"backend":"download",n=A.ev(a,_),u=t==="download"&&Object.values(l??{}).some(O=>!O.isWhole);if(n&&
!u)return[];const i=A.Pv(a),d=i.ok&&!n?i.value:null,f=n?I.IZ:A.nx(a);return[(0,E.kH)((0,m.wp)({host:f,use:t}),{host:d,places:[c],clients:s})]})}function T(v,_,r,a){
const{allowedHosts:o}=a,c=f=>f!==void 0&&A.ev(f,a),s=v.filter(f=>c(f.directHost)&&!C(f)),l=_.filter(({service:f,host:O})=>f===S.e$&&c(O)),t=[...s.map(({place:f})=>f),
...l.flatMap(f=>f.because)],n=r??t,u=(0,p.jH)(n.filter(f=>typeof f!="string"));if(o.length===0||u.length===0)return[];const i=r!==null,d=(0,m.sC)({count:u.length,
isAsked:i});return[(0,E.kH)(d,{places:(0,p.As)(u)})]}const C=({kind:v})=>/^(backend|remote_state|saved_state)$/.test(v);function w(v,_,r,a){if(a.allowedHosts.length===
0)return[];const o=r.filter(({because:c})=>c.some(s=>typeof s!="string"));return _.flatMap(c=>{const{id:s,kind:l}=c;if(l!=="url"||!o.some(u=>u.service===s))return[];
const t=A.yo(c.url);if(t===null||t===v||A.ev(t,a))return[];const n=(0,m.wp)({host:A.nx(t),service:s,registry:A.nx(v)});return[(0,E.kH)(n,{services:[s]})]})}}),3217:((ce,G,e)=>{
e.d(G,{fc:()=>v,ky:()=>w,so:()=>k,uA:()=>_});var m=e(8294),E=e(1098),p=e(2170),A=e(9119),I=e(8032),S=e(255),L=e(5106),P=e(4606);function k(r,a,{misnamed:o},c){const s=r.
credentials?.hasToken===!0,l=[r.difference??[],o].flat().map(O=>(0,p.kH)(O));if(s||r.attempt.discovery.kind!=="found")return l;const t={host:r.host,isFork:c.isFork,
...(0,P.Bc)(r)},n=D(r.host,c),u=new Set(n.map(({place:O})=>O)),f=(o.length>0||!!r.credentials?.problem?[]:T(r.host,a,c)).filter(({place:O})=>!u.has(O));return[...l,
...C(n,O=>(0,E.vs)({...t,service:O})),...C(f,O=>m.$U({...t,service:O}))]}function D(r,{usages:a,depth:o}){return o==="discovery"?[]:a.flatMap(({workspace:c,hasOwnToken:s,
needs:l,place:t})=>c===void 0||s||(0,A.MV)(t)?[]:l.flatMap(n=>n.host===r?[{...n,place:t}]:[]))}function T(r,a,{usages:o}){const c=new Set(o.flatMap(({hasOwnToken:l,
place:t})=>l?t:[])),s=(0,L.Uc)(r);return a.flatMap(({service:l,because:t})=>s.includes(l)?t.flatMap(n=>typeof n=="string"||(0,A.MV)(n)||c.has(n)?[]:{service:l,place:n,
clients:I.zK}):[])}const C=(r,a)=>[...Map.groupBy(r,({service:o})=>o)].map(([o,c])=>{const s=[...new Set(c.map(({place:t})=>t))],l=[...new Set(c.flatMap(t=>t.clients))];
return(0,p.kH)(a(o),{services:[o],places:s,clients:l})});function w(r,a){return r.filter(o=>!a.includes(o)).map(o=>(0,p.kH)(m.bI({host:o})))}function v({host:r,
attempt:a,credentials:o},c){const s=o?.hasToken===!0,l=[...c.flatMap(t=>t.kind==="url"&&(0,L.p4)(t.id)&&L.fg.has(t.id)?[{url:t.url,service:t.id,isSent:s}]:[]),...a.
hops.map(({url:t,authorization:n})=>({url:t,service:null,isSent:n==="sent"}))].flatMap(({url:t,...n})=>{const u=(0,S.Pv)((0,S.yo)(t)??"");return!u.ok||u.value===
r?[]:[{...n,host:u.value}]});return[...new Map(l.toReversed().map(t=>[t.host,t])).values()]}function _(r,a,{tokenSources:o,hosts:c}){return(o.size===0?[]:v(r,a)).
flatMap(({host:l,service:t,isSent:n})=>{const u=o.get(l);if(u===void 0)return[];const i=t===null?r.attempt.discovery.kind==="failed":!n,d=m.To({host:(0,S.nx)(r.
host),other:(0,S.nx)(l),source:u,service:t,isSent:n,isNotice:!i||c.has(l)});return[(0,p.kH)(d,{services:t===null?[]:[t]})]})}}),2886:((ce,G,e)=>{e.d(G,{ER:()=>_,
H4:()=>o,Np:()=>c,TC:()=>C,cA:()=>l,hD:()=>S,ly:()=>a,pi:()=>s,v1:()=>T,zX:()=>v,zv:()=>r});var m=e(9432),E=e(9119),p=e(9615),A=e(255),I=e(1780);function S(t,n){
const{clients:u,aside:i,isPlaceholder:d,checkedFor:f,...O}=t;return{...O,problem:L(t,n),affects:t.affects.filter($=>n.concerned.includes($)),isHostNew:n.isHostNew}}
function L(t,n){const{reader:u,machine:i,ignore:d,guesses:f}=n;if(i!==null&&t.problem.obstacle&&!s(t,d))return i;const O=k(t,u===null?t.problem:(0,p.as)(t.problem,
u)),$=D(t,f);if($.length===0)return O;const h=(0,p.tr)($.flatMap(({repository:R})=>R??[]));return{...O,help:O.help===void 0?h:(0,I.xI)`${O.help}; ${h}`}}const P=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function k({places:[t]},n){const u=typeof t=="object"?t.inside:void 0;if(u===void 0||!P.test(n.code))return n;const i=(0,p.VB)(u.package),d=n.code==="client-ver\
sion";return{...n,help:d?`use a version that it allows, or ${i}`:i}}function D({host:t,places:n,problem:u},i){if(i.length===0)return[];const d=u.affects.includes(
"terraform")&&!u.affects.includes("opentofu"),f=n.flatMap($=>typeof $=="string"?[]:$.file),O=new Set(f.map(E._M));return i.filter(({repository:$,hosts:h})=>O.has(
$)&&(d||t!==null&&h.has(t)))}function T({severity:t,affects:n,needed:u},i){const d=u&&i.some(f=>n.includes(f));return t==="error"&&!d?"warning":t}function C(t,n,{
isTerminal:u}){const i=n.some(({because:f})=>f.includes("hostnames input"));return{role:(0,m.VW)(t)!==null?"guest":i?"operator":"user",host:(0,A.nx)(t),isTerminal:u}}
const w=["module","provider","version","package","lock","not"],v=({problem:t,places:n})=>w.includes(t.code.replace(/-.*/,""))&&n.length>0&&n.every(u=>typeof u!=
"string"),_=({problem:t,needed:n})=>n&&t.usualSeverity==="error"&&!o.includes(t.code),r=({problem:t})=>t.code==="machine-network",a=t=>t.some(n=>typeof n=="stri\
ng"||!(0,E.MV)(n)),o=["host-http2","host-check-crashed"],c=(t,n)=>p.oC.indexOf(t.severity)-p.oC.indexOf(n.severity),s=({problem:t,host:n,namedHost:u=n},i)=>i.some(
({code:d,host:f})=>d===t.code&&(f===null||f===u));function l(t){if(typeof t=="string")return t;const{file:n,line:u,inside:i}=t;return i===void 0?`${n}:${u}`:(0,E.
kn)(i)}}),6146:((ce,G,e)=>{e.d(G,{$:()=>A,o:()=>p});var m=e(9119),E=e(2886);function p(C,w){const{kind:v,source:_,address:r,constraints:a,places:o}=w,c=a.map(({
text:s})=>s);return JSON.stringify([C,v,_,r,c,o[0]??null])}function A(C,w){const v=L(w,({rowKeys:c=[]})=>c),_=w.filter(({host:c})=>c===null),r=c=>_.filter(({problem:s})=>c.
test(s.code)),a=L(r(P),({places:c})=>c.map(E.cA)),o=L(r(k),({places:c})=>c.map(T));return v.size+a.size+o.size===0?C:C.map(({directory:c,clients:s,rows:l})=>({directory:c,
clients:s,rows:l.map(t=>{const n=v.get(p(c,t))??[...t.rejectedAt.flatMap(f=>a.get((0,E.cA)(f))??[]),...D(t).flatMap(f=>o.get(T(f))??[])];if(n.length===0)return t;
const u=n.map(({finding:f})=>({...f.problem,severity:(0,E.v1)(f,s)})).sort(E.Np),i=new Map(u.map(({code:f,title:O,usualSeverity:$})=>[f,{code:f,title:O,usualSeverity:$}])),
d=I(t,n);return{...t,...d.length>0&&{conflicting:d},worst:u[0]?.severity??null,problems:[...i.values()]}})}))}function I({constraints:C},w){const v=w.flatMap(({
finding:r})=>r.problem.constraints??[]),_=new Set(v.filter(({conflicts:r})=>r).map(S));return _.size===0?[]:C.filter(r=>_.has(S(r)))}const S=({text:C,place:w})=>`${(0,m.
df)(w)} ${C}`,L=(C,w)=>Map.groupBy(C.flatMap(v=>w(v).map(_=>({key:_,finding:v}))),({key:v})=>v),P=/^(?:constraint|lock)-/,k=/^(?:block|client|file|source)-/,D=({
kind:C,places:w})=>w.filter(v=>C==="module"&&typeof v!="string"&&v.inside===void 0),T=C=>typeof C=="string"?C:`${C.file}:${C.line}`}),4606:((ce,G,e)=>{e.d(G,{Bc:()=>T,
Cg:()=>I,Hf:()=>P,ux:()=>S,wD:()=>L});var m=e(8294),E=e(4481),p=e(8032),A=e(255);const I={misnamed:[],cause:null,source:void 0,refusals:[]};function S(C,w,{role:v},_){
const{isFork:r,isAsked:a}=_,{hasToken:o=!1,source:c,problem:s=null}=C.credentials??{},{status:l=null,challenge:t=null}=C.attempt.hops.at(-1)??{},n=o||!a?[]:k(C,
_),u=(0,p.n3)(C.host),d=(u&&l===403||r&&!o?null:s)??n[0]??null,O=["document-unauthorized",...d!==null||!(r||u)?["versions-unauthorized","cloud-organization"]:[]],
$=w.filter(({problem:{code:g,isUnsent:M}})=>O.includes(g)&&!M),h=$.some(({problem:g})=>g.code==="versions-unauthorized")||v!=="guest"&&(r||l===401);return!(d!==
null||h&&!o)||t!==null?{misnamed:n,cause:null,source:c,refusals:[]}:{misnamed:n,cause:d??{isFork:r,...T(C)},source:c,refusals:$}}const L=(C,{cause:w,source:v,refusals:_})=>w!==
null&&_.includes(C)?(0,E.to)(C.problem,w,v):C.problem;function P({problem:C,services:w},{cause:v,refusals:_}){if(_.length===0)return!1;const r=_.flatMap(a=>a.services);
return C===v||C.code==="credentials-missing"&&w.every(a=>r.includes(a))}const k=(C,{tokenVariables:w,hosts:v})=>(0,A.Bz)(w,C.host,v).filter(({isParent:_})=>!_||
D(C)).map(_=>m.z2({host:C.host,..._})),D=({attempt:{discovery:C}})=>C.kind==="failed"&&C.problem.code==="document-unauthorized";function T({credentials:C,looks:w}){
const v=w.flatMap(o=>o.looks),_=o=>[...new Set(v.flatMap(({held:c,source:s})=>c!=="not read"===o?s:[]))],r=C===null?_(!0):[C.source],a=C===null?_(!1):[];return{
searched:r,notRead:a}}}),4702:((ce,G,e)=>{e.d(G,{j7:()=>i,k2:()=>R,S4:()=>d});var m=e(2170),E=e(9119),p=e(8032),A=e(3217),I=e(4756),S=e(9615),L=e(1780),P=e(8185),
k=e(2886);function D(g,M,j){const{notes:b,usages:z,requirements:X,isEmpty:ee}=g,{complaints:oe,tokenHosts:ne,answered:H,contacted:J,unopened:se}=g,ie=({problem:W,
places:[U]})=>W.code==="file-syntax"&&typeof U=="object"&&U.inside===void 0,re=new Set(b.filter(ie).map(m.W7)),le=({problem:W})=>M.allowedHosts.length>0&&W.code===
"source-near-miss"&&W.severity==="notice",ae=[...(0,P.CS)(z,M),...(0,P.VS)(z,X,se,M),...H.map(W=>T(W,M)),...oe,...(0,A.ky)(ne,J)],N=[...b.filter(W=>!le(W)).map(
W=>C(W,re,M)),...ae.map(W=>({...W,severity:(0,k.v1)(W,M.dialect.clients)})),...ee?[w(M)]:[]],{placed:K=[],placeless:x=[]}=Object.groupBy(N,({places:W})=>W.length>
0?"placed":"placeless");return[...(0,m.Qp)(K,W=>{const{problem:U,severity:Y,affects:y,host:F,namedHost:q,exclude:Z}=W,{code:V,message:Q,help:te}=U;return[F,q,V,
Y,Q,te,y,Z===void 0]}),...x].map(W=>(0,k.hD)(W,j))}function T(g,M){const{host:j,problem:b}=g;return j===null?g:{...g,services:[],problem:(0,S.as)(b,(0,k.TC)(j,[],
M))}}function C(g,M,{dialect:j,allowedHosts:b}){const{problem:z,isPlaceholder:X,checkedFor:ee=j.clients}=g;if(b.length>0&&(0,P.KJ)(g)){const N=(0,L.xI)`${z.message}; it may use hosts that are not in \`allowed-hosts\``;
return{...g,problem:{...z,message:N},severity:"error"}}const oe=(0,m.W7)(g),ne=(0,m.Xd)(g),H=g.aside!==void 0||ne!==null&&(0,E.MV)(ne),J=g.severity==="error"&&X===
!0,se=M.has(oe)&&z.code!=="file-syntax",re=g.severity==="error"&&(J||se||H)?"warning":(0,k.v1)(g,ee);if(!H&&!J)return{...g,severity:re};const{help:le,...ae}=z;return{
...g,severity:re,problem:z.code==="file-syntax"?ae:z,exclude:[(0,E.n7)(g.aside??oe)]}}const w=({scan:g,hostnames:M,usages:j})=>(0,m.kH)((0,I.JW)({scan:g,hasHostnames:M.
length>0,isFleet:j.length>0}));var v=e(9432),_=e(8936),r=e(255);function a(g){const M=g.filter(({attempt:oe})=>oe.hops.length>0),[j,...b]=M.flatMap(oe=>c(oe)??[]);
if(!j||b.length<M.length-1||!(M.some(({host:oe})=>(0,v.VW)(oe)!==null)||b.length>0&&!j.isCommon)||b.some(oe=>o(oe)!==o(j)))return null;const ee=M.map(({host:oe})=>(0,r.
nx)(oe));return(0,_.e4)(ee,[j,...b])}const o=({verb:g,what:M})=>g.startsWith("cannot")?g:M;function c({attempt:{discovery:g,hops:M}}){const j=g.kind==="failed"?
g.problem.obstacle:void 0;return M.every(({status:z})=>z===null)||j?.verb==="does not reach"?j:void 0}var s=e(6146);let l=function(...g){return{judgeRequests:l}=
e.late([2798,2364,3611],2364),new.target?new l(...g):l(...g)},t=function(...g){return{crashedVisit:t}=e.late([2798,2364,3611],2364),new.target?new t(...g):t(...g)},
n=function(...g){return{judgeVisit:n}=e.late([2798,2364,3611],2364),new.target?new n(...g):n(...g)},u=function(...g){return{outcomesOf:u}=e.late([2798,2364,3611],
2364),new.target?new u(...g):u(...g)};const i={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function d(g,M,j=()=>[]){const{predicted:b,
stopped:z,visits:X,guesses:ee}=g,oe={guesses:ee,machine:a(X),ignore:M.ignore},ne=$(g,{...M,...oe}),H=h(g,ne,M,oe),J=[...ne.flatMap(N=>N.findings),...H],se=N=>N.
filter(K=>!(0,k.pi)(K,M.ignore)).sort(k.Np),ie=ne.map(N=>{const K=se(N.findings.filter(x=>!(0,k.zX)(x)));return{...N,findings:K,clients:u(K)}}),re=({exclude:N})=>+(N!==
void 0),le=se([...ne.flatMap(N=>N.findings.filter(k.zX)),...H]).toSorted((N,K)=>(0,k.Np)(N,K)||re(N)-re(K)),ae=[...ie.flatMap(N=>N.findings),...le].sort(k.Np);return{
passed:z.length===0&&!ae.some(({severity:N})=>R(N,M.failOn)),stopped:z,hosts:ie,files:le,findings:ae,ignored:J.length-ae.length,roots:(0,s.$)(b.roots,se(J)),lines:O(
ae,j)}}const f=1e3;function O(g,M){const j=g.flatMap(b=>(0,m.Xd)(b)??[]).filter(({file:b,column:z,endColumn:X})=>X>z&&(0,E._M)(b)===null);return M((0,E.jH)(j).slice(
0,f))}function $(g,M){const{visits:j,newHosts:b,predicted:z}=g,X=Map.groupBy(g.requirements,({host:H})=>H),ee=Map.groupBy(z.notes,({host:H})=>H),oe=new Map(z.requests.
map(H=>[H.host,H])),ne={...M,...g,hosts:new Set(j.map(({host:H})=>H))};return j.map(H=>{const{host:J}=H,se={visit:H,requirements:X.get(J)??[],predicted:ee.get(J)??
[],requests:oe.get(J)??null,answering:z.answering,isNew:b.has(J)};try{return n(se,ne)}catch(ie){return t(se,ne,ie)}})}function h(g,M,j,b){const{notes:z,requests:X,
unopened:ee}=g.predicted,oe=new Set(M.map(({visit:le})=>le.host)),ne=M.flatMap(({visit:le,services:ae})=>(0,A.fc)(le,ae)),H=[...z,...X.flatMap(le=>l(le,[],j))],
{files:J=[],hosts:se=[]}=Object.groupBy(H,({host:le})=>le===null?"files":"hosts"),ie={...g,unopened:ee,notes:[...g.notes,...J],answered:se.filter(({host:le})=>le!==
null&&!oe.has(le)),contacted:[...oe,...[...ne,...X].map(({host:le})=>le)]},re={concerned:p.zK,reader:null,isHostNew:!1,machine:null};return D(ie,j,{...b,...re})}
const R=(g,M)=>g==="error"?M!=="never":g==="warning"&&M==="warning"}),2218:((ce,G,e)=>{e.d(G,{CG:()=>P,Fh:()=>C,T1:()=>D,T5:()=>T,en:()=>w,h1:()=>k,wX:()=>v});var m=e(
1011),E=e(2801),p=e(9119),A=e(8032),I=e(255),S=e(5106);const L=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backen\
d_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function P(_,r,a,o=(0,m.kA)(r)){const c=["hostnames input"],
s=_.hostnames.flatMap(({host:n,services:u})=>{const i=u.length>0?u:_.requiredServices,d=i.length>0?i:["any"],f={host:n,clients:a,because:c,isImplied:!1,isForInit:!0};
return d.map(O=>({...f,service:O}))}),l=new Set([...o,..._.hostnames.map(({host:n})=>n)]),t=r.flatMap(({kind:n,needs:u,place:i})=>u.map(d=>({...d,because:[i],isImplied:!l.
has(d.host),isForInit:!L.has(n)})));return k([s,t],a)}function k(_,r){return(0,p.c1)(_.flat(),({host:a,service:o})=>`${a} ${o}`).map(a=>{const[{host:o,service:c}]=a;
return{host:o,service:c,clients:[...r.filter(s=>a.some(l=>l.clients.includes(s)))],because:(0,p.As)([...a.flatMap(({because:s})=>s)]),isImplied:a.every(({isImplied:s})=>s),
isForInit:a.some(({isForInit:s})=>s)}})}const D=({because:_})=>_.every(r=>typeof r!="string"&&r.inside?.isPublic===!0);function T(_,r,a){const o=l=>l.inside!==void 0,
c=_.flatMap(l=>{const{calls:t,providers:n,client:u}=l,i={clients:[u],isForInit:!0},d=t.flatMap(({module:O,place:$})=>{if(O===null||!o($))return[];const{host:h,hostImplied:R}=O;
return{...i,host:h,service:S.e$,because:[$],isImplied:R}}),f=n.flatMap(({provider:O,places:$})=>{const h=$.filter(o);if(h.length===0||!r(O,l))return[];const{host:R}=O;
return{...i,host:R,service:S.xq,because:h,isImplied:(0,A.n3)(R)}});return[...d,...f]}),s=l=>typeof l=="string"?l:`${l.file}:${l.line} ${l.inside?.isPublic}`;return k(
[c],a).map(l=>({...l,because:(0,p.t6)(l.because,s)}))}const C=(_,{isGuess:r},a)=>{const o=a.flatMap(({host:c,isImplied:s})=>s?c:[]);return r?[{repository:_,hosts:new Set(
o)}]:[]};function w(_,{hostnames:r,allowedHosts:a}){const o=new Set(r.map(({host:s})=>s)),c=new Map;for(const{host:s,isImplied:l,because:t,clients:n}of _){if(o.
has(s)||c.has(s))continue;const u={host:(0,I.nx)(s)},[i]=t.filter(f=>typeof f!="string"),d=l&&i!==void 0&&{implied:{place:i,clients:n}};(0,I.Rt)(s)?c.set(s,(0,E.
U7)(u)):(0,I.Jr)(s,a)||c.set(s,(0,E.wp)({...u,...d}))}return c}const v=(_,r)=>new Set([...A.Du,...Object.values(A.bB),...S.fg,..._.flatMap(({host:a,service:o=a})=>[
a,(0,I.pk)(a),o]),...r.flatMap(({directHost:a})=>a??[])])}),9582:((ce,G,e)=>{e.d(G,{A7:()=>P,AV:()=>I,LH:()=>E,T:()=>v,Tb:()=>L,aZ:()=>m,c3:()=>k,ql:()=>S,sD:()=>T,
sc:()=>D,zC:()=>w});class m extends Error{span;constructor({path:a,span:o},c){super(`${a.join(".")} must be ${c}`),this.span=o}}function E(r){try{return r(),null}catch(a){
if(a instanceof m)return a;throw a}}const p=r=>r.name!==void 0;function A(r,a){if(r.kind==="object")return r.items.filter(p);throw new m(a,"a block")}function I({
value:r,hasLabels:a}){if(r.kind!=="object")return[];const o=r.items.filter(p);return a?o.flatMap(I):[o]}function S(r,a,o,c={}){for(const s of Object.keys(o)){const l=r.
filter(u=>u.name.toLowerCase()===s),[t]=l;if(t===void 0)continue;const n={path:[...a.path,s],span:t};for(const{value:u}of l)c[s]=o[s](u,n,c[s])}return c}const L=(r,a)=>(o,c,s)=>S(
A(o,c),c,r,a?s:{}),P=r=>(a,o,c=new Map)=>{for(const{name:s,start:l,end:t,value:n}of A(a,o)){const u={path:[...o.path,s],span:{start:l,end:t}};c.set(s,{start:l,end:t,
value:r(n,u,c.get(s)?.value)})}return c},k=r=>(a,o,c=[])=>{if(a.kind!=="tuple")throw new m(o,"a list");for(const s of a.elements)c.push(r(s,o));return c},D=(r,a)=>{
if(r.kind==="string"||r.kind==="template")return r.verbatim??"";if(r.kind==="primitive"&&r.value===null)return"";if(C(r))return String(r.value);throw new m(a,"a\
 string")},T=(r,a)=>{if(C(r))return r.value;if(r.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(r.value))return Number(r.value);throw new m(a,"a whole number")},C=r=>r.
kind==="primitive"&&Number.isSafeInteger(r.value)&&String(r.value).length===r.end-r.start,w=(r,a)=>{if(r.kind==="primitive"&&typeof r.value=="boolean")return r.
value;throw new m(a,"true or false")},v=(r,a,o)=>{const c=_(r,a);if(o!==void 0&&(typeof o=="object"||typeof o!=typeof c))throw new m(a,"set only once");return c};
function _(r,a){if(r.kind==="tuple")return r.elements.map(o=>_(o,a));if(r.kind==="object"){const o=P(v)(r,a);return Object.fromEntries(Array.from(o,([c,s])=>[c,
s.value]))}if(r.kind!=="primitive"||r.value===null)return D(r,a);if(Math.abs(Number(r.value))>2**63)throw new m(a,"a whole number");return r.value}}),5168:((ce,G,e)=>{
e.d(G,{Ge:()=>T,Ol:()=>C,cd:()=>P,vH:()=>D});var m=e(7811),E=e(8643),p=e(255),A=e(5243),I=e(3846),S=e(9582);let L=function(...t){return{configFinding:L}=e.late(
[3276,3123],3123),new.target?new L(...t):L(...t)};function P({methods:t},{host:n,namespace:u,type:i}){const d=f=>f.some(O=>(O.host??n)===n&&(O.namespace??u)===u&&
(O.type??i)===i);return t.filter(({include:f,exclude:O})=>!d(O)&&(f.length===0||d(f)))}const k="provider_installation",D=t=>({...t,kind:"local",place:{file:t.shown??
"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),T=({file:t,line:n})=>n===0?t:`${t}:${n}`;function C(t){const{client:n,mirrors:u,installations:i,
pluginDirectories:d}=t,f=i.map(j=>{const{blocks:b,mistakes:z}=w(j,n,t.hasOciMirrors),X=z.map(({span:ee,why:oe})=>L(n,{kind:"block",file:j.shown,why:oe},j.placeOf(
ee)));return{blocks:b,findings:X}}),[O=null,...$]=f.flatMap(({blocks:j})=>j),h=[...f.flatMap(j=>j.findings),...$.map(({place:j})=>L(n,{kind:"two installations"},
j))],R=d.map(j=>D({path:j})),[g]=R,M=g===void 0?O:{place:g.place,methods:R,overridden:O?.overridden??[]};return{client:n,mirrors:u,installation:M,findings:h}}function w({
items:t,placeOf:n},u,i=u==="opentofu"){const d=i?r:_,f=[],O=[];for(const $ of t)if($.name===k){if($.isAssigned||$.value.kind!=="object"){O.push({span:$,why:`${k}\
 must be a block without "="`});continue}for(const h of S.AV($)){const R={place:n($),methods:[],overridden:[]};for(const g of h){const M=v(g,n(g),{client:u,locations:d},
R);M!==null&&O.push({span:g,why:M})}f.push(R)}}return{blocks:f,mistakes:O}}function v(t,n,{client:u,locations:i},d){const{name:f,value:O}=t,[$]=t.isAssigned?[]:
S.AV(t);if($===void 0)return`${f} must be a block without "="`;const h={path:[k,f],span:t};try{if(f==="dev_overrides"){if(d.methods.length>0)return"dev_override\
s must come before all methods";const j=[...S.A7(S.sc)({...O,kind:"object",items:$},h).keys()].map(b=>(0,I.mi)(b,u));return d.overridden.push(...j.filter(b=>b.kind!==
"invalid")),null}const R=i.get(f);if(R===void 0)return`${k} has no method ${(0,m.ol)(f)}`;const g=a($,h,R,u);return g.ok&&d.methods.push({...g.value,place:n}),g.
ok?null:g.why}catch(R){if(R instanceof S.aZ)return R.message;throw R}}const _=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),r=new Map(
[..._,["oci_mirror","repository_template"]]);function a(t,n,u,i){const d=u??"",{[d]:f=""}=S.ql(t,n,{[d]:S.sc});if(u!==null&&f==="")return(0,m.TR)(`${n.path.at(-1)}\
 has no ${d}`);const O=u==="url"?o(f):null;if(u==="url"&&O===null)return(0,m.TR)("the url does not begin with https://");const{include:$=[],exclude:h=[]}=S.ql(t,
n,c),R=new Map;for(const b of[...$,...h]){const z=s(b,i);if(!z.ok)return z;R.set(b,z.value)}const g=b=>b.flatMap(z=>R.get(z)??[]),M={include:g($),exclude:g(h)};
if(O!==null)return(0,m.Ju)({...M,kind:"network",url:O});if(u===null)return(0,m.Ju)({...M,kind:"direct"});const j=u==="path"?{path:f}:{path:null,shown:f};return(0,m.
Ju)({...M,kind:"local",...j})}function o(t){const n=(0,E.Dl)(t);return n.ok&&n.value.scheme==="https"&&n.value.host!==""?n.value:null}const c={include:S.c3(S.sc),
exclude:S.c3(S.sc)};function s(t,n){const u=j=>(0,m.TR)(`the pattern ${(0,m.ol)(t)} ${j}`),i=t.split("/");if(i.length<2||i.length>3)return u("does not have two \
or three parts");const[d="",f="",O]=i.reverse(),$=O===void 0?(0,m.Ju)((0,A.Vm)(n)):l(O,p.Pv),h=l(f,j=>(0,I.W_)(j,n)),R=l(d,I.sL);if(!$.ok)return u(`has an inval\
id hostname: ${$.why}`);if(!h.ok)return u(`has an invalid namespace: ${h.why}`);if(!R.ok)return u(`has an invalid type: ${R.why}`);const g={host:$.value,namespace:h.
value,type:R.value};return(g.host!==null||g.namespace===null)&&(g.namespace!==null||g.type===null)?(0,m.Ju)(g):u('has a part after "*" that is not "*"')}const l=(t,n)=>t===
"*"?(0,m.Ju)(null):n(t)}),9373:((ce,G,e)=>{e.d(G,{LU:()=>v,Nm:()=>S,Pv:()=>k,fJ:()=>_,hK:()=>T,n6:()=>o,s1:()=>c,z0:()=>L});var m=e(9119),E=e(8032),p=e(3096),A=e(
5243),I=e(2172);function S(s){const t=s.map(({place:n})=>(0,m.Xs)(n)).findLast(p.LA);return t===void 0?s:s.filter(({place:n})=>(0,m.Xs)(n)===t)}const L=({kind:s})=>s===
"module"||s==="state"||s==="lock",P=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function k(s,l){
const{usages:t,declared:n,units:u,installed:i=[],versions:d={}}=s,f=new Map,O=g=>{const M=f.get(g)??T(g);return f.set(g,M),M},$=({directories:g,place:M})=>g?.map(
O)??[O((0,p.jt)(M.file))];for(const g of u){const M=O(g.directory);M.unit=g,M.hasConfiguration=!0,M.isInitialised=!0,g.module!==null&&M.children.push({name:g.module,
root:null,call:null})}for(const g of t)if(!(!g.clients.includes(l)||g.kind==="saved_state"))for(const M of $(g))g.kind==="test_module"?M.tests.push(g):C(M,g,l);
for(const g of n){const{kind:M,place:j}=g;if(!(l==="terraform"&&/\.tofu(\.json)?$/.test(j.file)))for(const b of $(g))D(b.configurations,g)||b.declared.push(g),M===
"lock"?w(b,j):b.hasConfiguration=!0,b.isInitialised||=M==="state"}const h=g=>f.get(g)?.hasConfiguration===!0,R=l==="terraform"&&(0,E.$l)("testsAlone",d);for(const g of f.
values()){const M=(0,p.RO)(g.name),j=g.tests.length>0;j&&R&&!["",...(0,p.eH)(M)].some(h)&&(O(M).hasConfiguration=!0),j&&a(g,h(M)?O(M):g);const{expected:z,configured:X}=g.
configurations;for(const ee of X.keys())z.delete(ee)}for(const[g,M]of Map.groupBy(i,j=>j.root))O(g).installed=new Map(M.map(j=>[j.key,j]));return f}function D(s,l){
const{kind:t,text:n,localName:u}=l;if(t==="provider-expected")s.expected.set(n,l);else if(t==="provider-configured")s.configured.set(n,l);else if(t==="provider-\
passed"||t==="call-repeated"){const i=`module.${u}`,d=s.calls.get(i);d===void 0?s.calls.set(i,[l]):d.push(l)}else return!1;return!0}const T=s=>({name:s,...{usages:[],
declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[s]});function C(s,l,t){const n=l.address==="terraform"&&s.unit?.module===null;if(!(l.kind==="terragrunt_source"&&!n)&&(l.kind==="lock_provider"?
w(s,l.place):s.hasConfiguration=!0,!(!P.test(l.kind)||l.isOverridden&&l.kind!=="module")&&(s.usages.push(l),!(l.isOverridden||l.kind!=="module"))))for(const{source:u,
root:i}of(0,I.MZ)(l,t)){const[d=null]=r(s.name,u);s.children.push({name:d,root:i,call:l})}}function w(s,{file:l}){s.lockFile=l,s.isInitialised=!0}const v=s=>s!==
null&&(s.isPartial||s.module===null),_=(s,{name:l,unit:t})=>s.root===null||t===null&&s.root===l,r=(s,l)=>l!==null&&(0,A.Nj)(l)?[(0,p.un)(s,l)]:[];function a(s,l){
l.isInitialised=!0,l!==s&&(l.tests.push(...s.tests),s.tests=[])}const o=({name:s,tests:l})=>l.flatMap(({text:t})=>r(s,t)),c=s=>[...s.children.flatMap(({name:l})=>l??
[]),...o(s)]}),7960:((ce,G,e)=>{e.d(G,{e:()=>k});var m=e(7811),E=e(2170),p=e(8339),A=e(8032),I=e(9897),S=e(3846),L=e(1011);const P={underscores:({kind:D,text:T})=>{
if(!/^(required|lock|state_store)_provider$/.test(D))return null;const C=(0,S.mi)(T??"","terraform");return C.kind==="invalid"||!C.namespace.includes("_")?null:
`Invalid provider namespace: Invalid provider namespace "" in source ${(0,m.ol)(T??"")}: ${S.pj}"`},oci:({kind:D,text:T,calls:C})=>{if(!/^(module|test_module)$/.
test(D))return null;const w=C===void 0?[T]:C.opentofu?.map(({source:v})=>v);for(const v of w??[]){const _=(0,I.cx)(v??"","opentofu");if(_.ok&&_.value.getter==="\
oci")return(0,I.Ns)(v??"",_.value)}return null}};function k(D,T){const C=Object.keys(P).filter(_=>!(0,A.$l)(_,T)),w=[];return{usages:D.flatMap(_=>{const r=C.reduce(
(a,o)=>{const{client:c,version:s}=A.Fe[o],l=a.includes(c)?P[o](_):null;if(l===null)return a;const t=`use ${A.bB[c]} ${s} or later, or another address`,n=(0,p.DA)(
{reason:"rejected",error:l,advice:t});return w.push((0,E.kH)(n,{places:[_.place],clients:[c]})),a.filter(u=>u!==c)},_.clients);return r===_.clients?_:(0,L.sw)([
_],r)}),notes:w}}}),450:((ce,G,e)=>{e.d(G,{o:()=>C,v:()=>r});var m=e(2170),E=e(9119),p=e(3096),A=e(3846),I=e(3298),S=e(1011);let L=function(...a){return{asWritten:L}=
e.late([3276,3494,2797,5009],2797),new.target?new L(...a):L(...a)},P=function(...a){return{usagesOf:P}=e.late([3276,3494,2797,5009],2797),new.target?new P(...a):
P(...a)},k=function(...a){return{declaredIn:k}=e.late([3276,3494,2797,5009],2797),new.target?new k(...a):k(...a)},D=function(...a){return{parseFile:D}=e.late([3276,
3494,2797,5009],2797),new.target?new D(...a):D(...a)};const T=25e4;class C{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(o){
this.scan=o,this.scanned=new Set([...o.usages,...o.declared].map(({place:c})=>c.file))}inherit(o,c,s){const l=(0,E.df)(o),t=this.sources.get(l)??[];this.sources.
set(l,t),t.push({root:s,source:c,version:null,isOpen:c===null})}add({file:o,text:c,lines:s},l,t){if(s===null&&this.scanned.has(o))return this.snippets.set(o,(this.
snippets.get(o)??new Set).add(t)),!0;if(this.count+=c.length/1e3,this.count>T)return this.unread.push({file:o,...m.wv}),!1;const n=d=>s===null||d.place.line<=s[1]?
d:{...d,place:s[0]},u=D(c,{...l,isGenerated:!0},o),{usages:i}=P([u],(d,f)=>L(f));for(const d of i){const f=d.version&&n(d.version);w(this.usages,n({...d,version:f}),
t)}for(const d of k([u]))d.kind!=="module"&&w(this.declared,n(d),t);return this.count+=i.length,!l.isOverride||i.every(d=>d.kind==="implied_provider")}finish(o){
if(o.length===0)return this.scan;const s=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:n})=>n.file).values().flatMap(n=>n.sort((u,i)=>u.place.
line-i.place.line)),l=Array.from(s,n=>this.placed(this.inherited(n))),t=new Set(o.flatMap(n=>n.replaced));return{...this.scan,notes:this.scan.notes.filter(n=>!t.
has((0,m.W7)(n))),usages:_(l,o),declared:[...this.scan.declared,...this.declared.values()].map(n=>this.placed(n)),units:o,unread:this.unread}}inherited(o){const c=(0,E.
df)(o.place),s=o.kind==="terragrunt_source"?this.sources.get(c):void 0;if(s===void 0)return o;this.sources.delete(c);const l=s.flatMap(({root:t})=>t??[]);return{
...o,calls:{terraform:s,opentofu:s},directories:l}}placed(o){const c=this.snippets.get(o.place.file);if(c===void 0)return o;const s=(0,p.jt)(o.place.file),l=this.
isOfSnippets(s)?[...c]:[s,...c];return{...o,directories:l}}isOfSnippets=(0,I.O)(o=>this.scanned.values().every(c=>(0,p.jt)(c)!==o||this.snippets.has(c)))}function w(a,o,c){
const{kind:s,text:l,place:t}=o,n="address"in o?[o.address,o.version?.text]:[o.localName],u=[(0,E.df)(t),s,l,...n].join(`
`),i=a.get(u)??{...o,directories:[]};a.set(u,i),i.directories.at(-1)!==c&&i.directories.push(c)}const v=({directories:a,place:o})=>a??[(0,p.jt)(o.file)];function _(a,o){
const c=a.filter(({kind:n})=>n.startsWith("required_provider")),s=r(c,v),l=r(o,S.CI),t=(0,I.O)(n=>{const i=(0,S.CI)(n).flatMap(d=>s.get(d)??[]).filter(({item:d})=>!n.
replaced.includes(d.place.file));return new Set(i.map(({item:d})=>(0,A.op)(d.address)))});return a.map(n=>{const u=n.kind==="implied_provider"?v(n):[],i=u.flatMap(
$=>l.get($)??[]);if(i.length===0)return n;const d=(0,A.A5)(n.text),f=i.flatMap(({item:$})=>t($).has(d)?[]:$);if(f.length===0)return{...n,isOverridden:!0,needs:[]};
const O=f.map(({directory:$})=>$);return{...n,directories:[...O,...u.filter($=>!l.has($))]}})}function r(a,o){const c=a.flatMap(s=>o(s).map(l=>({directory:l,item:s})));
return Map.groupBy(c,({directory:s})=>s)}}),742:((ce,G,e)=>{e.d(G,{Vm:()=>J,cw:()=>oe,aC:()=>ne});var m=e(3096),E=e(3298),p=e(5324),A=e(4756),I=e(2170),S=e(5243),
L=e(9897),P=e(1250),k=e(1011),D=e(3024),T=e(6760),C=e(9968),w=e(3114);const v={files:1e6,directoryFiles:5e4};function*_(N,K=(0,p.f5)(),x=v){const B=new r(N,K,x);
for(const W of N.scan){const U=(0,p.kI)(B.root,W);"path"in U?yield*B.walkFrom(U):yield{name:W,files:[],notes:[U]}}for(const W of K.called)yield*B.readCalled(W)}
class r{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(K,x,B){this.root=(0,D.realpathSync)(K.root),this.checkout=(0,p.ET)(K),this.isExcluded=
(0,p.Ls)(K.exclude),this.facts=x,this.limits=B,this.selected=K.scan.length>1?new Set:null}*walkFrom(K){const{path:x,name:B,glob:W,file:U}=K,y=[{path:x,name:B,depth:0,
isSelected:W===void 0&&U===void 0}];for(let F=y.pop();F!==void 0;F=y.pop()){const q=(0,p.KG)(F);if(yield this.read(K,F,q),K.file!==void 0||this.files>this.limits.
files)return;if(!("problem"in q))for(const Z of this.findDirectories(K,F,q))y.push(Z)}}*readCalled(K){const{directories:x,links:B,linked:W}=this.facts;for(const F of(0,m.
eH)(K))W.delete(F);const U=x.has(K)?null:this.checkout.locate(K);if(U===null||(0,C.$r)(U).kind!=="directory")return;const Y=(0,p.sq)((0,T.relative)(this.root,U));
if(Y!==K&&B.set(K,Y),!x.has(Y)&&this.files<=this.limits.files&&!(0,m.eH)(Y).some(this.isExcluded)){const F={path:U,name:Y,depth:0,isSelected:!0},q=(0,C.UO)(U,this.
root)?this.root:U;yield this.read({path:U,name:Y,boundary:q},F,(0,p.KG)(F))}x.has(Y)&&x.add(K)}read(K,x,B){const{name:W}=x;if("problem"in B)return this.facts.directories.
add(W),{name:W,files:[],notes:[B]};const{files:U,notes:Y}=this.findFiles(K,x,B);this.files+=U.length;const y=this.limits.files;if(this.files>y){const Z=(0,I.ht)(
W,(0,A.ub)({kind:"files",max:y}));return{name:W,files:[],notes:[...Y,Z]}}const F=U.filter(({isContext:Z})=>Z);if(U.length>0&&F.length===U.length)return{name:W,files:[],
notes:Y};this.facts.directories.add(W);for(const{file:Z,kind:V}of F)(0,w.Ep)(V)&&this.facts.unselected.push(Z);return U.length>0&&B.some(Z=>Z.name===".terraform")&&
Y.push(...this.readLeft(W)),{name:W,files:U,notes:Y}}findFiles(K,x,B){const W=[],U=[],Y=this.limits.directoryFiles;for(const y of this.filesAmong(K,x,B))if("pro\
blem"in y)U.push(y);else if(W.length<Y)W.push(y);else{U.push((0,I.ht)(x.name,(0,A.ub)({kind:"directory",max:Y})));break}return{files:W,notes:U}}*filesAmong(K,x,B){
const W=new Set;for(const Y of B)if((0,w.tr)(Y.name)&&!Y.isDirectory()&&W.add(Y.name),Y.name===".spacelift")for(const y of w.dN)this.addTool((0,m.Gz)(x.name,y));
const U=T.posix.basename(x.name);for(const Y of B){if(Y.isDirectory())continue;const y=(0,m.Gz)(x.name,Y.name),F=(0,w.L8)(Y.name,W,U);if(F===void 0){(0,w.Z8)(Y.
name)&&this.addTool(y),Y.name.endsWith(".tfstate")&&!this.isExcluded(y)&&this.facts.states.push(...(0,p.un)(y,this.checkout));continue}const Z={path:x.path+T.sep+
Y.name,file:y,kind:F,isContext:!this.select(K,x,y)};Y.isFile()?yield Z:Y.isSymbolicLink()?yield*this.follow(K,Z):yield(0,I.ht)(y,(0,A.WO)({what:"special-file",is:(0,C.
I)(Y)}))}}readLeft(K){this.isExcluded((0,m.Gz)(K,".terraform"))||this.facts.states.push(...(0,p.rN)(K,this.checkout));const x=(0,p.Wj)(K,this.checkout);if("prob\
lem"in x)return[x];for(const B of x)this.facts.called.add(B.directory);return this.facts.installed.push(...x),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.
push(K)}select(K,x,B){return!(x.isSelected||(0,p.$8)(K,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(K,x){const B=(0,p.sT)(
(0,C.$r)(x.path),K);if(B===null)return;if(typeof B=="object")return yield(0,I.ht)(x.file,B);const W=(0,p.sq)((0,T.relative)(this.root,B));x.isContext||this.facts.
links.set(x.file,W),yield{...x,path:B,target:W}}findDirectories({glob:K},{path:x,name:B,depth:W,isSelected:U},Y){return Y.toReversed().flatMap(y=>{if(y.isSymbolicLink()&&
y.name==="tests"&&this.facts.called.add((0,m.Gz)(B,"tests")),(0,p.G$)(y.name))return[];const F=(0,m.Gz)(B,y.name);if(this.isExcluded(F))return[];const q=x+T.sep+
y.name;if(y.isSymbolicLink()&&(0,C.$r)(q).kind==="directory"&&this.facts.linked.set(F,this.checkout.nameOf(F)),!y.isDirectory())return[];const Z=U||K!==void 0&&
T.posix.matchesGlob(F,K);return{path:q,name:F,depth:W+1,isSelected:Z}})}}let a=function(...N){return{dependsOnOthers:a}=e.late([3276,3494,2797,5009],2797),new.target?
new a(...N):a(...N)},o=function(...N){return{usagesOf:o}=e.late([3276,3494,2797,5009],2797),new.target?new o(...N):o(...N)},c=function(...N){return{declaredIn:c}=
e.late([3276,3494,2797,5009],2797),new.target?new c(...N):c(...N)},s=function(...N){return{isForeign:s}=e.late([3276,3494,2797,5009],2797),new.target?new s(...N):
s(...N)},l=function(...N){return{readModule:l}=e.late([3276,3494,2797,5009],2797),new.target?new l(...N):l(...N)};const t=25e4;function*n(N,K,x,B=t){const W=new u(
K,x,B);yield*W.collect(N);const U=yield*W.decideOpen();return W.result(U)}class u{items=[];notes=(0,k.G4)();knownSources=new Map;declared=[];signs=new P.j;counts={
decided:0,open:0};facts;values;maxUsages;constructor(K,x,B){this.facts=K,this.values=x,this.maxUsages=B}*collect(K){const{counts:x,facts:B}=this;for(const{name:W,
files:U,notes:Y}of _(K,B)){if(B.endedAt=W,yield B.files)return;for(const F of Y)this.notes.add(F);if(U.length===0)continue;if(this.isFull(x.decided+x.open,W))break;
const y=yield*l(U,B.files);if(y===null)return;B.bytes+=y.bytes;for(const F of y.notes)this.notes.add(F);this.add({directory:W,files:y.files})}B.endedAt=null}*decideOpen(){
const K=[];let x=!1;for(const B of this.items){if(!("files"in B)){K.push(B);continue}if(x||=this.isFull(this.counts.decided,B.directory),!x)if(yield this.facts.
files)this.facts.endedAt??=B.directory,x=!0;else for(const W of this.decide(B.files))K.push(W)}return K}result(K){const{facts:x,signs:B,declared:W}=this,U=[...K,
...x.states.map(i)];return{...x,usages:U,declared:W,notes:this.notes.all(),...B.end(K)}}add(K){const{files:x}=K,{facts:B}=this;B.files+=x.length;for(const U of c(
x))this.declared.push(U);for(const U of x){const Y=!s(U),y=U.kind.class==="terragrunt";Y&&(B.isEmpty=!1),y&&B.terragrunt.push(U.file),B.usesTerragrunt||=y&&Y,this.
signs.addFile(U)}const W=x.some(a);for(const U of x)(W||!U.isContext)&&this.addCalls(U);if(W){this.items.push(K);for(const{references:U}of x)this.counts.open+=U.
length}else for(const U of this.decide(x))this.items.push(U)}addCalls({file:K,references:x}){for(const{kind:B,row:W,value:U}of x){if(U===void 0)continue;const Y=(0,S.
Nj)(U.text)||W.grammar==="terragrunt"&&(0,L.GL)(U.text),y=Y||(0,L.qC)(U.text).length>0;if(B==="module"&&(y||U.kind==="pieces")&&this.facts.calls.push({source:U.
text,file:K}),Y&&W.position.includes("source"))for(const F of[(0,m.jt)(K),(0,m.RO)((0,m.jt)(K))])this.facts.called.add((0,m.un)(F,U.text))}}decide(K){const{usages:x,
notes:B}=o(K,this.values,this.knownSources);for(const W of B)this.notes.add(W);return this.counts.decided+=x.length,x}isFull(K,x){const B=this.maxUsages;return K<
B?!1:(this.notes.add((0,I.ht)(x,(0,A.ub)({kind:"usages",max:B}))),!0)}}const i=({file:N,host:K,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:K,
text:K,address:"state",place:{file:N,...I.wv},clients:[x],isOverridden:!1,needs:[]});var d=e(3916),f=e(1440),O=e(450);function $(N,K,x,{nameOf:B}){if(!(0,S.Nj)(
K)){const[U=null]=(0,L.qC)(K).flatMap(Y=>B(Y)??[]);return U}const W=(0,m.un)(N,K);return x.get(W)??W}const h=100;function R({usages:N,units:K},x){const B=(0,O.v)(
K,k.CI);return[...N.flatMap(({calls:U,directories:Y,text:y,place:F})=>{const q=(0,m.jt)(F.file),Z=(B.get(q)??[]).flatMap(({item:de})=>(0,k.CI)(de));if(U===void 0&&
Y===void 0&&Z.length===0&&(0,L.qC)(y??"").length===0)return[];const Q=Object.values(U??{}).flat(),te=[y,...Q.map(({source:de})=>de)].flatMap(de=>de??[]),he=[q,...(Y??
Z).slice(0,h)];return te.flatMap(de=>(0,S.Nj)(de)?he.map(ue=>(0,m.un)(ue,de)):(0,L.qC)(de).flatMap(ue=>x.nameOf(ue)??[]))}),...K.flatMap(k.CI)]}function g(N,K){
const{usages:x,links:B,directories:W}=N,U=(V,Q)=>{const te=$(V,Q,B,K);return te===null||(0,S.Nj)(Q)&&te===(0,m.un)(V,Q)?Q:`./${(0,d.relative)(V,te)}`},Y=x.map(V=>{
const{kind:Q,text:te,calls:he,place:de}=V,ue=B.size>0||he!==void 0||(0,L.qC)(te??"").length>0;if(Q!=="module"||te===null||!ue)return V;const fe=[{root:null,source:te,
version:null,isOpen:!1}],ge=Object.entries(he??{terraform:fe,opentofu:fe}).map(([me,_e])=>{const Ee=(0,m.jt)(de.file),we=Me=>Me.source&&U(Ee,Me.source);return[me,
_e.map(Me=>({...Me,source:we(Me)}))]});return ge.every(([,[me]])=>me?.source===te)&&he===void 0?V:{...V,calls:Object.fromEntries(ge)}}),y=({directory:V})=>W.has(
V)&&K.nameOf(V)===V,F=N.installed.filter(V=>!y(V)&&K.exists(V.directory)),q=new Map(F.map(({root:V,directory:Q})=>{const te=(0,A.a3)({what:"outside",path:Q});return[
Q,(0,I.ht)((0,m.Gz)(V,f.U4),te)]})),Z=[...N.notes,...q.values()];return{...N,usages:Y,installed:N.installed.filter(y),notes:Z}}let M=function(...N){return{resolveValue:M}=
e.late([3276,3494,2797,5009],2797),new.target?new M(...N):M(...N)},j=function(...N){return{asWritten:j}=e.late([3276,3494,2797,5009],2797),new.target?new j(...N):
j(...N)},b=function(...N){return{Instances:b}=e.late([3276,3494,9107],5242),new.target?new b(...N):b(...N)},z=function(...N){return{Terragrunt:z}=e.late([3276,3494,
9107],5242),new.target?new z(...N):z(...N)},X=function(...N){return{withUnits:X}=e.late([3276,3494,9107],5242),new.target?new X(...N):X(...N)};const ee=10;function*oe(N,K={}){
const x=(0,p.ET)(N),B=new Set;for(let W=1;;W+=1){const U=(0,p.f5)(B),Y=J(x,U,K),y=(0,E.O)(()=>new z(Y)),F=yield*n(N,U,ne(Y,y)),Z=U.terragrunt.length>0?yield*X(F,
y()):F,V=B.size;for(const te of R(Z,x))!Z.directories.has(te)&&x.locate(te)!==null&&B.add(te);if(B.size===V||Z.endedAt!==null||W===ee)return g(Z,x)}}function ne(N,K){
const x=(0,E.O)(B=>(0,E.O)(W=>new b(N,B,W)));return({row:B,place:W},U,Y)=>{if(B.grammar==="terragrunt")return H(K(),W.file,U);const y=B.evaluation?.[Y];if(y===void 0)
return j(U);const F=x(Y)(y);if(F.effort.isSpent)return j(U);const q=({scope:te,from:he,root:de})=>(te.effort.renew(),{...M(U,te),from:he,root:de}),Z=(0,m.jt)(W.
file),V=q(F.unknown(Z));if(V.isWhole)return[[V]];const Q=Map.groupBy(F.of(Z),({use:te})=>te);return Array.from(Q.values(),te=>te.map(q))}}function H(N,K,x){if(N.
effort.isSpent)return j(x);const B=U=>({...M(x,U),from:null}),W=N.includedScopes(K).map(U=>[B(U)]);return W.length===0?[[B(N.scopeOf(K))]]:W}function J(N,{calls:K,
links:x,terragrunt:B},W){const U=(0,E.O)(ae),Y=(y,F)=>$(y,F,x,N);return{files:N,calls:(0,E.O)(()=>ie(K,Y)),leadsTo:Y,terragrunt:B,environment:W,isSet:y=>W[y]!==
void 0,setBy:y=>{const F=U(N).get(y);return F===void 0?null:`TF_VAR_${y} in ${F}`}}}const se=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ie(N,K){const x=new Map,
B=new Set;for(const{source:W,file:U}of N){const Y=(0,m.jt)(U),y=K(Y,W);y!==null?x.set(y,(x.get(y)??new Set).add(Y)):se.test(W)&&B.add(Y)}return{callers:x,dynamic:B}}
const re=".github/workflows",le=200;function ae(N){const K=new Map,x=N.list(re).filter(B=>/\.ya?ml$/.test(B));for(const B of x.slice(0,le)){const W=`${re}/${B}`,
U=N.read(W)??"";for(const[,Y,y]of U.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const F=Y??y??"";K.has(F)||K.set(F,W)}}return K}}),5102:((ce,G,e)=>{
e.d(G,{DI:()=>L,Fl:()=>C,JR:()=>P,QK:()=>r,Rm:()=>v,Yn:()=>w,Zh:()=>a,b:()=>D,fi:()=>c,hm:()=>_,md:()=>T,nM:()=>o,nx:()=>A,sG:()=>S,vh:()=>I});var m=e(2886),E=e(
4702),p=e(9615);const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},I=Object.keys(A);function S(s){if(D(s))return"\
unchecked";const l=_(s.findings);return l==="error"?"fails":l==="warning"?"warns":P(s)?"skipped":"works"}const L=s=>S(s)==="fails",P=({visit:s})=>s.attempt.discovery.
kind==="skipped",k=["host-not-checked",...m.H4],D=({visit:{attempt:s}})=>s.discovery.kind==="skipped"&&k.includes(s.discovery.problem.code),T=s=>I.flatMap(l=>s.
filter(t=>S(t)===l));function C(s){const l=new Set(s.map(({worst:t})=>t));return l.has("error")?"fails":l.has("warning")?"warns":s.some(v)?"skipped":"works"}function w(s,l){
const t=Object.groupBy(s,f=>C(l(f))),{fails:n=[],warns:u=[],skipped:i=[],works:d=[]}=t;return[n,u,i,d]}const v=({chosen:s,isDirect:l,isUnchecked:t})=>t===!0||!l&&
Object.keys(s).length===0,_=s=>p.oC.find(l=>s.some(t=>t.severity===l))??null;function r({findings:s}){const l=_(s);return l==="notice"?[]:s.filter(({severity:t})=>t===
l)}const a=({severity:s},{failOn:l})=>s==="error"||(0,E.k2)(s,l),o=({severity:s})=>s!=="notice";function c({passed:s,hosts:l,findings:t}){return s?t.some(o)?"wa\
rns":l.length===0?"skipped":"works":"fails"}}),4120:((ce,G,e)=>{e.d(G,{H8:()=>S,Iu:()=>I,QI:()=>D,QN:()=>r,SY:()=>L,dy:()=>A,kJ:()=>T,nO:()=>a,od:()=>k,tY:()=>C,
u8:()=>v});var m=e(9432),E=e(9615),p=e(8032);const A="new in this pull request",I=o=>o.replace(/^./u,c=>c.toUpperCase()),S=o=>E.oC.flatMap(c=>{const{length:s}=o.
filter(l=>l.severity===c);return s===0?[]:[(0,m.px)(s,c)]}).join(", "),L=o=>p.zK.every(c=>o.includes(c))?"all clients":P(o).join(", "),P=o=>o.map(c=>p.bB[c]);function k(o,c){
const s=c.filter(l=>o.includes(l));return o.length===0||s.length===c.length?"":P(s).join(", ")||"no client in use"}const D=({clients:o,versions:c})=>o.map(s=>[p.
bB[s],c[s]].join(" ").trim()).join(" and ");function T(o){return o<999.5?`${Math.round(o)} ms`:o<59950?`${(o/1e3).toFixed(1)} s`:`${(o/6e4).toFixed(1)} min`}function C(o){
return o<1e3?`${o} B`:o<999950?`${(o/1e3).toFixed(1)} kB`:`${(o/1e6).toFixed(1)} MB`}const w=36e5;function v(o,c){const s=(Date.parse(c)-Date.parse(o))/w;if(s>=
48)return`${_(s/24)} days`;if(s>=1)return`${_(s)} h`;const l=Math.floor(s*60);return l>=1?`${l} min`:"less than a minute"}const _=o=>Math.floor(o*10)/10,r=o=>`${o.
slice(0,16).replace("T"," ")} UTC`;function a(o,c){const s=(Date.parse(o)-Date.parse(c))/(24*w);if(Number.isNaN(s))return o;const l=Math.floor(Math.abs(s)),t=l===
0?"less than a day":(0,m.px)(l,"day");return`${o.slice(0,10)} (${s<0?`${t} ago`:`in ${t}`})`}}),8884:((ce,G,e)=>{e.d(G,{CN:()=>o,Dx:()=>w,GH:()=>k,Ky:()=>A,TD:()=>I,
YC:()=>_,eb:()=>L,f5:()=>v,ju:()=>a,lp:()=>C,mj:()=>D,oN:()=>T,tN:()=>r});var m=e(9432),E=e(2170),p=e(9119);function A(t,n){const{places:u,noun:i}=I(t);return(0,m.
K4)(u,n,p.eo,d=>(0,m.px)(d,`more ${i}`))}function I(t){const n=s(t),u=(0,p.t6)(n,d=>c(d)?(0,p._M)(d.file)??d:d),i=S(u).length>1;return{places:i?u:n,noun:i?"repo\
sitory":"place"}}const S=t=>t.filter(c).filter(({file:n})=>(0,p._M)(n)!==null),L=t=>(0,p.t6)(S(P(t)),({file:n})=>(0,p._M)(n)),P=t=>[...new Set(t.map(({places:n})=>n))].
flat(),k=(t,n,u)=>`${t===n?"all":`${t} of`} ${n} ${u}`;function D(t,n){const{length:u}=n>1?L(t):[];return u>1?k(u,n,"repositories"):""}function T(t,n){const u=new Set(
t.flatMap(({file:f})=>(0,p._M)(f)??[])).size>1,i=f=>(u?(0,p._M)(f.file):null)??l(f),d=new Set(n.map(i));return t.filter(f=>!d.has(i(f)))}function C(t,n){const u=w(
[t]);return A(T(u,u.slice(0,1)),n)}const w=t=>s(P(t).filter(c)),v=t=>[...new Set(P(t).filter(n=>typeof n=="string"))];function _(t){const n=t.hosts.flatMap(({requirements:i})=>i),
u=[...t.findings,...t.roots.flatMap(({rows:i})=>i)];return[...new Set([...n.map(({because:i})=>i),...u.map(i=>i.places)])]}const r=t=>t.values().map(E.Xd).find(
n=>n!==null)??null,a=({services:[t,...n]})=>n.length===0?t??null:null,o=t=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(t)&&(0,p._M)(t)===null,c=t=>typeof t!="\
string",s=t=>(0,p.t6)(t,n=>c(n)?l(n):n),l=({file:t,line:n,inside:u})=>`${n}:${t}${u===void 0?"":`
${(0,p.kn)(u)}`}`}),6097:((ce,G,e)=>{e.d(G,{$N:()=>C,LG:()=>c,QA:()=>O,fX:()=>_,h$:()=>g,j6:()=>h,q9:()=>i,rc:()=>d});var m=e(2886),E=e(2172),p=e(9432),A=e(2170),
I=e(9119),S=e(255),L=e(3096),P=e(5106),k=e(5102),D=e(4120),T=e(8884);function C(M,{repositories:{length:j}}){const{hosts:b,files:z,findings:X,passed:ee,stopped:oe}=M,
ne=o(M,j),H=z.filter(({problem:x})=>ne===null||!v.test(x.code)),J=H.filter(x=>!w(x)),se=(0,k.hm)(J)==="error"&&!b.some(k.DI),ie=ne===null&&j>0?` in ${(0,p.px)(j,
"repository")}`:"",ae=[J.length<H.length?[`nothing to check${ie}`]:r(M,ie),a(J)],N=[ne??[],se?ae.toReversed():ae].flat(2).join(", "),K=(0,k.hm)(X)==="error";if(oe.
length>0){const x=(0,p.pk)(oe);return K||b.some(k.b)?`${N} (${x})`:`${x}; ${N}`}return ee&&K?`${N} (the check passes: fail-on is never)`:ee||K?N:`${N} (the chec\
k fails: fail-on is warning)`}const w=({problem:M,severity:j})=>M.code==="nothing-to-check"&&j==="error",v=/^(?:module|provider|version|package|constraint|lock)-/,
_="not allowed";function r({hosts:M,roots:j},b){const z=M.length;if(z===0){const W=j.flatMap(({rows:y})=>y.filter(({isDirect:F})=>F)),U=new Set(W.flatMap(y=>(0,k.
Rm)(y)?[]:y.source)).size;return[...U===0?[]:[`${(0,p.px)(U,"module")} read`],`no registry hosts to check${b}`]}const{skipped:X=[],checked:ee=[]}=Object.groupBy(
M,W=>(0,k.JR)(W)?"skipped":"checked"),{fails:oe,unchecked:ne,works:H}=k.nx,J=(W,U)=>U.length===0?[]:[{words:W,count:U.length}],se=[...J(oe,ee.filter(k.DI)),...J(
_,X.filter(k.DI)),...J(ne,X.filter(k.b))],ie=[...J(H,ee),...J(k.nx.skipped,X)],[re,...le]=se.length>0?se:ie,ae=ee.filter(W=>(0,k.sG)(W)==="warns").length,N=z===
1?"":`${ae} ${se.length>0?"more ":""}`,x=re?.words===_||re?.words===ne?re.count===1?"is ":"are ":"";return[`${z===1?"1 registry host":(0,T.GH)(re?.count??0,z,"r\
egistry hosts")}${b} ${x}${re?.words}`,...le.map(({count:W,words:U})=>`${W} ${U}`),...ae===0?[]:[`${N}with warnings`]]}function a(M){const j=(0,k.hm)(M);if(j===
null||j==="notice")return[];const b=M.filter(({severity:ne})=>ne===j),z=(0,T.eb)(b).length,X=new Set((0,T.Dx)(b).map(({file:ne})=>ne)).size,ee=z>0?`files of ${(0,p.
px)(z,"repository")}`:(0,p.px)(X,"file"),oe=b.some(ne=>(0,A.Xd)(ne)===null);return[...X>0?[`${j}s in ${ee}`]:[],...oe?[`${j}s in settings or credentials`]:[]]}function o({
roots:M,findings:j},b){const z=M.filter(({directory:ie})=>ie!==E.cd.file),[X]=(0,k.Yn)(z,({rows:ie})=>ie),ee=({directory:ie})=>ie,oe=new Set([...X.map(ee),...l(
j)]);if(oe.size===0)return null;const ne=new Set([...z.map(ee),...oe]).size,H=new Set(Array.from(oe,I._M)).size,J=ne<2?"":` in ${(0,T.GH)(oe.size,ne,"root modul\
es")}`,se=b<2?"":` (${(0,T.GH)(H,b,"repositories")})`;return`init fails${J}${se}`}function c(M,{repositories:j}){const b=M.files.filter(({severity:z})=>z==="err\
or");return o(M,j.length)??a(b)[0]??null}const s=({problem:M,severity:j})=>M.code==="cloud-token"&&j==="error",l=M=>(0,T.Dx)(M.filter(s)).map(({file:j})=>{const{
path:b}=(0,I.bH)(j);return`${j.slice(0,j.length-b.length)}${(0,L.jt)(b)||"."}`}),t=50,n=3,u=2;function i(M){const{shown:j,more:b}=(0,p.zN)(M,t);return b===0?j:[
...j,`and ${(0,p.px)(b,"more remark")}`]}function d(M){const j=(0,T.YC)(M).some(({length:ne})=>ne===I.WD),b=M.files.filter(({exclude:ne,severity:H})=>ne&&H!=="n\
otice"),z=[...new Set(b.flatMap(({exclude:ne})=>ne??[]))],X=(0,T.eb)(b).length>0?" where their files are read":"",ee=`${(0,p.px)(b.length,"finding")} in tests, \
examples or templates, where errors are warnings`,oe=`to skip such files, set \`exclude\`${X}: ${(0,p.K4)(z,n,p.dh)}`;return[...j?[`lists of places end after ${I.
WD} places`]:[],...b.length>0?[`${ee}; ${oe}`]:[]]}const f="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function O({findings:M},j){
const b=f.flatMap(X=>{const ee=j[X]||X.endsWith("Y")&&j[X.toLowerCase()];return ee?`${X} (${(0,p.dh)(ee.slice(ee.lastIndexOf("@")+1))})`:[]});return M.some(X=>X.
problem.obstacle||(0,m.zv)(X))&&b.length>0?[`connections used ${b.join(", ")}`]:[]}function $({hosts:M},j){const{scan:b,repositories:z}=j,{length:X}=M.filter(({
requirements:H})=>H.some(({because:J})=>J.some(se=>typeof se!="string"))),ee=`${(0,p.px)(b.usages,"usage")} of ${(0,p.px)(X,"registry host")}`,oe=X===0?"no regi\
stry host is used":ee;return z.length>0?`${oe} in ${(0,p.px)(z.length,"repository")}`:b.files===0?b.durationMs===0?null:"found no Terraform or OpenTofu files":`\
scanned ${`${(0,p.px)(b.files,"file")} (${(0,D.tY)(b.bytes)})`} in ${(0,D.kJ)(b.durationMs)}: ${oe}`}function h(M,j){const{hosts:b}=M,{depth:z,repositories:X}=j,
ee=X.length===0;if(z==="versions"||z==="packages")return ee?R(M):[];const oe=b.filter(J=>["works","warns"].includes((0,k.sG)(J))&&J.requirements.some(({service:se,
because:ie})=>(se===P.e$||se===P.xq)&&ie.some(le=>typeof le!="string")));return z!=="discovery"||oe.length===0?[]:[`not checked at ${(0,p.K4)(oe,u,({visit:J})=>(0,S.
nx)(J.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function R({roots:M}){return M.filter(
({directory:b})=>b!==E.cd.file).some(({rows:b})=>b.some(({kind:z})=>z==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function g(M,j){const{dialect:b,durationMs:z,scan:X,remarks:ee}=j,{findings:oe,ignored:ne}=M,H=(0,D.H8)(oe)||"no findings",J=ne>0?`${H}, ${ne} ign\
ored`:H,ie=M.hosts.length===0&&X.files===0?"":` for ${(0,D.QI)(b)} (${b.why})`,re=$(M,j);return[`${J}; checked in ${(0,D.kJ)(z)}${ie}`,...re===null?[]:[re],...ee]}}),
8294:((ce,G,e)=>{e.d(G,{$U:()=>c,Eu:()=>v,QU:()=>C,To:()=>l,bI:()=>t,fj:()=>r,iX:()=>n,tK:()=>a,z2:()=>s});var m=e(8032),E=e(255),p=e(1780),A=e(7057),I=e(9432),
S=e(9615),L=e(4481);const P="write the token into the file, or remove its block",k="store the token in the helper, which must print {} for a host without one",D={
terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an\
 empty string"},T=(f,{source:O},$,h)=>(0,S.CC)(f,{message:(0,p.xI)`the token from ${(0,p.LA)(O)} ${$}`,flaw:$,...h}),C=f=>T("credentials-empty",f,"is empty",{help:(0,S.
Lw)(f.isInFile?P:(0,L.zT)(f.source)?k:D)}),w={length:["is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line brea\
k or another control character, which no client can send","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the c\
lients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the q\
uotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the white space around it"],"inner white\
 space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","co\
py the token again: a hyphen or quotation mark may have been replaced"]};function v({slip:f,...O}){const[$,h]=w[f];return T("credentials-malformed",O,$,{help:h,
...f!=="control character"&&f!=="length"&&{severity:"warning"}})}const _=`has fewer than ${A.Il} characters and is not redacted where a server repeats it`,r=f=>T(
"credentials-short",f,_,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),a=f=>(0,S.CC)("credentials-differ",{message:(0,p.
xI)`for host ${(0,p.SP)(f.host)}, ${o(f.first)} and ${o(f.other)}`,help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(f.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
o=({client:f,source:O})=>O===null?`${m.bB[f]} finds no token`:(0,p.xI)`${m.bB[f]} uses the token from ${(0,p.LA)(O)}`,c=({host:f,service:O,...$})=>(0,L.ti)("cre\
dentials-missing",(0,p.xI)`host ${(0,p.SP)(f)} requires a token${O===null?"":` for ${O}`}`,(0,L.nP)(f),$),s=f=>(0,S.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.
LA)(f.variable)} seems to be meant for host ${(0,p.SP)(f.host)}, but ${f.why}`,help:(0,p.xI)`rename it: ${(0,L.yN)(f.write)}`}),l=({host:f,other:O,source:$,service:h,
isSent:R,isNotice:g})=>(0,S.CC)("credentials-other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(O)} from ${(0,p.LA)($)} ${h===null?"\
after the redirect of":`to ${h} of host`} ${(0,p.KT)(f)}: they send ${R?(0,p.xI)`the token of ${(0,p.KT)(f)}`:"none"}`,help:h===null?(0,p.xI)`make the discovery document of ${(0,p.
KT)(f)} public, or serve it at ${(0,p.KT)(f)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(f)}, and the clients send it to ${(0,p.KT)(O)}`,...g&&{severity:"not\
ice",affects:[]}}),t=({host:f})=>(0,S.CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(f)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function n(f){const{host:O,token:$,source:h,challenge:R,contentType:g,...M}=f,b=$==="n\
one"&&R===null&&!g?.includes("json")&&M.status===403&&(0,I.VW)(O)===null,z=(0,p.xI)`rejected the token from ${(0,p.LA)(h??"")}`,ee=b?"may not be a registry":$===
"sent"?z:"requires authentication credentials",oe=R===null?"":`, and asks for ${R} authentication`,ne=!b&&M.url===`https://${O}/.well-known/terraform.json`;return(0,S.
CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(O)} ${ee}: ${(0,I._r)(M,ne)}${oe}`,help:(0,I.NM)({...M,asked:O},b?i:d(f)),isUnsent:(0,L.wt)(f)})}const u="\
make the discovery document public",i={operator:`${u}, or return 404 if the host has no services`,user:(0,I.Wt)([])};function d({host:f,token:O,source:$,status:h,
challenge:R}){const g=(0,I.qZ)(f);if(R!==null){const M=`exempt /.well-known/terraform.json from ${R} authentication`,j=(0,p.xI)`ask the operator of ${(0,p.KT)(f)} to ${M}`;
return{operator:M,user:j,guest:g,note:"the clients send Bearer tokens only, so no token helps"}}switch(O){case"sent":{const M=h===403?"may read this host":"is c\
omplete and for this host",j=(0,p.xI)`check that the token ${M}, or ${(0,L.qV)($??"",f)}`;return h===403?{...(0,S.Lw)(j),guest:g}:(0,S.Lw)(j)}case"none":return{
operator:(0,L.nP)(f,`, or ${u}`),besides:u,user:(0,L.nP)(f),guest:g};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,p.xI)`configure ${(0,p.KT)(f)} to respond itself, or ${u}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ce,G,e)=>{e.d(G,{Er:()=>a,P0:()=>v,P6:()=>P,Qs:()=>w,T0:()=>S,U2:()=>r,
e4:()=>o});var m=e(1780),E=e(9432),p=e(9176),A=e(9615);const I={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},S=({host:c,why:s})=>(0,A.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(c)} ${I[s]}`,help:s==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:I[s].replace(/.*: /,"")}}),L={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function P({host:c,error:s}){if(typeof s==
"object"&&"proxy"in s)return(0,A.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(c)} is unreachable: ${s.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(s.proxy),help:p.TG}});const l=typeof s=="string"?L[s]:`is unreach\
able (${s.code})`,t="check that the host is up",n="check that a firewall or proxy lets this machine connect to it";return(0,A.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(c)} ${l}`,operator:`${t}, and ${n}`,besides:t,user:n,guest:`${n}; otherwise ${(0,E.B9)(c)}`,obstacle:{verb:"cannot connect to",what:l.replace("is\
 unreachable: ","")}})}const k={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},D="serve the document\
 as a static file",T=({asks:c})=>c==="document"?D:"find out what the server waits for, such as its storage",C=c=>c.map(({name:s,attemptMs:l,retries:t})=>{const n=Number.
isFinite(l)?(0,E.YA)(l):"without a limit",u=t===0?"":` in each of ${t+1} attempts`,i=s.includes(" and ")?"wait":"waits";return`${s} ${i} ${n}${u}`}).join(", ");
function w(c){if(c.phase==="complete")return(0,A.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} took ${(0,E.YA)(c.tookMs)} to return its discovery document; ${C(
c.releases)}`,operator:D,affects:[...new Set(c.releases.map(({client:u})=>u))]});const{verb:s,failed:l,help:t}=k[c.phase],n=c.limitMs===null?"in time":`within ${(0,E.
YA)(c.limitMs)}`;return(0,A.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} ${l} ${n}`,help:t||{operator:T(c),guest:(0,E.B9)(c.host)},...s&&{obstacle:{
verb:s,what:l.replace(/.*: /,"")}}})}const v=({host:c,error:s})=>(0,A.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(c)} is not valid HTTP (${s})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),_={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function r({host:c,phase:s,
tookMs:l,limitMs:t,...n}){const u=`(limit ${(0,E.YA)(t)}); ${_[s.name]} took ${(0,E.YA)(s.ms)}`;return"url"in n?(0,A.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
n.url)} took ${(0,E.YA)(l)} to answer ${u}`,operator:T({asks:"answer"})}):(0,A.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(c)} took ${(0,E.YA)(l)} to return its discovery document ${u}`,
operator:D,note:C(n.releases)})}const a=({host:c,attempts:s,failure:l,releases:t})=>(0,A.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(c)} succeeded at attempt ${s}; the first attempt failed: ${l}`,
operator:"find out why the host fails intermittently",note:t.length===0?"init succeeded, because the CLI retries discovery":`init with ${t.map(({name:n})=>n).join(
" and ")} would have failed`});function o(c,s){const[{verb:l,help:t=p._$[l]}]=s,[n="",...u]=c,i=u.length===0?(0,m.KT)(n):`any of ${c.length} hosts`,d=u.length===
0&&l==="cannot connect to";return(0,A.CC)("machine-network",{message:(0,m.xI)`this machine ${l} ${i}: ${(0,E.K4)([...new Set(s.map(({what:f})=>f))],3)}`,help:d?
`${t}; otherwise ${(0,E.B9)(n)}`:t})}}),9176:((ce,G,e)=>{e.d(G,{M8:()=>A,TG:()=>m,_$:()=>p});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set H\
TTPS_PROXY",p={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function A(I,{page:S,url:L,asked:P}){const k=URL.parse(L)?.host,D=k===P,T=D&&I.code==="document-st\
atus";if(S===null||S.kind==="other"||T)return I;const C=`a ${S.kind} page${D?"":` at ${k}`} ("${S.title}") answers`;return{...I,obstacle:{verb:"does not reach",
what:C,isCommon:D}}}}),1098:((ce,G,e)=>{e.d(G,{Dr:()=>w,EK:()=>D,Fu:()=>_,dF:()=>v,vs:()=>L,y7:()=>k});var m=e(255),E=e(1780),p=e(5106),A=e(9432),I=e(9615),S=e(
4481);function L({host:r,service:a,...o}){const c=a===p.OZ?"the cloud block":"the remote backend",s=(0,S.nP)(r),l=(0,m.pk)(r)===r?(0,E.xI)`run \`terraform login ${(0,E.
KT)(r)}\` or \`tofu login ${(0,E.KT)(r)}\`, or `:"",t={...s,terminal:(0,E.xI)`${l}${s.terminal}`},n=(0,E.xI)`${c} requires a token for ${(0,E.SP)(r)}`;return(0,S.
ti)("cloud-token",n,t,o)}const P={organization:"`organization`",workspaces:"`name` in `workspaces`"};function k({block:r,lacks:a,isOpen:o}){const c=r==="cloud b\
lock"?`set ${a.map(s=>p.uW[s]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,I.CC)("cloud-incomplete",{severity:o?"notic\
e":"error",message:`the ${r} has no ${a.map(s=>P[s]).join(" and no ")}`,help:o?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${c}, also for this check`})}const D=({url:r,version:a})=>(0,I.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(r)} returned ${a===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,A.dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),T=r=>"why"in r?(0,E.xI)`the response of ${(0,E.KT)(r.url)} ${(0,A.
dh)(r.why)}`:(0,A._r)({...r,page:null}),C=(r,a,o)=>"status"in r&&[401,403,404].includes(r.status)?o:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(a)}, and that the URL of the service is that of its API`},
w=({host:r,organization:a,source:o,...c})=>(0,I.CC)("cloud-organization",{message:(0,E.xI)`the organization ${a} at ${(0,E.KT)(r)} cannot be read: ${T(c)}`,help:C(
c,r,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(o)} is valid and belongs to a member`)}),v=r=>(0,I.CC)("cloud-workspace",{message:(0,E.
xI)`the workspace ${r.workspace} of ${r.organization} at ${(0,E.KT)(r.host)} cannot be read: ${T(r)}`,help:C(r,r.host,"check that the token may read the workspa\
ce")}),_=({host:r,organization:a,workspace:o})=>(0,I.CC)("cloud-workspace-missing",{message:(0,E.xI)`${a} at ${(0,E.KT)(r)} has no workspace ${o} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ce,G,e)=>{e.d(G,{AO:()=>T,U7:()=>D,n3:()=>C,nD:()=>_,ro:()=>v,sC:()=>k,
wp:()=>P});var m=e(1780),E=e(2432),p=e(9432),A=e(9615);const I=({file:a,line:o})=>`${(0,p.dh)(a)}:${o}`,S={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function L(a){if(a.host===""){const[n]=S["use"in a?a.use:"download"];return[`the host of this ${n} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const o=(0,m.xI)`${(0,m.KT)(a.host)}, which is not in \`allowed-hosts\``;
if("service"in a)return[(0,m.xI)`${a.service} of ${(0,m.KT)(a.registry)} is on ${o}`,"use another registry"];if("package"in a)return[(0,m.xI)`the package of ${a.
package} is downloaded from ${o} and was not contacted`,"use another module or provider"];if("use"in a){const[,n,u]=S[a.use];return[(0,m.xI)`${n} ${o}`,u]}const c=(0,m.
xI)`host ${(0,m.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in a))return[c,"use an allowed registry"];const{place:s,clients:l}=a.
implied,t=`${I(s)} names no host, and this is the default of ${(0,p.eZ)(l)}`;return[(0,m.xI)`${c}; ${t}`,"name an allowed registry there"]}function P(a){const[o,
c]=L(a),s=a.host===""?c:(0,m.xI)`${c}, or add ${(0,m.KT)(a.host)} to \`allowed-hosts\``;return(0,A.CC)("host-not-allowed",{message:o,help:s})}const k=a=>(0,A.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,p.px)(a.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),D=({host:a})=>(0,A.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(a)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),T=({host:a,address:o,asks:c})=>o==="metadata"?(0,A.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
a)} is the address of ${/^(?:kubernetes|openshift)\b/.test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,A.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${c==="document"?"redirects":"leads"} to ${(0,m.
KT)(a)}, which has a ${o} address and was not contacted`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
C=({host:a,thrown:o})=>(0,A.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${w(o)}`,
help:(0,m.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(a)}\` to \`ignore\``});function w(a){if(!(a instanceof
Error))return(0,p.dh)(String(a));const o=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,p.dh)(String(a))+(o===void 0?"":` (${o})`)}const v=({host:a})=>(0,A.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function _({host:a,stopped:o,
isBegun:c,unchecked:s,total:l}){const t=c?" completely: its visit was under way when":":";return(0,A.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked${t} ${(0,p.
Cw)(o)}, with ${s} of ${l} hosts not checked`,help:r[o.kind]})}const r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ce,G,e)=>{e.d(G,{$w:()=>D,nP:()=>T,pt:()=>k,qV:()=>w,ro:()=>S,ti:()=>r,to:()=>a,uK:()=>L,wt:()=>P,yN:()=>v,zT:()=>C});var m=e(
8032),E=e(255),p=e(1780),A=e(9432),I=e(9615);const S="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",L={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},P=({token:o})=>o==="dropped"||o==="withheld";function k({
host:o,token:c,source:s},l){const t=l===null?"sent":(0,p.xI)`sent to ${(0,p.KT)(l)}`,n=(0,p.xI)`the token for ${(0,p.KT)(o)} from ${(0,p.LA)(s??"")} was`;switch(c){case"\
none":return(0,p.xI)`no token was found for ${(0,p.KT)(o)}`;case"sent":return(0,p.xI)`${n} ${t}`;case"dropped":return(0,p.xI)`${n} not ${t}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,p.xI)`${n} not ${t}, because the URL is not https; the CLIs do send it`}}function D({host:o,token:c},s,l,t){const n=(0,m.n3)(o)?(0,A.qZ)(o):void 0;
switch(c){case"none":return{...(0,I.Lw)(T(o)),guest:n};case"sent":return(0,I.Lw)(t);case"dropped":return{operator:(0,p.xI)`serve ${s} without the redirect to ${l===
null?"another host":(0,p.KT)(l)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function T(o,c="",s=""){const l=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(o)))),[t]=l.ok?(0,E.fK)(l.value):[],n="${{ secrets.REGISTRY_TOKEN }}",u=(0,p.xI)`run \`terraform login ${(0,p.KT)(o)}\``;return{terminal:(0,p.xI)`${s}${t===
void 0?u:v(t)}${c}`,workflow:(0,p.xI)`${s}add the line "${(0,p.KT)(o)}=${n}" to the tokens input${t===void 0?"":(0,p.xI)`, or "${(0,p.LA)(t)}: ${n}" to env`}${c}`}}
const C=o=>o.startsWith("credentials helper ");function w(o,c){const l=C(o)||/credentials\.tfrc\.json:\d+$/.test(o)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
c)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(o)}${l}`}const v=o=>/^\w+$/.test(o)?(0,p.xI)`export ${(0,p.LA)(o)}=…`:(0,p.
xI)`env '${(0,p.LA)(o)}=…' terraform init`;function _({isFork:o,searched:c,notRead:s}){if(o)return"secrets are withheld from pull requests of forks";const[l,t]=[
c,s].map(u=>(0,p.XT)(u,u.length,p.LA)),n=s.length===0?"":(0,p.xI)`; not read: ${t??""}`;return(0,p.xI)`no token was found (searched: ${l??""}${n})`}function r(o,c,s,l){
const t=(0,p.xI)`${c}, and ${_(l)}`;return l.isFork?(0,I.CC)(o,{message:t,help:S,severity:"notice"}):(0,I.CC)(o,{message:t,help:(0,I.Lw)(s)})}function a(o,c,s=""){
const{message:l,unexplained:t=l}=o;if("code"in c){const{flaw:u,help:i="",cures:d=(0,I.Lw)(i)}=c,f=u!==void 0&&(0,p.pj)(l).includes(`from ${s}`);return{...o,message:(0,p.
xI)`${l}; ${f?`it ${u}`:c.message}`,cures:d}}const n=c.isFork?{cures:(0,I.Lw)(S)}:{};return{...o,message:(0,p.xI)`${t}; ${_(c)}`,...n}}}),9029:((ce,G,e)=>{e.d(G,
{jK:()=>r,op:()=>o,yY:()=>a});var m=e(3024),E=e(5168),p=e(9968),A=e(2801),I=e(2170),S=e(8032),L=e(255),P=e(9897),k=e(5106),D=e(3298);let T=function(...n){return{
unmanagedBy:T}=e.late([1183,1264],1264),new.target?new T(...n):T(...n)},C=function(...n){return{withoutInstalled:C}=e.late([1183,1264],1264),new.target?new C(...n):
C(...n)},w=function(...n){return{thisMachine:w}=e.late([5830],9837),new.target?new w(...n):w(...n)},v=function(...n){return{mergeMistakes:v}=e.late([5830],9837),
new.target?new v(...n):v(...n)},_=function(...n){return{readCliConfig:_}=e.late([5830],9837),new.target?new _(...n):_(...n)};function r(n,u,i,{environment:d,directory:f},O=null,$=[]){
const h=n.every(({needs:se})=>se.length===0);if(u.depth!=="init"&&u.hostnames.length===0&&h)return{usages:n,remarks:[],findings:[],configs:[],releases:i.releases};
const R=o(u.cliConfig,i.clients,d,f),g=(0,S.$l)("oci",i.versions),M=R.map(se=>({...c(se,f,u),...!g&&{hasOciMirrors:g}})),j=i.releases.map(se=>{const ie=M.find(({
client:re})=>re===se.client);return{...se,attemptMs:ie?.requestTimeoutMs??se.attemptMs}}),b=u.depth!=="discovery",{upgrade:z}=u,{platform:X}=w(d),ee={roots:$,platform:X,
upgrade:z,versions:i.versions},oe={root:f,plugins:O,releases:j,caching:ee,asksMirrors:b},H=n.some(({needs:se})=>se.some(({service:ie})=>ie===k.xq))?C(n,M,oe):{usages:n,
remarks:[],findings:[]},J=[...M.flatMap(se=>se.findings),...H.findings];return{...H,findings:v(J),configs:M,releases:j}}const a=({cliConfig:n},{releases:u},i)=>(0,D.
O)(d=>T(_(d,w(i),n),u));function o(n,u,i,d=null){const f=w(i);return u.map(O=>_(O,f,n,d))}function c(n,u,i){if(i.allowedHosts.length===0)return n;const d=s(u),f=n.
files.filter(({path:b})=>(0,p.UO)(s(b),d)),O=new Set(f.map(({shown:b})=>b)),$=(0,E.Ol)(n).installation?.methods??[],h=n.forced.flatMap(({place:b,services:z})=>z.
map(({value:X})=>({place:b,host:typeof X=="string"?t(X):null}))),R=[...$.flatMap(l),...h].filter(({place:b,host:z})=>z!==null&&O.has(b.file)&&!(0,L.ev)(z,i)),g=R.
map(({place:b,host:z})=>{const X=(0,A.wp)({host:(0,L.nx)(z??""),use:"configuration"});return(0,I.kH)(X,{places:[b],clients:[n.client]})}),M=new Set(R.map(({place:b})=>b)),
j=n.forced.filter(({place:b})=>!M.has(b));return{...n,forced:j,findings:[...n.findings,...g]}}const s=n=>(0,p.N0)(()=>(0,m.realpathSync)(n),n);function l(n){const{
kind:u,place:i}=n;return u==="network"?[{place:i,host:(0,L.Pm)(n.url)}]:u!=="local"||n.path!==null?[]:[{place:i,host:(0,L.yo)(`https://${n.shown}`)??P.IZ}]}const t=n=>/^([a-z][a-z\d+.-]*:|\/\/)/i.
test(n)?(0,L.yo)(n.replace(/^\/\//,"https://"))??P.IZ:null}),5306:((ce,G,e)=>{e.d(G,{o0:()=>z,SQ:()=>b});var m=e(3916),E=e(9373),p=e(5324),A=e(6889),I=e(7960),S=e(
3114),L=e(1011),P=e(742),k=e(4756),D=e(2170),T=e(9119),C=e(8032),w=e(3096),v=e(3298),_=e(4515),r=e(3024),a=e(6760),o=e(9968),c=e(2172),s=e(9059),l=e(8339),t=e(2485),
n=e(5243),u=e(9897);const i=100;function d(H,J){const se=$(J),ie=H.flatMap(ae=>{const{kind:N,version:K,directories:x,isOverridden:B,replacedFor:W}=ae,U=/^(module|test_module|terragrunt_source)$/.
test(N),Y=K!==void 0||x!==void 0&&!J.isStrict;if(!U||B||Y)return[];const F=ae.clients.filter(Z=>!W?.includes(Z)).flatMap(Z=>{const V=se(ae,Z);return V===null?[]:
{client:Z,reason:V}}),[q]=F;return q===void 0?[]:{usage:ae,reason:q.reason,clients:F.map(({client:Z})=>Z)}}),re=(0,v.O)(()=>R(J));return[...Map.groupBy(ie,({reason:ae})=>ae.
paths.at(-1)??"")].slice(0,i).flatMap(([ae,N])=>{const K=(0,v.O)(({why:B,paths:W})=>B==="outside"||B==="skipped"?(0,k.a3)({what:B,path:ae}):(0,l.Iz)({path:ae,maker:B===
"created"?"`init`":re()(W)})),x=(0,t.Kc)(ae);return N.map(({usage:{place:B},reason:W,clients:U})=>(0,D.kH)(K(W),{places:[B],clients:U,isPlaceholder:x}))})}const f={
throwIfNoEntry:!1},O=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function $({root:H,scan:J,units:se,directories:ie,isStrict:re}){const{locate:le,nameOf:ae}=(0,p.
ET)({root:H,scan:J}),N=(0,v.O)(U=>(0,o.N0)(()=>(0,r.statSync)((0,a.join)(H,U),f)?.isDirectory()===!0,!1)),K=(0,v.O)(U=>{if(/^\.\.(\/|$)/.test(U)||N(U)){const Q=le(
U)!==null;return Q&&!re?null:{why:Q?"skipped":"outside",paths:[U]}}const y=U.split("/"),F=y.map((Q,te)=>y.slice(0,te+1).join("/")),q=F.findIndex(Q=>!N(Q)),Z=F[q]??
"",V=(0,o.N0)(()=>x(Z),null);if(V===null)return{why:"outside",paths:[U]};if(V!==Z){const Q=K((0,w.un)(V,U.slice(Z.length+1)));return Q?.why==="outside"?{why:"ou\
tside",paths:[U]}:Q}return O.test(U)?re?{why:"created",paths:[U]}:null:{why:"missing",paths:F.slice(q)}});function x(U){const Y=(0,a.join)(H,U),y=(0,r.lstatSync)(
Y,f);if(y===void 0||y.isFile())return U;const[F,q]=[le(""),le((0,w.jt)(U))];if(!y.isSymbolicLink()||F===null||q===null)return null;const Z=(0,o.$r)(Y);return Z.
kind==="error"&&Z.code==="ELOOP"?U:(0,p.sq)((0,a.relative)(F,(0,a.resolve)(q,(0,r.readlinkSync)(Y))))}const B=(0,v.O)(U=>{const Y=se.filter(F=>F.directory===U||
F.module===U);return Y.some(F=>F.unknown!==null||(0,E.LU)(F))?[]:[U,...Y.flatMap(L.CI)]}),W=Map.groupBy(se.filter(({missing:U})=>U!==void 0),({unknown:U})=>U&&(0,T.
df)(U));return(U,Y)=>{const y=U.kind==="terragrunt_source",F=y?W.get((0,T.df)(U.place)):void 0;if(F)return F.map(({missing:te=""})=>K(te)).find(Boolean)??null;const q=(0,w.
jt)(U.place.file),Z=U.kind==="test_module"?[(0,w.RO)(q)]:[],V=U.directories??[...Z,...B(q)],Q=(0,c.MZ)(U,Y).flatMap(({source:te,isOpen:he})=>{const de=he?U.evaluated?.[Y]?.
text??"":"";if(te===null&&re&&(0,n.Nj)(de))return[{why:"skipped",paths:[de]}];const ue=!re&&/[$%]\{/.test(te??"");if(te===null||ue)return[null];const fe=(0,u.qC)(
te);if(fe.length>0)return[fe.some(Ee=>ie.has(ae(Ee)??".."))?null:{why:"outside",paths:[te]}];if(!(0,n.Nj)(te)||y)return[null];const pe=V.map(_e=>(0,w.un)(_e,te)),
ge=pe.filter(_e=>!ie.has(_e));return(U.directories===void 0&&ge.length<pe.length?[null]:ge.map(K)).filter(_e=>!U.directories||_e?.why!=="missing")});return Q.includes(
null)?null:Q[0]??null}}const h=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function R({root:H,exclude:J,toolFiles:se}){const ie=(0,p.ET)({
root:H,scan:[]}),re=(0,v.O)(K=>({file:K,text:ie.read(K)??""})),le=(0,v.O)(()=>[...(0,s._X)({root:H,exclude:J},se)]),ae=[".git/config.worktree",".git/config"].find(
K=>/sparsecheckout\s*=\s*true/i.test(re(K).text)),N=[...re(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return K=>{if(ae!==void 0)return ae;const x=K.
at(-1)??"";if(N.some(([,Y])=>(0,w.Gz)(x,"").startsWith(`${Y}/`)))return".gitmodules";const B=x.split("/");return[...B.flatMap((Y,y)=>h.map(F=>re((0,w.Gz)(B.slice(
0,y).join("/"),F)))),...le()].find(({text:Y})=>K.some(y=>g(Y,y)))?.file??null}}function g(H,J){const se=J.split("/").toReversed(),[ie=""]=se;return!H.includes(ie)&&
!H.includes("*")?!1:(H.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(re=>{const le=re.split("/").filter(ae=>!/^\.*$/.test(ae));return/^[\w-]+(\.[\w-]+)+$/.test(le[0]??
"")&&le.length>2?le.at(-1)?.replace(/\.git$/,"")===ie:le.some((ae,N)=>(ae===ie||/\w\*|\*\w/.test(ae)&&(0,m.matchesGlob)(ie,ae))&&se.slice(1,N+1).every((x,B)=>M(
le[N-B-1],x)))})}const M=(H="",J)=>H===J||/[$*{}]/.test(H);let j=function(...H){return{readTools:j}=e.late([3276,3494,2797,5009],2797),new.target?new j(...H):j(
...H)};async function b(H,J){const{directory:se,environment:ie,stop:re,progress:le}=J,ae={root:se,scan:H.scan,exclude:H.exclude},N=(0,P.cw)(ae,ie),K=await(0,_.nE)(
N,re,x=>le({kind:"scan",files:x}));return oe(K,H,(0,p.ET)(ae))}function z({dialect:H,exclude:J,scan:se,allowedHosts:ie},re,{environment:le,directory:ae}){const N=(0,v.
O)(()=>j({root:ae,exclude:J},re.toolFiles)),K=!!le.TF_CLOUD_HOSTNAME,x=se.length>0,B={setting:H,scan:x?{...re,tools:N,hasCloudHostname:K}:null},W=(0,A.L2)(B),{clients:U,
versions:Y}=W,y=(0,C.Eo)((0,C.tB)("terraform",Y)),F=ue=>y||!(0,S.xO)(ue),q=(0,L.eI)((0,L.sw)(re.usages,U),(0,C.d3)(W)),Z=(0,I.e)(q,Y),V=Z.usages.filter(({place:ue})=>F(
ue.file)),Q=ie.length>0,he=[...d(V,{...re,...{root:ae,scan:se,exclude:J,isStrict:Q}}),...Q?X(re):[]],de=V.some(({workspace:ue})=>ue?.lacks)&&N().givesState;return{
dialect:W,usedBy:()=>(0,A.rU)(W,B.scan),usages:de?V.map(ee):V,notes:[...[...(0,L.vH)(re.notes,U),...Z.notes].filter(ue=>F((0,D.W7)(ue))),...he]}}function X(H){const{
unselected:J,linked:se,directories:ie,units:re,unread:le,notes:ae}=H,N=new Set(ae.flatMap(x=>(0,D.Xd)(x)?.file??[])),K=[...se].filter(([,x])=>x===null||!ie.has(
x));return[...J.map(x=>(0,D.ht)(x,(0,k.a3)({what:"unselected"}))),...K.map(([x])=>(0,D.ht)(x,(0,k.a3)({what:"linked"}))),...(0,T.jH)(le).map(x=>(0,D.kH)((0,k.a3)(
{what:"generated"}),{places:[x]})),...re.flatMap(({directory:x,module:B,unknown:W,missing:U})=>W===null||B!==null||U!==void 0||N.has(W.file)?[]:(0,D.kH)((0,k.a3)(
{what:"skipped",path:x}),{places:[W]}))]}function ee(H){if(H.workspace?.lacks===void 0)return H;const{organization:J,name:se}=H.workspace;return{...H,workspace:{
organization:J,name:se}}}function oe(H,{roots:J,exclude:se},ie){const re=new Set(H.links.values());if(re.size===0)return H;const[le,ae]=[(0,p.Ls)(J),(0,p.Ls)(se)],
N=C.Du.flatMap(y=>[...(0,E.Pv)(H,y).values()]),K=new Set(N.flatMap(E.s1)),x=new Set(H.units.map(({directory:y})=>y)),B=(0,v.O)(y=>K.has(y)||x.has(y)||le(y||".")?
!1:ie.list(y).map(q=>(0,w.Gz)(y,q)).every(q=>re.has(q)||ae(q)||!ne(q))),W=y=>re.has(y)&&ne(y)&&B((0,w.jt)(y)),U=H.usages.filter(({place:y})=>!W(y.file)),Y=H.declared.
filter(({place:y})=>!W(y.file));return{...H,usages:U,declared:Y,notes:H.notes.filter(y=>!W((0,D.W7)(y)))}}function ne(H){const J=(0,S.L8)((0,m.basename)(H),new Set,
(0,m.basename)((0,m.dirname)(H)));return J!==void 0&&J.class!=="terragrunt"}}),345:((ce,G,e)=>{e.d(G,{s:()=>D});var m=e(3024),E=e(6760),p=e(9968),A=e(7811),I=e(
9432),S=e(101),L=e(3152);let P=function(...r){return{X509Certificate:P}=process.getBuiltinModule("node:crypto"),new.target?new P(...r):P(...r)};const k=4*1024*1024;
function D(r,{environment:a,directory:o,wording:c=L.w7}){const{settings:s,mistakes:l}=(0,L.P$)(r,c),t=w(s.caFile,c),n=C(a),u=[t,n].flatMap(j=>j.ok?[]:[j.why]),i=(0,p.
N0)(()=>(0,m.statSync)(o).isDirectory(),!1),f=s.scan.filter(j=>!/[*?[\]{}]/.test(j)).flatMap(j=>T(j,o,c)??[]),O=`GITHUB_WORKSPACE names ${(0,I.dh)(o)}, which is\
 not a directory`,$=[...l,...u,...i?f:[O]];if($.length>0||!t.ok||!n.ok)throw new L.GN($);const{NODE_EXTRA_CA_CERTS:h,SSL_CERT_FILE:R,SSL_CERT_DIR:g}=a,M={NODE_EXTRA_CA_CERTS:h,
SSL_CERT_FILE:R,SSL_CERT_DIR:g};return{...s,authorities:t.value,certificateVariables:M,chooseProxy:n.value}}function T(r,a,{missingPath:o,setting:c}){const s=(0,E.
resolve)(a,r);return(0,m.existsSync)(s)?(0,p.N0)(()=>(0,m.accessSync)(s,m.constants.R_OK)===void 0,!1)?null:`${c("scan")} names ${s}, which this user may not re\
ad`:o(r,a)}function C(r){try{return(0,A.Ju)((0,S.N)(r))}catch(a){if(a instanceof TypeError)return(0,A.TR)(a.message);throw a}}function w(r,{setting:a}){if(r===null)
return(0,A.Ju)(null);const o=(0,p.yR)(r,k),c=a("ca-file");if(!o.ok)return(0,A.TR)(`${c} "${r}" ${(0,I.mP)(o.failure)}`);const s=_(o.text);return s.ok?s:(0,A.TR)(
`${c} "${r}" ${s.why}`)}const v=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(r){const a=r.match(v)??[];if(a.length===0)return(0,A.TR)(
"contains no certificate; expected PEM");try{for(const o of a)new P(o);return(0,A.Ju)(a.join(`
`))}catch(o){const c=o instanceof Error?o.message:o;return(0,A.TR)(`contains an invalid certificate: ${c}`)}}}),5440:((ce,G,e)=>{e.d(G,{Qm:()=>v,TU:()=>T,i4:()=>o,
pb:()=>a,zt:()=>k});var m=e(7811),E=e(8339),p=e(2485),A=e(2213),I=e(255),S=e(5243),L=e(9897),P=e(3846);const k={host:null,isHostImplied:!1,needed:null},D=h=>({host:h,
isHostImplied:!1,needed:(0,I.Rt)(h)?"state":h}),T=h=>({host:h,isHostImplied:!0,needed:h}),C=h=>({host:h,isHostImplied:!1,needed:null}),w=h=>h===null?k:{...k,directHost:h},
v=h=>({...k,problem:h}),_=(h,R)=>v((0,E.DA)({reason:"rejected",error:h,advice:R}));function r(h,R,g){return g===null?h:{...h,problem:(0,E.My)({text:R,host:h.host,
advice:g})}}const a={module:u,"test-module":(h,R,g)=>{const M=(0,S.vL)(h,R).kind==="remote";return R==="opentofu"||!M?u(h,R,g):v((0,E.DA)({reason:"remote-in-tes\
t",text:h}))},provider:d,"locked-provider":f,"stack-component":O,stack:(h,R)=>{const g=(0,S.A)(h);return g.ok&&!h.startsWith(".")?C(g.value.host):{...O(h,R),isHostImplied:!1,
needed:null}},"stack-output":h=>{const[R="",...g]=h.split("/");return g.length===3?n(R,C):v((0,E.DA)({reason:"stack",text:h}))},terragrunt:$,host:h=>n(h,D),url:h=>w(
(0,A.Ul)(h)),"host-part":h=>w((0,A.D8)(h)),"state-path":h=>w((0,A.Bm)(h))};function o(h,R,g){if(h==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.exec(R)??[];return z!==
void 0?s(z,g):/^$|^t$|^tfr?$|^tfr:/.test(R)?void 0:l(R,g)}if(h==="url"&&/^postgres|=/i.test(R))return w(L.IZ);if(/^(url|host-part|state-path)$/.test(h))return l(
R,g);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(R))return l(R,g);const M=R.indexOf("/");if(M<0)return;const j=(0,S.
vL)(`${R.slice(0,M)}/a/b/c`,g);return j.kind!=="registry"?l(R,g):R.split("/").length<c?{...t(j),directHost:L.IZ}:t(j)}const c=4,s=(h,R)=>h===""?T((0,S.Vm)(R)):n(
h,D),l=(h,R)=>(0,S.Nj)(h)?k:w((0,L.uE)(h,R)),t=({host:h,hostImplied:R})=>R?T(h):D(h);function n(h,R){const g=(0,I.Pv)(h),M=(0,p.L6)(h);return g.ok?r(R(g.value),
h,M):v((0,E.k0)({text:h,error:g.why,advice:M}))}function u(h,R,g){if((0,S.Nj)(h)&&!g)return k;const M=(0,S.vL)(h,R),j=M.kind==="registry"?(0,m.Ju)(M):(0,S.rE)(h,
R);if(g&&!j.ok){const{why:ee}=j,oe=/^https?:/i.test(h)?{kind:"invalid",error:ee}:M,H=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,p.NM)(h,oe,j),J=/^[a-z0-9]+::/i.test(
h)?"remote":M.kind;return H===null&&(J==="local"||J==="remote")?v((0,E.DA)({reason:`${J}-with-version`,text:h})):_(ee,H)}const b=(0,p.NM)(h,M,j);if(j.ok)return r(
t(j.value),h,b);if(M.kind==="invalid"){const ee=h.includes("://")?{directHost:L.IZ}:{};return{..._(M.error,b??p.x3),...ee}}if(M.kind!=="remote")return r(k,h,b);
const{refusal:z,host:X}=M;return z!==null?_(z,b??p.x3):X!==L.IZ||b!==null?r(w(X),h,b):{...w(X),problem:(0,E.My)({text:h,host:X,advice:i})}}const i="write the ho\
st after the scheme, such as git::https://HOST/PATH";function d(h,R){const g=(0,P.mi)(h,R);switch(g.kind){case"legacy":return _(`Invalid legacy provider address\
: the provider "${g.type}" has no namespace`,`write NAMESPACE/${g.type}`);case"registry":return g.hostImplied?T(g.host):r(D(g.host),h,(0,p.cr)(h));case"builtin":
return g.type==="terraform"?C(g.host):_(`Invalid dependency on built-in provider: none is named "${g.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[M="",j]=g.error.split(`

`);return _(M,j??(0,p.cr)(h))}}}function f(h,R){const g=(0,P.mi)(h,R);if(g.kind==="invalid")return _(g.error,null);if(g.hostImplied)return v((0,E.DA)({reason:"l\
ocked-provider",text:h}));if(g.kind==="builtin")return C(g.host);const M=R==="opentofu"&&(0,P.Gi)(g);return{...D(g.host),needed:M?(0,S.Vm)(R):g.host}}function O(h,R){
if(h!==h.trim())return v((0,E.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return k;const g=(0,S.rE)(h,R);if(g.ok)return t(g.value);const M=(0,S.A)(
h);if(M.ok)return C(M.value.host);const j=(0,S.vL)(h,R);return j.kind==="invalid"?_(j.error,(0,p.NM)(h,j,g)):w(j.kind==="remote"?j.host:null)}function $(h,R){const[
g,M="",j=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(g===void 0){if(h.startsWith("gitlab.com/"))return w("gitlab.com");if((0,L.GL)(h))return k;const z=(0,L.
cx)(h,"opentofu");if(!(z.ok&&(0,L.Of)(h,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const ee=(0,L.cx)(h,R);return w(ee.ok?ee.value.host:L.IZ)}}const[
b=""]=j.split("//");return b.split("/").length!==3?v((0,E.DA)({reason:"terragrunt",text:h})):s(M,R)}}),3791:((ce,G,e)=>{e.d(G,{o:()=>P,q:()=>L});var m=e(1780),E=e(
9432),p=e(9615);const A=k=>k===1?"1 module or provider was":`${k} modules and providers were`;function I(k){const{names:D}=k,T=(0,m.XT)(D,3,C=>(0,m.KT)((0,E.dh)(
C)));switch(k.what){case"inside":return(0,m.xI)`modules and providers inside ${T} were not checked`;case"direct":{const C=D.length-k.git-k.oci,w=[...k.git>0?[`${(0,E.
px)(k.git,"module")} from Git`]:[],...k.oci>0?[`${(0,E.px)(k.oci,"module")} from an OCI registry`]:[],...C>0?[`${(0,E.px)(C,"module")} from an archive or bucket`]:
[]];return(0,m.xI)`${w.join(" and ")} ${D.length===1?"was":"were"} not checked: ${T}`}case"oci":return(0,m.xI)`${(0,E.px)(D.length,"provider")} ${D.length===1?"\
was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${T}`;case"open":return(0,m.xI)`${(0,E.px)(
D.length,"module")} ${D.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${T}`;case"limit":return(0,m.xI)`max-requests (${k.
max}) was reached, so ${A(D.length)} not checked: ${T}`;case"chain":return(0,m.xI)`${T} was not opened, because more than ${k.max} calls lead to it`;case"hosts":
return(0,m.xI)`packages name more than ${k.max} hosts that no file names, so ${T} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${A(
D.length)} not checked: ${T}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${A(D.length)} not checked: ${T}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${A(D.length)} not checked: ${T}`;case"contents":return(0,m.xI)`the checksums of ${(0,E.px)(D.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"package":return(0,m.xI)`${T} ${D.length===1?
"was":"were"} not opened: ${(0,E.dh)(k.why)}`;case"submodules":return(0,m.xI)`the submodules of ${T} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,E.px)(D.length,"registry module")} was not checked, because it is downloaded with ${k.getter}: ${T}`;case"units":return(0,m.xI)`${(0,E.px)(
D.length,"Terragrunt unit")} ${D.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const S={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},L=k=>(0,p.CC)("not-followed",{message:I(k),help:k.what==="package"?k.cure:S[k.what==="work"?"limit":k.what],...k.what==="work"&&{severity:"\
warning"}});function P({by:k,address:D,constraint:T,newest:C,others:w}){const v=(0,m.xI)`${(0,E.dh)(k)} requires ${(0,m.KT)((0,E.dh)(D))}${T===null?"":` "${(0,E.
dh)(T)}"`}`,_=w.length>0?`which conflicts with ${(0,E.K4)(w,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(C??"")}`,r=C===null?"which the reg\
istry does not have":_;return(0,p.CC)("module-described",{message:(0,m.xI)`according to the registry, ${v}, ${r}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ce,G,e)=>{e.d(G,{D0:()=>N,lz:()=>W,G9:()=>x});var m=e(9373),E=e(2170),p=e(9119),A=e(3096),I=e(3298);let S=function(...y){
return{isOfInit:S}=e.late([4878],4878),new.target?new S(...y):S(...y)},L=function(...y){return{noteCall:L}=e.late([4878],4878),new.target?new L(...y):L(...y)},P=function(...y){
return{partsOf:P}=e.late([4878],4878),new.target?new P(...y):P(...y)};const k=1e6,D=({problem:y,severity:F})=>F==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(y.code),T=({usages:y,notes:F,declared:q})=>F.some(Z=>D(Z)||(0,p.Zl)((0,E.W7)(Z)))||[y,q].some(Z=>Z.some(({place:V})=>(0,p.Zl)(V.file)||S((0,A.jt)(V.file))));
function C(y,F){const q=new Set,Z=new Set,V=new Map;let Q=k;for(const{parts:fe,isAside:pe,inside:ge}of P(F)){if(Q-=fe.length,Q<0)break;for(const ve of fe)q.add(
ve),pe||Z.add(ve);for(const[ve,me]of ge.calls)L(V,ve,me)}const te=F.flatMap(({unknown:fe})=>fe.filter(({missing:pe})=>pe));for(const fe of te.flatMap(({files:pe})=>pe))
q.add((0,A.jt)(fe));const he=Q<0?y:w(y,q,V),de=he.notes.map(fe=>{const pe=(0,A.jt)((0,E.W7)(fe)),ge=q.has(pe)||q.has((0,A.RO)(pe));return D(fe)&&!ge?{...fe,severity:"\
warning"}:fe});return{...Z.values().some(fe=>(0,p.Zl)((0,A.Gz)(fe,"main.tf")))?v({...he,notes:de},fe=>Z.has((0,A.jt)(fe))&&(0,p.Zl)(fe)):{...he,notes:de},installed:[
...V.values()].filter(Boolean).length}}function w({usages:y,declared:F,notes:q},Z,V){const Q=te=>!S((0,A.jt)(te))||Z.has((0,A.jt)(te));return{usages:y.flatMap(te=>!Q(
te.place.file)&&te.kind!=="saved_state"?[]:V.get(te)===!0?{...te,needs:[],directHost:void 0}:te),declared:F.filter(({place:te})=>Q(te.file)),notes:q.filter(te=>Q(
(0,E.W7)(te))||te.problem.code.startsWith("file-"))}}function v({usages:y,declared:F,notes:q},Z){const V=(0,I.O)(Q=>Z(Q.file)?{...Q,isInUse:!0}:Q);return{usages:y.
map(({version:Q,...te})=>({...te,place:V(te.place),...Q&&{version:{...Q,place:V(Q.place)}}})),declared:F.map(Q=>({...Q,place:V(Q.place)})),notes:q.map(Q=>({...Q,
places:Q.places.map(te=>typeof te=="string"?te:V(te))}))}}var _=e(5324),r=e(6889),a=e(9432),o=e(4756),c=e(3791),s=e(8032),l=e(3152),t=e(9465),n=e(7960),u=e(1011),
i=e(3114),d=e(742);let f=function(...y){return{usagesOf:f}=e.late([3276,3494,2797,3542],2797),new.target?new f(...y):f(...y)},O=function(...y){return{declaredIn:O}=
e.late([3276,3494,2797,3542],2797),new.target?new O(...y):O(...y)},$=function(...y){return{parseFile:$}=e.late([3276,3494,2797,3542],2797),new.target?new $(...y):
$(...y)},h=function(...y){return{Terragrunt:h}=e.late([3276,3494,5242],5242),new.target?new h(...y):h(...y)};function R(y){const F=j(y),q={calls:[],links:new Map,
terragrunt:[]},Z=(0,d.Vm)(F,q,{}),V=(0,d.aC)(Z,()=>new h(Z));return(0,I.O)(Q=>{if(!y.directories.has(Q))return null;const te=F.list(Q),he=[...y.unreadable].filter(
([me])=>(0,A.jt)(me)===Q),de=new Set([...te,...he.map(([me])=>g(me))].filter(i.tr)),ue=he.flatMap(([me,_e])=>{const Ee=(0,i.L8)(g(me),de,"")?.clients??[];return{
...(0,E.ht)(me,(0,o.WO)({what:"link",code:_e,isRefused:!0})),clients:Ee}}),fe=te.flatMap(me=>{const _e=(0,i.L8)(me,de,""),Ee=(0,A.Gz)(Q,me),we=y.files.get(Ee)??
"";return _e===void 0?[]:$(we,{..._e,isOfPackage:!0},Ee)}),{usages:pe,notes:ge}=f(fe,V),ve=[...ge,...ue.filter(({clients:me})=>me.length>0)];return{usages:pe.map(
M),declared:[...O(fe)],notes:ve}})}const g=y=>y.slice(y.lastIndexOf("/")+1);function M(y){if(y.calls===void 0)return y;const F=Object.entries(y.calls).map(([q,Z])=>[
q,Z.map(V=>({...V,root:null}))]);return{...y,calls:Object.fromEntries(F)}}function j({files:y,directories:F}){const q=Map.groupBy(y.keys(),A.jt),Z=V=>y.has(V)||
F.has(V);return{list:V=>(q.get(V)??[]).map(g).sort(),directories:()=>[],exists:Z,locate:V=>Z(V)?V:null,nameOf:()=>null,read:V=>y.get(V)??null}}let b=function(...y){
return{rootsOf:b}=e.late([4878],4878),new.target?new b(...y):b(...y)},z=function(...y){return{upToLimit:z}=e.late([4878],4878),new.target?new z(...y):z(...y)},X=function(...y){
return{rootNotes:X}=e.late([4284],4284),new.target?new X(...y):X(...y)};function ee(y){const{layouts:F,changed:q,dialect:Z,rootRules:V,textRules:Q,stop:te}=y,he=()=>!!te?.
why,de=({places:fe})=>q===null||fe.some(pe=>typeof pe!="string"&&q.has(pe.file)),ue=(0,t.Zf)(ne(Z),Q);return fe=>{const pe=new t.fO({opened:fe,read:ue,isEnded:he}),
ge=b(F,q,Z.versions,!0,pe),ve=[...z(ge,()=>{})];return{roots:ve,notes:_e=>{const Ee=X({...V,resolve:_e});return ve.forEach(Ee.add),[...pe.allNotes(),...Ee.notes().
filter(oe)].filter(de)}}}}const oe=({places:y})=>y.some(F=>typeof F!="string"&&F.inside!==void 0);function ne(y){const F=(0,s.d3)(y);return(0,I.O)(q=>{const Z=R(
q);return V=>{const Q=Z(V);if(Q===null)return null;const te=(0,u.sw)(Q.usages,y.clients),he=(0,n.e)((0,u.eI)(te,F),y.versions),de=[...(0,u.vH)(Q.notes,y.clients),
...he.notes];return{...Q,usages:he.usages,notes:de}}})}let H=function(...y){return{layoutsOf:H}=e.late([4878],4878),new.target?new H(...y):H(...y)},J=function(...y){
return{rootsOf:J}=e.late([4878],4878),new.target?new J(...y):J(...y)},se=function(...y){return{unmatched:se}=e.late([4878],4878),new.target?new se(...y):se(...y)},
ie=function(...y){return{upToLimit:ie}=e.late([4878],4878),new.target?new ie(...y):ie(...y)},re=function(...y){return{rootNotes:re}=e.late([4284],4284),new.target?
new re(...y):re(...y)},le=function(...y){return{textNotes:le}=e.late([4284],4284),new.target?new le(...y):le(...y)},ae=function(...y){return{withoutRefused:ae}=
e.late([4284],4284),new.target?new ae(...y):ae(...y)};function N(y){const{usages:F,declared:q,changed:Z,dialect:V,settings:Q,isLockReadonly:te}=y;if(F.length===
0&&q.every(m.z0)&&Q.roots.length===0)return{roots:[],notes:[],expand:null};const{clients:de,versions:ue}=V,fe=K(y),pe=[],ge=[],ve=Q.dialect.name==="auto"?[]:de,
me=(0,r.uQ)(Q.dialect,V),_e={clients:de,upgrade:Q.upgrade,isLockReadonly:te,versionIn:me},Ee=re(_e),we=Q.depth!=="discovery",Me=({directory:Oe},Ce)=>{ge.push((0,E.
ht)(Oe,(0,o.ub)({kind:"roots",max:Ce})))};for(const Oe of ie(J(fe,Z,ue,we),Me)){if(y.stop?.why)break;Ee.add(Oe),we&&pe.push(Oe)}const $e={...V,set:ve,isPredicted:we},
ye=Oe=>Z===null||Z.has((0,E.W7)(Oe)),Ie=[...le(F,q,$e)].filter(ye),Pe=new Set(y.notes.flatMap(Oe=>Oe.problem.code==="lock-invalid"?(0,E.W7)(Oe):[])),Te=[...Ie,...Ee.
notes()].filter(Oe=>!Pe.has((0,E.W7)(Oe))),{ending:De}=y,ke={layouts:fe,changed:Z,dialect:V,rootRules:_e,textRules:$e,stop:De};return{roots:pe,notes:[...Te,...ge,
...we?B(fe,Z):[]],expand:Q.depth==="init"?ee(ke):null}}function K(y){const{dialect:F,settings:q,listed:Z,endedAt:V,installed:Q=[]}=y,te=q.upgrade?[]:Q,{clients:he,
versions:de}=F,ue={...y,installed:te,clients:he,versions:de};return Z===void 0?W(ue,q,V===null):Y(ue,Z)}function x(y){const{usages:F,declared:q,installed:Z=[],settings:V}=y,
te=V.depth!=="discovery"?ae(y.notes,F):y.notes,he={usages:F,notes:te,declared:q};if(Z.length===0&&!T(he))return{...he,remarks:[]};const{installed:de,...ue}=C(he,
K(y)),fe=`modules in .terraform are used as \`init\` uses them: ${de}`;return{...ue,remarks:de===0?[]:[fe]}}function B(y,F){const q=[...new Set(y.flatMap(({unknown:Q})=>Q))].
filter(({files:Q,missing:te})=>te===void 0&&(F===null||Q.some(he=>F.has(he))));if(q.length===0)return[];const Z=q.map(({directory:Q})=>Q||"."),V=(0,p.As)((0,p.jH)(
q.flatMap(({unknown:Q})=>Q??[])));return[(0,E.kH)((0,c.q)({what:"units",names:Z}),{places:V,clients:s.Du})]}function W(y,{roots:F},q){const Z=F.map(de=>({text:de,
matches:(0,_.Ls)([de])})),V=H({...y,patterns:Z}),Q=q?se(V,Z):[];if(Q.length===0)return V;const te=H({...y,patterns:[]}).flatMap(de=>de.roots),he=[...new Set(te.
map(({name:de})=>de||"."))];throw new l.GN(Q.map(de=>{const ue=(0,a.K4)(U(de,he),5,a.dh),fe=ue===""?"":`; the nearest root modules are ${ue}`;return`roots: no d\
irectory with configuration matches ${de}${fe}`}))}function U(y,F){const q=new Set(y.split("/")),Z=V=>V.split("/").filter(Q=>q.has(Q)).length;return F.toSorted(
(V,Q)=>Z(Q)-Z(V))}function Y(y,{roots:F,rootsAreNamed:q}){const Z=y.units.filter(V=>V.unknown!==null);return y.clients.flatMap(V=>{const Q=F.filter(({clients:ue})=>ue.
includes(V)),te=new Set([...Z,...Q].map(({directory:ue})=>ue||"."));return H({...y,clients:[V],patterns:[{text:"",matches:ue=>te.has(ue)}]}).map(ue=>({...ue,isNamed:q}))})}})};export{Ae as ids,Re as modules};
var $late0;
