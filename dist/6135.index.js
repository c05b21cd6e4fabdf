const ze=[6135,3403,5046,2172,4276],Ge={4202:((pe,Y,t)=>{t.d(Y,{$8:()=>y,G$:()=>b,Ls:()=>A,VK:()=>p});var h=t(3916);const E=/[*?[{]/;function p(T){const $=T.split(
"/"),M=$.findIndex(w=>E.test(w));return M<0?{fixed:T}:{fixed:$.slice(0,M).join("/"),glob:$.slice(M).join("/")}}function A(T,$=new Set){const M=T.map(w=>{const v=w.
replace(/^(?:\.?\/)+/,"").replace(/(?<!\/)\/+$/,"");return{pattern:w,glob:v,start:C(v)}});return w=>{const v=w.toLowerCase(),D=M.filter(({glob:O,start:c})=>O===
w||v.startsWith(c)&&(0,h.matchesGlob)(w,O));for(const{pattern:O}of D)$.delete(O);return D.length>0}}function C(T){const[$=""]=T.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(T)??[];return $.toLowerCase()}const y=({file:T,glob:$},M)=>T===M||$!==void 0&&(0,h.matchesGlob)(M,$),b=T=>T.startsWith(".")||T==="node_modules"}),1440:((pe,Y,t)=>{
t.d(Y,{EH:()=>s,U4:()=>M,WI:()=>n,a4:()=>m,oO:()=>w});var h=t(3916),E=t(7811),p=t(2213),A=t(8032),C=t(5243),y=t(9897),b=t(3846),T=t(8153),$=t(523);const M=".ter\
raform/modules/modules.json",w=".terraform/terraform.tfstate",v=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({type:T.Qq,config:(0,T.Tj)((0,T.LT)(T.Qq))})),resources:(0,T.
p_)((0,T.w3)({provider:T.Qq}))}),D=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({config:(0,T.Tj)((0,T.LT)((0,T.Tj)((0,T.LT)(T.Qq))))}))}),O=new Set(Object.values(p.FV).flatMap(
o=>o.split(/[ .]/))),c=/(?:^|\.)provider\["([^"\\]*)"\]/;function s(o,u){const e=(0,T.D4)(u,v,"struct"),{backend:r,resources:f}=e.ok?e.value:v.zero,g=(0,T.D4)(u,
D,"struct"),_=g.ok?[...g.value.backend?.config?.values()??[]]:[],{type:I="",config:k=null}=r??{},U=[k,..._].flatMap(S=>Array.from(S??[],([H,V])=>V===""?null:a(I,
H,V)));/^(remote|cloud)$/.test(I)&&!k?.get("hostname")&&U.push("app.terraform.io");const R=new Set(f.map(({provider:S})=>S).filter(S=>S.includes("[")));return A.
Du.flatMap(S=>{const H=Array.from(R,K=>{const X=(0,b.mi)(c.exec(K)?.[1]??"",S);return X.kind!=="registry"?X.kind==="builtin"?null:y.IZ:S==="opentofu"&&(0,b.Gi)(
X)?(0,C.Vm)(S):X.host});return[...new Set(e.ok?[...H,...U]:[y.IZ])].flatMap(K=>K===null?[]:{file:o,host:K,client:S})})}function a(o,u,e){return o==="local"?(0,p.
Bm)(e):p.Gb[o]?.split(" ").includes(u)?(0,p.D8)(e):O.has(u)||u==="hostname"?(0,p.Ul)(e):null}function m(o,u){const e=(0,p.Bm)(`terraform.tfstate.d/${u.trim()}/t\
erraform.tfstate`);return e===null?[]:A.Du.map(r=>({file:o,host:e,client:r}))}const l=(0,T.w3)({key:T.Qq,source:T.Qq,version:T.Qq,dir:T.Qq}),i=(0,T.w3)({modules:(0,T.
p_)(l)});function n(o,u){const e=u.trim()===""?(0,E.Ju)(i.zero):(0,T.D4)(u,i,"struct");if(!e.ok)return e;const{modules:r}=e.value,f=r.find(({version:_})=>_!==""&&
(0,$.oF)(_)===null);if(f!==void 0)return(0,E.TR)(`has the malformed version "${f.version}"`);if(new Set(r.map(({key:_})=>_)).size<r.length)return(0,E.TR)("has t\
wo modules with the same key");const g=r.filter(({key:_})=>_!=="");return(0,E.Ju)(g.map(({dir:_,...I})=>({...I,root:o,directory:d(o,_)})))}function d(o,u){const e=(0,h.
isAbsolute)(u)?u:`${o===""?".":o}/${u}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(u)?(0,h.normalize)(e).replace(/(?<=.)\/$/,""):e}}),5324:((pe,Y,t)=>{
t.d(Y,{ET:()=>v,KG:()=>s,Wj:()=>i,f5:()=>a,kI:()=>O,rN:()=>l,sT:()=>w,sq:()=>M,un:()=>m});var h=t(3024),E=t(6760),p=t(4756),A=t(2170),C=t(3096),y=t(3298),b=t(9968),
T=t(4202),$=t(1440);const M=n=>E.sep==="/"?n:n.replaceAll(E.sep,"/");function w(n,{boundary:d}){return n.kind==="error"?(0,p.WO)({what:"link",code:n.code}):(0,b.
UO)(n.path,d)?n.kind==="special"?(0,p.WO)({...n,what:"link-to-special-file"}):n.kind==="file"?n.path:null:(0,p.a3)({what:"link"})}function v({root:n,scan:d}){const o=[
n,...d.map(f=>(0,E.resolve)(n,(0,T.VK)(f).fixed))].map(D),u=f=>o.some(g=>g!==null&&(0,b.UO)(f,g)),e=f=>{const g=(0,E.resolve)(n,f),_=(0,h.existsSync)(g)?D(g):null;
return _!==null&&u(_)?_:null},r=(f,g)=>{const _=e(f);return(_===null?[]:(0,b.Mc)(_).filter(g)).map(({name:k})=>k).sort()};return{list:f=>r(f,g=>!g.isDirectory()),
directories:f=>r(f,g=>g.isDirectory()&&!(0,T.G$)(g.name)),exists:f=>(0,h.existsSync)((0,E.resolve)(n,f)),locate:(0,y.O)(e),nameOf:f=>{const g=e(f);return g===null?
null:M((0,E.relative)(o[0]??n,g))},read:(f,g)=>{const _=e(f);return _===null?null:(0,b.r7)(_,g)}}}const D=n=>(0,b.N0)(()=>(0,h.realpathSync)(n),null);function O(n,d){
const{fixed:o,glob:u}=(0,T.VK)(d);try{const e=(0,h.realpathSync)((0,E.resolve)(n,o)),r=M((0,E.relative)(n,e)),f=(0,b.UO)(e,n),g=f?n:e;if(u!==void 0)return{path:e,
name:r,boundary:g,glob:(0,C.Gz)(r,u)};if((0,h.statSync)(e).isDirectory())return{path:e,name:r,boundary:g};const _=(0,E.resolve)(e,"..");return{...{path:_,name:M(
(0,E.relative)(n,_))},boundary:f?n:_,file:r}}catch(e){return(0,A.kH)((0,p.WO)({what:"scan",entry:d,code:(0,b.Oj)(e)}))}}const c=200;function s(n){const{path:d,name:o,
depth:u}=n;if(u>c)return(0,A.ht)(o,(0,p.ub)({kind:"depth",max:c}));try{return(0,h.readdirSync)(d,{withFileTypes:!0}).sort((e,r)=>e.name<r.name?-1:1)}catch(e){return(0,A.
ht)(o,(0,p.WO)({what:"directory",code:(0,b.Oj)(e)}))}}const a=(n=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],tests:[],
called:new Set(n),terragrunt:[],toolFiles:[],projectFiles:new Set,links:new Map,linked:new Map,directories:new Set,modules:new Set,snippets:new Set,installed:[],
states:[],comments:[],unmatched:new Set,unselected:[]});function m(n,{exists:d,read:o}){return d(n)?(0,$.EH)(n,o(n)??""):[]}function l(n,d){const o=(0,C.Gz)(n,"\
.terraform/environment"),u=d.read(o);return[...m((0,C.Gz)(n,$.oO),d),...u===null?[]:(0,$.a4)(o,u)]}function i(n,{exists:d,read:o,nameOf:u}){const e=(0,C.Gz)(n,$.
U4),r=o(e);if(r===null)return d(e)?(0,A.ht)(e,(0,p.a3)({what:"outside",path:e})):[];const f=(0,$.WI)(n,r);return f.ok?f.value.map(g=>{const _=g.directory;return(0,E.
isAbsolute)(_)&&(0,E.normalize)(_)===_?{...g,directory:u(_)??_}:g}):(0,A.ht)(e,(0,p.U$)({error:`the list ${f.why}`,isRefused:!0}))}}),9059:((pe,Y,t)=>{t.d(Y,{$:()=>s,
$t:()=>_,AN:()=>u,Dx:()=>g,_X:()=>v,mu:()=>d});var h=t(3096),E=t(4202),p=t(9941),A=t(5324),C=t(3114);const y=".github/workflows .circleci .buildkite .woodpecker\
 .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),b=I=>I==="config.toml",T=[["",C.Z8],[".github",()=>!1],...y.map(I=>[I,
k=>/\.ya?ml$/i.test(k)]),[".devcontainer",C.Z8],[".config",C.TD],[".config/mise",b],[".mise",b]],$=".github/actions",M=128*1024,w=200;function*v({root:I,exclude:k},U){
const R=(0,A.ET)({root:I,scan:[]}),S=(0,E.Ls)(k),H=D(R).filter(X=>!S(X)),V=X=>X.split("/").length,K=[...new Set([...H,...U])].sort((X,Q)=>V(X)-V(Q)||(X<Q?-1:1));
for(const X of K.slice(0,w)){const Q=R.read(X);Q!==null&&Q.length<=M&&(yield{file:X,text:Q})}}function D(I){const k=T.flatMap(([R,S])=>I.list(R).filter(H=>S(H)||
s((0,h.Gz)(R,H))).map(H=>(0,h.Gz)(R,H))),U=I.directories($).flatMap(R=>["action.yml","action.yaml"].map(S=>`${$}/${R}/${S}`));return[...k,...U]}const O=/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/,
c=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,O],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,
/^/],["renovate",/^package\.json$/,/"renovate"\s*:\s*(?:\{|$)/],["checkov",/^\.checkov\.ya?ml$/,/^/]],s=I=>c.some(([,k])=>k.test(I));function a(I){const[,k,U=""]=/(?:^|\n)["']?updates["']?:\n+([ \t]*)-(.*)$/s.
exec(I)??[],[R=""]=U.split(/\n(?=[^\s-])/,1),S=R.split(`
${k}-`).filter(H=>O.test(H));return k===void 0||S.length===0?null:S.some(H=>/\bregistries["']?:|<</.test(H))?I:""}const m=/("(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)|\/\/[^\n]*|\/\*.*?(?:\*\/|$)/gs,
l=/\bterraform["']?\s*:\s*\{\s*["']?enabled["']?\s*:\s*false|\benabledManagers["']?\s*:\s*\[(?![^\]]{0,999}\bterraform["'])/;function i(I){const k=I.replace(m,"\
$1");return l.test(k)?null:/\bhostRules["']?\s*:(.*)$/s.exec(k)?.[1]??""}const n=/\b(?:url|matchHost|hostName|domainName|endpoint|baseUrl)["']?\s*:\s*["']?(?:https?:\/\/)?\.?([^\s"'/:,}]*)/gi;
function d({file:I,text:k}){const[U]=s(I)?u({file:I,text:k}):[];if(U!=="dependabot"&&U!=="renovate")return[];const R=U==="renovate",S=R?i(k):a(g(I,k).join(`
`)),H=Array.from(S?.matchAll(n)??[],([,V=""])=>V.toLowerCase());return S===null||!H.every(V=>/^[\w.-]+$/.test(V))?[]:[{client:U,file:I,ends:H.map(V=>`${R?"":"//"}\
.${V}`)}]}const o=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function u({file:I,text:k}){if(s(I)){const R=g(I,k);return c.flatMap(([S,H,V])=>H.test(I)&&R.some(
K=>V.test(K))?S:[])}return k.search(o)<0?[]:g(I,k).flatMap(R=>R.match(o)??[]).map(R=>R.toLowerCase())}const e=1e3,r=/(^|\s)#.*$/s,f=/(^|\s)(\/\/|\/?\*).*$/s;function g(I,k){
const U=/jenkinsfile|\.json$/i.test(I)?f:r;return k.split(`
`).map(R=>R.slice(0,e).replace(U,"").trimEnd())}function _(I,k,U,R){return{file:I,...(0,p.yN)(U)(R),line:k+1}}}),1011:((pe,Y,t)=>{t.d(Y,{CI:()=>b,G4:()=>O,O8:()=>C,
Rt:()=>A,VZ:()=>y,eI:()=>$,kA:()=>w,s7:()=>M,sw:()=>T,vH:()=>v});var h=t(4756),E=t(2170),p=t(3298);const A=["organization","workspaces"],C=["module","state","lo\
ck"],y=["version","compatible","provider-version"],b=({directory:c,module:s})=>[...new Set([c,s??c])];function T(c,s){const a=(0,p.O)(l=>l.filter(i=>s.includes(
i))),m=(0,p.O)(l=>l.flatMap(i=>a(i.clients).length===0?[]:{...i,clients:a(i.clients)}));return c.flatMap(l=>{const i=a(l.clients);if(i.length===l.clients.length)
return l;const n=m(l.needs),d=l.isHostImplied?n[0]?.host??l.host:l.host;return i.length===0?[]:{...l,clients:i,needs:n,host:d}})}const $=(c,s)=>c.map(a=>{const{
calls:m,evaluated:l}=a;if(s.length===0||m===void 0||l===void 0)return a;const i=Object.entries(m).filter(([n])=>!s.some(d=>d===n));return{...a,calls:Object.fromEntries(
i)}}),M=({workspace:c,hasOwnToken:s,directHost:a})=>c!==void 0||s===!0||a!==void 0,w=c=>new Set(c.flatMap(({host:s,isHostImplied:a})=>a?[]:s??[])),v=(c,s)=>c.filter(
({clients:a})=>a.some(m=>s.includes(m))),D=1e4;function O(c=D){const s=[],a={error:0,warning:0,notice:0};let m=0;const l=n=>{a[n.severity]+=1,a[n.severity]<=c?s.
push(n):m+=1},i=()=>(0,E.ht)(".",(0,h.ub)({kind:"problems",max:c,omitted:m}));return{add:l,all:()=>m===0?s:[...s,i()]}}}),4756:((pe,Y,t)=>{t.d(Y,{$T:()=>c,JW:()=>M,
U$:()=>A,WO:()=>b,a3:()=>$,ub:()=>D,yQ:()=>w});var h=t(9432),E=t(9615),p=t(3841);const A=({error:s,isRefused:a})=>(0,E.CC)("file-syntax",{message:s??"the file i\
s not valid UTF-8",help:s?.startsWith("invalid escape sequence")?"write `/` in paths, or `\\\\` for a backslash":"fix the file, or list it in `exclude` if it is\
 invalid on purpose",...!a&&{severity:s===null?"notice":"warning"}}),C={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],
directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct \
or remove the link, or list it in `exclude`"],scan:[" in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":[
"this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},y={ENAMETOOLONG:"\
shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function b(s){const[a,m]=C[s.what],l=s.what===
"file"||s.what==="directory";return(0,E.CC)("file-unreadable",{message:`${"entry"in s?(0,h.dh)(s.entry):""}${a}${"code"in s?`: ${s.code}`:` ${s.is} and is not r\
ead`}`,help:(l?y[s.code]:void 0)??m,...!("isRefused"in s&&s.isRefused)&&{severity:"warning",affects:[]}})}const T={link:["the link points outside the checkout a\
nd is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the \
link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its direct\
ory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .\
hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["wa\
s not read","write the path as a literal, or remove the directory from `exclude`"],project:["the file decided what was read, with exclude, roots or dialect","li\
st the repository again, with `allowed-hosts`"]};function $(s){const[a,m]=T[s.what],l="path"in s&&{message:`directory ${(0,h.dh)(s.path)} ${a}`,severity:"notice"};
return(0,E.CC)("file-outside",{message:a,help:m,...l})}function M({scan:s,hasHostnames:a,isFleet:m}){const l=s.every(o=>o===".")?"this directory":`\`scan\` (${(0,h.
K4)(s,3,h.dh)})`,n=`found no Terraform or OpenTofu files in ${m?"the repositories of `usages`":l}`,d=m?"check out the repositories before `tf-disco usages`":"ch\
eck out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${n}, and \`hostnames\` is not set`,help:`${d}, or c\
orrect \`scan\` or \`exclude\``,...a&&{message:`${n}; only \`hostnames\` was checked`,help:`${d}, or correct \`scan\``,severity:"warning"}})}const w=({oldest:s})=>(0,E.
CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${s}); the repository may use something else now`,help:"write it agai\
n with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),v={depth:({max:s})=>({message:`directories nested deeper than ${s} \
levels are not scanned`,help:"list this directory in `exclude`"}),files:({max:s})=>({message:`there are more than ${s} files; this directory and the following o\
nes are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:({max:s})=>({message:`the directory has more than ${s} files; the files \
after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:({max:s})=>({message:`the file has more than ${s} blocks, arguments a\
nd values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":({max:s})=>({message:`the files of this directory use or defin\
e more than ${s} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list f\
iles in `exclude`"}),usages:({max:s})=>({message:`the scan found more than ${s} usages of hosts; this directory and the following ones are not scanned`,help:"sc\
an fewer directories with `scan` or `exclude`"}),roots:({max:s})=>({message:`the root modules have more than ${s} modules in all; the constraints of this root m\
odule and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"}),size:s=>({message:`the file ${(0,h.mP)(s)}`,help:"sp\
lit the file, or list it in `exclude`"}),problems:({max:s,omitted:a})=>({message:`there are more than ${s} problems in files; ${a} are not reported`,help:"fix t\
he reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({stopped:s,files:a})=>({message:`${(0,p.C)(s)} after reading ${a} files; this \
directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},
D=s=>(0,E.CC)("file-limit",(0,E.Z9)(v,s)),O={comment:({why:s})=>({message:`this comment ignores nothing: ${s}`,help:"write `# tf-disco:ignore CODE REASON` in a \
line of its own, for each code"}),unmatched:({code:s,line:a})=>({message:`there is no ${(0,h.dh)(s)} to ignore${a===void 0?"":` in line ${a}`}`,help:`remove the\
 rule, or ${a===void 0?"correct it":"move it to the line of the finding or above it"}`}),elsewhere:({code:s})=>({message:`${(0,h.dh)(s)} is not ignored, because\
 it has other places, too`,help:"ignore it at each of its places, or in `ignore`"}),fixed:({code:s})=>({message:`files of the repository cannot ignore ${(0,h.dh)(
s)}, because \`allowed-hosts\` is set`,help:"correct what was found, or add it to `allowed-hosts` or `ignore`"})},c=s=>(0,E.CC)("ignore-unused",(0,E.Z9)(O,s))}),
7706:((pe,Y,t)=>{t.d(Y,{g6:()=>T,ho:()=>b,io:()=>w,jP:()=>A});var h=t(8032),E=t(9432),p=t(9615);function A({kind:v}){const{client:D,what:O}=h.$I[v];return(0,p.CC)(
"block-unsupported",{message:`${O} is supported by ${h.bB[D]} only`,help:D==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove i\
t, or correct `dialect`"})}const C={twice:({what:v,first:D})=>({message:`${v} is defined a second time; the first time is in ${D}`,help:v.includes(".")?"remove \
or rename one of them":"write one block only"}),"no-base":({what:v})=>({message:`this override file changes ${v}, which no other file of the directory defines`,
help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({what:v})=>({message:`${v} is a block of the CLI configuration, which has\
 files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({
what:v})=>({message:`${v} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:v})=>({message:`the type of ${v}\
 is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:v,argument:D})=>({message:`${v} cannot h\
ave ${D}`,help:"correct its name, or remove it"}),both:({what:v,names:D})=>({message:`${v} has both ${D.join(" and ")}`,help:"remove one of them"}),unknown:({what:v,
labels:D})=>({message:`a file cannot have ${D===void 0?"":"these labels of "}${v} at its top level`,help:/^(?:backend|cloud|required_\w+)$/.test(v)?"move it int\
o a `terraform` block":D===void 0?"correct its name, or remove it":`write ${D||"no"} labels`}),name:({what:v})=>({message:`"${v}" cannot be a name`,help:"use le\
tters, digits, dashes and underscores only, with a letter or underscore first"}),"no-alias":({what:v})=>({message:`${v} has for_each, but no alias`,help:"add `a\
lias`, or remove `for_each`"}),expression:({what:v,isGuess:D})=>({message:`${v} has a variable or function, which Terraform does not evaluate in a backend or cl\
oud block`,help:"write its value",...D&&{severity:"warning"}}),workspace:({what:v,selected:D,isAmongOthers:O})=>({message:`the cloud block names the workspace ${(0,E.
dh)(v)}, but TF_WORKSPACE is ${(0,E.dh)(D)}`,help:"unset TF_WORKSPACE, or use `tags` in place of `name`",...O&&{severity:"warning"}}),backend:({what:v,isRemoved:D})=>({
message:`there is no backend ${v}${D?" since Terraform 1.3, and in OpenTofu":""}`,help:"correct the type, or move the state to another backend",...D&&{severity:"\
warning"}}),"local-name":({what:v,normal:D})=>({message:`"${v}" cannot be the local name of a provider`,help:D===null?"use letters, digits and dashes only, with\
 no dash at either end":`write ${D}`})},y=v=>({...v,what:(0,E.dh)(v.what,80)}),b=v=>(0,p.CC)("block-invalid",(0,p.Z9)(C,y(v))),T=v=>(0,p.CC)("block-backend",(0,p.
Z9)(C,y(v))),$="use another version of the module that has this call",M={"not-passed":({call:v,name:D,canChange:O})=>({message:`${v} does not pass the provider \
configuration ${D}, which its module expects`,help:O?`add \`${D} = \u2026\` to the \`providers\` of the call`:$}),overridden:({call:v,name:D,canChange:O})=>({message:`${v}\
 passes the provider configuration ${D}, which its module has itself`,help:O?`remove \`${D}\` from the \`providers\` of the call`:$}),"of-other":({call:v,name:D})=>({
message:`${v} passes ${D}, which has another source in its module`,help:`write the same \`source\` for ${D} in the \`required_providers\` of both modules`}),repeated:({
call:v,argument:D,canChange:O})=>({message:`${v} has \`${D}\`, but its module configures a provider itself`,help:O?`remove \`${D}\`, or use a version of the modu\
le without \`provider\` blocks`:$})},w=v=>(0,p.CC)("block-providers",(0,p.Z9)(M,v))}),8516:((pe,Y,t)=>{t.d(Y,{FA:()=>a,N0:()=>D,Ov:()=>m,Sm:()=>O,id:()=>v,jF:()=>w});
var h=t(8032),E=t(9432),p=t(9119),A=t(9615);const C=6,y=l=>`"${(0,E.dh)(l)}"`,b="change one of these constraints so that a version can match all of them",T=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function $(l){const i=l.replace(T,"");return i===""?"":`: ${i}`}const M={syntax:({text:l,why:i})=>({message:`${y(l)} is not a version constraint${$(i)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:l,clients:i})=>({message:`ve\
rsion of ${l} is an expression, which ${i.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:i.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:i}),"not-a-string":({address:l})=>({message:`version of ${l} is not a string`,help:"put the version in quotes"}),"pre-release":({text:l})=>({
message:`${y(l)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:l})=>({message:`${l} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:l})=>({message:`provider ${l} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},w=l=>(0,A.CC)("constraint-invalid",(0,A.Z9)(M,l));function v({of:l,terms:i,constraints:n,...d}){const{preRelease:o,resolution:u}=d,e=i.length===
1?"correct the constraint":b,f=i.some(({place:k})=>typeof k!="string"&&k.inside)?`${e}, or call another version of the module that has one`:e,g=u?`${(0,A.OJ)(u)}\
, or ${e}`:f,_=new Set(i.map(p.Ox)).size===1,I=({text:k,...U})=>_?y(k):`${y(k)} (${(0,E.dh)((0,p.Ox)(U))})`;return(0,A.CC)("constraint-unmeetable",{...n&&{constraints:n},
message:`no version of ${l} can match ${i.length>1?"all of ":""}${(0,E.K4)(i,C,I)}`,help:o===void 0?g:`write ${y(o)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const D=({provider:l,version:i,constraints:n,isUnit:d})=>(0,A.CC)("lock-outside",{message:`lock\
ed provider ${l} ${i} does not match configured version constraint ${(0,E.K4)(n,C,E.dh)}`,help:`run \`${d?"terragrunt":"terraform"} init -upgrade\` in this direc\
tory and commit the lock file, or change the constraint`}),O=l=>(0,A.CC)("lock-readonly",{message:l.isUnused?`no module requires provider ${l.provider}, and \`-l\
ockfile=readonly\` does not let init remove its entry`:`the lock file has no entry for provider ${l.provider}, and \`-lockfile=readonly\` does not let init add on\
e`,help:"run `terraform init` in this directory without `-lockfile=readonly`, and commit the lock file"}),c=(l,i)=>n=>({message:`the ${l} of provider ${n.provider}\
 ${i}`}),s={syntax:({error:l})=>({message:l}),twice:({provider:l})=>({message:`it has two blocks for provider ${l}`,help:"remove one of the blocks; a merge may \
have duplicated it"}),"no-version":c("version","is missing"),"not-a-version":c("version","is not a version number"),"not-constraints":c("constraints","are inval\
id"),"not-hashes":c("hashes",'are not a list of at least one, each like "h1:\u2026"'),"not-normal":l=>({message:`the ${l.of} of provider ${l.provider} must be w\
ritten in normalized form: ${y(l.normal)}`})};function a(l){const{message:i,help:n}={help:"restore the file, or remove the block and run `terraform init` again",
...(0,A.Z9)(s,l)};return(0,A.CC)("lock-invalid",{message:`failed to read dependency lock file: ${i}`,help:n})}const m=({client:l,version:i,constraint:n})=>(0,A.
CC)("client-version",{message:`the version constraint ${y(n)} excludes ${h.bB[l]} ${i}`,help:`use another version of ${h.bB[l]}, or change the constraint`})}),2170:((pe,Y,t)=>{
t.d(Y,{Qp:()=>T,W7:()=>b,Xd:()=>y,ht:()=>C,kH:()=>p,wv:()=>A});var h=t(8032),E=t(9119);function p($,{clients:M=h.zK,...w}={}){return{problem:$,severity:$.severity,
affects:$.affects.filter(v=>M.includes(v)),clients:M,host:null,services:[],places:[],needed:!0,...w}}const A={line:1,column:1,endColumn:1};function C($,M,w=A){const v={
file:$===""?".":$,...w};return p(M,{places:[v],clients:h.Du})}const y=({places:$})=>$.find(M=>typeof M!="string")??null,b=$=>y($)?.file??"",T=($,M)=>(0,E.c1)($,
w=>JSON.stringify(M(w))).map(w=>{const[v]=w;if(w.length===1)return v;const D=s=>[...new Set(w.flatMap(s))],O=D(s=>s.exclude??[]),c=D(s=>s.rowKeys??[]);return{...v,
needed:w.some(({needed:s})=>s),affects:D(({affects:s})=>s),clients:D(({clients:s})=>s),places:(0,E.As)((0,E.jH)(w.flatMap(({places:s})=>s))),...O.length===0?{}:
{exclude:O},...c.length===0?{}:{rowKeys:c}}})}),9615:((pe,Y,t)=>{t.d(Y,{CC:()=>l,Lw:()=>y,OJ:()=>a,VB:()=>s,Z9:()=>i,ag:()=>m,as:()=>$,oC:()=>C,tr:()=>c,xx:()=>O});
var h=t(1780),E=t(9179),p=t(9432);let A=function(...n){return{problemFacts:A}=t.late([4507],4507),new.target?new A(...n):A(...n)};const C=["error","warning","no\
tice"],y=n=>({operator:n,user:n}),b=(n,{isTerminal:d})=>typeof n=="object"&&"terminal"in n?n[d?"terminal":"workflow"]:n;function T({operator:n,user:d,guest:o},u){
const{role:e,host:r}=u;if(e==="guest"&&o!==void 0)return o;const f=b(n,u);if(e==="operator")return f;const g=(0,h.xI)`ask the operator of ${(0,h.KT)(r)} to ${f}`;
if(d===void 0)return g;const _=b(d,u);return/^ask | or /.test((0,h.pj)(_))||/, or /.test((0,h.pj)(f))||e==="guest"||(0,h.pj)(_)===(0,h.pj)(f)?_:(0,h.xI)`${_}, or ${g}`}
function $(n,d){const{cures:o,...u}=n;return o===void 0?n:{...u,help:w(o,d)}}const M={role:"operator",host:"",isTerminal:!1};function w(n,d){const{because:o,note:u}=n,
e=o===void 0?"":`${o}: `,r=u===void 0?"":(0,h.xI)`; ${b(u,d)}`;return v((0,h.xI)`${e}${T(n,d)}${r}`)}const v=n=>(0,h.tD)((0,h.FS)(n),E._U),D=/(?<=`|' )terraform (?=(?:init|login|logout|providers)\b)/g;
function O(n,d,o){const u=d.join()==="opentofu"?"tofu ":"terraform ",e=o?"this machine":"the runner",r=_=>_.replace(D,u).replace(/\bthis machine\b/g,e),{message:f,
help:g}=n;return{...n,message:(0,h.tD)(f,r),...g&&{help:(0,h.tD)(g,r)}}}function c(n){const[d,...o]=n,e=`if ${d===void 0?"this repository":(0,p.K4)(n,3)} ${o.length>
0?"use":"uses"} OpenTofu, set \`dialect\``;return d===void 0?e:`${e} for \`tf-disco usages\``}const s=n=>`call another version in place of ${(0,p.dh)(n)}, or ha\
ve it corrected there`,a=({calls:n,module:d,version:o})=>`use ${(0,p.dh)(d)} ${(0,p.dh)(o,40)} in ${(0,p.K4)(n,5,p.dh)}, the newest version that is known to end\
 the conflict`,m=({message:n,help:d})=>({message:(0,h.pj)(n),help:d===void 0?null:(0,h.pj)(d)});function l(n,d){const{operator:o,user:u,guest:e,because:r,note:f,
...g}=d,_=o===void 0?void 0:{operator:o,user:u,guest:e,because:r,note:f},{help:I=_,...k}=g,U=A()[n],R=(0,h.tD)(k.message,E._U),S={code:n,...U,usualSeverity:U.severity,
...k,message:R};return I===void 0?S:typeof I=="object"&&"operator"in I?{...S,help:w(I,M),cures:I}:{...S,help:v(I)}}const i=(n,d)=>n[d.kind](d)}),8339:((pe,Y,t)=>{
t.d(Y,{DA:()=>D,Iz:()=>v,J0:()=>i,My:()=>O,Zp:()=>o,_W:()=>u,k0:()=>n,tg:()=>d});var h=t(8032),E=t(1780),p=t(9179),A=t(9432),C=t(9615);const y=120,b="is not a r\
egistry module, and `version` applies to registry modules only",T={"local-with-version":[b,"remove `version`"],"remote-with-version":[b,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its packa\
ge","use a path to a directory of the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address\
 of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},$={missing:["has\
 no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",
'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function M(e){if("error"in e)return{message:e.error,help:e.advice??void 0};if("ad\
dress"in e){const[I,k]=$[e.reason];return{message:`${e.address} ${I}`,help:k}}const[r,f]=T[e.reason],[,g]=w.exec(e.text)??[],_=g===void 0?"":`write "${g}" for t\
he module of the registry, or `;return{message:`"${e.text}" ${r}`,help:`${_}${f}`}}const w=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,v=({path:e,maker:r,in:f})=>(0,C.
CC)("source-missing",{message:`there is no directory ${(0,A.dh)(e)}${f===void 0?"":` in ${(0,A.dh)(f)}`}`,help:f===void 0?"correct the path, or commit the direc\
tory":"correct the directory in `source`, or call another version",...r!==null&&{message:`there is no directory ${(0,A.dh)(e)} in this checkout; ${(0,A.dh)(r)} ${r.
endsWith(".gitignore")?"lists it, so something creates it":"may create it"}`,help:"create it before this check, as before `init` (a submodule with `submodules: \
true` of actions/checkout), or correct the path",severity:"warning"}}),D=e=>"isOld"in e?(0,C.CC)("source-invalid",{...l(e),affects:[e.client]}):(0,C.CC)("source\
-invalid",M(e)),O=e=>(0,C.CC)("source-near-miss",{message:e.host===null?`"${e.text}" is not read as a registry address`:(0,E.xI)`"${e.text}" is read as host ${(0,E.
KT)(e.host)}`,help:e.advice,...e.host===""&&{message:`the host of "${e.text}" cannot be determined`,severity:"notice"}}),c="add its host to `hostnames`, and set\
 `scan: .` to read files as well";function s(e){const{shown:r,more:f}=(0,A.zN)(e,4),g=r.map(({text:I,from:k})=>`${I===null?"not known":(0,A.dh)(I,y)} ${k??"by d\
efault"}`),_=f>0?`${f} more`:g.pop();return`${g.join(", ")} and ${_}`}const a=(e,r,f)=>`${e} of ${r} is ${(0,A.dh)((0,p.Qj)(f),y)}`;function m({address:e,argument:r,
expression:f,candidates:g,refused:_}){const I=a(r,e,f);if(_===null){const U=g.length>1?s(g):"only known at init time";return{message:`${I}, which is ${U}`,help:c}}
const{variable:k}=_;return k===""?{message:`${I}, which cannot be known during init`,help:`write the ${r} with literals, locals and variables only`}:{message:`${I}\
, and Terraform evaluates var.${k} here only with \`const = true\``,help:`add \`const = true\` to variable "${k}", which requires Terraform 1.15, or write the ${r}\
 as a literal`}}function l({address:e,expression:r,client:f,isOld:g}){const _=a("source",e,r),[I,k]=[h.bB[f],h.Y8[f]],U="write the source as a literal";if(g)return{
message:`${_}, which ${I} evaluates only since ${k}`,help:`${U}, or use ${I} ${k} or later`};const R=f==="terraform";return{message:`${_}, and ${I} evaluates on\
ly locals and ${R?"variables with `const = true`":"variables"} here`,help:`${U}${R?", or add `const = true` to each variable in it, which requires Terraform 1.1\
5":", or with locals and variables"}`}}const i=e=>(0,C.CC)("source-dynamic","isOld"in e?l(e):m(e)),n=e=>(0,C.CC)("host-invalid",{message:`"${e.text}" is not a h\
ostname: ${e.error}`,help:e.advice??void 0}),d=e=>(0,C.CC)("host-missing",{severity:"warning",message:`the ${e} has no hostname, and OpenTofu has no default`,help:e===
"cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:e,name:r})=>(0,C.CC)("host-dotless-module",{message:(0,E.
xI)`module sources cannot name host ${(0,E.KT)(e)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(r)}.localdomain; provider addresses accept the short name`}),
u=({host:e})=>(0,C.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(e)}: it converts the name to punycode and then refuses punycode`,
operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),3841:((pe,Y,t)=>{t.d(Y,{C:()=>p,p:()=>E});var h=t(9432);
const E=C=>C.map(p).join("; ");function p(C){switch(C.kind){case"deadline":return`the deadline of ${(0,h.YA)(C.ms)} was reached`;case"signal":return`interrupted\
 by ${C.signal}`;case"crash":return"tf-disco crashed";case"missing":return A(C)}}function A({repositories:C,total:y}){const b=C.length===1?"is":"are",T=(0,h.K4)(
C,10,h.dh);return`${C.length} of ${(0,h.px)(y,"repository")} ${b} missing: ${T}`}}),2213:((pe,Y,t)=>{t.d(Y,{Ar:()=>C,Bm:()=>T,D8:()=>b,FV:()=>y,Gb:()=>p,Ul:()=>$,
nT:()=>A});var h=t(255),E=t(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},A={"openbao *":"address","\
aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpo\
int oidc_request_url vault_uri"},C=["address","endpoints","http_proxy","https_proxy","vault_uri"],y={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"\
address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endp\
oint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_pro\
xy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},b=M=>/^[\w.-]*$/.test(M)?null:E.IZ,T=M=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(M)?null:E.IZ;function $(M){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(M))return E.IZ;if(/^\s*\w+\s*=/.test(M)){const[w,...v]=Array.from(M.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,D=""])=>D);return w===void 0?null:v.length===0?(0,h.$o)(w):E.IZ}return(0,h.yo)(/^[\w+.-]+:\/\//.test(M)?M:`https://${M}`)??E.IZ}}),1879:((pe,Y,t)=>{t.d(Y,{LG:()=>$,
Tp:()=>C,Zo:()=>D,bi:()=>A});var h=t(9562),E=t(7811),p=t(5106);const A=1024*1024;function C(c,s){const a=(0,E._6)(c),m=(0,h.V)(a,"map");if(!m.ok)return{kind:"no\
t-json",...$(a,m)};if(m.value===null)return{kind:"null"};if(Array.isArray(m.value))return{kind:"not-object",why:"found an array"};if(!(0,h.G)(m.value))return{kind:"\
not-object",why:`found a ${typeof m.value}`};const l=[];for(const i of Object.keys(m.value)){const n=m.value[i]??null;if(s?.(i,n)===!1)continue;const d=s!==void 0&&
y(n)>p.Ls;l.push({id:i,value:d?void 0:n})}return{kind:"object",services:l}}function y(c){try{return JSON.stringify(c).length}catch{return Number.POSITIVE_INFINITY}}
const b=[[/^$/,"is empty"],[/^\ufeff\s*\{/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-\
16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it uncompressed"],[/^\ufeff?</,"is HTML or XML"],[/^\{[{%]/,"is a\
 template that was not rendered"],[/^---/,"begins with `---`, as YAML and front matter do"],[/^e[wy][\w+/-]{10,}(?:[=\s]|$)/,"is base64"]],T=/^(?:(?:\/\/|#)[^\n]*\n\s*|\/\*(?:[^*]|\*(?!\/))*\*\/\s*)*(?:\{|\[\s*(?:["{[\]]|\d+[\s,\]]))/;
function $(c,{why:s,advice:a}){const m=c.slice(0,4096).replace(/^[\t\n\r ]+/,""),[,l,i=null]=b.find(([n])=>n.test(m))??[];return l!==void 0?{why:`it ${l}`,advice:i,
beginning:null}:T.test(m)?{why:s,advice:a,beginning:null}:{why:"it is not JSON",advice:null,beginning:m}}const M=100,w=16*1024,v=200;function D(c){const s=new Set(
c),a=new Set(c.map(O));let m=0,l=w;return(i,n)=>{if(p.fg.has(i)||s.has(i))return!0;const d=i.length<=v&&a.delete(O(i));if(m===M)return d;const o=i.length+y(n);return o>
l?d:(m+=1,l-=o,!0)}}const O=c=>c.slice(0,c.indexOf(".")+1)}),3096:((pe,Y,t)=>{t.d(Y,{Bo:()=>y,Gz:()=>E,LA:()=>T,RO:()=>C,eH:()=>$,hl:()=>b,jt:()=>p,un:()=>A});var h=t(
3916);const E=(M,w)=>M===""?w:`${M}/${w}`,p=M=>M.slice(0,Math.max(0,M.lastIndexOf("/")));function A(M,w){const v=(0,h.join)(M,w.replaceAll("\\","/")).replace(/\/$/,
"");return v==="."?"":v}const C=M=>/(^|\/)tests$/.test(M)?p(M):M;function y(M,w,v=[]){const D=C(M),O=["",...$(M)].findLast(w);if(O===void 0||w(D))return D;const c=s=>v.
some(a=>w(A(s,a)));return c(D)&&!c(O)?D:O}const b=M=>/\.(tftest|tofutest)\.(hcl|json)$/.test(M),T=M=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(M),$=M=>M.split(
"/").map((w,v,D)=>D.slice(0,v+1).join("/"))}),3846:((pe,Y,t)=>{t.d(Y,{A5:()=>u,Gi:()=>T,NE:()=>d,W_:()=>m,mi:()=>O,op:()=>o,pj:()=>M,sL:()=>s});var h=t(7811),E=t(
255),p=t(9509),A=t(5243);const C={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},y="hashicorp",b="-",T=({host:e,namespace:r})=>e===(0,A.Vm)(
"terraform")&&r===y,$='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain only letters,\
 digits, and dashes, and may not use leading or trailing dashes",w={prefix:"terraform-",whose:"a Terraform",frequency:"often"},D={terraform:[w],opentofu:[w,{prefix:"\
opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function O(e,r){const f=e.split("/");if(f.length>3||f.includes(""))return c($);const[g="",_,I]=f.reverse(),
k=s(g);if(!k.ok){const ae=`${(0,h.ol)(g)} in source ${(0,h.ol)(e)}`;return c(`Invalid provider type: Invalid provider type ${ae}: ${k.why}"`)}const U=I===void 0,
R=U?(0,h.Ju)((0,A.Vm)(r)):(0,E.Pv)(I);if(_===void 0&&R.ok){const ae={hostImplied:U,namespace:y,type:k.value};return{kind:"registry",host:R.value,...ae}}const H=_===
b?(0,h.Ju)(_):m(_??"",r),V=`namespace "" in source ${(0,h.ol)(e)}`;if(!H.ok)return c(`Invalid provider namespace: Invalid provider ${V}: ${H.why}"`);const K="In\
valid provider source hostname";if(!R.ok)return c(`${K}: ${K} ${V}: ${R.why}"`);const X={hostImplied:U,host:R.value,namespace:H.value,type:k.value},Q=i(X,r);return Q===
void 0?{kind:l(X,r),...X}:c(Q)}const c=e=>({kind:"invalid",error:e});function s(e){if(/^[a-z0-9]+$/.test(e))return(0,h.Ju)(e);if(e==="")return(0,h.TR)("must hav\
e at least one character");if(e.includes("."))return(0,h.TR)("dots are not allowed");if(e.includes("--"))return(0,h.TR)("cannot use multiple consecutive dashes");
const r=(0,p.YE)(e);return r.ok?(0,h.Ju)((0,p.DI)(r.value)):(0,h.TR)(M)}const a=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,m=(e,r)=>r==="terraform"&&a.test(e)?
(0,h.Ju)(e.toLowerCase()):s(e);function l({host:e,namespace:r},f){return r===b?"legacy":r==="builtin"&&C[f].includes(e)?"builtin":"registry"}function i(e,r){const f=(0,A.
Vm)(r);if(e.namespace===b&&e.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const g=D[r].find(
({prefix:_})=>e.type.startsWith(_));return g&&n(e,g,r)}function n(e,{prefix:r,whose:f,frequency:g},_){const I=`${r}provider-`,k=e.type.slice(I.length);if(!e.type.
startsWith(I)||!s(k).ok)return`Invalid provider type: Provider source ${(0,h.ol)(d(e))} has a type with the prefix ${(0,h.ol)(r)}, which isn't allowed because i\
t would be redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const U=d({...e,type:k},
_);return`Invalid provider type: Provider source ${(0,h.ol)(d(e,_))} has a type with the prefix ${(0,h.ol)(I)}, which isn't valid. Although that prefix is ${g} \
used in the names of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,h.ol)(U)}?`}const d=({host:e,namespace:r,type:f},g)=>g!==void 0&&e===(0,A.Vm)(g)?`${r}/${f}`:`${(0,E.pk)(e)}/${r}/${f}`,o=e=>e.replace(/^.*\./s,
""),u=e=>(e??"").replace(/[._].*$/s,"")}),8153:((pe,Y,t)=>{t.d(Y,{D4:()=>b,LT:()=>c,Qq:()=>M,Tj:()=>a,_5:()=>y,ch:()=>C,gy:()=>O,lq:()=>D,nd:()=>v,p_:()=>s,qL:()=>T,
w3:()=>m,zM:()=>w});var h=t(9562),E=t(7811),p=t(9432),A=t(1879);const C="has too many elements",y=25e3;function b(n,d,o){const u=T(n,d,o);return u.ok?u.value.items>
y?(0,E.TR)(C):(0,E.Ju)(u.value.value):u}function T(n,d,o="decoder"){const u=(0,h.V)(n,/^[\t\n\r ]*[{n]/.test(n)?o:"struct");if(!u.ok&&u.isLimit)return(0,E.TR)(C);
if(!u.ok)return(0,E.TR)((0,p.kw)((0,A.LG)(n,u)));const e=new i,r=d.read(u.value,e),{mistake:f,items:g}=e;return f===null?(0,E.Ju)({value:r,items:g}):(0,E.TR)(f)}
const $=(n,d,o=u=>typeof u==typeof n)=>({zero:n,read:(u,e)=>o(u)?u:(u!==null&&e.refuse(d,u),n)}),M=$("","a string"),w=$(!1,"a boolean"),v=$(0,"an integer",Number.
isInteger),D=n=>({zero:null,read:(d,o)=>d===null?null:n.read(d,o)}),O={zero:null,read:()=>null},c=n=>({zero:n.zero,read:(d,o)=>{const{mistake:u,items:e}=o,r=n.read(
d,o);return Object.assign(o,{mistake:u,items:e}),r}}),s=n=>({zero:[],read:(d,o)=>Array.isArray(d)?(o.items+=d.length,d.map((u,e)=>o.within(e,n,u))):(d!==null&&o.
refuse("an array",d),[])}),a=n=>({zero:null,read:(d,o)=>{const u=o.membersOf(d);if(u===null)return null;const e=Object.entries(u);return o.items+=e.length,new Map(
e.map(([r,f])=>[r,o.within("*",n,f)]))}});function m(n){const d=Object.entries(n),o=new Map(d),u=Object.fromEntries(d.map(([e,{zero:r}])=>[e,r]));return{zero:u,
read:(e,r)=>{const f=r.membersOf(e);if(f===null)return u;const g={...u};for(const[_,I]of Object.entries(f)){const k=o.has(_)?_:l(_),U=o.get(k);U!==void 0&&(g[k]=
r.within(k,U,I))}return g}}}const l=n=>n.toLowerCase().replaceAll("\u017F","s");class i{#e=[];mistake=null;items=0;within(d,o,u){this.#e.push(d);const e=o.read(
u,this);return this.#e.pop(),e}membersOf(d){return(0,h.G)(d)?d:(d!==null&&this.refuse("an object",d),null)}refuse(d,o){if(this.mistake!==null)return;const u=this.#e.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),e=u.length===0?"":` in "${u.join("").slice(1)}"`;this.mistake=`has ${(0,p.go)(o)} instead of ${d}${e}`}}}),523:((pe,Y,t)=>{
t.d(Y,{Cg:()=>w,PW:()=>m,Ty:()=>M,Zy:()=>v,_T:()=>l,hZ:()=>A,kv:()=>o,mb:()=>u,oF:()=>b,rK:()=>T});var h=t(7811),E=t(5106);const p=new RegExp(`^${E.eQ}$`),A=String.
raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(`^${A}[.+-]?$`),y=2n**63n-1n;function b(e){const[,r,f,g,_]=p.exec(e)??[];
return r===void 0?null:$(e,r,g??f,_)}function T(e){const[,r,f,g]=C.exec(e)??[];return r===void 0?null:$(e,r,f,g)}function $(e,r,f="",g=""){const _=r.split(".").
map(k=>k.replace(/^0+(?=.)/,""));if(_.some(k=>k.length>19))return null;const I=_.map(k=>BigInt(k));if(I.some(k=>k>y))return null;for(;I.length<3;)I.push(0n);return{
text:e,numbers:I,written:_.length,pre:f,build:g}}const M=e=>e.pre!=="",w=({numbers:e,pre:r,build:f})=>`${e.join(".")}${r===""?"":`-${r}`}${f===""?"":`+${f}`}`;function v(e,r){
const f=Math.max(e.numbers.length,r.numbers.length);for(let g=0;g<f;g++){const[_,I]=[e.numbers[g]??0n,r.numbers[g]??0n];if(_!==I)return _<I?-1:1}return e.pre===
r.pre||e.numbers.length!==r.numbers.length?0:e.pre===""||r.pre===""?e.pre===""?1:-1:D(e.pre,r.pre)}function D(e,r){const[f,g]=[e.split("."),r.split(".")];for(let _=0;;_++){
const[I,k]=[_+1>=f.length,_+1>=g.length];if(I!==k)return I?-1:1;const U=O(f[_]??"",g[_]??"");if(U!==0||I)return U}}function O(e,r){const[f,g]=[/^[0-9]*$/.test(e),
/^[0-9]*$/.test(r)];return f!==g?f?-1:1:f&&e.length!==r.length?e.length-r.length:e===r?0:e<r?-1:1}const c="[\\t\\n\\f\\r ]*",s=new RegExp(`^${c}(<=|>=|!=|~>|<|>\
|=|)${c}(${E.eQ})${c}$`),a="This string does not use correct version constraint syntax";function m(e){const r=[];for(const f of e.split(",")){const[,g,_=""]=s.exec(
f)??[],I=b(_);if(I===null)return(0,h.TR)(a);r.push({operator:g||"=",version:I,text:f})}return(0,h.Ju)(r)}function l(e){const r=m(e);if(!r.ok)return r;const f=[];
for(const g of r.value){const _=T(g.version.text);if(_===null||!i.test(g.text.trim()))return(0,h.TR)(`Incorrect version constraint syntax: ${n(g)}`);f.push({...g,
version:_})}return(0,h.Ju)(f)}const i=/^[<>=!~]* ?[0-9]/;function n({operator:e,version:r,text:f}){const g=f.trim();if(r.text.startsWith("v"))return'a "v" prefi\
x should not be used';if(!i.test(g))return`only one space is expected after the operator "${e}"`;if(r.numbers.length>3)return"too many numbered portions; only t\
hree are allowed (major, minor, patch)";const[_]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(g)??[""];return`missing comma after "${_}"`}
const d=[">",">=","=","~>","<=","<","!="];function o(e){const r=[...e].sort((f,g)=>v(f.version,g.version)||D(f.version.build,g.version.build)||d.indexOf(f.operator)-
d.indexOf(g.operator)||g.version.written-f.version.written);return[...new Set(r.map(u))].join(", ")}function u({operator:e,version:r}){if(e==="=")return w(r);const f=e===
"~>"&&r.written<3?r.numbers.slice(0,2):r.numbers;return`${e} ${w({...r,numbers:f})}`}}),9941:((pe,Y,t)=>{t.d(Y,{SH:()=>A,Td:()=>C,lS:()=>b,n_:()=>p,w4:()=>y,yN:()=>M});
const h=25e4,E=100;class p{max;count=0;constructor(c=h){this.max=c}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){
return this.count*E}}const A=(O,c,s)=>O.kind==="native"?O.blocks.filter(a=>a.type===c&&a.labels.length===s):O.members.flatMap(({name:a,value:m})=>a===c?$(c,m,s,
[]):[]),C=O=>O.kind==="native"?O.attributes:O.members;function y(O,c){if(!(O.kind==="native"&&O.mayHave?.(c)===!1))return C(O).find(s=>s.name===c)}const b=O=>(O.
kind==="tuple"?O.elements:[O]).flatMap(s=>s.kind==="object"?s.items.filter(T):[]),T=O=>O.name!==void 0&&O.name!=="//";function $(O,c,s,a){if(s>0)return b(c).flatMap(
({name:l,start:i,end:n,value:d})=>$(O,d,s-1,[...a,{value:l,start:i,end:n}]));const m={start:c.start,end:c.start+1};return(c.kind==="tuple"?c.elements:[c]).filter(
({kind:l})=>l==="object"||l==="tuple").map(l=>({...m,type:O,labels:a,body:{kind:"json",members:b(l)}}))}const M=O=>{const c=[O.startsWith("\uFEFF")?1:0];let s=O.
indexOf(`
`),a;return({start:m,end:l})=>{for(;s>=0&&s<m;s=O.indexOf(`
`,s+1))c.push(s+1);a??=v(O);const i=Math.max(1,D(c,m)),n=c[i-1]??0,d=(c[i]??(s<0?O.length:s)+1)-1;return{line:i,column:w(Math.max(m,n),n,a),endColumn:w(Math.min(
l,d),n,a)}}},w=(O,c,s)=>O-c-D(s,O-1)+D(s,c-1)+1,v=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),c=>c.index):[];function D(O,c){
let s=0,a=O.length;for(;s<a;){const m=s+a>>>1;(O[m]??0)<=c?s=m+1:a=m}return s}}),3114:((pe,Y,t)=>{t.d(Y,{Dp:()=>D,Ep:()=>b,L8:()=>M,TD:()=>a,Z:()=>s,Z8:()=>m,dN:()=>c,
tr:()=>$,xO:()=>O});var h=t(8032);const E=["terraform"],p=["opentofu"],A=/\.tfquery\.(hcl|json)$/,C=[[/\.tf(\.json)?$/,"config",h.Du],[/\.tofu(\.json)?$/,"confi\
g",p],[/\.tftest\.(hcl|json)$/,"test",h.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[A,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,h.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",h.Du]],y=/\.(tf|tofu|hcl|json)$/,
b=({class:l})=>l==="config"||l==="test",T={class:"lock",syntax:"hcl",clients:h.Du,isOverride:!1},$=l=>l.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
l);function M(l,i,n){if(l===".terraform.lock.hcl")return T;const d=y.test(l)?C.find(([S])=>S.test(l)):void 0,[o=/$/,u=null,e=[]]=d??[];if(u===null)return;const r=w(
l)&&u==="test"&&n==="tests";if(w(l)&&!r)return;const f=l.search(o),g=l.slice(0,f),_=g+l.slice(f).replace(".tf",".tofu"),I=g==="override"||g.endsWith("_override"),
k=r||_!==l&&i.has(_);if(k&&!e.includes("terraform"))return;const U=k?E:e,R=l.endsWith(".json")?"json":"hcl";return{class:u,syntax:R,clients:U,isOverride:I}}const w=l=>l.
startsWith(".")||l.endsWith("~")||l.startsWith("#")&&l.endsWith("#"),v=new RegExp(`^(${["(gnu)?makefile|terrafile","\\.?justfile","(dockerfile|containerfile|jen\
kinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger|vendir|vendor|peru)\\.ya?ml","(azure-pipelines?|(do\
cker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps\
1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),D=".tf-disco.hcl",O=l=>A.test(l),c=[".spacelift/config.yml",".spacelift/config.yaml"],s=l=>l.endsWith(
".tfbackend"),a=l=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.test(l),m=l=>a(l)||v.test(l)}),2057:((pe,Y,t)=>{t.d(Y,{Yw:()=>C,pn:()=>A,
zM:()=>p,zt:()=>E});var h=t(3916);const E=100,p=y=>y.flatMap(b=>b.split(",")).length,A=y=>/^(?=.{0,200}$)[^{}()[]*(?:\{(?:(?!\.\.)[^{}()[])*\}[^{}()[]*)?$/.test(
y)&&y.split("/").filter(b=>b==="**").length<=2&&y.split("/").every(b=>b==="**"||b.split("*").length<=3);function C(y,b){const T=$=>(0,h.join)("/",$).replaceAll(
/(?<=[/{,])\.(?=[^./])/g,"_");return(0,h.matchesGlob)(`${T(y)}/_`,`${T(b)}/**`)}}),2398:((pe,Y,t)=>{t.d(Y,{i:()=>b});var h=t(6092),E=t(3471);const p=160,A=12,C="\
    ",y=/##\w*\[/;function b(M,w,v){const{place:D,before:O,literal:c,after:s}=M,a=" ".repeat(`  ${D.line}`.length),m=Math.min(v.width,p)-a.length-3;if(m<A)return[];
const l=T(O+c+s),i=l(O+c+s),n=(0,E.nc)(i)<=m?0:l(O).search(/[^ ]|$/),d=i.slice(n),o=(0,E.nc)(l(O))-n,u=(0,E.nc)(l(O+c))-n,{from:e,to:r,text:f}=$(d,o,Math.max(u,
o+1),m),g=(0,E.nI)("|","dim",v),_="^".repeat(Math.max(1,Math.min(u,r)-Math.max(o,e))),I=" ".repeat(Math.max(o,e)-e);return[`${(0,E.nI)(`  ${D.line}`,"dim",v)} ${g}\
 ${f}`.trimEnd(),`${a} ${g} ${I}${(0,E.nI)(_,w,v)}`]}function T(M){const w=v=>(0,h.RK)(v.replaceAll("	",C),Number.POSITIVE_INFINITY);return y.test(w(M))?v=>w(v).
replaceAll(/(?<=#)#/g," #"):w}function $(M,w,v,D){const O=(0,E.nc)(M);if(O<=D)return{from:0,to:D,text:M};const c=Math.max(0,D-2-(v-w)),s=v<D?0:Math.max(0,w-1-Math.
ceil(c*2/3)),a=O-s<=D,m=s+(a?D:D-1),l=(0,E.Wc)(M,s===0?0:s+1,m),i=`${s===0?"":"\u2026"}${l}${a?"":"\u2026"}`;return{from:s,to:m,text:i}}}),3471:((pe,Y,t)=>{t.d(
Y,{LV:()=>b,Wc:()=>D,ky:()=>C,nI:()=>E,nc:()=>$,wW:()=>A});const h={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},E=(O,c,{colour:s})=>s?`\x1B[${h[c]}m${O}\x1B[0m`:
O,p=(O,c,{hyperlinks:s})=>c&&s?`\x1B]8;;${c}\x1B\\${O}\x1B]8;;\x1B\\`:O;function A(O,c){const s=" ".repeat(O.indent),a=O.label.padEnd((O.column??0)-1),m=" ".repeat(
O.indent+(O.column??2)),l=c.width-s.length-a.length-1,i=y(O.text,c),[n="",...d]=b(i,l,c.width-m.length),o=p(E(a,O.style,c),O.url,c),{text:u="",url:e}=O.linked??
{},f=n.startsWith(u)?`${p(u,e,c)}${n.slice(u.length)}`:n;return[`${s}${o} ${f}`.trimEnd(),...d.map(g=>`${m}${g}`)]}function C(O,c){const[s="",...a]=b(y(O,c),c.width,
c.width-2);return[s,...a.map(m=>`  ${m}`)]}const y=(O,c)=>c.withFlags?.(O)??O;function b(O,c,s=c){const a=[];let m="",l=0;for(const i of O.split(" ")){const n=$(
i),d=a.length===0?c:s;m!==""&&l+1+n>d&&(a.push(m),m=""),l=m===""?n:l+1+n,m=m===""?i:`${m} ${i}`}return[...a,m]}const T=/^[ -~]*$/,$=O=>T.test(O)?O.length:Iterator.
from(O).reduce((c,s)=>c+M(s),0);function M(O){return T.test(O)?1:w(O)?0:($late1??=new RegExp("\\p{Regional_Indicator}","u")).test(O)?1:v(O)?2:1}const w=O=>($late2??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(
O),v=O=>($late3??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(O);function D(O,c,s){let[a,m]=["",0];for(const l of O){const i=M(l),n=m+i;if(m>=c&&n<=s&&(i>0||m>c)?a+=l:a+=" ".repeat(Math.max(0,Math.min(n,s)-Math.max(m,
c))),m=n,m>s)break}return a}}),5046:((pe,Y,t)=>{t.d(Y,{s:()=>_e});var h=t(3024),E=t(6760),p=t(9968),A=t(7811),C=t(9432),y=t(6092),b=t(9941),T=t(3114),$=t(2057),
M=t(9119),w=t(2398),v=t(3474),D=t(7630),O=t(8535),c=t(7773);let s=function(...ie){return{readHcl:s}=t.late([6135,3276,3403,7918,5938],8095),new.target?new s(...ie):
s(...ie)},a=function(...ie){return{sourceText:a}=t.late([6135,3276,3403,7918,5938],8095),new.target?new a(...ie):a(...ie)};const m=256*1024,l=20,i=c.yy.filter(({
inProject:ie})=>ie===!0),n=ie=>ie.replaceAll("-","_"),d=i.map(({name:ie,kind:ne})=>({name:n(ie),kind:ne})),o=[{name:"paths",kind:(0,v.p_)("GLOB",A.Ju)},{name:"h\
ost",kind:(0,v.xH)("HOST",D.rk)},{name:"reason",kind:(0,v.xH)("TEXT",A.Ju)}];function u(ie){const ne=(0,E.join)(ie,T.Dp),re=(0,p.N0)(()=>(0,h.lstatSync)(ne),null);
if(re===null)return e("");const Z=re.isSymbolicLink()?null:(0,p.yR)(ne,m);if(Z?.ok)return e(Z.text);const te=Z===null?"is a symbolic link":(0,C.mP)(Z.failure);return{
settings:new Map,ignore:[],mistakes:[`${T.Dp} ${te}`]}}function e(ie){const ne=s(ie,void 0,!0),re=new f(a(ne,T.Dp)),Z=re.readArguments(ne.body,d,g),te=Array.from(
Z,([G,q])=>[G.replaceAll("_","-"),q]),z=r(ne.body).flatMap(G=>re.readIgnore(G)??[]),x=ne.problems.map(({message:G,...q})=>({place:{file:T.Dp,...q},why:G})),L=(x.
length>0?x:re.mistakes).toSorted((G,q)=>G.place.line-q.place.line),{shown:W,more:B}=(0,C.zN)(L,l),N=B>0?[`${T.Dp} has ${(0,C.px)(B,"more mistake")}`]:[],P=W.map(
({place:G,why:q})=>k(ie,G,q));return{settings:new Map(te),ignore:z,mistakes:[...P,...N]}}const r=ie=>ie.kind==="native"?ie.blocks:[];class f{mistakes=[];source;globs=0;constructor(ne){
this.source=ne}readArguments(ne,re,Z){const te=new Map;for(const{name:z,value:x,...j}of(0,b.Td)(ne)){const L=re.find(N=>N.name===z),W=this.mistakes.length,B=L===
void 0?this.report(j,Z(z)):this.textOf(L,x);B===null||this.mistakes.length>W||te.set(z,{text:B,place:this.source.place(j)})}return te}readIgnore({type:ne,labels:re,
body:Z,...te}){if(ne!=="ignore")return this.report(te,`"${(0,C.dh)(ne)}" is not a block; the only blocks are ignore "CODE" { \u2026 }`);const z=this.mistakes.length,
x=(0,D.PZ)(re.map(({value:B})=>B).join(" "));x.ok||this.report(re[0]??te,x.why);for(const B of r(Z))this.report(B,"ignore has no blocks");const j=this.readArguments(
Z,o,B=>_(B,"an argument of ignore",o));if((0,b.w4)(Z,"reason")===void 0&&this.report(te,'ignore has no reason; write reason = "\u2026"'),this.mistakes.length>z||
!x.ok)return null;const L=(0,D.rk)(j.get("host")?.text??""),W=j.get("paths");return{code:x.value,host:L.ok?L.value:null,paths:W===void 0?null:(0,D.Dw)(W.text),reason:j.
get("reason")?.text??null,place:this.source.place(te)}}textOf(ne,re){const{isList:Z}=ne.kind;if(Z!==(re.kind==="tuple")){const x=Z?`a list: ${ne.name} = ["\u2026"]`:
"one value, without brackets";return this.report(re,`${ne.name} must be ${x}`)}const te=re.kind==="tuple"?re.elements:[re];return te.length===0?this.report(re,`${ne.
name} is empty`):te.map(x=>{const L=(x.kind==="string"||x.kind==="primitive")&&x.value!==null?String(x.value):null;for(const W of this.mistakesIn(L,ne))this.report(
x,W);return L}).join(`
`)}mistakesIn(ne,{name:re,kind:Z}){const te=Z.isList?`an item of ${re}`:re;if(ne===null)return[`${te} is no plain value: write a text in quotes, a number, true \
or false`];if(ne.trim()==="")return[`${te} is empty`];if(Z.isList&&(0,D.Dw)(ne)[0]!==ne)return[`${te} has a comment, a line break or spaces around it`];if(Z.value!==
"GLOB")return Z.parse(ne,re).mistakes;const z=this.globs;return this.globs+=(0,$.zM)([ne]),this.globs>$.zt&&z<=$.zt?[`${re} has glob number ${this.globs}, and t\
he limit is ${$.zt}`]:(0,$.pn)(ne)?[]:[`${te} is too complex; write at most 200 characters, two "**", two "*" in a name and one "{a,b}", and no "(" and "["`]}report(ne,re){
return this.mistakes.push({place:this.source.place(ne),why:re}),null}}function g(ie){return ie==="ignore"?'ignore is a block: ignore "CODE" { reason = "\u2026" }':
c.yy.some(re=>!re.inProject&&n(re.name)===n(ie))?`"${ie}" cannot be set here, where a pull request could change it; set the input or flag`:_(ie,"a setting",d)}function _(ie,ne,re){
const Z=re.map(z=>z.name),te=(0,O.a)(ie,Z,`; expected one of ${Z.join(", ")}`);return`"${(0,C.dh)(ie)}" is not ${ne}${te}`}const I=80;function k(ie,ne,re){const Z=Array.
from(ie.split(`
`)[ne.line-1]?.replace(/^\uFEFF/,"")??""),[te,z]=[ne.column-1,ne.endColumn-1],x=(P,G)=>Z.slice(P,G).join(""),[j,L]=[x(0,te),x(te,z).trimEnd()],W=x(z).trim()===""?
"":" \u2026",B={place:ne,before:j,literal:L,after:W},N=(0,w.i)(B,"red",{colour:!1,width:I});return[`${(0,M.R3)(ne)}: ${(0,y.RK)(re,Number.POSITIVE_INFINITY)}`,...N].
join(`
`)}var U=t(255);const R=["exclude","roots","dialect"],S="allowed-hosts",H="depth init of the project file counts as packages, since it runs `git` with the login\
s of the machine; to have it, set it in the workflow or on the command line";function V(ie,{settings:ne},re){const Z={...ie},te=[],z=[];for(const[j,{text:L,place:W}]of ne){
if(j===S)continue;const B=`from ${W.file}:${W.line}`,N=K(j,ie,re),P=j==="depth"&&L==="init",G=P?"packages":L;N!==null?z.push(`${n(j)}, ${B}, is not used: ${N}`):
(Z[j]=G,te.push(`${j}: ${(0,C.dh)(G.replaceAll(`
`,", "))}, ${B}`),P&&z.push(H))}const x=R.some(j=>Z[j]!==ie[j]);return{merged:Z,isReadByProject:x,remarks:[...te.length===0?[]:[te.join("; ")],...z]}}function K(ie,ne,re){
return ne[ie]?`${re(ie)} is set`:R.includes(ie)?ne[S]?`${re(S)} is set, and covers all files`:ne.usages?`${re("usages")} is set`:ne.hostnames&&!ne.scan?`${re("h\
ostnames")} is set, and no files are read`:null:null}function X(ie,{settings:ne},re){const Z=ne.get(S);if(Z===void 0)return{allowed:ie,mistakes:[],remarks:[]};const te=`${Z.
place.file}:${Z.place.line}`,z=(0,v.p_)("HOST",D.jM).parse(Z.text,S).value,x=ie.length===0,j=(J,se)=>J.filter(F=>ae(F,se)),L=[...j(z,ie),...j(ie,z)],W=(0,M.t6)(
x?z:L,J=>Q([J])),B=`allowed_hosts has no host that ${re(S)} has, and can only narrow it`,N=W.length===0?[`${te}: ${B}`]:[],P=z.filter(J=>!W.some(se=>ae(se,[J]))),
G=`; not used: ${(0,C.dh)(Q(P))}, which ${re(S)} does not have`,q=`${S}: ${(0,C.dh)(Q(W))}, from ${te}${P.length>0?G:""}`;return{allowed:W,mistakes:N,remarks:[q]}}
const Q=ie=>ie.map(({host:ne,subdomains:re})=>`${re?"*.":""}${(0,U.nx)(ne)}`).join(", "),ae=({host:ie,subdomains:ne},re)=>re.some(Z=>ne&&Z.subdomains&&ie===Z.host||
(0,U.Jr)(ie,[Z])&&(Z.subdomains||!ne));var le=t(101),oe=t(3152);let ce=function(...ie){return{X509Certificate:ce}=process.getBuiltinModule("node:crypto"),new.target?
new ce(...ie):ce(...ie)};const de=4*1024*1024;function _e(ie,{environment:ne,directory:re,wording:Z=oe.w7}){const te=u(re),{merged:z,isReadByProject:x,remarks:j}=V(
ie,te,Z.setting),{settings:L,mistakes:W}=(0,oe.P$)(z,Z),B=ge(L.caFile,Z),N=$e(ne),P=[B,N].flatMap(fe=>fe.ok?[]:[fe.why]),q=L.scan.filter(fe=>!/[*?[\]{}]/.test(fe)).
flatMap(fe=>me(fe,re,Z)??[]),J=X(L.allowedHosts,te,Z.setting),se=(0,p.N0)(()=>(0,h.statSync)(re).isDirectory(),!1),F=`GITHUB_WORKSPACE names ${(0,C.dh)(re)}, wh\
ich is not a directory`,he=[...[...W,...P,...se?q:[F]].map(fe=>(0,y.RK)(fe)),...te.mistakes,...J.mistakes];if(he.length>0||!B.ok||!N.ok)throw new oe.GN(he);const ue=!L.
scan.includes(".");return{...L,allowedHosts:J.allowed,fixedHosts:L.allowedHosts,ignore:[...L.ignore,...te.ignore],isReadByProject:x,remarks:[...j,...J.remarks],
mayMissRoots:!ie.roots&&ue,mayMissExcluded:!ie.exclude&&ue,authorities:B.value,chooseProxy:N.value}}function me(ie,ne,{missingPath:re,setting:Z}){const te=(0,E.
resolve)(ne,ie);return(0,h.existsSync)(te)?(0,p.N0)(()=>(0,h.accessSync)(te,h.constants.R_OK)===void 0,!1)?null:`${Z("scan")} names ${te}, which this user may n\
ot read`:re(ie,ne)}function $e(ie){try{return(0,A.Ju)((0,le.N)(ie))}catch(ne){if(ne instanceof TypeError)return(0,A.TR)(ne.message);throw ne}}function ge(ie,{setting:ne}){
if(ie===null)return(0,A.Ju)(null);const re=(0,p.yR)(ie,de),Z=re.ok?Me(re.text):(0,A.TR)((0,C.mP)(re.failure));return Z.ok?Z:(0,A.TR)(`${ne("ca-file")} "${ie}" ${Z.
why}`)}const Oe=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function Me(ie){const ne=ie.match(Oe)??[];if(ne.length===0)return(0,A.TR)("contains\
 no certificate; expected PEM");try{for(const re of ne)new ce(re);return(0,A.Ju)(ne.join(`
`))}catch(re){const Z=re instanceof Error?re.message:re;return(0,A.TR)(`contains an invalid certificate: ${Z}`)}}}),2172:((pe,Y,t)=>{t.d(Y,{IY:()=>D,Im:()=>c,JT:()=>v,
KS:()=>m,LS:()=>s,MP:()=>w,MZ:()=>l,W$:()=>M,cd:()=>$,dP:()=>n,ek:()=>a,g_:()=>d,lc:()=>i});var h=t(3096),E=t(5243),p=t(3846),A=t(180),C=t(9941);let y=function(...o){
return{readHcl:y}=t.late([6135,3276,7918,3557],8095),new.target?new y(...o):y(...o)},b=function(...o){return{detach:b}=t.late([6135,3276,7918,3557],8095),new.target?
new b(...o):b(...o)};const T="hostnames input",$={file:T,line:1,column:1,endColumn:1},M=o=>o.file===T?T:o,w=({host:o,namespace:u,name:e,system:r})=>[o,u,e,r].join(
"/"),v=({host:o,namespace:u,type:e})=>[o,u,e].join("/"),D=o=>"type"in o?v(o):w(o),O=[];function c(o){return"constraints"in o?o.constraints:o.constraint===null?O:
[o.constraint]}function s(o){const u=c(o);return u[0]?.place!==$?u:u.map(e=>({...e,place:T}))}const a=o=>("places"in o?o.places:[o.place]).map(M);function m({version:o},u){
if(o===void 0)return null;const e=(o.value===void 0?o.text:o.value[u])??null;return e===null?null:{text:e,place:o.place}}const l=({text:o,calls:u},e)=>u===void 0?
[{root:null,source:o,version:null,isOpen:!1}]:u[e]??[];function i({kind:o,text:u,address:e},r,f){switch(o){case"required_provider":case"state_store_provider":case"\
lock_provider":{const g=(0,p.mi)(u??"",f);return g.kind==="registry"?g:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"\
hashicorp",type:(0,p.op)(e)};case"implied_provider":return{host:r,namespace:"hashicorp",type:(0,p.A5)(u)};default:return null}}function n(o){const u=new Set(o.flatMap(
({kind:_,place:I})=>_==="saved_state"?(0,h.jt)(I.file):[])),e=new Map,r=({lockFile:_,calls:I,providers:k,isPartial:U})=>{if(_===null)return;const R=e.get(_)??new Set,
H=!(I.length===0&&!U&&!u.has((0,h.jt)(_)))||e.get(_)===null;e.set(_,H?null:R);for(const{provider:V}of k)R.add(v(V))},f=({place:_,...I})=>{const k=I.kind==="lock\
_provider"?e.get(_.file):null,U=k?i(I,(0,E.Vm)("terraform"),"terraform"):null;return U!==null&&k?.has(v(U))===!1};return{add:r,isDropped:f,without:_=>_.map(I=>f(
I)?{...I,needs:[]}:I)}}function d(o){const e=(0,C.SH)(y(o).body,"provider",1).flatMap(({labels:[r],body:f})=>{const g=(0,p.mi)(b(r?.value??""),"terraform");if(g.
kind!=="registry")return[];const _=(0,C.w4)(f,"hashes")?.value,k=(_?.kind==="tuple"?_.elements:[]).flatMap(U=>U.kind==="string"?[b(U.value)]:[]);return[[v(g),k.
filter(A.e)]]});return new Map(e)}}),9039:((pe,Y,t)=>{t.d(Y,{i:()=>$});var h=t(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,A=String.
raw`[()<>@,;:\\"/[\]?=]`,C=new RegExp(`^${E}(?:/${E})?$`),y=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,b=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${y})${p}`,
"uy"),T=new RegExp(String.raw`\\(${A})`,"g");function $(w){const v=w.indexOf(";"),O=(0,h.s8)((0,h.Dw)(v<0?w:w.slice(0,v))).replaceAll("\u0130","i").toLowerCase();
return C.test(O)&&(v<0||M(w,v))?O:null}function M(w,v){const D=new Map;for(let O=v;O<w.length;){b.lastIndex=O;const[c,s="",a,m=""]=b.exec(w)??[];if(c===void 0)return(0,h.
s8)(w.slice(O))===";";const l=s.toLowerCase(),i=a??m.replace(T,"$1");if((D.get(l)??i)!==i)return!1;D.set(l,i),O+=c.length}return!0}}),180:((pe,Y,t)=>{t.d(Y,{CT:()=>v,
KB:()=>C,e:()=>D,uH:()=>w,yI:()=>c});var h=t(9432),E=t(9633),p=t(523),A=t(3556);function C(s,a,m){const{os:l,arch:i,shasum:n}=s,d=Object.entries(s).flatMap(([e,
r])=>r===""?e:[]),o=/^[0-9a-fA-F]{64}$/.test(n),u=`${l}_${i}`===a;return{early:[...b(s.protocols),...y([d.length===0?null:`lacks \`${d.join("`, `")}\``,u?null:`\
is for ${l}_${i} instead of ${a} (\`os\`, \`arch\`)`,T(m,"download_url",s.download_url),$(s.packages),o?null:`has "${n}" in \`shasum\`, which is not 64 hexadecima\
l digits`,T(m,"shasums_url",s.shasums_url),T(m,"shasums_signature_url",s.shasums_signature_url)])],late:y([M(s,a)]),hashes:o&&u?[`zh:${n.toLowerCase()}`]:null}}
const y=s=>s.flatMap(a=>a===null?[]:{kind:"description",why:a});function b(s){const a=s.find(m=>(0,p.rK)(m)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:s.length===0||(0,A.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function T(s,a,m){const l=(0,E.Fl)(s,m);return l.
ok?null:`has an invalid URL in \`${a}\`: ${l.why}`}function $(s){const a=[...s?.keys()??[]].filter(i=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(i)),m=Array.from(s?.values()??
[],i=>i.hashes).flat(),l=[...a,...m.filter(i=>i.indexOf(":")<1)][0];return l===void 0?null:`has "${l}" in \`packages\`, which OpenTofu cannot read`}function M({
packages:s,shasum:a},m){if(!s?.size)return null;const l=s.get(m);if(l===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(l.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const i=l.hashes.filter(n=>n.startsWith("zh:"));return i.some(
n=>n!==`zh:${a}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":i.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function w(s,a){if(s===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:m,hashes:l}=s,i=l.length===0||l.some(
D),n=y([m===""?`has no \`url\` for ${a}`:null,i?null:`has no \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:n,late:[],hashes:n.length===0?l:null}}
const v=["zh:","h1:"],D=s=>v.some(a=>s.startsWith(a)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function c(s,{filename:a,shasum:m}){
for(const i of s.split(`
`)){const[n="",d]=i.split(O,4).filter(o=>o!=="");if(d===a)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===m.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}if(!/[0-9a-fA-F]{64}/.test(s))return`has no SHA-256 hash: ${(0,h.rU)(
s)}`;const l=s.split(O).find(i=>i.endsWith(a));return`has no line for ${a}${l===void 0?"":`, but one for ${l}`}`}}),3556:((pe,Y,t)=>{t.d(Y,{I0:()=>n,PN:()=>M,TT:()=>$,
h:()=>a,oM:()=>l,tD:()=>v});var h=t(9039),E=t(7811),p=t(3846),A=t(3298),C=t(523),y=t(8153);const b=(0,y.LT)((0,y.p_)((0,y.w3)({os:y.Qq,arch:y.Qq}))),T=(0,y.w3)(
{versions:(0,y.p_)((0,y.w3)({version:y.Qq,protocols:(0,y.p_)(y.Qq),platforms:b})),warnings:(0,y.p_)(y.Qq)});function $(o){const u=(0,y.D4)(o,T);if(!u.ok)return u;
const{versions:e,warnings:r}=u.value,f=new Map(e.map(k=>[k.version,k])),g=[...f.keys()],_=g.filter(k=>M(f.get(k)?.protocols??[])),I=(0,A.O)(k=>k);return(0,E.Ju)(
{texts:g,compatible:_.length===g.length?g:_,platforms:Array.from(f.values(),({platforms:k})=>I(k.map(({os:U,arch:R})=>`${U}_${R}`).join(" "))),warnings:g.length===
0?[]:r})}const M=o=>o.some(u=>{const e=(0,C.rK)(u),[r]=e?.numbers??[];return e!==null&&!(0,C.Ty)(e)&&(r===5n||r===6n)}),w=(0,y.w3)({id:y.Qq,moved_to:y.Qq});function v(o,u){
const e=(0,y.D4)(o,w);if(!e.ok)return e;const{id:r,moved_to:f}=e.value,g=(0,p.mi)(f===""?r:f,"terraform"),_=g.kind==="registry"&&g.type===u;return(0,E.Ju)(_?g.namespace:
null)}const D=(0,y.w3)({ascii_armor:y.Qq}),O=(0,y.Tj)((0,y.w3)({hashes:(0,y.p_)(y.Qq),package_size:y.nd})),c=(o,u)=>(0,y.w3)({protocols:(0,y.p_)(y.Qq),os:y.Qq,arch:y.
Qq,filename:y.Qq,shasum:y.Qq,download_url:y.Qq,shasums_url:y.Qq,shasums_signature_url:y.Qq,signing_keys:(0,y.w3)({gpg_public_keys:(0,y.p_)((0,y.lq)(o))}),packages:u}),
s={terraform:c((0,y.w3)({ascii_armor:y.Qq,trust_signature:y.Qq}),y.gy),"opentofu before 1.12":c(D,y.gy),opentofu:c(D,O)},a=(o,u)=>(0,y.D4)(o,s[u]),m=(0,y.w3)({versions:(0,y.
Tj)((0,y.w3)({}))});function l(o,u){const e=d(o,u,m);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const i=(0,y.w3)({archives:(0,y.Tj)((0,y.lq)((0,y.
w3)({url:y.Qq,hashes:(0,y.p_)(y.Qq)})))});function n(o,u,e){const r=d(o,u,i);if(!r.ok)return r;const f=r.value.archives?.get(e);return f===void 0?(0,E.Ju)(null):
f===null?(0,E.TR)(`has null for ${e}, at which the clients crash`):f.hashes.some(g=>g.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "\
archives.${e}"`):(0,E.Ju)(f)}function d(o,u,e){return(0,h.i)(u??"")==="application/json"?(0,y.D4)(o,e):(0,E.TR)(u===null?"has no Content-Type; expected applicat\
ion/json":"has a Content-Type other than application/json")}}),9633:((pe,Y,t)=>{t.d(Y,{EH:()=>w,Fl:()=>v,ad:()=>b,fZ:()=>p,i5:()=>y,ny:()=>T,sw:()=>A,ut:()=>M,zS:()=>$});
var h=t(7811),E=t(8643);const p=(c,s)=>O(D(c),`${C(s)}/versions`),A=(c,s,a)=>O(D(c),`${C(s)}/${a}/download`),C=({namespace:c,name:s,system:a})=>`${c}/${s}/${a}`,
y=(c,{namespace:s,type:a})=>O(c,`${s}/${a}/versions`),b=(c,{namespace:s,type:a},m,l)=>O(c,`${s}/${a}/${m}/download/${l.replace("_","/")}`),T=(c,s)=>O(D(c),s);function $(c,{
host:s,namespace:a,type:m},l){const i=(0,E.O2)(c,`${s}/${a}/${m}/${l}`);return!i.ok||i.value.scheme==="https"?i:(0,h.TR)(`unsupported protocol scheme "${i.value.
scheme}"`)}function M(c,s){if(!/^\.{0,2}\//.test(s))return(0,h.Ju)(s);const a=(0,E.O2)(c,s);return a.ok?(0,h.Ju)((0,E.jr)(a.value)):a}function w(c,s){const a=v(
c,s);return a.ok&&a.value.fragment!==""?(0,h.TR)("must not include fragment part"):a}function v(c,s){const a=(0,E.O2)(c,s);if(!a.ok)return a;const{scheme:m}=a.value;
return m==="http"||m==="https"?a:(0,h.TR)("must use http or https scheme")}const D=c=>c.path.endsWith("/")?c:{...c,path:`${c.path}/`};function O(c,s){const a=(0,E.
O2)(c,s);if(!a.ok)throw new Error(a.why);return a.value}}),8185:((pe,Y,t)=>{t.d(Y,{CS:()=>w,I4:()=>O,KJ:()=>T,US:()=>M,VS:()=>v,zZ:()=>$});var h=t(2801),E=t(2170),
p=t(9119),A=t(255),C=t(9897),y=t(5106);const b=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,T=({problem:{code:c,severity:s}})=>b.
test(c)&&!(c==="file-syntax"&&s==="notice"),$=(c,{fixedHosts:s})=>s.length>0&&(/^(?:host-not-allowed|allowlist-incomplete)$/.test(c)||b.test(c)),M=(c,s)=>s.allowedHosts.
length>0&&("problem"in c?T(c):[c.directHost??null,...c.needs.map(({host:a})=>a)].some(a=>a!==null&&!A.ev(a,s)));function w(c,s){return s.allowedHosts.length===0?
[]:c.flatMap(a=>{const{directHost:m,isOverridden:l,place:i,clients:n,evaluated:d}=a;if(m===void 0||l)return[];const o=D(a)?"backend":"download",u=A.ev(m,s),e=o===
"download"&&Object.values(d??{}).some(_=>!_.isWhole);if(u&&!e)return[];const r=A.Pv(m),f=r.ok&&!u?r.value:null,g=u?C.IZ:A.nx(m);return[(0,E.kH)((0,h.wp)({host:g,
use:o}),{host:f,places:[i],clients:n})]})}function v(c,s,a,m){const{allowedHosts:l}=m,i=g=>g!==void 0&&A.ev(g,m),n=c.filter(g=>i(g.directHost)&&!D(g)),d=s.filter(
({service:g,host:_})=>g===y.e$&&i(_)),o=[...n.map(({place:g})=>g),...d.flatMap(g=>g.because)],u=a??o,e=(0,p.jH)(u.filter(g=>typeof g!="string"));if(l.length===0||
e.length===0)return[];const r=a!==null,f=(0,h.sC)({count:e.length,isAsked:r});return[(0,E.kH)(f,{places:(0,p.As)(e)})]}const D=({kind:c})=>/^(backend|remote_state|saved_state)$/.
test(c);function O(c,s,a,m){if(m.allowedHosts.length===0)return[];const l=a.filter(({because:i})=>i.some(n=>typeof n!="string"));return s.flatMap(i=>{const{id:n,
kind:d}=i;if(d!=="url"||!l.some(e=>e.service===n))return[];const o=A.yo(i.url);if(o===null||o===c||A.ev(o,m))return[];const u=(0,h.wp)({host:A.nx(o),service:n,registry:A.
nx(c)});return[(0,E.kH)(u,{services:[n]})]})}}),3217:((pe,Y,t)=>{t.d(Y,{MU:()=>c,fc:()=>s,ky:()=>O,so:()=>M,uA:()=>a});var h=t(8294),E=t(1098),p=t(2170),A=t(9119),
C=t(4481),y=t(8032),b=t(255),T=t(5106),$=t(4606);function M(m,l,{misnamed:i},n){const d=m.credentials?.hasToken!==!0&&m.attempt.discovery.kind==="found",o=d?w(m.
host,n):[],u=o.length>0?i.slice(1):i,e=[m.difference??[],u].flat().map(U=>(0,p.kH)(U));if(!d)return e;const r={host:m.host,isFork:n.isFork,...(0,$.Bc)(m)},[f=null]=i,
g=new Set(o.map(({place:U})=>U)),k=(i.length>0||!!m.credentials?.problem?[]:v(m.host,l,n)).filter(({place:U})=>!g.has(U));return[...e,...D(o,U=>{const R=(0,E.vs)(
{...r,service:U});return f===null?R:(0,C.to)(R,f)}),...D(k,U=>h.$U({...r,service:U}))]}function w(m,{usages:l,depth:i}){return i==="discovery"?[]:l.flatMap(({workspace:n,
hasOwnToken:d,needs:o,place:u})=>n===void 0||d||(0,A.MV)(u)?[]:o.flatMap(e=>e.host===m?[{...e,place:u}]:[]))}function v(m,l,{usages:i}){const n=new Set(i.flatMap(
({hasOwnToken:u,place:e})=>u?e:[])),d=(0,T.Uc)(m);return l.filter(({service:u})=>d.includes(u)).flatMap(({service:u,because:e})=>e.filter(r=>typeof r!="string").
filter(r=>!(0,A.MV)(r)&&!n.has(r)).map(r=>({service:u,place:r,clients:y.zK})))}const D=(m,l)=>[...Map.groupBy(m,({service:i})=>i)].map(([i,n])=>{const d=[...new Set(
n.map(({place:u})=>u))],o=[...new Set(n.flatMap(u=>u.clients))];return(0,p.kH)(l(i),{services:[i],places:d,clients:o})}),O=(m,l,i)=>m.filter(n=>i!==null&&!i.has(
n)&&!l.includes(n)).map(n=>(0,p.kH)(h.bI({host:n}))),c=(m,l)=>l.flatMap(({visit:i,requirements:n,services:d})=>{const o=({because:g})=>g.some(_=>typeof _!="stri\
ng"),e=n.filter(o).map(({service:g})=>g).filter(g=>(0,y.SZ)(g).includes("renovate")),r=s(i,d).filter(({service:g})=>e.includes(g??"")),f=i.credentials?.hasToken&&
e.length>0?[i,...r]:[];return m.flatMap(({client:g,file:_,ends:I})=>f.filter(({host:k})=>!I.some(U=>`//.${k.replace(/:.*/,"")}`.endsWith(U))).map(({host:k})=>h.
qX({client:g,host:k,ends:I})).map(k=>(0,p.kH)(k,{places:[{file:_,...p.wv}],clients:[g]})))});function s({host:m,attempt:l,credentials:i},n){const d=i?.hasToken===
!0,o=[...n.flatMap(u=>u.kind==="url"&&(0,T.p4)(u.id)&&T.fg.has(u.id)?[{url:u.url,service:u.id,isSent:d}]:[]),...l.hops.map(({url:u,authorization:e})=>({url:u,service:null,
isSent:e==="sent"||e==="not-sent"}))].flatMap(({url:u,...e})=>{const r=(0,b.Pv)((0,b.yo)(u)??"");return!r.ok||r.value===m?[]:[{...e,host:r.value}]});return[...new Map(
o.toReversed().map(u=>[u.host,u])).values()]}function a(m,l,{tokenSources:i,hosts:n}){return(i.size===0?[]:s(m,l)).flatMap(({host:o,service:u,isSent:e})=>{const r=i.
get(o);if(r===void 0)return[];const f=u===null?m.attempt.discovery.kind==="failed":!e,g=h.To({host:(0,b.nx)(m.host),other:(0,b.nx)(o),source:r,service:u,isSent:e,
isNotice:!f||n.has(o)});return[(0,p.kH)(g,{services:u===null?[]:[u]})]})}}),6745:((pe,Y,t)=>{t.d(Y,{DK:()=>b,WE:()=>T,hu:()=>w});var h=t(9432),E=t(8936),p=t(2170),
A=t(255),C=t(1780);const y=[[/^service-url-(?:cross-host|private)$/,/^(?:host|tls|proxy)-/],[/^service-url-(?:empty|invalid|looks-like-host|no-slash|relative)$/,
/^(?:module|provider)-unknown$|^versions-shape$/]],b=({services:O,problem:{code:c}})=>O.map(s=>[s,c]);function T(O,c,s){let a=c;return{causes:O.notes.flatMap(l=>{
const{code:i,severity:n,affects:d}=l.problem,o=O.viewers.filter(r=>n!=="error"||d.includes(r)),u=({problem:r,services:f,affects:g})=>y.some(([_,I])=>_.test(i)&&
I.test(r.code))&&f.length>0&&f.every(_=>l.services.includes(_)&&!s(_))&&g.every(_=>o.includes(_)),e=a.filter(u);return e.length===0?l:(a=a.flatMap(r=>e.includes(
r)?n==="error"?[]:$(r,l):r),n==="error"?M(l,e):[])}),answers:a}}function $(O,{problem:{message:c,cures:s}}){const a=(0,C.xI)`${c}; ${O.problem.message}`;return{
...O,problem:{...O.problem,message:a,...s&&{cures:s}}}}const M=(O,c)=>(0,p.Qp)([O,...c],()=>null).map(s=>{const a=c.find(({problem:l})=>l.obstacle!==void 0),m=a&&
(0,C.xI)`${s.problem.message}; ${a.problem.message}`;return m===void 0?s:{...s,problem:{...s.problem,message:m}}});function w(O){const c=O.filter(({attempt:n})=>n.
hops.length>0),[s,...a]=c.flatMap(n=>D(n)??[]);if(!s||a.length<c.length-1||!(c.some(({host:n})=>(0,h.VW)(n)!==null)||a.length>0&&!s.isCommon)||a.some(n=>v(n)!==
v(s)))return null;const i=c.map(({host:n})=>(0,A.nx)(n));return(0,E.e4)(i,[s,...a])}const v=({verb:O,what:c})=>O.startsWith("cannot")?O:c;function D({attempt:{discovery:O,
hops:c}}){const s=O.kind==="failed"?O.problem.obstacle:void 0;return c.every(({status:m})=>m===null)||s?.verb==="does not reach"?s:void 0}}),2886:((pe,Y,t)=>{t.
d(Y,{ER:()=>s,H4:()=>l,Np:()=>i,TC:()=>D,cA:()=>n,hD:()=>y,ly:()=>m,v1:()=>w,zX:()=>c,zv:()=>a});var h=t(9432),E=t(9119),p=t(9615),A=t(255),C=t(1780);function y(d,o){
const{clients:u,aside:e,answeredBy:r,isPlaceholder:f,checkedFor:g,..._}=d,I=(g??o.clients).filter(k=>u.includes(k));return{..._,problem:(0,p.xx)(b(d,o),I,o.isTerminal),
affects:d.affects.filter(k=>o.concerned.includes(k)),isHostNew:o.isHostNew}}function b(d,o){const{machine:u,ignoredBy:e,guesses:r}=o,f=o.reader&&v(d,o.reader);if(u!==
null&&d.problem.obstacle&&!e(d).isIgnored)return u;const g=$(d,f===null?d.problem:(0,p.as)(d.problem,f)),_=M(d,r);if(_.length===0)return g;const I=(0,p.tr)(_.flatMap(
({repository:k})=>k??[]));return{...g,help:g.help===void 0?I:(0,C.xI)`${g.help}; ${I}`}}const T=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function $({places:[d]},o){const u=typeof d=="object"?d.inside:void 0;if(u===void 0||!T.test(o.code))return o;const e=(0,p.VB)(u.package),r=o.code==="client-ver\
sion";return{...o,help:r?`use a version that it allows, or ${e}`:e}}function M({host:d,places:o,problem:u},e){if(e.length===0)return[];const r=u.affects.includes(
"terraform")&&!u.affects.includes("opentofu"),f=o.flatMap(_=>typeof _=="string"?[]:_.file),g=new Set(f.map(E._M));return e.filter(({repository:_,hosts:I})=>g.has(
_)&&(r||d!==null&&I.has(d)))}function w({severity:d,affects:o,needed:u},e){const r=u&&e.some(f=>o.includes(f));return d==="error"&&!r?"warning":d}function v({answeredBy:d},o){
if(d===void 0)return o;const u=(0,h.VW)(d)!==null?"guest":"user";return{...o,host:d,role:o.role==="operator"?"operator":u}}function D(d,o,{isTerminal:u}){const e=o.
some(({because:f})=>f.includes("hostnames input"));return{role:(0,h.VW)(d)!==null?"guest":e?"operator":"user",host:(0,A.nx)(d),isTerminal:u}}const O=["module","\
provider","version","package","lock","not"],c=({problem:d,places:o})=>O.includes(d.code.replace(/-.*/,""))&&o.length>0&&o.every(u=>typeof u!="string"),s=({problem:d,
needed:o})=>o&&d.usualSeverity==="error"&&!l.includes(d.code),a=({problem:d})=>d.code==="machine-network",m=d=>d.some(o=>typeof o=="string"||!(0,E.MV)(o)),l=["h\
ost-http2","host-check-crashed"],i=(d,o)=>p.oC.indexOf(d.severity)-p.oC.indexOf(o.severity);function n(d){if(typeof d=="string")return d;const{file:o,line:u,inside:e}=d;
return e===void 0?`${o}:${u}`:(0,E.kn)(e)}}),6146:((pe,Y,t)=>{t.d(Y,{$:()=>A,o:()=>p});var h=t(9119),E=t(2886);function p(w,v){const{kind:D,source:O,address:c,constraints:s,
places:a}=v;return JSON.stringify([w,D,O,c,s,a[0]??null])}function A(w,v){const D=(0,h.hy)(v,({rowKeys:m=[]})=>m),O=v.filter(({host:m})=>m===null),c=m=>O.filter(
({problem:l})=>m.test(l.code)),s=(0,h.hy)(c(b),({places:m})=>m.map(E.cA)),a=(0,h.hy)(c(T),({places:m})=>m.map(M));return D.size+s.size+a.size===0?w:w.map(({directory:m,
clients:l,rows:i})=>({directory:m,clients:l,rows:i.map(n=>{const d=D.get(p(m,n))??[...n.rejectedAt.flatMap(e=>s.get((0,E.cA)(e))??[]),...$(n).flatMap(e=>a.get(M(
e))??[])];if(d.length===0)return n;const o=d.map(({item:e})=>({...e.problem,severity:(0,E.v1)(e,l)})).sort(E.Np),u=C(n,d);return{...n,...u.length>0&&{conflicting:u},
worst:o[0]?.severity??null,problems:(0,h.t6)(o,({code:e})=>e).map(({code:e,usualSeverity:r})=>({code:e,usualSeverity:r}))}})}))}function C({requiredBy:w=[]},v){
const D=v.flatMap(({item:c})=>c.problem.constraints??[]),O=new Set(D.filter(({conflicts:c})=>c).map(y));return O.size===0?[]:w.filter(c=>O.has(y(c)))}const y=({
text:w,place:v})=>`${(0,h.df)(v)} ${w}`,b=/^(?:constraint|lock)-/,T=/^(?:block|client|file|source)-/,$=({kind:w,places:v})=>v.filter(D=>w==="module"&&typeof D!=
"string"&&D.inside===void 0),M=w=>typeof w=="string"?w:`${w.file}:${w.line}`}),4606:((pe,Y,t)=>{t.d(Y,{Bc:()=>O,Cg:()=>T,Hf:()=>w,MC:()=>b,ux:()=>$,wD:()=>M});var h=t(
8294),E=t(4481),p=t(8032),A=t(255),C=t(5106);const y=1440*60*1e3;function b(c,s){const{host:a,credentials:m}=c;if(!m?.life||m.problem!==null)return c;const{source:l,
life:i}=m,n=(i.expires-s.now)/y,d=(i.expires-(i.issued??0))/y<=s.certificateDays;if(n>=(d?0:s.certificateDays))return c;const o=new Date(i.expires).toISOString().
slice(0,10),u=h.C3({host:a,source:l,on:o,days:n});return{...c,credentials:{...m,problem:u}}}const T={misnamed:[],cause:null,refusals:[]};function $(c,s,{role:a},m){
const{isFork:l,isAsked:i}=m,{hasToken:n=!1,source:d,problem:o=null}=c.credentials??{},e=o?.code==="credentials-expiry"&&o.flaw===void 0?null:o,{status:r=null}=c.
attempt.hops.at(-1)??{},f=n||!i?[]:v(c,m),g=i&&(0,p.n3)(c.host),I=g&&r===403||l&&!n?null:e??(n?null:c.lost)??f[0]??null,k=(0,C.Uc)(c.host).length===0,U=s.filter(
({problem:{code:H,refusal:V}})=>V!==void 0&&(I!==null||H==="document-unauthorized"||!(l||g||k&&V==="hides"))),R=U.some(({problem:H})=>H.code!=="document-unautho\
rized")||a!=="guest"&&(l||r===401);return I!==null||R&&!n?{misnamed:f,cause:I??{isFork:l,...O(c)},source:d,refusals:U}:{...T,misnamed:f}}const M=(c,{cause:s,source:a,
refusals:m})=>s!==null&&m.includes(c)?(0,E.to)(c.problem,s,a):c.problem;function w({problem:c,services:s},{cause:a,refusals:m}){if(m.length===0)return!1;const l=m.
flatMap(i=>i.services);return c===a||c.code==="credentials-missing"&&s.every(i=>l.includes(i))}const v=(c,{tokenVariables:s,hosts:a})=>(0,A.Bz)(s,c.host,a).filter(
({isParent:m})=>!m||D(c)).map(m=>h.z2({host:c.host,...m})),D=({attempt:{discovery:c}})=>c.kind==="failed"&&c.problem.code==="document-unauthorized";function O({
credentials:c,looks:s}){const a=s.flatMap(n=>n.looks),m=n=>[...new Set(a.flatMap(({held:d,source:o})=>d!=="not read"===n?o:[]))],l=c===null?m(!0):[c.source],i=c===
null?m(!1):[];return{searched:l,notRead:i}}}),493:((pe,Y,t)=>{t.d(Y,{j7:()=>_,k2:()=>V,S4:()=>I});var h=t(6254),E=t(2806),p=t(2170),A=t(9119),C=t(8032),y=t(1780),
b=t(8185),T=t(3217),$=t(6745),M=t(4756),w=t(9615),v=t(2886);function D(K,X,Q){const{notes:ae,usages:le,requirements:oe,isEmpty:ce}=K,{complaints:de,tokenHosts:_e,
namedHosts:me,answered:$e,contacted:ge,unopened:Oe}=K,Me=({problem:j,places:[L]})=>j.code==="file-syntax"&&typeof L=="object"&&L.inside===void 0,ie=new Set(ae.filter(
Me).map(p.W7)),ne=({problem:j})=>X.allowedHosts.length>0&&j.code==="source-near-miss"&&j.severity==="notice",re=[...(0,b.CS)(le,X),...(0,b.VS)(le,oe,Oe,X),...$e.
map(j=>O(j,X)),...de,...(0,T.ky)(_e,ge,me)],Z=[...ae.filter(j=>!ne(j)).map(j=>c(j,ie,X)),...re.map(j=>({...j,severity:(0,v.v1)(j,X.dialect.clients)})),...ce?[s(
X)]:[]],{placed:te=[],placeless:z=[]}=Object.groupBy(Z,({places:j})=>j.length>0?"placed":"placeless");return[...(0,p.Qp)(te,j=>{const{problem:L,severity:W,affects:B,
host:N,namedHost:P,exclude:G}=j,{code:q,message:J,help:se}=L;return[N,P,[q,W,J,se],B,G===void 0,Q.ignoredBy(j).isIgnored]}),...z].map(j=>(0,v.hD)(j,Q))}function O(K,X){
const{host:Q,problem:ae}=K;return Q===null?K:{...K,services:[],problem:(0,w.as)(ae,(0,v.TC)(Q,[],X))}}function c(K,X,{dialect:Q,allowedHosts:ae}){const{problem:le,
isPlaceholder:oe,checkedFor:ce=Q.clients}=K;if(ae.length>0&&(0,b.KJ)(K)){const re=(0,y.xI)`${le.message}; it may use hosts that are not in \`allowed-hosts\``;return{
...K,problem:{...le,message:re},severity:"error"}}const de=(0,p.W7)(K),_e=(0,p.Xd)(K),me=K.aside!==void 0||_e!==null&&(0,A.MV)(_e),$e=K.severity==="error"&&oe===
!0,ge=X.has(de)&&le.code!=="file-syntax",Me=K.severity==="error"&&($e||ge||me)?"warning":(0,v.v1)(K,ce);if(!me&&!$e)return{...K,severity:Me};const{help:ie,...ne}=le;
return{...K,severity:Me,problem:le.code==="file-syntax"?ne:le,exclude:[(0,A.n7)(K.aside??de)]}}const s=({scan:K,hostnames:X,usages:Q})=>(0,p.kH)((0,M.JW)({scan:K,
hasHostnames:X.length>0,isFleet:Q.length>0}));var a=t(3096),m=t(5106);function l(K,X,Q,ae){const le=X.filter(ge=>ge.rows.some(({worst:Oe})=>Oe==="error")),oe=new Set(
le.flatMap(({directory:ge,clients:Oe})=>Oe.map(Me=>`${Me} ${ge}`))),ce=new Set([...Q.flatMap(i),...ae].flatMap(o)),de=({client:ge,directories:[Oe,...Me]})=>[`ow\
n ${Oe}`,Oe,...Me].some(ie=>ce.has(`${ge} ${ie}`)),_e=K.filter(ge=>oe.has(`${ge.client} ${ge.directory}`)||!ge.isAside&&de(ge)),me=ge=>[...new Set(ge.map(({directory:Oe})=>Oe))],
$e=C.Du.filter(ge=>_e.some(({client:Oe})=>Oe===ge));return{failing:me(_e),of:me(K).length,clients:$e}}function i({findings:K,requirements:X}){const Q=X.filter(({
isForInit:ae})=>ae);return K.flatMap(ae=>ae.services.length===0?Q.map(({service:le,because:oe})=>({...ae,services:[le],places:oe})):Q.some(({service:le})=>ae.services.
includes(le))?ae:[])}const n=/^(?:machine-network|host-not-(?:allowed|checked)|allowlist-incomplete)$/,d=/^(?:block-backend$|cloud-|lock-|constraint-unmeetable$)/;
function o(K){const{problem:X,affects:Q,places:ae,severity:le,rowKeys:oe,services:ce}=K,{code:de}=X;if(!(le==="error"&&(0,v.ER)(K))||oe!==void 0||n.test(de))return[];
const me=d.test(de)||ce.length>0&&ce.every($e=>m.c4.includes($e));return ae.flatMap($e=>{if(typeof $e=="string")return[];const ge=`${me?"own ":""}${(0,a.jt)($e.
file)}`;return Q.map(Oe=>`${Oe} ${ge}`)})}var u=t(6146);let e=function(...K){return{judgeRequests:e}=t.late([5866,5332,3053],5332),new.target?new e(...K):e(...K)},
r=function(...K){return{crashedVisit:r}=t.late([5866,5332,3053],5332),new.target?new r(...K):r(...K)},f=function(...K){return{judgeVisit:f}=t.late([5866,5332,3053],
5332),new.target?new f(...K):f(...K)},g=function(...K){return{outcomesOf:g}=t.late([5866,5332,3053],5332),new.target?new g(...K):g(...K)};const _={notes:[],roots:[],
requests:[],answering:new Set,unopened:null,requirements:[]};function I(K,X,Q=()=>[]){const{predicted:ae,stopped:le,visits:oe,guesses:ce}=K,{clients:de}=X.dialect,
_e=(0,h.O)(X.ignore.filter(({code:j,place:L})=>L===null||!(0,b.zZ)(j,X))),me={...X,guesses:ce,machine:(0,$.hu)(oe),clients:de,ignoredBy:_e},$e=S(K,{...X,...me}),
ge=H(K,$e,X,me),Oe=[...$e.flatMap(j=>j.findings),...ge],{ignored:Me,unignored:ie,unmatched:ne}=k(Oe,_e,X),re=$e.map(j=>{const L=ie(j.findings.filter(W=>!(0,v.zX)(
W)));return{...j,findings:L,clients:g(L)}}),Z=({exclude:j})=>+(j!==void 0),te=ie([...$e.flatMap(j=>j.findings.filter(v.zX)),...ge]).toSorted((j,L)=>(0,v.Np)(j,L)||
Z(j)-Z(L)),z=[...re.flatMap(j=>j.findings),...te].sort(v.Np),x=(0,u.$)(ae.roots,ie(Oe));return{passed:le.length===0&&!z.some(({severity:j})=>V(j,X.failOn)),stopped:le,
hosts:re,files:te,findings:z,ignored:Me,unmatched:ne,roots:x,init:l(K.roots,x,re,te),lines:R(z,Q)}}function k(K,X,{ignore:Q}){const le=K.toSorted(v.Np).map(de=>({
finding:de,...X(de)})).filter(({isIgnored:de})=>de),oe=new Set(le.map(({finding:de})=>de)),ce=new Set(le.flatMap(({rules:de})=>de));return{unignored:de=>de.filter(
_e=>!oe.has(_e)).sort(v.Np),ignored:le.flatMap(({finding:de,rules:_e})=>_e.slice(0,1).map(me=>({finding:de,rule:me}))),unmatched:Q.filter(de=>de.place===null&&!ce.
has(de))}}const U=1e3;function R(K,X){const Q=K.flatMap(ae=>(0,p.Xd)(ae)??[]).filter(({file:ae,column:le,endColumn:oe})=>oe>le&&(0,A._M)(ae)===null);return X((0,A.
jH)(Q).slice(0,U))}function S(K,X){const{visits:Q,newHosts:ae,predicted:le}=K,oe=Map.groupBy(K.requirements,({host:me})=>me),ce=Map.groupBy(le.notes,({host:me})=>me),
de=new Map(le.requests.map(me=>[me.host,me])),_e={...X,...K,hosts:new Set(Q.map(({host:me})=>me))};return Q.map(me=>{const{host:$e}=me,ge={visit:me,requirements:oe.
get($e)??[],predicted:ce.get($e)??[],requests:de.get($e)??null,answering:le.answering,isNew:ae.has($e)};try{return f(ge,_e)}catch(Oe){return r(ge,_e,Oe)}})}function H(K,X,Q,ae){
const{notes:le,requests:oe,unopened:ce}=K.predicted,de=new Set(X.map(({visit:x})=>x.host)),_e=X.flatMap(({visit:x,services:j})=>(0,T.fc)(x,j)),me=[...le,...oe.flatMap(
x=>e(x,[],Q))],{files:$e=[],hosts:ge=[]}=Object.groupBy(me,({host:x})=>x===null?"files":"hosts"),Oe=X.flatMap(({findings:x})=>x),ie=[...Oe,...me].filter(x=>!ae.
ignoredBy(x).isIgnored).map(({problem:x})=>(0,y.pj)(x.message)),ne={...K,complaints:K.complaints.filter(({problem:x})=>!ie.some(j=>j.endsWith((0,y.pj)(x.message)))),
unopened:ce,notes:[...K.notes,...$e,...(0,T.MU)(K.bots??[],X)],answered:ge.filter(({host:x})=>x!==null&&!de.has(x)),contacted:[...de,...[..._e,...oe].map(({host:x})=>x)]},
re={...ae,concerned:C.zK,reader:null,isHostNew:!1,machine:null},Z=D(ne,Q,re),te=K.stopped.length===0&&!Q.changedOnly,z=(0,E.u)([...Oe,...Z],Q,ae.ignoredBy,x=>(0,b.
zZ)(x,Q));return[...Z,...(te?z:[]).map(x=>(0,v.hD)(x,re))]}const V=(K,X)=>K==="error"?X!=="never":K==="warning"&&X==="warning"}),2218:((pe,Y,t)=>{t.d(Y,{CG:()=>T,
Fh:()=>v,T1:()=>M,T5:()=>w,en:()=>D,h1:()=>$,wX:()=>O});var h=t(1011),E=t(2801),p=t(9119),A=t(8032),C=t(255),y=t(5106);const b=new Set(["remote_state","remote_s\
tate_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);
function T(c,s,a,m=(0,h.kA)(s)){const l=["hostnames input"],i=c.hostnames.flatMap(({host:o,services:u})=>{const e=u.length>0?u:c.requiredServices,r=e.length>0?e:
["any"],f={host:o,clients:a,because:l,isImplied:!1,isForInit:!0};return r.map(g=>({...f,service:g}))}),n=new Set([...m,...c.hostnames.map(({host:o})=>o)]),d=s.flatMap(
({kind:o,needs:u,place:e})=>u.map(r=>({...r,because:[e],isImplied:!n.has(r.host),isForInit:!b.has(o)})));return $([i,d],a)}function $(c,s){return(0,p.c1)(c.flat(),
({host:a,service:m})=>`${a} ${m}`).map(a=>{const[{host:m,service:l}]=a;return{host:m,service:l,clients:[...s.filter(i=>a.some(n=>n.clients.includes(i)))],because:(0,p.
As)((0,p.p)(a.flatMap(({because:i})=>i))),isImplied:a.every(({isImplied:i})=>i),isForInit:a.some(({isForInit:i})=>i)}})}const M=({because:c})=>c.every(s=>typeof s!=
"string"&&s.inside?.isPublic===!0);function w(c,s,a){const m=n=>n.inside!==void 0,l=c.flatMap(n=>{const{calls:d,providers:o,client:u}=n,e={clients:[u],isForInit:!0},
r=d.flatMap(({module:g,place:_})=>{if(g===null||!m(_))return[];const{host:I,hostImplied:k}=g;return{...e,host:I,service:y.e$,because:[_],isImplied:k}}),f=o.flatMap(
({provider:g,places:_})=>{const I=_.filter(m);if(I.length===0||!s(g,n))return[];const{host:k}=g;return{...e,host:k,service:y.xq,because:I,isImplied:(0,A.n3)(k)}});
return[...r,...f]}),i=n=>typeof n=="string"?n:`${n.file}:${n.line} ${n.inside?.isPublic}`;return $([l],a).map(n=>({...n,because:(0,p.t6)(n.because,i)}))}const v=(c,{
isGuess:s},a)=>{const m=a.flatMap(({host:l,isImplied:i})=>i?l:[]);return s?[{repository:c,hosts:new Set(m)}]:[]};function D(c,{hostnames:s,allowedHosts:a}){const m=new Set(
s.map(({host:i})=>i)),l=new Map;for(const{host:i,isImplied:n,because:d,clients:o}of c){if(m.has(i)||l.has(i))continue;const u={host:(0,C.nx)(i)},[e]=d.filter(f=>typeof f!=
"string"),r=n&&e!==void 0&&{implied:{place:e,clients:o}};(0,C.Rt)(i)?l.set(i,(0,E.U7)(u)):(0,C.Jr)(i,a)||l.set(i,(0,E.wp)({...u,...r}))}return l}const O=(c,s)=>new Set(
[...A.Du,...Object.values(A.bB),...y.fg,...c.flatMap(({host:a,service:m=a})=>[a,(0,C.pk)(a),m]),...s.flatMap(({directHost:a})=>a??[])])}),9582:((pe,Y,t)=>{t.d(Y,
{A7:()=>T,AV:()=>C,LH:()=>E,T:()=>O,Tb:()=>b,aZ:()=>h,c3:()=>$,ql:()=>y,sD:()=>w,sc:()=>M,zC:()=>D});class h extends Error{span;constructor({path:a,span:m},l){super(
`${a.join(".")} must be ${l}`),this.span=m}}function E(s){try{return s(),null}catch(a){if(a instanceof h)return a;throw a}}const p=s=>s.name!==void 0;function A(s,a){
if(s.kind==="object")return s.items.filter(p);throw new h(a,"a block")}function C({value:s,hasLabels:a}){if(s.kind!=="object")return[];const m=s.items.filter(p);
return a?m.flatMap(C):[m]}function y(s,a,m,l={}){for(const i of Object.keys(m)){const n=s.filter(u=>u.name.toLowerCase()===i),[d]=n;if(d===void 0)continue;const o={
path:[...a.path,i],span:d};for(const{value:u}of n)l[i]=m[i](u,o,l[i])}return l}const b=(s,a)=>(m,l,i)=>y(A(m,l),l,s,a?i:{}),T=s=>(a,m,l=new Map)=>{for(const{name:i,
start:n,end:d,value:o}of A(a,m)){const u={path:[...m.path,i],span:{start:n,end:d}};l.set(i,{start:n,end:d,value:s(o,u,l.get(i)?.value)})}return l},$=s=>(a,m,l=[])=>{
if(a.kind!=="tuple")throw new h(m,"a list");for(const i of a.elements)l.push(s(i,m));return l},M=(s,a)=>{if(s.kind==="string"||s.kind==="template")return s.verbatim??
"";if(s.kind==="primitive"&&s.value===null)return"";if(v(s))return String(s.value);throw new h(a,"a string")},w=(s,a)=>{if(v(s))return s.value;if(s.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(s.value))return Number(s.value);throw new h(a,"a whole number")},v=s=>s.kind==="primitive"&&Number.isSafeInteger(s.value)&&String(
s.value).length===s.end-s.start,D=(s,a)=>{if(s.kind==="primitive"&&typeof s.value=="boolean")return s.value;throw new h(a,"true or false")},O=(s,a,m)=>{const l=c(
s,a);if(m!==void 0&&(typeof m=="object"||typeof m!=typeof l))throw new h(a,"set only once");return l};function c(s,a){if(s.kind==="tuple")return s.elements.map(
m=>c(m,a));if(s.kind==="object"){const m=T(O)(s,a);return Object.fromEntries(Array.from(m,([l,i])=>[l,i.value]))}if(s.kind!=="primitive"||s.value===null)return M(
s,a);if(Math.abs(Number(s.value))>2**63)throw new h(a,"a whole number");return s.value}}),850:((pe,Y,t)=>{t.d(Y,{vH:()=>O,bf:()=>w,cd:()=>v,Ge:()=>c,Ol:()=>s});
var h=t(7811),E=t(8643),p=t(8032),A=t(3846),C=t(9582),y=t(255),b=t(5243);function T(r,f){const g=X=>(0,h.TR)(`the pattern ${(0,h.ol)(r)} ${X}; write [HOST/]NAME\
SPACE/TYPE`),_=r.split("/");if(_.length<2||_.length>3)return g("does not have two or three parts");const[I="",k="",U]=_.reverse(),R=U===void 0?(0,h.Ju)((0,b.Vm)(
f)):$(U,y.Pv),S=$(k,X=>(0,A.W_)(X,f)),H=$(I,A.sL);if(!R.ok)return g(`has an invalid hostname: ${R.why}`);if(!S.ok)return g(`has an invalid namespace: ${S.why}`);
if(!H.ok)return g(`has an invalid type: ${H.why}`);const V={host:R.value,namespace:S.value,type:H.value};return(V.host!==null||V.namespace===null)&&(V.namespace!==
null||V.type===null)?(0,h.Ju)(V):g('has a part after "*" that is not "*"')}const $=(r,f)=>r==="*"?(0,h.Ju)(null):f(r);let M=function(...r){return{configFinding:M}=
t.late([3276,3123],3123),new.target?new M(...r):M(...r)};const w=({include:r},f)=>r.length===0||r.some(g=>{const[_=""]=g.toLowerCase().split("/");return _==="*"||
_===f||!_.includes(".")&&(0,p.n3)(f)});function v({methods:r},{host:f,namespace:g,type:_}){const I=k=>k.some(U=>(U.host??f)===f&&(U.namespace??g)===g&&(U.type??
_)===_);return r.filter(({include:k,exclude:U})=>!I(U)&&(k.length===0||I(k)))}const D="provider_installation",O=r=>({...r,kind:"local",place:{file:r.shown??"-pl\
ugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),c=({file:r,line:f})=>f===0?r:`${r}:${f}`;function s(r){const{client:f,mirrors:g,installations:_,pluginDirectories:I}=r,
k=_.map(X=>{const{blocks:Q,mistakes:ae}=a(X,f,r.hasOciMirrors),le=ae.map(({span:ce,why:de})=>{const _e=X.placeOf(ce);return M(f,{kind:"block",file:c(_e),why:de},
_e)}),oe=le.map(({problem:ce},de)=>({problem:ce,include:ae[de]?.include??[]}));return{blocks:Q.map(ce=>({...ce,rejected:oe})),findings:le}}),[U=null,...R]=k.flatMap(
({blocks:X})=>X),S=[...k.flatMap(X=>X.findings),...R.map(({place:X})=>M(f,{kind:"two installations"},X))],H=I.map(X=>O({path:X})),[V]=H,K=V===void 0?U:{place:V.
place,methods:H,overridden:U?.overridden??[],rejected:[]};return{client:f,mirrors:g,installation:K,findings:S}}function a({items:r,placeOf:f},g,_=g==="opentofu"){
const I=_?n:i,k=[],U=[];for(const R of r)if(R.name===D){if(R.isAssigned||R.value.kind!=="object"){U.push({span:R,why:`${D} must be a block without "="`,include:[]});
continue}for(const S of C.AV(R)){const H={place:f(R),methods:[],overridden:[],rejected:[]};for(const V of S){const K=l(V,f(V),{client:g,locations:I},H);K!==null&&
U.push({span:V,why:K,include:m(V)})}k.push(H)}}return{blocks:k,mistakes:U}}function m(r){try{const[f=[]]=C.AV(r);return C.ql(f,{path:[r.name],span:r},e).include??
[]}catch(f){if(f instanceof C.aZ)return[];throw f}}function l(r,f,{client:g,locations:_},I){const{name:k,value:U}=r,[R]=r.isAssigned?[]:C.AV(r);if(R===void 0)return`${k}\
 must be a block without "="`;const S={path:[D,k],span:r};try{if(k==="dev_overrides"){if(I.methods.length>0)return"dev_overrides must come before all methods";const X=[
...C.A7(C.sc)({...U,kind:"object",items:R},S).keys()].map(Q=>(0,A.mi)(Q,g));return I.overridden.push(...X.filter(Q=>Q.kind!=="invalid")),null}const H=_.get(k);if(H===
void 0&&n.has(k))return`${k} needs OpenTofu 1.10 or later`;if(H===void 0)return`${D} has no method ${(0,h.ol)(k)}`;const V=d(R,S,H,g);return V.ok&&I.methods.push(
{...V.value,place:f}),V.ok?null:V.why}catch(H){if(H instanceof C.aZ)return H.message;throw H}}const i=new Map([["direct",null],["filesystem_mirror","path"],["ne\
twork_mirror","url"]]),n=new Map([...i,["oci_mirror","repository_template"]]);function d(r,f,g,_){const I=g??"",{[I]:k=""}=C.ql(r,f,{[I]:C.sc});if(g!==null&&k===
"")return(0,h.TR)(`${f.path.at(-1)} has no ${I}`);const U=g==="url"?u(k):null;if(g==="url"&&U===null)return(0,h.TR)("url must be an https URL, without variables");
const{include:R=[],exclude:S=[]}=C.ql(r,f,e),H=g==="repository_template"&&!/\$\{\s*type\b/.test(k),V=new Map;for(const oe of[...R,...S]){const ce=T(oe,_);if(!ce.
ok)return H?(0,h.TR)(`${ce.why}; ${o}`):ce;V.set(oe,ce.value)}const K=oe=>oe.flatMap(ce=>V.get(ce)??[]),X={include:K(R),exclude:K(S)},[Q,...ae]=X.include;if(H&&
(ae.length>0||!Q?.type))return(0,h.TR)(o);if(U!==null)return(0,h.Ju)({...X,kind:"network",url:U});if(g===null)return(0,h.Ju)({...X,kind:"direct"});const le=g===
"path"?{path:k}:{path:null,shown:k};return(0,h.Ju)({...X,kind:"local",...le})}const o="repository_template has no ${type}";function u(r){const f=(0,E.Dl)(r);return f.
ok&&f.value.scheme==="https"&&f.value.host!==""?f.value:null}const e={include:C.c3(C.sc),exclude:C.c3(C.sc)}}),4165:((pe,Y,t)=>{t.d(Y,{FG:()=>D,NG:()=>A,kX:()=>O,
oq:()=>v});var h=t(3916),E=t(9432),p=t(3096);const A="it is in a submodule, which this check does not fetch",C=8*1024*1024,y=5e3,b=5e4,T=4096,$=16*1024*1024,M=/\.(?:tf|tofu)(?:\.json)?$/,
w=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function v(){const c=new Map,s=new Set([""]),a=new Set,[m,l]=[new Map,new Map],i={files:0,bytes:0,names:0};let n;const d=_=>{n??=
_},o=_=>d({kind:"unread",why:`${_}, the limit of this check`}),u=_=>d({kind:"broken",why:(0,E.dh)(_)});function e(_){return w.test(_)&&u(`entry contains '..': ${_}`),
_.length>T&&o(`a name in it has more than ${T} characters`),n!==void 0?"":_.split("/").filter(I=>I!==""&&I!==".").join("/")}function r(_){let I=_;for(;n===void 0&&
!s.has(I);)c.has(I)&&u(`${I}: not a directory`),s.add(I),i.names+=I.length,s.size>b&&o(`it has more than ${b} directories`),i.names>$&&o("the names of its direc\
tories have more than 16 Mi characters"),I=(0,p.jt)(I)}function f(_,I){const k=e(_);if(r((0,p.jt)(k)),s.has(k)&&u(`${k}: is a directory`),n===void 0){if(!M.test(
k)){a.add((0,p.jt)(k));return}if(i.files+=1,i.bytes+=I,i.files>y&&o(`it has more than ${y} files of configuration`),i.bytes>C&&o("it has more than 8 MiB of conf\
iguration"),n===void 0)return U=>{c.set(k,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(U))}}}function g(_,I,k){_.set(e(I),k),_.size>y&&o(`it has more than ${y}\
 links that lead to no file`)}return{failure:()=>n,stop:d,directory:_=>r(e(_)),file:f,unreadable:(_,I)=>{M.test(_)&&g(m,_,I)},unknown:(_,I)=>g(l,_,I),finish:()=>n??
{kind:"read",tree:{files:c,directories:s,mixed:a,unreadable:m,unknown:l}}}}const D=({unknown:c},s)=>[...c].find(([a])=>`${s}/`.startsWith(`${a}/`)||M.test(a)&&(0,p.
jt)(a)===s)?.[1];function O(c,{directories:s,files:a,mixed:m}){if(!/[*?[]/.test(c))return c;const l=o=>o.replaceAll(/(?<=^|\/)\./g,"_"),[i,...n]=[...s,...a.keys()].
filter(o=>(0,h.matchesGlob)(l(o),l(c))),d=n.length>0||/(?:^|\/)\*$/.test(c)&&m.has((0,p.jt)(c));return i===void 0||d?c:i}}),7439:((pe,Y,t)=>{t.d(Y,{w:()=>b});var h=t(
7706),E=t(9373),p=t(2172),A=t(1824);let C=function(...T){return{providerNamed:C}=t.late([4284],4284),new.target?new C(...T):C(...T)};const y=3;function b(T,{address:$,
place:M},w,v){const{expected:D,configured:O}=w.configurations,c=T.configurations.calls.get($)??[],s=(0,E.Nm)(c.filter(({kind:r})=>r==="provider-passed")),a=new Set(
s.map(({text:r})=>r)),m=s.filter(({text:r})=>{const f=C(r,w,v),g=C(r,T,v,!1);return g&&f&&(0,p.JT)(g)!==(0,p.JT)(f)}),l=D.values().filter(({text:r})=>!a.has(r)),
i=s.flatMap(({text:r})=>O.get(r)??[]),n=c.find(({kind:r})=>r==="call-repeated"),[d]=O.values(),o={call:$,canChange:T.way===void 0},u=(r,f)=>{const g=(0,A.VV)(w,
r.place),_=g.inside===void 0?[M,g]:[g];return{problem:(0,h.io)(f),places:_}},e=[...l.take(y).map(r=>u(r,{...o,kind:"not-passed",name:r.text})),...m.map(r=>({problem:(0,h.
io)({...o,kind:"of-other",name:r.text}),places:[(0,A.VV)(T,r.place)]})),...i.map(r=>u(r,{...o,kind:"overridden",name:r.text}))];return n===void 0||d===void 0?e:
[...e,u(d,{...o,kind:"repeated",argument:n.text})]}}),9373:((pe,Y,t)=>{t.d(Y,{LU:()=>O,Nm:()=>y,Pv:()=>$,fJ:()=>c,hK:()=>w,n6:()=>m,s1:()=>l,z0:()=>b});var h=t(
9119),E=t(8032),p=t(3096),A=t(5243),C=t(2172);function y(i){const d=i.map(({place:o})=>(0,h.Xs)(o)).findLast(p.LA);return d===void 0?i:i.filter(({place:o})=>(0,h.
Xs)(o)===d)}const b=({kind:i})=>i==="module"||i==="state"||i==="lock",T=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function $(i,n){const{usages:d,declared:o,units:u,installed:e=[],versions:r={}}=i,f=new Map,g=R=>{const S=f.get(R)??w(R);return f.set(R,S),S},_=({directories:R,
place:S})=>R?.map(g)??[g((0,p.jt)(S.file))];for(const R of u){const S=g(R.directory);S.unit=R,S.hasConfiguration=!0,S.isInitialised=!0,R.module!==null&&S.children.
push({name:R.module,root:null,call:null})}for(const R of d)if(!(!R.clients.includes(n)||R.kind==="saved_state"))for(const S of _(R))R.kind==="test_module"?S.tests.
push(R):v(S,R,n);for(const R of o){const{kind:S,place:H}=R;if(!(n==="terraform"&&/\.tofu(\.json)?$/.test(H.file)))for(const V of _(R))M(V.configurations,R)||V.declared.
push(R),S==="lock"?D(V,H):V.hasConfiguration=!0,V.isInitialised||=S==="state"}const I=R=>{const{hasConfiguration:S=!1,lockFile:H=null}=f.get(R)??{};return S||H!==
null},k=n==="terraform"&&(0,E.$l)("testsAlone",r),U=new Map([...f.values()].filter(({tests:R})=>R.length>0).map(R=>{const S=R.tests.flatMap(({text:H})=>H??[]);return[
R,(0,p.Bo)(R.name,I,S)]}));for(const R of k?U.values():[])g(R).hasConfiguration=!0;for(const[R,S]of U)a(R,I(S)?g(S):R);for(const R of f.values()){const{expected:S,
configured:H}=R.configurations;for(const V of H.keys())S.delete(V)}for(const[R,S]of Map.groupBy(e,H=>H.root))g(R).installed=new Map(S.map(H=>[H.key,H]));return f}
function M(i,n){const{kind:d,text:o,localName:u}=n;if(d==="provider-expected")i.expected.set(o,n);else if(d==="provider-configured")i.configured.set(o,n);else if(d===
"provider-passed"||d==="call-repeated"){const e=`module.${u}`,r=i.calls.get(e);r===void 0?i.calls.set(e,[n]):r.push(n)}else return!1;return!0}const w=i=>({name:i,
...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[i]});function v(i,n,d){const o=n.address==="terraform"&&i.unit?.module===null;if(!(n.kind==="terragrunt_source"&&!o)&&(n.kind===
"lock_provider"?D(i,n.place):i.hasConfiguration||=!(0,p.hl)(n.place.file),!(!T.test(n.kind)||n.isOverridden&&n.kind!=="module")&&(i.usages.push(n),!(n.isOverridden||
n.kind!=="module"))))for(const{source:u,root:e}of(0,C.MZ)(n,d)){const[r=null]=s(i.name,u);i.children.push({name:r,root:e,call:n})}}function D(i,{file:n}){i.lockFile=
n,i.isInitialised=!0}const O=i=>i!==null&&(i.isPartial||i.module===null),c=(i,{name:n,unit:d})=>i.root===null||d===null&&i.root===n,s=(i,n)=>n!==null&&(0,A.Nj)(
n)?[(0,p.un)(i,n)]:[];function a(i,n){n.isInitialised=!0,n!==i&&(n.tests.push(...i.tests),i.tests=[])}const m=({name:i,tests:n})=>n.flatMap(({text:d})=>s(i,d)),
l=i=>[...i.children.flatMap(({name:n})=>n??[]),...m(i)]}),9465:((pe,Y,t)=>{t.d(Y,{C_:()=>a,Zf:()=>i,fO:()=>l});var h=t(3916),E=t(3791),p=t(2170),A=t(9119),C=t(8339),
y=t(3096),b=t(1780),T=t(3298),$=t(4165),M=t(7439),w=t(9373),v=t(1039),D=t(1824);let O=function(...u){return{callsOf:O}=t.late([4284],4284),new.target?new O(...u):
O(...u)},c=function(...u){return{textNotes:c}=t.late([4284],4284),new.target?new c(...u):c(...u)},s=function(...u){return{withoutRefused:s}=t.late([4284],4284),
new.target?new s(...u):s(...u)};const a=({source:u,constraint:e,place:r},f)=>JSON.stringify([f,u,e?.text??null,r.inside?.isPublic??null]),m=20;class l{rules;notes=[];constructor(e){
this.rules=e}follow(e,r,f){const[g,..._]=e,I=new Set,k=new Set,U=e.map(V=>({directory:V,tree:null,from:null}));for(const V of U){if(this.rules.isEnded())break;const{
directory:K,tree:X}=V;for(const Q of O(K,e[0],{client:r,isAsked:f})){const ae=this.rules.opened.get(a(Q,r));if(ae===void 0)continue;const le=(0,D.bj)(Q,ae,K.way),
oe={...Q,address:(0,D._Q)(K.way,Q.address)},{tree:ce,directory:de}=ae;k.add((0,D.qv)(le)),this.saySubmodules(ae,Q.place,r),U.push(...this.enter({from:V,call:oe,
tree:ce,name:de,way:le},r,I))}if(!(X===null||K.way===void 0))for(const{name:Q,call:ae}of K.children){if(Q===null||ae===null)continue;const le=(0,D.ux)(K.way,ae.
address),oe=ae.text??"",ce={address:ae.address,source:oe,place:(0,D.VV)(K,ae.place)};if(/^\.\.(\/|$)/.test(Q)){const de=o(Q,K.way,k)?(0,E.q)({what:"package",why:d,
cure:void 0,names:[oe]}):(0,C.DA)({reason:"leads-out",text:oe});this.say(de,ce.place,r)}else U.push(...this.enter({from:V,call:ce,tree:X,name:Q,way:le},r,I))}}const R=U.
flatMap(V=>V.tree===null?[]:V.directory),S=R.find(({way:V})=>V?.address==="");if(g.unit===null||S===void 0)return[g,..._,...R];const H=R.filter(V=>V!==S);return[
(0,v.A2)(g,g.unit,S),..._,...H]}allNotes(){return(0,p.Qp)(this.notes,({problem:e,places:r})=>[(0,b.pj)(e.message),r.map(A.df)])}enter({from:e,call:r,tree:f,name:g,
way:_},I,k){const{place:U}=r,R=(0,$.FG)(f,g);if(R!==void 0){const oe=[r.source];return this.say((0,E.q)({what:"package",why:R,cure:void 0,names:oe}),U,I),[]}const S=this.
rules.read(f)(I)(g);if(S===null)return this.say((0,C.Iz)({path:g,maker:null,in:_.package}),U,I),[];const H=_.address==="",V=H&&e.directory.unit?.covers||[],K=new Set(
V.map(oe=>(0,y.Gz)(g,oe))),{module:X}=e.directory,Q=(0,v.Oj)({...S.directory,way:_,module:X},K),ae=H?[]:(0,M.w)(e.directory,r,Q,I);for(const{problem:oe,places:ce}of ae)
this.notes.push((0,p.kH)(oe,{places:ce,clients:[I]}));if(n(e,f,g)&&this.say((0,C.DA)({reason:"endless",text:r.source}),U,I),k.has(S.directory))return[];if(k.add(
S.directory),_.through.length>m){const oe=(0,E.q)({what:"chain",max:m,names:[_.package]});return this.say(oe,U,I),[]}const le={clients:[I],isPlaceholder:!1};for(const oe of S.
notes){if(K.has((0,p.W7)(oe)))continue;const{problem:ce,places:de,affects:_e,...me}=oe,$e=de.map(ge=>typeof ge=="string"?ge:(0,D.VV)(Q,ge));this.notes.push((0,p.
kH)(ce,{...me,...le,places:$e}))}return[{directory:Q,tree:f,from:e}]}saySubmodules({name:e,tree:r},f,g){r.unknown.values().some(I=>I===$.NG)&&this.say((0,E.q)({
what:"submodules",names:[e]}),f,g)}say(e,r,f){this.notes.push((0,p.kH)(e,{places:[r],clients:[f]}))}}const i=(u,e)=>(0,T.O)(r=>{const f=u(r);return(0,T.O)(g=>(0,T.
O)(_=>{const I=f(_);if(I===null)return null;const{usages:k,declared:U}=I,R=(0,w.Pv)({usages:k,declared:U,units:[]},g),S=s(I.notes,k),H=U.filter(({kind:K})=>K!==
"state-expression"),V=[...S,...c(k,H,e)];return{directory:R.get(_)??(0,w.hK)(_),notes:V.filter(({clients:K})=>K.includes(g))}}))});function n(u,e,r){for(let f=u;f!==
null;f=f.from)if(f.tree===e&&f.directory.name===r)return!0;return!1}const d="it leads out of its package, to what else is installed";function o(u,e,r){const[f=""]=(0,h.
normalize)((0,h.join)((0,D.qv)(e),u)).split("/");return f===".."||r.has(f)}}),1039:((pe,Y,t)=>{t.d(Y,{A2:()=>b,Oj:()=>y,k0:()=>C});var h=t(3096),E=t(3846),p=t(9373),
A=t(1824);function C(T,$,M=(0,p.hK)(T.name)){const w=({kind:D})=>D!=="lock_provider"||T.lockFile===null,v={...T,usages:[...T.usages,...M.usages.filter(w)],declared:[
...T.declared,...M.declared],lockFile:T.lockFile??M.lockFile,parts:[...T.parts,...M.parts,...$.files.map(h.jt)]};return y(v,new Set($.replaced))}function y(T,$){
const M=({place:w})=>!$.has(w.file);return{...T,usages:T.usages.filter(M),declared:T.declared.filter(M),children:T.children.filter(({call:w})=>w===null||M(w))}}
function b(T,$,M){const w=s=>({...s,place:(0,A.VV)(M,s.place)}),v=M.usages.map(s=>w({...s,version:s.version&&w(s.version)})),D=[...T.usages,...v],O=D.filter(({kind:s})=>s.
startsWith("required_provider")),c=new Set(O.map(({address:s})=>(0,E.op)(s)));return{...T,unit:{...$,module:T.name},usages:D.filter(({kind:s,text:a})=>s!=="impl\
ied_provider"||!c.has((0,E.A5)(a))),declared:[...T.declared,...M.declared.map(w)]}}}),1824:((pe,Y,t)=>{t.d(Y,{CY:()=>h,VV:()=>E,_Q:()=>y,bj:()=>C,qv:()=>b,ux:()=>p});
const h=(T,$)=>T===void 0||T.address===""?$:`${T.address}.${$}`,E=({way:T},$)=>T===void 0?$:{...T.place,inside:{through:T.through,package:T.package,isPublic:T.isPublic,
file:$.file,line:$.line}},p=(T,$)=>({...T,address:h(T,$),through:[...T.through,$]}),A="terraform";function C(T,{name:$,isPublic:M},w){const{address:v}=T,D=y(w,v);
return{place:w?.place??T.place,address:v===A?"":v,through:[...w?.through??[],`${D} (${$})`],package:$,installedBy:v,isPublic:M}}const y=(T,$)=>$.slice(h(T,"").length),
b=({installedBy:T})=>T.replaceAll("module.","")}),6889:((pe,Y,t)=>{t.d(Y,{L2:()=>T,WJ:()=>b,rU:()=>$,uQ:()=>M});var h=t(9432),E=t(9119),p=t(8032),A=t(3096),C=t(
1250),y=t(4497);const b=([o,...u])=>o===void 0||u.length>0?"both":o;function T({setting:o,scan:u}){const{name:e}=o,r=e==="auto"?null:e==="both"?p.Du:[e],f=u===null||
u.isEmpty?null:u,g=v(f?.constraints??[]),_=f===null?[]:l(f,o,r),I=m(_,g),k={setting:o,signs:I,constraints:g};if(r!==null)return i(r,["set by `dialect`"],[],k);if(f===
null)return i(p.Du,[],[],k);const U=D(I);if(U.length===0){const H="assumed; set `dialect`";return{...i(["terraform"],[H],[],k),why:H,isGuess:!0}}const R=w(U),S=R.
flatMap(H=>U.find(V=>V.client===H)??[]);return i(R,S.map(d),U,k)}function $({clients:o},u){if(u===null||u.isEmpty)return p.zK;const e=new Set([...o,...u.tools().
others]);return u.usesTerragrunt&&e.add("terragrunt"),p.zK.filter(r=>e.has(r))}function M(o,{evidence:u,versions:e}){return(r,f)=>{const g=u.some(_=>_.level==="\
version-file"&&_.version!==null&&_.client===r&&s(_,{file:`${f}/`}));return o.version??(g?e[r]??null:null)}}const w=o=>p.Du.filter(u=>o.some(e=>e.client===u));function v(o){
const u=o.filter(({place:e})=>!(0,E.Zl)(e.file));return u.length===0?o:u}function D(o){const u=v(o),e=k=>{const U=k.find(R=>u.some(S=>S.level===R));return u.filter(
({level:R})=>R===U)},r=e(C.A);if(r[0]?.level!=="lock-file")return r;const f=e(O),g=[f,r].map(w).join()==="opentofu,terraform",_=({level:k,text:U})=>k==="version\
-file"||c.test(U),I=k=>r.every(U=>s(k,U.place));return g&&f.some(k=>_(k)&&I(k))?f:r}const O=["version-file","tool"],c=/^uses opentofu\/setup-opentofu$/i;function s({
level:o,place:u},{file:e}){const r=(0,A.jt)(u.file);return o==="tool"||r===""||e.startsWith(`${r}/`)}const a=/^sets terraform_version$/i;function m(o,u){const e=(0,y.
h4)(u.map(({text:r})=>r));return o.flatMap(r=>{const{level:f,version:g,text:_}=r;return!(f==="tool"&&g!==null&&(0,y.lF)(g))||u.length===0||e(g)?r:a.test(_)?[]:{
...r,version:null}})}function l({signs:o,tools:u,hasCloudHostname:e},{version:r},f){const g=D(o),_=f??w(g),I=g.every(({place:V})=>(0,E.Zl)(V.file)),k=f===null&&
(I||g.some(({isCloud:V})=>V)),U=r===null&&_.some(V=>(0,y.w0)(V,[]).length>1);if(!k&&!U)return o;const{setsCloudHostname:R,signs:S}=u(),H=e||R;return[...o.filter(
({isCloud:V})=>!(V&&H)),...S]}function i(o,u,e,r){const f=o.map(I=>n(I,r)),g=f.filter(({version:I})=>I!==null),_=g.flatMap(({signs:I})=>I.slice(0,1).map(d));return{
name:b(o),clients:o,releases:f.flatMap(({releases:I})=>I),versions:Object.fromEntries(g.map(({client:I,version:k})=>[I,k??""])),why:[...new Set(_.length>0?_:u)].
join(", "),evidence:[...new Set([...e,...f.flatMap(({signs:I})=>I)])]}}function n(o,{setting:u,signs:e,constraints:r}){const f=(S,H)=>{const[V=null,...K]=S,X=(0,y.
w0)(o,S);return{client:o,releases:X,version:K.length===0?V:null,signs:H}};if(u.version!==null)return f([u.version],[]);const g=v(e.filter(S=>S.client===o&&S.version!==
null)),_=new Set(g.map(({version:S})=>(S??"").replace(/^v/,"")));if(_.size>0){const S=f([..._],g);return{...S,version:(0,y.lF)(S.version??"")?S.version:null}}const I=r.
map(({text:S,place:H})=>({client:o,level:"syntax",place:H,text:`requires ${(0,h.dh)(S)}`,version:S})),k=f([],[]),U=I.map(({version:S})=>S),R=f(U,I);return R.releases.
length===k.releases.length?k:R}const d=({place:o,text:u})=>`${o.file}:${o.line} ${u}`}),7960:((pe,Y,t)=>{t.d(Y,{e:()=>$});var h=t(7811),E=t(2170),p=t(8339),A=t(
8032),C=t(9897),y=t(3846),b=t(1011);const T={underscores:({kind:M,text:w})=>{if(!/^(required|lock|state_store)_provider$/.test(M))return null;const v=(0,y.mi)(w??
"","terraform");return v.kind==="invalid"||!v.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in source ${(0,h.ol)(w??"")}\
: ${y.pj}"`},oci:({kind:M,text:w,calls:v})=>{if(!/^(module|test_module)$/.test(M))return null;const D=v===void 0?[w]:v.opentofu?.map(({source:O})=>O);for(const O of D??
[]){const c=(0,C.cx)(O??"","opentofu");if(c.ok&&c.value.getter==="oci")return(0,C.Ns)(O??"",c.value)}return null}};function $(M,w){const v=Object.keys(T).filter(
c=>!(0,A.$l)(c,w)),D=[];return{usages:M.flatMap(c=>{const s=v.reduce((a,m)=>{const{client:l,version:i}=A.Fe[m],n=a.includes(l)?T[m](c):null;if(n===null)return a;
const d=`use ${A.bB[l]} ${i} or later, or another address`,o=(0,p.DA)({reason:"rejected",error:n,advice:d});return D.push((0,E.kH)(o,{places:[c.place],clients:[
l]})),a.filter(u=>u!==l)},c.clients);return s===c.clients?c:(0,b.sw)([c],s)}),notes:D}}}),1250:((pe,Y,t)=>{t.d(Y,{A:()=>C,j:()=>y});var h=t(2170),E=t(9119),p=t(
8032),A=t(5243);const C=["lock-file","syntax","version-file","tool","hook"];class y{signs=new Map;constraints=new Map;addFile({file:$,kind:{clients:M},scope:w,isContext:v}){
if(v)return;const[D,...O]=M;if(D!==void 0&&O.length===0&&!/(^|\/)[.#][^/]*$/.test($)){const c=`is read by ${p.bB[D]} only`;this.addSign({client:D,level:"syntax",
place:{file:$,...h.wv},text:c})}for(const c of w.declared){const{kind:s,text:a,place:m}=c;if(s==="version")b(this.constraints,a,c);else if(s==="binary"){const l=a===
"tofu"?"opentofu":"terraform";this.addSign({client:l,level:"version-file",place:m,text:"sets terraform_binary"})}else if((0,p.SO)(s)){const{client:l,what:i}=p.$I[s];
this.addSign({client:l,level:"syntax",place:m,text:`has ${i}`})}}}end($){for(const{kind:M,host:w,place:v,clients:D,isOverridden:O,text:c}of $)if(M==="lock_provi\
der"){const s=p.Du.find(m=>(0,A.Vm)(m)===w),a=`locks providers from ${w}`;s&&this.addSign({client:s,level:"lock-file",place:v,text:a})}else M==="cloud_default"&&
!O&&D.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:v,text:"has a cloud block without hostname",isCloud:!0}):M==="module"&&c?.startsWith(
"oci:")&&this.addSign({client:"opentofu",level:"syntax",place:v,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[...this.constraints.
values()]}}addSign($){b(this.signs,`${$.client} ${$.text}`,{...$,version:null})}}function b(T,$,M){const w=(0,E.Zl)(M.place.file)?`${$} aside`:$;T.has(w)||T.set(
w,M)}}),1884:((pe,Y,t)=>{t.d(Y,{Vm:()=>Me,cw:()=>$e,aC:()=>ge});var h=t(3096),E=t(3298),p=t(5324),A=t(4756),C=t(2170),y=t(5243),b=t(9897),T=t(1250),$=t(1011),M=t(
3024),w=t(6760),v=t(9968),D=t(4202),O=t(3114);const c=/(?:^|\/)(?:testdata|examples\/(?:resources|data-sources|provider|functions|actions|(?:ephemeral|list)-resources))(?:\/|$)/,
s=/(^|\/)mixins(\/|$)/,a=/^module\s+(\S*\/)?terraform-provider-|^(?!.*\/\/\s*indirect).*\bhashicorp\/terraform-plugin-(framework|sdk)\b/m,m=/^(?!.*\/\/\s*indirect).*\bhashicorp\/hcl\b/m,
l=/(?:^|\/)testdata(?:\/|$)/;function i(z,{exists:x,read:j}){const L=(0,E.O)(B=>(0,w.basename)((0,w.join)(z,B)).startsWith("terraform-provider-")||a.test(j((0,h.
Gz)(B,"go.mod"))??"")||x((0,h.Gz)(B,"terraform-registry-manifest.json"))),W=(0,E.O)(B=>m.test(j((0,h.Gz)(B,"go.mod"))??""));return B=>s.test(B)||c.test(B)&&["",
...(0,h.eH)(B)].some(L)||l.test(B)&&["",...(0,h.eH)(B)].some(W)}const n={files:1e6,directoryFiles:5e4};function*d(z,x=(0,p.f5)(),j=n){const L=new o(z,x,j);for(const B of z.
scan){const N=(0,p.kI)(L.root,B);"path"in N?yield*L.walkFrom(N):yield{name:B,files:[],notes:[N]}}const W=B=>x.modules.has(B);do{for(const{source:B,file:N}of x.tests.
splice(0)){const P=(0,h.Bo)((0,h.jt)(N),W,[B]);x.called.add((0,h.un)(P,B))}for(const B of x.called)yield*L.readCalled(B)}while(x.tests.length>0)}class o{root;checkout;isExcluded;isSnippet;facts;limits;selected;files=0;constructor(x,j,L){
this.root=(0,M.realpathSync)(x.root),this.checkout=(0,p.ET)(x);for(const W of x.exclude)j.unmatched.add(W);this.isExcluded=(0,D.Ls)(x.exclude,j.unmatched),this.
isSnippet=i(this.root,this.checkout),this.facts=j,this.limits=L,this.selected=x.scan.length>1?new Set:null}*walkFrom(x){const{path:j,name:L,glob:W,file:B}=x,P=[
{path:j,name:L,depth:0,isSelected:W===void 0&&B===void 0}];for(let G=P.pop();G!==void 0;G=P.pop()){const q=(0,p.KG)(G);if(yield this.read(x,G,q),x.file!==void 0||
this.files>this.limits.files)return;if(!("problem"in q))for(const J of this.findDirectories(x,G,q))P.push(J)}}*readCalled(x){const{directories:j,links:L,linked:W}=this.
facts;for(const G of(0,h.eH)(x))W.delete(G);const B=j.has(x)?null:this.checkout.locate(x);if(B===null||(0,v.$r)(B).kind!=="directory")return;const N=(0,p.sq)((0,w.
relative)(this.root,B));if(N!==x&&L.set(x,N),!j.has(N)&&this.files<=this.limits.files&&!(0,h.eH)(N).some(this.isExcluded)){const G={path:B,name:N,depth:0,isSelected:!0},
q=(0,v.UO)(B,this.root)?this.root:B;yield this.read({path:B,name:N,boundary:q},G,(0,p.KG)(G))}j.has(N)&&j.add(x)}read(x,j,L){const{name:W}=j;if("problem"in L)return this.
facts.directories.add(W),{name:W,files:[],notes:[L]};const{files:B,notes:N}=this.findFiles(x,j,L);this.files+=B.length;const P=this.limits.files;if(this.files>P){
const J=(0,C.ht)(W,(0,A.ub)({kind:"files",max:P}));return{name:W,files:[],notes:[...N,J]}}const G=B.filter(({isContext:J})=>J);if(B.length>0&&G.length===B.length)
return{name:W,files:[],notes:N};this.facts.directories.add(W),this.isSnippet(W)&&this.facts.snippets.add(W);for(const{file:J,kind:se}of G)(0,O.Ep)(se)&&this.facts.
unselected.push(J);return B.length>0&&L.some(J=>J.name===".terraform")&&N.push(...this.readLeft(W)),{name:W,files:B,notes:N}}findFiles(x,j,L){const W=[],B=[],N=this.
limits.directoryFiles;for(const P of this.filesAmong(x,j,L))if("problem"in P)B.push(P);else if(W.length<N)W.push(P);else{B.push((0,C.ht)(j.name,(0,A.ub)({kind:"\
directory",max:N})));break}return{files:W,notes:B}}*filesAmong(x,j,L){const W=new Set;for(const N of L)if((0,O.tr)(N.name)&&!N.isDirectory()&&W.add(N.name),N.name===
".spacelift")for(const P of O.dN)this.addTool((0,h.Gz)(j.name,P));const B=w.posix.basename(j.name);for(const N of L){if(N.isDirectory())continue;const P=(0,h.Gz)(
j.name,N.name),G=(0,O.L8)(N.name,W,B);if(G===void 0){N.name===O.Dp&&!this.isExcluded(P)&&this.facts.projectFiles.add(P),(0,O.Z8)(N.name)&&this.addTool(P),N.name.
endsWith(".tfstate")&&!this.isExcluded(P)&&this.facts.states.push(...(0,p.un)(P,this.checkout));continue}const J={path:j.path+w.sep+N.name,file:P,kind:G,isContext:!this.
select(x,j,P)};N.isFile()?yield J:N.isSymbolicLink()?yield*this.follow(x,J):yield(0,C.ht)(P,(0,A.WO)({what:"special-file",is:(0,v.I)(N)}))}}readLeft(x){this.isExcluded(
(0,h.Gz)(x,".terraform"))||this.facts.states.push(...(0,p.rN)(x,this.checkout));const j=(0,p.Wj)(x,this.checkout);if("problem"in j)return[j];for(const L of j)this.
facts.called.add(L.directory);return this.facts.installed.push(...j),[]}addTool(x){this.isExcluded(x)||this.facts.toolFiles.push(x)}select(x,j,L){return!(j.isSelected||
(0,D.$8)(x,L))||this.isExcluded(L)||this.selected?.has(L)?!1:(this.selected?.add(L),!0)}*follow(x,j){const L=(0,p.sT)((0,v.$r)(j.path),x);if(L===null)return;if(typeof L==
"object")return yield(0,C.ht)(j.file,L);const W=(0,p.sq)((0,w.relative)(this.root,L));j.isContext||this.facts.links.set(j.file,W),yield{...j,path:L,target:W}}findDirectories({
glob:x},{path:j,name:L,depth:W,isSelected:B},N){return N.toReversed().flatMap(P=>{if(P.isSymbolicLink()&&P.name==="tests"&&this.facts.called.add((0,h.Gz)(L,"tes\
ts")),(0,D.G$)(P.name))return[];const G=(0,h.Gz)(L,P.name);if(this.isExcluded(G))return[];const q=j+w.sep+P.name;if(P.isSymbolicLink()&&(0,v.$r)(q).kind==="dire\
ctory"&&this.facts.linked.set(G,this.checkout.nameOf(G)),!P.isDirectory())return[];const J=B||x!==void 0&&w.posix.matchesGlob(G,x);return{path:q,name:G,depth:W+
1,isSelected:J}})}}let u=function(...z){return{dependsOnOthers:u}=t.late([3276,7918,8319],8095),new.target?new u(...z):u(...z)},e=function(...z){return{usagesOf:e}=
t.late([3276,7918,8319],8095),new.target?new e(...z):e(...z)},r=function(...z){return{declaredIn:r}=t.late([3276,7918,8319],8095),new.target?new r(...z):r(...z)},
f=function(...z){return{isForeign:f}=t.late([3276,7918,8319],8095),new.target?new f(...z):f(...z)},g=function(...z){return{readModule:g}=t.late([3276,7918,8319],
8095),new.target?new g(...z):g(...z)};const _=25e4,I=1e4;function*k(z,x,j,L=_){const W=new U(x,j,L);yield*W.collect(z);const B=yield*W.decideOpen();return W.result(
B)}class U{items=[];notes=(0,$.G4)();knownSources=new Map;declared=[];signs=new T.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(x,j,L){this.facts=
x,this.values=j,this.maxUsages=L}*collect(x){const{counts:j,facts:L}=this;for(const{name:W,files:B,notes:N}of d(x,L)){if(L.endedAt=W,yield L.files)return;for(const G of N)
this.notes.add(G);if(B.length===0)continue;if(this.isFull(j.decided+j.open,W))break;const P=yield*g(B,L.files);if(P===null)return;L.bytes+=P.bytes,L.comments.push(
...P.comments.slice(0,I-L.comments.length));for(const G of P.notes)this.notes.add(G);this.add({directory:W,files:P.files})}L.endedAt=null}*decideOpen(){const x=[];
let j=!1;for(const L of this.items){if(!("files"in L)){x.push(L);continue}if(j||=this.isFull(this.counts.decided,L.directory),!j)if(yield this.facts.files)this.
facts.endedAt??=L.directory,j=!0;else for(const W of this.decide(L.files))x.push(W)}return x}result(x){const{facts:j,signs:L,declared:W}=this,B=[...x,...j.states.
map(R)];return{...j,usages:B,declared:W,notes:this.notes.all(),...L.end(x)}}add(x){const{files:j,directory:L}=x,{facts:W}=this;j.some(({kind:N})=>/^(config|lock)$/.
test(N.class))&&W.modules.add(L),W.files+=j.length;for(const N of r(j))this.declared.push(N);for(const N of j){const P=!f(N),G=N.kind.class==="terragrunt";P&&(W.
isEmpty=!1),G&&W.terragrunt.push(N.file),W.usesTerragrunt||=G&&P,this.signs.addFile(N)}const B=j.some(u);for(const N of j)(B||!N.isContext)&&this.addCalls(N);if(B){
this.items.push(x);for(const{references:N}of j)this.counts.open+=N.length}else for(const N of this.decide(j))this.items.push(N)}addCalls({file:x,references:j}){
for(const{kind:L,row:W,value:B}of j){if(B===void 0)continue;const N=(0,y.Nj)(B.text)||W.grammar==="terragrunt"&&(0,b.GL)(B.text),P=N||(0,b.qC)(B.text).length>0;
L==="module"&&(P||B.kind==="pieces")&&this.facts.calls.push({source:B.text,file:x}),N&&W.position.includes("source")&&(L==="test_module"?this.facts.tests.push({
source:B.text,file:x}):this.facts.called.add((0,h.un)((0,h.jt)(x),B.text)))}}decide(x){const{usages:j,notes:L}=e(x,this.values,this.knownSources);for(const W of L)
this.notes.add(W);return this.counts.decided+=j.length,j}isFull(x,j){const L=this.maxUsages;return x<L?!1:(this.notes.add((0,C.ht)(j,(0,A.ub)({kind:"usages",max:L}))),
!0)}}const R=({file:z,host:x,client:j})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:x,text:x,address:"state",place:{file:z,...C.wv},clients:[j],
isOverridden:!1,needs:[]});var S=t(3916),H=t(9119),V=t(1440);function K(z,x,j,{nameOf:L}){if(!(0,y.Nj)(x)){const[B=null]=(0,b.qC)(x).flatMap(N=>L(N)??[]);return B}
const W=(0,h.un)(z,x);return j.get(W)??W}const X=100;function Q({usages:z,units:x},j){const L=(0,H.hy)(x,$.CI);return[...z.flatMap(({calls:B,directories:N,text:P,
place:G})=>{const q=(0,h.jt)(G.file),J=(L.get(q)??[]).flatMap(({item:ue})=>(0,$.CI)(ue));if(B===void 0&&N===void 0&&J.length===0&&(0,b.qC)(P??"").length===0)return[];
const F=Object.values(B??{}).flat(),ee=[P,...F.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),he=[q,...(N??J).slice(0,X)];return ee.flatMap(ue=>(0,y.Nj)(ue)?he.map(
fe=>(0,h.un)(fe,ue)):(0,b.qC)(ue).flatMap(fe=>j.nameOf(fe)??[]))}),...x.flatMap($.CI)]}function ae(z,x){const{usages:j,links:L,directories:W}=z,B=(se,F)=>{const ee=K(
se,F,L,x);return ee===null||(0,y.Nj)(F)&&ee===(0,h.un)(se,F)?F:`./${(0,S.relative)(se,ee)}`},N=j.map(se=>{const{kind:F,text:ee,calls:he,place:ue}=se,fe=L.size>0||
he!==void 0||(0,b.qC)(ee??"").length>0;if(F!=="module"||ee===null||!fe)return se;const we=[{root:null,source:ee,version:null,isOpen:!1}],Ie=Object.entries(he??{
terraform:we,opentofu:we}).map(([ve,Pe])=>{const ye=(0,h.jt)(ue.file),Ce=ke=>ke.source&&B(ye,ke.source);return[ve,Pe.map(ke=>({...ke,source:Ce(ke)}))]});return Ie.
every(([,[ve]])=>ve?.source===ee)&&he===void 0?se:{...se,calls:Object.fromEntries(Ie)}}),P=({directory:se})=>W.has(se)&&x.nameOf(se)===se,G=z.installed.filter(se=>!P(
se)&&x.exists(se.directory)),q=new Map(G.map(({root:se,directory:F})=>{const ee=(0,A.a3)({what:"outside",path:F});return[F,(0,C.ht)((0,h.Gz)(se,V.U4),ee)]})),J=[
...z.notes,...q.values()];return{...z,usages:N,installed:z.installed.filter(P),notes:J}}let le=function(...z){return{resolveValue:le}=t.late([3276,7918,8319],8095),
new.target?new le(...z):le(...z)},oe=function(...z){return{asWritten:oe}=t.late([3276,7918,8319],8095),new.target?new oe(...z):oe(...z)},ce=function(...z){return{
Instances:ce}=t.late([3276,7918,874],1340),new.target?new ce(...z):ce(...z)},de=function(...z){return{Terragrunt:de}=t.late([3276,7918,874],1340),new.target?new de(
...z):de(...z)},_e=function(...z){return{withUnits:_e}=t.late([3276,7918,874],1340),new.target?new _e(...z):_e(...z)};const me=10;function*$e(z,x={}){const j=(0,p.
ET)(z),L=new Set;for(let W=1;;W+=1){const B=(0,p.f5)(L),N=Me(j,B,x),P=(0,E.O)(()=>new de(N)),G=yield*k(z,B,ge(N,P)),J=B.terragrunt.length>0?yield*_e(G,P()):G,se=L.
size;for(const ee of Q(J,j))!J.directories.has(ee)&&j.locate(ee)!==null&&L.add(ee);if(L.size===se||J.endedAt!==null||W===me)return ae(J,j)}}function ge(z,x){const j=(0,E.
O)(L=>(0,E.O)(W=>new ce(z,L,W)));return({row:L,place:W},B,N)=>{if(L.grammar==="terragrunt")return Oe(x(),W.file,B);const P=L.evaluation?.[N];if(P===void 0)return oe(
B);const G=j(N)(P);if(G.effort.isSpent)return oe(B);const q=({scope:ee,from:he,root:ue})=>(ee.effort.renew(),{...le(B,ee),from:he,root:ue}),J=(0,h.jt)(W.file),se=q(
G.unknown(J));if(se.isWhole)return[[se]];const F=Map.groupBy(G.of(J),({use:ee})=>ee);return Array.from(F.values(),ee=>ee.map(q))}}function Oe(z,x,j){if(z.effort.
isSpent)return oe(j);const L=B=>({...le(j,B),from:null}),W=z.includedScopes(x).map(B=>[L(B)]);return W.length===0?[[L(z.scopeOf(x))]]:W}function Me(z,{calls:x,links:j,
terragrunt:L},W){const B=(0,E.O)(te),N=(P,G)=>K(P,G,j,z);return{files:z,calls:(0,E.O)(()=>ne(x,N)),leadsTo:N,terragrunt:L,environment:W,isSet:P=>W[P]!==void 0,setBy:P=>{
const G=B(z).get(P);return G===void 0?null:`TF_VAR_${P} in ${G}`}}}const ie=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ne(z,x){const j=new Map,L=new Set;
for(const{source:W,file:B}of z){const N=(0,h.jt)(B),P=x(N,W);P!==null?j.set(P,(j.get(P)??new Set).add(N)):ie.test(W)&&L.add(N)}return{callers:j,dynamic:L}}const re="\
.github/workflows",Z=200;function te(z){const x=new Map,j=z.list(re).filter(L=>/\.ya?ml$/.test(L));for(const L of j.slice(0,Z)){const W=`${re}/${L}`,B=z.read(W)??
"";for(const[,N,P]of B.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const G=N??P??"";x.has(G)||x.set(G,W)}}return x}}),5102:((pe,Y,t)=>{t.d(Y,{DI:()=>b,
Fl:()=>v,JR:()=>T,QK:()=>s,Rm:()=>O,Yn:()=>D,Zh:()=>a,b:()=>M,fi:()=>l,hm:()=>c,md:()=>w,nM:()=>m,nx:()=>A,sG:()=>y,vh:()=>C});var h=t(2886),E=t(493),p=t(9615);
const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},C=Object.keys(A);function y(i){if(M(i))return"unchecked";
const n=c(i.findings);return n==="error"?"fails":n==="warning"?"warns":T(i)?"skipped":"works"}const b=i=>y(i)==="fails",T=({visit:i})=>i.attempt.discovery.kind===
"skipped",$=["host-not-checked",...h.H4],M=({visit:{attempt:i}})=>i.discovery.kind==="skipped"&&$.includes(i.discovery.problem.code),w=i=>C.flatMap(n=>i.filter(
d=>y(d)===n));function v(i){const n=new Set(i.map(({worst:d})=>d));return n.has("error")?"fails":n.has("warning")?"warns":i.some(O)?"skipped":"works"}function D(i,n){
const d=Object.groupBy(i,n);return C.map(o=>d[o]??[])}const O=({chosen:i,isDirect:n,isUnchecked:d})=>d===!0||!n&&Object.keys(i).length===0,c=i=>p.oC.find(n=>i.some(
d=>d.severity===n))??null;function s({findings:i}){const n=c(i);return n==="notice"?[]:i.filter(({severity:d})=>d===n)}const a=({severity:i},{failOn:n})=>i==="e\
rror"||(0,E.k2)(i,n),m=({severity:i})=>i!=="notice";function l({passed:i,hosts:n,findings:d}){return i?d.some(m)?"warns":n.length===0?"skipped":"works":"fails"}}),
4120:((pe,Y,t)=>{t.d(Y,{$V:()=>l,H8:()=>y,Iu:()=>C,QI:()=>M,QN:()=>s,SY:()=>b,dy:()=>A,kD:()=>m,kJ:()=>w,nO:()=>a,od:()=>$,tY:()=>v,u8:()=>O});var h=t(9432),E=t(
9615),p=t(8032);const A="new in this pull request",C=i=>i.replace(/^./u,n=>n.toUpperCase()),y=i=>E.oC.flatMap(n=>{const{length:d}=i.filter(o=>o.severity===n);return d===
0?[]:[(0,h.px)(d,n)]}).join(", "),b=i=>p.zK.every(n=>i.includes(n))?"all clients":T(i).join(", "),T=i=>i.map(n=>p.bB[n]);function $(i,n){const d=n.filter(u=>i.includes(
u)),o=p.Du.filter(u=>n.includes(u)&&!i.includes(u));return i.length===0||o.length===0?"":T(d).join(", ")||"no client in use"}const M=({clients:i,versions:n,why:d})=>i.
map(o=>[p.bB[o],n[o]].join(" ").trim()).join(" and ")+(d===""?"":` (${d})`);function w(i){return i<999.5?`${Math.round(i)} ms`:i<59950?`${(i/1e3).toFixed(1)} s`:
`${(i/6e4).toFixed(1)} min`}function v(i){return i<1e3?`${i} B`:i<999950?`${(i/1e3).toFixed(1)} kB`:`${(i/1e6).toFixed(1)} MB`}const D=36e5;function O(i,n){const d=(Date.
parse(n)-Date.parse(i))/D;if(d>=48)return`${c(d/24)} days`;if(d>=1)return`${c(d)} h`;const o=Math.floor(d*60);return o>=1?`${o} min`:"less than a minute"}const c=i=>Math.
floor(i*10)/10,s=i=>`${i.slice(0,16).replace("T"," ")} UTC`;function a(i,n){const d=(Date.parse(i)-Date.parse(n))/(24*D);if(Number.isNaN(d))return i;const o=Math.
floor(Math.abs(d)),u=o===0?"less than a day":(0,h.px)(o,"day");return`${i.slice(0,10)} (${d<0?`${u} ago`:`in ${u}`})`}function m(i,n){const d=new Set(i.split(/[\s/.]/).
filter(Boolean)),o=u=>u.split(/[/.]/).filter(e=>d.has(e)).length;return[...new Set(n.filter(o))].sort((u,e)=>o(e)-o(u))}function l(i,n,d){const o=(0,h.K4)(n,3,e=>{
const r=d.filter(g=>!e.split(" ").includes(g)),f=(0,h.K4)(m(e,r),3,h.dh);return`${(0,h.dh)(e)}${f&&` (nearest: ${f})`}`}),u=n.length===1?"matches":"match";return n.
length===0?[]:[`\`${i}\`: ${o} ${u} nothing`]}}),8884:((pe,Y,t)=>{t.d(Y,{CN:()=>m,Dx:()=>D,GH:()=>$,Ky:()=>A,TD:()=>C,YC:()=>c,eb:()=>b,f5:()=>O,ju:()=>a,lp:()=>v,
mj:()=>M,oN:()=>w,tN:()=>s});var h=t(9432),E=t(2170),p=t(9119);function A(d,o){const{places:u,noun:e}=C(d);return(0,h.K4)(u,o,p.eo,r=>(0,h.px)(r,`more ${e}`))}function C(d){
const o=i(d),u=(0,p.t6)(o,r=>l(r)?(0,p._M)(r.file)??r:r),e=y(u).length>1;return{places:e?u:o,noun:e?"repository":"place"}}const y=d=>d.filter(l).filter(({file:o})=>(0,p.
_M)(o)!==null),b=d=>(0,p.t6)(y(T(d)),({file:o})=>(0,p._M)(o)),T=d=>[...new Set(d.map(({places:o})=>o))].flat(),$=(d,o,u)=>`${d<o?`${d} of ${o}`:o===2?"both":`al\
l ${o}`} ${u}`;function M(d,o){const{length:u}=o>1?b(d):[];return u>1?$(u,o,"repositories"):""}function w(d,o){const u=new Set(d.flatMap(({file:f})=>(0,p._M)(f)??
[])).size>1,e=f=>(u?(0,p._M)(f.file):null)??n(f),r=new Set(o.map(e));return d.filter(f=>!r.has(e(f)))}function v(d,o){const u=D([d]);return A(w(u,u.slice(0,1)),
o)}const D=d=>i(T(d).filter(l)),O=d=>[...new Set(T(d).filter(o=>typeof o=="string"))];function c(d){const o=d.hosts.flatMap(({requirements:e})=>e),u=[...d.findings,
...d.roots.flatMap(({rows:e})=>e)];return[...new Set([...o.map(({because:e})=>e),...u.map(e=>e.places)])]}const s=d=>d.values().map(E.Xd).find(o=>o!==null)??null,
a=({services:[d,...o]})=>o.length===0?d??null:null,m=d=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(d)&&(0,p._M)(d)===null,l=d=>typeof d!="string",i=d=>(0,p.t6)(
d,o=>l(o)?n(o):o),n=({file:d,line:o,inside:u})=>`${o}:${d}${u===void 0?"":`
${(0,p.kn)(u)}`}`}),6097:((pe,Y,t)=>{t.d(Y,{$N:()=>O,LG:()=>i,QA:()=>g,f2:()=>r,h$:()=>U,j6:()=>I,q9:()=>u,rc:()=>e});var h=t(3217),E=t(2886),p=t(2172),A=t(2806),
C=t(9432),y=t(2170),b=t(9119),T=t(3841),$=t(255),M=t(5106),w=t(5102),v=t(4120),D=t(8884);function O(R,S){const{hosts:H,files:V,findings:K,passed:X,stopped:Q}=R,
ae=S.repositories.length,le=l(R,S),oe=V.filter(ie=>!c(ie)),ce=(0,w.hm)(oe)==="error"&&!H.some(w.DI),de=le===null&&ae>0?` in ${(0,C.px)(ae,"repository")}`:"",$e=[
oe.length<V.length?[`nothing to check${de}`]:a(R,de),m(oe)],ge=(ce?$e.toReversed():$e).flat().join(", "),Oe=le===null?ge:`${le}: ${ge}`,Me=(0,w.hm)(K)==="error";
if(Q.length>0){const ie=(0,T.p)(Q);return Me||H.some(w.b)?`${Oe} (${ie})`:`${ie}; ${Oe}`}return X&&Me?`${Oe} (the check passes: fail-on is never)`:X||Me?Oe:`${Oe}\
 (the check fails: fail-on is warning)`}const c=({problem:R,severity:S})=>R.code==="nothing-to-check"&&S==="error",s="not allowed";function a({hosts:R,roots:S},H){
const V=R.length;if(V===0){const ne=S.flatMap(({rows:te})=>te.filter(({isDirect:z})=>z)),re=new Set(ne.flatMap(te=>(0,w.Rm)(te)?[]:te.source)).size;return[...re===
0?[]:[`${(0,C.px)(re,"module")} read`],`no registry hosts to check${H}`]}const{skipped:K=[],checked:X=[]}=Object.groupBy(R,ne=>(0,w.JR)(ne)?"skipped":"checked"),
{fails:Q,unchecked:ae,works:le}=w.nx,oe=(ne,re)=>re.length===0?[]:[{words:ne,count:re.length}],ce=[...oe(Q,X.filter(w.DI)),...oe(s,K.filter(w.DI)),...oe(ae,K.filter(
w.b))],de=[...oe(le,X),...oe(w.nx.skipped,K)],[_e,...me]=ce.length>0?ce:de,$e=X.filter(ne=>(0,w.sG)(ne)==="warns").length,ge=V===1?"":`${$e} ${ce.length>0?"more\
 ":""}`,Me=_e?.words===s||_e?.words===ae?_e.count===1?"is ":"are ":"";return[`${V===1?"1 registry host":(0,D.GH)(_e?.count??0,V,"registry hosts")}${H} ${Me}${_e?.
words}`,...me.map(({count:ne,words:re})=>`${ne} ${re}`),...$e===0?[]:[`${ge}with warnings`]]}function m(R){const S=(0,w.hm)(R);if(S===null||S==="notice")return[];
const H=R.filter(({severity:oe})=>oe===S),{placed:V=[],elsewhere:K=[]}=Object.groupBy(H,oe=>(0,y.Xd)(oe)===null?"elsewhere":"placed"),X=(0,D.eb)(V).length,Q=new Set(
(0,D.Dx)(V).map(({file:oe})=>oe)).size,ae=X>0?`files of ${(0,C.px)(X,"repository")}`:(0,C.px)(Q,"file"),le=({length:oe},ce)=>oe===0?[]:[`${(0,C.px)(oe,S)} in ${ce}`];
return[...le(V,ae),...le(K,"settings or credentials")]}function l({init:R},{repositories:S,dialect:H}){const{failing:V,of:K,clients:X}=R;if(V.length===0)return null;
const[Q,...ae]=X,oe=Q!==void 0&&ae.length===0&&!H.isGuess?{terraform:"terraform ",opentofu:"tofu "}[Q]:"",ce=S.length,de=new Set(V.map(b._M)).size,_e=K<2?"":` i\
n ${(0,D.GH)(V.length,K,"root modules")}`,me=ce<2?"":` (${(0,D.GH)(de,ce,"repositories")})`;return`${oe}init fails${_e}${me}`}function i(R,S){const H=R.files.filter(
({severity:V})=>V==="error");return l(R,S)??m(H)[0]??null}const n=50,d=3,o=2;function u(R){const{shown:S,more:H}=(0,C.zN)(R,n);return H===0?S:[...S,`and ${(0,C.
px)(H,"more remark")}`]}function e(R){const S=(0,D.YC)(R).some(({length:ae})=>ae===b.WD),H=R.files.filter(({exclude:ae,severity:le})=>ae&&le!=="notice"),V=[...new Set(
H.flatMap(({exclude:ae})=>ae??[]))],K=(0,D.eb)(H).length>0?" where their files are read":"",X=`${(0,C.px)(H.length,"finding")} in tests, examples or templates, \
where errors are warnings`,Q=`to skip such files, set \`exclude\`${K}: ${(0,C.K4)(V,d,C.dh)}`;return[...S?[`lists of places end after ${b.WD} places`]:[],...H.length>
0?[`${X}; ${Q}`]:[]]}function r({hosts:R,unmatched:S,stopped:H},V){if(H.length>0||V.changedOnly)return[];const X=R.flatMap(({visit:ce,services:de})=>[ce,...(0,h.
fc)(ce,de)]).map(({host:ce})=>ce),Q=S.filter(({code:ce,host:de})=>!(0,A.Q)(ce,V.depth)||de&&!X.includes(de)).map(({code:ce,host:de})=>`${ce} ${de??""}`.trim()),
ae=V.depth==="discovery"?V.resolve:[],le=new Set(X.map(ce=>ce.replace(/:.*/,""))),oe=ae.flatMap(({name:ce})=>le.has(ce)?[]:ce);return[...(0,v.$V)("ignore",Q,X),
...(0,v.$V)("resolve",oe,X)]}const f="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function g({findings:R},S){const H=f.flatMap(
K=>{const X=S[K]||K.endsWith("Y")&&S[K.toLowerCase()];return X?`${K} (${(0,C.dh)(X.slice(X.lastIndexOf("@")+1))})`:[]});return R.some(K=>K.problem.obstacle||(0,E.
zv)(K))&&H.length>0?[`connections used ${H.join(", ")}`]:[]}function _({hosts:R},S){const{scan:H,repositories:V}=S,{length:K}=R.filter(({requirements:le})=>le.some(
({because:oe})=>oe.some(ce=>typeof ce!="string"))),X=`${(0,C.px)(H.usages,"usage")} of ${(0,C.px)(K,"registry host")}`,Q=K===0?"no registry host is used":X;return V.
length>0?`${Q} in ${(0,C.px)(V.length,"repository")}`:H.files===0?H.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,C.px)(H.files,"f\
ile")} (${(0,v.tY)(H.bytes)})`} in ${(0,v.kJ)(H.durationMs)}: ${Q}`}function I(R,S){const{hosts:H}=R,{depth:V,repositories:K}=S,X=K.length===0;if(V==="versions"||
V==="packages")return X?k(R):[];const Q=H.filter(oe=>["works","warns"].includes((0,w.sG)(oe))&&!(0,w.JR)(oe)&&oe.requirements.some(({service:ce,because:de})=>(ce===
M.e$||ce===M.xq)&&de.some(me=>typeof me!="string")));return V!=="discovery"||Q.length===0?[]:[`not checked at ${(0,C.K4)(Q,o,({visit:oe})=>(0,$.nx)(oe.host))}: \
versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function k({roots:R}){return R.filter(({directory:H})=>H!==
p.cd.file).some(({rows:H})=>H.some(({kind:V})=>V==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function U(R,S){
const{dialect:H,durationMs:V,scan:K,remarks:X}=S,{findings:Q,ignored:ae}=R,le=(0,v.H8)(Q)||"no findings",oe=ae.length>0?`${le}, ${ae.length} ignored`:le,de=R.hosts.
length===0&&K.files===0?"":` for ${(0,v.QI)(H)}`,_e=_(R,S);return[`${oe}; checked in ${(0,v.kJ)(V)}${de}`,..._e===null?[]:[_e],...X]}}),6254:((pe,Y,t)=>{t.d(Y,{
O:()=>C});var h=t(9119),E=t(3298),p=t(2057);const A=100;function C(b){const T=new Set(b.map(({code:w})=>w)),$=Map.groupBy(b,y),M=(0,E.O)(w=>(0,E.O)(v=>w.paths?.
some(D=>(0,p.Yw)(v,D))??!0));return({problem:{code:w},host:v,namedHost:D=v,places:O})=>{if(!T.has(w))return{isIgnored:!1,rules:[]};const c=(0,E.O)(n=>($.get(`${w}\
 ${n}`)??[]).filter(d=>d.host===null||d.host===D).slice(0,A)),s=n=>{if(typeof n=="string")return[];const{repository:d,path:o}=(0,h.bH)(n.file);return[...new Set(
[`${n.line} ${n.file}`,d??"",""])].flatMap(c).filter(e=>M(e)(o))},a=c("").filter(({paths:n})=>n===null),m=O.map(s);return{isIgnored:O.length>0&&O.length<h.WD&&m.
every(({length:n})=>n>0)||a.length>0,rules:[...new Set([...m.flat(),...a])]}}}const y=({code:b,line:T,place:$})=>`${b} ${T===void 0?(0,h._M)($?.file??"")??"":`${T}\
 ${$?.file}`}`}),2806:((pe,Y,t)=>{t.d(Y,{Q:()=>y,u:()=>p});var h=t(4756),E=t(2170);function p(b,T,$,M){const{used:w=[],partly:v=[]}=Object.groupBy(b.map($),({isIgnored:s})=>s?
"used":"partly"),[D,O]=[w,v].map(s=>new Set(s.flatMap(({rules:a})=>a))),c=T.scan.includes(".");return T.ignore.flatMap(s=>{const{code:a,line:m,place:l}=s;if(l===
null||D?.has(s)||m===void 0&&!c)return[];const i=M(a)?"fixed":O?.has(s)?"elsewhere":"unmatched";return i==="unmatched"&&y(a,T.depth)?[]:(0,E.ht)(l.file,(0,h.$T)(
{kind:i,code:a,line:m}),l)})}const A=/^(?:machine|host|proxy|document|nothing|ignore)-|expir/,C={discovery:/^(?:answer|cloud|lock-platform|mirror|module|not|package|provider|versions?)\b/,
versions:/^(?:lock-platform|mirror-version|package)\b/,packages:/^package-broken$/},y=(b,T)=>A.test(b)||C[T]?.test(b)===!0}),9961:((pe,Y,t)=>{t.d(Y,{Dz:()=>b,P4:()=>y,
Yv:()=>T});var h=t(7811),E=t(1780),p=t(9432),A=t(9615);const C={missing:({setting:$,path:M})=>({message:`${$} names ${(0,h.ol)(M)}, which does not exist`,help:(0,p.
Dl)(M,"set it to the absolute path of a file; the client continues without any CLI configuration")}),relative:({path:$,root:M})=>({message:`TF_CLI_CONFIG_FILE i\
s the relative path ${(0,h.ol)($)}, which \`init\` does not find if it is started in ${M}`,help:"set it to the absolute path"}),cache:({path:$})=>({message:`the\
 plugin cache directory ${(0,h.ol)($)} does not exist, for which the client reports an error`,help:$.startsWith("~")?"write the absolute path: the client does n\
ot expand ~":"create the directory before `init`",severity:"notice"}),unreadable:({file:$,failure:M})=>({message:`${$} ${(0,p.mP)(M)}`,help:M.kind==="size"?"sho\
rten the file; the client reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"}),syntax:({file:$,
why:M})=>({message:`${$} has a syntax error: ${M}`,help:"correct the file; the client ignores all of it, including its tokens"}),encoding:({file:$,isWide:M})=>({
message:`${$} ${M?"is encoded as UTF-16":"begins with a byte order mark"}, so the client ignores all of it`,help:"save it as UTF-8 without a byte order mark (BO\
M)"}),type:({file:$,why:M})=>({message:`${$}: ${M}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"}),block:({
file:$,why:M})=>({message:`${$}: ${M}`,help:"correct the block; the client ignores it"}),label:$=>({message:`the label of the block ${$.type} ${(0,h.ol)($.label)}\
 at ${$.file} is not a hostname: ${$.why}`,help:$.advice??"write a hostname as the label; the client ignores the block"}),"two helpers":()=>({message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"}),"two installations":()=>({message:"there is more than\
 one provider_installation block",help:"remove all but one; the client uses the first"}),"no token":({file:$,host:M,hasValue:w})=>({message:w?(0,E.xI)`the token in the credentials block for host ${(0,E.
SP)(M)} at ${$} is not a string`:(0,E.xI)`the credentials block for host ${(0,E.SP)(M)} at ${$} has no token`,help:'add token = "\u2026" or remove the block; the cli\
ents send no token and try no other credentials source'}),"no helper":({name:$,directories:M})=>({message:`credentials helper ${(0,h.ol)($)}: there is no terraf\
orm-credentials-${$} in ${M.join(", ")}`,help:$===$.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"wri\
te the name in lower case; the client finds no other name"})},y=($,M)=>(0,A.CC)("credentials-config",{...(0,A.Z9)(C,$),affects:M}),b=({name:$,why:M})=>(0,A.CC)(
"credentials-helper",{message:`credentials helper ${$}: ${M}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"}, or {} for a host with\
out a token, and exit with 0'}),T=({host:$,at:M})=>(0,A.CC)("services-forced",{message:(0,E.xI)`the host block at ${M} defines the services of ${(0,E.KT)($)}; the host's own discovery document is not used`,
help:(0,E.xI)`remove the host block at ${M} to use the discovery document of ${(0,E.KT)($)}`})}),8294:((pe,Y,t)=>{t.d(Y,{$U:()=>n,C3:()=>c,Eu:()=>O,QU:()=>v,To:()=>o,
bI:()=>u,fj:()=>a,iX:()=>e,qX:()=>m,tK:()=>l,z2:()=>d});var h=t(8032),E=t(255),p=t(1780),A=t(7057),C=t(9432),y=t(9615),b=t(4481);const T=({source:_,isInFile:I},k)=>(0,y.
Lw)(k[I?"file":(0,b.zT)(_)?"helper":"elsewhere"]),$={file:"write the token into the file, or remove its block",helper:"store the token in the helper, which must\
 print {} for a host without one",elsewhere:{terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read\
 it: GitHub replaces a missing secret with an empty string"}},M={file:"write the token itself, because a CLI configuration has no variables, or set a TF_TOKEN_ \
variable",helper:"store the token itself in the helper",elsewhere:{terminal:"set it to the token itself; in single quotation marks, a shell replaces nothing",workflow:"\
write ${{ secrets.NAME }} where the workflow file sets it, with the name of the secret"}},w=(_,{source:I},k,U)=>(0,y.CC)(_,{message:(0,p.xI)`the token from ${(0,p.
LA)(I)} ${k}`,flaw:k,...U}),v=_=>w("credentials-empty",_,"is empty",{help:T(_,$)}),D={length:["is longer than 64 KiB and is not sent","store only the token"],"c\
ontrol character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"],placeholder:["is a placeholder that nothing replaced",
M]};function O({slip:_,...I}){const[k,U]=D[_],R=typeof U=="string"?U:T(I,U);return w("credentials-malformed",I,k,{help:R,..._!=="control character"&&_!=="length"&&
{severity:"warning"}})}function c({host:_,source:I,on:k,days:U}){const R=U<0?`expired on ${k}`:void 0;return(0,y.CC)("credentials-expiry",{message:(0,p.xI)`the token from ${(0,p.
LA)(I)} ${R??`expires on ${k}`}`,help:(0,b.qV)(I,_),expires:k,...R&&{flaw:R}})}const s=`has fewer than ${A.Il} characters and is not redacted where a server rep\
eats it`,a=_=>w("credentials-short",_,s,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),m=_=>(0,y.CC)("creden\
tials-bot",{message:(0,p.xI)`${h.bB[_.client]} has no token for ${(0,p.SP)(_.host)}, and this check uses one`,help:(0,p.xI)`add a ${_.client==="renovate"?"rule":
"`terraform-registry`"} for ${(0,p.SP)(_.host)} to ${_.client==="renovate"?"`hostRules`":"`registries`, and name it in the update"}`,..._.client==="renovate"&&_.
ends.length===0&&{severity:"notice",affects:[]}}),l=_=>(0,y.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(_.host)}, ${i(_.first)} and ${i(_.other)}`,
help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(_.host)[0]??"tokens")}; this check uses the first token`}),i=({client:_,source:I})=>I===null?
`${h.bB[_]} finds no token`:(0,p.xI)`${h.bB[_]} uses the token from ${(0,p.LA)(I)}`,n=({host:_,service:I,...k})=>(0,b.ti)("credentials-missing",(0,p.xI)`host ${(0,p.
SP)(_)} requires a token${I===null?"":` for ${I}`}`,(0,b.nP)(_),k),d=_=>(0,y.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.LA)(_.variable)} seems to be meant for host ${(0,p.
SP)(_.host)}, but ${_.why}`,help:(0,p.xI)`rename it: ${(0,b.yN)(_.write)}`}),o=({host:_,other:I,source:k,service:U,isSent:R,isNotice:S})=>(0,y.CC)("credentials-\
other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(I)} from ${(0,p.LA)(k)} ${U===null?"after the redirect of":`to ${U} of host`} ${(0,p.
KT)(_)}: they send ${R?(0,p.xI)`the token of ${(0,p.KT)(_)}`:"none"}`,help:U===null?(0,p.xI)`make the discovery document of ${(0,p.KT)(_)} public, or serve it at ${(0,p.
KT)(_)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(_)}, and the clients send it to ${(0,p.KT)(I)}`,...S&&{severity:"notice",affects:[]}}),u=({host:_})=>(0,y.
CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(_)}, which is not checked`,help:"write the host as in the files, inc\
luding its port, or remove the line"});function e(_){const{host:I,token:k,source:U,challenge:R,contentType:S,...H}=_,V=k==="none"&&R===null&&!S?.includes("json"),
K=H.page?.kind==="bot-protection",Q=!K&&(V||H.isVague===!0)&&H.status===403&&(0,C.VW)(I)===null,ae=(0,p.xI)`rejected the token from ${(0,p.LA)(U??"")}`,oe=K?"re\
fuses the clients":k==="sent"?ae:"requires authentication credentials",ce=(0,b.c3)(_),de=!Q&&H.url===`https://${I}/.well-known/terraform.json`,_e=(0,p.xI)`${Q?"\
may not be a registry":oe}: ${(0,C._r)(H,de)}`;return(0,y.CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(I)} ${_e}${"refusal"in ce?"":(0,p.xI)`; ${(0,b.
pt)(_,null)}`}`,help:(0,C.NM)({...H,asked:I},Q?f:g(_)),...ce})}const r="make the discovery document public",f={operator:`${r}, or return 404 if the host has no \
services`,user:(0,C.Wt)([])};function g(_){const{host:I,token:k,status:U}=_,R=U===403||k!=="sent"?(0,C.qZ)(I):void 0,S={...(0,b.$w)(_,"the discovery document",null),
guest:R};return k==="none"&&"refusal"in(0,b.c3)(_)?{...S,operator:(0,b.nP)(I,`, or ${r}`)}:S}}),8936:((pe,Y,t)=>{t.d(Y,{Er:()=>a,P0:()=>O,P6:()=>T,Qs:()=>D,T0:()=>y,
U2:()=>s,e4:()=>m});var h=t(1780),E=t(9432),p=t(9176),A=t(9615);const C={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: th\
e DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},y=({host:l,asks:i,why:n})=>(0,A.CC)("host-unknown",{message:(0,h.
xI)`${(0,h.KT)(l)} ${C[n]}`,help:n!=="no-such-host"?"check the DNS resolver of this machine, then run the check again":i==="document"?(0,E.Dl)(l,"check the spel\
ling, and that this machine can resolve the name"):(0,h.xI)`check that this machine can resolve ${(0,h.KT)(l)}, or have the URL that names it corrected`,obstacle:{
verb:"cannot resolve",what:C[n].replace(/.*: /,"")}}),b={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function T({host:l,error:i}){if(typeof i=="object"&&"proxy"in i){
const o=p.Yq.PROXY_NOT_REACHED;return(0,A.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} is unreachable: ${i.proxy}`,help:o,obstacle:{verb:"does not re\
ach",what:(0,E.dh)(i.proxy),help:o}})}const n=typeof i=="string"?b[i]:`is unreachable (${i.code})`,d="that a firewall or proxy lets this machine connect to it";
return(0,A.CC)("host-unreachable",{message:(0,h.xI)`${(0,h.KT)(l)} ${n}`,help:{...(0,A.Lw)(`check that the host is up, and ${d}`),guest:`check ${d}, or ${(0,E.B9)(
l)}`},obstacle:{verb:"cannot connect to",what:n.replace("is unreachable: ","")}})}const $={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS\
 server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check th\
at the host is up, or that a firewall lets this machine connect to it"},response:{verb:null,failed:"did not answer",help:""},body:{verb:null,failed:"did not fin\
ish its answer",help:""}},M="serve the document as a static file",w=({asks:l})=>l==="document"?M:"find out what the server waits for, such as its storage",v=l=>l.
map(({name:i,attemptMs:n,retries:d})=>{const o=Number.isFinite(n)?(0,E.YA)(n):"without a limit",u=d===0?"":` in each of ${d+1} attempts`,e=i.includes(" and ")?"\
wait":"waits";return`${i} ${e} ${o}${u}`}).join(", ");function D(l){if(l.phase==="complete")return(0,A.CC)("host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} took ${(0,E.
YA)(l.tookMs)} to return its discovery document; ${v(l.releases)}`,operator:M,affects:[...new Set(l.releases.map(({client:r})=>r))]});const{verb:i,failed:n,help:d}=$[l.
phase],o=l.limitMs===null?null:(0,E.YA)(l.limitMs),u=o===null?"in time":`within ${o}`,e=l.attempts===1?u:`in ${l.attempts} attempts of ${o} each`;return(0,A.CC)(
"host-timeout",{message:(0,h.xI)`${(0,h.KT)(l.host)} ${n} ${e}`,help:d||{operator:`check that the registry is up, or ${w(l)}`,user:(0,h.xI)`ask the operator of ${(0,h.
KT)(l.host)} whether the registry is up`,guest:(0,E.B9)(l.host)},...i&&{obstacle:{verb:i,what:n.replace(/.*: /,"")}}})}const O=({host:l,error:i})=>(0,A.CC)("hos\
t-protocol",{message:(0,h.xI)`the response of ${(0,h.KT)(l)} is not valid HTTP (${i})`,operator:"check that the port serves HTTP, and the headers that the serve\
r and its load balancer send",user:"check the port in the address"}),c={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"wa\
iting for the response",rest:"the rest, such as the body,"};function s({host:l,phase:i,tookMs:n,limitMs:d,...o}){const u=`(limit ${(0,E.YA)(d)}); ${c[i.name]} t\
ook ${(0,E.YA)(i.ms)}`;return"url"in o?(0,A.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(o.url)} took ${(0,E.YA)(n)} to answer ${u}`,operator:w({asks:"answer"})}):
(0,A.CC)("host-slow",{message:(0,h.xI)`${(0,h.KT)(l)} took ${(0,E.YA)(n)} to return its discovery document ${u}`,operator:M,note:v(o.releases)})}const a=({host:l,
attempts:i,failure:n,releases:d})=>(0,A.CC)("host-recovered",{message:(0,h.xI)`discovery of ${(0,h.KT)(l)} succeeded at attempt ${i}; the first attempt failed: ${n}`,
operator:"find out why the host fails intermittently",note:d.length===0?"init succeeded, because the CLI retries discovery":`init with ${d.map(({name:o})=>o).join(
" and ")} would have failed`});function m(l,i){const[{verb:n,help:d=p._$[n]}]=i,[o="",...u]=l,e=u.length===0?(0,h.KT)(o):`any of ${l.length} hosts`,r=u.length===
0&&n==="cannot connect to";return(0,A.CC)("machine-network",{message:(0,h.xI)`this machine ${n} ${e}: ${(0,E.K4)([...new Set(i.map(({what:f})=>f))],3)}`,help:r?
`check the network of this machine, or ${(0,E.B9)(o)}`:d})}}),9176:((pe,Y,t)=>{t.d(Y,{M8:()=>A,Yq:()=>h,_$:()=>p});const h={PROXY_LOGIN:"write the user name and\
 password that the proxy wants into HTTPS_PROXY, before its host",PROXY_ABSENT:"correct HTTPS_PROXY, or start the proxy",PROXY_PATH:"set HTTPS_PROXY to the addr\
ess of a proxy, not to the URL of a repository",PROXY_REFUSED:"have the proxy allow the host, or list the host in NO_PROXY",PROXY_NOT_REACHED:"check that the ho\
st is up, or list it in NO_PROXY"},E=", or set HTTPS_PROXY if the network has a proxy",p={"cannot resolve":`check the network of this machine, its DNS resolver \
and VPN${E}`,"cannot connect to":`check the network of this machine and its firewall${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","doe\
s not reach":"sign in to this network, or use another one"};function A(C,{page:y,url:b,asked:T}){const $=URL.parse(b)?.host,M=$===T,w=M&&C.code==="document-stat\
us";if(y?.kind!=="sign-in"&&y?.kind!=="captive-portal"||w)return C;const v=`a ${y.kind} page${M?"":` at ${$}`} ("${y.title}") answers`;return{...C,obstacle:{verb:"\
does not reach",what:v,isCommon:M}}}}),1098:((pe,Y,t)=>{t.d(Y,{Dr:()=>D,EK:()=>M,Fu:()=>c,dF:()=>O,vs:()=>b,y7:()=>$});var h=t(255),E=t(1780),p=t(5106),A=t(9432),
C=t(9615),y=t(4481);function b({host:s,service:a,...m}){const l=a===p.OZ?"the cloud block":"the remote backend",i=(0,y.nP)(s),n=(0,h.pk)(s)===s?(0,E.xI)`run \`terraform login ${(0,E.
KT)(s)}\`, or `:"",d={...i,terminal:(0,E.xI)`${n}${i.terminal}`},o=(0,E.xI)`${l} requires a token for ${(0,E.SP)(s)}`;return(0,y.ti)("cloud-token",o,d,m)}const T={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function $({block:s,lacks:a,isOpen:m}){const l=s==="cloud block"?`set ${a.map(i=>p.uW[i]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,C.CC)("cloud-incomplete",{severity:m?"notice":"error",message:`the ${s} has no ${a.
map(i=>T[i]).join(" and no ")}`,help:m?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${l}, also for this \
check`})}const M=({url:s,version:a})=>(0,C.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(s)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,A.
dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'correct\
 `hostname`, or use `backend "remote"` instead of `cloud`'}),w=s=>"why"in s?(0,E.xI)`the response of ${(0,E.KT)(s.url)} ${(0,A.dh)(s.why)}`:(0,A._r)({...s,page:null}),
