const Xe=[172,699,33,919],Ye={9941:((re,G,r)=>{r.d(G,{SH:()=>P,Td:()=>v,lS:()=>y,n_:()=>h,w4:()=>C,yN:()=>A});const _=25e4,E=100;class h{max;count=0;constructor(f=_){
this.max=f}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const P=(O,f,i)=>O.kind==="n\
ative"?O.blocks.filter(c=>c.type===f&&c.labels.length===i):O.members.flatMap(({name:c,value:e})=>c===f?k(f,e,i,[]):[]),v=O=>O.kind==="native"?O.attributes:O.members;
function C(O,f){if(!(O.kind==="native"&&O.mayHave?.(f)===!1))return v(O).find(i=>i.name===f)}const y=O=>(O.kind==="tuple"?O.elements:[O]).flatMap(i=>i.kind==="o\
bject"?i.items.filter(T):[]),T=O=>O.name!==void 0&&O.name!=="//";function k(O,f,i,c){if(i>0)return y(f).flatMap(({name:n,start:s,end:a,value:o})=>k(O,o,i-1,[...c,
{value:n,start:s,end:a}]));const e={start:f.start,end:f.start+1};return(f.kind==="tuple"?f.elements:[f]).filter(({kind:n})=>n==="object"||n==="tuple").map(n=>({
...e,type:O,labels:c,body:{kind:"json",members:y(n)}}))}const A=O=>{const f=[O.startsWith("\uFEFF")?1:0];let i=O.indexOf(`
`),c;return({start:e,end:n})=>{for(;i>=0&&i<e;i=O.indexOf(`
`,i+1))f.push(i+1);c??=S(O);const s=Math.max(1,$(f,e)),a=f[s-1]??0,o=(f[s]??(i<0?O.length:i)+1)-1;return{line:s,column:j(Math.max(e,a),a,c),endColumn:j(Math.min(
n,o),a,c)}}},j=(O,f,i)=>O-f-$(i,O-1)+$(i,f-1)+1,S=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),f=>f.index):[];function $(O,f){
let i=0,c=O.length;for(;i<c;){const e=i+c>>>1;(O[e]??0)<=f?i=e+1:c=e}return i}}),2172:((re,G,r)=>{r.d(G,{IY:()=>O,Im:()=>f,JT:()=>$,KS:()=>c,MP:()=>S,MZ:()=>e,W$:()=>j,
Xo:()=>s,cd:()=>A,ek:()=>i,g_:()=>o,lc:()=>n});var _=r(3096),E=r(5243),h=r(3846),P=r(180),v=r(3298),C=r(9941);let y=function(...t){return{readHcl:y}=r.late([699,
276,631,797,557],2797),new.target?new y(...t):y(...t)},T=function(...t){return{detach:T}=r.late([699,276,631,797,557],2797),new.target?new T(...t):T(...t)};const k="\
hostnames input",A={file:k,line:1,column:1,endColumn:1},j=t=>t.file===k?k:t,S=({host:t,namespace:l,name:d,system:u})=>[t,l,d,u].join("/"),$=({host:t,namespace:l,
type:d})=>[t,l,d].join("/"),O=t=>"type"in t?$(t):S(t);function f(t){return"constraints"in t?t.constraints:t.constraint===null?[]:[t.constraint]}const i=t=>("pla\
ces"in t?t.places:[t.place]).map(j);function c({version:t},l){if(t===void 0)return null;const d=(t.value===void 0?t.text:t.value[l])??null;return d===null?null:
{text:d,place:t.place}}const e=({text:t,calls:l},d)=>l===void 0?[{root:null,source:t,version:null,isOpen:!1}]:l[d]??[];function n({kind:t,text:l,address:d},u,p){
switch(t){case"required_provider":case"state_store_provider":case"lock_provider":{const w=(0,h.mi)(l??"",p);return w.kind==="registry"?w:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:u,namespace:"hashicorp",type:(0,h.op)(d)};case"implied_provider":return{host:u,namespace:"hashicorp",type:(0,h.
A5)(l)};default:return null}}function s(t,l){const d=Map.groupBy(l,({lockFile:D})=>D),u=new Set(t.flatMap(({kind:D,text:m,place:I})=>a.test(D)&&!(0,E.Nj)(m??"")?
(0,_.jt)(I.file):[])),p=(0,v.O)(D=>new Set(D.providers.map(({provider:m})=>$(m)))),w=(D,m)=>{if(D.calls.length>0||D.directories.some(g=>u.has(g)))return!0;const I=n(
m,(0,E.Vm)(D.client),D.client);return I===null||p(D).has($(I))};return t.map(D=>{if(D.kind!=="lock_provider"||D.needs.length===0)return D;const m=d.get(D.place.
file);return m===void 0||m.some(g=>w(g,D))?D:{...D,needs:[]}})}const a=/^(?:module|test_module|terragrunt_source)/;function o(t){const d=(0,C.SH)(y(t).body,"pro\
vider",1).flatMap(({labels:[u],body:p})=>{const w=(0,h.mi)(T(u?.value??""),"terraform");if(w.kind!=="registry")return[];const D=(0,C.w4)(p,"hashes")?.value,I=(D?.
kind==="tuple"?D.elements:[]).flatMap(g=>g.kind==="string"?[T(g.value)]:[]);return[[$(w),I.filter(P.e)]]});return new Map(d)}}),9039:((re,G,r)=>{r.d(G,{i:()=>k});
var _=r(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",h=String.raw`\p{White_Space}*`,P=String.raw`[()<>@,;:\\"/[\]?=]`,v=new RegExp(`^${E}(?:/${E})?$`),C=String.
raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,y=new RegExp(`;${h}(${E})${h}=${h}(?:(${E})|${C})${h}`,"uy"),T=new RegExp(String.raw`\\(${P})`,"g");function k(j){const S=j.
indexOf(";"),O=(0,_.s8)((0,_.Dw)(S<0?j:j.slice(0,S))).replaceAll("\u0130","i").toLowerCase();return v.test(O)&&(S<0||A(j,S))?O:null}function A(j,S){const $=new Map;
for(let O=S;O<j.length;){y.lastIndex=O;const[f,i="",c,e=""]=y.exec(j)??[];if(f===void 0)return(0,_.s8)(j.slice(O))===";";const n=i.toLowerCase(),s=c??e.replace(
T,"$1");if(($.get(n)??s)!==s)return!1;$.set(n,s),O+=f.length}return!0}}),1879:((re,G,r)=>{r.d(G,{Qc:()=>T,Tp:()=>v,Zo:()=>S,bi:()=>P});var _=r(9562),E=r(7811),h=r(
5106);const P=1024*1024;function v(O,f){const i=(0,E._6)(O),c=(0,_.V)(i,"map");if(!c.ok){const[,n,s]=T(i)??[];return n===void 0?{kind:"not-json",why:c.why,advice:c.
advice}:{kind:"not-json",why:`it ${n}`,advice:s??null}}if(c.value===null)return{kind:"null"};if(Array.isArray(c.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,_.G)(c.value))return{kind:"not-object",why:`found a ${typeof c.value}`};const e=[];for(const n of Object.keys(c.value)){const s=c.value[n]??null;if(f?.(
n,s)===!1)continue;const a=f!==void 0&&C(s)>h.Ls;e.push({id:n,value:a?void 0:s})}return{kind:"object",services:e}}function C(O){try{return JSON.stringify(O).length}catch{
return Number.POSITIVE_INFINITY}}const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],T=O=>y.find(([f])=>f.test(O)),k=100,A=16*1024,j=200;function S(O){const f=new Set(O),i=new Set(O.map(
$));let c=0,e=A;return(n,s)=>{if(h.fg.has(n)||f.has(n))return!0;const a=n.length<=j&&i.delete($(n));if(c===k)return a;const o=n.length+C(s);return o>e?a:(c+=1,e-=
o,!0)}}const $=O=>O.slice(0,O.indexOf(".")+1)}),3846:((re,G,r)=>{r.d(G,{A5:()=>o,Gi:()=>T,mi:()=>O,op:()=>a,sL:()=>i});var _=r(7811),E=r(255),h=r(9509),P=r(5243);
const v={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},C="hashicorp",y="-",T=({host:t,namespace:l})=>t===(0,P.Vm)("terraform")&&l===C,k='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',A="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",j={prefix:"terraform-",whose:"a Terraform",frequency:"often"},$={terraform:[j],opentofu:[j,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function O(t,l){const d=t.split("/");if(d.length>3||d.includes(""))return f(k);const[u="",p,w]=d.reverse(),D=i(u);if(!D.ok){
const z=`${(0,_.ol)(u)} in source ${(0,_.ol)(t)}`;return f(`Invalid provider type: Invalid provider type ${z}: ${D.why}"`)}const m=w===void 0,I=m?(0,_.Ju)((0,P.
Vm)(l)):(0,E.Pv)(w);if(p===void 0&&I.ok){const z={hostImplied:m,namespace:C,type:D.value};return{kind:"registry",host:I.value,...z}}const M=p===y?(0,_.Ju)(p):i(
p??""),R=`namespace "" in source ${(0,_.ol)(t)}`;if(!M.ok)return f(`Invalid provider namespace: Invalid provider ${R}: ${M.why}"`);const X="Invalid provider sou\
rce hostname";if(!I.ok)return f(`${X}: ${X} ${R}: ${I.why}"`);const b={hostImplied:m,host:I.value,namespace:M.value,type:D.value},V=e(b,l);return V===void 0?{kind:c(
b,l),...b}:f(V)}const f=t=>({kind:"invalid",error:t});function i(t){if(/^[a-z0-9]+$/.test(t))return(0,_.Ju)(t);if(t==="")return(0,_.TR)("must have at least one \
character");if(t.includes("."))return(0,_.TR)("dots are not allowed");if(t.includes("--"))return(0,_.TR)("cannot use multiple consecutive dashes");const l=(0,h.
YE)(t);return l.ok?(0,_.Ju)((0,h.DI)(l.value)):(0,_.TR)(A)}function c({host:t,namespace:l},d){return l===y?"legacy":l==="builtin"&&v[d].includes(t)?"builtin":"r\
egistry"}function e(t,l){const d=(0,P.Vm)(l);if(t.namespace===y&&t.host!==d)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${d}.`;const u=$[l].find(({prefix:p})=>t.type.startsWith(p));return u&&n(t,u,l)}function n(t,{prefix:l,whose:d,frequency:u},p){const w=`${l}prov\
ider-`,D=t.type.slice(w.length);if(!t.type.startsWith(w)||!i(D).ok)return`Invalid provider type: Provider source ${(0,_.ol)(s(t))} has a type with the prefix ${(0,_.
ol)(l)}, which isn't allowed because it would be redundant to name ${d} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const m=s({...t,type:D},p);return`Invalid provider type: Provider source ${(0,_.ol)(s(t,p))} has a type with the prefix ${(0,_.ol)(w)}, which i\
sn't valid. Although that prefix is ${u} used in the names of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,_.ol)(m)}?`}const s=({host:t,namespace:l,type:d},u)=>u!==void 0&&t===(0,P.Vm)(u)?`${l}/${d}`:`${(0,E.pk)(t)}/${l}/${d}`,a=t=>t.replace(/^.*\./s,
""),o=t=>(t??"").replace(/[._].*$/s,"")}),8153:((re,G,r)=>{r.d(G,{D4:()=>C,LT:()=>O,Qq:()=>k,Tj:()=>i,_5:()=>v,ch:()=>P,gy:()=>$,lq:()=>S,nd:()=>j,p_:()=>f,qL:()=>y,
w3:()=>c,zM:()=>A});var _=r(9562),E=r(7811),h=r(1879);const P="has too many elements",v=25e3;function C(a,o,t){const l=y(a,o,t);return l.ok?l.value.items>v?(0,E.
TR)(P):(0,E.Ju)(l.value.value):l}function y(a,o,t="decoder"){const l=(0,_.V)(a,t);if(!l.ok&&l.isLimit)return(0,E.TR)(P);if(!l.ok)return(0,E.TR)((0,h.Qc)(a)?.[1]??
`is not valid JSON: ${l.why}`);const d=new n,u=o.read(l.value,d),{mistake:p,items:w}=d;return p===null?(0,E.Ju)({value:u,items:w}):(0,E.TR)(p)}const T=(a,o,t=l=>typeof l==
typeof a)=>({zero:a,read:(l,d)=>t(l)?l:(l!==null&&d.refuse(o,l),a)}),k=T("","a string"),A=T(!1,"a boolean"),j=T(0,"an integer",Number.isInteger),S=a=>({zero:null,
read:(o,t)=>o===null?null:a.read(o,t)}),$={zero:null,read:()=>null},O=a=>({zero:a.zero,read:(o,t)=>{const{mistake:l}=t,d=a.read(o,t);return t.mistake=l,d}}),f=a=>({
zero:[],read:(o,t)=>Array.isArray(o)?(t.items+=o.length,o.map((l,d)=>t.within(d,a,l))):(o!==null&&t.refuse("a list",o),[])}),i=a=>({zero:null,read:(o,t)=>{const l=t.
membersOf(o);if(l===null)return null;const d=Object.entries(l);return t.items+=d.length,new Map(d.map(([u,p])=>[u,t.within("*",a,p)]))}});function c(a){const o=Object.
entries(a),t=new Map(o),l=Object.fromEntries(o.map(([d,{zero:u}])=>[d,u]));return{zero:l,read:(d,u)=>{const p=u.membersOf(d);if(p===null)return l;const w={...l};
for(const[D,m]of Object.entries(p)){const I=t.has(D)?D:e(D),g=t.get(I);g!==void 0&&(w[I]=u.within(I,g,m))}return w}}}const e=a=>a.toLowerCase().replaceAll("\u017F",
"s");class n{#e=[];mistake=null;items=0;within(o,t,l){this.#e.push(o);const d=t.read(l,this);return this.#e.pop(),d}membersOf(o){return(0,_.G)(o)?o:(o!==null&&this.
refuse("an object",o),null)}refuse(o,t){if(this.mistake!==null)return;const l=this.#e.map(u=>typeof u=="number"?`[${u}]`:`.${u}`),d=l.length===0?"":` in "${l.join(
"").slice(1)}"`;this.mistake=`has ${s(t)} instead of ${o}${d}`}}function s(a){return Array.isArray(a)?"a list":typeof a=="object"?"an object":`a ${typeof a}`}}),
180:((re,G,r)=>{r.d(G,{CT:()=>S,KB:()=>P,e:()=>$,fi:()=>e,jY:()=>i,uH:()=>j,yI:()=>f});var _=r(9633),E=r(523),h=r(3556);function P(n,s,a){const{os:o,arch:t,shasum:l}=n,
d=/^[0-9a-fA-F]{64}$/.test(l),u=`${o}_${t}`===s;return{early:[...C(n.protocols),...v([u?null:`is for ${o}_${t} instead of ${s} (\`os\`, \`arch\`)`,y(a,"download\
_url",n.download_url),k(n.packages),d?null:T(l),y(a,"shasums_url",n.shasums_url),y(a,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:v([A(n,s)]),hashes:d&&u?[`zh:${l.toLowerCase()}`]:null}}const v=n=>n.flatMap(s=>s===null?[]:{kind:"des\
cription",why:s});function C(n){const s=n.find(a=>(0,E.rK)(a)===null);return s!==void 0?[{kind:"description",why:`has "${s}" in \`protocols\`, which is not a vers\
ion`}]:n.length===0||(0,h.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function y(n,s,a){const o=(0,_.Fl)(n,a);return o.ok?null:`has an invalid URL in \`${s}\`: ${o.
why}`}const T=n=>n===""?"has no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function k(n){const s=[...n?.keys()??[]].filter(t=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(t)),a=Array.from(n?.values()??[],t=>t.hashes).flat(),o=[...s,...a.filter(t=>t.indexOf(":")<1)][0];return o===void 0?null:`has "${o}" in \`packages\`, which O\
penTofu cannot read`}function A({packages:n,shasum:s},a){if(!n?.size)return null;const o=n.get(a);if(o===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(o.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const t=o.hashes.filter(l=>l.
startsWith("zh:"));return t.some(l=>l!==`zh:${s}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":t.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function j(n,s){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:a,hashes:o}=n,
t=o.length===0||o.some($),l=v([a===""?`has no \`url\` for ${s}`:null,t?null:`has no \`zh:\` or \`h1:\` hash for ${s}, but others`]);return{early:l,late:[],hashes:l.
length===0?o:null}}const S=["zh:","h1:"],$=n=>S.some(s=>n.startsWith(s)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function f(n,{
filename:s,shasum:a}){for(const o of n.split(`
`)){const[t="",l]=o.split(O,4).filter(d=>d!=="");if(l===s)return/^[0-9a-fA-F]{64}$/.test(t)?t.toLowerCase()===a.toLowerCase()?null:`has another hash for ${s} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${s}`}return`has no line for ${s===""?"the empty `filename` of the package":
s}`}function i(n){const[s]=n;return s===void 0?"the signature of its checksums is empty":s===194||(s&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const c="in `signing_keys.gpg_public_keys`";function e(n){const[s]=n;return n.includes(null)?`the descriptio\
n has null ${c}, at which the clients crash`:s===void 0?`the description has no key ${c}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(s??"")?null:`t\
he description has a key ${c} whose \`ascii_armor\` is not an armored public key`}}),3556:((re,G,r)=>{r.d(G,{I0:()=>n,PN:()=>T,TT:()=>y,h:()=>f,oM:()=>c,tD:()=>A});
var _=r(9039),E=r(7811),h=r(3846),P=r(523),v=r(8153);const C=(0,v.w3)({versions:(0,v.p_)((0,v.w3)({version:v.Qq,protocols:(0,v.p_)(v.Qq)})),warnings:(0,v.p_)(v.
Qq)});function y(a){const o=(0,v.D4)(a,C);if(!o.ok)return o;const{versions:t,warnings:l}=o.value,d=new Map(t.map(w=>[w.version,w.protocols])),u=[...d.keys()],p=u.
filter(w=>T(d.get(w)??[]));return(0,E.Ju)({texts:u,compatible:p.length===u.length?u:p,warnings:u.length===0?[]:l})}const T=a=>a.some(o=>{const t=(0,P.rK)(o),[l]=t?.
numbers??[];return t!==null&&!(0,P.Ty)(t)&&(l===5n||l===6n)}),k=(0,v.w3)({id:v.Qq,moved_to:v.Qq});function A(a,o){const t=(0,v.D4)(a,k);if(!t.ok)return t;const{
id:l,moved_to:d}=t.value,u=(0,h.mi)(d===""?l:d,"terraform"),p=u.kind==="registry"&&u.type===o;return(0,E.Ju)(p?u.namespace:null)}const j=(0,v.w3)({ascii_armor:v.
Qq}),S=(0,v.Tj)((0,v.w3)({hashes:(0,v.p_)(v.Qq),package_size:v.nd})),$=(a,o)=>(0,v.w3)({protocols:(0,v.p_)(v.Qq),os:v.Qq,arch:v.Qq,filename:v.Qq,shasum:v.Qq,download_url:v.
Qq,shasums_url:v.Qq,shasums_signature_url:v.Qq,signing_keys:(0,v.w3)({gpg_public_keys:(0,v.p_)((0,v.lq)(a))}),packages:o}),O={terraform:$((0,v.w3)({ascii_armor:v.
Qq,trust_signature:v.Qq}),v.gy),"opentofu before 1.12":$(j,v.gy),opentofu:$(j,S)},f=(a,o)=>(0,v.D4)(a,O[o]),i=(0,v.w3)({versions:(0,v.Tj)((0,v.w3)({}))});function c(a,o){
const t=s(a,o,i);return t.ok?(0,E.Ju)([...t.value.versions?.keys()??[]]):t}const e=(0,v.w3)({archives:(0,v.Tj)((0,v.lq)((0,v.w3)({url:v.Qq,hashes:(0,v.p_)(v.Qq)})))});
function n(a,o,t){const l=s(a,o,e);if(!l.ok)return l;const d=l.value.archives?.get(t);return d===void 0?(0,E.Ju)(null):d===null?(0,E.TR)(`has null for ${t}, at \
which the clients crash`):d.hashes.some(u=>u.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${t}"`):(0,E.Ju)(d)}function s(a,o,t){
return(0,_.i)(o??"")==="application/json"?(0,v.D4)(a,t):(0,E.TR)(o===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((re,G,r)=>{r.d(G,{EH:()=>j,Fl:()=>S,ad:()=>y,fZ:()=>h,i5:()=>C,ny:()=>T,sw:()=>P,ut:()=>A,zS:()=>k});var _=r(7811),E=r(8643);const h=(f,i)=>O(
$(f),`${v(i)}/versions`),P=(f,i,c)=>O($(f),`${v(i)}/${c}/download`),v=({namespace:f,name:i,system:c})=>`${f}/${i}/${c}`,C=(f,{namespace:i,type:c})=>O(f,`${i}/${c}\
/versions`),y=(f,{namespace:i,type:c},e,n)=>O(f,`${i}/${c}/${e}/download/${n.replace("_","/")}`),T=(f,i)=>O($(f),i);function k(f,{host:i,namespace:c,type:e},n){
const s=(0,E.O2)(f,`${i}/${c}/${e}/${n}`);return!s.ok||s.value.scheme==="https"?s:(0,_.TR)(`unsupported protocol scheme "${s.value.scheme}"`)}function A(f,i){if(!/^\.{0,2}\//.
test(i))return(0,_.Ju)(i);const c=(0,E.O2)(f,i);return c.ok?(0,_.Ju)((0,E.jr)(c.value)):c}function j(f,i){const c=S(f,i);return c.ok&&c.value.fragment!==""?(0,_.
TR)("must not include fragment part"):c}function S(f,i){const c=(0,E.O2)(f,i);if(!c.ok)return c;const{scheme:e}=c.value;return e==="http"||e==="https"?c:(0,_.TR)(
"must use http or https scheme")}const $=f=>f.path.endsWith("/")?f:{...f,path:`${f.path}/`};function O(f,i){const c=(0,E.O2)(f,i);if(!c.ok)throw new Error(c.why);
return c.value}}),523:((re,G,r)=>{r.d(G,{Cg:()=>j,PW:()=>e,Ty:()=>A,Zy:()=>S,_T:()=>n,hZ:()=>P,kv:()=>t,mb:()=>l,oF:()=>y,rK:()=>T});var _=r(7811),E=r(5106);const h=new RegExp(
`^${E.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,v=new RegExp(`^${P}[.+-]?$`),C=2n**63n-1n;function y(d){const[
,u,p,w,D]=h.exec(d)??[];return u===void 0?null:k(d,u,w??p,D)}function T(d){const[,u,p,w]=v.exec(d)??[];return u===void 0?null:k(d,u,p,w)}function k(d,u,p="",w=""){
const D=u.split(".").map(I=>I.replace(/^0+(?=.)/,""));if(D.some(I=>I.length>19))return null;const m=D.map(I=>BigInt(I));if(m.some(I=>I>C))return null;for(;m.length<
3;)m.push(0n);return{text:d,numbers:m,written:D.length,pre:p,build:w}}const A=d=>d.pre!=="",j=({numbers:d,pre:u,build:p})=>`${d.join(".")}${u===""?"":`-${u}`}${p===
""?"":`+${p}`}`;function S(d,u){const p=Math.max(d.numbers.length,u.numbers.length);for(let w=0;w<p;w++){const[D,m]=[d.numbers[w]??0n,u.numbers[w]??0n];if(D!==m)
return D<m?-1:1}return d.pre===u.pre||d.numbers.length!==u.numbers.length?0:d.pre===""||u.pre===""?d.pre===""?1:-1:$(d.pre,u.pre)}function $(d,u){const[p,w]=[d.
split("."),u.split(".")];for(let D=0;;D++){const[m,I]=[D+1>=p.length,D+1>=w.length];if(m!==I)return m?-1:1;const g=O(p[D]??"",w[D]??"");if(g!==0||m)return g}}function O(d,u){
const[p,w]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(u)];return p!==w?p?-1:1:p&&d.length!==u.length?d.length-u.length:d===u?0:d<u?-1:1}const f="[\\t\\n\\f\\r ]*",i=new RegExp(
`^${f}(<=|>=|!=|~>|<|>|=|)${f}(${E.eQ})${f}$`),c="This string does not use correct version constraint syntax";function e(d){const u=[];for(const p of d.split(",")){
const[,w,D=""]=i.exec(p)??[],m=y(D);if(m===null)return(0,_.TR)(c);u.push({operator:w||"=",version:m,text:p})}return(0,_.Ju)(u)}function n(d){const u=e(d);if(!u.
ok)return u;const p=[];for(const w of u.value){const D=T(w.version.text);if(D===null||!s.test(w.text.trim()))return(0,_.TR)(`Incorrect version constraint syntax\
: ${a(w)}`);p.push({...w,version:D})}return(0,_.Ju)(p)}const s=/^[<>=!~]* ?[0-9]/;function a({operator:d,version:u,text:p}){const w=p.trim();if(u.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!s.test(w))return`only one space is expected after the operator "${d}"`;if(u.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[D]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(w)??[""];return`missi\
ng comma after "${D}"`}const o=[">",">=","=","~>","<=","<","!="];function t(d){const u=[...d].sort((p,w)=>S(p.version,w.version)||$(p.version.build,w.version.build)||
o.indexOf(p.operator)-o.indexOf(w.operator)||w.version.written-p.version.written);return[...new Set(u.map(l))].join(", ")}function l({operator:d,version:u}){if(d===
"=")return j(u);const p=d==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${d} ${j({...u,numbers:p})}`}}),1440:((re,G,r)=>{r.d(G,{EH:()=>i,U4:()=>A,WI:()=>a,
a4:()=>e,oO:()=>j});var _=r(3916),E=r(7811),h=r(2213),P=r(8032),v=r(5243),C=r(9897),y=r(3846),T=r(8153),k=r(523);const A=".terraform/modules/modules.json",j=".t\
erraform/terraform.tfstate",S=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({type:T.Qq,config:(0,T.Tj)((0,T.LT)(T.Qq))})),resources:(0,T.p_)((0,T.w3)({provider:T.Qq}))}),
$=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({config:(0,T.Tj)((0,T.LT)((0,T.Tj)((0,T.LT)(T.Qq))))}))}),O=new Set(Object.values(h.FV).flatMap(t=>t.split(/[ .]/))),f=/(?:^|\.)provider\["([^"\\]*)"\]/;
function i(t,l){const d=(0,T.D4)(l,S,"struct"),{backend:u,resources:p}=d.ok?d.value:S.zero,w=(0,T.D4)(l,$,"struct"),D=w.ok?[...w.value.backend?.config?.values()??
[]]:[],{type:m="",config:I=null}=u??{},g=[I,...D].flatMap(R=>Array.from(R??[],([X,b])=>b===""?null:c(m,X,b)));/^(remote|cloud)$/.test(m)&&!I?.get("hostname")&&g.
push("app.terraform.io");const M=new Set(p.map(({provider:R})=>R).filter(R=>R.includes("[")));return P.Du.flatMap(R=>{const X=Array.from(M,V=>{const z=(0,y.mi)(
f.exec(V)?.[1]??"",R);return z.kind!=="registry"?z.kind==="builtin"?null:C.IZ:R==="opentofu"&&(0,y.Gi)(z)?(0,v.Vm)(R):z.host});return[...new Set(d.ok?[...X,...g]:
[C.IZ])].flatMap(V=>V===null?[]:{file:t,host:V,client:R})})}function c(t,l,d){return t==="local"?(0,h.Bm)(d):h.Gb[t]?.split(" ").includes(l)?(0,h.D8)(d):O.has(l)||
l==="hostname"?(0,h.Ul)(d):null}function e(t,l){const d=(0,h.Bm)(`terraform.tfstate.d/${l.trim()}/terraform.tfstate`);return d===null?[]:P.Du.map(u=>({file:t,host:d,
client:u}))}const n=(0,T.w3)({key:T.Qq,source:T.Qq,version:T.Qq,dir:T.Qq}),s=(0,T.w3)({modules:(0,T.p_)(n)});function a(t,l){const d=l.trim()===""?(0,E.Ju)(s.zero):
(0,T.D4)(l,s,"struct");if(!d.ok)return d;const{modules:u}=d.value,p=u.find(({version:D})=>D!==""&&(0,k.oF)(D)===null);if(p!==void 0)return(0,E.TR)(`has the malf\
ormed version "${p.version}"`);if(new Set(u.map(({key:D})=>D)).size<u.length)return(0,E.TR)("has two modules with the same key");const w=u.filter(({key:D})=>D!==
"");return(0,E.Ju)(w.map(({dir:D,...m})=>({...m,root:t,directory:o(t,D)})))}function o(t,l){const d=(0,_.isAbsolute)(l)?l:`${t===""?".":t}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(l)?(0,_.normalize)(d).replace(/(?<=.)\/$/,""):d}}),5324:((re,G,r)=>{r.d(G,{$8:()=>$,ET:()=>c,G$:()=>O,KG:()=>a,Ls:()=>j,Wj:()=>d,f5:()=>o,kI:()=>n,rN:()=>l,
sT:()=>i,sq:()=>f,un:()=>t});var _=r(3024),E=r(6760),h=r(4756),P=r(2170),v=r(3096),C=r(3298),y=r(9968),T=r(1440);const k=/[*?[{]/;function A(u){const p=u.split(
"/"),w=p.findIndex(D=>k.test(D));return w<0?{fixed:u}:{fixed:p.slice(0,w).join("/"),glob:p.slice(w).join("/")}}function j(u){const p=u.map(w=>{const D=w.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:D,start:S(D)}});return w=>{const D=w.toLowerCase();return p.some(({glob:m,start:I})=>m===w||D.startsWith(I)&&
E.posix.matchesGlob(w,m))}}function S(u){const[p=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return p.toLowerCase()}const $=({file:u,glob:p},w)=>u===
w||p!==void 0&&E.posix.matchesGlob(w,p),O=u=>u.startsWith(".")||u==="node_modules",f=u=>E.sep==="/"?u:u.replaceAll(E.sep,"/");function i(u,{boundary:p}){return u.
kind==="error"?(0,h.WO)({what:"link",code:u.code}):(0,y.UO)(u.path,p)?u.kind==="special"?(0,h.WO)({...u,what:"link-to-special-file"}):u.kind==="file"?u.path:null:
(0,h.a3)({what:"link"})}function c({root:u,scan:p}){const w=[u,...p.map(g=>(0,E.resolve)(u,A(g).fixed))].map(e),D=g=>w.some(M=>M!==null&&(0,y.UO)(g,M)),m=g=>{const M=(0,E.
resolve)(u,g),R=(0,_.existsSync)(M)?e(M):null;return R!==null&&D(R)?R:null},I=(g,M)=>{const R=m(g);return(R===null?[]:(0,y.Mc)(R).filter(M)).map(({name:b})=>b).
sort()};return{list:g=>I(g,M=>!M.isDirectory()),directories:g=>I(g,M=>M.isDirectory()&&!O(M.name)),exists:g=>(0,_.existsSync)((0,E.resolve)(u,g)),locate:(0,C.O)(
m),nameOf:g=>{const M=m(g);return M===null?null:f((0,E.relative)(w[0]??u,M))},read:(g,M)=>{const R=m(g);return R===null?null:(0,y.r7)(R,M)}}}const e=u=>(0,y.N0)(
()=>(0,_.realpathSync)(u),null);function n(u,p){const{fixed:w,glob:D}=A(p);try{const m=(0,_.realpathSync)((0,E.resolve)(u,w)),I=f((0,E.relative)(u,m)),g=(0,y.UO)(
m,u),M=g?u:m;if(D!==void 0)return{path:m,name:I,boundary:M,glob:(0,v.Gz)(I,D)};if((0,_.statSync)(m).isDirectory())return{path:m,name:I,boundary:M};const R=(0,E.
resolve)(m,"..");return{...{path:R,name:f((0,E.relative)(u,R))},boundary:g?u:R,file:I}}catch(m){return(0,P.ht)(p,(0,h.WO)({what:"scan",code:(0,y.Oj)(m)}))}}const s=200;
function a(u){const{path:p,name:w,depth:D}=u;if(D>s)return(0,P.ht)(w,(0,h.ub)({kind:"depth",max:s}));try{return(0,_.readdirSync)(p,{withFileTypes:!0}).sort((m,I)=>m.
name<I.name?-1:1)}catch(m){return(0,P.ht)(w,(0,h.WO)({what:"directory",code:(0,y.Oj)(m)}))}}const o=(u=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,
units:[],unread:[],calls:[],called:new Set(u),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});
function t(u,{exists:p,read:w}){return p(u)?(0,T.EH)(u,w(u)??""):[]}function l(u,p){const w=(0,v.Gz)(u,".terraform/environment"),D=p.read(w);return[...t((0,v.Gz)(
u,T.oO),p),...D===null?[]:(0,T.a4)(w,D)]}function d(u,{exists:p,read:w,nameOf:D}){const m=(0,v.Gz)(u,T.U4),I=w(m);if(I===null)return p(m)?(0,P.ht)(m,(0,h.a3)({what:"\
outside",path:m})):[];const g=(0,T.WI)(u,I);return g.ok?g.value.map(M=>{const R=M.directory;return(0,E.isAbsolute)(R)&&(0,E.normalize)(R)===R?{...M,directory:D(
R)??R}:M}):(0,P.ht)(m,(0,h.U$)({error:`the list ${g.why}`,isRefused:!0}))}}),9059:((re,G,r)=>{r.d(G,{$:()=>O,$t:()=>a,AN:()=>i,Dx:()=>s,_X:()=>j});var _=r(3096),
E=r(9941),h=r(5324),P=r(3114);const v=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .sp\
acelift".split(" "),C=o=>o==="config.toml",y=[["",P.Z8],[".github",()=>!1],...v.map(o=>[o,t=>/\.ya?ml$/i.test(t)]),[".devcontainer",P.Z8],[".config",P.TD],[".co\
nfig/mise",C],[".mise",C]],T=".github/actions",k=128*1024,A=200;function*j({root:o,exclude:t},l){const d=(0,h.ET)({root:o,scan:[]}),u=(0,h.Ls)(t),p=S(d).filter(
m=>!u(m)),w=m=>m.split("/").length,D=[...new Set([...p,...l])].sort((m,I)=>w(m)-w(I)||(m<I?-1:1));for(const m of D.slice(0,A)){const I=d.read(m);I!==null&&I.length<=
k&&(yield{file:m,text:I})}}function S(o){const t=y.flatMap(([d,u])=>o.list(d).filter(p=>u(p)||O((0,_.Gz)(d,p))).map(p=>(0,_.Gz)(d,p))),l=o.directories(T).flatMap(
d=>["action.yml","action.yaml"].map(u=>`${T}/${d}/${u}`));return[...t,...l]}const $=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],O=o=>$.some(([,t])=>t.test(o)),f=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function i({file:o,text:t}){if(O(o)){const d=s(o,t);return $.flatMap(([u,p,
w])=>p.test(o)&&d.some(D=>w.test(D))?u:[])}return t.search(f)<0?[]:s(o,t).flatMap(d=>d.match(f)??[]).map(d=>d.toLowerCase())}const c=1e3,e=/(^|\s)#.*$/s,n=/(^|\s)(\/\/|\/?\*).*$/s;
function s(o,t){const l=/jenkinsfile|\.json$/i.test(o)?n:e;return t.split(`
`).map(d=>d.slice(0,c).replace(l,"").trimEnd())}function a(o,t,l,d){return{file:o,...(0,E.yN)(l)(d),line:t+1}}}),3114:((re,G,r)=>{r.d(G,{Ep:()=>y,L8:()=>A,TD:()=>i,
Z:()=>f,Z8:()=>c,dN:()=>O,tr:()=>k,xO:()=>$});var _=r(8032);const E=["terraform"],h=["opentofu"],P=/\.tfquery\.(hcl|json)$/,v=[[/\.tf(\.json)?$/,"config",_.Du],
[/\.tofu(\.json)?$/,"config",h],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",h],[P,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",_.Du]],C=/\.(tf|tofu|hcl|json)$/,
y=({class:e})=>e==="config"||e==="test",T={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},k=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
e);function A(e,n,s){if(e===".terraform.lock.hcl")return T;const a=C.test(e)?v.find(([M])=>M.test(e)):void 0,[o=/$/,t=null,l=[]]=a??[];if(t===null)return;const d=j(
e)&&t==="test"&&s==="tests";if(j(e)&&!d)return;const u=e.search(o),p=e.slice(0,u),w=p+e.slice(u).replace(".tf",".tofu"),D=p==="override"||p.endsWith("_override"),
m=d||w!==e&&n.has(w);if(m&&!l.includes("terraform"))return;const I=m?E:l,g=e.endsWith(".json")?"json":"hcl";return{class:t,syntax:g,clients:I,isOverride:D}}const j=e=>e.
startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),S=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),$=e=>P.test(e),O=[".spacelift/config.yml",".spacelift/config.yaml"],f=e=>e.endsWith(".tfbackend"),i=e=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(e),c=e=>i(e)||S.test(e)}),1011:((re,G,r)=>{r.d(G,{CI:()=>y,G4:()=>O,O8:()=>v,Rt:()=>P,VZ:()=>C,eI:()=>k,kA:()=>j,s7:()=>A,sw:()=>T,vH:()=>S});var _=r(4756),
E=r(2170),h=r(3298);const P=["organization","workspaces"],v=["module","state","lock"],C=["version","compatible","provider-version"],y=({directory:f,module:i})=>[
...new Set([f,i??f])];function T(f,i){const c=(0,h.O)(n=>n.filter(s=>i.includes(s))),e=(0,h.O)(n=>n.flatMap(s=>c(s.clients).length===0?[]:{...s,clients:c(s.clients)}));
return f.flatMap(n=>{const s=c(n.clients);if(s.length===n.clients.length)return n;const a=e(n.needs),o=n.isHostImplied?a[0]?.host??n.host:n.host;return s.length===
0?[]:{...n,clients:s,needs:a,host:o}})}const k=(f,i)=>f.map(c=>{const{calls:e,evaluated:n}=c;if(i.length===0||e===void 0||n===void 0)return c;const s=Object.entries(
e).filter(([a])=>!i.some(o=>o===a));return{...c,calls:Object.fromEntries(s)}}),A=({workspace:f,hasOwnToken:i,directHost:c})=>f!==void 0||i===!0||c!==void 0,j=f=>new Set(
f.flatMap(({host:i,isHostImplied:c})=>c?[]:i??[])),S=(f,i)=>f.filter(({clients:c})=>c.some(e=>i.includes(e))),$=1e4;function O(f=$){const i=[],c={error:0,warning:0,
notice:0};let e=0;const n=a=>{c[a.severity]+=1,c[a.severity]<=f?i.push(a):e+=1},s=()=>(0,E.ht)(".",(0,_.ub)({kind:"problems",max:f,omitted:e}));return{add:n,all:()=>e===
0?i:[...i,s()]}}}),4756:((re,G,r)=>{r.d(G,{JW:()=>k,U$:()=>h,WO:()=>C,a3:()=>T,ub:()=>S,yQ:()=>A});var _=r(9432),E=r(9615);const h=({error:$,isRefused:O})=>(0,E.
CC)("file-syntax",{message:$??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!O&&{severity:$===null?"\
notice":"warning"}}),P={file:["the file cannot be read","correct the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","cor\
rect the permissions, or list the directory in `exclude`"],link:["the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],
scan:["the path in `scan` cannot be read","correct `scan`, and check that the repository is checked out"],"special-file":["this is","remove it, or list it in `e\
xclude`"],"link-to-special-file":["the target of the link is","remove the link, or list it in `exclude`"]},v={ENAMETOOLONG:"shorten the path, or list it in `exc\
lude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"};function C($){const[O,f]=P[$.what],i=$.what==="file"||$.what==="directory";return(0,E.
CC)("file-unreadable",{message:`${O}${"code"in $?`: ${$.code}`:` ${$.is} and is not read`}`,help:(i?v[$.code]:void 0)??f,...!("isRefused"in $&&$.isRefused)&&{severity:"\
warning",affects:[]}})}const y={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory in `s\
can`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `sc\
an` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `con\
tents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move t\
he module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};
function T($){const[O,f]=y[$.what],i="path"in $&&{message:`directory ${(0,_.dh)($.path)} ${O}`,severity:"notice"};return(0,E.CC)("file-outside",{message:O,help:f,
...i})}function k({scan:$,hasHostnames:O,isFleet:f}){const i=$.every(s=>s===".")?"this directory":`\`scan\` (${(0,_.K4)($,3,_.dh)})`,e=`found no Terraform or Op\
enTofu files in ${f?"the repositories of `usages`":i}`,n=f?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow:\
 actions/checkout)";return(0,E.CC)("nothing-to-check",{message:`${e}, and \`hostnames\` is not set`,help:`${n}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,
...O&&{message:`${e}; only \`hostnames\` was checked`,help:`${n}, or correct \`scan\``,severity:"warning"}})}const A=({oldest:$})=>(0,E.CC)("file-stale",{message:`\
the usages file was written more than a week ago (the oldest on ${$}); the repository may use something else now`,help:"write it again with `tf-disco usages --f\
ormat json`, and see why the job that writes it no longer runs"}),j={depth:({max:$})=>({message:`directories nested deeper than ${$} levels are not scanned`,help:"\
list this directory in `exclude`"}),files:({max:$})=>({message:`there are more than ${$} files; this directory and the following ones are not scanned`,help:"sca\
n fewer directories with `scan` or `exclude`"}),directory:({max:$})=>({message:`the directory has more than ${$} files; the files after them are not scanned`,help:"\
split the directory, or list files in `exclude`"}),parts:({max:$})=>({message:`the file has more than ${$} blocks, arguments and values; the rest is not read`,help:"\
split the file, or list it in `exclude`"}),"module-usages":({max:$})=>({message:`the files of this directory use or define more than ${$} modules, providers, re\
sources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:$})=>({
message:`the scan found more than ${$} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `excl\
ude`"}),roots:({max:$})=>({message:`the root modules have more than ${$} modules in all; the constraints of this root module and the following ones are not chec\
ked`,help:"list the directories in which `init` runs in `roots`"}),size:$=>({message:`the file ${(0,_.mP)($)}`,help:"split the file, or list it in `exclude`"}),
problems:({max:$,omitted:O})=>({message:`there are more than ${$} problems in files; ${O} are not reported`,help:"fix the reported problems first, or scan fewer\
 files with `scan` or `exclude`"}),time:({stopped:$,files:O})=>({message:`${(0,_.Cw)($)} after reading ${O} files; this directory and the following ones are not\
 scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},S=$=>(0,E.CC)("file-limit",(0,E.Z9)(j,
$))}),9615:((re,G,r)=>{r.d(G,{CC:()=>f,Lw:()=>C,Z9:()=>i,ag:()=>O,as:()=>k,oC:()=>v,tr:()=>$});var _=r(1780),E=r(9179),h=r(9432);let P=function(...c){return{problemFacts:P}=
r.late([507],4507),new.target?new P(...c):P(...c)};const v=["error","warning","notice"],C=c=>({operator:c,user:c}),y=(c,{isTerminal:e})=>typeof c=="object"&&"te\
rminal"in c?c[e?"terminal":"workflow"]:c;function T({guest:c,besides:e,...n},s){const{role:a}=s,o=(0,_.KT)(s.host),t=y(n.operator,s);if(a==="operator")return t;
const l=(0,_.xI)`ask the operator of ${o} to ${t}`,d=n.user===void 0?l:y(n.user,s);return a==="guest"?c??d:d===l||d===t?d:(0,_.xI)`${d}; if you run ${o}, ${e??t}`}
function k(c,e){const{cures:n,...s}=c;return n===void 0?c:{...s,help:j(n,e)}}const A={role:"operator",host:"",isTerminal:!1};function j(c,e){const{because:n,note:s}=c,
a=n===void 0?"":`${n}: `,o=s===void 0?"":(0,_.xI)`; ${y(s,e)}`;return S((0,_.xI)`${a}${T(c,e)}${o}`)}const S=c=>(0,_.tD)((0,_.FS)(c),E._U);function $(c){const[e,
...n]=c,a=`if ${e===void 0?"this repository":(0,h.K4)(c,3)} ${n.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return e===void 0?a:`${a} for \`tf-disco usages\
\``}const O=({message:c,help:e})=>({message:(0,_.pj)(c),help:e===void 0?null:(0,_.pj)(e)});function f(c,e){const{operator:n,besides:s,user:a,guest:o,because:t,note:l,
...d}=e,u=n===void 0?void 0:{operator:n,besides:s,user:a,guest:o,because:t,note:l},{help:p=u,...w}=d,D=P()[c],m=(0,_.tD)(w.message,E._U),I={code:c,...D,usualSeverity:D.
severity,...w,message:m};return p===void 0?I:typeof p=="object"&&"operator"in p?{...I,help:j(p,A),cures:p}:{...I,help:S(p)}}const i=(c,e)=>c[e.kind](e)}),8339:((re,G,r)=>{
r.d(G,{DA:()=>$,Iz:()=>S,J0:()=>s,My:()=>O,Zp:()=>t,_W:()=>l,k0:()=>a,tg:()=>o});var _=r(8032),E=r(1780),h=r(9179),P=r(9432),v=r(9615);const C=120,y="is not a r\
egistry module, and `version` applies to registry modules only",T={"local-with-version":[y,"remove `version`"],"remote-with-version":[y,"remove `version`; `?ref\
=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","\
use a local path or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stac\
k","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init\
 again"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},k={missing:["has no source","add `source`"],null:["has null a\
s its source","set `source` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESP\
ACE/TYPE", version = "~> 1.0" }']};function A(d){if("error"in d)return{message:d.error,help:d.advice??void 0};if("address"in d){const[m,I]=k[d.reason];return{message:`${d.
address} ${m}`,help:I}}const[u,p]=T[d.reason],[,w]=j.exec(d.text)??[],D=w===void 0?"":`write "${w}" for the module of the registry, or `;return{message:`"${d.text}\
" ${u}`,help:`${D}${p}`}}const j=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,S=({path:d,maker:u})=>(0,v.CC)("source-missing",{message:`there is no directory ${(0,P.
dh)(d)}`,help:"correct the path, or commit the directory",...u!==null&&{message:`there is no directory ${(0,P.dh)(d)} in this checkout; ${(0,P.dh)(u)} may creat\
e it`,help:"create it before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),
$=d=>"isOld"in d?(0,v.CC)("source-invalid",{...n(d),affects:[d.client]}):(0,v.CC)("source-invalid",A(d)),O=d=>(0,v.CC)("source-near-miss",{message:d.host===null?
`"${d.text}" is not read as a registry address`:(0,E.xI)`"${d.text}" is read as host ${(0,E.KT)(d.host)}`,help:d.advice,...d.host===""&&{message:`the host of "${d.
text}" cannot be determined`,severity:"notice"}}),f="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function i(d){const{shown:u,
more:p}=(0,P.zN)(d,4),w=u.map(({text:m,from:I})=>`${m===null?"not known":(0,P.dh)(m,C)} ${I??"by default"}`),D=p>0?`${p} more`:w.pop();return`${w.join(", ")} an\
d ${D}`}const c=(d,u,p)=>`${d} of ${u} is ${(0,P.dh)((0,h.Qj)(p),C)}`;function e({address:d,argument:u,expression:p,candidates:w,refused:D}){const m=c(u,d,p);if(D===
"never")return{message:`${m}, which Terraform does not evaluate`,help:`write the ${u} as a literal`};if(D===null){const g=w.length>1?i(w):"only known at init ti\
me";return{message:`${m}, which is ${g}`,help:f}}const{variable:I}=D;return I===""?{message:`${m}, which cannot be known during init`,help:`write the ${u} with \
literals, locals and variables only`}:{message:`${m}, and Terraform evaluates var.${I} here only with \`const = true\``,help:`add \`const = true\` to variable "${I}\
", which requires Terraform 1.15, or write the ${u} as a literal`}}function n({address:d,expression:u,client:p,isOld:w}){const D=c("source",d,u),[m,I]=[_.bB[p],
_.Y8[p]],g="write the source as a literal";if(w)return{message:`${D}, which ${m} evaluates only since ${I}`,help:`${g}, or use ${m} ${I} or later`};const M=p===
"terraform";return{message:`${D}, and ${m} evaluates only locals and ${M?"variables with `const = true`":"variables"} here`,help:`${g}${M?", or add `const = tru\
e` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const s=d=>(0,v.CC)("source-dynamic","isOld"in d?n(d):e(d)),a=d=>(0,v.
CC)("host-invalid",{message:`"${d.text}" is not a hostname: ${d.error}`,help:d.advice??void 0}),o=d=>(0,v.CC)("host-missing",{severity:"warning",message:`the ${d}\
 has no hostname, and OpenTofu has no default`,help:d==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),t=({host:d,
name:u})=>(0,v.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.KT)(d)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.
KT)(u)}.localdomain; provider addresses accept the short name`}),l=({host:d})=>(0,v.CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.
KT)(d)}: it converts the name to punycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accep\
t this one"})}),2213:((re,G,r)=>{r.d(G,{Ar:()=>v,Bm:()=>T,D8:()=>y,FV:()=>C,Gb:()=>h,Ul:()=>k,nT:()=>P});var _=r(255),E=r(9897);const h={azurerm:"storage_accoun\
t_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},P={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy",
"aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},v=["address","endpoints","http_pr\
oxy","https_proxy","vault_uri"],C={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint uni\
verse_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_e\
ndpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts \
endpoints.sso"},y=A=>/^[\w.-]*$/.test(A)?null:E.IZ,T=A=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(A)?null:E.IZ;function k(A){
if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(A))return E.IZ;if(/^\s*\w+\s*=/.test(A)){const[j,...S]=Array.from(A.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,$=""])=>$);return j===void 0?null:S.length===0?(0,_.$o)(j):E.IZ}return(0,_.yo)(/^[\w+.-]+:\/\//.test(A)?A:`https://${A}`)??E.IZ}}),8185:((re,G,r)=>{r.d(G,{CS:()=>A,
I4:()=>$,KJ:()=>T,US:()=>k,VS:()=>j});var _=r(2801),E=r(2170),h=r(9119),P=r(255),v=r(9897),C=r(5106);const y=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
T=({problem:{code:O,severity:f}})=>y.test(O)&&!(O==="file-syntax"&&f==="notice"),k=(O,f)=>f.allowedHosts.length>0&&("problem"in O?T(O):[O.directHost??null,...O.
needs.map(({host:i})=>i)].some(i=>i!==null&&!P.ev(i,f)));function A(O,f){return f.allowedHosts.length===0?[]:O.flatMap(i=>{const{directHost:c,isOverridden:e,place:n,
clients:s,evaluated:a}=i;if(c===void 0||e)return[];const o=S(i)?"backend":"download",t=P.ev(c,f),l=o==="download"&&Object.values(a??{}).some(w=>!w.isWhole);if(t&&
!l)return[];const d=P.Pv(c),u=d.ok&&!t?d.value:null,p=t?v.IZ:P.nx(c);return[(0,E.kH)((0,_.wp)({host:p,use:o}),{host:u,places:[n],clients:s})]})}function j(O,f,i){
const{allowedHosts:c}=i,e=l=>l!==void 0&&P.ev(l,i),n=O.filter(l=>e(l.directHost)&&!S(l)),s=f.filter(({service:l,host:d})=>l===C.e$&&e(d)),a=[...n.map(({place:l})=>l),
...s.flatMap(l=>l.because)],o=(0,h.jH)(a.filter(l=>typeof l!="string"));if(c.length===0||o.length===0)return[];const t=(0,_.sC)({count:o.length});return[(0,E.kH)(
t,{places:(0,h.As)(o)})]}const S=({kind:O})=>/^(backend|remote_state|saved_state)$/.test(O);function $(O,f,i,c){if(c.allowedHosts.length===0)return[];const e=i.
filter(({because:n})=>n.some(s=>typeof s!="string"));return f.flatMap(n=>{const{id:s,kind:a}=n;if(a!=="url"||!e.some(l=>l.service===s))return[];const o=P.yo(n.url);
if(o===null||o===O||P.ev(o,c))return[];const t=(0,_.wp)({host:P.nx(o),service:s,registry:P.nx(O)});return[(0,E.kH)(t,{services:[s]})]})}}),3217:((re,G,r)=>{r.d(
G,{fc:()=>O,ky:()=>$,so:()=>k,uA:()=>f});var _=r(8294),E=r(1098),h=r(2170),P=r(9119),v=r(8032),C=r(255),y=r(5106),T=r(4606);function k(i,c,{misnamed:e},n){const s=i.
credentials?.hasToken===!0,a=[i.difference??[],e].flat().map(w=>(0,h.kH)(w));if(s||i.attempt.discovery.kind!=="found")return a;const o={host:i.host,isFork:n.isFork,
...(0,T.Bc)(i)},t=A(i.host,n),l=new Set(t.map(({place:w})=>w)),p=(e.length>0||!!i.credentials?.problem?[]:j(i.host,c,n)).filter(({place:w})=>!l.has(w));return[...a,
...S(t,w=>(0,E.vs)({...o,service:w})),...S(p,w=>_.$U({...o,service:w}))]}function A(i,{usages:c,depth:e}){return e==="discovery"?[]:c.flatMap(({workspace:n,hasOwnToken:s,
needs:a,place:o})=>n===void 0||s||(0,P.MV)(o)?[]:a.flatMap(t=>t.host===i?[{...t,place:o}]:[]))}function j(i,c,{usages:e}){const n=new Set(e.flatMap(({hasOwnToken:a,
place:o})=>a?o:[])),s=(0,y.Uc)(i);return c.flatMap(({service:a,because:o})=>s.includes(a)?o.flatMap(t=>typeof t=="string"||(0,P.MV)(t)||n.has(t)?[]:{service:a,place:t,
clients:v.zK}):[])}const S=(i,c)=>[...Map.groupBy(i,({service:e})=>e)].map(([e,n])=>{const s=[...new Set(n.map(({place:o})=>o))],a=[...new Set(n.flatMap(o=>o.clients))];
return(0,h.kH)(c(e),{services:[e],places:s,clients:a})});function $(i,c){return i.filter(e=>!c.includes(e)).map(e=>(0,h.kH)(_.bI({host:e})))}function O({host:i,
attempt:c,credentials:e},n){const s=e?.hasToken===!0,a=[...n.flatMap(o=>o.kind==="url"&&(0,y.p4)(o.id)&&y.fg.has(o.id)?[{url:o.url,service:o.id,isSent:s}]:[]),...c.
hops.map(({url:o,authorization:t})=>({url:o,service:null,isSent:t==="sent"}))].flatMap(({url:o,...t})=>{const l=(0,C.Pv)((0,C.yo)(o)??"");return!l.ok||l.value===
i?[]:[{...t,host:l.value}]});return[...new Map(a.toReversed().map(o=>[o.host,o])).values()]}function f(i,c,{tokenSources:e,hosts:n}){return(e.size===0?[]:O(i,c)).
flatMap(({host:a,service:o,isSent:t})=>{const l=e.get(a);if(l===void 0)return[];const d=o===null?i.attempt.discovery.kind==="failed":!t,u=_.To({host:(0,C.nx)(i.
host),other:(0,C.nx)(a),source:l,service:o,isSent:t,isNotice:!d||n.has(a)});return[(0,h.kH)(u,{services:o===null?[]:[o]})]})}}),2886:((re,G,r)=>{r.d(G,{ER:()=>$,
H4:()=>i,Np:()=>c,TC:()=>A,cA:()=>n,hD:()=>C,ly:()=>f,pi:()=>e,v1:()=>k,zX:()=>S,zv:()=>O});var _=r(9432),E=r(9119),h=r(9615),P=r(255),v=r(1780);function C(s,a){
const{clients:o,aside:t,isPlaceholder:l,checkedFor:d,...u}=s;return{...u,problem:y(s,a),affects:s.affects.filter(p=>a.concerned.includes(p)),isHostNew:a.isHostNew}}
function y(s,a){const{reader:o,machine:t,ignore:l,guesses:d}=a;if(t!==null&&s.problem.obstacle&&!e(s,l))return t;const u=o===null?s.problem:(0,h.as)(s.problem,o),
p=T(s,d);if(p.length===0)return u;const w=(0,h.tr)(p.flatMap(({repository:D})=>D??[]));return{...u,help:u.help===void 0?w:(0,v.xI)`${u.help}; ${w}`}}function T({
host:s,places:a,problem:o},t){if(t.length===0)return[];const l=o.affects.includes("terraform")&&!o.affects.includes("opentofu"),d=a.flatMap(p=>typeof p=="string"?
[]:p.file),u=new Set(d.map(E._M));return t.filter(({repository:p,hosts:w})=>u.has(p)&&(l||s!==null&&w.has(s)))}function k({severity:s,affects:a,needed:o},t){const l=o&&
t.some(d=>a.includes(d));return s==="error"&&!l?"warning":s}function A(s,a,{isTerminal:o}){const t=a.some(({because:d})=>d.includes("hostnames input"));return{role:(0,_.
VW)(s)!==null?"guest":t?"operator":"user",host:(0,P.nx)(s),isTerminal:o}}const j=["module","provider","version","package","lock","not"],S=({problem:s,places:a})=>j.
includes(s.code.replace(/-.*/,""))&&a.length>0&&a.every(o=>typeof o!="string"),$=({problem:s,needed:a})=>a&&s.usualSeverity==="error"&&!i.includes(s.code),O=({problem:s})=>s.
code==="machine-network",f=s=>s.some(a=>typeof a=="string"||!(0,E.MV)(a)),i=["host-http2","host-check-crashed"],c=(s,a)=>h.oC.indexOf(s.severity)-h.oC.indexOf(a.
severity),e=({problem:s,host:a,namedHost:o=a},t)=>t.some(({code:l,host:d})=>l===s.code&&(d===null||d===o)),n=s=>typeof s=="string"?s:`${s.file}:${s.line}`}),6146:((re,G,r)=>{
r.d(G,{$:()=>h,o:()=>E});var _=r(2886);function E(y,T){const{kind:k,source:A,address:j,constraints:S,places:$}=T;return JSON.stringify([y,k,A,j,S,$[0]??null])}function h(y,T){
const k=P(T,({rowKeys:j=[]})=>j),A=P(T.filter(C),({places:j})=>j.map(_.cA));return k.size+A.size===0?y:y.map(({directory:j,clients:S,rows:$})=>({directory:j,clients:S,
rows:$.map(O=>{const f=k.get(E(j,O))??O.rejectedAt.flatMap(e=>A.get((0,_.cA)(e))??[]);if(f.length===0)return O;const i=f.map(({finding:e})=>({...e.problem,severity:(0,_.
v1)(e,S)})).sort(_.Np),c=new Map(i.map(({code:e,title:n,usualSeverity:s})=>[e,{code:e,title:n,usualSeverity:s}]));return{...O,worst:i[0]?.severity??null,problems:[
...c.values()]}})}))}const P=(y,T)=>Map.groupBy(y.flatMap(k=>T(k).map(A=>({key:A,finding:k}))),({key:k})=>k),v=/^(?:constraint|lock)-/,C=({problem:y,host:T})=>T===
null&&v.test(y.code)}),4606:((re,G,r)=>{r.d(G,{Bc:()=>j,Cg:()=>v,Hf:()=>T,ux:()=>C,wD:()=>y});var _=r(8294),E=r(4481),h=r(8032),P=r(255);const v={misnamed:[],cause:null,
source:void 0,refusals:[]};function C(S,$,{role:O},f){const{isFork:i,isAsked:c}=f,{hasToken:e=!1,source:n,problem:s=null}=S.credentials??{},{status:a=null,challenge:o=null}=S.
attempt.hops.at(-1)??{},t=e||!c?[]:k(S,f),l=(0,h.n3)(S.host),u=(l&&a===403||i&&!e?null:s)??t[0]??null,w=["document-unauthorized",...u!==null||!(i||l)?["versions\
-unauthorized","cloud-organization"]:[]],D=$.filter(({problem:{code:g,isUnsent:M}})=>w.includes(g)&&!M),m=D.some(({problem:g})=>g.code==="versions-unauthorized")||
O!=="guest"&&(i||a===401);return!(u!==null||m&&!e)||o!==null?{misnamed:t,cause:null,source:n,refusals:[]}:{misnamed:t,cause:u??{isFork:i,...j(S)},source:n,refusals:D}}
const y=(S,{cause:$,source:O,refusals:f})=>$!==null&&f.includes(S)?(0,E.to)(S.problem,$,O):S.problem;function T({problem:S,services:$},{cause:O,refusals:f}){if(f.
length===0)return!1;const i=f.flatMap(c=>c.services);return S===O||S.code==="credentials-missing"&&$.every(c=>i.includes(c))}const k=(S,{tokenVariables:$,hosts:O})=>(0,P.
Bz)($,S.host,O).filter(({isParent:f})=>!f||A(S)).map(f=>_.z2({host:S.host,...f})),A=({attempt:{discovery:S}})=>S.kind==="failed"&&S.problem.code==="document-una\
uthorized";function j({credentials:S,looks:$}){const O=$.flatMap(e=>e.looks),f=e=>[...new Set(O.flatMap(({held:n,source:s})=>n!=="not read"===e?s:[]))],i=S===null?
f(!0):[S.source],c=S===null?f(!1):[];return{searched:i,notRead:c}}}),4702:((re,G,r)=>{r.d(G,{j7:()=>d,k2:()=>I,S4:()=>u});var _=r(2170),E=r(9119),h=r(8032),P=r(
3217),v=r(4756),C=r(9615),y=r(1780),T=r(8185),k=r(2886);function A(g,M,R){const{notes:X,usages:b,requirements:V,isEmpty:z}=g,{complaints:F,tokenHosts:Z,answered:W,
contacted:Q}=g,se=({problem:le})=>le.code==="file-syntax",ce=new Set(X.filter(se).map(_.W7)),te=({problem:le})=>M.allowedHosts.length>0&&le.code==="source-near-\
miss"&&le.severity==="notice",he=[...(0,T.CS)(b,M),...(0,T.VS)(b,V,M),...W.map(le=>j(le,M)),...F,...(0,P.ky)(Z,Q)],pe=[...X.filter(le=>!te(le)).map(le=>S(le,ce,
M)),...he.map(le=>({...le,severity:(0,k.v1)(le,M.dialect.clients)})),...z?[$(M)]:[]],{placed:ae=[],placeless:me=[]}=Object.groupBy(pe,({places:le})=>le.length>0?
"placed":"placeless");return[...(0,_.Qp)(ae,le=>{const{problem:Me,severity:ye,affects:Te,host:Ie,namedHost:ke,exclude:ge}=le,{code:Re,message:Ce,help:je}=Me;return[
Ie,ke,Re,ye,Ce,je,Te,ge===void 0]}),...me].map(le=>(0,k.hD)(le,R))}function j(g,M){const{host:R,problem:X}=g;return R===null?g:{...g,services:[],problem:(0,C.as)(
X,(0,k.TC)(R,[],M))}}function S(g,M,{dialect:R,allowedHosts:X}){const{problem:b,isPlaceholder:V,checkedFor:z=R.clients}=g;if(X.length>0&&(0,T.KJ)(g)){const ae=(0,y.
xI)`${b.message}; it may use hosts that are not in \`allowed-hosts\``;return{...g,problem:{...b,message:ae},severity:"error"}}const F=(0,_.W7)(g),Z=(0,_.Xd)(g),
W=g.aside!==void 0||Z!==null&&(0,E.MV)(Z),Q=g.severity==="error"&&V===!0,se=M.has(F)&&b.code!=="file-syntax",te=g.severity==="error"&&(Q||se||W)?"warning":(0,k.
v1)(g,z);if(!W&&!Q)return{...g,severity:te};const{help:he,...pe}=b;return{...g,severity:te,problem:b.code==="file-syntax"?pe:b,exclude:[(0,E.n7)(g.aside??F)]}}const $=({
scan:g,hostnames:M,usages:R})=>(0,_.kH)((0,v.JW)({scan:g,hasHostnames:M.length>0,isFleet:R.length>0}));var O=r(9432),f=r(8936),i=r(255);function c(g){const M=g.
filter(({attempt:F})=>F.hops.length>0),[R,...X]=M.flatMap(F=>n(F)??[]);if(!R||X.length<M.length-1||!(M.some(({host:F})=>(0,O.VW)(F)!==null)||X.length>0&&!R.isCommon)||
X.some(F=>e(F)!==e(R)))return null;const z=M.map(({host:F})=>(0,i.nx)(F));return(0,f.e4)(z,[R,...X])}const e=({verb:g,what:M})=>g.startsWith("cannot")?g:M;function n({
attempt:{discovery:g,hops:M}}){const R=g.kind==="failed"?g.problem.obstacle:void 0;return M.every(({status:b})=>b===null)||R?.verb==="does not reach"?R:void 0}var s=r(
6146);let a=function(...g){return{judgeRequests:a}=r.late([798,779,581],1779),new.target?new a(...g):a(...g)},o=function(...g){return{crashedVisit:o}=r.late([798,
779,581],1779),new.target?new o(...g):o(...g)},t=function(...g){return{judgeVisit:t}=r.late([798,779,581],1779),new.target?new t(...g):t(...g)},l=function(...g){
return{outcomesOf:l}=r.late([798,779,581],1779),new.target?new l(...g):l(...g)};const d={notes:[],roots:[],requests:[],answering:new Set};function u(g,M,R=()=>[]){
const{predicted:X,stopped:b,visits:V,guesses:z}=g,F={guesses:z,machine:c(V),ignore:M.ignore},Z=D(g,{...M,...F}),W=m(g,Z,M,F),Q=[...Z.flatMap(ae=>ae.findings),...W],
se=ae=>ae.filter(me=>!(0,k.pi)(me,M.ignore)).sort(k.Np),ce=Z.map(ae=>{const me=se(ae.findings.filter(Ee=>!(0,k.zX)(Ee)));return{...ae,findings:me,clients:l(me)}}),
te=({exclude:ae})=>+(ae!==void 0),he=se([...Z.flatMap(ae=>ae.findings.filter(k.zX)),...W]).toSorted((ae,me)=>(0,k.Np)(ae,me)||te(ae)-te(me)),pe=[...ce.flatMap(ae=>ae.
findings),...he].sort(k.Np);return{passed:b.length===0&&!pe.some(({severity:ae})=>I(ae,M.failOn)),stopped:b,hosts:ce,files:he,findings:pe,ignored:Q.length-pe.length,
roots:(0,s.$)(X.roots,se(Q)),lines:w(pe,R)}}const p=1e3;function w(g,M){const R=g.flatMap(X=>(0,_.Xd)(X)??[]).filter(({file:X,column:b,endColumn:V})=>V>b&&(0,E.
_M)(X)===null);return M((0,E.jH)(R).slice(0,p))}function D(g,M){const{visits:R,newHosts:X,predicted:b}=g,V=Map.groupBy(g.requirements,({host:W})=>W),z=Map.groupBy(
b.notes,({host:W})=>W),F=new Map(b.requests.map(W=>[W.host,W])),Z={...M,...g,hosts:new Set(R.map(({host:W})=>W))};return R.map(W=>{const{host:Q}=W,se={visit:W,requirements:V.
get(Q)??[],predicted:z.get(Q)??[],requests:F.get(Q)??null,answering:b.answering,isNew:X.has(Q)};try{return t(se,Z)}catch(ce){return o(se,Z,ce)}})}function m(g,M,R,X){
const{notes:b,requests:V}=g.predicted,z=new Set(M.map(({visit:te})=>te.host)),F=M.flatMap(({visit:te,services:he})=>(0,P.fc)(te,he)),Z=[...b,...V.flatMap(te=>a(
te,[],R))],{files:W=[],hosts:Q=[]}=Object.groupBy(Z,({host:te})=>te===null?"files":"hosts"),se={...g,notes:[...g.notes,...W],answered:Q.filter(({host:te})=>te!==
null&&!z.has(te)),contacted:[...z,...[...F,...V].map(({host:te})=>te)]},ce={concerned:h.zK,reader:null,isHostNew:!1,machine:null};return A(se,R,{...X,...ce})}const I=(g,M)=>g===
"error"?M!=="never":g==="warning"&&M==="warning"}),2218:((re,G,r)=>{r.d(G,{CG:()=>T,Fh:()=>A,en:()=>j,h1:()=>k,wX:()=>S});var _=r(1011),E=r(2801),h=r(9119),P=r(
8032),v=r(255),C=r(5106);const y=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote\
_default","migrate_backend_remote","migrate_backend_remote_default"]);function T($,O,f,i=(0,_.kA)(O)){const c=["hostnames input"],e=$.hostnames.flatMap(({host:a,
services:o})=>{const t=o.length>0?o:$.requiredServices,l=t.length>0?t:["any"],d={host:a,clients:f,because:c,isImplied:!1,isForInit:!0};return l.map(u=>({...d,service:u}))}),
n=new Set([...i,...$.hostnames.map(({host:a})=>a)]),s=O.flatMap(({kind:a,needs:o,place:t})=>o.map(l=>({...l,because:[t],isImplied:!n.has(l.host),isForInit:!y.has(
a)})));return k([e,s],f)}function k($,O){return(0,h.c1)($.flat(),({host:f,service:i})=>`${f} ${i}`).map(f=>{const[{host:i,service:c}]=f;return{host:i,service:c,
clients:[...O.filter(e=>f.some(n=>n.clients.includes(e)))],because:(0,h.As)([...f.flatMap(({because:e})=>e)]),isImplied:f.every(({isImplied:e})=>e),isForInit:f.
some(({isForInit:e})=>e)}})}const A=($,{isGuess:O},f)=>{const i=f.flatMap(({host:c,isImplied:e})=>e?c:[]);return O?[{repository:$,hosts:new Set(i)}]:[]};function j($,{
hostnames:O,allowedHosts:f}){const i=new Set(O.map(({host:e})=>e)),c=new Map;for(const{host:e,isImplied:n,because:s,clients:a}of $){if(i.has(e)||c.has(e))continue;
const o={host:(0,v.nx)(e)},[t]=s.filter(d=>typeof d!="string"),l=n&&t!==void 0&&{implied:{place:t,clients:a}};(0,v.Rt)(e)?c.set(e,(0,E.U7)(o)):(0,v.Jr)(e,f)||c.
set(e,(0,E.wp)({...o,...l}))}return c}const S=($,O)=>new Set([...P.Du,...Object.values(P.bB),...C.fg,...$.flatMap(({host:f,service:i=f})=>[f,(0,v.pk)(f),i]),...O.
flatMap(({directHost:f})=>f??[])])}),9582:((re,G,r)=>{r.d(G,{A7:()=>T,AV:()=>v,LH:()=>E,T:()=>O,Tb:()=>y,aZ:()=>_,c3:()=>k,ql:()=>C,sD:()=>j,sc:()=>A,zC:()=>$});
class _ extends Error{span;constructor({path:c,span:e},n){super(`${c.join(".")} must be ${n}`),this.span=e}}function E(i){try{return i(),null}catch(c){if(c instanceof
_)return c;throw c}}const h=i=>i.name!==void 0;function P(i,c){if(i.kind==="object")return i.items.filter(h);throw new _(c,"a block")}function v({value:i,hasLabels:c}){
if(i.kind!=="object")return[];const e=i.items.filter(h);return c?e.flatMap(v):[e]}function C(i,c,e,n={}){for(const s of Object.keys(e)){const a=i.filter(l=>l.name.
toLowerCase()===s),[o]=a;if(o===void 0)continue;const t={path:[...c.path,s],span:o};for(const{value:l}of a)n[s]=e[s](l,t,n[s])}return n}const y=(i,c)=>(e,n,s)=>C(
P(e,n),n,i,c?s:{}),T=i=>(c,e,n=new Map)=>{for(const{name:s,start:a,end:o,value:t}of P(c,e)){const l={path:[...e.path,s],span:{start:a,end:o}};n.set(s,{start:a,end:o,
value:i(t,l,n.get(s)?.value)})}return n},k=i=>(c,e,n=[])=>{if(c.kind!=="tuple")throw new _(e,"a list");for(const s of c.elements)n.push(i(s,e));return n},A=(i,c)=>{
if(i.kind==="string"||i.kind==="template")return i.verbatim??"";if(i.kind==="primitive"&&i.value===null)return"";if(S(i))return String(i.value);throw new _(c,"a\
 string")},j=(i,c)=>{if(S(i))return i.value;if(i.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(i.value))return Number(i.value);throw new _(c,"a whole number")},S=i=>i.
kind==="primitive"&&Number.isSafeInteger(i.value)&&String(i.value).length===i.end-i.start,$=(i,c)=>{if(i.kind==="primitive"&&typeof i.value=="boolean")return i.
value;throw new _(c,"true or false")},O=(i,c,e)=>{const n=f(i,c);if(e!==void 0&&(typeof e=="object"||typeof e!=typeof n))throw new _(c,"set only once");return n};
function f(i,c){if(i.kind==="tuple")return i.elements.map(e=>f(e,c));if(i.kind==="object"){const e=T(O)(i,c);return Object.fromEntries(Array.from(e,([n,s])=>[n,
s.value]))}if(i.kind!=="primitive"||i.value===null)return A(i,c);if(Math.abs(Number(i.value))>2**63)throw new _(c,"a whole number");return i.value}}),5168:((re,G,r)=>{
r.d(G,{Ge:()=>j,Ol:()=>S,cd:()=>T,vH:()=>A});var _=r(7811),E=r(8643),h=r(255),P=r(5243),v=r(3846),C=r(9582);let y=function(...o){return{configFinding:y}=r.late(
[276,123],3123),new.target?new y(...o):y(...o)};function T({methods:o},{host:t,namespace:l,type:d}){const u=p=>p.some(w=>(w.host??t)===t&&(w.namespace??l)===l&&
(w.type??d)===d);return o.filter(({include:p,exclude:w})=>!u(w)&&(p.length===0||u(p)))}const k="provider_installation",A=o=>({...o,kind:"local",place:{file:o.shown??
"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),j=({file:o,line:t})=>t===0?o:`${o}:${t}`;function S(o){const{client:t,mirrors:l,installations:d,
pluginDirectories:u}=o,p=d.map(R=>{const{blocks:X,mistakes:b}=$(R,t),V=b.map(({span:z,why:F})=>y(t,{kind:"block",file:R.shown,why:F},R.placeOf(z)));return{blocks:X,
findings:V}}),[w=null,...D]=p.flatMap(({blocks:R})=>R),m=[...p.flatMap(R=>R.findings),...D.map(({place:R})=>y(t,{kind:"two installations"},R))],I=u.map(R=>A({path:R})),
[g]=I,M=g===void 0?w:{place:g.place,methods:I,overridden:w?.overridden??[]};return{client:t,mirrors:l,installation:M,findings:m}}function $({items:o,placeOf:t},l){
const d=[],u=[];for(const p of o)if(p.name===k){if(p.isAssigned||p.value.kind!=="object"){u.push({span:p,why:`${k} must be a block without "="`});continue}for(const w of C.
AV(p)){const D={place:t(p),methods:[],overridden:[]};for(const m of w){const I=O(m,t(m),l,D);I!==null&&u.push({span:m,why:I})}d.push(D)}}return{blocks:d,mistakes:u}}
function O(o,t,l,d){const{name:u,value:p}=o,[w]=o.isAssigned?[]:C.AV(o);if(w===void 0)return`${u} must be a block without "="`;const D={path:[k,u],span:o};try{if(u===
"dev_overrides"){if(d.methods.length>0)return"dev_overrides must come before all methods";const M=[...C.A7(C.sc)({...p,kind:"object",items:w},D).keys()].map(R=>(0,v.
mi)(R,l));return d.overridden.push(...M.filter(R=>R.kind!=="invalid")),null}const m=i[l].get(u);if(m===void 0)return`${k} has no method ${(0,_.ol)(u)}`;const I=c(
w,D,m,l);return I.ok&&d.methods.push({...I.value,place:t}),I.ok?null:I.why}catch(m){if(m instanceof C.aZ)return m.message;throw m}}const f=[["direct",null],["fi\
lesystem_mirror","path"],["network_mirror","url"]],i={terraform:new Map(f),opentofu:new Map([...f,["oci_mirror","repository_template"]])};function c(o,t,l,d){const u=l??
"",{[u]:p=""}=C.ql(o,t,{[u]:C.sc});if(l!==null&&p==="")return(0,_.TR)(`${t.path.at(-1)} has no ${u}`);const w=l==="url"?e(p):null;if(l==="url"&&w===null)return(0,_.
TR)("the url does not begin with https://");const{include:D=[],exclude:m=[]}=C.ql(o,t,n),I=new Map;for(const X of[...D,...m]){const b=s(X,d);if(!b.ok)return b;I.
set(X,b.value)}const g=X=>X.flatMap(b=>I.get(b)??[]),M={include:g(D),exclude:g(m)};if(w!==null)return(0,_.Ju)({...M,kind:"network",url:w});if(l===null)return(0,_.
Ju)({...M,kind:"direct"});const R=l==="path"?{path:p}:{path:null,shown:p};return(0,_.Ju)({...M,kind:"local",...R})}function e(o){const t=(0,E.Dl)(o);return t.ok&&
t.value.scheme==="https"&&t.value.host!==""?t.value:null}const n={include:C.c3(C.sc),exclude:C.c3(C.sc)};function s(o,t){const l=R=>(0,_.TR)(`the pattern ${(0,_.
ol)(o)} ${R}`),d=o.split("/");if(d.length<2||d.length>3)return l("does not have two or three parts");const[u="",p="",w]=d.reverse(),D=w===void 0?(0,_.Ju)((0,P.Vm)(
t)):a(w,h.Pv),m=a(p,v.sL),I=a(u,v.sL);if(!D.ok)return l(`has an invalid hostname: ${D.why}`);if(!m.ok)return l(`has an invalid namespace: ${m.why}`);if(!I.ok)return l(
`has an invalid type: ${I.why}`);const g={host:D.value,namespace:m.value,type:I.value};return(g.host!==null||g.namespace===null)&&(g.namespace!==null||g.type===
null)?(0,_.Ju)(g):l('has a part after "*" that is not "*"')}const a=(o,t)=>o==="*"?(0,_.Ju)(null):t(o)}),9373:((re,G,r)=>{r.d(G,{Pv:()=>C,fJ:()=>A,hK:()=>y,n6:()=>$,
s1:()=>O,z0:()=>P});var _=r(3096),E=r(5243),h=r(2172);const P=({kind:f})=>f==="module"||f==="state"||f==="lock",v=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function C(f,i){const{usages:c,declared:e,units:n,installed:s=[]}=f,a=new Map,o=l=>{const d=a.get(l)??y(l);return a.set(l,d),d},t=({directories:l,place:d})=>l?.
map(o)??[o((0,_.jt)(d.file))];for(const l of n){const d=o(l.directory);d.unit=l,d.hasConfiguration=!0,d.isInitialised=!0,l.module!==null&&d.children.push({name:l.
module,root:null,call:null})}for(const l of c)if(!(!l.clients.includes(i)||l.kind==="saved_state"))for(const d of t(l))l.kind==="test_module"?d.tests.push(l):T(
d,l,i);for(const l of e){const{kind:d,place:u}=l;if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const p of t(l))p.declared.push(l),d==="lock"?k(p,u):
p.hasConfiguration=!0,p.isInitialised||=d==="state"}for(const l of a.values())S(a,l);for(const[l,d]of Map.groupBy(s,u=>u.root))o(l).installed=new Map(d.map(u=>[
u.key,u]));return a}const y=f=>({name:f,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[f]});function T(f,i,c){const e=i.address==="terraform"&&f.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!e)&&(i.kind==="lock_provider"?
k(f,i.place):f.hasConfiguration=!0,!(!v.test(i.kind)||i.isOverridden&&i.kind!=="module")&&(f.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:n,
root:s}of(0,h.MZ)(i,c)){const[a=null]=j(f.name,n);f.children.push({name:a,root:s,call:i})}}function k(f,{file:i}){f.lockFile=i,f.isInitialised=!0}const A=(f,{name:i,
unit:c})=>f.root===null||c===null&&f.root===i,j=(f,i)=>i!==null&&(0,E.Nj)(i)?[(0,_.un)(f,i)]:[];function S(f,i){const{name:c,tests:e}=i;if(e.length===0)return;const n=f.
get((0,_.RO)(c)),s=n?.hasConfiguration===!0?n:i;s.isInitialised=!0,s!==i&&(s.tests.push(...e),i.tests=[])}const $=({name:f,tests:i})=>i.flatMap(({text:c})=>j(f,
c)),O=f=>[...f.children.flatMap(({name:i})=>i??[]),...$(f)]}),450:((re,G,r)=>{r.d(G,{o:()=>S,v:()=>i});var _=r(2170),E=r(9119),h=r(3096),P=r(3846),v=r(3298),C=r(
1011);let y=function(...c){return{asWritten:y}=r.late([276,631,797,938],2797),new.target?new y(...c):y(...c)},T=function(...c){return{usagesOf:T}=r.late([276,631,
797,938],2797),new.target?new T(...c):T(...c)},k=function(...c){return{declaredIn:k}=r.late([276,631,797,938],2797),new.target?new k(...c):k(...c)},A=function(...c){
return{parseFile:A}=r.late([276,631,797,938],2797),new.target?new A(...c):A(...c)};const j=25e4;class S{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(e){
this.scan=e,this.scanned=new Set([...e.usages,...e.declared].map(({place:n})=>n.file))}inherit(e,n,s){const a=(0,E.df)(e),o=this.sources.get(a)??[];this.sources.
set(a,o),o.push({root:s,source:n,version:null,isOpen:!1})}add({file:e,text:n,lines:s},a,o){if(s===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.
get(e)??new Set).add(o)),!0;if(this.count+=n.length/1e3,this.count>j)return this.unread.push({file:e,..._.wv}),!1;const t=u=>s===null||u.place.line<=s[1]?u:{...u,
place:s[0]},l=A(n,{...a,isGenerated:!0},e),{usages:d}=T([l],(u,p)=>y(p));for(const u of d){const p=u.version&&t(u.version);$(this.usages,t({...u,version:p}),o)}
for(const u of k([l]))u.kind!=="module"&&$(this.declared,t(u),o);return this.count+=d.length,!a.isOverride||d.every(u=>u.kind==="implied_provider")}finish(e){if(e.
length===0)return this.scan;const s=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:t})=>t.file).values().flatMap(t=>t.sort((l,d)=>l.place.line-
d.place.line)),a=Array.from(s,t=>this.placed(this.inherited(t))),o=new Set(e.flatMap(t=>t.replaced));return{...this.scan,notes:this.scan.notes.filter(t=>!o.has(
(0,_.W7)(t))),usages:f(a,e),declared:[...this.scan.declared,...this.declared.values()].map(t=>this.placed(t)),units:e,unread:this.unread}}inherited(e){const n=(0,E.
df)(e.place),s=e.kind==="terragrunt_source"?this.sources.get(n):void 0;if(s===void 0)return e;this.sources.delete(n);const a=s.flatMap(({root:o})=>o??[]);return{
...e,calls:{terraform:s,opentofu:s},directories:a}}placed(e){const n=this.snippets.get(e.place.file);if(n===void 0)return e;const s=(0,h.jt)(e.place.file),a=this.
isOfSnippets(s)?[...n]:[s,...n];return{...e,directories:a}}isOfSnippets=(0,v.O)(e=>this.scanned.values().every(n=>(0,h.jt)(n)!==e||this.snippets.has(n)))}function $(c,e,n){
const{kind:s,text:a,place:o}=e,t="address"in e?[e.address,e.version?.text]:[e.localName],l=[(0,E.df)(o),s,a,...t].join(`
`),d=c.get(l)??{...e,directories:[]};c.set(l,d),d.directories.at(-1)!==n&&d.directories.push(n)}const O=({directories:c,place:e})=>c??[(0,h.jt)(e.file)];function f(c,e){
const n=c.filter(({kind:t})=>t.startsWith("required_provider")),s=i(n,O),a=i(e,C.CI),o=(0,v.O)(t=>{const d=(0,C.CI)(t).flatMap(u=>s.get(u)??[]).filter(({item:u})=>!t.
replaced.includes(u.place.file));return new Set(d.map(({item:u})=>(0,P.op)(u.address)))});return c.map(t=>{const l=t.kind==="implied_provider"?O(t):[],d=l.flatMap(
D=>a.get(D)??[]);if(d.length===0)return t;const u=(0,P.A5)(t.text),p=d.flatMap(({item:D})=>o(D).has(u)?[]:D);if(p.length===0)return{...t,isOverridden:!0,needs:[]};
const w=p.flatMap(({isPartial:D,directory:m})=>D?[]:m);return{...t,directories:[...w,...l.filter(D=>!a.has(D))]}})}function i(c,e){const n=c.flatMap(s=>e(s).map(
a=>({directory:a,item:s})));return Map.groupBy(n,({directory:s})=>s)}}),5102:((re,G,r)=>{r.d(G,{DI:()=>y,Fl:()=>S,JR:()=>T,QK:()=>i,Rm:()=>O,Yn:()=>$,Zh:()=>c,b:()=>A,
fi:()=>n,hm:()=>f,md:()=>j,nM:()=>e,nx:()=>P,sG:()=>C,vh:()=>v});var _=r(2886),E=r(4702),h=r(9615);const P={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},v=Object.keys(P);function C(s){if(A(s))return"unchecked";const a=f(s.findings);return a==="error"?"fails":a==="warning"?
"warns":T(s)?"skipped":"works"}const y=s=>C(s)==="fails",T=({visit:s})=>s.attempt.discovery.kind==="skipped",k=["host-not-checked",..._.H4],A=({visit:{attempt:s}})=>s.
discovery.kind==="skipped"&&k.includes(s.discovery.problem.code),j=s=>v.flatMap(a=>s.filter(o=>C(o)===a));function S(s){const a=new Set(s.map(({worst:o})=>o));return a.
has("error")?"fails":a.has("warning")?"warns":s.some(O)?"skipped":"works"}function $(s,a){const o=Object.groupBy(s,p=>S(a(p))),{fails:t=[],warns:l=[],skipped:d=[],
works:u=[]}=o;return[t,l,d,u]}const O=({chosen:s,isUnchecked:a})=>a===!0||Object.keys(s).length===0,f=s=>h.oC.find(a=>s.some(o=>o.severity===a))??null;function i({
findings:s}){const a=f(s);return a==="notice"?[]:s.filter(({severity:o})=>o===a)}const c=({severity:s},{failOn:a})=>s==="error"||(0,E.k2)(s,a),e=({severity:s})=>s!==
"notice";function n({passed:s,hosts:a,findings:o}){return s?o.some(e)?"warns":a.length===0?"skipped":"works":"fails"}}),4120:((re,G,r)=>{r.d(G,{H8:()=>C,Iu:()=>v,
QI:()=>A,QN:()=>i,SY:()=>y,dy:()=>P,kJ:()=>j,nO:()=>c,od:()=>k,tY:()=>S,u8:()=>O});var _=r(9432),E=r(9615),h=r(8032);const P="new in this pull request",v=e=>e.replace(
/^./u,n=>n.toUpperCase()),C=e=>E.oC.flatMap(n=>{const{length:s}=e.filter(a=>a.severity===n);return s===0?[]:[(0,_.px)(s,n)]}).join(", "),y=e=>h.zK.every(n=>e.includes(
n))?"all clients":T(e).join(", "),T=e=>e.map(n=>h.bB[n]);function k(e,n){const s=n.filter(a=>e.includes(a));return e.length===0||s.length===n.length?"":T(s).join(
", ")||"no client in use"}const A=({clients:e,versions:n})=>e.map(s=>[h.bB[s],n[s]].join(" ").trim()).join(" and ");function j(e){return e<999.5?`${Math.round(e)}\
 ms`:e<59950?`${(e/1e3).toFixed(1)} s`:`${(e/6e4).toFixed(1)} min`}function S(e){return e<1e3?`${e} B`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)}\
 MB`}const $=36e5;function O(e,n){const s=(Date.parse(n)-Date.parse(e))/$;if(s>=48)return`${f(s/24)} days`;if(s>=1)return`${f(s)} h`;const a=Math.floor(s*60);return a>=
1?`${a} min`:"less than a minute"}const f=e=>Math.floor(e*10)/10,i=e=>`${e.slice(0,16).replace("T"," ")} UTC`;function c(e,n){const s=(Date.parse(e)-Date.parse(
n))/(24*$);if(Number.isNaN(s))return e;const a=Math.floor(Math.abs(s)),o=a===0?"less than a day":(0,_.px)(a,"day");return`${e.slice(0,10)} (${s<0?`${o} ago`:`in\
 ${o}`})`}}),8884:((re,G,r)=>{r.d(G,{CN:()=>e,Dx:()=>$,GH:()=>k,Ky:()=>P,TD:()=>v,YC:()=>f,eb:()=>y,f5:()=>O,ju:()=>c,lp:()=>S,mj:()=>A,oN:()=>j,tN:()=>i});var _=r(
9432),E=r(2170),h=r(9119);function P(a,o){const{places:t,noun:l}=v(a);return(0,_.K4)(t,o,h.eo,d=>(0,_.px)(d,`more ${l}`))}function v(a){const o=s(a),t=(0,h.t6)(
o,d=>n(d)?(0,h._M)(d.file)??d:d),l=C(t).length>1;return{places:l?t:o,noun:l?"repository":"place"}}const C=a=>a.filter(n).filter(({file:o})=>(0,h._M)(o)!==null),
y=a=>(0,h.t6)(C(T(a)),({file:o})=>(0,h._M)(o)),T=a=>[...new Set(a.map(({places:o})=>o))].flat(),k=(a,o,t)=>`${a===o?"all":`${a} of`} ${o} ${t}`;function A(a,o){
const{length:t}=o>1?y(a):[];return t>1?k(t,o,"repositories"):""}function j(a,o){const t=new Set(a.flatMap(({file:u})=>(0,h._M)(u)??[])).size>1,l=u=>(t?(0,h._M)(
u.file):null)??`${u.line}:${u.file}`,d=new Set(o.map(l));return a.filter(u=>!d.has(l(u)))}function S(a,o){const t=$([a]);return P(j(t,t.slice(0,1)),o)}const $=a=>s(
T(a).filter(n)),O=a=>[...new Set(T(a).filter(o=>typeof o=="string"))];function f(a){const o=a.hosts.flatMap(({requirements:l})=>l),t=[...a.findings,...a.roots.flatMap(
({rows:l})=>l)];return[...new Set([...o.map(({because:l})=>l),...t.map(l=>l.places)])]}const i=a=>a.values().map(E.Xd).find(o=>o!==null)??null,c=({services:[a,...o]})=>o.
length===0?a??null:null,e=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,h._M)(a)===null,n=a=>typeof a!="string",s=a=>(0,h.t6)(a,o=>n(o)?`${o.line}:${o.
file}`:o)}),6097:((re,G,r)=>{r.d(G,{$N:()=>S,LG:()=>n,QA:()=>w,fX:()=>f,h$:()=>I,j6:()=>m,q9:()=>d,rc:()=>u});var _=r(2886),E=r(2172),h=r(9432),P=r(2170),v=r(9119),
C=r(255),y=r(3096),T=r(5106),k=r(5102),A=r(4120),j=r(8884);function S(g,{repositories:{length:M}}){const{hosts:R,files:X,findings:b,passed:V,stopped:z}=g,F=e(g,
M),Z=X.filter(({problem:me})=>F===null||!O.test(me.code)),W=Z.filter(me=>!$(me)),Q=(0,k.hm)(W)==="error"&&!R.some(k.DI),se=F===null&&M>0?` in ${(0,h.px)(M,"repo\
sitory")}`:"",he=[W.length<Z.length?[`nothing to check${se}`]:i(R,se),c(W)],pe=[F??[],Q?he.toReversed():he].flat(2).join(", "),ae=(0,k.hm)(b)==="error";if(z.length>
0){const me=(0,h.pk)(z);return ae||R.some(k.b)?`${pe} (${me})`:`${me}; ${pe}`}return V&&ae?`${pe} (the check passes: fail-on is never)`:V||ae?pe:`${pe} (the che\
ck fails: fail-on is warning)`}const $=({problem:g,severity:M})=>g.code==="nothing-to-check"&&M==="error",O=/^(?:module|provider|version|package|constraint|lock)-/,
f="not allowed";function i(g,M){const R=g.length;if(R===0)return[`no registry hosts to check${M}`];const{skipped:X=[],checked:b=[]}=Object.groupBy(g,Ee=>(0,k.JR)(
Ee)?"skipped":"checked"),{fails:V,unchecked:z,works:F}=k.nx,Z=(Ee,le)=>le.length===0?[]:[{words:Ee,count:le.length}],W=[...Z(V,b.filter(k.DI)),...Z(f,X.filter(k.
DI)),...Z(z,X.filter(k.b))],Q=[...Z(F,b),...Z(k.nx.skipped,X)],[se,...ce]=W.length>0?W:Q,te=b.filter(Ee=>(0,k.sG)(Ee)==="warns").length,he=R===1?"":`${te} ${W.length>
0?"more ":""}`,ae=se?.words===f||se?.words===z?se.count===1?"is ":"are ":"";return[`${R===1?"1 registry host":(0,j.GH)(se?.count??0,R,"registry hosts")}${M} ${ae}${se?.
words}`,...ce.map(({count:Ee,words:le})=>`${Ee} ${le}`),...te===0?[]:[`${he}with warnings`]]}function c(g){const M=(0,k.hm)(g);if(M===null||M==="notice")return[];
const R=g.filter(({severity:F})=>F===M),X=(0,j.eb)(R).length,b=new Set((0,j.Dx)(R).map(({file:F})=>F)).size,V=X>0?`files of ${(0,h.px)(X,"repository")}`:(0,h.px)(
b,"file"),z=R.some(F=>(0,P.Xd)(F)===null);return[...b>0?[`${M}s in ${V}`]:[],...z?[`${M}s in settings or credentials`]:[]]}function e({roots:g,findings:M},R){const X=g.
filter(({directory:se})=>se!==E.cd.file),[b]=(0,k.Yn)(X,({rows:se})=>se),V=({directory:se})=>se,z=new Set([...b.map(V),...a(M)]);if(z.size===0)return null;const F=new Set(
[...X.map(V),...z]).size,Z=new Set(Array.from(z,v._M)).size,W=F<2?"":` in ${(0,j.GH)(z.size,F,"root modules")}`,Q=R<2?"":` (${(0,j.GH)(Z,R,"repositories")})`;return`\
init fails${W}${Q}`}function n(g,{repositories:M}){const R=g.files.filter(({severity:X})=>X==="error");return e(g,M.length)??c(R)[0]??null}const s=({problem:g,severity:M})=>g.
code==="cloud-token"&&M==="error",a=g=>(0,j.Dx)(g.filter(s)).map(({file:M})=>{const{path:R}=(0,v.bH)(M);return`${M.slice(0,M.length-R.length)}${(0,y.jt)(R)||"."}`}),
o=50,t=3,l=2;function d(g){const{shown:M,more:R}=(0,h.zN)(g,o);return R===0?M:[...M,`and ${(0,h.px)(R,"more remark")}`]}function u(g){const M=(0,j.YC)(g).some(({
length:W})=>W===v.WD),X=g.roots.flatMap(({rows:W})=>W.flatMap(Q=>Q.platforms)).some(({available:W})=>W),b=g.files.filter(({exclude:W,severity:Q})=>W&&Q!=="notic\
e"),V=[...new Set(b.flatMap(({exclude:W})=>W??[]))],z=(0,j.eb)(b).length>0?" where their files are read":"",F=`${(0,h.px)(b.length,"finding")} in tests, example\
s or templates, where errors are warnings`,Z=`to skip such files, set \`exclude\`${z}: ${(0,h.K4)(V,t,h.dh)}`;return[...M?[`lists of places end after ${v.WD} pl\
aces`]:[],...b.length>0?[`${F}; ${Z}`]:[],...X?["signatures of provider packages were not verified"]:[]]}const p="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_C\
ERT_FILE SSL_CERT_DIR".split(" ");function w({findings:g},M){const R=p.flatMap(b=>{const V=M[b]||b.endsWith("Y")&&M[b.toLowerCase()];return V?`${b} (${(0,h.dh)(
V.slice(V.lastIndexOf("@")+1))})`:[]});return g.some(b=>b.problem.obstacle||(0,_.zv)(b))&&R.length>0?[`connections used ${R.join(", ")}`]:[]}function D({hosts:g},M){
const{scan:R,repositories:X}=M,{length:b}=g.filter(({requirements:Z})=>Z.some(({because:W})=>W.some(Q=>typeof Q!="string"))),V=`${(0,h.px)(R.usages,"usage")} of\
 ${(0,h.px)(b,"registry host")}`,z=b===0?"no registry host is used":V;return X.length>0?`${z} in ${(0,h.px)(X.length,"repository")}`:R.files===0?R.durationMs===
0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,h.px)(R.files,"file")} (${(0,A.tY)(R.bytes)})`} in ${(0,A.kJ)(R.durationMs)}: ${z}`}function m({hosts:g},{
depth:M}){const R=g.filter(V=>["works","warns"].includes((0,k.sG)(V))&&V.requirements.some(({service:z,because:F})=>(z===T.e$||z===T.xq)&&F.some(W=>typeof W!="s\
tring")));return M!=="discovery"||R.length===0?[]:[`not checked at ${(0,h.K4)(R,l,({visit:V})=>(0,C.nx)(V.host))}: versions of modules and providers, and whethe\
r tokens are accepted; to check them, set \`depth: versions\``]}function I(g,M){const{dialect:R,durationMs:X,scan:b,remarks:V}=M,{findings:z,ignored:F}=g,Z=(0,A.
H8)(z)||"no findings",W=F>0?`${Z}, ${F} ignored`:Z,se=g.hosts.length===0&&b.files===0?"":` for ${(0,A.QI)(R)} (${R.why})`,ce=D(g,M);return[`${W}; checked in ${(0,A.
kJ)(X)}${se}`,...ce===null?[]:[ce],...V]}}),8294:((re,G,r)=>{r.d(G,{$U:()=>n,Eu:()=>O,QU:()=>S,To:()=>a,bI:()=>o,fj:()=>i,iX:()=>t,tK:()=>c,z2:()=>s});var _=r(8032),
E=r(255),h=r(1780),P=r(7057),v=r(9432),C=r(9615),y=r(4481);const T="write the token into the file, or remove its block",k="store the token in the helper, which \
must print {} for a host without one",A={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it:\
 GitHub replaces a missing secret with an empty string"},j=(p,{source:w},D,m)=>(0,C.CC)(p,{message:(0,h.xI)`the token from ${(0,h.LA)(w)} ${D}`,flaw:D,...m}),S=p=>j(
"credentials-empty",p,"is empty",{help:(0,C.Lw)(p.isInFile?T:(0,y.zT)(p.source)?k:A)}),$={length:["is longer than 64 KiB and is not sent","store only the token"],
"control character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"]};function O({slip:p,...w}){const[D,m]=$[p];return j("\
credentials-malformed",w,D,{help:m,...p!=="control character"&&p!=="length"&&{severity:"warning"}})}const f=`has fewer than ${P.Il} characters and is not redact\
ed where a server repeats it`,i=p=>j("credentials-short",p,f,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),
c=p=>(0,C.CC)("credentials-differ",{message:(0,h.xI)`for host ${(0,h.SP)(p.host)}, ${e(p.first)} and ${e(p.other)}`,help:(0,h.xI)`set the token for both clients in ${(0,h.
LA)((0,E.fK)(p.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),e=({client:p,source:w})=>w===null?`${_.bB[p]} fi\
nds no token`:(0,h.xI)`${_.bB[p]} uses the token from ${(0,h.LA)(w)}`,n=({host:p,service:w,...D})=>(0,y.ti)("credentials-missing",(0,h.xI)`host ${(0,h.SP)(p)} requires a token${w===
null?"":` for ${w}`}`,(0,y.nP)(p),D),s=p=>(0,C.CC)("credentials-near-miss",{message:(0,h.xI)`${(0,h.LA)(p.variable)} seems to be meant for host ${(0,h.SP)(p.host)}, but ${p.
why}`,help:(0,h.xI)`rename it: ${(0,y.yN)(p.write)}`}),a=({host:p,other:w,source:D,service:m,isSent:I,isNotice:g})=>(0,C.CC)("credentials-other-host",{message:(0,h.
xI)`the clients do not send the token for ${(0,h.KT)(w)} from ${(0,h.LA)(D)} ${m===null?"after the redirect of":`to ${m} of host`} ${(0,h.KT)(p)}: they send ${I?
(0,h.xI)`the token of ${(0,h.KT)(p)}`:"none"}`,help:m===null?(0,h.xI)`make the discovery document of ${(0,h.KT)(p)} public, or serve it at ${(0,h.KT)(p)} itself`:
(0,h.xI)`set the token for ${(0,h.KT)(p)}, and the clients send it to ${(0,h.KT)(w)}`,...g&&{severity:"notice",affects:[]}}),o=({host:p})=>(0,C.CC)("credentials\
-unused",{message:(0,h.xI)`the tokens input has a token for host ${(0,h.SP)(p)}, which is not checked`,help:"write the host as in the files, including its port,\
 or remove the line"});function t(p){const{host:w,token:D,source:m,challenge:I,contentType:g,...M}=p,X=D==="none"&&I===null&&!g?.includes("json")&&M.status===403&&
(0,v.VW)(w)===null,b=(0,h.xI)`rejected the token from ${(0,h.LA)(m??"")}`,z=X?"may not be a registry":D==="sent"?b:"requires authentication credentials",F=I===null?
"":`, and asks for ${I} authentication`,Z=!X&&M.url===`https://${w}/.well-known/terraform.json`;return(0,C.CC)("document-unauthorized",{message:(0,h.xI)`host ${(0,h.
KT)(w)} ${z}: ${(0,v._r)(M,Z)}${F}`,help:(0,v.NM)({...M,asked:w},X?d:u(p)),isUnsent:(0,y.wt)(p)})}const l="make the discovery document public",d={operator:`${l}\
, or return 404 if the host has no services`,user:(0,v.Wt)([])};function u({host:p,token:w,source:D,status:m,challenge:I}){const g=(0,v.qZ)(p);if(I!==null){const M=`\
exempt /.well-known/terraform.json from ${I} authentication`,R=(0,h.xI)`ask the operator of ${(0,h.KT)(p)} to ${M}`;return{operator:M,user:R,guest:g,note:"the c\
lients send Bearer tokens only, so no token helps"}}switch(w){case"sent":{const M=m===403?"may read this host":"is complete and for this host",R=(0,h.xI)`check that the token ${M}, or ${(0,y.
qV)(D??"",p)}`;return m===403?{...(0,C.Lw)(R),guest:g}:(0,C.Lw)(R)}case"none":return{operator:(0,y.nP)(p,`, or ${l}`),besides:l,user:(0,y.nP)(p),guest:g};case"d\
ropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:(0,h.xI)`configure ${(0,h.KT)(p)} to respond itself, or ${l}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((re,G,r)=>{
r.d(G,{Er:()=>c,P0:()=>O,P6:()=>T,Qs:()=>$,T0:()=>C,U2:()=>i,e4:()=>e});var _=r(1780),E=r(9432),h=r(9176),P=r(9615);const v={"no-such-host":"does not resolve: n\
o such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},C=({
host:n,why:s})=>(0,P.CC)("host-unknown",{message:(0,_.xI)`${(0,_.KT)(n)} ${v[s]}`,help:s==="no-such-host"?"check the spelling, and that this machine can resolve\
 the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:v[s].replace(/.*: /,"")}}),y={refused:"refuse\
d the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: n\
o route to its network"};function T({host:n,error:s}){if(typeof s=="object"&&"proxy"in s)return(0,P.CC)("host-unreachable",{message:(0,_.xI)`${(0,_.KT)(n)} is unreachable: ${s.
proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(s.proxy),help:h.
TG}});const a=typeof s=="string"?y[s]:`is unreachable (${s.code})`,o="check that the host is up",t="check that a firewall or proxy lets this machine connect to \
it";return(0,P.CC)("host-unreachable",{message:(0,_.xI)`${(0,_.KT)(n)} ${a}`,operator:`${o}, and ${t}`,besides:o,user:t,guest:`${t}; otherwise ${(0,E.B9)(n)}`,obstacle:{
verb:"cannot connect to",what:a.replace("is unreachable: ","")}})}const k={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not \
respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is u\
p, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish it\
s response",help:""}},A="serve the document as a static file",j=({asks:n})=>n==="document"?A:"find out what the server waits for, such as its storage",S=n=>n.map(
({name:s,attemptMs:a,retries:o})=>{const t=Number.isFinite(a)?(0,E.YA)(a):"without a limit",l=o===0?"":` in each of ${o+1} attempts`,d=s.includes(" and ")?"wait":
"waits";return`${s} ${d} ${t}${l}`}).join(", ");function $(n){if(n.phase==="complete")return(0,P.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(n.host)} took ${(0,E.
YA)(n.tookMs)} to return its discovery document; ${S(n.releases)}`,operator:A,affects:[...new Set(n.releases.map(({client:l})=>l))]});const{verb:s,failed:a,help:o}=k[n.
phase],t=n.limitMs===null?"in time":`within ${(0,E.YA)(n.limitMs)}`;return(0,P.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(n.host)} ${a} ${t}`,help:o||{operator:j(
n),guest:(0,E.B9)(n.host)},...s&&{obstacle:{verb:s,what:a.replace(/.*: /,"")}}})}const O=({host:n,error:s})=>(0,P.CC)("host-protocol",{message:(0,_.xI)`the response of ${(0,_.
KT)(n)} is not valid HTTP (${s})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in\
 the address"}),f={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the b\
ody,"};function i({host:n,phase:s,tookMs:a,limitMs:o,...t}){const l=`(limit ${(0,E.YA)(o)}); ${f[s.name]} took ${(0,E.YA)(s.ms)}`;return"url"in t?(0,P.CC)("host\
-slow",{message:(0,_.xI)`${(0,_.KT)(t.url)} took ${(0,E.YA)(a)} to answer ${l}`,operator:j({asks:"answer"})}):(0,P.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(
n)} took ${(0,E.YA)(a)} to return its discovery document ${l}`,operator:A,note:S(t.releases)})}const c=({host:n,attempts:s,failure:a,releases:o})=>(0,P.CC)("hos\
t-recovered",{message:(0,_.xI)`discovery of ${(0,_.KT)(n)} succeeded at attempt ${s}; the first attempt failed: ${a}`,operator:"find out why the host fails inte\
rmittently",note:o.length===0?"init succeeded, because the CLI retries discovery":`init with ${o.map(({name:t})=>t).join(" and ")} would have failed`});function e(n,s){
const[{verb:a,help:o=h._$[a]}]=s,[t="",...l]=n,d=l.length===0?(0,_.KT)(t):`any of ${n.length} hosts`,u=l.length===0&&a==="cannot connect to";return(0,P.CC)("mac\
hine-network",{message:(0,_.xI)`this machine ${a} ${d}: ${(0,E.K4)([...new Set(s.map(({what:p})=>p))],3)}`,help:u?`${o}; otherwise ${(0,E.B9)(t)}`:o})}}),9176:((re,G,r)=>{
r.d(G,{M8:()=>P,TG:()=>_,_$:()=>h});const _="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terra\
form and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set HTTPS_PROXY",h={"cannot resolve":`check the network connec\
tion of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"cannot connect to":`check the network connection of this ma\
chine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sig\
n in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.js\
on"};function P(v,{page:C,url:y,asked:T}){const k=URL.parse(y)?.host,A=k===T,j=A&&v.code==="document-status";if(C===null||C.kind==="other"||j)return v;const S=`\
a ${C.kind} page${A?"":` at ${k}`} ("${C.title}") answers`;return{...v,obstacle:{verb:"does not reach",what:S,isCommon:A}}}}),1098:((re,G,r)=>{r.d(G,{Dr:()=>$,EK:()=>A,
Fu:()=>f,dF:()=>O,vs:()=>y,y7:()=>k});var _=r(255),E=r(1780),h=r(5106),P=r(9432),v=r(9615),C=r(4481);function y({host:i,service:c,...e}){const n=c===h.OZ?"the c\
loud block":"the remote backend",s=(0,C.nP)(i),a=(0,_.pk)(i)===i?(0,E.xI)`run \`terraform login ${(0,E.KT)(i)}\` or \`tofu login ${(0,E.KT)(i)}\`, or `:"",o={...s,
terminal:(0,E.xI)`${a}${s.terminal}`},t=(0,E.xI)`${n} requires a token for ${(0,E.SP)(i)}`;return(0,C.ti)("cloud-token",t,o,e)}const T={organization:"`organizat\
ion`",workspaces:"`name` in `workspaces`"};function k({block:i,lacks:c,isOpen:e}){const n=i==="cloud block"?`set ${c.map(s=>h.uW[s]).join(" and ")}`:"give it to\
 `init` with -backend-config in TF_CLI_ARGS_init";return(0,v.CC)("cloud-incomplete",{severity:e?"notice":"error",message:`the ${i} has no ${c.map(s=>T[s]).join(
" and no ")}`,help:e?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${n}, also for this check`})}const A=({
url:i,version:c})=>(0,v.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(i)} returned ${c===null?"no TFP-API-Version":`TFP-API-Version ${(0,P.dh)(c)}`}; the cloud block requires 2.5 or later`,
operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `c\
loud`'}),j=i=>"why"in i?(0,E.xI)`the response of ${(0,E.KT)(i.url)} ${(0,P.dh)(i.why)}`:(0,P._r)({...i,page:null}),S=(i,c,e)=>"status"in i&&[401,403,404].includes(
i.status)?e:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(c)}, and that the URL of the service is that of its API`},$=({host:i,organization:c,source:e,...n})=>(0,v.
CC)("cloud-organization",{message:(0,E.xI)`the organization ${c} at ${(0,E.KT)(i)} cannot be read: ${j(n)}`,help:S(n,i,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.
LA)(e)} is valid and belongs to a member`)}),O=i=>(0,v.CC)("cloud-workspace",{message:(0,E.xI)`the workspace ${i.workspace} of ${i.organization} at ${(0,E.KT)(i.
host)} cannot be read: ${j(i)}`,help:S(i,i.host,"check that the token may read the workspace")}),f=({host:i,organization:c,workspace:e})=>(0,v.CC)("cloud-worksp\
ace-missing",{message:(0,E.xI)`${c} at ${(0,E.KT)(i)} has no workspace ${e} that the token may read; init would create it`,help:"no change is required if the wo\
rkspace is new; otherwise correct its name"})}),2801:((re,G,r)=>{r.d(G,{AO:()=>j,U7:()=>A,n3:()=>S,nD:()=>f,ro:()=>O,sC:()=>k,wp:()=>T});var _=r(1780),E=r(2432),
h=r(9432),P=r(9615);const v=({file:c,line:e})=>`${(0,h.dh)(c)}:${e}`,C={download:["source","the source is downloaded from","use a source on an allowed host"],backend:[
"backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function y(c){
if(c.host===""){const[t]=C["use"in c?c.use:"download"];return[`the host of this ${t} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole\
 address as a literal, with its host after the scheme"]}const e=(0,_.xI)`${(0,_.KT)(c.host)}, which is not in \`allowed-hosts\``;if("service"in c)return[(0,_.xI)`${c.
service} of ${(0,_.KT)(c.registry)} is on ${e}`,"use another registry"];if("package"in c)return[(0,_.xI)`the package of ${c.package} is downloaded from ${e} and was not contacted`,
"use another module or provider"];if("use"in c){const[,t,l]=C[c.use];return[(0,_.xI)`${t} ${e}`,l]}const n=(0,_.xI)`host ${(0,_.KT)(c.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in c))return[n,"use an allowed registry"];const{place:s,clients:a}=c.implied,o=`${v(s)} names no host, and this is the default of ${(0,h.eZ)(a)}`;
return[(0,_.xI)`${n}; ${o}`,"name an allowed registry there"]}function T(c){const[e,n]=y(c),s=c.host===""?n:(0,_.xI)`${n}, or add ${(0,_.KT)(c.host)} to \`allowed-hosts\``;
return(0,P.CC)("host-not-allowed",{message:e,help:s})}const k=({count:c})=>(0,P.CC)("allowlist-incomplete",{message:`the packages of ${(0,h.px)(c,"module")} fro\
m registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as w\
ell"}),A=({host:c})=>(0,P.CC)("host-generic",{message:(0,_.xI)`${(0,_.KT)(c)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),j=({host:c,address:e,asks:n})=>e==="metadata"?(0,P.CC)("host-private-redirect",{message:(0,_.xI)`${(0,_.KT)(
c)} is the address of ${/^(?:kubernetes|openshift)\b/.test(c)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,P.CC)("host-private-redirect",{message:(0,_.xI)`a public host ${n==="document"?"redirects":"leads"} to ${(0,_.
KT)(c)}, which has a ${e} address and was not contacted`,help:`if ${n==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
S=({host:c,thrown:e})=>(0,P.CC)("host-check-crashed",{message:(0,_.xI)`${(0,_.KT)(c)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${$(e)}`,
help:(0,_.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,_.KT)(c)}\` to \`ignore\``});function $(c){if(!(c instanceof
Error))return(0,h.dh)(String(c));const e=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(c.stack??"")?.[1];return(0,h.dh)(String(c))+(e===void 0?"":` (${e})`)}const O=({host:c})=>(0,P.
CC)("host-http2",{message:(0,_.xI)`${(0,_.KT)(c)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,_.
xI)`enable HTTP/1.1 on ${(0,_.KT)(c)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function f({host:c,stopped:e,
isBegun:n,unchecked:s,total:a}){const o=n?" completely: its visit was under way when":":";return(0,P.CC)("host-not-checked",{message:(0,_.xI)`${(0,_.KT)(c)} was not checked${o} ${(0,h.
Cw)(e)}, with ${s} of ${a} hosts not checked`,help:i[e.kind]})}const i={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((re,G,r)=>{r.d(G,{$w:()=>A,nP:()=>j,pt:()=>k,qV:()=>$,ro:()=>C,ti:()=>i,to:()=>c,uK:()=>y,wt:()=>T,yN:()=>O,zT:()=>S});var _=r(
8032),E=r(255),h=r(1780),P=r(9432),v=r(9615);const C="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",y={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},T=({token:e})=>e==="dropped"||e==="withheld";function k({
host:e,token:n,source:s},a){const o=a===null?"sent":(0,h.xI)`sent to ${(0,h.KT)(a)}`,t=(0,h.xI)`the token for ${(0,h.KT)(e)} from ${(0,h.LA)(s??"")} was`;switch(n){case"\
none":return(0,h.xI)`no token was found for ${(0,h.KT)(e)}`;case"sent":return(0,h.xI)`${t} ${o}`;case"dropped":return(0,h.xI)`${t} not ${o}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,h.xI)`${t} not ${o}, because the URL is not https; the CLIs do send it`}}function A({host:e,token:n},s,a,o){const t=(0,_.n3)(e)?(0,P.qZ)(e):void 0;
switch(n){case"none":return{...(0,v.Lw)(j(e)),guest:t};case"sent":return(0,v.Lw)(o);case"dropped":return{operator:(0,h.xI)`serve ${s} without the redirect to ${a===
null?"another host":(0,h.KT)(a)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function j(e,n="",s=""){const a=(0,E.Fq)((0,h.pj)((0,h.FS)((0,h.
KT)(e)))),[o]=a.ok?(0,E.fK)(a.value):[],t="${{ secrets.REGISTRY_TOKEN }}",l=(0,h.xI)`run \`terraform login ${(0,h.KT)(e)}\``;return{terminal:(0,h.xI)`${s}${o===
void 0?l:O(o)}${n}`,workflow:(0,h.xI)`${s}add the line "${(0,h.KT)(e)}=${t}" to the tokens input${o===void 0?"":(0,h.xI)`, or "${(0,h.LA)(o)}: ${t}" to env`}${n}`}}
const S=e=>e.startsWith("credentials helper ");function $(e,n){const a=S(e)||/credentials\.tfrc\.json:\d+$/.test(e)?(0,h.xI)` (run \`terraform logout ${(0,h.KT)(
n)}\` before \`terraform login\`)`:"";return(0,h.xI)`store a new one in ${(0,h.LA)(e)}${a}`}const O=e=>/^\w+$/.test(e)?(0,h.xI)`export ${(0,h.LA)(e)}=…`:(0,h.
xI)`env '${(0,h.LA)(e)}=…' terraform init`;function f({isFork:e,searched:n,notRead:s}){if(e)return"secrets are withheld from pull requests of forks";const[a,o]=[
n,s].map(l=>(0,h.XT)(l,l.length,h.LA)),t=s.length===0?"":(0,h.xI)`; not read: ${o??""}`;return(0,h.xI)`no token was found (searched: ${a??""}${t})`}function i(e,n,s,a){
const o=(0,h.xI)`${n}, and ${f(a)}`;return a.isFork?(0,v.CC)(e,{message:o,help:C,severity:"notice"}):(0,v.CC)(e,{message:o,help:(0,v.Lw)(s)})}function c(e,n,s=""){
const{message:a,unexplained:o=a}=e;if("code"in n){const{flaw:l,help:d="",cures:u=(0,v.Lw)(d)}=n,p=l!==void 0&&(0,h.pj)(a).includes(`from ${s}`);return{...e,message:(0,h.
xI)`${a}; ${p?`it ${l}`:n.message}`,cures:u}}const t=n.isFork?{cures:(0,v.Lw)(C)}:{};return{...e,message:(0,h.xI)`${o}; ${f(n)}`,...t}}}),9029:((re,G,r)=>{r.d(G,
{j:()=>$,o:()=>O});var _=r(3024),E=r(5168),h=r(9968),P=r(2801),v=r(2170),C=r(255),y=r(9897),T=r(5106);let k=function(...n){return{withoutInstalled:k}=r.late([264],
1264),new.target?new k(...n):k(...n)},A=function(...n){return{thisMachine:A}=r.late([830],9837),new.target?new A(...n):A(...n)},j=function(...n){return{mergeMistakes:j}=
r.late([830],9837),new.target?new j(...n):j(...n)},S=function(...n){return{readCliConfig:S}=r.late([830],9837),new.target?new S(...n):S(...n)};function $(n,s,a,{
environment:o,directory:t},l=null){if(s.hostnames.length===0&&n.every(({needs:M})=>M.length===0))return{usages:n,remarks:[],findings:[],configs:[],releases:a.releases};
const u=O(s.cliConfig,a.clients,o,t).map(M=>f(M,t,s)),p=a.releases.map(M=>{const R=u.find(({client:X})=>X===M.client);return{...M,attemptMs:R?.requestTimeoutMs??
M.attemptMs}}),w=s.depth!=="discovery",D={root:t,plugins:l,releases:p,asksMirrors:w},I=n.some(({needs:M})=>M.some(({service:R})=>R===T.xq))?k(n,u,D):{usages:n,remarks:[],
findings:[]},g=[...u.flatMap(M=>M.findings),...I.findings];return{...I,findings:j(g),configs:u,releases:p}}function O(n,s,a,o=null){const t=A(a);return s.map(l=>S(
l,t,n,o))}function f(n,s,a){if(a.allowedHosts.length===0)return n;const o=i(s),t=n.files.filter(({path:I})=>(0,h.UO)(i(I),o)),l=new Set(t.map(({shown:I})=>I)),d=(0,E.
Ol)(n).installation?.methods??[],u=n.forced.flatMap(({place:I,services:g})=>g.map(({value:M})=>({place:I,host:typeof M=="string"?e(M):null}))),p=[...d.flatMap(c),
...u].filter(({place:I,host:g})=>g!==null&&l.has(I.file)&&!(0,C.ev)(g,a)),w=p.map(({place:I,host:g})=>{const M=(0,P.wp)({host:(0,C.nx)(g??""),use:"configuration"});
return(0,v.kH)(M,{places:[I],clients:[n.client]})}),D=new Set(p.map(({place:I})=>I)),m=n.forced.filter(({place:I})=>!D.has(I));return{...n,forced:m,findings:[...n.
findings,...w]}}const i=n=>(0,h.N0)(()=>(0,_.realpathSync)(n),n);function c(n){const{kind:s,place:a}=n;return s==="network"?[{place:a,host:(0,C.Pm)(n.url)}]:s!==
"local"||n.path!==null?[]:[{place:a,host:(0,C.yo)(`https://${n.shown}`)??y.IZ}]}const e=n=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(n)?(0,C.yo)(n.replace(/^\/\//,"http\
s://"))??y.IZ:null}),7232:((re,G,r)=>{r.d(G,{o0:()=>Fe,SQ:()=>Ne});var _=r(3916),E=r(9373),h=r(5324),P=r(6889),v=r(3114),C=r(1011),y=r(3096),T=r(3298),k=r(4756),
A=r(2170),j=r(5243),S=r(9897),$=r(1250),O=r(3024),f=r(6760),i=r(9968);const c={files:1e6,directoryFiles:5e4};function*e(K,L=(0,h.f5)(),x=c){const U=new n(K,L,x);
for(const B of K.scan){const N=(0,h.kI)(U.root,B);"path"in N?yield*U.walkFrom(N):yield{name:B,files:[],notes:[N]}}for(const B of L.called)yield*U.readCalled(B)}
class n{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(L,x,U){this.root=(0,O.realpathSync)(L.root),this.checkout=(0,h.ET)(L),this.isExcluded=
(0,h.Ls)(L.exclude),this.facts=x,this.limits=U,this.selected=L.scan.length>1?new Set:null}*walkFrom(L){const{path:x,name:U,glob:B,file:N}=L,Y=[{path:x,name:U,depth:0,
isSelected:B===void 0&&N===void 0}];for(let J=Y.pop();J!==void 0;J=Y.pop()){const ee=(0,h.KG)(J);if(yield this.read(L,J,ee),L.file!==void 0||this.files>this.limits.
files)return;if(!("problem"in ee))for(const q of this.findDirectories(L,J,ee))Y.push(q)}}*readCalled(L){const{directories:x,links:U,linked:B}=this.facts;for(const J of(0,y.
eH)(L))B.delete(J);const N=x.has(L)?null:this.checkout.locate(L);if(N===null||(0,i.$r)(N).kind!=="directory")return;const H=(0,h.sq)((0,f.relative)(this.root,N));
if(H!==L&&U.set(L,H),!x.has(H)&&this.files<=this.limits.files&&!(0,y.eH)(H).some(this.isExcluded)){const J={path:N,name:H,depth:0,isSelected:!0},ee=(0,i.UO)(N,this.
root)?this.root:N;yield this.read({path:N,name:H,boundary:ee},J,(0,h.KG)(J))}x.has(H)&&x.add(L)}read(L,x,U){const{name:B}=x;if("problem"in U)return this.facts.directories.
add(B),{name:B,files:[],notes:[U]};const{files:N,notes:H}=this.findFiles(L,x,U);this.files+=N.length;const Y=this.limits.files;if(this.files>Y){const q=(0,A.ht)(
B,(0,k.ub)({kind:"files",max:Y}));return{name:B,files:[],notes:[...H,q]}}const J=N.filter(({isContext:q})=>q);if(N.length>0&&J.length===N.length)return{name:B,files:[],
notes:H};this.facts.directories.add(B);for(const{file:q,kind:ne}of J)(0,v.Ep)(ne)&&this.facts.unselected.push(q);return N.length>0&&U.some(q=>q.name===".terrafo\
rm")&&H.push(...this.readLeft(B)),{name:B,files:N,notes:H}}findFiles(L,x,U){const B=[],N=[],H=this.limits.directoryFiles;for(const Y of this.filesAmong(L,x,U))if("\
problem"in Y)N.push(Y);else if(B.length<H)B.push(Y);else{N.push((0,A.ht)(x.name,(0,k.ub)({kind:"directory",max:H})));break}return{files:B,notes:N}}*filesAmong(L,x,U){
const B=new Set;for(const H of U)if((0,v.tr)(H.name)&&!H.isDirectory()&&B.add(H.name),H.name===".spacelift")for(const Y of v.dN)this.addTool((0,y.Gz)(x.name,Y));
const N=f.posix.basename(x.name);for(const H of U){if(H.isDirectory())continue;const Y=(0,y.Gz)(x.name,H.name),J=(0,v.L8)(H.name,B,N);if(J===void 0){(0,v.Z8)(H.
name)&&this.addTool(Y),H.name.endsWith(".tfstate")&&!this.isExcluded(Y)&&this.facts.states.push(...(0,h.un)(Y,this.checkout));continue}const q={path:x.path+f.sep+
H.name,file:Y,kind:J,isContext:!this.select(L,x,Y)};H.isFile()?yield q:H.isSymbolicLink()?yield*this.follow(L,q):yield(0,A.ht)(Y,(0,k.WO)({what:"special-file",is:(0,i.
I)(H)}))}}readLeft(L){this.isExcluded((0,y.Gz)(L,".terraform"))||this.facts.states.push(...(0,h.rN)(L,this.checkout));const x=(0,h.Wj)(L,this.checkout);if("prob\
lem"in x)return[x];for(const U of x)this.facts.called.add(U.directory);return this.facts.installed.push(...x),[]}addTool(L){this.isExcluded(L)||this.facts.toolFiles.
push(L)}select(L,x,U){return!(x.isSelected||(0,h.$8)(L,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(L,x){const U=(0,h.sT)(
(0,i.$r)(x.path),L);if(U===null)return;if(typeof U=="object")return yield(0,A.ht)(x.file,U);const B=(0,h.sq)((0,f.relative)(this.root,U));x.isContext||this.facts.
links.set(x.file,B),yield{...x,path:U,target:B}}findDirectories({glob:L},{path:x,name:U,depth:B,isSelected:N},H){return H.toReversed().flatMap(Y=>{if(Y.isSymbolicLink()&&
Y.name==="tests"&&this.facts.called.add((0,y.Gz)(U,"tests")),(0,h.G$)(Y.name))return[];const J=(0,y.Gz)(U,Y.name);if(this.isExcluded(J))return[];const ee=x+f.sep+
Y.name;if(Y.isSymbolicLink()&&(0,i.$r)(ee).kind==="directory"&&this.facts.linked.set(J,this.checkout.nameOf(J)),!Y.isDirectory())return[];const q=N||L!==void 0&&
f.posix.matchesGlob(J,L);return{path:ee,name:J,depth:B+1,isSelected:q}})}}let s=function(...K){return{dependsOnOthers:s}=r.late([276,631,797,938],2797),new.target?
new s(...K):s(...K)},a=function(...K){return{usagesOf:a}=r.late([276,631,797,938],2797),new.target?new a(...K):a(...K)},o=function(...K){return{declaredIn:o}=r.
late([276,631,797,938],2797),new.target?new o(...K):o(...K)},t=function(...K){return{isForeign:t}=r.late([276,631,797,938],2797),new.target?new t(...K):t(...K)},
l=function(...K){return{readModule:l}=r.late([276,631,797,938],2797),new.target?new l(...K):l(...K)};const d=25e4;function*u(K,L,x,U=d){const B=new p(L,x,U);yield*B.
collect(K);const N=yield*B.decideOpen();return B.result(N)}class p{items=[];notes=(0,C.G4)();knownSources=new Map;declared=[];signs=new $.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(L,x,U){
this.facts=L,this.values=x,this.maxUsages=U}*collect(L){const{counts:x,facts:U}=this;for(const{name:B,files:N,notes:H}of e(L,U)){if(U.endedAt=B,yield U.files)return;
for(const J of H)this.notes.add(J);if(N.length===0)continue;if(this.isFull(x.decided+x.open,B))break;const Y=yield*l(N,U.files);if(Y===null)return;U.bytes+=Y.bytes;
for(const J of Y.notes)this.notes.add(J);this.add({directory:B,files:Y.files})}U.endedAt=null}*decideOpen(){const L=[];let x=!1;for(const U of this.items){if(!("\
files"in U)){L.push(U);continue}if(x||=this.isFull(this.counts.decided,U.directory),!x)if(yield this.facts.files)this.facts.endedAt??=U.directory,x=!0;else for(const B of this.
decide(U.files))L.push(B)}return L}result(L){const{facts:x,signs:U,declared:B}=this,N=[...L,...x.states.map(w)];return{...x,usages:N,declared:B,notes:this.notes.
all(),...U.end(L)}}add(L){const{files:x}=L,{facts:U}=this;U.files+=x.length;for(const N of o(x))this.declared.push(N);for(const N of x){const H=!t(N),Y=N.kind.class===
"terragrunt";H&&(U.isEmpty=!1),Y&&U.terragrunt.push(N.file),U.usesTerragrunt||=Y&&H,this.signs.addFile(N)}const B=x.some(s);for(const N of x)(B||!N.isContext)&&
this.addCalls(N);if(B){this.items.push(L);for(const{references:N}of x)this.counts.open+=N.length}else for(const N of this.decide(x))this.items.push(N)}addCalls({
file:L,references:x}){for(const{kind:U,row:B,value:N}of x){if(N===void 0)continue;const H=(0,j.Nj)(N.text)||B.grammar==="terragrunt"&&(0,S.GL)(N.text),Y=H||(0,S.
qC)(N.text).length>0;if(U==="module"&&(Y||N.kind==="pieces")&&this.facts.calls.push({source:N.text,file:L}),H&&B.position.includes("source"))for(const J of[(0,y.
jt)(L),(0,y.RO)((0,y.jt)(L))])this.facts.called.add((0,y.un)(J,N.text))}}decide(L){const{usages:x,notes:U}=a(L,this.values,this.knownSources);for(const B of U)this.
notes.add(B);return this.counts.decided+=x.length,x}isFull(L,x){const U=this.maxUsages;return L<U?!1:(this.notes.add((0,A.ht)(x,(0,k.ub)({kind:"usages",max:U}))),
!0)}}const w=({file:K,host:L,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:L,text:L,address:"state",place:{file:K,...A.wv},clients:[x],
isOverridden:!1,needs:[]});var D=r(1440),m=r(450);function I(K,L,x,{nameOf:U}){if(!(0,j.Nj)(L)){const[N=null]=(0,S.qC)(L).flatMap(H=>U(H)??[]);return N}const B=(0,y.
un)(K,L);return x.get(B)??B}const g=100;function M({usages:K,units:L},x){const U=(0,m.v)(L,C.CI);return[...K.flatMap(({calls:N,directories:H,text:Y,place:J})=>{
const ee=(0,y.jt)(J.file),q=(U.get(ee)??[]).flatMap(({item:fe})=>(0,C.CI)(fe));if(N===void 0&&H===void 0&&q.length===0&&(0,S.qC)(Y??"").length===0)return[];const ue=Object.
values(N??{}).flat(),oe=[Y,...ue.map(({source:fe})=>fe)].flatMap(fe=>fe??[]),ie=[ee,...(H??q).slice(0,g)];return oe.flatMap(fe=>(0,j.Nj)(fe)?ie.map(de=>(0,y.un)(
de,fe)):(0,S.qC)(fe).flatMap(de=>x.nameOf(de)??[]))}),...L.flatMap(C.CI)]}function R(K,L){const{usages:x,links:U,directories:B}=K,N=(ne,ue)=>{const oe=I(ne,ue,U,
L);return oe===null||(0,j.Nj)(ue)&&oe===(0,y.un)(ne,ue)?ue:`./${(0,_.relative)(ne,oe)}`},H=x.map(ne=>{const{kind:ue,text:oe,calls:ie,place:fe}=ne,de=U.size>0||ie!==
void 0||(0,S.qC)(oe??"").length>0;if(ue!=="module"||oe===null||!de)return ne;const _e=[{root:null,source:oe,version:null,isOpen:!1}],Pe=Object.entries(ie??{terraform:_e,
opentofu:_e}).map(([$e,Oe])=>{const be=(0,y.jt)(fe.file),Le=ve=>ve.source&&N(be,ve.source);return[$e,Oe.map(ve=>({...ve,source:Le(ve)}))]});return Pe.every(([,[
$e]])=>$e?.source===oe)&&ie===void 0?ne:{...ne,calls:Object.fromEntries(Pe)}}),Y=({directory:ne})=>B.has(ne)&&L.nameOf(ne)===ne,J=K.installed.filter(ne=>!Y(ne)&&
L.exists(ne.directory)),ee=new Map(J.map(({root:ne,directory:ue})=>{const oe=(0,k.a3)({what:"outside",path:ue});return[ue,(0,A.ht)((0,y.Gz)(ne,D.U4),oe)]})),q=[
...K.notes,...ee.values()];return{...K,usages:H,installed:K.installed.filter(Y),notes:q}}let X=function(...K){return{resolveValue:X}=r.late([276,631,797,938],2797),
new.target?new X(...K):X(...K)},b=function(...K){return{asWritten:b}=r.late([276,631,797,938],2797),new.target?new b(...K):b(...K)},V=function(...K){return{Instances:V}=
r.late([276,631,242],5242),new.target?new V(...K):V(...K)},z=function(...K){return{Terragrunt:z}=r.late([276,631,242],5242),new.target?new z(...K):z(...K)},F=function(...K){
return{withUnits:F}=r.late([276,631,242],5242),new.target?new F(...K):F(...K)};const Z=10;function*W(K,L=[]){const x=(0,h.ET)(K),U=new Set;for(let B=1;;B+=1){const N=(0,h.
f5)(U),H=ce(x,N,L),Y=(0,T.O)(()=>new z(H)),J=yield*u(K,N,Q(H,Y)),q=N.terragrunt.length>0?yield*F(J,Y()):J,ne=U.size;for(const oe of M(q,x))!q.directories.has(oe)&&
x.locate(oe)!==null&&U.add(oe);if(U.size===ne||q.endedAt!==null||B===Z)return R(q,x)}}function Q(K,L){const x=(0,T.O)(U=>(0,T.O)(B=>new V(K,U,B)));return({row:U,
place:B},N,H)=>{if(U.grammar==="terragrunt")return se(L(),B.file,N);const Y=U.evaluation?.[H];if(Y===void 0)return b(N);const J=x(H)(Y);if(J.effort.isSpent)return b(
N);const ee=({scope:oe,from:ie,root:fe})=>(oe.effort.renew(),{...X(N,oe),from:ie,root:fe}),q=(0,y.jt)(B.file),ne=ee(J.unknown(q));if(ne.isWhole)return[[ne]];const ue=Map.
groupBy(J.of(q),({use:oe})=>oe);return Array.from(ue.values(),oe=>oe.map(ee))}}function se(K,L,x){if(K.effort.isSpent)return b(x);const U=N=>({...X(x,N),from:null}),
B=K.includedScopes(L).map(N=>[U(N)]);return B.length===0?[[U(K.scopeOf(L))]]:B}function ce(K,{calls:L,links:x,terragrunt:U},B){const N=new Set(B),H=(0,T.O)(me),
Y=(J,ee)=>I(J,ee,x,K);return{files:K,calls:(0,T.O)(()=>he(L,Y)),leadsTo:Y,terragrunt:U,isSet:J=>N.has(J),setBy:J=>{const ee=`TF_VAR_${J}`;if(N.has(ee))return ee;
const q=H(K).get(J);return q===void 0?null:`${ee} in ${q}`}}}const te=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function he(K,L){const x=new Map,U=new Set;
for(const{source:B,file:N}of K){const H=(0,y.jt)(N),Y=L(H,B);Y!==null?x.set(Y,(x.get(Y)??new Set).add(H)):te.test(B)&&U.add(H)}return{callers:x,dynamic:U}}const pe="\
.github/workflows",ae=200;function me(K){const L=new Map,x=K.list(pe).filter(U=>/\.ya?ml$/.test(U));for(const U of x.slice(0,ae)){const B=`${pe}/${U}`,N=K.read(
B)??"";for(const[,H,Y]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const J=H??Y??"";L.has(J)||L.set(J,B)}}return L}var Ee=r(9119),le=r(8032),Me=r(
4515),ye=r(2172),Te=r(9059),Ie=r(8339),ke=r(2485);const ge=100;function Re(K,L){const x=Ue(L),U=K.flatMap(H=>{const{kind:Y,version:J,directories:ee,isOverridden:q,
replacedFor:ne}=H,ue=/^(module|test_module|terragrunt_source)$/.test(Y),oe=J!==void 0||ee!==void 0&&!L.isStrict;if(!ue||q||oe)return[];const fe=H.clients.filter(
_e=>!ne?.includes(_e)).flatMap(_e=>{const we=x(H,_e);return we===null?[]:{client:_e,reason:we}}),[de]=fe;return de===void 0?[]:{usage:H,reason:de.reason,clients:fe.
map(({client:_e})=>_e)}}),B=(0,T.O)(()=>Ke(L));return[...Map.groupBy(U,({reason:H})=>H.paths.at(-1)??"")].slice(0,ge).flatMap(([H,Y])=>{const J=(0,T.O)(({why:ee,
paths:q})=>ee==="outside"||ee==="skipped"?(0,k.a3)({what:ee,path:H}):(0,Ie.Iz)({path:H,maker:ee==="created"?"`init`":B()(q)}));return Y.map(({usage:{place:ee,text:q},
reason:ne,clients:ue})=>{const oe=(0,ke.Kc)(q??"");return(0,A.kH)(J(ne),{places:[ee],clients:ue,isPlaceholder:oe})})})}const Ce={throwIfNoEntry:!1},je=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ue({root:K,scan:L,units:x,directories:U,isStrict:B}){const{locate:N,nameOf:H}=(0,h.ET)({root:K,scan:L}),Y=(0,T.O)(q=>(0,i.N0)(()=>(0,O.statSync)((0,f.join)(
K,q),Ce)?.isDirectory()===!0,!1)),J=(0,T.O)(q=>{if(/^\.\.(\/|$)/.test(q)||Y(q)){const de=N(q)!==null;return de&&!B?null:{why:de?"skipped":"outside",paths:[q]}}const ue=q.
split("/"),oe=ue.map((de,_e)=>ue.slice(0,_e+1).join("/")),ie=oe.findIndex(de=>!Y(de));return(0,i.N0)(()=>{const de=(0,O.lstatSync)((0,f.join)(K,oe[ie]??""),Ce);
return de===void 0||de.isFile()},!1)?je.test(q)?B?{why:"created",paths:[q]}:null:{why:"missing",paths:oe.slice(ie)}:{why:"outside",paths:[q]}}),ee=(0,T.O)(q=>{const ne=x.
filter(oe=>oe.directory===q||oe.module===q);return ne.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[q,...ne.flatMap(C.CI)]});return(q,ne)=>{const ue=(0,y.jt)(q.
place.file),oe=q.kind==="test_module"?[(0,y.RO)(ue)]:[],ie=q.directories??[...oe,...ee(ue)],fe=(0,ye.MZ)(q,ne).flatMap(({source:de,isOpen:_e})=>{const we=_e?q.evaluated?.[ne]?.
text??"":"";if(de===null&&B&&(0,j.Nj)(we))return[{why:"skipped",paths:[we]}];const Pe=!B&&/[$%]\{/.test(de??"");if(de===null||Pe)return[null];const De=(0,S.qC)(
de);if(De.length>0)return[De.some(Ve=>U.has(H(Ve)??".."))?null:{why:"outside",paths:[de]}];if(!(0,j.Nj)(de)||q.kind==="terragrunt_source")return[null];const $e=ie.
map(ve=>(0,y.un)(ve,de)),Oe=$e.filter(ve=>!U.has(ve));return(q.directories===void 0&&Oe.length<$e.length?[null]:Oe.map(J)).filter(ve=>!q.directories||ve?.why!==
"missing")});return fe.includes(null)?null:fe[0]??null}}const xe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Ke({root:K,exclude:L,
toolFiles:x}){const U=(0,h.ET)({root:K,scan:[]}),B=(0,T.O)(J=>({file:J,text:U.read(J)??""})),N=(0,T.O)(()=>[...(0,Te._X)({root:K,exclude:L},x)]),H=[".git/config\
.worktree",".git/config"].find(J=>/sparsecheckout\s*=\s*true/i.test(B(J).text)),Y=[...B(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(H!==
void 0)return H;const ee=J.at(-1)??"";if(Y.some(([,oe])=>(0,y.Gz)(ee,"").startsWith(`${oe}/`)))return".gitmodules";const q=ee.split("/");return[...q.flatMap((oe,ie)=>xe.
map(fe=>B((0,y.Gz)(q.slice(0,ie).join("/"),fe)))),...N()].find(({text:oe})=>J.some(ie=>We(oe,ie)))?.file??null}}function We(K,L){const x=L.split("/").toReversed(),
[U=""]=x;return!K.includes(U)&&!K.includes("*")?!1:(K.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(B=>{const N=B.split("/").filter(H=>!/^\.*$/.test(H));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===U:N.some((H,Y)=>(H===U||/\w\*|\*\w/.test(H)&&(0,_.matchesGlob)(U,H))&&x.slice(1,Y+1).every((ee,q)=>Be(
N[Y-q-1],ee)))})}const Be=(K="",L)=>K===L||/[$*{}]/.test(K);let Ae=function(...K){return{readTools:Ae}=r.late([276,631,797,938],2797),new.target?new Ae(...K):Ae(
...K)};async function Ne(K,L){const{directory:x,environment:U,stop:B,progress:N}=L,H={root:x,scan:K.scan,exclude:K.exclude},Y=W(H,Object.keys(U)),J=await(0,Me.nE)(
Y,B,ee=>N({kind:"scan",files:ee}));return Ge(J,K,(0,h.ET)(H))}function Fe({dialect:K,exclude:L,scan:x,allowedHosts:U},B,{environment:N,directory:H}){const Y=(0,T.
O)(()=>Ae({root:H,exclude:L},B.toolFiles)),J=!!N.TF_CLOUD_HOSTNAME,ee=x.length>0,q={setting:K,scan:ee?{...B,tools:Y,hasCloudHostname:J}:null},ne=(0,P.L2)(q),{clients:ue,
versions:oe}=ne,ie=(0,le.Eo)((0,le.tB)("terraform",oe)),fe=Oe=>ie||!(0,v.xO)(Oe),_e=(0,C.eI)((0,C.sw)(B.usages,ue),(0,le.d3)(ne)).filter(({place:Oe})=>fe(Oe.file)),
we=U.length>0,De=[...Re(_e,{...B,...{root:H,scan:x,exclude:L,isStrict:we}}),...we?He(B):[]],$e=_e.some(({workspace:Oe})=>Oe?.lacks)&&Y().givesState;return{dialect:ne,
usedBy:()=>(0,P.rU)(ne,q.scan),usages:$e?_e.map(ze):_e,notes:[...(0,C.vH)(B.notes,ue).filter(Oe=>fe((0,A.W7)(Oe))),...De]}}function He(K){const{unselected:L,linked:x,
directories:U,units:B,unread:N,notes:H}=K,Y=new Set(H.flatMap(ee=>(0,A.Xd)(ee)?.file??[])),J=[...x].filter(([,ee])=>ee===null||!U.has(ee));return[...L.map(ee=>(0,A.
ht)(ee,(0,k.a3)({what:"unselected"}))),...J.map(([ee])=>(0,A.ht)(ee,(0,k.a3)({what:"linked"}))),...(0,Ee.jH)(N).map(ee=>(0,A.kH)((0,k.a3)({what:"generated"}),{places:[
ee]})),...B.flatMap(({directory:ee,module:q,unknown:ne})=>ne===null||q!==null||Y.has(ne.file)?[]:(0,A.kH)((0,k.a3)({what:"skipped",path:ee}),{places:[ne]}))]}function ze(K){
if(K.workspace?.lacks===void 0)return K;const{organization:L,name:x}=K.workspace;return{...K,workspace:{organization:L,name:x}}}function Ge(K,{roots:L,exclude:x},U){
const B=new Set(K.links.values());if(B.size===0)return K;const[N,H]=[(0,h.Ls)(L),(0,h.Ls)(x)],Y=le.Du.flatMap(ie=>[...(0,E.Pv)(K,ie).values()]),J=new Set(Y.flatMap(
E.s1)),ee=new Set(K.units.map(({directory:ie})=>ie)),q=(0,T.O)(ie=>J.has(ie)||ee.has(ie)||N(ie||".")?!1:U.list(ie).map(de=>(0,y.Gz)(ie,de)).every(de=>B.has(de)||
H(de)||!Se(de))),ne=ie=>B.has(ie)&&Se(ie)&&q((0,y.jt)(ie)),ue=K.usages.filter(({place:ie})=>!ne(ie.file)),oe=K.declared.filter(({place:ie})=>!ne(ie.file));return{
...K,usages:ue,declared:oe,notes:K.notes.filter(ie=>!ne((0,A.W7)(ie)))}}function Se(K){const L=(0,v.L8)((0,_.basename)(K),new Set,(0,_.basename)((0,_.dirname)(K)));
return L!==void 0&&L.class!=="terragrunt"}}),345:((re,G,r)=>{r.d(G,{s:()=>A});var _=r(3024),E=r(6760),h=r(9968),P=r(7811),v=r(9432),C=r(101),y=r(3152);let T=function(...i){
return{X509Certificate:T}=process.getBuiltinModule("node:crypto"),new.target?new T(...i):T(...i)};const k=4*1024*1024;function A(i,{environment:c,directory:e,wording:n=y.
w7}){const{settings:s,mistakes:a}=(0,y.P$)(i,n),o=$(s.caFile,n),t=S(c),l=[o,t].flatMap(m=>m.ok?[]:[m.why]),d=(0,h.N0)(()=>(0,_.statSync)(e).isDirectory(),!1),p=s.
scan.filter(m=>!/[*?[\]{}]/.test(m)).flatMap(m=>j(m,e,n)??[]),w=`GITHUB_WORKSPACE names ${(0,v.dh)(e)}, which is not a directory`,D=[...a,...l,...d?p:[w]];if(D.
length>0||!o.ok||!t.ok)throw new y.GN(D);return{...s,authorities:o.value,chooseProxy:t.value}}function j(i,c,{missingPath:e,setting:n}){const s=(0,E.resolve)(c,
i);return(0,_.existsSync)(s)?(0,h.N0)(()=>(0,_.accessSync)(s,_.constants.R_OK)===void 0,!1)?null:`${n("scan")} names ${s}, which this user may not read`:e(i,c)}
function S(i){try{return(0,P.Ju)((0,C.N)(i))}catch(c){if(c instanceof TypeError)return(0,P.TR)(c.message);throw c}}function $(i,{setting:c}){if(i===null)return(0,P.
Ju)(null);const e=(0,h.yR)(i,k),n=c("ca-file");if(!e.ok)return(0,P.TR)(`${n} "${i}" ${(0,v.mP)(e.failure)}`);const s=f(e.text);return s.ok?s:(0,P.TR)(`${n} "${i}\
" ${s.why}`)}const O=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function f(i){const c=i.match(O)??[];if(c.length===0)return(0,P.TR)("contains \
no certificate; expected PEM");try{for(const e of c)new T(e);return(0,P.Ju)(c.join(`
`))}catch(e){const n=e instanceof Error?e.message:e;return(0,P.TR)(`contains an invalid certificate: ${n}`)}}}),5440:((re,G,r)=>{r.d(G,{Qm:()=>O,TU:()=>j,i4:()=>e,
pb:()=>c,zt:()=>k});var _=r(7811),E=r(8339),h=r(2485),P=r(2213),v=r(255),C=r(5243),y=r(9897),T=r(3846);const k={host:null,isHostImplied:!1,needed:null},A=m=>({host:m,
isHostImplied:!1,needed:(0,v.Rt)(m)?"state":m}),j=m=>({host:m,isHostImplied:!0,needed:m}),S=m=>({host:m,isHostImplied:!1,needed:null}),$=m=>m===null?k:{...k,directHost:m},
O=m=>({...k,problem:m}),f=(m,I)=>O((0,E.DA)({reason:"rejected",error:m,advice:I}));function i(m,I,g){return g===null?m:{...m,problem:(0,E.My)({text:I,host:m.host,
advice:g})}}const c={module:l,"test-module":(m,I,g)=>{const M=(0,C.vL)(m,I).kind==="remote";return I==="opentofu"||!M?l(m,I,g):O((0,E.DA)({reason:"remote-in-tes\
t",text:m}))},provider:u,"locked-provider":p,"stack-component":w,stack:(m,I)=>{const g=(0,C.A)(m);return g.ok&&!m.startsWith(".")?S(g.value.host):{...w(m,I),isHostImplied:!1,
needed:null}},"stack-output":m=>{const[I="",...g]=m.split("/");return g.length===3?t(I,S):O((0,E.DA)({reason:"stack",text:m}))},terragrunt:D,host:m=>t(m,A),url:m=>$(
(0,P.Ul)(m)),"host-part":m=>$((0,P.D8)(m)),"state-path":m=>$((0,P.Bm)(m))};function e(m,I,g){if(m==="terragrunt"){const[,b]=/^tfr:\/\/([^/?]*)\//.exec(I)??[];return b!==
void 0?s(b,g):/^$|^t$|^tfr?$|^tfr:/.test(I)?void 0:a(I,g)}if(m==="url"&&/^postgres|=/i.test(I))return $(y.IZ);if(/^(url|host-part|state-path)$/.test(m))return a(
I,g);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(I))return a(I,g);const M=I.indexOf("/");if(M<0)return;const R=(0,C.
vL)(`${I.slice(0,M)}/a/b/c`,g);return R.kind!=="registry"?a(I,g):I.split("/").length<n?{...o(R),directHost:y.IZ}:o(R)}const n=4,s=(m,I)=>m===""?j((0,C.Vm)(I)):t(
m,A),a=(m,I)=>(0,C.Nj)(m)?k:$((0,y.uE)(m,I)),o=({host:m,hostImplied:I})=>I?j(m):A(m);function t(m,I){const g=(0,v.Pv)(m),M=(0,h.L6)(m);return g.ok?i(I(g.value),
m,M):O((0,E.k0)({text:m,error:g.why,advice:M}))}function l(m,I,g){if((0,C.Nj)(m)&&!g)return k;const M=(0,C.vL)(m,I),R=M.kind==="registry"?(0,_.Ju)(M):(0,C.rE)(m,
I);if(g&&!R.ok){const{why:z}=R,F=/^https?:/i.test(m)?{kind:"invalid",error:z}:M,W=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,h.NM)(m,F,R),Q=/^[a-z0-9]+::/i.test(m)?"\
remote":M.kind;return W===null&&(Q==="local"||Q==="remote")?O((0,E.DA)({reason:`${Q}-with-version`,text:m})):f(z,W)}const X=(0,h.NM)(m,M,R);if(R.ok)return i(o(R.
value),m,X);if(M.kind==="invalid"){const z=m.includes("://")?{directHost:y.IZ}:{};return{...f(M.error,X??h.x3),...z}}if(M.kind!=="remote")return i(k,m,X);const{
refusal:b,host:V}=M;return b!==null?f(b,X??h.x3):V!==y.IZ||X!==null?i($(V),m,X):{...$(V),problem:(0,E.My)({text:m,host:V,advice:d})}}const d="write the host aft\
er the scheme, such as git::https://HOST/PATH";function u(m,I){const g=(0,T.mi)(m,I);switch(g.kind){case"registry":case"legacy":return g.hostImplied?j(g.host):i(
A(g.host),m,(0,h.cr)(m));case"builtin":return S(g.host);case"invalid":{const[M="",R]=g.error.split(`

`);return f(M,R??(0,h.cr)(m))}}}function p(m,I){const g=(0,T.mi)(m,I);if(g.kind==="invalid")return f(g.error,null);if(g.hostImplied)return O((0,E.DA)({reason:"l\
ocked-provider",text:m}));if(g.kind==="builtin")return S(g.host);const M=I==="opentofu"&&(0,T.Gi)(g);return{...A(g.host),needed:M?(0,C.Vm)(I):g.host}}function w(m,I){
if(m!==m.trim())return O((0,E.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return k;const g=(0,C.rE)(m,I);if(g.ok)return o(g.value);const M=(0,C.A)(
m);if(M.ok)return S(M.value.host);const R=(0,C.vL)(m,I);return R.kind==="invalid"?f(R.error,(0,h.NM)(m,R,g)):$(R.kind==="remote"?R.host:null)}function D(m,I){const[
g,M="",R=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(g===void 0){if(m.startsWith("gitlab.com/"))return $("gitlab.com");if((0,y.GL)(m))return k;const b=(0,y.
cx)(m,"opentofu");if(!(b.ok&&(0,y.Of)(m,b.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const z=(0,y.cx)(m,I);return $(z.ok?z.value.host:y.IZ)}}const[X=""]=R.
split("//");return X.split("/").length!==3?O((0,E.DA)({reason:"terragrunt",text:m})):s(M,I)}}),3791:((re,G,r)=>{r.d(G,{o:()=>T,q:()=>y});var _=r(1780),E=r(9432),
h=r(9615);const P=k=>k===1?"1 module or provider was":`${k} modules and providers were`;function v(k){const{names:A}=k,j=(0,_.XT)(A,3,S=>(0,_.KT)((0,E.dh)(S)));
switch(k.what){case"inside":return(0,_.xI)`modules and providers inside ${j} were not checked`;case"direct":{const S=A.length-k.git,$=[...k.git>0?[`${(0,E.px)(k.
git,"module")} from Git`]:[],...S>0?[`${(0,E.px)(S,"module")} from an archive or bucket`]:[]];return(0,_.xI)`${$.join(" and ")} ${A.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,_.xI)`${(0,E.px)(A.length,"module")} ${A.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,_.xI)`max-requests (${k.max}) was reached, so ${P(A.length)} not checked: ${j}`;case"size":return(0,_.xI)`a response is longer than this check reads, so ${P(
A.length)} not checked: ${j}`;case"work":return(0,_.xI)`the answers of the registry take more work than this check does for one host, so ${P(A.length)} not checked: ${j}`;case"\
stopped":return(0,_.xI)`the check ended too early, so ${P(A.length)} not checked: ${j}`;case"contents":return(0,_.xI)`the checksums of ${(0,E.px)(A.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"getter":return(0,_.xI)`the package of ${(0,E.
px)(A.length,"registry module")} was not checked, because it is downloaded with ${k.getter}: ${j}`;case"units":return(0,_.xI)`${(0,E.px)(A.length,"Terragrunt un\
it")} ${A.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}const C={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},y=k=>(0,h.CC)("not-followed",{message:v(k),help:C[k.what==="work"?"limit":k.what],...k.what==="work"&&{severity:"warning"}});function T({by:k,address:A,
constraint:j,newest:S,others:$}){const O=(0,_.xI)`${(0,E.dh)(k)} requires ${(0,_.KT)((0,E.dh)(A))}${j===null?"":` "${(0,E.dh)(j)}"`}`,f=$.length>0?`which confli\
cts with ${(0,E.K4)($,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(S??"")}`,i=S===null?"which the registry does not have":f;return(0,h.CC)(
"module-described",{message:(0,_.xI)`according to the registry, ${O}, ${i}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),4776:((re,G,r)=>{
r.d(G,{D0:()=>w,lz:()=>M,G9:()=>m});var _=r(9373),E=r(2170),h=r(9119),P=r(3096),v=r(3298);let C=function(...b){return{isOfInit:C}=r.late([878],4878),new.target?
new C(...b):C(...b)},y=function(...b){return{noteCall:y}=r.late([878],4878),new.target?new y(...b):y(...b)},T=function(...b){return{partsOf:T}=r.late([878],4878),
new.target?new T(...b):T(...b)};const k=1e6,A=({problem:b,severity:V})=>V==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(b.code),j=({usages:b,notes:V,
declared:z})=>V.some(F=>A(F)||(0,h.Zl)((0,E.W7)(F)))||[b,z].some(F=>F.some(({place:Z})=>(0,h.Zl)(Z.file)||C((0,P.jt)(Z.file))));function S(b,V){const z=new Set,
F=new Set,Z=new Map;let W=k;for(const{parts:te,isAside:he,inside:pe}of T(V)){if(W-=te.length,W<0)break;for(const ae of te)z.add(ae),he||F.add(ae);for(const[ae,me]of pe.
calls)y(Z,ae,me)}const Q=W<0?b:$(b,z,Z),se=Q.notes.map(te=>{const he=(0,P.jt)((0,E.W7)(te)),pe=z.has(he)||z.has((0,P.RO)(he));return A(te)&&!pe?{...te,severity:"\
warning"}:te});return{...F.values().some(te=>(0,h.Zl)((0,P.Gz)(te,"main.tf")))?O({...Q,notes:se},te=>F.has((0,P.jt)(te))&&(0,h.Zl)(te)):{...Q,notes:se},installed:[
...Z.values()].filter(Boolean).length}}function $({usages:b,declared:V,notes:z},F,Z){const W=Q=>!C((0,P.jt)(Q))||F.has((0,P.jt)(Q));return{usages:b.flatMap(Q=>!W(
Q.place.file)&&Q.kind!=="saved_state"?[]:Z.get(Q)===!0?{...Q,needs:[],directHost:void 0}:Q),declared:V.filter(({place:Q})=>W(Q.file)),notes:z.filter(Q=>W((0,E.W7)(
Q))||Q.problem.code.startsWith("file-"))}}function O({usages:b,declared:V,notes:z},F){const Z=(0,v.O)(W=>F(W.file)?{...W,isInUse:!0}:W);return{usages:b.map(({version:W,
...Q})=>({...Q,place:Z(Q.place),...W&&{version:{...W,place:Z(W.place)}}})),declared:V.map(W=>({...W,place:Z(W.place)})),notes:z.map(W=>({...W,places:W.places.map(
Q=>typeof Q=="string"?Q:Z(Q))}))}}var f=r(5324),i=r(6889),c=r(9432),e=r(4756),n=r(3791),s=r(8032),a=r(3152);let o=function(...b){return{layoutsOf:o}=r.late([878],
4878),new.target?new o(...b):o(...b)},t=function(...b){return{rootsOf:t}=r.late([878],4878),new.target?new t(...b):t(...b)},l=function(...b){return{unmatched:l}=
r.late([878],4878),new.target?new l(...b):l(...b)},d=function(...b){return{rootNotes:d}=r.late([284],4284),new.target?new d(...b):d(...b)},u=function(...b){return{
textNotes:u}=r.late([284],4284),new.target?new u(...b):u(...b)};const p=2e5;function w(b){const{usages:V,declared:z,changed:F,dialect:Z,settings:W,isLockReadonly:Q}=b;
if(V.length===0&&z.every(_.z0)&&W.roots.length===0)return{roots:[],notes:[]};const{clients:ce,versions:te}=Z,he=D(b),pe=[],ae=[],me=W.dialect.name==="auto"?[]:ce,
Ee=(0,i.uQ)(W.dialect,Z),le=d({clients:ce,upgrade:W.upgrade,isLockReadonly:Q,versionIn:Ee}),Me=W.depth!=="discovery";let ye=0;for(const ge of t(he,F,te,Me)){if(b.
stop?.why)break;if(ye+=ge.directories.length,ye>p){ae.push((0,E.ht)(ge.directory,(0,e.ub)({kind:"roots",max:p})));break}le.add(ge),Me&&pe.push(ge)}const Te=[...u(
V,z,{...Z,set:me,isPredicted:Me})].filter(ge=>F===null||F.has((0,E.W7)(ge))),Ie=new Set(b.notes.flatMap(ge=>ge.problem.code==="lock-invalid"?(0,E.W7)(ge):[])),ke=[
...Te,...le.notes()].filter(ge=>!Ie.has((0,E.W7)(ge)));return{roots:pe,notes:[...ke,...ae,...Me?g(he,F):[]]}}function D(b){const{dialect:V,settings:z,listed:F,endedAt:Z,
installed:W=[]}=b,Q=z.upgrade?[]:W,se={...b,installed:Q,clients:V.clients};return F===void 0?M(se,z,Z===null):X(se,F)}function m(b){const{usages:V,declared:z,installed:F=[],
settings:Z}=b,Q=Z.depth!=="discovery"?I(b.notes,V):b.notes,se={usages:V,notes:Q,declared:z};if(F.length===0&&!j(se))return{...se,remarks:[]};const{installed:ce,
...te}=S(se,D(b)),he=`modules in .terraform are used as \`init\` uses them: ${ce}`;return{...te,remarks:ce===0?[]:[he]}}function I(b,V){const z=new Set(V.flatMap(
({calls:F,clients:Z,place:W})=>{const Q=s.Du.filter(se=>!Z.includes(se)||!F?.[se]);return F===void 0?[]:Q.map(se=>`${se} ${(0,h.df)(W)}`)}));return b.filter(({problem:F,
clients:Z,places:[W]})=>F.code!=="source-dynamic"||W===void 0||!Z.every(Q=>z.has(`${Q} ${(0,h.df)(W)}`)))}function g(b,V){const z=[...new Set(b.flatMap(({unknown:W})=>W))].
filter(({files:W})=>V===null||W.some(Q=>V.has(Q)));if(z.length===0)return[];const F=z.map(({directory:W})=>W||"."),Z=(0,h.As)((0,h.jH)(z.flatMap(({unknown:W})=>W??
[])));return[(0,E.kH)((0,n.q)({what:"units",names:F}),{places:Z,clients:s.Du})]}function M(b,{roots:V},z){const F=V.map(ce=>({text:ce,matches:(0,f.Ls)([ce])})),
Z=o({...b,patterns:F}),W=z?l(Z,F):[];if(W.length===0)return Z;const Q=o({...b,patterns:[]}).flatMap(ce=>ce.roots),se=[...new Set(Q.map(({name:ce})=>ce||"."))];throw new a.
GN(W.map(ce=>{const te=(0,c.K4)(R(ce,se),5,c.dh),he=te===""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ce}${he}`}))}
function R(b,V){const z=new Set(b.split("/")),F=Z=>Z.split("/").filter(W=>z.has(W)).length;return V.toSorted((Z,W)=>F(W)-F(Z))}function X(b,{roots:V,rootsAreNamed:z}){
const F=b.units.filter(Z=>Z.unknown!==null);return b.clients.flatMap(Z=>{const W=V.filter(({clients:te})=>te.includes(Z)),Q=new Set([...F,...W].map(({directory:te})=>te||
"."));return o({...b,clients:[Z],patterns:[{text:"",matches:te=>Q.has(te)}]}).map(te=>({...te,isNamed:z}))})}})};export{Xe as ids,Ye as modules};
var $late0;
