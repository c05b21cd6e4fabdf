const q=918,ee=[918],ne={6340:((_,w,t)=>{t.r(w),t.d(w,{explain:()=>G});var P=t(1992),C=t(4977),x=t(4283),R=t(3229),v=t(6174),K=t(1064),L=t(1831),T=t(5011),B=t(1022),
b=t(8641);function U(e){const r=(0,L.Pv)(e),n=(0,R.L6)(e);if(!r.ok)return{explained:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,L.
WV)(e),error:r.why,advice:n},rendered:`${$(e)} is not a hostname: ${$(r.why)}
${y(n)}`};const o={hostname:r.value,display:(0,L.nx)(r.value),discoveryUrl:(0,x.jr)((0,L.cu)(r.value)),tokenVariables:(0,L.fK)(r.value)},l=[o.hostname,...o.display===
o.hostname?[]:[`  shown as   ${$(o.display)}`],`  discovery  ${o.discoveryUrl}`,...o.tokenVariables.map((f,c)=>`  ${c===0?"variable":"        "}   ${$(f)}`)];return{
explained:{input:e,...o,error:null,advice:n},rendered:`${l.join(`
`)}
${y(n)}`}}function s(e,r){const n=(0,T.vL)(e,r),o=(0,R.NM)(e,n,(0,T.rE)(e,r)),{kind:l}=n,f={host:null,namespace:null,name:null,system:null,subdirectory:null},c=(u,m={},D=null)=>({
explained:{input:e,kind:l,...f,...m,error:D,advice:o},rendered:`${$(e)} ${u}
${y(o)}`});switch(l){case"registry":{const{host:u,namespace:m,name:D,system:p,subdirectory:A}=n,S=A?`, directory ${$(A)}`:"";return c(`is module ${$(`${m}/${D}/${p}`)}\
 of registry ${u}${S}`,{host:u,namespace:m,name:D,system:p,subdirectory:A})}case"local":return c("is a local directory; no registry is used");case"remote":return c(
"is downloaded without a registry",{subdirectory:n.subdirectory});case"invalid":return c(i(n.error,r),{},n.error)}}function O(e,r){const n=(0,B.m)(e,r),o=(0,R.cr)(
e),l=n.kind!=="invalid",{host:f,namespace:c,type:u}=l?n:{host:null,namespace:null,type:null},m=l?null:n.error,D=m===null?`is provider ${$(`${c}/${u}`)} of regis\
try ${f}`:i(m,r);return{explained:{input:e,host:f,namespace:c,type:u,error:m,advice:o},rendered:`${$(e)} ${D}
${y(o)}`}}const i=(e,r)=>`is rejected by ${K.bB[r]}: ${$(e)}`,y=e=>e===null?"":`  help: ${$(e)}
`,$=e=>(0,b.RK)((0,v._U)(e));var a=t(5799),h=t(241),d=t(1505),g=t(4120),E=t(8884);async function j(e,{credentials:r,configs:n,complaints:o,variables:l,redact:f}){
const{clients:c,findings:u,difference:m}=await r.find(e),D=[...u,...m===null?[]:[(0,a.hD)(m)],...o].map(p=>{const{code:A,message:S,help:N}=p.problem;return{code:A,
message:S,...N===void 0?{}:{help:N},place:(0,a.Xd)(p)}});return{clients:c.flatMap(p=>M(e,p,n)),nearMisses:(0,h.B)(l,e,new Set([e])).map(({variable:p,why:A,write:S})=>({
variable:p,why:A,write:S})),problems:f([...new Map(D.map(p=>[p.message,p])).values()])}}function M(e,{client:r,looks:n},o){return o.filter(l=>l.client===r).map(
({files:l,forced:f})=>({client:r,looks:n,files:l.map(({shown:c,state:u})=>({file:c,state:u})),hostBlock:f.find(c=>c.host===e)?.place??null}))}function I(e){return[
...(0,d.G_)(e.clients).flatMap(({clients:n,looks:o})=>[`  ${(0,g.wO)(n)}: credentials sources, in order`,...o.map(({source:l,held:f},c)=>`    ${c+1}. ${(0,b.RK)(
l)}: ${f}`)]),...F(e),...e.nearMisses.map(({variable:n,why:o,write:l})=>`  near miss  ${(0,b.RK)(n)}: ${(0,b.RK)(o)}; rename it to ${(0,b.RK)(l)}`),...e.problems.
flatMap(({code:n,message:o,help:l,place:f})=>[`  ${f===null?"":`${(0,E.eo)(f)}: `}${n}: ${(0,b.RK)(o)}`,...l?[`    help: ${(0,b.RK)(l)}`]:[]])].map(n=>`${n}
`).join("")}function F({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:o})=>JSON.stringify([n,o])).values()].flatMap(n=>{const{files:o=[],hostBlock:l=null}=n[0]??
{},f=l===null?[]:[`${(0,E.eo)(l)} has a host block for the host: its discovery document is not used`];return[...o.length===0?[]:[`  ${(0,g.wO)(n.map(({client:c})=>c))}\
: CLI configuration`],...[...o.map(({file:c,state:u})=>`${(0,b.RK)(c)}: ${u}`),...f].map(c=>`    ${c}`)]})}var k=t(2057),W=t(8416),V=t(5727),H=t(1460),X=t(5751),
z=t(1435);async function G(e,r){const{program:n}=r,o={environment:n.env,directory:n.cwd(),wording:H.E},l=Y(e,(0,X.s)(e.raw,o),r),f=e.output.format==="json";let c=!1;
for(const u of e.texts)for await(const m of u==="-"?(0,k.Dx)(n.stdin):[u]){const{explained:D,rendered:p}=await l(m);c||=D.error!==null;const A=D.error===null?"":
Q(m,e.subject);n.stdout.write(f?`${JSON.stringify(D)}
`:`${p}${A}`)}return c?1:0}function Q(e,r){const n=(0,V.e)(e);return n===null||n===r?"":`  help: did you mean "explain ${n} ${(0,b.RK)((0,v._U)(e))}"?
`}function Y({subject:e},r,n){const o=(0,W.L2)({setting:r.dialect,scan:null});switch(e){case"host":return Z(r,o,n);case"module":return J(o.clients,s);case"provi\
der":return J(o.clients,O)}}function J(e,r){return async n=>{const o=e.map(u=>({client:u,...r(n,u)})),[l]=o;if(l===void 0)return r(n,"terraform");if(o.every(({rendered:u})=>u===
l.rendered)||o.every(({explained:u})=>u.error!==null))return l;const c=o.map(({client:u,rendered:m})=>`${K.bB[u]}: ${m}`);return{explained:l.explained,rendered:c.
join("")}}}function Z(e,r,{program:{env:n,kill:o},secrets:l,stop:f}){const c=(0,z.o)(e.cliConfig,r.clients,n),u={kill:o,learn:l.learn,stop:f.signal},m={...(0,C.
mQ)({...e,configs:c},n,u),variables:(0,P.w5)(n),redact:l.redact};return async D=>{const{explained:p,rendered:A}=U(D),{hostname:S}=p;if(S===null)return{explained:{
...p,credentials:null},rendered:A};const N=await j(S,m);return{explained:{...p,credentials:N},rendered:`${A}${I(N)}`}}}}),4929:((_,w,t)=>{t.d(w,{Dz:()=>T,P4:()=>K,
Yv:()=>b,kV:()=>U});var P=t(4091),C=t(1064),x=t(1831),R=t(4e3),v=t(5799);const K=(0,v.lS)((0,v.$e)("credentials-config","CLI configuration has a mistake",C.Du),
({clients:s,mistake:O})=>({...L(O),affects:s}));function L(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,P.ol)(s.path)}, which does no\
t exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,R.mP)(s.failure)}`,help:s.
failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"\
syntax":return{message:`${s.file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${s.
file}: ${s.path.join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"blo\
ck":return{message:`${s.file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${s.type} ${(0,P.ol)(
s.label)} is not a hostname: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is \
more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more \
than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the token in the credentia\
ls block for host ${(0,x.nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,x.nx)(s.host)} at ${s.file} has no token`,help:'add tok\
en = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,P.ol)(
s.name)}: there is no terraform-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the program there (PATH is not\
 searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const T=(0,v.lS)((0,v.z3)("credentials-helpe\
r","Credentials helper failed",C.Du),({name:s,why:O})=>({message:`credentials helper ${s}: ${O}`,help:'run the program with "get" and the host: it must print {"\
token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),B=10,b=(0,v.lS)((0,v.lm)("services-forced","A host block \
replaces service discovery",["terraform","opentofu"]),({host:s,at:O})=>({message:`the host block at ${O} defines the services of ${s}; the host's own discovery \
document is not used`,help:`remove the host block at ${O} to use the discovery document of ${s}`})),U=(0,v.lS)((0,v.lm)("services-forced-differ","A host block a\
nd the discovery document differ",["terraform","opentofu"]),({host:s,at:O,services:i})=>({message:`the host block at ${O} and the discovery document of ${s} dif\
fer in ${(0,R.K4)(i,B,R.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),1505:((_,w,t)=>{t.d(w,{G_:()=>O,Yj:()=>s,Zc:()=>b,
o7:()=>U,pk:()=>B,se:()=>T,tN:()=>v});var P=t(4e3),C=t(7574),x=t(4120),R=t(8884);const v=120,K=20,L=6;function T({requirements:a},h,d){return{label:"required",texts:(0,x.
Sk)(a,K,E=>{const j=E.because.some(I=>typeof I=="string")?2:1,M=(0,R.Ky)(E.because,j,d.because);return`${B(E,h,d)} (${M})`})}}function B({service:a,clients:h},{
dialect:d},g){const E=a==="any"?(0,x.DO)(a):g.value(a,v);return d.clients.every(M=>h.includes(M))?E:`${E} for ${(0,x.wO)(h)}`}function b({visit:a},h){const{timing:d,
discovery:g}=a.attempt,E=g.kind==="failed"?g.excerpt:null,j=(0,C.I$)(d).map(([k,W])=>`${k} ${(0,C.kJ)(W)}`),M=a.earlier.map(k=>{const{kind:W}=k.discovery;return`${W===
"failed"?k.discovery.problem.code:W} after ${(0,C.kJ)(k.timing.totalMs)}`}),I=E===null?[]:[h.value(E.replace(/\s+/gu," ").trim())],F=a.credentials?.hasToken?[h.
prose(a.credentials.source)]:[];return[{label:"body",texts:I},{label:"timing",texts:[j.join(", ")]},{label:"retried",texts:M},{label:"token from",texts:F}]}function U({
visit:a,findings:h},d){const g=h.some(({problem:{code:M}})=>/^credentials-|^document-unauthorized$/.test(M)),j=[...Map.groupBy(a.forced,({place:M})=>(0,R.eo)(M))].
map(([M,I])=>d.prose(`${M}, for ${(0,x.wO)(I.map(({client:F})=>F))}`));return[{label:"credentials",texts:g?$(a.looks,d.prose):[]},{label:"host block",texts:j}]}
function s({visit:a,services:h,servicesFrom:d},g){const E=d===null?(0,C.kJ)(a.attempt.timing.totalMs):`host block at ${g.because(d)}`,j=(0,P.K4)(h,L,({id:M})=>g.
value(M,v));return`${h.length===0?"no services":j} (${E})`}function O(a){const h=Map.groupBy(a,d=>JSON.stringify(d.looks.map(y)));return Array.from(h.values(),d=>({
clients:d.map(({client:g})=>g),looks:d[0]?.looks.map(y)??[]}))}const i={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an \
entry without a token","not asked":"not run","not read":"turned off"},y=({source:a,held:h,counts:d})=>({source:a,held:`${i[h]}${d?h==="no token"?" (ends the sea\
rch)":" (used)":""}`});function $(a,h){const d=O(a);return d.flatMap(({clients:g,looks:E})=>E.map(({source:j,held:M})=>`${d.length>1?`${(0,x.wO)(g)}: `:""}${h(j)}\
: ${M}`))}}),1460:((_,w,t)=>{t.d(w,{E:()=>B,W:()=>T});var P=t(6760),C=t(5747),x=t(1831),R=t(8535),v=t(7773),K=t(7188);const L=new Set(v.f.flatMap(([,i])=>i.map(
({name:y})=>y))),T=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(y,$,a)=>L.has($)?`\`--${$}${a===void 0?"":` ${a}`}\``:y).replaceAll("hostnames input",
"--hostnames"),B={setting:i=>`--${i}`,missingPath:(i,y)=>{const[$="",...a]=i.split("=");if(a.length>0&&s($))return`"${$}=\u2026" does not exist in ${y}; did you\
 mean --tokens?`;const h=U(i,y),d=h===null?"":`; did you mean ${h}?`;return`"${i}" does not exist in ${y}${d}`}},b=new Map([...["init","lint","run","scan","test",
"validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function U(i,y){const $=b.get(i)??(0,R.q)(i,K.bw);if($!==null)return`\
"tf-disco ${$}"`;const a=(0,R.q)((0,P.basename)(i),(0,C.wX)((0,P.dirname)((0,P.resolve)(y,i))));if(a!==null)return`"${(0,P.join)((0,P.dirname)(i),a)}"`;const h=i.
replace(/^https:\/\/|\/$/g,""),d=(0,x.Pv)(h);return d.ok&&s(h)?`--hostnames ${(0,x.nx)(d.value)}`:null}const s=i=>i.includes(".")&&!O.test(i)&&(0,x.Pv)(i).ok,O=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{q as id,ee as ids,ne as modules};
