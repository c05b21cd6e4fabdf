const Qe=[279,192,219,397],Ye={7681:((ue,H,c)=>{c.d(H,{D4:()=>m,LT:()=>$,Qq:()=>G,Tj:()=>R,ch:()=>A,gy:()=>S,lq:()=>L,nd:()=>N,p_:()=>M,s:()=>j,w3:()=>y,zM:()=>F});
var p=c(3307),k=c(4091),C=c(1919);const A="has too many elements";function m(a,n,t="first"){const e=p.HT(a,t);if(e!==null)return(0,k.TR)((0,C.Qc)(a)?.[1]??`is n\
ot valid JSON: ${e.why}`);const s=new x(a),d=n.read(s,n.zero);return s.mistake!==null?(0,k.TR)(s.mistake):s.room<0?(0,k.TR)(A):(0,k.Ju)(d)}const G={zero:"",read:(a,n)=>a.
literal("a string",/^"/,n,p.I)},F={zero:!1,read:(a,n)=>a.literal("a boolean",/^[tf]/,n,t=>t==="true")},N={zero:0,read:(a,n)=>{const t=e=>/^-?\d{1,19}$/.test(e)&&
BigInt.asIntN(64,BigInt(e))===BigInt(e);return a.literal("an integer",{test:t},n,Number)}},L=a=>({zero:null,read:(n,t)=>n.takeNull()?null:a.read(n,t??a.zero)}),
S={zero:null,read:a=>(a.skip(),null)},$=a=>({zero:a.zero,read:(n,t)=>{const{mistake:e}=n,s=a.read(n,t);return n.mistake=e,s}}),j=a=>({zero:null,read:n=>{const{room:t}=n;
return n.room=Number.POSITIVE_INFINITY,a.read(n,a.zero),n.room=t,null}}),M=a=>({zero:[],read:(n,t)=>{if(n.takeNull())return[];const e=[];let s=0;return n.parts(
"[","a list",()=>{const o=n.room-- >0,f=n.within(s,a,t[s]??a.zero);o&&e.push(f),s+=1})?e:t}}),R=a=>({zero:null,read:(n,t)=>{if(n.takeNull())return null;const e=t??
new Map;return n.parts("{","an object",s=>{const d=n.room-- >0,o=n.within("*",a,a.zero);d&&e.set(s,o)}),e}});function y(a){const n=Object.entries(a),t=new Map(n);
return{zero:Object.fromEntries(n.map(([s,{zero:d}])=>[s,d])),read:(s,d)=>{if(s.takeNull())return d;const o={...d};return s.parts("{","an object",f=>{const h=t.has(
f)?f:_(f),O=t.get(h);if(O===void 0)return s.skip();o[h]=s.within(h,O,o[h])}),o}}}const _=a=>a.toLowerCase().replaceAll("\u017F","s"),E=25e3;class x{#t;#e;#n=[];mistake=null;room=E;constructor(n){
this.#t=n,this.#e=p.AN(n,0)}within(n,t,e){this.#n.push(n);const s=t.read(this,e);return this.#n.pop(),s}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),
!0)}literal(n,t,e,s){if(this.takeNull())return e;const d=this.#e;this.skip();const o=this.#t.slice(d,this.#e);return t.test(o)?s(o):(this.#s(n,o.charAt(0)),e)}parts(n,t,e){
const s=this.#t,d=s.charAt(this.#e);if(d!==n)return this.#s(t,d),this.skip(),!1;for(this.#e=p.AN(s,this.#e+1);s[this.#e]!=="]"&&s[this.#e]!=="}";)e(n==="{"?this.#r():
""),this.#e=p.AN(s,this.#e),s[this.#e]===","&&(this.#e=p.AN(s,this.#e+1));return this.#e+=1,!0}skip(){const n=this.#t;let t=0;do{const e=p.AN(n,this.#e),s=n.charAt(
e);(s==="["||s==="{")&&(t+=1),(s==="]"||s==="}")&&(t-=1),s==='"'?this.#e=p.ap(n,e):this.#e="[]{},:".includes(s)?e+1:p.f(n,e)}while(t>0)}#r(){const n=this.#e;this.#e=
p.ap(this.#t,n);const t=p.I(this.#t.slice(n,this.#e));return this.#e=p.AN(this.#t,p.AN(this.#t,this.#e)+1),t}#s(n,t){if(this.mistake!==null)return;const e=this.#n.
map(d=>typeof d=="number"?`[${d}]`:`.${d}`),s=e.length===0?"":` in "${e.join("").slice(1)}"`;this.mistake=`has ${v[t]??"a number"} instead of ${n}${s}`}}const v={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"}}),8700:((ue,H,c)=>{c.d(H,{CT:()=>j,KB:()=>A,e:()=>M,fi:()=>x,jY:()=>_,uH:()=>$,yI:()=>y});
var p=c(7705),k=c(1731),C=c(156);function A(v,a,n){const{os:t,arch:e,shasum:s}=v,d=/^[0-9a-fA-F]{64}$/.test(s),o=`${t}_${e}`===a;return{early:[...G(v.protocols),
...m([o?null:`is for ${t}_${e} instead of ${a} (\`os\`, \`arch\`)`,F(n,"download_url",v.download_url),L(v.packages),d?null:N(s),F(n,"shasums_url",v.shasums_url),
F(n,"shasums_signature_url",v.shasums_signature_url)]),...v.download_url===""?[{kind:"no-archive"}]:[]],late:m([S(v,a)]),hashes:d&&o?[`zh:${s.toLowerCase()}`]:null}}
const m=v=>v.flatMap(a=>a===null?[]:{kind:"description",why:a});function G(v){const a=v.find(n=>(0,k.rK)(n)===null);return a!==void 0?[{kind:"description",why:`\
has "${a}" in \`protocols\`, which is not a version`}]:v.length===0||(0,C.PN)(v)?[]:[{kind:"protocols",protocols:v}]}function F(v,a,n){const t=(0,p.Fl)(v,n);return t.
ok?null:`has an invalid URL in \`${a}\`: ${t.why}`}const N=v=>v===""?"has no `shasum`":`has "${v}" in \`shasum\`, which is not 64 hexadecimal digits`;function L(v){
const a=[...v?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(e)),n=Array.from(v?.values()??[],e=>e.hashes).flat(),t=[...a,...n.filter(e=>e.indexOf("\
:")<1)][0];return t===void 0?null:`has "${t}" in \`packages\`, which OpenTofu cannot read`}function S({packages:v,shasum:a},n){if(!v?.size)return null;const t=v.
get(n);if(t===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(t.package_size<=0)return"has no positive `package_size\
` in `packages`, which OpenTofu requires";const e=t.hashes.filter(s=>s.startsWith("zh:"));return e.some(s=>s!==`zh:${a}`)?"has another `zh:` hash in `packages` \
than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function $(v,a){if(v===null)
return{early:[{kind:"platform"}],late:[],hashes:null};const{url:n,hashes:t}=v,e=t.length===0||t.some(M),s=m([n===""?`has no \`url\` for ${a}`:null,e?null:`has n\
o \`zh:\` or \`h1:\` hash for ${a}, but others`]);return{early:s,late:[],hashes:s.length===0?t:null}}const j=["zh:","h1:"],M=v=>j.some(a=>v.startsWith(a)),R=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function y(v,{filename:a,shasum:n}){for(const t of v.split(`
`)){const[e="",s]=t.split(R,4).filter(d=>d!=="");if(s===a)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===n.toLowerCase()?null:`has another hash for ${a} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${a}`}return`has no line for ${a===""?"the empty `filename` of the package":
a}`}function _(v){const[a]=v;return a===void 0?"the signature of its checksums is empty":a===194||(a&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const E="in `signing_keys.gpg_public_keys`";function x(v){const[a]=v;return v.includes(null)?`the descriptio\
n has null ${E}, at which the clients crash`:a===void 0?`the description has no key ${E}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(a??"")?null:`t\
he description has a key ${E} whose \`ascii_armor\` is not an armored public key`}}),156:((ue,H,c)=>{c.d(H,{I0:()=>v,PN:()=>N,TT:()=>F,h:()=>y,oM:()=>E,tD:()=>S});
var p=c(7511),k=c(4091),C=c(1022),A=c(1731),m=c(7681);const G=(0,m.w3)({versions:(0,m.p_)((0,m.w3)({version:m.Qq,protocols:(0,m.p_)(m.Qq)})),warnings:(0,m.p_)(m.
Qq)});function F(n){const t=(0,m.D4)(n,G);if(!t.ok)return t;const{versions:e,warnings:s}=t.value,d=new Map(e.map(h=>[h.version,h.protocols])),o=[...d.keys()],f=o.
filter(h=>N(d.get(h)??[]));return(0,k.Ju)({texts:o,compatible:f.length===o.length?o:f,warnings:o.length===0?[]:s})}const N=n=>n.some(t=>{const e=(0,A.rK)(t),[s]=e?.
numbers??[];return e!==null&&!(0,A.Ty)(e)&&(s===5n||s===6n)}),L=(0,m.w3)({id:m.Qq,moved_to:m.Qq});function S(n,t){const e=(0,m.D4)(n,L);if(!e.ok)return e;const{
id:s,moved_to:d}=e.value,o=(0,C.mi)(d===""?s:d,"terraform"),f=o.kind==="registry"&&o.type===t;return(0,k.Ju)(f?o.namespace:null)}const $=(0,m.w3)({ascii_armor:m.
Qq}),j=(0,m.Tj)((0,m.w3)({hashes:(0,m.p_)(m.Qq),package_size:m.nd})),M=(n,t)=>(0,m.w3)({protocols:(0,m.p_)(m.Qq),os:m.Qq,arch:m.Qq,filename:m.Qq,shasum:m.Qq,download_url:m.
Qq,shasums_url:m.Qq,shasums_signature_url:m.Qq,signing_keys:(0,m.w3)({gpg_public_keys:(0,m.p_)((0,m.lq)(n))}),packages:t}),R={terraform:M((0,m.w3)({ascii_armor:m.
Qq,trust_signature:m.Qq}),m.gy),"opentofu before 1.12":M($,m.gy),opentofu:M($,j)},y=(n,t)=>(0,m.D4)(n,R[t]),_=(0,m.w3)({versions:(0,m.Tj)((0,m.w3)({}))});function E(n,t){
const e=a(n,t,_);return e.ok?(0,k.Ju)([...e.value.versions?.keys()??[]]):e}const x=(0,m.w3)({archives:(0,m.Tj)((0,m.lq)((0,m.w3)({url:m.Qq,hashes:(0,m.p_)(m.Qq)})))});
function v(n,t,e){const s=a(n,t,x);if(!s.ok)return s;const d=s.value.archives?.get(e);return d===void 0?(0,k.Ju)(null):d===null?(0,k.TR)(`has null for ${e}, at \
which the clients crash`):d.hashes.some(o=>o.indexOf(":")<1)?(0,k.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,k.Ju)(d)}function a(n,t,e){
return(0,p.i)(t??"")==="application/json"?(0,m.D4)(n,e):(0,k.TR)(t===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((ue,H,c)=>{c.d(H,{EH:()=>$,Fl:()=>j,ad:()=>F,fZ:()=>C,i5:()=>G,ny:()=>N,sw:()=>A,ut:()=>S,zS:()=>L});var p=c(4091),k=c(4283);const C=(y,_)=>R(
M(y),`${m(_)}/versions`),A=(y,_,E)=>R(M(y),`${m(_)}/${E}/download`),m=({namespace:y,name:_,system:E})=>`${y}/${_}/${E}`,G=(y,{namespace:_,type:E})=>R(y,`${_}/${E}\
/versions`),F=(y,{namespace:_,type:E},x,v)=>R(y,`${_}/${E}/${x}/download/${v.replace("_","/")}`),N=(y,_)=>R(M(y),_);function L(y,{host:_,namespace:E,type:x},v){
const a=(0,k.O2)(y,`${_}/${E}/${x}/${v}`);return!a.ok||a.value.scheme==="https"?a:(0,p.TR)(`unsupported protocol scheme "${a.value.scheme}"`)}function S(y,_){if(!/^\.{0,2}\//.
test(_))return(0,p.Ju)(_);const E=(0,k.O2)(y,_);return E.ok?(0,p.Ju)((0,k.jr)(E.value)):E}function $(y,_){const E=j(y,_);return E.ok&&E.value.fragment!==""?(0,p.
TR)("must not include fragment part"):E}function j(y,_){const E=(0,k.O2)(y,_);if(!E.ok)return E;const{scheme:x}=E.value;return x==="http"||x==="https"?E:(0,p.TR)(
"must use http or https scheme")}const M=y=>y.path.endsWith("/")?y:{...y,path:`${y.path}/`};function R(y,_){const E=(0,k.O2)(y,_);if(!E.ok)throw new Error(E.why);
return E.value}}),8279:((ue,H,c)=>{c.d(H,{Ml:()=>x,hc:()=>_,KX:()=>n,Up:()=>E});var p=c(3024),k=c(6760),C=c(3916),A=c(5747),m=c(9075),G=c(9562),F=c(6134),N=c(1022),
L=c(8700),S=c(5257);let $=function(...t){return{readHcl:$}=c.late([245,626,907],895),new.target?new $(...t):$(...t)},j=function(...t){return{detach:j}=c.late([245,
626,907],895),new.target?new j(...t):j(...t)};const M=(0,m.Oo)(t=>(0,N.mi)(t,"terraform"));function R(t){const{body:e}=$(t),s=(0,F.SH)(e,"provider",1).flatMap(({
labels:[d],body:o})=>{const f=M(j(d?.value??""));if(f.kind!=="registry")return[];const h=(0,F.w4)(o,"hashes")?.value,T=(h?.kind==="tuple"?h.elements:[]).flatMap(
I=>I.kind==="string"?[j(I.value)]:[]);return[[(0,S.JT)(f),T.filter(L.e)]]});return new Map(s)}let y=function(...t){return{localMirrors:y}=c.late([834],1834),new.target?
new y(...t):y(...t)};const _=(t,e)=>new Map(Array.from(t,s=>[s,R((0,A.r7)((0,k.join)(e,s))??"")]));function E(t){const e=y();return v(s=>{const d=(0,k.join)(t,s);
return(0,p.existsSync)(d)?d:null},(s,d)=>e(s,d).length>0)}function x(t){const e=new Map(t.map(({directory:s,providers:d})=>[a(s),new Set(d)]));return v(s=>e.has(
s)?s:null,(s,d)=>e.get(s)?.has((0,S.JT)(d))??!1)}function v(t,e){const s=(0,m.Oo)(d=>{const o=d.replace(/\/$/,""),f=o==="."||d!==o,h=a(o),O=t(h),T=f?[]:s((0,C.dirname)(
o));return O===null?T:[{path:O,shown:h},...T]});return{around:s,holds:e}}const a=t=>`${t==="."?"":`${t}/`}terraform.d/plugins`;function n(t,e,{around:s,holds:d}){
const o=t.flatMap(h=>{const O=s((0,C.dirname)(h.place.file));return O.length===0?[]:h.needs.filter(({service:I})=>I===G.xq).flatMap(({host:I})=>e.flatMap(P=>(0,S.
lc)(h,I,P)??[])).flatMap(I=>O.filter(({path:P})=>d(P,I)).map(({shown:P})=>({shown:P,provider:(0,S.JT)(I)})))}),f=Map.groupBy(o,({shown:h})=>(0,C.dirname)((0,C.dirname)(
h)));return Array.from(f,([h,O])=>({directory:h,providers:[...new Set(O.map(({provider:T})=>T))]}))}}),5262:((ue,H,c)=>{c.d(H,{Fs:()=>le,Ik:()=>U,KI:()=>ne,L5:()=>ce,
NT:()=>e,Ru:()=>a,Ww:()=>t,YO:()=>h,Yj:()=>X,ah:()=>x,ai:()=>V,cG:()=>n,eu:()=>I,g1:()=>se,lq:()=>J,me:()=>P,nd:()=>v,pd:()=>d,xL:()=>fe,yG:()=>s,yq:()=>T,z6:()=>E,
zM:()=>O});var p,k={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function C(i){return!i&&!p?k:{lang:i?.lang??p?.lang,message:i?.message,abortEarly:i?.
abortEarly??p?.abortEarly,abortPipeEarly:i?.abortPipeEarly??p?.abortPipeEarly}}var A;function m(i){return A?.get(i)}var G;function F(i){return G?.get(i)}var N;function L(i,u){
return N?.get(i)?.get(u)}function S(i){const u=typeof i;return u==="string"?`"${i}"`:u==="number"||u==="bigint"||u==="boolean"?`${i}`:u==="object"||u==="functio\
n"?(i&&Object.getPrototypeOf(i)?.constructor?.name)??"null":u}function $(i,u,r,g,D){const B=D&&"input"in D?D.input:r.value,z=D?.expected??i.expects??null,re=D?.
received??S(B),K={kind:i.kind,type:i.type,input:B,expected:z,received:re,message:`Invalid ${u}: ${z?`Expected ${z} but r`:"R"}eceived ${re}`,requirement:i.requirement,
path:D?.path,issues:D?.issues,lang:g.lang,abortEarly:g.abortEarly,abortPipeEarly:g.abortPipeEarly},q=i.kind==="schema",te=D?.message??i.message??L(i.reference,K.
lang)??(q?F(K.lang):null)??g.message??m(K.lang);te!==void 0&&(K.message=typeof te=="function"?te(K):te),q&&(r.typed=!1),r.issues?r.issues.push(K):r.issues=[K]}function j(i,u){
return i===u||Number.isNaN(i)&&Number.isNaN(u)}function M(i,u){return Object.prototype.hasOwnProperty.call(i,u)&&u!=="__proto__"&&u!=="prototype"&&u!=="construc\
tor"}function R(i,u){const r=[...new Set(i)];return r.length>1?`(${r.join(` ${u} `)})`:r[0]??"never"}function y(i){return i["~standard"]={version:1,vendor:"vali\
bot",validate:u=>i["~run"]({value:u},C())},i}var _=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E0\
07A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})\
(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$",
"u");function E(i,u){return{kind:"validation",type:"check",reference:E,async:!1,expects:null,requirement:i,message:u,"~run"(r,g){return r.typed&&!this.requirement(
r.value)&&$(this,"input",r,g),r}}}function x(i,u){return{kind:"transformation",type:"guard",reference:x,async:!1,requirement:i,message:u,"~run"(r,g){return r.typed&&
!this.requirement(r.value)&&($(this,"input",r,g),r.typed=!1),r}}}function v(i){return{kind:"validation",type:"integer",reference:v,async:!1,expects:null,requirement:Number.
isInteger,message:i,"~run"(u,r){return u.typed&&!this.requirement(u.value)&&$(this,"integer",u,r),u}}}function a(i,u){return{kind:"validation",type:"max_length",
reference:a,async:!1,expects:`<=${i}`,requirement:i,message:u,"~run"(r,g){return r.typed&&r.value.length>this.requirement&&$(this,"length",r,g,{received:`${r.value.
length}`}),r}}}function n(i,u){return{kind:"validation",type:"max_value",reference:n,async:!1,expects:`<=${i instanceof Date?i.toJSON():S(i)}`,requirement:i,message:u,
"~run"(r,g){return r.typed&&!(r.value<=this.requirement)&&$(this,"value",r,g,{received:r.value instanceof Date?r.value.toJSON():S(r.value)}),r}}}function t(i,u){
return{kind:"validation",type:"min_value",reference:t,async:!1,expects:`>=${i instanceof Date?i.toJSON():S(i)}`,requirement:i,message:u,"~run"(r,g){return r.typed&&
!(r.value>=this.requirement)&&$(this,"value",r,g,{received:r.value instanceof Date?r.value.toJSON():S(r.value)}),r}}}function e(i){return{kind:"transformation",
type:"raw_transform",reference:e,async:!1,"~run"(u,r){const g=i({dataset:u,config:r,addIssue:D=>$(this,D?.label??"input",u,r,D),NEVER:null});return u.issues?u.typed=
!1:u.value=g,u}}}function s(i,u){return{kind:"validation",type:"regex",reference:s,async:!1,expects:`${i}`,requirement:i,message:u,"~run"(r,g){return r.typed&&!this.
requirement.test(r.value)&&$(this,"format",r,g),r}}}function d(i){return{kind:"transformation",type:"transform",reference:d,async:!1,operation:i,"~run"(u){return u.
value=this.operation(u.value),u}}}function o(i,u,r){return typeof i.fallback=="function"?i.fallback(u,r):i.fallback}function f(i,u,r){return typeof i.default=="\
function"?i.default(u,r):i.default}function h(i,u){return y({kind:"schema",type:"array",reference:h,expects:"Array",async:!1,item:i,message:u,"~run"(r,g){const D=r.
value;if(Array.isArray(D)){r.typed=!0,r.value=[];for(let B=0;B<D.length;B++){const z=D[B],re=this.item["~run"]({value:z},g);if(re.issues){const K={type:"array",
origin:"value",input:D,key:B,value:z};for(const q of re.issues)q.path?q.path.unshift(K):q.path=[K],r.issues?.push(q);if(r.issues||(r.issues=re.issues),g.abortEarly){
r.typed=!1;break}}re.typed||(r.typed=!1),r.value.push(re.value)}}else $(this,"type",r,g);return r}})}function O(i){return y({kind:"schema",type:"boolean",reference:O,
expects:"boolean",async:!1,message:i,"~run"(u,r){return typeof u.value=="boolean"?u.typed=!0:$(this,"type",u,r),u}})}function T(i,u){return y({kind:"schema",type:"\
exact_optional",reference:T,expects:i.expects,async:!1,wrapped:i,default:u,"~run"(r,g){return this.wrapped["~run"](r,g)}})}function I(i,u){return y({kind:"schem\
a",type:"literal",reference:I,expects:S(i),async:!1,literal:i,message:u,"~run"(r,g){return j(r.value,this.literal)?r.typed=!0:$(this,"type",r,g),r}})}function P(i,u){
return y({kind:"schema",type:"nullable",reference:P,expects:`(${i.expects} | null)`,async:!1,wrapped:i,default:u,"~run"(r,g){return r.value===null&&(this.default!==
void 0&&(r.value=f(this,r,g)),r.value===null)?(r.typed=!0,r):this.wrapped["~run"](r,g)}})}function V(i){return y({kind:"schema",type:"number",reference:V,expects:"\
number",async:!1,message:i,"~run"(u,r){return typeof u.value=="number"&&!isNaN(u.value)?u.typed=!0:$(this,"type",u,r),u}})}function U(i,u){return y({kind:"schem\
a",type:"object",reference:U,expects:"Object",async:!1,entries:i,message:u,"~run"(r,g){const D=r.value;if(D&&typeof D=="object"){r.typed=!0,r.value={};for(const B in this.
entries){const z=this.entries[B];if(B in D||(z.type==="exact_optional"||z.type==="optional"||z.type==="nullish")&&z.default!==void 0){const re=B in D?D[B]:f(z),
K=z["~run"]({value:re},g);if(K.issues){const q={type:"object",origin:"value",input:D,key:B,value:re};for(const te of K.issues)te.path?te.path.unshift(q):te.path=
[q],r.issues?.push(te);if(r.issues||(r.issues=K.issues),g.abortEarly){r.typed=!1;break}}K.typed||(r.typed=!1),r.value[B]=K.value}else if(z.fallback!==void 0)r.value[B]=
o(z);else if(z.type!=="exact_optional"&&z.type!=="optional"&&z.type!=="nullish"&&($(this,"key",r,g,{input:void 0,expected:`"${B}"`,path:[{type:"object",origin:"\
key",input:D,key:B,value:D[B]}]}),g.abortEarly))break}}else $(this,"type",r,g);return r}})}function J(i,u){return y({kind:"schema",type:"optional",reference:J,expects:`\
(${i.expects} | undefined)`,async:!1,wrapped:i,default:u,"~run"(r,g){return r.value===void 0&&(this.default!==void 0&&(r.value=f(this,r,g)),r.value===void 0)?(r.
typed=!0,r):this.wrapped["~run"](r,g)}})}function ne(i,u){return y({kind:"schema",type:"picklist",reference:ne,expects:R(i.map(S),"|"),async:!1,options:i,message:u,
"~run"(r,g){return this.options.includes(r.value)?r.typed=!0:$(this,"type",r,g),r}})}function se(i,u,r){return y({kind:"schema",type:"record",reference:se,expects:"\
Object",async:!1,key:i,value:u,message:r,"~run"(g,D){const B=g.value;if(B&&typeof B=="object"){g.typed=!0,g.value={};for(const z in B)if(M(B,z)){const re=B[z],K=this.
key["~run"]({value:z},D);if(K.issues){const te={type:"object",origin:"key",input:B,key:z,value:re};for(const ie of K.issues)ie.path=[te],g.issues?.push(ie);if(g.
issues||(g.issues=K.issues),D.abortEarly){g.typed=!1;break}}const q=this.value["~run"]({value:re},D);if(q.issues){const te={type:"object",origin:"value",input:B,
key:z,value:re};for(const ie of q.issues)ie.path?ie.path.unshift(te):ie.path=[te],g.issues?.push(ie);if(g.issues||(g.issues=q.issues),D.abortEarly){g.typed=!1;break}}
(!K.typed||!q.typed)&&(g.typed=!1),K.typed&&(g.value[K.value]=q.value)}}else $(this,"type",g,D);return g}})}function X(i){return y({kind:"schema",type:"string",
reference:X,expects:"string",async:!1,message:i,"~run"(u,r){return typeof u.value=="string"?u.typed=!0:$(this,"type",u,r),u}})}function ce(){return y({kind:"sch\
ema",type:"unknown",reference:ce,expects:"unknown",async:!1,"~run"(i){return i.typed=!0,i}})}function le(...i){return y({...i[0],pipe:i,"~run"(u,r){for(const g of i)
if(g.kind!=="metadata"){if(u.issues&&(g.kind==="schema"||g.kind==="transformation")){u.typed=!1;break}(!u.issues||!r.abortEarly&&!r.abortPipeEarly)&&(u=g["~run"](
u,r))}return u}})}function fe(i,u,r){const g=i["~run"]({value:u},C(r));return{typed:g.typed,success:!g.issues,output:g.value,issues:g.issues}}}),6192:((ue,H,c)=>{
c.d(H,{A7:()=>y,Ik:()=>M,Jt:()=>S,Qq:()=>G,fd:()=>_,p_:()=>j,qF:()=>n,qG:()=>N,rD:()=>L,wC:()=>F,yL:()=>$});var p=c(5262),k=c(4091),C=c(4e3);const A=1e4,m=`a te\
xt of at most ${A} characters`,G=p.Fs(p.Yj("a text"),p.Ru(A,m)),F=(t,e)=>p.Fs(p.Yj(e),p.Ru(A,m),p.yG(t,e)),N=(t,e)=>p.Fs(p.Yj(e),p.Ru(A,m),p.ah(t,e));function L(t,e){
const s=`a whole number from ${t} to ${e}`;return p.Fs(p.ai(s),p.nd(s),p.Ww(t,s),p.cG(e,s))}const S=p.zM("true or false"),$=t=>p.KI(t,`one of ${t.join(", ")}`),
j=t=>p.YO(t,"an array"),M=t=>p.Ik(t,({path:e})=>{const s=t[String(e?.[0]?.key)];return s===void 0?"an object":R(s)});function R(t){return"message"in t&&typeof t.
message=="string"?t.message:"wrapped"in t?R(t.wrapped):"an object"}const y=(t,e)=>p.g1(t,e,"an object");function _(t,e){const s=p.xL(t,e,{abortEarly:!0});return s.
success?(0,k.Ju)(s.output):(0,k.TR)(E(s.issues[0]))}function E({path:t,input:e,message:s}){const d=t??[],h=(d.at(-1)?.origin==="key"&&e!==void 0?d.slice(0,-1):d).
map(({key:O})=>x(O)).join("").replace(/^\./,"");return`${h===""?"the value":h} is ${a(e)}; expected ${s}`}function x(t){if(typeof t=="number")return`[${t}]`;const e=String(
t);return/^\w+$/.test(e)?`.${e}`:`[${a(e)}]`}const v=80;function a(t){return t===void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?"an o\
bject":(0,C.dh)(JSON.stringify(t),v)}function n(t){if(t.trim()==="")return(0,k.TR)("is empty");try{return(0,k.Ju)(JSON.parse(t))}catch{return(0,k.TR)("is not JS\
ON")}}}),2219:((ue,H,c)=>{c.d(H,{zx:()=>ge,WS:()=>Ke,rC:()=>He,gy:()=>de});var p=c(4091),k=c(4e3),C=c(3592),A=c(6192),m=c(3152),G=c(3916),F=c(9075),N=c(2161),L=c(
7495),S=c(4667);let $=function(...l){return{meaningOfAbsent:$}=c.late([245,626,895],895),new.target?new $(...l):$(...l)},j=function(...l){return{needsOf:j}=c.late(
[245,626,895],895),new.target?new j(...l):j(...l)},M=function(...l){return{neededByImplied:M}=c.late([245,626,895],895),new.target?new M(...l):M(...l)};function R({
kind:l,absent:w=l}){return l!=="required_provider"?[l,w]:[l,w,"required_provider_legacy","required_provider_invalid"]}const y=[...new Set([...S.I.flatMap(R),"im\
plied_provider"])],_=(0,F.Oo)(l=>S.I.filter(w=>R(w).includes(l)));function E({kind:l,backend:w}){const b=_(l),W=b.find(Z=>Z.backend===w)??b[0];if(W===void 0)throw new Error(
`no row of the usage table has ${l}`);return W}const x=l=>l!==void 0&&l.value===void 0;function v(l){const{clients:w,isOverridden:b,replacedFor:W=[],stateHosts:Z={}}=l;
if(l.kind==="implied_provider"){const ee=M(w);return b?{...ee,needs:[]}:ee}const Y=E(l),Q=new Map(w.map(ee=>[ee,a(l,Y,ee)])),ae=[...Q].filter(([ee])=>!b&&!W.includes(
ee)),oe=[...Q.values()].find(({host:ee,directHost:pe})=>ee!==null||pe!==void 0);return{host:oe?.host??null,isHostImplied:oe?.isHostImplied??!1,directHost:oe?.directHost,
needs:j(new Map(ae),Y,ee=>Z[ee]??null)}}function a(l,w,b){const{text:W,evaluated:Z,version:Y}=l,Q=Z===void 0?{text:W,isWhole:!0}:Z[b];return Q===void 0?L.zt:Q.text===
null?W!==null&&w.defaults===void 0?L.zt:t(l,w,b):Q.isWhole?L.pb[w.grammar](Q.text,b,x(Y)):(0,L.i4)(w.grammar,Q.text,b)??L.zt}const n=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function t({kind:l,address:w,place:b},W,Z){const[,Y=null]=n.exec(w)??[],Q=(0,N.L8)((0,G.basename)(b.file),new Set,"")??{class:"config",isOverride:!1};return $({
row:W,kind:l,address:w,localName:Y},Q,Z)}var e=c(5262),s=c(5143),d=c(5799),o=c(1064),f=c(1831),h=c(8416),O=c(3469),T=c(5603),I=c(7854);let P=function(...l){return{
problemFacts:P}=c.late([507],4507),new.target?new P(...l):P(...l)};const{Qq:V,Ik:U,p_:J,yL:ne,wC:se}=A,X=e.me(V),ce=e.yq(A.Jt,!1),le=A.rD(0,Number.MAX_SAFE_INTEGER),
fe=se(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),i=se(/^[\w.+-]{1,100}$/,"a version"),u=l=>{const w=(0,f.Pv)((0,f.pk)(l));return w.ok&&w.value===l},r=A.
qG(u,"a hostname"),g=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,D=se(g,"a path in the repository"),B=se(new RegExp(`^$|${g.source}`),"a path in the \
repository"),z=A.rD(1,2**25),K=U({file:D,...{line:z,column:z,endColumn:z},target:e.lq(D)}),q=ne(o.zK),te=ne(o.Du),ie=l=>U({terraform:e.yq(l),opentofu:e.yq(l)}),
Me=[o.Du,...o.Du.map(l=>[l])],_e=l=>Me.find(w=>w.length===l.length&&w.every(b=>l.includes(b))),he=e.Fs(J(te),e.z6(l=>_e(l)!==void 0,"one or two different CLIs"),
e.pd(l=>_e(l)??l)),Ie=U({text:V,value:e.yq(ie(X)),place:K}),Re=U({root:X,source:X,version:X,isOpen:ce}),xe=e.Fs(U({kind:ne(y),host:X,address:V,text:X,...K.entries,
clients:he,version:e.yq(Ie),constraints:e.yq(V),evaluated:e.yq(ie(U({text:X,isWhole:ce}))),calls:e.yq(ie(J(Re))),backend:e.yq(V),stateHosts:e.yq(ie(r)),hasOwnToken:ce,
workspace:e.yq(U({organization:X,name:X,lacks:e.yq(J(ne(I.Rt)))})),isOverridden:ce,replacedFor:e.yq(he),directories:e.yq(J(B))}),e.pd(({host:l,file:w,line:b,column:W,
endColumn:Z,target:Y,...Q})=>({...Q,place:{file:w,line:b,column:W,endColumn:Z,target:Y}}))),Se=e.Fs(U({clients:he,releases:J(V),versions:ie(V),why:V,evidence:J(
U({client:te,level:ne(T.A),place:K,text:V,version:X})),isGuess:e.yq(e.eu(!0,"true"))}),e.pd(({releases:l,...w})=>({...w,name:(0,h.WJ)(w.clients),releases:w.clients.
flatMap(b=>Pe(b,l))})));function Pe(l,w){const b=o.pH.filter(W=>W.client===l&&w.includes(W.name));return b.length===0?(0,O.w)(l,[]):b}const De=l=>Object.hasOwn(
P(),l),Ne=e.Fs(U({code:A.qG(De,"a problem code"),severity:ne(d.oC),message:V,help:e.yq(V),affects:J(q),clients:he,namedHost:e.yq(e.me(r),null),places:J(K),isPlaceholder:e.
yq(A.Jt)}),e.pd(({code:l,severity:w,message:b,help:W,affects:Z,...Y})=>{const Q=P()[l],ae=Q.affects.filter(pe=>Z.includes(pe)),oe=W===void 0?{message:b}:{message:b,
help:W},ee={...Q,code:l,usualSeverity:Q.severity,severity:w,affects:ae};return(0,d.hD)({...ee,...oe},Y)})),je=[...I.O8,...I.VZ,...Object.keys(o.$I),"binary"],Ce=U(
{kind:ne(je),text:V,localName:X,place:K,directories:e.yq(J(B))}),Le=U({directory:B,module:e.me(B),unknown:e.me(K),isPartial:ce,replaced:J(D),files:J(D)}),Oe=U({
name:e.Fs(V,e.z6(s.en,"a name such as acme/network")),url:e.me(se(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:e.me(se(/^(?:[\da-f]{40}|[\da-f]{64})$/,"t\
he hash of a commit"))}),Fe=e.Fs(A.A7(fe,J(V)),e.pd(l=>new Map(Object.entries(l)))),we=U({kind:ne(["repository"]),schemaVersion:le,version:i}),Ue=U({repository:U(
{name:Oe.entries.name})}),Be=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,ke=U({...we.entries,writtenAt:e.yq(se(Be,"a time in UTC")),repository:Oe,dialect:Se,setting:U(
{name:ne(["auto","terraform","opentofu","both"]),version:e.me(i)}),usedBy:J(q),files:le,bytes:le,usages:le,isEmpty:ce,notes:J(Ne),declared:J(Ce),units:e.yq(J(Le),
[]),roots:J(U({directory:D,clients:he})),rootsAreNamed:ce,locks:J(U({file:D,hashes:Fe})),plugins:J(U({directory:D,providers:J(fe)}))}),ge=128*1024*1024,me=1e7,$e=25e4;
function Ke(l){if(Je.test(l.slice(0,1e3)))return de("is the report of a check, not a usages file; keep reports in another directory");if(l.length>me&&Ae(l)>me)return de(
`has ${be}`);const w=l.replace(/^\uFEFF/,"").trimEnd().split(`
`),b=ze(w.pop()??"");if(!b.ok)return de(`${b.why}; ${Te}`);const{line:W,schemaVersion:Z,version:Y}=b.value,Q=(0,A.fd)(Ue,W),ae=Q.ok?Q.value.repository.name:null;
if(Z!==C.G5)return de(`schemaVersion is ${Z}, which tf-disco ${C.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,
ae);if(w.length>$e)return de(`has more than ${$e} usages; ${Ee}`,ae);const oe=We(w,W);if(oe.ok)return oe;const ee=`it was written by tf-disco ${Y}; write it wit\
h version ${C.xv}`;return de(`${oe.why}; ${Y===C.xv?Te:ee}`,ae)}const de=(l,w=null)=>({ok:!1,why:l,repository:w});function ze(l){const w=(0,A.qF)(l);if(!w.ok)return(0,p.
TR)(l===""?w.why:`the last line ${w.why}`);const b=(0,A.fd)(we,w.value);return b.ok?(0,p.Ju)({line:w.value,...b.value}):(0,p.TR)(`the last line is not about the\
 repository: ${b.why}`)}function We(l,w){const b=(0,A.fd)(ke,w);if(!b.ok)return(0,p.TR)(`line ${l.length+1}: ${b.why}`);const{kind:W,schemaVersion:Z,version:Y,usages:Q,
...ae}=b.value,oe=[];for(const[ee,pe]of l.entries()){const ve=Ve(pe);if(!ve.ok)return(0,p.TR)(`line ${ee+1}${ve.why}`);oe.push({...ve.value,...v(ve.value)})}return Q!==
l.length?(0,p.TR)(`has ${l.length} usages, and its last line counts ${Q}`):(0,p.Ju)({...ae,usages:oe})}function Ve(l){const w=(0,A.qF)(l);if(!w.ok)return(0,p.TR)(
` ${w.why}`);const b=(0,A.fd)(xe,w.value);return b.ok?b:(0,p.TR)(`: ${b.why}`)}const Je=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,Te="\
write the file with `tf-disco usages --format json`",Ee="scan fewer directories of the repository",be=`more than ${me} values; ${Ee}`;function Ae(l){let w=0;for(let b=0;b<
l.length;b+=1){const W=l.charCodeAt(b);(W===44||W===91||W===123)&&(w+=1)}return w}function*He(l,w){const b=Ge(l);if(b!==void 0)throw ye(`${(0,k.dh)(b)} is outsi\
de the current directory; run \`tf-disco usages\` in the top directory of the repository`);const W={...l,usages:[],declared:[],units:[],roots:[],locks:[]},Z=(0,A.
fd)(ke,JSON.parse([...w(W)].join("")));if(!Z.ok)throw ye(Z.why);let[Y,Q,ae]=[0,0,0];for(const oe of w(l)){Y+=Buffer.byteLength(oe),ae+=1;const ee=Q>0?[oe]:Iterator.
from(w(l)).take(ae);if(Y>me)for(const pe of ee)Q+=Ae(pe);if(Y>ge)throw ye(`the file would have more than ${ge/1024/1024} MiB; ${Ee}`);if(Q>me)throw ye(`the file\
 would have ${be}`);yield oe}}function Ge({usages:l,declared:w,roots:b}){return[...[...l,...w].map(({place:Y})=>Y.file),...b.map(({directory:Y})=>Y)].find(Y=>/^(?:\/|\.\.(?:\/|$))/.
test(Y))}const ye=l=>new m.GN([`the usages of this repository cannot be written: ${l}`])}),4667:((ue,H,c)=>{c.d(H,{F:()=>O,I:()=>h});var p=c(9075),k=c(9562);const C={
terraform:"app.terraform.io",opentofu:null},A={terraform:"app.terraform.io",opentofu:"app.terraform.io"},m={terraform:"static",opentofu:"static"},G={opentofu:"s\
tatic"},F={terraform:"any",opentofu:"any"},N=["config","migrate"],L=["stack","deploy"],S={position:["source"],grammar:"module",service:k.e$},$={...S,grammar:"st\
ack-component",isLiteral:!0},j={...$,service:null},M={...S,grammar:"terragrunt",evaluation:F},R={position:"entries",grammar:"provider",service:k.xq,isLiteral:!0,
absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:k.Bn,defaults:C},_={...y,service:k.OZ},E={...y,evaluation:F},x={...y,service:k.
M,defaults:A},v={...$,position:"manifest",grammar:"registry-module"},a={position:["address"],grammar:"url",service:null};function n(T,I,P,V,{absence:U,...J}={}){
const ne=I===""?[]:I.split(" > ").map(se=>se.split(" "));return{kind:P,files:T,path:ne.map(([se="",...X])=>[se,...X]),...U&&{absent:`${P}${U}`},...V,...J}}const t={
absence:"_missing"},e={absence:"_default"},s={evaluation:G,merges:"backend"},d={backend:"cloud",service:k.OZ},o="data terraform_remote_state *",f={...a,position:[
"address","lock_address","unlock_address"]},h=[n(N,"module *","module",S,{...t,evaluation:m,merges:"module"}),n(N,"terraform > required_providers","required_pro\
vider",R,{merges:"provider"}),n(N,"required_providers","required_provider",R,{isReserved:!0}),n(N,"terraform > cloud","cloud",_,{...e,...s}),n(N,"terraform > ba\
ckend remote","backend_remote",y,{...e,...s}),n(N,"terraform > backend http","backend_http",f,s),...[o,`check * > ${o}`].flatMap(T=>[n(N,T,"remote_state",E,{...e,
backend:"remote"}),n(N,T,"remote_state",E,{...d,...e})]),n(N,o,"remote_state",a,{backend:"http",evaluation:F}),n([...N,"query"],"provider tfe","provider_tfe",x,
{...e,evaluation:F}),n(["test"],"provider tfe","provider_tfe",x),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:k.xq,
isLiteral:!0}),n(["test"],"run * > module","test_module",$,{...t,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",y,e),n(L,"req\
uired_providers","required_provider",R),n(L,"component *","stack_component",$,t),n(L,"removed","stack_removed",$,t),n(L,"stack *","stack_stack",j,{...t,grammar:"\
stack"}),n(["deploy"],"upstream_input *","upstream_input",j,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",R),n(["migrate"],
"from > backend remote","migrate_backend_remote",y,e),...["terraform","unit *","stack *"].map(T=>n(["terragrunt"],T,"terragrunt_source",M)),n(["terragrunt"],"ca\
talog","terragrunt_source",{...M,position:"urls"}),n(["manifest"],"","installed_module",v)],O=(0,p.Oo)(T=>{const I=h.filter(({files:P})=>P.includes(T));return Map.
groupBy(I,({path:[P]})=>P?.[0]??"")})}),7511:((ue,H,c)=>{c.d(H,{i:()=>S});const p="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",k=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
C=String.raw`[()<>@,;:\\"/[\]?=]`,A=new RegExp(`^${p}(?:/${p})?$`),m=String.raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,G=new RegExp(`;${k}*(${p})${k}*=${k}*(?:(${p}\
)|${m})${k}*`,"y"),F=new RegExp(`;${k}*$`,"y"),N=new RegExp(String.raw`\\(${C})`,"g"),L=new RegExp(`^${k}+|(?<!${k})${k}+$`,"g");function S(M){const R=M.indexOf(
";"),y=j((R<0?M:M.slice(0,R)).replace(L,""));return A.test(y)&&(R<0||$(M,R))?y:null}function $(M,R){const y=new Map;for(let _=R;_<M.length;){G.lastIndex=_;const[
E,x="",v,a=""]=G.exec(M)??[];if(E===void 0)return F.lastIndex=_,F.test(M);const n=x.toLowerCase(),t=v??a.replace(N,"$1"),e=y.get(n);if(e!==void 0&&e!==t)return!1;
y.set(n,t),_+=E.length}return!0}const j=M=>M.replaceAll("\u0130","i").toLowerCase()}),1343:((ue,H,c)=>{c.r(H),c.d(H,{listRepository:()=>x,readableFile:()=>p.rC,
renderUsagesJson:()=>G});var p=c(2219),k=c(1342),C=c(3592),A=c(9587),m=c(8820);const G=t=>(0,k.mk)(F(t)).map(e=>(0,m.s$)(e));function*F(t){const{usages:e,notes:s,
dialect:d,...o}=t;for(const{isHostImplied:h,directHost:O,needs:T,place:I,...P}of e){const V=P.hasOwnToken||void 0,U=P.isOverridden||void 0;yield`${N({...P,hasOwnToken:V,
isOverridden:U,...I})}
`}const f={kind:"repository",schemaVersion:C.G5,version:C.xv,...o,locks:o.locks.map(({file:h,hashes:O})=>({file:h,hashes:Object.fromEntries(O)})),dialect:$(d),usages:e.
length,notes:s.map(j)};for(const[h,O]of Object.entries(f))if(O!==!1&&(yield`${h==="kind"?"{":","}"${h}":${Array.isArray(O)?"[":N(O)}`,!!Array.isArray(O))){for(const[
T,I]of O.entries())yield`${T===0?"":","}${N(I)}`;yield"]"}yield`}
`}function N(t){const e=JSON.stringify(t);return!(0,A.r_)(e)&&!e.includes("false")?e:JSON.stringify(t,S)}const L=new Set(["file","directory","target","root"]);function S(t,e){
return typeof e=="string"?L.has(t)?e:t==="text"?(0,A.Qj)(e):(0,A._U)(e):e===!1?void 0:e}const $=({name:t,releases:e,evidence:s,...d})=>({...d,releases:e.map(({name:o})=>o),
evidence:s.map(({isCloud:o,...f})=>f)});function j(t){const{affects:e,clients:s,namedHost:d,places:o,isPlaceholder:f}=t,{code:h,severity:O,message:T,help:I}=t.problem;
return{code:h,severity:O,message:T,help:I,affects:e,clients:s,namedHost:d,places:o,isPlaceholder:f}}var M=c(5799),R=c(8279),y=c(9762),_=c(215);let E=function(...t){
return{nameRepository:E}=c.late([602],2602),new.target?new E(...t):E(...t)};function x(t,e,s,d){const{directory:o,environment:f}=s,{dialect:h,usedBy:O,usages:T,
notes:I}=(0,_.o)(e,t,s),{clients:P}=h,{declared:V,units:U,files:J,bytes:ne,isEmpty:se}=t,X=(0,y.lz)({usages:T,declared:V,units:U,clients:P},e,!0),ce=new Set(X.flatMap(
fe=>fe.unknown)),le={dialect:h,setting:e.dialect,usages:T,notes:I,declared:V};return{...le,writtenAt:d.toISOString(),repository:E(o,()=>v(le),f),usedBy:O(),files:J,
bytes:ne,isEmpty:se,units:U.filter(fe=>fe.unknown===null||ce.has(fe)),roots:a(X),rootsAreNamed:e.roots.length>0,locks:n(X,o),plugins:(0,R.KX)(T,P,(0,R.Up)(o))}}
function v(t){const e=[...t.usages,...t.declared,...t.dialect.evidence],s=t.notes.filter(({problem:d})=>!d.code.startsWith("file-"));return new Set([...e.map(({
place:d})=>d.file),...s.map(M.W7)])}function a(t){const e=new Map;for(const{client:s,roots:d}of t)for(const{name:o}of d)e.set(o,[...e.get(o)??[],s]);return Array.
from(e,([s,d])=>({directory:s||".",clients:d}))}function n(t,e){const s=t.flatMap(o=>o.roots),d=new Set(s.flatMap(({lockFile:o})=>o??[]));return Array.from((0,R.
hc)(d,e),([o,f])=>({file:o,hashes:f}))}}),1919:((ue,H,c)=>{c.d(H,{Qc:()=>S,Tp:()=>G,Zo:()=>R,bi:()=>A});var p=c(3307),k=c(4091),C=c(9562);const A=1024*1024,m={keeps:()=>!0,
maxValue:Number.POSITIVE_INFINITY};function G(_,E=m){const x=(0,k._6)(_),v=N(x,E),a=(0,p.Ey)(x,v.add);if(a!==null){const[,t,e]=S(x)??[];return t===void 0?{kind:"\
not-json",...a}:{kind:"not-json",why:`it ${t}`,advice:e??null}}const n=/[^\t\n\r ]/.exec(x)?.[0];return n==="{"?{kind:"object",services:v.read()}:n==="n"?{kind:"\
null"}:{kind:"not-object",why:`found ${F[n??""]??"a number"}`}}const F={"[":"an array",'"':"a string",t:"a boolean",f:"a boolean"};function N(_,E){const x=new Map,
v=_.includes("\\");return{add:(t,e,s,d)=>{if(d===0)return;const o=_.slice(s,d),f=v?(0,p.I)(o):o.slice(1,-1),h=x.get(f);h!==void 0?Object.assign(h,{start:t,end:e}):
E.keeps(f,e-t)&&x.set(f,{id:(0,p.I)(o),start:t,end:e})},read:()=>Array.from(x.values(),({id:t,start:e,end:s})=>({id:t,value:s-e>E.maxValue?void 0:(0,p.IL)(_.slice(
e,s))}))}}const L=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,
"is UTF-16 or binary data","save it as UTF-8"],[new RegExp("^\\p{Cc}\\ufffd","u"),"is gzip or other binary data","serve it with Content-Encoding: gzip, or uncom\
pressed"],[/^\s*</,"is HTML or XML",null]],S=_=>L.find(([E])=>E.test(_)),$=100,j=16*1024,M=200;function R(_){const E=new Set(_),x=new Set(_.map(y));let v=0,a=j;
return{maxValue:C.Ls,keeps:(n,t)=>{if((0,C.D6)(n)||E.has(n))return!0;const e=n.length<=M&&x.delete(y(n));return v===$||n.length+t>a?e:(v+=1,a-=n.length+t,!0)}}}
const y=_=>_.slice(0,_.indexOf(".")+1)}),1731:((ue,H,c)=>{c.d(H,{Cg:()=>j,PW:()=>v,Ty:()=>$,Zy:()=>M,_T:()=>a,hZ:()=>A,kv:()=>s,mb:()=>d,oF:()=>N,rK:()=>L});var p=c(
4091),k=c(9562);const C=new RegExp(`^${k.eQ}$`),A=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,m=new RegExp(`^${A}[.+-]?$`),
G=2n**63n-1n,F=Array.from({length:100},(o,f)=>BigInt(f));function N(o){const[,f,h,O,T]=C.exec(o)??[];return f===void 0?null:S(o,f,O??h,T)}function L(o){const[,f,
h,O]=m.exec(o)??[];return f===void 0?null:S(o,f,h,O)}function S(o,f,h="",O=""){const T=f.split(".").map(P=>P.replace(/^0+(?=.)/,""));if(T.some(P=>P.length>19))return null;
const I=T.map(P=>F[Number(P)]??BigInt(P));if(I.some(P=>P>G))return null;for(;I.length<3;)I.push(0n);return{text:o,numbers:I,written:T.length,pre:h,build:O}}const $=o=>o.
pre!=="",j=({numbers:o,pre:f,build:h})=>`${o.join(".")}${f===""?"":`-${f}`}${h===""?"":`+${h}`}`;function M(o,f){const h=Math.max(o.numbers.length,f.numbers.length);
for(let O=0;O<h;O++){const[T,I]=[o.numbers[O]??0n,f.numbers[O]??0n];if(T!==I)return T<I?-1:1}return o.pre===f.pre||o.numbers.length!==f.numbers.length?0:o.pre===
""||f.pre===""?o.pre===""?1:-1:R(o.pre,f.pre)}function R(o,f){const[h,O]=[o.split("."),f.split(".")];for(let T=0;;T++){const[I,P]=[T+1>=h.length,T+1>=O.length];
if(I!==P)return I?-1:1;const V=y(h[T]??"",O[T]??"");if(V!==0||I)return V}}function y(o,f){const[h,O]=[/^[0-9]*$/.test(o),/^[0-9]*$/.test(f)];return h!==O?h?-1:1:
h&&o.length!==f.length?o.length-f.length:o===f?0:o<f?-1:1}const _="[\\t\\n\\f\\r ]*",E=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${k.eQ})${_}$`),x="This string \
does not use correct version constraint syntax";function v(o){const f=[];for(const h of o.split(",")){const[,O,T=""]=E.exec(h)??[],I=N(T);if(I===null)return(0,p.
TR)(x);f.push({operator:O||"=",version:I,text:h})}return(0,p.Ju)(f)}function a(o){const f=v(o);if(!f.ok)return f;const h=[];for(const O of f.value){const T=L(O.
version.text);if(T===null||!n.test(O.text.trim()))return(0,p.TR)(`Incorrect version constraint syntax: ${t(O)}`);h.push({...O,version:T})}return(0,p.Ju)(h)}const n=/^[<>=!~]* ?[0-9]/;
function t({operator:o,version:f,text:h}){const O=h.trim();if(f.text.startsWith("v"))return'a "v" prefix should not be used';if(!n.test(O))return`only one space\
 is expected after the operator "${o}"`;if(f.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[T]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(O)??[""];return`missing comma after "${T}"`}const e=[">",">=","=","~>","<=","<","!="];function s(o){const f=[...o].sort((h,O)=>M(h.version,O.version)||R(h.
version.build,O.version.build)||e.indexOf(h.operator)-e.indexOf(O.operator)||O.version.written-h.version.written);return[...new Set(f.map(d))].join(", ")}function d({
operator:o,version:f}){if(o==="=")return j(f);const h=o==="~>"&&f.written<3?f.numbers.slice(0,2):f.numbers;return`${o} ${j({...f,numbers:h})}`}})};export{Qe as ids,Ye as modules};
