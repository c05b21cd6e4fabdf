const ne=918,te=[918],se={6340:((J,L,o)=>{o.r(L),o.d(L,{explain:()=>Z});var w=o(2929),E=o(4283),y=o(3229),x=o(6174),v=o(1064),R=o(1831),I=o(5011),T=o(1022),M=o(
8641);function k(e){const l=(0,R.Pv)(e),n=(0,y.L6)(e);return l.ok?{input:e,hostname:l.value,display:(0,R.nx)(l.value),discoveryUrl:(0,E.jr)((0,R.cu)(l.value)),tokenVariables:(0,R.
fK)(l.value),error:null,advice:n}:{input:e,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,R.WV)(e),error:l.why,advice:n}}function U(e,l){const n={
host:null,namespace:null,name:null,system:null,error:null},s=(0,I.vL)(e,l),r=(0,y.NM)(e,s,(0,I.rE)(e,l));switch(s.kind){case"registry":{const{kind:a,host:i,namespace:h,
name:p,system:D,subdirectory:g}=s;return{input:e,kind:a,host:i,namespace:h,name:p,system:D,subdirectory:g,error:null,advice:r}}case"local":return{input:e,kind:"\
local",...n,subdirectory:null,advice:r};case"remote":{const{kind:a,subdirectory:i}=s;return{input:e,kind:a,...n,subdirectory:i,advice:r}}case"invalid":{const{kind:a,
error:i}=s;return{input:e,kind:a,...n,subdirectory:null,error:i,advice:r}}}}function t(e,l){const n=(0,T.m)(e,l),s=(0,y.cr)(e);if(n.kind==="invalid")return{input:e,
host:null,namespace:null,type:null,error:n.error,advice:s};const{host:r,namespace:a,type:i}=n;return{input:e,host:r,namespace:a,type:i,error:null,advice:s}}const $=e=>(0,M.
RK)((0,x._)(e)),A=e=>e===null?"":`  help: ${$(e)}
`;function N(e){const{input:l,hostname:n,display:s,discoveryUrl:r,tokenVariables:a,error:i}=e,h=A(e.advice);if(n===null)return`${$(l)} is not a hostname: ${$(i??
"")}
${h}`;const p=s===n?"":`  shown as   ${$(s)}
`,D=a.map((g,P)=>`${P===0?"  variable   ":"             "}${$(g)}
`);return`${n}
${p}  discovery  ${r}
${D.join("")}${h}`}function f(e,l){return`${$(e.input)} ${O(e,l)}
${A(e.advice)}`}function O(e,l){const{kind:n,host:s,namespace:r,name:a,system:i,subdirectory:h,error:p}=e;switch(n){case"registry":{const D=h?`, directory ${$(h)}`:
"";return`is module ${$(`${r}/${a}/${i}`)} of registry ${s}${D}`}case"local":return"is a local directory; no registry is used";case"remote":return"is downloaded\
 without a registry";case"invalid":return`is rejected by ${v.bB[l]}: ${$(p??"")}`}}function c(e,l){const{input:n,host:s,namespace:r,type:a,error:i,advice:h}=e,p=i===
null?`is provider ${$(`${r}/${a}`)} of registry ${s}`:`is rejected by ${v.bB[l]}: ${$(i)}`;return`${$(n)} ${p}
${A(h)}`}var u=o(241),d=o(1505),m=o(4120),b=o(8884);async function j(e,{credentials:l,configs:n,complaints:s,variables:r,redact:a}){const{clients:i,findings:h,difference:p}=await l.
find(e),D=[...h,...p===null?[]:[{problem:p,place:null}],...s].map(({problem:{code:g,message:P,help:C},place:W})=>({code:g,message:P,...C===void 0?{}:{help:C},place:W}));
return{clients:i.flatMap(({client:g,looks:P})=>{const C=n.find(W=>W.client===g);return C===void 0?[]:[{client:g,looks:P,...B(C,e)}]}),nearMisses:(0,u.B)(r,e,new Set(
[e])).map(({variable:g,why:P,write:C})=>({variable:g,why:P,write:C})),problems:a([...new Map(D.map(g=>[g.message,g])).values()])}}function B({files:e,forced:l},n){
return{files:e.map(({shown:s,state:r})=>({file:s,state:r})),hostBlock:l.find(s=>s.host===n)?.place??null}}function F(e){return[...(0,d.G_)(e.clients).flatMap(({
clients:n,looks:s})=>[`  ${(0,m.wO)(n)}: credentials sources, in order`,...s.map(({source:r,held:a},i)=>`    ${i+1}. ${(0,M.RK)(r)}: ${a}`)]),...H(e),...e.nearMisses.
map(({variable:n,why:s,write:r})=>`  near miss  ${(0,M.RK)(n)}: ${(0,M.RK)(s)}; rename it to ${(0,M.RK)(r)}`),...e.problems.flatMap(({code:n,message:s,help:r,place:a})=>[
`  ${a===null?"":`${(0,b.eo)(a)}: `}${n}: ${(0,M.RK)(s)}`,...r?[`    help: ${(0,M.RK)(r)}`]:[]])].map(n=>`${n}
`).join("")}function H({clients:e}){return[...Map.groupBy(e,({files:n,hostBlock:s})=>JSON.stringify([n,s])).values()].flatMap(n=>{const[s]=n;if(s===void 0)return[];
const r=(0,m.wO)(n.map(({client:h})=>h)),{files:a,hostBlock:i}=s;return[...a.length===0?[]:[`  ${r}: CLI configuration`],...a.map(({file:h,state:p})=>`    ${(0,M.
RK)(h)}: ${p}`),...i===null?[]:[`    ${(0,b.eo)(i)} has a host block for the host: its discovery document is not used`]]})}var K=o(2057),S=o(8416),V=o(3254),z=o(
1460),G=o(5751),_=o(1435),Y=o(6456);async function Z(e,l){const{program:n}=l,s={environment:n.env,directory:n.cwd(),wording:z.E},r=q(e,(0,G.s)(e.raw,s),l),a=e.output.
format==="json";let i=!1;for(const h of e.texts)for await(const p of h==="-"?(0,K.Dx)(n.stdin):[h]){const{explained:D,rendered:g}=await r(p);i||=D.error!==null;
const P=D.error===null?"":Q(p,e.subject);n.stdout.write(a?`${JSON.stringify(D)}
`:`${g}${P}`)}return i?1:0}function Q(e,l){const n=(0,V.et)(e);return n===null||n===l?"":`  help: did you mean "explain ${n} ${(0,M.RK)((0,x._)(e))}"?
`}function q({subject:e},l,n){const s=(0,S.L2)({setting:l.dialect,scan:null});switch(e){case"host":return ee(l,s,n);case"module":return X(s.clients,(r,a)=>{const i=U(
r,a);return{explained:i,rendered:f(i,a)}});case"provider":return X(s.clients,(r,a)=>{const i=t(r,a);return{explained:i,rendered:c(i,a)}})}}function X(e,l){return async n=>{
const s=e.map(h=>({client:h,...l(n,h)})),[r]=s;if(r===void 0)return l(n,"terraform");if(s.every(({rendered:h})=>h===r.rendered)||s.every(({explained:h})=>h.error!==
null))return r;const i=s.map(({client:h,rendered:p})=>`${v.bB[h]}: ${p}`);return{explained:r.explained,rendered:i.join("")}}}function ee(e,l,{program:{env:n,kill:s},
secrets:r,stop:a}){const i={environment:n,secrets:r,kill:s,stop:a},h=(0,_.o)(e.cliConfig,l.clients,n),D={...(0,Y.Z)(e,h,i),variables:(0,w.w5)(n),redact:r.redact};
return async g=>{const P=k(g),{hostname:C}=P,W=C===null?null:await j(C,D);return{explained:{...P,credentials:W},rendered:`${N(P)}${W===null?"":F(W)}`}}}}),4929:((J,L,o)=>{
o.r(L),o.d(L,{credentialsConfig:()=>R,credentialsHelper:()=>T,servicesForced:()=>k,servicesForcedDiffer:()=>U});var w=o(6246),E=o(1064),y=o(1831),x=o(4e3),v=o(5799);
const R=(0,v.lS)((0,v.$e)("credentials-config","CLI configuration has a mistake",E.Du),({clients:t,mistake:$})=>({...I($),affects:t}));function I(t){switch(t.kind){case"\
missing":return{message:`${t.setting} names ${(0,w.o)(t.path)}, which does not exist`,help:"correct the path; the client continues without any CLI configuration"};case"\
unreadable":return{message:`${t.file} ${(0,x.mP)(t.failure)}`,help:t.failure.kind==="size"?"shorten the file; the client reads all of it, this check nothing":"l\
et this account read the file; the client continues without it"};case"too much":return{message:`${t.file} and the files after it are not read; the limits of a d\
irectory are ${t.files} files and ${t.bytes/1024/1024} MiB`,help:"remove files that are not needed; the client reads all of them"};case"syntax":return{message:`${t.
file} has a syntax error: ${t.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${t.file}: ${t.path.
join(".")} must be ${t.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${t.
file}: ${t.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${t.type} ${(0,w.o)(t.label)} is not a host\
name: ${t.why}`,help:t.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentia\
ls_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_insta\
llation block",help:"remove all but one; the client uses the first"};case"no token":return{message:t.hasValue?`the token in the credentials block for host ${(0,y.
nx)(t.host)} at ${t.file} is not a string`:`the credentials block for host ${(0,y.nx)(t.host)} at ${t.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,w.o)(t.name)}: there is no terrafor\
m-credentials-${t.name} in ${t.directories.join(", ")}`,help:t.name===t.name.toLowerCase()?"install the program there (PATH is not searched); the client continu\
es without a helper":"write the name in lower case; the client finds no other name"}}}const T=(0,v.lS)((0,v.z3)("credentials-helper","Credentials helper failed",
E.Du),({name:t,why:$})=>({message:`credentials helper ${t}: ${$}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0; w\
ithout it discovery works, but init fails to install providers'})),M=10,k=(0,v.lS)((0,v.lm)("services-forced","A host block replaces service discovery",["terraf\
orm","opentofu"]),({host:t,at:$})=>({message:`the host block at ${$} defines the services of ${t}; the host's own discovery document is not used`,help:`remove t\
he host block at ${$} to use the discovery document of ${t}`})),U=(0,v.lS)((0,v.lm)("services-forced-differ","A host block and the discovery document differ",["\
terraform","opentofu"]),({host:t,at:$,services:A})=>({message:`the host block at ${$} and the discovery document of ${t} differ in ${(0,x.K4)(A,M,x.dh)}`,help:"\
update the host block or remove it; machines without it use other services"}))}),1505:((J,L,o)=>{o.d(L,{G_:()=>t,Yj:()=>U,Zc:()=>M,o7:()=>k,se:()=>T,tN:()=>v});
var w=o(4e3),E=o(7574),y=o(4120),x=o(8884);const v=120,R=20,I=6;function T({requirements:c},{dialect:u},d){return{label:"required",texts:(0,y.Sk)(c,R,({service:b,
clients:j,because:B})=>{const F=b==="any"?(0,y.DO)(b):d.value((0,y.DO)(b),v),K=u.clients.every(S=>j.includes(S))?"":` for ${(0,y.wO)(j)}`;return`${F}${K} (${(0,x.
Yx)(B,d.because)})`})}}function M({visit:c},u){const{timing:d,discovery:m}=c.attempt,b=m.kind==="failed"?m.excerpt:null,j=(0,E.I$)(d).map(([K,S])=>`${K} ${(0,E.
kJ)(S)}`),B=c.earlier.map(K=>{const{kind:S}=K.discovery;return`${S==="failed"?K.discovery.problem.code:S} after ${(0,E.kJ)(K.timing.totalMs)}`}),F=b===null?[]:[
u.value(b.replace(/\s+/gu," ").trim())],H=c.credentials?.hasToken?[u.prose(c.credentials.source)]:[];return[{label:"body",texts:F},{label:"timing",texts:[j.join(
", ")]},{label:"retried",texts:B},{label:"token from",texts:H}]}const k=(c,u)=>[{label:"credentials",texts:f(c)?N(c.visit.looks,u.prose):[]},{label:"host block",
texts:O(c.visit).map(d=>u.prose(d))}];function U({visit:c,services:u,servicesFrom:d},m){const b=d===null?(0,E.kJ)(c.attempt.timing.totalMs):`host block at ${m.because(
d)}`,j=(0,w.K4)(u,I,({id:B})=>m.value(B,v));return`${u.length===0?"no services":j} (${b})`}function t(c){return[...Map.groupBy(c,d=>JSON.stringify(d.looks.map(A))).
values()].map(d=>({clients:d.map(({client:m})=>m),looks:d[0]?.looks.map(A)??[]}))}const $={nothing:"no entry","a token":"a token","an empty token":"an empty tok\
en","no token":"an entry without a token","not asked":"not run","not read":"turned off"},A=({source:c,held:u,counts:d})=>({source:c,held:`${$[u]}${d?u==="no tok\
en"?" (ends the search)":" (used)":""}`});function N(c,u){const d=t(c);return d.flatMap(({clients:m,looks:b})=>b.map(({source:j,held:B})=>`${d.length>1?`${(0,y.
wO)(m)}: `:""}${u(j)}: ${B}`))}const f=({findings:c})=>c.some(({problem:{code:u}})=>/^credentials-|^document-unauthorized$/.test(u));function O({forced:c}){return[
...Map.groupBy(c,({place:d})=>(0,x.eo)(d))].map(([d,m])=>`${d}, for ${(0,y.wO)(m.map(({client:b})=>b))}`)}}),1460:((J,L,o)=>{o.d(L,{E:()=>M,W:()=>T});var w=o(3024),
E=o(6760),y=o(1831),x=o(8535),v=o(5100),R=o(7188);const I=new Set(v.f.flatMap(([,f])=>f.map(({name:O})=>O))),T=f=>f.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(O,c,u)=>I.has(c)?`\`--${c}${u===void 0?"":` ${u}`}\``:O).replaceAll("hostnames input","--hostnames"),M={setting:f=>`--${f}`,missingPath:(f,O)=>{const[c="",...u]=f.
split("=");if(u.length>0&&t(c))return`"${c}=\u2026" does not exist in ${O}; did you mean --tokens?`;const d=U(f,O),m=d===null?"":`; did you mean ${d}?`;return`"${f}\
" does not exist in ${O}${m}`}},k=new Map([...["init","lint","run","scan","test","validate"].map(f=>[f,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function U(f,O){const c=k.get(f)??(0,x.q)(f,R.bw);if(c!==null)return`"tf-disco ${c}"`;const u=(0,x.q)((0,E.basename)(f),N((0,E.dirname)((0,E.resolve)(
O,f))));if(u!==null)return`"${(0,E.join)((0,E.dirname)(f),u)}"`;const d=f.replace(/^https:\/\/|\/$/g,""),m=(0,y.Pv)(d);return m.ok&&t(d)?`--hostnames ${(0,y.nx)(
m.value)}`:null}const t=f=>f.includes(".")&&!$.test(f)&&(0,y.Pv)(f).ok,$=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function N(f){try{return(0,w.readdirSync)(f).slice(
0,A)}catch{return[]}}})};export{ne as id,te as ids,se as modules};
