const Mn=774,In=[774],Sn={4147:((Z,I,l)=>{l.d(I,{O:()=>x,X:()=>S});const R=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function S(v,E){
for(const g of v.split(`
`)){const[y="",T]=g.split(R,4).filter($=>$!=="");if(T===E)return/^[0-9a-fA-F]{64}$/.test(y)?{kind:"found",hash:y.toLowerCase()}:{kind:"not-a-hash",text:y}}return{
kind:"missing"}}function x(v){const E=v[0]??0;return E===194||(E&252)===136}}),5808:((Z,I,l)=>{l.d(I,{g:()=>E});var R=l(400),S=l(6134),x=l(1022),v=l(5257);function E(y){
const{body:T}=(0,R.K)(y),$=(0,S.SH)(T,"provider",1).flatMap(({labels:[U],body:z})=>{const D=(0,x.m)(U?.value??"","terraform");if(D.kind!=="registry")return[];const m=(0,S.
w4)(z,"hashes")?.value,C=(m?.kind==="tuple"?m.elements:[]).flatMap(B=>B.kind==="string"?[B.value]:[]);return[[(0,v.JT)(D),C.filter(g)]]});return new Map($)}const g=y=>/^(?:h1|zh):/.
test(y)}),774:((Z,I,l)=>{l.r(I),l.d(I,{askPackages:()=>Tn});var R=l(6760),S=l(7542),x=l(5747),v=l(1064),E=l(5808),g=l(5257),y=l(5927),T=l(8106);function $(e,{dialect:n,
settings:{upgrade:t}}){const s=e.roots.flatMap(o=>o.calls.flatMap(i=>{const{module:u}=i,f=u===null?"":(0,g.MP)(u),a=U(e.modules.get(f)?.[o.client]);if(u===null||
a?.kind!=="versions")return[];const c=(0,T.x5)(i,(0,T.i_)(a.texts,"module"),o.client);return z(c,u,f,o)})),r=e.roots.flatMap(o=>{const{client:i}=o,u=(0,v.tB)(i,
n.versions),f={upgrade:t,rejectsUnreadable:(0,v.Jd)(i,u)};return o.providers.flatMap(a=>{const{provider:c}=a,h=(0,g.JT)(c),k=U(e.providers.get(h)?.[i]);if(k===null)
return[];const p=(0,T.c8)(a,(0,T.i_)(k.texts,"provider"),f);return z(p,c,h,o)})});return{modules:D(s),providers:D(r)}}const U=e=>e?.outcome.kind==="read"?e.outcome.
value:null;function z(e,n,t,{client:s}){if(e.kind!=="chosen")return[];const{version:r}=e;return[{key:(0,g.MO)(t,r),version:{address:n,version:r,clients:[s]}}]}function D(e){
const n=new Map;for(const{key:t,version:s}of e){const r=new Set([...n.get(t)?.clients??[],...s.clients]);n.set(t,{...s,clients:[...r]})}return n}var m=l(3625),F=l(
4283),C=l(1831),B=l(5412),P=l(7705),Q=l(6267),A=l(1255),q=l(4529),me=l(3948),_=l(6979),ee=l(4321);const ne=["file","gcs","git","hg","http","https","s3"],te="zip\
|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",pe=new RegExp(`^(?:${te}|tar\\.(?:gz|bz2|xz))$`),ve=new RegExp(`\\.(?:${te})$`),ge=/^(?:0|f|F|false|FALSE|False)$/;function se({
getter:e,url:n,host:t},s){if(!(ne.includes(e)||e==="oci"&&s==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(n===null||!/^https?$/.
test(n.scheme))return{kind:"other",getter:e,host:t};const o=(0,_.xB)(n.query);if(e==="git")return{kind:"git",url:b(n,[])};if(!/^https?$/.test(e))return{kind:"ot\
her",getter:e,host:t};const i=o.find(([a])=>a==="archive")?.[1]??"",u=o.filter(([a])=>a!=="checksum"&&!(a==="archive"&&i!==""));return(i===""?ve.test(n.path):!ge.
test(i)&&pe.test(i))?{kind:"archive",url:b(n,u)}:o.some(([a,c])=>a==="checksum"&&c!=="")?{kind:"refused",why:"checksum cannot be specified for directory downloa\
d"}:{kind:"page",url:b(n,[...u,["terraform-get","1"]])}}const b=(e,n)=>({...e,query:(0,_.Ge)(n),forceQuery:!1,fragment:""});function ye(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?(0,m.T)(`invalid source string: ${e}`):!ne.includes(t)&&!(t==="oci"&&n==="opentofu")?(0,m.T)(`no getter available for X-Terraform\
-Get source protocol: "${t}"`):(0,ee.cx)(e,n)}const we={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Ee(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const r=s.toLowerCase();if(t===""?r==="body":r==="head")return null;if(t!==""||r!=="meta")continue;const o=new Map;for(const[,u="",f,a,c]of n.matchAll(Te))o.set(
u.toLowerCase(),f??a??c??"");const i=o.get("content")??"";if(o.get("name")==="terraform-get"&&i!=="")return Ae(i)}return null}const Te=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Ae=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?we[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n);var Oe=l(4147);const Pe=3e4,
H={kind:"excerpt",maxBytes:1024},re=e=>({kind:"whole",maxBytes:e}),oe=4*1024*1024,Me=128*1024,ae={terraform:0,opentofu:0},J=e=>e===200,ie={range:"bytes=0-0"},X={
name:"archive",headers:ie,accepts:e=>e===200||e===206,plan:()=>H,read:()=>(0,m.J)(""),retries:ae,netrc:v.Du},ce={name:"provider archive",headers:ie,accepts:e=>e===
200||e===206,plan:()=>H,read:()=>(0,m.J)(null),retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ie={...X,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},Se={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?H:{kind:"excerpt",maxBytes:Me},read:({head:e,body:n})=>{const t=e.terraformGet||
Ee((0,A.b6)(n));return t===null?(0,m.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,m.J)(t)},retries:ae,netrc:v.Du},Ce={...X,name:"reposit\
ory",headers:{},accepts:J,netrc:[]},Re={name:"sums",headers:{},accepts:J,plan:()=>re(oe),read:({body:e})=>(0,m.J)((0,A.b6)(e)),retries:null,netrc:[]},xe={name:"\
signature",headers:{},accepts:J,plan:()=>re(oe),read:({body:{bytes:e}})=>e.length===0?(0,m.J)("empty"):(0,m.J)((0,Oe.O)(e)?"binary":"other"),retries:null,netrc:[]};
function $e(e,n){const t=new Map;return{fetch:async(s,r)=>{const{client:o,url:i,origin:u,token:f=!1}=s,a=(0,C.Pm)(i);if(a!==null&&!De(a,s,e))return{kind:"not-al\
lowed",host:a};const c=`${r.name} ${f} ${u?.isPublic} ${(0,F.jr)(i)}`,h=t.get(c)??Ue(s,r,e,n);t.set(c,h);const k=(await h)[o];if(k===void 0)throw new Error("a c\
lient without an answer");return{kind:"asked",asked:k}}}}function N({attempts:e},n){const{url:t="",address:s=null}=e.at(-1)?.hops.at(-1)??{},r=(0,F.Dl)(t),o=r.ok?
(0,q.X5)(r.value):null;return{isPublic:!o?.ok||(0,me.U)(n,o.value.name,s)}}const De=(e,{registry:n},{settings:{allowedHosts:t,hostnames:s}})=>e===n||(0,C.Jr)(e,
t)||s.some(r=>r.host===e),Le=async()=>({token:null,source:null});function Ue({registry:e,url:n,origin:t,token:s=!1},r,o,{withLogin:i}){const{retries:u,netrc:f}=r,
a=o.clients.map(c=>{const h=f.includes(c)?i(n):n;return{kind:"service",client:c,url:h,origin:t}});return(0,A.xD)(e,a,r,{...o,patience:c=>u===null?o.patience(c):
{client:c,attemptMs:Pe,retries:u[c]},tokenOf:s?o.tokenOf:Le})}var ue=l(9562),le=l(2418);function ze(e,n,t){return[...Be(e.protocols),...e.os===n.os&&e.arch===n.
arch?[]:[{kind:"target",found:{os:e.os,arch:e.arch}}],...j(t,"download_url",e.downloadUrl),...Ge(e.packages),...Fe(e.shasum)?[]:[{kind:"shasum",text:e.shasum}],
...j(t,"shasums_url",e.sumsUrl),...j(t,"shasums_signature_url",e.signatureUrl),...Ne(e.keys),...Qe(e,n)]}const Fe=e=>/^[0-9a-fA-F]{64}$/.test(e);function Be(e){
const n=(0,le.a)(e);return n!==void 0?[{kind:"protocol-unreadable",text:n}]:e.length===0||(0,le.P)(e)?[]:[{kind:"protocols",protocols:e}]}function j(e,n,t){const s=(0,P.
Fl)(e,t);return s.ok?[]:[{kind:"url",field:n,text:t,why:s.why}]}function Ne(e){const[n]=e;return e.includes(null)?[{kind:"keys",why:"null"}]:n?/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.
test(n)?[]:[{kind:"keys",why:"not-armored"}]:[{kind:"keys",why:n===void 0?"none":"not-armored"}]}function Ge(e){return[...[...e.keys()].filter(t=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(t)),...Array.from(e.values(),({hashes:t})=>t).flat().filter(t=>t.indexOf(":")<1)].slice(0,1).map(t=>({kind:"packages-unreadable",text:t}))}function Qe({packages:e,
shasum:n},{os:t,arch:s}){if(e.size===0)return[];const r=e.get(`${t}_${s}`);if(r===void 0)return[{kind:"packages",why:"no-platform"}];if(r.size<=0)return[{kind:"\
packages",why:"no-size"}];const o=r.hashes.filter(i=>i.startsWith("zh:"));return o.some(i=>i!==`zh:${n}`)?[{kind:"packages",why:"other-hash"}]:o.length===0?[{kind:"\
packages",why:"no-hash"}]:[]}var d=l(6002);const K=(e,n)=>(0,d.w3)({protocols:(0,d.p_)(d.Qq),os:d.Qq,arch:d.Qq,filename:d.Qq,download_url:d.Qq,shasum:d.Qq,shasums_url:d.
Qq,shasums_signature_url:d.Qq,signing_keys:(0,d.w3)({gpg_public_keys:(0,d.p_)((0,d.lq)(e))}),packages:n}),de=(0,d.w3)({ascii_armor:d.Qq}),be=(0,d.Tj)((0,d.w3)({
hashes:(0,d.p_)(d.Qq),package_size:d.nd})),He={terraform:K((0,d.w3)({ascii_armor:d.Qq,trust_signature:d.Qq}),d.gy),"opentofu before 1.12":K(de,d.gy),opentofu:K(
de,be)};function Je(e,n){const t=(0,d.D4)(e,He[n]);if(!t.ok)return t;const{value:s}=t;return(0,m.J)({os:s.os,arch:s.arch,protocols:s.protocols.items,filename:s.
filename,shasum:s.shasum,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.items.map(r=>r===
null?null:r.ascii_armor),packages:new Map(Array.from(s.packages??[],([r,{hashes:o,package_size:i}])=>[r,{hashes:o.items,size:i}]))})}var Xe=l(6974),fe=l(3851);const je=4*
1024*1024,Ke={accepts:e=>e===200,plan:()=>({kind:"whole",maxBytes:je}),read:({body:e,url:n})=>(0,m.J)({text:(0,A.b6)(e),url:n})};async function he({address:e,version:n,
clients:t},s,r){const o=a=>(0,P.ad)(a,e,n,s),i=(0,fe.QR)(ue.xq,e.host,t,o,r),u=await(0,A.xD)(e.host,i,Ke,r),f=t.map(async a=>{const c=u[a];if(c===void 0)return[];
const h=Ve(a,c.outcome,s,r),k={...c,outcome:h},p=c.outcome.kind==="read"?c.outcome.value.url:null,O={registry:e.host,client:a,origin:N(c,r.network)},M=p===null||
h.kind!=="read"?V:await We(h.value,{...O,url:p},r);return[[a,{document:k,...M}]]});return Object.fromEntries((await Promise.all(f)).flat())}function Ve(e,n,t,{readsPackages:s}){
if(n.kind!=="read")return n;const{text:r,url:o}=n.value,u=Je(r,e==="terraform"?e:s?"opentofu":"opentofu before 1.12");if(!u.ok){const a=(0,Xe.y8)(new TextEncoder().
encode(r.slice(0,2048)));return{kind:"unreadable",why:u.why,page:a}}const f=u.value;return{kind:"read",value:{document:f,faults:ze(f,t,o)}}}const V={sums:null,signature:null,
archive:null},Ye=["keys","packages"];async function We({document:e,faults:n},t,{hosts:s}){if(n.some(({kind:u})=>!Ye.includes(u)))return V;const r=async(u,f)=>{const a=(0,P.
Fl)(t.url,u);return a.ok?s.fetch({...t,url:a.value},f):null},o=await r(e.sumsUrl,Re);if(!ke(o))return{...V,sums:o};const i=await r(e.signatureUrl,xe);return ke(
i)?{sums:o,signature:i,archive:await r(e.downloadUrl,ce)}:{sums:o,signature:i,archive:null}}const ke=e=>e?.kind==="asked"&&e.asked.outcome.kind==="read";function Ze(e){
const n=new Map;return(t,{address:s,version:r})=>{const{url:o}=t,i=`${(0,F.jr)(o)} ${(0,g.MO)((0,g.JT)(s),r)}`,u=n.get(i)??(0,Q.vh)({url:o,mirror:(0,Q.r0)(t),provider:s,
file:`${r}.json`,clients:e.clients},({head:f,body:a,url:c})=>(0,m.J)({text:(0,A.b6)(a),contentType:f.contentType,url:c}),e);return n.set(i,u),u}}async function qe(e,n,t){
const{address:s,clients:r}=e,o=r.flatMap(a=>{const c=t.methodsOf(s,a)?.methods??[];return c.every(({kind:h})=>h==="direct")?[]:[{client:a,methods:c}]}),i=r.filter(
a=>!o.some(c=>c.client===a)),[u,...f]=await Promise.all([he({...e,clients:i},n,t),...o.map(async({client:a,methods:c})=>{const h=await _e({...e,clients:[a]},n,c,
t);return h===void 0?{}:{[a]:h}})]);return Object.assign({},u,...f)}async function _e(e,n,t,s){const[r]=e.clients;let o;for(const i of t){if(i.kind==="local"||r===
void 0)return;if(o=i.kind==="network"?await nn(i,e,n,s):(await he(e,n,s))[r],o===void 0||!en(o))return o}return o}function en(e){if("mirror"in e){const{outcome:t}=e.
file;return t.kind==="read"&&t.value.kind==="no-platform"}const{outcome:n}=e.document;return n.kind==="status"&&n.status===404}async function nn(e,n,t,s){const[
r]=n.clients,o=r&&(await s.versionFiles(e,n))[r];if(r===void 0||o===void 0)return;const i=(0,Q.r0)(e),u=tn(o.outcome,t),f={...o,mirror:i,outcome:u};if(o.outcome.
kind!=="read"||u.kind!=="read"||u.value.kind!=="archive")return{mirror:i,file:f,archive:null};const a=(0,P.Fl)(o.outcome.value.url,u.value.url);if(!a.ok)return{
mirror:i,file:f,archive:{kind:"refused",why:a.why}};const c=(0,C.Pm)(e.url),h=N(o,s.network),k={registry:c,client:r,url:a.value,origin:h};return{mirror:i,file:f,
archive:await s.hosts.fetch(k,ce)}}function tn(e,n){if(e.kind!=="read")return e;const{text:t,contentType:s}=e.value,r=(0,B.I)(t,s,n);return r.ok?{kind:"read",value:r.
value}:{kind:"unreadable",why:r.why,page:null}}var sn=l(7027),rn=l(5011);const Y=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},on=(0,d.w3)({location:d.
Qq,use_registry_credentials:(0,d.lq)(d.zM)}),an=(0,d.w3)({location:d.Qq,use_registry_credentials:d.gy});function cn(e,n){if(e.status===204)return Y(e);const t=(0,d.
D4)(e.body,n?on:an,"whole");if(!t.ok)return{kind:"unreadable",why:t.why};const{location:s,use_registry_credentials:r}=t.value;return r!==null?{kind:"url",location:s,
usesCredentials:r}:s===""?Y(e):{kind:"address",location:s}}function un({answer:e,downloadUrl:n,client:t,readsCredentials:s}){const r=t==="terraform"?Y(e):cn(e,s);
switch(r.kind){case"none":return w(ln[t]);case"unreadable":return w(`the response ${r.why}`);case"url":{if(r.location==="")return w("the response has `use_regis\
try_credentials` and no `location`");const o=(0,P.EH)(n,r.location);return o.ok?{kind:"direct",url:o.value,usesCredentials:r.usesCredentials}:w(o.why)}case"addr\
ess":{const o=(0,P.ut)(n,r.location);return o.ok?hn(o.value,t):w(o.why)}}}const ln={terraform:"the response has no X-Terraform-Get header",opentofu:"the respons\
e has neither `location` nor an X-Terraform-Get header"},w=e=>({kind:"refused",why:dn(e)}),dn=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"\
//\u2026@");function fn(e,n){const t=ye(e,n);return t.ok?se(t.value,n):w(t.why)}function hn(e,n){const t=(0,rn.vL)(e,n);if(t.kind==="invalid")return w(t.error);
if(t.kind!=="remote")return w("must be a direct remote package address");const s=(0,ee.cx)(e,n);return s.ok?se(s.value,n):w(s.why)}const kn=1024*1024,mn={accepts:e=>e===
200||e===204,plan:()=>({kind:"whole",maxBytes:kn}),read:({head:e,body:n})=>(0,m.J)({status:e.status===204?204:200,header:e.terraformGet,body:(0,A.b6)(n)})};async function pn({
address:e,version:n,clients:t},s){const{host:r}=e,o=a=>(0,P.sw)(a,e,n),i=(0,fe.QR)(ue.e$,r,t,o,s),u=await(0,A.xD)(r,i,mn,s),f=i.map(async a=>{const{client:c}=a,
h=u[c];if(h===void 0)return[];if(a.kind!=="service"||h.outcome.kind!=="read")return[[c,{location:{...h,outcome:h.outcome},steps:[]}]];const k=h.outcome.value,{readsPackages:p,
network:O}=s,M=un({answer:k,downloadUrl:a.url,client:c,readsCredentials:p}),L={registry:r,client:c,origin:N(h,O),start:a.url},G=await gn(M,L,s),W={...h,outcome:{
kind:"read",value:null}};return[[c,{location:W,steps:G}]]});return Object.fromEntries((await Promise.all(f)).flat())}const vn=10;async function gn(e,n,{hosts:t,
network:s}){const r=[];let o=e,{origin:i}=n;for(let u=0;o.kind!=="refused"&&o.kind!=="other";u+=1){if(o.kind==="page"&&u===vn)return[...r,{kind:"refused",why:`t\
oo many X-Terraform-Get redirects: ${u+1}`}];const[f,a]=wn[o.kind],c=o.kind==="direct"&&o.usesCredentials,h=c&&yn(n.start,o.url),k=await t.fetch({...n,url:En(o),
origin:i,token:h},a),p=k.kind==="asked"&&k.asked.outcome;if(c&&!h&&p&&p.kind==="status"&&p.status===401){const O=(0,C.Pm)(o.url);return[...r,{kind:"other",getter:`\
the token of the registry from ${O}`,host:O}]}if(r.push({...k,what:f}),o.kind!=="page"||!p||p.kind!=="read")return r;i=N(k.asked,s),o=fn(p.value,n.client)}return[
...r,o]}function yn(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,q.be)(s)}));return(0,sn.n)(t).at(-1)==="sent"}const wn={archive:[
"archive",X],direct:["archive",Ie],page:["page",Se],git:["repository",Ce]},En=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/refs`,query:"service=git-up\
load-pack"}:n;async function Tn(e,n,t){const{machine:s,learn:r}=t,o=$(e,t),{settings:i,versionOf:u}=n,{OPENTOFU_ENFORCE_GPG_VALIDATION:f}=s.environment,a={...n,
hosts:$e(n,(0,S.TU)(s,r)),readsPackages:(0,v.sX)(u("opentofu"))},c=(0,y.x)(t.configs,t.dialect.releases,r),h={...a,methodsOf:c,versionFiles:Ze(a)},k=Array.from(
o.modules,async([M,L])=>[M,await pn(L,a)]),p=i.platforms.length===0?[s.platform]:i.platforms,O=Array.from(o.providers).flatMap(([M,L])=>p.map(async G=>{const[W="",
On=""]=G.split("_"),Pn=await qe(L,{os:W,arch:On},h);return[(0,g.MO)(M,G),Pn]}));return{modules:new Map(await Promise.all(k)),providers:new Map(await Promise.all(
O)),platforms:p,lockHashes:t.lockHashes??An(e.roots,t),enforcesSignatures:f==="true"}}function An(e,{directory:n}){const t=new Set(e.flatMap(({lockFile:s})=>s??
[]));return new Map(Array.from(t,s=>{const r=(0,x.yR)((0,R.join)(n,s));return[s,r.ok?(0,E.g)(r.text):new Map]}))}})};export{Mn as id,In as ids,Sn as modules};
