const Ce=[2172,3699,9465,8639,8822],Ae={9941:((ae,G,o)=>{o.d(G,{SH:()=>D,Td:()=>w,lS:()=>L,n_:()=>p,w4:()=>j,yN:()=>C});const m=25e4,E=100;class p{max;count=0;constructor(g=m){
this.max=g}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const D=($,g,c)=>$.kind==="n\
ative"?$.blocks.filter(u=>u.type===g&&u.labels.length===c):$.members.flatMap(({name:u,value:e})=>u===g?T(g,e,c,[]):[]),w=$=>$.kind==="native"?$.attributes:$.members;
function j($,g){if(!($.kind==="native"&&$.mayHave?.(g)===!1))return w($).find(c=>c.name===g)}const L=$=>($.kind==="tuple"?$.elements:[$]).flatMap(c=>c.kind==="o\
bject"?c.items.filter(S):[]),S=$=>$.name!==void 0&&$.name!=="//";function T($,g,c,u){if(c>0)return L(g).flatMap(({name:t,start:r,end:d,value:n})=>T($,n,c-1,[...u,
{value:t,start:r,end:d}]));const e={start:g.start,end:g.start+1};return(g.kind==="tuple"?g.elements:[g]).filter(({kind:t})=>t==="object"||t==="tuple").map(t=>({
...e,type:$,labels:u,body:{kind:"json",members:L(t)}}))}const C=$=>{const g=[$.startsWith("\uFEFF")?1:0];let c=$.indexOf(`
`),u;return({start:e,end:t})=>{for(;c>=0&&c<e;c=$.indexOf(`
`,c+1))g.push(c+1);u??=R($);const r=Math.max(1,P(g,e)),d=g[r-1]??0,n=(g[r]??(c<0?$.length:c)+1)-1;return{line:r,column:k(Math.max(e,d),d,u),endColumn:k(Math.min(
t,n),d,u)}}},k=($,g,c)=>$-g-P(c,$-1)+P(c,g-1)+1,R=$=>/[\uD800-\uDBFF]/.test($)?Array.from($.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),g=>g.index):[];function P($,g){
let c=0,u=$.length;for(;c<u;){const e=c+u>>>1;($[e]??0)<=g?c=e+1:u=e}return c}}),2172:((ae,G,o)=>{o.d(G,{IY:()=>$,Im:()=>g,JT:()=>P,KS:()=>e,LS:()=>c,MP:()=>R,MZ:()=>t,
W$:()=>k,Xo:()=>d,cd:()=>C,ek:()=>u,g_:()=>s,lc:()=>r});var m=o(3096),E=o(5243),p=o(3846),D=o(180),w=o(3298),j=o(9941);let L=function(...a){return{readHcl:L}=o.
late([3276,3494,3699,2797,7390],2797),new.target?new L(...a):L(...a)},S=function(...a){return{detach:S}=o.late([3276,3494,3699,2797,7390],2797),new.target?new S(
...a):S(...a)};const T="hostnames input",C={file:T,line:1,column:1,endColumn:1},k=a=>a.file===T?T:a,R=({host:a,namespace:i,name:l,system:f})=>[a,i,l,f].join("/"),
P=({host:a,namespace:i,type:l})=>[a,i,l].join("/"),$=a=>"type"in a?P(a):R(a);function g(a){return"constraints"in a?a.constraints:a.constraint===null?[]:[a.constraint]}
const c=a=>g(a).map(i=>i.place===C?{...i,place:T}:i),u=a=>("places"in a?a.places:[a.place]).map(k);function e({version:a},i){if(a===void 0)return null;const l=(a.
value===void 0?a.text:a.value[i])??null;return l===null?null:{text:l,place:a.place}}const t=({text:a,calls:i},l)=>i===void 0?[{root:null,source:a,version:null,isOpen:!1}]:
i[l]??[];function r({kind:a,text:i,address:l},f,_){switch(a){case"required_provider":case"state_store_provider":case"lock_provider":{const v=(0,p.mi)(i??"",_);return v.
kind==="registry"?v:null}case"required_provider_nosource":case"required_provider_legacy":return{host:f,namespace:"hashicorp",type:(0,p.op)(l)};case"implied_prov\
ider":return{host:f,namespace:"hashicorp",type:(0,p.A5)(i)};default:return null}}function d(a,i){const l=Map.groupBy(i,({lockFile:h})=>h),f=new Set(a.flatMap(({
kind:h,text:I,place:O})=>n.test(h)&&!(0,E.Nj)(I??"")?(0,m.jt)(O.file):[])),_=(0,w.O)(h=>new Set(h.providers.map(({provider:I})=>P(I)))),v=(h,I)=>{if(h.calls.length>
0||h.directories.some(y=>f.has(y)))return!0;const O=r(I,(0,E.Vm)(h.client),h.client);return O===null||_(h).has(P(O))};return a.map(h=>{if(h.kind!=="lock_provide\
r"||h.needs.length===0)return h;const I=l.get(h.place.file);return I===void 0||I.some(y=>v(y,h))?h:{...h,needs:[]}})}const n=/^(?:module|test_module|terragrunt_source)/;
function s(a){const l=(0,j.SH)(L(a).body,"provider",1).flatMap(({labels:[f],body:_})=>{const v=(0,p.mi)(S(f?.value??""),"terraform");if(v.kind!=="registry")return[];
const h=(0,j.w4)(_,"hashes")?.value,O=(h?.kind==="tuple"?h.elements:[]).flatMap(y=>y.kind==="string"?[S(y.value)]:[]);return[[P(v),O.filter(D.e)]]});return new Map(
l)}}),9039:((ae,G,o)=>{o.d(G,{i:()=>T});var m=o(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",p=String.raw`\p{White_Space}*`,D=String.raw`[()<>@,;:\\"/[\]?=]`,w=new RegExp(
`^${E}(?:/${E})?$`),j=String.raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,L=new RegExp(`;${p}(${E})${p}=${p}(?:(${E})|${j})${p}`,"uy"),S=new RegExp(String.raw`\\(${D})`,
"g");function T(k){const R=k.indexOf(";"),$=(0,m.s8)((0,m.Dw)(R<0?k:k.slice(0,R))).replaceAll("\u0130","i").toLowerCase();return w.test($)&&(R<0||C(k,R))?$:null}
function C(k,R){const P=new Map;for(let $=R;$<k.length;){L.lastIndex=$;const[g,c="",u,e=""]=L.exec(k)??[];if(g===void 0)return(0,m.s8)(k.slice($))===";";const t=c.
toLowerCase(),r=u??e.replace(S,"$1");if((P.get(t)??r)!==r)return!1;P.set(t,r),$+=g.length}return!0}}),1879:((ae,G,o)=>{o.d(G,{Qc:()=>S,Tp:()=>w,Zo:()=>R,bi:()=>D});
var m=o(9562),E=o(7811),p=o(5106);const D=1024*1024;function w($,g){const c=(0,E._6)($),u=(0,m.V)(c,"map");if(!u.ok){const[,t,r]=S(c)??[];return t===void 0?{kind:"\
not-json",why:u.why,advice:u.advice}:{kind:"not-json",why:`it ${t}`,advice:r??null}}if(u.value===null)return{kind:"null"};if(Array.isArray(u.value))return{kind:"\
not-object",why:"found an array"};if(!(0,m.G)(u.value))return{kind:"not-object",why:`found a ${typeof u.value}`};const e=[];for(const t of Object.keys(u.value)){
const r=u.value[t]??null;if(g?.(t,r)===!1)continue;const d=g!==void 0&&j(r)>p.Ls;e.push({id:t,value:d?void 0:r})}return{kind:"object",services:e}}function j($){
try{return JSON.stringify($).length}catch{return Number.POSITIVE_INFINITY}}const L=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark",
"save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other \
binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],S=$=>L.find(([g])=>g.test($)),T=100,C=16*1024,k=200;function R($){
const g=new Set($),c=new Set($.map(P));let u=0,e=C;return(t,r)=>{if(p.fg.has(t)||g.has(t))return!0;const d=t.length<=k&&c.delete(P(t));if(u===T)return d;const n=t.
length+j(r);return n>e?d:(u+=1,e-=n,!0)}}const P=$=>$.slice(0,$.indexOf(".")+1)}),3846:((ae,G,o)=>{o.d(G,{A5:()=>n,Gi:()=>S,mi:()=>$,op:()=>d,sL:()=>c});var m=o(
7811),E=o(255),p=o(9509),D=o(5243);const w={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},j="hashicorp",L="-",S=({host:s,namespace:a})=>s===
(0,D.Vm)("terraform")&&a===j,T='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',C="must contain only\
 letters, digits, and dashes, and may not use leading or trailing dashes",k={prefix:"terraform-",whose:"a Terraform",frequency:"often"},P={terraform:[k],opentofu:[
k,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function $(s,a){const i=s.split("/");if(i.length>3||i.includes(""))return g(T);const[l="",f,_]=i.
reverse(),v=c(l);if(!v.ok){const ee=`${(0,m.ol)(l)} in source ${(0,m.ol)(s)}`;return g(`Invalid provider type: Invalid provider type ${ee}: ${v.why}"`)}const h=_===
void 0,I=h?(0,m.Ju)((0,D.Vm)(a)):(0,E.Pv)(_);if(f===void 0&&I.ok){const ee={hostImplied:h,namespace:j,type:v.value};return{kind:"registry",host:I.value,...ee}}const y=f===
L?(0,m.Ju)(f):c(f??""),A=`namespace "" in source ${(0,m.ol)(s)}`;if(!y.ok)return g(`Invalid provider namespace: Invalid provider ${A}: ${y.why}"`);const F="Inva\
lid provider source hostname";if(!I.ok)return g(`${F}: ${F} ${A}: ${I.why}"`);const z={hostImplied:h,host:I.value,namespace:y.value,type:v.value},Q=e(z,a);return Q===
void 0?{kind:u(z,a),...z}:g(Q)}const g=s=>({kind:"invalid",error:s});function c(s){if(/^[a-z0-9]+$/.test(s))return(0,m.Ju)(s);if(s==="")return(0,m.TR)("must hav\
e at least one character");if(s.includes("."))return(0,m.TR)("dots are not allowed");if(s.includes("--"))return(0,m.TR)("cannot use multiple consecutive dashes");
const a=(0,p.YE)(s);return a.ok?(0,m.Ju)((0,p.DI)(a.value)):(0,m.TR)(C)}function u({host:s,namespace:a},i){return a===L?"legacy":a==="builtin"&&w[i].includes(s)?
"builtin":"registry"}function e(s,a){const i=(0,D.Vm)(a);if(s.namespace===L&&s.host!==i)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${i}.`;const l=P[a].find(({prefix:f})=>s.type.startsWith(f));return l&&t(s,l,a)}function t(s,{prefix:a,whose:i,frequency:l},f){const _=`${a}\
provider-`,v=s.type.slice(_.length);if(!s.type.startsWith(_)||!c(v).ok)return`Invalid provider type: Provider source ${(0,m.ol)(r(s))} has a type with the prefi\
x ${(0,m.ol)(a)}, which isn't allowed because it would be redundant to name ${i} provider with that prefix. If you are the author of this provider, rename it to\
 not include the prefix.`;const h=r({...s,type:v},f);return`Invalid provider type: Provider source ${(0,m.ol)(r(s,f))} has a type with the prefix ${(0,m.ol)(_)}\
, which isn't valid. Although that prefix is ${l} used in the names of version control repositories for ${i.split(" ")[1]} providers, provider source strings sh\
ould not include it.

Did you mean ${(0,m.ol)(h)}?`}const r=({host:s,namespace:a,type:i},l)=>l!==void 0&&s===(0,D.Vm)(l)?`${a}/${i}`:`${(0,E.pk)(s)}/${a}/${i}`,d=s=>s.replace(/^.*\./s,
""),n=s=>(s??"").replace(/[._].*$/s,"")}),8153:((ae,G,o)=>{o.d(G,{D4:()=>j,LT:()=>$,Qq:()=>T,Tj:()=>c,_5:()=>w,ch:()=>D,gy:()=>P,lq:()=>R,nd:()=>k,p_:()=>g,qL:()=>L,
w3:()=>u,zM:()=>C});var m=o(9562),E=o(7811),p=o(1879);const D="has too many elements",w=25e3;function j(d,n,s){const a=L(d,n,s);return a.ok?a.value.items>w?(0,E.
TR)(D):(0,E.Ju)(a.value.value):a}function L(d,n,s="decoder"){const a=(0,m.V)(d,s);if(!a.ok&&a.isLimit)return(0,E.TR)(D);if(!a.ok)return(0,E.TR)((0,p.Qc)(d)?.[1]??
`is not valid JSON: ${a.why}`);const i=new t,l=n.read(a.value,i),{mistake:f,items:_}=i;return f===null?(0,E.Ju)({value:l,items:_}):(0,E.TR)(f)}const S=(d,n,s=a=>typeof a==
typeof d)=>({zero:d,read:(a,i)=>s(a)?a:(a!==null&&i.refuse(n,a),d)}),T=S("","a string"),C=S(!1,"a boolean"),k=S(0,"an integer",Number.isInteger),R=d=>({zero:null,
read:(n,s)=>n===null?null:d.read(n,s)}),P={zero:null,read:()=>null},$=d=>({zero:d.zero,read:(n,s)=>{const{mistake:a}=s,i=d.read(n,s);return s.mistake=a,i}}),g=d=>({
zero:[],read:(n,s)=>Array.isArray(n)?(s.items+=n.length,n.map((a,i)=>s.within(i,d,a))):(n!==null&&s.refuse("a list",n),[])}),c=d=>({zero:null,read:(n,s)=>{const a=s.
membersOf(n);if(a===null)return null;const i=Object.entries(a);return s.items+=i.length,new Map(i.map(([l,f])=>[l,s.within("*",d,f)]))}});function u(d){const n=Object.
entries(d),s=new Map(n),a=Object.fromEntries(n.map(([i,{zero:l}])=>[i,l]));return{zero:a,read:(i,l)=>{const f=l.membersOf(i);if(f===null)return a;const _={...a};
for(const[v,h]of Object.entries(f)){const I=s.has(v)?v:e(v),O=s.get(I);O!==void 0&&(_[I]=l.within(I,O,h))}return _}}}const e=d=>d.toLowerCase().replaceAll("\u017F",
"s");class t{#e=[];mistake=null;items=0;within(n,s,a){this.#e.push(n);const i=s.read(a,this);return this.#e.pop(),i}membersOf(n){return(0,m.G)(n)?n:(n!==null&&this.
refuse("an object",n),null)}refuse(n,s){if(this.mistake!==null)return;const a=this.#e.map(l=>typeof l=="number"?`[${l}]`:`.${l}`),i=a.length===0?"":` in "${a.join(
"").slice(1)}"`;this.mistake=`has ${r(s)} instead of ${n}${i}`}}function r(d){return Array.isArray(d)?"a list":typeof d=="object"?"an object":`a ${typeof d}`}}),
180:((ae,G,o)=>{o.d(G,{CT:()=>R,KB:()=>D,e:()=>P,fi:()=>e,jY:()=>c,uH:()=>k,yI:()=>g});var m=o(9633),E=o(523),p=o(3556);function D(t,r,d){const{os:n,arch:s,shasum:a}=t,
i=/^[0-9a-fA-F]{64}$/.test(a),l=`${n}_${s}`===r;return{early:[...j(t.protocols),...w([l?null:`is for ${n}_${s} instead of ${r} (\`os\`, \`arch\`)`,L(d,"download\
_url",t.download_url),T(t.packages),i?null:S(a),L(d,"shasums_url",t.shasums_url),L(d,"shasums_signature_url",t.shasums_signature_url)]),...t.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:w([C(t,r)]),hashes:i&&l?[`zh:${a.toLowerCase()}`]:null}}const w=t=>t.flatMap(r=>r===null?[]:{kind:"des\
cription",why:r});function j(t){const r=t.find(d=>(0,E.rK)(d)===null);return r!==void 0?[{kind:"description",why:`has "${r}" in \`protocols\`, which is not a vers\
ion`}]:t.length===0||(0,p.PN)(t)?[]:[{kind:"protocols",protocols:t}]}function L(t,r,d){const n=(0,m.Fl)(t,d);return n.ok?null:`has an invalid URL in \`${r}\`: ${n.
why}`}const S=t=>t===""?"has no `shasum`":`has "${t}" in \`shasum\`, which is not 64 hexadecimal digits`;function T(t){const r=[...t?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(s)),d=Array.from(t?.values()??[],s=>s.hashes).flat(),n=[...r,...d.filter(s=>s.indexOf(":")<1)][0];return n===void 0?null:`has "${n}" in \`packages\`, which O\
penTofu cannot read`}function C({packages:t,shasum:r},d){if(!t?.size)return null;const n=t.get(d);if(n===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(n.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=n.hashes.filter(a=>a.
startsWith("zh:"));return s.some(a=>a!==`zh:${r}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function k(t,r){if(t===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:d,hashes:n}=t,
s=n.length===0||n.some(P),a=w([d===""?`has no \`url\` for ${r}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${r}, but others`]);return{early:a,late:[],hashes:a.
length===0?n:null}}const R=["zh:","h1:"],P=t=>R.some(r=>t.startsWith(r)),$=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function g(t,{
filename:r,shasum:d}){for(const n of t.split(`
`)){const[s="",a]=n.split($,4).filter(i=>i!=="");if(a===r)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===d.toLowerCase()?null:`has another hash for ${r} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${r}`}return`has no line for ${r===""?"the empty `filename` of the package":
r}`}function c(t){const[r]=t;return r===void 0?"the signature of its checksums is empty":r===194||(r&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const u="in `signing_keys.gpg_public_keys`";function e(t){const[r]=t;return t.includes(null)?`the descriptio\
n has null ${u}, at which the clients crash`:r===void 0?`the description has no key ${u}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(r??"")?null:`t\
he description has a key ${u} whose \`ascii_armor\` is not an armored public key`}}),3556:((ae,G,o)=>{o.d(G,{I0:()=>t,PN:()=>S,TT:()=>L,h:()=>g,oM:()=>u,tD:()=>C});
var m=o(9039),E=o(7811),p=o(3846),D=o(523),w=o(8153);const j=(0,w.w3)({versions:(0,w.p_)((0,w.w3)({version:w.Qq,protocols:(0,w.p_)(w.Qq)})),warnings:(0,w.p_)(w.
Qq)});function L(d){const n=(0,w.D4)(d,j);if(!n.ok)return n;const{versions:s,warnings:a}=n.value,i=new Map(s.map(_=>[_.version,_.protocols])),l=[...i.keys()],f=l.
filter(_=>S(i.get(_)??[]));return(0,E.Ju)({texts:l,compatible:f.length===l.length?l:f,warnings:l.length===0?[]:a})}const S=d=>d.some(n=>{const s=(0,D.rK)(n),[a]=s?.
numbers??[];return s!==null&&!(0,D.Ty)(s)&&(a===5n||a===6n)}),T=(0,w.w3)({id:w.Qq,moved_to:w.Qq});function C(d,n){const s=(0,w.D4)(d,T);if(!s.ok)return s;const{
id:a,moved_to:i}=s.value,l=(0,p.mi)(i===""?a:i,"terraform"),f=l.kind==="registry"&&l.type===n;return(0,E.Ju)(f?l.namespace:null)}const k=(0,w.w3)({ascii_armor:w.
Qq}),R=(0,w.Tj)((0,w.w3)({hashes:(0,w.p_)(w.Qq),package_size:w.nd})),P=(d,n)=>(0,w.w3)({protocols:(0,w.p_)(w.Qq),os:w.Qq,arch:w.Qq,filename:w.Qq,shasum:w.Qq,download_url:w.
Qq,shasums_url:w.Qq,shasums_signature_url:w.Qq,signing_keys:(0,w.w3)({gpg_public_keys:(0,w.p_)((0,w.lq)(d))}),packages:n}),$={terraform:P((0,w.w3)({ascii_armor:w.
Qq,trust_signature:w.Qq}),w.gy),"opentofu before 1.12":P(k,w.gy),opentofu:P(k,R)},g=(d,n)=>(0,w.D4)(d,$[n]),c=(0,w.w3)({versions:(0,w.Tj)((0,w.w3)({}))});function u(d,n){
const s=r(d,n,c);return s.ok?(0,E.Ju)([...s.value.versions?.keys()??[]]):s}const e=(0,w.w3)({archives:(0,w.Tj)((0,w.lq)((0,w.w3)({url:w.Qq,hashes:(0,w.p_)(w.Qq)})))});
function t(d,n,s){const a=r(d,n,e);if(!a.ok)return a;const i=a.value.archives?.get(s);return i===void 0?(0,E.Ju)(null):i===null?(0,E.TR)(`has null for ${s}, at \
which the clients crash`):i.hashes.some(l=>l.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,E.Ju)(i)}function r(d,n,s){
return(0,m.i)(n??"")==="application/json"?(0,w.D4)(d,s):(0,E.TR)(n===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((ae,G,o)=>{o.d(G,{EH:()=>k,Fl:()=>R,ad:()=>L,fZ:()=>p,i5:()=>j,ny:()=>S,sw:()=>D,ut:()=>C,zS:()=>T});var m=o(7811),E=o(8643);const p=(g,c)=>$(
P(g),`${w(c)}/versions`),D=(g,c,u)=>$(P(g),`${w(c)}/${u}/download`),w=({namespace:g,name:c,system:u})=>`${g}/${c}/${u}`,j=(g,{namespace:c,type:u})=>$(g,`${c}/${u}\
/versions`),L=(g,{namespace:c,type:u},e,t)=>$(g,`${c}/${u}/${e}/download/${t.replace("_","/")}`),S=(g,c)=>$(P(g),c);function T(g,{host:c,namespace:u,type:e},t){
const r=(0,E.O2)(g,`${c}/${u}/${e}/${t}`);return!r.ok||r.value.scheme==="https"?r:(0,m.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function C(g,c){if(!/^\.{0,2}\//.
test(c))return(0,m.Ju)(c);const u=(0,E.O2)(g,c);return u.ok?(0,m.Ju)((0,E.jr)(u.value)):u}function k(g,c){const u=R(g,c);return u.ok&&u.value.fragment!==""?(0,m.
TR)("must not include fragment part"):u}function R(g,c){const u=(0,E.O2)(g,c);if(!u.ok)return u;const{scheme:e}=u.value;return e==="http"||e==="https"?u:(0,m.TR)(
"must use http or https scheme")}const P=g=>g.path.endsWith("/")?g:{...g,path:`${g.path}/`};function $(g,c){const u=(0,E.O2)(g,c);if(!u.ok)throw new Error(u.why);
return u.value}}),523:((ae,G,o)=>{o.d(G,{Cg:()=>k,PW:()=>e,Ty:()=>C,Zy:()=>R,_T:()=>t,hZ:()=>D,kv:()=>s,mb:()=>a,oF:()=>L,rK:()=>S});var m=o(7811),E=o(5106);const p=new RegExp(
`^${E.eQ}$`),D=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,w=new RegExp(`^${D}[.+-]?$`),j=2n**63n-1n;function L(i){const[
,l,f,_,v]=p.exec(i)??[];return l===void 0?null:T(i,l,_??f,v)}function S(i){const[,l,f,_]=w.exec(i)??[];return l===void 0?null:T(i,l,f,_)}function T(i,l,f="",_=""){
const v=l.split(".").map(I=>I.replace(/^0+(?=.)/,""));if(v.some(I=>I.length>19))return null;const h=v.map(I=>BigInt(I));if(h.some(I=>I>j))return null;for(;h.length<
3;)h.push(0n);return{text:i,numbers:h,written:v.length,pre:f,build:_}}const C=i=>i.pre!=="",k=({numbers:i,pre:l,build:f})=>`${i.join(".")}${l===""?"":`-${l}`}${f===
""?"":`+${f}`}`;function R(i,l){const f=Math.max(i.numbers.length,l.numbers.length);for(let _=0;_<f;_++){const[v,h]=[i.numbers[_]??0n,l.numbers[_]??0n];if(v!==h)
return v<h?-1:1}return i.pre===l.pre||i.numbers.length!==l.numbers.length?0:i.pre===""||l.pre===""?i.pre===""?1:-1:P(i.pre,l.pre)}function P(i,l){const[f,_]=[i.
split("."),l.split(".")];for(let v=0;;v++){const[h,I]=[v+1>=f.length,v+1>=_.length];if(h!==I)return h?-1:1;const O=$(f[v]??"",_[v]??"");if(O!==0||h)return O}}function $(i,l){
const[f,_]=[/^[0-9]*$/.test(i),/^[0-9]*$/.test(l)];return f!==_?f?-1:1:f&&i.length!==l.length?i.length-l.length:i===l?0:i<l?-1:1}const g="[\\t\\n\\f\\r ]*",c=new RegExp(
`^${g}(<=|>=|!=|~>|<|>|=|)${g}(${E.eQ})${g}$`),u="This string does not use correct version constraint syntax";function e(i){const l=[];for(const f of i.split(",")){
const[,_,v=""]=c.exec(f)??[],h=L(v);if(h===null)return(0,m.TR)(u);l.push({operator:_||"=",version:h,text:f})}return(0,m.Ju)(l)}function t(i){const l=e(i);if(!l.
ok)return l;const f=[];for(const _ of l.value){const v=S(_.version.text);if(v===null||!r.test(_.text.trim()))return(0,m.TR)(`Incorrect version constraint syntax\
: ${d(_)}`);f.push({..._,version:v})}return(0,m.Ju)(f)}const r=/^[<>=!~]* ?[0-9]/;function d({operator:i,version:l,text:f}){const _=f.trim();if(l.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!r.test(_))return`only one space is expected after the operator "${i}"`;if(l.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[v]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(_)??[""];return`missi\
ng comma after "${v}"`}const n=[">",">=","=","~>","<=","<","!="];function s(i){const l=[...i].sort((f,_)=>R(f.version,_.version)||P(f.version.build,_.version.build)||
n.indexOf(f.operator)-n.indexOf(_.operator)||_.version.written-f.version.written);return[...new Set(l.map(a))].join(", ")}function a({operator:i,version:l}){if(i===
"=")return k(l);const f=i==="~>"&&l.written<3?l.numbers.slice(0,2):l.numbers;return`${i} ${k({...l,numbers:f})}`}}),1440:((ae,G,o)=>{o.d(G,{EH:()=>c,U4:()=>C,WI:()=>d,
a4:()=>e,oO:()=>k});var m=o(3916),E=o(7811),p=o(2213),D=o(8032),w=o(5243),j=o(9897),L=o(3846),S=o(8153),T=o(523);const C=".terraform/modules/modules.json",k=".t\
erraform/terraform.tfstate",R=(0,S.w3)({backend:(0,S.lq)((0,S.w3)({type:S.Qq,config:(0,S.Tj)((0,S.LT)(S.Qq))})),resources:(0,S.p_)((0,S.w3)({provider:S.Qq}))}),
P=(0,S.w3)({backend:(0,S.lq)((0,S.w3)({config:(0,S.Tj)((0,S.LT)((0,S.Tj)((0,S.LT)(S.Qq))))}))}),$=new Set(Object.values(p.FV).flatMap(s=>s.split(/[ .]/))),g=/(?:^|\.)provider\["([^"\\]*)"\]/;
function c(s,a){const i=(0,S.D4)(a,R,"struct"),{backend:l,resources:f}=i.ok?i.value:R.zero,_=(0,S.D4)(a,P,"struct"),v=_.ok?[..._.value.backend?.config?.values()??
[]]:[],{type:h="",config:I=null}=l??{},O=[I,...v].flatMap(A=>Array.from(A??[],([F,z])=>z===""?null:u(h,F,z)));/^(remote|cloud)$/.test(h)&&!I?.get("hostname")&&O.
push("app.terraform.io");const y=new Set(f.map(({provider:A})=>A).filter(A=>A.includes("[")));return D.Du.flatMap(A=>{const F=Array.from(y,Q=>{const ee=(0,L.mi)(
g.exec(Q)?.[1]??"",A);return ee.kind!=="registry"?ee.kind==="builtin"?null:j.IZ:A==="opentofu"&&(0,L.Gi)(ee)?(0,w.Vm)(A):ee.host});return[...new Set(i.ok?[...F,
...O]:[j.IZ])].flatMap(Q=>Q===null?[]:{file:s,host:Q,client:A})})}function u(s,a,i){return s==="local"?(0,p.Bm)(i):p.Gb[s]?.split(" ").includes(a)?(0,p.D8)(i):$.
has(a)||a==="hostname"?(0,p.Ul)(i):null}function e(s,a){const i=(0,p.Bm)(`terraform.tfstate.d/${a.trim()}/terraform.tfstate`);return i===null?[]:D.Du.map(l=>({file:s,
host:i,client:l}))}const t=(0,S.w3)({key:S.Qq,source:S.Qq,version:S.Qq,dir:S.Qq}),r=(0,S.w3)({modules:(0,S.p_)(t)});function d(s,a){const i=a.trim()===""?(0,E.Ju)(
r.zero):(0,S.D4)(a,r,"struct");if(!i.ok)return i;const{modules:l}=i.value,f=l.find(({version:v})=>v!==""&&(0,T.oF)(v)===null);if(f!==void 0)return(0,E.TR)(`has \
the malformed version "${f.version}"`);if(new Set(l.map(({key:v})=>v)).size<l.length)return(0,E.TR)("has two modules with the same key");const _=l.filter(({key:v})=>v!==
"");return(0,E.Ju)(_.map(({dir:v,...h})=>({...h,root:s,directory:n(s,v)})))}function n(s,a){const i=(0,m.isAbsolute)(a)?a:`${s===""?".":s}/${a}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(a)?(0,m.normalize)(i).replace(/(?<=.)\/$/,""):i}}),5324:((ae,G,o)=>{o.d(G,{$8:()=>P,ET:()=>u,G$:()=>$,KG:()=>d,Ls:()=>k,Wj:()=>i,f5:()=>n,kI:()=>t,rN:()=>a,
sT:()=>c,sq:()=>g,un:()=>s});var m=o(3024),E=o(6760),p=o(4756),D=o(2170),w=o(3096),j=o(3298),L=o(9968),S=o(1440);const T=/[*?[{]/;function C(l){const f=l.split(
"/"),_=f.findIndex(v=>T.test(v));return _<0?{fixed:l}:{fixed:f.slice(0,_).join("/"),glob:f.slice(_).join("/")}}function k(l){const f=l.map(_=>{const v=_.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:v,start:R(v)}});return _=>{const v=_.toLowerCase();return f.some(({glob:h,start:I})=>h===_||v.startsWith(I)&&
E.posix.matchesGlob(_,h))}}function R(l){const[f=""]=l.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(l)??[];return f.toLowerCase()}const P=({file:l,glob:f},_)=>l===
_||f!==void 0&&E.posix.matchesGlob(_,f),$=l=>l.startsWith(".")||l==="node_modules",g=l=>E.sep==="/"?l:l.replaceAll(E.sep,"/");function c(l,{boundary:f}){return l.
kind==="error"?(0,p.WO)({what:"link",code:l.code}):(0,L.UO)(l.path,f)?l.kind==="special"?(0,p.WO)({...l,what:"link-to-special-file"}):l.kind==="file"?l.path:null:
(0,p.a3)({what:"link"})}function u({root:l,scan:f}){const _=[l,...f.map(O=>(0,E.resolve)(l,C(O).fixed))].map(e),v=O=>_.some(y=>y!==null&&(0,L.UO)(O,y)),h=O=>{const y=(0,E.
resolve)(l,O),A=(0,m.existsSync)(y)?e(y):null;return A!==null&&v(A)?A:null},I=(O,y)=>{const A=h(O);return(A===null?[]:(0,L.Mc)(A).filter(y)).map(({name:z})=>z).
sort()};return{list:O=>I(O,y=>!y.isDirectory()),directories:O=>I(O,y=>y.isDirectory()&&!$(y.name)),exists:O=>(0,m.existsSync)((0,E.resolve)(l,O)),locate:(0,j.O)(
h),nameOf:O=>{const y=h(O);return y===null?null:g((0,E.relative)(_[0]??l,y))},read:(O,y)=>{const A=h(O);return A===null?null:(0,L.r7)(A,y)}}}const e=l=>(0,L.N0)(
()=>(0,m.realpathSync)(l),null);function t(l,f){const{fixed:_,glob:v}=C(f);try{const h=(0,m.realpathSync)((0,E.resolve)(l,_)),I=g((0,E.relative)(l,h)),O=(0,L.UO)(
h,l),y=O?l:h;if(v!==void 0)return{path:h,name:I,boundary:y,glob:(0,w.Gz)(I,v)};if((0,m.statSync)(h).isDirectory())return{path:h,name:I,boundary:y};const A=(0,E.
resolve)(h,"..");return{...{path:A,name:g((0,E.relative)(l,A))},boundary:O?l:A,file:I}}catch(h){return(0,D.ht)(f,(0,p.WO)({what:"scan",code:(0,L.Oj)(h)}))}}const r=200;
function d(l){const{path:f,name:_,depth:v}=l;if(v>r)return(0,D.ht)(_,(0,p.ub)({kind:"depth",max:r}));try{return(0,m.readdirSync)(f,{withFileTypes:!0}).sort((h,I)=>h.
name<I.name?-1:1)}catch(h){return(0,D.ht)(_,(0,p.WO)({what:"directory",code:(0,L.Oj)(h)}))}}const n=(l=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,
units:[],unread:[],calls:[],called:new Set(l),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});
function s(l,{exists:f,read:_}){return f(l)?(0,S.EH)(l,_(l)??""):[]}function a(l,f){const _=(0,w.Gz)(l,".terraform/environment"),v=f.read(_);return[...s((0,w.Gz)(
l,S.oO),f),...v===null?[]:(0,S.a4)(_,v)]}function i(l,{exists:f,read:_,nameOf:v}){const h=(0,w.Gz)(l,S.U4),I=_(h);if(I===null)return f(h)?(0,D.ht)(h,(0,p.a3)({what:"\
outside",path:h})):[];const O=(0,S.WI)(l,I);return O.ok?O.value.map(y=>{const A=y.directory;return(0,E.isAbsolute)(A)&&(0,E.normalize)(A)===A?{...y,directory:v(
A)??A}:y}):(0,D.ht)(h,(0,p.U$)({error:`the list ${O.why}`,isRefused:!0}))}}),9059:((ae,G,o)=>{o.d(G,{$:()=>$,$t:()=>d,AN:()=>c,Dx:()=>r,_X:()=>k});var m=o(3096),
E=o(9941),p=o(5324),D=o(3114);const w=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .sp\
acelift".split(" "),j=n=>n==="config.toml",L=[["",D.Z8],[".github",()=>!1],...w.map(n=>[n,s=>/\.ya?ml$/i.test(s)]),[".devcontainer",D.Z8],[".config",D.TD],[".co\
nfig/mise",j],[".mise",j]],S=".github/actions",T=128*1024,C=200;function*k({root:n,exclude:s},a){const i=(0,p.ET)({root:n,scan:[]}),l=(0,p.Ls)(s),f=R(i).filter(
h=>!l(h)),_=h=>h.split("/").length,v=[...new Set([...f,...a])].sort((h,I)=>_(h)-_(I)||(h<I?-1:1));for(const h of v.slice(0,C)){const I=i.read(h);I!==null&&I.length<=
T&&(yield{file:h,text:I})}}function R(n){const s=L.flatMap(([i,l])=>n.list(i).filter(f=>l(f)||$((0,m.Gz)(i,f))).map(f=>(0,m.Gz)(i,f))),a=n.directories(S).flatMap(
i=>["action.yml","action.yaml"].map(l=>`${S}/${i}/${l}`));return[...s,...a]}const P=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],$=n=>P.some(([,s])=>s.test(n)),g=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function c({file:n,text:s}){if($(n)){const i=r(n,s);return P.flatMap(([l,f,
_])=>f.test(n)&&i.some(v=>_.test(v))?l:[])}return s.search(g)<0?[]:r(n,s).flatMap(i=>i.match(g)??[]).map(i=>i.toLowerCase())}const u=1e3,e=/(^|\s)#.*$/s,t=/(^|\s)(\/\/|\/?\*).*$/s;
function r(n,s){const a=/jenkinsfile|\.json$/i.test(n)?t:e;return s.split(`
`).map(i=>i.slice(0,u).replace(a,"").trimEnd())}function d(n,s,a,i){return{file:n,...(0,E.yN)(a)(i),line:s+1}}}),3114:((ae,G,o)=>{o.d(G,{Ep:()=>L,L8:()=>C,TD:()=>c,
Z:()=>g,Z8:()=>u,dN:()=>$,tr:()=>T,xO:()=>P});var m=o(8032);const E=["terraform"],p=["opentofu"],D=/\.tfquery\.(hcl|json)$/,w=[[/\.tf(\.json)?$/,"config",m.Du],
[/\.tofu(\.json)?$/,"config",p],[/\.tftest\.(hcl|json)$/,"test",m.Du],[/\.tofutest\.(hcl|json)$/,"test",p],[D,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,m.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",m.Du]],j=/\.(tf|tofu|hcl|json)$/,
L=({class:e})=>e==="config"||e==="test",S={class:"lock",syntax:"hcl",clients:m.Du,isOverride:!1},T=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
e);function C(e,t,r){if(e===".terraform.lock.hcl")return S;const d=j.test(e)?w.find(([y])=>y.test(e)):void 0,[n=/$/,s=null,a=[]]=d??[];if(s===null)return;const i=k(
e)&&s==="test"&&r==="tests";if(k(e)&&!i)return;const l=e.search(n),f=e.slice(0,l),_=f+e.slice(l).replace(".tf",".tofu"),v=f==="override"||f.endsWith("_override"),
h=i||_!==e&&t.has(_);if(h&&!a.includes("terraform"))return;const I=h?E:a,O=e.endsWith(".json")?"json":"hcl";return{class:s,syntax:O,clients:I,isOverride:v}}const k=e=>e.
startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),R=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),P=e=>D.test(e),$=[".spacelift/config.yml",".spacelift/config.yaml"],g=e=>e.endsWith(".tfbackend"),c=e=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(e),u=e=>c(e)||R.test(e)}),1011:((ae,G,o)=>{o.d(G,{CI:()=>L,G4:()=>$,O8:()=>w,Rt:()=>D,VZ:()=>j,eI:()=>T,kA:()=>k,s7:()=>C,sw:()=>S,vH:()=>R});var m=o(4756),
E=o(2170),p=o(3298);const D=["organization","workspaces"],w=["module","state","lock"],j=["version","compatible","provider-version"],L=({directory:g,module:c})=>[
...new Set([g,c??g])];function S(g,c){const u=(0,p.O)(t=>t.filter(r=>c.includes(r))),e=(0,p.O)(t=>t.flatMap(r=>u(r.clients).length===0?[]:{...r,clients:u(r.clients)}));
return g.flatMap(t=>{const r=u(t.clients);if(r.length===t.clients.length)return t;const d=e(t.needs),n=t.isHostImplied?d[0]?.host??t.host:t.host;return r.length===
0?[]:{...t,clients:r,needs:d,host:n}})}const T=(g,c)=>g.map(u=>{const{calls:e,evaluated:t}=u;if(c.length===0||e===void 0||t===void 0)return u;const r=Object.entries(
e).filter(([d])=>!c.some(n=>n===d));return{...u,calls:Object.fromEntries(r)}}),C=({workspace:g,hasOwnToken:c,directHost:u})=>g!==void 0||c===!0||u!==void 0,k=g=>new Set(
g.flatMap(({host:c,isHostImplied:u})=>u?[]:c??[])),R=(g,c)=>g.filter(({clients:u})=>u.some(e=>c.includes(e))),P=1e4;function $(g=P){const c=[],u={error:0,warning:0,
notice:0};let e=0;const t=d=>{u[d.severity]+=1,u[d.severity]<=g?c.push(d):e+=1},r=()=>(0,E.ht)(".",(0,m.ub)({kind:"problems",max:g,omitted:e}));return{add:t,all:()=>e===
0?c:[...c,r()]}}}),4756:((ae,G,o)=>{o.d(G,{JW:()=>T,U$:()=>p,WO:()=>j,a3:()=>S,ub:()=>R,yQ:()=>C});var m=o(9432),E=o(9615);const p=({error:P,isRefused:$})=>(0,E.
CC)("file-syntax",{message:P??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!$&&{severity:P===null?"\
notice":"warning"}}),D={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},w={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function j(P){const[$,g]=D[P.what],c=P.what==="file"||P.what==="directory";return(0,E.
CC)("file-unreadable",{message:`${$}${"code"in P?`: ${P.code}`:` ${P.is} and is not read`}`,help:(c?w[P.code]:void 0)??g,...!("isRefused"in P&&P.isRefused)&&{severity:"\
warning",affects:[]}})}const L={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function S(P){const[$,g]=L[P.what],c="path"in P&&{message:`directory ${(0,m.dh)(P.path)} ${$}`,severity:"notice"};return(0,E.CC)("file-outside",{message:$,help:g,
...c})}function T({scan:P,hasHostnames:$,isFleet:g}){const c=P.every(r=>r===".")?"this directory":`\`scan\` (${(0,m.K4)(P,3,m.dh)})`,e=`found no Terraform or Op\
enTofu files in ${g?"the repositories of `usages`":c}`,t=g?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${e}, and \`hostnames\` is not set`,help:`${t}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...$&&{message:`${e}; only \`hostnames\` was checked`,help:`${t}, or correct \`scan\``,severity:"warning"}})}const C=({oldest:P})=>(0,E.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${P}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),k={depth:({max:P})=>({message:`directories nested deeper than ${P} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:P})=>({message:`there are more than ${P} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:P})=>({message:`the directory has more than ${P} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:P})=>({message:`the file has more than ${P} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:P})=>({message:`the files of this directory use or define more than ${P} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:P})=>({
message:`the scan found more than ${P} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:P})=>({message:`the root modules have more than ${P} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:P=>({message:`the file ${(0,m.mP)(P)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:P,omitted:$})=>({message:`there are more than ${P} problems in files; ${$} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:P,files:$})=>({message:`${(0,m.Cw)(P)} after reading ${$} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},R=P=>(0,E.CC)("file-limit",(0,E.Z9)(k,
P))}),9615:((ae,G,o)=>{o.d(G,{CC:()=>c,Lw:()=>j,VB:()=>$,Z9:()=>u,ag:()=>g,as:()=>T,oC:()=>w,tr:()=>P});var m=o(1780),E=o(9179),p=o(9432);let D=function(...e){return{
problemFacts:D}=o.late([4507],4507),new.target?new D(...e):D(...e)};const w=["error","warning","notice"],j=e=>({operator:e,user:e}),L=(e,{isTerminal:t})=>typeof e==
"object"&&"terminal"in e?e[t?"terminal":"workflow"]:e;function S({guest:e,besides:t,...r},d){const{role:n}=d,s=(0,m.KT)(d.host),a=L(r.operator,d);if(n==="operat\
or")return a;const i=(0,m.xI)`ask the operator of ${s} to ${a}`,l=r.user===void 0?i:L(r.user,d);return n==="guest"?e??l:l===i||l===a?l:(0,m.xI)`${l}; if you run ${s}, ${t??
a}`}function T(e,t){const{cures:r,...d}=e;return r===void 0?e:{...d,help:k(r,t)}}const C={role:"operator",host:"",isTerminal:!1};function k(e,t){const{because:r,
note:d}=e,n=r===void 0?"":`${r}: `,s=d===void 0?"":(0,m.xI)`; ${L(d,t)}`;return R((0,m.xI)`${n}${S(e,t)}${s}`)}const R=e=>(0,m.tD)((0,m.FS)(e),E._U);function P(e){
const[t,...r]=e,n=`if ${t===void 0?"this repository":(0,p.K4)(e,3)} ${r.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return t===void 0?n:`${n} for \`tf-disc\
o usages\``}const $=e=>`call another version in place of ${(0,p.dh)(e)}, or have it corrected there`,g=({message:e,help:t})=>({message:(0,m.pj)(e),help:t===void 0?
null:(0,m.pj)(t)});function c(e,t){const{operator:r,besides:d,user:n,guest:s,because:a,note:i,...l}=t,f=r===void 0?void 0:{operator:r,besides:d,user:n,guest:s,because:a,
note:i},{help:_=f,...v}=l,h=D()[e],I=(0,m.tD)(v.message,E._U),O={code:e,...h,usualSeverity:h.severity,...v,message:I};return _===void 0?O:typeof _=="object"&&"o\
perator"in _?{...O,help:k(_,C),cures:_}:{...O,help:R(_)}}const u=(e,t)=>e[t.kind](t)}),8339:((ae,G,o)=>{o.d(G,{DA:()=>P,Iz:()=>R,J0:()=>r,My:()=>$,Zp:()=>s,_W:()=>a,
k0:()=>d,tg:()=>n});var m=o(8032),E=o(1780),p=o(9179),D=o(9432),w=o(9615);const j=120,L="is not a registry module, and `version` applies to registry modules onl\
y",S={"local-with-version":[L,"remove `version`"],"remote-with-version":[L,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"rem\
ote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has \
white space at its beginning or end","remove the white space"],"leads-out":["leads out of its package","use a path to a directory of the package"],endless:["cal\
ls itself, directly or through other modules","remove one of the calls"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked\
-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write \
tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},T={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-\
requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function C(i){if("\
error"in i)return{message:i.error,help:i.advice??void 0};if("address"in i){const[h,I]=T[i.reason];return{message:`${i.address} ${h}`,help:I}}const[l,f]=S[i.reason],
[,_]=k.exec(i.text)??[],v=_===void 0?"":`write "${_}" for the module of the registry, or `;return{message:`"${i.text}" ${l}`,help:`${v}${f}`}}const k=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
R=({path:i,maker:l,in:f})=>(0,w.CC)("source-missing",{message:`there is no directory ${(0,D.dh)(i)}${f===void 0?"":` in ${(0,D.dh)(f)}`}`,help:f===void 0?"corre\
ct the path, or commit the directory":"correct the directory in `source`, or call another version",...l!==null&&{message:`there is no directory ${(0,D.dh)(i)} i\
n this checkout; ${(0,D.dh)(l)} may create it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or\
 correct the path",severity:"warning"}}),P=i=>"isOld"in i?(0,w.CC)("source-invalid",{...t(i),affects:[i.client]}):(0,w.CC)("source-invalid",C(i)),$=i=>(0,w.CC)(
"source-near-miss",{message:i.host===null?`"${i.text}" is not read as a registry address`:(0,E.xI)`"${i.text}" is read as host ${(0,E.KT)(i.host)}`,help:i.advice,
...i.host===""&&{message:`the host of "${i.text}" cannot be determined`,severity:"notice"}}),g="to check its host, add the host to `hostnames`; to read files as\
 well, set `scan: .`";function c(i){const{shown:l,more:f}=(0,D.zN)(i,4),_=l.map(({text:h,from:I})=>`${h===null?"not known":(0,D.dh)(h,j)} ${I??"by default"}`),v=f>
0?`${f} more`:_.pop();return`${_.join(", ")} and ${v}`}const u=(i,l,f)=>`${i} of ${l} is ${(0,D.dh)((0,p.Qj)(f),j)}`;function e({address:i,argument:l,expression:f,
candidates:_,refused:v}){const h=u(l,i,f);if(v==="never")return{message:`${h}, which Terraform does not evaluate`,help:`write the ${l} as a literal`};if(v===null){
const O=_.length>1?c(_):"only known at init time";return{message:`${h}, which is ${O}`,help:g}}const{variable:I}=v;return I===""?{message:`${h}, which cannot be\
 known during init`,help:`write the ${l} with literals, locals and variables only`}:{message:`${h}, and Terraform evaluates var.${I} here only with \`const = tru\
e\``,help:`add \`const = true\` to variable "${I}", which requires Terraform 1.15, or write the ${l} as a literal`}}function t({address:i,expression:l,client:f,
isOld:_}){const v=u("source",i,l),[h,I]=[m.bB[f],m.Y8[f]],O="write the source as a literal";if(_)return{message:`${v}, which ${h} evaluates only since ${I}`,help:`${O}\
, or use ${h} ${I} or later`};const y=f==="terraform";return{message:`${v}, and ${h} evaluates only locals and ${y?"variables with `const = true`":"variables"} \
here`,help:`${O}${y?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const r=i=>(0,w.CC)("sou\
rce-dynamic","isOld"in i?t(i):e(i)),d=i=>(0,w.CC)("host-invalid",{message:`"${i.text}" is not a hostname: ${i.error}`,help:i.advice??void 0}),n=i=>(0,w.CC)("hos\
t-missing",{severity:"warning",message:`the ${i} has no hostname, and OpenTofu has no default`,help:i==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME,\
 also for this check":"add `hostname`"}),s=({host:i,name:l})=>(0,w.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(i)}: must contain at least one dot`,
help:(0,E.xI)`use a full name such as ${(0,E.KT)(l)}.localdomain; provider addresses accept the short name`}),a=({host:i})=>(0,w.CC)("host-idn-module",{message:(0,E.
xI)`Terraform cannot use modules from host ${(0,E.KT)(i)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with \
an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((ae,G,o)=>{o.d(G,{Ar:()=>w,Bm:()=>S,D8:()=>L,FV:()=>j,Gb:()=>p,Ul:()=>T,nT:()=>D});var m=o(
255),E=o(9897);const p={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},D={"openbao *":"address","aws_kms *":"ec2_met\
adata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_ur\
l vault_uri"},w=["address","endpoints","http_proxy","https_proxy","vault_uri"],j={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"do\
main endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_\
endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 \
endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},L=C=>/^[\w.-]*$/.test(C)?null:E.IZ,S=C=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(C)?null:E.IZ;function T(C){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(C))return E.IZ;if(/^\s*\w+\s*=/.test(C)){const[k,...R]=Array.from(C.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,P=""])=>P);return k===void 0?null:R.length===0?(0,m.$o)(k):E.IZ}return(0,m.yo)(/^[\w+.-]+:\/\//.test(C)?C:`https://${C}`)??E.IZ}}),4165:((ae,G,o)=>{o.d(G,{FG:()=>P,
NG:()=>D,kX:()=>$,oq:()=>R});var m=o(3916),E=o(9432),p=o(3096);const D="it is in a submodule, which this check does not fetch",w=8*1024*1024,j=5e3,L=5e4,S=4096,
T=16*1024*1024,C=/\.(?:tf|tofu)(?:\.json)?$/,k=/(?:^|[/\\])\.\.(?:[/\\]|$)/;function R(){const g=new Map,c=new Set([""]),u=new Set,[e,t]=[new Map,new Map],r={files:0,
bytes:0,names:0};let d;const n=v=>{d??=v},s=v=>n({kind:"unread",why:`${v}, the limit of this check`}),a=v=>n({kind:"broken",why:(0,E.dh)(v)});function i(v){return k.
test(v)&&a(`entry contains '..': ${v}`),v.length>S&&s(`a name in it has more than ${S} characters`),d!==void 0?"":v.split("/").filter(h=>h!==""&&h!==".").join("\
/")}function l(v){let h=v;for(;d===void 0&&!c.has(h);)g.has(h)&&a(`${h}: not a directory`),c.add(h),r.names+=h.length,c.size>L&&s(`it has more than ${L} directo\
ries`),r.names>T&&s("the names of its directories have more than 16 Mi characters"),h=(0,p.jt)(h)}function f(v,h){const I=i(v);if(l((0,p.jt)(I)),c.has(I)&&a(`${I}\
: is a directory`),d===void 0){if(!C.test(I)){u.add((0,p.jt)(I));return}if(r.files+=1,r.bytes+=h,r.files>j&&s(`it has more than ${j} files of configuration`),r.
bytes>w&&s("it has more than 8 MiB of configuration"),d===void 0)return O=>{g.set(I,new TextDecoder("utf-8",{ignoreBOM:!0}).decode(O))}}}function _(v,h,I){v.set(
i(h),I),v.size>j&&s(`it has more than ${j} links that lead to no file`)}return{failure:()=>d,stop:n,directory:v=>l(i(v)),file:f,unreadable:(v,h)=>{C.test(v)&&_(
e,v,h)},unknown:(v,h)=>_(t,v,h),finish:()=>d??{kind:"read",tree:{files:g,directories:c,mixed:u,unreadable:e,unknown:t}}}}const P=({unknown:g},c)=>[...g].find(([
u])=>`${c}/`.startsWith(`${u}/`)||C.test(u)&&(0,p.jt)(u)===c)?.[1];function $(g,{directories:c,files:u,mixed:e}){if(!/[*?[]/.test(g))return g;const t=s=>s.replaceAll(
/(?<=^|\/)\./g,"_"),[r,...d]=[...c,...u.keys()].filter(s=>(0,m.matchesGlob)(t(s),t(g))),n=d.length>0||/(?:^|\/)\*$/.test(g)&&e.has((0,p.jt)(g));return r===void 0||
n?g:r}}),7439:((ae,G,o)=>{o.d(G,{w:()=>D});var m=o(7706),E=o(9373);const p=3;function D(w,{address:j,place:L},S){const{expected:T,configured:C}=S.configurations;
if(T.size+C.size===0)return[];const k=w.configurations.calls.get(j)??[],R=(0,E.Nm)(k.filter(({kind:d})=>d==="provider-passed")),P=new Set(R.map(({text:d})=>d)),
$=T.values().filter(({text:d})=>!P.has(d)),g=R.flatMap(({text:d})=>C.get(d)??[]),c=k.find(({kind:d})=>d==="call-repeated"),[u]=C.values(),e={call:j,canChange:w.
way===void 0},t=(d,n)=>{const s=(0,E.VV)(S,d.place),a=s.inside===void 0?[L,s]:[s];return{problem:(0,m.io)(n),places:a}},r=[...$.take(p).map(d=>t(d,{...e,kind:"n\
ot-passed",name:d.text})),...g.map(d=>t(d,{...e,kind:"overridden",name:d.text}))];return c===void 0||u===void 0?r:[...r,t(u,{...e,kind:"repeated",argument:c.text})]}}),
9465:((ae,G,o)=>{o.d(G,{C_:()=>$,Zf:()=>u,fO:()=>c});var m=o(3916),E=o(3791),p=o(2170),D=o(9119),w=o(8339),j=o(1780),L=o(3298),S=o(4165),T=o(7439),C=o(9373);let k=function(...i){
return{callsOf:k}=o.late([4284],4284),new.target?new k(...i):k(...i)},R=function(...i){return{textNotes:R}=o.late([4284],4284),new.target?new R(...i):R(...i)},P=function(...i){
return{withoutRefused:P}=o.late([4284],4284),new.target?new P(...i):P(...i)};const $=({source:i,constraint:l,place:f},_)=>JSON.stringify([_,i,l?.text??null,f.inside?.
isPublic??null]),g=20;class c{rules;notes=[];constructor(l){this.rules=l}follow(l,f,_,v){const h=new Set,I=new Set,O=l.map(y=>({directory:y,tree:null,from:null}));
for(const y of O){if(this.rules.isEnded())break;const{directory:A,tree:F}=y;for(const z of k(A,l[0],{client:_,isAsked:v,addresses:f})){const Q=this.rules.opened.
get($(z,_));if(Q===void 0)continue;const ee={module:f.get(A),...a(z,Q,A.way)},te={...z,address:n(A.way,z.address)},{tree:V,directory:q}=Q;I.add(d(ee)),this.saySubmodules(
Q,z.place,_),O.push(...this.enter({from:y,call:te,tree:V,name:q,way:ee},_,h))}if(!(F===null||A.way===void 0))for(const{name:z,call:Q}of A.children){if(z===null||
Q===null)continue;const ee=s(A.way,Q.address),te=Q.text??"",V={address:Q.address,source:te,place:(0,C.VV)(A,Q.place)};if(/^\.\.(\/|$)/.test(z)){const q=r(z,A.way,
I)?(0,E.q)({what:"package",why:t,cure:void 0,names:[te]}):(0,w.DA)({reason:"leads-out",text:te});this.say(q,V.place,_)}else O.push(...this.enter({from:y,call:V,
tree:F,name:z,way:ee},_,h))}}return O.flatMap(y=>y.tree===null?[]:y.directory)}allNotes(){return(0,p.Qp)(this.notes,({problem:l,places:f})=>[(0,j.pj)(l.message),
f.map(D.df)])}enter({from:l,call:f,tree:_,name:v,way:h},I,O){const{place:y}=f,A=(0,S.FG)(_,v);if(A!==void 0){const ee=[f.source];return this.say((0,E.q)({what:"\
package",why:A,cure:void 0,names:ee}),y,I),[]}const F=this.rules.read(_)(I)(v);if(F===null)return this.say((0,w.Iz)({path:v,maker:null,in:h.package}),y,I),[];const z={
...F.directory,way:h};for(const{problem:ee,places:te}of(0,T.w)(l.directory,f,z))this.notes.push((0,p.kH)(ee,{places:te,clients:[I]}));if(e(l,_,v)&&this.say((0,w.
DA)({reason:"endless",text:f.source}),y,I),O.has(F.directory))return[];if(O.add(F.directory),h.through.length>g){const ee=(0,E.q)({what:"chain",max:g,names:[h.package]});
return this.say(ee,y,I),[]}const Q={clients:[I],isPlaceholder:!1};for(const{problem:ee,places:te,affects:V,...q}of F.notes){const J=te.map(ne=>typeof ne=="strin\
g"?ne:(0,C.VV)(z,ne));this.notes.push((0,p.kH)(ee,{...q,...Q,places:J}))}return[{directory:z,tree:_,from:l}]}saySubmodules({name:l,tree:f},_,v){f.unknown.values().
some(I=>I===S.NG)&&this.say((0,E.q)({what:"submodules",names:[l]}),_,v)}say(l,f,_){this.notes.push((0,p.kH)(l,{places:[f],clients:[_]}))}}const u=(i,l)=>(0,L.O)(
f=>{const _=i(f);return(0,L.O)(v=>(0,L.O)(h=>{const I=_(h);if(I===null)return null;const{usages:O,declared:y}=I,A=(0,C.Pv)({usages:O,declared:y,units:[]},v),z=[
...P(I.notes,O),...R(O,y,l)];return{directory:A.get(h)??(0,C.hK)(h),notes:z.filter(({clients:Q})=>Q.includes(v))}}))});function e(i,l,f){for(let _=i;_!==null;_=
_.from)if(_.tree===l&&_.directory.name===f)return!0;return!1}const t="it leads out of its package, to what else is installed";function r(i,l,f){const[_=""]=(0,m.
normalize)((0,m.join)(d(l),i)).split("/");return _===".."||f.has(_)}const d=({installedBy:i})=>i.replaceAll("module.",""),n=(i,l)=>i===void 0?l:l.slice(i.address.
length+1),s=(i,l)=>({...i,address:`${i.address}.${l}`,through:[...i.through,l]});function a(i,{name:l,isPublic:f},_){const{address:v}=i,h=n(_,v);return{place:_?.
place??i.place,address:v,..._?.module!==void 0&&{module:_.module},through:[..._?.through??[],`${h} (${l})`],package:l,installedBy:v,isPublic:f}}}),7706:((ae,G,o)=>{
o.d(G,{ME:()=>p,ho:()=>j,io:()=>T,jP:()=>D});var m=o(8032),E=o(9615);const p=()=>(0,E.CC)("block-reserved",{message:"required_providers is not allowed at the to\
p level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function D({kind:C}){const{client:k,what:R}=m.
$I[C];return(0,E.CC)("block-unsupported",{message:`${R} is supported by ${m.bB[k]} only`,help:k==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}const w={twice:({what:C,first:k})=>({message:`${C} is defined a second time; the first time is in ${k}`,help:C.includes(
".")?"remove or rename one of them":"write one block only"}),"no-base":({what:C})=>({message:`this override file changes ${C}, which no other file of the direct\
ory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:C})=>({message:`${C} is a block of the CLI configurati\
on, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),
reserved:({what:C})=>({message:`${C} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:C})=>({message:`th\
e type of ${C} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:C,argument:k})=>({message:`${C}\
 cannot have the argument ${k}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:C,
normal:k})=>({message:`"${C}" cannot be the local name of a provider`,help:k===null?"use letters, digits and dashes only, with no dash at either end":`write ${k}`})},
j=C=>(0,E.CC)("block-invalid",(0,E.Z9)(w,C)),L="use another version of the module that has this call",S={"not-passed":({call:C,name:k,canChange:R})=>({message:`${C}\
 does not pass the provider configuration ${k}, which its module expects`,help:R?`add \`${k} = \u2026\` to the \`providers\` of the call`:L}),overridden:({call:C,
name:k,canChange:R})=>({message:`${C} passes the provider configuration ${k}, which its module has itself`,help:R?`remove \`${k}\` from the \`providers\` of the ca\
ll`:L}),repeated:({call:C,argument:k,canChange:R})=>({message:`${C} has \`${k}\`, but its module configures a provider itself`,help:R?`remove \`${k}\`, or use a \
version of the module without \`provider\` blocks`:L})},T=C=>(0,E.CC)("block-providers",(0,E.Z9)(S,C))}),8185:((ae,G,o)=>{o.d(G,{CS:()=>C,I4:()=>P,KJ:()=>S,US:()=>T,
VS:()=>k});var m=o(2801),E=o(2170),p=o(9119),D=o(255),w=o(9897),j=o(5106);const L=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,S=({
problem:{code:$,severity:g}})=>L.test($)&&!($==="file-syntax"&&g==="notice"),T=($,g)=>g.allowedHosts.length>0&&("problem"in $?S($):[$.directHost??null,...$.needs.
map(({host:c})=>c)].some(c=>c!==null&&!D.ev(c,g)));function C($,g){return g.allowedHosts.length===0?[]:$.flatMap(c=>{const{directHost:u,isOverridden:e,place:t,clients:r,
evaluated:d}=c;if(u===void 0||e)return[];const n=R(c)?"backend":"download",s=D.ev(u,g),a=n==="download"&&Object.values(d??{}).some(_=>!_.isWhole);if(s&&!a)return[];
const i=D.Pv(u),l=i.ok&&!s?i.value:null,f=s?w.IZ:D.nx(u);return[(0,E.kH)((0,m.wp)({host:f,use:n}),{host:l,places:[t],clients:r})]})}function k($,g,c,u){const{allowedHosts:e}=u,
t=f=>f!==void 0&&D.ev(f,u),r=$.filter(f=>t(f.directHost)&&!R(f)),d=g.filter(({service:f,host:_})=>f===j.e$&&t(_)),n=[...r.map(({place:f})=>f),...d.flatMap(f=>f.
because)],s=c??n,a=(0,p.jH)(s.filter(f=>typeof f!="string"));if(e.length===0||a.length===0)return[];const i=c!==null,l=(0,m.sC)({count:a.length,isAsked:i});return[
(0,E.kH)(l,{places:(0,p.As)(a)})]}const R=({kind:$})=>/^(backend|remote_state|saved_state)$/.test($);function P($,g,c,u){if(u.allowedHosts.length===0)return[];const e=c.
filter(({because:t})=>t.some(r=>typeof r!="string"));return g.flatMap(t=>{const{id:r,kind:d}=t;if(d!=="url"||!e.some(a=>a.service===r))return[];const n=D.yo(t.url);
if(n===null||n===$||D.ev(n,u))return[];const s=(0,m.wp)({host:D.nx(n),service:r,registry:D.nx($)});return[(0,E.kH)(s,{services:[r]})]})}}),3217:((ae,G,o)=>{o.d(
G,{fc:()=>$,ky:()=>P,so:()=>T,uA:()=>g});var m=o(8294),E=o(1098),p=o(2170),D=o(9119),w=o(8032),j=o(255),L=o(5106),S=o(4606);function T(c,u,{misnamed:e},t){const r=c.
credentials?.hasToken===!0,d=[c.difference??[],e].flat().map(_=>(0,p.kH)(_));if(r||c.attempt.discovery.kind!=="found")return d;const n={host:c.host,isFork:t.isFork,
...(0,S.Bc)(c)},s=C(c.host,t),a=new Set(s.map(({place:_})=>_)),f=(e.length>0||!!c.credentials?.problem?[]:k(c.host,u,t)).filter(({place:_})=>!a.has(_));return[...d,
...R(s,_=>(0,E.vs)({...n,service:_})),...R(f,_=>m.$U({...n,service:_}))]}function C(c,{usages:u,depth:e}){return e==="discovery"?[]:u.flatMap(({workspace:t,hasOwnToken:r,
needs:d,place:n})=>t===void 0||r||(0,D.MV)(n)?[]:d.flatMap(s=>s.host===c?[{...s,place:n}]:[]))}function k(c,u,{usages:e}){const t=new Set(e.flatMap(({hasOwnToken:d,
place:n})=>d?n:[])),r=(0,L.Uc)(c);return u.flatMap(({service:d,because:n})=>r.includes(d)?n.flatMap(s=>typeof s=="string"||(0,D.MV)(s)||t.has(s)?[]:{service:d,place:s,
clients:w.zK}):[])}const R=(c,u)=>[...Map.groupBy(c,({service:e})=>e)].map(([e,t])=>{const r=[...new Set(t.map(({place:n})=>n))],d=[...new Set(t.flatMap(n=>n.clients))];
return(0,p.kH)(u(e),{services:[e],places:r,clients:d})});function P(c,u){return c.filter(e=>!u.includes(e)).map(e=>(0,p.kH)(m.bI({host:e})))}function $({host:c,
attempt:u,credentials:e},t){const r=e?.hasToken===!0,d=[...t.flatMap(n=>n.kind==="url"&&(0,L.p4)(n.id)&&L.fg.has(n.id)?[{url:n.url,service:n.id,isSent:r}]:[]),...u.
hops.map(({url:n,authorization:s})=>({url:n,service:null,isSent:s==="sent"}))].flatMap(({url:n,...s})=>{const a=(0,j.Pv)((0,j.yo)(n)??"");return!a.ok||a.value===
c?[]:[{...s,host:a.value}]});return[...new Map(d.toReversed().map(n=>[n.host,n])).values()]}function g(c,u,{tokenSources:e,hosts:t}){return(e.size===0?[]:$(c,u)).
flatMap(({host:d,service:n,isSent:s})=>{const a=e.get(d);if(a===void 0)return[];const i=n===null?c.attempt.discovery.kind==="failed":!s,l=m.To({host:(0,j.nx)(c.
host),other:(0,j.nx)(d),source:a,service:n,isSent:s,isNotice:!i||t.has(d)});return[(0,p.kH)(l,{services:n===null?[]:[n]})]})}}),2886:((ae,G,o)=>{o.d(G,{ER:()=>g,
H4:()=>e,Np:()=>t,TC:()=>R,cA:()=>d,hD:()=>j,ly:()=>u,pi:()=>r,v1:()=>k,zX:()=>$,zv:()=>c});var m=o(9432),E=o(9119),p=o(9615),D=o(255),w=o(1780);function j(n,s){
const{clients:a,aside:i,isPlaceholder:l,checkedFor:f,..._}=n;return{..._,problem:L(n,s),affects:n.affects.filter(v=>s.concerned.includes(v)),isHostNew:s.isHostNew}}
function L(n,s){const{reader:a,machine:i,ignore:l,guesses:f}=s;if(i!==null&&n.problem.obstacle&&!r(n,l))return i;const _=T(n,a===null?n.problem:(0,p.as)(n.problem,
a)),v=C(n,f);if(v.length===0)return _;const h=(0,p.tr)(v.flatMap(({repository:I})=>I??[]));return{..._,help:_.help===void 0?h:(0,w.xI)`${_.help}; ${h}`}}const S=/^(?:block-(?!providers)|file-|source-)|^(?:client-version|constraint-invalid|module-unknown)$/;
function T({places:[n]},s){const a=typeof n=="object"?n.inside:void 0;if(a===void 0||!S.test(s.code))return s;const i=(0,p.VB)(a.package),l=s.code==="client-ver\
sion";return{...s,help:l?`use a version that it allows, or ${i}`:i}}function C({host:n,places:s,problem:a},i){if(i.length===0)return[];const l=a.affects.includes(
"terraform")&&!a.affects.includes("opentofu"),f=s.flatMap(v=>typeof v=="string"?[]:v.file),_=new Set(f.map(E._M));return i.filter(({repository:v,hosts:h})=>_.has(
v)&&(l||n!==null&&h.has(n)))}function k({severity:n,affects:s,needed:a},i){const l=a&&i.some(f=>s.includes(f));return n==="error"&&!l?"warning":n}function R(n,s,{
isTerminal:a}){const i=s.some(({because:f})=>f.includes("hostnames input"));return{role:(0,m.VW)(n)!==null?"guest":i?"operator":"user",host:(0,D.nx)(n),isTerminal:a}}
const P=["module","provider","version","package","lock","not"],$=({problem:n,places:s})=>P.includes(n.code.replace(/-.*/,""))&&s.length>0&&s.every(a=>typeof a!=
"string"),g=({problem:n,needed:s})=>s&&n.usualSeverity==="error"&&!e.includes(n.code),c=({problem:n})=>n.code==="machine-network",u=n=>n.some(s=>typeof s=="stri\
ng"||!(0,E.MV)(s)),e=["host-http2","host-check-crashed"],t=(n,s)=>p.oC.indexOf(n.severity)-p.oC.indexOf(s.severity),r=({problem:n,host:s,namedHost:a=s},i)=>i.some(
({code:l,host:f})=>l===n.code&&(f===null||f===a));function d(n){if(typeof n=="string")return n;const{file:s,line:a,inside:i}=n;return i===void 0?`${s}:${a}`:(0,E.
kn)(i)}}),6146:((ae,G,o)=>{o.d(G,{$:()=>p,o:()=>E});var m=o(2886);function E(T,C){const{kind:k,source:R,address:P,constraints:$,places:g}=C,c=$.map(({text:u})=>u);
return JSON.stringify([T,k,R,P,c,g[0]??null])}function p(T,C){const k=D(C,({rowKeys:c=[]})=>c),R=C.filter(({host:c})=>c===null),P=c=>R.filter(({problem:u})=>c.test(
u.code)),$=D(P(w),({places:c})=>c.map(m.cA)),g=D(P(j),({places:c})=>c.map(S));return k.size+$.size+g.size===0?T:T.map(({directory:c,clients:u,rows:e})=>({directory:c,
clients:u,rows:e.map(t=>{const r=k.get(E(c,t))??[...t.rejectedAt.flatMap(s=>$.get((0,m.cA)(s))??[]),...L(t).flatMap(s=>g.get(S(s))??[])];if(r.length===0)return t;
const d=r.map(({finding:s})=>({...s.problem,severity:(0,m.v1)(s,u)})).sort(m.Np),n=new Map(d.map(({code:s,title:a,usualSeverity:i})=>[s,{code:s,title:a,usualSeverity:i}]));
return{...t,worst:d[0]?.severity??null,problems:[...n.values()]}})}))}const D=(T,C)=>Map.groupBy(T.flatMap(k=>C(k).map(R=>({key:R,finding:k}))),({key:k})=>k),w=/^(?:constraint|lock)-/,
j=/^(?:block|client|file|source)-/,L=({kind:T,places:C})=>C.filter(k=>T==="module"&&typeof k!="string"&&k.inside===void 0),S=T=>typeof T=="string"?T:`${T.file}:${T.
line}`}),4606:((ae,G,o)=>{o.d(G,{Bc:()=>k,Cg:()=>w,Hf:()=>S,ux:()=>j,wD:()=>L});var m=o(8294),E=o(4481),p=o(8032),D=o(255);const w={misnamed:[],cause:null,source:void 0,
refusals:[]};function j(R,P,{role:$},g){const{isFork:c,isAsked:u}=g,{hasToken:e=!1,source:t,problem:r=null}=R.credentials??{},{status:d=null,challenge:n=null}=R.
attempt.hops.at(-1)??{},s=e||!u?[]:T(R,g),a=(0,p.n3)(R.host),l=(a&&d===403||c&&!e?null:r)??s[0]??null,_=["document-unauthorized",...l!==null||!(c||a)?["versions\
-unauthorized","cloud-organization"]:[]],v=P.filter(({problem:{code:O,isUnsent:y}})=>_.includes(O)&&!y),h=v.some(({problem:O})=>O.code==="versions-unauthorized")||
$!=="guest"&&(c||d===401);return!(l!==null||h&&!e)||n!==null?{misnamed:s,cause:null,source:t,refusals:[]}:{misnamed:s,cause:l??{isFork:c,...k(R)},source:t,refusals:v}}
const L=(R,{cause:P,source:$,refusals:g})=>P!==null&&g.includes(R)?(0,E.to)(R.problem,P,$):R.problem;function S({problem:R,services:P},{cause:$,refusals:g}){if(g.
length===0)return!1;const c=g.flatMap(u=>u.services);return R===$||R.code==="credentials-missing"&&P.every(u=>c.includes(u))}const T=(R,{tokenVariables:P,hosts:$})=>(0,D.
Bz)(P,R.host,$).filter(({isParent:g})=>!g||C(R)).map(g=>m.z2({host:R.host,...g})),C=({attempt:{discovery:R}})=>R.kind==="failed"&&R.problem.code==="document-una\
uthorized";function k({credentials:R,looks:P}){const $=P.flatMap(e=>e.looks),g=e=>[...new Set($.flatMap(({held:t,source:r})=>t!=="not read"===e?r:[]))],c=R===null?
g(!0):[R.source],u=R===null?g(!1):[];return{searched:c,notRead:u}}}),4702:((ae,G,o)=>{o.d(G,{j7:()=>i,k2:()=>I,S4:()=>l});var m=o(2170),E=o(9119),p=o(8032),D=o(
3217),w=o(4756),j=o(9615),L=o(1780),S=o(8185),T=o(2886);function C(O,y,A){const{notes:F,usages:z,requirements:Q,isEmpty:ee}=O,{complaints:te,tokenHosts:V,answered:q,
contacted:J,unopened:ne}=O,re=({problem:K,places:[B]})=>K.code==="file-syntax"&&typeof B=="object"&&B.inside===void 0,ce=new Set(F.filter(re).map(m.W7)),oe=({problem:K})=>y.
allowedHosts.length>0&&K.code==="source-near-miss"&&K.severity==="notice",ue=[...(0,S.CS)(z,y),...(0,S.VS)(z,Q,ne,y),...q.map(K=>k(K,y)),...te,...(0,D.ky)(V,J)],
W=[...F.filter(K=>!oe(K)).map(K=>R(K,ce,y)),...ue.map(K=>({...K,severity:(0,T.v1)(K,y.dialect.clients)})),...ee?[P(y)]:[]],{placed:x=[],placeless:b=[]}=Object.groupBy(
W,({places:K})=>K.length>0?"placed":"placeless");return[...(0,m.Qp)(x,K=>{const{problem:B,severity:M,affects:H,host:N,namedHost:Y,exclude:X}=K,{code:Z,message:se,
help:ie}=B;return[N,Y,Z,M,se,ie,H,X===void 0]}),...b].map(K=>(0,T.hD)(K,A))}function k(O,y){const{host:A,problem:F}=O;return A===null?O:{...O,services:[],problem:(0,j.
as)(F,(0,T.TC)(A,[],y))}}function R(O,y,{dialect:A,allowedHosts:F}){const{problem:z,isPlaceholder:Q,checkedFor:ee=A.clients}=O;if(F.length>0&&(0,S.KJ)(O)){const W=(0,L.
xI)`${z.message}; it may use hosts that are not in \`allowed-hosts\``;return{...O,problem:{...z,message:W},severity:"error"}}const te=(0,m.W7)(O),V=(0,m.Xd)(O),
q=O.aside!==void 0||V!==null&&(0,E.MV)(V),J=O.severity==="error"&&Q===!0,ne=y.has(te)&&z.code!=="file-syntax",ce=O.severity==="error"&&(J||ne||q)?"warning":(0,T.
v1)(O,ee);if(!q&&!J)return{...O,severity:ce};const{help:oe,...ue}=z;return{...O,severity:ce,problem:z.code==="file-syntax"?ue:z,exclude:[(0,E.n7)(O.aside??te)]}}
const P=({scan:O,hostnames:y,usages:A})=>(0,m.kH)((0,w.JW)({scan:O,hasHostnames:y.length>0,isFleet:A.length>0}));var $=o(9432),g=o(8936),c=o(255);function u(O){
const y=O.filter(({attempt:te})=>te.hops.length>0),[A,...F]=y.flatMap(te=>t(te)??[]);if(!A||F.length<y.length-1||!(y.some(({host:te})=>(0,$.VW)(te)!==null)||F.length>
0&&!A.isCommon)||F.some(te=>e(te)!==e(A)))return null;const ee=y.map(({host:te})=>(0,c.nx)(te));return(0,g.e4)(ee,[A,...F])}const e=({verb:O,what:y})=>O.startsWith(
"cannot")?O:y;function t({attempt:{discovery:O,hops:y}}){const A=O.kind==="failed"?O.problem.obstacle:void 0;return y.every(({status:z})=>z===null)||A?.verb==="\
does not reach"?A:void 0}var r=o(6146);let d=function(...O){return{judgeRequests:d}=o.late([2798,2364,3611],2364),new.target?new d(...O):d(...O)},n=function(...O){
return{crashedVisit:n}=o.late([2798,2364,3611],2364),new.target?new n(...O):n(...O)},s=function(...O){return{judgeVisit:s}=o.late([2798,2364,3611],2364),new.target?
new s(...O):s(...O)},a=function(...O){return{outcomesOf:a}=o.late([2798,2364,3611],2364),new.target?new a(...O):a(...O)};const i={notes:[],roots:[],requests:[],
answering:new Set,unopened:null,requirements:[]};function l(O,y,A=()=>[]){const{predicted:F,stopped:z,visits:Q,guesses:ee}=O,te={guesses:ee,machine:u(Q),ignore:y.
ignore},V=v(O,{...y,...te}),q=h(O,V,y,te),J=[...V.flatMap(W=>W.findings),...q],ne=W=>W.filter(x=>!(0,T.pi)(x,y.ignore)).sort(T.Np),re=V.map(W=>{const x=ne(W.findings.
filter(b=>!(0,T.zX)(b)));return{...W,findings:x,clients:a(x)}}),ce=({exclude:W})=>+(W!==void 0),oe=ne([...V.flatMap(W=>W.findings.filter(T.zX)),...q]).toSorted(
(W,x)=>(0,T.Np)(W,x)||ce(W)-ce(x)),ue=[...re.flatMap(W=>W.findings),...oe].sort(T.Np);return{passed:z.length===0&&!ue.some(({severity:W})=>I(W,y.failOn)),stopped:z,
hosts:re,files:oe,findings:ue,ignored:J.length-ue.length,roots:(0,r.$)(F.roots,ne(J)),lines:_(ue,A)}}const f=1e3;function _(O,y){const A=O.flatMap(F=>(0,m.Xd)(F)??
[]).filter(({file:F,column:z,endColumn:Q})=>Q>z&&(0,E._M)(F)===null);return y((0,E.jH)(A).slice(0,f))}function v(O,y){const{visits:A,newHosts:F,predicted:z}=O,Q=Map.
groupBy(O.requirements,({host:q})=>q),ee=Map.groupBy(z.notes,({host:q})=>q),te=new Map(z.requests.map(q=>[q.host,q])),V={...y,...O,hosts:new Set(A.map(({host:q})=>q))};
return A.map(q=>{const{host:J}=q,ne={visit:q,requirements:Q.get(J)??[],predicted:ee.get(J)??[],requests:te.get(J)??null,answering:z.answering,isNew:F.has(J)};try{
return s(ne,V)}catch(re){return n(ne,V,re)}})}function h(O,y,A,F){const{notes:z,requests:Q,unopened:ee}=O.predicted,te=new Set(y.map(({visit:oe})=>oe.host)),V=y.
flatMap(({visit:oe,services:ue})=>(0,D.fc)(oe,ue)),q=[...z,...Q.flatMap(oe=>d(oe,[],A))],{files:J=[],hosts:ne=[]}=Object.groupBy(q,({host:oe})=>oe===null?"files":
"hosts"),re={...O,unopened:ee,notes:[...O.notes,...J],answered:ne.filter(({host:oe})=>oe!==null&&!te.has(oe)),contacted:[...te,...[...V,...Q].map(({host:oe})=>oe)]},
ce={concerned:p.zK,reader:null,isHostNew:!1,machine:null};return C(re,A,{...F,...ce})}const I=(O,y)=>O==="error"?y!=="never":O==="warning"&&y==="warning"}),2218:((ae,G,o)=>{
o.d(G,{CG:()=>S,Fh:()=>R,T1:()=>C,T5:()=>k,en:()=>P,h1:()=>T,wX:()=>$});var m=o(1011),E=o(2801),p=o(9119),D=o(8032),w=o(255),j=o(5106);const L=new Set(["remote_\
state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backen\
d_remote_default"]);function S(g,c,u,e=(0,m.kA)(c)){const t=["hostnames input"],r=g.hostnames.flatMap(({host:s,services:a})=>{const i=a.length>0?a:g.requiredServices,
l=i.length>0?i:["any"],f={host:s,clients:u,because:t,isImplied:!1,isForInit:!0};return l.map(_=>({...f,service:_}))}),d=new Set([...e,...g.hostnames.map(({host:s})=>s)]),
n=c.flatMap(({kind:s,needs:a,place:i})=>a.map(l=>({...l,because:[i],isImplied:!d.has(l.host),isForInit:!L.has(s)})));return T([r,n],u)}function T(g,c){return(0,p.
c1)(g.flat(),({host:u,service:e})=>`${u} ${e}`).map(u=>{const[{host:e,service:t}]=u;return{host:e,service:t,clients:[...c.filter(r=>u.some(d=>d.clients.includes(
r)))],because:(0,p.As)([...u.flatMap(({because:r})=>r)]),isImplied:u.every(({isImplied:r})=>r),isForInit:u.some(({isForInit:r})=>r)}})}const C=({because:g})=>g.
every(c=>typeof c!="string"&&c.inside?.isPublic===!0);function k(g,c,u){const e=d=>d.inside!==void 0,t=g.flatMap(d=>{const{calls:n,providers:s,client:a}=d,i={clients:[
a],isForInit:!0},l=n.flatMap(({module:_,place:v})=>{if(_===null||!e(v))return[];const{host:h,hostImplied:I}=_;return{...i,host:h,service:j.e$,because:[v],isImplied:I}}),
f=s.flatMap(({provider:_,places:v})=>{const h=v.filter(e);if(h.length===0||!c(_,d))return[];const{host:I}=_;return{...i,host:I,service:j.xq,because:h,isImplied:(0,D.
n3)(I)}});return[...l,...f]}),r=d=>typeof d=="string"?d:`${d.file}:${d.line} ${d.inside?.isPublic}`;return T([t],u).map(d=>({...d,because:(0,p.t6)(d.because,r)}))}
const R=(g,{isGuess:c},u)=>{const e=u.flatMap(({host:t,isImplied:r})=>r?t:[]);return c?[{repository:g,hosts:new Set(e)}]:[]};function P(g,{hostnames:c,allowedHosts:u}){
const e=new Set(c.map(({host:r})=>r)),t=new Map;for(const{host:r,isImplied:d,because:n,clients:s}of g){if(e.has(r)||t.has(r))continue;const a={host:(0,w.nx)(r)},
[i]=n.filter(f=>typeof f!="string"),l=d&&i!==void 0&&{implied:{place:i,clients:s}};(0,w.Rt)(r)?t.set(r,(0,E.U7)(a)):(0,w.Jr)(r,u)||t.set(r,(0,E.wp)({...a,...l}))}
return t}const $=(g,c)=>new Set([...D.Du,...Object.values(D.bB),...j.fg,...g.flatMap(({host:u,service:e=u})=>[u,(0,w.pk)(u),e]),...c.flatMap(({directHost:u})=>u??
[])])}),9582:((ae,G,o)=>{o.d(G,{A7:()=>S,AV:()=>w,LH:()=>E,T:()=>$,Tb:()=>L,aZ:()=>m,c3:()=>T,ql:()=>j,sD:()=>k,sc:()=>C,zC:()=>P});class m extends Error{span;constructor({
path:u,span:e},t){super(`${u.join(".")} must be ${t}`),this.span=e}}function E(c){try{return c(),null}catch(u){if(u instanceof m)return u;throw u}}const p=c=>c.
name!==void 0;function D(c,u){if(c.kind==="object")return c.items.filter(p);throw new m(u,"a block")}function w({value:c,hasLabels:u}){if(c.kind!=="object")return[];
const e=c.items.filter(p);return u?e.flatMap(w):[e]}function j(c,u,e,t={}){for(const r of Object.keys(e)){const d=c.filter(a=>a.name.toLowerCase()===r),[n]=d;if(n===
void 0)continue;const s={path:[...u.path,r],span:n};for(const{value:a}of d)t[r]=e[r](a,s,t[r])}return t}const L=(c,u)=>(e,t,r)=>j(D(e,t),t,c,u?r:{}),S=c=>(u,e,t=new Map)=>{
for(const{name:r,start:d,end:n,value:s}of D(u,e)){const a={path:[...e.path,r],span:{start:d,end:n}};t.set(r,{start:d,end:n,value:c(s,a,t.get(r)?.value)})}return t},
T=c=>(u,e,t=[])=>{if(u.kind!=="tuple")throw new m(e,"a list");for(const r of u.elements)t.push(c(r,e));return t},C=(c,u)=>{if(c.kind==="string"||c.kind==="templ\
ate")return c.verbatim??"";if(c.kind==="primitive"&&c.value===null)return"";if(R(c))return String(c.value);throw new m(u,"a string")},k=(c,u)=>{if(R(c))return c.
value;if(c.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(c.value))return Number(c.value);throw new m(u,"a whole number")},R=c=>c.kind==="primitive"&&Number.isSafeInteger(
c.value)&&String(c.value).length===c.end-c.start,P=(c,u)=>{if(c.kind==="primitive"&&typeof c.value=="boolean")return c.value;throw new m(u,"true or false")},$=(c,u,e)=>{
const t=g(c,u);if(e!==void 0&&(typeof e=="object"||typeof e!=typeof t))throw new m(u,"set only once");return t};function g(c,u){if(c.kind==="tuple")return c.elements.
map(e=>g(e,u));if(c.kind==="object"){const e=S($)(c,u);return Object.fromEntries(Array.from(e,([t,r])=>[t,r.value]))}if(c.kind!=="primitive"||c.value===null)return C(
c,u);if(Math.abs(Number(c.value))>2**63)throw new m(u,"a whole number");return c.value}}),5168:((ae,G,o)=>{o.d(G,{Ge:()=>k,Ol:()=>R,cd:()=>S,vH:()=>C});var m=o(
7811),E=o(8643),p=o(255),D=o(5243),w=o(3846),j=o(9582);let L=function(...n){return{configFinding:L}=o.late([3276,3123],3123),new.target?new L(...n):L(...n)};function S({
methods:n},{host:s,namespace:a,type:i}){const l=f=>f.some(_=>(_.host??s)===s&&(_.namespace??a)===a&&(_.type??i)===i);return n.filter(({include:f,exclude:_})=>!l(
_)&&(f.length===0||l(f)))}const T="provider_installation",C=n=>({...n,kind:"local",place:{file:n.shown??"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),
k=({file:n,line:s})=>s===0?n:`${n}:${s}`;function R(n){const{client:s,mirrors:a,installations:i,pluginDirectories:l}=n,f=i.map(A=>{const{blocks:F,mistakes:z}=P(
A,s),Q=z.map(({span:ee,why:te})=>L(s,{kind:"block",file:A.shown,why:te},A.placeOf(ee)));return{blocks:F,findings:Q}}),[_=null,...v]=f.flatMap(({blocks:A})=>A),h=[
...f.flatMap(A=>A.findings),...v.map(({place:A})=>L(s,{kind:"two installations"},A))],I=l.map(A=>C({path:A})),[O]=I,y=O===void 0?_:{place:O.place,methods:I,overridden:_?.
overridden??[]};return{client:s,mirrors:a,installation:y,findings:h}}function P({items:n,placeOf:s},a){const i=[],l=[];for(const f of n)if(f.name===T){if(f.isAssigned||
f.value.kind!=="object"){l.push({span:f,why:`${T} must be a block without "="`});continue}for(const _ of j.AV(f)){const v={place:s(f),methods:[],overridden:[]};
for(const h of _){const I=$(h,s(h),a,v);I!==null&&l.push({span:h,why:I})}i.push(v)}}return{blocks:i,mistakes:l}}function $(n,s,a,i){const{name:l,value:f}=n,[_]=n.
isAssigned?[]:j.AV(n);if(_===void 0)return`${l} must be a block without "="`;const v={path:[T,l],span:n};try{if(l==="dev_overrides"){if(i.methods.length>0)return"\
dev_overrides must come before all methods";const y=[...j.A7(j.sc)({...f,kind:"object",items:_},v).keys()].map(A=>(0,w.mi)(A,a));return i.overridden.push(...y.filter(
A=>A.kind!=="invalid")),null}const h=c[a].get(l);if(h===void 0)return`${T} has no method ${(0,m.ol)(l)}`;const I=u(_,v,h,a);return I.ok&&i.methods.push({...I.value,
place:s}),I.ok?null:I.why}catch(h){if(h instanceof j.aZ)return h.message;throw h}}const g=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],
c={terraform:new Map(g),opentofu:new Map([...g,["oci_mirror","repository_template"]])};function u(n,s,a,i){const l=a??"",{[l]:f=""}=j.ql(n,s,{[l]:j.sc});if(a!==
null&&f==="")return(0,m.TR)(`${s.path.at(-1)} has no ${l}`);const _=a==="url"?e(f):null;if(a==="url"&&_===null)return(0,m.TR)("the url does not begin with https\
://");const{include:v=[],exclude:h=[]}=j.ql(n,s,t),I=new Map;for(const F of[...v,...h]){const z=r(F,i);if(!z.ok)return z;I.set(F,z.value)}const O=F=>F.flatMap(z=>I.
get(z)??[]),y={include:O(v),exclude:O(h)};if(_!==null)return(0,m.Ju)({...y,kind:"network",url:_});if(a===null)return(0,m.Ju)({...y,kind:"direct"});const A=a==="\
path"?{path:f}:{path:null,shown:f};return(0,m.Ju)({...y,kind:"local",...A})}function e(n){const s=(0,E.Dl)(n);return s.ok&&s.value.scheme==="https"&&s.value.host!==
""?s.value:null}const t={include:j.c3(j.sc),exclude:j.c3(j.sc)};function r(n,s){const a=A=>(0,m.TR)(`the pattern ${(0,m.ol)(n)} ${A}`),i=n.split("/");if(i.length<
2||i.length>3)return a("does not have two or three parts");const[l="",f="",_]=i.reverse(),v=_===void 0?(0,m.Ju)((0,D.Vm)(s)):d(_,p.Pv),h=d(f,w.sL),I=d(l,w.sL);if(!v.
ok)return a(`has an invalid hostname: ${v.why}`);if(!h.ok)return a(`has an invalid namespace: ${h.why}`);if(!I.ok)return a(`has an invalid type: ${I.why}`);const O={
host:v.value,namespace:h.value,type:I.value};return(O.host!==null||O.namespace===null)&&(O.namespace!==null||O.type===null)?(0,m.Ju)(O):a('has a part after "*" \
that is not "*"')}const d=(n,s)=>n==="*"?(0,m.Ju)(null):s(n)}),9373:((ae,G,o)=>{o.d(G,{Nm:()=>w,Pv:()=>S,VV:()=>D,fJ:()=>P,hK:()=>C,n6:()=>c,s1:()=>u,z0:()=>j});
var m=o(3096),E=o(5243),p=o(2172);const D=({way:e},t)=>e===void 0?t:{...e.place,inside:{through:e.through,package:e.package,isPublic:e.isPublic,file:t.file,line:t.
line}};function w(e){const t=e.findLast(({place:r})=>(0,m.LA)(r.file))?.place.file;return t===void 0?e:e.filter(({place:r})=>r.file===t)}const j=({kind:e})=>e===
"module"||e==="state"||e==="lock",L=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function S(e,t){
const{usages:r,declared:d,units:n,installed:s=[]}=e,a=new Map,i=f=>{const _=a.get(f)??C(f);return a.set(f,_),_},l=({directories:f,place:_})=>f?.map(i)??[i((0,m.
jt)(_.file))];for(const f of n){const _=i(f.directory);_.unit=f,_.hasConfiguration=!0,_.isInitialised=!0,f.module!==null&&_.children.push({name:f.module,root:null,
call:null})}for(const f of r)if(!(!f.clients.includes(t)||f.kind==="saved_state"))for(const _ of l(f))f.kind==="test_module"?_.tests.push(f):k(_,f,t);for(const f of d){
const{kind:_,place:v}=f;if(!(t==="terraform"&&/\.tofu(\.json)?$/.test(v.file)))for(const h of l(f))T(h.configurations,f)||h.declared.push(f),_==="lock"?R(h,v):h.
hasConfiguration=!0,h.isInitialised||=_==="state"}for(const f of a.values()){g(a,f);const{expected:_,configured:v}=f.configurations;for(const h of v.keys())_.delete(
h)}for(const[f,_]of Map.groupBy(s,v=>v.root))i(f).installed=new Map(_.map(v=>[v.key,v]));return a}function T(e,t){const{kind:r,text:d,localName:n}=t;if(r==="pro\
vider-expected")e.expected.set(d,t);else if(r==="provider-configured")e.configured.set(d,t);else if(r==="provider-passed"||r==="call-repeated"){const s=`module.${n}`,
a=e.calls.get(s);a===void 0?e.calls.set(s,[t]):a.push(t)}else return!1;return!0}const C=e=>({name:e,...{usages:[],declared:[],configurations:{expected:new Map,configured:new Map,
calls:new Map},tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,unit:null},parts:[e]});function k(e,t,r){const d=t.
address==="terraform"&&e.unit?.module===null;if(!(t.kind==="terragrunt_source"&&!d)&&(t.kind==="lock_provider"?R(e,t.place):e.hasConfiguration=!0,!(!L.test(t.kind)||
t.isOverridden&&t.kind!=="module")&&(e.usages.push(t),!(t.isOverridden||t.kind!=="module"))))for(const{source:n,root:s}of(0,p.MZ)(t,r)){const[a=null]=$(e.name,n);
e.children.push({name:a,root:s,call:t})}}function R(e,{file:t}){e.lockFile=t,e.isInitialised=!0}const P=(e,{name:t,unit:r})=>e.root===null||r===null&&e.root===t,
$=(e,t)=>t!==null&&(0,E.Nj)(t)?[(0,m.un)(e,t)]:[];function g(e,t){const{name:r,tests:d}=t;if(d.length===0)return;const n=e.get((0,m.RO)(r)),s=n?.hasConfiguration===
!0?n:t;s.isInitialised=!0,s!==t&&(s.tests.push(...d),t.tests=[])}const c=({name:e,tests:t})=>t.flatMap(({text:r})=>$(e,r)),u=e=>[...e.children.flatMap(({name:t})=>t??
[]),...c(e)]}),450:((ae,G,o)=>{o.d(G,{o:()=>R,v:()=>c});var m=o(2170),E=o(9119),p=o(3096),D=o(3846),w=o(3298),j=o(1011);let L=function(...u){return{asWritten:L}=
o.late([3276,3494,2797,5009],2797),new.target?new L(...u):L(...u)},S=function(...u){return{usagesOf:S}=o.late([3276,3494,2797,5009],2797),new.target?new S(...u):
S(...u)},T=function(...u){return{declaredIn:T}=o.late([3276,3494,2797,5009],2797),new.target?new T(...u):T(...u)},C=function(...u){return{parseFile:C}=o.late([3276,
3494,2797,5009],2797),new.target?new C(...u):C(...u)};const k=25e4;class R{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(e){
this.scan=e,this.scanned=new Set([...e.usages,...e.declared].map(({place:t})=>t.file))}inherit(e,t,r){const d=(0,E.df)(e),n=this.sources.get(d)??[];this.sources.
set(d,n),n.push({root:r,source:t,version:null,isOpen:!1})}add({file:e,text:t,lines:r},d,n){if(r===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.
get(e)??new Set).add(n)),!0;if(this.count+=t.length/1e3,this.count>k)return this.unread.push({file:e,...m.wv}),!1;const s=l=>r===null||l.place.line<=r[1]?l:{...l,
place:r[0]},a=C(t,{...d,isGenerated:!0},e),{usages:i}=S([a],(l,f)=>L(f));for(const l of i){const f=l.version&&s(l.version);P(this.usages,s({...l,version:f}),n)}
for(const l of T([a]))l.kind!=="module"&&P(this.declared,s(l),n);return this.count+=i.length,!d.isOverride||i.every(l=>l.kind==="implied_provider")}finish(e){if(e.
length===0)return this.scan;const r=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:s})=>s.file).values().flatMap(s=>s.sort((a,i)=>a.place.line-
i.place.line)),d=Array.from(r,s=>this.placed(this.inherited(s))),n=new Set(e.flatMap(s=>s.replaced));return{...this.scan,notes:this.scan.notes.filter(s=>!n.has(
(0,m.W7)(s))),usages:g(d,e),declared:[...this.scan.declared,...this.declared.values()].map(s=>this.placed(s)),units:e,unread:this.unread}}inherited(e){const t=(0,E.
df)(e.place),r=e.kind==="terragrunt_source"?this.sources.get(t):void 0;if(r===void 0)return e;this.sources.delete(t);const d=r.flatMap(({root:n})=>n??[]);return{
...e,calls:{terraform:r,opentofu:r},directories:d}}placed(e){const t=this.snippets.get(e.place.file);if(t===void 0)return e;const r=(0,p.jt)(e.place.file),d=this.
isOfSnippets(r)?[...t]:[r,...t];return{...e,directories:d}}isOfSnippets=(0,w.O)(e=>this.scanned.values().every(t=>(0,p.jt)(t)!==e||this.snippets.has(t)))}function P(u,e,t){
const{kind:r,text:d,place:n}=e,s="address"in e?[e.address,e.version?.text]:[e.localName],a=[(0,E.df)(n),r,d,...s].join(`
`),i=u.get(a)??{...e,directories:[]};u.set(a,i),i.directories.at(-1)!==t&&i.directories.push(t)}const $=({directories:u,place:e})=>u??[(0,p.jt)(e.file)];function g(u,e){
const t=u.filter(({kind:s})=>s.startsWith("required_provider")),r=c(t,$),d=c(e,j.CI),n=(0,w.O)(s=>{const i=(0,j.CI)(s).flatMap(l=>r.get(l)??[]).filter(({item:l})=>!s.
replaced.includes(l.place.file));return new Set(i.map(({item:l})=>(0,D.op)(l.address)))});return u.map(s=>{const a=s.kind==="implied_provider"?$(s):[],i=a.flatMap(
v=>d.get(v)??[]);if(i.length===0)return s;const l=(0,D.A5)(s.text),f=i.flatMap(({item:v})=>n(v).has(l)?[]:v);if(f.length===0)return{...s,isOverridden:!0,needs:[]};
const _=f.flatMap(({isPartial:v,directory:h})=>v?[]:h);return{...s,directories:[..._,...a.filter(v=>!d.has(v))]}})}function c(u,e){const t=u.flatMap(r=>e(r).map(
d=>({directory:d,item:r})));return Map.groupBy(t,({directory:r})=>r)}}),742:((ae,G,o)=>{o.d(G,{Vm:()=>J,cw:()=>te,aC:()=>V});var m=o(3096),E=o(3298),p=o(5324),D=o(
4756),w=o(2170),j=o(5243),L=o(9897),S=o(1250),T=o(1011),C=o(3024),k=o(6760),R=o(9968),P=o(3114);const $={files:1e6,directoryFiles:5e4};function*g(W,x=(0,p.f5)(),b=$){
const U=new c(W,x,b);for(const K of W.scan){const B=(0,p.kI)(U.root,K);"path"in B?yield*U.walkFrom(B):yield{name:K,files:[],notes:[B]}}for(const K of x.called)yield*U.
readCalled(K)}class c{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(x,b,U){this.root=(0,C.realpathSync)(x.root),this.checkout=(0,p.ET)(x),this.
isExcluded=(0,p.Ls)(x.exclude),this.facts=b,this.limits=U,this.selected=x.scan.length>1?new Set:null}*walkFrom(x){const{path:b,name:U,glob:K,file:B}=x,H=[{path:b,
name:U,depth:0,isSelected:K===void 0&&B===void 0}];for(let N=H.pop();N!==void 0;N=H.pop()){const Y=(0,p.KG)(N);if(yield this.read(x,N,Y),x.file!==void 0||this.files>
this.limits.files)return;if(!("problem"in Y))for(const X of this.findDirectories(x,N,Y))H.push(X)}}*readCalled(x){const{directories:b,links:U,linked:K}=this.facts;
for(const N of(0,m.eH)(x))K.delete(N);const B=b.has(x)?null:this.checkout.locate(x);if(B===null||(0,R.$r)(B).kind!=="directory")return;const M=(0,p.sq)((0,k.relative)(
this.root,B));if(M!==x&&U.set(x,M),!b.has(M)&&this.files<=this.limits.files&&!(0,m.eH)(M).some(this.isExcluded)){const N={path:B,name:M,depth:0,isSelected:!0},Y=(0,R.
UO)(B,this.root)?this.root:B;yield this.read({path:B,name:M,boundary:Y},N,(0,p.KG)(N))}b.has(M)&&b.add(x)}read(x,b,U){const{name:K}=b;if("problem"in U)return this.
facts.directories.add(K),{name:K,files:[],notes:[U]};const{files:B,notes:M}=this.findFiles(x,b,U);this.files+=B.length;const H=this.limits.files;if(this.files>H){
const X=(0,w.ht)(K,(0,D.ub)({kind:"files",max:H}));return{name:K,files:[],notes:[...M,X]}}const N=B.filter(({isContext:X})=>X);if(B.length>0&&N.length===B.length)
return{name:K,files:[],notes:M};this.facts.directories.add(K);for(const{file:X,kind:Z}of N)(0,P.Ep)(Z)&&this.facts.unselected.push(X);return B.length>0&&U.some(
X=>X.name===".terraform")&&M.push(...this.readLeft(K)),{name:K,files:B,notes:M}}findFiles(x,b,U){const K=[],B=[],M=this.limits.directoryFiles;for(const H of this.
filesAmong(x,b,U))if("problem"in H)B.push(H);else if(K.length<M)K.push(H);else{B.push((0,w.ht)(b.name,(0,D.ub)({kind:"directory",max:M})));break}return{files:K,
notes:B}}*filesAmong(x,b,U){const K=new Set;for(const M of U)if((0,P.tr)(M.name)&&!M.isDirectory()&&K.add(M.name),M.name===".spacelift")for(const H of P.dN)this.
addTool((0,m.Gz)(b.name,H));const B=k.posix.basename(b.name);for(const M of U){if(M.isDirectory())continue;const H=(0,m.Gz)(b.name,M.name),N=(0,P.L8)(M.name,K,B);
if(N===void 0){(0,P.Z8)(M.name)&&this.addTool(H),M.name.endsWith(".tfstate")&&!this.isExcluded(H)&&this.facts.states.push(...(0,p.un)(H,this.checkout));continue}
const X={path:b.path+k.sep+M.name,file:H,kind:N,isContext:!this.select(x,b,H)};M.isFile()?yield X:M.isSymbolicLink()?yield*this.follow(x,X):yield(0,w.ht)(H,(0,D.
WO)({what:"special-file",is:(0,R.I)(M)}))}}readLeft(x){this.isExcluded((0,m.Gz)(x,".terraform"))||this.facts.states.push(...(0,p.rN)(x,this.checkout));const b=(0,p.
Wj)(x,this.checkout);if("problem"in b)return[b];for(const U of b)this.facts.called.add(U.directory);return this.facts.installed.push(...b),[]}addTool(x){this.isExcluded(
x)||this.facts.toolFiles.push(x)}select(x,b,U){return!(b.isSelected||(0,p.$8)(x,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(x,b){
const U=(0,p.sT)((0,R.$r)(b.path),x);if(U===null)return;if(typeof U=="object")return yield(0,w.ht)(b.file,U);const K=(0,p.sq)((0,k.relative)(this.root,U));b.isContext||
this.facts.links.set(b.file,K),yield{...b,path:U,target:K}}findDirectories({glob:x},{path:b,name:U,depth:K,isSelected:B},M){return M.toReversed().flatMap(H=>{if(H.
isSymbolicLink()&&H.name==="tests"&&this.facts.called.add((0,m.Gz)(U,"tests")),(0,p.G$)(H.name))return[];const N=(0,m.Gz)(U,H.name);if(this.isExcluded(N))return[];
const Y=b+k.sep+H.name;if(H.isSymbolicLink()&&(0,R.$r)(Y).kind==="directory"&&this.facts.linked.set(N,this.checkout.nameOf(N)),!H.isDirectory())return[];const X=B||
x!==void 0&&k.posix.matchesGlob(N,x);return{path:Y,name:N,depth:K+1,isSelected:X}})}}let u=function(...W){return{dependsOnOthers:u}=o.late([3276,3494,2797,5009],
2797),new.target?new u(...W):u(...W)},e=function(...W){return{usagesOf:e}=o.late([3276,3494,2797,5009],2797),new.target?new e(...W):e(...W)},t=function(...W){return{
declaredIn:t}=o.late([3276,3494,2797,5009],2797),new.target?new t(...W):t(...W)},r=function(...W){return{isForeign:r}=o.late([3276,3494,2797,5009],2797),new.target?
new r(...W):r(...W)},d=function(...W){return{readModule:d}=o.late([3276,3494,2797,5009],2797),new.target?new d(...W):d(...W)};const n=25e4;function*s(W,x,b,U=n){
const K=new a(x,b,U);yield*K.collect(W);const B=yield*K.decideOpen();return K.result(B)}class a{items=[];notes=(0,T.G4)();knownSources=new Map;declared=[];signs=new S.
j;counts={decided:0,open:0};facts;values;maxUsages;constructor(x,b,U){this.facts=x,this.values=b,this.maxUsages=U}*collect(x){const{counts:b,facts:U}=this;for(const{
name:K,files:B,notes:M}of g(x,U)){if(U.endedAt=K,yield U.files)return;for(const N of M)this.notes.add(N);if(B.length===0)continue;if(this.isFull(b.decided+b.open,
K))break;const H=yield*d(B,U.files);if(H===null)return;U.bytes+=H.bytes;for(const N of H.notes)this.notes.add(N);this.add({directory:K,files:H.files})}U.endedAt=
null}*decideOpen(){const x=[];let b=!1;for(const U of this.items){if(!("files"in U)){x.push(U);continue}if(b||=this.isFull(this.counts.decided,U.directory),!b)if(yield this.
facts.files)this.facts.endedAt??=U.directory,b=!0;else for(const K of this.decide(U.files))x.push(K)}return x}result(x){const{facts:b,signs:U,declared:K}=this,B=[
...x,...b.states.map(i)];return{...b,usages:B,declared:K,notes:this.notes.all(),...U.end(x)}}add(x){const{files:b}=x,{facts:U}=this;U.files+=b.length;for(const B of t(
b))this.declared.push(B);for(const B of b){const M=!r(B),H=B.kind.class==="terragrunt";M&&(U.isEmpty=!1),H&&U.terragrunt.push(B.file),U.usesTerragrunt||=H&&M,this.
signs.addFile(B)}const K=b.some(u);for(const B of b)(K||!B.isContext)&&this.addCalls(B);if(K){this.items.push(x);for(const{references:B}of b)this.counts.open+=B.
length}else for(const B of this.decide(b))this.items.push(B)}addCalls({file:x,references:b}){for(const{kind:U,row:K,value:B}of b){if(B===void 0)continue;const M=(0,j.
Nj)(B.text)||K.grammar==="terragrunt"&&(0,L.GL)(B.text),H=M||(0,L.qC)(B.text).length>0;if(U==="module"&&(H||B.kind==="pieces")&&this.facts.calls.push({source:B.
text,file:x}),M&&K.position.includes("source"))for(const N of[(0,m.jt)(x),(0,m.RO)((0,m.jt)(x))])this.facts.called.add((0,m.un)(N,B.text))}}decide(x){const{usages:b,
notes:U}=e(x,this.values,this.knownSources);for(const K of U)this.notes.add(K);return this.counts.decided+=b.length,b}isFull(x,b){const U=this.maxUsages;return x<
U?!1:(this.notes.add((0,w.ht)(b,(0,D.ub)({kind:"usages",max:U}))),!0)}}const i=({file:W,host:x,client:b})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:x,
text:x,address:"state",place:{file:W,...w.wv},clients:[b],isOverridden:!1,needs:[]});var l=o(3916),f=o(1440),_=o(450);function v(W,x,b,{nameOf:U}){if(!(0,j.Nj)(
x)){const[B=null]=(0,L.qC)(x).flatMap(M=>U(M)??[]);return B}const K=(0,m.un)(W,x);return b.get(K)??K}const h=100;function I({usages:W,units:x},b){const U=(0,_.v)(
x,T.CI);return[...W.flatMap(({calls:B,directories:M,text:H,place:N})=>{const Y=(0,m.jt)(N.file),X=(U.get(Y)??[]).flatMap(({item:le})=>(0,T.CI)(le));if(B===void 0&&
M===void 0&&X.length===0&&(0,L.qC)(H??"").length===0)return[];const se=Object.values(B??{}).flat(),ie=[H,...se.map(({source:le})=>le)].flatMap(le=>le??[]),de=[Y,
...(M??X).slice(0,h)];return ie.flatMap(le=>(0,j.Nj)(le)?de.map(fe=>(0,m.un)(fe,le)):(0,L.qC)(le).flatMap(fe=>b.nameOf(fe)??[]))}),...x.flatMap(T.CI)]}function O(W,x){
const{usages:b,links:U,directories:K}=W,B=(Z,se)=>{const ie=v(Z,se,U,x);return ie===null||(0,j.Nj)(se)&&ie===(0,m.un)(Z,se)?se:`./${(0,l.relative)(Z,ie)}`},M=b.
map(Z=>{const{kind:se,text:ie,calls:de,place:le}=Z,fe=U.size>0||de!==void 0||(0,L.qC)(ie??"").length>0;if(se!=="module"||ie===null||!fe)return Z;const he=[{root:null,
source:ie,version:null,isOpen:!1}],ge=Object.entries(de??{terraform:he,opentofu:he}).map(([_e,ve])=>{const Oe=(0,m.jt)(le.file),Me=we=>we.source&&B(Oe,we.source);
return[_e,ve.map(we=>({...we,source:Me(we)}))]});return ge.every(([,[_e]])=>_e?.source===ie)&&de===void 0?Z:{...Z,calls:Object.fromEntries(ge)}}),H=({directory:Z})=>K.
has(Z)&&x.nameOf(Z)===Z,N=W.installed.filter(Z=>!H(Z)&&x.exists(Z.directory)),Y=new Map(N.map(({root:Z,directory:se})=>{const ie=(0,D.a3)({what:"outside",path:se});
return[se,(0,w.ht)((0,m.Gz)(Z,f.U4),ie)]})),X=[...W.notes,...Y.values()];return{...W,usages:M,installed:W.installed.filter(H),notes:X}}let y=function(...W){return{
resolveValue:y}=o.late([3276,3494,2797,5009],2797),new.target?new y(...W):y(...W)},A=function(...W){return{asWritten:A}=o.late([3276,3494,2797,5009],2797),new.target?
new A(...W):A(...W)},F=function(...W){return{Instances:F}=o.late([3276,3494,9107],5242),new.target?new F(...W):F(...W)},z=function(...W){return{Terragrunt:z}=o.
late([3276,3494,9107],5242),new.target?new z(...W):z(...W)},Q=function(...W){return{withUnits:Q}=o.late([3276,3494,9107],5242),new.target?new Q(...W):Q(...W)};const ee=10;
function*te(W,x=[]){const b=(0,p.ET)(W),U=new Set;for(let K=1;;K+=1){const B=(0,p.f5)(U),M=J(b,B,x),H=(0,E.O)(()=>new z(M)),N=yield*s(W,B,V(M,H)),X=B.terragrunt.
length>0?yield*Q(N,H()):N,Z=U.size;for(const ie of I(X,b))!X.directories.has(ie)&&b.locate(ie)!==null&&U.add(ie);if(U.size===Z||X.endedAt!==null||K===ee)return O(
X,b)}}function V(W,x){const b=(0,E.O)(U=>(0,E.O)(K=>new F(W,U,K)));return({row:U,place:K},B,M)=>{if(U.grammar==="terragrunt")return q(x(),K.file,B);const H=U.evaluation?.[M];
if(H===void 0)return A(B);const N=b(M)(H);if(N.effort.isSpent)return A(B);const Y=({scope:ie,from:de,root:le})=>(ie.effort.renew(),{...y(B,ie),from:de,root:le}),
X=(0,m.jt)(K.file),Z=Y(N.unknown(X));if(Z.isWhole)return[[Z]];const se=Map.groupBy(N.of(X),({use:ie})=>ie);return Array.from(se.values(),ie=>ie.map(Y))}}function q(W,x,b){
if(W.effort.isSpent)return A(b);const U=B=>({...y(b,B),from:null}),K=W.includedScopes(x).map(B=>[U(B)]);return K.length===0?[[U(W.scopeOf(x))]]:K}function J(W,{
calls:x,links:b,terragrunt:U},K){const B=new Set(K),M=(0,E.O)(ue),H=(N,Y)=>v(N,Y,b,W);return{files:W,calls:(0,E.O)(()=>re(x,H)),leadsTo:H,terragrunt:U,isSet:N=>B.
has(N),setBy:N=>{const Y=`TF_VAR_${N}`;if(B.has(Y))return Y;const X=M(W).get(N);return X===void 0?null:`${Y} in ${X}`}}}const ne=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function re(W,x){const b=new Map,U=new Set;for(const{source:K,file:B}of W){const M=(0,m.jt)(B),H=x(M,K);H!==null?b.set(H,(b.get(H)??new Set).add(M)):ne.test(K)&&
U.add(M)}return{callers:b,dynamic:U}}const ce=".github/workflows",oe=200;function ue(W){const x=new Map,b=W.list(ce).filter(U=>/\.ya?ml$/.test(U));for(const U of b.
slice(0,oe)){const K=`${ce}/${U}`,B=W.read(K)??"";for(const[,M,H]of B.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const N=M??H??"";x.has(N)||x.set(
N,K)}}return x}}),5102:((ae,G,o)=>{o.d(G,{DI:()=>L,Fl:()=>R,JR:()=>S,QK:()=>c,Rm:()=>$,Yn:()=>P,Zh:()=>u,b:()=>C,fi:()=>t,hm:()=>g,md:()=>k,nM:()=>e,nx:()=>D,sG:()=>j,
vh:()=>w});var m=o(2886),E=o(4702),p=o(9615);const D={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},w=Object.keys(
D);function j(r){if(C(r))return"unchecked";const d=g(r.findings);return d==="error"?"fails":d==="warning"?"warns":S(r)?"skipped":"works"}const L=r=>j(r)==="fail\
s",S=({visit:r})=>r.attempt.discovery.kind==="skipped",T=["host-not-checked",...m.H4],C=({visit:{attempt:r}})=>r.discovery.kind==="skipped"&&T.includes(r.discovery.
problem.code),k=r=>w.flatMap(d=>r.filter(n=>j(n)===d));function R(r){const d=new Set(r.map(({worst:n})=>n));return d.has("error")?"fails":d.has("warning")?"warn\
s":r.some($)?"skipped":"works"}function P(r,d){const n=Object.groupBy(r,f=>R(d(f))),{fails:s=[],warns:a=[],skipped:i=[],works:l=[]}=n;return[s,a,i,l]}const $=({
chosen:r,isDirect:d,isUnchecked:n})=>n===!0||!d&&Object.keys(r).length===0,g=r=>p.oC.find(d=>r.some(n=>n.severity===d))??null;function c({findings:r}){const d=g(
r);return d==="notice"?[]:r.filter(({severity:n})=>n===d)}const u=({severity:r},{failOn:d})=>r==="error"||(0,E.k2)(r,d),e=({severity:r})=>r!=="notice";function t({
passed:r,hosts:d,findings:n}){return r?n.some(e)?"warns":d.length===0?"skipped":"works":"fails"}}),4120:((ae,G,o)=>{o.d(G,{H8:()=>j,Iu:()=>w,QI:()=>C,QN:()=>c,SY:()=>L,
dy:()=>D,kJ:()=>k,nO:()=>u,od:()=>T,tY:()=>R,u8:()=>$});var m=o(9432),E=o(9615),p=o(8032);const D="new in this pull request",w=e=>e.replace(/^./u,t=>t.toUpperCase()),
j=e=>E.oC.flatMap(t=>{const{length:r}=e.filter(d=>d.severity===t);return r===0?[]:[(0,m.px)(r,t)]}).join(", "),L=e=>p.zK.every(t=>e.includes(t))?"all clients":S(
e).join(", "),S=e=>e.map(t=>p.bB[t]);function T(e,t){const r=t.filter(d=>e.includes(d));return e.length===0||r.length===t.length?"":S(r).join(", ")||"no client \
in use"}const C=({clients:e,versions:t})=>e.map(r=>[p.bB[r],t[r]].join(" ").trim()).join(" and ");function k(e){return e<999.5?`${Math.round(e)} ms`:e<59950?`${(e/
1e3).toFixed(1)} s`:`${(e/6e4).toFixed(1)} min`}function R(e){return e<1e3?`${e} B`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}const P=36e5;
function $(e,t){const r=(Date.parse(t)-Date.parse(e))/P;if(r>=48)return`${g(r/24)} days`;if(r>=1)return`${g(r)} h`;const d=Math.floor(r*60);return d>=1?`${d} mi\
n`:"less than a minute"}const g=e=>Math.floor(e*10)/10,c=e=>`${e.slice(0,16).replace("T"," ")} UTC`;function u(e,t){const r=(Date.parse(e)-Date.parse(t))/(24*P);
if(Number.isNaN(r))return e;const d=Math.floor(Math.abs(r)),n=d===0?"less than a day":(0,m.px)(d,"day");return`${e.slice(0,10)} (${r<0?`${n} ago`:`in ${n}`})`}}),
8884:((ae,G,o)=>{o.d(G,{CN:()=>e,Dx:()=>P,GH:()=>T,Ky:()=>D,TD:()=>w,YC:()=>g,eb:()=>L,f5:()=>$,ju:()=>u,lp:()=>R,mj:()=>C,oN:()=>k,tN:()=>c});var m=o(9432),E=o(
2170),p=o(9119);function D(n,s){const{places:a,noun:i}=w(n);return(0,m.K4)(a,s,p.eo,l=>(0,m.px)(l,`more ${i}`))}function w(n){const s=r(n),a=(0,p.t6)(s,l=>t(l)?
(0,p._M)(l.file)??l:l),i=j(a).length>1;return{places:i?a:s,noun:i?"repository":"place"}}const j=n=>n.filter(t).filter(({file:s})=>(0,p._M)(s)!==null),L=n=>(0,p.
t6)(j(S(n)),({file:s})=>(0,p._M)(s)),S=n=>[...new Set(n.map(({places:s})=>s))].flat(),T=(n,s,a)=>`${n===s?"all":`${n} of`} ${s} ${a}`;function C(n,s){const{length:a}=s>
1?L(n):[];return a>1?T(a,s,"repositories"):""}function k(n,s){const a=new Set(n.flatMap(({file:f})=>(0,p._M)(f)??[])).size>1,i=f=>(a?(0,p._M)(f.file):null)??d(f),
l=new Set(s.map(i));return n.filter(f=>!l.has(i(f)))}function R(n,s){const a=P([n]);return D(k(a,a.slice(0,1)),s)}const P=n=>r(S(n).filter(t)),$=n=>[...new Set(
S(n).filter(s=>typeof s=="string"))];function g(n){const s=n.hosts.flatMap(({requirements:i})=>i),a=[...n.findings,...n.roots.flatMap(({rows:i})=>i)];return[...new Set(
[...s.map(({because:i})=>i),...a.map(i=>i.places)])]}const c=n=>n.values().map(E.Xd).find(s=>s!==null)??null,u=({services:[n,...s]})=>s.length===0?n??null:null,
e=n=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(n)&&(0,p._M)(n)===null,t=n=>typeof n!="string",r=n=>(0,p.t6)(n,s=>t(s)?d(s):s),d=({file:n,line:s,inside:a})=>`${s}\
:${n}${a===void 0?"":`
${(0,p.kn)(a)}`}`}),6097:((ae,G,o)=>{o.d(G,{$N:()=>R,LG:()=>t,QA:()=>_,fX:()=>g,h$:()=>O,j6:()=>h,q9:()=>i,rc:()=>l});var m=o(2886),E=o(2172),p=o(9432),D=o(2170),
w=o(9119),j=o(255),L=o(3096),S=o(5106),T=o(5102),C=o(4120),k=o(8884);function R(y,{repositories:{length:A}}){const{hosts:F,files:z,findings:Q,passed:ee,stopped:te}=y,
V=e(y,A),q=z.filter(({problem:b})=>V===null||!$.test(b.code)),J=q.filter(b=>!P(b)),ne=(0,T.hm)(J)==="error"&&!F.some(T.DI),re=V===null&&A>0?` in ${(0,p.px)(A,"r\
epository")}`:"",ue=[J.length<q.length?[`nothing to check${re}`]:c(y,re),u(J)],W=[V??[],ne?ue.toReversed():ue].flat(2).join(", "),x=(0,T.hm)(Q)==="error";if(te.
length>0){const b=(0,p.pk)(te);return x||F.some(T.b)?`${W} (${b})`:`${b}; ${W}`}return ee&&x?`${W} (the check passes: fail-on is never)`:ee||x?W:`${W} (the chec\
k fails: fail-on is warning)`}const P=({problem:y,severity:A})=>y.code==="nothing-to-check"&&A==="error",$=/^(?:module|provider|version|package|constraint|lock)-/,
g="not allowed";function c({hosts:y,roots:A},F){const z=y.length;if(z===0){const K=A.flatMap(({rows:H})=>H.filter(({isDirect:N})=>N)),B=new Set(K.flatMap(H=>(0,T.
Rm)(H)?[]:H.source)).size;return[...B===0?[]:[`${(0,p.px)(B,"module")} read`],`no registry hosts to check${F}`]}const{skipped:Q=[],checked:ee=[]}=Object.groupBy(
y,K=>(0,T.JR)(K)?"skipped":"checked"),{fails:te,unchecked:V,works:q}=T.nx,J=(K,B)=>B.length===0?[]:[{words:K,count:B.length}],ne=[...J(te,ee.filter(T.DI)),...J(
g,Q.filter(T.DI)),...J(V,Q.filter(T.b))],re=[...J(q,ee),...J(T.nx.skipped,Q)],[ce,...oe]=ne.length>0?ne:re,ue=ee.filter(K=>(0,T.sG)(K)==="warns").length,W=z===1?
"":`${ue} ${ne.length>0?"more ":""}`,b=ce?.words===g||ce?.words===V?ce.count===1?"is ":"are ":"";return[`${z===1?"1 registry host":(0,k.GH)(ce?.count??0,z,"regi\
stry hosts")}${F} ${b}${ce?.words}`,...oe.map(({count:K,words:B})=>`${K} ${B}`),...ue===0?[]:[`${W}with warnings`]]}function u(y){const A=(0,T.hm)(y);if(A===null||
A==="notice")return[];const F=y.filter(({severity:V})=>V===A),z=(0,k.eb)(F).length,Q=new Set((0,k.Dx)(F).map(({file:V})=>V)).size,ee=z>0?`files of ${(0,p.px)(z,
"repository")}`:(0,p.px)(Q,"file"),te=F.some(V=>(0,D.Xd)(V)===null);return[...Q>0?[`${A}s in ${ee}`]:[],...te?[`${A}s in settings or credentials`]:[]]}function e({
roots:y,findings:A},F){const z=y.filter(({directory:re})=>re!==E.cd.file),[Q]=(0,T.Yn)(z,({rows:re})=>re),ee=({directory:re})=>re,te=new Set([...Q.map(ee),...d(
A)]);if(te.size===0)return null;const V=new Set([...z.map(ee),...te]).size,q=new Set(Array.from(te,w._M)).size,J=V<2?"":` in ${(0,k.GH)(te.size,V,"root modules")}`,
ne=F<2?"":` (${(0,k.GH)(q,F,"repositories")})`;return`init fails${J}${ne}`}function t(y,{repositories:A}){const F=y.files.filter(({severity:z})=>z==="error");return e(
y,A.length)??u(F)[0]??null}const r=({problem:y,severity:A})=>y.code==="cloud-token"&&A==="error",d=y=>(0,k.Dx)(y.filter(r)).map(({file:A})=>{const{path:F}=(0,w.
bH)(A);return`${A.slice(0,A.length-F.length)}${(0,L.jt)(F)||"."}`}),n=50,s=3,a=2;function i(y){const{shown:A,more:F}=(0,p.zN)(y,n);return F===0?A:[...A,`and ${(0,p.
px)(F,"more remark")}`]}function l(y){const A=(0,k.YC)(y).some(({length:J})=>J===w.WD),z=y.roots.flatMap(({rows:J})=>J.flatMap(ne=>ne.platforms)).some(({available:J})=>J),
Q=y.files.filter(({exclude:J,severity:ne})=>J&&ne!=="notice"),ee=[...new Set(Q.flatMap(({exclude:J})=>J??[]))],te=(0,k.eb)(Q).length>0?" where their files are r\
ead":"",V=`${(0,p.px)(Q.length,"finding")} in tests, examples or templates, where errors are warnings`,q=`to skip such files, set \`exclude\`${te}: ${(0,p.K4)(ee,
s,p.dh)}`;return[...A?[`lists of places end after ${w.WD} places`]:[],...Q.length>0?[`${V}; ${q}`]:[],...z?["signatures of provider packages were not verified"]:
[]]}const f="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function _({findings:y},A){const F=f.flatMap(Q=>{const ee=A[Q]||Q.endsWith(
"Y")&&A[Q.toLowerCase()];return ee?`${Q} (${(0,p.dh)(ee.slice(ee.lastIndexOf("@")+1))})`:[]});return y.some(Q=>Q.problem.obstacle||(0,m.zv)(Q))&&F.length>0?[`co\
nnections used ${F.join(", ")}`]:[]}function v({hosts:y},A){const{scan:F,repositories:z}=A,{length:Q}=y.filter(({requirements:q})=>q.some(({because:J})=>J.some(
ne=>typeof ne!="string"))),ee=`${(0,p.px)(F.usages,"usage")} of ${(0,p.px)(Q,"registry host")}`,te=Q===0?"no registry host is used":ee;return z.length>0?`${te} \
in ${(0,p.px)(z.length,"repository")}`:F.files===0?F.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,p.px)(F.files,"file")} (${(0,C.
tY)(F.bytes)})`} in ${(0,C.kJ)(F.durationMs)}: ${te}`}function h(y,A){const{hosts:F}=y,{depth:z,repositories:Q}=A,ee=Q.length===0;if(z==="versions"||z==="packag\
es")return ee?I(y):[];const te=F.filter(J=>["works","warns"].includes((0,T.sG)(J))&&J.requirements.some(({service:ne,because:re})=>(ne===S.e$||ne===S.xq)&&re.some(
oe=>typeof oe!="string")));return z!=="discovery"||te.length===0?[]:[`not checked at ${(0,p.K4)(te,a,({visit:J})=>(0,j.nx)(J.host))}: versions of modules and pr\
oviders, and whether tokens are accepted; to check them, set \`depth: versions\``]}function I({roots:y}){return y.filter(({directory:F})=>F!==E.cd.file).some(({
rows:F})=>F.some(({kind:z})=>z==="module"))?["not checked: what is inside modules; to read them as `init` does, set `depth: init`"]:[]}function O(y,A){const{dialect:F,
durationMs:z,scan:Q,remarks:ee}=A,{findings:te,ignored:V}=y,q=(0,C.H8)(te)||"no findings",J=V>0?`${q}, ${V} ignored`:q,re=y.hosts.length===0&&Q.files===0?"":` f\
or ${(0,C.QI)(F)} (${F.why})`,ce=v(y,A);return[`${J}; checked in ${(0,C.kJ)(z)}${re}`,...ce===null?[]:[ce],...ee]}}),8294:((ae,G,o)=>{o.d(G,{$U:()=>t,Eu:()=>$,QU:()=>R,
To:()=>d,bI:()=>n,fj:()=>c,iX:()=>s,tK:()=>u,z2:()=>r});var m=o(8032),E=o(255),p=o(1780),D=o(7057),w=o(9432),j=o(9615),L=o(4481);const S="write the token into t\
he file, or remove its block",T="store the token in the helper, which must print {} for a host without one",C={terminal:"set it to the token, or remove it",workflow:"\
check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},k=(f,{source:_},v,h)=>(0,j.CC)(f,{message:(0,p.
xI)`the token from ${(0,p.LA)(_)} ${v}`,flaw:v,...h}),R=f=>k("credentials-empty",f,"is empty",{help:(0,j.Lw)(f.isInFile?S:(0,L.zT)(f.source)?T:C)}),P={length:["\
is longer than 64 KiB and is not sent","store only the token"],"control character":["contains a line break or another control character, which no client can sen\
d","store the token again without the line break at its end"],bearer:['begins with "Bearer ", which the clients add a second time','store only the part after "B\
earer "'],quotes:["is enclosed in quotation marks, which are sent with it","store the token without the quotation marks"],"outer white space":["begins or ends w\
ith white space, which is sent with it","store the token without the white space around it"],"inner white space":["contains white space","check whether two valu\
es were pasted together"],"not ASCII":["contains characters beyond ASCII, which many servers misread","copy the token again: a hyphen or quotation mark may have\
 been replaced"]};function $({slip:f,..._}){const[v,h]=P[f];return k("credentials-malformed",_,v,{help:h,...f!=="control character"&&f!=="length"&&{severity:"wa\
rning"}})}const g=`has fewer than ${D.Il} characters and is not redacted where a server repeats it`,c=f=>k("credentials-short",f,g,{help:"check whether the stor\
ed value is the whole token; store it again or create a longer one"}),u=f=>(0,j.CC)("credentials-differ",{message:(0,p.xI)`for host ${(0,p.SP)(f.host)}, ${e(f.first)} and ${e(
f.other)}`,help:(0,p.xI)`set the token for both clients in ${(0,p.LA)((0,E.fK)(f.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
e=({client:f,source:_})=>_===null?`${m.bB[f]} finds no token`:(0,p.xI)`${m.bB[f]} uses the token from ${(0,p.LA)(_)}`,t=({host:f,service:_,...v})=>(0,L.ti)("cre\
dentials-missing",(0,p.xI)`host ${(0,p.SP)(f)} requires a token${_===null?"":` for ${_}`}`,(0,L.nP)(f),v),r=f=>(0,j.CC)("credentials-near-miss",{message:(0,p.xI)`${(0,p.
LA)(f.variable)} seems to be meant for host ${(0,p.SP)(f.host)}, but ${f.why}`,help:(0,p.xI)`rename it: ${(0,L.yN)(f.write)}`}),d=({host:f,other:_,source:v,service:h,
isSent:I,isNotice:O})=>(0,j.CC)("credentials-other-host",{message:(0,p.xI)`the clients do not send the token for ${(0,p.KT)(_)} from ${(0,p.LA)(v)} ${h===null?"\
after the redirect of":`to ${h} of host`} ${(0,p.KT)(f)}: they send ${I?(0,p.xI)`the token of ${(0,p.KT)(f)}`:"none"}`,help:h===null?(0,p.xI)`make the discovery document of ${(0,p.
KT)(f)} public, or serve it at ${(0,p.KT)(f)} itself`:(0,p.xI)`set the token for ${(0,p.KT)(f)}, and the clients send it to ${(0,p.KT)(_)}`,...O&&{severity:"not\
ice",affects:[]}}),n=({host:f})=>(0,j.CC)("credentials-unused",{message:(0,p.xI)`the tokens input has a token for host ${(0,p.SP)(f)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function s(f){const{host:_,token:v,source:h,challenge:I,contentType:O,...y}=f,F=v==="n\
one"&&I===null&&!O?.includes("json")&&y.status===403&&(0,w.VW)(_)===null,z=(0,p.xI)`rejected the token from ${(0,p.LA)(h??"")}`,ee=F?"may not be a registry":v===
"sent"?z:"requires authentication credentials",te=I===null?"":`, and asks for ${I} authentication`,V=!F&&y.url===`https://${_}/.well-known/terraform.json`;return(0,j.
CC)("document-unauthorized",{message:(0,p.xI)`host ${(0,p.KT)(_)} ${ee}: ${(0,w._r)(y,V)}${te}`,help:(0,w.NM)({...y,asked:_},F?i:l(f)),isUnsent:(0,L.wt)(f)})}const a="\
make the discovery document public",i={operator:`${a}, or return 404 if the host has no services`,user:(0,w.Wt)([])};function l({host:f,token:_,source:v,status:h,
challenge:I}){const O=(0,w.qZ)(f);if(I!==null){const y=`exempt /.well-known/terraform.json from ${I} authentication`,A=(0,p.xI)`ask the operator of ${(0,p.KT)(f)} to ${y}`;
return{operator:y,user:A,guest:O,note:"the clients send Bearer tokens only, so no token helps"}}switch(_){case"sent":{const y=h===403?"may read this host":"is c\
omplete and for this host",A=(0,p.xI)`check that the token ${y}, or ${(0,L.qV)(v??"",f)}`;return h===403?{...(0,j.Lw)(A),guest:O}:(0,j.Lw)(A)}case"none":return{
operator:(0,L.nP)(f,`, or ${a}`),besides:a,user:(0,L.nP)(f),guest:O};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,p.xI)`configure ${(0,p.KT)(f)} to respond itself, or ${a}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((ae,G,o)=>{o.d(G,{Er:()=>u,P0:()=>$,P6:()=>S,Qs:()=>P,T0:()=>j,U2:()=>c,
e4:()=>e});var m=o(1780),E=o(9432),p=o(9176),D=o(9615);const w={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS ser\
ver did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},j=({host:t,why:r})=>(0,D.CC)("host-unknown",{message:(0,m.xI)`${(0,m.
KT)(t)} ${w[r]}`,help:r==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the \
check again",obstacle:{verb:"cannot resolve",what:w[r].replace(/.*: /,"")}}),L={refused:"refused the connection",closed:"closed the connection without a respons\
e","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function S({host:t,error:r}){if(typeof r==
"object"&&"proxy"in r)return(0,D.CC)("host-unreachable",{message:(0,m.xI)`${(0,m.KT)(t)} is unreachable: ${r.proxy}`,help:"check that the host is up, that the p\
roxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(r.proxy),help:p.TG}});const d=typeof r=="string"?L[r]:`is unreach\
able (${r.code})`,n="check that the host is up",s="check that a firewall or proxy lets this machine connect to it";return(0,D.CC)("host-unreachable",{message:(0,m.
xI)`${(0,m.KT)(t)} ${d}`,operator:`${n}, and ${s}`,besides:n,user:s,guest:`${s}; otherwise ${(0,E.B9)(t)}`,obstacle:{verb:"cannot connect to",what:d.replace("is\
 unreachable: ","")}})}const T={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of th\
is machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packet\
s from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},C="serve the document\
 as a static file",k=({asks:t})=>t==="document"?C:"find out what the server waits for, such as its storage",R=t=>t.map(({name:r,attemptMs:d,retries:n})=>{const s=Number.
isFinite(d)?(0,E.YA)(d):"without a limit",a=n===0?"":` in each of ${n+1} attempts`,i=r.includes(" and ")?"wait":"waits";return`${r} ${i} ${s}${a}`}).join(", ");
function P(t){if(t.phase==="complete")return(0,D.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(t.host)} took ${(0,E.YA)(t.tookMs)} to return its discovery document; ${R(
t.releases)}`,operator:C,affects:[...new Set(t.releases.map(({client:a})=>a))]});const{verb:r,failed:d,help:n}=T[t.phase],s=t.limitMs===null?"in time":`within ${(0,E.
YA)(t.limitMs)}`;return(0,D.CC)("host-timeout",{message:(0,m.xI)`${(0,m.KT)(t.host)} ${d} ${s}`,help:n||{operator:k(t),guest:(0,E.B9)(t.host)},...r&&{obstacle:{
verb:r,what:d.replace(/.*: /,"")}}})}const $=({host:t,error:r})=>(0,D.CC)("host-protocol",{message:(0,m.xI)`the response of ${(0,m.KT)(t)} is not valid HTTP (${r})`,
operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),g={lookup:"the DNS\
 lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function c({host:t,phase:r,
tookMs:d,limitMs:n,...s}){const a=`(limit ${(0,E.YA)(n)}); ${g[r.name]} took ${(0,E.YA)(r.ms)}`;return"url"in s?(0,D.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(
s.url)} took ${(0,E.YA)(d)} to answer ${a}`,operator:k({asks:"answer"})}):(0,D.CC)("host-slow",{message:(0,m.xI)`${(0,m.KT)(t)} took ${(0,E.YA)(d)} to return its discovery document ${a}`,
operator:C,note:R(s.releases)})}const u=({host:t,attempts:r,failure:d,releases:n})=>(0,D.CC)("host-recovered",{message:(0,m.xI)`discovery of ${(0,m.KT)(t)} succeeded at attempt ${r}; the first attempt failed: ${d}`,
operator:"find out why the host fails intermittently",note:n.length===0?"init succeeded, because the CLI retries discovery":`init with ${n.map(({name:s})=>s).join(
" and ")} would have failed`});function e(t,r){const[{verb:d,help:n=p._$[d]}]=r,[s="",...a]=t,i=a.length===0?(0,m.KT)(s):`any of ${t.length} hosts`,l=a.length===
0&&d==="cannot connect to";return(0,D.CC)("machine-network",{message:(0,m.xI)`this machine ${d} ${i}: ${(0,E.K4)([...new Set(r.map(({what:f})=>f))],3)}`,help:l?
`${n}; otherwise ${(0,E.B9)(s)}`:n})}}),9176:((ae,G,o)=>{o.d(G,{M8:()=>D,TG:()=>m,_$:()=>p});const m="check HTTPS_PROXY, with the user name and password that th\
e proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set H\
TTPS_PROXY",p={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"ca\
nnot connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file\
` to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to al\
low unauthenticated requests to /.well-known/terraform.json"};function D(w,{page:j,url:L,asked:S}){const T=URL.parse(L)?.host,C=T===S,k=C&&w.code==="document-st\
atus";if(j===null||j.kind==="other"||k)return w;const R=`a ${j.kind} page${C?"":` at ${T}`} ("${j.title}") answers`;return{...w,obstacle:{verb:"does not reach",
what:R,isCommon:C}}}}),1098:((ae,G,o)=>{o.d(G,{Dr:()=>P,EK:()=>C,Fu:()=>g,dF:()=>$,vs:()=>L,y7:()=>T});var m=o(255),E=o(1780),p=o(5106),D=o(9432),w=o(9615),j=o(
4481);function L({host:c,service:u,...e}){const t=u===p.OZ?"the cloud block":"the remote backend",r=(0,j.nP)(c),d=(0,m.pk)(c)===c?(0,E.xI)`run \`terraform login ${(0,E.
KT)(c)}\` or \`tofu login ${(0,E.KT)(c)}\`, or `:"",n={...r,terminal:(0,E.xI)`${d}${r.terminal}`},s=(0,E.xI)`${t} requires a token for ${(0,E.SP)(c)}`;return(0,j.
ti)("cloud-token",s,n,e)}const S={organization:"`organization`",workspaces:"`name` in `workspaces`"};function T({block:c,lacks:u,isOpen:e}){const t=c==="cloud b\
lock"?`set ${u.map(r=>p.uW[r]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,w.CC)("cloud-incomplete",{severity:e?"notic\
e":"error",message:`the ${c} has no ${u.map(r=>S[r]).join(" and no ")}`,help:e?"no change is required if `init` gets the arguments with -backend-config":`write \
it in the block, or ${t}, also for this check`})}const C=({url:c,version:u})=>(0,w.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(c)} returned ${u===null?"no \
TFP-API-Version":`TFP-API-Version ${(0,D.dh)(u)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in fron\
t of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),k=c=>"why"in c?(0,E.xI)`the response of ${(0,E.KT)(c.url)} ${(0,D.
dh)(c.why)}`:(0,D._r)({...c,page:null}),R=(c,u,e)=>"status"in c&&[401,403,404].includes(c.status)?e:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(u)}, and that the URL of the service is that of its API`},
P=({host:c,organization:u,source:e,...t})=>(0,w.CC)("cloud-organization",{message:(0,E.xI)`the organization ${u} at ${(0,E.KT)(c)} cannot be read: ${k(t)}`,help:R(
t,c,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.LA)(e)} is valid and belongs to a member`)}),$=c=>(0,w.CC)("cloud-workspace",{message:(0,E.
xI)`the workspace ${c.workspace} of ${c.organization} at ${(0,E.KT)(c.host)} cannot be read: ${k(c)}`,help:R(c,c.host,"check that the token may read the workspa\
ce")}),g=({host:c,organization:u,workspace:e})=>(0,w.CC)("cloud-workspace-missing",{message:(0,E.xI)`${u} at ${(0,E.KT)(c)} has no workspace ${e} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),2801:((ae,G,o)=>{o.d(G,{AO:()=>k,U7:()=>C,n3:()=>R,nD:()=>g,ro:()=>$,sC:()=>T,
wp:()=>S});var m=o(1780),E=o(2432),p=o(9432),D=o(9615);const w=({file:u,line:e})=>`${(0,p.dh)(u)}:${e}`,j={download:["source","the source is downloaded from","u\
se a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads \
to","use an allowed host"]};function L(u){if(u.host===""){const[s]=j["use"in u?u.use:"download"];return[`the host of this ${s} cannot be determined, and may not\
 be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const e=(0,m.xI)`${(0,m.KT)(u.host)}, which is not in \`allowed-hosts\``;
if("service"in u)return[(0,m.xI)`${u.service} of ${(0,m.KT)(u.registry)} is on ${e}`,"use another registry"];if("package"in u)return[(0,m.xI)`the package of ${u.
package} is downloaded from ${e} and was not contacted`,"use another module or provider"];if("use"in u){const[,s,a]=j[u.use];return[(0,m.xI)`${s} ${e}`,a]}const t=(0,m.
xI)`host ${(0,m.KT)(u.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in u))return[t,"use an allowed registry"];const{place:r,clients:d}=u.
implied,n=`${w(r)} names no host, and this is the default of ${(0,p.eZ)(d)}`;return[(0,m.xI)`${t}; ${n}`,"name an allowed registry there"]}function S(u){const[e,
t]=L(u),r=u.host===""?t:(0,m.xI)`${t}, or add ${(0,m.KT)(u.host)} to \`allowed-hosts\``;return(0,D.CC)("host-not-allowed",{message:e,help:r})}const T=u=>(0,D.CC)(
"allowlist-incomplete",{message:`the packages of ${(0,p.px)(u.count,"module")} from registries, Git or archives were not opened; they may use hosts that are not\
 in \`allowed-hosts\``,...u.isAsked?{help:"see why in the other findings, and correct that"}:{help:"restrict the network of the job that runs `init` as well",severity:"\
notice",affects:[]}}),C=({host:u})=>(0,D.CC)("host-generic",{message:(0,m.xI)`${(0,m.KT)(u)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),k=({host:u,address:e,asks:t})=>e==="metadata"?(0,D.CC)("host-private-redirect",{message:(0,m.xI)`${(0,m.KT)(
u)} is the address of ${/^(?:kubernetes|openshift)\b/.test(u)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,D.CC)("host-private-redirect",{message:(0,m.xI)`a public host ${t==="document"?"redirects":"leads"} to ${(0,m.
KT)(u)}, which has a ${e} address and was not contacted`,help:`if ${t==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
R=({host:u,thrown:e})=>(0,D.CC)("host-check-crashed",{message:(0,m.xI)`${(0,m.KT)(u)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${P(e)}`,
help:(0,m.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,m.KT)(u)}\` to \`ignore\``});function P(u){if(!(u instanceof
Error))return(0,p.dh)(String(u));const e=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(u.stack??"")?.[1];return(0,p.dh)(String(u))+(e===void 0?"":` (${e})`)}const $=({host:u})=>(0,D.
CC)("host-http2",{message:(0,m.xI)`${(0,m.KT)(u)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,m.
xI)`enable HTTP/1.1 on ${(0,m.KT)(u)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function g({host:u,stopped:e,
isBegun:t,unchecked:r,total:d}){const n=t?" completely: its visit was under way when":":";return(0,D.CC)("host-not-checked",{message:(0,m.xI)`${(0,m.KT)(u)} was not checked${n} ${(0,p.
Cw)(e)}, with ${r} of ${d} hosts not checked`,help:c[e.kind]})}const c={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((ae,G,o)=>{o.d(G,{$w:()=>C,nP:()=>k,pt:()=>T,qV:()=>P,ro:()=>j,ti:()=>c,to:()=>u,uK:()=>L,wt:()=>S,yN:()=>$,zT:()=>R});var m=o(
8032),E=o(255),p=o(1780),D=o(9432),w=o(9615);const j="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",L={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},S=({token:e})=>e==="dropped"||e==="withheld";function T({
host:e,token:t,source:r},d){const n=d===null?"sent":(0,p.xI)`sent to ${(0,p.KT)(d)}`,s=(0,p.xI)`the token for ${(0,p.KT)(e)} from ${(0,p.LA)(r??"")} was`;switch(t){case"\
none":return(0,p.xI)`no token was found for ${(0,p.KT)(e)}`;case"sent":return(0,p.xI)`${s} ${n}`;case"dropped":return(0,p.xI)`${s} not ${n}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,p.xI)`${s} not ${n}, because the URL is not https; the CLIs do send it`}}function C({host:e,token:t},r,d,n){const s=(0,m.n3)(e)?(0,D.qZ)(e):void 0;
switch(t){case"none":return{...(0,w.Lw)(k(e)),guest:s};case"sent":return(0,w.Lw)(n);case"dropped":return{operator:(0,p.xI)`serve ${r} without the redirect to ${d===
null?"another host":(0,p.KT)(d)}`};case"withheld":return{operator:`serve ${r} at an https URL`}}}function k(e,t="",r=""){const d=(0,E.Fq)((0,p.pj)((0,p.FS)((0,p.
KT)(e)))),[n]=d.ok?(0,E.fK)(d.value):[],s="${{ secrets.REGISTRY_TOKEN }}",a=(0,p.xI)`run \`terraform login ${(0,p.KT)(e)}\``;return{terminal:(0,p.xI)`${r}${n===
void 0?a:$(n)}${t}`,workflow:(0,p.xI)`${r}add the line "${(0,p.KT)(e)}=${s}" to the tokens input${n===void 0?"":(0,p.xI)`, or "${(0,p.LA)(n)}: ${s}" to env`}${t}`}}
const R=e=>e.startsWith("credentials helper ");function P(e,t){const d=R(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,p.xI)` (run \`terraform logout ${(0,p.KT)(
t)}\` before \`terraform login\`)`:"";return(0,p.xI)`store a new one in ${(0,p.LA)(e)}${d}`}const $=e=>/^\w+$/.test(e)?(0,p.xI)`export ${(0,p.LA)(e)}=…`:(0,p.
xI)`env '${(0,p.LA)(e)}=…' terraform init`;function g({isFork:e,searched:t,notRead:r}){if(e)return"secrets are withheld from pull requests of forks";const[d,n]=[
t,r].map(a=>(0,p.XT)(a,a.length,p.LA)),s=r.length===0?"":(0,p.xI)`; not read: ${n??""}`;return(0,p.xI)`no token was found (searched: ${d??""}${s})`}function c(e,t,r,d){
const n=(0,p.xI)`${t}, and ${g(d)}`;return d.isFork?(0,w.CC)(e,{message:n,help:j,severity:"notice"}):(0,w.CC)(e,{message:n,help:(0,w.Lw)(r)})}function u(e,t,r=""){
const{message:d,unexplained:n=d}=e;if("code"in t){const{flaw:a,help:i="",cures:l=(0,w.Lw)(i)}=t,f=a!==void 0&&(0,p.pj)(d).includes(`from ${r}`);return{...e,message:(0,p.
xI)`${d}; ${f?`it ${a}`:t.message}`,cures:l}}const s=t.isFork?{cures:(0,w.Lw)(j)}:{};return{...e,message:(0,p.xI)`${n}; ${g(t)}`,...s}}}),9029:((ae,G,o)=>{o.d(G,
{j:()=>P,o:()=>$});var m=o(3024),E=o(5168),p=o(9968),D=o(2801),w=o(2170),j=o(255),L=o(9897),S=o(5106);let T=function(...t){return{withoutInstalled:T}=o.late([1264],
1264),new.target?new T(...t):T(...t)},C=function(...t){return{thisMachine:C}=o.late([5830],9837),new.target?new C(...t):C(...t)},k=function(...t){return{mergeMistakes:k}=
o.late([5830],9837),new.target?new k(...t):k(...t)},R=function(...t){return{readCliConfig:R}=o.late([5830],9837),new.target?new R(...t):R(...t)};function P(t,r,d,{
environment:n,directory:s},a=null){const i=t.every(({needs:A})=>A.length===0);if(r.depth!=="init"&&r.hostnames.length===0&&i)return{usages:t,remarks:[],findings:[],
configs:[],releases:d.releases};const f=$(r.cliConfig,d.clients,n,s).map(A=>g(A,s,r)),_=d.releases.map(A=>{const F=f.find(({client:z})=>z===A.client);return{...A,
attemptMs:F?.requestTimeoutMs??A.attemptMs}}),v=r.depth!=="discovery",h={root:s,plugins:a,releases:_,asksMirrors:v},O=t.some(({needs:A})=>A.some(({service:F})=>F===
S.xq))?T(t,f,h):{usages:t,remarks:[],findings:[]},y=[...f.flatMap(A=>A.findings),...O.findings];return{...O,findings:k(y),configs:f,releases:_}}function $(t,r,d,n=null){
const s=C(d);return r.map(a=>R(a,s,t,n))}function g(t,r,d){if(d.allowedHosts.length===0)return t;const n=c(r),s=t.files.filter(({path:I})=>(0,p.UO)(c(I),n)),a=new Set(
s.map(({shown:I})=>I)),i=(0,E.Ol)(t).installation?.methods??[],l=t.forced.flatMap(({place:I,services:O})=>O.map(({value:y})=>({place:I,host:typeof y=="string"?e(
y):null}))),f=[...i.flatMap(u),...l].filter(({place:I,host:O})=>O!==null&&a.has(I.file)&&!(0,j.ev)(O,d)),_=f.map(({place:I,host:O})=>{const y=(0,D.wp)({host:(0,j.
nx)(O??""),use:"configuration"});return(0,w.kH)(y,{places:[I],clients:[t.client]})}),v=new Set(f.map(({place:I})=>I)),h=t.forced.filter(({place:I})=>!v.has(I));
return{...t,forced:h,findings:[...t.findings,..._]}}const c=t=>(0,p.N0)(()=>(0,m.realpathSync)(t),t);function u(t){const{kind:r,place:d}=t;return r==="network"?
[{place:d,host:(0,j.Pm)(t.url)}]:r!=="local"||t.path!==null?[]:[{place:d,host:(0,j.yo)(`https://${t.shown}`)??L.IZ}]}const e=t=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(
t)?(0,j.yo)(t.replace(/^\/\//,"https://"))??L.IZ:null}),5306:((ae,G,o)=>{o.d(G,{o0:()=>F,SQ:()=>A});var m=o(3916),E=o(9373),p=o(5324),D=o(6889),w=o(3114),j=o(1011),
L=o(742),S=o(4756),T=o(2170),C=o(9119),k=o(8032),R=o(3096),P=o(3298),$=o(4515),g=o(3024),c=o(6760),u=o(9968),e=o(2172),t=o(9059),r=o(8339),d=o(2485),n=o(5243),s=o(
9897);const a=100;function i(V,q){const J=_(q),ne=V.flatMap(oe=>{const{kind:ue,version:W,directories:x,isOverridden:b,replacedFor:U}=oe,K=/^(module|test_module|terragrunt_source)$/.
test(ue),B=W!==void 0||x!==void 0&&!q.isStrict;if(!K||b||B)return[];const H=oe.clients.filter(Y=>!U?.includes(Y)).flatMap(Y=>{const X=J(oe,Y);return X===null?[]:
{client:Y,reason:X}}),[N]=H;return N===void 0?[]:{usage:oe,reason:N.reason,clients:H.map(({client:Y})=>Y)}}),re=(0,P.O)(()=>h(q));return[...Map.groupBy(ne,({reason:oe})=>oe.
paths.at(-1)??"")].slice(0,a).flatMap(([oe,ue])=>{const W=(0,P.O)(({why:x,paths:b})=>x==="outside"||x==="skipped"?(0,S.a3)({what:x,path:oe}):(0,r.Iz)({path:oe,maker:x===
"created"?"`init`":re()(b)}));return ue.map(({usage:{place:x,text:b},reason:U,clients:K})=>{const B=(0,d.Kc)(b??"");return(0,T.kH)(W(U),{places:[x],clients:K,isPlaceholder:B})})})}
const l={throwIfNoEntry:!1},f=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function _({root:V,scan:q,units:J,directories:ne,isStrict:re}){const{locate:ce,nameOf:oe}=(0,p.
ET)({root:V,scan:q}),ue=(0,P.O)(b=>(0,u.N0)(()=>(0,g.statSync)((0,c.join)(V,b),l)?.isDirectory()===!0,!1)),W=(0,P.O)(b=>{if(/^\.\.(\/|$)/.test(b)||ue(b)){const N=ce(
b)!==null;return N&&!re?null:{why:N?"skipped":"outside",paths:[b]}}const K=b.split("/"),B=K.map((N,Y)=>K.slice(0,Y+1).join("/")),M=B.findIndex(N=>!ue(N));return(0,u.
N0)(()=>{const N=(0,g.lstatSync)((0,c.join)(V,B[M]??""),l);return N===void 0||N.isFile()},!1)?f.test(b)?re?{why:"created",paths:[b]}:null:{why:"missing",paths:B.
slice(M)}:{why:"outside",paths:[b]}}),x=(0,P.O)(b=>{const U=J.filter(B=>B.directory===b||B.module===b);return U.some(B=>B.unknown!==null||B.isPartial)?[]:[b,...U.
flatMap(j.CI)]});return(b,U)=>{const K=(0,R.jt)(b.place.file),B=b.kind==="test_module"?[(0,R.RO)(K)]:[],M=b.directories??[...B,...x(K)],H=(0,e.MZ)(b,U).flatMap(
({source:N,isOpen:Y})=>{const X=Y?b.evaluated?.[U]?.text??"":"";if(N===null&&re&&(0,n.Nj)(X))return[{why:"skipped",paths:[X]}];const Z=!re&&/[$%]\{/.test(N??"");
if(N===null||Z)return[null];const se=(0,s.qC)(N);if(se.length>0)return[se.some(me=>ne.has(oe(me)??".."))?null:{why:"outside",paths:[N]}];if(!(0,n.Nj)(N)||b.kind===
"terragrunt_source")return[null];const ie=M.map(he=>(0,R.un)(he,N)),de=ie.filter(he=>!ne.has(he));return(b.directories===void 0&&de.length<ie.length?[null]:de.map(
W)).filter(he=>!b.directories||he?.why!=="missing")});return H.includes(null)?null:H[0]??null}}const v=[".gitignore","vendir.yml","vendor.yaml","Terrafile","per\
u.yaml"];function h({root:V,exclude:q,toolFiles:J}){const ne=(0,p.ET)({root:V,scan:[]}),re=(0,P.O)(W=>({file:W,text:ne.read(W)??""})),ce=(0,P.O)(()=>[...(0,t._X)(
{root:V,exclude:q},J)]),oe=[".git/config.worktree",".git/config"].find(W=>/sparsecheckout\s*=\s*true/i.test(re(W).text)),ue=[...re(".gitmodules").text.matchAll(
/^\s*path\s*=\s*(.*\S)/gm)];return W=>{if(oe!==void 0)return oe;const x=W.at(-1)??"";if(ue.some(([,B])=>(0,R.Gz)(x,"").startsWith(`${B}/`)))return".gitmodules";
const b=x.split("/");return[...b.flatMap((B,M)=>v.map(H=>re((0,R.Gz)(b.slice(0,M).join("/"),H)))),...ce()].find(({text:B})=>W.some(M=>I(B,M)))?.file??null}}function I(V,q){
const J=q.split("/").toReversed(),[ne=""]=J;return!V.includes(ne)&&!V.includes("*")?!1:(V.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(re=>{const ce=re.split("/").filter(
oe=>!/^\.*$/.test(oe));return/^[\w-]+(\.[\w-]+)+$/.test(ce[0]??"")&&ce.length>2?ce.at(-1)?.replace(/\.git$/,"")===ne:ce.some((oe,ue)=>(oe===ne||/\w\*|\*\w/.test(
oe)&&(0,m.matchesGlob)(ne,oe))&&J.slice(1,ue+1).every((x,b)=>O(ce[ue-b-1],x)))})}const O=(V="",q)=>V===q||/[$*{}]/.test(V);let y=function(...V){return{readTools:y}=
o.late([3276,3494,2797,5009],2797),new.target?new y(...V):y(...V)};async function A(V,q){const{directory:J,environment:ne,stop:re,progress:ce}=q,oe={root:J,scan:V.
scan,exclude:V.exclude},ue=(0,L.cw)(oe,Object.keys(ne)),W=await(0,$.nE)(ue,re,x=>ce({kind:"scan",files:x}));return ee(W,V,(0,p.ET)(oe))}function F({dialect:V,exclude:q,
scan:J,allowedHosts:ne},re,{environment:ce,directory:oe}){const ue=(0,P.O)(()=>y({root:oe,exclude:q},re.toolFiles)),W=!!ce.TF_CLOUD_HOSTNAME,x=J.length>0,b={setting:V,
scan:x?{...re,tools:ue,hasCloudHostname:W}:null},U=(0,D.L2)(b),{clients:K,versions:B}=U,M=(0,k.Eo)((0,k.tB)("terraform",B)),H=de=>M||!(0,w.xO)(de),Y=(0,j.eI)((0,j.
sw)(re.usages,K),(0,k.d3)(U)).filter(({place:de})=>H(de.file)),X=ne.length>0,se=[...i(Y,{...re,...{root:oe,scan:J,exclude:q,isStrict:X}}),...X?z(re):[]],ie=Y.some(
({workspace:de})=>de?.lacks)&&ue().givesState;return{dialect:U,usedBy:()=>(0,D.rU)(U,b.scan),usages:ie?Y.map(Q):Y,notes:[...(0,j.vH)(re.notes,K).filter(de=>H((0,T.
W7)(de))),...se]}}function z(V){const{unselected:q,linked:J,directories:ne,units:re,unread:ce,notes:oe}=V,ue=new Set(oe.flatMap(x=>(0,T.Xd)(x)?.file??[])),W=[...J].
filter(([,x])=>x===null||!ne.has(x));return[...q.map(x=>(0,T.ht)(x,(0,S.a3)({what:"unselected"}))),...W.map(([x])=>(0,T.ht)(x,(0,S.a3)({what:"linked"}))),...(0,C.
jH)(ce).map(x=>(0,T.kH)((0,S.a3)({what:"generated"}),{places:[x]})),...re.flatMap(({directory:x,module:b,unknown:U})=>U===null||b!==null||ue.has(U.file)?[]:(0,T.
kH)((0,S.a3)({what:"skipped",path:x}),{places:[U]}))]}function Q(V){if(V.workspace?.lacks===void 0)return V;const{organization:q,name:J}=V.workspace;return{...V,
workspace:{organization:q,name:J}}}function ee(V,{roots:q,exclude:J},ne){const re=new Set(V.links.values());if(re.size===0)return V;const[ce,oe]=[(0,p.Ls)(q),(0,p.
Ls)(J)],ue=k.Du.flatMap(M=>[...(0,E.Pv)(V,M).values()]),W=new Set(ue.flatMap(E.s1)),x=new Set(V.units.map(({directory:M})=>M)),b=(0,P.O)(M=>W.has(M)||x.has(M)||
ce(M||".")?!1:ne.list(M).map(N=>(0,R.Gz)(M,N)).every(N=>re.has(N)||oe(N)||!te(N))),U=M=>re.has(M)&&te(M)&&b((0,R.jt)(M)),K=V.usages.filter(({place:M})=>!U(M.file)),
B=V.declared.filter(({place:M})=>!U(M.file));return{...V,usages:K,declared:B,notes:V.notes.filter(M=>!U((0,T.W7)(M)))}}function te(V){const q=(0,w.L8)((0,m.basename)(
V),new Set,(0,m.basename)((0,m.dirname)(V)));return q!==void 0&&q.class!=="terragrunt"}}),345:((ae,G,o)=>{o.d(G,{s:()=>C});var m=o(3024),E=o(6760),p=o(9968),D=o(
7811),w=o(9432),j=o(101),L=o(3152);let S=function(...c){return{X509Certificate:S}=process.getBuiltinModule("node:crypto"),new.target?new S(...c):S(...c)};const T=4*
1024*1024;function C(c,{environment:u,directory:e,wording:t=L.w7}){const{settings:r,mistakes:d}=(0,L.P$)(c,t),n=P(r.caFile,t),s=R(u),a=[n,s].flatMap(h=>h.ok?[]:
[h.why]),i=(0,p.N0)(()=>(0,m.statSync)(e).isDirectory(),!1),f=r.scan.filter(h=>!/[*?[\]{}]/.test(h)).flatMap(h=>k(h,e,t)??[]),_=`GITHUB_WORKSPACE names ${(0,w.dh)(
e)}, which is not a directory`,v=[...d,...a,...i?f:[_]];if(v.length>0||!n.ok||!s.ok)throw new L.GN(v);return{...r,authorities:n.value,chooseProxy:s.value}}function k(c,u,{
missingPath:e,setting:t}){const r=(0,E.resolve)(u,c);return(0,m.existsSync)(r)?(0,p.N0)(()=>(0,m.accessSync)(r,m.constants.R_OK)===void 0,!1)?null:`${t("scan")}\
 names ${r}, which this user may not read`:e(c,u)}function R(c){try{return(0,D.Ju)((0,j.N)(c))}catch(u){if(u instanceof TypeError)return(0,D.TR)(u.message);throw u}}
function P(c,{setting:u}){if(c===null)return(0,D.Ju)(null);const e=(0,p.yR)(c,T),t=u("ca-file");if(!e.ok)return(0,D.TR)(`${t} "${c}" ${(0,w.mP)(e.failure)}`);const r=g(
e.text);return r.ok?r:(0,D.TR)(`${t} "${c}" ${r.why}`)}const $=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function g(c){const u=c.match($)??[];
if(u.length===0)return(0,D.TR)("contains no certificate; expected PEM");try{for(const e of u)new S(e);return(0,D.Ju)(u.join(`
`))}catch(e){const t=e instanceof Error?e.message:e;return(0,D.TR)(`contains an invalid certificate: ${t}`)}}}),5440:((ae,G,o)=>{o.d(G,{Qm:()=>$,TU:()=>k,i4:()=>e,
pb:()=>u,zt:()=>T});var m=o(7811),E=o(8339),p=o(2485),D=o(2213),w=o(255),j=o(5243),L=o(9897),S=o(3846);const T={host:null,isHostImplied:!1,needed:null},C=h=>({host:h,
isHostImplied:!1,needed:(0,w.Rt)(h)?"state":h}),k=h=>({host:h,isHostImplied:!0,needed:h}),R=h=>({host:h,isHostImplied:!1,needed:null}),P=h=>h===null?T:{...T,directHost:h},
$=h=>({...T,problem:h}),g=(h,I)=>$((0,E.DA)({reason:"rejected",error:h,advice:I}));function c(h,I,O){return O===null?h:{...h,problem:(0,E.My)({text:I,host:h.host,
advice:O})}}const u={module:a,"test-module":(h,I,O)=>{const y=(0,j.vL)(h,I).kind==="remote";return I==="opentofu"||!y?a(h,I,O):$((0,E.DA)({reason:"remote-in-tes\
t",text:h}))},provider:l,"locked-provider":f,"stack-component":_,stack:(h,I)=>{const O=(0,j.A)(h);return O.ok&&!h.startsWith(".")?R(O.value.host):{..._(h,I),isHostImplied:!1,
needed:null}},"stack-output":h=>{const[I="",...O]=h.split("/");return O.length===3?s(I,R):$((0,E.DA)({reason:"stack",text:h}))},terragrunt:v,host:h=>s(h,C),url:h=>P(
(0,D.Ul)(h)),"host-part":h=>P((0,D.D8)(h)),"state-path":h=>P((0,D.Bm)(h))};function e(h,I,O){if(h==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.exec(I)??[];return z!==
void 0?r(z,O):/^$|^t$|^tfr?$|^tfr:/.test(I)?void 0:d(I,O)}if(h==="url"&&/^postgres|=/i.test(I))return P(L.IZ);if(/^(url|host-part|state-path)$/.test(h))return d(
I,O);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(I))return d(I,O);const y=I.indexOf("/");if(y<0)return;const A=(0,j.
vL)(`${I.slice(0,y)}/a/b/c`,O);return A.kind!=="registry"?d(I,O):I.split("/").length<t?{...n(A),directHost:L.IZ}:n(A)}const t=4,r=(h,I)=>h===""?k((0,j.Vm)(I)):s(
h,C),d=(h,I)=>(0,j.Nj)(h)?T:P((0,L.uE)(h,I)),n=({host:h,hostImplied:I})=>I?k(h):C(h);function s(h,I){const O=(0,w.Pv)(h),y=(0,p.L6)(h);return O.ok?c(I(O.value),
h,y):$((0,E.k0)({text:h,error:O.why,advice:y}))}function a(h,I,O){if((0,j.Nj)(h)&&!O)return T;const y=(0,j.vL)(h,I),A=y.kind==="registry"?(0,m.Ju)(y):(0,j.rE)(h,
I);if(O&&!A.ok){const{why:ee}=A,te=/^https?:/i.test(h)?{kind:"invalid",error:ee}:y,q=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,p.NM)(h,te,A),J=/^[a-z0-9]+::/i.test(
h)?"remote":y.kind;return q===null&&(J==="local"||J==="remote")?$((0,E.DA)({reason:`${J}-with-version`,text:h})):g(ee,q)}const F=(0,p.NM)(h,y,A);if(A.ok)return c(
n(A.value),h,F);if(y.kind==="invalid"){const ee=h.includes("://")?{directHost:L.IZ}:{};return{...g(y.error,F??p.x3),...ee}}if(y.kind!=="remote")return c(T,h,F);
const{refusal:z,host:Q}=y;return z!==null?g(z,F??p.x3):Q!==L.IZ||F!==null?c(P(Q),h,F):{...P(Q),problem:(0,E.My)({text:h,host:Q,advice:i})}}const i="write the ho\
st after the scheme, such as git::https://HOST/PATH";function l(h,I){const O=(0,S.mi)(h,I);switch(O.kind){case"legacy":return g(`Invalid legacy provider address\
: the provider "${O.type}" has no namespace`,`write NAMESPACE/${O.type}`);case"registry":return O.hostImplied?k(O.host):c(C(O.host),h,(0,p.cr)(h));case"builtin":
return O.type==="terraform"?R(O.host):g(`Invalid dependency on built-in provider: none is named "${O.type}"`,"write the address of a provider in a registry");case"\
invalid":{const[y="",A]=O.error.split(`

`);return g(y,A??(0,p.cr)(h))}}}function f(h,I){const O=(0,S.mi)(h,I);if(O.kind==="invalid")return g(O.error,null);if(O.hostImplied)return $((0,E.DA)({reason:"l\
ocked-provider",text:h}));if(O.kind==="builtin")return R(O.host);const y=I==="opentofu"&&(0,S.Gi)(O);return{...C(O.host),needed:y?(0,j.Vm)(I):O.host}}function _(h,I){
if(h!==h.trim())return $((0,E.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return T;const O=(0,j.rE)(h,I);if(O.ok)return n(O.value);const y=(0,j.A)(
h);if(y.ok)return R(y.value.host);const A=(0,j.vL)(h,I);return A.kind==="invalid"?g(A.error,(0,p.NM)(h,A,O)):P(A.kind==="remote"?A.host:null)}function v(h,I){const[
O,y="",A=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(O===void 0){if(h.startsWith("gitlab.com/"))return P("gitlab.com");if((0,L.GL)(h))return T;const z=(0,L.
cx)(h,"opentofu");if(!(z.ok&&(0,L.Of)(h,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const ee=(0,L.cx)(h,I);return P(ee.ok?ee.value.host:L.IZ)}}const[
F=""]=A.split("//");return F.split("/").length!==3?$((0,E.DA)({reason:"terragrunt",text:h})):r(y,I)}}),3791:((ae,G,o)=>{o.d(G,{o:()=>S,q:()=>L});var m=o(1780),E=o(
9432),p=o(9615);const D=T=>T===1?"1 module or provider was":`${T} modules and providers were`;function w(T){const{names:C}=T,k=(0,m.XT)(C,3,R=>(0,m.KT)((0,E.dh)(
R)));switch(T.what){case"inside":return(0,m.xI)`modules and providers inside ${k} were not checked`;case"direct":{const R=C.length-T.git,P=[...T.git>0?[`${(0,E.
px)(T.git,"module")} from Git`]:[],...R>0?[`${(0,E.px)(R,"module")} from an archive or bucket`]:[]];return(0,m.xI)`${P.join(" and ")} ${C.length===1?"was":"were"} not checked: ${k}`}case"\
open":return(0,m.xI)`${(0,E.px)(C.length,"module")} ${C.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${k}`;case"\
limit":return(0,m.xI)`max-requests (${T.max}) was reached, so ${D(C.length)} not checked: ${k}`;case"chain":return(0,m.xI)`${k} was not opened, because more than ${T.
max} calls lead to it`;case"hosts":return(0,m.xI)`packages name more than ${T.max} hosts that no file names, so ${k} were not contacted`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${D(
C.length)} not checked: ${k}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${D(C.length)} not checked: ${k}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${D(C.length)} not checked: ${k}`;case"contents":return(0,m.xI)`the checksums of ${(0,E.px)(C.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${k}`;case"package":return(0,m.xI)`${k} ${C.length===1?
"was":"were"} not opened: ${(0,E.dh)(T.why)}`;case"submodules":return(0,m.xI)`the submodules of ${k} were not fetched, and \`init\` fetches them`;case"getter":return(0,m.
xI)`the package of ${(0,E.px)(C.length,"registry module")} was not checked, because it is downloaded with ${T.getter}: ${k}`;case"units":return(0,m.xI)`${(0,E.px)(
C.length,"Terragrunt unit")} ${C.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${k}`}}const j={
limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock`\
 or `tofu providers lock`"},L=T=>(0,p.CC)("not-followed",{message:w(T),help:T.what==="package"?T.cure:j[T.what==="work"?"limit":T.what],...T.what==="work"&&{severity:"\
warning"}});function S({by:T,address:C,constraint:k,newest:R,others:P}){const $=(0,m.xI)`${(0,E.dh)(T)} requires ${(0,m.KT)((0,E.dh)(C))}${k===null?"":` "${(0,E.
dh)(k)}"`}`,g=P.length>0?`which conflicts with ${(0,E.K4)(P,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(R??"")}`,c=R===null?"which the reg\
istry does not have":g;return(0,p.CC)("module-described",{message:(0,m.xI)`according to the registry, ${$}, ${c}`,help:"run `init` to confirm; if it fails, use \
another version of the module"})}}),533:((ae,G,o)=>{o.d(G,{D0:()=>ue,lz:()=>U,G9:()=>x});var m=o(9373),E=o(2170),p=o(9119),D=o(3096),w=o(3298);let j=function(...M){
return{isOfInit:j}=o.late([4878],4878),new.target?new j(...M):j(...M)},L=function(...M){return{noteCall:L}=o.late([4878],4878),new.target?new L(...M):L(...M)},S=function(...M){
return{partsOf:S}=o.late([4878],4878),new.target?new S(...M):S(...M)};const T=1e6,C=({problem:M,severity:H})=>H==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(M.code),k=({usages:M,notes:H,declared:N})=>H.some(Y=>C(Y)||(0,p.Zl)((0,E.W7)(Y)))||[M,N].some(Y=>Y.some(({place:X})=>(0,p.Zl)(X.file)||j((0,D.jt)(X.file))));
function R(M,H){const N=new Set,Y=new Set,X=new Map;let Z=T;for(const{parts:le,isAside:fe,inside:he}of S(H)){if(Z-=le.length,Z<0)break;for(const me of le)N.add(
me),fe||Y.add(me);for(const[me,ge]of he.calls)L(X,me,ge)}const se=Z<0?M:P(M,N,X),ie=se.notes.map(le=>{const fe=(0,D.jt)((0,E.W7)(le)),he=N.has(fe)||N.has((0,D.RO)(
fe));return C(le)&&!he?{...le,severity:"warning"}:le});return{...Y.values().some(le=>(0,p.Zl)((0,D.Gz)(le,"main.tf")))?$({...se,notes:ie},le=>Y.has((0,D.jt)(le))&&
(0,p.Zl)(le)):{...se,notes:ie},installed:[...X.values()].filter(Boolean).length}}function P({usages:M,declared:H,notes:N},Y,X){const Z=se=>!j((0,D.jt)(se))||Y.has(
(0,D.jt)(se));return{usages:M.flatMap(se=>!Z(se.place.file)&&se.kind!=="saved_state"?[]:X.get(se)===!0?{...se,needs:[],directHost:void 0}:se),declared:H.filter(
({place:se})=>Z(se.file)),notes:N.filter(se=>Z((0,E.W7)(se))||se.problem.code.startsWith("file-"))}}function $({usages:M,declared:H,notes:N},Y){const X=(0,w.O)(
Z=>Y(Z.file)?{...Z,isInUse:!0}:Z);return{usages:M.map(({version:Z,...se})=>({...se,place:X(se.place),...Z&&{version:{...Z,place:X(Z.place)}}})),declared:H.map(Z=>({
...Z,place:X(Z.place)})),notes:N.map(Z=>({...Z,places:Z.places.map(se=>typeof se=="string"?se:X(se))}))}}var g=o(5324),c=o(6889),u=o(9432),e=o(4756),t=o(3791),r=o(
8032),d=o(3152),n=o(9465),s=o(1011),a=o(3114),i=o(742);let l=function(...M){return{usagesOf:l}=o.late([3276,3494,2797,3542],2797),new.target?new l(...M):l(...M)},
f=function(...M){return{declaredIn:f}=o.late([3276,3494,2797,3542],2797),new.target?new f(...M):f(...M)},_=function(...M){return{parseFile:_}=o.late([3276,3494,
2797,3542],2797),new.target?new _(...M):_(...M)},v=function(...M){return{Terragrunt:v}=o.late([3276,3494,5242],5242),new.target?new v(...M):v(...M)};function h(M){
const H=y(M),N={calls:[],links:new Map,terragrunt:[]},Y=(0,i.Vm)(H,N,[]),X=(0,i.aC)(Y,()=>new v(Y));return(0,w.O)(Z=>{if(!M.directories.has(Z))return null;const se=H.
list(Z),ie=[...M.unreadable].filter(([pe])=>(0,D.jt)(pe)===Z),de=new Set([...se,...ie.map(([pe])=>I(pe))].filter(a.tr)),le=ie.flatMap(([pe,_e])=>{const ve=(0,a.
L8)(I(pe),de,"")?.clients??[];return{...(0,E.ht)(pe,(0,e.WO)({what:"link",code:_e,isRefused:!0})),clients:ve}}),fe=se.flatMap(pe=>{const _e=(0,a.L8)(pe,de,""),ve=(0,D.
Gz)(Z,pe),Oe=M.files.get(ve)??"";return _e===void 0?[]:_(Oe,{..._e,isOfPackage:!0},ve)}),{usages:he,notes:me}=l(fe,X),ge=[...me,...le.filter(({clients:pe})=>pe.
length>0)];return{usages:he.map(O),declared:[...f(fe)],notes:ge}})}const I=M=>M.slice(M.lastIndexOf("/")+1);function O(M){if(M.calls===void 0)return M;const H=Object.
entries(M.calls).map(([N,Y])=>[N,Y.map(X=>({...X,root:null}))]);return{...M,calls:Object.fromEntries(H)}}function y({files:M,directories:H}){const N=Map.groupBy(
M.keys(),D.jt),Y=X=>M.has(X)||H.has(X);return{list:X=>(N.get(X)??[]).map(I).sort(),directories:()=>[],exists:Y,locate:X=>Y(X)?X:null,nameOf:()=>null,read:X=>M.get(
X)??null}}let A=function(...M){return{rootsOf:A}=o.late([4878],4878),new.target?new A(...M):A(...M)},F=function(...M){return{upToLimit:F}=o.late([4878],4878),new.target?
new F(...M):F(...M)},z=function(...M){return{rootNotes:z}=o.late([4284],4284),new.target?new z(...M):z(...M)};function Q(M){const{layouts:H,changed:N,dialect:Y,
rootRules:X,textRules:Z,stop:se}=M,ie=()=>!!se?.why,de=({places:fe})=>N===null||fe.some(he=>typeof he!="string"&&N.has(he.file)),le=(0,n.Zf)(te(Y),Z);return fe=>{
const he=new n.fO({opened:fe,read:le,isEnded:ie}),me=A(H,N,Y.versions,!0,he),ge=[...F(me,()=>{})];return{roots:ge,notes:()=>{const _e=z(X);return ge.forEach(_e.
add),[...he.allNotes(),..._e.notes().filter(ee)].filter(de)}}}}const ee=({places:M})=>M.some(H=>typeof H!="string"&&H.inside!==void 0);function te(M){const H=(0,r.
d3)(M);return(0,w.O)(N=>{const Y=h(N);return X=>{const Z=Y(X);if(Z===null)return null;const se=(0,s.sw)(Z.usages,M.clients),ie=(0,s.vH)(Z.notes,M.clients);return{
...Z,usages:(0,s.eI)(se,H),notes:ie}}})}let V=function(...M){return{layoutsOf:V}=o.late([4878],4878),new.target?new V(...M):V(...M)},q=function(...M){return{rootsOf:q}=
o.late([4878],4878),new.target?new q(...M):q(...M)},J=function(...M){return{unmatched:J}=o.late([4878],4878),new.target?new J(...M):J(...M)},ne=function(...M){return{
upToLimit:ne}=o.late([4878],4878),new.target?new ne(...M):ne(...M)},re=function(...M){return{rootNotes:re}=o.late([4284],4284),new.target?new re(...M):re(...M)},
ce=function(...M){return{textNotes:ce}=o.late([4284],4284),new.target?new ce(...M):ce(...M)},oe=function(...M){return{withoutRefused:oe}=o.late([4284],4284),new.target?
new oe(...M):oe(...M)};function ue(M){const{usages:H,declared:N,changed:Y,dialect:X,settings:Z,isLockReadonly:se}=M;if(H.length===0&&N.every(m.z0)&&Z.roots.length===
0)return{roots:[],notes:[],expand:null};const{clients:de,versions:le}=X,fe=W(M),he=[],me=[],ge=Z.dialect.name==="auto"?[]:de,pe=(0,c.uQ)(Z.dialect,X),_e={clients:de,
upgrade:Z.upgrade,isLockReadonly:se,versionIn:pe},ve=re(_e),Oe=Z.depth!=="discovery",Me=({directory:Ee},De)=>{me.push((0,E.ht)(Ee,(0,e.ub)({kind:"roots",max:De})))};
for(const Ee of ne(q(fe,Y,le,Oe),Me)){if(M.stop?.why)break;ve.add(Ee),Oe&&he.push(Ee)}const we={...X,set:ge,isPredicted:Oe},$e=Ee=>Y===null||Y.has((0,E.W7)(Ee)),
ye=[...ce(H,N,we)].filter($e),Ie=new Set(M.notes.flatMap(Ee=>Ee.problem.code==="lock-invalid"?(0,E.W7)(Ee):[])),Pe=[...ye,...ve.notes()].filter(Ee=>!Ie.has((0,E.
W7)(Ee))),{ending:Te}=M,ke={layouts:fe,changed:Y,dialect:X,rootRules:_e,textRules:we,stop:Te};return{roots:he,notes:[...Pe,...me,...Oe?b(fe,Y):[]],expand:Z.depth===
"init"?Q(ke):null}}function W(M){const{dialect:H,settings:N,listed:Y,endedAt:X,installed:Z=[]}=M,se=N.upgrade?[]:Z,ie={...M,installed:se,clients:H.clients};return Y===
void 0?U(ie,N,X===null):B(ie,Y)}function x(M){const{usages:H,declared:N,installed:Y=[],settings:X}=M,se=X.depth!=="discovery"?oe(M.notes,H):M.notes,ie={usages:H,
notes:se,declared:N};if(Y.length===0&&!k(ie))return{...ie,remarks:[]};const{installed:de,...le}=R(ie,W(M)),fe=`modules in .terraform are used as \`init\` uses the\
m: ${de}`;return{...le,remarks:de===0?[]:[fe]}}function b(M,H){const N=[...new Set(M.flatMap(({unknown:Z})=>Z))].filter(({files:Z})=>H===null||Z.some(se=>H.has(
se)));if(N.length===0)return[];const Y=N.map(({directory:Z})=>Z||"."),X=(0,p.As)((0,p.jH)(N.flatMap(({unknown:Z})=>Z??[])));return[(0,E.kH)((0,t.q)({what:"units",
names:Y}),{places:X,clients:r.Du})]}function U(M,{roots:H},N){const Y=H.map(de=>({text:de,matches:(0,g.Ls)([de])})),X=V({...M,patterns:Y}),Z=N?J(X,Y):[];if(Z.length===
0)return X;const se=V({...M,patterns:[]}).flatMap(de=>de.roots),ie=[...new Set(se.map(({name:de})=>de||"."))];throw new d.GN(Z.map(de=>{const le=(0,u.K4)(K(de,ie),
5,u.dh),fe=le===""?"":`; the nearest root modules are ${le}`;return`roots: no directory with configuration matches ${de}${fe}`}))}function K(M,H){const N=new Set(
M.split("/")),Y=X=>X.split("/").filter(Z=>N.has(Z)).length;return H.toSorted((X,Z)=>Y(Z)-Y(X))}function B(M,{roots:H,rootsAreNamed:N}){const Y=M.units.filter(X=>X.
unknown!==null);return M.clients.flatMap(X=>{const Z=H.filter(({clients:le})=>le.includes(X)),se=new Set([...Y,...Z].map(({directory:le})=>le||"."));return V({...M,
clients:[X],patterns:[{text:"",matches:le=>se.has(le)}]}).map(le=>({...le,isNamed:N}))})}})};export{Ce as ids,Ae as modules};
var $late0;
