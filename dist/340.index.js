const sn=340,on=[340,460],rn={6340:((Z,b,a)=>{a.r(b),a.d(b,{explain:()=>q});var M=a(4391),h=a(2971),S=a(4467),T=a(3229),U=a(6174),x=a(1064),A=a(1831),j=a(5011),
H=a(1022),u=a(8641);const X=n=>p(k(n));function k(n){const s=(0,A.Pv)(n),e=(0,T.L6)(n);return s.ok?{input:n,hostname:s.value,display:(0,A.nx)(s.value),discoveryUrl:(0,A.
cu)(s.value),tokenVariables:(0,A.fK)(s.value),error:null,advice:e}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(n),error:s.why,
advice:e}}const J=(n,s)=>p(w(n,s));function w(n,s){const e={host:null,namespace:null,name:null,system:null,error:null},t=(0,j.vL)(n,s),r=(0,T.NM)(n,t,(0,j.rE)(n,
s));switch(t.kind){case"registry":{const{kind:i,host:c,namespace:l,name:v,system:E,subdirectory:m}=t;return{input:n,kind:i,host:c,namespace:l,name:v,system:E,subdirectory:m,
error:null,advice:r}}case"local":return{input:n,kind:"local",...e,subdirectory:null,advice:r};case"remote":{const{kind:i,subdirectory:c}=t;return{input:n,kind:i,
...e,subdirectory:c,advice:r}}case"invalid":{const{kind:i,error:c}=t;return{input:n,kind:i,...e,subdirectory:null,error:c,advice:r}}}}const B=(n,s)=>p(d(n,s));function d(n,s){
const e=(0,H.m)(n,s),t=(0,T.cr)(n);if(e.kind==="invalid")return{input:n,host:null,namespace:null,type:null,error:e.error,advice:t};const{host:r,namespace:i,type:c}=e;
return{input:n,host:r,namespace:i,type:c,error:null,advice:t}}function p(n){const s=Object.entries(n).map(([e,t])=>[e,typeof t=="string"?(0,U._)(t):t]);return Object.
fromEntries(s)}const y=n=>n===null?"":`  help: ${(0,u.RK)(n)}
`;function P(n){const{input:s,hostname:e,display:t,discoveryUrl:r,tokenVariables:i,error:c}=n,l=y(n.advice);if(e===null)return`${(0,u.RK)(s)} is not a hostname:\
 ${(0,u.RK)(c??"")}
${l}`;const v=t===e?"":`  shown as   ${(0,u.RK)(t)}
`,E=i.map((m,g)=>`${g===0?"  variable   ":"             "}${(0,u.RK)(m)}
`);return`${e}
${v}  discovery  ${r}
${E.join("")}${l}`}function R(n,s){return`${(0,u.RK)(n.input)} ${o(n,s)}
${y(n.advice)}`}function o(n,s){const{kind:e,host:t,namespace:r,name:i,system:c,subdirectory:l,error:v}=n;switch(e){case"registry":{const E=l?`, directory ${(0,u.
RK)(l)}`:"";return`is module ${(0,u.RK)(`${r}/${i}/${c}`)} of registry ${t}${E}`}case"local":return"is a local directory; no registry is used";case"remote":return"\
is downloaded without a registry";case"invalid":return`is rejected by ${x.bB[s]}: ${(0,u.RK)(v??"")}`}}function f(n,s){const{input:e,host:t,namespace:r,type:i,error:c,
advice:l}=n,v=c===null?`is provider ${(0,u.RK)(`${r}/${i}`)} of registry ${t}`:`is rejected by ${x.bB[s]}: ${(0,u.RK)(c)}`;return`${(0,u.RK)(e)} ${v}
${y(l)}`}var $=a(241),O=a(1505),I=a(4120),D=a(8884);async function L(n,{credentials:s,configs:e,complaints:t,variables:r,redact:i}){const{clients:c,findings:l,difference:v}=await s.
find(n),E=[...l,...v===null?[]:[{problem:v,place:null}],...t].map(({problem:{code:m,message:g,help:K},place:W})=>({code:m,message:g,...K===void 0?{}:{help:K},place:W}));
return{clients:c.flatMap(({client:m,looks:g})=>{const K=e.find(W=>W.client===m);return K===void 0?[]:[{client:m,looks:g,...F(K,n)}]}),nearMisses:(0,$.B)(r,n,new Set(
[n])).map(({variable:m,why:g,write:K})=>({variable:m,why:g,write:K})),problems:i([...new Map(E.map(m=>[m.message,m])).values()])}}function F({files:n,forced:s},e){
return{files:n.map(({shown:t,state:r})=>({file:t,state:r})),hostBlock:s.find(t=>t.host===e)?.place??null}}function N(n){return[...(0,O.G_)(n.clients).flatMap(({
clients:e,looks:t})=>[`  ${(0,I.wO)(e)}: credentials sources, in order`,...t.map(({source:r,held:i},c)=>`    ${c+1}. ${(0,u.RK)(r)}: ${i}`)]),...V(n),...n.nearMisses.
map(({variable:e,why:t,write:r})=>`  near miss  ${(0,u.RK)(e)}: ${(0,u.RK)(t)}; rename it to ${(0,u.RK)(r)}`),...n.problems.flatMap(({code:e,message:t,help:r,place:i})=>[
`  ${i===null?"":`${(0,D.eo)(i)}: `}${e}: ${(0,u.RK)(t)}`,...r?[`    help: ${(0,u.RK)(r)}`]:[]])].map(e=>`${e}
`).join("")}function V({clients:n}){return[...Map.groupBy(n,({files:e,hostBlock:t})=>JSON.stringify([e,t])).values()].flatMap(e=>{const[t]=e;if(t===void 0)return[];
const r=(0,I.wO)(e.map(({client:l})=>l)),{files:i,hostBlock:c}=t;return[...i.length===0?[]:[`  ${r}: CLI configuration`],...i.map(({file:l,state:v})=>`    ${(0,u.
RK)(l)}: ${v}`),...c===null?[]:[`    ${(0,D.eo)(c)} has a host block for the host: its discovery document is not used`]]})}var z=a(2057),G=a(8416),Y=a(3254),C=a(
1460),_=a(5751);async function q(n,s){const{program:e}=s,t={environment:e.env,directory:e.cwd(),wording:C.OF_FLAGS},r=await en(n,await(0,_.readSettings)(n.raw,t),
s),i=n.output.format==="json";let c=!1;for(const l of n.texts)for await(const v of l==="-"?(0,z.Dx)(e.stdin):[l]){const{explained:E,rendered:m}=await r(v);c||=E.
error!==null;const g=E.error===null?"":nn(v,n.subject);e.stdout.write(i?`${JSON.stringify(E)}
`:`${m}${g}`)}return c?1:0}function nn(n,s){const e=(0,Y.et)(n);return e===null||e===s?"":`  help: did you mean "explain ${e} ${(0,u.RK)(n)}"?
`}async function en({subject:n},s,e){const t=await(0,G.L2)({setting:s.dialect,scan:null});switch(n){case"host":return await tn(s,t,e);case"module":return Q(t.clients,
(r,i)=>{const c=J(r,i);return{explained:c,rendered:R(c,i)}});case"provider":return Q(t.clients,(r,i)=>{const c=B(r,i);return{explained:c,rendered:f(c,i)}})}}function Q(n,s){
return async e=>{const t=n.map(l=>({client:l,...s(e,l)})),[r]=t;if(r===void 0)return s(e,"terraform");if(t.every(({rendered:l})=>l===r.rendered)||t.every(({explained:l})=>l.
error!==null))return r;const c=t.map(({client:l,rendered:v})=>`${x.bB[l]}: ${v}`);return{explained:r.explained,rendered:c.join("")}}}async function tn(n,s,{program:{
env:e,kill:t},secrets:r,stop:i}){const c={environment:e,secrets:r,kill:t,stop:i},l=await(0,h.op)(n.cliConfig,s.clients,e),E={...await(0,S.Z)(n,l,c),variables:(0,M.
w5)(e),redact:r.redact};return async m=>{const g=X(m),{hostname:K}=g,W=K===null?null:await L(K,E);return{explained:{...g,credentials:W},rendered:`${P(g)}${W===null?
"":N(W)}`}}}}),1022:((Z,b,a)=>{a.d(b,{m:()=>J,s:()=>B});var M=a(3625),h=a(6246),S=a(1831),T=a(1822),U=a(5011);const x={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},A="hashicorp",j="-",H='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',u={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[u],opentofu:[u,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function J(o,f){
const $=o.split("/");if($.length>3||$.includes(""))return w(H);const[O="",I,D]=$.reverse(),L=B(O);if(!L.ok){const C=`${(0,h.o)(O)} in source ${(0,h.o)(o)}`;return w(
`Invalid provider type: Invalid provider type ${C}: ${L.why}"`)}const F=D===void 0,N=F?(0,M.J)((0,U.Vm)(f)):(0,S.Pv)(D);if(I===void 0&&N.ok){const C={hostImplied:F,
namespace:A,type:L.value};return{kind:"registry",host:N.value,...C}}const V=d(I??""),z=`namespace "" in source ${(0,h.o)(o)}`;if(!V.ok)return w(`Invalid provide\
r namespace: Invalid provider ${z}: ${V.why}"`);if(!N.ok){const C="Invalid provider source hostname";return w(`${C}: ${C} ${z}: ${N.why}"`)}const G={hostImplied:F,
host:N.value,namespace:V.value,type:L.value},Y=y(G,f);return Y===void 0?{kind:p(G,f),...G}:w(Y)}const w=o=>({kind:"invalid",error:o});function B(o){if(/^[a-z0-9]+$/.
test(o))return(0,M.J)(o);if(o==="")return(0,M.T)("must have at least one character");if(o.includes("."))return(0,M.T)("dots are not allowed");if(o.includes("--"))
return(0,M.T)("cannot use multiple consecutive dashes");const f=(0,T.YE)(o);return f.ok?(0,M.J)((0,T.DI)(f.value)):(0,M.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const d=o=>o===j?(0,M.J)(o):B(o);function p({host:o,namespace:f},$){return f===j?"legacy":f==="builtin"&&
x[$].includes(o)?"builtin":"registry"}function y(o,f){const $=(0,U.Vm)(f);if(o.namespace===j&&o.host!==$)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${$}.`;const O=k[f].find(({prefix:I})=>o.type.startsWith(I));return O===void 0?void 0:P(o,O,f)}function P(o,{prefix:f,
whose:$,frequency:O},I){const D=`${f}provider-`,L=o.type.slice(D.length);if(!o.type.startsWith(D)||!B(L).ok)return`Invalid provider type: Provider source ${(0,h.
o)(R(o))} has a type with the prefix ${(0,h.o)(f)}, which isn't allowed because it would be redundant to name ${$} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const F=R({...o,type:L},I);return`Invalid provider type: Provider source ${(0,h.o)(R(o,I))} has a ty\
pe with the prefix ${(0,h.o)(D)}, which isn't valid. Although that prefix is ${O} used in the names of version control repositories for ${$.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,h.o)(F)}?`}const R=({host:o,namespace:f,type:$},O)=>O!==void 0&&o===(0,U.Vm)(O)?`${f}/${$}`:`${(0,S.nx)(o)}/${f}/${$}`}),1460:((Z,b,a)=>{a.d(b,
{OF_FLAGS:()=>H,W:()=>j});var M=a(3024),h=a(6760),S=a(1831),T=a(8535),U=a(3557),x=a(7188);const A=new Set(U.f.flatMap(([,d])=>d.map(({name:p})=>p))),j=d=>d.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(p,y,P)=>A.has(y)?`\`--${y}${P===void 0?"":` ${P}`}\``:p).replaceAll("hostnames input","--hostnames"),H={setting:d=>`--${d}`,
missingPath:(d,p)=>{const[y="",...P]=d.split("=");if(P.length>0&&k(y))return`"${y}=\u2026" does not exist in ${p}; did you mean --tokens?`;const R=X(d,p),o=R===
null?"":`; did you mean ${R}?`;return`"${d}" does not exist in ${p}${o}`}},u=new Map([...["init","lint","run","scan","test","validate"].map(d=>[d,"check"]),["ho\
sts","usages"],["list","usages"],["version","--version"]]);function X(d,p){const y=u.get(d)??(0,T.q)(d,x.bw);if(y!==null)return`"tf-disco ${y}"`;const P=(0,T.q)(
(0,h.basename)(d),B((0,h.dirname)((0,h.resolve)(p,d))));if(P!==null)return`"${(0,h.join)((0,h.dirname)(d),P)}"`;const R=d.replace(/^https:\/\/|\/$/g,""),o=(0,S.
Pv)(R);return o.ok&&k(R)?`--hostnames ${(0,S.nx)(o.value)}`:null}const k=d=>d.includes(".")&&!J.test(d)&&(0,S.Pv)(d).ok,J=/\.(?:tf|tofu|hcl|json|tfvars)$/,w=1e3;
function B(d){try{return(0,M.readdirSync)(d).slice(0,w)}catch{return[]}}})};export{sn as id,on as ids,rn as modules};
