const xe=[4744,3699,2172,9465,8639,533],Ue={5440:((ce,z,t)=>{t.d(z,{Qm:()=>$,TU:()=>w,i4:()=>a,pb:()=>c,zt:()=>k});var _=t(7811),E=t(8339),h=t(2485),A=t(2213),T=t(
255),j=t(5243),L=t(9897),D=t(3846);const k={host:null,isHostImplied:!1,needed:null},P=m=>({host:m,isHostImplied:!1,needed:(0,T.Rt)(m)?"state":m}),w=m=>({host:m,
isHostImplied:!0,needed:m}),C=m=>({host:m,isHostImplied:!1,needed:null}),y=m=>m===null?k:{...k,directHost:m},$=m=>({...k,problem:m}),g=(m,R)=>$((0,E.DA)({reason:"\
rejected",error:m,advice:R}));function o(m,R,p){return p===null?m:{...m,problem:(0,E.My)({text:R,host:m.host,advice:p})}}const c={module:f,"test-module":(m,R,p)=>{
const v=(0,j.vL)(m,R).kind==="remote";return R==="opentofu"||!v?f(m,R,p):$((0,E.DA)({reason:"remote-in-test",text:m}))},provider:l,"locked-provider":u,"stack-co\
mponent":O,stack:(m,R)=>{const p=(0,j.A)(m);return p.ok&&!m.startsWith(".")?C(p.value.host):{...O(m,R),isHostImplied:!1,needed:null}},"stack-output":m=>{const[R="",
...p]=m.split("/");return p.length===3?s(R,C):$((0,E.DA)({reason:"stack",text:m}))},terragrunt:I,host:m=>s(m,P),url:m=>y((0,A.Ul)(m)),"host-part":m=>y((0,A.D8)(
m)),"state-path":m=>y((0,A.Bm)(m))};function a(m,R,p){if(m==="terragrunt"){const[,x]=/^tfr:\/\/([^/?]*)\//.exec(R)??[];return x!==void 0?n(x,p):/^$|^t$|^tfr?$|^tfr:/.
test(R)?void 0:i(R,p)}if(m==="url"&&/^postgres|=/i.test(R))return y(L.IZ);if(/^(url|host-part|state-path)$/.test(m))return i(R,p);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(R))return i(R,p);const v=R.indexOf("/");if(v<0)return;const M=(0,j.vL)(`${R.slice(0,v)}/a/b/c`,p);return M.kind!=="registry"?i(R,p):R.split("/").length<d?{
...e(M),directHost:L.IZ}:e(M)}const d=4,n=(m,R)=>m===""?w((0,j.Vm)(R)):s(m,P),i=(m,R)=>(0,j.Nj)(m)?k:y((0,L.uE)(m,R)),e=({host:m,hostImplied:R})=>R?w(m):P(m);function s(m,R){
const p=(0,T.Pv)(m),v=(0,h.L6)(m);return p.ok?o(R(p.value),m,v):$((0,E.k0)({text:m,error:p.why,advice:v}))}function f(m,R,p){if((0,j.Nj)(m)&&!p)return k;const v=(0,j.
vL)(m,R),M=v.kind==="registry"?(0,_.Ju)(v):(0,j.rE)(m,R);if(p&&!M.ok){const{why:te}=M,ee=/^https?:/i.test(m)?{kind:"invalid",error:te}:v,le=/^(?:git\+\w+|ssh):/i.
test(m)?null:(0,h.NM)(m,ee,M),G=/^[a-z0-9]+::/i.test(m)?"remote":v.kind;return le===null&&(G==="local"||G==="remote")?$((0,E.DA)({reason:`${G}-with-version`,text:m})):
g(te,le)}const S=(0,h.NM)(m,v,M);if(M.ok)return o(e(M.value),m,S);if(v.kind==="invalid"){const te=m.includes("://")?{directHost:L.IZ}:{};return{...g(v.error,S??
h.x3),...te}}if(v.kind!=="remote")return o(k,m,S);const{refusal:x,host:V}=v;return x!==null?g(x,S??h.x3):V!==L.IZ||S!==null?o(y(V),m,S):{...y(V),problem:(0,E.My)(
{text:m,host:V,advice:r})}}const r="write the host after the scheme, such as git::https://HOST/PATH";function l(m,R){const p=(0,D.mi)(m,R);switch(p.kind){case"l\
egacy":return g(`Invalid legacy provider address: the provider "${p.type}" has no namespace`,`write NAMESPACE/${p.type}`);case"registry":return p.hostImplied?w(
p.host):o(P(p.host),m,(0,h.cr)(m));case"builtin":return p.type==="terraform"?C(p.host):g(`Invalid dependency on built-in provider: none is named "${p.type}"`,"w\
rite the address of a provider in a registry");case"invalid":{const[v="",M]=p.error.split(`

`);return g(v,M??(0,h.cr)(m))}}}function u(m,R){const p=(0,D.mi)(m,R);if(p.kind==="invalid")return g(p.error,null);if(p.hostImplied)return $((0,E.DA)({reason:"l\
ocked-provider",text:m}));if(p.kind==="builtin")return C(p.host);const v=p.host===(0,j.Vm)("terraform");return{...P(p.host),needed:v?(0,j.Vm)(R):p.host}}function O(m,R){
if(m!==m.trim())return $((0,E.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return k;const p=(0,j.rE)(m,R);if(p.ok)return e(p.value);const v=(0,j.A)(
m);if(v.ok)return C(v.value.host);const M=(0,j.vL)(m,R);return M.kind==="invalid"?g(M.error,(0,h.NM)(m,M,p)):y(M.kind==="remote"?M.host:null)}function I(m,R){const[
p,v="",M=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(p===void 0){if(m.startsWith("gitlab.com/"))return y("gitlab.com");if((0,L.GL)(m))return k;const x=(0,L.
cx)(m,"opentofu");if(!(x.ok&&(0,L.Of)(m,x.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const te=(0,L.cx)(m,R);return y(te.ok?te.value.host:L.IZ)}}const[
S=""]=M.split("//");return S.split("/").length!==3?$((0,E.DA)({reason:"terragrunt",text:m})):n(v,R)}}),7706:((ce,z,t)=>{t.d(z,{ME:()=>h,ho:()=>j,io:()=>k,jP:()=>A});
var _=t(8032),E=t(9615);const h=()=>(0,E.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu res\
erve it for a future version",help:"move it into a terraform block"});function A({kind:P}){const{client:w,what:C}=_.$I[P];return(0,E.CC)("block-unsupported",{message:`${C}\
 is supported by ${_.bB[w]} only`,help:w==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const T={
twice:({what:P,first:w})=>({message:`${P} is defined a second time; the first time is in ${w}`,help:P.includes(".")?"remove or rename one of them":"write one bl\
ock only"}),"no-base":({what:P})=>({message:`this override file changes ${P}, which no other file of the directory defines`,help:"define it in a file that is no\
t an override file, or remove it here"}),"of-cli":({type:P})=>({message:`${P} is a block of the CLI configuration, which has files of its own`,help:"move it to \
~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:P})=>({message:`${P} has a name\
 that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:P})=>({message:`the type of ${P} is in quotes`,help:'remove the q\
uotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:P,argument:w})=>({message:`${P} cannot have the argument ${w}`,help:"writ\
e `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:P,normal:w})=>({message:`"${P}" cannot\
 be the local name of a provider`,help:w===null?"use letters, digits and dashes only, with no dash at either end":`write ${w}`})},j=P=>(0,E.CC)("block-invalid",
(0,E.Z9)(T,P)),L="use another version of the module that has this call",D={"not-passed":({call:P,name:w,canChange:C})=>({message:`${P} does not pass the provide\
r configuration ${w}, which its module expects`,help:C?`add \`${w} = \u2026\` to the \`providers\` of the call`:L}),overridden:({call:P,name:w,canChange:C})=>({
message:`${P} passes the provider configuration ${w}, which its module has itself`,help:C?`remove \`${w}\` from the \`providers\` of the call`:L}),repeated:({call:P,
argument:w,canChange:C})=>({message:`${P} has \`${w}\`, but its module configures a provider itself`,help:C?`remove \`${w}\`, or use a version of the module with\
out \`provider\` blocks`:L})},k=P=>(0,E.CC)("block-providers",(0,E.Z9)(D,P))}),8516:((ce,z,t)=>{t.d(z,{FA:()=>a,N0:()=>$,Ov:()=>d,Sm:()=>g,id:()=>C,jF:()=>w});var _=t(
8032),E=t(9432),h=t(9119),A=t(9615);const T=6,j=n=>`"${(0,E.dh)(n)}"`,L="change one of these constraints so that a version can match all of them",D=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function k(n){const i=n.replace(D,"");return i===""?"":`: ${i}`}const P={syntax:({text:n,why:i})=>({message:`${j(n)} is not a version constraint${k(i)}`,help:"w\
rite versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}),expression:({address:n,clients:i})=>({message:`ve\
rsion of ${n} is an expression, which ${i.includes("terraform")?"Terraform":"OpenTofu"} does not evaluate during init`,help:i.includes("terraform")?"write the v\
ersion as a literal; Terraform 1.15 and later also accept a variable with `const = true`":"write the version as a literal; OpenTofu 1.8 and later also accept lo\
cals and variables",affects:i}),"not-a-string":({address:n})=>({message:`version of ${n} is not a string`,help:"put the version in quotes"}),"pre-release":({text:n})=>({
message:`${j(n)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared \
without it"}),"not-constant":()=>({message:"`required_version` is an expression, which is not evaluated",help:"write the constraint as a literal"}),"built-in":({
provider:n})=>({message:`${n} is built in and cannot have a version constraint`,help:"remove `version`"}),unspecified:({provider:n})=>({message:`provider ${n} i\
s required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` wi\
thout `version`"})},w=n=>(0,A.CC)("constraint-invalid",(0,A.Z9)(P,n));function C({of:n,terms:i,constraints:e,...s}){const{preRelease:f,resolution:r}=s,l=i.length===
1?"correct the constraint":L,O=i.some(({place:p})=>typeof p!="string"&&p.inside)?`${l}; for one in a module, call another version of it`:l,I=r?`${(0,A.OJ)(r)}, \
or ${l}`:O,m=new Set(i.map(h.Ox)).size===1,R=({text:p,...v})=>m?j(p):`${j(p)} (${(0,E.dh)((0,h.Ox)(v))})`;return(0,A.CC)("constraint-unmeetable",{...e&&{constraints:e},
message:`no version of ${n} can match ${i.length>1?"all of ":""}${(0,E.K4)(i,T,R)}`,help:f===void 0?I:`write ${j(f)}: only an exact version, without a space aft\
er \`=\` and without \`v\`, selects a pre-release of a module`})}const y={terraform:"terraform",opentofu:"tofu"};function $({provider:n,version:i,constraints:e,
clients:s,isUnit:f}){const[r,...l]=s,u=r===void 0||l.length>0?"":`${y[r]} `,O=f?"terragrunt ":u;return(0,A.CC)("lock-outside",{message:`locked provider ${n} ${i}\
 does not match configured version constraint ${(0,E.K4)(e,T,E.dh)}`,help:`run \`${O}init -upgrade\` in this directory and commit the lock file, or change the co\
nstraint`})}const g=n=>(0,A.CC)("lock-readonly",{message:n.isUnused?`no module requires provider ${n.provider}, and \`-lockfile=readonly\` does not let init remov\
e its entry`:`the lock file has no entry for provider ${n.provider}, and \`-lockfile=readonly\` does not let init add one`,help:"run `init` in this directory wi\
thout `-lockfile=readonly`, and commit the lock file"}),o=(n,i)=>e=>({message:`the ${n} of provider ${e.provider} ${i}`}),c={syntax:({error:n})=>({message:n}),twice:({
provider:n})=>({message:`it has two blocks for provider ${n}`,help:"remove one of the blocks; a merge may have duplicated it"}),"no-version":o("version","is mis\
sing"),"not-a-version":o("version","is not a version number"),"not-constraints":o("constraints","are invalid"),"not-normal":n=>({message:`the ${n.of} of provide\
r ${n.provider} must be written in normalized form: ${j(n.normal)}`})};function a(n){const{message:i,help:e}={help:"restore the file, or remove the block and ru\
n `init` again",...(0,A.Z9)(c,n)};return(0,A.CC)("lock-invalid",{message:`failed to read dependency lock file: ${i}`,help:e})}const d=({client:n,version:i,constraint:e})=>(0,A.
CC)("client-version",{message:`the version constraint ${j(e)} excludes ${_.bB[n]} ${i}`,help:`use another version of ${_.bB[n]}, or change the constraint`})}),1440:((ce,z,t)=>{
t.d(z,{EH:()=>o,U4:()=>P,WI:()=>i,a4:()=>a,oO:()=>w});var _=t(3916),E=t(7811),h=t(2213),A=t(8032),T=t(5243),j=t(9897),L=t(3846),D=t(8153),k=t(523);const P=".ter\
raform/modules/modules.json",w=".terraform/terraform.tfstate",C=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({type:D.Qq,config:(0,D.Tj)((0,D.LT)(D.Qq))})),resources:(0,D.
p_)((0,D.w3)({provider:D.Qq}))}),y=(0,D.w3)({backend:(0,D.lq)((0,D.w3)({config:(0,D.Tj)((0,D.LT)((0,D.Tj)((0,D.LT)(D.Qq))))}))}),$=new Set(Object.values(h.FV).flatMap(
s=>s.split(/[ .]/))),g=/(?:^|\.)provider\["([^"\\]*)"\]/;function o(s,f){const r=(0,D.D4)(f,C,"struct"),{backend:l,resources:u}=r.ok?r.value:C.zero,O=(0,D.D4)(f,
y,"struct"),I=O.ok?[...O.value.backend?.config?.values()??[]]:[],{type:m="",config:R=null}=l??{},p=[R,...I].flatMap(M=>Array.from(M??[],([S,x])=>x===""?null:c(m,
S,x)));/^(remote|cloud)$/.test(m)&&!R?.get("hostname")&&p.push("app.terraform.io");const v=new Set(u.map(({provider:M})=>M).filter(M=>M.includes("[")));return A.
Du.flatMap(M=>{const S=Array.from(v,V=>{const te=(0,L.mi)(g.exec(V)?.[1]??"",M);return te.kind!=="registry"?te.kind==="builtin"?null:j.IZ:M==="opentofu"&&(0,L.Gi)(
te)?(0,T.Vm)(M):te.host});return[...new Set(r.ok?[...S,...p]:[j.IZ])].flatMap(V=>V===null?[]:{file:s,host:V,client:M})})}function c(s,f,r){return s==="local"?(0,h.
Bm)(r):h.Gb[s]?.split(" ").includes(f)?(0,h.D8)(r):$.has(f)||f==="hostname"?(0,h.Ul)(r):null}function a(s,f){const r=(0,h.Bm)(`terraform.tfstate.d/${f.trim()}/t\
erraform.tfstate`);return r===null?[]:A.Du.map(l=>({file:s,host:r,client:l}))}const d=(0,D.w3)({key:D.Qq,source:D.Qq,version:D.Qq,dir:D.Qq}),n=(0,D.w3)({modules:(0,D.
p_)(d)});function i(s,f){const r=f.trim()===""?(0,E.Ju)(n.zero):(0,D.D4)(f,n,"struct");if(!r.ok)return r;const{modules:l}=r.value,u=l.find(({version:I})=>I!==""&&
(0,k.oF)(I)===null);if(u!==void 0)return(0,E.TR)(`has the malformed version "${u.version}"`);if(new Set(l.map(({key:I})=>I)).size<l.length)return(0,E.TR)("has t\
wo modules with the same key");const O=l.filter(({key:I})=>I!=="");return(0,E.Ju)(O.map(({dir:I,...m})=>({...m,root:s,directory:e(s,I)})))}function e(s,f){const r=(0,_.
isAbsolute)(f)?f:`${s===""?".":s}/${f}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(f)?(0,_.normalize)(r).replace(/(?<=.)\/$/,""):r}}),5324:((ce,z,t)=>{
t.d(z,{$8:()=>y,ET:()=>c,G$:()=>$,KG:()=>i,Ls:()=>w,Wj:()=>r,f5:()=>e,kI:()=>d,rN:()=>f,sT:()=>o,sq:()=>g,un:()=>s});var _=t(3024),E=t(6760),h=t(4756),A=t(2170),
T=t(3096),j=t(3298),L=t(9968),D=t(1440);const k=/[*?[{]/;function P(l){const u=l.split("/"),O=u.findIndex(I=>k.test(I));return O<0?{fixed:l}:{fixed:u.slice(0,O).
join("/"),glob:u.slice(O).join("/")}}function w(l){const u=l.map(O=>{const I=O.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:I,start:C(I)}});return O=>{
const I=O.toLowerCase();return u.some(({glob:m,start:R})=>m===O||I.startsWith(R)&&E.posix.matchesGlob(O,m))}}function C(l){const[u=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(l)??[];return u.toLowerCase()}const y=({file:l,glob:u},O)=>l===O||u!==void 0&&E.posix.matchesGlob(O,u),$=l=>l.startsWith(".")||l==="node_modules",g=l=>E.sep===
"/"?l:l.replaceAll(E.sep,"/");function o(l,{boundary:u}){return l.kind==="error"?(0,h.WO)({what:"link",code:l.code}):(0,L.UO)(l.path,u)?l.kind==="special"?(0,h.
WO)({...l,what:"link-to-special-file"}):l.kind==="file"?l.path:null:(0,h.a3)({what:"link"})}function c({root:l,scan:u}){const O=[l,...u.map(p=>(0,E.resolve)(l,P(
p).fixed))].map(a),I=p=>O.some(v=>v!==null&&(0,L.UO)(p,v)),m=p=>{const v=(0,E.resolve)(l,p),M=(0,_.existsSync)(v)?a(v):null;return M!==null&&I(M)?M:null},R=(p,v)=>{
const M=m(p);return(M===null?[]:(0,L.Mc)(M).filter(v)).map(({name:x})=>x).sort()};return{list:p=>R(p,v=>!v.isDirectory()),directories:p=>R(p,v=>v.isDirectory()&&
!$(v.name)),exists:p=>(0,_.existsSync)((0,E.resolve)(l,p)),locate:(0,j.O)(m),nameOf:p=>{const v=m(p);return v===null?null:g((0,E.relative)(O[0]??l,v))},read:(p,v)=>{
const M=m(p);return M===null?null:(0,L.r7)(M,v)}}}const a=l=>(0,L.N0)(()=>(0,_.realpathSync)(l),null);function d(l,u){const{fixed:O,glob:I}=P(u);try{const m=(0,_.
realpathSync)((0,E.resolve)(l,O)),R=g((0,E.relative)(l,m)),p=(0,L.UO)(m,l),v=p?l:m;if(I!==void 0)return{path:m,name:R,boundary:v,glob:(0,T.Gz)(R,I)};if((0,_.statSync)(
m).isDirectory())return{path:m,name:R,boundary:v};const M=(0,E.resolve)(m,"..");return{...{path:M,name:g((0,E.relative)(l,M))},boundary:p?l:M,file:R}}catch(m){return(0,A.
ht)(u,(0,h.WO)({what:"scan",code:(0,L.Oj)(m)}))}}const n=200;function i(l){const{path:u,name:O,depth:I}=l;if(I>n)return(0,A.ht)(O,(0,h.ub)({kind:"depth",max:n}));
try{return(0,_.readdirSync)(u,{withFileTypes:!0}).sort((m,R)=>m.name<R.name?-1:1)}catch(m){return(0,A.ht)(O,(0,h.WO)({what:"directory",code:(0,L.Oj)(m)}))}}const e=(l=[])=>({
files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,units:[],unread:[],calls:[],called:new Set(l),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,
directories:new Set,installed:[],states:[],unselected:[]});function s(l,{exists:u,read:O}){return u(l)?(0,D.EH)(l,O(l)??""):[]}function f(l,u){const O=(0,T.Gz)(
l,".terraform/environment"),I=u.read(O);return[...s((0,T.Gz)(l,D.oO),u),...I===null?[]:(0,D.a4)(O,I)]}function r(l,{exists:u,read:O,nameOf:I}){const m=(0,T.Gz)(
l,D.U4),R=O(m);if(R===null)return u(m)?(0,A.ht)(m,(0,h.a3)({what:"outside",path:m})):[];const p=(0,D.WI)(l,R);return p.ok?p.value.map(v=>{const M=v.directory;return(0,E.
isAbsolute)(M)&&(0,E.normalize)(M)===M?{...v,directory:I(M)??M}:v}):(0,A.ht)(m,(0,h.U$)({error:`the list ${p.why}`,isRefused:!0}))}}),9059:((ce,z,t)=>{t.d(z,{$:()=>$,
$t:()=>i,AN:()=>o,Dx:()=>n,_X:()=>w});var _=t(3096),E=t(9941),h=t(5324),A=t(3114);const T=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci\
 .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),j=e=>e==="config.toml",L=[["",A.Z8],[".github",()=>!1],...T.map(e=>[e,s=>/\.ya?ml$/i.test(
s)]),[".devcontainer",A.Z8],[".config",A.TD],[".config/mise",j],[".mise",j]],D=".github/actions",k=128*1024,P=200;function*w({root:e,exclude:s},f){const r=(0,h.
ET)({root:e,scan:[]}),l=(0,h.Ls)(s),u=C(r).filter(m=>!l(m)),O=m=>m.split("/").length,I=[...new Set([...u,...f])].sort((m,R)=>O(m)-O(R)||(m<R?-1:1));for(const m of I.
slice(0,P)){const R=r.read(m);R!==null&&R.length<=k&&(yield{file:m,text:R})}}function C(e){const s=L.flatMap(([r,l])=>e.list(r).filter(u=>l(u)||$((0,_.Gz)(r,u))).
map(u=>(0,_.Gz)(r,u))),f=e.directories(D).flatMap(r=>["action.yml","action.yaml"].map(l=>`${D}/${r}/${l}`));return[...s,...f]}const y=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],
["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,/^/]],$=e=>y.some(([,s])=>s.test(e)),g=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
function o({file:e,text:s}){if($(e)){const r=n(e,s);return y.flatMap(([l,u,O])=>u.test(e)&&r.some(I=>O.test(I))?l:[])}return s.search(g)<0?[]:n(e,s).flatMap(r=>r.
match(g)??[]).map(r=>r.toLowerCase())}const c=1e3,a=/(^|\s)#.*$/s,d=/(^|\s)(\/\/|\/?\*).*$/s;function n(e,s){const f=/jenkinsfile|\.json$/i.test(e)?d:a;return s.
split(`
`).map(r=>r.slice(0,c).replace(f,"").trimEnd())}function i(e,s,f,r){return{file:e,...(0,E.yN)(f)(r),line:s+1}}}),3114:((ce,z,t)=>{t.d(z,{Ep:()=>L,L8:()=>P,TD:()=>o,
Z:()=>g,Z8:()=>c,dN:()=>$,tr:()=>k,xO:()=>y});var _=t(8032);const E=["terraform"],h=["opentofu"],A=/\.tfquery\.(hcl|json)$/,T=[[/\.tf(\.json)?$/,"config",_.Du],
[/\.tofu(\.json)?$/,"config",h],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",h],[A,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",_.Du]],j=/\.(tf|tofu|hcl|json)$/,
L=({class:a})=>a==="config"||a==="test",D={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},k=a=>a.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
a);function P(a,d,n){if(a===".terraform.lock.hcl")return D;const i=j.test(a)?T.find(([v])=>v.test(a)):void 0,[e=/$/,s=null,f=[]]=i??[];if(s===null)return;const r=w(
a)&&s==="test"&&n==="tests";if(w(a)&&!r)return;const l=a.search(e),u=a.slice(0,l),O=u+a.slice(l).replace(".tf",".tofu"),I=u==="override"||u.endsWith("_override"),
m=r||O!==a&&d.has(O);if(m&&!f.includes("terraform"))return;const R=m?E:f,p=a.endsWith(".json")?"json":"hcl";return{class:s,syntax:p,clients:R,isOverride:I}}const w=a=>a.
startsWith(".")||a.endsWith("~")||a.startsWith("#")&&a.endsWith("#"),C=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),y=a=>A.test(a),$=[".spacelift/config.yml",".spacelift/config.yaml"],g=a=>a.endsWith(".tfbackend"),o=a=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(a),c=a=>o(a)||C.test(a)}),1011:((ce,z,t)=>{t.d(z,{CI:()=>L,G4:()=>$,O8:()=>T,Rt:()=>A,VZ:()=>j,eI:()=>k,kA:()=>w,s7:()=>P,sw:()=>D,vH:()=>C});var _=t(4756),
E=t(2170),h=t(3298);const A=["organization","workspaces"],T=["module","state","lock"],j=["version","compatible","provider-version"],L=({directory:g,module:o})=>[
...new Set([g,o??g])];function D(g,o){const c=(0,h.O)(d=>d.filter(n=>o.includes(n))),a=(0,h.O)(d=>d.flatMap(n=>c(n.clients).length===0?[]:{...n,clients:c(n.clients)}));
return g.flatMap(d=>{const n=c(d.clients);if(n.length===d.clients.length)return d;const i=a(d.needs),e=d.isHostImplied?i[0]?.host??d.host:d.host;return n.length===
0?[]:{...d,clients:n,needs:i,host:e}})}const k=(g,o)=>g.map(c=>{const{calls:a,evaluated:d}=c;if(o.length===0||a===void 0||d===void 0)return c;const n=Object.entries(
a).filter(([i])=>!o.some(e=>e===i));return{...c,calls:Object.fromEntries(n)}}),P=({workspace:g,hasOwnToken:o,directHost:c})=>g!==void 0||o===!0||c!==void 0,w=g=>new Set(
g.flatMap(({host:o,isHostImplied:c})=>c?[]:o??[])),C=(g,o)=>g.filter(({clients:c})=>c.some(a=>o.includes(a))),y=1e4;function $(g=y){const o=[],c={error:0,warning:0,
notice:0};let a=0;const d=i=>{c[i.severity]+=1,c[i.severity]<=g?o.push(i):a+=1},n=()=>(0,E.ht)(".",(0,_.ub)({kind:"problems",max:g,omitted:a}));return{add:d,all:()=>a===
0?o:[...o,n()]}}}),9432:((ce,z,t)=>{t.d(z,{$$:()=>C,B9:()=>e,Cw:()=>I,I0:()=>y,K4:()=>w,NM:()=>r,VW:()=>i,Wt:()=>d,YA:()=>u,_r:()=>l,dh:()=>L,eZ:()=>$,gL:()=>s,
go:()=>o,mP:()=>c,oZ:()=>R,pk:()=>O,px:()=>D,qZ:()=>f,zN:()=>P,zd:()=>g});var _=t(8032),E=t(1780),h=t(5106),A=t(9179);const T=300,j=8192;function L(p,v=T){const{
length:M}=p,S=M>j?(0,A.NE)(p.slice(0,j)):(0,A._U)(p);return S.length<=v?S:`${structuredClone(S.slice(0,v).toWellFormed())}\u2026`}const D=(p,v)=>`${p} ${p===1?v:
k(v)}`,k=p=>`${p.replace(/(?<=[^aeiou])y$/,"ie")}s`;function P(p,v){const{length:M}=p,S=typeof v=="number"?v:M<=2*v.few?M:v.few,x=p.slice(S);return{shown:p.slice(
0,S),rest:x,more:x.length}}function w(p,v,M=String,S=x=>`${x} more`){const{shown:x,more:V}=P(p,v),te=x.map(ee=>M(ee)).join(", ");return V>0?`${te} and ${S(V)}`:
te}const C=p=>new TextEncoder().encode(p).length;function y(p,v,M,S){const x=[];let V=0;for(const te of Iterator.from(p).map(S)){if(V+=C(te)+M,V>v)break;x.push(
te)}return{shown:x,more:p.length-x.length}}const $=p=>p.map(v=>_.bB[v]).join(" and "),g=p=>(0,E.xI)`the clients print "${p}"`;function o(p){return p===null?"nul\
l":Array.isArray(p)?"an array":typeof p=="object"?"an object":`a ${typeof p}`}function c(p){if(p.kind==="error")return`cannot be read: ${p.code}`;if(p.kind==="s\
pecial")return`is ${p.is} and is not read`;const{bytes:v,maxBytes:M}=p;return`has ${v} bytes and is not read; the limit is ${M/1024/1024} MiB`}const a={[h.e$]:"\
correct the host in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[h.xq]:"correct the host in `source` (public p\
roviders need none), add the `source` that a child module lacks, or use a filesystem mirror"};function d(p){return p.flatMap(M=>a[M]??[])[0]??"correct the host \
in `source` or `hostname`, or add the `source` that a child module lacks"}const n=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraf\
orm.io","https://status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.\
com","https://status.gitlab.com"]]),i=p=>n.get(p)??null,e=p=>`wait and run the check again; see ${i(p)??"its status page"}, and consider a network mirror for pr\
oviders`,s=p=>`if that is intended, set \`allowed-hosts\` to all hosts that may be used, with ${p}`,f=p=>(0,E.xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,E.
KT)(p)} is public, so this network or country is blocked`;function r({page:p,asked:v},M){if(p===null)return M;const S=p.title===""?"":` ("${p.title}")`,x=M.guest??
f(v);switch(p.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:x,because:`the host returned a sign-in p\
age${S}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${S}: allow this machine to reach the host`;case"other":{const V=`the host \
returned an HTML page${S}`;return{user:d([]),...M,guest:x,because:V}}}}function l({url:p,status:v,reason:M,said:S},x=!1){const V=S===void 0?"":` ("${L(S)}")`;return(0,E.
xI)`${x?"":(0,E.xI)`${(0,E.KT)(p)} returned `}${`${v} ${L(M)}`.trim()}${V}`}const u=p=>`${Math.round(p/100)/10} s`,O=p=>p.map(I).join("; ");function I(p){switch(p.
kind){case"deadline":return`the check reached its deadline of ${u(p.ms)}`;case"signal":return`the check was interrupted by ${p.signal}`;case"crash":return"tf-di\
sco crashed";case"missing":return m(p)}}function m({repositories:p,total:v}){const M=p.length===1?"is":"are",S=w(p,10,L);return`${p.length} of ${D(v,"repository")}\
 ${M} missing: ${S}`}const R=({kind:p,address:v,version:M})=>M===""?(0,E.xI)`${p} ${L(v)}`:(0,E.xI)`${p} ${(0,E.KT)(v)} ${L(M,40)}`}),4756:((ce,z,t)=>{t.d(z,{JW:()=>k,
U$:()=>h,WO:()=>j,a3:()=>D,ub:()=>C,yQ:()=>P});var _=t(9432),E=t(9615);const h=({error:y,isRefused:$})=>(0,E.CC)("file-syntax",{message:y??"the file is not vali\
d UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!$&&{severity:y===null?"notice":"warning"}}),A={file:["the file cannot be r\
ead","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","correct the permissions, or list the directory in `exc\
lude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],scan:["the path in `scan` cannot be read","correct \
`scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of th\
e link is","remove the link, or list it in `exclude`"]},T={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid U\
TF-8, or list it in `exclude`"};function j(y){const[$,g]=A[y.what],o=y.what==="file"||y.what==="directory";return(0,E.CC)("file-unreadable",{message:`${$}${"cod\
e"in y?`: ${y.code}`:` ${y.is} and is not read`}`,help:(o?T[y.code]:void 0)??g,...!("isRefused"in y&&y.isRefused)&&{severity:"warning",affects:[]}})}const L={link:[
"the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a di\
rectory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","selec\
t the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literal\
s, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name\
 its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function D(y){const[$,g]=L[y.what],o="\
path"in y&&{message:`directory ${(0,_.dh)(y.path)} ${$}`,severity:"notice"};return(0,E.CC)("file-outside",{message:$,help:g,...o})}function k({scan:y,hasHostnames:$,
isFleet:g}){const o=y.every(n=>n===".")?"this directory":`\`scan\` (${(0,_.K4)(y,3,_.dh)})`,a=`found no Terraform or OpenTofu files in ${g?"the repositories of \
`usages`":o}`,d=g?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothi\
ng-to-check",{message:`${a}, and \`hostnames\` is not set`,help:`${d}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,...$&&{message:`${a}; only \`hostna\
mes\` was checked`,help:`${d}, or correct \`scan\``,severity:"warning"}})}const P=({oldest:y})=>(0,E.CC)("file-stale",{message:`the usages file was written more\
 than a week ago (the oldest on ${y}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job\
 that writes it no longer runs"}),w={depth:({max:y})=>({message:`directories nested deeper than ${y} levels are not scanned`,help:"list this directory in `exclu\
de`"}),files:({max:y})=>({message:`there are more than ${y} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `sca\
n` or `exclude`"}),directory:({max:y})=>({message:`the directory has more than ${y} files; the files after them are not scanned`,help:"split the directory, or l\
ist files in `exclude`"}),parts:({max:y})=>({message:`the file has more than ${y} blocks, arguments and values; the rest is not read`,help:"split the file, or l\
ist it in `exclude`"}),"module-usages":({max:y})=>({message:`the files of this directory use or define more than ${y} modules, providers, resources and variable\
s; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:y})=>({message:`the scan \
found more than ${y} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:y})=>({
message:`the root modules have more than ${y} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directo\
ries in which `init` runs in `roots`"}),size:y=>({message:`the file ${(0,_.mP)(y)}`,help:"split the file, or list it in `exclude`"}),problems:({max:y,omitted:$})=>({
message:`there are more than ${y} problems in files; ${$} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),
time:({stopped:y,files:$})=>({message:`${(0,_.Cw)(y)} after reading ${$} files; this directory and the following ones are not scanned, so hosts may be missing`,
help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},C=y=>(0,E.CC)("file-limit",(0,E.Z9)(w,y))}),2170:((ce,z,t)=>{t.d(z,{Qp:()=>D,
W7:()=>L,Xd:()=>j,ht:()=>T,kH:()=>h,wv:()=>A});var _=t(8032),E=t(9119);function h(k,{clients:P=_.zK,...w}={}){return{problem:k,severity:k.severity,affects:k.affects.
filter(C=>P.includes(C)),clients:P,host:null,services:[],places:[],needed:!0,...w}}const A={line:1,column:1,endColumn:1};function T(k,P,w=A){const C={file:k===""?
".":k,...w};return h(P,{places:[C],clients:_.Du})}const j=({places:k})=>k.find(P=>typeof P!="string")??null,L=k=>j(k)?.file??"",D=(k,P)=>(0,E.c1)(k,w=>JSON.stringify(
P(w))).map(w=>{const[C]=w;if(w.length===1)return C;const y=o=>[...new Set(w.flatMap(o))],$=y(o=>o.exclude??[]),g=y(o=>o.rowKeys??[]);return{...C,needed:w.some(({
needed:o})=>o),affects:y(({affects:o})=>o),clients:y(({clients:o})=>o),places:(0,E.As)((0,E.jH)(w.flatMap(({places:o})=>o))),...$.length===0?{}:{exclude:$},...g.
length===0?{}:{rowKeys:g}}})}),9615:((ce,z,t)=>{t.d(z,{CC:()=>c,Lw:()=>j,OJ:()=>g,VB:()=>$,Z9:()=>a,ag:()=>o,as:()=>k,oC:()=>T,tr:()=>y});var _=t(1780),E=t(9179),
h=t(9432);let A=function(...d){return{problemFacts:A}=t.late([4507],4507),new.target?new A(...d):A(...d)};const T=["error","warning","notice"],j=d=>({operator:d,
user:d}),L=(d,{isTerminal:n})=>typeof d=="object"&&"terminal"in d?d[n?"terminal":"workflow"]:d;function D({guest:d,besides:n,...i},e){const{role:s}=e,f=(0,_.KT)(
e.host),r=L(i.operator,e);if(s==="operator")return r;const l=(0,_.xI)`ask the operator of ${f} to ${r}`,u=i.user===void 0?l:L(i.user,e);return s==="guest"?d??u:
u===l||u===r?u:(0,_.xI)`${u}; if you run ${f}, ${n??r}`}function k(d,n){const{cures:i,...e}=d;return i===void 0?d:{...e,help:w(i,n)}}const P={role:"operator",host:"",
isTerminal:!1};function w(d,n){const{because:i,note:e}=d,s=i===void 0?"":`${i}: `,f=e===void 0?"":(0,_.xI)`; ${L(e,n)}`;return C((0,_.xI)`${s}${D(d,n)}${f}`)}const C=d=>(0,_.
tD)((0,_.FS)(d),E._U);function y(d){const[n,...i]=d,s=`if ${n===void 0?"this repository":(0,h.K4)(d,3)} ${i.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return n===
void 0?s:`${s} for \`tf-disco usages\``}const $=d=>`call another version in place of ${(0,h.dh)(d)}, or have it corrected there`,g=({calls:d,module:n,version:i})=>`\
use ${(0,h.dh)(n)} ${(0,h.dh)(i,40)} in ${(0,h.K4)(d,5,h.dh)}, the newest version that is known to end the conflict`,o=({message:d,help:n})=>({message:(0,_.pj)(
d),help:n===void 0?null:(0,_.pj)(n)});function c(d,n){const{operator:i,besides:e,user:s,guest:f,because:r,note:l,...u}=n,O=i===void 0?void 0:{operator:i,besides:e,
user:s,guest:f,because:r,note:l},{help:I=O,...m}=u,R=A()[d],p=(0,_.tD)(m.message,E._U),v={code:d,...R,usualSeverity:R.severity,...m,message:p};return I===void 0?
v:typeof I=="object"&&"operator"in I?{...v,help:w(I,P),cures:I}:{...v,help:C(I)}}const a=(d,n)=>d[n.kind](n)}),8339:((ce,z,t)=>{t.d(z,{DA:()=>y,Iz:()=>C,J0:()=>n,
My:()=>$,Zp:()=>s,_W:()=>f,k0:()=>i,tg:()=>e});var _=t(8032),E=t(1780),h=t(9179),A=t(9432),T=t(9615);const j=120,L="is not a registry module, and `version` appl\
ies to registry modules only",D={"local-with-version":[L,"remove `version`"],"remote-with-version":[L,"remove `version`; `?ref=` in the source selects a version\
 of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry add\
ress"],"white-space":["has white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of \
the package"],endless:["calls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZAT\
ION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["ca\
nnot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},k={missing:["has no source","add `source`"],null:["has null as its source","set `sour\
ce` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~>\
 1.0" }']};function P(r){if("error"in r)return{message:r.error,help:r.advice??void 0};if("address"in r){const[m,R]=k[r.reason];return{message:`${r.address} ${m}`,
help:R}}const[l,u]=D[r.reason],[,O]=w.exec(r.text)??[],I=O===void 0?"":`write "${O}" for the module of the registry, or `;return{message:`"${r.text}" ${l}`,help:`${I}${u}`}}
const w=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,C=({path:r,maker:l,in:u})=>(0,T.CC)("source-missing",{message:`there is no directory ${(0,A.dh)(r)}${u===void 0?
"":` in ${(0,A.dh)(u)}`}`,help:u===void 0?"correct the path, or commit the directory":"correct the directory in `source`, or call another version",...l!==null&&
{message:`there is no directory ${(0,A.dh)(r)} in this checkout; ${(0,A.dh)(l)} may create it`,help:"create it before this check, as before `init` (a submodule \
with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),y=r=>"isOld"in r?(0,T.CC)("source-invalid",{...d(r),affects:[r.client]}):
(0,T.CC)("source-invalid",P(r)),$=r=>(0,T.CC)("source-near-miss",{message:r.host===null?`"${r.text}" is not read as a registry address`:(0,E.xI)`"${r.text}" is read as host ${(0,E.
KT)(r.host)}`,help:r.advice,...r.host===""&&{message:`the host of "${r.text}" cannot be determined`,severity:"notice"}}),g="to check its host, add the host to `\
hostnames`; to read files as well, set `scan: .`";function o(r){const{shown:l,more:u}=(0,A.zN)(r,4),O=l.map(({text:m,from:R})=>`${m===null?"not known":(0,A.dh)(
m,j)} ${R??"by default"}`),I=u>0?`${u} more`:O.pop();return`${O.join(", ")} and ${I}`}const c=(r,l,u)=>`${r} of ${l} is ${(0,A.dh)((0,h.Qj)(u),j)}`;function a({
address:r,argument:l,expression:u,candidates:O,refused:I}){const m=c(l,r,u);if(I==="never")return{message:`${m}, which Terraform does not evaluate`,help:`write \
the ${l} as a literal`};if(I===null){const p=O.length>1?o(O):"only known at init time";return{message:`${m}, which is ${p}`,help:g}}const{variable:R}=I;return R===
""?{message:`${m}, which cannot be known during init`,help:`write the ${l} with literals, locals and variables only`}:{message:`${m}, and Terraform evaluates va\
r.${R} here only with \`const = true\``,help:`add \`const = true\` to variable "${R}", which requires Terraform 1.15, or write the ${l} as a literal`}}function d({
address:r,expression:l,client:u,isOld:O}){const I=c("source",r,l),[m,R]=[_.bB[u],_.Y8[u]],p="write the source as a literal";if(O)return{message:`${I}, which ${m}\
 evaluates only since ${R}`,help:`${p}, or use ${m} ${R} or later`};const v=u==="terraform";return{message:`${I}, and ${m} evaluates only locals and ${v?"variab\
les with `const = true`":"variables"} here`,help:`${p}${v?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and \
variables"}`}}const n=r=>(0,T.CC)("source-dynamic","isOld"in r?d(r):a(r)),i=r=>(0,T.CC)("host-invalid",{message:`"${r.text}" is not a hostname: ${r.error}`,help:r.
advice??void 0}),e=r=>(0,T.CC)("host-missing",{severity:"warning",message:`the ${r} has no hostname, and OpenTofu has no default`,help:r==="cloud block"?"add `h\
ostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),s=({host:r,name:l})=>(0,T.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.
KT)(r)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(l)}.localdomain; provider addresses accept the short name`}),f=({host:r})=>(0,T.
CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(r)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ce,z,t)=>{t.d(z,{Ar:()=>T,Bm:()=>D,D8:()=>L,FV:()=>j,Gb:()=>h,
Ul:()=>k,nT:()=>A});var _=t(255),E=t(9897);const h={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},A={"openbao *":"a\
ddress","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host \
msi_endpoint oidc_request_url vault_uri"},T=["address","endpoints","http_proxy","https_proxy","vault_uri"],j={azurerm:"metadata_host msi_endpoint oidc_request_u\
rl",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpo\
int sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_pro\
xy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},L=P=>/^[\w.-]*$/.test(P)?null:E.IZ,D=P=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(P)?null:E.IZ;function k(P){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(P))return E.IZ;if(/^\s*\w+\s*=/.test(P)){const[w,...C]=Array.from(P.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,y=""])=>y);return w===void 0?null:C.length===0?(0,_.$o)(w):E.IZ}return(0,_.yo)(/^[\w+.-]+:\/\//.test(P)?P:`https://${P}`)??E.IZ}}),3096:((ce,z,t)=>{t.d(z,{Gz:()=>E,
LA:()=>j,RO:()=>T,eH:()=>L,jt:()=>h,un:()=>A});var _=t(3916);const E=(D,k)=>D===""?k:`${D}/${k}`,h=D=>D.slice(0,Math.max(0,D.lastIndexOf("/")));function A(D,k){
const P=(0,_.join)(D,k.replaceAll("\\","/")).replace(/\/$/,"");return P==="."?"":P}const T=D=>/(^|\/)tests$/.test(D)?h(D):D,j=D=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.
test(D),L=D=>D.split("/").map((k,P,w)=>w.slice(0,P+1).join("/"))}),9941:((ce,z,t)=>{t.d(z,{SH:()=>A,Td:()=>T,lS:()=>L,n_:()=>h,w4:()=>j,yN:()=>P});const _=25e4,
E=100;class h{max;count=0;constructor(g=_){this.max=g}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.
count*E}}const A=($,g,o)=>$.kind==="native"?$.blocks.filter(c=>c.type===g&&c.labels.length===o):$.members.flatMap(({name:c,value:a})=>c===g?k(g,a,o,[]):[]),T=$=>$.
kind==="native"?$.attributes:$.members;function j($,g){if(!($.kind==="native"&&$.mayHave?.(g)===!1))return T($).find(o=>o.name===g)}const L=$=>($.kind==="tuple"?
$.elements:[$]).flatMap(o=>o.kind==="object"?o.items.filter(D):[]),D=$=>$.name!==void 0&&$.name!=="//";function k($,g,o,c){if(o>0)return L(g).flatMap(({name:d,start:n,
end:i,value:e})=>k($,e,o-1,[...c,{value:d,start:n,end:i}]));const a={start:g.start,end:g.start+1};return(g.kind==="tuple"?g.elements:[g]).filter(({kind:d})=>d===
"object"||d==="tuple").map(d=>({...a,type:$,labels:c,body:{kind:"json",members:L(d)}}))}const P=$=>{const g=[$.startsWith("\uFEFF")?1:0];let o=$.indexOf(`
`),c;return({start:a,end:d})=>{for(;o>=0&&o<a;o=$.indexOf(`
`,o+1))g.push(o+1);c??=C($);const n=Math.max(1,y(g,a)),i=g[n-1]??0,e=(g[n]??(o<0?$.length:o)+1)-1;return{line:n,column:w(Math.max(a,i),i,c),endColumn:w(Math.min(
d,e),i,c)}}},w=($,g,o)=>$-g-y(o,$-1)+y(o,g-1)+1,C=$=>/[\uD800-\uDBFF]/.test($)?Array.from($.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),g=>g.index):[];function y($,g){
let o=0,c=$.length;for(;o<c;){const a=o+c>>>1;($[a]??0)<=g?o=a+1:c=a}return o}}),2172:((ce,z,t)=>{t.d(z,{IY:()=>C,Im:()=>$,JT:()=>w,KS:()=>c,LS:()=>g,MP:()=>P,MZ:()=>a,
W$:()=>k,cd:()=>D,dP:()=>n,ek:()=>o,g_:()=>i,lc:()=>d});var _=t(5243),E=t(3846),h=t(180),A=t(9941);let T=function(...e){return{readHcl:T}=t.late([3276,4744,6851,
3699,3542],8095),new.target?new T(...e):T(...e)},j=function(...e){return{detach:j}=t.late([3276,4744,6851,3699,3542],8095),new.target?new j(...e):j(...e)};const L="\
hostnames input",D={file:L,line:1,column:1,endColumn:1},k=e=>e.file===L?L:e,P=({host:e,namespace:s,name:f,system:r})=>[e,s,f,r].join("/"),w=({host:e,namespace:s,
type:f})=>[e,s,f].join("/"),C=e=>"type"in e?w(e):P(e),y=[];function $(e){return"constraints"in e?e.constraints:e.constraint===null?y:[e.constraint]}function g(e){
const s=$(e);return s[0]?.place!==D?s:s.map(f=>({...f,place:L}))}const o=e=>("places"in e?e.places:[e.place]).map(k);function c({version:e},s){if(e===void 0)return null;
const f=(e.value===void 0?e.text:e.value[s])??null;return f===null?null:{text:f,place:e.place}}const a=({text:e,calls:s},f)=>s===void 0?[{root:null,source:e,version:null,
isOpen:!1}]:s[f]??[];function d({kind:e,text:s,address:f},r,l){switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const u=(0,E.mi)(
s??"",l);return u.kind==="registry"?u:null}case"required_provider_nosource":case"required_provider_legacy":return{host:r,namespace:"hashicorp",type:(0,E.op)(f)};case"\
implied_provider":return{host:r,namespace:"hashicorp",type:(0,E.A5)(s)};default:return null}}function n(){const e=new Map,s=({lockFile:l,calls:u,providers:O})=>{
if(l===null)return;const I=e.get(l)??new Set,m=u.length>0||e.get(l)===null;e.set(l,m?null:I);for(const{provider:R}of O)I.add(w(R))},f=({place:l,...u})=>{const O=u.
kind==="lock_provider"?e.get(l.file):null,I=O?d(u,(0,_.Vm)("terraform"),"terraform"):null;return I!==null&&O?.has(w(I))===!1};return{add:s,isDropped:f,without:l=>l.
map(u=>f(u)?{...u,needs:[]}:u)}}function i(e){const f=(0,A.SH)(T(e).body,"provider",1).flatMap(({labels:[r],body:l})=>{const u=(0,E.mi)(j(r?.value??""),"terrafo\
rm");if(u.kind!=="registry")return[];const O=(0,A.w4)(l,"hashes")?.value,m=(O?.kind==="tuple"?O.elements:[]).flatMap(R=>R.kind==="string"?[j(R.value)]:[]);return[
[w(u),m.filter(h.e)]]});return new Map(f)}}),9039:((ce,z,t)=>{t.d(z,{i:()=>k});var _=t(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",h=String.raw`\p{White_Space}*`,
A=String.raw`[()<>@,;:\\"/[\]?=]`,T=new RegExp(`^${E}(?:/${E})?$`),j=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,L=new RegExp(`;${h}(${E})${h}=${h}(?:(${E}\
)|${j})${h}`,"uy"),D=new RegExp(String.raw`\\(${A})`,"g");function k(w){const C=w.indexOf(";"),$=(0,_.s8)((0,_.Dw)(C<0?w:w.slice(0,C))).replaceAll("\u0130","i").
toLowerCase();return T.test($)&&(C<0||P(w,C))?$:null}function P(w,C){const y=new Map;for(let $=C;$<w.length;){L.lastIndex=$;const[g,o="",c,a=""]=L.exec(w)??[];if(g===
void 0)return(0,_.s8)(w.slice($))===";";const d=o.toLowerCase(),n=c??a.replace(D,"$1");if((y.get(d)??n)!==n)return!1;y.set(d,n),$+=g.length}return!0}}),1879:((ce,z,t)=>{
t.d(z,{Qc:()=>D,Tp:()=>T,Zo:()=>C,bi:()=>A});var _=t(9562),E=t(7811),h=t(5106);const A=1024*1024;function T($,g){const o=(0,E._6)($),c=(0,_.V)(o,"map");if(!c.ok){
const[,d,n]=D(o)??[];return d===void 0?{kind:"not-json",why:c.why,advice:c.advice}:{kind:"not-json",why:`it ${d}`,advice:n??null}}if(c.value===null)return{kind:"\
null"};if(Array.isArray(c.value))return{kind:"not-object",why:"found an array"};if(!(0,_.G)(c.value))return{kind:"not-object",why:`found a ${typeof c.value}`};const a=[];
for(const d of Object.keys(c.value)){const n=c.value[d]??null;if(g?.(d,n)===!1)continue;const i=g!==void 0&&j(n)>h.Ls;a.push({id:d,value:i?void 0:n})}return{kind:"\
object",services:a}}function j($){try{return JSON.stringify($).length}catch{return Number.POSITIVE_INFINITY}}const L=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,
"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),
"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],D=$=>L.find(([g])=>g.test($)),k=100,P=16*
1024,w=200;function C($){const g=new Set($),o=new Set($.map(y));let c=0,a=P;return(d,n)=>{if(h.fg.has(d)||g.has(d))return!0;const i=d.length<=w&&o.delete(y(d));
if(c===k)return i;const e=d.length+j(n);return e>a?i:(c+=1,a-=e,!0)}}const y=$=>$.slice(0,$.indexOf(".")+1)}),3846:((ce,z,t)=>{t.d(z,{A5:()=>f,Gi:()=>D,W_:()=>a,
mi:()=>$,op:()=>s,pj:()=>P,sL:()=>o});var _=t(7811),E=t(255),h=t(9509),A=t(5243);const T={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},j="\
hashicorp",L="-",D=({host:r,namespace:l})=>r===(0,A.Vm)("terraform")&&l===j,k='Invalid provider source string: The "source" attribute must be in the format "[ho\
stname/][namespace/]name"',P="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",w={prefix:"terraform-",whose:"a Terrafo\
rm",frequency:"often"},y={terraform:[w],opentofu:[w,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function $(r,l){const u=r.split("/");if(u.length>
3||u.includes(""))return g(k);const[O="",I,m]=u.reverse(),R=o(O);if(!R.ok){const re=`${(0,_.ol)(O)} in source ${(0,_.ol)(r)}`;return g(`Invalid provider type: I\
nvalid provider type ${re}: ${R.why}"`)}const p=m===void 0,v=p?(0,_.Ju)((0,A.Vm)(l)):(0,E.Pv)(m);if(I===void 0&&v.ok){const re={hostImplied:p,namespace:j,type:R.
value};return{kind:"registry",host:v.value,...re}}const S=I===L?(0,_.Ju)(I):a(I??"",l),x=`namespace "" in source ${(0,_.ol)(r)}`;if(!S.ok)return g(`Invalid prov\
ider namespace: Invalid provider ${x}: ${S.why}"`);const V="Invalid provider source hostname";if(!v.ok)return g(`${V}: ${V} ${x}: ${v.why}"`);const te={hostImplied:p,
host:v.value,namespace:S.value,type:R.value},ee=n(te,l);return ee===void 0?{kind:d(te,l),...te}:g(ee)}const g=r=>({kind:"invalid",error:r});function o(r){if(/^[a-z0-9]+$/.
test(r))return(0,_.Ju)(r);if(r==="")return(0,_.TR)("must have at least one character");if(r.includes("."))return(0,_.TR)("dots are not allowed");if(r.includes("\
--"))return(0,_.TR)("cannot use multiple consecutive dashes");const l=(0,h.YE)(r);return l.ok?(0,_.Ju)((0,h.DI)(l.value)):(0,_.TR)(P)}const c=/^(?=.*_)(?!.*--)[a-z\d](?:[\w-]*[a-z\d])?$/i,
a=(r,l)=>l==="terraform"&&c.test(r)?(0,_.Ju)(r.toLowerCase()):o(r);function d({host:r,namespace:l},u){return l===L?"legacy":l==="builtin"&&T[u].includes(r)?"bui\
ltin":"registry"}function n(r,l){const u=(0,A.Vm)(l);if(r.namespace===L&&r.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be \
used only with hostname ${u}.`;const O=y[l].find(({prefix:I})=>r.type.startsWith(I));return O&&i(r,O,l)}function i(r,{prefix:l,whose:u,frequency:O},I){const m=`${l}\
provider-`,R=r.type.slice(m.length);if(!r.type.startsWith(m)||!o(R).ok)return`Invalid provider type: Provider source ${(0,_.ol)(e(r))} has a type with the prefi\
x ${(0,_.ol)(l)}, which isn't allowed because it would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to\
 not include the prefix.`;const p=e({...r,type:R},I);return`Invalid provider type: Provider source ${(0,_.ol)(e(r,I))} has a type with the prefix ${(0,_.ol)(m)}\
, which isn't valid. Although that prefix is ${O} used in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings sh\
ould not include it.

Did you mean ${(0,_.ol)(p)}?`}const e=({host:r,namespace:l,type:u},O)=>O!==void 0&&r===(0,A.Vm)(O)?`${l}/${u}`:`${(0,E.pk)(r)}/${l}/${u}`,s=r=>r.replace(/^.*\./s,
""),f=r=>(r??"").replace(/[._].*$/s,"")}),8153:((ce,z,t)=>{t.d(z,{D4:()=>j,LT:()=>$,Qq:()=>k,Tj:()=>o,_5:()=>T,ch:()=>A,gy:()=>y,lq:()=>C,nd:()=>w,p_:()=>g,qL:()=>L,
w3:()=>c,zM:()=>P});var _=t(9562),E=t(7811),h=t(1879);const A="has too many elements",T=25e3;function j(i,e,s){const f=L(i,e,s);return f.ok?f.value.items>T?(0,E.
TR)(A):(0,E.Ju)(f.value.value):f}function L(i,e,s="decoder"){const f=(0,_.V)(i,s);if(!f.ok&&f.isLimit)return(0,E.TR)(A);if(!f.ok)return(0,E.TR)((0,h.Qc)(i)?.[1]??
`is not valid JSON: ${f.why}`);const r=new d,l=e.read(f.value,r),{mistake:u,items:O}=r;return u===null?(0,E.Ju)({value:l,items:O}):(0,E.TR)(u)}const D=(i,e,s=f=>typeof f==
typeof i)=>({zero:i,read:(f,r)=>s(f)?f:(f!==null&&r.refuse(e,f),i)}),k=D("","a string"),P=D(!1,"a boolean"),w=D(0,"an integer",Number.isInteger),C=i=>({zero:null,
read:(e,s)=>e===null?null:i.read(e,s)}),y={zero:null,read:()=>null},$=i=>({zero:i.zero,read:(e,s)=>{const{mistake:f}=s,r=i.read(e,s);return s.mistake=f,r}}),g=i=>({
zero:[],read:(e,s)=>Array.isArray(e)?(s.items+=e.length,e.map((f,r)=>s.within(r,i,f))):(e!==null&&s.refuse("a list",e),[])}),o=i=>({zero:null,read:(e,s)=>{const f=s.
membersOf(e);if(f===null)return null;const r=Object.entries(f);return s.items+=r.length,new Map(r.map(([l,u])=>[l,s.within("*",i,u)]))}});function c(i){const e=Object.
entries(i),s=new Map(e),f=Object.fromEntries(e.map(([r,{zero:l}])=>[r,l]));return{zero:f,read:(r,l)=>{const u=l.membersOf(r);if(u===null)return f;const O={...f};
for(const[I,m]of Object.entries(u)){const R=s.has(I)?I:a(I),p=s.get(R);p!==void 0&&(O[R]=l.within(R,p,m))}return O}}}const a=i=>i.toLowerCase().replaceAll("\u017F",
"s");class d{#e=[];mistake=null;items=0;within(e,s,f){this.#e.push(e);const r=s.read(f,this);return this.#e.pop(),r}membersOf(e){return(0,_.G)(e)?e:(e!==null&&this.
refuse("an object",e),null)}refuse(e,s){if(this.mistake!==null)return;const f=this.#e.map(l=>typeof l=="number"?`[${l}]`:`.${l}`),r=f.length===0?"":` in "${f.join(
"").slice(1)}"`;this.mistake=`has ${n(s)} instead of ${e}${r}`}}function n(i){return Array.isArray(i)?"a list":typeof i=="object"?"an object":`a ${typeof i}`}}),
180:((ce,z,t)=>{t.d(z,{CT:()=>C,KB:()=>A,e:()=>y,uH:()=>w,yI:()=>g});var _=t(9633),E=t(523),h=t(3556);function A(o,c,a){const{os:d,arch:n,shasum:i}=o,e=/^[0-9a-fA-F]{64}$/.
test(i),s=`${d}_${n}`===c;return{early:[...j(o.protocols),...T([s?null:`is for ${d}_${n} instead of ${c} (\`os\`, \`arch\`)`,L(a,"download_url",o.download_url),
k(o.packages),e?null:D(i),L(a,"shasums_url",o.shasums_url),L(a,"shasums_signature_url",o.shasums_signature_url)]),...o.download_url===""?[{kind:"no-archive",why:"\
has no `download_url`"}]:[]],late:T([P(o,c)]),hashes:e&&s?[`zh:${i.toLowerCase()}`]:null}}const T=o=>o.flatMap(c=>c===null?[]:{kind:"description",why:c});function j(o){
const c=o.find(a=>(0,E.rK)(a)===null);return c!==void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:o.length===0||(0,h.PN)(
o)?[]:[{kind:"protocols",protocols:o}]}function L(o,c,a){const d=(0,_.Fl)(o,a);return d.ok?null:`has an invalid URL in \`${c}\`: ${d.why}`}const D=o=>o===""?"ha\
s no `shasum`":`has "${o}" in \`shasum\`, which is not 64 hexadecimal digits`;function k(o){const c=[...o?.keys()??[]].filter(n=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(n)),a=Array.from(o?.values()??[],n=>n.hashes).flat(),d=[...c,...a.filter(n=>n.indexOf(":")<1)][0];return d===void 0?null:`has "${d}" in \`packages\`, which O\
penTofu cannot read`}function P({packages:o,shasum:c},a){if(!o?.size)return null;const d=o.get(a);if(d===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(d.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const n=d.hashes.filter(i=>i.
startsWith("zh:"));return n.some(i=>i!==`zh:${c}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":n.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function w(o,c){if(o===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:a,hashes:d}=o,
n=d.length===0||d.some(y),i=T([a===""?`has no \`url\` for ${c}`:null,n?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:i,late:[],hashes:i.
length===0?d:null}}const C=["zh:","h1:"],y=o=>C.some(c=>o.startsWith(c)),$=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function g(o,{
filename:c,shasum:a}){for(const d of o.split(`
`)){const[n="",i]=d.split($,4).filter(e=>e!=="");if(i===c)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===a.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}}),3556:((ce,z,t)=>{t.d(z,{I0:()=>d,PN:()=>D,TT:()=>L,h:()=>g,oM:()=>c,tD:()=>P});var _=t(9039),E=t(7811),h=t(3846),A=t(523),T=t(8153);const j=(0,T.w3)({versions:(0,T.
p_)((0,T.w3)({version:T.Qq,protocols:(0,T.p_)(T.Qq)})),warnings:(0,T.p_)(T.Qq)});function L(i){const e=(0,T.D4)(i,j);if(!e.ok)return e;const{versions:s,warnings:f}=e.
value,r=new Map(s.map(O=>[O.version,O.protocols])),l=[...r.keys()],u=l.filter(O=>D(r.get(O)??[]));return(0,E.Ju)({texts:l,compatible:u.length===l.length?l:u,warnings:l.
length===0?[]:f})}const D=i=>i.some(e=>{const s=(0,A.rK)(e),[f]=s?.numbers??[];return s!==null&&!(0,A.Ty)(s)&&(f===5n||f===6n)}),k=(0,T.w3)({id:T.Qq,moved_to:T.
Qq});function P(i,e){const s=(0,T.D4)(i,k);if(!s.ok)return s;const{id:f,moved_to:r}=s.value,l=(0,h.mi)(r===""?f:r,"terraform"),u=l.kind==="registry"&&l.type===e;
return(0,E.Ju)(u?l.namespace:null)}const w=(0,T.w3)({ascii_armor:T.Qq}),C=(0,T.Tj)((0,T.w3)({hashes:(0,T.p_)(T.Qq),package_size:T.nd})),y=(i,e)=>(0,T.w3)({protocols:(0,T.
p_)(T.Qq),os:T.Qq,arch:T.Qq,filename:T.Qq,shasum:T.Qq,download_url:T.Qq,shasums_url:T.Qq,shasums_signature_url:T.Qq,signing_keys:(0,T.w3)({gpg_public_keys:(0,T.
p_)((0,T.lq)(i))}),packages:e}),$={terraform:y((0,T.w3)({ascii_armor:T.Qq,trust_signature:T.Qq}),T.gy),"opentofu before 1.12":y(w,T.gy),opentofu:y(w,C)},g=(i,e)=>(0,T.
D4)(i,$[e]),o=(0,T.w3)({versions:(0,T.Tj)((0,T.w3)({}))});function c(i,e){const s=n(i,e,o);return s.ok?(0,E.Ju)([...s.value.versions?.keys()??[]]):s}const a=(0,T.
w3)({archives:(0,T.Tj)((0,T.lq)((0,T.w3)({url:T.Qq,hashes:(0,T.p_)(T.Qq)})))});function d(i,e,s){const f=n(i,e,a);if(!f.ok)return f;const r=f.value.archives?.get(
s);return r===void 0?(0,E.Ju)(null):r===null?(0,E.TR)(`has null for ${s}, at which the clients crash`):r.hashes.some(l=>l.indexOf(":")<1)?(0,E.TR)(`has a hash w\
ithout a scheme, such as "zh:", in "archives.${s}"`):(0,E.Ju)(r)}function n(i,e,s){return(0,_.i)(e??"")==="application/json"?(0,T.D4)(i,s):(0,E.TR)(e===null?"ha\
s no Content-Type; expected application/json":"has a Content-Type other than application/json")}}),9633:((ce,z,t)=>{t.d(z,{EH:()=>w,Fl:()=>C,ad:()=>L,fZ:()=>h,i5:()=>j,
ny:()=>D,sw:()=>A,ut:()=>P,zS:()=>k});var _=t(7811),E=t(8643);const h=(g,o)=>$(y(g),`${T(o)}/versions`),A=(g,o,c)=>$(y(g),`${T(o)}/${c}/download`),T=({namespace:g,
name:o,system:c})=>`${g}/${o}/${c}`,j=(g,{namespace:o,type:c})=>$(g,`${o}/${c}/versions`),L=(g,{namespace:o,type:c},a,d)=>$(g,`${o}/${c}/${a}/download/${d.replace(
"_","/")}`),D=(g,o)=>$(y(g),o);function k(g,{host:o,namespace:c,type:a},d){const n=(0,E.O2)(g,`${o}/${c}/${a}/${d}`);return!n.ok||n.value.scheme==="https"?n:(0,_.
TR)(`unsupported protocol scheme "${n.value.scheme}"`)}function P(g,o){if(!/^\.{0,2}\//.test(o))return(0,_.Ju)(o);const c=(0,E.O2)(g,o);return c.ok?(0,_.Ju)((0,E.
jr)(c.value)):c}function w(g,o){const c=C(g,o);return c.ok&&c.value.fragment!==""?(0,_.TR)("must not include fragment part"):c}function C(g,o){const c=(0,E.O2)(
g,o);if(!c.ok)return c;const{scheme:a}=c.value;return a==="http"||a==="https"?c:(0,_.TR)("must use http or https scheme")}const y=g=>g.path.endsWith("/")?g:{...g,
path:`${g.path}/`};function $(g,o){const c=(0,E.O2)(g,o);if(!c.ok)throw new Error(c.why);return c.value}}),523:((ce,z,t)=>{t.d(z,{Cg:()=>w,PW:()=>a,Ty:()=>P,Zy:()=>C,
_T:()=>d,hZ:()=>A,kv:()=>s,mb:()=>f,oF:()=>L,rK:()=>D});var _=t(7811),E=t(5106);const h=new RegExp(`^${E.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
T=new RegExp(`^${A}[.+-]?$`),j=2n**63n-1n;function L(r){const[,l,u,O,I]=h.exec(r)??[];return l===void 0?null:k(r,l,O??u,I)}function D(r){const[,l,u,O]=T.exec(r)??
[];return l===void 0?null:k(r,l,u,O)}function k(r,l,u="",O=""){const I=l.split(".").map(R=>R.replace(/^0+(?=.)/,""));if(I.some(R=>R.length>19))return null;const m=I.
map(R=>BigInt(R));if(m.some(R=>R>j))return null;for(;m.length<3;)m.push(0n);return{text:r,numbers:m,written:I.length,pre:u,build:O}}const P=r=>r.pre!=="",w=({numbers:r,
pre:l,build:u})=>`${r.join(".")}${l===""?"":`-${l}`}${u===""?"":`+${u}`}`;function C(r,l){const u=Math.max(r.numbers.length,l.numbers.length);for(let O=0;O<u;O++){
const[I,m]=[r.numbers[O]??0n,l.numbers[O]??0n];if(I!==m)return I<m?-1:1}return r.pre===l.pre||r.numbers.length!==l.numbers.length?0:r.pre===""||l.pre===""?r.pre===
""?1:-1:y(r.pre,l.pre)}function y(r,l){const[u,O]=[r.split("."),l.split(".")];for(let I=0;;I++){const[m,R]=[I+1>=u.length,I+1>=O.length];if(m!==R)return m?-1:1;
const p=$(u[I]??"",O[I]??"");if(p!==0||m)return p}}function $(r,l){const[u,O]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(l)];return u!==O?u?-1:1:u&&r.length!==l.length?
r.length-l.length:r===l?0:r<l?-1:1}const g="[\\t\\n\\f\\r ]*",o=new RegExp(`^${g}(<=|>=|!=|~>|<|>|=|)${g}(${E.eQ})${g}$`),c="This string does not use correct ve\
rsion constraint syntax";function a(r){const l=[];for(const u of r.split(",")){const[,O,I=""]=o.exec(u)??[],m=L(I);if(m===null)return(0,_.TR)(c);l.push({operator:O||
"=",version:m,text:u})}return(0,_.Ju)(l)}function d(r){const l=a(r);if(!l.ok)return l;const u=[];for(const O of l.value){const I=D(O.version.text);if(I===null||
!n.test(O.text.trim()))return(0,_.TR)(`Incorrect version constraint syntax: ${i(O)}`);u.push({...O,version:I})}return(0,_.Ju)(u)}const n=/^[<>=!~]* ?[0-9]/;function i({
operator:r,version:l,text:u}){const O=u.trim();if(l.text.startsWith("v"))return'a "v" prefix should not be used';if(!n.test(O))return`only one space is expected\
 after the operator "${r}"`;if(l.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[I]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(O)??[""];return`missing comma after "${I}"`}const e=[">",">=","=","~>","<=","<","!="];function s(r){const l=[...r].sort((u,O)=>C(u.version,O.version)||y(u.
version.build,O.version.build)||e.indexOf(u.operator)-e.indexOf(O.operator)||O.version.written-u.version.written);return[...new Set(l.map(f))].join(", ")}function f({
operator:r,version:l}){if(r==="=")return w(l);const u=r==="~>"&&l.written<3?l.numbers.slice(0,2):l.numbers;return`${r} ${w({...l,numbers:u})}`}}),4165:((ce,z,t)=>{
t.d(z,{FG:()=>y,NG:()=>A,kX:()=>$,oq:()=>C});var _=t(3916),E=t(9432),h=t(3096);const A="it is in a submodule, which this check does not fetch",T=8*1024*1024,j=5e3,
L=5e4,D=4096,k=16*1024*1024,P=/\.(?:tf|tofu)(?:\.json)?$/,w=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function C(){const g=new Map,o=new Set([""]),c=new Set,[a,d]=[new Map,new Map],
n={files:0,bytes:0,names:0};let i;const e=I=>{i??=I},s=I=>e({kind:"unread",why:`${I}, the limit of this check`}),f=I=>e({kind:"broken",why:(0,E.dh)(I)});function r(I){
return w.test(I)&&f(`entry contains '..': ${I}`),I.length>D&&s(`a name in it has more than ${D} characters`),i!==void 0?"":I.split("/").filter(m=>m!==""&&m!==".").
join("/")}function l(I){let m=I;for(;i===void 0&&!o.has(m);)g.has(m)&&f(`${m}: not a directory`),o.add(m),n.names+=m.length,o.size>L&&s(`it has more than ${L} d\
irectories`),n.names>k&&s("the names of its directories have more than 16 Mi characters"),m=(0,h.jt)(m)}function u(I,m){const R=r(I);if(l((0,h.jt)(R)),o.has(R)&&
f(`${R}: is a directory`),i===void 0){if(!P.test(R)){c.add((0,h.jt)(R));return}if(n.files+=1,n.bytes+=m,n.files>j&&s(`it has more than ${j} files of configurati\
on`),n.bytes>T&&s("it has more than 8 MiB of configuration"),i===void 0)return p=>{g.set(R,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(p))}}}function O(I,m,R){
I.set(r(m),R),I.size>j&&s(`it has more than ${j} links that lead to no file`)}return{failure:()=>i,stop:e,directory:I=>l(r(I)),file:u,unreadable:(I,m)=>{P.test(
I)&&O(a,I,m)},unknown:(I,m)=>O(d,I,m),finish:()=>i??{kind:"read",tree:{files:g,directories:o,mixed:c,unreadable:a,unknown:d}}}}const y=({unknown:g},o)=>[...g].find(
([c])=>`${o}/`.startsWith(`${c}/`)||P.test(c)&&(0,h.jt)(c)===o)?.[1];function $(g,{directories:o,files:c,mixed:a}){if(!/[*?[]/.test(g))return g;const d=s=>s.replaceAll(
/(?<=^|\/)\./g,"_"),[n,...i]=[...o,...c.keys()].filter(s=>(0,_.matchesGlob)(d(s),d(g))),e=i.length>0||/(?:^|\/)\*$/.test(g)&&a.has((0,h.jt)(g));return n===void 0||
e?g:n}}),7439:((ce,z,t)=>{t.d(z,{w:()=>T});var _=t(7706),E=t(9373),h=t(1824);const A=3;function T(j,{address:L,place:D},k){const{expected:P,configured:w}=k.configurations;
if(P.size+w.size===0)return[];const C=j.configurations.calls.get(L)??[],y=(0,E.Nm)(C.filter(({kind:e})=>e==="provider-passed")),$=new Set(y.map(({text:e})=>e)),
g=P.values().filter(({text:e})=>!$.has(e)),o=y.flatMap(({text:e})=>w.get(e)??[]),c=C.find(({kind:e})=>e==="call-repeated"),[a]=w.values(),d={call:L,canChange:j.
way===void 0},n=(e,s)=>{const f=(0,h.VV)(k,e.place),r=f.inside===void 0?[D,f]:[f];return{problem:(0,_.io)(s),places:r}},i=[...g.take(A).map(e=>n(e,{...d,kind:"n\
ot-passed",name:e.text})),...o.map(e=>n(e,{...d,kind:"overridden",name:e.text}))];return c===void 0||a===void 0?i:[...i,n(a,{...d,kind:"repeated",argument:c.text})]}}),
9465:((ce,z,t)=>{t.d(z,{C_:()=>c,Zf:()=>n,fO:()=>d});var _=t(3916),E=t(3791),h=t(2170),A=t(9119),T=t(8339),j=t(3096),L=t(1780),D=t(3298),k=t(4165),P=t(7439),w=t(
9373),C=t(1039),y=t(1824);let $=function(...f){return{callsOf:$}=t.late([4284,9815],4284),new.target?new $(...f):$(...f)},g=function(...f){return{textNotes:g}=t.
late([4284,9815],4284),new.target?new g(...f):g(...f)},o=function(...f){return{withoutRefused:o}=t.late([4284,9815],4284),new.target?new o(...f):o(...f)};const c=({
source:f,constraint:r,place:l},u)=>JSON.stringify([u,f,r?.text??null,l.inside?.isPublic??null]),a=20;class d{rules;notes=[];constructor(r){this.rules=r}follow(r,l,u){
const[O,...I]=r,m=new Set,R=new Set,p=r.map(x=>({directory:x,tree:null,from:null}));for(const x of p){if(this.rules.isEnded())break;const{directory:V,tree:te}=x;
for(const ee of $(V,r[0],{client:l,isAsked:u})){const re=this.rules.opened.get(c(ee,l));if(re===void 0)continue;const le=(0,y.bj)(ee,re,V.way),G={...ee,address:(0,y.
_Q)(V.way,ee.address)},{tree:q,directory:ie}=re;R.add((0,y.qv)(le)),this.saySubmodules(re,ee.place,l),p.push(...this.enter({from:x,call:G,tree:q,name:ie,way:le},
l,m))}if(!(te===null||V.way===void 0))for(const{name:ee,call:re}of V.children){if(ee===null||re===null)continue;const le=(0,y.ux)(V.way,re.address),G=re.text??"",
q={address:re.address,source:G,place:(0,y.VV)(V,re.place)};if(/^\.\.(\/|$)/.test(ee)){const ie=s(ee,V.way,R)?(0,E.q)({what:"package",why:e,cure:void 0,names:[G]}):
(0,T.DA)({reason:"leads-out",text:G});this.say(ie,q.place,l)}else p.push(...this.enter({from:x,call:q,tree:te,name:ee,way:le},l,m))}}const v=p.flatMap(x=>x.tree===
null?[]:x.directory),M=v.find(({way:x})=>x?.address==="");if(O.unit===null||M===void 0)return[O,...I,...v];const S=v.filter(x=>x!==M);return[(0,C.A2)(O,O.unit,M),
...I,...S]}allNotes(){return(0,h.Qp)(this.notes,({problem:r,places:l})=>[(0,L.pj)(r.message),l.map(A.df)])}enter({from:r,call:l,tree:u,name:O,way:I},m,R){const{
place:p}=l,v=(0,k.FG)(u,O);if(v!==void 0){const G=[l.source];return this.say((0,E.q)({what:"package",why:v,cure:void 0,names:G}),p,m),[]}const M=this.rules.read(
u)(m)(O);if(M===null)return this.say((0,T.Iz)({path:O,maker:null,in:I.package}),p,m),[];const S=I.address==="",x=S&&r.directory.unit?.covers||[],V=new Set(x.map(
G=>(0,j.Gz)(O,G))),{module:te}=r.directory,ee=(0,C.Oj)({...M.directory,way:I,module:te},V),re=S?[]:(0,P.w)(r.directory,l,ee);for(const{problem:G,places:q}of re)
this.notes.push((0,h.kH)(G,{places:q,clients:[m]}));if(i(r,u,O)&&this.say((0,T.DA)({reason:"endless",text:l.source}),p,m),R.has(M.directory))return[];if(R.add(M.
directory),I.through.length>a){const G=(0,E.q)({what:"chain",max:a,names:[I.package]});return this.say(G,p,m),[]}const le={clients:[m],isPlaceholder:!1};for(const G of M.
notes){if(V.has((0,h.W7)(G)))continue;const{problem:q,places:ie,affects:de,...ae}=G,fe=ie.map(U=>typeof U=="string"?U:(0,y.VV)(ee,U));this.notes.push((0,h.kH)(q,
{...ae,...le,places:fe}))}return[{directory:ee,tree:u,from:r}]}saySubmodules({name:r,tree:l},u,O){l.unknown.values().some(m=>m===k.NG)&&this.say((0,E.q)({what:"\
submodules",names:[r]}),u,O)}say(r,l,u){this.notes.push((0,h.kH)(r,{places:[l],clients:[u]}))}}const n=(f,r)=>(0,D.O)(l=>{const u=f(l);return(0,D.O)(O=>(0,D.O)(
I=>{const m=u(I);if(m===null)return null;const{usages:R,declared:p}=m,v=(0,w.Pv)({usages:R,declared:p,units:[]},O),S=[...o(m.notes,R),...g(R,p,r)];return{directory:v.
get(I)??(0,w.hK)(I),notes:S.filter(({clients:x})=>x.includes(O))}}))});function i(f,r,l){for(let u=f;u!==null;u=u.from)if(u.tree===r&&u.directory.name===l)return!0;
return!1}const e="it leads out of its package, to what else is installed";function s(f,r,l){const[u=""]=(0,_.normalize)((0,_.join)((0,y.qv)(r),f)).split("/");return u===
".."||l.has(u)}}),1039:((ce,z,t)=>{t.d(z,{A2:()=>L,Oj:()=>j,k0:()=>T});var _=t(3096),E=t(3846),h=t(9373),A=t(1824);function T(D,k,P=(0,h.hK)(D.name)){const w=({
kind:y})=>y!=="lock_provider"||D.lockFile===null,C={...D,usages:[...D.usages,...P.usages.filter(w)],declared:[...D.declared,...P.declared],lockFile:D.lockFile??
P.lockFile,parts:[...D.parts,...P.parts,...k.files.map(_.jt)]};return j(C,new Set(k.replaced))}function j(D,k){const P=({place:w})=>!k.has(w.file);return{...D,usages:D.
usages.filter(P),declared:D.declared.filter(P),children:D.children.filter(({call:w})=>w===null||P(w))}}function L(D,k,P){const w=o=>({...o,place:(0,A.VV)(P,o.place)}),
C=P.usages.map(o=>w({...o,version:o.version&&w(o.version)})),y=[...D.usages,...C],$=y.filter(({kind:o})=>o.startsWith("required_provider")),g=new Set($.map(({address:o})=>(0,E.
op)(o)));return{...D,unit:{...k,module:D.name},usages:y.filter(({kind:o,text:c})=>o!=="implied_provider"||!g.has((0,E.A5)(c))),declared:[...D.declared,...P.declared.
map(w)]}}}),1824:((ce,z,t)=>{t.d(z,{CY:()=>_,VV:()=>E,_Q:()=>j,bj:()=>T,qv:()=>L,ux:()=>h});const _=(D,k)=>D===void 0||D.address===""?k:`${D.address}.${k}`,E=({
way:D},k)=>D===void 0?k:{...D.place,inside:{through:D.through,package:D.package,isPublic:D.isPublic,file:k.file,line:k.line}},h=(D,k)=>({...D,address:_(D,k),through:[
...D.through,k]}),A="terraform";function T(D,{name:k,isPublic:P},w){const{address:C}=D,y=j(w,C);return{place:w?.place??D.place,address:C===A?"":C,through:[...w?.
through??[],`${y} (${k})`],package:k,installedBy:C,isPublic:P}}const j=(D,k)=>k.slice(_(D,"").length),L=({installedBy:D})=>D.replaceAll("module.","")}),8185:((ce,z,t)=>{
t.d(z,{CS:()=>P,I4:()=>y,KJ:()=>D,US:()=>k,VS:()=>w});var _=t(2801),E=t(2170),h=t(9119),A=t(255),T=t(9897),j=t(5106);const L=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
D=({problem:{code:$,severity:g}})=>L.test($)&&!($==="file-syntax"&&g==="notice"),k=($,g)=>g.allowedHosts.length>0&&("problem"in $?D($):[$.directHost??null,...$.
needs.map(({host:o})=>o)].some(o=>o!==null&&!A.ev(o,g)));function P($,g){return g.allowedHosts.length===0?[]:$.flatMap(o=>{const{directHost:c,isOverridden:a,place:d,
clients:n,evaluated:i}=o;if(c===void 0||a)return[];const e=C(o)?"backend":"download",s=A.ev(c,g),f=e==="download"&&Object.values(i??{}).some(O=>!O.isWhole);if(s&&
!f)return[];const r=A.Pv(c),l=r.ok&&!s?r.value:null,u=s?T.IZ:A.nx(c);return[(0,E.kH)((0,_.wp)({host:u,use:e}),{host:l,places:[d],clients:n})]})}function w($,g,o,c){
const{allowedHosts:a}=c,d=u=>u!==void 0&&A.ev(u,c),n=$.filter(u=>d(u.directHost)&&!C(u)),i=g.filter(({service:u,host:O})=>u===j.e$&&d(O)),e=[...n.map(({place:u})=>u),
...i.flatMap(u=>u.because)],s=o??e,f=(0,h.jH)(s.filter(u=>typeof u!="string"));if(a.length===0||f.length===0)return[];const r=o!==null,l=(0,_.sC)({count:f.length,
isAsked:r});return[(0,E.kH)(l,{places:(0,h.As)(f)})]}const C=({kind:$})=>/^(backend|remote_state|saved_state)$/.test($);function y($,g,o,c){if(c.allowedHosts.length===
0)return[];const a=o.filter(({because:d})=>d.some(n=>typeof n!="string"));return g.flatMap(d=>{const{id:n,kind:i}=d;if(i!=="url"||!a.some(f=>f.service===n))return[];
const e=A.yo(d.url);if(e===null||e===$||A.ev(e,c))return[];const s=(0,_.wp)({host:A.nx(e),service:n,registry:A.nx($)});return[(0,E.kH)(s,{services:[n]})]})}}),3217:((ce,z,t)=>{
t.d(z,{fc:()=>$,ky:()=>y,so:()=>k,uA:()=>g});var _=t(8294),E=t(1098),h=t(2170),A=t(9119),T=t(8032),j=t(255),L=t(5106),D=t(4606);function k(o,c,{misnamed:a},d){const n=o.
credentials?.hasToken===!0,i=[o.difference??[],a].flat().map(O=>(0,h.kH)(O));if(n||o.attempt.discovery.kind!=="found")return i;const e={host:o.host,isFork:d.isFork,
...(0,D.Bc)(o)},s=P(o.host,d),f=new Set(s.map(({place:O})=>O)),u=(a.length>0||!!o.credentials?.problem?[]:w(o.host,c,d)).filter(({place:O})=>!f.has(O));return[...i,
...C(s,O=>(0,E.vs)({...e,service:O})),...C(u,O=>_.$U({...e,service:O}))]}function P(o,{usages:c,depth:a}){return a==="discovery"?[]:c.flatMap(({workspace:d,hasOwnToken:n,
needs:i,place:e})=>d===void 0||n||(0,A.MV)(e)?[]:i.flatMap(s=>s.host===o?[{...s,place:e}]:[]))}function w(o,c,{usages:a}){const d=new Set(a.flatMap(({hasOwnToken:e,
place:s})=>e?s:[])),n=(0,L.Uc)(o);return c.filter(({service:e})=>n.includes(e)).flatMap(({service:e,because:s})=>s.filter(f=>typeof f!="string").filter(f=>!(0,A.
MV)(f)&&!d.has(f)).map(f=>({service:e,place:f,clients:T.zK})))}const C=(o,c)=>[...Map.groupBy(o,({service:a})=>a)].map(([a,d])=>{const n=[...new Set(d.map(({place:e})=>e))],
i=[...new Set(d.flatMap(e=>e.clients))];return(0,h.kH)(c(a),{services:[a],places:n,clients:i})});function y(o,c){return o.filter(a=>!c.includes(a)).map(a=>(0,h.
kH)(_.bI({host:a})))}function $({host:o,attempt:c,credentials:a},d){const n=a?.hasToken===!0,i=[...d.flatMap(e=>e.kind==="url"&&(0,L.p4)(e.id)&&L.fg.has(e.id)?[
{url:e.url,service:e.id,isSent:n}]:[]),...c.hops.map(({url:e,authorization:s})=>({url:e,service:null,isSent:s==="sent"}))].flatMap(({url:e,...s})=>{const f=(0,j.
Pv)((0,j.yo)(e)??"");return!f.ok||f.value===o?[]:[{...s,host:f.value}]});return[...new Map(i.toReversed().map(e=>[e.host,e])).values()]}function g(o,c,{tokenSources:a,
hosts:d}){return(a.size===0?[]:$(o,c)).flatMap(({host:i,service:e,isSent:s})=>{const f=a.get(i);if(f===void 0)return[];const r=e===null?o.attempt.discovery.kind===
"failed":!s,l=_.To({host:(0,j.nx)(o.host),other:(0,j.nx)(i),source:f,service:e,isSent:s,isNotice:!r||d.has(i)});return[(0,h.kH)(l,{services:e===null?[]:[e]})]})}}),
2886:((ce,z,t)=>{t.d(z,{ER:()=>g,H4:()=>a,Np:()=>d,TC:()=>C,cA:()=>i,hD:()=>j,ly:()=>c,pi:()=>n,v1:()=>w,zX:()=>$,zv:()=>o});var _=t(9432),E=t(9119),h=t(9615),A=t(
255),T=t(1780);function j(e,s){const{clients:f,aside:r,isPlaceholder:l,checkedFor:u,...O}=e;return{...O,problem:L(e,s),affects:e.affects.filter(I=>s.concerned.includes(
I)),isHostNew:s.isHostNew}}function L(e,s){const{reader:f,machine:r,ignore:l,guesses:u}=s;if(r!==null&&e.problem.obstacle&&!n(e,l))return r;const O=k(e,f===null?
e.problem:(0,h.as)(e.problem,f)),I=P(e,u);if(I.length===0)return O;const m=(0,h.tr)(I.flatMap(({repository:R})=>R??[]));return{...O,help:O.help===void 0?m:(0,T.
xI)`${O.help}; ${m}`}}const D=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;function k({places:[e]},s){const f=typeof e==
"object"?e.inside:void 0;if(f===void 0||!D.test(s.code))return s;const r=(0,h.VB)(f.package),l=s.code==="client-version";return{...s,help:l?`use a version that \
it allows, or ${r}`:r}}function P({host:e,places:s,problem:f},r){if(r.length===0)return[];const l=f.affects.includes("terraform")&&!f.affects.includes("opentofu"),
u=s.flatMap(I=>typeof I=="string"?[]:I.file),O=new Set(u.map(E._M));return r.filter(({repository:I,hosts:m})=>O.has(I)&&(l||e!==null&&m.has(e)))}function w({severity:e,
affects:s,needed:f},r){const l=f&&r.some(u=>s.includes(u));return e==="error"&&!l?"warning":e}function C(e,s,{isTerminal:f}){const r=s.some(({because:u})=>u.includes(
"hostnames input"));return{role:(0,_.VW)(e)!==null?"guest":r?"operator":"user",host:(0,A.nx)(e),isTerminal:f}}const y=["module","provider","version","package","\
lock","not"],$=({problem:e,places:s})=>y.includes(e.code.replace(/-.*/,""))&&s.length>0&&s.every(f=>typeof f!="string"),g=({problem:e,needed:s})=>s&&e.usualSeverity===
"error"&&!a.includes(e.code),o=({problem:e})=>e.code==="machine-network",c=e=>e.some(s=>typeof s=="string"||!(0,E.MV)(s)),a=["host-http2","host-check-crashed"],
d=(e,s)=>h.oC.indexOf(e.severity)-h.oC.indexOf(s.severity),n=({problem:e,host:s,namedHost:f=s},r)=>r.some(({code:l,host:u})=>l===e.code&&(u===null||u===f));function i(e){
if(typeof e=="string")return e;const{file:s,line:f,inside:r}=e;return r===void 0?`${s}:${f}`:(0,E.kn)(r)}}),6146:((ce,z,t)=>{t.d(z,{$:()=>A,o:()=>h});var _=t(9119),
E=t(2886);function h(w,C){const{kind:y,source:$,address:g,constraints:o,places:c}=C;return JSON.stringify([w,y,$,g,o,c[0]??null])}function A(w,C){const y=(0,_.hy)(
C,({rowKeys:a=[]})=>a),$=C.filter(({host:a})=>a===null),g=a=>$.filter(({problem:d})=>a.test(d.code)),o=(0,_.hy)(g(L),({places:a})=>a.map(E.cA)),c=(0,_.hy)(g(D),
({places:a})=>a.map(P));return y.size+o.size+c.size===0?w:w.map(({directory:a,clients:d,rows:n})=>({directory:a,clients:d,rows:n.map(i=>{const e=y.get(h(a,i))??
[...i.rejectedAt.flatMap(r=>o.get((0,E.cA)(r))??[]),...k(i).flatMap(r=>c.get(P(r))??[])];if(e.length===0)return i;const s=e.map(({item:r})=>({...r.problem,severity:(0,E.
v1)(r,d)})).sort(E.Np),f=T(i,e);return{...i,...f.length>0&&{conflicting:f},worst:s[0]?.severity??null,problems:(0,_.t6)(s,({code:r})=>r).map(({code:r,usualSeverity:l})=>({
code:r,usualSeverity:l}))}})}))}function T({requiredBy:w=[]},C){const y=C.flatMap(({item:g})=>g.problem.constraints??[]),$=new Set(y.filter(({conflicts:g})=>g).
map(j));return $.size===0?[]:w.filter(g=>$.has(j(g)))}const j=({text:w,place:C})=>`${(0,_.df)(C)} ${w}`,L=/^(?:constraint|lock)-/,D=/^(?:block|client|file|source)-/,
k=({kind:w,places:C})=>C.filter(y=>w==="module"&&typeof y!="string"&&y.inside===void 0),P=w=>typeof w=="string"?w:`${w.file}:${w.line}`}),4606:((ce,z,t)=>{t.d(z,
{Bc:()=>w,Cg:()=>T,Hf:()=>D,ux:()=>j,wD:()=>L});var _=t(8294),E=t(4481),h=t(8032),A=t(255);const T={misnamed:[],cause:null,source:void 0,refusals:[]};function j(C,y,{
role:$},g){const{isFork:o,isAsked:c}=g,{hasToken:a=!1,source:d,problem:n=null}=C.credentials??{},{status:i=null,challenge:e=null}=C.attempt.hops.at(-1)??{},s=a||
!c?[]:k(C,g),f=(0,h.n3)(C.host),l=(f&&i===403||o&&!a?null:n)??s[0]??null,O=["document-unauthorized",...l!==null||!(o||f)?["versions-unauthorized","cloud-organiz\
ation"]:[]],I=y.filter(({problem:{code:p,isUnsent:v}})=>O.includes(p)&&!v),m=I.some(({problem:p})=>p.code==="versions-unauthorized")||$!=="guest"&&(o||i===401);
return!(l!==null||m&&!a)||e!==null?{misnamed:s,cause:null,source:d,refusals:[]}:{misnamed:s,cause:l??{isFork:o,...w(C)},source:d,refusals:I}}const L=(C,{cause:y,
source:$,refusals:g})=>y!==null&&g.includes(C)?(0,E.to)(C.problem,y,$):C.problem;function D({problem:C,services:y},{cause:$,refusals:g}){if(g.length===0)return!1;
const o=g.flatMap(c=>c.services);return C===$||C.code==="credentials-missing"&&y.every(c=>o.includes(c))}const k=(C,{tokenVariables:y,hosts:$})=>(0,A.Bz)(y,C.host,
$).filter(({isParent:g})=>!g||P(C)).map(g=>_.z2({host:C.host,...g})),P=({attempt:{discovery:C}})=>C.kind==="failed"&&C.problem.code==="document-unauthorized";function w({
credentials:C,looks:y}){const $=y.flatMap(a=>a.looks),g=a=>[...new Set($.flatMap(({held:d,source:n})=>d!=="not read"===a?n:[]))],o=C===null?g(!0):[C.source],c=C===
null?g(!1):[];return{searched:o,notRead:c}}}),2389:((ce,z,t)=>{t.d(z,{j7:()=>e,k2:()=>O,S4:()=>s});var _=t(9432),E=t(8936),h=t(2170),A=t(9119),T=t(8032),j=t(255),
L=t(3217),D=t(4756),k=t(9615),P=t(1780),w=t(8185),C=t(2886);function y(p,v,M){const{notes:S,usages:x,requirements:V,isEmpty:te}=p,{complaints:ee,tokenHosts:re,answered:le,
contacted:G,unopened:q}=p,ie=({problem:N,places:[H]})=>N.code==="file-syntax"&&typeof H=="object"&&H.inside===void 0,de=new Set(S.filter(ie).map(h.W7)),ae=({problem:N})=>v.
allowedHosts.length>0&&N.code==="source-near-miss"&&N.severity==="notice",fe=[...(0,w.CS)(x,v),...(0,w.VS)(x,V,q,v),...le.map(N=>$(N,v)),...ee,...(0,L.ky)(re,G)],
U=[...S.filter(N=>!ae(N)).map(N=>g(N,de,v)),...fe.map(N=>({...N,severity:(0,C.v1)(N,v.dialect.clients)})),...te?[o(v)]:[]],{placed:K=[],placeless:W=[]}=Object.groupBy(
U,({places:N})=>N.length>0?"placed":"placeless");return[...(0,h.Qp)(K,N=>{const{problem:H,severity:J,affects:F,host:Z,namedHost:b,exclude:X}=N,{code:Q,message:ne,
help:Y}=H;return[Z,b,Q,J,ne,Y,F,X===void 0]}),...W].map(N=>(0,C.hD)(N,M))}function $(p,v){const{host:M,problem:S}=p;return M===null?p:{...p,services:[],problem:(0,k.
as)(S,(0,C.TC)(M,[],v))}}function g(p,v,{dialect:M,allowedHosts:S}){const{problem:x,isPlaceholder:V,checkedFor:te=M.clients}=p;if(S.length>0&&(0,w.KJ)(p)){const U=(0,P.
xI)`${x.message}; it may use hosts that are not in \`allowed-hosts\``;return{...p,problem:{...x,message:U},severity:"error"}}const ee=(0,h.W7)(p),re=(0,h.Xd)(p),
le=p.aside!==void 0||re!==null&&(0,A.MV)(re),G=p.severity==="error"&&V===!0,q=v.has(ee)&&x.code!=="file-syntax",de=p.severity==="error"&&(G||q||le)?"warning":(0,C.
v1)(p,te);if(!le&&!G)return{...p,severity:de};const{help:ae,...fe}=x;return{...p,severity:de,problem:x.code==="file-syntax"?fe:x,exclude:[(0,A.n7)(p.aside??ee)]}}
const o=({scan:p,hostnames:v,usages:M})=>(0,h.kH)((0,D.JW)({scan:p,hasHostnames:v.length>0,isFleet:M.length>0}));var c=t(6146);let a=function(...p){return{judgeRequests:a}=
t.late([2798,3770,3611],3770),new.target?new a(...p):a(...p)},d=function(...p){return{crashedVisit:d}=t.late([2798,3770,3611],3770),new.target?new d(...p):d(...p)},
n=function(...p){return{judgeVisit:n}=t.late([2798,3770,3611],3770),new.target?new n(...p):n(...p)},i=function(...p){return{outcomesOf:i}=t.late([2798,3770,3611],
3770),new.target?new i(...p):i(...p)};const e={notes:[],roots:[],requests:[],answering:new Set,unopened:null,requirements:[]};function s(p,v,M=()=>[]){const{predicted:S,
stopped:x,visits:V,guesses:te}=p,ee={guesses:te,machine:I(V),ignore:v.ignore},re=l(p,{...v,...ee}),le=u(p,re,v,ee),G=[...re.flatMap(U=>U.findings),...le],q=U=>U.
filter(K=>!(0,C.pi)(K,v.ignore)).sort(C.Np),ie=re.map(U=>{const K=q(U.findings.filter(W=>!(0,C.zX)(W)));return{...U,findings:K,clients:i(K)}}),de=({exclude:U})=>+(U!==
void 0),ae=q([...re.flatMap(U=>U.findings.filter(C.zX)),...le]).toSorted((U,K)=>(0,C.Np)(U,K)||de(U)-de(K)),fe=[...ie.flatMap(U=>U.findings),...ae].sort(C.Np);return{
passed:x.length===0&&!fe.some(({severity:U})=>O(U,v.failOn)),stopped:x,hosts:ie,files:ae,findings:fe,ignored:G.length-fe.length,roots:(0,c.$)(S.roots,q(G)),lines:r(
fe,M)}}const f=1e3;function r(p,v){const M=p.flatMap(S=>(0,h.Xd)(S)??[]).filter(({file:S,column:x,endColumn:V})=>V>x&&(0,A._M)(S)===null);return v((0,A.jH)(M).slice(
0,f))}function l(p,v){const{visits:M,newHosts:S,predicted:x}=p,V=Map.groupBy(p.requirements,({host:le})=>le),te=Map.groupBy(x.notes,({host:le})=>le),ee=new Map(
x.requests.map(le=>[le.host,le])),re={...v,...p,hosts:new Set(M.map(({host:le})=>le))};return M.map(le=>{const{host:G}=le,q={visit:le,requirements:V.get(G)??[],
predicted:te.get(G)??[],requests:ee.get(G)??null,answering:x.answering,isNew:S.has(G)};try{return n(q,re)}catch(ie){return d(q,re,ie)}})}function u(p,v,M,S){const{
notes:x,requests:V,unopened:te}=p.predicted,ee=new Set(v.map(({visit:ae})=>ae.host)),re=v.flatMap(({visit:ae,services:fe})=>(0,L.fc)(ae,fe)),le=[...x,...V.flatMap(
ae=>a(ae,[],M))],{files:G=[],hosts:q=[]}=Object.groupBy(le,({host:ae})=>ae===null?"files":"hosts"),ie={...p,unopened:te,notes:[...p.notes,...G],answered:q.filter(
({host:ae})=>ae!==null&&!ee.has(ae)),contacted:[...ee,...[...re,...V].map(({host:ae})=>ae)]},de={concerned:T.zK,reader:null,isHostNew:!1,machine:null};return y(
ie,M,{...S,...de})}const O=(p,v)=>p==="error"?v!=="never":p==="warning"&&v==="warning";function I(p){const v=p.filter(({attempt:ee})=>ee.hops.length>0),[M,...S]=v.
flatMap(ee=>R(ee)??[]);if(!M||S.length<v.length-1||!(v.some(({host:ee})=>(0,_.VW)(ee)!==null)||S.length>0&&!M.isCommon)||S.some(ee=>m(ee)!==m(M)))return null;const te=v.
map(({host:ee})=>(0,j.nx)(ee));return(0,E.e4)(te,[M,...S])}const m=({verb:p,what:v})=>p.startsWith("cannot")?p:v;function R({attempt:{discovery:p,hops:v}}){const M=p.
kind==="failed"?p.problem.obstacle:void 0;return v.every(({status:x})=>x===null)||M?.verb==="does not reach"?M:void 0}}),2218:((ce,z,t)=>{t.d(z,{CG:()=>D,Fh:()=>C,
T1:()=>P,T5:()=>w,en:()=>y,h1:()=>k,wX:()=>$});var _=t(1011),E=t(2801),h=t(9119),A=t(8032),T=t(255),j=t(5106);const L=new Set(["remote_state","remote_state_defa\
ult","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function D(g,o,c,a=(0,_.
kA)(o)){const d=["hostnames input"],n=g.hostnames.flatMap(({host:s,services:f})=>{const r=f.length>0?f:g.requiredServices,l=r.length>0?r:["any"],u={host:s,clients:c,
because:d,isImplied:!1,isForInit:!0};return l.map(O=>({...u,service:O}))}),i=new Set([...a,...g.hostnames.map(({host:s})=>s)]),e=o.flatMap(({kind:s,needs:f,place:r})=>f.
map(l=>({...l,because:[r],isImplied:!i.has(l.host),isForInit:!L.has(s)})));return k([n,e],c)}function k(g,o){return(0,h.c1)(g.flat(),({host:c,service:a})=>`${c}\
 ${a}`).map(c=>{const[{host:a,service:d}]=c;return{host:a,service:d,clients:[...o.filter(n=>c.some(i=>i.clients.includes(n)))],because:(0,h.As)([...c.flatMap(({
because:n})=>n)]),isImplied:c.every(({isImplied:n})=>n),isForInit:c.some(({isForInit:n})=>n)}})}const P=({because:g})=>g.every(o=>typeof o!="string"&&o.inside?.
isPublic===!0);function w(g,o,c){const a=i=>i.inside!==void 0,d=g.flatMap(i=>{const{calls:e,providers:s,client:f}=i,r={clients:[f],isForInit:!0},l=e.flatMap(({module:O,
place:I})=>{if(O===null||!a(I))return[];const{host:m,hostImplied:R}=O;return{...r,host:m,service:j.e$,because:[I],isImplied:R}}),u=s.flatMap(({provider:O,places:I})=>{
const m=I.filter(a);if(m.length===0||!o(O,i))return[];const{host:R}=O;return{...r,host:R,service:j.xq,because:m,isImplied:(0,A.n3)(R)}});return[...l,...u]}),n=i=>typeof i==
"string"?i:`${i.file}:${i.line} ${i.inside?.isPublic}`;return k([d],c).map(i=>({...i,because:(0,h.t6)(i.because,n)}))}const C=(g,{isGuess:o},c)=>{const a=c.flatMap(
({host:d,isImplied:n})=>n?d:[]);return o?[{repository:g,hosts:new Set(a)}]:[]};function y(g,{hostnames:o,allowedHosts:c}){const a=new Set(o.map(({host:n})=>n)),
d=new Map;for(const{host:n,isImplied:i,because:e,clients:s}of g){if(a.has(n)||d.has(n))continue;const f={host:(0,T.nx)(n)},[r]=e.filter(u=>typeof u!="string"),l=i&&
r!==void 0&&{implied:{place:r,clients:s}};(0,T.Rt)(n)?d.set(n,(0,E.U7)(f)):(0,T.Jr)(n,c)||d.set(n,(0,E.wp)({...f,...l}))}return d}const $=(g,o)=>new Set([...A.Du,
...Object.values(A.bB),...j.fg,...g.flatMap(({host:c,service:a=c})=>[c,(0,T.pk)(c),a]),...o.flatMap(({directHost:c})=>c??[])])}),9582:((ce,z,t)=>{t.d(z,{A7:()=>D,
AV:()=>T,LH:()=>E,T:()=>$,Tb:()=>L,aZ:()=>_,c3:()=>k,ql:()=>j,sD:()=>w,sc:()=>P,zC:()=>y});class _ extends Error{span;constructor({path:c,span:a},d){super(`${c.
join(".")} must be ${d}`),this.span=a}}function E(o){try{return o(),null}catch(c){if(c instanceof _)return c;throw c}}const h=o=>o.name!==void 0;function A(o,c){
if(o.kind==="object")return o.items.filter(h);throw new _(c,"a block")}function T({value:o,hasLabels:c}){if(o.kind!=="object")return[];const a=o.items.filter(h);
return c?a.flatMap(T):[a]}function j(o,c,a,d={}){for(const n of Object.keys(a)){const i=o.filter(f=>f.name.toLowerCase()===n),[e]=i;if(e===void 0)continue;const s={
path:[...c.path,n],span:e};for(const{value:f}of i)d[n]=a[n](f,s,d[n])}return d}const L=(o,c)=>(a,d,n)=>j(A(a,d),d,o,c?n:{}),D=o=>(c,a,d=new Map)=>{for(const{name:n,
start:i,end:e,value:s}of A(c,a)){const f={path:[...a.path,n],span:{start:i,end:e}};d.set(n,{start:i,end:e,value:o(s,f,d.get(n)?.value)})}return d},k=o=>(c,a,d=[])=>{
if(c.kind!=="tuple")throw new _(a,"a list");for(const n of c.elements)d.push(o(n,a));return d},P=(o,c)=>{if(o.kind==="string"||o.kind==="template")return o.verbatim??
"";if(o.kind==="primitive"&&o.value===null)return"";if(C(o))return String(o.value);throw new _(c,"a string")},w=(o,c)=>{if(C(o))return o.value;if(o.kind==="stri\
ng"&&/^-?(?:0|[1-9]\d*)$/.test(o.value))return Number(o.value);throw new _(c,"a whole number")},C=o=>o.kind==="primitive"&&Number.isSafeInteger(o.value)&&String(
o.value).length===o.end-o.start,y=(o,c)=>{if(o.kind==="primitive"&&typeof o.value=="boolean")return o.value;throw new _(c,"true or false")},$=(o,c,a)=>{const d=g(
o,c);if(a!==void 0&&(typeof a=="object"||typeof a!=typeof d))throw new _(c,"set only once");return d};function g(o,c){if(o.kind==="tuple")return o.elements.map(
a=>g(a,c));if(o.kind==="object"){const a=D($)(o,c);return Object.fromEntries(Array.from(a,([d,n])=>[d,n.value]))}if(o.kind!=="primitive"||o.value===null)return P(
o,c);if(Math.abs(Number(o.value))>2**63)throw new _(c,"a whole number");return o.value}}),5168:((ce,z,t)=>{t.d(z,{Ge:()=>w,Ol:()=>C,cd:()=>D,vH:()=>P});var _=t(
7811),E=t(8643),h=t(255),A=t(5243),T=t(3846),j=t(9582);let L=function(...e){return{configFinding:L}=t.late([3276,3123],3123),new.target?new L(...e):L(...e)};function D({
methods:e},{host:s,namespace:f,type:r}){const l=u=>u.some(O=>(O.host??s)===s&&(O.namespace??f)===f&&(O.type??r)===r);return e.filter(({include:u,exclude:O})=>!l(
O)&&(u.length===0||l(u)))}const k="provider_installation",P=e=>({...e,kind:"local",place:{file:e.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
w=({file:e,line:s})=>s===0?e:`${e}:${s}`;function C(e){const{client:s,mirrors:f,installations:r,pluginDirectories:l}=e,u=r.map(M=>{const{blocks:S,mistakes:x}=y(
M,s,e.hasOciMirrors),V=x.map(({span:te,why:ee})=>L(s,{kind:"block",file:M.shown,why:ee},M.placeOf(te)));return{blocks:S,findings:V}}),[O=null,...I]=u.flatMap(({
blocks:M})=>M),m=[...u.flatMap(M=>M.findings),...I.map(({place:M})=>L(s,{kind:"two installations"},M))],R=l.map(M=>P({path:M})),[p]=R,v=p===void 0?O:{place:p.place,
methods:R,overridden:O?.overridden??[]};return{client:s,mirrors:f,installation:v,findings:m}}function y({items:e,placeOf:s},f,r=f==="opentofu"){const l=r?o:g,u=[],
O=[];for(const I of e)if(I.name===k){if(I.isAssigned||I.value.kind!=="object"){O.push({span:I,why:`${k} must be a block without "="`});continue}for(const m of j.
AV(I)){const R={place:s(I),methods:[],overridden:[]};for(const p of m){const v=$(p,s(p),{client:f,locations:l},R);v!==null&&O.push({span:p,why:v})}u.push(R)}}return{
blocks:u,mistakes:O}}function $(e,s,{client:f,locations:r},l){const{name:u,value:O}=e,[I]=e.isAssigned?[]:j.AV(e);if(I===void 0)return`${u} must be a block with\
out "="`;const m={path:[k,u],span:e};try{if(u==="dev_overrides"){if(l.methods.length>0)return"dev_overrides must come before all methods";const M=[...j.A7(j.sc)(
{...O,kind:"object",items:I},m).keys()].map(S=>(0,T.mi)(S,f));return l.overridden.push(...M.filter(S=>S.kind!=="invalid")),null}const R=r.get(u);if(R===void 0)return`${k}\
 has no method ${(0,_.ol)(u)}`;const p=c(I,m,R,f);return p.ok&&l.methods.push({...p.value,place:s}),p.ok?null:p.why}catch(R){if(R instanceof j.aZ)return R.message;
throw R}}const g=new Map([["direct",null],["filesystem_mirror","path"],["network_mirror","url"]]),o=new Map([...g,["oci_mirror","repository_template"]]);function c(e,s,f,r){
const l=f??"",{[l]:u=""}=j.ql(e,s,{[l]:j.sc});if(f!==null&&u==="")return(0,_.TR)(`${s.path.at(-1)} has no ${l}`);const O=f==="url"?a(u):null;if(f==="url"&&O===null)
return(0,_.TR)("the url does not begin with https://");const{include:I=[],exclude:m=[]}=j.ql(e,s,d),R=new Map;for(const S of[...I,...m]){const x=n(S,r);if(!x.ok)
return x;R.set(S,x.value)}const p=S=>S.flatMap(x=>R.get(x)??[]),v={include:p(I),exclude:p(m)};if(O!==null)return(0,_.Ju)({...v,kind:"network",url:O});if(f===null)
return(0,_.Ju)({...v,kind:"direct"});const M=f==="path"?{path:u}:{path:null,shown:u};return(0,_.Ju)({...v,kind:"local",...M})}function a(e){const s=(0,E.Dl)(e);
return s.ok&&s.value.scheme==="https"&&s.value.host!==""?s.value:null}const d={include:j.c3(j.sc),exclude:j.c3(j.sc)};function n(e,s){const f=M=>(0,_.TR)(`the p\
attern ${(0,_.ol)(e)} ${M}`),r=e.split("/");if(r.length<2||r.length>3)return f("does not have two or three parts");const[l="",u="",O]=r.reverse(),I=O===void 0?(0,_.
Ju)((0,A.Vm)(s)):i(O,h.Pv),m=i(u,M=>(0,T.W_)(M,s)),R=i(l,T.sL);if(!I.ok)return f(`has an invalid hostname: ${I.why}`);if(!m.ok)return f(`has an invalid namespac\
e: ${m.why}`);if(!R.ok)return f(`has an invalid type: ${R.why}`);const p={host:I.value,namespace:m.value,type:R.value};return(p.host!==null||p.namespace===null)&&
(p.namespace!==null||p.type===null)?(0,_.Ju)(p):f('has a part after "*" that is not "*"')}const i=(e,s)=>e==="*"?(0,_.Ju)(null):s(e)}),9373:((ce,z,t)=>{t.d(z,{LU:()=>$,
Nm:()=>j,Pv:()=>k,fJ:()=>g,hK:()=>w,n6:()=>a,s1:()=>d,z0:()=>L});var _=t(9119),E=t(8032),h=t(3096),A=t(5243),T=t(2172);function j(n){const e=n.map(({place:s})=>(0,_.
Xs)(s)).findLast(h.LA);return e===void 0?n:n.filter(({place:s})=>(0,_.Xs)(s)===e)}const L=({kind:n})=>n==="module"||n==="state"||n==="lock",D=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function k(n,i){const{usages:e,declared:s,units:f,installed:r=[],versions:l={}}=n,u=new Map,O=v=>{const M=u.get(v)??w(v);return u.set(v,M),M},I=({directories:v,
place:M})=>v?.map(O)??[O((0,h.jt)(M.file))];for(const v of f){const M=O(v.directory);M.unit=v,M.hasConfiguration=!0,M.isInitialised=!0,v.module!==null&&M.children.
push({name:v.module,root:null,call:null})}for(const v of e)if(!(!v.clients.includes(i)||v.kind==="saved_state"))for(const M of I(v))v.kind==="test_module"?M.tests.
push(v):C(M,v,i);for(const v of s){const{kind:M,place:S}=v;if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(S.file)))for(const x of I(v))P(x.configurations,v)||x.declared.
push(v),M==="lock"?y(x,S):x.hasConfiguration=!0,x.isInitialised||=M==="state"}const m=v=>u.get(v)?.hasConfiguration===!0,R=i==="terraform"&&(0,E.$l)("testsAlone",
l),p=[...u.values()].filter(({tests:v})=>R&&v.length>0).map(({name:v})=>(0,h.RO)(v)).filter(v=>!["",...(0,h.eH)(v)].some(m));for(const v of p)O(v).hasConfiguration=
!0;for(const v of u.values()){const M=(0,h.RO)(v.name);v.tests.length>0&&c(v,m(M)?O(M):v);const{expected:x,configured:V}=v.configurations;for(const te of V.keys())
x.delete(te)}for(const[v,M]of Map.groupBy(r,S=>S.root))O(v).installed=new Map(M.map(S=>[S.key,S]));return u}function P(n,i){const{kind:e,text:s,localName:f}=i;if(e===
"provider-expected")n.expected.set(s,i);else if(e==="provider-configured")n.configured.set(s,i);else if(e==="provider-passed"||e==="call-repeated"){const r=`mod\
ule.${f}`,l=n.calls.get(r);l===void 0?n.calls.set(r,[i]):l.push(i)}else return!1;return!0}const w=n=>({name:n,...{usages:[],declared:[],configurations:{expected:new Map,
configured:new Map,calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[n]});function C(n,i,e){
const s=i.address==="terraform"&&n.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!s)&&(i.kind==="lock_provider"?y(n,i.place):n.hasConfiguration=!0,!(!D.
test(i.kind)||i.isOverridden&&i.kind!=="module")&&(n.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:f,root:r}of(0,T.MZ)(i,e)){const[l=null]=o(
n.name,f);n.children.push({name:l,root:r,call:i})}}function y(n,{file:i}){n.lockFile=i,n.isInitialised=!0}const $=n=>n!==null&&(n.isPartial||n.module===null),g=(n,{
name:i,unit:e})=>n.root===null||e===null&&n.root===i,o=(n,i)=>i!==null&&(0,A.Nj)(i)?[(0,h.un)(n,i)]:[];function c(n,i){i.isInitialised=!0,i!==n&&(i.tests.push(...n.
tests),n.tests=[])}const a=({name:n,tests:i})=>i.flatMap(({text:e})=>o(n,e)),d=n=>[...n.children.flatMap(({name:i})=>i??[]),...a(n)]}),6889:((ce,z,t)=>{t.d(z,{L2:()=>D,
WJ:()=>L,rU:()=>k,uQ:()=>P});var _=t(9432),E=t(9119),h=t(8032),A=t(3096),T=t(1250),j=t(4497);const L=([i,...e])=>i===void 0||e.length>0?"both":i;function D({setting:i,
scan:e}){const{name:s}=i,f=s==="auto"?null:s==="both"?h.Du:[s],r=e===null||e.isEmpty?null:e,l=C(r?.constraints??[]),O=(r===null?[]:c(r,i,f)).filter(v=>!o(v,l)),
I={setting:i,signs:O,constraints:l};if(f!==null)return a(f,["set by `dialect`"],[],I);if(r===null)return a(h.Du,["CLI not detected; set `dialect` to check one"],
[],I);const m=y(O);if(m.length===0)return{...a(["terraform"],["assumed; set `dialect`"],[],I),isGuess:!0};const R=w(m),p=R.flatMap(v=>m.find(M=>M.client===v)??[]);
return a(R,p.map(n),m,I)}function k({clients:i},e){if(e===null||e.isEmpty)return h.zK;const s=new Set([...i,...e.tools().others]);return e.usesTerragrunt&&s.add(
"terragrunt"),h.zK.filter(f=>s.has(f))}function P(i,{evidence:e,versions:s}){return(f,r)=>{const l=e.some(u=>u.level==="version-file"&&u.version!==null&&u.client===
f&&g(u,{file:`${r}/`}));return i.version??(l?s[f]??null:null)}}const w=i=>h.Du.filter(e=>i.some(s=>s.client===e));function C(i){const e=i.filter(({place:s})=>!(0,E.
Zl)(s.file));return e.length===0?i:e}function y(i){const e=C(i),s=u=>{const O=u.find(I=>e.some(m=>m.level===I));return e.filter(({level:I})=>I===O)},f=s(T.A);if(f[0]?.
level!=="lock-file")return f;const r=s($);return[r,f].map(w).join()==="opentofu,terraform"&&r.some(u=>f.every(O=>g(u,O.place)))?r:f}const $=["version-file","too\
l"];function g({level:i,place:e},{file:s}){const f=(0,A.jt)(e.file);return i==="tool"||f===""||s.startsWith(`${f}/`)}function o({level:i,version:e},s){return i!==
"tool"||e===null||s.length===0?!1:!s.some(({text:f})=>(0,j.WL)(f,e))}function c({signs:i,tools:e,hasCloudHostname:s},{version:f},r){const l=y(i),u=r??w(l),O=l.every(
({place:M})=>(0,E.Zl)(M.file)),I=r===null&&(O||l.some(({isCloud:M})=>M)),m=f===null&&u.some(M=>(0,j.w0)(M,[]).length>1);if(!I&&!m)return i;const{setsCloudHostname:R,
signs:p}=e(),v=s||R;return[...i.filter(({isCloud:M})=>!(M&&v)),...p]}function a(i,e,s,f){const r=i.map(O=>d(O,f)),l=r.filter(({version:O})=>O!==null),u=l.flatMap(
({signs:O})=>O.slice(0,1).map(n));return{name:L(i),clients:i,releases:r.flatMap(({releases:O})=>O),versions:Object.fromEntries(l.map(({client:O,version:I})=>[O,
I??""])),why:[...new Set([...e,...u])].join(", "),evidence:[...new Set([...s,...r.flatMap(({signs:O})=>O)])]}}function d(i,{setting:e,signs:s,constraints:f}){const r=(p,v)=>{
const[M=null,...S]=p,x=(0,j.w0)(i,p);return{client:i,releases:x,version:S.length===0?M:null,signs:v}};if(e.version!==null)return r([e.version],[]);const l=C(s.filter(
p=>p.client===i&&p.version!==null)),u=new Set(l.map(({version:p})=>(p??"").replace(/^v/,"")));if(u.size>0){const p=r([...u],l);return{...p,version:(0,j.lF)(p.version??
"")?p.version:null}}const O=f.map(({text:p,place:v})=>({client:i,level:"syntax",place:v,text:`requires ${(0,_.dh)(p)}`,version:p})),I=r([],[]),m=O.map(({version:p})=>p),
R=r(m,O);return R.releases.length===I.releases.length?I:R}const n=({place:i,text:e})=>`${i.file}:${i.line} ${e}`}),7960:((ce,z,t)=>{t.d(z,{e:()=>k});var _=t(7811),
E=t(2170),h=t(8339),A=t(8032),T=t(9897),j=t(3846),L=t(1011);const D={underscores:({kind:P,text:w})=>{if(!/^(required|lock|state_store)_provider$/.test(P))return null;
const C=(0,j.mi)(w??"","terraform");return C.kind==="invalid"||!C.namespace.includes("_")?null:`Invalid provider namespace: Invalid provider namespace "" in sou\
rce ${(0,_.ol)(w??"")}: ${j.pj}"`},oci:({kind:P,text:w,calls:C})=>{if(!/^(module|test_module)$/.test(P))return null;const y=C===void 0?[w]:C.opentofu?.map(({source:$})=>$);
for(const $ of y??[]){const g=(0,T.cx)($??"","opentofu");if(g.ok&&g.value.getter==="oci")return(0,T.Ns)($??"",g.value)}return null}};function k(P,w){const C=Object.
keys(D).filter(g=>!(0,A.$l)(g,w)),y=[];return{usages:P.flatMap(g=>{const o=C.reduce((c,a)=>{const{client:d,version:n}=A.Fe[a],i=c.includes(d)?D[a](g):null;if(i===
null)return c;const e=`use ${A.bB[d]} ${n} or later, or another address`,s=(0,h.DA)({reason:"rejected",error:i,advice:e});return y.push((0,E.kH)(s,{places:[g.place],
clients:[d]})),c.filter(f=>f!==d)},g.clients);return o===g.clients?g:(0,L.sw)([g],o)}),notes:y}}}),1250:((ce,z,t)=>{t.d(z,{A:()=>T,j:()=>j});var _=t(2170),E=t(9119),
h=t(8032),A=t(5243);const T=["lock-file","syntax","version-file","tool","hook"];class j{signs=new Map;constraints=new Map;addFile({file:k,kind:{clients:P},scope:w,
isContext:C}){if(C)return;const[y,...$]=P;if(y!==void 0&&$.length===0&&!/(^|\/)[.#][^/]*$/.test(k)){const g=`is read by ${h.bB[y]} only`;this.addSign({client:y,
level:"syntax",place:{file:k,..._.wv},text:g})}for(const g of w.declared){const{kind:o,text:c,place:a}=g;if(o==="version")L(this.constraints,c,g);else if(o==="b\
inary"){const d=c==="tofu"?"opentofu":"terraform";this.addSign({client:d,level:"version-file",place:a,text:"sets terraform_binary"})}else if((0,h.SO)(o)){const{
client:d,what:n}=h.$I[o];this.addSign({client:d,level:"syntax",place:a,text:`has ${n}`})}}}end(k){for(const{kind:P,host:w,place:C,clients:y,isOverridden:$,text:g}of k)
if(P==="lock_provider"){const o=h.Du.find(a=>(0,A.Vm)(a)===w),c=`locks providers from ${w}`;o&&this.addSign({client:o,level:"lock-file",place:C,text:c})}else P===
"cloud_default"&&!$&&y.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:C,text:"has a cloud block without hostname",isCloud:!0}):P===
"module"&&g?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:C,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addSign(k){L(this.signs,`${k.client} ${k.text}`,{...k,version:null})}}function L(D,k,P){const w=(0,E.Zl)(P.place.file)?`${k} asid\
e`:k;D.has(w)||D.set(w,P)}}),742:((ce,z,t)=>{t.d(z,{Vm:()=>G,cw:()=>ee,aC:()=>re});var _=t(3096),E=t(3298),h=t(5324),A=t(4756),T=t(2170),j=t(5243),L=t(9897),D=t(
1250),k=t(1011),P=t(3024),w=t(6760),C=t(9968),y=t(3114);const $={files:1e6,directoryFiles:5e4};function*g(U,K=(0,h.f5)(),W=$){const B=new o(U,K,W);for(const N of U.
scan){const H=(0,h.kI)(B.root,N);"path"in H?yield*B.walkFrom(H):yield{name:N,files:[],notes:[H]}}for(const N of K.called)yield*B.readCalled(N)}class o{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(K,W,B){
this.root=(0,P.realpathSync)(K.root),this.checkout=(0,h.ET)(K),this.isExcluded=(0,h.Ls)(K.exclude),this.facts=W,this.limits=B,this.selected=K.scan.length>1?new Set:
null}*walkFrom(K){const{path:W,name:B,glob:N,file:H}=K,F=[{path:W,name:B,depth:0,isSelected:N===void 0&&H===void 0}];for(let Z=F.pop();Z!==void 0;Z=F.pop()){const b=(0,h.
KG)(Z);if(yield this.read(K,Z,b),K.file!==void 0||this.files>this.limits.files)return;if(!("problem"in b))for(const X of this.findDirectories(K,Z,b))F.push(X)}}*readCalled(K){
const{directories:W,links:B,linked:N}=this.facts;for(const Z of(0,_.eH)(K))N.delete(Z);const H=W.has(K)?null:this.checkout.locate(K);if(H===null||(0,C.$r)(H).kind!==
"directory")return;const J=(0,h.sq)((0,w.relative)(this.root,H));if(J!==K&&B.set(K,J),!W.has(J)&&this.files<=this.limits.files&&!(0,_.eH)(J).some(this.isExcluded)){
const Z={path:H,name:J,depth:0,isSelected:!0},b=(0,C.UO)(H,this.root)?this.root:H;yield this.read({path:H,name:J,boundary:b},Z,(0,h.KG)(Z))}W.has(J)&&W.add(K)}read(K,W,B){
const{name:N}=W;if("problem"in B)return this.facts.directories.add(N),{name:N,files:[],notes:[B]};const{files:H,notes:J}=this.findFiles(K,W,B);this.files+=H.length;
const F=this.limits.files;if(this.files>F){const X=(0,T.ht)(N,(0,A.ub)({kind:"files",max:F}));return{name:N,files:[],notes:[...J,X]}}const Z=H.filter(({isContext:X})=>X);
if(H.length>0&&Z.length===H.length)return{name:N,files:[],notes:J};this.facts.directories.add(N);for(const{file:X,kind:Q}of Z)(0,y.Ep)(Q)&&this.facts.unselected.
push(X);return H.length>0&&B.some(X=>X.name===".terraform")&&J.push(...this.readLeft(N)),{name:N,files:H,notes:J}}findFiles(K,W,B){const N=[],H=[],J=this.limits.
directoryFiles;for(const F of this.filesAmong(K,W,B))if("problem"in F)H.push(F);else if(N.length<J)N.push(F);else{H.push((0,T.ht)(W.name,(0,A.ub)({kind:"directo\
ry",max:J})));break}return{files:N,notes:H}}*filesAmong(K,W,B){const N=new Set;for(const J of B)if((0,y.tr)(J.name)&&!J.isDirectory()&&N.add(J.name),J.name===".\
spacelift")for(const F of y.dN)this.addTool((0,_.Gz)(W.name,F));const H=w.posix.basename(W.name);for(const J of B){if(J.isDirectory())continue;const F=(0,_.Gz)(
W.name,J.name),Z=(0,y.L8)(J.name,N,H);if(Z===void 0){(0,y.Z8)(J.name)&&this.addTool(F),J.name.endsWith(".tfstate")&&!this.isExcluded(F)&&this.facts.states.push(
...(0,h.un)(F,this.checkout));continue}const X={path:W.path+w.sep+J.name,file:F,kind:Z,isContext:!this.select(K,W,F)};J.isFile()?yield X:J.isSymbolicLink()?yield*this.
follow(K,X):yield(0,T.ht)(F,(0,A.WO)({what:"special-file",is:(0,C.I)(J)}))}}readLeft(K){this.isExcluded((0,_.Gz)(K,".terraform"))||this.facts.states.push(...(0,h.
rN)(K,this.checkout));const W=(0,h.Wj)(K,this.checkout);if("problem"in W)return[W];for(const B of W)this.facts.called.add(B.directory);return this.facts.installed.
push(...W),[]}addTool(K){this.isExcluded(K)||this.facts.toolFiles.push(K)}select(K,W,B){return!(W.isSelected||(0,h.$8)(K,B))||this.isExcluded(B)||this.selected?.
has(B)?!1:(this.selected?.add(B),!0)}*follow(K,W){const B=(0,h.sT)((0,C.$r)(W.path),K);if(B===null)return;if(typeof B=="object")return yield(0,T.ht)(W.file,B);const N=(0,h.
sq)((0,w.relative)(this.root,B));W.isContext||this.facts.links.set(W.file,N),yield{...W,path:B,target:N}}findDirectories({glob:K},{path:W,name:B,depth:N,isSelected:H},J){
return J.toReversed().flatMap(F=>{if(F.isSymbolicLink()&&F.name==="tests"&&this.facts.called.add((0,_.Gz)(B,"tests")),(0,h.G$)(F.name))return[];const Z=(0,_.Gz)(
B,F.name);if(this.isExcluded(Z))return[];const b=W+w.sep+F.name;if(F.isSymbolicLink()&&(0,C.$r)(b).kind==="directory"&&this.facts.linked.set(Z,this.checkout.nameOf(
Z)),!F.isDirectory())return[];const X=H||K!==void 0&&w.posix.matchesGlob(Z,K);return{path:b,name:Z,depth:N+1,isSelected:X}})}}let c=function(...U){return{dependsOnOthers:c}=
t.late([3276,4744,6851,5923],8095),new.target?new c(...U):c(...U)},a=function(...U){return{usagesOf:a}=t.late([3276,4744,6851,5923],8095),new.target?new a(...U):
a(...U)},d=function(...U){return{declaredIn:d}=t.late([3276,4744,6851,5923],8095),new.target?new d(...U):d(...U)},n=function(...U){return{isForeign:n}=t.late([3276,
4744,6851,5923],8095),new.target?new n(...U):n(...U)},i=function(...U){return{readModule:i}=t.late([3276,4744,6851,5923],8095),new.target?new i(...U):i(...U)};const e=25e4;
function*s(U,K,W,B=e){const N=new f(K,W,B);yield*N.collect(U);const H=yield*N.decideOpen();return N.result(H)}class f{items=[];notes=(0,k.G4)();knownSources=new Map;declared=[];signs=new D.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(K,W,B){this.facts=K,this.values=W,this.maxUsages=B}*collect(K){const{counts:W,facts:B}=this;for(const{
name:N,files:H,notes:J}of g(K,B)){if(B.endedAt=N,yield B.files)return;for(const Z of J)this.notes.add(Z);if(H.length===0)continue;if(this.isFull(W.decided+W.open,
N))break;const F=yield*i(H,B.files);if(F===null)return;B.bytes+=F.bytes;for(const Z of F.notes)this.notes.add(Z);this.add({directory:N,files:F.files})}B.endedAt=
null}*decideOpen(){const K=[];let W=!1;for(const B of this.items){if(!("files"in B)){K.push(B);continue}if(W||=this.isFull(this.counts.decided,B.directory),!W)if(yield this.
facts.files)this.facts.endedAt??=B.directory,W=!0;else for(const N of this.decide(B.files))K.push(N)}return K}result(K){const{facts:W,signs:B,declared:N}=this,H=[
...K,...W.states.map(r)];return{...W,usages:H,declared:N,notes:this.notes.all(),...B.end(K)}}add(K){const{files:W}=K,{facts:B}=this;B.files+=W.length;for(const H of d(
W))this.declared.push(H);for(const H of W){const J=!n(H),F=H.kind.class==="terragrunt";J&&(B.isEmpty=!1),F&&B.terragrunt.push(H.file),B.usesTerragrunt||=F&&J,this.
signs.addFile(H)}const N=W.some(c);for(const H of W)(N||!H.isContext)&&this.addCalls(H);if(N){this.items.push(K);for(const{references:H}of W)this.counts.open+=H.
length}else for(const H of this.decide(W))this.items.push(H)}addCalls({file:K,references:W}){for(const{kind:B,row:N,value:H}of W){if(H===void 0)continue;const J=(0,j.
Nj)(H.text)||N.grammar==="terragrunt"&&(0,L.GL)(H.text),F=J||(0,L.qC)(H.text).length>0;if(B==="module"&&(F||H.kind==="pieces")&&this.facts.calls.push({source:H.
text,file:K}),J&&N.position.includes("source"))for(const Z of[(0,_.jt)(K),(0,_.RO)((0,_.jt)(K))])this.facts.called.add((0,_.un)(Z,H.text))}}decide(K){const{usages:W,
notes:B}=a(K,this.values,this.knownSources);for(const N of B)this.notes.add(N);return this.counts.decided+=W.length,W}isFull(K,W){const B=this.maxUsages;return K<
B?!1:(this.notes.add((0,T.ht)(W,(0,A.ub)({kind:"usages",max:B}))),!0)}}const r=({file:U,host:K,client:W})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:K,
text:K,address:"state",place:{file:U,...T.wv},clients:[W],isOverridden:!1,needs:[]});var l=t(3916),u=t(9119),O=t(1440);function I(U,K,W,{nameOf:B}){if(!(0,j.Nj)(
K)){const[H=null]=(0,L.qC)(K).flatMap(J=>B(J)??[]);return H}const N=(0,_.un)(U,K);return W.get(N)??N}const m=100;function R({usages:U,units:K},W){const B=(0,u.hy)(
K,k.CI);return[...U.flatMap(({calls:H,directories:J,text:F,place:Z})=>{const b=(0,_.jt)(Z.file),X=(B.get(b)??[]).flatMap(({item:oe})=>(0,k.CI)(oe));if(H===void 0&&
J===void 0&&X.length===0&&(0,L.qC)(F??"").length===0)return[];const ne=Object.values(H??{}).flat(),Y=[F,...ne.map(({source:oe})=>oe)].flatMap(oe=>oe??[]),se=[b,
...(J??X).slice(0,m)];return Y.flatMap(oe=>(0,j.Nj)(oe)?se.map(he=>(0,_.un)(he,oe)):(0,L.qC)(oe).flatMap(he=>W.nameOf(he)??[]))}),...K.flatMap(k.CI)]}function p(U,K){
const{usages:W,links:B,directories:N}=U,H=(Q,ne)=>{const Y=I(Q,ne,B,K);return Y===null||(0,j.Nj)(ne)&&Y===(0,_.un)(Q,ne)?ne:`./${(0,l.relative)(Q,Y)}`},J=W.map(
Q=>{const{kind:ne,text:Y,calls:se,place:oe}=Q,he=B.size>0||se!==void 0||(0,L.qC)(Y??"").length>0;if(ne!=="module"||Y===null||!he)return Q;const ue=[{root:null,source:Y,
version:null,isOpen:!1}],pe=Object.entries(se??{terraform:ue,opentofu:ue}).map(([ve,we])=>{const ge=(0,_.jt)(oe.file),Oe=Ee=>Ee.source&&H(ge,Ee.source);return[ve,
we.map(Ee=>({...Ee,source:Oe(Ee)}))]});return pe.every(([,[ve]])=>ve?.source===Y)&&se===void 0?Q:{...Q,calls:Object.fromEntries(pe)}}),F=({directory:Q})=>N.has(
Q)&&K.nameOf(Q)===Q,Z=U.installed.filter(Q=>!F(Q)&&K.exists(Q.directory)),b=new Map(Z.map(({root:Q,directory:ne})=>{const Y=(0,A.a3)({what:"outside",path:ne});return[
ne,(0,T.ht)((0,_.Gz)(Q,O.U4),Y)]})),X=[...U.notes,...b.values()];return{...U,usages:J,installed:U.installed.filter(F),notes:X}}let v=function(...U){return{resolveValue:v}=
t.late([3276,4744,6851,5923],8095),new.target?new v(...U):v(...U)},M=function(...U){return{asWritten:M}=t.late([3276,4744,6851,5923],8095),new.target?new M(...U):
M(...U)},S=function(...U){return{Instances:S}=t.late([3276,4744,6851,6065],1340),new.target?new S(...U):S(...U)},x=function(...U){return{Terragrunt:x}=t.late([3276,
4744,6851,6065],1340),new.target?new x(...U):x(...U)},V=function(...U){return{withUnits:V}=t.late([3276,4744,6851,6065],1340),new.target?new V(...U):V(...U)};const te=10;
function*ee(U,K={}){const W=(0,h.ET)(U),B=new Set;for(let N=1;;N+=1){const H=(0,h.f5)(B),J=G(W,H,K),F=(0,E.O)(()=>new x(J)),Z=yield*s(U,H,re(J,F)),X=H.terragrunt.
length>0?yield*V(Z,F()):Z,Q=B.size;for(const Y of R(X,W))!X.directories.has(Y)&&W.locate(Y)!==null&&B.add(Y);if(B.size===Q||X.endedAt!==null||N===te)return p(X,
W)}}function re(U,K){const W=(0,E.O)(B=>(0,E.O)(N=>new S(U,B,N)));return({row:B,place:N},H,J)=>{if(B.grammar==="terragrunt")return le(K(),N.file,H);const F=B.evaluation?.[J];
if(F===void 0)return M(H);const Z=W(J)(F);if(Z.effort.isSpent)return M(H);const b=({scope:Y,from:se,root:oe})=>(Y.effort.renew(),{...v(H,Y),from:se,root:oe}),X=(0,_.
jt)(N.file),Q=b(Z.unknown(X));if(Q.isWhole)return[[Q]];const ne=Map.groupBy(Z.of(X),({use:Y})=>Y);return Array.from(ne.values(),Y=>Y.map(b))}}function le(U,K,W){
if(U.effort.isSpent)return M(W);const B=H=>({...v(W,H),from:null}),N=U.includedScopes(K).map(H=>[B(H)]);return N.length===0?[[B(U.scopeOf(K))]]:N}function G(U,{
calls:K,links:W,terragrunt:B},N){const H=(0,E.O)(fe),J=(F,Z)=>I(F,Z,W,U);return{files:U,calls:(0,E.O)(()=>ie(K,J)),leadsTo:J,terragrunt:B,environment:N,isSet:F=>N[F]!==
void 0,setBy:F=>{const Z=H(U).get(F);return Z===void 0?null:`TF_VAR_${F} in ${Z}`}}}const q=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ie(U,K){const W=new Map,
B=new Set;for(const{source:N,file:H}of U){const J=(0,_.jt)(H),F=K(J,N);F!==null?W.set(F,(W.get(F)??new Set).add(J)):q.test(N)&&B.add(J)}return{callers:W,dynamic:B}}
const de=".github/workflows",ae=200;function fe(U){const K=new Map,W=U.list(de).filter(B=>/\.ya?ml$/.test(B));for(const B of W.slice(0,ae)){const N=`${de}/${B}`,
H=U.read(N)??"";for(const[,J,F]of H.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const Z=J??F??"";K.has(Z)||K.set(Z,N)}}return K}}),5102:((ce,z,t)=>{
t.d(z,{DI:()=>L,Fl:()=>C,JR:()=>D,QK:()=>o,Rm:()=>$,Yn:()=>y,Zh:()=>c,b:()=>P,fi:()=>d,hm:()=>g,md:()=>w,nM:()=>a,nx:()=>A,sG:()=>j,vh:()=>T});var _=t(2886),E=t(
2389),h=t(9615);const A={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},T=Object.keys(A);function j(n){if(P(n))return"\
unchecked";const i=g(n.findings);return i==="error"?"fails":i==="warning"?"warns":D(n)?"skipped":"works"}const L=n=>j(n)==="fails",D=({visit:n})=>n.attempt.discovery.
kind==="skipped",k=["host-not-checked",..._.H4],P=({visit:{attempt:n}})=>n.discovery.kind==="skipped"&&k.includes(n.discovery.problem.code),w=n=>T.flatMap(i=>n.
filter(e=>j(e)===i));function C(n){const i=new Set(n.map(({worst:e})=>e));return i.has("error")?"fails":i.has("warning")?"warns":n.some($)?"skipped":"works"}function y(n,i){
const e=Object.groupBy(n,u=>C(i(u))),{fails:s=[],warns:f=[],skipped:r=[],works:l=[]}=e;return[s,f,r,l]}const $=({chosen:n,isDirect:i,isUnchecked:e})=>e===!0||!i&&
Object.keys(n).length===0,g=n=>h.oC.find(i=>n.some(e=>e.severity===i))??null;function o({findings:n}){const i=g(n);return i==="notice"?[]:n.filter(({severity:e})=>e===
i)}const c=({severity:n},{failOn:i})=>n==="error"||(0,E.k2)(n,i),a=({severity:n})=>n!=="notice";function d({passed:n,hosts:i,findings:e}){return n?e.some(a)?"wa\
rns":i.length===0?"skipped":"works":"fails"}}),4120:((ce,z,t)=>{t.d(z,{H8:()=>j,Iu:()=>T,QI:()=>P,QN:()=>o,SY:()=>L,dy:()=>A,kJ:()=>w,nO:()=>c,od:()=>k,tY:()=>C,
u8:()=>$});var _=t(9432),E=t(9615),h=t(8032);const A="new in this pull request",T=a=>a.replace(/^./u,d=>d.toUpperCase()),j=a=>E.oC.flatMap(d=>{const{length:n}=a.
filter(i=>i.severity===d);return n===0?[]:[(0,_.px)(n,d)]}).join(", "),L=a=>h.zK.every(d=>a.includes(d))?"all clients":D(a).join(", "),D=a=>a.map(d=>h.bB[d]);function k(a,d){
const n=d.filter(i=>a.includes(i));return a.length===0||n.length===d.length?"":D(n).join(", ")||"no client in use"}const P=({clients:a,versions:d})=>a.map(n=>[h.
bB[n],d[n]].join(" ").trim()).join(" and ");function w(a){return a<999.5?`${Math.round(a)} ms`:a<59950?`${(a/1e3).toFixed(1)} s`:`${(a/6e4).toFixed(1)} min`}function C(a){
return a<1e3?`${a} B`:a<999950?`${(a/1e3).toFixed(1)} kB`:`${(a/1e6).toFixed(1)} MB`}const y=36e5;function $(a,d){const n=(Date.parse(d)-Date.parse(a))/y;if(n>=
48)return`${g(n/24)} days`;if(n>=1)return`${g(n)} h`;const i=Math.floor(n*60);return i>=1?`${i} min`:"less than a minute"}const g=a=>Math.floor(a*10)/10,o=a=>`${a.
slice(0,16).replace("T"," ")} UTC`;function c(a,d){const n=(Date.parse(a)-Date.parse(d))/(24*y);if(Number.isNaN(n))return a;const i=Math.floor(Math.abs(n)),e=i===
0?"less than a day":(0,_.px)(i,"day");return`${a.slice(0,10)} (${n<0?`${e} ago`:`in ${e}`})`}}),8884:((ce,z,t)=>{t.d(z,{CN:()=>a,Dx:()=>y,GH:()=>k,Ky:()=>A,TD:()=>T,
YC:()=>g,eb:()=>L,f5:()=>$,ju:()=>c,lp:()=>C,mj:()=>P,oN:()=>w,tN:()=>o});var _=t(9432),E=t(2170),h=t(9119);function A(e,s){const{places:f,noun:r}=T(e);return(0,_.
K4)(f,s,h.eo,l=>(0,_.px)(l,`more ${r}`))}function T(e){const s=n(e),f=(0,h.t6)(s,l=>d(l)?(0,h._M)(l.file)??l:l),r=j(f).length>1;return{places:r?f:s,noun:r?"repo\
sitory":"place"}}const j=e=>e.filter(d).filter(({file:s})=>(0,h._M)(s)!==null),L=e=>(0,h.t6)(j(D(e)),({file:s})=>(0,h._M)(s)),D=e=>[...new Set(e.map(({places:s})=>s))].
flat(),k=(e,s,f)=>`${e===s?"all":`${e} of`} ${s} ${f}`;function P(e,s){const{length:f}=s>1?L(e):[];return f>1?k(f,s,"repositories"):""}function w(e,s){const f=new Set(
e.flatMap(({file:u})=>(0,h._M)(u)??[])).size>1,r=u=>(f?(0,h._M)(u.file):null)??i(u),l=new Set(s.map(r));return e.filter(u=>!l.has(r(u)))}function C(e,s){const f=y(
[e]);return A(w(f,f.slice(0,1)),s)}const y=e=>n(D(e).filter(d)),$=e=>[...new Set(D(e).filter(s=>typeof s=="string"))];function g(e){const s=e.hosts.flatMap(({requirements:r})=>r),
f=[...e.findings,...e.roots.flatMap(({rows:r})=>r)];return[...new Set([...s.map(({because:r})=>r),...f.map(r=>r.places)])]}const o=e=>e.values().map(E.Xd).find(
s=>s!==null)??null,c=({services:[e,...s]})=>s.length===0?e??null:null,a=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,h._M)(e)===null,d=e=>typeof e!="\
string",n=e=>(0,h.t6)(e,s=>d(s)?i(s):s),i=({file:e,line:s,inside:f})=>`${s}:${e}${f===void 0?"":`
${(0,h.kn)(f)}`}`}),6097:((ce,z,t)=>{t.d(z,{$N:()=>C,LG:()=>d,QA:()=>O,fX:()=>g,h$:()=>p,j6:()=>m,q9:()=>r,rc:()=>l});var _=t(2886),E=t(2172),h=t(9432),A=t(2170),
T=t(9119),j=t(255),L=t(3096),D=t(5106),k=t(5102),P=t(4120),w=t(8884);function C(v,{repositories:{length:M}}){const{hosts:S,files:x,findings:V,passed:te,stopped:ee}=v,
re=a(v,M),le=x.filter(({problem:W})=>re===null||!$.test(W.code)),G=le.filter(W=>!y(W)),q=(0,k.hm)(G)==="error"&&!S.some(k.DI),ie=re===null&&M>0?` in ${(0,h.px)(
M,"repository")}`:"",fe=[G.length<le.length?[`nothing to check${ie}`]:o(v,ie),c(G)],U=[re??[],q?fe.toReversed():fe].flat(2).join(", "),K=(0,k.hm)(V)==="error";if(ee.
length>0){const W=(0,h.pk)(ee);return K||S.some(k.b)?`${U} (${W})`:`${W}; ${U}`}return te&&K?`${U} (the check passes: fail-on is never)`:te||K?U:`${U} (the chec\
k fails: fail-on is warning)`}const y=({problem:v,severity:M})=>v.code==="nothing-to-check"&&M==="error",$=/^(?:module|provider|version|package|constraint|lock)-/,
g="not allowed";function o({hosts:v,roots:M},S){const x=v.length;if(x===0){const N=M.flatMap(({rows:F})=>F.filter(({isDirect:Z})=>Z)),H=new Set(N.flatMap(F=>(0,k.
Rm)(F)?[]:F.source)).size;return[...H===0?[]:[`${(0,h.px)(H,"module")} read`],`no registry hosts to check${S}`]}const{skipped:V=[],checked:te=[]}=Object.groupBy(
v,N=>(0,k.JR)(N)?"skipped":"checked"),{fails:ee,unchecked:re,works:le}=k.nx,G=(N,H)=>H.length===0?[]:[{words:N,count:H.length}],q=[...G(ee,te.filter(k.DI)),...G(
g,V.filter(k.DI)),...G(re,V.filter(k.b))],ie=[...G(le,te),...G(k.nx.skipped,V)],[de,...ae]=q.length>0?q:ie,fe=te.filter(N=>(0,k.sG)(N)==="warns").length,U=x===1?
"":`${fe} ${q.length>0?"more ":""}`,W=de?.words===g||de?.words===re?de.count===1?"is ":"are ":"";return[`${x===1?"1 registry host":(0,w.GH)(de?.count??0,x,"regi\
stry hosts")}${S} ${W}${de?.words}`,...ae.map(({count:N,words:H})=>`${N} ${H}`),...fe===0?[]:[`${U}with warnings`]]}function c(v){const M=(0,k.hm)(v);if(M===null||
M==="notice")return[];const S=v.filter(({severity:re})=>re===M),x=(0,w.eb)(S).length,V=new Set((0,w.Dx)(S).map(({file:re})=>re)).size,te=x>0?`files of ${(0,h.px)(
x,"repository")}`:(0,h.px)(V,"file"),ee=S.some(re=>(0,A.Xd)(re)===null);return[...V>0?[`${M}s in ${te}`]:[],...ee?[`${M}s in settings or credentials`]:[]]}function a({
roots:v,findings:M},S){const x=v.filter(({directory:ie})=>ie!==E.cd.file),[V]=(0,k.Yn)(x,({rows:ie})=>ie),te=({directory:ie})=>ie,ee=new Set([...V.map(te),...i(
M)]);if(ee.size===0)return null;const re=new Set([...x.map(te),...ee]).size,le=new Set(Array.from(ee,T._M)).size,G=re<2?"":` in ${(0,w.GH)(ee.size,re,"root modu\
les")}`,q=S<2?"":` (${(0,w.GH)(le,S,"repositories")})`;return`init fails${G}${q}`}function d(v,{repositories:M}){const S=v.files.filter(({severity:x})=>x==="err\
or");return a(v,M.length)??c(S)[0]??null}const n=({problem:v,severity:M})=>v.code==="cloud-token"&&M==="error",i=v=>(0,w.Dx)(v.filter(n)).map(({file:M})=>{const{
path:S}=(0,T.bH)(M);return`${M.slice(0,M.length-S.length)}${(0,L.jt)(S)||"."}`}),e=50,s=3,f=2;function r(v){const{shown:M,more:S}=(0,h.zN)(v,e);return S===0?M:[
...M,`and ${(0,h.px)(S,"more remark")}`]}function l(v){const M=(0,w.YC)(v).some(({length:re})=>re===T.WD),S=v.files.filter(({exclude:re,severity:le})=>re&&le!==
"notice"),x=[...new Set(S.flatMap(({exclude:re})=>re??[]))],V=(0,w.eb)(S).length>0?" where their files are read":"",te=`${(0,h.px)(S.length,"finding")} in tests\
, examples or templates, where errors are warnings`,ee=`to skip such files, set \`exclude\`${V}: ${(0,h.K4)(x,s,h.dh)}`;return[...M?[`lists of places end after ${T.
WD} places`]:[],...S.length>0?[`${te}; ${ee}`]:[]]}const u="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function O({findings:v},M){
const S=u.flatMap(V=>{const te=M[V]||V.endsWith("Y")&&M[V.toLowerCase()];return te?`${V} (${(0,h.dh)(te.slice(te.lastIndexOf("@")+1))})`:[]});return v.some(V=>V.
problem.obstacle||(0,_.zv)(V))&&S.length>0?[`connections used ${S.join(", ")}`]:[]}function I({hosts:v},M){const{scan:S,repositories:x}=M,{length:V}=v.filter(({
requirements:le})=>le.some(({because:G})=>G.some(q=>typeof q!="string"))),te=`${(0,h.px)(S.usages,"usage")} of ${(0,h.px)(V,"registry host")}`,ee=V===0?"no regi\
stry host is used":te;return x.length>0?`${ee} in ${(0,h.px)(x.length,"repository")}`:S.files===0?S.durationMs===0?null:"found no Terraform or OpenTofu files":`\
scanned ${`${(0,h.px)(S.files,"file")} (${(0,P.tY)(S.bytes)})`} in ${(0,P.kJ)(S.durationMs)}: ${ee}`}function m(v,M){const{hosts:S}=v,{depth:x,repositories:V}=M,
te=V.length===0;if(x==="versions"||x==="packages")return te?R(v):[];const ee=S.filter(G=>["works","warns"].includes((0,k.sG)(G))&&G.requirements.some(({service:q,
because:ie})=>(q===D.e$||q===D.xq)&&ie.some(ae=>typeof ae!="string")));return x!=="discovery"||ee.length===0?[]:[`not checked at ${(0,h.K4)(ee,f,({visit:G})=>(0,j.
nx)(G.host))}: versions of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function R({roots:v}){return v.filter(
({directory:S})=>S!==E.cd.file).some(({rows:S})=>S.some(({kind:x})=>x==="module"))?["not checked: what is inside modules; to read them as `init` does, set `dept\
h: init`"]:[]}function p(v,M){const{dialect:S,durationMs:x,scan:V,remarks:te}=M,{findings:ee,ignored:re}=v,le=(0,P.H8)(ee)||"no findings",G=re>0?`${le}, ${re} i\
gnored`:le,ie=v.hosts.length===0&&V.files===0?"":` for ${(0,P.QI)(S)} (${S.why})`,de=I(v,M);return[`${G}; checked in ${(0,P.kJ)(x)}${ie}`,...de===null?[]:[de],...te]}}),
8294:((ce,z,t)=>{t.d(z,{$U:()=>d,Eu:()=>$,QU:()=>C,To:()=>i,bI:()=>e,fj:()=>o,iX:()=>s,tK:()=>c,z2:()=>n});var _=t(8032),E=t(255),h=t(1780),A=t(7057),T=t(9432),
j=t(9615),L=t(4481);const D="write the token into the file, or remove its block",k="store the token in the helper, which must print {} for a host without one",P={
terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an\
 empty string"},w=(u,{source:O},I,m)=>(0,j.CC)(u,{message:(0,h.xI)`the token from ${(0,h.LA)(O)} ${I}`,flaw:I,...m}),C=u=>w("credentials-empty",u,"is empty",{help:(0,j.
Lw)(u.isInFile?D:(0,L.zT)(u.source)?k:P)}),y={length:["is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line brea\
k or another control character, which no client can send","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the c\
lients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the q\
uotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the white space around it"],"inner white\
 space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","co\
py the token again: a hyphen or quotation mark may have been replaced"]};function $({slip:u,...O}){const[I,m]=y[u];return w("credentials-malformed",O,I,{help:m,
...u!=="control character"&&u!=="length"&&{severity:"warning"}})}const g=`has fewer than ${A.Il} characters and is not redacted where a server repeats it`,o=u=>w(
"credentials-short",u,g,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),c=u=>(0,j.CC)("credentials-differ",{message:(0,h.
xI)`for host ${(0,h.SP)(u.host)}, ${a(u.first)} and ${a(u.other)}`,help:(0,h.xI)`set the token for both clients in ${(0,h.LA)((0,E.fK)(u.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
a=({client:u,source:O})=>O===null?`${_.bB[u]} finds no token`:(0,h.xI)`${_.bB[u]} uses the token from ${(0,h.LA)(O)}`,d=({host:u,service:O,...I})=>(0,L.ti)("cre\
dentials-missing",(0,h.xI)`host ${(0,h.SP)(u)} requires a token${O===null?"":` for ${O}`}`,(0,L.nP)(u),I),n=u=>(0,j.CC)("credentials-near-miss",{message:(0,h.xI)`${(0,h.
LA)(u.variable)} seems to be meant for host ${(0,h.SP)(u.host)}, but ${u.why}`,help:(0,h.xI)`rename it: ${(0,L.yN)(u.write)}`}),i=({host:u,other:O,source:I,service:m,
isSent:R,isNotice:p})=>(0,j.CC)("credentials-other-host",{message:(0,h.xI)`the clients do not send the token for ${(0,h.KT)(O)} from ${(0,h.LA)(I)} ${m===null?"\
after the redirect of":`to ${m} of host`} ${(0,h.KT)(u)}: they send ${R?(0,h.xI)`the token of ${(0,h.KT)(u)}`:"none"}`,help:m===null?(0,h.xI)`make the discovery document of ${(0,h.
KT)(u)} public, or serve it at ${(0,h.KT)(u)} itself`:(0,h.xI)`set the token for ${(0,h.KT)(u)}, and the clients send it to ${(0,h.KT)(O)}`,...p&&{severity:"not\
ice",affects:[]}}),e=({host:u})=>(0,j.CC)("credentials-unused",{message:(0,h.xI)`the tokens input has a token for host ${(0,h.SP)(u)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function s(u){const{host:O,token:I,source:m,challenge:R,contentType:p,...v}=u,S=I==="n\
one"&&R===null&&!p?.includes("json")&&v.status===403&&(0,T.VW)(O)===null,x=(0,h.xI)`rejected the token from ${(0,h.LA)(m??"")}`,te=S?"may not be a registry":I===
"sent"?x:"requires authentication credentials",ee=R===null?"":`, and asks for ${R} authentication`,re=!S&&v.url===`https://${O}/.well-known/terraform.json`;return(0,j.
CC)("document-unauthorized",{message:(0,h.xI)`host ${(0,h.KT)(O)} ${te}: ${(0,T._r)(v,re)}${ee}`,help:(0,T.NM)({...v,asked:O},S?r:l(u)),isUnsent:(0,L.wt)(u)})}const f="\
make the discovery document public",r={operator:`${f}, or return 404 if the host has no services`,user:(0,T.Wt)([])};function l({host:u,token:O,source:I,status:m,
challenge:R}){const p=(0,T.qZ)(u);if(R!==null){const v=`exempt /.well-known/terraform.json from ${R} authentication`,M=(0,h.xI)`ask the operator of ${(0,h.KT)(u)} to ${v}`;
return{operator:v,user:M,guest:p,note:"the clients send Bearer tokens only, so no token helps"}}switch(O){case"sent":{const v=m===403?"may read this host":"is c\
omplete and for this host",M=(0,h.xI)`check that the token ${v}, or ${(0,L.qV)(I??"",u)}`;return m===403?{...(0,j.Lw)(M),guest:p}:(0,j.Lw)(M)}case"none":return{
operator:(0,L.nP)(u,`, or ${f}`),besides:f,user:(0,L.nP)(u),guest:p};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,h.xI)`configure ${(0,h.KT)(u)} to respond itself, or ${f}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ce,z,t)=>{t.d(z,{Er:()=>c,P0:()=>$,P6:()=>D,Qs:()=>y,T0:()=>j,U2:()=>o,
e4:()=>a});var _=t(1780),E=t(9432),h=t(9176),A=t(9615);const T={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},j=({host:d,why:n})=>(0,A.CC)("host-unknown",{message:(0,_.xI)`${(0,_.
KT)(d)} ${T[n]}`,help:n==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:T[n].replace(/.*: /,"")}}),L={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function D({host:d,error:n}){if(typeof n==
"object"&&"proxy"in n)return(0,A.CC)("host-unreachable",{message:(0,_.xI)`${(0,_.KT)(d)} is unreachable: ${n.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(n.proxy),help:h.TG}});const i=typeof n=="string"?L[n]:`is unreach\
able (${n.code})`,e="check that the host is up",s="check that a firewall or proxy lets this machine connect to it";return(0,A.CC)("host-unreachable",{message:(0,_.
xI)`${(0,_.KT)(d)} ${i}`,operator:`${e}, and ${s}`,besides:e,user:s,guest:`${s}; otherwise ${(0,E.B9)(d)}`,obstacle:{verb:"cannot connect to",what:i.replace("is\
 unreachable: ","")}})}const k={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},P="serve the document\
 as a static file",w=({asks:d})=>d==="document"?P:"find out what the server waits for, such as its storage",C=d=>d.map(({name:n,attemptMs:i,retries:e})=>{const s=Number.
isFinite(i)?(0,E.YA)(i):"without a limit",f=e===0?"":` in each of ${e+1} attempts`,r=n.includes(" and ")?"wait":"waits";return`${n} ${r} ${s}${f}`}).join(", ");
function y(d){if(d.phase==="complete")return(0,A.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(d.host)} took ${(0,E.YA)(d.tookMs)} to return its discovery document; ${C(
d.releases)}`,operator:P,affects:[...new Set(d.releases.map(({client:f})=>f))]});const{verb:n,failed:i,help:e}=k[d.phase],s=d.limitMs===null?"in time":`within ${(0,E.
YA)(d.limitMs)}`;return(0,A.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(d.host)} ${i} ${s}`,help:e||{operator:w(d),guest:(0,E.B9)(d.host)},...n&&{obstacle:{
verb:n,what:i.replace(/.*: /,"")}}})}const $=({host:d,error:n})=>(0,A.CC)("host-protocol",{message:(0,_.xI)`the response of ${(0,_.KT)(d)} is not valid HTTP (${n})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),g={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function o({host:d,phase:n,
tookMs:i,limitMs:e,...s}){const f=`(limit ${(0,E.YA)(e)}); ${g[n.name]} took ${(0,E.YA)(n.ms)}`;return"url"in s?(0,A.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(
s.url)} took ${(0,E.YA)(i)} to answer ${f}`,operator:w({asks:"answer"})}):(0,A.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(d)} took ${(0,E.YA)(i)} to return its discovery document ${f}`,
operator:P,note:C(s.releases)})}const c=({host:d,attempts:n,failure:i,releases:e})=>(0,A.CC)("host-recovered",{message:(0,_.xI)`discovery of ${(0,_.KT)(d)} succeeded at attempt ${n}; the first attempt failed: ${i}`,
operator:"find out why the host fails intermittently",note:e.length===0?"init succeeded, because the CLI retries discovery":`init with ${e.map(({name:s})=>s).join(
" and ")} would have failed`});function a(d,n){const[{verb:i,help:e=h._$[i]}]=n,[s="",...f]=d,r=f.length===0?(0,_.KT)(s):`any of ${d.length} hosts`,l=f.length===
0&&i==="cannot connect to";return(0,A.CC)("machine-network",{message:(0,_.xI)`this machine ${i} ${r}: ${(0,E.K4)([...new Set(n.map(({what:u})=>u))],3)}`,help:l?
`${e}; otherwise ${(0,E.B9)(s)}`:e})}}),9176:((ce,z,t)=>{t.d(z,{M8:()=>A,TG:()=>_,_$:()=>h});const _="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set H\
TTPS_PROXY",h={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function A(T,{page:j,url:L,asked:D}){const k=URL.parse(L)?.host,P=k===D,w=P&&T.code==="document-st\
atus";if(j===null||j.kind==="other"||w)return T;const C=`a ${j.kind} page${P?"":` at ${k}`} ("${j.title}") answers`;return{...T,obstacle:{verb:"does not reach",
what:C,isCommon:P}}}}),1098:((ce,z,t)=>{t.d(z,{Dr:()=>y,EK:()=>P,Fu:()=>g,dF:()=>$,vs:()=>L,y7:()=>k});var _=t(255),E=t(1780),h=t(5106),A=t(9432),T=t(9615),j=t(
4481);function L({host:o,service:c,...a}){const d=c===h.OZ?"the cloud block":"the remote backend",n=(0,j.nP)(o),i=(0,_.pk)(o)===o?(0,E.xI)`run \`terraform login ${(0,E.
KT)(o)}\` or \`tofu login ${(0,E.KT)(o)}\`, or `:"",e={...n,terminal:(0,E.xI)`${i}${n.terminal}`},s=(0,E.xI)`${d} requires a token for ${(0,E.SP)(o)}`;return(0,j.
ti)("cloud-token",s,e,a)}const D={organization:"`organization`",workspaces:"`name` in `workspaces`"};function k({block:o,lacks:c,isOpen:a}){const d=o==="cloud b\
lock"?`set ${c.map(n=>h.uW[n]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,T.CC)("cloud-incomplete",{severity:a?"notic\
e":"error",message:`the ${o} has no ${c.map(n=>D[n]).join(" and no ")}`,help:a?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${d}, also for this check`})}const P=({url:o,version:c})=>(0,T.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(o)} returned ${c===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,A.dh)(c)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),w=o=>"why"in o?(0,E.xI)`the response of ${(0,E.KT)(o.url)} ${(0,A.
dh)(o.why)}`:(0,A._r)({...o,page:null}),C=(o,c,a)=>"status"in o&&[401,403,404].includes(o.status)?a:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(c)}, and that the URL of the service is that of its API`},
y=({host:o,organization:c,source:a,...d})=>(0,T.CC)("cloud-organization",{message:(0,E.xI)`the organization ${c} at ${(0,E.KT)(o)} cannot be read: ${w(d)}`,help:C(
d,o,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(a)} is valid and belongs to a member`)}),$=o=>(0,T.CC)("cloud-workspace",{message:(0,E.
xI)`the workspace ${o.workspace} of ${o.organization} at ${(0,E.KT)(o.host)} cannot be read: ${w(o)}`,help:C(o,o.host,"check that the token may read the workspa\
ce")}),g=({host:o,organization:c,workspace:a})=>(0,T.CC)("cloud-workspace-missing",{message:(0,E.xI)`${c} at ${(0,E.KT)(o)} has no workspace ${a} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ce,z,t)=>{t.d(z,{AO:()=>w,U7:()=>P,n3:()=>C,nD:()=>g,ro:()=>$,sC:()=>k,
wp:()=>D});var _=t(1780),E=t(2432),h=t(9432),A=t(9615);const T=({file:c,line:a})=>`${(0,h.dh)(c)}:${a}`,j={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function L(c){if(c.host===""){const[s]=j["use"in c?c.use:"download"];return[`the host of this ${s} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const a=(0,_.xI)`${(0,_.KT)(c.host)}, which is not in \`allowed-hosts\``;
if("service"in c)return[(0,_.xI)`${c.service} of ${(0,_.KT)(c.registry)} is on ${a}`,"use another registry"];if("package"in c)return[(0,_.xI)`the package of ${c.
package} is downloaded from ${a} and was not contacted`,"use another module or provider"];if("use"in c){const[,s,f]=j[c.use];return[(0,_.xI)`${s} ${a}`,f]}const d=(0,_.
xI)`host ${(0,_.KT)(c.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in c))return[d,"use an allowed registry"];const{place:n,clients:i}=c.
implied,e=`${T(n)} names no host, and this is the default of ${(0,h.eZ)(i)}`;return[(0,_.xI)`${d}; ${e}`,"name an allowed registry there"]}function D(c){const[a,
d]=L(c),n=c.host===""?d:(0,_.xI)`${d}, or add ${(0,_.KT)(c.host)} to \`allowed-hosts\``;return(0,A.CC)("host-not-allowed",{message:a,help:n})}const k=c=>(0,A.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,h.px)(c.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...c.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),P=({host:c})=>(0,A.CC)("host-generic",{message:(0,_.xI)`${(0,_.KT)(c)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),w=({host:c,address:a,asks:d})=>a==="metadata"?(0,A.CC)("host-private-redirect",{message:(0,_.xI)`${(0,_.KT)(
c)} is the address of ${/^(?:kubernetes|openshift)\b/.test(c)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,A.CC)("host-private-redirect",{message:(0,_.xI)`a public host ${d==="document"?"redirects":"leads"} to ${(0,_.
KT)(c)}, which has a ${a} address and was not contacted`,help:`if ${d==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
C=({host:c,thrown:a})=>(0,A.CC)("host-check-crashed",{message:(0,_.xI)`${(0,_.KT)(c)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${y(a)}`,
help:(0,_.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,_.KT)(c)}\` to \`ignore\``});function y(c){if(!(c instanceof
Error))return(0,h.dh)(String(c));const a=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(c.stack??"")?.[1];return(0,h.dh)(String(c))+(a===void 0?"":` (${a})`)}const $=({host:c})=>(0,A.
CC)("host-http2",{message:(0,_.xI)`${(0,_.KT)(c)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,_.
xI)`enable HTTP/1.1 on ${(0,_.KT)(c)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function g({host:c,stopped:a,
isBegun:d,unchecked:n,total:i}){const e=d?" completely: its visit was under way when":":";return(0,A.CC)("host-not-checked",{message:(0,_.xI)`${(0,_.KT)(c)} was not checked${e} ${(0,h.
Cw)(a)}, with ${n} of ${i} hosts not checked`,help:o[a.kind]})}const o={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ce,z,t)=>{t.d(z,{$w:()=>P,nP:()=>w,pt:()=>k,qV:()=>y,ro:()=>j,ti:()=>o,to:()=>c,uK:()=>L,wt:()=>D,yN:()=>$,zT:()=>C});var _=t(
8032),E=t(255),h=t(1780),A=t(9432),T=t(9615);const j="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",L={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},D=({token:a})=>a==="dropped"||a==="withheld";function k({
host:a,token:d,source:n},i){const e=i===null?"sent":(0,h.xI)`sent to ${(0,h.KT)(i)}`,s=(0,h.xI)`the token for ${(0,h.KT)(a)} from ${(0,h.LA)(n??"")} was`;switch(d){case"\
none":return(0,h.xI)`no token was found for ${(0,h.KT)(a)}`;case"sent":return(0,h.xI)`${s} ${e}`;case"dropped":return(0,h.xI)`${s} not ${e}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,h.xI)`${s} not ${e}, because the URL is not https; the CLIs do send it`}}function P({host:a,token:d},n,i,e){const s=(0,_.n3)(a)?(0,A.qZ)(a):void 0;
switch(d){case"none":return{...(0,T.Lw)(w(a)),guest:s};case"sent":return(0,T.Lw)(e);case"dropped":return{operator:(0,h.xI)`serve ${n} without the redirect to ${i===
null?"another host":(0,h.KT)(i)}`};case"withheld":return{operator:`serve ${n} at an https URL`}}}function w(a,d="",n=""){const i=(0,E.Fq)((0,h.pj)((0,h.FS)((0,h.
KT)(a)))),[e]=i.ok?(0,E.fK)(i.value):[],s="${{ secrets.REGISTRY_TOKEN }}",f=(0,h.xI)`run \`terraform login ${(0,h.KT)(a)}\``;return{terminal:(0,h.xI)`${n}${e===
void 0?f:$(e)}${d}`,workflow:(0,h.xI)`${n}add the line "${(0,h.KT)(a)}=${s}" to the tokens input${e===void 0?"":(0,h.xI)`, or "${(0,h.LA)(e)}: ${s}" to env`}${d}`}}
const C=a=>a.startsWith("credentials helper ");function y(a,d){const i=C(a)||/credentials\.tfrc\.json:\d+$/.test(a)?(0,h.xI)` (run \`terraform logout ${(0,h.KT)(
d)}\` before \`terraform login\`)`:"";return(0,h.xI)`store a new one in ${(0,h.LA)(a)}${i}`}const $=a=>/^\w+$/.test(a)?(0,h.xI)`export ${(0,h.LA)(a)}=…`:(0,h.
xI)`env '${(0,h.LA)(a)}=…' terraform init`;function g({isFork:a,searched:d,notRead:n}){if(a)return"secrets are withheld from pull requests of forks";const[i,e]=[
d,n].map(f=>(0,h.XT)(f,f.length,h.LA)),s=n.length===0?"":(0,h.xI)`; not read: ${e??""}`;return(0,h.xI)`no token was found (searched: ${i??""}${s})`}function o(a,d,n,i){
const e=(0,h.xI)`${d}, and ${g(i)}`;return i.isFork?(0,T.CC)(a,{message:e,help:j,severity:"notice"}):(0,T.CC)(a,{message:e,help:(0,T.Lw)(n)})}function c(a,d,n=""){
const{message:i,unexplained:e=i}=a;if("code"in d){const{flaw:f,help:r="",cures:l=(0,T.Lw)(r)}=d,u=f!==void 0&&(0,h.pj)(i).includes(`from ${n}`);return{...a,message:(0,h.
xI)`${i}; ${u?`it ${f}`:d.message}`,cures:l}}const s=d.isFork?{cures:(0,T.Lw)(j)}:{};return{...a,message:(0,h.xI)`${e}; ${g(d)}`,...s}}}),9029:((ce,z,t)=>{t.d(z,
{jK:()=>o,op:()=>a,yY:()=>c});var _=t(3024),E=t(5168),h=t(9968),A=t(2801),T=t(2170),j=t(8032),L=t(255),D=t(9897),k=t(5106),P=t(3298);let w=function(...s){return{
unmanagedBy:w}=t.late([6542,1264],1264),new.target?new w(...s):w(...s)},C=function(...s){return{withoutInstalled:C}=t.late([6542,1264],1264),new.target?new C(...s):
C(...s)},y=function(...s){return{thisMachine:y}=t.late([5830],9837),new.target?new y(...s):y(...s)},$=function(...s){return{mergeMistakes:$}=t.late([5830],9837),
new.target?new $(...s):$(...s)},g=function(...s){return{readCliConfig:g}=t.late([5830],9837),new.target?new g(...s):g(...s)};function o(s,f,r,{environment:l,directory:u},O=null,I=[]){
const m=s.every(({needs:q})=>q.length===0);if(f.depth!=="init"&&f.hostnames.length===0&&m)return{usages:s,remarks:[],findings:[],configs:[],releases:r.releases};
const R=a(f.cliConfig,r.clients,l,u),p=(0,j.$l)("oci",r.versions),v=R.map(q=>({...d(q,u,f),...!p&&{hasOciMirrors:p}})),M=r.releases.map(q=>{const ie=v.find(({client:de})=>de===
q.client);return{...q,attemptMs:ie?.requestTimeoutMs??q.attemptMs}}),{upgrade:S,depth:x}=f,V=x!=="discovery",{platform:te}=y(l),ee={root:u,plugins:O,roots:I,dialect:r,
platform:te,upgrade:S,asksMirrors:V},le=s.some(({needs:q})=>q.some(({service:ie})=>ie===k.xq))?C(s,v,ee):{usages:s,remarks:[],findings:[]},G=[...v.flatMap(q=>q.
findings),...le.findings];return{...le,findings:$(G),configs:v,releases:M}}const c=({cliConfig:s},{releases:f},r)=>(0,P.O)(l=>w(g(l,y(r),s),f));function a(s,f,r,l=null){
const u=y(r);return f.map(O=>g(O,u,s,l))}function d(s,f,r){if(r.allowedHosts.length===0)return s;const l=n(f),u=s.files.filter(({path:S})=>(0,h.UO)(n(S),l)),O=new Set(
u.map(({shown:S})=>S)),I=(0,E.Ol)(s).installation?.methods??[],m=s.forced.flatMap(({place:S,services:x})=>x.map(({value:V})=>({place:S,host:typeof V=="string"?e(
V):null}))),R=[...I.flatMap(i),...m].filter(({place:S,host:x})=>x!==null&&O.has(S.file)&&!(0,L.ev)(x,r)),p=R.map(({place:S,host:x})=>{const V=(0,A.wp)({host:(0,L.
nx)(x??""),use:"configuration"});return(0,T.kH)(V,{places:[S],clients:[s.client]})}),v=new Set(R.map(({place:S})=>S)),M=s.forced.filter(({place:S})=>!v.has(S));
return{...s,forced:M,findings:[...s.findings,...p]}}const n=s=>(0,h.N0)(()=>(0,_.realpathSync)(s),s);function i(s){const{kind:f,place:r}=s;return f==="network"?
[{place:r,host:(0,L.Pm)(s.url)}]:f!=="local"||s.path!==null?[]:[{place:r,host:(0,L.yo)(`https://${s.shown}`)??D.IZ}]}const e=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
s)?(0,L.yo)(s.replace(/^\/\//,"https://"))??D.IZ:null}),5306:((ce,z,t)=>{t.d(z,{o0:()=>V,SQ:()=>x});var _=t(3916),E=t(9373),h=t(5324),A=t(6889),T=t(7960),j=t(3114),
L=t(1011),D=t(742),k=t(4756),P=t(2170),w=t(9119),C=t(8032),y=t(3096),$=t(3298),g=t(4515),o=t(3024),c=t(6760),a=t(9968),d=t(2172),n=t(9059),i=t(8339),e=t(2485),s=t(
5243),f=t(9897);const r=100;function l(G,q){const ie=m(q),de=G.flatMap(U=>{const{kind:K,version:W,directories:B,isOverridden:N,replacedFor:H}=U,J=/^(module|test_module|terragrunt_source)$/.
test(K),F=W!==void 0||B!==void 0&&!q.isStrict;if(!J||N||F)return[];const b=U.clients.filter(Q=>!H?.includes(Q)).flatMap(Q=>{const ne=ie(U,Q);return ne===null?[]:
{client:Q,reason:ne}}),[X]=b;return X===void 0?[]:{usage:U,reason:X.reason,clients:b.map(({client:Q})=>Q)}}),ae=(0,$.O)(()=>p(q));return[...Map.groupBy(de,({reason:U})=>U.
paths.at(-1)??"")].slice(0,r).flatMap(([U,K])=>{const W=(0,$.O)(({why:N,paths:H})=>N==="outside"||N==="skipped"?(0,k.a3)({what:N,path:U}):(0,i.Iz)({path:U,maker:N===
"created"?"`init`":ae()(H)})),B=(0,e.Kc)(U);return K.map(({usage:{place:N},reason:H,clients:J})=>(0,P.kH)(W(H),{places:[N],clients:J,isPlaceholder:B}))})}const u={
throwIfNoEntry:!1},O=40,I=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function m({root:G,scan:q,units:ie,directories:de,isStrict:ae}){const{locate:fe,nameOf:U}=(0,h.
ET)({root:G,scan:q}),K=(0,$.O)(F=>(0,a.N0)(()=>(0,o.statSync)((0,c.join)(G,F),u)?.isDirectory()===!0,!1)),W=(0,$.O)(F=>B(F,F,0));function B(F,Z,b){if(b>O)return{
why:"missing",paths:[Z]};if(/^\.\.(\/|$)/.test(F)||K(F)){const he=fe(F)!==null;return he&&!ae?null:{why:he?"skipped":"outside",paths:[F]}}const Q=F.split("/"),ne=Q.
map((he,ue)=>Q.slice(0,ue+1).join("/")),Y=ne.findIndex(he=>!K(he)),se=ne[Y]??"",oe=(0,a.N0)(()=>N(se),null);if(oe===null)return{why:"outside",paths:[F]};if(oe!==
se){const he=(0,y.un)(oe,F.slice(se.length+1)),ue=B(he,Z,b+1);return ue?.why==="outside"?{why:"outside",paths:[F]}:ue}return I.test(F)?ae?{why:"created",paths:[
F]}:null:{why:"missing",paths:ne.slice(Y)}}function N(F){const Z=(0,c.join)(G,F),b=(0,o.lstatSync)(Z,u);if(b===void 0||b.isFile())return F;const[X,Q]=[fe(""),fe(
(0,y.jt)(F))];if(!b.isSymbolicLink()||X===null||Q===null)return null;const ne=(0,a.$r)(Z);return ne.kind==="error"&&ne.code==="ELOOP"?F:(0,h.sq)((0,c.relative)(
X,(0,c.resolve)(Q,(0,o.readlinkSync)(Z))))}const H=(0,$.O)(F=>{const Z=ie.filter(X=>X.directory===F||X.module===F);return Z.some(X=>X.unknown!==null||(0,E.LU)(X))?
[]:[F,...Z.flatMap(L.CI)]}),J=Map.groupBy(ie.filter(({missing:F})=>F!==void 0),({unknown:F})=>F&&(0,w.df)(F));return(F,Z)=>{const b=F.kind==="terragrunt_source",
X=b?J.get((0,w.df)(F.place)):void 0;if(X)return X.map(({missing:oe=""})=>W(oe)).find(Boolean)??null;const Q=(0,y.jt)(F.place.file),ne=F.kind==="test_module"?[(0,y.
RO)(Q)]:[],Y=F.directories??[...ne,...H(Q)],se=(0,d.MZ)(F,Z).flatMap(({source:oe,isOpen:he})=>{const ue=he?F.evaluated?.[Z]?.text??"":"";if(oe===null&&ae&&(0,s.
Nj)(ue))return[{why:"skipped",paths:[ue]}];const me=!ae&&/[$%]\{/.test(oe??"");if(oe===null||me)return[null];const pe=(0,f.qC)(oe);if(pe.length>0)return[pe.some(
Ee=>de.has(U(Ee)??".."))?null:{why:"outside",paths:[oe]}];if(!(0,s.Nj)(oe)||b)return[null];const _e=Y.map(Oe=>(0,y.un)(Oe,oe)),ve=_e.filter(Oe=>!de.has(Oe));return(F.
directories===void 0&&ve.length<_e.length?[null]:ve.map(W)).filter(Oe=>!F.directories||Oe?.why!=="missing")});return se.includes(null)?null:se[0]??null}}const R=[
".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function p({root:G,exclude:q,toolFiles:ie}){const de=(0,h.ET)({root:G,scan:[]}),ae=(0,$.O)(W=>({
file:W,text:de.read(W)??""})),fe=(0,$.O)(()=>[...(0,n._X)({root:G,exclude:q},ie)]),U=[".git/config.worktree",".git/config"].find(W=>/sparsecheckout\s*=\s*true/i.
test(ae(W).text)),K=[...ae(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return W=>{if(U!==void 0)return U;const B=W.at(-1)??"";if(K.some(([,F])=>(0,y.
Gz)(B,"").startsWith(`${F}/`)))return".gitmodules";const N=B.split("/");return[...N.flatMap((F,Z)=>R.map(b=>ae((0,y.Gz)(N.slice(0,Z).join("/"),b)))),...fe()].find(
({text:F})=>W.some(Z=>v(F,Z)))?.file??null}}function v(G,q){const ie=q.split("/").toReversed(),[de=""]=ie;return!G.includes(de)&&!G.includes("*")?!1:(G.match(/[^\s"'`,;:=()<>|&]+/g)??
[]).some(ae=>{const fe=ae.split("/").filter(U=>!/^\.*$/.test(U));return/^[\w-]+(\.[\w-]+)+$/.test(fe[0]??"")&&fe.length>2?fe.at(-1)?.replace(/\.git$/,"")===de:fe.
some((U,K)=>(U===de||/\w\*|\*\w/.test(U)&&(0,_.matchesGlob)(de,U))&&ie.slice(1,K+1).every((B,N)=>M(fe[K-N-1],B)))})}const M=(G="",q)=>G===q||/[$*{}]/.test(G);let S=function(...G){
return{readTools:S}=t.late([3276,4744,6851,5923],8095),new.target?new S(...G):S(...G)};async function x(G,q){const{directory:ie,environment:de,stop:ae,progress:fe}=q,
U={root:ie,scan:G.scan,exclude:G.exclude},K=(0,D.cw)(U,de),W=await(0,g.nE)(K,ae,B=>fe({kind:"scan",files:B}));return re(W,G,(0,h.ET)(U))}function V({dialect:G,exclude:q,
scan:ie,allowedHosts:de},ae,{environment:fe,directory:U}){const K=(0,$.O)(()=>S({root:U,exclude:q},ae.toolFiles)),W=!!fe.TF_CLOUD_HOSTNAME,B=ie.length>0,N={setting:G,
scan:B?{...ae,tools:K,hasCloudHostname:W}:null},H=(0,A.L2)(N),{clients:J,versions:F}=H,Z=(0,C.$l)("queries",F),b=ue=>Z||!(0,j.xO)(ue),X=(0,L.eI)((0,L.sw)(ae.usages,
J),(0,C.d3)(H)),Q=(0,T.e)(X,F),ne=Q.usages.filter(({place:ue})=>b(ue.file)),Y=de.length>0,oe=[...l(ne,{...ae,...{root:U,scan:ie,exclude:q,isStrict:Y}}),...Y?te(
ae):[]],he=ne.some(({workspace:ue})=>ue?.lacks)&&K().givesState;return{dialect:H,usedBy:()=>(0,A.rU)(H,N.scan),usages:he?ne.map(ee):ne,notes:[...[...(0,L.vH)(ae.
notes,J),...Q.notes].filter(ue=>b((0,P.W7)(ue))),...oe]}}function te(G){const{unselected:q,linked:ie,directories:de,units:ae,unread:fe,notes:U}=G,K=new Set(U.flatMap(
B=>(0,P.Xd)(B)?.file??[])),W=[...ie].filter(([,B])=>B===null||!de.has(B));return[...q.map(B=>(0,P.ht)(B,(0,k.a3)({what:"unselected"}))),...W.map(([B])=>(0,P.ht)(
B,(0,k.a3)({what:"linked"}))),...(0,w.jH)(fe).map(B=>(0,P.kH)((0,k.a3)({what:"generated"}),{places:[B]})),...ae.flatMap(({directory:B,module:N,unknown:H,missing:J})=>H===
null||N!==null||J!==void 0||K.has(H.file)?[]:(0,P.kH)((0,k.a3)({what:"skipped",path:B}),{places:[H]}))]}function ee(G){if(G.workspace?.lacks===void 0)return G;const{
organization:q,name:ie}=G.workspace;return{...G,workspace:{organization:q,name:ie}}}function re(G,{roots:q,exclude:ie},de){const ae=new Set(G.links.values());if(ae.
size===0)return G;const[fe,U]=[(0,h.Ls)(q),(0,h.Ls)(ie)],K=C.Du.flatMap(Z=>[...(0,E.Pv)(G,Z).values()]),W=new Set(K.flatMap(E.s1)),B=new Set(G.units.map(({directory:Z})=>Z)),
N=(0,$.O)(Z=>W.has(Z)||B.has(Z)||fe(Z||".")?!1:de.list(Z).map(X=>(0,y.Gz)(Z,X)).every(X=>ae.has(X)||U(X)||!le(X))),H=Z=>ae.has(Z)&&le(Z)&&N((0,y.jt)(Z)),J=G.usages.
filter(({place:Z})=>!H(Z.file)),F=G.declared.filter(({place:Z})=>!H(Z.file));return{...G,usages:J,declared:F,notes:G.notes.filter(Z=>!H((0,P.W7)(Z)))}}function le(G){
const q=(0,j.L8)((0,_.basename)(G),new Set,(0,_.basename)((0,_.dirname)(G)));return q!==void 0&&q.class!=="terragrunt"}}),345:((ce,z,t)=>{t.d(z,{s:()=>P});var _=t(
3024),E=t(6760),h=t(9968),A=t(7811),T=t(9432),j=t(101),L=t(3152);let D=function(...o){return{X509Certificate:D}=process.getBuiltinModule("node:crypto"),new.target?
new D(...o):D(...o)};const k=4*1024*1024;function P(o,{environment:c,directory:a,wording:d=L.w7}){const{settings:n,mistakes:i}=(0,L.P$)(o,d),e=y(n.caFile,d),s=C(
c),f=[e,s].flatMap(M=>M.ok?[]:[M.why]),r=(0,h.N0)(()=>(0,_.statSync)(a).isDirectory(),!1),u=n.scan.filter(M=>!/[*?[\]{}]/.test(M)).flatMap(M=>w(M,a,d)??[]),O=`G\
ITHUB_WORKSPACE names ${(0,T.dh)(a)}, which is not a directory`,I=[...i,...f,...r?u:[O]];if(I.length>0||!e.ok||!s.ok)throw new L.GN(I);const{NODE_EXTRA_CA_CERTS:m,
SSL_CERT_FILE:R,SSL_CERT_DIR:p}=c,v={NODE_EXTRA_CA_CERTS:m,SSL_CERT_FILE:R,SSL_CERT_DIR:p};return{...n,authorities:e.value,certificateVariables:v,chooseProxy:s.
value}}function w(o,c,{missingPath:a,setting:d}){const n=(0,E.resolve)(c,o);return(0,_.existsSync)(n)?(0,h.N0)(()=>(0,_.accessSync)(n,_.constants.R_OK)===void 0,
!1)?null:`${d("scan")} names ${n}, which this user may not read`:a(o,c)}function C(o){try{return(0,A.Ju)((0,j.N)(o))}catch(c){if(c instanceof TypeError)return(0,A.
TR)(c.message);throw c}}function y(o,{setting:c}){if(o===null)return(0,A.Ju)(null);const a=(0,h.yR)(o,k),d=c("ca-file");if(!a.ok)return(0,A.TR)(`${d} "${o}" ${(0,T.
mP)(a.failure)}`);const n=g(a.text);return n.ok?n:(0,A.TR)(`${d} "${o}" ${n.why}`)}const $=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function g(o){
const c=o.match($)??[];if(c.length===0)return(0,A.TR)("contains no certificate; expected PEM");try{for(const a of c)new D(a);return(0,A.Ju)(c.join(`
`))}catch(a){const d=a instanceof Error?a.message:a;return(0,A.TR)(`contains an invalid certificate: ${d}`)}}}),3791:((ce,z,t)=>{t.d(z,{o:()=>D,q:()=>L});var _=t(
1780),E=t(9432),h=t(9615);const A=k=>k===1?"1 module or provider was":`${k} modules and providers were`;function T(k){const{names:P}=k,w=(0,_.XT)(P,3,C=>(0,_.KT)(
(0,E.dh)(C)));switch(k.what){case"inside":return(0,_.xI)`modules and providers inside ${w} were not checked`;case"direct":{const C=P.length-k.git-k.oci,y=[...k.
git>0?[`${(0,E.px)(k.git,"module")} from Git`]:[],...k.oci>0?[`${(0,E.px)(k.oci,"module")} from an OCI registry`]:[],...C>0?[`${(0,E.px)(C,"module")} from an ar\
chive or bucket`]:[]];return(0,_.xI)`${y.join(" and ")} ${P.length===1?"was":"were"} not checked: ${w}`}case"oci":return(0,_.xI)`${(0,E.px)(P.length,"provider")} ${P.
length===1?"was":"were"} not checked, because \`oci_mirror\` names a registry of container images, which this check does not ask: ${w}`;case"open":return(0,_.xI)`${(0,E.
px)(P.length,"module")} ${P.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${w}`;case"limit":return(0,_.xI)`max-requests (${k.
max}) was reached, so ${A(P.length)} not checked: ${w}`;case"chain":return(0,_.xI)`${w} was not opened, because more than ${k.max} calls lead to it`;case"hosts":
return(0,_.xI)`packages name more than ${k.max} hosts that no file names, so ${w} were not contacted`;case"size":return(0,_.xI)`a response is longer than this check reads, so ${A(
P.length)} not checked: ${w}`;case"work":return(0,_.xI)`the answers of the registry take more work than this check does for one host, so ${A(P.length)} not checked: ${w}`;case"\
stopped":return(0,_.xI)`the check ended too early, so ${A(P.length)} not checked: ${w}`;case"contents":return(0,_.xI)`the checksums of ${(0,E.px)(P.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${w}`;case"package":return(0,_.xI)`${w} ${P.length===1?
"was":"were"} not opened: ${(0,E.dh)(k.why)}`;case"submodules":return(0,_.xI)`the submodules of ${w} were not fetched, and \`init\` fetches them`;case"getter":return(0,_.
xI)`the package of ${(0,E.px)(P.length,"registry module")} was not checked, because it is downloaded with ${k.getter}: ${w}`;case"units":return(0,_.xI)`${(0,E.px)(
P.length,"Terragrunt unit")} ${P.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${w}`}}const j={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},L=k=>(0,h.CC)("not-followed",{message:T(k),help:k.what==="package"?k.cure:j[k.what==="work"?"limit":k.what],...k.what==="work"&&{severity:"\
warning"}});function D({by:k,address:P,constraint:w,newest:C,others:y}){const $=(0,_.xI)`${(0,E.dh)(k)} requires ${(0,_.KT)((0,E.dh)(P))}${w===null?"":` "${(0,E.
dh)(w)}"`}`,g=y.length>0?`which conflicts with ${(0,E.K4)(y,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(C??"")}`,o=C===null?"which the reg\
istry does not have":g;return(0,h.CC)("module-described",{message:(0,_.xI)`according to the registry, ${$}, ${o}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ce,z,t)=>{t.d(z,{D0:()=>W,lz:()=>J,G9:()=>N});var _=t(9373),E=t(2170),h=t(9119),A=t(3096),T=t(3298);let j=function(...b){
return{isOfInit:j}=t.late([4878],4878),new.target?new j(...b):j(...b)},L=function(...b){return{noteCall:L}=t.late([4878],4878),new.target?new L(...b):L(...b)},D=function(...b){
return{partsOf:D}=t.late([4878],4878),new.target?new D(...b):D(...b)};const k=1e6,P=({problem:b,severity:X})=>X==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(b.code),w=({usages:b,notes:X,declared:Q})=>X.some(ne=>P(ne)||(0,h.Zl)((0,E.W7)(ne)))||[b,Q].some(ne=>ne.some(({place:Y})=>(0,h.Zl)(Y.file)||j((0,A.jt)(Y.file))));
function C(b,X){const Q=new Set,ne=new Set,Y=new Map;let se=k;for(const{parts:pe,isAside:_e,inside:ve}of D(X)){if(se-=pe.length,se<0)break;for(const we of pe)Q.
add(we),_e||ne.add(we);for(const[we,ge]of ve.calls)L(Y,we,ge)}const oe=X.flatMap(({unknown:pe})=>pe.filter(({missing:_e})=>_e));for(const pe of oe.flatMap(({files:_e})=>_e))
Q.add((0,A.jt)(pe));const he=se<0?b:y(b,Q,Y),ue=he.notes.map(pe=>{const _e=(0,A.jt)((0,E.W7)(pe)),ve=Q.has(_e)||Q.has((0,A.RO)(_e));return P(pe)&&!ve?{...pe,severity:"\
warning"}:pe});return{...ne.values().some(pe=>(0,h.Zl)((0,A.Gz)(pe,"main.tf")))?$({...he,notes:ue},pe=>ne.has((0,A.jt)(pe))&&(0,h.Zl)(pe)):{...he,notes:ue},installed:[
...Y.values()].filter(Boolean).length}}function y({usages:b,declared:X,notes:Q},ne,Y){const se=oe=>!j((0,A.jt)(oe))||ne.has((0,A.jt)(oe));return{usages:b.flatMap(
oe=>!se(oe.place.file)&&oe.kind!=="saved_state"?[]:Y.get(oe)===!0?{...oe,needs:[],directHost:void 0}:oe),declared:X.filter(({place:oe})=>se(oe.file)),notes:Q.filter(
oe=>se((0,E.W7)(oe))||oe.problem.code.startsWith("file-"))}}function $({usages:b,declared:X,notes:Q},ne){const Y=(0,T.O)(se=>ne(se.file)?{...se,isInUse:!0}:se);
return{usages:b.map(({version:se,...oe})=>({...oe,place:Y(oe.place),...se&&{version:{...se,place:Y(se.place)}}})),declared:X.map(se=>({...se,place:Y(se.place)})),
notes:Q.map(se=>({...se,places:se.places.map(oe=>typeof oe=="string"?oe:Y(oe))}))}}var g=t(2172),o=t(5324),c=t(6889),a=t(9432),d=t(4756),n=t(8516),i=t(3791),e=t(
8032),s=t(3152),f=t(9465),r=t(7960),l=t(1011),u=t(3114),O=t(742);let I=function(...b){return{usagesOf:I}=t.late([3276,6851,1161],8095),new.target?new I(...b):I(
...b)},m=function(...b){return{declaredIn:m}=t.late([3276,6851,1161],8095),new.target?new m(...b):m(...b)},R=function(...b){return{parseFile:R}=t.late([3276,6851,
1161],8095),new.target?new R(...b):R(...b)},p=function(...b){return{Terragrunt:p}=t.late([3276,6851,6065],1340),new.target?new p(...b):p(...b)};function v(b){const X=x(
b),Q={calls:[],links:new Map,terragrunt:[]},ne=(0,O.Vm)(X,Q,{}),Y=(0,O.aC)(ne,()=>new p(ne));return(0,T.O)(se=>{if(!b.directories.has(se))return null;const oe=X.
list(se),he=[...b.unreadable].filter(([ge])=>(0,A.jt)(ge)===se),ue=new Set([...oe,...he.map(([ge])=>M(ge))].filter(u.tr)),me=he.flatMap(([ge,Oe])=>{const Ee=(0,u.
L8)(M(ge),ue,"")?.clients??[];return{...(0,E.ht)(ge,(0,d.WO)({what:"link",code:Oe,isRefused:!0})),clients:Ee}}),pe=oe.flatMap(ge=>{const Oe=(0,u.L8)(ge,ue,""),Ee=(0,A.
Gz)(se,ge),Me=b.files.get(Ee)??"";return Oe===void 0?[]:R(Me,{...Oe,isOfPackage:!0},Ee)}),{usages:_e,notes:ve}=I(pe,Y),we=[...ve,...me.filter(({clients:ge})=>ge.
length>0)];return{usages:_e.map(S),declared:[...m(pe)],notes:we}})}const M=b=>b.slice(b.lastIndexOf("/")+1);function S(b){if(b.calls===void 0)return b;const X=Object.
entries(b.calls).map(([Q,ne])=>[Q,ne.map(Y=>({...Y,root:null}))]);return{...b,calls:Object.fromEntries(X)}}function x({files:b,directories:X}){const Q=Map.groupBy(
b.keys(),A.jt),ne=Y=>b.has(Y)||X.has(Y);return{list:Y=>(Q.get(Y)??[]).map(M).sort(),directories:()=>[],exists:ne,locate:Y=>ne(Y)?Y:null,nameOf:()=>null,read:Y=>b.
get(Y)??null}}let V=function(...b){return{rootsOf:V}=t.late([4878],4878),new.target?new V(...b):V(...b)},te=function(...b){return{upToLimit:te}=t.late([4878],4878),
new.target?new te(...b):te(...b)},ee=function(...b){return{rootNotes:ee}=t.late([4284,304],4284),new.target?new ee(...b):ee(...b)};function re(b){const{layouts:X,
changed:Q,dialect:ne,rootRules:Y,textRules:se,stop:oe}=b,he=()=>!!oe?.why,ue=({places:pe})=>Q===null||pe.some(_e=>typeof _e!="string"&&Q.has(_e.file)),me=(0,f.Zf)(
G(ne),se);return pe=>{const _e=new f.fO({opened:pe,read:me,isEnded:he}),ve=V(X,Q,ne.versions,!0,_e),we=[...te(ve,()=>{})];return{roots:we,notes:Oe=>{const Ee=ee(
{...Y,resolve:Oe});return we.forEach(Ee.add),[..._e.allNotes(),...Ee.notes().filter(le)].filter(ue)}}}}const le=({places:b})=>b.some(X=>typeof X!="string"&&X.inside!==
void 0);function G(b){const X=(0,e.d3)(b);return(0,T.O)(Q=>{const ne=v(Q);return Y=>{const se=ne(Y);if(se===null)return null;const oe=(0,l.sw)(se.usages,b.clients),
he=(0,r.e)((0,l.eI)(oe,X),b.versions),ue=[...(0,l.vH)(se.notes,b.clients),...he.notes];return{...se,usages:he.usages,notes:ue}}})}let q=function(...b){return{layoutsOf:q}=
t.late([4878],4878),new.target?new q(...b):q(...b)},ie=function(...b){return{rootsOf:ie}=t.late([4878],4878),new.target?new ie(...b):ie(...b)},de=function(...b){
return{unmatched:de}=t.late([4878],4878),new.target?new de(...b):de(...b)},ae=function(...b){return{upToLimit:ae}=t.late([4878],4878),new.target?new ae(...b):ae(
...b)},fe=function(...b){return{rootNotes:fe}=t.late([4284,304],4284),new.target?new fe(...b):fe(...b)},U=function(...b){return{textNotes:U}=t.late([4284,304],4284),
new.target?new U(...b):U(...b)},K=function(...b){return{withoutRefused:K}=t.late([4284,304],4284),new.target?new K(...b):K(...b)};function W(b){const{usages:X,declared:Q,
changed:ne,dialect:Y,settings:se,isLockReadonly:oe}=b,he=X.length===0&&Q.every(_.z0),ue=(0,g.dP)();if(he&&se.roots.length===0)return{roots:[],notes:[],expand:null,
locks:ue};const{clients:me,versions:pe}=Y,_e=B(b),ve=[],we=[],ge=se.dialect.name==="auto"?[]:me,Oe=(0,c.uQ)(se.dialect,Y),Ee={clients:me,upgrade:se.upgrade,isLockReadonly:oe,
versionIn:Oe},Me=fe(Ee),ye=se.depth!=="discovery",Te=({directory:$e},Ie)=>{we.push((0,E.ht)($e,(0,d.ub)({kind:"roots",max:Ie})))};for(const $e of ae(ie(_e,ne,pe,
ye),Te)){if(b.stop?.why)break;Me.add($e),ue.add($e),ye&&ve.push($e)}const Pe={...Y,set:ge,isPredicted:ye},De=$e=>ne===null||ne.has((0,E.W7)($e)),ke=[...U(X,Q,Pe)].
filter(De),Ce=new Set(b.notes.flatMap($e=>$e.problem.code==="lock-invalid"?(0,E.W7)($e):[])),Ae=[...ke,...Me.notes()].filter($e=>!Ce.has((0,E.W7)($e))),Re=(oe?X.
filter(ue.isDropped):[]).map(({text:$e,place:Ie,clients:Se})=>(0,E.kH)((0,n.Sm)({provider:$e??"",isUnused:!0}),{places:[Ie],clients:Se})),{ending:je}=b,Le={layouts:_e,
changed:ne,dialect:Y,rootRules:Ee,textRules:Pe,stop:je};return{roots:ve,locks:ue,notes:[...Ae,...Re,...we,...ye?H(_e,ne):[]],expand:se.depth==="init"?re(Le):null}}
function B(b){const{dialect:X,settings:Q,listed:ne,endedAt:Y,installed:se=[]}=b,oe=Q.upgrade?[]:se,{clients:he,versions:ue}=X,me={...b,installed:oe,clients:he,versions:ue};
return ne===void 0?J(me,Q,Y===null):Z(me,ne)}function N(b){const{usages:X,declared:Q,installed:ne=[],settings:Y}=b,oe=Y.depth!=="discovery"?K(b.notes,X):b.notes,
he={usages:X,notes:oe,declared:Q};if(ne.length===0&&!w(he))return{...he,remarks:[]};const{installed:ue,...me}=C(he,B(b)),pe=`modules in .terraform are used as \`\
init\` uses them: ${ue}`;return{...me,remarks:ue===0?[]:[pe]}}function H(b,X){const Q=[...new Set(b.flatMap(({unknown:se})=>se))].filter(({files:se,missing:oe})=>oe===
void 0&&(X===null||se.some(he=>X.has(he))));if(Q.length===0)return[];const ne=Q.map(({directory:se})=>se||"."),Y=(0,h.As)((0,h.jH)(Q.flatMap(({unknown:se})=>se??
[])));return[(0,E.kH)((0,i.q)({what:"units",names:ne}),{places:Y,clients:e.Du})]}function J(b,{roots:X},Q){const ne=X.map(ue=>({text:ue,matches:(0,o.Ls)([ue])})),
Y=q({...b,patterns:ne}),se=Q?de(Y,ne):[];if(se.length===0)return Y;const oe=q({...b,patterns:[]}).flatMap(ue=>ue.roots),he=[...new Set(oe.map(({name:ue})=>ue||"\
."))];throw new s.GN(se.map(ue=>{const me=(0,a.K4)(F(ue,he),5,a.dh),pe=me===""?"":`; the nearest root modules are ${me}`;return`roots: no directory with configu\
ration matches ${ue}${pe}`}))}function F(b,X){const Q=new Set(b.split("/")),ne=Y=>Y.split("/").filter(se=>Q.has(se)).length;return X.toSorted((Y,se)=>ne(se)-ne(
Y))}function Z(b,{roots:X,rootsAreNamed:Q}){const ne=b.units.filter(Y=>Y.unknown!==null);return b.clients.flatMap(Y=>{const se=X.filter(({clients:me})=>me.includes(
Y)),oe=new Set([...ne,...se].map(({directory:me})=>me||"."));return q({...b,clients:[Y],patterns:[{text:"",matches:me=>oe.has(me)}]}).map(me=>({...me,isNamed:Q}))})}})};export{xe as ids,Ue as modules};
var $late0;
