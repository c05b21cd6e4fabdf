const oe=918,se=[918],re={6340:((H,B,t)=>{t.r(B),t.d(B,{explain:()=>Z});var w=t(2929),b=t(4283),g=t(3229),R=t(6174),m=t(1064),j=t(1831),I=t(5011),S=t(1022),E=t(
8641);function T(e){const l=(0,j.Pv)(e),n=(0,g.L6)(e);return l.ok?{input:e,hostname:l.value,display:(0,j.nx)(l.value),discoveryUrl:(0,b.jr)((0,j.cu)(l.value)),tokenVariables:(0,j.
fK)(l.value),error:null,advice:n}:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,j.WV)(e),error:l.why,advice:n}}function k(e,l){const n={
host:null,namespace:null,name:null,system:null},s=(0,I.vL)(e,l),a=(0,g.NM)(e,s,(0,I.rE)(e,l)),{kind:c}=s;if(c==="registry"){const{host:p,namespace:P,name:y,system:O,
subdirectory:x}=s;return{input:e,kind:c,host:p,namespace:P,name:y,system:O,subdirectory:x,error:null,advice:a}}const u=c==="remote"?s.subdirectory:null,h=c==="i\
nvalid"?s.error:null;return{input:e,kind:c,...n,error:h,subdirectory:u,advice:a}}function o(e,l){const n=(0,S.m)(e,l),s=(0,g.cr)(e);if(n.kind==="invalid")return{
input:e,host:null,namespace:null,type:null,error:n.error,advice:s};const{host:a,namespace:c,type:u}=n;return{input:e,host:a,namespace:c,type:u,error:null,advice:s}}
const $=e=>(0,E.RK)((0,R._)(e)),C=e=>e===null?"":`  help: ${$(e)}
`;function _(e){const{input:l,hostname:n,display:s,discoveryUrl:a,tokenVariables:c,error:u}=e,h=C(e.advice);if(n===null)return`${$(l)} is not a hostname: ${$(u??
"")}
${h}`;const p=s===n?"":`  shown as   ${$(s)}
`,P=c.map((y,O)=>`${O===0?"  variable   ":"             "}${$(y)}
`);return`${n}
${p}  discovery  ${a}
${P.join("")}${h}`}function f(e,l){return`${$(e.input)} ${D(e,l)}
${C(e.advice)}`}function D(e,l){const{kind:n,host:s,namespace:a,name:c,system:u,subdirectory:h,error:p}=e;switch(n){case"registry":{const P=h?`, directory ${$(h)}`:
"";return`is module ${$(`${a}/${c}/${u}`)} of registry ${s}${P}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${m.bB[l]}: ${$(p??"")}`}}function A(e,l){const{input:n,host:s,namespace:a,type:c,error:u,advice:h}=e,p=u===
null?`is provider ${$(`${a}/${c}`)} of registry ${s}`:`is rejected by ${m.bB[l]}: ${$(u)}`;return`${$(n)} ${p}
${C(h)}`}var r=t(241),d=t(1505),i=t(4120),v=t(8884);async function M(e,{credentials:l,configs:n,complaints:s,variables:a,redact:c}){const{clients:u,findings:h,difference:p}=await l.
find(e),P=[...h,...p===null?[]:[{problem:p,place:null}],...s].map(({problem:{code:y,message:O,help:x},place:W})=>({code:y,message:O,...x===void 0?{}:{help:x},place:W}));
return{clients:u.flatMap(({client:y,looks:O})=>{const x=n.find(F=>F.client===y);if(x===void 0)return[];const W=x.files.map(({shown:F,state:te})=>({file:F,state:te})),
ne=x.forced.find(F=>F.host===e);return[{client:y,looks:O,files:W,hostBlock:ne?.place??null}]}),nearMisses:(0,r.B)(a,e,new Set([e])).map(({variable:y,why:O,write:x})=>({
variable:y,why:O,write:x})),problems:c([...new Map(P.map(y=>[y.message,y])).values()])}}function L(e){return[...(0,d.G_)(e.clients).flatMap(({clients:n,looks:s})=>[
`  ${(0,i.wO)(n)}: credentials sources, in order`,...s.map(({source:a,held:c},u)=>`    ${u+1}. ${(0,E.RK)(a)}: ${c}`)]),...K(e),...e.nearMisses.map(({variable:n,
why:s,write:a})=>`  near miss  ${(0,E.RK)(n)}: ${(0,E.RK)(s)}; rename it to ${(0,E.RK)(a)}`),...e.problems.flatMap(({code:n,message:s,help:a,place:c})=>[`  ${c===
null?"":`${(0,v.eo)(c)}: `}${n}: ${(0,E.RK)(s)}`,...a?[`    help: ${(0,E.RK)(a)}`]:[]])].map(n=>`${n}
`).join("")}function K({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:s})=>JSON.stringify([n,s])).values()].flatMap(n=>{const[s]=n;if(s===void 0)return[];
const a=(0,i.wO)(n.map(({client:h})=>h)),{files:c,hostBlock:u}=s;return[...c.length===0?[]:[`  ${a}: CLI configuration`],...c.map(({file:h,state:p})=>`    ${(0,E.
RK)(h)}: ${p}`),...u===null?[]:[`    ${(0,v.eo)(u)} has a host block for the host: its discovery document is not used`]]})}var V=t(2057),J=t(8416),U=t(3254),N=t(
1460),z=t(5751),G=t(1435),Y=t(6456);async function Z(e,l){const{program:n}=l,s={environment:n.env,directory:n.cwd(),wording:N.E},a=q(e,(0,z.s)(e.raw,s),l),c=e.output.
format==="json";let u=!1;for(const h of e.texts)for await(const p of h==="-"?(0,V.Dx)(n.stdin):[h]){const{explained:P,rendered:y}=await a(p);u||=P.error!==null;
const O=P.error===null?"":Q(p,e.subject);n.stdout.write(c?`${JSON.stringify(P)}
`:`${y}${O}`)}return u?1:0}function Q(e,l){const n=(0,U.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,E.RK)((0,R._)(e))}"?
`}function q({subject:e},l,n){const s=(0,J.L2)({setting:l.dialect,scan:null});switch(e){case"host":return ee(l,s,n);case"module":return X(s.clients,(a,c)=>{const u=k(
a,c);return{explained:u,rendered:f(u,c)}});case"provider":return X(s.clients,(a,c)=>{const u=o(a,c);return{explained:u,rendered:A(u,c)}})}}function X(e,l){return async n=>{
const s=e.map(h=>({client:h,...l(n,h)})),[a]=s;if(a===void 0)return l(n,"terraform");if(s.every(({rendered:h})=>h===a.rendered)||s.every(({explained:h})=>h.error!==
null))return a;const u=s.map(({client:h,rendered:p})=>`${m.bB[h]}: ${p}`);return{explained:a.explained,rendered:u.join("")}}}function ee(e,l,{program:{env:n,kill:s},
secrets:a,stop:c}){const u={environment:n,secrets:a,kill:s,stop:c},h=(0,G.o)(e.cliConfig,l.clients,n),P={...(0,Y.Z)(e,h,u),variables:(0,w.w5)(n),redact:a.redact};
return async y=>{const O=T(y),{hostname:x}=O,W=x===null?null:await M(x,P);return{explained:{...O,credentials:W},rendered:`${_(O)}${W===null?"":L(W)}`}}}}),4929:((H,B,t)=>{
t.d(B,{Dz:()=>S,P4:()=>j,Yv:()=>T,kV:()=>k});var w=t(6246),b=t(1064),g=t(1831),R=t(4e3),m=t(5799);const j=(0,m.lS)((0,m.$e)("credentials-config","CLI configurat\
ion has a mistake",b.Du),({clients:o,mistake:$})=>({...I($),affects:o}));function I(o){switch(o.kind){case"missing":return{message:`${o.setting} names ${(0,w.o)(
o.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${o.file} ${(0,R.mP)(
o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continu\
es without it"};case"syntax":return{message:`${o.file} has a syntax error: ${o.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"\
type":return{message:`${o.file}: ${o.path.join(".")} must be ${o.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it h\
as not read yet"};case"block":return{message:`${o.file}: ${o.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the\
 block ${o.type} ${(0,w.o)(o.label)} is not a hostname: ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":
return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{
message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:o.hasValue?`the\
 token in the credentials block for host ${(0,g.nx)(o.host)} at ${o.file} is not a string`:`the credentials block for host ${(0,g.nx)(o.host)} at ${o.file} has \
no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`creden\
tials helper ${(0,w.o)(o.name)}: there is no terraform-credentials-${o.name} in ${o.directories.join(", ")}`,help:o.name===o.name.toLowerCase()?"install the pro\
gram there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const S=(0,m.lS)((0,m.
z3)("credentials-helper","Credentials helper failed",b.Du),({name:o,why:$})=>({message:`credentials helper ${o}: ${$}`,help:'run the program with "get" and the \
host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),E=10,T=(0,m.lS)((0,m.lm)("services-\
forced","A host block replaces service discovery",["terraform","opentofu"]),({host:o,at:$})=>({message:`the host block at ${$} defines the services of ${o}; the\
 host's own discovery document is not used`,help:`remove the host block at ${$} to use the discovery document of ${o}`})),k=(0,m.lS)((0,m.lm)("services-forced-d\
iffer","A host block and the discovery document differ",["terraform","opentofu"]),({host:o,at:$,services:C})=>({message:`the host block at ${$} and the discover\
y document of ${o} differ in ${(0,R.K4)(C,E,R.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),1505:((H,B,t)=>{t.d(B,
{G_:()=>$,Yj:()=>o,Zc:()=>T,o7:()=>k,pk:()=>E,se:()=>S,tN:()=>m});var w=t(4e3),b=t(7574),g=t(4120),R=t(8884);const m=120,j=20,I=6;function S({requirements:r},d,i){
return{label:"required",texts:(0,g.Sk)(r,j,M=>{const L=(0,R.Yx)(M.because,i.because);return`${E(M,d,i)} (${L})`})}}function E({service:r,clients:d},{dialect:i},v){
const M=r==="any"?(0,g.DO)(r):v.value(r,m);return i.clients.every(K=>d.includes(K))?M:`${M} for ${(0,g.wO)(d)}`}function T({visit:r},d){const{timing:i,discovery:v}=r.
attempt,M=v.kind==="failed"?v.excerpt:null,L=(0,b.I$)(i).map(([U,N])=>`${U} ${(0,b.kJ)(N)}`),K=r.earlier.map(U=>{const{kind:N}=U.discovery;return`${N==="failed"?
U.discovery.problem.code:N} after ${(0,b.kJ)(U.timing.totalMs)}`}),V=M===null?[]:[d.value(M.replace(/\s+/gu," ").trim())],J=r.credentials?.hasToken?[d.prose(r.credentials.
source)]:[];return[{label:"body",texts:V},{label:"timing",texts:[L.join(", ")]},{label:"retried",texts:K},{label:"token from",texts:J}]}const k=(r,d)=>[{label:"\
credentials",texts:D(r)?f(r.visit.looks,d.prose):[]},{label:"host block",texts:A(r.visit).map(i=>d.prose(i))}];function o({visit:r,services:d,servicesFrom:i},v){
const M=i===null?(0,b.kJ)(r.attempt.timing.totalMs):`host block at ${v.because(i)}`,L=(0,w.K4)(d,I,({id:K})=>v.value(K,m));return`${d.length===0?"no services":L}\
 (${M})`}function $(r){const d=Map.groupBy(r,i=>JSON.stringify(i.looks.map(_)));return Array.from(d.values(),i=>({clients:i.map(({client:v})=>v),looks:i[0]?.looks.
map(_)??[]}))}const C={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not\
 read":"turned off"},_=({source:r,held:d,counts:i})=>({source:r,held:`${C[d]}${i?d==="no token"?" (ends the search)":" (used)":""}`});function f(r,d){const i=$(
r);return i.flatMap(({clients:v,looks:M})=>M.map(({source:L,held:K})=>`${i.length>1?`${(0,g.wO)(v)}: `:""}${d(L)}: ${K}`))}const D=({findings:r})=>r.some(({problem:{
code:d}})=>/^credentials-|^document-unauthorized$/.test(d));function A({forced:r}){return[...Map.groupBy(r,({place:i})=>(0,R.eo)(i))].map(([i,v])=>`${i}, for ${(0,g.
wO)(v.map(({client:M})=>M))}`)}}),1460:((H,B,t)=>{t.d(B,{E:()=>E,W:()=>S});var w=t(3024),b=t(6760),g=t(1831),R=t(8535),m=t(5100),j=t(7188);const I=new Set(m.f.flatMap(
([,f])=>f.map(({name:D})=>D))),S=f=>f.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(D,A,r)=>I.has(A)?`\`--${A}${r===void 0?"":` ${r}`}\``:D).replaceAll("hos\
tnames input","--hostnames"),E={setting:f=>`--${f}`,missingPath:(f,D)=>{const[A="",...r]=f.split("=");if(r.length>0&&o(A))return`"${A}=\u2026" does not exist in ${D}\
; did you mean --tokens?`;const d=k(f,D),i=d===null?"":`; did you mean ${d}?`;return`"${f}" does not exist in ${D}${i}`}},T=new Map([...["init","lint","run","sc\
an","test","validate"].map(f=>[f,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function k(f,D){const A=T.get(f)??(0,R.q)(f,j.bw);if(A!==
null)return`"tf-disco ${A}"`;const r=(0,R.q)((0,b.basename)(f),_((0,b.dirname)((0,b.resolve)(D,f))));if(r!==null)return`"${(0,b.join)((0,b.dirname)(f),r)}"`;const d=f.
replace(/^https:\/\/|\/$/g,""),i=(0,g.Pv)(d);return i.ok&&o(d)?`--hostnames ${(0,g.nx)(i.value)}`:null}const o=f=>f.includes(".")&&!$.test(f)&&(0,g.Pv)(f).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/,
C=1e3;function _(f){try{return(0,w.readdirSync)(f).slice(0,C)}catch{return[]}}})};export{oe as id,se as ids,re as modules};
