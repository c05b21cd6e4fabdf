const Xe=[172,699,33,919],Ye={9941:((re,G,r)=>{r.d(G,{SH:()=>P,Td:()=>v,lS:()=>y,n_:()=>f,w4:()=>C,yN:()=>A});const _=25e4,E=100;class f{max;count=0;constructor(h=_){
this.max=h}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const P=(O,h,i)=>O.kind==="n\
ative"?O.blocks.filter(a=>a.type===h&&a.labels.length===i):O.members.flatMap(({name:a,value:t})=>a===h?I(h,t,i,[]):[]),v=O=>O.kind==="native"?O.attributes:O.members;
function C(O,h){if(!(O.kind==="native"&&O.mayHave?.(h)===!1))return v(O).find(i=>i.name===h)}const y=O=>(O.kind==="tuple"?O.elements:[O]).flatMap(i=>i.kind==="o\
bject"?i.items.filter(T):[]),T=O=>O.name!==void 0&&O.name!=="//";function I(O,h,i,a){if(i>0)return y(h).flatMap(({name:o,start:s,end:c,value:n})=>I(O,n,i-1,[...a,
{value:o,start:s,end:c}]));const t={start:h.start,end:h.start+1};return(h.kind==="tuple"?h.elements:[h]).filter(({kind:o})=>o==="object"||o==="tuple").map(o=>({
...t,type:O,labels:a,body:{kind:"json",members:y(o)}}))}const A=O=>{const h=[O.startsWith("\uFEFF")?1:0];let i=O.indexOf(`
`),a;return({start:t,end:o})=>{for(;i>=0&&i<t;i=O.indexOf(`
`,i+1))h.push(i+1);a??=S(O);const s=Math.max(1,$(h,t)),c=h[s-1]??0,n=(h[s]??(i<0?O.length:i)+1)-1;return{line:s,column:j(Math.max(t,c),c,a),endColumn:j(Math.min(
o,n),c,a)}}},j=(O,h,i)=>O-h-$(i,O-1)+$(i,h-1)+1,S=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),h=>h.index):[];function $(O,h){
let i=0,a=O.length;for(;i<a;){const t=i+a>>>1;(O[t]??0)<=h?i=t+1:a=t}return i}}),2172:((re,G,r)=>{r.d(G,{IY:()=>O,Im:()=>h,JT:()=>$,KS:()=>a,MP:()=>S,MZ:()=>t,W$:()=>j,
Xo:()=>s,cd:()=>A,ek:()=>i,g_:()=>n,lc:()=>o});var _=r(3096),E=r(5243),f=r(3846),P=r(180),v=r(3298),C=r(9941);let y=function(...e){return{readHcl:y}=r.late([699,
276,631,797,557],2797),new.target?new y(...e):y(...e)},T=function(...e){return{detach:T}=r.late([699,276,631,797,557],2797),new.target?new T(...e):T(...e)};const I="\
hostnames input",A={file:I,line:1,column:1,endColumn:1},j=e=>e.file===I?I:e,S=({host:e,namespace:l,name:d,system:u})=>[e,l,d,u].join("/"),$=({host:e,namespace:l,
type:d})=>[e,l,d].join("/"),O=e=>"type"in e?$(e):S(e);function h(e){return"constraints"in e?e.constraints:e.constraint===null?[]:[e.constraint]}const i=e=>("pla\
ces"in e?e.places:[e.place]).map(j);function a({version:e},l){if(e===void 0)return null;const d=(e.value===void 0?e.text:e.value[l])??null;return d===null?null:
{text:d,place:e.place}}const t=({text:e,calls:l},d)=>l===void 0?[{root:null,source:e,version:null,isOpen:!1}]:l[d]??[];function o({kind:e,text:l,address:d},u,p){
switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const w=(0,f.mi)(l??"",p);return w.kind==="registry"?w:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:u,namespace:"hashicorp",type:(0,f.op)(d)};case"implied_provider":return{host:u,namespace:"hashicorp",type:(0,f.
A5)(l)};default:return null}}function s(e,l){const d=Map.groupBy(l,({lockFile:D})=>D),u=new Set(e.flatMap(({kind:D,text:m,place:k})=>c.test(D)&&!(0,E.Nj)(m??"")?
(0,_.jt)(k.file):[])),p=(0,v.O)(D=>new Set(D.providers.map(({provider:m})=>$(m)))),w=(D,m)=>{if(D.calls.length>0||D.directories.some(g=>u.has(g)))return!0;const k=o(
m,(0,E.Vm)(D.client),D.client);return k===null||p(D).has($(k))};return e.map(D=>{if(D.kind!=="lock_provider"||D.needs.length===0)return D;const m=d.get(D.place.
file);return m===void 0||m.some(g=>w(g,D))?D:{...D,needs:[]}})}const c=/^(?:module|test_module|terragrunt_source)/;function n(e){const d=(0,C.SH)(y(e).body,"pro\
vider",1).flatMap(({labels:[u],body:p})=>{const w=(0,f.mi)(T(u?.value??""),"terraform");if(w.kind!=="registry")return[];const D=(0,C.w4)(p,"hashes")?.value,k=(D?.
kind==="tuple"?D.elements:[]).flatMap(g=>g.kind==="string"?[T(g.value)]:[]);return[[$(w),k.filter(P.e)]]});return new Map(d)}}),9039:((re,G,r)=>{r.d(G,{i:()=>I});
var _=r(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",f=String.raw`\p{White_Space}*`,P=String.raw`[()<>@,;:\\"/[\]?=]`,v=new RegExp(`^${E}(?:/${E})?$`),C=String.
raw`"((?:[^"\\\r\n]|\\${P}|\\(?!${P}))*)"`,y=new RegExp(`;${f}(${E})${f}=${f}(?:(${E})|${C})${f}`,"uy"),T=new RegExp(String.raw`\\(${P})`,"g");function I(j){const S=j.
indexOf(";"),O=(0,_.s8)((0,_.Dw)(S<0?j:j.slice(0,S))).replaceAll("\u0130","i").toLowerCase();return v.test(O)&&(S<0||A(j,S))?O:null}function A(j,S){const $=new Map;
for(let O=S;O<j.length;){y.lastIndex=O;const[h,i="",a,t=""]=y.exec(j)??[];if(h===void 0)return(0,_.s8)(j.slice(O))===";";const o=i.toLowerCase(),s=a??t.replace(
T,"$1");if(($.get(o)??s)!==s)return!1;$.set(o,s),O+=h.length}return!0}}),1879:((re,G,r)=>{r.d(G,{Qc:()=>T,Tp:()=>v,Zo:()=>S,bi:()=>P});var _=r(9562),E=r(7811),f=r(
5106);const P=1024*1024;function v(O,h){const i=(0,E._6)(O),a=(0,_.V)(i,"map");if(!a.ok){const[,o,s]=T(i)??[];return o===void 0?{kind:"not-json",why:a.why,advice:a.
advice}:{kind:"not-json",why:`it ${o}`,advice:s??null}}if(a.value===null)return{kind:"null"};if(Array.isArray(a.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,_.G)(a.value))return{kind:"not-object",why:`found a ${typeof a.value}`};const t=[];for(const o of Object.keys(a.value)){const s=a.value[o]??null;if(h?.(
o,s)===!1)continue;const c=h!==void 0&&C(s)>f.Ls;t.push({id:o,value:c?void 0:s})}return{kind:"object",services:t}}function C(O){try{return JSON.stringify(O).length}catch{
return Number.POSITIVE_INFINITY}}const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],T=O=>y.find(([h])=>h.test(O)),I=100,A=16*1024,j=200;function S(O){const h=new Set(O),i=new Set(O.map(
$));let a=0,t=A;return(o,s)=>{if(f.fg.has(o)||h.has(o))return!0;const c=o.length<=j&&i.delete($(o));if(a===I)return c;const n=o.length+C(s);return n>t?c:(a+=1,t-=
n,!0)}}const $=O=>O.slice(0,O.indexOf(".")+1)}),3846:((re,G,r)=>{r.d(G,{A5:()=>n,Gi:()=>T,mi:()=>O,op:()=>c,sL:()=>i});var _=r(7811),E=r(255),f=r(9509),P=r(5243);
const v={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},C="hashicorp",y="-",T=({host:e,namespace:l})=>e===(0,P.Vm)("terraform")&&l===C,I='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',A="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",j={prefix:"terraform-",whose:"a Terraform",frequency:"often"},$={terraform:[j],opentofu:[j,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function O(e,l){const d=e.split("/");if(d.length>3||d.includes(""))return h(I);const[u="",p,w]=d.reverse(),D=i(u);if(!D.ok){
const z=`${(0,_.ol)(u)} in source ${(0,_.ol)(e)}`;return h(`Invalid provider type: Invalid provider type ${z}: ${D.why}"`)}const m=w===void 0,k=m?(0,_.Ju)((0,P.
Vm)(l)):(0,E.Pv)(w);if(p===void 0&&k.ok){const z={hostImplied:m,namespace:C,type:D.value};return{kind:"registry",host:k.value,...z}}const M=p===y?(0,_.Ju)(p):i(
p??""),R=`namespace "" in source ${(0,_.ol)(e)}`;if(!M.ok)return h(`Invalid provider namespace: Invalid provider ${R}: ${M.why}"`);const X="Invalid provider sou\
rce hostname";if(!k.ok)return h(`${X}: ${X} ${R}: ${k.why}"`);const b={hostImplied:m,host:k.value,namespace:M.value,type:D.value},V=t(b,l);return V===void 0?{kind:a(
b,l),...b}:h(V)}const h=e=>({kind:"invalid",error:e});function i(e){if(/^[a-z0-9]+$/.test(e))return(0,_.Ju)(e);if(e==="")return(0,_.TR)("must have at least one \
character");if(e.includes("."))return(0,_.TR)("dots are not allowed");if(e.includes("--"))return(0,_.TR)("cannot use multiple consecutive dashes");const l=(0,f.
YE)(e);return l.ok?(0,_.Ju)((0,f.DI)(l.value)):(0,_.TR)(A)}function a({host:e,namespace:l},d){return l===y?"legacy":l==="builtin"&&v[d].includes(e)?"builtin":"r\
egistry"}function t(e,l){const d=(0,P.Vm)(l);if(e.namespace===y&&e.host!==d)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${d}.`;const u=$[l].find(({prefix:p})=>e.type.startsWith(p));return u&&o(e,u,l)}function o(e,{prefix:l,whose:d,frequency:u},p){const w=`${l}prov\
ider-`,D=e.type.slice(w.length);if(!e.type.startsWith(w)||!i(D).ok)return`Invalid provider type: Provider source ${(0,_.ol)(s(e))} has a type with the prefix ${(0,_.
ol)(l)}, which isn't allowed because it would be redundant to name ${d} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const m=s({...e,type:D},p);return`Invalid provider type: Provider source ${(0,_.ol)(s(e,p))} has a type with the prefix ${(0,_.ol)(w)}, which i\
sn't valid. Although that prefix is ${u} used in the names of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,_.ol)(m)}?`}const s=({host:e,namespace:l,type:d},u)=>u!==void 0&&e===(0,P.Vm)(u)?`${l}/${d}`:`${(0,E.pk)(e)}/${l}/${d}`,c=e=>e.replace(/^.*\./s,
""),n=e=>(e??"").replace(/[._].*$/s,"")}),8153:((re,G,r)=>{r.d(G,{D4:()=>C,LT:()=>O,Qq:()=>I,Tj:()=>i,_5:()=>v,ch:()=>P,gy:()=>$,lq:()=>S,nd:()=>j,p_:()=>h,qL:()=>y,
w3:()=>a,zM:()=>A});var _=r(9562),E=r(7811),f=r(1879);const P="has too many elements",v=25e3;function C(c,n,e){const l=y(c,n,e);return l.ok?l.value.items>v?(0,E.
TR)(P):(0,E.Ju)(l.value.value):l}function y(c,n,e="decoder"){const l=(0,_.V)(c,e);if(!l.ok&&l.isLimit)return(0,E.TR)(P);if(!l.ok)return(0,E.TR)((0,f.Qc)(c)?.[1]??
`is not valid JSON: ${l.why}`);const d=new o,u=n.read(l.value,d),{mistake:p,items:w}=d;return p===null?(0,E.Ju)({value:u,items:w}):(0,E.TR)(p)}const T=(c,n,e=l=>typeof l==
typeof c)=>({zero:c,read:(l,d)=>e(l)?l:(l!==null&&d.refuse(n,l),c)}),I=T("","a string"),A=T(!1,"a boolean"),j=T(0,"an integer",Number.isInteger),S=c=>({zero:null,
read:(n,e)=>n===null?null:c.read(n,e)}),$={zero:null,read:()=>null},O=c=>({zero:c.zero,read:(n,e)=>{const{mistake:l}=e,d=c.read(n,e);return e.mistake=l,d}}),h=c=>({
zero:[],read:(n,e)=>Array.isArray(n)?(e.items+=n.length,n.map((l,d)=>e.within(d,c,l))):(n!==null&&e.refuse("a list",n),[])}),i=c=>({zero:null,read:(n,e)=>{const l=e.
membersOf(n);if(l===null)return null;const d=Object.entries(l);return e.items+=d.length,new Map(d.map(([u,p])=>[u,e.within("*",c,p)]))}});function a(c){const n=Object.
entries(c),e=new Map(n),l=Object.fromEntries(n.map(([d,{zero:u}])=>[d,u]));return{zero:l,read:(d,u)=>{const p=u.membersOf(d);if(p===null)return l;const w={...l};
for(const[D,m]of Object.entries(p)){const k=e.has(D)?D:t(D),g=e.get(k);g!==void 0&&(w[k]=u.within(k,g,m))}return w}}}const t=c=>c.toLowerCase().replaceAll("\u017F",
"s");class o{#e=[];mistake=null;items=0;within(n,e,l){this.#e.push(n);const d=e.read(l,this);return this.#e.pop(),d}membersOf(n){return(0,_.G)(n)?n:(n!==null&&this.
refuse("an object",n),null)}refuse(n,e){if(this.mistake!==null)return;const l=this.#e.map(u=>typeof u=="number"?`[${u}]`:`.${u}`),d=l.length===0?"":` in "${l.join(
"").slice(1)}"`;this.mistake=`has ${s(e)} instead of ${n}${d}`}}function s(c){return Array.isArray(c)?"a list":typeof c=="object"?"an object":`a ${typeof c}`}}),
180:((re,G,r)=>{r.d(G,{CT:()=>S,KB:()=>P,e:()=>$,fi:()=>t,jY:()=>i,uH:()=>j,yI:()=>h});var _=r(9633),E=r(523),f=r(3556);function P(o,s,c){const{os:n,arch:e,shasum:l}=o,
d=/^[0-9a-fA-F]{64}$/.test(l),u=`${n}_${e}`===s;return{early:[...C(o.protocols),...v([u?null:`is for ${n}_${e} instead of ${s} (\`os\`, \`arch\`)`,y(c,"download\
_url",o.download_url),I(o.packages),d?null:T(l),y(c,"shasums_url",o.shasums_url),y(c,"shasums_signature_url",o.shasums_signature_url)]),...o.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:v([A(o,s)]),hashes:d&&u?[`zh:${l.toLowerCase()}`]:null}}const v=o=>o.flatMap(s=>s===null?[]:{kind:"des\
cription",why:s});function C(o){const s=o.find(c=>(0,E.rK)(c)===null);return s!==void 0?[{kind:"description",why:`has "${s}" in \`protocols\`, which is not a vers\
ion`}]:o.length===0||(0,f.PN)(o)?[]:[{kind:"protocols",protocols:o}]}function y(o,s,c){const n=(0,_.Fl)(o,c);return n.ok?null:`has an invalid URL in \`${s}\`: ${n.
why}`}const T=o=>o===""?"has no `shasum`":`has "${o}" in \`shasum\`, which is not 64 hexadecimal digits`;function I(o){const s=[...o?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),c=Array.from(o?.values()??[],e=>e.hashes).flat(),n=[...s,...c.filter(e=>e.indexOf(":")<1)][0];return n===void 0?null:`has "${n}" in \`packages\`, which O\
penTofu cannot read`}function A({packages:o,shasum:s},c){if(!o?.size)return null;const n=o.get(c);if(n===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(n.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=n.hashes.filter(l=>l.
startsWith("zh:"));return e.some(l=>l!==`zh:${s}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function j(o,s){if(o===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:c,hashes:n}=o,
e=n.length===0||n.some($),l=v([c===""?`has no \`url\` for ${s}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${s}, but others`]);return{early:l,late:[],hashes:l.
length===0?n:null}}const S=["zh:","h1:"],$=o=>S.some(s=>o.startsWith(s)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function h(o,{
filename:s,shasum:c}){for(const n of o.split(`
`)){const[e="",l]=n.split(O,4).filter(d=>d!=="");if(l===s)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===c.toLowerCase()?null:`has another hash for ${s} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${s}`}return`has no line for ${s===""?"the empty `filename` of the package":
s}`}function i(o){const[s]=o;return s===void 0?"the signature of its checksums is empty":s===194||(s&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const a="in `signing_keys.gpg_public_keys`";function t(o){const[s]=o;return o.includes(null)?`the descriptio\
n has null ${a}, at which the clients crash`:s===void 0?`the description has no key ${a}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(s??"")?null:`t\
he description has a key ${a} whose \`ascii_armor\` is not an armored public key`}}),3556:((re,G,r)=>{r.d(G,{I0:()=>o,PN:()=>T,TT:()=>y,h:()=>h,oM:()=>a,tD:()=>A});
var _=r(9039),E=r(7811),f=r(3846),P=r(523),v=r(8153);const C=(0,v.w3)({versions:(0,v.p_)((0,v.w3)({version:v.Qq,protocols:(0,v.p_)(v.Qq)})),warnings:(0,v.p_)(v.
Qq)});function y(c){const n=(0,v.D4)(c,C);if(!n.ok)return n;const{versions:e,warnings:l}=n.value,d=new Map(e.map(w=>[w.version,w.protocols])),u=[...d.keys()],p=u.
filter(w=>T(d.get(w)??[]));return(0,E.Ju)({texts:u,compatible:p.length===u.length?u:p,warnings:u.length===0?[]:l})}const T=c=>c.some(n=>{const e=(0,P.rK)(n),[l]=e?.
numbers??[];return e!==null&&!(0,P.Ty)(e)&&(l===5n||l===6n)}),I=(0,v.w3)({id:v.Qq,moved_to:v.Qq});function A(c,n){const e=(0,v.D4)(c,I);if(!e.ok)return e;const{
id:l,moved_to:d}=e.value,u=(0,f.mi)(d===""?l:d,"terraform"),p=u.kind==="registry"&&u.type===n;return(0,E.Ju)(p?u.namespace:null)}const j=(0,v.w3)({ascii_armor:v.
Qq}),S=(0,v.Tj)((0,v.w3)({hashes:(0,v.p_)(v.Qq),package_size:v.nd})),$=(c,n)=>(0,v.w3)({protocols:(0,v.p_)(v.Qq),os:v.Qq,arch:v.Qq,filename:v.Qq,shasum:v.Qq,download_url:v.
Qq,shasums_url:v.Qq,shasums_signature_url:v.Qq,signing_keys:(0,v.w3)({gpg_public_keys:(0,v.p_)((0,v.lq)(c))}),packages:n}),O={terraform:$((0,v.w3)({ascii_armor:v.
Qq,trust_signature:v.Qq}),v.gy),"opentofu before 1.12":$(j,v.gy),opentofu:$(j,S)},h=(c,n)=>(0,v.D4)(c,O[n]),i=(0,v.w3)({versions:(0,v.Tj)((0,v.w3)({}))});function a(c,n){
const e=s(c,n,i);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const t=(0,v.w3)({archives:(0,v.Tj)((0,v.lq)((0,v.w3)({url:v.Qq,hashes:(0,v.p_)(v.Qq)})))});
function o(c,n,e){const l=s(c,n,t);if(!l.ok)return l;const d=l.value.archives?.get(e);return d===void 0?(0,E.Ju)(null):d===null?(0,E.TR)(`has null for ${e}, at \
which the clients crash`):d.hashes.some(u=>u.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,E.Ju)(d)}function s(c,n,e){
return(0,_.i)(n??"")==="application/json"?(0,v.D4)(c,e):(0,E.TR)(n===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((re,G,r)=>{r.d(G,{EH:()=>j,Fl:()=>S,ad:()=>y,fZ:()=>f,i5:()=>C,ny:()=>T,sw:()=>P,ut:()=>A,zS:()=>I});var _=r(7811),E=r(8643);const f=(h,i)=>O(
$(h),`${v(i)}/versions`),P=(h,i,a)=>O($(h),`${v(i)}/${a}/download`),v=({namespace:h,name:i,system:a})=>`${h}/${i}/${a}`,C=(h,{namespace:i,type:a})=>O(h,`${i}/${a}\
/versions`),y=(h,{namespace:i,type:a},t,o)=>O(h,`${i}/${a}/${t}/download/${o.replace("_","/")}`),T=(h,i)=>O($(h),i);function I(h,{host:i,namespace:a,type:t},o){
const s=(0,E.O2)(h,`${i}/${a}/${t}/${o}`);return!s.ok||s.value.scheme==="https"?s:(0,_.TR)(`unsupported protocol scheme "${s.value.scheme}"`)}function A(h,i){if(!/^\.{0,2}\//.
test(i))return(0,_.Ju)(i);const a=(0,E.O2)(h,i);return a.ok?(0,_.Ju)((0,E.jr)(a.value)):a}function j(h,i){const a=S(h,i);return a.ok&&a.value.fragment!==""?(0,_.
TR)("must not include fragment part"):a}function S(h,i){const a=(0,E.O2)(h,i);if(!a.ok)return a;const{scheme:t}=a.value;return t==="http"||t==="https"?a:(0,_.TR)(
"must use http or https scheme")}const $=h=>h.path.endsWith("/")?h:{...h,path:`${h.path}/`};function O(h,i){const a=(0,E.O2)(h,i);if(!a.ok)throw new Error(a.why);
return a.value}}),523:((re,G,r)=>{r.d(G,{Cg:()=>j,PW:()=>t,Ty:()=>A,Zy:()=>S,_T:()=>o,hZ:()=>P,kv:()=>e,mb:()=>l,oF:()=>y,rK:()=>T});var _=r(7811),E=r(5106);const f=new RegExp(
`^${E.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,v=new RegExp(`^${P}[.+-]?$`),C=2n**63n-1n;function y(d){const[
,u,p,w,D]=f.exec(d)??[];return u===void 0?null:I(d,u,w??p,D)}function T(d){const[,u,p,w]=v.exec(d)??[];return u===void 0?null:I(d,u,p,w)}function I(d,u,p="",w=""){
const D=u.split(".").map(k=>k.replace(/^0+(?=.)/,""));if(D.some(k=>k.length>19))return null;const m=D.map(k=>BigInt(k));if(m.some(k=>k>C))return null;for(;m.length<
3;)m.push(0n);return{text:d,numbers:m,written:D.length,pre:p,build:w}}const A=d=>d.pre!=="",j=({numbers:d,pre:u,build:p})=>`${d.join(".")}${u===""?"":`-${u}`}${p===
""?"":`+${p}`}`;function S(d,u){const p=Math.max(d.numbers.length,u.numbers.length);for(let w=0;w<p;w++){const[D,m]=[d.numbers[w]??0n,u.numbers[w]??0n];if(D!==m)
return D<m?-1:1}return d.pre===u.pre||d.numbers.length!==u.numbers.length?0:d.pre===""||u.pre===""?d.pre===""?1:-1:$(d.pre,u.pre)}function $(d,u){const[p,w]=[d.
split("."),u.split(".")];for(let D=0;;D++){const[m,k]=[D+1>=p.length,D+1>=w.length];if(m!==k)return m?-1:1;const g=O(p[D]??"",w[D]??"");if(g!==0||m)return g}}function O(d,u){
const[p,w]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(u)];return p!==w?p?-1:1:p&&d.length!==u.length?d.length-u.length:d===u?0:d<u?-1:1}const h="[\\t\\n\\f\\r ]*",i=new RegExp(
`^${h}(<=|>=|!=|~>|<|>|=|)${h}(${E.eQ})${h}$`),a="This string does not use correct version constraint syntax";function t(d){const u=[];for(const p of d.split(",")){
const[,w,D=""]=i.exec(p)??[],m=y(D);if(m===null)return(0,_.TR)(a);u.push({operator:w||"=",version:m,text:p})}return(0,_.Ju)(u)}function o(d){const u=t(d);if(!u.
ok)return u;const p=[];for(const w of u.value){const D=T(w.version.text);if(D===null||!s.test(w.text.trim()))return(0,_.TR)(`Incorrect version constraint syntax\
: ${c(w)}`);p.push({...w,version:D})}return(0,_.Ju)(p)}const s=/^[<>=!~]* ?[0-9]/;function c({operator:d,version:u,text:p}){const w=p.trim();if(u.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!s.test(w))return`only one space is expected after the operator "${d}"`;if(u.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[D]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(w)??[""];return`missi\
ng comma after "${D}"`}const n=[">",">=","=","~>","<=","<","!="];function e(d){const u=[...d].sort((p,w)=>S(p.version,w.version)||$(p.version.build,w.version.build)||
n.indexOf(p.operator)-n.indexOf(w.operator)||w.version.written-p.version.written);return[...new Set(u.map(l))].join(", ")}function l({operator:d,version:u}){if(d===
"=")return j(u);const p=d==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${d} ${j({...u,numbers:p})}`}}),1440:((re,G,r)=>{r.d(G,{EH:()=>i,U4:()=>A,WI:()=>c,
a4:()=>t,oO:()=>j});var _=r(3916),E=r(7811),f=r(2213),P=r(8032),v=r(5243),C=r(9897),y=r(3846),T=r(8153),I=r(523);const A=".terraform/modules/modules.json",j=".t\
erraform/terraform.tfstate",S=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({type:T.Qq,config:(0,T.Tj)((0,T.LT)(T.Qq))})),resources:(0,T.p_)((0,T.w3)({provider:T.Qq}))}),
$=(0,T.w3)({backend:(0,T.lq)((0,T.w3)({config:(0,T.Tj)((0,T.LT)((0,T.Tj)((0,T.LT)(T.Qq))))}))}),O=new Set(Object.values(f.FV).flatMap(e=>e.split(/[ .]/))),h=/(?:^|\.)provider\["([^"\\]*)"\]/;
function i(e,l){const d=(0,T.D4)(l,S,"struct"),{backend:u,resources:p}=d.ok?d.value:S.zero,w=(0,T.D4)(l,$,"struct"),D=w.ok?[...w.value.backend?.config?.values()??
[]]:[],{type:m="",config:k=null}=u??{},g=[k,...D].flatMap(R=>Array.from(R??[],([X,b])=>b===""?null:a(m,X,b)));/^(remote|cloud)$/.test(m)&&!k?.get("hostname")&&g.
push("app.terraform.io");const M=new Set(p.map(({provider:R})=>R).filter(R=>R.includes("[")));return P.Du.flatMap(R=>{const X=Array.from(M,V=>{const z=(0,y.mi)(
h.exec(V)?.[1]??"",R);return z.kind!=="registry"?z.kind==="builtin"?null:C.IZ:R==="opentofu"&&(0,y.Gi)(z)?(0,v.Vm)(R):z.host});return[...new Set(d.ok?[...X,...g]:
[C.IZ])].flatMap(V=>V===null?[]:{file:e,host:V,client:R})})}function a(e,l,d){return e==="local"?(0,f.Bm)(d):f.Gb[e]?.split(" ").includes(l)?(0,f.D8)(d):O.has(l)||
l==="hostname"?(0,f.Ul)(d):null}function t(e,l){const d=(0,f.Bm)(`terraform.tfstate.d/${l.trim()}/terraform.tfstate`);return d===null?[]:P.Du.map(u=>({file:e,host:d,
client:u}))}const o=(0,T.w3)({key:T.Qq,source:T.Qq,version:T.Qq,dir:T.Qq}),s=(0,T.w3)({modules:(0,T.p_)(o)});function c(e,l){const d=l.trim()===""?(0,E.Ju)(s.zero):
(0,T.D4)(l,s,"struct");if(!d.ok)return d;const{modules:u}=d.value,p=u.find(({version:D})=>D!==""&&(0,I.oF)(D)===null);if(p!==void 0)return(0,E.TR)(`has the malf\
ormed version "${p.version}"`);if(new Set(u.map(({key:D})=>D)).size<u.length)return(0,E.TR)("has two modules with the same key");const w=u.filter(({key:D})=>D!==
"");return(0,E.Ju)(w.map(({dir:D,...m})=>({...m,root:e,directory:n(e,D)})))}function n(e,l){const d=(0,_.isAbsolute)(l)?l:`${e===""?".":e}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(l)?(0,_.normalize)(d).replace(/(?<=.)\/$/,""):d}}),5324:((re,G,r)=>{r.d(G,{$8:()=>$,ET:()=>a,G$:()=>O,KG:()=>c,Ls:()=>j,Wj:()=>d,f5:()=>n,kI:()=>o,rN:()=>l,
sT:()=>i,sq:()=>h,un:()=>e});var _=r(3024),E=r(6760),f=r(4756),P=r(2170),v=r(3096),C=r(3298),y=r(9968),T=r(1440);const I=/[*?[{]/;function A(u){const p=u.split(
"/"),w=p.findIndex(D=>I.test(D));return w<0?{fixed:u}:{fixed:p.slice(0,w).join("/"),glob:p.slice(w).join("/")}}function j(u){const p=u.map(w=>{const D=w.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:D,start:S(D)}});return w=>{const D=w.toLowerCase();return p.some(({glob:m,start:k})=>m===w||D.startsWith(k)&&
E.posix.matchesGlob(w,m))}}function S(u){const[p=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return p.toLowerCase()}const $=({file:u,glob:p},w)=>u===
w||p!==void 0&&E.posix.matchesGlob(w,p),O=u=>u.startsWith(".")||u==="node_modules",h=u=>E.sep==="/"?u:u.replaceAll(E.sep,"/");function i(u,{boundary:p}){return u.
kind==="error"?(0,f.WO)({what:"link",code:u.code}):(0,y.UO)(u.path,p)?u.kind==="special"?(0,f.WO)({...u,what:"link-to-special-file"}):u.kind==="file"?u.path:null:
(0,f.a3)({what:"link"})}function a({root:u,scan:p}){const w=[u,...p.map(g=>(0,E.resolve)(u,A(g).fixed))].map(t),D=g=>w.some(M=>M!==null&&(0,y.UO)(g,M)),m=g=>{const M=(0,E.
resolve)(u,g),R=(0,_.existsSync)(M)?t(M):null;return R!==null&&D(R)?R:null},k=(g,M)=>{const R=m(g);return(R===null?[]:(0,y.Mc)(R).filter(M)).map(({name:b})=>b).
sort()};return{list:g=>k(g,M=>!M.isDirectory()),directories:g=>k(g,M=>M.isDirectory()&&!O(M.name)),exists:g=>(0,_.existsSync)((0,E.resolve)(u,g)),locate:(0,C.O)(
m),nameOf:g=>{const M=m(g);return M===null?null:h((0,E.relative)(w[0]??u,M))},read:(g,M)=>{const R=m(g);return R===null?null:(0,y.r7)(R,M)}}}const t=u=>(0,y.N0)(
()=>(0,_.realpathSync)(u),null);function o(u,p){const{fixed:w,glob:D}=A(p);try{const m=(0,_.realpathSync)((0,E.resolve)(u,w)),k=h((0,E.relative)(u,m)),g=(0,y.UO)(
m,u),M=g?u:m;if(D!==void 0)return{path:m,name:k,boundary:M,glob:(0,v.Gz)(k,D)};if((0,_.statSync)(m).isDirectory())return{path:m,name:k,boundary:M};const R=(0,E.
resolve)(m,"..");return{...{path:R,name:h((0,E.relative)(u,R))},boundary:g?u:R,file:k}}catch(m){return(0,P.ht)(p,(0,f.WO)({what:"scan",code:(0,y.Oj)(m)}))}}const s=200;
function c(u){const{path:p,name:w,depth:D}=u;if(D>s)return(0,P.ht)(w,(0,f.ub)({kind:"depth",max:s}));try{return(0,_.readdirSync)(p,{withFileTypes:!0}).sort((m,k)=>m.
name<k.name?-1:1)}catch(m){return(0,P.ht)(w,(0,f.WO)({what:"directory",code:(0,y.Oj)(m)}))}}const n=(u=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,
units:[],unread:[],calls:[],called:new Set(u),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});
function e(u,{exists:p,read:w}){return p(u)?(0,T.EH)(u,w(u)??""):[]}function l(u,p){const w=(0,v.Gz)(u,".terraform/environment"),D=p.read(w);return[...e((0,v.Gz)(
u,T.oO),p),...D===null?[]:(0,T.a4)(w,D)]}function d(u,{exists:p,read:w,nameOf:D}){const m=(0,v.Gz)(u,T.U4),k=w(m);if(k===null)return p(m)?(0,P.ht)(m,(0,f.a3)({what:"\
outside",path:m})):[];const g=(0,T.WI)(u,k);return g.ok?g.value.map(M=>{const R=M.directory;return(0,E.isAbsolute)(R)&&(0,E.normalize)(R)===R?{...M,directory:D(
R)??R}:M}):(0,P.ht)(m,(0,f.U$)({error:`the list ${g.why}`,isRefused:!0}))}}),9059:((re,G,r)=>{r.d(G,{$:()=>O,$t:()=>c,AN:()=>i,Dx:()=>s,_X:()=>j});var _=r(3096),
E=r(9941),f=r(5324),P=r(3114);const v=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .sp\
acelift".split(" "),C=n=>n==="config.toml",y=[["",P.Z8],[".github",()=>!1],...v.map(n=>[n,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",P.Z8],[".config",P.TD],[".co\
nfig/mise",C],[".mise",C]],T=".github/actions",I=128*1024,A=200;function*j({root:n,exclude:e},l){const d=(0,f.ET)({root:n,scan:[]}),u=(0,f.Ls)(e),p=S(d).filter(
m=>!u(m)),w=m=>m.split("/").length,D=[...new Set([...p,...l])].sort((m,k)=>w(m)-w(k)||(m<k?-1:1));for(const m of D.slice(0,A)){const k=d.read(m);k!==null&&k.length<=
I&&(yield{file:m,text:k})}}function S(n){const e=y.flatMap(([d,u])=>n.list(d).filter(p=>u(p)||O((0,_.Gz)(d,p))).map(p=>(0,_.Gz)(d,p))),l=n.directories(T).flatMap(
d=>["action.yml","action.yaml"].map(u=>`${T}/${d}/${u}`));return[...e,...l]}const $=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],O=n=>$.some(([,e])=>e.test(n)),h=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function i({file:n,text:e}){if(O(n)){const d=s(n,e);return $.flatMap(([u,p,
w])=>p.test(n)&&d.some(D=>w.test(D))?u:[])}return e.search(h)<0?[]:s(n,e).flatMap(d=>d.match(h)??[]).map(d=>d.toLowerCase())}const a=1e3,t=/(^|\s)#.*$/s,o=/(^|\s)(\/\/|\/?\*).*$/s;
function s(n,e){const l=/jenkinsfile|\.json$/i.test(n)?o:t;return e.split(`
`).map(d=>d.slice(0,a).replace(l,"").trimEnd())}function c(n,e,l,d){return{file:n,...(0,E.yN)(l)(d),line:e+1}}}),3114:((re,G,r)=>{r.d(G,{Ep:()=>y,L8:()=>A,TD:()=>i,
Z:()=>h,Z8:()=>a,dN:()=>O,tr:()=>I,xO:()=>$});var _=r(8032);const E=["terraform"],f=["opentofu"],P=/\.tfquery\.(hcl|json)$/,v=[[/\.tf(\.json)?$/,"config",_.Du],
[/\.tofu(\.json)?$/,"config",f],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",f],[P,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",_.Du]],C=/\.(tf|tofu|hcl|json)$/,
y=({class:t})=>t==="config"||t==="test",T={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},I=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
t);function A(t,o,s){if(t===".terraform.lock.hcl")return T;const c=C.test(t)?v.find(([M])=>M.test(t)):void 0,[n=/$/,e=null,l=[]]=c??[];if(e===null)return;const d=j(
t)&&e==="test"&&s==="tests";if(j(t)&&!d)return;const u=t.search(n),p=t.slice(0,u),w=p+t.slice(u).replace(".tf",".tofu"),D=p==="override"||p.endsWith("_override"),
m=d||w!==t&&o.has(w);if(m&&!l.includes("terraform"))return;const k=m?E:l,g=t.endsWith(".json")?"json":"hcl";return{class:e,syntax:g,clients:k,isOverride:D}}const j=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),S=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),$=t=>P.test(t),O=[".spacelift/config.yml",".spacelift/config.yaml"],h=t=>t.endsWith(".tfbackend"),i=t=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(t),a=t=>i(t)||S.test(t)}),1011:((re,G,r)=>{r.d(G,{CI:()=>C,G4:()=>$,O8:()=>P,Rt:()=>f,VZ:()=>v,eI:()=>T,kA:()=>A,s7:()=>I,sw:()=>y,vH:()=>j});var _=r(4756),
E=r(2170);const f=["organization","workspaces"],P=["module","state","lock"],v=["version","compatible","provider-version"],C=({directory:O,module:h})=>[...new Set(
[O,h??O])];function y(O,h){const i=a=>{const t=a.clients.filter(o=>h.includes(o));return t.length===0?[]:{...a,clients:t}};return O.flatMap(a=>{if(a.clients.every(
s=>h.includes(s)))return a;const t=a.needs.flatMap(i),o=a.isHostImplied?t[0]?.host??a.host:a.host;return i({...a,needs:t,host:o})})}const T=(O,h)=>O.map(i=>{const{
calls:a,evaluated:t}=i;if(h.length===0||a===void 0||t===void 0)return i;const o=Object.entries(a).filter(([s])=>!h.some(c=>c===s));return{...i,calls:Object.fromEntries(
o)}}),I=({workspace:O,hasOwnToken:h,directHost:i})=>O!==void 0||h===!0||i!==void 0,A=O=>new Set(O.flatMap(({host:h,isHostImplied:i})=>i?[]:h??[])),j=(O,h)=>O.filter(
({clients:i})=>i.some(a=>h.includes(a))),S=1e4;function $(O=S){const h=[],i={error:0,warning:0,notice:0};let a=0;const t=s=>{i[s.severity]+=1,i[s.severity]<=O?h.
push(s):a+=1},o=()=>(0,E.ht)(".",(0,_.ub)({kind:"problems",max:O,omitted:a}));return{add:t,all:()=>a===0?h:[...h,o()]}}}),4756:((re,G,r)=>{r.d(G,{JW:()=>I,U$:()=>f,
WO:()=>C,a3:()=>T,ub:()=>S,yQ:()=>A});var _=r(9432),E=r(9615);const f=({error:$,isRefused:O})=>(0,E.CC)("file-syntax",{message:$??"the file is not valid UTF-8",
help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!O&&{severity:$===null?"notice":"warning"}}),P={file:["the file cannot be read","cor\
rect the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:[
"the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],scan:["the path in `scan` cannot be read","correct `scan`, and ch\
eck that the repository is checked out"],"special-file":["this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","re\
move the link, or list it in `exclude`"]},v={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list \
it in `exclude`"};function C($){const[O,h]=P[$.what],i=$.what==="file"||$.what==="directory";return(0,E.CC)("file-unreadable",{message:`${O}${"code"in $?`: ${$.
code}`:` ${$.is} and is not read`}`,help:(i?v[$.code]:void 0)??h,...!("isRefused"in $&&$.isRefused)&&{severity:"warning",affects:[]}})}const y={link:["the link \
points outside the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory th\
at was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file\
, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and giv\
e included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its direc\
tory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function T($){const[O,h]=y[$.what],i="path"in $&&
{message:`directory ${(0,_.dh)($.path)} ${O}`,severity:"notice"};return(0,E.CC)("file-outside",{message:O,help:h,...i})}function I({scan:$,hasHostnames:O,isFleet:h}){
const i=$.every(s=>s===".")?"this directory":`\`scan\` (${(0,_.K4)($,3,_.dh)})`,t=`found no Terraform or OpenTofu files in ${h?"the repositories of `usages`":i}`,
o=h?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{
message:`${t}, and \`hostnames\` is not set`,help:`${o}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,...O&&{message:`${t}; only \`hostnames\` was check\
ed`,help:`${o}, or correct \`scan\``,severity:"warning"}})}const A=({oldest:$})=>(0,E.CC)("file-stale",{message:`the usages file was written more than a week ag\
o (the oldest on ${$}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it\
 no longer runs"}),j={depth:({max:$})=>({message:`directories nested deeper than ${$} levels are not scanned`,help:"list this directory in `exclude`"}),files:({
max:$})=>({message:`there are more than ${$} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),
directory:({max:$})=>({message:`the directory has more than ${$} files; the files after them are not scanned`,help:"split the directory, or list files in `exclu\
de`"}),parts:({max:$})=>({message:`the file has more than ${$} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),
"module-usages":({max:$})=>({message:`the files of this directory use or define more than ${$} modules, providers, resources and variables; the rest of this fil\
e and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:$})=>({message:`the scan found more than ${$} us\
ages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:$})=>({message:`the r\
oot modules have more than ${$} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which \
`init` runs in `roots`"}),size:$=>({message:`the file ${(0,_.mP)($)}`,help:"split the file, or list it in `exclude`"}),problems:({max:$,omitted:O})=>({message:`\
there are more than ${$} problems in files; ${O} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({
stopped:$,files:O})=>({message:`${(0,_.Cw)($)} after reading ${O} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"s\
can fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},S=$=>(0,E.CC)("file-limit",(0,E.Z9)(j,$))}),9615:((re,G,r)=>{r.d(G,{CC:()=>h,Lw:()=>C,
Z9:()=>i,ag:()=>O,as:()=>I,oC:()=>v,tr:()=>$});var _=r(1780),E=r(9179),f=r(9432);let P=function(...a){return{problemFacts:P}=r.late([507],4507),new.target?new P(
...a):P(...a)};const v=["error","warning","notice"],C=a=>({operator:a,user:a}),y=(a,{isTerminal:t})=>typeof a=="object"&&"terminal"in a?a[t?"terminal":"workflow"]:
a;function T({guest:a,besides:t,...o},s){const{role:c}=s,n=(0,_.KT)(s.host),e=y(o.operator,s);if(c==="operator")return e;const l=(0,_.xI)`ask the operator of ${n} to ${e}`,
d=o.user===void 0?l:y(o.user,s);return c==="guest"?a??d:d===l||d===e?d:(0,_.xI)`${d}; if you run ${n}, ${t??e}`}function I(a,t){const{cures:o,...s}=a;return o===
void 0?a:{...s,help:j(o,t)}}const A={role:"operator",host:"",isTerminal:!1};function j(a,t){const{because:o,note:s}=a,c=o===void 0?"":`${o}: `,n=s===void 0?"":(0,_.
xI)`; ${y(s,t)}`;return S((0,_.xI)`${c}${T(a,t)}${n}`)}const S=a=>(0,_.tD)((0,_.FS)(a),E._U);function $(a){const[t,...o]=a,c=`if ${t===void 0?"this repository":
(0,f.K4)(a,3)} ${o.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return t===void 0?c:`${c} for \`tf-disco usages\``}const O=({message:a,help:t})=>({message:(0,_.
pj)(a),help:t===void 0?null:(0,_.pj)(t)});function h(a,t){const{operator:o,besides:s,user:c,guest:n,because:e,note:l,...d}=t,u=o===void 0?void 0:{operator:o,besides:s,
user:c,guest:n,because:e,note:l},{help:p=u,...w}=d,D=P()[a],m=(0,_.tD)(w.message,E._U),k={code:a,...D,usualSeverity:D.severity,...w,message:m};return p===void 0?
k:typeof p=="object"&&"operator"in p?{...k,help:j(p,A),cures:p}:{...k,help:S(p)}}const i=(a,t)=>a[t.kind](t)}),8339:((re,G,r)=>{r.d(G,{DA:()=>$,Iz:()=>S,J0:()=>s,
My:()=>O,Zp:()=>e,_W:()=>l,k0:()=>c,tg:()=>n});var _=r(8032),E=r(1780),f=r(9179),P=r(9432),v=r(9615);const C=120,y="is not a registry module, and `version` appl\
ies to registry modules only",T={"local-with-version":[y,"remove `version`"],"remote-with-version":[y,"remove `version`; `?ref=` in the source selects a version\
 of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry add\
ress"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJEC\
T/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be do\
wnloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},I={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an \
address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};
function A(d){if("error"in d)return{message:d.error,help:d.advice??void 0};if("address"in d){const[m,k]=I[d.reason];return{message:`${d.address} ${m}`,help:k}}const[
u,p]=T[d.reason],[,w]=j.exec(d.text)??[],D=w===void 0?"":`write "${w}" for the module of the registry, or `;return{message:`"${d.text}" ${u}`,help:`${D}${p}`}}const j=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
S=({path:d,maker:u})=>(0,v.CC)("source-missing",{message:`there is no directory ${(0,P.dh)(d)}`,help:"correct the path, or commit the directory",...u!==null&&{message:`\
there is no directory ${(0,P.dh)(d)} in this checkout; ${(0,P.dh)(u)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),$=d=>"isOld"in d?(0,v.CC)("source-invalid",{...o(d),affects:[d.client]}):(0,v.CC)(
"source-invalid",A(d)),O=d=>(0,v.CC)("source-near-miss",{message:d.host===null?`"${d.text}" is not read as a registry address`:(0,E.xI)`"${d.text}" is read as host ${(0,E.
KT)(d.host)}`,help:d.advice,...d.host===""&&{message:`the host of "${d.text}" cannot be determined`,severity:"notice"}}),h="to check its host, add the host to `\
hostnames`; to read files as well, set `scan: .`";function i(d){const{shown:u,more:p}=(0,P.zN)(d,4),w=u.map(({text:m,from:k})=>`${m===null?"not known":(0,P.dh)(
m,C)} ${k??"by default"}`),D=p>0?`${p} more`:w.pop();return`${w.join(", ")} and ${D}`}const a=(d,u,p)=>`${d} of ${u} is ${(0,P.dh)((0,f.Qj)(p),C)}`;function t({
address:d,argument:u,expression:p,candidates:w,refused:D}){const m=a(u,d,p);if(D==="never")return{message:`${m}, which Terraform does not evaluate`,help:`write \
the ${u} as a literal`};if(D===null){const g=w.length>1?i(w):"only known at init time";return{message:`${m}, which is ${g}`,help:h}}const{variable:k}=D;return k===
""?{message:`${m}, which cannot be known during init`,help:`write the ${u} with literals, locals and variables only`}:{message:`${m}, and Terraform evaluates va\
r.${k} here only with \`const = true\``,help:`add \`const = true\` to variable "${k}", which requires Terraform 1.15, or write the ${u} as a literal`}}function o({
address:d,expression:u,client:p,isOld:w}){const D=a("source",d,u),[m,k]=[_.bB[p],_.Y8[p]],g="write the source as a literal";if(w)return{message:`${D}, which ${m}\
 evaluates only since ${k}`,help:`${g}, or use ${m} ${k} or later`};const M=p==="terraform";return{message:`${D}, and ${m} evaluates only locals and ${M?"variab\
les with `const = true`":"variables"} here`,help:`${g}${M?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and \
variables"}`}}const s=d=>(0,v.CC)("source-dynamic","isOld"in d?o(d):t(d)),c=d=>(0,v.CC)("host-invalid",{message:`"${d.text}" is not a hostname: ${d.error}`,help:d.
advice??void 0}),n=d=>(0,v.CC)("host-missing",{severity:"warning",message:`the ${d} has no hostname, and OpenTofu has no default`,help:d==="cloud block"?"add `h\
ostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:d,name:u})=>(0,v.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.
KT)(d)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(u)}.localdomain; provider addresses accept the short name`}),l=({host:d})=>(0,v.
CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(d)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((re,G,r)=>{r.d(G,{Ar:()=>v,Bm:()=>T,D8:()=>y,FV:()=>C,Gb:()=>f,
Ul:()=>I,nT:()=>P});var _=r(255),E=r(9897);const f={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},P={"openbao *":"a\
ddress","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host \
msi_endpoint oidc_request_url vault_uri"},v=["address","endpoints","http_proxy","https_proxy","vault_uri"],C={azurerm:"metadata_host msi_endpoint oidc_request_u\
rl",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpo\
int sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_pro\
xy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},y=A=>/^[\w.-]*$/.test(A)?null:E.IZ,T=A=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(A)?null:E.IZ;function I(A){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(A))return E.IZ;if(/^\s*\w+\s*=/.test(A)){const[j,...S]=Array.from(A.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,$=""])=>$);return j===void 0?null:S.length===0?(0,_.$o)(j):E.IZ}return(0,_.yo)(/^[\w+.-]+:\/\//.test(A)?A:`https://${A}`)??E.IZ}}),8185:((re,G,r)=>{r.d(G,{CS:()=>A,
I4:()=>$,KJ:()=>T,US:()=>I,VS:()=>j});var _=r(2801),E=r(2170),f=r(9119),P=r(255),v=r(9897),C=r(5106);const y=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
T=({problem:{code:O,severity:h}})=>y.test(O)&&!(O==="file-syntax"&&h==="notice"),I=(O,h)=>h.allowedHosts.length>0&&("problem"in O?T(O):[O.directHost??null,...O.
needs.map(({host:i})=>i)].some(i=>i!==null&&!P.ev(i,h)));function A(O,h){return h.allowedHosts.length===0?[]:O.flatMap(i=>{const{directHost:a,isOverridden:t,place:o,
clients:s,evaluated:c}=i;if(a===void 0||t)return[];const n=S(i)?"backend":"download",e=P.ev(a,h),l=n==="download"&&Object.values(c??{}).some(w=>!w.isWhole);if(e&&
!l)return[];const d=P.Pv(a),u=d.ok&&!e?d.value:null,p=e?v.IZ:P.nx(a);return[(0,E.kH)((0,_.wp)({host:p,use:n}),{host:u,places:[o],clients:s})]})}function j(O,h,i){
const{allowedHosts:a}=i,t=l=>l!==void 0&&P.ev(l,i),o=O.filter(l=>t(l.directHost)&&!S(l)),s=h.filter(({service:l,host:d})=>l===C.e$&&t(d)),c=[...o.map(({place:l})=>l),
...s.flatMap(l=>l.because)],n=(0,f.jH)(c.filter(l=>typeof l!="string"));if(a.length===0||n.length===0)return[];const e=(0,_.sC)({count:n.length});return[(0,E.kH)(
e,{places:(0,f.As)(n)})]}const S=({kind:O})=>/^(backend|remote_state|saved_state)$/.test(O);function $(O,h,i,a){if(a.allowedHosts.length===0)return[];const t=i.
filter(({because:o})=>o.some(s=>typeof s!="string"));return h.flatMap(o=>{const{id:s,kind:c}=o;if(c!=="url"||!t.some(l=>l.service===s))return[];const n=P.yo(o.url);
if(n===null||n===O||P.ev(n,a))return[];const e=(0,_.wp)({host:P.nx(n),service:s,registry:P.nx(O)});return[(0,E.kH)(e,{services:[s]})]})}}),3217:((re,G,r)=>{r.d(
G,{fc:()=>O,ky:()=>$,so:()=>I,uA:()=>h});var _=r(8294),E=r(1098),f=r(2170),P=r(9119),v=r(8032),C=r(255),y=r(5106),T=r(4606);function I(i,a,{misnamed:t},o){const s=i.
credentials?.hasToken===!0,c=[i.difference??[],t].flat().map(w=>(0,f.kH)(w));if(s||i.attempt.discovery.kind!=="found")return c;const n={host:i.host,isFork:o.isFork,
...(0,T.Bc)(i)},e=A(i.host,o),l=new Set(e.map(({place:w})=>w)),p=(t.length>0||!!i.credentials?.problem?[]:j(i.host,a,o)).filter(({place:w})=>!l.has(w));return[...c,
...S(e,w=>(0,E.vs)({...n,service:w})),...S(p,w=>_.$U({...n,service:w}))]}function A(i,{usages:a,depth:t}){return t==="discovery"?[]:a.flatMap(({workspace:o,hasOwnToken:s,
needs:c,place:n})=>o===void 0||s||(0,P.MV)(n)?[]:c.flatMap(e=>e.host===i?[{...e,place:n}]:[]))}function j(i,a,{usages:t}){const o=new Set(t.flatMap(({hasOwnToken:c,
place:n})=>c?n:[])),s=(0,y.Uc)(i);return a.flatMap(({service:c,because:n})=>s.includes(c)?n.flatMap(e=>typeof e=="string"||(0,P.MV)(e)||o.has(e)?[]:{service:c,place:e,
clients:v.zK}):[])}const S=(i,a)=>[...Map.groupBy(i,({service:t})=>t)].map(([t,o])=>{const s=[...new Set(o.map(({place:n})=>n))],c=[...new Set(o.flatMap(n=>n.clients))];
return(0,f.kH)(a(t),{services:[t],places:s,clients:c})});function $(i,a){return i.filter(t=>!a.includes(t)).map(t=>(0,f.kH)(_.bI({host:t})))}function O({host:i,
attempt:a,credentials:t},o){const s=t?.hasToken===!0,c=[...o.flatMap(n=>n.kind==="url"&&(0,y.p4)(n.id)&&y.fg.has(n.id)?[{url:n.url,service:n.id,isSent:s}]:[]),...a.
hops.map(({url:n,authorization:e})=>({url:n,service:null,isSent:e==="sent"}))].flatMap(({url:n,...e})=>{const l=(0,C.Pv)((0,C.yo)(n)??"");return!l.ok||l.value===
i?[]:[{...e,host:l.value}]});return[...new Map(c.toReversed().map(n=>[n.host,n])).values()]}function h(i,a,{tokenSources:t,hosts:o}){return(t.size===0?[]:O(i,a)).
flatMap(({host:c,service:n,isSent:e})=>{const l=t.get(c);if(l===void 0)return[];const d=n===null?i.attempt.discovery.kind==="failed":!e,u=_.To({host:(0,C.nx)(i.
host),other:(0,C.nx)(c),source:l,service:n,isSent:e,isNotice:!d||o.has(c)});return[(0,f.kH)(u,{services:n===null?[]:[n]})]})}}),2886:((re,G,r)=>{r.d(G,{ER:()=>$,
H4:()=>i,Np:()=>a,TC:()=>A,cA:()=>o,hD:()=>C,ly:()=>h,pi:()=>t,v1:()=>I,zX:()=>S,zv:()=>O});var _=r(9432),E=r(9119),f=r(9615),P=r(255),v=r(1780);function C(s,c){
const{clients:n,aside:e,isPlaceholder:l,checkedFor:d,...u}=s;return{...u,problem:y(s,c),affects:s.affects.filter(p=>c.concerned.includes(p)),isHostNew:c.isHostNew}}
function y(s,c){const{reader:n,machine:e,ignore:l,guesses:d}=c;if(e!==null&&s.problem.obstacle&&!t(s,l))return e;const u=n===null?s.problem:(0,f.as)(s.problem,n),
p=T(s,d);if(p.length===0)return u;const w=(0,f.tr)(p.flatMap(({repository:D})=>D??[]));return{...u,help:u.help===void 0?w:(0,v.xI)`${u.help}; ${w}`}}function T({
host:s,places:c,problem:n},e){if(e.length===0)return[];const l=n.affects.includes("terraform")&&!n.affects.includes("opentofu"),d=c.flatMap(p=>typeof p=="string"?
[]:p.file),u=new Set(d.map(E._M));return e.filter(({repository:p,hosts:w})=>u.has(p)&&(l||s!==null&&w.has(s)))}function I({severity:s,affects:c,needed:n},e){const l=n&&
e.some(d=>c.includes(d));return s==="error"&&!l?"warning":s}function A(s,c,{isTerminal:n}){const e=c.some(({because:d})=>d.includes("hostnames input"));return{role:(0,_.
VW)(s)!==null?"guest":e?"operator":"user",host:(0,P.nx)(s),isTerminal:n}}const j=["module","provider","version","package","lock","not"],S=({problem:s,places:c})=>j.
includes(s.code.replace(/-.*/,""))&&c.length>0&&c.every(n=>typeof n!="string"),$=({problem:s,needed:c})=>c&&s.usualSeverity==="error"&&!i.includes(s.code),O=({problem:s})=>s.
code==="machine-network",h=s=>s.some(c=>typeof c=="string"||!(0,E.MV)(c)),i=["host-http2","host-check-crashed"],a=(s,c)=>f.oC.indexOf(s.severity)-f.oC.indexOf(c.
severity),t=({problem:s,host:c,namedHost:n=c},e)=>e.some(({code:l,host:d})=>l===s.code&&(d===null||d===n)),o=s=>typeof s=="string"?s:`${s.file}:${s.line}`}),6146:((re,G,r)=>{
r.d(G,{$:()=>f,o:()=>E});var _=r(2886);function E(y,T){const{kind:I,source:A,address:j,constraints:S,places:$}=T;return JSON.stringify([y,I,A,j,S,$[0]??null])}function f(y,T){
const I=P(T,({rowKeys:j=[]})=>j),A=P(T.filter(C),({places:j})=>j.map(_.cA));return I.size+A.size===0?y:y.map(({directory:j,clients:S,rows:$})=>({directory:j,clients:S,
rows:$.map(O=>{const h=I.get(E(j,O))??O.rejectedAt.flatMap(t=>A.get((0,_.cA)(t))??[]);if(h.length===0)return O;const i=h.map(({finding:t})=>({...t.problem,severity:(0,_.
v1)(t,S)})).sort(_.Np),a=new Map(i.map(({code:t,title:o,usualSeverity:s})=>[t,{code:t,title:o,usualSeverity:s}]));return{...O,worst:i[0]?.severity??null,problems:[
...a.values()]}})}))}const P=(y,T)=>Map.groupBy(y.flatMap(I=>T(I).map(A=>({key:A,finding:I}))),({key:I})=>I),v=/^(?:constraint|lock)-/,C=({problem:y,host:T})=>T===
null&&v.test(y.code)}),4606:((re,G,r)=>{r.d(G,{Bc:()=>j,Cg:()=>v,Hf:()=>T,ux:()=>C,wD:()=>y});var _=r(8294),E=r(4481),f=r(8032),P=r(255);const v={misnamed:[],cause:null,
source:void 0,refusals:[]};function C(S,$,{role:O},h){const{isFork:i,isAsked:a}=h,{hasToken:t=!1,source:o,problem:s=null}=S.credentials??{},{status:c=null,challenge:n=null}=S.
attempt.hops.at(-1)??{},e=t||!a?[]:I(S,h),l=(0,f.n3)(S.host),u=(l&&c===403||i&&!t?null:s)??e[0]??null,w=["document-unauthorized",...u!==null||!(i||l)?["versions\
-unauthorized","cloud-organization"]:[]],D=$.filter(({problem:{code:g,isUnsent:M}})=>w.includes(g)&&!M),m=D.some(({problem:g})=>g.code==="versions-unauthorized")||
O!=="guest"&&(i||c===401);return!(u!==null||m&&!t)||n!==null?{misnamed:e,cause:null,source:o,refusals:[]}:{misnamed:e,cause:u??{isFork:i,...j(S)},source:o,refusals:D}}
const y=(S,{cause:$,source:O,refusals:h})=>$!==null&&h.includes(S)?(0,E.to)(S.problem,$,O):S.problem;function T({problem:S,services:$},{cause:O,refusals:h}){if(h.
length===0)return!1;const i=h.flatMap(a=>a.services);return S===O||S.code==="credentials-missing"&&$.every(a=>i.includes(a))}const I=(S,{tokenVariables:$,hosts:O})=>(0,P.
Bz)($,S.host,O).filter(({isParent:h})=>!h||A(S)).map(h=>_.z2({host:S.host,...h})),A=({attempt:{discovery:S}})=>S.kind==="failed"&&S.problem.code==="document-una\
uthorized";function j({credentials:S,looks:$}){const O=$.flatMap(t=>t.looks),h=t=>[...new Set(O.flatMap(({held:o,source:s})=>o!=="not read"===t?s:[]))],i=S===null?
h(!0):[S.source],a=S===null?h(!1):[];return{searched:i,notRead:a}}}),4702:((re,G,r)=>{r.d(G,{j7:()=>d,k2:()=>k,S4:()=>u});var _=r(2170),E=r(9119),f=r(8032),P=r(
3217),v=r(4756),C=r(9615),y=r(1780),T=r(8185),I=r(2886);function A(g,M,R){const{notes:X,usages:b,requirements:V,isEmpty:z}=g,{complaints:F,tokenHosts:Z,answered:W,
contacted:Q}=g,se=({problem:le})=>le.code==="file-syntax",ce=new Set(X.filter(se).map(_.W7)),te=({problem:le})=>M.allowedHosts.length>0&&le.code==="source-near-\
miss"&&le.severity==="notice",he=[...(0,T.CS)(b,M),...(0,T.VS)(b,V,M),...W.map(le=>j(le,M)),...F,...(0,P.ky)(Z,Q)],pe=[...X.filter(le=>!te(le)).map(le=>S(le,ce,
M)),...he.map(le=>({...le,severity:(0,I.v1)(le,M.dialect.clients)})),...z?[$(M)]:[]],{placed:ae=[],placeless:me=[]}=Object.groupBy(pe,({places:le})=>le.length>0?
"placed":"placeless");return[...(0,_.Qp)(ae,le=>{const{problem:Me,severity:ye,affects:Te,host:ke,namedHost:Ie,exclude:ge}=le,{code:Re,message:Ce,help:je}=Me;return[
ke,Ie,Re,ye,Ce,je,Te,ge===void 0]}),...me].map(le=>(0,I.hD)(le,R))}function j(g,M){const{host:R,problem:X}=g;return R===null?g:{...g,services:[],problem:(0,C.as)(
X,(0,I.TC)(R,[],M))}}function S(g,M,{dialect:R,allowedHosts:X}){const{problem:b,isPlaceholder:V,checkedFor:z=R.clients}=g;if(X.length>0&&(0,T.KJ)(g)){const ae=(0,y.
xI)`${b.message}; it may use hosts that are not in \`allowed-hosts\``;return{...g,problem:{...b,message:ae},severity:"error"}}const F=(0,_.W7)(g),Z=(0,_.Xd)(g),
W=g.aside!==void 0||Z!==null&&(0,E.MV)(Z),Q=g.severity==="error"&&V===!0,se=M.has(F)&&b.code!=="file-syntax",te=g.severity==="error"&&(Q||se||W)?"warning":(0,I.
v1)(g,z);if(!W&&!Q)return{...g,severity:te};const{help:he,...pe}=b;return{...g,severity:te,problem:b.code==="file-syntax"?pe:b,exclude:[(0,E.n7)(g.aside??F)]}}const $=({
scan:g,hostnames:M,usages:R})=>(0,_.kH)((0,v.JW)({scan:g,hasHostnames:M.length>0,isFleet:R.length>0}));var O=r(9432),h=r(8936),i=r(255);function a(g){const M=g.
filter(({attempt:F})=>F.hops.length>0),[R,...X]=M.flatMap(F=>o(F)??[]);if(!R||X.length<M.length-1||!(M.some(({host:F})=>(0,O.VW)(F)!==null)||X.length>0&&!R.isCommon)||
X.some(F=>t(F)!==t(R)))return null;const z=M.map(({host:F})=>(0,i.nx)(F));return(0,h.e4)(z,[R,...X])}const t=({verb:g,what:M})=>g.startsWith("cannot")?g:M;function o({
attempt:{discovery:g,hops:M}}){const R=g.kind==="failed"?g.problem.obstacle:void 0;return M.every(({status:b})=>b===null)||R?.verb==="does not reach"?R:void 0}var s=r(
6146);let c=function(...g){return{judgeRequests:c}=r.late([798,779,581],1779),new.target?new c(...g):c(...g)},n=function(...g){return{crashedVisit:n}=r.late([798,
779,581],1779),new.target?new n(...g):n(...g)},e=function(...g){return{judgeVisit:e}=r.late([798,779,581],1779),new.target?new e(...g):e(...g)},l=function(...g){
return{outcomesOf:l}=r.late([798,779,581],1779),new.target?new l(...g):l(...g)};const d={notes:[],roots:[],requests:[],answering:new Set};function u(g,M,R=()=>[]){
const{predicted:X,stopped:b,visits:V,guesses:z}=g,F={guesses:z,machine:a(V),ignore:M.ignore},Z=D(g,{...M,...F}),W=m(g,Z,M,F),Q=[...Z.flatMap(ae=>ae.findings),...W],
se=ae=>ae.filter(me=>!(0,I.pi)(me,M.ignore)).sort(I.Np),ce=Z.map(ae=>{const me=se(ae.findings.filter(Ee=>!(0,I.zX)(Ee)));return{...ae,findings:me,clients:l(me)}}),
te=({exclude:ae})=>+(ae!==void 0),he=se([...Z.flatMap(ae=>ae.findings.filter(I.zX)),...W]).toSorted((ae,me)=>(0,I.Np)(ae,me)||te(ae)-te(me)),pe=[...ce.flatMap(ae=>ae.
findings),...he].sort(I.Np);return{passed:b.length===0&&!pe.some(({severity:ae})=>k(ae,M.failOn)),stopped:b,hosts:ce,files:he,findings:pe,ignored:Q.length-pe.length,
roots:(0,s.$)(X.roots,se(Q)),lines:w(pe,R)}}const p=1e3;function w(g,M){const R=g.flatMap(X=>(0,_.Xd)(X)??[]).filter(({file:X,column:b,endColumn:V})=>V>b&&(0,E.
_M)(X)===null);return M((0,E.jH)(R).slice(0,p))}function D(g,M){const{visits:R,newHosts:X,predicted:b}=g,V=Map.groupBy(g.requirements,({host:W})=>W),z=Map.groupBy(
b.notes,({host:W})=>W),F=new Map(b.requests.map(W=>[W.host,W])),Z={...M,...g,hosts:new Set(R.map(({host:W})=>W))};return R.map(W=>{const{host:Q}=W,se={visit:W,requirements:V.
get(Q)??[],predicted:z.get(Q)??[],requests:F.get(Q)??null,answering:b.answering,isNew:X.has(Q)};try{return e(se,Z)}catch(ce){return n(se,Z,ce)}})}function m(g,M,R,X){
const{notes:b,requests:V}=g.predicted,z=new Set(M.map(({visit:te})=>te.host)),F=M.flatMap(({visit:te,services:he})=>(0,P.fc)(te,he)),Z=[...b,...V.flatMap(te=>c(
te,[],R))],{files:W=[],hosts:Q=[]}=Object.groupBy(Z,({host:te})=>te===null?"files":"hosts"),se={...g,notes:[...g.notes,...W],answered:Q.filter(({host:te})=>te!==
null&&!z.has(te)),contacted:[...z,...[...F,...V].map(({host:te})=>te)]},ce={concerned:f.zK,reader:null,isHostNew:!1,machine:null};return A(se,R,{...X,...ce})}const k=(g,M)=>g===
"error"?M!=="never":g==="warning"&&M==="warning"}),2218:((re,G,r)=>{r.d(G,{CG:()=>T,Fh:()=>A,en:()=>j,h1:()=>I,wX:()=>S});var _=r(1011),E=r(2801),f=r(9119),P=r(
8032),v=r(255),C=r(5106);const y=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote\
_default","migrate_backend_remote","migrate_backend_remote_default"]);function T($,O,h,i=(0,_.kA)(O)){const a=["hostnames input"],t=$.hostnames.flatMap(({host:c,
services:n})=>{const e=n.length>0?n:$.requiredServices,l=e.length>0?e:["any"],d={host:c,clients:h,because:a,isImplied:!1,isForInit:!0};return l.map(u=>({...d,service:u}))}),
o=new Set([...i,...$.hostnames.map(({host:c})=>c)]),s=O.flatMap(({kind:c,needs:n,place:e})=>n.map(l=>({...l,because:[e],isImplied:!o.has(l.host),isForInit:!y.has(
c)})));return I([t,s],h)}function I($,O){return(0,f.c1)($.flat(),({host:h,service:i})=>`${h} ${i}`).map(h=>{const[{host:i,service:a}]=h;return{host:i,service:a,
clients:[...O.filter(t=>h.some(o=>o.clients.includes(t)))],because:(0,f.As)([...h.flatMap(({because:t})=>t)]),isImplied:h.every(({isImplied:t})=>t),isForInit:h.
some(({isForInit:t})=>t)}})}const A=($,{isGuess:O},h)=>{const i=h.flatMap(({host:a,isImplied:t})=>t?a:[]);return O?[{repository:$,hosts:new Set(i)}]:[]};function j($,{
hostnames:O,allowedHosts:h}){const i=new Set(O.map(({host:t})=>t)),a=new Map;for(const{host:t,isImplied:o,because:s,clients:c}of $){if(i.has(t)||a.has(t))continue;
const n={host:(0,v.nx)(t)},[e]=s.filter(d=>typeof d!="string"),l=o&&e!==void 0&&{implied:{place:e,clients:c}};(0,v.Rt)(t)?a.set(t,(0,E.U7)(n)):(0,v.Jr)(t,h)||a.
set(t,(0,E.wp)({...n,...l}))}return a}const S=($,O)=>new Set([...P.Du,...Object.values(P.bB),...C.fg,...$.flatMap(({host:h,service:i=h})=>[h,(0,v.pk)(h),i]),...O.
flatMap(({directHost:h})=>h??[])])}),9582:((re,G,r)=>{r.d(G,{A7:()=>T,AV:()=>v,LH:()=>E,T:()=>O,Tb:()=>y,aZ:()=>_,c3:()=>I,ql:()=>C,sD:()=>j,sc:()=>A,zC:()=>$});
class _ extends Error{span;constructor({path:a,span:t},o){super(`${a.join(".")} must be ${o}`),this.span=t}}function E(i){try{return i(),null}catch(a){if(a instanceof
_)return a;throw a}}const f=i=>i.name!==void 0;function P(i,a){if(i.kind==="object")return i.items.filter(f);throw new _(a,"a block")}function v({value:i,hasLabels:a}){
if(i.kind!=="object")return[];const t=i.items.filter(f);return a?t.flatMap(v):[t]}function C(i,a,t,o={}){for(const s of Object.keys(t)){const c=i.filter(l=>l.name.
toLowerCase()===s),[n]=c;if(n===void 0)continue;const e={path:[...a.path,s],span:n};for(const{value:l}of c)o[s]=t[s](l,e,o[s])}return o}const y=(i,a)=>(t,o,s)=>C(
P(t,o),o,i,a?s:{}),T=i=>(a,t,o=new Map)=>{for(const{name:s,start:c,end:n,value:e}of P(a,t)){const l={path:[...t.path,s],span:{start:c,end:n}};o.set(s,{start:c,end:n,
value:i(e,l,o.get(s)?.value)})}return o},I=i=>(a,t,o=[])=>{if(a.kind!=="tuple")throw new _(t,"a list");for(const s of a.elements)o.push(i(s,t));return o},A=(i,a)=>{
if(i.kind==="string"||i.kind==="template")return i.verbatim??"";if(i.kind==="primitive"&&i.value===null)return"";if(S(i))return String(i.value);throw new _(a,"a\
 string")},j=(i,a)=>{if(S(i))return i.value;if(i.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(i.value))return Number(i.value);throw new _(a,"a whole number")},S=i=>i.
kind==="primitive"&&Number.isSafeInteger(i.value)&&String(i.value).length===i.end-i.start,$=(i,a)=>{if(i.kind==="primitive"&&typeof i.value=="boolean")return i.
value;throw new _(a,"true or false")},O=(i,a,t)=>{const o=h(i,a);if(t!==void 0&&(typeof t=="object"||typeof t!=typeof o))throw new _(a,"set only once");return o};
function h(i,a){if(i.kind==="tuple")return i.elements.map(t=>h(t,a));if(i.kind==="object"){const t=T(O)(i,a);return Object.fromEntries(Array.from(t,([o,s])=>[o,
s.value]))}if(i.kind!=="primitive"||i.value===null)return A(i,a);if(Math.abs(Number(i.value))>2**63)throw new _(a,"a whole number");return i.value}}),5168:((re,G,r)=>{
r.d(G,{Ge:()=>j,Ol:()=>S,cd:()=>T,vH:()=>A});var _=r(7811),E=r(8643),f=r(255),P=r(5243),v=r(3846),C=r(9582);let y=function(...n){return{configFinding:y}=r.late(
[276,123],3123),new.target?new y(...n):y(...n)};function T({methods:n},{host:e,namespace:l,type:d}){const u=p=>p.some(w=>(w.host??e)===e&&(w.namespace??l)===l&&
(w.type??d)===d);return n.filter(({include:p,exclude:w})=>!u(w)&&(p.length===0||u(p)))}const I="provider_installation",A=n=>({...n,kind:"local",place:{file:n.shown??
"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]}),j=({file:n,line:e})=>e===0?n:`${n}:${e}`;function S(n){const{client:e,mirrors:l,installations:d,
pluginDirectories:u}=n,p=d.map(R=>{const{blocks:X,mistakes:b}=$(R,e),V=b.map(({span:z,why:F})=>y(e,{kind:"block",file:R.shown,why:F},R.placeOf(z)));return{blocks:X,
findings:V}}),[w=null,...D]=p.flatMap(({blocks:R})=>R),m=[...p.flatMap(R=>R.findings),...D.map(({place:R})=>y(e,{kind:"two installations"},R))],k=u.map(R=>A({path:R})),
[g]=k,M=g===void 0?w:{place:g.place,methods:k,overridden:w?.overridden??[]};return{client:e,mirrors:l,installation:M,findings:m}}function $({items:n,placeOf:e},l){
const d=[],u=[];for(const p of n)if(p.name===I){if(p.isAssigned||p.value.kind!=="object"){u.push({span:p,why:`${I} must be a block without "="`});continue}for(const w of C.
AV(p)){const D={place:e(p),methods:[],overridden:[]};for(const m of w){const k=O(m,e(m),l,D);k!==null&&u.push({span:m,why:k})}d.push(D)}}return{blocks:d,mistakes:u}}
function O(n,e,l,d){const{name:u,value:p}=n,[w]=n.isAssigned?[]:C.AV(n);if(w===void 0)return`${u} must be a block without "="`;const D={path:[I,u],span:n};try{if(u===
"dev_overrides"){if(d.methods.length>0)return"dev_overrides must come before all methods";const M=[...C.A7(C.sc)({...p,kind:"object",items:w},D).keys()].map(R=>(0,v.
mi)(R,l));return d.overridden.push(...M.filter(R=>R.kind!=="invalid")),null}const m=i[l].get(u);if(m===void 0)return`${I} has no method ${(0,_.ol)(u)}`;const k=a(
w,D,m,l);return k.ok&&d.methods.push({...k.value,place:e}),k.ok?null:k.why}catch(m){if(m instanceof C.aZ)return m.message;throw m}}const h=[["direct",null],["fi\
lesystem_mirror","path"],["network_mirror","url"]],i={terraform:new Map(h),opentofu:new Map([...h,["oci_mirror","repository_template"]])};function a(n,e,l,d){const u=l??
"",{[u]:p=""}=C.ql(n,e,{[u]:C.sc});if(l!==null&&p==="")return(0,_.TR)(`${e.path.at(-1)} has no ${u}`);const w=l==="url"?t(p):null;if(l==="url"&&w===null)return(0,_.
TR)("the url does not begin with https://");const{include:D=[],exclude:m=[]}=C.ql(n,e,o),k=new Map;for(const X of[...D,...m]){const b=s(X,d);if(!b.ok)return b;k.
set(X,b.value)}const g=X=>X.flatMap(b=>k.get(b)??[]),M={include:g(D),exclude:g(m)};if(w!==null)return(0,_.Ju)({...M,kind:"network",url:w});if(l===null)return(0,_.
Ju)({...M,kind:"direct"});const R=l==="path"?{path:p}:{path:null,shown:p};return(0,_.Ju)({...M,kind:"local",...R})}function t(n){const e=(0,E.Dl)(n);return e.ok&&
e.value.scheme==="https"&&e.value.host!==""?e.value:null}const o={include:C.c3(C.sc),exclude:C.c3(C.sc)};function s(n,e){const l=R=>(0,_.TR)(`the pattern ${(0,_.
ol)(n)} ${R}`),d=n.split("/");if(d.length<2||d.length>3)return l("does not have two or three parts");const[u="",p="",w]=d.reverse(),D=w===void 0?(0,_.Ju)((0,P.Vm)(
e)):c(w,f.Pv),m=c(p,v.sL),k=c(u,v.sL);if(!D.ok)return l(`has an invalid hostname: ${D.why}`);if(!m.ok)return l(`has an invalid namespace: ${m.why}`);if(!k.ok)return l(
`has an invalid type: ${k.why}`);const g={host:D.value,namespace:m.value,type:k.value};return(g.host!==null||g.namespace===null)&&(g.namespace!==null||g.type===
null)?(0,_.Ju)(g):l('has a part after "*" that is not "*"')}const c=(n,e)=>n==="*"?(0,_.Ju)(null):e(n)}),9373:((re,G,r)=>{r.d(G,{Pv:()=>C,fJ:()=>A,hK:()=>y,n6:()=>$,
s1:()=>O,z0:()=>P});var _=r(3096),E=r(5243),f=r(2172);const P=({kind:h})=>h==="module"||h==="state"||h==="lock",v=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function C(h,i){const{usages:a,declared:t,units:o,installed:s=[]}=h,c=new Map,n=l=>{const d=c.get(l)??y(l);return c.set(l,d),d},e=({directories:l,place:d})=>l?.
map(n)??[n((0,_.jt)(d.file))];for(const l of o){const d=n(l.directory);d.unit=l,d.hasConfiguration=!0,d.isInitialised=!0,l.module!==null&&d.children.push({name:l.
module,root:null,call:null})}for(const l of a)if(!(!l.clients.includes(i)||l.kind==="saved_state"))for(const d of e(l))l.kind==="test_module"?d.tests.push(l):T(
d,l,i);for(const l of t){const{kind:d,place:u}=l;if(!(i==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const p of e(l))p.declared.push(l),d==="lock"?I(p,u):
p.hasConfiguration=!0,p.isInitialised||=d==="state"}for(const l of c.values())S(c,l);for(const[l,d]of Map.groupBy(s,u=>u.root))n(l).installed=new Map(d.map(u=>[
u.key,u]));return c}const y=h=>({name:h,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[h]});function T(h,i,a){const t=i.address==="terraform"&&h.unit?.module===null;if(!(i.kind==="terragrunt_source"&&!t)&&(i.kind==="lock_provider"?
I(h,i.place):h.hasConfiguration=!0,!(!v.test(i.kind)||i.isOverridden&&i.kind!=="module")&&(h.usages.push(i),!(i.isOverridden||i.kind!=="module"))))for(const{source:o,
root:s}of(0,f.MZ)(i,a)){const[c=null]=j(h.name,o);h.children.push({name:c,root:s,call:i})}}function I(h,{file:i}){h.lockFile=i,h.isInitialised=!0}const A=(h,{name:i,
unit:a})=>h.root===null||a===null&&h.root===i,j=(h,i)=>i!==null&&(0,E.Nj)(i)?[(0,_.un)(h,i)]:[];function S(h,i){const{name:a,tests:t}=i;if(t.length===0)return;const o=h.
get((0,_.RO)(a)),s=o?.hasConfiguration===!0?o:i;s.isInitialised=!0,s!==i&&(s.tests.push(...t),i.tests=[])}const $=({name:h,tests:i})=>i.flatMap(({text:a})=>j(h,
a)),O=h=>[...h.children.flatMap(({name:i})=>i??[]),...$(h)]}),450:((re,G,r)=>{r.d(G,{o:()=>S,v:()=>i});var _=r(2170),E=r(9119),f=r(3096),P=r(3846),v=r(3298),C=r(
1011);let y=function(...a){return{asWritten:y}=r.late([276,631,797,938],2797),new.target?new y(...a):y(...a)},T=function(...a){return{usagesOf:T}=r.late([276,631,
797,938],2797),new.target?new T(...a):T(...a)},I=function(...a){return{declaredIn:I}=r.late([276,631,797,938],2797),new.target?new I(...a):I(...a)},A=function(...a){
return{parseFile:A}=r.late([276,631,797,938],2797),new.target?new A(...a):A(...a)};const j=25e4;class S{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:o})=>o.file))}inherit(t,o,s){const c=(0,E.df)(t),n=this.sources.get(c)??[];this.sources.
set(c,n),n.push({root:s,source:o,version:null,isOpen:!1})}add({file:t,text:o,lines:s},c,n){if(s===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.
get(t)??new Set).add(n)),!0;if(this.count+=o.length/1e3,this.count>j)return this.unread.push({file:t,..._.wv}),!1;const e=u=>s===null||u.place.line<=s[1]?u:{...u,
place:s[0]},l=A(o,{...c,isGenerated:!0},t),{usages:d}=T([l],(u,p)=>y(p));for(const u of d){const p=u.version&&e(u.version);$(this.usages,e({...u,version:p}),n)}
for(const u of I([l]))u.kind!=="module"&&$(this.declared,e(u),n);return this.count+=d.length,!c.isOverride||d.every(u=>u.kind==="implied_provider")}finish(t){if(t.
length===0)return this.scan;const s=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:e})=>e.file).values().flatMap(e=>e.sort((l,d)=>l.place.line-
d.place.line)),c=Array.from(s,e=>this.placed(this.inherited(e))),n=new Set(t.flatMap(e=>e.replaced));return{...this.scan,notes:this.scan.notes.filter(e=>!n.has(
(0,_.W7)(e))),usages:h(c,t),declared:[...this.scan.declared,...this.declared.values()].map(e=>this.placed(e)),units:t,unread:this.unread}}inherited(t){const o=(0,E.
df)(t.place),s=t.kind==="terragrunt_source"?this.sources.get(o):void 0;if(s===void 0)return t;this.sources.delete(o);const c=s.flatMap(({root:n})=>n??[]);return{
...t,calls:{terraform:s,opentofu:s},directories:c}}placed(t){const o=this.snippets.get(t.place.file);if(o===void 0)return t;const s=(0,f.jt)(t.place.file),c=this.
isOfSnippets(s)?[...o]:[s,...o];return{...t,directories:c}}isOfSnippets=(0,v.O)(t=>this.scanned.values().every(o=>(0,f.jt)(o)!==t||this.snippets.has(o)))}function $(a,t,o){
const{kind:s,text:c,place:n}=t,e="address"in t?[t.address,t.version?.text]:[t.localName],l=[(0,E.df)(n),s,c,...e].join(`
`),d=a.get(l)??{...t,directories:[]};a.set(l,d),d.directories.at(-1)!==o&&d.directories.push(o)}const O=({directories:a,place:t})=>a??[(0,f.jt)(t.file)];function h(a,t){
const o=a.filter(({kind:e})=>e.startsWith("required_provider")),s=i(o,O),c=i(t,C.CI),n=(0,v.O)(e=>{const d=(0,C.CI)(e).flatMap(u=>s.get(u)??[]).filter(({item:u})=>!e.
replaced.includes(u.place.file));return new Set(d.map(({item:u})=>(0,P.op)(u.address)))});return a.map(e=>{const l=e.kind==="implied_provider"?O(e):[],d=l.flatMap(
D=>c.get(D)??[]);if(d.length===0)return e;const u=(0,P.A5)(e.text),p=d.flatMap(({item:D})=>n(D).has(u)?[]:D);if(p.length===0)return{...e,isOverridden:!0,needs:[]};
const w=p.flatMap(({isPartial:D,directory:m})=>D?[]:m);return{...e,directories:[...w,...l.filter(D=>!c.has(D))]}})}function i(a,t){const o=a.flatMap(s=>t(s).map(
c=>({directory:c,item:s})));return Map.groupBy(o,({directory:s})=>s)}}),5102:((re,G,r)=>{r.d(G,{DI:()=>y,Fl:()=>S,JR:()=>T,QK:()=>i,Rm:()=>O,Yn:()=>$,Zh:()=>a,b:()=>A,
fi:()=>o,hm:()=>h,md:()=>j,nM:()=>t,nx:()=>P,sG:()=>C,vh:()=>v});var _=r(2886),E=r(4702),f=r(9615);const P={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},v=Object.keys(P);function C(s){if(A(s))return"unchecked";const c=h(s.findings);return c==="error"?"fails":c==="warning"?
"warns":T(s)?"skipped":"works"}const y=s=>C(s)==="fails",T=({visit:s})=>s.attempt.discovery.kind==="skipped",I=["host-not-checked",..._.H4],A=({visit:{attempt:s}})=>s.
discovery.kind==="skipped"&&I.includes(s.discovery.problem.code),j=s=>v.flatMap(c=>s.filter(n=>C(n)===c));function S(s){const c=new Set(s.map(({worst:n})=>n));return c.
has("error")?"fails":c.has("warning")?"warns":s.some(O)?"skipped":"works"}function $(s,c){const n=Object.groupBy(s,p=>S(c(p))),{fails:e=[],warns:l=[],skipped:d=[],
works:u=[]}=n;return[e,l,d,u]}const O=({chosen:s,isUnchecked:c})=>c===!0||Object.keys(s).length===0,h=s=>f.oC.find(c=>s.some(n=>n.severity===c))??null;function i({
findings:s}){const c=h(s);return c==="notice"?[]:s.filter(({severity:n})=>n===c)}const a=({severity:s},{failOn:c})=>s==="error"||(0,E.k2)(s,c),t=({severity:s})=>s!==
"notice";function o({passed:s,hosts:c,findings:n}){return s?n.some(t)?"warns":c.length===0?"skipped":"works":"fails"}}),4120:((re,G,r)=>{r.d(G,{H8:()=>C,Iu:()=>v,
QI:()=>A,QN:()=>i,SY:()=>y,dy:()=>P,kJ:()=>j,nO:()=>a,od:()=>I,tY:()=>S,u8:()=>O});var _=r(9432),E=r(9615),f=r(8032);const P="new in this pull request",v=t=>t.replace(
/^./u,o=>o.toUpperCase()),C=t=>E.oC.flatMap(o=>{const{length:s}=t.filter(c=>c.severity===o);return s===0?[]:[(0,_.px)(s,o)]}).join(", "),y=t=>f.zK.every(o=>t.includes(
o))?"all clients":T(t).join(", "),T=t=>t.map(o=>f.bB[o]);function I(t,o){const s=o.filter(c=>t.includes(c));return t.length===0||s.length===o.length?"":T(s).join(
", ")||"no client in use"}const A=({clients:t,versions:o})=>t.map(s=>[f.bB[s],o[s]].join(" ").trim()).join(" and ");function j(t){return t<999.5?`${Math.round(t)}\
 ms`:t<59950?`${(t/1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function S(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)}\
 MB`}const $=36e5;function O(t,o){const s=(Date.parse(o)-Date.parse(t))/$;if(s>=48)return`${h(s/24)} days`;if(s>=1)return`${h(s)} h`;const c=Math.floor(s*60);return c>=
1?`${c} min`:"less than a minute"}const h=t=>Math.floor(t*10)/10,i=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function a(t,o){const s=(Date.parse(t)-Date.parse(
o))/(24*$);if(Number.isNaN(s))return t;const c=Math.floor(Math.abs(s)),n=c===0?"less than a day":(0,_.px)(c,"day");return`${t.slice(0,10)} (${s<0?`${n} ago`:`in\
 ${n}`})`}}),8884:((re,G,r)=>{r.d(G,{CN:()=>t,Dx:()=>$,GH:()=>I,Ky:()=>P,TD:()=>v,YC:()=>h,eb:()=>y,f5:()=>O,ju:()=>a,lp:()=>S,mj:()=>A,oN:()=>j,tN:()=>i});var _=r(
9432),E=r(2170),f=r(9119);function P(c,n){const{places:e,noun:l}=v(c);return(0,_.K4)(e,n,f.eo,d=>(0,_.px)(d,`more ${l}`))}function v(c){const n=s(c),e=(0,f.t6)(
n,d=>o(d)?(0,f._M)(d.file)??d:d),l=C(e).length>1;return{places:l?e:n,noun:l?"repository":"place"}}const C=c=>c.filter(o).filter(({file:n})=>(0,f._M)(n)!==null),
y=c=>(0,f.t6)(C(T(c)),({file:n})=>(0,f._M)(n)),T=c=>[...new Set(c.map(({places:n})=>n))].flat(),I=(c,n,e)=>`${c===n?"all":`${c} of`} ${n} ${e}`;function A(c,n){
const{length:e}=n>1?y(c):[];return e>1?I(e,n,"repositories"):""}function j(c,n){const e=new Set(c.flatMap(({file:u})=>(0,f._M)(u)??[])).size>1,l=u=>(e?(0,f._M)(
u.file):null)??`${u.line}:${u.file}`,d=new Set(n.map(l));return c.filter(u=>!d.has(l(u)))}function S(c,n){const e=$([c]);return P(j(e,e.slice(0,1)),n)}const $=c=>s(
T(c).filter(o)),O=c=>[...new Set(T(c).filter(n=>typeof n=="string"))];function h(c){const n=c.hosts.flatMap(({requirements:l})=>l),e=[...c.findings,...c.roots.flatMap(
({rows:l})=>l)];return[...new Set([...n.map(({because:l})=>l),...e.map(l=>l.places)])]}const i=c=>c.values().map(E.Xd).find(n=>n!==null)??null,a=({services:[c,...n]})=>n.
length===0?c??null:null,t=c=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(c)&&(0,f._M)(c)===null,o=c=>typeof c!="string",s=c=>(0,f.t6)(c,n=>o(n)?`${n.line}:${n.
file}`:n)}),6097:((re,G,r)=>{r.d(G,{$N:()=>S,LG:()=>o,QA:()=>w,fX:()=>h,h$:()=>k,j6:()=>m,q9:()=>d,rc:()=>u});var _=r(2886),E=r(2172),f=r(9432),P=r(2170),v=r(9119),
C=r(255),y=r(3096),T=r(5106),I=r(5102),A=r(4120),j=r(8884);function S(g,{repositories:{length:M}}){const{hosts:R,files:X,findings:b,passed:V,stopped:z}=g,F=t(g,
M),Z=X.filter(({problem:me})=>F===null||!O.test(me.code)),W=Z.filter(me=>!$(me)),Q=(0,I.hm)(W)==="error"&&!R.some(I.DI),se=F===null&&M>0?` in ${(0,f.px)(M,"repo\
sitory")}`:"",he=[W.length<Z.length?[`nothing to check${se}`]:i(R,se),a(W)],pe=[F??[],Q?he.toReversed():he].flat(2).join(", "),ae=(0,I.hm)(b)==="error";if(z.length>
0){const me=(0,f.pk)(z);return ae||R.some(I.b)?`${pe} (${me})`:`${me}; ${pe}`}return V&&ae?`${pe} (the check passes: fail-on is never)`:V||ae?pe:`${pe} (the che\
ck fails: fail-on is warning)`}const $=({problem:g,severity:M})=>g.code==="nothing-to-check"&&M==="error",O=/^(?:module|provider|version|package|constraint|lock)-/,
h="not allowed";function i(g,M){const R=g.length;if(R===0)return[`no registry hosts to check${M}`];const{skipped:X=[],checked:b=[]}=Object.groupBy(g,Ee=>(0,I.JR)(
Ee)?"skipped":"checked"),{fails:V,unchecked:z,works:F}=I.nx,Z=(Ee,le)=>le.length===0?[]:[{words:Ee,count:le.length}],W=[...Z(V,b.filter(I.DI)),...Z(h,X.filter(I.
DI)),...Z(z,X.filter(I.b))],Q=[...Z(F,b),...Z(I.nx.skipped,X)],[se,...ce]=W.length>0?W:Q,te=b.filter(Ee=>(0,I.sG)(Ee)==="warns").length,he=R===1?"":`${te} ${W.length>
0?"more ":""}`,ae=se?.words===h||se?.words===z?se.count===1?"is ":"are ":"";return[`${R===1?"1 registry host":(0,j.GH)(se?.count??0,R,"registry hosts")}${M} ${ae}${se?.
words}`,...ce.map(({count:Ee,words:le})=>`${Ee} ${le}`),...te===0?[]:[`${he}with warnings`]]}function a(g){const M=(0,I.hm)(g);if(M===null||M==="notice")return[];
const R=g.filter(({severity:F})=>F===M),X=(0,j.eb)(R).length,b=new Set((0,j.Dx)(R).map(({file:F})=>F)).size,V=X>0?`files of ${(0,f.px)(X,"repository")}`:(0,f.px)(
b,"file"),z=R.some(F=>(0,P.Xd)(F)===null);return[...b>0?[`${M}s in ${V}`]:[],...z?[`${M}s in settings or credentials`]:[]]}function t({roots:g,findings:M},R){const X=g.
filter(({directory:se})=>se!==E.cd.file),[b]=(0,I.Yn)(X,({rows:se})=>se),V=({directory:se})=>se,z=new Set([...b.map(V),...c(M)]);if(z.size===0)return null;const F=new Set(
[...X.map(V),...z]).size,Z=new Set(Array.from(z,v._M)).size,W=F<2?"":` in ${(0,j.GH)(z.size,F,"root modules")}`,Q=R<2?"":` (${(0,j.GH)(Z,R,"repositories")})`;return`\
init fails${W}${Q}`}function o(g,{repositories:M}){const R=g.files.filter(({severity:X})=>X==="error");return t(g,M.length)??a(R)[0]??null}const s=({problem:g,severity:M})=>g.
code==="cloud-token"&&M==="error",c=g=>(0,j.Dx)(g.filter(s)).map(({file:M})=>{const{path:R}=(0,v.bH)(M);return`${M.slice(0,M.length-R.length)}${(0,y.jt)(R)||"."}`}),
n=50,e=3,l=2;function d(g){const{shown:M,more:R}=(0,f.zN)(g,n);return R===0?M:[...M,`and ${(0,f.px)(R,"more remark")}`]}function u(g){const M=(0,j.YC)(g).some(({
length:W})=>W===v.WD),X=g.roots.flatMap(({rows:W})=>W.flatMap(Q=>Q.platforms)).some(({available:W})=>W),b=g.files.filter(({exclude:W,severity:Q})=>W&&Q!=="notic\
e"),V=[...new Set(b.flatMap(({exclude:W})=>W??[]))],z=(0,j.eb)(b).length>0?" where their files are read":"",F=`${(0,f.px)(b.length,"finding")} in tests, example\
s or templates, where errors are warnings`,Z=`to skip such files, set \`exclude\`${z}: ${(0,f.K4)(V,e,f.dh)}`;return[...M?[`lists of places end after ${v.WD} pl\
aces`]:[],...b.length>0?[`${F}; ${Z}`]:[],...X?["signatures of provider packages were not verified"]:[]]}const p="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_C\
ERT_FILE SSL_CERT_DIR".split(" ");function w({findings:g},M){const R=p.flatMap(b=>{const V=M[b]||b.endsWith("Y")&&M[b.toLowerCase()];return V?`${b} (${(0,f.dh)(
V.slice(V.lastIndexOf("@")+1))})`:[]});return g.some(b=>b.problem.obstacle||(0,_.zv)(b))&&R.length>0?[`connections used ${R.join(", ")}`]:[]}function D({hosts:g},M){
const{scan:R,repositories:X}=M,{length:b}=g.filter(({requirements:Z})=>Z.some(({because:W})=>W.some(Q=>typeof Q!="string"))),V=`${(0,f.px)(R.usages,"usage")} of\
 ${(0,f.px)(b,"registry host")}`,z=b===0?"no registry host is used":V;return X.length>0?`${z} in ${(0,f.px)(X.length,"repository")}`:R.files===0?R.durationMs===
0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,f.px)(R.files,"file")} (${(0,A.tY)(R.bytes)})`} in ${(0,A.kJ)(R.durationMs)}: ${z}`}function m({hosts:g},{
depth:M}){const R=g.filter(V=>["works","warns"].includes((0,I.sG)(V))&&V.requirements.some(({service:z,because:F})=>(z===T.e$||z===T.xq)&&F.some(W=>typeof W!="s\
tring")));return M!=="discovery"||R.length===0?[]:[`not checked at ${(0,f.K4)(R,l,({visit:V})=>(0,C.nx)(V.host))}: versions of modules and providers, and whethe\
r tokens are accepted; to check them, set \`depth: versions\``]}function k(g,M){const{dialect:R,durationMs:X,scan:b,remarks:V}=M,{findings:z,ignored:F}=g,Z=(0,A.
H8)(z)||"no findings",W=F>0?`${Z}, ${F} ignored`:Z,se=g.hosts.length===0&&b.files===0?"":` for ${(0,A.QI)(R)} (${R.why})`,ce=D(g,M);return[`${W}; checked in ${(0,A.
kJ)(X)}${se}`,...ce===null?[]:[ce],...V]}}),8294:((re,G,r)=>{r.d(G,{$U:()=>o,Eu:()=>O,QU:()=>S,To:()=>c,bI:()=>n,fj:()=>i,iX:()=>e,tK:()=>a,z2:()=>s});var _=r(8032),
E=r(255),f=r(1780),P=r(7057),v=r(9432),C=r(9615),y=r(4481);const T="write the token into the file, or remove its block",I="store the token in the helper, which \
must print {} for a host without one",A={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it:\
 GitHub replaces a missing secret with an empty string"},j=(p,{source:w},D,m)=>(0,C.CC)(p,{message:(0,f.xI)`the token from ${(0,f.LA)(w)} ${D}`,flaw:D,...m}),S=p=>j(
"credentials-empty",p,"is empty",{help:(0,C.Lw)(p.isInFile?T:(0,y.zT)(p.source)?I:A)}),$={length:["is longer than 64 KiB and is not sent","store only the token"],
"control character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"]};function O({slip:p,...w}){const[D,m]=$[p];return j("\
credentials-malformed",w,D,{help:m,...p!=="control character"&&p!=="length"&&{severity:"warning"}})}const h=`has fewer than ${P.Il} characters and is not redact\
ed where a server repeats it`,i=p=>j("credentials-short",p,h,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),
a=p=>(0,C.CC)("credentials-differ",{message:(0,f.xI)`for host ${(0,f.SP)(p.host)}, ${t(p.first)} and ${t(p.other)}`,help:(0,f.xI)`set the token for both clients in ${(0,f.
LA)((0,E.fK)(p.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),t=({client:p,source:w})=>w===null?`${_.bB[p]} fi\
nds no token`:(0,f.xI)`${_.bB[p]} uses the token from ${(0,f.LA)(w)}`,o=({host:p,service:w,...D})=>(0,y.ti)("credentials-missing",(0,f.xI)`host ${(0,f.SP)(p)} requires a token${w===
null?"":` for ${w}`}`,(0,y.nP)(p),D),s=p=>(0,C.CC)("credentials-near-miss",{message:(0,f.xI)`${(0,f.LA)(p.variable)} seems to be meant for host ${(0,f.SP)(p.host)}, but ${p.
why}`,help:(0,f.xI)`rename it: ${(0,y.yN)(p.write)}`}),c=({host:p,other:w,source:D,service:m,isSent:k,isNotice:g})=>(0,C.CC)("credentials-other-host",{message:(0,f.
xI)`the clients do not send the token for ${(0,f.KT)(w)} from ${(0,f.LA)(D)} ${m===null?"after the redirect of":`to ${m} of host`} ${(0,f.KT)(p)}: they send ${k?
(0,f.xI)`the token of ${(0,f.KT)(p)}`:"none"}`,help:m===null?(0,f.xI)`make the discovery document of ${(0,f.KT)(p)} public, or serve it at ${(0,f.KT)(p)} itself`:
(0,f.xI)`set the token for ${(0,f.KT)(p)}, and the clients send it to ${(0,f.KT)(w)}`,...g&&{severity:"notice",affects:[]}}),n=({host:p})=>(0,C.CC)("credentials\
-unused",{message:(0,f.xI)`the tokens input has a token for host ${(0,f.SP)(p)}, which is not checked`,help:"write the host as in the files, including its port,\
 or remove the line"});function e(p){const{host:w,token:D,source:m,challenge:k,contentType:g,...M}=p,X=D==="none"&&k===null&&!g?.includes("json")&&M.status===403&&
(0,v.VW)(w)===null,b=(0,f.xI)`rejected the token from ${(0,f.LA)(m??"")}`,z=X?"may not be a registry":D==="sent"?b:"requires authentication credentials",F=k===null?
"":`, and asks for ${k} authentication`,Z=!X&&M.url===`https://${w}/.well-known/terraform.json`;return(0,C.CC)("document-unauthorized",{message:(0,f.xI)`host ${(0,f.
KT)(w)} ${z}: ${(0,v._r)(M,Z)}${F}`,help:(0,v.NM)({...M,asked:w},X?d:u(p)),isUnsent:(0,y.wt)(p)})}const l="make the discovery document public",d={operator:`${l}\
, or return 404 if the host has no services`,user:(0,v.Wt)([])};function u({host:p,token:w,source:D,status:m,challenge:k}){const g=(0,v.qZ)(p);if(k!==null){const M=`\
exempt /.well-known/terraform.json from ${k} authentication`,R=(0,f.xI)`ask the operator of ${(0,f.KT)(p)} to ${M}`;return{operator:M,user:R,guest:g,note:"the c\
lients send Bearer tokens only, so no token helps"}}switch(w){case"sent":{const M=m===403?"may read this host":"is complete and for this host",R=(0,f.xI)`check that the token ${M}, or ${(0,y.
qV)(D??"",p)}`;return m===403?{...(0,C.Lw)(R),guest:g}:(0,C.Lw)(R)}case"none":return{operator:(0,y.nP)(p,`, or ${l}`),besides:l,user:(0,y.nP)(p),guest:g};case"d\
ropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:(0,f.xI)`configure ${(0,f.KT)(p)} to respond itself, or ${l}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((re,G,r)=>{
r.d(G,{Er:()=>a,P0:()=>O,P6:()=>T,Qs:()=>$,T0:()=>C,U2:()=>i,e4:()=>t});var _=r(1780),E=r(9432),f=r(9176),P=r(9615);const v={"no-such-host":"does not resolve: n\
o such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},C=({
host:o,why:s})=>(0,P.CC)("host-unknown",{message:(0,_.xI)`${(0,_.KT)(o)} ${v[s]}`,help:s==="no-such-host"?"check the spelling, and that this machine can resolve\
 the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:v[s].replace(/.*: /,"")}}),y={refused:"refuse\
d the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: n\
o route to its network"};function T({host:o,error:s}){if(typeof s=="object"&&"proxy"in s)return(0,P.CC)("host-unreachable",{message:(0,_.xI)`${(0,_.KT)(o)} is unreachable: ${s.
proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(s.proxy),help:f.
TG}});const c=typeof s=="string"?y[s]:`is unreachable (${s.code})`,n="check that the host is up",e="check that a firewall or proxy lets this machine connect to \
it";return(0,P.CC)("host-unreachable",{message:(0,_.xI)`${(0,_.KT)(o)} ${c}`,operator:`${n}, and ${e}`,besides:n,user:e,guest:`${e}; otherwise ${(0,E.B9)(o)}`,obstacle:{
verb:"cannot connect to",what:c.replace("is unreachable: ","")}})}const I={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not \
respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is u\
p, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish it\
s response",help:""}},A="serve the document as a static file",j=({asks:o})=>o==="document"?A:"find out what the server waits for, such as its storage",S=o=>o.map(
({name:s,attemptMs:c,retries:n})=>{const e=Number.isFinite(c)?(0,E.YA)(c):"without a limit",l=n===0?"":` in each of ${n+1} attempts`,d=s.includes(" and ")?"wait":
"waits";return`${s} ${d} ${e}${l}`}).join(", ");function $(o){if(o.phase==="complete")return(0,P.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(o.host)} took ${(0,E.
YA)(o.tookMs)} to return its discovery document; ${S(o.releases)}`,operator:A,affects:[...new Set(o.releases.map(({client:l})=>l))]});const{verb:s,failed:c,help:n}=I[o.
phase],e=o.limitMs===null?"in time":`within ${(0,E.YA)(o.limitMs)}`;return(0,P.CC)("host-timeout",{message:(0,_.xI)`${(0,_.KT)(o.host)} ${c} ${e}`,help:n||{operator:j(
o),guest:(0,E.B9)(o.host)},...s&&{obstacle:{verb:s,what:c.replace(/.*: /,"")}}})}const O=({host:o,error:s})=>(0,P.CC)("host-protocol",{message:(0,_.xI)`the response of ${(0,_.
KT)(o)} is not valid HTTP (${s})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in\
 the address"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the b\
ody,"};function i({host:o,phase:s,tookMs:c,limitMs:n,...e}){const l=`(limit ${(0,E.YA)(n)}); ${h[s.name]} took ${(0,E.YA)(s.ms)}`;return"url"in e?(0,P.CC)("host\
-slow",{message:(0,_.xI)`${(0,_.KT)(e.url)} took ${(0,E.YA)(c)} to answer ${l}`,operator:j({asks:"answer"})}):(0,P.CC)("host-slow",{message:(0,_.xI)`${(0,_.KT)(
o)} took ${(0,E.YA)(c)} to return its discovery document ${l}`,operator:A,note:S(e.releases)})}const a=({host:o,attempts:s,failure:c,releases:n})=>(0,P.CC)("hos\
t-recovered",{message:(0,_.xI)`discovery of ${(0,_.KT)(o)} succeeded at attempt ${s}; the first attempt failed: ${c}`,operator:"find out why the host fails inte\
rmittently",note:n.length===0?"init succeeded, because the CLI retries discovery":`init with ${n.map(({name:e})=>e).join(" and ")} would have failed`});function t(o,s){
const[{verb:c,help:n=f._$[c]}]=s,[e="",...l]=o,d=l.length===0?(0,_.KT)(e):`any of ${o.length} hosts`,u=l.length===0&&c==="cannot connect to";return(0,P.CC)("mac\
hine-network",{message:(0,_.xI)`this machine ${c} ${d}: ${(0,E.K4)([...new Set(s.map(({what:p})=>p))],3)}`,help:u?`${n}; otherwise ${(0,E.B9)(e)}`:n})}}),9176:((re,G,r)=>{
r.d(G,{M8:()=>P,TG:()=>_,_$:()=>f});const _="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terra\
form and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set HTTPS_PROXY",f={"cannot resolve":`check the network connec\
tion of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"cannot connect to":`check the network connection of this ma\
chine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sig\
n in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.js\
on"};function P(v,{page:C,url:y,asked:T}){const I=URL.parse(y)?.host,A=I===T,j=A&&v.code==="document-status";if(C===null||C.kind==="other"||j)return v;const S=`\
a ${C.kind} page${A?"":` at ${I}`} ("${C.title}") answers`;return{...v,obstacle:{verb:"does not reach",what:S,isCommon:A}}}}),1098:((re,G,r)=>{r.d(G,{Dr:()=>$,EK:()=>A,
Fu:()=>h,dF:()=>O,vs:()=>y,y7:()=>I});var _=r(255),E=r(1780),f=r(5106),P=r(9432),v=r(9615),C=r(4481);function y({host:i,service:a,...t}){const o=a===f.OZ?"the c\
loud block":"the remote backend",s=(0,C.nP)(i),c=(0,_.pk)(i)===i?(0,E.xI)`run \`terraform login ${(0,E.KT)(i)}\` or \`tofu login ${(0,E.KT)(i)}\`, or `:"",n={...s,
terminal:(0,E.xI)`${c}${s.terminal}`},e=(0,E.xI)`${o} requires a token for ${(0,E.SP)(i)}`;return(0,C.ti)("cloud-token",e,n,t)}const T={organization:"`organizat\
ion`",workspaces:"`name` in `workspaces`"};function I({block:i,lacks:a,isOpen:t}){const o=i==="cloud block"?`set ${a.map(s=>f.uW[s]).join(" and ")}`:"give it to\
 `init` with -backend-config in TF_CLI_ARGS_init";return(0,v.CC)("cloud-incomplete",{severity:t?"notice":"error",message:`the ${i} has no ${a.map(s=>T[s]).join(
" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${o}, also for this check`})}const A=({
url:i,version:a})=>(0,v.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(i)} returned ${a===null?"no TFP-API-Version":`TFP-API-Version ${(0,P.dh)(a)}`}; the cloud block requires 2.5 or later`,
operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `c\
loud`'}),j=i=>"why"in i?(0,E.xI)`the response of ${(0,E.KT)(i.url)} ${(0,P.dh)(i.why)}`:(0,P._r)({...i,page:null}),S=(i,a,t)=>"status"in i&&[401,403,404].includes(
i.status)?t:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(a)}, and that the URL of the service is that of its API`},$=({host:i,organization:a,source:t,...o})=>(0,v.
CC)("cloud-organization",{message:(0,E.xI)`the organization ${a} at ${(0,E.KT)(i)} cannot be read: ${j(o)}`,help:S(o,i,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.
LA)(t)} is valid and belongs to a member`)}),O=i=>(0,v.CC)("cloud-workspace",{message:(0,E.xI)`the workspace ${i.workspace} of ${i.organization} at ${(0,E.KT)(i.
host)} cannot be read: ${j(i)}`,help:S(i,i.host,"check that the token may read the workspace")}),h=({host:i,organization:a,workspace:t})=>(0,v.CC)("cloud-worksp\
ace-missing",{message:(0,E.xI)`${a} at ${(0,E.KT)(i)} has no workspace ${t} that the token may read; init would create it`,help:"no change is required if the wo\
rkspace is new; otherwise correct its name"})}),2801:((re,G,r)=>{r.d(G,{AO:()=>j,U7:()=>A,n3:()=>S,nD:()=>h,ro:()=>O,sC:()=>I,wp:()=>T});var _=r(1780),E=r(2432),
f=r(9432),P=r(9615);const v=({file:a,line:t})=>`${(0,f.dh)(a)}:${t}`,C={download:["source","the source is downloaded from","use a source on an allowed host"],backend:[
"backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function y(a){
if(a.host===""){const[e]=C["use"in a?a.use:"download"];return[`the host of this ${e} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole\
 address as a literal, with its host after the scheme"]}const t=(0,_.xI)`${(0,_.KT)(a.host)}, which is not in \`allowed-hosts\``;if("service"in a)return[(0,_.xI)`${a.
service} of ${(0,_.KT)(a.registry)} is on ${t}`,"use another registry"];if("package"in a)return[(0,_.xI)`the package of ${a.package} is downloaded from ${t} and was not contacted`,
"use another module or provider"];if("use"in a){const[,e,l]=C[a.use];return[(0,_.xI)`${e} ${t}`,l]}const o=(0,_.xI)`host ${(0,_.KT)(a.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in a))return[o,"use an allowed registry"];const{place:s,clients:c}=a.implied,n=`${v(s)} names no host, and this is the default of ${(0,f.eZ)(c)}`;
return[(0,_.xI)`${o}; ${n}`,"name an allowed registry there"]}function T(a){const[t,o]=y(a),s=a.host===""?o:(0,_.xI)`${o}, or add ${(0,_.KT)(a.host)} to \`allowed-hosts\``;
return(0,P.CC)("host-not-allowed",{message:t,help:s})}const I=({count:a})=>(0,P.CC)("allowlist-incomplete",{message:`the packages of ${(0,f.px)(a,"module")} fro\
m registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as w\
ell"}),A=({host:a})=>(0,P.CC)("host-generic",{message:(0,_.xI)`${(0,_.KT)(a)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),j=({host:a,address:t,asks:o})=>t==="metadata"?(0,P.CC)("host-private-redirect",{message:(0,_.xI)`${(0,_.KT)(
a)} is the address of ${/^(?:kubernetes|openshift)\b/.test(a)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,P.CC)("host-private-redirect",{message:(0,_.xI)`a public host ${o==="document"?"redirects":"leads"} to ${(0,_.
KT)(a)}, which has a ${t} address and was not contacted`,help:`if ${o==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
S=({host:a,thrown:t})=>(0,P.CC)("host-check-crashed",{message:(0,_.xI)`${(0,_.KT)(a)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${$(t)}`,
help:(0,_.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,_.KT)(a)}\` to \`ignore\``});function $(a){if(!(a instanceof
Error))return(0,f.dh)(String(a));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,f.dh)(String(a))+(t===void 0?"":` (${t})`)}const O=({host:a})=>(0,P.
CC)("host-http2",{message:(0,_.xI)`${(0,_.KT)(a)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,_.
xI)`enable HTTP/1.1 on ${(0,_.KT)(a)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function h({host:a,stopped:t,
isBegun:o,unchecked:s,total:c}){const n=o?" completely: its visit was under way when":":";return(0,P.CC)("host-not-checked",{message:(0,_.xI)`${(0,_.KT)(a)} was not checked${n} ${(0,f.
Cw)(t)}, with ${s} of ${c} hosts not checked`,help:i[t.kind]})}const i={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((re,G,r)=>{r.d(G,{$w:()=>A,nP:()=>j,pt:()=>I,qV:()=>$,ro:()=>C,ti:()=>i,to:()=>a,uK:()=>y,wt:()=>T,yN:()=>O,zT:()=>S});var _=r(
8032),E=r(255),f=r(1780),P=r(9432),v=r(9615);const C="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",y={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},T=({token:t})=>t==="dropped"||t==="withheld";function I({
host:t,token:o,source:s},c){const n=c===null?"sent":(0,f.xI)`sent to ${(0,f.KT)(c)}`,e=(0,f.xI)`the token for ${(0,f.KT)(t)} from ${(0,f.LA)(s??"")} was`;switch(o){case"\
none":return(0,f.xI)`no token was found for ${(0,f.KT)(t)}`;case"sent":return(0,f.xI)`${e} ${n}`;case"dropped":return(0,f.xI)`${e} not ${n}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,f.xI)`${e} not ${n}, because the URL is not https; the CLIs do send it`}}function A({host:t,token:o},s,c,n){const e=(0,_.n3)(t)?(0,P.qZ)(t):void 0;
switch(o){case"none":return{...(0,v.Lw)(j(t)),guest:e};case"sent":return(0,v.Lw)(n);case"dropped":return{operator:(0,f.xI)`serve ${s} without the redirect to ${c===
null?"another host":(0,f.KT)(c)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function j(t,o="",s=""){const c=(0,E.Fq)((0,f.pj)((0,f.FS)((0,f.
KT)(t)))),[n]=c.ok?(0,E.fK)(c.value):[],e="${{ secrets.REGISTRY_TOKEN }}",l=(0,f.xI)`run \`terraform login ${(0,f.KT)(t)}\``;return{terminal:(0,f.xI)`${s}${n===
void 0?l:O(n)}${o}`,workflow:(0,f.xI)`${s}add the line "${(0,f.KT)(t)}=${e}" to the tokens input${n===void 0?"":(0,f.xI)`, or "${(0,f.LA)(n)}: ${e}" to env`}${o}`}}
const S=t=>t.startsWith("credentials helper ");function $(t,o){const c=S(t)||/credentials\.tfrc\.json:\d+$/.test(t)?(0,f.xI)` (run \`terraform logout ${(0,f.KT)(
o)}\` before \`terraform login\`)`:"";return(0,f.xI)`store a new one in ${(0,f.LA)(t)}${c}`}const O=t=>/^\w+$/.test(t)?(0,f.xI)`export ${(0,f.LA)(t)}=…`:(0,f.
xI)`env '${(0,f.LA)(t)}=…' terraform init`;function h({isFork:t,searched:o,notRead:s}){if(t)return"secrets are withheld from pull requests of forks";const[c,n]=[
o,s].map(l=>(0,f.XT)(l,l.length,f.LA)),e=s.length===0?"":(0,f.xI)`; not read: ${n??""}`;return(0,f.xI)`no token was found (searched: ${c??""}${e})`}function i(t,o,s,c){
const n=(0,f.xI)`${o}, and ${h(c)}`;return c.isFork?(0,v.CC)(t,{message:n,help:C,severity:"notice"}):(0,v.CC)(t,{message:n,help:(0,v.Lw)(s)})}function a(t,o,s=""){
const{message:c,unexplained:n=c}=t;if("code"in o){const{flaw:l,help:d="",cures:u=(0,v.Lw)(d)}=o,p=l!==void 0&&(0,f.pj)(c).includes(`from ${s}`);return{...t,message:(0,f.
xI)`${c}; ${p?`it ${l}`:o.message}`,cures:u}}const e=o.isFork?{cures:(0,v.Lw)(C)}:{};return{...t,message:(0,f.xI)`${n}; ${h(o)}`,...e}}}),9029:((re,G,r)=>{r.d(G,
{j:()=>$,o:()=>O});var _=r(3024),E=r(5168),f=r(9968),P=r(2801),v=r(2170),C=r(255),y=r(9897),T=r(5106);let I=function(...o){return{withoutInstalled:I}=r.late([264],
1264),new.target?new I(...o):I(...o)},A=function(...o){return{thisMachine:A}=r.late([830],9837),new.target?new A(...o):A(...o)},j=function(...o){return{mergeMistakes:j}=
r.late([830],9837),new.target?new j(...o):j(...o)},S=function(...o){return{readCliConfig:S}=r.late([830],9837),new.target?new S(...o):S(...o)};function $(o,s,c,{
environment:n,directory:e},l=null){if(s.hostnames.length===0&&o.every(({needs:M})=>M.length===0))return{usages:o,remarks:[],findings:[],configs:[],releases:c.releases};
const u=O(s.cliConfig,c.clients,n,e).map(M=>h(M,e,s)),p=c.releases.map(M=>{const R=u.find(({client:X})=>X===M.client);return{...M,attemptMs:R?.requestTimeoutMs??
M.attemptMs}}),w=s.depth!=="discovery",D={root:e,plugins:l,releases:p,asksMirrors:w},k=o.some(({needs:M})=>M.some(({service:R})=>R===T.xq))?I(o,u,D):{usages:o,remarks:[],
findings:[]},g=[...u.flatMap(M=>M.findings),...k.findings];return{...k,findings:j(g),configs:u,releases:p}}function O(o,s,c,n=null){const e=A(c);return s.map(l=>S(
l,e,o,n))}function h(o,s,c){if(c.allowedHosts.length===0)return o;const n=i(s),e=o.files.filter(({path:k})=>(0,f.UO)(i(k),n)),l=new Set(e.map(({shown:k})=>k)),d=(0,E.
Ol)(o).installation?.methods??[],u=o.forced.flatMap(({place:k,services:g})=>g.map(({value:M})=>({place:k,host:typeof M=="string"?t(M):null}))),p=[...d.flatMap(a),
...u].filter(({place:k,host:g})=>g!==null&&l.has(k.file)&&!(0,C.ev)(g,c)),w=p.map(({place:k,host:g})=>{const M=(0,P.wp)({host:(0,C.nx)(g??""),use:"configuration"});
return(0,v.kH)(M,{places:[k],clients:[o.client]})}),D=new Set(p.map(({place:k})=>k)),m=o.forced.filter(({place:k})=>!D.has(k));return{...o,forced:m,findings:[...o.
findings,...w]}}const i=o=>(0,f.N0)(()=>(0,_.realpathSync)(o),o);function a(o){const{kind:s,place:c}=o;return s==="network"?[{place:c,host:(0,C.Pm)(o.url)}]:s!==
"local"||o.path!==null?[]:[{place:c,host:(0,C.yo)(`https://${o.shown}`)??y.IZ}]}const t=o=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(o)?(0,C.yo)(o.replace(/^\/\//,"http\
s://"))??y.IZ:null}),7232:((re,G,r)=>{r.d(G,{o0:()=>Fe,SQ:()=>Ne});var _=r(3916),E=r(9373),f=r(5324),P=r(6889),v=r(3114),C=r(1011),y=r(3096),T=r(3298),I=r(4756),
A=r(2170),j=r(5243),S=r(9897),$=r(1250),O=r(3024),h=r(6760),i=r(9968);const a={files:1e6,directoryFiles:5e4};function*t(K,L=(0,f.f5)(),x=a){const U=new o(K,L,x);
for(const B of K.scan){const N=(0,f.kI)(U.root,B);"path"in N?yield*U.walkFrom(N):yield{name:B,files:[],notes:[N]}}for(const B of L.called)yield*U.readCalled(B)}
class o{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(L,x,U){this.root=(0,O.realpathSync)(L.root),this.checkout=(0,f.ET)(L),this.isExcluded=
(0,f.Ls)(L.exclude),this.facts=x,this.limits=U,this.selected=L.scan.length>1?new Set:null}*walkFrom(L){const{path:x,name:U,glob:B,file:N}=L,Y=[{path:x,name:U,depth:0,
isSelected:B===void 0&&N===void 0}];for(let J=Y.pop();J!==void 0;J=Y.pop()){const ee=(0,f.KG)(J);if(yield this.read(L,J,ee),L.file!==void 0||this.files>this.limits.
files)return;if(!("problem"in ee))for(const q of this.findDirectories(L,J,ee))Y.push(q)}}*readCalled(L){const{directories:x,links:U,linked:B}=this.facts;for(const J of(0,y.
eH)(L))B.delete(J);const N=x.has(L)?null:this.checkout.locate(L);if(N===null||(0,i.$r)(N).kind!=="directory")return;const H=(0,f.sq)((0,h.relative)(this.root,N));
if(H!==L&&U.set(L,H),!x.has(H)&&this.files<=this.limits.files&&!(0,y.eH)(H).some(this.isExcluded)){const J={path:N,name:H,depth:0,isSelected:!0},ee=(0,i.UO)(N,this.
root)?this.root:N;yield this.read({path:N,name:H,boundary:ee},J,(0,f.KG)(J))}x.has(H)&&x.add(L)}read(L,x,U){const{name:B}=x;if("problem"in U)return this.facts.directories.
add(B),{name:B,files:[],notes:[U]};const{files:N,notes:H}=this.findFiles(L,x,U);this.files+=N.length;const Y=this.limits.files;if(this.files>Y){const q=(0,A.ht)(
B,(0,I.ub)({kind:"files",max:Y}));return{name:B,files:[],notes:[...H,q]}}const J=N.filter(({isContext:q})=>q);if(N.length>0&&J.length===N.length)return{name:B,files:[],
notes:H};this.facts.directories.add(B);for(const{file:q,kind:ne}of J)(0,v.Ep)(ne)&&this.facts.unselected.push(q);return N.length>0&&U.some(q=>q.name===".terrafo\
rm")&&H.push(...this.readLeft(B)),{name:B,files:N,notes:H}}findFiles(L,x,U){const B=[],N=[],H=this.limits.directoryFiles;for(const Y of this.filesAmong(L,x,U))if("\
problem"in Y)N.push(Y);else if(B.length<H)B.push(Y);else{N.push((0,A.ht)(x.name,(0,I.ub)({kind:"directory",max:H})));break}return{files:B,notes:N}}*filesAmong(L,x,U){
const B=new Set;for(const H of U)if((0,v.tr)(H.name)&&!H.isDirectory()&&B.add(H.name),H.name===".spacelift")for(const Y of v.dN)this.addTool((0,y.Gz)(x.name,Y));
const N=h.posix.basename(x.name);for(const H of U){if(H.isDirectory())continue;const Y=(0,y.Gz)(x.name,H.name),J=(0,v.L8)(H.name,B,N);if(J===void 0){(0,v.Z8)(H.
name)&&this.addTool(Y),H.name.endsWith(".tfstate")&&!this.isExcluded(Y)&&this.facts.states.push(...(0,f.un)(Y,this.checkout));continue}const q={path:x.path+h.sep+
H.name,file:Y,kind:J,isContext:!this.select(L,x,Y)};H.isFile()?yield q:H.isSymbolicLink()?yield*this.follow(L,q):yield(0,A.ht)(Y,(0,I.WO)({what:"special-file",is:(0,i.
I)(H)}))}}readLeft(L){this.isExcluded((0,y.Gz)(L,".terraform"))||this.facts.states.push(...(0,f.rN)(L,this.checkout));const x=(0,f.Wj)(L,this.checkout);if("prob\
lem"in x)return[x];for(const U of x)this.facts.called.add(U.directory);return this.facts.installed.push(...x),[]}addTool(L){this.isExcluded(L)||this.facts.toolFiles.
push(L)}select(L,x,U){return!(x.isSelected||(0,f.$8)(L,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(L,x){const U=(0,f.sT)(
(0,i.$r)(x.path),L);if(U===null)return;if(typeof U=="object")return yield(0,A.ht)(x.file,U);const B=(0,f.sq)((0,h.relative)(this.root,U));x.isContext||this.facts.
links.set(x.file,B),yield{...x,path:U,target:B}}findDirectories({glob:L},{path:x,name:U,depth:B,isSelected:N},H){return H.toReversed().flatMap(Y=>{if(Y.isSymbolicLink()&&
Y.name==="tests"&&this.facts.called.add((0,y.Gz)(U,"tests")),(0,f.G$)(Y.name))return[];const J=(0,y.Gz)(U,Y.name);if(this.isExcluded(J))return[];const ee=x+h.sep+
Y.name;if(Y.isSymbolicLink()&&(0,i.$r)(ee).kind==="directory"&&this.facts.linked.set(J,this.checkout.nameOf(J)),!Y.isDirectory())return[];const q=N||L!==void 0&&
h.posix.matchesGlob(J,L);return{path:ee,name:J,depth:B+1,isSelected:q}})}}let s=function(...K){return{dependsOnOthers:s}=r.late([276,631,797,938],2797),new.target?
new s(...K):s(...K)},c=function(...K){return{usagesOf:c}=r.late([276,631,797,938],2797),new.target?new c(...K):c(...K)},n=function(...K){return{declaredIn:n}=r.
late([276,631,797,938],2797),new.target?new n(...K):n(...K)},e=function(...K){return{isForeign:e}=r.late([276,631,797,938],2797),new.target?new e(...K):e(...K)},
l=function(...K){return{readModule:l}=r.late([276,631,797,938],2797),new.target?new l(...K):l(...K)};const d=25e4;function*u(K,L,x,U=d){const B=new p(L,x,U);yield*B.
collect(K);const N=yield*B.decideOpen();return B.result(N)}class p{items=[];notes=(0,C.G4)();knownSources=new Map;declared=[];signs=new $.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(L,x,U){
this.facts=L,this.values=x,this.maxUsages=U}*collect(L){const{counts:x,facts:U}=this;for(const{name:B,files:N,notes:H}of t(L,U)){if(U.endedAt=B,yield U.files)return;
for(const J of H)this.notes.add(J);if(N.length===0)continue;if(this.isFull(x.decided+x.open,B))break;const Y=yield*l(N,U.files);if(Y===null)return;U.bytes+=Y.bytes;
for(const J of Y.notes)this.notes.add(J);this.add({directory:B,files:Y.files})}U.endedAt=null}*decideOpen(){const L=[];let x=!1;for(const U of this.items){if(!("\
files"in U)){L.push(U);continue}if(x||=this.isFull(this.counts.decided,U.directory),!x)if(yield this.facts.files)this.facts.endedAt??=U.directory,x=!0;else for(const B of this.
decide(U.files))L.push(B)}return L}result(L){const{facts:x,signs:U,declared:B}=this,N=[...L,...x.states.map(w)];return{...x,usages:N,declared:B,notes:this.notes.
all(),...U.end(L)}}add(L){const{files:x}=L,{facts:U}=this;U.files+=x.length;for(const N of n(x))this.declared.push(N);for(const N of x){const H=!e(N),Y=N.kind.class===
"terragrunt";H&&(U.isEmpty=!1),Y&&U.terragrunt.push(N.file),U.usesTerragrunt||=Y&&H,this.signs.addFile(N)}const B=x.some(s);for(const N of x)(B||!N.isContext)&&
this.addCalls(N);if(B){this.items.push(L);for(const{references:N}of x)this.counts.open+=N.length}else for(const N of this.decide(x))this.items.push(N)}addCalls({
file:L,references:x}){for(const{kind:U,row:B,value:N}of x){if(N===void 0)continue;const H=(0,j.Nj)(N.text)||B.grammar==="terragrunt"&&(0,S.GL)(N.text),Y=H||(0,S.
qC)(N.text).length>0;if(U==="module"&&(Y||N.kind==="pieces")&&this.facts.calls.push({source:N.text,file:L}),H&&B.position.includes("source"))for(const J of[(0,y.
jt)(L),(0,y.RO)((0,y.jt)(L))])this.facts.called.add((0,y.un)(J,N.text))}}decide(L){const{usages:x,notes:U}=c(L,this.values,this.knownSources);for(const B of U)this.
notes.add(B);return this.counts.decided+=x.length,x}isFull(L,x){const U=this.maxUsages;return L<U?!1:(this.notes.add((0,A.ht)(x,(0,I.ub)({kind:"usages",max:U}))),
!0)}}const w=({file:K,host:L,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:L,text:L,address:"state",place:{file:K,...A.wv},clients:[x],
isOverridden:!1,needs:[]});var D=r(1440),m=r(450);function k(K,L,x,{nameOf:U}){if(!(0,j.Nj)(L)){const[N=null]=(0,S.qC)(L).flatMap(H=>U(H)??[]);return N}const B=(0,y.
un)(K,L);return x.get(B)??B}const g=100;function M({usages:K,units:L},x){const U=(0,m.v)(L,C.CI);return[...K.flatMap(({calls:N,directories:H,text:Y,place:J})=>{
const ee=(0,y.jt)(J.file),q=(U.get(ee)??[]).flatMap(({item:fe})=>(0,C.CI)(fe));if(N===void 0&&H===void 0&&q.length===0&&(0,S.qC)(Y??"").length===0)return[];const ue=Object.
values(N??{}).flat(),oe=[Y,...ue.map(({source:fe})=>fe)].flatMap(fe=>fe??[]),ie=[ee,...(H??q).slice(0,g)];return oe.flatMap(fe=>(0,j.Nj)(fe)?ie.map(de=>(0,y.un)(
de,fe)):(0,S.qC)(fe).flatMap(de=>x.nameOf(de)??[]))}),...L.flatMap(C.CI)]}function R(K,L){const{usages:x,links:U,directories:B}=K,N=(ne,ue)=>{const oe=k(ne,ue,U,
L);return oe===null||(0,j.Nj)(ue)&&oe===(0,y.un)(ne,ue)?ue:`./${(0,_.relative)(ne,oe)}`},H=x.map(ne=>{const{kind:ue,text:oe,calls:ie,place:fe}=ne,de=U.size>0||ie!==
void 0||(0,S.qC)(oe??"").length>0;if(ue!=="module"||oe===null||!de)return ne;const _e=[{root:null,source:oe,version:null,isOpen:!1}],Pe=Object.entries(ie??{terraform:_e,
opentofu:_e}).map(([$e,Oe])=>{const be=(0,y.jt)(fe.file),Le=ve=>ve.source&&N(be,ve.source);return[$e,Oe.map(ve=>({...ve,source:Le(ve)}))]});return Pe.every(([,[
$e]])=>$e?.source===oe)&&ie===void 0?ne:{...ne,calls:Object.fromEntries(Pe)}}),Y=({directory:ne})=>B.has(ne)&&L.nameOf(ne)===ne,J=K.installed.filter(ne=>!Y(ne)&&
L.exists(ne.directory)),ee=new Map(J.map(({root:ne,directory:ue})=>{const oe=(0,I.a3)({what:"outside",path:ue});return[ue,(0,A.ht)((0,y.Gz)(ne,D.U4),oe)]})),q=[
...K.notes,...ee.values()];return{...K,usages:H,installed:K.installed.filter(Y),notes:q}}let X=function(...K){return{resolveValue:X}=r.late([276,631,797,938],2797),
new.target?new X(...K):X(...K)},b=function(...K){return{asWritten:b}=r.late([276,631,797,938],2797),new.target?new b(...K):b(...K)},V=function(...K){return{Instances:V}=
r.late([276,631,242],5242),new.target?new V(...K):V(...K)},z=function(...K){return{Terragrunt:z}=r.late([276,631,242],5242),new.target?new z(...K):z(...K)},F=function(...K){
return{withUnits:F}=r.late([276,631,242],5242),new.target?new F(...K):F(...K)};const Z=10;function*W(K,L=[]){const x=(0,f.ET)(K),U=new Set;for(let B=1;;B+=1){const N=(0,f.
f5)(U),H=ce(x,N,L),Y=(0,T.O)(()=>new z(H)),J=yield*u(K,N,Q(H,Y)),q=N.terragrunt.length>0?yield*F(J,Y()):J,ne=U.size;for(const oe of M(q,x))!q.directories.has(oe)&&
x.locate(oe)!==null&&U.add(oe);if(U.size===ne||q.endedAt!==null||B===Z)return R(q,x)}}function Q(K,L){const x=(0,T.O)(U=>(0,T.O)(B=>new V(K,U,B)));return({row:U,
place:B},N,H)=>{if(U.grammar==="terragrunt")return se(L(),B.file,N);const Y=U.evaluation?.[H];if(Y===void 0)return b(N);const J=x(H)(Y);if(J.effort.isSpent)return b(
N);const ee=({scope:oe,from:ie,root:fe})=>(oe.effort.renew(),{...X(N,oe),from:ie,root:fe}),q=(0,y.jt)(B.file),ne=ee(J.unknown(q));if(ne.isWhole)return[[ne]];const ue=Map.
groupBy(J.of(q),({use:oe})=>oe);return Array.from(ue.values(),oe=>oe.map(ee))}}function se(K,L,x){if(K.effort.isSpent)return b(x);const U=N=>({...X(x,N),from:null}),
B=K.includedScopes(L).map(N=>[U(N)]);return B.length===0?[[U(K.scopeOf(L))]]:B}function ce(K,{calls:L,links:x,terragrunt:U},B){const N=new Set(B),H=(0,T.O)(me),
Y=(J,ee)=>k(J,ee,x,K);return{files:K,calls:(0,T.O)(()=>he(L,Y)),leadsTo:Y,terragrunt:U,isSet:J=>N.has(J),setBy:J=>{const ee=`TF_VAR_${J}`;if(N.has(ee))return ee;
const q=H(K).get(J);return q===void 0?null:`${ee} in ${q}`}}}const te=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function he(K,L){const x=new Map,U=new Set;
for(const{source:B,file:N}of K){const H=(0,y.jt)(N),Y=L(H,B);Y!==null?x.set(Y,(x.get(Y)??new Set).add(H)):te.test(B)&&U.add(H)}return{callers:x,dynamic:U}}const pe="\
.github/workflows",ae=200;function me(K){const L=new Map,x=K.list(pe).filter(U=>/\.ya?ml$/.test(U));for(const U of x.slice(0,ae)){const B=`${pe}/${U}`,N=K.read(
B)??"";for(const[,H,Y]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const J=H??Y??"";L.has(J)||L.set(J,B)}}return L}var Ee=r(9119),le=r(8032),Me=r(
4515),ye=r(2172),Te=r(9059),ke=r(8339),Ie=r(2485);const ge=100;function Re(K,L){const x=Ue(L),U=K.flatMap(H=>{const{kind:Y,version:J,directories:ee,isOverridden:q,
replacedFor:ne}=H,ue=/^(module|test_module|terragrunt_source)$/.test(Y),oe=J!==void 0||ee!==void 0&&!L.isStrict;if(!ue||q||oe)return[];const fe=H.clients.filter(
_e=>!ne?.includes(_e)).flatMap(_e=>{const we=x(H,_e);return we===null?[]:{client:_e,reason:we}}),[de]=fe;return de===void 0?[]:{usage:H,reason:de.reason,clients:fe.
map(({client:_e})=>_e)}}),B=(0,T.O)(()=>Ke(L));return[...Map.groupBy(U,({reason:H})=>H.paths.at(-1)??"")].slice(0,ge).flatMap(([H,Y])=>{const J=(0,T.O)(({why:ee,
paths:q})=>ee==="outside"||ee==="skipped"?(0,I.a3)({what:ee,path:H}):(0,ke.Iz)({path:H,maker:ee==="created"?"`init`":B()(q)}));return Y.map(({usage:{place:ee,text:q},
reason:ne,clients:ue})=>{const oe=(0,Ie.Kc)(q??"");return(0,A.kH)(J(ne),{places:[ee],clients:ue,isPlaceholder:oe})})})}const Ce={throwIfNoEntry:!1},je=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ue({root:K,scan:L,units:x,directories:U,isStrict:B}){const{locate:N,nameOf:H}=(0,f.ET)({root:K,scan:L}),Y=(0,T.O)(q=>(0,i.N0)(()=>(0,O.statSync)((0,h.join)(
K,q),Ce)?.isDirectory()===!0,!1)),J=(0,T.O)(q=>{if(/^\.\.(\/|$)/.test(q)||Y(q)){const de=N(q)!==null;return de&&!B?null:{why:de?"skipped":"outside",paths:[q]}}const ue=q.
split("/"),oe=ue.map((de,_e)=>ue.slice(0,_e+1).join("/")),ie=oe.findIndex(de=>!Y(de));return(0,i.N0)(()=>{const de=(0,O.lstatSync)((0,h.join)(K,oe[ie]??""),Ce);
return de===void 0||de.isFile()},!1)?je.test(q)?B?{why:"created",paths:[q]}:null:{why:"missing",paths:oe.slice(ie)}:{why:"outside",paths:[q]}}),ee=(0,T.O)(q=>{const ne=x.
filter(oe=>oe.directory===q||oe.module===q);return ne.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[q,...ne.flatMap(C.CI)]});return(q,ne)=>{const ue=(0,y.jt)(q.
place.file),oe=q.kind==="test_module"?[(0,y.RO)(ue)]:[],ie=q.directories??[...oe,...ee(ue)],fe=(0,ye.MZ)(q,ne).flatMap(({source:de,isOpen:_e})=>{const we=_e?q.evaluated?.[ne]?.
text??"":"";if(de===null&&B&&(0,j.Nj)(we))return[{why:"skipped",paths:[we]}];const Pe=!B&&/[$%]\{/.test(de??"");if(de===null||Pe)return[null];const De=(0,S.qC)(
de);if(De.length>0)return[De.some(Ve=>U.has(H(Ve)??".."))?null:{why:"outside",paths:[de]}];if(!(0,j.Nj)(de)||q.kind==="terragrunt_source")return[null];const $e=ie.
map(ve=>(0,y.un)(ve,de)),Oe=$e.filter(ve=>!U.has(ve));return(q.directories===void 0&&Oe.length<$e.length?[null]:Oe.map(J)).filter(ve=>!q.directories||ve?.why!==
"missing")});return fe.includes(null)?null:fe[0]??null}}const xe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Ke({root:K,exclude:L,
toolFiles:x}){const U=(0,f.ET)({root:K,scan:[]}),B=(0,T.O)(J=>({file:J,text:U.read(J)??""})),N=(0,T.O)(()=>[...(0,Te._X)({root:K,exclude:L},x)]),H=[".git/config\
.worktree",".git/config"].find(J=>/sparsecheckout\s*=\s*true/i.test(B(J).text)),Y=[...B(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(H!==
void 0)return H;const ee=J.at(-1)??"";if(Y.some(([,oe])=>(0,y.Gz)(ee,"").startsWith(`${oe}/`)))return".gitmodules";const q=ee.split("/");return[...q.flatMap((oe,ie)=>xe.
map(fe=>B((0,y.Gz)(q.slice(0,ie).join("/"),fe)))),...N()].find(({text:oe})=>J.some(ie=>We(oe,ie)))?.file??null}}function We(K,L){const x=L.split("/").toReversed(),
[U=""]=x;return!K.includes(U)&&!K.includes("*")?!1:(K.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(B=>{const N=B.split("/").filter(H=>!/^\.*$/.test(H));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===U:N.some((H,Y)=>(H===U||/\w\*|\*\w/.test(H)&&(0,_.matchesGlob)(U,H))&&x.slice(1,Y+1).every((ee,q)=>Be(
N[Y-q-1],ee)))})}const Be=(K="",L)=>K===L||/[$*{}]/.test(K);let Ae=function(...K){return{readTools:Ae}=r.late([276,631,797,938],2797),new.target?new Ae(...K):Ae(
...K)};async function Ne(K,L){const{directory:x,environment:U,stop:B,progress:N}=L,H={root:x,scan:K.scan,exclude:K.exclude},Y=W(H,Object.keys(U)),J=await(0,Me.nE)(
Y,B,ee=>N({kind:"scan",files:ee}));return Ge(J,K,(0,f.ET)(H))}function Fe({dialect:K,exclude:L,scan:x,allowedHosts:U},B,{environment:N,directory:H}){const Y=(0,T.
O)(()=>Ae({root:H,exclude:L},B.toolFiles)),J=!!N.TF_CLOUD_HOSTNAME,ee=x.length>0,q={setting:K,scan:ee?{...B,tools:Y,hasCloudHostname:J}:null},ne=(0,P.L2)(q),{clients:ue,
versions:oe}=ne,ie=(0,le.Eo)((0,le.tB)("terraform",oe)),fe=Oe=>ie||!(0,v.xO)(Oe),_e=(0,C.eI)((0,C.sw)(B.usages,ue),(0,le.d3)(ne)).filter(({place:Oe})=>fe(Oe.file)),
we=U.length>0,De=[...Re(_e,{...B,...{root:H,scan:x,exclude:L,isStrict:we}}),...we?He(B):[]],$e=_e.some(({workspace:Oe})=>Oe?.lacks)&&Y().givesState;return{dialect:ne,
usedBy:()=>(0,P.rU)(ne,q.scan),usages:$e?_e.map(ze):_e,notes:[...(0,C.vH)(B.notes,ue).filter(Oe=>fe((0,A.W7)(Oe))),...De]}}function He(K){const{unselected:L,linked:x,
directories:U,units:B,unread:N,notes:H}=K,Y=new Set(H.flatMap(ee=>(0,A.Xd)(ee)?.file??[])),J=[...x].filter(([,ee])=>ee===null||!U.has(ee));return[...L.map(ee=>(0,A.
ht)(ee,(0,I.a3)({what:"unselected"}))),...J.map(([ee])=>(0,A.ht)(ee,(0,I.a3)({what:"linked"}))),...(0,Ee.jH)(N).map(ee=>(0,A.kH)((0,I.a3)({what:"generated"}),{places:[
ee]})),...B.flatMap(({directory:ee,module:q,unknown:ne})=>ne===null||q!==null||Y.has(ne.file)?[]:(0,A.kH)((0,I.a3)({what:"skipped",path:ee}),{places:[ne]}))]}function ze(K){
if(K.workspace?.lacks===void 0)return K;const{organization:L,name:x}=K.workspace;return{...K,workspace:{organization:L,name:x}}}function Ge(K,{roots:L,exclude:x},U){
const B=new Set(K.links.values());if(B.size===0)return K;const[N,H]=[(0,f.Ls)(L),(0,f.Ls)(x)],Y=le.Du.flatMap(ie=>[...(0,E.Pv)(K,ie).values()]),J=new Set(Y.flatMap(
E.s1)),ee=new Set(K.units.map(({directory:ie})=>ie)),q=(0,T.O)(ie=>J.has(ie)||ee.has(ie)||N(ie||".")?!1:U.list(ie).map(de=>(0,y.Gz)(ie,de)).every(de=>B.has(de)||
H(de)||!Se(de))),ne=ie=>B.has(ie)&&Se(ie)&&q((0,y.jt)(ie)),ue=K.usages.filter(({place:ie})=>!ne(ie.file)),oe=K.declared.filter(({place:ie})=>!ne(ie.file));return{
...K,usages:ue,declared:oe,notes:K.notes.filter(ie=>!ne((0,A.W7)(ie)))}}function Se(K){const L=(0,v.L8)((0,_.basename)(K),new Set,(0,_.basename)((0,_.dirname)(K)));
return L!==void 0&&L.class!=="terragrunt"}}),345:((re,G,r)=>{r.d(G,{s:()=>A});var _=r(3024),E=r(6760),f=r(9968),P=r(7811),v=r(9432),C=r(101),y=r(3152);let T=function(...i){
return{X509Certificate:T}=process.getBuiltinModule("node:crypto"),new.target?new T(...i):T(...i)};const I=4*1024*1024;function A(i,{environment:a,directory:t,wording:o=y.
w7}){const{settings:s,mistakes:c}=(0,y.P$)(i,o),n=$(s.caFile,o),e=S(a),l=[n,e].flatMap(m=>m.ok?[]:[m.why]),d=(0,f.N0)(()=>(0,_.statSync)(t).isDirectory(),!1),p=s.
scan.filter(m=>!/[*?[\]{}]/.test(m)).flatMap(m=>j(m,t,o)??[]),w=`GITHUB_WORKSPACE names ${(0,v.dh)(t)}, which is not a directory`,D=[...c,...l,...d?p:[w]];if(D.
length>0||!n.ok||!e.ok)throw new y.GN(D);return{...s,authorities:n.value,chooseProxy:e.value}}function j(i,a,{missingPath:t,setting:o}){const s=(0,E.resolve)(a,
i);return(0,_.existsSync)(s)?(0,f.N0)(()=>(0,_.accessSync)(s,_.constants.R_OK)===void 0,!1)?null:`${o("scan")} names ${s}, which this user may not read`:t(i,a)}
function S(i){try{return(0,P.Ju)((0,C.N)(i))}catch(a){if(a instanceof TypeError)return(0,P.TR)(a.message);throw a}}function $(i,{setting:a}){if(i===null)return(0,P.
Ju)(null);const t=(0,f.yR)(i,I),o=a("ca-file");if(!t.ok)return(0,P.TR)(`${o} "${i}" ${(0,v.mP)(t.failure)}`);const s=h(t.text);return s.ok?s:(0,P.TR)(`${o} "${i}\
" ${s.why}`)}const O=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function h(i){const a=i.match(O)??[];if(a.length===0)return(0,P.TR)("contains \
no certificate; expected PEM");try{for(const t of a)new T(t);return(0,P.Ju)(a.join(`
`))}catch(t){const o=t instanceof Error?t.message:t;return(0,P.TR)(`contains an invalid certificate: ${o}`)}}}),5440:((re,G,r)=>{r.d(G,{Qm:()=>O,TU:()=>j,i4:()=>t,
pb:()=>a,zt:()=>I});var _=r(7811),E=r(8339),f=r(2485),P=r(2213),v=r(255),C=r(5243),y=r(9897),T=r(3846);const I={host:null,isHostImplied:!1,needed:null},A=m=>({host:m,
isHostImplied:!1,needed:(0,v.Rt)(m)?"state":m}),j=m=>({host:m,isHostImplied:!0,needed:m}),S=m=>({host:m,isHostImplied:!1,needed:null}),$=m=>m===null?I:{...I,directHost:m},
O=m=>({...I,problem:m}),h=(m,k)=>O((0,E.DA)({reason:"rejected",error:m,advice:k}));function i(m,k,g){return g===null?m:{...m,problem:(0,E.My)({text:k,host:m.host,
advice:g})}}const a={module:l,"test-module":(m,k,g)=>{const M=(0,C.vL)(m,k).kind==="remote";return k==="opentofu"||!M?l(m,k,g):O((0,E.DA)({reason:"remote-in-tes\
t",text:m}))},provider:u,"locked-provider":p,"stack-component":w,stack:(m,k)=>{const g=(0,C.A)(m);return g.ok&&!m.startsWith(".")?S(g.value.host):{...w(m,k),isHostImplied:!1,
needed:null}},"stack-output":m=>{const[k="",...g]=m.split("/");return g.length===3?e(k,S):O((0,E.DA)({reason:"stack",text:m}))},terragrunt:D,host:m=>e(m,A),url:m=>$(
(0,P.Ul)(m)),"host-part":m=>$((0,P.D8)(m)),"state-path":m=>$((0,P.Bm)(m))};function t(m,k,g){if(m==="terragrunt"){const[,b]=/^tfr:\/\/([^/?]*)\//.exec(k)??[];return b!==
void 0?s(b,g):/^$|^t$|^tfr?$|^tfr:/.test(k)?void 0:c(k,g)}if(m==="url"&&/^postgres|=/i.test(k))return $(y.IZ);if(/^(url|host-part|state-path)$/.test(m))return c(
k,g);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(k))return c(k,g);const M=k.indexOf("/");if(M<0)return;const R=(0,C.
vL)(`${k.slice(0,M)}/a/b/c`,g);return R.kind!=="registry"?c(k,g):k.split("/").length<o?{...n(R),directHost:y.IZ}:n(R)}const o=4,s=(m,k)=>m===""?j((0,C.Vm)(k)):e(
m,A),c=(m,k)=>(0,C.Nj)(m)?I:$((0,y.uE)(m,k)),n=({host:m,hostImplied:k})=>k?j(m):A(m);function e(m,k){const g=(0,v.Pv)(m),M=(0,f.L6)(m);return g.ok?i(k(g.value),
m,M):O((0,E.k0)({text:m,error:g.why,advice:M}))}function l(m,k,g){if((0,C.Nj)(m)&&!g)return I;const M=(0,C.vL)(m,k),R=M.kind==="registry"?(0,_.Ju)(M):(0,C.rE)(m,
k);if(g&&!R.ok){const{why:z}=R,F=/^https?:/i.test(m)?{kind:"invalid",error:z}:M,W=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,f.NM)(m,F,R),Q=/^[a-z0-9]+::/i.test(m)?"\
remote":M.kind;return W===null&&(Q==="local"||Q==="remote")?O((0,E.DA)({reason:`${Q}-with-version`,text:m})):h(z,W)}const X=(0,f.NM)(m,M,R);if(R.ok)return i(n(R.
value),m,X);if(M.kind==="invalid"){const z=m.includes("://")?{directHost:y.IZ}:{};return{...h(M.error,X??f.x3),...z}}if(M.kind!=="remote")return i(I,m,X);const{
refusal:b,host:V}=M;return b!==null?h(b,X??f.x3):V!==y.IZ||X!==null?i($(V),m,X):{...$(V),problem:(0,E.My)({text:m,host:V,advice:d})}}const d="write the host aft\
er the scheme, such as git::https://HOST/PATH";function u(m,k){const g=(0,T.mi)(m,k);switch(g.kind){case"registry":case"legacy":return g.hostImplied?j(g.host):i(
A(g.host),m,(0,f.cr)(m));case"builtin":return S(g.host);case"invalid":{const[M="",R]=g.error.split(`

`);return h(M,R??(0,f.cr)(m))}}}function p(m,k){const g=(0,T.mi)(m,k);if(g.kind==="invalid")return h(g.error,null);if(g.hostImplied)return O((0,E.DA)({reason:"l\
ocked-provider",text:m}));if(g.kind==="builtin")return S(g.host);const M=k==="opentofu"&&(0,T.Gi)(g);return{...A(g.host),needed:M?(0,C.Vm)(k):g.host}}function w(m,k){
if(m!==m.trim())return O((0,E.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return I;const g=(0,C.rE)(m,k);if(g.ok)return n(g.value);const M=(0,C.A)(
m);if(M.ok)return S(M.value.host);const R=(0,C.vL)(m,k);return R.kind==="invalid"?h(R.error,(0,f.NM)(m,R,g)):$(R.kind==="remote"?R.host:null)}function D(m,k){const[
g,M="",R=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(g===void 0){if(m.startsWith("gitlab.com/"))return $("gitlab.com");if((0,y.GL)(m))return I;const b=(0,y.
cx)(m,"opentofu");if(!(b.ok&&(0,y.Of)(m,b.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const z=(0,y.cx)(m,k);return $(z.ok?z.value.host:y.IZ)}}const[X=""]=R.
split("//");return X.split("/").length!==3?O((0,E.DA)({reason:"terragrunt",text:m})):s(M,k)}}),3791:((re,G,r)=>{r.d(G,{o:()=>T,q:()=>y});var _=r(1780),E=r(9432),
f=r(9615);const P=I=>I===1?"1 module or provider was":`${I} modules and providers were`;function v(I){const{names:A}=I,j=(0,_.XT)(A,3,S=>(0,_.KT)((0,E.dh)(S)));
switch(I.what){case"inside":return(0,_.xI)`modules and providers inside ${j} were not checked`;case"direct":{const S=A.length-I.git,$=[...I.git>0?[`${(0,E.px)(I.
git,"module")} from Git`]:[],...S>0?[`${(0,E.px)(S,"module")} from an archive or bucket`]:[]];return(0,_.xI)`${$.join(" and ")} ${A.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,_.xI)`${(0,E.px)(A.length,"module")} ${A.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,_.xI)`max-requests (${I.max}) was reached, so ${P(A.length)} not checked: ${j}`;case"size":return(0,_.xI)`a response is longer than this check reads, so ${P(
A.length)} not checked: ${j}`;case"work":return(0,_.xI)`the answers of the registry take more work than this check does for one host, so ${P(A.length)} not checked: ${j}`;case"\
stopped":return(0,_.xI)`the check ended too early, so ${P(A.length)} not checked: ${j}`;case"contents":return(0,_.xI)`the checksums of ${(0,E.px)(A.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"getter":return(0,_.xI)`the package of ${(0,E.
px)(A.length,"registry module")} was not checked, because it is downloaded with ${I.getter}: ${j}`;case"units":return(0,_.xI)`${(0,E.px)(A.length,"Terragrunt un\
it")} ${A.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}const C={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},y=I=>(0,f.CC)("not-followed",{message:v(I),help:C[I.what==="work"?"limit":I.what],...I.what==="work"&&{severity:"warning"}});function T({by:I,address:A,
constraint:j,newest:S,others:$}){const O=(0,_.xI)`${(0,E.dh)(I)} requires ${(0,_.KT)((0,E.dh)(A))}${j===null?"":` "${(0,E.dh)(j)}"`}`,h=$.length>0?`which confli\
cts with ${(0,E.K4)($,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(S??"")}`,i=S===null?"which the registry does not have":h;return(0,f.CC)(
"module-described",{message:(0,_.xI)`according to the registry, ${O}, ${i}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),4776:((re,G,r)=>{
r.d(G,{D0:()=>w,lz:()=>M,G9:()=>m});var _=r(9373),E=r(2170),f=r(9119),P=r(3096),v=r(3298);let C=function(...b){return{isOfInit:C}=r.late([878],4878),new.target?
new C(...b):C(...b)},y=function(...b){return{noteCall:y}=r.late([878],4878),new.target?new y(...b):y(...b)},T=function(...b){return{partsOf:T}=r.late([878],4878),
new.target?new T(...b):T(...b)};const I=1e6,A=({problem:b,severity:V})=>V==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(b.code),j=({usages:b,notes:V,
declared:z})=>V.some(F=>A(F)||(0,f.Zl)((0,E.W7)(F)))||[b,z].some(F=>F.some(({place:Z})=>(0,f.Zl)(Z.file)||C((0,P.jt)(Z.file))));function S(b,V){const z=new Set,
F=new Set,Z=new Map;let W=I;for(const{parts:te,isAside:he,inside:pe}of T(V)){if(W-=te.length,W<0)break;for(const ae of te)z.add(ae),he||F.add(ae);for(const[ae,me]of pe.
calls)y(Z,ae,me)}const Q=W<0?b:$(b,z,Z),se=Q.notes.map(te=>{const he=(0,P.jt)((0,E.W7)(te)),pe=z.has(he)||z.has((0,P.RO)(he));return A(te)&&!pe?{...te,severity:"\
warning"}:te});return{...F.values().some(te=>(0,f.Zl)((0,P.Gz)(te,"main.tf")))?O({...Q,notes:se},te=>F.has((0,P.jt)(te))&&(0,f.Zl)(te)):{...Q,notes:se},installed:[
...Z.values()].filter(Boolean).length}}function $({usages:b,declared:V,notes:z},F,Z){const W=Q=>!C((0,P.jt)(Q))||F.has((0,P.jt)(Q));return{usages:b.flatMap(Q=>!W(
Q.place.file)&&Q.kind!=="saved_state"?[]:Z.get(Q)===!0?{...Q,needs:[],directHost:void 0}:Q),declared:V.filter(({place:Q})=>W(Q.file)),notes:z.filter(Q=>W((0,E.W7)(
Q))||Q.problem.code.startsWith("file-"))}}function O({usages:b,declared:V,notes:z},F){const Z=(0,v.O)(W=>F(W.file)?{...W,isInUse:!0}:W);return{usages:b.map(({version:W,
...Q})=>({...Q,place:Z(Q.place),...W&&{version:{...W,place:Z(W.place)}}})),declared:V.map(W=>({...W,place:Z(W.place)})),notes:z.map(W=>({...W,places:W.places.map(
Q=>typeof Q=="string"?Q:Z(Q))}))}}var h=r(5324),i=r(6889),a=r(9432),t=r(4756),o=r(3791),s=r(8032),c=r(3152);let n=function(...b){return{layoutsOf:n}=r.late([878],
4878),new.target?new n(...b):n(...b)},e=function(...b){return{rootsOf:e}=r.late([878],4878),new.target?new e(...b):e(...b)},l=function(...b){return{unmatched:l}=
r.late([878],4878),new.target?new l(...b):l(...b)},d=function(...b){return{rootNotes:d}=r.late([284],4284),new.target?new d(...b):d(...b)},u=function(...b){return{
textNotes:u}=r.late([284],4284),new.target?new u(...b):u(...b)};const p=2e5;function w(b){const{usages:V,declared:z,changed:F,dialect:Z,settings:W,isLockReadonly:Q}=b;
if(V.length===0&&z.every(_.z0)&&W.roots.length===0)return{roots:[],notes:[]};const{clients:ce,versions:te}=Z,he=D(b),pe=[],ae=[],me=W.dialect.name==="auto"?[]:ce,
Ee=(0,i.uQ)(W.dialect,Z),le=d({clients:ce,upgrade:W.upgrade,isLockReadonly:Q,versionIn:Ee}),Me=W.depth!=="discovery";let ye=0;for(const ge of e(he,F,te,Me)){if(b.
stop?.why)break;if(ye+=ge.directories.length,ye>p){ae.push((0,E.ht)(ge.directory,(0,t.ub)({kind:"roots",max:p})));break}le.add(ge),Me&&pe.push(ge)}const Te=[...u(
V,z,{...Z,set:me,isPredicted:Me})].filter(ge=>F===null||F.has((0,E.W7)(ge))),ke=new Set(b.notes.flatMap(ge=>ge.problem.code==="lock-invalid"?(0,E.W7)(ge):[])),Ie=[
...Te,...le.notes()].filter(ge=>!ke.has((0,E.W7)(ge)));return{roots:pe,notes:[...Ie,...ae,...Me?g(he,F):[]]}}function D(b){const{dialect:V,settings:z,listed:F,endedAt:Z,
installed:W=[]}=b,Q=z.upgrade?[]:W,se={...b,installed:Q,clients:V.clients};return F===void 0?M(se,z,Z===null):X(se,F)}function m(b){const{usages:V,declared:z,installed:F=[],
settings:Z}=b,Q=Z.depth!=="discovery"?k(b.notes,V):b.notes,se={usages:V,notes:Q,declared:z};if(F.length===0&&!j(se))return{...se,remarks:[]};const{installed:ce,
...te}=S(se,D(b)),he=`modules in .terraform are used as \`init\` uses them: ${ce}`;return{...te,remarks:ce===0?[]:[he]}}function k(b,V){const z=new Set(V.flatMap(
({calls:F,clients:Z,place:W})=>{const Q=s.Du.filter(se=>!Z.includes(se)||!F?.[se]);return F===void 0?[]:Q.map(se=>`${se} ${(0,f.df)(W)}`)}));return b.filter(({problem:F,
clients:Z,places:[W]})=>F.code!=="source-dynamic"||W===void 0||!Z.every(Q=>z.has(`${Q} ${(0,f.df)(W)}`)))}function g(b,V){const z=[...new Set(b.flatMap(({unknown:W})=>W))].
filter(({files:W})=>V===null||W.some(Q=>V.has(Q)));if(z.length===0)return[];const F=z.map(({directory:W})=>W||"."),Z=(0,f.As)((0,f.jH)(z.flatMap(({unknown:W})=>W??
[])));return[(0,E.kH)((0,o.q)({what:"units",names:F}),{places:Z,clients:s.Du})]}function M(b,{roots:V},z){const F=V.map(ce=>({text:ce,matches:(0,h.Ls)([ce])})),
Z=n({...b,patterns:F}),W=z?l(Z,F):[];if(W.length===0)return Z;const Q=n({...b,patterns:[]}).flatMap(ce=>ce.roots),se=[...new Set(Q.map(({name:ce})=>ce||"."))];throw new c.
GN(W.map(ce=>{const te=(0,a.K4)(R(ce,se),5,a.dh),he=te===""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ce}${he}`}))}
function R(b,V){const z=new Set(b.split("/")),F=Z=>Z.split("/").filter(W=>z.has(W)).length;return V.toSorted((Z,W)=>F(W)-F(Z))}function X(b,{roots:V,rootsAreNamed:z}){
const F=b.units.filter(Z=>Z.unknown!==null);return b.clients.flatMap(Z=>{const W=V.filter(({clients:te})=>te.includes(Z)),Q=new Set([...F,...W].map(({directory:te})=>te||
"."));return n({...b,clients:[Z],patterns:[{text:"",matches:te=>Q.has(te)}]}).map(te=>({...te,isNamed:z}))})}})};export{Xe as ids,Ye as modules};
var $late0;
