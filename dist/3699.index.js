const Ae=[3699,2172,9465,8639,8822],Re={1440:((ce,G,e)=>{e.d(G,{EH:()=>n,U4:()=>C,WI:()=>l,a4:()=>i,oO:()=>y});var m=e(3916),g=e(7811),f=e(2213),R=e(8032),P=e(5243),
L=e(9897),S=e(3846),k=e(8153),j=e(523);const C=".terraform/modules/modules.json",y=".terraform/terraform.tfstate",A=(0,k.w3)({backend:(0,k.lq)((0,k.w3)({type:k.
Qq,config:(0,k.Tj)((0,k.LT)(k.Qq))})),resources:(0,k.p_)((0,k.w3)({provider:k.Qq}))}),$=(0,k.w3)({backend:(0,k.lq)((0,k.w3)({config:(0,k.Tj)((0,k.LT)((0,k.Tj)((0,k.
LT)(k.Qq))))}))}),M=new Set(Object.values(f.FV).flatMap(r=>r.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function n(r,h){const s=(0,k.D4)(h,A,"struct"),
{backend:d,resources:u}=s.ok?s.value:A.zero,v=(0,k.D4)(h,$,"struct"),I=v.ok?[...v.value.backend?.config?.values()??[]]:[],{type:p="",config:T=null}=d??{},O=[T,...I].
flatMap(D=>Array.from(D??[],([b,F])=>F===""?null:a(p,b,F)));/^(remote|cloud)$/.test(p)&&!T?.get("hostname")&&O.push("app.terraform.io");const E=new Set(u.map(({
provider:D})=>D).filter(D=>D.includes("[")));return R.Du.flatMap(D=>{const b=Array.from(E,Q=>{const se=(0,S.mi)(_.exec(Q)?.[1]??"",D);return se.kind!=="registry"?
se.kind==="builtin"?null:L.IZ:D==="opentofu"&&(0,S.Gi)(se)?(0,P.Vm)(D):se.host});return[...new Set(s.ok?[...b,...O]:[L.IZ])].flatMap(Q=>Q===null?[]:{file:r,host:Q,
client:D})})}function a(r,h,s){return r==="local"?(0,f.Bm)(s):f.Gb[r]?.split(" ").includes(h)?(0,f.D8)(s):M.has(h)||h==="hostname"?(0,f.Ul)(s):null}function i(r,h){
const s=(0,f.Bm)(`terraform.tfstate.d/${h.trim()}/terraform.tfstate`);return s===null?[]:R.Du.map(d=>({file:r,host:s,client:d}))}const c=(0,k.w3)({key:k.Qq,source:k.
Qq,version:k.Qq,dir:k.Qq}),o=(0,k.w3)({modules:(0,k.p_)(c)});function l(r,h){const s=h.trim()===""?(0,g.Ju)(o.zero):(0,k.D4)(h,o,"struct");if(!s.ok)return s;const{
modules:d}=s.value,u=d.find(({version:I})=>I!==""&&(0,j.oF)(I)===null);if(u!==void 0)return(0,g.TR)(`has the malformed version "${u.version}"`);if(new Set(d.map(
({key:I})=>I)).size<d.length)return(0,g.TR)("has two modules with the same key");const v=d.filter(({key:I})=>I!=="");return(0,g.Ju)(v.map(({dir:I,...p})=>({...p,
root:r,directory:t(r,I)})))}function t(r,h){const s=(0,m.isAbsolute)(h)?h:`${r===""?".":r}/${h}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(h)?(0,m.
normalize)(s).replace(/(?<=.)\/$/,""):s}}),5324:((ce,G,e)=>{e.d(G,{$8:()=>$,ET:()=>a,G$:()=>M,KG:()=>l,Ls:()=>y,Wj:()=>s,f5:()=>t,kI:()=>c,rN:()=>h,sT:()=>n,sq:()=>_,
un:()=>r});var m=e(3024),g=e(6760),f=e(4756),R=e(2170),P=e(3096),L=e(3298),S=e(9968),k=e(1440);const j=/[*?[{]/;function C(d){const u=d.split("/"),v=u.findIndex(
I=>j.test(I));return v<0?{fixed:d}:{fixed:u.slice(0,v).join("/"),glob:u.slice(v).join("/")}}function y(d){const u=d.map(v=>{const I=v.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:I,start:A(I)}});return v=>{const I=v.toLowerCase();return u.some(({glob:p,start:T})=>p===v||I.startsWith(T)&&g.posix.matchesGlob(v,
p))}}function A(d){const[u=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return u.toLowerCase()}const $=({file:d,glob:u},v)=>d===v||u!==void 0&&g.posix.
matchesGlob(v,u),M=d=>d.startsWith(".")||d==="node_modules",_=d=>g.sep==="/"?d:d.replaceAll(g.sep,"/");function n(d,{boundary:u}){return d.kind==="error"?(0,f.WO)(
{what:"link",code:d.code}):(0,S.UO)(d.path,u)?d.kind==="special"?(0,f.WO)({...d,what:"link-to-special-file"}):d.kind==="file"?d.path:null:(0,f.a3)({what:"link"})}
function a({root:d,scan:u}){const v=[d,...u.map(O=>(0,g.resolve)(d,C(O).fixed))].map(i),I=O=>v.some(E=>E!==null&&(0,S.UO)(O,E)),p=O=>{const E=(0,g.resolve)(d,O),
D=(0,m.existsSync)(E)?i(E):null;return D!==null&&I(D)?D:null},T=(O,E)=>{const D=p(O);return(D===null?[]:(0,S.Mc)(D).filter(E)).map(({name:F})=>F).sort()};return{
list:O=>T(O,E=>!E.isDirectory()),directories:O=>T(O,E=>E.isDirectory()&&!M(E.name)),exists:O=>(0,m.existsSync)((0,g.resolve)(d,O)),locate:(0,L.O)(p),nameOf:O=>{
const E=p(O);return E===null?null:_((0,g.relative)(v[0]??d,E))},read:(O,E)=>{const D=p(O);return D===null?null:(0,S.r7)(D,E)}}}const i=d=>(0,S.N0)(()=>(0,m.realpathSync)(
d),null);function c(d,u){const{fixed:v,glob:I}=C(u);try{const p=(0,m.realpathSync)((0,g.resolve)(d,v)),T=_((0,g.relative)(d,p)),O=(0,S.UO)(p,d),E=O?d:p;if(I!==void 0)
return{path:p,name:T,boundary:E,glob:(0,P.Gz)(T,I)};if((0,m.statSync)(p).isDirectory())return{path:p,name:T,boundary:E};const D=(0,g.resolve)(p,"..");return{...{
path:D,name:_((0,g.relative)(d,D))},boundary:O?d:D,file:T}}catch(p){return(0,R.ht)(u,(0,f.WO)({what:"scan",code:(0,S.Oj)(p)}))}}const o=200;function l(d){const{
path:u,name:v,depth:I}=d;if(I>o)return(0,R.ht)(v,(0,f.ub)({kind:"depth",max:o}));try{return(0,m.readdirSync)(u,{withFileTypes:!0}).sort((p,T)=>p.name<T.name?-1:
1)}catch(p){return(0,R.ht)(v,(0,f.WO)({what:"directory",code:(0,S.Oj)(p)}))}}const t=(d=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(d),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function r(d,{
exists:u,read:v}){return u(d)?(0,k.EH)(d,v(d)??""):[]}function h(d,u){const v=(0,P.Gz)(d,".terraform/environment"),I=u.read(v);return[...r((0,P.Gz)(d,k.oO),u),...I===
null?[]:(0,k.a4)(v,I)]}function s(d,{exists:u,read:v,nameOf:I}){const p=(0,P.Gz)(d,k.U4),T=v(p);if(T===null)return u(p)?(0,R.ht)(p,(0,f.a3)({what:"outside",path:p})):
[];const O=(0,k.WI)(d,T);return O.ok?O.value.map(E=>{const D=E.directory;return(0,g.isAbsolute)(D)&&(0,g.normalize)(D)===D?{...E,directory:I(D)??D}:E}):(0,R.ht)(
p,(0,f.U$)({error:`the list ${O.why}`,isRefused:!0}))}}),9059:((ce,G,e)=>{e.d(G,{$:()=>M,$t:()=>l,AN:()=>n,Dx:()=>o,_X:()=>y});var m=e(3096),g=e(9941),f=e(5324),
R=e(3114);const P=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
L=t=>t==="config.toml",S=[["",R.Z8],[".github",()=>!1],...P.map(t=>[t,r=>/\.ya?ml$/i.test(r)]),[".devcontainer",R.Z8],[".config",R.TD],[".config/mise",L],[".mis\
e",L]],k=".github/actions",j=128*1024,C=200;function*y({root:t,exclude:r},h){const s=(0,f.ET)({root:t,scan:[]}),d=(0,f.Ls)(r),u=A(s).filter(p=>!d(p)),v=p=>p.split(
"/").length,I=[...new Set([...u,...h])].sort((p,T)=>v(p)-v(T)||(p<T?-1:1));for(const p of I.slice(0,C)){const T=s.read(p);T!==null&&T.length<=j&&(yield{file:p,text:T})}}
function A(t){const r=S.flatMap(([s,d])=>t.list(s).filter(u=>d(u)||M((0,m.Gz)(s,u))).map(u=>(0,m.Gz)(s,u))),h=t.directories(k).flatMap(s=>["action.yml","action.\
yaml"].map(d=>`${k}/${s}/${d}`));return[...r,...h]}const $=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],M=t=>$.some(([,r])=>r.test(t)),_=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function n({file:t,text:r}){if(M(t)){const s=o(t,r);return $.flatMap(([d,u,
v])=>u.test(t)&&s.some(I=>v.test(I))?d:[])}return r.search(_)<0?[]:o(t,r).flatMap(s=>s.match(_)??[]).map(s=>s.toLowerCase())}const a=1e3,i=/(^|\s)#.*$/s,c=/(^|\s)(\/\/|\/?\*).*$/s;
function o(t,r){const h=/jenkinsfile|\.json$/i.test(t)?c:i;return r.split(`
`).map(s=>s.slice(0,a).replace(h,"").trimEnd())}function l(t,r,h,s){return{file:t,...(0,g.yN)(h)(s),line:r+1}}}),3114:((ce,G,e)=>{e.d(G,{Ep:()=>S,L8:()=>C,TD:()=>n,
Z:()=>_,Z8:()=>a,dN:()=>M,tr:()=>j,xO:()=>$});var m=e(8032);const g=["terraform"],f=["opentofu"],R=/\.tfquery\.(hcl|json)$/,P=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",f],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",f],[R,"query",g],[/\.tfmigrate\.hcl$/,"migrate",g],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",g],[/\.tfdeploy\.(hcl|json)$/,"deploy",g],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],L=/\.(tf|tofu|hcl|json)$/,
S=({class:i})=>i==="config"||i==="test",k={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},j=i=>i.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
i);function C(i,c,o){if(i===".terraform.lock.hcl")return k;const l=L.test(i)?P.find(([E])=>E.test(i)):void 0,[t=/$/,r=null,h=[]]=l??[];if(r===null)return;const s=y(
i)&&r==="test"&&o==="tests";if(y(i)&&!s)return;const d=i.search(t),u=i.slice(0,d),v=u+i.slice(d).replace(".tf",".tofu"),I=u==="override"||u.endsWith("_override"),
p=s||v!==i&&c.has(v);if(p&&!h.includes("terraform"))return;const T=p?g:h,O=i.endsWith(".json")?"json":"hcl";return{class:r,syntax:O,clients:T,isOverride:I}}const y=i=>i.
startsWith(".")||i.endsWith("~")||i.startsWith("#")&&i.endsWith("#"),A=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),$=i=>R.test(i),M=[".spacelift/config.yml",".spacelift/config.yaml"],_=i=>i.endsWith(".tfbackend"),n=i=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(i),a=i=>n(i)||A.test(i)}),1011:((ce,G,e)=>{e.d(G,{CI:()=>S,G4:()=>M,O8:()=>P,Rt:()=>R,VZ:()=>L,eI:()=>j,kA:()=>y,s7:()=>C,sw:()=>k,vH:()=>A});var m=e(4756),
g=e(2170),f=e(3298);const R=["organization","workspaces"],P=["module","state","lock"],L=["version","compatible","provider-version"],S=({directory:_,module:n})=>[
...new Set([_,n??_])];function k(_,n){const a=(0,f.O)(c=>c.filter(o=>n.includes(o))),i=(0,f.O)(c=>c.flatMap(o=>a(o.clients).length===0?[]:{...o,clients:a(o.clients)}));
return _.flatMap(c=>{const o=a(c.clients);if(o.length===c.clients.length)return c;const l=i(c.needs),t=c.isHostImplied?l[0]?.host??c.host:c.host;return o.length===
0?[]:{...c,clients:o,needs:l,host:t}})}const j=(_,n)=>_.map(a=>{const{calls:i,evaluated:c}=a;if(n.length===0||i===void 0||c===void 0)return a;const o=Object.entries(
i).filter(([l])=>!n.some(t=>t===l));return{...a,calls:Object.fromEntries(o)}}),C=({workspace:_,hasOwnToken:n,directHost:a})=>_!==void 0||n===!0||a!==void 0,y=_=>new Set(
_.flatMap(({host:n,isHostImplied:a})=>a?[]:n??[])),A=(_,n)=>_.filter(({clients:a})=>a.some(i=>n.includes(i))),$=1e4;function M(_=$){const n=[],a={error:0,warning:0,
notice:0};let i=0;const c=l=>{a[l.severity]+=1,a[l.severity]<=_?n.push(l):i+=1},o=()=>(0,g.ht)(".",(0,m.ub)({kind:"problems",max:_,omitted:i}));return{add:c,all:()=>i===
0?n:[...n,o()]}}}),4756:((ce,G,e)=>{e.d(G,{JW:()=>j,U$:()=>f,WO:()=>L,a3:()=>k,ub:()=>A,yQ:()=>C});var m=e(9432),g=e(9615);const f=({error:$,isRefused:M})=>(0,g.
CC)("file-syntax",{message:$??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!M&&{severity:$===null?"\
notice":"warning"}}),R={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},P={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function L($){const[M,_]=R[$.what],n=$.what==="file"||$.what==="directory";return(0,g.
CC)("file-unreadable",{message:`${M}${"code"in $?`: ${$.code}`:` ${$.is} and is not read`}`,help:(n?P[$.code]:void 0)??_,...!("isRefused"in $&&$.isRefused)&&{severity:"\
warning",affects:[]}})}const S={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function k($){const[M,_]=S[$.what],n="path"in $&&{message:`directory ${(0,m.dh)($.path)} ${M}`,severity:"notice"};return(0,g.CC)("file-outside",{message:M,help:_,
...n})}function j({scan:$,hasHostnames:M,isFleet:_}){const n=$.every(o=>o===".")?"this directory":`\`scan\` (${(0,m.K4)($,3,m.dh)})`,i=`found no Terraform or Op\
enTofu files in ${_?"the repositories of `usages`":n}`,c=_?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,g.CC)("nothing-to-check",{message:`${i}, and \`hostnames\` is not set`,help:`${c}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...M&&{message:`${i}; only \`hostnames\` was checked`,help:`${c}, or correct \`scan\``,severity:"warning"}})}const C=({oldest:$})=>(0,g.CC)("file-stale",{message:`\
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
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},A=$=>(0,g.CC)("file-limit",(0,g.Z9)(y,
$))}),9615:((ce,G,e)=>{e.d(G,{CC:()=>a,Lw:()=>L,OJ:()=>_,VB:()=>M,Z9:()=>i,ag:()=>n,as:()=>j,oC:()=>P,tr:()=>$});var m=e(1780),g=e(9179),f=e(9432);let R=function(...c){
return{problemFacts:R}=e.late([4507],4507),new.target?new R(...c):R(...c)};const P=["error","warning","notice"],L=c=>({operator:c,user:c}),S=(c,{isTerminal:o})=>typeof c==
"object"&&"terminal"in c?c[o?"terminal":"workflow"]:c;function k({guest:c,besides:o,...l},t){const{role:r}=t,h=(0,m.KT)(t.host),s=S(l.operator,t);if(r==="operat\
or")return s;const d=(0,m.xI)`ask the operator of ${h} to ${s}`,u=l.user===void 0?d:S(l.user,t);return r==="guest"?c??u:u===d||u===s?u:(0,m.xI)`${u}; if you run ${h}, ${o??
s}`}function j(c,o){const{cures:l,...t}=c;return l===void 0?c:{...t,help:y(l,o)}}const C={role:"operator",host:"",isTerminal:!1};function y(c,o){const{because:l,
note:t}=c,r=l===void 0?"":`${l}: `,h=t===void 0?"":(0,m.xI)`; ${S(t,o)}`;return A((0,m.xI)`${r}${k(c,o)}${h}`)}const A=c=>(0,m.tD)((0,m.FS)(c),g._U);function $(c){
const[o,...l]=c,r=`if ${o===void 0?"this repository":(0,f.K4)(c,3)} ${l.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return o===void 0?r:`${r} for \`tf-disc\
o usages\``}const M=c=>`call another version in place of ${(0,f.dh)(c)}, or have it corrected there`,_=({calls:c,module:o,version:l})=>`use ${(0,f.dh)(o)} ${(0,f.
dh)(l,40)} in ${(0,f.K4)(c,5,f.dh)}, the newest version that is known to end the conflict`,n=({message:c,help:o})=>({message:(0,m.pj)(c),help:o===void 0?null:(0,m.
pj)(o)});function a(c,o){const{operator:l,besides:t,user:r,guest:h,because:s,note:d,...u}=o,v=l===void 0?void 0:{operator:l,besides:t,user:r,guest:h,because:s,note:d},
{help:I=v,...p}=u,T=R()[c],O=(0,m.tD)(p.message,g._U),E={code:c,...T,usualSeverity:T.severity,...p,message:O};return I===void 0?E:typeof I=="object"&&"operator"in
I?{...E,help:y(I,C),cures:I}:{...E,help:A(I)}}const i=(c,o)=>c[o.kind](o)}),8339:((ce,G,e)=>{e.d(G,{DA:()=>$,Iz:()=>A,J0:()=>o,My:()=>M,Zp:()=>r,_W:()=>h,k0:()=>l,
tg:()=>t});var m=e(8032),g=e(1780),f=e(9179),R=e(9432),P=e(9615);const L=120,S="is not a registry module, and `version` applies to registry modules only",k={"lo\
cal-with-version":[S,"remove `version`"],"remote-with-version":[S,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-te\
st":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white spa\
ce at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["calls itself\
, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":[
"is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/N\
AMESPACE/NAME/SYSTEM or git::URL"]},j={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function C(s){if("error"in s)return{
message:s.error,help:s.advice??void 0};if("address"in s){const[p,T]=j[s.reason];return{message:`${s.address} ${p}`,help:T}}const[d,u]=k[s.reason],[,v]=y.exec(s.
text)??[],I=v===void 0?"":`write "${v}" for the module of the registry, or `;return{message:`"${s.text}" ${d}`,help:`${I}${u}`}}const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
A=({path:s,maker:d,in:u})=>(0,P.CC)("source-missing",{message:`there is no directory ${(0,R.dh)(s)}${u===void 0?"":` in ${(0,R.dh)(u)}`}`,help:u===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...d!==null&&{message:`there is no directory ${(0,R.dh)(s)} i\
n this checkout; ${(0,R.dh)(d)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),$=s=>"isOld"in s?(0,P.CC)("source-invalid",{...c(s),affects:[s.client]}):(0,P.CC)("source-invalid",C(s)),M=s=>(0,P.CC)(
"source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:(0,g.xI)`"${s.text}" is read as host ${(0,g.KT)(s.host)}`,help:s.advice,
...s.host===""&&{message:`the host of "${s.text}" cannot be determined`,severity:"notice"}}),_="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function n(s){const{shown:d,more:u}=(0,R.zN)(s,4),v=d.map(({text:p,from:T})=>`${p===null?"not known":(0,R.dh)(p,L)} ${T??"by default"}`),I=u>
0?`${u} more`:v.pop();return`${v.join(", ")} and ${I}`}const a=(s,d,u)=>`${s} of ${d} is ${(0,R.dh)((0,f.Qj)(u),L)}`;function i({address:s,argument:d,expression:u,
candidates:v,refused:I}){const p=a(d,s,u);if(I==="never")return{message:`${p}, which Terraform does not evaluate`,help:`write the ${d} as a literal`};if(I===null){
const O=v.length>1?n(v):"only known at init time";return{message:`${p}, which is ${O}`,help:_}}const{variable:T}=I;return T===""?{message:`${p}, which cannot be\
 known during init`,help:`write the ${d} with literals, locals and variables only`}:{message:`${p}, and Terraform evaluates var.${T} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${T}", which requires Terraform 1.15, or write the ${d} as a literal`}}function c({address:s,expression:d,client:u,
isOld:v}){const I=a("source",s,d),[p,T]=[m.bB[u],m.Y8[u]],O="write the source as a literal";if(v)return{message:`${I}, which ${p} evaluates only since ${T}`,help:`${O}\
, or use ${p} ${T} or later`};const E=u==="terraform";return{message:`${I}, and ${p} evaluates only locals and ${E?"variables with `const = true`":"variables"} \
here`,help:`${O}${E?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const o=s=>(0,P.CC)("sou\
rce-dynamic","isOld"in s?c(s):i(s)),l=s=>(0,P.CC)("host-invalid",{message:`"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),t=s=>(0,P.CC)("hos\
t-missing",{severity:"warning",message:`the ${s} has no hostname, and OpenTofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),r=({host:s,name:d})=>(0,P.CC)("host-dotless-module",{message:(0,g.xI)`module sources cannot name host ${(0,g.KT)(s)}: must contain at least one dot`,
help:(0,g.xI)`use a full name such as ${(0,g.KT)(d)}.localdomain; provider addresses accept the short name`}),h=({host:s})=>(0,P.CC)("host-idn-module",{message:(0,g.
xI)`Terraform cannot use modules from host ${(0,g.KT)(s)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ce,G,e)=>{e.d(G,{Ar:()=>P,Bm:()=>k,D8:()=>S,FV:()=>L,Gb:()=>f,Ul:()=>j,nT:()=>R});var m=e(
255),g=e(9897);const f={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},R={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},P=["address","endpoints","http_proxy","https_proxy","vault_uri"],L={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},S=C=>/^[\w.-]*$/.test(C)?null:g.IZ,k=C=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(C)?null:g.IZ;function j(C){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(C))return g.IZ;if(/^\s*\w+\s*=/.test(C)){const[y,...A]=Array.from(C.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,$=""])=>$);return y===void 0?null:A.length===0?(0,m.$o)(y):g.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(C)?C:`https://${C}`)??g.IZ}}),9941:((ce,G,e)=>{e.d(G,{SH:()=>R,
Td:()=>P,lS:()=>S,n_:()=>f,w4:()=>L,yN:()=>C});const m=25e4,g=100;class f{max;count=0;constructor(_=m){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*g}}const R=(M,_,n)=>M.kind==="native"?M.blocks.filter(a=>a.type===_&&a.labels.length===n):M.members.flatMap(
({name:a,value:i})=>a===_?j(_,i,n,[]):[]),P=M=>M.kind==="native"?M.attributes:M.members;function L(M,_){if(!(M.kind==="native"&&M.mayHave?.(_)===!1))return P(M).
find(n=>n.name===_)}const S=M=>(M.kind==="tuple"?M.elements:[M]).flatMap(n=>n.kind==="object"?n.items.filter(k):[]),k=M=>M.name!==void 0&&M.name!=="//";function j(M,_,n,a){
if(n>0)return S(_).flatMap(({name:c,start:o,end:l,value:t})=>j(M,t,n-1,[...a,{value:c,start:o,end:l}]));const i={start:_.start,end:_.start+1};return(_.kind==="t\
uple"?_.elements:[_]).filter(({kind:c})=>c==="object"||c==="tuple").map(c=>({...i,type:M,labels:a,body:{kind:"json",members:S(c)}}))}const C=M=>{const _=[M.startsWith(
"\uFEFF")?1:0];let n=M.indexOf(`
`),a;return({start:i,end:c})=>{for(;n>=0&&n<i;n=M.indexOf(`
`,n+1))_.push(n+1);a??=A(M);const o=Math.max(1,$(_,i)),l=_[o-1]??0,t=(_[o]??(n<0?M.length:n)+1)-1;return{line:o,column:y(Math.max(i,l),l,a),endColumn:y(Math.min(
c,t),l,a)}}},y=(M,_,n)=>M-_-$(n,M-1)+$(n,_-1)+1,A=M=>/[\uD800-\uDBFF]/.test(M)?Array.from(M.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function $(M,_){
let n=0,a=M.length;for(;n<a;){const i=n+a>>>1;(M[i]??0)<=_?n=i+1:a=i}return n}}),2172:((ce,G,e)=>{e.d(G,{IY:()=>M,Im:()=>n,JT:()=>$,KS:()=>c,LS:()=>a,MP:()=>A,MZ:()=>o,
W$:()=>y,Xo:()=>t,cd:()=>C,ek:()=>i,g_:()=>h,lc:()=>l});var m=e(3096),g=e(5243),f=e(3846),R=e(180),P=e(3298),L=e(9941);let S=function(...s){return{readHcl:S}=e.
late([3276,6851,3699,7390],8095),new.target?new S(...s):S(...s)},k=function(...s){return{detach:k}=e.late([3276,6851,3699,7390],8095),new.target?new k(...s):k(...s)};
const j="hostnames input",C={file:j,line:1,column:1,endColumn:1},y=s=>s.file===j?j:s,A=({host:s,namespace:d,name:u,system:v})=>[s,d,u,v].join("/"),$=({host:s,namespace:d,
type:u})=>[s,d,u].join("/"),M=s=>"type"in s?$(s):A(s),_=[];function n(s){return"constraints"in s?s.constraints:s.constraint===null?_:[s.constraint]}function a(s){
const d=n(s);return d[0]?.place!==C?d:d.map(u=>({...u,place:j}))}const i=s=>("places"in s?s.places:[s.place]).map(y);function c({version:s},d){if(s===void 0)return null;
const u=(s.value===void 0?s.text:s.value[d])??null;return u===null?null:{text:u,place:s.place}}const o=({text:s,calls:d},u)=>d===void 0?[{root:null,source:s,version:null,
isOpen:!1}]:d[u]??[];function l({kind:s,text:d,address:u},v,I){switch(s){case"required_provider":case"state_store_provider":case"lock_provider":{const p=(0,f.mi)(
d??"",I);return p.kind==="registry"?p:null}case"required_provider_nosource":case"required_provider_legacy":return{host:v,namespace:"hashicorp",type:(0,f.op)(u)};case"\
implied_provider":return{host:v,namespace:"hashicorp",type:(0,f.A5)(d)};default:return null}}function t(s,d){const u=Map.groupBy(d,({lockFile:T})=>T),v=new Set(
s.flatMap(({kind:T,text:O,place:E})=>r.test(T)&&!(0,g.Nj)(O??"")?(0,m.jt)(E.file):[])),I=(0,P.O)(T=>new Set(T.providers.map(({provider:O})=>$(O)))),p=(T,O)=>{if(T.
calls.length>0||T.directories.some(D=>v.has(D)))return!0;const E=l(O,(0,g.Vm)(T.client),T.client);return E===null||I(T).has($(E))};return s.map(T=>{if(T.kind!==
"lock_provider"||T.needs.length===0)return T;const O=u.get(T.place.file);return O===void 0||O.some(D=>p(D,T))?T:{...T,needs:[]}})}const r=/^(?:module|test_module|terragrunt_source)/;
function h(s){const u=(0,L.SH)(S(s).body,"provider",1).flatMap(({labels:[v],body:I})=>{const p=(0,f.mi)(k(v?.value??""),"terraform");if(p.kind!=="registry")return[];
const T=(0,L.w4)(I,"hashes")?.value,E=(T?.kind==="tuple"?T.elements:[]).flatMap(D=>D.kind==="string"?[k(D.value)]:[]);return[[$(p),E.filter(R.e)]]});return new Map(
u)}}),9039:((ce,G,e)=>{e.d(G,{i:()=>j});var m=e(7811);const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",f=String.raw`\p{White_Space}*`,R=String.raw`[()<>@,;:\\"/[\]?=]`,P=new RegExp(
`^${g}(?:/${g})?$`),L=String.raw`"((?:[^"\\\r\n]|\\${R}|\\(?!${R}))*)"`,S=new RegExp(`;${f}(${g})${f}=${f}(?:(${g})|${L})${f}`,"uy"),k=new RegExp(String.raw`\\(${R})`,
"g");function j(y){const A=y.indexOf(";"),M=(0,m.s8)((0,m.Dw)(A<0?y:y.slice(0,A))).replaceAll("\u0130","i").toLowerCase();return P.test(M)&&(A<0||C(y,A))?M:null}
function C(y,A){const $=new Map;for(let M=A;M<y.length;){S.lastIndex=M;const[_,n="",a,i=""]=S.exec(y)??[];if(_===void 0)return(0,m.s8)(y.slice(M))===";";const c=n.
toLowerCase(),o=a??i.replace(k,"$1");if(($.get(c)??o)!==o)return!1;$.set(c,o),M+=_.length}return!0}}),1879:((ce,G,e)=>{e.d(G,{Qc:()=>k,Tp:()=>P,Zo:()=>A,bi:()=>R});
var m=e(9562),g=e(7811),f=e(5106);const R=1024*1024;function P(M,_){const n=(0,g._6)(M),a=(0,m.V)(n,"map");if(!a.ok){const[,c,o]=k(n)??[];return c===void 0?{kind:"\
not-json",why:a.why,advice:a.advice}:{kind:"not-json",why:`it ${c}`,advice:o??null}}if(a.value===null)return{kind:"null"};if(Array.isArray(a.value))return{kind:"\
not-object",why:"found an array"};if(!(0,m.G)(a.value))return{kind:"not-object",why:`found a ${typeof a.value}`};const i=[];for(const c of Object.keys(a.value)){
const o=a.value[c]??null;if(_?.(c,o)===!1)continue;const l=_!==void 0&&L(o)>f.Ls;i.push({id:c,value:l?void 0:o})}return{kind:"object",services:i}}function L(M){
try{return JSON.stringify(M).length}catch{return Number.POSITIVE_INFINITY}}const S=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark",
"save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other \
binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],k=M=>S.find(([_])=>_.test(M)),j=100,C=16*1024,y=200;function A(M){
const _=new Set(M),n=new Set(M.map($));let a=0,i=C;return(c,o)=>{if(f.fg.has(c)||_.has(c))return!0;const l=c.length<=y&&n.delete($(c));if(a===j)return l;const t=c.
length+L(o);return t>i?l:(a+=1,i-=t,!0)}}const $=M=>M.slice(0,M.indexOf(".")+1)}),3846:((ce,G,e)=>{e.d(G,{A5:()=>h,Gi:()=>k,W_:()=>i,mi:()=>M,op:()=>r,pj:()=>C,
sL:()=>n});var m=e(7811),g=e(255),f=e(9509),R=e(5243);const P={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},L="hashicorp",S="-",k=({host:s,
namespace:d})=>s===(0,R.Vm)("terraform")&&d===L,j='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',C="\
must contain only letters, digits, and dashes, and may not use leading or trailing dashes",y={prefix:"terraform-",whose:"a Terraform",frequency:"often"},$={terraform:[
y],opentofu:[y,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function M(s,d){const u=s.split("/");if(u.length>3||u.includes(""))return _(j);const[
v="",I,p]=u.reverse(),T=n(v);if(!T.ok){const ne=`${(0,m.ol)(v)} in source ${(0,m.ol)(s)}`;return _(`Invalid provider type: Invalid provider type ${ne}: ${T.why}\
"`)}const O=p===void 0,E=O?(0,m.Ju)((0,R.Vm)(d)):(0,g.Pv)(p);if(I===void 0&&E.ok){const ne={hostImplied:O,namespace:L,type:T.value};return{kind:"registry",host:E.
value,...ne}}const b=I===S?(0,m.Ju)(I):i(I??"",d),F=`namespace "" in source ${(0,m.ol)(s)}`;if(!b.ok)return _(`Invalid provider namespace: Invalid provider ${F}\
: ${b.why}"`);const Q="Invalid provider source hostname";if(!E.ok)return _(`${Q}: ${Q} ${F}: ${E.why}"`);const se={hostImplied:O,host:E.value,namespace:b.value,
type:T.value},ee=o(se,d);return ee===void 0?{kind:c(se,d),...se}:_(ee)}const _=s=>({kind:"invalid",error:s});function n(s){if(/^[a-z0-9]+$/.test(s))return(0,m.Ju)(
s);if(s==="")return(0,m.TR)("must have at least one character");if(s.includes("."))return(0,m.TR)("dots are not allowed");if(s.includes("--"))return(0,m.TR)("ca\
nnot use multiple consecutive dashes");const d=(0,f.YE)(s);return d.ok?(0,m.Ju)((0,f.DI)(d.value)):(0,m.TR)(C)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,
i=(s,d)=>d==="terraform"&&a.test(s)?(0,m.Ju)(s.toLowerCase()):n(s);function c({host:s,namespace:d},u){return d===S?"legacy":d==="builtin"&&P[u].includes(s)?"bui\
ltin":"registry"}function o(s,d){const u=(0,R.Vm)(d);if(s.namespace===S&&s.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be \
used only with hostname ${u}.`;const v=$[d].find(({prefix:I})=>s.type.startsWith(I));return v&&l(s,v,d)}function l(s,{prefix:d,whose:u,frequency:v},I){const p=`${d}\
provider-`,T=s.type.slice(p.length);if(!s.type.startsWith(p)||!n(T).ok)return`Invalid provider type: Provider source ${(0,m.ol)(t(s))} has a type with the prefi\
x ${(0,m.ol)(d)}, which isn't allowed because it would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to\
 not include the prefix.`;const O=t({...s,type:T},I);return`Invalid provider type: Provider source ${(0,m.ol)(t(s,I))} has a type with the prefix ${(0,m.ol)(p)}\
, which isn't valid. Although that prefix is ${v} used in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings sh\
ould not include it.

Did you mean ${(0,m.ol)(O)}?`}const t=({host:s,namespace:d,type:u},v)=>v!==void 0&&s===(0,R.Vm)(v)?`${d}/${u}`:`${(0,g.pk)(s)}/${d}/${u}`,r=s=>s.replace(/^.*\./s,
""),h=s=>(s??"").replace(/[._].*$/s,"")}),8153:((ce,G,e)=>{e.d(G,{D4:()=>L,LT:()=>M,Qq:()=>j,Tj:()=>n,_5:()=>P,ch:()=>R,gy:()=>$,lq:()=>A,nd:()=>y,p_:()=>_,qL:()=>S,
w3:()=>a,zM:()=>C});var m=e(9562),g=e(7811),f=e(1879);const R="has too many elements",P=25e3;function L(l,t,r){const h=S(l,t,r);return h.ok?h.value.items>P?(0,g.
TR)(R):(0,g.Ju)(h.value.value):h}function S(l,t,r="decoder"){const h=(0,m.V)(l,r);if(!h.ok&&h.isLimit)return(0,g.TR)(R);if(!h.ok)return(0,g.TR)((0,f.Qc)(l)?.[1]??
`is not valid JSON: ${h.why}`);const s=new c,d=t.read(h.value,s),{mistake:u,items:v}=s;return u===null?(0,g.Ju)({value:d,items:v}):(0,g.TR)(u)}const k=(l,t,r=h=>typeof h==
typeof l)=>({zero:l,read:(h,s)=>r(h)?h:(h!==null&&s.refuse(t,h),l)}),j=k("","a string"),C=k(!1,"a boolean"),y=k(0,"an integer",Number.isInteger),A=l=>({zero:null,
read:(t,r)=>t===null?null:l.read(t,r)}),$={zero:null,read:()=>null},M=l=>({zero:l.zero,read:(t,r)=>{const{mistake:h}=r,s=l.read(t,r);return r.mistake=h,s}}),_=l=>({
zero:[],read:(t,r)=>Array.isArray(t)?(r.items+=t.length,t.map((h,s)=>r.within(s,l,h))):(t!==null&&r.refuse("a list",t),[])}),n=l=>({zero:null,read:(t,r)=>{const h=r.
membersOf(t);if(h===null)return null;const s=Object.entries(h);return r.items+=s.length,new Map(s.map(([d,u])=>[d,r.within("*",l,u)]))}});function a(l){const t=Object.
entries(l),r=new Map(t),h=Object.fromEntries(t.map(([s,{zero:d}])=>[s,d]));return{zero:h,read:(s,d)=>{const u=d.membersOf(s);if(u===null)return h;const v={...h};
for(const[I,p]of Object.entries(u)){const T=r.has(I)?I:i(I),O=r.get(T);O!==void 0&&(v[T]=d.within(T,O,p))}return v}}}const i=l=>l.toLowerCase().replaceAll("\u017F",
"s");class c{#e=[];mistake=null;items=0;within(t,r,h){this.#e.push(t);const s=r.read(h,this);return this.#e.pop(),s}membersOf(t){return(0,m.G)(t)?t:(t!==null&&this.
refuse("an object",t),null)}refuse(t,r){if(this.mistake!==null)return;const h=this.#e.map(d=>typeof d=="number"?`[${d}]`:`.${d}`),s=h.length===0?"":` in "${h.join(
"").slice(1)}"`;this.mistake=`has ${o(r)} instead of ${t}${s}`}}function o(l){return Array.isArray(l)?"a list":typeof l=="object"?"an object":`a ${typeof l}`}}),
180:((ce,G,e)=>{e.d(G,{CT:()=>A,KB:()=>R,e:()=>$,uH:()=>y,yI:()=>_});var m=e(9633),g=e(523),f=e(3556);function R(n,a,i){const{os:c,arch:o,shasum:l}=n,t=/^[0-9a-fA-F]{64}$/.
test(l),r=`${c}_${o}`===a;return{early:[...L(n.protocols),...P([r?null:`is for ${c}_${o} instead of ${a} (\`os\`, \`arch\`)`,S(i,"download_url",n.download_url),
j(n.packages),t?null:k(l),S(i,"shasums_url",n.shasums_url),S(i,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[{kind:"no-archive",why:"\
has no `download_url`"}]:[]],late:P([C(n,a)]),hashes:t&&r?[`zh:${l.toLowerCase()}`]:null}}const P=n=>n.flatMap(a=>a===null?[]:{kind:"description",why:a});function L(n){
const a=n.find(i=>(0,g.rK)(i)===null);return a!==void 0?[{kind:"description",why:`has "${a}" in \`protocols\`, which is not a version`}]:n.length===0||(0,f.PN)(
n)?[]:[{kind:"protocols",protocols:n}]}function S(n,a,i){const c=(0,m.Fl)(n,i);return c.ok?null:`has an invalid URL in \`${a}\`: ${c.why}`}const k=n=>n===""?"ha\
s no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function j(n){const a=[...n?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(o)),i=Array.from(n?.values()??[],o=>o.hashes).flat(),c=[...a,...i.filter(o=>o.indexOf(":")<1)][0];return c===void 0?null:`has "${c}" in \`packages\`, which O\
penTofu cannot read`}function C({packages:n,shasum:a},i){if(!n?.size)return null;const c=n.get(i);if(c===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(c.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=c.hashes.filter(l=>l.
startsWith("zh:"));return o.some(l=>l!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function y(n,a){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:i,hashes:c}=n,
o=c.length===0||c.some($),l=P([i===""?`has no \`url\` for ${a}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:l,late:[],hashes:l.
length===0?c:null}}const A=["zh:","h1:"],$=n=>A.some(a=>n.startsWith(a)),M=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _(n,{
filename:a,shasum:i}){for(const c of n.split(`
`)){const[o="",l]=c.split(M,4).filter(t=>t!=="");if(l===a)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===i.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}return`has no line for ${a===""?"the empty `filename` of the package":
a}`}}),3556:((ce,G,e)=>{e.d(G,{I0:()=>c,PN:()=>k,TT:()=>S,h:()=>_,oM:()=>a,tD:()=>C});var m=e(9039),g=e(7811),f=e(3846),R=e(523),P=e(8153);const L=(0,P.w3)({versions:(0,P.
p_)((0,P.w3)({version:P.Qq,protocols:(0,P.p_)(P.Qq)})),warnings:(0,P.p_)(P.Qq)});function S(l){const t=(0,P.D4)(l,L);if(!t.ok)return t;const{versions:r,warnings:h}=t.
value,s=new Map(r.map(v=>[v.version,v.protocols])),d=[...s.keys()],u=d.filter(v=>k(s.get(v)??[]));return(0,g.Ju)({texts:d,compatible:u.length===d.length?d:u,warnings:d.
length===0?[]:h})}const k=l=>l.some(t=>{const r=(0,R.rK)(t),[h]=r?.numbers??[];return r!==null&&!(0,R.Ty)(r)&&(h===5n||h===6n)}),j=(0,P.w3)({id:P.Qq,moved_to:P.
Qq});function C(l,t){const r=(0,P.D4)(l,j);if(!r.ok)return r;const{id:h,moved_to:s}=r.value,d=(0,f.mi)(s===""?h:s,"terraform"),u=d.kind==="registry"&&d.type===t;
return(0,g.Ju)(u?d.namespace:null)}const y=(0,P.w3)({ascii_armor:P.Qq}),A=(0,P.Tj)((0,P.w3)({hashes:(0,P.p_)(P.Qq),package_size:P.nd})),$=(l,t)=>(0,P.w3)({protocols:(0,P.
p_)(P.Qq),os:P.Qq,arch:P.Qq,filename:P.Qq,shasum:P.Qq,download_url:P.Qq,shasums_url:P.Qq,shasums_signature_url:P.Qq,signing_keys:(0,P.w3)({gpg_public_keys:(0,P.
p_)((0,P.lq)(l))}),packages:t}),M={terraform:$((0,P.w3)({ascii_armor:P.Qq,trust_signature:P.Qq}),P.gy),"opentofu before 1.12":$(y,P.gy),opentofu:$(y,A)},_=(l,t)=>(0,P.
D4)(l,M[t]),n=(0,P.w3)({versions:(0,P.Tj)((0,P.w3)({}))});function a(l,t){const r=o(l,t,n);return r.ok?(0,g.Ju)([...r.value.versions?.keys()??[]]):r}const i=(0,P.
w3)({archives:(0,P.Tj)((0,P.lq)((0,P.w3)({url:P.Qq,hashes:(0,P.p_)(P.Qq)})))});function c(l,t,r){const h=o(l,t,i);if(!h.ok)return h;const s=h.value.archives?.get(
r);return s===void 0?(0,g.Ju)(null):s===null?(0,g.TR)(`has null for ${r}, at which the clients crash`):s.hashes.some(d=>d.indexOf(":")<1)?(0,g.TR)(`has a hash w\
ithout a scheme, such as "zh:", in "archives.${r}"`):(0,g.Ju)(s)}function o(l,t,r){return(0,m.i)(t??"")==="application/json"?(0,P.D4)(l,r):(0,g.TR)(t===null?"ha\
s no Content-Type; expected application/json":"has a Content-Type other than application/json")}}),9633:((ce,G,e)=>{e.d(G,{EH:()=>y,Fl:()=>A,ad:()=>S,fZ:()=>f,i5:()=>L,
ny:()=>k,sw:()=>R,ut:()=>C,zS:()=>j});var m=e(7811),g=e(8643);const f=(_,n)=>M($(_),`${P(n)}/versions`),R=(_,n,a)=>M($(_),`${P(n)}/${a}/download`),P=({namespace:_,
name:n,system:a})=>`${_}/${n}/${a}`,L=(_,{namespace:n,type:a})=>M(_,`${n}/${a}/versions`),S=(_,{namespace:n,type:a},i,c)=>M(_,`${n}/${a}/${i}/download/${c.replace(
"_","/")}`),k=(_,n)=>M($(_),n);function j(_,{host:n,namespace:a,type:i},c){const o=(0,g.O2)(_,`${n}/${a}/${i}/${c}`);return!o.ok||o.value.scheme==="https"?o:(0,m.
TR)(`unsupported protocol scheme "${o.value.scheme}"`)}function C(_,n){if(!/^\.{0,2}\//.test(n))return(0,m.Ju)(n);const a=(0,g.O2)(_,n);return a.ok?(0,m.Ju)((0,g.
jr)(a.value)):a}function y(_,n){const a=A(_,n);return a.ok&&a.value.fragment!==""?(0,m.TR)("must not include fragment part"):a}function A(_,n){const a=(0,g.O2)(
_,n);if(!a.ok)return a;const{scheme:i}=a.value;return i==="http"||i==="https"?a:(0,m.TR)("must use http or https scheme")}const $=_=>_.path.endsWith("/")?_:{..._,
path:`${_.path}/`};function M(_,n){const a=(0,g.O2)(_,n);if(!a.ok)throw new Error(a.why);return a.value}}),523:((ce,G,e)=>{e.d(G,{Cg:()=>y,PW:()=>i,Ty:()=>C,Zy:()=>A,
_T:()=>c,hZ:()=>R,kv:()=>r,mb:()=>h,oF:()=>S,rK:()=>k});var m=e(7811),g=e(5106);const f=new RegExp(`^${g.eQ}$`),R=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
P=new RegExp(`^${R}[.+-]?$`),L=2n**63n-1n;function S(s){const[,d,u,v,I]=f.exec(s)??[];return d===void 0?null:j(s,d,v??u,I)}function k(s){const[,d,u,v]=P.exec(s)??
[];return d===void 0?null:j(s,d,u,v)}function j(s,d,u="",v=""){const I=d.split(".").map(T=>T.replace(/^0+(?=.)/,""));if(I.some(T=>T.length>19))return null;const p=I.
map(T=>BigInt(T));if(p.some(T=>T>L))return null;for(;p.length<3;)p.push(0n);return{text:s,numbers:p,written:I.length,pre:u,build:v}}const C=s=>s.pre!=="",y=({numbers:s,
pre:d,build:u})=>`${s.join(".")}${d===""?"":`-${d}`}${u===""?"":`+${u}`}`;function A(s,d){const u=Math.max(s.numbers.length,d.numbers.length);for(let v=0;v<u;v++){
const[I,p]=[s.numbers[v]??0n,d.numbers[v]??0n];if(I!==p)return I<p?-1:1}return s.pre===d.pre||s.numbers.length!==d.numbers.length?0:s.pre===""||d.pre===""?s.pre===
""?1:-1:$(s.pre,d.pre)}function $(s,d){const[u,v]=[s.split("."),d.split(".")];for(let I=0;;I++){const[p,T]=[I+1>=u.length,I+1>=v.length];if(p!==T)return p?-1:1;
const O=M(u[I]??"",v[I]??"");if(O!==0||p)return O}}function M(s,d){const[u,v]=[/^[0-9]*$/.test(s),/^[0-9]*$/.test(d)];return u!==v?u?-1:1:u&&s.length!==d.length?
s.length-d.length:s===d?0:s<d?-1:1}const _="[\\t\\n\\f\\r ]*",n=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${g.eQ})${_}$`),a="This string does not use correct ve\
rsion constraint syntax";function i(s){const d=[];for(const u of s.split(",")){const[,v,I=""]=n.exec(u)??[],p=S(I);if(p===null)return(0,m.TR)(a);d.push({operator:v||
"=",version:p,text:u})}return(0,m.Ju)(d)}function c(s){const d=i(s);if(!d.ok)return d;const u=[];for(const v of d.value){const I=k(v.version.text);if(I===null||
!o.test(v.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax: ${l(v)}`);u.push({...v,version:I})}return(0,m.Ju)(u)}const o=/^[<>=!~]* ?[0-9]/;function l({
operator:s,version:d,text:u}){const v=u.trim();if(d.text.startsWith("v"))return'a "v" prefix should not be used';if(!o.test(v))return`only one space is expected\
 after the operator "${s}"`;if(d.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[I]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(v)??[""];return`missing comma after "${I}"`}const t=[">",">=","=","~>","<=","<","!="];function r(s){const d=[...s].sort((u,v)=>A(u.version,v.version)||$(u.
version.build,v.version.build)||t.indexOf(u.operator)-t.indexOf(v.operator)||v.version.written-u.version.written);return[...new Set(d.map(h))].join(", ")}function h({
operator:s,version:d}){if(s==="=")return y(d);const u=s==="~>"&&d.written<3?d.numbers.slice(0,2):d.numbers;return`${s} ${y({...d,numbers:u})}`}}),4165:((ce,G,e)=>{
e.d(G,{FG:()=>$,NG:()=>R,kX:()=>M,oq:()=>A});var m=e(3916),g=e(9432),f=e(3096);const R="it is in a submodule, which this check does not fetch",P=8*1024*1024,L=5e3,
S=5e4,k=4096,j=16*1024*1024,C=/\.(?:tf|tofu)(?:\.json)?$/,y=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function A(){const _=new Map,n=new Set([""]),a=new Set,[i,c]=[new Map,new Map],
o={files:0,bytes:0,names:0};let l;const t=I=>{l??=I},r=I=>t({kind:"unread",why:`${I}, the limit of this check`}),h=I=>t({kind:"broken",why:(0,g.dh)(I)});function s(I){
return y.test(I)&&h(`entry contains '..': ${I}`),I.length>k&&r(`a name in it has more than ${k} characters`),l!==void 0?"":I.split("/").filter(p=>p!==""&&p!==".").
join("/")}function d(I){let p=I;for(;l===void 0&&!n.has(p);)_.has(p)&&h(`${p}: not a directory`),n.add(p),o.names+=p.length,n.size>S&&r(`it has more than ${S} d\
irectories`),o.names>j&&r("the names of its directories have more than 16 Mi characters"),p=(0,f.jt)(p)}function u(I,p){const T=s(I);if(d((0,f.jt)(T)),n.has(T)&&
h(`${T}: is a directory`),l===void 0){if(!C.test(T)){a.add((0,f.jt)(T));return}if(o.files+=1,o.bytes+=p,o.files>L&&r(`it has more than ${L} files of configurati\
on`),o.bytes>P&&r("it has more than 8 MiB of configuration"),l===void 0)return O=>{_.set(T,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(O))}}}function v(I,p,T){
I.set(s(p),T),I.size>L&&r(`it has more than ${L} links that lead to no file`)}return{failure:()=>l,stop:t,directory:I=>d(s(I)),file:u,unreadable:(I,p)=>{C.test(
I)&&v(i,I,p)},unknown:(I,p)=>v(c,I,p),finish:()=>l??{kind:"read",tree:{files:_,directories:n,mixed:a,unreadable:i,unknown:c}}}}const $=({unknown:_},n)=>[..._].find(
([a])=>`${n}/`.startsWith(`${a}/`)||C.test(a)&&(0,f.jt)(a)===n)?.[1];function M(_,{directories:n,files:a,mixed:i}){if(!/[*?[]/.test(_))return _;const c=r=>r.replaceAll(
/(?<=^|\/)\./g,"_"),[o,...l]=[...n,...a.keys()].filter(r=>(0,m.matchesGlob)(c(r),c(_))),t=l.length>0||/(?:^|\/)\*$/.test(_)&&i.has((0,f.jt)(_));return o===void 0||
t?_:o}}),7439:((ce,G,e)=>{e.d(G,{w:()=>P});var m=e(7706),g=e(9373),f=e(1824);const R=3;function P(L,{address:S,place:k},j){const{expected:C,configured:y}=j.configurations;
if(C.size+y.size===0)return[];const A=L.configurations.calls.get(S)??[],$=(0,g.Nm)(A.filter(({kind:t})=>t==="provider-passed")),M=new Set($.map(({text:t})=>t)),
_=C.values().filter(({text:t})=>!M.has(t)),n=$.flatMap(({text:t})=>y.get(t)??[]),a=A.find(({kind:t})=>t==="call-repeated"),[i]=y.values(),c={call:S,canChange:L.
way===void 0},o=(t,r)=>{const h=(0,f.VV)(j,t.place),s=h.inside===void 0?[k,h]:[h];return{problem:(0,m.io)(r),places:s}},l=[..._.take(R).map(t=>o(t,{...c,kind:"n\
ot-passed",name:t.text})),...n.map(t=>o(t,{...c,kind:"overridden",name:t.text}))];return a===void 0||i===void 0?l:[...l,o(i,{...c,kind:"repeated",argument:a.text})]}}),
9465:((ce,G,e)=>{e.d(G,{C_:()=>a,Zf:()=>o,fO:()=>c});var m=e(3916),g=e(3791),f=e(2170),R=e(9119),P=e(8339),L=e(3096),S=e(1780),k=e(3298),j=e(4165),C=e(7439),y=e(
9373),A=e(1039),$=e(1824);let M=function(...h){return{callsOf:M}=e.late([4284],4284),new.target?new M(...h):M(...h)},_=function(...h){return{textNotes:_}=e.late(
[4284],4284),new.target?new _(...h):_(...h)},n=function(...h){return{withoutRefused:n}=e.late([4284],4284),new.target?new n(...h):n(...h)};const a=({source:h,constraint:s,
place:d},u)=>JSON.stringify([u,h,s?.text??null,d.inside?.isPublic??null]),i=20;class c{rules;notes=[];constructor(s){this.rules=s}follow(s,d,u){const[v,...I]=s,
p=new Set,T=new Set,O=s.map(F=>({directory:F,tree:null,from:null}));for(const F of O){if(this.rules.isEnded())break;const{directory:Q,tree:se}=F;for(const ee of M(
Q,s[0],{client:d,isAsked:u})){const ne=this.rules.opened.get(a(ee,d));if(ne===void 0)continue;const re=(0,$.bj)(ee,ne,Q.way),z={...ee,address:(0,$._Q)(Q.way,ee.
address)},{tree:q,directory:oe}=ne;T.add((0,$.qv)(re)),this.saySubmodules(ne,ee.place,d),O.push(...this.enter({from:F,call:z,tree:q,name:oe,way:re},d,p))}if(!(se===
null||Q.way===void 0))for(const{name:ee,call:ne}of Q.children){if(ee===null||ne===null)continue;const re=(0,$.ux)(Q.way,ne.address),z=ne.text??"",q={address:ne.
address,source:z,place:(0,$.VV)(Q,ne.place)};if(/^\.\.(\/|$)/.test(ee)){const oe=r(ee,Q.way,T)?(0,g.q)({what:"package",why:t,cure:void 0,names:[z]}):(0,P.DA)({reason:"\
leads-out",text:z});this.say(oe,q.place,d)}else O.push(...this.enter({from:F,call:q,tree:se,name:ee,way:re},d,p))}}const E=O.flatMap(F=>F.tree===null?[]:F.directory),
D=E.find(({way:F})=>F?.address==="");if(v.unit===null||D===void 0)return[v,...I,...E];const b=E.filter(F=>F!==D);return[(0,A.A2)(v,v.unit,D),...I,...b]}allNotes(){
return(0,f.Qp)(this.notes,({problem:s,places:d})=>[(0,S.pj)(s.message),d.map(R.df)])}enter({from:s,call:d,tree:u,name:v,way:I},p,T){const{place:O}=d,E=(0,j.FG)(
u,v);if(E!==void 0){const z=[d.source];return this.say((0,g.q)({what:"package",why:E,cure:void 0,names:z}),O,p),[]}const D=this.rules.read(u)(p)(v);if(D===null)
return this.say((0,P.Iz)({path:v,maker:null,in:I.package}),O,p),[];const b=I.address==="",F=b&&s.directory.unit?.covers||[],Q=new Set(F.map(z=>(0,L.Gz)(v,z))),{
module:se}=s.directory,ee=(0,A.Oj)({...D.directory,way:I,module:se},Q),ne=b?[]:(0,C.w)(s.directory,d,ee);for(const{problem:z,places:q}of ne)this.notes.push((0,f.
kH)(z,{places:q,clients:[p]}));if(l(s,u,v)&&this.say((0,P.DA)({reason:"endless",text:d.source}),O,p),T.has(D.directory))return[];if(T.add(D.directory),I.through.
length>i){const z=(0,g.q)({what:"chain",max:i,names:[I.package]});return this.say(z,O,p),[]}const re={clients:[p],isPlaceholder:!1};for(const z of D.notes){if(Q.
has((0,f.W7)(z)))continue;const{problem:q,places:oe,affects:le,...ie}=z,ue=oe.map(U=>typeof U=="string"?U:(0,$.VV)(ee,U));this.notes.push((0,f.kH)(q,{...ie,...re,
places:ue}))}return[{directory:ee,tree:u,from:s}]}saySubmodules({name:s,tree:d},u,v){d.unknown.values().some(p=>p===j.NG)&&this.say((0,g.q)({what:"submodules",names:[
s]}),u,v)}say(s,d,u){this.notes.push((0,f.kH)(s,{places:[d],clients:[u]}))}}const o=(h,s)=>(0,k.O)(d=>{const u=h(d);return(0,k.O)(v=>(0,k.O)(I=>{const p=u(I);if(p===
null)return null;const{usages:T,declared:O}=p,E=(0,y.Pv)({usages:T,declared:O,units:[]},v),b=[...n(p.notes,T),..._(T,O,s)];return{directory:E.get(I)??(0,y.hK)(I),
notes:b.filter(({clients:F})=>F.includes(v))}}))});function l(h,s,d){for(let u=h;u!==null;u=u.from)if(u.tree===s&&u.directory.name===d)return!0;return!1}const t="\
it leads out of its package, to what else is installed";function r(h,s,d){const[u=""]=(0,m.normalize)((0,m.join)((0,$.qv)(s),h)).split("/");return u===".."||d.has(
u)}}),1039:((ce,G,e)=>{e.d(G,{A2:()=>S,Oj:()=>L,k0:()=>P});var m=e(3096),g=e(3846),f=e(9373),R=e(1824);function P(k,j,C=(0,f.hK)(k.name)){const y=({kind:$})=>$!==
"lock_provider"||k.lockFile===null,A={...k,usages:[...k.usages,...C.usages.filter(y)],declared:[...k.declared,...C.declared],lockFile:k.lockFile??C.lockFile,parts:[
...k.parts,...C.parts,...j.files.map(m.jt)]};return L(A,new Set(j.replaced))}function L(k,j){const C=({place:y})=>!j.has(y.file);return{...k,usages:k.usages.filter(
C),declared:k.declared.filter(C),children:k.children.filter(({call:y})=>y===null||C(y))}}function S(k,j,C){const y=n=>({...n,place:(0,R.VV)(C,n.place)}),A=C.usages.
map(n=>y({...n,version:n.version&&y(n.version)})),$=[...k.usages,...A],M=$.filter(({kind:n})=>n.startsWith("required_provider")),_=new Set(M.map(({address:n})=>(0,g.
op)(n)));return{...k,unit:{...j,module:k.name},usages:$.filter(({kind:n,text:a})=>n!=="implied_provider"||!_.has((0,g.A5)(a))),declared:[...k.declared,...C.declared.
map(y)]}}}),1824:((ce,G,e)=>{e.d(G,{CY:()=>m,VV:()=>g,_Q:()=>L,bj:()=>P,qv:()=>S,ux:()=>f});const m=(k,j)=>k===void 0||k.address===""?j:`${k.address}.${j}`,g=({
way:k},j)=>k===void 0?j:{...k.place,inside:{through:k.through,package:k.package,isPublic:k.isPublic,file:j.file,line:j.line}},f=(k,j)=>({...k,address:m(k,j),through:[
...k.through,j]}),R="terraform";function P(k,{name:j,isPublic:C},y){const{address:A}=k,$=L(y,A);return{place:y?.place??k.place,address:A===R?"":A,through:[...y?.
through??[],`${$} (${j})`],package:j,installedBy:A,isPublic:C}}const L=(k,j)=>j.slice(m(k,"").length),S=({installedBy:k})=>k.replaceAll("module.","")}),7706:((ce,G,e)=>{
e.d(G,{ME:()=>f,ho:()=>L,io:()=>j,jP:()=>R});var m=e(8032),g=e(9615);const f=()=>(0,g.CC)("block-reserved",{message:"required_providers is not allowed at the to\
p level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function R({kind:C}){const{client:y,what:A}=m.
$I[C];return(0,g.CC)("block-unsupported",{message:`${A} is supported by ${m.bB[y]} only`,help:y==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}const P={twice:({what:C,first:y})=>({message:`${C} is defined a second time; the first time is in ${y}`,help:C.includes(
".")?"remove or rename one of them":"write one block only"}),"no-base":({what:C})=>({message:`this override file changes ${C}, which no other file of the direct\
ory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:C})=>({message:`${C} is a block of the CLI configurati\
on, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),
reserved:({what:C})=>({message:`${C} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:C})=>({message:`th\
e type of ${C} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:C,argument:y})=>({message:`${C}\
 cannot have the argument ${y}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:C,
normal:y})=>({message:`"${C}" cannot be the local name of a provider`,help:y===null?"use letters, digits and dashes only, with no dash at either end":`write ${y}`})},
L=C=>(0,g.CC)("block-invalid",(0,g.Z9)(P,C)),S="use another version of the module that has this call",k={"not-passed":({call:C,name:y,canChange:A})=>({message:`${C}\
 does not pass the provider configuration ${y}, which its module expects`,help:A?`add \`${y} = \u2026\` to the \`providers\` of the call`:S}),overridden:({call:C,
name:y,canChange:A})=>({message:`${C} passes the provider configuration ${y}, which its module has itself`,help:A?`remove \`${y}\` from the \`providers\` of the ca\
ll`:S}),repeated:({call:C,argument:y,canChange:A})=>({message:`${C} has \`${y}\`, but its module configures a provider itself`,help:A?`remove \`${y}\`, or use a \
version of the module without \`provider\` blocks`:S})},j=C=>(0,g.CC)("block-providers",(0,g.Z9)(k,C))}),8185:((ce,G,e)=>{e.d(G,{CS:()=>C,I4:()=>$,KJ:()=>k,US:()=>j,
VS:()=>y});var m=e(2801),g=e(2170),f=e(9119),R=e(255),P=e(9897),L=e(5106);const S=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,k=({
problem:{code:M,severity:_}})=>S.test(M)&&!(M==="file-syntax"&&_==="notice"),j=(M,_)=>_.allowedHosts.length>0&&("problem"in M?k(M):[M.directHost??null,...M.needs.
map(({host:n})=>n)].some(n=>n!==null&&!R.ev(n,_)));function C(M,_){return _.allowedHosts.length===0?[]:M.flatMap(n=>{const{directHost:a,isOverridden:i,place:c,clients:o,
evaluated:l}=n;if(a===void 0||i)return[];const t=A(n)?"backend":"download",r=R.ev(a,_),h=t==="download"&&Object.values(l??{}).some(v=>!v.isWhole);if(r&&!h)return[];
const s=R.Pv(a),d=s.ok&&!r?s.value:null,u=r?P.IZ:R.nx(a);return[(0,g.kH)((0,m.wp)({host:u,use:t}),{host:d,places:[c],clients:o})]})}function y(M,_,n,a){const{allowedHosts:i}=a,
c=u=>u!==void 0&&R.ev(u,a),o=M.filter(u=>c(u.directHost)&&!A(u)),l=_.filter(({service:u,host:v})=>u===L.e$&&c(v)),t=[...o.map(({place:u})=>u),...l.flatMap(u=>u.
because)],r=n??t,h=(0,f.jH)(r.filter(u=>typeof u!="string"));if(i.length===0||h.length===0)return[];const s=n!==null,d=(0,m.sC)({count:h.length,isAsked:s});return[
(0,g.kH)(d,{places:(0,f.As)(h)})]}const A=({kind:M})=>/^(backend|remote_state|saved_state)$/.test(M);function $(M,_,n,a){if(a.allowedHosts.length===0)return[];const i=n.
filter(({because:c})=>c.some(o=>typeof o!="string"));return _.flatMap(c=>{const{id:o,kind:l}=c;if(l!=="url"||!i.some(h=>h.service===o))return[];const t=R.yo(c.url);
if(t===null||t===M||R.ev(t,a))return[];const r=(0,m.wp)({host:R.nx(t),service:o,registry:R.nx(M)});return[(0,g.kH)(r,{services:[o]})]})}}),3217:((ce,G,e)=>{e.d(
G,{fc:()=>M,ky:()=>$,so:()=>j,uA:()=>_});var m=e(8294),g=e(1098),f=e(2170),R=e(9119),P=e(8032),L=e(255),S=e(5106),k=e(4606);function j(n,a,{misnamed:i},c){const o=n.
credentials?.hasToken===!0,l=[n.difference??[],i].flat().map(v=>(0,f.kH)(v));if(o||n.attempt.discovery.kind!=="found")return l;const t={host:n.host,isFork:c.isFork,
...(0,k.Bc)(n)},r=C(n.host,c),h=new Set(r.map(({place:v})=>v)),u=(i.length>0||!!n.credentials?.problem?[]:y(n.host,a,c)).filter(({place:v})=>!h.has(v));return[...l,
...A(r,v=>(0,g.vs)({...t,service:v})),...A(u,v=>m.$U({...t,service:v}))]}function C(n,{usages:a,depth:i}){return i==="discovery"?[]:a.flatMap(({workspace:c,hasOwnToken:o,
needs:l,place:t})=>c===void 0||o||(0,R.MV)(t)?[]:l.flatMap(r=>r.host===n?[{...r,place:t}]:[]))}function y(n,a,{usages:i}){const c=new Set(i.flatMap(({hasOwnToken:t,
place:r})=>t?r:[])),o=(0,S.Uc)(n);return a.filter(({service:t})=>o.includes(t)).flatMap(({service:t,because:r})=>r.filter(h=>typeof h!="string").filter(h=>!(0,R.
MV)(h)&&!c.has(h)).map(h=>({service:t,place:h,clients:P.zK})))}const A=(n,a)=>[...Map.groupBy(n,({service:i})=>i)].map(([i,c])=>{const o=[...new Set(c.map(({place:t})=>t))],
l=[...new Set(c.flatMap(t=>t.clients))];return(0,f.kH)(a(i),{services:[i],places:o,clients:l})});function $(n,a){return n.filter(i=>!a.includes(i)).map(i=>(0,f.
kH)(m.bI({host:i})))}function M({host:n,attempt:a,credentials:i},c){const o=i?.hasToken===!0,l=[...c.flatMap(t=>t.kind==="url"&&(0,S.p4)(t.id)&&S.fg.has(t.id)?[
{url:t.url,service:t.id,isSent:o}]:[]),...a.hops.map(({url:t,authorization:r})=>({url:t,service:null,isSent:r==="sent"}))].flatMap(({url:t,...r})=>{const h=(0,L.
Pv)((0,L.yo)(t)??"");return!h.ok||h.value===n?[]:[{...r,host:h.value}]});return[...new Map(l.toReversed().map(t=>[t.host,t])).values()]}function _(n,a,{tokenSources:i,
hosts:c}){return(i.size===0?[]:M(n,a)).flatMap(({host:l,service:t,isSent:r})=>{const h=i.get(l);if(h===void 0)return[];const s=t===null?n.attempt.discovery.kind===
"failed":!r,d=m.To({host:(0,L.nx)(n.host),other:(0,L.nx)(l),source:h,service:t,isSent:r,isNotice:!s||c.has(l)});return[(0,f.kH)(d,{services:t===null?[]:[t]})]})}}),
2886:((ce,G,e)=>{e.d(G,{ER:()=>_,H4:()=>i,Np:()=>c,TC:()=>A,cA:()=>l,hD:()=>L,ly:()=>a,pi:()=>o,v1:()=>y,zX:()=>M,zv:()=>n});var m=e(9432),g=e(9119),f=e(9615),R=e(
255),P=e(1780);function L(t,r){const{clients:h,aside:s,isPlaceholder:d,checkedFor:u,...v}=t;return{...v,problem:S(t,r),affects:t.affects.filter(I=>r.concerned.includes(
I)),isHostNew:r.isHostNew}}function S(t,r){const{reader:h,machine:s,ignore:d,guesses:u}=r;if(s!==null&&t.problem.obstacle&&!o(t,d))return s;const v=j(t,h===null?
t.problem:(0,f.as)(t.problem,h)),I=C(t,u);if(I.length===0)return v;const p=(0,f.tr)(I.flatMap(({repository:T})=>T??[]));return{...v,help:v.help===void 0?p:(0,P.
xI)`${v.help}; ${p}`}}const k=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;function j({places:[t]},r){const h=typeof t==
"object"?t.inside:void 0;if(h===void 0||!k.test(r.code))return r;const s=(0,f.VB)(h.package),d=r.code==="client-version";return{...r,help:d?`use a version that \
it allows, or ${s}`:s}}function C({host:t,places:r,problem:h},s){if(s.length===0)return[];const d=h.affects.includes("terraform")&&!h.affects.includes("opentofu"),
u=r.flatMap(I=>typeof I=="string"?[]:I.file),v=new Set(u.map(g._M));return s.filter(({repository:I,hosts:p})=>v.has(I)&&(d||t!==null&&p.has(t)))}function y({severity:t,
affects:r,needed:h},s){const d=h&&s.some(u=>r.includes(u));return t==="error"&&!d?"warning":t}function A(t,r,{isTerminal:h}){const s=r.some(({because:u})=>u.includes(
"hostnames input"));return{role:(0,m.VW)(t)!==null?"guest":s?"operator":"user",host:(0,R.nx)(t),isTerminal:h}}const $=["module","provider","version","package","\
lock","not"],M=({problem:t,places:r})=>$.includes(t.code.replace(/-.*/,""))&&r.length>0&&r.every(h=>typeof h!="string"),_=({problem:t,needed:r})=>r&&t.usualSeverity===
"error"&&!i.includes(t.code),n=({problem:t})=>t.code==="machine-network",a=t=>t.some(r=>typeof r=="string"||!(0,g.MV)(r)),i=["host-http2","host-check-crashed"],
c=(t,r)=>f.oC.indexOf(t.severity)-f.oC.indexOf(r.severity),o=({problem:t,host:r,namedHost:h=r},s)=>s.some(({code:d,host:u})=>d===t.code&&(u===null||u===h));function l(t){
if(typeof t=="string")return t;const{file:r,line:h,inside:s}=t;return s===void 0?`${r}:${h}`:(0,g.kn)(s)}}),6146:((ce,G,e)=>{e.d(G,{$:()=>R,o:()=>f});var m=e(9119),
g=e(2886);function f(y,A){const{kind:$,source:M,address:_,constraints:n,places:a}=A;return JSON.stringify([y,$,M,_,n,a[0]??null])}function R(y,A){const $=(0,m.hy)(
A,({rowKeys:i=[]})=>i),M=A.filter(({host:i})=>i===null),_=i=>M.filter(({problem:c})=>i.test(c.code)),n=(0,m.hy)(_(S),({places:i})=>i.map(g.cA)),a=(0,m.hy)(_(k),
({places:i})=>i.map(C));return $.size+n.size+a.size===0?y:y.map(({directory:i,clients:c,rows:o})=>({directory:i,clients:c,rows:o.map(l=>{const t=$.get(f(i,l))??
[...l.rejectedAt.flatMap(s=>n.get((0,g.cA)(s))??[]),...j(l).flatMap(s=>a.get(C(s))??[])];if(t.length===0)return l;const r=t.map(({item:s})=>({...s.problem,severity:(0,g.
v1)(s,c)})).sort(g.Np),h=P(l,t);return{...l,...h.length>0&&{conflicting:h},worst:r[0]?.severity??null,problems:(0,m.t6)(r,({code:s})=>s).map(({code:s,usualSeverity:d})=>({
code:s,usualSeverity:d}))}})}))}function P({requiredBy:y=[]},A){const $=A.flatMap(({item:_})=>_.problem.constraints??[]),M=new Set($.filter(({conflicts:_})=>_).
map(L));return M.size===0?[]:y.filter(_=>M.has(L(_)))}const L=({text:y,place:A})=>`${(0,m.df)(A)} ${y}`,S=/^(?:constraint|lock)-/,k=/^(?:block|client|file|source)-/,
j=({kind:y,places:A})=>A.filter($=>y==="module"&&typeof $!="string"&&$.inside===void 0),C=y=>typeof y=="string"?y:`${y.file}:${y.line}`}),4606:((ce,G,e)=>{e.d(G,
{Bc:()=>y,Cg:()=>P,Hf:()=>k,ux:()=>L,wD:()=>S});var m=e(8294),g=e(4481),f=e(8032),R=e(255);const P={misnamed:[],cause:null,source:void 0,refusals:[]};function L(A,$,{
role:M},_){const{isFork:n,isAsked:a}=_,{hasToken:i=!1,source:c,problem:o=null}=A.credentials??{},{status:l=null,challenge:t=null}=A.attempt.hops.at(-1)??{},r=i||
!a?[]:j(A,_),h=(0,f.n3)(A.host),d=(h&&l===403||n&&!i?null:o)??r[0]??null,v=["document-unauthorized",...d!==null||!(n||h)?["versions-unauthorized","cloud-organiz\
ation"]:[]],I=$.filter(({problem:{code:O,isUnsent:E}})=>v.includes(O)&&!E),p=I.some(({problem:O})=>O.code==="versions-unauthorized")||M!=="guest"&&(n||l===401);
return!(d!==null||p&&!i)||t!==null?{misnamed:r,cause:null,source:c,refusals:[]}:{misnamed:r,cause:d??{isFork:n,...y(A)},source:c,refusals:I}}const S=(A,{cause:$,
source:M,refusals:_})=>$!==null&&_.includes(A)?(0,g.to)(A.problem,$,M):A.problem;function k({problem:A,services:$},{cause:M,refusals:_}){if(_.length===0)return!1;
const n=_.flatMap(a=>a.services);return A===M||A.code==="credentials-missing"&&$.every(a=>n.includes(a))}const j=(A,{tokenVariables:$,hosts:M})=>(0,R.Bz)($,A.host,
M).filter(({isParent:_})=>!_||C(A)).map(_=>m.z2({host:A.host,..._})),C=({attempt:{discovery:A}})=>A.kind==="failed"&&A.problem.code==="document-unauthorized";function y({
credentials:A,looks:$}){const M=$.flatMap(i=>i.looks),_=i=>[...new Set(M.flatMap(({held:c,source:o})=>c!=="not read"===i?o:[]))],n=A===null?_(!0):[A.source],a=A===
null?_(!1):[];return{searched:n,notRead:a}}}),2389:((ce,G,e)=>{e.d(G,{j7:()=>t,k2:()=>v,S4:()=>r});var m=e(9432),g=e(8936),f=e(2170),R=e(9119),P=e(8032),L=e(255),
S=e(3217),k=e(4756),j=e(9615),C=e(1780),y=e(8185),A=e(2886);function $(O,E,D){const{notes:b,usages:F,requirements:Q,isEmpty:se}=O,{complaints:ee,tokenHosts:ne,answered:re,
contacted:z,unopened:q}=O,oe=({problem:W,places:[H]})=>W.code==="file-syntax"&&typeof H=="object"&&H.inside===void 0,le=new Set(b.filter(oe).map(f.W7)),ie=({problem:W})=>E.
allowedHosts.length>0&&W.code==="source-near-miss"&&W.severity==="notice",ue=[...(0,y.CS)(F,E),...(0,y.VS)(F,Q,q,E),...re.map(W=>M(W,E)),...ee,...(0,S.ky)(ne,z)],
U=[...b.filter(W=>!ie(W)).map(W=>_(W,le,E)),...ue.map(W=>({...W,severity:(0,A.v1)(W,E.dialect.clients)})),...se?[n(E)]:[]],{placed:K=[],placeless:B=[]}=Object.groupBy(
U,({places:W})=>W.length>0?"placed":"placeless");return[...(0,f.Qp)(K,W=>{const{problem:H,severity:J,affects:w,host:x,namedHost:Y,exclude:X}=W,{code:V,message:Z,
help:te}=H;return[x,Y,V,J,Z,te,w,X===void 0]}),...B].map(W=>(0,A.hD)(W,D))}function M(O,E){const{host:D,problem:b}=O;return D===null?O:{...O,services:[],problem:(0,j.
as)(b,(0,A.TC)(D,[],E))}}function _(O,E,{dialect:D,allowedHosts:b}){const{problem:F,isPlaceholder:Q,checkedFor:se=D.clients}=O;if(b.length>0&&(0,y.KJ)(O)){const U=(0,C.
xI)`${F.message}; it may use hosts that are not in \`allowed-hosts\``;return{...O,problem:{...F,message:U},severity:"error"}}const ee=(0,f.W7)(O),ne=(0,f.Xd)(O),
re=O.aside!==void 0||ne!==null&&(0,R.MV)(ne),z=O.severity==="error"&&Q===!0,q=E.has(ee)&&F.code!=="file-syntax",le=O.severity==="error"&&(z||q||re)?"warning":(0,A.
v1)(O,se);if(!re&&!z)return{...O,severity:le};const{help:ie,...ue}=F;return{...O,severity:le,problem:F.code==="file-syntax"?ue:F,exclude:[(0,R.n7)(O.aside??ee)]}}
const n=({scan:O,hostnames:E,usages:D})=>(0,f.kH)((0,k.JW)({scan:O,hasHostnames:E.length>0,isFleet:D.length>0}));var a=e(6146);let i=function(...O){return{judgeRequests:i}=
e.late([2798,3770,3611],3770),new.target?new i(...O):i(...O)},c=function(...O){return{crashedVisit:c}=e.late([2798,3770,3611],3770),new.target?new c(...O):c(...O)},
o=function(...O){return{judgeVisit:o}=e.late([2798,3770,3611],3770),new.target?new o(...O):o(...O)},l=function(...O){return{outcomesOf:l}=e.late([2798,3770,3611],
3770),new.target?new l(...O):l(...O)};const t={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function r(O,E,D=()=>[]){const{predicted:b,
stopped:F,visits:Q,guesses:se}=O,ee={guesses:se,machine:I(Q),ignore:E.ignore},ne=d(O,{...E,...ee}),re=u(O,ne,E,ee),z=[...ne.flatMap(U=>U.findings),...re],q=U=>U.
filter(K=>!(0,A.pi)(K,E.ignore)).sort(A.Np),oe=ne.map(U=>{const K=q(U.findings.filter(B=>!(0,A.zX)(B)));return{...U,findings:K,clients:l(K)}}),le=({exclude:U})=>+(U!==
void 0),ie=q([...ne.flatMap(U=>U.findings.filter(A.zX)),...re]).toSorted((U,K)=>(0,A.Np)(U,K)||le(U)-le(K)),ue=[...oe.flatMap(U=>U.findings),...ie].sort(A.Np);return{
passed:F.length===0&&!ue.some(({severity:U})=>v(U,E.failOn)),stopped:F,hosts:oe,files:ie,findings:ue,ignored:z.length-ue.length,roots:(0,a.$)(b.roots,q(z)),lines:s(
ue,D)}}const h=1e3;function s(O,E){const D=O.flatMap(b=>(0,f.Xd)(b)??[]).filter(({file:b,column:F,endColumn:Q})=>Q>F&&(0,R._M)(b)===null);return E((0,R.jH)(D).slice(
0,h))}function d(O,E){const{visits:D,newHosts:b,predicted:F}=O,Q=Map.groupBy(O.requirements,({host:re})=>re),se=Map.groupBy(F.notes,({host:re})=>re),ee=new Map(
F.requests.map(re=>[re.host,re])),ne={...E,...O,hosts:new Set(D.map(({host:re})=>re))};return D.map(re=>{const{host:z}=re,q={visit:re,requirements:Q.get(z)??[],
predicted:se.get(z)??[],requests:ee.get(z)??null,answering:F.answering,isNew:b.has(z)};try{return o(q,ne)}catch(oe){return c(q,ne,oe)}})}function u(O,E,D,b){const{
notes:F,requests:Q,unopened:se}=O.predicted,ee=new Set(E.map(({visit:ie})=>ie.host)),ne=E.flatMap(({visit:ie,services:ue})=>(0,S.fc)(ie,ue)),re=[...F,...Q.flatMap(
ie=>i(ie,[],D))],{files:z=[],hosts:q=[]}=Object.groupBy(re,({host:ie})=>ie===null?"files":"hosts"),oe={...O,unopened:se,notes:[...O.notes,...z],answered:q.filter(
({host:ie})=>ie!==null&&!ee.has(ie)),contacted:[...ee,...[...ne,...Q].map(({host:ie})=>ie)]},le={concerned:P.zK,reader:null,isHostNew:!1,machine:null};return $(
oe,D,{...b,...le})}const v=(O,E)=>O==="error"?E!=="never":O==="warning"&&E==="warning";function I(O){const E=O.filter(({attempt:ee})=>ee.hops.length>0),[D,...b]=E.
flatMap(ee=>T(ee)??[]);if(!D||b.length<E.length-1||!(E.some(({host:ee})=>(0,m.VW)(ee)!==null)||b.length>0&&!D.isCommon)||b.some(ee=>p(ee)!==p(D)))return null;const se=E.
map(({host:ee})=>(0,L.nx)(ee));return(0,g.e4)(se,[D,...b])}const p=({verb:O,what:E})=>O.startsWith("cannot")?O:E;function T({attempt:{discovery:O,hops:E}}){const D=O.
kind==="failed"?O.problem.obstacle:void 0;return E.every(({status:F})=>F===null)||D?.verb==="does not reach"?D:void 0}}),2218:((ce,G,e)=>{e.d(G,{CG:()=>k,Fh:()=>A,
T1:()=>C,T5:()=>y,en:()=>$,h1:()=>j,wX:()=>M});var m=e(1011),g=e(2801),f=e(9119),R=e(8032),P=e(255),L=e(5106);const S=new Set(["remote_state","remote_state_defa\
ult","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function k(_,n,a,i=(0,m.
kA)(n)){const c=["hostnames input"],o=_.hostnames.flatMap(({host:r,services:h})=>{const s=h.length>0?h:_.requiredServices,d=s.length>0?s:["any"],u={host:r,clients:a,
because:c,isImplied:!1,isForInit:!0};return d.map(v=>({...u,service:v}))}),l=new Set([...i,..._.hostnames.map(({host:r})=>r)]),t=n.flatMap(({kind:r,needs:h,place:s})=>h.
map(d=>({...d,because:[s],isImplied:!l.has(d.host),isForInit:!S.has(r)})));return j([o,t],a)}function j(_,n){return(0,f.c1)(_.flat(),({host:a,service:i})=>`${a}\
 ${i}`).map(a=>{const[{host:i,service:c}]=a;return{host:i,service:c,clients:[...n.filter(o=>a.some(l=>l.clients.includes(o)))],because:(0,f.As)([...a.flatMap(({
because:o})=>o)]),isImplied:a.every(({isImplied:o})=>o),isForInit:a.some(({isForInit:o})=>o)}})}const C=({because:_})=>_.every(n=>typeof n!="string"&&n.inside?.
isPublic===!0);function y(_,n,a){const i=l=>l.inside!==void 0,c=_.flatMap(l=>{const{calls:t,providers:r,client:h}=l,s={clients:[h],isForInit:!0},d=t.flatMap(({module:v,
place:I})=>{if(v===null||!i(I))return[];const{host:p,hostImplied:T}=v;return{...s,host:p,service:L.e$,because:[I],isImplied:T}}),u=r.flatMap(({provider:v,places:I})=>{
const p=I.filter(i);if(p.length===0||!n(v,l))return[];const{host:T}=v;return{...s,host:T,service:L.xq,because:p,isImplied:(0,R.n3)(T)}});return[...d,...u]}),o=l=>typeof l==
"string"?l:`${l.file}:${l.line} ${l.inside?.isPublic}`;return j([c],a).map(l=>({...l,because:(0,f.t6)(l.because,o)}))}const A=(_,{isGuess:n},a)=>{const i=a.flatMap(
({host:c,isImplied:o})=>o?c:[]);return n?[{repository:_,hosts:new Set(i)}]:[]};function $(_,{hostnames:n,allowedHosts:a}){const i=new Set(n.map(({host:o})=>o)),
c=new Map;for(const{host:o,isImplied:l,because:t,clients:r}of _){if(i.has(o)||c.has(o))continue;const h={host:(0,P.nx)(o)},[s]=t.filter(u=>typeof u!="string"),d=l&&
s!==void 0&&{implied:{place:s,clients:r}};(0,P.Rt)(o)?c.set(o,(0,g.U7)(h)):(0,P.Jr)(o,a)||c.set(o,(0,g.wp)({...h,...d}))}return c}const M=(_,n)=>new Set([...R.Du,
...Object.values(R.bB),...L.fg,..._.flatMap(({host:a,service:i=a})=>[a,(0,P.pk)(a),i]),...n.flatMap(({directHost:a})=>a??[])])}),9582:((ce,G,e)=>{e.d(G,{A7:()=>k,
AV:()=>P,LH:()=>g,T:()=>M,Tb:()=>S,aZ:()=>m,c3:()=>j,ql:()=>L,sD:()=>y,sc:()=>C,zC:()=>$});class m extends Error{span;constructor({path:a,span:i},c){super(`${a.
join(".")} must be ${c}`),this.span=i}}function g(n){try{return n(),null}catch(a){if(a instanceof m)return a;throw a}}const f=n=>n.name!==void 0;function R(n,a){
if(n.kind==="object")return n.items.filter(f);throw new m(a,"a block")}function P({value:n,hasLabels:a}){if(n.kind!=="object")return[];const i=n.items.filter(f);
return a?i.flatMap(P):[i]}function L(n,a,i,c={}){for(const o of Object.keys(i)){const l=n.filter(h=>h.name.toLowerCase()===o),[t]=l;if(t===void 0)continue;const r={
path:[...a.path,o],span:t};for(const{value:h}of l)c[o]=i[o](h,r,c[o])}return c}const S=(n,a)=>(i,c,o)=>L(R(i,c),c,n,a?o:{}),k=n=>(a,i,c=new Map)=>{for(const{name:o,
start:l,end:t,value:r}of R(a,i)){const h={path:[...i.path,o],span:{start:l,end:t}};c.set(o,{start:l,end:t,value:n(r,h,c.get(o)?.value)})}return c},j=n=>(a,i,c=[])=>{
if(a.kind!=="tuple")throw new m(i,"a list");for(const o of a.elements)c.push(n(o,i));return c},C=(n,a)=>{if(n.kind==="string"||n.kind==="template")return n.verbatim??
"";if(n.kind==="primitive"&&n.value===null)return"";if(A(n))return String(n.value);throw new m(a,"a string")},y=(n,a)=>{if(A(n))return n.value;if(n.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new m(a,"a whole number")},A=n=>n.kind==="primitive"&&Number.isSafeInteger(n.value)&&String(
n.value).length===n.end-n.start,$=(n,a)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new m(a,"true or false")},M=(n,a,i)=>{const c=_(
n,a);if(i!==void 0&&(typeof i=="object"||typeof i!=typeof c))throw new m(a,"set only once");return c};function _(n,a){if(n.kind==="tuple")return n.elements.map(
i=>_(i,a));if(n.kind==="object"){const i=k(M)(n,a);return Object.fromEntries(Array.from(i,([c,o])=>[c,o.value]))}if(n.kind!=="primitive"||n.value===null)return C(
n,a);if(Math.abs(Number(n.value))>2**63)throw new m(a,"a whole number");return n.value}}),5168:((ce,G,e)=>{e.d(G,{Ge:()=>y,Ol:()=>A,cd:()=>k,vH:()=>C});var m=e(
7811),g=e(8643),f=e(255),R=e(5243),P=e(3846),L=e(9582);let S=function(...t){return{configFinding:S}=e.late([3276,3123],3123),new.target?new S(...t):S(...t)};function k({
methods:t},{host:r,namespace:h,type:s}){const d=u=>u.some(v=>(v.host??r)===r&&(v.namespace??h)===h&&(v.type??s)===s);return t.filter(({include:u,exclude:v})=>!d(
v)&&(u.length===0||d(u)))}const j="provider_installation",C=t=>({...t,kind:"local",place:{file:t.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
y=({file:t,line:r})=>r===0?t:`${t}:${r}`;function A(t){const{client:r,mirrors:h,installations:s,pluginDirectories:d}=t,u=s.map(D=>{const{blocks:b,mistakes:F}=$(
D,r,t.hasOciMirrors),Q=F.map(({span:se,why:ee})=>S(r,{kind:"block",file:D.shown,why:ee},D.placeOf(se)));return{blocks:b,findings:Q}}),[v=null,...I]=u.flatMap(({
blocks:D})=>D),p=[...u.flatMap(D=>D.findings),...I.map(({place:D})=>S(r,{kind:"two installations"},D))],T=d.map(D=>C({path:D})),[O]=T,E=O===void 0?v:{place:O.place,
methods:T,overridden:v?.overridden??[]};return{client:r,mirrors:h,installation:E,findings:p}}function $({items:t,placeOf:r},h,s=h==="opentofu"){const d=s?n:_,u=[],
v=[];for(const I of t)if(I.name===j){if(I.isAssigned||I.value.kind!=="object"){v.push({span:I,why:`${j} must be a block without "="`});continue}for(const p of L.
AV(I)){const T={place:r(I),methods:[],overridden:[]};for(const O of p){const E=M(O,r(O),{client:h,locations:d},T);E!==null&&v.push({span:O,why:E})}u.push(T)}}return{
blocks:u,mistakes:v}}function M(t,r,{client:h,locations:s},d){const{name:u,value:v}=t,[I]=t.isAssigned?[]:L.AV(t);if(I===void 0)return`${u} must be a block with\
out "="`;const p={path:[j,u],span:t};try{if(u==="dev_overrides"){if(d.methods.length>0)return"dev_overrides must come before all methods";const D=[...L.A7(L.sc)(
{...v,kind:"object",items:I},p).keys()].map(b=>(0,P.mi)(b,h));return d.overridden.push(...D.filter(b=>b.kind!=="invalid")),null}const T=s.get(u);if(T===void 0)return`${j}\
 has no method ${(0,m.ol)(u)}`;const O=a(I,p,T,h);return O.ok&&d.methods.push({...O.value,place:r}),O.ok?null:O.why}catch(T){if(T instanceof L.aZ)return T.message;
throw T}}const _=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),n=new Map([..._,["oci_mirror","repository_template"]]);function a(t,r,h,s){
const d=h??"",{[d]:u=""}=L.ql(t,r,{[d]:L.sc});if(h!==null&&u==="")return(0,m.TR)(`${r.path.at(-1)} has no ${d}`);const v=h==="url"?i(u):null;if(h==="url"&&v===null)
return(0,m.TR)("the url does not begin with https://");const{include:I=[],exclude:p=[]}=L.ql(t,r,c),T=new Map;for(const b of[...I,...p]){const F=o(b,s);if(!F.ok)
return F;T.set(b,F.value)}const O=b=>b.flatMap(F=>T.get(F)??[]),E={include:O(I),exclude:O(p)};if(v!==null)return(0,m.Ju)({...E,kind:"network",url:v});if(h===null)
return(0,m.Ju)({...E,kind:"direct"});const D=h==="path"?{path:u}:{path:null,shown:u};return(0,m.Ju)({...E,kind:"local",...D})}function i(t){const r=(0,g.Dl)(t);
return r.ok&&r.value.scheme==="https"&&r.value.host!==""?r.value:null}const c={include:L.c3(L.sc),exclude:L.c3(L.sc)};function o(t,r){const h=D=>(0,m.TR)(`the p\
attern ${(0,m.ol)(t)} ${D}`),s=t.split("/");if(s.length<2||s.length>3)return h("does not have two or three parts");const[d="",u="",v]=s.reverse(),I=v===void 0?(0,m.
Ju)((0,R.Vm)(r)):l(v,f.Pv),p=l(u,D=>(0,P.W_)(D,r)),T=l(d,P.sL);if(!I.ok)return h(`has an invalid hostname: ${I.why}`);if(!p.ok)return h(`has an invalid namespac\
e: ${p.why}`);if(!T.ok)return h(`has an invalid type: ${T.why}`);const O={host:I.value,namespace:p.value,type:T.value};return(O.host!==null||O.namespace===null)&&
(O.namespace!==null||O.type===null)?(0,m.Ju)(O):h('has a part after "*" that is not "*"')}const l=(t,r)=>t==="*"?(0,m.Ju)(null):r(t)}),9373:((ce,G,e)=>{e.d(G,{LU:()=>M,
Nm:()=>L,Pv:()=>j,fJ:()=>_,hK:()=>y,n6:()=>i,s1:()=>c,z0:()=>S});var m=e(9119),g=e(8032),f=e(3096),R=e(5243),P=e(2172);function L(o){const t=o.map(({place:r})=>(0,m.
Xs)(r)).findLast(f.LA);return t===void 0?o:o.filter(({place:r})=>(0,m.Xs)(r)===t)}const S=({kind:o})=>o==="module"||o==="state"||o==="lock",k=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function j(o,l){const{usages:t,declared:r,units:h,installed:s=[],versions:d={}}=o,u=new Map,v=E=>{const D=u.get(E)??y(E);return u.set(E,D),D},I=({directories:E,
place:D})=>E?.map(v)??[v((0,f.jt)(D.file))];for(const E of h){const D=v(E.directory);D.unit=E,D.hasConfiguration=!0,D.isInitialised=!0,E.module!==null&&D.children.
push({name:E.module,root:null,call:null})}for(const E of t)if(!(!E.clients.includes(l)||E.kind==="saved_state"))for(const D of I(E))E.kind==="test_module"?D.tests.
push(E):A(D,E,l);for(const E of r){const{kind:D,place:b}=E;if(!(l==="terraform"&&/\.tofu(\.json)?$/.test(b.file)))for(const F of I(E))C(F.configurations,E)||F.declared.
push(E),D==="lock"?$(F,b):F.hasConfiguration=!0,F.isInitialised||=D==="state"}const p=E=>u.get(E)?.hasConfiguration===!0,T=l==="terraform"&&(0,g.$l)("testsAlone",
d),O=[...u.values()].filter(({tests:E})=>T&&E.length>0).map(({name:E})=>(0,f.RO)(E)).filter(E=>!["",...(0,f.eH)(E)].some(p));for(const E of O)v(E).hasConfiguration=
!0;for(const E of u.values()){const D=(0,f.RO)(E.name);E.tests.length>0&&a(E,p(D)?v(D):E);const{expected:F,configured:Q}=E.configurations;for(const se of Q.keys())
F.delete(se)}for(const[E,D]of Map.groupBy(s,b=>b.root))v(E).installed=new Map(D.map(b=>[b.key,b]));return u}function C(o,l){const{kind:t,text:r,localName:h}=l;if(t===
"provider-expected")o.expected.set(r,l);else if(t==="provider-configured")o.configured.set(r,l);else if(t==="provider-passed"||t==="call-repeated"){const s=`mod\
ule.${h}`,d=o.calls.get(s);d===void 0?o.calls.set(s,[l]):d.push(l)}else return!1;return!0}const y=o=>({name:o,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[o]});function A(o,l,t){
const r=l.address==="terraform"&&o.unit?.module===null;if(!(l.kind==="terragrunt_source"&&!r)&&(l.kind==="lock_provider"?$(o,l.place):o.hasConfiguration=!0,!(!k.
test(l.kind)||l.isOverridden&&l.kind!=="module")&&(o.usages.push(l),!(l.isOverridden||l.kind!=="module"))))for(const{source:h,root:s}of(0,P.MZ)(l,t)){const[d=null]=n(
o.name,h);o.children.push({name:d,root:s,call:l})}}function $(o,{file:l}){o.lockFile=l,o.isInitialised=!0}const M=o=>o!==null&&(o.isPartial||o.module===null),_=(o,{
name:l,unit:t})=>o.root===null||t===null&&o.root===l,n=(o,l)=>l!==null&&(0,R.Nj)(l)?[(0,f.un)(o,l)]:[];function a(o,l){l.isInitialised=!0,l!==o&&(l.tests.push(...o.
tests),o.tests=[])}const i=({name:o,tests:l})=>l.flatMap(({text:t})=>n(o,t)),c=o=>[...o.children.flatMap(({name:l})=>l??[]),...i(o)]}),7960:((ce,G,e)=>{e.d(G,{e:()=>j});
var m=e(7811),g=e(2170),f=e(8339),R=e(8032),P=e(9897),L=e(3846),S=e(1011);const k={underscores:({kind:C,text:y})=>{if(!/^(required|lock|state_store)_provider$/.
test(C))return null;const A=(0,L.mi)(y??"","terraform");return A.kind==="invalid"||!A.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider\
 namespace "" in source ${(0,m.ol)(y??"")}: ${L.pj}"`},oci:({kind:C,text:y,calls:A})=>{if(!/^(module|test_module)$/.test(C))return null;const $=A===void 0?[y]:A.
opentofu?.map(({source:M})=>M);for(const M of $??[]){const _=(0,P.cx)(M??"","opentofu");if(_.ok&&_.value.getter==="oci")return(0,P.Ns)(M??"",_.value)}return null}};
function j(C,y){const A=Object.keys(k).filter(_=>!(0,R.$l)(_,y)),$=[];return{usages:C.flatMap(_=>{const n=A.reduce((a,i)=>{const{client:c,version:o}=R.Fe[i],l=a.
includes(c)?k[i](_):null;if(l===null)return a;const t=`use ${R.bB[c]} ${o} or later, or another address`,r=(0,f.DA)({reason:"rejected",error:l,advice:t});return $.
push((0,g.kH)(r,{places:[_.place],clients:[c]})),a.filter(h=>h!==c)},_.clients);return n===_.clients?_:(0,S.sw)([_],n)}),notes:$}}}),742:((ce,G,e)=>{e.d(G,{Vm:()=>z,
cw:()=>ee,aC:()=>ne});var m=e(3096),g=e(3298),f=e(5324),R=e(4756),P=e(2170),L=e(5243),S=e(9897),k=e(1250),j=e(1011),C=e(3024),y=e(6760),A=e(9968),$=e(3114);const M={
files:1e6,directoryFiles:5e4};function*_(U,K=(0,f.f5)(),B=M){const N=new n(U,K,B);for(const W of U.scan){const H=(0,f.kI)(N.root,W);"path"in H?yield*N.walkFrom(
H):yield{name:W,files:[],notes:[H]}}for(const W of K.called)yield*N.readCalled(W)}class n{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(K,B,N){
this.root=(0,C.realpathSync)(K.root),this.checkout=(0,f.ET)(K),this.isExcluded=(0,f.Ls)(K.exclude),this.facts=B,this.limits=N,this.selected=K.scan.length>1?new Set:
null}*walkFrom(K){const{path:B,name:N,glob:W,file:H}=K,w=[{path:B,name:N,depth:0,isSelected:W===void 0&&H===void 0}];for(let x=w.pop();x!==void 0;x=w.pop()){const Y=(0,f.
KG)(x);if(yield this.read(K,x,Y),K.file!==void 0||this.files>this.limits.files)return;if(!("problem"in Y))for(const X of this.findDirectories(K,x,Y))w.push(X)}}*readCalled(K){
const{directories:B,links:N,linked:W}=this.facts;for(const x of(0,m.eH)(K))W.delete(x);const H=B.has(K)?null:this.checkout.locate(K);if(H===null||(0,A.$r)(H).kind!==
"directory")return;const J=(0,f.sq)((0,y.relative)(this.root,H));if(J!==K&&N.set(K,J),!B.has(J)&&this.files<=this.limits.files&&!(0,m.eH)(J).some(this.isExcluded)){
const x={path:H,name:J,depth:0,isSelected:!0},Y=(0,A.UO)(H,this.root)?this.root:H;yield this.read({path:H,name:J,boundary:Y},x,(0,f.KG)(x))}B.has(J)&&B.add(K)}read(K,B,N){
const{name:W}=B;if("problem"in N)return this.facts.directories.add(W),{name:W,files:[],notes:[N]};const{files:H,notes:J}=this.findFiles(K,B,N);this.files+=H.length;
const w=this.limits.files;if(this.files>w){const X=(0,P.ht)(W,(0,R.ub)({kind:"files",max:w}));return{name:W,files:[],notes:[...J,X]}}const x=H.filter(({isContext:X})=>X);
if(H.length>0&&x.length===H.length)return{name:W,files:[],notes:J};this.facts.directories.add(W);for(const{file:X,kind:V}of x)(0,$.Ep)(V)&&this.facts.unselected.
push(X);return H.length>0&&N.some(X=>X.name===".terraform")&&J.push(...this.readLeft(W)),{name:W,files:H,notes:J}}findFiles(K,B,N){const W=[],H=[],J=this.limits.
directoryFiles;for(const w of this.filesAmong(K,B,N))if("problem"in w)H.push(w);else if(W.length<J)W.push(w);else{H.push((0,P.ht)(B.name,(0,R.ub)({kind:"directo\
ry",max:J})));break}return{files:W,notes:H}}*filesAmong(K,B,N){const W=new Set;for(const J of N)if((0,$.tr)(J.name)&&!J.isDirectory()&&W.add(J.name),J.name===".\
spacelift")for(const w of $.dN)this.addTool((0,m.Gz)(B.name,w));const H=y.posix.basename(B.name);for(const J of N){if(J.isDirectory())continue;const w=(0,m.Gz)(
B.name,J.name),x=(0,$.L8)(J.name,W,H);if(x===void 0){(0,$.Z8)(J.name)&&this.addTool(w),J.name.endsWith(".tfstate")&&!this.isExcluded(w)&&this.facts.states.push(
...(0,f.un)(w,this.checkout));continue}const X={path:B.path+y.sep+J.name,file:w,kind:x,isContext:!this.select(K,B,w)};J.isFile()?yield X:J.isSymbolicLink()?yield*this.
follow(K,X):yield(0,P.ht)(w,(0,R.WO)({what:"special-file",is:(0,A.I)(J)}))}}readLeft(K){this.isExcluded((0,m.Gz)(K,".terraform"))||this.facts.states.push(...(0,f.
rN)(K,this.checkout));const B=(0,f.Wj)(K,this.checkout);if("problem"in B)return[B];for(const N of B)this.facts.called.add(N.directory);return this.facts.installed.
push(...B),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.push(K)}select(K,B,N){return!(B.isSelected||(0,f.$8)(K,N))||this.isExcluded(N)||this.selected?.
has(N)?!1:(this.selected?.add(N),!0)}*follow(K,B){const N=(0,f.sT)((0,A.$r)(B.path),K);if(N===null)return;if(typeof N=="object")return yield(0,P.ht)(B.file,N);const W=(0,f.
sq)((0,y.relative)(this.root,N));B.isContext||this.facts.links.set(B.file,W),yield{...B,path:N,target:W}}findDirectories({glob:K},{path:B,name:N,depth:W,isSelected:H},J){
return J.toReversed().flatMap(w=>{if(w.isSymbolicLink()&&w.name==="tests"&&this.facts.called.add((0,m.Gz)(N,"tests")),(0,f.G$)(w.name))return[];const x=(0,m.Gz)(
N,w.name);if(this.isExcluded(x))return[];const Y=B+y.sep+w.name;if(w.isSymbolicLink()&&(0,A.$r)(Y).kind==="directory"&&this.facts.linked.set(x,this.checkout.nameOf(
x)),!w.isDirectory())return[];const X=H||K!==void 0&&y.posix.matchesGlob(x,K);return{path:Y,name:x,depth:W+1,isSelected:X}})}}let a=function(...U){return{dependsOnOthers:a}=
e.late([3276,6851,5009],8095),new.target?new a(...U):a(...U)},i=function(...U){return{usagesOf:i}=e.late([3276,6851,5009],8095),new.target?new i(...U):i(...U)},
c=function(...U){return{declaredIn:c}=e.late([3276,6851,5009],8095),new.target?new c(...U):c(...U)},o=function(...U){return{isForeign:o}=e.late([3276,6851,5009],
8095),new.target?new o(...U):o(...U)},l=function(...U){return{readModule:l}=e.late([3276,6851,5009],8095),new.target?new l(...U):l(...U)};const t=25e4;function*r(U,K,B,N=t){
const W=new h(K,B,N);yield*W.collect(U);const H=yield*W.decideOpen();return W.result(H)}class h{items=[];notes=(0,j.G4)();knownSources=new Map;declared=[];signs=new k.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(K,B,N){this.facts=K,this.values=B,this.maxUsages=N}*collect(K){const{counts:B,facts:N}=this;for(const{
name:W,files:H,notes:J}of _(K,N)){if(N.endedAt=W,yield N.files)return;for(const x of J)this.notes.add(x);if(H.length===0)continue;if(this.isFull(B.decided+B.open,
W))break;const w=yield*l(H,N.files);if(w===null)return;N.bytes+=w.bytes;for(const x of w.notes)this.notes.add(x);this.add({directory:W,files:w.files})}N.endedAt=
null}*decideOpen(){const K=[];let B=!1;for(const N of this.items){if(!("files"in N)){K.push(N);continue}if(B||=this.isFull(this.counts.decided,N.directory),!B)if(yield this.
facts.files)this.facts.endedAt??=N.directory,B=!0;else for(const W of this.decide(N.files))K.push(W)}return K}result(K){const{facts:B,signs:N,declared:W}=this,H=[
...K,...B.states.map(s)];return{...B,usages:H,declared:W,notes:this.notes.all(),...N.end(K)}}add(K){const{files:B}=K,{facts:N}=this;N.files+=B.length;for(const H of c(
B))this.declared.push(H);for(const H of B){const J=!o(H),w=H.kind.class==="terragrunt";J&&(N.isEmpty=!1),w&&N.terragrunt.push(H.file),N.usesTerragrunt||=w&&J,this.
signs.addFile(H)}const W=B.some(a);for(const H of B)(W||!H.isContext)&&this.addCalls(H);if(W){this.items.push(K);for(const{references:H}of B)this.counts.open+=H.
length}else for(const H of this.decide(B))this.items.push(H)}addCalls({file:K,references:B}){for(const{kind:N,row:W,value:H}of B){if(H===void 0)continue;const J=(0,L.
Nj)(H.text)||W.grammar==="terragrunt"&&(0,S.GL)(H.text),w=J||(0,S.qC)(H.text).length>0;if(N==="module"&&(w||H.kind==="pieces")&&this.facts.calls.push({source:H.
text,file:K}),J&&W.position.includes("source"))for(const x of[(0,m.jt)(K),(0,m.RO)((0,m.jt)(K))])this.facts.called.add((0,m.un)(x,H.text))}}decide(K){const{usages:B,
notes:N}=i(K,this.values,this.knownSources);for(const W of N)this.notes.add(W);return this.counts.decided+=B.length,B}isFull(K,B){const N=this.maxUsages;return K<
N?!1:(this.notes.add((0,P.ht)(B,(0,R.ub)({kind:"usages",max:N}))),!0)}}const s=({file:U,host:K,client:B})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:K,
text:K,address:"state",place:{file:U,...P.wv},clients:[B],isOverridden:!1,needs:[]});var d=e(3916),u=e(9119),v=e(1440);function I(U,K,B,{nameOf:N}){if(!(0,L.Nj)(
K)){const[H=null]=(0,S.qC)(K).flatMap(J=>N(J)??[]);return H}const W=(0,m.un)(U,K);return B.get(W)??W}const p=100;function T({usages:U,units:K},B){const N=(0,u.hy)(
K,j.CI);return[...U.flatMap(({calls:H,directories:J,text:w,place:x})=>{const Y=(0,m.jt)(x.file),X=(N.get(Y)??[]).flatMap(({item:ae})=>(0,j.CI)(ae));if(H===void 0&&
J===void 0&&X.length===0&&(0,S.qC)(w??"").length===0)return[];const Z=Object.values(H??{}).flat(),te=[w,...Z.map(({source:ae})=>ae)].flatMap(ae=>ae??[]),fe=[Y,...(J??
X).slice(0,p)];return te.flatMap(ae=>(0,L.Nj)(ae)?fe.map(he=>(0,m.un)(he,ae)):(0,S.qC)(ae).flatMap(he=>B.nameOf(he)??[]))}),...K.flatMap(j.CI)]}function O(U,K){
const{usages:B,links:N,directories:W}=U,H=(V,Z)=>{const te=I(V,Z,N,K);return te===null||(0,L.Nj)(Z)&&te===(0,m.un)(V,Z)?Z:`./${(0,d.relative)(V,te)}`},J=B.map(V=>{
const{kind:Z,text:te,calls:fe,place:ae}=V,he=N.size>0||fe!==void 0||(0,S.qC)(te??"").length>0;if(Z!=="module"||te===null||!he)return V;const de=[{root:null,source:te,
version:null,isOpen:!1}],_e=Object.entries(fe??{terraform:de,opentofu:de}).map(([pe,Oe])=>{const ve=(0,m.jt)(ae.file),ge=Me=>Me.source&&H(ve,Me.source);return[pe,
Oe.map(Me=>({...Me,source:ge(Me)}))]});return _e.every(([,[pe]])=>pe?.source===te)&&fe===void 0?V:{...V,calls:Object.fromEntries(_e)}}),w=({directory:V})=>W.has(
V)&&K.nameOf(V)===V,x=U.installed.filter(V=>!w(V)&&K.exists(V.directory)),Y=new Map(x.map(({root:V,directory:Z})=>{const te=(0,R.a3)({what:"outside",path:Z});return[
Z,(0,P.ht)((0,m.Gz)(V,v.U4),te)]})),X=[...U.notes,...Y.values()];return{...U,usages:J,installed:U.installed.filter(w),notes:X}}let E=function(...U){return{resolveValue:E}=
e.late([3276,6851,5009],8095),new.target?new E(...U):E(...U)},D=function(...U){return{asWritten:D}=e.late([3276,6851,5009],8095),new.target?new D(...U):D(...U)},
b=function(...U){return{Instances:b}=e.late([3276,6851,6065,8333],1340),new.target?new b(...U):b(...U)},F=function(...U){return{Terragrunt:F}=e.late([3276,6851,
6065,8333],1340),new.target?new F(...U):F(...U)},Q=function(...U){return{withUnits:Q}=e.late([3276,6851,6065,8333],1340),new.target?new Q(...U):Q(...U)};const se=10;
function*ee(U,K={}){const B=(0,f.ET)(U),N=new Set;for(let W=1;;W+=1){const H=(0,f.f5)(N),J=z(B,H,K),w=(0,g.O)(()=>new F(J)),x=yield*r(U,H,ne(J,w)),X=H.terragrunt.
length>0?yield*Q(x,w()):x,V=N.size;for(const te of T(X,B))!X.directories.has(te)&&B.locate(te)!==null&&N.add(te);if(N.size===V||X.endedAt!==null||W===se)return O(
X,B)}}function ne(U,K){const B=(0,g.O)(N=>(0,g.O)(W=>new b(U,N,W)));return({row:N,place:W},H,J)=>{if(N.grammar==="terragrunt")return re(K(),W.file,H);const w=N.
evaluation?.[J];if(w===void 0)return D(H);const x=B(J)(w);if(x.effort.isSpent)return D(H);const Y=({scope:te,from:fe,root:ae})=>(te.effort.renew(),{...E(H,te),from:fe,
root:ae}),X=(0,m.jt)(W.file),V=Y(x.unknown(X));if(V.isWhole)return[[V]];const Z=Map.groupBy(x.of(X),({use:te})=>te);return Array.from(Z.values(),te=>te.map(Y))}}
function re(U,K,B){if(U.effort.isSpent)return D(B);const N=H=>({...E(B,H),from:null}),W=U.includedScopes(K).map(H=>[N(H)]);return W.length===0?[[N(U.scopeOf(K))]]:
W}function z(U,{calls:K,links:B,terragrunt:N},W){const H=(0,g.O)(ue),J=(w,x)=>I(w,x,B,U);return{files:U,calls:(0,g.O)(()=>oe(K,J)),leadsTo:J,terragrunt:N,environment:W,
isSet:w=>W[w]!==void 0,setBy:w=>{const x=H(U).get(w);return x===void 0?null:`TF_VAR_${w} in ${x}`}}}const q=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function oe(U,K){
const B=new Map,N=new Set;for(const{source:W,file:H}of U){const J=(0,m.jt)(H),w=K(J,W);w!==null?B.set(w,(B.get(w)??new Set).add(J)):q.test(W)&&N.add(J)}return{callers:B,
dynamic:N}}const le=".github/workflows",ie=200;function ue(U){const K=new Map,B=U.list(le).filter(N=>/\.ya?ml$/.test(N));for(const N of B.slice(0,ie)){const W=`${le}\
/${N}`,H=U.read(W)??"";for(const[,J,w]of H.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const x=J??w??"";K.has(x)||K.set(x,W)}}return K}}),5102:((ce,G,e)=>{
e.d(G,{DI:()=>S,Fl:()=>A,JR:()=>k,QK:()=>n,Rm:()=>M,Yn:()=>$,Zh:()=>a,b:()=>C,fi:()=>c,hm:()=>_,md:()=>y,nM:()=>i,nx:()=>R,sG:()=>L,vh:()=>P});var m=e(2886),g=e(
2389),f=e(9615);const R={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},P=Object.keys(R);function L(o){if(C(o))return"\
unchecked";const l=_(o.findings);return l==="error"?"fails":l==="warning"?"warns":k(o)?"skipped":"works"}const S=o=>L(o)==="fails",k=({visit:o})=>o.attempt.discovery.
kind==="skipped",j=["host-not-checked",...m.H4],C=({visit:{attempt:o}})=>o.discovery.kind==="skipped"&&j.includes(o.discovery.problem.code),y=o=>P.flatMap(l=>o.
filter(t=>L(t)===l));function A(o){const l=new Set(o.map(({worst:t})=>t));return l.has("error")?"fails":l.has("warning")?"warns":o.some(M)?"skipped":"works"}function $(o,l){
const t=Object.groupBy(o,u=>A(l(u))),{fails:r=[],warns:h=[],skipped:s=[],works:d=[]}=t;return[r,h,s,d]}const M=({chosen:o,isDirect:l,isUnchecked:t})=>t===!0||!l&&
Object.keys(o).length===0,_=o=>f.oC.find(l=>o.some(t=>t.severity===l))??null;function n({findings:o}){const l=_(o);return l==="notice"?[]:o.filter(({severity:t})=>t===
l)}const a=({severity:o},{failOn:l})=>o==="error"||(0,g.k2)(o,l),i=({severity:o})=>o!=="notice";function c({passed:o,hosts:l,findings:t}){return o?t.some(i)?"wa\
rns":l.length===0?"skipped":"works":"fails"}}),4120:((ce,G,e)=>{e.d(G,{H8:()=>L,Iu:()=>P,QI:()=>C,QN:()=>n,SY:()=>S,dy:()=>R,kJ:()=>y,nO:()=>a,od:()=>j,tY:()=>A,
u8:()=>M});var m=e(9432),g=e(9615),f=e(8032);const R="new in this pull request",P=i=>i.replace(/^./u,c=>c.toUpperCase()),L=i=>g.oC.flatMap(c=>{const{length:o}=i.
filter(l=>l.severity===c);return o===0?[]:[(0,m.px)(o,c)]}).join(", "),S=i=>f.zK.every(c=>i.includes(c))?"all clients":k(i).join(", "),k=i=>i.map(c=>f.bB[c]);function j(i,c){
const o=c.filter(l=>i.includes(l));return i.length===0||o.length===c.length?"":k(o).join(", ")||"no client in use"}const C=({clients:i,versions:c})=>i.map(o=>[f.
bB[o],c[o]].join(" ").trim()).join(" and ");function y(i){return i<999.5?`${Math.round(i)} ms`:i<59950?`${(i/1e3).toFixed(1)} s`:`${(i/6e4).toFixed(1)} min`}function A(i){
return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}const $=36e5;function M(i,c){const o=(Date.parse(c)-Date.parse(i))/$;if(o>=
48)return`${_(o/24)} days`;if(o>=1)return`${_(o)} h`;const l=Math.floor(o*60);return l>=1?`${l} min`:"less than a minute"}const _=i=>Math.floor(i*10)/10,n=i=>`${i.
slice(0,16).replace("T"," ")} UTC`;function a(i,c){const o=(Date.parse(i)-Date.parse(c))/(24*$);if(Number.isNaN(o))return i;const l=Math.floor(Math.abs(o)),t=l===
0?"less than a day":(0,m.px)(l,"day");return`${i.slice(0,10)} (${o<0?`${t} ago`:`in ${t}`})`}}),8884:((ce,G,e)=>{e.d(G,{CN:()=>i,Dx:()=>$,GH:()=>j,Ky:()=>R,TD:()=>P,
YC:()=>_,eb:()=>S,f5:()=>M,ju:()=>a,lp:()=>A,mj:()=>C,oN:()=>y,tN:()=>n});var m=e(9432),g=e(2170),f=e(9119);function R(t,r){const{places:h,noun:s}=P(t);return(0,m.
K4)(h,r,f.eo,d=>(0,m.px)(d,`more ${s}`))}function P(t){const r=o(t),h=(0,f.t6)(r,d=>c(d)?(0,f._M)(d.file)??d:d),s=L(h).length>1;return{places:s?h:r,noun:s?"repo\
sitory":"place"}}const L=t=>t.filter(c).filter(({file:r})=>(0,f._M)(r)!==null),S=t=>(0,f.t6)(L(k(t)),({file:r})=>(0,f._M)(r)),k=t=>[...new Set(t.map(({places:r})=>r))].
flat(),j=(t,r,h)=>`${t===r?"all":`${t} of`} ${r} ${h}`;function C(t,r){const{length:h}=r>1?S(t):[];return h>1?j(h,r,"repositories"):""}function y(t,r){const h=new Set(
t.flatMap(({file:u})=>(0,f._M)(u)??[])).size>1,s=u=>(h?(0,f._M)(u.file):null)??l(u),d=new Set(r.map(s));return t.filter(u=>!d.has(s(u)))}function A(t,r){const h=$(
[t]);return R(y(h,h.slice(0,1)),r)}const $=t=>o(k(t).filter(c)),M=t=>[...new Set(k(t).filter(r=>typeof r=="string"))];function _(t){const r=t.hosts.flatMap(({requirements:s})=>s),
h=[...t.findings,...t.roots.flatMap(({rows:s})=>s)];return[...new Set([...r.map(({because:s})=>s),...h.map(s=>s.places)])]}const n=t=>t.values().map(g.Xd).find(
r=>r!==null)??null,a=({services:[t,...r]})=>r.length===0?t??null:null,i=t=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(t)&&(0,f._M)(t)===null,c=t=>typeof t!="\
string",o=t=>(0,f.t6)(t,r=>c(r)?l(r):r),l=({file:t,line:r,inside:h})=>`${r}:${t}${h===void 0?"":`
${(0,f.kn)(h)}`}`}),6097:((ce,G,e)=>{e.d(G,{$N:()=>A,LG:()=>c,QA:()=>v,fX:()=>_,h$:()=>O,j6:()=>p,q9:()=>s,rc:()=>d});var m=e(2886),g=e(2172),f=e(9432),R=e(2170),
P=e(9119),L=e(255),S=e(3096),k=e(5106),j=e(5102),C=e(4120),y=e(8884);function A(E,{repositories:{length:D}}){const{hosts:b,files:F,findings:Q,passed:se,stopped:ee}=E,
ne=i(E,D),re=F.filter(({problem:B})=>ne===null||!M.test(B.code)),z=re.filter(B=>!$(B)),q=(0,j.hm)(z)==="error"&&!b.some(j.DI),oe=ne===null&&D>0?` in ${(0,f.px)(
D,"repository")}`:"",ue=[z.length<re.length?[`nothing to check${oe}`]:n(E,oe),a(z)],U=[ne??[],q?ue.toReversed():ue].flat(2).join(", "),K=(0,j.hm)(Q)==="error";if(ee.
length>0){const B=(0,f.pk)(ee);return K||b.some(j.b)?`${U} (${B})`:`${B}; ${U}`}return se&&K?`${U} (the check passes: fail-on is never)`:se||K?U:`${U} (the chec\
k fails: fail-on is warning)`}const $=({problem:E,severity:D})=>E.code==="nothing-to-check"&&D==="error",M=/^(?:module|provider|version|package|constraint|lock)-/,
_="not allowed";function n({hosts:E,roots:D},b){const F=E.length;if(F===0){const W=D.flatMap(({rows:w})=>w.filter(({isDirect:x})=>x)),H=new Set(W.flatMap(w=>(0,j.
Rm)(w)?[]:w.source)).size;return[...H===0?[]:[`${(0,f.px)(H,"module")} read`],`no registry hosts to check${b}`]}const{skipped:Q=[],checked:se=[]}=Object.groupBy(
E,W=>(0,j.JR)(W)?"skipped":"checked"),{fails:ee,unchecked:ne,works:re}=j.nx,z=(W,H)=>H.length===0?[]:[{words:W,count:H.length}],q=[...z(ee,se.filter(j.DI)),...z(
_,Q.filter(j.DI)),...z(ne,Q.filter(j.b))],oe=[...z(re,se),...z(j.nx.skipped,Q)],[le,...ie]=q.length>0?q:oe,ue=se.filter(W=>(0,j.sG)(W)==="warns").length,U=F===1?
"":`${ue} ${q.length>0?"more ":""}`,B=le?.words===_||le?.words===ne?le.count===1?"is ":"are ":"";return[`${F===1?"1 registry host":(0,y.GH)(le?.count??0,F,"regi\
stry hosts")}${b} ${B}${le?.words}`,...ie.map(({count:W,words:H})=>`${W} ${H}`),...ue===0?[]:[`${U}with warnings`]]}function a(E){const D=(0,j.hm)(E);if(D===null||
D==="notice")return[];const b=E.filter(({severity:ne})=>ne===D),F=(0,y.eb)(b).length,Q=new Set((0,y.Dx)(b).map(({file:ne})=>ne)).size,se=F>0?`files of ${(0,f.px)(
F,"repository")}`:(0,f.px)(Q,"file"),ee=b.some(ne=>(0,R.Xd)(ne)===null);return[...Q>0?[`${D}s in ${se}`]:[],...ee?[`${D}s in settings or credentials`]:[]]}function i({
roots:E,findings:D},b){const F=E.filter(({directory:oe})=>oe!==g.cd.file),[Q]=(0,j.Yn)(F,({rows:oe})=>oe),se=({directory:oe})=>oe,ee=new Set([...Q.map(se),...l(
D)]);if(ee.size===0)return null;const ne=new Set([...F.map(se),...ee]).size,re=new Set(Array.from(ee,P._M)).size,z=ne<2?"":` in ${(0,y.GH)(ee.size,ne,"root modu\
les")}`,q=b<2?"":` (${(0,y.GH)(re,b,"repositories")})`;return`init fails${z}${q}`}function c(E,{repositories:D}){const b=E.files.filter(({severity:F})=>F==="err\
or");return i(E,D.length)??a(b)[0]??null}const o=({problem:E,severity:D})=>E.code==="cloud-token"&&D==="error",l=E=>(0,y.Dx)(E.filter(o)).map(({file:D})=>{const{
path:b}=(0,P.bH)(D);return`${D.slice(0,D.length-b.length)}${(0,S.jt)(b)||"."}`}),t=50,r=3,h=2;function s(E){const{shown:D,more:b}=(0,f.zN)(E,t);return b===0?D:[
...D,`and ${(0,f.px)(b,"more remark")}`]}function d(E){const D=(0,y.YC)(E).some(({length:ne})=>ne===P.WD),b=E.files.filter(({exclude:ne,severity:re})=>ne&&re!==
"notice"),F=[...new Set(b.flatMap(({exclude:ne})=>ne??[]))],Q=(0,y.eb)(b).length>0?" where their files are read":"",se=`${(0,f.px)(b.length,"finding")} in tests\
, examples or templates, where errors are warnings`,ee=`to skip such files, set \`exclude\`${Q}: ${(0,f.K4)(F,r,f.dh)}`;return[...D?[`lists of places end after ${P.
WD} places`]:[],...b.length>0?[`${se}; ${ee}`]:[]]}const u="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function v({findings:E},D){
const b=u.flatMap(Q=>{const se=D[Q]||Q.endsWith("Y")&&D[Q.toLowerCase()];return se?`${Q} (${(0,f.dh)(se.slice(se.lastIndexOf("@")+1))})`:[]});return E.some(Q=>Q.
problem.obstacle||(0,m.zv)(Q))&&b.length>0?[`connections used ${b.join(", ")}`]:[]}function I({hosts:E},D){const{scan:b,repositories:F}=D,{length:Q}=E.filter(({
requirements:re})=>re.some(({because:z})=>z.some(q=>typeof q!="string"))),se=`${(0,f.px)(b.usages,"usage")} of ${(0,f.px)(Q,"registry host")}`,ee=Q===0?"no regi\
stry host is used":se;return F.length>0?`${ee} in ${(0,f.px)(F.length,"repository")}`:b.files===0?b.durationMs===0?null:"found no Terraform or OpenTofu files":`\
scanned ${`${(0,f.px)(b.files,"file")} (${(0,C.tY)(b.bytes)})`} in ${(0,C.kJ)(b.durationMs)}: ${ee}`}function p(E,D){const{hosts:b}=E,{depth:F,repositories:Q}=D,
se=Q.length===0;if(F==="versions"||F==="packages")return se?T(E):[];const ee=b.filter(z=>["works","warns"].includes((0,j.sG)(z))&&z.requirements.some(({service:q,
because:oe})=>(q===k.e$||q===k.xq)&&oe.some(ie=>typeof ie!="string")));return F!=="discovery"||ee.length===0?[]:[`not checked at ${(0,f.K4)(ee,h,({visit:z})=>(0,L.
nx)(z.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function T({roots:E}){return E.filter(
({directory:b})=>b!==g.cd.file).some(({rows:b})=>b.some(({kind:F})=>F==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function O(E,D){const{dialect:b,durationMs:F,scan:Q,remarks:se}=D,{findings:ee,ignored:ne}=E,re=(0,C.H8)(ee)||"no findings",z=ne>0?`${re}, ${ne} i\
gnored`:re,oe=E.hosts.length===0&&Q.files===0?"":` for ${(0,C.QI)(b)} (${b.why})`,le=I(E,D);return[`${z}; checked in ${(0,C.kJ)(F)}${oe}`,...le===null?[]:[le],...se]}}),
8294:((ce,G,e)=>{e.d(G,{$U:()=>c,Eu:()=>M,QU:()=>A,To:()=>l,bI:()=>t,fj:()=>n,iX:()=>r,tK:()=>a,z2:()=>o});var m=e(8032),g=e(255),f=e(1780),R=e(7057),P=e(9432),
L=e(9615),S=e(4481);const k="write the token into the file, or remove its block",j="store the token in the helper, which must print {} for a host without one",C={
terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an\
 empty string"},y=(u,{source:v},I,p)=>(0,L.CC)(u,{message:(0,f.xI)`the token from ${(0,f.LA)(v)} ${I}`,flaw:I,...p}),A=u=>y("credentials-empty",u,"is empty",{help:(0,L.
Lw)(u.isInFile?k:(0,S.zT)(u.source)?j:C)}),$={length:["is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line brea\
k or another control character, which no client can send","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the c\
lients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the q\
uotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the white space around it"],"inner white\
 space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","co\
py the token again: a hyphen or quotation mark may have been replaced"]};function M({slip:u,...v}){const[I,p]=$[u];return y("credentials-malformed",v,I,{help:p,
...u!=="control character"&&u!=="length"&&{severity:"warning"}})}const _=`has fewer than ${R.Il} characters and is not redacted where a server repeats it`,n=u=>y(
"credentials-short",u,_,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),a=u=>(0,L.CC)("credentials-differ",{message:(0,f.
xI)`for host ${(0,f.SP)(u.host)}, ${i(u.first)} and ${i(u.other)}`,help:(0,f.xI)`set the token for both clients in ${(0,f.LA)((0,g.fK)(u.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
i=({client:u,source:v})=>v===null?`${m.bB[u]} finds no token`:(0,f.xI)`${m.bB[u]} uses the token from ${(0,f.LA)(v)}`,c=({host:u,service:v,...I})=>(0,S.ti)("cre\
dentials-missing",(0,f.xI)`host ${(0,f.SP)(u)} requires a token${v===null?"":` for ${v}`}`,(0,S.nP)(u),I),o=u=>(0,L.CC)("credentials-near-miss",{message:(0,f.xI)`${(0,f.
LA)(u.variable)} seems to be meant for host ${(0,f.SP)(u.host)}, but ${u.why}`,help:(0,f.xI)`rename it: ${(0,S.yN)(u.write)}`}),l=({host:u,other:v,source:I,service:p,
isSent:T,isNotice:O})=>(0,L.CC)("credentials-other-host",{message:(0,f.xI)`the clients do not send the token for ${(0,f.KT)(v)} from ${(0,f.LA)(I)} ${p===null?"\
after the redirect of":`to ${p} of host`} ${(0,f.KT)(u)}: they send ${T?(0,f.xI)`the token of ${(0,f.KT)(u)}`:"none"}`,help:p===null?(0,f.xI)`make the discovery document of ${(0,f.
KT)(u)} public, or serve it at ${(0,f.KT)(u)} itself`:(0,f.xI)`set the token for ${(0,f.KT)(u)}, and the clients send it to ${(0,f.KT)(v)}`,...O&&{severity:"not\
ice",affects:[]}}),t=({host:u})=>(0,L.CC)("credentials-unused",{message:(0,f.xI)`the tokens input has a token for host ${(0,f.SP)(u)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function r(u){const{host:v,token:I,source:p,challenge:T,contentType:O,...E}=u,b=I==="n\
one"&&T===null&&!O?.includes("json")&&E.status===403&&(0,P.VW)(v)===null,F=(0,f.xI)`rejected the token from ${(0,f.LA)(p??"")}`,se=b?"may not be a registry":I===
"sent"?F:"requires authentication credentials",ee=T===null?"":`, and asks for ${T} authentication`,ne=!b&&E.url===`https://${v}/.well-known/terraform.json`;return(0,L.
CC)("document-unauthorized",{message:(0,f.xI)`host ${(0,f.KT)(v)} ${se}: ${(0,P._r)(E,ne)}${ee}`,help:(0,P.NM)({...E,asked:v},b?s:d(u)),isUnsent:(0,S.wt)(u)})}const h="\
make the discovery document public",s={operator:`${h}, or return 404 if the host has no services`,user:(0,P.Wt)([])};function d({host:u,token:v,source:I,status:p,
challenge:T}){const O=(0,P.qZ)(u);if(T!==null){const E=`exempt /.well-known/terraform.json from ${T} authentication`,D=(0,f.xI)`ask the operator of ${(0,f.KT)(u)} to ${E}`;
return{operator:E,user:D,guest:O,note:"the clients send Bearer tokens only, so no token helps"}}switch(v){case"sent":{const E=p===403?"may read this host":"is c\
omplete and for this host",D=(0,f.xI)`check that the token ${E}, or ${(0,S.qV)(I??"",u)}`;return p===403?{...(0,L.Lw)(D),guest:O}:(0,L.Lw)(D)}case"none":return{
operator:(0,S.nP)(u,`, or ${h}`),besides:h,user:(0,S.nP)(u),guest:O};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,f.xI)`configure ${(0,f.KT)(u)} to respond itself, or ${h}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ce,G,e)=>{e.d(G,{Er:()=>a,P0:()=>M,P6:()=>k,Qs:()=>$,T0:()=>L,U2:()=>n,
e4:()=>i});var m=e(1780),g=e(9432),f=e(9176),R=e(9615);const P={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},L=({host:c,why:o})=>(0,R.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(c)} ${P[o]}`,help:o==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:P[o].replace(/.*: /,"")}}),S={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function k({host:c,error:o}){if(typeof o==
"object"&&"proxy"in o)return(0,R.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(c)} is unreachable: ${o.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,g.dh)(o.proxy),help:f.TG}});const l=typeof o=="string"?S[o]:`is unreach\
able (${o.code})`,t="check that the host is up",r="check that a firewall or proxy lets this machine connect to it";return(0,R.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(c)} ${l}`,operator:`${t}, and ${r}`,besides:t,user:r,guest:`${r}; otherwise ${(0,g.B9)(c)}`,obstacle:{verb:"cannot connect to",what:l.replace("is\
 unreachable: ","")}})}const j={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},C="serve the document\
 as a static file",y=({asks:c})=>c==="document"?C:"find out what the server waits for, such as its storage",A=c=>c.map(({name:o,attemptMs:l,retries:t})=>{const r=Number.
isFinite(l)?(0,g.YA)(l):"without a limit",h=t===0?"":` in each of ${t+1} attempts`,s=o.includes(" and ")?"wait":"waits";return`${o} ${s} ${r}${h}`}).join(", ");
function $(c){if(c.phase==="complete")return(0,R.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} took ${(0,g.YA)(c.tookMs)} to return its discovery document; ${A(
c.releases)}`,operator:C,affects:[...new Set(c.releases.map(({client:h})=>h))]});const{verb:o,failed:l,help:t}=j[c.phase],r=c.limitMs===null?"in time":`within ${(0,g.
YA)(c.limitMs)}`;return(0,R.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(c.host)} ${l} ${r}`,help:t||{operator:y(c),guest:(0,g.B9)(c.host)},...o&&{obstacle:{
verb:o,what:l.replace(/.*: /,"")}}})}const M=({host:c,error:o})=>(0,R.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(c)} is not valid HTTP (${o})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),_={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function n({host:c,phase:o,
tookMs:l,limitMs:t,...r}){const h=`(limit ${(0,g.YA)(t)}); ${_[o.name]} took ${(0,g.YA)(o.ms)}`;return"url"in r?(0,R.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
r.url)} took ${(0,g.YA)(l)} to answer ${h}`,operator:y({asks:"answer"})}):(0,R.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(c)} took ${(0,g.YA)(l)} to return its discovery document ${h}`,
operator:C,note:A(r.releases)})}const a=({host:c,attempts:o,failure:l,releases:t})=>(0,R.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(c)} succeeded at attempt ${o}; the first attempt failed: ${l}`,
operator:"find out why the host fails intermittently",note:t.length===0?"init succeeded, because the CLI retries discovery":`init with ${t.map(({name:r})=>r).join(
" and ")} would have failed`});function i(c,o){const[{verb:l,help:t=f._$[l]}]=o,[r="",...h]=c,s=h.length===0?(0,m.KT)(r):`any of ${c.length} hosts`,d=h.length===
0&&l==="cannot connect to";return(0,R.CC)("machine-network",{message:(0,m.xI)`this machine ${l} ${s}: ${(0,g.K4)([...new Set(o.map(({what:u})=>u))],3)}`,help:d?
`${t}; otherwise ${(0,g.B9)(r)}`:t})}}),9176:((ce,G,e)=>{e.d(G,{M8:()=>R,TG:()=>m,_$:()=>f});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",g="if this network has a proxy, set H\
TTPS_PROXY",f={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${g}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${g}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function R(P,{page:L,url:S,asked:k}){const j=URL.parse(S)?.host,C=j===k,y=C&&P.code==="document-st\
atus";if(L===null||L.kind==="other"||y)return P;const A=`a ${L.kind} page${C?"":` at ${j}`} ("${L.title}") answers`;return{...P,obstacle:{verb:"does not reach",
what:A,isCommon:C}}}}),1098:((ce,G,e)=>{e.d(G,{Dr:()=>$,EK:()=>C,Fu:()=>_,dF:()=>M,vs:()=>S,y7:()=>j});var m=e(255),g=e(1780),f=e(5106),R=e(9432),P=e(9615),L=e(
4481);function S({host:n,service:a,...i}){const c=a===f.OZ?"the cloud block":"the remote backend",o=(0,L.nP)(n),l=(0,m.pk)(n)===n?(0,g.xI)`run \`terraform login ${(0,g.
KT)(n)}\` or \`tofu login ${(0,g.KT)(n)}\`, or `:"",t={...o,terminal:(0,g.xI)`${l}${o.terminal}`},r=(0,g.xI)`${c} requires a token for ${(0,g.SP)(n)}`;return(0,L.
ti)("cloud-token",r,t,i)}const k={organization:"`organization`",workspaces:"`name` in `workspaces`"};function j({block:n,lacks:a,isOpen:i}){const c=n==="cloud b\
lock"?`set ${a.map(o=>f.uW[o]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,P.CC)("cloud-incomplete",{severity:i?"notic\
e":"error",message:`the ${n} has no ${a.map(o=>k[o]).join(" and no ")}`,help:i?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${c}, also for this check`})}const C=({url:n,version:a})=>(0,P.CC)("cloud-version",{message:(0,g.xI)`${(0,g.KT)(n)} returned ${a===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,R.dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),y=n=>"why"in n?(0,g.xI)`the response of ${(0,g.KT)(n.url)} ${(0,R.
dh)(n.why)}`:(0,R._r)({...n,page:null}),A=(n,a,i)=>"status"in n&&[401,403,404].includes(n.status)?i:{operator:(0,g.xI)`check the logs of ${(0,g.KT)(a)}, and that the URL of the service is that of its API`},
$=({host:n,organization:a,source:i,...c})=>(0,P.CC)("cloud-organization",{message:(0,g.xI)`the organization ${a} at ${(0,g.KT)(n)} cannot be read: ${y(c)}`,help:A(
c,n,(0,g.xI)`check the name of the organization, and that the token from ${(0,g.LA)(i)} is valid and belongs to a member`)}),M=n=>(0,P.CC)("cloud-workspace",{message:(0,g.
xI)`the workspace ${n.workspace} of ${n.organization} at ${(0,g.KT)(n.host)} cannot be read: ${y(n)}`,help:A(n,n.host,"check that the token may read the workspa\
ce")}),_=({host:n,organization:a,workspace:i})=>(0,P.CC)("cloud-workspace-missing",{message:(0,g.xI)`${a} at ${(0,g.KT)(n)} has no workspace ${i} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ce,G,e)=>{e.d(G,{AO:()=>y,U7:()=>C,n3:()=>A,nD:()=>_,ro:()=>M,sC:()=>j,
wp:()=>k});var m=e(1780),g=e(2432),f=e(9432),R=e(9615);const P=({file:a,line:i})=>`${(0,f.dh)(a)}:${i}`,L={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function S(a){if(a.host===""){const[r]=L["use"in a?a.use:"download"];return[`the host of this ${r} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const i=(0,m.xI)`${(0,m.KT)(a.host)}, which is not in \`allowed-hosts\``;
if("service"in a)return[(0,m.xI)`${a.service} of ${(0,m.KT)(a.registry)} is on ${i}`,"use another registry"];if("package"in a)return[(0,m.xI)`the package of ${a.
package} is downloaded from ${i} and was not contacted`,"use another module or provider"];if("use"in a){const[,r,h]=L[a.use];return[(0,m.xI)`${r} ${i}`,h]}const c=(0,m.
xI)`host ${(0,m.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in a))return[c,"use an allowed registry"];const{place:o,clients:l}=a.
implied,t=`${P(o)} names no host, and this is the default of ${(0,f.eZ)(l)}`;return[(0,m.xI)`${c}; ${t}`,"name an allowed registry there"]}function k(a){const[i,
c]=S(a),o=a.host===""?c:(0,m.xI)`${c}, or add ${(0,m.KT)(a.host)} to \`allowed-hosts\``;return(0,R.CC)("host-not-allowed",{message:i,help:o})}const j=a=>(0,R.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,f.px)(a.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),C=({host:a})=>(0,R.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(a)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),y=({host:a,address:i,asks:c})=>i==="metadata"?(0,R.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
a)} is the address of ${/^(?:kubernetes|openshift)\b/.test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,R.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${c==="document"?"redirects":"leads"} to ${(0,m.
KT)(a)}, which has a ${i} address and was not contacted`,help:`if ${c==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
A=({host:a,thrown:i})=>(0,R.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked completely, because of a bug in tf-disco ${g.xv}: ${$(i)}`,
help:(0,m.xI)`please report this text at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(a)}\` to \`ignore\``});function $(a){if(!(a instanceof
Error))return(0,f.dh)(String(a));const i=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,f.dh)(String(a))+(i===void 0?"":` (${i})`)}const M=({host:a})=>(0,R.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function _({host:a,stopped:i,
isBegun:c,unchecked:o,total:l}){const t=c?" completely: its visit was under way when":":";return(0,R.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(a)} was not checked${t} ${(0,f.
Cw)(i)}, with ${o} of ${l} hosts not checked`,help:n[i.kind]})}const n={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ce,G,e)=>{e.d(G,{$w:()=>C,nP:()=>y,pt:()=>j,qV:()=>$,ro:()=>L,ti:()=>n,to:()=>a,uK:()=>S,wt:()=>k,yN:()=>M,zT:()=>A});var m=e(
8032),g=e(255),f=e(1780),R=e(9432),P=e(9615);const L="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",S={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},k=({token:i})=>i==="dropped"||i==="withheld";function j({
host:i,token:c,source:o},l){const t=l===null?"sent":(0,f.xI)`sent to ${(0,f.KT)(l)}`,r=(0,f.xI)`the token for ${(0,f.KT)(i)} from ${(0,f.LA)(o??"")} was`;switch(c){case"\
none":return(0,f.xI)`no token was found for ${(0,f.KT)(i)}`;case"sent":return(0,f.xI)`${r} ${t}`;case"dropped":return(0,f.xI)`${r} not ${t}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,f.xI)`${r} not ${t}, because the URL is not https; the CLIs do send it`}}function C({host:i,token:c},o,l,t){const r=(0,m.n3)(i)?(0,R.qZ)(i):void 0;
switch(c){case"none":return{...(0,P.Lw)(y(i)),guest:r};case"sent":return(0,P.Lw)(t);case"dropped":return{operator:(0,f.xI)`serve ${o} without the redirect to ${l===
null?"another host":(0,f.KT)(l)}`};case"withheld":return{operator:`serve ${o} at an https URL`}}}function y(i,c="",o=""){const l=(0,g.Fq)((0,f.pj)((0,f.FS)((0,f.
KT)(i)))),[t]=l.ok?(0,g.fK)(l.value):[],r="${{ secrets.REGISTRY_TOKEN }}",h=(0,f.xI)`run \`terraform login ${(0,f.KT)(i)}\``;return{terminal:(0,f.xI)`${o}${t===
void 0?h:M(t)}${c}`,workflow:(0,f.xI)`${o}add the line "${(0,f.KT)(i)}=${r}" to the tokens input${t===void 0?"":(0,f.xI)`, or "${(0,f.LA)(t)}: ${r}" to env`}${c}`}}
const A=i=>i.startsWith("credentials helper ");function $(i,c){const l=A(i)||/credentials\.tfrc\.json:\d+$/.test(i)?(0,f.xI)` (run \`terraform logout ${(0,f.KT)(
c)}\` before \`terraform login\`)`:"";return(0,f.xI)`store a new one in ${(0,f.LA)(i)}${l}`}const M=i=>/^\w+$/.test(i)?(0,f.xI)`export ${(0,f.LA)(i)}=…`:(0,f.
xI)`env '${(0,f.LA)(i)}=…' terraform init`;function _({isFork:i,searched:c,notRead:o}){if(i)return"secrets are withheld from pull requests of forks";const[l,t]=[
c,o].map(h=>(0,f.XT)(h,h.length,f.LA)),r=o.length===0?"":(0,f.xI)`; not read: ${t??""}`;return(0,f.xI)`no token was found (searched: ${l??""}${r})`}function n(i,c,o,l){
const t=(0,f.xI)`${c}, and ${_(l)}`;return l.isFork?(0,P.CC)(i,{message:t,help:L,severity:"notice"}):(0,P.CC)(i,{message:t,help:(0,P.Lw)(o)})}function a(i,c,o=""){
const{message:l,unexplained:t=l}=i;if("code"in c){const{flaw:h,help:s="",cures:d=(0,P.Lw)(s)}=c,u=h!==void 0&&(0,f.pj)(l).includes(`from ${o}`);return{...i,message:(0,f.
xI)`${l}; ${u?`it ${h}`:c.message}`,cures:d}}const r=c.isFork?{cures:(0,P.Lw)(L)}:{};return{...i,message:(0,f.xI)`${t}; ${_(c)}`,...r}}}),9029:((ce,G,e)=>{e.d(G,
{jK:()=>n,op:()=>i,yY:()=>a});var m=e(3024),g=e(5168),f=e(9968),R=e(2801),P=e(2170),L=e(8032),S=e(255),k=e(9897),j=e(5106),C=e(3298);let y=function(...r){return{
unmanagedBy:y}=e.late([6542,1264],1264),new.target?new y(...r):y(...r)},A=function(...r){return{withoutInstalled:A}=e.late([6542,1264],1264),new.target?new A(...r):
A(...r)},$=function(...r){return{thisMachine:$}=e.late([5830],9837),new.target?new $(...r):$(...r)},M=function(...r){return{mergeMistakes:M}=e.late([5830],9837),
new.target?new M(...r):M(...r)},_=function(...r){return{readCliConfig:_}=e.late([5830],9837),new.target?new _(...r):_(...r)};function n(r,h,s,{environment:d,directory:u},v=null,I=[]){
const p=r.every(({needs:q})=>q.length===0);if(h.depth!=="init"&&h.hostnames.length===0&&p)return{usages:r,remarks:[],findings:[],configs:[],releases:s.releases};
const T=i(h.cliConfig,s.clients,d,u),O=(0,L.$l)("oci",s.versions),E=T.map(q=>({...c(q,u,h),...!O&&{hasOciMirrors:O}})),D=s.releases.map(q=>{const oe=E.find(({client:le})=>le===
q.client);return{...q,attemptMs:oe?.requestTimeoutMs??q.attemptMs}}),{upgrade:b,depth:F}=h,Q=F!=="discovery",{platform:se}=$(d),ee={root:u,plugins:v,roots:I,dialect:s,
platform:se,upgrade:b,asksMirrors:Q},re=r.some(({needs:q})=>q.some(({service:oe})=>oe===j.xq))?A(r,E,ee):{usages:r,remarks:[],findings:[]},z=[...E.flatMap(q=>q.
findings),...re.findings];return{...re,findings:M(z),configs:E,releases:D}}const a=({cliConfig:r},{releases:h},s)=>(0,C.O)(d=>y(_(d,$(s),r),h));function i(r,h,s,d=null){
const u=$(s);return h.map(v=>_(v,u,r,d))}function c(r,h,s){if(s.allowedHosts.length===0)return r;const d=o(h),u=r.files.filter(({path:b})=>(0,f.UO)(o(b),d)),v=new Set(
u.map(({shown:b})=>b)),I=(0,g.Ol)(r).installation?.methods??[],p=r.forced.flatMap(({place:b,services:F})=>F.map(({value:Q})=>({place:b,host:typeof Q=="string"?t(
Q):null}))),T=[...I.flatMap(l),...p].filter(({place:b,host:F})=>F!==null&&v.has(b.file)&&!(0,S.ev)(F,s)),O=T.map(({place:b,host:F})=>{const Q=(0,R.wp)({host:(0,S.
nx)(F??""),use:"configuration"});return(0,P.kH)(Q,{places:[b],clients:[r.client]})}),E=new Set(T.map(({place:b})=>b)),D=r.forced.filter(({place:b})=>!E.has(b));
return{...r,forced:D,findings:[...r.findings,...O]}}const o=r=>(0,f.N0)(()=>(0,m.realpathSync)(r),r);function l(r){const{kind:h,place:s}=r;return h==="network"?
[{place:s,host:(0,S.Pm)(r.url)}]:h!=="local"||r.path!==null?[]:[{place:s,host:(0,S.yo)(`https://${r.shown}`)??k.IZ}]}const t=r=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
r)?(0,S.yo)(r.replace(/^\/\//,"https://"))??k.IZ:null}),5306:((ce,G,e)=>{e.d(G,{o0:()=>Q,SQ:()=>F});var m=e(3916),g=e(9373),f=e(5324),R=e(6889),P=e(7960),L=e(3114),
S=e(1011),k=e(742),j=e(4756),C=e(2170),y=e(9119),A=e(8032),$=e(3096),M=e(3298),_=e(4515),n=e(3024),a=e(6760),i=e(9968),c=e(2172),o=e(9059),l=e(8339),t=e(2485),r=e(
5243),h=e(9897);const s=100;function d(z,q){const oe=p(q),le=z.flatMap(U=>{const{kind:K,version:B,directories:N,isOverridden:W,replacedFor:H}=U,J=/^(module|test_module|terragrunt_source)$/.
test(K),w=B!==void 0||N!==void 0&&!q.isStrict;if(!J||W||w)return[];const Y=U.clients.filter(V=>!H?.includes(V)).flatMap(V=>{const Z=oe(U,V);return Z===null?[]:{
client:V,reason:Z}}),[X]=Y;return X===void 0?[]:{usage:U,reason:X.reason,clients:Y.map(({client:V})=>V)}}),ie=(0,M.O)(()=>O(q));return[...Map.groupBy(le,({reason:U})=>U.
paths.at(-1)??"")].slice(0,s).flatMap(([U,K])=>{const B=(0,M.O)(({why:W,paths:H})=>W==="outside"||W==="skipped"?(0,j.a3)({what:W,path:U}):(0,l.Iz)({path:U,maker:W===
"created"?"`init`":ie()(H)})),N=(0,t.Kc)(U);return K.map(({usage:{place:W},reason:H,clients:J})=>(0,C.kH)(B(H),{places:[W],clients:J,isPlaceholder:N}))})}const u={
throwIfNoEntry:!1},v=40,I=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function p({root:z,scan:q,units:oe,directories:le,isStrict:ie}){const{locate:ue,nameOf:U}=(0,f.
ET)({root:z,scan:q}),K=(0,M.O)(w=>(0,i.N0)(()=>(0,n.statSync)((0,a.join)(z,w),u)?.isDirectory()===!0,!1)),B=(0,M.O)(w=>N(w,w,0));function N(w,x,Y){if(Y>v)return{
why:"missing",paths:[x]};if(/^\.\.(\/|$)/.test(w)||K(w)){const he=ue(w)!==null;return he&&!ie?null:{why:he?"skipped":"outside",paths:[w]}}const V=w.split("/"),Z=V.
map((he,de)=>V.slice(0,de+1).join("/")),te=Z.findIndex(he=>!K(he)),fe=Z[te]??"",ae=(0,i.N0)(()=>W(fe),null);if(ae===null)return{why:"outside",paths:[w]};if(ae!==
fe){const he=(0,$.un)(ae,w.slice(fe.length+1)),de=N(he,x,Y+1);return de?.why==="outside"?{why:"outside",paths:[w]}:de}return I.test(w)?ie?{why:"created",paths:[
w]}:null:{why:"missing",paths:Z.slice(te)}}function W(w){const x=(0,a.join)(z,w),Y=(0,n.lstatSync)(x,u);if(Y===void 0||Y.isFile())return w;const[X,V]=[ue(""),ue(
(0,$.jt)(w))];if(!Y.isSymbolicLink()||X===null||V===null)return null;const Z=(0,i.$r)(x);return Z.kind==="error"&&Z.code==="ELOOP"?w:(0,f.sq)((0,a.relative)(X,(0,a.
resolve)(V,(0,n.readlinkSync)(x))))}const H=(0,M.O)(w=>{const x=oe.filter(X=>X.directory===w||X.module===w);return x.some(X=>X.unknown!==null||(0,g.LU)(X))?[]:[
w,...x.flatMap(S.CI)]}),J=Map.groupBy(oe.filter(({missing:w})=>w!==void 0),({unknown:w})=>w&&(0,y.df)(w));return(w,x)=>{const Y=w.kind==="terragrunt_source",X=Y?
J.get((0,y.df)(w.place)):void 0;if(X)return X.map(({missing:ae=""})=>B(ae)).find(Boolean)??null;const V=(0,$.jt)(w.place.file),Z=w.kind==="test_module"?[(0,$.RO)(
V)]:[],te=w.directories??[...Z,...H(V)],fe=(0,c.MZ)(w,x).flatMap(({source:ae,isOpen:he})=>{const de=he?w.evaluated?.[x]?.text??"":"";if(ae===null&&ie&&(0,r.Nj)(
de))return[{why:"skipped",paths:[de]}];const me=!ie&&/[$%]\{/.test(ae??"");if(ae===null||me)return[null];const _e=(0,h.qC)(ae);if(_e.length>0)return[_e.some(Me=>le.
has(U(Me)??".."))?null:{why:"outside",paths:[ae]}];if(!(0,r.Nj)(ae)||Y)return[null];const Ee=te.map(ge=>(0,$.un)(ge,ae)),pe=Ee.filter(ge=>!le.has(ge));return(w.
directories===void 0&&pe.length<Ee.length?[null]:pe.map(B)).filter(ge=>!w.directories||ge?.why!=="missing")});return fe.includes(null)?null:fe[0]??null}}const T=[
".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function O({root:z,exclude:q,toolFiles:oe}){const le=(0,f.ET)({root:z,scan:[]}),ie=(0,M.O)(B=>({
file:B,text:le.read(B)??""})),ue=(0,M.O)(()=>[...(0,o._X)({root:z,exclude:q},oe)]),U=[".git/config.worktree",".git/config"].find(B=>/sparsecheckout\s*=\s*true/i.
test(ie(B).text)),K=[...ie(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return B=>{if(U!==void 0)return U;const N=B.at(-1)??"";if(K.some(([,w])=>(0,$.
Gz)(N,"").startsWith(`${w}/`)))return".gitmodules";const W=N.split("/");return[...W.flatMap((w,x)=>T.map(Y=>ie((0,$.Gz)(W.slice(0,x).join("/"),Y)))),...ue()].find(
({text:w})=>B.some(x=>E(w,x)))?.file??null}}function E(z,q){const oe=q.split("/").toReversed(),[le=""]=oe;return!z.includes(le)&&!z.includes("*")?!1:(z.match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ie=>{const ue=ie.split("/").filter(U=>!/^\.*$/.test(U));return/^[\w-]+(\.[\w-]+)+$/.test(ue[0]??"")&&ue.length>2?ue.at(-1)?.replace(/\.git$/,"")===le:ue.
some((U,K)=>(U===le||/\w\*|\*\w/.test(U)&&(0,m.matchesGlob)(le,U))&&oe.slice(1,K+1).every((N,W)=>D(ue[K-W-1],N)))})}const D=(z="",q)=>z===q||/[$*{}]/.test(z);let b=function(...z){
return{readTools:b}=e.late([3276,6851,5009],8095),new.target?new b(...z):b(...z)};async function F(z,q){const{directory:oe,environment:le,stop:ie,progress:ue}=q,
U={root:oe,scan:z.scan,exclude:z.exclude},K=(0,k.cw)(U,le),B=await(0,_.nE)(K,ie,N=>ue({kind:"scan",files:N}));return ne(B,z,(0,f.ET)(U))}function Q({dialect:z,exclude:q,
scan:oe,allowedHosts:le},ie,{environment:ue,directory:U}){const K=(0,M.O)(()=>b({root:U,exclude:q},ie.toolFiles)),B=!!ue.TF_CLOUD_HOSTNAME,N=oe.length>0,W={setting:z,
scan:N?{...ie,tools:K,hasCloudHostname:B}:null},H=(0,R.L2)(W),{clients:J,versions:w}=H,x=(0,A.$l)("queries",w),Y=de=>x||!(0,L.xO)(de),X=(0,S.eI)((0,S.sw)(ie.usages,
J),(0,A.d3)(H)),V=(0,P.e)(X,w),Z=V.usages.filter(({place:de})=>Y(de.file)),te=le.length>0,ae=[...d(Z,{...ie,...{root:U,scan:oe,exclude:q,isStrict:te}}),...te?se(
ie):[]],he=Z.some(({workspace:de})=>de?.lacks)&&K().givesState;return{dialect:H,usedBy:()=>(0,R.rU)(H,W.scan),usages:he?Z.map(ee):Z,notes:[...[...(0,S.vH)(ie.notes,
J),...V.notes].filter(de=>Y((0,C.W7)(de))),...ae]}}function se(z){const{unselected:q,linked:oe,directories:le,units:ie,unread:ue,notes:U}=z,K=new Set(U.flatMap(
N=>(0,C.Xd)(N)?.file??[])),B=[...oe].filter(([,N])=>N===null||!le.has(N));return[...q.map(N=>(0,C.ht)(N,(0,j.a3)({what:"unselected"}))),...B.map(([N])=>(0,C.ht)(
N,(0,j.a3)({what:"linked"}))),...(0,y.jH)(ue).map(N=>(0,C.kH)((0,j.a3)({what:"generated"}),{places:[N]})),...ie.flatMap(({directory:N,module:W,unknown:H,missing:J})=>H===
null||W!==null||J!==void 0||K.has(H.file)?[]:(0,C.kH)((0,j.a3)({what:"skipped",path:N}),{places:[H]}))]}function ee(z){if(z.workspace?.lacks===void 0)return z;const{
organization:q,name:oe}=z.workspace;return{...z,workspace:{organization:q,name:oe}}}function ne(z,{roots:q,exclude:oe},le){const ie=new Set(z.links.values());if(ie.
size===0)return z;const[ue,U]=[(0,f.Ls)(q),(0,f.Ls)(oe)],K=A.Du.flatMap(x=>[...(0,g.Pv)(z,x).values()]),B=new Set(K.flatMap(g.s1)),N=new Set(z.units.map(({directory:x})=>x)),
W=(0,M.O)(x=>B.has(x)||N.has(x)||ue(x||".")?!1:le.list(x).map(X=>(0,$.Gz)(x,X)).every(X=>ie.has(X)||U(X)||!re(X))),H=x=>ie.has(x)&&re(x)&&W((0,$.jt)(x)),J=z.usages.
filter(({place:x})=>!H(x.file)),w=z.declared.filter(({place:x})=>!H(x.file));return{...z,usages:J,declared:w,notes:z.notes.filter(x=>!H((0,C.W7)(x)))}}function re(z){
const q=(0,L.L8)((0,m.basename)(z),new Set,(0,m.basename)((0,m.dirname)(z)));return q!==void 0&&q.class!=="terragrunt"}}),345:((ce,G,e)=>{e.d(G,{s:()=>C});var m=e(
3024),g=e(6760),f=e(9968),R=e(7811),P=e(9432),L=e(101),S=e(3152);let k=function(...n){return{X509Certificate:k}=process.getBuiltinModule("node:crypto"),new.target?
new k(...n):k(...n)};const j=4*1024*1024;function C(n,{environment:a,directory:i,wording:c=S.w7}){const{settings:o,mistakes:l}=(0,S.P$)(n,c),t=$(o.caFile,c),r=A(
a),h=[t,r].flatMap(D=>D.ok?[]:[D.why]),s=(0,f.N0)(()=>(0,m.statSync)(i).isDirectory(),!1),u=o.scan.filter(D=>!/[*?[\]{}]/.test(D)).flatMap(D=>y(D,i,c)??[]),v=`G\
ITHUB_WORKSPACE names ${(0,P.dh)(i)}, which is not a directory`,I=[...l,...h,...s?u:[v]];if(I.length>0||!t.ok||!r.ok)throw new S.GN(I);const{NODE_EXTRA_CA_CERTS:p,
SSL_CERT_FILE:T,SSL_CERT_DIR:O}=a,E={NODE_EXTRA_CA_CERTS:p,SSL_CERT_FILE:T,SSL_CERT_DIR:O};return{...o,authorities:t.value,certificateVariables:E,chooseProxy:r.
value}}function y(n,a,{missingPath:i,setting:c}){const o=(0,g.resolve)(a,n);return(0,m.existsSync)(o)?(0,f.N0)(()=>(0,m.accessSync)(o,m.constants.R_OK)===void 0,
!1)?null:`${c("scan")} names ${o}, which this user may not read`:i(n,a)}function A(n){try{return(0,R.Ju)((0,L.N)(n))}catch(a){if(a instanceof TypeError)return(0,R.
TR)(a.message);throw a}}function $(n,{setting:a}){if(n===null)return(0,R.Ju)(null);const i=(0,f.yR)(n,j),c=a("ca-file");if(!i.ok)return(0,R.TR)(`${c} "${n}" ${(0,P.
mP)(i.failure)}`);const o=_(i.text);return o.ok?o:(0,R.TR)(`${c} "${n}" ${o.why}`)}const M=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(n){
const a=n.match(M)??[];if(a.length===0)return(0,R.TR)("contains no certificate; expected PEM");try{for(const i of a)new k(i);return(0,R.Ju)(a.join(`
`))}catch(i){const c=i instanceof Error?i.message:i;return(0,R.TR)(`contains an invalid certificate: ${c}`)}}}),5440:((ce,G,e)=>{e.d(G,{Qm:()=>M,TU:()=>y,i4:()=>i,
pb:()=>a,zt:()=>j});var m=e(7811),g=e(8339),f=e(2485),R=e(2213),P=e(255),L=e(5243),S=e(9897),k=e(3846);const j={host:null,isHostImplied:!1,needed:null},C=p=>({host:p,
isHostImplied:!1,needed:(0,P.Rt)(p)?"state":p}),y=p=>({host:p,isHostImplied:!0,needed:p}),A=p=>({host:p,isHostImplied:!1,needed:null}),$=p=>p===null?j:{...j,directHost:p},
M=p=>({...j,problem:p}),_=(p,T)=>M((0,g.DA)({reason:"rejected",error:p,advice:T}));function n(p,T,O){return O===null?p:{...p,problem:(0,g.My)({text:T,host:p.host,
advice:O})}}const a={module:h,"test-module":(p,T,O)=>{const E=(0,L.vL)(p,T).kind==="remote";return T==="opentofu"||!E?h(p,T,O):M((0,g.DA)({reason:"remote-in-tes\
t",text:p}))},provider:d,"locked-provider":u,"stack-component":v,stack:(p,T)=>{const O=(0,L.A)(p);return O.ok&&!p.startsWith(".")?A(O.value.host):{...v(p,T),isHostImplied:!1,
needed:null}},"stack-output":p=>{const[T="",...O]=p.split("/");return O.length===3?r(T,A):M((0,g.DA)({reason:"stack",text:p}))},terragrunt:I,host:p=>r(p,C),url:p=>$(
(0,R.Ul)(p)),"host-part":p=>$((0,R.D8)(p)),"state-path":p=>$((0,R.Bm)(p))};function i(p,T,O){if(p==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(T)??[];return F!==
void 0?o(F,O):/^$|^t$|^tfr?$|^tfr:/.test(T)?void 0:l(T,O)}if(p==="url"&&/^postgres|=/i.test(T))return $(S.IZ);if(/^(url|host-part|state-path)$/.test(p))return l(
T,O);if(p!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(T))return l(T,O);const E=T.indexOf("/");if(E<0)return;const D=(0,L.
vL)(`${T.slice(0,E)}/a/b/c`,O);return D.kind!=="registry"?l(T,O):T.split("/").length<c?{...t(D),directHost:S.IZ}:t(D)}const c=4,o=(p,T)=>p===""?y((0,L.Vm)(T)):r(
p,C),l=(p,T)=>(0,L.Nj)(p)?j:$((0,S.uE)(p,T)),t=({host:p,hostImplied:T})=>T?y(p):C(p);function r(p,T){const O=(0,P.Pv)(p),E=(0,f.L6)(p);return O.ok?n(T(O.value),
p,E):M((0,g.k0)({text:p,error:O.why,advice:E}))}function h(p,T,O){if((0,L.Nj)(p)&&!O)return j;const E=(0,L.vL)(p,T),D=E.kind==="registry"?(0,m.Ju)(E):(0,L.rE)(p,
T);if(O&&!D.ok){const{why:se}=D,ee=/^https?:/i.test(p)?{kind:"invalid",error:se}:E,re=/^(?:git\+\w+|ssh):/i.test(p)?null:(0,f.NM)(p,ee,D),z=/^[a-z0-9]+::/i.test(
p)?"remote":E.kind;return re===null&&(z==="local"||z==="remote")?M((0,g.DA)({reason:`${z}-with-version`,text:p})):_(se,re)}const b=(0,f.NM)(p,E,D);if(D.ok)return n(
t(D.value),p,b);if(E.kind==="invalid"){const se=p.includes("://")?{directHost:S.IZ}:{};return{..._(E.error,b??f.x3),...se}}if(E.kind!=="remote")return n(j,p,b);
const{refusal:F,host:Q}=E;return F!==null?_(F,b??f.x3):Q!==S.IZ||b!==null?n($(Q),p,b):{...$(Q),problem:(0,g.My)({text:p,host:Q,advice:s})}}const s="write the ho\
st after the scheme, such as git::https://HOST/PATH";function d(p,T){const O=(0,k.mi)(p,T);switch(O.kind){case"legacy":return _(`Invalid legacy provider address\
: the provider "${O.type}" has no namespace`,`write NAMESPACE/${O.type}`);case"registry":return O.hostImplied?y(O.host):n(C(O.host),p,(0,f.cr)(p));case"builtin":
return O.type==="terraform"?A(O.host):_(`Invalid dependency on built-in provider: none is named "${O.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[E="",D]=O.error.split(`

`);return _(E,D??(0,f.cr)(p))}}}function u(p,T){const O=(0,k.mi)(p,T);if(O.kind==="invalid")return _(O.error,null);if(O.hostImplied)return M((0,g.DA)({reason:"l\
ocked-provider",text:p}));if(O.kind==="builtin")return A(O.host);const E=T==="opentofu"&&(0,k.Gi)(O);return{...C(O.host),needed:E?(0,L.Vm)(T):O.host}}function v(p,T){
if(p!==p.trim())return M((0,g.DA)({reason:"white-space",text:p}));if(p==="."||p==="..")return j;const O=(0,L.rE)(p,T);if(O.ok)return t(O.value);const E=(0,L.A)(
p);if(E.ok)return A(E.value.host);const D=(0,L.vL)(p,T);return D.kind==="invalid"?_(D.error,(0,f.NM)(p,D,O)):$(D.kind==="remote"?D.host:null)}function I(p,T){const[
O,E="",D=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(p)??[];if(O===void 0){if(p.startsWith("gitlab.com/"))return $("gitlab.com");if((0,S.GL)(p))return j;const F=(0,S.
cx)(p,"opentofu");if(!(F.ok&&(0,S.Of)(p,F.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(p)){const se=(0,S.cx)(p,T);return $(se.ok?se.value.host:S.IZ)}}const[
b=""]=D.split("//");return b.split("/").length!==3?M((0,g.DA)({reason:"terragrunt",text:p})):o(E,T)}}),3791:((ce,G,e)=>{e.d(G,{o:()=>k,q:()=>S});var m=e(1780),g=e(
9432),f=e(9615);const R=j=>j===1?"1 module or provider was":`${j} modules and providers were`;function P(j){const{names:C}=j,y=(0,m.XT)(C,3,A=>(0,m.KT)((0,g.dh)(
A)));switch(j.what){case"inside":return(0,m.xI)`modules and providers inside ${y} were not checked`;case"direct":{const A=C.length-j.git-j.oci,$=[...j.git>0?[`${(0,g.
px)(j.git,"module")} from Git`]:[],...j.oci>0?[`${(0,g.px)(j.oci,"module")} from an OCI registry`]:[],...A>0?[`${(0,g.px)(A,"module")} from an archive or bucket`]:
[]];return(0,m.xI)`${$.join(" and ")} ${C.length===1?"was":"were"} not checked: ${y}`}case"oci":return(0,m.xI)`${(0,g.px)(C.length,"provider")} ${C.length===1?"\
was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${y}`;case"open":return(0,m.xI)`${(0,g.px)(
C.length,"module")} ${C.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return(0,m.xI)`max-requests (${j.
max}) was reached, so ${R(C.length)} not checked: ${y}`;case"chain":return(0,m.xI)`${y} was not opened, because more than ${j.max} calls lead to it`;case"hosts":
return(0,m.xI)`packages name more than ${j.max} hosts that no file names, so ${y} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${R(
C.length)} not checked: ${y}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${R(C.length)} not checked: ${y}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${R(C.length)} not checked: ${y}`;case"contents":return(0,m.xI)`the checksums of ${(0,g.px)(C.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${y}`;case"package":return(0,m.xI)`${y} ${C.length===1?
"was":"were"} not opened: ${(0,g.dh)(j.why)}`;case"submodules":return(0,m.xI)`the submodules of ${y} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,g.px)(C.length,"registry module")} was not checked, because it is downloaded with ${j.getter}: ${y}`;case"units":return(0,m.xI)`${(0,g.px)(
C.length,"Terragrunt unit")} ${C.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${y}`}}const L={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},S=j=>(0,f.CC)("not-followed",{message:P(j),help:j.what==="package"?j.cure:L[j.what==="work"?"limit":j.what],...j.what==="work"&&{severity:"\
warning"}});function k({by:j,address:C,constraint:y,newest:A,others:$}){const M=(0,m.xI)`${(0,g.dh)(j)} requires ${(0,m.KT)((0,g.dh)(C))}${y===null?"":` "${(0,g.
dh)(y)}"`}`,_=$.length>0?`which conflicts with ${(0,g.K4)($,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(A??"")}`,n=A===null?"which the reg\
istry does not have":_;return(0,f.CC)("module-described",{message:(0,m.xI)`according to the registry, ${M}, ${n}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ce,G,e)=>{e.d(G,{D0:()=>U,lz:()=>W,G9:()=>B});var m=e(9373),g=e(2170),f=e(9119),R=e(3096),P=e(3298);let L=function(...w){
return{isOfInit:L}=e.late([4878],4878),new.target?new L(...w):L(...w)},S=function(...w){return{noteCall:S}=e.late([4878],4878),new.target?new S(...w):S(...w)},k=function(...w){
return{partsOf:k}=e.late([4878],4878),new.target?new k(...w):k(...w)};const j=1e6,C=({problem:w,severity:x})=>x==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(w.code),y=({usages:w,notes:x,declared:Y})=>x.some(X=>C(X)||(0,f.Zl)((0,g.W7)(X)))||[w,Y].some(X=>X.some(({place:V})=>(0,f.Zl)(V.file)||L((0,R.jt)(V.file))));
function A(w,x){const Y=new Set,X=new Set,V=new Map;let Z=j;for(const{parts:de,isAside:me,inside:_e}of k(x)){if(Z-=de.length,Z<0)break;for(const Ee of de)Y.add(
Ee),me||X.add(Ee);for(const[Ee,pe]of _e.calls)S(V,Ee,pe)}const te=x.flatMap(({unknown:de})=>de.filter(({missing:me})=>me));for(const de of te.flatMap(({files:me})=>me))
Y.add((0,R.jt)(de));const fe=Z<0?w:$(w,Y,V),ae=fe.notes.map(de=>{const me=(0,R.jt)((0,g.W7)(de)),_e=Y.has(me)||Y.has((0,R.RO)(me));return C(de)&&!_e?{...de,severity:"\
warning"}:de});return{...X.values().some(de=>(0,f.Zl)((0,R.Gz)(de,"main.tf")))?M({...fe,notes:ae},de=>X.has((0,R.jt)(de))&&(0,f.Zl)(de)):{...fe,notes:ae},installed:[
...V.values()].filter(Boolean).length}}function $({usages:w,declared:x,notes:Y},X,V){const Z=te=>!L((0,R.jt)(te))||X.has((0,R.jt)(te));return{usages:w.flatMap(te=>!Z(
te.place.file)&&te.kind!=="saved_state"?[]:V.get(te)===!0?{...te,needs:[],directHost:void 0}:te),declared:x.filter(({place:te})=>Z(te.file)),notes:Y.filter(te=>Z(
(0,g.W7)(te))||te.problem.code.startsWith("file-"))}}function M({usages:w,declared:x,notes:Y},X){const V=(0,P.O)(Z=>X(Z.file)?{...Z,isInUse:!0}:Z);return{usages:w.
map(({version:Z,...te})=>({...te,place:V(te.place),...Z&&{version:{...Z,place:V(Z.place)}}})),declared:x.map(Z=>({...Z,place:V(Z.place)})),notes:Y.map(Z=>({...Z,
places:Z.places.map(te=>typeof te=="string"?te:V(te))}))}}var _=e(5324),n=e(6889),a=e(9432),i=e(4756),c=e(3791),o=e(8032),l=e(3152),t=e(9465),r=e(7960),h=e(1011),
s=e(3114),d=e(742);let u=function(...w){return{usagesOf:u}=e.late([3276,6851,3542],8095),new.target?new u(...w):u(...w)},v=function(...w){return{declaredIn:v}=e.
late([3276,6851,3542],8095),new.target?new v(...w):v(...w)},I=function(...w){return{parseFile:I}=e.late([3276,6851,3542],8095),new.target?new I(...w):I(...w)},p=function(...w){
return{Terragrunt:p}=e.late([3276,6851,6065],1340),new.target?new p(...w):p(...w)};function T(w){const x=D(w),Y={calls:[],links:new Map,terragrunt:[]},X=(0,d.Vm)(
x,Y,{}),V=(0,d.aC)(X,()=>new p(X));return(0,P.O)(Z=>{if(!w.directories.has(Z))return null;const te=x.list(Z),fe=[...w.unreadable].filter(([pe])=>(0,R.jt)(pe)===
Z),ae=new Set([...te,...fe.map(([pe])=>O(pe))].filter(s.tr)),he=fe.flatMap(([pe,Oe])=>{const ve=(0,s.L8)(O(pe),ae,"")?.clients??[];return{...(0,g.ht)(pe,(0,i.WO)(
{what:"link",code:Oe,isRefused:!0})),clients:ve}}),de=te.flatMap(pe=>{const Oe=(0,s.L8)(pe,ae,""),ve=(0,R.Gz)(Z,pe),ge=w.files.get(ve)??"";return Oe===void 0?[]:
I(ge,{...Oe,isOfPackage:!0},ve)}),{usages:me,notes:_e}=u(de,V),Ee=[..._e,...he.filter(({clients:pe})=>pe.length>0)];return{usages:me.map(E),declared:[...v(de)],
notes:Ee}})}const O=w=>w.slice(w.lastIndexOf("/")+1);function E(w){if(w.calls===void 0)return w;const x=Object.entries(w.calls).map(([Y,X])=>[Y,X.map(V=>({...V,
root:null}))]);return{...w,calls:Object.fromEntries(x)}}function D({files:w,directories:x}){const Y=Map.groupBy(w.keys(),R.jt),X=V=>w.has(V)||x.has(V);return{list:V=>(Y.
get(V)??[]).map(O).sort(),directories:()=>[],exists:X,locate:V=>X(V)?V:null,nameOf:()=>null,read:V=>w.get(V)??null}}let b=function(...w){return{rootsOf:b}=e.late(
[4878],4878),new.target?new b(...w):b(...w)},F=function(...w){return{upToLimit:F}=e.late([4878],4878),new.target?new F(...w):F(...w)},Q=function(...w){return{rootNotes:Q}=
e.late([4284],4284),new.target?new Q(...w):Q(...w)};function se(w){const{layouts:x,changed:Y,dialect:X,rootRules:V,textRules:Z,stop:te}=w,fe=()=>!!te?.why,ae=({
places:de})=>Y===null||de.some(me=>typeof me!="string"&&Y.has(me.file)),he=(0,t.Zf)(ne(X),Z);return de=>{const me=new t.fO({opened:de,read:he,isEnded:fe}),_e=b(
x,Y,X.versions,!0,me),Ee=[...F(_e,()=>{})];return{roots:Ee,notes:Oe=>{const ve=Q({...V,resolve:Oe});return Ee.forEach(ve.add),[...me.allNotes(),...ve.notes().filter(
ee)].filter(ae)}}}}const ee=({places:w})=>w.some(x=>typeof x!="string"&&x.inside!==void 0);function ne(w){const x=(0,o.d3)(w);return(0,P.O)(Y=>{const X=T(Y);return V=>{
const Z=X(V);if(Z===null)return null;const te=(0,h.sw)(Z.usages,w.clients),fe=(0,r.e)((0,h.eI)(te,x),w.versions),ae=[...(0,h.vH)(Z.notes,w.clients),...fe.notes];
return{...Z,usages:fe.usages,notes:ae}}})}let re=function(...w){return{layoutsOf:re}=e.late([4878],4878),new.target?new re(...w):re(...w)},z=function(...w){return{
rootsOf:z}=e.late([4878],4878),new.target?new z(...w):z(...w)},q=function(...w){return{unmatched:q}=e.late([4878],4878),new.target?new q(...w):q(...w)},oe=function(...w){
return{upToLimit:oe}=e.late([4878],4878),new.target?new oe(...w):oe(...w)},le=function(...w){return{rootNotes:le}=e.late([4284],4284),new.target?new le(...w):le(
...w)},ie=function(...w){return{textNotes:ie}=e.late([4284],4284),new.target?new ie(...w):ie(...w)},ue=function(...w){return{withoutRefused:ue}=e.late([4284],4284),
new.target?new ue(...w):ue(...w)};function U(w){const{usages:x,declared:Y,changed:X,dialect:V,settings:Z,isLockReadonly:te}=w;if(x.length===0&&Y.every(m.z0)&&Z.
roots.length===0)return{roots:[],notes:[],expand:null};const{clients:ae,versions:he}=V,de=K(w),me=[],_e=[],Ee=Z.dialect.name==="auto"?[]:ae,pe=(0,n.uQ)(Z.dialect,
V),Oe={clients:ae,upgrade:Z.upgrade,isLockReadonly:te,versionIn:pe},ve=le(Oe),ge=Z.depth!=="discovery",Me=({directory:we},Ce)=>{_e.push((0,g.ht)(we,(0,i.ub)({kind:"\
roots",max:Ce})))};for(const we of oe(z(de,X,he,ge),Me)){if(w.stop?.why)break;ve.add(we),ge&&me.push(we)}const $e={...V,set:Ee,isPredicted:ge},ye=we=>X===null||
X.has((0,g.W7)(we)),Ie=[...ie(x,Y,$e)].filter(ye),Pe=new Set(w.notes.flatMap(we=>we.problem.code==="lock-invalid"?(0,g.W7)(we):[])),Te=[...Ie,...ve.notes()].filter(
we=>!Pe.has((0,g.W7)(we))),{ending:De}=w,ke={layouts:de,changed:X,dialect:V,rootRules:Oe,textRules:$e,stop:De};return{roots:me,notes:[...Te,..._e,...ge?N(de,X):
[]],expand:Z.depth==="init"?se(ke):null}}function K(w){const{dialect:x,settings:Y,listed:X,endedAt:V,installed:Z=[]}=w,te=Y.upgrade?[]:Z,{clients:fe,versions:ae}=x,
he={...w,installed:te,clients:fe,versions:ae};return X===void 0?W(he,Y,V===null):J(he,X)}function B(w){const{usages:x,declared:Y,installed:X=[],settings:V}=w,te=V.
depth!=="discovery"?ue(w.notes,x):w.notes,fe={usages:x,notes:te,declared:Y};if(X.length===0&&!y(fe))return{...fe,remarks:[]};const{installed:ae,...he}=A(fe,K(w)),
de=`modules in .terraform are used as \`init\` uses them: ${ae}`;return{...he,remarks:ae===0?[]:[de]}}function N(w,x){const Y=[...new Set(w.flatMap(({unknown:Z})=>Z))].
filter(({files:Z,missing:te})=>te===void 0&&(x===null||Z.some(fe=>x.has(fe))));if(Y.length===0)return[];const X=Y.map(({directory:Z})=>Z||"."),V=(0,f.As)((0,f.jH)(
Y.flatMap(({unknown:Z})=>Z??[])));return[(0,g.kH)((0,c.q)({what:"units",names:X}),{places:V,clients:o.Du})]}function W(w,{roots:x},Y){const X=x.map(ae=>({text:ae,
matches:(0,_.Ls)([ae])})),V=re({...w,patterns:X}),Z=Y?q(V,X):[];if(Z.length===0)return V;const te=re({...w,patterns:[]}).flatMap(ae=>ae.roots),fe=[...new Set(te.
map(({name:ae})=>ae||"."))];throw new l.GN(Z.map(ae=>{const he=(0,a.K4)(H(ae,fe),5,a.dh),de=he===""?"":`; the nearest root modules are ${he}`;return`roots: no d\
irectory with configuration matches ${ae}${de}`}))}function H(w,x){const Y=new Set(w.split("/")),X=V=>V.split("/").filter(Z=>Y.has(Z)).length;return x.toSorted(
(V,Z)=>X(Z)-X(V))}function J(w,{roots:x,rootsAreNamed:Y}){const X=w.units.filter(V=>V.unknown!==null);return w.clients.flatMap(V=>{const Z=x.filter(({clients:he})=>he.
includes(V)),te=new Set([...X,...Z].map(({directory:he})=>he||"."));return re({...w,clients:[V],patterns:[{text:"",matches:he=>te.has(he)}]}).map(he=>({...he,isNamed:Y}))})}})};export{Ae as ids,Re as modules};
var $late0;