v=(s,a,m)=>"status"in s&&[401,403,404].includes(s.status)?m:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(a)}, and that the URL of the service is that of its API`},
D=({host:s,organization:a,source:m,...l})=>(0,C.CC)("cloud-organization",{message:(0,E.xI)`the organization ${a} at ${(0,E.KT)(s)} cannot be read: ${w(l)}`,refusal:"\
rejects",help:v(l,s,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(m)} is valid and belongs to a member`)}),O=s=>(0,C.CC)("clou\
d-workspace",{message:(0,E.xI)`the workspace ${s.workspace} of ${s.organization} at ${(0,E.KT)(s.host)} cannot be read: ${w(s)}`,help:v(s,s.host,"check that the\
 token may read the workspace")}),c=({host:s,organization:a,workspace:m})=>(0,C.CC)("cloud-workspace-missing",{message:(0,E.xI)`${a} at ${(0,E.KT)(s)} has no workspace ${m} that the token may read; init would create it`,
help:"correct its name, unless the workspace is new"})}),3791:((pe,Y,t)=>{t.d(Y,{o:()=>T,q:()=>b});var h=t(1780),E=t(9432),p=t(9615);const A=$=>$===1?"1 module \
or provider was":`${$} modules and providers were`;function C($){const{names:M}=$,w=(0,h.XT)(M,3,v=>(0,h.KT)((0,E.dh)(v)));switch($.what){case"inside":return(0,h.
xI)`modules and providers inside ${w} were not checked`;case"direct":{const v=M.length-$.git-$.oci,D=[...$.git>0?[`${(0,E.px)($.git,"module")} from Git`]:[],...$.
oci>0?[`${(0,E.px)($.oci,"module")} from an OCI registry`]:[],...v>0?[`${(0,E.px)(v,"module")} from an archive or bucket`]:[]];return(0,h.xI)`${D.join(" and ")} ${M.
length===1?"was":"were"} not checked: ${w}`}case"oci":return(0,h.xI)`${(0,E.px)(M.length,"provider")} ${M.length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${w}`;case"\
open":return(0,h.xI)`${(0,E.px)(M.length,"module")} ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${w}`;case"\
limit":return(0,h.xI)`max-requests (${$.max}) was reached, so ${A(M.length)} not checked: ${w}`;case"chain":return(0,h.xI)`${w} was not opened, because more than ${$.
max} calls lead to it`;case"hosts":return(0,h.xI)`packages name more than ${$.max} hosts that no file names, so ${w} were not contacted`;case"size":return(0,h.xI)`a response is longer than this check reads, so ${A(
M.length)} not checked: ${w}`;case"work":return(0,h.xI)`the answers of the registry take more work than this check does for one host, so ${A(M.length)} not checked: ${w}`;case"\
stopped":return(0,h.xI)`the check ended too early, so ${A(M.length)} not checked: ${w}`;case"contents":return(0,h.xI)`the checksums of ${(0,E.px)(M.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${w}`;case"package":return(0,h.xI)`${w} ${M.length===1?
"was":"were"} not opened: ${(0,E.dh)($.why)}`;case"submodules":return(0,h.xI)`the submodules of ${w} were not fetched, and \`init\` fetches them`;case"getter":return(0,h.
xI)`the package of ${(0,E.px)(M.length,"registry module")} was not checked, because it is downloaded with ${$.getter}: ${w}`;case"units":return(0,h.xI)`${(0,E.px)(
M.length,"Terragrunt unit")} ${M.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${w}`}}const y={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`"},
b=$=>(0,p.CC)("not-followed",{message:C($),help:$.what==="package"?$.cure:y[$.what==="work"?"limit":$.what],...$.what==="work"&&{severity:"warning"}});function T({
by:$,address:M,constraint:w,newest:v,others:D}){const O=(0,h.xI)`${(0,E.dh)($)} requires ${(0,h.KT)((0,E.dh)(M))}${w===null?"":` "${(0,E.dh)(w)}"`}`,c=D.length>
0?`which conflicts with ${(0,E.K4)(D,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(v??"")}`,s=v===null?"which the registry does not have":c;
return(0,p.CC)("module-described",{message:(0,h.xI)`according to the registry, ${O}, ${s}`,help:"run `terraform init` to confirm, or use another version of the \
module"})}}),2801:((pe,Y,t)=>{t.d(Y,{AO:()=>w,U7:()=>M,n3:()=>v,nD:()=>c,ro:()=>O,sC:()=>$,wp:()=>T});var h=t(1780),E=t(2432),p=t(9432),A=t(9615),C=t(3841);const y={
download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],
configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function b(a){if(a.host===""){const[o]=y["use"in a?a.use:"download"];return[`th\
e host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const m=(0,h.
xI)`${(0,h.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,h.xI)`${a.service} of ${(0,h.KT)(a.registry)} is on ${m}`,"use another re\
gistry"];if("package"in a)return[(0,h.xI)`the package of ${a.package} is downloaded from ${m} and was not contacted`,"use another module or provider"];if("use"in
a){const[,o,u]=y[a.use];return[(0,h.xI)`${o} ${m}`,u]}const l=(0,h.xI)`host ${(0,h.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in
a))return[l,"use an allowed registry"];const{place:i,clients:n}=a.implied,d=`${(0,p.dh)(i.file)}:${i.line} names no host, and this is the default of ${(0,p.eZ)(
n)}`;return[(0,h.xI)`${l}; ${d}`,"name an allowed registry there"]}function T(a){const[m,l]=b(a),i=a.host===""?l:(0,h.xI)`${l}, or add ${(0,h.KT)(a.host)} to \`allowed-hosts\``;
return(0,A.CC)("host-not-allowed",{message:m,help:i})}const $=a=>(0,A.CC)("allowlist-incomplete",{message:`the packages of ${(0,p.px)(a.count,"module")} from re\
gistries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,...a.isAsked?{help:"see why in the other findings, and correct \
that"}:{help:"restrict the network where `init` runs as well",severity:"notice",affects:[]}}),M=({host:a})=>(0,A.CC)("host-generic",{message:(0,h.xI)`${(0,h.KT)(
a)} stands for the host of a cloud block or remote backend, and the root module has none; it was not contacted`,help:"add the block, or add `host-generic` to `i\
gnore` if only HCP Terraform runs `init`"}),w=({host:a,address:m,asks:l})=>m==="metadata"?(0,A.CC)("host-private-redirect",{message:(0,h.xI)`${(0,h.KT)(a)} is the address of ${/^(?:kubernetes|openshift)\b/.
test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,A.CC)("host-private-redirect",{message:(0,h.xI)`a public host ${l==="document"?"redirects":"leads"} to ${(0,h.KT)(a)}, which has a ${m} address and was not contacted`,
operator:(0,h.xI)`set an external URL in place of ${(0,h.KT)(a)}`,note:"if this machine may contact it, add that host to `hostnames` or `resolve`"}),v=({host:a,
thrown:m})=>(0,A.CC)("host-check-crashed",{message:(0,h.xI)`${(0,h.KT)(a)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${D(m)}`,help:(0,h.
xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,h.KT)(a)}\` to \`ignore\``});function D(a){if(!(a instanceof Error))
return(0,p.dh)(String(a));const m=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,p.dh)(String(a))+(m===void 0?"":` (${m})`)}const O=({host:a})=>(0,A.
CC)("host-http2",{message:(0,h.xI)`${(0,h.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,h.
xI)`enable HTTP/1.1 on ${(0,h.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"}),c=({host:a,stopped:m,isBegun:l})=>(0,A.
CC)("host-not-checked",{message:(0,h.xI)`${(0,C.C)(m)}: ${(0,h.KT)(a)} was ${l?"still being checked":"not checked"}`,help:s[m.kind]}),s={deadline:"raise `deadli\
ne-seconds`, or lower `timeout-seconds`",signal:"run the check again, with `deadline-seconds` below the time limit of the job",crash:"run the check again, and r\
eport the crash"}}),4481:((pe,Y,t)=>{t.d(Y,{$w:()=>a,c3:()=>v,cA:()=>O,nP:()=>m,pt:()=>c,qV:()=>i,ti:()=>o,to:()=>u,uK:()=>$,yN:()=>n,zT:()=>l});var h=t(8032),E=t(
255),p=t(1780),A=t(7057),C=t(9432),y=t(9615);const b="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",T="or use a runner with an address of its own, because hosted runners share theirs",$={because:"the host limits the requests of this machine or of its net\
work",operator:"raise the limit",user:{terminal:`lower \`concurrency\`, ${T}`,workflow:`lower \`concurrency\` in .tf-disco.hcl, ${T}`}},M=({page:e})=>e?.kind===
"bot-protection",w=({challenge:e})=>e!==null&&(0,A.O6)(e)?e:null;function v(e,r="asks"){const{token:f}=e;return/^(?:none|sent)$/.test(f)&&!M(e)&&!w(e)?{refusal:f===
"none"?r:"rejects"}:{}}function D({host:e,source:r,challenge:f},g){return g!==null?(0,p.xI)`check that ${(0,p.KT)(g)} accepts the token from ${(0,p.LA)(r??"")}: ${O(
g,e)}`:f===null?(0,p.xI)`check that the token is complete and has access, or ${i(r??"",e)}`:(0,p.xI)`check that the token is complete and has access, or that ${(0,p.
KT)(e)}, which asks for ${f} authentication, takes Bearer tokens`}const O=(e,r)=>(0,p.xI)`the CLIs send ${(0,p.KT)(e)} the token for ${(0,p.KT)(r)}, not one for ${(0,p.
KT)(e)}`;function c(e,r){const{host:f,token:g,source:_}=e,I=w(e);if(M(e))return"a bot protection answered";if(I!==null)return`it asks for ${I} authentication`;const k=r===
null?"sent":(0,p.xI)`sent to ${(0,p.KT)(r)}`,U=(0,p.xI)`the token for ${(0,p.KT)(f)} from ${(0,p.LA)(_??"")} was`;return g==="none"?(0,p.xI)`no token was found for ${(0,p.
KT)(f)}`:g==="sent"?(0,p.xI)`${U} ${k}`:(0,p.xI)`${U} not ${k}${s[g]}`}const s={"not-sent":"",dropped:", because the CLIs drop it at a redirect to another host",
withheld:", because the URL is not https; the CLIs do send it"};function a(e,r,f,g=D(e,f)){const{host:_,token:I}=e,k=w(e);if(k!==null){const R=`exempt ${r} from\
 ${k} authentication`,S=(0,p.xI)`ask the operator of ${(0,p.KT)(_)} to ${R}`;return{operator:R,user:S,note:"the clients send only Bearer tokens"}}const U=(0,h.n3)(
_)?(0,C.qZ)(_):void 0;switch(I){case"none":return{...(0,y.Lw)(m(_)),guest:U};case"sent":case"not-sent":return(0,y.Lw)(g);case"dropped":return{operator:(0,p.xI)`serve ${r} without the redirect to ${f===
null?"another host":(0,p.KT)(f)}`};case"withheld":return{operator:`serve ${r} at an https URL`}}}function m(e,r="",f=""){const g=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(e)))),[_]=g.ok?(0,E.fK)(g.value):[],I="${{ secrets.REGISTRY_TOKEN }}",k=(0,p.xI)`run \`terraform login ${(0,p.KT)(e)}\``,U=_!==void 0&&r==="";return{terminal:(0,p.
xI)`${f}${_===void 0?k:n(_)}${r}`,workflow:(0,p.xI)`${f}add the line "${(0,p.KT)(e)}=${I}" to the tokens input${U?(0,p.xI)`, or "${(0,p.LA)(_)}: ${I}" to env`:r}`}}
const l=e=>e.startsWith("credentials helper ");function i(e,r){const g=l(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
r)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(e)}${g}`}const n=e=>/^\w+$/.test(e)?(0,p.xI)`export ${(0,p.LA)(e)}=…`:(0,p.
xI)`env '${(0,p.LA)(e)}=…' terraform init`;function d({isFork:e,searched:r,notRead:f}){if(e)return"secrets are withheld from pull requests of forks";const[g,_]=[
r,f].map(k=>(0,p.XT)(k,k.length,p.LA)),I=f.length===0?"":(0,p.xI)`; not read: ${_??""}`;return(0,p.xI)`no token was found (searched: ${g??""}${I})`}function o(e,r,f,g){
const _=(0,p.xI)`${r}, and ${d(g)}`;return g.isFork?(0,y.CC)(e,{message:_,help:b,severity:"notice"}):(0,y.CC)(e,{message:_,help:(0,y.Lw)(f)})}function u(e,r,f=""){
const{message:g,unexplained:_=g}=e;if("code"in r){const{flaw:k,help:U="",cures:R=(0,y.Lw)(U)}=r,S=k!==void 0&&(0,p.pj)(g).includes(`from ${f}`);return{...e,message:(0,p.
xI)`${g}; ${S?`it ${k}`:r.message}`,cures:R}}const I=r.isFork?{cures:(0,y.Lw)(b)}:{};return{...e,message:(0,p.xI)`${_}; ${d(r)}`,...I}}}),9029:((pe,Y,t)=>{t.d(Y,
{j:()=>m,y:()=>i});var h=t(3024),E=t(6760),p=t(850),A=t(9968),C=t(9961),y=t(2801),b=t(2170),T=t(8032),$=t(255),M=t(9897),w=t(5106),v=t(3298);let D=function(...e){
return{unmanagedBy:D}=t.late([6542,1264],1264),new.target?new D(...e):D(...e)},O=function(...e){return{withoutInstalled:O}=t.late([6542,1264],1264),new.target?new O(
...e):O(...e)},c=function(...e){return{thisMachine:c}=t.late([5866,3576],9837),new.target?new c(...e):c(...e)},s=function(...e){return{mergeMistakes:s}=t.late([
5866,3576],9837),new.target?new s(...e):s(...e)},a=function(...e){return{readCliConfig:a}=t.late([5866,3576],9837),new.target?new a(...e):a(...e)};function m(e,r,f,{
environment:g,directory:_},I=null,k=[]){const U=e.every(({needs:me})=>me.length===0);if(r.depth!=="init"&&r.hostnames.length===0&&U)return{usages:e,remarks:[],findings:[],
configs:[],releases:f.releases};const R=l(I===null?k:[],_,g),S=c(R.environment),H=(0,T.$l)("oci",f.versions),V=f.clients.map(me=>({...n(a(me,S,_),_,r),...!H&&{hasOciMirrors:H}})),
K=f.releases.map(me=>{const $e=V.find(({client:ge})=>ge===me.client);return{...me,attemptMs:$e?.requestTimeoutMs??me.attemptMs}}),{upgrade:X,depth:Q}=r,ae=Q!=="\
discovery",{platform:le}=S,oe={root:_,plugins:I,roots:k,dialect:f,platform:le,upgrade:X,asksMirrors:ae},de=e.some(({needs:me})=>me.some(({service:$e})=>$e===w.xq))?
O(e,V,oe):{usages:e,remarks:[],findings:[]},_e=[...V.flatMap(me=>me.findings),...de.findings,...R.findings];return{...de,findings:s(_e),configs:V,releases:K}}function l(e,r,f){
const{TF_CLI_CONFIG_FILE:g=""}=f;if(g===""||(0,E.isAbsolute)(g))return{environment:f,findings:[]};const _=S=>(0,h.existsSync)((0,E.join)(r,S.directory,g)),[I,k]=[
e.find(_),e.find(S=>!_(S))],U=(0,h.existsSync)(g),R=(U||I)&&k&&{kind:"relative",path:g,root:k.directory};return{environment:{...f,TF_CLI_CONFIG_FILE:U||!I?g:(0,E.
relative)("",(0,E.join)(r,I.directory,g))},findings:R?[(0,b.kH)((0,C.P4)(R,T.Du))]:[]}}const i=({releases:e},r)=>(0,v.O)(f=>D(a(f,c(r)),e));function n(e,r,f){if(f.
allowedHosts.length===0)return e;const g=d(r),_=e.files.filter(({path:K})=>(0,A.UO)(d(K),g)),I=new Set(_.map(({shown:K})=>K)),k=(0,p.Ol)(e).installation?.methods??
[],U=e.forced.flatMap(({place:K,services:X})=>X.map(({value:Q})=>({place:K,host:typeof Q=="string"?u(Q):null}))),R=[...k.flatMap(o),...U].filter(({place:K,host:X})=>X!==
null&&I.has(K.file)&&!(0,$.ev)(X,f)),S=R.map(({place:K,host:X})=>{const Q=(0,y.wp)({host:(0,$.nx)(X??""),use:"configuration"});return(0,b.kH)(Q,{places:[K],clients:[
e.client]})}),H=new Set(R.map(({place:K})=>K)),V=e.forced.filter(({place:K})=>!H.has(K));return{...e,forced:V,findings:[...e.findings,...S]}}const d=e=>(0,A.N0)(
()=>(0,h.realpathSync)(e),e);function o(e){const{kind:r,place:f}=e;return r==="network"?[{place:f,host:(0,$.Pm)(e.url)}]:r!=="local"||e.path!==null?[]:[{place:f,
host:(0,$.yo)(`https://${e.shown}`)??M.IZ}]}const u=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(e)?(0,$.yo)(e.replace(/^\/\//,"https://"))??M.IZ:null}),533:((pe,Y,t)=>{
t.d(Y,{D0:()=>x,lz:()=>B,G9:()=>L});var h=t(4202),E=t(9373),p=t(2170),A=t(9119),C=t(255),y=t(3096),b=t(3298);let T=function(...P){return{isOfInit:T}=t.late([4878],
4878),new.target?new T(...P):T(...P)},$=function(...P){return{noteCall:$}=t.late([4878],4878),new.target?new $(...P):$(...P)},M=function(...P){return{partsOf:M}=
t.late([4878],4878),new.target?new M(...P):M(...P)};const w=1e6,v=({problem:P,severity:G})=>G==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(P.code),
D=({problem:P})=>P.code==="block-backend";function O(P,G){if(!P.some(D))return P;const q=new Set;for(const{parts:J,inside:se}of M(G))for(const F of J)F!==se.directories[0].
name&&q.add(F);return P.filter(J=>!D(J)||!q.has((0,y.jt)((0,p.W7)(J))))}const c=({needs:P})=>P.some(({host:G})=>(0,C.Rt)(G)),s=({usages:P,notes:G,declared:q})=>P.
some(c)||G.some(J=>v(J)||D(J)||(0,A.Zl)((0,p.W7)(J)))||[P,q].some(J=>J.some(({place:se})=>(0,A.Zl)(se.file)||T((0,y.jt)(se.file))));function a(P,G){const q=new Set,
J=new Set,se=new Map;let F=w;for(const{parts:Ee,isAside:Ie,inside:Te}of M(G)){if(F-=Ee.length,F<0)break;for(const ve of Ee)q.add(ve),Ie||J.add(ve);for(const[ve,
Pe]of Te.calls)$(se,ve,Pe)}const ee=G.flatMap(({unknown:Ee})=>Ee.filter(({missing:Ie})=>Ie));for(const Ee of ee.flatMap(({files:Ie})=>Ie))q.add((0,y.jt)(Ee));const he={
...P,usages:m(P.usages,G)},ue=F<0?he:i(he,q,se),fe=O(ue.notes,G).map(Ee=>{const Ie=(0,y.jt)((0,p.W7)(Ee)),Te=q.has(Ie)||q.has((0,y.RO)(Ie));return v(Ee)&&!Te?{...Ee,
severity:"warning"}:Ee});return{...J.values().some(Ee=>(0,A.Zl)((0,y.Gz)(Ee,"main.tf")))?n({...ue,notes:fe},Ee=>J.has((0,y.jt)(Ee))&&(0,A.Zl)(Ee)):{...ue,notes:fe},
installed:[...se.values()].filter(Boolean).length}}function m(P,G){if(!P.some(c))return P;const q=(ee,he)=>`${ee} ${he}`,J=new Map;for(const{kind:ee,needs:he,place:ue}of P)
for(const{host:fe,clients:we}of l.test(ee)?he:[])for(const Ee of we)J.set(q(Ee,(0,y.jt)(ue.file)),fe);const se=new Map;for(const{client:ee,inside:he,parts:ue}of M(
G)){const fe=J.get(q(ee,he.directories[0].name));for(const we of ue){const Ee=q(ee,we);se.set(Ee,(se.get(Ee)??new Set).add(fe))}}const F=({needs:ee,place:he})=>ee.
flatMap(ue=>ue.clients.flatMap(fe=>{const we=se.get(q(fe,(0,y.jt)(he.file)))??[void 0];return Array.from(we,(Ee=ue.host)=>({...ue,host:Ee,clients:[fe]}))}));return P.
map(ee=>c(ee)?{...ee,needs:F(ee)}:ee)}const l=/^(?:cloud|backend_remote)/;function i({usages:P,declared:G,notes:q},J,se){const F=ee=>!T((0,y.jt)(ee))||J.has((0,y.
jt)(ee));return{usages:P.flatMap(ee=>!F(ee.place.file)&&ee.kind!=="saved_state"?[]:se.get(ee)===!0?{...ee,needs:[],directHost:void 0}:ee),declared:G.filter(({place:ee})=>F(
ee.file)),notes:q.filter(ee=>F((0,p.W7)(ee))||ee.problem.code.startsWith("file-"))}}function n({usages:P,declared:G,notes:q},J){const se=(0,b.O)(F=>J(F.file)?{...F,
isInUse:!0}:F);return{usages:P.map(({version:F,...ee})=>({...ee,place:se(ee.place),...F&&{version:{...F,place:se(F.place)}}})),declared:G.map(F=>({...F,place:se(
F.place)})),notes:q.map(F=>({...F,places:F.places.map(ee=>typeof ee=="string"?ee:se(ee))}))}}var d=t(2172),o=t(6889),u=t(4120),e=t(9432),r=t(4756),f=t(8516),g=t(
3791),_=t(8032),I=t(3152),k=t(9465),U=t(7960),R=t(1011),S=t(3114),H=t(1884);let V=function(...P){return{usagesOf:V}=t.late([3276,7918,8319],8095),new.target?new V(
...P):V(...P)},K=function(...P){return{declaredIn:K}=t.late([3276,7918,8319],8095),new.target?new K(...P):K(...P)},X=function(...P){return{parseFile:X}=t.late([
3276,7918,8319],8095),new.target?new X(...P):X(...P)},Q=function(...P){return{Terragrunt:Q}=t.late([3276,7918,874],1340),new.target?new Q(...P):Q(...P)};function ae(P){
const G=ce(P),q={calls:[],links:new Map,terragrunt:[]},J=(0,H.Vm)(G,q,{}),se=(0,H.aC)(J,()=>new Q(J));return(0,b.O)(F=>{if(!P.directories.has(F))return null;const ee=G.
list(F),he=[...P.unreadable].filter(([ve])=>(0,y.jt)(ve)===F),ue=new Set([...ee,...he.map(([ve])=>le(ve))].filter(S.tr)),fe=he.flatMap(([ve,Pe])=>{const ye=(0,S.
L8)(le(ve),ue,"")?.clients??[];return{...(0,p.ht)(ve,(0,r.WO)({what:"link",code:Pe,isRefused:!0})),clients:ye}}),we=ee.flatMap(ve=>{const Pe=(0,S.L8)(ve,ue,""),
ye=(0,y.Gz)(F,ve),Ce=P.files.get(ye)??"";return Pe===void 0?[]:X(Ce,{...Pe,isOfPackage:!0},ye)}),{usages:Ee,notes:Ie}=V(we,se),Te=[...Ie,...fe.filter(({clients:ve})=>ve.
length>0)];return{usages:Ee.map(oe),declared:[...K(we)],notes:Te}})}const le=P=>P.slice(P.lastIndexOf("/")+1);function oe(P){if(P.calls===void 0)return P;const G=Object.
entries(P.calls).map(([q,J])=>[q,J.map(se=>({...se,root:null}))]);return{...P,calls:Object.fromEntries(G)}}function ce({files:P,directories:G}){const q=Map.groupBy(
P.keys(),y.jt),J=se=>P.has(se)||G.has(se);return{list:se=>(q.get(se)??[]).map(le).sort(),directories:()=>[],exists:J,locate:se=>J(se)?se:null,nameOf:()=>null,read:se=>P.
get(se)??null}}let de=function(...P){return{rootsOf:de}=t.late([4878],4878),new.target?new de(...P):de(...P)},_e=function(...P){return{upToLimit:_e}=t.late([4878],
4878),new.target?new _e(...P):_e(...P)},me=function(...P){return{rootNotes:me}=t.late([4284],4284),new.target?new me(...P):me(...P)};function $e(P){const{layouts:G,
changed:q,dialect:J,rootRules:se,textRules:F,stop:ee}=P,he=()=>!!ee?.why,ue=({places:we})=>q===null||we.some(Ee=>typeof Ee!="string"&&q.has(Ee.file)),fe=(0,k.Zf)(
Oe(J),F);return we=>{const Ee=new k.fO({opened:we,read:fe,isEnded:he}),Ie=de(G,q,J.versions,!0,Ee),Te=[..._e(Ie,()=>{})];return{roots:Te,notes:Pe=>{const ye=me(
{...se,resolve:Pe});return Te.forEach(ye.add),[...Ee.allNotes(),...ye.notes().filter(ge)].filter(ue)}}}}const ge=({places:P})=>P.some(G=>typeof G!="string"&&G.inside!==
void 0);function Oe(P){const G=(0,_.d3)(P);return(0,b.O)(q=>{const J=ae(q);return se=>{const F=J(se);if(F===null)return null;const ee=(0,R.sw)(F.usages,P.clients),
he=(0,U.e)((0,R.eI)(ee,G),P.versions),ue=[...(0,R.vH)(F.notes,P.clients),...he.notes];return{...F,usages:he.usages,notes:ue}}})}let Me=function(...P){return{layoutsOf:Me}=
t.late([4878],4878),new.target?new Me(...P):Me(...P)},ie=function(...P){return{rootsOf:ie}=t.late([4878],4878),new.target?new ie(...P):ie(...P)},ne=function(...P){
return{unmatched:ne}=t.late([4878],4878),new.target?new ne(...P):ne(...P)},re=function(...P){return{upToLimit:re}=t.late([4878],4878),new.target?new re(...P):re(
...P)},Z=function(...P){return{rootNotes:Z}=t.late([4284],4284),new.target?new Z(...P):Z(...P)},te=function(...P){return{textNotes:te}=t.late([4284],4284),new.target?
new te(...P):te(...P)},z=function(...P){return{withoutRefused:z}=t.late([4284],4284),new.target?new z(...P):z(...P)};function x(P){const{usages:G,declared:q,changed:J,
dialect:se,settings:F,isLockReadonly:ee}=P,he=G.length===0&&q.every(E.z0),ue=(0,d.dP)(G);if(he&&F.roots.length===0)return{roots:[],notes:[],expand:null,locks:ue};
const{clients:fe,versions:we}=se,Ee=j(P),Ie=[],Te=[],ve=F.dialect.name==="auto"?[]:fe,Pe=(0,o.uQ)(F.dialect,se),ye={clients:fe,upgrade:F.upgrade,isLockReadonly:ee,
versionIn:Pe},Ce=Z(ye),ke=F.depth!=="discovery",je=({directory:De},be)=>{Te.push((0,p.ht)(De,(0,r.ub)({kind:"roots",max:be})))};for(const De of re(ie(Ee,J,we,ke),
je)){if(P.stop?.why)break;Ce.add(De),ue.add(De),Ie.push(ke?De:{...De,providers:[]})}const Re={...se,set:ve,isPredicted:ke},Le=De=>J===null||J.has((0,p.W7)(De)),
Ue=[...te(G,q,Re)].filter(Le),Ae=O(Ue,Ee),xe=new Set(P.notes.flatMap(De=>De.problem.code==="lock-invalid"?(0,p.W7)(De):[])),Ke=[...Ae,...Ce.notes()].filter(De=>!xe.
has((0,p.W7)(De))),Be=({host:De,needs:be})=>ee&&be.some(Se=>Se.host===De),We=G.filter(De=>Be(De)&&ue.isDropped(De)).map(({text:De,place:be,clients:Se})=>(0,p.kH)(
(0,f.Sm)({provider:De??"",isUnused:!0}),{places:[be],clients:Se})),{ending:Ne}=P,Fe={layouts:Ee,changed:J,dialect:se,rootRules:ye,textRules:Re,stop:Ne};return{roots:Ie,
locks:ue,notes:[...Ke,...We,...Te,...ke?W(Ee,J):[]],expand:F.depth==="init"?$e(Fe):null}}function j(P){const{dialect:G,settings:q,listed:J,endedAt:se,installed:F=[]}=P,
ee=q.upgrade?[]:F,{clients:he,versions:ue}=G,fe={...P,installed:ee,clients:he,versions:ue};return J===void 0?B(fe,q,se===null):N(fe,J)}function L(P){const{usages:G,
declared:q,installed:J=[],settings:se}=P,ee=se.depth!=="discovery"?z(P.notes,G):P.notes,he={usages:G,notes:ee,declared:q};if(J.length===0&&!s(he))return{...he,remarks:[]};
const{installed:ue,...fe}=a(he,j(P)),we=`modules in .terraform are used as \`init\` uses them: ${ue}`;return{...fe,remarks:ue===0?[]:[we]}}function W(P,G){const q=[
...new Set(P.flatMap(({unknown:F})=>F))].filter(({files:F,missing:ee})=>ee===void 0&&(G===null||F.some(he=>G.has(he))));if(q.length===0)return[];const J=q.map(({
directory:F})=>F||"."),se=(0,A.As)((0,A.jH)(q.flatMap(({unknown:F})=>F??[])));return[(0,p.kH)((0,g.q)({what:"units",names:J}),{places:se,clients:_.Du})]}function B(P,{
roots:G,mayMissRoots:q},J){const se=G.map(fe=>({text:fe,matches:(0,h.Ls)([fe])})),F=Me({...P,patterns:se}),ee=J&&!q?ne(F,se):[];if(ee.length===0)return F;const he=Me(
{...P,patterns:[]}).flatMap(fe=>fe.roots),ue=[...new Set(he.map(({name:fe})=>fe||"."))];throw new I.GN(ee.map(fe=>{const we=(0,e.K4)([...new Set([...(0,u.kD)(fe,
ue),...ue])],5,e.dh),Ee=we===""?"":`; the nearest root modules are ${we}`;return`roots: no directory with configuration matches ${fe}${Ee}`}))}function N(P,{roots:G,
rootsAreNamed:q}){const J=P.units.filter(se=>se.unknown!==null);return P.clients.flatMap(se=>{const F=G.filter(({clients:fe})=>fe.includes(se)),ee=new Set([...J,
...F].map(({directory:fe})=>fe||"."));return Me({...P,clients:[se],patterns:[{text:"",matches:fe=>ee.has(fe)}]}).map(fe=>({...fe,isNamed:q}))})}}),4359:((pe,Y,t)=>{
t.d(Y,{o0:()=>ge,SQ:()=>me,CH:()=>$e});var h=t(3916),E=t(4202),p=t(9373),A=t(5324),C=t(6889),y=t(7960),b=t(3114),T=t(1011),$=t(1884),M=t(9432),w=t(4756),v=t(2170),
D=t(9119),O=t(8032),c=t(3096),s=t(3298),a=t(7630);const m=/^(?:#+|\/\/+|\/\*+)\s*tf-disco:ignore\s+(\S+)(?:\s+(.*))?$/s;function l({text:Z,place:te,line:z}){const[
,x="",j=""]=m.exec(Z.trim())??[],L=P=>(0,v.ht)(te.file,(0,w.$T)({kind:"comment",why:P}),te);if(x==="")return L("it does not begin with `tf-disco:ignore CODE`");
if(j.includes("tf-disco:ignore"))return L("it has `tf-disco:ignore` more than once");const W=(0,a.PZ)(x);if(!W.ok)return L(W.why);const B=j.replace(/\s+/g," ").
trim();return($late4??=new RegExp("[\\p{L}\\p{N}]","u")).test(B)?{code:x,host:null,paths:null,reason:B,place:te,line:z}:L("it has no reason")}var i=t(4515),n=t(3024),d=t(6760),o=t(9968),u=t(
2172),e=t(9059),r=t(8339),f=t(1054),g=t(5243),_=t(9897);const I=100;function k(Z,te){const z=H(te),x=Z.flatMap(W=>{const{kind:B,version:N,directories:P,isOverridden:G,
replacedFor:q}=W,J=/^(module|test_module|terragrunt_source)$/.test(B),se=N!==void 0||P!==void 0&&!te.isStrict;if(!J||G||se)return[];const ee=W.clients.filter(ue=>!q?.
includes(ue)).flatMap(ue=>{const fe=z(W,ue);return fe===null?[]:{client:ue,reason:fe}}),[he]=ee;return he===void 0?[]:{usage:W,reason:he.reason,clients:ee.map(({
client:ue})=>ue)}}),j=(0,s.O)(()=>Q(te));return[...Map.groupBy(x,({reason:W})=>W.paths.at(-1)??"")].slice(0,I).flatMap(([W,B])=>{const N=(0,s.O)(({why:G,paths:q})=>G===
"outside"||G==="skipped"?(0,w.a3)({what:G,path:W}):(0,r.Iz)({path:W,maker:G==="created"?"`init`":j()(q)})),P=(0,f.Kc)(W);return B.map(({usage:{place:G},reason:q,
clients:J})=>(0,v.kH)(N(q),{places:[G],clients:J,isPlaceholder:P}))})}const U={throwIfNoEntry:!1},R=40,S=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function H({
root:Z,scan:te,units:z,directories:x,modules:j,isStrict:L}){const{locate:W,nameOf:B}=(0,A.ET)({root:Z,scan:te}),N=(0,s.O)(F=>(0,o.N0)(()=>(0,n.statSync)((0,d.join)(
Z,F),U)?.isDirectory()===!0,!1)),P=(0,s.O)(F=>G(F,F,0));function G(F,ee,he){if(he>R)return{why:"missing",paths:[ee]};if(/^\.\.(\/|$)/.test(F)||N(F)){const ve=W(
F)!==null;return ve&&!L?null:{why:ve?"skipped":"outside",paths:[F]}}const fe=F.split("/"),we=fe.map((ve,Pe)=>fe.slice(0,Pe+1).join("/")),Ee=we.findIndex(ve=>!N(
ve)),Ie=we[Ee]??"",Te=(0,o.N0)(()=>q(Ie),null);if(Te===null)return{why:"outside",paths:[F]};if(Te!==Ie){const ve=(0,c.un)(Te,F.slice(Ie.length+1)),Pe=G(ve,ee,he+
1);return Pe?.why==="outside"?{why:"outside",paths:[F]}:Pe}return S.test(F)?L?{why:"created",paths:[F]}:null:{why:"missing",paths:we.slice(Ee)}}function q(F){const ee=(0,d.
join)(Z,F),he=(0,n.lstatSync)(ee,U);if(he===void 0||he.isFile())return F;const[ue,fe]=[W(""),W((0,c.jt)(F))];if(!he.isSymbolicLink()||ue===null||fe===null)return null;
const we=(0,o.$r)(ee);return we.kind==="error"&&we.code==="ELOOP"?F:(0,A.sq)((0,d.relative)(ue,(0,d.resolve)(fe,(0,n.readlinkSync)(ee))))}const J=(0,s.O)(F=>{const ee=z.
filter(ue=>ue.directory===F||ue.module===F);return ee.some(ue=>ue.unknown!==null||(0,p.LU)(ue))?[]:[F,...ee.flatMap(T.CI)]}),se=Map.groupBy(z.filter(({missing:F})=>F!==
void 0),({unknown:F})=>F&&(0,D.df)(F));return(F,ee)=>{const he=F.kind==="terragrunt_source",ue=he?se.get((0,D.df)(F.place)):void 0;if(ue)return ue.map(({missing:ve=""})=>P(
ve)).find(Boolean)??null;const fe=(0,c.jt)(F.place.file),we=F.kind==="test_module",Ee=(0,c.Bo)(fe,ve=>j.has(ve),[F.text??""]),Ie=F.directories??(we?[Ee]:J(fe)),
Te=(0,u.MZ)(F,ee).flatMap(({source:ve,isOpen:Pe})=>{const ye=Pe?F.evaluated?.[ee]?.text??"":"";if(ve===null&&L&&(0,g.Nj)(ye))return[{why:"skipped",paths:[ye]}];
const Ce=!L&&/[$%]\{/.test(ve??"");if(ve===null||Ce)return[null];const ke=(0,_.qC)(ve);if(ke.length>0)return[ke.some(xe=>x.has(B(xe)??".."))?null:{why:"outside",
paths:[ve]}];if(!(0,g.Nj)(ve)||he)return[null];const je=Ie.map(Ae=>(0,c.un)(Ae,ve)),Re=je.filter(Ae=>!x.has(Ae));return(F.directories===void 0&&Re.length<je.length?
[null]:Re.map(P)).filter(Ae=>!F.directories||Ae?.why!=="missing")});return Te.includes(null)?null:Te[0]??null}}const V=/(?:^|\/)(?:(?:vendir|vendor|peru)\.ya?ml|terrafile)$/i,
K=/\b(?:clone|submodule|subtree|worktree add|degit|svn|vendir|x?terrafile|curl|wget|unzip|from-module|download-artifact|tar (?:-\S+ \S+ )*-*[a-z]*x|(?:actions\/)?checkout[@:]|relativeTargetDir|dir\(\S+ ?\{ (?:git|checkout)\b|(?:cp|r?sync) (?:-\S+ )*["']?(?:s3|gs):)/,
X=/\b(?:cp|mv|ln|rsync|sync|mkdir|path:|make(?! -C))|\.(?:sh|py|js|ts|rb)\b|copy|generat|render|fetch|^(?=[^\s:]*\/)[^\s:]+:(?:\s|$)/;function Q({root:Z,exclude:te,
toolFiles:z}){const x=(0,A.ET)({root:Z,scan:[]}),j=(0,s.O)(N=>(0,e.Dx)(N,x.read(N)??"")),L=(0,s.O)(()=>[...(0,e._X)({root:Z,exclude:te},z)].filter(({file:N})=>!(0,e.
$)(N)&&!N.includes("pre-commit")).map(({file:N,text:P})=>({file:N,commands:le((0,e.Dx)(N,P).join(`
`))}))),W=[".git/config.worktree",".git/config"].find(N=>j(N).some(P=>/sparsecheckout\s*=\s*true/i.test(P))),B=j(".gitmodules").map(N=>/^\s*path\s*=\s*(.*)/.exec(
N)?.[1]);return N=>{if(W!==void 0)return W;const P=(0,c.Gz)(N.at(-1)??"","");if(B.some(J=>P.startsWith(`${J}/`)))return".gitmodules";const G=["",...(0,c.eH)((0,c.
jt)(N.at(-1)??""))].map(J=>(0,c.Gz)(J,".gitignore")).find(J=>ae([...N,`${P}-`],(0,c.jt)(J),j(J))),q=L().find(({file:J,commands:se})=>{const F=V.test(J)&&P.startsWith(
(0,c.Gz)((0,c.jt)(J),"")),ee=(he,ue)=>ce(he,ue)&&(F||oe(he,ue));return se.some(he=>N.some(ue=>ee(he,ue)))});return G??q?.file??null}}function ae(Z,te,z){return z.
slice(0,500).findLast(j=>{const[,L,W=""]=/^!?(\/?)(.*?)\/?$/.exec(j)??[],B=(0,c.Gz)(te,L||W.includes("/")?W:`**/${W}`),[N=""]=/[^*?\]]*$/.exec(W)??[];return Z.some(
P=>W!==""&&P.endsWith(N)&&(0,h.matchesGlob)(P,B))})?.startsWith("!")===!1}const le=Z=>Z.replace(/\b(?:name|description|ref|repository):(?:\}\}|[^,}\n])*/g,"").replace(
/\b(?:echo|printf)\b[^;&|\n]*|\baws (?=s3 )/g,"").replace(/\b((?:cp|mv|ln) [^;&\n]*)(\/[\w.-]+) ([^\s;&]+?)\/?(?= *(?:$|[;&]))/gm,"$1$2 $3$2").replace(/^([ \t]*)(- )?uses:.*(?:\n+\1[ \t]*(?!- ).*)*/gm,
te=>te.replace(/\n( *path: *["']?)?/g," $1^/")).replace(/\\\n|\n[ \t]+(?=[\w-]+:|\n)|(?<=\{)\n\s*(?=(?:git|checkout)\b)/g," ").replace(/(?<=[\w.])\\(?=\w)/g,"/").
split(/\n|&&|;/),oe=(Z,te)=>K.test(Z)||X.test(Z)&&Z.includes(/[^/]+\/[^/]+$/.exec(te)?.[0]??`
`);function ce(Z,te){const[z="",...x]=te.split("/").toReversed();return Z.includes(z)?(Z.replace(/((?:@|\/\/)[\w.-]+):/g,"$1/").match(/[^\s"'`,;:=()<>|&]+/g)??[]).
some(L=>{const B=L.replace(/^(?:(?:.*@|\/\/)[^/@]+|[\w-]+(?:\.[\w-]+)+)\/.*\/|\.git$/g,"").split("/").filter(N=>!/^\.*$/.test(N));return B.some((N,P)=>N===z&&x.
every((G,q)=>de(B[P-q-1],G)))}):!1}const de=(Z="*",te)=>Z===te||/[$*{}]/.test(Z);let _e=function(...Z){return{readTools:_e}=t.late([3276,7918,8319],8095),new.target?
new _e(...Z):_e(...Z)};async function me(Z,te){const{directory:z,environment:x,stop:j,progress:L}=te,W={root:z,scan:Z.scan,exclude:Z.exclude},B=(0,$.cw)(W,x),N=await(0,i.
nE)(B,j,G=>L({kind:"scan",files:G})),P=ie(N,Z,(0,A.ET)(W));return ne(P,(0,E.Ls)(Z.roots))}function $e({projectFiles:Z},te){const z=[...Z].filter(j=>j!==b.Dp),x=`\
not read: ${(0,M.K4)(z,3,M.dh)}`;return z.length===0?[]:[`${x}; the project file is ${b.Dp} in ${te}`]}function ge({dialect:Z,exclude:te,scan:z,allowedHosts:x,ignore:j},L,{
environment:W,directory:B}){const N=(0,s.O)(()=>_e({root:B,exclude:te},L.toolFiles)),P=!!W.TF_CLOUD_HOSTNAME,G=z.length>0,q={setting:Z,scan:G?{...L,tools:N,hasCloudHostname:P}:
null},J=(0,C.L2)(q),{clients:se,versions:F}=J,ee=(0,O.$l)("queries",F),he=ye=>ee||!(0,b.xO)(ye),ue=(0,T.eI)((0,T.sw)(L.usages,se),(0,O.d3)(J)),fe=(0,y.e)(ue,F),
we=fe.usages.filter(({place:ye})=>he(ye.file)),Ee=x.length>0,Ie={root:B,scan:z,exclude:te,isStrict:Ee},Te=L.comments.map(l),ve=[...k(we,{...L,...Ie}),...Ee?Oe(L):
[]],Pe=we.some(({workspace:ye})=>ye?.lacks)&&N().givesState;return{dialect:J,usedBy:()=>(0,C.rU)(J,q.scan),bots:G?N().bots:[],usages:Pe?we.map(Me):we,ignore:[...j,
...Te.filter(ye=>"code"in ye)],notes:[...[...(0,T.vH)(L.notes,se),...fe.notes].filter(ye=>he((0,v.W7)(ye))),...ve,...Te.filter(ye=>"problem"in ye)]}}function Oe(Z){
const{unselected:te,linked:z,directories:x,units:j,unread:L,notes:W}=Z,B=new Set(W.flatMap(P=>(0,v.Xd)(P)?.file??[])),N=[...z].filter(([,P])=>P===null||!x.has(P));
return[...te.map(P=>(0,v.ht)(P,(0,w.a3)({what:"unselected"}))),...N.map(([P])=>(0,v.ht)(P,(0,w.a3)({what:"linked"}))),...(0,D.jH)(L).map(P=>(0,v.kH)((0,w.a3)({what:"\
generated"}),{places:[P]})),...j.flatMap(({directory:P,module:G,unknown:q,missing:J})=>q===null||G!==null||J!==void 0||B.has(q.file)?[]:(0,v.kH)((0,w.a3)({what:"\
skipped",path:P}),{places:[q]}))]}function Me(Z){if(Z.workspace?.lacks===void 0)return Z;const{organization:te,name:z}=Z.workspace;return{...Z,workspace:{organization:te,
name:z}}}function ie(Z,{roots:te,exclude:z},x){const j=new Set(Z.links.values());if(j.size===0)return Z;const[L,W]=[(0,E.Ls)(te),(0,E.Ls)(z)],B=O.Du.flatMap(F=>[
...(0,p.Pv)(Z,F).values()]),N=new Set(B.flatMap(p.s1)),P=new Set(Z.units.map(({directory:F})=>F)),G=(0,s.O)(F=>N.has(F)||P.has(F)||L(F||".")?!1:x.list(F).map(he=>(0,c.
Gz)(F,he)).every(he=>j.has(he)||W(he)||!re(he))),q=F=>j.has(F)&&re(F)&&G((0,c.jt)(F)),J=Z.usages.filter(({place:F})=>!q(F.file)),se=Z.declared.filter(({place:F})=>!q(
F.file));return{...Z,usages:J,declared:se,notes:Z.notes.filter(F=>!q((0,v.W7)(F)))}}function ne(Z,te){const z=new Set(Z.snippets);if(z.size===0)return Z;for(const j of O.
Du){const L=(0,p.Pv)(Z,j),W=[...L.values()].filter(({name:B,isInitialised:N,installed:P})=>!z.has(B)||N||P.size>0||te(B||"."));for(const B of W){z.delete(B.name);
for(const N of(0,p.s1)(B)){const P=z.delete(N)?L.get(N):void 0;P!==void 0&&W.push(P)}}}const x=Z.notes.filter(j=>j.problem.code!=="block-invalid"||!z.has((0,c.jt)(
(0,v.W7)(j))));return{...Z,snippets:z,notes:x}}function re(Z){const te=(0,b.L8)((0,h.basename)(Z),new Set,(0,h.basename)((0,h.dirname)(Z)));return te!==void 0&&
te.class!=="terragrunt"}})};export{ze as ids,Ge as modules};
var $late0,$late1,$late2,$late3,$late4;
