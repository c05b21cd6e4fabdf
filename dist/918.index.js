const ne=918,te=[918],oe={6340:((V,K,o)=>{o.r(K),o.d(K,{explain:()=>Z});var L=o(2929),b=o(4283),g=o(3229),x=o(6174),m=o(1064),A=o(1831),B=o(5011),I=o(1022),E=o(
8641);function S(e){const l=(0,A.Pv)(e),n=(0,g.L6)(e);return l.ok?{input:e,hostname:l.value,display:(0,A.nx)(l.value),discoveryUrl:(0,b.jr)((0,A.cu)(l.value)),tokenVariables:(0,A.
fK)(l.value),error:null,advice:n}:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(e),error:l.why,advice:n}}function T(e,l){const n={
host:null,namespace:null,name:null,system:null,error:null},t=(0,B.vL)(e,l),r=(0,g.NM)(e,t,(0,B.rE)(e,l));switch(t.kind){case"registry":{const{kind:c,host:i,namespace:h,
name:p,system:D,subdirectory:y}=t;return{input:e,kind:c,host:i,namespace:h,name:p,system:D,subdirectory:y,error:null,advice:r}}case"local":return{input:e,kind:"\
local",...n,subdirectory:null,advice:r};case"remote":{const{kind:c,subdirectory:i}=t;return{input:e,kind:c,...n,subdirectory:i,advice:r}}case"invalid":{const{kind:c,
error:i}=t;return{input:e,kind:c,...n,subdirectory:null,error:i,advice:r}}}}function s(e,l){const n=(0,I.m)(e,l),t=(0,g.cr)(e);if(n.kind==="invalid")return{input:e,
host:null,namespace:null,type:null,error:n.error,advice:t};const{host:r,namespace:c,type:i}=n;return{input:e,host:r,namespace:c,type:i,error:null,advice:t}}const $=e=>(0,E.
RK)((0,x._)(e)),C=e=>e===null?"":`  help: ${$(e)}
`;function _(e){const{input:l,hostname:n,display:t,discoveryUrl:r,tokenVariables:c,error:i}=e,h=C(e.advice);if(n===null)return`${$(l)} is not a hostname: ${$(i??
"")}
${h}`;const p=t===n?"":`  shown as   ${$(t)}
`,D=c.map((y,P)=>`${P===0?"  variable   ":"             "}${$(y)}
`);return`${n}
${p}  discovery  ${r}
${D.join("")}${h}`}function f(e,l){return`${$(e.input)} ${O(e,l)}
${C(e.advice)}`}function O(e,l){const{kind:n,host:t,namespace:r,name:c,system:i,subdirectory:h,error:p}=e;switch(n){case"registry":{const D=h?`, directory ${$(h)}`:
"";return`is module ${$(`${r}/${c}/${i}`)} of registry ${t}${D}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${m.bB[l]}: ${$(p??"")}`}}function R(e,l){const{input:n,host:t,namespace:r,type:c,error:i,advice:h}=e,p=i===
null?`is provider ${$(`${r}/${c}`)} of registry ${t}`:`is rejected by ${m.bB[l]}: ${$(i)}`;return`${$(n)} ${p}
${C(h)}`}var a=o(241),u=o(1505),d=o(4120),v=o(8884);async function M(e,{credentials:l,configs:n,complaints:t,variables:r,redact:c}){const{clients:i,findings:h,difference:p}=await l.
find(e),D=[...h,...p===null?[]:[{problem:p,place:null}],...t].map(({problem:{code:y,message:P,help:w},place:W})=>({code:y,message:P,...w===void 0?{}:{help:w},place:W}));
return{clients:i.flatMap(({client:y,looks:P})=>{const w=n.find(W=>W.client===y);return w===void 0?[]:[{client:y,looks:P,...j(w,e)}]}),nearMisses:(0,a.B)(r,e,new Set(
[e])).map(({variable:y,why:P,write:w})=>({variable:y,why:P,write:w})),problems:c([...new Map(D.map(y=>[y.message,y])).values()])}}function j({files:e,forced:l},n){
return{files:e.map(({shown:t,state:r})=>({file:t,state:r})),hostBlock:l.find(t=>t.host===n)?.place??null}}function k(e){return[...(0,u.G_)(e.clients).flatMap(({
clients:n,looks:t})=>[`  ${(0,d.wO)(n)}: credentials sources, in order`,...t.map(({source:r,held:c},i)=>`    ${i+1}. ${(0,E.RK)(r)}: ${c}`)]),...F(e),...e.nearMisses.
map(({variable:n,why:t,write:r})=>`  near miss  ${(0,E.RK)(n)}: ${(0,E.RK)(t)}; rename it to ${(0,E.RK)(r)}`),...e.problems.flatMap(({code:n,message:t,help:r,place:c})=>[
`  ${c===null?"":`${(0,v.eo)(c)}: `}${n}: ${(0,E.RK)(t)}`,...r?[`    help: ${(0,E.RK)(r)}`]:[]])].map(n=>`${n}
`).join("")}function F({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:t})=>JSON.stringify([n,t])).values()].flatMap(n=>{const[t]=n;if(t===void 0)return[];
const r=(0,d.wO)(n.map(({client:h})=>h)),{files:c,hostBlock:i}=t;return[...c.length===0?[]:[`  ${r}: CLI configuration`],...c.map(({file:h,state:p})=>`    ${(0,E.
RK)(h)}: ${p}`),...i===null?[]:[`    ${(0,v.eo)(i)} has a host block for the host: its discovery document is not used`]]})}var H=o(2057),U=o(8416),N=o(3254),J=o(
1460),X=o(5751),G=o(1435),Y=o(6456);async function Z(e,l){const{program:n}=l,t={environment:n.env,directory:n.cwd(),wording:J.E},r=q(e,(0,X.s)(e.raw,t),l),c=e.output.
format==="json";let i=!1;for(const h of e.texts)for await(const p of h==="-"?(0,H.Dx)(n.stdin):[h]){const{explained:D,rendered:y}=await r(p);i||=D.error!==null;
const P=D.error===null?"":Q(p,e.subject);n.stdout.write(c?`${JSON.stringify(D)}
`:`${y}${P}`)}return i?1:0}function Q(e,l){const n=(0,N.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,E.RK)((0,x._)(e))}"?
`}function q({subject:e},l,n){const t=(0,U.L2)({setting:l.dialect,scan:null});switch(e){case"host":return ee(l,t,n);case"module":return z(t.clients,(r,c)=>{const i=T(
r,c);return{explained:i,rendered:f(i,c)}});case"provider":return z(t.clients,(r,c)=>{const i=s(r,c);return{explained:i,rendered:R(i,c)}})}}function z(e,l){return async n=>{
const t=e.map(h=>({client:h,...l(n,h)})),[r]=t;if(r===void 0)return l(n,"terraform");if(t.every(({rendered:h})=>h===r.rendered)||t.every(({explained:h})=>h.error!==
null))return r;const i=t.map(({client:h,rendered:p})=>`${m.bB[h]}: ${p}`);return{explained:r.explained,rendered:i.join("")}}}function ee(e,l,{program:{env:n,kill:t},
secrets:r,stop:c}){const i={environment:n,secrets:r,kill:t,stop:c},h=(0,G.o)(e.cliConfig,l.clients,n),D={...(0,Y.Z)(e,h,i),variables:(0,L.w5)(n),redact:r.redact};
return async y=>{const P=S(y),{hostname:w}=P,W=w===null?null:await M(w,D);return{explained:{...P,credentials:W},rendered:`${_(P)}${W===null?"":k(W)}`}}}}),4929:((V,K,o)=>{
o.d(K,{Dz:()=>I,P4:()=>A,Yv:()=>S,kV:()=>T});var L=o(6246),b=o(1064),g=o(1831),x=o(4e3),m=o(5799);const A=(0,m.lS)((0,m.$e)("credentials-config","CLI configurat\
ion has a mistake",b.Du),({clients:s,mistake:$})=>({...B($),affects:s}));function B(s){switch(s.kind){case"missing":return{message:`${s.setting} names ${(0,L.o)(
s.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"unreadable":return{message:`${s.file} ${(0,x.mP)(
s.failure)}`,help:s.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"let this account read the file; the client continu\
es without it"};case"syntax":return{message:`${s.file} has a syntax error: ${s.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"\
type":return{message:`${s.file}: ${s.path.join(".")} must be ${s.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it h\
as not read yet"};case"block":return{message:`${s.file}: ${s.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the\
 block ${s.type} ${(0,L.o)(s.label)} is not a hostname: ${s.why}`,help:s.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":
return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{
message:"there is more than one provider_installation block",help:"remove all but one; the client uses the first"};case"no token":return{message:s.hasValue?`the\
 token in the credentials block for host ${(0,g.nx)(s.host)} at ${s.file} is not a string`:`the credentials block for host ${(0,g.nx)(s.host)} at ${s.file} has \
no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credentials source'};case"no helper":return{message:`creden\
tials helper ${(0,L.o)(s.name)}: there is no terraform-credentials-${s.name} in ${s.directories.join(", ")}`,help:s.name===s.name.toLowerCase()?"install the pro\
gram there (PATH is not searched); the client continues without a helper":"write the name in lower case; the client finds no other name"}}}const I=(0,m.lS)((0,m.
z3)("credentials-helper","Credentials helper failed",b.Du),({name:s,why:$})=>({message:`credentials helper ${s}: ${$}`,help:'run the program with "get" and the \
host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install providers'})),E=10,S=(0,m.lS)((0,m.lm)("services-\
forced","A host block replaces service discovery",["terraform","opentofu"]),({host:s,at:$})=>({message:`the host block at ${$} defines the services of ${s}; the\
 host's own discovery document is not used`,help:`remove the host block at ${$} to use the discovery document of ${s}`})),T=(0,m.lS)((0,m.lm)("services-forced-d\
iffer","A host block and the discovery document differ",["terraform","opentofu"]),({host:s,at:$,services:C})=>({message:`the host block at ${$} and the discover\
y document of ${s} differ in ${(0,x.K4)(C,E,x.dh)}`,help:"update the host block or remove it; machines without it use other services"}))}),1505:((V,K,o)=>{o.d(K,
{G_:()=>$,Yj:()=>s,Zc:()=>S,o7:()=>T,pk:()=>E,se:()=>I,tN:()=>m});var L=o(4e3),b=o(7574),g=o(4120),x=o(8884);const m=120,A=20,B=6;function I({requirements:a},u,d){
return{label:"required",texts:(0,g.Sk)(a,A,M=>{const j=(0,x.Yx)(M.because,d.because);return`${E(M,u,d)} (${j})`})}}function E({service:a,clients:u},{dialect:d},v){
const M=a==="any"?(0,g.DO)(a):v.value(a,m);return d.clients.every(k=>u.includes(k))?M:`${M} for ${(0,g.wO)(u)}`}function S({visit:a},u){const{timing:d,discovery:v}=a.
attempt,M=v.kind==="failed"?v.excerpt:null,j=(0,b.I$)(d).map(([U,N])=>`${U} ${(0,b.kJ)(N)}`),k=a.earlier.map(U=>{const{kind:N}=U.discovery;return`${N==="failed"?
U.discovery.problem.code:N} after ${(0,b.kJ)(U.timing.totalMs)}`}),F=M===null?[]:[u.value(M.replace(/\s+/gu," ").trim())],H=a.credentials?.hasToken?[u.prose(a.credentials.
source)]:[];return[{label:"body",texts:F},{label:"timing",texts:[j.join(", ")]},{label:"retried",texts:k},{label:"token from",texts:H}]}const T=(a,u)=>[{label:"\
credentials",texts:O(a)?f(a.visit.looks,u.prose):[]},{label:"host block",texts:R(a.visit).map(d=>u.prose(d))}];function s({visit:a,services:u,servicesFrom:d},v){
const M=d===null?(0,b.kJ)(a.attempt.timing.totalMs):`host block at ${v.because(d)}`,j=(0,L.K4)(u,B,({id:k})=>v.value(k,m));return`${u.length===0?"no services":j}\
 (${M})`}function $(a){const u=Map.groupBy(a,d=>JSON.stringify(d.looks.map(_)));return Array.from(u.values(),d=>({clients:d.map(({client:v})=>v),looks:d[0]?.looks.
map(_)??[]}))}const C={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not\
 read":"turned off"},_=({source:a,held:u,counts:d})=>({source:a,held:`${C[u]}${d?u==="no token"?" (ends the search)":" (used)":""}`});function f(a,u){const d=$(
a);return d.flatMap(({clients:v,looks:M})=>M.map(({source:j,held:k})=>`${d.length>1?`${(0,g.wO)(v)}: `:""}${u(j)}: ${k}`))}const O=({findings:a})=>a.some(({problem:{
code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function R({forced:a}){return[...Map.groupBy(a,({place:d})=>(0,x.eo)(d))].map(([d,v])=>`${d}, for ${(0,g.
wO)(v.map(({client:M})=>M))}`)}}),1460:((V,K,o)=>{o.d(K,{E:()=>E,W:()=>I});var L=o(3024),b=o(6760),g=o(1831),x=o(8535),m=o(5100),A=o(7188);const B=new Set(m.f.flatMap(
([,f])=>f.map(({name:O})=>O))),I=f=>f.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(O,R,a)=>B.has(R)?`\`--${R}${a===void 0?"":` ${a}`}\``:O).replaceAll("hos\
tnames input","--hostnames"),E={setting:f=>`--${f}`,missingPath:(f,O)=>{const[R="",...a]=f.split("=");if(a.length>0&&s(R))return`"${R}=\u2026" does not exist in ${O}\
; did you mean --tokens?`;const u=T(f,O),d=u===null?"":`; did you mean ${u}?`;return`"${f}" does not exist in ${O}${d}`}},S=new Map([...["init","lint","run","sc\
an","test","validate"].map(f=>[f,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function T(f,O){const R=S.get(f)??(0,x.q)(f,A.bw);if(R!==
null)return`"tf-disco ${R}"`;const a=(0,x.q)((0,b.basename)(f),_((0,b.dirname)((0,b.resolve)(O,f))));if(a!==null)return`"${(0,b.join)((0,b.dirname)(f),a)}"`;const u=f.
replace(/^https:\/\/|\/$/g,""),d=(0,g.Pv)(u);return d.ok&&s(u)?`--hostnames ${(0,g.nx)(d.value)}`:null}const s=f=>f.includes(".")&&!$.test(f)&&(0,g.Pv)(f).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/,
C=1e3;function _(f){try{return(0,L.readdirSync)(f).slice(0,C)}catch{return[]}}})};export{ne as id,te as ids,oe as modules};
