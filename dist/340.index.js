const nn=340,en=[340,460],tn={6340:((Z,b,a)=>{a.r(b),a.d(b,{explain:()=>Y});var M=a(4391),$=a(2971),K=a(4467),D=a(3229),j=a(6174),x=a(1064),w=a(1831),B=a(5011),
J=a(1022),p=a(8641);function X(n){const r=(0,w.Pv)(n),e=(0,D.L6)(n);return r.ok?{input:n,hostname:r.value,display:(0,w.nx)(r.value),discoveryUrl:(0,w.cu)(r.value),
tokenVariables:(0,w.fK)(r.value),error:null,advice:e}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,w.WV)(n),error:r.why,advice:e}}
function k(n,r){const e={host:null,namespace:null,name:null,system:null,error:null},t=(0,B.vL)(n,r),o=(0,D.NM)(n,t,(0,B.rE)(n,r));switch(t.kind){case"registry":{
const{kind:i,host:l,namespace:c,name:v,system:E,subdirectory:h}=t;return{input:n,kind:i,host:l,namespace:c,name:v,system:E,subdirectory:h,error:null,advice:o}}case"\
local":return{input:n,kind:"local",...e,subdirectory:null,advice:o};case"remote":{const{kind:i,subdirectory:l}=t;return{input:n,kind:i,...e,subdirectory:l,advice:o}}case"\
invalid":{const{kind:i,error:l}=t;return{input:n,kind:i,...e,subdirectory:null,error:l,advice:o}}}}function V(n,r){const e=(0,J.m)(n,r),t=(0,D.cr)(n);if(e.kind===
"invalid")return{input:n,host:null,namespace:null,type:null,error:e.error,advice:t};const{host:o,namespace:i,type:l}=e;return{input:n,host:o,namespace:i,type:l,
error:null,advice:t}}const f=n=>(0,p.RK)((0,j._)(n)),T=n=>n===null?"":`  help: ${f(n)}
`;function d(n){const{input:r,hostname:e,display:t,discoveryUrl:o,tokenVariables:i,error:l}=n,c=T(n.advice);if(e===null)return`${f(r)} is not a hostname: ${f(l??
"")}
${c}`;const v=t===e?"":`  shown as   ${f(t)}
`,E=i.map((h,g)=>`${g===0?"  variable   ":"             "}${f(h)}
`);return`${e}
${v}  discovery  ${o}
${E.join("")}${c}`}function y(n,r){return`${f(n.input)} ${O(n,r)}
${T(n.advice)}`}function O(n,r){const{kind:e,host:t,namespace:o,name:i,system:l,subdirectory:c,error:v}=n;switch(e){case"registry":{const E=c?`, directory ${f(c)}`:
"";return`is module ${f(`${o}/${i}/${l}`)} of registry ${t}${E}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${x.bB[r]}: ${f(v??"")}`}}function I(n,r){const{input:e,host:t,namespace:o,type:i,error:l,advice:c}=n,v=l===
null?`is provider ${f(`${o}/${i}`)} of registry ${t}`:`is rejected by ${x.bB[r]}: ${f(l)}`;return`${f(e)} ${v}
${T(c)}`}var R=a(241),s=a(1505),u=a(4120),m=a(8884);async function P(n,{credentials:r,configs:e,complaints:t,variables:o,redact:i}){const{clients:l,findings:c,difference:v}=await r.
find(n),E=[...c,...v===null?[]:[{problem:v,place:null}],...t].map(({problem:{code:h,message:g,help:A},place:W})=>({code:h,message:g,...A===void 0?{}:{help:A},place:W}));
return{clients:l.flatMap(({client:h,looks:g})=>{const A=e.find(W=>W.client===h);return A===void 0?[]:[{client:h,looks:g,...L(A,n)}]}),nearMisses:(0,R.B)(o,n,new Set(
[n])).map(({variable:h,why:g,write:A})=>({variable:h,why:g,write:A})),problems:i([...new Map(E.map(h=>[h.message,h])).values()])}}function L({files:n,forced:r},e){
return{files:n.map(({shown:t,state:o})=>({file:t,state:o})),hostBlock:r.find(t=>t.host===e)?.place??null}}function C(n){return[...(0,s.G_)(n.clients).flatMap(({
clients:e,looks:t})=>[`  ${(0,u.wO)(e)}: credentials sources, in order`,...t.map(({source:o,held:i},l)=>`    ${l+1}. ${(0,p.RK)(o)}: ${i}`)]),...S(n),...n.nearMisses.
map(({variable:e,why:t,write:o})=>`  near miss  ${(0,p.RK)(e)}: ${(0,p.RK)(t)}; rename it to ${(0,p.RK)(o)}`),...n.problems.flatMap(({code:e,message:t,help:o,place:i})=>[
`  ${i===null?"":`${(0,m.eo)(i)}: `}${e}: ${(0,p.RK)(t)}`,...o?[`    help: ${(0,p.RK)(o)}`]:[]])].map(e=>`${e}
`).join("")}function S({clients:n}){return[...Map.groupBy(n,({files:e,hostBlock:t})=>JSON.stringify([e,t])).values()].flatMap(e=>{const[t]=e;if(t===void 0)return[];
const o=(0,u.wO)(e.map(({client:c})=>c)),{files:i,hostBlock:l}=t;return[...i.length===0?[]:[`  ${o}: CLI configuration`],...i.map(({file:c,state:v})=>`    ${(0,p.
RK)(c)}: ${v}`),...l===null?[]:[`    ${(0,m.eo)(l)} has a host block for the host: its discovery document is not used`]]})}var F=a(2057),N=a(8416),G=a(3254),z=a(
1460),H=a(5751);async function Y(n,r){const{program:e}=r,t={environment:e.env,directory:e.cwd(),wording:z.OF_FLAGS},o=await _(n,await(0,H.readSettings)(n.raw,t),
r),i=n.output.format==="json";let l=!1;for(const c of n.texts)for await(const v of c==="-"?(0,F.Dx)(e.stdin):[c]){const{explained:E,rendered:h}=await o(v);l||=E.
error!==null;const g=E.error===null?"":U(v,n.subject);e.stdout.write(i?`${JSON.stringify(E)}
`:`${h}${g}`)}return l?1:0}function U(n,r){const e=(0,G.et)(n);return e===null||e===r?"":`  help: did you mean "explain ${e} ${(0,p.RK)((0,j._)(n))}"?
`}async function _({subject:n},r,e){const t=await(0,N.L2)({setting:r.dialect,scan:null});switch(n){case"host":return await q(r,t,e);case"module":return Q(t.clients,
(o,i)=>{const l=k(o,i);return{explained:l,rendered:y(l,i)}});case"provider":return Q(t.clients,(o,i)=>{const l=V(o,i);return{explained:l,rendered:I(l,i)}})}}function Q(n,r){
return async e=>{const t=n.map(c=>({client:c,...r(e,c)})),[o]=t;if(o===void 0)return r(e,"terraform");if(t.every(({rendered:c})=>c===o.rendered)||t.every(({explained:c})=>c.
error!==null))return o;const l=t.map(({client:c,rendered:v})=>`${x.bB[c]}: ${v}`);return{explained:o.explained,rendered:l.join("")}}}async function q(n,r,{program:{
env:e,kill:t},secrets:o,stop:i}){const l={environment:e,secrets:o,kill:t,stop:i},c=await(0,$.op)(n.cliConfig,r.clients,e),E={...await(0,K.Z)(n,c,l),variables:(0,M.
w5)(e),redact:o.redact};return async h=>{const g=X(h),{hostname:A}=g,W=A===null?null:await P(A,E);return{explained:{...g,credentials:W},rendered:`${d(g)}${W===null?
"":C(W)}`}}}}),1022:((Z,b,a)=>{a.d(b,{m:()=>V,s:()=>T});var M=a(3625),$=a(6246),K=a(1831),D=a(8408),j=a(5011);const x={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},w="hashicorp",B="-",J='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',p={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[p],opentofu:[p,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function V(s,u){
const m=s.split("/");if(m.length>3||m.includes(""))return f(J);const[P="",L,C]=m.reverse(),S=T(P);if(!S.ok){const U=`${(0,$.o)(P)} in source ${(0,$.o)(s)}`;return f(
`Invalid provider type: Invalid provider type ${U}: ${S.why}"`)}const F=C===void 0,N=F?(0,M.J)((0,j.Vm)(u)):(0,K.Pv)(C);if(L===void 0&&N.ok){const U={hostImplied:F,
namespace:w,type:S.value};return{kind:"registry",host:N.value,...U}}const G=d(L??""),z=`namespace "" in source ${(0,$.o)(s)}`;if(!G.ok)return f(`Invalid provide\
r namespace: Invalid provider ${z}: ${G.why}"`);if(!N.ok){const U="Invalid provider source hostname";return f(`${U}: ${U} ${z}: ${N.why}"`)}const H={hostImplied:F,
host:N.value,namespace:G.value,type:S.value},Y=O(H,u);return Y===void 0?{kind:y(H,u),...H}:f(Y)}const f=s=>({kind:"invalid",error:s});function T(s){if(/^[a-z0-9]+$/.
test(s))return(0,M.J)(s);if(s==="")return(0,M.T)("must have at least one character");if(s.includes("."))return(0,M.T)("dots are not allowed");if(s.includes("--"))
return(0,M.T)("cannot use multiple consecutive dashes");const u=(0,D.YE)(s);return u.ok?(0,M.J)((0,D.DI)(u.value)):(0,M.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const d=s=>s===B?(0,M.J)(s):T(s);function y({host:s,namespace:u},m){return u===B?"legacy":u==="builtin"&&
x[m].includes(s)?"builtin":"registry"}function O(s,u){const m=(0,j.Vm)(u);if(s.namespace===B&&s.host!==m)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${m}.`;const P=k[u].find(({prefix:L})=>s.type.startsWith(L));return P===void 0?void 0:I(s,P,u)}function I(s,{prefix:u,
whose:m,frequency:P},L){const C=`${u}provider-`,S=s.type.slice(C.length);if(!s.type.startsWith(C)||!T(S).ok)return`Invalid provider type: Provider source ${(0,$.
o)(R(s))} has a type with the prefix ${(0,$.o)(u)}, which isn't allowed because it would be redundant to name ${m} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const F=R({...s,type:S},L);return`Invalid provider type: Provider source ${(0,$.o)(R(s,L))} has a ty\
pe with the prefix ${(0,$.o)(C)}, which isn't valid. Although that prefix is ${P} used in the names of version control repositories for ${m.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,$.o)(F)}?`}const R=({host:s,namespace:u,type:m},P)=>P!==void 0&&s===(0,j.Vm)(P)?`${u}/${m}`:`${(0,K.nx)(s)}/${u}/${m}`}),1460:((Z,b,a)=>{a.d(b,
{OF_FLAGS:()=>J,W:()=>B});var M=a(3024),$=a(6760),K=a(1831),D=a(8535),j=a(4844),x=a(7188);const w=new Set(j.f.flatMap(([,d])=>d.map(({name:y})=>y))),B=d=>d.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(y,O,I)=>w.has(O)?`\`--${O}${I===void 0?"":` ${I}`}\``:y).replaceAll("hostnames input","--hostnames"),J={setting:d=>`--${d}`,
missingPath:(d,y)=>{const[O="",...I]=d.split("=");if(I.length>0&&k(O))return`"${O}=\u2026" does not exist in ${y}; did you mean --tokens?`;const R=X(d,y),s=R===
null?"":`; did you mean ${R}?`;return`"${d}" does not exist in ${y}${s}`}},p=new Map([...["init","lint","run","scan","test","validate"].map(d=>[d,"check"]),["ho\
sts","usages"],["list","usages"],["version","--version"]]);function X(d,y){const O=p.get(d)??(0,D.q)(d,x.bw);if(O!==null)return`"tf-disco ${O}"`;const I=(0,D.q)(
(0,$.basename)(d),T((0,$.dirname)((0,$.resolve)(y,d))));if(I!==null)return`"${(0,$.join)((0,$.dirname)(d),I)}"`;const R=d.replace(/^https:\/\/|\/$/g,""),s=(0,K.
Pv)(R);return s.ok&&k(R)?`--hostnames ${(0,K.nx)(s.value)}`:null}const k=d=>d.includes(".")&&!V.test(d)&&(0,K.Pv)(d).ok,V=/\.(?:tf|tofu|hcl|json|tfvars)$/,f=1e3;
function T(d){try{return(0,M.readdirSync)(d).slice(0,f)}catch{return[]}}})};export{nn as id,en as ids,tn as modules};
