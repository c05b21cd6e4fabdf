const mn=340,hn=[340,977],vn={2905:((un,X,r)=>{r.d(X,{Ot:()=>ln,J1:()=>H});var x=r(3024),F=r(6760),I=r(5747),N=r(5799),G=r(3229),U=r(1831),k=r(1731);const Y=function(...o){
const{configFinding:c}=r.late([9,778,765],4765);return new.target?new c(...o):c(...o)},Z=function(...o){const{shownPath:c}=r.late([693,597],6597);return new.target?
new c(...o):c(...o)};function b({name:o,args:c,place:h},t,a,s){const i=t.map(f=>({directory:f,files:(0,I.wX)(f).filter(M=>J((0,F.join)(f,M)))})),p=f=>Z(f,s),v=m(
o,i);if(v!==null){const f=(0,F.resolve)(v.directory,v.file),M=K(f,s);return{helper:{name:o,args:c,path:f,shown:p(f),refusal:M},findings:[]}}const u={kind:"no he\
lper",name:o,directories:t.map(p)};return{helper:null,findings:[Y(a,u,h)]}}const J=o=>(0,x.existsSync)(o)&&!(0,x.statSync)(o).isDirectory(),z=256;function K(o,{
system:c}){if(c==="windows")return null;if(!(0,x.statSync)(o).isFile())return"permission denied";const h=Buffer.alloc(z),t=()=>(0,I.ET)((0,x.openSync)(o,"r"),i=>h.
subarray(0,(0,x.readSync)(i,h))),a=(0,I.N0)(t,null);return a===null||a.toString("latin1",0,2)==="#!"||a.includes(0)?null:"exec format error"}const g="terraform-\
credentials-",A="0.0.0";function m(o,c){let h=null;for(const{directory:t,files:a}of c)for(const s of a){const i=w(s,o);i===null||h!==null&&(0,k.Zy)(i,h.version)<=
0||(h={directory:t,file:s,version:i})}return h}function w(o,c){if(!o.startsWith(g))return null;const h=o.toLowerCase().slice(g.length).replace(/\.exe$/,""),t=h.
indexOf("_v");return(t<0?h:h.slice(0,t))!==c||h===""?null:(0,k.oF)(t<0?A:h.slice(t+2).replace(/_x.*$/s,""))}var O=r(4265);const D=function(...o){const{configFinding:c}=r.
late([9,778,765],4765);return new.target?new c(...o):c(...o)},B=function(...o){const{parseConfigFile:c}=r.late([9,778,765],4765);return new.target?new c(...o):c(
...o)},R=function(...o){const{configPaths:c}=r.late([693,597],6597);return new.target?new c(...o):c(...o)},C=function(...o){const{shownPath:c}=r.late([693,597],
6597);return new.target?new c(...o):c(...o)},L=1024*1024;function H(o,c,h=null){const t=R(o,c,x.existsSync,h),{directory:a,directoryOff:s,helperDirectories:i}=t,
p=Q(t,o,c),v=[...p,..._(a,o,c)],u=_(s?.path??null,o,c),f=on(v,o),M=f.helper&&b(f.helper,i,o,c),j=on(u,o).credentials,n=p[0]?.protocols??{};return{...f,client:o,
installations:v.map(({installations:e})=>e),mirrors:t.mirrorDirectories.map(e=>({path:e,shown:C(e,c)})),paths:t,files:[...v.map(({file:e})=>e),...u.map(({file:e})=>({
...e,state:"off"}))],turnedOff:j.map(({host:e,place:l})=>({host:e,place:l,by:s?.by??""})),helper:M?.helper??null,requestTimeoutMs:o==="opentofu"?(0,O.Hl)(n,c.environment):
null,patience:(0,O.f5)(o,n,c.environment),findings:[...f.findings,...M?.findings??[]],secrets:[...v,...u].flatMap(({secrets:e})=>e)}}function Q({main:o},c,h){if(o===
null)return[];const{path:t,chosenBy:a}=o;if((0,x.existsSync)(t))return[sn(t,c,h)];const s={path:t,shown:C(t,h),state:"absent"};return a==="default"?[W(s,null,c)]:
[W(s,{kind:"missing",setting:a,path:t},c)]}function W(o,c,h){return{...B({shown:o.shown,text:"",isUtf8:!0},h),findings:c===null?[]:[D(h,c,null)],file:o}}const q=/\.tfrc(?:\.json)?$/s,
_=(o,c,h)=>(o===null?[]:(0,I.wX)(o)).filter(t=>q.test(t)).map(t=>sn((0,F.join)(o??"",t),c,h));function sn(o,c,h){const t=(0,I.yR)(o,L),a=C(o,h);if(!t.ok){const i={
kind:"unreadable",file:a,failure:t.failure};return W({path:o,shown:a,state:"not read"},i,c)}const s=B({shown:a,...t},c);return{...s,file:{path:o,shown:a,state:s.
isRead?"read":"not read"}}}function on(o,c){const h=o.flatMap(u=>u.findings),t=(u,f)=>{h.push(D(c,u,f))},a=rn(new Map(o.flatMap(u=>[...u.credentials])),t),s=rn(
new Map(o.flatMap(u=>[...u.hosts])),t),[i,...p]=new Map(o.flatMap(u=>[...u.helpers]));for(const[,{place:u}]of p)t({kind:"two helpers"},u);const v=i===void 0?null:
{name:i[0],...i[1]};return{credentials:a,forced:s,helper:v,findings:h}}function rn(o,c){const h=new Map;for(const[t,a]of o){const s=(0,U.Pv)(t),i="services"in a?
"host":"credentials";if(s.ok)h.set(s.value,{...a,host:s.value});else{const p={label:t,why:s.why,advice:(0,G.L6)(t)};c({kind:"label",type:i,...p},a.place)}}return[
...h.values()]}const ln=o=>(0,N.DF)(o,({problem:{code:c,message:h},places:t})=>[c,h,t])}),4977:((un,X,r)=>{r.d(X,{mQ:()=>j});var x=r(2905),F=r(4929),I=r(3534),N=r(
1064),G=r(1831),U=r(2713),k=r(1421),Y=r(8161),Z=r(5747),b=r(4e3),J=r(1919),z=r(5799);const K=(n,e)=>({name:n,isProgram:!1,answers:e,find:l=>e.get(l)??null});async function g(n,e){
let l=null;const d=[],$=[];for(const y of n){const E=l===null||!y.isProgram,S=E?await y.find(e):null;d.push({source:S?.source??y.name,held:E?A(S):"not asked",counts:l===
null&&S!==null}),S?.problem&&$.push((0,z.hD)(S.problem,{places:S.place===null?[]:[S.place]})),l??=S}return{answer:l,looks:d,findings:$}}function A(n){return n===
null?"nothing":n.token===null?"no token":n.token.reveal()===""?"an empty token":"a token"}const m=/[^\t\x20-\x7e\x80-\u{10ffff}]/u;function w(n,e,l=null){const d=e.
reveal(),$={source:n,place:l,token:e,problem:D(n,d)};return m.test(d)?{...$,isUnsendable:!0}:$}const O=[[m,"control character"],[/^bearer\s/i,"bearer"],[/^(["'\u201c\u2018]).*["'\u201d\u2019]$/,
"quotes"],[/^\s|\s$/,"outer white space"],[/\s/,"inner white space"],[/[^\x20-\x7e]/,"not ASCII"]];function D(n,e){if(e==="")return I.QU({source:n});const l=O.find(
([d])=>d.test(e))?.[1];return l!==void 0?I.Eu({source:n,slip:l}):e.length<U.Il?I.fj({source:n}):null}const B=1024*1024;function R(n,e){const l=new Map;let d=null;
const $=async y=>{if(d!==null)return d;const E=await W(n,y,e);if("output"in E)return ln(n,E.output,e);const S=o(n,E.why);return E.isStopped&&(d??=S),S};return{name:C(
n),isProgram:!0,find:y=>{const E=l.get(y)??$(y);return l.set(y,E),E}}}const C=({name:n})=>`credentials helper ${n}`,L=({shown:n},e)=>({why:`failed to run ${n}: ${e}`}),
H=({shown:n},e)=>({why:`${n} ${e} and was stopped`,isStopped:!0}),Q="was running when the check ended";async function W(n,e,l){if(n.refusal!==null)return L(n,n.
refusal);if(l.stop.aborted)return H(n,Q);try{return await q(sn(n,e,l.environment),n,l)}catch(d){const $=(0,Z.Oj)(d);return L(n,rn[$]??$)}}function q(n,e,l){const{
timeoutMs:d,abortAfter:$,stop:y}=l,E=AbortSignal.any([$(d),y]);return new Promise((S,T)=>{const P=[],V=[];let nn=0;const tn=en=>{E.removeEventListener("abort",dn),
S(en)},an=en=>{_(n,l),tn(H(e,en))},dn=()=>an(y.aborted?Q:`did not exit within ${d/1e3} s (timeout-seconds)`);E.addEventListener("abort",dn);const fn=en=>cn=>{nn+=
cn.length,nn>B?an(`wrote more than ${B/1024/1024} MiB`):en.push(cn)};n.stdout?.on("data",fn(P)),n.stderr?.on("data",fn(V)),n.on("error",T),n.on("close",en=>{if(en===
0)return tn({output:Buffer.concat(P)});const cn=h(Buffer.concat(V).toString()),pn=cn===""?", but it produced no error message":`: ${cn}`;tn({why:`error in ${e.shown}${pn}`})})})}
function _(n,{kill:e}){try{n.pid!==void 0&&e((0,Y.platform)()==="win32"?n.pid:-n.pid,"SIGKILL")}catch(l){(0,Z.Oj)(l)}n.stdout?.destroy(),n.stderr?.destroy(),n.unref()}
const sn=({path:n,args:e},l,d)=>(0,k.spawn)(n,[...e,"get",l],{env:on(d),stdio:["ignore","pipe","pipe"],shell:!1,detached:!0,windowsHide:!0}),on=n=>Object.fromEntries(
Object.entries(n).filter(([e])=>!e.startsWith("INPUT_"))),rn={EACCES:"permission denied",ENOENT:"no such file or directory",ENOEXEC:"exec format error",E2BIG:"a\
rgument list too long",ERR_INVALID_ARG_VALUE:"invalid argument"};function ln(n,e,{learn:l}){const d=(0,J.Tp)(e);if(d.kind==="not-json"||d.kind==="not-object")return o(
n,`malformed output from ${n.shown}: ${(0,b.dh)(d.why)}`);const $=d.kind==="null"?null:d.services.find(({id:E})=>E==="token")?.value;if(typeof $!="string")return null;
const y=new U.ou($);return l(y),w(C(n),y)}function o(n,e){const l=(0,F.Dz)({name:n.name,why:e});return{source:C(n),place:null,token:null,problem:l}}const c=new RegExp(
"\\p{Cc}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\p{Cc}]*)","gu"),h=n=>(0,b.dh)(n.replace(c,"").replace(new RegExp("[\\p{C}\\p{Zl}\\p{Zp}\\s]+","gu")," ").trim());function t({tokens:n,environment:e,
clients:l}){const d=[f(n),u(e)],$=l.map(({helper:y,credentials:E,...S})=>{const T=[...d,i(E)];return{...S,known:T,sources:y===null?T:[...T,y]}});return{known:a(
$.flatMap(({known:y})=>y)),find:async y=>{const E=await Promise.all($.map(async({client:T,sources:P,turnedOff:V})=>{const{looks:nn,...tn}=await g(P,y);return{...tn,
client:T,looks:[...nn,...s(V,y)]}})),S=E.flatMap(({answer:T})=>T??[]);return{answer:S.find(({token:T})=>T!==null)??S[0]??null,clients:E.map(({client:T,looks:P})=>({
client:T,looks:P})),findings:E.flatMap(({findings:T})=>T),difference:v(y,E)}}}}function a(n){const e=new Map(n.toReversed().flatMap(l=>[...l.answers]));return new Map(
[...e].flatMap(([l,{token:d,source:$}])=>d===null?[]:[[l,$]]))}const s=(n,e)=>n.filter(l=>l.host===e).map(({place:l,by:d})=>({source:`${l.file}:${l.line} (${d} \
names another file)`,held:"not read",counts:!1})),i=n=>K("CLI configuration",new Map(n.map(e=>[e.host,p(e)])));function p({host:n,place:e,token:l,hasValue:d}){const $=`${e.
file}:${e.line}`;if(l!==null)return w($,l,e);const y={kind:"no token",file:$,host:n,hasValue:d};return{source:$,place:e,token:null,problem:(0,F.P4)({clients:N.Du,
mistake:y})}}function v(n,e){const[l,...d]=e,$=l?.answer?.token?.reveal(),y=d.find(({answer:S})=>S?.token?.reveal()!==$);if(l===void 0||y===void 0)return null;const E=({
client:S,answer:T})=>({client:S,source:T?.token?T.source:null});return(0,I.tK)({host:n,first:E(l),other:E(y)})}function u(n){const e=Object.entries(n).flatMap(([
l,d])=>{const $=(0,G.$k)(l);return $===null||d===void 0?[]:[[$,w(l,new U.ou(d))]]});return K("TF_TOKEN_ variables",new Map(e))}function f(n){const e="tokens set\
ting",l=n.map(({host:d,token:$})=>{const y=w(e,$);return[d,$.reveal()===""?{...y,token:null}:y]});return K(e,new Map(l))}const M=1e4;function j({tokens:n,configs:e,
timeoutMs:l},d,$){for(const P of e.flatMap(V=>V.secrets))$.learn(P);const y=new Map,E=P=>{if(P===null)return null;const V=JSON.stringify([P.path,...P.args]),nn=dn=>AbortSignal.
timeout(dn),tn={timeoutMs:l??M,environment:d},an=y.get(V)??R(P,{abortAfter:nn,...$,...tn});return y.set(V,an),an},S=e.map(P=>({...P,helper:E(P.helper)})),T=e.flatMap(
({forced:P,client:V})=>P.map(nn=>({...nn,client:V})));return{credentials:t({tokens:n,environment:d,clients:S}),configs:e,complaints:(0,x.Ot)(e.flatMap(({findings:P})=>P)),
forced:Map.groupBy(T,({host:P})=>P)}}}),6340:((un,X,r)=>{r.r(X),r.d(X,{explain:()=>rn});var x=r(1992),F=r(4977),I=r(4283),N=r(3229),G=r(6174),U=r(1064),k=r(1831),
Y=r(5011),Z=r(1022),b=r(8820);function J(t){const a=k.Pv(t),s=(0,N.L6)(t);if(!a.ok)return{explained:{input:t,...{hostname:null,discoveryUrl:null,tokenVariables:[]},
display:k.WV(t),error:a.why,advice:s},rendered:`${m(t)} is not a hostname: ${m(a.why)}
${A(s)}`};const i={hostname:a.value,display:k.nx(a.value),discoveryUrl:(0,I.jr)(k.cu(a.value)),tokenVariables:k.fK(a.value)},p=[i.hostname,...i.display===i.hostname?
[]:[`  shown as   ${m(i.display)}`],`  discovery  ${i.discoveryUrl}`,...i.tokenVariables.map((v,u)=>`  ${u===0?"variable":"        "}   ${m(v)}`)];return{explained:{
input:t,...i,error:null,advice:s},rendered:`${p.join(`
`)}
${A(s)}`}}function z(t,a){const s=(0,Y.vL)(t,a),i=(0,N.NM)(t,s,(0,Y.rE)(t,a)),{kind:p}=s,v={host:null,namespace:null,name:null,system:null,subdirectory:null},u=(f,M={},j=null)=>({
explained:{input:t,kind:p,...v,...M,error:j,advice:i},rendered:`${m(t)} ${f}
${A(i)}`});switch(p){case"registry":{const{host:f,namespace:M,name:j,system:n,subdirectory:e}=s,l=e?`, directory ${m(e)}`:"";return u(`is module ${m(`${M}/${j}/${n}`)}\
 of registry ${f}${l}`,{host:f,namespace:M,name:j,system:n,subdirectory:e})}case"local":return u("is a local directory; no registry is used");case"remote":return u(
"is downloaded without a registry",{subdirectory:s.subdirectory});case"invalid":return u(g(s.error,a),{},s.error)}}function K(t,a){const s=(0,Z.m)(t,a),i=(0,N.cr)(
t),p=s.kind!=="invalid",{host:v,namespace:u,type:f}=p?s:{host:null,namespace:null,type:null},M=p?null:s.error,j=M===null?`is provider ${m(`${u}/${f}`)} of regis\
try ${v}`:g(M,a);return{explained:{input:t,host:v,namespace:u,type:f,error:M,advice:i},rendered:`${m(t)} ${j}
${A(i)}`}}const g=(t,a)=>`is rejected by ${U.bB[a]}: ${m(t)}`,A=t=>t===null?"":`  help: ${m(t)}
`,m=t=>(0,b.RK)((0,G._U)(t));var w=r(4e3),O=r(5143),D=r(5799),B=r(7615);async function R(t,{credentials:a,configs:s,complaints:i,variables:p,redact:v}){const{clients:u,
findings:f,difference:M}=await a.find(t),j=[...f,...M===null?[]:[(0,D.hD)(M)],...i].map(n=>{const{code:e,message:l,help:d}=n.problem;return{code:e,message:l,...d===
void 0?{}:{help:d},place:(0,D.Xd)(n)}});return{clients:u.flatMap(n=>C(t,n,s)),nearMisses:(0,k.Bz)(p,t,new Set([t])).map(({variable:n,why:e,write:l})=>({variable:n,
why:e,write:l})),problems:v([...new Map(j.map(n=>[n.message,n])).values()])}}function C(t,{client:a,looks:s},i){return i.filter(p=>p.client===a).map(({files:p,forced:v})=>({
client:a,looks:s,files:p.map(({shown:u,state:f})=>({file:u,state:f})),hostBlock:v.find(u=>u.host===t)?.place??null}))}function L(t){return[...(0,B.G_)(t.clients).
flatMap(({clients:s,looks:i})=>[`  ${(0,w.eZ)(s)}: credentials sources, in order`,...i.map(({source:p,held:v},u)=>`    ${u+1}. ${(0,b.RK)(p)}: ${v}`)]),...H(t),
...t.nearMisses.map(({variable:s,why:i,write:p})=>`  near miss  ${(0,b.RK)(s)}: ${(0,b.RK)(i)}; rename it to ${(0,b.RK)(p)}`),...t.problems.flatMap(({code:s,message:i,
help:p,place:v})=>[`  ${v===null?"":`${(0,O.eo)(v)}: `}${s}: ${(0,b.RK)(i)}`,...p?[`    help: ${(0,b.RK)(p)}`]:[]])].map(s=>`${s}
`).join("")}function H({clients:t}){return[...Map.groupBy(t,({files:s,hostBlock:i})=>JSON.stringify([s,i])).values()].flatMap(s=>{const{files:i=[],hostBlock:p=null}=s[0]??
{},v=p===null?[]:[`${(0,O.eo)(p)} has a host block for the host: its discovery document is not used`];return[...i.length===0?[]:[`  ${(0,w.eZ)(s.map(({client:u})=>u))}\
: CLI configuration`],...[...i.map(({file:u,state:f})=>`${(0,b.RK)(u)}: ${f}`),...v].map(u=>`    ${u}`)]})}var Q=r(2057),W=r(8416),q=r(5727),_=r(1460),sn=r(5751),
on=r(1435);async function rn(t,a){const{program:s}=a,i={environment:s.env,directory:s.cwd(),wording:_.E},p=o(t,(0,sn.s)(t.raw,i),a),v=t.output.format==="json";let u=!1;
for(const f of t.texts)for await(const M of f==="-"?(0,Q.Dx)(s.stdin):[f]){const{explained:j,rendered:n}=await p(M);u||=j.error!==null;const e=j.error===null?"":
ln(M,t.subject);s.stdout.write(v?`${JSON.stringify(j)}
`:`${n}${e}`)}return u?1:0}function ln(t,a){const s=(0,q.e)(t);return s===null||s===a?"":`  help: did you mean "explain ${s} ${(0,b.RK)((0,G._U)(t))}"?
`}function o({subject:t},a,s){const i=(0,W.L2)({setting:a.dialect,scan:null});switch(t){case"host":return h(a,i,s);case"module":return c(i.clients,z);case"provi\
der":return c(i.clients,K)}}function c(t,a){return async s=>{const i=t.map(f=>({client:f,...a(s,f)})),[p]=i;if(p===void 0)return a(s,"terraform");if(i.every(({rendered:f})=>f===
p.rendered)||i.every(({explained:f})=>f.error!==null))return p;const u=i.map(({client:f,rendered:M})=>`${U.bB[f]}: ${M}`);return{explained:p.explained,rendered:u.
join("")}}}function h(t,a,{program:{env:s,kill:i},secrets:p,stop:v}){const u=(0,on.o)(t.cliConfig,a.clients,s),f={kill:i,learn:p.learn,stop:v.signal},M={...(0,F.
mQ)({...t,configs:u},s,f),variables:(0,x.w5)(s),redact:p.redact};return async j=>{const{explained:n,rendered:e}=J(j),{hostname:l}=n;if(l===null)return{explained:{
...n,credentials:null},rendered:e};const d=await R(l,M);return{explained:{...n,credentials:d},rendered:`${e}${L(d)}`}}}}),1919:((un,X,r)=>{r.d(X,{Qc:()=>b,Tp:()=>U,
Zo:()=>g,bi:()=>N});var x=r(3307),F=r(4091),I=r(9562);const N=1024*1024,G={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function U(m,w=G){const O=(0,F._6)(m),
D=Y(O,w),B=(0,x.Ey)(O,D.add);if(B!==null){const[,C,L]=b(O)??[];return C===void 0?{kind:"not-json",...B}:{kind:"not-json",why:`it ${C}`,advice:L??null}}const R=/[^\t\n\r ]/.
exec(O)?.[0];return R==="{"?{kind:"object",services:D.read()}:R==="n"?{kind:"null"}:{kind:"not-object",why:`found ${k[R??""]??"a number"}`}}const k={"[":"an arr\
ay",'"':"a string",t:"a boolean",f:"a boolean"};function Y(m,w){const O=new Map,D=m.includes("\\");return{add:(C,L,H,Q)=>{if(Q===0)return;const W=m.slice(H,Q),q=D?
(0,x.I)(W):W.slice(1,-1),_=O.get(q);_!==void 0?Object.assign(_,{start:C,end:L}):w.keeps(q,L-C)&&O.set(q,{id:(0,x.I)(W),start:C,end:L})},read:()=>Array.from(O.values(),
({id:C,start:L,end:H})=>({id:C,value:H-L>w.maxValue?void 0:(0,x.IL)(m.slice(L,H))}))}}const Z=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte o\
rder mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufff\
d","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],b=m=>Z.find(([w])=>w.test(m)),J=100,
z=16*1024,K=200;function g(m){const w=new Set(m),O=new Set(m.map(A));let D=0,B=z;return{maxValue:I.Ls,keeps:(R,C)=>{if((0,I.D6)(R)||w.has(R))return!0;const L=R.
length<=K&&O.delete(A(R));return D===J||R.length+C>B?L:(D+=1,B-=R.length+C,!0)}}}const A=m=>m.slice(0,m.indexOf(".")+1)}),1460:((un,X,r)=>{r.d(X,{E:()=>Z,W:()=>Y});
var x=r(6760),F=r(5747),I=r(1831),N=r(8535),G=r(7773),U=r(7188);const k=new Set(G.f.flatMap(([,g])=>g.map(({name:A})=>A))),Y=g=>g.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(A,m,w)=>k.has(m)?`\`--${m}${w===void 0?"":` ${w}`}\``:A).replaceAll("hostnames input","--hostnames"),Z={setting:g=>`--${g}`,missingPath:(g,A)=>{const[m="",...w]=g.
split("=");if(w.length>0&&z(m))return`"${m}=\u2026" does not exist in ${A}; did you mean --tokens?`;const O=J(g,A),D=O===null?"":`; did you mean ${O}?`;return`"${g}\
" does not exist in ${A}${D}`}},b=new Map([...["init","lint","run","scan","test","validate"].map(g=>[g,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function J(g,A){const m=b.get(g)??(0,N.q)(g,U.bw);if(m!==null)return`"tf-disco ${m}"`;const w=(0,N.q)((0,x.basename)(g),(0,F.wX)((0,x.dirname)((0,x.
resolve)(A,g))));if(w!==null)return`"${(0,x.join)((0,x.dirname)(g),w)}"`;const O=g.replace(/^https:\/\/|\/$/g,""),D=(0,I.Pv)(O);return D.ok&&z(O)?`--hostnames ${(0,I.
nx)(D.value)}`:null}const z=g=>g.includes(".")&&!K.test(g)&&(0,I.Pv)(g).ok,K=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{mn as id,hn as ids,vn as modules};
