const nn=6340,en=[6340,1460],tn={6340:((H,j,s)=>{s.r(j),s.d(j,{explain:()=>z});var g=s(2929),v=s(3229),b=s(6174),k=s(1064),_=s(1831),U=s(5011),K=s(1022),O=s(8641);
function N(n){const c=(0,_.Pv)(n),t=(0,v.L6)(n);return c.ok?{input:n,hostname:c.value,display:(0,_.nx)(c.value),discoveryUrl:(0,_.cu)(c.value),tokenVariables:(0,_.
fK)(c.value),error:null,advice:t}:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,_.WV)(n),error:c.why,advice:t}}function m(n,c){const t={
host:null,namespace:null,name:null,system:null,error:null},o=(0,U.vL)(n,c),r=(0,v.NM)(n,o,(0,U.rE)(n,c));switch(o.kind){case"registry":{const{kind:u,host:d,namespace:$,
name:I,system:S,subdirectory:w}=o;return{input:n,kind:u,host:d,namespace:$,name:I,system:S,subdirectory:w,error:null,advice:r}}case"local":return{input:n,kind:"\
local",...t,subdirectory:null,advice:r};case"remote":{const{kind:u,subdirectory:d}=o;return{input:n,kind:u,...t,subdirectory:d,advice:r}}case"invalid":{const{kind:u,
error:d}=o;return{input:n,kind:u,...t,subdirectory:null,error:d,advice:r}}}}function D(n,c){const t=(0,K.m)(n,c),o=(0,v.cr)(n);if(t.kind==="invalid")return{input:n,
host:null,namespace:null,type:null,error:t.error,advice:o};const{host:r,namespace:u,type:d}=t;return{input:n,host:r,namespace:u,type:d,error:null,advice:o}}const f=n=>(0,O.
RK)((0,b._)(n)),E=n=>n===null?"":`  help: ${f(n)}
`;function T(n){const{input:c,hostname:t,display:o,discoveryUrl:r,tokenVariables:u,error:d}=n,$=E(n.advice);if(t===null)return`${f(c)} is not a hostname: ${f(d??
"")}
${$}`;const I=o===t?"":`  shown as   ${f(o)}
`,S=u.map((w,L)=>`${L===0?"  variable   ":"             "}${f(w)}
`);return`${t}
${I}  discovery  ${r}
${S.join("")}${$}`}function x(n,c){return`${f(n.input)} ${a(n,c)}
${E(n.advice)}`}function a(n,c){const{kind:t,host:o,namespace:r,name:u,system:d,subdirectory:$,error:I}=n;switch(t){case"registry":{const S=$?`, directory ${f($)}`:
"";return`is module ${f(`${r}/${u}/${d}`)} of registry ${o}${S}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${k.bB[c]}: ${f(I??"")}`}}function i(n,c){const{input:t,host:o,namespace:r,type:u,error:d,advice:$}=n,I=d===
null?`is provider ${f(`${r}/${u}`)} of registry ${o}`:`is rejected by ${k.bB[c]}: ${f(d)}`;return`${f(t)} ${I}
${E($)}`}var h=s(241),l=s(1505),y=s(4120),e=s(8884);async function p(n,{credentials:c,configs:t,complaints:o,variables:r,redact:u}){const{clients:d,findings:$,difference:I}=await c.
find(n),S=[...$,...I===null?[]:[{problem:I,place:null}],...o].map(({problem:{code:w,message:L,help:C},place:V})=>({code:w,message:L,...C===void 0?{}:{help:C},place:V}));
return{clients:d.flatMap(({client:w,looks:L})=>{const C=t.find(V=>V.client===w);return C===void 0?[]:[{client:w,looks:L,...M(C,n)}]}),nearMisses:(0,h.B)(r,n,new Set(
[n])).map(({variable:w,why:L,write:C})=>({variable:w,why:L,write:C})),problems:u([...new Map(S.map(w=>[w.message,w])).values()])}}function M({files:n,forced:c},t){
return{files:n.map(({shown:o,state:r})=>({file:o,state:r})),hostBlock:c.find(o=>o.host===t)?.place??null}}function P(n){return[...(0,l.G_)(n.clients).flatMap(({
clients:t,looks:o})=>[`  ${(0,y.wO)(t)}: credentials sources, in order`,...o.map(({source:r,held:u},d)=>`    ${d+1}. ${(0,O.RK)(r)}: ${u}`)]),...B(n),...n.nearMisses.
map(({variable:t,why:o,write:r})=>`  near miss  ${(0,O.RK)(t)}: ${(0,O.RK)(o)}; rename it to ${(0,O.RK)(r)}`),...n.problems.flatMap(({code:t,message:o,help:r,place:u})=>[
`  ${u===null?"":`${(0,e.eo)(u)}: `}${t}: ${(0,O.RK)(o)}`,...r?[`    help: ${(0,O.RK)(r)}`]:[]])].map(t=>`${t}
`).join("")}function B({clients:n}){return[...Map.groupBy(n,({files:t,hostBlock:o})=>JSON.stringify([t,o])).values()].flatMap(t=>{const[o]=t;if(o===void 0)return[];
const r=(0,y.wO)(t.map(({client:$})=>$)),{files:u,hostBlock:d}=o;return[...u.length===0?[]:[`  ${r}: CLI configuration`],...u.map(({file:$,state:I})=>`    ${(0,O.
RK)($)}: ${I}`),...d===null?[]:[`    ${(0,e.eo)(d)} has a host block for the host: its discovery document is not used`]]})}var R=s(2057),A=s(8416),F=s(3254),J=s(
1460),X=s(5751),Y=s(1435),G=s(8723);async function z(n,c){const{program:t}=c,o={environment:t.env,directory:t.cwd(),wording:J.OF_FLAGS},r=await Z(n,await(0,X.readSettings)(
n.raw,o),c),u=n.output.format==="json";let d=!1;for(const $ of n.texts)for await(const I of $==="-"?(0,R.Dx)(t.stdin):[$]){const{explained:S,rendered:w}=await r(
I);d||=S.error!==null;const L=S.error===null?"":W(I,n.subject);t.stdout.write(u?`${JSON.stringify(S)}
`:`${w}${L}`)}return d?1:0}function W(n,c){const t=(0,F.et)(n);return t===null||t===c?"":`  help: did you mean "explain ${t} ${(0,O.RK)((0,b._)(n))}"?
`}async function Z({subject:n},c,t){const o=await(0,A.L2)({setting:c.dialect,scan:null});switch(n){case"host":return await q(c,o,t);case"module":return Q(o.clients,
(r,u)=>{const d=m(r,u);return{explained:d,rendered:x(d,u)}});case"provider":return Q(o.clients,(r,u)=>{const d=D(r,u);return{explained:d,rendered:i(d,u)}})}}function Q(n,c){
return async t=>{const o=n.map($=>({client:$,...c(t,$)})),[r]=o;if(r===void 0)return c(t,"terraform");if(o.every(({rendered:$})=>$===r.rendered)||o.every(({explained:$})=>$.
error!==null))return r;const d=o.map(({client:$,rendered:I})=>`${k.bB[$]}: ${I}`);return{explained:r.explained,rendered:d.join("")}}}async function q(n,c,{program:{
env:t,kill:o},secrets:r,stop:u}){const d={environment:t,secrets:r,kill:o,stop:u},$=await(0,Y.op)(n.cliConfig,c.clients,t),S={...await(0,G.Z)(n,$,d),variables:(0,g.
w5)(t),redact:r.redact};return async w=>{const L=N(w),{hostname:C}=L,V=C===null?null:await p(C,S);return{explained:{...L,credentials:V},rendered:`${T(L)}${V===null?
"":P(V)}`}}}}),1022:((H,j,s)=>{s.d(j,{m:()=>E,s:()=>x});var g=s(3625),v=s(6246),b=s(1831),k=s(8408),_=s(5011);const U={terraform:["terraform.io"],opentofu:["ter\
raform.io","opentofu.org"]},K="hashicorp",O="-",N='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',m={
prefix:"terraform-",whose:"a Terraform",frequency:"often"},f={terraform:[m],opentofu:[m,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function E(e,p){
const M=e.split("/");if(M.length>3||M.includes(""))return T(N);const[P="",B,R]=M.reverse(),A=x(P);if(!A.ok){const W=`${(0,v.o)(P)} in source ${(0,v.o)(e)}`;return T(
`Invalid provider type: Invalid provider type ${W}: ${A.why}"`)}const F=R===void 0,J=F?(0,g.J)((0,_.Vm)(p)):(0,b.Pv)(R);if(B===void 0&&J.ok){const W={hostImplied:F,
namespace:K,type:A.value};return{kind:"registry",host:J.value,...W}}const X=a(B??""),Y=`namespace "" in source ${(0,v.o)(e)}`;if(!X.ok)return T(`Invalid provide\
r namespace: Invalid provider ${Y}: ${X.why}"`);if(!J.ok){const W="Invalid provider source hostname";return T(`${W}: ${W} ${Y}: ${J.why}"`)}const G={hostImplied:F,
host:J.value,namespace:X.value,type:A.value},z=h(G,p);return z===void 0?{kind:i(G,p),...G}:T(z)}const T=e=>({kind:"invalid",error:e});function x(e){if(/^[a-z0-9]+$/.
test(e))return(0,g.J)(e);if(e==="")return(0,g.T)("must have at least one character");if(e.includes("."))return(0,g.T)("dots are not allowed");if(e.includes("--"))
return(0,g.T)("cannot use multiple consecutive dashes");const p=(0,k.YE)(e);return p.ok?(0,g.J)((0,k.DI)(p.value)):(0,g.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const a=e=>e===O?(0,g.J)(e):x(e);function i({host:e,namespace:p},M){return p===O?"legacy":p==="builtin"&&
U[M].includes(e)?"builtin":"registry"}function h(e,p){const M=(0,_.Vm)(p);if(e.namespace===O&&e.host!==M)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${M}.`;const P=f[p].find(({prefix:B})=>e.type.startsWith(B));return P===void 0?void 0:l(e,P,p)}function l(e,{prefix:p,
whose:M,frequency:P},B){const R=`${p}provider-`,A=e.type.slice(R.length);if(!e.type.startsWith(R)||!x(A).ok)return`Invalid provider type: Provider source ${(0,v.
o)(y(e))} has a type with the prefix ${(0,v.o)(p)}, which isn't allowed because it would be redundant to name ${M} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const F=y({...e,type:A},B);return`Invalid provider type: Provider source ${(0,v.o)(y(e,B))} has a ty\
pe with the prefix ${(0,v.o)(R)}, which isn't valid. Although that prefix is ${P} used in the names of version control repositories for ${M.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,v.o)(F)}?`}const y=({host:e,namespace:p,type:M},P)=>P!==void 0&&e===(0,_.Vm)(P)?`${p}/${M}`:`${(0,b.nx)(e)}/${p}/${M}`}),1505:((H,j,s)=>{s.d(j,
{G_:()=>D,Yj:()=>m,Zc:()=>O,o7:()=>N,se:()=>K,tN:()=>k});var g=s(7574),v=s(4120),b=s(8884);const k=120,_=20,U=6;function K({requirements:i},{dialect:h},l){return{
label:"required",texts:(0,v.UV)(i,_,({service:e,clients:p,because:M})=>{const P=e==="any"?(0,v.DO)(e):l.value((0,v.DO)(e),k),R=h.clients.every(A=>p.includes(A))?
"":` for ${(0,v.wO)(p)}`;return`${P}${R} (${(0,b.Yx)(M,l.because)})`})}}function O({visit:i},h){const{timing:l,discovery:y}=i.attempt,e=y.kind==="failed"?y.excerpt:
null,p=(0,g.I$)(l).map(([R,A])=>`${R} ${(0,g.kJ)(A)}`),M=i.earlier.map(R=>{const{kind:A}=R.discovery;return`${A==="failed"?R.discovery.problem.code:A} after ${(0,g.
kJ)(R.timing.totalMs)}`}),P=e===null?[]:[h.value(e.replace(/\s+/gu," ").trim())],B=i.credentials?.hasToken?[h.prose(i.credentials.source)]:[];return[{label:"bod\
y",texts:P},{label:"timing",texts:[p.join(", ")]},{label:"retried",texts:M},{label:"token from",texts:B}]}const N=(i,h)=>[{label:"credentials",texts:x(i)?T(i.visit.
looks,h.prose):[]},{label:"host block",texts:a(i.visit).map(l=>h.prose(l))}];function m({visit:i,services:h,servicesLeftOut:l,servicesFrom:y},e){const p=h.map(({
id:P})=>e.value(P,k)),M=y===null?(0,g.kJ)(i.attempt.timing.totalMs):`host block at ${e.because(y)}`;return`${p.length===0?"no services":(0,v.K4)(p,U,l)} (${M})`}
function D(i){return[...Map.groupBy(i,l=>JSON.stringify(l.looks.map(E))).values()].map(l=>({clients:l.map(({client:y})=>y),looks:l[0]?.looks.map(E)??[]}))}const f={
nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},E=({
source:i,held:h,counts:l})=>({source:i,held:`${f[h]}${l?h==="no token"?" (ends the search)":" (used)":""}`});function T(i,h){const l=D(i);return l.flatMap(({clients:y,
looks:e})=>e.map(({source:p,held:M})=>`${l.length>1?`${(0,v.wO)(y)}: `:""}${h(p)}: ${M}`))}const x=({findings:i})=>i.some(({problem:{code:h}})=>/^credentials-|^document-unauthorized$/.
test(h));function a({forced:i}){return[...Map.groupBy(i,({place:l})=>(0,b.eo)(l))].map(([l,y])=>`${l}, for ${(0,v.wO)(y.map(({client:e})=>e))}`)}}),7574:((H,j,s)=>{
s.d(j,{I$:()=>_,QN:()=>O,kJ:()=>b,nO:()=>N,tY:()=>k,u8:()=>K});var g=s(4120);const v=864e5;function b(m){const D=Math.round(m);if(D<1e3)return`${D} ms`;if(D<59950)
return`${(D/1e3).toFixed(1)} s`;const f=Math.round(D/1e3);return`${Math.floor(f/60)} min ${f%60} s`}function k(m){return m<1e3?`${m} B`:m<999950?`${(m/1e3).toFixed(
1)} kB`:`${(m/1e6).toFixed(1)} MB`}function _(m){return[["DNS",m.lookupMs],["connect",m.connectMs],["TLS",m.tlsMs],["first byte",m.firstByteMs],["total",m.totalMs]].
flatMap(([f,E])=>E===null?[]:[[f,E]])}const U=6e4;function K(m,D){const f=Date.parse(D)-Date.parse(m);if(!(f>=U))return"less than a minute";const E=Math.floor(f/
U),T=[{count:Math.floor(E/1440),unit:E>=2880?"days":"day"},{count:Math.floor(E%1440/60),unit:"h"},{count:E%60,unit:"min"}],x=T.findIndex(({count:a})=>a>0);return T.
slice(x,x+2).filter(({count:a})=>a>0).map(({count:a,unit:i})=>`${a} ${i}`).join(" ")}const O=m=>`${m.slice(0,16).replace("T"," ")} UTC`;function N(m,D){const f=(Date.
parse(m)-Date.parse(D))/v;if(Number.isNaN(f))return m;const E=(0,g.px)(Math.floor(Math.abs(f)),"day"),T=Math.abs(f)<1,x=T?"within the last day":`${E} ago`,a=T?"\
in less than a day":`in ${E}`;return`${m.slice(0,10)} (${f<0?x:a})`}}),1460:((H,j,s)=>{s.d(j,{OF_FLAGS:()=>N,W:()=>O});var g=s(3024),v=s(6760),b=s(1831),k=s(8535),
_=s(4844),U=s(7188);const K=new Set(_.f.flatMap(([,a])=>a.map(({name:i})=>i))),O=a=>a.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(i,h,l)=>K.has(h)?`\`--${h}${l===
void 0?"":` ${l}`}\``:i).replaceAll("hostnames input","--hostnames"),N={setting:a=>`--${a}`,missingPath:(a,i)=>{const[h="",...l]=a.split("=");if(l.length>0&&f(h))
return`"${h}=\u2026" does not exist in ${i}; did you mean --tokens?`;const y=D(a,i),e=y===null?"":`; did you mean ${y}?`;return`"${a}" does not exist in ${i}${e}`}},
m=new Map([...["init","lint","run","scan","test","validate"].map(a=>[a,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function D(a,i){
const h=m.get(a)??(0,k.q)(a,U.bw);if(h!==null)return`"tf-disco ${h}"`;const l=(0,k.q)((0,v.basename)(a),x((0,v.dirname)((0,v.resolve)(i,a))));if(l!==null)return`\
"${(0,v.join)((0,v.dirname)(a),l)}"`;const y=a.replace(/^https:\/\/|\/$/g,""),e=(0,b.Pv)(y);return e.ok&&f(y)?`--hostnames ${(0,b.nx)(e.value)}`:null}const f=a=>a.
includes(".")&&!E.test(a)&&(0,b.Pv)(a).ok,E=/\.(?:tf|tofu|hcl|json|tfvars)$/,T=1e3;function x(a){try{return(0,g.readdirSync)(a).slice(0,T)}catch{return[]}}})};export{nn as id,en as ids,tn as modules};
