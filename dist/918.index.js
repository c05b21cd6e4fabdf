const q=918,ee=[918],ne={6340:((V,B,t)=>{t.r(B),t.d(B,{explain:()=>G});var K=t(2929),O=t(4283),v=t(3229),D=t(6174),m=t(1064),A=t(1831),I=t(5011),S=t(1022),y=t(8641);
function k(e){const l=(0,A.Pv)(e),n=(0,v.L6)(e);if(!l.ok)return{explained:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(e),error:l.
why,advice:n},rendered:`${r(e)} is not a hostname: ${r(l.why)}
${j(n)}`};const o={hostname:l.value,display:(0,A.nx)(l.value),discoveryUrl:(0,O.jr)((0,A.cu)(l.value)),tokenVariables:(0,A.fK)(l.value)},c=[o.hostname,...o.display===
o.hostname?[]:[`  shown as   ${r(o.display)}`],`  discovery  ${o.discoveryUrl}`,...o.tokenVariables.map((f,d)=>`  ${d===0?"variable":"        "}   ${r(f)}`)];return{
explained:{input:e,...o,error:null,advice:n},rendered:`${c.join(`
`)}
${j(n)}`}}function U(e,l){const n=(0,I.vL)(e,l),o=(0,v.NM)(e,n,(0,I.rE)(e,l)),{kind:c}=n,f={host:null,namespace:null,name:null,system:null,subdirectory:null},d=(u,$={},b=null)=>({
explained:{input:e,kind:c,...f,...$,error:b,advice:o},rendered:`${r(e)} ${u}
${j(o)}`});switch(c){case"registry":{const{host:u,namespace:$,name:b,system:p,subdirectory:R}=n,T=R?`, directory ${r(R)}`:"";return d(`is module ${r(`${$}/${b}/${p}`)}\
 of registry ${u}${T}`,{host:u,namespace:$,name:b,system:p,subdirectory:R})}case"local":return d("is a local directory; no registry is used");case"remote":return d(
"is downloaded without a registry",{subdirectory:n.subdirectory});case"invalid":return d(g(n.error,l),{},n.error)}}function s(e,l){const n=(0,S.m)(e,l),o=(0,v.cr)(
e),c=n.kind!=="invalid",{host:f,namespace:d,type:u}=c?n:{host:null,namespace:null,type:null},$=c?null:n.error,b=$===null?`is provider ${r(`${d}/${u}`)} of regis\
try ${f}`:g($,l);return{explained:{input:e,host:f,namespace:d,type:u,error:$,advice:o},rendered:`${r(e)} ${b}
${j(o)}`}}const g=(e,l)=>`is rejected by ${m.bB[l]}: ${r(e)}`,j=e=>e===null?"":`  help: ${r(e)}
`,r=e=>(0,y.RK)((0,D._)(e));var x=t(5799),P=t(241),C=t(1505),a=t(4120),i=t(8884);async function h(e,{credentials:l,configs:n,complaints:o,variables:c,redact:f}){
const{clients:d,findings:u,difference:$}=await l.find(e),b=[...u,...$===null?[]:[(0,x.hD)($)],...o].map(p=>{const{code:R,message:T,help:z}=p.problem;return{code:R,
message:T,...z===void 0?{}:{help:z},place:(0,x.Xd)(p)}});return{clients:d.flatMap(p=>E(e,p,n)),nearMisses:(0,P.B)(c,e,new Set([e])).map(({variable:p,why:R,write:T})=>({
variable:p,why:R,write:T})),problems:f([...new Map(b.map(p=>[p.message,p])).values()])}}function E(e,{client:l,looks:n},o){return o.filter(c=>c.client===l).map(
({files:c,forced:f})=>({client:l,looks:n,files:c.map(({shown:d,state:u})=>({file:d,state:u})),hostBlock:f.find(d=>d.host===e)?.place??null}))}function M(e){return[
...(0,C.G_)(e.clients).flatMap(({clients:n,looks:o})=>[`  ${(0,a.wO)(n)}: credentials sources, in order`,...o.map(({source:c,held:f},d)=>`    ${d+1}. ${(0,y.RK)(
c)}: ${f}`)]),...L(e),...e.nearMisses.map(({variable:n,why:o,write:c})=>`  near miss  ${(0,y.RK)(n)}: ${(0,y.RK)(o)}; rename it to ${(0,y.RK)(c)}`),...e.problems.
flatMap(({code:n,message:o,help:c,place:f})=>[`  ${f===null?"":`${(0,i.eo)(f)}: `}${n}: ${(0,y.RK)(o)}`,...c?[`    help: ${(0,y.RK)(c)}`]:[]])].map(n=>`${n}
`).join("")}function L({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:o})=>JSON.stringify([n,o])).values()].flatMap(n=>{const{files:o=[],hostBlock:c=null}=n[0]??
{},f=c===null?[]:[`${(0,i.eo)(c)} has a host block for the host: its discovery document is not used`];return[...o.length===0?[]:[`  ${(0,a.wO)(n.map(({client:d})=>d))}\
: CLI configuration`],...[...o.map(({file:d,state:u})=>`${(0,y.RK)(d)}: ${u}`),...f].map(d=>`    ${d}`)]})}var w=t(2057),N=t(8416),J=t(3254),W=t(1460),F=t(5751),
_=t(1435),X=t(6456);async function G(e,l){const{program:n}=l,o={environment:n.env,directory:n.cwd(),wording:W.E},c=Z(e,(0,F.s)(e.raw,o),l),f=e.output.format==="\
json";let d=!1;for(const u of e.texts)for await(const $ of u==="-"?(0,w.Dx)(n.stdin):[u]){const{explained:b,rendered:p}=await c($);d||=b.error!==null;const R=b.
error===null?"":Y($,e.subject);n.stdout.write(f?`${JSON.stringify(b)}
`:`${p}${R}`)}return d?1:0}function Y(e,l){const n=(0,J.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,y.RK)((0,D._)(e))}"?
`}function Z({subject:e},l,n){const o=(0,N.L2)({setting:l.dialect,scan:null});switch(e){case"host":return Q(l,o,n);case"module":return H(o.clients,U);case"provi\
der":return H(o.clients,s)}}function H(e,l){return async n=>{const o=e.map(u=>({client:u,...l(n,u)})),[c]=o;if(c===void 0)return l(n,"terraform");if(o.every(({rendered:u})=>u===
c.rendered)||o.every(({explained:u})=>u.error!==null))return c;const d=o.map(({client:u,rendered:$})=>`${m.bB[u]}: ${$}`);return{explained:c.explained,rendered:d.
join("")}}}function Q(e,l,{program:{env:n,kill:o},secrets:c,stop:f}){const d=(0,_.o)(e.cliConfig,l.clients,n),u={...(0,X.Z)(e,d,{environment:n,secrets:c,kill:o,
stop:f}),variables:(0,K.w5)(n),redact:c.redact};return async $=>{const{explained:b,rendered:p}=k($),{hostname:R}=b;if(R===null)return{explained:{...b,credentials:null},
rendered:p};const T=await h(R,u);return{explained:{...b,credentials:T},rendered:`${p}${M(T)}`}}}}),7310:((V,B,t)=>{t.d(B,{Dz:()=>S,P4:()=>A,Yv:()=>k,kV:()=>U});
var K=t(6246),O=t(1064),v=t(1831),D=t(4e3),m=t(5799);const A=(0,m.lS)((0,m.$e)("credentials-config","CLI configuration has a mistake",O.Du),({clients:s,mistake:g})=>({
...I(g),affects:s}));function I(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,K.o)(s.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,D.mP)(s.failure)}`,help:s.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${s.
file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${s.file}: ${s.path.
join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${s.
file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${s.type} ${(0,K.o)(s.label)} is not a host\
name: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the token in the credentials block for host ${(0,v.
nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,v.nx)(s.host)} at ${s.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,K.o)(s.name)}: there is no terrafor\
m-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not searched); the client continu\
es without a helper":"write the name in lower case; the client finds no other name"}}}const S=(0,m.lS)((0,m.z3)("credentials-helper","Credentials helper failed",
O.Du),({name:s,why:g})=>({message:`credentials helper ${s}: ${g}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),y=10,k=(0,m.lS)((0,m.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:s,at:g})=>({message:`the host block at ${g} defines the services of ${s}; the host's own discovery document is not used`,help:`remove t\
he host block at ${g} to use the discovery document of ${s}`})),U=(0,m.lS)((0,m.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:s,at:g,services:j})=>({message:`the host block at ${g} and the discovery document of ${s} differ in ${(0,D.K4)(j,y,D.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),1505:((V,B,t)=>{t.d(B,{G_:()=>g,Yj:()=>s,Zc:()=>k,o7:()=>U,pk:()=>y,se:()=>S,tN:()=>m});
var K=t(4e3),O=t(7574),v=t(4120),D=t(8884);const m=120,A=20,I=6;function S({requirements:a},i,h){return{label:"required",texts:(0,v.Sk)(a,A,M=>{const L=(0,D.Yx)(
M.because,h.because);return`${y(M,i,h)} (${L})`})}}function y({service:a,clients:i},{dialect:h},E){const M=a==="any"?(0,v.DO)(a):E.value(a,m);return h.clients.every(
w=>i.includes(w))?M:`${M} for ${(0,v.wO)(i)}`}function k({visit:a},i){const{timing:h,discovery:E}=a.attempt,M=E.kind==="failed"?E.excerpt:null,L=(0,O.I$)(h).map(
([W,F])=>`${W} ${(0,O.kJ)(F)}`),w=a.earlier.map(W=>{const{kind:F}=W.discovery;return`${F==="failed"?W.discovery.problem.code:F} after ${(0,O.kJ)(W.timing.totalMs)}`}),
N=M===null?[]:[i.value(M.replace(/\s+/gu," ").trim())],J=a.credentials?.hasToken?[i.prose(a.credentials.source)]:[];return[{label:"body",texts:N},{label:"timing",
texts:[L.join(", ")]},{label:"retried",texts:w},{label:"token from",texts:J}]}const U=(a,i)=>[{label:"credentials",texts:P(a)?x(a.visit.looks,i.prose):[]},{label:"\
host block",texts:C(a.visit).map(h=>i.prose(h))}];function s({visit:a,services:i,servicesFrom:h},E){const M=h===null?(0,O.kJ)(a.attempt.timing.totalMs):`host bl\
ock at ${E.because(h)}`,L=(0,K.K4)(i,I,({id:w})=>E.value(w,m));return`${i.length===0?"no services":L} (${M})`}function g(a){const i=Map.groupBy(a,h=>JSON.stringify(
h.looks.map(r)));return Array.from(i.values(),h=>({clients:h.map(({client:E})=>E),looks:h[0]?.looks.map(r)??[]}))}const j={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},r=({source:a,held:i,counts:h})=>({source:a,
held:`${j[i]}${h?i==="no token"?" (ends the search)":" (used)":""}`});function x(a,i){const h=g(a);return h.flatMap(({clients:E,looks:M})=>M.map(({source:L,held:w})=>`${h.
length>1?`${(0,v.wO)(E)}: `:""}${i(L)}: ${w}`))}const P=({findings:a})=>a.some(({problem:{code:i}})=>/^credentials-|^document-unauthorized$/.test(i));function C({
forced:a}){return[...Map.groupBy(a,({place:h})=>(0,D.eo)(h))].map(([h,E])=>`${h}, for ${(0,v.wO)(E.map(({client:M})=>M))}`)}}),1460:((V,B,t)=>{t.d(B,{E:()=>y,W:()=>S});
var K=t(3024),O=t(6760),v=t(1831),D=t(8535),m=t(7773),A=t(7188);const I=new Set(m.f.flatMap(([,r])=>r.map(({name:x})=>x))),S=r=>r.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(x,P,C)=>I.has(P)?`\`--${P}${C===void 0?"":` ${C}`}\``:x).replaceAll("hostnames input","--hostnames"),y={setting:r=>`--${r}`,missingPath:(r,x)=>{const[P="",...C]=r.
split("=");if(C.length>0&&s(P))return`"${P}=\u2026" does not exist in ${x}; did you mean --tokens?`;const a=U(r,x),i=a===null?"":`; did you mean ${a}?`;return`"${r}\
" does not exist in ${x}${i}`}},k=new Map([...["init","lint","run","scan","test","validate"].map(r=>[r,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function U(r,x){const P=k.get(r)??(0,D.q)(r,A.bw);if(P!==null)return`"tf-disco ${P}"`;const C=(0,D.q)((0,O.basename)(r),j((0,O.dirname)((0,O.resolve)(
x,r))));if(C!==null)return`"${(0,O.join)((0,O.dirname)(r),C)}"`;const a=r.replace(/^https:\/\/|\/$/g,""),i=(0,v.Pv)(a);return i.ok&&s(a)?`--hostnames ${(0,v.nx)(
i.value)}`:null}const s=r=>r.includes(".")&&!g.test(r)&&(0,v.Pv)(r).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/;function j(r){try{return(0,K.readdirSync)(r)}catch{return[]}}})};export{q as id,ee as ids,ne as modules};
