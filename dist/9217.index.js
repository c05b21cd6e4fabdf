const un=9217,dn=[9217],fn={2798:((Y,U,r)=>{r.d(U,{mQ:()=>v});var D=r(4696),b=r(9961),C=r(8294),R=r(8032),K=r(255),I=r(3298),w=r(7630),H=r(3152),W=r(9432),$=r(1879),
E=r(7057),x=r(7177),S=r(9562),h=r(2170);const g=(n,t)=>({name:n,isProgram:!1,answers:t,find:e=>t.get(e)??null});async function P(n,t){let e=null;const a=[],s=[];
for(const l of n){const u=e===null||!l.isProgram,m=u?await l.find(t):null;a.push({source:m?.source??l.name,held:u?A(m):"not asked",counts:e===null&&m!==null}),m?.
problem&&s.push((0,h.kH)(m.problem,{places:m.place===null?[]:[m.place]})),e??=m}return{answer:e,looks:a,findings:s}}function A(n){return n===null?"nothing":n.token===
null?"no token":n.token.reveal()===""?"an empty token":"a token"}const L=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function j(n,t,e=null){const a=t.reveal(),s=T(n,a,e!==
null),l={source:n,place:e,token:t,problem:s,life:G(a)},u=a.length>E.$c||L.test(a);return u?{...l,isUnsendable:u}:l}function G(n){const[,t=""]=/^(?:\w+-)?eyJ[\w-]+\.([\w-]+)\.[\w-]*$/.
exec(n.trim())??[],e=(0,S.V)(Buffer.from(t,"base64url").toString(),"map"),{exp:a,iat:s}=e.ok&&(0,S.G)(e.value)?e.value:{};return typeof a!="number"||a<0?null:{expires:a*
1e3,issued:typeof s=="number"?s*1e3:null}}const F=[[L,"control character"],[{test:E.wK},"placeholder"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function T(n,t,e){if(t==="")return C.QU({source:n,isInFile:e});
const a=t.length>E.$c?"length":F.find(([s])=>s.test(t))?.[1];return a!==void 0?C.Eu({source:n,isInFile:e,slip:a}):t.length<E.Il?C.fj({source:n}):null}const M=1024*
1024;function J(n,t){let e=null;const a=async s=>{if(e!==null)return e;const l=await q(n,s,t);if("output"in l)return nn(n,l.output,t);const u=X(n,l.why);return l.
isStopped&&(e??=u),u};return{name:N(n),isProgram:!0,find:(0,I.O)(a)}}const N=({name:n})=>`credentials helper ${n}`,B=({shown:n},t)=>({why:`failed to run ${n}: ${t}`}),
k=({shown:n},t)=>({why:`${n} ${t} and was stopped`,isStopped:!0}),z="was running when the check ended";async function q(n,t,e){if(n.refusal!==null)return B(n,n.
refusal);const{timeoutMs:a,abortAfter:s=c=>AbortSignal.timeout(c),stop:l,kill:u}=e;if(l.aborted)return k(n,z);const m=await(0,x.m)({path:n.path,args:[...n.args,
"get",t],environment:Object.fromEntries(Object.entries(e.environment).filter(([c])=>!c.startsWith("INPUT_")))},{kill:u,signal:AbortSignal.any([s(a),l]),maxBytes:M});
switch(m.kind){case"not-started":return B(n,_[m.code]??m.code);case"stopped":return m.by==="output"?k(n,`wrote more than ${M/1024/1024} MiB`):k(n,l.aborted?z:`d\
id not exit within ${a/1e3} s (timeout-seconds)`);case"exited":{if(m.code===0)return{output:m.output};const c=en(m.complaint.toString()),O=c===""?", but it prod\
uced no error message":`: ${c}`;return{why:`error in ${n.shown}${O}`}}}}const _={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec for\
mat error",E2BIG:"argument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function nn(n,t,{learn:e}){const a=(0,$.Tp)(t);if(a.kind==="not-json"||a.kind===
"not-object")return X(n,`malformed output from ${n.shown}: ${(0,W.dh)(a.why)}`);const s=a.kind==="null"?null:a.services.find(({id:u})=>u==="token")?.value;if(typeof s!=
"string")return null;const l=new E.ou(s);return e(l),j(N(n),l)}function X(n,t){const e=(0,b.Dz)({name:n.name,why:t});return{source:N(n),place:null,token:null,problem:e}}
const tn=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),en=n=>(0,W.dh)(n.replace(tn,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function sn(n,t,e){const a=[
p(n),d(t)],s=e.map(({helper:l,credentials:u,turnedOff:m,client:c})=>{const O=new Map(u.map(Q=>[Q.host,f(Q)])),V=[...a,g("CLI configuration",O)];return{...{client:c,
known:V,off:m.map(rn)},sources:l===null?V:[...V,l]}});return{known:on(s.flatMap(({known:l})=>l)),find:async l=>{const u=await Promise.all(s.map(async({client:c,
sources:O,off:V})=>{const{looks:an,...Q}=await P(O,l),ln=V.filter(cn=>o(cn,l));return{...Q,client:c,unread:ln,looks:[...an,...ln.map(Z)]}})),m=u.flatMap(({answer:c})=>c??
[]);return{answer:m.find(({token:c})=>c!==null)??m[0]??null,clients:u.map(({client:c,looks:O})=>({client:c,looks:O})),findings:u.flatMap(({findings:c})=>c),difference:i(
l,u),lost:u.flatMap(({unread:c})=>c.flatMap(({problem:O})=>O??[]))[0]}}}}function on(n){const t=new Map(n.toReversed().flatMap(e=>[...e.answers]));return new Map(
[...t].flatMap(([e,{token:a,source:s}])=>a===null?[]:[[e,s]]))}const Z=({source:n})=>({source:n,held:"not read",counts:!1});function rn(n){const t=n.host?.replace(
/^[a-z]+:\/\/|\/.*$/gis,"")??null;return{...n,written:t,name:t===null?null:(0,K.$o)(t)}}const o=({written:n,name:t},e)=>n===null||t===e||n.startsWith("*.")&&e.endsWith(
n.slice(1));function f({host:n,place:t,token:e,hasValue:a}){const s=`${t.file}:${t.line}`;if(e!==null)return j(s,e,t);const l={kind:"no token",file:s,host:n,hasValue:a},
u=(0,b.P4)(l,R.Du);return{source:s,place:t,token:null,problem:u}}function i(n,t){const[e,...a]=t,s=e?.answer?.token?.reveal(),l=a.find(({answer:m})=>m?.token?.reveal()!==
s);if(e===void 0||l===void 0)return null;const u=({client:m,answer:c})=>({client:m,source:c?.token?c.source:null});return(0,C.tK)({host:n,first:u(e),other:u(l)})}
function d(n){const t=new Map,e=[];for(const[a,s]of Object.entries(n)){const l=(0,K.$k)(a);if(l===null||s===void 0)continue;const u=(0,w.AI)(s);u.ok?t.set(l,j(a,
u.value)):e.push(`${a}: ${u.why}`)}if(e.length>0)throw new H.GN(e);return g("TF_TOKEN_ variables",t)}function p(n){const t="tokens setting",e=n.map(({host:a,token:s})=>{
const l=j(t,s);return[a,s.reveal()===""?{...l,token:null}:l]});return g(t,new Map(e))}const y=1e4;function v({tokens:n,configs:t,timeoutMs:e},a){for(const c of t.
flatMap(O=>O.secrets))a.learn(c);const s={...a,timeoutMs:e??y},l=(0,I.O)(c=>J(c,s),({path:c,args:O})=>JSON.stringify([c,...O])),u=t.map(({helper:c,...O})=>({...O,
helper:c&&l(c)})),m=t.flatMap(({forced:c,client:O})=>c.map(V=>({...V,client:O})));return{credentials:sn(n,a.environment,u),configs:t,complaints:(0,D.Ot)(t.flatMap(
({findings:c})=>c)),forced:Map.groupBy(m,({host:c})=>c)}}}),7177:((Y,U,r)=>{r.d(U,{m:()=>K});var D=r(8161),b=r(6760),C=r(9968);let R=function(...$){return{spawn:R}=
process.getBuiltinModule("node:child_process"),new.target?new R(...$):R(...$)};async function K($,E){if(E.signal.aborted)return{kind:"stopped",by:"signal"};try{
return await I(w($),$,E)}catch(x){return{kind:"not-started",code:(0,C.Oj)(x)}}}function I($,{environment:E,input:x},S){const{kill:h,signal:g,maxBytes:P}=S,{promise:A,
resolve:L,reject:j}=Promise.withResolvers(),[G,F]=[[],[]];let T=0;const M=B=>{H($,h,E),L({kind:"stopped",by:B})},J=()=>M("signal");g.addEventListener("abort",J);
const N=B=>k=>{T+=k.length,T>P?M("output"):B.push(k)};return $.stdout?.on("data",N(G)),$.stderr?.on("data",N(F)),$.on("error",j).on("close",B=>{const[k,z]=[Buffer.
concat(G),Buffer.concat(F)];L({kind:"exited",code:B,output:k,complaint:z})}),$.stdin?.on("error",()=>{}).end(x),A.finally(()=>g.removeEventListener("abort",J))}
const w=({path:$,args:E,environment:x,directory:S,input:h})=>R($,E,{env:x,cwd:S,stdio:[h===void 0?"ignore":"pipe","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0});
function H($,E,x){try{$.pid!==void 0&&W($.pid,E,x)}catch(S){(0,C.Oj)(S)}$.stdout?.destroy(),$.stderr?.destroy(),$.unref()}function W($,E,{SystemRoot:x}){if((0,D.
platform)()!=="win32"){E(-$,"SIGKILL");return}const S=(0,b.join)(x??"C:\\Windows","System32","taskkill.exe"),h=["/pid",String($),"/t","/f"];R(S,h,{stdio:"ignore",
windowsHide:!0}).on("error",()=>E($,"SIGKILL")).unref()}}),9217:((Y,U,r)=>{r.r(U),r.d(U,{explain:()=>tn});var D=r(2798),b=r(479),C=r(4696),R=r(6889),K=r(8032),I=r(
9179),w=r(6092),H=r(5727),W=r(1460),$=r(345),E=r(437),x=r(8643),S=r(1054),h=r(8345),g=r(255),P=r(5243),A=r(3846);function L(o){const f=g.Pv(o),i=(0,S.L6)(o);if(!f.
ok){const t={hostname:null,discoveryUrl:null,tokenVariables:[]},e=g.WV(o);return{explained:{input:o,...t,display:e,error:f.why,advice:i},rendered:`${M(`${o} is \
not a hostname: ${f.why}`)}
${T(i)}`}}const d=f.value,p=g.pk(d),y=(0,x.jr)(g.cu(d)),v=g.fK(d),n=[M(d),...p===d?[]:[`  shown as   ${M(p)}`],`  discovery  ${M(y)}`,...v.map((t,e)=>`  ${e===0?
"variable":"        "}   ${M(t)}`)];return{explained:{input:o,hostname:d,display:p,discoveryUrl:y,tokenVariables:v,error:null,advice:i},rendered:`${n.join(`
`)}
${T(i)}`}}function j(o,f){const i=(0,P.vL)(o,f),d=(0,S.NM)(o,i,(0,P.rE)(o,f)),{kind:p}=i,y={host:null,namespace:null,name:null,system:null,subdirectory:null},v=(n,t={},e=null)=>({
explained:{input:o,kind:p,...y,...t,error:e,advice:d},rendered:`${M(o)} ${n}
${T(d)}`});switch(p){case"registry":{const{host:n,namespace:t,name:e,system:a,subdirectory:s}=i,l=s?`, directory ${M(s)}`:"";return v(`is module ${M(`${t}/${e}/${a}`)}\
 of registry ${n}${l}`,{host:n,namespace:t,name:e,system:a,subdirectory:s})}case"local":return v("is a local directory; no registry is used");case"remote":{const{
refusal:n,subdirectory:t}=i,e=n===null?"":`, which fails: ${M(n)}`;return v(`is downloaded without a registry${e}`,{subdirectory:t})}case"invalid":return v(F(i.
error,f),{},i.error)}}function G(o,f){const i=(0,A.mi)(o,f),d=(0,h.c)(o,i),p=i.kind!=="invalid",{host:y,namespace:v,type:n}=p?i:{host:null,namespace:null,type:null},
t=p?null:i.error,e=t===null?`is provider ${M(`${v}/${n}`)} of registry ${y}`:F(t.replace(/\n\n.*$/s,""),f);return{explained:{input:o,host:y,namespace:v,type:n,error:t,
advice:d},rendered:`${M(o)} ${e}
${T(d)}`}}const F=(o,f)=>`is rejected by ${K.bB[f]}: ${M(o)}`,T=o=>o===null?"":`  help: ${M(o)}
`,M=o=>(0,w.RK)((0,I._U)(o));var J=r(7615),N=r(9432),B=r(2170),k=r(9119),z=r(9615);async function q(o,{credentials:f,configs:i,complaints:d,variables:p,redact:y}){
const{clients:v,findings:n,difference:t}=await f.find(o),e=t===null?[]:[(0,B.kH)(t)],a=[...n,...e,...d].map(s=>{const{message:l,help:u}=(0,z.ag)(s.problem),m=(0,B.
Xd)(s);return{code:s.problem.code,message:l,...u!==null&&{help:u},place:m}});return{clients:v.flatMap(({client:s,looks:l})=>i.filter(u=>u.client===s).map(({files:u,
forced:m})=>({client:s,looks:l,files:u.map(({shown:c,state:O})=>({file:c,state:O})),hostBlock:m.find(c=>c.host===o)?.place??null}))),nearMisses:(0,g.Bz)(p,o,new Set(
[o])).map(({isParent:s,...l})=>l),problems:y([...new Map(a.map(s=>[s.message,s])).values()])}}function _(o){return[...(0,J.G_)(o.clients).flatMap(({clients:i,looks:d})=>[
`  ${(0,N.eZ)(i)}: credentials sources, in order`,...d.map(({source:p,held:y},v)=>`    ${v+1}. ${(0,w.RK)(p)}: ${y}`)]),...nn(o),...o.nearMisses.map(({variable:i,
why:d,write:p})=>`  near miss  ${(0,w.RK)(i)}: ${(0,w.RK)(d)}; rename it to ${(0,w.RK)(p)}`),...o.problems.flatMap(({code:i,message:d,help:p,place:y})=>[`  ${y===
null?"":`${(0,k.eo)(y)}: `}${i}: ${(0,w.RK)(d)}`,...p?[`    help: ${(0,w.RK)(p)}`]:[]])].map(i=>`${i}
`).join("")}function nn({clients:o}){return(0,k.c1)(o,({files:i,hostBlock:d})=>JSON.stringify([i,d])).flatMap(i=>{const[{files:d,hostBlock:p}]=i,y=(0,N.eZ)(i.map(
({client:n})=>n));return[...d.length===0?[]:[`  ${y}: CLI configuration`],...d.map(({file:n,state:t})=>`    ${(0,w.RK)(n)}: ${t}`),...p===null?[]:[`    ${(0,k.eo)(
p)} has a host block for the host: its discovery document is not used`]]})}var X=r(8839);async function tn(o,f){const{program:i}=f,d={environment:i.env,directory:i.
cwd(),wording:W.E},p=on(o,(0,$.s)(o.raw,d),f),y=o.output.format==="json";let v=!1;for(const n of o.texts)for await(const t of n==="-"?(0,X.Dx)(i.stdin):[n]){const{
explained:e,rendered:a}=await p(t);v||=e.error!==null;const s=e.error===null?"":sn(t,o.subject),l=(0,w.s$)(JSON.stringify(e,en));i.stdout.write(y?`${l}
`:`${a}${s}`)}return v?1:0}const en=(o,f)=>typeof f=="string"&&o!=="input"&&f.includes("//")?(0,I._U)(f):f;function sn(o,f){const i=(0,H.e)(o);return i===null||
i===f?"":`  help: did you mean "explain ${i} ${(0,w.RK)((0,I._U)(o))}"?
`}function on({subject:o},f,i){const d=(0,R.L2)({setting:f.dialect,scan:null});switch(o){case"host":return rn(f,d,i);case"module":return Z(d.clients,j);case"pro\
vider":return Z(d.clients,G)}}function Z(o,f){return async i=>{const d=o.map(n=>({client:n,...f(i,n)})),[p]=d;if(p===void 0)return f(i,"terraform");if(d.every(({
rendered:n})=>n===p.rendered)||d.every(({explained:n})=>n.error!==null))return p;const v=d.map(({client:n,rendered:t})=>`${K.bB[n]}: ${t}`);return{explained:p.explained,
rendered:v.join("")}}}function rn(o,f,{program:{env:i,kill:d},secrets:p,stop:y}){const v=(0,b.g8)(i),n=f.clients.map(a=>(0,C.J1)(a,v)),t={environment:i,kill:d,learn:p.
learn,stop:y.signal},e={...(0,D.mQ)({...o,configs:n},t),variables:(0,E.w5)(i),redact:p.redact};return async a=>{const{explained:s,rendered:l}=L(a),{hostname:u}=s;
if(u===null)return{explained:{...s,credentials:null},rendered:l};const m=await q(u,e);return{explained:{...s,credentials:m},rendered:`${l}${_(m)}`}}}}),1460:((Y,U,r)=>{
r.d(U,{E:()=>W,W:()=>H});var D=r(6760),b=r(9968),C=r(255),R=r(8535),K=r(7773),I=r(7188);const w=new Set(K.fd.flatMap(([,h])=>h.map(({name:g})=>g))),H=h=>h.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(g,P,A)=>w.has(P)?`\`--${P}${A===void 0?"":` ${A}`}\``:g).replaceAll("hostnames input","--hostnames"),W={isTerminal:!0,
setting:h=>`--${h}`,missingPath:(h,g)=>{const[P="",...A]=h.split("="),L=A.length>0&&x(P),j=L?"--tokens":E(h,g),G=j===null?"":`; did you mean ${j}?`;return`"${L?
`${P}=\u2026`:h}" does not exist in ${g}${G}`}},$=new Map([...["init","lint","run","scan","test","validate"].map(h=>[h,"check"]),["hosts","usages"],["list","usa\
ges"],["version","--version"]]);function E(h,g){const P=$.get(h)??(0,R.q)(h,I.bw);if(P!==null)return`"tf-disco ${P}"`;const A=(0,R.q)((0,D.basename)(h),(0,b.wX)(
(0,D.dirname)((0,D.resolve)(g,h))));if(A!==null)return`"${(0,D.join)((0,D.dirname)(h),A)}"`;const L=h.replace(/^https:\/\/|\/$/g,""),j=(0,C.Pv)(L);return j.ok&&
x(L)?`--hostnames ${j.value}`:null}const x=h=>h.includes(".")&&!S.test(h)&&(0,C.Pv)(h).ok,S=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{un as id,dn as ids,fn as modules};
