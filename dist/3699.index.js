const Ae=[3699,2172,9465,8639,8822],Re={1440:((ce,G,e)=>{e.d(G,{EH:()=>o,U4:()=>D,WI:()=>l,a4:()=>i,oO:()=>y});var m=e(3916),g=e(7811),p=e(2213),A=e(8032),P=e(5243),
L=e(9897),S=e(3846),T=e(8153),j=e(523);const D=".terraform/modules/modules.json",y=".terraform/terraform.tfstate",k=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({type:T.
Qq,config:(0,T.Tj)((0,T.LT)(T.Qq))})),resources:(0,T.p_)((0,T.w3)({provider:T.Qq}))}),$=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({config:(0,T.Tj)((0,T.LT)((0,T.Tj)((0,T.
LT)(T.Qq))))}))}),M=new Set(Object.values(p.FV).flatMap(r=>r.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function o(r,d){const n=(0,T.D4)(d,k,"struct"),
{backend:u,resources:f}=n.ok?n.value:k.zero,v=(0,T.D4)(d,$,"struct"),I=v.ok?[...v.value.backend?.config?.values()??[]]:[],{type:h="",config:R=null}=u??{},w=[R,...I].
flatMap(C=>Array.from(C??[],([b,F])=>F===""?null:a(h,b,F)));/^(remote|cloud)$/.test(h)&&!R?.get("hostname")&&w.push("app.terraform.io");const E=new Set(f.map(({
provider:C})=>C).filter(C=>C.includes("[")));return A.Du.flatMap(C=>{const b=Array.from(E,Q=>{const se=(0,S.mi)(_.exec(Q)?.[1]??"",C);return se.kind!=="registry"?
se.kind==="builtin"?null:L.IZ:C==="opentofu"&&(0,S.Gi)(se)?(0,P.Vm)(C):se.host});return[...new Set(n.ok?[...b,...w]:[L.IZ])].flatMap(Q=>Q===null?[]:{file:r,host:Q,
client:C})})}function a(r,d,n){return r==="local"?(0,p.Bm)(n):p.Gb[r]?.split(" ").includes(d)?(0,p.D8)(n):M.has(d)||d==="hostname"?(0,p.Ul)(n):null}function i(r,d){
const n=(0,p.Bm)(`terraform.tfstate.d/${d.trim()}/terraform.tfstate`);return n===null?[]:A.Du.map(u=>({file:r,host:n,client:u}))}const c=(0,T.w3)({key:T.Qq,source:T.
Qq,version:T.Qq,dir:T.Qq}),s=(0,T.w3)({modules:(0,T.p_)(c)});function l(r,d){const n=d.trim()===""?(0,g.Ju)(s.zero):(0,T.D4)(d,s,"struct");if(!n.ok)return n;const{
modules:u}=n.value,f=u.find(({version:I})=>I!==""&&(0,j.oF)(I)===null);if(f!==void 0)return(0,g.TR)(`has the malformed version "${f.version}"`);if(new Set(u.map(
({key:I})=>I)).size<u.length)return(0,g.TR)("has two modules with the same key");const v=u.filter(({key:I})=>I!=="");return(0,g.Ju)(v.map(({dir:I,...h})=>({...h,
root:r,directory:t(r,I)})))}function t(r,d){const n=(0,m.isAbsolute)(d)?d:`${r===""?".":r}/${d}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(d)?(0,m.
normalize)(n).replace(/(?<=.)\/$/,""):n}}),5324:((ce,G,e)=>{e.d(G,{$8:()=>$,ET:()=>a,G$:()=>M,KG:()=>l,Ls:()=>y,Wj:()=>n,f5:()=>t,kI:()=>c,rN:()=>d,sT:()=>o,sq:()=>_,
un:()=>r});var m=e(3024),g=e(6760),p=e(4756),A=e(2170),P=e(3096),L=e(3298),S=e(9968),T=e(1440);const j=/[*?[{]/;function D(u){const f=u.split("/"),v=f.findIndex(
I=>j.test(I));return v<0?{fixed:u}:{fixed:f.slice(0,v).join("/"),glob:f.slice(v).join("/")}}function y(u){const f=u.map(v=>{const I=v.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:I,start:k(I)}});return v=>{const I=v.toLowerCase();return f.some(({glob:h,start:R})=>h===v||I.startsWith(R)&&g.posix.matchesGlob(v,
h))}}function k(u){const[f=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return f.toLowerCase()}const $=({file:u,glob:f},v)=>u===v||f!==void 0&&g.posix.
matchesGlob(v,f),M=u=>u.startsWith(".")||u==="node_modules",_=u=>g.sep==="/"?u:u.replaceAll(g.sep,"/");function o(u,{boundary:f}){return u.kind==="error"?(0,p.WO)(
{what:"link",code:u.code}):(0,S.UO)(u.path,f)?u.kind==="special"?(0,p.WO)({...u,what:"link-to-special-file"}):u.kind==="file"?u.path:null:(0,p.a3)({what:"link"})}
function a({root:u,scan:f}){const v=[u,...f.map(w=>(0,g.resolve)(u,D(w).fixed))].map(i),I=w=>v.some(E=>E!==null&&(0,S.UO)(w,E)),h=w=>{const E=(0,g.resolve)(u,w),
C=(0,m.existsSync)(E)?i(E):null;return C!==null&&I(C)?C:null},R=(w,E)=>{const C=h(w);return(C===null?[]:(0,S.Mc)(C).filter(E)).map(({name:F})=>F).sort()};return{
list:w=>R(w,E=>!E.isDirectory()),directories:w=>R(w,E=>E.isDirectory()&&!M(E.name)),exists:w=>(0,m.existsSync)((0,g.resolve)(u,w)),locate:(0,L.O)(h),nameOf:w=>{
const E=h(w);return E===null?null:_((0,g.relative)(v[0]??u,E))},read:(w,E)=>{const C=h(w);return C===null?null:(0,S.r7)(C,E)}}}const i=u=>(0,S.N0)(()=>(0,m.realpathSync)(
u),null);function c(u,f){const{fixed:v,glob:I}=D(f);try{const h=(0,m.realpathSync)((0,g.resolve)(u,v)),R=_((0,g.relative)(u,h)),w=(0,S.UO)(h,u),E=w?u:h;if(I!==void 0)
return{path:h,name:R,boundary:E,glob:(0,P.Gz)(R,I)};if((0,m.statSync)(h).isDirectory())return{path:h,name:R,boundary:E};const C=(0,g.resolve)(h,"..");return{...{
path:C,name:_((0,g.relative)(u,C))},boundary:w?u:C,file:R}}catch(h){return(0,A.ht)(f,(0,p.WO)({what:"scan",code:(0,S.Oj)(h)}))}}const s=200;function l(u){const{
path:f,name:v,depth:I}=u;if(I>s)return(0,A.ht)(v,(0,p.ub)({kind:"depth",max:s}));try{return(0,m.readdirSync)(f,{withFileTypes:!0}).sort((h,R)=>h.name<R.name?-1:
1)}catch(h){return(0,A.ht)(v,(0,p.WO)({what:"directory",code:(0,S.Oj)(h)}))}}const t=(u=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(u),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function r(u,{
exists:f,read:v}){return f(u)?(0,T.EH)(u,v(u)??""):[]}function d(u,f){const v=(0,P.Gz)(u,".terraform/environment"),I=f.read(v);return[...r((0,P.Gz)(u,T.oO),f),...I===
null?[]:(0,T.a4)(v,I)]}function n(u,{exists:f,read:v,nameOf:I}){const h=(0,P.Gz)(u,T.U4),R=v(h);if(R===null)return f(h)?(0,A.ht)(h,(0,p.a3)({what:"outside",path:h})):
[];const w=(0,T.WI)(u,R);return w.ok?w.value.map(E=>{const C=E.directory;return(0,g.isAbsolute)(C)&&(0,g.normalize)(C)===C?{...E,directory:I(C)??C}:E}):(0,A.ht)(
h,(0,p.U$)({error:`the list ${w.why}`,isRefused:!0}))}}),9059:((ce,G,e)=>{e.d(G,{$:()=>M,$t:()=>l,AN:()=>o,Dx:()=>s,_X:()=>y});var m=e(3096),g=e(9941),p=e(5324),
A=e(3114);const P=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
L=t=>t==="config.toml",S=[["",A.Z8],[".github",()=>!1],...P.map(t=>[t,r=>/\.ya?ml$/i.test(r)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",L],[".mis\
e",L]],T=".github/actions",j=128*1024,D=200;function*y({root:t,exclude:r},d){const n=(0,p.ET)({root:t,scan:[]}),u=(0,p.Ls)(r),f=k(n).filter(h=>!u(h)),v=h=>h.split(
"/").length,I=[...new Set([...f,...d])].sort((h,R)=>v(h)-v(R)||(h<R?-1:1));for(const h of I.slice(0,D)){const R=n.read(h);R!==null&&R.length<=j&&(yield{file:h,text:R})}}
function k(t){const r=S.flatMap(([n,u])=>t.list(n).filter(f=>u(f)||M((0,m.Gz)(n,f))).map(f=>(0,m.Gz)(n,f))),d=t.directories(T).flatMap(n=>["action.yml","action.\
yaml"].map(u=>`${T}/${n}/${u}`));return[...r,...d]}const $=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],M=t=>$.some(([,r])=>r.test(t)),_=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function o({file:t,text:r}){if(M(t)){const n=s(t,r);return $.flatMap(([u,f,
v])=>f.test(t)&&n.some(I=>v.test(I))?u:[])}return r.search(_)<0?[]:s(t,r).flatMap(n=>n.match(_)??[]).map(n=>n.toLowerCase())}const a=1e3,i=/(^|\s)#.*$/s,c=/(^|\s)(\/\/|\/?\*).*$/s;
function s(t,r){const d=/jenkinsfile|\.json$/i.test(t)?c:i;return r.split(`
`).map(n=>n.slice(0,a).replace(d,"").trimEnd())}function l(t,r,d,n){return{file:t,...(0,g.yN)(d)(n),line:r+1}}}),3114:((ce,G,e)=>{e.d(G,{Ep:()=>S,L8:()=>D,TD:()=>o,
Z:()=>_,Z8:()=>a,dN:()=>M,tr:()=>j,xO:()=>$});var m=e(8032);const g=["terraform"],p=["opentofu"],A=/\.tfquery\.(hcl|json)$/,P=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",p],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[A,"query",g],[/\.tfmigrate\.hcl$/,"migrate",g],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",g],[/\.tfdeploy\.(hcl|json)$/,"deploy",g],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],L=/\.(tf|tofu|hcl|json)$/,
S=({class:i})=>i==="config"||i==="test",T={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},j=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
i);function D(i,c,s){if(i===".terraform.lock.hcl")return T;const l=L.test(i)?P.find(([E])=>E.test(i)):void 0,[t=/$/,r=null,d=[]]=l??[];if(r===null)return;const n=y(
i)&&r==="test"&&s==="tests";if(y(i)&&!n)return;const u=i.search(t),f=i.slice(0,u),v=f+i.slice(u).replace(".tf",".tofu"),I=f==="override"||f.endsWith("_override"),
h=n||v!==i&&c.has(v);if(h&&!d.includes("terraform"))return;const R=h?g:d,w=i.endsWith(".json")?"json":"hcl";return{class:r,syntax:w,clients:R,isOverride:I}}const y=i=>i.
startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith("#"),k=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),$=i=>A.test(i),M=[".spacelift/config.yml",".spacelift/config.yaml"],_=i=>i.endsWith(".tfbackend"),o=i=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(i),a=i=>o(i)||k.test(i)}),1011:((ce,G,e)=>{e.d(G,{CI:()=>S,G4:()=>M,O8:()=>P,Rt:()=>A,VZ:()=>L,eI:()=>j,kA:()=>y,s7:()=>D,sw:()=>T,vH:()=>k});var m=e(4756),
g=e(2170),p=e(3298);const A=["organization","workspaces"],P=["module","state","lock"],L=["version","compatible","provider-version"],S=({directory:_,module:o})=>[
...new Set([_,o??_])];function T(_,o){const a=(0,p.O)(c=>c.filter(s=>o.includes(s))),i=(0,p.O)(c=>c.flatMap(s=>a(s.clients).length===0?[]:{...s,clients:a(s.clients)}));
return _.flatMap(c=>{const s=a(c.clients);if(s.length===c.clients.length)return c;const l=i(c.needs),t=c.isHostImplied?l[0]?.host??c.host:c.host;return s.length===
0?[]:{...c,clients:s,needs:l,host:t}})}const j=(_,o)=>_.map(a=>{const{calls:i,evaluated:c}=a;if(o.length===0||i===void 0||c===void 0)return a;const s=Object.entries(
i).filter(([l])=>!o.some(t=>t===l));return{...a,calls:Object.fromEntries(s)}}),D=({workspace:_,hasOwnToken:o,directHost:a})=>_!==void 0||o===!0||a!==void 0,y=_=>new Set(
_.flatMap(({host:o,isHostImplied:a})=>a?[]:o??[])),k=(_,o)=>_.filter(({clients:a})=>a.some(i=>o.includes(i))),$=1e4;function M(_=$){const o=[],a={error:0,warning:0,
notice:0};let i=0;const c=l=>{a[l.severity]+=1,a[l.severity]<=_?o.push(l):i+=1},s=()=>(0,g.ht)(".",(0,m.ub)({kind:"problems",max:_,omitted:i}));return{add:c,all:()=>i===
0?o:[...o,s()]}}}),4756:((ce,G,e)=>{e.d(G,{JW:()=>j,U$:()=>p,WO:()=>L,a3:()=>T,ub:()=>k,yQ:()=>D});var m=e(9432),g=e(9615);const p=({error:$,isRefused:M})=>(0,g.
CC)("file-syntax",{message:$??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!M&&{severity:$===null?"\
notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},P={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function L($){const[M,_]=A[$.what],o=$.what==="file"||$.what==="directory";return(0,g.
CC)("file-unreadable",{message:`${M}${"code"in $?`: ${$.code}`:` ${$.is} and is not read`}`,help:(o?P[$.code]:void 0)??_,...!("isRefused"in $&&$.isRefused)&&{severity:"\
warning",affects:[]}})}const S={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function T($){const[M,_]=S[$.what],o="path"in $&&{message:`directory ${(0,m.dh)($.path)} ${M}`,severity:"notice"};return(0,g.CC)("file-outside",{message:M,help:_,
...o})}function j({scan:$,hasHostnames:M,isFleet:_}){const o=$.every(s=>s===".")?"this directory":`\`scan\` (${(0,m.K4)($,3,m.dh)})`,i=`found no Terraform or Op\
enTofu files in ${_?"the repositories of `usages`":o}`,c=_?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,g.CC)("nothing-to-check",{message:`${i}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...M&&{message:`${i}; only \`hostnames\` was checked`,help:`${c}, or correct \`scan\``,severity:"warning"}})}const D=({oldest:$})=>(0,g.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${$}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),y={depth:({max:$})=>({message:`directories nested deeper than ${$} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:$})=>({message:`there are more than ${$} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:$})=>({message:`the directory has more than ${$} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:$})=>({message:`the file has more than ${$} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:$})=>({message:`the files of this directory use or define more than ${$} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:$})=>({
message:`the scan found more than ${$} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:$})=>({message:`the root modules have more than ${$} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:$=>({message:`the file ${(0,m.mP)($)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:$,omitted:M})=>({message:`there are more than ${$} problems in files; ${M} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:$,files:M})=>({message:`${(0,m.Cw)($)} after reading ${M} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},k=$=>(0,g.CC)("file-limit",(0,g.Z9)(y,
$))}),9615:((ce,G,e)=>{e.d(G,{CC:()=>a,Lw:()=>L,OJ:()=>_,VB:()=>M,Z9:()=>i,ag:()=>o,as:()=>j,oC:()=>P,tr:()=>$});var m=e(1780),g=e(9179),p=e(9432);let A=function(...c){
return{problemFacts:A}=e.late([4507],4507),new.target?new A(...c):A(...c)};const P=["error","warning","notice"],L=c=>({operator:c,user:c}),S=(c,{isTerminal:s})=>typeof c==
"object"&&"terminal"in c?c[s?"terminal":"workflow"]:c;function T({guest:c,besides:s,...l},t){const{role:r}=t,d=(0,m.KT)(t.host),n=S(l.operator,t);if(r==="operat\
or")return n;const u=(0,m.xI)`ask the operator of ${d} to ${n}`,f=l.user===void 0?u:S(l.user,t);return r==="guest"?c??f:f===u||f===n?f:(0,m.xI)`${f}; if you run ${d}, ${s??
n}`}function j(c,s){const{cures:l,...t}=c;return l===void 0?c:{...t,help:y(l,s)}}const D={role:"operator",host:"",isTerminal:!1};function y(c,s){const{because:l,
note:t}=c,r=l===void 0?"":`${l}: `,d=t===void 0?"":(0,m.xI)`; ${S(t,s)}`;return k((0,m.xI)`${r}${T(c,s)}${d}`)}const k=c=>(0,m.tD)((0,m.FS)(c),g._U);function $(c){
const[s,...l]=c,r=`if ${s===void 0?"this repository":(0,p.K4)(c,3)} ${l.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return s===void 0?r:`${r} for \`tf-disc\
o usages\``}const M=c=>`call another version in place of ${(0,p.dh)(c)}, or have it corrected there`,_=({calls:c,module:s,version:l})=>`use ${(0,p.dh)(s)} ${(0,p.
dh)(l,40)} in ${(0,p.K4)(c,5,p.dh)}, the newest version that is known to end the conflict`,o=({message:c,help:s})=>({message:(0,m.pj)(c),help:s===void 0?null:(0,m.
pj)(s)});function a(c,s){const{operator:l,besides:t,user:r,guest:d,because:n,note:u,...f}=s,v=l===void 0?void 0:{operator:l,besides:t,user:r,guest:d,because:n,note:u},
{help:I=v,...h}=f,R=A()[c],w=(0,m.tD)(h.message,g._U),E={code:c,...R,usualSeverity:R.severity,...h,message:w};return I===void 0?E:typeof I=="object"&&"operator"in
I?{...E,help:y(I,D),cures:I}:{...E,help:k(I)}}const i=(c,s)=>c[s.kind](s)}),8339:((ce,G,e)=>{e.d(G,{DA:()=>$,Iz:()=>k,J0:()=>s,My:()=>M,Zp:()=>r,_W:()=>d,k0:()=>l,
tg:()=>t});var m=e(8032),g=e(1780),p=e(9179),A=e(9432),P=e(9615);const L=120,S="is not a registry module, and `version` applies to registry modules only",T={"lo\
cal-with-version":[S,"remove `version`"],"remote-with-version":[S,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-te\
st":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white spa\
ce at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself\
, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/N\
AMESPACE/NAME/SYSTEM or git::URL"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function D(n){if("error"in n)return{
message:n.error,help:n.advice??void 0};if("address"in n){const[h,R]=j[n.reason];return{message:`${n.address} ${h}`,help:R}}const[u,f]=T[n.reason],[,v]=y.exec(n.
text)??[],I=v===void 0?"":`write "${v}" for the module of the registry, or `;return{message:`"${n.text}" ${u}`,help:`${I}${f}`}}const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
k=({path:n,maker:u,in:f})=>(0,P.CC)("source-missing",{message:`there is no directory ${(0,A.dh)(n)}${f===void 0?"":` in ${(0,A.dh)(f)}`}`,help:f===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...u!==null&&{message:`there is no directory ${(0,A.dh)(n)} i\
n this checkout; ${(0,A.dh)(u)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),$=n=>"isOld"in n?(0,P.CC)("source-invalid",{...c(n),affects:[n.client]}):(0,P.CC)("source-invalid",D(n)),M=n=>(0,P.CC)(
"source-near-miss",{message:n.host===null?`"${n.text}" is not read as a registry address`:(0,g.xI)`"${n.text}" is read as host ${(0,g.KT)(n.host)}`,help:n.advice,
...n.host===""&&{message:`the host of "${n.text}" cannot be determined`,severity:"notice"}}),_="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function o(n){const{shown:u,more:f}=(0,A.zN)(n,4),v=u.map(({text:h,from:R})=>`${h===null?"not known":(0,A.dh)(h,L)} ${R??"by default"}`),I=f>
0?`${f} more`:v.pop();return`${v.join(", ")} and ${I}`}const a=(n,u,f)=>`${n} of ${u} is ${(0,A.dh)((0,p.Qj)(f),L)}`;function i({address:n,argument:u,expression:f,
candidates:v,refused:I}){const h=a(u,n,f);if(I==="never")return{message:`${h}, which Terraform does not evaluate`,help:`write the ${u} as a literal`};if(I===null){
const w=v.length>1?o(v):"only known at init time";return{message:`${h}, which is ${w}`,help:_}}const{variable:R}=I;return R===""?{message:`${h}, which cannot be\
 known during init`,help:`write the ${u} with literals, locals and variables only`}:{message:`${h}, and Terraform evaluates var.${R} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${u} as a literal`}}function c({address:n,expression:u,client:f,
isOld:v}){const I=a("source",n,u),[h,R]=[m.bB[f],m.Y8[f]],w="write the source as a literal";if(v)return{message:`${I}, which ${h} evaluates only since ${R}`,help:`${w}\
, or use ${h} ${R} or later`};const E=f==="terraform";return{message:`${I}, and ${h} evaluates only locals and ${E?"variables with `const = true`":"variables"} \
here`,help:`${w}${E?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const s=n=>(0,P.CC)("sou\
rce-dynamic","isOld"in n?c(n):i(n)),l=n=>(0,P.CC)("host-invalid",{message:`"${n.text}" is not a hostname: ${n.error}`,help:n.advice??void 0}),t=n=>(0,P.CC)("hos\
t-missing",{severity:"warning",message:`the ${n} has no hostname, and OpenTofu has no default`,help:n==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),r=({host:n,name:u})=>(0,P.CC)("host-dotless-module",{message:(0,g.xI)`module sources cannot name host ${(0,g.KT)(n)}: must contain at least one dot`,
help:(0,g.xI)`use a full name such as ${(0,g.KT)(u)}.localdomain; provider addresses accept the short name`}),d=({host:n})=>(0,P.CC)("host-idn-module",{message:(0,g.
xI)`Terraform cannot use modules from host ${(0,g.KT)(n)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ce,G,e)=>{e.d(G,{Ar:()=>P,Bm:()=>T,D8:()=>S,FV:()=>L,Gb:()=>p,Ul:()=>j,nT:()=>A});var m=e(
255),g=e(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},A={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},P=["address","endpoints","http_proxy","https_proxy","vault_uri"],L={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},S=D=>/^[\w.-]*$/.test(D)?null:g.IZ,T=D=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(D)?null:g.IZ;function j(D){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(D))return g.IZ;if(/^\s*\w+\s*=/.test(D)){const[y,...k]=Array.from(D.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,$=""])=>$);return y===void 0?null:k.length===0?(0,m.$o)(y):g.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(D)?D:`https://${D}`)??g.IZ}}),9941:((ce,G,e)=>{e.d(G,{SH:()=>A,
Td:()=>P,lS:()=>S,n_:()=>p,w4:()=>L,yN:()=>D});const m=25e4,g=100;class p{max;count=0;constructor(_=m){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*g}}const A=(M,_,o)=>M.kind==="native"?M.blocks.filter(a=>a.type===_&&a.labels.length===o):M.members.flatMap(
({name:a,value:i})=>a===_?j(_,i,o,[]):[]),P=M=>M.kind==="native"?M.attributes:M.members;function L(M,_){if(!(M.kind==="native"&&M.mayHave?.(_)===!1))return P(M).
find(o=>o.name===_)}const S=M=>(M.kind==="tuple"?M.elements:[M]).flatMap(o=>o.kind==="object"?o.items.filter(T):[]),T=M=>M.name!==void 0&&M.name!=="//";function j(M,_,o,a){
if(o>0)return S(_).flatMap(({name:c,start:s,end:l,value:t})=>j(M,t,o-1,[...a,{value:c,start:s,end:l}]));const i={start:_.start,end:_.start+1};return(_.kind==="t\
uple"?_.elements:[_]).filter(({kind:c})=>c==="object"||c==="tuple").map(c=>({...i,type:M,labels:a,body:{kind:"json",members:S(c)}}))}const D=M=>{const _=[M.startsWith(
"\uFEFF")?1:0];let o=M.indexOf(`
`),a;return({start:i,end:c})=>{for(;o>=0&&o<i;o=M.indexOf(`
`,o+1))_.push(o+1);a??=k(M);const s=Math.max(1,$(_,i)),l=_[s-1]??0,t=(_[s]??(o<0?M.length:o)+1)-1;return{line:s,column:y(Math.max(i,l),l,a),endColumn:y(Math.min(
c,t),l,a)}}},y=(M,_,o)=>M-_-$(o,M-1)+$(o,_-1)+1,k=M=>/[\uD800-\uDBFF]/.test(M)?Array.from(M.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function $(M,_){
let o=0,a=M.length;for(;o<a;){const i=o+a>>>1;(M[i]??0)<=_?o=i+1:a=i}return o}}),2172:((ce,G,e)=>{e.d(G,{IY:()=>M,Im:()=>_,JT:()=>$,KS:()=>i,LS:()=>o,MP:()=>k,MZ:()=>c,
W$:()=>y,Xo:()=>l,cd:()=>D,ek:()=>a,g_:()=>r,lc:()=>s});var m=e(3096),g=e(5243),p=e(3846),A=e(180),P=e(3298),L=e(9941);let S=function(...d){return{readHcl:S}=e.
late([3276,6851,3699,7390],8095),new.target?new S(...d):S(...d)},T=function(...d){return{detach:T}=e.late([3276,6851,3699,7390],8095),new.target?new T(...d):T(...d)};
const j="hostnames input",D={file:j,line:1,column:1,endColumn:1},y=d=>d.file===j?j:d,k=({host:d,namespace:n,name:u,system:f})=>[d,n,u,f].join("/"),$=({host:d,namespace:n,
type:u})=>[d,n,u].join("/"),M=d=>"type"in d?$(d):k(d);function _(d){return"constraints"in d?d.constraints:d.constraint===null?[]:[d.constraint]}const o=d=>_(d).
map(n=>n.place===D?{...n,place:j}:n),a=d=>("places"in d?d.places:[d.place]).map(y);function i({version:d},n){if(d===void 0)return null;const u=(d.value===void 0?
d.text:d.value[n])??null;return u===null?null:{text:u,place:d.place}}const c=({text:d,calls:n},u)=>n===void 0?[{root:null,source:d,version:null,isOpen:!1}]:n[u]??
[];function s({kind:d,text:n,address:u},f,v){switch(d){case"required_provider":case"state_store_provider":case"lock_provider":{const I=(0,p.mi)(n??"",v);return I.
kind==="registry"?I:null}case"required_provider_nosource":case"required_provider_legacy":return{host:f,namespace:"hashicorp",type:(0,p.op)(u)};case"implied_prov\
ider":return{host:f,namespace:"hashicorp",type:(0,p.A5)(n)};default:return null}}function l(d,n){const u=Map.groupBy(n,({lockFile:h})=>h),f=new Set(d.flatMap(({
kind:h,text:R,place:w})=>t.test(h)&&!(0,g.Nj)(R??"")?(0,m.jt)(w.file):[])),v=(0,P.O)(h=>new Set(h.providers.map(({provider:R})=>$(R)))),I=(h,R)=>{if(h.calls.length>
0||h.directories.some(E=>f.has(E)))return!0;const w=s(R,(0,g.Vm)(h.client),h.client);return w===null||v(h).has($(w))};return d.map(h=>{if(h.kind!=="lock_provide\
r"||h.needs.length===0)return h;const R=u.get(h.place.file);return R===void 0||R.some(E=>I(E,h))?h:{...h,needs:[]}})}const t=/^(?:module|test_module|terragrunt_source)/;
function r(d){const u=(0,L.SH)(S(d).body,"provider",1).flatMap(({labels:[f],body:v})=>{const I=(0,p.mi)(T(f?.value??""),"terraform");if(I.kind!=="registry")return[];
const h=(0,L.w4)(v,"hashes")?.value,w=(h?.kind==="tuple"?h.elements:[]).flatMap(E=>E.kind==="string"?[T(E.value)]:[]);return[[$(I),w.filter(A.e)]]});return new Map(
u)}}),9039:((ce,G,e)=>{e.d(G,{i:()=>j});var m=e(7811);const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,A=String.raw`[()<>@,;:\\"/[\]?=]`,P=new RegExp(
`^${g}(?:/${g})?$`),L=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,S=new RegExp(`;${p}(${g})${p}=${p}(?:(${g})|${L})${p}`,"uy"),T=new RegExp(String.raw`\\(${A})`,
"g");function j(y){const k=y.indexOf(";"),M=(0,m.s8)((0,m.Dw)(k<0?y:y.slice(0,k))).replaceAll("\u0130","i").toLowerCase();return P.test(M)&&(k<0||D(y,k))?M:null}
function D(y,k){const $=new Map;for(let M=k;M<y.length;){S.lastIndex=M;const[_,o="",a,i=""]=S.exec(y)??[];if(_===void 0)return(0,m.s8)(y.slice(M))===";";const c=o.
toLowerCase(),s=a??i.replace(T,"$1");if(($.get(c)??s)!==s)return!1;$.set(c,s),M+=_.length}return!0}}),1879:((ce,G,e)=>{e.d(G,{Qc:()=>T,Tp:()=>P,Zo:()=>k,bi:()=>A});
var m=e(9562),g=e(7811),p=e(5106);const A=1024*1024;function P(M,_){const o=(0,g._6)(M),a=(0,m.V)(o,"map");if(!a.ok){const[,c,s]=T(o)??[];return c===void 0?{kind:"\
not-json",why:a.why,advice:a.advice}:{kind:"not-json",why:`it ${c}`,advice:s??null}}if(a.value===null)return{kind:"null"};if(Array.isArray(a.value))return{kind:"\
not-object",why:"found an array"};if(!(0,m.G)(a.value))return{kind:"not-object",why:`found a ${typeof a.value}`};const i=[];for(const c of Object.keys(a.value)){
const s=a.value[c]??null;if(_?.(c,s)===!1)continue;const l=_!==void 0&&L(s)>p.Ls;i.push({id:c,value:l?void 0:s})}return{kind:"object",services:i}}function L(M){
try{return JSON.stringify(M).length}catch{return Number.POSITIVE_INFINITY}}const S=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark",
"save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other \
binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],T=M=>S.find(([_])=>_.test(M)),j=100,D=16*1024,y=200;function k(M){
const _=new Set(M),o=new Set(M.map($));let a=0,i=D;return(c,s)=>{if(p.fg.has(c)||_.has(c))return!0;const l=c.length<=y&&o.delete($(c));if(a===j)return l;const t=c.
length+L(s);return t>i?l:(a+=1,i-=t,!0)}}const $=M=>M.slice(0,M.indexOf(".")+1)}),3846:((ce,G,e)=>{e.d(G,{A5:()=>d,Gi:()=>T,W_:()=>i,mi:()=>M,op:()=>r,pj:()=>D,
sL:()=>o});var m=e(7811),g=e(255),p=e(9509),A=e(5243);const P={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},L="hashicorp",S="-",T=({host:n,
namespace:u})=>n===(0,A.Vm)("terraform")&&u===L,j='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',D="\
must contain only letters, digits, and dashes, and may not use leading or trailing dashes",y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},$={terraform:[
y],opentofu:[y,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function M(n,u){const f=n.split("/");if(f.length>3||f.includes(""))return _(j);const[
v="",I,h]=f.reverse(),R=o(v);if(!R.ok){const ne=`${(0,m.ol)(v)} in source ${(0,m.ol)(n)}`;return _(`Invalid provider type: Invalid provider type ${ne}: ${R.why}\
"`)}const w=h===void 0,E=w?(0,m.Ju)((0,A.Vm)(u)):(0,g.Pv)(h);if(I===void 0&&E.ok){const ne={hostImplied:w,namespace:L,type:R.value};return{kind:"registry",host:E.
value,...ne}}const b=I===S?(0,m.Ju)(I):i(I??"",u),F=`namespace "" in source ${(0,m.ol)(n)}`;if(!b.ok)return _(`Invalid provider namespace: Invalid provider ${F}\
: ${b.why}"`);const Q="Invalid provider source hostname";if(!E.ok)return _(`${Q}: ${Q} ${F}: ${E.why}"`);const se={hostImplied:w,host:E.value,namespace:b.value,
type:R.value},ee=s(se,u);return ee===void 0?{kind:c(se,u),...se}:_(ee)}const _=n=>({kind:"invalid",error:n});function o(n){if(/^[a-z0-9]+$/.test(n))return(0,m.Ju)(
n);if(n==="")return(0,m.TR)("must have at least one character");if(n.includes("."))return(0,m.TR)("dots are not allowed");if(n.includes("--"))return(0,m.TR)("ca\
nnot use multiple consecutive dashes");const u=(0,p.YE)(n);return u.ok?(0,m.Ju)((0,p.DI)(u.value)):(0,m.TR)(D)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,
i=(n,u)=>u==="terraform"&&a.test(n)?(0,m.Ju)(n.toLowerCase()):o(n);function c({host:n,namespace:u},f){return u===S?"legacy":u==="builtin"&&P[f].includes(n)?"bui\
ltin":"registry"}function s(n,u){const f=(0,A.Vm)(u);if(n.namespace===S&&n.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be \
used only with hostname ${f}.`;const v=$[u].find(({prefix:I})=>n.type.startsWith(I));return v&&l(n,v,u)}function l(n,{prefix:u,whose:f,frequency:v},I){const h=`${u}\
provider-`,R=n.type.slice(h.length);if(!n.type.startsWith(h)||!o(R).ok)return`Invalid provider type: Provider source ${(0,m.ol)(t(n))} has a type with the prefi\
x ${(0,m.ol)(u)}, which isn't allowed because it would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to\
 not include the prefix.`;const w=t({...n,type:R},I);return`Invalid provider type: Provider source ${(0,m.ol)(t(n,I))} has a type with the prefix ${(0,m.ol)(h)}\
, which isn't valid. Although that prefix is ${v} used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings sh\
ould not include it.

Did you mean ${(0,m.ol)(w)}?`}const t=({host:n,namespace:u,type:f},v)=>v!==void 0&&n===(0,A.Vm)(v)?`${u}/${f}`:`${(0,g.pk)(n)}/${u}/${f}`,r=n=>n.replace(/^.*\./s,
""),d=n=>(n??"").replace(/[._].*$/s,"")}),8153:((ce,G,e)=>{e.d(G,{D4:()=>L,LT:()=>M,Qq:()=>j,Tj:()=>o,_5:()=>P,ch:()=>A,gy:()=>$,lq:()=>k,nd:()=>y,p_:()=>_,qL:()=>S,
w3:()=>a,zM:()=>D});var m=e(9562),g=e(7811),p=e(1879);const A="has too many elements",P=25e3;function L(l,t,r){const d=S(l,t,r);return d.ok?d.value.items>P?(0,g.
TR)(A):(0,g.Ju)(d.value.value):d}function S(l,t,r="decoder"){const d=(0,m.V)(l,r);if(!d.ok&&d.isLimit)return(0,g.TR)(A);if(!d.ok)return(0,g.TR)((0,p.Qc)(l)?.[1]??
`is not valid JSON: ${d.why}`);const n=new c,u=t.read(d.value,n),{mistake:f,items:v}=n;return f===null?(0,g.Ju)({value:u,items:v}):(0,g.TR)(f)}const T=(l,t,r=d=>typeof d==
typeof l)=>({zero:l,read:(d,n)=>r(d)?d:(d!==null&&n.refuse(t,d),l)}),j=T("","a string"),D=T(!1,"a boolean"),y=T(0,"an integer",Number.isInteger),k=l=>({zero:null,
read:(t,r)=>t===null?null:l.read(t,r)}),$={zero:null,read:()=>null},M=l=>({zero:l.zero,read:(t,r)=>{const{mistake:d}=r,n=l.read(t,r);return r.mistake=d,n}}),_=l=>({
zero:[],read:(t,r)=>Array.isArray(t)?(r.items+=t.length,t.map((d,n)=>r.within(n,l,d))):(t!==null&&r.refuse("a list",t),[])}),o=l=>({zero:null,read:(t,r)=>{const d=r.
membersOf(t);if(d===null)return null;const n=Object.entries(d);return r.items+=n.length,new Map(n.map(([u,f])=>[u,r.within("*",l,f)]))}});function a(l){const t=Object.
entries(l),r=new Map(t),d=Object.fromEntries(t.map(([n,{zero:u}])=>[n,u]));return{zero:d,read:(n,u)=>{const f=u.membersOf(n);if(f===null)return d;const v={...d};
for(const[I,h]of Object.entries(f)){const R=r.has(I)?I:i(I),w=r.get(R);w!==void 0&&(v[R]=u.within(R,w,h))}return v}}}const i=l=>l.toLowerCase().replaceAll("\u017F",
"s");class c{#e=[];mistake=null;items=0;within(t,r,d){this.#e.push(t);const n=r.read(d,this);return this.#e.pop(),n}membersOf(t){return(0,m.G)(t)?t:(t!==null&&this.
refuse("an object",t),null)}refuse(t,r){if(this.mistake!==null)return;const d=this.#e.map(u=>typeof u=="number"?`[${u}]`:`.${u}`),n=d.length===0?"":` in "${d.join(
"").slice(1)}"`;this.mistake=`has ${s(r)} instead of ${t}${n}`}}function s(l){return Array.isArray(l)?"a list":typeof l=="object"?"an object":`a ${typeof l}`}}),
180:((ce,G,e)=>{e.d(G,{CT:()=>k,KB:()=>A,e:()=>$,uH:()=>y,yI:()=>_});var m=e(9633),g=e(523),p=e(3556);function A(o,a,i){const{os:c,arch:s,shasum:l}=o,t=/^[0-9a-fA-F]{64}$/.
test(l),r=`${c}_${s}`===a;return{early:[...L(o.protocols),...P([r?null:`is for ${c}_${s} instead of ${a} (\`os\`, \`arch\`)`,S(i,"download_url",o.download_url),
j(o.packages),t?null:T(l),S(i,"shasums_url",o.shasums_url),S(i,"shasums_signature_url",o.shasums_signature_url)]),...o.download_url===""?[{kind:"no-archive",why:"\
has no `download_url`"}]:[]],late:P([D(o,a)]),hashes:t&&r?[`zh:${l.toLowerCase()}`]:null}}const P=o=>o.flatMap(a=>a===null?[]:{kind:"description",why:a});function L(o){
const a=o.find(i=>(0,g.rK)(i)===null);return a!==void 0?[{kind:"description",why:`has "${a}" in \`protocols\`, which is not a version`}]:o.length===0||(0,p.PN)(
o)?[]:[{kind:"protocols",protocols:o}]}function S(o,a,i){const c=(0,m.Fl)(o,i);return c.ok?null:`has an invalid URL in \`${a}\`: ${c.why}`}const T=o=>o===""?"ha\
s no `shasum`":`has "${o}" in \`shasum\`, which is not 64 hexadecimal digits`;function j(o){const a=[...o?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(s)),i=Array.from(o?.values()??[],s=>s.hashes).flat(),c=[...a,...i.filter(s=>s.indexOf(":")<1)][0];return c===void 0?null:`has "${c}" in \`packages\`, which O\
penTofu cannot read`}function D({packages:o,shasum:a},i){if(!o?.size)return null;const c=o.get(i);if(c===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(c.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=c.hashes.filter(l=>l.
startsWith("zh:"));return s.some(l=>l!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function y(o,a){if(o===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:i,hashes:c}=o,
s=c.length===0||c.some($),l=P([i===""?`has no \`url\` for ${a}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:l,late:[],hashes:l.
length===0?c:null}}const k=["zh:","h1:"],$=o=>k.some(a=>o.startsWith(a)),M=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _(o,{
filename:a,shasum:i}){for(const c of o.split(`
`)){const[s="",l]=c.split(M,4).filter(t=>t!=="");if(l===a)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===i.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}return`has no line for ${a===""?"the empty `filename` of the package":
a}`}}),3556:((ce,G,e)=>{e.d(G,{I0:()=>c,PN:()=>T,TT:()=>S,h:()=>_,oM:()=>a,tD:()=>D});var m=e(9039),g=e(7811),p=e(3846),A=e(523),P=e(8153);const L=(0,P.w3)({versions:(0,P.
p_)((0,P.w3)({version:P.Qq,protocols:(0,P.p_)(P.Qq)})),warnings:(0,P.p_)(P.Qq)});function S(l){const t=(0,P.D4)(l,L);if(!t.ok)return t;const{versions:r,warnings:d}=t.
value,n=new Map(r.map(v=>[v.version,v.protocols])),u=[...n.keys()],f=u.filter(v=>T(n.get(v)??[]));return(0,g.Ju)({texts:u,compatible:f.length===u.length?u:f,warnings:u.
length===0?[]:d})}const T=l=>l.some(t=>{const r=(0,A.rK)(t),[d]=r?.numbers??[];return r!==null&&!(0,A.Ty)(r)&&(d===5n||d===6n)}),j=(0,P.w3)({id:P.Qq,moved_to:P.
Qq});function D(l,t){const r=(0,P.D4)(l,j);if(!r.ok)return r;const{id:d,moved_to:n}=r.value,u=(0,p.mi)(n===""?d:n,"terraform"),f=u.kind==="registry"&&u.type===t;
return(0,g.Ju)(f?u.namespace:null)}const y=(0,P.w3)({ascii_armor:P.Qq}),k=(0,P.Tj)((0,P.w3)({hashes:(0,P.p_)(P.Qq),package_size:P.nd})),$=(l,t)=>(0,P.w3)({protocols:(0,P.
p_)(P.Qq),os:P.Qq,arch:P.Qq,filename:P.Qq,shasum:P.Qq,download_url:P.Qq,shasums_url:P.Qq,shasums_signature_url:P.Qq,signing_keys:(0,P.w3)({gpg_public_keys:(0,P.
p_)((0,P.lq)(l))}),packages:t}),M={terraform:$((0,P.w3)({ascii_armor:P.Qq,trust_signature:P.Qq}),P.gy),"opentofu before 1.12":$(y,P.gy),opentofu:$(y,k)},_=(l,t)=>(0,P.
D4)(l,M[t]),o=(0,P.w3)({versions:(0,P.Tj)((0,P.w3)({}))});function a(l,t){const r=s(l,t,o);return r.ok?(0,g.Ju)([...r.value.versions?.keys()??[]]):r}const i=(0,P.
w3)({archives:(0,P.Tj)((0,P.lq)((0,P.w3)({url:P.Qq,hashes:(0,P.p_)(P.Qq)})))});function c(l,t,r){const d=s(l,t,i);if(!d.ok)return d;const n=d.value.archives?.get(
r);return n===void 0?(0,g.Ju)(null):n===null?(0,g.TR)(`has null for ${r}, at which the clients crash`):n.hashes.some(u=>u.indexOf(":")<1)?(0,g.TR)(`has a hash w\
ithout a scheme, such as "zh:", in "archives.${r}"`):(0,g.Ju)(n)}function s(l,t,r){return(0,m.i)(t??"")==="application/json"?(0,P.D4)(l,r):(0,g.TR)(t===null?"ha\
s no Content-Type; expected application/json":"has a Content-Type other than application/json")}}),9633:((ce,G,e)=>{e.d(G,{EH:()=>y,Fl:()=>k,ad:()=>S,fZ:()=>p,i5:()=>L,
ny:()=>T,sw:()=>A,ut:()=>D,zS:()=>j});var m=e(7811),g=e(8643);const p=(_,o)=>M($(_),`${P(o)}/versions`),A=(_,o,a)=>M($(_),`${P(o)}/${a}/download`),P=({namespace:_,
name:o,system:a})=>`${_}/${o}/${a}`,L=(_,{namespace:o,type:a})=>M(_,`${o}/${a}/versions`),S=(_,{namespace:o,type:a},i,c)=>M(_,`${o}/${a}/${i}/download/${c.replace(
"_","/")}`),T=(_,o)=>M($(_),o);function j(_,{host:o,namespace:a,type:i},c){const s=(0,g.O2)(_,`${o}/${a}/${i}/${c}`);return!s.ok||s.value.scheme==="https"?s:(0,m.
TR)(`unsupported protocol scheme "${s.value.scheme}"`)}function D(_,o){if(!/^\.{0,2}\//.test(o))return(0,m.Ju)(o);const a=(0,g.O2)(_,o);return a.ok?(0,m.Ju)((0,g.
jr)(a.value)):a}function y(_,o){const a=k(_,o);return a.ok&&a.value.fragment!==""?(0,m.TR)("must not include fragment part"):a}function k(_,o){const a=(0,g.O2)(
_,o);if(!a.ok)return a;const{scheme:i}=a.value;return i==="http"||i==="https"?a:(0,m.TR)("must use http or https scheme")}const $=_=>_.path.endsWith("/")?_:{..._,
path:`${_.path}/`};function M(_,o){const a=(0,g.O2)(_,o);if(!a.ok)throw new Error(a.why);return a.value}}),523:((ce,G,e)=>{e.d(G,{Cg:()=>y,PW:()=>i,Ty:()=>D,Zy:()=>k,
_T:()=>c,hZ:()=>A,kv:()=>r,mb:()=>d,oF:()=>S,rK:()=>T});var m=e(7811),g=e(5106);const p=new RegExp(`^${g.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${A}[.+-]?$`),L=2n**63n-1n;function S(n){const[,u,f,v,I]=p.exec(n)??[];return u===void 0?null:j(n,u,v??f,I)}function T(n){const[,u,f,v]=P.exec(n)??
[];return u===void 0?null:j(n,u,f,v)}function j(n,u,f="",v=""){const I=u.split(".").map(R=>R.replace(/^0+(?=.)/,""));if(I.some(R=>R.length>19))return null;const h=I.
map(R=>BigInt(R));if(h.some(R=>R>L))return null;for(;h.length<3;)h.push(0n);return{text:n,numbers:h,written:I.length,pre:f,build:v}}const D=n=>n.pre!=="",y=({numbers:n,
pre:u,build:f})=>`${n.join(".")}${u===""?"":`-${u}`}${f===""?"":`+${f}`}`;function k(n,u){const f=Math.max(n.numbers.length,u.numbers.length);for(let v=0;v<f;v++){
const[I,h]=[n.numbers[v]??0n,u.numbers[v]??0n];if(I!==h)return I<h?-1:1}return n.pre===u.pre||n.numbers.length!==u.numbers.length?0:n.pre===""||u.pre===""?n.pre===
""?1:-1:$(n.pre,u.pre)}function $(n,u){const[f,v]=[n.split("."),u.split(".")];for(let I=0;;I++){const[h,R]=[I+1>=f.length,I+1>=v.length];if(h!==R)return h?-1:1;
const w=M(f[I]??"",v[I]??"");if(w!==0||h)return w}}function M(n,u){const[f,v]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(u)];return f!==v?f?-1:1:f&&n.length!==u.length?
n.length-u.length:n===u?0:n<u?-1:1}const _="[\\t\\n\\f\\r ]*",o=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${g.eQ})${_}$`),a="This string does not use correct ve\
rsion constraint syntax";function i(n){const u=[];for(const f of n.split(",")){const[,v,I=""]=o.exec(f)??[],h=S(I);if(h===null)return(0,m.TR)(a);u.push({operator:v||
"=",version:h,text:f})}return(0,m.Ju)(u)}function c(n){const u=i(n);if(!u.ok)return u;const f=[];for(const v of u.value){const I=T(v.version.text);if(I===null||
!s.test(v.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax: ${l(v)}`);f.push({...v,version:I})}return(0,m.Ju)(f)}const s=/^[<>=!~]* ?[0-9]/;function l({
operator:n,version:u,text:f}){const v=f.trim();if(u.text.startsWith("v"))return'a "v" prefix should not be used';if(!s.test(v))return`only one space is expected\
 after the operator "${n}"`;if(u.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[I]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(v)??[""];return`missing comma after "${I}"`}const t=[">",">=","=","~>","<=","<","!="];function r(n){const u=[...n].sort((f,v)=>k(f.version,v.version)||$(f.
version.build,v.version.build)||t.indexOf(f.operator)-t.indexOf(v.operator)||v.version.written-f.version.written);return[...new Set(u.map(d))].join(", ")}function d({
operator:n,version:u}){if(n==="=")return y(u);const f=n==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${n} ${y({...u,numbers:f})}`}}),4165:((ce,G,e)=>{
e.d(G,{FG:()=>$,NG:()=>A,kX:()=>M,oq:()=>k});var m=e(3916),g=e(9432),p=e(3096);const A="it is in a submodule, which this check does not fetch",P=8*1024*1024,L=5e3,
S=5e4,T=4096,j=16*1024*1024,D=/\.(?:tf|tofu)(?:\.json)?$/,y=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function k(){const _=new Map,o=new Set([""]),a=new Set,[i,c]=[new Map,new Map],
s={files:0,bytes:0,names:0};let l;const t=I=>{l??=I},r=I=>t({kind:"unread",why:`${I}, the limit of this check`}),d=I=>t({kind:"broken",why:(0,g.dh)(I)});function n(I){
return y.test(I)&&d(`entry contains '..': ${I}`),I.length>T&&r(`a name in it has more than ${T} characters`),l!==void 0?"":I.split("/").filter(h=>h!==""&&h!==".").
join("/")}function u(I){let h=I;for(;l===void 0&&!o.has(h);)_.has(h)&&d(`${h}: not a directory`),o.add(h),s.names+=h.length,o.size>S&&r(`it has more than ${S} d\
irectories`),s.names>j&&r("the names of its directories have more than 16 Mi characters"),h=(0,p.jt)(h)}function f(I,h){const R=n(I);if(u((0,p.jt)(R)),o.has(R)&&
d(`${R}: is a directory`),l===void 0){if(!D.test(R)){a.add((0,p.jt)(R));return}if(s.files+=1,s.bytes+=h,s.files>L&&r(`it has more than ${L} files of configurati\
on`),s.bytes>P&&r("it has more than 8 MiB of configuration"),l===void 0)return w=>{_.set(R,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(w))}}}function v(I,h,R){
I.set(n(h),R),I.size>L&&r(`it has more than ${L} links that lead to no file`)}return{failure:()=>l,stop:t,directory:I=>u(n(I)),file:f,unreadable:(I,h)=>{D.test(
I)&&v(i,I,h)},unknown:(I,h)=>v(c,I,h),finish:()=>l??{kind:"read",tree:{files:_,directories:o,mixed:a,unreadable:i,unknown:c}}}}const $=({unknown:_},o)=>[..._].find(
([a])=>`${o}/`.startsWith(`${a}/`)||D.test(a)&&(0,p.jt)(a)===o)?.[1];function M(_,{directories:o,files:a,mixed:i}){if(!/[*?[]/.test(_))return _;const c=r=>r.replaceAll(
/(?<=^|\/)\./g,"_"),[s,...l]=[...o,...a.keys()].filter(r=>(0,m.matchesGlob)(c(r),c(_))),t=l.length>0||/(?:^|\/)\*$/.test(_)&&i.has((0,p.jt)(_));return s===void 0||
t?_:s}}),7439:((ce,G,e)=>{e.d(G,{w:()=>P});var m=e(7706),g=e(9373),p=e(1824);const A=3;function P(L,{address:S,place:T},j){const{expected:D,configured:y}=j.configurations;
if(D.size+y.size===0)return[];const k=L.configurations.calls.get(S)??[],$=(0,g.Nm)(k.filter(({kind:t})=>t==="provider-passed")),M=new Set($.map(({text:t})=>t)),
_=D.values().filter(({text:t})=>!M.has(t)),o=$.flatMap(({text:t})=>y.get(t)??[]),a=k.find(({kind:t})=>t==="call-repeated"),[i]=y.values(),c={call:S,canChange:L.
way===void 0},s=(t,r)=>{const d=(0,p.VV)(j,t.place),n=d.inside===void 0?[T,d]:[d];return{problem:(0,m.io)(r),places:n}},l=[..._.take(A).map(t=>s(t,{...c,kind:"n\
ot-passed",name:t.text})),...o.map(t=>s(t,{...c,kind:"overridden",name:t.text}))];return a===void 0||i===void 0?l:[...l,s(i,{...c,kind:"repeated",argument:a.text})]}}),
9465:((ce,G,e)=>{e.d(G,{C_:()=>a,Zf:()=>s,fO:()=>c});var m=e(3916),g=e(3791),p=e(2170),A=e(9119),P=e(8339),L=e(3096),S=e(1780),T=e(3298),j=e(4165),D=e(7439),y=e(
9373),k=e(1039),$=e(1824);let M=function(...d){return{callsOf:M}=e.late([4284],4284),new.target?new M(...d):M(...d)},_=function(...d){return{textNotes:_}=e.late(
[4284],4284),new.target?new _(...d):_(...d)},o=function(...d){return{withoutRefused:o}=e.late([4284],4284),new.target?new o(...d):o(...d)};const a=({source:d,constraint:n,
place:u},f)=>JSON.stringify([f,d,n?.text??null,u.inside?.isPublic??null]),i=20;class c{rules;notes=[];constructor(n){this.rules=n}follow(n,u,f){const[v,...I]=n,
h=new Set,R=new Set,w=n.map(F=>({directory:F,tree:null,from:null}));for(const F of w){if(this.rules.isEnded())break;const{directory:Q,tree:se}=F;for(const ee of M(
Q,n[0],{client:u,isAsked:f})){const ne=this.rules.opened.get(a(ee,u));if(ne===void 0)continue;const re=(0,$.bj)(ee,ne,Q.way),z={...ee,address:(0,$._Q)(Q.way,ee.
address)},{tree:q,directory:oe}=ne;R.add((0,$.qv)(re)),this.saySubmodules(ne,ee.place,u),w.push(...this.enter({from:F,call:z,tree:q,name:oe,way:re},u,h))}if(!(se===
null||Q.way===void 0))for(const{name:ee,call:ne}of Q.children){if(ee===null||ne===null)continue;const re=(0,$.ux)(Q.way,ne.address),z=ne.text??"",q={address:ne.
address,source:z,place:(0,$.VV)(Q,ne.place)};if(/^\.\.(\/|$)/.test(ee)){const oe=r(ee,Q.way,R)?(0,g.q)({what:"package",why:t,cure:void 0,names:[z]}):(0,P.DA)({reason:"\
leads-out",text:z});this.say(oe,q.place,u)}else w.push(...this.enter({from:F,call:q,tree:se,name:ee,way:re},u,h))}}const E=w.flatMap(F=>F.tree===null?[]:F.directory),
C=E.find(({way:F})=>F?.address==="");if(v.unit===null||C===void 0)return[v,...I,...E];const b=E.filter(F=>F!==C);return[(0,k.A2)(v,v.unit,C),...I,...b]}allNotes(){
return(0,p.Qp)(this.notes,({problem:n,places:u})=>[(0,S.pj)(n.message),u.map(A.df)])}enter({from:n,call:u,tree:f,name:v,way:I},h,R){const{place:w}=u,E=(0,j.FG)(
f,v);if(E!==void 0){const z=[u.source];return this.say((0,g.q)({what:"package",why:E,cure:void 0,names:z}),w,h),[]}const C=this.rules.read(f)(h)(v);if(C===null)
return this.say((0,P.Iz)({path:v,maker:null,in:I.package}),w,h),[];const b=I.address==="",F=b&&n.directory.unit?.covers||[],Q=new Set(F.map(z=>(0,L.Gz)(v,z))),{
module:se}=n.directory,ee=(0,k.Oj)({...C.directory,way:I,module:se},Q),ne=b?[]:(0,D.w)(n.directory,u,ee);for(const{problem:z,places:q}of ne)this.notes.push((0,p.
kH)(z,{places:q,clients:[h]}));if(l(n,f,v)&&this.say((0,P.DA)({reason:"endless",text:u.source}),w,h),R.has(C.directory))return[];if(R.add(C.directory),I.through.
length>i){const z=(0,g.q)({what:"chain",max:i,names:[I.package]});return this.say(z,w,h),[]}const re={clients:[h],isPlaceholder:!1};for(const z of C.notes){if(Q.
has((0,p.W7)(z)))continue;const{problem:q,places:oe,affects:le,...ie}=z,ue=oe.map(U=>typeof U=="string"?U:(0,$.VV)(ee,U));this.notes.push((0,p.kH)(q,{...ie,...re,
places:ue}))}return[{directory:ee,tree:f,from:n}]}saySubmodules({name:n,tree:u},f,v){u.unknown.values().some(h=>h===j.NG)&&this.say((0,g.q)({what:"submodules",names:[
n]}),f,v)}say(n,u,f){this.notes.push((0,p.kH)(n,{places:[u],clients:[f]}))}}const s=(d,n)=>(0,T.O)(u=>{const f=d(u);return(0,T.O)(v=>(0,T.O)(I=>{const h=f(I);if(h===
null)return null;const{usages:R,declared:w}=h,E=(0,y.Pv)({usages:R,declared:w,units:[]},v),b=[...o(h.notes,R),..._(R,w,n)];return{directory:E.get(I)??(0,y.hK)(I),
notes:b.filter(({clients:F})=>F.includes(v))}}))});function l(d,n,u){for(let f=d;f!==null;f=f.from)if(f.tree===n&&f.directory.name===u)return!0;return!1}const t="\
it leads out of its package, to what else is installed";function r(d,n,u){const[f=""]=(0,m.normalize)((0,m.join)((0,$.qv)(n),d)).split("/");return f===".."||u.has(
f)}}),1039:((ce,G,e)=>{e.d(G,{A2:()=>S,Oj:()=>L,k0:()=>P});var m=e(3096),g=e(3846),p=e(9373),A=e(1824);function P(T,j,D=(0,p.hK)(T.name)){const y=({kind:$})=>$!==
"lock_provider"||T.lockFile===null,k={...T,usages:[...T.usages,...D.usages.filter(y)],declared:[...T.declared,...D.declared],lockFile:T.lockFile??D.lockFile,parts:[
...T.parts,...D.parts,...j.files.map(m.jt)]};return L(k,new Set(j.replaced))}function L(T,j){const D=({place:y})=>!j.has(y.file);return{...T,usages:T.usages.filter(
D),declared:T.declared.filter(D),children:T.children.filter(({call:y})=>y===null||D(y))}}function S(T,j,D){const y=o=>({...o,place:(0,A.VV)(D,o.place)}),k=D.usages.
map(o=>y({...o,version:o.version&&y(o.version)})),$=[...T.usages,...k],M=$.filter(({kind:o})=>o.startsWith("required_provider")),_=new Set(M.map(({address:o})=>(0,g.
op)(o)));return{...T,unit:{...j,module:T.name},usages:$.filter(({kind:o,text:a})=>o!=="implied_provider"||!_.has((0,g.A5)(a))),declared:[...T.declared,...D.declared.
map(y)]}}}),1824:((ce,G,e)=>{e.d(G,{CY:()=>m,VV:()=>g,_Q:()=>L,bj:()=>P,qv:()=>S,ux:()=>p});const m=(T,j)=>T===void 0||T.address===""?j:`${T.address}.${j}`,g=({
way:T},j)=>T===void 0?j:{...T.place,inside:{through:T.through,package:T.package,isPublic:T.isPublic,file:j.file,line:j.line}},p=(T,j)=>({...T,address:m(T,j),through:[
...T.through,j]}),A="terraform";function P(T,{name:j,isPublic:D},y){const{address:k}=T,$=L(y,k);return{place:y?.place??T.place,address:k===A?"":k,through:[...y?.
through??[],`${$} (${j})`],package:j,installedBy:k,isPublic:D}}const L=(T,j)=>j.slice(m(T,"").length),S=({installedBy:T})=>T.replaceAll("module.","")}),7706:((ce,G,e)=>{
e.d(G,{ME:()=>p,ho:()=>L,io:()=>j,jP:()=>A});var m=e(8032),g=e(9615);const p=()=>(0,g.CC)("block-reserved",{message:"required_providers is not allowed at the to\
p level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function A({kind:D}){const{client:y,what:k}=m.
$I[D];return(0,g.CC)("block-unsupported",{message:`${k} is supported by ${m.bB[y]} only`,help:y==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}const P={twice:({what:D,first:y})=>({message:`${D} is defined a second time; the first time is in ${y}`,help:D.includes(
".")?"remove or rename one of them":"write one block only"}),"no-base":({what:D})=>({message:`this override file changes ${D}, which no other file of the direct\
ory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:D})=>({message:`${D} is a block of the CLI configurati\
on, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),
reserved:({what:D})=>({message:`${D} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:D})=>({message:`th\
e type of ${D} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:D,argument:y})=>({message:`${D}\
 cannot have the argument ${y}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:D,
normal:y})=>({message:`"${D}" cannot be the local name of a provider`,help:y===null?"use letters, digits and dashes only, with no dash at either end":`write ${y}`})},
L=D=>(0,g.CC)("block-invalid",(0,g.Z9)(P,D)),S="use another version of the module that has this call",T={"not-passed":({call:D,name:y,canChange:k})=>({message:`${D}\
 does not pass the provider configuration ${y}, which its module expects`,help:k?`add \`${y} = \u2026\` to the \`providers\` of the call`:S}),overridden:({call:D,
name:y,canChange:k})=>({message:`${D} passes the provider configuration ${y}, which its module has itself`,help:k?`remove \`${y}\` from the \`providers\` of the ca\
ll`:S}),repeated:({call:D,argument:y,canChange:k})=>({message:`${D} has \`${y}\`, but its module configures a provider itself`,help:k?`remove \`${y}\`, or use a \
version of the module without \`provider\` blocks`:S})},j=D=>(0,g.CC)("block-providers",(0,g.Z9)(T,D))}),8185:((ce,G,e)=>{e.d(G,{CS:()=>D,I4:()=>$,KJ:()=>T,US:()=>j,
VS:()=>y});var m=e(2801),g=e(2170),p=e(9119),A=e(255),P=e(9897),L=e(5106);const S=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,T=({
problem:{code:M,severity:_}})=>S.test(M)&&!(M==="file-syntax"&&_==="notice"),j=(M,_)=>_.allowedHosts.length>0&&("problem"in M?T(M):[M.directHost??null,...M.needs.
map(({host:o})=>o)].some(o=>o!==null&&!A.ev(o,_)));function D(M,_){return _.allowedHosts.length===0?[]:M.flatMap(o=>{const{directHost:a,isOverridden:i,place:c,clients:s,
evaluated:l}=o;if(a===void 0||i)return[];const t=k(o)?"backend":"download",r=A.ev(a,_),d=t==="download"&&Object.values(l??{}).some(v=>!v.isWhole);if(r&&!d)return[];
const n=A.Pv(a),u=n.ok&&!r?n.value:null,f=r?P.IZ:A.nx(a);return[(0,g.kH)((0,m.wp)({host:f,use:t}),{host:u,places:[c],clients:s})]})}function y(M,_,o,a){const{allowedHosts:i}=a,
c=f=>f!==void 0&&A.ev(f,a),s=M.filter(f=>c(f.directHost)&&!k(f)),l=_.filter(({service:f,host:v})=>f===L.e$&&c(v)),t=[...s.map(({place:f})=>f),...l.flatMap(f=>f.
because)],r=o??t,d=(0,p.jH)(r.filter(f=>typeof f!="string"));if(i.length===0||d.length===0)return[];const n=o!==null,u=(0,m.sC)({count:d.length,isAsked:n});return[
(0,g.kH)(u,{places:(0,p.As)(d)})]}const k=({kind:M})=>/^(backend|remote_state|saved_state)$/.test(M);function $(M,_,o,a){if(a.allowedHosts.length===0)return[];const i=o.
filter(({because:c})=>c.some(s=>typeof s!="string"));return _.flatMap(c=>{const{id:s,kind:l}=c;if(l!=="url"||!i.some(d=>d.service===s))return[];const t=A.yo(c.url);
if(t===null||t===M||A.ev(t,a))return[];const r=(0,m.wp)({host:A.nx(t),service:s,registry:A.nx(M)});return[(0,g.kH)(r,{services:[s]})]})}}),3217:((ce,G,e)=>{e.d(
G,{fc:()=>M,ky:()=>$,so:()=>j,uA:()=>_});var m=e(8294),g=e(1098),p=e(2170),A=e(9119),P=e(8032),L=e(255),S=e(5106),T=e(4606);function j(o,a,{misnamed:i},c){const s=o.
credentials?.hasToken===!0,l=[o.difference??[],i].flat().map(v=>(0,p.kH)(v));if(s||o.attempt.discovery.kind!=="found")return l;const t={host:o.host,isFork:c.isFork,
...(0,T.Bc)(o)},r=D(o.host,c),d=new Set(r.map(({place:v})=>v)),f=(i.length>0||!!o.credentials?.problem?[]:y(o.host,a,c)).filter(({place:v})=>!d.has(v));return[...l,
...k(r,v=>(0,g.vs)({...t,service:v})),...k(f,v=>m.$U({...t,service:v}))]}function D(o,{usages:a,depth:i}){return i==="discovery"?[]:a.flatMap(({workspace:c,hasOwnToken:s,
needs:l,place:t})=>c===void 0||s||(0,A.MV)(t)?[]:l.flatMap(r=>r.host===o?[{...r,place:t}]:[]))}function y(o,a,{usages:i}){const c=new Set(i.flatMap(({hasOwnToken:t,
place:r})=>t?r:[])),s=(0,S.Uc)(o);return a.filter(({service:t})=>s.includes(t)).flatMap(({service:t,because:r})=>r.filter(d=>typeof d!="string").filter(d=>!(0,A.
MV)(d)&&!c.has(d)).map(d=>({service:t,place:d,clients:P.zK})))}const k=(o,a)=>[...Map.groupBy(o,({service:i})=>i)].map(([i,c])=>{const s=[...new Set(c.map(({place:t})=>t))],
l=[...new Set(c.flatMap(t=>t.clients))];return(0,p.kH)(a(i),{services:[i],places:s,clients:l})});function $(o,a){return o.filter(i=>!a.includes(i)).map(i=>(0,p.
kH)(m.bI({host:i})))}function M({host:o,attempt:a,credentials:i},c){const s=i?.hasToken===!0,l=[...c.flatMap(t=>t.kind==="url"&&(0,S.p4)(t.id)&&S.fg.has(t.id)?[
{url:t.url,service:t.id,isSent:s}]:[]),...a.hops.map(({url:t,authorization:r})=>({url:t,service:null,isSent:r==="sent"}))].flatMap(({url:t,...r})=>{const d=(0,L.
Pv)((0,L.yo)(t)??"");return!d.ok||d.value===o?[]:[{...r,host:d.value}]});return[...new Map(l.toReversed().map(t=>[t.host,t])).values()]}function _(o,a,{tokenSources:i,
hosts:c}){return(i.size===0?[]:M(o,a)).flatMap(({host:l,service:t,isSent:r})=>{const d=i.get(l);if(d===void 0)return[];const n=t===null?o.attempt.discovery.kind===
"failed":!r,u=m.To({host:(0,L.nx)(o.host),other:(0,L.nx)(l),source:d,service:t,isSent:r,isNotice:!n||c.has(l)});return[(0,p.kH)(u,{services:t===null?[]:[t]})]})}}),
2886:((ce,G,e)=>{e.d(G,{ER:()=>_,H4:()=>i,Np:()=>c,TC:()=>k,cA:()=>l,hD:()=>L,ly:()=>a,pi:()=>s,v1:()=>y,zX:()=>M,zv:()=>o});var m=e(9432),g=e(9119),p=e(9615),A=e(
255),P=e(1780);function L(t,r){const{clients:d,aside:n,isPlaceholder:u,checkedFor:f,...v}=t;return{...v,problem:S(t,r),affects:t.affects.filter(I=>r.concerned.includes(
I)),isHostNew:r.isHostNew}}function S(t,r){const{reader:d,machine:n,ignore:u,guesses:f}=r;if(n!==null&&t.problem.obstacle&&!s(t,u))return n;const v=j(t,d===null?
t.problem:(0,p.as)(t.problem,d)),I=D(t,f);if(I.length===0)return v;const h=(0,p.tr)(I.flatMap(({repository:R})=>R??[]));return{...v,help:v.help===void 0?h:(0,P.
xI)`${v.help}; ${h}`}}const T=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;function j({places:[t]},r){const d=typeof t==
"object"?t.inside:void 0;if(d===void 0||!T.test(r.code))return r;const n=(0,p.VB)(d.package),u=r.code==="client-version";return{...r,help:u?`use a version that \
it allows, or ${n}`:n}}function D({host:t,places:r,problem:d},n){if(n.length===0)return[];const u=d.affects.includes("terraform")&&!d.affects.includes("opentofu"),
f=r.flatMap(I=>typeof I=="string"?[]:I.file),v=new Set(f.map(g._M));return n.filter(({repository:I,hosts:h})=>v.has(I)&&(u||t!==null&&h.has(t)))}function y({severity:t,
affects:r,needed:d},n){const u=d&&n.some(f=>r.includes(f));return t==="error"&&!u?"warning":t}function k(t,r,{isTerminal:d}){const n=r.some(({because:f})=>f.includes(
"hostnames input"));return{role:(0,m.VW)(t)!==null?"guest":n?"operator":"user",host:(0,A.nx)(t),isTerminal:d}}const $=["module","provider","version","package","\
lock","not"],M=({problem:t,places:r})=>$.includes(t.code.replace(/-.*/,""))&&r.length>0&&r.every(d=>typeof d!="string"),_=({problem:t,needed:r})=>r&&t.usualSeverity===
"error"&&!i.includes(t.code),o=({problem:t})=>t.code==="machine-network",a=t=>t.some(r=>typeof r=="string"||!(0,g.MV)(r)),i=["host-http2","host-check-crashed"],
c=(t,r)=>p.oC.indexOf(t.severity)-p.oC.indexOf(r.severity),s=({problem:t,host:r,namedHost:d=r},n)=>n.some(({code:u,host:f})=>u===t.code&&(f===null||f===d));function l(t){
if(typeof t=="string")return t;const{file:r,line:d,inside:n}=t;return n===void 0?`${r}:${d}`:(0,g.kn)(n)}}),6146:((ce,G,e)=>{e.d(G,{$:()=>A,o:()=>p});var m=e(9119),
g=e(2886);function p(y,k){const{kind:$,source:M,address:_,constraints:o,places:a}=k,i=o.map(({text:c})=>c);return JSON.stringify([y,$,M,_,i,a[0]??null])}function A(y,k){
const $=(0,m.hy)(k,({rowKeys:i=[]})=>i),M=k.filter(({host:i})=>i===null),_=i=>M.filter(({problem:c})=>i.test(c.code)),o=(0,m.hy)(_(S),({places:i})=>i.map(g.cA)),
a=(0,m.hy)(_(T),({places:i})=>i.map(D));return $.size+o.size+a.size===0?y:y.map(({directory:i,clients:c,rows:s})=>({directory:i,clients:c,rows:s.map(l=>{const t=$.
get(p(i,l))??[...l.rejectedAt.flatMap(n=>o.get((0,g.cA)(n))??[]),...j(l).flatMap(n=>a.get(D(n))??[])];if(t.length===0)return l;const r=t.map(({item:n})=>({...n.
problem,severity:(0,g.v1)(n,c)})).sort(g.Np),d=P(l,t);return{...l,...d.length>0&&{conflicting:d},worst:r[0]?.severity??null,problems:(0,m.t6)(r,({code:n})=>n).map(
({code:n,usualSeverity:u})=>({code:n,usualSeverity:u}))}})}))}function P({constraints:y},k){const $=k.flatMap(({item:_})=>_.problem.constraints??[]),M=new Set($.
filter(({conflicts:_})=>_).map(L));return M.size===0?[]:y.filter(_=>M.has(L(_)))}const L=({text:y,place:k})=>`${(0,m.df)(k)} ${y}`,S=/^(?:constraint|lock)-/,T=/^(?:block|client|file|source)-/,
j=({kind:y,places:k})=>k.filter($=>y==="module"&&typeof $!="string"&&$.inside===void 0),D=y=>typeof y=="string"?y:`${y.file}:${y.line}`}),4606:((ce,G,e)=>{e.d(G,
{Bc:()=>y,Cg:()=>P,Hf:()=>T,ux:()=>L,wD:()=>S});var m=e(8294),g=e(4481),p=e(8032),A=e(255);const P={misnamed:[],cause:null,source:void 0,refusals:[]};function L(k,$,{
role:M},_){const{isFork:o,isAsked:a}=_,{hasToken:i=!1,source:c,problem:s=null}=k.credentials??{},{status:l=null,challenge:t=null}=k.attempt.hops.at(-1)??{},r=i||
!a?[]:j(k,_),d=(0,p.n3)(k.host),u=(d&&l===403||o&&!i?null:s)??r[0]??null,v=["document-unauthorized",...u!==null||!(o||d)?["versions-unauthorized","cloud-organiz\
ation"]:[]],I=$.filter(({problem:{code:w,isUnsent:E}})=>v.includes(w)&&!E),h=I.some(({problem:w})=>w.code==="versions-unauthorized")||M!=="guest"&&(o||l===401);
return!(u!==null||h&&!i)||t!==null?{misnamed:r,cause:null,source:c,refusals:[]}:{misnamed:r,cause:u??{isFork:o,...y(k)},source:c,refusals:I}}const S=(k,{cause:$,
source:M,refusals:_})=>$!==null&&_.includes(k)?(0,g.to)(k.problem,$,M):k.problem;function T({problem:k,services:$},{cause:M,refusals:_}){if(_.length===0)return!1;
const o=_.flatMap(a=>a.services);return k===M||k.code==="credentials-missing"&&$.every(a=>o.includes(a))}const j=(k,{tokenVariables:$,hosts:M})=>(0,A.Bz)($,k.host,
M).filter(({isParent:_})=>!_||D(k)).map(_=>m.z2({host:k.host,..._})),D=({attempt:{discovery:k}})=>k.kind==="failed"&&k.problem.code==="document-unauthorized";function y({
credentials:k,looks:$}){const M=$.flatMap(i=>i.looks),_=i=>[...new Set(M.flatMap(({held:c,source:s})=>c!=="not read"===i?s:[]))],o=k===null?_(!0):[k.source],a=k===
null?_(!1):[];return{searched:o,notRead:a}}}),2389:((ce,G,e)=>{e.d(G,{j7:()=>t,k2:()=>v,S4:()=>r});var m=e(9432),g=e(8936),p=e(2170),A=e(9119),P=e(8032),L=e(255),
S=e(3217),T=e(4756),j=e(9615),D=e(1780),y=e(8185),k=e(2886);function $(w,E,C){const{notes:b,usages:F,requirements:Q,isEmpty:se}=w,{complaints:ee,tokenHosts:ne,answered:re,
contacted:z,unopened:q}=w,oe=({problem:W,places:[H]})=>W.code==="file-syntax"&&typeof H=="object"&&H.inside===void 0,le=new Set(b.filter(oe).map(p.W7)),ie=({problem:W})=>E.
allowedHosts.length>0&&W.code==="source-near-miss"&&W.severity==="notice",ue=[...(0,y.CS)(F,E),...(0,y.VS)(F,Q,q,E),...re.map(W=>M(W,E)),...ee,...(0,S.ky)(ne,z)],
U=[...b.filter(W=>!ie(W)).map(W=>_(W,le,E)),...ue.map(W=>({...W,severity:(0,k.v1)(W,E.dialect.clients)})),...se?[o(E)]:[]],{placed:K=[],placeless:B=[]}=Object.groupBy(
U,({places:W})=>W.length>0?"placed":"placeless");return[...(0,p.Qp)(K,W=>{const{problem:H,severity:J,affects:O,host:x,namedHost:Y,exclude:X}=W,{code:V,message:Z,
help:te}=H;return[x,Y,V,J,Z,te,O,X===void 0]}),...B].map(W=>(0,k.hD)(W,C))}function M(w,E){const{host:C,problem:b}=w;return C===null?w:{...w,services:[],problem:(0,j.
as)(b,(0,k.TC)(C,[],E))}}function _(w,E,{dialect:C,allowedHosts:b}){const{problem:F,isPlaceholder:Q,checkedFor:se=C.clients}=w;if(b.length>0&&(0,y.KJ)(w)){const U=(0,D.
xI)`${F.message}; it may use hosts that are not in \`allowed-hosts\``;return{...w,problem:{...F,message:U},severity:"error"}}const ee=(0,p.W7)(w),ne=(0,p.Xd)(w),
re=w.aside!==void 0||ne!==null&&(0,A.MV)(ne),z=w.severity==="error"&&Q===!0,q=E.has(ee)&&F.code!=="file-syntax",le=w.severity==="error"&&(z||q||re)?"warning":(0,k.
v1)(w,se);if(!re&&!z)return{...w,severity:le};const{help:ie,...ue}=F;return{...w,severity:le,problem:F.code==="file-syntax"?ue:F,exclude:[(0,A.n7)(w.aside??ee)]}}
const o=({scan:w,hostnames:E,usages:C})=>(0,p.kH)((0,T.JW)({scan:w,hasHostnames:E.length>0,isFleet:C.length>0}));var a=e(6146);let i=function(...w){return{judgeRequests:i}=
e.late([2798,3770,3611],3770),new.target?new i(...w):i(...w)},c=function(...w){return{crashedVisit:c}=e.late([2798,3770,3611],3770),new.target?new c(...w):c(...w)},
s=function(...w){return{judgeVisit:s}=e.late([2798,3770,3611],3770),new.target?new s(...w):s(...w)},l=function(...w){return{outcomesOf:l}=e.late([2798,3770,3611],
3770),new.target?new l(...w):l(...w)};const t={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function r(w,E,C=()=>[]){const{predicted:b,
stopped:F,visits:Q,guesses:se}=w,ee={guesses:se,machine:I(Q),ignore:E.ignore},ne=u(w,{...E,...ee}),re=f(w,ne,E,ee),z=[...ne.flatMap(U=>U.findings),...re],q=U=>U.
filter(K=>!(0,k.pi)(K,E.ignore)).sort(k.Np),oe=ne.map(U=>{const K=q(U.findings.filter(B=>!(0,k.zX)(B)));return{...U,findings:K,clients:l(K)}}),le=({exclude:U})=>+(U!==
void 0),ie=q([...ne.flatMap(U=>U.findings.filter(k.zX)),...re]).toSorted((U,K)=>(0,k.Np)(U,K)||le(U)-le(K)),ue=[...oe.flatMap(U=>U.findings),...ie].sort(k.Np);return{
passed:F.length===0&&!ue.some(({severity:U})=>v(U,E.failOn)),stopped:F,hosts:oe,files:ie,findings:ue,ignored:z.length-ue.length,roots:(0,a.$)(b.roots,q(z)),lines:n(
ue,C)}}const d=1e3;function n(w,E){const C=w.flatMap(b=>(0,p.Xd)(b)??[]).filter(({file:b,column:F,endColumn:Q})=>Q>F&&(0,A._M)(b)===null);return E((0,A.jH)(C).slice(
0,d))}function u(w,E){const{visits:C,newHosts:b,predicted:F}=w,Q=Map.groupBy(w.requirements,({host:re})=>re),se=Map.groupBy(F.notes,({host:re})=>re),ee=new Map(
F.requests.map(re=>[re.host,re])),ne={...E,...w,hosts:new Set(C.map(({host:re})=>re))};return C.map(re=>{const{host:z}=re,q={visit:re,requirements:Q.get(z)??[],
predicted:se.get(z)??[],requests:ee.get(z)??null,answering:F.answering,isNew:b.has(z)};try{return s(q,ne)}catch(oe){return c(q,ne,oe)}})}function f(w,E,C,b){const{
notes:F,requests:Q,unopened:se}=w.predicted,ee=new Set(E.map(({visit:ie})=>ie.host)),ne=E.flatMap(({visit:ie,services:ue})=>(0,S.fc)(ie,ue)),re=[...F,...Q.flatMap(
ie=>i(ie,[],C))],{files:z=[],hosts:q=[]}=Object.groupBy(re,({host:ie})=>ie===null?"files":"hosts"),oe={...w,unopened:se,notes:[...w.notes,...z],answered:q.filter(
({host:ie})=>ie!==null&&!ee.has(ie)),contacted:[...ee,...[...ne,...Q].map(({host:ie})=>ie)]},le={concerned:P.zK,reader:null,isHostNew:!1,machine:null};return $(
oe,C,{...b,...le})}const v=(w,E)=>w==="error"?E!=="never":w==="warning"&&E==="warning";function I(w){const E=w.filter(({attempt:ee})=>ee.hops.length>0),[C,...b]=E.
flatMap(ee=>R(ee)??[]);if(!C||b.length<E.length-1||!(E.some(({host:ee})=>(0,m.VW)(ee)!==null)||b.length>0&&!C.isCommon)||b.some(ee=>h(ee)!==h(C)))return null;const se=E.
map(({host:ee})=>(0,L.nx)(ee));return(0,g.e4)(se,[C,...b])}const h=({verb:w,what:E})=>w.startsWith("cannot")?w:E;function R({attempt:{discovery:w,hops:E}}){const C=w.
kind==="failed"?w.problem.obstacle:void 0;return E.every(({status:F})=>F===null)||C?.verb==="does not reach"?C:void 0}}),2218:((ce,G,e)=>{e.d(G,{CG:()=>T,Fh:()=>k,
T1:()=>D,T5:()=>y,en:()=>$,h1:()=>j,wX:()=>M});var m=e(1011),g=e(2801),p=e(9119),A=e(8032),P=e(255),L=e(5106);const S=new Set(["remote_state","remote_state_defa\
ult","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function T(_,o,a,i=(0,m.
kA)(o)){const c=["hostnames input"],s=_.hostnames.flatMap(({host:r,services:d})=>{const n=d.length>0?d:_.requiredServices,u=n.length>0?n:["any"],f={host:r,clients:a,
because:c,isImplied:!1,isForInit:!0};return u.map(v=>({...f,service:v}))}),l=new Set([...i,..._.hostnames.map(({host:r})=>r)]),t=o.flatMap(({kind:r,needs:d,place:n})=>d.
map(u=>({...u,because:[n],isImplied:!l.has(u.host),isForInit:!S.has(r)})));return j([s,t],a)}function j(_,o){return(0,p.c1)(_.flat(),({host:a,service:i})=>`${a}\
 ${i}`).map(a=>{const[{host:i,service:c}]=a;return{host:i,service:c,clients:[...o.filter(s=>a.some(l=>l.clients.includes(s)))],because:(0,p.As)([...a.flatMap(({
because:s})=>s)]),isImplied:a.every(({isImplied:s})=>s),isForInit:a.some(({isForInit:s})=>s)}})}const D=({because:_})=>_.every(o=>typeof o!="string"&&o.inside?.
isPublic===!0);function y(_,o,a){const i=l=>l.inside!==void 0,c=_.flatMap(l=>{const{calls:t,providers:r,client:d}=l,n={clients:[d],isForInit:!0},u=t.flatMap(({module:v,
place:I})=>{if(v===null||!i(I))return[];const{host:h,hostImplied:R}=v;return{...n,host:h,service:L.e$,because:[I],isImplied:R}}),f=r.flatMap(({provider:v,places:I})=>{
const h=I.filter(i);if(h.length===0||!o(v,l))return[];const{host:R}=v;return{...n,host:R,service:L.xq,because:h,isImplied:(0,A.n3)(R)}});return[...u,...f]}),s=l=>typeof l==
"string"?l:`${l.file}:${l.line} ${l.inside?.isPublic}`;return j([c],a).map(l=>({...l,because:(0,p.t6)(l.because,s)}))}const k=(_,{isGuess:o},a)=>{const i=a.flatMap(
({host:c,isImplied:s})=>s?c:[]);return o?[{repository:_,hosts:new Set(i)}]:[]};function $(_,{hostnames:o,allowedHosts:a}){const i=new Set(o.map(({host:s})=>s)),
c=new Map;for(const{host:s,isImplied:l,because:t,clients:r}of _){if(i.has(s)||c.has(s))continue;const d={host:(0,P.nx)(s)},[n]=t.filter(f=>typeof f!="string"),u=l&&
n!==void 0&&{implied:{place:n,clients:r}};(0,P.Rt)(s)?c.set(s,(0,g.U7)(d)):(0,P.Jr)(s,a)||c.set(s,(0,g.wp)({...d,...u}))}return c}const M=(_,o)=>new Set([...A.Du,
...Object.values(A.bB),...L.fg,..._.flatMap(({host:a,service:i=a})=>[a,(0,P.pk)(a),i]),...o.flatMap(({directHost:a})=>a??[])])}),9582:((ce,G,e)=>{e.d(G,{A7:()=>T,
AV:()=>P,LH:()=>g,T:()=>M,Tb:()=>S,aZ:()=>m,c3:()=>j,ql:()=>L,sD:()=>y,sc:()=>D,zC:()=>$});class m extends Error{span;constructor({path:a,span:i},c){super(`${a.
join(".")} must be ${c}`),this.span=i}}function g(o){try{return o(),null}catch(a){if(a instanceof m)return a;throw a}}const p=o=>o.name!==void 0;function A(o,a){
if(o.kind==="object")return o.items.filter(p);throw new m(a,"a block")}function P({value:o,hasLabels:a}){if(o.kind!=="object")return[];const i=o.items.filter(p);
return a?i.flatMap(P):[i]}function L(o,a,i,c={}){for(const s of Object.keys(i)){const l=o.filter(d=>d.name.toLowerCase()===s),[t]=l;if(t===void 0)continue;const r={
path:[...a.path,s],span:t};for(const{value:d}of l)c[s]=i[s](d,r,c[s])}return c}const S=(o,a)=>(i,c,s)=>L(A(i,c),c,o,a?s:{}),T=o=>(a,i,c=new Map)=>{for(const{name:s,
start:l,end:t,value:r}of A(a,i)){const d={path:[...i.path,s],span:{start:l,end:t}};c.set(s,{start:l,end:t,value:o(r,d,c.get(s)?.value)})}return c},j=o=>(a,i,c=[])=>{
if(a.kind!=="tuple")throw new m(i,"a list");for(const s of a.elements)c.push(o(s,i));return c},D=(o,a)=>{if(o.kind==="string"||o.kind==="template")return o.verbatim??
"";if(o.kind==="primitive"&&o.value===null)return"";if(k(o))return String(o.value);throw new m(a,"a string")},y=(o,a)=>{if(k(o))return o.value;if(o.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(o.value))return Number(o.value);throw new m(a,"a whole number")},k=o=>o.kind==="primitive"&&Number.isSafeInteger(o.value)&&String(
o.value).length===o.end-o.start,$=(o,a)=>{if(o.kind==="primitive"&&typeof o.value=="boolean")return o.value;throw new m(a,"true or false")},M=(o,a,i)=>{const c=_(
o,a);if(i!==void 0&&(typeof i=="object"||typeof i!=typeof c))throw new m(a,"set only once");return c};function _(o,a){if(o.kind==="tuple")return o.elements.map(
i=>_(i,a));if(o.kind==="object"){const i=T(M)(o,a);return Object.fromEntries(Array.from(i,([c,s])=>[c,s.value]))}if(o.kind!=="primitive"||o.value===null)return D(
o,a);if(Math.abs(Number(o.value))>2**63)throw new m(a,"a whole number");return o.value}}),5168:((ce,G,e)=>{e.d(G,{Ge:()=>y,Ol:()=>k,cd:()=>T,vH:()=>D});var m=e(
7811),g=e(8643),p=e(255),A=e(5243),P=e(3846),L=e(9582);let S=function(...t){return{configFinding:S}=e.late([3276,3123],3123),new.target?new S(...t):S(...t)};function T({
methods:t},{host:r,namespace:d,type:n}){const u=f=>f.some(v=>(v.host??r)===r&&(v.namespace??d)===d&&(v.type??n)===n);return t.filter(({include:f,exclude:v})=>!u(
v)&&(f.length===0||u(f)))}const j="provider_installation",D=t=>({...t,kind:"local",place:{file:t.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
y=({file:t,line:r})=>r===0?t:`${t}:${r}`;function k(t){const{client:r,mirrors:d,installations:n,pluginDirectories:u}=t,f=n.map(C=>{const{blocks:b,mistakes:F}=$(
C,r,t.hasOciMirrors),Q=F.map(({span:se,why:ee})=>S(r,{kind:"block",file:C.shown,why:ee},C.placeOf(se)));return{blocks:b,findings:Q}}),[v=null,...I]=f.flatMap(({
blocks:C})=>C),h=[...f.flatMap(C=>C.findings),...I.map(({place:C})=>S(r,{kind:"two installations"},C))],R=u.map(C=>D({path:C})),[w]=R,E=w===void 0?v:{place:w.place,
methods:R,overridden:v?.overridden??[]};return{client:r,mirrors:d,installation:E,findings:h}}function $({items:t,placeOf:r},d,n=d==="opentofu"){const u=n?o:_,f=[],
v=[];for(const I of t)if(I.name===j){if(I.isAssigned||I.value.kind!=="object"){v.push({span:I,why:`${j} must be a block without "="`});continue}for(const h of L.
AV(I)){const R={place:r(I),methods:[],overridden:[]};for(const w of h){const E=M(w,r(w),{client:d,locations:u},R);E!==null&&v.push({span:w,why:E})}f.push(R)}}return{
blocks:f,mistakes:v}}function M(t,r,{client:d,locations:n},u){const{name:f,value:v}=t,[I]=t.isAssigned?[]:L.AV(t);if(I===void 0)return`${f} must be a block with\
out "="`;const h={path:[j,f],span:t};try{if(f==="dev_overrides"){if(u.methods.length>0)return"dev_overrides must come before all methods";const C=[...L.A7(L.sc)(
{...v,kind:"object",items:I},h).keys()].map(b=>(0,P.mi)(b,d));return u.overridden.push(...C.filter(b=>b.kind!=="invalid")),null}const R=n.get(f);if(R===void 0)return`${j}\
 has no method ${(0,m.ol)(f)}`;const w=a(I,h,R,d);return w.ok&&u.methods.push({...w.value,place:r}),w.ok?null:w.why}catch(R){if(R instanceof L.aZ)return R.message;
throw R}}const _=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),o=new Map([..._,["oci_mirror","repository_template"]]);function a(t,r,d,n){
const u=d??"",{[u]:f=""}=L.ql(t,r,{[u]:L.sc});if(d!==null&&f==="")return(0,m.TR)(`${r.path.at(-1)} has no ${u}`);const v=d==="url"?i(f):null;if(d==="url"&&v===null)
return(0,m.TR)("the url does not begin with https://");const{include:I=[],exclude:h=[]}=L.ql(t,r,c),R=new Map;for(const b of[...I,...h]){const F=s(b,n);if(!F.ok)
return F;R.set(b,F.value)}const w=b=>b.flatMap(F=>R.get(F)??[]),E={include:w(I),exclude:w(h)};if(v!==null)return(0,m.Ju)({...E,kind:"network",url:v});if(d===null)
return(0,m.Ju)({...E,kind:"direct"});const C=d==="path"?{path:f}:{path:null,shown:f};return(0,m.Ju)({...E,kind:"local",...C})}function i(t){const r=(0,g.Dl)(t);
return r.ok&&r.value.scheme==="https"&&r.value.host!==""?r.value:null}const c={include:L.c3(L.sc),exclude:L.c3(L.sc)};function s(t,r){const d=C=>(0,m.TR)(`the p\
attern ${(0,m.ol)(t)} ${C}`),n=t.split("/");if(n.length<2||n.length>3)return d("does not have two or three parts");const[u="",f="",v]=n.reverse(),I=v===void 0?(0,m.
Ju)((0,A.Vm)(r)):l(v,p.Pv),h=l(f,C=>(0,P.W_)(C,r)),R=l(u,P.sL);if(!I.ok)return d(`has an invalid hostname: ${I.why}`);if(!h.ok)return d(`has an invalid namespac\
e: ${h.why}`);if(!R.ok)return d(`has an invalid type: ${R.why}`);const w={host:I.value,namespace:h.value,type:R.value};return(w.host!==null||w.namespace===null)&&
(w.namespace!==null||w.type===null)?(0,m.Ju)(w):d('has a part after "*" that is not "*"')}const l=(t,r)=>t==="*"?(0,m.Ju)(null):r(t)}),9373:((ce,G,e)=>{e.d(G,{LU:()=>M,
Nm:()=>L,Pv:()=>j,fJ:()=>_,hK:()=>y,n6:()=>i,s1:()=>c,z0:()=>S});var m=e(9119),g=e(8032),p=e(3096),A=e(5243),P=e(2172);function L(s){const t=s.map(({place:r})=>(0,m.
Xs)(r)).findLast(p.LA);return t===void 0?s:s.filter(({place:r})=>(0,m.Xs)(r)===t)}const S=({kind:s})=>s==="module"||s==="state"||s==="lock",T=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function j(s,l){const{usages:t,declared:r,units:d,installed:n=[],versions:u={}}=s,f=new Map,v=E=>{const C=f.get(E)??y(E);return f.set(E,C),C},I=({directories:E,
place:C})=>E?.map(v)??[v((0,p.jt)(C.file))];for(const E of d){const C=v(E.directory);C.unit=E,C.hasConfiguration=!0,C.isInitialised=!0,E.module!==null&&C.children.
push({name:E.module,root:null,call:null})}for(const E of t)if(!(!E.clients.includes(l)||E.kind==="saved_state"))for(const C of I(E))E.kind==="test_module"?C.tests.
push(E):k(C,E,l);for(const E of r){const{kind:C,place:b}=E;if(!(l==="terraform"&&/\.tofu(\.json)?$/.test(b.file)))for(const F of I(E))D(F.configurations,E)||F.declared.
push(E),C==="lock"?$(F,b):F.hasConfiguration=!0,F.isInitialised||=C==="state"}const h=E=>f.get(E)?.hasConfiguration===!0,R=l==="terraform"&&(0,g.$l)("testsAlone",
u),w=[...f.values()].filter(({tests:E})=>R&&E.length>0).map(({name:E})=>(0,p.RO)(E)).filter(E=>!["",...(0,p.eH)(E)].some(h));for(const E of w)v(E).hasConfiguration=
!0;for(const E of f.values()){const C=(0,p.RO)(E.name);E.tests.length>0&&a(E,h(C)?v(C):E);const{expected:F,configured:Q}=E.configurations;for(const se of Q.keys())
F.delete(se)}for(const[E,C]of Map.groupBy(n,b=>b.root))v(E).installed=new Map(C.map(b=>[b.key,b]));return f}function D(s,l){const{kind:t,text:r,localName:d}=l;if(t===
"provider-expected")s.expected.set(r,l);else if(t==="provider-configured")s.configured.set(r,l);else if(t==="provider-passed"||t==="call-repeated"){const n=`mod\
ule.${d}`,u=s.calls.get(n);u===void 0?s.calls.set(n,[l]):u.push(l)}else return!1;return!0}const y=s=>({name:s,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[s]});function k(s,l,t){
const r=l.address==="terraform"&&s.unit?.module===null;if(!(l.kind==="terragrunt_source"&&!r)&&(l.kind==="lock_provider"?$(s,l.place):s.hasConfiguration=!0,!(!T.
test(l.kind)||l.isOverridden&&l.kind!=="module")&&(s.usages.push(l),!(l.isOverridden||l.kind!=="module"))))for(const{source:d,root:n}of(0,P.MZ)(l,t)){const[u=null]=o(
s.name,d);s.children.push({name:u,root:n,call:l})}}function $(s,{file:l}){s.lockFile=l,s.isInitialised=!0}const M=s=>s!==null&&(s.isPartial||s.module===null),_=(s,{
name:l,unit:t})=>s.root===null||t===null&&s.root===l,o=(s,l)=>l!==null&&(0,A.Nj)(l)?[(0,p.un)(s,l)]:[];function a(s,l){l.isInitialised=!0,l!==s&&(l.tests.push(...s.
tests),s.tests=[])}const i=({name:s,tests:l})=>l.flatMap(({text:t})=>o(s,t)),c=s=>[...s.children.flatMap(({name:l})=>l??[]),...i(s)]}),7960:((ce,G,e)=>{e.d(G,{e:()=>j});
var m=e(7811),g=e(2170),p=e(8339),A=e(8032),P=e(9897),L=e(3846),S=e(1011);const T={underscores:({kind:D,text:y})=>{if(!/^(required|lock|state_store)_provider$/.
test(D))return null;const k=(0,L.mi)(y??"","terraform");return k.kind==="invalid"||!k.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider\
 namespace "" in source ${(0,m.ol)(y??"")}: ${L.pj}"`},oci:({kind:D,text:y,calls:k})=>{if(!/^(module|test_module)$/.test(D))return null;const $=k===void 0?[y]:k.
opentofu?.map(({source:M})=>M);for(const M of $??[]){const _=(0,P.cx)(M??"","opentofu");if(_.ok&&_.value.getter==="oci")return(0,P.Ns)(M??"",_.value)}return null}};
function j(D,y){const k=Object.keys(T).filter(_=>!(0,A.$l)(_,y)),$=[];return{usages:D.flatMap(_=>{const o=k.reduce((a,i)=>{const{client:c,version:s}=A.Fe[i],l=a.
includes(c)?T[i](_):null;if(l===null)return a;const t=`use ${A.bB[c]} ${s} or later, or another address`,r=(0,p.DA)({reason:"rejected",error:l,advice:t});return $.
push((0,g.kH)(r,{places:[_.place],clients:[c]})),a.filter(d=>d!==c)},_.clients);return o===_.clients?_:(0,S.sw)([_],o)}),notes:$}}}),742:((ce,G,e)=>{e.d(G,{Vm:()=>z,
cw:()=>ee,aC:()=>ne});var m=e(3096),g=e(3298),p=e(5324),A=e(4756),P=e(2170),L=e(5243),S=e(9897),T=e(1250),j=e(1011),D=e(3024),y=e(6760),k=e(9968),$=e(3114);const M={
files:1e6,directoryFiles:5e4};function*_(U,K=(0,p.f5)(),B=M){const N=new o(U,K,B);for(const W of U.scan){const H=(0,p.kI)(N.root,W);"path"in H?yield*N.walkFrom(
H):yield{name:W,files:[],notes:[H]}}for(const W of K.called)yield*N.readCalled(W)}class o{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(K,B,N){
this.root=(0,D.realpathSync)(K.root),this.checkout=(0,p.ET)(K),this.isExcluded=(0,p.Ls)(K.exclude),this.facts=B,this.limits=N,this.selected=K.scan.length>1?new Set:
null}*walkFrom(K){const{path:B,name:N,glob:W,file:H}=K,O=[{path:B,name:N,depth:0,isSelected:W===void 0&&H===void 0}];for(let x=O.pop();x!==void 0;x=O.pop()){const Y=(0,p.
KG)(x);if(yield this.read(K,x,Y),K.file!==void 0||this.files>this.limits.files)return;if(!("problem"in Y))for(const X of this.findDirectories(K,x,Y))O.push(X)}}*readCalled(K){
const{directories:B,links:N,linked:W}=this.facts;for(const x of(0,m.eH)(K))W.delete(x);const H=B.has(K)?null:this.checkout.locate(K);if(H===null||(0,k.$r)(H).kind!==
"directory")return;const J=(0,p.sq)((0,y.relative)(this.root,H));if(J!==K&&N.set(K,J),!B.has(J)&&this.files<=this.limits.files&&!(0,m.eH)(J).some(this.isExcluded)){
const x={path:H,name:J,depth:0,isSelected:!0},Y=(0,k.UO)(H,this.root)?this.root:H;yield this.read({path:H,name:J,boundary:Y},x,(0,p.KG)(x))}B.has(J)&&B.add(K)}read(K,B,N){
const{name:W}=B;if("problem"in N)return this.facts.directories.add(W),{name:W,files:[],notes:[N]};const{files:H,notes:J}=this.findFiles(K,B,N);this.files+=H.length;
const O=this.limits.files;if(this.files>O){const X=(0,P.ht)(W,(0,A.ub)({kind:"files",max:O}));return{name:W,files:[],notes:[...J,X]}}const x=H.filter(({isContext:X})=>X);
if(H.length>0&&x.length===H.length)return{name:W,files:[],notes:J};this.facts.directories.add(W);for(const{file:X,kind:V}of x)(0,$.Ep)(V)&&this.facts.unselected.
push(X);return H.length>0&&N.some(X=>X.name===".terraform")&&J.push(...this.readLeft(W)),{name:W,files:H,notes:J}}findFiles(K,B,N){const W=[],H=[],J=this.limits.
directoryFiles;for(const O of this.filesAmong(K,B,N))if("problem"in O)H.push(O);else if(W.length<J)W.push(O);else{H.push((0,P.ht)(B.name,(0,A.ub)({kind:"directo\
ry",max:J})));break}return{files:W,notes:H}}*filesAmong(K,B,N){const W=new Set;for(const J of N)if((0,$.tr)(J.name)&&!J.isDirectory()&&W.add(J.name),J.name===".\
spacelift")for(const O of $.dN)this.addTool((0,m.Gz)(B.name,O));const H=y.posix.basename(B.name);for(const J of N){if(J.isDirectory())continue;const O=(0,m.Gz)(
B.name,J.name),x=(0,$.L8)(J.name,W,H);if(x===void 0){(0,$.Z8)(J.name)&&this.addTool(O),J.name.endsWith(".tfstate")&&!this.isExcluded(O)&&this.facts.states.push(
...(0,p.un)(O,this.checkout));continue}const X={path:B.path+y.sep+J.name,file:O,kind:x,isContext:!this.select(K,B,O)};J.isFile()?yield X:J.isSymbolicLink()?yield*this.
follow(K,X):yield(0,P.ht)(O,(0,A.WO)({what:"special-file",is:(0,k.I)(J)}))}}readLeft(K){this.isExcluded((0,m.Gz)(K,".terraform"))||this.facts.states.push(...(0,p.
rN)(K,this.checkout));const B=(0,p.Wj)(K,this.checkout);if("problem"in B)return[B];for(const N of B)this.facts.called.add(N.directory);return this.facts.installed.
push(...B),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.push(K)}select(K,B,N){return!(B.isSelected||(0,p.$8)(K,N))||this.isExcluded(N)||this.selected?.
has(N)?!1:(this.selected?.add(N),!0)}*follow(K,B){const N=(0,p.sT)((0,k.$r)(B.path),K);if(N===null)return;if(typeof N=="object")return yield(0,P.ht)(B.file,N);const W=(0,p.
sq)((0,y.relative)(this.root,N));B.isContext||this.facts.links.set(B.file,W),yield{...B,path:N,target:W}}findDirectories({glob:K},{path:B,name:N,depth:W,isSelected:H},J){
return J.toReversed().flatMap(O=>{if(O.isSymbolicLink()&&O.name==="tests"&&this.facts.called.add((0,m.Gz)(N,"tests")),(0,p.G$)(O.name))return[];const x=(0,m.Gz)(
N,O.name);if(this.isExcluded(x))return[];const Y=B+y.sep+O.name;if(O.isSymbolicLink()&&(0,k.$r)(Y).kind==="directory"&&this.facts.linked.set(x,this.checkout.nameOf(
x)),!O.isDirectory())return[];const X=H||K!==void 0&&y.posix.matchesGlob(x,K);return{path:Y,name:x,depth:W+1,isSelected:X}})}}let a=function(...U){return{dependsOnOthers:a}=
e.late([3276,6851,5009],8095),new.target?new a(...U):a(...U)},i=function(...U){return{usagesOf:i}=e.late([3276,6851,5009],8095),new.target?new i(...U):i(...U)},
c=function(...U){return{declaredIn:c}=e.late([3276,6851,5009],8095),new.target?new c(...U):c(...U)},s=function(...U){return{isForeign:s}=e.late([3276,6851,5009],
8095),new.target?new s(...U):s(...U)},l=function(...U){return{readModule:l}=e.late([3276,6851,5009],8095),new.target?new l(...U):l(...U)};const t=25e4;function*r(U,K,B,N=t){
const W=new d(K,B,N);yield*W.collect(U);const H=yield*W.decideOpen();return W.result(H)}class d{items=[];notes=(0,j.G4)();knownSources=new Map;declared=[];signs=new T.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(K,B,N){this.facts=K,this.values=B,this.maxUsages=N}*collect(K){const{counts:B,facts:N}=this;for(const{
name:W,files:H,notes:J}of _(K,N)){if(N.endedAt=W,yield N.files)return;for(const x of J)this.notes.add(x);if(H.length===0)continue;if(this.isFull(B.decided+B.open,
W))break;const O=yield*l(H,N.files);if(O===null)return;N.bytes+=O.bytes;for(const x of O.notes)this.notes.add(x);this.add({directory:W,files:O.files})}N.endedAt=
null}*decideOpen(){const K=[];let B=!1;for(const N of this.items){if(!("files"in N)){K.push(N);continue}if(B||=this.isFull(this.counts.decided,N.directory),!B)if(yield this.
facts.files)this.facts.endedAt??=N.directory,B=!0;else for(const W of this.decide(N.files))K.push(W)}return K}result(K){const{facts:B,signs:N,declared:W}=this,H=[
...K,...B.states.map(n)];return{...B,usages:H,declared:W,notes:this.notes.all(),...N.end(K)}}add(K){const{files:B}=K,{facts:N}=this;N.files+=B.length;for(const H of c(
B))this.declared.push(H);for(const H of B){const J=!s(H),O=H.kind.class==="terragrunt";J&&(N.isEmpty=!1),O&&N.terragrunt.push(H.file),N.usesTerragrunt||=O&&J,this.
signs.addFile(H)}const W=B.some(a);for(const H of B)(W||!H.isContext)&&this.addCalls(H);if(W){this.items.push(K);for(const{references:H}of B)this.counts.open+=H.
length}else for(const H of this.decide(B))this.items.push(H)}addCalls({file:K,references:B}){for(const{kind:N,row:W,value:H}of B){if(H===void 0)continue;const J=(0,L.
Nj)(H.text)||W.grammar==="terragrunt"&&(0,S.GL)(H.text),O=J||(0,S.qC)(H.text).length>0;if(N==="module"&&(O||H.kind==="pieces")&&this.facts.calls.push({source:H.
text,file:K}),J&&W.position.includes("source"))for(const x of[(0,m.jt)(K),(0,m.RO)((0,m.jt)(K))])this.facts.called.add((0,m.un)(x,H.text))}}decide(K){const{usages:B,
notes:N}=i(K,this.values,this.knownSources);for(const W of N)this.notes.add(W);return this.counts.decided+=B.length,B}isFull(K,B){const N=this.maxUsages;return K<
N?!1:(this.notes.add((0,P.ht)(B,(0,A.ub)({kind:"usages",max:N}))),!0)}}const n=({file:U,host:K,client:B})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:K,
text:K,address:"state",place:{file:U,...P.wv},clients:[B],isOverridden:!1,needs:[]});var u=e(3916),f=e(9119),v=e(1440);function I(U,K,B,{nameOf:N}){if(!(0,L.Nj)(
K)){const[H=null]=(0,S.qC)(K).flatMap(J=>N(J)??[]);return H}const W=(0,m.un)(U,K);return B.get(W)??W}const h=100;function R({usages:U,units:K},B){const N=(0,f.hy)(
K,j.CI);return[...U.flatMap(({calls:H,directories:J,text:O,place:x})=>{const Y=(0,m.jt)(x.file),X=(N.get(Y)??[]).flatMap(({item:ae})=>(0,j.CI)(ae));if(H===void 0&&
J===void 0&&X.length===0&&(0,S.qC)(O??"").length===0)return[];const Z=Object.values(H??{}).flat(),te=[O,...Z.map(({source:ae})=>ae)].flatMap(ae=>ae??[]),fe=[Y,...(J??
X).slice(0,h)];return te.flatMap(ae=>(0,L.Nj)(ae)?fe.map(he=>(0,m.un)(he,ae)):(0,S.qC)(ae).flatMap(he=>B.nameOf(he)??[]))}),...K.flatMap(j.CI)]}function w(U,K){
const{usages:B,links:N,directories:W}=U,H=(V,Z)=>{const te=I(V,Z,N,K);return te===null||(0,L.Nj)(Z)&&te===(0,m.un)(V,Z)?Z:`./${(0,u.relative)(V,te)}`},J=B.map(V=>{
const{kind:Z,text:te,calls:fe,place:ae}=V,he=N.size>0||fe!==void 0||(0,S.qC)(te??"").length>0;if(Z!=="module"||te===null||!he)return V;const de=[{root:null,source:te,
version:null,isOpen:!1}],_e=Object.entries(fe??{terraform:de,opentofu:de}).map(([pe,Oe])=>{const ve=(0,m.jt)(ae.file),ge=Me=>Me.source&&H(ve,Me.source);return[pe,
Oe.map(Me=>({...Me,source:ge(Me)}))]});return _e.every(([,[pe]])=>pe?.source===te)&&fe===void 0?V:{...V,calls:Object.fromEntries(_e)}}),O=({directory:V})=>W.has(
V)&&K.nameOf(V)===V,x=U.installed.filter(V=>!O(V)&&K.exists(V.directory)),Y=new Map(x.map(({root:V,directory:Z})=>{const te=(0,A.a3)({what:"outside",path:Z});return[
Z,(0,P.ht)((0,m.Gz)(V,v.U4),te)]})),X=[...U.notes,...Y.values()];return{...U,usages:J,installed:U.installed.filter(O),notes:X}}let E=function(...U){return{resolveValue:E}=
e.late([3276,6851,5009],8095),new.target?new E(...U):E(...U)},C=function(...U){return{asWritten:C}=e.late([3276,6851,5009],8095),new.target?new C(...U):C(...U)},
b=function(...U){return{Instances:b}=e.late([3276,6851,6065,8333],1340),new.target?new b(...U):b(...U)},F=function(...U){return{Terragrunt:F}=e.late([3276,6851,
6065,8333],1340),new.target?new F(...U):F(...U)},Q=function(...U){return{withUnits:Q}=e.late([3276,6851,6065,8333],1340),new.target?new Q(...U):Q(...U)};const se=10;
function*ee(U,K={}){const B=(0,p.ET)(U),N=new Set;for(let W=1;;W+=1){const H=(0,p.f5)(N),J=z(B,H,K),O=(0,g.O)(()=>new F(J)),x=yield*r(U,H,ne(J,O)),X=H.terragrunt.
length>0?yield*Q(x,O()):x,V=N.size;for(const te of R(X,B))!X.directories.has(te)&&B.locate(te)!==null&&N.add(te);if(N.size===V||X.endedAt!==null||W===se)return w(
X,B)}}function ne(U,K){const B=(0,g.O)(N=>(0,g.O)(W=>new b(U,N,W)));return({row:N,place:W},H,J)=>{if(N.grammar==="terragrunt")return re(K(),W.file,H);const O=N.
evaluation?.[J];if(O===void 0)return C(H);const x=B(J)(O);if(x.effort.isSpent)return C(H);const Y=({scope:te,from:fe,root:ae})=>(te.effort.renew(),{...E(H,te),from:fe,
root:ae}),X=(0,m.jt)(W.file),V=Y(x.unknown(X));if(V.isWhole)return[[V]];const Z=Map.groupBy(x.of(X),({use:te})=>te);return Array.from(Z.values(),te=>te.map(Y))}}
function re(U,K,B){if(U.effort.isSpent)return C(B);const N=H=>({...E(B,H),from:null}),W=U.includedScopes(K).map(H=>[N(H)]);return W.length===0?[[N(U.scopeOf(K))]]:
W}function z(U,{calls:K,links:B,terragrunt:N},W){const H=(0,g.O)(ue),J=(O,x)=>I(O,x,B,U);return{files:U,calls:(0,g.O)(()=>oe(K,J)),leadsTo:J,terragrunt:N,environment:W,
isSet:O=>W[O]!==void 0,setBy:O=>{const x=H(U).get(O);return x===void 0?null:`TF_VAR_${O} in ${x}`}}}const q=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function oe(U,K){
const B=new Map,N=new Set;for(const{source:W,file:H}of U){const J=(0,m.jt)(H),O=K(J,W);O!==null?B.set(O,(B.get(O)??new Set).add(J)):q.test(W)&&N.add(J)}return{callers:B,
dynamic:N}}const le=".github/workflows",ie=200;function ue(U){const K=new Map,B=U.list(le).filter(N=>/\.ya?ml$/.test(N));for(const N of B.slice(0,ie)){const W=`${le}\
/${N}`,H=U.read(W)??"";for(const[,J,O]of H.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const x=J??O??"";K.has(x)||K.set(x,W)}}return K}}),5102:((ce,G,e)=>{
e.d(G,{DI:()=>S,Fl:()=>k,JR:()=>T,QK:()=>o,Rm:()=>M,Yn:()=>$,Zh:()=>a,b:()=>D,fi:()=>c,hm:()=>_,md:()=>y,nM:()=>i,nx:()=>A,sG:()=>L,vh:()=>P});var m=e(2886),g=e(
2389),p=e(9615);const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},P=Object.keys(A);function L(s){if(D(s))return"\
unchecked";const l=_(s.findings);return l==="error"?"fails":l==="warning"?"warns":T(s)?"skipped":"works"}const S=s=>L(s)==="fails",T=({visit:s})=>s.attempt.discovery.
kind==="skipped",j=["host-not-checked",...m.H4],D=({visit:{attempt:s}})=>s.discovery.kind==="skipped"&&j.includes(s.discovery.problem.code),y=s=>P.flatMap(l=>s.
filter(t=>L(t)===l));function k(s){const l=new Set(s.map(({worst:t})=>t));return l.has("error")?"fails":l.has("warning")?"warns":s.some(M)?"skipped":"works"}function $(s,l){
const t=Object.groupBy(s,f=>k(l(f))),{fails:r=[],warns:d=[],skipped:n=[],works:u=[]}=t;return[r,d,n,u]}const M=({chosen:s,isDirect:l,isUnchecked:t})=>t===!0||!l&&
Object.keys(s).length===0,_=s=>p.oC.find(l=>s.some(t=>t.severity===l))??null;function o({findings:s}){const l=_(s);return l==="notice"?[]:s.filter(({severity:t})=>t===
l)}const a=({severity:s},{failOn:l})=>s==="error"||(0,g.k2)(s,l),i=({severity:s})=>s!=="notice";function c({passed:s,hosts:l,findings:t}){return s?t.some(i)?"wa\
rns":l.length===0?"skipped":"works":"fails"}}),4120:((ce,G,e)=>{e.d(G,{H8:()=>L,Iu:()=>P,QI:()=>D,QN:()=>o,SY:()=>S,dy:()=>A,kJ:()=>y,nO:()=>a,od:()=>j,tY:()=>k,
u8:()=>M});var m=e(9432),g=e(9615),p=e(8032);const A="new in this pull request",P=i=>i.replace(/^./u,c=>c.toUpperCase()),L=i=>g.oC.flatMap(c=>{const{length:s}=i.
filter(l=>l.severity===c);return s===0?[]:[(0,m.px)(s,c)]}).join(", "),S=i=>p.zK.every(c=>i.includes(c))?"all clients":T(i).join(", "),T=i=>i.map(c=>p.bB[c]);function j(i,c){
const s=c.filter(l=>i.includes(l));return i.length===0||s.length===c.length?"":T(s).join(", ")||"no client in use"}const D=({clients:i,versions:c})=>i.map(s=>[p.
bB[s],c[s]].join(" ").trim()).join(" and ");function y(i){return i<999.5?`${Math.round(i)} ms`:i<59950?`${(i/1e3).toFixed(1)} s`:`${(i/6e4).toFixed(1)} min`}function k(i){
return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}const $=36e5;function M(i,c){const s=(Date.parse(c)-Date.parse(i))/$;if(s>=
48)return`${_(s/24)} days`;if(s>=1)return`${_(s)} h`;const l=Math.floor(s*60);return l>=1?`${l} min`:"less than a minute"}const _=i=>Math.floor(i*10)/10,o=i=>`${i.
slice(0,16).replace("T"," ")} UTC`;function a(i,c){const s=(Date.parse(i)-Date.parse(c))/(24*$);if(Number.isNaN(s))return i;const l=Math.floor(Math.abs(s)),t=l===
0?"less than a day":(0,m.px)(l,"day");return`${i.slice(0,10)} (${s<0?`${t} ago`:`in ${t}`})`}}),8884:((ce,G,e)=>{e.d(G,{CN:()=>i,Dx:()=>$,GH:()=>j,Ky:()=>A,TD:()=>P,
YC:()=>_,eb:()=>S,f5:()=>M,ju:()=>a,lp:()=>k,mj:()=>D,oN:()=>y,tN:()=>o});var m=e(9432),g=e(2170),p=e(9119);function A(t,r){const{places:d,noun:n}=P(t);return(0,m.
K4)(d,r,p.eo,u=>(0,m.px)(u,`more ${n}`))}function P(t){const r=s(t),d=(0,p.t6)(r,u=>c(u)?(0,p._M)(u.file)??u:u),n=L(d).length>1;return{places:n?d:r,noun:n?"repo\
sitory":"place"}}const L=t=>t.filter(c).filter(({file:r})=>(0,p._M)(r)!==null),S=t=>(0,p.t6)(L(T(t)),({file:r})=>(0,p._M)(r)),T=t=>[...new Set(t.map(({places:r})=>r))].
flat(),j=(t,r,d)=>`${t===r?"all":`${t} of`} ${r} ${d}`;function D(t,r){const{length:d}=r>1?S(t):[];return d>1?j(d,r,"repositories"):""}function y(t,r){const d=new Set(
t.flatMap(({file:f})=>(0,p._M)(f)??[])).size>1,n=f=>(d?(0,p._M)(f.file):null)??l(f),u=new Set(r.map(n));return t.filter(f=>!u.has(n(f)))}function k(t,r){const d=$(
[t]);return A(y(d,d.slice(0,1)),r)}const $=t=>s(T(t).filter(c)),M=t=>[...new Set(T(t).filter(r=>typeof r=="string"))];function _(t){const r=t.hosts.flatMap(({requirements:n})=>n),
d=[...t.findings,...t.roots.flatMap(({rows:n})=>n)];return[...new Set([...r.map(({because:n})=>n),...d.map(n=>n.places)])]}const o=t=>t.values().map(g.Xd).find(
r=>r!==null)??null,a=({services:[t,...r]})=>r.length===0?t??null:null,i=t=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(t)&&(0,p._M)(t)===null,c=t=>typeof t!="\
string",s=t=>(0,p.t6)(t,r=>c(r)?l(r):r),l=({file:t,line:r,inside:d})=>`${r}:${t}${d===void 0?"":`
${(0,p.kn)(d)}`}`}),6097:((ce,G,e)=>{e.d(G,{$N:()=>k,LG:()=>c,QA:()=>v,fX:()=>_,h$:()=>w,j6:()=>h,q9:()=>n,rc:()=>u});var m=e(2886),g=e(2172),p=e(9432),A=e(2170),
P=e(9119),L=e(255),S=e(3096),T=e(5106),j=e(5102),D=e(4120),y=e(8884);function k(E,{repositories:{length:C}}){const{hosts:b,files:F,findings:Q,passed:se,stopped:ee}=E,
ne=i(E,C),re=F.filter(({problem:B})=>ne===null||!M.test(B.code)),z=re.filter(B=>!$(B)),q=(0,j.hm)(z)==="error"&&!b.some(j.DI),oe=ne===null&&C>0?` in ${(0,p.px)(
C,"repository")}`:"",ue=[z.length<re.length?[`nothing to check${oe}`]:o(E,oe),a(z)],U=[ne??[],q?ue.toReversed():ue].flat(2).join(", "),K=(0,j.hm)(Q)==="error";if(ee.
length>0){const B=(0,p.pk)(ee);return K||b.some(j.b)?`${U} (${B})`:`${B}; ${U}`}return se&&K?`${U} (the check passes: fail-on is never)`:se||K?U:`${U} (the chec\
k fails: fail-on is warning)`}const $=({problem:E,severity:C})=>E.code==="nothing-to-check"&&C==="error",M=/^(?:module|provider|version|package|constraint|lock)-/,
_="not allowed";function o({hosts:E,roots:C},b){const F=E.length;if(F===0){const W=C.flatMap(({rows:O})=>O.filter(({isDirect:x})=>x)),H=new Set(W.flatMap(O=>(0,j.
Rm)(O)?[]:O.source)).size;return[...H===0?[]:[`${(0,p.px)(H,"module")} read`],`no registry hosts to check${b}`]}const{skipped:Q=[],checked:se=[]}=Object.groupBy(
E,W=>(0,j.JR)(W)?"skipped":"checked"),{fails:ee,unchecked:ne,works:re}=j.nx,z=(W,H)=>H.length===0?[]:[{words:W,count:H.length}],q=[...z(ee,se.filter(j.DI)),...z(
_,Q.filter(j.DI)),...z(ne,Q.filter(j.b))],oe=[...z(re,se),...z(j.nx.skipped,Q)],[le,...ie]=q.length>0?q:oe,ue=se.filter(W=>(0,j.sG)(W)==="warns").length,U=F===1?
"":`${ue} ${q.length>0?"more ":""}`,B=le?.words===_||le?.words===ne?le.count===1?"is ":"are ":"";return[`${F===1?"1 registry host":(0,y.GH)(le?.count??0,F,"regi\
stry hosts")}${b} ${B}${le?.words}`,...ie.map(({count:W,words:H})=>`${W} ${H}`),...ue===0?[]:[`${U}with warnings`]]}function a(E){const C=(0,j.hm)(E);if(C===null||
C==="notice")return[];const b=E.filter(({severity:ne})=>ne===C),F=(0,y.eb)(b).length,Q=new Set((0,y.Dx)(b).map(({file:ne})=>ne)).size,se=F>0?`files of ${(0,p.px)(
F,"repository")}`:(0,p.px)(Q,"file"),ee=b.some(ne=>(0,A.Xd)(ne)===null);return[...Q>0?[`${C}s in ${se}`]:[],...ee?[`${C}s in settings or credentials`]:[]]}function i({
roots:E,findings:C},b){const F=E.filter(({directory:oe})=>oe!==g.cd.file),[Q]=(0,j.Yn)(F,({rows:oe})=>oe),se=({directory:oe})=>oe,ee=new Set([...Q.map(se),...l(
C)]);if(ee.size===0)return null;const ne=new Set([...F.map(se),...ee]).size,re=new Set(Array.from(ee,P._M)).size,z=ne<2?"":` in ${(0,y.GH)(ee.size,ne,"root modu\
les")}`,q=b<2?"":` (${(0,y.GH)(re,b,"repositories")})`;return`init fails${z}${q}`}function c(E,{repositories:C}){const b=E.files.filter(({severity:F})=>F==="err\
or");return i(E,C.length)??a(b)[0]??null}const s=({problem:E,severity:C})=>E.code==="cloud-token"&&C==="error",l=E=>(0,y.Dx)(E.filter(s)).map(({file:C})=>{const{
path:b}=(0,P.bH)(C);return`${C.slice(0,C.length-b.length)}${(0,S.jt)(b)||"."}`}),t=50,r=3,d=2;function n(E){const{shown:C,more:b}=(0,p.zN)(E,t);return b===0?C:[
...C,`and ${(0,p.px)(b,"more remark")}`]}function u(E){const C=(0,y.YC)(E).some(({length:ne})=>ne===P.WD),b=E.files.filter(({exclude:ne,severity:re})=>ne&&re!==
"notice"),F=[...new Set(b.flatMap(({exclude:ne})=>ne??[]))],Q=(0,y.eb)(b).length>0?" where their files are read":"",se=`${(0,p.px)(b.length,"finding")} in tests\
, examples or templates, where errors are warnings`,ee=`to skip such files, set \`exclude\`${Q}: ${(0,p.K4)(F,r,p.dh)}`;return[...C?[`lists of places end after ${P.
WD} places`]:[],...b.length>0?[`${se}; ${ee}`]:[]]}const f="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function v({findings:E},C){
const b=f.flatMap(Q=>{const se=C[Q]||Q.endsWith("Y")&&C[Q.toLowerCase()];return se?`${Q} (${(0,p.dh)(se.slice(se.lastIndexOf("@")+1))})`:[]});return E.some(Q=>Q.
problem.obstacle||(0,m.zv)(Q))&&b.length>0?[`connections used ${b.join(", ")}`]:[]}function I({hosts:E},C){const{scan:b,repositories:F}=C,{length:Q}=E.filter(({
requirements:re})=>re.some(({because:z})=>z.some(q=>typeof q!="string"))),se=`${(0,p.px)(b.usages,"usage")} of ${(0,p.px)(Q,"registry host")}`,ee=Q===0?"no regi\
stry host is used":se;return F.length>0?`${ee} in ${(0,p.px)(F.length,"repository")}`:b.files===0?b.durationMs===0?null:"found no Terraform or OpenTofu files":`\
scanned ${`${(0,p.px)(b.files,"file")} (${(0,D.tY)(b.bytes)})`} in ${(0,D.kJ)(b.durationMs)}: ${ee}`}function h(E,C){const{hosts:b}=E,{depth:F,repositories:Q}=C,
se=Q.length===0;if(F==="versions"||F==="packages")return se?R(E):[];const ee=b.filter(z=>["works","warns"].includes((0,j.sG)(z))&&z.requirements.some(({service:q,
because:oe})=>(q===T.e$||q===T.xq)&&oe.some(ie=>typeof ie!="string")));return F!=="discovery"||ee.length===0?[]:[`not checked at ${(0,p.K4)(ee,d,({visit:z})=>(0,L.
nx)(z.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function R({roots:E}){return E.filter(
({directory:b})=>b!==g.cd.file).some(({rows:b})=>b.some(({kind:F})=>F==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function w(E,C){const{dialect:b,durationMs:F,scan:Q,remarks:se}=C,{findings:ee,ignored:ne}=E,re=(0,D.H8)(ee)||"no findings",z=ne>0?`${re}, ${ne} i\
gnored`:re,oe=E.hosts.length===0&&Q.files===0?"":` for ${(0,D.QI)(b)} (${b.why})`,le=I(E,C);return[`${z}; checked in ${(0,D.kJ)(F)}${oe}`,...le===null?[]:[le],...se]}}),
8294:((ce,G,e)=>{e.d(G,{$U:()=>c,Eu:()=>M,QU:()=>k,To:()=>l,bI:()=>t,fj:()=>o,iX:()=>r,tK:()=>a,z2:()=>s});var m=e(8032),g=e(255),p=e(1780),A=e(7057),P=e(9432),
L=e(9615),S=e(4481);const T="write the token into the file, or remove its block",j="store the token in the helper, which must print {} for a host without one",D={
terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an\
 empty string"},y=(f,{source:v},I,h)=>(0,L.CC)(f,{message:(0,p.xI)`the token from ${(0,p.LA)(v)} ${I}`,flaw:I,...h}),k=f=>y("credentials-empty",f,"is empty",{help:(0,L.
Lw)(f.isInFile?T:(0,S.zT)(f.source)?j:D)}),$={length:["is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line brea\
k or another control character, which no client can send","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the c\
lients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the q\
uotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the white space around it"],"inner white\
 space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","co\
py the token again: a hyphen or quotation mark may have been replaced"]};function M({slip:f,...v}){const[I,h]=$[f];return y("credentials-malformed",v,I,{help:h,
...f!=="control character"&&f!=="length"&&{severity:"warning"}})}const _=`has fewer than ${A.Il} characters and is not redacted where a server repeats it`,o=f=>y(
"credentials-short",f,_,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),a=f=>(0,L.CC)("credentials-differ",{message:(0,p.
xI)`for host ${(0,p.SP)(f.host)}, ${i(f.first)} and ${i(f.other)}`,help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,g.fK)(f.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
i=({client:f,source:v})=>v===null?`${m.bB[f]} finds no token`:(0,p.xI)`${m.bB[f]} uses the token from ${(0,p.LA)(v)}`,c=({host:f,service:v,...I})=>(0,S.ti)("cre\
dentials-missing",(0,p.xI)`host ${(0,p.SP)(f)} requires a token${v===null?"":` for ${v}`}`,(0,S.nP)(f),I),s=f=>(0,L.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.
LA)(f.variable)} seems to be meant for host ${(0,p.SP)(f.host)}, but ${f.why}`,help:(0,p.xI)`rename it: ${(0,S.yN)(f.write)}`}),l=({host:f,other:v,source:I,service:h,
isSent:R,isNotice:w})=>(0,L.CC)("credentials-other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(v)} from ${(0,p.LA)(I)} ${h===null?"\
after the redirect of":`to ${h} of host`} ${(0,p.KT)(f)}: they send ${R?(0,p.xI)`the token of ${(0,p.KT)(f)}`:"none"}`,help:h===null?(0,p.xI)`make the discovery document of ${(0,p.
KT)(f)} public, or serve it at ${(0,p.KT)(f)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(f)}, and the clients send it to ${(0,p.KT)(v)}`,...w&&{severity:"not\
ice",affects:[]}}),t=({host:f})=>(0,L.CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(f)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function r(f){const{host:v,token:I,source:h,challenge:R,contentType:w,...E}=f,b=I==="n\
one"&&R===null&&!w?.includes("json")&&E.status===403&&(0,P.VW)(v)===null,F=(0,p.xI)`rejected the token from ${(0,p.LA)(h??"")}`,se=b?"may not be a registry":I===
"sent"?F:"requires authentication credentials",ee=R===null?"":`, and asks for ${R} authentication`,ne=!b&&E.url===`https://${v}/.well-known/terraform.json`;return(0,L.
CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(v)} ${se}: ${(0,P._r)(E,ne)}${ee}`,help:(0,P.NM)({...E,asked:v},b?n:u(f)),isUnsent:(0,S.wt)(f)})}const d="\
make the discovery document public",n={operator:`${d}, or return 404 if the host has no services`,user:(0,P.Wt)([])};function u({host:f,token:v,source:I,status:h,
challenge:R}){const w=(0,P.qZ)(f);if(R!==null){const E=`exempt /.well-known/terraform.json from ${R} authentication`,C=(0,p.xI)`ask the operator of ${(0,p.KT)(f)} to ${E}`;
return{operator:E,user:C,guest:w,note:"the clients send Bearer tokens only, so no token helps"}}switch(v){case"sent":{const E=h===403?"may read this host":"is c\
omplete and for this host",C=(0,p.xI)`check that the token ${E}, or ${(0,S.qV)(I??"",f)}`;return h===403?{...(0,L.Lw)(C),guest:w}:(0,L.Lw)(C)}case"none":return{
operator:(0,S.nP)(f,`, or ${d}`),besides:d,user:(0,S.nP)(f),guest:w};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,p.xI)`configure ${(0,p.KT)(f)} to respond itself, or ${d}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ce,G,e)=>{e.d(G,{Er:()=>a,P0:()=>M,P6:()=>T,Qs:()=>$,T0:()=>L,U2:()=>o,
e4:()=>i});var m=e(1780),g=e(9432),p=e(9176),A=e(9615);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},L=({host:c,why:s})=>(0,A.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(c)} ${P[s]}`,help:s==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:P[s].replace(/.*: /,"")}}),S={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function T({host:c,error:s}){if(typeof s==
"object"&&"proxy"in s)return(0,A.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(c)} is unreachable: ${s.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,g.dh)(s.proxy),help:p.TG}});const l=typeof s=="string"?S[s]:`is unreach\
able (${s.code})`,t="check that the host is up",r="check that a firewall or proxy lets this machine connect to it";return(0,A.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(c)} ${l}`,operator:`${t}, and ${r}`,besides:t,user:r,guest:`${r}; otherwise ${(0,g.B9)(c)}`,obstacle:{verb:"cannot connect to",what:l.replace("is\
 unreachable: ","")}})}const j={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},D="serve the document\
 as a static file",y=({asks:c})=>c==="document"?D:"find out what the server waits for, such as its storage",k=c=>c.map(({name:s,attemptMs:l,retries:t})=>{const r=Number.
isFinite(l)?(0,g.YA)(l):"without a limit",d=t===0?"":` in each of ${t+1} attempts`,n=s.includes(" and ")?"wait":"waits";return`${s} ${n} ${r}${d}`}).join(", ");
function $(c){if(c.phase==="complete")return(0,A.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} took ${(0,g.YA)(c.tookMs)} to return its discovery document; ${k(
c.releases)}`,operator:D,affects:[...new Set(c.releases.map(({client:d})=>d))]});const{verb:s,failed:l,help:t}=j[c.phase],r=c.limitMs===null?"in time":`within ${(0,g.
YA)(c.limitMs)}`;return(0,A.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} ${l} ${r}`,help:t||{operator:y(c),guest:(0,g.B9)(c.host)},...s&&{obstacle:{
verb:s,what:l.replace(/.*: /,"")}}})}const M=({host:c,error:s})=>(0,A.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(c)} is not valid HTTP (${s})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),_={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function o({host:c,phase:s,
tookMs:l,limitMs:t,...r}){const d=`(limit ${(0,g.YA)(t)}); ${_[s.name]} took ${(0,g.YA)(s.ms)}`;return"url"in r?(0,A.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
r.url)} took ${(0,g.YA)(l)} to answer ${d}`,operator:y({asks:"answer"})}):(0,A.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(c)} took ${(0,g.YA)(l)} to return its discovery document ${d}`,
operator:D,note:k(r.releases)})}const a=({host:c,attempts:s,failure:l,releases:t})=>(0,A.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(c)} succeeded at attempt ${s}; the first attempt failed: ${l}`,
operator:"find out why the host fails intermittently",note:t.length===0?"init succeeded, because the CLI retries discovery":`init with ${t.map(({name:r})=>r).join(
" and ")} would have failed`});function i(c,s){const[{verb:l,help:t=p._$[l]}]=s,[r="",...d]=c,n=d.length===0?(0,m.KT)(r):`any of ${c.length} hosts`,u=d.length===
0&&l==="cannot connect to";return(0,A.CC)("machine-network",{message:(0,m.xI)`this machine ${l} ${n}: ${(0,g.K4)([...new Set(s.map(({what:f})=>f))],3)}`,help:u?
`${t}; otherwise ${(0,g.B9)(r)}`:t})}}),9176:((ce,G,e)=>{e.d(G,{M8:()=>A,TG:()=>m,_$:()=>p});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",g="if this network has a proxy, set H\
TTPS_PROXY",p={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${g}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${g}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function A(P,{page:L,url:S,asked:T}){const j=URL.parse(S)?.host,D=j===T,y=D&&P.code==="document-st\
atus";if(L===null||L.kind==="other"||y)return P;const k=`a ${L.kind} page${D?"":` at ${j}`} ("${L.title}") answers`;return{...P,obstacle:{verb:"does not reach",
what:k,isCommon:D}}}}),1098:((ce,G,e)=>{e.d(G,{Dr:()=>$,EK:()=>D,Fu:()=>_,dF:()=>M,vs:()=>S,y7:()=>j});var m=e(255),g=e(1780),p=e(5106),A=e(9432),P=e(9615),L=e(
4481);function S({host:o,service:a,...i}){const c=a===p.OZ?"the cloud block":"the remote backend",s=(0,L.nP)(o),l=(0,m.pk)(o)===o?(0,g.xI)`run \`terraform login ${(0,g.
KT)(o)}\` or \`tofu login ${(0,g.KT)(o)}\`, or `:"",t={...s,terminal:(0,g.xI)`${l}${s.terminal}`},r=(0,g.xI)`${c} requires a token for ${(0,g.SP)(o)}`;return(0,L.
ti)("cloud-token",r,t,i)}const T={organization:"`organization`",workspaces:"`name` in `workspaces`"};function j({block:o,lacks:a,isOpen:i}){const c=o==="cloud b\
lock"?`set ${a.map(s=>p.uW[s]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,P.CC)("cloud-incomplete",{severity:i?"notic\
e":"error",message:`the ${o} has no ${a.map(s=>T[s]).join(" and no ")}`,help:i?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${c}, also for this check`})}const D=({url:o,version:a})=>(0,P.CC)("cloud-version",{message:(0,g.xI)`${(0,g.KT)(o)} returned ${a===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,A.dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),y=o=>"why"in o?(0,g.xI)`the response of ${(0,g.KT)(o.url)} ${(0,A.
dh)(o.why)}`:(0,A._r)({...o,page:null}),k=(o,a,i)=>"status"in o&&[401,403,404].includes(o.status)?i:{operator:(0,g.xI)`check the logs of ${(0,g.KT)(a)}, and that the URL of the service is that of its API`},
$=({host:o,organization:a,source:i,...c})=>(0,P.CC)("cloud-organization",{message:(0,g.xI)`the organization ${a} at ${(0,g.KT)(o)} cannot be read: ${y(c)}`,help:k(
c,o,(0,g.xI)`check the name of the organization, and that the token from ${(0,g.LA)(i)} is valid and belongs to a member`)}),M=o=>(0,P.CC)("cloud-workspace",{message:(0,g.
xI)`the workspace ${o.workspace} of ${o.organization} at ${(0,g.KT)(o.host)} cannot be read: ${y(o)}`,help:k(o,o.host,"check that the token may read the workspa\
ce")}),_=({host:o,organization:a,workspace:i})=>(0,P.CC)("cloud-workspace-missing",{message:(0,g.xI)`${a} at ${(0,g.KT)(o)} has no workspace ${i} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ce,G,e)=>{e.d(G,{AO:()=>y,U7:()=>D,n3:()=>k,nD:()=>_,ro:()=>M,sC:()=>j,
wp:()=>T});var m=e(1780),g=e(2432),p=e(9432),A=e(9615);const P=({file:a,line:i})=>`${(0,p.dh)(a)}:${i}`,L={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function S(a){if(a.host===""){const[r]=L["use"in a?a.use:"download"];return[`the host of this ${r} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const i=(0,m.xI)`${(0,m.KT)(a.host)}, which is not in \`allowed-hosts\``;
if("service"in a)return[(0,m.xI)`${a.service} of ${(0,m.KT)(a.registry)} is on ${i}`,"use another registry"];if("package"in a)return[(0,m.xI)`the package of ${a.
package} is downloaded from ${i} and was not contacted`,"use another module or provider"];if("use"in a){const[,r,d]=L[a.use];return[(0,m.xI)`${r} ${i}`,d]}const c=(0,m.
xI)`host ${(0,m.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in a))return[c,"use an allowed registry"];const{place:s,clients:l}=a.
implied,t=`${P(s)} names no host, and this is the default of ${(0,p.eZ)(l)}`;return[(0,m.xI)`${c}; ${t}`,"name an allowed registry there"]}function T(a){const[i,
c]=S(a),s=a.host===""?c:(0,m.xI)`${c}, or add ${(0,m.KT)(a.host)} to \`allowed-hosts\``;return(0,A.CC)("host-not-allowed",{message:i,help:s})}const j=a=>(0,A.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,p.px)(a.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),D=({host:a})=>(0,A.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(a)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),y=({host:a,address:i,asks:c})=>i==="metadata"?(0,A.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
a)} is the address of ${/^(?:kubernetes|openshift)\b/.test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,A.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${c==="document"?"redirects":"leads"} to ${(0,m.
KT)(a)}, which has a ${i} address and was not contacted`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
k=({host:a,thrown:i})=>(0,A.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked completely, because of a bug in tf-disco ${g.xv}: ${$(i)}`,
help:(0,m.xI)`please report this text at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(a)}\` to \`ignore\``});function $(a){if(!(a instanceof
Error))return(0,p.dh)(String(a));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,p.dh)(String(a))+(i===void 0?"":` (${i})`)}const M=({host:a})=>(0,A.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function _({host:a,stopped:i,
isBegun:c,unchecked:s,total:l}){const t=c?" completely: its visit was under way when":":";return(0,A.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked${t} ${(0,p.
Cw)(i)}, with ${s} of ${l} hosts not checked`,help:o[i.kind]})}const o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ce,G,e)=>{e.d(G,{$w:()=>D,nP:()=>y,pt:()=>j,qV:()=>$,ro:()=>L,ti:()=>o,to:()=>a,uK:()=>S,wt:()=>T,yN:()=>M,zT:()=>k});var m=e(
8032),g=e(255),p=e(1780),A=e(9432),P=e(9615);const L="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",S={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},T=({token:i})=>i==="dropped"||i==="withheld";function j({
host:i,token:c,source:s},l){const t=l===null?"sent":(0,p.xI)`sent to ${(0,p.KT)(l)}`,r=(0,p.xI)`the token for ${(0,p.KT)(i)} from ${(0,p.LA)(s??"")} was`;switch(c){case"\
none":return(0,p.xI)`no token was found for ${(0,p.KT)(i)}`;case"sent":return(0,p.xI)`${r} ${t}`;case"dropped":return(0,p.xI)`${r} not ${t}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,p.xI)`${r} not ${t}, because the URL is not https; the CLIs do send it`}}function D({host:i,token:c},s,l,t){const r=(0,m.n3)(i)?(0,A.qZ)(i):void 0;
switch(c){case"none":return{...(0,P.Lw)(y(i)),guest:r};case"sent":return(0,P.Lw)(t);case"dropped":return{operator:(0,p.xI)`serve ${s} without the redirect to ${l===
null?"another host":(0,p.KT)(l)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function y(i,c="",s=""){const l=(0,g.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(i)))),[t]=l.ok?(0,g.fK)(l.value):[],r="${{ secrets.REGISTRY_TOKEN }}",d=(0,p.xI)`run \`terraform login ${(0,p.KT)(i)}\``;return{terminal:(0,p.xI)`${s}${t===
void 0?d:M(t)}${c}`,workflow:(0,p.xI)`${s}add the line "${(0,p.KT)(i)}=${r}" to the tokens input${t===void 0?"":(0,p.xI)`, or "${(0,p.LA)(t)}: ${r}" to env`}${c}`}}
const k=i=>i.startsWith("credentials helper ");function $(i,c){const l=k(i)||/credentials\.tfrc\.json:\d+$/.test(i)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
c)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(i)}${l}`}const M=i=>/^\w+$/.test(i)?(0,p.xI)`export ${(0,p.LA)(i)}=…`:(0,p.
xI)`env '${(0,p.LA)(i)}=…' terraform init`;function _({isFork:i,searched:c,notRead:s}){if(i)return"secrets are withheld from pull requests of forks";const[l,t]=[
c,s].map(d=>(0,p.XT)(d,d.length,p.LA)),r=s.length===0?"":(0,p.xI)`; not read: ${t??""}`;return(0,p.xI)`no token was found (searched: ${l??""}${r})`}function o(i,c,s,l){
const t=(0,p.xI)`${c}, and ${_(l)}`;return l.isFork?(0,P.CC)(i,{message:t,help:L,severity:"notice"}):(0,P.CC)(i,{message:t,help:(0,P.Lw)(s)})}function a(i,c,s=""){
const{message:l,unexplained:t=l}=i;if("code"in c){const{flaw:d,help:n="",cures:u=(0,P.Lw)(n)}=c,f=d!==void 0&&(0,p.pj)(l).includes(`from ${s}`);return{...i,message:(0,p.
xI)`${l}; ${f?`it ${d}`:c.message}`,cures:u}}const r=c.isFork?{cures:(0,P.Lw)(L)}:{};return{...i,message:(0,p.xI)`${t}; ${_(c)}`,...r}}}),9029:((ce,G,e)=>{e.d(G,
{jK:()=>o,op:()=>i,yY:()=>a});var m=e(3024),g=e(5168),p=e(9968),A=e(2801),P=e(2170),L=e(8032),S=e(255),T=e(9897),j=e(5106),D=e(3298);let y=function(...r){return{
unmanagedBy:y}=e.late([6542,1264],1264),new.target?new y(...r):y(...r)},k=function(...r){return{withoutInstalled:k}=e.late([6542,1264],1264),new.target?new k(...r):
k(...r)},$=function(...r){return{thisMachine:$}=e.late([5830],9837),new.target?new $(...r):$(...r)},M=function(...r){return{mergeMistakes:M}=e.late([5830],9837),
new.target?new M(...r):M(...r)},_=function(...r){return{readCliConfig:_}=e.late([5830],9837),new.target?new _(...r):_(...r)};function o(r,d,n,{environment:u,directory:f},v=null,I=[]){
const h=r.every(({needs:q})=>q.length===0);if(d.depth!=="init"&&d.hostnames.length===0&&h)return{usages:r,remarks:[],findings:[],configs:[],releases:n.releases};
const R=i(d.cliConfig,n.clients,u,f),w=(0,L.$l)("oci",n.versions),E=R.map(q=>({...c(q,f,d),...!w&&{hasOciMirrors:w}})),C=n.releases.map(q=>{const oe=E.find(({client:le})=>le===
q.client);return{...q,attemptMs:oe?.requestTimeoutMs??q.attemptMs}}),{upgrade:b,depth:F}=d,Q=F!=="discovery",{platform:se}=$(u),ee={root:f,plugins:v,roots:I,dialect:n,
platform:se,upgrade:b,asksMirrors:Q},re=r.some(({needs:q})=>q.some(({service:oe})=>oe===j.xq))?k(r,E,ee):{usages:r,remarks:[],findings:[]},z=[...E.flatMap(q=>q.
findings),...re.findings];return{...re,findings:M(z),configs:E,releases:C}}const a=({cliConfig:r},{releases:d},n)=>(0,D.O)(u=>y(_(u,$(n),r),d));function i(r,d,n,u=null){
const f=$(n);return d.map(v=>_(v,f,r,u))}function c(r,d,n){if(n.allowedHosts.length===0)return r;const u=s(d),f=r.files.filter(({path:b})=>(0,p.UO)(s(b),u)),v=new Set(
f.map(({shown:b})=>b)),I=(0,g.Ol)(r).installation?.methods??[],h=r.forced.flatMap(({place:b,services:F})=>F.map(({value:Q})=>({place:b,host:typeof Q=="string"?t(
Q):null}))),R=[...I.flatMap(l),...h].filter(({place:b,host:F})=>F!==null&&v.has(b.file)&&!(0,S.ev)(F,n)),w=R.map(({place:b,host:F})=>{const Q=(0,A.wp)({host:(0,S.
nx)(F??""),use:"configuration"});return(0,P.kH)(Q,{places:[b],clients:[r.client]})}),E=new Set(R.map(({place:b})=>b)),C=r.forced.filter(({place:b})=>!E.has(b));
return{...r,forced:C,findings:[...r.findings,...w]}}const s=r=>(0,p.N0)(()=>(0,m.realpathSync)(r),r);function l(r){const{kind:d,place:n}=r;return d==="network"?
[{place:n,host:(0,S.Pm)(r.url)}]:d!=="local"||r.path!==null?[]:[{place:n,host:(0,S.yo)(`https://${r.shown}`)??T.IZ}]}const t=r=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
r)?(0,S.yo)(r.replace(/^\/\//,"https://"))??T.IZ:null}),5306:((ce,G,e)=>{e.d(G,{o0:()=>Q,SQ:()=>F});var m=e(3916),g=e(9373),p=e(5324),A=e(6889),P=e(7960),L=e(3114),
S=e(1011),T=e(742),j=e(4756),D=e(2170),y=e(9119),k=e(8032),$=e(3096),M=e(3298),_=e(4515),o=e(3024),a=e(6760),i=e(9968),c=e(2172),s=e(9059),l=e(8339),t=e(2485),r=e(
5243),d=e(9897);const n=100;function u(z,q){const oe=h(q),le=z.flatMap(U=>{const{kind:K,version:B,directories:N,isOverridden:W,replacedFor:H}=U,J=/^(module|test_module|terragrunt_source)$/.
test(K),O=B!==void 0||N!==void 0&&!q.isStrict;if(!J||W||O)return[];const Y=U.clients.filter(V=>!H?.includes(V)).flatMap(V=>{const Z=oe(U,V);return Z===null?[]:{
client:V,reason:Z}}),[X]=Y;return X===void 0?[]:{usage:U,reason:X.reason,clients:Y.map(({client:V})=>V)}}),ie=(0,M.O)(()=>w(q));return[...Map.groupBy(le,({reason:U})=>U.
paths.at(-1)??"")].slice(0,n).flatMap(([U,K])=>{const B=(0,M.O)(({why:W,paths:H})=>W==="outside"||W==="skipped"?(0,j.a3)({what:W,path:U}):(0,l.Iz)({path:U,maker:W===
"created"?"`init`":ie()(H)})),N=(0,t.Kc)(U);return K.map(({usage:{place:W},reason:H,clients:J})=>(0,D.kH)(B(H),{places:[W],clients:J,isPlaceholder:N}))})}const f={
throwIfNoEntry:!1},v=40,I=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function h({root:z,scan:q,units:oe,directories:le,isStrict:ie}){const{locate:ue,nameOf:U}=(0,p.
ET)({root:z,scan:q}),K=(0,M.O)(O=>(0,i.N0)(()=>(0,o.statSync)((0,a.join)(z,O),f)?.isDirectory()===!0,!1)),B=(0,M.O)(O=>N(O,O,0));function N(O,x,Y){if(Y>v)return{
why:"missing",paths:[x]};if(/^\.\.(\/|$)/.test(O)||K(O)){const he=ue(O)!==null;return he&&!ie?null:{why:he?"skipped":"outside",paths:[O]}}const V=O.split("/"),Z=V.
map((he,de)=>V.slice(0,de+1).join("/")),te=Z.findIndex(he=>!K(he)),fe=Z[te]??"",ae=(0,i.N0)(()=>W(fe),null);if(ae===null)return{why:"outside",paths:[O]};if(ae!==
fe){const he=(0,$.un)(ae,O.slice(fe.length+1)),de=N(he,x,Y+1);return de?.why==="outside"?{why:"outside",paths:[O]}:de}return I.test(O)?ie?{why:"created",paths:[
O]}:null:{why:"missing",paths:Z.slice(te)}}function W(O){const x=(0,a.join)(z,O),Y=(0,o.lstatSync)(x,f);if(Y===void 0||Y.isFile())return O;const[X,V]=[ue(""),ue(
(0,$.jt)(O))];if(!Y.isSymbolicLink()||X===null||V===null)return null;const Z=(0,i.$r)(x);return Z.kind==="error"&&Z.code==="ELOOP"?O:(0,p.sq)((0,a.relative)(X,(0,a.
resolve)(V,(0,o.readlinkSync)(x))))}const H=(0,M.O)(O=>{const x=oe.filter(X=>X.directory===O||X.module===O);return x.some(X=>X.unknown!==null||(0,g.LU)(X))?[]:[
O,...x.flatMap(S.CI)]}),J=Map.groupBy(oe.filter(({missing:O})=>O!==void 0),({unknown:O})=>O&&(0,y.df)(O));return(O,x)=>{const Y=O.kind==="terragrunt_source",X=Y?
J.get((0,y.df)(O.place)):void 0;if(X)return X.map(({missing:ae=""})=>B(ae)).find(Boolean)??null;const V=(0,$.jt)(O.place.file),Z=O.kind==="test_module"?[(0,$.RO)(
V)]:[],te=O.directories??[...Z,...H(V)],fe=(0,c.MZ)(O,x).flatMap(({source:ae,isOpen:he})=>{const de=he?O.evaluated?.[x]?.text??"":"";if(ae===null&&ie&&(0,r.Nj)(
de))return[{why:"skipped",paths:[de]}];const me=!ie&&/[$%]\{/.test(ae??"");if(ae===null||me)return[null];const _e=(0,d.qC)(ae);if(_e.length>0)return[_e.some(Me=>le.
has(U(Me)??".."))?null:{why:"outside",paths:[ae]}];if(!(0,r.Nj)(ae)||Y)return[null];const Ee=te.map(ge=>(0,$.un)(ge,ae)),pe=Ee.filter(ge=>!le.has(ge));return(O.
directories===void 0&&pe.length<Ee.length?[null]:pe.map(B)).filter(ge=>!O.directories||ge?.why!=="missing")});return fe.includes(null)?null:fe[0]??null}}const R=[
".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function w({root:z,exclude:q,toolFiles:oe}){const le=(0,p.ET)({root:z,scan:[]}),ie=(0,M.O)(B=>({
file:B,text:le.read(B)??""})),ue=(0,M.O)(()=>[...(0,s._X)({root:z,exclude:q},oe)]),U=[".git/config.worktree",".git/config"].find(B=>/sparsecheckout\s*=\s*true/i.
test(ie(B).text)),K=[...ie(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return B=>{if(U!==void 0)return U;const N=B.at(-1)??"";if(K.some(([,O])=>(0,$.
Gz)(N,"").startsWith(`${O}/`)))return".gitmodules";const W=N.split("/");return[...W.flatMap((O,x)=>R.map(Y=>ie((0,$.Gz)(W.slice(0,x).join("/"),Y)))),...ue()].find(
({text:O})=>B.some(x=>E(O,x)))?.file??null}}function E(z,q){const oe=q.split("/").toReversed(),[le=""]=oe;return!z.includes(le)&&!z.includes("*")?!1:(z.match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ie=>{const ue=ie.split("/").filter(U=>!/^\.*$/.test(U));return/^[\w-]+(\.[\w-]+)+$/.test(ue[0]??"")&&ue.length>2?ue.at(-1)?.replace(/\.git$/,"")===le:ue.
some((U,K)=>(U===le||/\w\*|\*\w/.test(U)&&(0,m.matchesGlob)(le,U))&&oe.slice(1,K+1).every((N,W)=>C(ue[K-W-1],N)))})}const C=(z="",q)=>z===q||/[$*{}]/.test(z);let b=function(...z){
return{readTools:b}=e.late([3276,6851,5009],8095),new.target?new b(...z):b(...z)};async function F(z,q){const{directory:oe,environment:le,stop:ie,progress:ue}=q,
U={root:oe,scan:z.scan,exclude:z.exclude},K=(0,T.cw)(U,le),B=await(0,_.nE)(K,ie,N=>ue({kind:"scan",files:N}));return ne(B,z,(0,p.ET)(U))}function Q({dialect:z,exclude:q,
scan:oe,allowedHosts:le},ie,{environment:ue,directory:U}){const K=(0,M.O)(()=>b({root:U,exclude:q},ie.toolFiles)),B=!!ue.TF_CLOUD_HOSTNAME,N=oe.length>0,W={setting:z,
scan:N?{...ie,tools:K,hasCloudHostname:B}:null},H=(0,A.L2)(W),{clients:J,versions:O}=H,x=(0,k.$l)("queries",O),Y=de=>x||!(0,L.xO)(de),X=(0,S.eI)((0,S.sw)(ie.usages,
J),(0,k.d3)(H)),V=(0,P.e)(X,O),Z=V.usages.filter(({place:de})=>Y(de.file)),te=le.length>0,ae=[...u(Z,{...ie,...{root:U,scan:oe,exclude:q,isStrict:te}}),...te?se(
ie):[]],he=Z.some(({workspace:de})=>de?.lacks)&&K().givesState;return{dialect:H,usedBy:()=>(0,A.rU)(H,W.scan),usages:he?Z.map(ee):Z,notes:[...[...(0,S.vH)(ie.notes,
J),...V.notes].filter(de=>Y((0,D.W7)(de))),...ae]}}function se(z){const{unselected:q,linked:oe,directories:le,units:ie,unread:ue,notes:U}=z,K=new Set(U.flatMap(
N=>(0,D.Xd)(N)?.file??[])),B=[...oe].filter(([,N])=>N===null||!le.has(N));return[...q.map(N=>(0,D.ht)(N,(0,j.a3)({what:"unselected"}))),...B.map(([N])=>(0,D.ht)(
N,(0,j.a3)({what:"linked"}))),...(0,y.jH)(ue).map(N=>(0,D.kH)((0,j.a3)({what:"generated"}),{places:[N]})),...ie.flatMap(({directory:N,module:W,unknown:H,missing:J})=>H===
null||W!==null||J!==void 0||K.has(H.file)?[]:(0,D.kH)((0,j.a3)({what:"skipped",path:N}),{places:[H]}))]}function ee(z){if(z.workspace?.lacks===void 0)return z;const{
organization:q,name:oe}=z.workspace;return{...z,workspace:{organization:q,name:oe}}}function ne(z,{roots:q,exclude:oe},le){const ie=new Set(z.links.values());if(ie.
size===0)return z;const[ue,U]=[(0,p.Ls)(q),(0,p.Ls)(oe)],K=k.Du.flatMap(x=>[...(0,g.Pv)(z,x).values()]),B=new Set(K.flatMap(g.s1)),N=new Set(z.units.map(({directory:x})=>x)),
W=(0,M.O)(x=>B.has(x)||N.has(x)||ue(x||".")?!1:le.list(x).map(X=>(0,$.Gz)(x,X)).every(X=>ie.has(X)||U(X)||!re(X))),H=x=>ie.has(x)&&re(x)&&W((0,$.jt)(x)),J=z.usages.
filter(({place:x})=>!H(x.file)),O=z.declared.filter(({place:x})=>!H(x.file));return{...z,usages:J,declared:O,notes:z.notes.filter(x=>!H((0,D.W7)(x)))}}function re(z){
const q=(0,L.L8)((0,m.basename)(z),new Set,(0,m.basename)((0,m.dirname)(z)));return q!==void 0&&q.class!=="terragrunt"}}),345:((ce,G,e)=>{e.d(G,{s:()=>D});var m=e(
3024),g=e(6760),p=e(9968),A=e(7811),P=e(9432),L=e(101),S=e(3152);let T=function(...o){return{X509Certificate:T}=process.getBuiltinModule("node:crypto"),new.target?
new T(...o):T(...o)};const j=4*1024*1024;function D(o,{environment:a,directory:i,wording:c=S.w7}){const{settings:s,mistakes:l}=(0,S.P$)(o,c),t=$(s.caFile,c),r=k(
a),d=[t,r].flatMap(C=>C.ok?[]:[C.why]),n=(0,p.N0)(()=>(0,m.statSync)(i).isDirectory(),!1),f=s.scan.filter(C=>!/[*?[\]{}]/.test(C)).flatMap(C=>y(C,i,c)??[]),v=`G\
ITHUB_WORKSPACE names ${(0,P.dh)(i)}, which is not a directory`,I=[...l,...d,...n?f:[v]];if(I.length>0||!t.ok||!r.ok)throw new S.GN(I);const{NODE_EXTRA_CA_CERTS:h,
SSL_CERT_FILE:R,SSL_CERT_DIR:w}=a,E={NODE_EXTRA_CA_CERTS:h,SSL_CERT_FILE:R,SSL_CERT_DIR:w};return{...s,authorities:t.value,certificateVariables:E,chooseProxy:r.
value}}function y(o,a,{missingPath:i,setting:c}){const s=(0,g.resolve)(a,o);return(0,m.existsSync)(s)?(0,p.N0)(()=>(0,m.accessSync)(s,m.constants.R_OK)===void 0,
!1)?null:`${c("scan")} names ${s}, which this user may not read`:i(o,a)}function k(o){try{return(0,A.Ju)((0,L.N)(o))}catch(a){if(a instanceof TypeError)return(0,A.
TR)(a.message);throw a}}function $(o,{setting:a}){if(o===null)return(0,A.Ju)(null);const i=(0,p.yR)(o,j),c=a("ca-file");if(!i.ok)return(0,A.TR)(`${c} "${o}" ${(0,P.
mP)(i.failure)}`);const s=_(i.text);return s.ok?s:(0,A.TR)(`${c} "${o}" ${s.why}`)}const M=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(o){
const a=o.match(M)??[];if(a.length===0)return(0,A.TR)("contains no certificate; expected PEM");try{for(const i of a)new T(i);return(0,A.Ju)(a.join(`
`))}catch(i){const c=i instanceof Error?i.message:i;return(0,A.TR)(`contains an invalid certificate: ${c}`)}}}),5440:((ce,G,e)=>{e.d(G,{Qm:()=>M,TU:()=>y,i4:()=>i,
pb:()=>a,zt:()=>j});var m=e(7811),g=e(8339),p=e(2485),A=e(2213),P=e(255),L=e(5243),S=e(9897),T=e(3846);const j={host:null,isHostImplied:!1,needed:null},D=h=>({host:h,
isHostImplied:!1,needed:(0,P.Rt)(h)?"state":h}),y=h=>({host:h,isHostImplied:!0,needed:h}),k=h=>({host:h,isHostImplied:!1,needed:null}),$=h=>h===null?j:{...j,directHost:h},
M=h=>({...j,problem:h}),_=(h,R)=>M((0,g.DA)({reason:"rejected",error:h,advice:R}));function o(h,R,w){return w===null?h:{...h,problem:(0,g.My)({text:R,host:h.host,
advice:w})}}const a={module:d,"test-module":(h,R,w)=>{const E=(0,L.vL)(h,R).kind==="remote";return R==="opentofu"||!E?d(h,R,w):M((0,g.DA)({reason:"remote-in-tes\
t",text:h}))},provider:u,"locked-provider":f,"stack-component":v,stack:(h,R)=>{const w=(0,L.A)(h);return w.ok&&!h.startsWith(".")?k(w.value.host):{...v(h,R),isHostImplied:!1,
needed:null}},"stack-output":h=>{const[R="",...w]=h.split("/");return w.length===3?r(R,k):M((0,g.DA)({reason:"stack",text:h}))},terragrunt:I,host:h=>r(h,D),url:h=>$(
(0,A.Ul)(h)),"host-part":h=>$((0,A.D8)(h)),"state-path":h=>$((0,A.Bm)(h))};function i(h,R,w){if(h==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(R)??[];return F!==
void 0?s(F,w):/^$|^t$|^tfr?$|^tfr:/.test(R)?void 0:l(R,w)}if(h==="url"&&/^postgres|=/i.test(R))return $(S.IZ);if(/^(url|host-part|state-path)$/.test(h))return l(
R,w);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(R))return l(R,w);const E=R.indexOf("/");if(E<0)return;const C=(0,L.
vL)(`${R.slice(0,E)}/a/b/c`,w);return C.kind!=="registry"?l(R,w):R.split("/").length<c?{...t(C),directHost:S.IZ}:t(C)}const c=4,s=(h,R)=>h===""?y((0,L.Vm)(R)):r(
h,D),l=(h,R)=>(0,L.Nj)(h)?j:$((0,S.uE)(h,R)),t=({host:h,hostImplied:R})=>R?y(h):D(h);function r(h,R){const w=(0,P.Pv)(h),E=(0,p.L6)(h);return w.ok?o(R(w.value),
h,E):M((0,g.k0)({text:h,error:w.why,advice:E}))}function d(h,R,w){if((0,L.Nj)(h)&&!w)return j;const E=(0,L.vL)(h,R),C=E.kind==="registry"?(0,m.Ju)(E):(0,L.rE)(h,
R);if(w&&!C.ok){const{why:se}=C,ee=/^https?:/i.test(h)?{kind:"invalid",error:se}:E,re=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,p.NM)(h,ee,C),z=/^[a-z0-9]+::/i.test(
h)?"remote":E.kind;return re===null&&(z==="local"||z==="remote")?M((0,g.DA)({reason:`${z}-with-version`,text:h})):_(se,re)}const b=(0,p.NM)(h,E,C);if(C.ok)return o(
t(C.value),h,b);if(E.kind==="invalid"){const se=h.includes("://")?{directHost:S.IZ}:{};return{..._(E.error,b??p.x3),...se}}if(E.kind!=="remote")return o(j,h,b);
const{refusal:F,host:Q}=E;return F!==null?_(F,b??p.x3):Q!==S.IZ||b!==null?o($(Q),h,b):{...$(Q),problem:(0,g.My)({text:h,host:Q,advice:n})}}const n="write the ho\
st after the scheme, such as git::https://HOST/PATH";function u(h,R){const w=(0,T.mi)(h,R);switch(w.kind){case"legacy":return _(`Invalid legacy provider address\
: the provider "${w.type}" has no namespace`,`write NAMESPACE/${w.type}`);case"registry":return w.hostImplied?y(w.host):o(D(w.host),h,(0,p.cr)(h));case"builtin":
return w.type==="terraform"?k(w.host):_(`Invalid dependency on built-in provider: none is named "${w.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[E="",C]=w.error.split(`

`);return _(E,C??(0,p.cr)(h))}}}function f(h,R){const w=(0,T.mi)(h,R);if(w.kind==="invalid")return _(w.error,null);if(w.hostImplied)return M((0,g.DA)({reason:"l\
ocked-provider",text:h}));if(w.kind==="builtin")return k(w.host);const E=R==="opentofu"&&(0,T.Gi)(w);return{...D(w.host),needed:E?(0,L.Vm)(R):w.host}}function v(h,R){
if(h!==h.trim())return M((0,g.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return j;const w=(0,L.rE)(h,R);if(w.ok)return t(w.value);const E=(0,L.A)(
h);if(E.ok)return k(E.value.host);const C=(0,L.vL)(h,R);return C.kind==="invalid"?_(C.error,(0,p.NM)(h,C,w)):$(C.kind==="remote"?C.host:null)}function I(h,R){const[
w,E="",C=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(w===void 0){if(h.startsWith("gitlab.com/"))return $("gitlab.com");if((0,S.GL)(h))return j;const F=(0,S.
cx)(h,"opentofu");if(!(F.ok&&(0,S.Of)(h,F.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const se=(0,S.cx)(h,R);return $(se.ok?se.value.host:S.IZ)}}const[
b=""]=C.split("//");return b.split("/").length!==3?M((0,g.DA)({reason:"terragrunt",text:h})):s(E,R)}}),3791:((ce,G,e)=>{e.d(G,{o:()=>T,q:()=>S});var m=e(1780),g=e(
9432),p=e(9615);const A=j=>j===1?"1 module or provider was":`${j} modules and providers were`;function P(j){const{names:D}=j,y=(0,m.XT)(D,3,k=>(0,m.KT)((0,g.dh)(
k)));switch(j.what){case"inside":return(0,m.xI)`modules and providers inside ${y} were not checked`;case"direct":{const k=D.length-j.git-j.oci,$=[...j.git>0?[`${(0,g.
px)(j.git,"module")} from Git`]:[],...j.oci>0?[`${(0,g.px)(j.oci,"module")} from an OCI registry`]:[],...k>0?[`${(0,g.px)(k,"module")} from an archive or bucket`]:
[]];return(0,m.xI)`${$.join(" and ")} ${D.length===1?"was":"were"} not checked: ${y}`}case"oci":return(0,m.xI)`${(0,g.px)(D.length,"provider")} ${D.length===1?"\
was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${y}`;case"open":return(0,m.xI)`${(0,g.px)(
D.length,"module")} ${D.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return(0,m.xI)`max-requests (${j.
max}) was reached, so ${A(D.length)} not checked: ${y}`;case"chain":return(0,m.xI)`${y} was not opened, because more than ${j.max} calls lead to it`;case"hosts":
return(0,m.xI)`packages name more than ${j.max} hosts that no file names, so ${y} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${A(
D.length)} not checked: ${y}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${A(D.length)} not checked: ${y}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${A(D.length)} not checked: ${y}`;case"contents":return(0,m.xI)`the checksums of ${(0,g.px)(D.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${y}`;case"package":return(0,m.xI)`${y} ${D.length===1?
"was":"were"} not opened: ${(0,g.dh)(j.why)}`;case"submodules":return(0,m.xI)`the submodules of ${y} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,g.px)(D.length,"registry module")} was not checked, because it is downloaded with ${j.getter}: ${y}`;case"units":return(0,m.xI)`${(0,g.px)(
D.length,"Terragrunt unit")} ${D.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${y}`}}const L={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},S=j=>(0,p.CC)("not-followed",{message:P(j),help:j.what==="package"?j.cure:L[j.what==="work"?"limit":j.what],...j.what==="work"&&{severity:"\
warning"}});function T({by:j,address:D,constraint:y,newest:k,others:$}){const M=(0,m.xI)`${(0,g.dh)(j)} requires ${(0,m.KT)((0,g.dh)(D))}${y===null?"":` "${(0,g.
dh)(y)}"`}`,_=$.length>0?`which conflicts with ${(0,g.K4)($,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(k??"")}`,o=k===null?"which the reg\
istry does not have":_;return(0,p.CC)("module-described",{message:(0,m.xI)`according to the registry, ${M}, ${o}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ce,G,e)=>{e.d(G,{D0:()=>U,lz:()=>W,G9:()=>B});var m=e(9373),g=e(2170),p=e(9119),A=e(3096),P=e(3298);let L=function(...O){
return{isOfInit:L}=e.late([4878],4878),new.target?new L(...O):L(...O)},S=function(...O){return{noteCall:S}=e.late([4878],4878),new.target?new S(...O):S(...O)},T=function(...O){
return{partsOf:T}=e.late([4878],4878),new.target?new T(...O):T(...O)};const j=1e6,D=({problem:O,severity:x})=>x==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(O.code),y=({usages:O,notes:x,declared:Y})=>x.some(X=>D(X)||(0,p.Zl)((0,g.W7)(X)))||[O,Y].some(X=>X.some(({place:V})=>(0,p.Zl)(V.file)||L((0,A.jt)(V.file))));
function k(O,x){const Y=new Set,X=new Set,V=new Map;let Z=j;for(const{parts:de,isAside:me,inside:_e}of T(x)){if(Z-=de.length,Z<0)break;for(const Ee of de)Y.add(
Ee),me||X.add(Ee);for(const[Ee,pe]of _e.calls)S(V,Ee,pe)}const te=x.flatMap(({unknown:de})=>de.filter(({missing:me})=>me));for(const de of te.flatMap(({files:me})=>me))
Y.add((0,A.jt)(de));const fe=Z<0?O:$(O,Y,V),ae=fe.notes.map(de=>{const me=(0,A.jt)((0,g.W7)(de)),_e=Y.has(me)||Y.has((0,A.RO)(me));return D(de)&&!_e?{...de,severity:"\
warning"}:de});return{...X.values().some(de=>(0,p.Zl)((0,A.Gz)(de,"main.tf")))?M({...fe,notes:ae},de=>X.has((0,A.jt)(de))&&(0,p.Zl)(de)):{...fe,notes:ae},installed:[
...V.values()].filter(Boolean).length}}function $({usages:O,declared:x,notes:Y},X,V){const Z=te=>!L((0,A.jt)(te))||X.has((0,A.jt)(te));return{usages:O.flatMap(te=>!Z(
te.place.file)&&te.kind!=="saved_state"?[]:V.get(te)===!0?{...te,needs:[],directHost:void 0}:te),declared:x.filter(({place:te})=>Z(te.file)),notes:Y.filter(te=>Z(
(0,g.W7)(te))||te.problem.code.startsWith("file-"))}}function M({usages:O,declared:x,notes:Y},X){const V=(0,P.O)(Z=>X(Z.file)?{...Z,isInUse:!0}:Z);return{usages:O.
map(({version:Z,...te})=>({...te,place:V(te.place),...Z&&{version:{...Z,place:V(Z.place)}}})),declared:x.map(Z=>({...Z,place:V(Z.place)})),notes:Y.map(Z=>({...Z,
places:Z.places.map(te=>typeof te=="string"?te:V(te))}))}}var _=e(5324),o=e(6889),a=e(9432),i=e(4756),c=e(3791),s=e(8032),l=e(3152),t=e(9465),r=e(7960),d=e(1011),
n=e(3114),u=e(742);let f=function(...O){return{usagesOf:f}=e.late([3276,6851,3542],8095),new.target?new f(...O):f(...O)},v=function(...O){return{declaredIn:v}=e.
late([3276,6851,3542],8095),new.target?new v(...O):v(...O)},I=function(...O){return{parseFile:I}=e.late([3276,6851,3542],8095),new.target?new I(...O):I(...O)},h=function(...O){
return{Terragrunt:h}=e.late([3276,6851,6065],1340),new.target?new h(...O):h(...O)};function R(O){const x=C(O),Y={calls:[],links:new Map,terragrunt:[]},X=(0,u.Vm)(
x,Y,{}),V=(0,u.aC)(X,()=>new h(X));return(0,P.O)(Z=>{if(!O.directories.has(Z))return null;const te=x.list(Z),fe=[...O.unreadable].filter(([pe])=>(0,A.jt)(pe)===
Z),ae=new Set([...te,...fe.map(([pe])=>w(pe))].filter(n.tr)),he=fe.flatMap(([pe,Oe])=>{const ve=(0,n.L8)(w(pe),ae,"")?.clients??[];return{...(0,g.ht)(pe,(0,i.WO)(
{what:"link",code:Oe,isRefused:!0})),clients:ve}}),de=te.flatMap(pe=>{const Oe=(0,n.L8)(pe,ae,""),ve=(0,A.Gz)(Z,pe),ge=O.files.get(ve)??"";return Oe===void 0?[]:
I(ge,{...Oe,isOfPackage:!0},ve)}),{usages:me,notes:_e}=f(de,V),Ee=[..._e,...he.filter(({clients:pe})=>pe.length>0)];return{usages:me.map(E),declared:[...v(de)],
notes:Ee}})}const w=O=>O.slice(O.lastIndexOf("/")+1);function E(O){if(O.calls===void 0)return O;const x=Object.entries(O.calls).map(([Y,X])=>[Y,X.map(V=>({...V,
root:null}))]);return{...O,calls:Object.fromEntries(x)}}function C({files:O,directories:x}){const Y=Map.groupBy(O.keys(),A.jt),X=V=>O.has(V)||x.has(V);return{list:V=>(Y.
get(V)??[]).map(w).sort(),directories:()=>[],exists:X,locate:V=>X(V)?V:null,nameOf:()=>null,read:V=>O.get(V)??null}}let b=function(...O){return{rootsOf:b}=e.late(
[4878],4878),new.target?new b(...O):b(...O)},F=function(...O){return{upToLimit:F}=e.late([4878],4878),new.target?new F(...O):F(...O)},Q=function(...O){return{rootNotes:Q}=
e.late([4284],4284),new.target?new Q(...O):Q(...O)};function se(O){const{layouts:x,changed:Y,dialect:X,rootRules:V,textRules:Z,stop:te}=O,fe=()=>!!te?.why,ae=({
places:de})=>Y===null||de.some(me=>typeof me!="string"&&Y.has(me.file)),he=(0,t.Zf)(ne(X),Z);return de=>{const me=new t.fO({opened:de,read:he,isEnded:fe}),_e=b(
x,Y,X.versions,!0,me),Ee=[...F(_e,()=>{})];return{roots:Ee,notes:Oe=>{const ve=Q({...V,resolve:Oe});return Ee.forEach(ve.add),[...me.allNotes(),...ve.notes().filter(
ee)].filter(ae)}}}}const ee=({places:O})=>O.some(x=>typeof x!="string"&&x.inside!==void 0);function ne(O){const x=(0,s.d3)(O);return(0,P.O)(Y=>{const X=R(Y);return V=>{
const Z=X(V);if(Z===null)return null;const te=(0,d.sw)(Z.usages,O.clients),fe=(0,r.e)((0,d.eI)(te,x),O.versions),ae=[...(0,d.vH)(Z.notes,O.clients),...fe.notes];
return{...Z,usages:fe.usages,notes:ae}}})}let re=function(...O){return{layoutsOf:re}=e.late([4878],4878),new.target?new re(...O):re(...O)},z=function(...O){return{
rootsOf:z}=e.late([4878],4878),new.target?new z(...O):z(...O)},q=function(...O){return{unmatched:q}=e.late([4878],4878),new.target?new q(...O):q(...O)},oe=function(...O){
return{upToLimit:oe}=e.late([4878],4878),new.target?new oe(...O):oe(...O)},le=function(...O){return{rootNotes:le}=e.late([4284],4284),new.target?new le(...O):le(
...O)},ie=function(...O){return{textNotes:ie}=e.late([4284],4284),new.target?new ie(...O):ie(...O)},ue=function(...O){return{withoutRefused:ue}=e.late([4284],4284),
new.target?new ue(...O):ue(...O)};function U(O){const{usages:x,declared:Y,changed:X,dialect:V,settings:Z,isLockReadonly:te}=O;if(x.length===0&&Y.every(m.z0)&&Z.
roots.length===0)return{roots:[],notes:[],expand:null};const{clients:ae,versions:he}=V,de=K(O),me=[],_e=[],Ee=Z.dialect.name==="auto"?[]:ae,pe=(0,o.uQ)(Z.dialect,
V),Oe={clients:ae,upgrade:Z.upgrade,isLockReadonly:te,versionIn:pe},ve=le(Oe),ge=Z.depth!=="discovery",Me=({directory:we},Ce)=>{_e.push((0,g.ht)(we,(0,i.ub)({kind:"\
roots",max:Ce})))};for(const we of oe(z(de,X,he,ge),Me)){if(O.stop?.why)break;ve.add(we),ge&&me.push(we)}const $e={...V,set:Ee,isPredicted:ge},ye=we=>X===null||
X.has((0,g.W7)(we)),Ie=[...ie(x,Y,$e)].filter(ye),Pe=new Set(O.notes.flatMap(we=>we.problem.code==="lock-invalid"?(0,g.W7)(we):[])),Te=[...Ie,...ve.notes()].filter(
we=>!Pe.has((0,g.W7)(we))),{ending:De}=O,ke={layouts:de,changed:X,dialect:V,rootRules:Oe,textRules:$e,stop:De};return{roots:me,notes:[...Te,..._e,...ge?N(de,X):
[]],expand:Z.depth==="init"?se(ke):null}}function K(O){const{dialect:x,settings:Y,listed:X,endedAt:V,installed:Z=[]}=O,te=Y.upgrade?[]:Z,{clients:fe,versions:ae}=x,
he={...O,installed:te,clients:fe,versions:ae};return X===void 0?W(he,Y,V===null):J(he,X)}function B(O){const{usages:x,declared:Y,installed:X=[],settings:V}=O,te=V.
depth!=="discovery"?ue(O.notes,x):O.notes,fe={usages:x,notes:te,declared:Y};if(X.length===0&&!y(fe))return{...fe,remarks:[]};const{installed:ae,...he}=k(fe,K(O)),
de=`modules in .terraform are used as \`init\` uses them: ${ae}`;return{...he,remarks:ae===0?[]:[de]}}function N(O,x){const Y=[...new Set(O.flatMap(({unknown:Z})=>Z))].
filter(({files:Z,missing:te})=>te===void 0&&(x===null||Z.some(fe=>x.has(fe))));if(Y.length===0)return[];const X=Y.map(({directory:Z})=>Z||"."),V=(0,p.As)((0,p.jH)(
Y.flatMap(({unknown:Z})=>Z??[])));return[(0,g.kH)((0,c.q)({what:"units",names:X}),{places:V,clients:s.Du})]}function W(O,{roots:x},Y){const X=x.map(ae=>({text:ae,
matches:(0,_.Ls)([ae])})),V=re({...O,patterns:X}),Z=Y?q(V,X):[];if(Z.length===0)return V;const te=re({...O,patterns:[]}).flatMap(ae=>ae.roots),fe=[...new Set(te.
map(({name:ae})=>ae||"."))];throw new l.GN(Z.map(ae=>{const he=(0,a.K4)(H(ae,fe),5,a.dh),de=he===""?"":`; the nearest root modules are ${he}`;return`roots: no d\
irectory with configuration matches ${ae}${de}`}))}function H(O,x){const Y=new Set(O.split("/")),X=V=>V.split("/").filter(Z=>Y.has(Z)).length;return x.toSorted(
(V,Z)=>X(Z)-X(V))}function J(O,{roots:x,rootsAreNamed:Y}){const X=O.units.filter(V=>V.unknown!==null);return O.clients.flatMap(V=>{const Z=x.filter(({clients:he})=>he.
includes(V)),te=new Set([...X,...Z].map(({directory:he})=>he||"."));return re({...O,clients:[V],patterns:[{text:"",matches:he=>te.has(he)}]}).map(he=>({...he,isNamed:Y}))})}})};export{Ae as ids,Re as modules};
var $late0;
