const z=155,H=[155],N={4693:((k,j,a)=>{a.d(j,{k:()=>R});var $=a(3024),v=a(6760),P=a(5747),A=a(9075),o=a(1831),C=a(1022),y=a(1731);function R(){const E=(0,A.Oo)(
P.v2),h=(i,u)=>E(i).filter(u).map(l=>(0,v.join)(i,l));return(i,{host:u,namespace:l,type:f})=>h(i,s=>L((0,o.Pv)(s),u)).flatMap(s=>h(s,e=>L((0,C.sL)(e),l))).flatMap(
s=>h(s,e=>L((0,C.sL)(e),f))).flatMap(s=>M(s,f))}const L=(E,h)=>E.ok&&E.value===h,I=/^[^\s_]*_[^\s_]*$/;function M(E,h){const i=(0,P.v2)(E).flatMap(f=>(0,P.wX)((0,v.
join)(E,f)).filter(s=>I.test(s)&&w((0,v.join)(E,f,s))).map(s=>({version:f,platform:s}))),u=new RegExp(`^terraform-provider-${h}_(?<version>${y.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),l=(0,P.wX)(E).flatMap(f=>{const{version:s="",platform:e=""}=u.exec(f.toLowerCase())?.groups??{};return w((0,v.join)(E,f))===
!1?[{version:s,platform:e}]:[]});return[...i,...l].flatMap(({version:f,platform:s})=>{const e=(0,y.rK)(f);return e===null?[]:{version:(0,y.Cg)(e),platform:s}})}
const w=E=>(0,$.statSync)(E,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((k,j,a)=>{a.d(j,{TU:()=>y,wW:()=>I});var $=a(6760),v=a(5747),P=a(4283),A=a(6979),o=a(
2713);const C=1024*1024;function y(h,i){let u=null;return{withLogin:l=>{if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;u??=w(h);const f=u.get(l.host);if(f===
void 0)return l;for(const s of R(f))i(new o.ou(s));return{...l,user:{name:M(f.name),password:M(f.password)}}}}}const R=({name:h,password:i})=>[i,...h.length>=L&&
!h.includes("@")?[h]:[],Buffer.from(`${h}:${i}`).toString("base64")],L=20;function I(h,i){const[,u=""]=(0,P.aR)(h)?.split(" ")??[],[l="",...f]=Buffer.from(u,"ba\
se64").toString().split(":");if(u!=="")for(const s of R({name:l,password:f.join(":")}))i(new o.ou(s))}function M(h){const i=(0,A.V$)(h.replaceAll("%","%25"),"us\
er");return i.ok?i.value:""}function w({environment:h,system:i,accountHome:u}){const{NETRC:l,HOME:f,USERPROFILE:s}=h,e=f||(i==="windows"?s:null)||u,r=l||e&&(0,$.
join)(e,i==="windows"?"_netrc":".netrc")||"",t=(0,v.yR)(r,C);return t.ok?E(t.text):new Map}function E(h){const i=new Map,u=Array.from(h.matchAll(/#[^\n]*|\S+/g),
([e])=>e.trim()).values(),l=()=>u.next().value??"";let f={name:"",password:""},s=!1;for(const e of u)switch(e){case"machine":case"default":{f={name:"",password:""};
const r=e==="machine"?l():null;r!==null&&!i.has(r)&&i.set(r,f);break}case"login":f.name=l();break;case"password":f.password=l();break;case"account":case"macdef":
l(),s||=e==="macdef";break;default:if(!e.startsWith("#")&&!s)return i}return i}}),8700:((k,j,a)=>{a.d(j,{CT:()=>w,KB:()=>A,e:()=>E,fi:()=>f,jY:()=>u,uH:()=>M,yI:()=>i});
var $=a(7705),v=a(1731),P=a(156);function A(s,e,r){const{os:t,arch:n,shasum:c}=s,d=/^[0-9a-fA-F]{64}$/.test(c),_=`${t}_${n}`===e;return{early:[...C(s.protocols),
...o([_?null:`is for ${t}_${n} instead of ${e} (\`os\`, \`arch\`)`,y(r,"download_url",s.download_url),L(s.packages),d?null:R(c),y(r,"shasums_url",s.shasums_url),
y(r,"shasums_signature_url",s.shasums_signature_url)]),...s.download_url===""?[{kind:"no-archive"}]:[]],late:o([I(s,e)]),hashes:d&&_?[`zh:${c.toLowerCase()}`]:null}}
const o=s=>s.flatMap(e=>e===null?[]:{kind:"description",why:e});function C(s){const e=s.find(r=>(0,v.rK)(r)===null);return e!==void 0?[{kind:"description",why:`\
has "${e}" in \`protocols\`, which is not a version`}]:s.length===0||(0,P.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function y(s,e,r){const t=(0,$.Fl)(s,r);return t.
ok?null:`has an invalid URL in \`${e}\`: ${t.why}`}const R=s=>s===""?"has no `shasum`":`has "${s}" in \`shasum\`, which is not 64 hexadecimal digits`;function L(s){
const e=[...s?.keys()??[]].filter(n=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(n)),r=Array.from(s?.values()??[],n=>n.hashes).flat(),t=[...e,...r.filter(n=>n.indexOf("\
:")<1)][0];return t===void 0?null:`has "${t}" in \`packages\`, which OpenTofu cannot read`}function I({packages:s,shasum:e},r){if(!s?.size)return null;const t=s.
get(r);if(t===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(t.package_size<=0)return"has no positive `package_size\
` in `packages`, which OpenTofu requires";const n=t.hashes.filter(c=>c.startsWith("zh:"));return n.some(c=>c!==`zh:${e}`)?"has another `zh:` hash in `packages` \
than in `shasum`, which OpenTofu compares":n.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function M(s,e){if(s===null)
return{early:[{kind:"platform"}],late:[],hashes:null};const{url:r,hashes:t}=s,n=t.length===0||t.some(E),c=o([r===""?`has no \`url\` for ${e}`:null,n?null:`has n\
o \`zh:\` or \`h1:\` hash for ${e}, but others`]);return{early:c,late:[],hashes:c.length===0?t:null}}const w=["zh:","h1:"],E=s=>w.some(e=>s.startsWith(e)),h=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function i(s,{filename:e,shasum:r}){for(const t of s.split(`
`)){const[n="",c]=t.split(h,4).filter(d=>d!=="");if(c===e)return/^[0-9a-fA-F]{64}$/.test(n)?n.toLowerCase()===r.toLowerCase()?null:`has another hash for ${e} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${e}`}return`has no line for ${e===""?"the empty `filename` of the package":
e}`}function u(s){const[e]=s;return e===void 0?"the signature of its checksums is empty":e===194||(e&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const l="in `signing_keys.gpg_public_keys`";function f(s){const[e]=s;return s.includes(null)?`the descriptio\
n has null ${l}, at which the clients crash`:e===void 0?`the description has no key ${l}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(e??"")?null:`t\
he description has a key ${l} whose \`ascii_armor\` is not an armored public key`}}),156:((k,j,a)=>{a.d(j,{I0:()=>s,PN:()=>R,TT:()=>y,h:()=>i,oM:()=>l,tD:()=>I});
var $=a(7511),v=a(4091),P=a(1022),A=a(1731),o=a(7681);const C=(0,o.w3)({versions:(0,o.p_)((0,o.w3)({version:o.Qq,protocols:(0,o.p_)(o.Qq)})),warnings:(0,o.p_)(o.
Qq)});function y(r){const t=(0,o.D4)(r,C);if(!t.ok)return t;const{versions:n,warnings:c}=t.value,d=new Map(n.map(m=>[m.version,m.protocols])),_=[...d.keys()],p=_.
filter(m=>R(d.get(m)??[]));return(0,v.Ju)({texts:_,compatible:p.length===_.length?_:p,warnings:_.length===0?[]:c})}const R=r=>r.some(t=>{const n=(0,A.rK)(t),[c]=n?.
numbers??[];return n!==null&&!(0,A.Ty)(n)&&(c===5n||c===6n)}),L=(0,o.w3)({id:o.Qq,moved_to:o.Qq});function I(r,t){const n=(0,o.D4)(r,L);if(!n.ok)return n;const{
id:c,moved_to:d}=n.value,_=(0,P.mi)(d===""?c:d,"terraform"),p=_.kind==="registry"&&_.type===t;return(0,v.Ju)(p?_.namespace:null)}const M=(0,o.w3)({ascii_armor:o.
Qq}),w=(0,o.Tj)((0,o.w3)({hashes:(0,o.p_)(o.Qq),package_size:o.nd})),E=(r,t)=>(0,o.w3)({protocols:(0,o.p_)(o.Qq),os:o.Qq,arch:o.Qq,filename:o.Qq,shasum:o.Qq,download_url:o.
Qq,shasums_url:o.Qq,shasums_signature_url:o.Qq,signing_keys:(0,o.w3)({gpg_public_keys:(0,o.p_)((0,o.lq)(r))}),packages:t}),h={terraform:E((0,o.w3)({ascii_armor:o.
Qq,trust_signature:o.Qq}),o.gy),"opentofu before 1.12":E(M,o.gy),opentofu:E(M,w)},i=(r,t)=>(0,o.D4)(r,h[t]),u=(0,o.w3)({versions:(0,o.Tj)((0,o.w3)({}))});function l(r,t){
const n=e(r,t,u);return n.ok?(0,v.Ju)([...n.value.versions?.keys()??[]]):n}const f=(0,o.w3)({archives:(0,o.Tj)((0,o.lq)((0,o.w3)({url:o.Qq,hashes:(0,o.p_)(o.Qq)})))});
function s(r,t,n){const c=e(r,t,f);if(!c.ok)return c;const d=c.value.archives?.get(n);return d===void 0?(0,v.Ju)(null):d===null?(0,v.TR)(`has null for ${n}, at \
which the clients crash`):d.hashes.some(_=>_.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}"`):(0,v.Ju)(d)}function e(r,t,n){
return(0,$.i)(t??"")==="application/json"?(0,o.D4)(r,n):(0,v.TR)(t===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((k,j,a)=>{a.d(j,{EH:()=>M,Fl:()=>w,ad:()=>y,fZ:()=>P,i5:()=>C,ny:()=>R,sw:()=>A,ut:()=>I,zS:()=>L});var $=a(4091),v=a(4283);const P=(i,u)=>h(
E(i),`${o(u)}/versions`),A=(i,u,l)=>h(E(i),`${o(u)}/${l}/download`),o=({namespace:i,name:u,system:l})=>`${i}/${u}/${l}`,C=(i,{namespace:u,type:l})=>h(i,`${u}/${l}\
/versions`),y=(i,{namespace:u,type:l},f,s)=>h(i,`${u}/${l}/${f}/download/${s.replace("_","/")}`),R=(i,u)=>h(E(i),u);function L(i,{host:u,namespace:l,type:f},s){
const e=(0,v.O2)(i,`${u}/${l}/${f}/${s}`);return!e.ok||e.value.scheme==="https"?e:(0,$.TR)(`unsupported protocol scheme "${e.value.scheme}"`)}function I(i,u){if(!/^\.{0,2}\//.
test(u))return(0,$.Ju)(u);const l=(0,v.O2)(i,u);return l.ok?(0,$.Ju)((0,v.jr)(l.value)):l}function M(i,u){const l=w(i,u);return l.ok&&l.value.fragment!==""?(0,$.
TR)("must not include fragment part"):l}function w(i,u){const l=(0,v.O2)(i,u);if(!l.ok)return l;const{scheme:f}=l.value;return f==="http"||f==="https"?l:(0,$.TR)(
"must use http or https scheme")}const E=i=>i.path.endsWith("/")?i:{...i,path:`${i.path}/`};function h(i,u){const l=(0,v.O2)(i,u);if(!l.ok)throw new Error(l.why);
return l.value}}),4155:((k,j,a)=>{a.d(j,{p:()=>E,x:()=>i});var $=a(3024),v=a(3916),P=a(2071),A=a(4693),o=a(7542),C=a(9075),y=a(4e3),R=a(5143),L=a(1064),I=a(9562),
M=a(5257),w=a(8279);function E(t,n,c){const d=n.map(P.Ol),_=d.flatMap(B=>B.findings),p=s(d,f(c),c),m=[],O=(B,{host:K},g)=>{const T=(0,M.lc)(B,K,g),W=T&&p.get(g)?.(
T,(0,v.dirname)(B.place.file));return!T||!W?!0:(m.push({client:g,way:W,provider:(0,M.JT)(T)}),!1)},D=(B,K)=>{if(K.service!==I.xq)return K;const g=K.clients.filter(
T=>O(B,K,T));return g.length===K.clients.length?K:{...K,clients:g}};return{usages:t.map(B=>{const K=B.needs.map(g=>D(B,g));return K.every((g,T)=>g===B.needs[T])?
B:{...B,needs:K.filter(({clients:g})=>g.length>0)}}),remarks:h(m),findings:_}}function h(t){return(0,R.c1)(t,({client:n,way:c})=>[n,...c].join(" ")).map(n=>{const[
{client:c,way:d}]=n,[_,p]=d,m=new Set(n.map(({provider:D})=>D)),O=(0,y.px)(m.size,"provider");return`${L.bB[c]} ${_} ${O} ${p}`.trim()})}function i(t,n,c,d){const _=(0,A.
k)(),p=f(n),m=(0,C.Oo)(()=>u(c,p)),O=t.map(P.Ol),D=s(O,p,n),U=new Map(O.map(g=>{const T=g.mirrors.filter(({path:W})=>(0,$.existsSync)(W));return[g.client,{...g,
shared:T}]}));for(const{installation:g}of U.values())for(const T of g?.methods??[])T.kind==="network"&&(0,o.wW)(T.url,d);return{methodsOf:(g,T)=>{const{installation:W=null,
shared:S=[]}=U.get(T)??{};if(W===null){const Q=S.filter(({path:J})=>_(J,g).length>0),[x,...F]=Q.map(P.CR);return x===void 0||m().has((0,M.JT)(g))?null:{place:x.
place,methods:[x,...F]}}return l(W,g,T,n.releases)?null:{place:W.place,methods:(0,P.cd)(W,g)}},isInstalled:(g,{directory:T,client:W})=>T!==M.cd.file&&!!D.get(W)?.(
g,T)}}function u(t,{around:n,holds:c}){const d=(m,O)=>O===M.cd.file||n(O).some(({path:D})=>c(D,m)),p=t.flatMap(m=>m.providers.map(O=>({...O,root:m}))).filter(({
provider:m,root:O})=>d(m,O.directory));return new Set(p.map(({provider:m})=>(0,M.JT)(m)))}const l=({overridden:t},n,c,d)=>d.every(_=>_.client!==c||_.skipsOverridden)&&
t.some(_=>(0,M.JT)(_)===(0,M.JT)(n)),f=({root:t,plugins:n=null})=>n===null?(0,w.Up)(t):(0,w.Ml)(n);function s(t,n,c){return new Map(t.map(d=>[d.client,d.installation===
null?e(d,n):r(d,d.installation,c)]))}function e({mirrors:t},{around:n,holds:c}){const d=t.filter(({path:p})=>(0,$.existsSync)(p)),_=(0,A.k)();return(p,m)=>{const O=n(
m).find(({path:D})=>c(D,p))??d.find(({path:D})=>_(D,p).length>0);return O?["installs",`from ${O.shown} instead of a registry`]:null}}function r({client:t},n,{releases:c,
asksMirrors:d}){const _=(0,P.Ge)(n.place);return p=>{if(l(n,p,t,c))return["takes",`from dev_overrides in ${_} instead of a registry`];const m=(0,P.cd)(n,p);if(m.
some(({kind:U})=>U==="direct"))return null;if(m.length===0)return[`has no installation method in ${_} for`,""];const D=d&&m.every(U=>U.kind!=="local"||U.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${_}${D} instead of a registry`]}}}),8279:((k,j,a)=>{a.d(j,{Ml:()=>l,hc:()=>i,KX:()=>e,Up:()=>u});
var $=a(3024),v=a(6760),P=a(3916),A=a(5747),o=a(9075),C=a(9562),y=a(6134),R=a(1022),L=a(8700),I=a(5257);let M=function(...r){return{readHcl:M}=a.late([245,167,727,
845],1727),new.target?new M(...r):M(...r)},w=function(...r){return{detach:w}=a.late([245,167,727,845],1727),new.target?new w(...r):w(...r)};function E(r){const{
body:t}=M(r),n=(0,y.SH)(t,"provider",1).flatMap(({labels:[c],body:d})=>{const _=(0,R.mi)(w(c?.value??""),"terraform");if(_.kind!=="registry")return[];const p=(0,y.
w4)(d,"hashes")?.value,O=(p?.kind==="tuple"?p.elements:[]).flatMap(D=>D.kind==="string"?[w(D.value)]:[]);return[[(0,I.JT)(_),O.filter(L.e)]]});return new Map(n)}
let h=function(...r){return{localMirrors:h}=a.late([834],1834),new.target?new h(...r):h(...r)};const i=(r,t)=>new Map(Array.from(r,n=>[n,E((0,A.r7)((0,v.join)(t,
n))??"")]));function u(r){const t=h();return f(n=>{const c=(0,v.join)(r,n);return(0,$.existsSync)(c)?c:null},(n,c)=>t(n,c).length>0)}function l(r){const t=new Map(
r.map(({directory:n,providers:c})=>[s(n),new Set(c)]));return f(n=>t.has(n)?n:null,(n,c)=>t.get(n)?.has((0,I.JT)(c))??!1)}function f(r,t){const n=(0,o.Oo)(c=>{const d=c.
replace(/\/$/,""),_=d==="."||c!==d,p=s(d),m=r(p),O=_?[]:n((0,P.dirname)(d));return m===null?O:[{path:m,shown:p},...O]});return{around:n,holds:t}}const s=r=>`${r===
"."?"":`${r}/`}terraform.d/plugins`;function e(r,t,{around:n,holds:c}){const d=r.flatMap(p=>{const m=n((0,P.dirname)(p.place.file));return m.length===0?[]:p.needs.
filter(({service:D})=>D===C.xq).flatMap(({host:D})=>t.flatMap(U=>(0,I.lc)(p,D,U)??[])).flatMap(D=>m.filter(({path:U})=>c(U,D)).map(({shown:U})=>({shown:U,provider:(0,I.
JT)(D)})))}),_=Map.groupBy(d,({shown:p})=>(0,P.dirname)((0,P.dirname)(p)));return Array.from(_,([p,m])=>({directory:p,providers:[...new Set(m.map(({provider:O})=>O))]}))}})};export{z as id,H as ids,N as modules};
