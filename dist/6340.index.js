const en=6340,tn=[6340,1460],on={6340:((z,K,s)=>{s.r(K),s.d(K,{explain:()=>N});var M=s(2929),v=s(4283),I=s(3229),b=s(6174),x=s(1064),L=s(1831),U=s(5011),B=s(1022),
R=s(8641);function C(n){const a=(0,L.Pv)(n),t=(0,I.L6)(n);return a.ok?{input:n,hostname:a.value,display:(0,L.nx)(a.value),discoveryUrl:(0,v.jr)((0,L.cu)(a.value)),
tokenVariables:(0,L.fK)(a.value),error:null,advice:t}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,L.WV)(n),error:a.why,advice:t}}
function _(n,a){const t={host:null,namespace:null,name:null,system:null,error:null},o=(0,U.vL)(n,a),r=(0,I.NM)(n,o,(0,U.rE)(n,a));switch(o.kind){case"registry":{
const{kind:c,host:d,namespace:p,name:g,system:T,subdirectory:O}=o;return{input:n,kind:c,host:d,namespace:p,name:g,system:T,subdirectory:O,error:null,advice:r}}case"\
local":return{input:n,kind:"local",...t,subdirectory:null,advice:r};case"remote":{const{kind:c,subdirectory:d}=o;return{input:n,kind:c,...t,subdirectory:d,advice:r}}case"\
invalid":{const{kind:c,error:d}=o;return{input:n,kind:c,...t,subdirectory:null,error:d,advice:r}}}}function F(n,a){const t=(0,B.m)(n,a),o=(0,I.cr)(n);if(t.kind===
"invalid")return{input:n,host:null,namespace:null,type:null,error:t.error,advice:o};const{host:r,namespace:c,type:d}=t;return{input:n,host:r,namespace:c,type:d,
error:null,advice:o}}const y=n=>(0,R.RK)((0,b._)(n)),A=n=>n===null?"":`  help: ${y(n)}
`;function S(n){const{input:a,hostname:t,display:o,discoveryUrl:r,tokenVariables:c,error:d}=n,p=A(n.advice);if(t===null)return`${y(a)} is not a hostname: ${y(d??
"")}
${p}`;const g=o===t?"":`  shown as   ${y(o)}
`,T=c.map((O,k)=>`${k===0?"  variable   ":"             "}${y(O)}
`);return`${t}
${g}  discovery  ${r}
${T.join("")}${p}`}function m(n,a){return`${y(n.input)} ${i(n,a)}
${A(n.advice)}`}function i(n,a){const{kind:t,host:o,namespace:r,name:c,system:d,subdirectory:p,error:g}=n;switch(t){case"registry":{const T=p?`, directory ${y(p)}`:
"";return`is module ${y(`${r}/${c}/${d}`)} of registry ${o}${T}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${x.bB[a]}: ${y(g??"")}`}}function f(n,a){const{input:t,host:o,namespace:r,type:c,error:d,advice:p}=n,g=d===
null?`is provider ${y(`${r}/${c}`)} of registry ${o}`:`is rejected by ${x.bB[a]}: ${y(d)}`;return`${y(t)} ${g}
${A(p)}`}var l=s(241),$=s(1505),e=s(4120),u=s(8884);async function h(n,{credentials:a,configs:t,complaints:o,variables:r,redact:c}){const{clients:d,findings:p,difference:g}=await a.
find(n),T=[...p,...g===null?[]:[{problem:g,place:null}],...o].map(({problem:{code:O,message:k,help:j},place:V})=>({code:O,message:k,...j===void 0?{}:{help:j},place:V}));
return{clients:d.flatMap(({client:O,looks:k})=>{const j=t.find(V=>V.client===O);return j===void 0?[]:[{client:O,looks:k,...E(j,n)}]}),nearMisses:(0,l.B)(r,n,new Set(
[n])).map(({variable:O,why:k,write:j})=>({variable:O,why:k,write:j})),problems:c([...new Map(T.map(O=>[O.message,O])).values()])}}function E({files:n,forced:a},t){
return{files:n.map(({shown:o,state:r})=>({file:o,state:r})),hostBlock:a.find(o=>o.host===t)?.place??null}}function w(n){return[...(0,$.G_)(n.clients).flatMap(({
clients:t,looks:o})=>[`  ${(0,e.wO)(t)}: credentials sources, in order`,...o.map(({source:r,held:c},d)=>`    ${d+1}. ${(0,R.RK)(r)}: ${c}`)]),...P(n),...n.nearMisses.
map(({variable:t,why:o,write:r})=>`  near miss  ${(0,R.RK)(t)}: ${(0,R.RK)(o)}; rename it to ${(0,R.RK)(r)}`),...n.problems.flatMap(({code:t,message:o,help:r,place:c})=>[
`  ${c===null?"":`${(0,u.eo)(c)}: `}${t}: ${(0,R.RK)(o)}`,...r?[`    help: ${(0,R.RK)(r)}`]:[]])].map(t=>`${t}
`).join("")}function P({clients:n}){return[...Map.groupBy(n,({files:t,hostBlock:o})=>JSON.stringify([t,o])).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];
const r=(0,e.wO)(t.map(({client:p})=>p)),{files:c,hostBlock:d}=o;return[...c.length===0?[]:[`  ${r}: CLI configuration`],...c.map(({file:p,state:g})=>`    ${(0,R.
RK)(p)}: ${g}`),...d===null?[]:[`    ${(0,u.eo)(d)} has a host block for the host: its discovery document is not used`]]})}var D=s(2057),W=s(8416),J=s(3254),X=s(
1460),H=s(5751),G=s(1435),Y=s(8723);async function N(n,a){const{program:t}=a,o={environment:t.env,directory:t.cwd(),wording:X.OF_FLAGS},r=await q(n,await(0,H.readSettings)(
n.raw,o),a),c=n.output.format==="json";let d=!1;for(const p of n.texts)for await(const g of p==="-"?(0,D.Dx)(t.stdin):[p]){const{explained:T,rendered:O}=await r(
g);d||=T.error!==null;const k=T.error===null?"":Q(g,n.subject);t.stdout.write(c?`${JSON.stringify(T)}
`:`${O}${k}`)}return d?1:0}function Q(n,a){const t=(0,J.et)(n);return t===null||t===a?"":`  help: did you mean "explain ${t} ${(0,R.RK)((0,b._)(n))}"?
`}async function q({subject:n},a,t){const o=await(0,W.L2)({setting:a.dialect,scan:null});switch(n){case"host":return await nn(a,o,t);case"module":return Z(o.clients,
(r,c)=>{const d=_(r,c);return{explained:d,rendered:m(d,c)}});case"provider":return Z(o.clients,(r,c)=>{const d=F(r,c);return{explained:d,rendered:f(d,c)}})}}function Z(n,a){
return async t=>{const o=n.map(p=>({client:p,...a(t,p)})),[r]=o;if(r===void 0)return a(t,"terraform");if(o.every(({rendered:p})=>p===r.rendered)||o.every(({explained:p})=>p.
error!==null))return r;const d=o.map(({client:p,rendered:g})=>`${x.bB[p]}: ${g}`);return{explained:r.explained,rendered:d.join("")}}}async function nn(n,a,{program:{
env:t,kill:o},secrets:r,stop:c}){const d={environment:t,secrets:r,kill:o,stop:c},p=await(0,G.op)(n.cliConfig,a.clients,t),T={...await(0,Y.Z)(n,p,d),variables:(0,M.
w5)(t),redact:r.redact};return async O=>{const k=C(O),{hostname:j}=k,V=j===null?null:await h(j,T);return{explained:{...k,credentials:V},rendered:`${S(k)}${V===null?
"":w(V)}`}}}}),1022:((z,K,s)=>{s.d(K,{m:()=>y,s:()=>S});var M=s(3625),v=s(6246),I=s(1831),b=s(8408),x=s(5011);const L={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},U="hashicorp",B="-",R='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',C={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},F={terraform:[C],opentofu:[C,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function y(e,u){
const h=e.split("/");if(h.length>3||h.includes(""))return A(R);const[E="",w,P]=h.reverse(),D=S(E);if(!D.ok){const N=`${(0,v.o)(E)} in source ${(0,v.o)(e)}`;return A(
`Invalid provider type: Invalid provider type ${N}: ${D.why}"`)}const W=P===void 0,J=W?(0,M.J)((0,x.Vm)(u)):(0,I.Pv)(P);if(w===void 0&&J.ok){const N={hostImplied:W,
namespace:U,type:D.value};return{kind:"registry",host:J.value,...N}}const X=m(w??""),H=`namespace "" in source ${(0,v.o)(e)}`;if(!X.ok)return A(`Invalid provide\
r namespace: Invalid provider ${H}: ${X.why}"`);if(!J.ok){const N="Invalid provider source hostname";return A(`${N}: ${N} ${H}: ${J.why}"`)}const G={hostImplied:W,
host:J.value,namespace:X.value,type:D.value},Y=f(G,u);return Y===void 0?{kind:i(G,u),...G}:A(Y)}const A=e=>({kind:"invalid",error:e});function S(e){if(/^[a-z0-9]+$/.
test(e))return(0,M.J)(e);if(e==="")return(0,M.T)("must have at least one character");if(e.includes("."))return(0,M.T)("dots are not allowed");if(e.includes("--"))
return(0,M.T)("cannot use multiple consecutive dashes");const u=(0,b.YE)(e);return u.ok?(0,M.J)((0,b.DI)(u.value)):(0,M.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const m=e=>e===B?(0,M.J)(e):S(e);function i({host:e,namespace:u},h){return u===B?"legacy":u==="builtin"&&
L[h].includes(e)?"builtin":"registry"}function f(e,u){const h=(0,x.Vm)(u);if(e.namespace===B&&e.host!==h)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${h}.`;const E=F[u].find(({prefix:w})=>e.type.startsWith(w));return E===void 0?void 0:l(e,E,u)}function l(e,{prefix:u,
whose:h,frequency:E},w){const P=`${u}provider-`,D=e.type.slice(P.length);if(!e.type.startsWith(P)||!S(D).ok)return`Invalid provider type: Provider source ${(0,v.
o)($(e))} has a type with the prefix ${(0,v.o)(u)}, which isn't allowed because it would be redundant to name ${h} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const W=$({...e,type:D},w);return`Invalid provider type: Provider source ${(0,v.o)($(e,w))} has a ty\
pe with the prefix ${(0,v.o)(P)}, which isn't valid. Although that prefix is ${E} used in the names of version control repositories for ${h.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,v.o)(W)}?`}const $=({host:e,namespace:u,type:h},E)=>E!==void 0&&e===(0,x.Vm)(E)?`${u}/${h}`:`${(0,I.nx)(e)}/${u}/${h}`}),1505:((z,K,s)=>{s.d(K,
{G_:()=>_,Yj:()=>C,Zc:()=>B,o7:()=>R,se:()=>U,tN:()=>b});var M=s(7574),v=s(4120),I=s(8884);const b=120,x=20,L=6;function U({requirements:i},{dialect:f},l){return{
label:"required",texts:(0,v.UV)(i,x,({service:e,clients:u,because:h})=>{const E=e==="any"?(0,v.DO)(e):l.value((0,v.DO)(e),b),P=f.clients.every(D=>u.includes(D))?
"":` for ${(0,v.wO)(u)}`;return`${E}${P} (${(0,I.Yx)(h,l.because)})`})}}function B({visit:i},f){const{timing:l,discovery:$}=i.attempt,e=$.kind==="failed"?$.excerpt:
null,u=(0,M.I$)(l).map(([P,D])=>`${P} ${(0,M.kJ)(D)}`),h=i.earlier.map(P=>{const{kind:D}=P.discovery;return`${D==="failed"?P.discovery.problem.code:D} after ${(0,M.
kJ)(P.timing.totalMs)}`}),E=e===null?[]:[f.value(e.replace(/\s+/gu," ").trim())],w=i.credentials?.hasToken?[f.prose(i.credentials.source)]:[];return[{label:"bod\
y",texts:E},{label:"timing",texts:[u.join(", ")]},{label:"retried",texts:h},{label:"token from",texts:w}]}const R=(i,f)=>[{label:"credentials",texts:S(i)?A(i.visit.
looks,f.prose):[]},{label:"host block",texts:m(i.visit).map(l=>f.prose(l))}];function C({visit:i,services:f,servicesLeftOut:l,servicesFrom:$},e){const u=f.map(({
id:E})=>e.value(E,b)),h=$===null?(0,M.kJ)(i.attempt.timing.totalMs):`host block at ${e.because($)}`;return`${u.length===0?"no services":(0,v.K4)(u,L,l)} (${h})`}
function _(i){return[...Map.groupBy(i,l=>JSON.stringify(l.looks.map(y))).values()].map(l=>({clients:l.map(({client:$})=>$),looks:l[0]?.looks.map(y)??[]}))}const F={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},y=({
source:i,held:f,counts:l})=>({source:i,held:`${F[f]}${l?f==="no token"?" (ends the search)":" (used)":""}`});function A(i,f){const l=_(i);return l.flatMap(({clients:$,
looks:e})=>e.map(({source:u,held:h})=>`${l.length>1?`${(0,v.wO)($)}: `:""}${f(u)}: ${h}`))}const S=({findings:i})=>i.some(({problem:{code:f}})=>/^credentials-|^document-unauthorized$/.
test(f));function m({forced:i}){return[...Map.groupBy(i,({place:l})=>(0,I.eo)(l))].map(([l,$])=>`${l}, for ${(0,v.wO)($.map(({client:e})=>e))}`)}}),1460:((z,K,s)=>{
s.d(K,{OF_FLAGS:()=>R,W:()=>B});var M=s(3024),v=s(6760),I=s(1831),b=s(8535),x=s(5100),L=s(7188);const U=new Set(x.f.flatMap(([,m])=>m.map(({name:i})=>i))),B=m=>m.
replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,f,l)=>U.has(f)?`\`--${f}${l===void 0?"":` ${l}`}\``:i).replaceAll("hostnames input","--hostnames"),R={setting:m=>`\
--${m}`,missingPath:(m,i)=>{const[f="",...l]=m.split("=");if(l.length>0&&F(f))return`"${f}=\u2026" does not exist in ${i}; did you mean --tokens?`;const $=_(m,i),
e=$===null?"":`; did you mean ${$}?`;return`"${m}" does not exist in ${i}${e}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(m=>[m,"check"]),
["hosts","usages"],["list","usages"],["version","--version"]]);function _(m,i){const f=C.get(m)??(0,b.q)(m,L.bw);if(f!==null)return`"tf-disco ${f}"`;const l=(0,b.
q)((0,v.basename)(m),S((0,v.dirname)((0,v.resolve)(i,m))));if(l!==null)return`"${(0,v.join)((0,v.dirname)(m),l)}"`;const $=m.replace(/^https:\/\/|\/$/g,""),e=(0,I.
Pv)($);return e.ok&&F($)?`--hostnames ${(0,I.nx)(e.value)}`:null}const F=m=>m.includes(".")&&!y.test(m)&&(0,I.Pv)(m).ok,y=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;
function S(m){try{return(0,M.readdirSync)(m).slice(0,A)}catch{return[]}}})};export{en as id,tn as ids,on as modules};
