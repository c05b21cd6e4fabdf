const z=8333,V=[8333],F={5440:((j,b,u)=>{u.d(b,{Qm:()=>_,TU:()=>n,i4:()=>B,pb:()=>H,zt:()=>f});var $=u(7811),d=u(8339),h=u(2485),k=u(2213),M=u(255),a=u(5243),l=u(
9897),I=u(3846);const f={host:null,isHostImplied:!1,needed:null},s=e=>({host:e,isHostImplied:!1,needed:(0,M.Rt)(e)?"state":e}),n=e=>({host:e,isHostImplied:!0,needed:e}),
c=e=>({host:e,isHostImplied:!1,needed:null}),p=e=>e===null?f:{...f,directHost:e},_=e=>({...f,problem:e}),v=(e,o)=>_((0,d.DA)({reason:"rejected",error:e,advice:o}));
function O(e,o,r){return r===null?e:{...e,problem:(0,d.My)({text:o,host:e.host,advice:r})}}const H={module:L,"test-module":(e,o,r)=>{const t=(0,a.vL)(e,o).kind===
"remote";return o==="opentofu"||!t?L(e,o,r):_((0,d.DA)({reason:"remote-in-test",text:e}))},provider:S,"locked-provider":K,"stack-component":T,stack:(e,o)=>{const r=(0,a.
A)(e);return r.ok&&!e.startsWith(".")?c(r.value.host):{...T(e,o),isHostImplied:!1,needed:null}},"stack-output":e=>{const[o="",...r]=e.split("/");return r.length===
3?R(o,c):_((0,d.DA)({reason:"stack",text:e}))},terragrunt:N,host:e=>R(e,s),url:e=>p((0,k.Ul)(e)),"host-part":e=>p((0,k.D8)(e)),"state-path":e=>p((0,k.Bm)(e))};function B(e,o,r){
if(e==="terragrunt"){const[,g]=/^tfr:\/\/([^/?]*)\//.exec(o)??[];return g!==void 0?C(g,r):/^$|^t$|^tfr?$|^tfr:/.test(o)?void 0:A(o,r)}if(e==="url"&&/^postgres|=/i.
test(o))return p(l.IZ);if(/^(url|host-part|state-path)$/.test(e))return A(o,r);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(o))return A(o,r);const t=o.indexOf("/");if(t<0)return;const i=(0,a.vL)(`${o.slice(0,t)}/a/b/c`,r);return i.kind!=="registry"?A(o,r):o.split("/").length<U?{
...P(i),directHost:l.IZ}:P(i)}const U=4,C=(e,o)=>e===""?n((0,a.Vm)(o)):R(e,s),A=(e,o)=>(0,a.Nj)(e)?f:p((0,l.uE)(e,o)),P=({host:e,hostImplied:o})=>o?n(e):s(e);function R(e,o){
const r=(0,M.Pv)(e),t=(0,h.L6)(e);return r.ok?O(o(r.value),e,t):_((0,d.k0)({text:e,error:r.why,advice:t}))}function L(e,o,r){if((0,a.Nj)(e)&&!r)return f;const t=(0,a.
vL)(e,o),i=t.kind==="registry"?(0,$.Ju)(t):(0,a.rE)(e,o);if(r&&!i.ok){const{why:E}=i,Z=/^https?:/i.test(e)?{kind:"invalid",error:E}:t,w=/^(?:git\+\w+|ssh):/i.test(
e)?null:(0,h.NM)(e,Z,i),y=/^[a-z0-9]+::/i.test(e)?"remote":t.kind;return w===null&&(y==="local"||y==="remote")?_((0,d.DA)({reason:`${y}-with-version`,text:e})):
v(E,w)}const m=(0,h.NM)(e,t,i);if(i.ok)return O(P(i.value),e,m);if(t.kind==="invalid"){const E=e.includes("://")?{directHost:l.IZ}:{};return{...v(t.error,m??h.x3),
...E}}if(t.kind!=="remote")return O(f,e,m);const{refusal:g,host:D}=t;return g!==null?v(g,m??h.x3):D!==l.IZ||m!==null?O(p(D),e,m):{...p(D),problem:(0,d.My)({text:e,
host:D,advice:W})}}const W="write the host after the scheme, such as git::https://HOST/PATH";function S(e,o){const r=(0,I.mi)(e,o);switch(r.kind){case"legacy":return v(
`Invalid legacy provider address: the provider "${r.type}" has no namespace`,`write NAMESPACE/${r.type}`);case"registry":return r.hostImplied?n(r.host):O(s(r.host),
e,(0,h.cr)(e));case"builtin":return r.type==="terraform"?c(r.host):v(`Invalid dependency on built-in provider: none is named "${r.type}"`,"write the address of \
a provider in a registry");case"invalid":{const[t="",i]=r.error.split(`

`);return v(t,i??(0,h.cr)(e))}}}function K(e,o){const r=(0,I.mi)(e,o);if(r.kind==="invalid")return v(r.error,null);if(r.hostImplied)return _((0,d.DA)({reason:"l\
ocked-provider",text:e}));if(r.kind==="builtin")return c(r.host);const t=o==="opentofu"&&(0,I.Gi)(r);return{...s(r.host),needed:t?(0,a.Vm)(o):r.host}}function T(e,o){
if(e!==e.trim())return _((0,d.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return f;const r=(0,a.rE)(e,o);if(r.ok)return P(r.value);const t=(0,a.A)(
e);if(t.ok)return c(t.value.host);const i=(0,a.vL)(e,o);return i.kind==="invalid"?v(i.error,(0,h.NM)(e,i,r)):p(i.kind==="remote"?i.host:null)}function N(e,o){const[
r,t="",i=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(r===void 0){if(e.startsWith("gitlab.com/"))return p("gitlab.com");if((0,l.GL)(e))return f;const g=(0,l.
cx)(e,"opentofu");if(!(g.ok&&(0,l.Of)(e,g.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const E=(0,l.cx)(e,o);return p(E.ok?E.value.host:l.IZ)}}const[m=""]=i.
split("//");return m.split("/").length!==3?_((0,d.DA)({reason:"terragrunt",text:e})):C(t,o)}}),7706:((j,b,u)=>{u.d(b,{ME:()=>h,ho:()=>a,io:()=>f,jP:()=>k});var $=u(
8032),d=u(9615);const h=()=>(0,d.CC)("block-reserved",{message:"required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it \
for a future version",help:"move it into a terraform block"});function k({kind:s}){const{client:n,what:c}=$.$I[s];return(0,d.CC)("block-unsupported",{message:`${c}\
 is supported by ${$.bB[n]} only`,help:n==="opentofu"?"remove it, move it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const M={
twice:({what:s,first:n})=>({message:`${s} is defined a second time; the first time is in ${n}`,help:s.includes(".")?"remove or rename one of them":"write one bl\
ock only"}),"no-base":({what:s})=>({message:`this override file changes ${s}, which no other file of the directory defines`,help:"define it in a file that is no\
t an override file, or remove it here"}),"of-cli":({type:s})=>({message:`${s} is a block of the CLI configuration, which has files of its own`,help:"move it to \
~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),reserved:({what:s})=>({message:`${s} has a name\
 that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:s})=>({message:`the type of ${s} is in quotes`,help:'remove the q\
uotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:s,argument:n})=>({message:`${s} cannot have the argument ${n}`,help:"writ\
e `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:s,normal:n})=>({message:`"${s}" cannot\
 be the local name of a provider`,help:n===null?"use letters, digits and dashes only, with no dash at either end":`write ${n}`})},a=s=>(0,d.CC)("block-invalid",
(0,d.Z9)(M,s)),l="use another version of the module that has this call",I={"not-passed":({call:s,name:n,canChange:c})=>({message:`${s} does not pass the provide\
r configuration ${n}, which its module expects`,help:c?`add \`${n} = \u2026\` to the \`providers\` of the call`:l}),overridden:({call:s,name:n,canChange:c})=>({
message:`${s} passes the provider configuration ${n}, which its module has itself`,help:c?`remove \`${n}\` from the \`providers\` of the call`:l}),repeated:({call:s,
argument:n,canChange:c})=>({message:`${s} has \`${n}\`, but its module configures a provider itself`,help:c?`remove \`${n}\`, or use a version of the module with\
out \`provider\` blocks`:l})},f=s=>(0,d.CC)("block-providers",(0,d.Z9)(I,s))})};export{z as id,V as ids,F as modules};
