const ze=[6135,2172,8297],Ge={1440:((he,Y,t)=>{t.d(Y,{EH:()=>i,U4:()=>$,WI:()=>c,a4:()=>f,oO:()=>I});var h=t(3916),v=t(7811),u=t(2213),P=t(8032),A=t(5243),T=t(9897),
j=t(3846),D=t(8153),w=t(523);const $=".terraform/modules/modules.json",I=".terraform/terraform.tfstate",M=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.Qq,config:(0,D.
Tj)((0,D.LT)(D.Qq))})),resources:(0,D.p_)((0,D.w3)({provider:D.Qq}))}),k=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.LT)(D.Qq))))}))}),
O=new Set(Object.values(u.FV).flatMap(o=>o.split(/[ .]/))),m=/(?:^|\.)provider\["([^"\\]*)"\]/;function i(o,r){const n=(0,D.D4)(r,M,"struct"),{backend:e,resources:a}=n.
ok?n.value:M.zero,g=(0,D.D4)(r,k,"struct"),d=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:E="",config:y=null}=e??{},C=[y,...d].flatMap(R=>Array.from(
R??[],([N,F])=>F===""?null:l(E,N,F)));/^(remote|cloud)$/.test(E)&&!y?.get("hostname")&&C.push("app.terraform.io");const b=new Set(a.map(({provider:R})=>R).filter(
R=>R.includes("[")));return P.Du.flatMap(R=>{const N=Array.from(b,x=>{const W=(0,j.mi)(m.exec(x)?.[1]??"",R);return W.kind!=="registry"?W.kind==="builtin"?null:
T.IZ:R==="opentofu"&&(0,j.Gi)(W)?(0,A.Vm)(R):W.host});return[...new Set(n.ok?[...N,...C]:[T.IZ])].flatMap(x=>x===null?[]:{file:o,host:x,client:R})})}function l(o,r,n){
return o==="local"?(0,u.Bm)(n):u.Gb[o]?.split(" ").includes(r)?(0,u.D8)(n):O.has(r)||r==="hostname"?(0,u.Ul)(n):null}function f(o,r){const n=(0,u.Bm)(`terraform\
.tfstate.d/${r.trim()}/terraform.tfstate`);return n===null?[]:P.Du.map(e=>({file:o,host:n,client:e}))}const p=(0,D.w3)({key:D.Qq,source:D.Qq,version:D.Qq,dir:D.
Qq}),s=(0,D.w3)({modules:(0,D.p_)(p)});function c(o,r){const n=r.trim()===""?(0,v.Ju)(s.zero):(0,D.D4)(r,s,"struct");if(!n.ok)return n;const{modules:e}=n.value,
a=e.find(({version:d})=>d!==""&&(0,w.oF)(d)===null);if(a!==void 0)return(0,v.TR)(`has the malformed version "${a.version}"`);if(new Set(e.map(({key:d})=>d)).size<
e.length)return(0,v.TR)("has two modules with the same key");const g=e.filter(({key:d})=>d!=="");return(0,v.Ju)(g.map(({dir:d,...E})=>({...E,root:o,directory:_(
o,d)})))}function _(o,r){const n=(0,h.isAbsolute)(r)?r:`${o===""?".":o}/${r}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(r)?(0,h.normalize)(n).replace(
/(?<=.)\/$/,""):n}}),5324:((he,Y,t)=>{t.d(Y,{$8:()=>k,ET:()=>l,G$:()=>O,KG:()=>c,Ls:()=>I,Wj:()=>n,f5:()=>_,kI:()=>p,rN:()=>r,sT:()=>i,sq:()=>m,un:()=>o});var h=t(
3024),v=t(6760),u=t(4756),P=t(2170),A=t(3096),T=t(3298),j=t(9968),D=t(1440);const w=/[*?[{]/;function $(e){const a=e.split("/"),g=a.findIndex(d=>w.test(d));return g<
0?{fixed:e}:{fixed:a.slice(0,g).join("/"),glob:a.slice(g).join("/")}}function I(e,a=new Set){const g=e.map(d=>{const E=d.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,
"");return{pattern:d,glob:E,start:M(E)}});return d=>{const E=d.toLowerCase(),y=g.filter(({glob:C,start:b})=>C===d||E.startsWith(b)&&v.posix.matchesGlob(d,C));for(const{
pattern:C}of y)a.delete(C);return y.length>0}}function M(e){const[a=""]=e.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(e)??[];return a.toLowerCase()}const k=({
file:e,glob:a},g)=>e===g||a!==void 0&&v.posix.matchesGlob(g,a),O=e=>e.startsWith(".")||e==="node_modules",m=e=>v.sep==="/"?e:e.replaceAll(v.sep,"/");function i(e,{
boundary:a}){return e.kind==="error"?(0,u.WO)({what:"link",code:e.code}):(0,j.UO)(e.path,a)?e.kind==="special"?(0,u.WO)({...e,what:"link-to-special-file"}):e.kind===
"file"?e.path:null:(0,u.a3)({what:"link"})}function l({root:e,scan:a}){const g=[e,...a.map(C=>(0,v.resolve)(e,$(C).fixed))].map(f),d=C=>g.some(b=>b!==null&&(0,j.
UO)(C,b)),E=C=>{const b=(0,v.resolve)(e,C),R=(0,h.existsSync)(b)?f(b):null;return R!==null&&d(R)?R:null},y=(C,b)=>{const R=E(C);return(R===null?[]:(0,j.Mc)(R).filter(
b)).map(({name:F})=>F).sort()};return{list:C=>y(C,b=>!b.isDirectory()),directories:C=>y(C,b=>b.isDirectory()&&!O(b.name)),exists:C=>(0,h.existsSync)((0,v.resolve)(
e,C)),locate:(0,T.O)(E),nameOf:C=>{const b=E(C);return b===null?null:m((0,v.relative)(g[0]??e,b))},read:(C,b)=>{const R=E(C);return R===null?null:(0,j.r7)(R,b)}}}
const f=e=>(0,j.N0)(()=>(0,h.realpathSync)(e),null);function p(e,a){const{fixed:g,glob:d}=$(a);try{const E=(0,h.realpathSync)((0,v.resolve)(e,g)),y=m((0,v.relative)(
e,E)),C=(0,j.UO)(E,e),b=C?e:E;if(d!==void 0)return{path:E,name:y,boundary:b,glob:(0,A.Gz)(y,d)};if((0,h.statSync)(E).isDirectory())return{path:E,name:y,boundary:b};
const R=(0,v.resolve)(E,"..");return{...{path:R,name:m((0,v.relative)(e,R))},boundary:C?e:R,file:y}}catch(E){return(0,P.kH)((0,u.WO)({what:"scan",entry:a,code:(0,j.
Oj)(E)}))}}const s=200;function c(e){const{path:a,name:g,depth:d}=e;if(d>s)return(0,P.ht)(g,(0,u.ub)({kind:"depth",max:s}));try{return(0,h.readdirSync)(a,{withFileTypes:!0}).
sort((E,y)=>E.name<y.name?-1:1)}catch(E){return(0,P.ht)(g,(0,u.WO)({what:"directory",code:(0,j.Oj)(E)}))}}const _=(e=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,
endedAt:null,units:[],unread:[],calls:[],tests:[],called:new Set(e),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,
snippets:new Set,installed:[],states:[],unmatched:new Set,unselected:[]});function o(e,{exists:a,read:g}){return a(e)?(0,D.EH)(e,g(e)??""):[]}function r(e,a){const g=(0,A.
Gz)(e,".terraform/environment"),d=a.read(g);return[...o((0,A.Gz)(e,D.oO),a),...d===null?[]:(0,D.a4)(g,d)]}function n(e,{exists:a,read:g,nameOf:d}){const E=(0,A.
Gz)(e,D.U4),y=g(E);if(y===null)return a(E)?(0,P.ht)(E,(0,u.a3)({what:"outside",path:E})):[];const C=(0,D.WI)(e,y);return C.ok?C.value.map(b=>{const R=b.directory;
return(0,v.isAbsolute)(R)&&(0,v.normalize)(R)===R?{...b,directory:d(R)??R}:b}):(0,P.ht)(E,(0,u.U$)({error:`the list ${C.why}`,isRefused:!0}))}}),9059:((he,Y,t)=>{
t.d(Y,{$:()=>m,$t:()=>g,AN:()=>o,Dx:()=>a,_X:()=>I,mu:()=>c});var h=t(3096),v=t(9941),u=t(5324),P=t(3114);const A=".github/workflows .circleci .buildkite .woodp\
ecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),T=d=>d==="config.toml",j=[["",P.Z8],[".github",()=>!1],...A.map(
d=>[d,E=>/\.ya?ml$/i.test(E)]),[".devcontainer",P.Z8],[".config",P.TD],[".config/mise",T],[".mise",T]],D=".github/actions",w=128*1024,$=200;function*I({root:d,exclude:E},y){
const C=(0,u.ET)({root:d,scan:[]}),b=(0,u.Ls)(E),R=M(C).filter(x=>!b(x)),N=x=>x.split("/").length,F=[...new Set([...R,...y])].sort((x,W)=>N(x)-N(W)||(x<W?-1:1));
for(const x of F.slice(0,$)){const W=C.read(x);W!==null&&W.length<=w&&(yield{file:x,text:W})}}function M(d){const E=j.flatMap(([C,b])=>d.list(C).filter(R=>b(R)||
m((0,h.Gz)(C,R))).map(R=>(0,h.Gz)(C,R))),y=d.directories(D).flatMap(C=>["action.yml","action.yaml"].map(b=>`${D}/${C}/${b}`));return[...E,...y]}const k=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
O=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,k],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],m=d=>O.some(([,E])=>E.test(d));function i(d){const[,E,y=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(d)??[],[C=""]=y.split(/\n(?=[^\s-])/,1),b=C.split(`
${E}-`).filter(R=>k.test(R));return E===void 0||b.length===0?null:b.some(R=>/\bregistries["']?:|<</.test(R))?d:""}const l=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
f=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function p(d){const E=d.replace(l,"\
$1");return f.test(E)?null:/\bhostRules["']?\s*:(.*)$/s.exec(E)?.[1]??""}const s=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function c({file:d,text:E}){const[y]=m(d)?o({file:d,text:E}):[];if(y!=="dependabot"&&y!=="renovate")return[];const C=y==="renovate",b=C?p(E):i(a(d,E).join(`
`)),R=Array.from(b?.matchAll(s)??[],([,N=""])=>N.toLowerCase());return b===null||!R.every(N=>/^[\w.-]+$/.test(N))?[]:[{client:y,file:d,ends:R.map(N=>`${C?"":"//"}\
.${N}`)}]}const _=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function o({file:d,text:E}){if(m(d)){const C=a(d,E);return O.flatMap(([b,R,N])=>R.test(d)&&C.some(
F=>N.test(F))?b:[])}return E.search(_)<0?[]:a(d,E).flatMap(C=>C.match(_)??[]).map(C=>C.toLowerCase())}const r=1e3,n=/(^|\s)#.*$/s,e=/(^|\s)(\/\/|\/?\*).*$/s;function a(d,E){
const y=/jenkinsfile|\.json$/i.test(d)?e:n;return E.split(`
`).map(C=>C.slice(0,r).replace(y,"").trimEnd())}function g(d,E,y,C){return{file:d,...(0,v.yN)(y)(C),line:E+1}}}),3114:((he,Y,t)=>{t.d(Y,{Ep:()=>j,L8:()=>$,TD:()=>i,
Z:()=>m,Z8:()=>l,dN:()=>O,tr:()=>w,xO:()=>k});var h=t(8032);const v=["terraform"],u=["opentofu"],P=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",h.Du],
[/\.tofu(\.json)?$/,"config",u],[/\.tftest\.(hcl|json)$/,"test",h.Du],[/\.tofutest\.(hcl|json)$/,"test",u],[P,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,h.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",h.Du]],T=/\.(tf|tofu|hcl|json)$/,
j=({class:f})=>f==="config"||f==="test",D={class:"lock",syntax:"hcl",clients:h.Du,isOverride:!1},w=f=>f.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
f);function $(f,p,s){if(f===".terraform.lock.hcl")return D;const c=T.test(f)?A.find(([b])=>b.test(f)):void 0,[_=/$/,o=null,r=[]]=c??[];if(o===null)return;const n=I(
f)&&o==="test"&&s==="tests";if(I(f)&&!n)return;const e=f.search(_),a=f.slice(0,e),g=a+f.slice(e).replace(".tf",".tofu"),d=a==="override"||a.endsWith("_override"),
E=n||g!==f&&p.has(g);if(E&&!r.includes("terraform"))return;const y=E?v:r,C=f.endsWith(".json")?"json":"hcl";return{class:o,syntax:C,clients:y,isOverride:d}}const I=f=>f.
startsWith(".")||f.endsWith("~")||f.startsWith("#")&&f.endsWith("#"),M=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),k=f=>P.test(f),O=[".spacelift/config.yml",".spacelift/config.yaml"],m=f=>f.endsWith(".tfbackend"),
i=f=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(f),l=f=>i(f)||M.test(f)}),1011:((he,Y,t)=>{t.d(Y,{CI:()=>j,G4:()=>O,O8:()=>A,
Rt:()=>P,VZ:()=>T,eI:()=>w,kA:()=>I,s7:()=>$,sw:()=>D,vH:()=>M});var h=t(4756),v=t(2170),u=t(3298);const P=["organization","workspaces"],A=["module","state","lo\
ck"],T=["version","compatible","provider-version"],j=({directory:m,module:i})=>[...new Set([m,i??m])];function D(m,i){const l=(0,u.O)(p=>p.filter(s=>i.includes(
s))),f=(0,u.O)(p=>p.flatMap(s=>l(s.clients).length===0?[]:{...s,clients:l(s.clients)}));return m.flatMap(p=>{const s=l(p.clients);if(s.length===p.clients.length)
return p;const c=f(p.needs),_=p.isHostImplied?c[0]?.host??p.host:p.host;return s.length===0?[]:{...p,clients:s,needs:c,host:_}})}const w=(m,i)=>m.map(l=>{const{
calls:f,evaluated:p}=l;if(i.length===0||f===void 0||p===void 0)return l;const s=Object.entries(f).filter(([c])=>!i.some(_=>_===c));return{...l,calls:Object.fromEntries(
s)}}),$=({workspace:m,hasOwnToken:i,directHost:l})=>m!==void 0||i===!0||l!==void 0,I=m=>new Set(m.flatMap(({host:i,isHostImplied:l})=>l?[]:i??[])),M=(m,i)=>m.filter(
({clients:l})=>l.some(f=>i.includes(f))),k=1e4;function O(m=k){const i=[],l={error:0,warning:0,notice:0};let f=0;const p=c=>{l[c.severity]+=1,l[c.severity]<=m?i.
push(c):f+=1},s=()=>(0,v.ht)(".",(0,h.ub)({kind:"problems",max:m,omitted:f}));return{add:p,all:()=>f===0?i:[...i,s()]}}}),4756:((he,Y,t)=>{t.d(Y,{JW:()=>$,U$:()=>P,
WO:()=>j,a3:()=>w,ub:()=>k,yQ:()=>I});var h=t(9432),v=t(9615),u=t(3841);const P=({error:O,isRefused:m})=>(0,v.CC)("file-syntax",{message:O??"the file is not val\
id UTF-8",help:O?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid \
on purpose",...!m&&{severity:O===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:[
"the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove t\
he link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","\
remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},T={ENAMETOOLONG:"shorten t\
he path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function j(O){const[m,i]=A[O.what],l=O.what==="fil\
e"||O.what==="directory";return(0,v.CC)("file-unreadable",{message:`${"entry"in O?(0,h.dh)(O.entry):""}${m}${"code"in O?`: ${O.code}`:` ${O.is} and is not read`}`,
help:(l?T[O.code]:void 0)??i,...!("isRefused"in O&&O.isRefused)&&{severity:"warning",affects:[]}})}const D={link:["the link points outside the checkout and is n\
ot followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, o\
r name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:[
"Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["i\
s outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","writ\
e the path as a literal, or remove the directory from `exclude`"]};function w(O){const[m,i]=D[O.what],l="path"in O&&{message:`directory ${(0,h.dh)(O.path)} ${m}`,
severity:"notice"};return(0,v.CC)("file-outside",{message:m,help:i,...l})}function $({scan:O,hasHostnames:m,isFleet:i}){const l=O.every(c=>c===".")?"this direct\
ory":`\`scan\` (${(0,h.K4)(O,3,h.dh)})`,p=`found no Terraform or OpenTofu files in ${i?"the repositories of `usages`":l}`,s=i?"check out the repositories before\
 `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,v.CC)("nothing-to-check",{message:`${p}, and \`hostnames\` is not \
set`,help:`${s}, or correct \`scan\` or \`exclude\``,...m&&{message:`${p}; only \`hostnames\` was checked`,help:`${s}, or correct \`scan\``,severity:"warning"}})}
const I=({oldest:O})=>(0,v.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${O}); the repository may use something el\
se now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),M={depth:({max:O})=>({message:`directori\
es nested deeper than ${O} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:O})=>({message:`there are more than ${O} files; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:O})=>({message:`the directory has more \
than ${O} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:O})=>({message:`the file has more th\
an ${O} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:O})=>({message:`the files of \
this directory use or define more than ${O} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"spl\
it the directory, or list files in `exclude`"}),usages:({max:O})=>({message:`the scan found more than ${O} usages of hosts; this directory and the following one\
s are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:O})=>({message:`the root modules have more than ${O} modules in all; the\
 constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:O=>({message:`the fi\
le ${(0,h.mP)(O)}`,help:"split the file, or list it in `exclude`"}),problems:({max:O,omitted:m})=>({message:`there are more than ${O} problems in files; ${m} ar\
e not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:O,files:m})=>({message:`${(0,u.C)(O)} afte\
r reading ${m} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or \
raise `deadline-seconds`"})},k=O=>(0,v.CC)("file-limit",(0,v.Z9)(M,O))}),7706:((he,Y,t)=>{t.d(Y,{g6:()=>D,ho:()=>j,io:()=>I,jP:()=>P});var h=t(8032),v=t(9432),u=t(
9615);function P({kind:M}){const{client:k,what:O}=h.$I[M];return(0,u.CC)("block-unsupported",{message:`${O} is supported by ${h.bB[k]} only`,help:k==="opentofu"?
"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const A={twice:({what:M,first:k})=>({message:`${M} is defined\
 a second time; the first time is in ${k}`,help:M.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:M})=>({message:`this ov\
erride file changes ${M}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({
what:M})=>({message:`${M} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_\
CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:M})=>({message:`${M} has a name that calls of a module need for themselves`,help:"r\
ename the variable"}),"quoted-type":({what:M})=>({message:`the type of ${M} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(str\
ing)` for "map"'}),argument:({what:M,argument:k})=>({message:`${M} cannot have ${k}`,help:"correct its name, or remove it"}),both:({what:M,names:k})=>({message:`${M}\
 has both ${k.join(" and ")}`,help:"remove one of them"}),unknown:({what:M,labels:k})=>({message:`a file cannot have ${k===void 0?"":"these labels of "}${M} at \
its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(M)?"move it into a `terraform` block":k===void 0?"correct its name, or remove it":`write ${k||"no"} \
labels`}),name:({what:M})=>({message:`"${M}" cannot be a name`,help:"use letters, digits, dashes and underscores only, with a letter or underscore first"}),"no-\
alias":({what:M})=>({message:`${M} has for_each, but no alias`,help:"add `alias`, or remove `for_each`"}),expression:({what:M,isGuess:k})=>({message:`${M} has a\
 variable or function, which Terraform does not evaluate in a backend or cloud block`,help:"write its value",...k&&{severity:"warning"}}),workspace:({what:M,selected:k,
isAmongOthers:O})=>({message:`the cloud block names the workspace ${(0,v.dh)(M)}, but TF_WORKSPACE is ${(0,v.dh)(k)}`,help:"unset TF_WORKSPACE, or use `tags` in\
 place of `name`",...O&&{severity:"warning"}}),backend:({what:M,isRemoved:k})=>({message:`there is no backend ${M}${k?" since Terraform 1.3, and in OpenTofu":""}`,
help:"correct the type, or move the state to another backend",...k&&{severity:"warning"}}),"local-name":({what:M,normal:k})=>({message:`"${M}" cannot be the loc\
al name of a provider`,help:k===null?"use letters, digits and dashes only, with no dash at either end":`write ${k}`})},T=M=>({...M,what:(0,v.dh)(M.what,80)}),j=M=>(0,u.
CC)("block-invalid",(0,u.Z9)(A,T(M))),D=M=>(0,u.CC)("block-backend",(0,u.Z9)(A,T(M))),w="use another version of the module that has this call",$={"not-passed":({
call:M,name:k,canChange:O})=>({message:`${M} does not pass the provider configuration ${k}, which its module expects`,help:O?`add \`${k} = \u2026\` to the \`providers\`\
 of the call`:w}),overridden:({call:M,name:k,canChange:O})=>({message:`${M} passes the provider configuration ${k}, which its module has itself`,help:O?`remove \
\`${k}\` from the \`providers\` of the call`:w}),"of-other":({call:M,name:k})=>({message:`${M} passes ${k}, which has another source in its module`,help:`write \
the same \`source\` for ${k} in the \`required_providers\` of both modules`}),repeated:({call:M,argument:k,canChange:O})=>({message:`${M} has \`${k}\`, but its m\
odule configures a provider itself`,help:O?`remove \`${k}\`, or use a version of the module without \`provider\` blocks`:w})},I=M=>(0,u.CC)("block-providers",(0,u.
Z9)($,M))}),8516:((he,Y,t)=>{t.d(Y,{FA:()=>l,N0:()=>k,Ov:()=>f,Sm:()=>O,id:()=>M,jF:()=>I});var h=t(8032),v=t(9432),u=t(9119),P=t(9615);const A=6,T=p=>`"${(0,v.
dh)(p)}"`,j="change one of these constraints so that a version can match all of them",D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function w(p){const s=p.replace(D,"");return s===""?"":`: ${s}`}const $={syntax:({text:p,why:s})=>({message:`${T(p)} is not a version constraint${w(s)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:s})=>({message:`ve\
rsion of ${p} is an expression, which ${s.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:s.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:s}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${T(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},I=p=>(0,P.CC)("constraint-invalid",(0,P.Z9)($,p));function M({of:p,terms:s,constraints:c,..._}){const{preRelease:o,resolution:r}=_,n=s.length===
1?"correct the constraint":j,a=s.some(({place:y})=>typeof y!="string"&&y.inside)?`${n}, or call another version of the module that has one`:n,g=r?`${(0,P.OJ)(r)}\
, or ${n}`:a,d=new Set(s.map(u.Ox)).size===1,E=({text:y,...C})=>d?T(y):`${T(y)} (${(0,v.dh)((0,u.Ox)(C))})`;return(0,P.CC)("constraint-unmeetable",{...c&&{constraints:c},
message:`no version of ${p} can match ${s.length>1?"all of ":""}${(0,v.K4)(s,A,E)}`,help:o===void 0?g:`write ${T(o)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const k=({provider:p,version:s,constraints:c,isUnit:_})=>(0,P.CC)("lock-outside",{message:`lock\
ed provider ${p} ${s} does not match configured version constraint ${(0,v.K4)(c,A,v.dh)}`,help:`run \`${_?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),O=p=>(0,P.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),m=(p,s)=>c=>({message:`the ${p} of provider ${c.provider}\
 ${s}`}),i={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":m("version","is missing"),"not-a-version":m("version","is not a version number"),"not-constraints":m("constraints","are inval\
id"),"not-hashes":m("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${T(p.normal)}`})};function l(p){const{message:s,help:c}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,P.Z9)(i,p)};return(0,P.CC)("lock-invalid",{message:`failed to read dependency lock file: ${s}`,help:c})}const f=({client:p,version:s,constraint:c})=>(0,P.
CC)("client-version",{message:`the version constraint ${T(c)} excludes ${h.bB[p]} ${s}`,help:`use another version of ${h.bB[p]}, or change the constraint`})}),2170:((he,Y,t)=>{
t.d(Y,{Qp:()=>D,W7:()=>j,Xd:()=>T,ht:()=>A,kH:()=>u,wv:()=>P});var h=t(8032),v=t(9119);function u(w,{clients:$=h.zK,...I}={}){return{problem:w,severity:w.severity,
affects:w.affects.filter(M=>$.includes(M)),clients:$,host:null,services:[],places:[],needed:!0,...I}}const P={line:1,column:1,endColumn:1};function A(w,$,I=P){const M={
file:w===""?".":w,...I};return u($,{places:[M],clients:h.Du})}const T=({places:w})=>w.find($=>typeof $!="string")??null,j=w=>T(w)?.file??"",D=(w,$)=>(0,v.c1)(w,
I=>JSON.stringify($(I))).map(I=>{const[M]=I;if(I.length===1)return M;const k=i=>[...new Set(I.flatMap(i))],O=k(i=>i.exclude??[]),m=k(i=>i.rowKeys??[]);return{...M,
needed:I.some(({needed:i})=>i),affects:k(({affects:i})=>i),clients:k(({clients:i})=>i),places:(0,v.As)((0,v.jH)(I.flatMap(({places:i})=>i))),...O.length===0?{}:
{exclude:O},...m.length===0?{}:{rowKeys:m}}})}),9615:((he,Y,t)=>{t.d(Y,{CC:()=>p,Lw:()=>T,OJ:()=>l,VB:()=>i,Z9:()=>s,ag:()=>f,as:()=>w,oC:()=>A,tr:()=>m,xx:()=>O});
var h=t(1780),v=t(9179),u=t(9432);let P=function(...c){return{problemFacts:P}=t.late([4507],4507),new.target?new P(...c):P(...c)};const A=["error","warning","no\
tice"],T=c=>({operator:c,user:c}),j=(c,{isTerminal:_})=>typeof c=="object"&&"terminal"in c?c[_?"terminal":"workflow"]:c;function D({operator:c,user:_,guest:o},r){
const{role:n,host:e}=r;if(n==="guest"&&o!==void 0)return o;const a=j(c,r);if(n==="operator")return a;const g=(0,h.xI)`ask the operator of ${(0,h.KT)(e)} to ${a}`;
if(_===void 0)return g;const d=j(_,r);return/^ask | or /.test((0,h.pj)(d))||/, or /.test((0,h.pj)(a))||n==="guest"||(0,h.pj)(d)===(0,h.pj)(a)?d:(0,h.xI)`${d}, or ${g}`}
function w(c,_){const{cures:o,...r}=c;return o===void 0?c:{...r,help:I(o,_)}}const $={role:"operator",host:"",isTerminal:!1};function I(c,_){const{because:o,note:r}=c,
n=o===void 0?"":`${o}: `,e=r===void 0?"":(0,h.xI)`; ${j(r,_)}`;return M((0,h.xI)`${n}${D(c,_)}${e}`)}const M=c=>(0,h.tD)((0,h.FS)(c),v._U),k=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function O(c,_,o){const r=_.join()==="opentofu"?"tofu ":"terraform ",n=o?"this machine":"the runner",e=d=>d.replace(k,r).replace(/\bthis machine\b/g,n),{message:a,
help:g}=c;return{...c,message:(0,h.tD)(a,e),...g&&{help:(0,h.tD)(g,e)}}}function m(c){const[_,...o]=c,n=`if ${_===void 0?"this repository":(0,u.K4)(c,3)} ${o.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return _===void 0?n:`${n} for \`tf-disco usages\``}const i=c=>`call another version in place of ${(0,u.dh)(c)}, or ha\
ve it corrected there`,l=({calls:c,module:_,version:o})=>`use ${(0,u.dh)(_)} ${(0,u.dh)(o,40)} in ${(0,u.K4)(c,5,u.dh)}, the newest version that is known to end\
 the conflict`,f=({message:c,help:_})=>({message:(0,h.pj)(c),help:_===void 0?null:(0,h.pj)(_)});function p(c,_){const{operator:o,user:r,guest:n,because:e,note:a,
...g}=_,d=o===void 0?void 0:{operator:o,user:r,guest:n,because:e,note:a},{help:E=d,...y}=g,C=P()[c],b=(0,h.tD)(y.message,v._U),R={code:c,...C,usualSeverity:C.severity,
...y,message:b};return E===void 0?R:typeof E=="object"&&"operator"in E?{...R,help:I(E,$),cures:E}:{...R,help:M(E)}}const s=(c,_)=>c[_.kind](_)}),8339:((he,Y,t)=>{
t.d(Y,{DA:()=>k,Iz:()=>M,J0:()=>s,My:()=>O,Zp:()=>o,_W:()=>r,k0:()=>c,tg:()=>_});var h=t(8032),v=t(1780),u=t(9179),P=t(9432),A=t(9615);const T=120,j="is not a r\
egistry module, and `version` applies to registry modules only",D={"local-with-version":[j,"remove `version`"],"remote-with-version":[j,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function $(n){if("error"in n)return{message:n.error,help:n.advice??void 0};if("ad\
dress"in n){const[E,y]=w[n.reason];return{message:`${n.address} ${E}`,help:y}}const[e,a]=D[n.reason],[,g]=I.exec(n.text)??[],d=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${n.text}" ${e}`,help:`${d}${a}`}}const I=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,M=({path:n,maker:e,in:a})=>(0,A.
CC)("source-missing",{message:`there is no directory ${(0,P.dh)(n)}${a===void 0?"":` in ${(0,P.dh)(a)}`}`,help:a===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...e!==null&&{message:`there is no directory ${(0,P.dh)(n)} in this checkout; ${(0,P.dh)(e)} ${e.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),k=n=>"isOld"in n?(0,A.CC)("source-invalid",{...p(n),affects:[n.client]}):(0,A.CC)("source\
-invalid",$(n)),O=n=>(0,A.CC)("source-near-miss",{message:n.host===null?`"${n.text}" is not read as a registry address`:(0,v.xI)`"${n.text}" is read as host ${(0,v.
KT)(n.host)}`,help:n.advice,...n.host===""&&{message:`the host of "${n.text}" cannot be determined`,severity:"notice"}}),m="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function i(n){const{shown:e,more:a}=(0,P.zN)(n,4),g=e.map(({text:E,from:y})=>`${E===null?"not known":(0,P.dh)(E,T)} ${y??"by d\
efault"}`),d=a>0?`${a} more`:g.pop();return`${g.join(", ")} and ${d}`}const l=(n,e,a)=>`${n} of ${e} is ${(0,P.dh)((0,u.Qj)(a),T)}`;function f({address:n,argument:e,
expression:a,candidates:g,refused:d}){const E=l(e,n,a);if(d===null){const C=g.length>1?i(g):"only known at init time";return{message:`${E}, which is ${C}`,help:m}}
const{variable:y}=d;return y===""?{message:`${E}, which cannot be known during init`,help:`write the ${e} with literals, locals and variables only`}:{message:`${E}\
, and Terraform evaluates var.${y} here only with \`const = true\``,help:`add \`const = true\` to variable "${y}", which requires Terraform 1.15, or write the ${e}\
 as a literal`}}function p({address:n,expression:e,client:a,isOld:g}){const d=l("source",n,e),[E,y]=[h.bB[a],h.Y8[a]],C="write the source as a literal";if(g)return{
message:`${d}, which ${E} evaluates only since ${y}`,help:`${C}, or use ${E} ${y} or later`};const b=a==="terraform";return{message:`${d}, and ${E} evaluates on\
ly locals and ${b?"variables with `const = true`":"variables"} here`,help:`${C}${b?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const s=n=>(0,A.CC)("source-dynamic","isOld"in n?p(n):f(n)),c=n=>(0,A.CC)("host-invalid",{message:`"${n.text}" is not a h\
ostname: ${n.error}`,help:n.advice??void 0}),_=n=>(0,A.CC)("host-missing",{severity:"warning",message:`the ${n} has no hostname, and OpenTofu has no default`,help:n===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:n,name:e})=>(0,A.CC)("host-dotless-module",{message:(0,v.
xI)`module sources cannot name host ${(0,v.KT)(n)}: must contain at least one dot`,help:(0,v.xI)`use a full name such as ${(0,v.KT)(e)}.localdomain; provider addresses accept the short name`}),
r=({host:n})=>(0,A.CC)("host-idn-module",{message:(0,v.xI)`Terraform cannot use modules from host ${(0,v.KT)(n)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((he,Y,t)=>{t.d(Y,{C:()=>u,p:()=>v});var h=t(9432);
const v=A=>A.map(u).join("; ");function u(A){switch(A.kind){case"deadline":return`the deadline of ${(0,h.YA)(A.ms)} was reached`;case"signal":return`interrupted\
 by ${A.signal}`;case"crash":return"tf-disco crashed";case"missing":return P(A)}}function P({repositories:A,total:T}){const j=A.length===1?"is":"are",D=(0,h.K4)(
A,10,h.dh);return`${A.length} of ${(0,h.px)(T,"repository")} ${j} missing: ${D}`}}),2213:((he,Y,t)=>{t.d(Y,{Ar:()=>A,Bm:()=>D,D8:()=>j,FV:()=>T,Gb:()=>u,Ul:()=>w,
nT:()=>P});var h=t(255),v=t(9897);const u={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},P={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_proxy","vault_uri"],T={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},j=$=>/^[\w.-]*$/.test($)?null:v.IZ,D=$=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test($)?null:v.IZ;function w($){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test($))return v.IZ;if(/^\s*\w+\s*=/.test($)){const[I,...M]=Array.from($.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,k=""])=>k);return I===void 0?null:M.length===0?(0,h.$o)(I):v.IZ}return(0,h.yo)(/^[\w+.-]+:\/\//.test($)?$:`https://${$}`)??v.IZ}}),9941:((he,Y,t)=>{t.d(Y,{SH:()=>P,
Td:()=>A,lS:()=>j,n_:()=>u,w4:()=>T,yN:()=>$});const h=25e4,v=100;class u{max;count=0;constructor(m=h){this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*v}}const P=(O,m,i)=>O.kind==="native"?O.blocks.filter(l=>l.type===m&&l.labels.length===i):O.members.flatMap(
({name:l,value:f})=>l===m?w(m,f,i,[]):[]),A=O=>O.kind==="native"?O.attributes:O.members;function T(O,m){if(!(O.kind==="native"&&O.mayHave?.(m)===!1))return A(O).
find(i=>i.name===m)}const j=O=>(O.kind==="tuple"?O.elements:[O]).flatMap(i=>i.kind==="object"?i.items.filter(D):[]),D=O=>O.name!==void 0&&O.name!=="//";function w(O,m,i,l){
if(i>0)return j(m).flatMap(({name:p,start:s,end:c,value:_})=>w(O,_,i-1,[...l,{value:p,start:s,end:c}]));const f={start:m.start,end:m.start+1};return(m.kind==="t\
uple"?m.elements:[m]).filter(({kind:p})=>p==="object"||p==="tuple").map(p=>({...f,type:O,labels:l,body:{kind:"json",members:j(p)}}))}const $=O=>{const m=[O.startsWith(
"\uFEFF")?1:0];let i=O.indexOf(`
`),l;return({start:f,end:p})=>{for(;i>=0&&i<f;i=O.indexOf(`
`,i+1))m.push(i+1);l??=M(O);const s=Math.max(1,k(m,f)),c=m[s-1]??0,_=(m[s]??(i<0?O.length:i)+1)-1;return{line:s,column:I(Math.max(f,c),c,l),endColumn:I(Math.min(
p,_),c,l)}}},I=(O,m,i)=>O-m-k(i,O-1)+k(i,m-1)+1,M=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function k(O,m){
let i=0,l=O.length;for(;i<l;){const f=i+l>>>1;(O[f]??0)<=m?i=f+1:l=f}return i}}),2172:((he,Y,t)=>{t.d(Y,{IY:()=>k,Im:()=>m,JT:()=>M,KS:()=>f,LS:()=>i,MP:()=>I,MZ:()=>p,
W$:()=>$,cd:()=>w,dP:()=>c,ek:()=>l,g_:()=>_,lc:()=>s});var h=t(3096),v=t(5243),u=t(3846),P=t(180),A=t(9941);let T=function(...o){return{readHcl:T}=t.late([6135,
3276,6851,3557],8095),new.target?new T(...o):T(...o)},j=function(...o){return{detach:j}=t.late([6135,3276,6851,3557],8095),new.target?new j(...o):j(...o)};const D="\
hostnames input",w={file:D,line:1,column:1,endColumn:1},$=o=>o.file===D?D:o,I=({host:o,namespace:r,name:n,system:e})=>[o,r,n,e].join("/"),M=({host:o,namespace:r,
type:n})=>[o,r,n].join("/"),k=o=>"type"in o?M(o):I(o),O=[];function m(o){return"constraints"in o?o.constraints:o.constraint===null?O:[o.constraint]}function i(o){
const r=m(o);return r[0]?.place!==w?r:r.map(n=>({...n,place:D}))}const l=o=>("places"in o?o.places:[o.place]).map($);function f({version:o},r){if(o===void 0)return null;
const n=(o.value===void 0?o.text:o.value[r])??null;return n===null?null:{text:n,place:o.place}}const p=({text:o,calls:r},n)=>r===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:r[n]??[];function s({kind:o,text:r,address:n},e,a){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const g=(0,u.mi)(
r??"",a);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,u.op)(n)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,u.A5)(r)};default:return null}}function c(o){const r=new Set(o.flatMap(({kind:d,place:E})=>d==="sa\
ved_state"?(0,h.jt)(E.file):[])),n=new Map,e=({lockFile:d,calls:E,providers:y,isPartial:C})=>{if(d===null)return;const b=n.get(d)??new Set,N=!(E.length===0&&!C&&
!r.has((0,h.jt)(d)))||n.get(d)===null;n.set(d,N?null:b);for(const{provider:F}of y)b.add(M(F))},a=({place:d,...E})=>{const y=E.kind==="lock_provider"?n.get(d.file):
null,C=y?s(E,(0,v.Vm)("terraform"),"terraform"):null;return C!==null&&y?.has(M(C))===!1};return{add:e,isDropped:a,without:d=>d.map(E=>a(E)?{...E,needs:[]}:E)}}function _(o){
const n=(0,A.SH)(T(o).body,"provider",1).flatMap(({labels:[e],body:a})=>{const g=(0,u.mi)(j(e?.value??""),"terraform");if(g.kind!=="registry")return[];const d=(0,A.
w4)(a,"hashes")?.value,y=(d?.kind==="tuple"?d.elements:[]).flatMap(C=>C.kind==="string"?[j(C.value)]:[]);return[[M(g),y.filter(P.e)]]});return new Map(n)}}),9039:((he,Y,t)=>{
t.d(Y,{i:()=>w});var h=t(7811);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`\p{White_Space}*`,P=String.raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${v}(?:/${v}\
)?$`),T=String.raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,j=new RegExp(`;${u}(${v})${u}=${u}(?:(${v})|${T})${u}`,"uy"),D=new RegExp(String.raw`\\(${P})`,"g");function w(I){
const M=I.indexOf(";"),O=(0,h.s8)((0,h.Dw)(M<0?I:I.slice(0,M))).replaceAll("\u0130","i").toLowerCase();return A.test(O)&&(M<0||$(I,M))?O:null}function $(I,M){const k=new Map;
for(let O=M;O<I.length;){j.lastIndex=O;const[m,i="",l,f=""]=j.exec(I)??[];if(m===void 0)return(0,h.s8)(I.slice(O))===";";const p=i.toLowerCase(),s=l??f.replace(
D,"$1");if((k.get(p)??s)!==s)return!1;k.set(p,s),O+=m.length}return!0}}),9432:((he,Y,t)=>{t.d(Y,{$$:()=>k,B9:()=>e,Dl:()=>D,I0:()=>O,K4:()=>M,NM:()=>y,VW:()=>r,
Wt:()=>_,YA:()=>N,_r:()=>C,dh:()=>j,eZ:()=>m,gL:()=>g,go:()=>p,kw:()=>f,mP:()=>s,oZ:()=>F,px:()=>w,q5:()=>a,qG:()=>R,qZ:()=>d,rU:()=>l,zN:()=>I,zd:()=>i});var h=t(
8032),v=t(1780),u=t(5106),P=t(9179);const A=300,T=8192;function j(x,W=A){const{length:S}=x,H=S>T?(0,P.NE)(x.slice(0,T)):(0,P._U)(x);return H.length<=W?H:`${structuredClone(
H.slice(0,W).toWellFormed())}\u2026`}const D=(x,W)=>/^~|\$\{?\w|%\w+%/.test(x)?"write the absolute path or name: the client does not expand ~ and variables":W,w=(x,W)=>`${x}\
 ${x===1?W:$(W)}`,$=x=>`${x.replace(/(?<=[^aeiou])y$/,"ie")}s`;function I(x,W){const{length:S}=x,H=typeof W=="number"?W:S<=2*W.few?S:W.few,ne=x.slice(H);return{
shown:x.slice(0,H),rest:ne,more:ne.length}}function M(x,W,S=String,H=ne=>`${ne} more`){const{shown:ne,more:ee}=I(x,W),Q=ne.map(ae=>S(ae)).join(", ");return ee>0?
`${Q} and ${H(ee)}`:Q}const k=x=>new TextEncoder().encode(x).length;function O(x,W,S,H){const ne=[];let ee=0;for(const Q of Iterator.from(x).map(H)){if(ee+=k(Q)+
S,ee>W)break;ne.push(Q)}return{shown:ne,more:x.length-ne.length}}const m=x=>x.map(W=>h.bB[W]).join(" and "),i=x=>(0,v.xI)`the clients print "${x}"`,l=x=>`it beg\
ins with "${j(x.trimStart(),60).replace(/[\r\n].*/s,"")}"`,f=({why:x,beginning:W})=>`is not ${/^line/.test(x)?"valid ":""}JSON: ${W===null?x:l(W)}`;function p(x){
return x===null?"null":Array.isArray(x)?"an array":typeof x=="object"?"an object":`a ${typeof x}`}function s(x){if(x.kind==="error")return`cannot be read: ${x.code}`;
if(x.kind==="special")return`is ${x.is} and is not read`;const{bytes:W,maxBytes:S}=x;return`has ${W} bytes and is not read; the limit is ${S/1024/1024} MiB`}const c={
[u.e$]:"correct the host in the source address (public modules need none)",[u.xq]:"correct the host in `source` (public providers need none), or use a filesyste\
m mirror"},_=x=>x.flatMap(W=>c[W]??[])[0]??"correct the host in `source` or `hostname`",o=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],
["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),r=x=>o.get(x)??null,n=/(^|\.)github(usercontent)?\.com$/;function e(x){
const W=n.test(x)?"https://www.githubstatus.com":r(x);return`wait and run the check again${W===null?"":`; see ${W}`}`}const a=x=>({operator:"check the logs of t\
he host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:e(x)}),g=x=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${x}`,d=x=>(0,v.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,v.KT)(x)} is public, so this network or country is blocked`,
E="/.well-known/terraform.json";function y({page:x,asked:W},S,H=E){if(x===null)return S;const ne=x.title===""?"":` ("${x.title}")`,ee=S.guest??d(W);switch(x.kind){case"\
sign-in":return{operator:`allow requests to ${H} without a browser`,guest:ee,because:`the host returned a sign-in page${ne}`};case"bot-protection":return{operator:`\
exempt ${H} from its bot protection, or let the addresses of CI runners through`,guest:ee,because:ne===""?void 0:`the host returned a page${ne}`};case"captive-p\
ortal":return`a proxy or captive portal returned an HTML page${ne}: allow this machine to reach the host`;case"other":{const Q=`the host returned an HTML page${ne}`;
return{...H===E&&{user:_([])},...S,guest:ee,because:Q}}}}function C({url:x,status:W,reason:S,said:H},ne=!1){const ee=H===void 0?"":` ("${j(H)}")`,Q=!/^(?:unknown|<none>)?$/i.
test(S),ae=W>=520&&W<=526?"(Cloudflare gets no answer from it)":"",_e=Q?j(S):ae;return(0,v.xI)`${ne?"":(0,v.xI)`${(0,v.KT)(x)} returned `}${`${W} ${_e}`.trim()}${ee}`}
const b={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},R=({host:x,why:W})=>({message:(0,v.xI)`${(0,v.KT)(x)} ${b[W]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),N=x=>`${Math.round(x/100)/10} s`,F=({kind:x,address:W,version:S})=>S===""?(0,v.xI)`${x} ${j(W)}`:(0,v.xI)`${x} ${(0,v.KT)(W)} ${j(
S,40)}`}),1879:((he,Y,t)=>{t.d(Y,{LG:()=>w,Tp:()=>A,Zo:()=>k,bi:()=>P});var h=t(9562),v=t(7811),u=t(5106);const P=1024*1024;function A(m,i){const l=(0,v._6)(m),
f=(0,h.V)(l,"map");if(!f.ok)return{kind:"not-json",...w(l,f)};if(f.value===null)return{kind:"null"};if(Array.isArray(f.value))return{kind:"not-object",why:"foun\
d an array"};if(!(0,h.G)(f.value))return{kind:"not-object",why:`found a ${typeof f.value}`};const p=[];for(const s of Object.keys(f.value)){const c=f.value[s]??
null;if(i?.(s,c)===!1)continue;const _=i!==void 0&&T(c)>u.Ls;p.push({id:s,value:_?void 0:c})}return{kind:"object",services:p}}function T(m){try{return JSON.stringify(
m).length}catch{return Number.POSITIVE_INFINITY}}const j=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte ord\
er mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],
[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,
"is base64"]],D=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;function w(m,{why:i,advice:l}){const f=m.slice(0,4096).
replace(/^[\t\n\r ]+/,""),[,p,s=null]=j.find(([c])=>c.test(f))??[];return p!==void 0?{why:`it ${p}`,advice:s,beginning:null}:D.test(f)?{why:i,advice:l,beginning:null}:
{why:"it is not JSON",advice:null,beginning:f}}const $=100,I=16*1024,M=200;function k(m){const i=new Set(m),l=new Set(m.map(O));let f=0,p=I;return(s,c)=>{if(u.fg.
has(s)||i.has(s))return!0;const _=s.length<=M&&l.delete(O(s));if(f===$)return _;const o=s.length+T(c);return o>p?_:(f+=1,p-=o,!0)}}const O=m=>m.slice(0,m.indexOf(
".")+1)}),3096:((he,Y,t)=>{t.d(Y,{Bo:()=>T,Gz:()=>v,LA:()=>D,RO:()=>A,eH:()=>w,hl:()=>j,jt:()=>u,un:()=>P});var h=t(3916);const v=($,I)=>$===""?I:`${$}/${I}`,u=$=>$.
slice(0,Math.max(0,$.lastIndexOf("/")));function P($,I){const M=(0,h.join)($,I.replaceAll("\\","/")).replace(/\/$/,"");return M==="."?"":M}const A=$=>/(^|\/)tests$/.
test($)?u($):$;function T($,I,M=[]){const k=A($),O=["",...w($)].findLast(I);if(O===void 0||I(k))return k;const m=i=>M.some(l=>I(P(i,l)));return m(k)&&!m(O)?k:O}
const j=$=>/\.(tftest|tofutest)\.(hcl|json)$/.test($),D=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($),w=$=>$.split("/").map((I,M,k)=>k.slice(0,M+1).join("/"))}),
3846:((he,Y,t)=>{t.d(Y,{A5:()=>r,Gi:()=>D,NE:()=>_,W_:()=>f,mi:()=>O,op:()=>o,pj:()=>$,sL:()=>i});var h=t(7811),v=t(255),u=t(9509),P=t(5243);const A={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},T="hashicorp",j="-",D=({host:n,namespace:e})=>n===(0,P.Vm)("terraform")&&e===T,w='Invalid provider sou\
rce string: The "source" attribute must be in the format "[hostname/][namespace/]name"',$="must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes",I={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[I],opentofu:[I,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"\
sometimes"}]};function O(n,e){const a=n.split("/");if(a.length>3||a.includes(""))return m(w);const[g="",d,E]=a.reverse(),y=i(g);if(!y.ok){const H=`${(0,h.ol)(g)}\
 in source ${(0,h.ol)(n)}`;return m(`Invalid provider type: Invalid provider type ${H}: ${y.why}"`)}const C=E===void 0,b=C?(0,h.Ju)((0,P.Vm)(e)):(0,v.Pv)(E);if(d===
void 0&&b.ok){const H={hostImplied:C,namespace:T,type:y.value};return{kind:"registry",host:b.value,...H}}const N=d===j?(0,h.Ju)(d):f(d??"",e),F=`namespace "" in\
 source ${(0,h.ol)(n)}`;if(!N.ok)return m(`Invalid provider namespace: Invalid provider ${F}: ${N.why}"`);const x="Invalid provider source hostname";if(!b.ok)return m(
`${x}: ${x} ${F}: ${b.why}"`);const W={hostImplied:C,host:b.value,namespace:N.value,type:y.value},S=s(W,e);return S===void 0?{kind:p(W,e),...W}:m(S)}const m=n=>({
kind:"invalid",error:n});function i(n){if(/^[a-z0-9]+$/.test(n))return(0,h.Ju)(n);if(n==="")return(0,h.TR)("must have at least one character");if(n.includes("."))
return(0,h.TR)("dots are not allowed");if(n.includes("--"))return(0,h.TR)("cannot use multiple consecutive dashes");const e=(0,u.YE)(n);return e.ok?(0,h.Ju)((0,u.
DI)(e.value)):(0,h.TR)($)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,f=(n,e)=>e==="terraform"&&l.test(n)?(0,h.Ju)(n.toLowerCase()):i(n);function p({host:n,
namespace:e},a){return e===j?"legacy":e==="builtin"&&A[a].includes(n)?"builtin":"registry"}function s(n,e){const a=(0,P.Vm)(e);if(n.namespace===j&&n.host!==a)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${a}.`;const g=k[e].find(({prefix:d})=>n.type.startsWith(d));return g&&
c(n,g,e)}function c(n,{prefix:e,whose:a,frequency:g},d){const E=`${e}provider-`,y=n.type.slice(E.length);if(!n.type.startsWith(E)||!i(y).ok)return`Invalid provi\
der type: Provider source ${(0,h.ol)(_(n))} has a type with the prefix ${(0,h.ol)(e)}, which isn't allowed because it would be redundant to name ${a} provider w\
ith that prefix. If you are the author of this provider, rename it to not include the prefix.`;const C=_({...n,type:y},d);return`Invalid provider type: Provider\
 source ${(0,h.ol)(_(n,d))} has a type with the prefix ${(0,h.ol)(E)}, which isn't valid. Although that prefix is ${g} used in the names of version control repo\
sitories for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,h.ol)(C)}?`}const _=({host:n,namespace:e,type:a},g)=>g!==void 0&&n===(0,P.Vm)(g)?`${e}/${a}`:`${(0,v.pk)(n)}/${e}/${a}`,o=n=>n.replace(/^.*\./s,
""),r=n=>(n??"").replace(/[._].*$/s,"")}),8153:((he,Y,t)=>{t.d(Y,{D4:()=>j,LT:()=>m,Qq:()=>$,Tj:()=>l,_5:()=>T,ch:()=>A,gy:()=>O,lq:()=>k,nd:()=>M,p_:()=>i,qL:()=>D,
w3:()=>f,zM:()=>I});var h=t(9562),v=t(7811),u=t(9432),P=t(1879);const A="has too many elements",T=25e3;function j(c,_,o){const r=D(c,_,o);return r.ok?r.value.items>
T?(0,v.TR)(A):(0,v.Ju)(r.value.value):r}function D(c,_,o="decoder"){const r=(0,h.V)(c,/^[\t\n\r ]*[{n]/.test(c)?o:"struct");if(!r.ok&&r.isLimit)return(0,v.TR)(A);
if(!r.ok)return(0,v.TR)((0,u.kw)((0,P.LG)(c,r)));const n=new s,e=_.read(r.value,n),{mistake:a,items:g}=n;return a===null?(0,v.Ju)({value:e,items:g}):(0,v.TR)(a)}
const w=(c,_,o=r=>typeof r==typeof c)=>({zero:c,read:(r,n)=>o(r)?r:(r!==null&&n.refuse(_,r),c)}),$=w("","a string"),I=w(!1,"a boolean"),M=w(0,"an integer",Number.
isInteger),k=c=>({zero:null,read:(_,o)=>_===null?null:c.read(_,o)}),O={zero:null,read:()=>null},m=c=>({zero:c.zero,read:(_,o)=>{const{mistake:r,items:n}=o,e=c.read(
_,o);return Object.assign(o,{mistake:r,items:n}),e}}),i=c=>({zero:[],read:(_,o)=>Array.isArray(_)?(o.items+=_.length,_.map((r,n)=>o.within(n,c,r))):(_!==null&&o.
refuse("an array",_),[])}),l=c=>({zero:null,read:(_,o)=>{const r=o.membersOf(_);if(r===null)return null;const n=Object.entries(r);return o.items+=n.length,new Map(
n.map(([e,a])=>[e,o.within("*",c,a)]))}});function f(c){const _=Object.entries(c),o=new Map(_),r=Object.fromEntries(_.map(([n,{zero:e}])=>[n,e]));return{zero:r,
read:(n,e)=>{const a=e.membersOf(n);if(a===null)return r;const g={...r};for(const[d,E]of Object.entries(a)){const y=o.has(d)?d:p(d),C=o.get(y);C!==void 0&&(g[y]=
e.within(y,C,E))}return g}}}const p=c=>c.toLowerCase().replaceAll("\u017F","s");class s{#e=[];mistake=null;items=0;within(_,o,r){this.#e.push(_);const n=o.read(
r,this);return this.#e.pop(),n}membersOf(_){return(0,h.G)(_)?_:(_!==null&&this.refuse("an object",_),null)}refuse(_,o){if(this.mistake!==null)return;const r=this.#e.
map(e=>typeof e=="number"?`[${e}]`:`.${e}`),n=r.length===0?"":` in "${r.join("").slice(1)}"`;this.mistake=`has ${(0,u.go)(o)} instead of ${_}${n}`}}}),180:((he,Y,t)=>{
t.d(Y,{CT:()=>M,KB:()=>A,e:()=>k,uH:()=>I,yI:()=>m});var h=t(9432),v=t(9633),u=t(523),P=t(3556);function A(i,l,f){const{os:p,arch:s,shasum:c}=i,_=Object.entries(
i).flatMap(([n,e])=>e===""?n:[]),o=/^[0-9a-fA-F]{64}$/.test(c),r=`${p}_${s}`===l;return{early:[...j(i.protocols),...T([_.length===0?null:`lacks \`${_.join("`, `")}\
\``,r?null:`is for ${p}_${s} instead of ${l} (\`os\`, \`arch\`)`,D(f,"download_url",i.download_url),w(i.packages),o?null:`has "${c}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,D(f,"shasums_url",i.shasums_url),D(f,"shasums_signature_url",i.shasums_signature_url)])],late:T([$(i,l)]),hashes:o&&r?[`zh:${c.toLowerCase()}`]:
null}}const T=i=>i.flatMap(l=>l===null?[]:{kind:"description",why:l});function j(i){const l=i.find(f=>(0,u.rK)(f)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:i.length===0||(0,P.PN)(i)?[]:[{kind:"protocols",protocols:i}]}function D(i,l,f){const p=(0,v.Fl)(i,f);
return p.ok?null:`has an invalid URL in \`${l}\`: ${p.why}`}function w(i){const l=[...i?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),f=Array.from(
i?.values()??[],s=>s.hashes).flat(),p=[...l,...f.filter(s=>s.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}
function $({packages:i,shasum:l},f){if(!i?.size)return null;const p=i.get(f);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=p.hashes.filter(c=>c.startsWith("zh:"));
return s.some(c=>c!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function I(i,l){if(i===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:p}=i,s=p.length===
0||p.some(k),c=T([f===""?`has no \`url\` for ${l}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:c,late:[],hashes:c.length===
0?p:null}}const M=["zh:","h1:"],k=i=>M.some(l=>i.startsWith(l)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function m(i,{filename:l,
shasum:f}){for(const s of i.split(`
`)){const[c="",_]=s.split(O,4).filter(o=>o!=="");if(_===l)return/^[0-9a-fA-F]{64}$/.test(c)?c.toLowerCase()===f.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(i))return`has no SHA-256 hash: ${(0,h.rU)(
i)}`;const p=i.split(O).find(s=>s.endsWith(l));return`has no line for ${l}${p===void 0?"":`, but one for ${p}`}`}}),3556:((he,Y,t)=>{t.d(Y,{I0:()=>c,PN:()=>$,TT:()=>w,
h:()=>l,oM:()=>p,tD:()=>M});var h=t(9039),v=t(7811),u=t(3846),P=t(3298),A=t(523),T=t(8153);const j=(0,T.LT)((0,T.p_)((0,T.w3)({os:T.Qq,arch:T.Qq}))),D=(0,T.w3)(
{versions:(0,T.p_)((0,T.w3)({version:T.Qq,protocols:(0,T.p_)(T.Qq),platforms:j})),warnings:(0,T.p_)(T.Qq)});function w(o){const r=(0,T.D4)(o,D);if(!r.ok)return r;
const{versions:n,warnings:e}=r.value,a=new Map(n.map(y=>[y.version,y])),g=[...a.keys()],d=g.filter(y=>$(a.get(y)?.protocols??[])),E=(0,P.O)(y=>y);return(0,v.Ju)(
{texts:g,compatible:d.length===g.length?g:d,platforms:Array.from(a.values(),({platforms:y})=>E(y.map(({os:C,arch:b})=>`${C}_${b}`).join(" "))),warnings:g.length===
0?[]:e})}const $=o=>o.some(r=>{const n=(0,A.rK)(r),[e]=n?.numbers??[];return n!==null&&!(0,A.Ty)(n)&&(e===5n||e===6n)}),I=(0,T.w3)({id:T.Qq,moved_to:T.Qq});function M(o,r){
const n=(0,T.D4)(o,I);if(!n.ok)return n;const{id:e,moved_to:a}=n.value,g=(0,u.mi)(a===""?e:a,"terraform"),d=g.kind==="registry"&&g.type===r;return(0,v.Ju)(d?g.namespace:
null)}const k=(0,T.w3)({ascii_armor:T.Qq}),O=(0,T.Tj)((0,T.w3)({hashes:(0,T.p_)(T.Qq),package_size:T.nd})),m=(o,r)=>(0,T.w3)({protocols:(0,T.p_)(T.Qq),os:T.Qq,arch:T.
Qq,filename:T.Qq,shasum:T.Qq,download_url:T.Qq,shasums_url:T.Qq,shasums_signature_url:T.Qq,signing_keys:(0,T.w3)({gpg_public_keys:(0,T.p_)((0,T.lq)(o))}),packages:r}),
i={terraform:m((0,T.w3)({ascii_armor:T.Qq,trust_signature:T.Qq}),T.gy),"opentofu before 1.12":m(k,T.gy),opentofu:m(k,O)},l=(o,r)=>(0,T.D4)(o,i[r]),f=(0,T.w3)({versions:(0,T.
Tj)((0,T.w3)({}))});function p(o,r){const n=_(o,r,f);return n.ok?(0,v.Ju)([...n.value.versions?.keys()??[]]):n}const s=(0,T.w3)({archives:(0,T.Tj)((0,T.lq)((0,T.
w3)({url:T.Qq,hashes:(0,T.p_)(T.Qq)})))});function c(o,r,n){const e=_(o,r,s);if(!e.ok)return e;const a=e.value.archives?.get(n);return a===void 0?(0,v.Ju)(null):
a===null?(0,v.TR)(`has null for ${n}, at which the clients crash`):a.hashes.some(g=>g.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${n}"`):(0,v.Ju)(a)}function _(o,r,n){return(0,h.i)(r??"")==="application/json"?(0,T.D4)(o,n):(0,v.TR)(r===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((he,Y,t)=>{t.d(Y,{EH:()=>I,Fl:()=>M,ad:()=>j,fZ:()=>u,i5:()=>T,ny:()=>D,sw:()=>P,ut:()=>$,zS:()=>w});
var h=t(7811),v=t(8643);const u=(m,i)=>O(k(m),`${A(i)}/versions`),P=(m,i,l)=>O(k(m),`${A(i)}/${l}/download`),A=({namespace:m,name:i,system:l})=>`${m}/${i}/${l}`,
T=(m,{namespace:i,type:l})=>O(m,`${i}/${l}/versions`),j=(m,{namespace:i,type:l},f,p)=>O(m,`${i}/${l}/${f}/download/${p.replace("_","/")}`),D=(m,i)=>O(k(m),i);function w(m,{
host:i,namespace:l,type:f},p){const s=(0,v.O2)(m,`${i}/${l}/${f}/${p}`);return!s.ok||s.value.scheme==="https"?s:(0,h.TR)(`unsupported protocol scheme "${s.value.
scheme}"`)}function $(m,i){if(!/^\.{0,2}\//.test(i))return(0,h.Ju)(i);const l=(0,v.O2)(m,i);return l.ok?(0,h.Ju)((0,v.jr)(l.value)):l}function I(m,i){const l=M(
m,i);return l.ok&&l.value.fragment!==""?(0,h.TR)("must not include fragment part"):l}function M(m,i){const l=(0,v.O2)(m,i);if(!l.ok)return l;const{scheme:f}=l.value;
return f==="http"||f==="https"?l:(0,h.TR)("must use http or https scheme")}const k=m=>m.path.endsWith("/")?m:{...m,path:`${m.path}/`};function O(m,i){const l=(0,v.
O2)(m,i);if(!l.ok)throw new Error(l.why);return l.value}}),523:((he,Y,t)=>{t.d(Y,{Cg:()=>I,PW:()=>f,Ty:()=>$,Zy:()=>M,_T:()=>p,hZ:()=>P,kv:()=>o,mb:()=>r,oF:()=>j,
rK:()=>D});var h=t(7811),v=t(5106);const u=new RegExp(`^${v.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(
`^${P}[.+-]?$`),T=2n**63n-1n;function j(n){const[,e,a,g,d]=u.exec(n)??[];return e===void 0?null:w(n,e,g??a,d)}function D(n){const[,e,a,g]=A.exec(n)??[];return e===
void 0?null:w(n,e,a,g)}function w(n,e,a="",g=""){const d=e.split(".").map(y=>y.replace(/^0+(?=.)/,""));if(d.some(y=>y.length>19))return null;const E=d.map(y=>BigInt(
y));if(E.some(y=>y>T))return null;for(;E.length<3;)E.push(0n);return{text:n,numbers:E,written:d.length,pre:a,build:g}}const $=n=>n.pre!=="",I=({numbers:n,pre:e,
build:a})=>`${n.join(".")}${e===""?"":`-${e}`}${a===""?"":`+${a}`}`;function M(n,e){const a=Math.max(n.numbers.length,e.numbers.length);for(let g=0;g<a;g++){const[
d,E]=[n.numbers[g]??0n,e.numbers[g]??0n];if(d!==E)return d<E?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?
1:-1:k(n.pre,e.pre)}function k(n,e){const[a,g]=[n.split("."),e.split(".")];for(let d=0;;d++){const[E,y]=[d+1>=a.length,d+1>=g.length];if(E!==y)return E?-1:1;const C=O(
a[d]??"",g[d]??"");if(C!==0||E)return C}}function O(n,e){const[a,g]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return a!==g?a?-1:1:a&&n.length!==e.length?n.length-
e.length:n===e?0:n<e?-1:1}const m="[\\t\\n\\f\\r ]*",i=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${v.eQ})${m}$`),l="This string does not use correct version con\
straint syntax";function f(n){const e=[];for(const a of n.split(",")){const[,g,d=""]=i.exec(a)??[],E=j(d);if(E===null)return(0,h.TR)(l);e.push({operator:g||"=",
version:E,text:a})}return(0,h.Ju)(e)}function p(n){const e=f(n);if(!e.ok)return e;const a=[];for(const g of e.value){const d=D(g.version.text);if(d===null||!s.test(
g.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${c(g)}`);a.push({...g,version:d})}return(0,h.Ju)(a)}const s=/^[<>=!~]* ?[0-9]/;function c({
operator:n,version:e,text:a}){const g=a.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!s.test(g))return`only one space is expected\
 after the operator "${n}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[d]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(g)??[""];return`missing comma after "${d}"`}const _=[">",">=","=","~>","<=","<","!="];function o(n){const e=[...n].sort((a,g)=>M(a.version,g.version)||k(a.
version.build,g.version.build)||_.indexOf(a.operator)-_.indexOf(g.operator)||g.version.written-a.version.written);return[...new Set(e.map(r))].join(", ")}function r({
operator:n,version:e}){if(n==="=")return I(e);const a=n==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${n} ${I({...e,numbers:a})}`}}),8185:((he,Y,t)=>{
t.d(Y,{CS:()=>$,I4:()=>k,KJ:()=>D,US:()=>w,VS:()=>I});var h=t(2801),v=t(2170),u=t(9119),P=t(255),A=t(9897),T=t(5106);const j=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
D=({problem:{code:O,severity:m}})=>j.test(O)&&!(O==="file-syntax"&&m==="notice"),w=(O,m)=>m.allowedHosts.length>0&&("problem"in O?D(O):[O.directHost??null,...O.
needs.map(({host:i})=>i)].some(i=>i!==null&&!P.ev(i,m)));function $(O,m){return m.allowedHosts.length===0?[]:O.flatMap(i=>{const{directHost:l,isOverridden:f,place:p,
clients:s,evaluated:c}=i;if(l===void 0||f)return[];const _=M(i)?"backend":"download",o=P.ev(l,m),r=_==="download"&&Object.values(c??{}).some(g=>!g.isWhole);if(o&&
!r)return[];const n=P.Pv(l),e=n.ok&&!o?n.value:null,a=o?A.IZ:P.nx(l);return[(0,v.kH)((0,h.wp)({host:a,use:_}),{host:e,places:[p],clients:s})]})}function I(O,m,i,l){
const{allowedHosts:f}=l,p=a=>a!==void 0&&P.ev(a,l),s=O.filter(a=>p(a.directHost)&&!M(a)),c=m.filter(({service:a,host:g})=>a===T.e$&&p(g)),_=[...s.map(({place:a})=>a),
...c.flatMap(a=>a.because)],o=i??_,r=(0,u.jH)(o.filter(a=>typeof a!="string"));if(f.length===0||r.length===0)return[];const n=i!==null,e=(0,h.sC)({count:r.length,
isAsked:n});return[(0,v.kH)(e,{places:(0,u.As)(r)})]}const M=({kind:O})=>/^(backend|remote_state|saved_state)$/.test(O);function k(O,m,i,l){if(l.allowedHosts.length===
0)return[];const f=i.filter(({because:p})=>p.some(s=>typeof s!="string"));return m.flatMap(p=>{const{id:s,kind:c}=p;if(c!=="url"||!f.some(r=>r.service===s))return[];
const _=P.yo(p.url);if(_===null||_===O||P.ev(_,l))return[];const o=(0,h.wp)({host:P.nx(_),service:s,registry:P.nx(O)});return[(0,v.kH)(o,{services:[s]})]})}}),3217:((he,Y,t)=>{
t.d(Y,{MU:()=>m,fc:()=>i,ky:()=>O,so:()=>$,uA:()=>l});var h=t(8294),v=t(1098),u=t(2170),P=t(9119),A=t(4481),T=t(8032),j=t(255),D=t(5106),w=t(4606);function $(f,p,{
misnamed:s},c){const _=f.credentials?.hasToken!==!0&&f.attempt.discovery.kind==="found",o=_?I(f.host,c):[],r=o.length>0?s.slice(1):s,n=[f.difference??[],r].flat().
map(C=>(0,u.kH)(C));if(!_)return n;const e={host:f.host,isFork:c.isFork,...(0,w.Bc)(f)},[a=null]=s,g=new Set(o.map(({place:C})=>C)),y=(s.length>0||!!f.credentials?.
problem?[]:M(f.host,p,c)).filter(({place:C})=>!g.has(C));return[...n,...k(o,C=>{const b=(0,v.vs)({...e,service:C});return a===null?b:(0,A.to)(b,a)}),...k(y,C=>h.
$U({...e,service:C}))]}function I(f,{usages:p,depth:s}){return s==="discovery"?[]:p.flatMap(({workspace:c,hasOwnToken:_,needs:o,place:r})=>c===void 0||_||(0,P.MV)(
r)?[]:o.flatMap(n=>n.host===f?[{...n,place:r}]:[]))}function M(f,p,{usages:s}){const c=new Set(s.flatMap(({hasOwnToken:r,place:n})=>r?n:[])),_=(0,D.Uc)(f);return p.
filter(({service:r})=>_.includes(r)).flatMap(({service:r,because:n})=>n.filter(e=>typeof e!="string").filter(e=>!(0,P.MV)(e)&&!c.has(e)).map(e=>({service:r,place:e,
clients:T.zK})))}const k=(f,p)=>[...Map.groupBy(f,({service:s})=>s)].map(([s,c])=>{const _=[...new Set(c.map(({place:r})=>r))],o=[...new Set(c.flatMap(r=>r.clients))];
return(0,u.kH)(p(s),{services:[s],places:_,clients:o})}),O=(f,p,s)=>f.filter(c=>s!==null&&!s.has(c)&&!p.includes(c)).map(c=>(0,u.kH)(h.bI({host:c}))),m=(f,p)=>p.
flatMap(({visit:s,requirements:c,services:_})=>{const o=({because:g})=>g.some(d=>typeof d!="string"),n=c.filter(o).map(({service:g})=>g).filter(g=>(0,T.SZ)(g).includes(
"renovate")),e=i(s,_).filter(({service:g})=>n.includes(g??"")),a=s.credentials?.hasToken&&n.length>0?[s,...e]:[];return f.flatMap(({client:g,file:d,ends:E})=>a.
filter(({host:y})=>!E.some(C=>`//.${y.replace(/:.*/,"")}`.endsWith(C))).map(({host:y})=>h.qX({client:g,host:y,ends:E})).map(y=>(0,u.kH)(y,{places:[{file:d,...u.
wv}],clients:[g]})))});function i({host:f,attempt:p,credentials:s},c){const _=s?.hasToken===!0,o=[...c.flatMap(r=>r.kind==="url"&&(0,D.p4)(r.id)&&D.fg.has(r.id)?
[{url:r.url,service:r.id,isSent:_}]:[]),...p.hops.map(({url:r,authorization:n})=>({url:r,service:null,isSent:n==="sent"||n==="not-sent"}))].flatMap(({url:r,...n})=>{
const e=(0,j.Pv)((0,j.yo)(r)??"");return!e.ok||e.value===f?[]:[{...n,host:e.value}]});return[...new Map(o.toReversed().map(r=>[r.host,r])).values()]}function l(f,p,{
tokenSources:s,hosts:c}){return(s.size===0?[]:i(f,p)).flatMap(({host:o,service:r,isSent:n})=>{const e=s.get(o);if(e===void 0)return[];const a=r===null?f.attempt.
discovery.kind==="failed":!n,g=h.To({host:(0,j.nx)(f.host),other:(0,j.nx)(o),source:e,service:r,isSent:n,isNotice:!a||c.has(o)});return[(0,u.kH)(g,{services:r===
null?[]:[r]})]})}}),2886:((he,Y,t)=>{t.d(Y,{ER:()=>i,H4:()=>p,Np:()=>s,TC:()=>k,cA:()=>_,hD:()=>T,ly:()=>f,pi:()=>c,v1:()=>I,zX:()=>m,zv:()=>l});var h=t(9432),v=t(
9119),u=t(9615),P=t(255),A=t(1780);function T(o,r){const{clients:n,aside:e,answeredBy:a,isPlaceholder:g,checkedFor:d,...E}=o,y=(d??r.clients).filter(C=>n.includes(
C));return{...E,problem:(0,u.xx)(j(o,r),y,r.isTerminal),affects:o.affects.filter(C=>r.concerned.includes(C)),isHostNew:r.isHostNew}}function j(o,r){const{machine:n,
ignore:e,guesses:a}=r,g=r.reader&&M(o,r.reader);if(n!==null&&o.problem.obstacle&&!c(o,e))return n;const d=w(o,g===null?o.problem:(0,u.as)(o.problem,g)),E=$(o,a);
if(E.length===0)return d;const y=(0,u.tr)(E.flatMap(({repository:C})=>C??[]));return{...d,help:d.help===void 0?y:(0,A.xI)`${d.help}; ${y}`}}const D=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function w({places:[o]},r){const n=typeof o=="object"?o.inside:void 0;if(n===void 0||!D.test(r.code))return r;const e=(0,u.VB)(n.package),a=r.code==="client-ver\
sion";return{...r,help:a?`use a version that it allows, or ${e}`:e}}function $({host:o,places:r,problem:n},e){if(e.length===0)return[];const a=n.affects.includes(
"terraform")&&!n.affects.includes("opentofu"),g=r.flatMap(E=>typeof E=="string"?[]:E.file),d=new Set(g.map(v._M));return e.filter(({repository:E,hosts:y})=>d.has(
E)&&(a||o!==null&&y.has(o)))}function I({severity:o,affects:r,needed:n},e){const a=n&&e.some(g=>r.includes(g));return o==="error"&&!a?"warning":o}function M({answeredBy:o},r){
if(o===void 0)return r;const n=(0,h.VW)(o)!==null?"guest":"user";return{...r,host:o,role:r.role==="operator"?"operator":n}}function k(o,r,{isTerminal:n}){const e=r.
some(({because:g})=>g.includes("hostnames input"));return{role:(0,h.VW)(o)!==null?"guest":e?"operator":"user",host:(0,P.nx)(o),isTerminal:n}}const O=["module","\
provider","version","package","lock","not"],m=({problem:o,places:r})=>O.includes(o.code.replace(/-.*/,""))&&r.length>0&&r.every(n=>typeof n!="string"),i=({problem:o,
needed:r})=>r&&o.usualSeverity==="error"&&!p.includes(o.code),l=({problem:o})=>o.code==="machine-network",f=o=>o.some(r=>typeof r=="string"||!(0,v.MV)(r)),p=["h\
ost-http2","host-check-crashed"],s=(o,r)=>u.oC.indexOf(o.severity)-u.oC.indexOf(r.severity),c=({problem:o,host:r,namedHost:n=r},e)=>e.some(({code:a,host:g})=>a===
o.code&&(g===null||g===n));function _(o){if(typeof o=="string")return o;const{file:r,line:n,inside:e}=o;return e===void 0?`${r}:${n}`:(0,v.kn)(e)}}),6146:((he,Y,t)=>{
t.d(Y,{$:()=>P,o:()=>u});var h=t(9119),v=t(2886);function u(I,M){const{kind:k,source:O,address:m,constraints:i,places:l}=M;return JSON.stringify([I,k,O,m,i,l[0]??
null])}function P(I,M){const k=(0,h.hy)(M,({rowKeys:f=[]})=>f),O=M.filter(({host:f})=>f===null),m=f=>O.filter(({problem:p})=>f.test(p.code)),i=(0,h.hy)(m(j),({places:f})=>f.
map(v.cA)),l=(0,h.hy)(m(D),({places:f})=>f.map($));return k.size+i.size+l.size===0?I:I.map(({directory:f,clients:p,rows:s})=>({directory:f,clients:p,rows:s.map(
c=>{const _=k.get(u(f,c))??[...c.rejectedAt.flatMap(n=>i.get((0,v.cA)(n))??[]),...w(c).flatMap(n=>l.get($(n))??[])];if(_.length===0)return c;const o=_.map(({item:n})=>({
...n.problem,severity:(0,v.v1)(n,p)})).sort(v.Np),r=A(c,_);return{...c,...r.length>0&&{conflicting:r},worst:o[0]?.severity??null,problems:(0,h.t6)(o,({code:n})=>n).
map(({code:n,usualSeverity:e})=>({code:n,usualSeverity:e}))}})}))}function A({requiredBy:I=[]},M){const k=M.flatMap(({item:m})=>m.problem.constraints??[]),O=new Set(
k.filter(({conflicts:m})=>m).map(T));return O.size===0?[]:I.filter(m=>O.has(T(m)))}const T=({text:I,place:M})=>`${(0,h.df)(M)} ${I}`,j=/^(?:constraint|lock)-/,D=/^(?:block|client|file|source)-/,
w=({kind:I,places:M})=>M.filter(k=>I==="module"&&typeof k!="string"&&k.inside===void 0),$=I=>typeof I=="string"?I:`${I.file}:${I.line}`}),4606:((he,Y,t)=>{t.d(Y,
{Bc:()=>O,Cg:()=>D,Hf:()=>I,MC:()=>j,ux:()=>w,wD:()=>$});var h=t(8294),v=t(4481),u=t(8032),P=t(255),A=t(5106);const T=1440*60*1e3;function j(m,i){const{host:l,credentials:f}=m;
if(!f?.life||f.problem!==null)return m;const{source:p,life:s}=f,c=(s.expires-i.now)/T,_=(s.expires-(s.issued??0))/T<=i.certificateDays;if(c>=(_?0:i.certificateDays))
return m;const o=new Date(s.expires).toISOString().slice(0,10),r=h.C3({host:l,source:p,on:o,days:c});return{...m,credentials:{...f,problem:r}}}const D={misnamed:[],
cause:null,refusals:[]};function w(m,i,{role:l},f){const{isFork:p,isAsked:s}=f,{hasToken:c=!1,source:_,problem:o=null}=m.credentials??{},n=o?.code==="credential\
s-expiry"&&o.flaw===void 0?null:o,{status:e=null}=m.attempt.hops.at(-1)??{},a=c||!s?[]:M(m,f),g=s&&(0,u.n3)(m.host),E=g&&e===403||p&&!c?null:n??(c?null:m.lost)??
a[0]??null,y=(0,A.Uc)(m.host).length===0,C=i.filter(({problem:{code:N,refusal:F}})=>F!==void 0&&(E!==null||N==="document-unauthorized"||!(p||g||y&&F==="hides"))),
b=C.some(({problem:N})=>N.code!=="document-unauthorized")||l!=="guest"&&(p||e===401);return E!==null||b&&!c?{misnamed:a,cause:E??{isFork:p,...O(m)},source:_,refusals:C}:
{...D,misnamed:a}}const $=(m,{cause:i,source:l,refusals:f})=>i!==null&&f.includes(m)?(0,v.to)(m.problem,i,l):m.problem;function I({problem:m,services:i},{cause:l,
refusals:f}){if(f.length===0)return!1;const p=f.flatMap(s=>s.services);return m===l||m.code==="credentials-missing"&&i.every(s=>p.includes(s))}const M=(m,{tokenVariables:i,
hosts:l})=>(0,P.Bz)(i,m.host,l).filter(({isParent:f})=>!f||k(m)).map(f=>h.z2({host:m.host,...f})),k=({attempt:{discovery:m}})=>m.kind==="failed"&&m.problem.code===
"document-unauthorized";function O({credentials:m,looks:i}){const l=i.flatMap(c=>c.looks),f=c=>[...new Set(l.flatMap(({held:_,source:o})=>_!=="not read"===c?o:[]))],
p=m===null?f(!0):[m.source],s=m===null?f(!1):[];return{searched:p,notRead:s}}}),493:((he,Y,t)=>{t.d(Y,{j7:()=>d,k2:()=>N,S4:()=>E});var h=t(9432),v=t(8936),u=t(
2170),P=t(9119),A=t(8032),T=t(255),j=t(1780),D=t(3217),w=t(4756),$=t(9615),I=t(8185),M=t(2886);function k(S,H,ne){const{notes:ee,usages:Q,requirements:ae,isEmpty:_e}=S,
{complaints:me,tokenHosts:$e,namedHosts:J,answered:ue,contacted:le,unopened:pe}=S,fe=({problem:G,places:[re]})=>G.code==="file-syntax"&&typeof re=="object"&&re.
inside===void 0,ge=new Set(ee.filter(fe).map(u.W7)),z=({problem:G})=>H.allowedHosts.length>0&&G.code==="source-near-miss"&&G.severity==="notice",K=[...(0,I.CS)(
Q,H),...(0,I.VS)(Q,ae,pe,H),...ue.map(G=>O(G,H)),...me,...(0,D.ky)($e,le,J)],B=[...ee.filter(G=>!z(G)).map(G=>m(G,ge,H)),...K.map(G=>({...G,severity:(0,M.v1)(G,
H.dialect.clients)})),..._e?[i(H)]:[]],{placed:U=[],placeless:V=[]}=Object.groupBy(B,({places:G})=>G.length>0?"placed":"placeless");return[...(0,u.Qp)(U,G=>{const{
problem:re,severity:Z,affects:L,host:q,namedHost:te,exclude:oe}=G,{code:se,message:ce,help:ie}=re;return[q,te,se,Z,ce,ie,L,oe===void 0]}),...V].map(G=>(0,M.hD)(
G,ne))}function O(S,H){const{host:ne,problem:ee}=S;return ne===null?S:{...S,services:[],problem:(0,$.as)(ee,(0,M.TC)(ne,[],H))}}function m(S,H,{dialect:ne,allowedHosts:ee}){
const{problem:Q,isPlaceholder:ae,checkedFor:_e=ne.clients}=S;if(ee.length>0&&(0,I.KJ)(S)){const K=(0,j.xI)`${Q.message}; it may use hosts that are not in \`allowed-hosts\``;
return{...S,problem:{...Q,message:K},severity:"error"}}const me=(0,u.W7)(S),$e=(0,u.Xd)(S),J=S.aside!==void 0||$e!==null&&(0,P.MV)($e),ue=S.severity==="error"&&
ae===!0,le=H.has(me)&&Q.code!=="file-syntax",fe=S.severity==="error"&&(ue||le||J)?"warning":(0,M.v1)(S,_e);if(!J&&!ue)return{...S,severity:fe};const{help:ge,...z}=Q;
return{...S,severity:fe,problem:Q.code==="file-syntax"?z:Q,exclude:[(0,P.n7)(S.aside??me)]}}const i=({scan:S,hostnames:H,usages:ne})=>(0,u.kH)((0,w.JW)({scan:S,
hasHostnames:H.length>0,isFleet:ne.length>0}));var l=t(3096),f=t(5106);function p(S,H,ne,ee){const Q=H.filter(le=>le.rows.some(({worst:pe})=>pe==="error")),ae=new Set(
Q.flatMap(({directory:le,clients:pe})=>pe.map(fe=>`${fe} ${le}`))),_e=new Set([...ne.flatMap(s),...ee].flatMap(o)),me=({client:le,directories:[pe,...fe]})=>[`ow\
n ${pe}`,pe,...fe].some(ge=>_e.has(`${le} ${ge}`)),$e=S.filter(le=>ae.has(`${le.client} ${le.directory}`)||!le.isAside&&me(le)),J=le=>[...new Set(le.map(({directory:pe})=>pe))],
ue=A.Du.filter(le=>$e.some(({client:pe})=>pe===le));return{failing:J($e),of:J(S).length,clients:ue}}function s({findings:S,requirements:H}){const ne=H.filter(({
isForInit:ee})=>ee);return S.flatMap(ee=>ee.services.length===0?ne.map(({service:Q,because:ae})=>({...ee,services:[Q],places:ae})):ne.some(({service:Q})=>ee.services.
includes(Q))?ee:[])}const c=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,_=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;
function o(S){const{problem:H,affects:ne,places:ee,severity:Q,rowKeys:ae,services:_e}=S,{code:me}=H;if(!(Q==="error"&&(0,M.ER)(S))||ae!==void 0||c.test(me))return[];
const J=_.test(me)||_e.length>0&&_e.every(ue=>f.c4.includes(ue));return ee.flatMap(ue=>{if(typeof ue=="string")return[];const le=`${J?"own ":""}${(0,l.jt)(ue.file)}`;
return ne.map(pe=>`${pe} ${le}`)})}var r=t(6146);let n=function(...S){return{judgeRequests:n}=t.late([2798,7786,3053],7786),new.target?new n(...S):n(...S)},e=function(...S){
return{crashedVisit:e}=t.late([2798,7786,3053],7786),new.target?new e(...S):e(...S)},a=function(...S){return{judgeVisit:a}=t.late([2798,7786,3053],7786),new.target?
new a(...S):a(...S)},g=function(...S){return{outcomesOf:g}=t.late([2798,7786,3053],7786),new.target?new g(...S):g(...S)};const d={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function E(S,H,ne=()=>[]){const{predicted:ee,stopped:Q,visits:ae,guesses:_e}=S,{clients:me}=H.dialect,$e={...H,
guesses:_e,machine:F(ae),clients:me},J=b(S,{...H,...$e}),ue=R(S,J,H,$e),le=[...J.flatMap(U=>U.findings),...ue],pe=U=>U.filter(V=>!(0,M.pi)(V,H.ignore)).sort(M.Np),
fe=J.map(U=>{const V=pe(U.findings.filter(X=>!(0,M.zX)(X)));return{...U,findings:V,clients:g(V)}}),ge=({exclude:U})=>+(U!==void 0),z=pe([...J.flatMap(U=>U.findings.
filter(M.zX)),...ue]).toSorted((U,V)=>(0,M.Np)(U,V)||ge(U)-ge(V)),K=[...fe.flatMap(U=>U.findings),...z].sort(M.Np),B=(0,r.$)(ee.roots,pe(le));return{passed:Q.length===
0&&!K.some(({severity:U})=>N(U,H.failOn)),stopped:Q,hosts:fe,files:z,findings:K,ignored:le.length-K.length,unmatched:H.ignore.filter(U=>!le.some(V=>(0,M.pi)(V,[
U]))),roots:B,init:p(S.roots,B,fe,z),lines:C(K,ne)}}const y=1e3;function C(S,H){const ne=S.flatMap(ee=>(0,u.Xd)(ee)??[]).filter(({file:ee,column:Q,endColumn:ae})=>ae>
Q&&(0,P._M)(ee)===null);return H((0,P.jH)(ne).slice(0,y))}function b(S,H){const{visits:ne,newHosts:ee,predicted:Q}=S,ae=Map.groupBy(S.requirements,({host:J})=>J),
_e=Map.groupBy(Q.notes,({host:J})=>J),me=new Map(Q.requests.map(J=>[J.host,J])),$e={...H,...S,hosts:new Set(ne.map(({host:J})=>J))};return ne.map(J=>{const{host:ue}=J,
le={visit:J,requirements:ae.get(ue)??[],predicted:_e.get(ue)??[],requests:me.get(ue)??null,answering:Q.answering,isNew:ee.has(ue)};try{return a(le,$e)}catch(pe){
return e(le,$e,pe)}})}function R(S,H,ne,ee){const{notes:Q,requests:ae,unopened:_e}=S.predicted,me=new Set(H.map(({visit:K})=>K.host)),$e=H.flatMap(({visit:K,services:B})=>(0,D.
fc)(K,B)),J=[...Q,...ae.flatMap(K=>n(K,[],ne))],{files:ue=[],hosts:le=[]}=Object.groupBy(J,({host:K})=>K===null?"files":"hosts"),fe=[...H.flatMap(({findings:K})=>K),
...J].filter(K=>!(0,M.pi)(K,ee.ignore)).map(({problem:K})=>(0,j.pj)(K.message)),ge={...S,complaints:S.complaints.filter(({problem:K})=>!fe.some(B=>B.endsWith((0,j.
pj)(K.message)))),unopened:_e,notes:[...S.notes,...ue,...(0,D.MU)(S.bots??[],H)],answered:le.filter(({host:K})=>K!==null&&!me.has(K)),contacted:[...me,...[...$e,
...ae].map(({host:K})=>K)]},z={concerned:A.zK,reader:null,isHostNew:!1,machine:null};return k(ge,ne,{...ee,...z})}const N=(S,H)=>S==="error"?H!=="never":S==="wa\
rning"&&H==="warning";function F(S){const H=S.filter(({attempt:me})=>me.hops.length>0),[ne,...ee]=H.flatMap(me=>W(me)??[]);if(!ne||ee.length<H.length-1||!(H.some(
({host:me})=>(0,h.VW)(me)!==null)||ee.length>0&&!ne.isCommon)||ee.some(me=>x(me)!==x(ne)))return null;const _e=H.map(({host:me})=>(0,T.nx)(me));return(0,v.e4)(_e,
[ne,...ee])}const x=({verb:S,what:H})=>S.startsWith("cannot")?S:H;function W({attempt:{discovery:S,hops:H}}){const ne=S.kind==="failed"?S.problem.obstacle:void 0;
return H.every(({status:Q})=>Q===null)||ne?.verb==="does not reach"?ne:void 0}}),2218:((he,Y,t)=>{t.d(Y,{CG:()=>D,Fh:()=>M,T1:()=>$,T5:()=>I,en:()=>k,h1:()=>w,wX:()=>O});
var h=t(1011),v=t(2801),u=t(9119),P=t(8032),A=t(255),T=t(5106);const j=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","tes\
t_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(m,i,l,f=(0,h.kA)(i)){const p=["hostnames \
input"],s=m.hostnames.flatMap(({host:o,services:r})=>{const n=r.length>0?r:m.requiredServices,e=n.length>0?n:["any"],a={host:o,clients:l,because:p,isImplied:!1,
isForInit:!0};return e.map(g=>({...a,service:g}))}),c=new Set([...f,...m.hostnames.map(({host:o})=>o)]),_=i.flatMap(({kind:o,needs:r,place:n})=>r.map(e=>({...e,
because:[n],isImplied:!c.has(e.host),isForInit:!j.has(o)})));return w([s,_],l)}function w(m,i){return(0,u.c1)(m.flat(),({host:l,service:f})=>`${l} ${f}`).map(l=>{
const[{host:f,service:p}]=l;return{host:f,service:p,clients:[...i.filter(s=>l.some(c=>c.clients.includes(s)))],because:(0,u.As)((0,u.p)(l.flatMap(({because:s})=>s))),
isImplied:l.every(({isImplied:s})=>s),isForInit:l.some(({isForInit:s})=>s)}})}const $=({because:m})=>m.every(i=>typeof i!="string"&&i.inside?.isPublic===!0);function I(m,i,l){
const f=c=>c.inside!==void 0,p=m.flatMap(c=>{const{calls:_,providers:o,client:r}=c,n={clients:[r],isForInit:!0},e=_.flatMap(({module:g,place:d})=>{if(g===null||
!f(d))return[];const{host:E,hostImplied:y}=g;return{...n,host:E,service:T.e$,because:[d],isImplied:y}}),a=o.flatMap(({provider:g,places:d})=>{const E=d.filter(f);
if(E.length===0||!i(g,c))return[];const{host:y}=g;return{...n,host:y,service:T.xq,because:E,isImplied:(0,P.n3)(y)}});return[...e,...a]}),s=c=>typeof c=="string"?
c:`${c.file}:${c.line} ${c.inside?.isPublic}`;return w([p],l).map(c=>({...c,because:(0,u.t6)(c.because,s)}))}const M=(m,{isGuess:i},l)=>{const f=l.flatMap(({host:p,
isImplied:s})=>s?p:[]);return i?[{repository:m,hosts:new Set(f)}]:[]};function k(m,{hostnames:i,allowedHosts:l}){const f=new Set(i.map(({host:s})=>s)),p=new Map;
for(const{host:s,isImplied:c,because:_,clients:o}of m){if(f.has(s)||p.has(s))continue;const r={host:(0,A.nx)(s)},[n]=_.filter(a=>typeof a!="string"),e=c&&n!==void 0&&
{implied:{place:n,clients:o}};(0,A.Rt)(s)?p.set(s,(0,v.U7)(r)):(0,A.Jr)(s,l)||p.set(s,(0,v.wp)({...r,...e}))}return p}const O=(m,i)=>new Set([...P.Du,...Object.
values(P.bB),...T.fg,...m.flatMap(({host:l,service:f=l})=>[l,(0,A.pk)(l),f]),...i.flatMap(({directHost:l})=>l??[])])}),9582:((he,Y,t)=>{t.d(Y,{A7:()=>D,AV:()=>A,
LH:()=>v,T:()=>O,Tb:()=>j,aZ:()=>h,c3:()=>w,ql:()=>T,sD:()=>I,sc:()=>$,zC:()=>k});class h extends Error{span;constructor({path:l,span:f},p){super(`${l.join(".")}\
 must be ${p}`),this.span=f}}function v(i){try{return i(),null}catch(l){if(l instanceof h)return l;throw l}}const u=i=>i.name!==void 0;function P(i,l){if(i.kind===
"object")return i.items.filter(u);throw new h(l,"a block")}function A({value:i,hasLabels:l}){if(i.kind!=="object")return[];const f=i.items.filter(u);return l?f.
flatMap(A):[f]}function T(i,l,f,p={}){for(const s of Object.keys(f)){const c=i.filter(r=>r.name.toLowerCase()===s),[_]=c;if(_===void 0)continue;const o={path:[...l.
path,s],span:_};for(const{value:r}of c)p[s]=f[s](r,o,p[s])}return p}const j=(i,l)=>(f,p,s)=>T(P(f,p),p,i,l?s:{}),D=i=>(l,f,p=new Map)=>{for(const{name:s,start:c,
end:_,value:o}of P(l,f)){const r={path:[...f.path,s],span:{start:c,end:_}};p.set(s,{start:c,end:_,value:i(o,r,p.get(s)?.value)})}return p},w=i=>(l,f,p=[])=>{if(l.
kind!=="tuple")throw new h(f,"a list");for(const s of l.elements)p.push(i(s,f));return p},$=(i,l)=>{if(i.kind==="string"||i.kind==="template")return i.verbatim??
"";if(i.kind==="primitive"&&i.value===null)return"";if(M(i))return String(i.value);throw new h(l,"a string")},I=(i,l)=>{if(M(i))return i.value;if(i.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(i.value))return Number(i.value);throw new h(l,"a whole number")},M=i=>i.kind==="primitive"&&Number.isSafeInteger(i.value)&&String(
i.value).length===i.end-i.start,k=(i,l)=>{if(i.kind==="primitive"&&typeof i.value=="boolean")return i.value;throw new h(l,"true or false")},O=(i,l,f)=>{const p=m(
i,l);if(f!==void 0&&(typeof f=="object"||typeof f!=typeof p))throw new h(l,"set only once");return p};function m(i,l){if(i.kind==="tuple")return i.elements.map(
f=>m(f,l));if(i.kind==="object"){const f=D(O)(i,l);return Object.fromEntries(Array.from(f,([p,s])=>[p,s.value]))}if(i.kind!=="primitive"||i.value===null)return $(
i,l);if(Math.abs(Number(i.value))>2**63)throw new h(l,"a whole number");return i.value}}),850:((he,Y,t)=>{t.d(Y,{vH:()=>O,bf:()=>I,cd:()=>M,Ge:()=>m,Ol:()=>i});
var h=t(7811),v=t(8643),u=t(8032),P=t(3846),A=t(9582),T=t(255),j=t(5243);function D(e,a){const g=W=>(0,h.TR)(`the pattern ${(0,h.ol)(e)} ${W}; write [HOST/]NAME\
SPACE/TYPE`),d=e.split("/");if(d.length<2||d.length>3)return g("does not have two or three parts");const[E="",y="",C]=d.reverse(),b=C===void 0?(0,h.Ju)((0,j.Vm)(
a)):w(C,T.Pv),R=w(y,W=>(0,P.W_)(W,a)),N=w(E,P.sL);if(!b.ok)return g(`has an invalid hostname: ${b.why}`);if(!R.ok)return g(`has an invalid namespace: ${R.why}`);
if(!N.ok)return g(`has an invalid type: ${N.why}`);const F={host:b.value,namespace:R.value,type:N.value};return(F.host!==null||F.namespace===null)&&(F.namespace!==
null||F.type===null)?(0,h.Ju)(F):g('has a part after "*" that is not "*"')}const w=(e,a)=>e==="*"?(0,h.Ju)(null):a(e);let $=function(...e){return{configFinding:$}=
t.late([3276,3123],3123),new.target?new $(...e):$(...e)};const I=({include:e},a)=>e.length===0||e.some(g=>{const[d=""]=g.toLowerCase().split("/");return d==="*"||
d===a||!d.includes(".")&&(0,u.n3)(a)});function M({methods:e},{host:a,namespace:g,type:d}){const E=y=>y.some(C=>(C.host??a)===a&&(C.namespace??g)===g&&(C.type??
d)===d);return e.filter(({include:y,exclude:C})=>!E(C)&&(y.length===0||E(y)))}const k="provider_installation",O=e=>({...e,kind:"local",place:{file:e.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),m=({file:e,line:a})=>a===0?e:`${e}:${a}`;function i(e){const{client:a,mirrors:g,installations:d,pluginDirectories:E}=e,
y=d.map(W=>{const{blocks:S,mistakes:H}=l(W,a,e.hasOciMirrors),ne=H.map(({span:Q,why:ae})=>{const _e=W.placeOf(Q);return $(a,{kind:"block",file:m(_e),why:ae},_e)}),
ee=ne.map(({problem:Q},ae)=>({problem:Q,include:H[ae]?.include??[]}));return{blocks:S.map(Q=>({...Q,rejected:ee})),findings:ne}}),[C=null,...b]=y.flatMap(({blocks:W})=>W),
R=[...y.flatMap(W=>W.findings),...b.map(({place:W})=>$(a,{kind:"two installations"},W))],N=E.map(W=>O({path:W})),[F]=N,x=F===void 0?C:{place:F.place,methods:N,overridden:C?.
overridden??[],rejected:[]};return{client:a,mirrors:g,installation:x,findings:R}}function l({items:e,placeOf:a},g,d=g==="opentofu"){const E=d?c:s,y=[],C=[];for(const b of e)
if(b.name===k){if(b.isAssigned||b.value.kind!=="object"){C.push({span:b,why:`${k} must be a block without "="`,include:[]});continue}for(const R of A.AV(b)){const N={
place:a(b),methods:[],overridden:[],rejected:[]};for(const F of R){const x=p(F,a(F),{client:g,locations:E},N);x!==null&&C.push({span:F,why:x,include:f(F)})}y.push(
N)}}return{blocks:y,mistakes:C}}function f(e){try{const[a=[]]=A.AV(e);return A.ql(a,{path:[e.name],span:e},n).include??[]}catch(a){if(a instanceof A.aZ)return[];
throw a}}function p(e,a,{client:g,locations:d},E){const{name:y,value:C}=e,[b]=e.isAssigned?[]:A.AV(e);if(b===void 0)return`${y} must be a block without "="`;const R={
path:[k,y],span:e};try{if(y==="dev_overrides"){if(E.methods.length>0)return"dev_overrides must come before all methods";const W=[...A.A7(A.sc)({...C,kind:"objec\
t",items:b},R).keys()].map(S=>(0,P.mi)(S,g));return E.overridden.push(...W.filter(S=>S.kind!=="invalid")),null}const N=d.get(y);if(N===void 0&&c.has(y))return`${y}\
 needs OpenTofu 1.10 or later`;if(N===void 0)return`${k} has no method ${(0,h.ol)(y)}`;const F=_(b,R,N,g);return F.ok&&E.methods.push({...F.value,place:a}),F.ok?
null:F.why}catch(N){if(N instanceof A.aZ)return N.message;throw N}}const s=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),c=new Map(
[...s,["oci_mirror","repository_template"]]);function _(e,a,g,d){const E=g??"",{[E]:y=""}=A.ql(e,a,{[E]:A.sc});if(g!==null&&y==="")return(0,h.TR)(`${a.path.at(-1)}\
 has no ${E}`);const C=g==="url"?r(y):null;if(g==="url"&&C===null)return(0,h.TR)("url must be an https URL, without variables");const{include:b=[],exclude:R=[]}=A.
ql(e,a,n),N=g==="repository_template"&&!/\$\{\s*type\b/.test(y),F=new Map;for(const ee of[...b,...R]){const Q=D(ee,d);if(!Q.ok)return N?(0,h.TR)(`${Q.why}; ${o}`):
Q;F.set(ee,Q.value)}const x=ee=>ee.flatMap(Q=>F.get(Q)??[]),W={include:x(b),exclude:x(R)},[S,...H]=W.include;if(N&&(H.length>0||!S?.type))return(0,h.TR)(o);if(C!==
null)return(0,h.Ju)({...W,kind:"network",url:C});if(g===null)return(0,h.Ju)({...W,kind:"direct"});const ne=g==="path"?{path:y}:{path:null,shown:y};return(0,h.Ju)(
{...W,kind:"local",...ne})}const o="repository_template has no ${type}";function r(e){const a=(0,v.Dl)(e);return a.ok&&a.value.scheme==="https"&&a.value.host!==
""?a.value:null}const n={include:A.c3(A.sc),exclude:A.c3(A.sc)}}),4165:((he,Y,t)=>{t.d(Y,{FG:()=>k,NG:()=>P,kX:()=>O,oq:()=>M});var h=t(3916),v=t(9432),u=t(3096);
const P="it is in a submodule, which this check does not fetch",A=8*1024*1024,T=5e3,j=5e4,D=4096,w=16*1024*1024,$=/\.(?:tf|tofu)(?:\.json)?$/,I=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function M(){const m=new Map,i=new Set([""]),l=new Set,[f,p]=[new Map,new Map],s={files:0,bytes:0,names:0};let c;const _=d=>{c??=d},o=d=>_({kind:"unread",why:`${d}\
, the limit of this check`}),r=d=>_({kind:"broken",why:(0,v.dh)(d)});function n(d){return I.test(d)&&r(`entry contains '..': ${d}`),d.length>D&&o(`a name in it \
has more than ${D} characters`),c!==void 0?"":d.split("/").filter(E=>E!==""&&E!==".").join("/")}function e(d){let E=d;for(;c===void 0&&!i.has(E);)m.has(E)&&r(`${E}\
: not a directory`),i.add(E),s.names+=E.length,i.size>j&&o(`it has more than ${j} directories`),s.names>w&&o("the names of its directories have more than 16 Mi \
characters"),E=(0,u.jt)(E)}function a(d,E){const y=n(d);if(e((0,u.jt)(y)),i.has(y)&&r(`${y}: is a directory`),c===void 0){if(!$.test(y)){l.add((0,u.jt)(y));return}
if(s.files+=1,s.bytes+=E,s.files>T&&o(`it has more than ${T} files of configuration`),s.bytes>A&&o("it has more than 8 MiB of configuration"),c===void 0)return C=>{
m.set(y,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(C))}}}function g(d,E,y){d.set(n(E),y),d.size>T&&o(`it has more than ${T} links that lead to no file`)}return{
failure:()=>c,stop:_,directory:d=>e(n(d)),file:a,unreadable:(d,E)=>{$.test(d)&&g(f,d,E)},unknown:(d,E)=>g(p,d,E),finish:()=>c??{kind:"read",tree:{files:m,directories:i,
mixed:l,unreadable:f,unknown:p}}}}const k=({unknown:m},i)=>[...m].find(([l])=>`${i}/`.startsWith(`${l}/`)||$.test(l)&&(0,u.jt)(l)===i)?.[1];function O(m,{directories:i,
files:l,mixed:f}){if(!/[*?[]/.test(m))return m;const p=o=>o.replaceAll(/(?<=^|\/)\./g,"_"),[s,...c]=[...i,...l.keys()].filter(o=>(0,h.matchesGlob)(p(o),p(m))),_=c.
length>0||/(?:^|\/)\*$/.test(m)&&f.has((0,u.jt)(m));return s===void 0||_?m:s}}),7439:((he,Y,t)=>{t.d(Y,{w:()=>j});var h=t(7706),v=t(9373),u=t(2172),P=t(1824);let A=function(...D){
return{providerNamed:A}=t.late([4284],4284),new.target?new A(...D):A(...D)};const T=3;function j(D,{address:w,place:$},I,M){const{expected:k,configured:O}=I.configurations,
m=D.configurations.calls.get(w)??[],i=(0,v.Nm)(m.filter(({kind:e})=>e==="provider-passed")),l=new Set(i.map(({text:e})=>e)),f=i.filter(({text:e})=>{const a=A(e,
I,M),g=A(e,D,M,!1);return g&&a&&(0,u.JT)(g)!==(0,u.JT)(a)}),p=k.values().filter(({text:e})=>!l.has(e)),s=i.flatMap(({text:e})=>O.get(e)??[]),c=m.find(({kind:e})=>e===
"call-repeated"),[_]=O.values(),o={call:w,canChange:D.way===void 0},r=(e,a)=>{const g=(0,P.VV)(I,e.place),d=g.inside===void 0?[$,g]:[g];return{problem:(0,h.io)(
a),places:d}},n=[...p.take(T).map(e=>r(e,{...o,kind:"not-passed",name:e.text})),...f.map(e=>({problem:(0,h.io)({...o,kind:"of-other",name:e.text}),places:[(0,P.
VV)(D,e.place)]})),...s.map(e=>r(e,{...o,kind:"overridden",name:e.text}))];return c===void 0||_===void 0?n:[...n,r(_,{...o,kind:"repeated",argument:c.text})]}}),
9373:((he,Y,t)=>{t.d(Y,{LU:()=>O,Nm:()=>T,Pv:()=>w,fJ:()=>m,hK:()=>I,n6:()=>f,s1:()=>p,z0:()=>j});var h=t(9119),v=t(8032),u=t(3096),P=t(5243),A=t(2172);function T(s){
const _=s.map(({place:o})=>(0,h.Xs)(o)).findLast(u.LA);return _===void 0?s:s.filter(({place:o})=>(0,h.Xs)(o)===_)}const j=({kind:s})=>s==="module"||s==="state"||
s==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function w(s,c){const{usages:_,
declared:o,units:r,installed:n=[],versions:e={}}=s,a=new Map,g=b=>{const R=a.get(b)??I(b);return a.set(b,R),R},d=({directories:b,place:R})=>b?.map(g)??[g((0,u.jt)(
R.file))];for(const b of r){const R=g(b.directory);R.unit=b,R.hasConfiguration=!0,R.isInitialised=!0,b.module!==null&&R.children.push({name:b.module,root:null,call:null})}
for(const b of _)if(!(!b.clients.includes(c)||b.kind==="saved_state"))for(const R of d(b))b.kind==="test_module"?R.tests.push(b):M(R,b,c);for(const b of o){const{
kind:R,place:N}=b;if(!(c==="terraform"&&/\.tofu(\.json)?$/.test(N.file)))for(const F of d(b))$(F.configurations,b)||F.declared.push(b),R==="lock"?k(F,N):F.hasConfiguration=
!0,F.isInitialised||=R==="state"}const E=b=>{const{hasConfiguration:R=!1,lockFile:N=null}=a.get(b)??{};return R||N!==null},y=c==="terraform"&&(0,v.$l)("testsAlo\
ne",e),C=new Map([...a.values()].filter(({tests:b})=>b.length>0).map(b=>{const R=b.tests.flatMap(({text:N})=>N??[]);return[b,(0,u.Bo)(b.name,E,R)]}));for(const b of y?
C.values():[])g(b).hasConfiguration=!0;for(const[b,R]of C)l(b,E(R)?g(R):b);for(const b of a.values()){const{expected:R,configured:N}=b.configurations;for(const F of N.
keys())R.delete(F)}for(const[b,R]of Map.groupBy(n,N=>N.root))g(b).installed=new Map(R.map(N=>[N.key,N]));return a}function $(s,c){const{kind:_,text:o,localName:r}=c;
if(_==="provider-expected")s.expected.set(o,c);else if(_==="provider-configured")s.configured.set(o,c);else if(_==="provider-passed"||_==="call-repeated"){const n=`\
module.${r}`,e=s.calls.get(n);e===void 0?s.calls.set(n,[c]):e.push(c)}else return!1;return!0}const I=s=>({name:s,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[s]});function M(s,c,_){
const o=c.address==="terraform"&&s.unit?.module===null;if(!(c.kind==="terragrunt_source"&&!o)&&(c.kind==="lock_provider"?k(s,c.place):s.hasConfiguration||=!(0,u.
hl)(c.place.file),!(!D.test(c.kind)||c.isOverridden&&c.kind!=="module")&&(s.usages.push(c),!(c.isOverridden||c.kind!=="module"))))for(const{source:r,root:n}of(0,A.
MZ)(c,_)){const[e=null]=i(s.name,r);s.children.push({name:e,root:n,call:c})}}function k(s,{file:c}){s.lockFile=c,s.isInitialised=!0}const O=s=>s!==null&&(s.isPartial||
s.module===null),m=(s,{name:c,unit:_})=>s.root===null||_===null&&s.root===c,i=(s,c)=>c!==null&&(0,P.Nj)(c)?[(0,u.un)(s,c)]:[];function l(s,c){c.isInitialised=!0,
c!==s&&(c.tests.push(...s.tests),s.tests=[])}const f=({name:s,tests:c})=>c.flatMap(({text:_})=>i(s,_)),p=s=>[...s.children.flatMap(({name:c})=>c??[]),...f(s)]}),
9465:((he,Y,t)=>{t.d(Y,{C_:()=>l,Zf:()=>s,fO:()=>p});var h=t(3916),v=t(3791),u=t(2170),P=t(9119),A=t(8339),T=t(3096),j=t(1780),D=t(3298),w=t(4165),$=t(7439),I=t(
9373),M=t(1039),k=t(1824);let O=function(...r){return{callsOf:O}=t.late([4284],4284),new.target?new O(...r):O(...r)},m=function(...r){return{textNotes:m}=t.late(
[4284],4284),new.target?new m(...r):m(...r)},i=function(...r){return{withoutRefused:i}=t.late([4284],4284),new.target?new i(...r):i(...r)};const l=({source:r,constraint:n,
place:e},a)=>JSON.stringify([a,r,n?.text??null,e.inside?.isPublic??null]),f=20;class p{rules;notes=[];constructor(n){this.rules=n}follow(n,e,a){const[g,...d]=n,
E=new Set,y=new Set,C=n.map(F=>({directory:F,tree:null,from:null}));for(const F of C){if(this.rules.isEnded())break;const{directory:x,tree:W}=F;for(const S of O(
x,n[0],{client:e,isAsked:a})){const H=this.rules.opened.get(l(S,e));if(H===void 0)continue;const ne=(0,k.bj)(S,H,x.way),ee={...S,address:(0,k._Q)(x.way,S.address)},
{tree:Q,directory:ae}=H;y.add((0,k.qv)(ne)),this.saySubmodules(H,S.place,e),C.push(...this.enter({from:F,call:ee,tree:Q,name:ae,way:ne},e,E))}if(!(W===null||x.way===
void 0))for(const{name:S,call:H}of x.children){if(S===null||H===null)continue;const ne=(0,k.ux)(x.way,H.address),ee=H.text??"",Q={address:H.address,source:ee,place:(0,k.
VV)(x,H.place)};if(/^\.\.(\/|$)/.test(S)){const ae=o(S,x.way,y)?(0,v.q)({what:"package",why:_,cure:void 0,names:[ee]}):(0,A.DA)({reason:"leads-out",text:ee});this.
say(ae,Q.place,e)}else C.push(...this.enter({from:F,call:Q,tree:W,name:S,way:ne},e,E))}}const b=C.flatMap(F=>F.tree===null?[]:F.directory),R=b.find(({way:F})=>F?.
address==="");if(g.unit===null||R===void 0)return[g,...d,...b];const N=b.filter(F=>F!==R);return[(0,M.A2)(g,g.unit,R),...d,...N]}allNotes(){return(0,u.Qp)(this.
notes,({problem:n,places:e})=>[(0,j.pj)(n.message),e.map(P.df)])}enter({from:n,call:e,tree:a,name:g,way:d},E,y){const{place:C}=e,b=(0,w.FG)(a,g);if(b!==void 0){
const ee=[e.source];return this.say((0,v.q)({what:"package",why:b,cure:void 0,names:ee}),C,E),[]}const R=this.rules.read(a)(E)(g);if(R===null)return this.say((0,A.
Iz)({path:g,maker:null,in:d.package}),C,E),[];const N=d.address==="",F=N&&n.directory.unit?.covers||[],x=new Set(F.map(ee=>(0,T.Gz)(g,ee))),{module:W}=n.directory,
S=(0,M.Oj)({...R.directory,way:d,module:W},x),H=N?[]:(0,$.w)(n.directory,e,S,E);for(const{problem:ee,places:Q}of H)this.notes.push((0,u.kH)(ee,{places:Q,clients:[
E]}));if(c(n,a,g)&&this.say((0,A.DA)({reason:"endless",text:e.source}),C,E),y.has(R.directory))return[];if(y.add(R.directory),d.through.length>f){const ee=(0,v.
q)({what:"chain",max:f,names:[d.package]});return this.say(ee,C,E),[]}const ne={clients:[E],isPlaceholder:!1};for(const ee of R.notes){if(x.has((0,u.W7)(ee)))continue;
const{problem:Q,places:ae,affects:_e,...me}=ee,$e=ae.map(J=>typeof J=="string"?J:(0,k.VV)(S,J));this.notes.push((0,u.kH)(Q,{...me,...ne,places:$e}))}return[{directory:S,
tree:a,from:n}]}saySubmodules({name:n,tree:e},a,g){e.unknown.values().some(E=>E===w.NG)&&this.say((0,v.q)({what:"submodules",names:[n]}),a,g)}say(n,e,a){this.notes.
push((0,u.kH)(n,{places:[e],clients:[a]}))}}const s=(r,n)=>(0,D.O)(e=>{const a=r(e);return(0,D.O)(g=>(0,D.O)(d=>{const E=a(d);if(E===null)return null;const{usages:y,
declared:C}=E,b=(0,I.Pv)({usages:y,declared:C,units:[]},g),R=i(E.notes,y),N=C.filter(({kind:x})=>x!=="state-expression"),F=[...R,...m(y,N,n)];return{directory:b.
get(d)??(0,I.hK)(d),notes:F.filter(({clients:x})=>x.includes(g))}}))});function c(r,n,e){for(let a=r;a!==null;a=a.from)if(a.tree===n&&a.directory.name===e)return!0;
return!1}const _="it leads out of its package, to what else is installed";function o(r,n,e){const[a=""]=(0,h.normalize)((0,h.join)((0,k.qv)(n),r)).split("/");return a===
".."||e.has(a)}}),1039:((he,Y,t)=>{t.d(Y,{A2:()=>j,Oj:()=>T,k0:()=>A});var h=t(3096),v=t(3846),u=t(9373),P=t(1824);function A(D,w,$=(0,u.hK)(D.name)){const I=({
kind:k})=>k!=="lock_provider"||D.lockFile===null,M={...D,usages:[...D.usages,...$.usages.filter(I)],declared:[...D.declared,...$.declared],lockFile:D.lockFile??
$.lockFile,parts:[...D.parts,...$.parts,...w.files.map(h.jt)]};return T(M,new Set(w.replaced))}function T(D,w){const $=({place:I})=>!w.has(I.file);return{...D,usages:D.
usages.filter($),declared:D.declared.filter($),children:D.children.filter(({call:I})=>I===null||$(I))}}function j(D,w,$){const I=i=>({...i,place:(0,P.VV)($,i.place)}),
M=$.usages.map(i=>I({...i,version:i.version&&I(i.version)})),k=[...D.usages,...M],O=k.filter(({kind:i})=>i.startsWith("required_provider")),m=new Set(O.map(({address:i})=>(0,v.
op)(i)));return{...D,unit:{...w,module:D.name},usages:k.filter(({kind:i,text:l})=>i!=="implied_provider"||!m.has((0,v.A5)(l))),declared:[...D.declared,...$.declared.
map(I)]}}}),1824:((he,Y,t)=>{t.d(Y,{CY:()=>h,VV:()=>v,_Q:()=>T,bj:()=>A,qv:()=>j,ux:()=>u});const h=(D,w)=>D===void 0||D.address===""?w:`${D.address}.${w}`,v=({
way:D},w)=>D===void 0?w:{...D.place,inside:{through:D.through,package:D.package,isPublic:D.isPublic,file:w.file,line:w.line}},u=(D,w)=>({...D,address:h(D,w),through:[
...D.through,w]}),P="terraform";function A(D,{name:w,isPublic:$},I){const{address:M}=D,k=T(I,M);return{place:I?.place??D.place,address:M===P?"":M,through:[...I?.
through??[],`${k} (${w})`],package:w,installedBy:M,isPublic:$}}const T=(D,w)=>w.slice(h(D,"").length),j=({installedBy:D})=>D.replaceAll("module.","")}),6889:((he,Y,t)=>{
t.d(Y,{L2:()=>D,WJ:()=>j,rU:()=>w,uQ:()=>$});var h=t(9432),v=t(9119),u=t(8032),P=t(3096),A=t(1250),T=t(4497);const j=([o,...r])=>o===void 0||r.length>0?"both":o;
function D({setting:o,scan:r}){const{name:n}=o,e=n==="auto"?null:n==="both"?u.Du:[n],a=r===null||r.isEmpty?null:r,g=M(a?.constraints??[]),d=a===null?[]:p(a,o,e),
E=f(d,g),y={setting:o,signs:E,constraints:g};if(e!==null)return s(e,["set by `dialect`"],[],y);if(a===null)return s(u.Du,[],[],y);const C=k(E);if(C.length===0){
const N="assumed; set `dialect`";return{...s(["terraform"],[N],[],y),why:N,isGuess:!0}}const b=I(C),R=b.flatMap(N=>C.find(F=>F.client===N)??[]);return s(b,R.map(
_),C,y)}function w({clients:o},r){if(r===null||r.isEmpty)return u.zK;const n=new Set([...o,...r.tools().others]);return r.usesTerragrunt&&n.add("terragrunt"),u.
zK.filter(e=>n.has(e))}function $(o,{evidence:r,versions:n}){return(e,a)=>{const g=r.some(d=>d.level==="version-file"&&d.version!==null&&d.client===e&&i(d,{file:`${a}\
/`}));return o.version??(g?n[e]??null:null)}}const I=o=>u.Du.filter(r=>o.some(n=>n.client===r));function M(o){const r=o.filter(({place:n})=>!(0,v.Zl)(n.file));return r.
length===0?o:r}function k(o){const r=M(o),n=y=>{const C=y.find(b=>r.some(R=>R.level===b));return r.filter(({level:b})=>b===C)},e=n(A.A);if(e[0]?.level!=="lock-f\
ile")return e;const a=n(O),g=[a,e].map(I).join()==="opentofu,terraform",d=({level:y,text:C})=>y==="version-file"||m.test(C),E=y=>e.every(C=>i(y,C.place));return g&&
a.some(y=>d(y)&&E(y))?a:e}const O=["version-file","tool"],m=/^uses opentofu\/setup-opentofu$/i;function i({level:o,place:r},{file:n}){const e=(0,P.jt)(r.file);return o===
"tool"||e===""||n.startsWith(`${e}/`)}const l=/^sets terraform_version$/i;function f(o,r){const n=(0,T.h4)(r.map(({text:e})=>e));return o.flatMap(e=>{const{level:a,
version:g,text:d}=e;return!(a==="tool"&&g!==null&&(0,T.lF)(g))||r.length===0||n(g)?e:l.test(d)?[]:{...e,version:null}})}function p({signs:o,tools:r,hasCloudHostname:n},{
version:e},a){const g=k(o),d=a??I(g),E=g.every(({place:F})=>(0,v.Zl)(F.file)),y=a===null&&(E||g.some(({isCloud:F})=>F)),C=e===null&&d.some(F=>(0,T.w0)(F,[]).length>
1);if(!y&&!C)return o;const{setsCloudHostname:b,signs:R}=r(),N=n||b;return[...o.filter(({isCloud:F})=>!(F&&N)),...R]}function s(o,r,n,e){const a=o.map(E=>c(E,e)),
g=a.filter(({version:E})=>E!==null),d=g.flatMap(({signs:E})=>E.slice(0,1).map(_));return{name:j(o),clients:o,releases:a.flatMap(({releases:E})=>E),versions:Object.
fromEntries(g.map(({client:E,version:y})=>[E,y??""])),why:[...new Set(d.length>0?d:r)].join(", "),evidence:[...new Set([...n,...a.flatMap(({signs:E})=>E)])]}}function c(o,{
setting:r,signs:n,constraints:e}){const a=(R,N)=>{const[F=null,...x]=R,W=(0,T.w0)(o,R);return{client:o,releases:W,version:x.length===0?F:null,signs:N}};if(r.version!==
null)return a([r.version],[]);const g=M(n.filter(R=>R.client===o&&R.version!==null)),d=new Set(g.map(({version:R})=>(R??"").replace(/^v/,"")));if(d.size>0){const R=a(
[...d],g);return{...R,version:(0,T.lF)(R.version??"")?R.version:null}}const E=e.map(({text:R,place:N})=>({client:o,level:"syntax",place:N,text:`requires ${(0,h.
dh)(R)}`,version:R})),y=a([],[]),C=E.map(({version:R})=>R),b=a(C,E);return b.releases.length===y.releases.length?y:b}const _=({place:o,text:r})=>`${o.file}:${o.
line} ${r}`}),7960:((he,Y,t)=>{t.d(Y,{e:()=>w});var h=t(7811),v=t(2170),u=t(8339),P=t(8032),A=t(9897),T=t(3846),j=t(1011);const D={underscores:({kind:$,text:I})=>{
if(!/^(required|lock|state_store)_provider$/.test($))return null;const M=(0,T.mi)(I??"","terraform");return M.kind==="invalid"||!M.namespace.includes("_")?null:
`Invalid provider namespace: Invalid provider namespace "" in source ${(0,h.ol)(I??"")}: ${T.pj}"`},oci:({kind:$,text:I,calls:M})=>{if(!/^(module|test_module)$/.
test($))return null;const k=M===void 0?[I]:M.opentofu?.map(({source:O})=>O);for(const O of k??[]){const m=(0,A.cx)(O??"","opentofu");if(m.ok&&m.value.getter==="\
oci")return(0,A.Ns)(O??"",m.value)}return null}};function w($,I){const M=Object.keys(D).filter(m=>!(0,P.$l)(m,I)),k=[];return{usages:$.flatMap(m=>{const i=M.reduce(
(l,f)=>{const{client:p,version:s}=P.Fe[f],c=l.includes(p)?D[f](m):null;if(c===null)return l;const _=`use ${P.bB[p]} ${s} or later, or another address`,o=(0,u.DA)(
{reason:"rejected",error:c,advice:_});return k.push((0,v.kH)(o,{places:[m.place],clients:[p]})),l.filter(r=>r!==p)},m.clients);return i===m.clients?m:(0,j.sw)([
m],i)}),notes:k}}}),1250:((he,Y,t)=>{t.d(Y,{A:()=>A,j:()=>T});var h=t(2170),v=t(9119),u=t(8032),P=t(5243);const A=["lock-file","syntax","version-file","tool","h\
ook"];class T{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:$},scope:I,isContext:M}){if(M)return;const[k,...O]=$;if(k!==void 0&&O.length===0&&
!/(^|\/)[.#][^/]*$/.test(w)){const m=`is read by ${u.bB[k]} only`;this.addSign({client:k,level:"syntax",place:{file:w,...h.wv},text:m})}for(const m of I.declared){
const{kind:i,text:l,place:f}=m;if(i==="version")j(this.constraints,l,m);else if(i==="binary"){const p=l==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"\
version-file",place:f,text:"sets terraform_binary"})}else if((0,u.SO)(i)){const{client:p,what:s}=u.$I[i];this.addSign({client:p,level:"syntax",place:f,text:`has\
 ${s}`})}}}end(w){for(const{kind:$,host:I,place:M,clients:k,isOverridden:O,text:m}of w)if($==="lock_provider"){const i=u.Du.find(f=>(0,P.Vm)(f)===I),l=`locks pr\
oviders from ${I}`;i&&this.addSign({client:i,level:"lock-file",place:M,text:l})}else $==="cloud_default"&&!O&&k.includes("terraform")?this.addSign({client:"terr\
aform",level:"syntax",place:M,text:"has a cloud block without hostname",isCloud:!0}):$==="module"&&m?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"\
syntax",place:M,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addSign(w){j(this.signs,`${w.client}\
 ${w.text}`,{...w,version:null})}}function j(D,w,$){const I=(0,v.Zl)($.place.file)?`${w} aside`:w;D.has(I)||D.set(I,$)}}),1884:((he,Y,t)=>{t.d(Y,{Vm:()=>J,cw:()=>_e,
aC:()=>me});var h=t(3096),v=t(3298),u=t(5324),P=t(4756),A=t(2170),T=t(5243),j=t(9897),D=t(1250),w=t(1011),$=t(3024),I=t(6760),M=t(9968),k=t(3114);const O=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
m=/(^|\/)mixins(\/|$)/,i=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,l=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
f=/(?:^|\/)testdata(?:\/|$)/;function p(z,{exists:K,read:B}){const U=(0,v.O)(X=>(0,I.basename)((0,I.join)(z,X)).startsWith("terraform-provider-")||i.test(B((0,h.
Gz)(X,"go.mod"))??"")||K((0,h.Gz)(X,"terraform-registry-manifest.json"))),V=(0,v.O)(X=>l.test(B((0,h.Gz)(X,"go.mod"))??""));return X=>m.test(X)||O.test(X)&&["",
...(0,h.eH)(X)].some(U)||f.test(X)&&["",...(0,h.eH)(X)].some(V)}const s={files:1e6,directoryFiles:5e4};function*c(z,K=(0,u.f5)(),B=s){const U=new _(z,K,B);for(const X of z.
scan){const G=(0,u.kI)(U.root,X);"path"in G?yield*U.walkFrom(G):yield{name:X,files:[],notes:[G]}}const V=X=>K.modules.has(X);do{for(const{source:X,file:G}of K.tests.
splice(0)){const re=(0,h.Bo)((0,h.jt)(G),V,[X]);K.called.add((0,h.un)(re,X))}for(const X of K.called)yield*U.readCalled(X)}while(K.tests.length>0)}class _{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(K,B,U){
this.root=(0,$.realpathSync)(K.root),this.checkout=(0,u.ET)(K);for(const V of K.exclude)B.unmatched.add(V);this.isExcluded=(0,u.Ls)(K.exclude,B.unmatched),this.
isSnippet=p(this.root,this.checkout),this.facts=B,this.limits=U,this.selected=K.scan.length>1?new Set:null}*walkFrom(K){const{path:B,name:U,glob:V,file:X}=K,re=[
{path:B,name:U,depth:0,isSelected:V===void 0&&X===void 0}];for(let Z=re.pop();Z!==void 0;Z=re.pop()){const L=(0,u.KG)(Z);if(yield this.read(K,Z,L),K.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in L))for(const q of this.findDirectories(K,Z,L))re.push(q)}}*readCalled(K){const{directories:B,links:U,linked:V}=this.
facts;for(const Z of(0,h.eH)(K))V.delete(Z);const X=B.has(K)?null:this.checkout.locate(K);if(X===null||(0,M.$r)(X).kind!=="directory")return;const G=(0,u.sq)((0,I.
relative)(this.root,X));if(G!==K&&U.set(K,G),!B.has(G)&&this.files<=this.limits.files&&!(0,h.eH)(G).some(this.isExcluded)){const Z={path:X,name:G,depth:0,isSelected:!0},
L=(0,M.UO)(X,this.root)?this.root:X;yield this.read({path:X,name:G,boundary:L},Z,(0,u.KG)(Z))}B.has(G)&&B.add(K)}read(K,B,U){const{name:V}=B;if("problem"in U)return this.
facts.directories.add(V),{name:V,files:[],notes:[U]};const{files:X,notes:G}=this.findFiles(K,B,U);this.files+=X.length;const re=this.limits.files;if(this.files>
re){const q=(0,A.ht)(V,(0,P.ub)({kind:"files",max:re}));return{name:V,files:[],notes:[...G,q]}}const Z=X.filter(({isContext:q})=>q);if(X.length>0&&Z.length===X.
length)return{name:V,files:[],notes:G};this.facts.directories.add(V),this.isSnippet(V)&&this.facts.snippets.add(V);for(const{file:q,kind:te}of Z)(0,k.Ep)(te)&&this.
facts.unselected.push(q);return X.length>0&&U.some(q=>q.name===".terraform")&&G.push(...this.readLeft(V)),{name:V,files:X,notes:G}}findFiles(K,B,U){const V=[],X=[],
G=this.limits.directoryFiles;for(const re of this.filesAmong(K,B,U))if("problem"in re)X.push(re);else if(V.length<G)V.push(re);else{X.push((0,A.ht)(B.name,(0,P.
ub)({kind:"directory",max:G})));break}return{files:V,notes:X}}*filesAmong(K,B,U){const V=new Set;for(const G of U)if((0,k.tr)(G.name)&&!G.isDirectory()&&V.add(G.
name),G.name===".spacelift")for(const re of k.dN)this.addTool((0,h.Gz)(B.name,re));const X=I.posix.basename(B.name);for(const G of U){if(G.isDirectory())continue;
const re=(0,h.Gz)(B.name,G.name),Z=(0,k.L8)(G.name,V,X);if(Z===void 0){(0,k.Z8)(G.name)&&this.addTool(re),G.name.endsWith(".tfstate")&&!this.isExcluded(re)&&this.
facts.states.push(...(0,u.un)(re,this.checkout));continue}const q={path:B.path+I.sep+G.name,file:re,kind:Z,isContext:!this.select(K,B,re)};G.isFile()?yield q:G.
isSymbolicLink()?yield*this.follow(K,q):yield(0,A.ht)(re,(0,P.WO)({what:"special-file",is:(0,M.I)(G)}))}}readLeft(K){this.isExcluded((0,h.Gz)(K,".terraform"))||
this.facts.states.push(...(0,u.rN)(K,this.checkout));const B=(0,u.Wj)(K,this.checkout);if("problem"in B)return[B];for(const U of B)this.facts.called.add(U.directory);
return this.facts.installed.push(...B),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.push(K)}select(K,B,U){return!(B.isSelected||(0,u.$8)(K,U))||this.isExcluded(
U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(K,B){const U=(0,u.sT)((0,M.$r)(B.path),K);if(U===null)return;if(typeof U=="object")return yield(0,A.
ht)(B.file,U);const V=(0,u.sq)((0,I.relative)(this.root,U));B.isContext||this.facts.links.set(B.file,V),yield{...B,path:U,target:V}}findDirectories({glob:K},{path:B,
name:U,depth:V,isSelected:X},G){return G.toReversed().flatMap(re=>{if(re.isSymbolicLink()&&re.name==="tests"&&this.facts.called.add((0,h.Gz)(U,"tests")),(0,u.G$)(
re.name))return[];const Z=(0,h.Gz)(U,re.name);if(this.isExcluded(Z))return[];const L=B+I.sep+re.name;if(re.isSymbolicLink()&&(0,M.$r)(L).kind==="directory"&&this.
facts.linked.set(Z,this.checkout.nameOf(Z)),!re.isDirectory())return[];const q=X||K!==void 0&&I.posix.matchesGlob(Z,K);return{path:L,name:Z,depth:V+1,isSelected:q}})}}
let o=function(...z){return{dependsOnOthers:o}=t.late([3276,6851,5938],8095),new.target?new o(...z):o(...z)},r=function(...z){return{usagesOf:r}=t.late([3276,6851,
5938],8095),new.target?new r(...z):r(...z)},n=function(...z){return{declaredIn:n}=t.late([3276,6851,5938],8095),new.target?new n(...z):n(...z)},e=function(...z){
return{isForeign:e}=t.late([3276,6851,5938],8095),new.target?new e(...z):e(...z)},a=function(...z){return{readModule:a}=t.late([3276,6851,5938],8095),new.target?
new a(...z):a(...z)};const g=25e4;function*d(z,K,B,U=g){const V=new E(K,B,U);yield*V.collect(z);const X=yield*V.decideOpen();return V.result(X)}class E{items=[];notes=(0,w.
G4)();knownSources=new Map;declared=[];signs=new D.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(K,B,U){this.facts=K,this.values=B,this.maxUsages=
U}*collect(K){const{counts:B,facts:U}=this;for(const{name:V,files:X,notes:G}of c(K,U)){if(U.endedAt=V,yield U.files)return;for(const Z of G)this.notes.add(Z);if(X.
length===0)continue;if(this.isFull(B.decided+B.open,V))break;const re=yield*a(X,U.files);if(re===null)return;U.bytes+=re.bytes;for(const Z of re.notes)this.notes.
add(Z);this.add({directory:V,files:re.files})}U.endedAt=null}*decideOpen(){const K=[];let B=!1;for(const U of this.items){if(!("files"in U)){K.push(U);continue}
if(B||=this.isFull(this.counts.decided,U.directory),!B)if(yield this.facts.files)this.facts.endedAt??=U.directory,B=!0;else for(const V of this.decide(U.files))
K.push(V)}return K}result(K){const{facts:B,signs:U,declared:V}=this,X=[...K,...B.states.map(y)];return{...B,usages:X,declared:V,notes:this.notes.all(),...U.end(
K)}}add(K){const{files:B,directory:U}=K,{facts:V}=this;B.some(({kind:G})=>/^(config|lock)$/.test(G.class))&&V.modules.add(U),V.files+=B.length;for(const G of n(
B))this.declared.push(G);for(const G of B){const re=!e(G),Z=G.kind.class==="terragrunt";re&&(V.isEmpty=!1),Z&&V.terragrunt.push(G.file),V.usesTerragrunt||=Z&&re,
this.signs.addFile(G)}const X=B.some(o);for(const G of B)(X||!G.isContext)&&this.addCalls(G);if(X){this.items.push(K);for(const{references:G}of B)this.counts.open+=
G.length}else for(const G of this.decide(B))this.items.push(G)}addCalls({file:K,references:B}){for(const{kind:U,row:V,value:X}of B){if(X===void 0)continue;const G=(0,T.
Nj)(X.text)||V.grammar==="terragrunt"&&(0,j.GL)(X.text),re=G||(0,j.qC)(X.text).length>0;U==="module"&&(re||X.kind==="pieces")&&this.facts.calls.push({source:X.text,
file:K}),G&&V.position.includes("source")&&(U==="test_module"?this.facts.tests.push({source:X.text,file:K}):this.facts.called.add((0,h.un)((0,h.jt)(K),X.text)))}}decide(K){
const{usages:B,notes:U}=r(K,this.values,this.knownSources);for(const V of U)this.notes.add(V);return this.counts.decided+=B.length,B}isFull(K,B){const U=this.maxUsages;
return K<U?!1:(this.notes.add((0,A.ht)(B,(0,P.ub)({kind:"usages",max:U}))),!0)}}const y=({file:z,host:K,client:B})=>({kind:"saved_state",host:null,isHostImplied:!1,
directHost:K,text:K,address:"state",place:{file:z,...A.wv},clients:[B],isOverridden:!1,needs:[]});var C=t(3916),b=t(9119),R=t(1440);function N(z,K,B,{nameOf:U}){
if(!(0,T.Nj)(K)){const[X=null]=(0,j.qC)(K).flatMap(G=>U(G)??[]);return X}const V=(0,h.un)(z,K);return B.get(V)??V}const F=100;function x({usages:z,units:K},B){const U=(0,b.
hy)(K,w.CI);return[...z.flatMap(({calls:X,directories:G,text:re,place:Z})=>{const L=(0,h.jt)(Z.file),q=(U.get(L)??[]).flatMap(({item:ie})=>(0,w.CI)(ie));if(X===
void 0&&G===void 0&&q.length===0&&(0,j.qC)(re??"").length===0)return[];const oe=Object.values(X??{}).flat(),se=[re,...oe.map(({source:ie})=>ie)].flatMap(ie=>ie??
[]),ce=[L,...(G??q).slice(0,F)];return se.flatMap(ie=>(0,T.Nj)(ie)?ce.map(Ee=>(0,h.un)(Ee,ie)):(0,j.qC)(ie).flatMap(Ee=>B.nameOf(Ee)??[]))}),...K.flatMap(w.CI)]}
function W(z,K){const{usages:B,links:U,directories:V}=z,X=(te,oe)=>{const se=N(te,oe,U,K);return se===null||(0,T.Nj)(oe)&&se===(0,h.un)(te,oe)?oe:`./${(0,C.relative)(
te,se)}`},G=B.map(te=>{const{kind:oe,text:se,calls:ce,place:ie}=te,Ee=U.size>0||ce!==void 0||(0,j.qC)(se??"").length>0;if(oe!=="module"||se===null||!Ee)return te;
const de=[{root:null,source:se,version:null,isOpen:!1}],we=Object.entries(ce??{terraform:de,opentofu:de}).map(([ye,Pe])=>{const Me=(0,h.jt)(ie.file),De=Ie=>Ie.source&&
X(Me,Ie.source);return[ye,Pe.map(Ie=>({...Ie,source:De(Ie)}))]});return we.every(([,[ye]])=>ye?.source===se)&&ce===void 0?te:{...te,calls:Object.fromEntries(we)}}),
re=({directory:te})=>V.has(te)&&K.nameOf(te)===te,Z=z.installed.filter(te=>!re(te)&&K.exists(te.directory)),L=new Map(Z.map(({root:te,directory:oe})=>{const se=(0,P.
a3)({what:"outside",path:oe});return[oe,(0,A.ht)((0,h.Gz)(te,R.U4),se)]})),q=[...z.notes,...L.values()];return{...z,usages:G,installed:z.installed.filter(re),notes:q}}
let S=function(...z){return{resolveValue:S}=t.late([3276,6851,5938],8095),new.target?new S(...z):S(...z)},H=function(...z){return{asWritten:H}=t.late([3276,6851,
5938],8095),new.target?new H(...z):H(...z)},ne=function(...z){return{Instances:ne}=t.late([3276,6851,874],1340),new.target?new ne(...z):ne(...z)},ee=function(...z){
return{Terragrunt:ee}=t.late([3276,6851,874],1340),new.target?new ee(...z):ee(...z)},Q=function(...z){return{withUnits:Q}=t.late([3276,6851,874],1340),new.target?
new Q(...z):Q(...z)};const ae=10;function*_e(z,K={}){const B=(0,u.ET)(z),U=new Set;for(let V=1;;V+=1){const X=(0,u.f5)(U),G=J(B,X,K),re=(0,v.O)(()=>new ee(G)),Z=yield*d(
z,X,me(G,re)),q=X.terragrunt.length>0?yield*Q(Z,re()):Z,te=U.size;for(const se of x(q,B))!q.directories.has(se)&&B.locate(se)!==null&&U.add(se);if(U.size===te||
q.endedAt!==null||V===ae)return W(q,B)}}function me(z,K){const B=(0,v.O)(U=>(0,v.O)(V=>new ne(z,U,V)));return({row:U,place:V},X,G)=>{if(U.grammar==="terragrunt")
return $e(K(),V.file,X);const re=U.evaluation?.[G];if(re===void 0)return H(X);const Z=B(G)(re);if(Z.effort.isSpent)return H(X);const L=({scope:se,from:ce,root:ie})=>(se.
effort.renew(),{...S(X,se),from:ce,root:ie}),q=(0,h.jt)(V.file),te=L(Z.unknown(q));if(te.isWhole)return[[te]];const oe=Map.groupBy(Z.of(q),({use:se})=>se);return Array.
from(oe.values(),se=>se.map(L))}}function $e(z,K,B){if(z.effort.isSpent)return H(B);const U=X=>({...S(B,X),from:null}),V=z.includedScopes(K).map(X=>[U(X)]);return V.
length===0?[[U(z.scopeOf(K))]]:V}function J(z,{calls:K,links:B,terragrunt:U},V){const X=(0,v.O)(ge),G=(re,Z)=>N(re,Z,B,z);return{files:z,calls:(0,v.O)(()=>le(K,
G)),leadsTo:G,terragrunt:U,environment:V,isSet:re=>V[re]!==void 0,setBy:re=>{const Z=X(z).get(re);return Z===void 0?null:`TF_VAR_${re} in ${Z}`}}}const ue=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function le(z,K){const B=new Map,U=new Set;for(const{source:V,file:X}of z){const G=(0,h.jt)(X),re=K(G,V);re!==null?B.set(re,(B.get(re)??new Set).add(G)):ue.test(
V)&&U.add(G)}return{callers:B,dynamic:U}}const pe=".github/workflows",fe=200;function ge(z){const K=new Map,B=z.list(pe).filter(U=>/\.ya?ml$/.test(U));for(const U of B.
slice(0,fe)){const V=`${pe}/${U}`,X=z.read(V)??"";for(const[,G,re]of X.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Z=G??re??"";K.has(Z)||K.set(
Z,V)}}return K}}),5102:((he,Y,t)=>{t.d(Y,{DI:()=>j,Fl:()=>M,JR:()=>D,QK:()=>i,Rm:()=>O,Yn:()=>k,Zh:()=>l,b:()=>$,fi:()=>p,hm:()=>m,md:()=>I,nM:()=>f,nx:()=>P,sG:()=>T,
vh:()=>A});var h=t(2886),v=t(493),u=t(9615);const P={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=Object.keys(
P);function T(s){if($(s))return"unchecked";const c=m(s.findings);return c==="error"?"fails":c==="warning"?"warns":D(s)?"skipped":"works"}const j=s=>T(s)==="fail\
s",D=({visit:s})=>s.attempt.discovery.kind==="skipped",w=["host-not-checked",...h.H4],$=({visit:{attempt:s}})=>s.discovery.kind==="skipped"&&w.includes(s.discovery.
problem.code),I=s=>A.flatMap(c=>s.filter(_=>T(_)===c));function M(s){const c=new Set(s.map(({worst:_})=>_));return c.has("error")?"fails":c.has("warning")?"warn\
s":s.some(O)?"skipped":"works"}function k(s,c){const _=Object.groupBy(s,a=>M(c(a))),{fails:o=[],warns:r=[],skipped:n=[],works:e=[]}=_;return[o,r,n,e]}const O=({
chosen:s,isDirect:c,isUnchecked:_})=>_===!0||!c&&Object.keys(s).length===0,m=s=>u.oC.find(c=>s.some(_=>_.severity===c))??null;function i({findings:s}){const c=m(
s);return c==="notice"?[]:s.filter(({severity:_})=>_===c)}const l=({severity:s},{failOn:c})=>s==="error"||(0,v.k2)(s,c),f=({severity:s})=>s!=="notice";function p({
passed:s,hosts:c,findings:_}){return s?_.some(f)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((he,Y,t)=>{t.d(Y,{$V:()=>p,H8:()=>T,Iu:()=>A,QI:()=>$,QN:()=>i,
SY:()=>j,dy:()=>P,kD:()=>f,kJ:()=>I,nO:()=>l,od:()=>w,tY:()=>M,u8:()=>O});var h=t(9432),v=t(9615),u=t(8032);const P="new in this pull request",A=s=>s.replace(/^./u,
c=>c.toUpperCase()),T=s=>v.oC.flatMap(c=>{const{length:_}=s.filter(o=>o.severity===c);return _===0?[]:[(0,h.px)(_,c)]}).join(", "),j=s=>u.zK.every(c=>s.includes(
c))?"all clients":D(s).join(", "),D=s=>s.map(c=>u.bB[c]);function w(s,c){const _=c.filter(r=>s.includes(r)),o=u.Du.filter(r=>c.includes(r)&&!s.includes(r));return s.
length===0||o.length===0?"":D(_).join(", ")||"no client in use"}const $=({clients:s,versions:c,why:_})=>s.map(o=>[u.bB[o],c[o]].join(" ").trim()).join(" and ")+
(_===""?"":` (${_})`);function I(s){return s<999.5?`${Math.round(s)} ms`:s<59950?`${(s/1e3).toFixed(1)} s`:`${(s/6e4).toFixed(1)} min`}function M(s){return s<1e3?
`${s} B`:s<999950?`${(s/1e3).toFixed(1)} kB`:`${(s/1e6).toFixed(1)} MB`}const k=36e5;function O(s,c){const _=(Date.parse(c)-Date.parse(s))/k;if(_>=48)return`${m(
_/24)} days`;if(_>=1)return`${m(_)} h`;const o=Math.floor(_*60);return o>=1?`${o} min`:"less than a minute"}const m=s=>Math.floor(s*10)/10,i=s=>`${s.slice(0,16).
replace("T"," ")} UTC`;function l(s,c){const _=(Date.parse(s)-Date.parse(c))/(24*k);if(Number.isNaN(_))return s;const o=Math.floor(Math.abs(_)),r=o===0?"less th\
an a day":(0,h.px)(o,"day");return`${s.slice(0,10)} (${_<0?`${r} ago`:`in ${r}`})`}function f(s,c){const _=new Set(s.split(/[\s/.]/).filter(Boolean)),o=r=>r.split(
/[/.]/).filter(n=>_.has(n)).length;return[...new Set(c.filter(o))].sort((r,n)=>o(n)-o(r))}function p(s,c,_){const o=(0,h.K4)(c,3,n=>{const e=_.filter(g=>!n.split(
" ").includes(g)),a=(0,h.K4)(f(n,e),3,h.dh);return`${(0,h.dh)(n)}${a&&` (nearest: ${a})`}`}),r=c.length===1?"matches":"match";return c.length===0?[]:[`\`${s}\`: ${o}\
 ${r} nothing`]}}),8884:((he,Y,t)=>{t.d(Y,{CN:()=>f,Dx:()=>k,GH:()=>w,Ky:()=>P,TD:()=>A,YC:()=>m,eb:()=>j,f5:()=>O,ju:()=>l,lp:()=>M,mj:()=>$,oN:()=>I,tN:()=>i});
var h=t(9432),v=t(2170),u=t(9119);function P(_,o){const{places:r,noun:n}=A(_);return(0,h.K4)(r,o,u.eo,e=>(0,h.px)(e,`more ${n}`))}function A(_){const o=s(_),r=(0,u.
t6)(o,e=>p(e)?(0,u._M)(e.file)??e:e),n=T(r).length>1;return{places:n?r:o,noun:n?"repository":"place"}}const T=_=>_.filter(p).filter(({file:o})=>(0,u._M)(o)!==null),
j=_=>(0,u.t6)(T(D(_)),({file:o})=>(0,u._M)(o)),D=_=>[...new Set(_.map(({places:o})=>o))].flat(),w=(_,o,r)=>`${_<o?`${_} of ${o}`:o===2?"both":`all ${o}`} ${r}`;
function $(_,o){const{length:r}=o>1?j(_):[];return r>1?w(r,o,"repositories"):""}function I(_,o){const r=new Set(_.flatMap(({file:a})=>(0,u._M)(a)??[])).size>1,n=a=>(r?
(0,u._M)(a.file):null)??c(a),e=new Set(o.map(n));return _.filter(a=>!e.has(n(a)))}function M(_,o){const r=k([_]);return P(I(r,r.slice(0,1)),o)}const k=_=>s(D(_).
filter(p)),O=_=>[...new Set(D(_).filter(o=>typeof o=="string"))];function m(_){const o=_.hosts.flatMap(({requirements:n})=>n),r=[..._.findings,..._.roots.flatMap(
({rows:n})=>n)];return[...new Set([...o.map(({because:n})=>n),...r.map(n=>n.places)])]}const i=_=>_.values().map(v.Xd).find(o=>o!==null)??null,l=({services:[_,...o]})=>o.
length===0?_??null:null,f=_=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(_)&&(0,u._M)(_)===null,p=_=>typeof _!="string",s=_=>(0,u.t6)(_,o=>p(o)?c(o):o),c=({file:_,
line:o,inside:r})=>`${o}:${_}${r===void 0?"":`
${(0,u.kn)(r)}`}`}),6097:((he,Y,t)=>{t.d(Y,{$N:()=>k,LG:()=>p,QA:()=>d,f2:()=>a,fX:()=>m,h$:()=>b,j6:()=>y,q9:()=>o,rc:()=>r});var h=t(3217),v=t(2886),u=t(2172),
P=t(9432),A=t(2170),T=t(9119),j=t(3841),D=t(255),w=t(5106),$=t(5102),I=t(4120),M=t(8884);function k(R,N){const{hosts:F,files:x,findings:W,passed:S,stopped:H}=R,
ne=N.repositories.length,ee=f(R,N),Q=x.filter(fe=>!O(fe)),ae=(0,$.hm)(Q)==="error"&&!F.some($.DI),_e=ee===null&&ne>0?` in ${(0,P.px)(ne,"repository")}`:"",J=[Q.
length<x.length?[`nothing to check${_e}`]:i(R,_e),l(Q)],ue=(ae?J.toReversed():J).flat().join(", "),le=ee===null?ue:`${ee}: ${ue}`,pe=(0,$.hm)(W)==="error";if(H.
length>0){const fe=(0,j.p)(H);return pe||F.some($.b)?`${le} (${fe})`:`${fe}; ${le}`}return S&&pe?`${le} (the check passes: fail-on is never)`:S||pe?le:`${le} (t\
he check fails: fail-on is warning)`}const O=({problem:R,severity:N})=>R.code==="nothing-to-check"&&N==="error",m="not allowed";function i({hosts:R,roots:N},F){
const x=R.length;if(x===0){const ge=N.flatMap(({rows:B})=>B.filter(({isDirect:U})=>U)),z=new Set(ge.flatMap(B=>(0,$.Rm)(B)?[]:B.source)).size;return[...z===0?[]:
[`${(0,P.px)(z,"module")} read`],`no registry hosts to check${F}`]}const{skipped:W=[],checked:S=[]}=Object.groupBy(R,ge=>(0,$.JR)(ge)?"skipped":"checked"),{fails:H,
unchecked:ne,works:ee}=$.nx,Q=(ge,z)=>z.length===0?[]:[{words:ge,count:z.length}],ae=[...Q(H,S.filter($.DI)),...Q(m,W.filter($.DI)),...Q(ne,W.filter($.b))],_e=[
...Q(ee,S),...Q($.nx.skipped,W)],[me,...$e]=ae.length>0?ae:_e,J=S.filter(ge=>(0,$.sG)(ge)==="warns").length,ue=x===1?"":`${J} ${ae.length>0?"more ":""}`,pe=me?.
words===m||me?.words===ne?me.count===1?"is ":"are ":"";return[`${x===1?"1 registry host":(0,M.GH)(me?.count??0,x,"registry hosts")}${F} ${pe}${me?.words}`,...$e.
map(({count:ge,words:z})=>`${ge} ${z}`),...J===0?[]:[`${ue}with warnings`]]}function l(R){const N=(0,$.hm)(R);if(N===null||N==="notice")return[];const F=R.filter(
({severity:Q})=>Q===N),{placed:x=[],elsewhere:W=[]}=Object.groupBy(F,Q=>(0,A.Xd)(Q)===null?"elsewhere":"placed"),S=(0,M.eb)(x).length,H=new Set((0,M.Dx)(x).map(
({file:Q})=>Q)).size,ne=S>0?`files of ${(0,P.px)(S,"repository")}`:(0,P.px)(H,"file"),ee=({length:Q},ae)=>Q===0?[]:[`${(0,P.px)(Q,N)} in ${ae}`];return[...ee(x,
ne),...ee(W,"settings or credentials")]}function f({init:R},{repositories:N,dialect:F}){const{failing:x,of:W,clients:S}=R;if(x.length===0)return null;const[H,...ne]=S,
Q=H!==void 0&&ne.length===0&&!F.isGuess?{terraform:"terraform ",opentofu:"tofu "}[H]:"",ae=N.length,_e=new Set(x.map(T._M)).size,me=W<2?"":` in ${(0,M.GH)(x.length,
W,"root modules")}`,$e=ae<2?"":` (${(0,M.GH)(_e,ae,"repositories")})`;return`${Q}init fails${me}${$e}`}function p(R,N){const F=R.files.filter(({severity:x})=>x===
"error");return f(R,N)??l(F)[0]??null}const s=50,c=3,_=2;function o(R){const{shown:N,more:F}=(0,P.zN)(R,s);return F===0?N:[...N,`and ${(0,P.px)(F,"more remark")}`]}
function r(R){const N=(0,M.YC)(R).some(({length:ne})=>ne===T.WD),F=R.files.filter(({exclude:ne,severity:ee})=>ne&&ee!=="notice"),x=[...new Set(F.flatMap(({exclude:ne})=>ne??
[]))],W=(0,M.eb)(F).length>0?" where their files are read":"",S=`${(0,P.px)(F.length,"finding")} in tests, examples or templates, where errors are warnings`,H=`\
to skip such files, set \`exclude\`${W}: ${(0,P.K4)(x,c,P.dh)}`;return[...N?[`lists of places end after ${T.WD} places`]:[],...F.length>0?[`${S}; ${H}`]:[]]}const n=/^(?:machine|host|proxy|document|nothing)-|expir/,
e=/^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/;function a({hosts:R,unmatched:N,stopped:F},x){if(F.length>0||x.changedOnly)return[];
const S=R.flatMap(({visit:ae,services:_e})=>[ae,...(0,h.fc)(ae,_e)]).map(({host:ae})=>ae),H=N.filter(({code:ae,host:_e})=>!(n.test(ae)||x.depth!=="init"&&e.test(
ae))||_e&&!S.includes(_e)).map(({code:ae,host:_e})=>`${ae} ${_e??""}`.trim()),ne=x.depth==="discovery"?x.resolve:[],ee=new Set(S.map(ae=>ae.replace(/:.*/,""))),
Q=ne.flatMap(({name:ae})=>ee.has(ae)?[]:ae);return[...(0,I.$V)("ignore",H,S),...(0,I.$V)("resolve",Q,S)]}const g="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_C\
ERT_FILE SSL_CERT_DIR".split(" ");function d({findings:R},N){const F=g.flatMap(W=>{const S=N[W]||W.endsWith("Y")&&N[W.toLowerCase()];return S?`${W} (${(0,P.dh)(
S.slice(S.lastIndexOf("@")+1))})`:[]});return R.some(W=>W.problem.obstacle||(0,v.zv)(W))&&F.length>0?[`connections used ${F.join(", ")}`]:[]}function E({hosts:R},N){
const{scan:F,repositories:x}=N,{length:W}=R.filter(({requirements:ee})=>ee.some(({because:Q})=>Q.some(ae=>typeof ae!="string"))),S=`${(0,P.px)(F.usages,"usage")}\
 of ${(0,P.px)(W,"registry host")}`,H=W===0?"no registry host is used":S;return x.length>0?`${H} in ${(0,P.px)(x.length,"repository")}`:F.files===0?F.durationMs===
0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,P.px)(F.files,"file")} (${(0,I.tY)(F.bytes)})`} in ${(0,I.kJ)(F.durationMs)}: ${H}`}function y(R,N){
const{hosts:F}=R,{depth:x,repositories:W}=N,S=W.length===0;if(x==="versions"||x==="packages")return S?C(R):[];const H=F.filter(Q=>["works","warns"].includes((0,$.
sG)(Q))&&!(0,$.JR)(Q)&&Q.requirements.some(({service:ae,because:_e})=>(ae===w.e$||ae===w.xq)&&_e.some($e=>typeof $e!="string")));return x!=="discovery"||H.length===
0?[]:[`not checked at ${(0,P.K4)(H,_,({visit:Q})=>(0,D.nx)(Q.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`de\
pth: versions\``]}function C({roots:R}){return R.filter(({directory:F})=>F!==u.cd.file).some(({rows:F})=>F.some(({kind:x})=>x==="module"))?["not checked: what i\
s inside modules; to read them as `init` does, set `depth: init`"]:[]}function b(R,N){const{dialect:F,durationMs:x,scan:W,remarks:S}=N,{findings:H,ignored:ne}=R,
ee=(0,I.H8)(H)||"no findings",Q=ne>0?`${ee}, ${ne} ignored`:ee,_e=R.hosts.length===0&&W.files===0?"":` for ${(0,I.QI)(F)}`,me=E(R,N);return[`${Q}; checked in ${(0,I.
kJ)(x)}${_e}`,...me===null?[]:[me],...S]}}),9961:((he,Y,t)=>{t.d(Y,{Dz:()=>j,P4:()=>T,Yv:()=>D});var h=t(7811),v=t(1780),u=t(9432),P=t(9615);const A={missing:({
setting:w,path:$})=>({message:`${w} names ${(0,h.ol)($)}, which does not exist`,help:(0,u.Dl)($,"set it to the absolute path of a file; the client continues wit\
hout any CLI configuration")}),relative:({path:w,root:$})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,h.ol)(w)}, which \`init\` does not find if it i\
s started in ${$}`,help:"set it to the absolute path"}),cache:({path:w})=>({message:`the plugin cache directory ${(0,h.ol)(w)} does not exist, for which the cli\
ent reports an error`,help:w.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({
file:w,failure:$})=>({message:`${w} ${(0,u.mP)($)}`,help:$.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:w,why:$})=>({message:`${w} has a syntax error: ${$}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),encoding:({file:w,isWide:$})=>({message:`${w} ${$?"is encoded as UTF-16":"begins with a byte order mark"}, s\
o the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:w,why:$})=>({message:`${w}: ${$}`,help:"correct the value;\
 Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:w,why:$})=>({message:`${w}: ${$}`,help:"correct the block; the c\
lient ignores it"}),label:w=>({message:`the label of the block ${w.type} ${(0,h.ol)(w.label)} at ${w.file} is not a hostname: ${w.why}`,help:w.advice??"write a \
hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the cli\
ent uses the first"}),"no token":({file:w,host:$,hasValue:I})=>({message:I?(0,v.xI)`the token in the credentials block for host ${(0,v.SP)($)} at ${w} is not a string`:
(0,v.xI)`the credentials block for host ${(0,v.SP)($)} at ${w} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:w,directories:$})=>({message:`credentials helper ${(0,h.ol)(w)}: there is no terraform-credentials-${w} in ${$.join(
", ")}`,help:w===w.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},T=(w,$)=>(0,P.CC)("credentials-config",{...(0,P.Z9)(A,w),affects:$}),j=({name:w,why:$})=>(0,P.CC)("credentials-helper",{message:`cr\
edentials helper ${w}: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
D=({host:w,at:$})=>(0,P.CC)("services-forced",{message:(0,v.xI)`the host block at ${$} defines the services of ${(0,v.KT)(w)}; the host's own discovery document is not used`,
help:(0,v.xI)`remove the host block at ${$} to use the discovery document of ${(0,v.KT)(w)}`})}),8294:((he,Y,t)=>{t.d(Y,{$U:()=>c,C3:()=>m,Eu:()=>O,QU:()=>M,To:()=>o,
bI:()=>r,fj:()=>l,iX:()=>n,qX:()=>f,tK:()=>p,z2:()=>_});var h=t(8032),v=t(255),u=t(1780),P=t(7057),A=t(9432),T=t(9615),j=t(4481);const D=({source:d,isInFile:E},y)=>(0,T.
Lw)(y[E?"file":(0,j.zT)(d)?"helper":"elsewhere"]),w={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},$={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},I=(d,{source:E},y,C)=>(0,T.CC)(d,{message:(0,u.xI)`the token from ${(0,u.
LA)(E)} ${y}`,flaw:y,...C}),M=d=>I("credentials-empty",d,"is empty",{help:D(d,w)}),k={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
$]};function O({slip:d,...E}){const[y,C]=k[d],b=typeof C=="string"?C:D(E,C);return I("credentials-malformed",E,y,{help:b,...d!=="control character"&&d!=="length"&&
{severity:"warning"}})}function m({host:d,source:E,on:y,days:C}){const b=C<0?`expired on ${y}`:void 0;return(0,T.CC)("credentials-expiry",{message:(0,u.xI)`the token from ${(0,u.
LA)(E)} ${b??`expires on ${y}`}`,help:(0,j.qV)(E,d),expires:y,...b&&{flaw:b}})}const i=`has fewer than ${P.Il} characters and is not redacted where a server rep\
eats it`,l=d=>I("credentials-short",d,i,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),f=d=>(0,T.CC)("creden\
tials-bot",{message:(0,u.xI)`${h.bB[d.client]} has no token for ${(0,u.SP)(d.host)}, and this check uses one`,help:(0,u.xI)`add a ${d.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,u.SP)(d.host)} to ${d.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,...d.client==="renovate"&&d.
ends.length===0&&{severity:"notice",affects:[]}}),p=d=>(0,T.CC)("credentials-differ",{message:(0,u.xI)`for host ${(0,u.SP)(d.host)}, ${s(d.first)} and ${s(d.other)}`,
help:(0,u.xI)`set the token for both clients in ${(0,u.LA)((0,v.fK)(d.host)[0]??"tokens")}; this check uses the first token`}),s=({client:d,source:E})=>E===null?
`${h.bB[d]} finds no token`:(0,u.xI)`${h.bB[d]} uses the token from ${(0,u.LA)(E)}`,c=({host:d,service:E,...y})=>(0,j.ti)("credentials-missing",(0,u.xI)`host ${(0,u.
SP)(d)} requires a token${E===null?"":` for ${E}`}`,(0,j.nP)(d),y),_=d=>(0,T.CC)("credentials-near-miss",{message:(0,u.xI)`${(0,u.LA)(d.variable)} seems to be meant for host ${(0,u.
SP)(d.host)}, but ${d.why}`,help:(0,u.xI)`rename it: ${(0,j.yN)(d.write)}`}),o=({host:d,other:E,source:y,service:C,isSent:b,isNotice:R})=>(0,T.CC)("credentials-\
other-host",{message:(0,u.xI)`the clients do not send the token for ${(0,u.KT)(E)} from ${(0,u.LA)(y)} ${C===null?"after the redirect of":`to ${C} of host`} ${(0,u.
KT)(d)}: they send ${b?(0,u.xI)`the token of ${(0,u.KT)(d)}`:"none"}`,help:C===null?(0,u.xI)`make the discovery document of ${(0,u.KT)(d)} public, or serve it at ${(0,u.
KT)(d)} itself`:(0,u.xI)`set the token for ${(0,u.KT)(d)}, and the clients send it to ${(0,u.KT)(E)}`,...R&&{severity:"notice",affects:[]}}),r=({host:d})=>(0,T.
CC)("credentials-unused",{message:(0,u.xI)`the tokens input has a token for host ${(0,u.SP)(d)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function n(d){const{host:E,token:y,source:C,challenge:b,contentType:R,...N}=d,F=y==="none"&&b===null&&!R?.includes("json"),
x=N.page?.kind==="bot-protection",S=!x&&(F||N.isVague===!0)&&N.status===403&&(0,A.VW)(E)===null,H=(0,u.xI)`rejected the token from ${(0,u.LA)(C??"")}`,ee=x?"ref\
uses the clients":y==="sent"?H:"requires authentication credentials",Q=(0,j.c3)(d),ae=!S&&N.url===`https://${E}/.well-known/terraform.json`,_e=(0,u.xI)`${S?"may\
 not be a registry":ee}: ${(0,A._r)(N,ae)}`;return(0,T.CC)("document-unauthorized",{message:(0,u.xI)`host ${(0,u.KT)(E)} ${_e}${"refusal"in Q?"":(0,u.xI)`; ${(0,j.
pt)(d,null)}`}`,help:(0,A.NM)({...N,asked:E},S?a:g(d)),...Q})}const e="make the discovery document public",a={operator:`${e}, or return 404 if the host has no s\
ervices`,user:(0,A.Wt)([])};function g(d){const{host:E,token:y,status:C}=d,b=C===403||y!=="sent"?(0,A.qZ)(E):void 0,R={...(0,j.$w)(d,"the discovery document",null),
guest:b};return y==="none"&&"refusal"in(0,j.c3)(d)?{...R,operator:(0,j.nP)(E,`, or ${e}`)}:R}}),8936:((he,Y,t)=>{t.d(Y,{Er:()=>l,P0:()=>O,P6:()=>D,Qs:()=>k,T0:()=>T,
U2:()=>i,e4:()=>f});var h=t(1780),v=t(9432),u=t(9176),P=t(9615);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},T=({host:p,asks:s,why:c})=>(0,P.CC)("host-unknown",{message:(0,h.
xI)`${(0,h.KT)(p)} ${A[c]}`,help:c!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":s==="document"?(0,v.Dl)(p,"check the spel\
ling, and that this machine can resolve the name"):(0,h.xI)`check that this machine can resolve ${(0,h.KT)(p)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:A[c].replace(/.*: /,"")}}),j={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function D({host:p,error:s}){if(typeof s=="object"&&"proxy"in s){
const o=u.Yq.PROXY_NOT_REACHED;return(0,P.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(p)} is unreachable: ${s.proxy}`,help:o,obstacle:{verb:"does not re\
ach",what:(0,v.dh)(s.proxy),help:o}})}const c=typeof s=="string"?j[s]:`is unreachable (${s.code})`,_="that a firewall or proxy lets this machine connect to it";
return(0,P.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(p)} ${c}`,help:{...(0,P.Lw)(`check that the host is up, and ${_}`),guest:`check ${_}, or ${(0,v.B9)(
p)}`},obstacle:{verb:"cannot connect to",what:c.replace("is unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},$="serve the document as a static file",I=({asks:p})=>p==="document"?$:"find out what the server waits for, such as its storage",M=p=>p.
map(({name:s,attemptMs:c,retries:_})=>{const o=Number.isFinite(c)?(0,v.YA)(c):"without a limit",r=_===0?"":` in each of ${_+1} attempts`,n=s.includes(" and ")?"\
wait":"waits";return`${s} ${n} ${o}${r}`}).join(", ");function k(p){if(p.phase==="complete")return(0,P.CC)("host-timeout",{message:(0,h.xI)`${(0,h.KT)(p.host)} took ${(0,v.
YA)(p.tookMs)} to return its discovery document; ${M(p.releases)}`,operator:$,affects:[...new Set(p.releases.map(({client:e})=>e))]});const{verb:s,failed:c,help:_}=w[p.
phase],o=p.limitMs===null?null:(0,v.YA)(p.limitMs),r=o===null?"in time":`within ${o}`,n=p.attempts===1?r:`in ${p.attempts} attempts of ${o} each`;return(0,P.CC)(
"host-timeout",{message:(0,h.xI)`${(0,h.KT)(p.host)} ${c} ${n}`,help:_||{operator:`check that the registry is up, or ${I(p)}`,user:(0,h.xI)`ask the operator of ${(0,h.
KT)(p.host)} whether the registry is up`,guest:(0,v.B9)(p.host)},...s&&{obstacle:{verb:s,what:c.replace(/.*: /,"")}}})}const O=({host:p,error:s})=>(0,P.CC)("hos\
t-protocol",{message:(0,h.xI)`the response of ${(0,h.KT)(p)} is not valid HTTP (${s})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function i({host:p,phase:s,tookMs:c,limitMs:_,...o}){const r=`(limit ${(0,v.YA)(_)}); ${m[s.name]} t\
ook ${(0,v.YA)(s.ms)}`;return"url"in o?(0,P.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(o.url)} took ${(0,v.YA)(c)} to answer ${r}`,operator:I({asks:"answer"})}):
(0,P.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(p)} took ${(0,v.YA)(c)} to return its discovery document ${r}`,operator:$,note:M(o.releases)})}const l=({host:p,
attempts:s,failure:c,releases:_})=>(0,P.CC)("host-recovered",{message:(0,h.xI)`discovery of ${(0,h.KT)(p)} succeeded at attempt ${s}; the first attempt failed: ${c}`,
operator:"find out why the host fails intermittently",note:_.length===0?"init succeeded, because the CLI retries discovery":`init with ${_.map(({name:o})=>o).join(
" and ")} would have failed`});function f(p,s){const[{verb:c,help:_=u._$[c]}]=s,[o="",...r]=p,n=r.length===0?(0,h.KT)(o):`any of ${p.length} hosts`,e=r.length===
0&&c==="cannot connect to";return(0,P.CC)("machine-network",{message:(0,h.xI)`this machine ${c} ${n}: ${(0,v.K4)([...new Set(s.map(({what:a})=>a))],3)}`,help:e?
`check the network of this machine, or ${(0,v.B9)(o)}`:_})}}),9176:((he,Y,t)=>{t.d(Y,{M8:()=>P,Yq:()=>h,_$:()=>u});const h={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},v=", or set HTTPS_PROXY if the network has a proxy",u={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${v}`,"cannot connect to":`check the network of this machine and its firewall${v}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function P(A,{page:T,url:j,asked:D}){const w=URL.parse(j)?.host,$=w===D,I=$&&A.code==="document-stat\
us";if(T?.kind!=="sign-in"&&T?.kind!=="captive-portal"||I)return A;const M=`a ${T.kind} page${$?"":` at ${w}`} ("${T.title}") answers`;return{...A,obstacle:{verb:"\
does not reach",what:M,isCommon:$}}}}),1098:((he,Y,t)=>{t.d(Y,{Dr:()=>k,EK:()=>$,Fu:()=>m,dF:()=>O,vs:()=>j,y7:()=>w});var h=t(255),v=t(1780),u=t(5106),P=t(9432),
A=t(9615),T=t(4481);function j({host:i,service:l,...f}){const p=l===u.OZ?"the cloud block":"the remote backend",s=(0,T.nP)(i),c=(0,h.pk)(i)===i?(0,v.xI)`run \`terraform login ${(0,v.
KT)(i)}\`, or `:"",_={...s,terminal:(0,v.xI)`${c}${s.terminal}`},o=(0,v.xI)`${p} requires a token for ${(0,v.SP)(i)}`;return(0,T.ti)("cloud-token",o,_,f)}const D={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:i,lacks:l,isOpen:f}){const p=i==="cloud block"?`set ${l.map(s=>u.uW[s]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:f?"notice":"error",message:`the ${i} has no ${l.
map(s=>D[s]).join(" and no ")}`,help:f?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const $=({url:i,version:l})=>(0,A.CC)("cloud-version",{message:(0,v.xI)`${(0,v.KT)(i)} returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,P.
dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),I=i=>"why"in i?(0,v.xI)`the response of ${(0,v.KT)(i.url)} ${(0,P.dh)(i.why)}`:(0,P._r)({...i,page:null}),
M=(i,l,f)=>"status"in i&&[401,403,404].includes(i.status)?f:{operator:(0,v.xI)`check the logs of ${(0,v.KT)(l)}, and that the URL of the service is that of its API`},
k=({host:i,organization:l,source:f,...p})=>(0,A.CC)("cloud-organization",{message:(0,v.xI)`the organization ${l} at ${(0,v.KT)(i)} cannot be read: ${I(p)}`,refusal:"\
rejects",help:M(p,i,(0,v.xI)`check the name of the organization, and that the token from ${(0,v.LA)(f)} is valid and belongs to a member`)}),O=i=>(0,A.CC)("clou\
d-workspace",{message:(0,v.xI)`the workspace ${i.workspace} of ${i.organization} at ${(0,v.KT)(i.host)} cannot be read: ${I(i)}`,help:M(i,i.host,"check that the\
 token may read the workspace")}),m=({host:i,organization:l,workspace:f})=>(0,A.CC)("cloud-workspace-missing",{message:(0,v.xI)`${l} at ${(0,v.KT)(i)} has no workspace ${f} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((he,Y,t)=>{t.d(Y,{o:()=>D,q:()=>j});var h=t(1780),v=t(9432),u=t(9615);const P=w=>w===1?"1 module \
or provider was":`${w} modules and providers were`;function A(w){const{names:$}=w,I=(0,h.XT)($,3,M=>(0,h.KT)((0,v.dh)(M)));switch(w.what){case"inside":return(0,h.
xI)`modules and providers inside ${I} were not checked`;case"direct":{const M=$.length-w.git-w.oci,k=[...w.git>0?[`${(0,v.px)(w.git,"module")} from Git`]:[],...w.
oci>0?[`${(0,v.px)(w.oci,"module")} from an OCI registry`]:[],...M>0?[`${(0,v.px)(M,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${k.join(" and ")} ${$.
length===1?"was":"were"} not checked: ${I}`}case"oci":return(0,h.xI)`${(0,v.px)($.length,"provider")} ${$.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${I}`;case"\
open":return(0,h.xI)`${(0,v.px)($.length,"module")} ${$.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${I}`;case"\
limit":return(0,h.xI)`max-requests (${w.max}) was reached, so ${P($.length)} not checked: ${I}`;case"chain":return(0,h.xI)`${I} was not opened, because more than ${w.
max} calls lead to it`;case"hosts":return(0,h.xI)`packages name more than ${w.max} hosts that no file names, so ${I} were not contacted`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${P(
$.length)} not checked: ${I}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${P($.length)} not checked: ${I}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${P($.length)} not checked: ${I}`;case"contents":return(0,h.xI)`the checksums of ${(0,v.px)($.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${I}`;case"package":return(0,h.xI)`${I} ${$.length===1?
"was":"were"} not opened: ${(0,v.dh)(w.why)}`;case"submodules":return(0,h.xI)`the submodules of ${I} were not fetched, and \`init\` fetches them`;case"getter":return(0,h.
xI)`the package of ${(0,v.px)($.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${I}`;case"units":return(0,h.xI)`${(0,v.px)(
$.length,"Terragrunt unit")} ${$.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${I}`}}const T={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
j=w=>(0,u.CC)("not-followed",{message:A(w),help:w.what==="package"?w.cure:T[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});function D({
by:w,address:$,constraint:I,newest:M,others:k}){const O=(0,h.xI)`${(0,v.dh)(w)} requires ${(0,h.KT)((0,v.dh)($))}${I===null?"":` "${(0,v.dh)(I)}"`}`,m=k.length>
0?`which conflicts with ${(0,v.K4)(k,3,v.dh)}`:`which no listed version fits; the newest is ${(0,v.dh)(M??"")}`,i=M===null?"which the registry does not have":m;
return(0,u.CC)("module-described",{message:(0,h.xI)`according to the registry, ${O}, ${i}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((he,Y,t)=>{t.d(Y,{AO:()=>I,U7:()=>$,n3:()=>M,nD:()=>m,ro:()=>O,sC:()=>w,wp:()=>D});var h=t(1780),v=t(2432),u=t(9432),P=t(9615),A=t(3841);const T={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function j(l){if(l.host===""){const[o]=T["use"in l?l.use:"download"];return[`th\
e host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const f=(0,h.
xI)`${(0,h.KT)(l.host)}, which is not in \`allowed-hosts\``;if("service"in l)return[(0,h.xI)`${l.service} of ${(0,h.KT)(l.registry)} is on ${f}`,"use another re\
gistry"];if("package"in l)return[(0,h.xI)`the package of ${l.package} is downloaded from ${f} and was not contacted`,"use another module or provider"];if("use"in
l){const[,o,r]=T[l.use];return[(0,h.xI)`${o} ${f}`,r]}const p=(0,h.xI)`host ${(0,h.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
l))return[p,"use an allowed registry"];const{place:s,clients:c}=l.implied,_=`${(0,u.dh)(s.file)}:${s.line} names no host, and this is the default of ${(0,u.eZ)(
c)}`;return[(0,h.xI)`${p}; ${_}`,"name an allowed registry there"]}function D(l){const[f,p]=j(l),s=l.host===""?p:(0,h.xI)`${p}, or add ${(0,h.KT)(l.host)} to \`allowed-hosts\``;
return(0,P.CC)("host-not-allowed",{message:f,help:s})}const w=l=>(0,P.CC)("allowlist-incomplete",{message:`the packages of ${(0,u.px)(l.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...l.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),$=({host:l})=>(0,P.CC)("host-generic",{message:(0,h.xI)`${(0,h.
KT)(l)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` t\
o `ignore` if only HCP Terraform runs `init`"}),I=({host:l,address:f,asks:p})=>f==="metadata"?(0,P.CC)("host-private-redirect",{message:(0,h.xI)`${(0,h.KT)(l)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,P.CC)("host-private-redirect",{message:(0,h.xI)`a public host ${p==="document"?"redirects":"leads"} to ${(0,h.KT)(l)}, which has a ${f} address and was not contacted`,
operator:(0,h.xI)`set an external URL in place of ${(0,h.KT)(l)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),M=({host:l,
thrown:f})=>(0,P.CC)("host-check-crashed",{message:(0,h.xI)`${(0,h.KT)(l)} was not checked completely, because of a bug in tf-disco ${v.xv}: ${k(f)}`,help:(0,h.
xI)`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,h.KT)(l)}\` to \`ignore\``});function k(l){if(!(l instanceof Error))
return(0,u.dh)(String(l));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,u.dh)(String(l))+(f===void 0?"":` (${f})`)}const O=({host:l})=>(0,P.
CC)("host-http2",{message:(0,h.xI)`${(0,h.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,h.
xI)`enable HTTP/1.1 on ${(0,h.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),m=({host:l,stopped:f,isBegun:p})=>(0,P.
CC)("host-not-checked",{message:(0,h.xI)`${(0,A.C)(f)}: ${(0,h.KT)(l)} was ${p?"still being checked":"not checked"}`,help:i[f.kind]}),i={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((he,Y,t)=>{t.d(Y,{$w:()=>i,c3:()=>I,cA:()=>k,nP:()=>l,pt:()=>O,qV:()=>p,ti:()=>_,to:()=>o,uK:()=>D,yN:()=>s,zT:()=>f});var h=t(8032),v=t(
255),u=t(1780),P=t(7057),A=t(9432),T=t(9615);const j="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",D={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runner with an \
address of its own, because hosted runners share theirs"},w=({page:r})=>r?.kind==="bot-protection",$=({challenge:r})=>r!==null&&(0,P.O6)(r)?r:null;function I(r,n="\
asks"){const{token:e}=r;return/^(?:none|sent)$/.test(e)&&!w(r)&&!$(r)?{refusal:e==="none"?n:"rejects"}:{}}function M({host:r,source:n,challenge:e},a){return a!==
null?(0,u.xI)`check that ${(0,u.KT)(a)} accepts the token from ${(0,u.LA)(n??"")}: ${k(a,r)}`:e===null?(0,u.xI)`check that the token is complete and has access, or ${p(
n??"",r)}`:(0,u.xI)`check that the token is complete and has access, or that ${(0,u.KT)(r)}, which asks for ${e} authentication, takes Bearer tokens`}const k=(r,n)=>(0,u.
xI)`the CLIs send ${(0,u.KT)(r)} the token for ${(0,u.KT)(n)}, not one for ${(0,u.KT)(r)}`;function O(r,n){const{host:e,token:a,source:g}=r,d=$(r);if(w(r))return"\
a bot protection answered";if(d!==null)return`it asks for ${d} authentication`;const E=n===null?"sent":(0,u.xI)`sent to ${(0,u.KT)(n)}`,y=(0,u.xI)`the token for ${(0,u.
KT)(e)} from ${(0,u.LA)(g??"")} was`;return a==="none"?(0,u.xI)`no token was found for ${(0,u.KT)(e)}`:a==="sent"?(0,u.xI)`${y} ${E}`:(0,u.xI)`${y} not ${E}${m[a]}`}
const m={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function i(r,n,e,a=M(
r,e)){const{host:g,token:d}=r,E=$(r);if(E!==null){const C=`exempt ${n} from ${E} authentication`,b=(0,u.xI)`ask the operator of ${(0,u.KT)(g)} to ${C}`;return{operator:C,
user:b,note:"the clients send only Bearer tokens"}}const y=(0,h.n3)(g)?(0,A.qZ)(g):void 0;switch(d){case"none":return{...(0,T.Lw)(l(g)),guest:y};case"sent":case"\
not-sent":return(0,T.Lw)(a);case"dropped":return{operator:(0,u.xI)`serve ${n} without the redirect to ${e===null?"another host":(0,u.KT)(e)}`};case"withheld":return{
operator:`serve ${n} at an https URL`}}}function l(r,n="",e=""){const a=(0,v.Fq)((0,u.pj)((0,u.FS)((0,u.KT)(r)))),[g]=a.ok?(0,v.fK)(a.value):[],d="${{ secrets.R\
EGISTRY_TOKEN }}",E=(0,u.xI)`run \`terraform login ${(0,u.KT)(r)}\``,y=g!==void 0&&n==="";return{terminal:(0,u.xI)`${e}${g===void 0?E:s(g)}${n}`,workflow:(0,u.xI)`${e}add the line "${(0,u.
KT)(r)}=${d}" to the tokens input${y?(0,u.xI)`, or "${(0,u.LA)(g)}: ${d}" to env`:n}`}}const f=r=>r.startsWith("credentials helper ");function p(r,n){const a=f(
r)||/credentials\.tfrc\.json:\d+$/.test(r)?(0,u.xI)` (run \`terraform logout ${(0,u.KT)(n)}\` before \`terraform login\`)`:"";return(0,u.xI)`store a new one in ${(0,u.
LA)(r)}${a}`}const s=r=>/^\w+$/.test(r)?(0,u.xI)`export ${(0,u.LA)(r)}=…`:(0,u.xI)`env '${(0,u.LA)(r)}=…' terraform init`;function c({isFork:r,searched:n,notRead:e}){
if(r)return"secrets are withheld from pull requests of forks";const[a,g]=[n,e].map(E=>(0,u.XT)(E,E.length,u.LA)),d=e.length===0?"":(0,u.xI)`; not read: ${g??""}`;
return(0,u.xI)`no token was found (searched: ${a??""}${d})`}function _(r,n,e,a){const g=(0,u.xI)`${n}, and ${c(a)}`;return a.isFork?(0,T.CC)(r,{message:g,help:j,
severity:"notice"}):(0,T.CC)(r,{message:g,help:(0,T.Lw)(e)})}function o(r,n,e=""){const{message:a,unexplained:g=a}=r;if("code"in n){const{flaw:E,help:y="",cures:C=(0,T.
Lw)(y)}=n,b=E!==void 0&&(0,u.pj)(a).includes(`from ${e}`);return{...r,message:(0,u.xI)`${a}; ${b?`it ${E}`:n.message}`,cures:C}}const d=n.isFork?{cures:(0,T.Lw)(
j)}:{};return{...r,message:(0,u.xI)`${g}; ${c(n)}`,...d}}}),9029:((he,Y,t)=>{t.d(Y,{jK:()=>f,op:()=>c,yY:()=>s});var h=t(3024),v=t(6760),u=t(850),P=t(9968),A=t(
9961),T=t(2801),j=t(2170),D=t(8032),w=t(255),$=t(9897),I=t(5106),M=t(3298);let k=function(...e){return{unmanagedBy:k}=t.late([6542,1264],1264),new.target?new k(
...e):k(...e)},O=function(...e){return{withoutInstalled:O}=t.late([6542,1264],1264),new.target?new O(...e):O(...e)},m=function(...e){return{thisMachine:m}=t.late(
[2801],9837),new.target?new m(...e):m(...e)},i=function(...e){return{mergeMistakes:i}=t.late([2801],9837),new.target?new i(...e):i(...e)},l=function(...e){return{
readCliConfig:l}=t.late([2801],9837),new.target?new l(...e):l(...e)};function f(e,a,g,{environment:d,directory:E},y=null,C=[]){const b=e.every(({needs:J})=>J.length===
0);if(a.depth!=="init"&&a.hostnames.length===0&&b)return{usages:e,remarks:[],findings:[],configs:[],releases:g.releases};const R=p(y===null?C:[],E,d),N={...d,...R.
environment},F=c(a.cliConfig,g.clients,N,E),x=(0,D.$l)("oci",g.versions),W=F.map(J=>({..._(J,E,a),...!x&&{hasOciMirrors:x}})),S=g.releases.map(J=>{const ue=W.find(
({client:le})=>le===J.client);return{...J,attemptMs:ue?.requestTimeoutMs??J.attemptMs}}),{upgrade:H,depth:ne}=a,ee=ne!=="discovery",{platform:Q}=m(d),ae={root:E,
plugins:y,roots:C,dialect:g,platform:Q,upgrade:H,asksMirrors:ee},me=e.some(({needs:J})=>J.some(({service:ue})=>ue===I.xq))?O(e,W,ae):{usages:e,remarks:[],findings:[]},
$e=[...W.flatMap(J=>J.findings),...me.findings,...a.cliConfig===null?R.findings:[]];return{...me,findings:i($e),configs:W,releases:S}}function p(e,a,g){const{TF_CLI_CONFIG_FILE:d=""}=g;
if(d===""||(0,v.isAbsolute)(d))return{environment:{},findings:[]};const E=N=>(0,h.existsSync)((0,v.join)(a,N.directory,d)),[y,C]=[e.find(E),e.find(N=>!E(N))],b=(0,h.
existsSync)(d),R=(b||y)&&C&&{kind:"relative",path:d,root:C.directory};return{environment:b||!y?{}:{TF_CLI_CONFIG_FILE:(0,v.relative)("",(0,v.join)(a,y.directory,
d))},findings:R?[(0,j.kH)((0,A.P4)(R,D.Du))]:[]}}const s=({cliConfig:e},{releases:a},g)=>(0,M.O)(d=>k(l(d,m(g),e),a));function c(e,a,g,d=null){const E=m(g);return a.
map(y=>l(y,E,e,d))}function _(e,a,g){if(g.allowedHosts.length===0)return e;const d=o(a),E=e.files.filter(({path:W})=>(0,P.UO)(o(W),d)),y=new Set(E.map(({shown:W})=>W)),
C=(0,u.Ol)(e).installation?.methods??[],b=e.forced.flatMap(({place:W,services:S})=>S.map(({value:H})=>({place:W,host:typeof H=="string"?n(H):null}))),R=[...C.flatMap(
r),...b].filter(({place:W,host:S})=>S!==null&&y.has(W.file)&&!(0,w.ev)(S,g)),N=R.map(({place:W,host:S})=>{const H=(0,T.wp)({host:(0,w.nx)(S??""),use:"configurat\
ion"});return(0,j.kH)(H,{places:[W],clients:[e.client]})}),F=new Set(R.map(({place:W})=>W)),x=e.forced.filter(({place:W})=>!F.has(W));return{...e,forced:x,findings:[
...e.findings,...N]}}const o=e=>(0,P.N0)(()=>(0,h.realpathSync)(e),e);function r(e){const{kind:a,place:g}=e;return a==="network"?[{place:g,host:(0,w.Pm)(e.url)}]:
a!=="local"||e.path!==null?[]:[{place:g,host:(0,w.yo)(`https://${e.shown}`)??$.IZ}]}const n=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,w.yo)(e.replace(/^\/\//,"\
https://"))??$.IZ:null}),533:((he,Y,t)=>{t.d(Y,{D0:()=>U,lz:()=>re,G9:()=>X});var h=t(9373),v=t(2170),u=t(9119),P=t(255),A=t(3096),T=t(3298);let j=function(...L){
return{isOfInit:j}=t.late([4878],4878),new.target?new j(...L):j(...L)},D=function(...L){return{noteCall:D}=t.late([4878],4878),new.target?new D(...L):D(...L)},w=function(...L){
return{partsOf:w}=t.late([4878],4878),new.target?new w(...L):w(...L)};const $=1e6,I=({problem:L,severity:q})=>q==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(L.code),M=({problem:L})=>L.code==="block-backend";function k(L,q){if(!L.some(M))return L;const te=new Set;for(const{parts:oe,inside:se}of w(q))for(const ce of oe)
ce!==se.directories[0].name&&te.add(ce);return L.filter(oe=>!M(oe)||!te.has((0,A.jt)((0,v.W7)(oe))))}const O=({needs:L})=>L.some(({host:q})=>(0,P.Rt)(q)),m=({usages:L,
notes:q,declared:te})=>L.some(O)||q.some(oe=>I(oe)||M(oe)||(0,u.Zl)((0,v.W7)(oe)))||[L,te].some(oe=>oe.some(({place:se})=>(0,u.Zl)(se.file)||j((0,A.jt)(se.file))));
function i(L,q){const te=new Set,oe=new Set,se=new Map;let ce=$;for(const{parts:Oe,isAside:ye,inside:Pe}of w(q)){if(ce-=Oe.length,ce<0)break;for(const Me of Oe)
te.add(Me),ye||oe.add(Me);for(const[Me,De]of Pe.calls)D(se,Me,De)}const ie=q.flatMap(({unknown:Oe})=>Oe.filter(({missing:ye})=>ye));for(const Oe of ie.flatMap(({
files:ye})=>ye))te.add((0,A.jt)(Oe));const Ee={...L,usages:l(L.usages,q)},de=ce<0?Ee:p(Ee,te,se),ve=k(de.notes,q).map(Oe=>{const ye=(0,A.jt)((0,v.W7)(Oe)),Pe=te.
has(ye)||te.has((0,A.RO)(ye));return I(Oe)&&!Pe?{...Oe,severity:"warning"}:Oe});return{...oe.values().some(Oe=>(0,u.Zl)((0,A.Gz)(Oe,"main.tf")))?s({...de,notes:ve},
Oe=>oe.has((0,A.jt)(Oe))&&(0,u.Zl)(Oe)):{...de,notes:ve},installed:[...se.values()].filter(Boolean).length}}function l(L,q){if(!L.some(O))return L;const te=(ie,Ee)=>`${ie}\
 ${Ee}`,oe=new Map;for(const{kind:ie,needs:Ee,place:de}of L)for(const{host:ve,clients:we}of f.test(ie)?Ee:[])for(const Oe of we)oe.set(te(Oe,(0,A.jt)(de.file)),
ve);const se=new Map;for(const{client:ie,inside:Ee,parts:de}of w(q)){const ve=oe.get(te(ie,Ee.directories[0].name));for(const we of de){const Oe=te(ie,we);se.set(
Oe,(se.get(Oe)??new Set).add(ve))}}const ce=({needs:ie,place:Ee})=>ie.flatMap(de=>de.clients.flatMap(ve=>{const we=se.get(te(ve,(0,A.jt)(Ee.file)))??[void 0];return Array.
from(we,(Oe=de.host)=>({...de,host:Oe,clients:[ve]}))}));return L.map(ie=>O(ie)?{...ie,needs:ce(ie)}:ie)}const f=/^(?:cloud|backend_remote)/;function p({usages:L,
declared:q,notes:te},oe,se){const ce=ie=>!j((0,A.jt)(ie))||oe.has((0,A.jt)(ie));return{usages:L.flatMap(ie=>!ce(ie.place.file)&&ie.kind!=="saved_state"?[]:se.get(
ie)===!0?{...ie,needs:[],directHost:void 0}:ie),declared:q.filter(({place:ie})=>ce(ie.file)),notes:te.filter(ie=>ce((0,v.W7)(ie))||ie.problem.code.startsWith("f\
ile-"))}}function s({usages:L,declared:q,notes:te},oe){const se=(0,T.O)(ce=>oe(ce.file)?{...ce,isInUse:!0}:ce);return{usages:L.map(({version:ce,...ie})=>({...ie,
place:se(ie.place),...ce&&{version:{...ce,place:se(ce.place)}}})),declared:q.map(ce=>({...ce,place:se(ce.place)})),notes:te.map(ce=>({...ce,places:ce.places.map(
ie=>typeof ie=="string"?ie:se(ie))}))}}var c=t(2172),_=t(5324),o=t(6889),r=t(4120),n=t(9432),e=t(4756),a=t(8516),g=t(3791),d=t(8032),E=t(3152),y=t(9465),C=t(7960),
b=t(1011),R=t(3114),N=t(1884);let F=function(...L){return{usagesOf:F}=t.late([3276,6851,5938],8095),new.target?new F(...L):F(...L)},x=function(...L){return{declaredIn:x}=
t.late([3276,6851,5938],8095),new.target?new x(...L):x(...L)},W=function(...L){return{parseFile:W}=t.late([3276,6851,5938],8095),new.target?new W(...L):W(...L)},
S=function(...L){return{Terragrunt:S}=t.late([3276,6851,874],1340),new.target?new S(...L):S(...L)};function H(L){const q=Q(L),te={calls:[],links:new Map,terragrunt:[]},
oe=(0,N.Vm)(q,te,{}),se=(0,N.aC)(oe,()=>new S(oe));return(0,T.O)(ce=>{if(!L.directories.has(ce))return null;const ie=q.list(ce),Ee=[...L.unreadable].filter(([Me])=>(0,A.
jt)(Me)===ce),de=new Set([...ie,...Ee.map(([Me])=>ne(Me))].filter(R.tr)),ve=Ee.flatMap(([Me,De])=>{const Ie=(0,R.L8)(ne(Me),de,"")?.clients??[];return{...(0,v.ht)(
Me,(0,e.WO)({what:"link",code:De,isRefused:!0})),clients:Ie}}),we=ie.flatMap(Me=>{const De=(0,R.L8)(Me,de,""),Ie=(0,A.Gz)(ce,Me),ke=L.files.get(Ie)??"";return De===
void 0?[]:W(ke,{...De,isOfPackage:!0},Ie)}),{usages:Oe,notes:ye}=F(we,se),Pe=[...ye,...ve.filter(({clients:Me})=>Me.length>0)];return{usages:Oe.map(ee),declared:[
...x(we)],notes:Pe}})}const ne=L=>L.slice(L.lastIndexOf("/")+1);function ee(L){if(L.calls===void 0)return L;const q=Object.entries(L.calls).map(([te,oe])=>[te,oe.
map(se=>({...se,root:null}))]);return{...L,calls:Object.fromEntries(q)}}function Q({files:L,directories:q}){const te=Map.groupBy(L.keys(),A.jt),oe=se=>L.has(se)||
q.has(se);return{list:se=>(te.get(se)??[]).map(ne).sort(),directories:()=>[],exists:oe,locate:se=>oe(se)?se:null,nameOf:()=>null,read:se=>L.get(se)??null}}let ae=function(...L){
return{rootsOf:ae}=t.late([4878],4878),new.target?new ae(...L):ae(...L)},_e=function(...L){return{upToLimit:_e}=t.late([4878],4878),new.target?new _e(...L):_e(...L)},
me=function(...L){return{rootNotes:me}=t.late([4284],4284),new.target?new me(...L):me(...L)};function $e(L){const{layouts:q,changed:te,dialect:oe,rootRules:se,textRules:ce,
stop:ie}=L,Ee=()=>!!ie?.why,de=({places:we})=>te===null||we.some(Oe=>typeof Oe!="string"&&te.has(Oe.file)),ve=(0,y.Zf)(ue(oe),ce);return we=>{const Oe=new y.fO(
{opened:we,read:ve,isEnded:Ee}),ye=ae(q,te,oe.versions,!0,Oe),Pe=[..._e(ye,()=>{})];return{roots:Pe,notes:De=>{const Ie=me({...se,resolve:De});return Pe.forEach(
Ie.add),[...Oe.allNotes(),...Ie.notes().filter(J)].filter(de)}}}}const J=({places:L})=>L.some(q=>typeof q!="string"&&q.inside!==void 0);function ue(L){const q=(0,d.
d3)(L);return(0,T.O)(te=>{const oe=H(te);return se=>{const ce=oe(se);if(ce===null)return null;const ie=(0,b.sw)(ce.usages,L.clients),Ee=(0,C.e)((0,b.eI)(ie,q),L.
versions),de=[...(0,b.vH)(ce.notes,L.clients),...Ee.notes];return{...ce,usages:Ee.usages,notes:de}}})}let le=function(...L){return{layoutsOf:le}=t.late([4878],4878),
new.target?new le(...L):le(...L)},pe=function(...L){return{rootsOf:pe}=t.late([4878],4878),new.target?new pe(...L):pe(...L)},fe=function(...L){return{unmatched:fe}=
t.late([4878],4878),new.target?new fe(...L):fe(...L)},ge=function(...L){return{upToLimit:ge}=t.late([4878],4878),new.target?new ge(...L):ge(...L)},z=function(...L){
return{rootNotes:z}=t.late([4284],4284),new.target?new z(...L):z(...L)},K=function(...L){return{textNotes:K}=t.late([4284],4284),new.target?new K(...L):K(...L)},
B=function(...L){return{withoutRefused:B}=t.late([4284],4284),new.target?new B(...L):B(...L)};function U(L){const{usages:q,declared:te,changed:oe,dialect:se,settings:ce,
isLockReadonly:ie}=L,Ee=q.length===0&&te.every(h.z0),de=(0,c.dP)(q);if(Ee&&ce.roots.length===0)return{roots:[],notes:[],expand:null,locks:de};const{clients:ve,versions:we}=se,
Oe=V(L),ye=[],Pe=[],Me=ce.dialect.name==="auto"?[]:ve,De=(0,o.uQ)(ce.dialect,se),Ie={clients:ve,upgrade:ce.upgrade,isLockReadonly:ie,versionIn:De},ke=z(Ie),Ce=ce.
depth!=="discovery",je=({directory:Te},Ae)=>{Pe.push((0,v.ht)(Te,(0,e.ub)({kind:"roots",max:Ae})))};for(const Te of ge(pe(Oe,oe,we,Ce),je)){if(L.stop?.why)break;
ke.add(Te),de.add(Te),ye.push(Ce?Te:{...Te,providers:[]})}const be={...se,set:Me,isPredicted:Ce},xe=Te=>oe===null||oe.has((0,v.W7)(Te)),Se=[...K(q,te,be)].filter(
xe),Le=k(Se,Oe),Ue=new Set(L.notes.flatMap(Te=>Te.problem.code==="lock-invalid"?(0,v.W7)(Te):[])),Ke=[...Le,...ke.notes()].filter(Te=>!Ue.has((0,v.W7)(Te))),Be=({
host:Te,needs:Ae})=>ie&&Ae.some(Re=>Re.host===Te),We=q.filter(Te=>Be(Te)&&de.isDropped(Te)).map(({text:Te,place:Ae,clients:Re})=>(0,v.kH)((0,a.Sm)({provider:Te??
"",isUnused:!0}),{places:[Ae],clients:Re})),{ending:Ne}=L,Fe={layouts:Oe,changed:oe,dialect:se,rootRules:Ie,textRules:be,stop:Ne};return{roots:ye,locks:de,notes:[
...Ke,...We,...Pe,...Ce?G(Oe,oe):[]],expand:ce.depth==="init"?$e(Fe):null}}function V(L){const{dialect:q,settings:te,listed:oe,endedAt:se,installed:ce=[]}=L,ie=te.
upgrade?[]:ce,{clients:Ee,versions:de}=q,ve={...L,installed:ie,clients:Ee,versions:de};return oe===void 0?re(ve,te,se===null):Z(ve,oe)}function X(L){const{usages:q,
declared:te,installed:oe=[],settings:se}=L,ie=se.depth!=="discovery"?B(L.notes,q):L.notes,Ee={usages:q,notes:ie,declared:te};if(oe.length===0&&!m(Ee))return{...Ee,
remarks:[]};const{installed:de,...ve}=i(Ee,V(L)),we=`modules in .terraform are used as \`init\` uses them: ${de}`;return{...ve,remarks:de===0?[]:[we]}}function G(L,q){
const te=[...new Set(L.flatMap(({unknown:ce})=>ce))].filter(({files:ce,missing:ie})=>ie===void 0&&(q===null||ce.some(Ee=>q.has(Ee))));if(te.length===0)return[];
const oe=te.map(({directory:ce})=>ce||"."),se=(0,u.As)((0,u.jH)(te.flatMap(({unknown:ce})=>ce??[])));return[(0,v.kH)((0,g.q)({what:"units",names:oe}),{places:se,
clients:d.Du})]}function re(L,{roots:q},te){const oe=q.map(de=>({text:de,matches:(0,_.Ls)([de])})),se=le({...L,patterns:oe}),ce=te?fe(se,oe):[];if(ce.length===0)
return se;const ie=le({...L,patterns:[]}).flatMap(de=>de.roots),Ee=[...new Set(ie.map(({name:de})=>de||"."))];throw new E.GN(ce.map(de=>{const ve=(0,n.K4)([...new Set(
[...(0,r.kD)(de,Ee),...Ee])],5,n.dh),we=ve===""?"":`; the nearest root modules are ${ve}`;return`roots: no directory with configuration matches ${de}${we}`}))}function Z(L,{
roots:q,rootsAreNamed:te}){const oe=L.units.filter(se=>se.unknown!==null);return L.clients.flatMap(se=>{const ce=q.filter(({clients:ve})=>ve.includes(se)),ie=new Set(
[...oe,...ce].map(({directory:ve})=>ve||"."));return le({...L,clients:[se],patterns:[{text:"",matches:ve=>ie.has(ve)}]}).map(ve=>({...ve,isNamed:te}))})}}),5306:((he,Y,t)=>{
t.d(Y,{o0:()=>ee,SQ:()=>ne});var h=t(3916),v=t(9373),u=t(5324),P=t(6889),A=t(7960),T=t(3114),j=t(1011),D=t(1884),w=t(4756),$=t(2170),I=t(9119),M=t(8032),k=t(3096),
O=t(3298),m=t(4515),i=t(3024),l=t(6760),f=t(9968),p=t(2172),s=t(9059),c=t(8339),_=t(1054),o=t(5243),r=t(9897);const n=100;function e(J,ue){const le=E(ue),pe=J.flatMap(
z=>{const{kind:K,version:B,directories:U,isOverridden:V,replacedFor:X}=z,G=/^(module|test_module|terragrunt_source)$/.test(K),re=B!==void 0||U!==void 0&&!ue.isStrict;
if(!G||V||re)return[];const L=z.clients.filter(te=>!X?.includes(te)).flatMap(te=>{const oe=le(z,te);return oe===null?[]:{client:te,reason:oe}}),[q]=L;return q===
void 0?[]:{usage:z,reason:q.reason,clients:L.map(({client:te})=>te)}}),fe=(0,O.O)(()=>R(ue));return[...Map.groupBy(pe,({reason:z})=>z.paths.at(-1)??"")].slice(0,
n).flatMap(([z,K])=>{const B=(0,O.O)(({why:V,paths:X})=>V==="outside"||V==="skipped"?(0,w.a3)({what:V,path:z}):(0,c.Iz)({path:z,maker:V==="created"?"`init`":fe()(
X)})),U=(0,_.Kc)(z);return K.map(({usage:{place:V},reason:X,clients:G})=>(0,$.kH)(B(X),{places:[V],clients:G,isPlaceholder:U}))})}const a={throwIfNoEntry:!1},g=40,
d=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function E({root:J,scan:ue,units:le,directories:pe,modules:fe,isStrict:ge}){const{locate:z,nameOf:K}=(0,u.ET)({root:J,
scan:ue}),B=(0,O.O)(Z=>(0,f.N0)(()=>(0,i.statSync)((0,l.join)(J,Z),a)?.isDirectory()===!0,!1)),U=(0,O.O)(Z=>V(Z,Z,0));function V(Z,L,q){if(q>g)return{why:"missi\
ng",paths:[L]};if(/^\.\.(\/|$)/.test(Z)||B(Z)){const de=z(Z)!==null;return de&&!ge?null:{why:de?"skipped":"outside",paths:[Z]}}const oe=Z.split("/"),se=oe.map((de,ve)=>oe.
slice(0,ve+1).join("/")),ce=se.findIndex(de=>!B(de)),ie=se[ce]??"",Ee=(0,f.N0)(()=>X(ie),null);if(Ee===null)return{why:"outside",paths:[Z]};if(Ee!==ie){const de=(0,k.
un)(Ee,Z.slice(ie.length+1)),ve=V(de,L,q+1);return ve?.why==="outside"?{why:"outside",paths:[Z]}:ve}return d.test(Z)?ge?{why:"created",paths:[Z]}:null:{why:"mis\
sing",paths:se.slice(ce)}}function X(Z){const L=(0,l.join)(J,Z),q=(0,i.lstatSync)(L,a);if(q===void 0||q.isFile())return Z;const[te,oe]=[z(""),z((0,k.jt)(Z))];if(!q.
isSymbolicLink()||te===null||oe===null)return null;const se=(0,f.$r)(L);return se.kind==="error"&&se.code==="ELOOP"?Z:(0,u.sq)((0,l.relative)(te,(0,l.resolve)(oe,
(0,i.readlinkSync)(L))))}const G=(0,O.O)(Z=>{const L=le.filter(te=>te.directory===Z||te.module===Z);return L.some(te=>te.unknown!==null||(0,v.LU)(te))?[]:[Z,...L.
flatMap(j.CI)]}),re=Map.groupBy(le.filter(({missing:Z})=>Z!==void 0),({unknown:Z})=>Z&&(0,I.df)(Z));return(Z,L)=>{const q=Z.kind==="terragrunt_source",te=q?re.get(
(0,I.df)(Z.place)):void 0;if(te)return te.map(({missing:de=""})=>U(de)).find(Boolean)??null;const oe=(0,k.jt)(Z.place.file),se=Z.kind==="test_module",ce=(0,k.Bo)(
oe,de=>fe.has(de),[Z.text??""]),ie=Z.directories??(se?[ce]:G(oe)),Ee=(0,p.MZ)(Z,L).flatMap(({source:de,isOpen:ve})=>{const we=ve?Z.evaluated?.[L]?.text??"":"";if(de===
null&&ge&&(0,o.Nj)(we))return[{why:"skipped",paths:[we]}];const Oe=!ge&&/[$%]\{/.test(de??"");if(de===null||Oe)return[null];const ye=(0,r.qC)(de);if(ye.length>0)
return[ye.some(Ce=>pe.has(K(Ce)??".."))?null:{why:"outside",paths:[de]}];if(!(0,o.Nj)(de)||q)return[null];const Pe=ie.map(ke=>(0,k.un)(ke,de)),Me=Pe.filter(ke=>!pe.
has(ke));return(Z.directories===void 0&&Me.length<Pe.length?[null]:Me.map(U)).filter(ke=>!Z.directories||ke?.why!=="missing")});return Ee.includes(null)?null:Ee[0]??
null}}const y=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,C=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
b=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function R({root:J,exclude:ue,
toolFiles:le}){const pe=(0,u.ET)({root:J,scan:[]}),fe=(0,O.O)(B=>(0,s.Dx)(B,pe.read(B)??"")),ge=(0,O.O)(()=>[...(0,s._X)({root:J,exclude:ue},le)].filter(({file:B})=>!(0,s.
$)(B)&&!B.includes("pre-commit")).map(({file:B,text:U})=>({file:B,commands:F((0,s.Dx)(B,U).join(`
`))}))),z=[".git/config.worktree",".git/config"].find(B=>fe(B).some(U=>/sparsecheckout\s*=\s*true/i.test(U))),K=fe(".gitmodules").map(B=>/^\s*path\s*=\s*(.*)/.exec(
B)?.[1]);return B=>{if(z!==void 0)return z;const U=(0,k.Gz)(B.at(-1)??"","");if(K.some(G=>U.startsWith(`${G}/`)))return".gitmodules";const V=["",...(0,k.eH)((0,k.
jt)(B.at(-1)??""))].map(G=>(0,k.Gz)(G,".gitignore")).find(G=>N([...B,`${U}-`],(0,k.jt)(G),fe(G))),X=ge().find(({file:G,commands:re})=>{const Z=y.test(G)&&U.startsWith(
(0,k.Gz)((0,k.jt)(G),"")),L=(q,te)=>W(q,te)&&(Z||x(q,te));return re.some(q=>B.some(te=>L(q,te)))});return V??X?.file??null}}function N(J,ue,le){return le.slice(
0,500).findLast(fe=>{const[,ge,z=""]=/^!?(\/?)(.*?)\/?$/.exec(fe)??[],K=(0,k.Gz)(ue,ge||z.includes("/")?z:`**/${z}`),[B=""]=/[^*?\]]*$/.exec(z)??[];return J.some(
U=>z!==""&&U.endsWith(B)&&(0,h.matchesGlob)(U,K))})?.startsWith("!")===!1}const F=J=>J.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,"").replace(
/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,
ue=>ue.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g," ").replace(/(?<=[\w.])\\(?=\w)/g,"/").
split(/\n|&&|;/),x=(J,ue)=>C.test(J)||b.test(J)&&J.includes(/[^/]+\/[^/]+$/.exec(ue)?.[0]??`
`);function W(J,ue){const[le="",...pe]=ue.split("/").toReversed();return J.includes(le)?(J.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ge=>{const K=ge.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(B=>!/^\.*$/.test(B));return K.some((B,U)=>B===
le&&pe.every((V,X)=>S(K[U-X-1],V)))}):!1}const S=(J="*",ue)=>J===ue||/[$*{}]/.test(J);let H=function(...J){return{readTools:H}=t.late([3276,6851,5938],8095),new.target?
new H(...J):H(...J)};async function ne(J,ue){const{directory:le,environment:pe,stop:fe,progress:ge}=ue,z={root:le,scan:J.scan,exclude:J.exclude},K=(0,D.cw)(z,pe),
B=await(0,m.nE)(K,fe,V=>ge({kind:"scan",files:V})),U=_e(B,J,(0,u.ET)(z));return me(U,(0,u.Ls)(J.roots))}function ee({dialect:J,exclude:ue,scan:le,allowedHosts:pe},fe,{
environment:ge,directory:z}){const K=(0,O.O)(()=>H({root:z,exclude:ue},fe.toolFiles)),B=!!ge.TF_CLOUD_HOSTNAME,U=le.length>0,V={setting:J,scan:U?{...fe,tools:K,
hasCloudHostname:B}:null},X=(0,P.L2)(V),{clients:G,versions:re}=X,Z=(0,M.$l)("queries",re),L=de=>Z||!(0,T.xO)(de),q=(0,j.eI)((0,j.sw)(fe.usages,G),(0,M.d3)(X)),
te=(0,A.e)(q,re),oe=te.usages.filter(({place:de})=>L(de.file)),se=pe.length>0,ie=[...e(oe,{...fe,...{root:z,scan:le,exclude:ue,isStrict:se}}),...se?Q(fe):[]],Ee=oe.
some(({workspace:de})=>de?.lacks)&&K().givesState;return{dialect:X,usedBy:()=>(0,P.rU)(X,V.scan),bots:U?K().bots:[],usages:Ee?oe.map(ae):oe,notes:[...[...(0,j.vH)(
fe.notes,G),...te.notes].filter(de=>L((0,$.W7)(de))),...ie]}}function Q(J){const{unselected:ue,linked:le,directories:pe,units:fe,unread:ge,notes:z}=J,K=new Set(
z.flatMap(U=>(0,$.Xd)(U)?.file??[])),B=[...le].filter(([,U])=>U===null||!pe.has(U));return[...ue.map(U=>(0,$.ht)(U,(0,w.a3)({what:"unselected"}))),...B.map(([U])=>(0,$.
ht)(U,(0,w.a3)({what:"linked"}))),...(0,I.jH)(ge).map(U=>(0,$.kH)((0,w.a3)({what:"generated"}),{places:[U]})),...fe.flatMap(({directory:U,module:V,unknown:X,missing:G})=>X===
null||V!==null||G!==void 0||K.has(X.file)?[]:(0,$.kH)((0,w.a3)({what:"skipped",path:U}),{places:[X]}))]}function ae(J){if(J.workspace?.lacks===void 0)return J;const{
organization:ue,name:le}=J.workspace;return{...J,workspace:{organization:ue,name:le}}}function _e(J,{roots:ue,exclude:le},pe){const fe=new Set(J.links.values());
if(fe.size===0)return J;const[ge,z]=[(0,u.Ls)(ue),(0,u.Ls)(le)],K=M.Du.flatMap(Z=>[...(0,v.Pv)(J,Z).values()]),B=new Set(K.flatMap(v.s1)),U=new Set(J.units.map(
({directory:Z})=>Z)),V=(0,O.O)(Z=>B.has(Z)||U.has(Z)||ge(Z||".")?!1:pe.list(Z).map(q=>(0,k.Gz)(Z,q)).every(q=>fe.has(q)||z(q)||!$e(q))),X=Z=>fe.has(Z)&&$e(Z)&&V(
(0,k.jt)(Z)),G=J.usages.filter(({place:Z})=>!X(Z.file)),re=J.declared.filter(({place:Z})=>!X(Z.file));return{...J,usages:G,declared:re,notes:J.notes.filter(Z=>!X(
(0,$.W7)(Z)))}}function me(J,ue){const le=new Set(J.snippets);if(le.size===0)return J;for(const fe of M.Du){const ge=(0,v.Pv)(J,fe),z=[...ge.values()].filter(({
name:K,isInitialised:B,installed:U})=>!le.has(K)||B||U.size>0||ue(K||"."));for(const K of z){le.delete(K.name);for(const B of(0,v.s1)(K)){const U=le.delete(B)?ge.
get(B):void 0;U!==void 0&&z.push(U)}}}const pe=J.notes.filter(fe=>fe.problem.code!=="block-invalid"||!le.has((0,k.jt)((0,$.W7)(fe))));return{...J,snippets:le,notes:pe}}
function $e(J){const ue=(0,T.L8)((0,h.basename)(J),new Set,(0,h.basename)((0,h.dirname)(J)));return ue!==void 0&&ue.class!=="terragrunt"}}),345:((he,Y,t)=>{t.d(
Y,{s:()=>$});var h=t(3024),v=t(6760),u=t(9968),P=t(7811),A=t(9432),T=t(101),j=t(3152);let D=function(...i){return{X509Certificate:D}=process.getBuiltinModule("n\
ode:crypto"),new.target?new D(...i):D(...i)};const w=4*1024*1024;function $(i,{environment:l,directory:f,wording:p=j.w7}){const{settings:s,mistakes:c}=(0,j.P$)(
i,p),_=k(s.caFile,p),o=M(l),r=[_,o].flatMap(R=>R.ok?[]:[R.why]),n=(0,u.N0)(()=>(0,h.statSync)(f).isDirectory(),!1),a=s.scan.filter(R=>!/[*?[\]{}]/.test(R)).flatMap(
R=>I(R,f,p)??[]),g=`GITHUB_WORKSPACE names ${(0,A.dh)(f)}, which is not a directory`,d=[...c,...r,...n?a:[g]];if(d.length>0||!_.ok||!o.ok)throw new j.GN(d);const{
NODE_EXTRA_CA_CERTS:E,SSL_CERT_FILE:y,SSL_CERT_DIR:C}=l,b={NODE_EXTRA_CA_CERTS:E,SSL_CERT_FILE:y,SSL_CERT_DIR:C};return{...s,authorities:_.value,certificateVariables:b,
chooseProxy:o.value}}function I(i,l,{missingPath:f,setting:p}){const s=(0,v.resolve)(l,i);return(0,h.existsSync)(s)?(0,u.N0)(()=>(0,h.accessSync)(s,h.constants.
R_OK)===void 0,!1)?null:`${p("scan")} names ${s}, which this user may not read`:f(i,l)}function M(i){try{return(0,P.Ju)((0,T.N)(i))}catch(l){if(l instanceof TypeError)
return(0,P.TR)(l.message);throw l}}function k(i,{setting:l}){if(i===null)return(0,P.Ju)(null);const f=(0,u.yR)(i,w),p=l("ca-file");if(!f.ok)return(0,P.TR)(`${p}\
 "${i}" ${(0,A.mP)(f.failure)}`);const s=m(f.text);return s.ok?s:(0,P.TR)(`${p} "${i}" ${s.why}`)}const O=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(i){const l=i.match(O)??[];if(l.length===0)return(0,P.TR)("contains no certificate; expected PEM");try{for(const f of l)new D(f);return(0,P.Ju)(l.join(
`
`))}catch(f){const p=f instanceof Error?f.message:f;return(0,P.TR)(`contains an invalid certificate: ${p}`)}}})};export{ze as ids,Ge as modules};
var $late0;
