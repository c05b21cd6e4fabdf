const Te=[3699,2172,9465,8639,8822],De={1440:((ae,V,n)=>{n.d(V,{EH:()=>d,U4:()=>A,WI:()=>u,a4:()=>t,oO:()=>T});var m=n(3916),g=n(7811),p=n(2213),C=n(8032),M=n(5243),
S=n(9897),j=n(3846),b=n(8153),k=n(523);const A=".terraform/modules/modules.json",T=".terraform/terraform.tfstate",R=(0,b.w3)({backend:(0,b.lq)((0,b.w3)({type:b.
Qq,config:(0,b.Tj)((0,b.LT)(b.Qq))})),resources:(0,b.p_)((0,b.w3)({provider:b.Qq}))}),P=(0,b.w3)({backend:(0,b.lq)((0,b.w3)({config:(0,b.Tj)((0,b.LT)((0,b.Tj)((0,b.
LT)(b.Qq))))}))}),$=new Set(Object.values(p.FV).flatMap(e=>e.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function d(e,l){const c=(0,b.D4)(l,R,"struct"),
{backend:a,resources:h}=c.ok?c.value:R.zero,E=(0,b.D4)(l,P,"struct"),v=E.ok?[...E.value.backend?.config?.values()??[]]:[],{type:f="",config:y=null}=a??{},w=[y,...v].
flatMap(D=>Array.from(D??[],([H,z])=>z===""?null:i(f,H,z)));/^(remote|cloud)$/.test(f)&&!y?.get("hostname")&&w.push("app.terraform.io");const I=new Set(h.map(({
provider:D})=>D).filter(D=>D.includes("[")));return C.Du.flatMap(D=>{const H=Array.from(I,Z=>{const ee=(0,j.mi)(_.exec(Z)?.[1]??"",D);return ee.kind!=="registry"?
ee.kind==="builtin"?null:S.IZ:D==="opentofu"&&(0,j.Gi)(ee)?(0,M.Vm)(D):ee.host});return[...new Set(c.ok?[...H,...w]:[S.IZ])].flatMap(Z=>Z===null?[]:{file:e,host:Z,
client:D})})}function i(e,l,c){return e==="local"?(0,p.Bm)(c):p.Gb[e]?.split(" ").includes(l)?(0,p.D8)(c):$.has(l)||l==="hostname"?(0,p.Ul)(c):null}function t(e,l){
const c=(0,p.Bm)(`terraform.tfstate.d/${l.trim()}/terraform.tfstate`);return c===null?[]:C.Du.map(a=>({file:e,host:c,client:a}))}const s=(0,b.w3)({key:b.Qq,source:b.
Qq,version:b.Qq,dir:b.Qq}),r=(0,b.w3)({modules:(0,b.p_)(s)});function u(e,l){const c=l.trim()===""?(0,g.Ju)(r.zero):(0,b.D4)(l,r,"struct");if(!c.ok)return c;const{
modules:a}=c.value,h=a.find(({version:v})=>v!==""&&(0,k.oF)(v)===null);if(h!==void 0)return(0,g.TR)(`has the malformed version "${h.version}"`);if(new Set(a.map(
({key:v})=>v)).size<a.length)return(0,g.TR)("has two modules with the same key");const E=a.filter(({key:v})=>v!=="");return(0,g.Ju)(E.map(({dir:v,...f})=>({...f,
root:e,directory:o(e,v)})))}function o(e,l){const c=(0,m.isAbsolute)(l)?l:`${e===""?".":e}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(l)?(0,m.
normalize)(c).replace(/(?<=.)\/$/,""):c}}),5324:((ae,V,n)=>{n.d(V,{$8:()=>P,ET:()=>i,G$:()=>$,KG:()=>u,Ls:()=>T,Wj:()=>c,f5:()=>o,kI:()=>s,rN:()=>l,sT:()=>d,sq:()=>_,
un:()=>e});var m=n(3024),g=n(6760),p=n(4756),C=n(2170),M=n(3096),S=n(3298),j=n(9968),b=n(1440);const k=/[*?[{]/;function A(a){const h=a.split("/"),E=h.findIndex(
v=>k.test(v));return E<0?{fixed:a}:{fixed:h.slice(0,E).join("/"),glob:h.slice(E).join("/")}}function T(a){const h=a.map(E=>{const v=E.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:v,start:R(v)}});return E=>{const v=E.toLowerCase();return h.some(({glob:f,start:y})=>f===E||v.startsWith(y)&&g.posix.matchesGlob(E,
f))}}function R(a){const[h=""]=a.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(a)??[];return h.toLowerCase()}const P=({file:a,glob:h},E)=>a===E||h!==void 0&&g.posix.
matchesGlob(E,h),$=a=>a.startsWith(".")||a==="node_modules",_=a=>g.sep==="/"?a:a.replaceAll(g.sep,"/");function d(a,{boundary:h}){return a.kind==="error"?(0,p.WO)(
{what:"link",code:a.code}):(0,j.UO)(a.path,h)?a.kind==="special"?(0,p.WO)({...a,what:"link-to-special-file"}):a.kind==="file"?a.path:null:(0,p.a3)({what:"link"})}
function i({root:a,scan:h}){const E=[a,...h.map(w=>(0,g.resolve)(a,A(w).fixed))].map(t),v=w=>E.some(I=>I!==null&&(0,j.UO)(w,I)),f=w=>{const I=(0,g.resolve)(a,w),
D=(0,m.existsSync)(I)?t(I):null;return D!==null&&v(D)?D:null},y=(w,I)=>{const D=f(w);return(D===null?[]:(0,j.Mc)(D).filter(I)).map(({name:z})=>z).sort()};return{
list:w=>y(w,I=>!I.isDirectory()),directories:w=>y(w,I=>I.isDirectory()&&!$(I.name)),exists:w=>(0,m.existsSync)((0,g.resolve)(a,w)),locate:(0,S.O)(f),nameOf:w=>{
const I=f(w);return I===null?null:_((0,g.relative)(E[0]??a,I))},read:(w,I)=>{const D=f(w);return D===null?null:(0,j.r7)(D,I)}}}const t=a=>(0,j.N0)(()=>(0,m.realpathSync)(
a),null);function s(a,h){const{fixed:E,glob:v}=A(h);try{const f=(0,m.realpathSync)((0,g.resolve)(a,E)),y=_((0,g.relative)(a,f)),w=(0,j.UO)(f,a),I=w?a:f;if(v!==void 0)
return{path:f,name:y,boundary:I,glob:(0,M.Gz)(y,v)};if((0,m.statSync)(f).isDirectory())return{path:f,name:y,boundary:I};const D=(0,g.resolve)(f,"..");return{...{
path:D,name:_((0,g.relative)(a,D))},boundary:w?a:D,file:y}}catch(f){return(0,C.ht)(h,(0,p.WO)({what:"scan",code:(0,j.Oj)(f)}))}}const r=200;function u(a){const{
path:h,name:E,depth:v}=a;if(v>r)return(0,C.ht)(E,(0,p.ub)({kind:"depth",max:r}));try{return(0,m.readdirSync)(h,{withFileTypes:!0}).sort((f,y)=>f.name<y.name?-1:
1)}catch(f){return(0,C.ht)(E,(0,p.WO)({what:"directory",code:(0,j.Oj)(f)}))}}const o=(a=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(a),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function e(a,{
exists:h,read:E}){return h(a)?(0,b.EH)(a,E(a)??""):[]}function l(a,h){const E=(0,M.Gz)(a,".terraform/environment"),v=h.read(E);return[...e((0,M.Gz)(a,b.oO),h),...v===
null?[]:(0,b.a4)(E,v)]}function c(a,{exists:h,read:E,nameOf:v}){const f=(0,M.Gz)(a,b.U4),y=E(f);if(y===null)return h(f)?(0,C.ht)(f,(0,p.a3)({what:"outside",path:f})):
[];const w=(0,b.WI)(a,y);return w.ok?w.value.map(I=>{const D=I.directory;return(0,g.isAbsolute)(D)&&(0,g.normalize)(D)===D?{...I,directory:v(D)??D}:I}):(0,C.ht)(
f,(0,p.U$)({error:`the list ${w.why}`,isRefused:!0}))}}),9059:((ae,V,n)=>{n.d(V,{$:()=>$,$t:()=>u,AN:()=>d,Dx:()=>r,_X:()=>T});var m=n(3096),g=n(9941),p=n(5324),
C=n(3114);const M=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
S=o=>o==="config.toml",j=[["",C.Z8],[".github",()=>!1],...M.map(o=>[o,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",C.Z8],[".config",C.TD],[".config/mise",S],[".mis\
e",S]],b=".github/actions",k=128*1024,A=200;function*T({root:o,exclude:e},l){const c=(0,p.ET)({root:o,scan:[]}),a=(0,p.Ls)(e),h=R(c).filter(f=>!a(f)),E=f=>f.split(
"/").length,v=[...new Set([...h,...l])].sort((f,y)=>E(f)-E(y)||(f<y?-1:1));for(const f of v.slice(0,A)){const y=c.read(f);y!==null&&y.length<=k&&(yield{file:f,text:y})}}
function R(o){const e=j.flatMap(([c,a])=>o.list(c).filter(h=>a(h)||$((0,m.Gz)(c,h))).map(h=>(0,m.Gz)(c,h))),l=o.directories(b).flatMap(c=>["action.yml","action.\
yaml"].map(a=>`${b}/${c}/${a}`));return[...e,...l]}const P=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],$=o=>P.some(([,e])=>e.test(o)),_=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function d({file:o,text:e}){if($(o)){const c=r(o,e);return P.flatMap(([a,h,
E])=>h.test(o)&&c.some(v=>E.test(v))?a:[])}return e.search(_)<0?[]:r(o,e).flatMap(c=>c.match(_)??[]).map(c=>c.toLowerCase())}const i=1e3,t=/(^|\s)#.*$/s,s=/(^|\s)(\/\/|\/?\*).*$/s;
function r(o,e){const l=/jenkinsfile|\.json$/i.test(o)?s:t;return e.split(`
`).map(c=>c.slice(0,i).replace(l,"").trimEnd())}function u(o,e,l,c){return{file:o,...(0,g.yN)(l)(c),line:e+1}}}),3114:((ae,V,n)=>{n.d(V,{Ep:()=>j,L8:()=>A,TD:()=>d,
Z:()=>_,Z8:()=>i,dN:()=>$,tr:()=>k,xO:()=>P});var m=n(8032);const g=["terraform"],p=["opentofu"],C=/\.tfquery\.(hcl|json)$/,M=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",p],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[C,"query",g],[/\.tfmigrate\.hcl$/,"migrate",g],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",g],[/\.tfdeploy\.(hcl|json)$/,"deploy",g],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],S=/\.(tf|tofu|hcl|json)$/,
j=({class:t})=>t==="config"||t==="test",b={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},k=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
t);function A(t,s,r){if(t===".terraform.lock.hcl")return b;const u=S.test(t)?M.find(([I])=>I.test(t)):void 0,[o=/$/,e=null,l=[]]=u??[];if(e===null)return;const c=T(
t)&&e==="test"&&r==="tests";if(T(t)&&!c)return;const a=t.search(o),h=t.slice(0,a),E=h+t.slice(a).replace(".tf",".tofu"),v=h==="override"||h.endsWith("_override"),
f=c||E!==t&&s.has(E);if(f&&!l.includes("terraform"))return;const y=f?g:l,w=t.endsWith(".json")?"json":"hcl";return{class:e,syntax:w,clients:y,isOverride:v}}const T=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),R=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),P=t=>C.test(t),$=[".spacelift/config.yml",".spacelift/config.yaml"],_=t=>t.endsWith(".tfbackend"),d=t=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(t),i=t=>d(t)||R.test(t)}),1011:((ae,V,n)=>{n.d(V,{CI:()=>j,G4:()=>$,O8:()=>M,Rt:()=>C,VZ:()=>S,eI:()=>k,kA:()=>T,s7:()=>A,sw:()=>b,vH:()=>R});var m=n(4756),
g=n(2170),p=n(3298);const C=["organization","workspaces"],M=["module","state","lock"],S=["version","compatible","provider-version"],j=({directory:_,module:d})=>[
...new Set([_,d??_])];function b(_,d){const i=(0,p.O)(s=>s.filter(r=>d.includes(r))),t=(0,p.O)(s=>s.flatMap(r=>i(r.clients).length===0?[]:{...r,clients:i(r.clients)}));
return _.flatMap(s=>{const r=i(s.clients);if(r.length===s.clients.length)return s;const u=t(s.needs),o=s.isHostImplied?u[0]?.host??s.host:s.host;return r.length===
0?[]:{...s,clients:r,needs:u,host:o}})}const k=(_,d)=>_.map(i=>{const{calls:t,evaluated:s}=i;if(d.length===0||t===void 0||s===void 0)return i;const r=Object.entries(
t).filter(([u])=>!d.some(o=>o===u));return{...i,calls:Object.fromEntries(r)}}),A=({workspace:_,hasOwnToken:d,directHost:i})=>_!==void 0||d===!0||i!==void 0,T=_=>new Set(
_.flatMap(({host:d,isHostImplied:i})=>i?[]:d??[])),R=(_,d)=>_.filter(({clients:i})=>i.some(t=>d.includes(t))),P=1e4;function $(_=P){const d=[],i={error:0,warning:0,
notice:0};let t=0;const s=u=>{i[u.severity]+=1,i[u.severity]<=_?d.push(u):t+=1},r=()=>(0,g.ht)(".",(0,m.ub)({kind:"problems",max:_,omitted:t}));return{add:s,all:()=>t===
0?d:[...d,r()]}}}),4756:((ae,V,n)=>{n.d(V,{JW:()=>k,U$:()=>p,WO:()=>S,a3:()=>b,ub:()=>R,yQ:()=>A});var m=n(9432),g=n(9615);const p=({error:P,isRefused:$})=>(0,g.
CC)("file-syntax",{message:P??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!$&&{severity:P===null?"\
notice":"warning"}}),C={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},M={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function S(P){const[$,_]=C[P.what],d=P.what==="file"||P.what==="directory";return(0,g.
CC)("file-unreadable",{message:`${$}${"code"in P?`: ${P.code}`:` ${P.is} and is not read`}`,help:(d?M[P.code]:void 0)??_,...!("isRefused"in P&&P.isRefused)&&{severity:"\
warning",affects:[]}})}const j={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function b(P){const[$,_]=j[P.what],d="path"in P&&{message:`directory ${(0,m.dh)(P.path)} ${$}`,severity:"notice"};return(0,g.CC)("file-outside",{message:$,help:_,
...d})}function k({scan:P,hasHostnames:$,isFleet:_}){const d=P.every(r=>r===".")?"this directory":`\`scan\` (${(0,m.K4)(P,3,m.dh)})`,t=`found no Terraform or Op\
enTofu files in ${_?"the repositories of `usages`":d}`,s=_?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,g.CC)("nothing-to-check",{message:`${t}, and \`hostnames\` is not set`,help:`${s}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...$&&{message:`${t}; only \`hostnames\` was checked`,help:`${s}, or correct \`scan\``,severity:"warning"}})}const A=({oldest:P})=>(0,g.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${P}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),T={depth:({max:P})=>({message:`directories nested deeper than ${P} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:P})=>({message:`there are more than ${P} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:P})=>({message:`the directory has more than ${P} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:P})=>({message:`the file has more than ${P} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:P})=>({message:`the files of this directory use or define more than ${P} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:P})=>({
message:`the scan found more than ${P} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:P})=>({message:`the root modules have more than ${P} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:P=>({message:`the file ${(0,m.mP)(P)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:P,omitted:$})=>({message:`there are more than ${P} problems in files; ${$} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:P,files:$})=>({message:`${(0,m.Cw)(P)} after reading ${$} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},R=P=>(0,g.CC)("file-limit",(0,g.Z9)(T,
P))}),9615:((ae,V,n)=>{n.d(V,{CC:()=>d,Lw:()=>S,VB:()=>$,Z9:()=>i,ag:()=>_,as:()=>k,oC:()=>M,tr:()=>P});var m=n(1780),g=n(9179),p=n(9432);let C=function(...t){return{
problemFacts:C}=n.late([4507],4507),new.target?new C(...t):C(...t)};const M=["error","warning","notice"],S=t=>({operator:t,user:t}),j=(t,{isTerminal:s})=>typeof t==
"object"&&"terminal"in t?t[s?"terminal":"workflow"]:t;function b({guest:t,besides:s,...r},u){const{role:o}=u,e=(0,m.KT)(u.host),l=j(r.operator,u);if(o==="operat\
or")return l;const c=(0,m.xI)`ask the operator of ${e} to ${l}`,a=r.user===void 0?c:j(r.user,u);return o==="guest"?t??a:a===c||a===l?a:(0,m.xI)`${a}; if you run ${e}, ${s??
l}`}function k(t,s){const{cures:r,...u}=t;return r===void 0?t:{...u,help:T(r,s)}}const A={role:"operator",host:"",isTerminal:!1};function T(t,s){const{because:r,
note:u}=t,o=r===void 0?"":`${r}: `,e=u===void 0?"":(0,m.xI)`; ${j(u,s)}`;return R((0,m.xI)`${o}${b(t,s)}${e}`)}const R=t=>(0,m.tD)((0,m.FS)(t),g._U);function P(t){
const[s,...r]=t,o=`if ${s===void 0?"this repository":(0,p.K4)(t,3)} ${r.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return s===void 0?o:`${o} for \`tf-disc\
o usages\``}const $=t=>`call another version in place of ${(0,p.dh)(t)}, or have it corrected there`,_=({message:t,help:s})=>({message:(0,m.pj)(t),help:s===void 0?
null:(0,m.pj)(s)});function d(t,s){const{operator:r,besides:u,user:o,guest:e,because:l,note:c,...a}=s,h=r===void 0?void 0:{operator:r,besides:u,user:o,guest:e,because:l,
note:c},{help:E=h,...v}=a,f=C()[t],y=(0,m.tD)(v.message,g._U),w={code:t,...f,usualSeverity:f.severity,...v,message:y};return E===void 0?w:typeof E=="object"&&"o\
perator"in E?{...w,help:T(E,A),cures:E}:{...w,help:R(E)}}const i=(t,s)=>t[s.kind](s)}),8339:((ae,V,n)=>{n.d(V,{DA:()=>P,Iz:()=>R,J0:()=>r,My:()=>$,Zp:()=>e,_W:()=>l,
k0:()=>u,tg:()=>o});var m=n(8032),g=n(1780),p=n(9179),C=n(9432),M=n(9615);const S=120,j="is not a registry module, and `version` applies to registry modules onl\
y",b={"local-with-version":[j,"remove `version`"],"remote-with-version":[j,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"rem\
ote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has \
white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["cal\
ls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked\
-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write \
tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},k={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-\
requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function A(c){if("\
error"in c)return{message:c.error,help:c.advice??void 0};if("address"in c){const[f,y]=k[c.reason];return{message:`${c.address} ${f}`,help:y}}const[a,h]=b[c.reason],
[,E]=T.exec(c.text)??[],v=E===void 0?"":`write "${E}" for the module of the registry, or `;return{message:`"${c.text}" ${a}`,help:`${v}${h}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
R=({path:c,maker:a,in:h})=>(0,M.CC)("source-missing",{message:`there is no directory ${(0,C.dh)(c)}${h===void 0?"":` in ${(0,C.dh)(h)}`}`,help:h===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...a!==null&&{message:`there is no directory ${(0,C.dh)(c)} i\
n this checkout; ${(0,C.dh)(a)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),P=c=>"isOld"in c?(0,M.CC)("source-invalid",{...s(c),affects:[c.client]}):(0,M.CC)("source-invalid",A(c)),$=c=>(0,M.CC)(
"source-near-miss",{message:c.host===null?`"${c.text}" is not read as a registry address`:(0,g.xI)`"${c.text}" is read as host ${(0,g.KT)(c.host)}`,help:c.advice,
...c.host===""&&{message:`the host of "${c.text}" cannot be determined`,severity:"notice"}}),_="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function d(c){const{shown:a,more:h}=(0,C.zN)(c,4),E=a.map(({text:f,from:y})=>`${f===null?"not known":(0,C.dh)(f,S)} ${y??"by default"}`),v=h>
0?`${h} more`:E.pop();return`${E.join(", ")} and ${v}`}const i=(c,a,h)=>`${c} of ${a} is ${(0,C.dh)((0,p.Qj)(h),S)}`;function t({address:c,argument:a,expression:h,
candidates:E,refused:v}){const f=i(a,c,h);if(v==="never")return{message:`${f}, which Terraform does not evaluate`,help:`write the ${a} as a literal`};if(v===null){
const w=E.length>1?d(E):"only known at init time";return{message:`${f}, which is ${w}`,help:_}}const{variable:y}=v;return y===""?{message:`${f}, which cannot be\
 known during init`,help:`write the ${a} with literals, locals and variables only`}:{message:`${f}, and Terraform evaluates var.${y} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${y}", which requires Terraform 1.15, or write the ${a} as a literal`}}function s({address:c,expression:a,client:h,
isOld:E}){const v=i("source",c,a),[f,y]=[m.bB[h],m.Y8[h]],w="write the source as a literal";if(E)return{message:`${v}, which ${f} evaluates only since ${y}`,help:`${w}\
, or use ${f} ${y} or later`};const I=h==="terraform";return{message:`${v}, and ${f} evaluates only locals and ${I?"variables with `const = true`":"variables"} \
here`,help:`${w}${I?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const r=c=>(0,M.CC)("sou\
rce-dynamic","isOld"in c?s(c):t(c)),u=c=>(0,M.CC)("host-invalid",{message:`"${c.text}" is not a hostname: ${c.error}`,help:c.advice??void 0}),o=c=>(0,M.CC)("hos\
t-missing",{severity:"warning",message:`the ${c} has no hostname, and OpenTofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),e=({host:c,name:a})=>(0,M.CC)("host-dotless-module",{message:(0,g.xI)`module sources cannot name host ${(0,g.KT)(c)}: must contain at least one dot`,
help:(0,g.xI)`use a full name such as ${(0,g.KT)(a)}.localdomain; provider addresses accept the short name`}),l=({host:c})=>(0,M.CC)("host-idn-module",{message:(0,g.
xI)`Terraform cannot use modules from host ${(0,g.KT)(c)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ae,V,n)=>{n.d(V,{Ar:()=>M,Bm:()=>b,D8:()=>j,FV:()=>S,Gb:()=>p,Ul:()=>k,nT:()=>C});var m=n(
255),g=n(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},C={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},M=["address","endpoints","http_proxy","https_proxy","vault_uri"],S={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},j=A=>/^[\w.-]*$/.test(A)?null:g.IZ,b=A=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(A)?null:g.IZ;function k(A){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(A))return g.IZ;if(/^\s*\w+\s*=/.test(A)){const[T,...R]=Array.from(A.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,P=""])=>P);return T===void 0?null:R.length===0?(0,m.$o)(T):g.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(A)?A:`https://${A}`)??g.IZ}}),9941:((ae,V,n)=>{n.d(V,{SH:()=>C,
Td:()=>M,lS:()=>j,n_:()=>p,w4:()=>S,yN:()=>A});const m=25e4,g=100;class p{max;count=0;constructor(_=m){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*g}}const C=($,_,d)=>$.kind==="native"?$.blocks.filter(i=>i.type===_&&i.labels.length===d):$.members.flatMap(
({name:i,value:t})=>i===_?k(_,t,d,[]):[]),M=$=>$.kind==="native"?$.attributes:$.members;function S($,_){if(!($.kind==="native"&&$.mayHave?.(_)===!1))return M($).
find(d=>d.name===_)}const j=$=>($.kind==="tuple"?$.elements:[$]).flatMap(d=>d.kind==="object"?d.items.filter(b):[]),b=$=>$.name!==void 0&&$.name!=="//";function k($,_,d,i){
if(d>0)return j(_).flatMap(({name:s,start:r,end:u,value:o})=>k($,o,d-1,[...i,{value:s,start:r,end:u}]));const t={start:_.start,end:_.start+1};return(_.kind==="t\
uple"?_.elements:[_]).filter(({kind:s})=>s==="object"||s==="tuple").map(s=>({...t,type:$,labels:i,body:{kind:"json",members:j(s)}}))}const A=$=>{const _=[$.startsWith(
"\uFEFF")?1:0];let d=$.indexOf(`
`),i;return({start:t,end:s})=>{for(;d>=0&&d<t;d=$.indexOf(`
`,d+1))_.push(d+1);i??=R($);const r=Math.max(1,P(_,t)),u=_[r-1]??0,o=(_[r]??(d<0?$.length:d)+1)-1;return{line:r,column:T(Math.max(t,u),u,i),endColumn:T(Math.min(
s,o),u,i)}}},T=($,_,d)=>$-_-P(d,$-1)+P(d,_-1)+1,R=$=>/[\uD800-\uDBFF]/.test($)?Array.from($.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function P($,_){
let d=0,i=$.length;for(;d<i;){const t=d+i>>>1;($[t]??0)<=_?d=t+1:i=t}return d}}),2172:((ae,V,n)=>{n.d(V,{IY:()=>$,Im:()=>_,JT:()=>P,KS:()=>i,MP:()=>R,MZ:()=>t,W$:()=>T,
Xo:()=>r,cd:()=>A,ek:()=>d,g_:()=>o,lc:()=>s});var m=n(3096),g=n(5243),p=n(3846),C=n(180),M=n(3298),S=n(9941);let j=function(...e){return{readHcl:j}=n.late([3276,
3494,3699,2797,7390],2797),new.target?new j(...e):j(...e)},b=function(...e){return{detach:b}=n.late([3276,3494,3699,2797,7390],2797),new.target?new b(...e):b(...e)};
const k="hostnames input",A={file:k,line:1,column:1,endColumn:1},T=e=>e.file===k?k:e,R=({host:e,namespace:l,name:c,system:a})=>[e,l,c,a].join("/"),P=({host:e,namespace:l,
type:c})=>[e,l,c].join("/"),$=e=>"type"in e?P(e):R(e);function _(e){return"constraints"in e?e.constraints:e.constraint===null?[]:[e.constraint]}const d=e=>("pla\
ces"in e?e.places:[e.place]).map(T);function i({version:e},l){if(e===void 0)return null;const c=(e.value===void 0?e.text:e.value[l])??null;return c===null?null:
{text:c,place:e.place}}const t=({text:e,calls:l},c)=>l===void 0?[{root:null,source:e,version:null,isOpen:!1}]:l[c]??[];function s({kind:e,text:l,address:c},a,h){
switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const E=(0,p.mi)(l??"",h);return E.kind==="registry"?E:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:a,namespace:"hashicorp",type:(0,p.op)(c)};case"implied_provider":return{host:a,namespace:"hashicorp",type:(0,p.
A5)(l)};default:return null}}function r(e,l){const c=Map.groupBy(l,({lockFile:v})=>v),a=new Set(e.flatMap(({kind:v,text:f,place:y})=>u.test(v)&&!(0,g.Nj)(f??"")?
(0,m.jt)(y.file):[])),h=(0,M.O)(v=>new Set(v.providers.map(({provider:f})=>P(f)))),E=(v,f)=>{if(v.calls.length>0||v.directories.some(w=>a.has(w)))return!0;const y=s(
f,(0,g.Vm)(v.client),v.client);return y===null||h(v).has(P(y))};return e.map(v=>{if(v.kind!=="lock_provider"||v.needs.length===0)return v;const f=c.get(v.place.
file);return f===void 0||f.some(w=>E(w,v))?v:{...v,needs:[]}})}const u=/^(?:module|test_module|terragrunt_source)/;function o(e){const c=(0,S.SH)(j(e).body,"pro\
vider",1).flatMap(({labels:[a],body:h})=>{const E=(0,p.mi)(b(a?.value??""),"terraform");if(E.kind!=="registry")return[];const v=(0,S.w4)(h,"hashes")?.value,y=(v?.
kind==="tuple"?v.elements:[]).flatMap(w=>w.kind==="string"?[b(w.value)]:[]);return[[P(E),y.filter(C.e)]]});return new Map(c)}}),9039:((ae,V,n)=>{n.d(V,{i:()=>k});
var m=n(7811);const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,C=String.raw`[()<>@,;:\\"/[\]?=]`,M=new RegExp(`^${g}(?:/${g})?$`),S=String.
raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,j=new RegExp(`;${p}(${g})${p}=${p}(?:(${g})|${S})${p}`,"uy"),b=new RegExp(String.raw`\\(${C})`,"g");function k(T){const R=T.
indexOf(";"),$=(0,m.s8)((0,m.Dw)(R<0?T:T.slice(0,R))).replaceAll("\u0130","i").toLowerCase();return M.test($)&&(R<0||A(T,R))?$:null}function A(T,R){const P=new Map;
for(let $=R;$<T.length;){j.lastIndex=$;const[_,d="",i,t=""]=j.exec(T)??[];if(_===void 0)return(0,m.s8)(T.slice($))===";";const s=d.toLowerCase(),r=i??t.replace(
b,"$1");if((P.get(s)??r)!==r)return!1;P.set(s,r),$+=_.length}return!0}}),1879:((ae,V,n)=>{n.d(V,{Qc:()=>b,Tp:()=>M,Zo:()=>R,bi:()=>C});var m=n(9562),g=n(7811),p=n(
5106);const C=1024*1024;function M($,_){const d=(0,g._6)($),i=(0,m.V)(d,"map");if(!i.ok){const[,s,r]=b(d)??[];return s===void 0?{kind:"not-json",why:i.why,advice:i.
advice}:{kind:"not-json",why:`it ${s}`,advice:r??null}}if(i.value===null)return{kind:"null"};if(Array.isArray(i.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,m.G)(i.value))return{kind:"not-object",why:`found a ${typeof i.value}`};const t=[];for(const s of Object.keys(i.value)){const r=i.value[s]??null;if(_?.(
s,r)===!1)continue;const u=_!==void 0&&S(r)>p.Ls;t.push({id:s,value:u?void 0:r})}return{kind:"object",services:t}}function S($){try{return JSON.stringify($).length}catch{
return Number.POSITIVE_INFINITY}}const j=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],b=$=>j.find(([_])=>_.test($)),k=100,A=16*1024,T=200;function R($){const _=new Set($),d=new Set($.map(
P));let i=0,t=A;return(s,r)=>{if(p.fg.has(s)||_.has(s))return!0;const u=s.length<=T&&d.delete(P(s));if(i===k)return u;const o=s.length+S(r);return o>t?u:(i+=1,t-=
o,!0)}}const P=$=>$.slice(0,$.indexOf(".")+1)}),3846:((ae,V,n)=>{n.d(V,{A5:()=>o,Gi:()=>b,mi:()=>$,op:()=>u,sL:()=>d});var m=n(7811),g=n(255),p=n(9509),C=n(5243);
const M={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},S="hashicorp",j="-",b=({host:e,namespace:l})=>e===(0,C.Vm)("terraform")&&l===S,k='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',A="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},P={terraform:[T],opentofu:[T,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function $(e,l){const c=e.split("/");if(c.length>3||c.includes(""))return _(k);const[a="",h,E]=c.reverse(),v=d(a);if(!v.ok){
const ee=`${(0,m.ol)(a)} in source ${(0,m.ol)(e)}`;return _(`Invalid provider type: Invalid provider type ${ee}: ${v.why}"`)}const f=E===void 0,y=f?(0,m.Ju)((0,C.
Vm)(l)):(0,g.Pv)(E);if(h===void 0&&y.ok){const ee={hostImplied:f,namespace:S,type:v.value};return{kind:"registry",host:y.value,...ee}}const I=h===j?(0,m.Ju)(h):
d(h??""),D=`namespace "" in source ${(0,m.ol)(e)}`;if(!I.ok)return _(`Invalid provider namespace: Invalid provider ${D}: ${I.why}"`);const H="Invalid provider s\
ource hostname";if(!y.ok)return _(`${H}: ${H} ${D}: ${y.why}"`);const z={hostImplied:f,host:y.value,namespace:I.value,type:v.value},Z=t(z,l);return Z===void 0?{
kind:i(z,l),...z}:_(Z)}const _=e=>({kind:"invalid",error:e});function d(e){if(/^[a-z0-9]+$/.test(e))return(0,m.Ju)(e);if(e==="")return(0,m.TR)("must have at lea\
st one character");if(e.includes("."))return(0,m.TR)("dots are not allowed");if(e.includes("--"))return(0,m.TR)("cannot use multiple consecutive dashes");const l=(0,p.
YE)(e);return l.ok?(0,m.Ju)((0,p.DI)(l.value)):(0,m.TR)(A)}function i({host:e,namespace:l},c){return l===j?"legacy":l==="builtin"&&M[c].includes(e)?"builtin":"r\
egistry"}function t(e,l){const c=(0,C.Vm)(l);if(e.namespace===j&&e.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${c}.`;const a=P[l].find(({prefix:h})=>e.type.startsWith(h));return a&&s(e,a,l)}function s(e,{prefix:l,whose:c,frequency:a},h){const E=`${l}prov\
ider-`,v=e.type.slice(E.length);if(!e.type.startsWith(E)||!d(v).ok)return`Invalid provider type: Provider source ${(0,m.ol)(r(e))} has a type with the prefix ${(0,m.
ol)(l)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const f=r({...e,type:v},h);return`Invalid provider type: Provider source ${(0,m.ol)(r(e,h))} has a type with the prefix ${(0,m.ol)(E)}, which i\
sn't valid. Although that prefix is ${a} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,m.ol)(f)}?`}const r=({host:e,namespace:l,type:c},a)=>a!==void 0&&e===(0,C.Vm)(a)?`${l}/${c}`:`${(0,g.pk)(e)}/${l}/${c}`,u=e=>e.replace(/^.*\./s,
""),o=e=>(e??"").replace(/[._].*$/s,"")}),8153:((ae,V,n)=>{n.d(V,{D4:()=>S,LT:()=>$,Qq:()=>k,Tj:()=>d,_5:()=>M,ch:()=>C,gy:()=>P,lq:()=>R,nd:()=>T,p_:()=>_,qL:()=>j,
w3:()=>i,zM:()=>A});var m=n(9562),g=n(7811),p=n(1879);const C="has too many elements",M=25e3;function S(u,o,e){const l=j(u,o,e);return l.ok?l.value.items>M?(0,g.
TR)(C):(0,g.Ju)(l.value.value):l}function j(u,o,e="decoder"){const l=(0,m.V)(u,e);if(!l.ok&&l.isLimit)return(0,g.TR)(C);if(!l.ok)return(0,g.TR)((0,p.Qc)(u)?.[1]??
`is not valid JSON: ${l.why}`);const c=new s,a=o.read(l.value,c),{mistake:h,items:E}=c;return h===null?(0,g.Ju)({value:a,items:E}):(0,g.TR)(h)}const b=(u,o,e=l=>typeof l==
typeof u)=>({zero:u,read:(l,c)=>e(l)?l:(l!==null&&c.refuse(o,l),u)}),k=b("","a string"),A=b(!1,"a boolean"),T=b(0,"an integer",Number.isInteger),R=u=>({zero:null,
read:(o,e)=>o===null?null:u.read(o,e)}),P={zero:null,read:()=>null},$=u=>({zero:u.zero,read:(o,e)=>{const{mistake:l}=e,c=u.read(o,e);return e.mistake=l,c}}),_=u=>({
zero:[],read:(o,e)=>Array.isArray(o)?(e.items+=o.length,o.map((l,c)=>e.within(c,u,l))):(o!==null&&e.refuse("a list",o),[])}),d=u=>({zero:null,read:(o,e)=>{const l=e.
membersOf(o);if(l===null)return null;const c=Object.entries(l);return e.items+=c.length,new Map(c.map(([a,h])=>[a,e.within("*",u,h)]))}});function i(u){const o=Object.
entries(u),e=new Map(o),l=Object.fromEntries(o.map(([c,{zero:a}])=>[c,a]));return{zero:l,read:(c,a)=>{const h=a.membersOf(c);if(h===null)return l;const E={...l};
for(const[v,f]of Object.entries(h)){const y=e.has(v)?v:t(v),w=e.get(y);w!==void 0&&(E[y]=a.within(y,w,f))}return E}}}const t=u=>u.toLowerCase().replaceAll("\u017F",
"s");class s{#e=[];mistake=null;items=0;within(o,e,l){this.#e.push(o);const c=e.read(l,this);return this.#e.pop(),c}membersOf(o){return(0,m.G)(o)?o:(o!==null&&this.
refuse("an object",o),null)}refuse(o,e){if(this.mistake!==null)return;const l=this.#e.map(a=>typeof a=="number"?`[${a}]`:`.${a}`),c=l.length===0?"":` in "${l.join(
"").slice(1)}"`;this.mistake=`has ${r(e)} instead of ${o}${c}`}}function r(u){return Array.isArray(u)?"a list":typeof u=="object"?"an object":`a ${typeof u}`}}),
180:((ae,V,n)=>{n.d(V,{CT:()=>R,KB:()=>C,e:()=>P,fi:()=>t,jY:()=>d,uH:()=>T,yI:()=>_});var m=n(9633),g=n(523),p=n(3556);function C(s,r,u){const{os:o,arch:e,shasum:l}=s,
c=/^[0-9a-fA-F]{64}$/.test(l),a=`${o}_${e}`===r;return{early:[...S(s.protocols),...M([a?null:`is for ${o}_${e} instead of ${r} (\`os\`, \`arch\`)`,j(u,"download\
_url",s.download_url),k(s.packages),c?null:b(l),j(u,"shasums_url",s.shasums_url),j(u,"shasums_signature_url",s.shasums_signature_url)]),...s.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:M([A(s,r)]),hashes:c&&a?[`zh:${l.toLowerCase()}`]:null}}const M=s=>s.flatMap(r=>r===null?[]:{kind:"des\
cription",why:r});function S(s){const r=s.find(u=>(0,g.rK)(u)===null);return r!==void 0?[{kind:"description",why:`has "${r}" in \`protocols\`, which is not a vers\
ion`}]:s.length===0||(0,p.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function j(s,r,u){const o=(0,m.Fl)(s,u);return o.ok?null:`has an invalid URL in \`${r}\`: ${o.
why}`}const b=s=>s===""?"has no `shasum`":`has "${s}" in \`shasum\`, which is not 64 hexadecimal digits`;function k(s){const r=[...s?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),u=Array.from(s?.values()??[],e=>e.hashes).flat(),o=[...r,...u.filter(e=>e.indexOf(":")<1)][0];return o===void 0?null:`has "${o}" in \`packages\`, which O\
penTofu cannot read`}function A({packages:s,shasum:r},u){if(!s?.size)return null;const o=s.get(u);if(o===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(o.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=o.hashes.filter(l=>l.
startsWith("zh:"));return e.some(l=>l!==`zh:${r}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function T(s,r){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:u,hashes:o}=s,
e=o.length===0||o.some(P),l=M([u===""?`has no \`url\` for ${r}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${r}, but others`]);return{early:l,late:[],hashes:l.
length===0?o:null}}const R=["zh:","h1:"],P=s=>R.some(r=>s.startsWith(r)),$=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _(s,{
filename:r,shasum:u}){for(const o of s.split(`
`)){const[e="",l]=o.split($,4).filter(c=>c!=="");if(l===r)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===u.toLowerCase()?null:`has another hash for ${r} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${r}`}return`has no line for ${r===""?"the empty `filename` of the package":
r}`}function d(s){const[r]=s;return r===void 0?"the signature of its checksums is empty":r===194||(r&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const i="in `signing_keys.gpg_public_keys`";function t(s){const[r]=s;return s.includes(null)?`the descriptio\
n has null ${i}, at which the clients crash`:r===void 0?`the description has no key ${i}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(r??"")?null:`t\
he description has a key ${i} whose \`ascii_armor\` is not an armored public key`}}),3556:((ae,V,n)=>{n.d(V,{I0:()=>s,PN:()=>b,TT:()=>j,h:()=>_,oM:()=>i,tD:()=>A});
var m=n(9039),g=n(7811),p=n(3846),C=n(523),M=n(8153);const S=(0,M.w3)({versions:(0,M.p_)((0,M.w3)({version:M.Qq,protocols:(0,M.p_)(M.Qq)})),warnings:(0,M.p_)(M.
Qq)});function j(u){const o=(0,M.D4)(u,S);if(!o.ok)return o;const{versions:e,warnings:l}=o.value,c=new Map(e.map(E=>[E.version,E.protocols])),a=[...c.keys()],h=a.
filter(E=>b(c.get(E)??[]));return(0,g.Ju)({texts:a,compatible:h.length===a.length?a:h,warnings:a.length===0?[]:l})}const b=u=>u.some(o=>{const e=(0,C.rK)(o),[l]=e?.
numbers??[];return e!==null&&!(0,C.Ty)(e)&&(l===5n||l===6n)}),k=(0,M.w3)({id:M.Qq,moved_to:M.Qq});function A(u,o){const e=(0,M.D4)(u,k);if(!e.ok)return e;const{
id:l,moved_to:c}=e.value,a=(0,p.mi)(c===""?l:c,"terraform"),h=a.kind==="registry"&&a.type===o;return(0,g.Ju)(h?a.namespace:null)}const T=(0,M.w3)({ascii_armor:M.
Qq}),R=(0,M.Tj)((0,M.w3)({hashes:(0,M.p_)(M.Qq),package_size:M.nd})),P=(u,o)=>(0,M.w3)({protocols:(0,M.p_)(M.Qq),os:M.Qq,arch:M.Qq,filename:M.Qq,shasum:M.Qq,download_url:M.
Qq,shasums_url:M.Qq,shasums_signature_url:M.Qq,signing_keys:(0,M.w3)({gpg_public_keys:(0,M.p_)((0,M.lq)(u))}),packages:o}),$={terraform:P((0,M.w3)({ascii_armor:M.
Qq,trust_signature:M.Qq}),M.gy),"opentofu before 1.12":P(T,M.gy),opentofu:P(T,R)},_=(u,o)=>(0,M.D4)(u,$[o]),d=(0,M.w3)({versions:(0,M.Tj)((0,M.w3)({}))});function i(u,o){
const e=r(u,o,d);return e.ok?(0,g.Ju)([...e.value.versions?.keys()??[]]):e}const t=(0,M.w3)({archives:(0,M.Tj)((0,M.lq)((0,M.w3)({url:M.Qq,hashes:(0,M.p_)(M.Qq)})))});
function s(u,o,e){const l=r(u,o,t);if(!l.ok)return l;const c=l.value.archives?.get(e);return c===void 0?(0,g.Ju)(null):c===null?(0,g.TR)(`has null for ${e}, at \
which the clients crash`):c.hashes.some(a=>a.indexOf(":")<1)?(0,g.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,g.Ju)(c)}function r(u,o,e){
return(0,m.i)(o??"")==="application/json"?(0,M.D4)(u,e):(0,g.TR)(o===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((ae,V,n)=>{n.d(V,{EH:()=>T,Fl:()=>R,ad:()=>j,fZ:()=>p,i5:()=>S,ny:()=>b,sw:()=>C,ut:()=>A,zS:()=>k});var m=n(7811),g=n(8643);const p=(_,d)=>$(
P(_),`${M(d)}/versions`),C=(_,d,i)=>$(P(_),`${M(d)}/${i}/download`),M=({namespace:_,name:d,system:i})=>`${_}/${d}/${i}`,S=(_,{namespace:d,type:i})=>$(_,`${d}/${i}\
/versions`),j=(_,{namespace:d,type:i},t,s)=>$(_,`${d}/${i}/${t}/download/${s.replace("_","/")}`),b=(_,d)=>$(P(_),d);function k(_,{host:d,namespace:i,type:t},s){
const r=(0,g.O2)(_,`${d}/${i}/${t}/${s}`);return!r.ok||r.value.scheme==="https"?r:(0,m.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function A(_,d){if(!/^\.{0,2}\//.
test(d))return(0,m.Ju)(d);const i=(0,g.O2)(_,d);return i.ok?(0,m.Ju)((0,g.jr)(i.value)):i}function T(_,d){const i=R(_,d);return i.ok&&i.value.fragment!==""?(0,m.
TR)("must not include fragment part"):i}function R(_,d){const i=(0,g.O2)(_,d);if(!i.ok)return i;const{scheme:t}=i.value;return t==="http"||t==="https"?i:(0,m.TR)(
"must use http or https scheme")}const P=_=>_.path.endsWith("/")?_:{..._,path:`${_.path}/`};function $(_,d){const i=(0,g.O2)(_,d);if(!i.ok)throw new Error(i.why);
return i.value}}),523:((ae,V,n)=>{n.d(V,{Cg:()=>T,PW:()=>t,Ty:()=>A,Zy:()=>R,_T:()=>s,hZ:()=>C,kv:()=>e,mb:()=>l,oF:()=>j,rK:()=>b});var m=n(7811),g=n(5106);const p=new RegExp(
`^${g.eQ}$`),C=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,M=new RegExp(`^${C}[.+-]?$`),S=2n**63n-1n;function j(c){const[
,a,h,E,v]=p.exec(c)??[];return a===void 0?null:k(c,a,E??h,v)}function b(c){const[,a,h,E]=M.exec(c)??[];return a===void 0?null:k(c,a,h,E)}function k(c,a,h="",E=""){
const v=a.split(".").map(y=>y.replace(/^0+(?=.)/,""));if(v.some(y=>y.length>19))return null;const f=v.map(y=>BigInt(y));if(f.some(y=>y>S))return null;for(;f.length<
3;)f.push(0n);return{text:c,numbers:f,written:v.length,pre:h,build:E}}const A=c=>c.pre!=="",T=({numbers:c,pre:a,build:h})=>`${c.join(".")}${a===""?"":`-${a}`}${h===
""?"":`+${h}`}`;function R(c,a){const h=Math.max(c.numbers.length,a.numbers.length);for(let E=0;E<h;E++){const[v,f]=[c.numbers[E]??0n,a.numbers[E]??0n];if(v!==f)
return v<f?-1:1}return c.pre===a.pre||c.numbers.length!==a.numbers.length?0:c.pre===""||a.pre===""?c.pre===""?1:-1:P(c.pre,a.pre)}function P(c,a){const[h,E]=[c.
split("."),a.split(".")];for(let v=0;;v++){const[f,y]=[v+1>=h.length,v+1>=E.length];if(f!==y)return f?-1:1;const w=$(h[v]??"",E[v]??"");if(w!==0||f)return w}}function $(c,a){
const[h,E]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(a)];return h!==E?h?-1:1:h&&c.length!==a.length?c.length-a.length:c===a?0:c<a?-1:1}const _="[\\t\\n\\f\\r ]*",d=new RegExp(
`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${g.eQ})${_}$`),i="This string does not use correct version constraint syntax";function t(c){const a=[];for(const h of c.split(",")){
const[,E,v=""]=d.exec(h)??[],f=j(v);if(f===null)return(0,m.TR)(i);a.push({operator:E||"=",version:f,text:h})}return(0,m.Ju)(a)}function s(c){const a=t(c);if(!a.
ok)return a;const h=[];for(const E of a.value){const v=b(E.version.text);if(v===null||!r.test(E.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax\
: ${u(E)}`);h.push({...E,version:v})}return(0,m.Ju)(h)}const r=/^[<>=!~]* ?[0-9]/;function u({operator:c,version:a,text:h}){const E=h.trim();if(a.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!r.test(E))return`only one space is expected after the operator "${c}"`;if(a.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[v]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(E)??[""];return`missi\
ng comma after "${v}"`}const o=[">",">=","=","~>","<=","<","!="];function e(c){const a=[...c].sort((h,E)=>R(h.version,E.version)||P(h.version.build,E.version.build)||
o.indexOf(h.operator)-o.indexOf(E.operator)||E.version.written-h.version.written);return[...new Set(a.map(l))].join(", ")}function l({operator:c,version:a}){if(c===
"=")return T(a);const h=c==="~>"&&a.written<3?a.numbers.slice(0,2):a.numbers;return`${c} ${T({...a,numbers:h})}`}}),4165:((ae,V,n)=>{n.d(V,{FG:()=>P,NG:()=>p,kX:()=>$,
oq:()=>T});var m=n(3916),g=n(9432);const p="it is in a submodule, which this check does not fetch",C=8*1024*1024,M=5e3,S=5e4,j=4096,b=16*1024*1024,k=/\.(?:tf|tofu)(?:\.json)?$/,
A=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function T(){const _=new Map,d=new Set([""]),i=new Set,[t,s]=[new Map,new Map],r={files:0,bytes:0,names:0};let u;const o=v=>{u??=
v},e=v=>o({kind:"unread",why:`${v}, the limit of this check`}),l=v=>o({kind:"broken",why:(0,g.dh)(v)});function c(v){return A.test(v)&&l(`entry contains '..': ${v}`),
v.length>j&&e(`a name in it has more than ${j} characters`),u!==void 0?"":v.split("/").filter(f=>f!==""&&f!==".").join("/")}function a(v){let f=v;for(;u===void 0&&
!d.has(f);)_.has(f)&&l(`${f}: not a directory`),d.add(f),r.names+=f.length,d.size>S&&e(`it has more than ${S} directories`),r.names>b&&e("the names of its direc\
tories have more than 16 Mi characters"),f=R(f)}function h(v,f){const y=c(v);if(a(R(y)),d.has(y)&&l(`${y}: is a directory`),u===void 0){if(!k.test(y)){i.add(R(y));
return}if(r.files+=1,r.bytes+=f,r.files>M&&e(`it has more than ${M} files of configuration`),r.bytes>C&&e("it has more than 8 MiB of configuration"),u===void 0)
return w=>{_.set(y,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(w))}}}function E(v,f,y){v.set(c(f),y),v.size>M&&e(`it has more than ${M} links that lead to no\
 file`)}return{failure:()=>u,stop:o,directory:v=>a(c(v)),file:h,unreadable:(v,f)=>{k.test(v)&&E(t,v,f)},unknown:(v,f)=>E(s,v,f),finish:()=>u??{kind:"read",tree:{
files:_,directories:d,mixed:i,unreadable:t,unknown:s}}}}const R=_=>_.slice(0,Math.max(0,_.lastIndexOf("/"))),P=({unknown:_},d)=>[..._].find(([i])=>`${d}/`.startsWith(
`${i}/`)||k.test(i)&&R(i)===d)?.[1];function $(_,{directories:d,files:i,mixed:t}){if(!/[*?[]/.test(_))return _;const s=e=>e.replaceAll(/(?<=^|\/)\./g,"_"),[r,...u]=[
...d,...i.keys()].filter(e=>(0,m.matchesGlob)(s(e),s(_))),o=u.length>0||/(?:^|\/)\*$/.test(_)&&t.has(R(_));return r===void 0||o?_:r}}),7439:((ae,V,n)=>{n.d(V,{w:()=>p});
var m=n(7706),g=n(9373);function p(C,{address:M,place:S},j){const b=j.declared.filter(({kind:s})=>s==="provider-expected"),k=j.declared.filter(({kind:s})=>s==="\
provider-configured");if(b.length+k.length===0)return[];const A=C.declared.filter(({localName:s})=>`module.${s}`===M),T=(0,g.Nm)(A.filter(({kind:s})=>s==="provi\
der-passed")),R=A.find(({kind:s})=>s==="call-repeated"),P=(s,r)=>s.some(({text:u})=>u===r),$=b.filter(({text:s})=>!P([...k,...T],s)),_=k.filter(({text:s})=>P(T,
s)),[d]=k,i=[...$.map(s=>({at:s,mistake:{kind:"not-passed",name:s.text}})),..._.map(s=>({at:s,mistake:{kind:"overridden",name:s.text}})),...R===void 0||d===void 0?
[]:[{at:d,mistake:{kind:"repeated",argument:R.text}}]],t=C.way===void 0;return i.map(({at:s,mistake:r})=>{const u=(0,g.VV)(j,s.place);return{problem:(0,m.io)({...r,
call:M,canChange:t}),places:u.inside===void 0?[S,u]:[u]}})}}),9465:((ae,V,n)=>{n.d(V,{C:()=>$,f:()=>d});var m=n(3916),g=n(3791),p=n(2170),C=n(9119),M=n(8339),S=n(
1780),j=n(3298),b=n(4165),k=n(7439),A=n(9373);let T=function(...e){return{callsOf:T}=n.late([4284],4284),new.target?new T(...e):T(...e)},R=function(...e){return{
textNotes:R}=n.late([4284],4284),new.target?new R(...e):R(...e)},P=function(...e){return{withoutRefused:P}=n.late([4284],4284),new.target?new P(...e):P(...e)};const $=({
source:e,constraint:l,place:c},a)=>JSON.stringify([a,e,l?.text??null,c.inside?.isPublic??null]),_=20;class d{rules;notes=[];constructor(l){this.rules=l}follow(l,c,a,h){
const E=new Set,v=c.map(f=>({directory:f,tree:null,from:null}));for(const f of v){if(this.rules.isEnded())break;const{directory:y,tree:w}=f;for(const I of T(y,l,
{client:a,isAsked:h})){const D=this.rules.opened.get($(I,a));if(D===void 0)continue;const H=o(I,D,y.way),z={...I,address:r(y.way,I.address)},{tree:Z,directory:ee}=D;
this.saySubmodules(D,I.place,a),v.push(...this.enter({from:f,call:z,tree:Z,name:ee,way:H},a,E))}if(!(w===null||y.way===void 0))for(const{name:I,call:D}of y.children){
if(I===null||D===null)continue;const H=u(y.way,D.address),z=D.text??"",Z={address:D.address,source:z,place:(0,A.VV)(y,D.place)};if(/^\.\.(\/|$)/.test(I)){const ee=s(
I,y.way,v)?(0,g.q)({what:"package",why:t,cure:void 0,names:[z]}):(0,M.DA)({reason:"leads-out",text:z});this.say(ee,Z.place,a)}else v.push(...this.enter({from:f,
call:Z,tree:w,name:I,way:H},a,E))}}return v.flatMap(f=>f.tree===null?[]:f.directory)}allNotes(){return(0,p.Qp)(this.notes,({problem:l,places:c})=>[(0,S.pj)(l.message),
c.map(C.df)])}enter({from:l,call:c,tree:a,name:h,way:E},v,f){const{place:y}=c,w=(0,b.FG)(a,h);if(w!==void 0){const z=[c.source];return this.say((0,g.q)({what:"p\
ackage",why:w,cure:void 0,names:z}),y,v),[]}const I=this.read(a)(v)(h);if(I===null)return this.say((0,M.Iz)({path:h,maker:null,in:E.package}),y,v),[];const D={...I.
directory,way:E};for(const{problem:z,places:Z}of(0,k.w)(l.directory,c,D))this.notes.push((0,p.kH)(z,{places:Z,clients:[v]}));if(i(l,a,h)&&this.say((0,M.DA)({reason:"\
endless",text:c.source}),y,v),f.has(I.directory))return[];if(f.add(I.directory),E.through.length>_){const z=(0,g.q)({what:"chain",max:_,names:[E.package]});return this.
say(z,y,v),[]}const H={clients:[v],isPlaceholder:!1};for(const{problem:z,places:Z,affects:ee,...te}of I.notes){const Y=Z.map(J=>typeof J=="string"?J:(0,A.VV)(D,
J));this.notes.push((0,p.kH)(z,{...te,...H,places:Y}))}return[{directory:D,tree:a,from:l}]}saySubmodules({name:l,tree:c},a,h){c.unknown.values().some(v=>v===b.NG)&&
this.say((0,g.q)({what:"submodules",names:[l]}),a,h)}say(l,c,a){this.notes.push((0,p.kH)(l,{places:[c],clients:[a]}))}read=(0,j.O)(l=>{const c=this.rules.readPackage(
l);return(0,j.O)(a=>(0,j.O)(h=>{const E=c(h);if(E===null)return null;const{usages:v,declared:f}=E,y=(0,A.Pv)({usages:v,declared:f,units:[]},a),I=[...P(E.notes,v),
...R(v,f,this.rules.text)];return{directory:y.get(h)??(0,A.hK)(h),notes:I.filter(({clients:D})=>D.includes(a))}}))})}function i(e,l,c){for(let a=e;a!==null;a=a.
from)if(a.tree===l&&a.directory.name===c)return!0;return!1}const t="it leads out of its package, to what else is installed";function s(e,{installedBy:l},c){const a=E=>E.
replaceAll("module.",""),[h=""]=(0,m.normalize)((0,m.join)(a(l),e)).split("/");return h===".."||c.some(({directory:{way:E}})=>E!==void 0&&a(E.installedBy)===h)}
const r=(e,l)=>e===void 0?l:l.slice(e.address.length+1),u=(e,l)=>({...e,address:`${e.address}.${l}`,through:[...e.through,l]});function o(e,{name:l,isPublic:c},a){
const{address:h}=e,E=r(a,h);return{place:a?.place??e.place,address:h,through:[...a?.through??[],`${E} (${l})`],package:l,installedBy:h,isPublic:c}}}),7706:((ae,V,n)=>{
n.d(V,{ME:()=>p,ho:()=>S,io:()=>k,jP:()=>C});var m=n(8032),g=n(9615);const p=()=>(0,g.CC)("block-reserved",{message:"required_providers is not allowed at the to\
p level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function C({kind:A}){const{client:T,what:R}=m.
$I[A];return(0,g.CC)("block-unsupported",{message:`${R} is supported by ${m.bB[T]} only`,help:T==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}const M={twice:({what:A,first:T})=>({message:`${A} is defined a second time; the first time is in ${T}`,help:A.includes(
".")?"remove or rename one of them":"write one block only"}),"no-base":({what:A})=>({message:`this override file changes ${A}, which no other file of the direct\
ory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:A})=>({message:`${A} is a block of the CLI configurati\
on, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),
reserved:({what:A})=>({message:`${A} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:A})=>({message:`th\
e type of ${A} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:A,argument:T})=>({message:`${A}\
 cannot have the argument ${T}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:A,
normal:T})=>({message:`"${A}" cannot be the local name of a provider`,help:T===null?"use letters, digits and dashes only, with no dash at either end":`write ${T}`})},
S=A=>(0,g.CC)("block-invalid",(0,g.Z9)(M,A)),j="use another version of the module that has this call",b={"not-passed":({call:A,name:T,canChange:R})=>({message:`${A}\
 does not pass the provider configuration ${T}, which its module expects`,help:R?`add \`${T} = \u2026\` to the \`providers\` of the call`:j}),overridden:({call:A,
name:T,canChange:R})=>({message:`${A} passes the provider configuration ${T}, which its module has itself`,help:R?`remove \`${T}\` from the \`providers\` of the ca\
ll`:j}),repeated:({call:A,argument:T,canChange:R})=>({message:`${A} has \`${T}\`, but its module configures a provider itself`,help:R?`remove \`${T}\`, or use a \
version of the module without \`provider\` blocks`:j})},k=A=>(0,g.CC)("block-providers",(0,g.Z9)(b,A))}),8185:((ae,V,n)=>{n.d(V,{CS:()=>A,I4:()=>P,KJ:()=>b,US:()=>k,
VS:()=>T});var m=n(2801),g=n(2170),p=n(9119),C=n(255),M=n(9897),S=n(5106);const j=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,b=({
problem:{code:$,severity:_}})=>j.test($)&&!($==="file-syntax"&&_==="notice"),k=($,_)=>_.allowedHosts.length>0&&("problem"in $?b($):[$.directHost??null,...$.needs.
map(({host:d})=>d)].some(d=>d!==null&&!C.ev(d,_)));function A($,_){return _.allowedHosts.length===0?[]:$.flatMap(d=>{const{directHost:i,isOverridden:t,place:s,clients:r,
evaluated:u}=d;if(i===void 0||t)return[];const o=R(d)?"backend":"download",e=C.ev(i,_),l=o==="download"&&Object.values(u??{}).some(E=>!E.isWhole);if(e&&!l)return[];
const c=C.Pv(i),a=c.ok&&!e?c.value:null,h=e?M.IZ:C.nx(i);return[(0,g.kH)((0,m.wp)({host:h,use:o}),{host:a,places:[s],clients:r})]})}function T($,_,d,i){const{allowedHosts:t}=i,
s=h=>h!==void 0&&C.ev(h,i),r=$.filter(h=>s(h.directHost)&&!R(h)),u=_.filter(({service:h,host:E})=>h===S.e$&&s(E)),o=[...r.map(({place:h})=>h),...u.flatMap(h=>h.
because)],e=d??o,l=(0,p.jH)(e.filter(h=>typeof h!="string"));if(t.length===0||l.length===0)return[];const c=d!==null,a=(0,m.sC)({count:l.length,isAsked:c});return[
(0,g.kH)(a,{places:(0,p.As)(l)})]}const R=({kind:$})=>/^(backend|remote_state|saved_state)$/.test($);function P($,_,d,i){if(i.allowedHosts.length===0)return[];const t=d.
filter(({because:s})=>s.some(r=>typeof r!="string"));return _.flatMap(s=>{const{id:r,kind:u}=s;if(u!=="url"||!t.some(l=>l.service===r))return[];const o=C.yo(s.url);
if(o===null||o===$||C.ev(o,i))return[];const e=(0,m.wp)({host:C.nx(o),service:r,registry:C.nx($)});return[(0,g.kH)(e,{services:[r]})]})}}),3217:((ae,V,n)=>{n.d(
V,{fc:()=>$,ky:()=>P,so:()=>k,uA:()=>_});var m=n(8294),g=n(1098),p=n(2170),C=n(9119),M=n(8032),S=n(255),j=n(5106),b=n(4606);function k(d,i,{misnamed:t},s){const r=d.
credentials?.hasToken===!0,u=[d.difference??[],t].flat().map(E=>(0,p.kH)(E));if(r||d.attempt.discovery.kind!=="found")return u;const o={host:d.host,isFork:s.isFork,
...(0,b.Bc)(d)},e=A(d.host,s),l=new Set(e.map(({place:E})=>E)),h=(t.length>0||!!d.credentials?.problem?[]:T(d.host,i,s)).filter(({place:E})=>!l.has(E));return[...u,
...R(e,E=>(0,g.vs)({...o,service:E})),...R(h,E=>m.$U({...o,service:E}))]}function A(d,{usages:i,depth:t}){return t==="discovery"?[]:i.flatMap(({workspace:s,hasOwnToken:r,
needs:u,place:o})=>s===void 0||r||(0,C.MV)(o)?[]:u.flatMap(e=>e.host===d?[{...e,place:o}]:[]))}function T(d,i,{usages:t}){const s=new Set(t.flatMap(({hasOwnToken:u,
place:o})=>u?o:[])),r=(0,j.Uc)(d);return i.flatMap(({service:u,because:o})=>r.includes(u)?o.flatMap(e=>typeof e=="string"||(0,C.MV)(e)||s.has(e)?[]:{service:u,place:e,
clients:M.zK}):[])}const R=(d,i)=>[...Map.groupBy(d,({service:t})=>t)].map(([t,s])=>{const r=[...new Set(s.map(({place:o})=>o))],u=[...new Set(s.flatMap(o=>o.clients))];
return(0,p.kH)(i(t),{services:[t],places:r,clients:u})});function P(d,i){return d.filter(t=>!i.includes(t)).map(t=>(0,p.kH)(m.bI({host:t})))}function $({host:d,
attempt:i,credentials:t},s){const r=t?.hasToken===!0,u=[...s.flatMap(o=>o.kind==="url"&&(0,j.p4)(o.id)&&j.fg.has(o.id)?[{url:o.url,service:o.id,isSent:r}]:[]),...i.
hops.map(({url:o,authorization:e})=>({url:o,service:null,isSent:e==="sent"}))].flatMap(({url:o,...e})=>{const l=(0,S.Pv)((0,S.yo)(o)??"");return!l.ok||l.value===
d?[]:[{...e,host:l.value}]});return[...new Map(u.toReversed().map(o=>[o.host,o])).values()]}function _(d,i,{tokenSources:t,hosts:s}){return(t.size===0?[]:$(d,i)).
flatMap(({host:u,service:o,isSent:e})=>{const l=t.get(u);if(l===void 0)return[];const c=o===null?d.attempt.discovery.kind==="failed":!e,a=m.To({host:(0,S.nx)(d.
host),other:(0,S.nx)(u),source:l,service:o,isSent:e,isNotice:!c||s.has(u)});return[(0,p.kH)(a,{services:o===null?[]:[o]})]})}}),2886:((ae,V,n)=>{n.d(V,{ER:()=>_,
H4:()=>t,Np:()=>s,TC:()=>R,cA:()=>u,hD:()=>S,ly:()=>i,pi:()=>r,v1:()=>T,zX:()=>$,zv:()=>d});var m=n(9432),g=n(9119),p=n(9615),C=n(255),M=n(1780);function S(o,e){
const{clients:l,aside:c,isPlaceholder:a,checkedFor:h,...E}=o;return{...E,problem:j(o,e),affects:o.affects.filter(v=>e.concerned.includes(v)),isHostNew:e.isHostNew}}
function j(o,e){const{reader:l,machine:c,ignore:a,guesses:h}=e;if(c!==null&&o.problem.obstacle&&!r(o,a))return c;const E=k(o,l===null?o.problem:(0,p.as)(o.problem,
l)),v=A(o,h);if(v.length===0)return E;const f=(0,p.tr)(v.flatMap(({repository:y})=>y??[]));return{...E,help:E.help===void 0?f:(0,M.xI)`${E.help}; ${f}`}}const b=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function k({places:[o]},e){const l=typeof o=="object"?o.inside:void 0;if(l===void 0||!b.test(e.code))return e;const c=(0,p.VB)(l.package),a=e.code==="client-ver\
sion";return{...e,help:a?`use a version that it allows, or ${c}`:c}}function A({host:o,places:e,problem:l},c){if(c.length===0)return[];const a=l.affects.includes(
"terraform")&&!l.affects.includes("opentofu"),h=e.flatMap(v=>typeof v=="string"?[]:v.file),E=new Set(h.map(g._M));return c.filter(({repository:v,hosts:f})=>E.has(
v)&&(a||o!==null&&f.has(o)))}function T({severity:o,affects:e,needed:l},c){const a=l&&c.some(h=>e.includes(h));return o==="error"&&!a?"warning":o}function R(o,e,{
isTerminal:l}){const c=e.some(({because:h})=>h.includes("hostnames input"));return{role:(0,m.VW)(o)!==null?"guest":c?"operator":"user",host:(0,C.nx)(o),isTerminal:l}}
const P=["module","provider","version","package","lock","not"],$=({problem:o,places:e})=>P.includes(o.code.replace(/-.*/,""))&&e.length>0&&e.every(l=>typeof l!=
"string"),_=({problem:o,needed:e})=>e&&o.usualSeverity==="error"&&!t.includes(o.code),d=({problem:o})=>o.code==="machine-network",i=o=>o.some(e=>typeof e=="stri\
ng"||!(0,g.MV)(e)),t=["host-http2","host-check-crashed"],s=(o,e)=>p.oC.indexOf(o.severity)-p.oC.indexOf(e.severity),r=({problem:o,host:e,namedHost:l=e},c)=>c.some(
({code:a,host:h})=>a===o.code&&(h===null||h===l));function u(o){if(typeof o=="string")return o;const{file:e,line:l,inside:c}=o;return c===void 0?`${e}:${l}`:(0,g.
kn)(c)}}),6146:((ae,V,n)=>{n.d(V,{$:()=>p,o:()=>g});var m=n(2886);function g(j,b){const{kind:k,source:A,address:T,constraints:R,places:P}=b;return JSON.stringify(
[j,k,A,T,R,P[0]??null])}function p(j,b){const k=C(b,({rowKeys:T=[]})=>T),A=C(b.filter(S),({places:T})=>T.map(m.cA));return k.size+A.size===0?j:j.map(({directory:T,
clients:R,rows:P})=>({directory:T,clients:R,rows:P.map($=>{const _=k.get(g(T,$))??$.rejectedAt.flatMap(t=>A.get((0,m.cA)(t))??[]);if(_.length===0)return $;const d=_.
map(({finding:t})=>({...t.problem,severity:(0,m.v1)(t,R)})).sort(m.Np),i=new Map(d.map(({code:t,title:s,usualSeverity:r})=>[t,{code:t,title:s,usualSeverity:r}]));
return{...$,worst:d[0]?.severity??null,problems:[...i.values()]}})}))}const C=(j,b)=>Map.groupBy(j.flatMap(k=>b(k).map(A=>({key:A,finding:k}))),({key:k})=>k),M=/^(?:constraint|lock)-/,
S=({problem:j,host:b})=>b===null&&M.test(j.code)}),4606:((ae,V,n)=>{n.d(V,{Bc:()=>T,Cg:()=>M,Hf:()=>b,ux:()=>S,wD:()=>j});var m=n(8294),g=n(4481),p=n(8032),C=n(
255);const M={misnamed:[],cause:null,source:void 0,refusals:[]};function S(R,P,{role:$},_){const{isFork:d,isAsked:i}=_,{hasToken:t=!1,source:s,problem:r=null}=R.
credentials??{},{status:u=null,challenge:o=null}=R.attempt.hops.at(-1)??{},e=t||!i?[]:k(R,_),l=(0,p.n3)(R.host),a=(l&&u===403||d&&!t?null:r)??e[0]??null,E=["doc\
ument-unauthorized",...a!==null||!(d||l)?["versions-unauthorized","cloud-organization"]:[]],v=P.filter(({problem:{code:w,isUnsent:I}})=>E.includes(w)&&!I),f=v.some(
({problem:w})=>w.code==="versions-unauthorized")||$!=="guest"&&(d||u===401);return!(a!==null||f&&!t)||o!==null?{misnamed:e,cause:null,source:s,refusals:[]}:{misnamed:e,
cause:a??{isFork:d,...T(R)},source:s,refusals:v}}const j=(R,{cause:P,source:$,refusals:_})=>P!==null&&_.includes(R)?(0,g.to)(R.problem,P,$):R.problem;function b({
problem:R,services:P},{cause:$,refusals:_}){if(_.length===0)return!1;const d=_.flatMap(i=>i.services);return R===$||R.code==="credentials-missing"&&P.every(i=>d.
includes(i))}const k=(R,{tokenVariables:P,hosts:$})=>(0,C.Bz)(P,R.host,$).filter(({isParent:_})=>!_||A(R)).map(_=>m.z2({host:R.host,..._})),A=({attempt:{discovery:R}})=>R.
kind==="failed"&&R.problem.code==="document-unauthorized";function T({credentials:R,looks:P}){const $=P.flatMap(t=>t.looks),_=t=>[...new Set($.flatMap(({held:s,
source:r})=>s!=="not read"===t?r:[]))],d=R===null?_(!0):[R.source],i=R===null?_(!1):[];return{searched:d,notRead:i}}}),4702:((ae,V,n)=>{n.d(V,{j7:()=>c,k2:()=>y,
S4:()=>a});var m=n(2170),g=n(9119),p=n(8032),C=n(3217),M=n(4756),S=n(9615),j=n(1780),b=n(8185),k=n(2886);function A(w,I,D){const{notes:H,usages:z,requirements:Z,
isEmpty:ee}=w,{complaints:te,tokenHosts:Y,answered:J,contacted:Q,unopened:oe}=w,se=({problem:W,places:[O]})=>W.code==="file-syntax"&&typeof O=="object"&&O.inside===
void 0,ce=new Set(H.filter(se).map(m.W7)),ne=({problem:W})=>I.allowedHosts.length>0&&W.code==="source-near-miss"&&W.severity==="notice",le=[...(0,b.CS)(z,I),...(0,b.
VS)(z,Z,oe,I),...J.map(W=>T(W,I)),...te,...(0,C.ky)(Y,Q)],N=[...H.filter(W=>!ne(W)).map(W=>R(W,ce,I)),...le.map(W=>({...W,severity:(0,k.v1)(W,I.dialect.clients)})),
...ee?[P(I)]:[]],{placed:x=[],placeless:L=[]}=Object.groupBy(N,({places:W})=>W.length>0?"placed":"placeless");return[...(0,m.Qp)(x,W=>{const{problem:O,severity:U,
affects:F,host:K,namedHost:X,exclude:G}=W,{code:q,message:de,help:re}=O;return[K,X,q,U,de,re,F,G===void 0]}),...L].map(W=>(0,k.hD)(W,D))}function T(w,I){const{host:D,
problem:H}=w;return D===null?w:{...w,services:[],problem:(0,S.as)(H,(0,k.TC)(D,[],I))}}function R(w,I,{dialect:D,allowedHosts:H}){const{problem:z,isPlaceholder:Z,
checkedFor:ee=D.clients}=w;if(H.length>0&&(0,b.KJ)(w)){const N=(0,j.xI)`${z.message}; it may use hosts that are not in \`allowed-hosts\``;return{...w,problem:{...z,
message:N},severity:"error"}}const te=(0,m.W7)(w),Y=(0,m.Xd)(w),J=w.aside!==void 0||Y!==null&&(0,g.MV)(Y),Q=w.severity==="error"&&Z===!0,oe=I.has(te)&&z.code!==
"file-syntax",ce=w.severity==="error"&&(Q||oe||J)?"warning":(0,k.v1)(w,ee);if(!J&&!Q)return{...w,severity:ce};const{help:ne,...le}=z;return{...w,severity:ce,problem:z.
code==="file-syntax"?le:z,exclude:[(0,g.n7)(w.aside??te)]}}const P=({scan:w,hostnames:I,usages:D})=>(0,m.kH)((0,M.JW)({scan:w,hasHostnames:I.length>0,isFleet:D.
length>0}));var $=n(9432),_=n(8936),d=n(255);function i(w){const I=w.filter(({attempt:te})=>te.hops.length>0),[D,...H]=I.flatMap(te=>s(te)??[]);if(!D||H.length<
I.length-1||!(I.some(({host:te})=>(0,$.VW)(te)!==null)||H.length>0&&!D.isCommon)||H.some(te=>t(te)!==t(D)))return null;const ee=I.map(({host:te})=>(0,d.nx)(te));
return(0,_.e4)(ee,[D,...H])}const t=({verb:w,what:I})=>w.startsWith("cannot")?w:I;function s({attempt:{discovery:w,hops:I}}){const D=w.kind==="failed"?w.problem.
obstacle:void 0;return I.every(({status:z})=>z===null)||D?.verb==="does not reach"?D:void 0}var r=n(6146);let u=function(...w){return{judgeRequests:u}=n.late([2798,
2364,3611],2364),new.target?new u(...w):u(...w)},o=function(...w){return{crashedVisit:o}=n.late([2798,2364,3611],2364),new.target?new o(...w):o(...w)},e=function(...w){
return{judgeVisit:e}=n.late([2798,2364,3611],2364),new.target?new e(...w):e(...w)},l=function(...w){return{outcomesOf:l}=n.late([2798,2364,3611],2364),new.target?
new l(...w):l(...w)};const c={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function a(w,I,D=()=>[]){const{predicted:H,stopped:z,
visits:Z,guesses:ee}=w,te={guesses:ee,machine:i(Z),ignore:I.ignore},Y=v(w,{...I,...te}),J=f(w,Y,I,te),Q=[...Y.flatMap(N=>N.findings),...J],oe=N=>N.filter(x=>!(0,k.
pi)(x,I.ignore)).sort(k.Np),se=Y.map(N=>{const x=oe(N.findings.filter(L=>!(0,k.zX)(L)));return{...N,findings:x,clients:l(x)}}),ce=({exclude:N})=>+(N!==void 0),ne=oe(
[...Y.flatMap(N=>N.findings.filter(k.zX)),...J]).toSorted((N,x)=>(0,k.Np)(N,x)||ce(N)-ce(x)),le=[...se.flatMap(N=>N.findings),...ne].sort(k.Np);return{passed:z.
length===0&&!le.some(({severity:N})=>y(N,I.failOn)),stopped:z,hosts:se,files:ne,findings:le,ignored:Q.length-le.length,roots:(0,r.$)(H.roots,oe(Q)),lines:E(le,D)}}
const h=1e3;function E(w,I){const D=w.flatMap(H=>(0,m.Xd)(H)??[]).filter(({file:H,column:z,endColumn:Z})=>Z>z&&(0,g._M)(H)===null);return I((0,g.jH)(D).slice(0,
h))}function v(w,I){const{visits:D,newHosts:H,predicted:z}=w,Z=Map.groupBy(w.requirements,({host:J})=>J),ee=Map.groupBy(z.notes,({host:J})=>J),te=new Map(z.requests.
map(J=>[J.host,J])),Y={...I,...w,hosts:new Set(D.map(({host:J})=>J))};return D.map(J=>{const{host:Q}=J,oe={visit:J,requirements:Z.get(Q)??[],predicted:ee.get(Q)??
[],requests:te.get(Q)??null,answering:z.answering,isNew:H.has(Q)};try{return e(oe,Y)}catch(se){return o(oe,Y,se)}})}function f(w,I,D,H){const{notes:z,requests:Z,
unopened:ee}=w.predicted,te=new Set(I.map(({visit:ne})=>ne.host)),Y=I.flatMap(({visit:ne,services:le})=>(0,C.fc)(ne,le)),J=[...z,...Z.flatMap(ne=>u(ne,[],D))],{
files:Q=[],hosts:oe=[]}=Object.groupBy(J,({host:ne})=>ne===null?"files":"hosts"),se={...w,unopened:ee,notes:[...w.notes,...Q],answered:oe.filter(({host:ne})=>ne!==
null&&!te.has(ne)),contacted:[...te,...[...Y,...Z].map(({host:ne})=>ne)]},ce={concerned:p.zK,reader:null,isHostNew:!1,machine:null};return A(se,D,{...H,...ce})}
const y=(w,I)=>w==="error"?I!=="never":w==="warning"&&I==="warning"}),2218:((ae,V,n)=>{n.d(V,{CG:()=>b,Fh:()=>R,T1:()=>A,T5:()=>T,en:()=>P,h1:()=>k,wX:()=>$});var m=n(
1011),g=n(2801),p=n(9119),C=n(8032),M=n(255),S=n(5106);const j=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backen\
d_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function b(_,d,i,t=(0,m.kA)(d)){const s=["hostnames input"],
r=_.hostnames.flatMap(({host:e,services:l})=>{const c=l.length>0?l:_.requiredServices,a=c.length>0?c:["any"],h={host:e,clients:i,because:s,isImplied:!1,isForInit:!0};
return a.map(E=>({...h,service:E}))}),u=new Set([...t,..._.hostnames.map(({host:e})=>e)]),o=d.flatMap(({kind:e,needs:l,place:c})=>l.map(a=>({...a,because:[c],isImplied:!u.
has(a.host),isForInit:!j.has(e)})));return k([r,o],i)}function k(_,d){return(0,p.c1)(_.flat(),({host:i,service:t})=>`${i} ${t}`).map(i=>{const[{host:t,service:s}]=i;
return{host:t,service:s,clients:[...d.filter(r=>i.some(u=>u.clients.includes(r)))],because:(0,p.As)([...i.flatMap(({because:r})=>r)]),isImplied:i.every(({isImplied:r})=>r),
isForInit:i.some(({isForInit:r})=>r)}})}const A=({because:_})=>_.every(d=>typeof d!="string"&&d.inside?.isPublic===!0);function T(_,d,i){const t=u=>u.inside!==void 0,
s=_.flatMap(u=>{const{calls:o,providers:e,client:l}=u,c={clients:[l],isForInit:!0},a=o.flatMap(({module:E,place:v})=>{if(E===null||!t(v))return[];const{host:f,hostImplied:y}=E;
return{...c,host:f,service:S.e$,because:[v],isImplied:y}}),h=e.flatMap(({provider:E,places:v})=>{const f=v.filter(t);if(f.length===0||!d(E,u))return[];const{host:y}=E;
return{...c,host:y,service:S.xq,because:f,isImplied:(0,C.n3)(y)}});return[...a,...h]}),r=u=>typeof u=="string"?u:`${u.file}:${u.line} ${u.inside?.isPublic}`;return k(
[s],i).map(u=>({...u,because:(0,p.t6)(u.because,r)}))}const R=(_,{isGuess:d},i)=>{const t=i.flatMap(({host:s,isImplied:r})=>r?s:[]);return d?[{repository:_,hosts:new Set(
t)}]:[]};function P(_,{hostnames:d,allowedHosts:i}){const t=new Set(d.map(({host:r})=>r)),s=new Map;for(const{host:r,isImplied:u,because:o,clients:e}of _){if(t.
has(r)||s.has(r))continue;const l={host:(0,M.nx)(r)},[c]=o.filter(h=>typeof h!="string"),a=u&&c!==void 0&&{implied:{place:c,clients:e}};(0,M.Rt)(r)?s.set(r,(0,g.
U7)(l)):(0,M.Jr)(r,i)||s.set(r,(0,g.wp)({...l,...a}))}return s}const $=(_,d)=>new Set([...C.Du,...Object.values(C.bB),...S.fg,..._.flatMap(({host:i,service:t=i})=>[
i,(0,M.pk)(i),t]),...d.flatMap(({directHost:i})=>i??[])])}),9582:((ae,V,n)=>{n.d(V,{A7:()=>b,AV:()=>M,LH:()=>g,T:()=>$,Tb:()=>j,aZ:()=>m,c3:()=>k,ql:()=>S,sD:()=>T,
sc:()=>A,zC:()=>P});class m extends Error{span;constructor({path:i,span:t},s){super(`${i.join(".")} must be ${s}`),this.span=t}}function g(d){try{return d(),null}catch(i){
if(i instanceof m)return i;throw i}}const p=d=>d.name!==void 0;function C(d,i){if(d.kind==="object")return d.items.filter(p);throw new m(i,"a block")}function M({
value:d,hasLabels:i}){if(d.kind!=="object")return[];const t=d.items.filter(p);return i?t.flatMap(M):[t]}function S(d,i,t,s={}){for(const r of Object.keys(t)){const u=d.
filter(l=>l.name.toLowerCase()===r),[o]=u;if(o===void 0)continue;const e={path:[...i.path,r],span:o};for(const{value:l}of u)s[r]=t[r](l,e,s[r])}return s}const j=(d,i)=>(t,s,r)=>S(
C(t,s),s,d,i?r:{}),b=d=>(i,t,s=new Map)=>{for(const{name:r,start:u,end:o,value:e}of C(i,t)){const l={path:[...t.path,r],span:{start:u,end:o}};s.set(r,{start:u,end:o,
value:d(e,l,s.get(r)?.value)})}return s},k=d=>(i,t,s=[])=>{if(i.kind!=="tuple")throw new m(t,"a list");for(const r of i.elements)s.push(d(r,t));return s},A=(d,i)=>{
if(d.kind==="string"||d.kind==="template")return d.verbatim??"";if(d.kind==="primitive"&&d.value===null)return"";if(R(d))return String(d.value);throw new m(i,"a\
 string")},T=(d,i)=>{if(R(d))return d.value;if(d.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(d.value))return Number(d.value);throw new m(i,"a whole number")},R=d=>d.
kind==="primitive"&&Number.isSafeInteger(d.value)&&String(d.value).length===d.end-d.start,P=(d,i)=>{if(d.kind==="primitive"&&typeof d.value=="boolean")return d.
value;throw new m(i,"true or false")},$=(d,i,t)=>{const s=_(d,i);if(t!==void 0&&(typeof t=="object"||typeof t!=typeof s))throw new m(i,"set only once");return s};
function _(d,i){if(d.kind==="tuple")return d.elements.map(t=>_(t,i));if(d.kind==="object"){const t=b($)(d,i);return Object.fromEntries(Array.from(t,([s,r])=>[s,
r.value]))}if(d.kind!=="primitive"||d.value===null)return A(d,i);if(Math.abs(Number(d.value))>2**63)throw new m(i,"a whole number");return d.value}}),5168:((ae,V,n)=>{
n.d(V,{Ge:()=>T,Ol:()=>R,cd:()=>b,vH:()=>A});var m=n(7811),g=n(8643),p=n(255),C=n(5243),M=n(3846),S=n(9582);let j=function(...o){return{configFinding:j}=n.late(
[3276,3123],3123),new.target?new j(...o):j(...o)};function b({methods:o},{host:e,namespace:l,type:c}){const a=h=>h.some(E=>(E.host??e)===e&&(E.namespace??l)===l&&
(E.type??c)===c);return o.filter(({include:h,exclude:E})=>!a(E)&&(h.length===0||a(h)))}const k="provider_installation",A=o=>({...o,kind:"local",place:{file:o.shown??
"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),T=({file:o,line:e})=>e===0?o:`${o}:${e}`;function R(o){const{client:e,mirrors:l,installations:c,
pluginDirectories:a}=o,h=c.map(D=>{const{blocks:H,mistakes:z}=P(D,e),Z=z.map(({span:ee,why:te})=>j(e,{kind:"block",file:D.shown,why:te},D.placeOf(ee)));return{blocks:H,
findings:Z}}),[E=null,...v]=h.flatMap(({blocks:D})=>D),f=[...h.flatMap(D=>D.findings),...v.map(({place:D})=>j(e,{kind:"two installations"},D))],y=a.map(D=>A({path:D})),
[w]=y,I=w===void 0?E:{place:w.place,methods:y,overridden:E?.overridden??[]};return{client:e,mirrors:l,installation:I,findings:f}}function P({items:o,placeOf:e},l){
const c=[],a=[];for(const h of o)if(h.name===k){if(h.isAssigned||h.value.kind!=="object"){a.push({span:h,why:`${k} must be a block without "="`});continue}for(const E of S.
AV(h)){const v={place:e(h),methods:[],overridden:[]};for(const f of E){const y=$(f,e(f),l,v);y!==null&&a.push({span:f,why:y})}c.push(v)}}return{blocks:c,mistakes:a}}
function $(o,e,l,c){const{name:a,value:h}=o,[E]=o.isAssigned?[]:S.AV(o);if(E===void 0)return`${a} must be a block without "="`;const v={path:[k,a],span:o};try{if(a===
"dev_overrides"){if(c.methods.length>0)return"dev_overrides must come before all methods";const I=[...S.A7(S.sc)({...h,kind:"object",items:E},v).keys()].map(D=>(0,M.
mi)(D,l));return c.overridden.push(...I.filter(D=>D.kind!=="invalid")),null}const f=d[l].get(a);if(f===void 0)return`${k} has no method ${(0,m.ol)(a)}`;const y=i(
E,v,f,l);return y.ok&&c.methods.push({...y.value,place:e}),y.ok?null:y.why}catch(f){if(f instanceof S.aZ)return f.message;throw f}}const _=[["direct",null],["fi\
lesystem_mirror","path"],["network_mirror","url"]],d={terraform:new Map(_),opentofu:new Map([..._,["oci_mirror","repository_template"]])};function i(o,e,l,c){const a=l??
"",{[a]:h=""}=S.ql(o,e,{[a]:S.sc});if(l!==null&&h==="")return(0,m.TR)(`${e.path.at(-1)} has no ${a}`);const E=l==="url"?t(h):null;if(l==="url"&&E===null)return(0,m.
TR)("the url does not begin with https://");const{include:v=[],exclude:f=[]}=S.ql(o,e,s),y=new Map;for(const H of[...v,...f]){const z=r(H,c);if(!z.ok)return z;y.
set(H,z.value)}const w=H=>H.flatMap(z=>y.get(z)??[]),I={include:w(v),exclude:w(f)};if(E!==null)return(0,m.Ju)({...I,kind:"network",url:E});if(l===null)return(0,m.
Ju)({...I,kind:"direct"});const D=l==="path"?{path:h}:{path:null,shown:h};return(0,m.Ju)({...I,kind:"local",...D})}function t(o){const e=(0,g.Dl)(o);return e.ok&&
e.value.scheme==="https"&&e.value.host!==""?e.value:null}const s={include:S.c3(S.sc),exclude:S.c3(S.sc)};function r(o,e){const l=D=>(0,m.TR)(`the pattern ${(0,m.
ol)(o)} ${D}`),c=o.split("/");if(c.length<2||c.length>3)return l("does not have two or three parts");const[a="",h="",E]=c.reverse(),v=E===void 0?(0,m.Ju)((0,C.Vm)(
e)):u(E,p.Pv),f=u(h,M.sL),y=u(a,M.sL);if(!v.ok)return l(`has an invalid hostname: ${v.why}`);if(!f.ok)return l(`has an invalid namespace: ${f.why}`);if(!y.ok)return l(
`has an invalid type: ${y.why}`);const w={host:v.value,namespace:f.value,type:y.value};return(w.host!==null||w.namespace===null)&&(w.namespace!==null||w.type===
null)?(0,m.Ju)(w):l('has a part after "*" that is not "*"')}const u=(o,e)=>o==="*"?(0,m.Ju)(null):e(o)}),9373:((ae,V,n)=>{n.d(V,{Nm:()=>M,Pv:()=>b,VV:()=>C,fJ:()=>R,
hK:()=>k,n6:()=>_,s1:()=>d,z0:()=>S});var m=n(3096),g=n(5243),p=n(2172);const C=({way:i},t)=>i===void 0?t:{...i.place,inside:{through:i.through,package:i.package,
isPublic:i.isPublic,file:t.file,line:t.line}};function M(i){const t=i.findLast(({place:s})=>(0,m.LA)(s.file))?.place.file;return t===void 0?i:i.filter(({place:s})=>s.
file===t)}const S=({kind:i})=>i==="module"||i==="state"||i==="lock",j=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function b(i,t){const{usages:s,declared:r,units:u,installed:o=[]}=i,e=new Map,l=a=>{const h=e.get(a)??k(a);return e.set(a,h),h},c=({directories:a,place:h})=>a?.
map(l)??[l((0,m.jt)(h.file))];for(const a of u){const h=l(a.directory);h.unit=a,h.hasConfiguration=!0,h.isInitialised=!0,a.module!==null&&h.children.push({name:a.
module,root:null,call:null})}for(const a of s)if(!(!a.clients.includes(t)||a.kind==="saved_state"))for(const h of c(a))a.kind==="test_module"?h.tests.push(a):A(
h,a,t);for(const a of r){const{kind:h,place:E}=a;if(!(t==="terraform"&&/\.tofu(\.json)?$/.test(E.file)))for(const v of c(a))v.declared.push(a),h==="lock"?T(v,E):
v.hasConfiguration=!0,v.isInitialised||=h==="state"}for(const a of e.values())$(e,a);for(const[a,h]of Map.groupBy(o,E=>E.root))l(a).installed=new Map(h.map(E=>[
E.key,E]));return e}const k=i=>({name:i,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[i]});function A(i,t,s){const r=t.address==="terraform"&&i.unit?.module===null;if(!(t.kind==="terragrunt_source"&&!r)&&(t.kind==="lock_provider"?
T(i,t.place):i.hasConfiguration=!0,!(!j.test(t.kind)||t.isOverridden&&t.kind!=="module")&&(i.usages.push(t),!(t.isOverridden||t.kind!=="module"))))for(const{source:u,
root:o}of(0,p.MZ)(t,s)){const[e=null]=P(i.name,u);i.children.push({name:e,root:o,call:t})}}function T(i,{file:t}){i.lockFile=t,i.isInitialised=!0}const R=(i,{name:t,
unit:s})=>i.root===null||s===null&&i.root===t,P=(i,t)=>t!==null&&(0,g.Nj)(t)?[(0,m.un)(i,t)]:[];function $(i,t){const{name:s,tests:r}=t;if(r.length===0)return;const u=i.
get((0,m.RO)(s)),o=u?.hasConfiguration===!0?u:t;o.isInitialised=!0,o!==t&&(o.tests.push(...r),t.tests=[])}const _=({name:i,tests:t})=>t.flatMap(({text:s})=>P(i,
s)),d=i=>[...i.children.flatMap(({name:t})=>t??[]),..._(i)]}),450:((ae,V,n)=>{n.d(V,{o:()=>R,v:()=>d});var m=n(2170),g=n(9119),p=n(3096),C=n(3846),M=n(3298),S=n(
1011);let j=function(...i){return{asWritten:j}=n.late([3276,3494,2797,5009],2797),new.target?new j(...i):j(...i)},b=function(...i){return{usagesOf:b}=n.late([3276,
3494,2797,5009],2797),new.target?new b(...i):b(...i)},k=function(...i){return{declaredIn:k}=n.late([3276,3494,2797,5009],2797),new.target?new k(...i):k(...i)},A=function(...i){
return{parseFile:A}=n.late([3276,3494,2797,5009],2797),new.target?new A(...i):A(...i)};const T=25e4;class R{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:s})=>s.file))}inherit(t,s,r){const u=(0,g.df)(t),o=this.sources.get(u)??[];this.sources.
set(u,o),o.push({root:r,source:s,version:null,isOpen:!1})}add({file:t,text:s,lines:r},u,o){if(r===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.
get(t)??new Set).add(o)),!0;if(this.count+=s.length/1e3,this.count>T)return this.unread.push({file:t,...m.wv}),!1;const e=a=>r===null||a.place.line<=r[1]?a:{...a,
place:r[0]},l=A(s,{...u,isGenerated:!0},t),{usages:c}=b([l],(a,h)=>j(h));for(const a of c){const h=a.version&&e(a.version);P(this.usages,e({...a,version:h}),o)}
for(const a of k([l]))a.kind!=="module"&&P(this.declared,e(a),o);return this.count+=c.length,!u.isOverride||c.every(a=>a.kind==="implied_provider")}finish(t){if(t.
length===0)return this.scan;const r=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:e})=>e.file).values().flatMap(e=>e.sort((l,c)=>l.place.line-
c.place.line)),u=Array.from(r,e=>this.placed(this.inherited(e))),o=new Set(t.flatMap(e=>e.replaced));return{...this.scan,notes:this.scan.notes.filter(e=>!o.has(
(0,m.W7)(e))),usages:_(u,t),declared:[...this.scan.declared,...this.declared.values()].map(e=>this.placed(e)),units:t,unread:this.unread}}inherited(t){const s=(0,g.
df)(t.place),r=t.kind==="terragrunt_source"?this.sources.get(s):void 0;if(r===void 0)return t;this.sources.delete(s);const u=r.flatMap(({root:o})=>o??[]);return{
...t,calls:{terraform:r,opentofu:r},directories:u}}placed(t){const s=this.snippets.get(t.place.file);if(s===void 0)return t;const r=(0,p.jt)(t.place.file),u=this.
isOfSnippets(r)?[...s]:[r,...s];return{...t,directories:u}}isOfSnippets=(0,M.O)(t=>this.scanned.values().every(s=>(0,p.jt)(s)!==t||this.snippets.has(s)))}function P(i,t,s){
const{kind:r,text:u,place:o}=t,e="address"in t?[t.address,t.version?.text]:[t.localName],l=[(0,g.df)(o),r,u,...e].join(`
`),c=i.get(l)??{...t,directories:[]};i.set(l,c),c.directories.at(-1)!==s&&c.directories.push(s)}const $=({directories:i,place:t})=>i??[(0,p.jt)(t.file)];function _(i,t){
const s=i.filter(({kind:e})=>e.startsWith("required_provider")),r=d(s,$),u=d(t,S.CI),o=(0,M.O)(e=>{const c=(0,S.CI)(e).flatMap(a=>r.get(a)??[]).filter(({item:a})=>!e.
replaced.includes(a.place.file));return new Set(c.map(({item:a})=>(0,C.op)(a.address)))});return i.map(e=>{const l=e.kind==="implied_provider"?$(e):[],c=l.flatMap(
v=>u.get(v)??[]);if(c.length===0)return e;const a=(0,C.A5)(e.text),h=c.flatMap(({item:v})=>o(v).has(a)?[]:v);if(h.length===0)return{...e,isOverridden:!0,needs:[]};
const E=h.flatMap(({isPartial:v,directory:f})=>v?[]:f);return{...e,directories:[...E,...l.filter(v=>!u.has(v))]}})}function d(i,t){const s=i.flatMap(r=>t(r).map(
u=>({directory:u,item:r})));return Map.groupBy(s,({directory:r})=>r)}}),742:((ae,V,n)=>{n.d(V,{Vm:()=>Q,cw:()=>te,aC:()=>Y});var m=n(3096),g=n(3298),p=n(5324),C=n(
4756),M=n(2170),S=n(5243),j=n(9897),b=n(1250),k=n(1011),A=n(3024),T=n(6760),R=n(9968),P=n(3114);const $={files:1e6,directoryFiles:5e4};function*_(N,x=(0,p.f5)(),L=$){
const B=new d(N,x,L);for(const W of N.scan){const O=(0,p.kI)(B.root,W);"path"in O?yield*B.walkFrom(O):yield{name:W,files:[],notes:[O]}}for(const W of x.called)yield*B.
readCalled(W)}class d{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(x,L,B){this.root=(0,A.realpathSync)(x.root),this.checkout=(0,p.ET)(x),this.
isExcluded=(0,p.Ls)(x.exclude),this.facts=L,this.limits=B,this.selected=x.scan.length>1?new Set:null}*walkFrom(x){const{path:L,name:B,glob:W,file:O}=x,F=[{path:L,
name:B,depth:0,isSelected:W===void 0&&O===void 0}];for(let K=F.pop();K!==void 0;K=F.pop()){const X=(0,p.KG)(K);if(yield this.read(x,K,X),x.file!==void 0||this.files>
this.limits.files)return;if(!("problem"in X))for(const G of this.findDirectories(x,K,X))F.push(G)}}*readCalled(x){const{directories:L,links:B,linked:W}=this.facts;
for(const K of(0,m.eH)(x))W.delete(K);const O=L.has(x)?null:this.checkout.locate(x);if(O===null||(0,R.$r)(O).kind!=="directory")return;const U=(0,p.sq)((0,T.relative)(
this.root,O));if(U!==x&&B.set(x,U),!L.has(U)&&this.files<=this.limits.files&&!(0,m.eH)(U).some(this.isExcluded)){const K={path:O,name:U,depth:0,isSelected:!0},X=(0,R.
UO)(O,this.root)?this.root:O;yield this.read({path:O,name:U,boundary:X},K,(0,p.KG)(K))}L.has(U)&&L.add(x)}read(x,L,B){const{name:W}=L;if("problem"in B)return this.
facts.directories.add(W),{name:W,files:[],notes:[B]};const{files:O,notes:U}=this.findFiles(x,L,B);this.files+=O.length;const F=this.limits.files;if(this.files>F){
const G=(0,M.ht)(W,(0,C.ub)({kind:"files",max:F}));return{name:W,files:[],notes:[...U,G]}}const K=O.filter(({isContext:G})=>G);if(O.length>0&&K.length===O.length)
return{name:W,files:[],notes:U};this.facts.directories.add(W);for(const{file:G,kind:q}of K)(0,P.Ep)(q)&&this.facts.unselected.push(G);return O.length>0&&B.some(
G=>G.name===".terraform")&&U.push(...this.readLeft(W)),{name:W,files:O,notes:U}}findFiles(x,L,B){const W=[],O=[],U=this.limits.directoryFiles;for(const F of this.
filesAmong(x,L,B))if("problem"in F)O.push(F);else if(W.length<U)W.push(F);else{O.push((0,M.ht)(L.name,(0,C.ub)({kind:"directory",max:U})));break}return{files:W,
notes:O}}*filesAmong(x,L,B){const W=new Set;for(const U of B)if((0,P.tr)(U.name)&&!U.isDirectory()&&W.add(U.name),U.name===".spacelift")for(const F of P.dN)this.
addTool((0,m.Gz)(L.name,F));const O=T.posix.basename(L.name);for(const U of B){if(U.isDirectory())continue;const F=(0,m.Gz)(L.name,U.name),K=(0,P.L8)(U.name,W,O);
if(K===void 0){(0,P.Z8)(U.name)&&this.addTool(F),U.name.endsWith(".tfstate")&&!this.isExcluded(F)&&this.facts.states.push(...(0,p.un)(F,this.checkout));continue}
const G={path:L.path+T.sep+U.name,file:F,kind:K,isContext:!this.select(x,L,F)};U.isFile()?yield G:U.isSymbolicLink()?yield*this.follow(x,G):yield(0,M.ht)(F,(0,C.
WO)({what:"special-file",is:(0,R.I)(U)}))}}readLeft(x){this.isExcluded((0,m.Gz)(x,".terraform"))||this.facts.states.push(...(0,p.rN)(x,this.checkout));const L=(0,p.
Wj)(x,this.checkout);if("problem"in L)return[L];for(const B of L)this.facts.called.add(B.directory);return this.facts.installed.push(...L),[]}addTool(x){this.isExcluded(
x)||this.facts.toolFiles.push(x)}select(x,L,B){return!(L.isSelected||(0,p.$8)(x,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(x,L){
const B=(0,p.sT)((0,R.$r)(L.path),x);if(B===null)return;if(typeof B=="object")return yield(0,M.ht)(L.file,B);const W=(0,p.sq)((0,T.relative)(this.root,B));L.isContext||
this.facts.links.set(L.file,W),yield{...L,path:B,target:W}}findDirectories({glob:x},{path:L,name:B,depth:W,isSelected:O},U){return U.toReversed().flatMap(F=>{if(F.
isSymbolicLink()&&F.name==="tests"&&this.facts.called.add((0,m.Gz)(B,"tests")),(0,p.G$)(F.name))return[];const K=(0,m.Gz)(B,F.name);if(this.isExcluded(K))return[];
const X=L+T.sep+F.name;if(F.isSymbolicLink()&&(0,R.$r)(X).kind==="directory"&&this.facts.linked.set(K,this.checkout.nameOf(K)),!F.isDirectory())return[];const G=O||
x!==void 0&&T.posix.matchesGlob(K,x);return{path:X,name:K,depth:W+1,isSelected:G}})}}let i=function(...N){return{dependsOnOthers:i}=n.late([3276,3494,2797,5009],
2797),new.target?new i(...N):i(...N)},t=function(...N){return{usagesOf:t}=n.late([3276,3494,2797,5009],2797),new.target?new t(...N):t(...N)},s=function(...N){return{
declaredIn:s}=n.late([3276,3494,2797,5009],2797),new.target?new s(...N):s(...N)},r=function(...N){return{isForeign:r}=n.late([3276,3494,2797,5009],2797),new.target?
new r(...N):r(...N)},u=function(...N){return{readModule:u}=n.late([3276,3494,2797,5009],2797),new.target?new u(...N):u(...N)};const o=25e4;function*e(N,x,L,B=o){
const W=new l(x,L,B);yield*W.collect(N);const O=yield*W.decideOpen();return W.result(O)}class l{items=[];notes=(0,k.G4)();knownSources=new Map;declared=[];signs=new b.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(x,L,B){this.facts=x,this.values=L,this.maxUsages=B}*collect(x){const{counts:L,facts:B}=this;for(const{
name:W,files:O,notes:U}of _(x,B)){if(B.endedAt=W,yield B.files)return;for(const K of U)this.notes.add(K);if(O.length===0)continue;if(this.isFull(L.decided+L.open,
W))break;const F=yield*u(O,B.files);if(F===null)return;B.bytes+=F.bytes;for(const K of F.notes)this.notes.add(K);this.add({directory:W,files:F.files})}B.endedAt=
null}*decideOpen(){const x=[];let L=!1;for(const B of this.items){if(!("files"in B)){x.push(B);continue}if(L||=this.isFull(this.counts.decided,B.directory),!L)if(yield this.
facts.files)this.facts.endedAt??=B.directory,L=!0;else for(const W of this.decide(B.files))x.push(W)}return x}result(x){const{facts:L,signs:B,declared:W}=this,O=[
...x,...L.states.map(c)];return{...L,usages:O,declared:W,notes:this.notes.all(),...B.end(x)}}add(x){const{files:L}=x,{facts:B}=this;B.files+=L.length;for(const O of s(
L))this.declared.push(O);for(const O of L){const U=!r(O),F=O.kind.class==="terragrunt";U&&(B.isEmpty=!1),F&&B.terragrunt.push(O.file),B.usesTerragrunt||=F&&U,this.
signs.addFile(O)}const W=L.some(i);for(const O of L)(W||!O.isContext)&&this.addCalls(O);if(W){this.items.push(x);for(const{references:O}of L)this.counts.open+=O.
length}else for(const O of this.decide(L))this.items.push(O)}addCalls({file:x,references:L}){for(const{kind:B,row:W,value:O}of L){if(O===void 0)continue;const U=(0,S.
Nj)(O.text)||W.grammar==="terragrunt"&&(0,j.GL)(O.text),F=U||(0,j.qC)(O.text).length>0;if(B==="module"&&(F||O.kind==="pieces")&&this.facts.calls.push({source:O.
text,file:x}),U&&W.position.includes("source"))for(const K of[(0,m.jt)(x),(0,m.RO)((0,m.jt)(x))])this.facts.called.add((0,m.un)(K,O.text))}}decide(x){const{usages:L,
notes:B}=t(x,this.values,this.knownSources);for(const W of B)this.notes.add(W);return this.counts.decided+=L.length,L}isFull(x,L){const B=this.maxUsages;return x<
B?!1:(this.notes.add((0,M.ht)(L,(0,C.ub)({kind:"usages",max:B}))),!0)}}const c=({file:N,host:x,client:L})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:x,
text:x,address:"state",place:{file:N,...M.wv},clients:[L],isOverridden:!1,needs:[]});var a=n(3916),h=n(1440),E=n(450);function v(N,x,L,{nameOf:B}){if(!(0,S.Nj)(
x)){const[O=null]=(0,j.qC)(x).flatMap(U=>B(U)??[]);return O}const W=(0,m.un)(N,x);return L.get(W)??W}const f=100;function y({usages:N,units:x},L){const B=(0,E.v)(
x,k.CI);return[...N.flatMap(({calls:O,directories:U,text:F,place:K})=>{const X=(0,m.jt)(K.file),G=(B.get(X)??[]).flatMap(({item:ue})=>(0,k.CI)(ue));if(O===void 0&&
U===void 0&&G.length===0&&(0,j.qC)(F??"").length===0)return[];const de=Object.values(O??{}).flat(),re=[F,...de.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),ie=[X,
...(U??G).slice(0,f)];return re.flatMap(ue=>(0,S.Nj)(ue)?ie.map(fe=>(0,m.un)(fe,ue)):(0,j.qC)(ue).flatMap(fe=>L.nameOf(fe)??[]))}),...x.flatMap(k.CI)]}function w(N,x){
const{usages:L,links:B,directories:W}=N,O=(q,de)=>{const re=v(q,de,B,x);return re===null||(0,S.Nj)(de)&&re===(0,m.un)(q,de)?de:`./${(0,a.relative)(q,re)}`},U=L.
map(q=>{const{kind:de,text:re,calls:ie,place:ue}=q,fe=B.size>0||ie!==void 0||(0,j.qC)(re??"").length>0;if(de!=="module"||re===null||!fe)return q;const he=[{root:null,
source:re,version:null,isOpen:!1}],pe=Object.entries(ie??{terraform:he,opentofu:he}).map(([_e,ve])=>{const we=(0,m.jt)(ue.file),Me=Oe=>Oe.source&&O(we,Oe.source);
return[_e,ve.map(Oe=>({...Oe,source:Me(Oe)}))]});return pe.every(([,[_e]])=>_e?.source===re)&&ie===void 0?q:{...q,calls:Object.fromEntries(pe)}}),F=({directory:q})=>W.
has(q)&&x.nameOf(q)===q,K=N.installed.filter(q=>!F(q)&&x.exists(q.directory)),X=new Map(K.map(({root:q,directory:de})=>{const re=(0,C.a3)({what:"outside",path:de});
return[de,(0,M.ht)((0,m.Gz)(q,h.U4),re)]})),G=[...N.notes,...X.values()];return{...N,usages:U,installed:N.installed.filter(F),notes:G}}let I=function(...N){return{
resolveValue:I}=n.late([3276,3494,2797,5009],2797),new.target?new I(...N):I(...N)},D=function(...N){return{asWritten:D}=n.late([3276,3494,2797,5009],2797),new.target?
new D(...N):D(...N)},H=function(...N){return{Instances:H}=n.late([3276,3494,9107],5242),new.target?new H(...N):H(...N)},z=function(...N){return{Terragrunt:z}=n.
late([3276,3494,9107],5242),new.target?new z(...N):z(...N)},Z=function(...N){return{withUnits:Z}=n.late([3276,3494,9107],5242),new.target?new Z(...N):Z(...N)};const ee=10;
function*te(N,x=[]){const L=(0,p.ET)(N),B=new Set;for(let W=1;;W+=1){const O=(0,p.f5)(B),U=Q(L,O,x),F=(0,g.O)(()=>new z(U)),K=yield*e(N,O,Y(U,F)),G=O.terragrunt.
length>0?yield*Z(K,F()):K,q=B.size;for(const re of y(G,L))!G.directories.has(re)&&L.locate(re)!==null&&B.add(re);if(B.size===q||G.endedAt!==null||W===ee)return w(
G,L)}}function Y(N,x){const L=(0,g.O)(B=>(0,g.O)(W=>new H(N,B,W)));return({row:B,place:W},O,U)=>{if(B.grammar==="terragrunt")return J(x(),W.file,O);const F=B.evaluation?.[U];
if(F===void 0)return D(O);const K=L(U)(F);if(K.effort.isSpent)return D(O);const X=({scope:re,from:ie,root:ue})=>(re.effort.renew(),{...I(O,re),from:ie,root:ue}),
G=(0,m.jt)(W.file),q=X(K.unknown(G));if(q.isWhole)return[[q]];const de=Map.groupBy(K.of(G),({use:re})=>re);return Array.from(de.values(),re=>re.map(X))}}function J(N,x,L){
if(N.effort.isSpent)return D(L);const B=O=>({...I(L,O),from:null}),W=N.includedScopes(x).map(O=>[B(O)]);return W.length===0?[[B(N.scopeOf(x))]]:W}function Q(N,{
calls:x,links:L,terragrunt:B},W){const O=new Set(W),U=(0,g.O)(le),F=(K,X)=>v(K,X,L,N);return{files:N,calls:(0,g.O)(()=>se(x,F)),leadsTo:F,terragrunt:B,isSet:K=>O.
has(K),setBy:K=>{const X=`TF_VAR_${K}`;if(O.has(X))return X;const G=U(N).get(K);return G===void 0?null:`${X} in ${G}`}}}const oe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function se(N,x){const L=new Map,B=new Set;for(const{source:W,file:O}of N){const U=(0,m.jt)(O),F=x(U,W);F!==null?L.set(F,(L.get(F)??new Set).add(U)):oe.test(W)&&
B.add(U)}return{callers:L,dynamic:B}}const ce=".github/workflows",ne=200;function le(N){const x=new Map,L=N.list(ce).filter(B=>/\.ya?ml$/.test(B));for(const B of L.
slice(0,ne)){const W=`${ce}/${B}`,O=N.read(W)??"";for(const[,U,F]of O.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const K=U??F??"";x.has(K)||x.set(
K,W)}}return x}}),5102:((ae,V,n)=>{n.d(V,{DI:()=>j,Fl:()=>R,JR:()=>b,QK:()=>d,Rm:()=>$,Yn:()=>P,Zh:()=>i,b:()=>A,fi:()=>s,hm:()=>_,md:()=>T,nM:()=>t,nx:()=>C,sG:()=>S,
vh:()=>M});var m=n(2886),g=n(4702),p=n(9615);const C={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},M=Object.keys(
C);function S(r){if(A(r))return"unchecked";const u=_(r.findings);return u==="error"?"fails":u==="warning"?"warns":b(r)?"skipped":"works"}const j=r=>S(r)==="fail\
s",b=({visit:r})=>r.attempt.discovery.kind==="skipped",k=["host-not-checked",...m.H4],A=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&k.includes(r.discovery.
problem.code),T=r=>M.flatMap(u=>r.filter(o=>S(o)===u));function R(r){const u=new Set(r.map(({worst:o})=>o));return u.has("error")?"fails":u.has("warning")?"warn\
s":r.some($)?"skipped":"works"}function P(r,u){const o=Object.groupBy(r,h=>R(u(h))),{fails:e=[],warns:l=[],skipped:c=[],works:a=[]}=o;return[e,l,c,a]}const $=({
chosen:r,isDirect:u,isUnchecked:o})=>o===!0||!u&&Object.keys(r).length===0,_=r=>p.oC.find(u=>r.some(o=>o.severity===u))??null;function d({findings:r}){const u=_(
r);return u==="notice"?[]:r.filter(({severity:o})=>o===u)}const i=({severity:r},{failOn:u})=>r==="error"||(0,g.k2)(r,u),t=({severity:r})=>r!=="notice";function s({
passed:r,hosts:u,findings:o}){return r?o.some(t)?"warns":u.length===0?"skipped":"works":"fails"}}),4120:((ae,V,n)=>{n.d(V,{H8:()=>S,Iu:()=>M,QI:()=>A,QN:()=>d,SY:()=>j,
dy:()=>C,kJ:()=>T,nO:()=>i,od:()=>k,tY:()=>R,u8:()=>$});var m=n(9432),g=n(9615),p=n(8032);const C="new in this pull request",M=t=>t.replace(/^./u,s=>s.toUpperCase()),
S=t=>g.oC.flatMap(s=>{const{length:r}=t.filter(u=>u.severity===s);return r===0?[]:[(0,m.px)(r,s)]}).join(", "),j=t=>p.zK.every(s=>t.includes(s))?"all clients":b(
t).join(", "),b=t=>t.map(s=>p.bB[s]);function k(t,s){const r=s.filter(u=>t.includes(u));return t.length===0||r.length===s.length?"":b(r).join(", ")||"no client \
in use"}const A=({clients:t,versions:s})=>t.map(r=>[p.bB[r],s[r]].join(" ").trim()).join(" and ");function T(t){return t<999.5?`${Math.round(t)} ms`:t<59950?`${(t/
1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function R(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)} MB`}const P=36e5;
function $(t,s){const r=(Date.parse(s)-Date.parse(t))/P;if(r>=48)return`${_(r/24)} days`;if(r>=1)return`${_(r)} h`;const u=Math.floor(r*60);return u>=1?`${u} mi\
n`:"less than a minute"}const _=t=>Math.floor(t*10)/10,d=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function i(t,s){const r=(Date.parse(t)-Date.parse(s))/(24*P);
if(Number.isNaN(r))return t;const u=Math.floor(Math.abs(r)),o=u===0?"less than a day":(0,m.px)(u,"day");return`${t.slice(0,10)} (${r<0?`${o} ago`:`in ${o}`})`}}),
8884:((ae,V,n)=>{n.d(V,{CN:()=>t,Dx:()=>P,GH:()=>k,Ky:()=>C,TD:()=>M,YC:()=>_,eb:()=>j,f5:()=>$,ju:()=>i,lp:()=>R,mj:()=>A,oN:()=>T,tN:()=>d});var m=n(9432),g=n(
2170),p=n(9119);function C(o,e){const{places:l,noun:c}=M(o);return(0,m.K4)(l,e,p.eo,a=>(0,m.px)(a,`more ${c}`))}function M(o){const e=r(o),l=(0,p.t6)(e,a=>s(a)?
(0,p._M)(a.file)??a:a),c=S(l).length>1;return{places:c?l:e,noun:c?"repository":"place"}}const S=o=>o.filter(s).filter(({file:e})=>(0,p._M)(e)!==null),j=o=>(0,p.
t6)(S(b(o)),({file:e})=>(0,p._M)(e)),b=o=>[...new Set(o.map(({places:e})=>e))].flat(),k=(o,e,l)=>`${o===e?"all":`${o} of`} ${e} ${l}`;function A(o,e){const{length:l}=e>
1?j(o):[];return l>1?k(l,e,"repositories"):""}function T(o,e){const l=new Set(o.flatMap(({file:h})=>(0,p._M)(h)??[])).size>1,c=h=>(l?(0,p._M)(h.file):null)??u(h),
a=new Set(e.map(c));return o.filter(h=>!a.has(c(h)))}function R(o,e){const l=P([o]);return C(T(l,l.slice(0,1)),e)}const P=o=>r(b(o).filter(s)),$=o=>[...new Set(
b(o).filter(e=>typeof e=="string"))];function _(o){const e=o.hosts.flatMap(({requirements:c})=>c),l=[...o.findings,...o.roots.flatMap(({rows:c})=>c)];return[...new Set(
[...e.map(({because:c})=>c),...l.map(c=>c.places)])]}const d=o=>o.values().map(g.Xd).find(e=>e!==null)??null,i=({services:[o,...e]})=>e.length===0?o??null:null,
t=o=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(o)&&(0,p._M)(o)===null,s=o=>typeof o!="string",r=o=>(0,p.t6)(o,e=>s(e)?u(e):e),u=({file:o,line:e,inside:l})=>`${e}\
:${o}${l===void 0?"":`
${(0,p.kn)(l)}`}`}),6097:((ae,V,n)=>{n.d(V,{$N:()=>R,LG:()=>s,QA:()=>E,fX:()=>_,h$:()=>w,j6:()=>f,q9:()=>c,rc:()=>a});var m=n(2886),g=n(2172),p=n(9432),C=n(2170),
M=n(9119),S=n(255),j=n(3096),b=n(5106),k=n(5102),A=n(4120),T=n(8884);function R(I,{repositories:{length:D}}){const{hosts:H,files:z,findings:Z,passed:ee,stopped:te}=I,
Y=t(I,D),J=z.filter(({problem:L})=>Y===null||!$.test(L.code)),Q=J.filter(L=>!P(L)),oe=(0,k.hm)(Q)==="error"&&!H.some(k.DI),se=Y===null&&D>0?` in ${(0,p.px)(D,"r\
epository")}`:"",le=[Q.length<J.length?[`nothing to check${se}`]:d(I,se),i(Q)],N=[Y??[],oe?le.toReversed():le].flat(2).join(", "),x=(0,k.hm)(Z)==="error";if(te.
length>0){const L=(0,p.pk)(te);return x||H.some(k.b)?`${N} (${L})`:`${L}; ${N}`}return ee&&x?`${N} (the check passes: fail-on is never)`:ee||x?N:`${N} (the chec\
k fails: fail-on is warning)`}const P=({problem:I,severity:D})=>I.code==="nothing-to-check"&&D==="error",$=/^(?:module|provider|version|package|constraint|lock)-/,
_="not allowed";function d({hosts:I,roots:D},H){const z=I.length;if(z===0){const W=D.flatMap(({rows:F})=>F.filter(({isDirect:K})=>K)),O=new Set(W.flatMap(F=>(0,k.
Rm)(F)?[]:F.source)).size;return[...O===0?[]:[`${(0,p.px)(O,"module")} read`],`no registry hosts to check${H}`]}const{skipped:Z=[],checked:ee=[]}=Object.groupBy(
I,W=>(0,k.JR)(W)?"skipped":"checked"),{fails:te,unchecked:Y,works:J}=k.nx,Q=(W,O)=>O.length===0?[]:[{words:W,count:O.length}],oe=[...Q(te,ee.filter(k.DI)),...Q(
_,Z.filter(k.DI)),...Q(Y,Z.filter(k.b))],se=[...Q(J,ee),...Q(k.nx.skipped,Z)],[ce,...ne]=oe.length>0?oe:se,le=ee.filter(W=>(0,k.sG)(W)==="warns").length,N=z===1?
"":`${le} ${oe.length>0?"more ":""}`,L=ce?.words===_||ce?.words===Y?ce.count===1?"is ":"are ":"";return[`${z===1?"1 registry host":(0,T.GH)(ce?.count??0,z,"regi\
stry hosts")}${H} ${L}${ce?.words}`,...ne.map(({count:W,words:O})=>`${W} ${O}`),...le===0?[]:[`${N}with warnings`]]}function i(I){const D=(0,k.hm)(I);if(D===null||
D==="notice")return[];const H=I.filter(({severity:Y})=>Y===D),z=(0,T.eb)(H).length,Z=new Set((0,T.Dx)(H).map(({file:Y})=>Y)).size,ee=z>0?`files of ${(0,p.px)(z,
"repository")}`:(0,p.px)(Z,"file"),te=H.some(Y=>(0,C.Xd)(Y)===null);return[...Z>0?[`${D}s in ${ee}`]:[],...te?[`${D}s in settings or credentials`]:[]]}function t({
roots:I,findings:D},H){const z=I.filter(({directory:se})=>se!==g.cd.file),[Z]=(0,k.Yn)(z,({rows:se})=>se),ee=({directory:se})=>se,te=new Set([...Z.map(ee),...u(
D)]);if(te.size===0)return null;const Y=new Set([...z.map(ee),...te]).size,J=new Set(Array.from(te,M._M)).size,Q=Y<2?"":` in ${(0,T.GH)(te.size,Y,"root modules")}`,
oe=H<2?"":` (${(0,T.GH)(J,H,"repositories")})`;return`init fails${Q}${oe}`}function s(I,{repositories:D}){const H=I.files.filter(({severity:z})=>z==="error");return t(
I,D.length)??i(H)[0]??null}const r=({problem:I,severity:D})=>I.code==="cloud-token"&&D==="error",u=I=>(0,T.Dx)(I.filter(r)).map(({file:D})=>{const{path:H}=(0,M.
bH)(D);return`${D.slice(0,D.length-H.length)}${(0,j.jt)(H)||"."}`}),o=50,e=3,l=2;function c(I){const{shown:D,more:H}=(0,p.zN)(I,o);return H===0?D:[...D,`and ${(0,p.
px)(H,"more remark")}`]}function a(I){const D=(0,T.YC)(I).some(({length:Q})=>Q===M.WD),z=I.roots.flatMap(({rows:Q})=>Q.flatMap(oe=>oe.platforms)).some(({available:Q})=>Q),
Z=I.files.filter(({exclude:Q,severity:oe})=>Q&&oe!=="notice"),ee=[...new Set(Z.flatMap(({exclude:Q})=>Q??[]))],te=(0,T.eb)(Z).length>0?" where their files are r\
ead":"",Y=`${(0,p.px)(Z.length,"finding")} in tests, examples or templates, where errors are warnings`,J=`to skip such files, set \`exclude\`${te}: ${(0,p.K4)(ee,
e,p.dh)}`;return[...D?[`lists of places end after ${M.WD} places`]:[],...Z.length>0?[`${Y}; ${J}`]:[],...z?["signatures of provider packages were not verified"]:
[]]}const h="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function E({findings:I},D){const H=h.flatMap(Z=>{const ee=D[Z]||Z.endsWith(
"Y")&&D[Z.toLowerCase()];return ee?`${Z} (${(0,p.dh)(ee.slice(ee.lastIndexOf("@")+1))})`:[]});return I.some(Z=>Z.problem.obstacle||(0,m.zv)(Z))&&H.length>0?[`co\
nnections used ${H.join(", ")}`]:[]}function v({hosts:I},D){const{scan:H,repositories:z}=D,{length:Z}=I.filter(({requirements:J})=>J.some(({because:Q})=>Q.some(
oe=>typeof oe!="string"))),ee=`${(0,p.px)(H.usages,"usage")} of ${(0,p.px)(Z,"registry host")}`,te=Z===0?"no registry host is used":ee;return z.length>0?`${te} \
in ${(0,p.px)(z.length,"repository")}`:H.files===0?H.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,p.px)(H.files,"file")} (${(0,A.
tY)(H.bytes)})`} in ${(0,A.kJ)(H.durationMs)}: ${te}`}function f(I,D){const{hosts:H}=I,{depth:z,repositories:Z}=D,ee=Z.length===0;if(z==="versions"||z==="packag\
es")return ee?y(I):[];const te=H.filter(Q=>["works","warns"].includes((0,k.sG)(Q))&&Q.requirements.some(({service:oe,because:se})=>(oe===b.e$||oe===b.xq)&&se.some(
ne=>typeof ne!="string")));return z!=="discovery"||te.length===0?[]:[`not checked at ${(0,p.K4)(te,l,({visit:Q})=>(0,S.nx)(Q.host))}: versions of modules and pr\
oviders, and whether tokens are accepted; to check them, set \`depth: versions\``]}function y({roots:I}){return I.filter(({directory:H})=>H!==g.cd.file).some(({
rows:H})=>H.some(({kind:z})=>z==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function w(I,D){const{dialect:H,
durationMs:z,scan:Z,remarks:ee}=D,{findings:te,ignored:Y}=I,J=(0,A.H8)(te)||"no findings",Q=Y>0?`${J}, ${Y} ignored`:J,se=I.hosts.length===0&&Z.files===0?"":` f\
or ${(0,A.QI)(H)} (${H.why})`,ce=v(I,D);return[`${Q}; checked in ${(0,A.kJ)(z)}${se}`,...ce===null?[]:[ce],...ee]}}),8294:((ae,V,n)=>{n.d(V,{$U:()=>s,Eu:()=>$,QU:()=>R,
To:()=>u,bI:()=>o,fj:()=>d,iX:()=>e,tK:()=>i,z2:()=>r});var m=n(8032),g=n(255),p=n(1780),C=n(7057),M=n(9432),S=n(9615),j=n(4481);const b="write the token into t\
he file, or remove its block",k="store the token in the helper, which must print {} for a host without one",A={terminal:"set it to the token, or remove it",workflow:"\
check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},T=(h,{source:E},v,f)=>(0,S.CC)(h,{message:(0,p.
xI)`the token from ${(0,p.LA)(E)} ${v}`,flaw:v,...f}),R=h=>T("credentials-empty",h,"is empty",{help:(0,S.Lw)(h.isInFile?b:(0,j.zT)(h.source)?k:A)}),P={length:["\
is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line break or another control character, which no client can sen\
d","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the clients add a second time','store only the part after "B\
earer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the quotation marks"],"outer white space":["begins or ends w\
ith white space, which is sent with it","store the token without the white space around it"],"inner white space":["contains white space","check whether two valu\
es were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","copy the token again: a hyphen or quotation mark may have\
 been replaced"]};function $({slip:h,...E}){const[v,f]=P[h];return T("credentials-malformed",E,v,{help:f,...h!=="control character"&&h!=="length"&&{severity:"wa\
rning"}})}const _=`has fewer than ${C.Il} characters and is not redacted where a server repeats it`,d=h=>T("credentials-short",h,_,{help:"check whether the stor\
ed value is the whole token; store it again or create a longer one"}),i=h=>(0,S.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(h.host)}, ${t(h.first)} and ${t(
h.other)}`,help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,g.fK)(h.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
t=({client:h,source:E})=>E===null?`${m.bB[h]} finds no token`:(0,p.xI)`${m.bB[h]} uses the token from ${(0,p.LA)(E)}`,s=({host:h,service:E,...v})=>(0,j.ti)("cre\
dentials-missing",(0,p.xI)`host ${(0,p.SP)(h)} requires a token${E===null?"":` for ${E}`}`,(0,j.nP)(h),v),r=h=>(0,S.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.
LA)(h.variable)} seems to be meant for host ${(0,p.SP)(h.host)}, but ${h.why}`,help:(0,p.xI)`rename it: ${(0,j.yN)(h.write)}`}),u=({host:h,other:E,source:v,service:f,
isSent:y,isNotice:w})=>(0,S.CC)("credentials-other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(E)} from ${(0,p.LA)(v)} ${f===null?"\
after the redirect of":`to ${f} of host`} ${(0,p.KT)(h)}: they send ${y?(0,p.xI)`the token of ${(0,p.KT)(h)}`:"none"}`,help:f===null?(0,p.xI)`make the discovery document of ${(0,p.
KT)(h)} public, or serve it at ${(0,p.KT)(h)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(h)}, and the clients send it to ${(0,p.KT)(E)}`,...w&&{severity:"not\
ice",affects:[]}}),o=({host:h})=>(0,S.CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(h)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function e(h){const{host:E,token:v,source:f,challenge:y,contentType:w,...I}=h,H=v==="n\
one"&&y===null&&!w?.includes("json")&&I.status===403&&(0,M.VW)(E)===null,z=(0,p.xI)`rejected the token from ${(0,p.LA)(f??"")}`,ee=H?"may not be a registry":v===
"sent"?z:"requires authentication credentials",te=y===null?"":`, and asks for ${y} authentication`,Y=!H&&I.url===`https://${E}/.well-known/terraform.json`;return(0,S.
CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(E)} ${ee}: ${(0,M._r)(I,Y)}${te}`,help:(0,M.NM)({...I,asked:E},H?c:a(h)),isUnsent:(0,j.wt)(h)})}const l="\
make the discovery document public",c={operator:`${l}, or return 404 if the host has no services`,user:(0,M.Wt)([])};function a({host:h,token:E,source:v,status:f,
challenge:y}){const w=(0,M.qZ)(h);if(y!==null){const I=`exempt /.well-known/terraform.json from ${y} authentication`,D=(0,p.xI)`ask the operator of ${(0,p.KT)(h)} to ${I}`;
return{operator:I,user:D,guest:w,note:"the clients send Bearer tokens only, so no token helps"}}switch(E){case"sent":{const I=f===403?"may read this host":"is c\
omplete and for this host",D=(0,p.xI)`check that the token ${I}, or ${(0,j.qV)(v??"",h)}`;return f===403?{...(0,S.Lw)(D),guest:w}:(0,S.Lw)(D)}case"none":return{
operator:(0,j.nP)(h,`, or ${l}`),besides:l,user:(0,j.nP)(h),guest:w};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,p.xI)`configure ${(0,p.KT)(h)} to respond itself, or ${l}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ae,V,n)=>{n.d(V,{Er:()=>i,P0:()=>$,P6:()=>b,Qs:()=>P,T0:()=>S,U2:()=>d,
e4:()=>t});var m=n(1780),g=n(9432),p=n(9176),C=n(9615);const M={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},S=({host:s,why:r})=>(0,C.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(s)} ${M[r]}`,help:r==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:M[r].replace(/.*: /,"")}}),j={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function b({host:s,error:r}){if(typeof r==
"object"&&"proxy"in r)return(0,C.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(s)} is unreachable: ${r.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,g.dh)(r.proxy),help:p.TG}});const u=typeof r=="string"?j[r]:`is unreach\
able (${r.code})`,o="check that the host is up",e="check that a firewall or proxy lets this machine connect to it";return(0,C.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(s)} ${u}`,operator:`${o}, and ${e}`,besides:o,user:e,guest:`${e}; otherwise ${(0,g.B9)(s)}`,obstacle:{verb:"cannot connect to",what:u.replace("is\
 unreachable: ","")}})}const k={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},A="serve the document\
 as a static file",T=({asks:s})=>s==="document"?A:"find out what the server waits for, such as its storage",R=s=>s.map(({name:r,attemptMs:u,retries:o})=>{const e=Number.
isFinite(u)?(0,g.YA)(u):"without a limit",l=o===0?"":` in each of ${o+1} attempts`,c=r.includes(" and ")?"wait":"waits";return`${r} ${c} ${e}${l}`}).join(", ");
function P(s){if(s.phase==="complete")return(0,C.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(s.host)} took ${(0,g.YA)(s.tookMs)} to return its discovery document; ${R(
s.releases)}`,operator:A,affects:[...new Set(s.releases.map(({client:l})=>l))]});const{verb:r,failed:u,help:o}=k[s.phase],e=s.limitMs===null?"in time":`within ${(0,g.
YA)(s.limitMs)}`;return(0,C.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(s.host)} ${u} ${e}`,help:o||{operator:T(s),guest:(0,g.B9)(s.host)},...r&&{obstacle:{
verb:r,what:u.replace(/.*: /,"")}}})}const $=({host:s,error:r})=>(0,C.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(s)} is not valid HTTP (${r})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),_={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function d({host:s,phase:r,
tookMs:u,limitMs:o,...e}){const l=`(limit ${(0,g.YA)(o)}); ${_[r.name]} took ${(0,g.YA)(r.ms)}`;return"url"in e?(0,C.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
e.url)} took ${(0,g.YA)(u)} to answer ${l}`,operator:T({asks:"answer"})}):(0,C.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(s)} took ${(0,g.YA)(u)} to return its discovery document ${l}`,
operator:A,note:R(e.releases)})}const i=({host:s,attempts:r,failure:u,releases:o})=>(0,C.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(s)} succeeded at attempt ${r}; the first attempt failed: ${u}`,
operator:"find out why the host fails intermittently",note:o.length===0?"init succeeded, because the CLI retries discovery":`init with ${o.map(({name:e})=>e).join(
" and ")} would have failed`});function t(s,r){const[{verb:u,help:o=p._$[u]}]=r,[e="",...l]=s,c=l.length===0?(0,m.KT)(e):`any of ${s.length} hosts`,a=l.length===
0&&u==="cannot connect to";return(0,C.CC)("machine-network",{message:(0,m.xI)`this machine ${u} ${c}: ${(0,g.K4)([...new Set(r.map(({what:h})=>h))],3)}`,help:a?
`${o}; otherwise ${(0,g.B9)(e)}`:o})}}),9176:((ae,V,n)=>{n.d(V,{M8:()=>C,TG:()=>m,_$:()=>p});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",g="if this network has a proxy, set H\
TTPS_PROXY",p={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${g}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${g}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function C(M,{page:S,url:j,asked:b}){const k=URL.parse(j)?.host,A=k===b,T=A&&M.code==="document-st\
atus";if(S===null||S.kind==="other"||T)return M;const R=`a ${S.kind} page${A?"":` at ${k}`} ("${S.title}") answers`;return{...M,obstacle:{verb:"does not reach",
what:R,isCommon:A}}}}),1098:((ae,V,n)=>{n.d(V,{Dr:()=>P,EK:()=>A,Fu:()=>_,dF:()=>$,vs:()=>j,y7:()=>k});var m=n(255),g=n(1780),p=n(5106),C=n(9432),M=n(9615),S=n(
4481);function j({host:d,service:i,...t}){const s=i===p.OZ?"the cloud block":"the remote backend",r=(0,S.nP)(d),u=(0,m.pk)(d)===d?(0,g.xI)`run \`terraform login ${(0,g.
KT)(d)}\` or \`tofu login ${(0,g.KT)(d)}\`, or `:"",o={...r,terminal:(0,g.xI)`${u}${r.terminal}`},e=(0,g.xI)`${s} requires a token for ${(0,g.SP)(d)}`;return(0,S.
ti)("cloud-token",e,o,t)}const b={organization:"`organization`",workspaces:"`name` in `workspaces`"};function k({block:d,lacks:i,isOpen:t}){const s=d==="cloud b\
lock"?`set ${i.map(r=>p.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,M.CC)("cloud-incomplete",{severity:t?"notic\
e":"error",message:`the ${d} has no ${i.map(r=>b[r]).join(" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${s}, also for this check`})}const A=({url:d,version:i})=>(0,M.CC)("cloud-version",{message:(0,g.xI)`${(0,g.KT)(d)} returned ${i===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,C.dh)(i)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),T=d=>"why"in d?(0,g.xI)`the response of ${(0,g.KT)(d.url)} ${(0,C.
dh)(d.why)}`:(0,C._r)({...d,page:null}),R=(d,i,t)=>"status"in d&&[401,403,404].includes(d.status)?t:{operator:(0,g.xI)`check the logs of ${(0,g.KT)(i)}, and that the URL of the service is that of its API`},
P=({host:d,organization:i,source:t,...s})=>(0,M.CC)("cloud-organization",{message:(0,g.xI)`the organization ${i} at ${(0,g.KT)(d)} cannot be read: ${T(s)}`,help:R(
s,d,(0,g.xI)`check the name of the organization, and that the token from ${(0,g.LA)(t)} is valid and belongs to a member`)}),$=d=>(0,M.CC)("cloud-workspace",{message:(0,g.
xI)`the workspace ${d.workspace} of ${d.organization} at ${(0,g.KT)(d.host)} cannot be read: ${T(d)}`,help:R(d,d.host,"check that the token may read the workspa\
ce")}),_=({host:d,organization:i,workspace:t})=>(0,M.CC)("cloud-workspace-missing",{message:(0,g.xI)`${i} at ${(0,g.KT)(d)} has no workspace ${t} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ae,V,n)=>{n.d(V,{AO:()=>T,U7:()=>A,n3:()=>R,nD:()=>_,ro:()=>$,sC:()=>k,
wp:()=>b});var m=n(1780),g=n(2432),p=n(9432),C=n(9615);const M=({file:i,line:t})=>`${(0,p.dh)(i)}:${t}`,S={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function j(i){if(i.host===""){const[e]=S["use"in i?i.use:"download"];return[`the host of this ${e} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const t=(0,m.xI)`${(0,m.KT)(i.host)}, which is not in \`allowed-hosts\``;
if("service"in i)return[(0,m.xI)`${i.service} of ${(0,m.KT)(i.registry)} is on ${t}`,"use another registry"];if("package"in i)return[(0,m.xI)`the package of ${i.
package} is downloaded from ${t} and was not contacted`,"use another module or provider"];if("use"in i){const[,e,l]=S[i.use];return[(0,m.xI)`${e} ${t}`,l]}const s=(0,m.
xI)`host ${(0,m.KT)(i.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in i))return[s,"use an allowed registry"];const{place:r,clients:u}=i.
implied,o=`${M(r)} names no host, and this is the default of ${(0,p.eZ)(u)}`;return[(0,m.xI)`${s}; ${o}`,"name an allowed registry there"]}function b(i){const[t,
s]=j(i),r=i.host===""?s:(0,m.xI)`${s}, or add ${(0,m.KT)(i.host)} to \`allowed-hosts\``;return(0,C.CC)("host-not-allowed",{message:t,help:r})}const k=i=>(0,C.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,p.px)(i.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...i.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),A=({host:i})=>(0,C.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(i)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),T=({host:i,address:t,asks:s})=>t==="metadata"?(0,C.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
i)} is the address of ${/^(?:kubernetes|openshift)\b/.test(i)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,C.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${s==="document"?"redirects":"leads"} to ${(0,m.
KT)(i)}, which has a ${t} address and was not contacted`,help:`if ${s==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
R=({host:i,thrown:t})=>(0,C.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(i)} was not checked completely, because of a bug in tf-disco ${g.xv}: ${P(t)}`,
help:(0,m.xI)`please report this text at ${g.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(i)}\` to \`ignore\``});function P(i){if(!(i instanceof
Error))return(0,p.dh)(String(i));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(i.stack??"")?.[1];return(0,p.dh)(String(i))+(t===void 0?"":` (${t})`)}const $=({host:i})=>(0,C.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(i)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(i)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function _({host:i,stopped:t,
isBegun:s,unchecked:r,total:u}){const o=s?" completely: its visit was under way when":":";return(0,C.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(i)} was not checked${o} ${(0,p.
Cw)(t)}, with ${r} of ${u} hosts not checked`,help:d[t.kind]})}const d={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ae,V,n)=>{n.d(V,{$w:()=>A,nP:()=>T,pt:()=>k,qV:()=>P,ro:()=>S,ti:()=>d,to:()=>i,uK:()=>j,wt:()=>b,yN:()=>$,zT:()=>R});var m=n(
8032),g=n(255),p=n(1780),C=n(9432),M=n(9615);const S="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",j={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},b=({token:t})=>t==="dropped"||t==="withheld";function k({
host:t,token:s,source:r},u){const o=u===null?"sent":(0,p.xI)`sent to ${(0,p.KT)(u)}`,e=(0,p.xI)`the token for ${(0,p.KT)(t)} from ${(0,p.LA)(r??"")} was`;switch(s){case"\
none":return(0,p.xI)`no token was found for ${(0,p.KT)(t)}`;case"sent":return(0,p.xI)`${e} ${o}`;case"dropped":return(0,p.xI)`${e} not ${o}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,p.xI)`${e} not ${o}, because the URL is not https; the CLIs do send it`}}function A({host:t,token:s},r,u,o){const e=(0,m.n3)(t)?(0,C.qZ)(t):void 0;
switch(s){case"none":return{...(0,M.Lw)(T(t)),guest:e};case"sent":return(0,M.Lw)(o);case"dropped":return{operator:(0,p.xI)`serve ${r} without the redirect to ${u===
null?"another host":(0,p.KT)(u)}`};case"withheld":return{operator:`serve ${r} at an https URL`}}}function T(t,s="",r=""){const u=(0,g.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(t)))),[o]=u.ok?(0,g.fK)(u.value):[],e="${{ secrets.REGISTRY_TOKEN }}",l=(0,p.xI)`run \`terraform login ${(0,p.KT)(t)}\``;return{terminal:(0,p.xI)`${r}${o===
void 0?l:$(o)}${s}`,workflow:(0,p.xI)`${r}add the line "${(0,p.KT)(t)}=${e}" to the tokens input${o===void 0?"":(0,p.xI)`, or "${(0,p.LA)(o)}: ${e}" to env`}${s}`}}
const R=t=>t.startsWith("credentials helper ");function P(t,s){const u=R(t)||/credentials\.tfrc\.json:\d+$/.test(t)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
s)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(t)}${u}`}const $=t=>/^\w+$/.test(t)?(0,p.xI)`export ${(0,p.LA)(t)}=…`:(0,p.
xI)`env '${(0,p.LA)(t)}=…' terraform init`;function _({isFork:t,searched:s,notRead:r}){if(t)return"secrets are withheld from pull requests of forks";const[u,o]=[
s,r].map(l=>(0,p.XT)(l,l.length,p.LA)),e=r.length===0?"":(0,p.xI)`; not read: ${o??""}`;return(0,p.xI)`no token was found (searched: ${u??""}${e})`}function d(t,s,r,u){
const o=(0,p.xI)`${s}, and ${_(u)}`;return u.isFork?(0,M.CC)(t,{message:o,help:S,severity:"notice"}):(0,M.CC)(t,{message:o,help:(0,M.Lw)(r)})}function i(t,s,r=""){
const{message:u,unexplained:o=u}=t;if("code"in s){const{flaw:l,help:c="",cures:a=(0,M.Lw)(c)}=s,h=l!==void 0&&(0,p.pj)(u).includes(`from ${r}`);return{...t,message:(0,p.
xI)`${u}; ${h?`it ${l}`:s.message}`,cures:a}}const e=s.isFork?{cures:(0,M.Lw)(S)}:{};return{...t,message:(0,p.xI)`${o}; ${_(s)}`,...e}}}),9029:((ae,V,n)=>{n.d(V,
{j:()=>P,o:()=>$});var m=n(3024),g=n(5168),p=n(9968),C=n(2801),M=n(2170),S=n(255),j=n(9897),b=n(5106);let k=function(...s){return{withoutInstalled:k}=n.late([1264],
1264),new.target?new k(...s):k(...s)},A=function(...s){return{thisMachine:A}=n.late([5830],9837),new.target?new A(...s):A(...s)},T=function(...s){return{mergeMistakes:T}=
n.late([5830],9837),new.target?new T(...s):T(...s)},R=function(...s){return{readCliConfig:R}=n.late([5830],9837),new.target?new R(...s):R(...s)};function P(s,r,u,{
environment:o,directory:e},l=null){const c=s.every(({needs:D})=>D.length===0);if(r.depth!=="init"&&r.hostnames.length===0&&c)return{usages:s,remarks:[],findings:[],
configs:[],releases:u.releases};const h=$(r.cliConfig,u.clients,o,e).map(D=>_(D,e,r)),E=u.releases.map(D=>{const H=h.find(({client:z})=>z===D.client);return{...D,
attemptMs:H?.requestTimeoutMs??D.attemptMs}}),v=r.depth!=="discovery",f={root:e,plugins:l,releases:E,asksMirrors:v},w=s.some(({needs:D})=>D.some(({service:H})=>H===
b.xq))?k(s,h,f):{usages:s,remarks:[],findings:[]},I=[...h.flatMap(D=>D.findings),...w.findings];return{...w,findings:T(I),configs:h,releases:E}}function $(s,r,u,o=null){
const e=A(u);return r.map(l=>R(l,e,s,o))}function _(s,r,u){if(u.allowedHosts.length===0)return s;const o=d(r),e=s.files.filter(({path:y})=>(0,p.UO)(d(y),o)),l=new Set(
e.map(({shown:y})=>y)),c=(0,g.Ol)(s).installation?.methods??[],a=s.forced.flatMap(({place:y,services:w})=>w.map(({value:I})=>({place:y,host:typeof I=="string"?t(
I):null}))),h=[...c.flatMap(i),...a].filter(({place:y,host:w})=>w!==null&&l.has(y.file)&&!(0,S.ev)(w,u)),E=h.map(({place:y,host:w})=>{const I=(0,C.wp)({host:(0,S.
nx)(w??""),use:"configuration"});return(0,M.kH)(I,{places:[y],clients:[s.client]})}),v=new Set(h.map(({place:y})=>y)),f=s.forced.filter(({place:y})=>!v.has(y));
return{...s,forced:f,findings:[...s.findings,...E]}}const d=s=>(0,p.N0)(()=>(0,m.realpathSync)(s),s);function i(s){const{kind:r,place:u}=s;return r==="network"?
[{place:u,host:(0,S.Pm)(s.url)}]:r!=="local"||s.path!==null?[]:[{place:u,host:(0,S.yo)(`https://${s.shown}`)??j.IZ}]}const t=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
s)?(0,S.yo)(s.replace(/^\/\//,"https://"))??j.IZ:null}),5306:((ae,V,n)=>{n.d(V,{o0:()=>H,SQ:()=>D});var m=n(3916),g=n(9373),p=n(5324),C=n(6889),M=n(3114),S=n(1011),
j=n(742),b=n(4756),k=n(2170),A=n(9119),T=n(8032),R=n(3096),P=n(3298),$=n(4515),_=n(3024),d=n(6760),i=n(9968),t=n(2172),s=n(9059),r=n(8339),u=n(2485),o=n(5243),e=n(
9897);const l=100;function c(Y,J){const Q=E(J),oe=Y.flatMap(ne=>{const{kind:le,version:N,directories:x,isOverridden:L,replacedFor:B}=ne,W=/^(module|test_module|terragrunt_source)$/.
test(le),O=N!==void 0||x!==void 0&&!J.isStrict;if(!W||L||O)return[];const F=ne.clients.filter(X=>!B?.includes(X)).flatMap(X=>{const G=Q(ne,X);return G===null?[]:
{client:X,reason:G}}),[K]=F;return K===void 0?[]:{usage:ne,reason:K.reason,clients:F.map(({client:X})=>X)}}),se=(0,P.O)(()=>f(J));return[...Map.groupBy(oe,({reason:ne})=>ne.
paths.at(-1)??"")].slice(0,l).flatMap(([ne,le])=>{const N=(0,P.O)(({why:x,paths:L})=>x==="outside"||x==="skipped"?(0,b.a3)({what:x,path:ne}):(0,r.Iz)({path:ne,maker:x===
"created"?"`init`":se()(L)}));return le.map(({usage:{place:x,text:L},reason:B,clients:W})=>{const O=(0,u.Kc)(L??"");return(0,k.kH)(N(B),{places:[x],clients:W,isPlaceholder:O})})})}
const a={throwIfNoEntry:!1},h=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function E({root:Y,scan:J,units:Q,directories:oe,isStrict:se}){const{locate:ce,nameOf:ne}=(0,p.
ET)({root:Y,scan:J}),le=(0,P.O)(L=>(0,i.N0)(()=>(0,_.statSync)((0,d.join)(Y,L),a)?.isDirectory()===!0,!1)),N=(0,P.O)(L=>{if(/^\.\.(\/|$)/.test(L)||le(L)){const K=ce(
L)!==null;return K&&!se?null:{why:K?"skipped":"outside",paths:[L]}}const W=L.split("/"),O=W.map((K,X)=>W.slice(0,X+1).join("/")),U=O.findIndex(K=>!le(K));return(0,i.
N0)(()=>{const K=(0,_.lstatSync)((0,d.join)(Y,O[U]??""),a);return K===void 0||K.isFile()},!1)?h.test(L)?se?{why:"created",paths:[L]}:null:{why:"missing",paths:O.
slice(U)}:{why:"outside",paths:[L]}}),x=(0,P.O)(L=>{const B=Q.filter(O=>O.directory===L||O.module===L);return B.some(O=>O.unknown!==null||O.isPartial)?[]:[L,...B.
flatMap(S.CI)]});return(L,B)=>{const W=(0,R.jt)(L.place.file),O=L.kind==="test_module"?[(0,R.RO)(W)]:[],U=L.directories??[...O,...x(W)],F=(0,t.MZ)(L,B).flatMap(
({source:K,isOpen:X})=>{const G=X?L.evaluated?.[B]?.text??"":"";if(K===null&&se&&(0,o.Nj)(G))return[{why:"skipped",paths:[G]}];const q=!se&&/[$%]\{/.test(K??"");
if(K===null||q)return[null];const de=(0,e.qC)(K);if(de.length>0)return[de.some(me=>oe.has(ne(me)??".."))?null:{why:"outside",paths:[K]}];if(!(0,o.Nj)(K)||L.kind===
"terragrunt_source")return[null];const re=U.map(he=>(0,R.un)(he,K)),ie=re.filter(he=>!oe.has(he));return(L.directories===void 0&&ie.length<re.length?[null]:ie.map(
N)).filter(he=>!L.directories||he?.why!=="missing")});return F.includes(null)?null:F[0]??null}}const v=[".gitignore","vendir.yml","vendor.yaml","Terrafile","per\
u.yaml"];function f({root:Y,exclude:J,toolFiles:Q}){const oe=(0,p.ET)({root:Y,scan:[]}),se=(0,P.O)(N=>({file:N,text:oe.read(N)??""})),ce=(0,P.O)(()=>[...(0,s._X)(
{root:Y,exclude:J},Q)]),ne=[".git/config.worktree",".git/config"].find(N=>/sparsecheckout\s*=\s*true/i.test(se(N).text)),le=[...se(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return N=>{if(ne!==void 0)return ne;const x=N.at(-1)??"";if(le.some(([,O])=>(0,R.Gz)(x,"").startsWith(`${O}/`)))return".gitmodules";
const L=x.split("/");return[...L.flatMap((O,U)=>v.map(F=>se((0,R.Gz)(L.slice(0,U).join("/"),F)))),...ce()].find(({text:O})=>N.some(U=>y(O,U)))?.file??null}}function y(Y,J){
const Q=J.split("/").toReversed(),[oe=""]=Q;return!Y.includes(oe)&&!Y.includes("*")?!1:(Y.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(se=>{const ce=se.split("/").filter(
ne=>!/^\.*$/.test(ne));return/^[\w-]+(\.[\w-]+)+$/.test(ce[0]??"")&&ce.length>2?ce.at(-1)?.replace(/\.git$/,"")===oe:ce.some((ne,le)=>(ne===oe||/\w\*|\*\w/.test(
ne)&&(0,m.matchesGlob)(oe,ne))&&Q.slice(1,le+1).every((x,L)=>w(ce[le-L-1],x)))})}const w=(Y="",J)=>Y===J||/[$*{}]/.test(Y);let I=function(...Y){return{readTools:I}=
n.late([3276,3494,2797,5009],2797),new.target?new I(...Y):I(...Y)};async function D(Y,J){const{directory:Q,environment:oe,stop:se,progress:ce}=J,ne={root:Q,scan:Y.
scan,exclude:Y.exclude},le=(0,j.cw)(ne,Object.keys(oe)),N=await(0,$.nE)(le,se,x=>ce({kind:"scan",files:x}));return ee(N,Y,(0,p.ET)(ne))}function H({dialect:Y,exclude:J,
scan:Q,allowedHosts:oe},se,{environment:ce,directory:ne}){const le=(0,P.O)(()=>I({root:ne,exclude:J},se.toolFiles)),N=!!ce.TF_CLOUD_HOSTNAME,x=Q.length>0,L={setting:Y,
scan:x?{...se,tools:le,hasCloudHostname:N}:null},B=(0,C.L2)(L),{clients:W,versions:O}=B,U=(0,T.Eo)((0,T.tB)("terraform",O)),F=ie=>U||!(0,M.xO)(ie),X=(0,S.eI)((0,S.
sw)(se.usages,W),(0,T.d3)(B)).filter(({place:ie})=>F(ie.file)),G=oe.length>0,de=[...c(X,{...se,...{root:ne,scan:Q,exclude:J,isStrict:G}}),...G?z(se):[]],re=X.some(
({workspace:ie})=>ie?.lacks)&&le().givesState;return{dialect:B,usedBy:()=>(0,C.rU)(B,L.scan),usages:re?X.map(Z):X,notes:[...(0,S.vH)(se.notes,W).filter(ie=>F((0,k.
W7)(ie))),...de]}}function z(Y){const{unselected:J,linked:Q,directories:oe,units:se,unread:ce,notes:ne}=Y,le=new Set(ne.flatMap(x=>(0,k.Xd)(x)?.file??[])),N=[...Q].
filter(([,x])=>x===null||!oe.has(x));return[...J.map(x=>(0,k.ht)(x,(0,b.a3)({what:"unselected"}))),...N.map(([x])=>(0,k.ht)(x,(0,b.a3)({what:"linked"}))),...(0,A.
jH)(ce).map(x=>(0,k.kH)((0,b.a3)({what:"generated"}),{places:[x]})),...se.flatMap(({directory:x,module:L,unknown:B})=>B===null||L!==null||le.has(B.file)?[]:(0,k.
kH)((0,b.a3)({what:"skipped",path:x}),{places:[B]}))]}function Z(Y){if(Y.workspace?.lacks===void 0)return Y;const{organization:J,name:Q}=Y.workspace;return{...Y,
workspace:{organization:J,name:Q}}}function ee(Y,{roots:J,exclude:Q},oe){const se=new Set(Y.links.values());if(se.size===0)return Y;const[ce,ne]=[(0,p.Ls)(J),(0,p.
Ls)(Q)],le=T.Du.flatMap(U=>[...(0,g.Pv)(Y,U).values()]),N=new Set(le.flatMap(g.s1)),x=new Set(Y.units.map(({directory:U})=>U)),L=(0,P.O)(U=>N.has(U)||x.has(U)||
ce(U||".")?!1:oe.list(U).map(K=>(0,R.Gz)(U,K)).every(K=>se.has(K)||ne(K)||!te(K))),B=U=>se.has(U)&&te(U)&&L((0,R.jt)(U)),W=Y.usages.filter(({place:U})=>!B(U.file)),
O=Y.declared.filter(({place:U})=>!B(U.file));return{...Y,usages:W,declared:O,notes:Y.notes.filter(U=>!B((0,k.W7)(U)))}}function te(Y){const J=(0,M.L8)((0,m.basename)(
Y),new Set,(0,m.basename)((0,m.dirname)(Y)));return J!==void 0&&J.class!=="terragrunt"}}),345:((ae,V,n)=>{n.d(V,{s:()=>A});var m=n(3024),g=n(6760),p=n(9968),C=n(
7811),M=n(9432),S=n(101),j=n(3152);let b=function(...d){return{X509Certificate:b}=process.getBuiltinModule("node:crypto"),new.target?new b(...d):b(...d)};const k=4*
1024*1024;function A(d,{environment:i,directory:t,wording:s=j.w7}){const{settings:r,mistakes:u}=(0,j.P$)(d,s),o=P(r.caFile,s),e=R(i),l=[o,e].flatMap(f=>f.ok?[]:
[f.why]),c=(0,p.N0)(()=>(0,m.statSync)(t).isDirectory(),!1),h=r.scan.filter(f=>!/[*?[\]{}]/.test(f)).flatMap(f=>T(f,t,s)??[]),E=`GITHUB_WORKSPACE names ${(0,M.dh)(
t)}, which is not a directory`,v=[...u,...l,...c?h:[E]];if(v.length>0||!o.ok||!e.ok)throw new j.GN(v);return{...r,authorities:o.value,chooseProxy:e.value}}function T(d,i,{
missingPath:t,setting:s}){const r=(0,g.resolve)(i,d);return(0,m.existsSync)(r)?(0,p.N0)(()=>(0,m.accessSync)(r,m.constants.R_OK)===void 0,!1)?null:`${s("scan")}\
 names ${r}, which this user may not read`:t(d,i)}function R(d){try{return(0,C.Ju)((0,S.N)(d))}catch(i){if(i instanceof TypeError)return(0,C.TR)(i.message);throw i}}
function P(d,{setting:i}){if(d===null)return(0,C.Ju)(null);const t=(0,p.yR)(d,k),s=i("ca-file");if(!t.ok)return(0,C.TR)(`${s} "${d}" ${(0,M.mP)(t.failure)}`);const r=_(
t.text);return r.ok?r:(0,C.TR)(`${s} "${d}" ${r.why}`)}const $=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(d){const i=d.match($)??[];
if(i.length===0)return(0,C.TR)("contains no certificate; expected PEM");try{for(const t of i)new b(t);return(0,C.Ju)(i.join(`
`))}catch(t){const s=t instanceof Error?t.message:t;return(0,C.TR)(`contains an invalid certificate: ${s}`)}}}),5440:((ae,V,n)=>{n.d(V,{Qm:()=>$,TU:()=>T,i4:()=>t,
pb:()=>i,zt:()=>k});var m=n(7811),g=n(8339),p=n(2485),C=n(2213),M=n(255),S=n(5243),j=n(9897),b=n(3846);const k={host:null,isHostImplied:!1,needed:null},A=f=>({host:f,
isHostImplied:!1,needed:(0,M.Rt)(f)?"state":f}),T=f=>({host:f,isHostImplied:!0,needed:f}),R=f=>({host:f,isHostImplied:!1,needed:null}),P=f=>f===null?k:{...k,directHost:f},
$=f=>({...k,problem:f}),_=(f,y)=>$((0,g.DA)({reason:"rejected",error:f,advice:y}));function d(f,y,w){return w===null?f:{...f,problem:(0,g.My)({text:y,host:f.host,
advice:w})}}const i={module:l,"test-module":(f,y,w)=>{const I=(0,S.vL)(f,y).kind==="remote";return y==="opentofu"||!I?l(f,y,w):$((0,g.DA)({reason:"remote-in-tes\
t",text:f}))},provider:a,"locked-provider":h,"stack-component":E,stack:(f,y)=>{const w=(0,S.A)(f);return w.ok&&!f.startsWith(".")?R(w.value.host):{...E(f,y),isHostImplied:!1,
needed:null}},"stack-output":f=>{const[y="",...w]=f.split("/");return w.length===3?e(y,R):$((0,g.DA)({reason:"stack",text:f}))},terragrunt:v,host:f=>e(f,A),url:f=>P(
(0,C.Ul)(f)),"host-part":f=>P((0,C.D8)(f)),"state-path":f=>P((0,C.Bm)(f))};function t(f,y,w){if(f==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return z!==
void 0?r(z,w):/^$|^t$|^tfr?$|^tfr:/.test(y)?void 0:u(y,w)}if(f==="url"&&/^postgres|=/i.test(y))return P(j.IZ);if(/^(url|host-part|state-path)$/.test(f))return u(
y,w);if(f!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(y))return u(y,w);const I=y.indexOf("/");if(I<0)return;const D=(0,S.
vL)(`${y.slice(0,I)}/a/b/c`,w);return D.kind!=="registry"?u(y,w):y.split("/").length<s?{...o(D),directHost:j.IZ}:o(D)}const s=4,r=(f,y)=>f===""?T((0,S.Vm)(y)):e(
f,A),u=(f,y)=>(0,S.Nj)(f)?k:P((0,j.uE)(f,y)),o=({host:f,hostImplied:y})=>y?T(f):A(f);function e(f,y){const w=(0,M.Pv)(f),I=(0,p.L6)(f);return w.ok?d(y(w.value),
f,I):$((0,g.k0)({text:f,error:w.why,advice:I}))}function l(f,y,w){if((0,S.Nj)(f)&&!w)return k;const I=(0,S.vL)(f,y),D=I.kind==="registry"?(0,m.Ju)(I):(0,S.rE)(f,
y);if(w&&!D.ok){const{why:ee}=D,te=/^https?:/i.test(f)?{kind:"invalid",error:ee}:I,J=/^(?:git\+\w+|ssh):/i.test(f)?null:(0,p.NM)(f,te,D),Q=/^[a-z0-9]+::/i.test(
f)?"remote":I.kind;return J===null&&(Q==="local"||Q==="remote")?$((0,g.DA)({reason:`${Q}-with-version`,text:f})):_(ee,J)}const H=(0,p.NM)(f,I,D);if(D.ok)return d(
o(D.value),f,H);if(I.kind==="invalid"){const ee=f.includes("://")?{directHost:j.IZ}:{};return{..._(I.error,H??p.x3),...ee}}if(I.kind!=="remote")return d(k,f,H);
const{refusal:z,host:Z}=I;return z!==null?_(z,H??p.x3):Z!==j.IZ||H!==null?d(P(Z),f,H):{...P(Z),problem:(0,g.My)({text:f,host:Z,advice:c})}}const c="write the ho\
st after the scheme, such as git::https://HOST/PATH";function a(f,y){const w=(0,b.mi)(f,y);switch(w.kind){case"legacy":return _(`Invalid legacy provider address\
: the provider "${w.type}" has no namespace`,`write NAMESPACE/${w.type}`);case"registry":return w.hostImplied?T(w.host):d(A(w.host),f,(0,p.cr)(f));case"builtin":
return w.type==="terraform"?R(w.host):_(`Invalid dependency on built-in provider: none is named "${w.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[I="",D]=w.error.split(`

`);return _(I,D??(0,p.cr)(f))}}}function h(f,y){const w=(0,b.mi)(f,y);if(w.kind==="invalid")return _(w.error,null);if(w.hostImplied)return $((0,g.DA)({reason:"l\
ocked-provider",text:f}));if(w.kind==="builtin")return R(w.host);const I=y==="opentofu"&&(0,b.Gi)(w);return{...A(w.host),needed:I?(0,S.Vm)(y):w.host}}function E(f,y){
if(f!==f.trim())return $((0,g.DA)({reason:"white-space",text:f}));if(f==="."||f==="..")return k;const w=(0,S.rE)(f,y);if(w.ok)return o(w.value);const I=(0,S.A)(
f);if(I.ok)return R(I.value.host);const D=(0,S.vL)(f,y);return D.kind==="invalid"?_(D.error,(0,p.NM)(f,D,w)):P(D.kind==="remote"?D.host:null)}function v(f,y){const[
w,I="",D=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(f)??[];if(w===void 0){if(f.startsWith("gitlab.com/"))return P("gitlab.com");if((0,j.GL)(f))return k;const z=(0,j.
cx)(f,"opentofu");if(!(z.ok&&(0,j.Of)(f,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(f)){const ee=(0,j.cx)(f,y);return P(ee.ok?ee.value.host:j.IZ)}}const[
H=""]=D.split("//");return H.split("/").length!==3?$((0,g.DA)({reason:"terragrunt",text:f})):r(I,y)}}),3791:((ae,V,n)=>{n.d(V,{o:()=>b,q:()=>j});var m=n(1780),g=n(
9432),p=n(9615);const C=k=>k===1?"1 module or provider was":`${k} modules and providers were`;function M(k){const{names:A}=k,T=(0,m.XT)(A,3,R=>(0,m.KT)((0,g.dh)(
R)));switch(k.what){case"inside":return(0,m.xI)`modules and providers inside ${T} were not checked`;case"direct":{const R=A.length-k.git,P=[...k.git>0?[`${(0,g.
px)(k.git,"module")} from Git`]:[],...R>0?[`${(0,g.px)(R,"module")} from an archive or bucket`]:[]];return(0,m.xI)`${P.join(" and ")} ${A.length===1?"was":"were"} not checked: ${T}`}case"\
open":return(0,m.xI)`${(0,g.px)(A.length,"module")} ${A.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${T}`;case"\
limit":return(0,m.xI)`max-requests (${k.max}) was reached, so ${C(A.length)} not checked: ${T}`;case"chain":return(0,m.xI)`${T} was not opened, because more than ${k.
max} calls lead to it`;case"hosts":return(0,m.xI)`packages name more than ${k.max} hosts that no file names, so ${T} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${C(
A.length)} not checked: ${T}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${C(A.length)} not checked: ${T}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${C(A.length)} not checked: ${T}`;case"contents":return(0,m.xI)`the checksums of ${(0,g.px)(A.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"package":return(0,m.xI)`${T} ${A.length===1?
"was":"were"} not opened: ${(0,g.dh)(k.why)}`;case"submodules":return(0,m.xI)`the submodules of ${T} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,g.px)(A.length,"registry module")} was not checked, because it is downloaded with ${k.getter}: ${T}`;case"units":return(0,m.xI)`${(0,g.px)(
A.length,"Terragrunt unit")} ${A.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const S={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},j=k=>(0,p.CC)("not-followed",{message:M(k),help:k.what==="package"?k.cure:S[k.what==="work"?"limit":k.what],...k.what==="work"&&{severity:"\
warning"}});function b({by:k,address:A,constraint:T,newest:R,others:P}){const $=(0,m.xI)`${(0,g.dh)(k)} requires ${(0,m.KT)((0,g.dh)(A))}${T===null?"":` "${(0,g.
dh)(T)}"`}`,_=P.length>0?`which conflicts with ${(0,g.K4)(P,3,g.dh)}`:`which no listed version fits; the newest is ${(0,g.dh)(R??"")}`,d=R===null?"which the reg\
istry does not have":_;return(0,p.CC)("module-described",{message:(0,m.xI)`according to the registry, ${$}, ${d}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ae,V,n)=>{n.d(V,{D0:()=>ne,lz:()=>L,G9:()=>N});var m=n(9373),g=n(2170),p=n(9119),C=n(3096),M=n(3298);let S=function(...O){
return{isOfInit:S}=n.late([4878],4878),new.target?new S(...O):S(...O)},j=function(...O){return{noteCall:j}=n.late([4878],4878),new.target?new j(...O):j(...O)},b=function(...O){
return{partsOf:b}=n.late([4878],4878),new.target?new b(...O):b(...O)};const k=1e6,A=({problem:O,severity:U})=>U==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(O.code),T=({usages:O,notes:U,declared:F})=>U.some(K=>A(K)||(0,p.Zl)((0,g.W7)(K)))||[O,F].some(K=>K.some(({place:X})=>(0,p.Zl)(X.file)||S((0,C.jt)(X.file))));
function R(O,U){const F=new Set,K=new Set,X=new Map;let G=k;for(const{parts:ie,isAside:ue,inside:fe}of b(U)){if(G-=ie.length,G<0)break;for(const he of ie)F.add(
he),ue||K.add(he);for(const[he,me]of fe.calls)j(X,he,me)}const q=G<0?O:P(O,F,X),de=q.notes.map(ie=>{const ue=(0,C.jt)((0,g.W7)(ie)),fe=F.has(ue)||F.has((0,C.RO)(
ue));return A(ie)&&!fe?{...ie,severity:"warning"}:ie});return{...K.values().some(ie=>(0,p.Zl)((0,C.Gz)(ie,"main.tf")))?$({...q,notes:de},ie=>K.has((0,C.jt)(ie))&&
(0,p.Zl)(ie)):{...q,notes:de},installed:[...X.values()].filter(Boolean).length}}function P({usages:O,declared:U,notes:F},K,X){const G=q=>!S((0,C.jt)(q))||K.has(
(0,C.jt)(q));return{usages:O.flatMap(q=>!G(q.place.file)&&q.kind!=="saved_state"?[]:X.get(q)===!0?{...q,needs:[],directHost:void 0}:q),declared:U.filter(({place:q})=>G(
q.file)),notes:F.filter(q=>G((0,g.W7)(q))||q.problem.code.startsWith("file-"))}}function $({usages:O,declared:U,notes:F},K){const X=(0,M.O)(G=>K(G.file)?{...G,isInUse:!0}:
G);return{usages:O.map(({version:G,...q})=>({...q,place:X(q.place),...G&&{version:{...G,place:X(G.place)}}})),declared:U.map(G=>({...G,place:X(G.place)})),notes:F.
map(G=>({...G,places:G.places.map(q=>typeof q=="string"?q:X(q))}))}}var _=n(5324),d=n(6889),i=n(9432),t=n(4756),s=n(3791),r=n(8032),u=n(3152),o=n(9465),e=n(1011),
l=n(3114),c=n(742);let a=function(...O){return{usagesOf:a}=n.late([3276,3494,2797,3542],2797),new.target?new a(...O):a(...O)},h=function(...O){return{declaredIn:h}=
n.late([3276,3494,2797,3542],2797),new.target?new h(...O):h(...O)},E=function(...O){return{parseFile:E}=n.late([3276,3494,2797,3542],2797),new.target?new E(...O):
E(...O)},v=function(...O){return{Terragrunt:v}=n.late([3276,3494,5242],5242),new.target?new v(...O):v(...O)};function f(O){const U=I(O),F={calls:[],links:new Map,
terragrunt:[]},K=(0,c.Vm)(U,F,[]),X=(0,c.aC)(K,()=>new v(K));return(0,M.O)(G=>{if(!O.directories.has(G))return null;const q=U.list(G),de=[...O.unreadable].filter(
([pe])=>(0,C.jt)(pe)===G),re=new Set([...q,...de.map(([pe])=>y(pe))].filter(l.tr)),ie=de.flatMap(([pe,Ee])=>{const _e=(0,l.L8)(y(pe),re,"")?.clients??[];return{
...(0,g.ht)(pe,(0,t.WO)({what:"link",code:Ee,isRefused:!0})),clients:_e}}),ue=q.flatMap(pe=>{const Ee=(0,l.L8)(pe,re,""),_e=(0,C.Gz)(G,pe),ve=O.files.get(_e)??"";
return Ee===void 0?[]:E(ve,{...Ee,isOfPackage:!0},_e)}),{usages:fe,notes:he}=a(ue,X),me=[...he,...ie.filter(({clients:pe})=>pe.length>0)];return{usages:fe.map(w),
declared:[...h(ue)],notes:me}})}const y=O=>O.slice(O.lastIndexOf("/")+1);function w(O){if(O.calls===void 0)return O;const U=Object.entries(O.calls).map(([F,K])=>[
F,K.map(X=>({...X,root:null}))]);return{...O,calls:Object.fromEntries(U)}}function I({files:O,directories:U}){const F=Map.groupBy(O.keys(),C.jt),K=X=>O.has(X)||
U.has(X);return{list:X=>(F.get(X)??[]).map(y).sort(),directories:()=>[],exists:K,locate:X=>K(X)?X:null,nameOf:()=>null,read:X=>O.get(X)??null}}let D=function(...O){
return{rootsOf:D}=n.late([4878],4878),new.target?new D(...O):D(...O)},H=function(...O){return{rootNotes:H}=n.late([4284],4284),new.target?new H(...O):H(...O)};function z(O){
const{layouts:U,changed:F,dialect:K,rootRules:X,textRules:G,stop:q}=O,de=()=>!!q?.why,re=({places:ue})=>F===null||ue.some(fe=>typeof fe!="string"&&F.has(fe.file)),
ie=ee(K);return ue=>{const fe=new o.f({opened:ue,text:G,readPackage:ie,isEnded:de}),he=[...D(U,F,K.versions,!0,fe)],me=H(X);he.forEach(me.add);const pe=[...fe.allNotes(),
...me.notes().filter(Z)];return{roots:he,notes:pe.filter(re)}}}const Z=({places:O})=>O.some(U=>typeof U!="string"&&U.inside!==void 0);function ee(O){const U=(0,r.
d3)(O);return(0,M.O)(F=>{const K=f(F);return X=>{const G=K(X);if(G===null)return null;const q=(0,e.sw)(G.usages,O.clients),de=(0,e.vH)(G.notes,O.clients);return{
...G,usages:(0,e.eI)(q,U),notes:de}}})}let te=function(...O){return{layoutsOf:te}=n.late([4878],4878),new.target?new te(...O):te(...O)},Y=function(...O){return{
rootsOf:Y}=n.late([4878],4878),new.target?new Y(...O):Y(...O)},J=function(...O){return{unmatched:J}=n.late([4878],4878),new.target?new J(...O):J(...O)},Q=function(...O){
return{rootNotes:Q}=n.late([4284],4284),new.target?new Q(...O):Q(...O)},oe=function(...O){return{textNotes:oe}=n.late([4284],4284),new.target?new oe(...O):oe(...O)},
se=function(...O){return{withoutRefused:se}=n.late([4284],4284),new.target?new se(...O):se(...O)};const ce=2e5;function ne(O){const{usages:U,declared:F,changed:K,
dialect:X,settings:G,isLockReadonly:q}=O;if(U.length===0&&F.every(m.z0)&&G.roots.length===0)return{roots:[],notes:[],expand:null};const{clients:re,versions:ie}=X,
ue=le(O),fe=[],he=[],me=G.dialect.name==="auto"?[]:re,pe=(0,d.uQ)(G.dialect,X),Ee={clients:re,upgrade:G.upgrade,isLockReadonly:q,versionIn:pe},_e=Q(Ee),ve=G.depth!==
"discovery";let we=0;for(const ge of Y(ue,K,ie,ve)){if(O.stop?.why)break;if(we+=ge.directories.length,we>ce){he.push((0,g.ht)(ge.directory,(0,t.ub)({kind:"roots",
max:ce})));break}_e.add(ge),ve&&fe.push(ge)}const Me={...X,set:me,isPredicted:ve},Oe=ge=>K===null||K.has((0,g.W7)(ge)),$e=[...oe(U,F,Me)].filter(Oe),ye=new Set(
O.notes.flatMap(ge=>ge.problem.code==="lock-invalid"?(0,g.W7)(ge):[])),Ie=[...$e,..._e.notes()].filter(ge=>!ye.has((0,g.W7)(ge))),{ending:Pe}=O,ke={layouts:ue,changed:K,
dialect:X,rootRules:Ee,textRules:Me,stop:Pe};return{roots:fe,notes:[...Ie,...he,...ve?x(ue,K):[]],expand:G.depth==="init"?z(ke):null}}function le(O){const{dialect:U,
settings:F,listed:K,endedAt:X,installed:G=[]}=O,q=F.upgrade?[]:G,de={...O,installed:q,clients:U.clients};return K===void 0?L(de,F,X===null):W(de,K)}function N(O){
const{usages:U,declared:F,installed:K=[],settings:X}=O,q=X.depth!=="discovery"?se(O.notes,U):O.notes,de={usages:U,notes:q,declared:F};if(K.length===0&&!T(de))return{
...de,remarks:[]};const{installed:re,...ie}=R(de,le(O)),ue=`modules in .terraform are used as \`init\` uses them: ${re}`;return{...ie,remarks:re===0?[]:[ue]}}function x(O,U){
const F=[...new Set(O.flatMap(({unknown:G})=>G))].filter(({files:G})=>U===null||G.some(q=>U.has(q)));if(F.length===0)return[];const K=F.map(({directory:G})=>G||
"."),X=(0,p.As)((0,p.jH)(F.flatMap(({unknown:G})=>G??[])));return[(0,g.kH)((0,s.q)({what:"units",names:K}),{places:X,clients:r.Du})]}function L(O,{roots:U},F){const K=U.
map(re=>({text:re,matches:(0,_.Ls)([re])})),X=te({...O,patterns:K}),G=F?J(X,K):[];if(G.length===0)return X;const q=te({...O,patterns:[]}).flatMap(re=>re.roots),
de=[...new Set(q.map(({name:re})=>re||"."))];throw new u.GN(G.map(re=>{const ie=(0,i.K4)(B(re,de),5,i.dh),ue=ie===""?"":`; the nearest root modules are ${ie}`;return`\
roots: no directory with configuration matches ${re}${ue}`}))}function B(O,U){const F=new Set(O.split("/")),K=X=>X.split("/").filter(G=>F.has(G)).length;return U.
toSorted((X,G)=>K(G)-K(X))}function W(O,{roots:U,rootsAreNamed:F}){const K=O.units.filter(X=>X.unknown!==null);return O.clients.flatMap(X=>{const G=U.filter(({clients:ie})=>ie.
includes(X)),q=new Set([...K,...G].map(({directory:ie})=>ie||"."));return te({...O,clients:[X],patterns:[{text:"",matches:ie=>q.has(ie)}]}).map(ie=>({...ie,isNamed:F}))})}})};export{Te as ids,De as modules};
var $late0;
