const ze=[6135,2172,8297],Ve={4202:((ue,G,e)=>{e.d(G,{$8:()=>y,G$:()=>b,Ls:()=>k,VK:()=>u});var d=e(3916);const v=/[*?[{]/;function u(P){const w=P.split("/"),$=w.
findIndex(T=>v.test(T));return $<0?{fixed:P}:{fixed:w.slice(0,$).join("/"),glob:w.slice($).join("/")}}function k(P,w=new Set){const $=P.map(T=>{const M=T.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:T,glob:M,start:A(M)}});return T=>{const M=T.toLowerCase(),C=$.filter(({glob:E,start:h})=>E===T||M.startsWith(
h)&&(0,d.matchesGlob)(T,E));for(const{pattern:E}of C)w.delete(E);return C.length>0}}function A(P){const[w=""]=P.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(P)??
[];return w.toLowerCase()}const y=({file:P,glob:w},$)=>P===$||w!==void 0&&(0,d.matchesGlob)($,w),b=P=>P.startsWith(".")||P==="node_modules"}),1440:((ue,G,e)=>{e.
d(G,{EH:()=>a,U4:()=>$,WI:()=>i,a4:()=>f,oO:()=>T});var d=e(3916),v=e(7811),u=e(2213),k=e(8032),A=e(5243),y=e(9897),b=e(3846),P=e(8153),w=e(523);const $=".terra\
form/modules/modules.json",T=".terraform/terraform.tfstate",M=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({type:P.Qq,config:(0,P.Tj)((0,P.LT)(P.Qq))})),resources:(0,P.p_)(
(0,P.w3)({provider:P.Qq}))}),C=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({config:(0,P.Tj)((0,P.LT)((0,P.Tj)((0,P.LT)(P.Qq))))}))}),E=new Set(Object.values(u.FV).flatMap(
s=>s.split(/[ .]/))),h=/(?:^|\.)provider\["([^"\\]*)"\]/;function a(s,o){const t=(0,P.D4)(o,M,"struct"),{backend:n,resources:c}=t.ok?t.value:M.zero,g=(0,P.D4)(o,
C,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:O="",config:D=null}=n??{},x=[D,..._].flatMap(R=>Array.from(R??[],([N,H])=>H===""?null:l(O,
N,H)));/^(remote|cloud)$/.test(O)&&!D?.get("hostname")&&x.push("app.terraform.io");const S=new Set(c.map(({provider:R})=>R).filter(R=>R.includes("[")));return k.
Du.flatMap(R=>{const N=Array.from(S,U=>{const W=(0,b.mi)(h.exec(U)?.[1]??"",R);return W.kind!=="registry"?W.kind==="builtin"?null:y.IZ:R==="opentofu"&&(0,b.Gi)(
W)?(0,A.Vm)(R):W.host});return[...new Set(t.ok?[...N,...x]:[y.IZ])].flatMap(U=>U===null?[]:{file:s,host:U,client:R})})}function l(s,o,t){return s==="local"?(0,u.
Bm)(t):u.Gb[s]?.split(" ").includes(o)?(0,u.D8)(t):E.has(o)||o==="hostname"?(0,u.Ul)(t):null}function f(s,o){const t=(0,u.Bm)(`terraform.tfstate.d/${o.trim()}/t\
erraform.tfstate`);return t===null?[]:k.Du.map(n=>({file:s,host:t,client:n}))}const p=(0,P.w3)({key:P.Qq,source:P.Qq,version:P.Qq,dir:P.Qq}),r=(0,P.w3)({modules:(0,P.
p_)(p)});function i(s,o){const t=o.trim()===""?(0,v.Ju)(r.zero):(0,P.D4)(o,r,"struct");if(!t.ok)return t;const{modules:n}=t.value,c=n.find(({version:_})=>_!==""&&
(0,w.oF)(_)===null);if(c!==void 0)return(0,v.TR)(`has the malformed version "${c.version}"`);if(new Set(n.map(({key:_})=>_)).size<n.length)return(0,v.TR)("has t\
wo modules with the same key");const g=n.filter(({key:_})=>_!=="");return(0,v.Ju)(g.map(({dir:_,...O})=>({...O,root:s,directory:m(s,_)})))}function m(s,o){const t=(0,d.
isAbsolute)(o)?o:`${s===""?".":s}/${o}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(o)?(0,d.normalize)(t).replace(/(?<=.)\/$/,""):t}}),5324:((ue,G,e)=>{
e.d(G,{ET:()=>M,KG:()=>a,Wj:()=>r,f5:()=>l,kI:()=>E,rN:()=>p,sT:()=>T,sq:()=>$,un:()=>f});var d=e(3024),v=e(6760),u=e(4756),k=e(2170),A=e(3096),y=e(3298),b=e(9968),
P=e(4202),w=e(1440);const $=i=>v.sep==="/"?i:i.replaceAll(v.sep,"/");function T(i,{boundary:m}){return i.kind==="error"?(0,u.WO)({what:"link",code:i.code}):(0,b.
UO)(i.path,m)?i.kind==="special"?(0,u.WO)({...i,what:"link-to-special-file"}):i.kind==="file"?i.path:null:(0,u.a3)({what:"link"})}function M({root:i,scan:m}){const s=[
i,...m.map(c=>(0,v.resolve)(i,(0,P.VK)(c).fixed))].map(C),o=c=>s.some(g=>g!==null&&(0,b.UO)(c,g)),t=c=>{const g=(0,v.resolve)(i,c),_=(0,d.existsSync)(g)?C(g):null;
return _!==null&&o(_)?_:null},n=(c,g)=>{const _=t(c);return(_===null?[]:(0,b.Mc)(_).filter(g)).map(({name:D})=>D).sort()};return{list:c=>n(c,g=>!g.isDirectory()),
directories:c=>n(c,g=>g.isDirectory()&&!(0,P.G$)(g.name)),exists:c=>(0,d.existsSync)((0,v.resolve)(i,c)),locate:(0,y.O)(t),nameOf:c=>{const g=t(c);return g===null?
null:$((0,v.relative)(s[0]??i,g))},read:(c,g)=>{const _=t(c);return _===null?null:(0,b.r7)(_,g)}}}const C=i=>(0,b.N0)(()=>(0,d.realpathSync)(i),null);function E(i,m){
const{fixed:s,glob:o}=(0,P.VK)(m);try{const t=(0,d.realpathSync)((0,v.resolve)(i,s)),n=$((0,v.relative)(i,t)),c=(0,b.UO)(t,i),g=c?i:t;if(o!==void 0)return{path:t,
name:n,boundary:g,glob:(0,A.Gz)(n,o)};if((0,d.statSync)(t).isDirectory())return{path:t,name:n,boundary:g};const _=(0,v.resolve)(t,"..");return{...{path:_,name:$(
(0,v.relative)(i,_))},boundary:c?i:_,file:n}}catch(t){return(0,k.kH)((0,u.WO)({what:"scan",entry:m,code:(0,b.Oj)(t)}))}}const h=200;function a(i){const{path:m,name:s,
depth:o}=i;if(o>h)return(0,k.ht)(s,(0,u.ub)({kind:"depth",max:h}));try{return(0,d.readdirSync)(m,{withFileTypes:!0}).sort((t,n)=>t.name<n.name?-1:1)}catch(t){return(0,k.
ht)(s,(0,u.WO)({what:"directory",code:(0,b.Oj)(t)}))}}const l=(i=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(i),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],states:[],unmatched:new Set,
unselected:[]});function f(i,{exists:m,read:s}){return m(i)?(0,w.EH)(i,s(i)??""):[]}function p(i,m){const s=(0,A.Gz)(i,".terraform/environment"),o=m.read(s);return[
...f((0,A.Gz)(i,w.oO),m),...o===null?[]:(0,w.a4)(s,o)]}function r(i,{exists:m,read:s,nameOf:o}){const t=(0,A.Gz)(i,w.U4),n=s(t);if(n===null)return m(t)?(0,k.ht)(
t,(0,u.a3)({what:"outside",path:t})):[];const c=(0,w.WI)(i,n);return c.ok?c.value.map(g=>{const _=g.directory;return(0,v.isAbsolute)(_)&&(0,v.normalize)(_)===_?
{...g,directory:o(_)??_}:g}):(0,k.ht)(t,(0,u.U$)({error:`the list ${c.why}`,isRefused:!0}))}}),9059:((ue,G,e)=>{e.d(G,{$:()=>a,$t:()=>_,AN:()=>o,Dx:()=>g,_X:()=>M,
mu:()=>m});var d=e(3096),v=e(4202),u=e(9941),k=e(5324),A=e(3114);const y=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredev\
ops .azure-pipelines .pipelines .spacelift".split(" "),b=O=>O==="config.toml",P=[["",A.Z8],[".github",()=>!1],...y.map(O=>[O,D=>/\.ya?ml$/i.test(D)]),[".devcont\
ainer",A.Z8],[".config",A.TD],[".config/mise",b],[".mise",b]],w=".github/actions",$=128*1024,T=200;function*M({root:O,exclude:D},x){const S=(0,k.ET)({root:O,scan:[]}),
R=(0,v.Ls)(D),N=C(S).filter(W=>!R(W)),H=W=>W.split("/").length,U=[...new Set([...N,...x])].sort((W,j)=>H(W)-H(j)||(W<j?-1:1));for(const W of U.slice(0,T)){const j=S.
read(W);j!==null&&j.length<=$&&(yield{file:W,text:j})}}function C(O){const D=P.flatMap(([S,R])=>O.list(S).filter(N=>R(N)||a((0,d.Gz)(S,N))).map(N=>(0,d.Gz)(S,N))),
x=O.directories(w).flatMap(S=>["action.yml","action.yaml"].map(R=>`${w}/${S}/${R}`));return[...D,...x]}const E=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
h=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,E],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],a=O=>h.some(([,D])=>D.test(O));function l(O){const[,D,x=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(O)??[],[S=""]=x.split(/\n(?=[^\s-])/,1),R=S.split(`
${D}-`).filter(N=>E.test(N));return D===void 0||R.length===0?null:R.some(N=>/\bregistries["']?:|<</.test(N))?O:""}const f=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
p=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function r(O){const D=O.replace(f,"\
$1");return p.test(D)?null:/\bhostRules["']?\s*:(.*)$/s.exec(D)?.[1]??""}const i=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function m({file:O,text:D}){const[x]=a(O)?o({file:O,text:D}):[];if(x!=="dependabot"&&x!=="renovate")return[];const S=x==="renovate",R=S?r(D):l(g(O,D).join(`
`)),N=Array.from(R?.matchAll(i)??[],([,H=""])=>H.toLowerCase());return R===null||!N.every(H=>/^[\w.-]+$/.test(H))?[]:[{client:x,file:O,ends:N.map(H=>`${S?"":"//"}\
.${H}`)}]}const s=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function o({file:O,text:D}){if(a(O)){const S=g(O,D);return h.flatMap(([R,N,H])=>N.test(O)&&S.some(
U=>H.test(U))?R:[])}return D.search(s)<0?[]:g(O,D).flatMap(S=>S.match(s)??[]).map(S=>S.toLowerCase())}const t=1e3,n=/(^|\s)#.*$/s,c=/(^|\s)(\/\/|\/?\*).*$/s;function g(O,D){
const x=/jenkinsfile|\.json$/i.test(O)?c:n;return D.split(`
`).map(S=>S.slice(0,t).replace(x,"").trimEnd())}function _(O,D,x,S){return{file:O,...(0,u.yN)(x)(S),line:D+1}}}),3114:((ue,G,e)=>{e.d(G,{Ep:()=>b,L8:()=>$,TD:()=>a,
Z:()=>h,Z8:()=>l,dN:()=>E,tr:()=>w,xO:()=>C});var d=e(8032);const v=["terraform"],u=["opentofu"],k=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",d.Du],
[/\.tofu(\.json)?$/,"config",u],[/\.tftest\.(hcl|json)$/,"test",d.Du],[/\.tofutest\.(hcl|json)$/,"test",u],[k,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,d.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",d.Du]],y=/\.(tf|tofu|hcl|json)$/,
b=({class:f})=>f==="config"||f==="test",P={class:"lock",syntax:"hcl",clients:d.Du,isOverride:!1},w=f=>f.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
f);function $(f,p,r){if(f===".terraform.lock.hcl")return P;const i=y.test(f)?A.find(([S])=>S.test(f)):void 0,[m=/$/,s=null,o=[]]=i??[];if(s===null)return;const t=T(
f)&&s==="test"&&r==="tests";if(T(f)&&!t)return;const n=f.search(m),c=f.slice(0,n),g=c+f.slice(n).replace(".tf",".tofu"),_=c==="override"||c.endsWith("_override"),
O=t||g!==f&&p.has(g);if(O&&!o.includes("terraform"))return;const D=O?v:o,x=f.endsWith(".json")?"json":"hcl";return{class:s,syntax:x,clients:D,isOverride:_}}const T=f=>f.
startsWith(".")||f.endsWith("~")||f.startsWith("#")&&f.endsWith("#"),M=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),C=f=>k.test(f),E=[".spacelift/config.yml",".spacelift/config.yaml"],h=f=>f.endsWith(".tfbackend"),
a=f=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(f),l=f=>a(f)||M.test(f)}),1011:((ue,G,e)=>{e.d(G,{CI:()=>b,G4:()=>E,O8:()=>A,
Rt:()=>k,VZ:()=>y,eI:()=>w,kA:()=>T,s7:()=>$,sw:()=>P,vH:()=>M});var d=e(4756),v=e(2170),u=e(3298);const k=["organization","workspaces"],A=["module","state","lo\
ck"],y=["version","compatible","provider-version"],b=({directory:h,module:a})=>[...new Set([h,a??h])];function P(h,a){const l=(0,u.O)(p=>p.filter(r=>a.includes(
r))),f=(0,u.O)(p=>p.flatMap(r=>l(r.clients).length===0?[]:{...r,clients:l(r.clients)}));return h.flatMap(p=>{const r=l(p.clients);if(r.length===p.clients.length)
return p;const i=f(p.needs),m=p.isHostImplied?i[0]?.host??p.host:p.host;return r.length===0?[]:{...p,clients:r,needs:i,host:m}})}const w=(h,a)=>h.map(l=>{const{
calls:f,evaluated:p}=l;if(a.length===0||f===void 0||p===void 0)return l;const r=Object.entries(f).filter(([i])=>!a.some(m=>m===i));return{...l,calls:Object.fromEntries(
r)}}),$=({workspace:h,hasOwnToken:a,directHost:l})=>h!==void 0||a===!0||l!==void 0,T=h=>new Set(h.flatMap(({host:a,isHostImplied:l})=>l?[]:a??[])),M=(h,a)=>h.filter(
({clients:l})=>l.some(f=>a.includes(f))),C=1e4;function E(h=C){const a=[],l={error:0,warning:0,notice:0};let f=0;const p=i=>{l[i.severity]+=1,l[i.severity]<=h?a.
push(i):f+=1},r=()=>(0,v.ht)(".",(0,d.ub)({kind:"problems",max:h,omitted:f}));return{add:p,all:()=>f===0?a:[...a,r()]}}}),4756:((ue,G,e)=>{e.d(G,{JW:()=>$,U$:()=>k,
WO:()=>b,a3:()=>w,ub:()=>C,yQ:()=>T});var d=e(9432),v=e(9615),u=e(3841);const k=({error:E,isRefused:h})=>(0,v.CC)("file-syntax",{message:E??"the file is not val\
id UTF-8",help:E?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid \
on purpose",...!h&&{severity:E===null?"notice":"warning"}}),A={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:[
"the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove t\
he link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","\
remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},y={ENAMETOOLONG:"shorten t\
he path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function b(E){const[h,a]=A[E.what],l=E.what==="fil\
e"||E.what==="directory";return(0,v.CC)("file-unreadable",{message:`${"entry"in E?(0,d.dh)(E.entry):""}${h}${"code"in E?`: ${E.code}`:` ${E.is} and is not read`}`,
help:(l?y[E.code]:void 0)??a,...!("isRefused"in E&&E.isRefused)&&{severity:"warning",affects:[]}})}const P={link:["the link points outside the checkout and is n\
ot followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, o\
r name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:[
"Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["i\
s outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","writ\
e the path as a literal, or remove the directory from `exclude`"]};function w(E){const[h,a]=P[E.what],l="path"in E&&{message:`directory ${(0,d.dh)(E.path)} ${h}`,
severity:"notice"};return(0,v.CC)("file-outside",{message:h,help:a,...l})}function $({scan:E,hasHostnames:h,isFleet:a}){const l=E.every(i=>i===".")?"this direct\
ory":`\`scan\` (${(0,d.K4)(E,3,d.dh)})`,p=`found no Terraform or OpenTofu files in ${a?"the repositories of `usages`":l}`,r=a?"check out the repositories before\
 `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,v.CC)("nothing-to-check",{message:`${p}, and \`hostnames\` is not \
set`,help:`${r}, or correct \`scan\` or \`exclude\``,...h&&{message:`${p}; only \`hostnames\` was checked`,help:`${r}, or correct \`scan\``,severity:"warning"}})}
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
raise `deadline-seconds`"})},C=E=>(0,v.CC)("file-limit",(0,v.Z9)(M,E))}),7706:((ue,G,e)=>{e.d(G,{g6:()=>P,ho:()=>b,io:()=>T,jP:()=>k});var d=e(8032),v=e(9432),u=e(
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
al name of a provider`,help:C===null?"use letters, digits and dashes only, with no dash at either end":`write ${C}`})},y=M=>({...M,what:(0,v.dh)(M.what,80)}),b=M=>(0,u.
CC)("block-invalid",(0,u.Z9)(A,y(M))),P=M=>(0,u.CC)("block-backend",(0,u.Z9)(A,y(M))),w="use another version of the module that has this call",$={"not-passed":({
call:M,name:C,canChange:E})=>({message:`${M} does not pass the provider configuration ${C}, which its module expects`,help:E?`add \`${C} = \u2026\` to the \`providers\`\
 of the call`:w}),overridden:({call:M,name:C,canChange:E})=>({message:`${M} passes the provider configuration ${C}, which its module has itself`,help:E?`remove \
\`${C}\` from the \`providers\` of the call`:w}),"of-other":({call:M,name:C})=>({message:`${M} passes ${C}, which has another source in its module`,help:`write \
the same \`source\` for ${C} in the \`required_providers\` of both modules`}),repeated:({call:M,argument:C,canChange:E})=>({message:`${M} has \`${C}\`, but its m\
odule configures a provider itself`,help:E?`remove \`${C}\`, or use a version of the module without \`provider\` blocks`:w})},T=M=>(0,u.CC)("block-providers",(0,u.
Z9)($,M))}),8516:((ue,G,e)=>{e.d(G,{FA:()=>l,N0:()=>C,Ov:()=>f,Sm:()=>E,id:()=>M,jF:()=>T});var d=e(8032),v=e(9432),u=e(9119),k=e(9615);const A=6,y=p=>`"${(0,v.
dh)(p)}"`,b="change one of these constraints so that a version can match all of them",P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function w(p){const r=p.replace(P,"");return r===""?"":`: ${r}`}const $={syntax:({text:p,why:r})=>({message:`${y(p)} is not a version constraint${w(r)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:r})=>({message:`ve\
rsion of ${p} is an expression, which ${r.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:r.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:r}),"not-a-string":({address:p})=>({message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({
message:`${y(p)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:p})=>({message:`${p} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},T=p=>(0,k.CC)("constraint-invalid",(0,k.Z9)($,p));function M({of:p,terms:r,constraints:i,...m}){const{preRelease:s,resolution:o}=m,t=r.length===
1?"correct the constraint":b,c=r.some(({place:D})=>typeof D!="string"&&D.inside)?`${t}, or call another version of the module that has one`:t,g=o?`${(0,k.OJ)(o)}\
, or ${t}`:c,_=new Set(r.map(u.Ox)).size===1,O=({text:D,...x})=>_?y(D):`${y(D)} (${(0,v.dh)((0,u.Ox)(x))})`;return(0,k.CC)("constraint-unmeetable",{...i&&{constraints:i},
message:`no version of ${p} can match ${r.length>1?"all of ":""}${(0,v.K4)(r,A,O)}`,help:s===void 0?g:`write ${y(s)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const C=({provider:p,version:r,constraints:i,isUnit:m})=>(0,k.CC)("lock-outside",{message:`lock\
ed provider ${p} ${r} does not match configured version constraint ${(0,v.K4)(i,A,v.dh)}`,help:`run \`${m?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),E=p=>(0,k.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),h=(p,r)=>i=>({message:`the ${p} of provider ${i.provider}\
 ${r}`}),a={syntax:({error:p})=>({message:p}),twice:({provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":h("version","is missing"),"not-a-version":h("version","is not a version number"),"not-constraints":h("constraints","are inval\
id"),"not-hashes":h("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be w\
ritten in normalized form: ${y(p.normal)}`})};function l(p){const{message:r,help:i}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,k.Z9)(a,p)};return(0,k.CC)("lock-invalid",{message:`failed to read dependency lock file: ${r}`,help:i})}const f=({client:p,version:r,constraint:i})=>(0,k.
CC)("client-version",{message:`the version constraint ${y(i)} excludes ${d.bB[p]} ${r}`,help:`use another version of ${d.bB[p]}, or change the constraint`})}),2170:((ue,G,e)=>{
e.d(G,{Qp:()=>P,W7:()=>b,Xd:()=>y,ht:()=>A,kH:()=>u,wv:()=>k});var d=e(8032),v=e(9119);function u(w,{clients:$=d.zK,...T}={}){return{problem:w,severity:w.severity,
affects:w.affects.filter(M=>$.includes(M)),clients:$,host:null,services:[],places:[],needed:!0,...T}}const k={line:1,column:1,endColumn:1};function A(w,$,T=k){const M={
file:w===""?".":w,...T};return u($,{places:[M],clients:d.Du})}const y=({places:w})=>w.find($=>typeof $!="string")??null,b=w=>y(w)?.file??"",P=(w,$)=>(0,v.c1)(w,
T=>JSON.stringify($(T))).map(T=>{const[M]=T;if(T.length===1)return M;const C=a=>[...new Set(T.flatMap(a))],E=C(a=>a.exclude??[]),h=C(a=>a.rowKeys??[]);return{...M,
needed:T.some(({needed:a})=>a),affects:C(({affects:a})=>a),clients:C(({clients:a})=>a),places:(0,v.As)((0,v.jH)(T.flatMap(({places:a})=>a))),...E.length===0?{}:
{exclude:E},...h.length===0?{}:{rowKeys:h}}})}),9615:((ue,G,e)=>{e.d(G,{CC:()=>p,Lw:()=>y,OJ:()=>l,VB:()=>a,Z9:()=>r,ag:()=>f,as:()=>w,oC:()=>A,tr:()=>h,xx:()=>E});
var d=e(1780),v=e(9179),u=e(9432);let k=function(...i){return{problemFacts:k}=e.late([4507],4507),new.target?new k(...i):k(...i)};const A=["error","warning","no\
tice"],y=i=>({operator:i,user:i}),b=(i,{isTerminal:m})=>typeof i=="object"&&"terminal"in i?i[m?"terminal":"workflow"]:i;function P({operator:i,user:m,guest:s},o){
const{role:t,host:n}=o;if(t==="guest"&&s!==void 0)return s;const c=b(i,o);if(t==="operator")return c;const g=(0,d.xI)`ask the operator of ${(0,d.KT)(n)} to ${c}`;
if(m===void 0)return g;const _=b(m,o);return/^ask | or /.test((0,d.pj)(_))||/, or /.test((0,d.pj)(c))||t==="guest"||(0,d.pj)(_)===(0,d.pj)(c)?_:(0,d.xI)`${_}, or ${g}`}
function w(i,m){const{cures:s,...o}=i;return s===void 0?i:{...o,help:T(s,m)}}const $={role:"operator",host:"",isTerminal:!1};function T(i,m){const{because:s,note:o}=i,
t=s===void 0?"":`${s}: `,n=o===void 0?"":(0,d.xI)`; ${b(o,m)}`;return M((0,d.xI)`${t}${P(i,m)}${n}`)}const M=i=>(0,d.tD)((0,d.FS)(i),v._U),C=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function E(i,m,s){const o=m.join()==="opentofu"?"tofu ":"terraform ",t=s?"this machine":"the runner",n=_=>_.replace(C,o).replace(/\bthis machine\b/g,t),{message:c,
help:g}=i;return{...i,message:(0,d.tD)(c,n),...g&&{help:(0,d.tD)(g,n)}}}function h(i){const[m,...s]=i,t=`if ${m===void 0?"this repository":(0,u.K4)(i,3)} ${s.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return m===void 0?t:`${t} for \`tf-disco usages\``}const a=i=>`call another version in place of ${(0,u.dh)(i)}, or ha\
ve it corrected there`,l=({calls:i,module:m,version:s})=>`use ${(0,u.dh)(m)} ${(0,u.dh)(s,40)} in ${(0,u.K4)(i,5,u.dh)}, the newest version that is known to end\
 the conflict`,f=({message:i,help:m})=>({message:(0,d.pj)(i),help:m===void 0?null:(0,d.pj)(m)});function p(i,m){const{operator:s,user:o,guest:t,because:n,note:c,
...g}=m,_=s===void 0?void 0:{operator:s,user:o,guest:t,because:n,note:c},{help:O=_,...D}=g,x=k()[i],S=(0,d.tD)(D.message,v._U),R={code:i,...x,usualSeverity:x.severity,
...D,message:S};return O===void 0?R:typeof O=="object"&&"operator"in O?{...R,help:T(O,$),cures:O}:{...R,help:M(O)}}const r=(i,m)=>i[m.kind](m)}),8339:((ue,G,e)=>{
e.d(G,{DA:()=>C,Iz:()=>M,J0:()=>r,My:()=>E,Zp:()=>s,_W:()=>o,k0:()=>i,tg:()=>m});var d=e(8032),v=e(1780),u=e(9179),k=e(9432),A=e(9615);const y=120,b="is not a r\
egistry module, and `version` applies to registry modules only",P={"local-with-version":[b,"remove `version`"],"remote-with-version":[b,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function $(t){if("error"in t)return{message:t.error,help:t.advice??void 0};if("ad\
dress"in t){const[O,D]=w[t.reason];return{message:`${t.address} ${O}`,help:D}}const[n,c]=P[t.reason],[,g]=T.exec(t.text)??[],_=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${t.text}" ${n}`,help:`${_}${c}`}}const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,M=({path:t,maker:n,in:c})=>(0,A.
CC)("source-missing",{message:`there is no directory ${(0,k.dh)(t)}${c===void 0?"":` in ${(0,k.dh)(c)}`}`,help:c===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...n!==null&&{message:`there is no directory ${(0,k.dh)(t)} in this checkout; ${(0,k.dh)(n)} ${n.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),C=t=>"isOld"in t?(0,A.CC)("source-invalid",{...p(t),affects:[t.client]}):(0,A.CC)("source\
-invalid",$(t)),E=t=>(0,A.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not read as a registry address`:(0,v.xI)`"${t.text}" is read as host ${(0,v.
KT)(t.host)}`,help:t.advice,...t.host===""&&{message:`the host of "${t.text}" cannot be determined`,severity:"notice"}}),h="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function a(t){const{shown:n,more:c}=(0,k.zN)(t,4),g=n.map(({text:O,from:D})=>`${O===null?"not known":(0,k.dh)(O,y)} ${D??"by d\
efault"}`),_=c>0?`${c} more`:g.pop();return`${g.join(", ")} and ${_}`}const l=(t,n,c)=>`${t} of ${n} is ${(0,k.dh)((0,u.Qj)(c),y)}`;function f({address:t,argument:n,
expression:c,candidates:g,refused:_}){const O=l(n,t,c);if(_===null){const x=g.length>1?a(g):"only known at init time";return{message:`${O}, which is ${x}`,help:h}}
const{variable:D}=_;return D===""?{message:`${O}, which cannot be known during init`,help:`write the ${n} with literals, locals and variables only`}:{message:`${O}\
, and Terraform evaluates var.${D} here only with \`const = true\``,help:`add \`const = true\` to variable "${D}", which requires Terraform 1.15, or write the ${n}\
 as a literal`}}function p({address:t,expression:n,client:c,isOld:g}){const _=l("source",t,n),[O,D]=[d.bB[c],d.Y8[c]],x="write the source as a literal";if(g)return{
message:`${_}, which ${O} evaluates only since ${D}`,help:`${x}, or use ${O} ${D} or later`};const S=c==="terraform";return{message:`${_}, and ${O} evaluates on\
ly locals and ${S?"variables with `const = true`":"variables"} here`,help:`${x}${S?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const r=t=>(0,A.CC)("source-dynamic","isOld"in t?p(t):f(t)),i=t=>(0,A.CC)("host-invalid",{message:`"${t.text}" is not a h\
ostname: ${t.error}`,help:t.advice??void 0}),m=t=>(0,A.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname, and OpenTofu has no default`,help:t===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),s=({host:t,name:n})=>(0,A.CC)("host-dotless-module",{message:(0,v.
xI)`module sources cannot name host ${(0,v.KT)(t)}: must contain at least one dot`,help:(0,v.xI)`use a full name such as ${(0,v.KT)(n)}.localdomain; provider addresses accept the short name`}),
o=({host:t})=>(0,A.CC)("host-idn-module",{message:(0,v.xI)`Terraform cannot use modules from host ${(0,v.KT)(t)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((ue,G,e)=>{e.d(G,{C:()=>u,p:()=>v});var d=e(9432);
const v=A=>A.map(u).join("; ");function u(A){switch(A.kind){case"deadline":return`the deadline of ${(0,d.YA)(A.ms)} was reached`;case"signal":return`interrupted\
 by ${A.signal}`;case"crash":return"tf-disco crashed";case"missing":return k(A)}}function k({repositories:A,total:y}){const b=A.length===1?"is":"are",P=(0,d.K4)(
A,10,d.dh);return`${A.length} of ${(0,d.px)(y,"repository")} ${b} missing: ${P}`}}),2213:((ue,G,e)=>{e.d(G,{Ar:()=>A,Bm:()=>P,D8:()=>b,FV:()=>y,Gb:()=>u,Ul:()=>w,
nT:()=>k});var d=e(255),v=e(9897);const u={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},k={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_proxy","vault_uri"],y={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},b=$=>/^[\w.-]*$/.test($)?null:v.IZ,P=$=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test($)?null:v.IZ;function w($){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test($))return v.IZ;if(/^\s*\w+\s*=/.test($)){const[T,...M]=Array.from($.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,C=""])=>C);return T===void 0?null:M.length===0?(0,d.$o)(T):v.IZ}return(0,d.yo)(/^[\w+.-]+:\/\//.test($)?$:`https://${$}`)??v.IZ}}),9941:((ue,G,e)=>{e.d(G,{SH:()=>k,
Td:()=>A,lS:()=>b,n_:()=>u,w4:()=>y,yN:()=>$});const d=25e4,v=100;class u{max;count=0;constructor(h=d){this.max=h}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*v}}const k=(E,h,a)=>E.kind==="native"?E.blocks.filter(l=>l.type===h&&l.labels.length===a):E.members.flatMap(
({name:l,value:f})=>l===h?w(h,f,a,[]):[]),A=E=>E.kind==="native"?E.attributes:E.members;function y(E,h){if(!(E.kind==="native"&&E.mayHave?.(h)===!1))return A(E).
find(a=>a.name===h)}const b=E=>(E.kind==="tuple"?E.elements:[E]).flatMap(a=>a.kind==="object"?a.items.filter(P):[]),P=E=>E.name!==void 0&&E.name!=="//";function w(E,h,a,l){
if(a>0)return b(h).flatMap(({name:p,start:r,end:i,value:m})=>w(E,m,a-1,[...l,{value:p,start:r,end:i}]));const f={start:h.start,end:h.start+1};return(h.kind==="t\
uple"?h.elements:[h]).filter(({kind:p})=>p==="object"||p==="tuple").map(p=>({...f,type:E,labels:l,body:{kind:"json",members:b(p)}}))}const $=E=>{const h=[E.startsWith(
"\uFEFF")?1:0];let a=E.indexOf(`
`),l;return({start:f,end:p})=>{for(;a>=0&&a<f;a=E.indexOf(`
`,a+1))h.push(a+1);l??=M(E);const r=Math.max(1,C(h,f)),i=h[r-1]??0,m=(h[r]??(a<0?E.length:a)+1)-1;return{line:r,column:T(Math.max(f,i),i,l),endColumn:T(Math.min(
p,m),i,l)}}},T=(E,h,a)=>E-h-C(a,E-1)+C(a,h-1)+1,M=E=>/[\uD800-\uDBFF]/.test(E)?Array.from(E.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),h=>h.index):[];function C(E,h){
let a=0,l=E.length;for(;a<l;){const f=a+l>>>1;(E[f]??0)<=h?a=f+1:l=f}return a}}),2172:((ue,G,e)=>{e.d(G,{IY:()=>C,Im:()=>h,JT:()=>M,KS:()=>f,LS:()=>a,MP:()=>T,MZ:()=>p,
W$:()=>$,cd:()=>w,dP:()=>i,ek:()=>l,g_:()=>m,lc:()=>r});var d=e(3096),v=e(5243),u=e(3846),k=e(180),A=e(9941);let y=function(...s){return{readHcl:y}=e.late([6135,
3276,6851,3557],8095),new.target?new y(...s):y(...s)},b=function(...s){return{detach:b}=e.late([6135,3276,6851,3557],8095),new.target?new b(...s):b(...s)};const P="\
hostnames input",w={file:P,line:1,column:1,endColumn:1},$=s=>s.file===P?P:s,T=({host:s,namespace:o,name:t,system:n})=>[s,o,t,n].join("/"),M=({host:s,namespace:o,
type:t})=>[s,o,t].join("/"),C=s=>"type"in s?M(s):T(s),E=[];function h(s){return"constraints"in s?s.constraints:s.constraint===null?E:[s.constraint]}function a(s){
const o=h(s);return o[0]?.place!==w?o:o.map(t=>({...t,place:P}))}const l=s=>("places"in s?s.places:[s.place]).map($);function f({version:s},o){if(s===void 0)return null;
const t=(s.value===void 0?s.text:s.value[o])??null;return t===null?null:{text:t,place:s.place}}const p=({text:s,calls:o},t)=>o===void 0?[{root:null,source:s,version:null,
isOpen:!1}]:o[t]??[];function r({kind:s,text:o,address:t},n,c){switch(s){case"required_provider":case"state_store_provider":case"lock_provider":{const g=(0,u.mi)(
o??"",c);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:n,namespace:"hashicorp",type:(0,u.op)(t)};case"\
implied_provider":return{host:n,namespace:"hashicorp",type:(0,u.A5)(o)};default:return null}}function i(s){const o=new Set(s.flatMap(({kind:_,place:O})=>_==="sa\
ved_state"?(0,d.jt)(O.file):[])),t=new Map,n=({lockFile:_,calls:O,providers:D,isPartial:x})=>{if(_===null)return;const S=t.get(_)??new Set,N=!(O.length===0&&!x&&
!o.has((0,d.jt)(_)))||t.get(_)===null;t.set(_,N?null:S);for(const{provider:H}of D)S.add(M(H))},c=({place:_,...O})=>{const D=O.kind==="lock_provider"?t.get(_.file):
null,x=D?r(O,(0,v.Vm)("terraform"),"terraform"):null;return x!==null&&D?.has(M(x))===!1};return{add:n,isDropped:c,without:_=>_.map(O=>c(O)?{...O,needs:[]}:O)}}function m(s){
const t=(0,A.SH)(y(s).body,"provider",1).flatMap(({labels:[n],body:c})=>{const g=(0,u.mi)(b(n?.value??""),"terraform");if(g.kind!=="registry")return[];const _=(0,A.
w4)(c,"hashes")?.value,D=(_?.kind==="tuple"?_.elements:[]).flatMap(x=>x.kind==="string"?[b(x.value)]:[]);return[[M(g),D.filter(k.e)]]});return new Map(t)}}),9039:((ue,G,e)=>{
e.d(G,{i:()=>w});var d=e(7811);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",u=String.raw`\p{White_Space}*`,k=String.raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${v}(?:/${v}\
)?$`),y=String.raw`"((?:[^"\\\r\n]|\\${k}|\\(?!${k}))*)"`,b=new RegExp(`;${u}(${v})${u}=${u}(?:(${v})|${y})${u}`,"uy"),P=new RegExp(String.raw`\\(${k})`,"g");function w(T){
const M=T.indexOf(";"),E=(0,d.s8)((0,d.Dw)(M<0?T:T.slice(0,M))).replaceAll("\u0130","i").toLowerCase();return A.test(E)&&(M<0||$(T,M))?E:null}function $(T,M){const C=new Map;
for(let E=M;E<T.length;){b.lastIndex=E;const[h,a="",l,f=""]=b.exec(T)??[];if(h===void 0)return(0,d.s8)(T.slice(E))===";";const p=a.toLowerCase(),r=l??f.replace(
P,"$1");if((C.get(p)??r)!==r)return!1;C.set(p,r),E+=h.length}return!0}}),9432:((ue,G,e)=>{e.d(G,{$$:()=>C,B9:()=>n,Dl:()=>P,I0:()=>E,K4:()=>M,NM:()=>D,VW:()=>o,
Wt:()=>m,YA:()=>N,_r:()=>x,dh:()=>b,eZ:()=>h,gL:()=>g,go:()=>p,kw:()=>f,mP:()=>r,oZ:()=>H,px:()=>w,q5:()=>c,qG:()=>R,qZ:()=>_,rU:()=>l,zN:()=>T,zd:()=>a});var d=e(
8032),v=e(1780),u=e(5106),k=e(9179);const A=300,y=8192;function b(U,W=A){const{length:j}=U,V=j>y?(0,k.NE)(U.slice(0,y)):(0,k._U)(U);return V.length<=W?V:`${structuredClone(
V.slice(0,W).toWellFormed())}\u2026`}const P=(U,W)=>/^~|\$\{?\w|%\w+%/.test(U)?"write the absolute path or name: the client does not expand ~ and variables":W,w=(U,W)=>`${U}\
 ${U===1?W:$(W)}`,$=U=>`${U.replace(/(?<=[^aeiou])y$/,"ie")}s`;function T(U,W){const{length:j}=U,V=typeof W=="number"?W:j<=2*W.few?j:W.few,Q=U.slice(V);return{shown:U.
slice(0,V),rest:Q,more:Q.length}}function M(U,W,j=String,V=Q=>`${Q} more`){const{shown:Q,more:ee}=T(U,W),Y=Q.map(re=>j(re)).join(", ");return ee>0?`${Y} and ${V(
ee)}`:Y}const C=U=>new TextEncoder().encode(U).length;function E(U,W,j,V){const Q=[];let ee=0;for(const Y of Iterator.from(U).map(V)){if(ee+=C(Y)+j,ee>W)break;Q.
push(Y)}return{shown:Q,more:U.length-Q.length}}const h=U=>U.map(W=>d.bB[W]).join(" and "),a=U=>(0,v.xI)`the clients print "${U}"`,l=U=>`it begins with "${b(U.trimStart(),
60).replace(/[\r\n].*/s,"")}"`,f=({why:U,beginning:W})=>`is not ${/^line/.test(U)?"valid ":""}JSON: ${W===null?U:l(W)}`;function p(U){return U===null?"null":Array.
isArray(U)?"an array":typeof U=="object"?"an object":`a ${typeof U}`}function r(U){if(U.kind==="error")return`cannot be read: ${U.code}`;if(U.kind==="special")return`\
is ${U.is} and is not read`;const{bytes:W,maxBytes:j}=U;return`has ${W} bytes and is not read; the limit is ${j/1024/1024} MiB`}const i={[u.e$]:"correct the hos\
t in the source address (public modules need none)",[u.xq]:"correct the host in `source` (public providers need none), or use a filesystem mirror"},m=U=>U.flatMap(
W=>i[W]??[])[0]??"correct the host in `source` or `hostname`",s=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://s\
tatus.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],["registry.opentofu.org",
"https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),o=U=>s.get(U)??null,t=/(^|\.)github(usercontent)?\.com$/;function n(U){const W=t.test(
U)?"https://www.githubstatus.com":o(U);return`wait and run the check again${W===null?"":`; see ${W}`}`}const c=U=>({operator:"check the logs of the host and of \
any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:n(U)}),g=U=>`if that is intended, set \`allowed-hosts\` to\
 all hosts that may be used, with ${U}`,_=U=>(0,v.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,v.KT)(U)} is public, so this network or country is blocked`,
O="/.well-known/terraform.json";function D({page:U,asked:W},j,V=O){if(U===null)return j;const Q=U.title===""?"":` ("${U.title}")`,ee=j.guest??_(W);switch(U.kind){case"\
sign-in":return{operator:`allow requests to ${V} without a browser`,guest:ee,because:`the host returned a sign-in page${Q}`};case"bot-protection":return{operator:`\
exempt ${V} from its bot protection, or let the addresses of CI runners through`,guest:ee,because:Q===""?void 0:`the host returned a page${Q}`};case"captive-por\
tal":return`a proxy or captive portal returned an HTML page${Q}: allow this machine to reach the host`;case"other":{const Y=`the host returned an HTML page${Q}`;
return{...V===O&&{user:m([])},...j,guest:ee,because:Y}}}}function x({url:U,status:W,reason:j,said:V},Q=!1){const ee=V===void 0?"":` ("${b(V)}")`,Y=!/^(?:unknown|<none>)?$/i.
test(j),re=W>=520&&W<=526?"(Cloudflare gets no answer from it)":"",ge=Y?b(j):re;return(0,v.xI)`${Q?"":(0,v.xI)`${(0,v.KT)(U)} returned `}${`${W} ${ge}`.trim()}${ee}`}
const S={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},R=({host:U,why:W})=>({message:(0,v.xI)`${(0,v.KT)(U)} ${S[W]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),N=U=>`${Math.round(U/100)/10} s`,H=({kind:U,address:W,version:j})=>j===""?(0,v.xI)`${U} ${b(W)}`:(0,v.xI)`${U} ${(0,v.KT)(W)} ${b(
j,40)}`}),1879:((ue,G,e)=>{e.d(G,{LG:()=>w,Tp:()=>A,Zo:()=>C,bi:()=>k});var d=e(9562),v=e(7811),u=e(5106);const k=1024*1024;function A(h,a){const l=(0,v._6)(h),
f=(0,d.V)(l,"map");if(!f.ok)return{kind:"not-json",...w(l,f)};if(f.value===null)return{kind:"null"};if(Array.isArray(f.value))return{kind:"not-object",why:"foun\
d an array"};if(!(0,d.G)(f.value))return{kind:"not-object",why:`found a ${typeof f.value}`};const p=[];for(const r of Object.keys(f.value)){const i=f.value[r]??
null;if(a?.(r,i)===!1)continue;const m=a!==void 0&&y(i)>u.Ls;p.push({id:r,value:m?void 0:i})}return{kind:"object",services:p}}function y(h){try{return JSON.stringify(
h).length}catch{return Number.POSITIVE_INFINITY}}const b=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte ord\
er mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],
[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,
"is base64"]],P=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;function w(h,{why:a,advice:l}){const f=h.slice(0,4096).
replace(/^[\t\n\r ]+/,""),[,p,r=null]=b.find(([i])=>i.test(f))??[];return p!==void 0?{why:`it ${p}`,advice:r,beginning:null}:P.test(f)?{why:a,advice:l,beginning:null}:
{why:"it is not JSON",advice:null,beginning:f}}const $=100,T=16*1024,M=200;function C(h){const a=new Set(h),l=new Set(h.map(E));let f=0,p=T;return(r,i)=>{if(u.fg.
has(r)||a.has(r))return!0;const m=r.length<=M&&l.delete(E(r));if(f===$)return m;const s=r.length+y(i);return s>p?m:(f+=1,p-=s,!0)}}const E=h=>h.slice(0,h.indexOf(
".")+1)}),3096:((ue,G,e)=>{e.d(G,{Bo:()=>y,Gz:()=>v,LA:()=>P,RO:()=>A,eH:()=>w,hl:()=>b,jt:()=>u,un:()=>k});var d=e(3916);const v=($,T)=>$===""?T:`${$}/${T}`,u=$=>$.
slice(0,Math.max(0,$.lastIndexOf("/")));function k($,T){const M=(0,d.join)($,T.replaceAll("\\","/")).replace(/\/$/,"");return M==="."?"":M}const A=$=>/(^|\/)tests$/.
test($)?u($):$;function y($,T,M=[]){const C=A($),E=["",...w($)].findLast(T);if(E===void 0||T(C))return C;const h=a=>M.some(l=>T(k(a,l)));return h(C)&&!h(E)?C:E}
const b=$=>/\.(tftest|tofutest)\.(hcl|json)$/.test($),P=$=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test($),w=$=>$.split("/").map((T,M,C)=>C.slice(0,M+1).join("/"))}),
3846:((ue,G,e)=>{e.d(G,{A5:()=>o,Gi:()=>P,NE:()=>m,W_:()=>f,mi:()=>E,op:()=>s,pj:()=>$,sL:()=>a});var d=e(7811),v=e(255),u=e(9509),k=e(5243);const A={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",b="-",P=({host:t,namespace:n})=>t===(0,k.Vm)("terraform")&&n===y,w='Invalid provider sou\
rce string: The "source" attribute must be in the format "[hostname/][namespace/]name"',$="must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},C={terraform:[T],opentofu:[T,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"\
sometimes"}]};function E(t,n){const c=t.split("/");if(c.length>3||c.includes(""))return h(w);const[g="",_,O]=c.reverse(),D=a(g);if(!D.ok){const V=`${(0,d.ol)(g)}\
 in source ${(0,d.ol)(t)}`;return h(`Invalid provider type: Invalid provider type ${V}: ${D.why}"`)}const x=O===void 0,S=x?(0,d.Ju)((0,k.Vm)(n)):(0,v.Pv)(O);if(_===
void 0&&S.ok){const V={hostImplied:x,namespace:y,type:D.value};return{kind:"registry",host:S.value,...V}}const N=_===b?(0,d.Ju)(_):f(_??"",n),H=`namespace "" in\
 source ${(0,d.ol)(t)}`;if(!N.ok)return h(`Invalid provider namespace: Invalid provider ${H}: ${N.why}"`);const U="Invalid provider source hostname";if(!S.ok)return h(
`${U}: ${U} ${H}: ${S.why}"`);const W={hostImplied:x,host:S.value,namespace:N.value,type:D.value},j=r(W,n);return j===void 0?{kind:p(W,n),...W}:h(j)}const h=t=>({
kind:"invalid",error:t});function a(t){if(/^[a-z0-9]+$/.test(t))return(0,d.Ju)(t);if(t==="")return(0,d.TR)("must have at least one character");if(t.includes("."))
return(0,d.TR)("dots are not allowed");if(t.includes("--"))return(0,d.TR)("cannot use multiple consecutive dashes");const n=(0,u.YE)(t);return n.ok?(0,d.Ju)((0,u.
DI)(n.value)):(0,d.TR)($)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,f=(t,n)=>n==="terraform"&&l.test(t)?(0,d.Ju)(t.toLowerCase()):a(t);function p({host:t,
namespace:n},c){return n===b?"legacy":n==="builtin"&&A[c].includes(t)?"builtin":"registry"}function r(t,n){const c=(0,k.Vm)(n);if(t.namespace===b&&t.host!==c)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${c}.`;const g=C[n].find(({prefix:_})=>t.type.startsWith(_));return g&&
i(t,g,n)}function i(t,{prefix:n,whose:c,frequency:g},_){const O=`${n}provider-`,D=t.type.slice(O.length);if(!t.type.startsWith(O)||!a(D).ok)return`Invalid provi\
der type: Provider source ${(0,d.ol)(m(t))} has a type with the prefix ${(0,d.ol)(n)}, which isn't allowed because it would be redundant to name ${c} provider w\
ith that prefix. If you are the author of this provider, rename it to not include the prefix.`;const x=m({...t,type:D},_);return`Invalid provider type: Provider\
 source ${(0,d.ol)(m(t,_))} has a type with the prefix ${(0,d.ol)(O)}, which isn't valid. Although that prefix is ${g} used in the names of version control repo\
sitories for ${c.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,d.ol)(x)}?`}const m=({host:t,namespace:n,type:c},g)=>g!==void 0&&t===(0,k.Vm)(g)?`${n}/${c}`:`${(0,v.pk)(t)}/${n}/${c}`,s=t=>t.replace(/^.*\./s,
""),o=t=>(t??"").replace(/[._].*$/s,"")}),8153:((ue,G,e)=>{e.d(G,{D4:()=>b,LT:()=>h,Qq:()=>$,Tj:()=>l,_5:()=>y,ch:()=>A,gy:()=>E,lq:()=>C,nd:()=>M,p_:()=>a,qL:()=>P,
w3:()=>f,zM:()=>T});var d=e(9562),v=e(7811),u=e(9432),k=e(1879);const A="has too many elements",y=25e3;function b(i,m,s){const o=P(i,m,s);return o.ok?o.value.items>
y?(0,v.TR)(A):(0,v.Ju)(o.value.value):o}function P(i,m,s="decoder"){const o=(0,d.V)(i,/^[\t\n\r ]*[{n]/.test(i)?s:"struct");if(!o.ok&&o.isLimit)return(0,v.TR)(A);
if(!o.ok)return(0,v.TR)((0,u.kw)((0,k.LG)(i,o)));const t=new r,n=m.read(o.value,t),{mistake:c,items:g}=t;return c===null?(0,v.Ju)({value:n,items:g}):(0,v.TR)(c)}
const w=(i,m,s=o=>typeof o==typeof i)=>({zero:i,read:(o,t)=>s(o)?o:(o!==null&&t.refuse(m,o),i)}),$=w("","a string"),T=w(!1,"a boolean"),M=w(0,"an integer",Number.
isInteger),C=i=>({zero:null,read:(m,s)=>m===null?null:i.read(m,s)}),E={zero:null,read:()=>null},h=i=>({zero:i.zero,read:(m,s)=>{const{mistake:o,items:t}=s,n=i.read(
m,s);return Object.assign(s,{mistake:o,items:t}),n}}),a=i=>({zero:[],read:(m,s)=>Array.isArray(m)?(s.items+=m.length,m.map((o,t)=>s.within(t,i,o))):(m!==null&&s.
refuse("an array",m),[])}),l=i=>({zero:null,read:(m,s)=>{const o=s.membersOf(m);if(o===null)return null;const t=Object.entries(o);return s.items+=t.length,new Map(
t.map(([n,c])=>[n,s.within("*",i,c)]))}});function f(i){const m=Object.entries(i),s=new Map(m),o=Object.fromEntries(m.map(([t,{zero:n}])=>[t,n]));return{zero:o,
read:(t,n)=>{const c=n.membersOf(t);if(c===null)return o;const g={...o};for(const[_,O]of Object.entries(c)){const D=s.has(_)?_:p(_),x=s.get(D);x!==void 0&&(g[D]=
n.within(D,x,O))}return g}}}const p=i=>i.toLowerCase().replaceAll("\u017F","s");class r{#e=[];mistake=null;items=0;within(m,s,o){this.#e.push(m);const t=s.read(
o,this);return this.#e.pop(),t}membersOf(m){return(0,d.G)(m)?m:(m!==null&&this.refuse("an object",m),null)}refuse(m,s){if(this.mistake!==null)return;const o=this.#e.
map(n=>typeof n=="number"?`[${n}]`:`.${n}`),t=o.length===0?"":` in "${o.join("").slice(1)}"`;this.mistake=`has ${(0,u.go)(s)} instead of ${m}${t}`}}}),180:((ue,G,e)=>{
e.d(G,{CT:()=>M,KB:()=>A,e:()=>C,uH:()=>T,yI:()=>h});var d=e(9432),v=e(9633),u=e(523),k=e(3556);function A(a,l,f){const{os:p,arch:r,shasum:i}=a,m=Object.entries(
a).flatMap(([t,n])=>n===""?t:[]),s=/^[0-9a-fA-F]{64}$/.test(i),o=`${p}_${r}`===l;return{early:[...b(a.protocols),...y([m.length===0?null:`lacks \`${m.join("`, `")}\
\``,o?null:`is for ${p}_${r} instead of ${l} (\`os\`, \`arch\`)`,P(f,"download_url",a.download_url),w(a.packages),s?null:`has "${i}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,P(f,"shasums_url",a.shasums_url),P(f,"shasums_signature_url",a.shasums_signature_url)])],late:y([$(a,l)]),hashes:s&&o?[`zh:${i.toLowerCase()}`]:
null}}const y=a=>a.flatMap(l=>l===null?[]:{kind:"description",why:l});function b(a){const l=a.find(f=>(0,u.rK)(f)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:a.length===0||(0,k.PN)(a)?[]:[{kind:"protocols",protocols:a}]}function P(a,l,f){const p=(0,v.Fl)(a,f);
return p.ok?null:`has an invalid URL in \`${l}\`: ${p.why}`}function w(a){const l=[...a?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),f=Array.from(
a?.values()??[],r=>r.hashes).flat(),p=[...l,...f.filter(r=>r.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}
function $({packages:a,shasum:l},f){if(!a?.size)return null;const p=a.get(f);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=p.hashes.filter(i=>i.startsWith("zh:"));
return r.some(i=>i!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function T(a,l){if(a===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:p}=a,r=p.length===
0||p.some(C),i=y([f===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:i,late:[],hashes:i.length===
0?p:null}}const M=["zh:","h1:"],C=a=>M.some(l=>a.startsWith(l)),E=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function h(a,{filename:l,
shasum:f}){for(const r of a.split(`
`)){const[i="",m]=r.split(E,4).filter(s=>s!=="");if(m===l)return/^[0-9a-fA-F]{64}$/.test(i)?i.toLowerCase()===f.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(a))return`has no SHA-256 hash: ${(0,d.rU)(
a)}`;const p=a.split(E).find(r=>r.endsWith(l));return`has no line for ${l}${p===void 0?"":`, but one for ${p}`}`}}),3556:((ue,G,e)=>{e.d(G,{I0:()=>i,PN:()=>$,TT:()=>w,
h:()=>l,oM:()=>p,tD:()=>M});var d=e(9039),v=e(7811),u=e(3846),k=e(3298),A=e(523),y=e(8153);const b=(0,y.LT)((0,y.p_)((0,y.w3)({os:y.Qq,arch:y.Qq}))),P=(0,y.w3)(
{versions:(0,y.p_)((0,y.w3)({version:y.Qq,protocols:(0,y.p_)(y.Qq),platforms:b})),warnings:(0,y.p_)(y.Qq)});function w(s){const o=(0,y.D4)(s,P);if(!o.ok)return o;
const{versions:t,warnings:n}=o.value,c=new Map(t.map(D=>[D.version,D])),g=[...c.keys()],_=g.filter(D=>$(c.get(D)?.protocols??[])),O=(0,k.O)(D=>D);return(0,v.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(c.values(),({platforms:D})=>O(D.map(({os:x,arch:S})=>`${x}_${S}`).join(" "))),warnings:g.length===
0?[]:n})}const $=s=>s.some(o=>{const t=(0,A.rK)(o),[n]=t?.numbers??[];return t!==null&&!(0,A.Ty)(t)&&(n===5n||n===6n)}),T=(0,y.w3)({id:y.Qq,moved_to:y.Qq});function M(s,o){
const t=(0,y.D4)(s,T);if(!t.ok)return t;const{id:n,moved_to:c}=t.value,g=(0,u.mi)(c===""?n:c,"terraform"),_=g.kind==="registry"&&g.type===o;return(0,v.Ju)(_?g.namespace:
null)}const C=(0,y.w3)({ascii_armor:y.Qq}),E=(0,y.Tj)((0,y.w3)({hashes:(0,y.p_)(y.Qq),package_size:y.nd})),h=(s,o)=>(0,y.w3)({protocols:(0,y.p_)(y.Qq),os:y.Qq,arch:y.
Qq,filename:y.Qq,shasum:y.Qq,download_url:y.Qq,shasums_url:y.Qq,shasums_signature_url:y.Qq,signing_keys:(0,y.w3)({gpg_public_keys:(0,y.p_)((0,y.lq)(s))}),packages:o}),
a={terraform:h((0,y.w3)({ascii_armor:y.Qq,trust_signature:y.Qq}),y.gy),"opentofu before 1.12":h(C,y.gy),opentofu:h(C,E)},l=(s,o)=>(0,y.D4)(s,a[o]),f=(0,y.w3)({versions:(0,y.
Tj)((0,y.w3)({}))});function p(s,o){const t=m(s,o,f);return t.ok?(0,v.Ju)([...t.value.versions?.keys()??[]]):t}const r=(0,y.w3)({archives:(0,y.Tj)((0,y.lq)((0,y.
w3)({url:y.Qq,hashes:(0,y.p_)(y.Qq)})))});function i(s,o,t){const n=m(s,o,r);if(!n.ok)return n;const c=n.value.archives?.get(t);return c===void 0?(0,v.Ju)(null):
c===null?(0,v.TR)(`has null for ${t}, at which the clients crash`):c.hashes.some(g=>g.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${t}"`):(0,v.Ju)(c)}function m(s,o,t){return(0,d.i)(o??"")==="application/json"?(0,y.D4)(s,t):(0,v.TR)(o===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((ue,G,e)=>{e.d(G,{EH:()=>T,Fl:()=>M,ad:()=>b,fZ:()=>u,i5:()=>y,ny:()=>P,sw:()=>k,ut:()=>$,zS:()=>w});
var d=e(7811),v=e(8643);const u=(h,a)=>E(C(h),`${A(a)}/versions`),k=(h,a,l)=>E(C(h),`${A(a)}/${l}/download`),A=({namespace:h,name:a,system:l})=>`${h}/${a}/${l}`,
y=(h,{namespace:a,type:l})=>E(h,`${a}/${l}/versions`),b=(h,{namespace:a,type:l},f,p)=>E(h,`${a}/${l}/${f}/download/${p.replace("_","/")}`),P=(h,a)=>E(C(h),a);function w(h,{
host:a,namespace:l,type:f},p){const r=(0,v.O2)(h,`${a}/${l}/${f}/${p}`);return!r.ok||r.value.scheme==="https"?r:(0,d.TR)(`unsupported protocol scheme "${r.value.
scheme}"`)}function $(h,a){if(!/^\.{0,2}\//.test(a))return(0,d.Ju)(a);const l=(0,v.O2)(h,a);return l.ok?(0,d.Ju)((0,v.jr)(l.value)):l}function T(h,a){const l=M(
h,a);return l.ok&&l.value.fragment!==""?(0,d.TR)("must not include fragment part"):l}function M(h,a){const l=(0,v.O2)(h,a);if(!l.ok)return l;const{scheme:f}=l.value;
return f==="http"||f==="https"?l:(0,d.TR)("must use http or https scheme")}const C=h=>h.path.endsWith("/")?h:{...h,path:`${h.path}/`};function E(h,a){const l=(0,v.
O2)(h,a);if(!l.ok)throw new Error(l.why);return l.value}}),523:((ue,G,e)=>{e.d(G,{Cg:()=>T,PW:()=>f,Ty:()=>$,Zy:()=>M,_T:()=>p,hZ:()=>k,kv:()=>s,mb:()=>o,oF:()=>b,
rK:()=>P});var d=e(7811),v=e(5106);const u=new RegExp(`^${v.eQ}$`),k=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(
`^${k}[.+-]?$`),y=2n**63n-1n;function b(t){const[,n,c,g,_]=u.exec(t)??[];return n===void 0?null:w(t,n,g??c,_)}function P(t){const[,n,c,g]=A.exec(t)??[];return n===
void 0?null:w(t,n,c,g)}function w(t,n,c="",g=""){const _=n.split(".").map(D=>D.replace(/^0+(?=.)/,""));if(_.some(D=>D.length>19))return null;const O=_.map(D=>BigInt(
D));if(O.some(D=>D>y))return null;for(;O.length<3;)O.push(0n);return{text:t,numbers:O,written:_.length,pre:c,build:g}}const $=t=>t.pre!=="",T=({numbers:t,pre:n,
build:c})=>`${t.join(".")}${n===""?"":`-${n}`}${c===""?"":`+${c}`}`;function M(t,n){const c=Math.max(t.numbers.length,n.numbers.length);for(let g=0;g<c;g++){const[
_,O]=[t.numbers[g]??0n,n.numbers[g]??0n];if(_!==O)return _<O?-1:1}return t.pre===n.pre||t.numbers.length!==n.numbers.length?0:t.pre===""||n.pre===""?t.pre===""?
1:-1:C(t.pre,n.pre)}function C(t,n){const[c,g]=[t.split("."),n.split(".")];for(let _=0;;_++){const[O,D]=[_+1>=c.length,_+1>=g.length];if(O!==D)return O?-1:1;const x=E(
c[_]??"",g[_]??"");if(x!==0||O)return x}}function E(t,n){const[c,g]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(n)];return c!==g?c?-1:1:c&&t.length!==n.length?t.length-
n.length:t===n?0:t<n?-1:1}const h="[\\t\\n\\f\\r ]*",a=new RegExp(`^${h}(<=|>=|!=|~>|<|>|=|)${h}(${v.eQ})${h}$`),l="This string does not use correct version con\
straint syntax";function f(t){const n=[];for(const c of t.split(",")){const[,g,_=""]=a.exec(c)??[],O=b(_);if(O===null)return(0,d.TR)(l);n.push({operator:g||"=",
version:O,text:c})}return(0,d.Ju)(n)}function p(t){const n=f(t);if(!n.ok)return n;const c=[];for(const g of n.value){const _=P(g.version.text);if(_===null||!r.test(
g.text.trim()))return(0,d.TR)(`Incorrect version constraint syntax: ${i(g)}`);c.push({...g,version:_})}return(0,d.Ju)(c)}const r=/^[<>=!~]* ?[0-9]/;function i({
operator:t,version:n,text:c}){const g=c.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!r.test(g))return`only one space is expected\
 after the operator "${t}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(g)??[""];return`missing comma after "${_}"`}const m=[">",">=","=","~>","<=","<","!="];function s(t){const n=[...t].sort((c,g)=>M(c.version,g.version)||C(c.
version.build,g.version.build)||m.indexOf(c.operator)-m.indexOf(g.operator)||g.version.written-c.version.written);return[...new Set(n.map(o))].join(", ")}function o({
operator:t,version:n}){if(t==="=")return T(n);const c=t==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${t} ${T({...n,numbers:c})}`}}),8185:((ue,G,e)=>{
e.d(G,{CS:()=>$,I4:()=>C,KJ:()=>P,US:()=>w,VS:()=>T});var d=e(2801),v=e(2170),u=e(9119),k=e(255),A=e(9897),y=e(5106);const b=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
P=({problem:{code:E,severity:h}})=>b.test(E)&&!(E==="file-syntax"&&h==="notice"),w=(E,h)=>h.allowedHosts.length>0&&("problem"in E?P(E):[E.directHost??null,...E.
needs.map(({host:a})=>a)].some(a=>a!==null&&!k.ev(a,h)));function $(E,h){return h.allowedHosts.length===0?[]:E.flatMap(a=>{const{directHost:l,isOverridden:f,place:p,
clients:r,evaluated:i}=a;if(l===void 0||f)return[];const m=M(a)?"backend":"download",s=k.ev(l,h),o=m==="download"&&Object.values(i??{}).some(g=>!g.isWhole);if(s&&
!o)return[];const t=k.Pv(l),n=t.ok&&!s?t.value:null,c=s?A.IZ:k.nx(l);return[(0,v.kH)((0,d.wp)({host:c,use:m}),{host:n,places:[p],clients:r})]})}function T(E,h,a,l){
const{allowedHosts:f}=l,p=c=>c!==void 0&&k.ev(c,l),r=E.filter(c=>p(c.directHost)&&!M(c)),i=h.filter(({service:c,host:g})=>c===y.e$&&p(g)),m=[...r.map(({place:c})=>c),
...i.flatMap(c=>c.because)],s=a??m,o=(0,u.jH)(s.filter(c=>typeof c!="string"));if(f.length===0||o.length===0)return[];const t=a!==null,n=(0,d.sC)({count:o.length,
isAsked:t});return[(0,v.kH)(n,{places:(0,u.As)(o)})]}const M=({kind:E})=>/^(backend|remote_state|saved_state)$/.test(E);function C(E,h,a,l){if(l.allowedHosts.length===
0)return[];const f=a.filter(({because:p})=>p.some(r=>typeof r!="string"));return h.flatMap(p=>{const{id:r,kind:i}=p;if(i!=="url"||!f.some(o=>o.service===r))return[];
const m=k.yo(p.url);if(m===null||m===E||k.ev(m,l))return[];const s=(0,d.wp)({host:k.nx(m),service:r,registry:k.nx(E)});return[(0,v.kH)(s,{services:[r]})]})}}),3217:((ue,G,e)=>{
e.d(G,{MU:()=>h,fc:()=>a,ky:()=>E,so:()=>$,uA:()=>l});var d=e(8294),v=e(1098),u=e(2170),k=e(9119),A=e(4481),y=e(8032),b=e(255),P=e(5106),w=e(4606);function $(f,p,{
misnamed:r},i){const m=f.credentials?.hasToken!==!0&&f.attempt.discovery.kind==="found",s=m?T(f.host,i):[],o=s.length>0?r.slice(1):r,t=[f.difference??[],o].flat().
map(x=>(0,u.kH)(x));if(!m)return t;const n={host:f.host,isFork:i.isFork,...(0,w.Bc)(f)},[c=null]=r,g=new Set(s.map(({place:x})=>x)),D=(r.length>0||!!f.credentials?.
problem?[]:M(f.host,p,i)).filter(({place:x})=>!g.has(x));return[...t,...C(s,x=>{const S=(0,v.vs)({...n,service:x});return c===null?S:(0,A.to)(S,c)}),...C(D,x=>d.
$U({...n,service:x}))]}function T(f,{usages:p,depth:r}){return r==="discovery"?[]:p.flatMap(({workspace:i,hasOwnToken:m,needs:s,place:o})=>i===void 0||m||(0,k.MV)(
o)?[]:s.flatMap(t=>t.host===f?[{...t,place:o}]:[]))}function M(f,p,{usages:r}){const i=new Set(r.flatMap(({hasOwnToken:o,place:t})=>o?t:[])),m=(0,P.Uc)(f);return p.
filter(({service:o})=>m.includes(o)).flatMap(({service:o,because:t})=>t.filter(n=>typeof n!="string").filter(n=>!(0,k.MV)(n)&&!i.has(n)).map(n=>({service:o,place:n,
clients:y.zK})))}const C=(f,p)=>[...Map.groupBy(f,({service:r})=>r)].map(([r,i])=>{const m=[...new Set(i.map(({place:o})=>o))],s=[...new Set(i.flatMap(o=>o.clients))];
return(0,u.kH)(p(r),{services:[r],places:m,clients:s})}),E=(f,p,r)=>f.filter(i=>r!==null&&!r.has(i)&&!p.includes(i)).map(i=>(0,u.kH)(d.bI({host:i}))),h=(f,p)=>p.
flatMap(({visit:r,requirements:i,services:m})=>{const s=({because:g})=>g.some(_=>typeof _!="string"),t=i.filter(s).map(({service:g})=>g).filter(g=>(0,y.SZ)(g).includes(
"renovate")),n=a(r,m).filter(({service:g})=>t.includes(g??"")),c=r.credentials?.hasToken&&t.length>0?[r,...n]:[];return f.flatMap(({client:g,file:_,ends:O})=>c.
filter(({host:D})=>!O.some(x=>`//.${D.replace(/:.*/,"")}`.endsWith(x))).map(({host:D})=>d.qX({client:g,host:D,ends:O})).map(D=>(0,u.kH)(D,{places:[{file:_,...u.
wv}],clients:[g]})))});function a({host:f,attempt:p,credentials:r},i){const m=r?.hasToken===!0,s=[...i.flatMap(o=>o.kind==="url"&&(0,P.p4)(o.id)&&P.fg.has(o.id)?
[{url:o.url,service:o.id,isSent:m}]:[]),...p.hops.map(({url:o,authorization:t})=>({url:o,service:null,isSent:t==="sent"||t==="not-sent"}))].flatMap(({url:o,...t})=>{
const n=(0,b.Pv)((0,b.yo)(o)??"");return!n.ok||n.value===f?[]:[{...t,host:n.value}]});return[...new Map(s.toReversed().map(o=>[o.host,o])).values()]}function l(f,p,{
tokenSources:r,hosts:i}){return(r.size===0?[]:a(f,p)).flatMap(({host:s,service:o,isSent:t})=>{const n=r.get(s);if(n===void 0)return[];const c=o===null?f.attempt.
discovery.kind==="failed":!t,g=d.To({host:(0,b.nx)(f.host),other:(0,b.nx)(s),source:n,service:o,isSent:t,isNotice:!c||i.has(s)});return[(0,u.kH)(g,{services:o===
null?[]:[o]})]})}}),2886:((ue,G,e)=>{e.d(G,{ER:()=>a,H4:()=>p,Np:()=>r,TC:()=>C,cA:()=>m,hD:()=>y,ly:()=>f,pi:()=>i,v1:()=>T,zX:()=>h,zv:()=>l});var d=e(9432),v=e(
9119),u=e(9615),k=e(255),A=e(1780);function y(s,o){const{clients:t,aside:n,answeredBy:c,isPlaceholder:g,checkedFor:_,...O}=s,D=(_??o.clients).filter(x=>t.includes(
x));return{...O,problem:(0,u.xx)(b(s,o),D,o.isTerminal),affects:s.affects.filter(x=>o.concerned.includes(x)),isHostNew:o.isHostNew}}function b(s,o){const{machine:t,
ignore:n,guesses:c}=o,g=o.reader&&M(s,o.reader);if(t!==null&&s.problem.obstacle&&!i(s,n))return t;const _=w(s,g===null?s.problem:(0,u.as)(s.problem,g)),O=$(s,c);
if(O.length===0)return _;const D=(0,u.tr)(O.flatMap(({repository:x})=>x??[]));return{..._,help:_.help===void 0?D:(0,A.xI)`${_.help}; ${D}`}}const P=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function w({places:[s]},o){const t=typeof s=="object"?s.inside:void 0;if(t===void 0||!P.test(o.code))return o;const n=(0,u.VB)(t.package),c=o.code==="client-ver\
sion";return{...o,help:c?`use a version that it allows, or ${n}`:n}}function $({host:s,places:o,problem:t},n){if(n.length===0)return[];const c=t.affects.includes(
"terraform")&&!t.affects.includes("opentofu"),g=o.flatMap(O=>typeof O=="string"?[]:O.file),_=new Set(g.map(v._M));return n.filter(({repository:O,hosts:D})=>_.has(
O)&&(c||s!==null&&D.has(s)))}function T({severity:s,affects:o,needed:t},n){const c=t&&n.some(g=>o.includes(g));return s==="error"&&!c?"warning":s}function M({answeredBy:s},o){
if(s===void 0)return o;const t=(0,d.VW)(s)!==null?"guest":"user";return{...o,host:s,role:o.role==="operator"?"operator":t}}function C(s,o,{isTerminal:t}){const n=o.
some(({because:g})=>g.includes("hostnames input"));return{role:(0,d.VW)(s)!==null?"guest":n?"operator":"user",host:(0,k.nx)(s),isTerminal:t}}const E=["module","\
provider","version","package","lock","not"],h=({problem:s,places:o})=>E.includes(s.code.replace(/-.*/,""))&&o.length>0&&o.every(t=>typeof t!="string"),a=({problem:s,
needed:o})=>o&&s.usualSeverity==="error"&&!p.includes(s.code),l=({problem:s})=>s.code==="machine-network",f=s=>s.some(o=>typeof o=="string"||!(0,v.MV)(o)),p=["h\
ost-http2","host-check-crashed"],r=(s,o)=>u.oC.indexOf(s.severity)-u.oC.indexOf(o.severity),i=({problem:s,host:o,namedHost:t=o},n)=>n.some(({code:c,host:g})=>c===
s.code&&(g===null||g===t));function m(s){if(typeof s=="string")return s;const{file:o,line:t,inside:n}=s;return n===void 0?`${o}:${t}`:(0,v.kn)(n)}}),6146:((ue,G,e)=>{
e.d(G,{$:()=>k,o:()=>u});var d=e(9119),v=e(2886);function u(T,M){const{kind:C,source:E,address:h,constraints:a,places:l}=M;return JSON.stringify([T,C,E,h,a,l[0]??
null])}function k(T,M){const C=(0,d.hy)(M,({rowKeys:f=[]})=>f),E=M.filter(({host:f})=>f===null),h=f=>E.filter(({problem:p})=>f.test(p.code)),a=(0,d.hy)(h(b),({places:f})=>f.
map(v.cA)),l=(0,d.hy)(h(P),({places:f})=>f.map($));return C.size+a.size+l.size===0?T:T.map(({directory:f,clients:p,rows:r})=>({directory:f,clients:p,rows:r.map(
i=>{const m=C.get(u(f,i))??[...i.rejectedAt.flatMap(t=>a.get((0,v.cA)(t))??[]),...w(i).flatMap(t=>l.get($(t))??[])];if(m.length===0)return i;const s=m.map(({item:t})=>({
...t.problem,severity:(0,v.v1)(t,p)})).sort(v.Np),o=A(i,m);return{...i,...o.length>0&&{conflicting:o},worst:s[0]?.severity??null,problems:(0,d.t6)(s,({code:t})=>t).
map(({code:t,usualSeverity:n})=>({code:t,usualSeverity:n}))}})}))}function A({requiredBy:T=[]},M){const C=M.flatMap(({item:h})=>h.problem.constraints??[]),E=new Set(
C.filter(({conflicts:h})=>h).map(y));return E.size===0?[]:T.filter(h=>E.has(y(h)))}const y=({text:T,place:M})=>`${(0,d.df)(M)} ${T}`,b=/^(?:constraint|lock)-/,P=/^(?:block|client|file|source)-/,
w=({kind:T,places:M})=>M.filter(C=>T==="module"&&typeof C!="string"&&C.inside===void 0),$=T=>typeof T=="string"?T:`${T.file}:${T.line}`}),4606:((ue,G,e)=>{e.d(G,
{Bc:()=>E,Cg:()=>P,Hf:()=>T,MC:()=>b,ux:()=>w,wD:()=>$});var d=e(8294),v=e(4481),u=e(8032),k=e(255),A=e(5106);const y=1440*60*1e3;function b(h,a){const{host:l,credentials:f}=h;
if(!f?.life||f.problem!==null)return h;const{source:p,life:r}=f,i=(r.expires-a.now)/y,m=(r.expires-(r.issued??0))/y<=a.certificateDays;if(i>=(m?0:a.certificateDays))
return h;const s=new Date(r.expires).toISOString().slice(0,10),o=d.C3({host:l,source:p,on:s,days:i});return{...h,credentials:{...f,problem:o}}}const P={misnamed:[],
cause:null,refusals:[]};function w(h,a,{role:l},f){const{isFork:p,isAsked:r}=f,{hasToken:i=!1,source:m,problem:s=null}=h.credentials??{},t=s?.code==="credential\
s-expiry"&&s.flaw===void 0?null:s,{status:n=null}=h.attempt.hops.at(-1)??{},c=i||!r?[]:M(h,f),g=r&&(0,u.n3)(h.host),O=g&&n===403||p&&!i?null:t??(i?null:h.lost)??
c[0]??null,D=(0,A.Uc)(h.host).length===0,x=a.filter(({problem:{code:N,refusal:H}})=>H!==void 0&&(O!==null||N==="document-unauthorized"||!(p||g||D&&H==="hides"))),
S=x.some(({problem:N})=>N.code!=="document-unauthorized")||l!=="guest"&&(p||n===401);return O!==null||S&&!i?{misnamed:c,cause:O??{isFork:p,...E(h)},source:m,refusals:x}:
{...P,misnamed:c}}const $=(h,{cause:a,source:l,refusals:f})=>a!==null&&f.includes(h)?(0,v.to)(h.problem,a,l):h.problem;function T({problem:h,services:a},{cause:l,
refusals:f}){if(f.length===0)return!1;const p=f.flatMap(r=>r.services);return h===l||h.code==="credentials-missing"&&a.every(r=>p.includes(r))}const M=(h,{tokenVariables:a,
hosts:l})=>(0,k.Bz)(a,h.host,l).filter(({isParent:f})=>!f||C(h)).map(f=>d.z2({host:h.host,...f})),C=({attempt:{discovery:h}})=>h.kind==="failed"&&h.problem.code===
"document-unauthorized";function E({credentials:h,looks:a}){const l=a.flatMap(i=>i.looks),f=i=>[...new Set(l.flatMap(({held:m,source:s})=>m!=="not read"===i?s:[]))],
p=h===null?f(!0):[h.source],r=h===null?f(!1):[];return{searched:p,notRead:r}}}),493:((ue,G,e)=>{e.d(G,{j7:()=>_,k2:()=>N,S4:()=>O});var d=e(9432),v=e(8936),u=e(
2170),k=e(9119),A=e(8032),y=e(255),b=e(1780),P=e(3217),w=e(4756),$=e(9615),T=e(8185),M=e(2886);function C(j,V,Q){const{notes:ee,usages:Y,requirements:re,isEmpty:ge}=j,
{complaints:pe,tokenHosts:$e,namedHosts:he,answered:ne,contacted:ie,unopened:le}=j,Ee=({problem:z,places:[X]})=>z.code==="file-syntax"&&typeof X=="object"&&X.inside===
void 0,fe=new Set(ee.filter(Ee).map(u.W7)),ve=({problem:z})=>V.allowedHosts.length>0&&z.code==="source-near-miss"&&z.severity==="notice",F=[...(0,T.CS)(Y,V),...(0,T.
VS)(Y,re,le,V),...ne.map(z=>E(z,V)),...pe,...(0,P.ky)($e,ie,he)],B=[...ee.filter(z=>!ve(z)).map(z=>h(z,fe,V)),...F.map(z=>({...z,severity:(0,M.v1)(z,V.dialect.clients)})),
...ge?[a(V)]:[]],{placed:L=[],placeless:K=[]}=Object.groupBy(B,({places:z})=>z.length>0?"placed":"placeless");return[...(0,u.Qp)(L,z=>{const{problem:X,severity:ae,
affects:I,host:se,namedHost:q,exclude:J}=z,{code:oe,message:te,help:ce}=X;return[se,q,oe,ae,te,ce,I,J===void 0]}),...K].map(z=>(0,M.hD)(z,Q))}function E(j,V){const{
host:Q,problem:ee}=j;return Q===null?j:{...j,services:[],problem:(0,$.as)(ee,(0,M.TC)(Q,[],V))}}function h(j,V,{dialect:Q,allowedHosts:ee}){const{problem:Y,isPlaceholder:re,
checkedFor:ge=Q.clients}=j;if(ee.length>0&&(0,T.KJ)(j)){const F=(0,b.xI)`${Y.message}; it may use hosts that are not in \`allowed-hosts\``;return{...j,problem:{
...Y,message:F},severity:"error"}}const pe=(0,u.W7)(j),$e=(0,u.Xd)(j),he=j.aside!==void 0||$e!==null&&(0,k.MV)($e),ne=j.severity==="error"&&re===!0,ie=V.has(pe)&&
Y.code!=="file-syntax",Ee=j.severity==="error"&&(ne||ie||he)?"warning":(0,M.v1)(j,ge);if(!he&&!ne)return{...j,severity:Ee};const{help:fe,...ve}=Y;return{...j,severity:Ee,
problem:Y.code==="file-syntax"?ve:Y,exclude:[(0,k.n7)(j.aside??pe)]}}const a=({scan:j,hostnames:V,usages:Q})=>(0,u.kH)((0,w.JW)({scan:j,hasHostnames:V.length>0,
isFleet:Q.length>0}));var l=e(3096),f=e(5106);function p(j,V,Q,ee){const Y=V.filter(ie=>ie.rows.some(({worst:le})=>le==="error")),re=new Set(Y.flatMap(({directory:ie,
clients:le})=>le.map(Ee=>`${Ee} ${ie}`))),ge=new Set([...Q.flatMap(r),...ee].flatMap(s)),pe=({client:ie,directories:[le,...Ee]})=>[`own ${le}`,le,...Ee].some(fe=>ge.
has(`${ie} ${fe}`)),$e=j.filter(ie=>re.has(`${ie.client} ${ie.directory}`)||!ie.isAside&&pe(ie)),he=ie=>[...new Set(ie.map(({directory:le})=>le))],ne=A.Du.filter(
ie=>$e.some(({client:le})=>le===ie));return{failing:he($e),of:he(j).length,clients:ne}}function r({findings:j,requirements:V}){const Q=V.filter(({isForInit:ee})=>ee);
return j.flatMap(ee=>ee.services.length===0?Q.map(({service:Y,because:re})=>({...ee,services:[Y],places:re})):Q.some(({service:Y})=>ee.services.includes(Y))?ee:
[])}const i=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,m=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;function s(j){
const{problem:V,affects:Q,places:ee,severity:Y,rowKeys:re,services:ge}=j,{code:pe}=V;if(!(Y==="error"&&(0,M.ER)(j))||re!==void 0||i.test(pe))return[];const he=m.
test(pe)||ge.length>0&&ge.every(ne=>f.c4.includes(ne));return ee.flatMap(ne=>{if(typeof ne=="string")return[];const ie=`${he?"own ":""}${(0,l.jt)(ne.file)}`;return Q.
map(le=>`${le} ${ie}`)})}var o=e(6146);let t=function(...j){return{judgeRequests:t}=e.late([2798,7786,3053],7786),new.target?new t(...j):t(...j)},n=function(...j){
return{crashedVisit:n}=e.late([2798,7786,3053],7786),new.target?new n(...j):n(...j)},c=function(...j){return{judgeVisit:c}=e.late([2798,7786,3053],7786),new.target?
new c(...j):c(...j)},g=function(...j){return{outcomesOf:g}=e.late([2798,7786,3053],7786),new.target?new g(...j):g(...j)};const _={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function O(j,V,Q=()=>[]){const{predicted:ee,stopped:Y,visits:re,guesses:ge}=j,{clients:pe}=V.dialect,$e={...V,guesses:ge,
machine:H(re),clients:pe},he=S(j,{...V,...$e}),ne=R(j,he,V,$e),ie=[...he.flatMap(L=>L.findings),...ne],le=L=>L.filter(K=>!(0,M.pi)(K,V.ignore)).sort(M.Np),Ee=he.
map(L=>{const K=le(L.findings.filter(Z=>!(0,M.zX)(Z)));return{...L,findings:K,clients:g(K)}}),fe=({exclude:L})=>+(L!==void 0),ve=le([...he.flatMap(L=>L.findings.
filter(M.zX)),...ne]).toSorted((L,K)=>(0,M.Np)(L,K)||fe(L)-fe(K)),F=[...Ee.flatMap(L=>L.findings),...ve].sort(M.Np),B=(0,o.$)(ee.roots,le(ie));return{passed:Y.length===
0&&!F.some(({severity:L})=>N(L,V.failOn)),stopped:Y,hosts:Ee,files:ve,findings:F,ignored:ie.length-F.length,unmatched:V.ignore.filter(L=>!ie.some(K=>(0,M.pi)(K,
[L]))),roots:B,init:p(j.roots,B,Ee,ve),lines:x(F,Q)}}const D=1e3;function x(j,V){const Q=j.flatMap(ee=>(0,u.Xd)(ee)??[]).filter(({file:ee,column:Y,endColumn:re})=>re>
Y&&(0,k._M)(ee)===null);return V((0,k.jH)(Q).slice(0,D))}function S(j,V){const{visits:Q,newHosts:ee,predicted:Y}=j,re=Map.groupBy(j.requirements,({host:he})=>he),
ge=Map.groupBy(Y.notes,({host:he})=>he),pe=new Map(Y.requests.map(he=>[he.host,he])),$e={...V,...j,hosts:new Set(Q.map(({host:he})=>he))};return Q.map(he=>{const{
host:ne}=he,ie={visit:he,requirements:re.get(ne)??[],predicted:ge.get(ne)??[],requests:pe.get(ne)??null,answering:Y.answering,isNew:ee.has(ne)};try{return c(ie,
$e)}catch(le){return n(ie,$e,le)}})}function R(j,V,Q,ee){const{notes:Y,requests:re,unopened:ge}=j.predicted,pe=new Set(V.map(({visit:F})=>F.host)),$e=V.flatMap(
({visit:F,services:B})=>(0,P.fc)(F,B)),he=[...Y,...re.flatMap(F=>t(F,[],Q))],{files:ne=[],hosts:ie=[]}=Object.groupBy(he,({host:F})=>F===null?"files":"hosts"),Ee=[
...V.flatMap(({findings:F})=>F),...he].filter(F=>!(0,M.pi)(F,ee.ignore)).map(({problem:F})=>(0,b.pj)(F.message)),fe={...j,complaints:j.complaints.filter(({problem:F})=>!Ee.
some(B=>B.endsWith((0,b.pj)(F.message)))),unopened:ge,notes:[...j.notes,...ne,...(0,P.MU)(j.bots??[],V)],answered:ie.filter(({host:F})=>F!==null&&!pe.has(F)),contacted:[
...pe,...[...$e,...re].map(({host:F})=>F)]},ve={concerned:A.zK,reader:null,isHostNew:!1,machine:null};return C(fe,Q,{...ee,...ve})}const N=(j,V)=>j==="error"?V!==
"never":j==="warning"&&V==="warning";function H(j){const V=j.filter(({attempt:pe})=>pe.hops.length>0),[Q,...ee]=V.flatMap(pe=>W(pe)??[]);if(!Q||ee.length<V.length-
1||!(V.some(({host:pe})=>(0,d.VW)(pe)!==null)||ee.length>0&&!Q.isCommon)||ee.some(pe=>U(pe)!==U(Q)))return null;const ge=V.map(({host:pe})=>(0,y.nx)(pe));return(0,v.
e4)(ge,[Q,...ee])}const U=({verb:j,what:V})=>j.startsWith("cannot")?j:V;function W({attempt:{discovery:j,hops:V}}){const Q=j.kind==="failed"?j.problem.obstacle:
void 0;return V.every(({status:Y})=>Y===null)||Q?.verb==="does not reach"?Q:void 0}}),2218:((ue,G,e)=>{e.d(G,{CG:()=>P,Fh:()=>M,T1:()=>$,T5:()=>T,en:()=>C,h1:()=>w,
wX:()=>E});var d=e(1011),v=e(2801),u=e(9119),k=e(8032),A=e(255),y=e(5106);const b=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_de\
fault","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function P(h,a,l,f=(0,d.kA)(a)){const p=[
"hostnames input"],r=h.hostnames.flatMap(({host:s,services:o})=>{const t=o.length>0?o:h.requiredServices,n=t.length>0?t:["any"],c={host:s,clients:l,because:p,isImplied:!1,
isForInit:!0};return n.map(g=>({...c,service:g}))}),i=new Set([...f,...h.hostnames.map(({host:s})=>s)]),m=a.flatMap(({kind:s,needs:o,place:t})=>o.map(n=>({...n,
because:[t],isImplied:!i.has(n.host),isForInit:!b.has(s)})));return w([r,m],l)}function w(h,a){return(0,u.c1)(h.flat(),({host:l,service:f})=>`${l} ${f}`).map(l=>{
const[{host:f,service:p}]=l;return{host:f,service:p,clients:[...a.filter(r=>l.some(i=>i.clients.includes(r)))],because:(0,u.As)((0,u.p)(l.flatMap(({because:r})=>r))),
isImplied:l.every(({isImplied:r})=>r),isForInit:l.some(({isForInit:r})=>r)}})}const $=({because:h})=>h.every(a=>typeof a!="string"&&a.inside?.isPublic===!0);function T(h,a,l){
const f=i=>i.inside!==void 0,p=h.flatMap(i=>{const{calls:m,providers:s,client:o}=i,t={clients:[o],isForInit:!0},n=m.flatMap(({module:g,place:_})=>{if(g===null||
!f(_))return[];const{host:O,hostImplied:D}=g;return{...t,host:O,service:y.e$,because:[_],isImplied:D}}),c=s.flatMap(({provider:g,places:_})=>{const O=_.filter(f);
if(O.length===0||!a(g,i))return[];const{host:D}=g;return{...t,host:D,service:y.xq,because:O,isImplied:(0,k.n3)(D)}});return[...n,...c]}),r=i=>typeof i=="string"?
i:`${i.file}:${i.line} ${i.inside?.isPublic}`;return w([p],l).map(i=>({...i,because:(0,u.t6)(i.because,r)}))}const M=(h,{isGuess:a},l)=>{const f=l.flatMap(({host:p,
isImplied:r})=>r?p:[]);return a?[{repository:h,hosts:new Set(f)}]:[]};function C(h,{hostnames:a,allowedHosts:l}){const f=new Set(a.map(({host:r})=>r)),p=new Map;
for(const{host:r,isImplied:i,because:m,clients:s}of h){if(f.has(r)||p.has(r))continue;const o={host:(0,A.nx)(r)},[t]=m.filter(c=>typeof c!="string"),n=i&&t!==void 0&&
{implied:{place:t,clients:s}};(0,A.Rt)(r)?p.set(r,(0,v.U7)(o)):(0,A.Jr)(r,l)||p.set(r,(0,v.wp)({...o,...n}))}return p}const E=(h,a)=>new Set([...k.Du,...Object.
values(k.bB),...y.fg,...h.flatMap(({host:l,service:f=l})=>[l,(0,A.pk)(l),f]),...a.flatMap(({directHost:l})=>l??[])])}),9582:((ue,G,e)=>{e.d(G,{A7:()=>P,AV:()=>A,
LH:()=>v,T:()=>E,Tb:()=>b,aZ:()=>d,c3:()=>w,ql:()=>y,sD:()=>T,sc:()=>$,zC:()=>C});class d extends Error{span;constructor({path:l,span:f},p){super(`${l.join(".")}\
 must be ${p}`),this.span=f}}function v(a){try{return a(),null}catch(l){if(l instanceof d)return l;throw l}}const u=a=>a.name!==void 0;function k(a,l){if(a.kind===
"object")return a.items.filter(u);throw new d(l,"a block")}function A({value:a,hasLabels:l}){if(a.kind!=="object")return[];const f=a.items.filter(u);return l?f.
flatMap(A):[f]}function y(a,l,f,p={}){for(const r of Object.keys(f)){const i=a.filter(o=>o.name.toLowerCase()===r),[m]=i;if(m===void 0)continue;const s={path:[...l.
path,r],span:m};for(const{value:o}of i)p[r]=f[r](o,s,p[r])}return p}const b=(a,l)=>(f,p,r)=>y(k(f,p),p,a,l?r:{}),P=a=>(l,f,p=new Map)=>{for(const{name:r,start:i,
end:m,value:s}of k(l,f)){const o={path:[...f.path,r],span:{start:i,end:m}};p.set(r,{start:i,end:m,value:a(s,o,p.get(r)?.value)})}return p},w=a=>(l,f,p=[])=>{if(l.
kind!=="tuple")throw new d(f,"a list");for(const r of l.elements)p.push(a(r,f));return p},$=(a,l)=>{if(a.kind==="string"||a.kind==="template")return a.verbatim??
"";if(a.kind==="primitive"&&a.value===null)return"";if(M(a))return String(a.value);throw new d(l,"a string")},T=(a,l)=>{if(M(a))return a.value;if(a.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(a.value))return Number(a.value);throw new d(l,"a whole number")},M=a=>a.kind==="primitive"&&Number.isSafeInteger(a.value)&&String(
a.value).length===a.end-a.start,C=(a,l)=>{if(a.kind==="primitive"&&typeof a.value=="boolean")return a.value;throw new d(l,"true or false")},E=(a,l,f)=>{const p=h(
a,l);if(f!==void 0&&(typeof f=="object"||typeof f!=typeof p))throw new d(l,"set only once");return p};function h(a,l){if(a.kind==="tuple")return a.elements.map(
f=>h(f,l));if(a.kind==="object"){const f=P(E)(a,l);return Object.fromEntries(Array.from(f,([p,r])=>[p,r.value]))}if(a.kind!=="primitive"||a.value===null)return $(
a,l);if(Math.abs(Number(a.value))>2**63)throw new d(l,"a whole number");return a.value}}),850:((ue,G,e)=>{e.d(G,{vH:()=>E,bf:()=>T,cd:()=>M,Ge:()=>h,Ol:()=>a});
var d=e(7811),v=e(8643),u=e(8032),k=e(3846),A=e(9582),y=e(255),b=e(5243);function P(n,c){const g=W=>(0,d.TR)(`the pattern ${(0,d.ol)(n)} ${W}; write [HOST/]NAME\
SPACE/TYPE`),_=n.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[O="",D="",x]=_.reverse(),S=x===void 0?(0,d.Ju)((0,b.Vm)(
c)):w(x,y.Pv),R=w(D,W=>(0,k.W_)(W,c)),N=w(O,k.sL);if(!S.ok)return g(`has an invalid hostname: ${S.why}`);if(!R.ok)return g(`has an invalid namespace: ${R.why}`);
if(!N.ok)return g(`has an invalid type: ${N.why}`);const H={host:S.value,namespace:R.value,type:N.value};return(H.host!==null||H.namespace===null)&&(H.namespace!==
null||H.type===null)?(0,d.Ju)(H):g('has a part after "*" that is not "*"')}const w=(n,c)=>n==="*"?(0,d.Ju)(null):c(n);let $=function(...n){return{configFinding:$}=
e.late([3276,3123],3123),new.target?new $(...n):$(...n)};const T=({include:n},c)=>n.length===0||n.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===c||!_.includes(".")&&(0,u.n3)(c)});function M({methods:n},{host:c,namespace:g,type:_}){const O=D=>D.some(x=>(x.host??c)===c&&(x.namespace??g)===g&&(x.type??
_)===_);return n.filter(({include:D,exclude:x})=>!O(x)&&(D.length===0||O(D)))}const C="provider_installation",E=n=>({...n,kind:"local",place:{file:n.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),h=({file:n,line:c})=>c===0?n:`${n}:${c}`;function a(n){const{client:c,mirrors:g,installations:_,pluginDirectories:O}=n,
D=_.map(W=>{const{blocks:j,mistakes:V}=l(W,c,n.hasOciMirrors),Q=V.map(({span:Y,why:re})=>{const ge=W.placeOf(Y);return $(c,{kind:"block",file:h(ge),why:re},ge)}),
ee=Q.map(({problem:Y},re)=>({problem:Y,include:V[re]?.include??[]}));return{blocks:j.map(Y=>({...Y,rejected:ee})),findings:Q}}),[x=null,...S]=D.flatMap(({blocks:W})=>W),
R=[...D.flatMap(W=>W.findings),...S.map(({place:W})=>$(c,{kind:"two installations"},W))],N=O.map(W=>E({path:W})),[H]=N,U=H===void 0?x:{place:H.place,methods:N,overridden:x?.
overridden??[],rejected:[]};return{client:c,mirrors:g,installation:U,findings:R}}function l({items:n,placeOf:c},g,_=g==="opentofu"){const O=_?i:r,D=[],x=[];for(const S of n)
if(S.name===C){if(S.isAssigned||S.value.kind!=="object"){x.push({span:S,why:`${C} must be a block without "="`,include:[]});continue}for(const R of A.AV(S)){const N={
place:c(S),methods:[],overridden:[],rejected:[]};for(const H of R){const U=p(H,c(H),{client:g,locations:O},N);U!==null&&x.push({span:H,why:U,include:f(H)})}D.push(
N)}}return{blocks:D,mistakes:x}}function f(n){try{const[c=[]]=A.AV(n);return A.ql(c,{path:[n.name],span:n},t).include??[]}catch(c){if(c instanceof A.aZ)return[];
throw c}}function p(n,c,{client:g,locations:_},O){const{name:D,value:x}=n,[S]=n.isAssigned?[]:A.AV(n);if(S===void 0)return`${D} must be a block without "="`;const R={
path:[C,D],span:n};try{if(D==="dev_overrides"){if(O.methods.length>0)return"dev_overrides must come before all methods";const W=[...A.A7(A.sc)({...x,kind:"objec\
t",items:S},R).keys()].map(j=>(0,k.mi)(j,g));return O.overridden.push(...W.filter(j=>j.kind!=="invalid")),null}const N=_.get(D);if(N===void 0&&i.has(D))return`${D}\
 needs OpenTofu 1.10 or later`;if(N===void 0)return`${C} has no method ${(0,d.ol)(D)}`;const H=m(S,R,N,g);return H.ok&&O.methods.push({...H.value,place:c}),H.ok?
null:H.why}catch(N){if(N instanceof A.aZ)return N.message;throw N}}const r=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),i=new Map(
[...r,["oci_mirror","repository_template"]]);function m(n,c,g,_){const O=g??"",{[O]:D=""}=A.ql(n,c,{[O]:A.sc});if(g!==null&&D==="")return(0,d.TR)(`${c.path.at(-1)}\
 has no ${O}`);const x=g==="url"?o(D):null;if(g==="url"&&x===null)return(0,d.TR)("url must be an https URL, without variables");const{include:S=[],exclude:R=[]}=A.
ql(n,c,t),N=g==="repository_template"&&!/\$\{\s*type\b/.test(D),H=new Map;for(const ee of[...S,...R]){const Y=P(ee,_);if(!Y.ok)return N?(0,d.TR)(`${Y.why}; ${s}`):
Y;H.set(ee,Y.value)}const U=ee=>ee.flatMap(Y=>H.get(Y)??[]),W={include:U(S),exclude:U(R)},[j,...V]=W.include;if(N&&(V.length>0||!j?.type))return(0,d.TR)(s);if(x!==
null)return(0,d.Ju)({...W,kind:"network",url:x});if(g===null)return(0,d.Ju)({...W,kind:"direct"});const Q=g==="path"?{path:D}:{path:null,shown:D};return(0,d.Ju)(
{...W,kind:"local",...Q})}const s="repository_template has no ${type}";function o(n){const c=(0,v.Dl)(n);return c.ok&&c.value.scheme==="https"&&c.value.host!==""?
c.value:null}const t={include:A.c3(A.sc),exclude:A.c3(A.sc)}}),4165:((ue,G,e)=>{e.d(G,{FG:()=>C,NG:()=>k,kX:()=>E,oq:()=>M});var d=e(3916),v=e(9432),u=e(3096);const k="\
it is in a submodule, which this check does not fetch",A=8*1024*1024,y=5e3,b=5e4,P=4096,w=16*1024*1024,$=/\.(?:tf|tofu)(?:\.json)?$/,T=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function M(){const h=new Map,a=new Set([""]),l=new Set,[f,p]=[new Map,new Map],r={files:0,bytes:0,names:0};let i;const m=_=>{i??=_},s=_=>m({kind:"unread",why:`${_}\
, the limit of this check`}),o=_=>m({kind:"broken",why:(0,v.dh)(_)});function t(_){return T.test(_)&&o(`entry contains '..': ${_}`),_.length>P&&s(`a name in it \
has more than ${P} characters`),i!==void 0?"":_.split("/").filter(O=>O!==""&&O!==".").join("/")}function n(_){let O=_;for(;i===void 0&&!a.has(O);)h.has(O)&&o(`${O}\
: not a directory`),a.add(O),r.names+=O.length,a.size>b&&s(`it has more than ${b} directories`),r.names>w&&s("the names of its directories have more than 16 Mi \
characters"),O=(0,u.jt)(O)}function c(_,O){const D=t(_);if(n((0,u.jt)(D)),a.has(D)&&o(`${D}: is a directory`),i===void 0){if(!$.test(D)){l.add((0,u.jt)(D));return}
if(r.files+=1,r.bytes+=O,r.files>y&&s(`it has more than ${y} files of configuration`),r.bytes>A&&s("it has more than 8 MiB of configuration"),i===void 0)return x=>{
h.set(D,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(x))}}}function g(_,O,D){_.set(t(O),D),_.size>y&&s(`it has more than ${y} links that lead to no file`)}return{
failure:()=>i,stop:m,directory:_=>n(t(_)),file:c,unreadable:(_,O)=>{$.test(_)&&g(f,_,O)},unknown:(_,O)=>g(p,_,O),finish:()=>i??{kind:"read",tree:{files:h,directories:a,
mixed:l,unreadable:f,unknown:p}}}}const C=({unknown:h},a)=>[...h].find(([l])=>`${a}/`.startsWith(`${l}/`)||$.test(l)&&(0,u.jt)(l)===a)?.[1];function E(h,{directories:a,
files:l,mixed:f}){if(!/[*?[]/.test(h))return h;const p=s=>s.replaceAll(/(?<=^|\/)\./g,"_"),[r,...i]=[...a,...l.keys()].filter(s=>(0,d.matchesGlob)(p(s),p(h))),m=i.
length>0||/(?:^|\/)\*$/.test(h)&&f.has((0,u.jt)(h));return r===void 0||m?h:r}}),7439:((ue,G,e)=>{e.d(G,{w:()=>b});var d=e(7706),v=e(9373),u=e(2172),k=e(1824);let A=function(...P){
return{providerNamed:A}=e.late([4284],4284),new.target?new A(...P):A(...P)};const y=3;function b(P,{address:w,place:$},T,M){const{expected:C,configured:E}=T.configurations,
h=P.configurations.calls.get(w)??[],a=(0,v.Nm)(h.filter(({kind:n})=>n==="provider-passed")),l=new Set(a.map(({text:n})=>n)),f=a.filter(({text:n})=>{const c=A(n,
T,M),g=A(n,P,M,!1);return g&&c&&(0,u.JT)(g)!==(0,u.JT)(c)}),p=C.values().filter(({text:n})=>!l.has(n)),r=a.flatMap(({text:n})=>E.get(n)??[]),i=h.find(({kind:n})=>n===
"call-repeated"),[m]=E.values(),s={call:w,canChange:P.way===void 0},o=(n,c)=>{const g=(0,k.VV)(T,n.place),_=g.inside===void 0?[$,g]:[g];return{problem:(0,d.io)(
c),places:_}},t=[...p.take(y).map(n=>o(n,{...s,kind:"not-passed",name:n.text})),...f.map(n=>({problem:(0,d.io)({...s,kind:"of-other",name:n.text}),places:[(0,k.
VV)(P,n.place)]})),...r.map(n=>o(n,{...s,kind:"overridden",name:n.text}))];return i===void 0||m===void 0?t:[...t,o(m,{...s,kind:"repeated",argument:i.text})]}}),
9373:((ue,G,e)=>{e.d(G,{LU:()=>E,Nm:()=>y,Pv:()=>w,fJ:()=>h,hK:()=>T,n6:()=>f,s1:()=>p,z0:()=>b});var d=e(9119),v=e(8032),u=e(3096),k=e(5243),A=e(2172);function y(r){
const m=r.map(({place:s})=>(0,d.Xs)(s)).findLast(u.LA);return m===void 0?r:r.filter(({place:s})=>(0,d.Xs)(s)===m)}const b=({kind:r})=>r==="module"||r==="state"||
r==="lock",P=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function w(r,i){const{usages:m,
declared:s,units:o,installed:t=[],versions:n={}}=r,c=new Map,g=S=>{const R=c.get(S)??T(S);return c.set(S,R),R},_=({directories:S,place:R})=>S?.map(g)??[g((0,u.jt)(
R.file))];for(const S of o){const R=g(S.directory);R.unit=S,R.hasConfiguration=!0,R.isInitialised=!0,S.module!==null&&R.children.push({name:S.module,root:null,call:null})}
for(const S of m)if(!(!S.clients.includes(i)||S.kind==="saved_state"))for(const R of _(S))S.kind==="test_module"?R.tests.push(S):M(R,S,i);for(const S of s){const{
kind:R,place:N}=S;if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(N.file)))for(const H of _(S))$(H.configurations,S)||H.declared.push(S),R==="lock"?C(H,N):H.hasConfiguration=
!0,H.isInitialised||=R==="state"}const O=S=>{const{hasConfiguration:R=!1,lockFile:N=null}=c.get(S)??{};return R||N!==null},D=i==="terraform"&&(0,v.$l)("testsAlo\
ne",n),x=new Map([...c.values()].filter(({tests:S})=>S.length>0).map(S=>{const R=S.tests.flatMap(({text:N})=>N??[]);return[S,(0,u.Bo)(S.name,O,R)]}));for(const S of D?
x.values():[])g(S).hasConfiguration=!0;for(const[S,R]of x)l(S,O(R)?g(R):S);for(const S of c.values()){const{expected:R,configured:N}=S.configurations;for(const H of N.
keys())R.delete(H)}for(const[S,R]of Map.groupBy(t,N=>N.root))g(S).installed=new Map(R.map(N=>[N.key,N]));return c}function $(r,i){const{kind:m,text:s,localName:o}=i;
if(m==="provider-expected")r.expected.set(s,i);else if(m==="provider-configured")r.configured.set(s,i);else if(m==="provider-passed"||m==="call-repeated"){const t=`\
module.${o}`,n=r.calls.get(t);n===void 0?r.calls.set(t,[i]):n.push(i)}else return!1;return!0}const T=r=>({name:r,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[r]});function M(r,i,m){
const s=i.address==="terraform"&&r.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!s)&&(i.kind==="lock_provider"?C(r,i.place):r.hasConfiguration||=!(0,u.
hl)(i.place.file),!(!P.test(i.kind)||i.isOverridden&&i.kind!=="module")&&(r.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:o,root:t}of(0,A.
MZ)(i,m)){const[n=null]=a(r.name,o);r.children.push({name:n,root:t,call:i})}}function C(r,{file:i}){r.lockFile=i,r.isInitialised=!0}const E=r=>r!==null&&(r.isPartial||
r.module===null),h=(r,{name:i,unit:m})=>r.root===null||m===null&&r.root===i,a=(r,i)=>i!==null&&(0,k.Nj)(i)?[(0,u.un)(r,i)]:[];function l(r,i){i.isInitialised=!0,
i!==r&&(i.tests.push(...r.tests),r.tests=[])}const f=({name:r,tests:i})=>i.flatMap(({text:m})=>a(r,m)),p=r=>[...r.children.flatMap(({name:i})=>i??[]),...f(r)]}),
9465:((ue,G,e)=>{e.d(G,{C_:()=>l,Zf:()=>r,fO:()=>p});var d=e(3916),v=e(3791),u=e(2170),k=e(9119),A=e(8339),y=e(3096),b=e(1780),P=e(3298),w=e(4165),$=e(7439),T=e(
9373),M=e(1039),C=e(1824);let E=function(...o){return{callsOf:E}=e.late([4284],4284),new.target?new E(...o):E(...o)},h=function(...o){return{textNotes:h}=e.late(
[4284],4284),new.target?new h(...o):h(...o)},a=function(...o){return{withoutRefused:a}=e.late([4284],4284),new.target?new a(...o):a(...o)};const l=({source:o,constraint:t,
place:n},c)=>JSON.stringify([c,o,t?.text??null,n.inside?.isPublic??null]),f=20;class p{rules;notes=[];constructor(t){this.rules=t}follow(t,n,c){const[g,..._]=t,
O=new Set,D=new Set,x=t.map(H=>({directory:H,tree:null,from:null}));for(const H of x){if(this.rules.isEnded())break;const{directory:U,tree:W}=H;for(const j of E(
U,t[0],{client:n,isAsked:c})){const V=this.rules.opened.get(l(j,n));if(V===void 0)continue;const Q=(0,C.bj)(j,V,U.way),ee={...j,address:(0,C._Q)(U.way,j.address)},
{tree:Y,directory:re}=V;D.add((0,C.qv)(Q)),this.saySubmodules(V,j.place,n),x.push(...this.enter({from:H,call:ee,tree:Y,name:re,way:Q},n,O))}if(!(W===null||U.way===
void 0))for(const{name:j,call:V}of U.children){if(j===null||V===null)continue;const Q=(0,C.ux)(U.way,V.address),ee=V.text??"",Y={address:V.address,source:ee,place:(0,C.
VV)(U,V.place)};if(/^\.\.(\/|$)/.test(j)){const re=s(j,U.way,D)?(0,v.q)({what:"package",why:m,cure:void 0,names:[ee]}):(0,A.DA)({reason:"leads-out",text:ee});this.
say(re,Y.place,n)}else x.push(...this.enter({from:H,call:Y,tree:W,name:j,way:Q},n,O))}}const S=x.flatMap(H=>H.tree===null?[]:H.directory),R=S.find(({way:H})=>H?.
address==="");if(g.unit===null||R===void 0)return[g,..._,...S];const N=S.filter(H=>H!==R);return[(0,M.A2)(g,g.unit,R),..._,...N]}allNotes(){return(0,u.Qp)(this.
notes,({problem:t,places:n})=>[(0,b.pj)(t.message),n.map(k.df)])}enter({from:t,call:n,tree:c,name:g,way:_},O,D){const{place:x}=n,S=(0,w.FG)(c,g);if(S!==void 0){
const ee=[n.source];return this.say((0,v.q)({what:"package",why:S,cure:void 0,names:ee}),x,O),[]}const R=this.rules.read(c)(O)(g);if(R===null)return this.say((0,A.
Iz)({path:g,maker:null,in:_.package}),x,O),[];const N=_.address==="",H=N&&t.directory.unit?.covers||[],U=new Set(H.map(ee=>(0,y.Gz)(g,ee))),{module:W}=t.directory,
j=(0,M.Oj)({...R.directory,way:_,module:W},U),V=N?[]:(0,$.w)(t.directory,n,j,O);for(const{problem:ee,places:Y}of V)this.notes.push((0,u.kH)(ee,{places:Y,clients:[
O]}));if(i(t,c,g)&&this.say((0,A.DA)({reason:"endless",text:n.source}),x,O),D.has(R.directory))return[];if(D.add(R.directory),_.through.length>f){const ee=(0,v.
q)({what:"chain",max:f,names:[_.package]});return this.say(ee,x,O),[]}const Q={clients:[O],isPlaceholder:!1};for(const ee of R.notes){if(U.has((0,u.W7)(ee)))continue;
const{problem:Y,places:re,affects:ge,...pe}=ee,$e=re.map(he=>typeof he=="string"?he:(0,C.VV)(j,he));this.notes.push((0,u.kH)(Y,{...pe,...Q,places:$e}))}return[{
directory:j,tree:c,from:t}]}saySubmodules({name:t,tree:n},c,g){n.unknown.values().some(O=>O===w.NG)&&this.say((0,v.q)({what:"submodules",names:[t]}),c,g)}say(t,n,c){
this.notes.push((0,u.kH)(t,{places:[n],clients:[c]}))}}const r=(o,t)=>(0,P.O)(n=>{const c=o(n);return(0,P.O)(g=>(0,P.O)(_=>{const O=c(_);if(O===null)return null;
const{usages:D,declared:x}=O,S=(0,T.Pv)({usages:D,declared:x,units:[]},g),R=a(O.notes,D),N=x.filter(({kind:U})=>U!=="state-expression"),H=[...R,...h(D,N,t)];return{
directory:S.get(_)??(0,T.hK)(_),notes:H.filter(({clients:U})=>U.includes(g))}}))});function i(o,t,n){for(let c=o;c!==null;c=c.from)if(c.tree===t&&c.directory.name===
n)return!0;return!1}const m="it leads out of its package, to what else is installed";function s(o,t,n){const[c=""]=(0,d.normalize)((0,d.join)((0,C.qv)(t),o)).split(
"/");return c===".."||n.has(c)}}),1039:((ue,G,e)=>{e.d(G,{A2:()=>b,Oj:()=>y,k0:()=>A});var d=e(3096),v=e(3846),u=e(9373),k=e(1824);function A(P,w,$=(0,u.hK)(P.name)){
const T=({kind:C})=>C!=="lock_provider"||P.lockFile===null,M={...P,usages:[...P.usages,...$.usages.filter(T)],declared:[...P.declared,...$.declared],lockFile:P.
lockFile??$.lockFile,parts:[...P.parts,...$.parts,...w.files.map(d.jt)]};return y(M,new Set(w.replaced))}function y(P,w){const $=({place:T})=>!w.has(T.file);return{
...P,usages:P.usages.filter($),declared:P.declared.filter($),children:P.children.filter(({call:T})=>T===null||$(T))}}function b(P,w,$){const T=a=>({...a,place:(0,k.
VV)($,a.place)}),M=$.usages.map(a=>T({...a,version:a.version&&T(a.version)})),C=[...P.usages,...M],E=C.filter(({kind:a})=>a.startsWith("required_provider")),h=new Set(
E.map(({address:a})=>(0,v.op)(a)));return{...P,unit:{...w,module:P.name},usages:C.filter(({kind:a,text:l})=>a!=="implied_provider"||!h.has((0,v.A5)(l))),declared:[
...P.declared,...$.declared.map(T)]}}}),1824:((ue,G,e)=>{e.d(G,{CY:()=>d,VV:()=>v,_Q:()=>y,bj:()=>A,qv:()=>b,ux:()=>u});const d=(P,w)=>P===void 0||P.address===""?
w:`${P.address}.${w}`,v=({way:P},w)=>P===void 0?w:{...P.place,inside:{through:P.through,package:P.package,isPublic:P.isPublic,file:w.file,line:w.line}},u=(P,w)=>({
...P,address:d(P,w),through:[...P.through,w]}),k="terraform";function A(P,{name:w,isPublic:$},T){const{address:M}=P,C=y(T,M);return{place:T?.place??P.place,address:M===
k?"":M,through:[...T?.through??[],`${C} (${w})`],package:w,installedBy:M,isPublic:$}}const y=(P,w)=>w.slice(d(P,"").length),b=({installedBy:P})=>P.replaceAll("m\
odule.","")}),6889:((ue,G,e)=>{e.d(G,{L2:()=>P,WJ:()=>b,rU:()=>w,uQ:()=>$});var d=e(9432),v=e(9119),u=e(8032),k=e(3096),A=e(1250),y=e(4497);const b=([s,...o])=>s===
void 0||o.length>0?"both":s;function P({setting:s,scan:o}){const{name:t}=s,n=t==="auto"?null:t==="both"?u.Du:[t],c=o===null||o.isEmpty?null:o,g=M(c?.constraints??
[]),_=c===null?[]:p(c,s,n),O=f(_,g),D={setting:s,signs:O,constraints:g};if(n!==null)return r(n,["set by `dialect`"],[],D);if(c===null)return r(u.Du,[],[],D);const x=C(
O);if(x.length===0){const N="assumed; set `dialect`";return{...r(["terraform"],[N],[],D),why:N,isGuess:!0}}const S=T(x),R=S.flatMap(N=>x.find(H=>H.client===N)??
[]);return r(S,R.map(m),x,D)}function w({clients:s},o){if(o===null||o.isEmpty)return u.zK;const t=new Set([...s,...o.tools().others]);return o.usesTerragrunt&&t.
add("terragrunt"),u.zK.filter(n=>t.has(n))}function $(s,{evidence:o,versions:t}){return(n,c)=>{const g=o.some(_=>_.level==="version-file"&&_.version!==null&&_.client===
n&&a(_,{file:`${c}/`}));return s.version??(g?t[n]??null:null)}}const T=s=>u.Du.filter(o=>s.some(t=>t.client===o));function M(s){const o=s.filter(({place:t})=>!(0,v.
Zl)(t.file));return o.length===0?s:o}function C(s){const o=M(s),t=D=>{const x=D.find(S=>o.some(R=>R.level===S));return o.filter(({level:S})=>S===x)},n=t(A.A);if(n[0]?.
level!=="lock-file")return n;const c=t(E),g=[c,n].map(T).join()==="opentofu,terraform",_=({level:D,text:x})=>D==="version-file"||h.test(x),O=D=>n.every(x=>a(D,x.
place));return g&&c.some(D=>_(D)&&O(D))?c:n}const E=["version-file","tool"],h=/^uses opentofu\/setup-opentofu$/i;function a({level:s,place:o},{file:t}){const n=(0,k.
jt)(o.file);return s==="tool"||n===""||t.startsWith(`${n}/`)}const l=/^sets terraform_version$/i;function f(s,o){const t=(0,y.h4)(o.map(({text:n})=>n));return s.
flatMap(n=>{const{level:c,version:g,text:_}=n;return!(c==="tool"&&g!==null&&(0,y.lF)(g))||o.length===0||t(g)?n:l.test(_)?[]:{...n,version:null}})}function p({signs:s,
tools:o,hasCloudHostname:t},{version:n},c){const g=C(s),_=c??T(g),O=g.every(({place:H})=>(0,v.Zl)(H.file)),D=c===null&&(O||g.some(({isCloud:H})=>H)),x=n===null&&
_.some(H=>(0,y.w0)(H,[]).length>1);if(!D&&!x)return s;const{setsCloudHostname:S,signs:R}=o(),N=t||S;return[...s.filter(({isCloud:H})=>!(H&&N)),...R]}function r(s,o,t,n){
const c=s.map(O=>i(O,n)),g=c.filter(({version:O})=>O!==null),_=g.flatMap(({signs:O})=>O.slice(0,1).map(m));return{name:b(s),clients:s,releases:c.flatMap(({releases:O})=>O),
versions:Object.fromEntries(g.map(({client:O,version:D})=>[O,D??""])),why:[...new Set(_.length>0?_:o)].join(", "),evidence:[...new Set([...t,...c.flatMap(({signs:O})=>O)])]}}
function i(s,{setting:o,signs:t,constraints:n}){const c=(R,N)=>{const[H=null,...U]=R,W=(0,y.w0)(s,R);return{client:s,releases:W,version:U.length===0?H:null,signs:N}};
if(o.version!==null)return c([o.version],[]);const g=M(t.filter(R=>R.client===s&&R.version!==null)),_=new Set(g.map(({version:R})=>(R??"").replace(/^v/,"")));if(_.
size>0){const R=c([..._],g);return{...R,version:(0,y.lF)(R.version??"")?R.version:null}}const O=n.map(({text:R,place:N})=>({client:s,level:"syntax",place:N,text:`\
requires ${(0,d.dh)(R)}`,version:R})),D=c([],[]),x=O.map(({version:R})=>R),S=c(x,O);return S.releases.length===D.releases.length?D:S}const m=({place:s,text:o})=>`${s.
file}:${s.line} ${o}`}),7960:((ue,G,e)=>{e.d(G,{e:()=>w});var d=e(7811),v=e(2170),u=e(8339),k=e(8032),A=e(9897),y=e(3846),b=e(1011);const P={underscores:({kind:$,
text:T})=>{if(!/^(required|lock|state_store)_provider$/.test($))return null;const M=(0,y.mi)(T??"","terraform");return M.kind==="invalid"||!M.namespace.includes(
"_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,d.ol)(T??"")}: ${y.pj}"`},oci:({kind:$,text:T,calls:M})=>{if(!/^(module|test_module)$/.
test($))return null;const C=M===void 0?[T]:M.opentofu?.map(({source:E})=>E);for(const E of C??[]){const h=(0,A.cx)(E??"","opentofu");if(h.ok&&h.value.getter==="\
oci")return(0,A.Ns)(E??"",h.value)}return null}};function w($,T){const M=Object.keys(P).filter(h=>!(0,k.$l)(h,T)),C=[];return{usages:$.flatMap(h=>{const a=M.reduce(
(l,f)=>{const{client:p,version:r}=k.Fe[f],i=l.includes(p)?P[f](h):null;if(i===null)return l;const m=`use ${k.bB[p]} ${r} or later, or another address`,s=(0,u.DA)(
{reason:"rejected",error:i,advice:m});return C.push((0,v.kH)(s,{places:[h.place],clients:[p]})),l.filter(o=>o!==p)},h.clients);return a===h.clients?h:(0,b.sw)([
h],a)}),notes:C}}}),1250:((ue,G,e)=>{e.d(G,{A:()=>A,j:()=>y});var d=e(2170),v=e(9119),u=e(8032),k=e(5243);const A=["lock-file","syntax","version-file","tool","h\
ook"];class y{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:$},scope:T,isContext:M}){if(M)return;const[C,...E]=$;if(C!==void 0&&E.length===0&&
!/(^|\/)[.#][^/]*$/.test(w)){const h=`is read by ${u.bB[C]} only`;this.addSign({client:C,level:"syntax",place:{file:w,...d.wv},text:h})}for(const h of T.declared){
const{kind:a,text:l,place:f}=h;if(a==="version")b(this.constraints,l,h);else if(a==="binary"){const p=l==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"\
version-file",place:f,text:"sets terraform_binary"})}else if((0,u.SO)(a)){const{client:p,what:r}=u.$I[a];this.addSign({client:p,level:"syntax",place:f,text:`has\
 ${r}`})}}}end(w){for(const{kind:$,host:T,place:M,clients:C,isOverridden:E,text:h}of w)if($==="lock_provider"){const a=u.Du.find(f=>(0,k.Vm)(f)===T),l=`locks pr\
oviders from ${T}`;a&&this.addSign({client:a,level:"lock-file",place:M,text:l})}else $==="cloud_default"&&!E&&C.includes("terraform")?this.addSign({client:"terr\
aform",level:"syntax",place:M,text:"has a cloud block without hostname",isCloud:!0}):$==="module"&&h?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"\
syntax",place:M,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addSign(w){b(this.signs,`${w.client}\
 ${w.text}`,{...w,version:null})}}function b(P,w,$){const T=(0,v.Zl)($.place.file)?`${w} aside`:w;P.has(T)||P.set(T,$)}}),1884:((ue,G,e)=>{e.d(G,{Vm:()=>ne,cw:()=>pe,
aC:()=>$e});var d=e(3096),v=e(3298),u=e(5324),k=e(4756),A=e(2170),y=e(5243),b=e(9897),P=e(1250),w=e(1011),$=e(3024),T=e(6760),M=e(9968),C=e(4202),E=e(3114);const h=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
a=/(^|\/)mixins(\/|$)/,l=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,f=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
p=/(?:^|\/)testdata(?:\/|$)/;function r(F,{exists:B,read:L}){const K=(0,v.O)(z=>(0,T.basename)((0,T.join)(F,z)).startsWith("terraform-provider-")||l.test(L((0,d.
Gz)(z,"go.mod"))??"")||B((0,d.Gz)(z,"terraform-registry-manifest.json"))),Z=(0,v.O)(z=>f.test(L((0,d.Gz)(z,"go.mod"))??""));return z=>a.test(z)||h.test(z)&&["",
...(0,d.eH)(z)].some(K)||p.test(z)&&["",...(0,d.eH)(z)].some(Z)}const i={files:1e6,directoryFiles:5e4};function*m(F,B=(0,u.f5)(),L=i){const K=new s(F,B,L);for(const z of F.
scan){const X=(0,u.kI)(K.root,z);"path"in X?yield*K.walkFrom(X):yield{name:z,files:[],notes:[X]}}const Z=z=>B.modules.has(z);do{for(const{source:z,file:X}of B.tests.
splice(0)){const ae=(0,d.Bo)((0,d.jt)(X),Z,[z]);B.called.add((0,d.un)(ae,z))}for(const z of B.called)yield*K.readCalled(z)}while(B.tests.length>0)}class s{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(B,L,K){
this.root=(0,$.realpathSync)(B.root),this.checkout=(0,u.ET)(B);for(const Z of B.exclude)L.unmatched.add(Z);this.isExcluded=(0,C.Ls)(B.exclude,L.unmatched),this.
isSnippet=r(this.root,this.checkout),this.facts=L,this.limits=K,this.selected=B.scan.length>1?new Set:null}*walkFrom(B){const{path:L,name:K,glob:Z,file:z}=B,ae=[
{path:L,name:K,depth:0,isSelected:Z===void 0&&z===void 0}];for(let I=ae.pop();I!==void 0;I=ae.pop()){const se=(0,u.KG)(I);if(yield this.read(B,I,se),B.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in se))for(const q of this.findDirectories(B,I,se))ae.push(q)}}*readCalled(B){const{directories:L,links:K,linked:Z}=this.
facts;for(const I of(0,d.eH)(B))Z.delete(I);const z=L.has(B)?null:this.checkout.locate(B);if(z===null||(0,M.$r)(z).kind!=="directory")return;const X=(0,u.sq)((0,T.
relative)(this.root,z));if(X!==B&&K.set(B,X),!L.has(X)&&this.files<=this.limits.files&&!(0,d.eH)(X).some(this.isExcluded)){const I={path:z,name:X,depth:0,isSelected:!0},
se=(0,M.UO)(z,this.root)?this.root:z;yield this.read({path:z,name:X,boundary:se},I,(0,u.KG)(I))}L.has(X)&&L.add(B)}read(B,L,K){const{name:Z}=L;if("problem"in K)
return this.facts.directories.add(Z),{name:Z,files:[],notes:[K]};const{files:z,notes:X}=this.findFiles(B,L,K);this.files+=z.length;const ae=this.limits.files;if(this.
files>ae){const q=(0,A.ht)(Z,(0,k.ub)({kind:"files",max:ae}));return{name:Z,files:[],notes:[...X,q]}}const I=z.filter(({isContext:q})=>q);if(z.length>0&&I.length===
z.length)return{name:Z,files:[],notes:X};this.facts.directories.add(Z),this.isSnippet(Z)&&this.facts.snippets.add(Z);for(const{file:q,kind:J}of I)(0,E.Ep)(J)&&this.
facts.unselected.push(q);return z.length>0&&K.some(q=>q.name===".terraform")&&X.push(...this.readLeft(Z)),{name:Z,files:z,notes:X}}findFiles(B,L,K){const Z=[],z=[],
X=this.limits.directoryFiles;for(const ae of this.filesAmong(B,L,K))if("problem"in ae)z.push(ae);else if(Z.length<X)Z.push(ae);else{z.push((0,A.ht)(L.name,(0,k.
ub)({kind:"directory",max:X})));break}return{files:Z,notes:z}}*filesAmong(B,L,K){const Z=new Set;for(const X of K)if((0,E.tr)(X.name)&&!X.isDirectory()&&Z.add(X.
name),X.name===".spacelift")for(const ae of E.dN)this.addTool((0,d.Gz)(L.name,ae));const z=T.posix.basename(L.name);for(const X of K){if(X.isDirectory())continue;
const ae=(0,d.Gz)(L.name,X.name),I=(0,E.L8)(X.name,Z,z);if(I===void 0){(0,E.Z8)(X.name)&&this.addTool(ae),X.name.endsWith(".tfstate")&&!this.isExcluded(ae)&&this.
facts.states.push(...(0,u.un)(ae,this.checkout));continue}const q={path:L.path+T.sep+X.name,file:ae,kind:I,isContext:!this.select(B,L,ae)};X.isFile()?yield q:X.
isSymbolicLink()?yield*this.follow(B,q):yield(0,A.ht)(ae,(0,k.WO)({what:"special-file",is:(0,M.I)(X)}))}}readLeft(B){this.isExcluded((0,d.Gz)(B,".terraform"))||
this.facts.states.push(...(0,u.rN)(B,this.checkout));const L=(0,u.Wj)(B,this.checkout);if("problem"in L)return[L];for(const K of L)this.facts.called.add(K.directory);
return this.facts.installed.push(...L),[]}addTool(B){this.isExcluded(B)||this.facts.toolFiles.push(B)}select(B,L,K){return!(L.isSelected||(0,C.$8)(B,K))||this.isExcluded(
K)||this.selected?.has(K)?!1:(this.selected?.add(K),!0)}*follow(B,L){const K=(0,u.sT)((0,M.$r)(L.path),B);if(K===null)return;if(typeof K=="object")return yield(0,A.
ht)(L.file,K);const Z=(0,u.sq)((0,T.relative)(this.root,K));L.isContext||this.facts.links.set(L.file,Z),yield{...L,path:K,target:Z}}findDirectories({glob:B},{path:L,
name:K,depth:Z,isSelected:z},X){return X.toReversed().flatMap(ae=>{if(ae.isSymbolicLink()&&ae.name==="tests"&&this.facts.called.add((0,d.Gz)(K,"tests")),(0,C.G$)(
ae.name))return[];const I=(0,d.Gz)(K,ae.name);if(this.isExcluded(I))return[];const se=L+T.sep+ae.name;if(ae.isSymbolicLink()&&(0,M.$r)(se).kind==="directory"&&this.
facts.linked.set(I,this.checkout.nameOf(I)),!ae.isDirectory())return[];const q=z||B!==void 0&&T.posix.matchesGlob(I,B);return{path:se,name:I,depth:Z+1,isSelected:q}})}}
let o=function(...F){return{dependsOnOthers:o}=e.late([3276,6851,5938],8095),new.target?new o(...F):o(...F)},t=function(...F){return{usagesOf:t}=e.late([3276,6851,
5938],8095),new.target?new t(...F):t(...F)},n=function(...F){return{declaredIn:n}=e.late([3276,6851,5938],8095),new.target?new n(...F):n(...F)},c=function(...F){
return{isForeign:c}=e.late([3276,6851,5938],8095),new.target?new c(...F):c(...F)},g=function(...F){return{readModule:g}=e.late([3276,6851,5938],8095),new.target?
new g(...F):g(...F)};const _=25e4;function*O(F,B,L,K=_){const Z=new D(B,L,K);yield*Z.collect(F);const z=yield*Z.decideOpen();return Z.result(z)}class D{items=[];notes=(0,w.
G4)();knownSources=new Map;declared=[];signs=new P.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(B,L,K){this.facts=B,this.values=L,this.maxUsages=
K}*collect(B){const{counts:L,facts:K}=this;for(const{name:Z,files:z,notes:X}of m(B,K)){if(K.endedAt=Z,yield K.files)return;for(const I of X)this.notes.add(I);if(z.
length===0)continue;if(this.isFull(L.decided+L.open,Z))break;const ae=yield*g(z,K.files);if(ae===null)return;K.bytes+=ae.bytes;for(const I of ae.notes)this.notes.
add(I);this.add({directory:Z,files:ae.files})}K.endedAt=null}*decideOpen(){const B=[];let L=!1;for(const K of this.items){if(!("files"in K)){B.push(K);continue}
if(L||=this.isFull(this.counts.decided,K.directory),!L)if(yield this.facts.files)this.facts.endedAt??=K.directory,L=!0;else for(const Z of this.decide(K.files))
B.push(Z)}return B}result(B){const{facts:L,signs:K,declared:Z}=this,z=[...B,...L.states.map(x)];return{...L,usages:z,declared:Z,notes:this.notes.all(),...K.end(
B)}}add(B){const{files:L,directory:K}=B,{facts:Z}=this;L.some(({kind:X})=>/^(config|lock)$/.test(X.class))&&Z.modules.add(K),Z.files+=L.length;for(const X of n(
L))this.declared.push(X);for(const X of L){const ae=!c(X),I=X.kind.class==="terragrunt";ae&&(Z.isEmpty=!1),I&&Z.terragrunt.push(X.file),Z.usesTerragrunt||=I&&ae,
this.signs.addFile(X)}const z=L.some(o);for(const X of L)(z||!X.isContext)&&this.addCalls(X);if(z){this.items.push(B);for(const{references:X}of L)this.counts.open+=
X.length}else for(const X of this.decide(L))this.items.push(X)}addCalls({file:B,references:L}){for(const{kind:K,row:Z,value:z}of L){if(z===void 0)continue;const X=(0,y.
Nj)(z.text)||Z.grammar==="terragrunt"&&(0,b.GL)(z.text),ae=X||(0,b.qC)(z.text).length>0;K==="module"&&(ae||z.kind==="pieces")&&this.facts.calls.push({source:z.text,
file:B}),X&&Z.position.includes("source")&&(K==="test_module"?this.facts.tests.push({source:z.text,file:B}):this.facts.called.add((0,d.un)((0,d.jt)(B),z.text)))}}decide(B){
const{usages:L,notes:K}=t(B,this.values,this.knownSources);for(const Z of K)this.notes.add(Z);return this.counts.decided+=L.length,L}isFull(B,L){const K=this.maxUsages;
return B<K?!1:(this.notes.add((0,A.ht)(L,(0,k.ub)({kind:"usages",max:K}))),!0)}}const x=({file:F,host:B,client:L})=>({kind:"saved_state",host:null,isHostImplied:!1,
directHost:B,text:B,address:"state",place:{file:F,...A.wv},clients:[L],isOverridden:!1,needs:[]});var S=e(3916),R=e(9119),N=e(1440);function H(F,B,L,{nameOf:K}){
if(!(0,y.Nj)(B)){const[z=null]=(0,b.qC)(B).flatMap(X=>K(X)??[]);return z}const Z=(0,d.un)(F,B);return L.get(Z)??Z}const U=100;function W({usages:F,units:B},L){const K=(0,R.
hy)(B,w.CI);return[...F.flatMap(({calls:z,directories:X,text:ae,place:I})=>{const se=(0,d.jt)(I.file),q=(K.get(se)??[]).flatMap(({item:me})=>(0,w.CI)(me));if(z===
void 0&&X===void 0&&q.length===0&&(0,b.qC)(ae??"").length===0)return[];const oe=Object.values(z??{}).flat(),te=[ae,...oe.map(({source:me})=>me)].flatMap(me=>me??
[]),ce=[se,...(X??q).slice(0,U)];return te.flatMap(me=>(0,y.Nj)(me)?ce.map(_e=>(0,d.un)(_e,me)):(0,b.qC)(me).flatMap(_e=>L.nameOf(_e)??[]))}),...B.flatMap(w.CI)]}
function j(F,B){const{usages:L,links:K,directories:Z}=F,z=(J,oe)=>{const te=H(J,oe,K,B);return te===null||(0,y.Nj)(oe)&&te===(0,d.un)(J,oe)?oe:`./${(0,S.relative)(
J,te)}`},X=L.map(J=>{const{kind:oe,text:te,calls:ce,place:me}=J,_e=K.size>0||ce!==void 0||(0,b.qC)(te??"").length>0;if(oe!=="module"||te===null||!_e)return J;const de=[
{root:null,source:te,version:null,isOpen:!1}],Oe=Object.entries(ce??{terraform:de,opentofu:de}).map(([Ie,Me])=>{const Pe=(0,d.jt)(me.file),De=ke=>ke.source&&z(Pe,
ke.source);return[Ie,Me.map(ke=>({...ke,source:De(ke)}))]});return Oe.every(([,[Ie]])=>Ie?.source===te)&&ce===void 0?J:{...J,calls:Object.fromEntries(Oe)}}),ae=({
directory:J})=>Z.has(J)&&B.nameOf(J)===J,I=F.installed.filter(J=>!ae(J)&&B.exists(J.directory)),se=new Map(I.map(({root:J,directory:oe})=>{const te=(0,k.a3)({what:"\
outside",path:oe});return[oe,(0,A.ht)((0,d.Gz)(J,N.U4),te)]})),q=[...F.notes,...se.values()];return{...F,usages:X,installed:F.installed.filter(ae),notes:q}}let V=function(...F){
return{resolveValue:V}=e.late([3276,6851,5938],8095),new.target?new V(...F):V(...F)},Q=function(...F){return{asWritten:Q}=e.late([3276,6851,5938],8095),new.target?
new Q(...F):Q(...F)},ee=function(...F){return{Instances:ee}=e.late([3276,6851,874],1340),new.target?new ee(...F):ee(...F)},Y=function(...F){return{Terragrunt:Y}=
e.late([3276,6851,874],1340),new.target?new Y(...F):Y(...F)},re=function(...F){return{withUnits:re}=e.late([3276,6851,874],1340),new.target?new re(...F):re(...F)};
const ge=10;function*pe(F,B={}){const L=(0,u.ET)(F),K=new Set;for(let Z=1;;Z+=1){const z=(0,u.f5)(K),X=ne(L,z,B),ae=(0,v.O)(()=>new Y(X)),I=yield*O(F,z,$e(X,ae)),
q=z.terragrunt.length>0?yield*re(I,ae()):I,J=K.size;for(const te of W(q,L))!q.directories.has(te)&&L.locate(te)!==null&&K.add(te);if(K.size===J||q.endedAt!==null||
Z===ge)return j(q,L)}}function $e(F,B){const L=(0,v.O)(K=>(0,v.O)(Z=>new ee(F,K,Z)));return({row:K,place:Z},z,X)=>{if(K.grammar==="terragrunt")return he(B(),Z.file,
z);const ae=K.evaluation?.[X];if(ae===void 0)return Q(z);const I=L(X)(ae);if(I.effort.isSpent)return Q(z);const se=({scope:te,from:ce,root:me})=>(te.effort.renew(),
{...V(z,te),from:ce,root:me}),q=(0,d.jt)(Z.file),J=se(I.unknown(q));if(J.isWhole)return[[J]];const oe=Map.groupBy(I.of(q),({use:te})=>te);return Array.from(oe.values(),
te=>te.map(se))}}function he(F,B,L){if(F.effort.isSpent)return Q(L);const K=z=>({...V(L,z),from:null}),Z=F.includedScopes(B).map(z=>[K(z)]);return Z.length===0?
[[K(F.scopeOf(B))]]:Z}function ne(F,{calls:B,links:L,terragrunt:K},Z){const z=(0,v.O)(ve),X=(ae,I)=>H(ae,I,L,F);return{files:F,calls:(0,v.O)(()=>le(B,X)),leadsTo:X,
terragrunt:K,environment:Z,isSet:ae=>Z[ae]!==void 0,setBy:ae=>{const I=z(F).get(ae);return I===void 0?null:`TF_VAR_${ae} in ${I}`}}}const ie=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function le(F,B){const L=new Map,K=new Set;for(const{source:Z,file:z}of F){const X=(0,d.jt)(z),ae=B(X,Z);ae!==null?L.set(ae,(L.get(ae)??new Set).add(X)):ie.test(
Z)&&K.add(X)}return{callers:L,dynamic:K}}const Ee=".github/workflows",fe=200;function ve(F){const B=new Map,L=F.list(Ee).filter(K=>/\.ya?ml$/.test(K));for(const K of L.
slice(0,fe)){const Z=`${Ee}/${K}`,z=F.read(Z)??"";for(const[,X,ae]of z.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const I=X??ae??"";B.has(I)||B.set(
I,Z)}}return B}}),5102:((ue,G,e)=>{e.d(G,{DI:()=>b,Fl:()=>M,JR:()=>P,QK:()=>a,Rm:()=>E,Yn:()=>C,Zh:()=>l,b:()=>$,fi:()=>p,hm:()=>h,md:()=>T,nM:()=>f,nx:()=>k,sG:()=>y,
vh:()=>A});var d=e(2886),v=e(493),u=e(9615);const k={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=Object.keys(
k);function y(r){if($(r))return"unchecked";const i=h(r.findings);return i==="error"?"fails":i==="warning"?"warns":P(r)?"skipped":"works"}const b=r=>y(r)==="fail\
s",P=({visit:r})=>r.attempt.discovery.kind==="skipped",w=["host-not-checked",...d.H4],$=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&w.includes(r.discovery.
problem.code),T=r=>A.flatMap(i=>r.filter(m=>y(m)===i));function M(r){const i=new Set(r.map(({worst:m})=>m));return i.has("error")?"fails":i.has("warning")?"warn\
s":r.some(E)?"skipped":"works"}function C(r,i){const m=Object.groupBy(r,c=>M(i(c))),{fails:s=[],warns:o=[],skipped:t=[],works:n=[]}=m;return[s,o,t,n]}const E=({
chosen:r,isDirect:i,isUnchecked:m})=>m===!0||!i&&Object.keys(r).length===0,h=r=>u.oC.find(i=>r.some(m=>m.severity===i))??null;function a({findings:r}){const i=h(
r);return i==="notice"?[]:r.filter(({severity:m})=>m===i)}const l=({severity:r},{failOn:i})=>r==="error"||(0,v.k2)(r,i),f=({severity:r})=>r!=="notice";function p({
passed:r,hosts:i,findings:m}){return r?m.some(f)?"warns":i.length===0?"skipped":"works":"fails"}}),4120:((ue,G,e)=>{e.d(G,{$V:()=>p,H8:()=>y,Iu:()=>A,QI:()=>$,QN:()=>a,
SY:()=>b,dy:()=>k,kD:()=>f,kJ:()=>T,nO:()=>l,od:()=>w,tY:()=>M,u8:()=>E});var d=e(9432),v=e(9615),u=e(8032);const k="new in this pull request",A=r=>r.replace(/^./u,
i=>i.toUpperCase()),y=r=>v.oC.flatMap(i=>{const{length:m}=r.filter(s=>s.severity===i);return m===0?[]:[(0,d.px)(m,i)]}).join(", "),b=r=>u.zK.every(i=>r.includes(
i))?"all clients":P(r).join(", "),P=r=>r.map(i=>u.bB[i]);function w(r,i){const m=i.filter(o=>r.includes(o)),s=u.Du.filter(o=>i.includes(o)&&!r.includes(o));return r.
length===0||s.length===0?"":P(m).join(", ")||"no client in use"}const $=({clients:r,versions:i,why:m})=>r.map(s=>[u.bB[s],i[s]].join(" ").trim()).join(" and ")+
(m===""?"":` (${m})`);function T(r){return r<999.5?`${Math.round(r)} ms`:r<59950?`${(r/1e3).toFixed(1)} s`:`${(r/6e4).toFixed(1)} min`}function M(r){return r<1e3?
`${r} B`:r<999950?`${(r/1e3).toFixed(1)} kB`:`${(r/1e6).toFixed(1)} MB`}const C=36e5;function E(r,i){const m=(Date.parse(i)-Date.parse(r))/C;if(m>=48)return`${h(
m/24)} days`;if(m>=1)return`${h(m)} h`;const s=Math.floor(m*60);return s>=1?`${s} min`:"less than a minute"}const h=r=>Math.floor(r*10)/10,a=r=>`${r.slice(0,16).
replace("T"," ")} UTC`;function l(r,i){const m=(Date.parse(r)-Date.parse(i))/(24*C);if(Number.isNaN(m))return r;const s=Math.floor(Math.abs(m)),o=s===0?"less th\
an a day":(0,d.px)(s,"day");return`${r.slice(0,10)} (${m<0?`${o} ago`:`in ${o}`})`}function f(r,i){const m=new Set(r.split(/[\s/.]/).filter(Boolean)),s=o=>o.split(
/[/.]/).filter(t=>m.has(t)).length;return[...new Set(i.filter(s))].sort((o,t)=>s(t)-s(o))}function p(r,i,m){const s=(0,d.K4)(i,3,t=>{const n=m.filter(g=>!t.split(
" ").includes(g)),c=(0,d.K4)(f(t,n),3,d.dh);return`${(0,d.dh)(t)}${c&&` (nearest: ${c})`}`}),o=i.length===1?"matches":"match";return i.length===0?[]:[`\`${r}\`: ${s}\
 ${o} nothing`]}}),8884:((ue,G,e)=>{e.d(G,{CN:()=>f,Dx:()=>C,GH:()=>w,Ky:()=>k,TD:()=>A,YC:()=>h,eb:()=>b,f5:()=>E,ju:()=>l,lp:()=>M,mj:()=>$,oN:()=>T,tN:()=>a});
var d=e(9432),v=e(2170),u=e(9119);function k(m,s){const{places:o,noun:t}=A(m);return(0,d.K4)(o,s,u.eo,n=>(0,d.px)(n,`more ${t}`))}function A(m){const s=r(m),o=(0,u.
t6)(s,n=>p(n)?(0,u._M)(n.file)??n:n),t=y(o).length>1;return{places:t?o:s,noun:t?"repository":"place"}}const y=m=>m.filter(p).filter(({file:s})=>(0,u._M)(s)!==null),
b=m=>(0,u.t6)(y(P(m)),({file:s})=>(0,u._M)(s)),P=m=>[...new Set(m.map(({places:s})=>s))].flat(),w=(m,s,o)=>`${m<s?`${m} of ${s}`:s===2?"both":`all ${s}`} ${o}`;
function $(m,s){const{length:o}=s>1?b(m):[];return o>1?w(o,s,"repositories"):""}function T(m,s){const o=new Set(m.flatMap(({file:c})=>(0,u._M)(c)??[])).size>1,t=c=>(o?
(0,u._M)(c.file):null)??i(c),n=new Set(s.map(t));return m.filter(c=>!n.has(t(c)))}function M(m,s){const o=C([m]);return k(T(o,o.slice(0,1)),s)}const C=m=>r(P(m).
filter(p)),E=m=>[...new Set(P(m).filter(s=>typeof s=="string"))];function h(m){const s=m.hosts.flatMap(({requirements:t})=>t),o=[...m.findings,...m.roots.flatMap(
({rows:t})=>t)];return[...new Set([...s.map(({because:t})=>t),...o.map(t=>t.places)])]}const a=m=>m.values().map(v.Xd).find(s=>s!==null)??null,l=({services:[m,...s]})=>s.
length===0?m??null:null,f=m=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(m)&&(0,u._M)(m)===null,p=m=>typeof m!="string",r=m=>(0,u.t6)(m,s=>p(s)?i(s):s),i=({file:m,
line:s,inside:o})=>`${s}:${m}${o===void 0?"":`
${(0,u.kn)(o)}`}`}),6097:((ue,G,e)=>{e.d(G,{$N:()=>C,LG:()=>p,QA:()=>_,f2:()=>c,fX:()=>h,h$:()=>S,j6:()=>D,q9:()=>s,rc:()=>o});var d=e(3217),v=e(2886),u=e(2172),
k=e(9432),A=e(2170),y=e(9119),b=e(3841),P=e(255),w=e(5106),$=e(5102),T=e(4120),M=e(8884);function C(R,N){const{hosts:H,files:U,findings:W,passed:j,stopped:V}=R,
Q=N.repositories.length,ee=f(R,N),Y=U.filter(Ee=>!E(Ee)),re=(0,$.hm)(Y)==="error"&&!H.some($.DI),ge=ee===null&&Q>0?` in ${(0,k.px)(Q,"repository")}`:"",he=[Y.length<
U.length?[`nothing to check${ge}`]:a(R,ge),l(Y)],ne=(re?he.toReversed():he).flat().join(", "),ie=ee===null?ne:`${ee}: ${ne}`,le=(0,$.hm)(W)==="error";if(V.length>
0){const Ee=(0,b.p)(V);return le||H.some($.b)?`${ie} (${Ee})`:`${Ee}; ${ie}`}return j&&le?`${ie} (the check passes: fail-on is never)`:j||le?ie:`${ie} (the chec\
k fails: fail-on is warning)`}const E=({problem:R,severity:N})=>R.code==="nothing-to-check"&&N==="error",h="not allowed";function a({hosts:R,roots:N},H){const U=R.
length;if(U===0){const fe=N.flatMap(({rows:B})=>B.filter(({isDirect:L})=>L)),ve=new Set(fe.flatMap(B=>(0,$.Rm)(B)?[]:B.source)).size;return[...ve===0?[]:[`${(0,k.
px)(ve,"module")} read`],`no registry hosts to check${H}`]}const{skipped:W=[],checked:j=[]}=Object.groupBy(R,fe=>(0,$.JR)(fe)?"skipped":"checked"),{fails:V,unchecked:Q,
works:ee}=$.nx,Y=(fe,ve)=>ve.length===0?[]:[{words:fe,count:ve.length}],re=[...Y(V,j.filter($.DI)),...Y(h,W.filter($.DI)),...Y(Q,W.filter($.b))],ge=[...Y(ee,j),
...Y($.nx.skipped,W)],[pe,...$e]=re.length>0?re:ge,he=j.filter(fe=>(0,$.sG)(fe)==="warns").length,ne=U===1?"":`${he} ${re.length>0?"more ":""}`,le=pe?.words===h||
pe?.words===Q?pe.count===1?"is ":"are ":"";return[`${U===1?"1 registry host":(0,M.GH)(pe?.count??0,U,"registry hosts")}${H} ${le}${pe?.words}`,...$e.map(({count:fe,
words:ve})=>`${fe} ${ve}`),...he===0?[]:[`${ne}with warnings`]]}function l(R){const N=(0,$.hm)(R);if(N===null||N==="notice")return[];const H=R.filter(({severity:Y})=>Y===
N),{placed:U=[],elsewhere:W=[]}=Object.groupBy(H,Y=>(0,A.Xd)(Y)===null?"elsewhere":"placed"),j=(0,M.eb)(U).length,V=new Set((0,M.Dx)(U).map(({file:Y})=>Y)).size,
Q=j>0?`files of ${(0,k.px)(j,"repository")}`:(0,k.px)(V,"file"),ee=({length:Y},re)=>Y===0?[]:[`${(0,k.px)(Y,N)} in ${re}`];return[...ee(U,Q),...ee(W,"settings o\
r credentials")]}function f({init:R},{repositories:N,dialect:H}){const{failing:U,of:W,clients:j}=R;if(U.length===0)return null;const[V,...Q]=j,Y=V!==void 0&&Q.length===
0&&!H.isGuess?{terraform:"terraform ",opentofu:"tofu "}[V]:"",re=N.length,ge=new Set(U.map(y._M)).size,pe=W<2?"":` in ${(0,M.GH)(U.length,W,"root modules")}`,$e=re<
2?"":` (${(0,M.GH)(ge,re,"repositories")})`;return`${Y}init fails${pe}${$e}`}function p(R,N){const H=R.files.filter(({severity:U})=>U==="error");return f(R,N)??
l(H)[0]??null}const r=50,i=3,m=2;function s(R){const{shown:N,more:H}=(0,k.zN)(R,r);return H===0?N:[...N,`and ${(0,k.px)(H,"more remark")}`]}function o(R){const N=(0,M.
YC)(R).some(({length:Q})=>Q===y.WD),H=R.files.filter(({exclude:Q,severity:ee})=>Q&&ee!=="notice"),U=[...new Set(H.flatMap(({exclude:Q})=>Q??[]))],W=(0,M.eb)(H).
length>0?" where their files are read":"",j=`${(0,k.px)(H.length,"finding")} in tests, examples or templates, where errors are warnings`,V=`to skip such files, \
set \`exclude\`${W}: ${(0,k.K4)(U,i,k.dh)}`;return[...N?[`lists of places end after ${y.WD} places`]:[],...H.length>0?[`${j}; ${V}`]:[]]}const t=/^(?:machine|host|proxy|document|nothing)-|expir/,
n=/^(?:block|cloud|constraint|lock|mirror|module|not|package|provider|versions?)-/;function c({hosts:R,unmatched:N,stopped:H},U){if(H.length>0||U.changedOnly)return[];
const j=R.flatMap(({visit:re,services:ge})=>[re,...(0,d.fc)(re,ge)]).map(({host:re})=>re),V=N.filter(({code:re,host:ge})=>!(t.test(re)||U.depth!=="init"&&n.test(
re))||ge&&!j.includes(ge)).map(({code:re,host:ge})=>`${re} ${ge??""}`.trim()),Q=U.depth==="discovery"?U.resolve:[],ee=new Set(j.map(re=>re.replace(/:.*/,""))),Y=Q.
flatMap(({name:re})=>ee.has(re)?[]:re);return[...(0,T.$V)("ignore",V,j),...(0,T.$V)("resolve",Y,j)]}const g="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_F\
ILE SSL_CERT_DIR".split(" ");function _({findings:R},N){const H=g.flatMap(W=>{const j=N[W]||W.endsWith("Y")&&N[W.toLowerCase()];return j?`${W} (${(0,k.dh)(j.slice(
j.lastIndexOf("@")+1))})`:[]});return R.some(W=>W.problem.obstacle||(0,v.zv)(W))&&H.length>0?[`connections used ${H.join(", ")}`]:[]}function O({hosts:R},N){const{
scan:H,repositories:U}=N,{length:W}=R.filter(({requirements:ee})=>ee.some(({because:Y})=>Y.some(re=>typeof re!="string"))),j=`${(0,k.px)(H.usages,"usage")} of ${(0,k.
px)(W,"registry host")}`,V=W===0?"no registry host is used":j;return U.length>0?`${V} in ${(0,k.px)(U.length,"repository")}`:H.files===0?H.durationMs===0?null:"\
found no Terraform or OpenTofu files":`scanned ${`${(0,k.px)(H.files,"file")} (${(0,T.tY)(H.bytes)})`} in ${(0,T.kJ)(H.durationMs)}: ${V}`}function D(R,N){const{
hosts:H}=R,{depth:U,repositories:W}=N,j=W.length===0;if(U==="versions"||U==="packages")return j?x(R):[];const V=H.filter(Y=>["works","warns"].includes((0,$.sG)(
Y))&&!(0,$.JR)(Y)&&Y.requirements.some(({service:re,because:ge})=>(re===w.e$||re===w.xq)&&ge.some($e=>typeof $e!="string")));return U!=="discovery"||V.length===
0?[]:[`not checked at ${(0,k.K4)(V,m,({visit:Y})=>(0,P.nx)(Y.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`de\
pth: versions\``]}function x({roots:R}){return R.filter(({directory:H})=>H!==u.cd.file).some(({rows:H})=>H.some(({kind:U})=>U==="module"))?["not checked: what i\
s inside modules; to read them as `init` does, set `depth: init`"]:[]}function S(R,N){const{dialect:H,durationMs:U,scan:W,remarks:j}=N,{findings:V,ignored:Q}=R,
ee=(0,T.H8)(V)||"no findings",Y=Q>0?`${ee}, ${Q} ignored`:ee,ge=R.hosts.length===0&&W.files===0?"":` for ${(0,T.QI)(H)}`,pe=O(R,N);return[`${Y}; checked in ${(0,T.
kJ)(U)}${ge}`,...pe===null?[]:[pe],...j]}}),9961:((ue,G,e)=>{e.d(G,{Dz:()=>b,P4:()=>y,Yv:()=>P});var d=e(7811),v=e(1780),u=e(9432),k=e(9615);const A={missing:({
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
ient finds no other name"})},y=(w,$)=>(0,k.CC)("credentials-config",{...(0,k.Z9)(A,w),affects:$}),b=({name:w,why:$})=>(0,k.CC)("credentials-helper",{message:`cr\
edentials helper ${w}: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
P=({host:w,at:$})=>(0,k.CC)("services-forced",{message:(0,v.xI)`the host block at ${$} defines the services of ${(0,v.KT)(w)}; the host's own discovery document is not used`,
help:(0,v.xI)`remove the host block at ${$} to use the discovery document of ${(0,v.KT)(w)}`})}),8294:((ue,G,e)=>{e.d(G,{$U:()=>i,C3:()=>h,Eu:()=>E,QU:()=>M,To:()=>s,
bI:()=>o,fj:()=>l,iX:()=>t,qX:()=>f,tK:()=>p,z2:()=>m});var d=e(8032),v=e(255),u=e(1780),k=e(7057),A=e(9432),y=e(9615),b=e(4481);const P=({source:_,isInFile:O},D)=>(0,y.
Lw)(D[O?"file":(0,b.zT)(_)?"helper":"elsewhere"]),w={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
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
$]};function E({slip:_,...O}){const[D,x]=C[_],S=typeof x=="string"?x:P(O,x);return T("credentials-malformed",O,D,{help:S,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function h({host:_,source:O,on:D,days:x}){const S=x<0?`expired on ${D}`:void 0;return(0,y.CC)("credentials-expiry",{message:(0,u.xI)`the token from ${(0,u.
LA)(O)} ${S??`expires on ${D}`}`,help:(0,b.qV)(O,_),expires:D,...S&&{flaw:S}})}const a=`has fewer than ${k.Il} characters and is not redacted where a server rep\
eats it`,l=_=>T("credentials-short",_,a,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),f=_=>(0,y.CC)("creden\
tials-bot",{message:(0,u.xI)`${d.bB[_.client]} has no token for ${(0,u.SP)(_.host)}, and this check uses one`,help:(0,u.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,u.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),p=_=>(0,y.CC)("credentials-differ",{message:(0,u.xI)`for host ${(0,u.SP)(_.host)}, ${r(_.first)} and ${r(_.other)}`,
help:(0,u.xI)`set the token for both clients in ${(0,u.LA)((0,v.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),r=({client:_,source:O})=>O===null?
`${d.bB[_]} finds no token`:(0,u.xI)`${d.bB[_]} uses the token from ${(0,u.LA)(O)}`,i=({host:_,service:O,...D})=>(0,b.ti)("credentials-missing",(0,u.xI)`host ${(0,u.
SP)(_)} requires a token${O===null?"":` for ${O}`}`,(0,b.nP)(_),D),m=_=>(0,y.CC)("credentials-near-miss",{message:(0,u.xI)`${(0,u.LA)(_.variable)} seems to be meant for host ${(0,u.
SP)(_.host)}, but ${_.why}`,help:(0,u.xI)`rename it: ${(0,b.yN)(_.write)}`}),s=({host:_,other:O,source:D,service:x,isSent:S,isNotice:R})=>(0,y.CC)("credentials-\
other-host",{message:(0,u.xI)`the clients do not send the token for ${(0,u.KT)(O)} from ${(0,u.LA)(D)} ${x===null?"after the redirect of":`to ${x} of host`} ${(0,u.
KT)(_)}: they send ${S?(0,u.xI)`the token of ${(0,u.KT)(_)}`:"none"}`,help:x===null?(0,u.xI)`make the discovery document of ${(0,u.KT)(_)} public, or serve it at ${(0,u.
KT)(_)} itself`:(0,u.xI)`set the token for ${(0,u.KT)(_)}, and the clients send it to ${(0,u.KT)(O)}`,...R&&{severity:"notice",affects:[]}}),o=({host:_})=>(0,y.
CC)("credentials-unused",{message:(0,u.xI)`the tokens input has a token for host ${(0,u.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function t(_){const{host:O,token:D,source:x,challenge:S,contentType:R,...N}=_,H=D==="none"&&S===null&&!R?.includes("json"),
U=N.page?.kind==="bot-protection",j=!U&&(H||N.isVague===!0)&&N.status===403&&(0,A.VW)(O)===null,V=(0,u.xI)`rejected the token from ${(0,u.LA)(x??"")}`,ee=U?"ref\
uses the clients":D==="sent"?V:"requires authentication credentials",Y=(0,b.c3)(_),re=!j&&N.url===`https://${O}/.well-known/terraform.json`,ge=(0,u.xI)`${j?"may\
 not be a registry":ee}: ${(0,A._r)(N,re)}`;return(0,y.CC)("document-unauthorized",{message:(0,u.xI)`host ${(0,u.KT)(O)} ${ge}${"refusal"in Y?"":(0,u.xI)`; ${(0,b.
pt)(_,null)}`}`,help:(0,A.NM)({...N,asked:O},j?c:g(_)),...Y})}const n="make the discovery document public",c={operator:`${n}, or return 404 if the host has no s\
ervices`,user:(0,A.Wt)([])};function g(_){const{host:O,token:D,status:x}=_,S=x===403||D!=="sent"?(0,A.qZ)(O):void 0,R={...(0,b.$w)(_,"the discovery document",null),
guest:S};return D==="none"&&"refusal"in(0,b.c3)(_)?{...R,operator:(0,b.nP)(O,`, or ${n}`)}:R}}),8936:((ue,G,e)=>{e.d(G,{Er:()=>l,P0:()=>E,P6:()=>P,Qs:()=>C,T0:()=>y,
U2:()=>a,e4:()=>f});var d=e(1780),v=e(9432),u=e(9176),k=e(9615);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},y=({host:p,asks:r,why:i})=>(0,k.CC)("host-unknown",{message:(0,d.
xI)`${(0,d.KT)(p)} ${A[i]}`,help:i!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":r==="document"?(0,v.Dl)(p,"check the spel\
ling, and that this machine can resolve the name"):(0,d.xI)`check that this machine can resolve ${(0,d.KT)(p)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:A[i].replace(/.*: /,"")}}),b={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function P({host:p,error:r}){if(typeof r=="object"&&"proxy"in r){
const s=u.Yq.PROXY_NOT_REACHED;return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(p)} is unreachable: ${r.proxy}`,help:s,obstacle:{verb:"does not re\
ach",what:(0,v.dh)(r.proxy),help:s}})}const i=typeof r=="string"?b[r]:`is unreachable (${r.code})`,m="that a firewall or proxy lets this machine connect to it";
return(0,k.CC)("host-unreachable",{message:(0,d.xI)`${(0,d.KT)(p)} ${i}`,help:{...(0,k.Lw)(`check that the host is up, and ${m}`),guest:`check ${m}, or ${(0,v.B9)(
p)}`},obstacle:{verb:"cannot connect to",what:i.replace("is unreachable: ","")}})}const w={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},$="serve the document as a static file",T=({asks:p})=>p==="document"?$:"find out what the server waits for, such as its storage",M=p=>p.
map(({name:r,attemptMs:i,retries:m})=>{const s=Number.isFinite(i)?(0,v.YA)(i):"without a limit",o=m===0?"":` in each of ${m+1} attempts`,t=r.includes(" and ")?"\
wait":"waits";return`${r} ${t} ${s}${o}`}).join(", ");function C(p){if(p.phase==="complete")return(0,k.CC)("host-timeout",{message:(0,d.xI)`${(0,d.KT)(p.host)} took ${(0,v.
YA)(p.tookMs)} to return its discovery document; ${M(p.releases)}`,operator:$,affects:[...new Set(p.releases.map(({client:n})=>n))]});const{verb:r,failed:i,help:m}=w[p.
phase],s=p.limitMs===null?null:(0,v.YA)(p.limitMs),o=s===null?"in time":`within ${s}`,t=p.attempts===1?o:`in ${p.attempts} attempts of ${s} each`;return(0,k.CC)(
"host-timeout",{message:(0,d.xI)`${(0,d.KT)(p.host)} ${i} ${t}`,help:m||{operator:`check that the registry is up, or ${T(p)}`,user:(0,d.xI)`ask the operator of ${(0,d.
KT)(p.host)} whether the registry is up`,guest:(0,v.B9)(p.host)},...r&&{obstacle:{verb:r,what:i.replace(/.*: /,"")}}})}const E=({host:p,error:r})=>(0,k.CC)("hos\
t-protocol",{message:(0,d.xI)`the response of ${(0,d.KT)(p)} is not valid HTTP (${r})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function a({host:p,phase:r,tookMs:i,limitMs:m,...s}){const o=`(limit ${(0,v.YA)(m)}); ${h[r.name]} t\
ook ${(0,v.YA)(r.ms)}`;return"url"in s?(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(s.url)} took ${(0,v.YA)(i)} to answer ${o}`,operator:T({asks:"answer"})}):
(0,k.CC)("host-slow",{message:(0,d.xI)`${(0,d.KT)(p)} took ${(0,v.YA)(i)} to return its discovery document ${o}`,operator:$,note:M(s.releases)})}const l=({host:p,
attempts:r,failure:i,releases:m})=>(0,k.CC)("host-recovered",{message:(0,d.xI)`discovery of ${(0,d.KT)(p)} succeeded at attempt ${r}; the first attempt failed: ${i}`,
operator:"find out why the host fails intermittently",note:m.length===0?"init succeeded, because the CLI retries discovery":`init with ${m.map(({name:s})=>s).join(
" and ")} would have failed`});function f(p,r){const[{verb:i,help:m=u._$[i]}]=r,[s="",...o]=p,t=o.length===0?(0,d.KT)(s):`any of ${p.length} hosts`,n=o.length===
0&&i==="cannot connect to";return(0,k.CC)("machine-network",{message:(0,d.xI)`this machine ${i} ${t}: ${(0,v.K4)([...new Set(r.map(({what:c})=>c))],3)}`,help:n?
`check the network of this machine, or ${(0,v.B9)(s)}`:m})}}),9176:((ue,G,e)=>{e.d(G,{M8:()=>k,Yq:()=>d,_$:()=>u});const d={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},v=", or set HTTPS_PROXY if the network has a proxy",u={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${v}`,"cannot connect to":`check the network of this machine and its firewall${v}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function k(A,{page:y,url:b,asked:P}){const w=URL.parse(b)?.host,$=w===P,T=$&&A.code==="document-stat\
us";if(y?.kind!=="sign-in"&&y?.kind!=="captive-portal"||T)return A;const M=`a ${y.kind} page${$?"":` at ${w}`} ("${y.title}") answers`;return{...A,obstacle:{verb:"\
does not reach",what:M,isCommon:$}}}}),1098:((ue,G,e)=>{e.d(G,{Dr:()=>C,EK:()=>$,Fu:()=>h,dF:()=>E,vs:()=>b,y7:()=>w});var d=e(255),v=e(1780),u=e(5106),k=e(9432),
A=e(9615),y=e(4481);function b({host:a,service:l,...f}){const p=l===u.OZ?"the cloud block":"the remote backend",r=(0,y.nP)(a),i=(0,d.pk)(a)===a?(0,v.xI)`run \`terraform login ${(0,v.
KT)(a)}\`, or `:"",m={...r,terminal:(0,v.xI)`${i}${r.terminal}`},s=(0,v.xI)`${p} requires a token for ${(0,v.SP)(a)}`;return(0,y.ti)("cloud-token",s,m,f)}const P={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:a,lacks:l,isOpen:f}){const p=a==="cloud block"?`set ${l.map(r=>u.uW[r]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:f?"notice":"error",message:`the ${a} has no ${l.
map(r=>P[r]).join(" and no ")}`,help:f?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const $=({url:a,version:l})=>(0,A.CC)("cloud-version",{message:(0,v.xI)`${(0,v.KT)(a)} returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,k.
dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),T=a=>"why"in a?(0,v.xI)`the response of ${(0,v.KT)(a.url)} ${(0,k.dh)(a.why)}`:(0,k._r)({...a,page:null}),
M=(a,l,f)=>"status"in a&&[401,403,404].includes(a.status)?f:{operator:(0,v.xI)`check the logs of ${(0,v.KT)(l)}, and that the URL of the service is that of its API`},
C=({host:a,organization:l,source:f,...p})=>(0,A.CC)("cloud-organization",{message:(0,v.xI)`the organization ${l} at ${(0,v.KT)(a)} cannot be read: ${T(p)}`,refusal:"\
rejects",help:M(p,a,(0,v.xI)`check the name of the organization, and that the token from ${(0,v.LA)(f)} is valid and belongs to a member`)}),E=a=>(0,A.CC)("clou\
d-workspace",{message:(0,v.xI)`the workspace ${a.workspace} of ${a.organization} at ${(0,v.KT)(a.host)} cannot be read: ${T(a)}`,help:M(a,a.host,"check that the\
 token may read the workspace")}),h=({host:a,organization:l,workspace:f})=>(0,A.CC)("cloud-workspace-missing",{message:(0,v.xI)`${l} at ${(0,v.KT)(a)} has no workspace ${f} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((ue,G,e)=>{e.d(G,{o:()=>P,q:()=>b});var d=e(1780),v=e(9432),u=e(9615);const k=w=>w===1?"1 module \
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
b=w=>(0,u.CC)("not-followed",{message:A(w),help:w.what==="package"?w.cure:y[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});function P({
by:w,address:$,constraint:T,newest:M,others:C}){const E=(0,d.xI)`${(0,v.dh)(w)} requires ${(0,d.KT)((0,v.dh)($))}${T===null?"":` "${(0,v.dh)(T)}"`}`,h=C.length>
0?`which conflicts with ${(0,v.K4)(C,3,v.dh)}`:`which no listed version fits; the newest is ${(0,v.dh)(M??"")}`,a=M===null?"which the registry does not have":h;
return(0,u.CC)("module-described",{message:(0,d.xI)`according to the registry, ${E}, ${a}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((ue,G,e)=>{e.d(G,{AO:()=>T,U7:()=>$,n3:()=>M,nD:()=>h,ro:()=>E,sC:()=>w,wp:()=>P});var d=e(1780),v=e(2432),u=e(9432),k=e(9615),A=e(3841);const y={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function b(l){if(l.host===""){const[s]=y["use"in l?l.use:"download"];return[`th\
e host of this ${s} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const f=(0,d.
xI)`${(0,d.KT)(l.host)}, which is not in \`allowed-hosts\``;if("service"in l)return[(0,d.xI)`${l.service} of ${(0,d.KT)(l.registry)} is on ${f}`,"use another re\
gistry"];if("package"in l)return[(0,d.xI)`the package of ${l.package} is downloaded from ${f} and was not contacted`,"use another module or provider"];if("use"in
l){const[,s,o]=y[l.use];return[(0,d.xI)`${s} ${f}`,o]}const p=(0,d.xI)`host ${(0,d.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
l))return[p,"use an allowed registry"];const{place:r,clients:i}=l.implied,m=`${(0,u.dh)(r.file)}:${r.line} names no host, and this is the default of ${(0,u.eZ)(
i)}`;return[(0,d.xI)`${p}; ${m}`,"name an allowed registry there"]}function P(l){const[f,p]=b(l),r=l.host===""?p:(0,d.xI)`${p}, or add ${(0,d.KT)(l.host)} to \`allowed-hosts\``;
return(0,k.CC)("host-not-allowed",{message:f,help:r})}const w=l=>(0,k.CC)("allowlist-incomplete",{message:`the packages of ${(0,u.px)(l.count,"module")} from re\
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
CC)("host-not-checked",{message:(0,d.xI)`${(0,A.C)(f)}: ${(0,d.KT)(l)} was ${p?"still being checked":"not checked"}`,help:a[f.kind]}),a={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((ue,G,e)=>{e.d(G,{$w:()=>a,c3:()=>T,cA:()=>C,nP:()=>l,pt:()=>E,qV:()=>p,ti:()=>m,to:()=>s,uK:()=>P,yN:()=>r,zT:()=>f});var d=e(8032),v=e(
255),u=e(1780),k=e(7057),A=e(9432),y=e(9615);const b="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",P={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runner with an \
address of its own, because hosted runners share theirs"},w=({page:o})=>o?.kind==="bot-protection",$=({challenge:o})=>o!==null&&(0,k.O6)(o)?o:null;function T(o,t="\
asks"){const{token:n}=o;return/^(?:none|sent)$/.test(n)&&!w(o)&&!$(o)?{refusal:n==="none"?t:"rejects"}:{}}function M({host:o,source:t,challenge:n},c){return c!==
null?(0,u.xI)`check that ${(0,u.KT)(c)} accepts the token from ${(0,u.LA)(t??"")}: ${C(c,o)}`:n===null?(0,u.xI)`check that the token is complete and has access, or ${p(
t??"",o)}`:(0,u.xI)`check that the token is complete and has access, or that ${(0,u.KT)(o)}, which asks for ${n} authentication, takes Bearer tokens`}const C=(o,t)=>(0,u.
xI)`the CLIs send ${(0,u.KT)(o)} the token for ${(0,u.KT)(t)}, not one for ${(0,u.KT)(o)}`;function E(o,t){const{host:n,token:c,source:g}=o,_=$(o);if(w(o))return"\
a bot protection answered";if(_!==null)return`it asks for ${_} authentication`;const O=t===null?"sent":(0,u.xI)`sent to ${(0,u.KT)(t)}`,D=(0,u.xI)`the token for ${(0,u.
KT)(n)} from ${(0,u.LA)(g??"")} was`;return c==="none"?(0,u.xI)`no token was found for ${(0,u.KT)(n)}`:c==="sent"?(0,u.xI)`${D} ${O}`:(0,u.xI)`${D} not ${O}${h[c]}`}
const h={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function a(o,t,n,c=M(
o,n)){const{host:g,token:_}=o,O=$(o);if(O!==null){const x=`exempt ${t} from ${O} authentication`,S=(0,u.xI)`ask the operator of ${(0,u.KT)(g)} to ${x}`;return{operator:x,
user:S,note:"the clients send only Bearer tokens"}}const D=(0,d.n3)(g)?(0,A.qZ)(g):void 0;switch(_){case"none":return{...(0,y.Lw)(l(g)),guest:D};case"sent":case"\
not-sent":return(0,y.Lw)(c);case"dropped":return{operator:(0,u.xI)`serve ${t} without the redirect to ${n===null?"another host":(0,u.KT)(n)}`};case"withheld":return{
operator:`serve ${t} at an https URL`}}}function l(o,t="",n=""){const c=(0,v.Fq)((0,u.pj)((0,u.FS)((0,u.KT)(o)))),[g]=c.ok?(0,v.fK)(c.value):[],_="${{ secrets.R\
EGISTRY_TOKEN }}",O=(0,u.xI)`run \`terraform login ${(0,u.KT)(o)}\``,D=g!==void 0&&t==="";return{terminal:(0,u.xI)`${n}${g===void 0?O:r(g)}${t}`,workflow:(0,u.xI)`${n}add the line "${(0,u.
KT)(o)}=${_}" to the tokens input${D?(0,u.xI)`, or "${(0,u.LA)(g)}: ${_}" to env`:t}`}}const f=o=>o.startsWith("credentials helper ");function p(o,t){const c=f(
o)||/credentials\.tfrc\.json:\d+$/.test(o)?(0,u.xI)` (run \`terraform logout ${(0,u.KT)(t)}\` before \`terraform login\`)`:"";return(0,u.xI)`store a new one in ${(0,u.
LA)(o)}${c}`}const r=o=>/^\w+$/.test(o)?(0,u.xI)`export ${(0,u.LA)(o)}=…`:(0,u.xI)`env '${(0,u.LA)(o)}=…' terraform init`;function i({isFork:o,searched:t,notRead:n}){
if(o)return"secrets are withheld from pull requests of forks";const[c,g]=[t,n].map(O=>(0,u.XT)(O,O.length,u.LA)),_=n.length===0?"":(0,u.xI)`; not read: ${g??""}`;
return(0,u.xI)`no token was found (searched: ${c??""}${_})`}function m(o,t,n,c){const g=(0,u.xI)`${t}, and ${i(c)}`;return c.isFork?(0,y.CC)(o,{message:g,help:b,
severity:"notice"}):(0,y.CC)(o,{message:g,help:(0,y.Lw)(n)})}function s(o,t,n=""){const{message:c,unexplained:g=c}=o;if("code"in t){const{flaw:O,help:D="",cures:x=(0,y.
Lw)(D)}=t,S=O!==void 0&&(0,u.pj)(c).includes(`from ${n}`);return{...o,message:(0,u.xI)`${c}; ${S?`it ${O}`:t.message}`,cures:x}}const _=t.isFork?{cures:(0,y.Lw)(
b)}:{};return{...o,message:(0,u.xI)`${g}; ${i(t)}`,..._}}}),9029:((ue,G,e)=>{e.d(G,{jK:()=>f,op:()=>i,yY:()=>r});var d=e(3024),v=e(6760),u=e(850),k=e(9968),A=e(
9961),y=e(2801),b=e(2170),P=e(8032),w=e(255),$=e(9897),T=e(5106),M=e(3298);let C=function(...n){return{unmanagedBy:C}=e.late([6542,1264],1264),new.target?new C(
...n):C(...n)},E=function(...n){return{withoutInstalled:E}=e.late([6542,1264],1264),new.target?new E(...n):E(...n)},h=function(...n){return{thisMachine:h}=e.late(
[2801],9837),new.target?new h(...n):h(...n)},a=function(...n){return{mergeMistakes:a}=e.late([2801],9837),new.target?new a(...n):a(...n)},l=function(...n){return{
readCliConfig:l}=e.late([2801],9837),new.target?new l(...n):l(...n)};function f(n,c,g,{environment:_,directory:O},D=null,x=[]){const S=n.every(({needs:he})=>he.
length===0);if(c.depth!=="init"&&c.hostnames.length===0&&S)return{usages:n,remarks:[],findings:[],configs:[],releases:g.releases};const R=p(D===null?x:[],O,_),N={
..._,...R.environment},H=i(c.cliConfig,g.clients,N,O),U=(0,P.$l)("oci",g.versions),W=H.map(he=>({...m(he,O,c),...!U&&{hasOciMirrors:U}})),j=g.releases.map(he=>{
const ne=W.find(({client:ie})=>ie===he.client);return{...he,attemptMs:ne?.requestTimeoutMs??he.attemptMs}}),{upgrade:V,depth:Q}=c,ee=Q!=="discovery",{platform:Y}=h(
_),re={root:O,plugins:D,roots:x,dialect:g,platform:Y,upgrade:V,asksMirrors:ee},pe=n.some(({needs:he})=>he.some(({service:ne})=>ne===T.xq))?E(n,W,re):{usages:n,remarks:[],
findings:[]},$e=[...W.flatMap(he=>he.findings),...pe.findings,...c.cliConfig===null?R.findings:[]];return{...pe,findings:a($e),configs:W,releases:j}}function p(n,c,g){
const{TF_CLI_CONFIG_FILE:_=""}=g;if(_===""||(0,v.isAbsolute)(_))return{environment:{},findings:[]};const O=N=>(0,d.existsSync)((0,v.join)(c,N.directory,_)),[D,x]=[
n.find(O),n.find(N=>!O(N))],S=(0,d.existsSync)(_),R=(S||D)&&x&&{kind:"relative",path:_,root:x.directory};return{environment:S||!D?{}:{TF_CLI_CONFIG_FILE:(0,v.relative)(
"",(0,v.join)(c,D.directory,_))},findings:R?[(0,b.kH)((0,A.P4)(R,P.Du))]:[]}}const r=({cliConfig:n},{releases:c},g)=>(0,M.O)(_=>C(l(_,h(g),n),c));function i(n,c,g,_=null){
const O=h(g);return c.map(D=>l(D,O,n,_))}function m(n,c,g){if(g.allowedHosts.length===0)return n;const _=s(c),O=n.files.filter(({path:W})=>(0,k.UO)(s(W),_)),D=new Set(
O.map(({shown:W})=>W)),x=(0,u.Ol)(n).installation?.methods??[],S=n.forced.flatMap(({place:W,services:j})=>j.map(({value:V})=>({place:W,host:typeof V=="string"?t(
V):null}))),R=[...x.flatMap(o),...S].filter(({place:W,host:j})=>j!==null&&D.has(W.file)&&!(0,w.ev)(j,g)),N=R.map(({place:W,host:j})=>{const V=(0,y.wp)({host:(0,w.
nx)(j??""),use:"configuration"});return(0,b.kH)(V,{places:[W],clients:[n.client]})}),H=new Set(R.map(({place:W})=>W)),U=n.forced.filter(({place:W})=>!H.has(W));
return{...n,forced:U,findings:[...n.findings,...N]}}const s=n=>(0,k.N0)(()=>(0,d.realpathSync)(n),n);function o(n){const{kind:c,place:g}=n;return c==="network"?
[{place:g,host:(0,w.Pm)(n.url)}]:c!=="local"||n.path!==null?[]:[{place:g,host:(0,w.yo)(`https://${n.shown}`)??$.IZ}]}const t=n=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
n)?(0,w.yo)(n.replace(/^\/\//,"https://"))??$.IZ:null}),533:((ue,G,e)=>{e.d(G,{D0:()=>L,lz:()=>X,G9:()=>Z});var d=e(4202),v=e(9373),u=e(2170),k=e(9119),A=e(255),
y=e(3096),b=e(3298);let P=function(...I){return{isOfInit:P}=e.late([4878],4878),new.target?new P(...I):P(...I)},w=function(...I){return{noteCall:w}=e.late([4878],
4878),new.target?new w(...I):w(...I)},$=function(...I){return{partsOf:$}=e.late([4878],4878),new.target?new $(...I):$(...I)};const T=1e6,M=({problem:I,severity:se})=>se===
"error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(I.code),C=({problem:I})=>I.code==="block-backend";function E(I,se){if(!I.some(C))return I;const q=new Set;
for(const{parts:J,inside:oe}of $(se))for(const te of J)te!==oe.directories[0].name&&q.add(te);return I.filter(J=>!C(J)||!q.has((0,y.jt)((0,u.W7)(J))))}const h=({
needs:I})=>I.some(({host:se})=>(0,A.Rt)(se)),a=({usages:I,notes:se,declared:q})=>I.some(h)||se.some(J=>M(J)||C(J)||(0,k.Zl)((0,u.W7)(J)))||[I,q].some(J=>J.some(
({place:oe})=>(0,k.Zl)(oe.file)||P((0,y.jt)(oe.file))));function l(I,se){const q=new Set,J=new Set,oe=new Map;let te=T;for(const{parts:Oe,isAside:Te,inside:Ie}of $(
se)){if(te-=Oe.length,te<0)break;for(const Me of Oe)q.add(Me),Te||J.add(Me);for(const[Me,Pe]of Ie.calls)w(oe,Me,Pe)}const ce=se.flatMap(({unknown:Oe})=>Oe.filter(
({missing:Te})=>Te));for(const Oe of ce.flatMap(({files:Te})=>Te))q.add((0,y.jt)(Oe));const me={...I,usages:f(I.usages,se)},_e=te<0?me:r(me,q,oe),de=E(_e.notes,
se).map(Oe=>{const Te=(0,y.jt)((0,u.W7)(Oe)),Ie=q.has(Te)||q.has((0,y.RO)(Te));return M(Oe)&&!Ie?{...Oe,severity:"warning"}:Oe});return{...J.values().some(Oe=>(0,k.
Zl)((0,y.Gz)(Oe,"main.tf")))?i({..._e,notes:de},Oe=>J.has((0,y.jt)(Oe))&&(0,k.Zl)(Oe)):{..._e,notes:de},installed:[...oe.values()].filter(Boolean).length}}function f(I,se){
if(!I.some(h))return I;const q=(ce,me)=>`${ce} ${me}`,J=new Map;for(const{kind:ce,needs:me,place:_e}of I)for(const{host:de,clients:we}of p.test(ce)?me:[])for(const Oe of we)
J.set(q(Oe,(0,y.jt)(_e.file)),de);const oe=new Map;for(const{client:ce,inside:me,parts:_e}of $(se)){const de=J.get(q(ce,me.directories[0].name));for(const we of _e){
const Oe=q(ce,we);oe.set(Oe,(oe.get(Oe)??new Set).add(de))}}const te=({needs:ce,place:me})=>ce.flatMap(_e=>_e.clients.flatMap(de=>{const we=oe.get(q(de,(0,y.jt)(
me.file)))??[void 0];return Array.from(we,(Oe=_e.host)=>({..._e,host:Oe,clients:[de]}))}));return I.map(ce=>h(ce)?{...ce,needs:te(ce)}:ce)}const p=/^(?:cloud|backend_remote)/;
function r({usages:I,declared:se,notes:q},J,oe){const te=ce=>!P((0,y.jt)(ce))||J.has((0,y.jt)(ce));return{usages:I.flatMap(ce=>!te(ce.place.file)&&ce.kind!=="sa\
ved_state"?[]:oe.get(ce)===!0?{...ce,needs:[],directHost:void 0}:ce),declared:se.filter(({place:ce})=>te(ce.file)),notes:q.filter(ce=>te((0,u.W7)(ce))||ce.problem.
code.startsWith("file-"))}}function i({usages:I,declared:se,notes:q},J){const oe=(0,b.O)(te=>J(te.file)?{...te,isInUse:!0}:te);return{usages:I.map(({version:te,
...ce})=>({...ce,place:oe(ce.place),...te&&{version:{...te,place:oe(te.place)}}})),declared:se.map(te=>({...te,place:oe(te.place)})),notes:q.map(te=>({...te,places:te.
places.map(ce=>typeof ce=="string"?ce:oe(ce))}))}}var m=e(2172),s=e(6889),o=e(4120),t=e(9432),n=e(4756),c=e(8516),g=e(3791),_=e(8032),O=e(3152),D=e(9465),x=e(7960),
S=e(1011),R=e(3114),N=e(1884);let H=function(...I){return{usagesOf:H}=e.late([3276,6851,5938],8095),new.target?new H(...I):H(...I)},U=function(...I){return{declaredIn:U}=
e.late([3276,6851,5938],8095),new.target?new U(...I):U(...I)},W=function(...I){return{parseFile:W}=e.late([3276,6851,5938],8095),new.target?new W(...I):W(...I)},
j=function(...I){return{Terragrunt:j}=e.late([3276,6851,874],1340),new.target?new j(...I):j(...I)};function V(I){const se=Y(I),q={calls:[],links:new Map,terragrunt:[]},
J=(0,N.Vm)(se,q,{}),oe=(0,N.aC)(J,()=>new j(J));return(0,b.O)(te=>{if(!I.directories.has(te))return null;const ce=se.list(te),me=[...I.unreadable].filter(([Me])=>(0,y.
jt)(Me)===te),_e=new Set([...ce,...me.map(([Me])=>Q(Me))].filter(R.tr)),de=me.flatMap(([Me,Pe])=>{const De=(0,R.L8)(Q(Me),_e,"")?.clients??[];return{...(0,u.ht)(
Me,(0,n.WO)({what:"link",code:Pe,isRefused:!0})),clients:De}}),we=ce.flatMap(Me=>{const Pe=(0,R.L8)(Me,_e,""),De=(0,y.Gz)(te,Me),ke=I.files.get(De)??"";return Pe===
void 0?[]:W(ke,{...Pe,isOfPackage:!0},De)}),{usages:Oe,notes:Te}=H(we,oe),Ie=[...Te,...de.filter(({clients:Me})=>Me.length>0)];return{usages:Oe.map(ee),declared:[
...U(we)],notes:Ie}})}const Q=I=>I.slice(I.lastIndexOf("/")+1);function ee(I){if(I.calls===void 0)return I;const se=Object.entries(I.calls).map(([q,J])=>[q,J.map(
oe=>({...oe,root:null}))]);return{...I,calls:Object.fromEntries(se)}}function Y({files:I,directories:se}){const q=Map.groupBy(I.keys(),y.jt),J=oe=>I.has(oe)||se.
has(oe);return{list:oe=>(q.get(oe)??[]).map(Q).sort(),directories:()=>[],exists:J,locate:oe=>J(oe)?oe:null,nameOf:()=>null,read:oe=>I.get(oe)??null}}let re=function(...I){
return{rootsOf:re}=e.late([4878],4878),new.target?new re(...I):re(...I)},ge=function(...I){return{upToLimit:ge}=e.late([4878],4878),new.target?new ge(...I):ge(...I)},
pe=function(...I){return{rootNotes:pe}=e.late([4284],4284),new.target?new pe(...I):pe(...I)};function $e(I){const{layouts:se,changed:q,dialect:J,rootRules:oe,textRules:te,
stop:ce}=I,me=()=>!!ce?.why,_e=({places:we})=>q===null||we.some(Oe=>typeof Oe!="string"&&q.has(Oe.file)),de=(0,D.Zf)(ne(J),te);return we=>{const Oe=new D.fO({opened:we,
read:de,isEnded:me}),Te=re(se,q,J.versions,!0,Oe),Ie=[...ge(Te,()=>{})];return{roots:Ie,notes:Pe=>{const De=pe({...oe,resolve:Pe});return Ie.forEach(De.add),[...Oe.
allNotes(),...De.notes().filter(he)].filter(_e)}}}}const he=({places:I})=>I.some(se=>typeof se!="string"&&se.inside!==void 0);function ne(I){const se=(0,_.d3)(I);
return(0,b.O)(q=>{const J=V(q);return oe=>{const te=J(oe);if(te===null)return null;const ce=(0,S.sw)(te.usages,I.clients),me=(0,x.e)((0,S.eI)(ce,se),I.versions),
_e=[...(0,S.vH)(te.notes,I.clients),...me.notes];return{...te,usages:me.usages,notes:_e}}})}let ie=function(...I){return{layoutsOf:ie}=e.late([4878],4878),new.target?
new ie(...I):ie(...I)},le=function(...I){return{rootsOf:le}=e.late([4878],4878),new.target?new le(...I):le(...I)},Ee=function(...I){return{unmatched:Ee}=e.late(
[4878],4878),new.target?new Ee(...I):Ee(...I)},fe=function(...I){return{upToLimit:fe}=e.late([4878],4878),new.target?new fe(...I):fe(...I)},ve=function(...I){return{
rootNotes:ve}=e.late([4284],4284),new.target?new ve(...I):ve(...I)},F=function(...I){return{textNotes:F}=e.late([4284],4284),new.target?new F(...I):F(...I)},B=function(...I){
return{withoutRefused:B}=e.late([4284],4284),new.target?new B(...I):B(...I)};function L(I){const{usages:se,declared:q,changed:J,dialect:oe,settings:te,isLockReadonly:ce}=I,
me=se.length===0&&q.every(v.z0),_e=(0,m.dP)(se);if(me&&te.roots.length===0)return{roots:[],notes:[],expand:null,locks:_e};const{clients:de,versions:we}=oe,Oe=K(
I),Te=[],Ie=[],Me=te.dialect.name==="auto"?[]:de,Pe=(0,s.uQ)(te.dialect,oe),De={clients:de,upgrade:te.upgrade,isLockReadonly:ce,versionIn:Pe},ke=ve(De),Ce=te.depth!==
"discovery",Re=({directory:ye},Ae)=>{Ie.push((0,u.ht)(ye,(0,n.ub)({kind:"roots",max:Ae})))};for(const ye of fe(le(Oe,J,we,Ce),Re)){if(I.stop?.why)break;ke.add(ye),
_e.add(ye),Te.push(Ce?ye:{...ye,providers:[]})}const je={...oe,set:Me,isPredicted:Ce},xe=ye=>J===null||J.has((0,u.W7)(ye)),Se=[...F(se,q,je)].filter(xe),Le=E(Se,
Oe),Ue=new Set(I.notes.flatMap(ye=>ye.problem.code==="lock-invalid"?(0,u.W7)(ye):[])),Ke=[...Le,...ke.notes()].filter(ye=>!Ue.has((0,u.W7)(ye))),Be=({host:ye,needs:Ae})=>ce&&
Ae.some(be=>be.host===ye),We=se.filter(ye=>Be(ye)&&_e.isDropped(ye)).map(({text:ye,place:Ae,clients:be})=>(0,u.kH)((0,c.Sm)({provider:ye??"",isUnused:!0}),{places:[
Ae],clients:be})),{ending:Ne}=I,Fe={layouts:Oe,changed:J,dialect:oe,rootRules:De,textRules:je,stop:Ne};return{roots:Te,locks:_e,notes:[...Ke,...We,...Ie,...Ce?z(
Oe,J):[]],expand:te.depth==="init"?$e(Fe):null}}function K(I){const{dialect:se,settings:q,listed:J,endedAt:oe,installed:te=[]}=I,ce=q.upgrade?[]:te,{clients:me,
versions:_e}=se,de={...I,installed:ce,clients:me,versions:_e};return J===void 0?X(de,q,oe===null):ae(de,J)}function Z(I){const{usages:se,declared:q,installed:J=[],
settings:oe}=I,ce=oe.depth!=="discovery"?B(I.notes,se):I.notes,me={usages:se,notes:ce,declared:q};if(J.length===0&&!a(me))return{...me,remarks:[]};const{installed:_e,
...de}=l(me,K(I)),we=`modules in .terraform are used as \`init\` uses them: ${_e}`;return{...de,remarks:_e===0?[]:[we]}}function z(I,se){const q=[...new Set(I.flatMap(
({unknown:te})=>te))].filter(({files:te,missing:ce})=>ce===void 0&&(se===null||te.some(me=>se.has(me))));if(q.length===0)return[];const J=q.map(({directory:te})=>te||
"."),oe=(0,k.As)((0,k.jH)(q.flatMap(({unknown:te})=>te??[])));return[(0,u.kH)((0,g.q)({what:"units",names:J}),{places:oe,clients:_.Du})]}function X(I,{roots:se},q){
const J=se.map(_e=>({text:_e,matches:(0,d.Ls)([_e])})),oe=ie({...I,patterns:J}),te=q?Ee(oe,J):[];if(te.length===0)return oe;const ce=ie({...I,patterns:[]}).flatMap(
_e=>_e.roots),me=[...new Set(ce.map(({name:_e})=>_e||"."))];throw new O.GN(te.map(_e=>{const de=(0,t.K4)([...new Set([...(0,o.kD)(_e,me),...me])],5,t.dh),we=de===
""?"":`; the nearest root modules are ${de}`;return`roots: no directory with configuration matches ${_e}${we}`}))}function ae(I,{roots:se,rootsAreNamed:q}){const J=I.
units.filter(oe=>oe.unknown!==null);return I.clients.flatMap(oe=>{const te=se.filter(({clients:de})=>de.includes(oe)),ce=new Set([...J,...te].map(({directory:de})=>de||
"."));return ie({...I,clients:[oe],patterns:[{text:"",matches:de=>ce.has(de)}]}).map(de=>({...de,isNamed:q}))})}}),5306:((ue,G,e)=>{e.d(G,{o0:()=>Y,SQ:()=>ee});
var d=e(3916),v=e(4202),u=e(9373),k=e(5324),A=e(6889),y=e(7960),b=e(3114),P=e(1011),w=e(1884),$=e(4756),T=e(2170),M=e(9119),C=e(8032),E=e(3096),h=e(3298),a=e(4515),
l=e(3024),f=e(6760),p=e(9968),r=e(2172),i=e(9059),m=e(8339),s=e(1054),o=e(5243),t=e(9897);const n=100;function c(ne,ie){const le=D(ie),Ee=ne.flatMap(F=>{const{kind:B,
version:L,directories:K,isOverridden:Z,replacedFor:z}=F,X=/^(module|test_module|terragrunt_source)$/.test(B),ae=L!==void 0||K!==void 0&&!ie.isStrict;if(!X||Z||ae)
return[];const se=F.clients.filter(J=>!z?.includes(J)).flatMap(J=>{const oe=le(F,J);return oe===null?[]:{client:J,reason:oe}}),[q]=se;return q===void 0?[]:{usage:F,
reason:q.reason,clients:se.map(({client:J})=>J)}}),fe=(0,h.O)(()=>N(ie));return[...Map.groupBy(Ee,({reason:F})=>F.paths.at(-1)??"")].slice(0,n).flatMap(([F,B])=>{
const L=(0,h.O)(({why:Z,paths:z})=>Z==="outside"||Z==="skipped"?(0,$.a3)({what:Z,path:F}):(0,m.Iz)({path:F,maker:Z==="created"?"`init`":fe()(z)})),K=(0,s.Kc)(F);
return B.map(({usage:{place:Z},reason:z,clients:X})=>(0,T.kH)(L(z),{places:[Z],clients:X,isPlaceholder:K}))})}const g={throwIfNoEntry:!1},_=40,O=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function D({root:ne,scan:ie,units:le,directories:Ee,modules:fe,isStrict:ve}){const{locate:F,nameOf:B}=(0,k.ET)({root:ne,scan:ie}),L=(0,h.O)(I=>(0,p.N0)(()=>(0,l.
statSync)((0,f.join)(ne,I),g)?.isDirectory()===!0,!1)),K=(0,h.O)(I=>Z(I,I,0));function Z(I,se,q){if(q>_)return{why:"missing",paths:[se]};if(/^\.\.(\/|$)/.test(I)||
L(I)){const de=F(I)!==null;return de&&!ve?null:{why:de?"skipped":"outside",paths:[I]}}const oe=I.split("/"),te=oe.map((de,we)=>oe.slice(0,we+1).join("/")),ce=te.
findIndex(de=>!L(de)),me=te[ce]??"",_e=(0,p.N0)(()=>z(me),null);if(_e===null)return{why:"outside",paths:[I]};if(_e!==me){const de=(0,E.un)(_e,I.slice(me.length+
1)),we=Z(de,se,q+1);return we?.why==="outside"?{why:"outside",paths:[I]}:we}return O.test(I)?ve?{why:"created",paths:[I]}:null:{why:"missing",paths:te.slice(ce)}}
function z(I){const se=(0,f.join)(ne,I),q=(0,l.lstatSync)(se,g);if(q===void 0||q.isFile())return I;const[J,oe]=[F(""),F((0,E.jt)(I))];if(!q.isSymbolicLink()||J===
null||oe===null)return null;const te=(0,p.$r)(se);return te.kind==="error"&&te.code==="ELOOP"?I:(0,k.sq)((0,f.relative)(J,(0,f.resolve)(oe,(0,l.readlinkSync)(se))))}
const X=(0,h.O)(I=>{const se=le.filter(J=>J.directory===I||J.module===I);return se.some(J=>J.unknown!==null||(0,u.LU)(J))?[]:[I,...se.flatMap(P.CI)]}),ae=Map.groupBy(
le.filter(({missing:I})=>I!==void 0),({unknown:I})=>I&&(0,M.df)(I));return(I,se)=>{const q=I.kind==="terragrunt_source",J=q?ae.get((0,M.df)(I.place)):void 0;if(J)
return J.map(({missing:de=""})=>K(de)).find(Boolean)??null;const oe=(0,E.jt)(I.place.file),te=I.kind==="test_module",ce=(0,E.Bo)(oe,de=>fe.has(de),[I.text??""]),
me=I.directories??(te?[ce]:X(oe)),_e=(0,r.MZ)(I,se).flatMap(({source:de,isOpen:we})=>{const Oe=we?I.evaluated?.[se]?.text??"":"";if(de===null&&ve&&(0,o.Nj)(Oe))
return[{why:"skipped",paths:[Oe]}];const Te=!ve&&/[$%]\{/.test(de??"");if(de===null||Te)return[null];const Ie=(0,t.qC)(de);if(Ie.length>0)return[Ie.some(Re=>Ee.
has(B(Re)??".."))?null:{why:"outside",paths:[de]}];if(!(0,o.Nj)(de)||q)return[null];const Me=me.map(Ce=>(0,E.un)(Ce,de)),Pe=Me.filter(Ce=>!Ee.has(Ce));return(I.
directories===void 0&&Pe.length<Me.length?[null]:Pe.map(K)).filter(Ce=>!I.directories||Ce?.why!=="missing")});return _e.includes(null)?null:_e[0]??null}}const x=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
S=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
R=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function N({root:ne,exclude:ie,
toolFiles:le}){const Ee=(0,k.ET)({root:ne,scan:[]}),fe=(0,h.O)(L=>(0,i.Dx)(L,Ee.read(L)??"")),ve=(0,h.O)(()=>[...(0,i._X)({root:ne,exclude:ie},le)].filter(({file:L})=>!(0,i.
$)(L)&&!L.includes("pre-commit")).map(({file:L,text:K})=>({file:L,commands:U((0,i.Dx)(L,K).join(`
`))}))),F=[".git/config.worktree",".git/config"].find(L=>fe(L).some(K=>/sparsecheckout\s*=\s*true/i.test(K))),B=fe(".gitmodules").map(L=>/^\s*path\s*=\s*(.*)/.exec(
L)?.[1]);return L=>{if(F!==void 0)return F;const K=(0,E.Gz)(L.at(-1)??"","");if(B.some(X=>K.startsWith(`${X}/`)))return".gitmodules";const Z=["",...(0,E.eH)((0,E.
jt)(L.at(-1)??""))].map(X=>(0,E.Gz)(X,".gitignore")).find(X=>H([...L,`${K}-`],(0,E.jt)(X),fe(X))),z=ve().find(({file:X,commands:ae})=>{const I=x.test(X)&&K.startsWith(
(0,E.Gz)((0,E.jt)(X),"")),se=(q,J)=>j(q,J)&&(I||W(q,J));return ae.some(q=>L.some(J=>se(q,J)))});return Z??z?.file??null}}function H(ne,ie,le){return le.slice(0,
500).findLast(fe=>{const[,ve,F=""]=/^!?(\/?)(.*?)\/?$/.exec(fe)??[],B=(0,E.Gz)(ie,ve||F.includes("/")?F:`**/${F}`),[L=""]=/[^*?\]]*$/.exec(F)??[];return ne.some(
K=>F!==""&&K.endsWith(L)&&(0,d.matchesGlob)(K,B))})?.startsWith("!")===!1}const U=ne=>ne.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,"").
replace(/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,
ie=>ie.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g," ").replace(/(?<=[\w.])\\(?=\w)/g,"/").
split(/\n|&&|;/),W=(ne,ie)=>S.test(ne)||R.test(ne)&&ne.includes(/[^/]+\/[^/]+$/.exec(ie)?.[0]??`
`);function j(ne,ie){const[le="",...Ee]=ie.split("/").toReversed();return ne.includes(le)?(ne.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ve=>{const B=ve.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(L=>!/^\.*$/.test(L));return B.some((L,K)=>L===
le&&Ee.every((Z,z)=>V(B[K-z-1],Z)))}):!1}const V=(ne="*",ie)=>ne===ie||/[$*{}]/.test(ne);let Q=function(...ne){return{readTools:Q}=e.late([3276,6851,5938],8095),
new.target?new Q(...ne):Q(...ne)};async function ee(ne,ie){const{directory:le,environment:Ee,stop:fe,progress:ve}=ie,F={root:le,scan:ne.scan,exclude:ne.exclude},
B=(0,w.cw)(F,Ee),L=await(0,a.nE)(B,fe,Z=>ve({kind:"scan",files:Z})),K=pe(L,ne,(0,k.ET)(F));return $e(K,(0,v.Ls)(ne.roots))}function Y({dialect:ne,exclude:ie,scan:le,
allowedHosts:Ee},fe,{environment:ve,directory:F}){const B=(0,h.O)(()=>Q({root:F,exclude:ie},fe.toolFiles)),L=!!ve.TF_CLOUD_HOSTNAME,K=le.length>0,Z={setting:ne,
scan:K?{...fe,tools:B,hasCloudHostname:L}:null},z=(0,A.L2)(Z),{clients:X,versions:ae}=z,I=(0,C.$l)("queries",ae),se=de=>I||!(0,b.xO)(de),q=(0,P.eI)((0,P.sw)(fe.
usages,X),(0,C.d3)(z)),J=(0,y.e)(q,ae),oe=J.usages.filter(({place:de})=>se(de.file)),te=Ee.length>0,me=[...c(oe,{...fe,...{root:F,scan:le,exclude:ie,isStrict:te}}),
...te?re(fe):[]],_e=oe.some(({workspace:de})=>de?.lacks)&&B().givesState;return{dialect:z,usedBy:()=>(0,A.rU)(z,Z.scan),bots:K?B().bots:[],usages:_e?oe.map(ge):
oe,notes:[...[...(0,P.vH)(fe.notes,X),...J.notes].filter(de=>se((0,T.W7)(de))),...me]}}function re(ne){const{unselected:ie,linked:le,directories:Ee,units:fe,unread:ve,
notes:F}=ne,B=new Set(F.flatMap(K=>(0,T.Xd)(K)?.file??[])),L=[...le].filter(([,K])=>K===null||!Ee.has(K));return[...ie.map(K=>(0,T.ht)(K,(0,$.a3)({what:"unselec\
ted"}))),...L.map(([K])=>(0,T.ht)(K,(0,$.a3)({what:"linked"}))),...(0,M.jH)(ve).map(K=>(0,T.kH)((0,$.a3)({what:"generated"}),{places:[K]})),...fe.flatMap(({directory:K,
module:Z,unknown:z,missing:X})=>z===null||Z!==null||X!==void 0||B.has(z.file)?[]:(0,T.kH)((0,$.a3)({what:"skipped",path:K}),{places:[z]}))]}function ge(ne){if(ne.
workspace?.lacks===void 0)return ne;const{organization:ie,name:le}=ne.workspace;return{...ne,workspace:{organization:ie,name:le}}}function pe(ne,{roots:ie,exclude:le},Ee){
const fe=new Set(ne.links.values());if(fe.size===0)return ne;const[ve,F]=[(0,v.Ls)(ie),(0,v.Ls)(le)],B=C.Du.flatMap(I=>[...(0,u.Pv)(ne,I).values()]),L=new Set(B.
flatMap(u.s1)),K=new Set(ne.units.map(({directory:I})=>I)),Z=(0,h.O)(I=>L.has(I)||K.has(I)||ve(I||".")?!1:Ee.list(I).map(q=>(0,E.Gz)(I,q)).every(q=>fe.has(q)||F(
q)||!he(q))),z=I=>fe.has(I)&&he(I)&&Z((0,E.jt)(I)),X=ne.usages.filter(({place:I})=>!z(I.file)),ae=ne.declared.filter(({place:I})=>!z(I.file));return{...ne,usages:X,
declared:ae,notes:ne.notes.filter(I=>!z((0,T.W7)(I)))}}function $e(ne,ie){const le=new Set(ne.snippets);if(le.size===0)return ne;for(const fe of C.Du){const ve=(0,u.
Pv)(ne,fe),F=[...ve.values()].filter(({name:B,isInitialised:L,installed:K})=>!le.has(B)||L||K.size>0||ie(B||"."));for(const B of F){le.delete(B.name);for(const L of(0,u.
s1)(B)){const K=le.delete(L)?ve.get(L):void 0;K!==void 0&&F.push(K)}}}const Ee=ne.notes.filter(fe=>fe.problem.code!=="block-invalid"||!le.has((0,E.jt)((0,T.W7)(
fe))));return{...ne,snippets:le,notes:Ee}}function he(ne){const ie=(0,b.L8)((0,d.basename)(ne),new Set,(0,d.basename)((0,d.dirname)(ne)));return ie!==void 0&&ie.
class!=="terragrunt"}}),345:((ue,G,e)=>{e.d(G,{s:()=>$});var d=e(3024),v=e(6760),u=e(9968),k=e(7811),A=e(9432),y=e(101),b=e(3152);let P=function(...a){return{X509Certificate:P}=
process.getBuiltinModule("node:crypto"),new.target?new P(...a):P(...a)};const w=4*1024*1024;function $(a,{environment:l,directory:f,wording:p=b.w7}){const{settings:r,
mistakes:i}=(0,b.P$)(a,p),m=C(r.caFile,p),s=M(l),o=[m,s].flatMap(R=>R.ok?[]:[R.why]),t=(0,u.N0)(()=>(0,d.statSync)(f).isDirectory(),!1),c=r.scan.filter(R=>!/[*?[\]{}]/.
test(R)).flatMap(R=>T(R,f,p)??[]),g=`GITHUB_WORKSPACE names ${(0,A.dh)(f)}, which is not a directory`,_=[...i,...o,...t?c:[g]];if(_.length>0||!m.ok||!s.ok)throw new b.
GN(_);const{NODE_EXTRA_CA_CERTS:O,SSL_CERT_FILE:D,SSL_CERT_DIR:x}=l,S={NODE_EXTRA_CA_CERTS:O,SSL_CERT_FILE:D,SSL_CERT_DIR:x};return{...r,authorities:m.value,certificateVariables:S,
chooseProxy:s.value}}function T(a,l,{missingPath:f,setting:p}){const r=(0,v.resolve)(l,a);return(0,d.existsSync)(r)?(0,u.N0)(()=>(0,d.accessSync)(r,d.constants.
R_OK)===void 0,!1)?null:`${p("scan")} names ${r}, which this user may not read`:f(a,l)}function M(a){try{return(0,k.Ju)((0,y.N)(a))}catch(l){if(l instanceof TypeError)
return(0,k.TR)(l.message);throw l}}function C(a,{setting:l}){if(a===null)return(0,k.Ju)(null);const f=(0,u.yR)(a,w),p=l("ca-file");if(!f.ok)return(0,k.TR)(`${p}\
 "${a}" ${(0,A.mP)(f.failure)}`);const r=h(f.text);return r.ok?r:(0,k.TR)(`${p} "${a}" ${r.why}`)}const E=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function h(a){const l=a.match(E)??[];if(l.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const f of l)new P(f);return(0,k.Ju)(l.join(
`
`))}catch(f){const p=f instanceof Error?f.message:f;return(0,k.TR)(`contains an invalid certificate: ${p}`)}}})};export{ze as ids,Ve as modules};
var $late0;
