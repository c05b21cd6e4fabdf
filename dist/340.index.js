const hn=340,vn=[340,977],yn={2905:((cn,Q,s)=>{s.d(Q,{Ot:()=>an,J1:()=>F});var C=s(3024),N=s(6760),R=s(5747),W=s(5799),V=s(3229),G=s(1831),U=s(1731);const Z=function(...o){
const{configFinding:u}=s.late([9,599,765],4765);return new.target?new u(...o):u(...o)},z=function(...o){const{shownPath:u}=s.late([124,312,718],9718);return new.target?
new u(...o):u(...o)};function j({name:o,args:u,place:$},p,t,l){const r=p.map(f=>({directory:f,files:(0,R.wX)(f).filter(g=>_((0,N.join)(f,g)))})),i=f=>z(f,l),c=y(
o,r);if(c!==null){const f=(0,N.resolve)(c.directory,c.file),g=J(f,l);return{helper:{name:o,args:u,path:f,shown:i(f),refusal:g},findings:[]}}const k={kind:"no he\
lper",name:o,directories:p.map(i)};return{helper:null,findings:[Z(t,k,$)]}}const _=o=>(0,C.existsSync)(o)&&!(0,C.statSync)(o).isDirectory(),q=256;function J(o,{
system:u}){if(u==="windows")return null;if(!(0,C.statSync)(o).isFile())return"permission denied";const $=Buffer.alloc(q);let p;try{const l=(0,C.openSync)(o,"r");
try{p=(0,C.readSync)(l,$)}finally{(0,C.closeSync)(l)}}catch(l){return(0,R.Oj)(l),null}return $.toString("latin1",0,2)==="#!"||$.subarray(0,p).includes(0)?null:"\
exec format error"}const O="terraform-credentials-",T="0.0.0";function y(o,u){let $=null;for(const{directory:p,files:t}of u)for(const l of t){const r=d(l,o);r===
null||$!==null&&(0,U.Zy)(r,$.version)<=0||($={directory:p,file:l,version:r})}return $}function d(o,u){if(!o.startsWith(O))return null;const $=o.toLowerCase().slice(
O.length).replace(/\.exe$/,""),p=$.indexOf("_v");return(p<0?$:$.slice(0,p))!==u||$===""?null:(0,U.oF)(p<0?T:$.slice(p+2).replace(/_x.*$/s,""))}var h=s(4265);const v=function(...o){
const{configFinding:u}=s.late([9,599,765],4765);return new.target?new u(...o):u(...o)},D=function(...o){const{parseConfigFile:u}=s.late([9,599,765],4765);return new.target?
new u(...o):u(...o)},b=function(...o){const{configPaths:u}=s.late([124,312,718],9718);return new.target?new u(...o):u(...o)},S=function(...o){const{shownPath:u}=s.
late([124,312,718],9718);return new.target?new u(...o):u(...o)},w=1024*1024;function F(o,u,$=null){const p=b(o,u,C.existsSync,$),{directory:t,directoryOff:l,helperDirectories:r}=p,
i=H(p,o,u),c=[...i,...tn(t,o,u)],k=tn(l?.path??null,o,u),f=rn(K(c),o),g=f.helper&&j(f.helper,r,o,u),I=rn(K(k),o).credentials,B=i[0]?.blocks?.protocols??{};return{
...f,client:o,installations:K(c).flatMap(({installations:M})=>M??[]),mirrors:p.mirrorDirectories.map(M=>({path:M,shown:S(M,u)})),paths:p,files:[...c.map(({file:M})=>M),
...k.map(({file:M})=>({...M,state:"off"}))],turnedOff:I.map(({host:M,place:n})=>({host:M,place:n,by:l?.by??""})),helper:g?.helper??null,requestTimeoutMs:o==="op\
entofu"?(0,h.Hl)(B,u.environment):null,patience:(0,h.f5)(o,B,u.environment),findings:[...c.flatMap(({finding:M})=>M??[]),...f.findings,...g?.findings??[]],secrets:[
...K(c),...K(k)].flatMap(({secrets:M})=>M)}}const K=o=>o.flatMap(({blocks:u})=>u??[]);function H({main:o},u,$){if(o===null)return[];const{path:p,chosenBy:t}=o;if((0,C.
existsSync)(p))return[on(p,u,$)];const l={path:p,shown:S(p,$),state:"absent"},i=t==="default"?null:v(u,{kind:"missing",setting:t,path:p},null);return[{file:l,blocks:null,
finding:i}]}const Y=/\.tfrc(?:\.json)?$/s,tn=(o,u,$)=>(o===null?[]:(0,R.wX)(o)).filter(p=>Y.test(p)).map(p=>on((0,N.join)(o??"",p),u,$));function on(o,u,$){const p=(0,R.
yR)(o,w),t=S(o,$);if(!p.ok){const i={kind:"unreadable",file:t,failure:p.failure},c=v(u,i,null);return{file:{path:o,shown:t,state:"not read"},blocks:null,finding:c}}
const l=D({shown:t,...p},u),r=l.isRead?"read":"not read";return{file:{path:o,shown:t,state:r},blocks:l,finding:null}}function rn(o,u){const $=o.flatMap(c=>c.findings),
p=(c,k)=>{$.push(v(u,c,k))},t=ln(new Map(o.flatMap(c=>[...c.credentials])),p),l=ln(new Map(o.flatMap(c=>[...c.hosts])),p),[r,...i]=new Map(o.flatMap(c=>[...c.helpers]));
for(const[,{place:c}]of i)p({kind:"two helpers"},c);return{credentials:t,forced:l,helper:r===void 0?null:{name:r[0],...r[1]},findings:$}}function ln(o,u){const $=new Map;
for(const[p,t]of o){const l=(0,G.Pv)(p);if(l.ok){$.set(l.value,{...t,host:l.value});continue}const r="services"in t?"host":"credentials",i=(0,V.L6)(p);u({kind:"\
label",type:r,label:p,why:l.why,advice:i},t.place)}return[...$.values()]}const an=o=>(0,W.DF)(o,({problem:{code:u,message:$},places:p})=>[u,$,p])}),4977:((cn,Q,s)=>{
s.d(Q,{mQ:()=>M});var C=s(2905),N=s(4929),R=s(3534),W=s(1064),V=s(1831),G=s(2713),U=s(1421),Z=s(8161),z=s(5747),j=s(4e3),_=s(1919),q=s(5799);const J=(n,e)=>({name:n,
isProgram:!1,answers:e,find:a=>e.get(a)??null});async function O(n,e){let a=null;const m=[],x=[];for(const E of n){const A=a===null||!E.isProgram,P=A?await E.find(
e):null;m.push({source:P?.source??E.name,held:A?T(P):"not asked",counts:a===null&&P!==null}),P?.problem&&x.push((0,q.hD)(P.problem,{places:P.place===null?[]:[P.
place]})),a??=P}return{answer:a,looks:m,findings:x}}function T(n){return n===null?"nothing":n.token===null?"no token":n.token.reveal()===""?"an empty token":"a \
token"}const y=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function d(n,e,a=null){const m=e.reveal(),x={source:n,place:a,token:e,problem:v(n,m)};return y.test(m)?{...x,isUnsendable:!0}:
x}const h=[[y,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner whit\
e space"],[/[^\x20-\x7e]/,"not ASCII"]];function v(n,e){if(e==="")return(0,R.QU)({source:n});const a=h.find(([m])=>m.test(e))?.[1];return a!==void 0?(0,R.Eu)({source:n,
slip:a}):e.length<G.Il?(0,R.fj)({source:n}):null}const D=1024*1024;function b(n,e){const a=new Map;let m=null;const x=async E=>{if(m!==null)return m;const A=await H(
n,E,e);if("output"in A)return o(n,A.output,e);const P=u(n,A.why);return A.isStopped&&(m??=P),P};return{name:S(n),isProgram:!0,find:E=>{const A=a.get(E)??x(E);return a.
set(E,A),A}}}const S=({name:n})=>`credentials helper ${n}`,w=({shown:n},e)=>({why:`failed to run ${n}: ${e}`}),F=({shown:n},e)=>({why:`${n} ${e} and was stopped`,
isStopped:!0}),K="was running when the check ended";async function H(n,e,a){if(n.refusal!==null)return w(n,n.refusal);if(a.stop.aborted)return F(n,K);const m=on(
n,e,a.environment);return typeof m=="string"?w(n,m):Y(m,n,a)}function Y(n,e,a){const{timeoutMs:m,abortAfter:x,stop:E}=a,A=AbortSignal.any([x(m),E]);return new Promise(
P=>{const X=[],L=[];let nn=0;const sn=en=>{A.removeEventListener("abort",un),P(en)},fn=en=>{tn(n,a),sn(F(e,en))},un=()=>fn(E.aborted?K:`did not exit within ${m/
1e3} s (timeout-seconds)`);A.addEventListener("abort",un);const pn=en=>dn=>{nn+=dn.length,nn>D?fn(`wrote more than ${D/1024/1024} MiB`):en.push(dn)};n.stdout?.on(
"data",pn(X)),n.stderr?.on("data",pn(L)),n.on("error",en=>sn(w(e,an(en)))),n.on("close",en=>{if(en===0)return sn({output:Buffer.concat(X)});const dn=p(Buffer.concat(
L).toString()),mn=dn===""?", but it produced no error message":`: ${dn}`;sn({why:`error in ${e.shown}${mn}`})})})}function tn(n,{kill:e}){try{n.pid!==void 0&&e(
(0,Z.platform)()==="win32"?n.pid:-n.pid,"SIGKILL")}catch(a){(0,z.Oj)(a)}n.stdout?.destroy(),n.stderr?.destroy(),n.unref()}function on({path:n,args:e},a,m){try{return(0,U.
spawn)(n,[...e,"get",a],{env:rn(m),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0})}catch(x){return an(x)}}const rn=n=>Object.fromEntries(Object.
entries(n).filter(([e])=>!e.startsWith("INPUT_"))),ln={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"argument\
 list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function an(n){const e=(0,z.Oj)(n);return ln[e]??e}function o(n,e,{learn:a}){const m=(0,_.Tp)(e);if(m.
kind==="not-json"||m.kind==="not-object")return u(n,`malformed output from ${n.shown}: ${(0,j.dh)(m.why)}`);const x=m.kind==="null"?null:m.services.find(({id:A})=>A===
"token")?.value;if(typeof x!="string")return null;const E=new G.ou(x);return a(E),d(S(n),E)}function u(n,e){const a=(0,N.Dz)({name:n.name,why:e});return{source:S(
n),place:null,token:null,problem:a}}const $=new RegExp("\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),p=n=>(0,j.dh)(n.replace($,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu"),
" ").trim());function t({tokens:n,environment:e,clients:a}){const m=[I(n),g(e)],x=a.map(({helper:E,credentials:A,...P})=>{const X=[...m,i(A)];return{...P,known:X,
sources:E===null?X:[...X,E]}});return{known:l(x.flatMap(({known:E})=>E)),find:async E=>{const A=await Promise.all(x.map(async({client:P,sources:X,turnedOff:L})=>{
const{looks:nn,...sn}=await O(X,E);return{...sn,client:P,looks:[...nn,...r(L,E)]}}));return{answer:k(A.map(({answer:P})=>P)),clients:A.map(({client:P,looks:X})=>({
client:P,looks:X})),findings:A.flatMap(({findings:P})=>P),difference:f(E,A)}}}}function l(n){const e=new Map(n.toReversed().flatMap(a=>[...a.answers]));return new Map(
[...e].flatMap(([a,{token:m,source:x}])=>m===null?[]:[[a,x]]))}const r=(n,e)=>n.filter(a=>a.host===e).map(({place:a,by:m})=>({source:`${a.file}:${a.line} (${m} \
names another file)`,held:"not read",counts:!1})),i=n=>J("CLI configuration",new Map(n.map(e=>[e.host,c(e)])));function c({host:n,place:e,token:a,hasValue:m}){const x=`${e.
file}:${e.line}`;if(a!==null)return d(x,a,e);const E={kind:"no token",file:x,host:n,hasValue:m};return{source:x,place:e,token:null,problem:(0,N.P4)({clients:W.Du,
mistake:E})}}const k=n=>n.find(e=>e?.token)??n.find(e=>e!==null)??null;function f(n,e){const[a,...m]=e,x=a?.answer?.token?.reveal(),E=m.find(({answer:P})=>P?.token?.
reveal()!==x);if(a===void 0||E===void 0)return null;const A=({client:P,answer:X})=>({client:P,source:X?.token?X.source:null});return(0,R.tK)({host:n,first:A(a),
other:A(E)})}function g(n){const e=Object.entries(n).flatMap(([a,m])=>{const x=(0,V.$k)(a);return x===null||m===void 0?[]:[[x,d(a,new G.ou(m))]]});return J("TF_\
TOKEN_ variables",new Map(e))}function I(n){const e="tokens setting",a=n.map(({host:m,token:x})=>{const E=d(e,x);return[m,x.reveal()===""?{...E,token:null}:E]});
return J(e,new Map(a))}const B=1e4;function M({tokens:n,configs:e,timeoutMs:a},m,x){for(const L of e.flatMap(nn=>nn.secrets))x.learn(L);const E=new Map,A=L=>{if(L===
null)return null;const nn=JSON.stringify([L.path,...L.args]),sn=pn=>AbortSignal.timeout(pn),fn={timeoutMs:a??B,environment:m},un=E.get(nn)??b(L,{abortAfter:sn,...x,
...fn});return E.set(nn,un),un},P=e.map(L=>({...L,helper:A(L.helper)})),X=e.flatMap(L=>L.forced.map(nn=>({...nn,client:L.client})));return{credentials:t({tokens:n,
environment:m,clients:P}),configs:e,complaints:(0,C.Ot)(e.flatMap(({findings:L})=>L)),forced:Map.groupBy(X,({host:L})=>L)}}}),6340:((cn,Q,s)=>{s.r(Q),s.d(Q,{explain:()=>an});
var C=s(1992),N=s(4977),R=s(4283),W=s(3229),V=s(6174),G=s(1064),U=s(1831),Z=s(5011),z=s(1022),j=s(8641);function _(t){const l=(0,U.Pv)(t),r=(0,W.L6)(t);if(!l.ok)
return{explained:{input:t,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:(0,U.WV)(t),error:l.why,advice:r},rendered:`${y(t)} is not a hostname: ${y(
l.why)}
${T(r)}`};const i={hostname:l.value,display:(0,U.nx)(l.value),discoveryUrl:(0,R.jr)((0,U.cu)(l.value)),tokenVariables:(0,U.fK)(l.value)},c=[i.hostname,...i.display===
i.hostname?[]:[`  shown as   ${y(i.display)}`],`  discovery  ${i.discoveryUrl}`,...i.tokenVariables.map((k,f)=>`  ${f===0?"variable":"        "}   ${y(k)}`)];return{
explained:{input:t,...i,error:null,advice:r},rendered:`${c.join(`
`)}
${T(r)}`}}function q(t,l){const r=(0,Z.vL)(t,l),i=(0,W.NM)(t,r,(0,Z.rE)(t,l)),{kind:c}=r,k={host:null,namespace:null,name:null,system:null,subdirectory:null},f=(g,I={},B=null)=>({
explained:{input:t,kind:c,...k,...I,error:B,advice:i},rendered:`${y(t)} ${g}
${T(i)}`});switch(c){case"registry":{const{host:g,namespace:I,name:B,system:M,subdirectory:n}=r,e=n?`, directory ${y(n)}`:"";return f(`is module ${y(`${I}/${B}/${M}`)}\
 of registry ${g}${e}`,{host:g,namespace:I,name:B,system:M,subdirectory:n})}case"local":return f("is a local directory; no registry is used");case"remote":return f(
"is downloaded without a registry",{subdirectory:r.subdirectory});case"invalid":return f(O(r.error,l),{},r.error)}}function J(t,l){const r=(0,z.m)(t,l),i=(0,W.cr)(
t),c=r.kind!=="invalid",{host:k,namespace:f,type:g}=c?r:{host:null,namespace:null,type:null},I=c?null:r.error,B=I===null?`is provider ${y(`${f}/${g}`)} of regis\
try ${k}`:O(I,l);return{explained:{input:t,host:k,namespace:f,type:g,error:I,advice:i},rendered:`${y(t)} ${B}
${T(i)}`}}const O=(t,l)=>`is rejected by ${G.bB[l]}: ${y(t)}`,T=t=>t===null?"":`  help: ${y(t)}
`,y=t=>(0,j.RK)((0,V._U)(t));var d=s(5799),h=s(241),v=s(1505),D=s(4120),b=s(8884);async function S(t,{credentials:l,configs:r,complaints:i,variables:c,redact:k}){
const{clients:f,findings:g,difference:I}=await l.find(t),B=[...g,...I===null?[]:[(0,d.hD)(I)],...i].map(M=>{const{code:n,message:e,help:a}=M.problem;return{code:n,
message:e,...a===void 0?{}:{help:a},place:(0,d.Xd)(M)}});return{clients:f.flatMap(M=>w(t,M,r)),nearMisses:(0,h.B)(c,t,new Set([t])).map(({variable:M,why:n,write:e})=>({
variable:M,why:n,write:e})),problems:k([...new Map(B.map(M=>[M.message,M])).values()])}}function w(t,{client:l,looks:r},i){return i.filter(c=>c.client===l).map(
({files:c,forced:k})=>({client:l,looks:r,files:c.map(({shown:f,state:g})=>({file:f,state:g})),hostBlock:k.find(f=>f.host===t)?.place??null}))}function F(t){return[
...(0,v.G_)(t.clients).flatMap(({clients:r,looks:i})=>[`  ${(0,D.wO)(r)}: credentials sources, in order`,...i.map(({source:c,held:k},f)=>`    ${f+1}. ${(0,j.RK)(
c)}: ${k}`)]),...K(t),...t.nearMisses.map(({variable:r,why:i,write:c})=>`  near miss  ${(0,j.RK)(r)}: ${(0,j.RK)(i)}; rename it to ${(0,j.RK)(c)}`),...t.problems.
flatMap(({code:r,message:i,help:c,place:k})=>[`  ${k===null?"":`${(0,b.eo)(k)}: `}${r}: ${(0,j.RK)(i)}`,...c?[`    help: ${(0,j.RK)(c)}`]:[]])].map(r=>`${r}
`).join("")}function K({clients:t}){return[...Map.groupBy(t,({files:r,hostBlock:i})=>JSON.stringify([r,i])).values()].flatMap(r=>{const{files:i=[],hostBlock:c=null}=r[0]??
{},k=c===null?[]:[`${(0,b.eo)(c)} has a host block for the host: its discovery document is not used`];return[...i.length===0?[]:[`  ${(0,D.wO)(r.map(({client:f})=>f))}\
: CLI configuration`],...[...i.map(({file:f,state:g})=>`${(0,j.RK)(f)}: ${g}`),...k].map(f=>`    ${f}`)]})}var H=s(2057),Y=s(8416),tn=s(5727),on=s(1460),rn=s(5751),
ln=s(1435);async function an(t,l){const{program:r}=l,i={environment:r.env,directory:r.cwd(),wording:on.E},c=u(t,(0,rn.s)(t.raw,i),l),k=t.output.format==="json";
let f=!1;for(const g of t.texts)for await(const I of g==="-"?(0,H.Dx)(r.stdin):[g]){const{explained:B,rendered:M}=await c(I);f||=B.error!==null;const n=B.error===
null?"":o(I,t.subject);r.stdout.write(k?`${JSON.stringify(B)}
`:`${M}${n}`)}return f?1:0}function o(t,l){const r=(0,tn.e)(t);return r===null||r===l?"":`  help: did you mean "explain ${r} ${(0,j.RK)((0,V._U)(t))}"?
`}function u({subject:t},l,r){const i=(0,Y.L2)({setting:l.dialect,scan:null});switch(t){case"host":return p(l,i,r);case"module":return $(i.clients,q);case"provi\
der":return $(i.clients,J)}}function $(t,l){return async r=>{const i=t.map(g=>({client:g,...l(r,g)})),[c]=i;if(c===void 0)return l(r,"terraform");if(i.every(({rendered:g})=>g===
c.rendered)||i.every(({explained:g})=>g.error!==null))return c;const f=i.map(({client:g,rendered:I})=>`${G.bB[g]}: ${I}`);return{explained:c.explained,rendered:f.
join("")}}}function p(t,l,{program:{env:r,kill:i},secrets:c,stop:k}){const f=(0,ln.o)(t.cliConfig,l.clients,r),g={kill:i,learn:c.learn,stop:k.signal},I={...(0,N.
mQ)({...t,configs:f},r,g),variables:(0,C.w5)(r),redact:c.redact};return async B=>{const{explained:M,rendered:n}=_(B),{hostname:e}=M;if(e===null)return{explained:{
...M,credentials:null},rendered:n};const a=await S(e,I);return{explained:{...M,credentials:a},rendered:`${n}${F(a)}`}}}}),1919:((cn,Q,s)=>{s.d(Q,{Qc:()=>j,Tp:()=>G,
Zo:()=>O,bi:()=>W});var C=s(3307),N=s(4091),R=s(9562);const W=1024*1024,V={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function G(y,d=V){const h=(0,N._6)(y),
v=Z(h,d),D=(0,C.Ey)(h,v.add);if(D!==null){const[,S,w]=j(h)??[];return S===void 0?{kind:"not-json",...D}:{kind:"not-json",why:`it ${S}`,advice:w??null}}const b=/[^\t\n\r ]/.
exec(h)?.[0];return b==="{"?{kind:"object",services:v.read()}:b==="n"?{kind:"null"}:{kind:"not-object",why:`found ${U[b??""]??"a number"}`}}const U={"[":"an arr\
ay",'"':"a string",t:"a boolean",f:"a boolean"};function Z(y,d){const h=new Map,v=y.includes("\\");return{add:(S,w,F,K)=>{if(K===0)return;const H=y.slice(F,K),Y=v?
(0,C.I)(H):H.slice(1,-1),tn=h.get(Y);tn!==void 0?Object.assign(tn,{start:S,end:w}):d.keeps(Y,w-S)&&h.set(Y,{id:(0,C.I)(H),start:S,end:w})},read:()=>Array.from(h.
values(),({id:S,start:w,end:F})=>({id:S,value:F-w>d.maxValue?void 0:(0,C.IL)(y.slice(w,F))}))}}const z=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with\
 a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p\
{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],j=y=>z.find(([d])=>d.
test(y)),_=100,q=16*1024,J=200;function O(y){const d=new Set(y),h=new Set(y.map(T));let v=0,D=q;return{maxValue:R.Ls,keeps:(b,S)=>{if((0,R.D6)(b)||d.has(b))return!0;
const w=b.length<=J&&h.delete(T(b));return v===_||b.length+S>D?w:(v+=1,D-=b.length+S,!0)}}}const T=y=>y.slice(0,y.indexOf(".")+1)}),1505:((cn,Q,s)=>{s.d(Q,{G_:()=>J,
Yj:()=>q,Zc:()=>j,o7:()=>_,pk:()=>z,se:()=>Z,tN:()=>V});var C=s(4e3),N=s(7574),R=s(4120),W=s(8884);const V=120,G=20,U=6;function Z({requirements:d},h,v){return{
label:"required",texts:(0,R.Sk)(d,G,b=>{const S=b.because.some(F=>typeof F=="string")?2:1,w=(0,W.Ky)(b.because,S,v.because);return`${z(b,h,v)} (${w})`})}}function z({
service:d,clients:h},{dialect:v},D){const b=d==="any"?(0,R.DO)(d):D.value(d,V);return v.clients.every(w=>h.includes(w))?b:`${b} for ${(0,R.wO)(h)}`}function j({
visit:d},h){const{timing:v,discovery:D}=d.attempt,b=D.kind==="failed"?D.excerpt:null,S=(0,N.I$)(v).map(([H,Y])=>`${H} ${(0,N.kJ)(Y)}`),w=d.earlier.map(H=>{const{
kind:Y}=H.discovery;return`${Y==="failed"?H.discovery.problem.code:Y} after ${(0,N.kJ)(H.timing.totalMs)}`}),F=b===null?[]:[h.value(b.replace(/\s+/gu," ").trim())],
K=d.credentials?.hasToken?[h.prose(d.credentials.source)]:[];return[{label:"body",texts:F},{label:"timing",texts:[S.join(", ")]},{label:"retried",texts:w},{label:"\
token from",texts:K}]}function _({visit:d,findings:h},v){const D=h.some(({problem:{code:w}})=>/^credentials-|^document-unauthorized$/.test(w)),S=[...Map.groupBy(
d.forced,({place:w})=>(0,W.eo)(w))].map(([w,F])=>v.prose(`${w}, for ${(0,R.wO)(F.map(({client:K})=>K))}`));return[{label:"credentials",texts:D?y(d.looks,v.prose):
[]},{label:"host block",texts:S}]}function q({visit:d,services:h,servicesFrom:v},D){const b=v===null?(0,N.kJ)(d.attempt.timing.totalMs):`host block at ${D.because(
v)}`,S=(0,C.K4)(h,U,({id:w})=>D.value(w,V));return`${h.length===0?"no services":S} (${b})`}function J(d){const h=Map.groupBy(d,v=>JSON.stringify(v.looks.map(T)));
return Array.from(h.values(),v=>({clients:v.map(({client:D})=>D),looks:v[0]?.looks.map(T)??[]}))}const O={nothing:"no entry","a token":"a token","an empty token":"\
an empty token","no token":"an entry without a token","not asked":"not run","not read":"turned off"},T=({source:d,held:h,counts:v})=>({source:d,held:`${O[h]}${v?
h==="no token"?" (ends the search)":" (used)":""}`});function y(d,h){const v=J(d);return v.flatMap(({clients:D,looks:b})=>b.map(({source:S,held:w})=>`${v.length>
1?`${(0,R.wO)(D)}: `:""}${h(S)}: ${w}`))}}),1460:((cn,Q,s)=>{s.d(Q,{E:()=>z,W:()=>Z});var C=s(6760),N=s(5747),R=s(1831),W=s(8535),V=s(7773),G=s(7188);const U=new Set(
V.f.flatMap(([,O])=>O.map(({name:T})=>T))),Z=O=>O.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(T,y,d)=>U.has(y)?`\`--${y}${d===void 0?"":` ${d}`}\``:T).replaceAll(
"hostnames input","--hostnames"),z={setting:O=>`--${O}`,missingPath:(O,T)=>{const[y="",...d]=O.split("=");if(d.length>0&&q(y))return`"${y}=\u2026" does not exist in ${T}\
; did you mean --tokens?`;const h=_(O,T),v=h===null?"":`; did you mean ${h}?`;return`"${O}" does not exist in ${T}${v}`}},j=new Map([...["init","lint","run","sc\
an","test","validate"].map(O=>[O,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function _(O,T){const y=j.get(O)??(0,W.q)(O,G.bw);if(y!==
null)return`"tf-disco ${y}"`;const d=(0,W.q)((0,C.basename)(O),(0,N.wX)((0,C.dirname)((0,C.resolve)(T,O))));if(d!==null)return`"${(0,C.join)((0,C.dirname)(O),d)}\
"`;const h=O.replace(/^https:\/\/|\/$/g,""),v=(0,R.Pv)(h);return v.ok&&q(h)?`--hostnames ${(0,R.nx)(v.value)}`:null}const q=O=>O.includes(".")&&!J.test(O)&&(0,R.
Pv)(O).ok,J=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{hn as id,vn as ids,yn as modules};
