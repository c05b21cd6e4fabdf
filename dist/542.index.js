const G=542,Y=[542],X={3065:((J,j,o)=>{o.d(j,{TU:()=>O,wW:()=>I});var T=o(6760),M=o(9968),$=o(4443),P=o(7057);const s=1024*1024;function O(_,h){let i=null;return{
withLogin:u=>{if(u.scheme!=="https"||(u.user?.name??"")!=="")return u;i??=U(_);const c=i.get(u.host);return c===void 0?u:(A(c,h),{...u,user:{name:R(c.name),password:R(
c.password)}})}}}const y=20;function A({name:_,password:h},i){i(new P.ou(h)),_.length>=y&&!_.includes("@")&&i(new P.ou(_)),i(new P.ou(Buffer.from(`${_}:${h}`).toString(
"base64")))}function I({user:_},h){if(_===null)return;const{name:i,password:u}=_;A({name:(0,$.Uw)(i),password:(0,$.Uw)(u??"")},h)}function R(_){const h=(0,$.V$)(
_.replaceAll("%","%25"),"user");return h.ok?h.value:""}function U({environment:_,system:h,accountHome:i}){const{NETRC:u,HOME:c,USERPROFILE:E}=_,n=c||(h==="windo\
ws"?E:null)||i,t=u||n&&(0,T.join)(n,h==="windows"?"_netrc":".netrc")||"",e=(0,M.yR)(t,s);return e.ok?L(e.text):new Map}function L(_){const h=new Map,i=Array.from(
_.matchAll(/#[^\n]*|\S+/g),([n])=>n.trim()).values(),u=()=>i.next().value??"";let c={name:"",password:""},E=!1;for(const n of i)switch(n){case"machine":case"def\
ault":{c={name:"",password:""};const t=n==="machine"?u():null;t!==null&&!h.has(t)&&h.set(t,c);break}case"login":c.name=u();break;case"password":c.password=u();break;case"\
account":case"macdef":u(),E||=n==="macdef";break;default:if(!n.startsWith("#")&&!E)return h}return h}}),6542:((J,j,o)=>{o.d(j,{p:()=>h,x:()=>u});var T=o(3024),M=o(
6760),$=o(3916),P=o(5168),s=o(6936),O=o(2172),y=o(9432),A=o(9119),I=o(8032),R=o(5106),U=o(3298),L=o(3065),_=o(753);function h(a,l,f){const p=l.map(P.Ol),m=p.flatMap(
C=>C.findings),g=e(p,t(f),f),v=[],D=(C,{host:K},W)=>{const S=(0,O.lc)(C,K,W),w=S&&g.get(W)?.(S,(0,$.dirname)(C.place.file));return!S||!w?!0:(v.push({client:W,way:w,
provider:(0,O.JT)(S)}),!1)},B=(C,K)=>{if(K.service!==R.xq)return K;const W=K.clients.filter(S=>D(C,K,S));return W.length===K.clients.length?K:{...K,clients:W}};
return{usages:a.map(C=>{const K=C.needs.map(W=>B(C,W));return K.every((W,S)=>W===C.needs[S])?C:{...C,needs:K.filter(({clients:W})=>W.length>0)}}),remarks:i(v),findings:m}}
function i(a){return(0,A.c1)(a,({client:l,way:f})=>[l,...f].join(" ")).map(l=>{const[{client:f,way:p}]=l,[m,g]=p,v=new Set(l.map(({provider:B})=>B)),D=(0,y.px)(
v.size,"provider");return`${I.bB[f]} ${m} ${D} ${g}`.trim()})}function u(a,l,f,p){const m=(0,s.k)(),g=t(l),v=(0,U.O)(()=>c(f)),D=(0,U.O)(()=>E(f,g)),B=a.map(P.Ol),
Q=e(B,g,l),C=new Map(B.map(w=>{const k=w.mirrors.filter(({path:x})=>(0,T.existsSync)(x));return[w.client,{...w,shared:k}]}));for(const{installation:w}of C.values())
for(const k of w?.methods??[])k.kind==="network"&&(0,L.wW)(k.url,p);return{methodsOf:(w,k)=>{const{installation:x=null,shared:F=[]}=C.get(k)??{};if(x===null){const H=F.
filter(({path:V})=>m(V,w).length>0),[z,...N]=H.map(P.CR);return z===void 0||D().has((0,O.JT)(w))?null:{place:z.place,methods:[z,...N]}}return n(x,w,k,l.releases)?
null:{place:x.place,methods:(0,P.cd)(x,w)}},isInstalled:(w,{directory:k,client:x})=>k!==O.cd.file&&!!Q.get(x)?.(w,k),localPackages:({path:w},k)=>{const x=v().get(
(0,O.JT)(k))??null;if(w===null||x===O.cd.file||!(0,M.isAbsolute)(w)&&(x===null||l.plugins))return null;const F=(0,M.isAbsolute)(w)?w:(0,M.join)(l.root,x??"",w);
return(0,T.existsSync)(F)?m(F,k):"missing"}}}function c(a){const l=new Map;for(const{directory:f,providers:p}of a)for(const m of p.map(({provider:g})=>(0,O.JT)(
g))){const g=l.has(m)&&l.get(m)!==f;l.set(m,g?null:f)}return l}function E(a,{around:l,holds:f}){const p=(v,D)=>D===O.cd.file||l(D).some(({path:B})=>f(B,v)),g=a.
flatMap(v=>v.providers.map(D=>({...D,root:v}))).filter(({provider:v,root:D})=>p(v,D.directory));return new Set(g.map(({provider:v})=>(0,O.JT)(v)))}const n=({overridden:a},l,f,p)=>p.
every(m=>m.client!==f||m.skipsOverridden)&&a.some(m=>(0,O.JT)(m)===(0,O.JT)(l)),t=({root:a,plugins:l=null})=>l===null?(0,_.Up)(a):(0,_.Ml)(l);function e(a,l,f){
return new Map(a.map(p=>[p.client,p.installation===null?d(p,l):r(p,p.installation,f)]))}function d({mirrors:a},{around:l,holds:f}){const p=a.filter(({path:g})=>(0,T.
existsSync)(g)),m=(0,s.k)();return(g,v)=>{const D=l(v).find(({path:B})=>f(B,g))??p.find(({path:B})=>m(B,g).length>0);return D?["installs",`from ${D.shown} inste\
ad of a registry`]:null}}function r({client:a},l,{releases:f,asksMirrors:p}){const m=(0,P.Ge)(l.place);return g=>{if(n(l,g,a,f))return["takes",`from dev_overrid\
es in ${m} instead of a registry`];const v=(0,P.cd)(l,g);if(v.some(({kind:Q})=>Q==="direct"))return null;if(v.length===0)return[`has no installation method in ${m}\
 for`,""];const B=p&&v.every(Q=>Q.kind!=="local"||Q.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${m}${B} instead of a registry`]}}}),
753:((J,j,o)=>{o.d(j,{Ml:()=>c,hc:()=>i,KX:()=>t,Up:()=>u});var T=o(3024),M=o(6760),$=o(3916),P=o(9968),s=o(3846),O=o(180),y=o(9941),A=o(2172);let I=function(...e){
return{readHcl:I}=o.late([276,631,976,557],4976),new.target?new I(...e):I(...e)},R=function(...e){return{detach:R}=o.late([276,631,976,557],4976),new.target?new R(
...e):R(...e)};function U(e){const r=(0,y.SH)(I(e).body,"provider",1).flatMap(({labels:[a],body:l})=>{const f=(0,s.mi)(R(a?.value??""),"terraform");if(f.kind!==
"registry")return[];const p=(0,y.w4)(l,"hashes")?.value,g=(p?.kind==="tuple"?p.elements:[]).flatMap(v=>v.kind==="string"?[R(v.value)]:[]);return[[(0,A.JT)(f),g.
filter(O.e)]]});return new Map(r)}var L=o(5106),_=o(3298);let h=function(...e){return{localMirrors:h}=o.late([834],1834),new.target?new h(...e):h(...e)};const i=(e,d)=>new Map(
Array.from(e,r=>[r,U((0,P.r7)((0,M.join)(d,r))??"")]));function u(e){const d=h();return E(r=>{const a=(0,M.join)(e,r);return(0,T.existsSync)(a)?a:null},(r,a)=>d(
r,a).length>0)}function c(e){const d=new Map(e.map(({directory:r,providers:a})=>[n(r),new Set(a)]));return E(r=>d.has(r)?r:null,(r,a)=>d.get(r)?.has((0,A.JT)(a))??
!1)}function E(e,d){const r=(0,_.O)(a=>{const l=a.replace(/\/$/,""),f=l==="."||a!==l,p=n(l),m=e(p),g=f?[]:r((0,$.dirname)(l));return m===null?g:[{path:m,shown:p},
...g]});return{around:r,holds:d}}const n=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function t(e,d,{around:r,holds:a}){const l=e.flatMap(p=>{const m=r((0,$.dirname)(
p.place.file));return m.length===0?[]:p.needs.filter(({service:v})=>v===L.xq).flatMap(({host:v})=>d.flatMap(D=>(0,A.lc)(p,v,D)??[])).flatMap(v=>m.filter(({path:D})=>a(
D,v)).map(({shown:D})=>({shown:D,provider:(0,A.JT)(v)})))}),f=Map.groupBy(l,({shown:p})=>(0,$.dirname)((0,$.dirname)(p)));return Array.from(f,([p,m])=>({directory:p,
providers:[...new Set(m.map(({provider:g})=>g))]}))}}),6936:((J,j,o)=>{o.d(j,{k:()=>A});var T=o(3024),M=o(6760),$=o(255),P=o(3846),s=o(523),O=o(3298),y=o(9968);
function A(){const _=(0,O.O)(y.v2),h=(i,u)=>_(i).filter(u).map(c=>(0,M.join)(i,c));return(i,{host:u,namespace:c,type:E})=>h(i,n=>I((0,$.Pv)(n),u)).flatMap(n=>h(
n,t=>I((0,P.sL)(t),c))).flatMap(n=>h(n,t=>I((0,P.sL)(t),E))).flatMap(n=>U(n,E))}const I=(_,h)=>_.ok&&_.value===h,R=/^[^\s_]*_[^\s_]*$/;function U(_,h){const i=(0,y.
v2)(_).flatMap(E=>(0,y.wX)((0,M.join)(_,E)).filter(n=>R.test(n)&&L((0,M.join)(_,E,n))).map(n=>({version:E,platform:n}))),u=new RegExp(`^terraform-provider-${h}_\
(?<version>${s.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),c=(0,y.wX)(_).flatMap(E=>{const{version:n="",platform:t=""}=u.exec(E.toLowerCase())?.groups??
{};return L((0,M.join)(_,E))===!1?[{version:n,platform:t}]:[]});return[...i,...c].flatMap(({version:E,platform:n})=>{const t=(0,s.rK)(E);return t===null?[]:{version:(0,s.
Cg)(t),platform:n}})}const L=_=>(0,T.statSync)(_,{throwIfNoEntry:!1})?.isDirectory()??null}),180:((J,j,o)=>{o.d(j,{CT:()=>L,KB:()=>P,e:()=>_,fi:()=>E,jY:()=>u,uH:()=>U,
yI:()=>i});var T=o(9633),M=o(523),$=o(3556);function P(n,t,e){const{os:d,arch:r,shasum:a}=n,l=/^[0-9a-fA-F]{64}$/.test(a),f=`${d}_${r}`===t;return{early:[...O(n.
protocols),...s([f?null:`is for ${d}_${r} instead of ${t} (\`os\`, \`arch\`)`,y(e,"download_url",n.download_url),I(n.packages),l?null:A(a),y(e,"shasums_url",n.shasums_url),
y(e,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[{kind:"no-archive"}]:[]],late:s([R(n,t)]),hashes:l&&f?[`zh:${a.toLowerCase()}`]:null}}
const s=n=>n.flatMap(t=>t===null?[]:{kind:"description",why:t});function O(n){const t=n.find(e=>(0,M.rK)(e)===null);return t!==void 0?[{kind:"description",why:`\
has "${t}" in \`protocols\`, which is not a version`}]:n.length===0||(0,$.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function y(n,t,e){const d=(0,T.Fl)(n,e);return d.
ok?null:`has an invalid URL in \`${t}\`: ${d.why}`}const A=n=>n===""?"has no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function I(n){
const t=[...n?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),e=Array.from(n?.values()??[],r=>r.hashes).flat(),d=[...t,...e.filter(r=>r.indexOf("\
:")<1)][0];return d===void 0?null:`has "${d}" in \`packages\`, which OpenTofu cannot read`}function R({packages:n,shasum:t},e){if(!n?.size)return null;const d=n.
get(e);if(d===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(d.package_size<=0)return"has no positive `package_size\
` in `packages`, which OpenTofu requires";const r=d.hashes.filter(a=>a.startsWith("zh:"));return r.some(a=>a!==`zh:${t}`)?"has another `zh:` hash in `packages` \
than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function U(n,t){if(n===null)
return{early:[{kind:"platform"}],late:[],hashes:null};const{url:e,hashes:d}=n,r=d.length===0||d.some(_),a=s([e===""?`has no \`url\` for ${t}`:null,r?null:`has n\
o \`zh:\` or \`h1:\` hash for ${t}, but others`]);return{early:a,late:[],hashes:a.length===0?d:null}}const L=["zh:","h1:"],_=n=>L.some(t=>n.startsWith(t)),h=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function i(n,{filename:t,shasum:e}){for(const d of n.split(`
`)){const[r="",a]=d.split(h,4).filter(l=>l!=="");if(a===t)return/^[0-9a-fA-F]{64}$/.test(r)?r.toLowerCase()===e.toLowerCase()?null:`has another hash for ${t} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the package":
t}`}function u(n){const[t]=n;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const c="in `signing_keys.gpg_public_keys`";function E(n){const[t]=n;return n.includes(null)?`the descriptio\
n has null ${c}, at which the clients crash`:t===void 0?`the description has no key ${c}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?null:`t\
he description has a key ${c} whose \`ascii_armor\` is not an armored public key`}}),3556:((J,j,o)=>{o.d(j,{I0:()=>n,PN:()=>A,TT:()=>y,h:()=>i,oM:()=>c,tD:()=>R});
var T=o(9039),M=o(7811),$=o(3846),P=o(523),s=o(8153);const O=(0,s.w3)({versions:(0,s.p_)((0,s.w3)({version:s.Qq,protocols:(0,s.p_)(s.Qq)})),warnings:(0,s.p_)(s.
Qq)});function y(e){const d=(0,s.D4)(e,O);if(!d.ok)return d;const{versions:r,warnings:a}=d.value,l=new Map(r.map(m=>[m.version,m.protocols])),f=[...l.keys()],p=f.
filter(m=>A(l.get(m)??[]));return(0,M.Ju)({texts:f,compatible:p.length===f.length?f:p,warnings:f.length===0?[]:a})}const A=e=>e.some(d=>{const r=(0,P.rK)(d),[a]=r?.
numbers??[];return r!==null&&!(0,P.Ty)(r)&&(a===5n||a===6n)}),I=(0,s.w3)({id:s.Qq,moved_to:s.Qq});function R(e,d){const r=(0,s.D4)(e,I);if(!r.ok)return r;const{
id:a,moved_to:l}=r.value,f=(0,$.mi)(l===""?a:l,"terraform"),p=f.kind==="registry"&&f.type===d;return(0,M.Ju)(p?f.namespace:null)}const U=(0,s.w3)({ascii_armor:s.
Qq}),L=(0,s.Tj)((0,s.w3)({hashes:(0,s.p_)(s.Qq),package_size:s.nd})),_=(e,d)=>(0,s.w3)({protocols:(0,s.p_)(s.Qq),os:s.Qq,arch:s.Qq,filename:s.Qq,shasum:s.Qq,download_url:s.
Qq,shasums_url:s.Qq,shasums_signature_url:s.Qq,signing_keys:(0,s.w3)({gpg_public_keys:(0,s.p_)((0,s.lq)(e))}),packages:d}),h={terraform:_((0,s.w3)({ascii_armor:s.
Qq,trust_signature:s.Qq}),s.gy),"opentofu before 1.12":_(U,s.gy),opentofu:_(U,L)},i=(e,d)=>(0,s.D4)(e,h[d]),u=(0,s.w3)({versions:(0,s.Tj)((0,s.w3)({}))});function c(e,d){
const r=t(e,d,u);return r.ok?(0,M.Ju)([...r.value.versions?.keys()??[]]):r}const E=(0,s.w3)({archives:(0,s.Tj)((0,s.lq)((0,s.w3)({url:s.Qq,hashes:(0,s.p_)(s.Qq)})))});
function n(e,d,r){const a=t(e,d,E);if(!a.ok)return a;const l=a.value.archives?.get(r);return l===void 0?(0,M.Ju)(null):l===null?(0,M.TR)(`has null for ${r}, at \
which the clients crash`):l.hashes.some(f=>f.indexOf(":")<1)?(0,M.TR)(`has a hash without a scheme, such as "zh:", in "archives.${r}"`):(0,M.Ju)(l)}function t(e,d,r){
return(0,T.i)(d??"")==="application/json"?(0,s.D4)(e,r):(0,M.TR)(d===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((J,j,o)=>{o.d(j,{EH:()=>U,Fl:()=>L,ad:()=>y,fZ:()=>$,i5:()=>O,ny:()=>A,sw:()=>P,ut:()=>R,zS:()=>I});var T=o(7811),M=o(8643);const $=(i,u)=>h(
_(i),`${s(u)}/versions`),P=(i,u,c)=>h(_(i),`${s(u)}/${c}/download`),s=({namespace:i,name:u,system:c})=>`${i}/${u}/${c}`,O=(i,{namespace:u,type:c})=>h(i,`${u}/${c}\
/versions`),y=(i,{namespace:u,type:c},E,n)=>h(i,`${u}/${c}/${E}/download/${n.replace("_","/")}`),A=(i,u)=>h(_(i),u);function I(i,{host:u,namespace:c,type:E},n){
const t=(0,M.O2)(i,`${u}/${c}/${E}/${n}`);return!t.ok||t.value.scheme==="https"?t:(0,T.TR)(`unsupported protocol scheme "${t.value.scheme}"`)}function R(i,u){if(!/^\.{0,2}\//.
test(u))return(0,T.Ju)(u);const c=(0,M.O2)(i,u);return c.ok?(0,T.Ju)((0,M.jr)(c.value)):c}function U(i,u){const c=L(i,u);return c.ok&&c.value.fragment!==""?(0,T.
TR)("must not include fragment part"):c}function L(i,u){const c=(0,M.O2)(i,u);if(!c.ok)return c;const{scheme:E}=c.value;return E==="http"||E==="https"?c:(0,T.TR)(
"must use http or https scheme")}const _=i=>i.path.endsWith("/")?i:{...i,path:`${i.path}/`};function h(i,u){const c=(0,M.O2)(i,u);if(!c.ok)throw new Error(c.why);
return c.value}})};export{G as id,Y as ids,X as modules};
