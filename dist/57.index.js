const $n=57,Cn=[57],Rn={4147:((me,S,f)=>{f.d(S,{O:()=>L,X:()=>F});const z=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function F(v,O){
for(const I of v.split(`
`)){const[P="",g]=I.split(z,4).filter(U=>U!=="");if(g===O)return/^[0-9a-fA-F]{64}$/.test(P)?{kind:"found",hash:P.toLowerCase()}:{kind:"not-a-hash",text:P}}return{
kind:"missing"}}function L(v){const O=v[0]??0;return O===194||(O&252)===136}}),5057:((me,S,f)=>{f.r(S),f.d(S,{askPackages:()=>Mn});var z=f(6760),F=f(7542),L=f(5747),
v=f(1064),O=f(400),I=f(6134),P=f(1022),g=f(5257);function U(e){const{body:n}=(0,O.K)(e),t=(0,I.SH)(n,"provider",1).flatMap(({labels:[s],body:r})=>{const o=(0,P.
m)(s?.value??"","terraform");if(o.kind!=="registry")return[];const i=(0,I.w4)(r,"hashes")?.value,d=(i?.kind==="tuple"?i.elements:[]).flatMap(a=>a.kind==="string"?
[a.value]:[]);return[[(0,g.JT)(o),d.filter(ke)]]});return new Map(t)}const ke=e=>/^(?:h1|zh):/.test(e);var pe=f(8191),x=f(8106);function ve(e,{dialect:n,settings:{
upgrade:t}}){const s=e.roots.flatMap(o=>o.calls.flatMap(i=>{const{module:u}=i,d=u===null?"":(0,g.MP)(u),a=j(e.modules.get(d)?.[o.client]);if(u===null||a?.kind!==
"versions")return[];const c=(0,x.x5)(i,(0,x.i_)(a.texts,"module"),o.client);return K(c,u,d,o)})),r=e.roots.flatMap(o=>{const{client:i}=o,u=(0,v.tB)(i,n.versions),
d={upgrade:t,rejectsUnreadable:(0,v.Jd)(i,u)};return o.providers.flatMap(a=>{const{provider:c}=a,h=(0,g.JT)(c),m=j(e.providers.get(h)?.[i]);if(m===null)return[];
const k=(0,x.c8)(a,(0,x.i_)(m.texts,"provider"),d);return K(k,c,h,o)})});return{modules:Z(s),providers:Z(r)}}const j=e=>e?.outcome.kind==="read"?e.outcome.value:
null;function K(e,n,t,{client:s}){if(e.kind!=="chosen")return[];const{version:r}=e;return[{key:(0,g.MO)(t,r),version:{address:n,version:r,clients:[s]}}]}function Z(e){
const n=new Map;for(const{key:t,version:s}of e){const r=new Set([...n.get(t)?.clients??[],...s.clients]);n.set(t,{...s,clients:[...r]})}return n}var p=f(3625),N=f(
4283),$=f(1831),ge=f(5412),T=f(7705),G=f(6267),w=f(1255),W=f(4529),ye=f(3948),q=f(6979),_=f(4321);const ee=["file","gcs","git","hg","http","https","s3"],ne="zip\
|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",we=new RegExp(`^(?:${ne}|tar\\.(?:gz|bz2|xz))$`),Ee=new RegExp(`\\.(?:${ne})$`),Te=/^(?:0|f|F|false|FALSE|False)$/;function te({
getter:e,url:n,host:t},s){if(!(ee.includes(e)||e==="oci"&&s==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(n===null||!/^https?$/.
test(n.scheme))return{kind:"other",getter:e,host:t};const o=(0,q.xB)(n.query);if(e==="git")return{kind:"git",url:B(n,[])};if(!/^https?$/.test(e))return{kind:"ot\
her",getter:e,host:t};const i=o.find(([a])=>a==="archive")?.[1]??"",u=o.filter(([a])=>a!=="checksum"&&!(a==="archive"&&i!==""));return(i===""?Ee.test(n.path):!Te.
test(i)&&we.test(i))?{kind:"archive",url:B(n,u)}:o.some(([a,c])=>a==="checksum"&&c!=="")?{kind:"refused",why:"checksum cannot be specified for directory downloa\
d"}:{kind:"page",url:B(n,[...u,["terraform-get","1"]])}}const B=(e,n)=>({...e,query:(0,q.Ge)(n),forceQuery:!1,fragment:""});function Ae(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?(0,p.T)(`invalid source string: ${e}`):!ee.includes(t)&&!(t==="oci"&&n==="opentofu")?(0,p.T)(`no getter available for X-Terraform\
-Get source protocol: "${t}"`):(0,_.cx)(e,n)}const Oe={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Pe(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const r=s.toLowerCase();if(t===""?r==="body":r==="head")return null;if(t!==""||r!=="meta")continue;const o=new Map;for(const[,u="",d,a,c]of n.matchAll(Me))o.set(
u.toLowerCase(),d??a??c??"");const i=o.get("content")??"";if(o.get("name")==="terraform-get"&&i!=="")return Se(i)}return null}const Me=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Se=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?Oe[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n);var Ie=f(4147);const xe=3e4,
Q={kind:"excerpt",maxBytes:1024},se=e=>({kind:"whole",maxBytes:e}),re=4*1024*1024,$e=128*1024,oe={terraform:0,opentofu:0},b=e=>e===200,ae={range:"bytes=0-0"},D={
name:"archive",headers:ae,accepts:e=>e===200||e===206,plan:()=>Q,read:()=>(0,p.J)(""),retries:oe,netrc:v.Du},ie={name:"provider archive",headers:ae,accepts:e=>e===
200||e===206,plan:()=>Q,read:()=>(0,p.J)(null),retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ce={...D,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Re={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Q:{kind:"excerpt",maxBytes:$e},read:({head:e,body:n})=>{const t=e.terraformGet||
Pe((0,w.b6)(n));return t===null?(0,p.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,p.J)(t)},retries:oe,netrc:v.Du},ze={...D,name:"reposit\
ory",headers:{},accepts:b,netrc:[]},Fe={name:"sums",headers:{},accepts:b,plan:()=>se(re),read:({body:e})=>(0,p.J)((0,w.b6)(e)),retries:null,netrc:[]},Le={name:"\
signature",headers:{},accepts:b,plan:()=>se(re),read:({body:{bytes:e}})=>e.length===0?(0,p.J)("empty"):(0,p.J)((0,Ie.O)(e)?"binary":"other"),retries:null,netrc:[]};
function Ue(e,n){const t=new Map;return{fetch:async(s,r)=>{const{client:o,url:i,origin:u,token:d=!1}=s,a=(0,$.Pm)(i);if(a!==null&&!Ne(a,s,e))return{kind:"not-al\
lowed",host:a};const c=`${r.name} ${d} ${u?.isPublic} ${(0,N.jr)(i)}`,h=t.get(c)??Be(s,r,e,n);t.set(c,h);const m=(await h)[o];if(m===void 0)throw new Error("a c\
lient without an answer");return{kind:"asked",asked:m}}}}function C({attempts:e},n){const{url:t="",address:s=null}=e.at(-1)?.hops.at(-1)??{},r=(0,N.Dl)(t),o=r.ok?
(0,W.X5)(r.value):null;return{isPublic:!o?.ok||(0,ye.U)(n,o.value.name,s)}}const Ne=(e,{registry:n},{settings:{allowedHosts:t,hostnames:s}})=>e===n||(0,$.Jr)(e,
t)||s.some(r=>r.host===e),Ge=async()=>({token:null,source:null});function Be({registry:e,url:n,origin:t,token:s=!1},r,o,{withLogin:i}){const{retries:u,netrc:d}=r,
a=o.clients.map(c=>{const h=d.includes(c)?i(n):n;return{kind:"service",client:c,url:h,origin:t}});return(0,w.xD)(e,a,r,{...o,patience:c=>u===null?o.patience(c):
{client:c,attemptMs:xe,retries:u[c]},tokenOf:s?o.tokenOf:Ge})}var ce=f(9562),ue=f(2418);function Qe(e,n,t){return[...De(e.protocols),...e.os===n.os&&e.arch===n.
arch?[]:[{kind:"target",found:{os:e.os,arch:e.arch}}],...H(t,"download_url",e.downloadUrl),...Je(e.packages),...be(e.shasum)?[]:[{kind:"shasum",text:e.shasum}],
...H(t,"shasums_url",e.sumsUrl),...H(t,"shasums_signature_url",e.signatureUrl),...He(e.keys),...Xe(e,n)]}const be=e=>/^[0-9a-fA-F]{64}$/.test(e);function De(e){
const n=(0,ue.a)(e);return n!==void 0?[{kind:"protocol-unreadable",text:n}]:e.length===0||(0,ue.P)(e)?[]:[{kind:"protocols",protocols:e}]}function H(e,n,t){const s=(0,T.
Fl)(e,t);return s.ok?[]:[{kind:"url",field:n,text:t,why:s.why}]}function He(e){const[n]=e;return e.includes(null)?[{kind:"keys",why:"null"}]:n?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(n)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:n===void 0?"none":"not-armored"}]}function Je(e){return[...[...e.keys()].filter(t=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(t)),...Array.from(e.values(),({hashes:t})=>t).flat().filter(t=>t.indexOf(":")<1)].slice(0,1).map(t=>({kind:"packages-unreadable",text:t}))}function Xe({packages:e,
shasum:n},{os:t,arch:s}){if(e.size===0)return[];const r=e.get(`${t}_${s}`);if(r===void 0)return[{kind:"packages",why:"no-platform"}];if(r.size<=0)return[{kind:"\
packages",why:"no-size"}];const o=r.hashes.filter(i=>i.startsWith("zh:"));return o.some(i=>i!==`zh:${n}`)?[{kind:"packages",why:"other-hash"}]:o.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}var l=f(6002);const J=(e,n)=>(0,l.w3)({protocols:(0,l.p_)(l.Qq),os:l.Qq,arch:l.Qq,filename:l.Qq,download_url:l.Qq,shasum:l.Qq,shasums_url:l.
Qq,shasums_signature_url:l.Qq,signing_keys:(0,l.w3)({gpg_public_keys:(0,l.p_)((0,l.lq)(e))}),packages:n}),le=(0,l.w3)({ascii_armor:l.Qq}),Ve=(0,l.Tj)((0,l.w3)({
hashes:(0,l.p_)(l.Qq),package_size:l.nd})),Ye={terraform:J((0,l.w3)({ascii_armor:l.Qq,trust_signature:l.Qq}),l.gy),"opentofu before 1.12":J(le,l.gy),opentofu:J(
le,Ve)};function je(e,n){const t=(0,l.D4)(e,Ye[n]);if(!t.ok)return t;const{value:s}=t;return(0,p.J)({os:s.os,arch:s.arch,protocols:s.protocols.items,filename:s.
filename,shasum:s.shasum,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.items.map(r=>r===
null?null:r.ascii_armor),packages:new Map(Array.from(s.packages??[],([r,{hashes:o,package_size:i}])=>[r,{hashes:o.items,size:i}]))})}var Ke=f(6974),de=f(3851);const Ze=4*
1024*1024,We={accepts:e=>e===200,plan:()=>({kind:"whole",maxBytes:Ze}),read:({body:e,url:n})=>(0,p.J)({text:(0,w.b6)(e),url:n})};async function fe({address:e,version:n,
clients:t},s,r){const o=a=>(0,T.ad)(a,e,n,s),i=(0,de.QR)(ce.xq,e.host,t,o,r),u=await(0,w.xD)(e.host,i,We,r),d=t.map(async a=>{const c=u[a];if(c===void 0)return[];
const h=qe(a,c.outcome,s,r),m={...c,outcome:h},k=c.outcome.kind==="read"?c.outcome.value.url:null,E={registry:e.host,client:a,origin:C(c,r.network)},A=k===null||
h.kind!=="read"?X:await en(h.value,{...E,url:k},r);return[[a,{document:m,...A}]]});return Object.fromEntries((await Promise.all(d)).flat())}function qe(e,n,t,{readsPackages:s}){
if(n.kind!=="read")return n;const{text:r,url:o}=n.value,u=je(r,e==="terraform"?e:s?"opentofu":"opentofu before 1.12");if(!u.ok){const a=(0,Ke.y)(new TextEncoder().
encode(r.slice(0,2048)));return{kind:"unreadable",why:u.why,page:a}}const d=u.value;return{kind:"read",value:{document:d,faults:Qe(d,t,o)}}}const X={sums:null,signature:null,
archive:null},_e=["keys","packages"];async function en({document:e,faults:n},t,{hosts:s}){if(n.some(({kind:u})=>!_e.includes(u)))return X;const r=async(u,d)=>{const a=(0,T.
Fl)(t.url,u);return a.ok?s.fetch({...t,url:a.value},d):null},o=await r(e.sumsUrl,Fe);if(!he(o))return{...X,sums:o};const i=await r(e.signatureUrl,Le);return he(
i)?{sums:o,signature:i,archive:await r(e.downloadUrl,ie)}:{sums:o,signature:i,archive:null}}const he=e=>e?.kind==="asked"&&e.asked.outcome.kind==="read";function nn(e){
const n=new Map;return(t,{address:s,version:r})=>{const{url:o}=t,i=`${(0,N.jr)(o)} ${(0,g.MO)((0,g.JT)(s),r)}`,u=n.get(i)??(0,G.vh)({url:o,mirror:(0,G.r0)(t),provider:s,
file:`${r}.json`,clients:e.clients},({head:d,body:a,url:c})=>(0,p.J)({text:(0,w.b6)(a),contentType:d.contentType,url:c}),e);return n.set(i,u),u}}async function tn(e,n,t){
const{address:s,clients:r}=e,o=r.flatMap(a=>{const c=t.methodsOf(s,a)?.methods??[];return c.every(({kind:h})=>h==="direct")?[]:[{client:a,methods:c}]}),i=r.filter(
a=>!o.some(c=>c.client===a)),[u,...d]=await Promise.all([fe({...e,clients:i},n,t),...o.map(async({client:a,methods:c})=>{const h=await sn({...e,clients:[a]},n,c,
t);return h===void 0?{}:{[a]:h}})]);return Object.assign({},u,...d)}async function sn(e,n,t,s){const[r]=e.clients;let o;for(const i of t){if(i.kind==="local"||r===
void 0)return;if(o=i.kind==="network"?await on(i,e,n,s):(await fe(e,n,s))[r],o===void 0||!rn(o))return o}return o}function rn(e){if("mirror"in e){const{outcome:t}=e.
file;return t.kind==="read"&&t.value.kind==="no-platform"}const{outcome:n}=e.document;return n.kind==="status"&&n.status===404}async function on(e,n,t,s){const[
r]=n.clients,o=r&&(await s.versionFiles(e,n))[r];if(r===void 0||o===void 0)return;const i=(0,G.r0)(e),u=an(o.outcome,t),d={...o,mirror:i,outcome:u};if(o.outcome.
kind!=="read"||u.kind!=="read"||u.value.kind!=="archive")return{mirror:i,file:d,archive:null};const a=(0,T.Fl)(o.outcome.value.url,u.value.url);if(!a.ok)return{
mirror:i,file:d,archive:{kind:"refused",why:a.why}};const c=(0,$.Pm)(e.url),h=C(o,s.network),m={registry:c,client:r,url:a.value,origin:h};return{mirror:i,file:d,
archive:await s.hosts.fetch(m,ie)}}function an(e,n){if(e.kind!=="read")return e;const{text:t,contentType:s}=e.value,r=(0,ge.I)(t,s,n);return r.ok?{kind:"read",value:r.
value}:{kind:"unreadable",why:r.why,page:null}}var cn=f(7027),un=f(5011);const V=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},ln=(0,l.w3)({location:l.
Qq,use_registry_credentials:(0,l.lq)(l.zM)}),dn=(0,l.w3)({location:l.Qq,use_registry_credentials:l.gy});function fn(e,n){if(e.status===204)return V(e);const t=(0,l.
D4)(e.body,n?ln:dn,"whole");if(!t.ok)return{kind:"unreadable",why:t.why};const{location:s,use_registry_credentials:r}=t.value;return r!==null?{kind:"url",location:s,
usesCredentials:r}:s===""?V(e):{kind:"address",location:s}}function hn({answer:e,downloadUrl:n,client:t,readsCredentials:s}){const r=t==="terraform"?V(e):fn(e,s);
switch(r.kind){case"none":return y(mn[t]);case"unreadable":return y(`the response ${r.why}`);case"url":{if(r.location==="")return y("the response has `use_regis\
try_credentials` and no `location`");const o=(0,T.EH)(n,r.location);return o.ok?{kind:"direct",url:o.value,usesCredentials:r.usesCredentials}:y(o.why)}case"addr\
ess":{const o=(0,T.ut)(n,r.location);return o.ok?vn(o.value,t):y(o.why)}}}const mn={terraform:"the response has no X-Terraform-Get header",opentofu:"the respons\
e has neither `location` nor an X-Terraform-Get header"},y=e=>({kind:"refused",why:kn(e)}),kn=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"\
//\u2026@");function pn(e,n){const t=Ae(e,n);return t.ok?te(t.value,n):y(t.why)}function vn(e,n){const t=(0,un.vL)(e,n);if(t.kind==="invalid")return y(t.error);
if(t.kind!=="remote")return y("must be a direct remote package address");const s=(0,_.cx)(e,n);return s.ok?te(s.value,n):y(s.why)}const gn=1024*1024,yn={accepts:e=>e===
200||e===204,plan:()=>({kind:"whole",maxBytes:gn}),read:({head:e,body:n})=>(0,p.J)({status:e.status===204?204:200,header:e.terraformGet,body:(0,w.b6)(n)})};async function wn({
address:e,version:n,clients:t},s){const{host:r}=e,o=a=>(0,T.sw)(a,e,n),i=(0,de.QR)(ce.e$,r,t,o,s),u=await(0,w.xD)(r,i,yn,s),d=i.map(async a=>{const{client:c}=a,
h=u[c];if(h===void 0)return[];if(a.kind!=="service"||h.outcome.kind!=="read")return[[c,{location:{...h,outcome:h.outcome},steps:[]}]];const m=h.outcome.value,{readsPackages:k,
network:E}=s,A=hn({answer:m,downloadUrl:a.url,client:c,readsCredentials:k}),M={registry:r,client:c,origin:C(h,E),start:a.url},R=await Tn(A,M,s),Y={...h,outcome:{
kind:"read",value:null}};return[[c,{location:Y,steps:R}]]});return Object.fromEntries((await Promise.all(d)).flat())}const En=10;async function Tn(e,n,{hosts:t,
network:s}){const r=[];let o=e,{origin:i}=n;for(let u=0;o.kind!=="refused"&&o.kind!=="other";u+=1){if(o.kind==="page"&&u===En)return[...r,{kind:"refused",why:`t\
oo many X-Terraform-Get redirects: ${u+1}`}];const[d,a]=On[o.kind],c=o.kind==="direct"&&o.usesCredentials,h=c&&An(n.start,o.url),m=await t.fetch({...n,url:Pn(o),
origin:i,token:h},a),k=m.kind==="asked"&&m.asked.outcome;if(c&&!h&&k&&k.kind==="status"&&k.status===401){const E=(0,$.Pm)(o.url);return[...r,{kind:"other",getter:`\
the token of the registry from ${E}`,host:E}]}if(r.push({...m,what:d}),o.kind!=="page"||!k||k.kind!=="read")return r;i=C(m.asked,s),o=pn(k.value,n.client)}return[
...r,o]}function An(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,W.be)(s)}));return(0,cn.n)(t).at(-1)==="sent"}const On={archive:[
"archive",D],direct:["archive",Ce],page:["page",Re],git:["repository",ze]},Pn=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/refs`,query:"service=git-up\
load-pack"}:n;async function Mn(e,n,t){const{machine:s,learn:r}=t,o=ve(e,t),{settings:i,versionOf:u}=n,{OPENTOFU_ENFORCE_GPG_VALIDATION:d}=s.environment,a={...n,
hosts:Ue(n,(0,F.TU)(s,r)),readsPackages:(0,v.sX)(u("opentofu"))},c=(0,pe.x)(t.configs,t.dialect.releases,r),h={...a,methodsOf:c,versionFiles:nn(a)},m=Array.from(
o.modules,async([A,M])=>[A,await wn(M,a)]),k=i.platforms.length===0?[s.platform]:i.platforms,E=Array.from(o.providers).flatMap(([A,M])=>k.map(async R=>{const[Y="",
In=""]=R.split("_"),xn=await tn(M,{os:Y,arch:In},h);return[(0,g.MO)(A,R),xn]}));return{modules:new Map(await Promise.all(m)),providers:new Map(await Promise.all(
E)),platforms:k,lockHashes:Sn(e.roots,t),enforcesSignatures:d==="true"}}function Sn(e,{directory:n}){const t=new Set(e.flatMap(({lockFile:s})=>s??[]));return new Map(
Array.from(t,s=>{const r=(0,L.yR)((0,z.join)(n,s));return[s,r.ok?U(r.text):new Map]}))}})};export{$n as id,Cn as ids,Rn as modules};
