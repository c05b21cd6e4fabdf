const Pe=[3699,2172,8639,8822],ke={1440:((ie,G,r)=>{r.d(G,{EH:()=>a,U4:()=>b,WI:()=>u,a4:()=>t,oO:()=>j});var p=r(3916),_=r(7811),f=r(2213),P=r(8032),w=r(5243),
R=r(9897),A=r(3846),D=r(8153),T=r(523);const b=".terraform/modules/modules.json",j=".terraform/terraform.tfstate",S=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.
Qq,config:(0,D.Tj)((0,D.LT)(D.Qq))})),resources:(0,D.p_)((0,D.w3)({provider:D.Qq}))}),I=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.
LT)(D.Qq))))}))}),v=new Set(Object.values(f.FV).flatMap(e=>e.split(/[ .]/))),g=/(?:^|\.)provider\["([^"\\]*)"\]/;function a(e,d){const c=(0,D.D4)(d,S,"struct"),
{backend:l,resources:h}=c.ok?c.value:S.zero,E=(0,D.D4)(d,I,"struct"),y=E.ok?[...E.value.backend?.config?.values()??[]]:[],{type:m="",config:k=null}=l??{},M=[k,...y].
flatMap(C=>Array.from(C??[],([H,X])=>X===""?null:i(m,H,X)));/^(remote|cloud)$/.test(m)&&!k?.get("hostname")&&M.push("app.terraform.io");const $=new Set(h.map(({
provider:C})=>C).filter(C=>C.includes("[")));return P.Du.flatMap(C=>{const H=Array.from($,J=>{const q=(0,A.mi)(g.exec(J)?.[1]??"",C);return q.kind!=="registry"?
q.kind==="builtin"?null:R.IZ:C==="opentofu"&&(0,A.Gi)(q)?(0,w.Vm)(C):q.host});return[...new Set(c.ok?[...H,...M]:[R.IZ])].flatMap(J=>J===null?[]:{file:e,host:J,
client:C})})}function i(e,d,c){return e==="local"?(0,f.Bm)(c):f.Gb[e]?.split(" ").includes(d)?(0,f.D8)(c):v.has(d)||d==="hostname"?(0,f.Ul)(c):null}function t(e,d){
const c=(0,f.Bm)(`terraform.tfstate.d/${d.trim()}/terraform.tfstate`);return c===null?[]:P.Du.map(l=>({file:e,host:c,client:l}))}const n=(0,D.w3)({key:D.Qq,source:D.
Qq,version:D.Qq,dir:D.Qq}),o=(0,D.w3)({modules:(0,D.p_)(n)});function u(e,d){const c=d.trim()===""?(0,_.Ju)(o.zero):(0,D.D4)(d,o,"struct");if(!c.ok)return c;const{
modules:l}=c.value,h=l.find(({version:y})=>y!==""&&(0,T.oF)(y)===null);if(h!==void 0)return(0,_.TR)(`has the malformed version "${h.version}"`);if(new Set(l.map(
({key:y})=>y)).size<l.length)return(0,_.TR)("has two modules with the same key");const E=l.filter(({key:y})=>y!=="");return(0,_.Ju)(E.map(({dir:y,...m})=>({...m,
root:e,directory:s(e,y)})))}function s(e,d){const c=(0,p.isAbsolute)(d)?d:`${e===""?".":e}/${d}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(d)?(0,p.
normalize)(c).replace(/(?<=.)\/$/,""):c}}),5324:((ie,G,r)=>{r.d(G,{$8:()=>I,ET:()=>i,G$:()=>v,KG:()=>u,Ls:()=>j,Wj:()=>c,f5:()=>s,kI:()=>n,rN:()=>d,sT:()=>a,sq:()=>g,
un:()=>e});var p=r(3024),_=r(6760),f=r(4756),P=r(2170),w=r(3096),R=r(3298),A=r(9968),D=r(1440);const T=/[*?[{]/;function b(l){const h=l.split("/"),E=h.findIndex(
y=>T.test(y));return E<0?{fixed:l}:{fixed:h.slice(0,E).join("/"),glob:h.slice(E).join("/")}}function j(l){const h=l.map(E=>{const y=E.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:y,start:S(y)}});return E=>{const y=E.toLowerCase();return h.some(({glob:m,start:k})=>m===E||y.startsWith(k)&&_.posix.matchesGlob(E,
m))}}function S(l){const[h=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return h.toLowerCase()}const I=({file:l,glob:h},E)=>l===E||h!==void 0&&_.posix.
matchesGlob(E,h),v=l=>l.startsWith(".")||l==="node_modules",g=l=>_.sep==="/"?l:l.replaceAll(_.sep,"/");function a(l,{boundary:h}){return l.kind==="error"?(0,f.WO)(
{what:"link",code:l.code}):(0,A.UO)(l.path,h)?l.kind==="special"?(0,f.WO)({...l,what:"link-to-special-file"}):l.kind==="file"?l.path:null:(0,f.a3)({what:"link"})}
function i({root:l,scan:h}){const E=[l,...h.map(M=>(0,_.resolve)(l,b(M).fixed))].map(t),y=M=>E.some($=>$!==null&&(0,A.UO)(M,$)),m=M=>{const $=(0,_.resolve)(l,M),
C=(0,p.existsSync)($)?t($):null;return C!==null&&y(C)?C:null},k=(M,$)=>{const C=m(M);return(C===null?[]:(0,A.Mc)(C).filter($)).map(({name:X})=>X).sort()};return{
list:M=>k(M,$=>!$.isDirectory()),directories:M=>k(M,$=>$.isDirectory()&&!v($.name)),exists:M=>(0,p.existsSync)((0,_.resolve)(l,M)),locate:(0,R.O)(m),nameOf:M=>{
const $=m(M);return $===null?null:g((0,_.relative)(E[0]??l,$))},read:(M,$)=>{const C=m(M);return C===null?null:(0,A.r7)(C,$)}}}const t=l=>(0,A.N0)(()=>(0,p.realpathSync)(
l),null);function n(l,h){const{fixed:E,glob:y}=b(h);try{const m=(0,p.realpathSync)((0,_.resolve)(l,E)),k=g((0,_.relative)(l,m)),M=(0,A.UO)(m,l),$=M?l:m;if(y!==void 0)
return{path:m,name:k,boundary:$,glob:(0,w.Gz)(k,y)};if((0,p.statSync)(m).isDirectory())return{path:m,name:k,boundary:$};const C=(0,_.resolve)(m,"..");return{...{
path:C,name:g((0,_.relative)(l,C))},boundary:M?l:C,file:k}}catch(m){return(0,P.ht)(h,(0,f.WO)({what:"scan",code:(0,A.Oj)(m)}))}}const o=200;function u(l){const{
path:h,name:E,depth:y}=l;if(y>o)return(0,P.ht)(E,(0,f.ub)({kind:"depth",max:o}));try{return(0,p.readdirSync)(h,{withFileTypes:!0}).sort((m,k)=>m.name<k.name?-1:
1)}catch(m){return(0,P.ht)(E,(0,f.WO)({what:"directory",code:(0,A.Oj)(m)}))}}const s=(l=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(l),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function e(l,{
exists:h,read:E}){return h(l)?(0,D.EH)(l,E(l)??""):[]}function d(l,h){const E=(0,w.Gz)(l,".terraform/environment"),y=h.read(E);return[...e((0,w.Gz)(l,D.oO),h),...y===
null?[]:(0,D.a4)(E,y)]}function c(l,{exists:h,read:E,nameOf:y}){const m=(0,w.Gz)(l,D.U4),k=E(m);if(k===null)return h(m)?(0,P.ht)(m,(0,f.a3)({what:"outside",path:m})):
[];const M=(0,D.WI)(l,k);return M.ok?M.value.map($=>{const C=$.directory;return(0,_.isAbsolute)(C)&&(0,_.normalize)(C)===C?{...$,directory:y(C)??C}:$}):(0,P.ht)(
m,(0,f.U$)({error:`the list ${M.why}`,isRefused:!0}))}}),9059:((ie,G,r)=>{r.d(G,{$:()=>v,$t:()=>u,AN:()=>a,Dx:()=>o,_X:()=>j});var p=r(3096),_=r(9941),f=r(5324),
P=r(3114);const w=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
R=s=>s==="config.toml",A=[["",P.Z8],[".github",()=>!1],...w.map(s=>[s,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",P.Z8],[".config",P.TD],[".config/mise",R],[".mis\
e",R]],D=".github/actions",T=128*1024,b=200;function*j({root:s,exclude:e},d){const c=(0,f.ET)({root:s,scan:[]}),l=(0,f.Ls)(e),h=S(c).filter(m=>!l(m)),E=m=>m.split(
"/").length,y=[...new Set([...h,...d])].sort((m,k)=>E(m)-E(k)||(m<k?-1:1));for(const m of y.slice(0,b)){const k=c.read(m);k!==null&&k.length<=T&&(yield{file:m,text:k})}}
function S(s){const e=A.flatMap(([c,l])=>s.list(c).filter(h=>l(h)||v((0,p.Gz)(c,h))).map(h=>(0,p.Gz)(c,h))),d=s.directories(D).flatMap(c=>["action.yml","action.\
yaml"].map(l=>`${D}/${c}/${l}`));return[...e,...d]}const I=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],v=s=>I.some(([,e])=>e.test(s)),g=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function a({file:s,text:e}){if(v(s)){const c=o(s,e);return I.flatMap(([l,h,
E])=>h.test(s)&&c.some(y=>E.test(y))?l:[])}return e.search(g)<0?[]:o(s,e).flatMap(c=>c.match(g)??[]).map(c=>c.toLowerCase())}const i=1e3,t=/(^|\s)#.*$/s,n=/(^|\s)(\/\/|\/?\*).*$/s;
function o(s,e){const d=/jenkinsfile|\.json$/i.test(s)?n:t;return e.split(`
`).map(c=>c.slice(0,i).replace(d,"").trimEnd())}function u(s,e,d,c){return{file:s,...(0,_.yN)(d)(c),line:e+1}}}),3114:((ie,G,r)=>{r.d(G,{Ep:()=>A,L8:()=>b,TD:()=>a,
Z:()=>g,Z8:()=>i,dN:()=>v,tr:()=>T,xO:()=>I});var p=r(8032);const _=["terraform"],f=["opentofu"],P=/\.tfquery\.(hcl|json)$/,w=[[/\.tf(\.json)?$/,"config",p.Du],
[/\.tofu(\.json)?$/,"config",f],[/\.tftest\.(hcl|json)$/,"test",p.Du],[/\.tofutest\.(hcl|json)$/,"test",f],[P,"query",_],[/\.tfmigrate\.hcl$/,"migrate",_],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",_],[/\.tfdeploy\.(hcl|json)$/,"deploy",_],[/\.(tf|tofu)mock\.hcl$/,null,p.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",p.Du]],R=/\.(tf|tofu|hcl|json)$/,
A=({class:t})=>t==="config"||t==="test",D={class:"lock",syntax:"hcl",clients:p.Du,isOverride:!1},T=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
t);function b(t,n,o){if(t===".terraform.lock.hcl")return D;const u=R.test(t)?w.find(([$])=>$.test(t)):void 0,[s=/$/,e=null,d=[]]=u??[];if(e===null)return;const c=j(
t)&&e==="test"&&o==="tests";if(j(t)&&!c)return;const l=t.search(s),h=t.slice(0,l),E=h+t.slice(l).replace(".tf",".tofu"),y=h==="override"||h.endsWith("_override"),
m=c||E!==t&&n.has(E);if(m&&!d.includes("terraform"))return;const k=m?_:d,M=t.endsWith(".json")?"json":"hcl";return{class:e,syntax:M,clients:k,isOverride:y}}const j=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),S=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),I=t=>P.test(t),v=[".spacelift/config.yml",".spacelift/config.yaml"],g=t=>t.endsWith(".tfbackend"),a=t=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(t),i=t=>a(t)||S.test(t)}),1011:((ie,G,r)=>{r.d(G,{CI:()=>A,G4:()=>v,O8:()=>w,Rt:()=>P,VZ:()=>R,eI:()=>T,kA:()=>j,s7:()=>b,sw:()=>D,vH:()=>S});var p=r(4756),
_=r(2170),f=r(3298);const P=["organization","workspaces"],w=["module","state","lock"],R=["version","compatible","provider-version"],A=({directory:g,module:a})=>[
...new Set([g,a??g])];function D(g,a){const i=(0,f.O)(n=>n.filter(o=>a.includes(o))),t=(0,f.O)(n=>n.flatMap(o=>i(o.clients).length===0?[]:{...o,clients:i(o.clients)}));
return g.flatMap(n=>{const o=i(n.clients);if(o.length===n.clients.length)return n;const u=t(n.needs),s=n.isHostImplied?u[0]?.host??n.host:n.host;return o.length===
0?[]:{...n,clients:o,needs:u,host:s}})}const T=(g,a)=>g.map(i=>{const{calls:t,evaluated:n}=i;if(a.length===0||t===void 0||n===void 0)return i;const o=Object.entries(
t).filter(([u])=>!a.some(s=>s===u));return{...i,calls:Object.fromEntries(o)}}),b=({workspace:g,hasOwnToken:a,directHost:i})=>g!==void 0||a===!0||i!==void 0,j=g=>new Set(
g.flatMap(({host:a,isHostImplied:i})=>i?[]:a??[])),S=(g,a)=>g.filter(({clients:i})=>i.some(t=>a.includes(t))),I=1e4;function v(g=I){const a=[],i={error:0,warning:0,
notice:0};let t=0;const n=u=>{i[u.severity]+=1,i[u.severity]<=g?a.push(u):t+=1},o=()=>(0,_.ht)(".",(0,p.ub)({kind:"problems",max:g,omitted:t}));return{add:n,all:()=>t===
0?a:[...a,o()]}}}),4756:((ie,G,r)=>{r.d(G,{JW:()=>T,U$:()=>f,WO:()=>R,a3:()=>D,ub:()=>S,yQ:()=>b});var p=r(9432),_=r(9615);const f=({error:I,isRefused:v})=>(0,_.
CC)("file-syntax",{message:I??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!v&&{severity:I===null?"\
notice":"warning"}}),P={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},w={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function R(I){const[v,g]=P[I.what],a=I.what==="file"||I.what==="directory";return(0,_.
CC)("file-unreadable",{message:`${v}${"code"in I?`: ${I.code}`:` ${I.is} and is not read`}`,help:(a?w[I.code]:void 0)??g,...!("isRefused"in I&&I.isRefused)&&{severity:"\
warning",affects:[]}})}const A={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function D(I){const[v,g]=A[I.what],a="path"in I&&{message:`directory ${(0,p.dh)(I.path)} ${v}`,severity:"notice"};return(0,_.CC)("file-outside",{message:v,help:g,
...a})}function T({scan:I,hasHostnames:v,isFleet:g}){const a=I.every(o=>o===".")?"this directory":`\`scan\` (${(0,p.K4)(I,3,p.dh)})`,t=`found no Terraform or Op\
enTofu files in ${g?"the repositories of `usages`":a}`,n=g?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,_.CC)("nothing-to-check",{message:`${t}, and \`hostnames\` is not set`,help:`${n}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...v&&{message:`${t}; only \`hostnames\` was checked`,help:`${n}, or correct \`scan\``,severity:"warning"}})}const b=({oldest:I})=>(0,_.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${I}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),j={depth:({max:I})=>({message:`directories nested deeper than ${I} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:I})=>({message:`there are more than ${I} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:I})=>({message:`the directory has more than ${I} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:I})=>({message:`the file has more than ${I} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:I})=>({message:`the files of this directory use or define more than ${I} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:I})=>({
message:`the scan found more than ${I} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:I})=>({message:`the root modules have more than ${I} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:I=>({message:`the file ${(0,p.mP)(I)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:I,omitted:v})=>({message:`there are more than ${I} problems in files; ${v} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:I,files:v})=>({message:`${(0,p.Cw)(I)} after reading ${v} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},S=I=>(0,_.CC)("file-limit",(0,_.Z9)(j,
I))}),9615:((ie,G,r)=>{r.d(G,{CC:()=>a,Lw:()=>R,VB:()=>v,Z9:()=>i,ag:()=>g,as:()=>T,oC:()=>w,tr:()=>I});var p=r(1780),_=r(9179),f=r(9432);let P=function(...t){return{
problemFacts:P}=r.late([4507],4507),new.target?new P(...t):P(...t)};const w=["error","warning","notice"],R=t=>({operator:t,user:t}),A=(t,{isTerminal:n})=>typeof t==
"object"&&"terminal"in t?t[n?"terminal":"workflow"]:t;function D({guest:t,besides:n,...o},u){const{role:s}=u,e=(0,p.KT)(u.host),d=A(o.operator,u);if(s==="operat\
or")return d;const c=(0,p.xI)`ask the operator of ${e} to ${d}`,l=o.user===void 0?c:A(o.user,u);return s==="guest"?t??l:l===c||l===d?l:(0,p.xI)`${l}; if you run ${e}, ${n??
d}`}function T(t,n){const{cures:o,...u}=t;return o===void 0?t:{...u,help:j(o,n)}}const b={role:"operator",host:"",isTerminal:!1};function j(t,n){const{because:o,
note:u}=t,s=o===void 0?"":`${o}: `,e=u===void 0?"":(0,p.xI)`; ${A(u,n)}`;return S((0,p.xI)`${s}${D(t,n)}${e}`)}const S=t=>(0,p.tD)((0,p.FS)(t),_._U);function I(t){
const[n,...o]=t,s=`if ${n===void 0?"this repository":(0,f.K4)(t,3)} ${o.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return n===void 0?s:`${s} for \`tf-disc\
o usages\``}const v=t=>`call another version in place of ${(0,f.dh)(t)}, or have it corrected there`,g=({message:t,help:n})=>({message:(0,p.pj)(t),help:n===void 0?
null:(0,p.pj)(n)});function a(t,n){const{operator:o,besides:u,user:s,guest:e,because:d,note:c,...l}=n,h=o===void 0?void 0:{operator:o,besides:u,user:s,guest:e,because:d,
note:c},{help:E=h,...y}=l,m=P()[t],k=(0,p.tD)(y.message,_._U),M={code:t,...m,usualSeverity:m.severity,...y,message:k};return E===void 0?M:typeof E=="object"&&"o\
perator"in E?{...M,help:j(E,b),cures:E}:{...M,help:S(E)}}const i=(t,n)=>t[n.kind](n)}),8339:((ie,G,r)=>{r.d(G,{DA:()=>I,Iz:()=>S,J0:()=>o,My:()=>v,Zp:()=>e,_W:()=>d,
k0:()=>u,tg:()=>s});var p=r(8032),_=r(1780),f=r(9179),P=r(9432),w=r(9615);const R=120,A="is not a registry module, and `version` applies to registry modules onl\
y",D={"local-with-version":[A,"remove `version`"],"remote-with-version":[A,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"rem\
ote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has \
white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],stack:["is no\
t the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove\
 the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},T={missing:["has no source","add `sour\
ce`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, suc\
h as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function b(c){if("error"in c)return{message:c.error,help:c.advice??void 0};if("address"in c){const[m,k]=T[c.
reason];return{message:`${c.address} ${m}`,help:k}}const[l,h]=D[c.reason],[,E]=j.exec(c.text)??[],y=E===void 0?"":`write "${E}" for the module of the registry, \
or `;return{message:`"${c.text}" ${l}`,help:`${y}${h}`}}const j=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,S=({path:c,maker:l,in:h})=>(0,w.CC)("source-missing",
{message:`there is no directory ${(0,P.dh)(c)}${h===void 0?"":` in ${(0,P.dh)(h)}`}`,help:h===void 0?"correct the path, or commit the directory":"correct the di\
rectory in `source`, or call another version",...l!==null&&{message:`there is no directory ${(0,P.dh)(c)} in this checkout; ${(0,P.dh)(l)} may create it`,help:"\
create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),I=c=>"isOld"in
c?(0,w.CC)("source-invalid",{...n(c),affects:[c.client]}):(0,w.CC)("source-invalid",b(c)),v=c=>(0,w.CC)("source-near-miss",{message:c.host===null?`"${c.text}" i\
s not read as a registry address`:(0,_.xI)`"${c.text}" is read as host ${(0,_.KT)(c.host)}`,help:c.advice,...c.host===""&&{message:`the host of "${c.text}" cann\
ot be determined`,severity:"notice"}}),g="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function a(c){const{shown:l,more:h}=(0,P.
zN)(c,4),E=l.map(({text:m,from:k})=>`${m===null?"not known":(0,P.dh)(m,R)} ${k??"by default"}`),y=h>0?`${h} more`:E.pop();return`${E.join(", ")} and ${y}`}const i=(c,l,h)=>`${c}\
 of ${l} is ${(0,P.dh)((0,f.Qj)(h),R)}`;function t({address:c,argument:l,expression:h,candidates:E,refused:y}){const m=i(l,c,h);if(y==="never")return{message:`${m}\
, which Terraform does not evaluate`,help:`write the ${l} as a literal`};if(y===null){const M=E.length>1?a(E):"only known at init time";return{message:`${m}, wh\
ich is ${M}`,help:g}}const{variable:k}=y;return k===""?{message:`${m}, which cannot be known during init`,help:`write the ${l} with literals, locals and variabl\
es only`}:{message:`${m}, and Terraform evaluates var.${k} here only with \`const = true\``,help:`add \`const = true\` to variable "${k}", which requires Terraf\
orm 1.15, or write the ${l} as a literal`}}function n({address:c,expression:l,client:h,isOld:E}){const y=i("source",c,l),[m,k]=[p.bB[h],p.Y8[h]],M="write the so\
urce as a literal";if(E)return{message:`${y}, which ${m} evaluates only since ${k}`,help:`${M}, or use ${m} ${k} or later`};const $=h==="terraform";return{message:`${y}\
, and ${m} evaluates only locals and ${$?"variables with `const = true`":"variables"} here`,help:`${M}${$?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const o=c=>(0,w.CC)("source-dynamic","isOld"in c?n(c):t(c)),u=c=>(0,w.CC)("host-invalid",{message:`\
"${c.text}" is not a hostname: ${c.error}`,help:c.advice??void 0}),s=c=>(0,w.CC)("host-missing",{severity:"warning",message:`the ${c} has no hostname, and OpenT\
ofu has no default`,help:c==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:c,name:l})=>(0,w.CC)("hos\
t-dotless-module",{message:(0,_.xI)`module sources cannot name host ${(0,_.KT)(c)}: must contain at least one dot`,help:(0,_.xI)`use a full name such as ${(0,_.
KT)(l)}.localdomain; provider addresses accept the short name`}),d=({host:c})=>(0,w.CC)("host-idn-module",{message:(0,_.xI)`Terraform cannot use modules from host ${(0,_.
KT)(c)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accep\
t this one"})}),2213:((ie,G,r)=>{r.d(G,{Ar:()=>w,Bm:()=>D,D8:()=>A,FV:()=>R,Gb:()=>f,Ul:()=>T,nT:()=>P});var p=r(255),_=r(9897);const f={azurerm:"storage_accoun\
t_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},P={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy",
"aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},w=["address","endpoints","http_pr\
oxy","https_proxy","vault_uri"],R={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint uni\
verse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_e\
ndpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts \
endpoints.sso"},A=b=>/^[\w.-]*$/.test(b)?null:_.IZ,D=b=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(b)?null:_.IZ;function T(b){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(b))return _.IZ;if(/^\s*\w+\s*=/.test(b)){const[j,...S]=Array.from(b.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,I=""])=>I);return j===void 0?null:S.length===0?(0,p.$o)(j):_.IZ}return(0,p.yo)(/^[\w+.-]+:\/\//.test(b)?b:`https://${b}`)??_.IZ}}),9941:((ie,G,r)=>{r.d(G,{SH:()=>P,
Td:()=>w,lS:()=>A,n_:()=>f,w4:()=>R,yN:()=>b});const p=25e4,_=100;class f{max;count=0;constructor(g=p){this.max=g}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*_}}const P=(v,g,a)=>v.kind==="native"?v.blocks.filter(i=>i.type===g&&i.labels.length===a):v.members.flatMap(
({name:i,value:t})=>i===g?T(g,t,a,[]):[]),w=v=>v.kind==="native"?v.attributes:v.members;function R(v,g){if(!(v.kind==="native"&&v.mayHave?.(g)===!1))return w(v).
find(a=>a.name===g)}const A=v=>(v.kind==="tuple"?v.elements:[v]).flatMap(a=>a.kind==="object"?a.items.filter(D):[]),D=v=>v.name!==void 0&&v.name!=="//";function T(v,g,a,i){
if(a>0)return A(g).flatMap(({name:n,start:o,end:u,value:s})=>T(v,s,a-1,[...i,{value:n,start:o,end:u}]));const t={start:g.start,end:g.start+1};return(g.kind==="t\
uple"?g.elements:[g]).filter(({kind:n})=>n==="object"||n==="tuple").map(n=>({...t,type:v,labels:i,body:{kind:"json",members:A(n)}}))}const b=v=>{const g=[v.startsWith(
"\uFEFF")?1:0];let a=v.indexOf(`
`),i;return({start:t,end:n})=>{for(;a>=0&&a<t;a=v.indexOf(`
`,a+1))g.push(a+1);i??=S(v);const o=Math.max(1,I(g,t)),u=g[o-1]??0,s=(g[o]??(a<0?v.length:a)+1)-1;return{line:o,column:j(Math.max(t,u),u,i),endColumn:j(Math.min(
n,s),u,i)}}},j=(v,g,a)=>v-g-I(a,v-1)+I(a,g-1)+1,S=v=>/[\uD800-\uDBFF]/.test(v)?Array.from(v.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),g=>g.index):[];function I(v,g){
let a=0,i=v.length;for(;a<i;){const t=a+i>>>1;(v[t]??0)<=g?a=t+1:i=t}return a}}),2172:((ie,G,r)=>{r.d(G,{IY:()=>v,Im:()=>g,JT:()=>I,KS:()=>i,MP:()=>S,MZ:()=>t,W$:()=>j,
Xo:()=>o,cd:()=>b,ek:()=>a,g_:()=>s,lc:()=>n});var p=r(3096),_=r(5243),f=r(3846),P=r(180),w=r(3298),R=r(9941);let A=function(...e){return{readHcl:A}=r.late([3276,
6631,3699,2797,3557],2797),new.target?new A(...e):A(...e)},D=function(...e){return{detach:D}=r.late([3276,6631,3699,2797,3557],2797),new.target?new D(...e):D(...e)};
const T="hostnames input",b={file:T,line:1,column:1,endColumn:1},j=e=>e.file===T?T:e,S=({host:e,namespace:d,name:c,system:l})=>[e,d,c,l].join("/"),I=({host:e,namespace:d,
type:c})=>[e,d,c].join("/"),v=e=>"type"in e?I(e):S(e);function g(e){return"constraints"in e?e.constraints:e.constraint===null?[]:[e.constraint]}const a=e=>("pla\
ces"in e?e.places:[e.place]).map(j);function i({version:e},d){if(e===void 0)return null;const c=(e.value===void 0?e.text:e.value[d])??null;return c===null?null:
{text:c,place:e.place}}const t=({text:e,calls:d},c)=>d===void 0?[{root:null,source:e,version:null,isOpen:!1}]:d[c]??[];function n({kind:e,text:d,address:c},l,h){
switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const E=(0,f.mi)(d??"",h);return E.kind==="registry"?E:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:l,namespace:"hashicorp",type:(0,f.op)(c)};case"implied_provider":return{host:l,namespace:"hashicorp",type:(0,f.
A5)(d)};default:return null}}function o(e,d){const c=Map.groupBy(d,({lockFile:y})=>y),l=new Set(e.flatMap(({kind:y,text:m,place:k})=>u.test(y)&&!(0,_.Nj)(m??"")?
(0,p.jt)(k.file):[])),h=(0,w.O)(y=>new Set(y.providers.map(({provider:m})=>I(m)))),E=(y,m)=>{if(y.calls.length>0||y.directories.some(M=>l.has(M)))return!0;const k=n(
m,(0,_.Vm)(y.client),y.client);return k===null||h(y).has(I(k))};return e.map(y=>{if(y.kind!=="lock_provider"||y.needs.length===0)return y;const m=c.get(y.place.
file);return m===void 0||m.some(M=>E(M,y))?y:{...y,needs:[]}})}const u=/^(?:module|test_module|terragrunt_source)/;function s(e){const c=(0,R.SH)(A(e).body,"pro\
vider",1).flatMap(({labels:[l],body:h})=>{const E=(0,f.mi)(D(l?.value??""),"terraform");if(E.kind!=="registry")return[];const y=(0,R.w4)(h,"hashes")?.value,k=(y?.
kind==="tuple"?y.elements:[]).flatMap(M=>M.kind==="string"?[D(M.value)]:[]);return[[I(E),k.filter(P.e)]]});return new Map(c)}}),9039:((ie,G,r)=>{r.d(G,{i:()=>T});
var p=r(7811);const _="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",f=String.raw`\p{White_Space}*`,P=String.raw`[()<>@,;:\\"/[\]?=]`,w=new RegExp(`^${_}(?:/${_})?$`),R=String.
raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,A=new RegExp(`;${f}(${_})${f}=${f}(?:(${_})|${R})${f}`,"uy"),D=new RegExp(String.raw`\\(${P})`,"g");function T(j){const S=j.
indexOf(";"),v=(0,p.s8)((0,p.Dw)(S<0?j:j.slice(0,S))).replaceAll("\u0130","i").toLowerCase();return w.test(v)&&(S<0||b(j,S))?v:null}function b(j,S){const I=new Map;
for(let v=S;v<j.length;){A.lastIndex=v;const[g,a="",i,t=""]=A.exec(j)??[];if(g===void 0)return(0,p.s8)(j.slice(v))===";";const n=a.toLowerCase(),o=i??t.replace(
D,"$1");if((I.get(n)??o)!==o)return!1;I.set(n,o),v+=g.length}return!0}}),1879:((ie,G,r)=>{r.d(G,{Qc:()=>D,Tp:()=>w,Zo:()=>S,bi:()=>P});var p=r(9562),_=r(7811),f=r(
5106);const P=1024*1024;function w(v,g){const a=(0,_._6)(v),i=(0,p.V)(a,"map");if(!i.ok){const[,n,o]=D(a)??[];return n===void 0?{kind:"not-json",why:i.why,advice:i.
advice}:{kind:"not-json",why:`it ${n}`,advice:o??null}}if(i.value===null)return{kind:"null"};if(Array.isArray(i.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,p.G)(i.value))return{kind:"not-object",why:`found a ${typeof i.value}`};const t=[];for(const n of Object.keys(i.value)){const o=i.value[n]??null;if(g?.(
n,o)===!1)continue;const u=g!==void 0&&R(o)>f.Ls;t.push({id:n,value:u?void 0:o})}return{kind:"object",services:t}}function R(v){try{return JSON.stringify(v).length}catch{
return Number.POSITIVE_INFINITY}}const A=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],D=v=>A.find(([g])=>g.test(v)),T=100,b=16*1024,j=200;function S(v){const g=new Set(v),a=new Set(v.map(
I));let i=0,t=b;return(n,o)=>{if(f.fg.has(n)||g.has(n))return!0;const u=n.length<=j&&a.delete(I(n));if(i===T)return u;const s=n.length+R(o);return s>t?u:(i+=1,t-=
s,!0)}}const I=v=>v.slice(0,v.indexOf(".")+1)}),3846:((ie,G,r)=>{r.d(G,{A5:()=>s,Gi:()=>D,mi:()=>v,op:()=>u,sL:()=>a});var p=r(7811),_=r(255),f=r(9509),P=r(5243);
const w={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},R="hashicorp",A="-",D=({host:e,namespace:d})=>e===(0,P.Vm)("terraform")&&d===R,T='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',b="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",j={prefix:"terraform-",whose:"a Terraform",frequency:"often"},I={terraform:[j],opentofu:[j,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function v(e,d){const c=e.split("/");if(c.length>3||c.includes(""))return g(T);const[l="",h,E]=c.reverse(),y=a(l);if(!y.ok){
const q=`${(0,p.ol)(l)} in source ${(0,p.ol)(e)}`;return g(`Invalid provider type: Invalid provider type ${q}: ${y.why}"`)}const m=E===void 0,k=m?(0,p.Ju)((0,P.
Vm)(d)):(0,_.Pv)(E);if(h===void 0&&k.ok){const q={hostImplied:m,namespace:R,type:y.value};return{kind:"registry",host:k.value,...q}}const $=h===A?(0,p.Ju)(h):a(
h??""),C=`namespace "" in source ${(0,p.ol)(e)}`;if(!$.ok)return g(`Invalid provider namespace: Invalid provider ${C}: ${$.why}"`);const H="Invalid provider sou\
rce hostname";if(!k.ok)return g(`${H}: ${H} ${C}: ${k.why}"`);const X={hostImplied:m,host:k.value,namespace:$.value,type:y.value},J=t(X,d);return J===void 0?{kind:i(
X,d),...X}:g(J)}const g=e=>({kind:"invalid",error:e});function a(e){if(/^[a-z0-9]+$/.test(e))return(0,p.Ju)(e);if(e==="")return(0,p.TR)("must have at least one \
character");if(e.includes("."))return(0,p.TR)("dots are not allowed");if(e.includes("--"))return(0,p.TR)("cannot use multiple consecutive dashes");const d=(0,f.
YE)(e);return d.ok?(0,p.Ju)((0,f.DI)(d.value)):(0,p.TR)(b)}function i({host:e,namespace:d},c){return d===A?"legacy":d==="builtin"&&w[c].includes(e)?"builtin":"r\
egistry"}function t(e,d){const c=(0,P.Vm)(d);if(e.namespace===A&&e.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${c}.`;const l=I[d].find(({prefix:h})=>e.type.startsWith(h));return l&&n(e,l,d)}function n(e,{prefix:d,whose:c,frequency:l},h){const E=`${d}prov\
ider-`,y=e.type.slice(E.length);if(!e.type.startsWith(E)||!a(y).ok)return`Invalid provider type: Provider source ${(0,p.ol)(o(e))} has a type with the prefix ${(0,p.
ol)(d)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const m=o({...e,type:y},h);return`Invalid provider type: Provider source ${(0,p.ol)(o(e,h))} has a type with the prefix ${(0,p.ol)(E)}, which i\
sn't valid. Although that prefix is ${l} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,p.ol)(m)}?`}const o=({host:e,namespace:d,type:c},l)=>l!==void 0&&e===(0,P.Vm)(l)?`${d}/${c}`:`${(0,_.pk)(e)}/${d}/${c}`,u=e=>e.replace(/^.*\./s,
""),s=e=>(e??"").replace(/[._].*$/s,"")}),8153:((ie,G,r)=>{r.d(G,{D4:()=>R,LT:()=>v,Qq:()=>T,Tj:()=>a,_5:()=>w,ch:()=>P,gy:()=>I,lq:()=>S,nd:()=>j,p_:()=>g,qL:()=>A,
w3:()=>i,zM:()=>b});var p=r(9562),_=r(7811),f=r(1879);const P="has too many elements",w=25e3;function R(u,s,e){const d=A(u,s,e);return d.ok?d.value.items>w?(0,_.
TR)(P):(0,_.Ju)(d.value.value):d}function A(u,s,e="decoder"){const d=(0,p.V)(u,e);if(!d.ok&&d.isLimit)return(0,_.TR)(P);if(!d.ok)return(0,_.TR)((0,f.Qc)(u)?.[1]??
`is not valid JSON: ${d.why}`);const c=new n,l=s.read(d.value,c),{mistake:h,items:E}=c;return h===null?(0,_.Ju)({value:l,items:E}):(0,_.TR)(h)}const D=(u,s,e=d=>typeof d==
typeof u)=>({zero:u,read:(d,c)=>e(d)?d:(d!==null&&c.refuse(s,d),u)}),T=D("","a string"),b=D(!1,"a boolean"),j=D(0,"an integer",Number.isInteger),S=u=>({zero:null,
read:(s,e)=>s===null?null:u.read(s,e)}),I={zero:null,read:()=>null},v=u=>({zero:u.zero,read:(s,e)=>{const{mistake:d}=e,c=u.read(s,e);return e.mistake=d,c}}),g=u=>({
zero:[],read:(s,e)=>Array.isArray(s)?(e.items+=s.length,s.map((d,c)=>e.within(c,u,d))):(s!==null&&e.refuse("a list",s),[])}),a=u=>({zero:null,read:(s,e)=>{const d=e.
membersOf(s);if(d===null)return null;const c=Object.entries(d);return e.items+=c.length,new Map(c.map(([l,h])=>[l,e.within("*",u,h)]))}});function i(u){const s=Object.
entries(u),e=new Map(s),d=Object.fromEntries(s.map(([c,{zero:l}])=>[c,l]));return{zero:d,read:(c,l)=>{const h=l.membersOf(c);if(h===null)return d;const E={...d};
for(const[y,m]of Object.entries(h)){const k=e.has(y)?y:t(y),M=e.get(k);M!==void 0&&(E[k]=l.within(k,M,m))}return E}}}const t=u=>u.toLowerCase().replaceAll("\u017F",
"s");class n{#e=[];mistake=null;items=0;within(s,e,d){this.#e.push(s);const c=e.read(d,this);return this.#e.pop(),c}membersOf(s){return(0,p.G)(s)?s:(s!==null&&this.
refuse("an object",s),null)}refuse(s,e){if(this.mistake!==null)return;const d=this.#e.map(l=>typeof l=="number"?`[${l}]`:`.${l}`),c=d.length===0?"":` in "${d.join(
"").slice(1)}"`;this.mistake=`has ${o(e)} instead of ${s}${c}`}}function o(u){return Array.isArray(u)?"a list":typeof u=="object"?"an object":`a ${typeof u}`}}),
180:((ie,G,r)=>{r.d(G,{CT:()=>S,KB:()=>P,e:()=>I,fi:()=>t,jY:()=>a,uH:()=>j,yI:()=>g});var p=r(9633),_=r(523),f=r(3556);function P(n,o,u){const{os:s,arch:e,shasum:d}=n,
c=/^[0-9a-fA-F]{64}$/.test(d),l=`${s}_${e}`===o;return{early:[...R(n.protocols),...w([l?null:`is for ${s}_${e} instead of ${o} (\`os\`, \`arch\`)`,A(u,"download\
_url",n.download_url),T(n.packages),c?null:D(d),A(u,"shasums_url",n.shasums_url),A(u,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:w([b(n,o)]),hashes:c&&l?[`zh:${d.toLowerCase()}`]:null}}const w=n=>n.flatMap(o=>o===null?[]:{kind:"des\
cription",why:o});function R(n){const o=n.find(u=>(0,_.rK)(u)===null);return o!==void 0?[{kind:"description",why:`has "${o}" in \`protocols\`, which is not a vers\
ion`}]:n.length===0||(0,f.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function A(n,o,u){const s=(0,p.Fl)(n,u);return s.ok?null:`has an invalid URL in \`${o}\`: ${s.
why}`}const D=n=>n===""?"has no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function T(n){const o=[...n?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),u=Array.from(n?.values()??[],e=>e.hashes).flat(),s=[...o,...u.filter(e=>e.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which O\
penTofu cannot read`}function b({packages:n,shasum:o},u){if(!n?.size)return null;const s=n.get(u);if(s===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=s.hashes.filter(d=>d.
startsWith("zh:"));return e.some(d=>d!==`zh:${o}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function j(n,o){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:u,hashes:s}=n,
e=s.length===0||s.some(I),d=w([u===""?`has no \`url\` for ${o}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${o}, but others`]);return{early:d,late:[],hashes:d.
length===0?s:null}}const S=["zh:","h1:"],I=n=>S.some(o=>n.startsWith(o)),v=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function g(n,{
filename:o,shasum:u}){for(const s of n.split(`
`)){const[e="",d]=s.split(v,4).filter(c=>c!=="");if(d===o)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===u.toLowerCase()?null:`has another hash for ${o} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${o}`}return`has no line for ${o===""?"the empty `filename` of the package":
o}`}function a(n){const[o]=n;return o===void 0?"the signature of its checksums is empty":o===194||(o&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const i="in `signing_keys.gpg_public_keys`";function t(n){const[o]=n;return n.includes(null)?`the descriptio\
n has null ${i}, at which the clients crash`:o===void 0?`the description has no key ${i}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(o??"")?null:`t\
he description has a key ${i} whose \`ascii_armor\` is not an armored public key`}}),3556:((ie,G,r)=>{r.d(G,{I0:()=>n,PN:()=>D,TT:()=>A,h:()=>g,oM:()=>i,tD:()=>b});
var p=r(9039),_=r(7811),f=r(3846),P=r(523),w=r(8153);const R=(0,w.w3)({versions:(0,w.p_)((0,w.w3)({version:w.Qq,protocols:(0,w.p_)(w.Qq)})),warnings:(0,w.p_)(w.
Qq)});function A(u){const s=(0,w.D4)(u,R);if(!s.ok)return s;const{versions:e,warnings:d}=s.value,c=new Map(e.map(E=>[E.version,E.protocols])),l=[...c.keys()],h=l.
filter(E=>D(c.get(E)??[]));return(0,_.Ju)({texts:l,compatible:h.length===l.length?l:h,warnings:l.length===0?[]:d})}const D=u=>u.some(s=>{const e=(0,P.rK)(s),[d]=e?.
numbers??[];return e!==null&&!(0,P.Ty)(e)&&(d===5n||d===6n)}),T=(0,w.w3)({id:w.Qq,moved_to:w.Qq});function b(u,s){const e=(0,w.D4)(u,T);if(!e.ok)return e;const{
id:d,moved_to:c}=e.value,l=(0,f.mi)(c===""?d:c,"terraform"),h=l.kind==="registry"&&l.type===s;return(0,_.Ju)(h?l.namespace:null)}const j=(0,w.w3)({ascii_armor:w.
Qq}),S=(0,w.Tj)((0,w.w3)({hashes:(0,w.p_)(w.Qq),package_size:w.nd})),I=(u,s)=>(0,w.w3)({protocols:(0,w.p_)(w.Qq),os:w.Qq,arch:w.Qq,filename:w.Qq,shasum:w.Qq,download_url:w.
Qq,shasums_url:w.Qq,shasums_signature_url:w.Qq,signing_keys:(0,w.w3)({gpg_public_keys:(0,w.p_)((0,w.lq)(u))}),packages:s}),v={terraform:I((0,w.w3)({ascii_armor:w.
Qq,trust_signature:w.Qq}),w.gy),"opentofu before 1.12":I(j,w.gy),opentofu:I(j,S)},g=(u,s)=>(0,w.D4)(u,v[s]),a=(0,w.w3)({versions:(0,w.Tj)((0,w.w3)({}))});function i(u,s){
const e=o(u,s,a);return e.ok?(0,_.Ju)([...e.value.versions?.keys()??[]]):e}const t=(0,w.w3)({archives:(0,w.Tj)((0,w.lq)((0,w.w3)({url:w.Qq,hashes:(0,w.p_)(w.Qq)})))});
function n(u,s,e){const d=o(u,s,t);if(!d.ok)return d;const c=d.value.archives?.get(e);return c===void 0?(0,_.Ju)(null):c===null?(0,_.TR)(`has null for ${e}, at \
which the clients crash`):c.hashes.some(l=>l.indexOf(":")<1)?(0,_.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,_.Ju)(c)}function o(u,s,e){
return(0,p.i)(s??"")==="application/json"?(0,w.D4)(u,e):(0,_.TR)(s===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((ie,G,r)=>{r.d(G,{EH:()=>j,Fl:()=>S,ad:()=>A,fZ:()=>f,i5:()=>R,ny:()=>D,sw:()=>P,ut:()=>b,zS:()=>T});var p=r(7811),_=r(8643);const f=(g,a)=>v(
I(g),`${w(a)}/versions`),P=(g,a,i)=>v(I(g),`${w(a)}/${i}/download`),w=({namespace:g,name:a,system:i})=>`${g}/${a}/${i}`,R=(g,{namespace:a,type:i})=>v(g,`${a}/${i}\
/versions`),A=(g,{namespace:a,type:i},t,n)=>v(g,`${a}/${i}/${t}/download/${n.replace("_","/")}`),D=(g,a)=>v(I(g),a);function T(g,{host:a,namespace:i,type:t},n){
const o=(0,_.O2)(g,`${a}/${i}/${t}/${n}`);return!o.ok||o.value.scheme==="https"?o:(0,p.TR)(`unsupported protocol scheme "${o.value.scheme}"`)}function b(g,a){if(!/^\.{0,2}\//.
test(a))return(0,p.Ju)(a);const i=(0,_.O2)(g,a);return i.ok?(0,p.Ju)((0,_.jr)(i.value)):i}function j(g,a){const i=S(g,a);return i.ok&&i.value.fragment!==""?(0,p.
TR)("must not include fragment part"):i}function S(g,a){const i=(0,_.O2)(g,a);if(!i.ok)return i;const{scheme:t}=i.value;return t==="http"||t==="https"?i:(0,p.TR)(
"must use http or https scheme")}const I=g=>g.path.endsWith("/")?g:{...g,path:`${g.path}/`};function v(g,a){const i=(0,_.O2)(g,a);if(!i.ok)throw new Error(i.why);
return i.value}}),523:((ie,G,r)=>{r.d(G,{Cg:()=>j,PW:()=>t,Ty:()=>b,Zy:()=>S,_T:()=>n,hZ:()=>P,kv:()=>e,mb:()=>d,oF:()=>A,rK:()=>D});var p=r(7811),_=r(5106);const f=new RegExp(
`^${_.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,w=new RegExp(`^${P}[.+-]?$`),R=2n**63n-1n;function A(c){const[
,l,h,E,y]=f.exec(c)??[];return l===void 0?null:T(c,l,E??h,y)}function D(c){const[,l,h,E]=w.exec(c)??[];return l===void 0?null:T(c,l,h,E)}function T(c,l,h="",E=""){
const y=l.split(".").map(k=>k.replace(/^0+(?=.)/,""));if(y.some(k=>k.length>19))return null;const m=y.map(k=>BigInt(k));if(m.some(k=>k>R))return null;for(;m.length<
3;)m.push(0n);return{text:c,numbers:m,written:y.length,pre:h,build:E}}const b=c=>c.pre!=="",j=({numbers:c,pre:l,build:h})=>`${c.join(".")}${l===""?"":`-${l}`}${h===
""?"":`+${h}`}`;function S(c,l){const h=Math.max(c.numbers.length,l.numbers.length);for(let E=0;E<h;E++){const[y,m]=[c.numbers[E]??0n,l.numbers[E]??0n];if(y!==m)
return y<m?-1:1}return c.pre===l.pre||c.numbers.length!==l.numbers.length?0:c.pre===""||l.pre===""?c.pre===""?1:-1:I(c.pre,l.pre)}function I(c,l){const[h,E]=[c.
split("."),l.split(".")];for(let y=0;;y++){const[m,k]=[y+1>=h.length,y+1>=E.length];if(m!==k)return m?-1:1;const M=v(h[y]??"",E[y]??"");if(M!==0||m)return M}}function v(c,l){
const[h,E]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(l)];return h!==E?h?-1:1:h&&c.length!==l.length?c.length-l.length:c===l?0:c<l?-1:1}const g="[\\t\\n\\f\\r ]*",a=new RegExp(
`^${g}(<=|>=|!=|~>|<|>|=|)${g}(${_.eQ})${g}$`),i="This string does not use correct version constraint syntax";function t(c){const l=[];for(const h of c.split(",")){
const[,E,y=""]=a.exec(h)??[],m=A(y);if(m===null)return(0,p.TR)(i);l.push({operator:E||"=",version:m,text:h})}return(0,p.Ju)(l)}function n(c){const l=t(c);if(!l.
ok)return l;const h=[];for(const E of l.value){const y=D(E.version.text);if(y===null||!o.test(E.text.trim()))return(0,p.TR)(`Incorrect version constraint syntax\
: ${u(E)}`);h.push({...E,version:y})}return(0,p.Ju)(h)}const o=/^[<>=!~]* ?[0-9]/;function u({operator:c,version:l,text:h}){const E=h.trim();if(l.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!o.test(E))return`only one space is expected after the operator "${c}"`;if(l.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[y]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(E)??[""];return`missi\
ng comma after "${y}"`}const s=[">",">=","=","~>","<=","<","!="];function e(c){const l=[...c].sort((h,E)=>S(h.version,E.version)||I(h.version.build,E.version.build)||
s.indexOf(h.operator)-s.indexOf(E.operator)||E.version.written-h.version.written);return[...new Set(l.map(d))].join(", ")}function d({operator:c,version:l}){if(c===
"=")return j(l);const h=c==="~>"&&l.written<3?l.numbers.slice(0,2):l.numbers;return`${c} ${j({...l,numbers:h})}`}}),8185:((ie,G,r)=>{r.d(G,{CS:()=>b,I4:()=>I,KJ:()=>D,
US:()=>T,VS:()=>j});var p=r(2801),_=r(2170),f=r(9119),P=r(255),w=r(9897),R=r(5106);const A=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
D=({problem:{code:v,severity:g}})=>A.test(v)&&!(v==="file-syntax"&&g==="notice"),T=(v,g)=>g.allowedHosts.length>0&&("problem"in v?D(v):[v.directHost??null,...v.
needs.map(({host:a})=>a)].some(a=>a!==null&&!P.ev(a,g)));function b(v,g){return g.allowedHosts.length===0?[]:v.flatMap(a=>{const{directHost:i,isOverridden:t,place:n,
clients:o,evaluated:u}=a;if(i===void 0||t)return[];const s=S(a)?"backend":"download",e=P.ev(i,g),d=s==="download"&&Object.values(u??{}).some(E=>!E.isWhole);if(e&&
!d)return[];const c=P.Pv(i),l=c.ok&&!e?c.value:null,h=e?w.IZ:P.nx(i);return[(0,_.kH)((0,p.wp)({host:h,use:s}),{host:l,places:[n],clients:o})]})}function j(v,g,a,i){
const{allowedHosts:t}=i,n=h=>h!==void 0&&P.ev(h,i),o=v.filter(h=>n(h.directHost)&&!S(h)),u=g.filter(({service:h,host:E})=>h===R.e$&&n(E)),s=[...o.map(({place:h})=>h),
...u.flatMap(h=>h.because)],e=a??s,d=(0,f.jH)(e.filter(h=>typeof h!="string"));if(t.length===0||d.length===0)return[];const c=a!==null,l=(0,p.sC)({count:d.length,
isAsked:c});return[(0,_.kH)(l,{places:(0,f.As)(d)})]}const S=({kind:v})=>/^(backend|remote_state|saved_state)$/.test(v);function I(v,g,a,i){if(i.allowedHosts.length===
0)return[];const t=a.filter(({because:n})=>n.some(o=>typeof o!="string"));return g.flatMap(n=>{const{id:o,kind:u}=n;if(u!=="url"||!t.some(d=>d.service===o))return[];
const s=P.yo(n.url);if(s===null||s===v||P.ev(s,i))return[];const e=(0,p.wp)({host:P.nx(s),service:o,registry:P.nx(v)});return[(0,_.kH)(e,{services:[o]})]})}}),3217:((ie,G,r)=>{
r.d(G,{fc:()=>v,ky:()=>I,so:()=>T,uA:()=>g});var p=r(8294),_=r(1098),f=r(2170),P=r(9119),w=r(8032),R=r(255),A=r(5106),D=r(4606);function T(a,i,{misnamed:t},n){const o=a.
credentials?.hasToken===!0,u=[a.difference??[],t].flat().map(E=>(0,f.kH)(E));if(o||a.attempt.discovery.kind!=="found")return u;const s={host:a.host,isFork:n.isFork,
...(0,D.Bc)(a)},e=b(a.host,n),d=new Set(e.map(({place:E})=>E)),h=(t.length>0||!!a.credentials?.problem?[]:j(a.host,i,n)).filter(({place:E})=>!d.has(E));return[...u,
...S(e,E=>(0,_.vs)({...s,service:E})),...S(h,E=>p.$U({...s,service:E}))]}function b(a,{usages:i,depth:t}){return t==="discovery"?[]:i.flatMap(({workspace:n,hasOwnToken:o,
needs:u,place:s})=>n===void 0||o||(0,P.MV)(s)?[]:u.flatMap(e=>e.host===a?[{...e,place:s}]:[]))}function j(a,i,{usages:t}){const n=new Set(t.flatMap(({hasOwnToken:u,
place:s})=>u?s:[])),o=(0,A.Uc)(a);return i.flatMap(({service:u,because:s})=>o.includes(u)?s.flatMap(e=>typeof e=="string"||(0,P.MV)(e)||n.has(e)?[]:{service:u,place:e,
clients:w.zK}):[])}const S=(a,i)=>[...Map.groupBy(a,({service:t})=>t)].map(([t,n])=>{const o=[...new Set(n.map(({place:s})=>s))],u=[...new Set(n.flatMap(s=>s.clients))];
return(0,f.kH)(i(t),{services:[t],places:o,clients:u})});function I(a,i){return a.filter(t=>!i.includes(t)).map(t=>(0,f.kH)(p.bI({host:t})))}function v({host:a,
attempt:i,credentials:t},n){const o=t?.hasToken===!0,u=[...n.flatMap(s=>s.kind==="url"&&(0,A.p4)(s.id)&&A.fg.has(s.id)?[{url:s.url,service:s.id,isSent:o}]:[]),...i.
hops.map(({url:s,authorization:e})=>({url:s,service:null,isSent:e==="sent"}))].flatMap(({url:s,...e})=>{const d=(0,R.Pv)((0,R.yo)(s)??"");return!d.ok||d.value===
a?[]:[{...e,host:d.value}]});return[...new Map(u.toReversed().map(s=>[s.host,s])).values()]}function g(a,i,{tokenSources:t,hosts:n}){return(t.size===0?[]:v(a,i)).
flatMap(({host:u,service:s,isSent:e})=>{const d=t.get(u);if(d===void 0)return[];const c=s===null?a.attempt.discovery.kind==="failed":!e,l=p.To({host:(0,R.nx)(a.
host),other:(0,R.nx)(u),source:d,service:s,isSent:e,isNotice:!c||n.has(u)});return[(0,f.kH)(l,{services:s===null?[]:[s]})]})}}),2886:((ie,G,r)=>{r.d(G,{ER:()=>g,
H4:()=>t,Np:()=>n,TC:()=>S,cA:()=>u,hD:()=>R,ly:()=>i,pi:()=>o,v1:()=>j,zX:()=>v,zv:()=>a});var p=r(9432),_=r(9119),f=r(9615),P=r(255),w=r(1780);function R(s,e){
const{clients:d,aside:c,isPlaceholder:l,checkedFor:h,...E}=s;return{...E,problem:A(s,e),affects:s.affects.filter(y=>e.concerned.includes(y)),isHostNew:e.isHostNew}}
function A(s,e){const{reader:d,machine:c,ignore:l,guesses:h}=e;if(c!==null&&s.problem.obstacle&&!o(s,l))return c;const E=T(s,d===null?s.problem:(0,f.as)(s.problem,
d)),y=b(s,h);if(y.length===0)return E;const m=(0,f.tr)(y.flatMap(({repository:k})=>k??[]));return{...E,help:E.help===void 0?m:(0,w.xI)`${E.help}; ${m}`}}const D=/^(?:block|file|source)-|^(?:client-version|constraint-invalid|module-unknown)$/;
function T({places:[s]},e){const d=typeof s=="object"?s.inside:void 0;if(d===void 0||!D.test(e.code))return e;const c=(0,f.VB)(d.package),l=e.code==="client-ver\
sion";return{...e,help:l?`use a version that it allows, or ${c}`:c}}function b({host:s,places:e,problem:d},c){if(c.length===0)return[];const l=d.affects.includes(
"terraform")&&!d.affects.includes("opentofu"),h=e.flatMap(y=>typeof y=="string"?[]:y.file),E=new Set(h.map(_._M));return c.filter(({repository:y,hosts:m})=>E.has(
y)&&(l||s!==null&&m.has(s)))}function j({severity:s,affects:e,needed:d},c){const l=d&&c.some(h=>e.includes(h));return s==="error"&&!l?"warning":s}function S(s,e,{
isTerminal:d}){const c=e.some(({because:h})=>h.includes("hostnames input"));return{role:(0,p.VW)(s)!==null?"guest":c?"operator":"user",host:(0,P.nx)(s),isTerminal:d}}
const I=["module","provider","version","package","lock","not"],v=({problem:s,places:e})=>I.includes(s.code.replace(/-.*/,""))&&e.length>0&&e.every(d=>typeof d!=
"string"),g=({problem:s,needed:e})=>e&&s.usualSeverity==="error"&&!t.includes(s.code),a=({problem:s})=>s.code==="machine-network",i=s=>s.some(e=>typeof e=="stri\
ng"||!(0,_.MV)(e)),t=["host-http2","host-check-crashed"],n=(s,e)=>f.oC.indexOf(s.severity)-f.oC.indexOf(e.severity),o=({problem:s,host:e,namedHost:d=e},c)=>c.some(
({code:l,host:h})=>l===s.code&&(h===null||h===d));function u(s){if(typeof s=="string")return s;const{file:e,line:d,inside:c}=s;return c===void 0?`${e}:${d}`:(0,_.
kn)(c)}}),6146:((ie,G,r)=>{r.d(G,{$:()=>f,o:()=>_});var p=r(2886);function _(A,D){const{kind:T,source:b,address:j,constraints:S,places:I}=D;return JSON.stringify(
[A,T,b,j,S,I[0]??null])}function f(A,D){const T=P(D,({rowKeys:j=[]})=>j),b=P(D.filter(R),({places:j})=>j.map(p.cA));return T.size+b.size===0?A:A.map(({directory:j,
clients:S,rows:I})=>({directory:j,clients:S,rows:I.map(v=>{const g=T.get(_(j,v))??v.rejectedAt.flatMap(t=>b.get((0,p.cA)(t))??[]);if(g.length===0)return v;const a=g.
map(({finding:t})=>({...t.problem,severity:(0,p.v1)(t,S)})).sort(p.Np),i=new Map(a.map(({code:t,title:n,usualSeverity:o})=>[t,{code:t,title:n,usualSeverity:o}]));
return{...v,worst:a[0]?.severity??null,problems:[...i.values()]}})}))}const P=(A,D)=>Map.groupBy(A.flatMap(T=>D(T).map(b=>({key:b,finding:T}))),({key:T})=>T),w=/^(?:constraint|lock)-/,
R=({problem:A,host:D})=>D===null&&w.test(A.code)}),4606:((ie,G,r)=>{r.d(G,{Bc:()=>j,Cg:()=>w,Hf:()=>D,ux:()=>R,wD:()=>A});var p=r(8294),_=r(4481),f=r(8032),P=r(
255);const w={misnamed:[],cause:null,source:void 0,refusals:[]};function R(S,I,{role:v},g){const{isFork:a,isAsked:i}=g,{hasToken:t=!1,source:n,problem:o=null}=S.
credentials??{},{status:u=null,challenge:s=null}=S.attempt.hops.at(-1)??{},e=t||!i?[]:T(S,g),d=(0,f.n3)(S.host),l=(d&&u===403||a&&!t?null:o)??e[0]??null,E=["doc\
ument-unauthorized",...l!==null||!(a||d)?["versions-unauthorized","cloud-organization"]:[]],y=I.filter(({problem:{code:M,isUnsent:$}})=>E.includes(M)&&!$),m=y.some(
({problem:M})=>M.code==="versions-unauthorized")||v!=="guest"&&(a||u===401);return!(l!==null||m&&!t)||s!==null?{misnamed:e,cause:null,source:n,refusals:[]}:{misnamed:e,
cause:l??{isFork:a,...j(S)},source:n,refusals:y}}const A=(S,{cause:I,source:v,refusals:g})=>I!==null&&g.includes(S)?(0,_.to)(S.problem,I,v):S.problem;function D({
problem:S,services:I},{cause:v,refusals:g}){if(g.length===0)return!1;const a=g.flatMap(i=>i.services);return S===v||S.code==="credentials-missing"&&I.every(i=>a.
includes(i))}const T=(S,{tokenVariables:I,hosts:v})=>(0,P.Bz)(I,S.host,v).filter(({isParent:g})=>!g||b(S)).map(g=>p.z2({host:S.host,...g})),b=({attempt:{discovery:S}})=>S.
kind==="failed"&&S.problem.code==="document-unauthorized";function j({credentials:S,looks:I}){const v=I.flatMap(t=>t.looks),g=t=>[...new Set(v.flatMap(({held:n,
source:o})=>n!=="not read"===t?o:[]))],a=S===null?g(!0):[S.source],i=S===null?g(!1):[];return{searched:a,notRead:i}}}),4702:((ie,G,r)=>{r.d(G,{j7:()=>c,k2:()=>k,
S4:()=>l});var p=r(2170),_=r(9119),f=r(8032),P=r(3217),w=r(4756),R=r(9615),A=r(1780),D=r(8185),T=r(2886);function b(M,$,C){const{notes:H,usages:X,requirements:J,
isEmpty:q}=M,{complaints:te,tokenHosts:V,answered:Q,contacted:Z,unopened:oe}=M,se=({problem:O,places:[L]})=>O.code==="file-syntax"&&typeof L=="object"&&L.inside===
void 0,ce=new Set(H.filter(se).map(p.W7)),ne=({problem:O})=>$.allowedHosts.length>0&&O.code==="source-near-miss"&&O.severity==="notice",le=[...(0,D.CS)(X,$),...(0,D.
VS)(X,J,oe,$),...Q.map(O=>j(O,$)),...te,...(0,P.ky)(V,Z)],F=[...H.filter(O=>!ne(O)).map(O=>S(O,ce,$)),...le.map(O=>({...O,severity:(0,T.v1)(O,$.dialect.clients)})),
...q?[I($)]:[]],{placed:U=[],placeless:x=[]}=Object.groupBy(F,({places:O})=>O.length>0?"placed":"placeless");return[...(0,p.Qp)(U,O=>{const{problem:L,severity:K,
affects:N,host:W,namedHost:z,exclude:Y}=O,{code:re,message:ae,help:ee}=L;return[W,z,re,K,ae,ee,N,Y===void 0]}),...x].map(O=>(0,T.hD)(O,C))}function j(M,$){const{
host:C,problem:H}=M;return C===null?M:{...M,services:[],problem:(0,R.as)(H,(0,T.TC)(C,[],$))}}function S(M,$,{dialect:C,allowedHosts:H}){const{problem:X,isPlaceholder:J,
checkedFor:q=C.clients}=M;if(H.length>0&&(0,D.KJ)(M)){const F=(0,A.xI)`${X.message}; it may use hosts that are not in \`allowed-hosts\``;return{...M,problem:{...X,
message:F},severity:"error"}}const te=(0,p.W7)(M),V=(0,p.Xd)(M),Q=M.aside!==void 0||V!==null&&(0,_.MV)(V),Z=M.severity==="error"&&J===!0,oe=$.has(te)&&X.code!==
"file-syntax",ce=M.severity==="error"&&(Z||oe||Q)?"warning":(0,T.v1)(M,q);if(!Q&&!Z)return{...M,severity:ce};const{help:ne,...le}=X;return{...M,severity:ce,problem:X.
code==="file-syntax"?le:X,exclude:[(0,_.n7)(M.aside??te)]}}const I=({scan:M,hostnames:$,usages:C})=>(0,p.kH)((0,w.JW)({scan:M,hasHostnames:$.length>0,isFleet:C.
length>0}));var v=r(9432),g=r(8936),a=r(255);function i(M){const $=M.filter(({attempt:te})=>te.hops.length>0),[C,...H]=$.flatMap(te=>n(te)??[]);if(!C||H.length<
$.length-1||!($.some(({host:te})=>(0,v.VW)(te)!==null)||H.length>0&&!C.isCommon)||H.some(te=>t(te)!==t(C)))return null;const q=$.map(({host:te})=>(0,a.nx)(te));
return(0,g.e4)(q,[C,...H])}const t=({verb:M,what:$})=>M.startsWith("cannot")?M:$;function n({attempt:{discovery:M,hops:$}}){const C=M.kind==="failed"?M.problem.
obstacle:void 0;return $.every(({status:X})=>X===null)||C?.verb==="does not reach"?C:void 0}var o=r(6146);let u=function(...M){return{judgeRequests:u}=r.late([2798,
2364,3611],2364),new.target?new u(...M):u(...M)},s=function(...M){return{crashedVisit:s}=r.late([2798,2364,3611],2364),new.target?new s(...M):s(...M)},e=function(...M){
return{judgeVisit:e}=r.late([2798,2364,3611],2364),new.target?new e(...M):e(...M)},d=function(...M){return{outcomesOf:d}=r.late([2798,2364,3611],2364),new.target?
new d(...M):d(...M)};const c={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function l(M,$,C=()=>[]){const{predicted:H,stopped:X,
visits:J,guesses:q}=M,te={guesses:q,machine:i(J),ignore:$.ignore},V=y(M,{...$,...te}),Q=m(M,V,$,te),Z=[...V.flatMap(F=>F.findings),...Q],oe=F=>F.filter(U=>!(0,T.
pi)(U,$.ignore)).sort(T.Np),se=V.map(F=>{const U=oe(F.findings.filter(x=>!(0,T.zX)(x)));return{...F,findings:U,clients:d(U)}}),ce=({exclude:F})=>+(F!==void 0),ne=oe(
[...V.flatMap(F=>F.findings.filter(T.zX)),...Q]).toSorted((F,U)=>(0,T.Np)(F,U)||ce(F)-ce(U)),le=[...se.flatMap(F=>F.findings),...ne].sort(T.Np);return{passed:X.
length===0&&!le.some(({severity:F})=>k(F,$.failOn)),stopped:X,hosts:se,files:ne,findings:le,ignored:Z.length-le.length,roots:(0,o.$)(H.roots,oe(Z)),lines:E(le,C)}}
const h=1e3;function E(M,$){const C=M.flatMap(H=>(0,p.Xd)(H)??[]).filter(({file:H,column:X,endColumn:J})=>J>X&&(0,_._M)(H)===null);return $((0,_.jH)(C).slice(0,
h))}function y(M,$){const{visits:C,newHosts:H,predicted:X}=M,J=Map.groupBy(M.requirements,({host:Q})=>Q),q=Map.groupBy(X.notes,({host:Q})=>Q),te=new Map(X.requests.
map(Q=>[Q.host,Q])),V={...$,...M,hosts:new Set(C.map(({host:Q})=>Q))};return C.map(Q=>{const{host:Z}=Q,oe={visit:Q,requirements:J.get(Z)??[],predicted:q.get(Z)??
[],requests:te.get(Z)??null,answering:X.answering,isNew:H.has(Z)};try{return e(oe,V)}catch(se){return s(oe,V,se)}})}function m(M,$,C,H){const{notes:X,requests:J,
unopened:q}=M.predicted,te=new Set($.map(({visit:ne})=>ne.host)),V=$.flatMap(({visit:ne,services:le})=>(0,P.fc)(ne,le)),Q=[...X,...J.flatMap(ne=>u(ne,[],C))],{files:Z=[],
hosts:oe=[]}=Object.groupBy(Q,({host:ne})=>ne===null?"files":"hosts"),se={...M,unopened:q,notes:[...M.notes,...Z],answered:oe.filter(({host:ne})=>ne!==null&&!te.
has(ne)),contacted:[...te,...[...V,...J].map(({host:ne})=>ne)]},ce={concerned:f.zK,reader:null,isHostNew:!1,machine:null};return b(se,C,{...H,...ce})}const k=(M,$)=>M===
"error"?$!=="never":M==="warning"&&$==="warning"}),2218:((ie,G,r)=>{r.d(G,{CG:()=>D,Fh:()=>S,T1:()=>b,T5:()=>j,en:()=>I,h1:()=>T,wX:()=>v});var p=r(1011),_=r(2801),
f=r(9119),P=r(8032),w=r(255),R=r(5106);const A=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_\
backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(g,a,i,t=(0,p.kA)(a)){const n=["hostnames input"],o=g.hostnames.flatMap(
({host:e,services:d})=>{const c=d.length>0?d:g.requiredServices,l=c.length>0?c:["any"],h={host:e,clients:i,because:n,isImplied:!1,isForInit:!0};return l.map(E=>({
...h,service:E}))}),u=new Set([...t,...g.hostnames.map(({host:e})=>e)]),s=a.flatMap(({kind:e,needs:d,place:c})=>d.map(l=>({...l,because:[c],isImplied:!u.has(l.host),
isForInit:!A.has(e)})));return T([o,s],i)}function T(g,a){return(0,f.c1)(g.flat(),({host:i,service:t})=>`${i} ${t}`).map(i=>{const[{host:t,service:n}]=i;return{
host:t,service:n,clients:[...a.filter(o=>i.some(u=>u.clients.includes(o)))],because:(0,f.As)([...i.flatMap(({because:o})=>o)]),isImplied:i.every(({isImplied:o})=>o),
isForInit:i.some(({isForInit:o})=>o)}})}const b=({because:g})=>g.every(a=>typeof a!="string"&&a.inside?.isPublic===!0);function j(g,a,i){const t=o=>o.inside!==void 0,
n=g.flatMap(o=>{const{calls:u,providers:s,client:e}=o,d={clients:[e],isForInit:!0},c=u.flatMap(({module:h,place:E})=>{if(h===null||!t(E))return[];const{host:y,hostImplied:m}=h;
return{...d,host:y,service:R.e$,because:[E],isImplied:m}}),l=s.flatMap(({provider:h,places:E})=>{const y=E.filter(t);if(y.length===0||!a(h,o))return[];const{host:m}=h;
return{...d,host:m,service:R.xq,because:y,isImplied:(0,P.n3)(m)}});return[...c,...l]});return T([n],i)}const S=(g,{isGuess:a},i)=>{const t=i.flatMap(({host:n,isImplied:o})=>o?
n:[]);return a?[{repository:g,hosts:new Set(t)}]:[]};function I(g,{hostnames:a,allowedHosts:i}){const t=new Set(a.map(({host:o})=>o)),n=new Map;for(const{host:o,
isImplied:u,because:s,clients:e}of g){if(t.has(o)||n.has(o))continue;const d={host:(0,w.nx)(o)},[c]=s.filter(h=>typeof h!="string"),l=u&&c!==void 0&&{implied:{place:c,
clients:e}};(0,w.Rt)(o)?n.set(o,(0,_.U7)(d)):(0,w.Jr)(o,i)||n.set(o,(0,_.wp)({...d,...l}))}return n}const v=(g,a)=>new Set([...P.Du,...Object.values(P.bB),...R.
fg,...g.flatMap(({host:i,service:t=i})=>[i,(0,w.pk)(i),t]),...a.flatMap(({directHost:i})=>i??[])])}),9582:((ie,G,r)=>{r.d(G,{A7:()=>D,AV:()=>w,LH:()=>_,T:()=>v,
Tb:()=>A,aZ:()=>p,c3:()=>T,ql:()=>R,sD:()=>j,sc:()=>b,zC:()=>I});class p extends Error{span;constructor({path:i,span:t},n){super(`${i.join(".")} must be ${n}`),
this.span=t}}function _(a){try{return a(),null}catch(i){if(i instanceof p)return i;throw i}}const f=a=>a.name!==void 0;function P(a,i){if(a.kind==="object")return a.
items.filter(f);throw new p(i,"a block")}function w({value:a,hasLabels:i}){if(a.kind!=="object")return[];const t=a.items.filter(f);return i?t.flatMap(w):[t]}function R(a,i,t,n={}){
for(const o of Object.keys(t)){const u=a.filter(d=>d.name.toLowerCase()===o),[s]=u;if(s===void 0)continue;const e={path:[...i.path,o],span:s};for(const{value:d}of u)
n[o]=t[o](d,e,n[o])}return n}const A=(a,i)=>(t,n,o)=>R(P(t,n),n,a,i?o:{}),D=a=>(i,t,n=new Map)=>{for(const{name:o,start:u,end:s,value:e}of P(i,t)){const d={path:[
...t.path,o],span:{start:u,end:s}};n.set(o,{start:u,end:s,value:a(e,d,n.get(o)?.value)})}return n},T=a=>(i,t,n=[])=>{if(i.kind!=="tuple")throw new p(t,"a list");
for(const o of i.elements)n.push(a(o,t));return n},b=(a,i)=>{if(a.kind==="string"||a.kind==="template")return a.verbatim??"";if(a.kind==="primitive"&&a.value===
null)return"";if(S(a))return String(a.value);throw new p(i,"a string")},j=(a,i)=>{if(S(a))return a.value;if(a.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(a.value))
return Number(a.value);throw new p(i,"a whole number")},S=a=>a.kind==="primitive"&&Number.isSafeInteger(a.value)&&String(a.value).length===a.end-a.start,I=(a,i)=>{
if(a.kind==="primitive"&&typeof a.value=="boolean")return a.value;throw new p(i,"true or false")},v=(a,i,t)=>{const n=g(a,i);if(t!==void 0&&(typeof t=="object"||
typeof t!=typeof n))throw new p(i,"set only once");return n};function g(a,i){if(a.kind==="tuple")return a.elements.map(t=>g(t,i));if(a.kind==="object"){const t=D(
v)(a,i);return Object.fromEntries(Array.from(t,([n,o])=>[n,o.value]))}if(a.kind!=="primitive"||a.value===null)return b(a,i);if(Math.abs(Number(a.value))>2**63)throw new p(
i,"a whole number");return a.value}}),5168:((ie,G,r)=>{r.d(G,{Ge:()=>j,Ol:()=>S,cd:()=>D,vH:()=>b});var p=r(7811),_=r(8643),f=r(255),P=r(5243),w=r(3846),R=r(9582);
let A=function(...s){return{configFinding:A}=r.late([3276,3123],3123),new.target?new A(...s):A(...s)};function D({methods:s},{host:e,namespace:d,type:c}){const l=h=>h.
some(E=>(E.host??e)===e&&(E.namespace??d)===d&&(E.type??c)===c);return s.filter(({include:h,exclude:E})=>!l(E)&&(h.length===0||l(h)))}const T="provider_installa\
tion",b=s=>({...s,kind:"local",place:{file:s.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),j=({file:s,line:e})=>e===0?s:`${s}:${e}`;
function S(s){const{client:e,mirrors:d,installations:c,pluginDirectories:l}=s,h=c.map(C=>{const{blocks:H,mistakes:X}=I(C,e),J=X.map(({span:q,why:te})=>A(e,{kind:"\
block",file:C.shown,why:te},C.placeOf(q)));return{blocks:H,findings:J}}),[E=null,...y]=h.flatMap(({blocks:C})=>C),m=[...h.flatMap(C=>C.findings),...y.map(({place:C})=>A(
e,{kind:"two installations"},C))],k=l.map(C=>b({path:C})),[M]=k,$=M===void 0?E:{place:M.place,methods:k,overridden:E?.overridden??[]};return{client:e,mirrors:d,
installation:$,findings:m}}function I({items:s,placeOf:e},d){const c=[],l=[];for(const h of s)if(h.name===T){if(h.isAssigned||h.value.kind!=="object"){l.push({span:h,
why:`${T} must be a block without "="`});continue}for(const E of R.AV(h)){const y={place:e(h),methods:[],overridden:[]};for(const m of E){const k=v(m,e(m),d,y);
k!==null&&l.push({span:m,why:k})}c.push(y)}}return{blocks:c,mistakes:l}}function v(s,e,d,c){const{name:l,value:h}=s,[E]=s.isAssigned?[]:R.AV(s);if(E===void 0)return`${l}\
 must be a block without "="`;const y={path:[T,l],span:s};try{if(l==="dev_overrides"){if(c.methods.length>0)return"dev_overrides must come before all methods";const $=[
...R.A7(R.sc)({...h,kind:"object",items:E},y).keys()].map(C=>(0,w.mi)(C,d));return c.overridden.push(...$.filter(C=>C.kind!=="invalid")),null}const m=a[d].get(l);
if(m===void 0)return`${T} has no method ${(0,p.ol)(l)}`;const k=i(E,y,m,d);return k.ok&&c.methods.push({...k.value,place:e}),k.ok?null:k.why}catch(m){if(m instanceof
R.aZ)return m.message;throw m}}const g=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],a={terraform:new Map(g),opentofu:new Map([...g,["\
oci_mirror","repository_template"]])};function i(s,e,d,c){const l=d??"",{[l]:h=""}=R.ql(s,e,{[l]:R.sc});if(d!==null&&h==="")return(0,p.TR)(`${e.path.at(-1)} has\
 no ${l}`);const E=d==="url"?t(h):null;if(d==="url"&&E===null)return(0,p.TR)("the url does not begin with https://");const{include:y=[],exclude:m=[]}=R.ql(s,e,n),
k=new Map;for(const H of[...y,...m]){const X=o(H,c);if(!X.ok)return X;k.set(H,X.value)}const M=H=>H.flatMap(X=>k.get(X)??[]),$={include:M(y),exclude:M(m)};if(E!==
null)return(0,p.Ju)({...$,kind:"network",url:E});if(d===null)return(0,p.Ju)({...$,kind:"direct"});const C=d==="path"?{path:h}:{path:null,shown:h};return(0,p.Ju)(
{...$,kind:"local",...C})}function t(s){const e=(0,_.Dl)(s);return e.ok&&e.value.scheme==="https"&&e.value.host!==""?e.value:null}const n={include:R.c3(R.sc),exclude:R.
c3(R.sc)};function o(s,e){const d=C=>(0,p.TR)(`the pattern ${(0,p.ol)(s)} ${C}`),c=s.split("/");if(c.length<2||c.length>3)return d("does not have two or three p\
arts");const[l="",h="",E]=c.reverse(),y=E===void 0?(0,p.Ju)((0,P.Vm)(e)):u(E,f.Pv),m=u(h,w.sL),k=u(l,w.sL);if(!y.ok)return d(`has an invalid hostname: ${y.why}`);
if(!m.ok)return d(`has an invalid namespace: ${m.why}`);if(!k.ok)return d(`has an invalid type: ${k.why}`);const M={host:y.value,namespace:m.value,type:k.value};
return(M.host!==null||M.namespace===null)&&(M.namespace!==null||M.type===null)?(0,p.Ju)(M):d('has a part after "*" that is not "*"')}const u=(s,e)=>s==="*"?(0,p.
Ju)(null):e(s)}),9373:((ie,G,r)=>{r.d(G,{Pv:()=>A,VV:()=>P,fJ:()=>j,hK:()=>D,n6:()=>v,s1:()=>g,z0:()=>w});var p=r(3096),_=r(5243),f=r(2172);const P=({way:a},i)=>a===
void 0?i:{...a.place,inside:{through:a.through,package:a.package,isPublic:a.isPublic,file:i.file,line:i.line}},w=({kind:a})=>a==="module"||a==="state"||a==="loc\
k",R=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function A(a,i){const{usages:t,declared:n,
units:o,installed:u=[]}=a,s=new Map,e=c=>{const l=s.get(c)??D(c);return s.set(c,l),l},d=({directories:c,place:l})=>c?.map(e)??[e((0,p.jt)(l.file))];for(const c of o){
const l=e(c.directory);l.unit=c,l.hasConfiguration=!0,l.isInitialised=!0,c.module!==null&&l.children.push({name:c.module,root:null,call:null})}for(const c of t)
if(!(!c.clients.includes(i)||c.kind==="saved_state"))for(const l of d(c))c.kind==="test_module"?l.tests.push(c):T(l,c,i);for(const c of n){const{kind:l,place:h}=c;
if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(h.file)))for(const E of d(c))E.declared.push(c),l==="lock"?b(E,h):E.hasConfiguration=!0,E.isInitialised||=l==="sta\
te"}for(const c of s.values())I(s,c);for(const[c,l]of Map.groupBy(u,h=>h.root))e(c).installed=new Map(l.map(h=>[h.key,h]));return s}const D=a=>({name:a,...{usages:[],
declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[a]});function T(a,i,t){const n=i.address===
"terraform"&&a.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!n)&&(i.kind==="lock_provider"?b(a,i.place):a.hasConfiguration=!0,!(!R.test(i.kind)||i.isOverridden&&
i.kind!=="module")&&(a.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:o,root:u}of(0,f.MZ)(i,t)){const[s=null]=S(a.name,o);a.children.push(
{name:s,root:u,call:i})}}function b(a,{file:i}){a.lockFile=i,a.isInitialised=!0}const j=(a,{name:i,unit:t})=>a.root===null||t===null&&a.root===i,S=(a,i)=>i!==null&&
(0,_.Nj)(i)?[(0,p.un)(a,i)]:[];function I(a,i){const{name:t,tests:n}=i;if(n.length===0)return;const o=a.get((0,p.RO)(t)),u=o?.hasConfiguration===!0?o:i;u.isInitialised=
!0,u!==i&&(u.tests.push(...n),i.tests=[])}const v=({name:a,tests:i})=>i.flatMap(({text:t})=>S(a,t)),g=a=>[...a.children.flatMap(({name:i})=>i??[]),...v(a)]}),450:((ie,G,r)=>{
r.d(G,{o:()=>S,v:()=>a});var p=r(2170),_=r(9119),f=r(3096),P=r(3846),w=r(3298),R=r(1011);let A=function(...i){return{asWritten:A}=r.late([3276,6631,2797,5938],2797),
new.target?new A(...i):A(...i)},D=function(...i){return{usagesOf:D}=r.late([3276,6631,2797,5938],2797),new.target?new D(...i):D(...i)},T=function(...i){return{declaredIn:T}=
r.late([3276,6631,2797,5938],2797),new.target?new T(...i):T(...i)},b=function(...i){return{parseFile:b}=r.late([3276,6631,2797,5938],2797),new.target?new b(...i):
b(...i)};const j=25e4;class S{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){this.scan=t,this.scanned=
new Set([...t.usages,...t.declared].map(({place:n})=>n.file))}inherit(t,n,o){const u=(0,_.df)(t),s=this.sources.get(u)??[];this.sources.set(u,s),s.push({root:o,
source:n,version:null,isOpen:!1})}add({file:t,text:n,lines:o},u,s){if(o===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.get(t)??new Set).add(
s)),!0;if(this.count+=n.length/1e3,this.count>j)return this.unread.push({file:t,...p.wv}),!1;const e=l=>o===null||l.place.line<=o[1]?l:{...l,place:o[0]},d=b(n,{
...u,isGenerated:!0},t),{usages:c}=D([d],(l,h)=>A(h));for(const l of c){const h=l.version&&e(l.version);I(this.usages,e({...l,version:h}),s)}for(const l of T([d]))
l.kind!=="module"&&I(this.declared,e(l),s);return this.count+=c.length,!u.isOverride||c.every(l=>l.kind==="implied_provider")}finish(t){if(t.length===0)return this.
scan;const o=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:e})=>e.file).values().flatMap(e=>e.sort((d,c)=>d.place.line-c.place.line)),u=Array.
from(o,e=>this.placed(this.inherited(e))),s=new Set(t.flatMap(e=>e.replaced));return{...this.scan,notes:this.scan.notes.filter(e=>!s.has((0,p.W7)(e))),usages:g(
u,t),declared:[...this.scan.declared,...this.declared.values()].map(e=>this.placed(e)),units:t,unread:this.unread}}inherited(t){const n=(0,_.df)(t.place),o=t.kind===
"terragrunt_source"?this.sources.get(n):void 0;if(o===void 0)return t;this.sources.delete(n);const u=o.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:o,
opentofu:o},directories:u}}placed(t){const n=this.snippets.get(t.place.file);if(n===void 0)return t;const o=(0,f.jt)(t.place.file),u=this.isOfSnippets(o)?[...n]:
[o,...n];return{...t,directories:u}}isOfSnippets=(0,w.O)(t=>this.scanned.values().every(n=>(0,f.jt)(n)!==t||this.snippets.has(n)))}function I(i,t,n){const{kind:o,
text:u,place:s}=t,e="address"in t?[t.address,t.version?.text]:[t.localName],d=[(0,_.df)(s),o,u,...e].join(`
`),c=i.get(d)??{...t,directories:[]};i.set(d,c),c.directories.at(-1)!==n&&c.directories.push(n)}const v=({directories:i,place:t})=>i??[(0,f.jt)(t.file)];function g(i,t){
const n=i.filter(({kind:e})=>e.startsWith("required_provider")),o=a(n,v),u=a(t,R.CI),s=(0,w.O)(e=>{const c=(0,R.CI)(e).flatMap(l=>o.get(l)??[]).filter(({item:l})=>!e.
replaced.includes(l.place.file));return new Set(c.map(({item:l})=>(0,P.op)(l.address)))});return i.map(e=>{const d=e.kind==="implied_provider"?v(e):[],c=d.flatMap(
y=>u.get(y)??[]);if(c.length===0)return e;const l=(0,P.A5)(e.text),h=c.flatMap(({item:y})=>s(y).has(l)?[]:y);if(h.length===0)return{...e,isOverridden:!0,needs:[]};
const E=h.flatMap(({isPartial:y,directory:m})=>y?[]:m);return{...e,directories:[...E,...d.filter(y=>!u.has(y))]}})}function a(i,t){const n=i.flatMap(o=>t(o).map(
u=>({directory:u,item:o})));return Map.groupBy(n,({directory:o})=>o)}}),742:((ie,G,r)=>{r.d(G,{Vm:()=>Z,cw:()=>te,aC:()=>V});var p=r(3096),_=r(3298),f=r(5324),P=r(
4756),w=r(2170),R=r(5243),A=r(9897),D=r(1250),T=r(1011),b=r(3024),j=r(6760),S=r(9968),I=r(3114);const v={files:1e6,directoryFiles:5e4};function*g(F,U=(0,f.f5)(),x=v){
const B=new a(F,U,x);for(const O of F.scan){const L=(0,f.kI)(B.root,O);"path"in L?yield*B.walkFrom(L):yield{name:O,files:[],notes:[L]}}for(const O of U.called)yield*B.
readCalled(O)}class a{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(U,x,B){this.root=(0,b.realpathSync)(U.root),this.checkout=(0,f.ET)(U),this.
isExcluded=(0,f.Ls)(U.exclude),this.facts=x,this.limits=B,this.selected=U.scan.length>1?new Set:null}*walkFrom(U){const{path:x,name:B,glob:O,file:L}=U,N=[{path:x,
name:B,depth:0,isSelected:O===void 0&&L===void 0}];for(let W=N.pop();W!==void 0;W=N.pop()){const z=(0,f.KG)(W);if(yield this.read(U,W,z),U.file!==void 0||this.files>
this.limits.files)return;if(!("problem"in z))for(const Y of this.findDirectories(U,W,z))N.push(Y)}}*readCalled(U){const{directories:x,links:B,linked:O}=this.facts;
for(const W of(0,p.eH)(U))O.delete(W);const L=x.has(U)?null:this.checkout.locate(U);if(L===null||(0,S.$r)(L).kind!=="directory")return;const K=(0,f.sq)((0,j.relative)(
this.root,L));if(K!==U&&B.set(U,K),!x.has(K)&&this.files<=this.limits.files&&!(0,p.eH)(K).some(this.isExcluded)){const W={path:L,name:K,depth:0,isSelected:!0},z=(0,S.
UO)(L,this.root)?this.root:L;yield this.read({path:L,name:K,boundary:z},W,(0,f.KG)(W))}x.has(K)&&x.add(U)}read(U,x,B){const{name:O}=x;if("problem"in B)return this.
facts.directories.add(O),{name:O,files:[],notes:[B]};const{files:L,notes:K}=this.findFiles(U,x,B);this.files+=L.length;const N=this.limits.files;if(this.files>N){
const Y=(0,w.ht)(O,(0,P.ub)({kind:"files",max:N}));return{name:O,files:[],notes:[...K,Y]}}const W=L.filter(({isContext:Y})=>Y);if(L.length>0&&W.length===L.length)
return{name:O,files:[],notes:K};this.facts.directories.add(O);for(const{file:Y,kind:re}of W)(0,I.Ep)(re)&&this.facts.unselected.push(Y);return L.length>0&&B.some(
Y=>Y.name===".terraform")&&K.push(...this.readLeft(O)),{name:O,files:L,notes:K}}findFiles(U,x,B){const O=[],L=[],K=this.limits.directoryFiles;for(const N of this.
filesAmong(U,x,B))if("problem"in N)L.push(N);else if(O.length<K)O.push(N);else{L.push((0,w.ht)(x.name,(0,P.ub)({kind:"directory",max:K})));break}return{files:O,
notes:L}}*filesAmong(U,x,B){const O=new Set;for(const K of B)if((0,I.tr)(K.name)&&!K.isDirectory()&&O.add(K.name),K.name===".spacelift")for(const N of I.dN)this.
addTool((0,p.Gz)(x.name,N));const L=j.posix.basename(x.name);for(const K of B){if(K.isDirectory())continue;const N=(0,p.Gz)(x.name,K.name),W=(0,I.L8)(K.name,O,L);
if(W===void 0){(0,I.Z8)(K.name)&&this.addTool(N),K.name.endsWith(".tfstate")&&!this.isExcluded(N)&&this.facts.states.push(...(0,f.un)(N,this.checkout));continue}
const Y={path:x.path+j.sep+K.name,file:N,kind:W,isContext:!this.select(U,x,N)};K.isFile()?yield Y:K.isSymbolicLink()?yield*this.follow(U,Y):yield(0,w.ht)(N,(0,P.
WO)({what:"special-file",is:(0,S.I)(K)}))}}readLeft(U){this.isExcluded((0,p.Gz)(U,".terraform"))||this.facts.states.push(...(0,f.rN)(U,this.checkout));const x=(0,f.
Wj)(U,this.checkout);if("problem"in x)return[x];for(const B of x)this.facts.called.add(B.directory);return this.facts.installed.push(...x),[]}addTool(U){this.isExcluded(
U)||this.facts.toolFiles.push(U)}select(U,x,B){return!(x.isSelected||(0,f.$8)(U,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(U,x){
const B=(0,f.sT)((0,S.$r)(x.path),U);if(B===null)return;if(typeof B=="object")return yield(0,w.ht)(x.file,B);const O=(0,f.sq)((0,j.relative)(this.root,B));x.isContext||
this.facts.links.set(x.file,O),yield{...x,path:B,target:O}}findDirectories({glob:U},{path:x,name:B,depth:O,isSelected:L},K){return K.toReversed().flatMap(N=>{if(N.
isSymbolicLink()&&N.name==="tests"&&this.facts.called.add((0,p.Gz)(B,"tests")),(0,f.G$)(N.name))return[];const W=(0,p.Gz)(B,N.name);if(this.isExcluded(W))return[];
const z=x+j.sep+N.name;if(N.isSymbolicLink()&&(0,S.$r)(z).kind==="directory"&&this.facts.linked.set(W,this.checkout.nameOf(W)),!N.isDirectory())return[];const Y=L||
U!==void 0&&j.posix.matchesGlob(W,U);return{path:z,name:W,depth:O+1,isSelected:Y}})}}let i=function(...F){return{dependsOnOthers:i}=r.late([3276,6631,2797,5938],
2797),new.target?new i(...F):i(...F)},t=function(...F){return{usagesOf:t}=r.late([3276,6631,2797,5938],2797),new.target?new t(...F):t(...F)},n=function(...F){return{
declaredIn:n}=r.late([3276,6631,2797,5938],2797),new.target?new n(...F):n(...F)},o=function(...F){return{isForeign:o}=r.late([3276,6631,2797,5938],2797),new.target?
new o(...F):o(...F)},u=function(...F){return{readModule:u}=r.late([3276,6631,2797,5938],2797),new.target?new u(...F):u(...F)};const s=25e4;function*e(F,U,x,B=s){
const O=new d(U,x,B);yield*O.collect(F);const L=yield*O.decideOpen();return O.result(L)}class d{items=[];notes=(0,T.G4)();knownSources=new Map;declared=[];signs=new D.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(U,x,B){this.facts=U,this.values=x,this.maxUsages=B}*collect(U){const{counts:x,facts:B}=this;for(const{
name:O,files:L,notes:K}of g(U,B)){if(B.endedAt=O,yield B.files)return;for(const W of K)this.notes.add(W);if(L.length===0)continue;if(this.isFull(x.decided+x.open,
O))break;const N=yield*u(L,B.files);if(N===null)return;B.bytes+=N.bytes;for(const W of N.notes)this.notes.add(W);this.add({directory:O,files:N.files})}B.endedAt=
null}*decideOpen(){const U=[];let x=!1;for(const B of this.items){if(!("files"in B)){U.push(B);continue}if(x||=this.isFull(this.counts.decided,B.directory),!x)if(yield this.
facts.files)this.facts.endedAt??=B.directory,x=!0;else for(const O of this.decide(B.files))U.push(O)}return U}result(U){const{facts:x,signs:B,declared:O}=this,L=[
...U,...x.states.map(c)];return{...x,usages:L,declared:O,notes:this.notes.all(),...B.end(U)}}add(U){const{files:x}=U,{facts:B}=this;B.files+=x.length;for(const L of n(
x))this.declared.push(L);for(const L of x){const K=!o(L),N=L.kind.class==="terragrunt";K&&(B.isEmpty=!1),N&&B.terragrunt.push(L.file),B.usesTerragrunt||=N&&K,this.
signs.addFile(L)}const O=x.some(i);for(const L of x)(O||!L.isContext)&&this.addCalls(L);if(O){this.items.push(U);for(const{references:L}of x)this.counts.open+=L.
length}else for(const L of this.decide(x))this.items.push(L)}addCalls({file:U,references:x}){for(const{kind:B,row:O,value:L}of x){if(L===void 0)continue;const K=(0,R.
Nj)(L.text)||O.grammar==="terragrunt"&&(0,A.GL)(L.text),N=K||(0,A.qC)(L.text).length>0;if(B==="module"&&(N||L.kind==="pieces")&&this.facts.calls.push({source:L.
text,file:U}),K&&O.position.includes("source"))for(const W of[(0,p.jt)(U),(0,p.RO)((0,p.jt)(U))])this.facts.called.add((0,p.un)(W,L.text))}}decide(U){const{usages:x,
notes:B}=t(U,this.values,this.knownSources);for(const O of B)this.notes.add(O);return this.counts.decided+=x.length,x}isFull(U,x){const B=this.maxUsages;return U<
B?!1:(this.notes.add((0,w.ht)(x,(0,P.ub)({kind:"usages",max:B}))),!0)}}const c=({file:F,host:U,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:U,
text:U,address:"state",place:{file:F,...w.wv},clients:[x],isOverridden:!1,needs:[]});var l=r(3916),h=r(1440),E=r(450);function y(F,U,x,{nameOf:B}){if(!(0,R.Nj)(
U)){const[L=null]=(0,A.qC)(U).flatMap(K=>B(K)??[]);return L}const O=(0,p.un)(F,U);return x.get(O)??O}const m=100;function k({usages:F,units:U},x){const B=(0,E.v)(
U,T.CI);return[...F.flatMap(({calls:L,directories:K,text:N,place:W})=>{const z=(0,p.jt)(W.file),Y=(B.get(z)??[]).flatMap(({item:ue})=>(0,T.CI)(ue));if(L===void 0&&
K===void 0&&Y.length===0&&(0,A.qC)(N??"").length===0)return[];const ae=Object.values(L??{}).flat(),ee=[N,...ae.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),de=[z,
...(K??Y).slice(0,m)];return ee.flatMap(ue=>(0,R.Nj)(ue)?de.map(he=>(0,p.un)(he,ue)):(0,A.qC)(ue).flatMap(he=>x.nameOf(he)??[]))}),...U.flatMap(T.CI)]}function M(F,U){
const{usages:x,links:B,directories:O}=F,L=(re,ae)=>{const ee=y(re,ae,B,U);return ee===null||(0,R.Nj)(ae)&&ee===(0,p.un)(re,ae)?ae:`./${(0,l.relative)(re,ee)}`},
K=x.map(re=>{const{kind:ae,text:ee,calls:de,place:ue}=re,he=B.size>0||de!==void 0||(0,A.qC)(ee??"").length>0;if(ae!=="module"||ee===null||!he)return re;const fe=[
{root:null,source:ee,version:null,isOpen:!1}],Ee=Object.entries(de??{terraform:fe,opentofu:fe}).map(([me,Oe])=>{const ve=(0,p.jt)(ue.file),Me=_e=>_e.source&&L(ve,
_e.source);return[me,Oe.map(_e=>({..._e,source:Me(_e)}))]});return Ee.every(([,[me]])=>me?.source===ee)&&de===void 0?re:{...re,calls:Object.fromEntries(Ee)}}),N=({
directory:re})=>O.has(re)&&U.nameOf(re)===re,W=F.installed.filter(re=>!N(re)&&U.exists(re.directory)),z=new Map(W.map(({root:re,directory:ae})=>{const ee=(0,P.a3)(
{what:"outside",path:ae});return[ae,(0,w.ht)((0,p.Gz)(re,h.U4),ee)]})),Y=[...F.notes,...z.values()];return{...F,usages:K,installed:F.installed.filter(N),notes:Y}}
let $=function(...F){return{resolveValue:$}=r.late([3276,6631,2797,5938],2797),new.target?new $(...F):$(...F)},C=function(...F){return{asWritten:C}=r.late([3276,
6631,2797,5938],2797),new.target?new C(...F):C(...F)},H=function(...F){return{Instances:H}=r.late([3276,6631,5242],5242),new.target?new H(...F):H(...F)},X=function(...F){
return{Terragrunt:X}=r.late([3276,6631,5242],5242),new.target?new X(...F):X(...F)},J=function(...F){return{withUnits:J}=r.late([3276,6631,5242],5242),new.target?
new J(...F):J(...F)};const q=10;function*te(F,U=[]){const x=(0,f.ET)(F),B=new Set;for(let O=1;;O+=1){const L=(0,f.f5)(B),K=Z(x,L,U),N=(0,_.O)(()=>new X(K)),W=yield*e(
F,L,V(K,N)),Y=L.terragrunt.length>0?yield*J(W,N()):W,re=B.size;for(const ee of k(Y,x))!Y.directories.has(ee)&&x.locate(ee)!==null&&B.add(ee);if(B.size===re||Y.endedAt!==
null||O===q)return M(Y,x)}}function V(F,U){const x=(0,_.O)(B=>(0,_.O)(O=>new H(F,B,O)));return({row:B,place:O},L,K)=>{if(B.grammar==="terragrunt")return Q(U(),O.
file,L);const N=B.evaluation?.[K];if(N===void 0)return C(L);const W=x(K)(N);if(W.effort.isSpent)return C(L);const z=({scope:ee,from:de,root:ue})=>(ee.effort.renew(),
{...$(L,ee),from:de,root:ue}),Y=(0,p.jt)(O.file),re=z(W.unknown(Y));if(re.isWhole)return[[re]];const ae=Map.groupBy(W.of(Y),({use:ee})=>ee);return Array.from(ae.
values(),ee=>ee.map(z))}}function Q(F,U,x){if(F.effort.isSpent)return C(x);const B=L=>({...$(x,L),from:null}),O=F.includedScopes(U).map(L=>[B(L)]);return O.length===
0?[[B(F.scopeOf(U))]]:O}function Z(F,{calls:U,links:x,terragrunt:B},O){const L=new Set(O),K=(0,_.O)(le),N=(W,z)=>y(W,z,x,F);return{files:F,calls:(0,_.O)(()=>se(
U,N)),leadsTo:N,terragrunt:B,isSet:W=>L.has(W),setBy:W=>{const z=`TF_VAR_${W}`;if(L.has(z))return z;const Y=K(F).get(W);return Y===void 0?null:`${z} in ${Y}`}}}
const oe=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function se(F,U){const x=new Map,B=new Set;for(const{source:O,file:L}of F){const K=(0,p.jt)(L),N=U(K,O);
N!==null?x.set(N,(x.get(N)??new Set).add(K)):oe.test(O)&&B.add(K)}return{callers:x,dynamic:B}}const ce=".github/workflows",ne=200;function le(F){const U=new Map,
x=F.list(ce).filter(B=>/\.ya?ml$/.test(B));for(const B of x.slice(0,ne)){const O=`${ce}/${B}`,L=F.read(O)??"";for(const[,K,N]of L.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const W=K??N??"";U.has(W)||U.set(W,O)}}return U}}),5102:((ie,G,r)=>{r.d(G,{DI:()=>A,Fl:()=>S,JR:()=>D,QK:()=>a,Rm:()=>v,Yn:()=>I,Zh:()=>i,b:()=>b,fi:()=>n,hm:()=>g,
md:()=>j,nM:()=>t,nx:()=>P,sG:()=>R,vh:()=>w});var p=r(2886),_=r(4702),f=r(9615);const P={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"s\
kipped",works:"passed"},w=Object.keys(P);function R(o){if(b(o))return"unchecked";const u=g(o.findings);return u==="error"?"fails":u==="warning"?"warns":D(o)?"sk\
ipped":"works"}const A=o=>R(o)==="fails",D=({visit:o})=>o.attempt.discovery.kind==="skipped",T=["host-not-checked",...p.H4],b=({visit:{attempt:o}})=>o.discovery.
kind==="skipped"&&T.includes(o.discovery.problem.code),j=o=>w.flatMap(u=>o.filter(s=>R(s)===u));function S(o){const u=new Set(o.map(({worst:s})=>s));return u.has(
"error")?"fails":u.has("warning")?"warns":o.some(v)?"skipped":"works"}function I(o,u){const s=Object.groupBy(o,h=>S(u(h))),{fails:e=[],warns:d=[],skipped:c=[],works:l=[]}=s;
return[e,d,c,l]}const v=({chosen:o,isUnchecked:u})=>u===!0||Object.keys(o).length===0,g=o=>f.oC.find(u=>o.some(s=>s.severity===u))??null;function a({findings:o}){
const u=g(o);return u==="notice"?[]:o.filter(({severity:s})=>s===u)}const i=({severity:o},{failOn:u})=>o==="error"||(0,_.k2)(o,u),t=({severity:o})=>o!=="notice";
function n({passed:o,hosts:u,findings:s}){return o?s.some(t)?"warns":u.length===0?"skipped":"works":"fails"}}),4120:((ie,G,r)=>{r.d(G,{H8:()=>R,Iu:()=>w,QI:()=>b,
QN:()=>a,SY:()=>A,dy:()=>P,kJ:()=>j,nO:()=>i,od:()=>T,tY:()=>S,u8:()=>v});var p=r(9432),_=r(9615),f=r(8032);const P="new in this pull request",w=t=>t.replace(/^./u,
n=>n.toUpperCase()),R=t=>_.oC.flatMap(n=>{const{length:o}=t.filter(u=>u.severity===n);return o===0?[]:[(0,p.px)(o,n)]}).join(", "),A=t=>f.zK.every(n=>t.includes(
n))?"all clients":D(t).join(", "),D=t=>t.map(n=>f.bB[n]);function T(t,n){const o=n.filter(u=>t.includes(u));return t.length===0||o.length===n.length?"":D(o).join(
", ")||"no client in use"}const b=({clients:t,versions:n})=>t.map(o=>[f.bB[o],n[o]].join(" ").trim()).join(" and ");function j(t){return t<999.5?`${Math.round(t)}\
 ms`:t<59950?`${(t/1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function S(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)}\
 MB`}const I=36e5;function v(t,n){const o=(Date.parse(n)-Date.parse(t))/I;if(o>=48)return`${g(o/24)} days`;if(o>=1)return`${g(o)} h`;const u=Math.floor(o*60);return u>=
1?`${u} min`:"less than a minute"}const g=t=>Math.floor(t*10)/10,a=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function i(t,n){const o=(Date.parse(t)-Date.parse(
n))/(24*I);if(Number.isNaN(o))return t;const u=Math.floor(Math.abs(o)),s=u===0?"less than a day":(0,p.px)(u,"day");return`${t.slice(0,10)} (${o<0?`${s} ago`:`in\
 ${s}`})`}}),8884:((ie,G,r)=>{r.d(G,{CN:()=>t,Dx:()=>I,GH:()=>T,Ky:()=>P,TD:()=>w,YC:()=>g,eb:()=>A,f5:()=>v,ju:()=>i,lp:()=>S,mj:()=>b,oN:()=>j,tN:()=>a});var p=r(
9432),_=r(2170),f=r(9119);function P(s,e){const{places:d,noun:c}=w(s);return(0,p.K4)(d,e,f.eo,l=>(0,p.px)(l,`more ${c}`))}function w(s){const e=o(s),d=(0,f.t6)(
e,l=>n(l)?(0,f._M)(l.file)??l:l),c=R(d).length>1;return{places:c?d:e,noun:c?"repository":"place"}}const R=s=>s.filter(n).filter(({file:e})=>(0,f._M)(e)!==null),
A=s=>(0,f.t6)(R(D(s)),({file:e})=>(0,f._M)(e)),D=s=>[...new Set(s.map(({places:e})=>e))].flat(),T=(s,e,d)=>`${s===e?"all":`${s} of`} ${e} ${d}`;function b(s,e){
const{length:d}=e>1?A(s):[];return d>1?T(d,e,"repositories"):""}function j(s,e){const d=new Set(s.flatMap(({file:h})=>(0,f._M)(h)??[])).size>1,c=h=>(d?(0,f._M)(
h.file):null)??u(h),l=new Set(e.map(c));return s.filter(h=>!l.has(c(h)))}function S(s,e){const d=I([s]);return P(j(d,d.slice(0,1)),e)}const I=s=>o(D(s).filter(n)),
v=s=>[...new Set(D(s).filter(e=>typeof e=="string"))];function g(s){const e=s.hosts.flatMap(({requirements:c})=>c),d=[...s.findings,...s.roots.flatMap(({rows:c})=>c)];
return[...new Set([...e.map(({because:c})=>c),...d.map(c=>c.places)])]}const a=s=>s.values().map(_.Xd).find(e=>e!==null)??null,i=({services:[s,...e]})=>e.length===
0?s??null:null,t=s=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(s)&&(0,f._M)(s)===null,n=s=>typeof s!="string",o=s=>(0,f.t6)(s,e=>n(e)?u(e):e),u=({file:s,line:e,
inside:d})=>`${e}:${s}${d===void 0?"":`
${(0,f.kn)(d)}`}`}),6097:((ie,G,r)=>{r.d(G,{$N:()=>S,LG:()=>n,QA:()=>E,fX:()=>g,h$:()=>M,j6:()=>m,q9:()=>c,rc:()=>l});var p=r(2886),_=r(2172),f=r(9432),P=r(2170),
w=r(9119),R=r(255),A=r(3096),D=r(5106),T=r(5102),b=r(4120),j=r(8884);function S($,{repositories:{length:C}}){const{hosts:H,files:X,findings:J,passed:q,stopped:te}=$,
V=t($,C),Q=X.filter(({problem:x})=>V===null||!v.test(x.code)),Z=Q.filter(x=>!I(x)),oe=(0,T.hm)(Z)==="error"&&!H.some(T.DI),se=V===null&&C>0?` in ${(0,f.px)(C,"r\
epository")}`:"",le=[Z.length<Q.length?[`nothing to check${se}`]:a(H,se),i(Z)],F=[V??[],oe?le.toReversed():le].flat(2).join(", "),U=(0,T.hm)(J)==="error";if(te.
length>0){const x=(0,f.pk)(te);return U||H.some(T.b)?`${F} (${x})`:`${x}; ${F}`}return q&&U?`${F} (the check passes: fail-on is never)`:q||U?F:`${F} (the check \
fails: fail-on is warning)`}const I=({problem:$,severity:C})=>$.code==="nothing-to-check"&&C==="error",v=/^(?:module|provider|version|package|constraint|lock)-/,
g="not allowed";function a($,C){const H=$.length;if(H===0)return[`no registry hosts to check${C}`];const{skipped:X=[],checked:J=[]}=Object.groupBy($,B=>(0,T.JR)(
B)?"skipped":"checked"),{fails:q,unchecked:te,works:V}=T.nx,Q=(B,O)=>O.length===0?[]:[{words:B,count:O.length}],Z=[...Q(q,J.filter(T.DI)),...Q(g,X.filter(T.DI)),
...Q(te,X.filter(T.b))],oe=[...Q(V,J),...Q(T.nx.skipped,X)],[se,...ce]=Z.length>0?Z:oe,ne=J.filter(B=>(0,T.sG)(B)==="warns").length,le=H===1?"":`${ne} ${Z.length>
0?"more ":""}`,U=se?.words===g||se?.words===te?se.count===1?"is ":"are ":"";return[`${H===1?"1 registry host":(0,j.GH)(se?.count??0,H,"registry hosts")}${C} ${U}${se?.
words}`,...ce.map(({count:B,words:O})=>`${B} ${O}`),...ne===0?[]:[`${le}with warnings`]]}function i($){const C=(0,T.hm)($);if(C===null||C==="notice")return[];const H=$.
filter(({severity:V})=>V===C),X=(0,j.eb)(H).length,J=new Set((0,j.Dx)(H).map(({file:V})=>V)).size,q=X>0?`files of ${(0,f.px)(X,"repository")}`:(0,f.px)(J,"file"),
te=H.some(V=>(0,P.Xd)(V)===null);return[...J>0?[`${C}s in ${q}`]:[],...te?[`${C}s in settings or credentials`]:[]]}function t({roots:$,findings:C},H){const X=$.
filter(({directory:se})=>se!==_.cd.file),[J]=(0,T.Yn)(X,({rows:se})=>se),q=({directory:se})=>se,te=new Set([...J.map(q),...u(C)]);if(te.size===0)return null;const V=new Set(
[...X.map(q),...te]).size,Q=new Set(Array.from(te,w._M)).size,Z=V<2?"":` in ${(0,j.GH)(te.size,V,"root modules")}`,oe=H<2?"":` (${(0,j.GH)(Q,H,"repositories")})`;
return`init fails${Z}${oe}`}function n($,{repositories:C}){const H=$.files.filter(({severity:X})=>X==="error");return t($,C.length)??i(H)[0]??null}const o=({problem:$,
severity:C})=>$.code==="cloud-token"&&C==="error",u=$=>(0,j.Dx)($.filter(o)).map(({file:C})=>{const{path:H}=(0,w.bH)(C);return`${C.slice(0,C.length-H.length)}${(0,A.
jt)(H)||"."}`}),s=50,e=3,d=2;function c($){const{shown:C,more:H}=(0,f.zN)($,s);return H===0?C:[...C,`and ${(0,f.px)(H,"more remark")}`]}function l($){const C=(0,j.
YC)($).some(({length:Z})=>Z===w.WD),X=$.roots.flatMap(({rows:Z})=>Z.flatMap(oe=>oe.platforms)).some(({available:Z})=>Z),J=$.files.filter(({exclude:Z,severity:oe})=>Z&&
oe!=="notice"),q=[...new Set(J.flatMap(({exclude:Z})=>Z??[]))],te=(0,j.eb)(J).length>0?" where their files are read":"",V=`${(0,f.px)(J.length,"finding")} in te\
sts, examples or templates, where errors are warnings`,Q=`to skip such files, set \`exclude\`${te}: ${(0,f.K4)(q,e,f.dh)}`;return[...C?[`lists of places end aft\
er ${w.WD} places`]:[],...J.length>0?[`${V}; ${Q}`]:[],...X?["signatures of provider packages were not verified"]:[]]}const h="HTTPS_PROXY NO_PROXY NODE_EXTRA_C\
A_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function E({findings:$},C){const H=h.flatMap(J=>{const q=C[J]||J.endsWith("Y")&&C[J.toLowerCase()];return q?`${J}\
 (${(0,f.dh)(q.slice(q.lastIndexOf("@")+1))})`:[]});return $.some(J=>J.problem.obstacle||(0,p.zv)(J))&&H.length>0?[`connections used ${H.join(", ")}`]:[]}function y({
hosts:$},C){const{scan:H,repositories:X}=C,{length:J}=$.filter(({requirements:Q})=>Q.some(({because:Z})=>Z.some(oe=>typeof oe!="string"))),q=`${(0,f.px)(H.usages,
"usage")} of ${(0,f.px)(J,"registry host")}`,te=J===0?"no registry host is used":q;return X.length>0?`${te} in ${(0,f.px)(X.length,"repository")}`:H.files===0?H.
durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,f.px)(H.files,"file")} (${(0,b.tY)(H.bytes)})`} in ${(0,b.kJ)(H.durationMs)}: ${te}`}
function m($,C){const{hosts:H}=$,{depth:X,repositories:J}=C,q=J.length===0;if(X==="versions"||X==="packages")return q?k($):[];const te=H.filter(Z=>["works","war\
ns"].includes((0,T.sG)(Z))&&Z.requirements.some(({service:oe,because:se})=>(oe===D.e$||oe===D.xq)&&se.some(ne=>typeof ne!="string")));return X!=="discovery"||te.
length===0?[]:[`not checked at ${(0,f.K4)(te,d,({visit:Z})=>(0,R.nx)(Z.host))}: versions of modules and providers, and whether tokens are accepted; to check the\
m, set \`depth: versions\``]}function k({roots:$}){return $.filter(({directory:H})=>H!==_.cd.file).some(({rows:H})=>H.some(({kind:X})=>X==="module"))?["not chec\
ked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function M($,C){const{dialect:H,durationMs:X,scan:J,remarks:q}=C,{findings:te,ignored:V}=$,
Q=(0,b.H8)(te)||"no findings",Z=V>0?`${Q}, ${V} ignored`:Q,se=$.hosts.length===0&&J.files===0?"":` for ${(0,b.QI)(H)} (${H.why})`,ce=y($,C);return[`${Z}; checke\
d in ${(0,b.kJ)(X)}${se}`,...ce===null?[]:[ce],...q]}}),8294:((ie,G,r)=>{r.d(G,{$U:()=>n,Eu:()=>v,QU:()=>S,To:()=>u,bI:()=>s,fj:()=>a,iX:()=>e,tK:()=>i,z2:()=>o});
var p=r(8032),_=r(255),f=r(1780),P=r(7057),w=r(9432),R=r(9615),A=r(4481);const D="write the token into the file, or remove its block",T="store the token in the \
helper, which must print {} for a host without one",b={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflo\
w can read it: GitHub replaces a missing secret with an empty string"},j=(h,{source:E},y,m)=>(0,R.CC)(h,{message:(0,f.xI)`the token from ${(0,f.LA)(E)} ${y}`,flaw:y,
...m}),S=h=>j("credentials-empty",h,"is empty",{help:(0,R.Lw)(h.isInFile?D:(0,A.zT)(h.source)?T:b)}),I={length:["is longer than 64 KiB and is not sent","store o\
nly the token"],"control character":["contains a line break or another control character, which no client can send","store the token again without the line brea\
k at its end"],bearer:['begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation mar\
ks, which are sent with it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store \
the token without the white space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contain\
s characters beyond ASCII, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"]};function v({slip:h,...E}){const[
y,m]=I[h];return j("credentials-malformed",E,y,{help:m,...h!=="control character"&&h!=="length"&&{severity:"warning"}})}const g=`has fewer than ${P.Il} characte\
rs and is not redacted where a server repeats it`,a=h=>j("credentials-short",h,g,{help:"check whether the stored value is the whole token; store it again or cre\
ate a longer one"}),i=h=>(0,R.CC)("credentials-differ",{message:(0,f.xI)`for host ${(0,f.SP)(h.host)}, ${t(h.first)} and ${t(h.other)}`,help:(0,f.xI)`set the token for both clients in ${(0,f.
LA)((0,_.fK)(h.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),t=({client:h,source:E})=>E===null?`${p.bB[h]} fi\
nds no token`:(0,f.xI)`${p.bB[h]} uses the token from ${(0,f.LA)(E)}`,n=({host:h,service:E,...y})=>(0,A.ti)("credentials-missing",(0,f.xI)`host ${(0,f.SP)(h)} requires a token${E===
null?"":` for ${E}`}`,(0,A.nP)(h),y),o=h=>(0,R.CC)("credentials-near-miss",{message:(0,f.xI)`${(0,f.LA)(h.variable)} seems to be meant for host ${(0,f.SP)(h.host)}, but ${h.
why}`,help:(0,f.xI)`rename it: ${(0,A.yN)(h.write)}`}),u=({host:h,other:E,source:y,service:m,isSent:k,isNotice:M})=>(0,R.CC)("credentials-other-host",{message:(0,f.
xI)`the clients do not send the token for ${(0,f.KT)(E)} from ${(0,f.LA)(y)} ${m===null?"after the redirect of":`to ${m} of host`} ${(0,f.KT)(h)}: they send ${k?
(0,f.xI)`the token of ${(0,f.KT)(h)}`:"none"}`,help:m===null?(0,f.xI)`make the discovery document of ${(0,f.KT)(h)} public, or serve it at ${(0,f.KT)(h)} itself`:
(0,f.xI)`set the token for ${(0,f.KT)(h)}, and the clients send it to ${(0,f.KT)(E)}`,...M&&{severity:"notice",affects:[]}}),s=({host:h})=>(0,R.CC)("credentials\
-unused",{message:(0,f.xI)`the tokens input has a token for host ${(0,f.SP)(h)}, which is not checked`,help:"write the host as in the files, including its port,\
 or remove the line"});function e(h){const{host:E,token:y,source:m,challenge:k,contentType:M,...$}=h,H=y==="none"&&k===null&&!M?.includes("json")&&$.status===403&&
(0,w.VW)(E)===null,X=(0,f.xI)`rejected the token from ${(0,f.LA)(m??"")}`,q=H?"may not be a registry":y==="sent"?X:"requires authentication credentials",te=k===
null?"":`, and asks for ${k} authentication`,V=!H&&$.url===`https://${E}/.well-known/terraform.json`;return(0,R.CC)("document-unauthorized",{message:(0,f.xI)`host ${(0,f.
KT)(E)} ${q}: ${(0,w._r)($,V)}${te}`,help:(0,w.NM)({...$,asked:E},H?c:l(h)),isUnsent:(0,A.wt)(h)})}const d="make the discovery document public",c={operator:`${d}\
, or return 404 if the host has no services`,user:(0,w.Wt)([])};function l({host:h,token:E,source:y,status:m,challenge:k}){const M=(0,w.qZ)(h);if(k!==null){const $=`\
exempt /.well-known/terraform.json from ${k} authentication`,C=(0,f.xI)`ask the operator of ${(0,f.KT)(h)} to ${$}`;return{operator:$,user:C,guest:M,note:"the c\
lients send Bearer tokens only, so no token helps"}}switch(E){case"sent":{const $=m===403?"may read this host":"is complete and for this host",C=(0,f.xI)`check that the token ${$}, or ${(0,A.
qV)(y??"",h)}`;return m===403?{...(0,R.Lw)(C),guest:M}:(0,R.Lw)(C)}case"none":return{operator:(0,A.nP)(h,`, or ${d}`),besides:d,user:(0,A.nP)(h),guest:M};case"d\
ropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:(0,f.xI)`configure ${(0,f.KT)(h)} to respond itself, or ${d}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ie,G,r)=>{
r.d(G,{Er:()=>i,P0:()=>v,P6:()=>D,Qs:()=>I,T0:()=>R,U2:()=>a,e4:()=>t});var p=r(1780),_=r(9432),f=r(9176),P=r(9615);const w={"no-such-host":"does not resolve: n\
o such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},R=({
host:n,why:o})=>(0,P.CC)("host-unknown",{message:(0,p.xI)`${(0,p.KT)(n)} ${w[o]}`,help:o==="no-such-host"?"check the spelling, and that this machine can resolve\
 the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:w[o].replace(/.*: /,"")}}),A={refused:"refuse\
d the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: n\
o route to its network"};function D({host:n,error:o}){if(typeof o=="object"&&"proxy"in o)return(0,P.CC)("host-unreachable",{message:(0,p.xI)`${(0,p.KT)(n)} is unreachable: ${o.
proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,_.dh)(o.proxy),help:f.
TG}});const u=typeof o=="string"?A[o]:`is unreachable (${o.code})`,s="check that the host is up",e="check that a firewall or proxy lets this machine connect to \
it";return(0,P.CC)("host-unreachable",{message:(0,p.xI)`${(0,p.KT)(n)} ${u}`,operator:`${s}, and ${e}`,besides:s,user:e,guest:`${e}; otherwise ${(0,_.B9)(n)}`,obstacle:{
verb:"cannot connect to",what:u.replace("is unreachable: ","")}})}const T={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not \
respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is u\
p, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish it\
s response",help:""}},b="serve the document as a static file",j=({asks:n})=>n==="document"?b:"find out what the server waits for, such as its storage",S=n=>n.map(
({name:o,attemptMs:u,retries:s})=>{const e=Number.isFinite(u)?(0,_.YA)(u):"without a limit",d=s===0?"":` in each of ${s+1} attempts`,c=o.includes(" and ")?"wait":
"waits";return`${o} ${c} ${e}${d}`}).join(", ");function I(n){if(n.phase==="complete")return(0,P.CC)("host-timeout",{message:(0,p.xI)`${(0,p.KT)(n.host)} took ${(0,_.
YA)(n.tookMs)} to return its discovery document; ${S(n.releases)}`,operator:b,affects:[...new Set(n.releases.map(({client:d})=>d))]});const{verb:o,failed:u,help:s}=T[n.
phase],e=n.limitMs===null?"in time":`within ${(0,_.YA)(n.limitMs)}`;return(0,P.CC)("host-timeout",{message:(0,p.xI)`${(0,p.KT)(n.host)} ${u} ${e}`,help:s||{operator:j(
n),guest:(0,_.B9)(n.host)},...o&&{obstacle:{verb:o,what:u.replace(/.*: /,"")}}})}const v=({host:n,error:o})=>(0,P.CC)("host-protocol",{message:(0,p.xI)`the response of ${(0,p.
KT)(n)} is not valid HTTP (${o})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in\
 the address"}),g={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the b\
ody,"};function a({host:n,phase:o,tookMs:u,limitMs:s,...e}){const d=`(limit ${(0,_.YA)(s)}); ${g[o.name]} took ${(0,_.YA)(o.ms)}`;return"url"in e?(0,P.CC)("host\
-slow",{message:(0,p.xI)`${(0,p.KT)(e.url)} took ${(0,_.YA)(u)} to answer ${d}`,operator:j({asks:"answer"})}):(0,P.CC)("host-slow",{message:(0,p.xI)`${(0,p.KT)(
n)} took ${(0,_.YA)(u)} to return its discovery document ${d}`,operator:b,note:S(e.releases)})}const i=({host:n,attempts:o,failure:u,releases:s})=>(0,P.CC)("hos\
t-recovered",{message:(0,p.xI)`discovery of ${(0,p.KT)(n)} succeeded at attempt ${o}; the first attempt failed: ${u}`,operator:"find out why the host fails inte\
rmittently",note:s.length===0?"init succeeded, because the CLI retries discovery":`init with ${s.map(({name:e})=>e).join(" and ")} would have failed`});function t(n,o){
const[{verb:u,help:s=f._$[u]}]=o,[e="",...d]=n,c=d.length===0?(0,p.KT)(e):`any of ${n.length} hosts`,l=d.length===0&&u==="cannot connect to";return(0,P.CC)("mac\
hine-network",{message:(0,p.xI)`this machine ${u} ${c}: ${(0,_.K4)([...new Set(o.map(({what:h})=>h))],3)}`,help:l?`${s}; otherwise ${(0,_.B9)(e)}`:s})}}),9176:((ie,G,r)=>{
r.d(G,{M8:()=>P,TG:()=>p,_$:()=>f});const p="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terra\
form and OpenTofu read too; the proxy may have to allow the host",_="if this network has a proxy, set HTTPS_PROXY",f={"cannot resolve":`check the network connec\
tion of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${_}`,"cannot connect to":`check the network connection of this ma\
chine, that a firewall lets it connect, and that the hosts are up; ${_}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sig\
n in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.js\
on"};function P(w,{page:R,url:A,asked:D}){const T=URL.parse(A)?.host,b=T===D,j=b&&w.code==="document-status";if(R===null||R.kind==="other"||j)return w;const S=`\
a ${R.kind} page${b?"":` at ${T}`} ("${R.title}") answers`;return{...w,obstacle:{verb:"does not reach",what:S,isCommon:b}}}}),1098:((ie,G,r)=>{r.d(G,{Dr:()=>I,EK:()=>b,
Fu:()=>g,dF:()=>v,vs:()=>A,y7:()=>T});var p=r(255),_=r(1780),f=r(5106),P=r(9432),w=r(9615),R=r(4481);function A({host:a,service:i,...t}){const n=i===f.OZ?"the c\
loud block":"the remote backend",o=(0,R.nP)(a),u=(0,p.pk)(a)===a?(0,_.xI)`run \`terraform login ${(0,_.KT)(a)}\` or \`tofu login ${(0,_.KT)(a)}\`, or `:"",s={...o,
terminal:(0,_.xI)`${u}${o.terminal}`},e=(0,_.xI)`${n} requires a token for ${(0,_.SP)(a)}`;return(0,R.ti)("cloud-token",e,s,t)}const D={organization:"`organizat\
ion`",workspaces:"`name` in `workspaces`"};function T({block:a,lacks:i,isOpen:t}){const n=a==="cloud block"?`set ${i.map(o=>f.uW[o]).join(" and ")}`:"give it to\
 `init` with -backend-config in TF_CLI_ARGS_init";return(0,w.CC)("cloud-incomplete",{severity:t?"notice":"error",message:`the ${a} has no ${i.map(o=>D[o]).join(
" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${n}, also for this check`})}const b=({
url:a,version:i})=>(0,w.CC)("cloud-version",{message:(0,_.xI)`${(0,_.KT)(a)} returned ${i===null?"no TFP-API-Version":`TFP-API-Version ${(0,P.dh)(i)}`}; the cloud block requires 2.5 or later`,
operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `c\
loud`'}),j=a=>"why"in a?(0,_.xI)`the response of ${(0,_.KT)(a.url)} ${(0,P.dh)(a.why)}`:(0,P._r)({...a,page:null}),S=(a,i,t)=>"status"in a&&[401,403,404].includes(
a.status)?t:{operator:(0,_.xI)`check the logs of ${(0,_.KT)(i)}, and that the URL of the service is that of its API`},I=({host:a,organization:i,source:t,...n})=>(0,w.
CC)("cloud-organization",{message:(0,_.xI)`the organization ${i} at ${(0,_.KT)(a)} cannot be read: ${j(n)}`,help:S(n,a,(0,_.xI)`check the name of the organization, and that the token from ${(0,_.
LA)(t)} is valid and belongs to a member`)}),v=a=>(0,w.CC)("cloud-workspace",{message:(0,_.xI)`the workspace ${a.workspace} of ${a.organization} at ${(0,_.KT)(a.
host)} cannot be read: ${j(a)}`,help:S(a,a.host,"check that the token may read the workspace")}),g=({host:a,organization:i,workspace:t})=>(0,w.CC)("cloud-worksp\
ace-missing",{message:(0,_.xI)`${i} at ${(0,_.KT)(a)} has no workspace ${t} that the token may read; init would create it`,help:"no change is required if the wo\
rkspace is new; otherwise correct its name"})}),2801:((ie,G,r)=>{r.d(G,{AO:()=>j,U7:()=>b,n3:()=>S,nD:()=>g,ro:()=>v,sC:()=>T,wp:()=>D});var p=r(1780),_=r(2432),
f=r(9432),P=r(9615);const w=({file:i,line:t})=>`${(0,f.dh)(i)}:${t}`,R={download:["source","the source is downloaded from","use a source on an allowed host"],backend:[
"backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function A(i){
if(i.host===""){const[e]=R["use"in i?i.use:"download"];return[`the host of this ${e} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole\
 address as a literal, with its host after the scheme"]}const t=(0,p.xI)`${(0,p.KT)(i.host)}, which is not in \`allowed-hosts\``;if("service"in i)return[(0,p.xI)`${i.
service} of ${(0,p.KT)(i.registry)} is on ${t}`,"use another registry"];if("package"in i)return[(0,p.xI)`the package of ${i.package} is downloaded from ${t} and was not contacted`,
"use another module or provider"];if("use"in i){const[,e,d]=R[i.use];return[(0,p.xI)`${e} ${t}`,d]}const n=(0,p.xI)`host ${(0,p.KT)(i.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in i))return[n,"use an allowed registry"];const{place:o,clients:u}=i.implied,s=`${w(o)} names no host, and this is the default of ${(0,f.eZ)(u)}`;
return[(0,p.xI)`${n}; ${s}`,"name an allowed registry there"]}function D(i){const[t,n]=A(i),o=i.host===""?n:(0,p.xI)`${n}, or add ${(0,p.KT)(i.host)} to \`allowed-hosts\``;
return(0,P.CC)("host-not-allowed",{message:t,help:o})}const T=i=>(0,P.CC)("allowlist-incomplete",{message:`the packages of ${(0,f.px)(i.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...i.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),b=({host:i})=>(0,P.CC)("host-generic",{message:(0,p.xI)`${(0,p.
KT)(i)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),
j=({host:i,address:t,asks:n})=>t==="metadata"?(0,P.CC)("host-private-redirect",{message:(0,p.xI)`${(0,p.KT)(i)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(i)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,P.CC)("host-private-redirect",{message:(0,p.xI)`a public host ${n==="document"?"redirects":"leads"} to ${(0,p.KT)(i)}, which has a ${t} address and was not contacted`,
help:`if ${n==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),S=({host:i,thrown:t})=>(0,P.CC)("host-check-crash\
ed",{message:(0,p.xI)`${(0,p.KT)(i)} was not checked completely, because of a bug in tf-disco ${_.xv}: ${I(t)}`,help:(0,p.xI)`please report this text at ${_.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,p.
KT)(i)}\` to \`ignore\``});function I(i){if(!(i instanceof Error))return(0,f.dh)(String(i));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(i.stack??"")?.[1];return(0,f.
dh)(String(i))+(t===void 0?"":` (${t})`)}const v=({host:i})=>(0,P.CC)("host-http2",{message:(0,p.xI)`${(0,p.KT)(i)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,
operator:(0,p.xI)`enable HTTP/1.1 on ${(0,p.KT)(i)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function g({
host:i,stopped:t,isBegun:n,unchecked:o,total:u}){const s=n?" completely: its visit was under way when":":";return(0,P.CC)("host-not-checked",{message:(0,p.xI)`${(0,p.
KT)(i)} was not checked${s} ${(0,f.Cw)(t)}, with ${o} of ${u} hosts not checked`,help:a[t.kind]})}const a={deadline:"raise `deadline-seconds` or `concurrency`, \
lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` b\
elow that",crash:"run the check again, and report the crash"}}),4481:((ie,G,r)=>{r.d(G,{$w:()=>b,nP:()=>j,pt:()=>T,qV:()=>I,ro:()=>R,ti:()=>a,to:()=>i,uK:()=>A,
wt:()=>D,yN:()=>v,zT:()=>S});var p=r(8032),_=r(255),f=r(1780),P=r(9432),w=r(9615);const R="this pull request needs no change; run the check where the secret is \
available, for example on the main branch",A={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, se\
nd fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},D=({token:t})=>t==="\
dropped"||t==="withheld";function T({host:t,token:n,source:o},u){const s=u===null?"sent":(0,f.xI)`sent to ${(0,f.KT)(u)}`,e=(0,f.xI)`the token for ${(0,f.KT)(t)} from ${(0,f.
LA)(o??"")} was`;switch(n){case"none":return(0,f.xI)`no token was found for ${(0,f.KT)(t)}`;case"sent":return(0,f.xI)`${e} ${s}`;case"dropped":return(0,f.xI)`${e} not ${s}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,f.xI)`${e} not ${s}, because the URL is not https; the CLIs do send it`}}function b({host:t,token:n},o,u,s){const e=(0,p.n3)(t)?(0,P.qZ)(t):void 0;
switch(n){case"none":return{...(0,w.Lw)(j(t)),guest:e};case"sent":return(0,w.Lw)(s);case"dropped":return{operator:(0,f.xI)`serve ${o} without the redirect to ${u===
null?"another host":(0,f.KT)(u)}`};case"withheld":return{operator:`serve ${o} at an https URL`}}}function j(t,n="",o=""){const u=(0,_.Fq)((0,f.pj)((0,f.FS)((0,f.
KT)(t)))),[s]=u.ok?(0,_.fK)(u.value):[],e="${{ secrets.REGISTRY_TOKEN }}",d=(0,f.xI)`run \`terraform login ${(0,f.KT)(t)}\``;return{terminal:(0,f.xI)`${o}${s===
void 0?d:v(s)}${n}`,workflow:(0,f.xI)`${o}add the line "${(0,f.KT)(t)}=${e}" to the tokens input${s===void 0?"":(0,f.xI)`, or "${(0,f.LA)(s)}: ${e}" to env`}${n}`}}
const S=t=>t.startsWith("credentials helper ");function I(t,n){const u=S(t)||/credentials\.tfrc\.json:\d+$/.test(t)?(0,f.xI)` (run \`terraform logout ${(0,f.KT)(
n)}\` before \`terraform login\`)`:"";return(0,f.xI)`store a new one in ${(0,f.LA)(t)}${u}`}const v=t=>/^\w+$/.test(t)?(0,f.xI)`export ${(0,f.LA)(t)}=…`:(0,f.
xI)`env '${(0,f.LA)(t)}=…' terraform init`;function g({isFork:t,searched:n,notRead:o}){if(t)return"secrets are withheld from pull requests of forks";const[u,s]=[
n,o].map(d=>(0,f.XT)(d,d.length,f.LA)),e=o.length===0?"":(0,f.xI)`; not read: ${s??""}`;return(0,f.xI)`no token was found (searched: ${u??""}${e})`}function a(t,n,o,u){
const s=(0,f.xI)`${n}, and ${g(u)}`;return u.isFork?(0,w.CC)(t,{message:s,help:R,severity:"notice"}):(0,w.CC)(t,{message:s,help:(0,w.Lw)(o)})}function i(t,n,o=""){
const{message:u,unexplained:s=u}=t;if("code"in n){const{flaw:d,help:c="",cures:l=(0,w.Lw)(c)}=n,h=d!==void 0&&(0,f.pj)(u).includes(`from ${o}`);return{...t,message:(0,f.
xI)`${u}; ${h?`it ${d}`:n.message}`,cures:l}}const e=n.isFork?{cures:(0,w.Lw)(R)}:{};return{...t,message:(0,f.xI)`${s}; ${g(n)}`,...e}}}),9029:((ie,G,r)=>{r.d(G,
{j:()=>I,o:()=>v});var p=r(3024),_=r(5168),f=r(9968),P=r(2801),w=r(2170),R=r(255),A=r(9897),D=r(5106);let T=function(...n){return{withoutInstalled:T}=r.late([1264],
1264),new.target?new T(...n):T(...n)},b=function(...n){return{thisMachine:b}=r.late([5830],9837),new.target?new b(...n):b(...n)},j=function(...n){return{mergeMistakes:j}=
r.late([5830],9837),new.target?new j(...n):j(...n)},S=function(...n){return{readCliConfig:S}=r.late([5830],9837),new.target?new S(...n):S(...n)};function I(n,o,u,{
environment:s,directory:e},d=null){if(o.hostnames.length===0&&n.every(({needs:$})=>$.length===0))return{usages:n,remarks:[],findings:[],configs:[],releases:u.releases};
const l=v(o.cliConfig,u.clients,s,e).map($=>g($,e,o)),h=u.releases.map($=>{const C=l.find(({client:H})=>H===$.client);return{...$,attemptMs:C?.requestTimeoutMs??
$.attemptMs}}),E=o.depth!=="discovery",y={root:e,plugins:d,releases:h,asksMirrors:E},k=n.some(({needs:$})=>$.some(({service:C})=>C===D.xq))?T(n,l,y):{usages:n,remarks:[],
findings:[]},M=[...l.flatMap($=>$.findings),...k.findings];return{...k,findings:j(M),configs:l,releases:h}}function v(n,o,u,s=null){const e=b(u);return o.map(d=>S(
d,e,n,s))}function g(n,o,u){if(u.allowedHosts.length===0)return n;const s=a(o),e=n.files.filter(({path:k})=>(0,f.UO)(a(k),s)),d=new Set(e.map(({shown:k})=>k)),c=(0,_.
Ol)(n).installation?.methods??[],l=n.forced.flatMap(({place:k,services:M})=>M.map(({value:$})=>({place:k,host:typeof $=="string"?t($):null}))),h=[...c.flatMap(i),
...l].filter(({place:k,host:M})=>M!==null&&d.has(k.file)&&!(0,R.ev)(M,u)),E=h.map(({place:k,host:M})=>{const $=(0,P.wp)({host:(0,R.nx)(M??""),use:"configuration"});
return(0,w.kH)($,{places:[k],clients:[n.client]})}),y=new Set(h.map(({place:k})=>k)),m=n.forced.filter(({place:k})=>!y.has(k));return{...n,forced:m,findings:[...n.
findings,...E]}}const a=n=>(0,f.N0)(()=>(0,p.realpathSync)(n),n);function i(n){const{kind:o,place:u}=n;return o==="network"?[{place:u,host:(0,R.Pm)(n.url)}]:o!==
"local"||n.path!==null?[]:[{place:u,host:(0,R.yo)(`https://${n.shown}`)??A.IZ}]}const t=n=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(n)?(0,R.yo)(n.replace(/^\/\//,"http\
s://"))??A.IZ:null}),5306:((ie,G,r)=>{r.d(G,{o0:()=>H,SQ:()=>C});var p=r(3916),_=r(9373),f=r(5324),P=r(6889),w=r(3114),R=r(1011),A=r(742),D=r(4756),T=r(2170),b=r(
9119),j=r(8032),S=r(3096),I=r(3298),v=r(4515),g=r(3024),a=r(6760),i=r(9968),t=r(2172),n=r(9059),o=r(8339),u=r(2485),s=r(5243),e=r(9897);const d=100;function c(V,Q){
const Z=E(Q),oe=V.flatMap(ne=>{const{kind:le,version:F,directories:U,isOverridden:x,replacedFor:B}=ne,O=/^(module|test_module|terragrunt_source)$/.test(le),L=F!==
void 0||U!==void 0&&!Q.isStrict;if(!O||x||L)return[];const N=ne.clients.filter(z=>!B?.includes(z)).flatMap(z=>{const Y=Z(ne,z);return Y===null?[]:{client:z,reason:Y}}),
[W]=N;return W===void 0?[]:{usage:ne,reason:W.reason,clients:N.map(({client:z})=>z)}}),se=(0,I.O)(()=>m(Q));return[...Map.groupBy(oe,({reason:ne})=>ne.paths.at(
-1)??"")].slice(0,d).flatMap(([ne,le])=>{const F=(0,I.O)(({why:U,paths:x})=>U==="outside"||U==="skipped"?(0,D.a3)({what:U,path:ne}):(0,o.Iz)({path:ne,maker:U===
"created"?"`init`":se()(x)}));return le.map(({usage:{place:U,text:x},reason:B,clients:O})=>{const L=(0,u.Kc)(x??"");return(0,T.kH)(F(B),{places:[U],clients:O,isPlaceholder:L})})})}
const l={throwIfNoEntry:!1},h=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function E({root:V,scan:Q,units:Z,directories:oe,isStrict:se}){const{locate:ce,nameOf:ne}=(0,f.
ET)({root:V,scan:Q}),le=(0,I.O)(x=>(0,i.N0)(()=>(0,g.statSync)((0,a.join)(V,x),l)?.isDirectory()===!0,!1)),F=(0,I.O)(x=>{if(/^\.\.(\/|$)/.test(x)||le(x)){const W=ce(
x)!==null;return W&&!se?null:{why:W?"skipped":"outside",paths:[x]}}const O=x.split("/"),L=O.map((W,z)=>O.slice(0,z+1).join("/")),K=L.findIndex(W=>!le(W));return(0,i.
N0)(()=>{const W=(0,g.lstatSync)((0,a.join)(V,L[K]??""),l);return W===void 0||W.isFile()},!1)?h.test(x)?se?{why:"created",paths:[x]}:null:{why:"missing",paths:L.
slice(K)}:{why:"outside",paths:[x]}}),U=(0,I.O)(x=>{const B=Z.filter(L=>L.directory===x||L.module===x);return B.some(L=>L.unknown!==null||L.isPartial)?[]:[x,...B.
flatMap(R.CI)]});return(x,B)=>{const O=(0,S.jt)(x.place.file),L=x.kind==="test_module"?[(0,S.RO)(O)]:[],K=x.directories??[...L,...U(O)],N=(0,t.MZ)(x,B).flatMap(
({source:W,isOpen:z})=>{const Y=z?x.evaluated?.[B]?.text??"":"";if(W===null&&se&&(0,s.Nj)(Y))return[{why:"skipped",paths:[Y]}];const re=!se&&/[$%]\{/.test(W??"");
if(W===null||re)return[null];const ae=(0,e.qC)(W);if(ae.length>0)return[ae.some(ge=>oe.has(ne(ge)??".."))?null:{why:"outside",paths:[W]}];if(!(0,s.Nj)(W)||x.kind===
"terragrunt_source")return[null];const ee=K.map(fe=>(0,S.un)(fe,W)),de=ee.filter(fe=>!oe.has(fe));return(x.directories===void 0&&de.length<ee.length?[null]:de.map(
F)).filter(fe=>!x.directories||fe?.why!=="missing")});return N.includes(null)?null:N[0]??null}}const y=[".gitignore","vendir.yml","vendor.yaml","Terrafile","per\
u.yaml"];function m({root:V,exclude:Q,toolFiles:Z}){const oe=(0,f.ET)({root:V,scan:[]}),se=(0,I.O)(F=>({file:F,text:oe.read(F)??""})),ce=(0,I.O)(()=>[...(0,n._X)(
{root:V,exclude:Q},Z)]),ne=[".git/config.worktree",".git/config"].find(F=>/sparsecheckout\s*=\s*true/i.test(se(F).text)),le=[...se(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return F=>{if(ne!==void 0)return ne;const U=F.at(-1)??"";if(le.some(([,L])=>(0,S.Gz)(U,"").startsWith(`${L}/`)))return".gitmodules";
const x=U.split("/");return[...x.flatMap((L,K)=>y.map(N=>se((0,S.Gz)(x.slice(0,K).join("/"),N)))),...ce()].find(({text:L})=>F.some(K=>k(L,K)))?.file??null}}function k(V,Q){
const Z=Q.split("/").toReversed(),[oe=""]=Z;return!V.includes(oe)&&!V.includes("*")?!1:(V.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(se=>{const ce=se.split("/").filter(
ne=>!/^\.*$/.test(ne));return/^[\w-]+(\.[\w-]+)+$/.test(ce[0]??"")&&ce.length>2?ce.at(-1)?.replace(/\.git$/,"")===oe:ce.some((ne,le)=>(ne===oe||/\w\*|\*\w/.test(
ne)&&(0,p.matchesGlob)(oe,ne))&&Z.slice(1,le+1).every((U,x)=>M(ce[le-x-1],U)))})}const M=(V="",Q)=>V===Q||/[$*{}]/.test(V);let $=function(...V){return{readTools:$}=
r.late([3276,6631,2797,5938],2797),new.target?new $(...V):$(...V)};async function C(V,Q){const{directory:Z,environment:oe,stop:se,progress:ce}=Q,ne={root:Z,scan:V.
scan,exclude:V.exclude},le=(0,A.cw)(ne,Object.keys(oe)),F=await(0,v.nE)(le,se,U=>ce({kind:"scan",files:U}));return q(F,V,(0,f.ET)(ne))}function H({dialect:V,exclude:Q,
scan:Z,allowedHosts:oe},se,{environment:ce,directory:ne}){const le=(0,I.O)(()=>$({root:ne,exclude:Q},se.toolFiles)),F=!!ce.TF_CLOUD_HOSTNAME,U=Z.length>0,x={setting:V,
scan:U?{...se,tools:le,hasCloudHostname:F}:null},B=(0,P.L2)(x),{clients:O,versions:L}=B,K=(0,j.Eo)((0,j.tB)("terraform",L)),N=de=>K||!(0,w.xO)(de),z=(0,R.eI)((0,R.
sw)(se.usages,O),(0,j.d3)(B)).filter(({place:de})=>N(de.file)),Y=oe.length>0,ae=[...c(z,{...se,...{root:ne,scan:Z,exclude:Q,isStrict:Y}}),...Y?X(se):[]],ee=z.some(
({workspace:de})=>de?.lacks)&&le().givesState;return{dialect:B,usedBy:()=>(0,P.rU)(B,x.scan),usages:ee?z.map(J):z,notes:[...(0,R.vH)(se.notes,O).filter(de=>N((0,T.
W7)(de))),...ae]}}function X(V){const{unselected:Q,linked:Z,directories:oe,units:se,unread:ce,notes:ne}=V,le=new Set(ne.flatMap(U=>(0,T.Xd)(U)?.file??[])),F=[...Z].
filter(([,U])=>U===null||!oe.has(U));return[...Q.map(U=>(0,T.ht)(U,(0,D.a3)({what:"unselected"}))),...F.map(([U])=>(0,T.ht)(U,(0,D.a3)({what:"linked"}))),...(0,b.
jH)(ce).map(U=>(0,T.kH)((0,D.a3)({what:"generated"}),{places:[U]})),...se.flatMap(({directory:U,module:x,unknown:B})=>B===null||x!==null||le.has(B.file)?[]:(0,T.
kH)((0,D.a3)({what:"skipped",path:U}),{places:[B]}))]}function J(V){if(V.workspace?.lacks===void 0)return V;const{organization:Q,name:Z}=V.workspace;return{...V,
workspace:{organization:Q,name:Z}}}function q(V,{roots:Q,exclude:Z},oe){const se=new Set(V.links.values());if(se.size===0)return V;const[ce,ne]=[(0,f.Ls)(Q),(0,f.
Ls)(Z)],le=j.Du.flatMap(K=>[...(0,_.Pv)(V,K).values()]),F=new Set(le.flatMap(_.s1)),U=new Set(V.units.map(({directory:K})=>K)),x=(0,I.O)(K=>F.has(K)||U.has(K)||
ce(K||".")?!1:oe.list(K).map(W=>(0,S.Gz)(K,W)).every(W=>se.has(W)||ne(W)||!te(W))),B=K=>se.has(K)&&te(K)&&x((0,S.jt)(K)),O=V.usages.filter(({place:K})=>!B(K.file)),
L=V.declared.filter(({place:K})=>!B(K.file));return{...V,usages:O,declared:L,notes:V.notes.filter(K=>!B((0,T.W7)(K)))}}function te(V){const Q=(0,w.L8)((0,p.basename)(
V),new Set,(0,p.basename)((0,p.dirname)(V)));return Q!==void 0&&Q.class!=="terragrunt"}}),345:((ie,G,r)=>{r.d(G,{s:()=>b});var p=r(3024),_=r(6760),f=r(9968),P=r(
7811),w=r(9432),R=r(101),A=r(3152);let D=function(...a){return{X509Certificate:D}=process.getBuiltinModule("node:crypto"),new.target?new D(...a):D(...a)};const T=4*
1024*1024;function b(a,{environment:i,directory:t,wording:n=A.w7}){const{settings:o,mistakes:u}=(0,A.P$)(a,n),s=I(o.caFile,n),e=S(i),d=[s,e].flatMap(m=>m.ok?[]:
[m.why]),c=(0,f.N0)(()=>(0,p.statSync)(t).isDirectory(),!1),h=o.scan.filter(m=>!/[*?[\]{}]/.test(m)).flatMap(m=>j(m,t,n)??[]),E=`GITHUB_WORKSPACE names ${(0,w.dh)(
t)}, which is not a directory`,y=[...u,...d,...c?h:[E]];if(y.length>0||!s.ok||!e.ok)throw new A.GN(y);return{...o,authorities:s.value,chooseProxy:e.value}}function j(a,i,{
missingPath:t,setting:n}){const o=(0,_.resolve)(i,a);return(0,p.existsSync)(o)?(0,f.N0)(()=>(0,p.accessSync)(o,p.constants.R_OK)===void 0,!1)?null:`${n("scan")}\
 names ${o}, which this user may not read`:t(a,i)}function S(a){try{return(0,P.Ju)((0,R.N)(a))}catch(i){if(i instanceof TypeError)return(0,P.TR)(i.message);throw i}}
function I(a,{setting:i}){if(a===null)return(0,P.Ju)(null);const t=(0,f.yR)(a,T),n=i("ca-file");if(!t.ok)return(0,P.TR)(`${n} "${a}" ${(0,w.mP)(t.failure)}`);const o=g(
t.text);return o.ok?o:(0,P.TR)(`${n} "${a}" ${o.why}`)}const v=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function g(a){const i=a.match(v)??[];
if(i.length===0)return(0,P.TR)("contains no certificate; expected PEM");try{for(const t of i)new D(t);return(0,P.Ju)(i.join(`
`))}catch(t){const n=t instanceof Error?t.message:t;return(0,P.TR)(`contains an invalid certificate: ${n}`)}}}),9465:((ie,G,r)=>{r.d(G,{C:()=>j,f:()=>I});var p=r(
3791),_=r(2170),f=r(9119),P=r(8339),w=r(1780),R=r(3298),A=r(9373);let D=function(...i){return{callsOf:D}=r.late([4284],4284),new.target?new D(...i):D(...i)},T=function(...i){
return{textNotes:T}=r.late([4284],4284),new.target?new T(...i):T(...i)},b=function(...i){return{withoutRefused:b}=r.late([4284],4284),new.target?new b(...i):b(...i)};
const j=({source:i,constraint:t,place:n},o)=>JSON.stringify([o,i,t?.text??null,n.inside?.isPublic??null]),S=20;class I{rules;notes=[];constructor(t){this.rules=
t}follow(t,n,o,u){const s=new Set,e=n.map(d=>({directory:d,tree:null}));for(const{directory:d,tree:c}of e){if(this.rules.isEnded())break;for(const l of D(d,t,{client:o,
isAsked:u})){const h=this.rules.opened.get(j(l,o));if(h===void 0)continue;const E=a(l,h,d.way);e.push(...this.enter(h.tree,h.directory,E,l.place,o,s))}if(!(c===
null||d.way===void 0))for(const{name:l,call:h}of d.children){if(l===null||h===null)continue;const E=g(d.way,h.address),y=(0,A.VV)(d,h.place),m=(0,P.DA)({reason:"\
leads-out",text:h.text??""});v(l)?this.say(m,y,o):e.push(...this.enter(c,l,E,y,o,s))}}return e.flatMap(d=>d.tree===null?[]:d.directory)}allNotes(){return(0,_.Qp)(
this.notes,({problem:t,places:n})=>[(0,w.pj)(t.message),n.map(f.df)])}enter(t,n,o,u,s,e){const d=this.read(t)(s)(n);if(d===null)return this.say((0,P.Iz)({path:n,
maker:null,in:o.package}),u,s),[];if(e.has(d.directory))return[];if(e.add(d.directory),o.through.length>S){const l=(0,p.q)({what:"chain",max:S,names:[o.package]});
return this.say(l,u,s),[]}const c={...d.directory,way:o};for(const{problem:l,places:h,affects:E,...y}of d.notes){const m=h.map(k=>typeof k=="string"?k:(0,A.VV)(
c,k));this.notes.push((0,_.kH)(l,{...y,places:m,clients:[s]}))}return[{directory:c,tree:t}]}say(t,n,o){this.notes.push((0,_.kH)(t,{places:[n],clients:[o]}))}read=(0,R.
O)(t=>{const n=this.rules.readPackage(t);return(0,R.O)(o=>(0,R.O)(u=>{const s=n(u);if(s===null)return null;const{usages:e,declared:d}=s,c=(0,A.Pv)({usages:e,declared:d,
units:[]},o),h=[...b(s.notes,e),...T(e,d,this.rules.text)];return{directory:c.get(u)??(0,A.hK)(u),notes:h.filter(({clients:E})=>E.includes(o))}}))})}const v=i=>/^\.\.(\/|$)/.
test(i),g=(i,t)=>({...i,address:`${i.address}.${t}`,through:[...i.through,t]});function a(i,{name:t,isPublic:n},o){const{address:u}=i,s=o===void 0?u:u.slice(o.address.
length+1);return{place:o?.place??i.place,address:u,through:[...o?.through??[],`${s} (${t})`],package:t,isPublic:n}}}),5440:((ie,G,r)=>{r.d(G,{Qm:()=>v,TU:()=>j,
i4:()=>t,pb:()=>i,zt:()=>T});var p=r(7811),_=r(8339),f=r(2485),P=r(2213),w=r(255),R=r(5243),A=r(9897),D=r(3846);const T={host:null,isHostImplied:!1,needed:null},
b=m=>({host:m,isHostImplied:!1,needed:(0,w.Rt)(m)?"state":m}),j=m=>({host:m,isHostImplied:!0,needed:m}),S=m=>({host:m,isHostImplied:!1,needed:null}),I=m=>m===null?
T:{...T,directHost:m},v=m=>({...T,problem:m}),g=(m,k)=>v((0,_.DA)({reason:"rejected",error:m,advice:k}));function a(m,k,M){return M===null?m:{...m,problem:(0,_.
My)({text:k,host:m.host,advice:M})}}const i={module:d,"test-module":(m,k,M)=>{const $=(0,R.vL)(m,k).kind==="remote";return k==="opentofu"||!$?d(m,k,M):v((0,_.DA)(
{reason:"remote-in-test",text:m}))},provider:l,"locked-provider":h,"stack-component":E,stack:(m,k)=>{const M=(0,R.A)(m);return M.ok&&!m.startsWith(".")?S(M.value.
host):{...E(m,k),isHostImplied:!1,needed:null}},"stack-output":m=>{const[k="",...M]=m.split("/");return M.length===3?e(k,S):v((0,_.DA)({reason:"stack",text:m}))},
terragrunt:y,host:m=>e(m,b),url:m=>I((0,P.Ul)(m)),"host-part":m=>I((0,P.D8)(m)),"state-path":m=>I((0,P.Bm)(m))};function t(m,k,M){if(m==="terragrunt"){const[,X]=/^tfr:\/\/([^/?]*)\//.
exec(k)??[];return X!==void 0?o(X,M):/^$|^t$|^tfr?$|^tfr:/.test(k)?void 0:u(k,M)}if(m==="url"&&/^postgres|=/i.test(k))return I(A.IZ);if(/^(url|host-part|state-path)$/.
test(m))return u(k,M);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(k))return u(k,M);const $=k.indexOf("/");if($<0)return;
const C=(0,R.vL)(`${k.slice(0,$)}/a/b/c`,M);return C.kind!=="registry"?u(k,M):k.split("/").length<n?{...s(C),directHost:A.IZ}:s(C)}const n=4,o=(m,k)=>m===""?j((0,R.
Vm)(k)):e(m,b),u=(m,k)=>(0,R.Nj)(m)?T:I((0,A.uE)(m,k)),s=({host:m,hostImplied:k})=>k?j(m):b(m);function e(m,k){const M=(0,w.Pv)(m),$=(0,f.L6)(m);return M.ok?a(k(
M.value),m,$):v((0,_.k0)({text:m,error:M.why,advice:$}))}function d(m,k,M){if((0,R.Nj)(m)&&!M)return T;const $=(0,R.vL)(m,k),C=$.kind==="registry"?(0,p.Ju)($):(0,R.
rE)(m,k);if(M&&!C.ok){const{why:q}=C,te=/^https?:/i.test(m)?{kind:"invalid",error:q}:$,Q=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,f.NM)(m,te,C),Z=/^[a-z0-9]+::/i.test(
m)?"remote":$.kind;return Q===null&&(Z==="local"||Z==="remote")?v((0,_.DA)({reason:`${Z}-with-version`,text:m})):g(q,Q)}const H=(0,f.NM)(m,$,C);if(C.ok)return a(
s(C.value),m,H);if($.kind==="invalid"){const q=m.includes("://")?{directHost:A.IZ}:{};return{...g($.error,H??f.x3),...q}}if($.kind!=="remote")return a(T,m,H);const{
refusal:X,host:J}=$;return X!==null?g(X,H??f.x3):J!==A.IZ||H!==null?a(I(J),m,H):{...I(J),problem:(0,_.My)({text:m,host:J,advice:c})}}const c="write the host aft\
er the scheme, such as git::https://HOST/PATH";function l(m,k){const M=(0,D.mi)(m,k);switch(M.kind){case"registry":case"legacy":return M.hostImplied?j(M.host):a(
b(M.host),m,(0,f.cr)(m));case"builtin":return S(M.host);case"invalid":{const[$="",C]=M.error.split(`

`);return g($,C??(0,f.cr)(m))}}}function h(m,k){const M=(0,D.mi)(m,k);if(M.kind==="invalid")return g(M.error,null);if(M.hostImplied)return v((0,_.DA)({reason:"l\
ocked-provider",text:m}));if(M.kind==="builtin")return S(M.host);const $=k==="opentofu"&&(0,D.Gi)(M);return{...b(M.host),needed:$?(0,R.Vm)(k):M.host}}function E(m,k){
if(m!==m.trim())return v((0,_.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return T;const M=(0,R.rE)(m,k);if(M.ok)return s(M.value);const $=(0,R.A)(
m);if($.ok)return S($.value.host);const C=(0,R.vL)(m,k);return C.kind==="invalid"?g(C.error,(0,f.NM)(m,C,M)):I(C.kind==="remote"?C.host:null)}function y(m,k){const[
M,$="",C=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(M===void 0){if(m.startsWith("gitlab.com/"))return I("gitlab.com");if((0,A.GL)(m))return T;const X=(0,A.
cx)(m,"opentofu");if(!(X.ok&&(0,A.Of)(m,X.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const q=(0,A.cx)(m,k);return I(q.ok?q.value.host:A.IZ)}}const[H=""]=C.
split("//");return H.split("/").length!==3?v((0,_.DA)({reason:"terragrunt",text:m})):o($,k)}}),3791:((ie,G,r)=>{r.d(G,{o:()=>D,q:()=>A});var p=r(1780),_=r(9432),
f=r(9615);const P=T=>T===1?"1 module or provider was":`${T} modules and providers were`;function w(T){const{names:b}=T,j=(0,p.XT)(b,3,S=>(0,p.KT)((0,_.dh)(S)));
switch(T.what){case"inside":return(0,p.xI)`modules and providers inside ${j} were not checked`;case"direct":{const S=b.length-T.git,I=[...T.git>0?[`${(0,_.px)(T.
git,"module")} from Git`]:[],...S>0?[`${(0,_.px)(S,"module")} from an archive or bucket`]:[]];return(0,p.xI)`${I.join(" and ")} ${b.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,p.xI)`${(0,_.px)(b.length,"module")} ${b.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,p.xI)`max-requests (${T.max}) was reached, so ${P(b.length)} not checked: ${j}`;case"chain":return(0,p.xI)`${j} was not opened, because more than ${T.
max} calls lead to it`;case"hosts":return(0,p.xI)`packages name more than ${T.max} hosts that no file names, so ${j} were not contacted`;case"size":return(0,p.xI)`a response is longer than this check reads, so ${P(
b.length)} not checked: ${j}`;case"work":return(0,p.xI)`the answers of the registry take more work than this check does for one host, so ${P(b.length)} not checked: ${j}`;case"\
stopped":return(0,p.xI)`the check ended too early, so ${P(b.length)} not checked: ${j}`;case"contents":return(0,p.xI)`the checksums of ${(0,_.px)(b.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"package":return(0,p.xI)`${j} ${b.length===1?
"was":"were"} not opened: ${(0,_.dh)(T.why)}`;case"getter":return(0,p.xI)`the package of ${(0,_.px)(b.length,"registry module")} was not checked, because it is downloaded with ${T.
getter}: ${j}`;case"units":return(0,p.xI)`${(0,_.px)(b.length,"Terragrunt unit")} ${b.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}
const R={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},A=T=>(0,f.CC)("not-followed",{message:w(T),help:T.what==="package"?T.cure:R[T.what==="work"?"limit":T.what],...T.what==="wo\
rk"&&{severity:"warning"}});function D({by:T,address:b,constraint:j,newest:S,others:I}){const v=(0,p.xI)`${(0,_.dh)(T)} requires ${(0,p.KT)((0,_.dh)(b))}${j===null?
"":` "${(0,_.dh)(j)}"`}`,g=I.length>0?`which conflicts with ${(0,_.K4)(I,3,_.dh)}`:`which no listed version fits; the newest is ${(0,_.dh)(S??"")}`,a=S===null?"\
which the registry does not have":g;return(0,f.CC)("module-described",{message:(0,p.xI)`according to the registry, ${v}, ${a}`,help:"run `init` to confirm; if i\
t fails, use another version of the module"})}}),533:((ie,G,r)=>{r.d(G,{D0:()=>ce,lz:()=>U,G9:()=>le});var p=r(9373),_=r(2170),f=r(9119),P=r(3096),w=r(3298);let R=function(...O){
return{isOfInit:R}=r.late([4878],4878),new.target?new R(...O):R(...O)},A=function(...O){return{noteCall:A}=r.late([4878],4878),new.target?new A(...O):A(...O)},D=function(...O){
return{partsOf:D}=r.late([4878],4878),new.target?new D(...O):D(...O)};const T=1e6,b=({problem:O,severity:L})=>L==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(O.code),j=({usages:O,notes:L,declared:K})=>L.some(N=>b(N)||(0,f.Zl)((0,_.W7)(N)))||[O,K].some(N=>N.some(({place:W})=>(0,f.Zl)(W.file)||R((0,P.jt)(W.file))));
function S(O,L){const K=new Set,N=new Set,W=new Map;let z=T;for(const{parts:ee,isAside:de,inside:ue}of D(L)){if(z-=ee.length,z<0)break;for(const he of ee)K.add(
he),de||N.add(he);for(const[he,fe]of ue.calls)A(W,he,fe)}const Y=z<0?O:I(O,K,W),re=Y.notes.map(ee=>{const de=(0,P.jt)((0,_.W7)(ee)),ue=K.has(de)||K.has((0,P.RO)(
de));return b(ee)&&!ue?{...ee,severity:"warning"}:ee});return{...N.values().some(ee=>(0,f.Zl)((0,P.Gz)(ee,"main.tf")))?v({...Y,notes:re},ee=>N.has((0,P.jt)(ee))&&
(0,f.Zl)(ee)):{...Y,notes:re},installed:[...W.values()].filter(Boolean).length}}function I({usages:O,declared:L,notes:K},N,W){const z=Y=>!R((0,P.jt)(Y))||N.has(
(0,P.jt)(Y));return{usages:O.flatMap(Y=>!z(Y.place.file)&&Y.kind!=="saved_state"?[]:W.get(Y)===!0?{...Y,needs:[],directHost:void 0}:Y),declared:L.filter(({place:Y})=>z(
Y.file)),notes:K.filter(Y=>z((0,_.W7)(Y))||Y.problem.code.startsWith("file-"))}}function v({usages:O,declared:L,notes:K},N){const W=(0,w.O)(z=>N(z.file)?{...z,isInUse:!0}:
z);return{usages:O.map(({version:z,...Y})=>({...Y,place:W(Y.place),...z&&{version:{...z,place:W(z.place)}}})),declared:L.map(z=>({...z,place:W(z.place)})),notes:K.
map(z=>({...z,places:z.places.map(Y=>typeof Y=="string"?Y:W(Y))}))}}var g=r(5324),a=r(6889),i=r(9432),t=r(4756),n=r(3791),o=r(8032),u=r(3152),s=r(9465),e=r(1011),
d=r(3114),c=r(742);let l=function(...O){return{usagesOf:l}=r.late([3276,6631,2797,3542],2797),new.target?new l(...O):l(...O)},h=function(...O){return{declaredIn:h}=
r.late([3276,6631,2797,3542],2797),new.target?new h(...O):h(...O)},E=function(...O){return{parseFile:E}=r.late([3276,6631,2797,3542],2797),new.target?new E(...O):
E(...O)},y=function(...O){return{Terragrunt:y}=r.late([3276,6631,5242],5242),new.target?new y(...O):y(...O)};function m(O){const L=M(O),K={calls:[],links:new Map,
terragrunt:[]},N=(0,c.Vm)(L,K,[]),W=(0,c.aC)(N,()=>new y(N));return(0,w.O)(z=>{if(!O.directories.has(z))return null;const Y=L.list(z),re=new Set(Y.filter(d.tr)),
ae=Y.flatMap(ue=>{const he=(0,d.L8)(ue,re,""),fe=(0,P.Gz)(z,ue);return he===void 0?[]:E(O.files.get(fe)??"",he,fe)}),{usages:ee,notes:de}=l(ae,W);return{usages:ee.
map(k),declared:[...h(ae)],notes:de}})}function k(O){if(O.calls===void 0)return O;const L=Object.entries(O.calls).map(([K,N])=>[K,N.map(W=>({...W,root:null}))]);
return{...O,calls:Object.fromEntries(L)}}function M({files:O,directories:L}){const K=Map.groupBy(O.keys(),P.jt),N=W=>O.has(W)||L.has(W);return{list:W=>(K.get(W)??
[]).map(z=>z.slice(z.lastIndexOf("/")+1)).sort(),directories:()=>[],exists:N,locate:W=>N(W)?W:null,nameOf:()=>null,read:W=>O.get(W)??null}}let $=function(...O){
return{rootsOf:$}=r.late([4878],4878),new.target?new $(...O):$(...O)},C=function(...O){return{rootNotes:C}=r.late([4284],4284),new.target?new C(...O):C(...O)};function H(O){
const{layouts:L,changed:K,dialect:N,rootRules:W,textRules:z,stop:Y}=O,re=()=>!!Y?.why,ae=({places:de})=>K===null||de.some(ue=>typeof ue!="string"&&K.has(ue.file)),
ee=J(N);return de=>{const ue=new s.f({opened:de,text:z,readPackage:ee,isEnded:re}),he=[...$(L,K,N.versions,!0,ue)],fe=C(W);he.forEach(fe.add);const ge=[...ue.allNotes(),
...fe.notes().filter(X)];return{roots:he,notes:ge.filter(ae)}}}const X=({places:O})=>O.some(L=>typeof L!="string"&&L.inside!==void 0);function J(O){const L=(0,o.
d3)(O);return(0,w.O)(K=>{const N=m(K);return W=>{const z=N(W);if(z===null)return null;const Y=(0,e.sw)(z.usages,O.clients),re=(0,e.vH)(z.notes,O.clients);return{
...z,usages:(0,e.eI)(Y,L),notes:re}}})}let q=function(...O){return{layoutsOf:q}=r.late([4878],4878),new.target?new q(...O):q(...O)},te=function(...O){return{rootsOf:te}=
r.late([4878],4878),new.target?new te(...O):te(...O)},V=function(...O){return{unmatched:V}=r.late([4878],4878),new.target?new V(...O):V(...O)},Q=function(...O){
return{rootNotes:Q}=r.late([4284],4284),new.target?new Q(...O):Q(...O)},Z=function(...O){return{textNotes:Z}=r.late([4284],4284),new.target?new Z(...O):Z(...O)},
oe=function(...O){return{withoutRefused:oe}=r.late([4284],4284),new.target?new oe(...O):oe(...O)};const se=2e5;function ce(O){const{usages:L,declared:K,changed:N,
dialect:W,settings:z,isLockReadonly:Y}=O;if(L.length===0&&K.every(p.z0)&&z.roots.length===0)return{roots:[],notes:[],expand:null};const{clients:ae,versions:ee}=W,
de=ne(O),ue=[],he=[],fe=z.dialect.name==="auto"?[]:ae,ge=(0,a.uQ)(z.dialect,W),Ee={clients:ae,upgrade:z.upgrade,isLockReadonly:Y,versionIn:ge},we=Q(Ee),me=z.depth!==
"discovery";let Oe=0;for(const pe of te(de,N,ee,me)){if(O.stop?.why)break;if(Oe+=pe.directories.length,Oe>se){he.push((0,_.ht)(pe.directory,(0,t.ub)({kind:"root\
s",max:se})));break}we.add(pe),me&&ue.push(pe)}const ve={...W,set:fe,isPredicted:me},Me=pe=>N===null||N.has((0,_.W7)(pe)),_e=[...Z(L,K,ve)].filter(Me),$e=new Set(
O.notes.flatMap(pe=>pe.problem.code==="lock-invalid"?(0,_.W7)(pe):[])),ye=[..._e,...we.notes()].filter(pe=>!$e.has((0,_.W7)(pe))),{ending:Ie}=O,Te={layouts:de,changed:N,
dialect:W,rootRules:Ee,textRules:ve,stop:Ie};return{roots:ue,notes:[...ye,...he,...me?F(de,N):[]],expand:z.depth==="init"?H(Te):null}}function ne(O){const{dialect:L,
settings:K,listed:N,endedAt:W,installed:z=[]}=O,Y=K.upgrade?[]:z,re={...O,installed:Y,clients:L.clients};return N===void 0?U(re,K,W===null):B(re,N)}function le(O){
const{usages:L,declared:K,installed:N=[],settings:W}=O,Y=W.depth!=="discovery"?oe(O.notes,L):O.notes,re={usages:L,notes:Y,declared:K};if(N.length===0&&!j(re))return{
...re,remarks:[]};const{installed:ae,...ee}=S(re,ne(O)),de=`modules in .terraform are used as \`init\` uses them: ${ae}`;return{...ee,remarks:ae===0?[]:[de]}}function F(O,L){
const K=[...new Set(O.flatMap(({unknown:z})=>z))].filter(({files:z})=>L===null||z.some(Y=>L.has(Y)));if(K.length===0)return[];const N=K.map(({directory:z})=>z||
"."),W=(0,f.As)((0,f.jH)(K.flatMap(({unknown:z})=>z??[])));return[(0,_.kH)((0,n.q)({what:"units",names:N}),{places:W,clients:o.Du})]}function U(O,{roots:L},K){const N=L.
map(ae=>({text:ae,matches:(0,g.Ls)([ae])})),W=q({...O,patterns:N}),z=K?V(W,N):[];if(z.length===0)return W;const Y=q({...O,patterns:[]}).flatMap(ae=>ae.roots),re=[
...new Set(Y.map(({name:ae})=>ae||"."))];throw new u.GN(z.map(ae=>{const ee=(0,i.K4)(x(ae,re),5,i.dh),de=ee===""?"":`; the nearest root modules are ${ee}`;return`\
roots: no directory with configuration matches ${ae}${de}`}))}function x(O,L){const K=new Set(O.split("/")),N=W=>W.split("/").filter(z=>K.has(z)).length;return L.
toSorted((W,z)=>N(z)-N(W))}function B(O,{roots:L,rootsAreNamed:K}){const N=O.units.filter(W=>W.unknown!==null);return O.clients.flatMap(W=>{const z=L.filter(({clients:ee})=>ee.
includes(W)),Y=new Set([...N,...z].map(({directory:ee})=>ee||"."));return q({...O,clients:[W],patterns:[{text:"",matches:ee=>Y.has(ee)}]}).map(ee=>({...ee,isNamed:K}))})}})};export{Pe as ids,ke as modules};
var $late0;
