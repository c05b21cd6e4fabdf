const Ce=[3699,2172,9465,8639,8822],Ae={1440:((ae,G,o)=>{o.d(G,{EH:()=>a,U4:()=>C,WI:()=>c,a4:()=>t,oO:()=>k});var m=o(3916),E=o(7811),p=o(2213),D=o(8032),w=o(5243),
j=o(9897),S=o(3846),b=o(8153),T=o(523);const C=".terraform/modules/modules.json",k=".terraform/terraform.tfstate",R=(0,b.w3)({backend:(0,b.lq)((0,b.w3)({type:b.
Qq,config:(0,b.Tj)((0,b.LT)(b.Qq))})),resources:(0,b.p_)((0,b.w3)({provider:b.Qq}))}),P=(0,b.w3)({backend:(0,b.lq)((0,b.w3)({config:(0,b.Tj)((0,b.LT)((0,b.Tj)((0,b.
LT)(b.Qq))))}))}),$=new Set(Object.values(p.FV).flatMap(e=>e.split(/[ .]/))),g=/(?:^|\.)provider\["([^"\\]*)"\]/;function a(e,f){const i=(0,b.D4)(f,R,"struct"),
{backend:d,resources:u}=i.ok?i.value:R.zero,_=(0,b.D4)(f,P,"struct"),v=_.ok?[..._.value.backend?.config?.values()??[]]:[],{type:h="",config:y=null}=d??{},O=[y,...v].
flatMap(A=>Array.from(A??[],([F,z])=>z===""?null:l(h,F,z)));/^(remote|cloud)$/.test(h)&&!y?.get("hostname")&&O.push("app.terraform.io");const I=new Set(u.map(({
provider:A})=>A).filter(A=>A.includes("[")));return D.Du.flatMap(A=>{const F=Array.from(I,Q=>{const ee=(0,S.mi)(g.exec(Q)?.[1]??"",A);return ee.kind!=="registry"?
ee.kind==="builtin"?null:j.IZ:A==="opentofu"&&(0,S.Gi)(ee)?(0,w.Vm)(A):ee.host});return[...new Set(i.ok?[...F,...O]:[j.IZ])].flatMap(Q=>Q===null?[]:{file:e,host:Q,
client:A})})}function l(e,f,i){return e==="local"?(0,p.Bm)(i):p.Gb[e]?.split(" ").includes(f)?(0,p.D8)(i):$.has(f)||f==="hostname"?(0,p.Ul)(i):null}function t(e,f){
const i=(0,p.Bm)(`terraform.tfstate.d/${f.trim()}/terraform.tfstate`);return i===null?[]:D.Du.map(d=>({file:e,host:i,client:d}))}const s=(0,b.w3)({key:b.Qq,source:b.
Qq,version:b.Qq,dir:b.Qq}),r=(0,b.w3)({modules:(0,b.p_)(s)});function c(e,f){const i=f.trim()===""?(0,E.Ju)(r.zero):(0,b.D4)(f,r,"struct");if(!i.ok)return i;const{
modules:d}=i.value,u=d.find(({version:v})=>v!==""&&(0,T.oF)(v)===null);if(u!==void 0)return(0,E.TR)(`has the malformed version "${u.version}"`);if(new Set(d.map(
({key:v})=>v)).size<d.length)return(0,E.TR)("has two modules with the same key");const _=d.filter(({key:v})=>v!=="");return(0,E.Ju)(_.map(({dir:v,...h})=>({...h,
root:e,directory:n(e,v)})))}function n(e,f){const i=(0,m.isAbsolute)(f)?f:`${e===""?".":e}/${f}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(f)?(0,m.
normalize)(i).replace(/(?<=.)\/$/,""):i}}),5324:((ae,G,o)=>{o.d(G,{$8:()=>P,ET:()=>l,G$:()=>$,KG:()=>c,Ls:()=>k,Wj:()=>i,f5:()=>n,kI:()=>s,rN:()=>f,sT:()=>a,sq:()=>g,
un:()=>e});var m=o(3024),E=o(6760),p=o(4756),D=o(2170),w=o(3096),j=o(3298),S=o(9968),b=o(1440);const T=/[*?[{]/;function C(d){const u=d.split("/"),_=u.findIndex(
v=>T.test(v));return _<0?{fixed:d}:{fixed:u.slice(0,_).join("/"),glob:u.slice(_).join("/")}}function k(d){const u=d.map(_=>{const v=_.replace(/^(\.\/)+/,"").replace(
/(?<!\/)\/+$/,"");return{glob:v,start:R(v)}});return _=>{const v=_.toLowerCase();return u.some(({glob:h,start:y})=>h===_||v.startsWith(y)&&E.posix.matchesGlob(_,
h))}}function R(d){const[u=""]=d.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(d)??[];return u.toLowerCase()}const P=({file:d,glob:u},_)=>d===_||u!==void 0&&E.posix.
matchesGlob(_,u),$=d=>d.startsWith(".")||d==="node_modules",g=d=>E.sep==="/"?d:d.replaceAll(E.sep,"/");function a(d,{boundary:u}){return d.kind==="error"?(0,p.WO)(
{what:"link",code:d.code}):(0,S.UO)(d.path,u)?d.kind==="special"?(0,p.WO)({...d,what:"link-to-special-file"}):d.kind==="file"?d.path:null:(0,p.a3)({what:"link"})}
function l({root:d,scan:u}){const _=[d,...u.map(O=>(0,E.resolve)(d,C(O).fixed))].map(t),v=O=>_.some(I=>I!==null&&(0,S.UO)(O,I)),h=O=>{const I=(0,E.resolve)(d,O),
A=(0,m.existsSync)(I)?t(I):null;return A!==null&&v(A)?A:null},y=(O,I)=>{const A=h(O);return(A===null?[]:(0,S.Mc)(A).filter(I)).map(({name:z})=>z).sort()};return{
list:O=>y(O,I=>!I.isDirectory()),directories:O=>y(O,I=>I.isDirectory()&&!$(I.name)),exists:O=>(0,m.existsSync)((0,E.resolve)(d,O)),locate:(0,j.O)(h),nameOf:O=>{
const I=h(O);return I===null?null:g((0,E.relative)(_[0]??d,I))},read:(O,I)=>{const A=h(O);return A===null?null:(0,S.r7)(A,I)}}}const t=d=>(0,S.N0)(()=>(0,m.realpathSync)(
d),null);function s(d,u){const{fixed:_,glob:v}=C(u);try{const h=(0,m.realpathSync)((0,E.resolve)(d,_)),y=g((0,E.relative)(d,h)),O=(0,S.UO)(h,d),I=O?d:h;if(v!==void 0)
return{path:h,name:y,boundary:I,glob:(0,w.Gz)(y,v)};if((0,m.statSync)(h).isDirectory())return{path:h,name:y,boundary:I};const A=(0,E.resolve)(h,"..");return{...{
path:A,name:g((0,E.relative)(d,A))},boundary:O?d:A,file:y}}catch(h){return(0,D.ht)(u,(0,p.WO)({what:"scan",code:(0,S.Oj)(h)}))}}const r=200;function c(d){const{
path:u,name:_,depth:v}=d;if(v>r)return(0,D.ht)(_,(0,p.ub)({kind:"depth",max:r}));try{return(0,m.readdirSync)(u,{withFileTypes:!0}).sort((h,y)=>h.name<y.name?-1:
1)}catch(h){return(0,D.ht)(_,(0,p.WO)({what:"directory",code:(0,S.Oj)(h)}))}}const n=(d=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],
unread:[],calls:[],called:new Set(d),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function e(d,{
exists:u,read:_}){return u(d)?(0,b.EH)(d,_(d)??""):[]}function f(d,u){const _=(0,w.Gz)(d,".terraform/environment"),v=u.read(_);return[...e((0,w.Gz)(d,b.oO),u),...v===
null?[]:(0,b.a4)(_,v)]}function i(d,{exists:u,read:_,nameOf:v}){const h=(0,w.Gz)(d,b.U4),y=_(h);if(y===null)return u(h)?(0,D.ht)(h,(0,p.a3)({what:"outside",path:h})):
[];const O=(0,b.WI)(d,y);return O.ok?O.value.map(I=>{const A=I.directory;return(0,E.isAbsolute)(A)&&(0,E.normalize)(A)===A?{...I,directory:v(A)??A}:I}):(0,D.ht)(
h,(0,p.U$)({error:`the list ${O.why}`,isRefused:!0}))}}),9059:((ae,G,o)=>{o.d(G,{$:()=>$,$t:()=>c,AN:()=>a,Dx:()=>r,_X:()=>k});var m=o(3096),E=o(9941),p=o(5324),
D=o(3114);const w=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),
j=n=>n==="config.toml",S=[["",D.Z8],[".github",()=>!1],...w.map(n=>[n,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",D.Z8],[".config",D.TD],[".config/mise",j],[".mis\
e",j]],b=".github/actions",T=128*1024,C=200;function*k({root:n,exclude:e},f){const i=(0,p.ET)({root:n,scan:[]}),d=(0,p.Ls)(e),u=R(i).filter(h=>!d(h)),_=h=>h.split(
"/").length,v=[...new Set([...u,...f])].sort((h,y)=>_(h)-_(y)||(h<y?-1:1));for(const h of v.slice(0,C)){const y=i.read(h);y!==null&&y.length<=T&&(yield{file:h,text:y})}}
function R(n){const e=S.flatMap(([i,d])=>n.list(i).filter(u=>d(u)||$((0,m.Gz)(i,u))).map(u=>(0,m.Gz)(i,u))),f=n.directories(b).flatMap(i=>["action.yml","action.\
yaml"].map(d=>`${b}/${i}/${d}`));return[...e,...f]}const P=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],$=n=>P.some(([,e])=>e.test(n)),g=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function a({file:n,text:e}){if($(n)){const i=r(n,e);return P.flatMap(([d,u,
_])=>u.test(n)&&i.some(v=>_.test(v))?d:[])}return e.search(g)<0?[]:r(n,e).flatMap(i=>i.match(g)??[]).map(i=>i.toLowerCase())}const l=1e3,t=/(^|\s)#.*$/s,s=/(^|\s)(\/\/|\/?\*).*$/s;
function r(n,e){const f=/jenkinsfile|\.json$/i.test(n)?s:t;return e.split(`
`).map(i=>i.slice(0,l).replace(f,"").trimEnd())}function c(n,e,f,i){return{file:n,...(0,E.yN)(f)(i),line:e+1}}}),3114:((ae,G,o)=>{o.d(G,{Ep:()=>S,L8:()=>C,TD:()=>a,
Z:()=>g,Z8:()=>l,dN:()=>$,tr:()=>T,xO:()=>P});var m=o(8032);const E=["terraform"],p=["opentofu"],D=/\.tfquery\.(hcl|json)$/,w=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",p],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[D,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],j=/\.(tf|tofu|hcl|json)$/,
S=({class:t})=>t==="config"||t==="test",b={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},T=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
t);function C(t,s,r){if(t===".terraform.lock.hcl")return b;const c=j.test(t)?w.find(([I])=>I.test(t)):void 0,[n=/$/,e=null,f=[]]=c??[];if(e===null)return;const i=k(
t)&&e==="test"&&r==="tests";if(k(t)&&!i)return;const d=t.search(n),u=t.slice(0,d),_=u+t.slice(d).replace(".tf",".tofu"),v=u==="override"||u.endsWith("_override"),
h=i||_!==t&&s.has(_);if(h&&!f.includes("terraform"))return;const y=h?E:f,O=t.endsWith(".json")?"json":"hcl";return{class:e,syntax:O,clients:y,isOverride:v}}const k=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),R=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),P=t=>D.test(t),$=[".spacelift/config.yml",".spacelift/config.yaml"],g=t=>t.endsWith(".tfbackend"),a=t=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(t),l=t=>a(t)||R.test(t)}),1011:((ae,G,o)=>{o.d(G,{CI:()=>S,G4:()=>$,O8:()=>w,Rt:()=>D,VZ:()=>j,eI:()=>T,kA:()=>k,s7:()=>C,sw:()=>b,vH:()=>R});var m=o(4756),
E=o(2170),p=o(3298);const D=["organization","workspaces"],w=["module","state","lock"],j=["version","compatible","provider-version"],S=({directory:g,module:a})=>[
...new Set([g,a??g])];function b(g,a){const l=(0,p.O)(s=>s.filter(r=>a.includes(r))),t=(0,p.O)(s=>s.flatMap(r=>l(r.clients).length===0?[]:{...r,clients:l(r.clients)}));
return g.flatMap(s=>{const r=l(s.clients);if(r.length===s.clients.length)return s;const c=t(s.needs),n=s.isHostImplied?c[0]?.host??s.host:s.host;return r.length===
0?[]:{...s,clients:r,needs:c,host:n}})}const T=(g,a)=>g.map(l=>{const{calls:t,evaluated:s}=l;if(a.length===0||t===void 0||s===void 0)return l;const r=Object.entries(
t).filter(([c])=>!a.some(n=>n===c));return{...l,calls:Object.fromEntries(r)}}),C=({workspace:g,hasOwnToken:a,directHost:l})=>g!==void 0||a===!0||l!==void 0,k=g=>new Set(
g.flatMap(({host:a,isHostImplied:l})=>l?[]:a??[])),R=(g,a)=>g.filter(({clients:l})=>l.some(t=>a.includes(t))),P=1e4;function $(g=P){const a=[],l={error:0,warning:0,
notice:0};let t=0;const s=c=>{l[c.severity]+=1,l[c.severity]<=g?a.push(c):t+=1},r=()=>(0,E.ht)(".",(0,m.ub)({kind:"problems",max:g,omitted:t}));return{add:s,all:()=>t===
0?a:[...a,r()]}}}),4756:((ae,G,o)=>{o.d(G,{JW:()=>T,U$:()=>p,WO:()=>j,a3:()=>b,ub:()=>R,yQ:()=>C});var m=o(9432),E=o(9615);const p=({error:P,isRefused:$})=>(0,E.
CC)("file-syntax",{message:P??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!$&&{severity:P===null?"\
notice":"warning"}}),D={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},w={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function j(P){const[$,g]=D[P.what],a=P.what==="file"||P.what==="directory";return(0,E.
CC)("file-unreadable",{message:`${$}${"code"in P?`: ${P.code}`:` ${P.is} and is not read`}`,help:(a?w[P.code]:void 0)??g,...!("isRefused"in P&&P.isRefused)&&{severity:"\
warning",affects:[]}})}const S={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function b(P){const[$,g]=S[P.what],a="path"in P&&{message:`directory ${(0,m.dh)(P.path)} ${$}`,severity:"notice"};return(0,E.CC)("file-outside",{message:$,help:g,
...a})}function T({scan:P,hasHostnames:$,isFleet:g}){const a=P.every(r=>r===".")?"this directory":`\`scan\` (${(0,m.K4)(P,3,m.dh)})`,t=`found no Terraform or Op\
enTofu files in ${g?"the repositories of `usages`":a}`,s=g?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${t}, and \`hostnames\` is not set`,help:`${s}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...$&&{message:`${t}; only \`hostnames\` was checked`,help:`${s}, or correct \`scan\``,severity:"warning"}})}const C=({oldest:P})=>(0,E.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${P}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),k={depth:({max:P})=>({message:`directories nested deeper than ${P} levels are not scanned`,help:"\
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
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},R=P=>(0,E.CC)("file-limit",(0,E.Z9)(k,
P))}),9615:((ae,G,o)=>{o.d(G,{CC:()=>a,Lw:()=>j,VB:()=>$,Z9:()=>l,ag:()=>g,as:()=>T,oC:()=>w,tr:()=>P});var m=o(1780),E=o(9179),p=o(9432);let D=function(...t){return{
problemFacts:D}=o.late([4507],4507),new.target?new D(...t):D(...t)};const w=["error","warning","notice"],j=t=>({operator:t,user:t}),S=(t,{isTerminal:s})=>typeof t==
"object"&&"terminal"in t?t[s?"terminal":"workflow"]:t;function b({guest:t,besides:s,...r},c){const{role:n}=c,e=(0,m.KT)(c.host),f=S(r.operator,c);if(n==="operat\
or")return f;const i=(0,m.xI)`ask the operator of ${e} to ${f}`,d=r.user===void 0?i:S(r.user,c);return n==="guest"?t??d:d===i||d===f?d:(0,m.xI)`${d}; if you run ${e}, ${s??
f}`}function T(t,s){const{cures:r,...c}=t;return r===void 0?t:{...c,help:k(r,s)}}const C={role:"operator",host:"",isTerminal:!1};function k(t,s){const{because:r,
note:c}=t,n=r===void 0?"":`${r}: `,e=c===void 0?"":(0,m.xI)`; ${S(c,s)}`;return R((0,m.xI)`${n}${b(t,s)}${e}`)}const R=t=>(0,m.tD)((0,m.FS)(t),E._U);function P(t){
const[s,...r]=t,n=`if ${s===void 0?"this repository":(0,p.K4)(t,3)} ${r.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return s===void 0?n:`${n} for \`tf-disc\
o usages\``}const $=t=>`call another version in place of ${(0,p.dh)(t)}, or have it corrected there`,g=({message:t,help:s})=>({message:(0,m.pj)(t),help:s===void 0?
null:(0,m.pj)(s)});function a(t,s){const{operator:r,besides:c,user:n,guest:e,because:f,note:i,...d}=s,u=r===void 0?void 0:{operator:r,besides:c,user:n,guest:e,because:f,
note:i},{help:_=u,...v}=d,h=D()[t],y=(0,m.tD)(v.message,E._U),O={code:t,...h,usualSeverity:h.severity,...v,message:y};return _===void 0?O:typeof _=="object"&&"o\
perator"in _?{...O,help:k(_,C),cures:_}:{...O,help:R(_)}}const l=(t,s)=>t[s.kind](s)}),8339:((ae,G,o)=>{o.d(G,{DA:()=>P,Iz:()=>R,J0:()=>r,My:()=>$,Zp:()=>e,_W:()=>f,
k0:()=>c,tg:()=>n});var m=o(8032),E=o(1780),p=o(9179),D=o(9432),w=o(9615);const j=120,S="is not a registry module, and `version` applies to registry modules onl\
y",b={"local-with-version":[S,"remove `version`"],"remote-with-version":[S,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"rem\
ote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has \
white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["cal\
ls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked\
-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write \
tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},T={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-\
requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function C(i){if("\
error"in i)return{message:i.error,help:i.advice??void 0};if("address"in i){const[h,y]=T[i.reason];return{message:`${i.address} ${h}`,help:y}}const[d,u]=b[i.reason],
[,_]=k.exec(i.text)??[],v=_===void 0?"":`write "${_}" for the module of the registry, or `;return{message:`"${i.text}" ${d}`,help:`${v}${u}`}}const k=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
R=({path:i,maker:d,in:u})=>(0,w.CC)("source-missing",{message:`there is no directory ${(0,D.dh)(i)}${u===void 0?"":` in ${(0,D.dh)(u)}`}`,help:u===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...d!==null&&{message:`there is no directory ${(0,D.dh)(i)} i\
n this checkout; ${(0,D.dh)(d)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),P=i=>"isOld"in i?(0,w.CC)("source-invalid",{...s(i),affects:[i.client]}):(0,w.CC)("source-invalid",C(i)),$=i=>(0,w.CC)(
"source-near-miss",{message:i.host===null?`"${i.text}" is not read as a registry address`:(0,E.xI)`"${i.text}" is read as host ${(0,E.KT)(i.host)}`,help:i.advice,
...i.host===""&&{message:`the host of "${i.text}" cannot be determined`,severity:"notice"}}),g="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function a(i){const{shown:d,more:u}=(0,D.zN)(i,4),_=d.map(({text:h,from:y})=>`${h===null?"not known":(0,D.dh)(h,j)} ${y??"by default"}`),v=u>
0?`${u} more`:_.pop();return`${_.join(", ")} and ${v}`}const l=(i,d,u)=>`${i} of ${d} is ${(0,D.dh)((0,p.Qj)(u),j)}`;function t({address:i,argument:d,expression:u,
candidates:_,refused:v}){const h=l(d,i,u);if(v==="never")return{message:`${h}, which Terraform does not evaluate`,help:`write the ${d} as a literal`};if(v===null){
const O=_.length>1?a(_):"only known at init time";return{message:`${h}, which is ${O}`,help:g}}const{variable:y}=v;return y===""?{message:`${h}, which cannot be\
 known during init`,help:`write the ${d} with literals, locals and variables only`}:{message:`${h}, and Terraform evaluates var.${y} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${y}", which requires Terraform 1.15, or write the ${d} as a literal`}}function s({address:i,expression:d,client:u,
isOld:_}){const v=l("source",i,d),[h,y]=[m.bB[u],m.Y8[u]],O="write the source as a literal";if(_)return{message:`${v}, which ${h} evaluates only since ${y}`,help:`${O}\
, or use ${h} ${y} or later`};const I=u==="terraform";return{message:`${v}, and ${h} evaluates only locals and ${I?"variables with `const = true`":"variables"} \
here`,help:`${O}${I?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const r=i=>(0,w.CC)("sou\
rce-dynamic","isOld"in i?s(i):t(i)),c=i=>(0,w.CC)("host-invalid",{message:`"${i.text}" is not a hostname: ${i.error}`,help:i.advice??void 0}),n=i=>(0,w.CC)("hos\
t-missing",{severity:"warning",message:`the ${i} has no hostname, and OpenTofu has no default`,help:i==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),e=({host:i,name:d})=>(0,w.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(i)}: must contain at least one dot`,
help:(0,E.xI)`use a full name such as ${(0,E.KT)(d)}.localdomain; provider addresses accept the short name`}),f=({host:i})=>(0,w.CC)("host-idn-module",{message:(0,E.
xI)`Terraform cannot use modules from host ${(0,E.KT)(i)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ae,G,o)=>{o.d(G,{Ar:()=>w,Bm:()=>b,D8:()=>S,FV:()=>j,Gb:()=>p,Ul:()=>T,nT:()=>D});var m=o(
255),E=o(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},D={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},w=["address","endpoints","http_proxy","https_proxy","vault_uri"],j={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},S=C=>/^[\w.-]*$/.test(C)?null:E.IZ,b=C=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(C)?null:E.IZ;function T(C){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(C))return E.IZ;if(/^\s*\w+\s*=/.test(C)){const[k,...R]=Array.from(C.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,P=""])=>P);return k===void 0?null:R.length===0?(0,m.$o)(k):E.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(C)?C:`https://${C}`)??E.IZ}}),9941:((ae,G,o)=>{o.d(G,{SH:()=>D,
Td:()=>w,lS:()=>S,n_:()=>p,w4:()=>j,yN:()=>C});const m=25e4,E=100;class p{max;count=0;constructor(g=m){this.max=g}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*E}}const D=($,g,a)=>$.kind==="native"?$.blocks.filter(l=>l.type===g&&l.labels.length===a):$.members.flatMap(
({name:l,value:t})=>l===g?T(g,t,a,[]):[]),w=$=>$.kind==="native"?$.attributes:$.members;function j($,g){if(!($.kind==="native"&&$.mayHave?.(g)===!1))return w($).
find(a=>a.name===g)}const S=$=>($.kind==="tuple"?$.elements:[$]).flatMap(a=>a.kind==="object"?a.items.filter(b):[]),b=$=>$.name!==void 0&&$.name!=="//";function T($,g,a,l){
if(a>0)return S(g).flatMap(({name:s,start:r,end:c,value:n})=>T($,n,a-1,[...l,{value:s,start:r,end:c}]));const t={start:g.start,end:g.start+1};return(g.kind==="t\
uple"?g.elements:[g]).filter(({kind:s})=>s==="object"||s==="tuple").map(s=>({...t,type:$,labels:l,body:{kind:"json",members:S(s)}}))}const C=$=>{const g=[$.startsWith(
"\uFEFF")?1:0];let a=$.indexOf(`
`),l;return({start:t,end:s})=>{for(;a>=0&&a<t;a=$.indexOf(`
`,a+1))g.push(a+1);l??=R($);const r=Math.max(1,P(g,t)),c=g[r-1]??0,n=(g[r]??(a<0?$.length:a)+1)-1;return{line:r,column:k(Math.max(t,c),c,l),endColumn:k(Math.min(
s,n),c,l)}}},k=($,g,a)=>$-g-P(a,$-1)+P(a,g-1)+1,R=$=>/[\uD800-\uDBFF]/.test($)?Array.from($.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),g=>g.index):[];function P($,g){
let a=0,l=$.length;for(;a<l;){const t=a+l>>>1;($[t]??0)<=g?a=t+1:l=t}return a}}),2172:((ae,G,o)=>{o.d(G,{IY:()=>$,Im:()=>g,JT:()=>P,KS:()=>l,MP:()=>R,MZ:()=>t,W$:()=>k,
Xo:()=>r,cd:()=>C,ek:()=>a,g_:()=>n,lc:()=>s});var m=o(3096),E=o(5243),p=o(3846),D=o(180),w=o(3298),j=o(9941);let S=function(...e){return{readHcl:S}=o.late([3276,
3494,3699,2797,7390],2797),new.target?new S(...e):S(...e)},b=function(...e){return{detach:b}=o.late([3276,3494,3699,2797,7390],2797),new.target?new b(...e):b(...e)};
const T="hostnames input",C={file:T,line:1,column:1,endColumn:1},k=e=>e.file===T?T:e,R=({host:e,namespace:f,name:i,system:d})=>[e,f,i,d].join("/"),P=({host:e,namespace:f,
type:i})=>[e,f,i].join("/"),$=e=>"type"in e?P(e):R(e);function g(e){return"constraints"in e?e.constraints:e.constraint===null?[]:[e.constraint]}const a=e=>("pla\
ces"in e?e.places:[e.place]).map(k);function l({version:e},f){if(e===void 0)return null;const i=(e.value===void 0?e.text:e.value[f])??null;return i===null?null:
{text:i,place:e.place}}const t=({text:e,calls:f},i)=>f===void 0?[{root:null,source:e,version:null,isOpen:!1}]:f[i]??[];function s({kind:e,text:f,address:i},d,u){
switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const _=(0,p.mi)(f??"",u);return _.kind==="registry"?_:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:d,namespace:"hashicorp",type:(0,p.op)(i)};case"implied_provider":return{host:d,namespace:"hashicorp",type:(0,p.
A5)(f)};default:return null}}function r(e,f){const i=Map.groupBy(f,({lockFile:v})=>v),d=new Set(e.flatMap(({kind:v,text:h,place:y})=>c.test(v)&&!(0,E.Nj)(h??"")?
(0,m.jt)(y.file):[])),u=(0,w.O)(v=>new Set(v.providers.map(({provider:h})=>P(h)))),_=(v,h)=>{if(v.calls.length>0||v.directories.some(O=>d.has(O)))return!0;const y=s(
h,(0,E.Vm)(v.client),v.client);return y===null||u(v).has(P(y))};return e.map(v=>{if(v.kind!=="lock_provider"||v.needs.length===0)return v;const h=i.get(v.place.
file);return h===void 0||h.some(O=>_(O,v))?v:{...v,needs:[]}})}const c=/^(?:module|test_module|terragrunt_source)/;function n(e){const i=(0,j.SH)(S(e).body,"pro\
vider",1).flatMap(({labels:[d],body:u})=>{const _=(0,p.mi)(b(d?.value??""),"terraform");if(_.kind!=="registry")return[];const v=(0,j.w4)(u,"hashes")?.value,y=(v?.
kind==="tuple"?v.elements:[]).flatMap(O=>O.kind==="string"?[b(O.value)]:[]);return[[P(_),y.filter(D.e)]]});return new Map(i)}}),9039:((ae,G,o)=>{o.d(G,{i:()=>T});
var m=o(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,D=String.raw`[()<>@,;:\\"/[\]?=]`,w=new RegExp(`^${E}(?:/${E})?$`),j=String.
raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,S=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${j})${p}`,"uy"),b=new RegExp(String.raw`\\(${D})`,"g");function T(k){const R=k.
indexOf(";"),$=(0,m.s8)((0,m.Dw)(R<0?k:k.slice(0,R))).replaceAll("\u0130","i").toLowerCase();return w.test($)&&(R<0||C(k,R))?$:null}function C(k,R){const P=new Map;
for(let $=R;$<k.length;){S.lastIndex=$;const[g,a="",l,t=""]=S.exec(k)??[];if(g===void 0)return(0,m.s8)(k.slice($))===";";const s=a.toLowerCase(),r=l??t.replace(
b,"$1");if((P.get(s)??r)!==r)return!1;P.set(s,r),$+=g.length}return!0}}),1879:((ae,G,o)=>{o.d(G,{Qc:()=>b,Tp:()=>w,Zo:()=>R,bi:()=>D});var m=o(9562),E=o(7811),p=o(
5106);const D=1024*1024;function w($,g){const a=(0,E._6)($),l=(0,m.V)(a,"map");if(!l.ok){const[,s,r]=b(a)??[];return s===void 0?{kind:"not-json",why:l.why,advice:l.
advice}:{kind:"not-json",why:`it ${s}`,advice:r??null}}if(l.value===null)return{kind:"null"};if(Array.isArray(l.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,m.G)(l.value))return{kind:"not-object",why:`found a ${typeof l.value}`};const t=[];for(const s of Object.keys(l.value)){const r=l.value[s]??null;if(g?.(
s,r)===!1)continue;const c=g!==void 0&&j(r)>p.Ls;t.push({id:s,value:c?void 0:r})}return{kind:"object",services:t}}function j($){try{return JSON.stringify($).length}catch{
return Number.POSITIVE_INFINITY}}const S=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],b=$=>S.find(([g])=>g.test($)),T=100,C=16*1024,k=200;function R($){const g=new Set($),a=new Set($.map(
P));let l=0,t=C;return(s,r)=>{if(p.fg.has(s)||g.has(s))return!0;const c=s.length<=k&&a.delete(P(s));if(l===T)return c;const n=s.length+j(r);return n>t?c:(l+=1,t-=
n,!0)}}const P=$=>$.slice(0,$.indexOf(".")+1)}),3846:((ae,G,o)=>{o.d(G,{A5:()=>n,Gi:()=>b,mi:()=>$,op:()=>c,sL:()=>a});var m=o(7811),E=o(255),p=o(9509),D=o(5243);
const w={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},j="hashicorp",S="-",b=({host:e,namespace:f})=>e===(0,D.Vm)("terraform")&&f===j,T='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',C="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",k={prefix:"terraform-",whose:"a Terraform",frequency:"often"},P={terraform:[k],opentofu:[k,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function $(e,f){const i=e.split("/");if(i.length>3||i.includes(""))return g(T);const[d="",u,_]=i.reverse(),v=a(d);if(!v.ok){
const ee=`${(0,m.ol)(d)} in source ${(0,m.ol)(e)}`;return g(`Invalid provider type: Invalid provider type ${ee}: ${v.why}"`)}const h=_===void 0,y=h?(0,m.Ju)((0,D.
Vm)(f)):(0,E.Pv)(_);if(u===void 0&&y.ok){const ee={hostImplied:h,namespace:j,type:v.value};return{kind:"registry",host:y.value,...ee}}const I=u===S?(0,m.Ju)(u):
a(u??""),A=`namespace "" in source ${(0,m.ol)(e)}`;if(!I.ok)return g(`Invalid provider namespace: Invalid provider ${A}: ${I.why}"`);const F="Invalid provider s\
ource hostname";if(!y.ok)return g(`${F}: ${F} ${A}: ${y.why}"`);const z={hostImplied:h,host:y.value,namespace:I.value,type:v.value},Q=t(z,f);return Q===void 0?{
kind:l(z,f),...z}:g(Q)}const g=e=>({kind:"invalid",error:e});function a(e){if(/^[a-z0-9]+$/.test(e))return(0,m.Ju)(e);if(e==="")return(0,m.TR)("must have at lea\
st one character");if(e.includes("."))return(0,m.TR)("dots are not allowed");if(e.includes("--"))return(0,m.TR)("cannot use multiple consecutive dashes");const f=(0,p.
YE)(e);return f.ok?(0,m.Ju)((0,p.DI)(f.value)):(0,m.TR)(C)}function l({host:e,namespace:f},i){return f===S?"legacy":f==="builtin"&&w[i].includes(e)?"builtin":"r\
egistry"}function t(e,f){const i=(0,D.Vm)(f);if(e.namespace===S&&e.host!==i)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${i}.`;const d=P[f].find(({prefix:u})=>e.type.startsWith(u));return d&&s(e,d,f)}function s(e,{prefix:f,whose:i,frequency:d},u){const _=`${f}prov\
ider-`,v=e.type.slice(_.length);if(!e.type.startsWith(_)||!a(v).ok)return`Invalid provider type: Provider source ${(0,m.ol)(r(e))} has a type with the prefix ${(0,m.
ol)(f)}, which isn't allowed because it would be redundant to name ${i} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const h=r({...e,type:v},u);return`Invalid provider type: Provider source ${(0,m.ol)(r(e,u))} has a type with the prefix ${(0,m.ol)(_)}, which i\
sn't valid. Although that prefix is ${d} used in the names of version control repositories for ${i.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,m.ol)(h)}?`}const r=({host:e,namespace:f,type:i},d)=>d!==void 0&&e===(0,D.Vm)(d)?`${f}/${i}`:`${(0,E.pk)(e)}/${f}/${i}`,c=e=>e.replace(/^.*\./s,
""),n=e=>(e??"").replace(/[._].*$/s,"")}),8153:((ae,G,o)=>{o.d(G,{D4:()=>j,LT:()=>$,Qq:()=>T,Tj:()=>a,_5:()=>w,ch:()=>D,gy:()=>P,lq:()=>R,nd:()=>k,p_:()=>g,qL:()=>S,
w3:()=>l,zM:()=>C});var m=o(9562),E=o(7811),p=o(1879);const D="has too many elements",w=25e3;function j(c,n,e){const f=S(c,n,e);return f.ok?f.value.items>w?(0,E.
TR)(D):(0,E.Ju)(f.value.value):f}function S(c,n,e="decoder"){const f=(0,m.V)(c,e);if(!f.ok&&f.isLimit)return(0,E.TR)(D);if(!f.ok)return(0,E.TR)((0,p.Qc)(c)?.[1]??
`is not valid JSON: ${f.why}`);const i=new s,d=n.read(f.value,i),{mistake:u,items:_}=i;return u===null?(0,E.Ju)({value:d,items:_}):(0,E.TR)(u)}const b=(c,n,e=f=>typeof f==
typeof c)=>({zero:c,read:(f,i)=>e(f)?f:(f!==null&&i.refuse(n,f),c)}),T=b("","a string"),C=b(!1,"a boolean"),k=b(0,"an integer",Number.isInteger),R=c=>({zero:null,
read:(n,e)=>n===null?null:c.read(n,e)}),P={zero:null,read:()=>null},$=c=>({zero:c.zero,read:(n,e)=>{const{mistake:f}=e,i=c.read(n,e);return e.mistake=f,i}}),g=c=>({
zero:[],read:(n,e)=>Array.isArray(n)?(e.items+=n.length,n.map((f,i)=>e.within(i,c,f))):(n!==null&&e.refuse("a list",n),[])}),a=c=>({zero:null,read:(n,e)=>{const f=e.
membersOf(n);if(f===null)return null;const i=Object.entries(f);return e.items+=i.length,new Map(i.map(([d,u])=>[d,e.within("*",c,u)]))}});function l(c){const n=Object.
entries(c),e=new Map(n),f=Object.fromEntries(n.map(([i,{zero:d}])=>[i,d]));return{zero:f,read:(i,d)=>{const u=d.membersOf(i);if(u===null)return f;const _={...f};
for(const[v,h]of Object.entries(u)){const y=e.has(v)?v:t(v),O=e.get(y);O!==void 0&&(_[y]=d.within(y,O,h))}return _}}}const t=c=>c.toLowerCase().replaceAll("\u017F",
"s");class s{#e=[];mistake=null;items=0;within(n,e,f){this.#e.push(n);const i=e.read(f,this);return this.#e.pop(),i}membersOf(n){return(0,m.G)(n)?n:(n!==null&&this.
refuse("an object",n),null)}refuse(n,e){if(this.mistake!==null)return;const f=this.#e.map(d=>typeof d=="number"?`[${d}]`:`.${d}`),i=f.length===0?"":` in "${f.join(
"").slice(1)}"`;this.mistake=`has ${r(e)} instead of ${n}${i}`}}function r(c){return Array.isArray(c)?"a list":typeof c=="object"?"an object":`a ${typeof c}`}}),
180:((ae,G,o)=>{o.d(G,{CT:()=>R,KB:()=>D,e:()=>P,fi:()=>t,jY:()=>a,uH:()=>k,yI:()=>g});var m=o(9633),E=o(523),p=o(3556);function D(s,r,c){const{os:n,arch:e,shasum:f}=s,
i=/^[0-9a-fA-F]{64}$/.test(f),d=`${n}_${e}`===r;return{early:[...j(s.protocols),...w([d?null:`is for ${n}_${e} instead of ${r} (\`os\`, \`arch\`)`,S(c,"download\
_url",s.download_url),T(s.packages),i?null:b(f),S(c,"shasums_url",s.shasums_url),S(c,"shasums_signature_url",s.shasums_signature_url)]),...s.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:w([C(s,r)]),hashes:i&&d?[`zh:${f.toLowerCase()}`]:null}}const w=s=>s.flatMap(r=>r===null?[]:{kind:"des\
cription",why:r});function j(s){const r=s.find(c=>(0,E.rK)(c)===null);return r!==void 0?[{kind:"description",why:`has "${r}" in \`protocols\`, which is not a vers\
ion`}]:s.length===0||(0,p.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function S(s,r,c){const n=(0,m.Fl)(s,c);return n.ok?null:`has an invalid URL in \`${r}\`: ${n.
why}`}const b=s=>s===""?"has no `shasum`":`has "${s}" in \`shasum\`, which is not 64 hexadecimal digits`;function T(s){const r=[...s?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),c=Array.from(s?.values()??[],e=>e.hashes).flat(),n=[...r,...c.filter(e=>e.indexOf(":")<1)][0];return n===void 0?null:`has "${n}" in \`packages\`, which O\
penTofu cannot read`}function C({packages:s,shasum:r},c){if(!s?.size)return null;const n=s.get(c);if(n===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(n.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=n.hashes.filter(f=>f.
startsWith("zh:"));return e.some(f=>f!==`zh:${r}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function k(s,r){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:c,hashes:n}=s,
e=n.length===0||n.some(P),f=w([c===""?`has no \`url\` for ${r}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${r}, but others`]);return{early:f,late:[],hashes:f.
length===0?n:null}}const R=["zh:","h1:"],P=s=>R.some(r=>s.startsWith(r)),$=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function g(s,{
filename:r,shasum:c}){for(const n of s.split(`
`)){const[e="",f]=n.split($,4).filter(i=>i!=="");if(f===r)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===c.toLowerCase()?null:`has another hash for ${r} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${r}`}return`has no line for ${r===""?"the empty `filename` of the package":
r}`}function a(s){const[r]=s;return r===void 0?"the signature of its checksums is empty":r===194||(r&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const l="in `signing_keys.gpg_public_keys`";function t(s){const[r]=s;return s.includes(null)?`the descriptio\
n has null ${l}, at which the clients crash`:r===void 0?`the description has no key ${l}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(r??"")?null:`t\
he description has a key ${l} whose \`ascii_armor\` is not an armored public key`}}),3556:((ae,G,o)=>{o.d(G,{I0:()=>s,PN:()=>b,TT:()=>S,h:()=>g,oM:()=>l,tD:()=>C});
var m=o(9039),E=o(7811),p=o(3846),D=o(523),w=o(8153);const j=(0,w.w3)({versions:(0,w.p_)((0,w.w3)({version:w.Qq,protocols:(0,w.p_)(w.Qq)})),warnings:(0,w.p_)(w.
Qq)});function S(c){const n=(0,w.D4)(c,j);if(!n.ok)return n;const{versions:e,warnings:f}=n.value,i=new Map(e.map(_=>[_.version,_.protocols])),d=[...i.keys()],u=d.
filter(_=>b(i.get(_)??[]));return(0,E.Ju)({texts:d,compatible:u.length===d.length?d:u,warnings:d.length===0?[]:f})}const b=c=>c.some(n=>{const e=(0,D.rK)(n),[f]=e?.
numbers??[];return e!==null&&!(0,D.Ty)(e)&&(f===5n||f===6n)}),T=(0,w.w3)({id:w.Qq,moved_to:w.Qq});function C(c,n){const e=(0,w.D4)(c,T);if(!e.ok)return e;const{
id:f,moved_to:i}=e.value,d=(0,p.mi)(i===""?f:i,"terraform"),u=d.kind==="registry"&&d.type===n;return(0,E.Ju)(u?d.namespace:null)}const k=(0,w.w3)({ascii_armor:w.
Qq}),R=(0,w.Tj)((0,w.w3)({hashes:(0,w.p_)(w.Qq),package_size:w.nd})),P=(c,n)=>(0,w.w3)({protocols:(0,w.p_)(w.Qq),os:w.Qq,arch:w.Qq,filename:w.Qq,shasum:w.Qq,download_url:w.
Qq,shasums_url:w.Qq,shasums_signature_url:w.Qq,signing_keys:(0,w.w3)({gpg_public_keys:(0,w.p_)((0,w.lq)(c))}),packages:n}),$={terraform:P((0,w.w3)({ascii_armor:w.
Qq,trust_signature:w.Qq}),w.gy),"opentofu before 1.12":P(k,w.gy),opentofu:P(k,R)},g=(c,n)=>(0,w.D4)(c,$[n]),a=(0,w.w3)({versions:(0,w.Tj)((0,w.w3)({}))});function l(c,n){
const e=r(c,n,a);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const t=(0,w.w3)({archives:(0,w.Tj)((0,w.lq)((0,w.w3)({url:w.Qq,hashes:(0,w.p_)(w.Qq)})))});
function s(c,n,e){const f=r(c,n,t);if(!f.ok)return f;const i=f.value.archives?.get(e);return i===void 0?(0,E.Ju)(null):i===null?(0,E.TR)(`has null for ${e}, at \
which the clients crash`):i.hashes.some(d=>d.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,E.Ju)(i)}function r(c,n,e){
return(0,m.i)(n??"")==="application/json"?(0,w.D4)(c,e):(0,E.TR)(n===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((ae,G,o)=>{o.d(G,{EH:()=>k,Fl:()=>R,ad:()=>S,fZ:()=>p,i5:()=>j,ny:()=>b,sw:()=>D,ut:()=>C,zS:()=>T});var m=o(7811),E=o(8643);const p=(g,a)=>$(
P(g),`${w(a)}/versions`),D=(g,a,l)=>$(P(g),`${w(a)}/${l}/download`),w=({namespace:g,name:a,system:l})=>`${g}/${a}/${l}`,j=(g,{namespace:a,type:l})=>$(g,`${a}/${l}\
/versions`),S=(g,{namespace:a,type:l},t,s)=>$(g,`${a}/${l}/${t}/download/${s.replace("_","/")}`),b=(g,a)=>$(P(g),a);function T(g,{host:a,namespace:l,type:t},s){
const r=(0,E.O2)(g,`${a}/${l}/${t}/${s}`);return!r.ok||r.value.scheme==="https"?r:(0,m.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function C(g,a){if(!/^\.{0,2}\//.
test(a))return(0,m.Ju)(a);const l=(0,E.O2)(g,a);return l.ok?(0,m.Ju)((0,E.jr)(l.value)):l}function k(g,a){const l=R(g,a);return l.ok&&l.value.fragment!==""?(0,m.
TR)("must not include fragment part"):l}function R(g,a){const l=(0,E.O2)(g,a);if(!l.ok)return l;const{scheme:t}=l.value;return t==="http"||t==="https"?l:(0,m.TR)(
"must use http or https scheme")}const P=g=>g.path.endsWith("/")?g:{...g,path:`${g.path}/`};function $(g,a){const l=(0,E.O2)(g,a);if(!l.ok)throw new Error(l.why);
return l.value}}),523:((ae,G,o)=>{o.d(G,{Cg:()=>k,PW:()=>t,Ty:()=>C,Zy:()=>R,_T:()=>s,hZ:()=>D,kv:()=>e,mb:()=>f,oF:()=>S,rK:()=>b});var m=o(7811),E=o(5106);const p=new RegExp(
`^${E.eQ}$`),D=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,w=new RegExp(`^${D}[.+-]?$`),j=2n**63n-1n;function S(i){const[
,d,u,_,v]=p.exec(i)??[];return d===void 0?null:T(i,d,_??u,v)}function b(i){const[,d,u,_]=w.exec(i)??[];return d===void 0?null:T(i,d,u,_)}function T(i,d,u="",_=""){
const v=d.split(".").map(y=>y.replace(/^0+(?=.)/,""));if(v.some(y=>y.length>19))return null;const h=v.map(y=>BigInt(y));if(h.some(y=>y>j))return null;for(;h.length<
3;)h.push(0n);return{text:i,numbers:h,written:v.length,pre:u,build:_}}const C=i=>i.pre!=="",k=({numbers:i,pre:d,build:u})=>`${i.join(".")}${d===""?"":`-${d}`}${u===
""?"":`+${u}`}`;function R(i,d){const u=Math.max(i.numbers.length,d.numbers.length);for(let _=0;_<u;_++){const[v,h]=[i.numbers[_]??0n,d.numbers[_]??0n];if(v!==h)
return v<h?-1:1}return i.pre===d.pre||i.numbers.length!==d.numbers.length?0:i.pre===""||d.pre===""?i.pre===""?1:-1:P(i.pre,d.pre)}function P(i,d){const[u,_]=[i.
split("."),d.split(".")];for(let v=0;;v++){const[h,y]=[v+1>=u.length,v+1>=_.length];if(h!==y)return h?-1:1;const O=$(u[v]??"",_[v]??"");if(O!==0||h)return O}}function $(i,d){
const[u,_]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(d)];return u!==_?u?-1:1:u&&i.length!==d.length?i.length-d.length:i===d?0:i<d?-1:1}const g="[\\t\\n\\f\\r ]*",a=new RegExp(
`^${g}(<=|>=|!=|~>|<|>|=|)${g}(${E.eQ})${g}$`),l="This string does not use correct version constraint syntax";function t(i){const d=[];for(const u of i.split(",")){
const[,_,v=""]=a.exec(u)??[],h=S(v);if(h===null)return(0,m.TR)(l);d.push({operator:_||"=",version:h,text:u})}return(0,m.Ju)(d)}function s(i){const d=t(i);if(!d.
ok)return d;const u=[];for(const _ of d.value){const v=b(_.version.text);if(v===null||!r.test(_.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax\
: ${c(_)}`);u.push({..._,version:v})}return(0,m.Ju)(u)}const r=/^[<>=!~]* ?[0-9]/;function c({operator:i,version:d,text:u}){const _=u.trim();if(d.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!r.test(_))return`only one space is expected after the operator "${i}"`;if(d.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[v]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(_)??[""];return`missi\
ng comma after "${v}"`}const n=[">",">=","=","~>","<=","<","!="];function e(i){const d=[...i].sort((u,_)=>R(u.version,_.version)||P(u.version.build,_.version.build)||
n.indexOf(u.operator)-n.indexOf(_.operator)||_.version.written-u.version.written);return[...new Set(d.map(f))].join(", ")}function f({operator:i,version:d}){if(i===
"=")return k(d);const u=i==="~>"&&d.written<3?d.numbers.slice(0,2):d.numbers;return`${i} ${k({...d,numbers:u})}`}}),4165:((ae,G,o)=>{o.d(G,{FG:()=>P,NG:()=>D,kX:()=>$,
oq:()=>R});var m=o(3916),E=o(9432),p=o(3096);const D="it is in a submodule, which this check does not fetch",w=8*1024*1024,j=5e3,S=5e4,b=4096,T=16*1024*1024,C=/\.(?:tf|tofu)(?:\.json)?$/,
k=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function R(){const g=new Map,a=new Set([""]),l=new Set,[t,s]=[new Map,new Map],r={files:0,bytes:0,names:0};let c;const n=v=>{c??=
v},e=v=>n({kind:"unread",why:`${v}, the limit of this check`}),f=v=>n({kind:"broken",why:(0,E.dh)(v)});function i(v){return k.test(v)&&f(`entry contains '..': ${v}`),
v.length>b&&e(`a name in it has more than ${b} characters`),c!==void 0?"":v.split("/").filter(h=>h!==""&&h!==".").join("/")}function d(v){let h=v;for(;c===void 0&&
!a.has(h);)g.has(h)&&f(`${h}: not a directory`),a.add(h),r.names+=h.length,a.size>S&&e(`it has more than ${S} directories`),r.names>T&&e("the names of its direc\
tories have more than 16 Mi characters"),h=(0,p.jt)(h)}function u(v,h){const y=i(v);if(d((0,p.jt)(y)),a.has(y)&&f(`${y}: is a directory`),c===void 0){if(!C.test(
y)){l.add((0,p.jt)(y));return}if(r.files+=1,r.bytes+=h,r.files>j&&e(`it has more than ${j} files of configuration`),r.bytes>w&&e("it has more than 8 MiB of conf\
iguration"),c===void 0)return O=>{g.set(y,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(O))}}}function _(v,h,y){v.set(i(h),y),v.size>j&&e(`it has more than ${j}\
 links that lead to no file`)}return{failure:()=>c,stop:n,directory:v=>d(i(v)),file:u,unreadable:(v,h)=>{C.test(v)&&_(t,v,h)},unknown:(v,h)=>_(s,v,h),finish:()=>c??
{kind:"read",tree:{files:g,directories:a,mixed:l,unreadable:t,unknown:s}}}}const P=({unknown:g},a)=>[...g].find(([l])=>`${a}/`.startsWith(`${l}/`)||C.test(l)&&(0,p.
jt)(l)===a)?.[1];function $(g,{directories:a,files:l,mixed:t}){if(!/[*?[]/.test(g))return g;const s=e=>e.replaceAll(/(?<=^|\/)\./g,"_"),[r,...c]=[...a,...l.keys()].
filter(e=>(0,m.matchesGlob)(s(e),s(g))),n=c.length>0||/(?:^|\/)\*$/.test(g)&&t.has((0,p.jt)(g));return r===void 0||n?g:r}}),7439:((ae,G,o)=>{o.d(G,{w:()=>D});var m=o(
7706),E=o(9373);const p=3;function D(w,{address:j,place:S},b){const{expected:T,configured:C}=b.configurations;if(T.size+C.size===0)return[];const k=w.configurations.
calls.get(j)??[],R=(0,E.Nm)(k.filter(({kind:c})=>c==="provider-passed")),P=new Set(R.map(({text:c})=>c)),$=T.values().filter(({text:c})=>!P.has(c)),g=R.flatMap(
({text:c})=>C.get(c)??[]),a=k.find(({kind:c})=>c==="call-repeated"),[l]=C.values(),t={call:j,canChange:w.way===void 0},s=(c,n)=>{const e=(0,E.VV)(b,c.place),f=e.
inside===void 0?[S,e]:[e];return{problem:(0,m.io)(n),places:f}},r=[...$.take(p).map(c=>s(c,{...t,kind:"not-passed",name:c.text})),...g.map(c=>s(c,{...t,kind:"ov\
erridden",name:c.text}))];return a===void 0||l===void 0?r:[...r,s(l,{...t,kind:"repeated",argument:a.text})]}}),9465:((ae,G,o)=>{o.d(G,{C_:()=>$,Zf:()=>l,fO:()=>a});
var m=o(3916),E=o(3791),p=o(2170),D=o(9119),w=o(8339),j=o(1780),S=o(3298),b=o(4165),T=o(7439),C=o(9373);let k=function(...i){return{callsOf:k}=o.late([4284],4284),
new.target?new k(...i):k(...i)},R=function(...i){return{textNotes:R}=o.late([4284],4284),new.target?new R(...i):R(...i)},P=function(...i){return{withoutRefused:P}=
o.late([4284],4284),new.target?new P(...i):P(...i)};const $=({source:i,constraint:d,place:u},_)=>JSON.stringify([_,i,d?.text??null,u.inside?.isPublic??null]),g=20;
class a{rules;notes=[];constructor(d){this.rules=d}follow(d,u,_,v){const h=new Set,y=new Set,O=u.map(I=>({directory:I,tree:null,from:null}));for(const I of O){if(this.
rules.isEnded())break;const{directory:A,tree:F}=I;for(const z of k(A,d,{client:_,isAsked:v})){const Q=this.rules.opened.get($(z,_));if(Q===void 0)continue;const ee=f(
z,Q,A.way),te={...z,address:n(A.way,z.address)},{tree:V,directory:q}=Q;y.add(c(ee)),this.saySubmodules(Q,z.place,_),O.push(...this.enter({from:I,call:te,tree:V,
name:q,way:ee},_,h))}if(!(F===null||A.way===void 0))for(const{name:z,call:Q}of A.children){if(z===null||Q===null)continue;const ee=e(A.way,Q.address),te=Q.text??
"",V={address:Q.address,source:te,place:(0,C.VV)(A,Q.place)};if(/^\.\.(\/|$)/.test(z)){const q=r(z,A.way,y)?(0,E.q)({what:"package",why:s,cure:void 0,names:[te]}):
(0,w.DA)({reason:"leads-out",text:te});this.say(q,V.place,_)}else O.push(...this.enter({from:I,call:V,tree:F,name:z,way:ee},_,h))}}return O.flatMap(I=>I.tree===
null?[]:I.directory)}allNotes(){return(0,p.Qp)(this.notes,({problem:d,places:u})=>[(0,j.pj)(d.message),u.map(D.df)])}enter({from:d,call:u,tree:_,name:v,way:h},y,O){
const{place:I}=u,A=(0,b.FG)(_,v);if(A!==void 0){const ee=[u.source];return this.say((0,E.q)({what:"package",why:A,cure:void 0,names:ee}),I,y),[]}const F=this.rules.
read(_)(y)(v);if(F===null)return this.say((0,w.Iz)({path:v,maker:null,in:h.package}),I,y),[];const z={...F.directory,way:h};for(const{problem:ee,places:te}of(0,T.
w)(d.directory,u,z))this.notes.push((0,p.kH)(ee,{places:te,clients:[y]}));if(t(d,_,v)&&this.say((0,w.DA)({reason:"endless",text:u.source}),I,y),O.has(F.directory))
return[];if(O.add(F.directory),h.through.length>g){const ee=(0,E.q)({what:"chain",max:g,names:[h.package]});return this.say(ee,I,y),[]}const Q={clients:[y],isPlaceholder:!1};
for(const{problem:ee,places:te,affects:V,...q}of F.notes){const J=te.map(ne=>typeof ne=="string"?ne:(0,C.VV)(z,ne));this.notes.push((0,p.kH)(ee,{...q,...Q,places:J}))}
return[{directory:z,tree:_,from:d}]}saySubmodules({name:d,tree:u},_,v){u.unknown.values().some(y=>y===b.NG)&&this.say((0,E.q)({what:"submodules",names:[d]}),_,v)}say(d,u,_){
this.notes.push((0,p.kH)(d,{places:[u],clients:[_]}))}}const l=(i,d)=>(0,S.O)(u=>{const _=i(u);return(0,S.O)(v=>(0,S.O)(h=>{const y=_(h);if(y===null)return null;
const{usages:O,declared:I}=y,A=(0,C.Pv)({usages:O,declared:I,units:[]},v),z=[...P(y.notes,O),...R(O,I,d)];return{directory:A.get(h)??(0,C.hK)(h),notes:z.filter(
({clients:Q})=>Q.includes(v))}}))});function t(i,d,u){for(let _=i;_!==null;_=_.from)if(_.tree===d&&_.directory.name===u)return!0;return!1}const s="it leads out \
of its package, to what else is installed";function r(i,d,u){const[_=""]=(0,m.normalize)((0,m.join)(c(d),i)).split("/");return _===".."||u.has(_)}const c=({installedBy:i})=>i.
replaceAll("module.",""),n=(i,d)=>i===void 0?d:d.slice(i.address.length+1),e=(i,d)=>({...i,address:`${i.address}.${d}`,through:[...i.through,d]});function f(i,{
name:d,isPublic:u},_){const{address:v}=i,h=n(_,v);return{place:_?.place??i.place,address:v,through:[..._?.through??[],`${h} (${d})`],package:d,installedBy:v,isPublic:u}}}),
7706:((ae,G,o)=>{o.d(G,{ME:()=>p,ho:()=>j,io:()=>T,jP:()=>D});var m=o(8032),E=o(9615);const p=()=>(0,E.CC)("block-reserved",{message:"required_providers is not \
allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function D({kind:C}){const{client:k,
what:R}=m.$I[C];return(0,E.CC)("block-unsupported",{message:`${R} is supported by ${m.bB[k]} only`,help:k==="opentofu"?"remove it, move it into a `.tofu` file, \
or correct `dialect`":"remove it, or correct `dialect`"})}const w={twice:({what:C,first:k})=>({message:`${C} is defined a second time; the first time is in ${k}`,
help:C.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:C})=>({message:`this override file changes ${C}, which no other fi\
le of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:C})=>({message:`${C} is a block of the\
 CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that\
 was committed"}),reserved:({what:C})=>({message:`${C} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:C})=>({
message:`the type of ${C} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:C,argument:k})=>({
message:`${C} cannot have the argument ${k}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"lo\
cal-name":({name:C,normal:k})=>({message:`"${C}" cannot be the local name of a provider`,help:k===null?"use letters, digits and dashes only, with no dash at eit\
her end":`write ${k}`})},j=C=>(0,E.CC)("block-invalid",(0,E.Z9)(w,C)),S="use another version of the module that has this call",b={"not-passed":({call:C,name:k,canChange:R})=>({
message:`${C} does not pass the provider configuration ${k}, which its module expects`,help:R?`add \`${k} = \u2026\` to the \`providers\` of the call`:S}),overridden:({
call:C,name:k,canChange:R})=>({message:`${C} passes the provider configuration ${k}, which its module has itself`,help:R?`remove \`${k}\` from the \`providers\` of\
 the call`:S}),repeated:({call:C,argument:k,canChange:R})=>({message:`${C} has \`${k}\`, but its module configures a provider itself`,help:R?`remove \`${k}\`, or\
 use a version of the module without \`provider\` blocks`:S})},T=C=>(0,E.CC)("block-providers",(0,E.Z9)(b,C))}),8185:((ae,G,o)=>{o.d(G,{CS:()=>C,I4:()=>P,KJ:()=>b,
US:()=>T,VS:()=>k});var m=o(2801),E=o(2170),p=o(9119),D=o(255),w=o(9897),j=o(5106);const S=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
b=({problem:{code:$,severity:g}})=>S.test($)&&!($==="file-syntax"&&g==="notice"),T=($,g)=>g.allowedHosts.length>0&&("problem"in $?b($):[$.directHost??null,...$.
needs.map(({host:a})=>a)].some(a=>a!==null&&!D.ev(a,g)));function C($,g){return g.allowedHosts.length===0?[]:$.flatMap(a=>{const{directHost:l,isOverridden:t,place:s,
clients:r,evaluated:c}=a;if(l===void 0||t)return[];const n=R(a)?"backend":"download",e=D.ev(l,g),f=n==="download"&&Object.values(c??{}).some(_=>!_.isWhole);if(e&&
!f)return[];const i=D.Pv(l),d=i.ok&&!e?i.value:null,u=e?w.IZ:D.nx(l);return[(0,E.kH)((0,m.wp)({host:u,use:n}),{host:d,places:[s],clients:r})]})}function k($,g,a,l){
const{allowedHosts:t}=l,s=u=>u!==void 0&&D.ev(u,l),r=$.filter(u=>s(u.directHost)&&!R(u)),c=g.filter(({service:u,host:_})=>u===j.e$&&s(_)),n=[...r.map(({place:u})=>u),
...c.flatMap(u=>u.because)],e=a??n,f=(0,p.jH)(e.filter(u=>typeof u!="string"));if(t.length===0||f.length===0)return[];const i=a!==null,d=(0,m.sC)({count:f.length,
isAsked:i});return[(0,E.kH)(d,{places:(0,p.As)(f)})]}const R=({kind:$})=>/^(backend|remote_state|saved_state)$/.test($);function P($,g,a,l){if(l.allowedHosts.length===
0)return[];const t=a.filter(({because:s})=>s.some(r=>typeof r!="string"));return g.flatMap(s=>{const{id:r,kind:c}=s;if(c!=="url"||!t.some(f=>f.service===r))return[];
const n=D.yo(s.url);if(n===null||n===$||D.ev(n,l))return[];const e=(0,m.wp)({host:D.nx(n),service:r,registry:D.nx($)});return[(0,E.kH)(e,{services:[r]})]})}}),3217:((ae,G,o)=>{
o.d(G,{fc:()=>$,ky:()=>P,so:()=>T,uA:()=>g});var m=o(8294),E=o(1098),p=o(2170),D=o(9119),w=o(8032),j=o(255),S=o(5106),b=o(4606);function T(a,l,{misnamed:t},s){const r=a.
credentials?.hasToken===!0,c=[a.difference??[],t].flat().map(_=>(0,p.kH)(_));if(r||a.attempt.discovery.kind!=="found")return c;const n={host:a.host,isFork:s.isFork,
...(0,b.Bc)(a)},e=C(a.host,s),f=new Set(e.map(({place:_})=>_)),u=(t.length>0||!!a.credentials?.problem?[]:k(a.host,l,s)).filter(({place:_})=>!f.has(_));return[...c,
...R(e,_=>(0,E.vs)({...n,service:_})),...R(u,_=>m.$U({...n,service:_}))]}function C(a,{usages:l,depth:t}){return t==="discovery"?[]:l.flatMap(({workspace:s,hasOwnToken:r,
needs:c,place:n})=>s===void 0||r||(0,D.MV)(n)?[]:c.flatMap(e=>e.host===a?[{...e,place:n}]:[]))}function k(a,l,{usages:t}){const s=new Set(t.flatMap(({hasOwnToken:c,
place:n})=>c?n:[])),r=(0,S.Uc)(a);return l.flatMap(({service:c,because:n})=>r.includes(c)?n.flatMap(e=>typeof e=="string"||(0,D.MV)(e)||s.has(e)?[]:{service:c,place:e,
clients:w.zK}):[])}const R=(a,l)=>[...Map.groupBy(a,({service:t})=>t)].map(([t,s])=>{const r=[...new Set(s.map(({place:n})=>n))],c=[...new Set(s.flatMap(n=>n.clients))];
return(0,p.kH)(l(t),{services:[t],places:r,clients:c})});function P(a,l){return a.filter(t=>!l.includes(t)).map(t=>(0,p.kH)(m.bI({host:t})))}function $({host:a,
attempt:l,credentials:t},s){const r=t?.hasToken===!0,c=[...s.flatMap(n=>n.kind==="url"&&(0,S.p4)(n.id)&&S.fg.has(n.id)?[{url:n.url,service:n.id,isSent:r}]:[]),...l.
hops.map(({url:n,authorization:e})=>({url:n,service:null,isSent:e==="sent"}))].flatMap(({url:n,...e})=>{const f=(0,j.Pv)((0,j.yo)(n)??"");return!f.ok||f.value===
a?[]:[{...e,host:f.value}]});return[...new Map(c.toReversed().map(n=>[n.host,n])).values()]}function g(a,l,{tokenSources:t,hosts:s}){return(t.size===0?[]:$(a,l)).
flatMap(({host:c,service:n,isSent:e})=>{const f=t.get(c);if(f===void 0)return[];const i=n===null?a.attempt.discovery.kind==="failed":!e,d=m.To({host:(0,j.nx)(a.
host),other:(0,j.nx)(c),source:f,service:n,isSent:e,isNotice:!i||s.has(c)});return[(0,p.kH)(d,{services:n===null?[]:[n]})]})}}),2886:((ae,G,o)=>{o.d(G,{ER:()=>g,
H4:()=>t,Np:()=>s,TC:()=>R,cA:()=>c,hD:()=>j,ly:()=>l,pi:()=>r,v1:()=>k,zX:()=>$,zv:()=>a});var m=o(9432),E=o(9119),p=o(9615),D=o(255),w=o(1780);function j(n,e){
const{clients:f,aside:i,isPlaceholder:d,checkedFor:u,..._}=n;return{..._,problem:S(n,e),affects:n.affects.filter(v=>e.concerned.includes(v)),isHostNew:e.isHostNew}}
function S(n,e){const{reader:f,machine:i,ignore:d,guesses:u}=e;if(i!==null&&n.problem.obstacle&&!r(n,d))return i;const _=T(n,f===null?n.problem:(0,p.as)(n.problem,
f)),v=C(n,u);if(v.length===0)return _;const h=(0,p.tr)(v.flatMap(({repository:y})=>y??[]));return{..._,help:_.help===void 0?h:(0,w.xI)`${_.help}; ${h}`}}const b=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function T({places:[n]},e){const f=typeof n=="object"?n.inside:void 0;if(f===void 0||!b.test(e.code))return e;const i=(0,p.VB)(f.package),d=e.code==="client-ver\
sion";return{...e,help:d?`use a version that it allows, or ${i}`:i}}function C({host:n,places:e,problem:f},i){if(i.length===0)return[];const d=f.affects.includes(
"terraform")&&!f.affects.includes("opentofu"),u=e.flatMap(v=>typeof v=="string"?[]:v.file),_=new Set(u.map(E._M));return i.filter(({repository:v,hosts:h})=>_.has(
v)&&(d||n!==null&&h.has(n)))}function k({severity:n,affects:e,needed:f},i){const d=f&&i.some(u=>e.includes(u));return n==="error"&&!d?"warning":n}function R(n,e,{
isTerminal:f}){const i=e.some(({because:u})=>u.includes("hostnames input"));return{role:(0,m.VW)(n)!==null?"guest":i?"operator":"user",host:(0,D.nx)(n),isTerminal:f}}
const P=["module","provider","version","package","lock","not"],$=({problem:n,places:e})=>P.includes(n.code.replace(/-.*/,""))&&e.length>0&&e.every(f=>typeof f!=
"string"),g=({problem:n,needed:e})=>e&&n.usualSeverity==="error"&&!t.includes(n.code),a=({problem:n})=>n.code==="machine-network",l=n=>n.some(e=>typeof e=="stri\
ng"||!(0,E.MV)(e)),t=["host-http2","host-check-crashed"],s=(n,e)=>p.oC.indexOf(n.severity)-p.oC.indexOf(e.severity),r=({problem:n,host:e,namedHost:f=e},i)=>i.some(
({code:d,host:u})=>d===n.code&&(u===null||u===f));function c(n){if(typeof n=="string")return n;const{file:e,line:f,inside:i}=n;return i===void 0?`${e}:${f}`:(0,E.
kn)(i)}}),6146:((ae,G,o)=>{o.d(G,{$:()=>p,o:()=>E});var m=o(2886);function E(T,C){const{kind:k,source:R,address:P,constraints:$,places:g}=C;return JSON.stringify(
[T,k,R,P,$,g[0]??null])}function p(T,C){const k=D(C,({rowKeys:a=[]})=>a),R=C.filter(({host:a})=>a===null),P=a=>R.filter(({problem:l})=>a.test(l.code)),$=D(P(w),
({places:a})=>a.map(m.cA)),g=D(P(j),({places:a})=>a.map(b));return k.size+$.size+g.size===0?T:T.map(({directory:a,clients:l,rows:t})=>({directory:a,clients:l,rows:t.
map(s=>{const r=k.get(E(a,s))??[...s.rejectedAt.flatMap(e=>$.get((0,m.cA)(e))??[]),...S(s).flatMap(e=>g.get(b(e))??[])];if(r.length===0)return s;const c=r.map(({
finding:e})=>({...e.problem,severity:(0,m.v1)(e,l)})).sort(m.Np),n=new Map(c.map(({code:e,title:f,usualSeverity:i})=>[e,{code:e,title:f,usualSeverity:i}]));return{
...s,worst:c[0]?.severity??null,problems:[...n.values()]}})}))}const D=(T,C)=>Map.groupBy(T.flatMap(k=>C(k).map(R=>({key:R,finding:k}))),({key:k})=>k),w=/^(?:constraint|lock)-/,
j=/^(?:block|client|file|source)-/,S=({kind:T,places:C})=>C.filter(k=>T==="module"&&typeof k!="string"&&k.inside===void 0),b=T=>typeof T=="string"?T:`${T.file}:${T.
line}`}),4606:((ae,G,o)=>{o.d(G,{Bc:()=>k,Cg:()=>w,Hf:()=>b,ux:()=>j,wD:()=>S});var m=o(8294),E=o(4481),p=o(8032),D=o(255);const w={misnamed:[],cause:null,source:void 0,
refusals:[]};function j(R,P,{role:$},g){const{isFork:a,isAsked:l}=g,{hasToken:t=!1,source:s,problem:r=null}=R.credentials??{},{status:c=null,challenge:n=null}=R.
attempt.hops.at(-1)??{},e=t||!l?[]:T(R,g),f=(0,p.n3)(R.host),d=(f&&c===403||a&&!t?null:r)??e[0]??null,_=["document-unauthorized",...d!==null||!(a||f)?["versions\
-unauthorized","cloud-organization"]:[]],v=P.filter(({problem:{code:O,isUnsent:I}})=>_.includes(O)&&!I),h=v.some(({problem:O})=>O.code==="versions-unauthorized")||
$!=="guest"&&(a||c===401);return!(d!==null||h&&!t)||n!==null?{misnamed:e,cause:null,source:s,refusals:[]}:{misnamed:e,cause:d??{isFork:a,...k(R)},source:s,refusals:v}}
const S=(R,{cause:P,source:$,refusals:g})=>P!==null&&g.includes(R)?(0,E.to)(R.problem,P,$):R.problem;function b({problem:R,services:P},{cause:$,refusals:g}){if(g.
length===0)return!1;const a=g.flatMap(l=>l.services);return R===$||R.code==="credentials-missing"&&P.every(l=>a.includes(l))}const T=(R,{tokenVariables:P,hosts:$})=>(0,D.
Bz)(P,R.host,$).filter(({isParent:g})=>!g||C(R)).map(g=>m.z2({host:R.host,...g})),C=({attempt:{discovery:R}})=>R.kind==="failed"&&R.problem.code==="document-una\
uthorized";function k({credentials:R,looks:P}){const $=P.flatMap(t=>t.looks),g=t=>[...new Set($.flatMap(({held:s,source:r})=>s!=="not read"===t?r:[]))],a=R===null?
g(!0):[R.source],l=R===null?g(!1):[];return{searched:a,notRead:l}}}),4702:((ae,G,o)=>{o.d(G,{j7:()=>i,k2:()=>y,S4:()=>d});var m=o(2170),E=o(9119),p=o(8032),D=o(
3217),w=o(4756),j=o(9615),S=o(1780),b=o(8185),T=o(2886);function C(O,I,A){const{notes:F,usages:z,requirements:Q,isEmpty:ee}=O,{complaints:te,tokenHosts:V,answered:q,
contacted:J,unopened:ne}=O,re=({problem:K,places:[B]})=>K.code==="file-syntax"&&typeof B=="object"&&B.inside===void 0,ce=new Set(F.filter(re).map(m.W7)),oe=({problem:K})=>I.
allowedHosts.length>0&&K.code==="source-near-miss"&&K.severity==="notice",ue=[...(0,b.CS)(z,I),...(0,b.VS)(z,Q,ne,I),...q.map(K=>k(K,I)),...te,...(0,D.ky)(V,J)],
W=[...F.filter(K=>!oe(K)).map(K=>R(K,ce,I)),...ue.map(K=>({...K,severity:(0,T.v1)(K,I.dialect.clients)})),...ee?[P(I)]:[]],{placed:x=[],placeless:L=[]}=Object.groupBy(
W,({places:K})=>K.length>0?"placed":"placeless");return[...(0,m.Qp)(x,K=>{const{problem:B,severity:M,affects:H,host:N,namedHost:Y,exclude:X}=K,{code:Z,message:se,
help:ie}=B;return[N,Y,Z,M,se,ie,H,X===void 0]}),...L].map(K=>(0,T.hD)(K,A))}function k(O,I){const{host:A,problem:F}=O;return A===null?O:{...O,services:[],problem:(0,j.
as)(F,(0,T.TC)(A,[],I))}}function R(O,I,{dialect:A,allowedHosts:F}){const{problem:z,isPlaceholder:Q,checkedFor:ee=A.clients}=O;if(F.length>0&&(0,b.KJ)(O)){const W=(0,S.
xI)`${z.message}; it may use hosts that are not in \`allowed-hosts\``;return{...O,problem:{...z,message:W},severity:"error"}}const te=(0,m.W7)(O),V=(0,m.Xd)(O),
q=O.aside!==void 0||V!==null&&(0,E.MV)(V),J=O.severity==="error"&&Q===!0,ne=I.has(te)&&z.code!=="file-syntax",ce=O.severity==="error"&&(J||ne||q)?"warning":(0,T.
v1)(O,ee);if(!q&&!J)return{...O,severity:ce};const{help:oe,...ue}=z;return{...O,severity:ce,problem:z.code==="file-syntax"?ue:z,exclude:[(0,E.n7)(O.aside??te)]}}
const P=({scan:O,hostnames:I,usages:A})=>(0,m.kH)((0,w.JW)({scan:O,hasHostnames:I.length>0,isFleet:A.length>0}));var $=o(9432),g=o(8936),a=o(255);function l(O){
const I=O.filter(({attempt:te})=>te.hops.length>0),[A,...F]=I.flatMap(te=>s(te)??[]);if(!A||F.length<I.length-1||!(I.some(({host:te})=>(0,$.VW)(te)!==null)||F.length>
0&&!A.isCommon)||F.some(te=>t(te)!==t(A)))return null;const ee=I.map(({host:te})=>(0,a.nx)(te));return(0,g.e4)(ee,[A,...F])}const t=({verb:O,what:I})=>O.startsWith(
"cannot")?O:I;function s({attempt:{discovery:O,hops:I}}){const A=O.kind==="failed"?O.problem.obstacle:void 0;return I.every(({status:z})=>z===null)||A?.verb==="\
does not reach"?A:void 0}var r=o(6146);let c=function(...O){return{judgeRequests:c}=o.late([2798,2364,3611],2364),new.target?new c(...O):c(...O)},n=function(...O){
return{crashedVisit:n}=o.late([2798,2364,3611],2364),new.target?new n(...O):n(...O)},e=function(...O){return{judgeVisit:e}=o.late([2798,2364,3611],2364),new.target?
new e(...O):e(...O)},f=function(...O){return{outcomesOf:f}=o.late([2798,2364,3611],2364),new.target?new f(...O):f(...O)};const i={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function d(O,I,A=()=>[]){const{predicted:F,stopped:z,visits:Q,guesses:ee}=O,te={guesses:ee,machine:l(Q),ignore:I.
ignore},V=v(O,{...I,...te}),q=h(O,V,I,te),J=[...V.flatMap(W=>W.findings),...q],ne=W=>W.filter(x=>!(0,T.pi)(x,I.ignore)).sort(T.Np),re=V.map(W=>{const x=ne(W.findings.
filter(L=>!(0,T.zX)(L)));return{...W,findings:x,clients:f(x)}}),ce=({exclude:W})=>+(W!==void 0),oe=ne([...V.flatMap(W=>W.findings.filter(T.zX)),...q]).toSorted(
(W,x)=>(0,T.Np)(W,x)||ce(W)-ce(x)),ue=[...re.flatMap(W=>W.findings),...oe].sort(T.Np);return{passed:z.length===0&&!ue.some(({severity:W})=>y(W,I.failOn)),stopped:z,
hosts:re,files:oe,findings:ue,ignored:J.length-ue.length,roots:(0,r.$)(F.roots,ne(J)),lines:_(ue,A)}}const u=1e3;function _(O,I){const A=O.flatMap(F=>(0,m.Xd)(F)??
[]).filter(({file:F,column:z,endColumn:Q})=>Q>z&&(0,E._M)(F)===null);return I((0,E.jH)(A).slice(0,u))}function v(O,I){const{visits:A,newHosts:F,predicted:z}=O,Q=Map.
groupBy(O.requirements,({host:q})=>q),ee=Map.groupBy(z.notes,({host:q})=>q),te=new Map(z.requests.map(q=>[q.host,q])),V={...I,...O,hosts:new Set(A.map(({host:q})=>q))};
return A.map(q=>{const{host:J}=q,ne={visit:q,requirements:Q.get(J)??[],predicted:ee.get(J)??[],requests:te.get(J)??null,answering:z.answering,isNew:F.has(J)};try{
return e(ne,V)}catch(re){return n(ne,V,re)}})}function h(O,I,A,F){const{notes:z,requests:Q,unopened:ee}=O.predicted,te=new Set(I.map(({visit:oe})=>oe.host)),V=I.
flatMap(({visit:oe,services:ue})=>(0,D.fc)(oe,ue)),q=[...z,...Q.flatMap(oe=>c(oe,[],A))],{files:J=[],hosts:ne=[]}=Object.groupBy(q,({host:oe})=>oe===null?"files":
"hosts"),re={...O,unopened:ee,notes:[...O.notes,...J],answered:ne.filter(({host:oe})=>oe!==null&&!te.has(oe)),contacted:[...te,...[...V,...Q].map(({host:oe})=>oe)]},
ce={concerned:p.zK,reader:null,isHostNew:!1,machine:null};return C(re,A,{...F,...ce})}const y=(O,I)=>O==="error"?I!=="never":O==="warning"&&I==="warning"}),2218:((ae,G,o)=>{
o.d(G,{CG:()=>b,Fh:()=>R,T1:()=>C,T5:()=>k,en:()=>P,h1:()=>T,wX:()=>$});var m=o(1011),E=o(2801),p=o(9119),D=o(8032),w=o(255),j=o(5106);const S=new Set(["remote_\
state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backen\
d_remote_default"]);function b(g,a,l,t=(0,m.kA)(a)){const s=["hostnames input"],r=g.hostnames.flatMap(({host:e,services:f})=>{const i=f.length>0?f:g.requiredServices,
d=i.length>0?i:["any"],u={host:e,clients:l,because:s,isImplied:!1,isForInit:!0};return d.map(_=>({...u,service:_}))}),c=new Set([...t,...g.hostnames.map(({host:e})=>e)]),
n=a.flatMap(({kind:e,needs:f,place:i})=>f.map(d=>({...d,because:[i],isImplied:!c.has(d.host),isForInit:!S.has(e)})));return T([r,n],l)}function T(g,a){return(0,p.
c1)(g.flat(),({host:l,service:t})=>`${l} ${t}`).map(l=>{const[{host:t,service:s}]=l;return{host:t,service:s,clients:[...a.filter(r=>l.some(c=>c.clients.includes(
r)))],because:(0,p.As)([...l.flatMap(({because:r})=>r)]),isImplied:l.every(({isImplied:r})=>r),isForInit:l.some(({isForInit:r})=>r)}})}const C=({because:g})=>g.
every(a=>typeof a!="string"&&a.inside?.isPublic===!0);function k(g,a,l){const t=c=>c.inside!==void 0,s=g.flatMap(c=>{const{calls:n,providers:e,client:f}=c,i={clients:[
f],isForInit:!0},d=n.flatMap(({module:_,place:v})=>{if(_===null||!t(v))return[];const{host:h,hostImplied:y}=_;return{...i,host:h,service:j.e$,because:[v],isImplied:y}}),
u=e.flatMap(({provider:_,places:v})=>{const h=v.filter(t);if(h.length===0||!a(_,c))return[];const{host:y}=_;return{...i,host:y,service:j.xq,because:h,isImplied:(0,D.
n3)(y)}});return[...d,...u]}),r=c=>typeof c=="string"?c:`${c.file}:${c.line} ${c.inside?.isPublic}`;return T([s],l).map(c=>({...c,because:(0,p.t6)(c.because,r)}))}
const R=(g,{isGuess:a},l)=>{const t=l.flatMap(({host:s,isImplied:r})=>r?s:[]);return a?[{repository:g,hosts:new Set(t)}]:[]};function P(g,{hostnames:a,allowedHosts:l}){
const t=new Set(a.map(({host:r})=>r)),s=new Map;for(const{host:r,isImplied:c,because:n,clients:e}of g){if(t.has(r)||s.has(r))continue;const f={host:(0,w.nx)(r)},
[i]=n.filter(u=>typeof u!="string"),d=c&&i!==void 0&&{implied:{place:i,clients:e}};(0,w.Rt)(r)?s.set(r,(0,E.U7)(f)):(0,w.Jr)(r,l)||s.set(r,(0,E.wp)({...f,...d}))}
return s}const $=(g,a)=>new Set([...D.Du,...Object.values(D.bB),...j.fg,...g.flatMap(({host:l,service:t=l})=>[l,(0,w.pk)(l),t]),...a.flatMap(({directHost:l})=>l??
[])])}),9582:((ae,G,o)=>{o.d(G,{A7:()=>b,AV:()=>w,LH:()=>E,T:()=>$,Tb:()=>S,aZ:()=>m,c3:()=>T,ql:()=>j,sD:()=>k,sc:()=>C,zC:()=>P});class m extends Error{span;constructor({
path:l,span:t},s){super(`${l.join(".")} must be ${s}`),this.span=t}}function E(a){try{return a(),null}catch(l){if(l instanceof m)return l;throw l}}const p=a=>a.
name!==void 0;function D(a,l){if(a.kind==="object")return a.items.filter(p);throw new m(l,"a block")}function w({value:a,hasLabels:l}){if(a.kind!=="object")return[];
const t=a.items.filter(p);return l?t.flatMap(w):[t]}function j(a,l,t,s={}){for(const r of Object.keys(t)){const c=a.filter(f=>f.name.toLowerCase()===r),[n]=c;if(n===
void 0)continue;const e={path:[...l.path,r],span:n};for(const{value:f}of c)s[r]=t[r](f,e,s[r])}return s}const S=(a,l)=>(t,s,r)=>j(D(t,s),s,a,l?r:{}),b=a=>(l,t,s=new Map)=>{
for(const{name:r,start:c,end:n,value:e}of D(l,t)){const f={path:[...t.path,r],span:{start:c,end:n}};s.set(r,{start:c,end:n,value:a(e,f,s.get(r)?.value)})}return s},
T=a=>(l,t,s=[])=>{if(l.kind!=="tuple")throw new m(t,"a list");for(const r of l.elements)s.push(a(r,t));return s},C=(a,l)=>{if(a.kind==="string"||a.kind==="templ\
ate")return a.verbatim??"";if(a.kind==="primitive"&&a.value===null)return"";if(R(a))return String(a.value);throw new m(l,"a string")},k=(a,l)=>{if(R(a))return a.
value;if(a.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(a.value))return Number(a.value);throw new m(l,"a whole number")},R=a=>a.kind==="primitive"&&Number.isSafeInteger(
a.value)&&String(a.value).length===a.end-a.start,P=(a,l)=>{if(a.kind==="primitive"&&typeof a.value=="boolean")return a.value;throw new m(l,"true or false")},$=(a,l,t)=>{
const s=g(a,l);if(t!==void 0&&(typeof t=="object"||typeof t!=typeof s))throw new m(l,"set only once");return s};function g(a,l){if(a.kind==="tuple")return a.elements.
map(t=>g(t,l));if(a.kind==="object"){const t=b($)(a,l);return Object.fromEntries(Array.from(t,([s,r])=>[s,r.value]))}if(a.kind!=="primitive"||a.value===null)return C(
a,l);if(Math.abs(Number(a.value))>2**63)throw new m(l,"a whole number");return a.value}}),5168:((ae,G,o)=>{o.d(G,{Ge:()=>k,Ol:()=>R,cd:()=>b,vH:()=>C});var m=o(
7811),E=o(8643),p=o(255),D=o(5243),w=o(3846),j=o(9582);let S=function(...n){return{configFinding:S}=o.late([3276,3123],3123),new.target?new S(...n):S(...n)};function b({
methods:n},{host:e,namespace:f,type:i}){const d=u=>u.some(_=>(_.host??e)===e&&(_.namespace??f)===f&&(_.type??i)===i);return n.filter(({include:u,exclude:_})=>!d(
_)&&(u.length===0||d(u)))}const T="provider_installation",C=n=>({...n,kind:"local",place:{file:n.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
k=({file:n,line:e})=>e===0?n:`${n}:${e}`;function R(n){const{client:e,mirrors:f,installations:i,pluginDirectories:d}=n,u=i.map(A=>{const{blocks:F,mistakes:z}=P(
A,e),Q=z.map(({span:ee,why:te})=>S(e,{kind:"block",file:A.shown,why:te},A.placeOf(ee)));return{blocks:F,findings:Q}}),[_=null,...v]=u.flatMap(({blocks:A})=>A),h=[
...u.flatMap(A=>A.findings),...v.map(({place:A})=>S(e,{kind:"two installations"},A))],y=d.map(A=>C({path:A})),[O]=y,I=O===void 0?_:{place:O.place,methods:y,overridden:_?.
overridden??[]};return{client:e,mirrors:f,installation:I,findings:h}}function P({items:n,placeOf:e},f){const i=[],d=[];for(const u of n)if(u.name===T){if(u.isAssigned||
u.value.kind!=="object"){d.push({span:u,why:`${T} must be a block without "="`});continue}for(const _ of j.AV(u)){const v={place:e(u),methods:[],overridden:[]};
for(const h of _){const y=$(h,e(h),f,v);y!==null&&d.push({span:h,why:y})}i.push(v)}}return{blocks:i,mistakes:d}}function $(n,e,f,i){const{name:d,value:u}=n,[_]=n.
isAssigned?[]:j.AV(n);if(_===void 0)return`${d} must be a block without "="`;const v={path:[T,d],span:n};try{if(d==="dev_overrides"){if(i.methods.length>0)return"\
dev_overrides must come before all methods";const I=[...j.A7(j.sc)({...u,kind:"object",items:_},v).keys()].map(A=>(0,w.mi)(A,f));return i.overridden.push(...I.filter(
A=>A.kind!=="invalid")),null}const h=a[f].get(d);if(h===void 0)return`${T} has no method ${(0,m.ol)(d)}`;const y=l(_,v,h,f);return y.ok&&i.methods.push({...y.value,
place:e}),y.ok?null:y.why}catch(h){if(h instanceof j.aZ)return h.message;throw h}}const g=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],
a={terraform:new Map(g),opentofu:new Map([...g,["oci_mirror","repository_template"]])};function l(n,e,f,i){const d=f??"",{[d]:u=""}=j.ql(n,e,{[d]:j.sc});if(f!==
null&&u==="")return(0,m.TR)(`${e.path.at(-1)} has no ${d}`);const _=f==="url"?t(u):null;if(f==="url"&&_===null)return(0,m.TR)("the url does not begin with https\
://");const{include:v=[],exclude:h=[]}=j.ql(n,e,s),y=new Map;for(const F of[...v,...h]){const z=r(F,i);if(!z.ok)return z;y.set(F,z.value)}const O=F=>F.flatMap(z=>y.
get(z)??[]),I={include:O(v),exclude:O(h)};if(_!==null)return(0,m.Ju)({...I,kind:"network",url:_});if(f===null)return(0,m.Ju)({...I,kind:"direct"});const A=f==="\
path"?{path:u}:{path:null,shown:u};return(0,m.Ju)({...I,kind:"local",...A})}function t(n){const e=(0,E.Dl)(n);return e.ok&&e.value.scheme==="https"&&e.value.host!==
""?e.value:null}const s={include:j.c3(j.sc),exclude:j.c3(j.sc)};function r(n,e){const f=A=>(0,m.TR)(`the pattern ${(0,m.ol)(n)} ${A}`),i=n.split("/");if(i.length<
2||i.length>3)return f("does not have two or three parts");const[d="",u="",_]=i.reverse(),v=_===void 0?(0,m.Ju)((0,D.Vm)(e)):c(_,p.Pv),h=c(u,w.sL),y=c(d,w.sL);if(!v.
ok)return f(`has an invalid hostname: ${v.why}`);if(!h.ok)return f(`has an invalid namespace: ${h.why}`);if(!y.ok)return f(`has an invalid type: ${y.why}`);const O={
host:v.value,namespace:h.value,type:y.value};return(O.host!==null||O.namespace===null)&&(O.namespace!==null||O.type===null)?(0,m.Ju)(O):f('has a part after "*" \
that is not "*"')}const c=(n,e)=>n==="*"?(0,m.Ju)(null):e(n)}),9373:((ae,G,o)=>{o.d(G,{Nm:()=>w,Pv:()=>b,VV:()=>D,fJ:()=>P,hK:()=>C,n6:()=>a,s1:()=>l,z0:()=>j});
var m=o(3096),E=o(5243),p=o(2172);const D=({way:t},s)=>t===void 0?s:{...t.place,inside:{through:t.through,package:t.package,isPublic:t.isPublic,file:s.file,line:s.
line}};function w(t){const s=t.findLast(({place:r})=>(0,m.LA)(r.file))?.place.file;return s===void 0?t:t.filter(({place:r})=>r.file===s)}const j=({kind:t})=>t===
"module"||t==="state"||t==="lock",S=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function b(t,s){
const{usages:r,declared:c,units:n,installed:e=[]}=t,f=new Map,i=u=>{const _=f.get(u)??C(u);return f.set(u,_),_},d=({directories:u,place:_})=>u?.map(i)??[i((0,m.
jt)(_.file))];for(const u of n){const _=i(u.directory);_.unit=u,_.hasConfiguration=!0,_.isInitialised=!0,u.module!==null&&_.children.push({name:u.module,root:null,
call:null})}for(const u of r)if(!(!u.clients.includes(s)||u.kind==="saved_state"))for(const _ of d(u))u.kind==="test_module"?_.tests.push(u):k(_,u,s);for(const u of c){
const{kind:_,place:v}=u;if(!(s==="terraform"&&/\.tofu(\.json)?$/.test(v.file)))for(const h of d(u))T(h.configurations,u)||h.declared.push(u),_==="lock"?R(h,v):h.
hasConfiguration=!0,h.isInitialised||=_==="state"}for(const u of f.values()){g(f,u);const{expected:_,configured:v}=u.configurations;for(const h of v.keys())_.delete(
h)}for(const[u,_]of Map.groupBy(e,v=>v.root))i(u).installed=new Map(_.map(v=>[v.key,v]));return f}function T(t,s){const{kind:r,text:c,localName:n}=s;if(r==="pro\
vider-expected")t.expected.set(c,s);else if(r==="provider-configured")t.configured.set(c,s);else if(r==="provider-passed"||r==="call-repeated"){const e=`module.${n}`,
f=t.calls.get(e);f===void 0?t.calls.set(e,[s]):f.push(s)}else return!1;return!0}const C=t=>({name:t,...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,
calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[t]});function k(t,s,r){const c=s.
address==="terraform"&&t.unit?.module===null;if(!(s.kind==="terragrunt_source"&&!c)&&(s.kind==="lock_provider"?R(t,s.place):t.hasConfiguration=!0,!(!S.test(s.kind)||
s.isOverridden&&s.kind!=="module")&&(t.usages.push(s),!(s.isOverridden||s.kind!=="module"))))for(const{source:n,root:e}of(0,p.MZ)(s,r)){const[f=null]=$(t.name,n);
t.children.push({name:f,root:e,call:s})}}function R(t,{file:s}){t.lockFile=s,t.isInitialised=!0}const P=(t,{name:s,unit:r})=>t.root===null||r===null&&t.root===s,
$=(t,s)=>s!==null&&(0,E.Nj)(s)?[(0,m.un)(t,s)]:[];function g(t,s){const{name:r,tests:c}=s;if(c.length===0)return;const n=t.get((0,m.RO)(r)),e=n?.hasConfiguration===
!0?n:s;e.isInitialised=!0,e!==s&&(e.tests.push(...c),s.tests=[])}const a=({name:t,tests:s})=>s.flatMap(({text:r})=>$(t,r)),l=t=>[...t.children.flatMap(({name:s})=>s??
[]),...a(t)]}),450:((ae,G,o)=>{o.d(G,{o:()=>R,v:()=>a});var m=o(2170),E=o(9119),p=o(3096),D=o(3846),w=o(3298),j=o(1011);let S=function(...l){return{asWritten:S}=
o.late([3276,3494,2797,5009],2797),new.target?new S(...l):S(...l)},b=function(...l){return{usagesOf:b}=o.late([3276,3494,2797,5009],2797),new.target?new b(...l):
b(...l)},T=function(...l){return{declaredIn:T}=o.late([3276,3494,2797,5009],2797),new.target?new T(...l):T(...l)},C=function(...l){return{parseFile:C}=o.late([3276,
3494,2797,5009],2797),new.target?new C(...l):C(...l)};const k=25e4;class R{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:s})=>s.file))}inherit(t,s,r){const c=(0,E.df)(t),n=this.sources.get(c)??[];this.sources.
set(c,n),n.push({root:r,source:s,version:null,isOpen:!1})}add({file:t,text:s,lines:r},c,n){if(r===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.
get(t)??new Set).add(n)),!0;if(this.count+=s.length/1e3,this.count>k)return this.unread.push({file:t,...m.wv}),!1;const e=d=>r===null||d.place.line<=r[1]?d:{...d,
place:r[0]},f=C(s,{...c,isGenerated:!0},t),{usages:i}=b([f],(d,u)=>S(u));for(const d of i){const u=d.version&&e(d.version);P(this.usages,e({...d,version:u}),n)}
for(const d of T([f]))d.kind!=="module"&&P(this.declared,e(d),n);return this.count+=i.length,!c.isOverride||i.every(d=>d.kind==="implied_provider")}finish(t){if(t.
length===0)return this.scan;const r=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:e})=>e.file).values().flatMap(e=>e.sort((f,i)=>f.place.line-
i.place.line)),c=Array.from(r,e=>this.placed(this.inherited(e))),n=new Set(t.flatMap(e=>e.replaced));return{...this.scan,notes:this.scan.notes.filter(e=>!n.has(
(0,m.W7)(e))),usages:g(c,t),declared:[...this.scan.declared,...this.declared.values()].map(e=>this.placed(e)),units:t,unread:this.unread}}inherited(t){const s=(0,E.
df)(t.place),r=t.kind==="terragrunt_source"?this.sources.get(s):void 0;if(r===void 0)return t;this.sources.delete(s);const c=r.flatMap(({root:n})=>n??[]);return{
...t,calls:{terraform:r,opentofu:r},directories:c}}placed(t){const s=this.snippets.get(t.place.file);if(s===void 0)return t;const r=(0,p.jt)(t.place.file),c=this.
isOfSnippets(r)?[...s]:[r,...s];return{...t,directories:c}}isOfSnippets=(0,w.O)(t=>this.scanned.values().every(s=>(0,p.jt)(s)!==t||this.snippets.has(s)))}function P(l,t,s){
const{kind:r,text:c,place:n}=t,e="address"in t?[t.address,t.version?.text]:[t.localName],f=[(0,E.df)(n),r,c,...e].join(`
`),i=l.get(f)??{...t,directories:[]};l.set(f,i),i.directories.at(-1)!==s&&i.directories.push(s)}const $=({directories:l,place:t})=>l??[(0,p.jt)(t.file)];function g(l,t){
const s=l.filter(({kind:e})=>e.startsWith("required_provider")),r=a(s,$),c=a(t,j.CI),n=(0,w.O)(e=>{const i=(0,j.CI)(e).flatMap(d=>r.get(d)??[]).filter(({item:d})=>!e.
replaced.includes(d.place.file));return new Set(i.map(({item:d})=>(0,D.op)(d.address)))});return l.map(e=>{const f=e.kind==="implied_provider"?$(e):[],i=f.flatMap(
v=>c.get(v)??[]);if(i.length===0)return e;const d=(0,D.A5)(e.text),u=i.flatMap(({item:v})=>n(v).has(d)?[]:v);if(u.length===0)return{...e,isOverridden:!0,needs:[]};
const _=u.flatMap(({isPartial:v,directory:h})=>v?[]:h);return{...e,directories:[..._,...f.filter(v=>!c.has(v))]}})}function a(l,t){const s=l.flatMap(r=>t(r).map(
c=>({directory:c,item:r})));return Map.groupBy(s,({directory:r})=>r)}}),742:((ae,G,o)=>{o.d(G,{Vm:()=>J,cw:()=>te,aC:()=>V});var m=o(3096),E=o(3298),p=o(5324),D=o(
4756),w=o(2170),j=o(5243),S=o(9897),b=o(1250),T=o(1011),C=o(3024),k=o(6760),R=o(9968),P=o(3114);const $={files:1e6,directoryFiles:5e4};function*g(W,x=(0,p.f5)(),L=$){
const U=new a(W,x,L);for(const K of W.scan){const B=(0,p.kI)(U.root,K);"path"in B?yield*U.walkFrom(B):yield{name:K,files:[],notes:[B]}}for(const K of x.called)yield*U.
readCalled(K)}class a{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(x,L,U){this.root=(0,C.realpathSync)(x.root),this.checkout=(0,p.ET)(x),this.
isExcluded=(0,p.Ls)(x.exclude),this.facts=L,this.limits=U,this.selected=x.scan.length>1?new Set:null}*walkFrom(x){const{path:L,name:U,glob:K,file:B}=x,H=[{path:L,
name:U,depth:0,isSelected:K===void 0&&B===void 0}];for(let N=H.pop();N!==void 0;N=H.pop()){const Y=(0,p.KG)(N);if(yield this.read(x,N,Y),x.file!==void 0||this.files>
this.limits.files)return;if(!("problem"in Y))for(const X of this.findDirectories(x,N,Y))H.push(X)}}*readCalled(x){const{directories:L,links:U,linked:K}=this.facts;
for(const N of(0,m.eH)(x))K.delete(N);const B=L.has(x)?null:this.checkout.locate(x);if(B===null||(0,R.$r)(B).kind!=="directory")return;const M=(0,p.sq)((0,k.relative)(
this.root,B));if(M!==x&&U.set(x,M),!L.has(M)&&this.files<=this.limits.files&&!(0,m.eH)(M).some(this.isExcluded)){const N={path:B,name:M,depth:0,isSelected:!0},Y=(0,R.
UO)(B,this.root)?this.root:B;yield this.read({path:B,name:M,boundary:Y},N,(0,p.KG)(N))}L.has(M)&&L.add(x)}read(x,L,U){const{name:K}=L;if("problem"in U)return this.
facts.directories.add(K),{name:K,files:[],notes:[U]};const{files:B,notes:M}=this.findFiles(x,L,U);this.files+=B.length;const H=this.limits.files;if(this.files>H){
const X=(0,w.ht)(K,(0,D.ub)({kind:"files",max:H}));return{name:K,files:[],notes:[...M,X]}}const N=B.filter(({isContext:X})=>X);if(B.length>0&&N.length===B.length)
return{name:K,files:[],notes:M};this.facts.directories.add(K);for(const{file:X,kind:Z}of N)(0,P.Ep)(Z)&&this.facts.unselected.push(X);return B.length>0&&U.some(
X=>X.name===".terraform")&&M.push(...this.readLeft(K)),{name:K,files:B,notes:M}}findFiles(x,L,U){const K=[],B=[],M=this.limits.directoryFiles;for(const H of this.
filesAmong(x,L,U))if("problem"in H)B.push(H);else if(K.length<M)K.push(H);else{B.push((0,w.ht)(L.name,(0,D.ub)({kind:"directory",max:M})));break}return{files:K,
notes:B}}*filesAmong(x,L,U){const K=new Set;for(const M of U)if((0,P.tr)(M.name)&&!M.isDirectory()&&K.add(M.name),M.name===".spacelift")for(const H of P.dN)this.
addTool((0,m.Gz)(L.name,H));const B=k.posix.basename(L.name);for(const M of U){if(M.isDirectory())continue;const H=(0,m.Gz)(L.name,M.name),N=(0,P.L8)(M.name,K,B);
if(N===void 0){(0,P.Z8)(M.name)&&this.addTool(H),M.name.endsWith(".tfstate")&&!this.isExcluded(H)&&this.facts.states.push(...(0,p.un)(H,this.checkout));continue}
const X={path:L.path+k.sep+M.name,file:H,kind:N,isContext:!this.select(x,L,H)};M.isFile()?yield X:M.isSymbolicLink()?yield*this.follow(x,X):yield(0,w.ht)(H,(0,D.
WO)({what:"special-file",is:(0,R.I)(M)}))}}readLeft(x){this.isExcluded((0,m.Gz)(x,".terraform"))||this.facts.states.push(...(0,p.rN)(x,this.checkout));const L=(0,p.
Wj)(x,this.checkout);if("problem"in L)return[L];for(const U of L)this.facts.called.add(U.directory);return this.facts.installed.push(...L),[]}addTool(x){this.isExcluded(
x)||this.facts.toolFiles.push(x)}select(x,L,U){return!(L.isSelected||(0,p.$8)(x,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(x,L){
const U=(0,p.sT)((0,R.$r)(L.path),x);if(U===null)return;if(typeof U=="object")return yield(0,w.ht)(L.file,U);const K=(0,p.sq)((0,k.relative)(this.root,U));L.isContext||
this.facts.links.set(L.file,K),yield{...L,path:U,target:K}}findDirectories({glob:x},{path:L,name:U,depth:K,isSelected:B},M){return M.toReversed().flatMap(H=>{if(H.
isSymbolicLink()&&H.name==="tests"&&this.facts.called.add((0,m.Gz)(U,"tests")),(0,p.G$)(H.name))return[];const N=(0,m.Gz)(U,H.name);if(this.isExcluded(N))return[];
const Y=L+k.sep+H.name;if(H.isSymbolicLink()&&(0,R.$r)(Y).kind==="directory"&&this.facts.linked.set(N,this.checkout.nameOf(N)),!H.isDirectory())return[];const X=B||
x!==void 0&&k.posix.matchesGlob(N,x);return{path:Y,name:N,depth:K+1,isSelected:X}})}}let l=function(...W){return{dependsOnOthers:l}=o.late([3276,3494,2797,5009],
2797),new.target?new l(...W):l(...W)},t=function(...W){return{usagesOf:t}=o.late([3276,3494,2797,5009],2797),new.target?new t(...W):t(...W)},s=function(...W){return{
declaredIn:s}=o.late([3276,3494,2797,5009],2797),new.target?new s(...W):s(...W)},r=function(...W){return{isForeign:r}=o.late([3276,3494,2797,5009],2797),new.target?
new r(...W):r(...W)},c=function(...W){return{readModule:c}=o.late([3276,3494,2797,5009],2797),new.target?new c(...W):c(...W)};const n=25e4;function*e(W,x,L,U=n){
const K=new f(x,L,U);yield*K.collect(W);const B=yield*K.decideOpen();return K.result(B)}class f{items=[];notes=(0,T.G4)();knownSources=new Map;declared=[];signs=new b.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(x,L,U){this.facts=x,this.values=L,this.maxUsages=U}*collect(x){const{counts:L,facts:U}=this;for(const{
name:K,files:B,notes:M}of g(x,U)){if(U.endedAt=K,yield U.files)return;for(const N of M)this.notes.add(N);if(B.length===0)continue;if(this.isFull(L.decided+L.open,
K))break;const H=yield*c(B,U.files);if(H===null)return;U.bytes+=H.bytes;for(const N of H.notes)this.notes.add(N);this.add({directory:K,files:H.files})}U.endedAt=
null}*decideOpen(){const x=[];let L=!1;for(const U of this.items){if(!("files"in U)){x.push(U);continue}if(L||=this.isFull(this.counts.decided,U.directory),!L)if(yield this.
facts.files)this.facts.endedAt??=U.directory,L=!0;else for(const K of this.decide(U.files))x.push(K)}return x}result(x){const{facts:L,signs:U,declared:K}=this,B=[
...x,...L.states.map(i)];return{...L,usages:B,declared:K,notes:this.notes.all(),...U.end(x)}}add(x){const{files:L}=x,{facts:U}=this;U.files+=L.length;for(const B of s(
L))this.declared.push(B);for(const B of L){const M=!r(B),H=B.kind.class==="terragrunt";M&&(U.isEmpty=!1),H&&U.terragrunt.push(B.file),U.usesTerragrunt||=H&&M,this.
signs.addFile(B)}const K=L.some(l);for(const B of L)(K||!B.isContext)&&this.addCalls(B);if(K){this.items.push(x);for(const{references:B}of L)this.counts.open+=B.
length}else for(const B of this.decide(L))this.items.push(B)}addCalls({file:x,references:L}){for(const{kind:U,row:K,value:B}of L){if(B===void 0)continue;const M=(0,j.
Nj)(B.text)||K.grammar==="terragrunt"&&(0,S.GL)(B.text),H=M||(0,S.qC)(B.text).length>0;if(U==="module"&&(H||B.kind==="pieces")&&this.facts.calls.push({source:B.
text,file:x}),M&&K.position.includes("source"))for(const N of[(0,m.jt)(x),(0,m.RO)((0,m.jt)(x))])this.facts.called.add((0,m.un)(N,B.text))}}decide(x){const{usages:L,
notes:U}=t(x,this.values,this.knownSources);for(const K of U)this.notes.add(K);return this.counts.decided+=L.length,L}isFull(x,L){const U=this.maxUsages;return x<
U?!1:(this.notes.add((0,w.ht)(L,(0,D.ub)({kind:"usages",max:U}))),!0)}}const i=({file:W,host:x,client:L})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:x,
text:x,address:"state",place:{file:W,...w.wv},clients:[L],isOverridden:!1,needs:[]});var d=o(3916),u=o(1440),_=o(450);function v(W,x,L,{nameOf:U}){if(!(0,j.Nj)(
x)){const[B=null]=(0,S.qC)(x).flatMap(M=>U(M)??[]);return B}const K=(0,m.un)(W,x);return L.get(K)??K}const h=100;function y({usages:W,units:x},L){const U=(0,_.v)(
x,T.CI);return[...W.flatMap(({calls:B,directories:M,text:H,place:N})=>{const Y=(0,m.jt)(N.file),X=(U.get(Y)??[]).flatMap(({item:le})=>(0,T.CI)(le));if(B===void 0&&
M===void 0&&X.length===0&&(0,S.qC)(H??"").length===0)return[];const se=Object.values(B??{}).flat(),ie=[H,...se.map(({source:le})=>le)].flatMap(le=>le??[]),de=[Y,
...(M??X).slice(0,h)];return ie.flatMap(le=>(0,j.Nj)(le)?de.map(fe=>(0,m.un)(fe,le)):(0,S.qC)(le).flatMap(fe=>L.nameOf(fe)??[]))}),...x.flatMap(T.CI)]}function O(W,x){
const{usages:L,links:U,directories:K}=W,B=(Z,se)=>{const ie=v(Z,se,U,x);return ie===null||(0,j.Nj)(se)&&ie===(0,m.un)(Z,se)?se:`./${(0,d.relative)(Z,ie)}`},M=L.
map(Z=>{const{kind:se,text:ie,calls:de,place:le}=Z,fe=U.size>0||de!==void 0||(0,S.qC)(ie??"").length>0;if(se!=="module"||ie===null||!fe)return Z;const he=[{root:null,
source:ie,version:null,isOpen:!1}],ge=Object.entries(de??{terraform:he,opentofu:he}).map(([_e,ve])=>{const Oe=(0,m.jt)(le.file),Me=we=>we.source&&B(Oe,we.source);
return[_e,ve.map(we=>({...we,source:Me(we)}))]});return ge.every(([,[_e]])=>_e?.source===ie)&&de===void 0?Z:{...Z,calls:Object.fromEntries(ge)}}),H=({directory:Z})=>K.
has(Z)&&x.nameOf(Z)===Z,N=W.installed.filter(Z=>!H(Z)&&x.exists(Z.directory)),Y=new Map(N.map(({root:Z,directory:se})=>{const ie=(0,D.a3)({what:"outside",path:se});
return[se,(0,w.ht)((0,m.Gz)(Z,u.U4),ie)]})),X=[...W.notes,...Y.values()];return{...W,usages:M,installed:W.installed.filter(H),notes:X}}let I=function(...W){return{
resolveValue:I}=o.late([3276,3494,2797,5009],2797),new.target?new I(...W):I(...W)},A=function(...W){return{asWritten:A}=o.late([3276,3494,2797,5009],2797),new.target?
new A(...W):A(...W)},F=function(...W){return{Instances:F}=o.late([3276,3494,9107],5242),new.target?new F(...W):F(...W)},z=function(...W){return{Terragrunt:z}=o.
late([3276,3494,9107],5242),new.target?new z(...W):z(...W)},Q=function(...W){return{withUnits:Q}=o.late([3276,3494,9107],5242),new.target?new Q(...W):Q(...W)};const ee=10;
function*te(W,x=[]){const L=(0,p.ET)(W),U=new Set;for(let K=1;;K+=1){const B=(0,p.f5)(U),M=J(L,B,x),H=(0,E.O)(()=>new z(M)),N=yield*e(W,B,V(M,H)),X=B.terragrunt.
length>0?yield*Q(N,H()):N,Z=U.size;for(const ie of y(X,L))!X.directories.has(ie)&&L.locate(ie)!==null&&U.add(ie);if(U.size===Z||X.endedAt!==null||K===ee)return O(
X,L)}}function V(W,x){const L=(0,E.O)(U=>(0,E.O)(K=>new F(W,U,K)));return({row:U,place:K},B,M)=>{if(U.grammar==="terragrunt")return q(x(),K.file,B);const H=U.evaluation?.[M];
if(H===void 0)return A(B);const N=L(M)(H);if(N.effort.isSpent)return A(B);const Y=({scope:ie,from:de,root:le})=>(ie.effort.renew(),{...I(B,ie),from:de,root:le}),
X=(0,m.jt)(K.file),Z=Y(N.unknown(X));if(Z.isWhole)return[[Z]];const se=Map.groupBy(N.of(X),({use:ie})=>ie);return Array.from(se.values(),ie=>ie.map(Y))}}function q(W,x,L){
if(W.effort.isSpent)return A(L);const U=B=>({...I(L,B),from:null}),K=W.includedScopes(x).map(B=>[U(B)]);return K.length===0?[[U(W.scopeOf(x))]]:K}function J(W,{
calls:x,links:L,terragrunt:U},K){const B=new Set(K),M=(0,E.O)(ue),H=(N,Y)=>v(N,Y,L,W);return{files:W,calls:(0,E.O)(()=>re(x,H)),leadsTo:H,terragrunt:U,isSet:N=>B.
has(N),setBy:N=>{const Y=`TF_VAR_${N}`;if(B.has(Y))return Y;const X=M(W).get(N);return X===void 0?null:`${Y} in ${X}`}}}const ne=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function re(W,x){const L=new Map,U=new Set;for(const{source:K,file:B}of W){const M=(0,m.jt)(B),H=x(M,K);H!==null?L.set(H,(L.get(H)??new Set).add(M)):ne.test(K)&&
U.add(M)}return{callers:L,dynamic:U}}const ce=".github/workflows",oe=200;function ue(W){const x=new Map,L=W.list(ce).filter(U=>/\.ya?ml$/.test(U));for(const U of L.
slice(0,oe)){const K=`${ce}/${U}`,B=W.read(K)??"";for(const[,M,H]of B.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const N=M??H??"";x.has(N)||x.set(
N,K)}}return x}}),5102:((ae,G,o)=>{o.d(G,{DI:()=>S,Fl:()=>R,JR:()=>b,QK:()=>a,Rm:()=>$,Yn:()=>P,Zh:()=>l,b:()=>C,fi:()=>s,hm:()=>g,md:()=>k,nM:()=>t,nx:()=>D,sG:()=>j,
vh:()=>w});var m=o(2886),E=o(4702),p=o(9615);const D={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},w=Object.keys(
D);function j(r){if(C(r))return"unchecked";const c=g(r.findings);return c==="error"?"fails":c==="warning"?"warns":b(r)?"skipped":"works"}const S=r=>j(r)==="fail\
s",b=({visit:r})=>r.attempt.discovery.kind==="skipped",T=["host-not-checked",...m.H4],C=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&T.includes(r.discovery.
problem.code),k=r=>w.flatMap(c=>r.filter(n=>j(n)===c));function R(r){const c=new Set(r.map(({worst:n})=>n));return c.has("error")?"fails":c.has("warning")?"warn\
s":r.some($)?"skipped":"works"}function P(r,c){const n=Object.groupBy(r,u=>R(c(u))),{fails:e=[],warns:f=[],skipped:i=[],works:d=[]}=n;return[e,f,i,d]}const $=({
chosen:r,isDirect:c,isUnchecked:n})=>n===!0||!c&&Object.keys(r).length===0,g=r=>p.oC.find(c=>r.some(n=>n.severity===c))??null;function a({findings:r}){const c=g(
r);return c==="notice"?[]:r.filter(({severity:n})=>n===c)}const l=({severity:r},{failOn:c})=>r==="error"||(0,E.k2)(r,c),t=({severity:r})=>r!=="notice";function s({
passed:r,hosts:c,findings:n}){return r?n.some(t)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((ae,G,o)=>{o.d(G,{H8:()=>j,Iu:()=>w,QI:()=>C,QN:()=>a,SY:()=>S,
dy:()=>D,kJ:()=>k,nO:()=>l,od:()=>T,tY:()=>R,u8:()=>$});var m=o(9432),E=o(9615),p=o(8032);const D="new in this pull request",w=t=>t.replace(/^./u,s=>s.toUpperCase()),
j=t=>E.oC.flatMap(s=>{const{length:r}=t.filter(c=>c.severity===s);return r===0?[]:[(0,m.px)(r,s)]}).join(", "),S=t=>p.zK.every(s=>t.includes(s))?"all clients":b(
t).join(", "),b=t=>t.map(s=>p.bB[s]);function T(t,s){const r=s.filter(c=>t.includes(c));return t.length===0||r.length===s.length?"":b(r).join(", ")||"no client \
in use"}const C=({clients:t,versions:s})=>t.map(r=>[p.bB[r],s[r]].join(" ").trim()).join(" and ");function k(t){return t<999.5?`${Math.round(t)} ms`:t<59950?`${(t/
1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function R(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)} MB`}const P=36e5;
function $(t,s){const r=(Date.parse(s)-Date.parse(t))/P;if(r>=48)return`${g(r/24)} days`;if(r>=1)return`${g(r)} h`;const c=Math.floor(r*60);return c>=1?`${c} mi\
n`:"less than a minute"}const g=t=>Math.floor(t*10)/10,a=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function l(t,s){const r=(Date.parse(t)-Date.parse(s))/(24*P);
if(Number.isNaN(r))return t;const c=Math.floor(Math.abs(r)),n=c===0?"less than a day":(0,m.px)(c,"day");return`${t.slice(0,10)} (${r<0?`${n} ago`:`in ${n}`})`}}),
8884:((ae,G,o)=>{o.d(G,{CN:()=>t,Dx:()=>P,GH:()=>T,Ky:()=>D,TD:()=>w,YC:()=>g,eb:()=>S,f5:()=>$,ju:()=>l,lp:()=>R,mj:()=>C,oN:()=>k,tN:()=>a});var m=o(9432),E=o(
2170),p=o(9119);function D(n,e){const{places:f,noun:i}=w(n);return(0,m.K4)(f,e,p.eo,d=>(0,m.px)(d,`more ${i}`))}function w(n){const e=r(n),f=(0,p.t6)(e,d=>s(d)?
(0,p._M)(d.file)??d:d),i=j(f).length>1;return{places:i?f:e,noun:i?"repository":"place"}}const j=n=>n.filter(s).filter(({file:e})=>(0,p._M)(e)!==null),S=n=>(0,p.
t6)(j(b(n)),({file:e})=>(0,p._M)(e)),b=n=>[...new Set(n.map(({places:e})=>e))].flat(),T=(n,e,f)=>`${n===e?"all":`${n} of`} ${e} ${f}`;function C(n,e){const{length:f}=e>
1?S(n):[];return f>1?T(f,e,"repositories"):""}function k(n,e){const f=new Set(n.flatMap(({file:u})=>(0,p._M)(u)??[])).size>1,i=u=>(f?(0,p._M)(u.file):null)??c(u),
d=new Set(e.map(i));return n.filter(u=>!d.has(i(u)))}function R(n,e){const f=P([n]);return D(k(f,f.slice(0,1)),e)}const P=n=>r(b(n).filter(s)),$=n=>[...new Set(
b(n).filter(e=>typeof e=="string"))];function g(n){const e=n.hosts.flatMap(({requirements:i})=>i),f=[...n.findings,...n.roots.flatMap(({rows:i})=>i)];return[...new Set(
[...e.map(({because:i})=>i),...f.map(i=>i.places)])]}const a=n=>n.values().map(E.Xd).find(e=>e!==null)??null,l=({services:[n,...e]})=>e.length===0?n??null:null,
t=n=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(n)&&(0,p._M)(n)===null,s=n=>typeof n!="string",r=n=>(0,p.t6)(n,e=>s(e)?c(e):e),c=({file:n,line:e,inside:f})=>`${e}\
:${n}${f===void 0?"":`
${(0,p.kn)(f)}`}`}),6097:((ae,G,o)=>{o.d(G,{$N:()=>R,LG:()=>s,QA:()=>_,fX:()=>g,h$:()=>O,j6:()=>h,q9:()=>i,rc:()=>d});var m=o(2886),E=o(2172),p=o(9432),D=o(2170),
w=o(9119),j=o(255),S=o(3096),b=o(5106),T=o(5102),C=o(4120),k=o(8884);function R(I,{repositories:{length:A}}){const{hosts:F,files:z,findings:Q,passed:ee,stopped:te}=I,
V=t(I,A),q=z.filter(({problem:L})=>V===null||!$.test(L.code)),J=q.filter(L=>!P(L)),ne=(0,T.hm)(J)==="error"&&!F.some(T.DI),re=V===null&&A>0?` in ${(0,p.px)(A,"r\
epository")}`:"",ue=[J.length<q.length?[`nothing to check${re}`]:a(I,re),l(J)],W=[V??[],ne?ue.toReversed():ue].flat(2).join(", "),x=(0,T.hm)(Q)==="error";if(te.
length>0){const L=(0,p.pk)(te);return x||F.some(T.b)?`${W} (${L})`:`${L}; ${W}`}return ee&&x?`${W} (the check passes: fail-on is never)`:ee||x?W:`${W} (the chec\
k fails: fail-on is warning)`}const P=({problem:I,severity:A})=>I.code==="nothing-to-check"&&A==="error",$=/^(?:module|provider|version|package|constraint|lock)-/,
g="not allowed";function a({hosts:I,roots:A},F){const z=I.length;if(z===0){const K=A.flatMap(({rows:H})=>H.filter(({isDirect:N})=>N)),B=new Set(K.flatMap(H=>(0,T.
Rm)(H)?[]:H.source)).size;return[...B===0?[]:[`${(0,p.px)(B,"module")} read`],`no registry hosts to check${F}`]}const{skipped:Q=[],checked:ee=[]}=Object.groupBy(
I,K=>(0,T.JR)(K)?"skipped":"checked"),{fails:te,unchecked:V,works:q}=T.nx,J=(K,B)=>B.length===0?[]:[{words:K,count:B.length}],ne=[...J(te,ee.filter(T.DI)),...J(
g,Q.filter(T.DI)),...J(V,Q.filter(T.b))],re=[...J(q,ee),...J(T.nx.skipped,Q)],[ce,...oe]=ne.length>0?ne:re,ue=ee.filter(K=>(0,T.sG)(K)==="warns").length,W=z===1?
"":`${ue} ${ne.length>0?"more ":""}`,L=ce?.words===g||ce?.words===V?ce.count===1?"is ":"are ":"";return[`${z===1?"1 registry host":(0,k.GH)(ce?.count??0,z,"regi\
stry hosts")}${F} ${L}${ce?.words}`,...oe.map(({count:K,words:B})=>`${K} ${B}`),...ue===0?[]:[`${W}with warnings`]]}function l(I){const A=(0,T.hm)(I);if(A===null||
A==="notice")return[];const F=I.filter(({severity:V})=>V===A),z=(0,k.eb)(F).length,Q=new Set((0,k.Dx)(F).map(({file:V})=>V)).size,ee=z>0?`files of ${(0,p.px)(z,
"repository")}`:(0,p.px)(Q,"file"),te=F.some(V=>(0,D.Xd)(V)===null);return[...Q>0?[`${A}s in ${ee}`]:[],...te?[`${A}s in settings or credentials`]:[]]}function t({
roots:I,findings:A},F){const z=I.filter(({directory:re})=>re!==E.cd.file),[Q]=(0,T.Yn)(z,({rows:re})=>re),ee=({directory:re})=>re,te=new Set([...Q.map(ee),...c(
A)]);if(te.size===0)return null;const V=new Set([...z.map(ee),...te]).size,q=new Set(Array.from(te,w._M)).size,J=V<2?"":` in ${(0,k.GH)(te.size,V,"root modules")}`,
ne=F<2?"":` (${(0,k.GH)(q,F,"repositories")})`;return`init fails${J}${ne}`}function s(I,{repositories:A}){const F=I.files.filter(({severity:z})=>z==="error");return t(
I,A.length)??l(F)[0]??null}const r=({problem:I,severity:A})=>I.code==="cloud-token"&&A==="error",c=I=>(0,k.Dx)(I.filter(r)).map(({file:A})=>{const{path:F}=(0,w.
bH)(A);return`${A.slice(0,A.length-F.length)}${(0,S.jt)(F)||"."}`}),n=50,e=3,f=2;function i(I){const{shown:A,more:F}=(0,p.zN)(I,n);return F===0?A:[...A,`and ${(0,p.
px)(F,"more remark")}`]}function d(I){const A=(0,k.YC)(I).some(({length:J})=>J===w.WD),z=I.roots.flatMap(({rows:J})=>J.flatMap(ne=>ne.platforms)).some(({available:J})=>J),
Q=I.files.filter(({exclude:J,severity:ne})=>J&&ne!=="notice"),ee=[...new Set(Q.flatMap(({exclude:J})=>J??[]))],te=(0,k.eb)(Q).length>0?" where their files are r\
ead":"",V=`${(0,p.px)(Q.length,"finding")} in tests, examples or templates, where errors are warnings`,q=`to skip such files, set \`exclude\`${te}: ${(0,p.K4)(ee,
e,p.dh)}`;return[...A?[`lists of places end after ${w.WD} places`]:[],...Q.length>0?[`${V}; ${q}`]:[],...z?["signatures of provider packages were not verified"]:
[]]}const u="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function _({findings:I},A){const F=u.flatMap(Q=>{const ee=A[Q]||Q.endsWith(
"Y")&&A[Q.toLowerCase()];return ee?`${Q} (${(0,p.dh)(ee.slice(ee.lastIndexOf("@")+1))})`:[]});return I.some(Q=>Q.problem.obstacle||(0,m.zv)(Q))&&F.length>0?[`co\
nnections used ${F.join(", ")}`]:[]}function v({hosts:I},A){const{scan:F,repositories:z}=A,{length:Q}=I.filter(({requirements:q})=>q.some(({because:J})=>J.some(
ne=>typeof ne!="string"))),ee=`${(0,p.px)(F.usages,"usage")} of ${(0,p.px)(Q,"registry host")}`,te=Q===0?"no registry host is used":ee;return z.length>0?`${te} \
in ${(0,p.px)(z.length,"repository")}`:F.files===0?F.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,p.px)(F.files,"file")} (${(0,C.
tY)(F.bytes)})`} in ${(0,C.kJ)(F.durationMs)}: ${te}`}function h(I,A){const{hosts:F}=I,{depth:z,repositories:Q}=A,ee=Q.length===0;if(z==="versions"||z==="packag\
es")return ee?y(I):[];const te=F.filter(J=>["works","warns"].includes((0,T.sG)(J))&&J.requirements.some(({service:ne,because:re})=>(ne===b.e$||ne===b.xq)&&re.some(
oe=>typeof oe!="string")));return z!=="discovery"||te.length===0?[]:[`not checked at ${(0,p.K4)(te,f,({visit:J})=>(0,j.nx)(J.host))}: versions of modules and pr\
oviders, and whether tokens are accepted; to check them, set \`depth: versions\``]}function y({roots:I}){return I.filter(({directory:F})=>F!==E.cd.file).some(({
rows:F})=>F.some(({kind:z})=>z==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function O(I,A){const{dialect:F,
durationMs:z,scan:Q,remarks:ee}=A,{findings:te,ignored:V}=I,q=(0,C.H8)(te)||"no findings",J=V>0?`${q}, ${V} ignored`:q,re=I.hosts.length===0&&Q.files===0?"":` f\
or ${(0,C.QI)(F)} (${F.why})`,ce=v(I,A);return[`${J}; checked in ${(0,C.kJ)(z)}${re}`,...ce===null?[]:[ce],...ee]}}),8294:((ae,G,o)=>{o.d(G,{$U:()=>s,Eu:()=>$,QU:()=>R,
To:()=>c,bI:()=>n,fj:()=>a,iX:()=>e,tK:()=>l,z2:()=>r});var m=o(8032),E=o(255),p=o(1780),D=o(7057),w=o(9432),j=o(9615),S=o(4481);const b="write the token into t\
he file, or remove its block",T="store the token in the helper, which must print {} for a host without one",C={terminal:"set it to the token, or remove it",workflow:"\
check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},k=(u,{source:_},v,h)=>(0,j.CC)(u,{message:(0,p.
xI)`the token from ${(0,p.LA)(_)} ${v}`,flaw:v,...h}),R=u=>k("credentials-empty",u,"is empty",{help:(0,j.Lw)(u.isInFile?b:(0,S.zT)(u.source)?T:C)}),P={length:["\
is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line break or another control character, which no client can sen\
d","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the clients add a second time','store only the part after "B\
earer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the quotation marks"],"outer white space":["begins or ends w\
ith white space, which is sent with it","store the token without the white space around it"],"inner white space":["contains white space","check whether two valu\
es were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","copy the token again: a hyphen or quotation mark may have\
 been replaced"]};function $({slip:u,..._}){const[v,h]=P[u];return k("credentials-malformed",_,v,{help:h,...u!=="control character"&&u!=="length"&&{severity:"wa\
rning"}})}const g=`has fewer than ${D.Il} characters and is not redacted where a server repeats it`,a=u=>k("credentials-short",u,g,{help:"check whether the stor\
ed value is the whole token; store it again or create a longer one"}),l=u=>(0,j.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(u.host)}, ${t(u.first)} and ${t(
u.other)}`,help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(u.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
t=({client:u,source:_})=>_===null?`${m.bB[u]} finds no token`:(0,p.xI)`${m.bB[u]} uses the token from ${(0,p.LA)(_)}`,s=({host:u,service:_,...v})=>(0,S.ti)("cre\
dentials-missing",(0,p.xI)`host ${(0,p.SP)(u)} requires a token${_===null?"":` for ${_}`}`,(0,S.nP)(u),v),r=u=>(0,j.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.
LA)(u.variable)} seems to be meant for host ${(0,p.SP)(u.host)}, but ${u.why}`,help:(0,p.xI)`rename it: ${(0,S.yN)(u.write)}`}),c=({host:u,other:_,source:v,service:h,
isSent:y,isNotice:O})=>(0,j.CC)("credentials-other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(_)} from ${(0,p.LA)(v)} ${h===null?"\
after the redirect of":`to ${h} of host`} ${(0,p.KT)(u)}: they send ${y?(0,p.xI)`the token of ${(0,p.KT)(u)}`:"none"}`,help:h===null?(0,p.xI)`make the discovery document of ${(0,p.
KT)(u)} public, or serve it at ${(0,p.KT)(u)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(u)}, and the clients send it to ${(0,p.KT)(_)}`,...O&&{severity:"not\
ice",affects:[]}}),n=({host:u})=>(0,j.CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(u)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function e(u){const{host:_,token:v,source:h,challenge:y,contentType:O,...I}=u,F=v==="n\
one"&&y===null&&!O?.includes("json")&&I.status===403&&(0,w.VW)(_)===null,z=(0,p.xI)`rejected the token from ${(0,p.LA)(h??"")}`,ee=F?"may not be a registry":v===
"sent"?z:"requires authentication credentials",te=y===null?"":`, and asks for ${y} authentication`,V=!F&&I.url===`https://${_}/.well-known/terraform.json`;return(0,j.
CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(_)} ${ee}: ${(0,w._r)(I,V)}${te}`,help:(0,w.NM)({...I,asked:_},F?i:d(u)),isUnsent:(0,S.wt)(u)})}const f="\
make the discovery document public",i={operator:`${f}, or return 404 if the host has no services`,user:(0,w.Wt)([])};function d({host:u,token:_,source:v,status:h,
challenge:y}){const O=(0,w.qZ)(u);if(y!==null){const I=`exempt /.well-known/terraform.json from ${y} authentication`,A=(0,p.xI)`ask the operator of ${(0,p.KT)(u)} to ${I}`;
return{operator:I,user:A,guest:O,note:"the clients send Bearer tokens only, so no token helps"}}switch(_){case"sent":{const I=h===403?"may read this host":"is c\
omplete and for this host",A=(0,p.xI)`check that the token ${I}, or ${(0,S.qV)(v??"",u)}`;return h===403?{...(0,j.Lw)(A),guest:O}:(0,j.Lw)(A)}case"none":return{
operator:(0,S.nP)(u,`, or ${f}`),besides:f,user:(0,S.nP)(u),guest:O};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,p.xI)`configure ${(0,p.KT)(u)} to respond itself, or ${f}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ae,G,o)=>{o.d(G,{Er:()=>l,P0:()=>$,P6:()=>b,Qs:()=>P,T0:()=>j,U2:()=>a,
e4:()=>t});var m=o(1780),E=o(9432),p=o(9176),D=o(9615);const w={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},j=({host:s,why:r})=>(0,D.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(s)} ${w[r]}`,help:r==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:w[r].replace(/.*: /,"")}}),S={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function b({host:s,error:r}){if(typeof r==
"object"&&"proxy"in r)return(0,D.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(s)} is unreachable: ${r.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(r.proxy),help:p.TG}});const c=typeof r=="string"?S[r]:`is unreach\
able (${r.code})`,n="check that the host is up",e="check that a firewall or proxy lets this machine connect to it";return(0,D.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(s)} ${c}`,operator:`${n}, and ${e}`,besides:n,user:e,guest:`${e}; otherwise ${(0,E.B9)(s)}`,obstacle:{verb:"cannot connect to",what:c.replace("is\
 unreachable: ","")}})}const T={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},C="serve the document\
 as a static file",k=({asks:s})=>s==="document"?C:"find out what the server waits for, such as its storage",R=s=>s.map(({name:r,attemptMs:c,retries:n})=>{const e=Number.
isFinite(c)?(0,E.YA)(c):"without a limit",f=n===0?"":` in each of ${n+1} attempts`,i=r.includes(" and ")?"wait":"waits";return`${r} ${i} ${e}${f}`}).join(", ");
function P(s){if(s.phase==="complete")return(0,D.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(s.host)} took ${(0,E.YA)(s.tookMs)} to return its discovery document; ${R(
s.releases)}`,operator:C,affects:[...new Set(s.releases.map(({client:f})=>f))]});const{verb:r,failed:c,help:n}=T[s.phase],e=s.limitMs===null?"in time":`within ${(0,E.
YA)(s.limitMs)}`;return(0,D.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(s.host)} ${c} ${e}`,help:n||{operator:k(s),guest:(0,E.B9)(s.host)},...r&&{obstacle:{
verb:r,what:c.replace(/.*: /,"")}}})}const $=({host:s,error:r})=>(0,D.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(s)} is not valid HTTP (${r})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),g={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function a({host:s,phase:r,
tookMs:c,limitMs:n,...e}){const f=`(limit ${(0,E.YA)(n)}); ${g[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in e?(0,D.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
e.url)} took ${(0,E.YA)(c)} to answer ${f}`,operator:k({asks:"answer"})}):(0,D.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(s)} took ${(0,E.YA)(c)} to return its discovery document ${f}`,
operator:C,note:R(e.releases)})}const l=({host:s,attempts:r,failure:c,releases:n})=>(0,D.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(s)} succeeded at attempt ${r}; the first attempt failed: ${c}`,
operator:"find out why the host fails intermittently",note:n.length===0?"init succeeded, because the CLI retries discovery":`init with ${n.map(({name:e})=>e).join(
" and ")} would have failed`});function t(s,r){const[{verb:c,help:n=p._$[c]}]=r,[e="",...f]=s,i=f.length===0?(0,m.KT)(e):`any of ${s.length} hosts`,d=f.length===
0&&c==="cannot connect to";return(0,D.CC)("machine-network",{message:(0,m.xI)`this machine ${c} ${i}: ${(0,E.K4)([...new Set(r.map(({what:u})=>u))],3)}`,help:d?
`${n}; otherwise ${(0,E.B9)(e)}`:n})}}),9176:((ae,G,o)=>{o.d(G,{M8:()=>D,TG:()=>m,_$:()=>p});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set H\
TTPS_PROXY",p={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function D(w,{page:j,url:S,asked:b}){const T=URL.parse(S)?.host,C=T===b,k=C&&w.code==="document-st\
atus";if(j===null||j.kind==="other"||k)return w;const R=`a ${j.kind} page${C?"":` at ${T}`} ("${j.title}") answers`;return{...w,obstacle:{verb:"does not reach",
what:R,isCommon:C}}}}),1098:((ae,G,o)=>{o.d(G,{Dr:()=>P,EK:()=>C,Fu:()=>g,dF:()=>$,vs:()=>S,y7:()=>T});var m=o(255),E=o(1780),p=o(5106),D=o(9432),w=o(9615),j=o(
4481);function S({host:a,service:l,...t}){const s=l===p.OZ?"the cloud block":"the remote backend",r=(0,j.nP)(a),c=(0,m.pk)(a)===a?(0,E.xI)`run \`terraform login ${(0,E.
KT)(a)}\` or \`tofu login ${(0,E.KT)(a)}\`, or `:"",n={...r,terminal:(0,E.xI)`${c}${r.terminal}`},e=(0,E.xI)`${s} requires a token for ${(0,E.SP)(a)}`;return(0,j.
ti)("cloud-token",e,n,t)}const b={organization:"`organization`",workspaces:"`name` in `workspaces`"};function T({block:a,lacks:l,isOpen:t}){const s=a==="cloud b\
lock"?`set ${l.map(r=>p.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,w.CC)("cloud-incomplete",{severity:t?"notic\
e":"error",message:`the ${a} has no ${l.map(r=>b[r]).join(" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${s}, also for this check`})}const C=({url:a,version:l})=>(0,w.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(a)} returned ${l===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,D.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),k=a=>"why"in a?(0,E.xI)`the response of ${(0,E.KT)(a.url)} ${(0,D.
dh)(a.why)}`:(0,D._r)({...a,page:null}),R=(a,l,t)=>"status"in a&&[401,403,404].includes(a.status)?t:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(l)}, and that the URL of the service is that of its API`},
P=({host:a,organization:l,source:t,...s})=>(0,w.CC)("cloud-organization",{message:(0,E.xI)`the organization ${l} at ${(0,E.KT)(a)} cannot be read: ${k(s)}`,help:R(
s,a,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(t)} is valid and belongs to a member`)}),$=a=>(0,w.CC)("cloud-workspace",{message:(0,E.
xI)`the workspace ${a.workspace} of ${a.organization} at ${(0,E.KT)(a.host)} cannot be read: ${k(a)}`,help:R(a,a.host,"check that the token may read the workspa\
ce")}),g=({host:a,organization:l,workspace:t})=>(0,w.CC)("cloud-workspace-missing",{message:(0,E.xI)`${l} at ${(0,E.KT)(a)} has no workspace ${t} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ae,G,o)=>{o.d(G,{AO:()=>k,U7:()=>C,n3:()=>R,nD:()=>g,ro:()=>$,sC:()=>T,
wp:()=>b});var m=o(1780),E=o(2432),p=o(9432),D=o(9615);const w=({file:l,line:t})=>`${(0,p.dh)(l)}:${t}`,j={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function S(l){if(l.host===""){const[e]=j["use"in l?l.use:"download"];return[`the host of this ${e} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const t=(0,m.xI)`${(0,m.KT)(l.host)}, which is not in \`allowed-hosts\``;
if("service"in l)return[(0,m.xI)`${l.service} of ${(0,m.KT)(l.registry)} is on ${t}`,"use another registry"];if("package"in l)return[(0,m.xI)`the package of ${l.
package} is downloaded from ${t} and was not contacted`,"use another module or provider"];if("use"in l){const[,e,f]=j[l.use];return[(0,m.xI)`${e} ${t}`,f]}const s=(0,m.
xI)`host ${(0,m.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in l))return[s,"use an allowed registry"];const{place:r,clients:c}=l.
implied,n=`${w(r)} names no host, and this is the default of ${(0,p.eZ)(c)}`;return[(0,m.xI)`${s}; ${n}`,"name an allowed registry there"]}function b(l){const[t,
s]=S(l),r=l.host===""?s:(0,m.xI)`${s}, or add ${(0,m.KT)(l.host)} to \`allowed-hosts\``;return(0,D.CC)("host-not-allowed",{message:t,help:r})}const T=l=>(0,D.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,p.px)(l.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...l.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),C=({host:l})=>(0,D.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(l)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),k=({host:l,address:t,asks:s})=>t==="metadata"?(0,D.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
l)} is the address of ${/^(?:kubernetes|openshift)\b/.test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,D.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${s==="document"?"redirects":"leads"} to ${(0,m.
KT)(l)}, which has a ${t} address and was not contacted`,help:`if ${s==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
R=({host:l,thrown:t})=>(0,D.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(l)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${P(t)}`,
help:(0,m.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(l)}\` to \`ignore\``});function P(l){if(!(l instanceof
Error))return(0,p.dh)(String(l));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,p.dh)(String(l))+(t===void 0?"":` (${t})`)}const $=({host:l})=>(0,D.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function g({host:l,stopped:t,
isBegun:s,unchecked:r,total:c}){const n=s?" completely: its visit was under way when":":";return(0,D.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(l)} was not checked${n} ${(0,p.
Cw)(t)}, with ${r} of ${c} hosts not checked`,help:a[t.kind]})}const a={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ae,G,o)=>{o.d(G,{$w:()=>C,nP:()=>k,pt:()=>T,qV:()=>P,ro:()=>j,ti:()=>a,to:()=>l,uK:()=>S,wt:()=>b,yN:()=>$,zT:()=>R});var m=o(
8032),E=o(255),p=o(1780),D=o(9432),w=o(9615);const j="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",S={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},b=({token:t})=>t==="dropped"||t==="withheld";function T({
host:t,token:s,source:r},c){const n=c===null?"sent":(0,p.xI)`sent to ${(0,p.KT)(c)}`,e=(0,p.xI)`the token for ${(0,p.KT)(t)} from ${(0,p.LA)(r??"")} was`;switch(s){case"\
none":return(0,p.xI)`no token was found for ${(0,p.KT)(t)}`;case"sent":return(0,p.xI)`${e} ${n}`;case"dropped":return(0,p.xI)`${e} not ${n}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,p.xI)`${e} not ${n}, because the URL is not https; the CLIs do send it`}}function C({host:t,token:s},r,c,n){const e=(0,m.n3)(t)?(0,D.qZ)(t):void 0;
switch(s){case"none":return{...(0,w.Lw)(k(t)),guest:e};case"sent":return(0,w.Lw)(n);case"dropped":return{operator:(0,p.xI)`serve ${r} without the redirect to ${c===
null?"another host":(0,p.KT)(c)}`};case"withheld":return{operator:`serve ${r} at an https URL`}}}function k(t,s="",r=""){const c=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(t)))),[n]=c.ok?(0,E.fK)(c.value):[],e="${{ secrets.REGISTRY_TOKEN }}",f=(0,p.xI)`run \`terraform login ${(0,p.KT)(t)}\``;return{terminal:(0,p.xI)`${r}${n===
void 0?f:$(n)}${s}`,workflow:(0,p.xI)`${r}add the line "${(0,p.KT)(t)}=${e}" to the tokens input${n===void 0?"":(0,p.xI)`, or "${(0,p.LA)(n)}: ${e}" to env`}${s}`}}
const R=t=>t.startsWith("credentials helper ");function P(t,s){const c=R(t)||/credentials\.tfrc\.json:\d+$/.test(t)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
s)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(t)}${c}`}const $=t=>/^\w+$/.test(t)?(0,p.xI)`export ${(0,p.LA)(t)}=…`:(0,p.
xI)`env '${(0,p.LA)(t)}=…' terraform init`;function g({isFork:t,searched:s,notRead:r}){if(t)return"secrets are withheld from pull requests of forks";const[c,n]=[
s,r].map(f=>(0,p.XT)(f,f.length,p.LA)),e=r.length===0?"":(0,p.xI)`; not read: ${n??""}`;return(0,p.xI)`no token was found (searched: ${c??""}${e})`}function a(t,s,r,c){
const n=(0,p.xI)`${s}, and ${g(c)}`;return c.isFork?(0,w.CC)(t,{message:n,help:j,severity:"notice"}):(0,w.CC)(t,{message:n,help:(0,w.Lw)(r)})}function l(t,s,r=""){
const{message:c,unexplained:n=c}=t;if("code"in s){const{flaw:f,help:i="",cures:d=(0,w.Lw)(i)}=s,u=f!==void 0&&(0,p.pj)(c).includes(`from ${r}`);return{...t,message:(0,p.
xI)`${c}; ${u?`it ${f}`:s.message}`,cures:d}}const e=s.isFork?{cures:(0,w.Lw)(j)}:{};return{...t,message:(0,p.xI)`${n}; ${g(s)}`,...e}}}),9029:((ae,G,o)=>{o.d(G,
{j:()=>P,o:()=>$});var m=o(3024),E=o(5168),p=o(9968),D=o(2801),w=o(2170),j=o(255),S=o(9897),b=o(5106);let T=function(...s){return{withoutInstalled:T}=o.late([1264],
1264),new.target?new T(...s):T(...s)},C=function(...s){return{thisMachine:C}=o.late([5830],9837),new.target?new C(...s):C(...s)},k=function(...s){return{mergeMistakes:k}=
o.late([5830],9837),new.target?new k(...s):k(...s)},R=function(...s){return{readCliConfig:R}=o.late([5830],9837),new.target?new R(...s):R(...s)};function P(s,r,c,{
environment:n,directory:e},f=null){const i=s.every(({needs:A})=>A.length===0);if(r.depth!=="init"&&r.hostnames.length===0&&i)return{usages:s,remarks:[],findings:[],
configs:[],releases:c.releases};const u=$(r.cliConfig,c.clients,n,e).map(A=>g(A,e,r)),_=c.releases.map(A=>{const F=u.find(({client:z})=>z===A.client);return{...A,
attemptMs:F?.requestTimeoutMs??A.attemptMs}}),v=r.depth!=="discovery",h={root:e,plugins:f,releases:_,asksMirrors:v},O=s.some(({needs:A})=>A.some(({service:F})=>F===
b.xq))?T(s,u,h):{usages:s,remarks:[],findings:[]},I=[...u.flatMap(A=>A.findings),...O.findings];return{...O,findings:k(I),configs:u,releases:_}}function $(s,r,c,n=null){
const e=C(c);return r.map(f=>R(f,e,s,n))}function g(s,r,c){if(c.allowedHosts.length===0)return s;const n=a(r),e=s.files.filter(({path:y})=>(0,p.UO)(a(y),n)),f=new Set(
e.map(({shown:y})=>y)),i=(0,E.Ol)(s).installation?.methods??[],d=s.forced.flatMap(({place:y,services:O})=>O.map(({value:I})=>({place:y,host:typeof I=="string"?t(
I):null}))),u=[...i.flatMap(l),...d].filter(({place:y,host:O})=>O!==null&&f.has(y.file)&&!(0,j.ev)(O,c)),_=u.map(({place:y,host:O})=>{const I=(0,D.wp)({host:(0,j.
nx)(O??""),use:"configuration"});return(0,w.kH)(I,{places:[y],clients:[s.client]})}),v=new Set(u.map(({place:y})=>y)),h=s.forced.filter(({place:y})=>!v.has(y));
return{...s,forced:h,findings:[...s.findings,..._]}}const a=s=>(0,p.N0)(()=>(0,m.realpathSync)(s),s);function l(s){const{kind:r,place:c}=s;return r==="network"?
[{place:c,host:(0,j.Pm)(s.url)}]:r!=="local"||s.path!==null?[]:[{place:c,host:(0,j.yo)(`https://${s.shown}`)??S.IZ}]}const t=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
s)?(0,j.yo)(s.replace(/^\/\//,"https://"))??S.IZ:null}),5306:((ae,G,o)=>{o.d(G,{o0:()=>F,SQ:()=>A});var m=o(3916),E=o(9373),p=o(5324),D=o(6889),w=o(3114),j=o(1011),
S=o(742),b=o(4756),T=o(2170),C=o(9119),k=o(8032),R=o(3096),P=o(3298),$=o(4515),g=o(3024),a=o(6760),l=o(9968),t=o(2172),s=o(9059),r=o(8339),c=o(2485),n=o(5243),e=o(
9897);const f=100;function i(V,q){const J=_(q),ne=V.flatMap(oe=>{const{kind:ue,version:W,directories:x,isOverridden:L,replacedFor:U}=oe,K=/^(module|test_module|terragrunt_source)$/.
test(ue),B=W!==void 0||x!==void 0&&!q.isStrict;if(!K||L||B)return[];const H=oe.clients.filter(Y=>!U?.includes(Y)).flatMap(Y=>{const X=J(oe,Y);return X===null?[]:
{client:Y,reason:X}}),[N]=H;return N===void 0?[]:{usage:oe,reason:N.reason,clients:H.map(({client:Y})=>Y)}}),re=(0,P.O)(()=>h(q));return[...Map.groupBy(ne,({reason:oe})=>oe.
paths.at(-1)??"")].slice(0,f).flatMap(([oe,ue])=>{const W=(0,P.O)(({why:x,paths:L})=>x==="outside"||x==="skipped"?(0,b.a3)({what:x,path:oe}):(0,r.Iz)({path:oe,maker:x===
"created"?"`init`":re()(L)}));return ue.map(({usage:{place:x,text:L},reason:U,clients:K})=>{const B=(0,c.Kc)(L??"");return(0,T.kH)(W(U),{places:[x],clients:K,isPlaceholder:B})})})}
const d={throwIfNoEntry:!1},u=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function _({root:V,scan:q,units:J,directories:ne,isStrict:re}){const{locate:ce,nameOf:oe}=(0,p.
ET)({root:V,scan:q}),ue=(0,P.O)(L=>(0,l.N0)(()=>(0,g.statSync)((0,a.join)(V,L),d)?.isDirectory()===!0,!1)),W=(0,P.O)(L=>{if(/^\.\.(\/|$)/.test(L)||ue(L)){const N=ce(
L)!==null;return N&&!re?null:{why:N?"skipped":"outside",paths:[L]}}const K=L.split("/"),B=K.map((N,Y)=>K.slice(0,Y+1).join("/")),M=B.findIndex(N=>!ue(N));return(0,l.
N0)(()=>{const N=(0,g.lstatSync)((0,a.join)(V,B[M]??""),d);return N===void 0||N.isFile()},!1)?u.test(L)?re?{why:"created",paths:[L]}:null:{why:"missing",paths:B.
slice(M)}:{why:"outside",paths:[L]}}),x=(0,P.O)(L=>{const U=J.filter(B=>B.directory===L||B.module===L);return U.some(B=>B.unknown!==null||B.isPartial)?[]:[L,...U.
flatMap(j.CI)]});return(L,U)=>{const K=(0,R.jt)(L.place.file),B=L.kind==="test_module"?[(0,R.RO)(K)]:[],M=L.directories??[...B,...x(K)],H=(0,t.MZ)(L,U).flatMap(
({source:N,isOpen:Y})=>{const X=Y?L.evaluated?.[U]?.text??"":"";if(N===null&&re&&(0,n.Nj)(X))return[{why:"skipped",paths:[X]}];const Z=!re&&/[$%]\{/.test(N??"");
if(N===null||Z)return[null];const se=(0,e.qC)(N);if(se.length>0)return[se.some(me=>ne.has(oe(me)??".."))?null:{why:"outside",paths:[N]}];if(!(0,n.Nj)(N)||L.kind===
"terragrunt_source")return[null];const ie=M.map(he=>(0,R.un)(he,N)),de=ie.filter(he=>!ne.has(he));return(L.directories===void 0&&de.length<ie.length?[null]:de.map(
W)).filter(he=>!L.directories||he?.why!=="missing")});return H.includes(null)?null:H[0]??null}}const v=[".gitignore","vendir.yml","vendor.yaml","Terrafile","per\
u.yaml"];function h({root:V,exclude:q,toolFiles:J}){const ne=(0,p.ET)({root:V,scan:[]}),re=(0,P.O)(W=>({file:W,text:ne.read(W)??""})),ce=(0,P.O)(()=>[...(0,s._X)(
{root:V,exclude:q},J)]),oe=[".git/config.worktree",".git/config"].find(W=>/sparsecheckout\s*=\s*true/i.test(re(W).text)),ue=[...re(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return W=>{if(oe!==void 0)return oe;const x=W.at(-1)??"";if(ue.some(([,B])=>(0,R.Gz)(x,"").startsWith(`${B}/`)))return".gitmodules";
const L=x.split("/");return[...L.flatMap((B,M)=>v.map(H=>re((0,R.Gz)(L.slice(0,M).join("/"),H)))),...ce()].find(({text:B})=>W.some(M=>y(B,M)))?.file??null}}function y(V,q){
const J=q.split("/").toReversed(),[ne=""]=J;return!V.includes(ne)&&!V.includes("*")?!1:(V.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(re=>{const ce=re.split("/").filter(
oe=>!/^\.*$/.test(oe));return/^[\w-]+(\.[\w-]+)+$/.test(ce[0]??"")&&ce.length>2?ce.at(-1)?.replace(/\.git$/,"")===ne:ce.some((oe,ue)=>(oe===ne||/\w\*|\*\w/.test(
oe)&&(0,m.matchesGlob)(ne,oe))&&J.slice(1,ue+1).every((x,L)=>O(ce[ue-L-1],x)))})}const O=(V="",q)=>V===q||/[$*{}]/.test(V);let I=function(...V){return{readTools:I}=
o.late([3276,3494,2797,5009],2797),new.target?new I(...V):I(...V)};async function A(V,q){const{directory:J,environment:ne,stop:re,progress:ce}=q,oe={root:J,scan:V.
scan,exclude:V.exclude},ue=(0,S.cw)(oe,Object.keys(ne)),W=await(0,$.nE)(ue,re,x=>ce({kind:"scan",files:x}));return ee(W,V,(0,p.ET)(oe))}function F({dialect:V,exclude:q,
scan:J,allowedHosts:ne},re,{environment:ce,directory:oe}){const ue=(0,P.O)(()=>I({root:oe,exclude:q},re.toolFiles)),W=!!ce.TF_CLOUD_HOSTNAME,x=J.length>0,L={setting:V,
scan:x?{...re,tools:ue,hasCloudHostname:W}:null},U=(0,D.L2)(L),{clients:K,versions:B}=U,M=(0,k.Eo)((0,k.tB)("terraform",B)),H=de=>M||!(0,w.xO)(de),Y=(0,j.eI)((0,j.
sw)(re.usages,K),(0,k.d3)(U)).filter(({place:de})=>H(de.file)),X=ne.length>0,se=[...i(Y,{...re,...{root:oe,scan:J,exclude:q,isStrict:X}}),...X?z(re):[]],ie=Y.some(
({workspace:de})=>de?.lacks)&&ue().givesState;return{dialect:U,usedBy:()=>(0,D.rU)(U,L.scan),usages:ie?Y.map(Q):Y,notes:[...(0,j.vH)(re.notes,K).filter(de=>H((0,T.
W7)(de))),...se]}}function z(V){const{unselected:q,linked:J,directories:ne,units:re,unread:ce,notes:oe}=V,ue=new Set(oe.flatMap(x=>(0,T.Xd)(x)?.file??[])),W=[...J].
filter(([,x])=>x===null||!ne.has(x));return[...q.map(x=>(0,T.ht)(x,(0,b.a3)({what:"unselected"}))),...W.map(([x])=>(0,T.ht)(x,(0,b.a3)({what:"linked"}))),...(0,C.
jH)(ce).map(x=>(0,T.kH)((0,b.a3)({what:"generated"}),{places:[x]})),...re.flatMap(({directory:x,module:L,unknown:U})=>U===null||L!==null||ue.has(U.file)?[]:(0,T.
kH)((0,b.a3)({what:"skipped",path:x}),{places:[U]}))]}function Q(V){if(V.workspace?.lacks===void 0)return V;const{organization:q,name:J}=V.workspace;return{...V,
workspace:{organization:q,name:J}}}function ee(V,{roots:q,exclude:J},ne){const re=new Set(V.links.values());if(re.size===0)return V;const[ce,oe]=[(0,p.Ls)(q),(0,p.
Ls)(J)],ue=k.Du.flatMap(M=>[...(0,E.Pv)(V,M).values()]),W=new Set(ue.flatMap(E.s1)),x=new Set(V.units.map(({directory:M})=>M)),L=(0,P.O)(M=>W.has(M)||x.has(M)||
ce(M||".")?!1:ne.list(M).map(N=>(0,R.Gz)(M,N)).every(N=>re.has(N)||oe(N)||!te(N))),U=M=>re.has(M)&&te(M)&&L((0,R.jt)(M)),K=V.usages.filter(({place:M})=>!U(M.file)),
B=V.declared.filter(({place:M})=>!U(M.file));return{...V,usages:K,declared:B,notes:V.notes.filter(M=>!U((0,T.W7)(M)))}}function te(V){const q=(0,w.L8)((0,m.basename)(
V),new Set,(0,m.basename)((0,m.dirname)(V)));return q!==void 0&&q.class!=="terragrunt"}}),345:((ae,G,o)=>{o.d(G,{s:()=>C});var m=o(3024),E=o(6760),p=o(9968),D=o(
7811),w=o(9432),j=o(101),S=o(3152);let b=function(...a){return{X509Certificate:b}=process.getBuiltinModule("node:crypto"),new.target?new b(...a):b(...a)};const T=4*
1024*1024;function C(a,{environment:l,directory:t,wording:s=S.w7}){const{settings:r,mistakes:c}=(0,S.P$)(a,s),n=P(r.caFile,s),e=R(l),f=[n,e].flatMap(h=>h.ok?[]:
[h.why]),i=(0,p.N0)(()=>(0,m.statSync)(t).isDirectory(),!1),u=r.scan.filter(h=>!/[*?[\]{}]/.test(h)).flatMap(h=>k(h,t,s)??[]),_=`GITHUB_WORKSPACE names ${(0,w.dh)(
t)}, which is not a directory`,v=[...c,...f,...i?u:[_]];if(v.length>0||!n.ok||!e.ok)throw new S.GN(v);return{...r,authorities:n.value,chooseProxy:e.value}}function k(a,l,{
missingPath:t,setting:s}){const r=(0,E.resolve)(l,a);return(0,m.existsSync)(r)?(0,p.N0)(()=>(0,m.accessSync)(r,m.constants.R_OK)===void 0,!1)?null:`${s("scan")}\
 names ${r}, which this user may not read`:t(a,l)}function R(a){try{return(0,D.Ju)((0,j.N)(a))}catch(l){if(l instanceof TypeError)return(0,D.TR)(l.message);throw l}}
function P(a,{setting:l}){if(a===null)return(0,D.Ju)(null);const t=(0,p.yR)(a,T),s=l("ca-file");if(!t.ok)return(0,D.TR)(`${s} "${a}" ${(0,w.mP)(t.failure)}`);const r=g(
t.text);return r.ok?r:(0,D.TR)(`${s} "${a}" ${r.why}`)}const $=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function g(a){const l=a.match($)??[];
if(l.length===0)return(0,D.TR)("contains no certificate; expected PEM");try{for(const t of l)new b(t);return(0,D.Ju)(l.join(`
`))}catch(t){const s=t instanceof Error?t.message:t;return(0,D.TR)(`contains an invalid certificate: ${s}`)}}}),5440:((ae,G,o)=>{o.d(G,{Qm:()=>$,TU:()=>k,i4:()=>t,
pb:()=>l,zt:()=>T});var m=o(7811),E=o(8339),p=o(2485),D=o(2213),w=o(255),j=o(5243),S=o(9897),b=o(3846);const T={host:null,isHostImplied:!1,needed:null},C=h=>({host:h,
isHostImplied:!1,needed:(0,w.Rt)(h)?"state":h}),k=h=>({host:h,isHostImplied:!0,needed:h}),R=h=>({host:h,isHostImplied:!1,needed:null}),P=h=>h===null?T:{...T,directHost:h},
$=h=>({...T,problem:h}),g=(h,y)=>$((0,E.DA)({reason:"rejected",error:h,advice:y}));function a(h,y,O){return O===null?h:{...h,problem:(0,E.My)({text:y,host:h.host,
advice:O})}}const l={module:f,"test-module":(h,y,O)=>{const I=(0,j.vL)(h,y).kind==="remote";return y==="opentofu"||!I?f(h,y,O):$((0,E.DA)({reason:"remote-in-tes\
t",text:h}))},provider:d,"locked-provider":u,"stack-component":_,stack:(h,y)=>{const O=(0,j.A)(h);return O.ok&&!h.startsWith(".")?R(O.value.host):{..._(h,y),isHostImplied:!1,
needed:null}},"stack-output":h=>{const[y="",...O]=h.split("/");return O.length===3?e(y,R):$((0,E.DA)({reason:"stack",text:h}))},terragrunt:v,host:h=>e(h,C),url:h=>P(
(0,D.Ul)(h)),"host-part":h=>P((0,D.D8)(h)),"state-path":h=>P((0,D.Bm)(h))};function t(h,y,O){if(h==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.exec(y)??[];return z!==
void 0?r(z,O):/^$|^t$|^tfr?$|^tfr:/.test(y)?void 0:c(y,O)}if(h==="url"&&/^postgres|=/i.test(y))return P(S.IZ);if(/^(url|host-part|state-path)$/.test(h))return c(
y,O);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(y))return c(y,O);const I=y.indexOf("/");if(I<0)return;const A=(0,j.
vL)(`${y.slice(0,I)}/a/b/c`,O);return A.kind!=="registry"?c(y,O):y.split("/").length<s?{...n(A),directHost:S.IZ}:n(A)}const s=4,r=(h,y)=>h===""?k((0,j.Vm)(y)):e(
h,C),c=(h,y)=>(0,j.Nj)(h)?T:P((0,S.uE)(h,y)),n=({host:h,hostImplied:y})=>y?k(h):C(h);function e(h,y){const O=(0,w.Pv)(h),I=(0,p.L6)(h);return O.ok?a(y(O.value),
h,I):$((0,E.k0)({text:h,error:O.why,advice:I}))}function f(h,y,O){if((0,j.Nj)(h)&&!O)return T;const I=(0,j.vL)(h,y),A=I.kind==="registry"?(0,m.Ju)(I):(0,j.rE)(h,
y);if(O&&!A.ok){const{why:ee}=A,te=/^https?:/i.test(h)?{kind:"invalid",error:ee}:I,q=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,p.NM)(h,te,A),J=/^[a-z0-9]+::/i.test(
h)?"remote":I.kind;return q===null&&(J==="local"||J==="remote")?$((0,E.DA)({reason:`${J}-with-version`,text:h})):g(ee,q)}const F=(0,p.NM)(h,I,A);if(A.ok)return a(
n(A.value),h,F);if(I.kind==="invalid"){const ee=h.includes("://")?{directHost:S.IZ}:{};return{...g(I.error,F??p.x3),...ee}}if(I.kind!=="remote")return a(T,h,F);
const{refusal:z,host:Q}=I;return z!==null?g(z,F??p.x3):Q!==S.IZ||F!==null?a(P(Q),h,F):{...P(Q),problem:(0,E.My)({text:h,host:Q,advice:i})}}const i="write the ho\
st after the scheme, such as git::https://HOST/PATH";function d(h,y){const O=(0,b.mi)(h,y);switch(O.kind){case"legacy":return g(`Invalid legacy provider address\
: the provider "${O.type}" has no namespace`,`write NAMESPACE/${O.type}`);case"registry":return O.hostImplied?k(O.host):a(C(O.host),h,(0,p.cr)(h));case"builtin":
return O.type==="terraform"?R(O.host):g(`Invalid dependency on built-in provider: none is named "${O.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[I="",A]=O.error.split(`

`);return g(I,A??(0,p.cr)(h))}}}function u(h,y){const O=(0,b.mi)(h,y);if(O.kind==="invalid")return g(O.error,null);if(O.hostImplied)return $((0,E.DA)({reason:"l\
ocked-provider",text:h}));if(O.kind==="builtin")return R(O.host);const I=y==="opentofu"&&(0,b.Gi)(O);return{...C(O.host),needed:I?(0,j.Vm)(y):O.host}}function _(h,y){
if(h!==h.trim())return $((0,E.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return T;const O=(0,j.rE)(h,y);if(O.ok)return n(O.value);const I=(0,j.A)(
h);if(I.ok)return R(I.value.host);const A=(0,j.vL)(h,y);return A.kind==="invalid"?g(A.error,(0,p.NM)(h,A,O)):P(A.kind==="remote"?A.host:null)}function v(h,y){const[
O,I="",A=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(O===void 0){if(h.startsWith("gitlab.com/"))return P("gitlab.com");if((0,S.GL)(h))return T;const z=(0,S.
cx)(h,"opentofu");if(!(z.ok&&(0,S.Of)(h,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const ee=(0,S.cx)(h,y);return P(ee.ok?ee.value.host:S.IZ)}}const[
F=""]=A.split("//");return F.split("/").length!==3?$((0,E.DA)({reason:"terragrunt",text:h})):r(I,y)}}),3791:((ae,G,o)=>{o.d(G,{o:()=>b,q:()=>S});var m=o(1780),E=o(
9432),p=o(9615);const D=T=>T===1?"1 module or provider was":`${T} modules and providers were`;function w(T){const{names:C}=T,k=(0,m.XT)(C,3,R=>(0,m.KT)((0,E.dh)(
R)));switch(T.what){case"inside":return(0,m.xI)`modules and providers inside ${k} were not checked`;case"direct":{const R=C.length-T.git,P=[...T.git>0?[`${(0,E.
px)(T.git,"module")} from Git`]:[],...R>0?[`${(0,E.px)(R,"module")} from an archive or bucket`]:[]];return(0,m.xI)`${P.join(" and ")} ${C.length===1?"was":"were"} not checked: ${k}`}case"\
open":return(0,m.xI)`${(0,E.px)(C.length,"module")} ${C.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${k}`;case"\
limit":return(0,m.xI)`max-requests (${T.max}) was reached, so ${D(C.length)} not checked: ${k}`;case"chain":return(0,m.xI)`${k} was not opened, because more than ${T.
max} calls lead to it`;case"hosts":return(0,m.xI)`packages name more than ${T.max} hosts that no file names, so ${k} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${D(
C.length)} not checked: ${k}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${D(C.length)} not checked: ${k}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${D(C.length)} not checked: ${k}`;case"contents":return(0,m.xI)`the checksums of ${(0,E.px)(C.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${k}`;case"package":return(0,m.xI)`${k} ${C.length===1?
"was":"were"} not opened: ${(0,E.dh)(T.why)}`;case"submodules":return(0,m.xI)`the submodules of ${k} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,E.px)(C.length,"registry module")} was not checked, because it is downloaded with ${T.getter}: ${k}`;case"units":return(0,m.xI)`${(0,E.px)(
C.length,"Terragrunt unit")} ${C.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${k}`}}const j={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},S=T=>(0,p.CC)("not-followed",{message:w(T),help:T.what==="package"?T.cure:j[T.what==="work"?"limit":T.what],...T.what==="work"&&{severity:"\
warning"}});function b({by:T,address:C,constraint:k,newest:R,others:P}){const $=(0,m.xI)`${(0,E.dh)(T)} requires ${(0,m.KT)((0,E.dh)(C))}${k===null?"":` "${(0,E.
dh)(k)}"`}`,g=P.length>0?`which conflicts with ${(0,E.K4)(P,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(R??"")}`,a=R===null?"which the reg\
istry does not have":g;return(0,p.CC)("module-described",{message:(0,m.xI)`according to the registry, ${$}, ${a}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ae,G,o)=>{o.d(G,{D0:()=>ue,lz:()=>U,G9:()=>x});var m=o(9373),E=o(2170),p=o(9119),D=o(3096),w=o(3298);let j=function(...M){
return{isOfInit:j}=o.late([4878],4878),new.target?new j(...M):j(...M)},S=function(...M){return{noteCall:S}=o.late([4878],4878),new.target?new S(...M):S(...M)},b=function(...M){
return{partsOf:b}=o.late([4878],4878),new.target?new b(...M):b(...M)};const T=1e6,C=({problem:M,severity:H})=>H==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(M.code),k=({usages:M,notes:H,declared:N})=>H.some(Y=>C(Y)||(0,p.Zl)((0,E.W7)(Y)))||[M,N].some(Y=>Y.some(({place:X})=>(0,p.Zl)(X.file)||j((0,D.jt)(X.file))));
function R(M,H){const N=new Set,Y=new Set,X=new Map;let Z=T;for(const{parts:le,isAside:fe,inside:he}of b(H)){if(Z-=le.length,Z<0)break;for(const me of le)N.add(
me),fe||Y.add(me);for(const[me,ge]of he.calls)S(X,me,ge)}const se=Z<0?M:P(M,N,X),ie=se.notes.map(le=>{const fe=(0,D.jt)((0,E.W7)(le)),he=N.has(fe)||N.has((0,D.RO)(
fe));return C(le)&&!he?{...le,severity:"warning"}:le});return{...Y.values().some(le=>(0,p.Zl)((0,D.Gz)(le,"main.tf")))?$({...se,notes:ie},le=>Y.has((0,D.jt)(le))&&
(0,p.Zl)(le)):{...se,notes:ie},installed:[...X.values()].filter(Boolean).length}}function P({usages:M,declared:H,notes:N},Y,X){const Z=se=>!j((0,D.jt)(se))||Y.has(
(0,D.jt)(se));return{usages:M.flatMap(se=>!Z(se.place.file)&&se.kind!=="saved_state"?[]:X.get(se)===!0?{...se,needs:[],directHost:void 0}:se),declared:H.filter(
({place:se})=>Z(se.file)),notes:N.filter(se=>Z((0,E.W7)(se))||se.problem.code.startsWith("file-"))}}function $({usages:M,declared:H,notes:N},Y){const X=(0,w.O)(
Z=>Y(Z.file)?{...Z,isInUse:!0}:Z);return{usages:M.map(({version:Z,...se})=>({...se,place:X(se.place),...Z&&{version:{...Z,place:X(Z.place)}}})),declared:H.map(Z=>({
...Z,place:X(Z.place)})),notes:N.map(Z=>({...Z,places:Z.places.map(se=>typeof se=="string"?se:X(se))}))}}var g=o(5324),a=o(6889),l=o(9432),t=o(4756),s=o(3791),r=o(
8032),c=o(3152),n=o(9465),e=o(1011),f=o(3114),i=o(742);let d=function(...M){return{usagesOf:d}=o.late([3276,3494,2797,3542],2797),new.target?new d(...M):d(...M)},
u=function(...M){return{declaredIn:u}=o.late([3276,3494,2797,3542],2797),new.target?new u(...M):u(...M)},_=function(...M){return{parseFile:_}=o.late([3276,3494,
2797,3542],2797),new.target?new _(...M):_(...M)},v=function(...M){return{Terragrunt:v}=o.late([3276,3494,5242],5242),new.target?new v(...M):v(...M)};function h(M){
const H=I(M),N={calls:[],links:new Map,terragrunt:[]},Y=(0,i.Vm)(H,N,[]),X=(0,i.aC)(Y,()=>new v(Y));return(0,w.O)(Z=>{if(!M.directories.has(Z))return null;const se=H.
list(Z),ie=[...M.unreadable].filter(([pe])=>(0,D.jt)(pe)===Z),de=new Set([...se,...ie.map(([pe])=>y(pe))].filter(f.tr)),le=ie.flatMap(([pe,_e])=>{const ve=(0,f.
L8)(y(pe),de,"")?.clients??[];return{...(0,E.ht)(pe,(0,t.WO)({what:"link",code:_e,isRefused:!0})),clients:ve}}),fe=se.flatMap(pe=>{const _e=(0,f.L8)(pe,de,""),ve=(0,D.
Gz)(Z,pe),Oe=M.files.get(ve)??"";return _e===void 0?[]:_(Oe,{..._e,isOfPackage:!0},ve)}),{usages:he,notes:me}=d(fe,X),ge=[...me,...le.filter(({clients:pe})=>pe.
length>0)];return{usages:he.map(O),declared:[...u(fe)],notes:ge}})}const y=M=>M.slice(M.lastIndexOf("/")+1);function O(M){if(M.calls===void 0)return M;const H=Object.
entries(M.calls).map(([N,Y])=>[N,Y.map(X=>({...X,root:null}))]);return{...M,calls:Object.fromEntries(H)}}function I({files:M,directories:H}){const N=Map.groupBy(
M.keys(),D.jt),Y=X=>M.has(X)||H.has(X);return{list:X=>(N.get(X)??[]).map(y).sort(),directories:()=>[],exists:Y,locate:X=>Y(X)?X:null,nameOf:()=>null,read:X=>M.get(
X)??null}}let A=function(...M){return{rootsOf:A}=o.late([4878],4878),new.target?new A(...M):A(...M)},F=function(...M){return{upToLimit:F}=o.late([4878],4878),new.target?
new F(...M):F(...M)},z=function(...M){return{rootNotes:z}=o.late([4284],4284),new.target?new z(...M):z(...M)};function Q(M){const{layouts:H,changed:N,dialect:Y,
rootRules:X,textRules:Z,stop:se}=M,ie=()=>!!se?.why,de=({places:fe})=>N===null||fe.some(he=>typeof he!="string"&&N.has(he.file)),le=(0,n.Zf)(te(Y),Z);return fe=>{
const he=new n.fO({opened:fe,read:le,isEnded:ie}),me=A(H,N,Y.versions,!0,he),ge=[...F(me,()=>{})];return{roots:ge,notes:()=>{const _e=z(X);return ge.forEach(_e.
add),[...he.allNotes(),..._e.notes().filter(ee)].filter(de)}}}}const ee=({places:M})=>M.some(H=>typeof H!="string"&&H.inside!==void 0);function te(M){const H=(0,r.
d3)(M);return(0,w.O)(N=>{const Y=h(N);return X=>{const Z=Y(X);if(Z===null)return null;const se=(0,e.sw)(Z.usages,M.clients),ie=(0,e.vH)(Z.notes,M.clients);return{
...Z,usages:(0,e.eI)(se,H),notes:ie}}})}let V=function(...M){return{layoutsOf:V}=o.late([4878],4878),new.target?new V(...M):V(...M)},q=function(...M){return{rootsOf:q}=
o.late([4878],4878),new.target?new q(...M):q(...M)},J=function(...M){return{unmatched:J}=o.late([4878],4878),new.target?new J(...M):J(...M)},ne=function(...M){return{
upToLimit:ne}=o.late([4878],4878),new.target?new ne(...M):ne(...M)},re=function(...M){return{rootNotes:re}=o.late([4284],4284),new.target?new re(...M):re(...M)},
ce=function(...M){return{textNotes:ce}=o.late([4284],4284),new.target?new ce(...M):ce(...M)},oe=function(...M){return{withoutRefused:oe}=o.late([4284],4284),new.target?
new oe(...M):oe(...M)};function ue(M){const{usages:H,declared:N,changed:Y,dialect:X,settings:Z,isLockReadonly:se}=M;if(H.length===0&&N.every(m.z0)&&Z.roots.length===
0)return{roots:[],notes:[],expand:null};const{clients:de,versions:le}=X,fe=W(M),he=[],me=[],ge=Z.dialect.name==="auto"?[]:de,pe=(0,a.uQ)(Z.dialect,X),_e={clients:de,
upgrade:Z.upgrade,isLockReadonly:se,versionIn:pe},ve=re(_e),Oe=Z.depth!=="discovery",Me=({directory:Ee},De)=>{me.push((0,E.ht)(Ee,(0,t.ub)({kind:"roots",max:De})))};
for(const Ee of ne(q(fe,Y,le,Oe),Me)){if(M.stop?.why)break;ve.add(Ee),Oe&&he.push(Ee)}const we={...X,set:ge,isPredicted:Oe},$e=Ee=>Y===null||Y.has((0,E.W7)(Ee)),
ye=[...ce(H,N,we)].filter($e),Ie=new Set(M.notes.flatMap(Ee=>Ee.problem.code==="lock-invalid"?(0,E.W7)(Ee):[])),Pe=[...ye,...ve.notes()].filter(Ee=>!Ie.has((0,E.
W7)(Ee))),{ending:Te}=M,ke={layouts:fe,changed:Y,dialect:X,rootRules:_e,textRules:we,stop:Te};return{roots:he,notes:[...Pe,...me,...Oe?L(fe,Y):[]],expand:Z.depth===
"init"?Q(ke):null}}function W(M){const{dialect:H,settings:N,listed:Y,endedAt:X,installed:Z=[]}=M,se=N.upgrade?[]:Z,ie={...M,installed:se,clients:H.clients};return Y===
void 0?U(ie,N,X===null):B(ie,Y)}function x(M){const{usages:H,declared:N,installed:Y=[],settings:X}=M,se=X.depth!=="discovery"?oe(M.notes,H):M.notes,ie={usages:H,
notes:se,declared:N};if(Y.length===0&&!k(ie))return{...ie,remarks:[]};const{installed:de,...le}=R(ie,W(M)),fe=`modules in .terraform are used as \`init\` uses the\
m: ${de}`;return{...le,remarks:de===0?[]:[fe]}}function L(M,H){const N=[...new Set(M.flatMap(({unknown:Z})=>Z))].filter(({files:Z})=>H===null||Z.some(se=>H.has(
se)));if(N.length===0)return[];const Y=N.map(({directory:Z})=>Z||"."),X=(0,p.As)((0,p.jH)(N.flatMap(({unknown:Z})=>Z??[])));return[(0,E.kH)((0,s.q)({what:"units",
names:Y}),{places:X,clients:r.Du})]}function U(M,{roots:H},N){const Y=H.map(de=>({text:de,matches:(0,g.Ls)([de])})),X=V({...M,patterns:Y}),Z=N?J(X,Y):[];if(Z.length===
0)return X;const se=V({...M,patterns:[]}).flatMap(de=>de.roots),ie=[...new Set(se.map(({name:de})=>de||"."))];throw new c.GN(Z.map(de=>{const le=(0,l.K4)(K(de,ie),
5,l.dh),fe=le===""?"":`; the nearest root modules are ${le}`;return`roots: no directory with configuration matches ${de}${fe}`}))}function K(M,H){const N=new Set(
M.split("/")),Y=X=>X.split("/").filter(Z=>N.has(Z)).length;return H.toSorted((X,Z)=>Y(Z)-Y(X))}function B(M,{roots:H,rootsAreNamed:N}){const Y=M.units.filter(X=>X.
unknown!==null);return M.clients.flatMap(X=>{const Z=H.filter(({clients:le})=>le.includes(X)),se=new Set([...Y,...Z].map(({directory:le})=>le||"."));return V({...M,
clients:[X],patterns:[{text:"",matches:le=>se.has(le)}]}).map(le=>({...le,isNamed:N}))})}})};export{Ce as ids,Ae as modules};
var $late0;
