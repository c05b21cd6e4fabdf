const Ne=[6135,2172,8297],Fe={1440:((le,X,t)=>{t.d(X,{EH:()=>i,U4:()=>E,WI:()=>c,a4:()=>f,oO:()=>$});var u=t(3916),v=t(7811),h=t(2213),I=t(8032),C=t(5243),y=t(9897),
S=t(3846),P=t(8153),M=t(523);const E=".terraform/modules/modules.json",$=".terraform/terraform.tfstate",k=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({type:P.Qq,config:(0,P.
Tj)((0,P.LT)(P.Qq))})),resources:(0,P.p_)((0,P.w3)({provider:P.Qq}))}),x=(0,P.w3)({backend:(0,P.lq)((0,P.w3)({config:(0,P.Tj)((0,P.LT)((0,P.Tj)((0,P.LT)(P.Qq))))}))}),
w=new Set(Object.values(h.FV).flatMap(o=>o.split(/[ .]/))),m=/(?:^|\.)provider\["([^"\\]*)"\]/;function i(o,r){const n=(0,P.D4)(r,k,"struct"),{backend:e,resources:a}=n.
ok?n.value:k.zero,_=(0,P.D4)(r,x,"struct"),d=_.ok?[..._.value.backend?.config?.values()??[]]:[],{type:O="",config:T=null}=e??{},j=[T,...d].flatMap(b=>Array.from(
b??[],([K,G])=>G===""?null:l(O,K,G)));/^(remote|cloud)$/.test(O)&&!T?.get("hostname")&&j.push("app.terraform.io");const D=new Set(a.map(({provider:b})=>b).filter(
b=>b.includes("[")));return I.Du.flatMap(b=>{const K=Array.from(D,W=>{const A=(0,S.mi)(m.exec(W)?.[1]??"",b);return A.kind!=="registry"?A.kind==="builtin"?null:
y.IZ:b==="opentofu"&&(0,S.Gi)(A)?(0,C.Vm)(b):A.host});return[...new Set(n.ok?[...K,...j]:[y.IZ])].flatMap(W=>W===null?[]:{file:o,host:W,client:b})})}function l(o,r,n){
return o==="local"?(0,h.Bm)(n):h.Gb[o]?.split(" ").includes(r)?(0,h.D8)(n):w.has(r)||r==="hostname"?(0,h.Ul)(n):null}function f(o,r){const n=(0,h.Bm)(`terraform\
.tfstate.d/${r.trim()}/terraform.tfstate`);return n===null?[]:I.Du.map(e=>({file:o,host:n,client:e}))}const p=(0,P.w3)({key:P.Qq,source:P.Qq,version:P.Qq,dir:P.
Qq}),s=(0,P.w3)({modules:(0,P.p_)(p)});function c(o,r){const n=r.trim()===""?(0,v.Ju)(s.zero):(0,P.D4)(r,s,"struct");if(!n.ok)return n;const{modules:e}=n.value,
a=e.find(({version:d})=>d!==""&&(0,M.oF)(d)===null);if(a!==void 0)return(0,v.TR)(`has the malformed version "${a.version}"`);if(new Set(e.map(({key:d})=>d)).size<
e.length)return(0,v.TR)("has two modules with the same key");const _=e.filter(({key:d})=>d!=="");return(0,v.Ju)(_.map(({dir:d,...O})=>({...O,root:o,directory:g(
o,d)})))}function g(o,r){const n=(0,u.isAbsolute)(r)?r:`${o===""?".":o}/${r}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(r)?(0,u.normalize)(n).replace(
/(?<=.)\/$/,""):n}}),5324:((le,X,t)=>{t.d(X,{$8:()=>x,ET:()=>l,G$:()=>w,KG:()=>c,Ls:()=>$,Wj:()=>n,f5:()=>g,kI:()=>p,rN:()=>r,sT:()=>i,sq:()=>m,un:()=>o});var u=t(
3024),v=t(6760),h=t(4756),I=t(2170),C=t(3096),y=t(3298),S=t(9968),P=t(1440);const M=/[*?[{]/;function E(e){const a=e.split("/"),_=a.findIndex(d=>M.test(d));return _<
0?{fixed:e}:{fixed:a.slice(0,_).join("/"),glob:a.slice(_).join("/")}}function $(e,a=new Set){const _=e.map(d=>{const O=d.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,
"");return{pattern:d,glob:O,start:k(O)}});return d=>{const O=d.toLowerCase(),T=_.filter(({glob:j,start:D})=>j===d||O.startsWith(D)&&v.posix.matchesGlob(d,j));for(const{
pattern:j}of T)a.delete(j);return T.length>0}}function k(e){const[a=""]=e.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(e)??[];return a.toLowerCase()}const x=({
file:e,glob:a},_)=>e===_||a!==void 0&&v.posix.matchesGlob(_,a),w=e=>e.startsWith(".")||e==="node_modules",m=e=>v.sep==="/"?e:e.replaceAll(v.sep,"/");function i(e,{
boundary:a}){return e.kind==="error"?(0,h.WO)({what:"link",code:e.code}):(0,S.UO)(e.path,a)?e.kind==="special"?(0,h.WO)({...e,what:"link-to-special-file"}):e.kind===
"file"?e.path:null:(0,h.a3)({what:"link"})}function l({root:e,scan:a}){const _=[e,...a.map(j=>(0,v.resolve)(e,E(j).fixed))].map(f),d=j=>_.some(D=>D!==null&&(0,S.
UO)(j,D)),O=j=>{const D=(0,v.resolve)(e,j),b=(0,u.existsSync)(D)?f(D):null;return b!==null&&d(b)?b:null},T=(j,D)=>{const b=O(j);return(b===null?[]:(0,S.Mc)(b).filter(
D)).map(({name:G})=>G).sort()};return{list:j=>T(j,D=>!D.isDirectory()),directories:j=>T(j,D=>D.isDirectory()&&!w(D.name)),exists:j=>(0,u.existsSync)((0,v.resolve)(
e,j)),locate:(0,y.O)(O),nameOf:j=>{const D=O(j);return D===null?null:m((0,v.relative)(_[0]??e,D))},read:(j,D)=>{const b=O(j);return b===null?null:(0,S.r7)(b,D)}}}
const f=e=>(0,S.N0)(()=>(0,u.realpathSync)(e),null);function p(e,a){const{fixed:_,glob:d}=E(a);try{const O=(0,u.realpathSync)((0,v.resolve)(e,_)),T=m((0,v.relative)(
e,O)),j=(0,S.UO)(O,e),D=j?e:O;if(d!==void 0)return{path:O,name:T,boundary:D,glob:(0,C.Gz)(T,d)};if((0,u.statSync)(O).isDirectory())return{path:O,name:T,boundary:D};
const b=(0,v.resolve)(O,"..");return{...{path:b,name:m((0,v.relative)(e,b))},boundary:j?e:b,file:T}}catch(O){return(0,I.kH)((0,h.WO)({what:"scan",entry:a,code:(0,S.
Oj)(O)}))}}const s=200;function c(e){const{path:a,name:_,depth:d}=e;if(d>s)return(0,I.ht)(_,(0,h.ub)({kind:"depth",max:s}));try{return(0,u.readdirSync)(a,{withFileTypes:!0}).
sort((O,T)=>O.name<T.name?-1:1)}catch(O){return(0,I.ht)(_,(0,h.WO)({what:"directory",code:(0,S.Oj)(O)}))}}const g=(e=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,
endedAt:null,units:[],unread:[],calls:[],tests:[],called:new Set(e),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,modules:new Set,
snippets:new Set,installed:[],states:[],unmatched:new Set,unselected:[]});function o(e,{exists:a,read:_}){return a(e)?(0,P.EH)(e,_(e)??""):[]}function r(e,a){const _=(0,C.
Gz)(e,".terraform/environment"),d=a.read(_);return[...o((0,C.Gz)(e,P.oO),a),...d===null?[]:(0,P.a4)(_,d)]}function n(e,{exists:a,read:_,nameOf:d}){const O=(0,C.
Gz)(e,P.U4),T=_(O);if(T===null)return a(O)?(0,I.ht)(O,(0,h.a3)({what:"outside",path:O})):[];const j=(0,P.WI)(e,T);return j.ok?j.value.map(D=>{const b=D.directory;
return(0,v.isAbsolute)(b)&&(0,v.normalize)(b)===b?{...D,directory:d(b)??b}:D}):(0,I.ht)(O,(0,h.U$)({error:`the list ${j.why}`,isRefused:!0}))}}),9059:((le,X,t)=>{
t.d(X,{$:()=>w,$t:()=>n,AN:()=>s,Dx:()=>r,_X:()=>$,mu:()=>f});var u=t(3096),v=t(9941),h=t(5324),I=t(3114);const C=".github/workflows .circleci .buildkite .woodp\
ecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),y=e=>e==="config.toml",S=[["",I.Z8],[".github",()=>!1],...C.map(
e=>[e,a=>/\.ya?ml$/i.test(a)]),[".devcontainer",I.Z8],[".config",I.TD],[".config/mise",y],[".mise",y]],P=".github/actions",M=128*1024,E=200;function*$({root:e,exclude:a},_){
const d=(0,h.ET)({root:e,scan:[]}),O=(0,h.Ls)(a),T=k(d).filter(b=>!O(b)),j=b=>b.split("/").length,D=[...new Set([...T,..._])].sort((b,K)=>j(b)-j(K)||(b<K?-1:1));
for(const b of D.slice(0,E)){const K=d.read(b);K!==null&&K.length<=M&&(yield{file:b,text:K})}}function k(e){const a=S.flatMap(([d,O])=>e.list(d).filter(T=>O(T)||
w((0,u.Gz)(d,T))).map(T=>(0,u.Gz)(d,T))),_=e.directories(P).flatMap(d=>["action.yml","action.yaml"].map(O=>`${P}/${d}/${O}`));return[...a,..._]}const x=[["depen\
dabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],w=e=>x.some(([,a])=>a.test(e)),m=/^([ \t]+)["']?([\w.-]+)["']?:[ \t]*\n((?:(?:\1[ \t]+.*)?\n)+)/gm,
i=/\bregistries["']?:\s*(\[[^\][]*\]|["']?\*|(?:-\s*[^\s:]+\s+)+)/g,l=/["']?(?:url|matchHost|hostName|domainName|baseUrl)["']?:\s*["']?(?:https?:\/\/)?\.?([^\s"'/,}]+)/gi;
function f({file:e,text:a}){const[_]=w(e)?s({file:e,text:a}):[];if(_!=="dependabot"&&_!=="renovate")return[];const d=`${r(e,a).join(`
`)}
`,O=Array.from(d.matchAll(i),([,K=""])=>K).join(" "),T=Array.from(d.matchAll(m),([K,,G=""])=>/terraform-registry/.test(K)&&(O.includes("*")||O.includes(G))?K:""),
j=d.match(/\{[^{}]*terraform-registry[^{}]*/g)??[],D=_==="renovate"?d:[...T,...j].join(`
`),b=Array.from(D.matchAll(l),([,K=""])=>(_==="renovate"?K:`//${K}`).toLowerCase());return[{client:_,file:e,ends:b}]}const p=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function s({file:e,text:a}){if(w(e)){const d=r(e,a);return x.flatMap(([O,T,j])=>T.test(e)&&d.some(D=>j.test(D))?O:[])}return a.search(p)<0?[]:r(e,a).flatMap(d=>d.
match(p)??[]).map(d=>d.toLowerCase())}const c=1e3,g=/(^|\s)#.*$/s,o=/(^|\s)(\/\/|\/?\*).*$/s;function r(e,a){const _=/jenkinsfile|\.json$/i.test(e)?o:g;return a.
split(`
`).map(d=>d.slice(0,c).replace(_,"").trimEnd())}function n(e,a,_,d){return{file:e,...(0,v.yN)(_)(d),line:a+1}}}),3114:((le,X,t)=>{t.d(X,{Ep:()=>S,L8:()=>E,TD:()=>i,
Z:()=>m,Z8:()=>l,dN:()=>w,tr:()=>M,xO:()=>x});var u=t(8032);const v=["terraform"],h=["opentofu"],I=/\.tfquery\.(hcl|json)$/,C=[[/\.tf(\.json)?$/,"config",u.Du],
[/\.tofu(\.json)?$/,"config",h],[/\.tftest\.(hcl|json)$/,"test",u.Du],[/\.tofutest\.(hcl|json)$/,"test",h],[I,"query",v],[/\.tfmigrate\.hcl$/,"migrate",v],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",v],[/\.tfdeploy\.(hcl|json)$/,"deploy",v],[/\.(tf|tofu)mock\.hcl$/,null,u.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",u.Du]],y=/\.(tf|tofu|hcl|json)$/,
S=({class:f})=>f==="config"||f==="test",P={class:"lock",syntax:"hcl",clients:u.Du,isOverride:!1},M=f=>f.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
f);function E(f,p,s){if(f===".terraform.lock.hcl")return P;const c=y.test(f)?C.find(([D])=>D.test(f)):void 0,[g=/$/,o=null,r=[]]=c??[];if(o===null)return;const n=$(
f)&&o==="test"&&s==="tests";if($(f)&&!n)return;const e=f.search(g),a=f.slice(0,e),_=a+f.slice(e).replace(".tf",".tofu"),d=a==="override"||a.endsWith("_override"),
O=n||_!==f&&p.has(_);if(O&&!r.includes("terraform"))return;const T=O?v:r,j=f.endsWith(".json")?"json":"hcl";return{class:o,syntax:j,clients:T,isOverride:d}}const $=f=>f.
startsWith(".")||f.endsWith("~")||f.startsWith("#")&&f.endsWith("#"),k=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),x=f=>I.test(f),w=[".spacelift/config.yml",".spacelift/config.yaml"],m=f=>f.endsWith(".tfbackend"),
i=f=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(f),l=f=>i(f)||k.test(f)}),1011:((le,X,t)=>{t.d(X,{CI:()=>S,G4:()=>w,O8:()=>C,
Rt:()=>I,VZ:()=>y,eI:()=>M,kA:()=>$,s7:()=>E,sw:()=>P,vH:()=>k});var u=t(4756),v=t(2170),h=t(3298);const I=["organization","workspaces"],C=["module","state","lo\
ck"],y=["version","compatible","provider-version"],S=({directory:m,module:i})=>[...new Set([m,i??m])];function P(m,i){const l=(0,h.O)(p=>p.filter(s=>i.includes(
s))),f=(0,h.O)(p=>p.flatMap(s=>l(s.clients).length===0?[]:{...s,clients:l(s.clients)}));return m.flatMap(p=>{const s=l(p.clients);if(s.length===p.clients.length)
return p;const c=f(p.needs),g=p.isHostImplied?c[0]?.host??p.host:p.host;return s.length===0?[]:{...p,clients:s,needs:c,host:g}})}const M=(m,i)=>m.map(l=>{const{
calls:f,evaluated:p}=l;if(i.length===0||f===void 0||p===void 0)return l;const s=Object.entries(f).filter(([c])=>!i.some(g=>g===c));return{...l,calls:Object.fromEntries(
s)}}),E=({workspace:m,hasOwnToken:i,directHost:l})=>m!==void 0||i===!0||l!==void 0,$=m=>new Set(m.flatMap(({host:i,isHostImplied:l})=>l?[]:i??[])),k=(m,i)=>m.filter(
({clients:l})=>l.some(f=>i.includes(f))),x=1e4;function w(m=x){const i=[],l={error:0,warning:0,notice:0};let f=0;const p=c=>{l[c.severity]+=1,l[c.severity]<=m?i.
push(c):f+=1},s=()=>(0,v.ht)(".",(0,u.ub)({kind:"problems",max:m,omitted:f}));return{add:p,all:()=>f===0?i:[...i,s()]}}}),4756:((le,X,t)=>{t.d(X,{JW:()=>E,U$:()=>I,
WO:()=>S,a3:()=>M,ub:()=>x,yQ:()=>$});var u=t(9432),v=t(9615),h=t(3841);const I=({error:w,isRefused:m})=>(0,v.CC)("file-syntax",{message:w??"the file is not val\
id UTF-8",help:w?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is invalid \
on purpose",...!m&&{severity:w===null?"notice":"warning"}}),C={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:[
"the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove t\
he link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","\
remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},y={ENAMETOOLONG:"shorten t\
he path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function S(w){const[m,i]=C[w.what],l=w.what==="fil\
e"||w.what==="directory";return(0,v.CC)("file-unreadable",{message:`${"entry"in w?(0,u.dh)(w.entry):""}${m}${"code"in w?`: ${w.code}`:` ${w.is} and is not read`}`,
help:(l?y[w.code]:void 0)??i,...!("isRefused"in w&&w.isRefused)&&{severity:"warning",affects:[]}})}const P={link:["the link points outside the checkout and is n\
ot followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, o\
r name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:[
"Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["i\
s outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","writ\
e the path as a literal, or remove the directory from `exclude`"]};function M(w){const[m,i]=P[w.what],l="path"in w&&{message:`directory ${(0,u.dh)(w.path)} ${m}`,
severity:"notice"};return(0,v.CC)("file-outside",{message:m,help:i,...l})}function E({scan:w,hasHostnames:m,isFleet:i}){const l=w.every(c=>c===".")?"this direct\
ory":`\`scan\` (${(0,u.K4)(w,3,u.dh)})`,p=`found no Terraform or OpenTofu files in ${i?"the repositories of `usages`":l}`,s=i?"check out the repositories before\
 `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,v.CC)("nothing-to-check",{message:`${p}, and \`hostnames\` is not \
set`,help:`${s}, or correct \`scan\` or \`exclude\``,...m&&{message:`${p}; only \`hostnames\` was checked`,help:`${s}, or correct \`scan\``,severity:"warning"}})}
const $=({oldest:w})=>(0,v.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${w}); the repository may use something el\
se now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),k={depth:({max:w})=>({message:`directori\
es nested deeper than ${w} levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:w})=>({message:`there are more than ${w} files; this di\
rectory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:w})=>({message:`the directory has more \
than ${w} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:w})=>({message:`the file has more th\
an ${w} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:w})=>({message:`the files of \
this directory use or define more than ${w} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"spl\
it the directory, or list files in `exclude`"}),usages:({max:w})=>({message:`the scan found more than ${w} usages of hosts; this directory and the following one\
s are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:w})=>({message:`the root modules have more than ${w} modules in all; the\
 constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:w=>({message:`the fi\
le ${(0,u.mP)(w)}`,help:"split the file, or list it in `exclude`"}),problems:({max:w,omitted:m})=>({message:`there are more than ${w} problems in files; ${m} ar\
e not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:w,files:m})=>({message:`${(0,h.C)(w)} afte\
r reading ${m} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or \
raise `deadline-seconds`"})},x=w=>(0,v.CC)("file-limit",(0,v.Z9)(k,w))}),7706:((le,X,t)=>{t.d(X,{ho:()=>y,io:()=>M,jP:()=>I});var u=t(8032),v=t(9432),h=t(9615);
function I({kind:E}){const{client:$,what:k}=u.$I[E];return(0,h.CC)("block-unsupported",{message:`${k} is supported by ${u.bB[$]} only`,help:$==="opentofu"?"remo\
ve it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const C={twice:({what:E,first:$})=>({message:`${E} is defined a se\
cond time; the first time is in ${$}`,help:E.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:E})=>({message:`this overrid\
e file changes ${E}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:E})=>({
message:`${E} is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_F\
ILE names; replace a token that was committed"}),reserved:({what:E})=>({message:`${E} has a name that calls of a module need for themselves`,help:"rename the va\
riable"}),"quoted-type":({what:E})=>({message:`the type of ${E} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "m\
ap"'}),argument:({what:E,argument:$})=>({message:`${E} cannot have ${$}`,help:"correct its name, or remove it"}),both:({what:E,names:$})=>({message:`${E} has bo\
th ${$.join(" and ")}`,help:"remove one of them"}),unknown:({what:E,labels:$})=>({message:`a file cannot have ${$===void 0?"":"these labels of "}${E} at its top\
 level`,help:$===void 0?"correct its name, or remove it":`write ${$||"no"} labels`}),name:({what:E})=>({message:`"${E}" cannot be a name`,help:"use letters, dig\
its, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:E})=>({message:`${E} has for_each, but no alias`,help:"add `alias`, or \
remove `for_each`"}),expression:({what:E,isGuess:$})=>({message:`${E} has a variable or function, which Terraform does not evaluate in a backend or cloud block`,
help:"write its value",...$&&{severity:"warning"}}),workspace:({what:E,selected:$})=>({message:`the cloud block names the workspace ${(0,v.dh)(E)}, but TF_WORKS\
PACE is ${(0,v.dh)($)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`"}),backend:({what:E,isRemoved:$})=>({message:`there is no backend ${E}${$?" s\
ince Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...$&&{severity:"warning"}}),"local-name":({what:E,normal:$})=>({
message:`"${E}" cannot be the local name of a provider`,help:$===null?"use letters, digits and dashes only, with no dash at either end":`write ${$}`})},y=E=>(0,h.
CC)("block-invalid",(0,h.Z9)(C,E)),S="use another version of the module that has this call",P={"not-passed":({call:E,name:$,canChange:k})=>({message:`${E} does \
not pass the provider configuration ${$}, which its module expects`,help:k?`add \`${$} = \u2026\` to the \`providers\` of the call`:S}),overridden:({call:E,name:$,
canChange:k})=>({message:`${E} passes the provider configuration ${$}, which its module has itself`,help:k?`remove \`${$}\` from the \`providers\` of the call`:
S}),"of-other":({call:E,name:$})=>({message:`${E} passes ${$}, which has another source in its module`,help:`write the same \`source\` for ${$} in the \`required\
_providers\` of both modules`}),repeated:({call:E,argument:$,canChange:k})=>({message:`${E} has \`${$}\`, but its module configures a provider itself`,help:k?`r\
emove \`${$}\`, or use a version of the module without \`provider\` blocks`:S})},M=E=>(0,h.CC)("block-providers",(0,h.Z9)(P,E))}),8516:((le,X,t)=>{t.d(X,{FA:()=>l,
N0:()=>x,Ov:()=>f,Sm:()=>w,id:()=>k,jF:()=>$});var u=t(8032),v=t(9432),h=t(9119),I=t(9615);const C=6,y=p=>`"${(0,v.dh)(p)}"`,S="change one of these constraints \
so that a version can match all of them",P=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function M(p){const s=p.replace(P,"");return s===
""?"":`: ${s}`}const E={syntax:({text:p,why:s})=>({message:`${y(p)} is not a version constraint${M(s)}`,help:"write versions such as 1.2.0, each after =, !=, >,\
 >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:p,clients:s})=>({message:`version of ${p} is an expression, which ${s.includes(
"terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:s.includes("terraform")?"write the version as a literal; Terraform 1.15 and later also \
accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept locals and variables",affects:s}),"not-a-string":({address:p})=>({
message:`version of ${p} is not a string`,help:"put the version in quotes"}),"pre-release":({text:p})=>({message:`${y(p)} names a pre-release, which \`required_v\
ersion\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"}),"not-constant":()=>({message:"`required_ve\
rsion` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({provider:p})=>({message:`${p} is built in and cannot ha\
ve a version constraint`,help:"remove `version`"}),unspecified:({provider:p})=>({message:`provider ${p} is required in version 0.0.0, which is not a valid provi\
der version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` without `version`"})},$=p=>(0,I.CC)("constraint-invalid",
(0,I.Z9)(E,p));function k({of:p,terms:s,constraints:c,...g}){const{preRelease:o,resolution:r}=g,n=s.length===1?"correct the constraint":S,a=s.some(({place:T})=>typeof T!=
"string"&&T.inside)?`${n}, or call another version of the module that has one`:n,_=r?`${(0,I.OJ)(r)}, or ${n}`:a,d=new Set(s.map(h.Ox)).size===1,O=({text:T,...j})=>d?
y(T):`${y(T)} (${(0,v.dh)((0,h.Ox)(j))})`;return(0,I.CC)("constraint-unmeetable",{...c&&{constraints:c},message:`no version of ${p} can match ${s.length>1?"all \
of ":""}${(0,v.K4)(s,C,O)}`,help:o===void 0?_:`write ${y(o)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a modul\
e`})}const x=({provider:p,version:s,constraints:c,isUnit:g})=>(0,I.CC)("lock-outside",{message:`locked provider ${p} ${s} does not match configured version cons\
traint ${(0,v.K4)(c,C,v.dh)}`,help:`run \`${g?"terragrunt":"terraform"} init -upgrade\` in this directory and commit the lock file, or change the constraint`}),
w=p=>(0,I.CC)("lock-readonly",{message:p.isUnused?`no module requires provider ${p.provider}, and \`-lockfile=readonly\` does not let init remove its entry`:`th\
e lock file has no entry for provider ${p.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `terraform init` in this directory without \
`-lockfile=readonly`, and commit the lock file"}),m=(p,s)=>c=>({message:`the ${p} of provider ${c.provider} ${s}`}),i={syntax:({error:p})=>({message:p}),twice:({
provider:p})=>({message:`it has two blocks for provider ${p}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":m("version","is mis\
sing"),"not-a-version":m("version","is not a version number"),"not-constraints":m("constraints","are invalid"),"not-hashes":m("hashes",'are not a list of at lea\
st one, each like "h1:\u2026"'),"not-normal":p=>({message:`the ${p.of} of provider ${p.provider} must be written in normalized form: ${y(p.normal)}`})};function l(p){
const{message:s,help:c}={help:"restore the file, or remove the block and run `terraform init` again",...(0,I.Z9)(i,p)};return(0,I.CC)("lock-invalid",{message:`f\
ailed to read dependency lock file: ${s}`,help:c})}const f=({client:p,version:s,constraint:c})=>(0,I.CC)("client-version",{message:`the version constraint ${y(c)}\
 excludes ${u.bB[p]} ${s}`,help:`use another version of ${u.bB[p]}, or change the constraint`})}),2170:((le,X,t)=>{t.d(X,{Qp:()=>P,W7:()=>S,Xd:()=>y,ht:()=>C,kH:()=>h,
wv:()=>I});var u=t(8032),v=t(9119);function h(M,{clients:E=u.zK,...$}={}){return{problem:M,severity:M.severity,affects:M.affects.filter(k=>E.includes(k)),clients:E,
host:null,services:[],places:[],needed:!0,...$}}const I={line:1,column:1,endColumn:1};function C(M,E,$=I){const k={file:M===""?".":M,...$};return h(E,{places:[k],
clients:u.Du})}const y=({places:M})=>M.find(E=>typeof E!="string")??null,S=M=>y(M)?.file??"",P=(M,E)=>(0,v.c1)(M,$=>JSON.stringify(E($))).map($=>{const[k]=$;if($.
length===1)return k;const x=i=>[...new Set($.flatMap(i))],w=x(i=>i.exclude??[]),m=x(i=>i.rowKeys??[]);return{...k,needed:$.some(({needed:i})=>i),affects:x(({affects:i})=>i),
clients:x(({clients:i})=>i),places:(0,v.As)((0,v.jH)($.flatMap(({places:i})=>i))),...w.length===0?{}:{exclude:w},...m.length===0?{}:{rowKeys:m}}})}),9615:((le,X,t)=>{
t.d(X,{CC:()=>p,Lw:()=>y,OJ:()=>l,VB:()=>i,Z9:()=>s,ag:()=>f,as:()=>M,oC:()=>C,tr:()=>m,xx:()=>w});var u=t(1780),v=t(9179),h=t(9432);let I=function(...c){return{
problemFacts:I}=t.late([4507],4507),new.target?new I(...c):I(...c)};const C=["error","warning","notice"],y=c=>({operator:c,user:c}),S=(c,{isTerminal:g})=>typeof c==
"object"&&"terminal"in c?c[g?"terminal":"workflow"]:c;function P({operator:c,user:g,guest:o},r){const{role:n,host:e}=r;if(n==="guest"&&o!==void 0)return o;const a=S(
c,r);if(n==="operator")return a;const _=(0,u.xI)`ask the operator of ${(0,u.KT)(e)} to ${a}`;if(g===void 0)return _;const d=S(g,r);return/^ask | or /.test((0,u.
pj)(d))||/, or /.test((0,u.pj)(a))||n==="guest"||(0,u.pj)(d)===(0,u.pj)(a)?d:(0,u.xI)`${d}, or ${_}`}function M(c,g){const{cures:o,...r}=c;return o===void 0?c:{
...r,help:$(o,g)}}const E={role:"operator",host:"",isTerminal:!1};function $(c,g){const{because:o,note:r}=c,n=o===void 0?"":`${o}: `,e=r===void 0?"":(0,u.xI)`; ${S(
r,g)}`;return k((0,u.xI)`${n}${P(c,g)}${e}`)}const k=c=>(0,u.tD)((0,u.FS)(c),v._U),x=/`terraform (?=(?:init|login|logout|providers)\b)/g;function w(c,g,o){const r=g.
join()==="opentofu"?"`tofu ":"`terraform ",n=o?"this machine":"the runner",e=d=>d.replace(x,r).replace(/\bthis machine\b/g,n),{message:a,help:_}=c;return{...c,message:(0,u.
tD)(a,e),..._&&{help:(0,u.tD)(_,e)}}}function m(c){const[g,...o]=c,n=`if ${g===void 0?"this repository":(0,h.K4)(c,3)} ${o.length>0?"use":"uses"} OpenTofu, set \
\`dialect\``;return g===void 0?n:`${n} for \`tf-disco usages\``}const i=c=>`call another version in place of ${(0,h.dh)(c)}, or have it corrected there`,l=({calls:c,
module:g,version:o})=>`use ${(0,h.dh)(g)} ${(0,h.dh)(o,40)} in ${(0,h.K4)(c,5,h.dh)}, the newest version that is known to end the conflict`,f=({message:c,help:g})=>({
message:(0,u.pj)(c),help:g===void 0?null:(0,u.pj)(g)});function p(c,g){const{operator:o,user:r,guest:n,because:e,note:a,..._}=g,d=o===void 0?void 0:{operator:o,
user:r,guest:n,because:e,note:a},{help:O=d,...T}=_,j=I()[c],D=(0,u.tD)(T.message,v._U),b={code:c,...j,usualSeverity:j.severity,...T,message:D};return O===void 0?
b:typeof O=="object"&&"operator"in O?{...b,help:$(O,E),cures:O}:{...b,help:k(O)}}const s=(c,g)=>c[g.kind](g)}),8339:((le,X,t)=>{t.d(X,{DA:()=>x,Iz:()=>k,J0:()=>s,
My:()=>w,Zp:()=>o,_W:()=>r,k0:()=>c,tg:()=>g});var u=t(8032),v=t(1780),h=t(9179),I=t(9432),C=t(9615);const y=120,S="is not a registry module, and `version` appl\
ies to registry modules only",P={"local-with-version":[S,"remove `version`"],"remote-with-version":[S,"remove `version`; `?ref=` in the source selects a version\
 of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry add\
ress"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of \
the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZAT\
ION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},M={missing:["has no source","add `source`"],null:[
"has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { sourc\
e = "NAMESPACE/TYPE", version = "~> 1.0" }']};function E(n){if("error"in n)return{message:n.error,help:n.advice??void 0};if("address"in n){const[O,T]=M[n.reason];
return{message:`${n.address} ${O}`,help:T}}const[e,a]=P[n.reason],[,_]=$.exec(n.text)??[],d=_===void 0?"":`write "${_}" for the module of the registry, or `;return{
message:`"${n.text}" ${e}`,help:`${d}${a}`}}const $=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,k=({path:n,maker:e,in:a})=>(0,C.CC)("source-missing",{message:`\
there is no directory ${(0,I.dh)(n)}${a===void 0?"":` in ${(0,I.dh)(a)}`}`,help:a===void 0?"correct the path, or commit the directory":"correct the directory in\
 `source`, or call another version",...e!==null&&{message:`there is no directory ${(0,I.dh)(n)} in this checkout; ${(0,I.dh)(e)} ${e.endsWith(".gitignore")?"lis\
ts it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout),\
 or correct the path",severity:"warning"}}),x=n=>"isOld"in n?(0,C.CC)("source-invalid",{...p(n),affects:[n.client]}):(0,C.CC)("source-invalid",E(n)),w=n=>(0,C.CC)(
"source-near-miss",{message:n.host===null?`"${n.text}" is not read as a registry address`:(0,v.xI)`"${n.text}" is read as host ${(0,v.KT)(n.host)}`,help:n.advice,
...n.host===""&&{message:`the host of "${n.text}" cannot be determined`,severity:"notice"}}),m="add its host to `hostnames`, and set `scan: .` to read files as \
well";function i(n){const{shown:e,more:a}=(0,I.zN)(n,4),_=e.map(({text:O,from:T})=>`${O===null?"not known":(0,I.dh)(O,y)} ${T??"by default"}`),d=a>0?`${a} more`:
_.pop();return`${_.join(", ")} and ${d}`}const l=(n,e,a)=>`${n} of ${e} is ${(0,I.dh)((0,h.Qj)(a),y)}`;function f({address:n,argument:e,expression:a,candidates:_,
refused:d}){const O=l(e,n,a);if(d===null){const j=_.length>1?i(_):"only known at init time";return{message:`${O}, which is ${j}`,help:m}}const{variable:T}=d;return T===
""?{message:`${O}, which cannot be known during init`,help:`write the ${e} with literals, locals and variables only`}:{message:`${O}, and Terraform evaluates va\
r.${T} here only with \`const = true\``,help:`add \`const = true\` to variable "${T}", which requires Terraform 1.15, or write the ${e} as a literal`}}function p({
address:n,expression:e,client:a,isOld:_}){const d=l("source",n,e),[O,T]=[u.bB[a],u.Y8[a]],j="write the source as a literal";if(_)return{message:`${d}, which ${O}\
 evaluates only since ${T}`,help:`${j}, or use ${O} ${T} or later`};const D=a==="terraform";return{message:`${d}, and ${O} evaluates only locals and ${D?"variab\
les with `const = true`":"variables"} here`,help:`${j}${D?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and \
variables"}`}}const s=n=>(0,C.CC)("source-dynamic","isOld"in n?p(n):f(n)),c=n=>(0,C.CC)("host-invalid",{message:`"${n.text}" is not a hostname: ${n.error}`,help:n.
advice??void 0}),g=n=>(0,C.CC)("host-missing",{severity:"warning",message:`the ${n} has no hostname, and OpenTofu has no default`,help:n==="cloud block"?"add `h\
ostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:n,name:e})=>(0,C.CC)("host-dotless-module",{message:(0,v.xI)`module sources cannot name host ${(0,v.
KT)(n)}: must contain at least one dot`,help:(0,v.xI)`use a full name such as ${(0,v.KT)(e)}.localdomain; provider addresses accept the short name`}),r=({host:n})=>(0,C.
CC)("host-idn-module",{message:(0,v.xI)`Terraform cannot use modules from host ${(0,v.KT)(n)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((le,X,t)=>{t.d(X,{C:()=>h,p:()=>v});var u=t(9432);const v=C=>C.
map(h).join("; ");function h(C){switch(C.kind){case"deadline":return`the deadline of ${(0,u.YA)(C.ms)} was reached`;case"signal":return`interrupted by ${C.signal}`;case"\
crash":return"tf-disco crashed";case"missing":return I(C)}}function I({repositories:C,total:y}){const S=C.length===1?"is":"are",P=(0,u.K4)(C,10,u.dh);return`${C.
length} of ${(0,u.px)(y,"repository")} ${S} missing: ${P}`}}),2213:((le,X,t)=>{t.d(X,{Ar:()=>C,Bm:()=>P,D8:()=>S,FV:()=>y,Gb:()=>h,Ul:()=>M,nT:()=>I});var u=t(255),
v=t(9897);const h={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},I={"openbao *":"address","aws_kms *":"ec2_metadata\
_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vau\
lt_uri"},C=["address","endpoints","http_proxy","https_proxy","vault_uri"],y={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain \
endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpo\
int",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpo\
ints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},S=E=>/^[\w.-]*$/.test(E)?null:v.IZ,P=E=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(E)?null:v.IZ;function M(E){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(E))return v.IZ;if(/^\s*\w+\s*=/.test(E)){const[$,...k]=Array.from(E.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,x=""])=>x);return $===void 0?null:k.length===0?(0,u.$o)($):v.IZ}return(0,u.yo)(/^[\w+.-]+:\/\//.test(E)?E:`https://${E}`)??v.IZ}}),9941:((le,X,t)=>{t.d(X,{SH:()=>I,
Td:()=>C,lS:()=>S,n_:()=>h,w4:()=>y,yN:()=>E});const u=25e4,v=100;class h{max;count=0;constructor(m=u){this.max=m}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*v}}const I=(w,m,i)=>w.kind==="native"?w.blocks.filter(l=>l.type===m&&l.labels.length===i):w.members.flatMap(
({name:l,value:f})=>l===m?M(m,f,i,[]):[]),C=w=>w.kind==="native"?w.attributes:w.members;function y(w,m){if(!(w.kind==="native"&&w.mayHave?.(m)===!1))return C(w).
find(i=>i.name===m)}const S=w=>(w.kind==="tuple"?w.elements:[w]).flatMap(i=>i.kind==="object"?i.items.filter(P):[]),P=w=>w.name!==void 0&&w.name!=="//";function M(w,m,i,l){
if(i>0)return S(m).flatMap(({name:p,start:s,end:c,value:g})=>M(w,g,i-1,[...l,{value:p,start:s,end:c}]));const f={start:m.start,end:m.start+1};return(m.kind==="t\
uple"?m.elements:[m]).filter(({kind:p})=>p==="object"||p==="tuple").map(p=>({...f,type:w,labels:l,body:{kind:"json",members:S(p)}}))}const E=w=>{const m=[w.startsWith(
"\uFEFF")?1:0];let i=w.indexOf(`
`),l;return({start:f,end:p})=>{for(;i>=0&&i<f;i=w.indexOf(`
`,i+1))m.push(i+1);l??=k(w);const s=Math.max(1,x(m,f)),c=m[s-1]??0,g=(m[s]??(i<0?w.length:i)+1)-1;return{line:s,column:$(Math.max(f,c),c,l),endColumn:$(Math.min(
p,g),c,l)}}},$=(w,m,i)=>w-m-x(i,w-1)+x(i,m-1)+1,k=w=>/[\uD800-\uDBFF]/.test(w)?Array.from(w.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),m=>m.index):[];function x(w,m){
let i=0,l=w.length;for(;i<l;){const f=i+l>>>1;(w[f]??0)<=m?i=f+1:l=f}return i}}),2172:((le,X,t)=>{t.d(X,{IY:()=>x,Im:()=>m,JT:()=>k,KS:()=>f,LS:()=>i,MP:()=>$,MZ:()=>p,
W$:()=>E,cd:()=>M,dP:()=>c,ek:()=>l,g_:()=>g,lc:()=>s});var u=t(3096),v=t(5243),h=t(3846),I=t(180),C=t(9941);let y=function(...o){return{readHcl:y}=t.late([6135,
3276,6851,3557],8095),new.target?new y(...o):y(...o)},S=function(...o){return{detach:S}=t.late([6135,3276,6851,3557],8095),new.target?new S(...o):S(...o)};const P="\
hostnames input",M={file:P,line:1,column:1,endColumn:1},E=o=>o.file===P?P:o,$=({host:o,namespace:r,name:n,system:e})=>[o,r,n,e].join("/"),k=({host:o,namespace:r,
type:n})=>[o,r,n].join("/"),x=o=>"type"in o?k(o):$(o),w=[];function m(o){return"constraints"in o?o.constraints:o.constraint===null?w:[o.constraint]}function i(o){
const r=m(o);return r[0]?.place!==M?r:r.map(n=>({...n,place:P}))}const l=o=>("places"in o?o.places:[o.place]).map(E);function f({version:o},r){if(o===void 0)return null;
const n=(o.value===void 0?o.text:o.value[r])??null;return n===null?null:{text:n,place:o.place}}const p=({text:o,calls:r},n)=>r===void 0?[{root:null,source:o,version:null,
isOpen:!1}]:r[n]??[];function s({kind:o,text:r,address:n},e,a){switch(o){case"required_provider":case"state_store_provider":case"lock_provider":{const _=(0,h.mi)(
r??"",a);return _.kind==="registry"?_:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,h.op)(n)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,h.A5)(r)};default:return null}}function c(o){const r=new Set(o.flatMap(({kind:d,place:O})=>d==="sa\
ved_state"?(0,u.jt)(O.file):[])),n=new Map,e=({lockFile:d,calls:O,providers:T,isPartial:j})=>{if(d===null)return;const D=n.get(d)??new Set,K=!(O.length===0&&!j&&
!r.has((0,u.jt)(d)))||n.get(d)===null;n.set(d,K?null:D);for(const{provider:G}of T)D.add(k(G))},a=({place:d,...O})=>{const T=O.kind==="lock_provider"?n.get(d.file):
null,j=T?s(O,(0,v.Vm)("terraform"),"terraform"):null;return j!==null&&T?.has(k(j))===!1};return{add:e,isDropped:a,without:d=>d.map(O=>a(O)?{...O,needs:[]}:O)}}function g(o){
const n=(0,C.SH)(y(o).body,"provider",1).flatMap(({labels:[e],body:a})=>{const _=(0,h.mi)(S(e?.value??""),"terraform");if(_.kind!=="registry")return[];const d=(0,C.
w4)(a,"hashes")?.value,T=(d?.kind==="tuple"?d.elements:[]).flatMap(j=>j.kind==="string"?[S(j.value)]:[]);return[[k(_),T.filter(I.e)]]});return new Map(n)}}),9039:((le,X,t)=>{
t.d(X,{i:()=>M});var u=t(7811);const v="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",h=String.raw`\p{White_Space}*`,I=String.raw`[()<>@,;:\\"/[\]?=]`,C=new RegExp(`^${v}(?:/${v}\
)?$`),y=String.raw`"((?:[^"\\\r\n]|\\${I}|\\(?!${I}))*)"`,S=new RegExp(`;${h}(${v})${h}=${h}(?:(${v})|${y})${h}`,"uy"),P=new RegExp(String.raw`\\(${I})`,"g");function M($){
const k=$.indexOf(";"),w=(0,u.s8)((0,u.Dw)(k<0?$:$.slice(0,k))).replaceAll("\u0130","i").toLowerCase();return C.test(w)&&(k<0||E($,k))?w:null}function E($,k){const x=new Map;
for(let w=k;w<$.length;){S.lastIndex=w;const[m,i="",l,f=""]=S.exec($)??[];if(m===void 0)return(0,u.s8)($.slice(w))===";";const p=i.toLowerCase(),s=l??f.replace(
P,"$1");if((x.get(p)??s)!==s)return!1;x.set(p,s),w+=m.length}return!0}}),9432:((le,X,t)=>{t.d(X,{$$:()=>x,B9:()=>e,Dl:()=>P,I0:()=>w,K4:()=>k,NM:()=>T,VW:()=>r,
Wt:()=>g,YA:()=>K,_r:()=>j,dh:()=>S,eZ:()=>m,gL:()=>_,go:()=>p,kw:()=>f,mP:()=>s,oZ:()=>G,px:()=>M,q5:()=>a,qG:()=>b,qZ:()=>d,rU:()=>l,zN:()=>$,zd:()=>i});var u=t(
8032),v=t(1780),h=t(5106),I=t(9179);const C=300,y=8192;function S(W,A=C){const{length:H}=W,Y=H>y?(0,I.NE)(W.slice(0,y)):(0,I._U)(W);return Y.length<=A?Y:`${structuredClone(
Y.slice(0,A).toWellFormed())}\u2026`}const P=(W,A)=>/^~|\$\{?\w|%\w+%/.test(W)?"write the absolute path or name: the client does not expand ~ and variables":A,M=(W,A)=>`${W}\
 ${W===1?A:E(A)}`,E=W=>`${W.replace(/(?<=[^aeiou])y$/,"ie")}s`;function $(W,A){const{length:H}=W,Y=typeof A=="number"?A:H<=2*A.few?H:A.few,se=W.slice(Y);return{
shown:W.slice(0,Y),rest:se,more:se.length}}function k(W,A,H=String,Y=se=>`${se} more`){const{shown:se,more:V}=$(W,A),te=se.map(ae=>H(ae)).join(", ");return V>0?
`${te} and ${Y(V)}`:te}const x=W=>new TextEncoder().encode(W).length;function w(W,A,H,Y){const se=[];let V=0;for(const te of Iterator.from(W).map(Y)){if(V+=x(te)+
H,V>A)break;se.push(te)}return{shown:se,more:W.length-se.length}}const m=W=>W.map(A=>u.bB[A]).join(" and "),i=W=>(0,v.xI)`the clients print "${W}"`,l=W=>`it beg\
ins with "${S(W.trimStart(),60).replace(/[\r\n].*/s,"")}"`,f=({why:W,beginning:A})=>`is not ${/^line/.test(W)?"valid ":""}JSON: ${A===null?W:l(A)}`;function p(W){
return W===null?"null":Array.isArray(W)?"an array":typeof W=="object"?"an object":`a ${typeof W}`}function s(W){if(W.kind==="error")return`cannot be read: ${W.code}`;
if(W.kind==="special")return`is ${W.is} and is not read`;const{bytes:A,maxBytes:H}=W;return`has ${A} bytes and is not read; the limit is ${H/1024/1024} MiB`}const c={
[h.e$]:"correct the host in the source address (public modules need none)",[h.xq]:"correct the host in `source` (public providers need none), or use a filesyste\
m mirror"},g=W=>W.flatMap(A=>c[A]??[])[0]??"correct the host in `source` or `hostname`",o=new Map([["registry.terraform.io","https://status.hashicorp.com"],["ap\
p.terraform.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["releases.hashicorp.com","https://status.hashicorp.com"],
["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),r=W=>o.get(W)??null,n=/(^|\.)github(usercontent)?\.com$/;function e(W){
const A=n.test(W)?"https://www.githubstatus.com":r(W);return`wait and run the check again${A===null?"":`; see ${A}`}`}const a=W=>({operator:"check the logs of t\
he host and of any proxy in front of it",user:"wait and run the check again, or check the proxy of this network",guest:e(W)}),_=W=>`if that is intended, set \`al\
lowed-hosts\` to all hosts that may be used, with ${W}`,d=W=>(0,v.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,v.KT)(W)} is public, so this network or country is blocked`,
O="/.well-known/terraform.json";function T({page:W,asked:A},H,Y=O){if(W===null)return H;const se=W.title===""?"":` ("${W.title}")`,V=H.guest??d(A);switch(W.kind){case"\
sign-in":return{operator:`allow requests to ${Y} without a browser`,guest:V,because:`the host returned a sign-in page${se}`};case"bot-protection":return{operator:`\
exempt ${Y} from its bot protection, or let the addresses of CI runners through`,guest:V,because:se===""?void 0:`the host returned a page${se}`};case"captive-po\
rtal":return`a proxy or captive portal returned an HTML page${se}: allow this machine to reach the host`;case"other":{const te=`the host returned an HTML page${se}`;
return{...Y===O&&{user:g([])},...H,guest:V,because:te}}}}function j({url:W,status:A,reason:H,said:Y},se=!1){const V=Y===void 0?"":` ("${S(Y)}")`,te=!/^(?:unknown|<none>)?$/i.
test(H),ae=A>=520&&A<=526?"(Cloudflare gets no answer from it)":"",he=te?S(H):ae;return(0,v.xI)`${se?"":(0,v.xI)`${(0,v.KT)(W)} returned `}${`${A} ${he}`.trim()}${V}`}
const D={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-\
Encoding: gzip that is not gzip"},b=({host:W,why:A})=>({message:(0,v.xI)`${(0,v.KT)(W)} ${D[A]}`,operator:"look for a server that crashes while it responds, or \
a proxy that changes the body"}),K=W=>`${Math.round(W/100)/10} s`,G=({kind:W,address:A,version:H})=>H===""?(0,v.xI)`${W} ${S(A)}`:(0,v.xI)`${W} ${(0,v.KT)(A)} ${S(
H,40)}`}),1879:((le,X,t)=>{t.d(X,{LG:()=>M,Tp:()=>C,Zo:()=>x,bi:()=>I});var u=t(9562),v=t(7811),h=t(5106);const I=1024*1024;function C(m,i){const l=(0,v._6)(m),
f=(0,u.V)(l,"map");if(!f.ok)return{kind:"not-json",...M(l,f)};if(f.value===null)return{kind:"null"};if(Array.isArray(f.value))return{kind:"not-object",why:"foun\
d an array"};if(!(0,u.G)(f.value))return{kind:"not-object",why:`found a ${typeof f.value}`};const p=[];for(const s of Object.keys(f.value)){const c=f.value[s]??
null;if(i?.(s,c)===!1)continue;const g=i!==void 0&&y(c)>h.Ls;p.push({id:s,value:g?void 0:c})}return{kind:"object",services:p}}function y(m){try{return JSON.stringify(
m).length}catch{return Number.POSITIVE_INFINITY}}const S=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte ord\
er mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],
[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,
"is base64"]],P=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;function M(m,{why:i,advice:l}){const f=m.slice(0,4096).
replace(/^[\t\n\r ]+/,""),[,p,s=null]=S.find(([c])=>c.test(f))??[];return p!==void 0?{why:`it ${p}`,advice:s,beginning:null}:P.test(f)?{why:i,advice:l,beginning:null}:
{why:"it is not JSON",advice:null,beginning:f}}const E=100,$=16*1024,k=200;function x(m){const i=new Set(m),l=new Set(m.map(w));let f=0,p=$;return(s,c)=>{if(h.fg.
has(s)||i.has(s))return!0;const g=s.length<=k&&l.delete(w(s));if(f===E)return g;const o=s.length+y(c);return o>p?g:(f+=1,p-=o,!0)}}const w=m=>m.slice(0,m.indexOf(
".")+1)}),3096:((le,X,t)=>{t.d(X,{Bo:()=>y,Gz:()=>v,LA:()=>P,RO:()=>C,eH:()=>M,hl:()=>S,jt:()=>h,un:()=>I});var u=t(3916);const v=(E,$)=>E===""?$:`${E}/${$}`,h=E=>E.
slice(0,Math.max(0,E.lastIndexOf("/")));function I(E,$){const k=(0,u.join)(E,$.replaceAll("\\","/")).replace(/\/$/,"");return k==="."?"":k}const C=E=>/(^|\/)tests$/.
test(E)?h(E):E;function y(E,$,k=[]){const x=C(E),w=["",...M(E)].findLast($);if(w===void 0||$(x))return x;const m=i=>k.some(l=>$(I(i,l)));return m(x)&&!m(w)?x:w}
const S=E=>/\.(tftest|tofutest)\.(hcl|json)$/.test(E),P=E=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(E),M=E=>E.split("/").map(($,k,x)=>x.slice(0,k+1).join("/"))}),
3846:((le,X,t)=>{t.d(X,{A5:()=>r,Gi:()=>P,NE:()=>g,W_:()=>f,mi:()=>w,op:()=>o,pj:()=>E,sL:()=>i});var u=t(7811),v=t(255),h=t(9509),I=t(5243);const C={terraform:[
"terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",S="-",P=({host:n,namespace:e})=>n===(0,I.Vm)("terraform")&&e===y,M='Invalid provider sou\
rce string: The "source" attribute must be in the format "[hostname/][namespace/]name"',E="must contain only letters, digits, and dashes, and may not use leadin\
g or trailing dashes",$={prefix:"terraform-",whose:"a Terraform",frequency:"often"},x={terraform:[$],opentofu:[$,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"\
sometimes"}]};function w(n,e){const a=n.split("/");if(a.length>3||a.includes(""))return m(M);const[_="",d,O]=a.reverse(),T=i(_);if(!T.ok){const Y=`${(0,u.ol)(_)}\
 in source ${(0,u.ol)(n)}`;return m(`Invalid provider type: Invalid provider type ${Y}: ${T.why}"`)}const j=O===void 0,D=j?(0,u.Ju)((0,I.Vm)(e)):(0,v.Pv)(O);if(d===
void 0&&D.ok){const Y={hostImplied:j,namespace:y,type:T.value};return{kind:"registry",host:D.value,...Y}}const K=d===S?(0,u.Ju)(d):f(d??"",e),G=`namespace "" in\
 source ${(0,u.ol)(n)}`;if(!K.ok)return m(`Invalid provider namespace: Invalid provider ${G}: ${K.why}"`);const W="Invalid provider source hostname";if(!D.ok)return m(
`${W}: ${W} ${G}: ${D.why}"`);const A={hostImplied:j,host:D.value,namespace:K.value,type:T.value},H=s(A,e);return H===void 0?{kind:p(A,e),...A}:m(H)}const m=n=>({
kind:"invalid",error:n});function i(n){if(/^[a-z0-9]+$/.test(n))return(0,u.Ju)(n);if(n==="")return(0,u.TR)("must have at least one character");if(n.includes("."))
return(0,u.TR)("dots are not allowed");if(n.includes("--"))return(0,u.TR)("cannot use multiple consecutive dashes");const e=(0,h.YE)(n);return e.ok?(0,u.Ju)((0,h.
DI)(e.value)):(0,u.TR)(E)}const l=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,f=(n,e)=>e==="terraform"&&l.test(n)?(0,u.Ju)(n.toLowerCase()):i(n);function p({host:n,
namespace:e},a){return e===S?"legacy":e==="builtin"&&C[a].includes(n)?"builtin":"registry"}function s(n,e){const a=(0,I.Vm)(e);if(n.namespace===S&&n.host!==a)return`\
Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${a}.`;const _=x[e].find(({prefix:d})=>n.type.startsWith(d));return _&&
c(n,_,e)}function c(n,{prefix:e,whose:a,frequency:_},d){const O=`${e}provider-`,T=n.type.slice(O.length);if(!n.type.startsWith(O)||!i(T).ok)return`Invalid provi\
der type: Provider source ${(0,u.ol)(g(n))} has a type with the prefix ${(0,u.ol)(e)}, which isn't allowed because it would be redundant to name ${a} provider w\
ith that prefix. If you are the author of this provider, rename it to not include the prefix.`;const j=g({...n,type:T},d);return`Invalid provider type: Provider\
 source ${(0,u.ol)(g(n,d))} has a type with the prefix ${(0,u.ol)(O)}, which isn't valid. Although that prefix is ${_} used in the names of version control repo\
sitories for ${a.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,u.ol)(j)}?`}const g=({host:n,namespace:e,type:a},_)=>_!==void 0&&n===(0,I.Vm)(_)?`${e}/${a}`:`${(0,v.pk)(n)}/${e}/${a}`,o=n=>n.replace(/^.*\./s,
""),r=n=>(n??"").replace(/[._].*$/s,"")}),8153:((le,X,t)=>{t.d(X,{D4:()=>S,LT:()=>m,Qq:()=>E,Tj:()=>l,_5:()=>y,ch:()=>C,gy:()=>w,lq:()=>x,nd:()=>k,p_:()=>i,qL:()=>P,
w3:()=>f,zM:()=>$});var u=t(9562),v=t(7811),h=t(9432),I=t(1879);const C="has too many elements",y=25e3;function S(c,g,o){const r=P(c,g,o);return r.ok?r.value.items>
y?(0,v.TR)(C):(0,v.Ju)(r.value.value):r}function P(c,g,o="decoder"){const r=(0,u.V)(c,/^[\t\n\r ]*[{n]/.test(c)?o:"struct");if(!r.ok&&r.isLimit)return(0,v.TR)(C);
if(!r.ok)return(0,v.TR)((0,h.kw)((0,I.LG)(c,r)));const n=new s,e=g.read(r.value,n),{mistake:a,items:_}=n;return a===null?(0,v.Ju)({value:e,items:_}):(0,v.TR)(a)}
const M=(c,g,o=r=>typeof r==typeof c)=>({zero:c,read:(r,n)=>o(r)?r:(r!==null&&n.refuse(g,r),c)}),E=M("","a string"),$=M(!1,"a boolean"),k=M(0,"an integer",Number.
isInteger),x=c=>({zero:null,read:(g,o)=>g===null?null:c.read(g,o)}),w={zero:null,read:()=>null},m=c=>({zero:c.zero,read:(g,o)=>{const{mistake:r,items:n}=o,e=c.read(
g,o);return Object.assign(o,{mistake:r,items:n}),e}}),i=c=>({zero:[],read:(g,o)=>Array.isArray(g)?(o.items+=g.length,g.map((r,n)=>o.within(n,c,r))):(g!==null&&o.
refuse("an array",g),[])}),l=c=>({zero:null,read:(g,o)=>{const r=o.membersOf(g);if(r===null)return null;const n=Object.entries(r);return o.items+=n.length,new Map(
n.map(([e,a])=>[e,o.within("*",c,a)]))}});function f(c){const g=Object.entries(c),o=new Map(g),r=Object.fromEntries(g.map(([n,{zero:e}])=>[n,e]));return{zero:r,
read:(n,e)=>{const a=e.membersOf(n);if(a===null)return r;const _={...r};for(const[d,O]of Object.entries(a)){const T=o.has(d)?d:p(d),j=o.get(T);j!==void 0&&(_[T]=
e.within(T,j,O))}return _}}}const p=c=>c.toLowerCase().replaceAll("\u017F","s");class s{#e=[];mistake=null;items=0;within(g,o,r){this.#e.push(g);const n=o.read(
r,this);return this.#e.pop(),n}membersOf(g){return(0,u.G)(g)?g:(g!==null&&this.refuse("an object",g),null)}refuse(g,o){if(this.mistake!==null)return;const r=this.#e.
map(e=>typeof e=="number"?`[${e}]`:`.${e}`),n=r.length===0?"":` in "${r.join("").slice(1)}"`;this.mistake=`has ${(0,h.go)(o)} instead of ${g}${n}`}}}),180:((le,X,t)=>{
t.d(X,{CT:()=>k,KB:()=>C,e:()=>x,uH:()=>$,yI:()=>m});var u=t(9432),v=t(9633),h=t(523),I=t(3556);function C(i,l,f){const{os:p,arch:s,shasum:c}=i,g=Object.entries(
i).flatMap(([n,e])=>e===""?n:[]),o=/^[0-9a-fA-F]{64}$/.test(c),r=`${p}_${s}`===l;return{early:[...S(i.protocols),...y([g.length===0?null:`lacks \`${g.join("`, `")}\
\``,r?null:`is for ${p}_${s} instead of ${l} (\`os\`, \`arch\`)`,P(f,"download_url",i.download_url),M(i.packages),o?null:`has "${c}" in \`shasum\`, which is not 6\
4 hexadecimal digits`,P(f,"shasums_url",i.shasums_url),P(f,"shasums_signature_url",i.shasums_signature_url)])],late:y([E(i,l)]),hashes:o&&r?[`zh:${c.toLowerCase()}`]:
null}}const y=i=>i.flatMap(l=>l===null?[]:{kind:"description",why:l});function S(i){const l=i.find(f=>(0,h.rK)(f)===null);return l!==void 0?[{kind:"description",
why:`has "${l}" in \`protocols\`, which is not a version`}]:i.length===0||(0,I.PN)(i)?[]:[{kind:"protocols",protocols:i}]}function P(i,l,f){const p=(0,v.Fl)(i,f);
return p.ok?null:`has an invalid URL in \`${l}\`: ${p.why}`}function M(i){const l=[...i?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),f=Array.from(
i?.values()??[],s=>s.hashes).flat(),p=[...l,...f.filter(s=>s.indexOf(":")<1)][0];return p===void 0?null:`has "${p}" in \`packages\`, which OpenTofu cannot read`}
function E({packages:i,shasum:l},f){if(!i?.size)return null;const p=i.get(f);if(p===void 0)return"has `packages` without an entry for the platform, which OpenTo\
fu requires";if(p.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=p.hashes.filter(c=>c.startsWith("zh:"));
return s.some(c=>c!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the plat\
form in `packages`, which OpenTofu requires"}function $(i,l){if(i===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:p}=i,s=p.length===
0||p.some(x),c=y([f===""?`has no \`url\` for ${l}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:c,late:[],hashes:c.length===
0?p:null}}const k=["zh:","h1:"],x=i=>k.some(l=>i.startsWith(l)),w=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function m(i,{filename:l,
shasum:f}){for(const s of i.split(`
`)){const[c="",g]=s.split(w,4).filter(o=>o!=="");if(g===l)return/^[0-9a-fA-F]{64}$/.test(c)?c.toLowerCase()===f.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}if(!/[0-9a-fA-F]{64}/.test(i))return`has no SHA-256 hash: ${(0,u.rU)(
i)}`;const p=i.split(w).find(s=>s.endsWith(l));return`has no line for ${l}${p===void 0?"":`, but one for ${p}`}`}}),3556:((le,X,t)=>{t.d(X,{I0:()=>c,PN:()=>E,TT:()=>M,
h:()=>l,oM:()=>p,tD:()=>k});var u=t(9039),v=t(7811),h=t(3846),I=t(3298),C=t(523),y=t(8153);const S=(0,y.LT)((0,y.p_)((0,y.w3)({os:y.Qq,arch:y.Qq}))),P=(0,y.w3)(
{versions:(0,y.p_)((0,y.w3)({version:y.Qq,protocols:(0,y.p_)(y.Qq),platforms:S})),warnings:(0,y.p_)(y.Qq)});function M(o){const r=(0,y.D4)(o,P);if(!r.ok)return r;
const{versions:n,warnings:e}=r.value,a=new Map(n.map(T=>[T.version,T])),_=[...a.keys()],d=_.filter(T=>E(a.get(T)?.protocols??[])),O=(0,I.O)(T=>T);return(0,v.Ju)(
{texts:_,compatible:d.length===_.length?_:d,platforms:Array.from(a.values(),({platforms:T})=>O(T.map(({os:j,arch:D})=>`${j}_${D}`).join(" "))),warnings:_.length===
0?[]:e})}const E=o=>o.some(r=>{const n=(0,C.rK)(r),[e]=n?.numbers??[];return n!==null&&!(0,C.Ty)(n)&&(e===5n||e===6n)}),$=(0,y.w3)({id:y.Qq,moved_to:y.Qq});function k(o,r){
const n=(0,y.D4)(o,$);if(!n.ok)return n;const{id:e,moved_to:a}=n.value,_=(0,h.mi)(a===""?e:a,"terraform"),d=_.kind==="registry"&&_.type===r;return(0,v.Ju)(d?_.namespace:
null)}const x=(0,y.w3)({ascii_armor:y.Qq}),w=(0,y.Tj)((0,y.w3)({hashes:(0,y.p_)(y.Qq),package_size:y.nd})),m=(o,r)=>(0,y.w3)({protocols:(0,y.p_)(y.Qq),os:y.Qq,arch:y.
Qq,filename:y.Qq,shasum:y.Qq,download_url:y.Qq,shasums_url:y.Qq,shasums_signature_url:y.Qq,signing_keys:(0,y.w3)({gpg_public_keys:(0,y.p_)((0,y.lq)(o))}),packages:r}),
i={terraform:m((0,y.w3)({ascii_armor:y.Qq,trust_signature:y.Qq}),y.gy),"opentofu before 1.12":m(x,y.gy),opentofu:m(x,w)},l=(o,r)=>(0,y.D4)(o,i[r]),f=(0,y.w3)({versions:(0,y.
Tj)((0,y.w3)({}))});function p(o,r){const n=g(o,r,f);return n.ok?(0,v.Ju)([...n.value.versions?.keys()??[]]):n}const s=(0,y.w3)({archives:(0,y.Tj)((0,y.lq)((0,y.
w3)({url:y.Qq,hashes:(0,y.p_)(y.Qq)})))});function c(o,r,n){const e=g(o,r,s);if(!e.ok)return e;const a=e.value.archives?.get(n);return a===void 0?(0,v.Ju)(null):
a===null?(0,v.TR)(`has null for ${n}, at which the clients crash`):a.hashes.some(_=>_.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${n}"`):(0,v.Ju)(a)}function g(o,r,n){return(0,u.i)(r??"")==="application/json"?(0,y.D4)(o,n):(0,v.TR)(r===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((le,X,t)=>{t.d(X,{EH:()=>$,Fl:()=>k,ad:()=>S,fZ:()=>h,i5:()=>y,ny:()=>P,sw:()=>I,ut:()=>E,zS:()=>M});
var u=t(7811),v=t(8643);const h=(m,i)=>w(x(m),`${C(i)}/versions`),I=(m,i,l)=>w(x(m),`${C(i)}/${l}/download`),C=({namespace:m,name:i,system:l})=>`${m}/${i}/${l}`,
y=(m,{namespace:i,type:l})=>w(m,`${i}/${l}/versions`),S=(m,{namespace:i,type:l},f,p)=>w(m,`${i}/${l}/${f}/download/${p.replace("_","/")}`),P=(m,i)=>w(x(m),i);function M(m,{
host:i,namespace:l,type:f},p){const s=(0,v.O2)(m,`${i}/${l}/${f}/${p}`);return!s.ok||s.value.scheme==="https"?s:(0,u.TR)(`unsupported protocol scheme "${s.value.
scheme}"`)}function E(m,i){if(!/^\.{0,2}\//.test(i))return(0,u.Ju)(i);const l=(0,v.O2)(m,i);return l.ok?(0,u.Ju)((0,v.jr)(l.value)):l}function $(m,i){const l=k(
m,i);return l.ok&&l.value.fragment!==""?(0,u.TR)("must not include fragment part"):l}function k(m,i){const l=(0,v.O2)(m,i);if(!l.ok)return l;const{scheme:f}=l.value;
return f==="http"||f==="https"?l:(0,u.TR)("must use http or https scheme")}const x=m=>m.path.endsWith("/")?m:{...m,path:`${m.path}/`};function w(m,i){const l=(0,v.
O2)(m,i);if(!l.ok)throw new Error(l.why);return l.value}}),523:((le,X,t)=>{t.d(X,{Cg:()=>$,PW:()=>f,Ty:()=>E,Zy:()=>k,_T:()=>p,hZ:()=>I,kv:()=>o,mb:()=>r,oF:()=>S,
rK:()=>P});var u=t(7811),v=t(5106);const h=new RegExp(`^${v.eQ}$`),I=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(
`^${I}[.+-]?$`),y=2n**63n-1n;function S(n){const[,e,a,_,d]=h.exec(n)??[];return e===void 0?null:M(n,e,_??a,d)}function P(n){const[,e,a,_]=C.exec(n)??[];return e===
void 0?null:M(n,e,a,_)}function M(n,e,a="",_=""){const d=e.split(".").map(T=>T.replace(/^0+(?=.)/,""));if(d.some(T=>T.length>19))return null;const O=d.map(T=>BigInt(
T));if(O.some(T=>T>y))return null;for(;O.length<3;)O.push(0n);return{text:n,numbers:O,written:d.length,pre:a,build:_}}const E=n=>n.pre!=="",$=({numbers:n,pre:e,
build:a})=>`${n.join(".")}${e===""?"":`-${e}`}${a===""?"":`+${a}`}`;function k(n,e){const a=Math.max(n.numbers.length,e.numbers.length);for(let _=0;_<a;_++){const[
d,O]=[n.numbers[_]??0n,e.numbers[_]??0n];if(d!==O)return d<O?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?
1:-1:x(n.pre,e.pre)}function x(n,e){const[a,_]=[n.split("."),e.split(".")];for(let d=0;;d++){const[O,T]=[d+1>=a.length,d+1>=_.length];if(O!==T)return O?-1:1;const j=w(
a[d]??"",_[d]??"");if(j!==0||O)return j}}function w(n,e){const[a,_]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return a!==_?a?-1:1:a&&n.length!==e.length?n.length-
e.length:n===e?0:n<e?-1:1}const m="[\\t\\n\\f\\r ]*",i=new RegExp(`^${m}(<=|>=|!=|~>|<|>|=|)${m}(${v.eQ})${m}$`),l="This string does not use correct version con\
straint syntax";function f(n){const e=[];for(const a of n.split(",")){const[,_,d=""]=i.exec(a)??[],O=S(d);if(O===null)return(0,u.TR)(l);e.push({operator:_||"=",
version:O,text:a})}return(0,u.Ju)(e)}function p(n){const e=f(n);if(!e.ok)return e;const a=[];for(const _ of e.value){const d=P(_.version.text);if(d===null||!s.test(
_.text.trim()))return(0,u.TR)(`Incorrect version constraint syntax: ${c(_)}`);a.push({..._,version:d})}return(0,u.Ju)(a)}const s=/^[<>=!~]* ?[0-9]/;function c({
operator:n,version:e,text:a}){const _=a.trim();if(e.text.startsWith("v"))return'a "v" prefix should not be used';if(!s.test(_))return`only one space is expected\
 after the operator "${n}"`;if(e.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[d]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(_)??[""];return`missing comma after "${d}"`}const g=[">",">=","=","~>","<=","<","!="];function o(n){const e=[...n].sort((a,_)=>k(a.version,_.version)||x(a.
version.build,_.version.build)||g.indexOf(a.operator)-g.indexOf(_.operator)||_.version.written-a.version.written);return[...new Set(e.map(r))].join(", ")}function r({
operator:n,version:e}){if(n==="=")return $(e);const a=n==="~>"&&e.written<3?e.numbers.slice(0,2):e.numbers;return`${n} ${$({...e,numbers:a})}`}}),8185:((le,X,t)=>{
t.d(X,{CS:()=>E,I4:()=>x,KJ:()=>P,US:()=>M,VS:()=>$});var u=t(2801),v=t(2170),h=t(9119),I=t(255),C=t(9897),y=t(5106);const S=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
P=({problem:{code:w,severity:m}})=>S.test(w)&&!(w==="file-syntax"&&m==="notice"),M=(w,m)=>m.allowedHosts.length>0&&("problem"in w?P(w):[w.directHost??null,...w.
needs.map(({host:i})=>i)].some(i=>i!==null&&!I.ev(i,m)));function E(w,m){return m.allowedHosts.length===0?[]:w.flatMap(i=>{const{directHost:l,isOverridden:f,place:p,
clients:s,evaluated:c}=i;if(l===void 0||f)return[];const g=k(i)?"backend":"download",o=I.ev(l,m),r=g==="download"&&Object.values(c??{}).some(_=>!_.isWhole);if(o&&
!r)return[];const n=I.Pv(l),e=n.ok&&!o?n.value:null,a=o?C.IZ:I.nx(l);return[(0,v.kH)((0,u.wp)({host:a,use:g}),{host:e,places:[p],clients:s})]})}function $(w,m,i,l){
const{allowedHosts:f}=l,p=a=>a!==void 0&&I.ev(a,l),s=w.filter(a=>p(a.directHost)&&!k(a)),c=m.filter(({service:a,host:_})=>a===y.e$&&p(_)),g=[...s.map(({place:a})=>a),
...c.flatMap(a=>a.because)],o=i??g,r=(0,h.jH)(o.filter(a=>typeof a!="string"));if(f.length===0||r.length===0)return[];const n=i!==null,e=(0,u.sC)({count:r.length,
isAsked:n});return[(0,v.kH)(e,{places:(0,h.As)(r)})]}const k=({kind:w})=>/^(backend|remote_state|saved_state)$/.test(w);function x(w,m,i,l){if(l.allowedHosts.length===
0)return[];const f=i.filter(({because:p})=>p.some(s=>typeof s!="string"));return m.flatMap(p=>{const{id:s,kind:c}=p;if(c!=="url"||!f.some(r=>r.service===s))return[];
const g=I.yo(p.url);if(g===null||g===w||I.ev(g,l))return[];const o=(0,u.wp)({host:I.nx(g),service:s,registry:I.nx(w)});return[(0,v.kH)(o,{services:[s]})]})}}),3217:((le,X,t)=>{
t.d(X,{MU:()=>m,fc:()=>i,ky:()=>w,so:()=>E,uA:()=>l});var u=t(8294),v=t(1098),h=t(2170),I=t(9119),C=t(4481),y=t(8032),S=t(255),P=t(5106),M=t(4606);function E(f,p,{
misnamed:s},c){const g=f.credentials?.hasToken!==!0&&f.attempt.discovery.kind==="found",o=g?$(f.host,c):[],r=o.length>0?s.slice(1):s,n=[f.difference??[],r].flat().
map(j=>(0,h.kH)(j));if(!g)return n;const e={host:f.host,isFork:c.isFork,...(0,M.Bc)(f)},[a=null]=s,_=new Set(o.map(({place:j})=>j)),T=(s.length>0||!!f.credentials?.
problem?[]:k(f.host,p,c)).filter(({place:j})=>!_.has(j));return[...n,...x(o,j=>{const D=(0,v.vs)({...e,service:j});return a===null?D:(0,C.to)(D,a)}),...x(T,j=>u.
$U({...e,service:j}))]}function $(f,{usages:p,depth:s}){return s==="discovery"?[]:p.flatMap(({workspace:c,hasOwnToken:g,needs:o,place:r})=>c===void 0||g||(0,I.MV)(
r)?[]:o.flatMap(n=>n.host===f?[{...n,place:r}]:[]))}function k(f,p,{usages:s}){const c=new Set(s.flatMap(({hasOwnToken:r,place:n})=>r?n:[])),g=(0,P.Uc)(f);return p.
filter(({service:r})=>g.includes(r)).flatMap(({service:r,because:n})=>n.filter(e=>typeof e!="string").filter(e=>!(0,I.MV)(e)&&!c.has(e)).map(e=>({service:r,place:e,
clients:y.zK})))}const x=(f,p)=>[...Map.groupBy(f,({service:s})=>s)].map(([s,c])=>{const g=[...new Set(c.map(({place:r})=>r))],o=[...new Set(c.flatMap(r=>r.clients))];
return(0,h.kH)(p(s),{services:[s],places:g,clients:o})}),w=(f,p,s)=>f.filter(c=>s!==null&&!s.has(c)&&!p.includes(c)).map(c=>(0,h.kH)(u.bI({host:c}))),m=(f,p)=>p.
flatMap(({visit:s,requirements:c,services:g})=>{const o=({because:_})=>_.some(d=>typeof d!="string"),n=c.filter(o).map(({service:_})=>_).filter(_=>(0,y.SZ)(_).includes(
"renovate")),e=i(s,g).filter(({service:_})=>n.includes(_??"")),a=s.credentials?.hasToken&&n.length>0?[s,...e]:[];return f.flatMap(({client:_,file:d,ends:O})=>a.
filter(({host:T})=>!O.some(j=>`//${T}`.endsWith(j))).map(({host:T})=>u.qX({client:_,host:T,ends:O})).map(T=>(0,h.kH)(T,{places:[{file:d,...h.wv}],clients:[_]})))});
function i({host:f,attempt:p,credentials:s},c){const g=s?.hasToken===!0,o=[...c.flatMap(r=>r.kind==="url"&&(0,P.p4)(r.id)&&P.fg.has(r.id)?[{url:r.url,service:r.
id,isSent:g}]:[]),...p.hops.map(({url:r,authorization:n})=>({url:r,service:null,isSent:n==="sent"||n==="not-sent"}))].flatMap(({url:r,...n})=>{const e=(0,S.Pv)(
(0,S.yo)(r)??"");return!e.ok||e.value===f?[]:[{...n,host:e.value}]});return[...new Map(o.toReversed().map(r=>[r.host,r])).values()]}function l(f,p,{tokenSources:s,
hosts:c}){return(s.size===0?[]:i(f,p)).flatMap(({host:o,service:r,isSent:n})=>{const e=s.get(o);if(e===void 0)return[];const a=r===null?f.attempt.discovery.kind===
"failed":!n,_=u.To({host:(0,S.nx)(f.host),other:(0,S.nx)(o),source:e,service:r,isSent:n,isNotice:!a||c.has(o)});return[(0,h.kH)(_,{services:r===null?[]:[r]})]})}}),
2886:((le,X,t)=>{t.d(X,{ER:()=>i,H4:()=>p,Np:()=>s,TC:()=>x,cA:()=>g,hD:()=>y,ly:()=>f,pi:()=>c,v1:()=>$,zX:()=>m,zv:()=>l});var u=t(9432),v=t(9119),h=t(9615),I=t(
255),C=t(1780);function y(o,r){const{clients:n,aside:e,answeredBy:a,isPlaceholder:_,checkedFor:d,...O}=o,T=(d??r.clients).filter(j=>n.includes(j));return{...O,problem:(0,h.
xx)(S(o,r),T,r.isTerminal),affects:o.affects.filter(j=>r.concerned.includes(j)),isHostNew:r.isHostNew}}function S(o,r){const{machine:n,ignore:e,guesses:a}=r,_=r.
reader&&k(o,r.reader);if(n!==null&&o.problem.obstacle&&!c(o,e))return n;const d=M(o,_===null?o.problem:(0,h.as)(o.problem,_)),O=E(o,a);if(O.length===0)return d;
const T=(0,h.tr)(O.flatMap(({repository:j})=>j??[]));return{...d,help:d.help===void 0?T:(0,C.xI)`${d.help}; ${T}`}}const P=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function M({places:[o]},r){const n=typeof o=="object"?o.inside:void 0;if(n===void 0||!P.test(r.code))return r;const e=(0,h.VB)(n.package),a=r.code==="client-ver\
sion";return{...r,help:a?`use a version that it allows, or ${e}`:e}}function E({host:o,places:r,problem:n},e){if(e.length===0)return[];const a=n.affects.includes(
"terraform")&&!n.affects.includes("opentofu"),_=r.flatMap(O=>typeof O=="string"?[]:O.file),d=new Set(_.map(v._M));return e.filter(({repository:O,hosts:T})=>d.has(
O)&&(a||o!==null&&T.has(o)))}function $({severity:o,affects:r,needed:n},e){const a=n&&e.some(_=>r.includes(_));return o==="error"&&!a?"warning":o}function k({answeredBy:o},r){
if(o===void 0)return r;const n=(0,u.VW)(o)!==null?"guest":"user";return{...r,host:o,role:r.role==="operator"?"operator":n}}function x(o,r,{isTerminal:n}){const e=r.
some(({because:_})=>_.includes("hostnames input"));return{role:(0,u.VW)(o)!==null?"guest":e?"operator":"user",host:(0,I.nx)(o),isTerminal:n}}const w=["module","\
provider","version","package","lock","not"],m=({problem:o,places:r})=>w.includes(o.code.replace(/-.*/,""))&&r.length>0&&r.every(n=>typeof n!="string"),i=({problem:o,
needed:r})=>r&&o.usualSeverity==="error"&&!p.includes(o.code),l=({problem:o})=>o.code==="machine-network",f=o=>o.some(r=>typeof r=="string"||!(0,v.MV)(r)),p=["h\
ost-http2","host-check-crashed"],s=(o,r)=>h.oC.indexOf(o.severity)-h.oC.indexOf(r.severity),c=({problem:o,host:r,namedHost:n=r},e)=>e.some(({code:a,host:_})=>a===
o.code&&(_===null||_===n));function g(o){if(typeof o=="string")return o;const{file:r,line:n,inside:e}=o;return e===void 0?`${r}:${n}`:(0,v.kn)(e)}}),6146:((le,X,t)=>{
t.d(X,{$:()=>I,o:()=>h});var u=t(9119),v=t(2886);function h($,k){const{kind:x,source:w,address:m,constraints:i,places:l}=k;return JSON.stringify([$,x,w,m,i,l[0]??
null])}function I($,k){const x=(0,u.hy)(k,({rowKeys:f=[]})=>f),w=k.filter(({host:f})=>f===null),m=f=>w.filter(({problem:p})=>f.test(p.code)),i=(0,u.hy)(m(S),({places:f})=>f.
map(v.cA)),l=(0,u.hy)(m(P),({places:f})=>f.map(E));return x.size+i.size+l.size===0?$:$.map(({directory:f,clients:p,rows:s})=>({directory:f,clients:p,rows:s.map(
c=>{const g=x.get(h(f,c))??[...c.rejectedAt.flatMap(n=>i.get((0,v.cA)(n))??[]),...M(c).flatMap(n=>l.get(E(n))??[])];if(g.length===0)return c;const o=g.map(({item:n})=>({
...n.problem,severity:(0,v.v1)(n,p)})).sort(v.Np),r=C(c,g);return{...c,...r.length>0&&{conflicting:r},worst:o[0]?.severity??null,problems:(0,u.t6)(o,({code:n})=>n).
map(({code:n,usualSeverity:e})=>({code:n,usualSeverity:e}))}})}))}function C({requiredBy:$=[]},k){const x=k.flatMap(({item:m})=>m.problem.constraints??[]),w=new Set(
x.filter(({conflicts:m})=>m).map(y));return w.size===0?[]:$.filter(m=>w.has(y(m)))}const y=({text:$,place:k})=>`${(0,u.df)(k)} ${$}`,S=/^(?:constraint|lock)-/,P=/^(?:block|client|file|source)-/,
M=({kind:$,places:k})=>k.filter(x=>$==="module"&&typeof x!="string"&&x.inside===void 0),E=$=>typeof $=="string"?$:`${$.file}:${$.line}`}),4606:((le,X,t)=>{t.d(X,
{Bc:()=>w,Cg:()=>P,Hf:()=>$,MC:()=>S,ux:()=>M,wD:()=>E});var u=t(8294),v=t(4481),h=t(8032),I=t(255),C=t(5106);const y=1440*60*1e3;function S(m,i){const{host:l,credentials:f}=m;
if(!f?.life||f.problem!==null)return m;const{source:p,life:s}=f,c=(s.expires-i.now)/y,g=(s.expires-(s.issued??0))/y<=i.certificateDays;if(c>=(g?0:i.certificateDays))
return m;const o=new Date(s.expires).toISOString().slice(0,10),r=u.C3({host:l,source:p,on:o,days:c});return{...m,credentials:{...f,problem:r}}}const P={misnamed:[],
cause:null,refusals:[]};function M(m,i,{role:l},f){const{isFork:p,isAsked:s}=f,{hasToken:c=!1,source:g,problem:o=null}=m.credentials??{},n=o?.code==="credential\
s-expiry"&&o.flaw===void 0?null:o,{status:e=null}=m.attempt.hops.at(-1)??{},a=c||!s?[]:k(m,f),_=s&&(0,h.n3)(m.host),O=_&&e===403||p&&!c?null:n??(c?null:m.lost)??
a[0]??null,T=(0,C.Uc)(m.host).length===0,j=i.filter(({problem:{code:K,refusal:G}})=>G!==void 0&&(O!==null||K==="document-unauthorized"||!(p||_||T&&G==="hides"))),
D=j.some(({problem:K})=>K.code!=="document-unauthorized")||l!=="guest"&&(p||e===401);return O!==null||D&&!c?{misnamed:a,cause:O??{isFork:p,...w(m)},source:g,refusals:j}:
{...P,misnamed:a}}const E=(m,{cause:i,source:l,refusals:f})=>i!==null&&f.includes(m)?(0,v.to)(m.problem,i,l):m.problem;function $({problem:m,services:i},{cause:l,
refusals:f}){if(f.length===0)return!1;const p=f.flatMap(s=>s.services);return m===l||m.code==="credentials-missing"&&i.every(s=>p.includes(s))}const k=(m,{tokenVariables:i,
hosts:l})=>(0,I.Bz)(i,m.host,l).filter(({isParent:f})=>!f||x(m)).map(f=>u.z2({host:m.host,...f})),x=({attempt:{discovery:m}})=>m.kind==="failed"&&m.problem.code===
"document-unauthorized";function w({credentials:m,looks:i}){const l=i.flatMap(c=>c.looks),f=c=>[...new Set(l.flatMap(({held:g,source:o})=>g!=="not read"===c?o:[]))],
p=m===null?f(!0):[m.source],s=m===null?f(!1):[];return{searched:p,notRead:s}}}),493:((le,X,t)=>{t.d(X,{j7:()=>_,k2:()=>b,S4:()=>d});var u=t(9432),v=t(8936),h=t(
2170),I=t(9119),C=t(8032),y=t(255),S=t(1780),P=t(3217),M=t(4756),E=t(9615),$=t(8185),k=t(2886);function x(A,H,Y){const{notes:se,usages:V,requirements:te,isEmpty:ae}=A,
{complaints:he,tokenHosts:Oe,namedHosts:_e,answered:Z,contacted:ie,unopened:de}=A,ge=({problem:z,places:[Q]})=>z.code==="file-syntax"&&typeof Q=="object"&&Q.inside===
void 0,ue=new Set(se.filter(ge).map(h.W7)),Ee=({problem:z})=>H.allowedHosts.length>0&&z.code==="source-near-miss"&&z.severity==="notice",F=[...(0,$.CS)(V,H),...(0,$.
VS)(V,te,de,H),...Z.map(z=>w(z,H)),...he,...(0,P.ky)(Oe,ie,_e)],N=[...se.filter(z=>!Ee(z)).map(z=>m(z,ue,H)),...F.map(z=>({...z,severity:(0,k.v1)(z,H.dialect.clients)})),
...ae?[i(H)]:[]],{placed:L=[],placeless:B=[]}=Object.groupBy(N,({places:z})=>z.length>0?"placed":"placeless");return[...(0,h.Qp)(L,z=>{const{problem:Q,severity:R,
affects:U,host:re,namedHost:ee,exclude:q}=z,{code:oe,message:ne,help:pe}=Q;return[re,ee,oe,R,ne,pe,U,q===void 0]}),...B].map(z=>(0,k.hD)(z,Y))}function w(A,H){const{
host:Y,problem:se}=A;return Y===null?A:{...A,services:[],problem:(0,E.as)(se,(0,k.TC)(Y,[],H))}}function m(A,H,{dialect:Y,allowedHosts:se}){const{problem:V,isPlaceholder:te,
checkedFor:ae=Y.clients}=A;if(se.length>0&&(0,$.KJ)(A)){const F=(0,S.xI)`${V.message}; it may use hosts that are not in \`allowed-hosts\``;return{...A,problem:{
...V,message:F},severity:"error"}}const he=(0,h.W7)(A),Oe=(0,h.Xd)(A),_e=A.aside!==void 0||Oe!==null&&(0,I.MV)(Oe),Z=A.severity==="error"&&te===!0,ie=H.has(he)&&
V.code!=="file-syntax",ge=A.severity==="error"&&(Z||ie||_e)?"warning":(0,k.v1)(A,ae);if(!_e&&!Z)return{...A,severity:ge};const{help:ue,...Ee}=V;return{...A,severity:ge,
problem:V.code==="file-syntax"?Ee:V,exclude:[(0,I.n7)(A.aside??he)]}}const i=({scan:A,hostnames:H,usages:Y})=>(0,h.kH)((0,M.JW)({scan:A,hasHostnames:H.length>0,
isFleet:Y.length>0}));var l=t(3096);function f(A,H,Y,se){const V=H.filter(Z=>Z.rows.some(({worst:ie})=>ie==="error")),te=new Set(V.map(({directory:Z})=>Z)),ae=new Set(
[...Y.flatMap(p),...se].flatMap(g)),he=({client:Z,directories:[ie,...de]})=>[`own ${ie}`,ie,...de].some(ge=>ae.has(`${Z} ${ge}`)),Oe=A.filter(Z=>te.has(Z.directory)||
!Z.isAside&&he(Z)),_e=Z=>[...new Set(Z.map(({directory:ie})=>ie))];return{failing:_e(Oe),of:_e(A).length}}function p({findings:A,requirements:H}){const Y=H.filter(
({isForInit:V})=>V),se=Y.flatMap(({because:V})=>V);return A.flatMap(V=>V.services.length===0?{...V,places:se}:Y.some(({service:te})=>V.services.includes(te))?V:
[])}const s=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,c=/^(?:cloud-|lock-|constraint-unmeetable$)/;function g(A){const{problem:H,
affects:Y,places:se,severity:V,rowKeys:te}=A,{code:ae}=H;return!(V==="error"&&(0,k.ER)(A))||te!==void 0||s.test(ae)?[]:se.flatMap(Oe=>{if(typeof Oe=="string")return[];
const _e=`${c.test(ae)?"own ":""}${(0,l.jt)(Oe.file)}`;return Y.map(Z=>`${Z} ${_e}`)})}var o=t(6146);let r=function(...A){return{judgeRequests:r}=t.late([2798,7786,
3053],7786),new.target?new r(...A):r(...A)},n=function(...A){return{crashedVisit:n}=t.late([2798,7786,3053],7786),new.target?new n(...A):n(...A)},e=function(...A){
return{judgeVisit:e}=t.late([2798,7786,3053],7786),new.target?new e(...A):e(...A)},a=function(...A){return{outcomesOf:a}=t.late([2798,7786,3053],7786),new.target?
new a(...A):a(...A)};const _={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function d(A,H,Y=()=>[]){const{predicted:se,stopped:V,
visits:te,guesses:ae}=A,{clients:he}=H.dialect,Oe={...H,guesses:ae,machine:K(te),clients:he},_e=j(A,{...H,...Oe}),Z=D(A,_e,H,Oe),ie=[..._e.flatMap(L=>L.findings),
...Z],de=L=>L.filter(B=>!(0,k.pi)(B,H.ignore)).sort(k.Np),ge=_e.map(L=>{const B=de(L.findings.filter(J=>!(0,k.zX)(J)));return{...L,findings:B,clients:a(B)}}),ue=({
exclude:L})=>+(L!==void 0),Ee=de([..._e.flatMap(L=>L.findings.filter(k.zX)),...Z]).toSorted((L,B)=>(0,k.Np)(L,B)||ue(L)-ue(B)),F=[...ge.flatMap(L=>L.findings),...Ee].
sort(k.Np),N=(0,o.$)(se.roots,de(ie));return{passed:V.length===0&&!F.some(({severity:L})=>b(L,H.failOn)),stopped:V,hosts:ge,files:Ee,findings:F,ignored:ie.length-
F.length,unmatched:H.ignore.filter(L=>!ie.some(B=>(0,k.pi)(B,[L]))),roots:N,init:f(A.roots,N,ge,Ee),lines:T(F,Y)}}const O=1e3;function T(A,H){const Y=A.flatMap(
se=>(0,h.Xd)(se)??[]).filter(({file:se,column:V,endColumn:te})=>te>V&&(0,I._M)(se)===null);return H((0,I.jH)(Y).slice(0,O))}function j(A,H){const{visits:Y,newHosts:se,
predicted:V}=A,te=Map.groupBy(A.requirements,({host:_e})=>_e),ae=Map.groupBy(V.notes,({host:_e})=>_e),he=new Map(V.requests.map(_e=>[_e.host,_e])),Oe={...H,...A,
hosts:new Set(Y.map(({host:_e})=>_e))};return Y.map(_e=>{const{host:Z}=_e,ie={visit:_e,requirements:te.get(Z)??[],predicted:ae.get(Z)??[],requests:he.get(Z)??null,
answering:V.answering,isNew:se.has(Z)};try{return e(ie,Oe)}catch(de){return n(ie,Oe,de)}})}function D(A,H,Y,se){const{notes:V,requests:te,unopened:ae}=A.predicted,
he=new Set(H.map(({visit:F})=>F.host)),Oe=H.flatMap(({visit:F,services:N})=>(0,P.fc)(F,N)),_e=[...V,...te.flatMap(F=>r(F,[],Y))],{files:Z=[],hosts:ie=[]}=Object.
groupBy(_e,({host:F})=>F===null?"files":"hosts"),ge=[...H.flatMap(({findings:F})=>F),..._e].filter(F=>!(0,k.pi)(F,se.ignore)).map(({problem:F})=>(0,S.pj)(F.message)),
ue={...A,complaints:A.complaints.filter(({problem:F})=>!ge.some(N=>N.endsWith((0,S.pj)(F.message)))),unopened:ae,notes:[...A.notes,...Z,...(0,P.MU)(A.bots??[],H)],
answered:ie.filter(({host:F})=>F!==null&&!he.has(F)),contacted:[...he,...[...Oe,...te].map(({host:F})=>F)]},Ee={concerned:C.zK,reader:null,isHostNew:!1,machine:null};
return x(ue,Y,{...se,...Ee})}const b=(A,H)=>A==="error"?H!=="never":A==="warning"&&H==="warning";function K(A){const H=A.filter(({attempt:he})=>he.hops.length>0),
[Y,...se]=H.flatMap(he=>W(he)??[]);if(!Y||se.length<H.length-1||!(H.some(({host:he})=>(0,u.VW)(he)!==null)||se.length>0&&!Y.isCommon)||se.some(he=>G(he)!==G(Y)))
return null;const ae=H.map(({host:he})=>(0,y.nx)(he));return(0,v.e4)(ae,[Y,...se])}const G=({verb:A,what:H})=>A.startsWith("cannot")?A:H;function W({attempt:{discovery:A,
hops:H}}){const Y=A.kind==="failed"?A.problem.obstacle:void 0;return H.every(({status:V})=>V===null)||Y?.verb==="does not reach"?Y:void 0}}),2218:((le,X,t)=>{t.
d(X,{CG:()=>P,Fh:()=>k,T1:()=>E,T5:()=>$,en:()=>x,h1:()=>M,wX:()=>w});var u=t(1011),v=t(2801),h=t(9119),I=t(8032),C=t(255),y=t(5106);const S=new Set(["remote_st\
ate","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_\
remote_default"]);function P(m,i,l,f=(0,u.kA)(i)){const p=["hostnames input"],s=m.hostnames.flatMap(({host:o,services:r})=>{const n=r.length>0?r:m.requiredServices,
e=n.length>0?n:["any"],a={host:o,clients:l,because:p,isImplied:!1,isForInit:!0};return e.map(_=>({...a,service:_}))}),c=new Set([...f,...m.hostnames.map(({host:o})=>o)]),
g=i.flatMap(({kind:o,needs:r,place:n})=>r.map(e=>({...e,because:[n],isImplied:!c.has(e.host),isForInit:!S.has(o)})));return M([s,g],l)}function M(m,i){return(0,h.
c1)(m.flat(),({host:l,service:f})=>`${l} ${f}`).map(l=>{const[{host:f,service:p}]=l;return{host:f,service:p,clients:[...i.filter(s=>l.some(c=>c.clients.includes(
s)))],because:(0,h.As)((0,h.p)(l.flatMap(({because:s})=>s))),isImplied:l.every(({isImplied:s})=>s),isForInit:l.some(({isForInit:s})=>s)}})}const E=({because:m})=>m.
every(i=>typeof i!="string"&&i.inside?.isPublic===!0);function $(m,i,l){const f=c=>c.inside!==void 0,p=m.flatMap(c=>{const{calls:g,providers:o,client:r}=c,n={clients:[
r],isForInit:!0},e=g.flatMap(({module:_,place:d})=>{if(_===null||!f(d))return[];const{host:O,hostImplied:T}=_;return{...n,host:O,service:y.e$,because:[d],isImplied:T}}),
a=o.flatMap(({provider:_,places:d})=>{const O=d.filter(f);if(O.length===0||!i(_,c))return[];const{host:T}=_;return{...n,host:T,service:y.xq,because:O,isImplied:(0,I.
n3)(T)}});return[...e,...a]}),s=c=>typeof c=="string"?c:`${c.file}:${c.line} ${c.inside?.isPublic}`;return M([p],l).map(c=>({...c,because:(0,h.t6)(c.because,s)}))}
const k=(m,{isGuess:i},l)=>{const f=l.flatMap(({host:p,isImplied:s})=>s?p:[]);return i?[{repository:m,hosts:new Set(f)}]:[]};function x(m,{hostnames:i,allowedHosts:l}){
const f=new Set(i.map(({host:s})=>s)),p=new Map;for(const{host:s,isImplied:c,because:g,clients:o}of m){if(f.has(s)||p.has(s))continue;const r={host:(0,C.nx)(s)},
[n]=g.filter(a=>typeof a!="string"),e=c&&n!==void 0&&{implied:{place:n,clients:o}};(0,C.Rt)(s)?p.set(s,(0,v.U7)(r)):(0,C.Jr)(s,l)||p.set(s,(0,v.wp)({...r,...e}))}
return p}const w=(m,i)=>new Set([...I.Du,...Object.values(I.bB),...y.fg,...m.flatMap(({host:l,service:f=l})=>[l,(0,C.pk)(l),f]),...i.flatMap(({directHost:l})=>l??
[])])}),9582:((le,X,t)=>{t.d(X,{A7:()=>P,AV:()=>C,LH:()=>v,T:()=>w,Tb:()=>S,aZ:()=>u,c3:()=>M,ql:()=>y,sD:()=>$,sc:()=>E,zC:()=>x});class u extends Error{span;constructor({
path:l,span:f},p){super(`${l.join(".")} must be ${p}`),this.span=f}}function v(i){try{return i(),null}catch(l){if(l instanceof u)return l;throw l}}const h=i=>i.
name!==void 0;function I(i,l){if(i.kind==="object")return i.items.filter(h);throw new u(l,"a block")}function C({value:i,hasLabels:l}){if(i.kind!=="object")return[];
const f=i.items.filter(h);return l?f.flatMap(C):[f]}function y(i,l,f,p={}){for(const s of Object.keys(f)){const c=i.filter(r=>r.name.toLowerCase()===s),[g]=c;if(g===
void 0)continue;const o={path:[...l.path,s],span:g};for(const{value:r}of c)p[s]=f[s](r,o,p[s])}return p}const S=(i,l)=>(f,p,s)=>y(I(f,p),p,i,l?s:{}),P=i=>(l,f,p=new Map)=>{
for(const{name:s,start:c,end:g,value:o}of I(l,f)){const r={path:[...f.path,s],span:{start:c,end:g}};p.set(s,{start:c,end:g,value:i(o,r,p.get(s)?.value)})}return p},
M=i=>(l,f,p=[])=>{if(l.kind!=="tuple")throw new u(f,"a list");for(const s of l.elements)p.push(i(s,f));return p},E=(i,l)=>{if(i.kind==="string"||i.kind==="templ\
ate")return i.verbatim??"";if(i.kind==="primitive"&&i.value===null)return"";if(k(i))return String(i.value);throw new u(l,"a string")},$=(i,l)=>{if(k(i))return i.
value;if(i.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(i.value))return Number(i.value);throw new u(l,"a whole number")},k=i=>i.kind==="primitive"&&Number.isSafeInteger(
i.value)&&String(i.value).length===i.end-i.start,x=(i,l)=>{if(i.kind==="primitive"&&typeof i.value=="boolean")return i.value;throw new u(l,"true or false")},w=(i,l,f)=>{
const p=m(i,l);if(f!==void 0&&(typeof f=="object"||typeof f!=typeof p))throw new u(l,"set only once");return p};function m(i,l){if(i.kind==="tuple")return i.elements.
map(f=>m(f,l));if(i.kind==="object"){const f=P(w)(i,l);return Object.fromEntries(Array.from(f,([p,s])=>[p,s.value]))}if(i.kind!=="primitive"||i.value===null)return E(
i,l);if(Math.abs(Number(i.value))>2**63)throw new u(l,"a whole number");return i.value}}),850:((le,X,t)=>{t.d(X,{vH:()=>w,bf:()=>$,cd:()=>k,Ge:()=>m,Ol:()=>i});
var u=t(7811),v=t(8643),h=t(8032),I=t(3846),C=t(9582),y=t(255),S=t(5243);function P(e,a){const _=A=>(0,u.TR)(`the pattern ${(0,u.ol)(e)} ${A}; write [HOST/]NAME\
SPACE/TYPE`),d=e.split("/");if(d.length<2||d.length>3)return _("does not have two or three parts");const[O="",T="",j]=d.reverse(),D=j===void 0?(0,u.Ju)((0,S.Vm)(
a)):M(j,y.Pv),b=M(T,A=>(0,I.W_)(A,a)),K=M(O,I.sL);if(!D.ok)return _(`has an invalid hostname: ${D.why}`);if(!b.ok)return _(`has an invalid namespace: ${b.why}`);
if(!K.ok)return _(`has an invalid type: ${K.why}`);const G={host:D.value,namespace:b.value,type:K.value};return(G.host!==null||G.namespace===null)&&(G.namespace!==
null||G.type===null)?(0,u.Ju)(G):_('has a part after "*" that is not "*"')}const M=(e,a)=>e==="*"?(0,u.Ju)(null):a(e);let E=function(...e){return{configFinding:E}=
t.late([3276,3123],3123),new.target?new E(...e):E(...e)};const $=({include:e},a)=>e.length===0||e.some(_=>{const[d=""]=_.toLowerCase().split("/");return d==="*"||
d===a||!d.includes(".")&&(0,h.n3)(a)});function k({methods:e},{host:a,namespace:_,type:d}){const O=T=>T.some(j=>(j.host??a)===a&&(j.namespace??_)===_&&(j.type??
d)===d);return e.filter(({include:T,exclude:j})=>!O(j)&&(T.length===0||O(T)))}const x="provider_installation",w=e=>({...e,kind:"local",place:{file:e.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),m=({file:e,line:a})=>a===0?e:`${e}:${a}`;function i(e){const{client:a,mirrors:_,installations:d,pluginDirectories:O}=e,
T=d.map(A=>{const{blocks:H,mistakes:Y}=l(A,a,e.hasOciMirrors),se=Y.map(({span:te,why:ae})=>{const he=A.placeOf(te);return E(a,{kind:"block",file:m(he),why:ae},he)}),
V=se.map(({problem:te},ae)=>({problem:te,include:Y[ae]?.include??[]}));return{blocks:H.map(te=>({...te,rejected:V})),findings:se}}),[j=null,...D]=T.flatMap(({blocks:A})=>A),
b=[...T.flatMap(A=>A.findings),...D.map(({place:A})=>E(a,{kind:"two installations"},A))],K=O.map(A=>w({path:A})),[G]=K,W=G===void 0?j:{place:G.place,methods:K,overridden:j?.
overridden??[],rejected:[]};return{client:a,mirrors:_,installation:W,findings:b}}function l({items:e,placeOf:a},_,d=_==="opentofu"){const O=d?c:s,T=[],j=[];for(const D of e)
if(D.name===x){if(D.isAssigned||D.value.kind!=="object"){j.push({span:D,why:`${x} must be a block without "="`,include:[]});continue}for(const b of C.AV(D)){const K={
place:a(D),methods:[],overridden:[],rejected:[]};for(const G of b){const W=p(G,a(G),{client:_,locations:O},K);W!==null&&j.push({span:G,why:W,include:f(G)})}T.push(
K)}}return{blocks:T,mistakes:j}}function f(e){try{const[a=[]]=C.AV(e);return C.ql(a,{path:[e.name],span:e},n).include??[]}catch(a){if(a instanceof C.aZ)return[];
throw a}}function p(e,a,{client:_,locations:d},O){const{name:T,value:j}=e,[D]=e.isAssigned?[]:C.AV(e);if(D===void 0)return`${T} must be a block without "="`;const b={
path:[x,T],span:e};try{if(T==="dev_overrides"){if(O.methods.length>0)return"dev_overrides must come before all methods";const A=[...C.A7(C.sc)({...j,kind:"objec\
t",items:D},b).keys()].map(H=>(0,I.mi)(H,_));return O.overridden.push(...A.filter(H=>H.kind!=="invalid")),null}const K=d.get(T);if(K===void 0&&c.has(T))return`${T}\
 needs OpenTofu 1.10 or later`;if(K===void 0)return`${x} has no method ${(0,u.ol)(T)}`;const G=g(D,b,K,_);return G.ok&&O.methods.push({...G.value,place:a}),G.ok?
null:G.why}catch(K){if(K instanceof C.aZ)return K.message;throw K}}const s=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),c=new Map(
[...s,["oci_mirror","repository_template"]]);function g(e,a,_,d){const O=_??"",{[O]:T=""}=C.ql(e,a,{[O]:C.sc});if(_!==null&&T==="")return(0,u.TR)(`${a.path.at(-1)}\
 has no ${O}`);const j=_==="url"?r(T):null;if(_==="url"&&j===null)return(0,u.TR)("url must be an https URL, without variables");const{include:D=[],exclude:b=[]}=C.
ql(e,a,n),K=_==="repository_template"&&!/\$\{\s*type\b/.test(T),G=new Map;for(const V of[...D,...b]){const te=P(V,d);if(!te.ok)return K?(0,u.TR)(`${te.why}; ${o}`):
te;G.set(V,te.value)}const W=V=>V.flatMap(te=>G.get(te)??[]),A={include:W(D),exclude:W(b)},[H,...Y]=A.include;if(K&&(Y.length>0||!H?.type))return(0,u.TR)(o);if(j!==
null)return(0,u.Ju)({...A,kind:"network",url:j});if(_===null)return(0,u.Ju)({...A,kind:"direct"});const se=_==="path"?{path:T}:{path:null,shown:T};return(0,u.Ju)(
{...A,kind:"local",...se})}const o="repository_template has no ${type}";function r(e){const a=(0,v.Dl)(e);return a.ok&&a.value.scheme==="https"&&a.value.host!==
""?a.value:null}const n={include:C.c3(C.sc),exclude:C.c3(C.sc)}}),4165:((le,X,t)=>{t.d(X,{FG:()=>x,NG:()=>I,kX:()=>w,oq:()=>k});var u=t(3916),v=t(9432),h=t(3096);
const I="it is in a submodule, which this check does not fetch",C=8*1024*1024,y=5e3,S=5e4,P=4096,M=16*1024*1024,E=/\.(?:tf|tofu)(?:\.json)?$/,$=/(?:^|[/\\])\.\.(?:[/\\]|$)/;
function k(){const m=new Map,i=new Set([""]),l=new Set,[f,p]=[new Map,new Map],s={files:0,bytes:0,names:0};let c;const g=d=>{c??=d},o=d=>g({kind:"unread",why:`${d}\
, the limit of this check`}),r=d=>g({kind:"broken",why:(0,v.dh)(d)});function n(d){return $.test(d)&&r(`entry contains '..': ${d}`),d.length>P&&o(`a name in it \
has more than ${P} characters`),c!==void 0?"":d.split("/").filter(O=>O!==""&&O!==".").join("/")}function e(d){let O=d;for(;c===void 0&&!i.has(O);)m.has(O)&&r(`${O}\
: not a directory`),i.add(O),s.names+=O.length,i.size>S&&o(`it has more than ${S} directories`),s.names>M&&o("the names of its directories have more than 16 Mi \
characters"),O=(0,h.jt)(O)}function a(d,O){const T=n(d);if(e((0,h.jt)(T)),i.has(T)&&r(`${T}: is a directory`),c===void 0){if(!E.test(T)){l.add((0,h.jt)(T));return}
if(s.files+=1,s.bytes+=O,s.files>y&&o(`it has more than ${y} files of configuration`),s.bytes>C&&o("it has more than 8 MiB of configuration"),c===void 0)return j=>{
m.set(T,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(j))}}}function _(d,O,T){d.set(n(O),T),d.size>y&&o(`it has more than ${y} links that lead to no file`)}return{
failure:()=>c,stop:g,directory:d=>e(n(d)),file:a,unreadable:(d,O)=>{E.test(d)&&_(f,d,O)},unknown:(d,O)=>_(p,d,O),finish:()=>c??{kind:"read",tree:{files:m,directories:i,
mixed:l,unreadable:f,unknown:p}}}}const x=({unknown:m},i)=>[...m].find(([l])=>`${i}/`.startsWith(`${l}/`)||E.test(l)&&(0,h.jt)(l)===i)?.[1];function w(m,{directories:i,
files:l,mixed:f}){if(!/[*?[]/.test(m))return m;const p=o=>o.replaceAll(/(?<=^|\/)\./g,"_"),[s,...c]=[...i,...l.keys()].filter(o=>(0,u.matchesGlob)(p(o),p(m))),g=c.
length>0||/(?:^|\/)\*$/.test(m)&&f.has((0,h.jt)(m));return s===void 0||g?m:s}}),7439:((le,X,t)=>{t.d(X,{w:()=>S});var u=t(7706),v=t(9373),h=t(2172),I=t(1824);let C=function(...P){
return{providerNamed:C}=t.late([4284],4284),new.target?new C(...P):C(...P)};const y=3;function S(P,{address:M,place:E},$,k){const{expected:x,configured:w}=$.configurations,
m=P.configurations.calls.get(M)??[],i=(0,v.Nm)(m.filter(({kind:e})=>e==="provider-passed")),l=new Set(i.map(({text:e})=>e)),f=i.filter(({text:e})=>{const a=C(e,
$,k),_=C(e,P,k,!1);return _&&a&&(0,h.JT)(_)!==(0,h.JT)(a)}),p=x.values().filter(({text:e})=>!l.has(e)),s=i.flatMap(({text:e})=>w.get(e)??[]),c=m.find(({kind:e})=>e===
"call-repeated"),[g]=w.values(),o={call:M,canChange:P.way===void 0},r=(e,a)=>{const _=(0,I.VV)($,e.place),d=_.inside===void 0?[E,_]:[_];return{problem:(0,u.io)(
a),places:d}},n=[...p.take(y).map(e=>r(e,{...o,kind:"not-passed",name:e.text})),...f.map(e=>({problem:(0,u.io)({...o,kind:"of-other",name:e.text}),places:[(0,I.
VV)(P,e.place)]})),...s.map(e=>r(e,{...o,kind:"overridden",name:e.text}))];return c===void 0||g===void 0?n:[...n,r(g,{...o,kind:"repeated",argument:c.text})]}}),
9373:((le,X,t)=>{t.d(X,{LU:()=>w,Nm:()=>y,Pv:()=>M,fJ:()=>m,hK:()=>$,n6:()=>f,s1:()=>p,z0:()=>S});var u=t(9119),v=t(8032),h=t(3096),I=t(5243),C=t(2172);function y(s){
const g=s.map(({place:o})=>(0,u.Xs)(o)).findLast(h.LA);return g===void 0?s:s.filter(({place:o})=>(0,u.Xs)(o)===g)}const S=({kind:s})=>s==="module"||s==="state"||
s==="lock",P=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function M(s,c){const{usages:g,
declared:o,units:r,installed:n=[],versions:e={}}=s,a=new Map,_=D=>{const b=a.get(D)??$(D);return a.set(D,b),b},d=({directories:D,place:b})=>D?.map(_)??[_((0,h.jt)(
b.file))];for(const D of r){const b=_(D.directory);b.unit=D,b.hasConfiguration=!0,b.isInitialised=!0,D.module!==null&&b.children.push({name:D.module,root:null,call:null})}
for(const D of g)if(!(!D.clients.includes(c)||D.kind==="saved_state"))for(const b of d(D))D.kind==="test_module"?b.tests.push(D):k(b,D,c);for(const D of o){const{
kind:b,place:K}=D;if(!(c==="terraform"&&/\.tofu(\.json)?$/.test(K.file)))for(const G of d(D))E(G.configurations,D)||G.declared.push(D),b==="lock"?x(G,K):G.hasConfiguration=
!0,G.isInitialised||=b==="state"}const O=D=>{const{hasConfiguration:b=!1,lockFile:K=null}=a.get(D)??{};return b||K!==null},T=c==="terraform"&&(0,v.$l)("testsAlo\
ne",e),j=new Map([...a.values()].filter(({tests:D})=>D.length>0).map(D=>{const b=D.tests.flatMap(({text:K})=>K??[]);return[D,(0,h.Bo)(D.name,O,b)]}));for(const D of T?
j.values():[])_(D).hasConfiguration=!0;for(const[D,b]of j)l(D,O(b)?_(b):D);for(const D of a.values()){const{expected:b,configured:K}=D.configurations;for(const G of K.
keys())b.delete(G)}for(const[D,b]of Map.groupBy(n,K=>K.root))_(D).installed=new Map(b.map(K=>[K.key,K]));return a}function E(s,c){const{kind:g,text:o,localName:r}=c;
if(g==="provider-expected")s.expected.set(o,c);else if(g==="provider-configured")s.configured.set(o,c);else if(g==="provider-passed"||g==="call-repeated"){const n=`\
module.${r}`,e=s.calls.get(n);e===void 0?s.calls.set(n,[c]):e.push(c)}else return!1;return!0}const $=s=>({name:s,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[s]});function k(s,c,g){
const o=c.address==="terraform"&&s.unit?.module===null;if(!(c.kind==="terragrunt_source"&&!o)&&(c.kind==="lock_provider"?x(s,c.place):s.hasConfiguration||=!(0,h.
hl)(c.place.file),!(!P.test(c.kind)||c.isOverridden&&c.kind!=="module")&&(s.usages.push(c),!(c.isOverridden||c.kind!=="module"))))for(const{source:r,root:n}of(0,C.
MZ)(c,g)){const[e=null]=i(s.name,r);s.children.push({name:e,root:n,call:c})}}function x(s,{file:c}){s.lockFile=c,s.isInitialised=!0}const w=s=>s!==null&&(s.isPartial||
s.module===null),m=(s,{name:c,unit:g})=>s.root===null||g===null&&s.root===c,i=(s,c)=>c!==null&&(0,I.Nj)(c)?[(0,h.un)(s,c)]:[];function l(s,c){c.isInitialised=!0,
c!==s&&(c.tests.push(...s.tests),s.tests=[])}const f=({name:s,tests:c})=>c.flatMap(({text:g})=>i(s,g)),p=s=>[...s.children.flatMap(({name:c})=>c??[]),...f(s)]}),
9465:((le,X,t)=>{t.d(X,{C_:()=>l,Zf:()=>s,fO:()=>p});var u=t(3916),v=t(3791),h=t(2170),I=t(9119),C=t(8339),y=t(3096),S=t(1780),P=t(3298),M=t(4165),E=t(7439),$=t(
9373),k=t(1039),x=t(1824);let w=function(...r){return{callsOf:w}=t.late([4284],4284),new.target?new w(...r):w(...r)},m=function(...r){return{textNotes:m}=t.late(
[4284],4284),new.target?new m(...r):m(...r)},i=function(...r){return{withoutRefused:i}=t.late([4284],4284),new.target?new i(...r):i(...r)};const l=({source:r,constraint:n,
place:e},a)=>JSON.stringify([a,r,n?.text??null,e.inside?.isPublic??null]),f=20;class p{rules;notes=[];constructor(n){this.rules=n}follow(n,e,a){const[_,...d]=n,
O=new Set,T=new Set,j=n.map(G=>({directory:G,tree:null,from:null}));for(const G of j){if(this.rules.isEnded())break;const{directory:W,tree:A}=G;for(const H of w(
W,n[0],{client:e,isAsked:a})){const Y=this.rules.opened.get(l(H,e));if(Y===void 0)continue;const se=(0,x.bj)(H,Y,W.way),V={...H,address:(0,x._Q)(W.way,H.address)},
{tree:te,directory:ae}=Y;T.add((0,x.qv)(se)),this.saySubmodules(Y,H.place,e),j.push(...this.enter({from:G,call:V,tree:te,name:ae,way:se},e,O))}if(!(A===null||W.
way===void 0))for(const{name:H,call:Y}of W.children){if(H===null||Y===null)continue;const se=(0,x.ux)(W.way,Y.address),V=Y.text??"",te={address:Y.address,source:V,
place:(0,x.VV)(W,Y.place)};if(/^\.\.(\/|$)/.test(H)){const ae=o(H,W.way,T)?(0,v.q)({what:"package",why:g,cure:void 0,names:[V]}):(0,C.DA)({reason:"leads-out",text:V});
this.say(ae,te.place,e)}else j.push(...this.enter({from:G,call:te,tree:A,name:H,way:se},e,O))}}const D=j.flatMap(G=>G.tree===null?[]:G.directory),b=D.find(({way:G})=>G?.
address==="");if(_.unit===null||b===void 0)return[_,...d,...D];const K=D.filter(G=>G!==b);return[(0,k.A2)(_,_.unit,b),...d,...K]}allNotes(){return(0,h.Qp)(this.
notes,({problem:n,places:e})=>[(0,S.pj)(n.message),e.map(I.df)])}enter({from:n,call:e,tree:a,name:_,way:d},O,T){const{place:j}=e,D=(0,M.FG)(a,_);if(D!==void 0){
const V=[e.source];return this.say((0,v.q)({what:"package",why:D,cure:void 0,names:V}),j,O),[]}const b=this.rules.read(a)(O)(_);if(b===null)return this.say((0,C.
Iz)({path:_,maker:null,in:d.package}),j,O),[];const K=d.address==="",G=K&&n.directory.unit?.covers||[],W=new Set(G.map(V=>(0,y.Gz)(_,V))),{module:A}=n.directory,
H=(0,k.Oj)({...b.directory,way:d,module:A},W),Y=K?[]:(0,E.w)(n.directory,e,H,O);for(const{problem:V,places:te}of Y)this.notes.push((0,h.kH)(V,{places:te,clients:[
O]}));if(c(n,a,_)&&this.say((0,C.DA)({reason:"endless",text:e.source}),j,O),T.has(b.directory))return[];if(T.add(b.directory),d.through.length>f){const V=(0,v.q)(
{what:"chain",max:f,names:[d.package]});return this.say(V,j,O),[]}const se={clients:[O],isPlaceholder:!1};for(const V of b.notes){if(W.has((0,h.W7)(V)))continue;
const{problem:te,places:ae,affects:he,...Oe}=V,_e=ae.map(Z=>typeof Z=="string"?Z:(0,x.VV)(H,Z));this.notes.push((0,h.kH)(te,{...Oe,...se,places:_e}))}return[{directory:H,
tree:a,from:n}]}saySubmodules({name:n,tree:e},a,_){e.unknown.values().some(O=>O===M.NG)&&this.say((0,v.q)({what:"submodules",names:[n]}),a,_)}say(n,e,a){this.notes.
push((0,h.kH)(n,{places:[e],clients:[a]}))}}const s=(r,n)=>(0,P.O)(e=>{const a=r(e);return(0,P.O)(_=>(0,P.O)(d=>{const O=a(d);if(O===null)return null;const{usages:T,
declared:j}=O,D=(0,$.Pv)({usages:T,declared:j,units:[]},_),K=[...i(O.notes,T),...m(T,j,n)];return{directory:D.get(d)??(0,$.hK)(d),notes:K.filter(({clients:G})=>G.
includes(_))}}))});function c(r,n,e){for(let a=r;a!==null;a=a.from)if(a.tree===n&&a.directory.name===e)return!0;return!1}const g="it leads out of its package, t\
o what else is installed";function o(r,n,e){const[a=""]=(0,u.normalize)((0,u.join)((0,x.qv)(n),r)).split("/");return a===".."||e.has(a)}}),1039:((le,X,t)=>{t.d(
X,{A2:()=>S,Oj:()=>y,k0:()=>C});var u=t(3096),v=t(3846),h=t(9373),I=t(1824);function C(P,M,E=(0,h.hK)(P.name)){const $=({kind:x})=>x!=="lock_provider"||P.lockFile===
null,k={...P,usages:[...P.usages,...E.usages.filter($)],declared:[...P.declared,...E.declared],lockFile:P.lockFile??E.lockFile,parts:[...P.parts,...E.parts,...M.
files.map(u.jt)]};return y(k,new Set(M.replaced))}function y(P,M){const E=({place:$})=>!M.has($.file);return{...P,usages:P.usages.filter(E),declared:P.declared.
filter(E),children:P.children.filter(({call:$})=>$===null||E($))}}function S(P,M,E){const $=i=>({...i,place:(0,I.VV)(E,i.place)}),k=E.usages.map(i=>$({...i,version:i.
version&&$(i.version)})),x=[...P.usages,...k],w=x.filter(({kind:i})=>i.startsWith("required_provider")),m=new Set(w.map(({address:i})=>(0,v.op)(i)));return{...P,
unit:{...M,module:P.name},usages:x.filter(({kind:i,text:l})=>i!=="implied_provider"||!m.has((0,v.A5)(l))),declared:[...P.declared,...E.declared.map($)]}}}),1824:((le,X,t)=>{
t.d(X,{CY:()=>u,VV:()=>v,_Q:()=>y,bj:()=>C,qv:()=>S,ux:()=>h});const u=(P,M)=>P===void 0||P.address===""?M:`${P.address}.${M}`,v=({way:P},M)=>P===void 0?M:{...P.
place,inside:{through:P.through,package:P.package,isPublic:P.isPublic,file:M.file,line:M.line}},h=(P,M)=>({...P,address:u(P,M),through:[...P.through,M]}),I="ter\
raform";function C(P,{name:M,isPublic:E},$){const{address:k}=P,x=y($,k);return{place:$?.place??P.place,address:k===I?"":k,through:[...$?.through??[],`${x} (${M}\
)`],package:M,installedBy:k,isPublic:E}}const y=(P,M)=>M.slice(u(P,"").length),S=({installedBy:P})=>P.replaceAll("module.","")}),6889:((le,X,t)=>{t.d(X,{L2:()=>P,
WJ:()=>S,rU:()=>M,uQ:()=>E});var u=t(9432),v=t(9119),h=t(8032),I=t(3096),C=t(1250),y=t(4497);const S=([o,...r])=>o===void 0||r.length>0?"both":o;function P({setting:o,
scan:r}){const{name:n}=o,e=n==="auto"?null:n==="both"?h.Du:[n],a=r===null||r.isEmpty?null:r,_=k(a?.constraints??[]),d=a===null?[]:p(a,o,e),O=f(d,_),T={setting:o,
signs:O,constraints:_};if(e!==null)return s(e,["set by `dialect`"],[],T);if(a===null)return s(h.Du,[],[],T);const j=x(O);if(j.length===0){const K="assumed; set \
`dialect`";return{...s(["terraform"],[K],[],T),why:K,isGuess:!0}}const D=$(j),b=D.flatMap(K=>j.find(G=>G.client===K)??[]);return s(D,b.map(g),j,T)}function M({clients:o},r){
if(r===null||r.isEmpty)return h.zK;const n=new Set([...o,...r.tools().others]);return r.usesTerragrunt&&n.add("terragrunt"),h.zK.filter(e=>n.has(e))}function E(o,{
evidence:r,versions:n}){return(e,a)=>{const _=r.some(d=>d.level==="version-file"&&d.version!==null&&d.client===e&&i(d,{file:`${a}/`}));return o.version??(_?n[e]??
null:null)}}const $=o=>h.Du.filter(r=>o.some(n=>n.client===r));function k(o){const r=o.filter(({place:n})=>!(0,v.Zl)(n.file));return r.length===0?o:r}function x(o){
const r=k(o),n=T=>{const j=T.find(D=>r.some(b=>b.level===D));return r.filter(({level:D})=>D===j)},e=n(C.A);if(e[0]?.level!=="lock-file")return e;const a=n(w),_=[
a,e].map($).join()==="opentofu,terraform",d=({level:T,text:j})=>T==="version-file"||m.test(j),O=T=>e.every(j=>i(T,j.place));return _&&a.some(T=>d(T)&&O(T))?a:e}
const w=["version-file","tool"],m=/^uses opentofu\/setup-opentofu$/i;function i({level:o,place:r},{file:n}){const e=(0,I.jt)(r.file);return o==="tool"||e===""||
n.startsWith(`${e}/`)}const l=/^sets terraform_version$/i;function f(o,r){const n=(0,y.h4)(r.map(({text:e})=>e));return o.flatMap(e=>{const{level:a,version:_,text:d}=e;
return!(a==="tool"&&_!==null&&(0,y.lF)(_))||r.length===0||n(_)?e:l.test(d)?[]:{...e,version:null}})}function p({signs:o,tools:r,hasCloudHostname:n},{version:e},a){
const _=x(o),d=a??$(_),O=_.every(({place:G})=>(0,v.Zl)(G.file)),T=a===null&&(O||_.some(({isCloud:G})=>G)),j=e===null&&d.some(G=>(0,y.w0)(G,[]).length>1);if(!T&&
!j)return o;const{setsCloudHostname:D,signs:b}=r(),K=n||D;return[...o.filter(({isCloud:G})=>!(G&&K)),...b]}function s(o,r,n,e){const a=o.map(O=>c(O,e)),_=a.filter(
({version:O})=>O!==null),d=_.flatMap(({signs:O})=>O.slice(0,1).map(g));return{name:S(o),clients:o,releases:a.flatMap(({releases:O})=>O),versions:Object.fromEntries(
_.map(({client:O,version:T})=>[O,T??""])),why:[...new Set(d.length>0?d:r)].join(", "),evidence:[...new Set([...n,...a.flatMap(({signs:O})=>O)])]}}function c(o,{
setting:r,signs:n,constraints:e}){const a=(b,K)=>{const[G=null,...W]=b,A=(0,y.w0)(o,b);return{client:o,releases:A,version:W.length===0?G:null,signs:K}};if(r.version!==
null)return a([r.version],[]);const _=k(n.filter(b=>b.client===o&&b.version!==null)),d=new Set(_.map(({version:b})=>(b??"").replace(/^v/,"")));if(d.size>0){const b=a(
[...d],_);return{...b,version:(0,y.lF)(b.version??"")?b.version:null}}const O=e.map(({text:b,place:K})=>({client:o,level:"syntax",place:K,text:`requires ${(0,u.
dh)(b)}`,version:b})),T=a([],[]),j=O.map(({version:b})=>b),D=a(j,O);return D.releases.length===T.releases.length?T:D}const g=({place:o,text:r})=>`${o.file}:${o.
line} ${r}`}),7960:((le,X,t)=>{t.d(X,{e:()=>M});var u=t(7811),v=t(2170),h=t(8339),I=t(8032),C=t(9897),y=t(3846),S=t(1011);const P={underscores:({kind:E,text:$})=>{
if(!/^(required|lock|state_store)_provider$/.test(E))return null;const k=(0,y.mi)($??"","terraform");return k.kind==="invalid"||!k.namespace.includes("_")?null:
`Invalid provider namespace: Invalid provider namespace "" in source ${(0,u.ol)($??"")}: ${y.pj}"`},oci:({kind:E,text:$,calls:k})=>{if(!/^(module|test_module)$/.
test(E))return null;const x=k===void 0?[$]:k.opentofu?.map(({source:w})=>w);for(const w of x??[]){const m=(0,C.cx)(w??"","opentofu");if(m.ok&&m.value.getter==="\
oci")return(0,C.Ns)(w??"",m.value)}return null}};function M(E,$){const k=Object.keys(P).filter(m=>!(0,I.$l)(m,$)),x=[];return{usages:E.flatMap(m=>{const i=k.reduce(
(l,f)=>{const{client:p,version:s}=I.Fe[f],c=l.includes(p)?P[f](m):null;if(c===null)return l;const g=`use ${I.bB[p]} ${s} or later, or another address`,o=(0,h.DA)(
{reason:"rejected",error:c,advice:g});return x.push((0,v.kH)(o,{places:[m.place],clients:[p]})),l.filter(r=>r!==p)},m.clients);return i===m.clients?m:(0,S.sw)([
m],i)}),notes:x}}}),1250:((le,X,t)=>{t.d(X,{A:()=>C,j:()=>y});var u=t(2170),v=t(9119),h=t(8032),I=t(5243);const C=["lock-file","syntax","version-file","tool","h\
ook"];class y{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:E},scope:$,isContext:k}){if(k)return;const[x,...w]=E;if(x!==void 0&&w.length===0&&
!/(^|\/)[.#][^/]*$/.test(M)){const m=`is read by ${h.bB[x]} only`;this.addSign({client:x,level:"syntax",place:{file:M,...u.wv},text:m})}for(const m of $.declared){
const{kind:i,text:l,place:f}=m;if(i==="version")S(this.constraints,l,m);else if(i==="binary"){const p=l==="tofu"?"opentofu":"terraform";this.addSign({client:p,level:"\
version-file",place:f,text:"sets terraform_binary"})}else if((0,h.SO)(i)){const{client:p,what:s}=h.$I[i];this.addSign({client:p,level:"syntax",place:f,text:`has\
 ${s}`})}}}end(M){for(const{kind:E,host:$,place:k,clients:x,isOverridden:w,text:m}of M)if(E==="lock_provider"){const i=h.Du.find(f=>(0,I.Vm)(f)===$),l=`locks pr\
oviders from ${$}`;i&&this.addSign({client:i,level:"lock-file",place:k,text:l})}else E==="cloud_default"&&!w&&x.includes("terraform")?this.addSign({client:"terr\
aform",level:"syntax",place:k,text:"has a cloud block without hostname",isCloud:!0}):E==="module"&&m?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"\
syntax",place:k,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.values()]}}addSign(M){S(this.signs,`${M.client}\
 ${M.text}`,{...M,version:null})}}function S(P,M,E){const $=(0,v.Zl)(E.place.file)?`${M} aside`:M;P.has($)||P.set($,E)}}),1884:((le,X,t)=>{t.d(X,{Vm:()=>Z,cw:()=>he,
aC:()=>Oe});var u=t(3096),v=t(3298),h=t(5324),I=t(4756),C=t(2170),y=t(5243),S=t(9897),P=t(1250),M=t(1011),E=t(3024),$=t(6760),k=t(9968),x=t(3114);const w=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
m=/(^|\/)mixins(\/|$)/,i=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,l=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
f=/(?:^|\/)testdata(?:\/|$)/;function p(F,{exists:N,read:L}){const B=(0,v.O)(z=>(0,$.basename)((0,$.join)(F,z)).startsWith("terraform-provider-")||i.test(L((0,u.
Gz)(z,"go.mod"))??"")||N((0,u.Gz)(z,"terraform-registry-manifest.json"))),J=(0,v.O)(z=>l.test(L((0,u.Gz)(z,"go.mod"))??""));return z=>m.test(z)||w.test(z)&&["",
...(0,u.eH)(z)].some(B)||f.test(z)&&["",...(0,u.eH)(z)].some(J)}const s={files:1e6,directoryFiles:5e4};function*c(F,N=(0,h.f5)(),L=s){const B=new g(F,N,L);for(const z of F.
scan){const Q=(0,h.kI)(B.root,z);"path"in Q?yield*B.walkFrom(Q):yield{name:z,files:[],notes:[Q]}}const J=z=>N.modules.has(z);do{for(const{source:z,file:Q}of N.tests.
splice(0)){const R=(0,u.Bo)((0,u.jt)(Q),J,[z]);N.called.add((0,u.un)(R,z))}for(const z of N.called)yield*B.readCalled(z)}while(N.tests.length>0)}class g{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(N,L,B){
this.root=(0,E.realpathSync)(N.root),this.checkout=(0,h.ET)(N);for(const J of N.exclude)L.unmatched.add(J);this.isExcluded=(0,h.Ls)(N.exclude,L.unmatched),this.
isSnippet=p(this.root,this.checkout),this.facts=L,this.limits=B,this.selected=N.scan.length>1?new Set:null}*walkFrom(N){const{path:L,name:B,glob:J,file:z}=N,R=[
{path:L,name:B,depth:0,isSelected:J===void 0&&z===void 0}];for(let U=R.pop();U!==void 0;U=R.pop()){const re=(0,h.KG)(U);if(yield this.read(N,U,re),N.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in re))for(const ee of this.findDirectories(N,U,re))R.push(ee)}}*readCalled(N){const{directories:L,links:B,linked:J}=this.
facts;for(const U of(0,u.eH)(N))J.delete(U);const z=L.has(N)?null:this.checkout.locate(N);if(z===null||(0,k.$r)(z).kind!=="directory")return;const Q=(0,h.sq)((0,$.
relative)(this.root,z));if(Q!==N&&B.set(N,Q),!L.has(Q)&&this.files<=this.limits.files&&!(0,u.eH)(Q).some(this.isExcluded)){const U={path:z,name:Q,depth:0,isSelected:!0},
re=(0,k.UO)(z,this.root)?this.root:z;yield this.read({path:z,name:Q,boundary:re},U,(0,h.KG)(U))}L.has(Q)&&L.add(N)}read(N,L,B){const{name:J}=L;if("problem"in B)
return this.facts.directories.add(J),{name:J,files:[],notes:[B]};const{files:z,notes:Q}=this.findFiles(N,L,B);this.files+=z.length;const R=this.limits.files;if(this.
files>R){const ee=(0,C.ht)(J,(0,I.ub)({kind:"files",max:R}));return{name:J,files:[],notes:[...Q,ee]}}const U=z.filter(({isContext:ee})=>ee);if(z.length>0&&U.length===
z.length)return{name:J,files:[],notes:Q};this.facts.directories.add(J),this.isSnippet(J)&&this.facts.snippets.add(J);for(const{file:ee,kind:q}of U)(0,x.Ep)(q)&&
this.facts.unselected.push(ee);return z.length>0&&B.some(ee=>ee.name===".terraform")&&Q.push(...this.readLeft(J)),{name:J,files:z,notes:Q}}findFiles(N,L,B){const J=[],
z=[],Q=this.limits.directoryFiles;for(const R of this.filesAmong(N,L,B))if("problem"in R)z.push(R);else if(J.length<Q)J.push(R);else{z.push((0,C.ht)(L.name,(0,I.
ub)({kind:"directory",max:Q})));break}return{files:J,notes:z}}*filesAmong(N,L,B){const J=new Set;for(const Q of B)if((0,x.tr)(Q.name)&&!Q.isDirectory()&&J.add(Q.
name),Q.name===".spacelift")for(const R of x.dN)this.addTool((0,u.Gz)(L.name,R));const z=$.posix.basename(L.name);for(const Q of B){if(Q.isDirectory())continue;
const R=(0,u.Gz)(L.name,Q.name),U=(0,x.L8)(Q.name,J,z);if(U===void 0){(0,x.Z8)(Q.name)&&this.addTool(R),Q.name.endsWith(".tfstate")&&!this.isExcluded(R)&&this.facts.
states.push(...(0,h.un)(R,this.checkout));continue}const ee={path:L.path+$.sep+Q.name,file:R,kind:U,isContext:!this.select(N,L,R)};Q.isFile()?yield ee:Q.isSymbolicLink()?
yield*this.follow(N,ee):yield(0,C.ht)(R,(0,I.WO)({what:"special-file",is:(0,k.I)(Q)}))}}readLeft(N){this.isExcluded((0,u.Gz)(N,".terraform"))||this.facts.states.
push(...(0,h.rN)(N,this.checkout));const L=(0,h.Wj)(N,this.checkout);if("problem"in L)return[L];for(const B of L)this.facts.called.add(B.directory);return this.
facts.installed.push(...L),[]}addTool(N){this.isExcluded(N)||this.facts.toolFiles.push(N)}select(N,L,B){return!(L.isSelected||(0,h.$8)(N,B))||this.isExcluded(B)||
this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(N,L){const B=(0,h.sT)((0,k.$r)(L.path),N);if(B===null)return;if(typeof B=="object")return yield(0,C.
ht)(L.file,B);const J=(0,h.sq)((0,$.relative)(this.root,B));L.isContext||this.facts.links.set(L.file,J),yield{...L,path:B,target:J}}findDirectories({glob:N},{path:L,
name:B,depth:J,isSelected:z},Q){return Q.toReversed().flatMap(R=>{if(R.isSymbolicLink()&&R.name==="tests"&&this.facts.called.add((0,u.Gz)(B,"tests")),(0,h.G$)(R.
name))return[];const U=(0,u.Gz)(B,R.name);if(this.isExcluded(U))return[];const re=L+$.sep+R.name;if(R.isSymbolicLink()&&(0,k.$r)(re).kind==="directory"&&this.facts.
linked.set(U,this.checkout.nameOf(U)),!R.isDirectory())return[];const ee=z||N!==void 0&&$.posix.matchesGlob(U,N);return{path:re,name:U,depth:J+1,isSelected:ee}})}}
let o=function(...F){return{dependsOnOthers:o}=t.late([3276,6851,5938],8095),new.target?new o(...F):o(...F)},r=function(...F){return{usagesOf:r}=t.late([3276,6851,
5938],8095),new.target?new r(...F):r(...F)},n=function(...F){return{declaredIn:n}=t.late([3276,6851,5938],8095),new.target?new n(...F):n(...F)},e=function(...F){
return{isForeign:e}=t.late([3276,6851,5938],8095),new.target?new e(...F):e(...F)},a=function(...F){return{readModule:a}=t.late([3276,6851,5938],8095),new.target?
new a(...F):a(...F)};const _=25e4;function*d(F,N,L,B=_){const J=new O(N,L,B);yield*J.collect(F);const z=yield*J.decideOpen();return J.result(z)}class O{items=[];notes=(0,M.
G4)();knownSources=new Map;declared=[];signs=new P.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(N,L,B){this.facts=N,this.values=L,this.maxUsages=
B}*collect(N){const{counts:L,facts:B}=this;for(const{name:J,files:z,notes:Q}of c(N,B)){if(B.endedAt=J,yield B.files)return;for(const U of Q)this.notes.add(U);if(z.
length===0)continue;if(this.isFull(L.decided+L.open,J))break;const R=yield*a(z,B.files);if(R===null)return;B.bytes+=R.bytes;for(const U of R.notes)this.notes.add(
U);this.add({directory:J,files:R.files})}B.endedAt=null}*decideOpen(){const N=[];let L=!1;for(const B of this.items){if(!("files"in B)){N.push(B);continue}if(L||=
this.isFull(this.counts.decided,B.directory),!L)if(yield this.facts.files)this.facts.endedAt??=B.directory,L=!0;else for(const J of this.decide(B.files))N.push(
J)}return N}result(N){const{facts:L,signs:B,declared:J}=this,z=[...N,...L.states.map(T)];return{...L,usages:z,declared:J,notes:this.notes.all(),...B.end(N)}}add(N){
const{files:L,directory:B}=N,{facts:J}=this;L.some(({kind:Q})=>/^(config|lock)$/.test(Q.class))&&J.modules.add(B),J.files+=L.length;for(const Q of n(L))this.declared.
push(Q);for(const Q of L){const R=!e(Q),U=Q.kind.class==="terragrunt";R&&(J.isEmpty=!1),U&&J.terragrunt.push(Q.file),J.usesTerragrunt||=U&&R,this.signs.addFile(
Q)}const z=L.some(o);for(const Q of L)(z||!Q.isContext)&&this.addCalls(Q);if(z){this.items.push(N);for(const{references:Q}of L)this.counts.open+=Q.length}else for(const Q of this.
decide(L))this.items.push(Q)}addCalls({file:N,references:L}){for(const{kind:B,row:J,value:z}of L){if(z===void 0)continue;const Q=(0,y.Nj)(z.text)||J.grammar==="\
terragrunt"&&(0,S.GL)(z.text),R=Q||(0,S.qC)(z.text).length>0;B==="module"&&(R||z.kind==="pieces")&&this.facts.calls.push({source:z.text,file:N}),Q&&J.position.includes(
"source")&&(B==="test_module"?this.facts.tests.push({source:z.text,file:N}):this.facts.called.add((0,u.un)((0,u.jt)(N),z.text)))}}decide(N){const{usages:L,notes:B}=r(
N,this.values,this.knownSources);for(const J of B)this.notes.add(J);return this.counts.decided+=L.length,L}isFull(N,L){const B=this.maxUsages;return N<B?!1:(this.
notes.add((0,C.ht)(L,(0,I.ub)({kind:"usages",max:B}))),!0)}}const T=({file:F,host:N,client:L})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:N,text:N,
address:"state",place:{file:F,...C.wv},clients:[L],isOverridden:!1,needs:[]});var j=t(3916),D=t(9119),b=t(1440);function K(F,N,L,{nameOf:B}){if(!(0,y.Nj)(N)){const[
z=null]=(0,S.qC)(N).flatMap(Q=>B(Q)??[]);return z}const J=(0,u.un)(F,N);return L.get(J)??J}const G=100;function W({usages:F,units:N},L){const B=(0,D.hy)(N,M.CI);
return[...F.flatMap(({calls:z,directories:Q,text:R,place:U})=>{const re=(0,u.jt)(U.file),ee=(B.get(re)??[]).flatMap(({item:ce})=>(0,M.CI)(ce));if(z===void 0&&Q===
void 0&&ee.length===0&&(0,S.qC)(R??"").length===0)return[];const oe=Object.values(z??{}).flat(),ne=[R,...oe.map(({source:ce})=>ce)].flatMap(ce=>ce??[]),pe=[re,...(Q??
ee).slice(0,G)];return ne.flatMap(ce=>(0,y.Nj)(ce)?pe.map(me=>(0,u.un)(me,ce)):(0,S.qC)(ce).flatMap(me=>L.nameOf(me)??[]))}),...N.flatMap(M.CI)]}function A(F,N){
const{usages:L,links:B,directories:J}=F,z=(q,oe)=>{const ne=K(q,oe,B,N);return ne===null||(0,y.Nj)(oe)&&ne===(0,u.un)(q,oe)?oe:`./${(0,j.relative)(q,ne)}`},Q=L.
map(q=>{const{kind:oe,text:ne,calls:pe,place:ce}=q,me=B.size>0||pe!==void 0||(0,S.qC)(ne??"").length>0;if(oe!=="module"||ne===null||!me)return q;const fe=[{root:null,
source:ne,version:null,isOpen:!1}],we=Object.entries(pe??{terraform:fe,opentofu:fe}).map(([$e,ye])=>{const Te=(0,u.jt)(ce.file),De=Pe=>Pe.source&&z(Te,Pe.source);
return[$e,ye.map(Pe=>({...Pe,source:De(Pe)}))]});return we.every(([,[$e]])=>$e?.source===ne)&&pe===void 0?q:{...q,calls:Object.fromEntries(we)}}),R=({directory:q})=>J.
has(q)&&N.nameOf(q)===q,U=F.installed.filter(q=>!R(q)&&N.exists(q.directory)),re=new Map(U.map(({root:q,directory:oe})=>{const ne=(0,I.a3)({what:"outside",path:oe});
return[oe,(0,C.ht)((0,u.Gz)(q,b.U4),ne)]})),ee=[...F.notes,...re.values()];return{...F,usages:Q,installed:F.installed.filter(R),notes:ee}}let H=function(...F){return{
resolveValue:H}=t.late([3276,6851,5938],8095),new.target?new H(...F):H(...F)},Y=function(...F){return{asWritten:Y}=t.late([3276,6851,5938],8095),new.target?new Y(
...F):Y(...F)},se=function(...F){return{Instances:se}=t.late([3276,6851,874],1340),new.target?new se(...F):se(...F)},V=function(...F){return{Terragrunt:V}=t.late(
[3276,6851,874],1340),new.target?new V(...F):V(...F)},te=function(...F){return{withUnits:te}=t.late([3276,6851,874],1340),new.target?new te(...F):te(...F)};const ae=10;
function*he(F,N={}){const L=(0,h.ET)(F),B=new Set;for(let J=1;;J+=1){const z=(0,h.f5)(B),Q=Z(L,z,N),R=(0,v.O)(()=>new V(Q)),U=yield*d(F,z,Oe(Q,R)),ee=z.terragrunt.
length>0?yield*te(U,R()):U,q=B.size;for(const ne of W(ee,L))!ee.directories.has(ne)&&L.locate(ne)!==null&&B.add(ne);if(B.size===q||ee.endedAt!==null||J===ae)return A(
ee,L)}}function Oe(F,N){const L=(0,v.O)(B=>(0,v.O)(J=>new se(F,B,J)));return({row:B,place:J},z,Q)=>{if(B.grammar==="terragrunt")return _e(N(),J.file,z);const R=B.
evaluation?.[Q];if(R===void 0)return Y(z);const U=L(Q)(R);if(U.effort.isSpent)return Y(z);const re=({scope:ne,from:pe,root:ce})=>(ne.effort.renew(),{...H(z,ne),
from:pe,root:ce}),ee=(0,u.jt)(J.file),q=re(U.unknown(ee));if(q.isWhole)return[[q]];const oe=Map.groupBy(U.of(ee),({use:ne})=>ne);return Array.from(oe.values(),ne=>ne.
map(re))}}function _e(F,N,L){if(F.effort.isSpent)return Y(L);const B=z=>({...H(L,z),from:null}),J=F.includedScopes(N).map(z=>[B(z)]);return J.length===0?[[B(F.scopeOf(
N))]]:J}function Z(F,{calls:N,links:L,terragrunt:B},J){const z=(0,v.O)(Ee),Q=(R,U)=>K(R,U,L,F);return{files:F,calls:(0,v.O)(()=>de(N,Q)),leadsTo:Q,terragrunt:B,
environment:J,isSet:R=>J[R]!==void 0,setBy:R=>{const U=z(F).get(R);return U===void 0?null:`TF_VAR_${R} in ${U}`}}}const ie=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function de(F,N){const L=new Map,B=new Set;for(const{source:J,file:z}of F){const Q=(0,u.jt)(z),R=N(Q,J);R!==null?L.set(R,(L.get(R)??new Set).add(Q)):ie.test(J)&&
B.add(Q)}return{callers:L,dynamic:B}}const ge=".github/workflows",ue=200;function Ee(F){const N=new Map,L=F.list(ge).filter(B=>/\.ya?ml$/.test(B));for(const B of L.
slice(0,ue)){const J=`${ge}/${B}`,z=F.read(J)??"";for(const[,Q,R]of z.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const U=Q??R??"";N.has(U)||N.set(
U,J)}}return N}}),5102:((le,X,t)=>{t.d(X,{DI:()=>S,Fl:()=>k,JR:()=>P,QK:()=>i,Rm:()=>w,Yn:()=>x,Zh:()=>l,b:()=>E,fi:()=>p,hm:()=>m,md:()=>$,nM:()=>f,nx:()=>I,sG:()=>y,
vh:()=>C});var u=t(2886),v=t(493),h=t(9615);const I={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},C=Object.keys(
I);function y(s){if(E(s))return"unchecked";const c=m(s.findings);return c==="error"?"fails":c==="warning"?"warns":P(s)?"skipped":"works"}const S=s=>y(s)==="fail\
s",P=({visit:s})=>s.attempt.discovery.kind==="skipped",M=["host-not-checked",...u.H4],E=({visit:{attempt:s}})=>s.discovery.kind==="skipped"&&M.includes(s.discovery.
problem.code),$=s=>C.flatMap(c=>s.filter(g=>y(g)===c));function k(s){const c=new Set(s.map(({worst:g})=>g));return c.has("error")?"fails":c.has("warning")?"warn\
s":s.some(w)?"skipped":"works"}function x(s,c){const g=Object.groupBy(s,a=>k(c(a))),{fails:o=[],warns:r=[],skipped:n=[],works:e=[]}=g;return[o,r,n,e]}const w=({
chosen:s,isDirect:c,isUnchecked:g})=>g===!0||!c&&Object.keys(s).length===0,m=s=>h.oC.find(c=>s.some(g=>g.severity===c))??null;function i({findings:s}){const c=m(
s);return c==="notice"?[]:s.filter(({severity:g})=>g===c)}const l=({severity:s},{failOn:c})=>s==="error"||(0,v.k2)(s,c),f=({severity:s})=>s!=="notice";function p({
passed:s,hosts:c,findings:g}){return s?g.some(f)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((le,X,t)=>{t.d(X,{$V:()=>p,H8:()=>y,Iu:()=>C,QI:()=>E,QN:()=>i,
SY:()=>S,dy:()=>I,kD:()=>f,kJ:()=>$,nO:()=>l,od:()=>M,tY:()=>k,u8:()=>w});var u=t(9432),v=t(9615),h=t(8032);const I="new in this pull request",C=s=>s.replace(/^./u,
c=>c.toUpperCase()),y=s=>v.oC.flatMap(c=>{const{length:g}=s.filter(o=>o.severity===c);return g===0?[]:[(0,u.px)(g,c)]}).join(", "),S=s=>h.zK.every(c=>s.includes(
c))?"all clients":P(s).join(", "),P=s=>s.map(c=>h.bB[c]);function M(s,c){const g=c.filter(r=>s.includes(r)),o=h.Du.filter(r=>c.includes(r)&&!s.includes(r));return s.
length===0||o.length===0?"":P(g).join(", ")||"no client in use"}const E=({clients:s,versions:c,why:g})=>s.map(o=>[h.bB[o],c[o]].join(" ").trim()).join(" and ")+
(g===""?"":` (${g})`);function $(s){return s<999.5?`${Math.round(s)} ms`:s<59950?`${(s/1e3).toFixed(1)} s`:`${(s/6e4).toFixed(1)} min`}function k(s){return s<1e3?
`${s} B`:s<999950?`${(s/1e3).toFixed(1)} kB`:`${(s/1e6).toFixed(1)} MB`}const x=36e5;function w(s,c){const g=(Date.parse(c)-Date.parse(s))/x;if(g>=48)return`${m(
g/24)} days`;if(g>=1)return`${m(g)} h`;const o=Math.floor(g*60);return o>=1?`${o} min`:"less than a minute"}const m=s=>Math.floor(s*10)/10,i=s=>`${s.slice(0,16).
replace("T"," ")} UTC`;function l(s,c){const g=(Date.parse(s)-Date.parse(c))/(24*x);if(Number.isNaN(g))return s;const o=Math.floor(Math.abs(g)),r=o===0?"less th\
an a day":(0,u.px)(o,"day");return`${s.slice(0,10)} (${g<0?`${r} ago`:`in ${r}`})`}function f(s,c){const g=new Set(s.split(/[\s/.]/).filter(Boolean)),o=r=>r.split(
/[/.]/).filter(n=>g.has(n)).length;return[...new Set(c.filter(o))].sort((r,n)=>o(n)-o(r))}function p(s,c,g){const o=(0,u.K4)(c,3,n=>{const e=(0,u.K4)(f(n,g),3,u.
dh);return`${(0,u.dh)(n)}${e&&` (nearest: ${e})`}`}),r=c.length===1?"matches":"match";return c.length===0?[]:[`\`${s}\`: ${o} ${r} nothing`]}}),8884:((le,X,t)=>{
t.d(X,{CN:()=>f,Dx:()=>x,GH:()=>M,Ky:()=>I,TD:()=>C,YC:()=>m,eb:()=>S,f5:()=>w,ju:()=>l,lp:()=>k,mj:()=>E,oN:()=>$,tN:()=>i});var u=t(9432),v=t(2170),h=t(9119);
function I(g,o){const{places:r,noun:n}=C(g);return(0,u.K4)(r,o,h.eo,e=>(0,u.px)(e,`more ${n}`))}function C(g){const o=s(g),r=(0,h.t6)(o,e=>p(e)?(0,h._M)(e.file)??
e:e),n=y(r).length>1;return{places:n?r:o,noun:n?"repository":"place"}}const y=g=>g.filter(p).filter(({file:o})=>(0,h._M)(o)!==null),S=g=>(0,h.t6)(y(P(g)),({file:o})=>(0,h.
_M)(o)),P=g=>[...new Set(g.map(({places:o})=>o))].flat(),M=(g,o,r)=>`${g<o?`${g} of ${o}`:o===2?"both":`all ${o}`} ${r}`;function E(g,o){const{length:r}=o>1?S(g):
[];return r>1?M(r,o,"repositories"):""}function $(g,o){const r=new Set(g.flatMap(({file:a})=>(0,h._M)(a)??[])).size>1,n=a=>(r?(0,h._M)(a.file):null)??c(a),e=new Set(
o.map(n));return g.filter(a=>!e.has(n(a)))}function k(g,o){const r=x([g]);return I($(r,r.slice(0,1)),o)}const x=g=>s(P(g).filter(p)),w=g=>[...new Set(P(g).filter(
o=>typeof o=="string"))];function m(g){const o=g.hosts.flatMap(({requirements:n})=>n),r=[...g.findings,...g.roots.flatMap(({rows:n})=>n)];return[...new Set([...o.
map(({because:n})=>n),...r.map(n=>n.places)])]}const i=g=>g.values().map(v.Xd).find(o=>o!==null)??null,l=({services:[g,...o]})=>o.length===0?g??null:null,f=g=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.
test(g)&&(0,h._M)(g)===null,p=g=>typeof g!="string",s=g=>(0,h.t6)(g,o=>p(o)?c(o):o),c=({file:g,line:o,inside:r})=>`${o}:${g}${r===void 0?"":`
${(0,h.kn)(r)}`}`}),6097:((le,X,t)=>{t.d(X,{$N:()=>x,LG:()=>p,QA:()=>_,f2:()=>e,fX:()=>m,h$:()=>j,j6:()=>O,q9:()=>o,rc:()=>r});var u=t(3217),v=t(2886),h=t(2172),
I=t(9432),C=t(2170),y=t(9119),S=t(3841),P=t(255),M=t(5106),E=t(5102),$=t(4120),k=t(8884);function x(D,b){const{hosts:K,files:G,findings:W,passed:A,stopped:H}=D,
Y=b.repositories.length,se=f(D,b),V=G.filter(ge=>!w(ge)),te=(0,E.hm)(V)==="error"&&!K.some(E.DI),ae=se===null&&Y>0?` in ${(0,I.px)(Y,"repository")}`:"",_e=[V.length<
G.length?[`nothing to check${ae}`]:i(D,ae),l(V)],Z=(te?_e.toReversed():_e).flat().join(", "),ie=se===null?Z:`${se}: ${Z}`,de=(0,E.hm)(W)==="error";if(H.length>0){
const ge=(0,S.p)(H);return de||K.some(E.b)?`${ie} (${ge})`:`${ge}; ${ie}`}return A&&de?`${ie} (the check passes: fail-on is never)`:A||de?ie:`${ie} (the check f\
ails: fail-on is warning)`}const w=({problem:D,severity:b})=>D.code==="nothing-to-check"&&b==="error",m="not allowed";function i({hosts:D,roots:b},K){const G=D.
length;if(G===0){const ue=b.flatMap(({rows:N})=>N.filter(({isDirect:L})=>L)),Ee=new Set(ue.flatMap(N=>(0,E.Rm)(N)?[]:N.source)).size;return[...Ee===0?[]:[`${(0,I.
px)(Ee,"module")} read`],`no registry hosts to check${K}`]}const{skipped:W=[],checked:A=[]}=Object.groupBy(D,ue=>(0,E.JR)(ue)?"skipped":"checked"),{fails:H,unchecked:Y,
works:se}=E.nx,V=(ue,Ee)=>Ee.length===0?[]:[{words:ue,count:Ee.length}],te=[...V(H,A.filter(E.DI)),...V(m,W.filter(E.DI)),...V(Y,W.filter(E.b))],ae=[...V(se,A),
...V(E.nx.skipped,W)],[he,...Oe]=te.length>0?te:ae,_e=A.filter(ue=>(0,E.sG)(ue)==="warns").length,Z=G===1?"":`${_e} ${te.length>0?"more ":""}`,de=he?.words===m||
he?.words===Y?he.count===1?"is ":"are ":"";return[`${G===1?"1 registry host":(0,k.GH)(he?.count??0,G,"registry hosts")}${K} ${de}${he?.words}`,...Oe.map(({count:ue,
words:Ee})=>`${ue} ${Ee}`),..._e===0?[]:[`${Z}with warnings`]]}function l(D){const b=(0,E.hm)(D);if(b===null||b==="notice")return[];const K=D.filter(({severity:V})=>V===
b),{placed:G=[],elsewhere:W=[]}=Object.groupBy(K,V=>(0,C.Xd)(V)===null?"elsewhere":"placed"),A=(0,k.eb)(G).length,H=new Set((0,k.Dx)(G).map(({file:V})=>V)).size,
Y=A>0?`files of ${(0,I.px)(A,"repository")}`:(0,I.px)(H,"file"),se=({length:V},te)=>V===0?[]:[`${(0,I.px)(V,b)} in ${te}`];return[...se(G,Y),...se(W,"settings o\
r credentials")]}function f({init:D},{repositories:b,dialect:K}){const{failing:G,of:W}=D;if(G.length===0)return null;const A=K.isGuess?"":{terraform:"terraform ",
opentofu:"tofu ",both:""}[K.name],H=b.length,Y=new Set(G.map(y._M)).size,se=W<2?"":` in ${(0,k.GH)(G.length,W,"root modules")}`,V=H<2?"":` (${(0,k.GH)(Y,H,"repo\
sitories")})`;return`${A}init fails${se}${V}`}function p(D,b){const K=D.files.filter(({severity:G})=>G==="error");return f(D,b)??l(K)[0]??null}const s=50,c=3,g=2;
function o(D){const{shown:b,more:K}=(0,I.zN)(D,s);return K===0?b:[...b,`and ${(0,I.px)(K,"more remark")}`]}function r(D){const b=(0,k.YC)(D).some(({length:Y})=>Y===
y.WD),K=D.files.filter(({exclude:Y,severity:se})=>Y&&se!=="notice"),G=[...new Set(K.flatMap(({exclude:Y})=>Y??[]))],W=(0,k.eb)(K).length>0?" where their files a\
re read":"",A=`${(0,I.px)(K.length,"finding")} in tests, examples or templates, where errors are warnings`,H=`to skip such files, set \`exclude\`${W}: ${(0,I.K4)(
G,c,I.dh)}`;return[...b?[`lists of places end after ${y.WD} places`]:[],...K.length>0?[`${A}; ${H}`]:[]]}const n=/^(?:machine|host|proxy|document|nothing)-|expir/;
function e({hosts:D,unmatched:b,stopped:K},G){if(K.length>0||G.changedOnly)return[];const A=D.flatMap(({visit:te,services:ae})=>[te,...(0,u.fc)(te,ae)]).map(({host:te})=>te),
H=b.filter(({code:te,host:ae})=>!n.test(te)||ae&&!A.includes(ae)).map(({code:te,host:ae})=>`${te} ${ae??""}`.trim()),Y=G.depth==="discovery"?G.resolve:[],se=te=>A.
some(ae=>ae.split(":")[0]===te),V=Y.flatMap(({name:te})=>se(te)?[]:te);return[...(0,$.$V)("ignore",H,A),...(0,$.$V)("resolve",V,A)]}const a="HTTPS_PROXY NO_PROX\
Y NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function _({findings:D},b){const K=a.flatMap(W=>{const A=b[W]||W.endsWith("Y")&&b[W.toLowerCase()];
return A?`${W} (${(0,I.dh)(A.slice(A.lastIndexOf("@")+1))})`:[]});return D.some(W=>W.problem.obstacle||(0,v.zv)(W))&&K.length>0?[`connections used ${K.join(", ")}`]:
[]}function d({hosts:D},b){const{scan:K,repositories:G}=b,{length:W}=D.filter(({requirements:se})=>se.some(({because:V})=>V.some(te=>typeof te!="string"))),A=`${(0,I.
px)(K.usages,"usage")} of ${(0,I.px)(W,"registry host")}`,H=W===0?"no registry host is used":A;return G.length>0?`${H} in ${(0,I.px)(G.length,"repository")}`:K.
files===0?K.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,I.px)(K.files,"file")} (${(0,$.tY)(K.bytes)})`} in ${(0,$.kJ)(K.durationMs)}\
: ${H}`}function O(D,b){const{hosts:K}=D,{depth:G,repositories:W}=b,A=W.length===0;if(G==="versions"||G==="packages")return A?T(D):[];const H=K.filter(V=>["work\
s","warns"].includes((0,E.sG)(V))&&!(0,E.JR)(V)&&V.requirements.some(({service:te,because:ae})=>(te===M.e$||te===M.xq)&&ae.some(Oe=>typeof Oe!="string")));return G!==
"discovery"||H.length===0?[]:[`not checked at ${(0,I.K4)(H,g,({visit:V})=>(0,P.nx)(V.host))}: versions of modules and providers, and whether tokens are accepted\
; to check them, set \`depth: versions\``]}function T({roots:D}){return D.filter(({directory:K})=>K!==h.cd.file).some(({rows:K})=>K.some(({kind:G})=>G==="module"))?
["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function j(D,b){const{dialect:K,durationMs:G,scan:W,remarks:A}=b,{findings:H,
ignored:Y}=D,se=(0,$.H8)(H)||"no findings",V=Y>0?`${se}, ${Y} ignored`:se,ae=D.hosts.length===0&&W.files===0?"":` for ${(0,$.QI)(K)}`,he=d(D,b);return[`${V}; ch\
ecked in ${(0,$.kJ)(G)}${ae}`,...he===null?[]:[he],...A]}}),9961:((le,X,t)=>{t.d(X,{Dz:()=>S,P4:()=>y,Yv:()=>P});var u=t(7811),v=t(1780),h=t(9432),I=t(9615);const C={
missing:({setting:M,path:E})=>({message:`${M} names ${(0,u.ol)(E)}, which does not exist`,help:(0,h.Dl)(E,"set it to the absolute path of a file; the client con\
tinues without any CLI configuration")}),relative:({path:M,root:E})=>({message:`TF_CLI_CONFIG_FILE is the relative path ${(0,u.ol)(M)}, which \`init\` does not fi\
nd if it is started in ${E}`,help:"set it to the absolute path"}),cache:({path:M})=>({message:`the plugin cache directory ${(0,u.ol)(M)} does not exist, for whi\
ch the client reports an error`,help:M.startsWith("~")?"write the absolute path: the client does not expand ~":"create the directory before `init`",severity:"no\
tice"}),unreadable:({file:M,failure:E})=>({message:`${M} ${(0,h.mP)(E)}`,help:E.kind==="size"?"shorten the file; the client reads all of it, this check nothing":
"make it a regular file that this account can read; this check continues without it"}),syntax:({file:M,why:E})=>({message:`${M} has a syntax error: ${E}`,help:"\
correct the file; the client ignores all of it, including its tokens"}),encoding:({file:M,isWide:E})=>({message:`${M} ${E?"is encoded as UTF-16":"begins with a \
byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BOM)"}),type:({file:M,why:E})=>({message:`${M}: ${E}`,help:"\
correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({file:M,why:E})=>({message:`${M}: ${E}`,help:"correc\
t the block; the client ignores it"}),label:M=>({message:`the label of the block ${M.type} ${(0,u.ol)(M.label)} at ${M.file} is not a hostname: ${M.why}`,help:M.
advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is more than one credentials_helper block",help:"remo\
ve all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than one provider_installation block",help:"remove all\
 but one; the client uses the first"}),"no token":({file:M,host:E,hasValue:$})=>({message:$?(0,v.xI)`the token in the credentials block for host ${(0,v.SP)(E)} at ${M} is not a string`:
(0,v.xI)`the credentials block for host ${(0,v.SP)(E)} at ${M} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no oth\
er credentials source'}),"no helper":({name:M,directories:E})=>({message:`credentials helper ${(0,u.ol)(M)}: there is no terraform-credentials-${M} in ${E.join(
", ")}`,help:M===M.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the cl\
ient finds no other name"})},y=(M,E)=>(0,I.CC)("credentials-config",{...(0,I.Z9)(C,M),affects:E}),S=({name:M,why:E})=>(0,I.CC)("credentials-helper",{message:`cr\
edentials helper ${M}: ${E}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host without a token, and exit with 0'}),
P=({host:M,at:E})=>(0,I.CC)("services-forced",{message:(0,v.xI)`the host block at ${E} defines the services of ${(0,v.KT)(M)}; the host's own discovery document is not used`,
help:(0,v.xI)`remove the host block at ${E} to use the discovery document of ${(0,v.KT)(M)}`})}),8294:((le,X,t)=>{t.d(X,{$U:()=>c,C3:()=>m,Eu:()=>w,QU:()=>k,To:()=>o,
bI:()=>r,fj:()=>l,iX:()=>n,qX:()=>f,tK:()=>p,z2:()=>g});var u=t(8032),v=t(255),h=t(1780),I=t(7057),C=t(9432),y=t(9615),S=t(4481);const P=({source:d,isInFile:O},T)=>(0,y.
Lw)(T[O?"file":(0,S.zT)(d)?"helper":"elsewhere"]),M={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},E={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},$=(d,{source:O},T,j)=>(0,y.CC)(d,{message:(0,h.xI)`the token from ${(0,h.
LA)(O)} ${T}`,flaw:T,...j}),k=d=>$("credentials-empty",d,"is empty",{help:P(d,M)}),x={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
E]};function w({slip:d,...O}){const[T,j]=x[d],D=typeof j=="string"?j:P(O,j);return $("credentials-malformed",O,T,{help:D,...d!=="control character"&&d!=="length"&&
{severity:"warning"}})}function m({host:d,source:O,on:T,days:j}){const D=j<0?`expired on ${T}`:void 0;return(0,y.CC)("credentials-expiry",{message:(0,h.xI)`the token from ${(0,h.
LA)(O)} ${D??`expires on ${T}`}`,help:(0,S.qV)(O,d),expires:T,...D&&{flaw:D}})}const i=`has fewer than ${I.Il} characters and is not redacted where a server rep\
eats it`,l=d=>$("credentials-short",d,i,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),f=d=>(0,y.CC)("creden\
tials-bot",{message:(0,h.xI)`${u.bB[d.client]} has no token for ${(0,h.SP)(d.host)}, and this check uses one`,help:`add a ${d.client==="renovate"?"host rule":"`\
terraform-registry`, which the update names,"} with a token`,...d.client==="renovate"&&d.ends.length===0&&{severity:"notice",affects:[]}}),p=d=>(0,y.CC)("creden\
tials-differ",{message:(0,h.xI)`for host ${(0,h.SP)(d.host)}, ${s(d.first)} and ${s(d.other)}`,help:(0,h.xI)`set the token for both clients in ${(0,h.LA)((0,v.fK)(
d.host)[0]??"tokens")}; this check uses the first token`}),s=({client:d,source:O})=>O===null?`${u.bB[d]} finds no token`:(0,h.xI)`${u.bB[d]} uses the token from ${(0,h.
LA)(O)}`,c=({host:d,service:O,...T})=>(0,S.ti)("credentials-missing",(0,h.xI)`host ${(0,h.SP)(d)} requires a token${O===null?"":` for ${O}`}`,(0,S.nP)(d),T),g=d=>(0,y.
CC)("credentials-near-miss",{message:(0,h.xI)`${(0,h.LA)(d.variable)} seems to be meant for host ${(0,h.SP)(d.host)}, but ${d.why}`,help:(0,h.xI)`rename it: ${(0,S.
yN)(d.write)}`}),o=({host:d,other:O,source:T,service:j,isSent:D,isNotice:b})=>(0,y.CC)("credentials-other-host",{message:(0,h.xI)`the clients do not send the token for ${(0,h.
KT)(O)} from ${(0,h.LA)(T)} ${j===null?"after the redirect of":`to ${j} of host`} ${(0,h.KT)(d)}: they send ${D?(0,h.xI)`the token of ${(0,h.KT)(d)}`:"none"}`,help:j===
null?(0,h.xI)`make the discovery document of ${(0,h.KT)(d)} public, or serve it at ${(0,h.KT)(d)} itself`:(0,h.xI)`set the token for ${(0,h.KT)(d)}, and the clients send it to ${(0,h.
KT)(O)}`,...b&&{severity:"notice",affects:[]}}),r=({host:d})=>(0,y.CC)("credentials-unused",{message:(0,h.xI)`the tokens input has a token for host ${(0,h.SP)(d)}, which is not checked`,
help:"write the host as in the files, including its port, or remove the line"});function n(d){const{host:O,token:T,source:j,challenge:D,contentType:b,...K}=d,G=T===
"none"&&D===null&&!b?.includes("json"),W=K.page?.kind==="bot-protection",H=!W&&(G||K.isVague===!0)&&K.status===403&&(0,C.VW)(O)===null,Y=(0,h.xI)`rejected the token from ${(0,h.
LA)(j??"")}`,V=W?"refuses the clients":T==="sent"?Y:"requires authentication credentials",te=(0,S.c3)(d),ae=!H&&K.url===`https://${O}/.well-known/terraform.json`,
he=(0,h.xI)`${H?"may not be a registry":V}: ${(0,C._r)(K,ae)}`;return(0,y.CC)("document-unauthorized",{message:(0,h.xI)`host ${(0,h.KT)(O)} ${he}${"refusal"in te?
"":(0,h.xI)`; ${(0,S.pt)(d,null)}`}`,help:(0,C.NM)({...K,asked:O},H?a:_(d)),...te})}const e="make the discovery document public",a={operator:`${e}, or return 40\
4 if the host has no services`,user:(0,C.Wt)([])};function _(d){const{host:O,token:T,status:j}=d,D=j===403||T!=="sent"?(0,C.qZ)(O):void 0,b={...(0,S.$w)(d,"the \
discovery document",null),guest:D};return T==="none"&&"refusal"in(0,S.c3)(d)?{...b,operator:(0,S.nP)(O,`, or ${e}`)}:b}}),8936:((le,X,t)=>{t.d(X,{Er:()=>l,P0:()=>w,
P6:()=>P,Qs:()=>x,T0:()=>y,U2:()=>i,e4:()=>f});var u=t(1780),v=t(9432),h=t(9176),I=t(9615);const C={"no-such-host":"does not resolve: no such host","no-answer":"\
could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},y=({host:p,asks:s,why:c})=>(0,I.
CC)("host-unknown",{message:(0,u.xI)`${(0,u.KT)(p)} ${C[c]}`,help:c!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":s==="doc\
ument"?(0,v.Dl)(p,"check the spelling, and that this machine can resolve the name"):(0,u.xI)`check that this machine can resolve ${(0,u.KT)(p)}, or have the URL that names it corrected`,
obstacle:{verb:"cannot resolve",what:C[c].replace(/.*: /,"")}}),S={refused:"refused the connection",closed:"closed the connection without a response","no-host-r\
oute":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function P({host:p,error:s}){if(typeof s=="object"&&"\
proxy"in s){const o=h.Yq.PROXY_NOT_REACHED;return(0,I.CC)("host-unreachable",{message:(0,u.xI)`${(0,u.KT)(p)} is unreachable: ${s.proxy}`,help:o,obstacle:{verb:"\
does not reach",what:(0,v.dh)(s.proxy),help:o}})}const c=typeof s=="string"?S[s]:`is unreachable (${s.code})`,g="that a firewall or proxy lets this machine conn\
ect to it";return(0,I.CC)("host-unreachable",{message:(0,u.xI)`${(0,u.KT)(p)} ${c}`,help:{...(0,I.Lw)(`check that the host is up, and ${g}`),guest:`check ${g}, \
or ${(0,v.B9)(p)}`},obstacle:{verb:"cannot connect to",what:c.replace("is unreachable: ","")}})}const M={lookup:{verb:"cannot resolve",failed:"could not be look\
ed up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",
help:"check that the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"\
did not finish its answer",help:""}},E="serve the document as a static file",$=({asks:p})=>p==="document"?E:"find out what the server waits for, such as its sto\
rage",k=p=>p.map(({name:s,attemptMs:c,retries:g})=>{const o=Number.isFinite(c)?(0,v.YA)(c):"without a limit",r=g===0?"":` in each of ${g+1} attempts`,n=s.includes(
" and ")?"wait":"waits";return`${s} ${n} ${o}${r}`}).join(", ");function x(p){if(p.phase==="complete")return(0,I.CC)("host-timeout",{message:(0,u.xI)`${(0,u.KT)(
p.host)} took ${(0,v.YA)(p.tookMs)} to return its discovery document; ${k(p.releases)}`,operator:E,affects:[...new Set(p.releases.map(({client:e})=>e))]});const{
verb:s,failed:c,help:g}=M[p.phase],o=p.limitMs===null?null:(0,v.YA)(p.limitMs),r=o===null?"in time":`within ${o}`,n=p.attempts===1?r:`in ${p.attempts} attempts \
of ${o} each`;return(0,I.CC)("host-timeout",{message:(0,u.xI)`${(0,u.KT)(p.host)} ${c} ${n}`,help:g||{operator:`check that the registry is up, or ${$(p)}`,user:(0,u.
xI)`ask the operator of ${(0,u.KT)(p.host)} whether the registry is up`,guest:(0,v.B9)(p.host)},...s&&{obstacle:{verb:s,what:c.replace(/.*: /,"")}}})}const w=({
host:p,error:s})=>(0,I.CC)("host-protocol",{message:(0,u.xI)`the response of ${(0,u.KT)(p)} is not valid HTTP (${s})`,operator:"check that the port serves HTTP,\
 and the headers that the server and its load balancer send",user:"check the port in the address"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"\
the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function i({host:p,phase:s,tookMs:c,limitMs:g,...o}){const r=`(limit ${(0,v.
YA)(g)}); ${m[s.name]} took ${(0,v.YA)(s.ms)}`;return"url"in o?(0,I.CC)("host-slow",{message:(0,u.xI)`${(0,u.KT)(o.url)} took ${(0,v.YA)(c)} to answer ${r}`,operator:$(
{asks:"answer"})}):(0,I.CC)("host-slow",{message:(0,u.xI)`${(0,u.KT)(p)} took ${(0,v.YA)(c)} to return its discovery document ${r}`,operator:E,note:k(o.releases)})}
const l=({host:p,attempts:s,failure:c,releases:g})=>(0,I.CC)("host-recovered",{message:(0,u.xI)`discovery of ${(0,u.KT)(p)} succeeded at attempt ${s}; the first attempt failed: ${c}`,
operator:"find out why the host fails intermittently",note:g.length===0?"init succeeded, because the CLI retries discovery":`init with ${g.map(({name:o})=>o).join(
" and ")} would have failed`});function f(p,s){const[{verb:c,help:g=h._$[c]}]=s,[o="",...r]=p,n=r.length===0?(0,u.KT)(o):`any of ${p.length} hosts`,e=r.length===
0&&c==="cannot connect to";return(0,I.CC)("machine-network",{message:(0,u.xI)`this machine ${c} ${n}: ${(0,v.K4)([...new Set(s.map(({what:a})=>a))],3)}`,help:e?
`check the network of this machine, or ${(0,v.B9)(o)}`:g})}}),9176:((le,X,t)=>{t.d(X,{M8:()=>I,Yq:()=>u,_$:()=>h});const u={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},v=", or set HTTPS_PROXY if the network has a proxy",h={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${v}`,"cannot connect to":`check the network of this machine and its firewall${v}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function I(C,{page:y,url:S,asked:P}){const M=URL.parse(S)?.host,E=M===P,$=E&&C.code==="document-stat\
us";if(y?.kind!=="sign-in"&&y?.kind!=="captive-portal"||$)return C;const k=`a ${y.kind} page${E?"":` at ${M}`} ("${y.title}") answers`;return{...C,obstacle:{verb:"\
does not reach",what:k,isCommon:E}}}}),1098:((le,X,t)=>{t.d(X,{Dr:()=>x,EK:()=>E,Fu:()=>m,dF:()=>w,vs:()=>S,y7:()=>M});var u=t(255),v=t(1780),h=t(5106),I=t(9432),
C=t(9615),y=t(4481);function S({host:i,service:l,...f}){const p=l===h.OZ?"the cloud block":"the remote backend",s=(0,y.nP)(i),c=(0,u.pk)(i)===i?(0,v.xI)`run \`terraform login ${(0,v.
KT)(i)}\`, or `:"",g={...s,terminal:(0,v.xI)`${c}${s.terminal}`},o=(0,v.xI)`${p} requires a token for ${(0,v.SP)(i)}`;return(0,y.ti)("cloud-token",o,g,f)}const P={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function M({block:i,lacks:l,isOpen:f}){const p=i==="cloud block"?`set ${l.map(s=>h.uW[s]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,C.CC)("cloud-incomplete",{severity:f?"notice":"error",message:`the ${i} has no ${l.
map(s=>P[s]).join(" and no ")}`,help:f?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${p}, also for this \
check`})}const E=({url:i,version:l})=>(0,C.CC)("cloud-version",{message:(0,v.xI)`${(0,v.KT)(i)} returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,I.
dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),$=i=>"why"in i?(0,v.xI)`the response of ${(0,v.KT)(i.url)} ${(0,I.dh)(i.why)}`:(0,I._r)({...i,page:null}),
k=(i,l,f)=>"status"in i&&[401,403,404].includes(i.status)?f:{operator:(0,v.xI)`check the logs of ${(0,v.KT)(l)}, and that the URL of the service is that of its API`},
x=({host:i,organization:l,source:f,...p})=>(0,C.CC)("cloud-organization",{message:(0,v.xI)`the organization ${l} at ${(0,v.KT)(i)} cannot be read: ${$(p)}`,refusal:"\
rejects",help:k(p,i,(0,v.xI)`check the name of the organization, and that the token from ${(0,v.LA)(f)} is valid and belongs to a member`)}),w=i=>(0,C.CC)("clou\
d-workspace",{message:(0,v.xI)`the workspace ${i.workspace} of ${i.organization} at ${(0,v.KT)(i.host)} cannot be read: ${$(i)}`,help:k(i,i.host,"check that the\
 token may read the workspace")}),m=({host:i,organization:l,workspace:f})=>(0,C.CC)("cloud-workspace-missing",{message:(0,v.xI)`${l} at ${(0,v.KT)(i)} has no workspace ${f} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((le,X,t)=>{t.d(X,{o:()=>P,q:()=>S});var u=t(1780),v=t(9432),h=t(9615);const I=M=>M===1?"1 module \
or provider was":`${M} modules and providers were`;function C(M){const{names:E}=M,$=(0,u.XT)(E,3,k=>(0,u.KT)((0,v.dh)(k)));switch(M.what){case"inside":return(0,u.
xI)`modules and providers inside ${$} were not checked`;case"direct":{const k=E.length-M.git-M.oci,x=[...M.git>0?[`${(0,v.px)(M.git,"module")} from Git`]:[],...M.
oci>0?[`${(0,v.px)(M.oci,"module")} from an OCI registry`]:[],...k>0?[`${(0,v.px)(k,"module")} from an archive or bucket`]:[]];return(0,u.xI)`${x.join(" and ")} ${E.
length===1?"was":"were"} not checked: ${$}`}case"oci":return(0,u.xI)`${(0,v.px)(E.length,"provider")} ${E.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${$}`;case"\
open":return(0,u.xI)`${(0,v.px)(E.length,"module")} ${E.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${$}`;case"\
limit":return(0,u.xI)`max-requests (${M.max}) was reached, so ${I(E.length)} not checked: ${$}`;case"chain":return(0,u.xI)`${$} was not opened, because more than ${M.
max} calls lead to it`;case"hosts":return(0,u.xI)`packages name more than ${M.max} hosts that no file names, so ${$} were not contacted`;case"size":return(0,u.xI)`a response is longer than this check reads, so ${I(
E.length)} not checked: ${$}`;case"work":return(0,u.xI)`the answers of the registry take more work than this check does for one host, so ${I(E.length)} not checked: ${$}`;case"\
stopped":return(0,u.xI)`the check ended too early, so ${I(E.length)} not checked: ${$}`;case"contents":return(0,u.xI)`the checksums of ${(0,v.px)(E.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${$}`;case"package":return(0,u.xI)`${$} ${E.length===1?
"was":"were"} not opened: ${(0,v.dh)(M.why)}`;case"submodules":return(0,u.xI)`the submodules of ${$} were not fetched, and \`init\` fetches them`;case"getter":return(0,u.
xI)`the package of ${(0,v.px)(E.length,"registry module")} was not checked, because it is downloaded with ${M.getter}: ${$}`;case"units":return(0,u.xI)`${(0,v.px)(
E.length,"Terragrunt unit")} ${E.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${$}`}}const y={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
S=M=>(0,h.CC)("not-followed",{message:C(M),help:M.what==="package"?M.cure:y[M.what==="work"?"limit":M.what],...M.what==="work"&&{severity:"warning"}});function P({
by:M,address:E,constraint:$,newest:k,others:x}){const w=(0,u.xI)`${(0,v.dh)(M)} requires ${(0,u.KT)((0,v.dh)(E))}${$===null?"":` "${(0,v.dh)($)}"`}`,m=x.length>
0?`which conflicts with ${(0,v.K4)(x,3,v.dh)}`:`which no listed version fits; the newest is ${(0,v.dh)(k??"")}`,i=k===null?"which the registry does not have":m;
return(0,h.CC)("module-described",{message:(0,u.xI)`according to the registry, ${w}, ${i}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((le,X,t)=>{t.d(X,{AO:()=>$,U7:()=>E,n3:()=>k,nD:()=>m,ro:()=>w,sC:()=>M,wp:()=>P});var u=t(1780),v=t(2432),h=t(9432),I=t(9615),C=t(3841);const y={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function S(l){if(l.host===""){const[o]=y["use"in l?l.use:"download"];return[`th\
e host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const f=(0,u.
xI)`${(0,u.KT)(l.host)}, which is not in \`allowed-hosts\``;if("service"in l)return[(0,u.xI)`${l.service} of ${(0,u.KT)(l.registry)} is on ${f}`,"use another re\
gistry"];if("package"in l)return[(0,u.xI)`the package of ${l.package} is downloaded from ${f} and was not contacted`,"use another module or provider"];if("use"in
l){const[,o,r]=y[l.use];return[(0,u.xI)`${o} ${f}`,r]}const p=(0,u.xI)`host ${(0,u.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
l))return[p,"use an allowed registry"];const{place:s,clients:c}=l.implied,g=`${(0,h.dh)(s.file)}:${s.line} names no host, and this is the default of ${(0,h.eZ)(
c)}`;return[(0,u.xI)`${p}; ${g}`,"name an allowed registry there"]}function P(l){const[f,p]=S(l),s=l.host===""?p:(0,u.xI)`${p}, or add ${(0,u.KT)(l.host)} to \`allowed-hosts\``;
return(0,I.CC)("host-not-allowed",{message:f,help:s})}const M=l=>(0,I.CC)("allowlist-incomplete",{message:`the packages of ${(0,h.px)(l.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...l.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network of the job that runs `init` as well",severity:"notice",affects:[]}}),E=({host:l})=>(0,I.CC)("host-generic",{message:(0,u.xI)`${(0,u.
KT)(l)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` t\
o `ignore` if only HCP Terraform runs `init`"}),$=({host:l,address:f,asks:p})=>f==="metadata"?(0,I.CC)("host-private-redirect",{message:(0,u.xI)`${(0,u.KT)(l)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,I.CC)("host-private-redirect",{message:(0,u.xI)`a public host ${p==="document"?"redirects":"leads"} to ${(0,u.KT)(l)}, which has a ${f} address and was not contacted`,
operator:(0,u.xI)`set an external URL in place of ${(0,u.KT)(l)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),k=({host:l,
thrown:f})=>(0,I.CC)("host-check-crashed",{message:(0,u.xI)`${(0,u.KT)(l)} was not checked completely, because of a bug in tf-disco ${v.xv}: ${x(f)}`,help:(0,u.
xI)`please report this text at ${v.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,u.KT)(l)}\` to \`ignore\``});function x(l){if(!(l instanceof Error))
return(0,h.dh)(String(l));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,h.dh)(String(l))+(f===void 0?"":` (${f})`)}const w=({host:l})=>(0,I.
CC)("host-http2",{message:(0,u.xI)`${(0,u.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,u.
xI)`enable HTTP/1.1 on ${(0,u.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),m=({host:l,stopped:f,isBegun:p})=>(0,I.
CC)("host-not-checked",{message:(0,u.xI)`${(0,C.C)(f)}: ${(0,u.KT)(l)} was ${p?"still being checked":"not checked"}`,help:i[f.kind]}),i={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((le,X,t)=>{t.d(X,{$w:()=>i,c3:()=>$,cA:()=>x,nP:()=>l,pt:()=>w,qV:()=>p,ti:()=>g,to:()=>o,uK:()=>P,yN:()=>s,zT:()=>f});var u=t(8032),v=t(
255),h=t(1780),I=t(7057),C=t(9432),y=t(9615);const S="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",P={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"lower `concurrency`, or use a runner with an \
address of its own, because hosted runners share theirs"},M=({page:r})=>r?.kind==="bot-protection",E=({challenge:r})=>r!==null&&(0,I.O6)(r)?r:null;function $(r,n="\
asks"){const{token:e}=r;return/^(?:none|sent)$/.test(e)&&!M(r)&&!E(r)?{refusal:e==="none"?n:"rejects"}:{}}function k({host:r,source:n,challenge:e},a){return a!==
null?(0,h.xI)`check that ${(0,h.KT)(a)} accepts the token from ${(0,h.LA)(n??"")}: ${x(a,r)}`:e===null?(0,h.xI)`check that the token is complete and has access, or ${p(
n??"",r)}`:(0,h.xI)`check that the token is complete and has access, or that ${(0,h.KT)(r)}, which asks for ${e} authentication, takes Bearer tokens`}const x=(r,n)=>(0,h.
xI)`the CLIs send ${(0,h.KT)(r)} the token for ${(0,h.KT)(n)}, not one for ${(0,h.KT)(r)}`;function w(r,n){const{host:e,token:a,source:_}=r,d=E(r);if(M(r))return"\
a bot protection answered";if(d!==null)return`it asks for ${d} authentication`;const O=n===null?"sent":(0,h.xI)`sent to ${(0,h.KT)(n)}`,T=(0,h.xI)`the token for ${(0,h.
KT)(e)} from ${(0,h.LA)(_??"")} was`;return a==="none"?(0,h.xI)`no token was found for ${(0,h.KT)(e)}`:a==="sent"?(0,h.xI)`${T} ${O}`:(0,h.xI)`${T} not ${O}${m[a]}`}
const m={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",withheld:", because the URL is not https; the CLIs do send it"};function i(r,n,e,a=k(
r,e)){const{host:_,token:d}=r,O=E(r);if(O!==null){const j=`exempt ${n} from ${O} authentication`,D=(0,h.xI)`ask the operator of ${(0,h.KT)(_)} to ${j}`;return{operator:j,
user:D,note:"the clients send only Bearer tokens"}}const T=(0,u.n3)(_)?(0,C.qZ)(_):void 0;switch(d){case"none":return{...(0,y.Lw)(l(_)),guest:T};case"sent":case"\
not-sent":return(0,y.Lw)(a);case"dropped":return{operator:(0,h.xI)`serve ${n} without the redirect to ${e===null?"another host":(0,h.KT)(e)}`};case"withheld":return{
operator:`serve ${n} at an https URL`}}}function l(r,n="",e=""){const a=(0,v.Fq)((0,h.pj)((0,h.FS)((0,h.KT)(r)))),[_]=a.ok?(0,v.fK)(a.value):[],d="${{ secrets.R\
EGISTRY_TOKEN }}",O=(0,h.xI)`run \`terraform login ${(0,h.KT)(r)}\``,T=_!==void 0&&n==="";return{terminal:(0,h.xI)`${e}${_===void 0?O:s(_)}${n}`,workflow:(0,h.xI)`${e}add the line "${(0,h.
KT)(r)}=${d}" to the tokens input${T?(0,h.xI)`, or "${(0,h.LA)(_)}: ${d}" to env`:n}`}}const f=r=>r.startsWith("credentials helper ");function p(r,n){const a=f(
r)||/credentials\.tfrc\.json:\d+$/.test(r)?(0,h.xI)` (run \`terraform logout ${(0,h.KT)(n)}\` before \`terraform login\`)`:"";return(0,h.xI)`store a new one in ${(0,h.
LA)(r)}${a}`}const s=r=>/^\w+$/.test(r)?(0,h.xI)`export ${(0,h.LA)(r)}=…`:(0,h.xI)`env '${(0,h.LA)(r)}=…' terraform init`;function c({isFork:r,searched:n,notRead:e}){
if(r)return"secrets are withheld from pull requests of forks";const[a,_]=[n,e].map(O=>(0,h.XT)(O,O.length,h.LA)),d=e.length===0?"":(0,h.xI)`; not read: ${_??""}`;
return(0,h.xI)`no token was found (searched: ${a??""}${d})`}function g(r,n,e,a){const _=(0,h.xI)`${n}, and ${c(a)}`;return a.isFork?(0,y.CC)(r,{message:_,help:S,
severity:"notice"}):(0,y.CC)(r,{message:_,help:(0,y.Lw)(e)})}function o(r,n,e=""){const{message:a,unexplained:_=a}=r;if("code"in n){const{flaw:O,help:T="",cures:j=(0,y.
Lw)(T)}=n,D=O!==void 0&&(0,h.pj)(a).includes(`from ${e}`);return{...r,message:(0,h.xI)`${a}; ${D?`it ${O}`:n.message}`,cures:j}}const d=n.isFork?{cures:(0,y.Lw)(
S)}:{};return{...r,message:(0,h.xI)`${_}; ${c(n)}`,...d}}}),9029:((le,X,t)=>{t.d(X,{jK:()=>f,op:()=>c,yY:()=>s});var u=t(3024),v=t(6760),h=t(850),I=t(9968),C=t(
9961),y=t(2801),S=t(2170),P=t(8032),M=t(255),E=t(9897),$=t(5106),k=t(3298);let x=function(...e){return{unmanagedBy:x}=t.late([6542,1264],1264),new.target?new x(
...e):x(...e)},w=function(...e){return{withoutInstalled:w}=t.late([6542,1264],1264),new.target?new w(...e):w(...e)},m=function(...e){return{thisMachine:m}=t.late(
[2801],9837),new.target?new m(...e):m(...e)},i=function(...e){return{mergeMistakes:i}=t.late([2801],9837),new.target?new i(...e):i(...e)},l=function(...e){return{
readCliConfig:l}=t.late([2801],9837),new.target?new l(...e):l(...e)};function f(e,a,_,{environment:d,directory:O},T=null,j=[]){const D=e.every(({needs:Z})=>Z.length===
0);if(a.depth!=="init"&&a.hostnames.length===0&&D)return{usages:e,remarks:[],findings:[],configs:[],releases:_.releases};const b=p(T===null?j:[],O,d),K={...d,...b.
environment},G=c(a.cliConfig,_.clients,K,O),W=(0,P.$l)("oci",_.versions),A=G.map(Z=>({...g(Z,O,a),...!W&&{hasOciMirrors:W}})),H=_.releases.map(Z=>{const ie=A.find(
({client:de})=>de===Z.client);return{...Z,attemptMs:ie?.requestTimeoutMs??Z.attemptMs}}),{upgrade:Y,depth:se}=a,V=se!=="discovery",{platform:te}=m(d),ae={root:O,
plugins:T,roots:j,dialect:_,platform:te,upgrade:Y,asksMirrors:V},Oe=e.some(({needs:Z})=>Z.some(({service:ie})=>ie===$.xq))?w(e,A,ae):{usages:e,remarks:[],findings:[]},
_e=[...A.flatMap(Z=>Z.findings),...Oe.findings,...a.cliConfig===null?b.findings:[]];return{...Oe,findings:i(_e),configs:A,releases:H}}function p(e,a,_){const{TF_CLI_CONFIG_FILE:d=""}=_;
if(d===""||(0,v.isAbsolute)(d))return{environment:{},findings:[]};const O=K=>(0,u.existsSync)((0,v.join)(a,K.directory,d)),[T,j]=[e.find(O),e.find(K=>!O(K))],D=(0,u.
existsSync)(d),b=(D||T)&&j&&{kind:"relative",path:d,root:j.directory};return{environment:D||!T?{}:{TF_CLI_CONFIG_FILE:(0,v.relative)("",(0,v.join)(a,T.directory,
d))},findings:b?[(0,S.kH)((0,C.P4)(b,P.Du))]:[]}}const s=({cliConfig:e},{releases:a},_)=>(0,k.O)(d=>x(l(d,m(_),e),a));function c(e,a,_,d=null){const O=m(_);return a.
map(T=>l(T,O,e,d))}function g(e,a,_){if(_.allowedHosts.length===0)return e;const d=o(a),O=e.files.filter(({path:A})=>(0,I.UO)(o(A),d)),T=new Set(O.map(({shown:A})=>A)),
j=(0,h.Ol)(e).installation?.methods??[],D=e.forced.flatMap(({place:A,services:H})=>H.map(({value:Y})=>({place:A,host:typeof Y=="string"?n(Y):null}))),b=[...j.flatMap(
r),...D].filter(({place:A,host:H})=>H!==null&&T.has(A.file)&&!(0,M.ev)(H,_)),K=b.map(({place:A,host:H})=>{const Y=(0,y.wp)({host:(0,M.nx)(H??""),use:"configurat\
ion"});return(0,S.kH)(Y,{places:[A],clients:[e.client]})}),G=new Set(b.map(({place:A})=>A)),W=e.forced.filter(({place:A})=>!G.has(A));return{...e,forced:W,findings:[
...e.findings,...K]}}const o=e=>(0,I.N0)(()=>(0,u.realpathSync)(e),e);function r(e){const{kind:a,place:_}=e;return a==="network"?[{place:_,host:(0,M.Pm)(e.url)}]:
a!=="local"||e.path!==null?[]:[{place:_,host:(0,M.yo)(`https://${e.shown}`)??E.IZ}]}const n=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,M.yo)(e.replace(/^\/\//,"\
https://"))??E.IZ:null}),533:((le,X,t)=>{t.d(X,{D0:()=>N,lz:()=>z,G9:()=>B});var u=t(9373),v=t(2170),h=t(9119),I=t(255),C=t(3096),y=t(3298);let S=function(...R){
return{isOfInit:S}=t.late([4878],4878),new.target?new S(...R):S(...R)},P=function(...R){return{noteCall:P}=t.late([4878],4878),new.target?new P(...R):P(...R)},M=function(...R){
return{partsOf:M}=t.late([4878],4878),new.target?new M(...R):M(...R)};const E=1e6,$=({problem:R,severity:U})=>U==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(R.code),k=({needs:R})=>R.some(({host:U})=>(0,I.Rt)(U)),x=({usages:R,notes:U,declared:re})=>R.some(k)||U.some(ee=>$(ee)||(0,h.Zl)((0,v.W7)(ee)))||[R,re].some(
ee=>ee.some(({place:q})=>(0,h.Zl)(q.file)||S((0,C.jt)(q.file))));function w(R,U){const re=new Set,ee=new Set,q=new Map;let oe=E;for(const{parts:ve,isAside:we,inside:Ie}of M(
U)){if(oe-=ve.length,oe<0)break;for(const $e of ve)re.add($e),we||ee.add($e);for(const[$e,ye]of Ie.calls)P(q,$e,ye)}const ne=U.flatMap(({unknown:ve})=>ve.filter(
({missing:we})=>we));for(const ve of ne.flatMap(({files:we})=>we))re.add((0,C.jt)(ve));const pe={...R,usages:m(R.usages,U)},ce=oe<0?pe:l(pe,re,q),me=ce.notes.map(
ve=>{const we=(0,C.jt)((0,v.W7)(ve)),Ie=re.has(we)||re.has((0,C.RO)(we));return $(ve)&&!Ie?{...ve,severity:"warning"}:ve});return{...ee.values().some(ve=>(0,h.Zl)(
(0,C.Gz)(ve,"main.tf")))?f({...ce,notes:me},ve=>ee.has((0,C.jt)(ve))&&(0,h.Zl)(ve)):{...ce,notes:me},installed:[...q.values()].filter(Boolean).length}}function m(R,U){
if(!R.some(k))return R;const re=(ne,pe)=>`${ne} ${pe}`,ee=new Map;for(const{kind:ne,needs:pe,place:ce}of R)for(const{host:me,clients:fe}of i.test(ne)?pe:[])for(const ve of fe)
ee.set(re(ve,(0,C.jt)(ce.file)),me);const q=new Map;for(const{client:ne,inside:pe,parts:ce}of M(U)){const me=ee.get(re(ne,pe.directories[0].name));for(const fe of ce){
const ve=re(ne,fe);q.set(ve,(q.get(ve)??new Set).add(me))}}const oe=({needs:ne,place:pe})=>ne.flatMap(ce=>ce.clients.flatMap(me=>{const fe=q.get(re(me,(0,C.jt)(
pe.file)))??[void 0];return Array.from(fe,(ve=ce.host)=>({...ce,host:ve,clients:[me]}))}));return R.map(ne=>k(ne)?{...ne,needs:oe(ne)}:ne)}const i=/^(?:cloud|backend_remote)/;
function l({usages:R,declared:U,notes:re},ee,q){const oe=ne=>!S((0,C.jt)(ne))||ee.has((0,C.jt)(ne));return{usages:R.flatMap(ne=>!oe(ne.place.file)&&ne.kind!=="s\
aved_state"?[]:q.get(ne)===!0?{...ne,needs:[],directHost:void 0}:ne),declared:U.filter(({place:ne})=>oe(ne.file)),notes:re.filter(ne=>oe((0,v.W7)(ne))||ne.problem.
code.startsWith("file-"))}}function f({usages:R,declared:U,notes:re},ee){const q=(0,y.O)(oe=>ee(oe.file)?{...oe,isInUse:!0}:oe);return{usages:R.map(({version:oe,
...ne})=>({...ne,place:q(ne.place),...oe&&{version:{...oe,place:q(oe.place)}}})),declared:U.map(oe=>({...oe,place:q(oe.place)})),notes:re.map(oe=>({...oe,places:oe.
places.map(ne=>typeof ne=="string"?ne:q(ne))}))}}var p=t(2172),s=t(5324),c=t(6889),g=t(4120),o=t(9432),r=t(4756),n=t(8516),e=t(3791),a=t(8032),_=t(3152),d=t(9465),
O=t(7960),T=t(1011),j=t(3114),D=t(1884);let b=function(...R){return{usagesOf:b}=t.late([3276,6851,5938],8095),new.target?new b(...R):b(...R)},K=function(...R){return{
declaredIn:K}=t.late([3276,6851,5938],8095),new.target?new K(...R):K(...R)},G=function(...R){return{parseFile:G}=t.late([3276,6851,5938],8095),new.target?new G(
...R):G(...R)},W=function(...R){return{Terragrunt:W}=t.late([3276,6851,874],1340),new.target?new W(...R):W(...R)};function A(R){const U=se(R),re={calls:[],links:new Map,
terragrunt:[]},ee=(0,D.Vm)(U,re,{}),q=(0,D.aC)(ee,()=>new W(ee));return(0,y.O)(oe=>{if(!R.directories.has(oe))return null;const ne=U.list(oe),pe=[...R.unreadable].
filter(([$e])=>(0,C.jt)($e)===oe),ce=new Set([...ne,...pe.map(([$e])=>H($e))].filter(j.tr)),me=pe.flatMap(([$e,ye])=>{const Te=(0,j.L8)(H($e),ce,"")?.clients??[];
return{...(0,v.ht)($e,(0,r.WO)({what:"link",code:ye,isRefused:!0})),clients:Te}}),fe=ne.flatMap($e=>{const ye=(0,j.L8)($e,ce,""),Te=(0,C.Gz)(oe,$e),De=R.files.get(
Te)??"";return ye===void 0?[]:G(De,{...ye,isOfPackage:!0},Te)}),{usages:ve,notes:we}=b(fe,q),Ie=[...we,...me.filter(({clients:$e})=>$e.length>0)];return{usages:ve.
map(Y),declared:[...K(fe)],notes:Ie}})}const H=R=>R.slice(R.lastIndexOf("/")+1);function Y(R){if(R.calls===void 0)return R;const U=Object.entries(R.calls).map(([
re,ee])=>[re,ee.map(q=>({...q,root:null}))]);return{...R,calls:Object.fromEntries(U)}}function se({files:R,directories:U}){const re=Map.groupBy(R.keys(),C.jt),ee=q=>R.
has(q)||U.has(q);return{list:q=>(re.get(q)??[]).map(H).sort(),directories:()=>[],exists:ee,locate:q=>ee(q)?q:null,nameOf:()=>null,read:q=>R.get(q)??null}}let V=function(...R){
return{rootsOf:V}=t.late([4878],4878),new.target?new V(...R):V(...R)},te=function(...R){return{upToLimit:te}=t.late([4878],4878),new.target?new te(...R):te(...R)},
ae=function(...R){return{rootNotes:ae}=t.late([4284],4284),new.target?new ae(...R):ae(...R)};function he(R){const{layouts:U,changed:re,dialect:ee,rootRules:q,textRules:oe,
stop:ne}=R,pe=()=>!!ne?.why,ce=({places:fe})=>re===null||fe.some(ve=>typeof ve!="string"&&re.has(ve.file)),me=(0,d.Zf)(_e(ee),oe);return fe=>{const ve=new d.fO(
{opened:fe,read:me,isEnded:pe}),we=V(U,re,ee.versions,!0,ve),Ie=[...te(we,()=>{})];return{roots:Ie,notes:ye=>{const Te=ae({...q,resolve:ye});return Ie.forEach(Te.
add),[...ve.allNotes(),...Te.notes().filter(Oe)].filter(ce)}}}}const Oe=({places:R})=>R.some(U=>typeof U!="string"&&U.inside!==void 0);function _e(R){const U=(0,a.
d3)(R);return(0,y.O)(re=>{const ee=A(re);return q=>{const oe=ee(q);if(oe===null)return null;const ne=(0,T.sw)(oe.usages,R.clients),pe=(0,O.e)((0,T.eI)(ne,U),R.versions),
ce=[...(0,T.vH)(oe.notes,R.clients),...pe.notes];return{...oe,usages:pe.usages,notes:ce}}})}let Z=function(...R){return{layoutsOf:Z}=t.late([4878],4878),new.target?
new Z(...R):Z(...R)},ie=function(...R){return{rootsOf:ie}=t.late([4878],4878),new.target?new ie(...R):ie(...R)},de=function(...R){return{unmatched:de}=t.late([4878],
4878),new.target?new de(...R):de(...R)},ge=function(...R){return{upToLimit:ge}=t.late([4878],4878),new.target?new ge(...R):ge(...R)},ue=function(...R){return{rootNotes:ue}=
t.late([4284],4284),new.target?new ue(...R):ue(...R)},Ee=function(...R){return{textNotes:Ee}=t.late([4284],4284),new.target?new Ee(...R):Ee(...R)},F=function(...R){
return{withoutRefused:F}=t.late([4284],4284),new.target?new F(...R):F(...R)};function N(R){const{usages:U,declared:re,changed:ee,dialect:q,settings:oe,isLockReadonly:ne}=R,
pe=U.length===0&&re.every(u.z0),ce=(0,p.dP)(U);if(pe&&oe.roots.length===0)return{roots:[],notes:[],expand:null,locks:ce};const{clients:me,versions:fe}=q,ve=L(R),
we=[],Ie=[],$e=oe.dialect.name==="auto"?[]:me,ye=(0,c.uQ)(oe.dialect,q),Te={clients:me,upgrade:oe.upgrade,isLockReadonly:ne,versionIn:ye},De=ue(Te),Pe=oe.depth!==
"discovery",ke=({directory:Me},Ce)=>{Ie.push((0,v.ht)(Me,(0,r.ub)({kind:"roots",max:Ce})))};for(const Me of ge(ie(ve,ee,fe,Pe),ke)){if(R.stop?.why)break;De.add(
Me),ce.add(Me),we.push(Pe?Me:{...Me,providers:[]})}const Ae={...q,set:$e,isPredicted:Pe},be=Me=>ee===null||ee.has((0,v.W7)(Me)),je=[...Ee(U,re,Ae)].filter(be),xe=new Set(
R.notes.flatMap(Me=>Me.problem.code==="lock-invalid"?(0,v.W7)(Me):[])),Se=[...je,...De.notes()].filter(Me=>!xe.has((0,v.W7)(Me))),Le=({host:Me,needs:Ce})=>ne&&Ce.
some(Re=>Re.host===Me),Ue=U.filter(Me=>Le(Me)&&ce.isDropped(Me)).map(({text:Me,place:Ce,clients:Re})=>(0,v.kH)((0,n.Sm)({provider:Me??"",isUnused:!0}),{places:[
Ce],clients:Re})),{ending:Ke}=R,Be={layouts:ve,changed:ee,dialect:q,rootRules:Te,textRules:Ae,stop:Ke};return{roots:we,locks:ce,notes:[...Se,...Ue,...Ie,...Pe?J(
ve,ee):[]],expand:oe.depth==="init"?he(Be):null}}function L(R){const{dialect:U,settings:re,listed:ee,endedAt:q,installed:oe=[]}=R,ne=re.upgrade?[]:oe,{clients:pe,
versions:ce}=U,me={...R,installed:ne,clients:pe,versions:ce};return ee===void 0?z(me,re,q===null):Q(me,ee)}function B(R){const{usages:U,declared:re,installed:ee=[],
settings:q}=R,ne=q.depth!=="discovery"?F(R.notes,U):R.notes,pe={usages:U,notes:ne,declared:re};if(ee.length===0&&!x(pe))return{...pe,remarks:[]};const{installed:ce,
...me}=w(pe,L(R)),fe=`modules in .terraform are used as \`init\` uses them: ${ce}`;return{...me,remarks:ce===0?[]:[fe]}}function J(R,U){const re=[...new Set(R.flatMap(
({unknown:oe})=>oe))].filter(({files:oe,missing:ne})=>ne===void 0&&(U===null||oe.some(pe=>U.has(pe))));if(re.length===0)return[];const ee=re.map(({directory:oe})=>oe||
"."),q=(0,h.As)((0,h.jH)(re.flatMap(({unknown:oe})=>oe??[])));return[(0,v.kH)((0,e.q)({what:"units",names:ee}),{places:q,clients:a.Du})]}function z(R,{roots:U},re){
const ee=U.map(ce=>({text:ce,matches:(0,s.Ls)([ce])})),q=Z({...R,patterns:ee}),oe=re?de(q,ee):[];if(oe.length===0)return q;const ne=Z({...R,patterns:[]}).flatMap(
ce=>ce.roots),pe=[...new Set(ne.map(({name:ce})=>ce||"."))];throw new _.GN(oe.map(ce=>{const me=(0,o.K4)([...new Set([...(0,g.kD)(ce,pe),...pe])],5,o.dh),fe=me===
""?"":`; the nearest root modules are ${me}`;return`roots: no directory with configuration matches ${ce}${fe}`}))}function Q(R,{roots:U,rootsAreNamed:re}){const ee=R.
units.filter(q=>q.unknown!==null);return R.clients.flatMap(q=>{const oe=U.filter(({clients:me})=>me.includes(q)),ne=new Set([...ee,...oe].map(({directory:me})=>me||
"."));return Z({...R,clients:[q],patterns:[{text:"",matches:me=>ne.has(me)}]}).map(me=>({...me,isNamed:re}))})}}),5306:((le,X,t)=>{t.d(X,{o0:()=>V,SQ:()=>se});var u=t(
3916),v=t(9373),h=t(5324),I=t(6889),C=t(7960),y=t(3114),S=t(1011),P=t(1884),M=t(4756),E=t(2170),$=t(9119),k=t(8032),x=t(3096),w=t(3298),m=t(4515),i=t(3024),l=t(
6760),f=t(9968),p=t(2172),s=t(9059),c=t(8339),g=t(1054),o=t(5243),r=t(9897);const n=100;function e(Z,ie){const de=O(ie),ge=Z.flatMap(F=>{const{kind:N,version:L,
directories:B,isOverridden:J,replacedFor:z}=F,Q=/^(module|test_module|terragrunt_source)$/.test(N),R=L!==void 0||B!==void 0&&!ie.isStrict;if(!Q||J||R)return[];const re=F.
clients.filter(q=>!z?.includes(q)).flatMap(q=>{const oe=de(F,q);return oe===null?[]:{client:q,reason:oe}}),[ee]=re;return ee===void 0?[]:{usage:F,reason:ee.reason,
clients:re.map(({client:q})=>q)}}),ue=(0,w.O)(()=>b(ie));return[...Map.groupBy(ge,({reason:F})=>F.paths.at(-1)??"")].slice(0,n).flatMap(([F,N])=>{const L=(0,w.O)(
({why:J,paths:z})=>J==="outside"||J==="skipped"?(0,M.a3)({what:J,path:F}):(0,c.Iz)({path:F,maker:J==="created"?"`init`":ue()(z)})),B=(0,g.Kc)(F);return N.map(({
usage:{place:J},reason:z,clients:Q})=>(0,E.kH)(L(z),{places:[J],clients:Q,isPlaceholder:B}))})}const a={throwIfNoEntry:!1},_=40,d=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function O({root:Z,scan:ie,units:de,directories:ge,modules:ue,isStrict:Ee}){const{locate:F,nameOf:N}=(0,h.ET)({root:Z,scan:ie}),L=(0,w.O)(U=>(0,f.N0)(()=>(0,i.statSync)(
(0,l.join)(Z,U),a)?.isDirectory()===!0,!1)),B=(0,w.O)(U=>J(U,U,0));function J(U,re,ee){if(ee>_)return{why:"missing",paths:[re]};if(/^\.\.(\/|$)/.test(U)||L(U)){
const fe=F(U)!==null;return fe&&!Ee?null:{why:fe?"skipped":"outside",paths:[U]}}const oe=U.split("/"),ne=oe.map((fe,ve)=>oe.slice(0,ve+1).join("/")),pe=ne.findIndex(
fe=>!L(fe)),ce=ne[pe]??"",me=(0,f.N0)(()=>z(ce),null);if(me===null)return{why:"outside",paths:[U]};if(me!==ce){const fe=(0,x.un)(me,U.slice(ce.length+1)),ve=J(fe,
re,ee+1);return ve?.why==="outside"?{why:"outside",paths:[U]}:ve}return d.test(U)?Ee?{why:"created",paths:[U]}:null:{why:"missing",paths:ne.slice(pe)}}function z(U){
const re=(0,l.join)(Z,U),ee=(0,i.lstatSync)(re,a);if(ee===void 0||ee.isFile())return U;const[q,oe]=[F(""),F((0,x.jt)(U))];if(!ee.isSymbolicLink()||q===null||oe===
null)return null;const ne=(0,f.$r)(re);return ne.kind==="error"&&ne.code==="ELOOP"?U:(0,h.sq)((0,l.relative)(q,(0,l.resolve)(oe,(0,i.readlinkSync)(re))))}const Q=(0,w.
O)(U=>{const re=de.filter(q=>q.directory===U||q.module===U);return re.some(q=>q.unknown!==null||(0,v.LU)(q))?[]:[U,...re.flatMap(S.CI)]}),R=Map.groupBy(de.filter(
({missing:U})=>U!==void 0),({unknown:U})=>U&&(0,$.df)(U));return(U,re)=>{const ee=U.kind==="terragrunt_source",q=ee?R.get((0,$.df)(U.place)):void 0;if(q)return q.
map(({missing:fe=""})=>B(fe)).find(Boolean)??null;const oe=(0,x.jt)(U.place.file),ne=U.kind==="test_module",pe=(0,x.Bo)(oe,fe=>ue.has(fe),[U.text??""]),ce=U.directories??
(ne?[pe]:Q(oe)),me=(0,p.MZ)(U,re).flatMap(({source:fe,isOpen:ve})=>{const we=ve?U.evaluated?.[re]?.text??"":"";if(fe===null&&Ee&&(0,o.Nj)(we))return[{why:"skipp\
ed",paths:[we]}];const Ie=!Ee&&/[$%]\{/.test(fe??"");if(fe===null||Ie)return[null];const $e=(0,r.qC)(fe);if($e.length>0)return[$e.some(Ae=>ge.has(N(Ae)??".."))?
null:{why:"outside",paths:[fe]}];if(!(0,o.Nj)(fe)||ee)return[null];const ye=ce.map(ke=>(0,x.un)(ke,fe)),Te=ye.filter(ke=>!ge.has(ke));return(U.directories===void 0&&
Te.length<ye.length?[null]:Te.map(B)).filter(ke=>!U.directories||ke?.why!=="missing")});return me.includes(null)?null:me[0]??null}}const T=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
j=/\b(?:clone|submodule|subtree|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:])/,D=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;
function b({root:Z,exclude:ie,toolFiles:de}){const ge=(0,h.ET)({root:Z,scan:[]}),ue=(0,w.O)(L=>(0,s.Dx)(L,ge.read(L)??"")),Ee=(0,w.O)(()=>[...(0,s._X)({root:Z,exclude:ie},
de)].filter(({file:L})=>!(0,s.$)(L)&&!L.includes("pre-commit")).map(({file:L,text:B})=>({file:L,commands:G((0,s.Dx)(L,B).join(`
`))}))),F=[".git/config.worktree",".git/config"].find(L=>ue(L).some(B=>/sparsecheckout\s*=\s*true/i.test(B))),N=ue(".gitmodules").map(L=>/^\s*path\s*=\s*(.*)/.exec(
L)?.[1]);return L=>{if(F!==void 0)return F;const B=(0,x.Gz)(L.at(-1)??"","");if(N.some(Q=>B.startsWith(`${Q}/`)))return".gitmodules";const J=["",...(0,x.eH)((0,x.
jt)(L.at(-1)??""))].map(Q=>(0,x.Gz)(Q,".gitignore")).find(Q=>K(L,(0,x.jt)(Q),ue(Q))),z=Ee().find(({file:Q,commands:R})=>{const U=T.test(Q)&&B.startsWith((0,x.Gz)(
(0,x.jt)(Q),"")),re=(ee,q)=>A(ee,q)&&(U||W(ee,q));return R.some(ee=>L.some(q=>re(ee,q)))});return J??z?.file??null}}function K(Z,ie,de){return de.slice(0,500).findLast(
ue=>{const[,Ee,F=""]=/^!?(\/?)(.*?)\/?$/.exec(ue)??[],N=(0,x.Gz)(ie,Ee||F.includes("/")?F:`**/${F}`),[L=""]=/[^*?\]]*$/.exec(F)??[];return Z.some(B=>F!==""&&B.endsWith(
L)&&(0,u.matchesGlob)(B,N))})?.startsWith("!")===!1}const G=Z=>Z.replace(/\b(?:name|description|ref|repository):[^,}\n]*|\b(?:echo|printf)\b[^;&|\n]*/g,"").replace(
/\\\n|\n[ \t]+(?=[\w-]+:)/g," ").split(/\n|&&|;/),W=(Z,ie)=>j.test(Z)||D.test(Z)&&Z.includes(/[^/]+\/[^/]+$/.exec(ie)?.[0]??`
`);function A(Z,ie){const[de="",...ge]=ie.split("/").toReversed();return Z.includes(de)?(Z.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(ue=>{const F=ue.replace(/^(?:\/\/)?[\w-]+(?:\.[\w-]+)+\/.*\/|\.git$/g,
"").split("/").filter(N=>!/^\.*$/.test(N));return F.some((N,L)=>N===de&&ge.every((B,J)=>H(F[L-J-1],B)))}):!1}const H=(Z="*",ie)=>Z===ie||/[$*{}]/.test(Z);let Y=function(...Z){
return{readTools:Y}=t.late([3276,6851,5938],8095),new.target?new Y(...Z):Y(...Z)};async function se(Z,ie){const{directory:de,environment:ge,stop:ue,progress:Ee}=ie,
F={root:de,scan:Z.scan,exclude:Z.exclude},N=(0,P.cw)(F,ge),L=await(0,m.nE)(N,ue,J=>Ee({kind:"scan",files:J})),B=he(L,Z,(0,h.ET)(F));return Oe(B,(0,h.Ls)(Z.roots))}
function V({dialect:Z,exclude:ie,scan:de,allowedHosts:ge},ue,{environment:Ee,directory:F}){const N=(0,w.O)(()=>Y({root:F,exclude:ie},ue.toolFiles)),L=!!Ee.TF_CLOUD_HOSTNAME,
B=de.length>0,J={setting:Z,scan:B?{...ue,tools:N,hasCloudHostname:L}:null},z=(0,I.L2)(J),{clients:Q,versions:R}=z,U=(0,k.$l)("queries",R),re=fe=>U||!(0,y.xO)(fe),
ee=(0,S.eI)((0,S.sw)(ue.usages,Q),(0,k.d3)(z)),q=(0,C.e)(ee,R),oe=q.usages.filter(({place:fe})=>re(fe.file)),ne=ge.length>0,ce=[...e(oe,{...ue,...{root:F,scan:de,
exclude:ie,isStrict:ne}}),...ne?te(ue):[]],me=oe.some(({workspace:fe})=>fe?.lacks)&&N().givesState;return{dialect:z,usedBy:()=>(0,I.rU)(z,J.scan),bots:B?N().bots:
[],usages:me?oe.map(ae):oe,notes:[...[...(0,S.vH)(ue.notes,Q),...q.notes].filter(fe=>re((0,E.W7)(fe))),...ce]}}function te(Z){const{unselected:ie,linked:de,directories:ge,
units:ue,unread:Ee,notes:F}=Z,N=new Set(F.flatMap(B=>(0,E.Xd)(B)?.file??[])),L=[...de].filter(([,B])=>B===null||!ge.has(B));return[...ie.map(B=>(0,E.ht)(B,(0,M.
a3)({what:"unselected"}))),...L.map(([B])=>(0,E.ht)(B,(0,M.a3)({what:"linked"}))),...(0,$.jH)(Ee).map(B=>(0,E.kH)((0,M.a3)({what:"generated"}),{places:[B]})),...ue.
flatMap(({directory:B,module:J,unknown:z,missing:Q})=>z===null||J!==null||Q!==void 0||N.has(z.file)?[]:(0,E.kH)((0,M.a3)({what:"skipped",path:B}),{places:[z]}))]}
function ae(Z){if(Z.workspace?.lacks===void 0)return Z;const{organization:ie,name:de}=Z.workspace;return{...Z,workspace:{organization:ie,name:de}}}function he(Z,{
roots:ie,exclude:de},ge){const ue=new Set(Z.links.values());if(ue.size===0)return Z;const[Ee,F]=[(0,h.Ls)(ie),(0,h.Ls)(de)],N=k.Du.flatMap(U=>[...(0,v.Pv)(Z,U).
values()]),L=new Set(N.flatMap(v.s1)),B=new Set(Z.units.map(({directory:U})=>U)),J=(0,w.O)(U=>L.has(U)||B.has(U)||Ee(U||".")?!1:ge.list(U).map(ee=>(0,x.Gz)(U,ee)).
every(ee=>ue.has(ee)||F(ee)||!_e(ee))),z=U=>ue.has(U)&&_e(U)&&J((0,x.jt)(U)),Q=Z.usages.filter(({place:U})=>!z(U.file)),R=Z.declared.filter(({place:U})=>!z(U.file));
return{...Z,usages:Q,declared:R,notes:Z.notes.filter(U=>!z((0,E.W7)(U)))}}function Oe(Z,ie){const de=new Set(Z.snippets);if(de.size===0)return Z;for(const ue of k.
Du){const Ee=(0,v.Pv)(Z,ue),F=[...Ee.values()].filter(({name:N,isInitialised:L,installed:B})=>!de.has(N)||L||B.size>0||ie(N||"."));for(const N of F){de.delete(N.
name);for(const L of(0,v.s1)(N)){const B=de.delete(L)?Ee.get(L):void 0;B!==void 0&&F.push(B)}}}const ge=Z.notes.filter(ue=>ue.problem.code!=="block-invalid"||!de.
has((0,x.jt)((0,E.W7)(ue))));return{...Z,snippets:de,notes:ge}}function _e(Z){const ie=(0,y.L8)((0,u.basename)(Z),new Set,(0,u.basename)((0,u.dirname)(Z)));return ie!==
void 0&&ie.class!=="terragrunt"}}),345:((le,X,t)=>{t.d(X,{s:()=>E});var u=t(3024),v=t(6760),h=t(9968),I=t(7811),C=t(9432),y=t(101),S=t(3152);let P=function(...i){
return{X509Certificate:P}=process.getBuiltinModule("node:crypto"),new.target?new P(...i):P(...i)};const M=4*1024*1024;function E(i,{environment:l,directory:f,wording:p=S.
w7}){const{settings:s,mistakes:c}=(0,S.P$)(i,p),g=x(s.caFile,p),o=k(l),r=[g,o].flatMap(b=>b.ok?[]:[b.why]),n=(0,h.N0)(()=>(0,u.statSync)(f).isDirectory(),!1),a=s.
scan.filter(b=>!/[*?[\]{}]/.test(b)).flatMap(b=>$(b,f,p)??[]),_=`GITHUB_WORKSPACE names ${(0,C.dh)(f)}, which is not a directory`,d=[...c,...r,...n?a:[_]];if(d.
length>0||!g.ok||!o.ok)throw new S.GN(d);const{NODE_EXTRA_CA_CERTS:O,SSL_CERT_FILE:T,SSL_CERT_DIR:j}=l,D={NODE_EXTRA_CA_CERTS:O,SSL_CERT_FILE:T,SSL_CERT_DIR:j};
return{...s,authorities:g.value,certificateVariables:D,chooseProxy:o.value}}function $(i,l,{missingPath:f,setting:p}){const s=(0,v.resolve)(l,i);return(0,u.existsSync)(
s)?(0,h.N0)(()=>(0,u.accessSync)(s,u.constants.R_OK)===void 0,!1)?null:`${p("scan")} names ${s}, which this user may not read`:f(i,l)}function k(i){try{return(0,I.
Ju)((0,y.N)(i))}catch(l){if(l instanceof TypeError)return(0,I.TR)(l.message);throw l}}function x(i,{setting:l}){if(i===null)return(0,I.Ju)(null);const f=(0,h.yR)(
i,M),p=l("ca-file");if(!f.ok)return(0,I.TR)(`${p} "${i}" ${(0,C.mP)(f.failure)}`);const s=m(f.text);return s.ok?s:(0,I.TR)(`${p} "${i}" ${s.why}`)}const w=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function m(i){const l=i.match(w)??[];if(l.length===0)return(0,I.TR)("contains no certificate; expected PEM");try{for(const f of l)new P(f);return(0,I.Ju)(l.join(
`
`))}catch(f){const p=f instanceof Error?f.message:f;return(0,I.TR)(`contains an invalid certificate: ${p}`)}}})};export{Ne as ids,Fe as modules};
var $late0;
