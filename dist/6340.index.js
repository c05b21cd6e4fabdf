const nn=6340,en=[6340,1460],tn={6340:((z,j,s)=>{s.r(j),s.d(j,{explain:()=>Y});var M=s(2929),v=s(3229),b=s(6174),I=s(1064),A=s(1831),K=s(5011),W=s(1022),O=s(8641);
function N(n){const a=(0,A.Pv)(n),t=(0,v.L6)(n);return a.ok?{input:n,hostname:a.value,display:(0,A.nx)(a.value),discoveryUrl:(0,A.cu)(a.value),tokenVariables:(0,A.
fK)(a.value),error:null,advice:t}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(n),error:a.why,advice:t}}function U(n,a){const t={
host:null,namespace:null,name:null,system:null,error:null},o=(0,K.vL)(n,a),r=(0,v.NM)(n,o,(0,K.rE)(n,a));switch(o.kind){case"registry":{const{kind:c,host:d,namespace:p,
name:g,system:T,subdirectory:P}=o;return{input:n,kind:c,host:d,namespace:p,name:g,system:T,subdirectory:P,error:null,advice:r}}case"local":return{input:n,kind:"\
local",...t,subdirectory:null,advice:r};case"remote":{const{kind:c,subdirectory:d}=o;return{input:n,kind:c,...t,subdirectory:d,advice:r}}case"invalid":{const{kind:c,
error:d}=o;return{input:n,kind:c,...t,subdirectory:null,error:d,advice:r}}}}function _(n,a){const t=(0,W.m)(n,a),o=(0,v.cr)(n);if(t.kind==="invalid")return{input:n,
host:null,namespace:null,type:null,error:t.error,advice:o};const{host:r,namespace:c,type:d}=t;return{input:n,host:r,namespace:c,type:d,error:null,advice:o}}const y=n=>(0,O.
RK)((0,b._)(n)),L=n=>n===null?"":`  help: ${y(n)}
`;function x(n){const{input:a,hostname:t,display:o,discoveryUrl:r,tokenVariables:c,error:d}=n,p=L(n.advice);if(t===null)return`${y(a)} is not a hostname: ${y(d??
"")}
${p}`;const g=o===t?"":`  shown as   ${y(o)}
`,T=c.map((P,k)=>`${k===0?"  variable   ":"             "}${y(P)}
`);return`${t}
${g}  discovery  ${r}
${T.join("")}${p}`}function S(n,a){return`${y(n.input)} ${m(n,a)}
${L(n.advice)}`}function m(n,a){const{kind:t,host:o,namespace:r,name:c,system:d,subdirectory:p,error:g}=n;switch(t){case"registry":{const T=p?`, directory ${y(p)}`:
"";return`is module ${y(`${r}/${c}/${d}`)} of registry ${o}${T}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${I.bB[a]}: ${y(g??"")}`}}function i(n,a){const{input:t,host:o,namespace:r,type:c,error:d,advice:p}=n,g=d===
null?`is provider ${y(`${r}/${c}`)} of registry ${o}`:`is rejected by ${I.bB[a]}: ${y(d)}`;return`${y(t)} ${g}
${L(p)}`}var u=s(241),l=s(1505),$=s(4120),e=s(8884);async function f(n,{credentials:a,configs:t,complaints:o,variables:r,redact:c}){const{clients:d,findings:p,difference:g}=await a.
find(n),T=[...p,...g===null?[]:[{problem:g,place:null}],...o].map(({problem:{code:P,message:k,help:B},place:V})=>({code:P,message:k,...B===void 0?{}:{help:B},place:V}));
return{clients:d.flatMap(({client:P,looks:k})=>{const B=t.find(V=>V.client===P);return B===void 0?[]:[{client:P,looks:k,...h(B,n)}]}),nearMisses:(0,u.B)(r,n,new Set(
[n])).map(({variable:P,why:k,write:B})=>({variable:P,why:k,write:B})),problems:c([...new Map(T.map(P=>[P.message,P])).values()])}}function h({files:n,forced:a},t){
return{files:n.map(({shown:o,state:r})=>({file:o,state:r})),hostBlock:a.find(o=>o.host===t)?.place??null}}function E(n){return[...(0,l.G_)(n.clients).flatMap(({
clients:t,looks:o})=>[`  ${(0,$.wO)(t)}: credentials sources, in order`,...o.map(({source:r,held:c},d)=>`    ${d+1}. ${(0,O.RK)(r)}: ${c}`)]),...w(n),...n.nearMisses.
map(({variable:t,why:o,write:r})=>`  near miss  ${(0,O.RK)(t)}: ${(0,O.RK)(o)}; rename it to ${(0,O.RK)(r)}`),...n.problems.flatMap(({code:t,message:o,help:r,place:c})=>[
`  ${c===null?"":`${(0,e.eo)(c)}: `}${t}: ${(0,O.RK)(o)}`,...r?[`    help: ${(0,O.RK)(r)}`]:[]])].map(t=>`${t}
`).join("")}function w({clients:n}){return[...Map.groupBy(n,({files:t,hostBlock:o})=>JSON.stringify([t,o])).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];
const r=(0,$.wO)(t.map(({client:p})=>p)),{files:c,hostBlock:d}=o;return[...c.length===0?[]:[`  ${r}: CLI configuration`],...c.map(({file:p,state:g})=>`    ${(0,O.
RK)(p)}: ${g}`),...d===null?[]:[`    ${(0,e.eo)(d)} has a host block for the host: its discovery document is not used`]]})}var D=s(2057),R=s(8416),C=s(3254),J=s(
1460),X=s(5751),H=s(1435),G=s(8723);async function Y(n,a){const{program:t}=a,o={environment:t.env,directory:t.cwd(),wording:J.OF_FLAGS},r=await Q(n,await(0,X.readSettings)(
n.raw,o),a),c=n.output.format==="json";let d=!1;for(const p of n.texts)for await(const g of p==="-"?(0,D.Dx)(t.stdin):[p]){const{explained:T,rendered:P}=await r(
g);d||=T.error!==null;const k=T.error===null?"":F(g,n.subject);t.stdout.write(c?`${JSON.stringify(T)}
`:`${P}${k}`)}return d?1:0}function F(n,a){const t=(0,C.et)(n);return t===null||t===a?"":`  help: did you mean "explain ${t} ${(0,O.RK)((0,b._)(n))}"?
`}async function Q({subject:n},a,t){const o=await(0,R.L2)({setting:a.dialect,scan:null});switch(n){case"host":return await q(a,o,t);case"module":return Z(o.clients,
(r,c)=>{const d=U(r,c);return{explained:d,rendered:S(d,c)}});case"provider":return Z(o.clients,(r,c)=>{const d=_(r,c);return{explained:d,rendered:i(d,c)}})}}function Z(n,a){
return async t=>{const o=n.map(p=>({client:p,...a(t,p)})),[r]=o;if(r===void 0)return a(t,"terraform");if(o.every(({rendered:p})=>p===r.rendered)||o.every(({explained:p})=>p.
error!==null))return r;const d=o.map(({client:p,rendered:g})=>`${I.bB[p]}: ${g}`);return{explained:r.explained,rendered:d.join("")}}}async function q(n,a,{program:{
env:t,kill:o},secrets:r,stop:c}){const d={environment:t,secrets:r,kill:o,stop:c},p=await(0,H.op)(n.cliConfig,a.clients,t),T={...await(0,G.Z)(n,p,d),variables:(0,M.
w5)(t),redact:r.redact};return async P=>{const k=N(P),{hostname:B}=k,V=B===null?null:await f(B,T);return{explained:{...k,credentials:V},rendered:`${x(k)}${V===null?
"":E(V)}`}}}}),1022:((z,j,s)=>{s.d(j,{m:()=>L,s:()=>S});var M=s(3625),v=s(6246),b=s(1831),I=s(8408),A=s(5011);const K={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},W="hashicorp",O="-",N='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',U={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},y={terraform:[U],opentofu:[U,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function L(e,f){
const h=e.split("/");if(h.length>3||h.includes(""))return x(N);const[E="",w,D]=h.reverse(),R=S(E);if(!R.ok){const F=`${(0,v.o)(E)} in source ${(0,v.o)(e)}`;return x(
`Invalid provider type: Invalid provider type ${F}: ${R.why}"`)}const C=D===void 0,J=C?(0,M.J)((0,A.Vm)(f)):(0,b.Pv)(D);if(w===void 0&&J.ok){const F={hostImplied:C,
namespace:W,type:R.value};return{kind:"registry",host:J.value,...F}}const X=m(w??""),H=`namespace "" in source ${(0,v.o)(e)}`;if(!X.ok)return x(`Invalid provide\
r namespace: Invalid provider ${H}: ${X.why}"`);if(!J.ok){const F="Invalid provider source hostname";return x(`${F}: ${F} ${H}: ${J.why}"`)}const G={hostImplied:C,
host:J.value,namespace:X.value,type:R.value},Y=u(G,f);return Y===void 0?{kind:i(G,f),...G}:x(Y)}const x=e=>({kind:"invalid",error:e});function S(e){if(/^[a-z0-9]+$/.
test(e))return(0,M.J)(e);if(e==="")return(0,M.T)("must have at least one character");if(e.includes("."))return(0,M.T)("dots are not allowed");if(e.includes("--"))
return(0,M.T)("cannot use multiple consecutive dashes");const f=(0,I.YE)(e);return f.ok?(0,M.J)((0,I.DI)(f.value)):(0,M.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const m=e=>e===O?(0,M.J)(e):S(e);function i({host:e,namespace:f},h){return f===O?"legacy":f==="builtin"&&
K[h].includes(e)?"builtin":"registry"}function u(e,f){const h=(0,A.Vm)(f);if(e.namespace===O&&e.host!==h)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${h}.`;const E=y[f].find(({prefix:w})=>e.type.startsWith(w));return E===void 0?void 0:l(e,E,f)}function l(e,{prefix:f,
whose:h,frequency:E},w){const D=`${f}provider-`,R=e.type.slice(D.length);if(!e.type.startsWith(D)||!S(R).ok)return`Invalid provider type: Provider source ${(0,v.
o)($(e))} has a type with the prefix ${(0,v.o)(f)}, which isn't allowed because it would be redundant to name ${h} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const C=$({...e,type:R},w);return`Invalid provider type: Provider source ${(0,v.o)($(e,w))} has a ty\
pe with the prefix ${(0,v.o)(D)}, which isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${h.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,v.o)(C)}?`}const $=({host:e,namespace:f,type:h},E)=>E!==void 0&&e===(0,A.Vm)(E)?`${f}/${h}`:`${(0,b.nx)(e)}/${f}/${h}`}),1505:((z,j,s)=>{s.d(j,
{G_:()=>_,Yj:()=>U,Zc:()=>O,o7:()=>N,se:()=>W,tN:()=>I});var M=s(7574),v=s(4120),b=s(8884);const I=120,A=20,K=6;function W({requirements:i},{dialect:u},l){return{
label:"required",texts:(0,v.UV)(i,A,({service:e,clients:f,because:h})=>{const E=e==="any"?(0,v.DO)(e):l.value((0,v.DO)(e),I),D=u.clients.every(R=>f.includes(R))?
"":` for ${(0,v.wO)(f)}`;return`${E}${D} (${(0,b.Yx)(h,l.because)})`})}}function O({visit:i},u){const{timing:l,discovery:$}=i.attempt,e=$.kind==="failed"?$.excerpt:
null,f=(0,M.I$)(l).map(([D,R])=>`${D} ${(0,M.kJ)(R)}`),h=i.earlier.map(D=>{const{kind:R}=D.discovery;return`${R==="failed"?D.discovery.problem.code:R} after ${(0,M.
kJ)(D.timing.totalMs)}`}),E=e===null?[]:[u.value(e.replace(/\s+/gu," ").trim())],w=i.credentials?.hasToken?[u.prose(i.credentials.source)]:[];return[{label:"bod\
y",texts:E},{label:"timing",texts:[f.join(", ")]},{label:"retried",texts:h},{label:"token from",texts:w}]}const N=(i,u)=>[{label:"credentials",texts:S(i)?x(i.visit.
looks,u.prose):[]},{label:"host block",texts:m(i.visit).map(l=>u.prose(l))}];function U({visit:i,services:u,servicesLeftOut:l,servicesFrom:$},e){const f=u.map(({
id:E})=>e.value(E,I)),h=$===null?(0,M.kJ)(i.attempt.timing.totalMs):`host block at ${e.because($)}`;return`${f.length===0?"no services":(0,v.K4)(f,K,l)} (${h})`}
function _(i){return[...Map.groupBy(i,l=>JSON.stringify(l.looks.map(L))).values()].map(l=>({clients:l.map(({client:$})=>$),looks:l[0]?.looks.map(L)??[]}))}const y={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},L=({
source:i,held:u,counts:l})=>({source:i,held:`${y[u]}${l?u==="no token"?" (ends the search)":" (used)":""}`});function x(i,u){const l=_(i);return l.flatMap(({clients:$,
looks:e})=>e.map(({source:f,held:h})=>`${l.length>1?`${(0,v.wO)($)}: `:""}${u(f)}: ${h}`))}const S=({findings:i})=>i.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.
test(u));function m({forced:i}){return[...Map.groupBy(i,({place:l})=>(0,b.eo)(l))].map(([l,$])=>`${l}, for ${(0,v.wO)($.map(({client:e})=>e))}`)}}),1460:((z,j,s)=>{
s.d(j,{OF_FLAGS:()=>N,W:()=>O});var M=s(3024),v=s(6760),b=s(1831),I=s(8535),A=s(772),K=s(7188);const W=new Set(A.f.flatMap(([,m])=>m.map(({name:i})=>i))),O=m=>m.
replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,u,l)=>W.has(u)?`\`--${u}${l===void 0?"":` ${l}`}\``:i).replaceAll("hostnames input","--hostnames"),N={setting:m=>`\
--${m}`,missingPath:(m,i)=>{const[u="",...l]=m.split("=");if(l.length>0&&y(u))return`"${u}=\u2026" does not exist in ${i}; did you mean --tokens?`;const $=_(m,i),
e=$===null?"":`; did you mean ${$}?`;return`"${m}" does not exist in ${i}${e}`}},U=new Map([...["init","lint","run","scan","test","validate"].map(m=>[m,"check"]),
["hosts","usages"],["list","usages"],["version","--version"]]);function _(m,i){const u=U.get(m)??(0,I.q)(m,K.bw);if(u!==null)return`"tf-disco ${u}"`;const l=(0,I.
q)((0,v.basename)(m),S((0,v.dirname)((0,v.resolve)(i,m))));if(l!==null)return`"${(0,v.join)((0,v.dirname)(m),l)}"`;const $=m.replace(/^https:\/\/|\/$/g,""),e=(0,b.
Pv)($);return e.ok&&y($)?`--hostnames ${(0,b.nx)(e.value)}`:null}const y=m=>m.includes(".")&&!L.test(m)&&(0,b.Pv)(m).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/,x=1e3;
function S(m){try{return(0,M.readdirSync)(m).slice(0,x)}catch{return[]}}})};export{nn as id,en as ids,tn as modules};
