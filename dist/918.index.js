const Q=918,q=[918],ee={6340:((N,T,t)=>{t.r(T),t.d(T,{explain:()=>z});var x=t(2929),j=t(4283),v=t(3229),D=t(6174),p=t(1064),A=t(1831),I=t(5011),S=t(1022),y=t(8641);
function k(e){const r=(0,A.Pv)(e),n=(0,v.L6)(e);if(!r.ok)return{explained:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(e),error:r.
why,advice:n},rendered:`${f(e)} is not a hostname: ${f(r.why)}
${i(n)}`};const o={hostname:r.value,display:(0,A.nx)(r.value),discoveryUrl:(0,j.jr)((0,A.cu)(r.value)),tokenVariables:(0,A.fK)(r.value)},a=[o.hostname,...o.display===
o.hostname?[]:[`  shown as   ${f(o.display)}`],`  discovery  ${o.discoveryUrl}`,...o.tokenVariables.map(($,c)=>`  ${c===0?"variable":"        "}   ${f($)}`)];return{
explained:{input:e,...o,error:null,advice:n},rendered:`${a.join(`
`)}
${i(n)}`}}function U(e,r){const n=(0,I.vL)(e,r),o=(0,v.NM)(e,n,(0,I.rE)(e,r)),{kind:a}=n,$={host:null,namespace:null,name:null,system:null,subdirectory:null},c=(h,m={},b=null)=>({
explained:{input:e,kind:a,...$,...m,error:b,advice:o},rendered:`${f(e)} ${h}
${i(o)}`});switch(a){case"registry":{const{host:h,namespace:m,name:b,system:O,subdirectory:R}=n,B=R?`, directory ${f(R)}`:"";return c(`is module ${f(`${m}/${b}/${O}`)}\
 of registry ${h}${B}`,{host:h,namespace:m,name:b,system:O,subdirectory:R})}case"local":return c("is a local directory; no registry is used");case"remote":return c(
"is downloaded without a registry",{subdirectory:n.subdirectory});case"invalid":return c(g(n.error,r),{},n.error)}}function s(e,r){const n=(0,S.m)(e,r),o=(0,v.cr)(
e),a=n.kind!=="invalid",{host:$,namespace:c,type:h}=a?n:{host:null,namespace:null,type:null},m=a?null:n.error,b=m===null?`is provider ${f(`${c}/${h}`)} of regis\
try ${$}`:g(m,r);return{explained:{input:e,host:$,namespace:c,type:h,error:m,advice:o},rendered:`${f(e)} ${b}
${i(o)}`}}const g=(e,r)=>`is rejected by ${p.bB[r]}: ${f(e)}`,i=e=>e===null?"":`  help: ${f(e)}
`,f=e=>(0,y.RK)((0,D._)(e));var P=t(241),C=t(1505),L=t(4120),l=t(8884);async function u(e,{credentials:r,configs:n,complaints:o,variables:a,redact:$}){const{clients:c,
findings:h,difference:m}=await r.find(e),b=[...h,...m===null?[]:[{problem:m,place:null}],...o].map(({problem:{code:O,message:R,help:B},place:Z})=>({code:O,message:R,
...B===void 0?{}:{help:B},place:Z}));return{clients:c.flatMap(O=>d(e,O,n)),nearMisses:(0,P.B)(a,e,new Set([e])).map(({variable:O,why:R,write:B})=>({variable:O,why:R,
write:B})),problems:$([...new Map(b.map(O=>[O.message,O])).values()])}}function d(e,{client:r,looks:n},o){return o.filter(a=>a.client===r).map(({files:a,forced:$})=>({
client:r,looks:n,files:a.map(({shown:c,state:h})=>({file:c,state:h})),hostBlock:$.find(c=>c.host===e)?.place??null}))}function E(e){return[...(0,C.G_)(e.clients).
flatMap(({clients:n,looks:o})=>[`  ${(0,L.wO)(n)}: credentials sources, in order`,...o.map(({source:a,held:$},c)=>`    ${c+1}. ${(0,y.RK)(a)}: ${$}`)]),...M(e),
...e.nearMisses.map(({variable:n,why:o,write:a})=>`  near miss  ${(0,y.RK)(n)}: ${(0,y.RK)(o)}; rename it to ${(0,y.RK)(a)}`),...e.problems.flatMap(({code:n,message:o,
help:a,place:$})=>[`  ${$===null?"":`${(0,l.eo)($)}: `}${n}: ${(0,y.RK)(o)}`,...a?[`    help: ${(0,y.RK)(a)}`]:[]])].map(n=>`${n}
`).join("")}function M({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:o})=>JSON.stringify([n,o])).values()].flatMap(n=>{const{files:o=[],hostBlock:a=null}=n[0]??
{},$=a===null?[]:[`${(0,l.eo)(a)} has a host block for the host: its discovery document is not used`];return[...o.length===0?[]:[`  ${(0,L.wO)(n.map(({client:c})=>c))}\
: CLI configuration`],...[...o.map(({file:c,state:h})=>`${(0,y.RK)(c)}: ${h}`),...$].map(c=>`    ${c}`)]})}var w=t(2057),K=t(8416),F=t(3254),V=t(1460),W=t(5751),
_=t(1435),J=t(6456);async function z(e,r){const{program:n}=r,o={environment:n.env,directory:n.cwd(),wording:V.E},a=G(e,(0,W.s)(e.raw,o),r),$=e.output.format==="\
json";let c=!1;for(const h of e.texts)for await(const m of h==="-"?(0,w.Dx)(n.stdin):[h]){const{explained:b,rendered:O}=await a(m);c||=b.error!==null;const R=b.
error===null?"":X(m,e.subject);n.stdout.write($?`${JSON.stringify(b)}
`:`${O}${R}`)}return c?1:0}function X(e,r){const n=(0,F.et)(e);return n===null||n===r?"":`  help: did you mean "explain ${n} ${(0,y.RK)((0,D._)(e))}"?
`}function G({subject:e},r,n){const o=(0,K.L2)({setting:r.dialect,scan:null});switch(e){case"host":return Y(r,o,n);case"module":return H(o.clients,U);case"provi\
der":return H(o.clients,s)}}function H(e,r){return async n=>{const o=e.map(h=>({client:h,...r(n,h)})),[a]=o;if(a===void 0)return r(n,"terraform");if(o.every(({rendered:h})=>h===
a.rendered)||o.every(({explained:h})=>h.error!==null))return a;const c=o.map(({client:h,rendered:m})=>`${p.bB[h]}: ${m}`);return{explained:a.explained,rendered:c.
join("")}}}function Y(e,r,{program:{env:n,kill:o},secrets:a,stop:$}){const c=(0,_.o)(e.cliConfig,r.clients,n),h={...(0,J.Z)(e,c,{environment:n,secrets:a,kill:o,
stop:$}),variables:(0,x.w5)(n),redact:a.redact};return async m=>{const{explained:b,rendered:O}=k(m),{hostname:R}=b;if(R===null)return{explained:{...b,credentials:null},
rendered:O};const B=await u(R,h);return{explained:{...b,credentials:B},rendered:`${O}${E(B)}`}}}}),4929:((N,T,t)=>{t.d(T,{Dz:()=>S,P4:()=>A,Yv:()=>k,kV:()=>U});
var x=t(6246),j=t(1064),v=t(1831),D=t(4e3),p=t(5799);const A=(0,p.lS)((0,p.$e)("credentials-config","CLI configuration has a mistake",j.Du),({clients:s,mistake:g})=>({
...I(g),affects:s}));function I(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,x.o)(s.path)}, which does not exist`,help:"correct the p\
ath; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,D.mP)(s.failure)}`,help:s.failure.kind==="size"?"short\
en the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"syntax":return{message:`${s.
file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${s.file}: ${s.path.
join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${s.
file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${s.type} ${(0,x.o)(s.label)} is not a host\
name: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the token in the credentials block for host ${(0,v.
nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,v.nx)(s.host)} at ${s.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,x.o)(s.name)}: there is no terrafor\
m-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not searched); the client continu\
es without a helper":"write the name in lower case; the client finds no other name"}}}const S=(0,p.lS)((0,p.z3)("credentials-helper","Credentials helper failed",
j.Du),({name:s,why:g})=>({message:`credentials helper ${s}: ${g}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),y=10,k=(0,p.lS)((0,p.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:s,at:g})=>({message:`the host block at ${g} defines the services of ${s}; the host's own discovery document is not used`,help:`remove t\
he host block at ${g} to use the discovery document of ${s}`})),U=(0,p.lS)((0,p.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:s,at:g,services:i})=>({message:`the host block at ${g} and the discovery document of ${s} differ in ${(0,D.K4)(i,y,D.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),1505:((N,T,t)=>{t.d(T,{G_:()=>g,Yj:()=>s,Zc:()=>k,o7:()=>U,pk:()=>y,se:()=>S,tN:()=>p});
var x=t(4e3),j=t(7574),v=t(4120),D=t(8884);const p=120,A=20,I=6;function S({requirements:l},u,d){return{label:"required",texts:(0,v.Sk)(l,A,M=>{const w=(0,D.Yx)(
M.because,d.because);return`${y(M,u,d)} (${w})`})}}function y({service:l,clients:u},{dialect:d},E){const M=l==="any"?(0,v.DO)(l):E.value(l,p);return d.clients.every(
K=>u.includes(K))?M:`${M} for ${(0,v.wO)(u)}`}function k({visit:l},u){const{timing:d,discovery:E}=l.attempt,M=E.kind==="failed"?E.excerpt:null,w=(0,j.I$)(d).map(
([W,_])=>`${W} ${(0,j.kJ)(_)}`),K=l.earlier.map(W=>{const{kind:_}=W.discovery;return`${_==="failed"?W.discovery.problem.code:_} after ${(0,j.kJ)(W.timing.totalMs)}`}),
F=M===null?[]:[u.value(M.replace(/\s+/gu," ").trim())],V=l.credentials?.hasToken?[u.prose(l.credentials.source)]:[];return[{label:"body",texts:F},{label:"timing",
texts:[w.join(", ")]},{label:"retried",texts:K},{label:"token from",texts:V}]}const U=(l,u)=>[{label:"credentials",texts:C(l)?P(l.visit.looks,u.prose):[]},{label:"\
host block",texts:L(l.visit).map(d=>u.prose(d))}];function s({visit:l,services:u,servicesFrom:d},E){const M=d===null?(0,j.kJ)(l.attempt.timing.totalMs):`host bl\
ock at ${E.because(d)}`,w=(0,x.K4)(u,I,({id:K})=>E.value(K,p));return`${u.length===0?"no services":w} (${M})`}function g(l){const u=Map.groupBy(l,d=>JSON.stringify(
d.looks.map(f)));return Array.from(u.values(),d=>({clients:d.map(({client:E})=>E),looks:d[0]?.looks.map(f)??[]}))}const i={nothing:"no entry","a token":"a token",
"an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},f=({source:l,held:u,counts:d})=>({source:l,
held:`${i[u]}${d?u==="no token"?" (ends the search)":" (used)":""}`});function P(l,u){const d=g(l);return d.flatMap(({clients:E,looks:M})=>M.map(({source:w,held:K})=>`${d.
length>1?`${(0,v.wO)(E)}: `:""}${u(w)}: ${K}`))}const C=({findings:l})=>l.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function L({
forced:l}){return[...Map.groupBy(l,({place:d})=>(0,D.eo)(d))].map(([d,E])=>`${d}, for ${(0,v.wO)(E.map(({client:M})=>M))}`)}}),1460:((N,T,t)=>{t.d(T,{E:()=>y,W:()=>S});
var x=t(6760),j=t(1807),v=t(1831),D=t(8535),p=t(3557),A=t(7188);const I=new Set(p.f.flatMap(([,i])=>i.map(({name:f})=>f))),S=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,P,C)=>I.has(P)?`\`--${P}${C===void 0?"":` ${C}`}\``:f).replaceAll("hostnames input","--hostnames"),y={setting:i=>`--${i}`,missingPath:(i,f)=>{const[P="",...C]=i.
split("=");if(C.length>0&&s(P))return`"${P}=\u2026" does not exist in ${f}; did you mean --tokens?`;const L=U(i,f),l=L===null?"":`; did you mean ${L}?`;return`"${i}\
" does not exist in ${f}${l}`}},k=new Map([...["init","lint","run","scan","test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function U(i,f){const P=k.get(i)??(0,D.q)(i,A.bw);if(P!==null)return`"tf-disco ${P}"`;const C=(0,D.q)((0,x.basename)(i),(0,j.wX)((0,x.dirname)((0,x.
resolve)(f,i))));if(C!==null)return`"${(0,x.join)((0,x.dirname)(i),C)}"`;const L=i.replace(/^https:\/\/|\/$/g,""),l=(0,v.Pv)(L);return l.ok&&s(L)?`--hostnames ${(0,v.
nx)(l.value)}`:null}const s=i=>i.includes(".")&&!g.test(i)&&(0,v.Pv)(i).ok,g=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{Q as id,q as ids,ee as modules};
