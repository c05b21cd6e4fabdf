const _=340,q=[340,460],nn={6340:((Z,N,o)=>{o.r(N),o.d(N,{explain:()=>z});var E=o(4391),h=o(2971),j=o(4467),I=o(3229),K=o(1064),T=o(1831),W=o(5011),x=o(1022),u=o(
8641);function b(n){const s=(0,T.Pv)(n),e=(0,I.L6)(n);return s.ok?{input:n,hostname:s.value,display:(0,T.nx)(s.value),discoveryUrl:(0,T.cu)(s.value),tokenVariables:(0,T.
fK)(s.value),error:null,advice:e}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,T.WV)(n),error:s.why,advice:e}}function X(n,s){const e={
host:null,namespace:null,name:null,system:null,error:null},t=(0,W.vL)(n,s),r=(0,I.NM)(n,t,(0,W.rE)(n,s));switch(t.kind){case"registry":{const{kind:i,host:l,namespace:c,
name:v,system:p,subdirectory:m}=t;return{input:n,kind:i,host:l,namespace:c,name:v,system:p,subdirectory:m,error:null,advice:r}}case"local":return{input:n,kind:"\
local",...e,subdirectory:null,advice:r};case"remote":{const{kind:i,subdirectory:l}=t;return{input:n,kind:i,...e,subdirectory:l,advice:r}}case"invalid":{const{kind:i,
error:l}=t;return{input:n,kind:i,...e,subdirectory:null,error:l,advice:r}}}}function k(n,s){const e=(0,x.m)(n,s),t=(0,I.cr)(n);if(e.kind==="invalid")return{input:n,
host:null,namespace:null,type:null,error:e.error,advice:t};const{host:r,namespace:i,type:l}=e;return{input:n,host:r,namespace:i,type:l,error:null,advice:t}}const B=n=>n===
null?"":`  help: ${(0,u.RK)(n)}
`;function A(n){const{input:s,hostname:e,display:t,discoveryUrl:r,tokenVariables:i,error:l}=n,c=B(n.advice);if(e===null)return`${(0,u.RK)(s)} is not a hostname:\
 ${(0,u.RK)(l??"")}
${c}`;const v=t===e?"":`  shown as   ${(0,u.RK)(t)}
`,p=i.map((m,y)=>`${y===0?"  variable   ":"             "}${(0,u.RK)(m)}
`);return`${e}
${v}  discovery  ${r}
${p.join("")}${c}`}function d(n,s){return`${(0,u.RK)(n.input)} ${g(n,s)}
${B(n.advice)}`}function g(n,s){const{kind:e,host:t,namespace:r,name:i,system:l,subdirectory:c,error:v}=n;switch(e){case"registry":{const p=c?`, directory ${(0,u.
RK)(c)}`:"";return`is module ${(0,u.RK)(`${r}/${i}/${l}`)} of registry ${t}${p}`}case"local":return"is a local directory; no registry is used";case"remote":return"\
is downloaded without a registry";case"invalid":return`is rejected by ${K.bB[s]}: ${(0,u.RK)(v??"")}`}}function M(n,s){const{input:e,host:t,namespace:r,type:i,error:l,
advice:c}=n,v=l===null?`is provider ${(0,u.RK)(`${r}/${i}`)} of registry ${t}`:`is rejected by ${K.bB[s]}: ${(0,u.RK)(l)}`;return`${(0,u.RK)(e)} ${v}
${B(c)}`}var R=o(241),J=o(1505),V=o(4120),a=o(8884);async function f(n,{credentials:s,configs:e,complaints:t,variables:r,redact:i}){const{clients:l,findings:c,difference:v}=await s.
find(n),p=[...c,...v===null?[]:[{problem:v,place:null}],...t].map(({problem:{code:m,message:y,help:P},place:F})=>({code:m,message:y,...P===void 0?{}:{help:P},place:F}));
return{clients:l.flatMap(({client:m,looks:y})=>{const P=e.find(F=>F.client===m);return P===void 0?[]:[{client:m,looks:y,...$(P,n)}]}),nearMisses:(0,R.B)(r,n,new Set(
[n])).map(({variable:m,why:y,write:P})=>({variable:m,why:y,write:P})),problems:i([...new Map(p.map(m=>[m.message,m])).values()])}}function $({files:n,forced:s},e){
return{files:n.map(({shown:t,state:r})=>({file:t,state:r})),hostBlock:s.find(t=>t.host===e)?.place??null}}function O(n){return[...(0,J.G_)(n.clients).flatMap(({
clients:e,looks:t})=>[`  ${(0,V.wO)(e)}: credentials sources, in order`,...t.map(({source:r,held:i},l)=>`    ${l+1}. ${(0,u.RK)(r)}: ${i}`)]),...D(n),...n.nearMisses.
map(({variable:e,why:t,write:r})=>`  near miss  ${(0,u.RK)(e)}: ${(0,u.RK)(t)}; rename it to ${(0,u.RK)(r)}`),...n.problems.flatMap(({code:e,message:t,help:r,place:i})=>[
`  ${i===null?"":`${(0,a.eo)(i)}: `}${e}: ${(0,u.RK)(t)}`,...r?[`    help: ${(0,u.RK)(r)}`]:[]])].map(e=>`${e}
`).join("")}function D({clients:n}){return[...Map.groupBy(n,({files:e,hostBlock:t})=>JSON.stringify([e,t])).values()].flatMap(e=>{const[t]=e;if(t===void 0)return[];
const r=(0,V.wO)(e.map(({client:c})=>c)),{files:i,hostBlock:l}=t;return[...i.length===0?[]:[`  ${r}: CLI configuration`],...i.map(({file:c,state:v})=>`    ${(0,u.
RK)(c)}: ${v}`),...l===null?[]:[`    ${(0,a.eo)(l)} has a host block for the host: its discovery document is not used`]]})}var S=o(2057),w=o(8416),C=o(3254),U=o(
1460),G=o(5751);async function z(n,s){const{program:e}=s,t={environment:e.env,directory:e.cwd(),wording:U.OF_FLAGS},r=await Y(n,await(0,G.readSettings)(n.raw,t),
s),i=n.output.format==="json";let l=!1;for(const c of n.texts)for await(const v of c==="-"?(0,S.Dx)(e.stdin):[c]){const{explained:p,rendered:m}=await r(v);l||=p.
error!==null;const y=p.error===null?"":H(v,n.subject);e.stdout.write(i?`${JSON.stringify(p)}
`:`${m}${y}`)}return l?1:0}function H(n,s){const e=(0,C.et)(n);return e===null||e===s?"":`  help: did you mean "explain ${e} ${(0,u.RK)(n)}"?
`}async function Y({subject:n},s,e){const t=await(0,w.L2)({setting:s.dialect,scan:null});switch(n){case"host":return await Q(s,t,e);case"module":return L(t.clients,
(r,i)=>{const l=X(r,i);return{explained:l,rendered:d(l,i)}});case"provider":return L(t.clients,(r,i)=>{const l=k(r,i);return{explained:l,rendered:M(l,i)}})}}function L(n,s){
return async e=>{const t=n.map(c=>({client:c,...s(e,c)})),[r]=t;if(r===void 0)return s(e,"terraform");if(t.every(({rendered:c})=>c===r.rendered)||t.every(({explained:c})=>c.
error!==null))return r;const l=t.map(({client:c,rendered:v})=>`${K.bB[c]}: ${v}`);return{explained:r.explained,rendered:l.join("")}}}async function Q(n,s,{program:{
env:e,kill:t},secrets:r,stop:i}){const l={environment:e,secrets:r,kill:t,stop:i},c=await(0,h.op)(n.cliConfig,s.clients,e),p={...await(0,j.Z)(n,c,l),variables:(0,E.
w5)(e),redact:r.redact};return async m=>{const y=b(m),{hostname:P}=y,F=P===null?null:await f(P,p);return{explained:{...y,credentials:F},rendered:`${A(y)}${F===null?
"":O(F)}`}}}}),1022:((Z,N,o)=>{o.d(N,{m:()=>B,s:()=>d});var E=o(3625),h=o(6246),j=o(1831),I=o(1822),K=o(5011);const T={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},W="hashicorp",x="-",u='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',b={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[b],opentofu:[b,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function B(a,f){
const $=a.split("/");if($.length>3||$.includes(""))return A(u);const[O="",D,S]=$.reverse(),w=d(O);if(!w.ok){const L=`${(0,h.o)(O)} in source ${(0,h.o)(a)}`;return A(
`Invalid provider type: Invalid provider type ${L}: ${w.why}"`)}const C=S===void 0,U=C?(0,E.J)((0,K.Vm)(f)):(0,j.Pv)(S);if(D===void 0&&U.ok){const L={hostImplied:C,
namespace:W,type:w.value};return{kind:"registry",host:U.value,...L}}const G=g(D??""),z=`namespace "" in source ${(0,h.o)(a)}`;if(!G.ok)return A(`Invalid provide\
r namespace: Invalid provider ${z}: ${G.why}"`);if(!U.ok){const L="Invalid provider source hostname";return A(`${L}: ${L} ${z}: ${U.why}"`)}const H={hostImplied:C,
host:U.value,namespace:G.value,type:w.value},Y=R(H,f);return Y===void 0?{kind:M(H,f),...H}:A(Y)}const A=a=>({kind:"invalid",error:a});function d(a){if(/^[a-z0-9]+$/.
test(a))return(0,E.J)(a);if(a==="")return(0,E.T)("must have at least one character");if(a.includes("."))return(0,E.T)("dots are not allowed");if(a.includes("--"))
return(0,E.T)("cannot use multiple consecutive dashes");const f=(0,I.YE)(a);return f.ok?(0,E.J)((0,I.DI)(f.value)):(0,E.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const g=a=>a===x?(0,E.J)(a):d(a);function M({host:a,namespace:f},$){return f===x?"legacy":f==="builtin"&&
T[$].includes(a)?"builtin":"registry"}function R(a,f){const $=(0,K.Vm)(f);if(a.namespace===x&&a.host!==$)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${$}.`;const O=k[f].find(({prefix:D})=>a.type.startsWith(D));return O===void 0?void 0:J(a,O,f)}function J(a,{prefix:f,
whose:$,frequency:O},D){const S=`${f}provider-`,w=a.type.slice(S.length);if(!a.type.startsWith(S)||!d(w).ok)return`Invalid provider type: Provider source ${(0,h.
o)(V(a))} has a type with the prefix ${(0,h.o)(f)}, which isn't allowed because it would be redundant to name ${$} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const C=V({...a,type:w},D);return`Invalid provider type: Provider source ${(0,h.o)(V(a,D))} has a ty\
pe with the prefix ${(0,h.o)(S)}, which isn't valid. Although that prefix is ${O} used in the names of version control repositories for ${$.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,h.o)(C)}?`}const V=({host:a,namespace:f,type:$},O)=>O!==void 0&&a===(0,K.Vm)(O)?`${f}/${$}`:`${(0,j.nx)(a)}/${f}/${$}`}),1460:((Z,N,o)=>{o.d(N,
{OF_FLAGS:()=>u,W:()=>x});var E=o(3024),h=o(6760),j=o(1831),I=o(8535),K=o(3557),T=o(7188);const W=new Set(K.f.flatMap(([,d])=>d.map(({name:g})=>g))),x=d=>d.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(g,M,R)=>W.has(M)?`\`--${M}${R===void 0?"":` ${R}`}\``:g).replaceAll("hostnames input","--hostnames"),u={setting:d=>`--${d}`,
missingPath:(d,g)=>{const M=X(d,g),R=M===null?"":`; did you mean ${M}?`;return`"${d}" does not exist in ${g}${R}`}},b=new Map([...["init","lint","run","scan","t\
est","validate"].map(d=>[d,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function X(d,g){const M=b.get(d)??(0,I.q)(d,T.bw);if(M!==null)
return`"tf-disco ${M}"`;const R=(0,I.q)((0,h.basename)(d),A((0,h.dirname)((0,h.resolve)(g,d))));if(R!==null)return`"${(0,h.join)((0,h.dirname)(d),R)}"`;const J=(0,j.
Pv)(d.replace(/^https:\/\/|\/$/g,""));return!J.ok||!d.includes(".")||k.test(d)?null:`--hostnames ${(0,j.nx)(J.value)}`}const k=/\.(?:tf|tofu|hcl|json|tfvars)$/,
B=1e3;function A(d){try{return(0,E.readdirSync)(d).slice(0,B)}catch{return[]}}})};export{_ as id,q as ids,nn as modules};
