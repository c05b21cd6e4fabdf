const G=155,Y=[155],X={4693:((J,B,e)=>{e.d(B,{k:()=>C});var w=e(3024),v=e(6760),T=e(5747),y=e(1831),s=e(1022),I=e(1731),L=e(7050);function C(){const M=(0,L.O)(T.
v2),p=(r,d)=>M(r).filter(d).map(l=>(0,v.join)(r,l));return(r,{host:d,namespace:l,type:_})=>p(r,n=>$((0,y.Pv)(n),d)).flatMap(n=>p(n,t=>$((0,s.sL)(t),l))).flatMap(
n=>p(n,t=>$((0,s.sL)(t),_))).flatMap(n=>g(n,_))}const $=(M,p)=>M.ok&&M.value===p,R=/^[^\s_]*_[^\s_]*$/;function g(M,p){const r=(0,T.v2)(M).flatMap(_=>(0,T.wX)((0,v.
join)(M,_)).filter(n=>R.test(n)&&A((0,v.join)(M,_,n))).map(n=>({version:_,platform:n}))),d=new RegExp(`^terraform-provider-${p}_(?<version>${I.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),l=(0,T.wX)(M).flatMap(_=>{const{version:n="",platform:t=""}=d.exec(_.toLowerCase())?.groups??{};return A((0,v.join)(M,_))===
!1?[{version:n,platform:t}]:[]});return[...r,...l].flatMap(({version:_,platform:n})=>{const t=(0,I.rK)(_);return t===null?[]:{version:(0,I.Cg)(t),platform:n}})}
const A=M=>(0,w.statSync)(M,{throwIfNoEntry:!1})?.isDirectory()??null}),7542:((J,B,e)=>{e.d(B,{TU:()=>L,wW:()=>R});var w=e(6760),v=e(5747),T=e(4283),y=e(6979),s=e(
2713);const I=1024*1024;function L(p,r){let d=null;return{withLogin:l=>{if(l.scheme!=="https"||(l.user?.name??"")!=="")return l;d??=A(p);const _=d.get(l.host);if(_===
void 0)return l;for(const n of C(_))r(new s.ou(n));return{...l,user:{name:g(_.name),password:g(_.password)}}}}}const C=({name:p,password:r})=>[r,...p.length>=$&&
!p.includes("@")?[p]:[],Buffer.from(`${p}:${r}`).toString("base64")],$=20;function R(p,r){const[,d=""]=(0,T.aR)(p)?.split(" ")??[],[l="",..._]=Buffer.from(d,"ba\
se64").toString().split(":");if(d!=="")for(const n of C({name:l,password:_.join(":")}))r(new s.ou(n))}function g(p){const r=(0,y.V$)(p.replaceAll("%","%25"),"us\
er");return r.ok?r.value:""}function A({environment:p,system:r,accountHome:d}){const{NETRC:l,HOME:_,USERPROFILE:n}=p,t=_||(r==="windows"?n:null)||d,o=l||t&&(0,w.
join)(t,r==="windows"?"_netrc":".netrc")||"",u=(0,v.yR)(o,I);return u.ok?M(u.text):new Map}function M(p){const r=new Map,d=Array.from(p.matchAll(/#[^\n]*|\S+/g),
([t])=>t.trim()).values(),l=()=>d.next().value??"";let _={name:"",password:""},n=!1;for(const t of d)switch(t){case"machine":case"default":{_={name:"",password:""};
const o=t==="machine"?l():null;o!==null&&!r.has(o)&&r.set(o,_);break}case"login":_.name=l();break;case"password":_.password=l();break;case"account":case"macdef":
l(),n||=t==="macdef";break;default:if(!t.startsWith("#")&&!n)return r}return r}}),8700:((J,B,e)=>{e.d(B,{CT:()=>A,KB:()=>y,e:()=>M,fi:()=>_,jY:()=>d,uH:()=>g,yI:()=>r});
var w=e(7705),v=e(1731),T=e(156);function y(n,t,o){const{os:u,arch:a,shasum:i}=n,c=/^[0-9a-fA-F]{64}$/.test(i),f=`${u}_${a}`===t;return{early:[...I(n.protocols),
...s([f?null:`is for ${u}_${a} instead of ${t} (\`os\`, \`arch\`)`,L(o,"download_url",n.download_url),$(n.packages),c?null:C(i),L(o,"shasums_url",n.shasums_url),
L(o,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[{kind:"no-archive"}]:[]],late:s([R(n,t)]),hashes:c&&f?[`zh:${i.toLowerCase()}`]:null}}
const s=n=>n.flatMap(t=>t===null?[]:{kind:"description",why:t});function I(n){const t=n.find(o=>(0,v.rK)(o)===null);return t!==void 0?[{kind:"description",why:`\
has "${t}" in \`protocols\`, which is not a version`}]:n.length===0||(0,T.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function L(n,t,o){const u=(0,w.Fl)(n,o);return u.
ok?null:`has an invalid URL in \`${t}\`: ${u.why}`}const C=n=>n===""?"has no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function $(n){
const t=[...n?.keys()??[]].filter(a=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(a)),o=Array.from(n?.values()??[],a=>a.hashes).flat(),u=[...t,...o.filter(a=>a.indexOf("\
:")<1)][0];return u===void 0?null:`has "${u}" in \`packages\`, which OpenTofu cannot read`}function R({packages:n,shasum:t},o){if(!n?.size)return null;const u=n.
get(o);if(u===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(u.package_size<=0)return"has no positive `package_size\
` in `packages`, which OpenTofu requires";const a=u.hashes.filter(i=>i.startsWith("zh:"));return a.some(i=>i!==`zh:${t}`)?"has another `zh:` hash in `packages` \
than in `shasum`, which OpenTofu compares":a.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function g(n,t){if(n===null)
return{early:[{kind:"platform"}],late:[],hashes:null};const{url:o,hashes:u}=n,a=u.length===0||u.some(M),i=s([o===""?`has no \`url\` for ${t}`:null,a?null:`has n\
o \`zh:\` or \`h1:\` hash for ${t}, but others`]);return{early:i,late:[],hashes:i.length===0?u:null}}const A=["zh:","h1:"],M=n=>A.some(t=>n.startsWith(t)),p=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function r(n,{filename:t,shasum:o}){for(const u of n.split(`
`)){const[a="",i]=u.split(p,4).filter(c=>c!=="");if(i===t)return/^[0-9a-fA-F]{64}$/.test(a)?a.toLowerCase()===o.toLowerCase()?null:`has another hash for ${t} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the package":
t}`}function d(n){const[t]=n;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const l="in `signing_keys.gpg_public_keys`";function _(n){const[t]=n;return n.includes(null)?`the descriptio\
n has null ${l}, at which the clients crash`:t===void 0?`the description has no key ${l}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?null:`t\
he description has a key ${l} whose \`ascii_armor\` is not an armored public key`}}),156:((J,B,e)=>{e.d(B,{I0:()=>n,PN:()=>C,TT:()=>L,h:()=>r,oM:()=>l,tD:()=>R});
var w=e(7511),v=e(4091),T=e(1022),y=e(1731),s=e(7681);const I=(0,s.w3)({versions:(0,s.p_)((0,s.w3)({version:s.Qq,protocols:(0,s.p_)(s.Qq)})),warnings:(0,s.p_)(s.
Qq)});function L(o){const u=(0,s.D4)(o,I);if(!u.ok)return u;const{versions:a,warnings:i}=u.value,c=new Map(a.map(m=>[m.version,m.protocols])),f=[...c.keys()],h=f.
filter(m=>C(c.get(m)??[]));return(0,v.Ju)({texts:f,compatible:h.length===f.length?f:h,warnings:f.length===0?[]:i})}const C=o=>o.some(u=>{const a=(0,y.rK)(u),[i]=a?.
numbers??[];return a!==null&&!(0,y.Ty)(a)&&(i===5n||i===6n)}),$=(0,s.w3)({id:s.Qq,moved_to:s.Qq});function R(o,u){const a=(0,s.D4)(o,$);if(!a.ok)return a;const{
id:i,moved_to:c}=a.value,f=(0,T.mi)(c===""?i:c,"terraform"),h=f.kind==="registry"&&f.type===u;return(0,v.Ju)(h?f.namespace:null)}const g=(0,s.w3)({ascii_armor:s.
Qq}),A=(0,s.Tj)((0,s.w3)({hashes:(0,s.p_)(s.Qq),package_size:s.nd})),M=(o,u)=>(0,s.w3)({protocols:(0,s.p_)(s.Qq),os:s.Qq,arch:s.Qq,filename:s.Qq,shasum:s.Qq,download_url:s.
Qq,shasums_url:s.Qq,shasums_signature_url:s.Qq,signing_keys:(0,s.w3)({gpg_public_keys:(0,s.p_)((0,s.lq)(o))}),packages:u}),p={terraform:M((0,s.w3)({ascii_armor:s.
Qq,trust_signature:s.Qq}),s.gy),"opentofu before 1.12":M(g,s.gy),opentofu:M(g,A)},r=(o,u)=>(0,s.D4)(o,p[u]),d=(0,s.w3)({versions:(0,s.Tj)((0,s.w3)({}))});function l(o,u){
const a=t(o,u,d);return a.ok?(0,v.Ju)([...a.value.versions?.keys()??[]]):a}const _=(0,s.w3)({archives:(0,s.Tj)((0,s.lq)((0,s.w3)({url:s.Qq,hashes:(0,s.p_)(s.Qq)})))});
function n(o,u,a){const i=t(o,u,_);if(!i.ok)return i;const c=i.value.archives?.get(a);return c===void 0?(0,v.Ju)(null):c===null?(0,v.TR)(`has null for ${a}, at \
which the clients crash`):c.hashes.some(f=>f.indexOf(":")<1)?(0,v.TR)(`has a hash without a scheme, such as "zh:", in "archives.${a}"`):(0,v.Ju)(c)}function t(o,u,a){
return(0,w.i)(u??"")==="application/json"?(0,s.D4)(o,a):(0,v.TR)(u===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((J,B,e)=>{e.d(B,{EH:()=>g,Fl:()=>A,ad:()=>L,fZ:()=>T,i5:()=>I,ny:()=>C,sw:()=>y,ut:()=>R,zS:()=>$});var w=e(4091),v=e(4283);const T=(r,d)=>p(
M(r),`${s(d)}/versions`),y=(r,d,l)=>p(M(r),`${s(d)}/${l}/download`),s=({namespace:r,name:d,system:l})=>`${r}/${d}/${l}`,I=(r,{namespace:d,type:l})=>p(r,`${d}/${l}\
/versions`),L=(r,{namespace:d,type:l},_,n)=>p(r,`${d}/${l}/${_}/download/${n.replace("_","/")}`),C=(r,d)=>p(M(r),d);function $(r,{host:d,namespace:l,type:_},n){
const t=(0,v.O2)(r,`${d}/${l}/${_}/${n}`);return!t.ok||t.value.scheme==="https"?t:(0,w.TR)(`unsupported protocol scheme "${t.value.scheme}"`)}function R(r,d){if(!/^\.{0,2}\//.
test(d))return(0,w.Ju)(d);const l=(0,v.O2)(r,d);return l.ok?(0,w.Ju)((0,v.jr)(l.value)):l}function g(r,d){const l=A(r,d);return l.ok&&l.value.fragment!==""?(0,w.
TR)("must not include fragment part"):l}function A(r,d){const l=(0,v.O2)(r,d);if(!l.ok)return l;const{scheme:_}=l.value;return _==="http"||_==="https"?l:(0,w.TR)(
"must use http or https scheme")}const M=r=>r.path.endsWith("/")?r:{...r,path:`${r.path}/`};function p(r,d){const l=(0,v.O2)(r,d);if(!l.ok)throw new Error(l.why);
return l.value}}),4155:((J,B,e)=>{e.d(B,{p:()=>p,x:()=>d});var w=e(3024),v=e(6760),T=e(3916),y=e(2071),s=e(4693),I=e(7542),L=e(4e3),C=e(5143),$=e(1064),R=e(9562),
g=e(5257),A=e(7050),M=e(8279);function p(i,c,f){const h=c.map(y.Ol),m=h.flatMap(U=>U.findings),O=o(h,t(f),f),E=[],P=(U,{host:K},W)=>{const S=(0,g.lc)(U,K,W),D=S&&
O.get(W)?.(S,(0,T.dirname)(U.place.file));return!S||!D?!0:(E.push({client:W,way:D,provider:(0,g.JT)(S)}),!1)},j=(U,K)=>{if(K.service!==R.xq)return K;const W=K.clients.
filter(S=>P(U,K,S));return W.length===K.clients.length?K:{...K,clients:W}};return{usages:i.map(U=>{const K=U.needs.map(W=>j(U,W));return K.every((W,S)=>W===U.needs[S])?
U:{...U,needs:K.filter(({clients:W})=>W.length>0)}}),remarks:r(E),findings:m}}function r(i){return(0,C.c1)(i,({client:c,way:f})=>[c,...f].join(" ")).map(c=>{const[
{client:f,way:h}]=c,[m,O]=h,E=new Set(c.map(({provider:j})=>j)),P=(0,L.px)(E.size,"provider");return`${$.bB[f]} ${m} ${P} ${O}`.trim()})}function d(i,c,f,h){const m=(0,s.
k)(),O=t(c),E=(0,A.O)(()=>l(f)),P=(0,A.O)(()=>_(f,O)),j=i.map(y.Ol),Q=o(j,O,c),U=new Map(j.map(D=>{const x=D.mirrors.filter(({path:k})=>(0,w.existsSync)(k));return[
D.client,{...D,shared:x}]}));for(const{installation:D}of U.values())for(const x of D?.methods??[])x.kind==="network"&&(0,I.wW)(x.url,h);return{methodsOf:(D,x)=>{
const{installation:k=null,shared:F=[]}=U.get(x)??{};if(k===null){const H=F.filter(({path:V})=>m(V,D).length>0),[z,...N]=H.map(y.CR);return z===void 0||P().has((0,g.
JT)(D))?null:{place:z.place,methods:[z,...N]}}return n(k,D,x,c.releases)?null:{place:k.place,methods:(0,y.cd)(k,D)}},isInstalled:(D,{directory:x,client:k})=>x!==
g.cd.file&&!!Q.get(k)?.(D,x),localPackages:({path:D},x)=>{const k=E().get((0,g.JT)(x))??null;if(D===null||k===g.cd.file||!(0,v.isAbsolute)(D)&&(k===null||c.plugins))
return null;const F=(0,v.isAbsolute)(D)?D:(0,v.join)(c.root,k??"",D);return(0,w.existsSync)(F)?m(F,x):"missing"}}}function l(i){const c=new Map;for(const{directory:f,
providers:h}of i)for(const m of h.map(({provider:O})=>(0,g.JT)(O))){const O=c.has(m)&&c.get(m)!==f;c.set(m,O?null:f)}return c}function _(i,{around:c,holds:f}){const h=(E,P)=>P===
g.cd.file||c(P).some(({path:j})=>f(j,E)),O=i.flatMap(E=>E.providers.map(P=>({...P,root:E}))).filter(({provider:E,root:P})=>h(E,P.directory));return new Set(O.map(
({provider:E})=>(0,g.JT)(E)))}const n=({overridden:i},c,f,h)=>h.every(m=>m.client!==f||m.skipsOverridden)&&i.some(m=>(0,g.JT)(m)===(0,g.JT)(c)),t=({root:i,plugins:c=null})=>c===
null?(0,M.Up)(i):(0,M.Ml)(c);function o(i,c,f){return new Map(i.map(h=>[h.client,h.installation===null?u(h,c):a(h,h.installation,f)]))}function u({mirrors:i},{around:c,
holds:f}){const h=i.filter(({path:O})=>(0,w.existsSync)(O)),m=(0,s.k)();return(O,E)=>{const P=c(E).find(({path:j})=>f(j,O))??h.find(({path:j})=>m(j,O).length>0);
return P?["installs",`from ${P.shown} instead of a registry`]:null}}function a({client:i},c,{releases:f,asksMirrors:h}){const m=(0,y.Ge)(c.place);return O=>{if(n(
c,O,i,f))return["takes",`from dev_overrides in ${m} instead of a registry`];const E=(0,y.cd)(c,O);if(E.some(({kind:Q})=>Q==="direct"))return null;if(E.length===
0)return[`has no installation method in ${m} for`,""];const j=h&&E.every(Q=>Q.kind!=="local"||Q.path!==null)?"":", which is not checked,";return["installs",`fro\
m a mirror in ${m}${j} instead of a registry`]}}}),8279:((J,B,e)=>{e.d(B,{Ml:()=>l,hc:()=>r,KX:()=>t,Up:()=>d});var w=e(3024),v=e(6760),T=e(3916),y=e(5747),s=e(
9562),I=e(6134),L=e(1022),C=e(8700),$=e(5257);let R=function(...o){return{readHcl:R}=e.late([245,167,727,845],1727),new.target?new R(...o):R(...o)},g=function(...o){
return{detach:g}=e.late([245,167,727,845],1727),new.target?new g(...o):g(...o)};function A(o){const{body:u}=R(o),a=(0,I.SH)(u,"provider",1).flatMap(({labels:[i],
body:c})=>{const f=(0,L.mi)(g(i?.value??""),"terraform");if(f.kind!=="registry")return[];const h=(0,I.w4)(c,"hashes")?.value,O=(h?.kind==="tuple"?h.elements:[]).
flatMap(E=>E.kind==="string"?[g(E.value)]:[]);return[[(0,$.JT)(f),O.filter(C.e)]]});return new Map(a)}var M=e(7050);let p=function(...o){return{localMirrors:p}=
e.late([834],1834),new.target?new p(...o):p(...o)};const r=(o,u)=>new Map(Array.from(o,a=>[a,A((0,y.r7)((0,v.join)(u,a))??"")]));function d(o){const u=p();return _(
a=>{const i=(0,v.join)(o,a);return(0,w.existsSync)(i)?i:null},(a,i)=>u(a,i).length>0)}function l(o){const u=new Map(o.map(({directory:a,providers:i})=>[n(a),new Set(
i)]));return _(a=>u.has(a)?a:null,(a,i)=>u.get(a)?.has((0,$.JT)(i))??!1)}function _(o,u){const a=(0,M.O)(i=>{const c=i.replace(/\/$/,""),f=c==="."||i!==c,h=n(c),
m=o(h),O=f?[]:a((0,T.dirname)(c));return m===null?O:[{path:m,shown:h},...O]});return{around:a,holds:u}}const n=o=>`${o==="."?"":`${o}/`}terraform.d/plugins`;function t(o,u,{
around:a,holds:i}){const c=o.flatMap(h=>{const m=a((0,T.dirname)(h.place.file));return m.length===0?[]:h.needs.filter(({service:E})=>E===s.xq).flatMap(({host:E})=>u.
flatMap(P=>(0,$.lc)(h,E,P)??[])).flatMap(E=>m.filter(({path:P})=>i(P,E)).map(({shown:P})=>({shown:P,provider:(0,$.JT)(E)})))}),f=Map.groupBy(c,({shown:h})=>(0,T.
dirname)((0,T.dirname)(h)));return Array.from(f,([h,m])=>({directory:h,providers:[...new Set(m.map(({provider:O})=>O))]}))}})};export{G as id,Y as ids,X as modules};
