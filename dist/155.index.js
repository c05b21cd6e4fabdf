const z=155,H=[155],N={4693:((k,B,i)=>{i.d(B,{k:()=>C});var y=i(3024),E=i(6760),P=i(5747),L=i(9075),o=i(1831),j=i(1022),I=i(1731);function C(){const m=(0,L.Oo)(
P.v2),p=(a,u)=>m(a).filter(u).map(l=>(0,E.join)(a,l));return(a,{host:u,namespace:l,type:d})=>p(a,s=>U((0,o.Pv)(s),u)).flatMap(s=>p(s,e=>U((0,j.sL)(e),l))).flatMap(
s=>p(s,e=>U((0,j.sL)(e),d))).flatMap(s=>O(s,d))}const U=(m,p)=>m.ok&&m.value===p,R=/^[^\s_]*_[^\s_]*$/;function O(m,p){const a=(0,P.v2)(m).flatMap(d=>(0,P.wX)((0,E.
join)(m,d)).filter(s=>R.test(s)&&D((0,E.join)(m,d,s))).map(s=>({version:d,platform:s}))),u=new RegExp(`^terraform-provider-${p}_(?<version>${I.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),l=(0,P.wX)(m).flatMap(d=>{const{version:s="",platform:e=""}=u.exec(d.toLowerCase())?.groups??{};return D((0,E.join)(m,d))===
!1?[{version:s,platform:e}]:[]});return[...a,...l].flatMap(({version:d,platform:s})=>{const e=(0,I.rK)(d);return e===null?[]:{version:(0,I.Cg)(e),platform:s}})}
const D=m=>(0,y.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((k,B,i)=>{i.d(B,{TU:()=>I,wW:()=>R});var y=i(6760),E=i(5747),P=i(4283),L=i(6979),o=i(
2713);const j=1024*1024;function I(p,a){let u=null;return{withLogin:l=>{if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;u??=D(p);const d=u.get(l.host);if(d===
void 0)return l;for(const s of C(d))a(new o.ou(s));return{...l,user:{name:O(d.name),password:O(d.password)}}}}}const C=({name:p,password:a})=>[a,...p.length>=U&&
!p.includes("@")?[p]:[],Buffer.from(`${p}:${a}`).toString("base64")],U=20;function R(p,a){const[,u=""]=(0,P.aR)(p)?.split(" ")??[],[l="",...d]=Buffer.from(u,"ba\
se64").toString().split(":");if(u!=="")for(const s of C({name:l,password:d.join(":")}))a(new o.ou(s))}function O(p){const a=(0,L.V$)(p.replaceAll("%","%25"),"us\
er");return a.ok?a.value:""}function D({environment:p,system:a,accountHome:u}){const{NETRC:l,HOME:d,USERPROFILE:s}=p,e=d||(a==="windows"?s:null)||u,f=l||e&&(0,y.
join)(e,a==="windows"?"_netrc":".netrc")||"",n=(0,E.yR)(f,j);return n.ok?m(n.text):new Map}function m(p){const a=new Map,u=Array.from(p.matchAll(/#[^\n]*|\S+/g),
([e])=>e.trim()).values(),l=()=>u.next().value??"";let d={name:"",password:""},s=!1;for(const e of u)switch(e){case"machine":case"default":{d={name:"",password:""};
const f=e==="machine"?l():null;f!==null&&!a.has(f)&&a.set(f,d);break}case"login":d.name=l();break;case"password":d.password=l();break;case"account":case"macdef":
l(),s||=e==="macdef";break;default:if(!e.startsWith("#")&&!s)return a}return a}}),8700:((k,B,i)=>{i.d(B,{CT:()=>D,KB:()=>L,e:()=>m,fi:()=>d,jY:()=>u,uH:()=>O,yI:()=>a});
var y=i(7705),E=i(1731),P=i(156);function L(s,e,f){const{os:n,arch:t,shasum:r}=s,c=/^[0-9a-fA-F]{64}$/.test(r),h=`${n}_${t}`===e;return{early:[...j(s.protocols),
...o([h?null:`is for ${n}_${t} instead of ${e} (\`os\`, \`arch\`)`,I(f,"download_url",s.download_url),U(s.packages),c?null:C(r),I(f,"shasums_url",s.shasums_url),
I(f,"shasums_signature_url",s.shasums_signature_url)]),...s.download_url===""?[{kind:"no-archive"}]:[]],late:o([R(s,e)]),hashes:c&&h?[`zh:${r.toLowerCase()}`]:null}}
const o=s=>s.flatMap(e=>e===null?[]:{kind:"description",why:e});function j(s){const e=s.find(f=>(0,E.rK)(f)===null);return e!==void 0?[{kind:"description",why:`\
has "${e}" in \`protocols\`, which is not a version`}]:s.length===0||(0,P.PN)(s)?[]:[{kind:"protocols",protocols:s}]}function I(s,e,f){const n=(0,y.Fl)(s,f);return n.
ok?null:`has an invalid URL in \`${e}\`: ${n.why}`}const C=s=>s===""?"has no `shasum`":`has "${s}" in \`shasum\`, which is not 64 hexadecimal digits`;function U(s){
const e=[...s?.keys()??[]].filter(t=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(t)),f=Array.from(s?.values()??[],t=>t.hashes).flat(),n=[...e,...f.filter(t=>t.indexOf("\
:")<1)][0];return n===void 0?null:`has "${n}" in \`packages\`, which OpenTofu cannot read`}function R({packages:s,shasum:e},f){if(!s?.size)return null;const n=s.
get(f);if(n===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(n.package_size<=0)return"has no positive `package_size\
` in `packages`, which OpenTofu requires";const t=n.hashes.filter(r=>r.startsWith("zh:"));return t.some(r=>r!==`zh:${e}`)?"has another `zh:` hash in `packages` \
than in `shasum`, which OpenTofu compares":t.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function O(s,e){if(s===null)
return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:n}=s,t=n.length===0||n.some(m),r=o([f===""?`has no \`url\` for ${e}`:null,t?null:`has n\
o \`zh:\` or \`h1:\` hash for ${e}, but others`]);return{early:r,late:[],hashes:r.length===0?n:null}}const D=["zh:","h1:"],m=s=>D.some(e=>s.startsWith(e)),p=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function a(s,{filename:e,shasum:f}){for(const n of s.split(`
`)){const[t="",r]=n.split(p,4).filter(c=>c!=="");if(r===e)return/^[0-9a-fA-F]{64}$/.test(t)?t.toLowerCase()===f.toLowerCase()?null:`has another hash for ${e} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${e}`}return`has no line for ${e===""?"the empty `filename` of the package":
e}`}function u(s){const[e]=s;return e===void 0?"the signature of its checksums is empty":e===194||(e&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const l="in `signing_keys.gpg_public_keys`";function d(s){const[e]=s;return s.includes(null)?`the descriptio\
n has null ${l}, at which the clients crash`:e===void 0?`the description has no key ${l}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(e??"")?null:`t\
he description has a key ${l} whose \`ascii_armor\` is not an armored public key`}}),156:((k,B,i)=>{i.d(B,{I0:()=>s,PN:()=>C,TT:()=>I,h:()=>a,oM:()=>l,tD:()=>R});
var y=i(7511),E=i(4091),P=i(1022),L=i(1731),o=i(7681);const j=(0,o.w3)({versions:(0,o.p_)((0,o.w3)({version:o.Qq,protocols:(0,o.p_)(o.Qq)})),warnings:(0,o.p_)(o.
Qq)});function I(f){const n=(0,o.D4)(f,j);if(!n.ok)return n;const{versions:t,warnings:r}=n.value,c=new Map(t.map(_=>[_.version,_.protocols])),h=[...c.keys()],v=h.
filter(_=>C(c.get(_)??[]));return(0,E.Ju)({texts:h,compatible:v.length===h.length?h:v,warnings:h.length===0?[]:r})}const C=f=>f.some(n=>{const t=(0,L.rK)(n),[r]=t?.
numbers??[];return t!==null&&!(0,L.Ty)(t)&&(r===5n||r===6n)}),U=(0,o.w3)({id:o.Qq,moved_to:o.Qq});function R(f,n){const t=(0,o.D4)(f,U);if(!t.ok)return t;const{
id:r,moved_to:c}=t.value,h=(0,P.mi)(c===""?r:c,"terraform"),v=h.kind==="registry"&&h.type===n;return(0,E.Ju)(v?h.namespace:null)}const O=(0,o.w3)({ascii_armor:o.
Qq}),D=(0,o.Tj)((0,o.w3)({hashes:(0,o.p_)(o.Qq),package_size:o.nd})),m=(f,n)=>(0,o.w3)({protocols:(0,o.p_)(o.Qq),os:o.Qq,arch:o.Qq,filename:o.Qq,shasum:o.Qq,download_url:o.
Qq,shasums_url:o.Qq,shasums_signature_url:o.Qq,signing_keys:(0,o.w3)({gpg_public_keys:(0,o.p_)((0,o.lq)(f))}),packages:n}),p={terraform:m((0,o.w3)({ascii_armor:o.
Qq,trust_signature:o.Qq}),o.gy),"opentofu before 1.12":m(O,o.gy),opentofu:m(O,D)},a=(f,n)=>(0,o.D4)(f,p[n]),u=(0,o.w3)({versions:(0,o.Tj)((0,o.w3)({}))});function l(f,n){
const t=e(f,n,u);return t.ok?(0,E.Ju)([...t.value.versions?.keys()??[]]):t}const d=(0,o.w3)({archives:(0,o.Tj)((0,o.lq)((0,o.w3)({url:o.Qq,hashes:(0,o.p_)(o.Qq)})))});
function s(f,n,t){const r=e(f,n,d);if(!r.ok)return r;const c=r.value.archives?.get(t);return c===void 0?(0,E.Ju)(null):c===null?(0,E.TR)(`has null for ${t}, at \
which the clients crash`):c.hashes.some(h=>h.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${t}"`):(0,E.Ju)(c)}function e(f,n,t){
return(0,y.i)(n??"")==="application/json"?(0,o.D4)(f,t):(0,E.TR)(n===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((k,B,i)=>{i.d(B,{EH:()=>O,Fl:()=>D,ad:()=>I,fZ:()=>P,i5:()=>j,ny:()=>C,sw:()=>L,ut:()=>R,zS:()=>U});var y=i(4091),E=i(4283);const P=(a,u)=>p(
m(a),`${o(u)}/versions`),L=(a,u,l)=>p(m(a),`${o(u)}/${l}/download`),o=({namespace:a,name:u,system:l})=>`${a}/${u}/${l}`,j=(a,{namespace:u,type:l})=>p(a,`${u}/${l}\
/versions`),I=(a,{namespace:u,type:l},d,s)=>p(a,`${u}/${l}/${d}/download/${s.replace("_","/")}`),C=(a,u)=>p(m(a),u);function U(a,{host:u,namespace:l,type:d},s){
const e=(0,E.O2)(a,`${u}/${l}/${d}/${s}`);return!e.ok||e.value.scheme==="https"?e:(0,y.TR)(`unsupported protocol scheme "${e.value.scheme}"`)}function R(a,u){if(!/^\.{0,2}\//.
test(u))return(0,y.Ju)(u);const l=(0,E.O2)(a,u);return l.ok?(0,y.Ju)((0,E.jr)(l.value)):l}function O(a,u){const l=D(a,u);return l.ok&&l.value.fragment!==""?(0,y.
TR)("must not include fragment part"):l}function D(a,u){const l=(0,E.O2)(a,u);if(!l.ok)return l;const{scheme:d}=l.value;return d==="http"||d==="https"?l:(0,y.TR)(
"must use http or https scheme")}const m=a=>a.path.endsWith("/")?a:{...a,path:`${a.path}/`};function p(a,u){const l=(0,E.O2)(a,u);if(!l.ok)throw new Error(l.why);
return l.value}}),4155:((k,B,i)=>{i.d(B,{p:()=>m,x:()=>a});var y=i(3024),E=i(3916),P=i(2071),L=i(4693),o=i(7542),j=i(9075),I=i(4e3),C=i(5143),U=i(1064),R=i(9562),
O=i(5257),D=i(8279);function m(n,t,r){const c=t.map(P.Ol),h=c.flatMap(T=>T.findings),v=s(c,d(r),r),_=[],M=(T,{host:K},g)=>{const $=(0,O.lc)(T,K,g),W=$&&v.get(g)?.(
$,(0,E.dirname)(T.place.file));return!$||!W?!0:(_.push({client:g,way:W,provider:(0,O.JT)($)}),!1)},w=(T,K)=>{if(K.service!==R.xq)return K;const g=K.clients.filter(
$=>M(T,K,$));return g.length===K.clients.length?K:{...K,clients:g}};return{usages:n.map(T=>{const K=T.needs.map(g=>w(T,g));return K.every((g,$)=>g===T.needs[$])?
T:{...T,needs:K.filter(({clients:g})=>g.length>0)}}),remarks:p(_),findings:h}}function p(n){return(0,C.c1)(n,({client:t,way:r})=>[t,...r].join(" ")).map(t=>{const[
{client:r,way:c}]=t,[h,v]=c,_=new Set(t.map(({provider:w})=>w)),M=(0,I.px)(_.size,"provider");return`${U.bB[r]} ${h} ${M} ${v}`.trim()})}function a(n,t,r,c){const h=(0,L.
k)(),v=d(t),_=(0,j.Oo)(()=>u(r,v)),M=n.map(P.Ol),w=s(M,v,t),A=new Map(M.map(g=>{const $=g.mirrors.filter(({path:W})=>(0,y.existsSync)(W));return[g.client,{...g,
shared:$}]}));for(const{installation:g}of A.values())for(const $ of g?.methods??[])$.kind==="network"&&(0,o.wW)($.url,c);return{methodsOf:(g,$)=>{const{installation:W=null,
shared:S=[]}=A.get($)??{};if(W===null){const Q=S.filter(({path:J})=>h(J,g).length>0),[x,...F]=Q.map(P.CR);return x===void 0||_().has((0,O.JT)(g))?null:{place:x.
place,methods:[x,...F]}}return l(W,g,$,t.releases)?null:{place:W.place,methods:(0,P.cd)(W,g)}},isInstalled:(g,{directory:$,client:W})=>$!==O.cd.file&&!!w.get(W)?.(
g,$)}}function u(n,{around:t,holds:r}){const c=(_,M)=>M===O.cd.file||t(M).some(({path:w})=>r(w,_)),v=n.flatMap(_=>_.providers.map(M=>({...M,root:_}))).filter(({
provider:_,root:M})=>c(_,M.directory));return new Set(v.map(({provider:_})=>(0,O.JT)(_)))}const l=({overridden:n},t,r,c)=>c.every(h=>h.client!==r||h.skipsOverridden)&&
n.some(h=>(0,O.JT)(h)===(0,O.JT)(t)),d=({root:n,plugins:t=null})=>t===null?(0,D.Up)(n):(0,D.Ml)(t);function s(n,t,r){return new Map(n.map(c=>[c.client,c.installation===
null?e(c,t):f(c,c.installation,r)]))}function e({mirrors:n},{around:t,holds:r}){const c=n.filter(({path:v})=>(0,y.existsSync)(v)),h=(0,L.k)();return(v,_)=>{const M=t(
_).find(({path:w})=>r(w,v))??c.find(({path:w})=>h(w,v).length>0);return M?["installs",`from ${M.shown} instead of a registry`]:null}}function f({client:n},t,{releases:r,
asksMirrors:c}){const h=(0,P.Ge)(t.place);return v=>{if(l(t,v,n,r))return["takes",`from dev_overrides in ${h} instead of a registry`];const _=(0,P.cd)(t,v);if(_.
some(({kind:A})=>A==="direct"))return null;if(_.length===0)return[`has no installation method in ${h} for`,""];const w=c&&_.every(A=>A.kind!=="local"||A.path!==
null)?"":", which is not checked,";return["installs",`from a mirror in ${h}${w} instead of a registry`]}}}),8279:((k,B,i)=>{i.d(B,{Ml:()=>d,hc:()=>u,KX:()=>f,Up:()=>l});
var y=i(3024),E=i(6760),P=i(3916),L=i(5747),o=i(9075),j=i(9562),I=i(6134),C=i(1022),U=i(8700),R=i(5257);let O=function(...n){return{readHcl:O}=i.late([245,167,727,
845],1727),new.target?new O(...n):O(...n)},D=function(...n){return{detach:D}=i.late([245,167,727,845],1727),new.target?new D(...n):D(...n)};const m=(0,o.Oo)(n=>(0,C.
mi)(n,"terraform"));function p(n){const{body:t}=O(n),r=(0,I.SH)(t,"provider",1).flatMap(({labels:[c],body:h})=>{const v=m(D(c?.value??""));if(v.kind!=="registry")
return[];const _=(0,I.w4)(h,"hashes")?.value,w=(_?.kind==="tuple"?_.elements:[]).flatMap(A=>A.kind==="string"?[D(A.value)]:[]);return[[(0,R.JT)(v),w.filter(U.e)]]});
return new Map(r)}let a=function(...n){return{localMirrors:a}=i.late([834],1834),new.target?new a(...n):a(...n)};const u=(n,t)=>new Map(Array.from(n,r=>[r,p((0,L.
r7)((0,E.join)(t,r))??"")]));function l(n){const t=a();return s(r=>{const c=(0,E.join)(n,r);return(0,y.existsSync)(c)?c:null},(r,c)=>t(r,c).length>0)}function d(n){
const t=new Map(n.map(({directory:r,providers:c})=>[e(r),new Set(c)]));return s(r=>t.has(r)?r:null,(r,c)=>t.get(r)?.has((0,R.JT)(c))??!1)}function s(n,t){const r=(0,o.
Oo)(c=>{const h=c.replace(/\/$/,""),v=h==="."||c!==h,_=e(h),M=n(_),w=v?[]:r((0,P.dirname)(h));return M===null?w:[{path:M,shown:_},...w]});return{around:r,holds:t}}
const e=n=>`${n==="."?"":`${n}/`}terraform.d/plugins`;function f(n,t,{around:r,holds:c}){const h=n.flatMap(_=>{const M=r((0,P.dirname)(_.place.file));return M.length===
0?[]:_.needs.filter(({service:A})=>A===j.xq).flatMap(({host:A})=>t.flatMap(T=>(0,R.lc)(_,A,T)??[])).flatMap(A=>M.filter(({path:T})=>c(T,A)).map(({shown:T})=>({shown:T,
provider:(0,R.JT)(A)})))}),v=Map.groupBy(h,({shown:_})=>(0,P.dirname)((0,P.dirname)(_)));return Array.from(v,([_,M])=>({directory:_,providers:[...new Set(M.map(
({provider:w})=>w))]}))}})};export{z as id,H as ids,N as modules};
