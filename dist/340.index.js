const $e=340,ve=[340],ge={4977:((oe,U,r)=>{r.d(U,{mQ:()=>w});var P=r(2905),T=r(4929),b=r(3534),A=r(1064),N=r(1831),S=r(7630),W=r(3152),F=r(1421),B=r(8161),o=r(5747),
D=r(9075),V=r(4e3),J=r(1919),p=r(2713),C=r(5799);const v=(e,n)=>({name:e,isProgram:!1,answers:n,find:s=>n.get(s)??null});async function j(e,n){let s=null;const u=[],
d=[];for(const a of e){const $=s===null||!a.isProgram,M=$?await a.find(n):null;u.push({source:M?.source??a.name,held:$?R(M):"not asked",counts:s===null&&M!==null}),
M?.problem&&d.push((0,C.hD)(M.problem,{places:M.place===null?[]:[M.place]})),s??=M}return{answer:s,looks:u,findings:d}}function R(e){return e===null?"nothing":e.
token===null?"no token":e.token.reveal()===""?"an empty token":"a token"}const K=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function z(e,n,s=null){const u=n.reveal(),d={source:e,
place:s,token:n,problem:le(e,u,s!==null)},a=u.length>p.$c||K.test(u);return a?{...d,isUnsendable:a}:d}const re=[[K,"control character"],[/^bearer\s/i,"bearer"],
[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function le(e,n,s){
if(n==="")return b.QU({source:e,isInFile:s});const u=n.length>p.$c?"length":re.find(([d])=>d.test(n))?.[1];return u!==void 0?b.Eu({source:e,slip:u}):n.length<p.
Il?b.fj({source:e}):null}const Y=1024*1024;function ae(e,n){let s=null;const u=async d=>{if(s!==null)return s;const a=await ie(e,d,n);if("output"in a)return ne(
e,a.output,n);const $=te(e,a.why);return a.isStopped&&(s??=$),$};return{name:X(e),isProgram:!0,find:(0,D.Oo)(u)}}const X=({name:e})=>`credentials helper ${e}`,q=({
shown:e},n)=>({why:`failed to run ${e}: ${n}`}),_=({shown:e},n)=>({why:`${e} ${n} and was stopped`,isStopped:!0}),ee="was running when the check ended";async function ie(e,n,s){
if(e.refusal!==null)return q(e,e.refusal);if(s.stop.aborted)return _(e,ee);try{return await ce(ue(e,n,s.environment),e,s)}catch(u){const d=(0,o.Oj)(u);return q(
e,he[d]??d)}}function ce(e,n,s){const{timeoutMs:u,abortAfter:d,stop:a}=s,$=AbortSignal.any([d(u),a]);return new Promise((M,O)=>{const E=[],I=[];let k=0;const H=G=>{
$.removeEventListener("abort",se),M(G)},Z=G=>{de(e,s),H(_(n,G))},se=()=>Z(a.aborted?ee:`did not exit within ${u/1e3} s (timeout-seconds)`);$.addEventListener("a\
bort",se);const pe=G=>Q=>{k+=Q.length,k>Y?Z(`wrote more than ${Y/1024/1024} MiB`):G.push(Q)};e.stdout?.on("data",pe(E)),e.stderr?.on("data",pe(I)),e.on("error",
O),e.on("close",G=>{if(G===0)return H({output:Buffer.concat(E)});const Q=i(Buffer.concat(I).toString()),me=Q===""?", but it produced no error message":`: ${Q}`;
H({why:`error in ${n.shown}${me}`})})})}function de(e,{kill:n}){try{e.pid!==void 0&&n((0,B.platform)()==="win32"?e.pid:-e.pid,"SIGKILL")}catch(s){(0,o.Oj)(s)}e.
stdout?.destroy(),e.stderr?.destroy(),e.unref()}const ue=({path:e,args:n},s,u)=>(0,F.spawn)(e,[...n,"get",s],{env:fe(u),stdio:["ignore","pipe","pipe"],shell:!1,
detached:!0,windowsHide:!0}),fe=e=>Object.fromEntries(Object.entries(e).filter(([n])=>!n.startsWith("INPUT_"))),he={EACCES:"permission denied",ENOENT:"no such f\
ile or directory",ENOEXEC:"exec format error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ne(e,n,{learn:s}){const u=(0,J.Tp)(
n);if(u.kind==="not-json"||u.kind==="not-object")return te(e,`malformed output from ${e.shown}: ${(0,V.dh)(u.why)}`);const d=u.kind==="null"?null:u.services.find(
({id:$})=>$==="token")?.value;if(typeof d!="string")return null;const a=new p.ou(d);return s(a),z(X(e),a)}function te(e,n){const s=(0,T.Dz)({name:e.name,why:n});
return{source:X(e),place:null,token:null,problem:s}}const t=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),i=e=>(0,V.dh)(e.replace(t,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim());function l({tokens:e,environment:n,clients:s}){const u=[x(e),y(n)],d=s.map(({helper:a,credentials:$,...M})=>{const O=[...u,g($)];return{...M,known:O,
sources:a===null?O:[...O,a]}});return{known:c(d.flatMap(({known:a})=>a)),find:async a=>{const $=await Promise.all(d.map(async({client:O,sources:E,turnedOff:I})=>{
const{looks:k,...H}=await j(E,a);return{...H,client:O,looks:[...k,...f(I,a)]}})),M=$.flatMap(({answer:O})=>O??[]);return{answer:M.find(({token:O})=>O!==null)??M[0]??
null,clients:$.map(({client:O,looks:E})=>({client:O,looks:E})),findings:$.flatMap(({findings:O})=>O),difference:h(a,$)}}}}function c(e){const n=new Map(e.toReversed().
flatMap(s=>[...s.answers]));return new Map([...n].flatMap(([s,{token:u,source:d}])=>u===null?[]:[[s,d]]))}const f=(e,n)=>e.filter(s=>s.host===n||s.host===null).
map(({source:s})=>({source:s,held:"not read",counts:!1})),g=e=>v("CLI configuration",new Map(e.map(n=>[n.host,m(n)])));function m({host:e,place:n,token:s,hasValue:u}){
const d=`${n.file}:${n.line}`;if(s!==null)return z(d,s,n);const a={kind:"no token",file:d,host:e,hasValue:u};return{source:d,place:n,token:null,problem:(0,T.P4)(
{clients:A.Du,mistake:a})}}function h(e,n){const[s,...u]=n,d=s?.answer?.token?.reveal(),a=u.find(({answer:M})=>M?.token?.reveal()!==d);if(s===void 0||a===void 0)
return null;const $=({client:M,answer:O})=>({client:M,source:O?.token?O.source:null});return(0,b.tK)({host:e,first:$(s),other:$(a)})}function y(e){const n=Object.
entries(e).flatMap(([d,a])=>{const $=(0,N.$k)(d);return $===null||a===void 0?[]:{variable:d,host:$,token:(0,S.AI)(a)}}),s=n.flatMap(({variable:d,token:a})=>a.ok?
[]:`${d}: ${a.why}`);if(s.length>0)throw new W.GN(s);const u=n.flatMap(({variable:d,host:a,token:$})=>$.ok?[[a,z(d,$.value)]]:[]);return v("TF_TOKEN_ variables",
new Map(u))}function x(e){const n="tokens setting",s=e.map(({host:u,token:d})=>{const a=z(n,d);return[u,d.reveal()===""?{...a,token:null}:a]});return v(n,new Map(
s))}const L=1e4;function w({tokens:e,configs:n,timeoutMs:s},u,d){for(const E of n.flatMap(I=>I.secrets))d.learn(E);const a=new Map,$=E=>{if(E===null)return null;
const I=JSON.stringify([E.path,...E.args]),k=se=>AbortSignal.timeout(se),H={timeoutMs:s??L,environment:u},Z=a.get(I)??ae(E,{abortAfter:k,...d,...H});return a.set(
I,Z),Z},M=n.map(E=>({...E,helper:$(E.helper)})),O=n.flatMap(({forced:E,client:I})=>E.map(k=>({...k,client:I})));return{credentials:l({tokens:e,environment:u,clients:M}),
configs:n,complaints:(0,P.Ot)(n.flatMap(({findings:E})=>E)),forced:Map.groupBy(O,({host:E})=>E)}}}),6340:((oe,U,r)=>{r.r(U),r.d(U,{explain:()=>de});var P=r(1992),
T=r(4977),b=r(4283),A=r(3229),N=r(1064),S=r(1831),W=r(5011),F=r(1022),B=r(9587),o=r(8820);function D(t){const i=S.Pv(t),l=(0,A.L6)(t);if(!i.ok){const g={hostname:null,
discoveryUrl:null,tokenVariables:[]},m=S.WV(t);return{explained:{input:t,...g,display:m,error:i.why,advice:l},rendered:`${v(`${t} is not a hostname: ${i.why}`)}\

${C(l)}`}}const c={hostname:i.value,display:S.pk(i.value),discoveryUrl:(0,b.jr)(S.cu(i.value)),tokenVariables:S.fK(i.value)},f=[v(c.hostname),...c.display===c.hostname?
[]:[`  shown as   ${v(c.display)}`],`  discovery  ${v(c.discoveryUrl)}`,...c.tokenVariables.map((g,m)=>`  ${m===0?"variable":"        "}   ${v(g)}`)];return{explained:{
input:t,...c,error:null,advice:l},rendered:`${f.join(`
`)}
${C(l)}`}}function V(t,i){const l=(0,W.vL)(t,i),c=(0,A.NM)(t,l,(0,W.rE)(t,i)),{kind:f}=l,g={host:null,namespace:null,name:null,system:null,subdirectory:null},m=(h,y={},x=null)=>({
explained:{input:t,kind:f,...g,...y,error:x,advice:c},rendered:`${v(t)} ${h}
${C(c)}`});switch(f){case"registry":{const{host:h,namespace:y,name:x,system:L,subdirectory:w}=l,e=w?`, directory ${v(w)}`:"";return m(`is module ${v(`${y}/${x}/${L}`)}\
 of registry ${h}${e}`,{host:h,namespace:y,name:x,system:L,subdirectory:w})}case"local":return m("is a local directory; no registry is used");case"remote":{const{
refusal:h,subdirectory:y}=l,x=h===null?"":`, which fails: ${v(h)}`;return m(`is downloaded without a registry${x}`,{subdirectory:y})}case"invalid":return m(p(l.
error,i),{},l.error)}}function J(t,i){const l=(0,F.mi)(t,i),c=(0,A.cr)(t),f=l.kind!=="invalid",{host:g,namespace:m,type:h}=f?l:{host:null,namespace:null,type:null},
y=f?null:l.error,x=y===null?`is provider ${v(`${m}/${h}`)} of registry ${g}`:p(y,i);return{explained:{input:t,host:g,namespace:m,type:h,error:y,advice:c},rendered:`${v(
t)} ${x}
${C(c)}`}}const p=(t,i)=>`is rejected by ${N.bB[i]}: ${v(t)}`,C=t=>t===null?"":`  help: ${v(t)}
`,v=t=>(0,o.RK)((0,B._U)(t));var j=r(4e3),R=r(5143),K=r(5799),z=r(7615);async function re(t,{credentials:i,configs:l,complaints:c,variables:f,redact:g}){const{clients:m,
findings:h,difference:y}=await i.find(t),x=y===null?[]:[(0,K.hD)(y)],L=[...h,...x,...c].map(w=>{const{code:e,message:n,help:s}=w.problem;return{code:e,message:n,
...s!==void 0&&{help:s},place:(0,K.Xd)(w)}});return{clients:m.flatMap(w=>le(t,w,l)),nearMisses:(0,S.Bz)(f,t,new Set([t])).map(({variable:w,why:e,write:n})=>({variable:w,
why:e,write:n})),problems:g([...new Map(L.map(w=>[w.message,w])).values()])}}function le(t,{client:i,looks:l},c){return c.filter(f=>f.client===i).map(({files:f,
forced:g})=>({client:i,looks:l,files:f.map(({shown:m,state:h})=>({file:m,state:h})),hostBlock:g.find(m=>m.host===t)?.place??null}))}function Y(t){return[...(0,z.
G_)(t.clients).flatMap(({clients:l,looks:c})=>[`  ${(0,j.eZ)(l)}: credentials sources, in order`,...c.map(({source:f,held:g},m)=>`    ${m+1}. ${(0,o.RK)(f)}: ${g}`)]),
...ae(t),...t.nearMisses.map(({variable:l,why:c,write:f})=>`  near miss  ${(0,o.RK)(l)}: ${(0,o.RK)(c)}; rename it to ${(0,o.RK)(f)}`),...t.problems.flatMap(({code:l,
message:c,help:f,place:g})=>[`  ${g===null?"":`${(0,R.eo)(g)}: `}${l}: ${(0,o.RK)(c)}`,...f?[`    help: ${(0,o.RK)(f)}`]:[]])].map(l=>`${l}
`).join("")}function ae({clients:t}){return(0,R.c1)(t,({files:l,hostBlock:c})=>JSON.stringify([l,c])).flatMap(l=>{const[{files:c,hostBlock:f}]=l,g=(0,j.eZ)(l.map(
({client:h})=>h));return[...c.length===0?[]:[`  ${g}: CLI configuration`],...c.map(({file:h,state:y})=>`    ${(0,o.RK)(h)}: ${y}`),...f===null?[]:[`    ${(0,R.eo)(
f)} has a host block for the host: its discovery document is not used`]]})}var X=r(2057),q=r(8416),_=r(5727),ee=r(1460),ie=r(345),ce=r(1435);async function de(t,i){
const{program:l}=i,c={environment:l.env,directory:l.cwd(),wording:ee.E},f=he(t,(0,ie.s)(t.raw,c),i),g=t.output.format==="json";let m=!1;for(const h of t.texts)for await(const y of h===
"-"?(0,X.Dx)(l.stdin):[h]){const{explained:x,rendered:L}=await f(y);m||=x.error!==null;const w=x.error===null?"":fe(y,t.subject),e=(0,o.s$)(JSON.stringify(x,ue));
l.stdout.write(g?`${e}
`:`${L}${w}`)}return m?1:0}const ue=(t,i)=>typeof i=="string"&&t!=="input"&&i.includes("//")?(0,B._U)(i):i;function fe(t,i){const l=(0,_.e)(t);return l===null||
l===i?"":`  help: did you mean "explain ${l} ${(0,o.RK)((0,B._U)(t))}"?
`}function he({subject:t},i,l){const c=(0,q.L2)({setting:i.dialect,scan:null});switch(t){case"host":return te(i,c,l);case"module":return ne(c.clients,V);case"pr\
ovider":return ne(c.clients,J)}}function ne(t,i){return async l=>{const c=t.map(h=>({client:h,...i(l,h)})),[f]=c;if(f===void 0)return i(l,"terraform");if(c.every(
({rendered:h})=>h===f.rendered)||c.every(({explained:h})=>h.error!==null))return f;const m=c.map(({client:h,rendered:y})=>`${N.bB[h]}: ${y}`);return{explained:f.
explained,rendered:m.join("")}}}function te(t,i,{program:{env:l,kill:c},secrets:f,stop:g}){const m=(0,ce.o)(t.cliConfig,i.clients,l),h={kill:c,learn:f.learn,stop:g.
signal},y={...(0,T.mQ)({...t,configs:m},l,h),variables:(0,P.w5)(l),redact:f.redact};return async x=>{const{explained:L,rendered:w}=D(x),{hostname:e}=L;if(e===null)
return{explained:{...L,credentials:null},rendered:w};const n=await re(e,y);return{explained:{...L,credentials:n},rendered:`${w}${Y(n)}`}}}}),4929:((oe,U,r)=>{r.
d(U,{Dz:()=>W,P4:()=>N,Yv:()=>F,kV:()=>B});var P=r(4091),T=r(1831),b=r(4e3),A=r(5799);const N=({clients:o,mistake:D})=>(0,A.CC)("credentials-config",{...S(D),affects:o});
function S(o){switch(o.kind){case"missing":return{message:`${o.setting} names ${(0,P.ol)(o.path)}, which does not exist`,help:"correct the path; the client cont\
inues without any CLI configuration"};case"unreadable":return{message:`${o.file} ${(0,b.mP)(o.failure)}`,help:o.failure.kind==="size"?"shorten the file; the cli\
ent reads all of it, this check nothing":"make it a regular file that this account can read; this check continues without it"};case"syntax":return{message:`${o.
file} has a syntax error: ${o.why}`,help:"correct the file; the client ignores all of it, including its tokens"};case"type":return{message:`${o.file}: ${o.path.
join(".")} must be ${o.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet"};case"block":return{message:`${o.
file}: ${o.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`the label of the block ${o.type} ${(0,P.ol)(o.label)} is not a hos\
tname: ${o.why}`,help:o.advice??"write a hostname as the label; the client ignores the block"};case"two helpers":return{message:"there is more than one credenti\
als_helper block",help:"remove all but one; the client uses any of them at random"};case"two installations":return{message:"there is more than one provider_inst\
allation block",help:"remove all but one; the client uses the first"};case"no token":return{message:o.hasValue?`the token in the credentials block for host ${(0,T.
nx)(o.host)} at ${o.file} is not a string`:`the credentials block for host ${(0,T.nx)(o.host)} at ${o.file} has no token`,help:'add token = "\u2026" or remove the bl\
ock; the clients send no token and try no other credentials source'};case"no helper":return{message:`credentials helper ${(0,P.ol)(o.name)}: there is no terrafo\
rm-credentials-${o.name} in ${o.directories.join(", ")}`,help:o.name===o.name.toLowerCase()?"install the program there (PATH is not searched); the client contin\
ues without a helper":"write the name in lower case; the client finds no other name"}}}const W=({name:o,why:D})=>(0,A.CC)("credentials-helper",{message:`credent\
ials helper ${o}: ${D}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with 0'}),F=({host:o,at:D})=>(0,A.CC)("service\
s-forced",{message:`the host block at ${D} defines the services of ${o}; the host's own discovery document is not used`,help:`remove the host block at ${D} to u\
se the discovery document of ${o}`}),B=o=>(0,A.CC)("services-forced-differ",{message:`the host block at ${o.at} and the discovery document of ${o.host} differ i\
n ${(0,b.K4)(o.services,10,b.dh)}`,help:"update the host block or remove it; machines without it use other services"})}),1460:((oe,U,r)=>{r.d(U,{E:()=>B,W:()=>F});
var P=r(6760),T=r(5747),b=r(1831),A=r(8535),N=r(7773),S=r(7188);const W=new Set(N.f.flatMap(([,p])=>p.map(({name:C})=>C))),F=p=>p.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(C,v,j)=>W.has(v)?`\`--${v}${j===void 0?"":` ${j}`}\``:C).replaceAll("hostnames input","--hostnames"),B={isTerminal:!0,setting:p=>`--${p}`,missingPath:(p,C)=>{const[
v="",...j]=p.split("=");if(j.length>0&&V(v))return`"${v}=\u2026" does not exist in ${C}; did you mean --tokens?`;const R=D(p,C),K=R===null?"":`; did you mean ${R}\
?`;return`"${p}" does not exist in ${C}${K}`}},o=new Map([...["init","lint","run","scan","test","validate"].map(p=>[p,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function D(p,C){const v=o.get(p)??(0,A.q)(p,S.bw);if(v!==null)return`"tf-disco ${v}"`;const j=(0,A.q)((0,P.basename)(p),(0,T.wX)(
(0,P.dirname)((0,P.resolve)(C,p))));if(j!==null)return`"${(0,P.join)((0,P.dirname)(p),j)}"`;const R=p.replace(/^https:\/\/|\/$/g,""),K=(0,b.Pv)(R);return K.ok&&
V(R)?`--hostnames ${K.value}`:null}const V=p=>p.includes(".")&&!J.test(p)&&(0,b.Pv)(p).ok,J=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{$e as id,ve as ids,ge as modules};
