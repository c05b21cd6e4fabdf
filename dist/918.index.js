const ne=918,te=[918],se={6340:((J,L,s)=>{s.r(L),s.d(L,{explain:()=>Z});var w=s(2929),E=s(4283),g=s(3229),x=s(6174),v=s(1064),R=s(1831),I=s(5011),T=s(1022),M=s(
8641);function k(e){const l=(0,R.Pv)(e),n=(0,g.L6)(e);return l.ok?{input:e,hostname:l.value,display:(0,R.nx)(l.value),discoveryUrl:(0,E.jr)((0,R.cu)(l.value)),tokenVariables:(0,R.
fK)(l.value),error:null,advice:n}:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,R.WV)(e),error:l.why,advice:n}}function U(e,l){const n={
host:null,namespace:null,name:null,system:null,error:null},t=(0,I.vL)(e,l),r=(0,g.NM)(e,t,(0,I.rE)(e,l));switch(t.kind){case"registry":{const{kind:a,host:c,namespace:h,
name:p,system:D,subdirectory:y}=t;return{input:e,kind:a,host:c,namespace:h,name:p,system:D,subdirectory:y,error:null,advice:r}}case"local":return{input:e,kind:"\
local",...n,subdirectory:null,advice:r};case"remote":{const{kind:a,subdirectory:c}=t;return{input:e,kind:a,...n,subdirectory:c,advice:r}}case"invalid":{const{kind:a,
error:c}=t;return{input:e,kind:a,...n,subdirectory:null,error:c,advice:r}}}}function o(e,l){const n=(0,T.m)(e,l),t=(0,g.cr)(e);if(n.kind==="invalid")return{input:e,
host:null,namespace:null,type:null,error:n.error,advice:t};const{host:r,namespace:a,type:c}=n;return{input:e,host:r,namespace:a,type:c,error:null,advice:t}}const $=e=>(0,M.
RK)((0,x._)(e)),A=e=>e===null?"":`  help: ${$(e)}
`;function N(e){const{input:l,hostname:n,display:t,discoveryUrl:r,tokenVariables:a,error:c}=e,h=A(e.advice);if(n===null)return`${$(l)} is not a hostname: ${$(c??
"")}
${h}`;const p=t===n?"":`  shown as   ${$(t)}
`,D=a.map((y,P)=>`${P===0?"  variable   ":"             "}${$(y)}
`);return`${n}
${p}  discovery  ${r}
${D.join("")}${h}`}function f(e,l){return`${$(e.input)} ${b(e,l)}
${A(e.advice)}`}function b(e,l){const{kind:n,host:t,namespace:r,name:a,system:c,subdirectory:h,error:p}=e;switch(n){case"registry":{const D=h?`, directory ${$(h)}`:
"";return`is module ${$(`${r}/${a}/${c}`)} of registry ${t}${D}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${v.bB[l]}: ${$(p??"")}`}}function i(e,l){const{input:n,host:t,namespace:r,type:a,error:c,advice:h}=e,p=c===
null?`is provider ${$(`${r}/${a}`)} of registry ${t}`:`is rejected by ${v.bB[l]}: ${$(c)}`;return`${$(n)} ${p}
${A(h)}`}var u=s(241),d=s(1505),m=s(4120),O=s(8884);async function j(e,{credentials:l,configs:n,complaints:t,variables:r,redact:a}){const{clients:c,findings:h,difference:p}=await l.
find(e),D=[...h,...p===null?[]:[{problem:p,place:null}],...t].map(({problem:{code:y,message:P,help:C},place:W})=>({code:y,message:P,...C===void 0?{}:{help:C},place:W}));
return{clients:c.flatMap(({client:y,looks:P})=>{const C=n.find(W=>W.client===y);return C===void 0?[]:[{client:y,looks:P,...K(C,e)}]}),nearMisses:(0,u.B)(r,e,new Set(
[e])).map(({variable:y,why:P,write:C})=>({variable:y,why:P,write:C})),problems:a([...new Map(D.map(y=>[y.message,y])).values()])}}function K({files:e,forced:l},n){
return{files:e.map(({shown:t,state:r})=>({file:t,state:r})),hostBlock:l.find(t=>t.host===n)?.place??null}}function F(e){return[...(0,d.G_)(e.clients).flatMap(({
clients:n,looks:t})=>[`  ${(0,m.wO)(n)}: credentials sources, in order`,...t.map(({source:r,held:a},c)=>`    ${c+1}. ${(0,M.RK)(r)}: ${a}`)]),...H(e),...e.nearMisses.
map(({variable:n,why:t,write:r})=>`  near miss  ${(0,M.RK)(n)}: ${(0,M.RK)(t)}; rename it to ${(0,M.RK)(r)}`),...e.problems.flatMap(({code:n,message:t,help:r,place:a})=>[
`  ${a===null?"":`${(0,O.eo)(a)}: `}${n}: ${(0,M.RK)(t)}`,...r?[`    help: ${(0,M.RK)(r)}`]:[]])].map(n=>`${n}
`).join("")}function H({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:t})=>JSON.stringify([n,t])).values()].flatMap(n=>{const[t]=n;if(t===void 0)return[];
const r=(0,m.wO)(n.map(({client:h})=>h)),{files:a,hostBlock:c}=t;return[...a.length===0?[]:[`  ${r}: CLI configuration`],...a.map(({file:h,state:p})=>`    ${(0,M.
RK)(h)}: ${p}`),...c===null?[]:[`    ${(0,O.eo)(c)} has a host block for the host: its discovery document is not used`]]})}var B=s(2057),S=s(8416),V=s(3254),z=s(
1460),G=s(5751),_=s(1435),Y=s(6456);async function Z(e,l){const{program:n}=l,t={environment:n.env,directory:n.cwd(),wording:z.E},r=q(e,(0,G.s)(e.raw,t),l),a=e.output.
format==="json";let c=!1;for(const h of e.texts)for await(const p of h==="-"?(0,B.Dx)(n.stdin):[h]){const{explained:D,rendered:y}=await r(p);c||=D.error!==null;
const P=D.error===null?"":Q(p,e.subject);n.stdout.write(a?`${JSON.stringify(D)}
`:`${y}${P}`)}return c?1:0}function Q(e,l){const n=(0,V.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,M.RK)((0,x._)(e))}"?
`}function q({subject:e},l,n){const t=(0,S.L2)({setting:l.dialect,scan:null});switch(e){case"host":return ee(l,t,n);case"module":return X(t.clients,(r,a)=>{const c=U(
r,a);return{explained:c,rendered:f(c,a)}});case"provider":return X(t.clients,(r,a)=>{const c=o(r,a);return{explained:c,rendered:i(c,a)}})}}function X(e,l){return async n=>{
const t=e.map(h=>({client:h,...l(n,h)})),[r]=t;if(r===void 0)return l(n,"terraform");if(t.every(({rendered:h})=>h===r.rendered)||t.every(({explained:h})=>h.error!==
null))return r;const c=t.map(({client:h,rendered:p})=>`${v.bB[h]}: ${p}`);return{explained:r.explained,rendered:c.join("")}}}function ee(e,l,{program:{env:n,kill:t},
secrets:r,stop:a}){const c={environment:n,secrets:r,kill:t,stop:a},h=(0,_.o)(e.cliConfig,l.clients,n),D={...(0,Y.Z)(e,h,c),variables:(0,w.w5)(n),redact:r.redact};
return async y=>{const P=k(y),{hostname:C}=P,W=C===null?null:await j(C,D);return{explained:{...P,credentials:W},rendered:`${N(P)}${W===null?"":F(W)}`}}}}),4929:((J,L,s)=>{
s.r(L),s.d(L,{credentialsConfig:()=>R,credentialsHelper:()=>T,servicesForced:()=>k,servicesForcedDiffer:()=>U});var w=s(6246),E=s(1064),g=s(1831),x=s(4e3),v=s(5799);
const R=(0,v.lS)((0,v.$e)("credentials-config","CLI configuration has a mistake",E.Du),({clients:o,mistake:$})=>({...I($),affects:o}));function I(o){switch(o.kind){case"\
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
client finds no other name"}}}const T=(0,v.lS)((0,v.z3)("credentials-helper","Credentials helper failed",E.Du),({name:o,why:$})=>({message:`credentials helper ${o}\
: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; without it discovery works, but init fails to install provi\
ders'})),M=10,k=(0,v.lS)((0,v.lm)("services-forced","A host block replaces service discovery",["terraform","opentofu"]),({host:o,at:$})=>({message:`the host blo\
ck at ${$} defines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${$} to use the discovery document of ${o}`})),
U=(0,v.lS)((0,v.lm)("services-forced-differ","A host block and the discovery document differ",["terraform","opentofu"]),({host:o,at:$,services:A})=>({message:`t\
he host block at ${$} and the discovery document of ${o} differ in ${(0,x.K4)(A,M,x.dh)}`,help:"update the host block or remove it; machines without it use othe\
r services"}))}),1505:((J,L,s)=>{s.d(L,{G_:()=>o,Yj:()=>U,Zc:()=>M,o7:()=>k,se:()=>T,tN:()=>v});var w=s(4e3),E=s(7574),g=s(4120),x=s(8884);const v=120,R=20,I=6;
function T({requirements:i},{dialect:u},d){return{label:"required",texts:(0,g.Sk)(i,R,({service:O,clients:j,because:K})=>{const F=O==="any"?(0,g.DO)(O):d.value(
(0,g.DO)(O),v),B=u.clients.every(S=>j.includes(S))?"":` for ${(0,g.wO)(j)}`;return`${F}${B} (${(0,x.Yx)(K,d.because)})`})}}function M({visit:i},u){const{timing:d,
discovery:m}=i.attempt,O=m.kind==="failed"?m.excerpt:null,j=(0,E.I$)(d).map(([B,S])=>`${B} ${(0,E.kJ)(S)}`),K=i.earlier.map(B=>{const{kind:S}=B.discovery;return`${S===
"failed"?B.discovery.problem.code:S} after ${(0,E.kJ)(B.timing.totalMs)}`}),F=O===null?[]:[u.value(O.replace(/\s+/gu," ").trim())],H=i.credentials?.hasToken?[u.
prose(i.credentials.source)]:[];return[{label:"body",texts:F},{label:"timing",texts:[j.join(", ")]},{label:"retried",texts:K},{label:"token from",texts:H}]}const k=(i,u)=>[
{label:"credentials",texts:f(i)?N(i.visit.looks,u.prose):[]},{label:"host block",texts:b(i.visit).map(d=>u.prose(d))}];function U({visit:i,services:u,servicesFrom:d},m){
const O=d===null?(0,E.kJ)(i.attempt.timing.totalMs):`host block at ${m.because(d)}`,j=(0,w.K4)(u,I,({id:K})=>m.value(K,v));return`${u.length===0?"no services":j}\
 (${O})`}function o(i){return[...Map.groupBy(i,d=>JSON.stringify(d.looks.map(A))).values()].map(d=>({clients:d.map(({client:m})=>m),looks:d[0]?.looks.map(A)??[]}))}
const $={nothing:"no entry","a token":"a token","an empty token":"an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned\
 off"},A=({source:i,held:u,counts:d})=>({source:i,held:`${$[u]}${d?u==="no token"?" (ends the search)":" (used)":""}`});function N(i,u){const d=o(i);return d.flatMap(
({clients:m,looks:O})=>O.map(({source:j,held:K})=>`${d.length>1?`${(0,g.wO)(m)}: `:""}${u(j)}: ${K}`))}const f=({findings:i})=>i.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.
test(u));function b({forced:i}){return[...Map.groupBy(i,({place:d})=>(0,x.eo)(d))].map(([d,m])=>`${d}, for ${(0,g.wO)(m.map(({client:O})=>O))}`)}}),1460:((J,L,s)=>{
s.d(L,{E:()=>M,W:()=>T});var w=s(3024),E=s(6760),g=s(1831),x=s(8535),v=s(5100),R=s(7188);const I=new Set(v.f.flatMap(([,f])=>f.map(({name:b})=>b))),T=f=>f.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(b,i,u)=>I.has(i)?`\`--${i}${u===void 0?"":` ${u}`}\``:b).replaceAll("hostnames input","--hostnames"),M={setting:f=>`--${f}`,
missingPath:(f,b)=>{const[i="",...u]=f.split("=");if(u.length>0&&o(i))return`"${i}=\u2026" does not exist in ${b}; did you mean --tokens?`;const d=U(f,b),m=d===
null?"":`; did you mean ${d}?`;return`"${f}" does not exist in ${b}${m}`}},k=new Map([...["init","lint","run","scan","test","validate"].map(f=>[f,"check"]),["ho\
sts","usages"],["list","usages"],["version","--version"]]);function U(f,b){const i=k.get(f)??(0,x.q)(f,R.bw);if(i!==null)return`"tf-disco ${i}"`;const u=(0,x.q)(
(0,E.basename)(f),N((0,E.dirname)((0,E.resolve)(b,f))));if(u!==null)return`"${(0,E.join)((0,E.dirname)(f),u)}"`;const d=f.replace(/^https:\/\/|\/$/g,""),m=(0,g.
Pv)(d);return m.ok&&o(d)?`--hostnames ${(0,g.nx)(m.value)}`:null}const o=f=>f.includes(".")&&!$.test(f)&&(0,g.Pv)(f).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;
function N(f){try{return(0,w.readdirSync)(f).slice(0,A)}catch{return[]}}})};export{ne as id,te as ids,se as modules};
