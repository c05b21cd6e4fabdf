const ne=918,te=[918],se={6340:((J,L,s)=>{s.r(L),s.d(L,{explain:()=>Z});var w=s(2929),b=s(4283),g=s(3229),x=s(6174),m=s(1064),A=s(1831),I=s(5011),S=s(1022),E=s(
8641);function T(e){const l=(0,A.Pv)(e),n=(0,g.L6)(e);return l.ok?{input:e,hostname:l.value,display:(0,A.nx)(l.value),discoveryUrl:(0,b.jr)((0,A.cu)(l.value)),tokenVariables:(0,A.
fK)(l.value),error:null,advice:n}:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,A.WV)(e),error:l.why,advice:n}}function k(e,l){const n={
host:null,namespace:null,name:null,system:null,error:null},t=(0,I.vL)(e,l),r=(0,g.NM)(e,t,(0,I.rE)(e,l));switch(t.kind){case"registry":{const{kind:c,host:i,namespace:h,
name:v,system:D,subdirectory:y}=t;return{input:e,kind:c,host:i,namespace:h,name:v,system:D,subdirectory:y,error:null,advice:r}}case"local":return{input:e,kind:"\
local",...n,subdirectory:null,advice:r};case"remote":{const{kind:c,subdirectory:i}=t;return{input:e,kind:c,...n,subdirectory:i,advice:r}}case"invalid":{const{kind:c,
error:i}=t;return{input:e,kind:c,...n,subdirectory:null,error:i,advice:r}}}}function o(e,l){const n=(0,S.m)(e,l),t=(0,g.cr)(e);if(n.kind==="invalid")return{input:e,
host:null,namespace:null,type:null,error:n.error,advice:t};const{host:r,namespace:c,type:i}=n;return{input:e,host:r,namespace:c,type:i,error:null,advice:t}}const $=e=>(0,E.
RK)((0,x._)(e)),K=e=>e===null?"":`  help: ${$(e)}
`;function F(e){const{input:l,hostname:n,display:t,discoveryUrl:r,tokenVariables:c,error:i}=e,h=K(e.advice);if(n===null)return`${$(l)} is not a hostname: ${$(i??
"")}
${h}`;const v=t===n?"":`  shown as   ${$(t)}
`,D=c.map((y,P)=>`${P===0?"  variable   ":"             "}${$(y)}
`);return`${n}
${v}  discovery  ${r}
${D.join("")}${h}`}function f(e,l){return`${$(e.input)} ${O(e,l)}
${K(e.advice)}`}function O(e,l){const{kind:n,host:t,namespace:r,name:c,system:i,subdirectory:h,error:v}=e;switch(n){case"registry":{const D=h?`, directory ${$(h)}`:
"";return`is module ${$(`${r}/${c}/${i}`)} of registry ${t}${D}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${m.bB[l]}: ${$(v??"")}`}}function R(e,l){const{input:n,host:t,namespace:r,type:c,error:i,advice:h}=e,v=i===
null?`is provider ${$(`${r}/${c}`)} of registry ${t}`:`is rejected by ${m.bB[l]}: ${$(i)}`;return`${$(n)} ${v}
${K(h)}`}var a=s(241),u=s(1505),d=s(4120),p=s(8884);async function M(e,{credentials:l,configs:n,complaints:t,variables:r,redact:c}){const{clients:i,findings:h,difference:v}=await l.
find(e),D=[...h,...v===null?[]:[{problem:v,place:null}],...t].map(({problem:{code:y,message:P,help:C},place:W})=>({code:y,message:P,...C===void 0?{}:{help:C},place:W}));
return{clients:i.flatMap(({client:y,looks:P})=>{const C=n.find(W=>W.client===y);return C===void 0?[]:[{client:y,looks:P,...j(C,e)}]}),nearMisses:(0,a.B)(r,e,new Set(
[e])).map(({variable:y,why:P,write:C})=>({variable:y,why:P,write:C})),problems:c([...new Map(D.map(y=>[y.message,y])).values()])}}function j({files:e,forced:l},n){
return{files:e.map(({shown:t,state:r})=>({file:t,state:r})),hostBlock:l.find(t=>t.host===n)?.place??null}}function B(e){return[...(0,u.G_)(e.clients).flatMap(({
clients:n,looks:t})=>[`  ${(0,d.wO)(n)}: credentials sources, in order`,...t.map(({source:r,held:c},i)=>`    ${i+1}. ${(0,E.RK)(r)}: ${c}`)]),...H(e),...e.nearMisses.
map(({variable:n,why:t,write:r})=>`  near miss  ${(0,E.RK)(n)}: ${(0,E.RK)(t)}; rename it to ${(0,E.RK)(r)}`),...e.problems.flatMap(({code:n,message:t,help:r,place:c})=>[
`  ${c===null?"":`${(0,p.eo)(c)}: `}${n}: ${(0,E.RK)(t)}`,...r?[`    help: ${(0,E.RK)(r)}`]:[]])].map(n=>`${n}
`).join("")}function H({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:t})=>JSON.stringify([n,t])).values()].flatMap(n=>{const[t]=n;if(t===void 0)return[];
const r=(0,d.wO)(n.map(({client:h})=>h)),{files:c,hostBlock:i}=t;return[...c.length===0?[]:[`  ${r}: CLI configuration`],...c.map(({file:h,state:v})=>`    ${(0,E.
RK)(h)}: ${v}`),...i===null?[]:[`    ${(0,p.eo)(i)} has a host block for the host: its discovery document is not used`]]})}var V=s(2057),U=s(8416),N=s(3254),X=s(
1460),G=s(5751),_=s(1435),Y=s(6456);async function Z(e,l){const{program:n}=l,t={environment:n.env,directory:n.cwd(),wording:X.E},r=q(e,(0,G.s)(e.raw,t),l),c=e.output.
format==="json";let i=!1;for(const h of e.texts)for await(const v of h==="-"?(0,V.Dx)(n.stdin):[h]){const{explained:D,rendered:y}=await r(v);i||=D.error!==null;
const P=D.error===null?"":Q(v,e.subject);n.stdout.write(c?`${JSON.stringify(D)}
`:`${y}${P}`)}return i?1:0}function Q(e,l){const n=(0,N.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,E.RK)((0,x._)(e))}"?
`}function q({subject:e},l,n){const t=(0,U.L2)({setting:l.dialect,scan:null});switch(e){case"host":return ee(l,t,n);case"module":return z(t.clients,(r,c)=>{const i=k(
r,c);return{explained:i,rendered:f(i,c)}});case"provider":return z(t.clients,(r,c)=>{const i=o(r,c);return{explained:i,rendered:R(i,c)}})}}function z(e,l){return async n=>{
const t=e.map(h=>({client:h,...l(n,h)})),[r]=t;if(r===void 0)return l(n,"terraform");if(t.every(({rendered:h})=>h===r.rendered)||t.every(({explained:h})=>h.error!==
null))return r;const i=t.map(({client:h,rendered:v})=>`${m.bB[h]}: ${v}`);return{explained:r.explained,rendered:i.join("")}}}function ee(e,l,{program:{env:n,kill:t},
secrets:r,stop:c}){const i={environment:n,secrets:r,kill:t,stop:c},h=(0,_.o)(e.cliConfig,l.clients,n),D={...(0,Y.Z)(e,h,i),variables:(0,w.w5)(n),redact:r.redact};
return async y=>{const P=T(y),{hostname:C}=P,W=C===null?null:await M(C,D);return{explained:{...P,credentials:W},rendered:`${F(P)}${W===null?"":B(W)}`}}}}),4929:((J,L,s)=>{
s.r(L),s.d(L,{credentialsConfig:()=>A,credentialsHelper:()=>S,servicesForced:()=>T,servicesForcedDiffer:()=>k});var w=s(6246),b=s(1064),g=s(1831),x=s(4e3),m=s(5799);
const A=(0,m.lS)((0,m.$e)("credentials-config","CLI configuration has a mistake",b.Du),({clients:o,mistake:$})=>({...I($),affects:o}));function I(o){switch(o.kind){case"\
missing":return{message:`${o.setting} names ${(0,w.o)(o.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${o.file} ${(0,x.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"syntax":return{message:`${o.file} has a syntax error: ${o.why}`,help:"correct the file; th\
e client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} must be ${o.want}`,help:"correct the value; Terrafo\
rm ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}: ${o.why}`,help:"correct the block; the client i\
gnores it"};case"label":return{message:`the label of the block ${o.type} ${(0,w.o)(o.label)} is not a hostname: ${o.why}`,help:o.advice??"write a hostname as th\
e label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client \
uses any of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client us\
es the first"};case"no token":return{message:o.hasValue?`the token in the credentials block for host ${(0,g.nx)(o.host)} at ${o.file} is not a string`:`the cred\
entials block for host ${(0,g.nx)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other cred\
entials source'};case"no helper":return{message:`credentials helper ${(0,w.o)(o.name)}: there is no terraform-credentials-${o.name} in ${o.directories.join(", ")}`,
help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in lower case; the \
client finds no other name"}}}const S=(0,m.lS)((0,m.z3)("credentials-helper","Credentials helper failed",b.Du),({name:o,why:$})=>({message:`credentials helper ${o}\
: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),E=10,T=(0,m.lS)((0,m.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:o,at:$})=>({message:`the host blo\
ck at ${$} defines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${$} to use the discovery document of ${o}`})),
k=(0,m.lS)((0,m.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:o,at:$,services:K})=>({message:`t\
he host block at ${$} and the discovery document of ${o} differ in ${(0,x.K4)(K,E,x.dh)}`,help:"update the host block or remove it; machines without it use othe\
r services"}))}),1505:((J,L,s)=>{s.d(L,{G_:()=>$,Yj:()=>o,Zc:()=>T,o7:()=>k,pk:()=>E,se:()=>S,tN:()=>m});var w=s(4e3),b=s(7574),g=s(4120),x=s(8884);const m=120,
A=20,I=6;function S({requirements:a},u,d){return{label:"required",texts:(0,g.Sk)(a,A,M=>{const j=(0,x.Yx)(M.because,d.because);return`${E(M,u,d)} (${j})`})}}function E({
service:a,clients:u},{dialect:d},p){const M=a==="any"?(0,g.DO)(a):p.value(a,m);return d.clients.every(B=>u.includes(B))?M:`${M} for ${(0,g.wO)(u)}`}function T({
visit:a},u){const{timing:d,discovery:p}=a.attempt,M=p.kind==="failed"?p.excerpt:null,j=(0,b.I$)(d).map(([U,N])=>`${U} ${(0,b.kJ)(N)}`),B=a.earlier.map(U=>{const{
kind:N}=U.discovery;return`${N==="failed"?U.discovery.problem.code:N} after ${(0,b.kJ)(U.timing.totalMs)}`}),H=M===null?[]:[u.value(M.replace(/\s+/gu," ").trim())],
V=a.credentials?.hasToken?[u.prose(a.credentials.source)]:[];return[{label:"body",texts:H},{label:"timing",texts:[j.join(", ")]},{label:"retried",texts:B},{label:"\
token from",texts:V}]}const k=(a,u)=>[{label:"credentials",texts:O(a)?f(a.visit.looks,u.prose):[]},{label:"host block",texts:R(a.visit).map(d=>u.prose(d))}];function o({
visit:a,services:u,servicesFrom:d},p){const M=d===null?(0,b.kJ)(a.attempt.timing.totalMs):`host block at ${p.because(d)}`,j=(0,w.K4)(u,I,({id:B})=>p.value(B,m));
return`${u.length===0?"no services":j} (${M})`}function $(a){const u=Map.groupBy(a,d=>JSON.stringify(d.looks.map(F)));return Array.from(u.values(),d=>({clients:d.
map(({client:p})=>p),looks:d[0]?.looks.map(F)??[]}))}const K={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry with\
out a token","not asked":"not run","not read":"turned off"},F=({source:a,held:u,counts:d})=>({source:a,held:`${K[u]}${d?u==="no token"?" (ends the search)":" (u\
sed)":""}`});function f(a,u){const d=$(a);return d.flatMap(({clients:p,looks:M})=>M.map(({source:j,held:B})=>`${d.length>1?`${(0,g.wO)(p)}: `:""}${u(j)}: ${B}`))}
const O=({findings:a})=>a.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function R({forced:a}){return[...Map.groupBy(a,({place:d})=>(0,x.
eo)(d))].map(([d,p])=>`${d}, for ${(0,g.wO)(p.map(({client:M})=>M))}`)}}),1460:((J,L,s)=>{s.d(L,{E:()=>E,W:()=>S});var w=s(3024),b=s(6760),g=s(1831),x=s(8535),m=s(
5100),A=s(7188);const I=new Set(m.f.flatMap(([,f])=>f.map(({name:O})=>O))),S=f=>f.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(O,R,a)=>I.has(R)?`\`--${R}${a===
void 0?"":` ${a}`}\``:O).replaceAll("hostnames input","--hostnames"),E={setting:f=>`--${f}`,missingPath:(f,O)=>{const[R="",...a]=f.split("=");if(a.length>0&&o(R))
return`"${R}=\u2026" does not exist in ${O}; did you mean --tokens?`;const u=k(f,O),d=u===null?"":`; did you mean ${u}?`;return`"${f}" does not exist in ${O}${d}`}},
T=new Map([...["init","lint","run","scan","test","validate"].map(f=>[f,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function k(f,O){
const R=T.get(f)??(0,x.q)(f,A.bw);if(R!==null)return`"tf-disco ${R}"`;const a=(0,x.q)((0,b.basename)(f),F((0,b.dirname)((0,b.resolve)(O,f))));if(a!==null)return`\
"${(0,b.join)((0,b.dirname)(f),a)}"`;const u=f.replace(/^https:\/\/|\/$/g,""),d=(0,g.Pv)(u);return d.ok&&o(u)?`--hostnames ${(0,g.nx)(d.value)}`:null}const o=f=>f.
includes(".")&&!$.test(f)&&(0,g.Pv)(f).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/,K=1e3;function F(f){try{return(0,w.readdirSync)(f).slice(0,K)}catch{return[]}}})};export{ne as id,te as ids,se as modules};
