const pe=340,me=[340],$e={4977:((ne,T,l)=>{l.d(T,{mQ:()=>O});var P=l(2905),I=l(4929),S=l(3534),A=l(1064),B=l(1831),C=l(2713),U=l(1421),W=l(8161),R=l(5747),o=l(9075),
D=l(4e3),V=l(1919),H=l(5799);const p=(e,n)=>({name:e,isProgram:!1,answers:n,find:t=>n.get(t)??null});async function x(e,n){let t=null;const a=[],d=[];for(const h of e){
const g=t===null||!h.isProgram,M=g?await h.find(n):null;a.push({source:M?.source??h.name,held:g?v(M):"not asked",counts:t===null&&M!==null}),M?.problem&&d.push(
(0,H.hD)(M.problem,{places:M.place===null?[]:[M.place]})),t??=M}return{answer:t,looks:a,findings:d}}function v(e){return e===null?"nothing":e.token===null?"no t\
oken":e.token.reveal()===""?"an empty token":"a token"}const j=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function b(e,n,t=null){const a=n.reveal(),d={source:e,place:t,token:n,
problem:te(e,a,t!==null)};return j.test(a)?{...d,isUnsendable:!0}:d}const K=[[j,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function te(e,n,t){if(n==="")return S.QU({source:e,isInFile:t});
const a=K.find(([d])=>d.test(n))?.[1];return a!==void 0?S.Eu({source:e,slip:a}):n.length<C.Il?S.fj({source:e}):null}const X=1024*1024;function se(e,n){let t=null;
const a=async d=>{if(t!==null)return t;const h=await oe(e,d,n);if("output"in h)return de(e,h.output,n);const g=q(e,h.why);return h.isStopped&&(t??=g),g};return{
name:G(e),isProgram:!0,find:(0,o.Oo)(a)}}const G=({name:e})=>`credentials helper ${e}`,Z=({shown:e},n)=>({why:`failed to run ${e}: ${n}`}),Q=({shown:e},n)=>({why:`${e}\
 ${n} and was stopped`,isStopped:!0}),Y="was running when the check ended";async function oe(e,n,t){if(e.refusal!==null)return Z(e,e.refusal);if(t.stop.aborted)
return Q(e,Y);try{return await re(ae(e,n,t.environment),e,t)}catch(a){const d=(0,R.Oj)(a);return Z(e,ce[d]??d)}}function re(e,n,t){const{timeoutMs:a,abortAfter:d,
stop:h}=t,g=AbortSignal.any([d(a),h]);return new Promise((M,w)=>{const E=[],L=[];let N=0;const k=F=>{g.removeEventListener("abort",ee),M(F)},z=F=>{le(e,t),k(Q(n,
F))},ee=()=>z(h.aborted?Y:`did not exit within ${a/1e3} s (timeout-seconds)`);g.addEventListener("abort",ee);const fe=F=>J=>{N+=J.length,N>X?z(`wrote more than ${X/
1024/1024} MiB`):F.push(J)};e.stdout?.on("data",fe(E)),e.stderr?.on("data",fe(L)),e.on("error",w),e.on("close",F=>{if(F===0)return k({output:Buffer.concat(E)});
const J=ue(Buffer.concat(L).toString()),he=J===""?", but it produced no error message":`: ${J}`;k({why:`error in ${n.shown}${he}`})})})}function le(e,{kill:n}){
try{e.pid!==void 0&&n((0,W.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(t){(0,R.Oj)(t)}e.stdout?.destroy(),e.stderr?.destroy(),e.unref()}const ae=({path:e,
args:n},t,a)=>(0,U.spawn)(e,[...n,"get",t],{env:ie(a),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),ie=e=>Object.fromEntries(Object.entries(
e).filter(([n])=>!n.startsWith("INPUT_"))),ce={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument list to\
o long",ERR_INVALID_ARG_VALUE:"invalid argument"};function de(e,n,{learn:t}){const a=(0,V.Tp)(n);if(a.kind==="not-json"||a.kind==="not-object")return q(e,`malfo\
rmed output from ${e.shown}: ${(0,D.dh)(a.why)}`);const d=a.kind==="null"?null:a.services.find(({id:g})=>g==="token")?.value;if(typeof d!="string")return null;const h=new C.
ou(d);return t(h),b(G(e),h)}function q(e,n){const t=(0,I.Dz)({name:e.name,why:n});return{source:G(e),place:null,token:null,problem:t}}const _=new RegExp("\\p{Cc}\
(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),ue=e=>(0,D.dh)(e.replace(_,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function s({tokens:e,environment:n,
clients:t}){const a=[f(e),m(n)],d=t.map(({helper:h,credentials:g,...M})=>{const w=[...a,c(g)];return{...M,known:w,sources:h===null?w:[...w,h]}});return{known:i(
d.flatMap(({known:h})=>h)),find:async h=>{const g=await Promise.all(d.map(async({client:w,sources:E,turnedOff:L})=>{const{looks:N,...k}=await x(E,h);return{...k,
client:w,looks:[...N,...r(L,h)]}})),M=g.flatMap(({answer:w})=>w??[]);return{answer:M.find(({token:w})=>w!==null)??M[0]??null,clients:g.map(({client:w,looks:E})=>({
client:w,looks:E})),findings:g.flatMap(({findings:w})=>w),difference:$(h,g)}}}}function i(e){const n=new Map(e.toReversed().flatMap(t=>[...t.answers]));return new Map(
[...n].flatMap(([t,{token:a,source:d}])=>a===null?[]:[[t,d]]))}const r=(e,n)=>e.filter(t=>t.host===n||t.host===null).map(({source:t})=>({source:t,held:"not read",
counts:!1})),c=e=>p("CLI configuration",new Map(e.map(n=>[n.host,u(n)])));function u({host:e,place:n,token:t,hasValue:a}){const d=`${n.file}:${n.line}`;if(t!==null)
return b(d,t,n);const h={kind:"no token",file:d,host:e,hasValue:a};return{source:d,place:n,token:null,problem:(0,I.P4)({clients:A.Du,mistake:h})}}function $(e,n){
const[t,...a]=n,d=t?.answer?.token?.reveal(),h=a.find(({answer:M})=>M?.token?.reveal()!==d);if(t===void 0||h===void 0)return null;const g=({client:M,answer:w})=>({
client:M,source:w?.token?w.source:null});return(0,S.tK)({host:e,first:g(t),other:g(h)})}function m(e){const n=Object.entries(e).flatMap(([t,a])=>{const d=(0,B.$k)(
t);return d===null||a===void 0?[]:[[d,b(t,new C.ou(a))]]});return p("TF_TOKEN_ variables",new Map(n))}function f(e){const n="tokens setting",t=e.map(({host:a,token:d})=>{
const h=b(n,d);return[a,d.reveal()===""?{...h,token:null}:h]});return p(n,new Map(t))}const y=1e4;function O({tokens:e,configs:n,timeoutMs:t},a,d){for(const E of n.
flatMap(L=>L.secrets))d.learn(E);const h=new Map,g=E=>{if(E===null)return null;const L=JSON.stringify([E.path,...E.args]),N=ee=>AbortSignal.timeout(ee),k={timeoutMs:t??
y,environment:a},z=h.get(L)??se(E,{abortAfter:N,...d,...k});return h.set(L,z),z},M=n.map(E=>({...E,helper:g(E.helper)})),w=n.flatMap(({forced:E,client:L})=>E.map(
N=>({...N,client:L})));return{credentials:s({tokens:e,environment:a,clients:M}),configs:n,complaints:(0,P.Ot)(n.flatMap(({findings:E})=>E)),forced:Map.groupBy(w,
({host:E})=>E)}}}),6340:((ne,T,l)=>{l.r(T),l.d(T,{explain:()=>ie});var P=l(1992),I=l(4977),S=l(4283),A=l(3229),B=l(1064),C=l(1831),U=l(5011),W=l(1022),R=l(9587),
o=l(8820);function D(s){const i=C.Pv(s),r=(0,A.L6)(s);if(!i.ok){const $={hostname:null,discoveryUrl:null,tokenVariables:[]},m=C.WV(s);return{explained:{input:s,
...$,display:m,error:i.why,advice:r},rendered:`${v(`${s} is not a hostname: ${i.why}`)}
${x(r)}`}}const c={hostname:i.value,display:C.pk(i.value),discoveryUrl:(0,S.jr)(C.cu(i.value)),tokenVariables:C.fK(i.value)},u=[v(c.hostname),...c.display===c.hostname?
[]:[`  shown as   ${v(c.display)}`],`  discovery  ${v(c.discoveryUrl)}`,...c.tokenVariables.map(($,m)=>`  ${m===0?"variable":"        "}   ${v($)}`)];return{explained:{
input:s,...c,error:null,advice:r},rendered:`${u.join(`
`)}
${x(r)}`}}function V(s,i){const r=(0,U.vL)(s,i),c=(0,A.NM)(s,r,(0,U.rE)(s,i)),{kind:u}=r,$={host:null,namespace:null,name:null,system:null,subdirectory:null},m=(f,y={},O=null)=>({
explained:{input:s,kind:u,...$,...y,error:O,advice:c},rendered:`${v(s)} ${f}
${x(c)}`});switch(u){case"registry":{const{host:f,namespace:y,name:O,system:e,subdirectory:n}=r,t=n?`, directory ${v(n)}`:"";return m(`is module ${v(`${y}/${O}/${e}`)}\
 of registry ${f}${t}`,{host:f,namespace:y,name:O,system:e,subdirectory:n})}case"local":return m("is a local directory; no registry is used");case"remote":{const{
refusal:f,subdirectory:y}=r,O=f===null?"":`, which fails: ${v(f)}`;return m(`is downloaded without a registry${O}`,{subdirectory:y})}case"invalid":return m(p(r.
error,i),{},r.error)}}function H(s,i){const r=(0,W.mi)(s,i),c=(0,A.cr)(s),u=r.kind!=="invalid",{host:$,namespace:m,type:f}=u?r:{host:null,namespace:null,type:null},
y=u?null:r.error,O=y===null?`is provider ${v(`${m}/${f}`)} of registry ${$}`:p(y,i);return{explained:{input:s,host:$,namespace:m,type:f,error:y,advice:c},rendered:`${v(
s)} ${O}
${x(c)}`}}const p=(s,i)=>`is rejected by ${B.bB[i]}: ${v(s)}`,x=s=>s===null?"":`  help: ${v(s)}
`,v=s=>(0,o.RK)((0,R._U)(s));var j=l(4e3),b=l(5143),K=l(5799),te=l(7615);async function X(s,{credentials:i,configs:r,complaints:c,variables:u,redact:$}){const{clients:m,
findings:f,difference:y}=await i.find(s),O=y===null?[]:[(0,K.hD)(y)],e=[...f,...O,...c].map(n=>{const{code:t,message:a,help:d}=n.problem;return{code:t,message:a,
...d!==void 0&&{help:d},place:(0,K.Xd)(n)}});return{clients:m.flatMap(n=>se(s,n,r)),nearMisses:(0,C.Bz)(u,s,new Set([s])).map(({variable:n,why:t,write:a})=>({variable:n,
why:t,write:a})),problems:$([...new Map(e.map(n=>[n.message,n])).values()])}}function se(s,{client:i,looks:r},c){return c.filter(u=>u.client===i).map(({files:u,
forced:$})=>({client:i,looks:r,files:u.map(({shown:m,state:f})=>({file:m,state:f})),hostBlock:$.find(m=>m.host===s)?.place??null}))}function G(s){return[...(0,te.
G_)(s.clients).flatMap(({clients:r,looks:c})=>[`  ${(0,j.eZ)(r)}: credentials sources, in order`,...c.map(({source:u,held:$},m)=>`    ${m+1}. ${(0,o.RK)(u)}: ${$}`)]),
...Z(s),...s.nearMisses.map(({variable:r,why:c,write:u})=>`  near miss  ${(0,o.RK)(r)}: ${(0,o.RK)(c)}; rename it to ${(0,o.RK)(u)}`),...s.problems.flatMap(({code:r,
message:c,help:u,place:$})=>[`  ${$===null?"":`${(0,b.eo)($)}: `}${r}: ${(0,o.RK)(c)}`,...u?[`    help: ${(0,o.RK)(u)}`]:[]])].map(r=>`${r}
`).join("")}function Z({clients:s}){return(0,b.c1)(s,({files:r,hostBlock:c})=>JSON.stringify([r,c])).flatMap(r=>{const[{files:c,hostBlock:u}]=r,$=(0,j.eZ)(r.map(
({client:f})=>f));return[...c.length===0?[]:[`  ${$}: CLI configuration`],...c.map(({file:f,state:y})=>`    ${(0,o.RK)(f)}: ${y}`),...u===null?[]:[`    ${(0,b.eo)(
u)} has a host block for the host: its discovery document is not used`]]})}var Q=l(2057),Y=l(8416),oe=l(5727),re=l(1460),le=l(345),ae=l(1435);async function ie(s,i){
const{program:r}=i,c={environment:r.env,directory:r.cwd(),wording:re.E},u=q(s,(0,le.s)(s.raw,c),i),$=s.output.format==="json";let m=!1;for(const f of s.texts)for await(const y of f===
"-"?(0,Q.Dx)(r.stdin):[f]){const{explained:O,rendered:e}=await u(y);m||=O.error!==null;const n=O.error===null?"":de(y,s.subject),t=(0,o.s$)(JSON.stringify(O,ce));
r.stdout.write($?`${t}
`:`${e}${n}`)}return m?1:0}const ce=(s,i)=>typeof i=="string"&&s!=="input"&&i.includes("//")?(0,R._U)(i):i;function de(s,i){const r=(0,oe.e)(s);return r===null||
r===i?"":`  help: did you mean "explain ${r} ${(0,o.RK)((0,R._U)(s))}"?
`}function q({subject:s},i,r){const c=(0,Y.L2)({setting:i.dialect,scan:null});switch(s){case"host":return ue(i,c,r);case"module":return _(c.clients,V);case"prov\
ider":return _(c.clients,H)}}function _(s,i){return async r=>{const c=s.map(f=>({client:f,...i(r,f)})),[u]=c;if(u===void 0)return i(r,"terraform");if(c.every(({
rendered:f})=>f===u.rendered)||c.every(({explained:f})=>f.error!==null))return u;const m=c.map(({client:f,rendered:y})=>`${B.bB[f]}: ${y}`);return{explained:u.explained,
rendered:m.join("")}}}function ue(s,i,{program:{env:r,kill:c},secrets:u,stop:$}){const m=(0,ae.o)(s.cliConfig,i.clients,r),f={kill:c,learn:u.learn,stop:$.signal},
y={...(0,I.mQ)({...s,configs:m},r,f),variables:(0,P.w5)(r),redact:u.redact};return async O=>{const{explained:e,rendered:n}=D(O),{hostname:t}=e;if(t===null)return{
explained:{...e,credentials:null},rendered:n};const a=await X(t,y);return{explained:{...e,credentials:a},rendered:`${n}${G(a)}`}}}}),4929:((ne,T,l)=>{l.d(T,{Dz:()=>U,
P4:()=>B,Yv:()=>W,kV:()=>R});var P=l(4091),I=l(1831),S=l(4e3),A=l(5799);const B=({clients:o,mistake:D})=>(0,A.CC)("credentials-config",{...C(D),affects:o});function C(o){
switch(o.kind){case"missing":return{message:`${o.setting} names ${(0,P.ol)(o.path)}, which does not exist`,help:"correct the path; the client continues without \
any CLI configuration"};case"unreadable":return{message:`${o.file} ${(0,S.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the client reads all \
of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.file} has a sy\
ntax error: ${o.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.join(".")} mus\
t be ${o.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.file}:\
 ${o.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,P.ol)(o.label)} is not a hostname:\
 ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credentials_he\
lper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_installati\
on block",help:"remove all but one; the client uses the first"};case"no token":return{message:o.hasValue?`the token in the credentials block for host ${(0,I.nx)(
o.host)} at ${o.file} is not a string`:`the credentials block for host ${(0,I.nx)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the block;\
 the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,P.ol)(o.name)}: there is no terraform-c\
redentials-${o.name} in ${o.directories.join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client continues \
without a helper":"write the name in lower case; the client finds no other name"}}}const U=({name:o,why:D})=>(0,A.CC)("credentials-helper",{message:`credentials\
 helper ${o}: ${D}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),W=({host:o,at:D})=>(0,A.CC)("services-fo\
rced",{message:`the host block at ${D} defines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${D} to use t\
he discovery document of ${o}`}),R=o=>(0,A.CC)("services-forced-differ",{message:`the host block at ${o.at} and the discovery document of ${o.host} differ in ${(0,S.
K4)(o.services,10,S.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1460:((ne,T,l)=>{l.d(T,{E:()=>R,W:()=>W});var P=l(
6760),I=l(5747),S=l(1831),A=l(8535),B=l(7773),C=l(7188);const U=new Set(B.f.flatMap(([,p])=>p.map(({name:x})=>x))),W=p=>p.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(x,v,j)=>U.has(v)?`\`--${v}${j===void 0?"":` ${j}`}\``:x).replaceAll("hostnames input","--hostnames"),R={isTerminal:!0,setting:p=>`--${p}`,missingPath:(p,x)=>{const[
v="",...j]=p.split("=");if(j.length>0&&V(v))return`"${v}=\u2026" does not exist in ${x}; did you mean --tokens?`;const b=D(p,x),K=b===null?"":`; did you mean ${b}\
?`;return`"${p}" does not exist in ${x}${K}`}},o=new Map([...["init","lint","run","scan","test","validate"].map(p=>[p,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function D(p,x){const v=o.get(p)??(0,A.q)(p,C.bw);if(v!==null)return`"tf-disco ${v}"`;const j=(0,A.q)((0,P.basename)(p),(0,I.wX)(
(0,P.dirname)((0,P.resolve)(x,p))));if(j!==null)return`"${(0,P.join)((0,P.dirname)(p),j)}"`;const b=p.replace(/^https:\/\/|\/$/g,""),K=(0,S.Pv)(b);return K.ok&&
V(b)?`--hostnames ${K.value}`:null}const V=p=>p.includes(".")&&!H.test(p)&&(0,S.Pv)(p).ok,H=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{pe as id,me as ids,$e as modules};
