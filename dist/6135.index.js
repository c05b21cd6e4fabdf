const ze=[6135,2172,8297],Ve={4202:((he,G,t)=>{t.d(G,{$8:()=>y,G$:()=>R,Ls:()=>k,VK:()=>u});var d=t(3916);const v=/[*?[{]/;function u(P){const w=P.split("/"),$=w.
findIndex(T=>v.test(T));return $<0?{fixed:P}:{fixed:w.slice(0,$).join("/"),glob:w.slice($).join("/")}}function k(P,w=new Set){const $=P.map(T=>{const M=T.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:T,glob:M,start:A(M)}});return T=>{const M=T.toLowerCase(),C=$.filter(({glob:E,start:h})=>E===T||M.startsWith(
h)&&(0,d.matchesGlob)(T,E));for(const{pattern:E}of C)w.delete(E);return C.length>0}}function A(P){const[w=""]=P.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(P)??
[];return w.toLowerCase()}const y=({file:P,glob:w},$)=>P===$||w!==void 0&&(0,d.matchesGlob)($,w),R=P=>P.startsWith(".")||P==="node_modules"}),1440:((he,G,t)=>{t.
d(G,{EH:()=>r,U4:()=>$,WI:()=>i,a4:()=>f,oO:()=>T});var d=t(3916),v=t(7811),u=t(2213),k=t(8032),A=t(5243),y=t(9897),R=t(3846),P=t(8153),w=t(523);const $=".terra\
form/modules/modules.json",T=".terraform/terraform.tfstate",M=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({type:P.Qq,config:(0,P.Tj)((0,P.LT)(P.Qq))})),resources:(0,P.p_)(
(0,P.w3)({provider:P.Qq}))}),C=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({config:(0,P.Tj)((0,P.LT)((0,P.Tj)((0,P.LT)(P.Qq))))}))}),E=new Set(Object.values(u.FV).flatMap(
n=>n.split(/[ .]/))),h=/(?:^|\.)provider\["([^"\\]*)"\]/;function r(n,a){const e=(0,P.D4)(a,M,"struct"),{backend:s,resources:c}=e.ok?e.value:M.zero,g=(0,P.D4)(a,
C,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:O="",config:D=null}=s??{},x=[D,..._].flatMap(b=>Array.from(b??[],([F,W])=>W===""?null:l(O,
F,W)));/^(remote|cloud)$/.test(O)&&!D?.get("hostname")&&x.push("app.terraform.io");const L=new Set(c.map(({provider:b})=>b).filter(b=>b.includes("[")));return k.
Du.flatMap(b=>{const F=Array.from(L,j=>{const z=(0,R.mi)(h.exec(j)?.[1]??"",b);return z.kind!=="registry"?z.kind==="builtin"?null:y.IZ:b==="opentofu"&&(0,R.Gi)(
z)?(0,A.Vm)(b):z.host});return[...new Set(e.ok?[...F,...x]:[y.IZ])].flatMap(j=>j===null?[]:{file:n,host:j,client:b})})}function l(n,a,e){return n==="local"?(0,u.
Bm)(e):u.Gb[n]?.split(" ").includes(a)?(0,u.D8)(e):E.has(a)||a==="hostname"?(0,u.Ul)(e):null}function f(n,a){const e=(0,u.Bm)(`terraform.tfstate.d/${a.trim()}/t\
erraform.tfstate`);return e===null?[]:k.Du.map(s=>({file:n,host:e,client:s}))}const p=(0,P.w3)({key:P.Qq,source:P.Qq,version:P.Qq,dir:P.Qq}),o=(0,P.w3)({modules:(0,P.
p_)(p)});function i(n,a){const e=a.trim()===""?(0,v.Ju)(o.zero):(0,P.D4)(a,o,"struct");if(!e.ok)return e;const{modules:s}=e.value,c=s.find(({version:_})=>_!==""&&
(0,w.oF)(_)===null);if(c!==void 0)return(0,v.TR)(`has the malformed version "${c.version}"`);if(new Set(s.map(({key:_})=>_)).size<s.length)return(0,v.TR)("has t\
wo modules with the same key");const g=s.filter(({key:_})=>_!=="");return(0,v.Ju)(g.map(({dir:_,...O})=>({...O,root:n,directory:m(n,_)})))}function m(n,a){const e=(0,d.
isAbsolute)(a)?a:`${n===""?".":n}/${a}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(a)?(0,d.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((he,G,t)=>{
t.d(G,{ET:()=>M,KG:()=>r,Wj:()=>o,f5:()=>l,kI:()=>E,rN:()=>p,sT:()=>T,sq:()=>$,un:()=>f});var d=t(3024),v=t(6760),u=t(4756),k=t(2170),A=t(3096),y=t(3298),R=t(9968),
P=t(4202),w=t(1440);const $=i=>v.sep==="/"?i:i.replaceAll(v.sep,"/");function T(i,{boundary:m}){return i.kind==="error"?(0,u.WO)({what:"link",code:i.code}):(0,R.
UO)(i.path,m)?i.kind==="special"?(0,u.WO)({...i,what:"link-to-special-file"}):i.kind==="file"?i.path:null:(0,u.a3)({what:"link"})}function M({root:i,scan:m}){const n=[
i,...m.map(c=>(0,v.resolve)(i,(0,P.VK)(c).fixed))].map(C),a=c=>n.some(g=>g!==null&&(0,R.UO)(c,g)),e=c=>{const g=(0,v.resolve)(i,c),_=(0,d.existsSync)(g)?C(g):null;
return _!==null&&a(_)?_:null},s=(c,g)=>{const _=e(c);return(_===null?[]:(0,R.Mc)(_).filter(g)).map(({name:D})=>D).sort()};return{list:c=>s(c,g=>!g.isDirectory()),
directories:c=>s(c,g=>g.isDirectory()&&!(0,P.G$)(g.name)),exists:c=>(0,d.existsSync)((0,v.resolve)(i,c)),locate:(0,y.O)(e),nameOf:c=>{const g=e(c);return g===null?
null:$((0,v.relative)(n[0]??i,g))},read:(c,g)=>{const _=e(c);return _===null?null:(0,R.r7)(_,g)}}}const C=i=>(0,R.N0)(()=>(0,d.realpathSync)(i),null);function E(i,m){
const{fixed:n,glob:a}=(0,P.VK)(m);try{const e=(0,d.realpathSync)((0,v.resolve)(i,n)),s=$((0,v.relative)(i,e)),c=(0,R.UO)(e,i),g=c?i:e;if(a!==void 0)return{path:e,
name:s,boundary:g,glob:(0,A.Gz)(s,a)};if((0,d.statSync)(e).isDirectory())return{path:e,name:s,boundary:g};const _=(0,v.resolve)(e,"..");return{...{path:_,name:$(
(0,v.relative)(i,_))},boundary:c?i:_,file:s}}catch(e){return(0,k.kH)((0,u.WO)({what:"scan",entry:m,code:(0,R.Oj)(e)}))}}const h=200;function r(i){const{path:m,name:n,
depth:a}=i;if(a>h)return(0,k.ht)(n,(0,u.ub)({kind:"depth",max:h}));try{return(0,d.readdirSync)(m,{withFileTypes:!0}).sort((e,s)=>e.name<s.name?-1:1)}catch(e){return(0,k.
ht)(n,(0,u.WO)({what:"directory",code:(0,R.Oj)(e)}))}}const l=(i=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(i),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],unmatched:new Set,
unselected:[]});function f(i,{exists:m,read:n}){return m(i)?(0,w.EH)(i,n(i)??""):[]}function p(i,m){const n=(0,A.Gz)(i,".terraform/environment"),a=m.read(n);return[
...f((0,A.Gz)(i,w.oO),m),...a===null?[]:(0,w.a4)(n,a)]}function o(i,{exists:m,read:n,nameOf:a}){const e=(0,A.Gz)(i,w.U4),s=n(e);if(s===null)return m(e)?(0,k.ht)(
e,(0,u.a3)({what:"outside",path:e})):[];const c=(0,w.WI)(i,s);return c.ok?c.value.map(g=>{const _=g.directory;return(0,v.isAbsolute)(_)&&(0,v.normalize)(_)===_?
{...g,directory:a(_)??_}:g}):(0,k.ht)(e,(0,u.U$)({error:`the list ${c.why}`,isRefused:!0}))}}),9059:((he,G,t)=>{t.d(G,{$:()=>r,$t:()=>_,AN:()=>a,Dx:()=>g,_X:()=>M,
mu:()=>m});var d=t(3096),v=t(4202),u=t(9941),k=t(5324),A=t(3114);const y=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredev\
ops .azure-pipelines .pipelines .spacelift".split(" "),R=O=>O==="config.toml",P=[["",A.Z8],[".github",()=>!1],...y.map(O=>[O,D=>/\.ya?ml$/i.test(D)]),[".devcont\
ainer",A.Z8],[".config",A.TD],[".config/mise",R],[".mise",R]],w=".github/actions",$=128*1024,T=200;function*M({root:O,exclude:D},x){const L=(0,k.ET)({root:O,scan:[]}),
b=(0,v.Ls)(D),F=C(L).filter(z=>!b(z)),W=z=>z.split("/").length,j=[...new Set([...F,...x])].sort((z,S)=>W(z)-W(S)||(z<S?-1:1));for(const z of j.slice(0,T)){const S=L.
read(z);S!==null&&S.length<=$&&(yield{file:z,text:S})}}function C(O){const D=P.flatMap(([L,b])=>O.list(L).filter(F=>b(F)||r((0,d.Gz)(L,F))).map(F=>(0,d.Gz)(L,F))),
x=O.directories(w).flatMap(L=>["action.yml","action.yaml"].map(b=>`${w}/${L}/${b}`));return[...D,...x]}const E=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
h=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,E],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],r=O=>h.some(([,D])=>D.test(O));function l(O){const[,D,x=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(O)??[],[L=""]=x.split(/\n(?=[^\s-])/,1),b=L.split(`
${D}-`).filter(F=>E.test(F));return D===void 0||b.length===0?null:b.some(F=>/\bregistries["']?:|<</.test(F))?O:""}const f=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
p=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function o(O){const D=O.replace(f,"\
$1");return p.test(D)?null:/\bhostRules["']?\s*:(.*)$/s.exec(D)?.[1]??""}const i=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function m({file:O,text:D}){const[x]=r(O)?a({file:O,text:D}):[];if(x!=="dependabot"&&x!=="renovate")return[];const L=x==="renovate",b=L?o(D):l(g(O,D).join(`
`)),F=Array.from(b?.matchAll(i)??[],([,W=""])=>W.toLowerCase());return b===null||!F.every(W=>/^[\w.-]+$/.test(W))?[]:[{client:x,file:O,ends:F.map(W=>`${L?"":"//"}\
.${W}`)}]}const n=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function a({file:O,text:D}){if(r(O)){const L=g(O,D);return h.flatMap(([b,F,W])=>F.test(O)&&L.some(
j=>W.test(j))?b:[])}return D.search(n)<0?[]:g(O,D).flatMap(L=>L.match(n)??[]).map(L=>L.toLowerCase())}const e=1e3,s=/(^|\s)#.*$/s,c=/(^|\s)(\/\/|\/?\*).*$/s;function g(O,D){
const x=/jenkinsfile|\.json$/i.test(O)?c:s;return D.split(`
`).map(L=>L.slice(0,e).replace(x,"").trimEnd())}function _(O,D,x,L){return{file:O,...(0,u.yN)(x)(L),line:D+1}}}),3114:((he,G,t)=>{t.d(G,{Ep:()=>R,L8:()=>$,TD:()=>r,
Z:()=>h,Z8:()=>l,dN:()=>E,tr:()=>w,xO:()=>C});var d=t(8032);const v=["terraform"],u=["opentofu"],k=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",d.Du],
[/\.tofu(\.json)?$/,"config",u],[/\.tftest\.(hcl|json)$/,"test",d.Du],[/\.tofutest\.(hcl|json)$/,"test",u],[k,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,d.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",d.Du]],y=/\.(tf|tofu|hcl|json)$/,
R=({class:f})=>f==="config"||f==="test",P={class:"lock",syntax:"hcl",clients:d.Du,isOverride:!1},w=f=>f.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
f);function $(f,p,o){if(f===".terraform.lock.hcl")return P;const i=y.test(f)?A.find(([L])=>L.test(f)):void 0,[m=/$/,n=null,a=[]]=i??[];if(n===null)return;const e=T(
f)&&n==="test"&&o==="tests";if(T(f)&&!e)return;const s=f.search(m),c=f.slice(0,s),g=c+f.slice(s).replace(".tf",".tofu"),_=c==="override"||c.endsWith("_override"),
O=e||g!==f&&p.has(g);if(O&&!a.includes("terraform"))return;const D=O?v:a,x=f.endsWith(".json")?"json":"hcl";return{class:n,syntax:x,clients:D,isOverride:_}}const T=f=>f.
startsWith(".")||f.endsWith("~")||f.startsWith("#")&&f.endsWith("#"),M=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),C=f=>k.test(f),E=[".spacelift/config.yml",".spacelift/config.yaml"],h=f=>f.endsWith(".tfbackend"),
r=f=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(f),l=f=>r(f)||M.test(f)}),1011:((he,G,t)=>{t.d(G,{CI:()=>R,G4:()=>E,O8:()=>A,
Rt:()=>k,VZ:()=>y,eI:()=>w,kA:()=>T,s7:()=>$,sw:()=>P,vH:()=>M});var d=t(4756),v=t(2170),u=t(3298);const k=["organization","workspaces"],A=["module","state","lo\
ck"],y=["version","compatible","provider-version"],R=({directory:h,module:r})=>[...new Set([h,r??h])];function P(h,r){const l=(0,u.O)(p=>p.filter(o=>r.includes(
o))),f=(0,u.O)(p=>p.flatMap(o=>l(o.clients).length===0?[]:{...o,clients:l(o.clients)}));return h.flatMap(p=>{const o=l(p.clients);if(o.length===p.clients.length)
return p;const i=f(p.needs),m=p.isHostImplied?i[0]?.host??p.host:p.host;return o.length===0?[]:{...p,clients:o,needs:i,host:m}})}const w=(h,r)=>h.map(l=>{const{
calls:f,evaluated:p}=l;if(r.length===0||f===void 0||p===void 0)return l;const o=Object.entries(f).filter(([i])=>!r.some(m=>m===i));return{...l,calls:Object.fromEntries(
o)}}),$=({workspace:h,hasOwnToken:r,directHost:l})=>h!==void 0||r===!0||l!==void 0,T=h=>new Set(h.flatMap(({host:r,isHostImplied:l})=>l?[]:r??[])),M=(h,r)=>h.filter(
({clients:l})=>l.some(f=>r.includes(f))),C=1e4;function E(h=C){const r=[],l={error:0,warning:0,notice:0};let f=0;const p=i=>{l[i.severity]+=1,l[i.severity]<=h?r.
push(i):f+=1},o=()=>(0,v.ht)(".",(0,d.ub)({kind:"problems",max:h,omitted:f}));return{add:p,all:()=>f===0?r:[...r,o()]}}}),4756:((he,G,t)=>{t.d(G,{JW:()=>$,U$:()=>k,
WO:()=>R,a3:()=>w,ub:()=>C,yQ:()=>T});var d=t(9432),v=t(9615),u=t(3841);const k=({error:E,isRefused:h})=>(0,v.CC)("file-syntax",{message:E??"the file is not val\
id UTF-8",help:E?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid \
on purpose",...!h&&{severity:E===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:[
"the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove t\
he link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","\
remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},y={ENAMETOOLONG:"shorten t\
he path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function R(E){const[h,r]=A[E.what],l=E.what==="fil\
e"||E.what==="directory";return(0,v.CC)("file-unreadable",{message:`${"entry"in E?(0,d.dh)(E.entry):""}${h}${"code"in E?`: ${E.code}`:` ${E.is} and is not read`}`,
help:(l?y[E.code]:void 0)??r,...!("isRefused"in E&&E.isRefused)&&{severity:"warning",affects:[]}})}const P={link:["the link points outside the checkout and is n\
ot followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, o\
r name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:[
"Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["i\
s outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","writ\
e the path as a literal, or remove the directory from `exclude`"]};function w(E){const[h,r]=P[E.what],l="path"in E&&{message:`directory ${(0,d.dh)(E.path)} ${h}`,
severity:"notice"};return(0,v.CC)("file-outside",{message:h,help:r,...l})}function $({scan:E,hasHostnames:h,isFleet:r}){const l=E.every(i=>i===".")?"this direct\
ory":`\`scan\` (${(0,d.K4)(E,3,d.dh)})`,p=`found no Terraform or OpenTofu files in ${r?"the repositories of `usages`":l}`,o=r?"check out the repositories before\
 `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,v.CC)("nothing-to-check",{message:`${p}, and \`hostnames\` is not \
set`,help:`${o}, or correct \`scan\` or \`exclude\``,...h&&{message:`${p}; only \`hostnames\` was checked`,help:`${o}, or correct \`scan\``,severity:"warning"}})}
const T=({oldest:E})=>(0,v.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${E}); the repository may use something el\
se now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),M={depth:({max:E})=>({message:`directori\
es nested deeper than ${E} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:E})=>({message:`there are more than ${E} files; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:E})=>({message:`the directory has more \
than ${E} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:E})=>({message:`the file has more th\
an ${E} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:E})=>({message:`the files of \
this directory use or define more than ${E} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"spl\
it the directory, or list files in `exclude`"}),usages:({max:E})=>({message:`the scan found more than ${E} usages of hosts; this directory and the following one\
s are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:E})=>({message:`the root modules have more than ${E} modules in all; the\
 constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:E=>({message:`the fi\
le ${(0,d.mP)(E)}`,help:"split the file, or list it in `exclude`"}),problems:({max:E,omitted:h})=>({message:`there are more than ${E} problems in files; ${h} ar\
e not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:E,files:h})=>({message:`${(0,u.C)(E)} afte\
r reading ${h} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or \
raise `deadline-seconds`"})},C=E=>(0,v.CC)("file-limit",(0,v.Z9)(M,E))}),7706:((he,G,t)=>{t.d(G,{g6:()=>P,ho:()=>R,io:()=>T,jP:()=>k});var d=t(8032),v=t(9432),u=t(
9615);function k({kind:M}){const{client:C,what:E}=d.$I[M];return(0,u.CC)("block-unsupported",{message:`${E} is supported by ${d.bB[C]} only`,help:C==="opentofu"?
"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const A={twice:({what:M,first:C})=>({message:`${M} is defined\
 a second time; the first time is in ${C}`,help:M.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:M})=>({message:`this ov\
erride file changes ${M}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({
what:M})=>({message:`${M} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_\
CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:M})=>({message:`${M} has a name that calls of a module need for themselves`,help:"r\
ename the variable"}),"quoted-type":({what:M})=>({message:`the type of ${M} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(str\
ing)` for "map"'}),argument:({what:M,argument:C})=>({message:`${M} cannot have ${C}`,help:"correct its name, or remove it"}),both:({what:M,names:C})=>({message:`${M}\
 has both ${C.join(" and ")}`,help:"remove one of them"}),unknown:({what:M,labels:C})=>({message:`a file cannot have ${C===void 0?"":"these labels of "}${M} at \
its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(M)?"move it into a `terraform` block":C===void 0?"correct its name, or remove it":`write ${C||"no"} \
labels`}),name:({what:M})=>({message:`"${M}" cannot be a name`,help:"use letters, digits, dashes and underscores only, with a letter or underscore first"}),"no-\
alias":({what:M})=>({message:`${M} has for_each, but no alias`,help:"add `alias`, or remove `for_each`"}),expression:({what:M,isGuess:C})=>({message:`${M} has a\
 variable or function, which Terraform does not evaluate in a backend or cloud block`,help:"write its value",...C&&{severity:"warning"}}),workspace:({what:M,selected:C,
isAmongOthers:E})=>({message:`the cloud block names the workspace ${(0,v.dh)(M)}, but TF_WORKSPACE is ${(0,v.dh)(C)}`,help:"unset TF_WORKSPACE, or use `tags` in\
 place of `name`",...E&&{severity:"warning"}}),backend:({what:M,isRemoved:C})=>({message:`there is no backend ${M}${C?" since Terraform 1.3, and in OpenTofu":""}`,
help:"correct the type, or move the state to another backend",...C&&{severity:"warning"}}),"local-name":({what:M,normal:C})=>({message:`"${M}" cannot be the loc\
al name of a provider`,help:C===null?"use letters, digits and dashes only, with no dash at either end":`write ${C}`})},y=M=>({...M,what:(0,v.dh)(M.what,80)}),R=M=>(0,u.
CC)("block-invalid",(0,u.Z9)(A,y(M))),P=M=>(0,u.CC)("block-backend",(0,u.Z9)(A,y(M))),w="use another version of the module that has this call",$={"not-passed":({
call:M,name:C,canChange:E})=>({message:`${M} does not pass the provider configuration ${C}, which its module expects`,help:E?`add \`${C} = \u2026\` to the \`providers\`\
 of the call`:w}),overridden:({call:M,name:C,canChange:E})=>({message:`${M} passes the provider configuration ${C}, which its module has itself`,help:E?`remove \
\`${C}\` from the \`providers\` of the call`:w}),"of-other":({call:M,name:C})=>({message:`${M} passes ${C}, which has another source in its module`,help:`write \
the same \`source\` for ${C} in the \`required_providers\` of both modules`}),repeated:({call:M,argument:C,canChange:E})=>({message:`${M} has \`${C}\`, but its m\
odule configures a provider itself`,help:E?`remove \`${C}\`, or use a version of the module without \`provider\` blocks`:w})},T=M=>(0,u.CC)("block-providers",(0,u.
Z9)($,M))}),8516:((he,G,t)=>{t.d(G,{FA:()=>l,N0:()=>C,Ov:()=>f,Sm:()=>E,id:()=>M,jF:()=>T});var d=t(8032),v=t(9432),u=t(9119),k=t(9615);const A=6,y=p=>`"${(0,v.
dh)(p)}"`,R="change one of these constraints so that a version can match all of them",P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function w(p){const o=p.replace(P,"");return o===""?"":`: ${o}`}const $={syntax:({text:p,why:o})=>({message:`${y(p)} is not a version constraint${w(o)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:o})=>({message:`ve\
rsion of ${p} is an expression, which ${o.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:o.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:o}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${y(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},T=p=>(0,k.CC)("constraint-invalid",(0,k.Z9)($,p));function M({of:p,terms:o,constraints:i,...m}){const{preRelease:n,resolution:a}=m,e=o.length===
1?"correct the constraint":R,c=o.some(({place:D})=>typeof D!="string"&&D.inside)?`${e}, or call another version of the module that has one`:e,g=a?`${(0,k.OJ)(a)}\
, or ${e}`:c,_=new Set(o.map(u.Ox)).size===1,O=({text:D,...x})=>_?y(D):`${y(D)} (${(0,v.dh)((0,u.Ox)(x))})`;return(0,k.CC)("constraint-unmeetable",{...i&&{constraints:i},
message:`no version of ${p} can match ${o.length>1?"all of ":""}${(0,v.K4)(o,A,O)}`,help:n===void 0?g:`write ${y(n)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const C=({provider:p,version:o,constraints:i,isUnit:m})=>(0,k.CC)("lock-outside",{message:`lock\
ed provider ${p} ${o} does not match configured version constraint ${(0,v.K4)(i,A,v.dh)}`,help:`run \`${m?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),E=p=>(0,k.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),h=(p,o)=>i=>({message:`the ${p} of provider ${i.provider}\
 ${o}`}),r={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":h("version","is missing"),"not-a-version":h("version","is not a version number"),"not-constraints":h("constraints","are inval\
id"),"not-hashes":h("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${y(p.normal)}`})};function l(p){const{message:o,help:i}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,k.Z9)(r,p)};return(0,k.CC)("lock-invalid",{message:`failed to read dependency lock file: ${o}`,help:i})}const f=({client:p,version:o,constraint:i})=>(0,k.
CC)("client-version",{message:`the version constraint ${y(i)} excludes ${d.bB[p]} ${o}`,help:`use another version of ${d.bB[p]}, or change the constraint`})}),2170:((he,G,t)=>{
t.d(G,{Qp:()=>P,W7:()=>R,Xd:()=>y,ht:()=>A,kH:()=>u,wv:()=>k});var d=t(8032),v=t(9119);function u(w,{clients:$=d.zK,...T}={}){return{problem:w,severity:w.severity,
affects:w.affects.filter(M=>$.includes(M)),clients:$,host:null,services:[],places:[],needed:!0,...T}}const k={line:1,column:1,endColumn:1};function A(w,$,T=k){const M={
file:w===""?".":w,...T};return u($,{places:[M],clients:d.Du})}const y=({places:w})=>w.find($=>typeof $!="string")??null,R=w=>y(w)?.file??"",P=(w,$)=>(0,v.c1)(w,
T=>JSON.stringify($(T))).map(T=>{const[M]=T;if(T.length===1)return M;const C=r=>[...new Set(T.flatMap(r))],E=C(r=>r.exclude??[]),h=C(r=>r.rowKeys??[]);return{...M,
needed:T.some(({needed:r})=>r),affects:C(({affects:r})=>r),clients:C(({clients:r})=>r),places:(0,v.As)((0,v.jH)(T.flatMap(({places:r})=>r))),...E.length===0?{}:
{exclude:E},...h.length===0?{}:{rowKeys:h}}})}),9615:((he,G,t)=>{t.d(G,{CC:()=>p,Lw:()=>y,OJ:()=>l,VB:()=>r,Z9:()=>o,ag:()=>f,as:()=>w,oC:()=>A,tr:()=>h,xx:()=>E});
var d=t(1780),v=t(9179),u=t(9432);let k=function(...i){return{problemFacts:k}=t.late([4507],4507),new.target?new k(...i):k(...i)};const A=["error","warning","no\
tice"],y=i=>({operator:i,user:i}),R=(i,{isTerminal:m})=>typeof i=="object"&&"terminal"in i?i[m?"terminal":"workflow"]:i;function P({operator:i,user:m,guest:n},a){
const{role:e,host:s}=a;if(e==="guest"&&n!==void 0)return n;const c=R(i,a);if(e==="operator")return c;const g=(0,d.xI)`ask the operator of ${(0,d.KT)(s)} to ${c}`;
if(m===void 0)return g;const _=R(m,a);return/^ask | or /.test((0,d.pj)(_))||/, or /.test((0,d.pj)(c))||e==="guest"||(0,d.pj)(_)===(0,d.pj)(c)?_:(0,d.xI)`${_}, or ${g}`}
function w(i,m){const{cures:n,...a}=i;return n===void 0?i:{...a,help:T(n,m)}}const $={role:"operator",host:"",isTerminal:!1};function T(i,m){const{because:n,note:a}=i,
e=n===void 0?"":`${n}: `,s=a===void 0?"":(0,d.xI)`; ${R(a,m)}`;return M((0,d.xI)`${e}${P(i,m)}${s}`)}const M=i=>(0,d.tD)((0,d.FS)(i),v._U),C=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function E(i,m,n){const a=m.join()==="opentofu"?"tofu ":"terraform ",e=n?"this machine":"the runner",s=_=>_.replace(C,a).replace(/\bthis machine\b/g,e),{message:c,
help:g}=i;return{...i,message:(0,d.tD)(c,s),...g&&{help:(0,d.tD)(g,s)}}}function h(i){const[m,...n]=i,e=`if ${m===void 0?"this repository":(0,u.K4)(i,3)} ${n.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return m===void 0?e:`${e} for \`tf-disco usages\``}const r=i=>`call another version in place of ${(0,u.dh)(i)}, or ha\
ve it corrected there`,l=({calls:i,module:m,version:n})=>`use ${(0,u.dh)(m)} ${(0,u.dh)(n,40)} in ${(0,u.K4)(i,5,u.dh)}, the newest version that is known to end\
 the conflict`,f=({message:i,help:m})=>({message:(0,d.pj)(i),help:m===void 0?null:(0,d.pj)(m)});function p(i,m){const{operator:n,user:a,guest:e,because:s,note:c,
...g}=m,_=n===void 0?void 0:{operator:n,user:a,guest:e,because:s,note:c},{help:O=_,...D}=g,x=k()[i],L=(0,d.tD)(D.message,v._U),b={code:i,...x,usualSeverity:x.severity,
...D,message:L};return O===void 0?b:typeof O=="object"&&"operator"in O?{...b,help:T(O,$),cures:O}:{...b,help:M(O)}}const o=(i,m)=>i[m.kind](m)}),8339:((he,G,t)=>{
t.d(G,{DA:()=>C,Iz:()=>M,J0:()=>o,My:()=>E,Zp:()=>n,_W:()=>a,k0:()=>i,tg:()=>m});var d=t(8032),v=t(1780),u=t(9179),k=t(9432),A=t(9615);const y=120,R="is not a r\
egistry module, and `version` applies to registry modules only",P={"local-with-version":[R,"remove `version`"],"remote-with-version":[R,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function $(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("ad\
dress"in e){const[O,D]=w[e.reason];return{message:`${e.address} ${O}`,help:D}}const[s,c]=P[e.reason],[,g]=T.exec(e.text)??[],_=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${e.text}" ${s}`,help:`${_}${c}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,M=({path:e,maker:s,in:c})=>(0,A.
CC)("source-missing",{message:`there is no directory ${(0,k.dh)(e)}${c===void 0?"":` in ${(0,k.dh)(c)}`}`,help:c===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...s!==null&&{message:`there is no directory ${(0,k.dh)(e)} in this checkout; ${(0,k.dh)(s)} ${s.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),C=e=>"isOld"in e?(0,A.CC)("source-invalid",{...p(e),affects:[e.client]}):(0,A.CC)("source\
-invalid",$(e)),E=e=>(0,A.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,v.xI)`"${e.text}" is read as host ${(0,v.
KT)(e.host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),h="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function r(e){const{shown:s,more:c}=(0,k.zN)(e,4),g=s.map(({text:O,from:D})=>`${O===null?"not known":(0,k.dh)(O,y)} ${D??"by d\
efault"}`),_=c>0?`${c} more`:g.pop();return`${g.join(", ")} and ${_}`}const l=(e,s,c)=>`${e} of ${s} is ${(0,k.dh)((0,u.Qj)(c),y)}`;function f({address:e,argument:s,
expression:c,candidates:g,refused:_}){const O=l(s,e,c);if(_===null){const x=g.length>1?r(g):"only known at init time";return{message:`${O}, which is ${x}`,help:h}}
const{variable:D}=_;return D===""?{message:`${O}, which cannot be known during init`,help:`write the ${s} with literals, locals and variables only`}:{message:`${O}\
, and Terraform evaluates var.${D} here only with \`const = true\``,help:`add \`const = true\` to variable "${D}", which requires Terraform 1.15, or write the ${s}\
 as a literal`}}function p({address:e,expression:s,client:c,isOld:g}){const _=l("source",e,s),[O,D]=[d.bB[c],d.Y8[c]],x="write the source as a literal";if(g)return{
message:`${_}, which ${O} evaluates only since ${D}`,help:`${x}, or use ${O} ${D} or later`};const L=c==="terraform";return{message:`${_}, and ${O} evaluates on\
ly locals and ${L?"variables with `const = true`":"variables"} here`,help:`${x}${L?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const o=e=>(0,A.CC)("source-dynamic","isOld"in e?p(e):f(e)),i=e=>(0,A.CC)("host-invalid",{message:`"${e.text}" is not a h\
ostname: ${e.error}`,help:e.advice??void 0}),m=e=>(0,A.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),n=({host:e,name:s})=>(0,A.CC)("host-dotless-module",{message:(0,v.
xI)`module sources cannot name host ${(0,v.KT)(e)}: must contain at least one dot`,help:(0,v.xI)`use a full name such as ${(0,v.KT)(s)}.localdomain; provider addresses accept the short name`}),
a=({host:e})=>(0,A.CC)("host-idn-module",{message:(0,v.xI)`Terraform cannot use modules from host ${(0,v.KT)(e)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((he,G,t)=>{t.d(G,{C:()=>u,p:()=>v});var d=t(9432);
const v=A=>A.map(u).join("; ");function u(A){switch(A.kind){case"deadline":return`the deadline of ${(0,d.YA)(A.ms)} was reached`;case"signal":return`interrupted\
 by ${A.signal}`;case"crash":return"tf-disco crashed";case"missing":return k(A)}}function k({repositories:A,total:y}){const R=A.length===1?"is":"are",P=(0,d.K4)(
A,10,d.dh);return`${A.length} of ${(0,d.px)(y,"repository")} ${R} missing: ${P}`}}),2213:((he,G,t)=>{t.d(G,{Ar:()=>A,Bm:()=>P,D8:()=>R,FV:()=>y,Gb:()=>u,Ul:()=>w,
nT:()=>k});var d=t(255),v=t(9897);const u={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},k={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_proxy","vault_uri"],y={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},R=$=>/^[\w.-]*$/.test($)?null:v.IZ,P=$=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test($)?null:v.IZ;function w($){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test($))return v.IZ;if(/^\s*\w+\s*=/.test($)){const[T,...M]=Array.from($.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,C=""])=>C);return T===void 0?null:M.length===0?(0,d.$o)(T):v.IZ}return(0,d.yo)(/^[\w+.-]+:\/\//.test($)?$:`https://${$}`)??v.IZ}}),9941:((he,G,t)=>{t.d(G,{SH:()=>k,
Td:()=>A,lS:()=>R,n_:()=>u,w4:()=>y,yN:()=>$});const d=25e4,v=100;class u{max;count=0;constructor(h=d){this.max=h}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*v}}const k=(E,h,r)=>E.kind==="native"?E.blocks.filter(l=>l.type===h&&l.labels.length===r):E.members.flatMap(
({name:l,value:f})=>l===h?w(h,f,r,[]):[]),A=E=>E.kind==="native"?E.attributes:E.members;function y(E,h){if(!(E.kind==="native"&&E.mayHave?.(h)===!1))return A(E).
find(r=>r.name===h)}const R=E=>(E.kind==="tuple"?E.elements:[E]).flatMap(r=>r.kind==="object"?r.items.filter(P):[]),P=E=>E.name!==void 0&&E.name!=="//";function w(E,h,r,l){
if(r>0)return R(h).flatMap(({name:p,start:o,end:i,value:m})=>w(E,m,r-1,[...l,{value:p,start:o,end:i}]));const f={start:h.start,end:h.start+1};return(h.kind==="t\
uple"?h.elements:[h]).filter(({kind:p})=>p==="object"||p==="tuple").map(p=>({...f,type:E,labels:l,body:{kind:"json",members:R(p)}}))}const $=E=>{const h=[E.startsWith(
"\uFEFF")?1:0];let r=E.indexOf(`
`),l;return({start:f,end:p})=>{for(;r>=0&&r<f;r=E.indexOf(`
`,r+1))h.push(r+1);l??=M(E);const o=Math.max(1,C(h,f)),i=h[o-1]??0,m=(h[o]??(r<0?E.length:r)+1)-1;return{line:o,column:T(Math.max(f,i),i,l),endColumn:T(Math.min(
p,m),i,l)}}},T=(E,h,r)=>E-h-C(r,E-1)+C(r,h-1)+1,M=E=>/[\uD800-\uDBFF]/.test(E)?Array.from(E.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),h=>h.index):[];function C(E,h){
let r=0,l=E.length;for(;r<l;){const f=r+l>>>1;(E[f]??0)<=h?r=f+1:l=f}return r}}),2172:((he,G,t)=>{t.d(G,{IY:()=>C,Im:()=>h,JT:()=>M,KS:()=>f,LS:()=>r,MP:()=>T,MZ:()=>p,
W$:()=>$,cd:()=>w,dP:()=>i,ek:()=>l,g_:()=>m,lc:()=>o});var d=t(3096),v=t(5243),u=t(3846),k=t(180),A=t(9941);let y=function(...n){return{readHcl:y}=t.late([6135,
3276,6851,3557],8095),new.target?new y(...n):y(...n)},R=function(...n){return{detach:R}=t.late([6135,3276,6851,3557],8095),new.target?new R(...n):R(...n)};const P="\
hostnames input",w={file:P,line:1,column:1,endColumn:1},$=n=>n.file===P?P:n,T=({host:n,namespace:a,name:e,system:s})=>[n,a,e,s].join("/"),M=({host:n,namespace:a,
type:e})=>[n,a,e].join("/"),C=n=>"type"in n?M(n):T(n),E=[];function h(n){return"constraints"in n?n.constraints:n.constraint===null?E:[n.constraint]}function r(n){
const a=h(n);return a[0]?.place!==w?a:a.map(e=>({...e,place:P}))}const l=n=>("places"in n?n.places:[n.place]).map($);function f({version:n},a){if(n===void 0)return null;
const e=(n.value===void 0?n.text:n.value[a])??null;return e===null?null:{text:e,place:n.place}}const p=({text:n,calls:a},e)=>a===void 0?[{root:null,source:n,version:null,
isOpen:!1}]:a[e]??[];function o({kind:n,text:a,address:e},s,c){switch(n){case"required_provider":case"state_store_provider":case"lock_provider":{const g=(0,u.mi)(
a??"",c);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:s,namespace:"hashicorp",type:(0,u.op)(e)};case"\
implied_provider":return{host:s,namespace:"hashicorp",type:(0,u.A5)(a)};default:return null}}function i(n){const a=new Set(n.flatMap(({kind:_,place:O})=>_==="sa\
ved_state"?(0,d.jt)(O.file):[])),e=new Map,s=({lockFile:_,calls:O,providers:D,isPartial:x})=>{if(_===null)return;const L=e.get(_)??new Set,F=!(O.length===0&&!x&&
!a.has((0,d.jt)(_)))||e.get(_)===null;e.set(_,F?null:L);for(const{provider:W}of D)L.add(M(W))},c=({place:_,...O})=>{const D=O.kind==="lock_provider"?e.get(_.file):
null,x=D?o(O,(0,v.Vm)("terraform"),"terraform"):null;return x!==null&&D?.has(M(x))===!1};return{add:s,isDropped:c,without:_=>_.map(O=>c(O)?{...O,needs:[]}:O)}}function m(n){
const e=(0,A.SH)(y(n).body,"provider",1).flatMap(({labels:[s],body:c})=>{const g=(0,u.mi)(R(s?.value??""),"terraform");if(g.kind!=="registry")return[];const _=(0,A.
w4)(c,"hashes")?.value,D=(_?.kind==="tuple"?_.elements:[]).flatMap(x=>x.kind==="string"?[R(x.value)]:[]);return[[M(g),D.filter(k.e)]]});return new Map(e)}}),9039:((he,G,t)=>{
t.d(G,{i:()=>w});var d=t(7811);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`\p{White_Space}*`,k=String.raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${v}(?:/${v}\
)?$`),y=String.raw`"((?:[^"\\\r\n]|\\${k}|\\(?!${k}))*)"`,R=new RegExp(`;${u}(${v})${u}=${u}(?:(${v})|${y})${u}`,"uy"),P=new RegExp(String.raw`\\(${k})`,"g");function w(T){
const M=T.indexOf(";"),E=(0,d.s8)((0,d.Dw)(M<0?T:T.slice(0,M))).replaceAll("\u0130","i").toLowerCase();return A.test(E)&&(M<0||$(T,M))?E:null}function $(T,M){const C=new Map;
for(let E=M;E<T.length;){R.lastIndex=E;const[h,r="",l,f=""]=R.exec(T)??[];if(h===void 0)return(0,d.s8)(T.slice(E))===";";const p=r.toLowerCase(),o=l??f.replace(
P,"$1");if((C.get(p)??o)!==o)return!1;C.set(p,o),E+=h.length}return!0}}),9432:((he,G,t)=>{t.d(G,{$$:()=>C,B9:()=>s,Dl:()=>P,I0:()=>E,K4:()=>M,NM:()=>D,VW:()=>a,
Wt:()=>m,YA:()=>F,_r:()=>x,dh:()=>R,eZ:()=>h,gL:()=>g,go:()=>p,kw:()=>f,mP:()=>o,oZ:()=>W,px:()=>w,q5:()=>c,qG:()=>b,qZ:()=>_,rU:()=>l,zN:()=>T,zd:()=>r});var d=t(
8032),v=t(1780),u=t(5106),k=t(9179);const A=300,y=8192;function R(j,z=A){const{length:S}=j,V=S>y?(0,k.NE)(j.slice(0,y)):(0,k._U)(j);return V.length<=z?V:`${structuredClone(
V.slice(0,z).toWellFormed())}\u2026`}const P=(j,z)=>/^~|\$\{?\w|%\w+%/.test(j)?"write the absolute path or name: the client does not expand ~ and variables":z,w=(j,z)=>`${j}\
 ${j===1?z:$(z)}`,$=j=>`${j.replace(/(?<=[^aeiou])y$/,"ie")}s`;function T(j,z){const{length:S}=j,V=typeof z=="number"?z:S<=2*z.few?S:z.few,Q=j.slice(V);return{shown:j.
slice(0,V),rest:Q,more:Q.length}}function M(j,z,S=String,V=Q=>`${Q} more`){const{shown:Q,more:ee}=T(j,z),Z=Q.map(re=>S(re)).join(", ");return ee>0?`${Z} and ${V(
ee)}`:Z}const C=j=>new TextEncoder().encode(j).length;function E(j,z,S,V){const Q=[];let ee=0;for(const Z of Iterator.from(j).map(V)){if(ee+=C(Z)+S,ee>z)break;Q.
push(Z)}return{shown:Q,more:j.length-Q.length}}const h=j=>j.map(z=>d.bB[z]).join(" and "),r=j=>(0,v.xI)`the clients print "${j}"`,l=j=>`it begins with "${R(j.trimStart(),
60).replace(/[\r\n].*/s,"")}"`,f=({why:j,beginning:z})=>`is not ${/^line/.test(j)?"valid ":""}JSON: ${z===null?j:l(z)}`;function p(j){return j===null?"null":Array.
isArray(j)?"an array":typeof j=="object"?"an object":`a ${typeof j}`}function o(j){if(j.kind==="error")return`cannot be read: ${j.code}`;if(j.kind==="special")return`\
is ${j.is} and is not read`;const{bytes:z,maxBytes:S}=j;return`has ${z} bytes and is not read; the limit is ${S/1024/1024} MiB`}const i={[u.e$]:"correct the hos\
t in the source address (public modules need none)",[u.xq]:"correct the host in `source` (public providers need none), or use a filesystem mirror"},m=j=>j.flatMap(
z=>i[z]??[])[0]??"correct the host in `source` or `hostname`",n=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org",
"https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),a=j=>n.get(j)??null,e=/(^|\.)github(usercontent)?\.com$/;function s(j){const z=e.test(
j)?"https://www.githubstatus.com":a(j);return`wait and run the check again${z===null?"":`; see ${z}`}`}const c=j=>({operator:"check the logs of the host and of \
any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:s(j)}),g=j=>`if that is intended, set \`allowed-hosts\` to\
 all hosts that may be used, with ${j}`,_=j=>(0,v.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,v.KT)(j)} is public, so this network or country is blocked`,
O="/.well-known/terraform.json";function D({page:j,asked:z},S,V=O){if(j===null)return S;const Q=j.title===""?"":` ("${j.title}")`,ee=S.guest??_(z);switch(j.kind){case"\
sign-in":return{operator:`allow requests to ${V} without a browser`,guest:ee,because:`the host returned a sign-in page${Q}`};case"bot-protection":return{operator:`\
exempt ${V} from its bot protection, or let the addresses of CI runners through`,guest:ee,because:Q===""?void 0:`the host returned a page${Q}`};case"captive-por\
tal":return`a proxy or captive portal returned an HTML page${Q}: allow this machine to reach the host`;case"other":{const Z=`the host returned an HTML page${Q}`;
return{...V===O&&{user:m([])},...S,guest:ee,because:Z}}}}function x({url:j,status:z,reason:S,said:V},Q=!1){const ee=V===void 0?"":` ("${R(V)}")`,Z=!/^(?:unknown|<none>)?$/i.
test(S),re=z>=520&&z<=526?"(Cloudflare gets no answer from it)":"",_e=Z?R(S):re;return(0,v.xI)`${Q?"":(0,v.xI)`${(0,v.KT)(j)} returned `}${`${z} ${_e}`.trim()}${ee}`}
const L={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},b=({host:j,why:z})=>({message:(0,v.xI)`${(0,v.KT)(j)} ${L[z]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),F=j=>`${Math.round(j/100)/10} s`,W=({kind:j,address:z,version:S})=>S===""?(0,v.xI)`${j} ${R(z)}`:(0,v.xI)`${j} ${(0,v.KT)(z)} ${R(
S,40)}`}),1879:((he,G,t)=>{t.d(G,{LG:()=>w,Tp:()=>A,Zo:()=>C,bi:()=>k});var d=t(9562),v=t(7811),u=t(5106);const k=1024*1024;function A(h,r){const l=(0,v._6)(h),
f=(0,d.V)(l,"map");if(!f.ok)return{kind:"not-json",...w(l,f)};if(f.value===null)return{kind:"null"};if(Array.isArray(f.value))return{kind:"not-object",why:"foun\
d an array"};if(!(0,d.G)(f.value))return{kind:"not-object",why:`found a ${typeof f.value}`};const p=[];for(const o of Object.keys(f.value)){const i=f.value[o]??
null;if(r?.(o,i)===!1)continue;const m=r!==void 0&&y(i)>u.Ls;p.push({id:o,value:m?void 0:i})}return{kind:"object",services:p}}function y(h){try{return JSON.stringify(
h).length}catch{return Number.POSITIVE_INFINITY}}const R=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte ord\
er mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],
[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,
"is base64"]],P=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;function w(h,{why:r,advice:l}){const f=h.slice(0,4096).
replace(/^[\t\n\r ]+/,""),[,p,o=null]=R.find(([i])=>i.test(f))??[];return p!==void 0?{why:`it ${p}`,advice:o,beginning:null}:P.test(f)?{why:r,advice:l,beginning:null}:
{why:"it is not JSON",advice:null,beginning:f}}const $=100,T=16*1024,M=200;function C(h){const r=new Set(h),l=new Set(h.map(E));let f=0,p=T;return(o,i)=>{if(u.fg.
has(o)||r.has(o))return!0;const m=o.length<=M&&l.delete(E(o));if(f===$)return m;const n=o.length+y(i);return n>p?m:(f+=1,p-=n,!0)}}const E=h=>h.slice(0,h.indexOf(
".")+1)}),3096:((he,G,t)=>{t.d(G,{Bo:()=>y,Gz:()=>v,LA:()=>P,RO:()=>A,eH:()=>w,hl:()=>R,jt:()=>u,un:()=>k});var d=t(3916);const v=($,T)=>$===""?T:`${$}/${T}`,u=$=>$.
slice(0,Math.max(0,$.lastIndexOf("/")));function k($,T){const M=(0,d.join)($,T.replaceAll("\\","/")).replace(/\/$/,"");return M==="."?"":M}const A=$=>/(^|\/)tests$/.
test($)?u($):$;function y($,T,M=[]){const C=A($),E=["",...w($)].findLast(T);if(E===void 0||T(C))return C;const h=r=>M.some(l=>T(k(r,l)));return h(C)&&!h(E)?C:E}
const R=$=>/\.(tftest|tofutest)\.(hcl|json)$/.test($),P=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($),w=$=>$.split("/").map((T,M,C)=>C.slice(0,M+1).join("/"))}),
3846:((he,G,t)=>{t.d(G,{A5:()=>a,Gi:()=>P,NE:()=>m,W_:()=>f,mi:()=>E,op:()=>n,pj:()=>$,sL:()=>r});var d=t(7811),v=t(255),u=t(9509),k=t(5243);const A={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",R="-",P=({host:e,namespace:s})=>e===(0,k.Vm)("terraform")&&s===y,w='Invalid provider sou\
rce string: The "source" attribute must be in the format "[hostname/][namespace/]name"',$="must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},C={terraform:[T],opentofu:[T,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"\
sometimes"}]};function E(e,s){const c=e.split("/");if(c.length>3||c.includes(""))return h(w);const[g="",_,O]=c.reverse(),D=r(g);if(!D.ok){const V=`${(0,d.ol)(g)}\
 in source ${(0,d.ol)(e)}`;return h(`Invalid provider type: Invalid provider type ${V}: ${D.why}"`)}const x=O===void 0,L=x?(0,d.Ju)((0,k.Vm)(s)):(0,v.Pv)(O);if(_===
void 0&&L.ok){const V={hostImplied:x,namespace:y,type:D.value};return{kind:"registry",host:L.value,...V}}const F=_===R?(0,d.Ju)(_):f(_??"",s),W=`namespace "" in\
 source ${(0,d.ol)(e)}`;if(!F.ok)return h(`Invalid provider namespace: Invalid provider ${W}: ${F.why}"`);const j="Invalid provider source hostname";if(!L.ok)return h(
`${j}: ${j} ${W}: ${L.why}"`);const z={hostImplied:x,host:L.value,namespace:F.value,type:D.value},S=o(z,s);return S===void 0?{kind:p(z,s),...z}:h(S)}const h=e=>({
kind:"invalid",error:e});function r(e){if(/^[a-z0-9]+$/.test(e))return(0,d.Ju)(e);if(e==="")return(0,d.TR)("must have at least one character");if(e.includes("."))
return(0,d.TR)("dots are not allowed");if(e.includes("--"))return(0,d.TR)("cannot use multiple consecutive dashes");const s=(0,u.YE)(e);return s.ok?(0,d.Ju)((0,u.
DI)(s.value)):(0,d.TR)($)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,f=(e,s)=>s==="terraform"&&l.test(e)?(0,d.Ju)(e.toLowerCase()):r(e);function p({host:e,
namespace:s},c){return s===R?"legacy":s==="builtin"&&A[c].includes(e)?"builtin":"registry"}function o(e,s){const c=(0,k.Vm)(s);if(e.namespace===R&&e.host!==c)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${c}.`;const g=C[s].find(({prefix:_})=>e.type.startsWith(_));return g&&
i(e,g,s)}function i(e,{prefix:s,whose:c,frequency:g},_){const O=`${s}provider-`,D=e.type.slice(O.length);if(!e.type.startsWith(O)||!r(D).ok)return`Invalid provi\
der type: Provider source ${(0,d.ol)(m(e))} has a type with the prefix ${(0,d.ol)(s)}, which isn't allowed because it would be redundant to name ${c} provider w\
ith that prefix. If you are the author of this provider, rename it to not include the prefix.`;const x=m({...e,type:D},_);return`Invalid provider type: Provider\
 source ${(0,d.ol)(m(e,_))} has a type with the prefix ${(0,d.ol)(O)}, which isn't valid. Although that prefix is ${g} used in the names of version control repo\
sitories for ${c.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,d.ol)(x)}?`}const m=({host:e,namespace:s,type:c},g)=>g!==void 0&&e===(0,k.Vm)(g)?`${s}/${c}`:`${(0,v.pk)(e)}/${s}/${c}`,n=e=>e.replace(/^.*\./s,
""),a=e=>(e??"").replace(/[._].*$/s,"")}),8153:((he,G,t)=>{t.d(G,{D4:()=>R,LT:()=>h,Qq:()=>$,Tj:()=>l,_5:()=>y,ch:()=>A,gy:()=>E,lq:()=>C,nd:()=>M,p_:()=>r,qL:()=>P,
w3:()=>f,zM:()=>T});var d=t(9562),v=t(7811),u=t(9432),k=t(1879);const A="has too many elements",y=25e3;function R(i,m,n){const a=P(i,m,n);return a.ok?a.value.items>
y?(0,v.TR)(A):(0,v.Ju)(a.value.value):a}function P(i,m,n="decoder"){const a=(0,d.V)(i,/^[\t\n\r ]*[{n]/.test(i)?n:"struct");if(!a.ok&&a.isLimit)return(0,v.TR)(A);
if(!a.ok)return(0,v.TR)((0,u.kw)((0,k.LG)(i,a)));const e=new o,s=m.read(a.value,e),{mistake:c,items:g}=e;return c===null?(0,v.Ju)({value:s,items:g}):(0,v.TR)(c)}
const w=(i,m,n=a=>typeof a==typeof i)=>({zero:i,read:(a,e)=>n(a)?a:(a!==null&&e.refuse(m,a),i)}),$=w("","a string"),T=w(!1,"a boolean"),M=w(0,"an integer",Number.
isInteger),C=i=>({zero:null,read:(m,n)=>m===null?null:i.read(m,n)}),E={zero:null,read:()=>null},h=i=>({zero:i.zero,read:(m,n)=>{const{mistake:a,items:e}=n,s=i.read(
m,n);return Object.assign(n,{mistake:a,items:e}),s}}),r=i=>({zero:[],read:(m,n)=>Array.isArray(m)?(n.items+=m.length,m.map((a,e)=>n.within(e,i,a))):(m!==null&&n.
refuse("an array",m),[])}),l=i=>({zero:null,read:(m,n)=>{const a=n.membersOf(m);if(a===null)return null;const e=Object.entries(a);return n.items+=e.length,new Map(
e.map(([s,c])=>[s,n.within("*",i,c)]))}});function f(i){const m=Object.entries(i),n=new Map(m),a=Object.fromEntries(m.map(([e,{zero:s}])=>[e,s]));return{zero:a,
read:(e,s)=>{const c=s.membersOf(e);if(c===null)return a;const g={...a};for(const[_,O]of Object.entries(c)){const D=n.has(_)?_:p(_),x=n.get(D);x!==void 0&&(g[D]=
s.within(D,x,O))}return g}}}const p=i=>i.toLowerCase().replaceAll("\u017F","s");class o{#e=[];mistake=null;items=0;within(m,n,a){this.#e.push(m);const e=n.read(
a,this);return this.#e.pop(),e}membersOf(m){return(0,d.G)(m)?m:(m!==null&&this.refuse("an object",m),null)}refuse(m,n){if(this.mistake!==null)return;const a=this.#e.
map(s=>typeof s=="number"?`[${s}]`:`.${s}`),e=a.length===0?"":` in "${a.join("").slice(1)}"`;this.mistake=`has ${(0,u.go)(n)} instead of ${m}${e}`}}}),180:((he,G,t)=>{
t.d(G,{CT:()=>M,KB:()=>A,e:()=>C,uH:()=>T,yI:()=>h});var d=t(9432),v=t(9633),u=t(523),k=t(3556);function A(r,l,f){const{os:p,arch:o,shasum:i}=r,m=Object.entries(
r).flatMap(([e,s])=>s===""?e:[]),n=/^[0-9a-fA-F]{64}$/.test(i),a=`${p}_${o}`===l;return{early:[...R(r.protocols),...y([m.length===0?null:`lacks \`${m.join("`, `")}\
\``,a?null:`is for ${p}_${o} instead of ${l} (\`os\`, \`arch\`)`,P(f,"download_url",r.download_url),w(r.packages),n?null:`has "${i}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,P(f,"shasums_url",r.shasums_url),P(f,"shasums_signature_url",r.shasums_signature_url)])],late:y([$(r,l)]),hashes:n&&a?[`zh:${i.toLowerCase()}`]:
null}}const y=r=>r.flatMap(l=>l===null?[]:{kind:"description",why:l});function R(r){const l=r.find(f=>(0,u.rK)(f)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:r.length===0||(0,k.PN)(r)?[]:[{kind:"protocols",protocols:r}]}function P(r,l,f){const p=(0,v.Fl)(r,f);
return p.ok?null:`has an invalid URL in \`${l}\`: ${p.why}`}function w(r){const l=[...r?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),f=Array.from(
r?.values()??[],o=>o.hashes).flat(),p=[...l,...f.filter(o=>o.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}
function $({packages:r,shasum:l},f){if(!r?.size)return null;const p=r.get(f);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=p.hashes.filter(i=>i.startsWith("zh:"));
return o.some(i=>i!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function T(r,l){if(r===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:p}=r,o=p.length===
0||p.some(C),i=y([f===""?`has no \`url\` for ${l}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:i,late:[],hashes:i.length===
0?p:null}}const M=["zh:","h1:"],C=r=>M.some(l=>r.startsWith(l)),E=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function h(r,{filename:l,
shasum:f}){for(const o of r.split(`
`)){const[i="",m]=o.split(E,4).filter(n=>n!=="");if(m===l)return/^[0-9a-fA-F]{64}$/.test(i)?i.toLowerCase()===f.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(r))return`has no SHA-256 hash: ${(0,d.rU)(
r)}`;const p=r.split(E).find(o=>o.endsWith(l));return`has no line for ${l}${p===void 0?"":`, but one for ${p}`}`}}),3556:((he,G,t)=>{t.d(G,{I0:()=>i,PN:()=>$,TT:()=>w,
h:()=>l,oM:()=>p,tD:()=>M});var d=t(9039),v=t(7811),u=t(3846),k=t(3298),A=t(523),y=t(8153);const R=(0,y.LT)((0,y.p_)((0,y.w3)({os:y.Qq,arch:y.Qq}))),P=(0,y.w3)(
{versions:(0,y.p_)((0,y.w3)({version:y.Qq,protocols:(0,y.p_)(y.Qq),platforms:R})),warnings:(0,y.p_)(y.Qq)});function w(n){const a=(0,y.D4)(n,P);if(!a.ok)return a;
const{versions:e,warnings:s}=a.value,c=new Map(e.map(D=>[D.version,D])),g=[...c.keys()],_=g.filter(D=>$(c.get(D)?.protocols??[])),O=(0,k.O)(D=>D);return(0,v.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(c.values(),({platforms:D})=>O(D.map(({os:x,arch:L})=>`${x}_${L}`).join(" "))),warnings:g.length===
0?[]:s})}const $=n=>n.some(a=>{const e=(0,A.rK)(a),[s]=e?.numbers??[];return e!==null&&!(0,A.Ty)(e)&&(s===5n||s===6n)}),T=(0,y.w3)({id:y.Qq,moved_to:y.Qq});function M(n,a){
const e=(0,y.D4)(n,T);if(!e.ok)return e;const{id:s,moved_to:c}=e.value,g=(0,u.mi)(c===""?s:c,"terraform"),_=g.kind==="registry"&&g.type===a;return(0,v.Ju)(_?g.namespace:
null)}const C=(0,y.w3)({ascii_armor:y.Qq}),E=(0,y.Tj)((0,y.w3)({hashes:(0,y.p_)(y.Qq),package_size:y.nd})),h=(n,a)=>(0,y.w3)({protocols:(0,y.p_)(y.Qq),os:y.Qq,arch:y.
Qq,filename:y.Qq,shasum:y.Qq,download_url:y.Qq,shasums_url:y.Qq,shasums_signature_url:y.Qq,signing_keys:(0,y.w3)({gpg_public_keys:(0,y.p_)((0,y.lq)(n))}),packages:a}),
r={terraform:h((0,y.w3)({ascii_armor:y.Qq,trust_signature:y.Qq}),y.gy),"opentofu before 1.12":h(C,y.gy),opentofu:h(C,E)},l=(n,a)=>(0,y.D4)(n,r[a]),f=(0,y.w3)({versions:(0,y.
Tj)((0,y.w3)({}))});function p(n,a){const e=m(n,a,f);return e.ok?(0,v.Ju)([...e.value.versions?.keys()??[]]):e}const o=(0,y.w3)({archives:(0,y.Tj)((0,y.lq)((0,y.
w3)({url:y.Qq,hashes:(0,y.p_)(y.Qq)})))});function i(n,a,e){const s=m(n,a,o);if(!s.ok)return s;const c=s.value.archives?.get(e);return c===void 0?(0,v.Ju)(null):
c===null?(0,v.TR)(`has null for ${e}, at which the clients crash`):c.hashes.some(g=>g.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,v.Ju)(c)}function m(n,a,e){return(0,d.i)(a??"")==="application/json"?(0,y.D4)(n,e):(0,v.TR)(a===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((he,G,t)=>{t.d(G,{EH:()=>T,Fl:()=>M,ad:()=>R,fZ:()=>u,i5:()=>y,ny:()=>P,sw:()=>k,ut:()=>$,zS:()=>w});
var d=t(7811),v=t(8643);const u=(h,r)=>E(C(h),`${A(r)}/versions`),k=(h,r,l)=>E(C(h),`${A(r)}/${l}/download`),A=({namespace:h,name:r,system:l})=>`${h}/${r}/${l}`,
y=(h,{namespace:r,type:l})=>E(h,`${r}/${l}/versions`),R=(h,{namespace:r,type:l},f,p)=>E(h,`${r}/${l}/${f}/download/${p.replace("_","/")}`),P=(h,r)=>E(C(h),r);function w(h,{
host:r,namespace:l,type:f},p){const o=(0,v.O2)(h,`${r}/${l}/${f}/${p}`);return!o.ok||o.value.scheme==="https"?o:(0,d.TR)(`unsupported protocol scheme "${o.value.
scheme}"`)}function $(h,r){if(!/^\.{0,2}\//.test(r))return(0,d.Ju)(r);const l=(0,v.O2)(h,r);return l.ok?(0,d.Ju)((0,v.jr)(l.value)):l}function T(h,r){const l=M(
h,r);return l.ok&&l.value.fragment!==""?(0,d.TR)("must not include fragment part"):l}function M(h,r){const l=(0,v.O2)(h,r);if(!l.ok)return l;const{scheme:f}=l.value;
return f==="http"||f==="https"?l:(0,d.TR)("must use http or https scheme")}const C=h=>h.path.endsWith("/")?h:{...h,path:`${h.path}/`};function E(h,r){const l=(0,v.
O2)(h,r);if(!l.ok)throw new Error(l.why);return l.value}}),523:((he,G,t)=>{t.d(G,{Cg:()=>T,PW:()=>f,Ty:()=>$,Zy:()=>M,_T:()=>p,hZ:()=>k,kv:()=>n,mb:()=>a,oF:()=>R,
rK:()=>P});var d=t(7811),v=t(5106);const u=new RegExp(`^${v.eQ}$`),k=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(
`^${k}[.+-]?$`),y=2n**63n-1n;function R(e){const[,s,c,g,_]=u.exec(e)??[];return s===void 0?null:w(e,s,g??c,_)}function P(e){const[,s,c,g]=A.exec(e)??[];return s===
void 0?null:w(e,s,c,g)}function w(e,s,c="",g=""){const _=s.split(".").map(D=>D.replace(/^0+(?=.)/,""));if(_.some(D=>D.length>19))return null;const O=_.map(D=>BigInt(
D));if(O.some(D=>D>y))return null;for(;O.length<3;)O.push(0n);return{text:e,numbers:O,written:_.length,pre:c,build:g}}const $=e=>e.pre!=="",T=({numbers:e,pre:s,
build:c})=>`${e.join(".")}${s===""?"":`-${s}`}${c===""?"":`+${c}`}`;function M(e,s){const c=Math.max(e.numbers.length,s.numbers.length);for(let g=0;g<c;g++){const[
_,O]=[e.numbers[g]??0n,s.numbers[g]??0n];if(_!==O)return _<O?-1:1}return e.pre===s.pre||e.numbers.length!==s.numbers.length?0:e.pre===""||s.pre===""?e.pre===""?
1:-1:C(e.pre,s.pre)}function C(e,s){const[c,g]=[e.split("."),s.split(".")];for(let _=0;;_++){const[O,D]=[_+1>=c.length,_+1>=g.length];if(O!==D)return O?-1:1;const x=E(
c[_]??"",g[_]??"");if(x!==0||O)return x}}function E(e,s){const[c,g]=[/^[0-9]*$/.test(e),/^[0-9]*$/.test(s)];return c!==g?c?-1:1:c&&e.length!==s.length?e.length-
s.length:e===s?0:e<s?-1:1}const h="[\\t\\n\\f\\r ]*",r=new RegExp(`^${h}(<=|>=|!=|~>|<|>|=|)${h}(${v.eQ})${h}$`),l="This string does not use correct version con\
straint syntax";function f(e){const s=[];for(const c of e.split(",")){const[,g,_=""]=r.exec(c)??[],O=R(_);if(O===null)return(0,d.TR)(l);s.push({operator:g||"=",
version:O,text:c})}return(0,d.Ju)(s)}function p(e){const s=f(e);if(!s.ok)return s;const c=[];for(const g of s.value){const _=P(g.version.text);if(_===null||!o.test(
g.text.trim()))return(0,d.TR)(`Incorrect version constraint syntax: ${i(g)}`);c.push({...g,version:_})}return(0,d.Ju)(c)}const o=/^[<>=!~]* ?[0-9]/;function i({
operator:e,version:s,text:c}){const g=c.trim();if(s.text.startsWith("v"))return'a "v" prefix should not be used';if(!o.test(g))return`only one space is expected\
 after the operator "${e}"`;if(s.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(g)??[""];return`missing comma after "${_}"`}const m=[">",">=","=","~>","<=","<","!="];function n(e){const s=[...e].sort((c,g)=>M(c.version,g.version)||C(c.
version.build,g.version.build)||m.indexOf(c.operator)-m.indexOf(g.operator)||g.version.written-c.version.written);return[...new Set(s.map(a))].join(", ")}function a({
operator:e,version:s}){if(e==="=")return T(s);const c=e==="~>"&&s.written<3?s.numbers.slice(0,2):s.numbers;return`${e} ${T({...s,numbers:c})}`}}),8185:((he,G,t)=>{
t.d(G,{CS:()=>$,I4:()=>C,KJ:()=>P,US:()=>w,VS:()=>T});var d=t(2801),v=t(2170),u=t(9119),k=t(255),A=t(9897),y=t(5106);const R=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
P=({problem:{code:E,severity:h}})=>R.test(E)&&!(E==="file-syntax"&&h==="notice"),w=(E,h)=>h.allowedHosts.length>0&&("problem"in E?P(E):[E.directHost??null,...E.
needs.map(({host:r})=>r)].some(r=>r!==null&&!k.ev(r,h)));function $(E,h){return h.allowedHosts.length===0?[]:E.flatMap(r=>{const{directHost:l,isOverridden:f,place:p,
clients:o,evaluated:i}=r;if(l===void 0||f)return[];const m=M(r)?"backend":"download",n=k.ev(l,h),a=m==="download"&&Object.values(i??{}).some(g=>!g.isWhole);if(n&&
!a)return[];const e=k.Pv(l),s=e.ok&&!n?e.value:null,c=n?A.IZ:k.nx(l);return[(0,v.kH)((0,d.wp)({host:c,use:m}),{host:s,places:[p],clients:o})]})}function T(E,h,r,l){
const{allowedHosts:f}=l,p=c=>c!==void 0&&k.ev(c,l),o=E.filter(c=>p(c.directHost)&&!M(c)),i=h.filter(({service:c,host:g})=>c===y.e$&&p(g)),m=[...o.map(({place:c})=>c),
...i.flatMap(c=>c.because)],n=r??m,a=(0,u.jH)(n.filter(c=>typeof c!="string"));if(f.length===0||a.length===0)return[];const e=r!==null,s=(0,d.sC)({count:a.length,
isAsked:e});return[(0,v.kH)(s,{places:(0,u.As)(a)})]}const M=({kind:E})=>/^(backend|remote_state|saved_state)$/.test(E);function C(E,h,r,l){if(l.allowedHosts.length===
0)return[];const f=r.filter(({because:p})=>p.some(o=>typeof o!="string"));return h.flatMap(p=>{const{id:o,kind:i}=p;if(i!=="url"||!f.some(a=>a.service===o))return[];
const m=k.yo(p.url);if(m===null||m===E||k.ev(m,l))return[];const n=(0,d.wp)({host:k.nx(m),service:o,registry:k.nx(E)});return[(0,v.kH)(n,{services:[o]})]})}}),3217:((he,G,t)=>{
t.d(G,{MU:()=>h,fc:()=>r,ky:()=>E,so:()=>$,uA:()=>l});var d=t(8294),v=t(1098),u=t(2170),k=t(9119),A=t(4481),y=t(8032),R=t(255),P=t(5106),w=t(4606);function $(f,p,{
misnamed:o},i){const m=f.credentials?.hasToken!==!0&&f.attempt.discovery.kind==="found",n=m?T(f.host,i):[],a=n.length>0?o.slice(1):o,e=[f.difference??[],a].flat().
map(x=>(0,u.kH)(x));if(!m)return e;const s={host:f.host,isFork:i.isFork,...(0,w.Bc)(f)},[c=null]=o,g=new Set(n.map(({place:x})=>x)),D=(o.length>0||!!f.credentials?.
problem?[]:M(f.host,p,i)).filter(({place:x})=>!g.has(x));return[...e,...C(n,x=>{const L=(0,v.vs)({...s,service:x});return c===null?L:(0,A.to)(L,c)}),...C(D,x=>d.
$U({...s,service:x}))]}function T(f,{usages:p,depth:o}){return o==="discovery"?[]:p.flatMap(({workspace:i,hasOwnToken:m,needs:n,place:a})=>i===void 0||m||(0,k.MV)(
a)?[]:n.flatMap(e=>e.host===f?[{...e,place:a}]:[]))}function M(f,p,{usages:o}){const i=new Set(o.flatMap(({hasOwnToken:a,place:e})=>a?e:[])),m=(0,P.Uc)(f);return p.
filter(({service:a})=>m.includes(a)).flatMap(({service:a,because:e})=>e.filter(s=>typeof s!="string").filter(s=>!(0,k.MV)(s)&&!i.has(s)).map(s=>({service:a,place:s,
clients:y.zK})))}const C=(f,p)=>[...Map.groupBy(f,({service:o})=>o)].map(([o,i])=>{const m=[...new Set(i.map(({place:a})=>a))],n=[...new Set(i.flatMap(a=>a.clients))];
return(0,u.kH)(p(o),{services:[o],places:m,clients:n})}),E=(f,p,o)=>f.filter(i=>o!==null&&!o.has(i)&&!p.includes(i)).map(i=>(0,u.kH)(d.bI({host:i}))),h=(f,p)=>p.
flatMap(({visit:o,requirements:i,services:m})=>{const n=({because:g})=>g.some(_=>typeof _!="string"),e=i.filter(n).map(({service:g})=>g).filter(g=>(0,y.SZ)(g).includes(
"renovate")),s=r(o,m).filter(({service:g})=>e.includes(g??"")),c=o.credentials?.hasToken&&e.length>0?[o,...s]:[];return f.flatMap(({client:g,file:_,ends:O})=>c.
filter(({host:D})=>!O.some(x=>`//.${D.replace(/:.*/,"")}`.endsWith(x))).map(({host:D})=>d.qX({client:g,host:D,ends:O})).map(D=>(0,u.kH)(D,{places:[{file:_,...u.
wv}],clients:[g]})))});function r({host:f,attempt:p,credentials:o},i){const m=o?.hasToken===!0,n=[...i.flatMap(a=>a.kind==="url"&&(0,P.p4)(a.id)&&P.fg.has(a.id)?
[{url:a.url,service:a.id,isSent:m}]:[]),...p.hops.map(({url:a,authorization:e})=>({url:a,service:null,isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:a,...e})=>{
const s=(0,R.Pv)((0,R.yo)(a)??"");return!s.ok||s.value===f?[]:[{...e,host:s.value}]});return[...new Map(n.toReversed().map(a=>[a.host,a])).values()]}function l(f,p,{
tokenSources:o,hosts:i}){return(o.size===0?[]:r(f,p)).flatMap(({host:n,service:a,isSent:e})=>{const s=o.get(n);if(s===void 0)return[];const c=a===null?f.attempt.
discovery.kind==="failed":!e,g=d.To({host:(0,R.nx)(f.host),other:(0,R.nx)(n),source:s,service:a,isSent:e,isNotice:!c||i.has(n)});return[(0,u.kH)(g,{services:a===
null?[]:[a]})]})}}),2886:((he,G,t)=>{t.d(G,{ER:()=>r,H4:()=>p,Np:()=>o,TC:()=>C,cA:()=>m,hD:()=>y,ly:()=>f,pi:()=>i,v1:()=>T,zX:()=>h,zv:()=>l});var d=t(9432),v=t(
9119),u=t(9615),k=t(255),A=t(1780);function y(n,a){const{clients:e,aside:s,answeredBy:c,isPlaceholder:g,checkedFor:_,...O}=n,D=(_??a.clients).filter(x=>e.includes(
x));return{...O,problem:(0,u.xx)(R(n,a),D,a.isTerminal),affects:n.affects.filter(x=>a.concerned.includes(x)),isHostNew:a.isHostNew}}function R(n,a){const{machine:e,
ignore:s,guesses:c}=a,g=a.reader&&M(n,a.reader);if(e!==null&&n.problem.obstacle&&!i(n,s))return e;const _=w(n,g===null?n.problem:(0,u.as)(n.problem,g)),O=$(n,c);
if(O.length===0)return _;const D=(0,u.tr)(O.flatMap(({repository:x})=>x??[]));return{..._,help:_.help===void 0?D:(0,A.xI)`${_.help}; ${D}`}}const P=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function w({places:[n]},a){const e=typeof n=="object"?n.inside:void 0;if(e===void 0||!P.test(a.code))return a;const s=(0,u.VB)(e.package),c=a.code==="client-ver\
sion";return{...a,help:c?`use a version that it allows, or ${s}`:s}}function $({host:n,places:a,problem:e},s){if(s.length===0)return[];const c=e.affects.includes(
"terraform")&&!e.affects.includes("opentofu"),g=a.flatMap(O=>typeof O=="string"?[]:O.file),_=new Set(g.map(v._M));return s.filter(({repository:O,hosts:D})=>_.has(
O)&&(c||n!==null&&D.has(n)))}function T({severity:n,affects:a,needed:e},s){const c=e&&s.some(g=>a.includes(g));return n==="error"&&!c?"warning":n}function M({answeredBy:n},a){
if(n===void 0)return a;const e=(0,d.VW)(n)!==null?"guest":"user";return{...a,host:n,role:a.role==="operator"?"operator":e}}function C(n,a,{isTerminal:e}){const s=a.
some(({because:g})=>g.includes("hostnames input"));return{role:(0,d.VW)(n)!==null?"guest":s?"operator":"user",host:(0,k.nx)(n),isTerminal:e}}const E=["module","\
provider","version","package","lock","not"],h=({problem:n,places:a})=>E.includes(n.code.replace(/-.*/,""))&&a.length>0&&a.every(e=>typeof e!="string"),r=({problem:n,
needed:a})=>a&&n.usualSeverity==="error"&&!p.includes(n.code),l=({problem:n})=>n.code==="machine-network",f=n=>n.some(a=>typeof a=="string"||!(0,v.MV)(a)),p=["h\
ost-http2","host-check-crashed"],o=(n,a)=>u.oC.indexOf(n.severity)-u.oC.indexOf(a.severity),i=({problem:n,host:a,namedHost:e=a},s)=>s.some(({code:c,host:g})=>c===
n.code&&(g===null||g===e));function m(n){if(typeof n=="string")return n;const{file:a,line:e,inside:s}=n;return s===void 0?`${a}:${e}`:(0,v.kn)(s)}}),6146:((he,G,t)=>{
t.d(G,{$:()=>k,o:()=>u});var d=t(9119),v=t(2886);function u(T,M){const{kind:C,source:E,address:h,constraints:r,places:l}=M;return JSON.stringify([T,C,E,h,r,l[0]??
null])}function k(T,M){const C=(0,d.hy)(M,({rowKeys:f=[]})=>f),E=M.filter(({host:f})=>f===null),h=f=>E.filter(({problem:p})=>f.test(p.code)),r=(0,d.hy)(h(R),({places:f})=>f.
map(v.cA)),l=(0,d.hy)(h(P),({places:f})=>f.map($));return C.size+r.size+l.size===0?T:T.map(({directory:f,clients:p,rows:o})=>({directory:f,clients:p,rows:o.map(
i=>{const m=C.get(u(f,i))??[...i.rejectedAt.flatMap(e=>r.get((0,v.cA)(e))??[]),...w(i).flatMap(e=>l.get($(e))??[])];if(m.length===0)return i;const n=m.map(({item:e})=>({
...e.problem,severity:(0,v.v1)(e,p)})).sort(v.Np),a=A(i,m);return{...i,...a.length>0&&{conflicting:a},worst:n[0]?.severity??null,problems:(0,d.t6)(n,({code:e})=>e).
map(({code:e,usualSeverity:s})=>({code:e,usualSeverity:s}))}})}))}function A({requiredBy:T=[]},M){const C=M.flatMap(({item:h})=>h.problem.constraints??[]),E=new Set(
C.filter(({conflicts:h})=>h).map(y));return E.size===0?[]:T.filter(h=>E.has(y(h)))}const y=({text:T,place:M})=>`${(0,d.df)(M)} ${T}`,R=/^(?:constraint|lock)-/,P=/^(?:block|client|file|source)-/,
w=({kind:T,places:M})=>M.filter(C=>T==="module"&&typeof C!="string"&&C.inside===void 0),$=T=>typeof T=="string"?T:`${T.file}:${T.line}`}),4606:((he,G,t)=>{t.d(G,
{Bc:()=>E,Cg:()=>P,Hf:()=>T,MC:()=>R,ux:()=>w,wD:()=>$});var d=t(8294),v=t(4481),u=t(8032),k=t(255),A=t(5106);const y=1440*60*1e3;function R(h,r){const{host:l,credentials:f}=h;
if(!f?.life||f.problem!==null)return h;const{source:p,life:o}=f,i=(o.expires-r.now)/y,m=(o.expires-(o.issued??0))/y<=r.certificateDays;if(i>=(m?0:r.certificateDays))
return h;const n=new Date(o.expires).toISOString().slice(0,10),a=d.C3({host:l,source:p,on:n,days:i});return{...h,credentials:{...f,problem:a}}}const P={misnamed:[],
cause:null,refusals:[]};function w(h,r,{role:l},f){const{isFork:p,isAsked:o}=f,{hasToken:i=!1,source:m,problem:n=null}=h.credentials??{},e=n?.code==="credential\
s-expiry"&&n.flaw===void 0?null:n,{status:s=null}=h.attempt.hops.at(-1)??{},c=i||!o?[]:M(h,f),g=o&&(0,u.n3)(h.host),O=g&&s===403||p&&!i?null:e??(i?null:h.lost)??
c[0]??null,D=(0,A.Uc)(h.host).length===0,x=r.filter(({problem:{code:F,refusal:W}})=>W!==void 0&&(O!==null||F==="document-unauthorized"||!(p||g||D&&W==="hides"))),
L=x.some(({problem:F})=>F.code!=="document-unauthorized")||l!=="guest"&&(p||s===401);return O!==null||L&&!i?{misnamed:c,cause:O??{isFork:p,...E(h)},source:m,refusals:x}:
{...P,misnamed:c}}const $=(h,{cause:r,source:l,refusals:f})=>r!==null&&f.includes(h)?(0,v.to)(h.problem,r,l):h.problem;function T({problem:h,services:r},{cause:l,
refusals:f}){if(f.length===0)return!1;const p=f.flatMap(o=>o.services);return h===l||h.code==="credentials-missing"&&r.every(o=>p.includes(o))}const M=(h,{tokenVariables:r,
hosts:l})=>(0,k.Bz)(r,h.host,l).filter(({isParent:f})=>!f||C(h)).map(f=>d.z2({host:h.host,...f})),C=({attempt:{discovery:h}})=>h.kind==="failed"&&h.problem.code===
"document-unauthorized";function E({credentials:h,looks:r}){const l=r.flatMap(i=>i.looks),f=i=>[...new Set(l.flatMap(({held:m,source:n})=>m!=="not read"===i?n:[]))],
p=h===null?f(!0):[h.source],o=h===null?f(!1):[];return{searched:p,notRead:o}}}),493:((he,G,t)=>{t.d(G,{j7:()=>_,k2:()=>F,S4:()=>O});var d=t(9432),v=t(8936),u=t(
2170),k=t(9119),A=t(8032),y=t(255),R=t(1780),P=t(3217),w=t(4756),$=t(9615),T=t(8185),M=t(2886);function C(S,V,Q){const{notes:ee,usages:Z,requirements:re,isEmpty:_e}=S,
{complaints:de,tokenHosts:$e,namedHosts:ge,answered:oe,contacted:ae,unopened:le}=S,Ee=({problem:H,places:[X]})=>H.code==="file-syntax"&&typeof X=="object"&&X.inside===
void 0,fe=new Set(ee.filter(Ee).map(u.W7)),ve=({problem:H})=>V.allowedHosts.length>0&&H.code==="source-near-miss"&&H.severity==="notice",N=[...(0,T.CS)(Z,V),...(0,T.
VS)(Z,re,le,V),...oe.map(H=>E(H,V)),...de,...(0,P.ky)($e,ae,ge)],B=[...ee.filter(H=>!ve(H)).map(H=>h(H,fe,V)),...N.map(H=>({...H,severity:(0,M.v1)(H,V.dialect.clients)})),
..._e?[r(V)]:[]],{placed:U=[],placeless:K=[]}=Object.groupBy(B,({places:H})=>H.length>0?"placed":"placeless");return[...(0,u.Qp)(U,H=>{const{problem:X,severity:ie,
affects:I,host:se,namedHost:q,exclude:J}=H,{code:ne,message:te,help:ce}=X;return[se,q,ne,ie,te,ce,I,J===void 0]}),...K].map(H=>(0,M.hD)(H,Q))}function E(S,V){const{
host:Q,problem:ee}=S;return Q===null?S:{...S,services:[],problem:(0,$.as)(ee,(0,M.TC)(Q,[],V))}}function h(S,V,{dialect:Q,allowedHosts:ee}){const{problem:Z,isPlaceholder:re,
checkedFor:_e=Q.clients}=S;if(ee.length>0&&(0,T.KJ)(S)){const N=(0,R.xI)`${Z.message}; it may use hosts that are not in \`allowed-hosts\``;return{...S,problem:{
...Z,message:N},severity:"error"}}const de=(0,u.W7)(S),$e=(0,u.Xd)(S),ge=S.aside!==void 0||$e!==null&&(0,k.MV)($e),oe=S.severity==="error"&&re===!0,ae=V.has(de)&&
Z.code!=="file-syntax",Ee=S.severity==="error"&&(oe||ae||ge)?"warning":(0,M.v1)(S,_e);if(!ge&&!oe)return{...S,severity:Ee};const{help:fe,...ve}=Z;return{...S,severity:Ee,
problem:Z.code==="file-syntax"?ve:Z,exclude:[(0,k.n7)(S.aside??de)]}}const r=({scan:S,hostnames:V,usages:Q})=>(0,u.kH)((0,w.JW)({scan:S,hasHostnames:V.length>0,
isFleet:Q.length>0}));var l=t(3096),f=t(5106);function p(S,V,Q,ee){const Z=V.filter(ae=>ae.rows.some(({worst:le})=>le==="error")),re=new Set(Z.flatMap(({directory:ae,
clients:le})=>le.map(Ee=>`${Ee} ${ae}`))),_e=new Set([...Q.flatMap(o),...ee].flatMap(n)),de=({client:ae,directories:[le,...Ee]})=>[`own ${le}`,le,...Ee].some(fe=>_e.
has(`${ae} ${fe}`)),$e=S.filter(ae=>re.has(`${ae.client} ${ae.directory}`)||!ae.isAside&&de(ae)),ge=ae=>[...new Set(ae.map(({directory:le})=>le))],oe=A.Du.filter(
ae=>$e.some(({client:le})=>le===ae));return{failing:ge($e),of:ge(S).length,clients:oe}}function o({findings:S,requirements:V}){const Q=V.filter(({isForInit:ee})=>ee);
return S.flatMap(ee=>ee.services.length===0?Q.map(({service:Z,because:re})=>({...ee,services:[Z],places:re})):Q.some(({service:Z})=>ee.services.includes(Z))?ee:
[])}const i=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,m=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;function n(S){
const{problem:V,affects:Q,places:ee,severity:Z,rowKeys:re,services:_e}=S,{code:de}=V;if(!(Z==="error"&&(0,M.ER)(S))||re!==void 0||i.test(de))return[];const ge=m.
test(de)||_e.length>0&&_e.every(oe=>f.c4.includes(oe));return ee.flatMap(oe=>{if(typeof oe=="string")return[];const ae=`${ge?"own ":""}${(0,l.jt)(oe.file)}`;return Q.
map(le=>`${le} ${ae}`)})}var a=t(6146);let e=function(...S){return{judgeRequests:e}=t.late([5866,7786,3053],7786),new.target?new e(...S):e(...S)},s=function(...S){
return{crashedVisit:s}=t.late([5866,7786,3053],7786),new.target?new s(...S):s(...S)},c=function(...S){return{judgeVisit:c}=t.late([5866,7786,3053],7786),new.target?
new c(...S):c(...S)},g=function(...S){return{outcomesOf:g}=t.late([5866,7786,3053],7786),new.target?new g(...S):g(...S)};const _={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function O(S,V,Q=()=>[]){const{predicted:ee,stopped:Z,visits:re,guesses:_e}=S,{clients:de}=V.dialect,$e={...V,guesses:_e,
machine:W(re),clients:de},ge=L(S,{...V,...$e}),oe=b(S,ge,V,$e),ae=[...ge.flatMap(U=>U.findings),...oe],le=U=>U.filter(K=>!(0,M.pi)(K,V.ignore)).sort(M.Np),Ee=ge.
map(U=>{const K=le(U.findings.filter(Y=>!(0,M.zX)(Y)));return{...U,findings:K,clients:g(K)}}),fe=({exclude:U})=>+(U!==void 0),ve=le([...ge.flatMap(U=>U.findings.
filter(M.zX)),...oe]).toSorted((U,K)=>(0,M.Np)(U,K)||fe(U)-fe(K)),N=[...Ee.flatMap(U=>U.findings),...ve].sort(M.Np),B=(0,a.$)(ee.roots,le(ae));return{passed:Z.length===
0&&!N.some(({severity:U})=>F(U,V.failOn)),stopped:Z,hosts:Ee,files:ve,findings:N,ignored:ae.length-N.length,unmatched:V.ignore.filter(U=>!ae.some(K=>(0,M.pi)(K,
[U]))),roots:B,init:p(S.roots,B,Ee,ve),lines:x(N,Q)}}const D=1e3;function x(S,V){const Q=S.flatMap(ee=>(0,u.Xd)(ee)??[]).filter(({file:ee,column:Z,endColumn:re})=>re>
Z&&(0,k._M)(ee)===null);return V((0,k.jH)(Q).slice(0,D))}function L(S,V){const{visits:Q,newHosts:ee,predicted:Z}=S,re=Map.groupBy(S.requirements,({host:ge})=>ge),
_e=Map.groupBy(Z.notes,({host:ge})=>ge),de=new Map(Z.requests.map(ge=>[ge.host,ge])),$e={...V,...S,hosts:new Set(Q.map(({host:ge})=>ge))};return Q.map(ge=>{const{
host:oe}=ge,ae={visit:ge,requirements:re.get(oe)??[],predicted:_e.get(oe)??[],requests:de.get(oe)??null,answering:Z.answering,isNew:ee.has(oe)};try{return c(ae,
$e)}catch(le){return s(ae,$e,le)}})}function b(S,V,Q,ee){const{notes:Z,requests:re,unopened:_e}=S.predicted,de=new Set(V.map(({visit:N})=>N.host)),$e=V.flatMap(
({visit:N,services:B})=>(0,P.fc)(N,B)),ge=[...Z,...re.flatMap(N=>e(N,[],Q))],{files:oe=[],hosts:ae=[]}=Object.groupBy(ge,({host:N})=>N===null?"files":"hosts"),Ee=[
...V.flatMap(({findings:N})=>N),...ge].filter(N=>!(0,M.pi)(N,ee.ignore)).map(({problem:N})=>(0,R.pj)(N.message)),fe={...S,complaints:S.complaints.filter(({problem:N})=>!Ee.
some(B=>B.endsWith((0,R.pj)(N.message)))),unopened:_e,notes:[...S.notes,...oe,...(0,P.MU)(S.bots??[],V)],answered:ae.filter(({host:N})=>N!==null&&!de.has(N)),contacted:[
...de,...[...$e,...re].map(({host:N})=>N)]},ve={concerned:A.zK,reader:null,isHostNew:!1,machine:null};return C(fe,Q,{...ee,...ve})}const F=(S,V)=>S==="error"?V!==
"never":S==="warning"&&V==="warning";function W(S){const V=S.filter(({attempt:de})=>de.hops.length>0),[Q,...ee]=V.flatMap(de=>z(de)??[]);if(!Q||ee.length<V.length-
1||!(V.some(({host:de})=>(0,d.VW)(de)!==null)||ee.length>0&&!Q.isCommon)||ee.some(de=>j(de)!==j(Q)))return null;const _e=V.map(({host:de})=>(0,y.nx)(de));return(0,v.
e4)(_e,[Q,...ee])}const j=({verb:S,what:V})=>S.startsWith("cannot")?S:V;function z({attempt:{discovery:S,hops:V}}){const Q=S.kind==="failed"?S.problem.obstacle:
void 0;return V.every(({status:Z})=>Z===null)||Q?.verb==="does not reach"?Q:void 0}}),2218:((he,G,t)=>{t.d(G,{CG:()=>P,Fh:()=>M,T1:()=>$,T5:()=>T,en:()=>C,h1:()=>w,
wX:()=>E});var d=t(1011),v=t(2801),u=t(9119),k=t(8032),A=t(255),y=t(5106);const R=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_de\
fault","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function P(h,r,l,f=(0,d.kA)(r)){const p=[
"hostnames input"],o=h.hostnames.flatMap(({host:n,services:a})=>{const e=a.length>0?a:h.requiredServices,s=e.length>0?e:["any"],c={host:n,clients:l,because:p,isImplied:!1,
isForInit:!0};return s.map(g=>({...c,service:g}))}),i=new Set([...f,...h.hostnames.map(({host:n})=>n)]),m=r.flatMap(({kind:n,needs:a,place:e})=>a.map(s=>({...s,
because:[e],isImplied:!i.has(s.host),isForInit:!R.has(n)})));return w([o,m],l)}function w(h,r){return(0,u.c1)(h.flat(),({host:l,service:f})=>`${l} ${f}`).map(l=>{
const[{host:f,service:p}]=l;return{host:f,service:p,clients:[...r.filter(o=>l.some(i=>i.clients.includes(o)))],because:(0,u.As)((0,u.p)(l.flatMap(({because:o})=>o))),
isImplied:l.every(({isImplied:o})=>o),isForInit:l.some(({isForInit:o})=>o)}})}const $=({because:h})=>h.every(r=>typeof r!="string"&&r.inside?.isPublic===!0);function T(h,r,l){
const f=i=>i.inside!==void 0,p=h.flatMap(i=>{const{calls:m,providers:n,client:a}=i,e={clients:[a],isForInit:!0},s=m.flatMap(({module:g,place:_})=>{if(g===null||
!f(_))return[];const{host:O,hostImplied:D}=g;return{...e,host:O,service:y.e$,because:[_],isImplied:D}}),c=n.flatMap(({provider:g,places:_})=>{const O=_.filter(f);
if(O.length===0||!r(g,i))return[];const{host:D}=g;return{...e,host:D,service:y.xq,because:O,isImplied:(0,k.n3)(D)}});return[...s,...c]}),o=i=>typeof i=="string"?
i:`${i.file}:${i.line} ${i.inside?.isPublic}`;return w([p],l).map(i=>({...i,because:(0,u.t6)(i.because,o)}))}const M=(h,{isGuess:r},l)=>{const f=l.flatMap(({host:p,
isImplied:o})=>o?p:[]);return r?[{repository:h,hosts:new Set(f)}]:[]};function C(h,{hostnames:r,allowedHosts:l}){const f=new Set(r.map(({host:o})=>o)),p=new Map;
for(const{host:o,isImplied:i,because:m,clients:n}of h){if(f.has(o)||p.has(o))continue;const a={host:(0,A.nx)(o)},[e]=m.filter(c=>typeof c!="string"),s=i&&e!==void 0&&
{implied:{place:e,clients:n}};(0,A.Rt)(o)?p.set(o,(0,v.U7)(a)):(0,A.Jr)(o,l)||p.set(o,(0,v.wp)({...a,...s}))}return p}const E=(h,r)=>new Set([...k.Du,...Object.
values(k.bB),...y.fg,...h.flatMap(({host:l,service:f=l})=>[l,(0,A.pk)(l),f]),...r.flatMap(({directHost:l})=>l??[])])}),9582:((he,G,t)=>{t.d(G,{A7:()=>P,AV:()=>A,
LH:()=>v,T:()=>E,Tb:()=>R,aZ:()=>d,c3:()=>w,ql:()=>y,sD:()=>T,sc:()=>$,zC:()=>C});class d extends Error{span;constructor({path:l,span:f},p){super(`${l.join(".")}\
 must be ${p}`),this.span=f}}function v(r){try{return r(),null}catch(l){if(l instanceof d)return l;throw l}}const u=r=>r.name!==void 0;function k(r,l){if(r.kind===
"object")return r.items.filter(u);throw new d(l,"a block")}function A({value:r,hasLabels:l}){if(r.kind!=="object")return[];const f=r.items.filter(u);return l?f.
flatMap(A):[f]}function y(r,l,f,p={}){for(const o of Object.keys(f)){const i=r.filter(a=>a.name.toLowerCase()===o),[m]=i;if(m===void 0)continue;const n={path:[...l.
path,o],span:m};for(const{value:a}of i)p[o]=f[o](a,n,p[o])}return p}const R=(r,l)=>(f,p,o)=>y(k(f,p),p,r,l?o:{}),P=r=>(l,f,p=new Map)=>{for(const{name:o,start:i,
end:m,value:n}of k(l,f)){const a={path:[...f.path,o],span:{start:i,end:m}};p.set(o,{start:i,end:m,value:r(n,a,p.get(o)?.value)})}return p},w=r=>(l,f,p=[])=>{if(l.
kind!=="tuple")throw new d(f,"a list");for(const o of l.elements)p.push(r(o,f));return p},$=(r,l)=>{if(r.kind==="string"||r.kind==="template")return r.verbatim??
"";if(r.kind==="primitive"&&r.value===null)return"";if(M(r))return String(r.value);throw new d(l,"a string")},T=(r,l)=>{if(M(r))return r.value;if(r.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(r.value))return Number(r.value);throw new d(l,"a whole number")},M=r=>r.kind==="primitive"&&Number.isSafeInteger(r.value)&&String(
r.value).length===r.end-r.start,C=(r,l)=>{if(r.kind==="primitive"&&typeof r.value=="boolean")return r.value;throw new d(l,"true or false")},E=(r,l,f)=>{const p=h(
r,l);if(f!==void 0&&(typeof f=="object"||typeof f!=typeof p))throw new d(l,"set only once");return p};function h(r,l){if(r.kind==="tuple")return r.elements.map(
f=>h(f,l));if(r.kind==="object"){const f=P(E)(r,l);return Object.fromEntries(Array.from(f,([p,o])=>[p,o.value]))}if(r.kind!=="primitive"||r.value===null)return $(
r,l);if(Math.abs(Number(r.value))>2**63)throw new d(l,"a whole number");return r.value}}),850:((he,G,t)=>{t.d(G,{vH:()=>E,bf:()=>T,cd:()=>M,Ge:()=>h,Ol:()=>r});
var d=t(7811),v=t(8643),u=t(8032),k=t(3846),A=t(9582),y=t(255),R=t(5243);function P(s,c){const g=z=>(0,d.TR)(`the pattern ${(0,d.ol)(s)} ${z}; write [HOST/]NAME\
SPACE/TYPE`),_=s.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[O="",D="",x]=_.reverse(),L=x===void 0?(0,d.Ju)((0,R.Vm)(
c)):w(x,y.Pv),b=w(D,z=>(0,k.W_)(z,c)),F=w(O,k.sL);if(!L.ok)return g(`has an invalid hostname: ${L.why}`);if(!b.ok)return g(`has an invalid namespace: ${b.why}`);
if(!F.ok)return g(`has an invalid type: ${F.why}`);const W={host:L.value,namespace:b.value,type:F.value};return(W.host!==null||W.namespace===null)&&(W.namespace!==
null||W.type===null)?(0,d.Ju)(W):g('has a part after "*" that is not "*"')}const w=(s,c)=>s==="*"?(0,d.Ju)(null):c(s);let $=function(...s){return{configFinding:$}=
t.late([3276,3123],3123),new.target?new $(...s):$(...s)};const T=({include:s},c)=>s.length===0||s.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===c||!_.includes(".")&&(0,u.n3)(c)});function M({methods:s},{host:c,namespace:g,type:_}){const O=D=>D.some(x=>(x.host??c)===c&&(x.namespace??g)===g&&(x.type??
_)===_);return s.filter(({include:D,exclude:x})=>!O(x)&&(D.length===0||O(D)))}const C="provider_installation",E=s=>({...s,kind:"local",place:{file:s.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),h=({file:s,line:c})=>c===0?s:`${s}:${c}`;function r(s){const{client:c,mirrors:g,installations:_,pluginDirectories:O}=s,
D=_.map(z=>{const{blocks:S,mistakes:V}=l(z,c,s.hasOciMirrors),Q=V.map(({span:Z,why:re})=>{const _e=z.placeOf(Z);return $(c,{kind:"block",file:h(_e),why:re},_e)}),
ee=Q.map(({problem:Z},re)=>({problem:Z,include:V[re]?.include??[]}));return{blocks:S.map(Z=>({...Z,rejected:ee})),findings:Q}}),[x=null,...L]=D.flatMap(({blocks:z})=>z),
b=[...D.flatMap(z=>z.findings),...L.map(({place:z})=>$(c,{kind:"two installations"},z))],F=O.map(z=>E({path:z})),[W]=F,j=W===void 0?x:{place:W.place,methods:F,overridden:x?.
overridden??[],rejected:[]};return{client:c,mirrors:g,installation:j,findings:b}}function l({items:s,placeOf:c},g,_=g==="opentofu"){const O=_?i:o,D=[],x=[];for(const L of s)
if(L.name===C){if(L.isAssigned||L.value.kind!=="object"){x.push({span:L,why:`${C} must be a block without "="`,include:[]});continue}for(const b of A.AV(L)){const F={
place:c(L),methods:[],overridden:[],rejected:[]};for(const W of b){const j=p(W,c(W),{client:g,locations:O},F);j!==null&&x.push({span:W,why:j,include:f(W)})}D.push(
F)}}return{blocks:D,mistakes:x}}function f(s){try{const[c=[]]=A.AV(s);return A.ql(c,{path:[s.name],span:s},e).include??[]}catch(c){if(c instanceof A.aZ)return[];
throw c}}function p(s,c,{client:g,locations:_},O){const{name:D,value:x}=s,[L]=s.isAssigned?[]:A.AV(s);if(L===void 0)return`${D} must be a block without "="`;const b={
path:[C,D],span:s};try{if(D==="dev_overrides"){if(O.methods.length>0)return"dev_overrides must come before all methods";const z=[...A.A7(A.sc)({...x,kind:"objec\
t",items:L},b).keys()].map(S=>(0,k.mi)(S,g));return O.overridden.push(...z.filter(S=>S.kind!=="invalid")),null}const F=_.get(D);if(F===void 0&&i.has(D))return`${D}\
 needs OpenTofu 1.10 or later`;if(F===void 0)return`${C} has no method ${(0,d.ol)(D)}`;const W=m(L,b,F,g);return W.ok&&O.methods.push({...W.value,place:c}),W.ok?
null:W.why}catch(F){if(F instanceof A.aZ)return F.message;throw F}}const o=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),i=new Map(
[...o,["oci_mirror","repository_template"]]);function m(s,c,g,_){const O=g??"",{[O]:D=""}=A.ql(s,c,{[O]:A.sc});if(g!==null&&D==="")return(0,d.TR)(`${c.path.at(-1)}\
 has no ${O}`);const x=g==="url"?a(D):null;if(g==="url"&&x===null)return(0,d.TR)("url must be an https URL, without variables");const{include:L=[],exclude:b=[]}=A.
ql(s,c,e),F=g==="repository_template"&&!/\$\{\s*type\b/.test(D),W=new Map;for(const ee of[...L,...b]){const Z=P(ee,_);if(!Z.ok)return F?(0,d.TR)(`${Z.why}; ${n}`):
Z;W.set(ee,Z.value)}const j=ee=>ee.flatMap(Z=>W.get(Z)??[]),z={include:j(L),exclude:j(b)},[S,...V]=z.include;if(F&&(V.length>0||!S?.type))return(0,d.TR)(n);if(x!==
null)return(0,d.Ju)({...z,kind:"network",url:x});if(g===null)return(0,d.Ju)({...z,kind:"direct"});const Q=g==="path"?{path:D}:{path:null,shown:D};return(0,d.Ju)(
{...z,kind:"local",...Q})}const n="repository_template has no ${type}";function a(s){const c=(0,v.Dl)(s);return c.ok&&c.value.scheme==="https"&&c.value.host!==""?
c.value:null}const e={include:A.c3(A.sc),exclude:A.c3(A.sc)}}),4165:((he,G,t)=>{t.d(G,{FG:()=>C,NG:()=>k,kX:()=>E,oq:()=>M});var d=t(3916),v=t(9432),u=t(3096);const k="\
it is in a submodule, which this check does not fetch",A=8*1024*1024,y=5e3,R=5e4,P=4096,w=16*1024*1024,$=/\.(?:tf|tofu)(?:\.json)?$/,T=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function M(){const h=new Map,r=new Set([""]),l=new Set,[f,p]=[new Map,new Map],o={files:0,bytes:0,names:0};let i;const m=_=>{i??=_},n=_=>m({kind:"unread",why:`${_}\
, the limit of this check`}),a=_=>m({kind:"broken",why:(0,v.dh)(_)});function e(_){return T.test(_)&&a(`entry contains '..': ${_}`),_.length>P&&n(`a name in it \
has more than ${P} characters`),i!==void 0?"":_.split("/").filter(O=>O!==""&&O!==".").join("/")}function s(_){let O=_;for(;i===void 0&&!r.has(O);)h.has(O)&&a(`${O}\
: not a directory`),r.add(O),o.names+=O.length,r.size>R&&n(`it has more than ${R} directories`),o.names>w&&n("the names of its directories have more than 16 Mi \
characters"),O=(0,u.jt)(O)}function c(_,O){const D=e(_);if(s((0,u.jt)(D)),r.has(D)&&a(`${D}: is a directory`),i===void 0){if(!$.test(D)){l.add((0,u.jt)(D));return}
if(o.files+=1,o.bytes+=O,o.files>y&&n(`it has more than ${y} files of configuration`),o.bytes>A&&n("it has more than 8 MiB of configuration"),i===void 0)return x=>{
h.set(D,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(x))}}}function g(_,O,D){_.set(e(O),D),_.size>y&&n(`it has more than ${y} links that lead to no file`)}return{
failure:()=>i,stop:m,directory:_=>s(e(_)),file:c,unreadable:(_,O)=>{$.test(_)&&g(f,_,O)},unknown:(_,O)=>g(p,_,O),finish:()=>i??{kind:"read",tree:{files:h,directories:r,
mixed:l,unreadable:f,unknown:p}}}}const C=({unknown:h},r)=>[...h].find(([l])=>`${r}/`.startsWith(`${l}/`)||$.test(l)&&(0,u.jt)(l)===r)?.[1];function E(h,{directories:r,
files:l,mixed:f}){if(!/[*?[]/.test(h))return h;const p=n=>n.replaceAll(/(?<=^|\/)\./g,"_"),[o,...i]=[...r,...l.keys()].filter(n=>(0,d.matchesGlob)(p(n),p(h))),m=i.
length>0||/(?:^|\/)\*$/.test(h)&&f.has((0,u.jt)(h));return o===void 0||m?h:o}}),7439:((he,G,t)=>{t.d(G,{w:()=>R});var d=t(7706),v=t(9373),u=t(2172),k=t(1824);let A=function(...P){
return{providerNamed:A}=t.late([4284],4284),new.target?new A(...P):A(...P)};const y=3;function R(P,{address:w,place:$},T,M){const{expected:C,configured:E}=T.configurations,
h=P.configurations.calls.get(w)??[],r=(0,v.Nm)(h.filter(({kind:s})=>s==="provider-passed")),l=new Set(r.map(({text:s})=>s)),f=r.filter(({text:s})=>{const c=A(s,
T,M),g=A(s,P,M,!1);return g&&c&&(0,u.JT)(g)!==(0,u.JT)(c)}),p=C.values().filter(({text:s})=>!l.has(s)),o=r.flatMap(({text:s})=>E.get(s)??[]),i=h.find(({kind:s})=>s===
"call-repeated"),[m]=E.values(),n={call:w,canChange:P.way===void 0},a=(s,c)=>{const g=(0,k.VV)(T,s.place),_=g.inside===void 0?[$,g]:[g];return{problem:(0,d.io)(
c),places:_}},e=[...p.take(y).map(s=>a(s,{...n,kind:"not-passed",name:s.text})),...f.map(s=>({problem:(0,d.io)({...n,kind:"of-other",name:s.text}),places:[(0,k.
VV)(P,s.place)]})),...o.map(s=>a(s,{...n,kind:"overridden",name:s.text}))];return i===void 0||m===void 0?e:[...e,a(m,{...n,kind:"repeated",argument:i.text})]}}),
9373:((he,G,t)=>{t.d(G,{LU:()=>E,Nm:()=>y,Pv:()=>w,fJ:()=>h,hK:()=>T,n6:()=>f,s1:()=>p,z0:()=>R});var d=t(9119),v=t(8032),u=t(3096),k=t(5243),A=t(2172);function y(o){
const m=o.map(({place:n})=>(0,d.Xs)(n)).findLast(u.LA);return m===void 0?o:o.filter(({place:n})=>(0,d.Xs)(n)===m)}const R=({kind:o})=>o==="module"||o==="state"||
o==="lock",P=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function w(o,i){const{usages:m,
declared:n,units:a,installed:e=[],versions:s={}}=o,c=new Map,g=L=>{const b=c.get(L)??T(L);return c.set(L,b),b},_=({directories:L,place:b})=>L?.map(g)??[g((0,u.jt)(
b.file))];for(const L of a){const b=g(L.directory);b.unit=L,b.hasConfiguration=!0,b.isInitialised=!0,L.module!==null&&b.children.push({name:L.module,root:null,call:null})}
for(const L of m)if(!(!L.clients.includes(i)||L.kind==="saved_state"))for(const b of _(L))L.kind==="test_module"?b.tests.push(L):M(b,L,i);for(const L of n){const{
kind:b,place:F}=L;if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(F.file)))for(const W of _(L))$(W.configurations,L)||W.declared.push(L),b==="lock"?C(W,F):W.hasConfiguration=
!0,W.isInitialised||=b==="state"}const O=L=>{const{hasConfiguration:b=!1,lockFile:F=null}=c.get(L)??{};return b||F!==null},D=i==="terraform"&&(0,v.$l)("testsAlo\
ne",s),x=new Map([...c.values()].filter(({tests:L})=>L.length>0).map(L=>{const b=L.tests.flatMap(({text:F})=>F??[]);return[L,(0,u.Bo)(L.name,O,b)]}));for(const L of D?
x.values():[])g(L).hasConfiguration=!0;for(const[L,b]of x)l(L,O(b)?g(b):L);for(const L of c.values()){const{expected:b,configured:F}=L.configurations;for(const W of F.
keys())b.delete(W)}for(const[L,b]of Map.groupBy(e,F=>F.root))g(L).installed=new Map(b.map(F=>[F.key,F]));return c}function $(o,i){const{kind:m,text:n,localName:a}=i;
if(m==="provider-expected")o.expected.set(n,i);else if(m==="provider-configured")o.configured.set(n,i);else if(m==="provider-passed"||m==="call-repeated"){const e=`\
module.${a}`,s=o.calls.get(e);s===void 0?o.calls.set(e,[i]):s.push(i)}else return!1;return!0}const T=o=>({name:o,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[o]});function M(o,i,m){
const n=i.address==="terraform"&&o.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!n)&&(i.kind==="lock_provider"?C(o,i.place):o.hasConfiguration||=!(0,u.
hl)(i.place.file),!(!P.test(i.kind)||i.isOverridden&&i.kind!=="module")&&(o.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:a,root:e}of(0,A.
MZ)(i,m)){const[s=null]=r(o.name,a);o.children.push({name:s,root:e,call:i})}}function C(o,{file:i}){o.lockFile=i,o.isInitialised=!0}const E=o=>o!==null&&(o.isPartial||
o.module===null),h=(o,{name:i,unit:m})=>o.root===null||m===null&&o.root===i,r=(o,i)=>i!==null&&(0,k.Nj)(i)?[(0,u.un)(o,i)]:[];function l(o,i){i.isInitialised=!0,
i!==o&&(i.tests.push(...o.tests),o.tests=[])}const f=({name:o,tests:i})=>i.flatMap(({text:m})=>r(o,m)),p=o=>[...o.children.flatMap(({name:i})=>i??[]),...f(o)]}),
9465:((he,G,t)=>{t.d(G,{C_:()=>l,Zf:()=>o,fO:()=>p});var d=t(3916),v=t(3791),u=t(2170),k=t(9119),A=t(8339),y=t(3096),R=t(1780),P=t(3298),w=t(4165),$=t(7439),T=t(
9373),M=t(1039),C=t(1824);let E=function(...a){return{callsOf:E}=t.late([4284],4284),new.target?new E(...a):E(...a)},h=function(...a){return{textNotes:h}=t.late(
[4284],4284),new.target?new h(...a):h(...a)},r=function(...a){return{withoutRefused:r}=t.late([4284],4284),new.target?new r(...a):r(...a)};const l=({source:a,constraint:e,
place:s},c)=>JSON.stringify([c,a,e?.text??null,s.inside?.isPublic??null]),f=20;class p{rules;notes=[];constructor(e){this.rules=e}follow(e,s,c){const[g,..._]=e,
O=new Set,D=new Set,x=e.map(W=>({directory:W,tree:null,from:null}));for(const W of x){if(this.rules.isEnded())break;const{directory:j,tree:z}=W;for(const S of E(
j,e[0],{client:s,isAsked:c})){const V=this.rules.opened.get(l(S,s));if(V===void 0)continue;const Q=(0,C.bj)(S,V,j.way),ee={...S,address:(0,C._Q)(j.way,S.address)},
{tree:Z,directory:re}=V;D.add((0,C.qv)(Q)),this.saySubmodules(V,S.place,s),x.push(...this.enter({from:W,call:ee,tree:Z,name:re,way:Q},s,O))}if(!(z===null||j.way===
void 0))for(const{name:S,call:V}of j.children){if(S===null||V===null)continue;const Q=(0,C.ux)(j.way,V.address),ee=V.text??"",Z={address:V.address,source:ee,place:(0,C.
VV)(j,V.place)};if(/^\.\.(\/|$)/.test(S)){const re=n(S,j.way,D)?(0,v.q)({what:"package",why:m,cure:void 0,names:[ee]}):(0,A.DA)({reason:"leads-out",text:ee});this.
say(re,Z.place,s)}else x.push(...this.enter({from:W,call:Z,tree:z,name:S,way:Q},s,O))}}const L=x.flatMap(W=>W.tree===null?[]:W.directory),b=L.find(({way:W})=>W?.
address==="");if(g.unit===null||b===void 0)return[g,..._,...L];const F=L.filter(W=>W!==b);return[(0,M.A2)(g,g.unit,b),..._,...F]}allNotes(){return(0,u.Qp)(this.
notes,({problem:e,places:s})=>[(0,R.pj)(e.message),s.map(k.df)])}enter({from:e,call:s,tree:c,name:g,way:_},O,D){const{place:x}=s,L=(0,w.FG)(c,g);if(L!==void 0){
const ee=[s.source];return this.say((0,v.q)({what:"package",why:L,cure:void 0,names:ee}),x,O),[]}const b=this.rules.read(c)(O)(g);if(b===null)return this.say((0,A.
Iz)({path:g,maker:null,in:_.package}),x,O),[];const F=_.address==="",W=F&&e.directory.unit?.covers||[],j=new Set(W.map(ee=>(0,y.Gz)(g,ee))),{module:z}=e.directory,
S=(0,M.Oj)({...b.directory,way:_,module:z},j),V=F?[]:(0,$.w)(e.directory,s,S,O);for(const{problem:ee,places:Z}of V)this.notes.push((0,u.kH)(ee,{places:Z,clients:[
O]}));if(i(e,c,g)&&this.say((0,A.DA)({reason:"endless",text:s.source}),x,O),D.has(b.directory))return[];if(D.add(b.directory),_.through.length>f){const ee=(0,v.
q)({what:"chain",max:f,names:[_.package]});return this.say(ee,x,O),[]}const Q={clients:[O],isPlaceholder:!1};for(const ee of b.notes){if(j.has((0,u.W7)(ee)))continue;
const{problem:Z,places:re,affects:_e,...de}=ee,$e=re.map(ge=>typeof ge=="string"?ge:(0,C.VV)(S,ge));this.notes.push((0,u.kH)(Z,{...de,...Q,places:$e}))}return[{
directory:S,tree:c,from:e}]}saySubmodules({name:e,tree:s},c,g){s.unknown.values().some(O=>O===w.NG)&&this.say((0,v.q)({what:"submodules",names:[e]}),c,g)}say(e,s,c){
this.notes.push((0,u.kH)(e,{places:[s],clients:[c]}))}}const o=(a,e)=>(0,P.O)(s=>{const c=a(s);return(0,P.O)(g=>(0,P.O)(_=>{const O=c(_);if(O===null)return null;
const{usages:D,declared:x}=O,L=(0,T.Pv)({usages:D,declared:x,units:[]},g),b=r(O.notes,D),F=x.filter(({kind:j})=>j!=="state-expression"),W=[...b,...h(D,F,e)];return{
directory:L.get(_)??(0,T.hK)(_),notes:W.filter(({clients:j})=>j.includes(g))}}))});function i(a,e,s){for(let c=a;c!==null;c=c.from)if(c.tree===e&&c.directory.name===
s)return!0;return!1}const m="it leads out of its package, to what else is installed";function n(a,e,s){const[c=""]=(0,d.normalize)((0,d.join)((0,C.qv)(e),a)).split(
"/");return c===".."||s.has(c)}}),1039:((he,G,t)=>{t.d(G,{A2:()=>R,Oj:()=>y,k0:()=>A});var d=t(3096),v=t(3846),u=t(9373),k=t(1824);function A(P,w,$=(0,u.hK)(P.name)){
const T=({kind:C})=>C!=="lock_provider"||P.lockFile===null,M={...P,usages:[...P.usages,...$.usages.filter(T)],declared:[...P.declared,...$.declared],lockFile:P.
lockFile??$.lockFile,parts:[...P.parts,...$.parts,...w.files.map(d.jt)]};return y(M,new Set(w.replaced))}function y(P,w){const $=({place:T})=>!w.has(T.file);return{
...P,usages:P.usages.filter($),declared:P.declared.filter($),children:P.children.filter(({call:T})=>T===null||$(T))}}function R(P,w,$){const T=r=>({...r,place:(0,k.
VV)($,r.place)}),M=$.usages.map(r=>T({...r,version:r.version&&T(r.version)})),C=[...P.usages,...M],E=C.filter(({kind:r})=>r.startsWith("required_provider")),h=new Set(
E.map(({address:r})=>(0,v.op)(r)));return{...P,unit:{...w,module:P.name},usages:C.filter(({kind:r,text:l})=>r!=="implied_provider"||!h.has((0,v.A5)(l))),declared:[
...P.declared,...$.declared.map(T)]}}}),1824:((he,G,t)=>{t.d(G,{CY:()=>d,VV:()=>v,_Q:()=>y,bj:()=>A,qv:()=>R,ux:()=>u});const d=(P,w)=>P===void 0||P.address===""?
w:`${P.address}.${w}`,v=({way:P},w)=>P===void 0?w:{...P.place,inside:{through:P.through,package:P.package,isPublic:P.isPublic,file:w.file,line:w.line}},u=(P,w)=>({
...P,address:d(P,w),through:[...P.through,w]}),k="terraform";function A(P,{name:w,isPublic:$},T){const{address:M}=P,C=y(T,M);return{place:T?.place??P.place,address:M===
k?"":M,through:[...T?.through??[],`${C} (${w})`],package:w,installedBy:M,isPublic:$}}const y=(P,w)=>w.slice(d(P,"").length),R=({installedBy:P})=>P.replaceAll("m\
odule.","")}),6889:((he,G,t)=>{t.d(G,{L2:()=>P,WJ:()=>R,rU:()=>w,uQ:()=>$});var d=t(9432),v=t(9119),u=t(8032),k=t(3096),A=t(1250),y=t(4497);const R=([n,...a])=>n===
void 0||a.length>0?"both":n;function P({setting:n,scan:a}){const{name:e}=n,s=e==="auto"?null:e==="both"?u.Du:[e],c=a===null||a.isEmpty?null:a,g=M(c?.constraints??
[]),_=c===null?[]:p(c,n,s),O=f(_,g),D={setting:n,signs:O,constraints:g};if(s!==null)return o(s,["set by `dialect`"],[],D);if(c===null)return o(u.Du,[],[],D);const x=C(
O);if(x.length===0){const F="assumed; set `dialect`";return{...o(["terraform"],[F],[],D),why:F,isGuess:!0}}const L=T(x),b=L.flatMap(F=>x.find(W=>W.client===F)??
[]);return o(L,b.map(m),x,D)}function w({clients:n},a){if(a===null||a.isEmpty)return u.zK;const e=new Set([...n,...a.tools().others]);return a.usesTerragrunt&&e.
add("terragrunt"),u.zK.filter(s=>e.has(s))}function $(n,{evidence:a,versions:e}){return(s,c)=>{const g=a.some(_=>_.level==="version-file"&&_.version!==null&&_.client===
s&&r(_,{file:`${c}/`}));return n.version??(g?e[s]??null:null)}}const T=n=>u.Du.filter(a=>n.some(e=>e.client===a));function M(n){const a=n.filter(({place:e})=>!(0,v.
Zl)(e.file));return a.length===0?n:a}function C(n){const a=M(n),e=D=>{const x=D.find(L=>a.some(b=>b.level===L));return a.filter(({level:L})=>L===x)},s=e(A.A);if(s[0]?.
level!=="lock-file")return s;const c=e(E),g=[c,s].map(T).join()==="opentofu,terraform",_=({level:D,text:x})=>D==="version-file"||h.test(x),O=D=>s.every(x=>r(D,x.
place));return g&&c.some(D=>_(D)&&O(D))?c:s}const E=["version-file","tool"],h=/^uses opentofu\/setup-opentofu$/i;function r({level:n,place:a},{file:e}){const s=(0,k.
jt)(a.file);return n==="tool"||s===""||e.startsWith(`${s}/`)}const l=/^sets terraform_version$/i;function f(n,a){const e=(0,y.h4)(a.map(({text:s})=>s));return n.
flatMap(s=>{const{level:c,version:g,text:_}=s;return!(c==="tool"&&g!==null&&(0,y.lF)(g))||a.length===0||e(g)?s:l.test(_)?[]:{...s,version:null}})}function p({signs:n,
tools:a,hasCloudHostname:e},{version:s},c){const g=C(n),_=c??T(g),O=g.every(({place:W})=>(0,v.Zl)(W.file)),D=c===null&&(O||g.some(({isCloud:W})=>W)),x=s===null&&
_.some(W=>(0,y.w0)(W,[]).length>1);if(!D&&!x)return n;const{setsCloudHostname:L,signs:b}=a(),F=e||L;return[...n.filter(({isCloud:W})=>!(W&&F)),...b]}function o(n,a,e,s){
const c=n.map(O=>i(O,s)),g=c.filter(({version:O})=>O!==null),_=g.flatMap(({signs:O})=>O.slice(0,1).map(m));return{name:R(n),clients:n,releases:c.flatMap(({releases:O})=>O),
versions:Object.fromEntries(g.map(({client:O,version:D})=>[O,D??""])),why:[...new Set(_.length>0?_:a)].join(", "),evidence:[...new Set([...e,...c.flatMap(({signs:O})=>O)])]}}
function i(n,{setting:a,signs:e,constraints:s}){const c=(b,F)=>{const[W=null,...j]=b,z=(0,y.w0)(n,b);return{client:n,releases:z,version:j.length===0?W:null,signs:F}};
if(a.version!==null)return c([a.version],[]);const g=M(e.filter(b=>b.client===n&&b.version!==null)),_=new Set(g.map(({version:b})=>(b??"").replace(/^v/,"")));if(_.
size>0){const b=c([..._],g);return{...b,version:(0,y.lF)(b.version??"")?b.version:null}}const O=s.map(({text:b,place:F})=>({client:n,level:"syntax",place:F,text:`\
requires ${(0,d.dh)(b)}`,version:b})),D=c([],[]),x=O.map(({version:b})=>b),L=c(x,O);return L.releases.length===D.releases.length?D:L}const m=({place:n,text:a})=>`${n.
file}:${n.line} ${a}`}),7960:((he,G,t)=>{t.d(G,{e:()=>w});var d=t(7811),v=t(2170),u=t(8339),k=t(8032),A=t(9897),y=t(3846),R=t(1011);const P={underscores:({kind:$,
text:T})=>{if(!/^(required|lock|state_store)_provider$/.test($))return null;const M=(0,y.mi)(T??"","terraform");return M.kind==="invalid"||!M.namespace.includes(
"_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,d.ol)(T??"")}: ${y.pj}"`},oci:({kind:$,text:T,calls:M})=>{if(!/^(module|test_module)$/.
test($))return null;const C=M===void 0?[T]:M.opentofu?.map(({source:E})=>E);for(const E of C??[]){const h=(0,A.cx)(E??"","opentofu");if(h.ok&&h.value.getter==="\
oci")return(0,A.Ns)(E??"",h.value)}return null}};function w($,T){const M=Object.keys(P).filter(h=>!(0,k.$l)(h,T)),C=[];return{usages:$.flatMap(h=>{const r=M.reduce(
(l,f)=>{const{client:p,version:o}=k.Fe[f],i=l.includes(p)?P[f](h):null;if(i===null)return l;const m=`use ${k.bB[p]} ${o} or later, or another address`,n=(0,u.DA)(
{reason:"rejected",error:i,advice:m});return C.push((0,v.kH)(n,{places:[h.place],clients:[p]})),l.filter(a=>a!==p)},h.clients);return r===h.clients?h:(0,R.sw)([
h],r)}),notes:C}}}),1250:((he,G,t)=>{t.d(G,{A:()=>A,j:()=>y});var d=t(2170),v=t(9119),u=t(8032),k=t(5243);const A=["lock-file","syntax","version-file","tool","h\
ook"];class y{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:$},scope:T,isContext:M}){if(M)return;const[C,...E]=$;if(C!==void 0&&E.length===0&&
!/(^|\/)[.#][^/]*$/.test(w)){const h=`is read by ${u.bB[C]} only`;this.addSign({client:C,level:"syntax",place:{file:w,...d.wv},text:h})}for(const h of T.declared){
const{kind:r,text:l,place:f}=h;if(r==="version")R(this.constraints,l,h);else if(r==="binary"){const p=l==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"\
version-file",place:f,text:"sets terraform_binary"})}else if((0,u.SO)(r)){const{client:p,what:o}=u.$I[r];this.addSign({client:p,level:"syntax",place:f,text:`has\
 ${o}`})}}}end(w){for(const{kind:$,host:T,place:M,clients:C,isOverridden:E,text:h}of w)if($==="lock_provider"){const r=u.Du.find(f=>(0,k.Vm)(f)===T),l=`locks pr\
oviders from ${T}`;r&&this.addSign({client:r,level:"lock-file",place:M,text:l})}else $==="cloud_default"&&!E&&C.includes("terraform")?this.addSign({client:"terr\
aform",level:"syntax",place:M,text:"has a cloud block without hostname",isCloud:!0}):$==="module"&&h?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"\
syntax",place:M,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addSign(w){R(this.signs,`${w.client}\
 ${w.text}`,{...w,version:null})}}function R(P,w,$){const T=(0,v.Zl)($.place.file)?`${w} aside`:w;P.has(T)||P.set(T,$)}}),1884:((he,G,t)=>{t.d(G,{Vm:()=>oe,cw:()=>de,
aC:()=>$e});var d=t(3096),v=t(3298),u=t(5324),k=t(4756),A=t(2170),y=t(5243),R=t(9897),P=t(1250),w=t(1011),$=t(3024),T=t(6760),M=t(9968),C=t(4202),E=t(3114);const h=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
r=/(^|\/)mixins(\/|$)/,l=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,f=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
p=/(?:^|\/)testdata(?:\/|$)/;function o(N,{exists:B,read:U}){const K=(0,v.O)(H=>(0,T.basename)((0,T.join)(N,H)).startsWith("terraform-provider-")||l.test(U((0,d.
Gz)(H,"go.mod"))??"")||B((0,d.Gz)(H,"terraform-registry-manifest.json"))),Y=(0,v.O)(H=>f.test(U((0,d.Gz)(H,"go.mod"))??""));return H=>r.test(H)||h.test(H)&&["",
...(0,d.eH)(H)].some(K)||p.test(H)&&["",...(0,d.eH)(H)].some(Y)}const i={files:1e6,directoryFiles:5e4};function*m(N,B=(0,u.f5)(),U=i){const K=new n(N,B,U);for(const H of N.
scan){const X=(0,u.kI)(K.root,H);"path"in X?yield*K.walkFrom(X):yield{name:H,files:[],notes:[X]}}const Y=H=>B.modules.has(H);do{for(const{source:H,file:X}of B.tests.
splice(0)){const ie=(0,d.Bo)((0,d.jt)(X),Y,[H]);B.called.add((0,d.un)(ie,H))}for(const H of B.called)yield*K.readCalled(H)}while(B.tests.length>0)}class n{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(B,U,K){
this.root=(0,$.realpathSync)(B.root),this.checkout=(0,u.ET)(B);for(const Y of B.exclude)U.unmatched.add(Y);this.isExcluded=(0,C.Ls)(B.exclude,U.unmatched),this.
isSnippet=o(this.root,this.checkout),this.facts=U,this.limits=K,this.selected=B.scan.length>1?new Set:null}*walkFrom(B){const{path:U,name:K,glob:Y,file:H}=B,ie=[
{path:U,name:K,depth:0,isSelected:Y===void 0&&H===void 0}];for(let I=ie.pop();I!==void 0;I=ie.pop()){const se=(0,u.KG)(I);if(yield this.read(B,I,se),B.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in se))for(const q of this.findDirectories(B,I,se))ie.push(q)}}*readCalled(B){const{directories:U,links:K,linked:Y}=this.
facts;for(const I of(0,d.eH)(B))Y.delete(I);const H=U.has(B)?null:this.checkout.locate(B);if(H===null||(0,M.$r)(H).kind!=="directory")return;const X=(0,u.sq)((0,T.
relative)(this.root,H));if(X!==B&&K.set(B,X),!U.has(X)&&this.files<=this.limits.files&&!(0,d.eH)(X).some(this.isExcluded)){const I={path:H,name:X,depth:0,isSelected:!0},
se=(0,M.UO)(H,this.root)?this.root:H;yield this.read({path:H,name:X,boundary:se},I,(0,u.KG)(I))}U.has(X)&&U.add(B)}read(B,U,K){const{name:Y}=U;if("problem"in K)
return this.facts.directories.add(Y),{name:Y,files:[],notes:[K]};const{files:H,notes:X}=this.findFiles(B,U,K);this.files+=H.length;const ie=this.limits.files;if(this.
files>ie){const q=(0,A.ht)(Y,(0,k.ub)({kind:"files",max:ie}));return{name:Y,files:[],notes:[...X,q]}}const I=H.filter(({isContext:q})=>q);if(H.length>0&&I.length===
H.length)return{name:Y,files:[],notes:X};this.facts.directories.add(Y),this.isSnippet(Y)&&this.facts.snippets.add(Y);for(const{file:q,kind:J}of I)(0,E.Ep)(J)&&this.
facts.unselected.push(q);return H.length>0&&K.some(q=>q.name===".terraform")&&X.push(...this.readLeft(Y)),{name:Y,files:H,notes:X}}findFiles(B,U,K){const Y=[],H=[],
X=this.limits.directoryFiles;for(const ie of this.filesAmong(B,U,K))if("problem"in ie)H.push(ie);else if(Y.length<X)Y.push(ie);else{H.push((0,A.ht)(U.name,(0,k.
ub)({kind:"directory",max:X})));break}return{files:Y,notes:H}}*filesAmong(B,U,K){const Y=new Set;for(const X of K)if((0,E.tr)(X.name)&&!X.isDirectory()&&Y.add(X.
name),X.name===".spacelift")for(const ie of E.dN)this.addTool((0,d.Gz)(U.name,ie));const H=T.posix.basename(U.name);for(const X of K){if(X.isDirectory())continue;
const ie=(0,d.Gz)(U.name,X.name),I=(0,E.L8)(X.name,Y,H);if(I===void 0){(0,E.Z8)(X.name)&&this.addTool(ie),X.name.endsWith(".tfstate")&&!this.isExcluded(ie)&&this.
facts.states.push(...(0,u.un)(ie,this.checkout));continue}const q={path:U.path+T.sep+X.name,file:ie,kind:I,isContext:!this.select(B,U,ie)};X.isFile()?yield q:X.
isSymbolicLink()?yield*this.follow(B,q):yield(0,A.ht)(ie,(0,k.WO)({what:"special-file",is:(0,M.I)(X)}))}}readLeft(B){this.isExcluded((0,d.Gz)(B,".terraform"))||
this.facts.states.push(...(0,u.rN)(B,this.checkout));const U=(0,u.Wj)(B,this.checkout);if("problem"in U)return[U];for(const K of U)this.facts.called.add(K.directory);
return this.facts.installed.push(...U),[]}addTool(B){this.isExcluded(B)||this.facts.toolFiles.push(B)}select(B,U,K){return!(U.isSelected||(0,C.$8)(B,K))||this.isExcluded(
K)||this.selected?.has(K)?!1:(this.selected?.add(K),!0)}*follow(B,U){const K=(0,u.sT)((0,M.$r)(U.path),B);if(K===null)return;if(typeof K=="object")return yield(0,A.
ht)(U.file,K);const Y=(0,u.sq)((0,T.relative)(this.root,K));U.isContext||this.facts.links.set(U.file,Y),yield{...U,path:K,target:Y}}findDirectories({glob:B},{path:U,
name:K,depth:Y,isSelected:H},X){return X.toReversed().flatMap(ie=>{if(ie.isSymbolicLink()&&ie.name==="tests"&&this.facts.called.add((0,d.Gz)(K,"tests")),(0,C.G$)(
ie.name))return[];const I=(0,d.Gz)(K,ie.name);if(this.isExcluded(I))return[];const se=U+T.sep+ie.name;if(ie.isSymbolicLink()&&(0,M.$r)(se).kind==="directory"&&this.
facts.linked.set(I,this.checkout.nameOf(I)),!ie.isDirectory())return[];const q=H||B!==void 0&&T.posix.matchesGlob(I,B);return{path:se,name:I,depth:Y+1,isSelected:q}})}}
let a=function(...N){return{dependsOnOthers:a}=t.late([3276,6851,5938],8095),new.target?new a(...N):a(...N)},e=function(...N){return{usagesOf:e}=t.late([3276,6851,
5938],8095),new.target?new e(...N):e(...N)},s=function(...N){return{declaredIn:s}=t.late([3276,6851,5938],8095),new.target?new s(...N):s(...N)},c=function(...N){
return{isForeign:c}=t.late([3276,6851,5938],8095),new.target?new c(...N):c(...N)},g=function(...N){return{readModule:g}=t.late([3276,6851,5938],8095),new.target?
new g(...N):g(...N)};const _=25e4;function*O(N,B,U,K=_){const Y=new D(B,U,K);yield*Y.collect(N);const H=yield*Y.decideOpen();return Y.result(H)}class D{items=[];notes=(0,w.
G4)();knownSources=new Map;declared=[];signs=new P.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(B,U,K){this.facts=B,this.values=U,this.maxUsages=
K}*collect(B){const{counts:U,facts:K}=this;for(const{name:Y,files:H,notes:X}of m(B,K)){if(K.endedAt=Y,yield K.files)return;for(const I of X)this.notes.add(I);if(H.
length===0)continue;if(this.isFull(U.decided+U.open,Y))break;const ie=yield*g(H,K.files);if(ie===null)return;K.bytes+=ie.bytes;for(const I of ie.notes)this.notes.
add(I);this.add({directory:Y,files:ie.files})}K.endedAt=null}*decideOpen(){const B=[];let U=!1;for(const K of this.items){if(!("files"in K)){B.push(K);continue}
if(U||=this.isFull(this.counts.decided,K.directory),!U)if(yield this.facts.files)this.facts.endedAt??=K.directory,U=!0;else for(const Y of this.decide(K.files))
B.push(Y)}return B}result(B){const{facts:U,signs:K,declared:Y}=this,H=[...B,...U.states.map(x)];return{...U,usages:H,declared:Y,notes:this.notes.all(),...K.end(
B)}}add(B){const{files:U,directory:K}=B,{facts:Y}=this;U.some(({kind:X})=>/^(config|lock)$/.test(X.class))&&Y.modules.add(K),Y.files+=U.length;for(const X of s(
U))this.declared.push(X);for(const X of U){const ie=!c(X),I=X.kind.class==="terragrunt";ie&&(Y.isEmpty=!1),I&&Y.terragrunt.push(X.file),Y.usesTerragrunt||=I&&ie,
this.signs.addFile(X)}const H=U.some(a);for(const X of U)(H||!X.isContext)&&this.addCalls(X);if(H){this.items.push(B);for(const{references:X}of U)this.counts.open+=
X.length}else for(const X of this.decide(U))this.items.push(X)}addCalls({file:B,references:U}){for(const{kind:K,row:Y,value:H}of U){if(H===void 0)continue;const X=(0,y.
Nj)(H.text)||Y.grammar==="terragrunt"&&(0,R.GL)(H.text),ie=X||(0,R.qC)(H.text).length>0;K==="module"&&(ie||H.kind==="pieces")&&this.facts.calls.push({source:H.text,
file:B}),X&&Y.position.includes("source")&&(K==="test_module"?this.facts.tests.push({source:H.text,file:B}):this.facts.called.add((0,d.un)((0,d.jt)(B),H.text)))}}decide(B){
const{usages:U,notes:K}=e(B,this.values,this.knownSources);for(const Y of K)this.notes.add(Y);return this.counts.decided+=U.length,U}isFull(B,U){const K=this.maxUsages;
return B<K?!1:(this.notes.add((0,A.ht)(U,(0,k.ub)({kind:"usages",max:K}))),!0)}}const x=({file:N,host:B,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,
directHost:B,text:B,address:"state",place:{file:N,...A.wv},clients:[U],isOverridden:!1,needs:[]});var L=t(3916),b=t(9119),F=t(1440);function W(N,B,U,{nameOf:K}){
if(!(0,y.Nj)(B)){const[H=null]=(0,R.qC)(B).flatMap(X=>K(X)??[]);return H}const Y=(0,d.un)(N,B);return U.get(Y)??Y}const j=100;function z({usages:N,units:B},U){const K=(0,b.
hy)(B,w.CI);return[...N.flatMap(({calls:H,directories:X,text:ie,place:I})=>{const se=(0,d.jt)(I.file),q=(K.get(se)??[]).flatMap(({item:pe})=>(0,w.CI)(pe));if(H===
void 0&&X===void 0&&q.length===0&&(0,R.qC)(ie??"").length===0)return[];const ne=Object.values(H??{}).flat(),te=[ie,...ne.map(({source:pe})=>pe)].flatMap(pe=>pe??
[]),ce=[se,...(X??q).slice(0,j)];return te.flatMap(pe=>(0,y.Nj)(pe)?ce.map(me=>(0,d.un)(me,pe)):(0,R.qC)(pe).flatMap(me=>U.nameOf(me)??[]))}),...B.flatMap(w.CI)]}
function S(N,B){const{usages:U,links:K,directories:Y}=N,H=(J,ne)=>{const te=W(J,ne,K,B);return te===null||(0,y.Nj)(ne)&&te===(0,d.un)(J,ne)?ne:`./${(0,L.relative)(
J,te)}`},X=U.map(J=>{const{kind:ne,text:te,calls:ce,place:pe}=J,me=K.size>0||ce!==void 0||(0,R.qC)(te??"").length>0;if(ne!=="module"||te===null||!me)return J;const ue=[
{root:null,source:te,version:null,isOpen:!1}],Oe=Object.entries(ce??{terraform:ue,opentofu:ue}).map(([Ie,Me])=>{const Pe=(0,d.jt)(pe.file),De=ke=>ke.source&&H(Pe,
ke.source);return[Ie,Me.map(ke=>({...ke,source:De(ke)}))]});return Oe.every(([,[Ie]])=>Ie?.source===te)&&ce===void 0?J:{...J,calls:Object.fromEntries(Oe)}}),ie=({
directory:J})=>Y.has(J)&&B.nameOf(J)===J,I=N.installed.filter(J=>!ie(J)&&B.exists(J.directory)),se=new Map(I.map(({root:J,directory:ne})=>{const te=(0,k.a3)({what:"\
outside",path:ne});return[ne,(0,A.ht)((0,d.Gz)(J,F.U4),te)]})),q=[...N.notes,...se.values()];return{...N,usages:X,installed:N.installed.filter(ie),notes:q}}let V=function(...N){
return{resolveValue:V}=t.late([3276,6851,5938],8095),new.target?new V(...N):V(...N)},Q=function(...N){return{asWritten:Q}=t.late([3276,6851,5938],8095),new.target?
new Q(...N):Q(...N)},ee=function(...N){return{Instances:ee}=t.late([3276,6851,874],1340),new.target?new ee(...N):ee(...N)},Z=function(...N){return{Terragrunt:Z}=
t.late([3276,6851,874],1340),new.target?new Z(...N):Z(...N)},re=function(...N){return{withUnits:re}=t.late([3276,6851,874],1340),new.target?new re(...N):re(...N)};
const _e=10;function*de(N,B={}){const U=(0,u.ET)(N),K=new Set;for(let Y=1;;Y+=1){const H=(0,u.f5)(K),X=oe(U,H,B),ie=(0,v.O)(()=>new Z(X)),I=yield*O(N,H,$e(X,ie)),
q=H.terragrunt.length>0?yield*re(I,ie()):I,J=K.size;for(const te of z(q,U))!q.directories.has(te)&&U.locate(te)!==null&&K.add(te);if(K.size===J||q.endedAt!==null||
Y===_e)return S(q,U)}}function $e(N,B){const U=(0,v.O)(K=>(0,v.O)(Y=>new ee(N,K,Y)));return({row:K,place:Y},H,X)=>{if(K.grammar==="terragrunt")return ge(B(),Y.file,
H);const ie=K.evaluation?.[X];if(ie===void 0)return Q(H);const I=U(X)(ie);if(I.effort.isSpent)return Q(H);const se=({scope:te,from:ce,root:pe})=>(te.effort.renew(),
{...V(H,te),from:ce,root:pe}),q=(0,d.jt)(Y.file),J=se(I.unknown(q));if(J.isWhole)return[[J]];const ne=Map.groupBy(I.of(q),({use:te})=>te);return Array.from(ne.values(),
te=>te.map(se))}}function ge(N,B,U){if(N.effort.isSpent)return Q(U);const K=H=>({...V(U,H),from:null}),Y=N.includedScopes(B).map(H=>[K(H)]);return Y.length===0?
[[K(N.scopeOf(B))]]:Y}function oe(N,{calls:B,links:U,terragrunt:K},Y){const H=(0,v.O)(ve),X=(ie,I)=>W(ie,I,U,N);return{files:N,calls:(0,v.O)(()=>le(B,X)),leadsTo:X,
terragrunt:K,environment:Y,isSet:ie=>Y[ie]!==void 0,setBy:ie=>{const I=H(N).get(ie);return I===void 0?null:`TF_VAR_${ie} in ${I}`}}}const ae=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function le(N,B){const U=new Map,K=new Set;for(const{source:Y,file:H}of N){const X=(0,d.jt)(H),ie=B(X,Y);ie!==null?U.set(ie,(U.get(ie)??new Set).add(X)):ae.test(
Y)&&K.add(X)}return{callers:U,dynamic:K}}const Ee=".github/workflows",fe=200;function ve(N){const B=new Map,U=N.list(Ee).filter(K=>/\.ya?ml$/.test(K));for(const K of U.
slice(0,fe)){const Y=`${Ee}/${K}`,H=N.read(Y)??"";for(const[,X,ie]of H.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const I=X??ie??"";B.has(I)||B.set(
I,Y)}}return B}}),5102:((he,G,t)=>{t.d(G,{DI:()=>R,Fl:()=>M,JR:()=>P,QK:()=>r,Rm:()=>E,Yn:()=>C,Zh:()=>l,b:()=>$,fi:()=>p,hm:()=>h,md:()=>T,nM:()=>f,nx:()=>k,sG:()=>y,
vh:()=>A});var d=t(2886),v=t(493),u=t(9615);const k={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=Object.keys(
k);function y(o){if($(o))return"unchecked";const i=h(o.findings);return i==="error"?"fails":i==="warning"?"warns":P(o)?"skipped":"works"}const R=o=>y(o)==="fail\
s",P=({visit:o})=>o.attempt.discovery.kind==="skipped",w=["host-not-checked",...d.H4],$=({visit:{attempt:o}})=>o.discovery.kind==="skipped"&&w.includes(o.discovery.
problem.code),T=o=>A.flatMap(i=>o.filter(m=>y(m)===i));function M(o){const i=new Set(o.map(({worst:m})=>m));return i.has("error")?"fails":i.has("warning")?"warn\
s":o.some(E)?"skipped":"works"}function C(o,i){const m=Object.groupBy(o,c=>M(i(c))),{fails:n=[],warns:a=[],skipped:e=[],works:s=[]}=m;return[n,a,e,s]}const E=({
chosen:o,isDirect:i,isUnchecked:m})=>m===!0||!i&&Object.keys(o).length===0,h=o=>u.oC.find(i=>o.some(m=>m.severity===i))??null;function r({findings:o}){const i=h(
o);return i==="notice"?[]:o.filter(({severity:m})=>m===i)}const l=({severity:o},{failOn:i})=>o==="error"||(0,v.k2)(o,i),f=({severity:o})=>o!=="notice";function p({
passed:o,hosts:i,findings:m}){return o?m.some(f)?"warns":i.length===0?"skipped":"works":"fails"}}),4120:((he,G,t)=>{t.d(G,{$V:()=>p,H8:()=>y,Iu:()=>A,QI:()=>$,QN:()=>r,
SY:()=>R,dy:()=>k,kD:()=>f,kJ:()=>T,nO:()=>l,od:()=>w,tY:()=>M,u8:()=>E});var d=t(9432),v=t(9615),u=t(8032);const k="new in this pull request",A=o=>o.replace(/^./u,
i=>i.toUpperCase()),y=o=>v.oC.flatMap(i=>{const{length:m}=o.filter(n=>n.severity===i);return m===0?[]:[(0,d.px)(m,i)]}).join(", "),R=o=>u.zK.every(i=>o.includes(
i))?"all clients":P(o).join(", "),P=o=>o.map(i=>u.bB[i]);function w(o,i){const m=i.filter(a=>o.includes(a)),n=u.Du.filter(a=>i.includes(a)&&!o.includes(a));return o.
length===0||n.length===0?"":P(m).join(", ")||"no client in use"}const $=({clients:o,versions:i,why:m})=>o.map(n=>[u.bB[n],i[n]].join(" ").trim()).join(" and ")+
(m===""?"":` (${m})`);function T(o){return o<999.5?`${Math.round(o)} ms`:o<59950?`${(o/1e3).toFixed(1)} s`:`${(o/6e4).toFixed(1)} min`}function M(o){return o<1e3?
`${o} B`:o<999950?`${(o/1e3).toFixed(1)} kB`:`${(o/1e6).toFixed(1)} MB`}const C=36e5;function E(o,i){const m=(Date.parse(i)-Date.parse(o))/C;if(m>=48)return`${h(
m/24)} days`;if(m>=1)return`${h(m)} h`;const n=Math.floor(m*60);return n>=1?`${n} min`:"less than a minute"}const h=o=>Math.floor(o*10)/10,r=o=>`${o.slice(0,16).
replace("T"," ")} UTC`;function l(o,i){const m=(Date.parse(o)-Date.parse(i))/(24*C);if(Number.isNaN(m))return o;const n=Math.floor(Math.abs(m)),a=n===0?"less th\
an a day":(0,d.px)(n,"day");return`${o.slice(0,10)} (${m<0?`${a} ago`:`in ${a}`})`}function f(o,i){const m=new Set(o.split(/[\s/.]/).filter(Boolean)),n=a=>a.split(
/[/.]/).filter(e=>m.has(e)).length;return[...new Set(i.filter(n))].sort((a,e)=>n(e)-n(a))}function p(o,i,m){const n=(0,d.K4)(i,3,e=>{const s=m.filter(g=>!e.split(
" ").includes(g)),c=(0,d.K4)(f(e,s),3,d.dh);return`${(0,d.dh)(e)}${c&&` (nearest: ${c})`}`}),a=i.length===1?"matches":"match";return i.length===0?[]:[`\`${o}\`: ${n}\
 ${a} nothing`]}}),8884:((he,G,t)=>{t.d(G,{CN:()=>f,Dx:()=>C,GH:()=>w,Ky:()=>k,TD:()=>A,YC:()=>h,eb:()=>R,f5:()=>E,ju:()=>l,lp:()=>M,mj:()=>$,oN:()=>T,tN:()=>r});
var d=t(9432),v=t(2170),u=t(9119);function k(m,n){const{places:a,noun:e}=A(m);return(0,d.K4)(a,n,u.eo,s=>(0,d.px)(s,`more ${e}`))}function A(m){const n=o(m),a=(0,u.
t6)(n,s=>p(s)?(0,u._M)(s.file)??s:s),e=y(a).length>1;return{places:e?a:n,noun:e?"repository":"place"}}const y=m=>m.filter(p).filter(({file:n})=>(0,u._M)(n)!==null),
R=m=>(0,u.t6)(y(P(m)),({file:n})=>(0,u._M)(n)),P=m=>[...new Set(m.map(({places:n})=>n))].flat(),w=(m,n,a)=>`${m<n?`${m} of ${n}`:n===2?"both":`all ${n}`} ${a}`;
function $(m,n){const{length:a}=n>1?R(m):[];return a>1?w(a,n,"repositories"):""}function T(m,n){const a=new Set(m.flatMap(({file:c})=>(0,u._M)(c)??[])).size>1,e=c=>(a?
(0,u._M)(c.file):null)??i(c),s=new Set(n.map(e));return m.filter(c=>!s.has(e(c)))}function M(m,n){const a=C([m]);return k(T(a,a.slice(0,1)),n)}const C=m=>o(P(m).
filter(p)),E=m=>[...new Set(P(m).filter(n=>typeof n=="string"))];function h(m){const n=m.hosts.flatMap(({requirements:e})=>e),a=[...m.findings,...m.roots.flatMap(
({rows:e})=>e)];return[...new Set([...n.map(({because:e})=>e),...a.map(e=>e.places)])]}const r=m=>m.values().map(v.Xd).find(n=>n!==null)??null,l=({services:[m,...n]})=>n.
length===0?m??null:null,f=m=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(m)&&(0,u._M)(m)===null,p=m=>typeof m!="string",o=m=>(0,u.t6)(m,n=>p(n)?i(n):n),i=({file:m,
line:n,inside:a})=>`${n}:${m}${a===void 0?"":`
${(0,u.kn)(a)}`}`}),6097:((he,G,t)=>{t.d(G,{$N:()=>C,LG:()=>p,QA:()=>_,f2:()=>c,fX:()=>h,h$:()=>L,j6:()=>D,q9:()=>n,rc:()=>a});var d=t(3217),v=t(2886),u=t(2172),
k=t(9432),A=t(2170),y=t(9119),R=t(3841),P=t(255),w=t(5106),$=t(5102),T=t(4120),M=t(8884);function C(b,F){const{hosts:W,files:j,findings:z,passed:S,stopped:V}=b,
Q=F.repositories.length,ee=f(b,F),Z=j.filter(Ee=>!E(Ee)),re=(0,$.hm)(Z)==="error"&&!W.some($.DI),_e=ee===null&&Q>0?` in ${(0,k.px)(Q,"repository")}`:"",ge=[Z.length<
j.length?[`nothing to check${_e}`]:r(b,_e),l(Z)],oe=(re?ge.toReversed():ge).flat().join(", "),ae=ee===null?oe:`${ee}: ${oe}`,le=(0,$.hm)(z)==="error";if(V.length>
0){const Ee=(0,R.p)(V);return le||W.some($.b)?`${ae} (${Ee})`:`${Ee}; ${ae}`}return S&&le?`${ae} (the check passes: fail-on is never)`:S||le?ae:`${ae} (the chec\
k fails: fail-on is warning)`}const E=({problem:b,severity:F})=>b.code==="nothing-to-check"&&F==="error",h="not allowed";function r({hosts:b,roots:F},W){const j=b.
length;if(j===0){const fe=F.flatMap(({rows:B})=>B.filter(({isDirect:U})=>U)),ve=new Set(fe.flatMap(B=>(0,$.Rm)(B)?[]:B.source)).size;return[...ve===0?[]:[`${(0,k.
px)(ve,"module")} read`],`no registry hosts to check${W}`]}const{skipped:z=[],checked:S=[]}=Object.groupBy(b,fe=>(0,$.JR)(fe)?"skipped":"checked"),{fails:V,unchecked:Q,
works:ee}=$.nx,Z=(fe,ve)=>ve.length===0?[]:[{words:fe,count:ve.length}],re=[...Z(V,S.filter($.DI)),...Z(h,z.filter($.DI)),...Z(Q,z.filter($.b))],_e=[...Z(ee,S),
...Z($.nx.skipped,z)],[de,...$e]=re.length>0?re:_e,ge=S.filter(fe=>(0,$.sG)(fe)==="warns").length,oe=j===1?"":`${ge} ${re.length>0?"more ":""}`,le=de?.words===h||
de?.words===Q?de.count===1?"is ":"are ":"";return[`${j===1?"1 registry host":(0,M.GH)(de?.count??0,j,"registry hosts")}${W} ${le}${de?.words}`,...$e.map(({count:fe,
words:ve})=>`${fe} ${ve}`),...ge===0?[]:[`${oe}with warnings`]]}function l(b){const F=(0,$.hm)(b);if(F===null||F==="notice")return[];const W=b.filter(({severity:Z})=>Z===
F),{placed:j=[],elsewhere:z=[]}=Object.groupBy(W,Z=>(0,A.Xd)(Z)===null?"elsewhere":"placed"),S=(0,M.eb)(j).length,V=new Set((0,M.Dx)(j).map(({file:Z})=>Z)).size,
Q=S>0?`files of ${(0,k.px)(S,"repository")}`:(0,k.px)(V,"file"),ee=({length:Z},re)=>Z===0?[]:[`${(0,k.px)(Z,F)} in ${re}`];return[...ee(j,Q),...ee(z,"settings o\
r credentials")]}function f({init:b},{repositories:F,dialect:W}){const{failing:j,of:z,clients:S}=b;if(j.length===0)return null;const[V,...Q]=S,Z=V!==void 0&&Q.length===
0&&!W.isGuess?{terraform:"terraform ",opentofu:"tofu "}[V]:"",re=F.length,_e=new Set(j.map(y._M)).size,de=z<2?"":` in ${(0,M.GH)(j.length,z,"root modules")}`,$e=re<
2?"":` (${(0,M.GH)(_e,re,"repositories")})`;return`${Z}init fails${de}${$e}`}function p(b,F){const W=b.files.filter(({severity:j})=>j==="error");return f(b,F)??
l(W)[0]??null}const o=50,i=3,m=2;function n(b){const{shown:F,more:W}=(0,k.zN)(b,o);return W===0?F:[...F,`and ${(0,k.px)(W,"more remark")}`]}function a(b){const F=(0,M.
YC)(b).some(({length:Q})=>Q===y.WD),W=b.files.filter(({exclude:Q,severity:ee})=>Q&&ee!=="notice"),j=[...new Set(W.flatMap(({exclude:Q})=>Q??[]))],z=(0,M.eb)(W).
length>0?" where their files are read":"",S=`${(0,k.px)(W.length,"finding")} in tests, examples or templates, where errors are warnings`,V=`to skip such files, \
set \`exclude\`${z}: ${(0,k.K4)(j,i,k.dh)}`;return[...F?[`lists of places end after ${y.WD} places`]:[],...W.length>0?[`${S}; ${V}`]:[]]}const e=/^(?:machine|host|proxy|document|nothing)-|expir/,
s=/^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/;function c({hosts:b,unmatched:F,stopped:W},j){if(W.length>0||j.changedOnly)return[];
const S=b.flatMap(({visit:re,services:_e})=>[re,...(0,d.fc)(re,_e)]).map(({host:re})=>re),V=F.filter(({code:re,host:_e})=>!(e.test(re)||j.depth!=="init"&&s.test(
re))||_e&&!S.includes(_e)).map(({code:re,host:_e})=>`${re} ${_e??""}`.trim()),Q=j.depth==="discovery"?j.resolve:[],ee=new Set(S.map(re=>re.replace(/:.*/,""))),Z=Q.
flatMap(({name:re})=>ee.has(re)?[]:re);return[...(0,T.$V)("ignore",V,S),...(0,T.$V)("resolve",Z,S)]}const g="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_F\
ILE SSL_CERT_DIR".split(" ");function _({findings:b},F){const W=g.flatMap(z=>{const S=F[z]||z.endsWith("Y")&&F[z.toLowerCase()];return S?`${z} (${(0,k.dh)(S.slice(
S.lastIndexOf("@")+1))})`:[]});return b.some(z=>z.problem.obstacle||(0,v.zv)(z))&&W.length>0?[`connections used ${W.join(", ")}`]:[]}function O({hosts:b},F){const{
scan:W,repositories:j}=F,{length:z}=b.filter(({requirements:ee})=>ee.some(({because:Z})=>Z.some(re=>typeof re!="string"))),S=`${(0,k.px)(W.usages,"usage")} of ${(0,k.
px)(z,"registry host")}`,V=z===0?"no registry host is used":S;return j.length>0?`${V} in ${(0,k.px)(j.length,"repository")}`:W.files===0?W.durationMs===0?null:"\
found no Terraform or OpenTofu files":`scanned ${`${(0,k.px)(W.files,"file")} (${(0,T.tY)(W.bytes)})`} in ${(0,T.kJ)(W.durationMs)}: ${V}`}function D(b,F){const{
hosts:W}=b,{depth:j,repositories:z}=F,S=z.length===0;if(j==="versions"||j==="packages")return S?x(b):[];const V=W.filter(Z=>["works","warns"].includes((0,$.sG)(
Z))&&!(0,$.JR)(Z)&&Z.requirements.some(({service:re,because:_e})=>(re===w.e$||re===w.xq)&&_e.some($e=>typeof $e!="string")));return j!=="discovery"||V.length===
0?[]:[`not checked at ${(0,k.K4)(V,m,({visit:Z})=>(0,P.nx)(Z.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`de\
pth: versions\``]}function x({roots:b}){return b.filter(({directory:W})=>W!==u.cd.file).some(({rows:W})=>W.some(({kind:j})=>j==="module"))?["not checked: what i\
s inside modules; to read them as `init` does, set `depth: init`"]:[]}function L(b,F){const{dialect:W,durationMs:j,scan:z,remarks:S}=F,{findings:V,ignored:Q}=b,
ee=(0,T.H8)(V)||"no findings",Z=Q>0?`${ee}, ${Q} ignored`:ee,_e=b.hosts.length===0&&z.files===0?"":` for ${(0,T.QI)(W)}`,de=O(b,F);return[`${Z}; checked in ${(0,T.
kJ)(j)}${_e}`,...de===null?[]:[de],...S]}}),9961:((he,G,t)=>{t.d(G,{Dz:()=>R,P4:()=>y,Yv:()=>P});var d=t(7811),v=t(1780),u=t(9432),k=t(9615);const A={missing:({
setting:w,path:$})=>({message:`${w} names ${(0,d.ol)($)}, which does not exist`,help:(0,u.Dl)($,"set it to the absolute path of a file; the client continues wit\
hout any CLI configuration")}),relative:({path:w,root:$})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,d.ol)(w)}, which \`init\` does not find if it i\
s started in ${$}`,help:"set it to the absolute path"}),cache:({path:w})=>({message:`the plugin cache directory ${(0,d.ol)(w)} does not exist, for which the cli\
ent reports an error`,help:w.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({
file:w,failure:$})=>({message:`${w} ${(0,u.mP)($)}`,help:$.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"make it a regular f\
ile that this account can read; this check continues without it"}),syntax:({file:w,why:$})=>({message:`${w} has a syntax error: ${$}`,help:"correct the file; th\
e client ignores all of it, including its tokens"}),encoding:({file:w,isWide:$})=>({message:`${w} ${$?"is encoded as UTF-16":"begins with a byte order mark"}, s\
o the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:w,why:$})=>({message:`${w}: ${$}`,help:"correct the value;\
 Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:w,why:$})=>({message:`${w}: ${$}`,help:"correct the block; the c\
lient ignores it"}),label:w=>({message:`the label of the block ${w.type} ${(0,d.ol)(w.label)} at ${w.file} is not a hostname: ${w.why}`,help:w.advice??"write a \
hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remove all but one; t\
he client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all but one; the cli\
ent uses the first"}),"no token":({file:w,host:$,hasValue:T})=>({message:T?(0,v.xI)`the token in the credentials block for host ${(0,v.SP)($)} at ${w} is not a string`:
(0,v.xI)`the credentials block for host ${(0,v.SP)($)} at ${w} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:w,directories:$})=>({message:`credentials helper ${(0,d.ol)(w)}: there is no terraform-credentials-${w} in ${$.join(
", ")}`,help:w===w.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},y=(w,$)=>(0,k.CC)("credentials-config",{...(0,k.Z9)(A,w),affects:$}),R=({name:w,why:$})=>(0,k.CC)("credentials-helper",{message:`cr\
edentials helper ${w}: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
P=({host:w,at:$})=>(0,k.CC)("services-forced",{message:(0,v.xI)`the host block at ${$} defines the services of ${(0,v.KT)(w)}; the host's own discovery document is not used`,
help:(0,v.xI)`remove the host block at ${$} to use the discovery document of ${(0,v.KT)(w)}`})}),8294:((he,G,t)=>{t.d(G,{$U:()=>i,C3:()=>h,Eu:()=>E,QU:()=>M,To:()=>n,
bI:()=>a,fj:()=>l,iX:()=>e,qX:()=>f,tK:()=>p,z2:()=>m});var d=t(8032),v=t(255),u=t(1780),k=t(7057),A=t(9432),y=t(9615),R=t(4481);const P=({source:_,isInFile:O},D)=>(0,y.
Lw)(D[O?"file":(0,R.zT)(_)?"helper":"elsewhere"]),w={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},$={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},T=(_,{source:O},D,x)=>(0,y.CC)(_,{message:(0,u.xI)`the token from ${(0,u.
LA)(O)} ${D}`,flaw:D,...x}),M=_=>T("credentials-empty",_,"is empty",{help:P(_,w)}),C={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
$]};function E({slip:_,...O}){const[D,x]=C[_],L=typeof x=="string"?x:P(O,x);return T("credentials-malformed",O,D,{help:L,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function h({host:_,source:O,on:D,days:x}){const L=x<0?`expired on ${D}`:void 0;return(0,y.CC)("credentials-expiry",{message:(0,u.xI)`the token from ${(0,u.
LA)(O)} ${L??`expires on ${D}`}`,help:(0,R.qV)(O,_),expires:D,...L&&{flaw:L}})}const r=`has fewer than ${k.Il} characters and is not redacted where a server rep\
eats it`,l=_=>T("credentials-short",_,r,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),f=_=>(0,y.CC)("creden\
tials-bot",{message:(0,u.xI)`${d.bB[_.client]} has no token for ${(0,u.SP)(_.host)}, and this check uses one`,help:(0,u.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,u.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),p=_=>(0,y.CC)("credentials-differ",{message:(0,u.xI)`for host ${(0,u.SP)(_.host)}, ${o(_.first)} and ${o(_.other)}`,
help:(0,u.xI)`set the token for both clients in ${(0,u.LA)((0,v.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),o=({client:_,source:O})=>O===null?
`${d.bB[_]} finds no token`:(0,u.xI)`${d.bB[_]} uses the token from ${(0,u.LA)(O)}`,i=({host:_,service:O,...D})=>(0,R.ti)("credentials-missing",(0,u.xI)`host ${(0,u.
SP)(_)} requires a token${O===null?"":` for ${O}`}`,(0,R.nP)(_),D),m=_=>(0,y.CC)("credentials-near-miss",{message:(0,u.xI)`${(0,u.LA)(_.variable)} seems to be meant for host ${(0,u.
SP)(_.host)}, but ${_.why}`,help:(0,u.xI)`rename it: ${(0,R.yN)(_.write)}`}),n=({host:_,other:O,source:D,service:x,isSent:L,isNotice:b})=>(0,y.CC)("credentials-\
other-host",{message:(0,u.xI)`the clients do not send the token for ${(0,u.KT)(O)} from ${(0,u.LA)(D)} ${x===null?"after the redirect of":`to ${x} of host`} ${(0,u.
KT)(_)}: they send ${L?(0,u.xI)`the token of ${(0,u.KT)(_)}`:"none"}`,help:x===null?(0,u.xI)`make the discovery document of ${(0,u.KT)(_)} public, or serve it at ${(0,u.
KT)(_)} itself`:(0,u.xI)`set the token for ${(0,u.KT)(_)}, and the clients send it to ${(0,u.KT)(O)}`,...b&&{severity:"notice",affects:[]}}),a=({host:_})=>(0,y.
CC)("credentials-unused",{message:(0,u.xI)`the tokens input has a token for host ${(0,u.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function e(_){const{host:O,token:D,source:x,challenge:L,contentType:b,...F}=_,W=D==="none"&&L===null&&!b?.includes("json"),
j=F.page?.kind==="bot-protection",S=!j&&(W||F.isVague===!0)&&F.status===403&&(0,A.VW)(O)===null,V=(0,u.xI)`rejected the token from ${(0,u.LA)(x??"")}`,ee=j?"ref\
uses the clients":D==="sent"?V:"requires authentication credentials",Z=(0,R.c3)(_),re=!S&&F.url===`https://${O}/.well-known/terraform.json`,_e=(0,u.xI)`${S?"may\
 not be a registry":ee}: ${(0,A._r)(F,re)}`;return(0,y.CC)("document-unauthorized",{message:(0,u.xI)`host ${(0,u.KT)(O)} ${_e}${"refusal"in Z?"":(0,u.xI)`; ${(0,R.
pt)(_,null)}`}`,help:(0,A.NM)({...F,asked:O},S?c:g(_)),...Z})}const s="make the discovery document public",c={operator:`${s}, or return 404 if the host has no s\
ervices`,user:(0,A.Wt)([])};function g(_){const{host:O,token:D,status:x}=_,L=x===403||D!=="sent"?(0,A.qZ)(O):void 0,b={...(0,R.$w)(_,"the discovery document",null),
guest:L};return D==="none"&&"refusal"in(0,R.c3)(_)?{...b,operator:(0,R.nP)(O,`, or ${s}`)}:b}}),8936:((he,G,t)=>{t.d(G,{Er:()=>l,P0:()=>E,P6:()=>P,Qs:()=>C,T0:()=>y,
U2:()=>r,e4:()=>f});var d=t(1780),v=t(9432),u=t(9176),k=t(9615);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},y=({host:p,asks:o,why:i})=>(0,k.CC)("host-unknown",{message:(0,d.
xI)`${(0,d.KT)(p)} ${A[i]}`,help:i!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":o==="document"?(0,v.Dl)(p,"check the spel\
ling, and that this machine can resolve the name"):(0,d.xI)`check that this machine can resolve ${(0,d.KT)(p)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:A[i].replace(/.*: /,"")}}),R={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function P({host:p,error:o}){if(typeof o=="object"&&"proxy"in o){
const n=u.Yq.PROXY_NOT_REACHED;return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(p)} is unreachable: ${o.proxy}`,help:n,obstacle:{verb:"does not re\
ach",what:(0,v.dh)(o.proxy),help:n}})}const i=typeof o=="string"?R[o]:`is unreachable (${o.code})`,m="that a firewall or proxy lets this machine connect to it";
return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(p)} ${i}`,help:{...(0,k.Lw)(`check that the host is up, and ${m}`),guest:`check ${m}, or ${(0,v.B9)(
p)}`},obstacle:{verb:"cannot connect to",what:i.replace("is unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},$="serve the document as a static file",T=({asks:p})=>p==="document"?$:"find out what the server waits for, such as its storage",M=p=>p.
map(({name:o,attemptMs:i,retries:m})=>{const n=Number.isFinite(i)?(0,v.YA)(i):"without a limit",a=m===0?"":` in each of ${m+1} attempts`,e=o.includes(" and ")?"\
wait":"waits";return`${o} ${e} ${n}${a}`}).join(", ");function C(p){if(p.phase==="complete")return(0,k.CC)("host-timeout",{message:(0,d.xI)`${(0,d.KT)(p.host)} took ${(0,v.
YA)(p.tookMs)} to return its discovery document; ${M(p.releases)}`,operator:$,affects:[...new Set(p.releases.map(({client:s})=>s))]});const{verb:o,failed:i,help:m}=w[p.
phase],n=p.limitMs===null?null:(0,v.YA)(p.limitMs),a=n===null?"in time":`within ${n}`,e=p.attempts===1?a:`in ${p.attempts} attempts of ${n} each`;return(0,k.CC)(
"host-timeout",{message:(0,d.xI)`${(0,d.KT)(p.host)} ${i} ${e}`,help:m||{operator:`check that the registry is up, or ${T(p)}`,user:(0,d.xI)`ask the operator of ${(0,d.
KT)(p.host)} whether the registry is up`,guest:(0,v.B9)(p.host)},...o&&{obstacle:{verb:o,what:i.replace(/.*: /,"")}}})}const E=({host:p,error:o})=>(0,k.CC)("hos\
t-protocol",{message:(0,d.xI)`the response of ${(0,d.KT)(p)} is not valid HTTP (${o})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function r({host:p,phase:o,tookMs:i,limitMs:m,...n}){const a=`(limit ${(0,v.YA)(m)}); ${h[o.name]} t\
ook ${(0,v.YA)(o.ms)}`;return"url"in n?(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(n.url)} took ${(0,v.YA)(i)} to answer ${a}`,operator:T({asks:"answer"})}):
(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(p)} took ${(0,v.YA)(i)} to return its discovery document ${a}`,operator:$,note:M(n.releases)})}const l=({host:p,
attempts:o,failure:i,releases:m})=>(0,k.CC)("host-recovered",{message:(0,d.xI)`discovery of ${(0,d.KT)(p)} succeeded at attempt ${o}; the first attempt failed: ${i}`,
operator:"find out why the host fails intermittently",note:m.length===0?"init succeeded, because the CLI retries discovery":`init with ${m.map(({name:n})=>n).join(
" and ")} would have failed`});function f(p,o){const[{verb:i,help:m=u._$[i]}]=o,[n="",...a]=p,e=a.length===0?(0,d.KT)(n):`any of ${p.length} hosts`,s=a.length===
0&&i==="cannot connect to";return(0,k.CC)("machine-network",{message:(0,d.xI)`this machine ${i} ${e}: ${(0,v.K4)([...new Set(o.map(({what:c})=>c))],3)}`,help:s?
`check the network of this machine, or ${(0,v.B9)(n)}`:m})}}),9176:((he,G,t)=>{t.d(G,{M8:()=>k,Yq:()=>d,_$:()=>u});const d={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},v=", or set HTTPS_PROXY if the network has a proxy",u={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${v}`,"cannot connect to":`check the network of this machine and its firewall${v}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function k(A,{page:y,url:R,asked:P}){const w=URL.parse(R)?.host,$=w===P,T=$&&A.code==="document-stat\
us";if(y?.kind!=="sign-in"&&y?.kind!=="captive-portal"||T)return A;const M=`a ${y.kind} page${$?"":` at ${w}`} ("${y.title}") answers`;return{...A,obstacle:{verb:"\
does not reach",what:M,isCommon:$}}}}),1098:((he,G,t)=>{t.d(G,{Dr:()=>C,EK:()=>$,Fu:()=>h,dF:()=>E,vs:()=>R,y7:()=>w});var d=t(255),v=t(1780),u=t(5106),k=t(9432),
A=t(9615),y=t(4481);function R({host:r,service:l,...f}){const p=l===u.OZ?"the cloud block":"the remote backend",o=(0,y.nP)(r),i=(0,d.pk)(r)===r?(0,v.xI)`run \`terraform login ${(0,v.
KT)(r)}\`, or `:"",m={...o,terminal:(0,v.xI)`${i}${o.terminal}`},n=(0,v.xI)`${p} requires a token for ${(0,v.SP)(r)}`;return(0,y.ti)("cloud-token",n,m,f)}const P={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:r,lacks:l,isOpen:f}){const p=r==="cloud block"?`set ${l.map(o=>u.uW[o]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:f?"notice":"error",message:`the ${r} has no ${l.
map(o=>P[o]).join(" and no ")}`,help:f?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const $=({url:r,version:l})=>(0,A.CC)("cloud-version",{message:(0,v.xI)`${(0,v.KT)(r)} returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,k.
dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),T=r=>"why"in r?(0,v.xI)`the response of ${(0,v.KT)(r.url)} ${(0,k.dh)(r.why)}`:(0,k._r)({...r,page:null}),
M=(r,l,f)=>"status"in r&&[401,403,404].includes(r.status)?f:{operator:(0,v.xI)`check the logs of ${(0,v.KT)(l)}, and that the URL of the service is that of its API`},
C=({host:r,organization:l,source:f,...p})=>(0,A.CC)("cloud-organization",{message:(0,v.xI)`the organization ${l} at ${(0,v.KT)(r)} cannot be read: ${T(p)}`,refusal:"\
rejects",help:M(p,r,(0,v.xI)`check the name of the organization, and that the token from ${(0,v.LA)(f)} is valid and belongs to a member`)}),E=r=>(0,A.CC)("clou\
d-workspace",{message:(0,v.xI)`the workspace ${r.workspace} of ${r.organization} at ${(0,v.KT)(r.host)} cannot be read: ${T(r)}`,help:M(r,r.host,"check that the\
 token may read the workspace")}),h=({host:r,organization:l,workspace:f})=>(0,A.CC)("cloud-workspace-missing",{message:(0,v.xI)`${l} at ${(0,v.KT)(r)} has no workspace ${f} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((he,G,t)=>{t.d(G,{o:()=>P,q:()=>R});var d=t(1780),v=t(9432),u=t(9615);const k=w=>w===1?"1 module \
or provider was":`${w} modules and providers were`;function A(w){const{names:$}=w,T=(0,d.XT)($,3,M=>(0,d.KT)((0,v.dh)(M)));switch(w.what){case"inside":return(0,d.
xI)`modules and providers inside ${T} were not checked`;case"direct":{const M=$.length-w.git-w.oci,C=[...w.git>0?[`${(0,v.px)(w.git,"module")} from Git`]:[],...w.
oci>0?[`${(0,v.px)(w.oci,"module")} from an OCI registry`]:[],...M>0?[`${(0,v.px)(M,"module")} from an archive or bucket`]:[]];return(0,d.xI)`${C.join(" and ")} ${$.
length===1?"was":"were"} not checked: ${T}`}case"oci":return(0,d.xI)`${(0,v.px)($.length,"provider")} ${$.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${T}`;case"\
open":return(0,d.xI)`${(0,v.px)($.length,"module")} ${$.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${T}`;case"\
limit":return(0,d.xI)`max-requests (${w.max}) was reached, so ${k($.length)} not checked: ${T}`;case"chain":return(0,d.xI)`${T} was not opened, because more than ${w.
max} calls lead to it`;case"hosts":return(0,d.xI)`packages name more than ${w.max} hosts that no file names, so ${T} were not contacted`;case"size":return(0,d.xI)`a response is longer than this check reads, so ${k(
$.length)} not checked: ${T}`;case"work":return(0,d.xI)`the answers of the registry take more work than this check does for one host, so ${k($.length)} not checked: ${T}`;case"\
stopped":return(0,d.xI)`the check ended too early, so ${k($.length)} not checked: ${T}`;case"contents":return(0,d.xI)`the checksums of ${(0,v.px)($.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"package":return(0,d.xI)`${T} ${$.length===1?
"was":"were"} not opened: ${(0,v.dh)(w.why)}`;case"submodules":return(0,d.xI)`the submodules of ${T} were not fetched, and \`init\` fetches them`;case"getter":return(0,d.
xI)`the package of ${(0,v.px)($.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${T}`;case"units":return(0,d.xI)`${(0,v.px)(
$.length,"Terragrunt unit")} ${$.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const y={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
R=w=>(0,u.CC)("not-followed",{message:A(w),help:w.what==="package"?w.cure:y[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});function P({
by:w,address:$,constraint:T,newest:M,others:C}){const E=(0,d.xI)`${(0,v.dh)(w)} requires ${(0,d.KT)((0,v.dh)($))}${T===null?"":` "${(0,v.dh)(T)}"`}`,h=C.length>
0?`which conflicts with ${(0,v.K4)(C,3,v.dh)}`:`which no listed version fits; the newest is ${(0,v.dh)(M??"")}`,r=M===null?"which the registry does not have":h;
return(0,u.CC)("module-described",{message:(0,d.xI)`according to the registry, ${E}, ${r}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((he,G,t)=>{t.d(G,{AO:()=>T,U7:()=>$,n3:()=>M,nD:()=>h,ro:()=>E,sC:()=>w,wp:()=>P});var d=t(1780),v=t(2432),u=t(9432),k=t(9615),A=t(3841);const y={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function R(l){if(l.host===""){const[n]=y["use"in l?l.use:"download"];return[`th\
e host of this ${n} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const f=(0,d.
xI)`${(0,d.KT)(l.host)}, which is not in \`allowed-hosts\``;if("service"in l)return[(0,d.xI)`${l.service} of ${(0,d.KT)(l.registry)} is on ${f}`,"use another re\
gistry"];if("package"in l)return[(0,d.xI)`the package of ${l.package} is downloaded from ${f} and was not contacted`,"use another module or provider"];if("use"in
l){const[,n,a]=y[l.use];return[(0,d.xI)`${n} ${f}`,a]}const p=(0,d.xI)`host ${(0,d.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
l))return[p,"use an allowed registry"];const{place:o,clients:i}=l.implied,m=`${(0,u.dh)(o.file)}:${o.line} names no host, and this is the default of ${(0,u.eZ)(
i)}`;return[(0,d.xI)`${p}; ${m}`,"name an allowed registry there"]}function P(l){const[f,p]=R(l),o=l.host===""?p:(0,d.xI)`${p}, or add ${(0,d.KT)(l.host)} to \`allowed-hosts\``;
return(0,k.CC)("host-not-allowed",{message:f,help:o})}const w=l=>(0,k.CC)("allowlist-incomplete",{message:`the packages of ${(0,u.px)(l.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...l.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),$=({host:l})=>(0,k.CC)("host-generic",{message:(0,d.xI)`${(0,d.
KT)(l)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` t\
o `ignore` if only HCP Terraform runs `init`"}),T=({host:l,address:f,asks:p})=>f==="metadata"?(0,k.CC)("host-private-redirect",{message:(0,d.xI)`${(0,d.KT)(l)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,k.CC)("host-private-redirect",{message:(0,d.xI)`a public host ${p==="document"?"redirects":"leads"} to ${(0,d.KT)(l)}, which has a ${f} address and was not contacted`,
operator:(0,d.xI)`set an external URL in place of ${(0,d.KT)(l)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),M=({host:l,
thrown:f})=>(0,k.CC)("host-check-crashed",{message:(0,d.xI)`${(0,d.KT)(l)} was not checked completely, because of a bug in tf-disco ${v.xv}: ${C(f)}`,help:(0,d.
xI)`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,d.KT)(l)}\` to \`ignore\``});function C(l){if(!(l instanceof Error))
return(0,u.dh)(String(l));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,u.dh)(String(l))+(f===void 0?"":` (${f})`)}const E=({host:l})=>(0,k.
CC)("host-http2",{message:(0,d.xI)`${(0,d.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,d.
xI)`enable HTTP/1.1 on ${(0,d.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),h=({host:l,stopped:f,isBegun:p})=>(0,k.
CC)("host-not-checked",{message:(0,d.xI)`${(0,A.C)(f)}: ${(0,d.KT)(l)} was ${p?"still being checked":"not checked"}`,help:r[f.kind]}),r={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((he,G,t)=>{t.d(G,{$w:()=>l,c3:()=>M,cA:()=>E,nP:()=>f,pt:()=>h,qV:()=>o,ti:()=>n,to:()=>a,uK:()=>w,yN:()=>i,zT:()=>p});var d=t(8032),v=t(
255),u=t(1780),k=t(7057),A=t(9432),y=t(9615);const R="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",P="or use a runner with an address of its own, because hosted runners share theirs",w={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${P}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${P}`}},$=({page:e})=>e?.kind===
"bot-protection",T=({challenge:e})=>e!==null&&(0,k.O6)(e)?e:null;function M(e,s="asks"){const{token:c}=e;return/^(?:none|sent)$/.test(c)&&!$(e)&&!T(e)?{refusal:c===
"none"?s:"rejects"}:{}}function C({host:e,source:s,challenge:c},g){return g!==null?(0,u.xI)`check that ${(0,u.KT)(g)} accepts the token from ${(0,u.LA)(s??"")}: ${E(
g,e)}`:c===null?(0,u.xI)`check that the token is complete and has access, or ${o(s??"",e)}`:(0,u.xI)`check that the token is complete and has access, or that ${(0,u.
KT)(e)}, which asks for ${c} authentication, takes Bearer tokens`}const E=(e,s)=>(0,u.xI)`the CLIs send ${(0,u.KT)(e)} the token for ${(0,u.KT)(s)}, not one for ${(0,u.
KT)(e)}`;function h(e,s){const{host:c,token:g,source:_}=e,O=T(e);if($(e))return"a bot protection answered";if(O!==null)return`it asks for ${O} authentication`;const D=s===
null?"sent":(0,u.xI)`sent to ${(0,u.KT)(s)}`,x=(0,u.xI)`the token for ${(0,u.KT)(c)} from ${(0,u.LA)(_??"")} was`;return g==="none"?(0,u.xI)`no token was found for ${(0,u.
KT)(c)}`:g==="sent"?(0,u.xI)`${x} ${D}`:(0,u.xI)`${x} not ${D}${r[g]}`}const r={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function l(e,s,c,g=C(e,c)){const{host:_,token:O}=e,D=T(e);if(D!==null){const L=`exempt ${s} from\
 ${D} authentication`,b=(0,u.xI)`ask the operator of ${(0,u.KT)(_)} to ${L}`;return{operator:L,user:b,note:"the clients send only Bearer tokens"}}const x=(0,d.n3)(
_)?(0,A.qZ)(_):void 0;switch(O){case"none":return{...(0,y.Lw)(f(_)),guest:x};case"sent":case"not-sent":return(0,y.Lw)(g);case"dropped":return{operator:(0,u.xI)`serve ${s} without the redirect to ${c===
null?"another host":(0,u.KT)(c)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function f(e,s="",c=""){const g=(0,v.Fq)((0,u.pj)((0,u.FS)((0,u.
KT)(e)))),[_]=g.ok?(0,v.fK)(g.value):[],O="${{ secrets.REGISTRY_TOKEN }}",D=(0,u.xI)`run \`terraform login ${(0,u.KT)(e)}\``,x=_!==void 0&&s==="";return{terminal:(0,u.
xI)`${c}${_===void 0?D:i(_)}${s}`,workflow:(0,u.xI)`${c}add the line "${(0,u.KT)(e)}=${O}" to the tokens input${x?(0,u.xI)`, or "${(0,u.LA)(_)}: ${O}" to env`:s}`}}
const p=e=>e.startsWith("credentials helper ");function o(e,s){const g=p(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,u.xI)` (run \`terraform logout ${(0,u.KT)(
s)}\` before \`terraform login\`)`:"";return(0,u.xI)`store a new one in ${(0,u.LA)(e)}${g}`}const i=e=>/^\w+$/.test(e)?(0,u.xI)`export ${(0,u.LA)(e)}=…`:(0,u.
xI)`env '${(0,u.LA)(e)}=…' terraform init`;function m({isFork:e,searched:s,notRead:c}){if(e)return"secrets are withheld from pull requests of forks";const[g,_]=[
s,c].map(D=>(0,u.XT)(D,D.length,u.LA)),O=c.length===0?"":(0,u.xI)`; not read: ${_??""}`;return(0,u.xI)`no token was found (searched: ${g??""}${O})`}function n(e,s,c,g){
const _=(0,u.xI)`${s}, and ${m(g)}`;return g.isFork?(0,y.CC)(e,{message:_,help:R,severity:"notice"}):(0,y.CC)(e,{message:_,help:(0,y.Lw)(c)})}function a(e,s,c=""){
const{message:g,unexplained:_=g}=e;if("code"in s){const{flaw:D,help:x="",cures:L=(0,y.Lw)(x)}=s,b=D!==void 0&&(0,u.pj)(g).includes(`from ${c}`);return{...e,message:(0,u.
xI)`${g}; ${b?`it ${D}`:s.message}`,cures:L}}const O=s.isFork?{cures:(0,y.Lw)(R)}:{};return{...e,message:(0,u.xI)`${_}; ${m(s)}`,...O}}}),9029:((he,G,t)=>{t.d(G,
{j:()=>f,y:()=>o});var d=t(3024),v=t(6760),u=t(850),k=t(9968),A=t(9961),y=t(2801),R=t(2170),P=t(8032),w=t(255),$=t(9897),T=t(5106),M=t(3298);let C=function(...e){
return{unmanagedBy:C}=t.late([6542,1264],1264),new.target?new C(...e):C(...e)},E=function(...e){return{withoutInstalled:E}=t.late([6542,1264],1264),new.target?new E(
...e):E(...e)},h=function(...e){return{thisMachine:h}=t.late([5866,3576],9837),new.target?new h(...e):h(...e)},r=function(...e){return{mergeMistakes:r}=t.late([
5866,3576],9837),new.target?new r(...e):r(...e)},l=function(...e){return{readCliConfig:l}=t.late([5866,3576],9837),new.target?new l(...e):l(...e)};function f(e,s,c,{
environment:g,directory:_},O=null,D=[]){const x=e.every(({needs:de})=>de.length===0);if(s.depth!=="init"&&s.hostnames.length===0&&x)return{usages:e,remarks:[],findings:[],
configs:[],releases:c.releases};const L=p(O===null?D:[],_,g),b=h(L.environment),F=(0,P.$l)("oci",c.versions),W=c.clients.map(de=>({...i(l(de,b,_),_,s),...!F&&{hasOciMirrors:F}})),
j=c.releases.map(de=>{const $e=W.find(({client:ge})=>ge===de.client);return{...de,attemptMs:$e?.requestTimeoutMs??de.attemptMs}}),{upgrade:z,depth:S}=s,V=S!=="d\
iscovery",{platform:Q}=b,ee={root:_,plugins:O,roots:D,dialect:c,platform:Q,upgrade:z,asksMirrors:V},re=e.some(({needs:de})=>de.some(({service:$e})=>$e===T.xq))?
E(e,W,ee):{usages:e,remarks:[],findings:[]},_e=[...W.flatMap(de=>de.findings),...re.findings,...L.findings];return{...re,findings:r(_e),configs:W,releases:j}}function p(e,s,c){
const{TF_CLI_CONFIG_FILE:g=""}=c;if(g===""||(0,v.isAbsolute)(g))return{environment:c,findings:[]};const _=b=>(0,d.existsSync)((0,v.join)(s,b.directory,g)),[O,D]=[
e.find(_),e.find(b=>!_(b))],x=(0,d.existsSync)(g),L=(x||O)&&D&&{kind:"relative",path:g,root:D.directory};return{environment:{...c,TF_CLI_CONFIG_FILE:x||!O?g:(0,v.
relative)("",(0,v.join)(s,O.directory,g))},findings:L?[(0,R.kH)((0,A.P4)(L,P.Du))]:[]}}const o=({releases:e},s)=>(0,M.O)(c=>C(l(c,h(s)),e));function i(e,s,c){if(c.
allowedHosts.length===0)return e;const g=m(s),_=e.files.filter(({path:j})=>(0,k.UO)(m(j),g)),O=new Set(_.map(({shown:j})=>j)),D=(0,u.Ol)(e).installation?.methods??
[],x=e.forced.flatMap(({place:j,services:z})=>z.map(({value:S})=>({place:j,host:typeof S=="string"?a(S):null}))),L=[...D.flatMap(n),...x].filter(({place:j,host:z})=>z!==
null&&O.has(j.file)&&!(0,w.ev)(z,c)),b=L.map(({place:j,host:z})=>{const S=(0,y.wp)({host:(0,w.nx)(z??""),use:"configuration"});return(0,R.kH)(S,{places:[j],clients:[
e.client]})}),F=new Set(L.map(({place:j})=>j)),W=e.forced.filter(({place:j})=>!F.has(j));return{...e,forced:W,findings:[...e.findings,...b]}}const m=e=>(0,k.N0)(
()=>(0,d.realpathSync)(e),e);function n(e){const{kind:s,place:c}=e;return s==="network"?[{place:c,host:(0,w.Pm)(e.url)}]:s!=="local"||e.path!==null?[]:[{place:c,
host:(0,w.yo)(`https://${e.shown}`)??$.IZ}]}const a=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,w.yo)(e.replace(/^\/\//,"https://"))??$.IZ:null}),533:((he,G,t)=>{
t.d(G,{D0:()=>U,lz:()=>X,G9:()=>Y});var d=t(4202),v=t(9373),u=t(2170),k=t(9119),A=t(255),y=t(3096),R=t(3298);let P=function(...I){return{isOfInit:P}=t.late([4878],
4878),new.target?new P(...I):P(...I)},w=function(...I){return{noteCall:w}=t.late([4878],4878),new.target?new w(...I):w(...I)},$=function(...I){return{partsOf:$}=
t.late([4878],4878),new.target?new $(...I):$(...I)};const T=1e6,M=({problem:I,severity:se})=>se==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(I.
code),C=({problem:I})=>I.code==="block-backend";function E(I,se){if(!I.some(C))return I;const q=new Set;for(const{parts:J,inside:ne}of $(se))for(const te of J)te!==
ne.directories[0].name&&q.add(te);return I.filter(J=>!C(J)||!q.has((0,y.jt)((0,u.W7)(J))))}const h=({needs:I})=>I.some(({host:se})=>(0,A.Rt)(se)),r=({usages:I,notes:se,
declared:q})=>I.some(h)||se.some(J=>M(J)||C(J)||(0,k.Zl)((0,u.W7)(J)))||[I,q].some(J=>J.some(({place:ne})=>(0,k.Zl)(ne.file)||P((0,y.jt)(ne.file))));function l(I,se){
const q=new Set,J=new Set,ne=new Map;let te=T;for(const{parts:Oe,isAside:Te,inside:Ie}of $(se)){if(te-=Oe.length,te<0)break;for(const Me of Oe)q.add(Me),Te||J.add(
Me);for(const[Me,Pe]of Ie.calls)w(ne,Me,Pe)}const ce=se.flatMap(({unknown:Oe})=>Oe.filter(({missing:Te})=>Te));for(const Oe of ce.flatMap(({files:Te})=>Te))q.add(
(0,y.jt)(Oe));const pe={...I,usages:f(I.usages,se)},me=te<0?pe:o(pe,q,ne),ue=E(me.notes,se).map(Oe=>{const Te=(0,y.jt)((0,u.W7)(Oe)),Ie=q.has(Te)||q.has((0,y.RO)(
Te));return M(Oe)&&!Ie?{...Oe,severity:"warning"}:Oe});return{...J.values().some(Oe=>(0,k.Zl)((0,y.Gz)(Oe,"main.tf")))?i({...me,notes:ue},Oe=>J.has((0,y.jt)(Oe))&&
(0,k.Zl)(Oe)):{...me,notes:ue},installed:[...ne.values()].filter(Boolean).length}}function f(I,se){if(!I.some(h))return I;const q=(ce,pe)=>`${ce} ${pe}`,J=new Map;
for(const{kind:ce,needs:pe,place:me}of I)for(const{host:ue,clients:we}of p.test(ce)?pe:[])for(const Oe of we)J.set(q(Oe,(0,y.jt)(me.file)),ue);const ne=new Map;
for(const{client:ce,inside:pe,parts:me}of $(se)){const ue=J.get(q(ce,pe.directories[0].name));for(const we of me){const Oe=q(ce,we);ne.set(Oe,(ne.get(Oe)??new Set).
add(ue))}}const te=({needs:ce,place:pe})=>ce.flatMap(me=>me.clients.flatMap(ue=>{const we=ne.get(q(ue,(0,y.jt)(pe.file)))??[void 0];return Array.from(we,(Oe=me.
host)=>({...me,host:Oe,clients:[ue]}))}));return I.map(ce=>h(ce)?{...ce,needs:te(ce)}:ce)}const p=/^(?:cloud|backend_remote)/;function o({usages:I,declared:se,notes:q},J,ne){
const te=ce=>!P((0,y.jt)(ce))||J.has((0,y.jt)(ce));return{usages:I.flatMap(ce=>!te(ce.place.file)&&ce.kind!=="saved_state"?[]:ne.get(ce)===!0?{...ce,needs:[],directHost:void 0}:
ce),declared:se.filter(({place:ce})=>te(ce.file)),notes:q.filter(ce=>te((0,u.W7)(ce))||ce.problem.code.startsWith("file-"))}}function i({usages:I,declared:se,notes:q},J){
const ne=(0,R.O)(te=>J(te.file)?{...te,isInUse:!0}:te);return{usages:I.map(({version:te,...ce})=>({...ce,place:ne(ce.place),...te&&{version:{...te,place:ne(te.place)}}})),
declared:se.map(te=>({...te,place:ne(te.place)})),notes:q.map(te=>({...te,places:te.places.map(ce=>typeof ce=="string"?ce:ne(ce))}))}}var m=t(2172),n=t(6889),a=t(
4120),e=t(9432),s=t(4756),c=t(8516),g=t(3791),_=t(8032),O=t(3152),D=t(9465),x=t(7960),L=t(1011),b=t(3114),F=t(1884);let W=function(...I){return{usagesOf:W}=t.late(
[3276,6851,5938],8095),new.target?new W(...I):W(...I)},j=function(...I){return{declaredIn:j}=t.late([3276,6851,5938],8095),new.target?new j(...I):j(...I)},z=function(...I){
return{parseFile:z}=t.late([3276,6851,5938],8095),new.target?new z(...I):z(...I)},S=function(...I){return{Terragrunt:S}=t.late([3276,6851,874],1340),new.target?
new S(...I):S(...I)};function V(I){const se=Z(I),q={calls:[],links:new Map,terragrunt:[]},J=(0,F.Vm)(se,q,{}),ne=(0,F.aC)(J,()=>new S(J));return(0,R.O)(te=>{if(!I.
directories.has(te))return null;const ce=se.list(te),pe=[...I.unreadable].filter(([Me])=>(0,y.jt)(Me)===te),me=new Set([...ce,...pe.map(([Me])=>Q(Me))].filter(b.
tr)),ue=pe.flatMap(([Me,Pe])=>{const De=(0,b.L8)(Q(Me),me,"")?.clients??[];return{...(0,u.ht)(Me,(0,s.WO)({what:"link",code:Pe,isRefused:!0})),clients:De}}),we=ce.
flatMap(Me=>{const Pe=(0,b.L8)(Me,me,""),De=(0,y.Gz)(te,Me),ke=I.files.get(De)??"";return Pe===void 0?[]:z(ke,{...Pe,isOfPackage:!0},De)}),{usages:Oe,notes:Te}=W(
we,ne),Ie=[...Te,...ue.filter(({clients:Me})=>Me.length>0)];return{usages:Oe.map(ee),declared:[...j(we)],notes:Ie}})}const Q=I=>I.slice(I.lastIndexOf("/")+1);function ee(I){
if(I.calls===void 0)return I;const se=Object.entries(I.calls).map(([q,J])=>[q,J.map(ne=>({...ne,root:null}))]);return{...I,calls:Object.fromEntries(se)}}function Z({
files:I,directories:se}){const q=Map.groupBy(I.keys(),y.jt),J=ne=>I.has(ne)||se.has(ne);return{list:ne=>(q.get(ne)??[]).map(Q).sort(),directories:()=>[],exists:J,
locate:ne=>J(ne)?ne:null,nameOf:()=>null,read:ne=>I.get(ne)??null}}let re=function(...I){return{rootsOf:re}=t.late([4878],4878),new.target?new re(...I):re(...I)},
_e=function(...I){return{upToLimit:_e}=t.late([4878],4878),new.target?new _e(...I):_e(...I)},de=function(...I){return{rootNotes:de}=t.late([4284],4284),new.target?
new de(...I):de(...I)};function $e(I){const{layouts:se,changed:q,dialect:J,rootRules:ne,textRules:te,stop:ce}=I,pe=()=>!!ce?.why,me=({places:we})=>q===null||we.
some(Oe=>typeof Oe!="string"&&q.has(Oe.file)),ue=(0,D.Zf)(oe(J),te);return we=>{const Oe=new D.fO({opened:we,read:ue,isEnded:pe}),Te=re(se,q,J.versions,!0,Oe),Ie=[
..._e(Te,()=>{})];return{roots:Ie,notes:Pe=>{const De=de({...ne,resolve:Pe});return Ie.forEach(De.add),[...Oe.allNotes(),...De.notes().filter(ge)].filter(me)}}}}
const ge=({places:I})=>I.some(se=>typeof se!="string"&&se.inside!==void 0);function oe(I){const se=(0,_.d3)(I);return(0,R.O)(q=>{const J=V(q);return ne=>{const te=J(
ne);if(te===null)return null;const ce=(0,L.sw)(te.usages,I.clients),pe=(0,x.e)((0,L.eI)(ce,se),I.versions),me=[...(0,L.vH)(te.notes,I.clients),...pe.notes];return{
...te,usages:pe.usages,notes:me}}})}let ae=function(...I){return{layoutsOf:ae}=t.late([4878],4878),new.target?new ae(...I):ae(...I)},le=function(...I){return{rootsOf:le}=
t.late([4878],4878),new.target?new le(...I):le(...I)},Ee=function(...I){return{unmatched:Ee}=t.late([4878],4878),new.target?new Ee(...I):Ee(...I)},fe=function(...I){
return{upToLimit:fe}=t.late([4878],4878),new.target?new fe(...I):fe(...I)},ve=function(...I){return{rootNotes:ve}=t.late([4284],4284),new.target?new ve(...I):ve(
...I)},N=function(...I){return{textNotes:N}=t.late([4284],4284),new.target?new N(...I):N(...I)},B=function(...I){return{withoutRefused:B}=t.late([4284],4284),new.target?
new B(...I):B(...I)};function U(I){const{usages:se,declared:q,changed:J,dialect:ne,settings:te,isLockReadonly:ce}=I,pe=se.length===0&&q.every(v.z0),me=(0,m.dP)(
se);if(pe&&te.roots.length===0)return{roots:[],notes:[],expand:null,locks:me};const{clients:ue,versions:we}=ne,Oe=K(I),Te=[],Ie=[],Me=te.dialect.name==="auto"?[]:
ue,Pe=(0,n.uQ)(te.dialect,ne),De={clients:ue,upgrade:te.upgrade,isLockReadonly:ce,versionIn:Pe},ke=ve(De),Ce=te.depth!=="discovery",Re=({directory:ye},Ae)=>{Ie.
push((0,u.ht)(ye,(0,s.ub)({kind:"roots",max:Ae})))};for(const ye of fe(le(Oe,J,we,Ce),Re)){if(I.stop?.why)break;ke.add(ye),me.add(ye),Te.push(Ce?ye:{...ye,providers:[]})}
const je={...ne,set:Me,isPredicted:Ce},xe=ye=>J===null||J.has((0,u.W7)(ye)),Se=[...N(se,q,je)].filter(xe),Le=E(Se,Oe),Ue=new Set(I.notes.flatMap(ye=>ye.problem.
code==="lock-invalid"?(0,u.W7)(ye):[])),Ke=[...Le,...ke.notes()].filter(ye=>!Ue.has((0,u.W7)(ye))),Be=({host:ye,needs:Ae})=>ce&&Ae.some(be=>be.host===ye),We=se.
filter(ye=>Be(ye)&&me.isDropped(ye)).map(({text:ye,place:Ae,clients:be})=>(0,u.kH)((0,c.Sm)({provider:ye??"",isUnused:!0}),{places:[Ae],clients:be})),{ending:Ne}=I,
Fe={layouts:Oe,changed:J,dialect:ne,rootRules:De,textRules:je,stop:Ne};return{roots:Te,locks:me,notes:[...Ke,...We,...Ie,...Ce?H(Oe,J):[]],expand:te.depth==="in\
it"?$e(Fe):null}}function K(I){const{dialect:se,settings:q,listed:J,endedAt:ne,installed:te=[]}=I,ce=q.upgrade?[]:te,{clients:pe,versions:me}=se,ue={...I,installed:ce,
clients:pe,versions:me};return J===void 0?X(ue,q,ne===null):ie(ue,J)}function Y(I){const{usages:se,declared:q,installed:J=[],settings:ne}=I,ce=ne.depth!=="disco\
very"?B(I.notes,se):I.notes,pe={usages:se,notes:ce,declared:q};if(J.length===0&&!r(pe))return{...pe,remarks:[]};const{installed:me,...ue}=l(pe,K(I)),we=`modules\
 in .terraform are used as \`init\` uses them: ${me}`;return{...ue,remarks:me===0?[]:[we]}}function H(I,se){const q=[...new Set(I.flatMap(({unknown:te})=>te))].
filter(({files:te,missing:ce})=>ce===void 0&&(se===null||te.some(pe=>se.has(pe))));if(q.length===0)return[];const J=q.map(({directory:te})=>te||"."),ne=(0,k.As)(
(0,k.jH)(q.flatMap(({unknown:te})=>te??[])));return[(0,u.kH)((0,g.q)({what:"units",names:J}),{places:ne,clients:_.Du})]}function X(I,{roots:se},q){const J=se.map(
me=>({text:me,matches:(0,d.Ls)([me])})),ne=ae({...I,patterns:J}),te=q?Ee(ne,J):[];if(te.length===0)return ne;const ce=ae({...I,patterns:[]}).flatMap(me=>me.roots),
pe=[...new Set(ce.map(({name:me})=>me||"."))];throw new O.GN(te.map(me=>{const ue=(0,e.K4)([...new Set([...(0,a.kD)(me,pe),...pe])],5,e.dh),we=ue===""?"":`; the\
 nearest root modules are ${ue}`;return`roots: no directory with configuration matches ${me}${we}`}))}function ie(I,{roots:se,rootsAreNamed:q}){const J=I.units.
filter(ne=>ne.unknown!==null);return I.clients.flatMap(ne=>{const te=se.filter(({clients:ue})=>ue.includes(ne)),ce=new Set([...J,...te].map(({directory:ue})=>ue||
"."));return ae({...I,clients:[ne],patterns:[{text:"",matches:ue=>ce.has(ue)}]}).map(ue=>({...ue,isNamed:q}))})}}),5306:((he,G,t)=>{t.d(G,{o0:()=>Z,SQ:()=>ee});
var d=t(3916),v=t(4202),u=t(9373),k=t(5324),A=t(6889),y=t(7960),R=t(3114),P=t(1011),w=t(1884),$=t(4756),T=t(2170),M=t(9119),C=t(8032),E=t(3096),h=t(3298),r=t(4515),
l=t(3024),f=t(6760),p=t(9968),o=t(2172),i=t(9059),m=t(8339),n=t(1054),a=t(5243),e=t(9897);const s=100;function c(oe,ae){const le=D(ae),Ee=oe.flatMap(N=>{const{kind:B,
version:U,directories:K,isOverridden:Y,replacedFor:H}=N,X=/^(module|test_module|terragrunt_source)$/.test(B),ie=U!==void 0||K!==void 0&&!ae.isStrict;if(!X||Y||ie)
return[];const se=N.clients.filter(J=>!H?.includes(J)).flatMap(J=>{const ne=le(N,J);return ne===null?[]:{client:J,reason:ne}}),[q]=se;return q===void 0?[]:{usage:N,
reason:q.reason,clients:se.map(({client:J})=>J)}}),fe=(0,h.O)(()=>F(ae));return[...Map.groupBy(Ee,({reason:N})=>N.paths.at(-1)??"")].slice(0,s).flatMap(([N,B])=>{
const U=(0,h.O)(({why:Y,paths:H})=>Y==="outside"||Y==="skipped"?(0,$.a3)({what:Y,path:N}):(0,m.Iz)({path:N,maker:Y==="created"?"`init`":fe()(H)})),K=(0,n.Kc)(N);
return B.map(({usage:{place:Y},reason:H,clients:X})=>(0,T.kH)(U(H),{places:[Y],clients:X,isPlaceholder:K}))})}const g={throwIfNoEntry:!1},_=40,O=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function D({root:oe,scan:ae,units:le,directories:Ee,modules:fe,isStrict:ve}){const{locate:N,nameOf:B}=(0,k.ET)({root:oe,scan:ae}),U=(0,h.O)(I=>(0,p.N0)(()=>(0,l.
statSync)((0,f.join)(oe,I),g)?.isDirectory()===!0,!1)),K=(0,h.O)(I=>Y(I,I,0));function Y(I,se,q){if(q>_)return{why:"missing",paths:[se]};if(/^\.\.(\/|$)/.test(I)||
U(I)){const ue=N(I)!==null;return ue&&!ve?null:{why:ue?"skipped":"outside",paths:[I]}}const ne=I.split("/"),te=ne.map((ue,we)=>ne.slice(0,we+1).join("/")),ce=te.
findIndex(ue=>!U(ue)),pe=te[ce]??"",me=(0,p.N0)(()=>H(pe),null);if(me===null)return{why:"outside",paths:[I]};if(me!==pe){const ue=(0,E.un)(me,I.slice(pe.length+
1)),we=Y(ue,se,q+1);return we?.why==="outside"?{why:"outside",paths:[I]}:we}return O.test(I)?ve?{why:"created",paths:[I]}:null:{why:"missing",paths:te.slice(ce)}}
function H(I){const se=(0,f.join)(oe,I),q=(0,l.lstatSync)(se,g);if(q===void 0||q.isFile())return I;const[J,ne]=[N(""),N((0,E.jt)(I))];if(!q.isSymbolicLink()||J===
null||ne===null)return null;const te=(0,p.$r)(se);return te.kind==="error"&&te.code==="ELOOP"?I:(0,k.sq)((0,f.relative)(J,(0,f.resolve)(ne,(0,l.readlinkSync)(se))))}
const X=(0,h.O)(I=>{const se=le.filter(J=>J.directory===I||J.module===I);return se.some(J=>J.unknown!==null||(0,u.LU)(J))?[]:[I,...se.flatMap(P.CI)]}),ie=Map.groupBy(
le.filter(({missing:I})=>I!==void 0),({unknown:I})=>I&&(0,M.df)(I));return(I,se)=>{const q=I.kind==="terragrunt_source",J=q?ie.get((0,M.df)(I.place)):void 0;if(J)
return J.map(({missing:ue=""})=>K(ue)).find(Boolean)??null;const ne=(0,E.jt)(I.place.file),te=I.kind==="test_module",ce=(0,E.Bo)(ne,ue=>fe.has(ue),[I.text??""]),
pe=I.directories??(te?[ce]:X(ne)),me=(0,o.MZ)(I,se).flatMap(({source:ue,isOpen:we})=>{const Oe=we?I.evaluated?.[se]?.text??"":"";if(ue===null&&ve&&(0,a.Nj)(Oe))
return[{why:"skipped",paths:[Oe]}];const Te=!ve&&/[$%]\{/.test(ue??"");if(ue===null||Te)return[null];const Ie=(0,e.qC)(ue);if(Ie.length>0)return[Ie.some(Re=>Ee.
has(B(Re)??".."))?null:{why:"outside",paths:[ue]}];if(!(0,a.Nj)(ue)||q)return[null];const Me=pe.map(Ce=>(0,E.un)(Ce,ue)),Pe=Me.filter(Ce=>!Ee.has(Ce));return(I.
directories===void 0&&Pe.length<Me.length?[null]:Pe.map(K)).filter(Ce=>!I.directories||Ce?.why!=="missing")});return me.includes(null)?null:me[0]??null}}const x=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
L=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
b=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function F({root:oe,exclude:ae,
toolFiles:le}){const Ee=(0,k.ET)({root:oe,scan:[]}),fe=(0,h.O)(U=>(0,i.Dx)(U,Ee.read(U)??"")),ve=(0,h.O)(()=>[...(0,i._X)({root:oe,exclude:ae},le)].filter(({file:U})=>!(0,i.
$)(U)&&!U.includes("pre-commit")).map(({file:U,text:K})=>({file:U,commands:j((0,i.Dx)(U,K).join(`
`))}))),N=[".git/config.worktree",".git/config"].find(U=>fe(U).some(K=>/sparsecheckout\s*=\s*true/i.test(K))),B=fe(".gitmodules").map(U=>/^\s*path\s*=\s*(.*)/.exec(
U)?.[1]);return U=>{if(N!==void 0)return N;const K=(0,E.Gz)(U.at(-1)??"","");if(B.some(X=>K.startsWith(`${X}/`)))return".gitmodules";const Y=["",...(0,E.eH)((0,E.
jt)(U.at(-1)??""))].map(X=>(0,E.Gz)(X,".gitignore")).find(X=>W([...U,`${K}-`],(0,E.jt)(X),fe(X))),H=ve().find(({file:X,commands:ie})=>{const I=x.test(X)&&K.startsWith(
(0,E.Gz)((0,E.jt)(X),"")),se=(q,J)=>S(q,J)&&(I||z(q,J));return ie.some(q=>U.some(J=>se(q,J)))});return Y??H?.file??null}}function W(oe,ae,le){return le.slice(0,
500).findLast(fe=>{const[,ve,N=""]=/^!?(\/?)(.*?)\/?$/.exec(fe)??[],B=(0,E.Gz)(ae,ve||N.includes("/")?N:`**/${N}`),[U=""]=/[^*?\]]*$/.exec(N)??[];return oe.some(
K=>N!==""&&K.endsWith(U)&&(0,d.matchesGlob)(K,B))})?.startsWith("!")===!1}const j=oe=>oe.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,"").
replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,
ae=>ae.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g," ").replace(/(?<=[\w.])\\(?=\w)/g,"/").
split(/\n|&&|;/),z=(oe,ae)=>L.test(oe)||b.test(oe)&&oe.includes(/[^/]+\/[^/]+$/.exec(ae)?.[0]??`
`);function S(oe,ae){const[le="",...Ee]=ae.split("/").toReversed();return oe.includes(le)?(oe.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ve=>{const B=ve.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(U=>!/^\.*$/.test(U));return B.some((U,K)=>U===
le&&Ee.every((Y,H)=>V(B[K-H-1],Y)))}):!1}const V=(oe="*",ae)=>oe===ae||/[$*{}]/.test(oe);let Q=function(...oe){return{readTools:Q}=t.late([3276,6851,5938],8095),
new.target?new Q(...oe):Q(...oe)};async function ee(oe,ae){const{directory:le,environment:Ee,stop:fe,progress:ve}=ae,N={root:le,scan:oe.scan,exclude:oe.exclude},
B=(0,w.cw)(N,Ee),U=await(0,r.nE)(B,fe,Y=>ve({kind:"scan",files:Y})),K=de(U,oe,(0,k.ET)(N));return $e(K,(0,v.Ls)(oe.roots))}function Z({dialect:oe,exclude:ae,scan:le,
allowedHosts:Ee},fe,{environment:ve,directory:N}){const B=(0,h.O)(()=>Q({root:N,exclude:ae},fe.toolFiles)),U=!!ve.TF_CLOUD_HOSTNAME,K=le.length>0,Y={setting:oe,
scan:K?{...fe,tools:B,hasCloudHostname:U}:null},H=(0,A.L2)(Y),{clients:X,versions:ie}=H,I=(0,C.$l)("queries",ie),se=ue=>I||!(0,R.xO)(ue),q=(0,P.eI)((0,P.sw)(fe.
usages,X),(0,C.d3)(H)),J=(0,y.e)(q,ie),ne=J.usages.filter(({place:ue})=>se(ue.file)),te=Ee.length>0,pe=[...c(ne,{...fe,...{root:N,scan:le,exclude:ae,isStrict:te}}),
...te?re(fe):[]],me=ne.some(({workspace:ue})=>ue?.lacks)&&B().givesState;return{dialect:H,usedBy:()=>(0,A.rU)(H,Y.scan),bots:K?B().bots:[],usages:me?ne.map(_e):
ne,notes:[...[...(0,P.vH)(fe.notes,X),...J.notes].filter(ue=>se((0,T.W7)(ue))),...pe]}}function re(oe){const{unselected:ae,linked:le,directories:Ee,units:fe,unread:ve,
notes:N}=oe,B=new Set(N.flatMap(K=>(0,T.Xd)(K)?.file??[])),U=[...le].filter(([,K])=>K===null||!Ee.has(K));return[...ae.map(K=>(0,T.ht)(K,(0,$.a3)({what:"unselec\
ted"}))),...U.map(([K])=>(0,T.ht)(K,(0,$.a3)({what:"linked"}))),...(0,M.jH)(ve).map(K=>(0,T.kH)((0,$.a3)({what:"generated"}),{places:[K]})),...fe.flatMap(({directory:K,
module:Y,unknown:H,missing:X})=>H===null||Y!==null||X!==void 0||B.has(H.file)?[]:(0,T.kH)((0,$.a3)({what:"skipped",path:K}),{places:[H]}))]}function _e(oe){if(oe.
workspace?.lacks===void 0)return oe;const{organization:ae,name:le}=oe.workspace;return{...oe,workspace:{organization:ae,name:le}}}function de(oe,{roots:ae,exclude:le},Ee){
const fe=new Set(oe.links.values());if(fe.size===0)return oe;const[ve,N]=[(0,v.Ls)(ae),(0,v.Ls)(le)],B=C.Du.flatMap(I=>[...(0,u.Pv)(oe,I).values()]),U=new Set(B.
flatMap(u.s1)),K=new Set(oe.units.map(({directory:I})=>I)),Y=(0,h.O)(I=>U.has(I)||K.has(I)||ve(I||".")?!1:Ee.list(I).map(q=>(0,E.Gz)(I,q)).every(q=>fe.has(q)||N(
q)||!ge(q))),H=I=>fe.has(I)&&ge(I)&&Y((0,E.jt)(I)),X=oe.usages.filter(({place:I})=>!H(I.file)),ie=oe.declared.filter(({place:I})=>!H(I.file));return{...oe,usages:X,
declared:ie,notes:oe.notes.filter(I=>!H((0,T.W7)(I)))}}function $e(oe,ae){const le=new Set(oe.snippets);if(le.size===0)return oe;for(const fe of C.Du){const ve=(0,u.
Pv)(oe,fe),N=[...ve.values()].filter(({name:B,isInitialised:U,installed:K})=>!le.has(B)||U||K.size>0||ae(B||"."));for(const B of N){le.delete(B.name);for(const U of(0,u.
s1)(B)){const K=le.delete(U)?ve.get(U):void 0;K!==void 0&&N.push(K)}}}const Ee=oe.notes.filter(fe=>fe.problem.code!=="block-invalid"||!le.has((0,E.jt)((0,T.W7)(
fe))));return{...oe,snippets:le,notes:Ee}}function ge(oe){const ae=(0,R.L8)((0,d.basename)(oe),new Set,(0,d.basename)((0,d.dirname)(oe)));return ae!==void 0&&ae.
class!=="terragrunt"}}),345:((he,G,t)=>{t.d(G,{s:()=>$});var d=t(3024),v=t(6760),u=t(9968),k=t(7811),A=t(9432),y=t(101),R=t(3152);let P=function(...r){return{X509Certificate:P}=
process.getBuiltinModule("node:crypto"),new.target?new P(...r):P(...r)};const w=4*1024*1024;function $(r,{environment:l,directory:f,wording:p=R.w7}){const{settings:o,
mistakes:i}=(0,R.P$)(r,p),m=C(o.caFile,p),n=M(l),a=[m,n].flatMap(O=>O.ok?[]:[O.why]),e=(0,u.N0)(()=>(0,d.statSync)(f).isDirectory(),!1),c=o.scan.filter(O=>!/[*?[\]{}]/.
test(O)).flatMap(O=>T(O,f,p)??[]),g=`GITHUB_WORKSPACE names ${(0,A.dh)(f)}, which is not a directory`,_=[...i,...a,...e?c:[g]];if(_.length>0||!m.ok||!n.ok)throw new R.
GN(_);return{...o,authorities:m.value,chooseProxy:n.value}}function T(r,l,{missingPath:f,setting:p}){const o=(0,v.resolve)(l,r);return(0,d.existsSync)(o)?(0,u.N0)(
()=>(0,d.accessSync)(o,d.constants.R_OK)===void 0,!1)?null:`${p("scan")} names ${o}, which this user may not read`:f(r,l)}function M(r){try{return(0,k.Ju)((0,y.
N)(r))}catch(l){if(l instanceof TypeError)return(0,k.TR)(l.message);throw l}}function C(r,{setting:l}){if(r===null)return(0,k.Ju)(null);const f=(0,u.yR)(r,w),p=l(
"ca-file");if(!f.ok)return(0,k.TR)(`${p} "${r}" ${(0,A.mP)(f.failure)}`);const o=h(f.text);return o.ok?o:(0,k.TR)(`${p} "${r}" ${o.why}`)}const E=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function h(r){const l=r.match(E)??[];if(l.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const f of l)new P(f);return(0,k.Ju)(l.join(
`
`))}catch(f){const p=f instanceof Error?f.message:f;return(0,k.TR)(`contains an invalid certificate: ${p}`)}}})};export{ze as ids,Ve as modules};
var $late0;
