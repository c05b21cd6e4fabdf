const Xe=[172,699,33,919],Ye={9941:((re,G,o)=>{o.d(G,{SH:()=>D,Td:()=>w,lS:()=>y,n_:()=>f,w4:()=>A,yN:()=>C});const p=25e4,E=100;class f{max;count=0;constructor(h=p){
this.max=h}add(){return this.count+=1,this.count<=this.max}isExceeded(){return this.count>this.max}get bytes(){return this.count*E}}const D=(O,h,r)=>O.kind==="n\
ative"?O.blocks.filter(i=>i.type===h&&i.labels.length===r):O.members.flatMap(({name:i,value:t})=>i===h?P(h,t,r,[]):[]),w=O=>O.kind==="native"?O.attributes:O.members;
function A(O,h){if(!(O.kind==="native"&&O.mayHave?.(h)===!1))return w(O).find(r=>r.name===h)}const y=O=>(O.kind==="tuple"?O.elements:[O]).flatMap(r=>r.kind==="o\
bject"?r.items.filter(I):[]),I=O=>O.name!==void 0&&O.name!=="//";function P(O,h,r,i){if(r>0)return y(h).flatMap(({name:n,start:s,end:a,value:c})=>P(O,c,r-1,[...i,
{value:n,start:s,end:a}]));const t={start:h.start,end:h.start+1};return(h.kind==="tuple"?h.elements:[h]).filter(({kind:n})=>n==="object"||n==="tuple").map(n=>({
...t,type:O,labels:i,body:{kind:"json",members:y(n)}}))}const C=O=>{const h=[O.startsWith("\uFEFF")?1:0];let r=O.indexOf(`
`),i;return({start:t,end:n})=>{for(;r>=0&&r<t;r=O.indexOf(`
`,r+1))h.push(r+1);i??=S(O);const s=Math.max(1,$(h,t)),a=h[s-1]??0,c=(h[s]??(r<0?O.length:r)+1)-1;return{line:s,column:j(Math.max(t,a),a,i),endColumn:j(Math.min(
n,c),a,i)}}},j=(O,h,r)=>O-h-$(r,O-1)+$(r,h-1)+1,S=O=>/[\uD800-\uDBFF]/.test(O)?Array.from(O.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),h=>h.index):[];function $(O,h){
let r=0,i=O.length;for(;r<i;){const t=r+i>>>1;(O[t]??0)<=h?r=t+1:i=t}return r}}),2172:((re,G,o)=>{o.d(G,{IY:()=>O,Im:()=>h,JT:()=>$,KS:()=>i,MP:()=>S,MZ:()=>t,W$:()=>j,
Xo:()=>s,cd:()=>C,ek:()=>r,g_:()=>c,lc:()=>n});var p=o(3096),E=o(5243),f=o(3846),D=o(180),w=o(3298),A=o(9941);let y=function(...e){return{readHcl:y}=o.late([276,
699,631,797,557],2797),new.target?new y(...e):y(...e)},I=function(...e){return{detach:I}=o.late([276,699,631,797,557],2797),new.target?new I(...e):I(...e)};const P="\
hostnames input",C={file:P,line:1,column:1,endColumn:1},j=e=>e.file===P?P:e,S=({host:e,namespace:l,name:d,system:u})=>[e,l,d,u].join("/"),$=({host:e,namespace:l,
type:d})=>[e,l,d].join("/"),O=e=>"type"in e?$(e):S(e);function h(e){return"constraints"in e?e.constraints:e.constraint===null?[]:[e.constraint]}const r=e=>("pla\
ces"in e?e.places:[e.place]).map(j);function i({version:e},l){if(e===void 0)return null;const d=(e.value===void 0?e.text:e.value[l])??null;return d===null?null:
{text:d,place:e.place}}const t=({text:e,calls:l},d)=>l===void 0?[{root:null,source:e,version:null,isOpen:!1}]:l[d]??[];function n({kind:e,text:l,address:d},u,m){
switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const M=(0,f.mi)(l??"",m);return M.kind==="registry"?M:null}case"required_prov\
ider_nosource":case"required_provider_legacy":return{host:u,namespace:"hashicorp",type:(0,f.op)(d)};case"implied_provider":return{host:u,namespace:"hashicorp",type:(0,f.
A5)(l)};default:return null}}function s(e,l){const d=Map.groupBy(l,({lockFile:k})=>k),u=new Set(e.flatMap(({kind:k,text:_,place:T})=>a.test(k)&&!(0,E.Nj)(_??"")?
(0,p.jt)(T.file):[])),m=(0,w.O)(k=>new Set(k.providers.map(({provider:_})=>$(_)))),M=(k,_)=>{if(k.calls.length>0||k.directories.some(g=>u.has(g)))return!0;const T=n(
_,(0,E.Vm)(k.client),k.client);return T===null||m(k).has($(T))};return e.map(k=>{if(k.kind!=="lock_provider"||k.needs.length===0)return k;const _=d.get(k.place.
file);return _===void 0||_.some(g=>M(g,k))?k:{...k,needs:[]}})}const a=/^(?:module|test_module|terragrunt_source)/;function c(e){const d=(0,A.SH)(y(e).body,"pro\
vider",1).flatMap(({labels:[u],body:m})=>{const M=(0,f.mi)(I(u?.value??""),"terraform");if(M.kind!=="registry")return[];const k=(0,A.w4)(m,"hashes")?.value,T=(k?.
kind==="tuple"?k.elements:[]).flatMap(g=>g.kind==="string"?[I(g.value)]:[]);return[[$(M),T.filter(D.e)]]});return new Map(d)}}),9039:((re,G,o)=>{o.d(G,{i:()=>P});
var p=o(7811);const E="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",f=String.raw`\p{White_Space}*`,D=String.raw`[()<>@,;:\\"/[\]?=]`,w=new RegExp(`^${E}(?:/${E})?$`),A=String.
raw`"((?:[^"\\\r\n]|\\${D}|\\(?!${D}))*)"`,y=new RegExp(`;${f}(${E})${f}=${f}(?:(${E})|${A})${f}`,"uy"),I=new RegExp(String.raw`\\(${D})`,"g");function P(j){const S=j.
indexOf(";"),O=(0,p.s8)((0,p.Dw)(S<0?j:j.slice(0,S))).replaceAll("\u0130","i").toLowerCase();return w.test(O)&&(S<0||C(j,S))?O:null}function C(j,S){const $=new Map;
for(let O=S;O<j.length;){y.lastIndex=O;const[h,r="",i,t=""]=y.exec(j)??[];if(h===void 0)return(0,p.s8)(j.slice(O))===";";const n=r.toLowerCase(),s=i??t.replace(
I,"$1");if(($.get(n)??s)!==s)return!1;$.set(n,s),O+=h.length}return!0}}),1879:((re,G,o)=>{o.d(G,{Qc:()=>I,Tp:()=>w,Zo:()=>S,bi:()=>D});var p=o(6041),E=o(7811),f=o(
5106);const D=1024*1024;function w(O,h){const r=(0,E._6)(O),i=(0,p.V)(r,"map");if(!i.ok){const[,n,s]=I(r)??[];return n===void 0?{kind:"not-json",why:i.why,advice:i.
advice}:{kind:"not-json",why:`it ${n}`,advice:s??null}}if(i.value===null)return{kind:"null"};if(Array.isArray(i.value))return{kind:"not-object",why:"found an ar\
ray"};if(!(0,p.G)(i.value))return{kind:"not-object",why:`found a ${typeof i.value}`};const t=[];for(const n of Object.keys(i.value)){const s=i.value[n]??null;if(h?.(
n,s)===!1)continue;const a=h!==void 0&&A(s)>f.Ls;t.push({id:n,value:a?void 0:s})}return{kind:"object",services:t}}function A(O){try{return JSON.stringify(O).length}catch{
return Number.POSITIVE_INFINITY}}const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","save it as UTF-8 without a byte order mar\
k"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other binary data","serve it with Content-Encodi\
ng: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],I=O=>y.find(([h])=>h.test(O)),P=100,C=16*1024,j=200;function S(O){const h=new Set(O),r=new Set(O.map(
$));let i=0,t=C;return(n,s)=>{if(f.fg.has(n)||h.has(n))return!0;const a=n.length<=j&&r.delete($(n));if(i===P)return a;const c=n.length+A(s);return c>t?a:(i+=1,t-=
c,!0)}}const $=O=>O.slice(0,O.indexOf(".")+1)}),3846:((re,G,o)=>{o.d(G,{A5:()=>c,Gi:()=>I,mi:()=>O,op:()=>a,sL:()=>r});var p=o(7811),E=o(255),f=o(9509),D=o(5243);
const w={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},A="hashicorp",y="-",I=({host:e,namespace:l})=>e===(0,D.Vm)("terraform")&&l===A,P='\
Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',C="must contain only letters, digits, and dashes, an\
d may not use leading or trailing dashes",j={prefix:"terraform-",whose:"a Terraform",frequency:"often"},$={terraform:[j],opentofu:[j,{prefix:"opentofu-",whose:"\
an OpenTofu",frequency:"sometimes"}]};function O(e,l){const d=e.split("/");if(d.length>3||d.includes(""))return h(P);const[u="",m,M]=d.reverse(),k=r(u);if(!k.ok){
const z=`${(0,p.ol)(u)} in source ${(0,p.ol)(e)}`;return h(`Invalid provider type: Invalid provider type ${z}: ${k.why}"`)}const _=M===void 0,T=_?(0,p.Ju)((0,D.
Vm)(l)):(0,E.Pv)(M);if(m===void 0&&T.ok){const z={hostImplied:_,namespace:A,type:k.value};return{kind:"registry",host:T.value,...z}}const v=m===y?(0,p.Ju)(m):r(
m??""),R=`namespace "" in source ${(0,p.ol)(e)}`;if(!v.ok)return h(`Invalid provider namespace: Invalid provider ${R}: ${v.why}"`);const X="Invalid provider sou\
rce hostname";if(!T.ok)return h(`${X}: ${X} ${R}: ${T.why}"`);const b={hostImplied:_,host:T.value,namespace:v.value,type:k.value},F=t(b,l);return F===void 0?{kind:i(
b,l),...b}:h(F)}const h=e=>({kind:"invalid",error:e});function r(e){if(/^[a-z0-9]+$/.test(e))return(0,p.Ju)(e);if(e==="")return(0,p.TR)("must have at least one \
character");if(e.includes("."))return(0,p.TR)("dots are not allowed");if(e.includes("--"))return(0,p.TR)("cannot use multiple consecutive dashes");const l=(0,f.
YE)(e);return l.ok?(0,p.Ju)((0,f.DI)(l.value)):(0,p.TR)(C)}function i({host:e,namespace:l},d){return l===y?"legacy":l==="builtin"&&w[d].includes(e)?"builtin":"r\
egistry"}function t(e,l){const d=(0,D.Vm)(l);if(e.namespace===y&&e.host!==d)return`Invalid provider namespace: The legacy provider namespace "-" can be used onl\
y with hostname ${d}.`;const u=$[l].find(({prefix:m})=>e.type.startsWith(m));return u&&n(e,u,l)}function n(e,{prefix:l,whose:d,frequency:u},m){const M=`${l}prov\
ider-`,k=e.type.slice(M.length);if(!e.type.startsWith(M)||!r(k).ok)return`Invalid provider type: Provider source ${(0,p.ol)(s(e))} has a type with the prefix ${(0,p.
ol)(l)}, which isn't allowed because it would be redundant to name ${d} provider with that prefix. If you are the author of this provider, rename it to not incl\
ude the prefix.`;const _=s({...e,type:k},m);return`Invalid provider type: Provider source ${(0,p.ol)(s(e,m))} has a type with the prefix ${(0,p.ol)(M)}, which i\
sn't valid. Although that prefix is ${u} used in the names of version control repositories for ${d.split(" ")[1]} providers, provider source strings should not \
include it.

Did you mean ${(0,p.ol)(_)}?`}const s=({host:e,namespace:l,type:d},u)=>u!==void 0&&e===(0,D.Vm)(u)?`${l}/${d}`:`${(0,E.pk)(e)}/${l}/${d}`,a=e=>e.replace(/^.*\./s,
""),c=e=>(e??"").replace(/[._].*$/s,"")}),8153:((re,G,o)=>{o.d(G,{D4:()=>A,LT:()=>O,Qq:()=>P,Tj:()=>r,_5:()=>w,ch:()=>D,gy:()=>$,lq:()=>S,nd:()=>j,p_:()=>h,qL:()=>y,
w3:()=>i,zM:()=>C});var p=o(6041),E=o(7811),f=o(1879);const D="has too many elements",w=25e3;function A(a,c,e){const l=y(a,c,e);return l.ok?l.value.items>w?(0,E.
TR)(D):(0,E.Ju)(l.value.value):l}function y(a,c,e="decoder"){const l=(0,p.V)(a,e);if(!l.ok&&l.isLimit)return(0,E.TR)(D);if(!l.ok)return(0,E.TR)((0,f.Qc)(a)?.[1]??
`is not valid JSON: ${l.why}`);const d=new n,u=c.read(l.value,d),{mistake:m,items:M}=d;return m===null?(0,E.Ju)({value:u,items:M}):(0,E.TR)(m)}const I=(a,c,e=l=>typeof l==
typeof a)=>({zero:a,read:(l,d)=>e(l)?l:(l!==null&&d.refuse(c,l),a)}),P=I("","a string"),C=I(!1,"a boolean"),j=I(0,"an integer",Number.isInteger),S=a=>({zero:null,
read:(c,e)=>c===null?null:a.read(c,e)}),$={zero:null,read:()=>null},O=a=>({zero:a.zero,read:(c,e)=>{const{mistake:l}=e,d=a.read(c,e);return e.mistake=l,d}}),h=a=>({
zero:[],read:(c,e)=>Array.isArray(c)?(e.items+=c.length,c.map((l,d)=>e.within(d,a,l))):(c!==null&&e.refuse("a list",c),[])}),r=a=>({zero:null,read:(c,e)=>{const l=e.
membersOf(c);if(l===null)return null;const d=Object.entries(l);return e.items+=d.length,new Map(d.map(([u,m])=>[u,e.within("*",a,m)]))}});function i(a){const c=Object.
entries(a),e=new Map(c),l=Object.fromEntries(c.map(([d,{zero:u}])=>[d,u]));return{zero:l,read:(d,u)=>{const m=u.membersOf(d);if(m===null)return l;const M={...l};
for(const[k,_]of Object.entries(m)){const T=e.has(k)?k:t(k),g=e.get(T);g!==void 0&&(M[T]=u.within(T,g,_))}return M}}}const t=a=>a.toLowerCase().replaceAll("\u017F",
"s");class n{#e=[];mistake=null;items=0;within(c,e,l){this.#e.push(c);const d=e.read(l,this);return this.#e.pop(),d}membersOf(c){return(0,p.G)(c)?c:(c!==null&&this.
refuse("an object",c),null)}refuse(c,e){if(this.mistake!==null)return;const l=this.#e.map(u=>typeof u=="number"?`[${u}]`:`.${u}`),d=l.length===0?"":` in "${l.join(
"").slice(1)}"`;this.mistake=`has ${s(e)} instead of ${c}${d}`}}function s(a){return Array.isArray(a)?"a list":typeof a=="object"?"an object":`a ${typeof a}`}}),
180:((re,G,o)=>{o.d(G,{CT:()=>S,KB:()=>D,e:()=>$,fi:()=>t,jY:()=>r,uH:()=>j,yI:()=>h});var p=o(9633),E=o(523),f=o(3556);function D(n,s,a){const{os:c,arch:e,shasum:l}=n,
d=/^[0-9a-fA-F]{64}$/.test(l),u=`${c}_${e}`===s;return{early:[...A(n.protocols),...w([u?null:`is for ${c}_${e} instead of ${s} (\`os\`, \`arch\`)`,y(a,"download\
_url",n.download_url),P(n.packages),d?null:I(l),y(a,"shasums_url",n.shasums_url),y(a,"shasums_signature_url",n.shasums_signature_url)]),...n.download_url===""?[
{kind:"no-archive",why:"has no `download_url`"}]:[]],late:w([C(n,s)]),hashes:d&&u?[`zh:${l.toLowerCase()}`]:null}}const w=n=>n.flatMap(s=>s===null?[]:{kind:"des\
cription",why:s});function A(n){const s=n.find(a=>(0,E.rK)(a)===null);return s!==void 0?[{kind:"description",why:`has "${s}" in \`protocols\`, which is not a vers\
ion`}]:n.length===0||(0,f.PN)(n)?[]:[{kind:"protocols",protocols:n}]}function y(n,s,a){const c=(0,p.Fl)(n,a);return c.ok?null:`has an invalid URL in \`${s}\`: ${c.
why}`}const I=n=>n===""?"has no `shasum`":`has "${n}" in \`shasum\`, which is not 64 hexadecimal digits`;function P(n){const s=[...n?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(e)),a=Array.from(n?.values()??[],e=>e.hashes).flat(),c=[...s,...a.filter(e=>e.indexOf(":")<1)][0];return c===void 0?null:`has "${c}" in \`packages\`, which O\
penTofu cannot read`}function C({packages:n,shasum:s},a){if(!n?.size)return null;const c=n.get(a);if(c===void 0)return"has `packages` without an entry for the p\
latform, which OpenTofu requires";if(c.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=c.hashes.filter(l=>l.
startsWith("zh:"));return e.some(l=>l!==`zh:${s}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function j(n,s){if(n===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:a,hashes:c}=n,
e=c.length===0||c.some($),l=w([a===""?`has no \`url\` for ${s}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${s}, but others`]);return{early:l,late:[],hashes:l.
length===0?c:null}}const S=["zh:","h1:"],$=n=>S.some(s=>n.startsWith(s)),O=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function h(n,{
filename:s,shasum:a}){for(const c of n.split(`
`)){const[e="",l]=c.split(O,4).filter(d=>d!=="");if(l===s)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===a.toLowerCase()?null:`has another hash for ${s} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${s}`}return`has no line for ${s===""?"the empty `filename` of the package":
s}`}function r(n){const[s]=n;return s===void 0?"the signature of its checksums is empty":s===194||(s&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const i="in `signing_keys.gpg_public_keys`";function t(n){const[s]=n;return n.includes(null)?`the descriptio\
n has null ${i}, at which the clients crash`:s===void 0?`the description has no key ${i}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(s??"")?null:`t\
he description has a key ${i} whose \`ascii_armor\` is not an armored public key`}}),3556:((re,G,o)=>{o.d(G,{I0:()=>n,PN:()=>I,TT:()=>y,h:()=>h,oM:()=>i,tD:()=>C});
var p=o(9039),E=o(7811),f=o(3846),D=o(523),w=o(8153);const A=(0,w.w3)({versions:(0,w.p_)((0,w.w3)({version:w.Qq,protocols:(0,w.p_)(w.Qq)})),warnings:(0,w.p_)(w.
Qq)});function y(a){const c=(0,w.D4)(a,A);if(!c.ok)return c;const{versions:e,warnings:l}=c.value,d=new Map(e.map(M=>[M.version,M.protocols])),u=[...d.keys()],m=u.
filter(M=>I(d.get(M)??[]));return(0,E.Ju)({texts:u,compatible:m.length===u.length?u:m,warnings:u.length===0?[]:l})}const I=a=>a.some(c=>{const e=(0,D.rK)(c),[l]=e?.
numbers??[];return e!==null&&!(0,D.Ty)(e)&&(l===5n||l===6n)}),P=(0,w.w3)({id:w.Qq,moved_to:w.Qq});function C(a,c){const e=(0,w.D4)(a,P);if(!e.ok)return e;const{
id:l,moved_to:d}=e.value,u=(0,f.mi)(d===""?l:d,"terraform"),m=u.kind==="registry"&&u.type===c;return(0,E.Ju)(m?u.namespace:null)}const j=(0,w.w3)({ascii_armor:w.
Qq}),S=(0,w.Tj)((0,w.w3)({hashes:(0,w.p_)(w.Qq),package_size:w.nd})),$=(a,c)=>(0,w.w3)({protocols:(0,w.p_)(w.Qq),os:w.Qq,arch:w.Qq,filename:w.Qq,shasum:w.Qq,download_url:w.
Qq,shasums_url:w.Qq,shasums_signature_url:w.Qq,signing_keys:(0,w.w3)({gpg_public_keys:(0,w.p_)((0,w.lq)(a))}),packages:c}),O={terraform:$((0,w.w3)({ascii_armor:w.
Qq,trust_signature:w.Qq}),w.gy),"opentofu before 1.12":$(j,w.gy),opentofu:$(j,S)},h=(a,c)=>(0,w.D4)(a,O[c]),r=(0,w.w3)({versions:(0,w.Tj)((0,w.w3)({}))});function i(a,c){
const e=s(a,c,r);return e.ok?(0,E.Ju)([...e.value.versions?.keys()??[]]):e}const t=(0,w.w3)({archives:(0,w.Tj)((0,w.lq)((0,w.w3)({url:w.Qq,hashes:(0,w.p_)(w.Qq)})))});
function n(a,c,e){const l=s(a,c,t);if(!l.ok)return l;const d=l.value.archives?.get(e);return d===void 0?(0,E.Ju)(null):d===null?(0,E.TR)(`has null for ${e}, at \
which the clients crash`):d.hashes.some(u=>u.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,E.Ju)(d)}function s(a,c,e){
return(0,p.i)(c??"")==="application/json"?(0,w.D4)(a,e):(0,E.TR)(c===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((re,G,o)=>{o.d(G,{EH:()=>j,Fl:()=>S,ad:()=>y,fZ:()=>f,i5:()=>A,ny:()=>I,sw:()=>D,ut:()=>C,zS:()=>P});var p=o(7811),E=o(8643);const f=(h,r)=>O(
$(h),`${w(r)}/versions`),D=(h,r,i)=>O($(h),`${w(r)}/${i}/download`),w=({namespace:h,name:r,system:i})=>`${h}/${r}/${i}`,A=(h,{namespace:r,type:i})=>O(h,`${r}/${i}\
/versions`),y=(h,{namespace:r,type:i},t,n)=>O(h,`${r}/${i}/${t}/download/${n.replace("_","/")}`),I=(h,r)=>O($(h),r);function P(h,{host:r,namespace:i,type:t},n){
const s=(0,E.O2)(h,`${r}/${i}/${t}/${n}`);return!s.ok||s.value.scheme==="https"?s:(0,p.TR)(`unsupported protocol scheme "${s.value.scheme}"`)}function C(h,r){if(!/^\.{0,2}\//.
test(r))return(0,p.Ju)(r);const i=(0,E.O2)(h,r);return i.ok?(0,p.Ju)((0,E.jr)(i.value)):i}function j(h,r){const i=S(h,r);return i.ok&&i.value.fragment!==""?(0,p.
TR)("must not include fragment part"):i}function S(h,r){const i=(0,E.O2)(h,r);if(!i.ok)return i;const{scheme:t}=i.value;return t==="http"||t==="https"?i:(0,p.TR)(
"must use http or https scheme")}const $=h=>h.path.endsWith("/")?h:{...h,path:`${h.path}/`};function O(h,r){const i=(0,E.O2)(h,r);if(!i.ok)throw new Error(i.why);
return i.value}}),523:((re,G,o)=>{o.d(G,{Cg:()=>j,PW:()=>t,Ty:()=>C,Zy:()=>S,_T:()=>n,hZ:()=>D,kv:()=>e,mb:()=>l,oF:()=>y,rK:()=>I});var p=o(7811),E=o(5106);const f=new RegExp(
`^${E.eQ}$`),D=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,w=new RegExp(`^${D}[.+-]?$`),A=2n**63n-1n;function y(d){const[
,u,m,M,k]=f.exec(d)??[];return u===void 0?null:P(d,u,M??m,k)}function I(d){const[,u,m,M]=w.exec(d)??[];return u===void 0?null:P(d,u,m,M)}function P(d,u,m="",M=""){
const k=u.split(".").map(T=>T.replace(/^0+(?=.)/,""));if(k.some(T=>T.length>19))return null;const _=k.map(T=>BigInt(T));if(_.some(T=>T>A))return null;for(;_.length<
3;)_.push(0n);return{text:d,numbers:_,written:k.length,pre:m,build:M}}const C=d=>d.pre!=="",j=({numbers:d,pre:u,build:m})=>`${d.join(".")}${u===""?"":`-${u}`}${m===
""?"":`+${m}`}`;function S(d,u){const m=Math.max(d.numbers.length,u.numbers.length);for(let M=0;M<m;M++){const[k,_]=[d.numbers[M]??0n,u.numbers[M]??0n];if(k!==_)
return k<_?-1:1}return d.pre===u.pre||d.numbers.length!==u.numbers.length?0:d.pre===""||u.pre===""?d.pre===""?1:-1:$(d.pre,u.pre)}function $(d,u){const[m,M]=[d.
split("."),u.split(".")];for(let k=0;;k++){const[_,T]=[k+1>=m.length,k+1>=M.length];if(_!==T)return _?-1:1;const g=O(m[k]??"",M[k]??"");if(g!==0||_)return g}}function O(d,u){
const[m,M]=[/^[0-9]*$/.test(d),/^[0-9]*$/.test(u)];return m!==M?m?-1:1:m&&d.length!==u.length?d.length-u.length:d===u?0:d<u?-1:1}const h="[\\t\\n\\f\\r ]*",r=new RegExp(
`^${h}(<=|>=|!=|~>|<|>|=|)${h}(${E.eQ})${h}$`),i="This string does not use correct version constraint syntax";function t(d){const u=[];for(const m of d.split(",")){
const[,M,k=""]=r.exec(m)??[],_=y(k);if(_===null)return(0,p.TR)(i);u.push({operator:M||"=",version:_,text:m})}return(0,p.Ju)(u)}function n(d){const u=t(d);if(!u.
ok)return u;const m=[];for(const M of u.value){const k=I(M.version.text);if(k===null||!s.test(M.text.trim()))return(0,p.TR)(`Incorrect version constraint syntax\
: ${a(M)}`);m.push({...M,version:k})}return(0,p.Ju)(m)}const s=/^[<>=!~]* ?[0-9]/;function a({operator:d,version:u,text:m}){const M=m.trim();if(u.text.startsWith(
"v"))return'a "v" prefix should not be used';if(!s.test(M))return`only one space is expected after the operator "${d}"`;if(u.numbers.length>3)return"too many nu\
mbered portions; only three are allowed (major, minor, patch)";const[k]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(M)??[""];return`missi\
ng comma after "${k}"`}const c=[">",">=","=","~>","<=","<","!="];function e(d){const u=[...d].sort((m,M)=>S(m.version,M.version)||$(m.version.build,M.version.build)||
c.indexOf(m.operator)-c.indexOf(M.operator)||M.version.written-m.version.written);return[...new Set(u.map(l))].join(", ")}function l({operator:d,version:u}){if(d===
"=")return j(u);const m=d==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${d} ${j({...u,numbers:m})}`}}),1440:((re,G,o)=>{o.d(G,{EH:()=>r,U4:()=>C,WI:()=>a,
a4:()=>t,oO:()=>j});var p=o(3916),E=o(7811),f=o(2213),D=o(8032),w=o(5243),A=o(9897),y=o(3846),I=o(8153),P=o(523);const C=".terraform/modules/modules.json",j=".t\
erraform/terraform.tfstate",S=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({type:I.Qq,config:(0,I.Tj)((0,I.LT)(I.Qq))})),resources:(0,I.p_)((0,I.w3)({provider:I.Qq}))}),
$=(0,I.w3)({backend:(0,I.lq)((0,I.w3)({config:(0,I.Tj)((0,I.LT)((0,I.Tj)((0,I.LT)(I.Qq))))}))}),O=new Set(Object.values(f.FV).flatMap(e=>e.split(/[ .]/))),h=/(?:^|\.)provider\["([^"\\]*)"\]/;
function r(e,l){const d=(0,I.D4)(l,S,"struct"),{backend:u,resources:m}=d.ok?d.value:S.zero,M=(0,I.D4)(l,$,"struct"),k=M.ok?[...M.value.backend?.config?.values()??
[]]:[],{type:_="",config:T=null}=u??{},g=[T,...k].flatMap(R=>Array.from(R??[],([X,b])=>b===""?null:i(_,X,b)));/^(remote|cloud)$/.test(_)&&!T?.get("hostname")&&g.
push("app.terraform.io");const v=new Set(m.map(({provider:R})=>R).filter(R=>R.includes("[")));return D.Du.flatMap(R=>{const X=Array.from(v,F=>{const z=(0,y.mi)(
h.exec(F)?.[1]??"",R);return z.kind!=="registry"?z.kind==="builtin"?null:A.IZ:R==="opentofu"&&(0,y.Gi)(z)?(0,w.Vm)(R):z.host});return[...new Set(d.ok?[...X,...g]:
[A.IZ])].flatMap(F=>F===null?[]:{file:e,host:F,client:R})})}function i(e,l,d){return e==="local"?(0,f.Bm)(d):f.Gb[e]?.split(" ").includes(l)?(0,f.D8)(d):O.has(l)||
l==="hostname"?(0,f.Ul)(d):null}function t(e,l){const d=(0,f.Bm)(`terraform.tfstate.d/${l.trim()}/terraform.tfstate`);return d===null?[]:D.Du.map(u=>({file:e,host:d,
client:u}))}const n=(0,I.w3)({key:I.Qq,source:I.Qq,version:I.Qq,dir:I.Qq}),s=(0,I.w3)({modules:(0,I.p_)(n)});function a(e,l){const d=l.trim()===""?(0,E.Ju)(s.zero):
(0,I.D4)(l,s,"struct");if(!d.ok)return d;const{modules:u}=d.value,m=u.find(({version:k})=>k!==""&&(0,P.oF)(k)===null);if(m!==void 0)return(0,E.TR)(`has the malf\
ormed version "${m.version}"`);if(new Set(u.map(({key:k})=>k)).size<u.length)return(0,E.TR)("has two modules with the same key");const M=u.filter(({key:k})=>k!==
"");return(0,E.Ju)(M.map(({dir:k,..._})=>({..._,root:e,directory:c(e,k)})))}function c(e,l){const d=(0,p.isAbsolute)(l)?l:`${e===""?".":e}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(l)?(0,p.normalize)(d).replace(/(?<=.)\/$/,""):d}}),5324:((re,G,o)=>{o.d(G,{$8:()=>$,ET:()=>i,G$:()=>O,KG:()=>a,Ls:()=>j,Wj:()=>d,f5:()=>c,kI:()=>n,rN:()=>l,
sT:()=>r,sq:()=>h,un:()=>e});var p=o(3024),E=o(6760),f=o(4756),D=o(2170),w=o(3096),A=o(3298),y=o(9968),I=o(1440);const P=/[*?[{]/;function C(u){const m=u.split(
"/"),M=m.findIndex(k=>P.test(k));return M<0?{fixed:u}:{fixed:m.slice(0,M).join("/"),glob:m.slice(M).join("/")}}function j(u){const m=u.map(M=>{const k=M.replace(
/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:k,start:S(k)}});return M=>{const k=M.toLowerCase();return m.some(({glob:_,start:T})=>_===M||k.startsWith(T)&&
E.posix.matchesGlob(M,_))}}function S(u){const[m=""]=u.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.exec(u)??[];return m.toLowerCase()}const $=({file:u,glob:m},M)=>u===
M||m!==void 0&&E.posix.matchesGlob(M,m),O=u=>u.startsWith(".")||u==="node_modules",h=u=>E.sep==="/"?u:u.replaceAll(E.sep,"/");function r(u,{boundary:m}){return u.
kind==="error"?(0,f.WO)({what:"link",code:u.code}):(0,y.UO)(u.path,m)?u.kind==="special"?(0,f.WO)({...u,what:"link-to-special-file"}):u.kind==="file"?u.path:null:
(0,f.a3)({what:"link"})}function i({root:u,scan:m}){const M=[u,...m.map(g=>(0,E.resolve)(u,C(g).fixed))].map(t),k=g=>M.some(v=>v!==null&&(0,y.UO)(g,v)),_=g=>{const v=(0,E.
resolve)(u,g),R=(0,p.existsSync)(v)?t(v):null;return R!==null&&k(R)?R:null},T=(g,v)=>{const R=_(g);return(R===null?[]:(0,y.Mc)(R).filter(v)).map(({name:b})=>b).
sort()};return{list:g=>T(g,v=>!v.isDirectory()),directories:g=>T(g,v=>v.isDirectory()&&!O(v.name)),exists:g=>(0,p.existsSync)((0,E.resolve)(u,g)),locate:(0,A.O)(
_),nameOf:g=>{const v=_(g);return v===null?null:h((0,E.relative)(M[0]??u,v))},read:(g,v)=>{const R=_(g);return R===null?null:(0,y.r7)(R,v)}}}const t=u=>(0,y.N0)(
()=>(0,p.realpathSync)(u),null);function n(u,m){const{fixed:M,glob:k}=C(m);try{const _=(0,p.realpathSync)((0,E.resolve)(u,M)),T=h((0,E.relative)(u,_)),g=(0,y.UO)(
_,u),v=g?u:_;if(k!==void 0)return{path:_,name:T,boundary:v,glob:(0,w.Gz)(T,k)};if((0,p.statSync)(_).isDirectory())return{path:_,name:T,boundary:v};const R=(0,E.
resolve)(_,"..");return{...{path:R,name:h((0,E.relative)(u,R))},boundary:g?u:R,file:T}}catch(_){return(0,D.ht)(m,(0,f.WO)({what:"scan",code:(0,y.Oj)(_)}))}}const s=200;
function a(u){const{path:m,name:M,depth:k}=u;if(k>s)return(0,D.ht)(M,(0,f.ub)({kind:"depth",max:s}));try{return(0,p.readdirSync)(m,{withFileTypes:!0}).sort((_,T)=>_.
name<T.name?-1:1)}catch(_){return(0,D.ht)(M,(0,f.WO)({what:"directory",code:(0,y.Oj)(_)}))}}const c=(u=[])=>({files:0,bytes:0,isEmpty:!0,usesTerragrunt:!1,endedAt:null,
units:[],unread:[],calls:[],called:new Set(u),terragrunt:[],toolFiles:[],links:new Map,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});
function e(u,{exists:m,read:M}){return m(u)?(0,I.EH)(u,M(u)??""):[]}function l(u,m){const M=(0,w.Gz)(u,".terraform/environment"),k=m.read(M);return[...e((0,w.Gz)(
u,I.oO),m),...k===null?[]:(0,I.a4)(M,k)]}function d(u,{exists:m,read:M,nameOf:k}){const _=(0,w.Gz)(u,I.U4),T=M(_);if(T===null)return m(_)?(0,D.ht)(_,(0,f.a3)({what:"\
outside",path:_})):[];const g=(0,I.WI)(u,T);return g.ok?g.value.map(v=>{const R=v.directory;return(0,E.isAbsolute)(R)&&(0,E.normalize)(R)===R?{...v,directory:k(
R)??R}:v}):(0,D.ht)(_,(0,f.U$)({error:`the list ${g.why}`,isRefused:!0}))}}),9059:((re,G,o)=>{o.d(G,{$:()=>O,$t:()=>a,AN:()=>r,Dx:()=>s,_X:()=>j});var p=o(3096),
E=o(9941),f=o(5324),D=o(3114);const w=".github/workflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .sp\
acelift".split(" "),A=c=>c==="config.toml",y=[["",D.Z8],[".github",()=>!1],...w.map(c=>[c,e=>/\.ya?ml$/i.test(e)]),[".devcontainer",D.Z8],[".config",D.TD],[".co\
nfig/mise",A],[".mise",A]],I=".github/actions",P=128*1024,C=200;function*j({root:c,exclude:e},l){const d=(0,f.ET)({root:c,scan:[]}),u=(0,f.Ls)(e),m=S(d).filter(
_=>!u(_)),M=_=>_.split("/").length,k=[...new Set([...m,...l])].sort((_,T)=>M(_)-M(T)||(_<T?-1:1));for(const _ of k.slice(0,C)){const T=d.read(_);T!==null&&T.length<=
P&&(yield{file:_,text:T})}}function S(c){const e=y.flatMap(([d,u])=>c.list(d).filter(m=>u(m)||O((0,p.Gz)(d,m))).map(m=>(0,p.Gz)(d,m))),l=c.directories(I).flatMap(
d=>["action.yml","action.yaml"].map(u=>`${I}/${d}/${u}`));return[...e,...l]}const $=[["dependabot",/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/],
["renovate",/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/,/^/],["renovate",/^package\.json$/,/"renovate"\s*:/],["checkov",/^\.checkov\.ya?ml$/,
/^/]],O=c=>$.some(([,e])=>e.test(c)),h=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function r({file:c,text:e}){if(O(c)){const d=s(c,e);return $.flatMap(([u,m,
M])=>m.test(c)&&d.some(k=>M.test(k))?u:[])}return e.search(h)<0?[]:s(c,e).flatMap(d=>d.match(h)??[]).map(d=>d.toLowerCase())}const i=1e3,t=/(^|\s)#.*$/s,n=/(^|\s)(\/\/|\/?\*).*$/s;
function s(c,e){const l=/jenkinsfile|\.json$/i.test(c)?n:t;return e.split(`
`).map(d=>d.slice(0,i).replace(l,"").trimEnd())}function a(c,e,l,d){return{file:c,...(0,E.yN)(l)(d),line:e+1}}}),3114:((re,G,o)=>{o.d(G,{Ep:()=>y,L8:()=>C,TD:()=>r,
Z:()=>h,Z8:()=>i,dN:()=>O,tr:()=>P,xO:()=>$});var p=o(8032);const E=["terraform"],f=["opentofu"],D=/\.tfquery\.(hcl|json)$/,w=[[/\.tf(\.json)?$/,"config",p.Du],
[/\.tofu(\.json)?$/,"config",f],[/\.tftest\.(hcl|json)$/,"test",p.Du],[/\.tofutest\.(hcl|json)$/,"test",f],[D,"query",E],[/\.tfmigrate\.hcl$/,"migrate",E],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",E],[/\.tfdeploy\.(hcl|json)$/,"deploy",E],[/\.(tf|tofu)mock\.hcl$/,null,p.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",p.Du]],A=/\.(tf|tofu|hcl|json)$/,
y=({class:t})=>t==="config"||t==="test",I={class:"lock",syntax:"hcl",clients:p.Du,isOverride:!1},P=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.test(
t);function C(t,n,s){if(t===".terraform.lock.hcl")return I;const a=A.test(t)?w.find(([v])=>v.test(t)):void 0,[c=/$/,e=null,l=[]]=a??[];if(e===null)return;const d=j(
t)&&e==="test"&&s==="tests";if(j(t)&&!d)return;const u=t.search(c),m=t.slice(0,u),M=m+t.slice(u).replace(".tf",".tofu"),k=m==="override"||m.endsWith("_override"),
_=d||M!==t&&n.has(M);if(_&&!l.includes("terraform"))return;const T=_?E:l,g=t.endsWith(".json")?"json":"hcl";return{class:e,syntax:g,clients:T,isOverride:k}}const j=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),S=new RegExp(`^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)(\
[._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pipelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|bui\
ldspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-commit-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitla\
b-ci\\.ya?ml)"].join("|")})$`,"i"),$=t=>D.test(t),O=[".spacelift/config.yml",".spacelift/config.yaml"],h=t=>t.endsWith(".tfbackend"),r=t=>/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/.
test(t),i=t=>r(t)||S.test(t)}),1011:((re,G,o)=>{o.d(G,{CI:()=>A,G4:()=>$,O8:()=>D,Rt:()=>f,VZ:()=>w,eI:()=>I,kA:()=>C,s7:()=>P,sw:()=>y,vH:()=>j});var p=o(4756),
E=o(2170);const f=["organization","workspaces"],D=["module","state","lock"],w=["version","compatible","provider-version"],A=({directory:O,module:h})=>[...new Set(
[O,h??O])];function y(O,h){const r=i=>{const t=i.clients.filter(n=>h.includes(n));return t.length===0?[]:{...i,clients:t}};return O.flatMap(i=>{if(i.clients.every(
s=>h.includes(s)))return i;const t=i.needs.flatMap(r),n=i.isHostImplied?t[0]?.host??i.host:i.host;return r({...i,needs:t,host:n})})}const I=(O,h)=>O.map(r=>{const{
calls:i,evaluated:t}=r;if(h.length===0||i===void 0||t===void 0)return r;const n=Object.entries(i).filter(([s])=>!h.some(a=>a===s));return{...r,calls:Object.fromEntries(
n)}}),P=({workspace:O,hasOwnToken:h,directHost:r})=>O!==void 0||h===!0||r!==void 0,C=O=>new Set(O.flatMap(({host:h,isHostImplied:r})=>r?[]:h??[])),j=(O,h)=>O.filter(
({clients:r})=>r.some(i=>h.includes(i))),S=1e4;function $(O=S){const h=[],r={error:0,warning:0,notice:0};let i=0;const t=s=>{r[s.severity]+=1,r[s.severity]<=O?h.
push(s):i+=1},n=()=>(0,E.ht)(".",(0,p.ub)({kind:"problems",max:O,omitted:i}));return{add:t,all:()=>i===0?h:[...h,n()]}}}),4756:((re,G,o)=>{o.d(G,{JW:()=>P,U$:()=>f,
WO:()=>A,a3:()=>I,ub:()=>S,yQ:()=>C});var p=o(9432),E=o(9615);const f=({error:$,isRefused:O})=>(0,E.CC)("file-syntax",{message:$??"the file is not valid UTF-8",
help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!O&&{severity:$===null?"notice":"warning"}}),D={file:["the file cannot be read","cor\
rect the permissions, or list the file in `exclude`"],directory:["the directory cannot be read","correct the permissions, or list the directory in `exclude`"],link:[
"the target of the link cannot be read","correct or remove the link, or list it in `exclude`"],scan:["the path in `scan` cannot be read","correct `scan`, and ch\
eck that the repository is checked out"],"special-file":["this is","remove it, or list it in `exclude`"],"link-to-special-file":["the target of the link is","re\
move the link, or list it in `exclude`"]},w={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list \
it in `exclude`"};function A($){const[O,h]=D[$.what],r=$.what==="file"||$.what==="directory";return(0,E.CC)("file-unreadable",{message:`${O}${"code"in $?`: ${$.
code}`:` ${$.is} and is not read`}`,help:(r?w[$.code]:void 0)??h,...!("isRefused"in $&&$.isRefused)&&{severity:"warning",affects:[]}})}const y={link:["the link \
points outside the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory th\
at was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file\
, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and giv\
e included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its direc\
tory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function I($){const[O,h]=y[$.what],r="path"in $&&
{message:`directory ${(0,p.dh)($.path)} ${O}`,severity:"notice"};return(0,E.CC)("file-outside",{message:O,help:h,...r})}function P({scan:$,hasHostnames:O,isFleet:h}){
const r=$.every(s=>s===".")?"this directory":`\`scan\` (${(0,p.K4)($,3,p.dh)})`,t=`found no Terraform or OpenTofu files in ${h?"the repositories of `usages`":r}`,
n=h?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return(0,E.CC)("nothing-to-check",{
message:`${t}, and \`hostnames\` is not set`,help:`${n}, correct \`scan\` or \`exclude\`, or set \`hostnames\``,...O&&{message:`${t}; only \`hostnames\` was check\
ed`,help:`${n}, or correct \`scan\``,severity:"warning"}})}const C=({oldest:$})=>(0,E.CC)("file-stale",{message:`the usages file was written more than a week ag\
o (the oldest on ${$}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it\
 no longer runs"}),j={depth:({max:$})=>({message:`directories nested deeper than ${$} levels are not scanned`,help:"list this directory in `exclude`"}),files:({
max:$})=>({message:`there are more than ${$} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),
directory:({max:$})=>({message:`the directory has more than ${$} files; the files after them are not scanned`,help:"split the directory, or list files in `exclu\
de`"}),parts:({max:$})=>({message:`the file has more than ${$} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),
"module-usages":({max:$})=>({message:`the files of this directory use or define more than ${$} modules, providers, resources and variables; the rest of this fil\
e and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:({max:$})=>({message:`the scan found more than ${$} us\
ages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:({max:$})=>({message:`the r\
oot modules have more than ${$} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which \
`init` runs in `roots`"}),size:$=>({message:`the file ${(0,p.mP)($)}`,help:"split the file, or list it in `exclude`"}),problems:({max:$,omitted:O})=>({message:`\
there are more than ${$} problems in files; ${O} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"}),time:({
stopped:$,files:O})=>({message:`${(0,p.Cw)($)} after reading ${O} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"s\
can fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"})},S=$=>(0,E.CC)("file-limit",(0,E.Z9)(j,$))}),9615:((re,G,o)=>{o.d(G,{CC:()=>h,Lw:()=>A,
Z9:()=>r,ag:()=>O,as:()=>P,oC:()=>w,tr:()=>$});var p=o(1780),E=o(9179),f=o(9432);let D=function(...i){return{problemFacts:D}=o.late([507],4507),new.target?new D(
...i):D(...i)};const w=["error","warning","notice"],A=i=>({operator:i,user:i}),y=(i,{isTerminal:t})=>typeof i=="object"&&"terminal"in i?i[t?"terminal":"workflow"]:
i;function I({guest:i,besides:t,...n},s){const{role:a}=s,c=(0,p.KT)(s.host),e=y(n.operator,s);if(a==="operator")return e;const l=(0,p.xI)`ask the operator of ${c} to ${e}`,
d=n.user===void 0?l:y(n.user,s);return a==="guest"?i??d:d===l||d===e?d:(0,p.xI)`${d}; if you run ${c}, ${t??e}`}function P(i,t){const{cures:n,...s}=i;return n===
void 0?i:{...s,help:j(n,t)}}const C={role:"operator",host:"",isTerminal:!1};function j(i,t){const{because:n,note:s}=i,a=n===void 0?"":`${n}: `,c=s===void 0?"":(0,p.
xI)`; ${y(s,t)}`;return S((0,p.xI)`${a}${I(i,t)}${c}`)}const S=i=>(0,p.tD)((0,p.FS)(i),E._U);function $(i){const[t,...n]=i,a=`if ${t===void 0?"this repository":
(0,f.K4)(i,3)} ${n.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return t===void 0?a:`${a} for \`tf-disco usages\``}const O=({message:i,help:t})=>({message:(0,p.
pj)(i),help:t===void 0?null:(0,p.pj)(t)});function h(i,t){const{operator:n,besides:s,user:a,guest:c,because:e,note:l,...d}=t,u=n===void 0?void 0:{operator:n,besides:s,
user:a,guest:c,because:e,note:l},{help:m=u,...M}=d,k=D()[i],_=(0,p.tD)(M.message,E._U),T={code:i,...k,usualSeverity:k.severity,...M,message:_};return m===void 0?
T:typeof m=="object"&&"operator"in m?{...T,help:j(m,C),cures:m}:{...T,help:S(m)}}const r=(i,t)=>i[t.kind](t)}),8339:((re,G,o)=>{o.d(G,{DA:()=>$,Iz:()=>S,J0:()=>s,
My:()=>O,Zp:()=>e,_W:()=>l,k0:()=>a,tg:()=>c});var p=o(8032),E=o(1780),f=o(9179),D=o(9432),w=o(9615);const A=120,y="is not a registry module, and `version` appl\
ies to registry modules only",I={"local-with-version":[y,"remove `version`"],"remote-with-version":[y,"remove `version`; `?ref=` in the source selects a version\
 of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry add\
ress"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJEC\
T/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be do\
wnloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},P={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an \
address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};
function C(d){if("error"in d)return{message:d.error,help:d.advice??void 0};if("address"in d){const[_,T]=P[d.reason];return{message:`${d.address} ${_}`,help:T}}const[
u,m]=I[d.reason],[,M]=j.exec(d.text)??[],k=M===void 0?"":`write "${M}" for the module of the registry, or `;return{message:`"${d.text}" ${u}`,help:`${k}${m}`}}const j=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
S=({path:d,maker:u})=>(0,w.CC)("source-missing",{message:`there is no directory ${(0,D.dh)(d)}`,help:"correct the path, or commit the directory",...u!==null&&{message:`\
there is no directory ${(0,D.dh)(d)} in this checkout; ${(0,D.dh)(u)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),$=d=>"isOld"in d?(0,w.CC)("source-invalid",{...n(d),affects:[d.client]}):(0,w.CC)(
"source-invalid",C(d)),O=d=>(0,w.CC)("source-near-miss",{message:d.host===null?`"${d.text}" is not read as a registry address`:d.host===""?`the host of "${d.text}\
" cannot be determined`:(0,E.xI)`"${d.text}" is read as host ${(0,E.KT)(d.host)}`,help:d.advice,...d.host===""&&{severity:"notice"}}),h="to check its host, add \
the host to `hostnames`; to read files as well, set `scan: .`";function r(d){const{shown:u,more:m}=(0,D.zN)(d,4),M=u.map(({text:_,from:T})=>`${_===null?"not kno\
wn":(0,D.dh)(_,A)} ${T??"by default"}`),k=m>0?`${m} more`:M.pop();return`${M.join(", ")} and ${k}`}const i=(d,u,m)=>`${d} of ${u} is ${(0,D.dh)((0,f.Qj)(m),A)}`;
function t({address:d,argument:u,expression:m,candidates:M,refused:k}){const _=i(u,d,m);if(k==="never")return{message:`${_}, which Terraform does not evaluate`,
help:`write the ${u} as a literal`};if(k===null){const g=M.length>1?r(M):"only known at init time";return{message:`${_}, which is ${g}`,help:h}}const{variable:T}=k;
return T===""?{message:`${_}, which cannot be known during init`,help:`write the ${u} with literals, locals and variables only`}:{message:`${_}, and Terraform e\
valuates var.${T} here only with \`const = true\``,help:`add \`const = true\` to variable "${T}", which requires Terraform 1.15, or write the ${u} as a literal`}}
function n({address:d,expression:u,client:m,isOld:M}){const k=i("source",d,u),[_,T]=[p.bB[m],p.Y8[m]],g="write the source as a literal";if(M)return{message:`${k}\
, which ${_} evaluates only since ${T}`,help:`${g}, or use ${_} ${T} or later`};const v=m==="terraform";return{message:`${k}, and ${_} evaluates only locals and\
 ${v?"variables with `const = true`":"variables"} here`,help:`${g}${v?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with\
 locals and variables"}`}}const s=d=>(0,w.CC)("source-dynamic","isOld"in d?n(d):t(d)),a=d=>(0,w.CC)("host-invalid",{message:`"${d.text}" is not a hostname: ${d.
error}`,help:d.advice??void 0}),c=d=>(0,w.CC)("host-missing",{severity:"warning",message:`the ${d} has no hostname, and OpenTofu has no default`,help:d==="cloud\
 block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:d,name:u})=>(0,w.CC)("host-dotless-module",{message:(0,E.xI)`module sources cannot name host ${(0,E.
KT)(d)}: must contain at least one dot`,help:(0,E.xI)`use a full name such as ${(0,E.KT)(u)}.localdomain; provider addresses accept the short name`}),l=({host:d})=>(0,w.
CC)("host-idn-module",{message:(0,E.xI)`Terraform cannot use modules from host ${(0,E.KT)(d)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),2213:((re,G,o)=>{o.d(G,{Ar:()=>w,Bm:()=>I,D8:()=>y,FV:()=>A,Gb:()=>f,
Ul:()=>P,nT:()=>D});var p=o(255),E=o(9897);const f={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket region",s3:"bucket region"},D={"openbao *":"a\
ddress","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host \
msi_endpoint oidc_request_url vault_uri"},w=["address","endpoints","http_proxy","https_proxy","vault_uri"],A={azurerm:"metadata_host msi_endpoint oidc_request_u\
rl",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",kubernetes:"host",oss:"endpo\
int sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_pro\
xy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},y=C=>/^[\w.-]*$/.test(C)?null:E.IZ,I=C=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(C)?null:E.IZ;function P(C){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.test(C))return E.IZ;if(/^\s*\w+\s*=/.test(C)){const[j,...S]=Array.from(C.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),
([,$=""])=>$);return j===void 0?null:S.length===0?(0,p.$o)(j):E.IZ}return(0,p.yo)(/^[\w+.-]+:\/\//.test(C)?C:`https://${C}`)??E.IZ}}),8185:((re,G,o)=>{o.d(G,{CS:()=>C,
I4:()=>$,KJ:()=>I,US:()=>P,VS:()=>j});var p=o(2801),E=o(2170),f=o(9119),D=o(255),w=o(9897),A=o(5106);const y=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,
I=({problem:{code:O,severity:h}})=>y.test(O)&&!(O==="file-syntax"&&h==="notice"),P=(O,h)=>h.allowedHosts.length>0&&("problem"in O?I(O):[O.directHost??null,...O.
needs.map(({host:r})=>r)].some(r=>r!==null&&!D.ev(r,h)));function C(O,h){return h.allowedHosts.length===0?[]:O.flatMap(r=>{const{directHost:i,isOverridden:t,place:n,
clients:s,evaluated:a}=r;if(i===void 0||t)return[];const c=S(r)?"backend":"download",e=D.ev(i,h),l=c==="download"&&Object.values(a??{}).some(M=>!M.isWhole);if(e&&
!l)return[];const d=D.Pv(i),u=d.ok&&!e?d.value:null,m=e?w.IZ:D.nx(i);return[(0,E.kH)((0,p.wp)({host:m,use:c}),{host:u,places:[n],clients:s})]})}function j(O,h,r){
const{allowedHosts:i}=r,t=l=>l!==void 0&&D.ev(l,r),n=O.filter(l=>t(l.directHost)&&!S(l)),s=h.filter(({service:l,host:d})=>l===A.e$&&t(d)),a=[...n.map(({place:l})=>l),
...s.flatMap(l=>l.because)],c=(0,f.jH)(a.filter(l=>typeof l!="string"));if(i.length===0||c.length===0)return[];const e=(0,p.sC)({count:c.length});return[(0,E.kH)(
e,{places:(0,f.As)(c)})]}const S=({kind:O})=>/^(backend|remote_state|saved_state)$/.test(O);function $(O,h,r,i){if(i.allowedHosts.length===0)return[];const t=r.
filter(({because:n})=>n.some(s=>typeof s!="string"));return h.flatMap(n=>{const{id:s,kind:a}=n;if(a!=="url"||!t.some(l=>l.service===s))return[];const c=D.yo(n.url);
if(c===null||c===O||D.ev(c,i))return[];const e=(0,p.wp)({host:D.nx(c),service:s,registry:D.nx(O)});return[(0,E.kH)(e,{services:[s]})]})}}),3217:((re,G,o)=>{o.d(
G,{fc:()=>O,ky:()=>$,so:()=>P,uA:()=>h});var p=o(8294),E=o(1098),f=o(2170),D=o(9119),w=o(8032),A=o(255),y=o(5106),I=o(4606);function P(r,i,{misnamed:t},n){const s=r.
credentials?.hasToken===!0,a=[r.difference??[],t].flat().map(M=>(0,f.kH)(M));if(s||r.attempt.discovery.kind!=="found")return a;const c={host:r.host,isFork:n.isFork,
...(0,I.Bc)(r)},e=C(r.host,n),l=new Set(e.map(({place:M})=>M)),m=(t.length>0||!!r.credentials?.problem?[]:j(r.host,i,n)).filter(({place:M})=>!l.has(M));return[...a,
...S(e,M=>(0,E.vs)({...c,service:M})),...S(m,M=>p.$U({...c,service:M}))]}function C(r,{usages:i,depth:t}){return t==="discovery"?[]:i.flatMap(({workspace:n,hasOwnToken:s,
needs:a,place:c})=>n===void 0||s||(0,D.MV)(c)?[]:a.flatMap(e=>e.host===r?[{...e,place:c}]:[]))}function j(r,i,{usages:t}){const n=new Set(t.flatMap(({hasOwnToken:a,
place:c})=>a?c:[])),s=(0,y.Uc)(r);return i.flatMap(({service:a,because:c})=>s.includes(a)?c.flatMap(e=>typeof e=="string"||(0,D.MV)(e)||n.has(e)?[]:{service:a,place:e,
clients:w.zK}):[])}const S=(r,i)=>[...Map.groupBy(r,({service:t})=>t)].map(([t,n])=>{const s=[...new Set(n.map(({place:c})=>c))],a=[...new Set(n.flatMap(c=>c.clients))];
return(0,f.kH)(i(t),{services:[t],places:s,clients:a})});function $(r,i){return r.filter(t=>!i.includes(t)).map(t=>(0,f.kH)(p.bI({host:t})))}function O({host:r,
attempt:i,credentials:t},n){const s=t?.hasToken===!0,a=[...n.flatMap(c=>c.kind==="url"&&(0,y.p4)(c.id)&&y.fg.has(c.id)?[{url:c.url,service:c.id,isSent:s}]:[]),...i.
hops.map(({url:c,authorization:e})=>({url:c,service:null,isSent:e==="sent"}))].flatMap(({url:c,...e})=>{const l=(0,A.Pv)((0,A.yo)(c)??"");return!l.ok||l.value===
r?[]:[{...e,host:l.value}]});return[...new Map(a.toReversed().map(c=>[c.host,c])).values()]}function h(r,i,{tokenSources:t,hosts:n}){return(t.size===0?[]:O(r,i)).
flatMap(({host:a,service:c,isSent:e})=>{const l=t.get(a);if(l===void 0)return[];const d=c===null?r.attempt.discovery.kind==="failed":!e,u=p.To({host:(0,A.nx)(r.
host),other:(0,A.nx)(a),source:l,service:c,isSent:e,isNotice:!d||n.has(a)});return[(0,f.kH)(u,{services:c===null?[]:[c]})]})}}),2886:((re,G,o)=>{o.d(G,{ER:()=>$,
H4:()=>r,Np:()=>i,TC:()=>C,cA:()=>n,hD:()=>A,ly:()=>h,pi:()=>t,v1:()=>P,zX:()=>S,zv:()=>O});var p=o(9432),E=o(9119),f=o(9615),D=o(255),w=o(1780);function A(s,a){
const{clients:c,aside:e,isPlaceholder:l,checkedFor:d,...u}=s;return{...u,problem:y(s,a),affects:s.affects.filter(m=>a.concerned.includes(m)),isHostNew:a.isHostNew}}
function y(s,a){const{reader:c,machine:e,ignore:l,guesses:d}=a;if(e!==null&&s.problem.obstacle&&!t(s,l))return e;const u=c===null?s.problem:(0,f.as)(s.problem,c),
m=I(s,d);if(m.length===0)return u;const M=(0,f.tr)(m.flatMap(({repository:k})=>k??[]));return{...u,help:u.help===void 0?M:(0,w.xI)`${u.help}; ${M}`}}function I({
host:s,places:a,problem:c},e){if(e.length===0)return[];const l=c.affects.includes("terraform")&&!c.affects.includes("opentofu"),d=a.flatMap(m=>typeof m=="string"?
[]:m.file),u=new Set(d.map(E._M));return e.filter(({repository:m,hosts:M})=>u.has(m)&&(l||s!==null&&M.has(s)))}function P({severity:s,affects:a,needed:c},e){const l=c&&
e.some(d=>a.includes(d));return s==="error"&&!l?"warning":s}function C(s,a,{isTerminal:c}){const e=a.some(({because:d})=>d.includes("hostnames input"));return{role:(0,p.
VW)(s)!==null?"guest":e?"operator":"user",host:(0,D.nx)(s),isTerminal:c}}const j=["module","provider","version","package","lock","not"],S=({problem:s,places:a})=>j.
includes(s.code.replace(/-.*/,""))&&a.length>0&&a.every(c=>typeof c!="string"),$=({problem:s,needed:a})=>a&&s.usualSeverity==="error"&&!r.includes(s.code),O=({problem:s})=>s.
code==="machine-network",h=s=>s.some(a=>typeof a=="string"||!(0,E.MV)(a)),r=["host-http2","host-check-crashed"],i=(s,a)=>f.oC.indexOf(s.severity)-f.oC.indexOf(a.
severity),t=({problem:s,host:a,namedHost:c=a},e)=>e.some(({code:l,host:d})=>l===s.code&&(d===null||d===c)),n=s=>typeof s=="string"?s:`${s.file}:${s.line}`}),6146:((re,G,o)=>{
o.d(G,{$:()=>f,o:()=>E});var p=o(2886);function E(y,I){const{kind:P,source:C,address:j,constraints:S,places:$}=I;return JSON.stringify([y,P,C,j,S,$[0]??null])}function f(y,I){
const P=D(I,({rowKeys:j=[]})=>j),C=D(I.filter(A),({places:j})=>j.map(p.cA));return P.size+C.size===0?y:y.map(({directory:j,clients:S,rows:$})=>({directory:j,clients:S,
rows:$.map(O=>{const h=P.get(E(j,O))??O.rejectedAt.flatMap(t=>C.get((0,p.cA)(t))??[]);if(h.length===0)return O;const r=h.map(({finding:t})=>({...t.problem,severity:(0,p.
v1)(t,S)})).sort(p.Np),i=new Map(r.map(({code:t,title:n,usualSeverity:s})=>[t,{code:t,title:n,usualSeverity:s}]));return{...O,worst:r[0]?.severity??null,problems:[
...i.values()]}})}))}const D=(y,I)=>Map.groupBy(y.flatMap(P=>I(P).map(C=>({key:C,finding:P}))),({key:P})=>P),w=/^(?:constraint|lock)-/,A=({problem:y,host:I})=>I===
null&&w.test(y.code)}),4606:((re,G,o)=>{o.d(G,{Bc:()=>j,Cg:()=>w,Hf:()=>I,ux:()=>A,wD:()=>y});var p=o(8294),E=o(4481),f=o(8032),D=o(255);const w={misnamed:[],cause:null,
source:void 0,refusals:[]};function A(S,$,{role:O},h){const{isFork:r,isAsked:i}=h,{hasToken:t=!1,source:n,problem:s=null}=S.credentials??{},{status:a=null,challenge:c=null}=S.
attempt.hops.at(-1)??{},e=t||!i?[]:P(S,h),l=(0,f.n3)(S.host),u=(l&&a===403||r&&!t?null:s)??e[0]??null,M=["document-unauthorized",...u!==null||!(r||l)?["versions\
-unauthorized","cloud-organization"]:[]],k=$.filter(({problem:{code:g,isUnsent:v}})=>M.includes(g)&&!v),_=k.some(({problem:g})=>g.code==="versions-unauthorized")||
O!=="guest"&&(r||a===401);return!(u!==null||_&&!t)||c!==null?{misnamed:e,cause:null,source:n,refusals:[]}:{misnamed:e,cause:u??{isFork:r,...j(S)},source:n,refusals:k}}
const y=(S,{cause:$,source:O,refusals:h})=>$!==null&&h.includes(S)?(0,E.to)(S.problem,$,O):S.problem;function I({problem:S,services:$},{cause:O,refusals:h}){if(h.
length===0)return!1;const r=h.flatMap(i=>i.services);return S===O||S.code==="credentials-missing"&&$.every(i=>r.includes(i))}const P=(S,{tokenVariables:$,hosts:O})=>(0,D.
Bz)($,S.host,O).filter(({isParent:h})=>!h||C(S)).map(h=>p.z2({host:S.host,...h})),C=({attempt:{discovery:S}})=>S.kind==="failed"&&S.problem.code==="document-una\
uthorized";function j({credentials:S,looks:$}){const O=$.flatMap(t=>t.looks),h=t=>[...new Set(O.flatMap(({held:n,source:s})=>n!=="not read"===t?s:[]))],r=S===null?
h(!0):[S.source],i=S===null?h(!1):[];return{searched:r,notRead:i}}}),4702:((re,G,o)=>{o.d(G,{j7:()=>d,k2:()=>T,S4:()=>u});var p=o(2170),E=o(9119),f=o(8032),D=o(
3217),w=o(4756),A=o(9615),y=o(1780),I=o(8185),P=o(2886);function C(g,v,R){const{notes:X,usages:b,requirements:F,isEmpty:z}=g,{complaints:V,tokenHosts:Z,answered:W,
contacted:Q}=g,se=({problem:le})=>le.code==="file-syntax",ce=new Set(X.filter(se).map(p.W7)),te=({problem:le})=>v.allowedHosts.length>0&&le.code==="source-near-\
miss"&&le.severity==="notice",he=[...(0,I.CS)(b,v),...(0,I.VS)(b,F,v),...W.map(le=>j(le,v)),...V,...(0,D.ky)(Z,Q)],pe=[...X.filter(le=>!te(le)).map(le=>S(le,ce,
v)),...he.map(le=>({...le,severity:(0,P.v1)(le,v.dialect.clients)})),...z?[$(v)]:[]],{placed:ae=[],placeless:me=[]}=Object.groupBy(pe,({places:le})=>le.length>0?
"placed":"placeless");return[...(0,p.Qp)(ae,le=>{const{problem:Me,severity:ye,affects:ke,host:Te,namedHost:Ie,exclude:ge}=le,{code:Re,message:Ce,help:je}=Me;return[
Te,Ie,Re,ye,Ce,je,ke,ge===void 0]}),...me].map(le=>(0,P.hD)(le,R))}function j(g,v){const{host:R,problem:X}=g;return R===null?g:{...g,services:[],problem:(0,A.as)(
X,(0,P.TC)(R,[],v))}}function S(g,v,{dialect:R,allowedHosts:X}){const{problem:b,isPlaceholder:F,checkedFor:z=R.clients}=g;if(X.length>0&&(0,I.KJ)(g)){const ae=(0,y.
xI)`${b.message}; it may use hosts that are not in \`allowed-hosts\``;return{...g,problem:{...b,message:ae},severity:"error"}}const V=(0,p.W7)(g),Z=(0,p.Xd)(g),
W=g.aside!==void 0||Z!==null&&(0,E.MV)(Z),Q=g.severity==="error"&&F===!0,se=v.has(V)&&b.code!=="file-syntax",te=g.severity==="error"&&(Q||se||W)?"warning":(0,P.
v1)(g,z);if(!W&&!Q)return{...g,severity:te};const{help:he,...pe}=b;return{...g,severity:te,problem:b.code==="file-syntax"?pe:b,exclude:[(0,E.n7)(g.aside??V)]}}const $=({
scan:g,hostnames:v,usages:R})=>(0,p.kH)((0,w.JW)({scan:g,hasHostnames:v.length>0,isFleet:R.length>0}));var O=o(9432),h=o(8936),r=o(255);function i(g){const v=g.
filter(({attempt:V})=>V.hops.length>0),[R,...X]=v.flatMap(V=>n(V)??[]);if(!R||X.length<v.length-1||!(v.some(({host:V})=>(0,O.VW)(V)!==null)||X.length>0&&!R.isCommon)||
X.some(V=>t(V)!==t(R)))return null;const z=v.map(({host:V})=>(0,r.nx)(V));return(0,h.e4)(z,[R,...X])}const t=({verb:g,what:v})=>g.startsWith("cannot")?g:v;function n({
attempt:{discovery:g,hops:v}}){const R=g.kind==="failed"?g.problem.obstacle:void 0;return v.every(({status:b})=>b===null)||R?.verb==="does not reach"?R:void 0}var s=o(
6146);let a=function(...g){return{judgeRequests:a}=o.late([798,779,581],1779),new.target?new a(...g):a(...g)},c=function(...g){return{crashedVisit:c}=o.late([798,
779,581],1779),new.target?new c(...g):c(...g)},e=function(...g){return{judgeVisit:e}=o.late([798,779,581],1779),new.target?new e(...g):e(...g)},l=function(...g){
return{outcomesOf:l}=o.late([798,779,581],1779),new.target?new l(...g):l(...g)};const d={notes:[],roots:[],requests:[],answering:new Set};function u(g,v,R=()=>[]){
const{predicted:X,stopped:b,visits:F,guesses:z}=g,V={guesses:z,machine:i(F),ignore:v.ignore},Z=k(g,{...v,...V}),W=_(g,Z,v,V),Q=[...Z.flatMap(ae=>ae.findings),...W],
se=ae=>ae.filter(me=>!(0,P.pi)(me,v.ignore)).sort(P.Np),ce=Z.map(ae=>{const me=se(ae.findings.filter(Ee=>!(0,P.zX)(Ee)));return{...ae,findings:me,clients:l(me)}}),
te=({exclude:ae})=>+(ae!==void 0),he=se([...Z.flatMap(ae=>ae.findings.filter(P.zX)),...W]).toSorted((ae,me)=>(0,P.Np)(ae,me)||te(ae)-te(me)),pe=[...ce.flatMap(ae=>ae.
findings),...he].sort(P.Np);return{passed:b.length===0&&!pe.some(({severity:ae})=>T(ae,v.failOn)),stopped:b,hosts:ce,files:he,findings:pe,ignored:Q.length-pe.length,
roots:(0,s.$)(X.roots,se(Q)),lines:M(pe,R)}}const m=1e3;function M(g,v){const R=g.flatMap(X=>(0,p.Xd)(X)??[]).filter(({file:X,column:b,endColumn:F})=>F>b&&(0,E.
_M)(X)===null);return v((0,E.jH)(R).slice(0,m))}function k(g,v){const{visits:R,newHosts:X,predicted:b}=g,F=Map.groupBy(g.requirements,({host:W})=>W),z=Map.groupBy(
b.notes,({host:W})=>W),V=new Map(b.requests.map(W=>[W.host,W])),Z={...v,...g,hosts:new Set(R.map(({host:W})=>W))};return R.map(W=>{const{host:Q}=W,se={visit:W,requirements:F.
get(Q)??[],predicted:z.get(Q)??[],requests:V.get(Q)??null,answering:b.answering,isNew:X.has(Q)};try{return e(se,Z)}catch(ce){return c(se,Z,ce)}})}function _(g,v,R,X){
const{notes:b,requests:F}=g.predicted,z=new Set(v.map(({visit:te})=>te.host)),V=v.flatMap(({visit:te,services:he})=>(0,D.fc)(te,he)),Z=[...b,...F.flatMap(te=>a(
te,[],R))],{files:W=[],hosts:Q=[]}=Object.groupBy(Z,({host:te})=>te===null?"files":"hosts"),se={...g,notes:[...g.notes,...W],answered:Q.filter(({host:te})=>te!==
null&&!z.has(te)),contacted:[...z,...[...V,...F].map(({host:te})=>te)]},ce={concerned:f.zK,reader:null,isHostNew:!1,machine:null};return C(se,R,{...X,...ce})}const T=(g,v)=>g===
"error"?v!=="never":g==="warning"&&v==="warning"}),2218:((re,G,o)=>{o.d(G,{CG:()=>I,Fh:()=>C,en:()=>j,h1:()=>P,wX:()=>S});var p=o(1011),E=o(2801),f=o(9119),D=o(
8032),w=o(255),A=o(5106);const y=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","test_backend_remote","test_backend_remote\
_default","migrate_backend_remote","migrate_backend_remote_default"]);function I($,O,h,r=(0,p.kA)(O)){const i=["hostnames input"],t=$.hostnames.flatMap(({host:a,
services:c})=>{const e=c.length>0?c:$.requiredServices,l=e.length>0?e:["any"],d={host:a,clients:h,because:i,isImplied:!1,isForInit:!0};return l.map(u=>({...d,service:u}))}),
n=new Set([...r,...$.hostnames.map(({host:a})=>a)]),s=O.flatMap(({kind:a,needs:c,place:e})=>c.map(l=>({...l,because:[e],isImplied:!n.has(l.host),isForInit:!y.has(
a)})));return P([t,s],h)}function P($,O){return(0,f.c1)($.flat(),({host:h,service:r})=>`${h} ${r}`).map(h=>{const[{host:r,service:i}]=h;return{host:r,service:i,
clients:[...O.filter(t=>h.some(n=>n.clients.includes(t)))],because:(0,f.As)([...h.flatMap(({because:t})=>t)]),isImplied:h.every(({isImplied:t})=>t),isForInit:h.
some(({isForInit:t})=>t)}})}const C=($,{isGuess:O},h)=>{const r=h.flatMap(({host:i,isImplied:t})=>t?i:[]);return O?[{repository:$,hosts:new Set(r)}]:[]};function j($,{
hostnames:O,allowedHosts:h}){const r=new Set(O.map(({host:t})=>t)),i=new Map;for(const{host:t,isImplied:n,because:s,clients:a}of $){if(r.has(t)||i.has(t))continue;
const c={host:(0,w.nx)(t)},[e]=s.filter(d=>typeof d!="string"),l=n&&e!==void 0&&{implied:{place:e,clients:a}};(0,w.Rt)(t)?i.set(t,(0,E.U7)(c)):(0,w.Jr)(t,h)||i.
set(t,(0,E.wp)({...c,...l}))}return i}const S=($,O)=>new Set([...D.Du,...Object.values(D.bB),...A.fg,...$.flatMap(({host:h,service:r=h})=>[h,(0,w.pk)(h),r]),...O.
flatMap(({directHost:h})=>h??[])])}),9582:((re,G,o)=>{o.d(G,{A7:()=>I,AV:()=>w,LH:()=>E,T:()=>O,Tb:()=>y,aZ:()=>p,c3:()=>P,ql:()=>A,sD:()=>j,sc:()=>C,zC:()=>$});
class p extends Error{argument;want;constructor(i,t){super(`${i.path.join(".")} must be ${t}`),this.argument=i,this.want=t}}function E(r){try{return r(),null}catch(i){
if(i instanceof p)return i;throw i}}const f=r=>r.name!==void 0;function D(r,i){if(r.kind==="object")return r.items.filter(f);throw new p(i,"a block")}function w({
value:r,hasLabels:i}){if(r.kind!=="object")return[];const t=r.items.filter(f);return i?t.flatMap(w):[t]}function A(r,i,t,n={}){for(const s of Object.keys(t)){const a=r.
filter(l=>l.name.toLowerCase()===s),[c]=a;if(c===void 0)continue;const e={path:[...i.path,s],span:c};for(const{value:l}of a)n[s]=t[s](l,e,n[s])}return n}const y=(r,i)=>(t,n,s)=>A(
D(t,n),n,r,i?s:{}),I=r=>(i,t,n=new Map)=>{for(const{name:s,start:a,end:c,value:e}of D(i,t)){const l={path:[...t.path,s],span:{start:a,end:c}};n.set(s,{start:a,end:c,
value:r(e,l,n.get(s)?.value)})}return n},P=r=>(i,t,n=[])=>{if(i.kind!=="tuple")throw new p(t,"a list");for(const s of i.elements)n.push(r(s,t));return n},C=(r,i)=>{
if(r.kind==="string"||r.kind==="template")return r.verbatim??"";if(r.kind==="primitive"&&r.value===null)return"";if(S(r))return String(r.value);throw new p(i,"a\
 string")},j=(r,i)=>{if(S(r))return r.value;if(r.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(r.value))return Number(r.value);throw new p(i,"a whole number")},S=r=>r.
kind==="primitive"&&Number.isSafeInteger(r.value)&&String(r.value).length===r.end-r.start,$=(r,i)=>{if(r.kind==="primitive"&&typeof r.value=="boolean")return r.
value;throw new p(i,"true or false")},O=(r,i,t)=>{const n=h(r,i);if(t!==void 0&&(typeof t=="object"||typeof t!=typeof n))throw new p(i,"set only once");return n};
function h(r,i){if(r.kind==="tuple")return r.elements.map(t=>h(t,i));if(r.kind==="object"){const t=I(O)(r,i);return Object.fromEntries(Array.from(t,([n,s])=>[n,
s.value]))}if(r.kind!=="primitive"||r.value===null)return C(r,i);if(Math.abs(Number(r.value))>2**63)throw new p(i,"a whole number");return r.value}}),5168:((re,G,o)=>{
o.d(G,{CR:()=>j,Ge:()=>S,Ol:()=>$,cd:()=>I});var p=o(7811),E=o(8643),f=o(255),D=o(5243),w=o(3846),A=o(9582);let y=function(...e){return{configFinding:y}=o.late(
[276,123],3123),new.target?new y(...e):y(...e)};function I({methods:e},{host:l,namespace:d,type:u}){const m=M=>M.some(k=>(k.host??l)===l&&(k.namespace??d)===d&&
(k.type??u)===u);return e.filter(({include:M,exclude:k})=>!m(k)&&(M.length===0||m(M)))}const P="provider_installation",C={place:{file:"-plugin-dir",line:0,column:1,
endColumn:1},include:[],exclude:[]},j=e=>{const l={...C.place,file:e.shown};return{...C,...e,kind:"local",place:l}},S=({file:e,line:l})=>l===0?e:`${e}:${l}`;function $(e){
const{client:l,mirrors:d,installations:u,pluginDirectories:m}=e,M=u.map(R=>{const{blocks:X,mistakes:b}=O(R,l),F=b.map(({span:z,why:V})=>y(l,{kind:"block",file:R.
shown,why:V},R.placeOf(z)));return{blocks:X,findings:F}}),[k=null,..._]=M.flatMap(({blocks:R})=>R),T=[...M.flatMap(R=>R.findings),..._.map(({place:R})=>y(l,{kind:"\
two installations"},R))],g=m.map(R=>({...C,kind:"local",path:R})),v=g.length===0?k:{place:C.place,methods:g,overridden:k?.overridden??[]};return{client:l,mirrors:d,
installation:v,findings:T}}function O({items:e,placeOf:l},d){const u=[],m=[];for(const M of e)if(M.name===P){if(M.isAssigned||M.value.kind!=="object"){m.push({span:M,
why:`${P} must be a block without "="`});continue}for(const k of A.AV(M)){const _=[],T=[];for(const g of k){const v=h(g,l(g),d,_.length===0);v.ok?(_.push(...v.value.
methods),T.push(...v.value.overridden)):m.push({span:g,why:v.why})}u.push({place:l(M),methods:_,overridden:T})}}return{blocks:u,mistakes:m}}function h(e,l,d,u){
const{name:m,value:M}=e,[k]=e.isAssigned?[]:A.AV(e);if(k===void 0)return(0,p.TR)(`${m} must be a block without "="`);const _={path:[P,m],span:e};try{if(m==="dev\
_overrides"){if(!u)return(0,p.TR)("dev_overrides must come before all methods");const R=[...A.A7(A.sc)({...M,kind:"object",items:k},_).keys()].flatMap(X=>{const b=(0,w.
mi)(X,d);return b.kind==="invalid"?[]:[b]});return(0,p.Ju)({methods:[],overridden:R})}const T=i[d].get(m);if(T===void 0)return(0,p.TR)(`${P} has no method ${(0,p.
ol)(m)}`);const g=t(k,_,T,d);return g.ok?(0,p.Ju)({methods:[{...g.value,place:l}],overridden:[]}):g}catch(T){if(T instanceof A.aZ)return(0,p.TR)(T.message);throw T}}
const r=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],i={terraform:new Map(r),opentofu:new Map([...r,["oci_mirror","repository_templat\
e"]])};function t(e,l,d,u){const m=d??"",{[m]:M=""}=A.ql(e,l,{[m]:A.sc});if(d!==null&&M==="")return(0,p.TR)(`${l.path.at(-1)} has no ${m}`);const k=d==="url"?n(
M):null;if(d==="url"&&k===null)return(0,p.TR)("the url does not begin with https://");const{include:_=[],exclude:T=[]}=A.ql(e,l,s),g=new Map;for(const b of[..._,
...T]){const F=a(b,u);if(!F.ok)return F;g.set(b,F.value)}const v=b=>b.flatMap(F=>g.get(F)??[]),R={include:v(_),exclude:v(T)};if(k!==null)return(0,p.Ju)({...R,kind:"\
network",url:k});if(d===null)return(0,p.Ju)({...R,kind:"direct"});const X=d==="path"?{path:M}:{path:null,shown:M};return(0,p.Ju)({...R,kind:"local",...X})}function n(e){
const l=(0,E.Dl)(e);return l.ok&&l.value.scheme==="https"&&l.value.host!==""?l.value:null}const s={include:A.c3(A.sc),exclude:A.c3(A.sc)};function a(e,l){const d=X=>(0,p.
TR)(`the pattern ${(0,p.ol)(e)} ${X}`),u=e.split("/");if(u.length<2||u.length>3)return d("does not have two or three parts");const[m="",M="",k]=u.reverse(),_=k===
void 0?(0,p.Ju)((0,D.Vm)(l)):c(k,f.Pv),T=c(M,w.sL),g=c(m,w.sL);if(!_.ok)return d(`has an invalid hostname: ${_.why}`);if(!T.ok)return d(`has an invalid namespac\
e: ${T.why}`);if(!g.ok)return d(`has an invalid type: ${g.why}`);const v={host:_.value,namespace:T.value,type:g.value};return(v.host!==null||v.namespace===null)&&
(v.namespace!==null||v.type===null)?(0,p.Ju)(v):d('has a part after "*" that is not "*"')}const c=(e,l)=>e==="*"?(0,p.Ju)(null):l(e)}),9373:((re,G,o)=>{o.d(G,{Pv:()=>A,
fJ:()=>C,hK:()=>y,n6:()=>$,s1:()=>O,z0:()=>D});var p=o(3096),E=o(5243),f=o(2172);const D=({kind:h})=>h==="module"||h==="state"||h==="lock",w=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function A(h,r){const{usages:i,declared:t,units:n,installed:s=[]}=h,a=new Map,c=l=>{const d=a.get(l)??y(l);return a.set(l,d),d},e=({directories:l,place:d})=>l?.
map(c)??[c((0,p.jt)(d.file))];for(const l of n){const d=c(l.directory);d.unit=l,d.hasConfiguration=!0,d.isInitialised=!0,l.module!==null&&d.children.push({name:l.
module,root:null,call:null})}for(const l of i)if(!(!l.clients.includes(r)||l.kind==="saved_state"))for(const d of e(l))l.kind==="test_module"?d.tests.push(l):I(
d,l,r);for(const l of t){const{kind:d,place:u}=l;if(!(r==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const m of e(l))m.declared.push(l),d==="lock"?P(m,u):
m.hasConfiguration=!0,m.isInitialised||=d==="state"}for(const l of a.values())S(a,l);for(const[l,d]of Map.groupBy(s,u=>u.root))c(l).installed=new Map(d.map(u=>[
u.key,u]));return a}const y=h=>({name:h,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,isInitialised:!1,
unit:null},parts:[h]});function I(h,r,i){const t=r.address==="terraform"&&h.unit?.module===null;if(!(r.kind==="terragrunt_source"&&!t)&&(r.kind==="lock_provider"?
P(h,r.place):h.hasConfiguration=!0,!(!w.test(r.kind)||r.isOverridden&&r.kind!=="module")&&(h.usages.push(r),!(r.isOverridden||r.kind!=="module"))))for(const{source:n,
root:s}of(0,f.MZ)(r,i)){const[a=null]=j(h.name,n);h.children.push({name:a,root:s,call:r})}}function P(h,{file:r}){h.lockFile=r,h.isInitialised=!0}const C=(h,{name:r,
unit:i})=>h.root===null||i===null&&h.root===r,j=(h,r)=>r!==null&&(0,E.Nj)(r)?[(0,p.un)(h,r)]:[];function S(h,r){const{name:i,tests:t}=r;if(t.length===0)return;const n=h.
get((0,p.RO)(i)),s=n?.hasConfiguration===!0?n:r;s.isInitialised=!0,s!==r&&(s.tests.push(...t),r.tests=[])}const $=({name:h,tests:r})=>r.flatMap(({text:i})=>j(h,
i)),O=h=>[...h.children.flatMap(({name:r})=>r??[]),...$(h)]}),450:((re,G,o)=>{o.d(G,{o:()=>S,v:()=>r});var p=o(2170),E=o(9119),f=o(3096),D=o(3846),w=o(3298),A=o(
1011);let y=function(...i){return{asWritten:y}=o.late([276,631,797,938],2797),new.target?new y(...i):y(...i)},I=function(...i){return{usagesOf:I}=o.late([276,631,
797,938],2797),new.target?new I(...i):I(...i)},P=function(...i){return{declaredIn:P}=o.late([276,631,797,938],2797),new.target?new P(...i):P(...i)},C=function(...i){
return{parseFile:C}=o.late([276,631,797,938],2797),new.target?new C(...i):C(...i)};const j=25e4;class S{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:n})=>n.file))}inherit(t,n,s){const a=(0,E.df)(t),c=this.sources.get(a)??[];this.sources.
set(a,c),c.push({root:s,source:n,version:null,isOpen:!1})}add({file:t,text:n,lines:s},a,c){if(s===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.
get(t)??new Set).add(c)),!0;if(this.count+=n.length/1e3,this.count>j)return this.unread.push({file:t,...p.wv}),!1;const e=u=>s===null||u.place.line<=s[1]?u:{...u,
place:s[0]},l=C(n,{...a,isGenerated:!0},t),{usages:d}=I([l],(u,m)=>y(m));for(const u of d){const m=u.version&&e(u.version);$(this.usages,e({...u,version:m}),c)}
for(const u of P([l]))u.kind!=="module"&&$(this.declared,e(u),c);return this.count+=d.length,!a.isOverride||d.every(u=>u.kind==="implied_provider")}finish(t){if(t.
length===0)return this.scan;const s=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:e})=>e.file).values().flatMap(e=>e.sort((l,d)=>l.place.line-
d.place.line)),a=Array.from(s,e=>this.placed(this.inherited(e))),c=new Set(t.flatMap(e=>e.replaced));return{...this.scan,notes:this.scan.notes.filter(e=>!c.has(
(0,p.W7)(e))),usages:h(a,t),declared:[...this.scan.declared,...this.declared.values()].map(e=>this.placed(e)),units:t,unread:this.unread}}inherited(t){const n=(0,E.
df)(t.place),s=t.kind==="terragrunt_source"?this.sources.get(n):void 0;if(s===void 0)return t;this.sources.delete(n);const a=s.flatMap(({root:c})=>c??[]);return{
...t,calls:{terraform:s,opentofu:s},directories:a}}placed(t){const n=this.snippets.get(t.place.file);if(n===void 0)return t;const s=(0,f.jt)(t.place.file),a=this.
isOfSnippets(s)?[...n]:[s,...n];return{...t,directories:a}}isOfSnippets=(0,w.O)(t=>this.scanned.values().every(n=>(0,f.jt)(n)!==t||this.snippets.has(n)))}function $(i,t,n){
const{kind:s,text:a,place:c}=t,e="address"in t?[t.address,t.version?.text]:[t.localName],l=[(0,E.df)(c),s,a,...e].join(`
`),d=i.get(l)??{...t,directories:[]};i.set(l,d),d.directories.at(-1)!==n&&d.directories.push(n)}const O=({directories:i,place:t})=>i??[(0,f.jt)(t.file)];function h(i,t){
const n=i.filter(({kind:e})=>e.startsWith("required_provider")),s=r(n,O),a=r(t,A.CI),c=(0,w.O)(e=>{const d=(0,A.CI)(e).flatMap(u=>s.get(u)??[]).filter(({item:u})=>!e.
replaced.includes(u.place.file));return new Set(d.map(({item:u})=>(0,D.op)(u.address)))});return i.map(e=>{const l=e.kind==="implied_provider"?O(e):[],d=l.flatMap(
k=>a.get(k)??[]);if(d.length===0)return e;const u=(0,D.A5)(e.text),m=d.flatMap(({item:k})=>c(k).has(u)?[]:k);if(m.length===0)return{...e,isOverridden:!0,needs:[]};
const M=m.flatMap(({isPartial:k,directory:_})=>k?[]:_);return{...e,directories:[...M,...l.filter(k=>!a.has(k))]}})}function r(i,t){const n=i.flatMap(s=>t(s).map(
a=>({directory:a,item:s})));return Map.groupBy(n,({directory:s})=>s)}}),5102:((re,G,o)=>{o.d(G,{DI:()=>y,Fl:()=>S,JR:()=>I,QK:()=>r,Rm:()=>O,Yn:()=>$,Zh:()=>i,b:()=>C,
fi:()=>n,hm:()=>h,md:()=>j,nM:()=>t,nx:()=>D,sG:()=>A,vh:()=>w});var p=o(2886),E=o(4702),f=o(9615);const D={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},w=Object.keys(D);function A(s){if(C(s))return"unchecked";const a=h(s.findings);return a==="error"?"fails":a==="warning"?
"warns":I(s)?"skipped":"works"}const y=s=>A(s)==="fails",I=({visit:s})=>s.attempt.discovery.kind==="skipped",P=["host-not-checked",...p.H4],C=({visit:{attempt:s}})=>s.
discovery.kind==="skipped"&&P.includes(s.discovery.problem.code),j=s=>w.flatMap(a=>s.filter(c=>A(c)===a));function S(s){const a=new Set(s.map(({worst:c})=>c));return a.
has("error")?"fails":a.has("warning")?"warns":s.some(O)?"skipped":"works"}function $(s,a){const c=Object.groupBy(s,m=>S(a(m))),{fails:e=[],warns:l=[],skipped:d=[],
works:u=[]}=c;return[e,l,d,u]}const O=({chosen:s,isUnchecked:a})=>a===!0||Object.keys(s).length===0,h=s=>f.oC.find(a=>s.some(c=>c.severity===a))??null;function r({
findings:s}){const a=h(s);return a==="notice"?[]:s.filter(({severity:c})=>c===a)}const i=({severity:s},{failOn:a})=>s==="error"||(0,E.k2)(s,a),t=({severity:s})=>s!==
"notice";function n({passed:s,hosts:a,findings:c}){return s?c.some(t)?"warns":a.length===0?"skipped":"works":"fails"}}),4120:((re,G,o)=>{o.d(G,{H8:()=>A,Iu:()=>w,
QI:()=>C,QN:()=>r,SY:()=>y,dy:()=>D,kJ:()=>j,nO:()=>i,od:()=>P,tY:()=>S,u8:()=>O});var p=o(9432),E=o(9615),f=o(8032);const D="new in this pull request",w=t=>t.replace(
/^./u,n=>n.toUpperCase()),A=t=>E.oC.flatMap(n=>{const{length:s}=t.filter(a=>a.severity===n);return s===0?[]:[(0,p.px)(s,n)]}).join(", "),y=t=>f.zK.every(n=>t.includes(
n))?"all clients":I(t).join(", "),I=t=>t.map(n=>f.bB[n]);function P(t,n){const s=n.filter(a=>t.includes(a));return t.length===0||s.length===n.length?"":I(s).join(
", ")||"no client in use"}const C=({clients:t,versions:n})=>t.map(s=>[f.bB[s],n[s]].join(" ").trim()).join(" and ");function j(t){return t<999.5?`${Math.round(t)}\
 ms`:t<59950?`${(t/1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function S(t){return t<1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)}\
 MB`}const $=36e5;function O(t,n){const s=(Date.parse(n)-Date.parse(t))/$;if(s>=48)return`${h(s/24)} days`;if(s>=1)return`${h(s)} h`;const a=Math.floor(s*60);return a>=
1?`${a} min`:"less than a minute"}const h=t=>Math.floor(t*10)/10,r=t=>`${t.slice(0,16).replace("T"," ")} UTC`;function i(t,n){const s=(Date.parse(t)-Date.parse(
n))/(24*$);if(Number.isNaN(s))return t;const a=Math.floor(Math.abs(s)),c=a===0?"less than a day":(0,p.px)(a,"day");return`${t.slice(0,10)} (${s<0?`${c} ago`:`in\
 ${c}`})`}}),8884:((re,G,o)=>{o.d(G,{CN:()=>t,Dx:()=>$,GH:()=>P,Ky:()=>D,TD:()=>w,YC:()=>h,eb:()=>y,f5:()=>O,ju:()=>i,lp:()=>S,mj:()=>C,oN:()=>j,tN:()=>r});var p=o(
9432),E=o(2170),f=o(9119);function D(a,c){const{places:e,noun:l}=w(a);return(0,p.K4)(e,c,f.eo,d=>(0,p.px)(d,`more ${l}`))}function w(a){const c=s(a),e=(0,f.t6)(
c,d=>n(d)?(0,f._M)(d.file)??d:d),l=A(e).length>1;return{places:l?e:c,noun:l?"repository":"place"}}const A=a=>a.filter(n).filter(({file:c})=>(0,f._M)(c)!==null),
y=a=>(0,f.t6)(A(I(a)),({file:c})=>(0,f._M)(c)),I=a=>[...new Set(a.map(({places:c})=>c))].flat(),P=(a,c,e)=>`${a===c?"all":`${a} of`} ${c} ${e}`;function C(a,c){
const{length:e}=c>1?y(a):[];return e>1?P(e,c,"repositories"):""}function j(a,c){const e=new Set(a.flatMap(({file:u})=>(0,f._M)(u)??[])).size>1,l=u=>(e?(0,f._M)(
u.file):null)??`${u.line}:${u.file}`,d=new Set(c.map(l));return a.filter(u=>!d.has(l(u)))}function S(a,c){const e=$([a]);return D(j(e,e.slice(0,1)),c)}const $=a=>s(
I(a).filter(n)),O=a=>[...new Set(I(a).filter(c=>typeof c=="string"))];function h(a){const c=a.hosts.flatMap(({requirements:l})=>l),e=[...a.findings,...a.roots.flatMap(
({rows:l})=>l)];return[...new Set([...c.map(({because:l})=>l),...e.map(l=>l.places)])]}const r=a=>a.values().map(E.Xd).find(c=>c!==null)??null,i=({services:[a,...c]})=>c.
length===0?a??null:null,t=a=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(a)&&(0,f._M)(a)===null,n=a=>typeof a!="string",s=a=>(0,f.t6)(a,c=>n(c)?`${c.line}:${c.
file}`:c)}),6097:((re,G,o)=>{o.d(G,{$N:()=>S,LG:()=>n,QA:()=>M,fX:()=>h,h$:()=>T,j6:()=>_,q9:()=>d,rc:()=>u});var p=o(2886),E=o(2172),f=o(9432),D=o(2170),w=o(9119),
A=o(255),y=o(3096),I=o(5106),P=o(5102),C=o(4120),j=o(8884);function S(g,{repositories:{length:v}}){const{hosts:R,files:X,findings:b,passed:F,stopped:z}=g,V=t(g,
v),Z=X.filter(({problem:me})=>V===null||!O.test(me.code)),W=Z.filter(me=>!$(me)),Q=(0,P.hm)(W)==="error"&&!R.some(P.DI),se=V===null&&v>0?` in ${(0,f.px)(v,"repo\
sitory")}`:"",he=[W.length<Z.length?[`nothing to check${se}`]:r(R,se),i(W)],pe=[V??[],Q?he.toReversed():he].flat(2).join(", "),ae=(0,P.hm)(b)==="error";if(z.length>
0){const me=(0,f.pk)(z);return ae||R.some(P.b)?`${pe} (${me})`:`${me}; ${pe}`}return F&&ae?`${pe} (the check passes: fail-on is never)`:F||ae?pe:`${pe} (the che\
ck fails: fail-on is warning)`}const $=({problem:g,severity:v})=>g.code==="nothing-to-check"&&v==="error",O=/^(?:module|provider|version|package|constraint|lock)-/,
h="not allowed";function r(g,v){const R=g.length;if(R===0)return[`no registry hosts to check${v}`];const{skipped:X=[],checked:b=[]}=Object.groupBy(g,Ee=>(0,P.JR)(
Ee)?"skipped":"checked"),{fails:F,unchecked:z,works:V}=P.nx,Z=(Ee,le)=>le.length===0?[]:[{words:Ee,count:le.length}],W=[...Z(F,b.filter(P.DI)),...Z(h,X.filter(P.
DI)),...Z(z,X.filter(P.b))],Q=[...Z(V,b),...Z(P.nx.skipped,X)],[se,...ce]=W.length>0?W:Q,te=b.filter(Ee=>(0,P.sG)(Ee)==="warns").length,he=R===1?"":`${te} ${W.length>
0?"more ":""}`,ae=se?.words===h||se?.words===z?se.count===1?"is ":"are ":"";return[`${R===1?"1 registry host":(0,j.GH)(se?.count??0,R,"registry hosts")}${v} ${ae}${se?.
words}`,...ce.map(({count:Ee,words:le})=>`${Ee} ${le}`),...te===0?[]:[`${he}with warnings`]]}function i(g){const v=(0,P.hm)(g);if(v===null||v==="notice")return[];
const R=g.filter(({severity:V})=>V===v),X=(0,j.eb)(R).length,b=new Set((0,j.Dx)(R).map(({file:V})=>V)).size,F=X>0?`files of ${(0,f.px)(X,"repository")}`:(0,f.px)(
b,"file"),z=R.some(V=>(0,D.Xd)(V)===null);return[...b>0?[`${v}s in ${F}`]:[],...z?[`${v}s in settings or credentials`]:[]]}function t({roots:g,findings:v},R){const X=g.
filter(({directory:se})=>se!==E.cd.file),[b]=(0,P.Yn)(X,({rows:se})=>se),F=({directory:se})=>se,z=new Set([...b.map(F),...a(v)]);if(z.size===0)return null;const V=new Set(
[...X.map(F),...z]).size,Z=new Set(Array.from(z,w._M)).size,W=V<2?"":` in ${(0,j.GH)(z.size,V,"root modules")}`,Q=R<2?"":` (${(0,j.GH)(Z,R,"repositories")})`;return`\
init fails${W}${Q}`}function n(g,{repositories:v}){const R=g.files.filter(({severity:X})=>X==="error");return t(g,v.length)??i(R)[0]??null}const s=({problem:g,severity:v})=>g.
code==="cloud-token"&&v==="error",a=g=>(0,j.Dx)(g.filter(s)).map(({file:v})=>{const{path:R}=(0,w.bH)(v);return`${v.slice(0,v.length-R.length)}${(0,y.jt)(R)||"."}`}),
c=50,e=3,l=2;function d(g){const{shown:v,more:R}=(0,f.zN)(g,c);return R===0?v:[...v,`and ${(0,f.px)(R,"more remark")}`]}function u(g){const v=(0,j.YC)(g).some(({
length:W})=>W===w.WD),X=g.roots.flatMap(({rows:W})=>W.flatMap(Q=>Q.platforms)).some(({available:W})=>W),b=g.files.filter(({exclude:W,severity:Q})=>W&&Q!=="notic\
e"),F=[...new Set(b.flatMap(({exclude:W})=>W??[]))],z=(0,j.eb)(b).length>0?" where their files are read":"",V=`${(0,f.px)(b.length,"finding")} in tests, example\
s or templates, where errors are warnings`,Z=`to skip such files, set \`exclude\`${z}: ${(0,f.K4)(F,e,f.dh)}`;return[...v?[`lists of places end after ${w.WD} pl\
aces`]:[],...b.length>0?[`${V}; ${Z}`]:[],...X?["signatures of provider packages were not verified"]:[]]}const m="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_C\
ERT_FILE SSL_CERT_DIR".split(" ");function M({findings:g},v){const R=m.flatMap(b=>{const F=v[b]||b.endsWith("Y")&&v[b.toLowerCase()];return F?`${b} (${(0,f.dh)(
F.slice(F.lastIndexOf("@")+1))})`:[]});return g.some(b=>b.problem.obstacle||(0,p.zv)(b))&&R.length>0?[`connections used ${R.join(", ")}`]:[]}function k({hosts:g},v){
const{scan:R,repositories:X}=v,{length:b}=g.filter(({requirements:Z})=>Z.some(({because:W})=>W.some(Q=>typeof Q!="string"))),F=`${(0,f.px)(R.usages,"usage")} of\
 ${(0,f.px)(b,"registry host")}`,z=b===0?"no registry host is used":F;return X.length>0?`${z} in ${(0,f.px)(X.length,"repository")}`:R.files===0?R.durationMs===
0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,f.px)(R.files,"file")} (${(0,C.tY)(R.bytes)})`} in ${(0,C.kJ)(R.durationMs)}: ${z}`}function _({hosts:g},{
depth:v}){const R=g.filter(F=>["works","warns"].includes((0,P.sG)(F))&&F.requirements.some(({service:z,because:V})=>(z===I.e$||z===I.xq)&&V.some(W=>typeof W!="s\
tring")));return v!=="discovery"||R.length===0?[]:[`not checked at ${(0,f.K4)(R,l,({visit:F})=>(0,A.nx)(F.host))}: versions of modules and providers, and whethe\
r tokens are accepted; to check them, set \`depth: versions\``]}function T(g,v){const{dialect:R,durationMs:X,scan:b,remarks:F}=v,{findings:z,ignored:V}=g,Z=(0,C.
H8)(z)||"no findings",W=V>0?`${Z}, ${V} ignored`:Z,se=g.hosts.length===0&&b.files===0?"":` for ${(0,C.QI)(R)} (${R.why})`,ce=k(g,v);return[`${W}; checked in ${(0,C.
kJ)(X)}${se}`,...ce===null?[]:[ce],...F]}}),8294:((re,G,o)=>{o.d(G,{$U:()=>n,Eu:()=>O,QU:()=>S,To:()=>a,bI:()=>c,fj:()=>r,iX:()=>e,tK:()=>i,z2:()=>s});var p=o(8032),
E=o(255),f=o(1780),D=o(7057),w=o(9432),A=o(9615),y=o(4481);const I="write the token into the file, or remove its block",P="store the token in the helper, which \
must print {} for a host without one",C={terminal:"set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it:\
 GitHub replaces a missing secret with an empty string"},j=(m,{source:M},k,_)=>(0,A.CC)(m,{message:(0,f.xI)`the token from ${(0,f.LA)(M)} ${k}`,flaw:k,..._}),S=m=>j(
"credentials-empty",m,"is empty",{help:(0,A.Lw)(m.isInFile?I:(0,y.zT)(m.source)?P:C)}),$={length:["is longer than 64 KiB and is not sent","store only the token"],
"control character":["contains a line break or another control character, which no client can send","store the token again without the line break at its end"],bearer:[
'begins with "Bearer ", which the clients add a second time','store only the part after "Bearer "'],quotes:["is enclosed in quotation marks, which are sent with\
 it","store the token without the quotation marks"],"outer white space":["begins or ends with white space, which is sent with it","store the token without the w\
hite space around it"],"inner white space":["contains white space","check whether two values were pasted together"],"not ASCII":["contains characters beyond ASC\
II, which many servers misread","copy the token again: a hyphen or quotation mark may have been replaced"]};function O({slip:m,...M}){const[k,_]=$[m];return j("\
credentials-malformed",M,k,{help:_,...m!=="control character"&&m!=="length"&&{severity:"warning"}})}const h=`has fewer than ${D.Il} characters and is not redact\
ed where a server repeats it`,r=m=>j("credentials-short",m,h,{help:"check whether the stored value is the whole token; store it again or create a longer one"}),
i=m=>(0,A.CC)("credentials-differ",{message:(0,f.xI)`for host ${(0,f.SP)(m.host)}, ${t(m.first)} and ${t(m.other)}`,help:(0,f.xI)`set the token for both clients in ${(0,f.
LA)((0,E.fK)(m.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),t=({client:m,source:M})=>M===null?`${p.bB[m]} fi\
nds no token`:(0,f.xI)`${p.bB[m]} uses the token from ${(0,f.LA)(M)}`,n=({host:m,service:M,...k})=>(0,y.ti)("credentials-missing",(0,f.xI)`host ${(0,f.SP)(m)} requires a token${M===
null?"":` for ${M}`}`,(0,y.nP)(m),k),s=m=>(0,A.CC)("credentials-near-miss",{message:(0,f.xI)`${(0,f.LA)(m.variable)} seems to be meant for host ${(0,f.SP)(m.host)}, but ${m.
why}`,help:(0,f.xI)`rename it: ${(0,y.yN)(m.write)}`}),a=({host:m,other:M,source:k,service:_,isSent:T,isNotice:g})=>(0,A.CC)("credentials-other-host",{message:(0,f.
xI)`the clients do not send the token for ${(0,f.KT)(M)} from ${(0,f.LA)(k)} ${_===null?"after the redirect of":`to ${_} of host`} ${(0,f.KT)(m)}: they send ${T?
(0,f.xI)`the token of ${(0,f.KT)(m)}`:"none"}`,help:_===null?(0,f.xI)`make the discovery document of ${(0,f.KT)(m)} public, or serve it at ${(0,f.KT)(m)} itself`:
(0,f.xI)`set the token for ${(0,f.KT)(m)}, and the clients send it to ${(0,f.KT)(M)}`,...g&&{severity:"notice",affects:[]}}),c=({host:m})=>(0,A.CC)("credentials\
-unused",{message:(0,f.xI)`the tokens input has a token for host ${(0,f.SP)(m)}, which is not checked`,help:"write the host as in the files, including its port,\
 or remove the line"});function e(m){const{host:M,token:k,source:_,challenge:T,contentType:g,...v}=m,X=k==="none"&&T===null&&!g?.includes("json")&&v.status===403&&
(0,w.VW)(M)===null,b=X?"may not be a registry":k==="sent"?(0,f.xI)`rejected the token from ${(0,f.LA)(_??"")}`:"requires authentication credentials",F=T===null?
"":`, and asks for ${T} authentication`,z=!X&&v.url===`https://${M}/.well-known/terraform.json`;return(0,A.CC)("document-unauthorized",{message:(0,f.xI)`host ${(0,f.
KT)(M)} ${b}: ${(0,w._r)(v,z)}${F}`,help:(0,w.NM)({...v,asked:M},X?d:u(m)),isUnsent:(0,y.wt)(m)})}const l="make the discovery document public",d={operator:`${l}\
, or return 404 if the host has no services`,user:(0,w.Wt)([])};function u({host:m,token:M,source:k,status:_,challenge:T}){const g=(0,w.qZ)(m);if(T!==null){const v=`\
exempt /.well-known/terraform.json from ${T} authentication`,R=(0,f.xI)`ask the operator of ${(0,f.KT)(m)} to ${v}`;return{operator:v,user:R,guest:g,note:"the c\
lients send Bearer tokens only, so no token helps"}}switch(M){case"sent":{const v=_===403?"may read this host":"is complete and for this host",R=(0,f.xI)`check that the token ${v}, or ${(0,y.
qV)(k??"",m)}`;return _===403?{...(0,A.Lw)(R),guest:g}:(0,A.Lw)(R)}case"none":return{operator:(0,y.nP)(m,`, or ${l}`),besides:l,user:(0,y.nP)(m),guest:g};case"d\
ropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:(0,f.xI)`configure ${(0,f.KT)(m)} to respond itself, or ${l}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),8936:((re,G,o)=>{
o.d(G,{Er:()=>i,P0:()=>O,P6:()=>I,Qs:()=>$,T0:()=>A,U2:()=>r,e4:()=>t});var p=o(1780),E=o(9432),f=o(9176),D=o(9615);const w={"no-such-host":"does not resolve: n\
o such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},A=({
host:n,why:s})=>(0,D.CC)("host-unknown",{message:(0,p.xI)`${(0,p.KT)(n)} ${w[s]}`,help:s==="no-such-host"?"check the spelling, and that this machine can resolve\
 the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:w[s].replace(/.*: /,"")}}),y={refused:"refuse\
d the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: n\
o route to its network"};function I({host:n,error:s}){if(typeof s=="object"&&"proxy"in s)return(0,D.CC)("host-unreachable",{message:(0,p.xI)`${(0,p.KT)(n)} is unreachable: ${s.
proxy}`,help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(s.proxy),help:f.
TG}});const a=typeof s=="string"?y[s]:`is unreachable (${s.code})`,c="check that the host is up",e="check that a firewall or proxy lets this machine connect to \
it";return(0,D.CC)("host-unreachable",{message:(0,p.xI)`${(0,p.KT)(n)} ${a}`,operator:`${c}, and ${e}`,besides:c,user:e,guest:`${e}; otherwise ${(0,E.B9)(n)}`,obstacle:{
verb:"cannot connect to",what:a.replace("is unreachable: ","")}})}const P={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not \
respond",help:"check the DNS resolver of this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is u\
p, and that a firewall does not drop packets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish it\
s response",help:""}},C="serve the document as a static file",j=({asks:n})=>n==="document"?C:"find out what the server waits for, such as its storage",S=n=>n.map(
({name:s,attemptMs:a,retries:c})=>{const e=Number.isFinite(a)?(0,E.YA)(a):"without a limit",l=c===0?"":` in each of ${c+1} attempts`,d=s.includes(" and ")?"wait":
"waits";return`${s} ${d} ${e}${l}`}).join(", ");function $(n){if(n.phase==="complete")return(0,D.CC)("host-timeout",{message:(0,p.xI)`${(0,p.KT)(n.host)} took ${(0,E.
YA)(n.tookMs)} to return its discovery document; ${S(n.releases)}`,operator:C,affects:[...new Set(n.releases.map(({client:l})=>l))]});const{verb:s,failed:a,help:c}=P[n.
phase],e=n.limitMs===null?"in time":`within ${(0,E.YA)(n.limitMs)}`;return(0,D.CC)("host-timeout",{message:(0,p.xI)`${(0,p.KT)(n.host)} ${a} ${e}`,help:c||{operator:j(
n),guest:(0,E.B9)(n.host)},...s&&{obstacle:{verb:s,what:a.replace(/.*: /,"")}}})}const O=({host:n,error:s})=>(0,D.CC)("host-protocol",{message:(0,p.xI)`the response of ${(0,p.
KT)(n)} is not valid HTTP (${s})`,operator:"check that the port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in\
 the address"}),h={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the b\
ody,"};function r({host:n,phase:s,tookMs:a,limitMs:c,...e}){const l=`(limit ${(0,E.YA)(c)}); ${h[s.name]} took ${(0,E.YA)(s.ms)}`;return"url"in e?(0,D.CC)("host\
-slow",{message:(0,p.xI)`${(0,p.KT)(e.url)} took ${(0,E.YA)(a)} to answer ${l}`,operator:j({asks:"answer"})}):(0,D.CC)("host-slow",{message:(0,p.xI)`${(0,p.KT)(
n)} took ${(0,E.YA)(a)} to return its discovery document ${l}`,operator:C,note:S(e.releases)})}const i=({host:n,attempts:s,failure:a,releases:c})=>(0,D.CC)("hos\
t-recovered",{message:(0,p.xI)`discovery of ${(0,p.KT)(n)} succeeded at attempt ${s}; the first attempt failed: ${a}`,operator:"find out why the host fails inte\
rmittently",note:c.length===0?"init succeeded, because the CLI retries discovery":`init with ${c.map(({name:e})=>e).join(" and ")} would have failed`});function t(n,s){
const[{verb:a,help:c=f._$[a]}]=s,[e="",...l]=n,d=l.length===0?(0,p.KT)(e):`any of ${n.length} hosts`,u=l.length===0&&a==="cannot connect to";return(0,D.CC)("mac\
hine-network",{message:(0,p.xI)`this machine ${a} ${d}: ${(0,E.K4)([...new Set(s.map(({what:m})=>m))],3)}`,help:u?`${c}; otherwise ${(0,E.B9)(e)}`:c})}}),9176:((re,G,o)=>{
o.d(G,{M8:()=>D,TG:()=>p,_$:()=>f});const p="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terra\
form and OpenTofu read too; the proxy may have to allow the host",E="if this network has a proxy, set HTTPS_PROXY",f={"cannot resolve":`check the network connec\
tion of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${E}`,"cannot connect to":`check the network connection of this ma\
chine, that a firewall lets it connect, and that the hosts are up; ${E}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sig\
n in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.js\
on"};function D(w,{page:A,url:y,asked:I}){const P=URL.parse(y)?.host,C=P===I,j=C&&w.code==="document-status";if(A===null||A.kind==="other"||j)return w;const S=`\
a ${A.kind} page${C?"":` at ${P}`} ("${A.title}") answers`;return{...w,obstacle:{verb:"does not reach",what:S,isCommon:C}}}}),1098:((re,G,o)=>{o.d(G,{Dr:()=>$,EK:()=>C,
Fu:()=>h,dF:()=>O,vs:()=>y,y7:()=>P});var p=o(255),E=o(1780),f=o(5106),D=o(9432),w=o(9615),A=o(4481);function y({host:r,service:i,...t}){const n=i===f.OZ?"the c\
loud block":"the remote backend",s=(0,A.nP)(r),a=(0,p.pk)(r)===r?(0,E.xI)`run \`terraform login ${(0,E.KT)(r)}\` or \`tofu login ${(0,E.KT)(r)}\`, or `:"",c={...s,
terminal:(0,E.xI)`${a}${s.terminal}`},e=(0,E.xI)`${n} requires a token for ${(0,E.SP)(r)}`;return(0,A.ti)("cloud-token",e,c,t)}const I={organization:"`organizat\
ion`",workspaces:"`name` in `workspaces`"};function P({block:r,lacks:i,isOpen:t}){const n=r==="cloud block"?`set ${i.map(s=>f.uW[s]).join(" and ")}`:"give it to\
 `init` with -backend-config in TF_CLI_ARGS_init";return(0,w.CC)("cloud-incomplete",{severity:t?"notice":"error",message:`the ${r} has no ${i.map(s=>I[s]).join(
" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${n}, also for this check`})}const C=({
url:r,version:i})=>(0,w.CC)("cloud-version",{message:(0,E.xI)`${(0,E.KT)(r)} returned ${i===null?"no TFP-API-Version":`TFP-API-Version ${(0,D.dh)(i)}`}; the cloud block requires 2.5 or later`,
operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `c\
loud`'}),j=r=>"why"in r?(0,E.xI)`the response of ${(0,E.KT)(r.url)} ${(0,D.dh)(r.why)}`:(0,D._r)({...r,page:null}),S=(r,i,t)=>"status"in r&&[401,403,404].includes(
r.status)?t:{operator:(0,E.xI)`check the logs of ${(0,E.KT)(i)}, and that the URL of the service is that of its API`},$=({host:r,organization:i,source:t,...n})=>(0,w.
CC)("cloud-organization",{message:(0,E.xI)`the organization ${i} at ${(0,E.KT)(r)} cannot be read: ${j(n)}`,help:S(n,r,(0,E.xI)`check the name of the organization, and that the token from ${(0,E.
LA)(t)} is valid and belongs to a member`)}),O=r=>(0,w.CC)("cloud-workspace",{message:(0,E.xI)`the workspace ${r.workspace} of ${r.organization} at ${(0,E.KT)(r.
host)} cannot be read: ${j(r)}`,help:S(r,r.host,"check that the token may read the workspace")}),h=({host:r,organization:i,workspace:t})=>(0,w.CC)("cloud-worksp\
ace-missing",{message:(0,E.xI)`${i} at ${(0,E.KT)(r)} has no workspace ${t} that the token may read; init would create it`,help:"no change is required if the wo\
rkspace is new; otherwise correct its name"})}),2801:((re,G,o)=>{o.d(G,{AO:()=>j,U7:()=>C,n3:()=>S,nD:()=>h,ro:()=>O,sC:()=>P,wp:()=>I});var p=o(1780),E=o(2432),
f=o(9432),D=o(9615);const w=({file:i,line:t})=>`${(0,f.dh)(i)}:${t}`,A={download:["source","the source is downloaded from","use a source on an allowed host"],backend:[
"backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function y(i){
if(i.host===""){const[e]=A["use"in i?i.use:"download"];return[`the host of this ${e} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole\
 address as a literal, with its host after the scheme"]}const t=(0,p.xI)`${(0,p.KT)(i.host)}, which is not in \`allowed-hosts\``;if("service"in i)return[(0,p.xI)`${i.
service} of ${(0,p.KT)(i.registry)} is on ${t}`,"use another registry"];if("package"in i)return[(0,p.xI)`the package of ${i.package} is downloaded from ${t} and was not contacted`,
"use another module or provider"];if("use"in i){const[,e,l]=A[i.use];return[(0,p.xI)`${e} ${t}`,l]}const n=(0,p.xI)`host ${(0,p.KT)(i.host)} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in i))return[n,"use an allowed registry"];const{place:s,clients:a}=i.implied,c=`${w(s)} names no host, and this is the default of ${(0,f.eZ)(a)}`;
return[(0,p.xI)`${n}; ${c}`,"name an allowed registry there"]}function I(i){const[t,n]=y(i),s=i.host===""?n:(0,p.xI)`${n}, or add ${(0,p.KT)(i.host)} to \`allowed-hosts\``;
return(0,D.CC)("host-not-allowed",{message:t,help:s})}const P=({count:i})=>(0,D.CC)("allowlist-incomplete",{message:`the packages of ${(0,f.px)(i,"module")} fro\
m registries, Git or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as w\
ell"}),C=({host:i})=>(0,D.CC)("host-generic",{message:(0,p.xI)`${(0,p.KT)(i)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),j=({host:i,address:t,asks:n})=>t==="metadata"?(0,D.CC)("host-private-redirect",{message:(0,p.xI)`${(0,p.KT)(
i)} is the address of ${/^(?:kubernetes|openshift)\b/.test(i)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,D.CC)("host-private-redirect",{message:(0,p.xI)`a public host ${n==="document"?"redirects":"leads"} to ${(0,p.
KT)(i)}, which has a ${t} address and was not contacted`,help:`if ${n==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
S=({host:i,thrown:t})=>(0,D.CC)("host-check-crashed",{message:(0,p.xI)`${(0,p.KT)(i)} was not checked completely, because of a bug in tf-disco ${E.xv}: ${$(t)}`,
help:(0,p.xI)`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,p.KT)(i)}\` to \`ignore\``});function $(i){if(!(i instanceof
Error))return(0,f.dh)(String(i));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(i.stack??"")?.[1];return(0,f.dh)(String(i))+(t===void 0?"":` (${t})`)}const O=({host:i})=>(0,D.
CC)("host-http2",{message:(0,p.xI)`${(0,p.KT)(i)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,p.
xI)`enable HTTP/1.1 on ${(0,p.KT)(i)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function h({host:i,stopped:t,
isBegun:n,unchecked:s,total:a}){const c=n?" completely: its visit was under way when":":";return(0,D.CC)("host-not-checked",{message:(0,p.xI)`${(0,p.KT)(i)} was not checked${c} ${(0,f.
Cw)(t)}, with ${s} of ${a} hosts not checked`,help:r[t.kind]})}const r={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),4481:((re,G,o)=>{o.d(G,{$w:()=>C,nP:()=>j,pt:()=>P,qV:()=>$,ro:()=>A,ti:()=>r,to:()=>i,uK:()=>y,wt:()=>I,yN:()=>O,zT:()=>S});var p=o(
8032),E=o(255),f=o(1780),D=o(9432),w=o(9615);const A="this pull request needs no change; run the check where the secret is available, for example on the main br\
anch",y={because:"the host limits the requests of this machine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurren\
cy`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs"},I=({token:t})=>t==="dropped"||t==="withheld";function P({
host:t,token:n,source:s},a){const c=a===null?"sent":(0,f.xI)`sent to ${(0,f.KT)(a)}`,e=(0,f.xI)`the token for ${(0,f.KT)(t)} from ${(0,f.LA)(s??"")} was`;switch(n){case"\
none":return(0,f.xI)`no token was found for ${(0,f.KT)(t)}`;case"sent":return(0,f.xI)`${e} ${c}`;case"dropped":return(0,f.xI)`${e} not ${c}, because the CLIs drop it at a redirect to another host`;case"\
withheld":return(0,f.xI)`${e} not ${c}, because the URL is not https; the CLIs do send it`}}function C({host:t,token:n},s,a,c){const e=(0,p.n3)(t)?(0,D.qZ)(t):void 0;
switch(n){case"none":return{...(0,w.Lw)(j(t)),guest:e};case"sent":return(0,w.Lw)(c);case"dropped":return{operator:(0,f.xI)`serve ${s} without the redirect to ${a===
null?"another host":(0,f.KT)(a)}`};case"withheld":return{operator:`serve ${s} at an https URL`}}}function j(t,n="",s=""){const a=(0,E.Fq)((0,f.pj)((0,f.FS)((0,f.
KT)(t)))),[c]=a.ok?(0,E.fK)(a.value):[],e="${{ secrets.REGISTRY_TOKEN }}",l=(0,f.xI)`run \`terraform login ${(0,f.KT)(t)}\``;return{terminal:(0,f.xI)`${s}${c===
void 0?l:O(c)}${n}`,workflow:(0,f.xI)`${s}add the line "${(0,f.KT)(t)}=${e}" to the tokens input${c===void 0?"":(0,f.xI)`, or "${(0,f.LA)(c)}: ${e}" to env`}${n}`}}
const S=t=>t.startsWith("credentials helper ");function $(t,n){const a=S(t)||/credentials\.tfrc\.json:\d+$/.test(t)?(0,f.xI)` (run \`terraform logout ${(0,f.KT)(
n)}\` before \`terraform login\`)`:"";return(0,f.xI)`store a new one in ${(0,f.LA)(t)}${a}`}const O=t=>/^\w+$/.test(t)?(0,f.xI)`export ${(0,f.LA)(t)}=…`:(0,f.
xI)`env '${(0,f.LA)(t)}=…' terraform init`;function h({isFork:t,searched:n,notRead:s}){if(t)return"secrets are withheld from pull requests of forks";const[a,c]=[
n,s].map(l=>(0,f.XT)(l,l.length,f.LA)),e=s.length===0?"":(0,f.xI)`; not read: ${c??""}`;return(0,f.xI)`no token was found (searched: ${a??""}${e})`}function r(t,n,s,a){
const c=(0,f.xI)`${n}, and ${h(a)}`;return a.isFork?(0,w.CC)(t,{message:c,help:A,severity:"notice"}):(0,w.CC)(t,{message:c,help:(0,w.Lw)(s)})}function i(t,n,s=""){
const{message:a,unexplained:c=a}=t;if("code"in n){const{flaw:l,help:d="",cures:u=(0,w.Lw)(d)}=n,m=l!==void 0&&(0,f.pj)(a).includes(`from ${s}`);return{...t,message:(0,f.
xI)`${a}; ${m?`it ${l}`:n.message}`,cures:u}}const e=n.isFork?{cures:(0,w.Lw)(A)}:{};return{...t,message:(0,f.xI)`${c}; ${h(n)}`,...e}}}),9029:((re,G,o)=>{o.d(G,
{j:()=>$,o:()=>O});var p=o(3024),E=o(5168),f=o(9968),D=o(2801),w=o(2170),A=o(255),y=o(9897),I=o(5106);let P=function(...n){return{withoutInstalled:P}=o.late([264],
1264),new.target?new P(...n):P(...n)},C=function(...n){return{thisMachine:C}=o.late([830],9837),new.target?new C(...n):C(...n)},j=function(...n){return{mergeMistakes:j}=
o.late([830],9837),new.target?new j(...n):j(...n)},S=function(...n){return{readCliConfig:S}=o.late([830],9837),new.target?new S(...n):S(...n)};function $(n,s,a,{
environment:c,directory:e},l=null){if(s.hostnames.length===0&&n.every(({needs:v})=>v.length===0))return{usages:n,remarks:[],findings:[],configs:[],releases:a.releases};
const u=O(s.cliConfig,a.clients,c,e).map(v=>h(v,e,s)),m=a.releases.map(v=>{const R=u.find(({client:X})=>X===v.client);return{...v,attemptMs:R?.requestTimeoutMs??
v.attemptMs}}),M=s.depth!=="discovery",k={root:e,plugins:l,releases:m,asksMirrors:M},T=n.some(({needs:v})=>v.some(({service:R})=>R===I.xq))?P(n,u,k):{usages:n,remarks:[],
findings:[]},g=[...u.flatMap(v=>v.findings),...T.findings];return{...T,findings:j(g),configs:u,releases:m}}function O(n,s,a,c=null){const e=C(a);return s.map(l=>S(
l,e,n,c))}function h(n,s,a){if(a.allowedHosts.length===0)return n;const c=r(s),e=n.files.filter(({path:T})=>(0,f.UO)(r(T),c)),l=new Set(e.map(({shown:T})=>T)),d=(0,E.
Ol)(n).installation?.methods??[],u=n.forced.flatMap(({place:T,services:g})=>g.map(({value:v})=>({place:T,host:typeof v=="string"?t(v):null}))),m=[...d.flatMap(i),
...u].filter(({place:T,host:g})=>g!==null&&l.has(T.file)&&!(0,A.ev)(g,a)),M=m.map(({place:T,host:g})=>{const v=(0,D.wp)({host:(0,A.nx)(g??""),use:"configuration"});
return(0,w.kH)(v,{places:[T],clients:[n.client]})}),k=new Set(m.map(({place:T})=>T)),_=n.forced.filter(({place:T})=>!k.has(T));return{...n,forced:_,findings:[...n.
findings,...M]}}const r=n=>(0,f.N0)(()=>(0,p.realpathSync)(n),n);function i(n){const{kind:s,place:a}=n;return s==="network"?[{place:a,host:(0,A.Pm)(n.url)}]:s!==
"local"||n.path!==null?[]:[{place:a,host:(0,A.yo)(`https://${n.shown}`)??y.IZ}]}const t=n=>/^([a-z][a-z\d+.-]*:|\/\/)/i.test(n)?(0,A.yo)(n.replace(/^\/\//,"http\
s://"))??y.IZ:null}),7232:((re,G,o)=>{o.d(G,{o0:()=>Fe,SQ:()=>Ne});var p=o(3916),E=o(9373),f=o(5324),D=o(6889),w=o(3114),A=o(1011),y=o(3096),I=o(3298),P=o(4756),
C=o(2170),j=o(5243),S=o(9897),$=o(1250),O=o(3024),h=o(6760),r=o(9968);const i={files:1e6,directoryFiles:5e4};function*t(K,L=(0,f.f5)(),x=i){const U=new n(K,L,x);
for(const B of K.scan){const N=(0,f.kI)(U.root,B);"path"in N?yield*U.walkFrom(N):yield{name:B,files:[],notes:[N]}}for(const B of L.called)yield*U.readCalled(B)}
class n{root;checkout;isExcluded;facts;limits;selected;files=0;constructor(L,x,U){this.root=(0,O.realpathSync)(L.root),this.checkout=(0,f.ET)(L),this.isExcluded=
(0,f.Ls)(L.exclude),this.facts=x,this.limits=U,this.selected=L.scan.length>1?new Set:null}*walkFrom(L){const{path:x,name:U,glob:B,file:N}=L,Y=[{path:x,name:U,depth:0,
isSelected:B===void 0&&N===void 0}];for(let J=Y.pop();J!==void 0;J=Y.pop()){const ee=(0,f.KG)(J);if(yield this.read(L,J,ee),L.file!==void 0||this.files>this.limits.
files)return;if(!("problem"in ee))for(const q of this.findDirectories(L,J,ee))Y.push(q)}}*readCalled(L){const{directories:x,links:U,linked:B}=this.facts;for(const J of(0,y.
eH)(L))B.delete(J);const N=x.has(L)?null:this.checkout.locate(L);if(N===null||(0,r.$r)(N).kind!=="directory")return;const H=(0,f.sq)((0,h.relative)(this.root,N));
if(H!==L&&U.set(L,H),!x.has(H)&&this.files<=this.limits.files&&!(0,y.eH)(H).some(this.isExcluded)){const J={path:N,name:H,depth:0,isSelected:!0},ee=(0,r.UO)(N,this.
root)?this.root:N;yield this.read({path:N,name:H,boundary:ee},J,(0,f.KG)(J))}x.has(H)&&x.add(L)}read(L,x,U){const{name:B}=x;if("problem"in U)return this.facts.directories.
add(B),{name:B,files:[],notes:[U]};const{files:N,notes:H}=this.findFiles(L,x,U);this.files+=N.length;const Y=this.limits.files;if(this.files>Y){const q=(0,C.ht)(
B,(0,P.ub)({kind:"files",max:Y}));return{name:B,files:[],notes:[...H,q]}}const J=N.filter(({isContext:q})=>q);if(N.length>0&&J.length===N.length)return{name:B,files:[],
notes:H};this.facts.directories.add(B);for(const{file:q,kind:ne}of J)(0,w.Ep)(ne)&&this.facts.unselected.push(q);return N.length>0&&U.some(q=>q.name===".terrafo\
rm")&&H.push(...this.readLeft(B)),{name:B,files:N,notes:H}}findFiles(L,x,U){const B=[],N=[],H=this.limits.directoryFiles;for(const Y of this.filesAmong(L,x,U))if("\
problem"in Y)N.push(Y);else if(B.length<H)B.push(Y);else{N.push((0,C.ht)(x.name,(0,P.ub)({kind:"directory",max:H})));break}return{files:B,notes:N}}*filesAmong(L,x,U){
const B=new Set;for(const H of U)if((0,w.tr)(H.name)&&!H.isDirectory()&&B.add(H.name),H.name===".spacelift")for(const Y of w.dN)this.addTool((0,y.Gz)(x.name,Y));
const N=h.posix.basename(x.name);for(const H of U){if(H.isDirectory())continue;const Y=(0,y.Gz)(x.name,H.name),J=(0,w.L8)(H.name,B,N);if(J===void 0){(0,w.Z8)(H.
name)&&this.addTool(Y),H.name.endsWith(".tfstate")&&!this.isExcluded(Y)&&this.facts.states.push(...(0,f.un)(Y,this.checkout));continue}const q={path:x.path+h.sep+
H.name,file:Y,kind:J,isContext:!this.select(L,x,Y)};H.isFile()?yield q:H.isSymbolicLink()?yield*this.follow(L,q):yield(0,C.ht)(Y,(0,P.WO)({what:"special-file",is:(0,r.
I)(H)}))}}readLeft(L){this.isExcluded((0,y.Gz)(L,".terraform"))||this.facts.states.push(...(0,f.rN)(L,this.checkout));const x=(0,f.Wj)(L,this.checkout);if("prob\
lem"in x)return[x];for(const U of x)this.facts.called.add(U.directory);return this.facts.installed.push(...x),[]}addTool(L){this.isExcluded(L)||this.facts.toolFiles.
push(L)}select(L,x,U){return!(x.isSelected||(0,f.$8)(L,U))||this.isExcluded(U)||this.selected?.has(U)?!1:(this.selected?.add(U),!0)}*follow(L,x){const U=(0,f.sT)(
(0,r.$r)(x.path),L);if(U===null)return;if(typeof U=="object")return yield(0,C.ht)(x.file,U);const B=(0,f.sq)((0,h.relative)(this.root,U));x.isContext||this.facts.
links.set(x.file,B),yield{...x,path:U,target:B}}findDirectories({glob:L},{path:x,name:U,depth:B,isSelected:N},H){return H.toReversed().flatMap(Y=>{if(Y.isSymbolicLink()&&
Y.name==="tests"&&this.facts.called.add((0,y.Gz)(U,"tests")),(0,f.G$)(Y.name))return[];const J=(0,y.Gz)(U,Y.name);if(this.isExcluded(J))return[];const ee=x+h.sep+
Y.name;if(Y.isSymbolicLink()&&(0,r.$r)(ee).kind==="directory"&&this.facts.linked.set(J,this.checkout.nameOf(J)),!Y.isDirectory())return[];const q=N||L!==void 0&&
h.posix.matchesGlob(J,L);return{path:ee,name:J,depth:B+1,isSelected:q}})}}let s=function(...K){return{dependsOnOthers:s}=o.late([276,631,797,938],2797),new.target?
new s(...K):s(...K)},a=function(...K){return{usagesOf:a}=o.late([276,631,797,938],2797),new.target?new a(...K):a(...K)},c=function(...K){return{declaredIn:c}=o.
late([276,631,797,938],2797),new.target?new c(...K):c(...K)},e=function(...K){return{isForeign:e}=o.late([276,631,797,938],2797),new.target?new e(...K):e(...K)},
l=function(...K){return{readModule:l}=o.late([276,631,797,938],2797),new.target?new l(...K):l(...K)};const d=25e4;function*u(K,L,x,U=d){const B=new m(L,x,U);yield*B.
collect(K);const N=yield*B.decideOpen();return B.result(N)}class m{items=[];notes=(0,A.G4)();knownSources=new Map;declared=[];signs=new $.j;counts={decided:0,open:0};facts;values;maxUsages;constructor(L,x,U){
this.facts=L,this.values=x,this.maxUsages=U}*collect(L){const{counts:x,facts:U}=this;for(const{name:B,files:N,notes:H}of t(L,U)){if(U.endedAt=B,yield U.files)return;
for(const J of H)this.notes.add(J);if(N.length===0)continue;if(this.isFull(x.decided+x.open,B))break;const Y=yield*l(N,U.files);if(Y===null)return;U.bytes+=Y.bytes;
for(const J of Y.notes)this.notes.add(J);this.add({directory:B,files:Y.files})}U.endedAt=null}*decideOpen(){const L=[];let x=!1;for(const U of this.items){if(!("\
files"in U)){L.push(U);continue}if(x||=this.isFull(this.counts.decided,U.directory),!x)if(yield this.facts.files)this.facts.endedAt??=U.directory,x=!0;else for(const B of this.
decide(U.files))L.push(B)}return L}result(L){const{facts:x,signs:U,declared:B}=this,N=[...L,...x.states.map(M)];return{...x,usages:N,declared:B,notes:this.notes.
all(),...U.end(L)}}add(L){const{files:x}=L,{facts:U}=this;U.files+=x.length;for(const N of c(x))this.declared.push(N);for(const N of x){const H=!e(N),Y=N.kind.class===
"terragrunt";H&&(U.isEmpty=!1),Y&&U.terragrunt.push(N.file),U.usesTerragrunt||=Y&&H,this.signs.addFile(N)}const B=x.some(s);for(const N of x)(B||!N.isContext)&&
this.addCalls(N);if(B){this.items.push(L);for(const{references:N}of x)this.counts.open+=N.length}else for(const N of this.decide(x))this.items.push(N)}addCalls({
file:L,references:x}){for(const{kind:U,row:B,value:N}of x){if(N===void 0)continue;const H=(0,j.Nj)(N.text)||B.grammar==="terragrunt"&&(0,S.GL)(N.text),Y=H||(0,S.
qC)(N.text).length>0;if(U==="module"&&(Y||N.kind==="pieces")&&this.facts.calls.push({source:N.text,file:L}),H&&B.position.includes("source"))for(const J of[(0,y.
jt)(L),(0,y.RO)((0,y.jt)(L))])this.facts.called.add((0,y.un)(J,N.text))}}decide(L){const{usages:x,notes:U}=a(L,this.values,this.knownSources);for(const B of U)this.
notes.add(B);return this.counts.decided+=x.length,x}isFull(L,x){const U=this.maxUsages;return L<U?!1:(this.notes.add((0,C.ht)(x,(0,P.ub)({kind:"usages",max:U}))),
!0)}}const M=({file:K,host:L,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:L,text:L,address:"state",place:{file:K,...C.wv},clients:[x],
isOverridden:!1,needs:[]});var k=o(1440),_=o(450);function T(K,L,x,{nameOf:U}){if(!(0,j.Nj)(L)){const[N=null]=(0,S.qC)(L).flatMap(H=>U(H)??[]);return N}const B=(0,y.
un)(K,L);return x.get(B)??B}const g=100;function v({usages:K,units:L},x){const U=(0,_.v)(L,A.CI);return[...K.flatMap(({calls:N,directories:H,text:Y,place:J})=>{
const ee=(0,y.jt)(J.file),q=(U.get(ee)??[]).flatMap(({item:fe})=>(0,A.CI)(fe));if(N===void 0&&H===void 0&&q.length===0&&(0,S.qC)(Y??"").length===0)return[];const ue=Object.
values(N??{}).flat(),oe=[Y,...ue.map(({source:fe})=>fe)].flatMap(fe=>fe??[]),ie=[ee,...(H??q).slice(0,g)];return oe.flatMap(fe=>(0,j.Nj)(fe)?ie.map(de=>(0,y.un)(
de,fe)):(0,S.qC)(fe).flatMap(de=>x.nameOf(de)??[]))}),...L.flatMap(A.CI)]}function R(K,L){const{usages:x,links:U,directories:B}=K,N=(ne,ue)=>{const oe=T(ne,ue,U,
L);return oe===null||(0,j.Nj)(ue)&&oe===(0,y.un)(ne,ue)?ue:`./${(0,p.relative)(ne,oe)}`},H=x.map(ne=>{const{kind:ue,text:oe,calls:ie,place:fe}=ne,de=U.size>0||ie!==
void 0||(0,S.qC)(oe??"").length>0;if(ue!=="module"||oe===null||!de)return ne;const _e=[{root:null,source:oe,version:null,isOpen:!1}],Pe=Object.entries(ie??{terraform:_e,
opentofu:_e}).map(([$e,Oe])=>{const be=(0,y.jt)(fe.file),Le=we=>we.source&&N(be,we.source);return[$e,Oe.map(we=>({...we,source:Le(we)}))]});return Pe.every(([,[
$e]])=>$e?.source===oe)&&ie===void 0?ne:{...ne,calls:Object.fromEntries(Pe)}}),Y=({directory:ne})=>B.has(ne)&&L.nameOf(ne)===ne,J=K.installed.filter(ne=>!Y(ne)&&
L.exists(ne.directory)),ee=new Map(J.map(({root:ne,directory:ue})=>{const oe=(0,P.a3)({what:"outside",path:ue});return[ue,(0,C.ht)((0,y.Gz)(ne,k.U4),oe)]})),q=[
...K.notes,...ee.values()];return{...K,usages:H,installed:K.installed.filter(Y),notes:q}}let X=function(...K){return{resolveValue:X}=o.late([276,631,797,938],2797),
new.target?new X(...K):X(...K)},b=function(...K){return{asWritten:b}=o.late([276,631,797,938],2797),new.target?new b(...K):b(...K)},F=function(...K){return{Instances:F}=
o.late([276,631,242],5242),new.target?new F(...K):F(...K)},z=function(...K){return{Terragrunt:z}=o.late([276,631,242],5242),new.target?new z(...K):z(...K)},V=function(...K){
return{withUnits:V}=o.late([276,631,242],5242),new.target?new V(...K):V(...K)};const Z=10;function*W(K,L=[]){const x=(0,f.ET)(K),U=new Set;for(let B=1;;B+=1){const N=(0,f.
f5)(U),H=ce(x,N,L),Y=(0,I.O)(()=>new z(H)),J=yield*u(K,N,Q(H,Y)),q=N.terragrunt.length>0?yield*V(J,Y()):J,ne=U.size;for(const oe of v(q,x))!q.directories.has(oe)&&
x.locate(oe)!==null&&U.add(oe);if(U.size===ne||q.endedAt!==null||B===Z)return R(q,x)}}function Q(K,L){const x=(0,I.O)(U=>(0,I.O)(B=>new F(K,U,B)));return({row:U,
place:B},N,H)=>{if(U.grammar==="terragrunt")return se(L(),B.file,N);const Y=U.evaluation?.[H];if(Y===void 0)return b(N);const J=x(H)(Y);if(J.effort.isSpent)return b(
N);const ee=({scope:oe,from:ie,root:fe})=>(oe.effort.renew(),{...X(N,oe),from:ie,root:fe}),q=(0,y.jt)(B.file),ne=ee(J.unknown(q));if(ne.isWhole)return[[ne]];const ue=Map.
groupBy(J.of(q),({use:oe})=>oe);return Array.from(ue.values(),oe=>oe.map(ee))}}function se(K,L,x){if(K.effort.isSpent)return b(x);const U=N=>({...X(x,N),from:null}),
B=K.includedScopes(L).map(N=>[U(N)]);return B.length===0?[[U(K.scopeOf(L))]]:B}function ce(K,{calls:L,links:x,terragrunt:U},B){const N=new Set(B),H=(0,I.O)(me),
Y=(J,ee)=>T(J,ee,x,K);return{files:K,calls:(0,I.O)(()=>he(L,Y)),leadsTo:Y,terragrunt:U,isSet:J=>N.has(J),setBy:J=>{const ee=`TF_VAR_${J}`;if(N.has(ee))return ee;
const q=H(K).get(J);return q===void 0?null:`${ee} in ${q}`}}}const te=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function he(K,L){const x=new Map,U=new Set;
for(const{source:B,file:N}of K){const H=(0,y.jt)(N),Y=L(H,B);Y!==null?x.set(Y,(x.get(Y)??new Set).add(H)):te.test(B)&&U.add(H)}return{callers:x,dynamic:U}}const pe="\
.github/workflows",ae=200;function me(K){const L=new Map,x=K.list(pe).filter(U=>/\.ya?ml$/.test(U));for(const U of x.slice(0,ae)){const B=`${pe}/${U}`,N=K.read(
B)??"";for(const[,H,Y]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const J=H??Y??"";L.has(J)||L.set(J,B)}}return L}var Ee=o(9119),le=o(8032),Me=o(
4515),ye=o(2172),ke=o(9059),Te=o(8339),Ie=o(2485);const ge=100;function Re(K,L){const x=Ue(L),U=K.flatMap(H=>{const{kind:Y,version:J,directories:ee,isOverridden:q,
replacedFor:ne}=H,ue=/^(module|test_module|terragrunt_source)$/.test(Y),oe=J!==void 0||ee!==void 0&&!L.isStrict;if(!ue||q||oe)return[];const fe=H.clients.filter(
_e=>!ne?.includes(_e)).flatMap(_e=>{const ve=x(H,_e);return ve===null?[]:{client:_e,reason:ve}}),[de]=fe;return de===void 0?[]:{usage:H,reason:de.reason,clients:fe.
map(({client:_e})=>_e)}}),B=(0,I.O)(()=>Ke(L));return[...Map.groupBy(U,({reason:H})=>H.paths.at(-1)??"")].slice(0,ge).flatMap(([H,Y])=>{const J=(0,I.O)(({why:ee,
paths:q})=>ee==="outside"||ee==="skipped"?(0,P.a3)({what:ee,path:H}):(0,Te.Iz)({path:H,maker:ee==="created"?"`init`":B()(q)}));return Y.map(({usage:{place:ee,text:q},
reason:ne,clients:ue})=>{const oe=(0,Ie.Kc)(q??"");return(0,C.kH)(J(ne),{places:[ee],clients:ue,isPlaceholder:oe})})})}const Ce={throwIfNoEntry:!1},je=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ue({root:K,scan:L,units:x,directories:U,isStrict:B}){const{locate:N,nameOf:H}=(0,f.ET)({root:K,scan:L}),Y=(0,I.O)(q=>(0,r.N0)(()=>(0,O.statSync)((0,h.join)(
K,q),Ce)?.isDirectory()===!0,!1)),J=(0,I.O)(q=>{if(/^\.\.(\/|$)/.test(q)||Y(q)){const de=N(q)!==null;return de&&!B?null:{why:de?"skipped":"outside",paths:[q]}}const ue=q.
split("/"),oe=ue.map((de,_e)=>ue.slice(0,_e+1).join("/")),ie=oe.findIndex(de=>!Y(de));return(0,r.N0)(()=>{const de=(0,O.lstatSync)((0,h.join)(K,oe[ie]??""),Ce);
return de===void 0||de.isFile()},!1)?je.test(q)?B?{why:"created",paths:[q]}:null:{why:"missing",paths:oe.slice(ie)}:{why:"outside",paths:[q]}}),ee=(0,I.O)(q=>{const ne=x.
filter(oe=>oe.directory===q||oe.module===q);return ne.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[q,...ne.flatMap(A.CI)]});return(q,ne)=>{const ue=(0,y.jt)(q.
place.file),oe=q.kind==="test_module"?[(0,y.RO)(ue)]:[],ie=q.directories??[...oe,...ee(ue)],fe=(0,ye.MZ)(q,ne).flatMap(({source:de,isOpen:_e})=>{const ve=_e?q.evaluated?.[ne]?.
text??"":"";if(de===null&&B&&(0,j.Nj)(ve))return[{why:"skipped",paths:[ve]}];const Pe=!B&&/[$%]\{/.test(de??"");if(de===null||Pe)return[null];const De=(0,S.qC)(
de);if(De.length>0)return[De.some(Ve=>U.has(H(Ve)??".."))?null:{why:"outside",paths:[de]}];if(!(0,j.Nj)(de)||q.kind==="terragrunt_source")return[null];const $e=ie.
map(we=>(0,y.un)(we,de)),Oe=$e.filter(we=>!U.has(we));return(q.directories===void 0&&Oe.length<$e.length?[null]:Oe.map(J)).filter(we=>!q.directories||we?.why!==
"missing")});return fe.includes(null)?null:fe[0]??null}}const xe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Ke({root:K,exclude:L,
toolFiles:x}){const U=(0,f.ET)({root:K,scan:[]}),B=(0,I.O)(J=>({file:J,text:U.read(J)??""})),N=(0,I.O)(()=>[...(0,ke._X)({root:K,exclude:L},x)]),H=[".git/config\
.worktree",".git/config"].find(J=>/sparsecheckout\s*=\s*true/i.test(B(J).text)),Y=[...B(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return J=>{if(H!==
void 0)return H;const ee=J.at(-1)??"";if(Y.some(([,oe])=>(0,y.Gz)(ee,"").startsWith(`${oe}/`)))return".gitmodules";const q=ee.split("/");return[...q.flatMap((oe,ie)=>xe.
map(fe=>B((0,y.Gz)(q.slice(0,ie).join("/"),fe)))),...N()].find(({text:oe})=>J.some(ie=>We(oe,ie)))?.file??null}}function We(K,L){const x=L.split("/").toReversed(),
[U=""]=x;return!K.includes(U)&&!K.includes("*")?!1:(K.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(B=>{const N=B.split("/").filter(H=>!/^\.*$/.test(H));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===U:N.some((H,Y)=>(H===U||/\w\*|\*\w/.test(H)&&(0,p.matchesGlob)(U,H))&&x.slice(1,Y+1).every((ee,q)=>Be(
N[Y-q-1],ee)))})}const Be=(K="",L)=>K===L||/[$*{}]/.test(K);let Ae=function(...K){return{readTools:Ae}=o.late([276,631,797,938],2797),new.target?new Ae(...K):Ae(
...K)};async function Ne(K,L){const{directory:x,environment:U,stop:B,progress:N}=L,H={root:x,scan:K.scan,exclude:K.exclude},Y=W(H,Object.keys(U)),J=await(0,Me.nE)(
Y,B,ee=>N({kind:"scan",files:ee}));return Ge(J,K,(0,f.ET)(H))}function Fe({dialect:K,exclude:L,scan:x,allowedHosts:U},B,{environment:N,directory:H}){const Y=(0,I.
O)(()=>Ae({root:H,exclude:L},B.toolFiles)),J=!!N.TF_CLOUD_HOSTNAME,ee=x.length>0,q={setting:K,scan:ee?{...B,tools:Y,hasCloudHostname:J}:null},ne=(0,D.L2)(q),{clients:ue,
versions:oe}=ne,ie=(0,le.Eo)((0,le.tB)("terraform",oe)),fe=Oe=>ie||!(0,w.xO)(Oe),_e=(0,A.eI)((0,A.sw)(B.usages,ue),(0,le.d3)(ne)).filter(({place:Oe})=>fe(Oe.file)),
ve=U.length>0,De=[...Re(_e,{...B,...{root:H,scan:x,exclude:L,isStrict:ve}}),...ve?He(B):[]],$e=_e.some(({workspace:Oe})=>Oe?.lacks)&&Y().givesState;return{dialect:ne,
usedBy:()=>(0,D.rU)(ne,q.scan),usages:$e?_e.map(ze):_e,notes:[...(0,A.vH)(B.notes,ue).filter(Oe=>fe((0,C.W7)(Oe))),...De]}}function He(K){const{unselected:L,linked:x,
directories:U,units:B,unread:N,notes:H}=K,Y=new Set(H.flatMap(ee=>(0,C.Xd)(ee)?.file??[])),J=[...x].filter(([,ee])=>ee===null||!U.has(ee));return[...L.map(ee=>(0,C.
ht)(ee,(0,P.a3)({what:"unselected"}))),...J.map(([ee])=>(0,C.ht)(ee,(0,P.a3)({what:"linked"}))),...(0,Ee.jH)(N).map(ee=>(0,C.kH)((0,P.a3)({what:"generated"}),{places:[
ee]})),...B.flatMap(({directory:ee,module:q,unknown:ne})=>ne===null||q!==null||Y.has(ne.file)?[]:(0,C.kH)((0,P.a3)({what:"skipped",path:ee}),{places:[ne]}))]}function ze(K){
if(K.workspace?.lacks===void 0)return K;const{organization:L,name:x}=K.workspace;return{...K,workspace:{organization:L,name:x}}}function Ge(K,{roots:L,exclude:x},U){
const B=new Set(K.links.values());if(B.size===0)return K;const[N,H]=[(0,f.Ls)(L),(0,f.Ls)(x)],Y=le.Du.flatMap(ie=>[...(0,E.Pv)(K,ie).values()]),J=new Set(Y.flatMap(
E.s1)),ee=new Set(K.units.map(({directory:ie})=>ie)),q=(0,I.O)(ie=>J.has(ie)||ee.has(ie)||N(ie||".")?!1:U.list(ie).map(de=>(0,y.Gz)(ie,de)).every(de=>B.has(de)||
H(de)||!Se(de))),ne=ie=>B.has(ie)&&Se(ie)&&q((0,y.jt)(ie)),ue=K.usages.filter(({place:ie})=>!ne(ie.file)),oe=K.declared.filter(({place:ie})=>!ne(ie.file));return{
...K,usages:ue,declared:oe,notes:K.notes.filter(ie=>!ne((0,C.W7)(ie)))}}function Se(K){const L=(0,w.L8)((0,p.basename)(K),new Set,(0,p.basename)((0,p.dirname)(K)));
return L!==void 0&&L.class!=="terragrunt"}}),345:((re,G,o)=>{o.d(G,{s:()=>C});var p=o(3024),E=o(6760),f=o(9968),D=o(7811),w=o(9432),A=o(101),y=o(3152);let I=function(...r){
return{X509Certificate:I}=process.getBuiltinModule("node:crypto"),new.target?new I(...r):I(...r)};const P=4*1024*1024;function C(r,{environment:i,directory:t,wording:n=y.
w7}){const{settings:s,mistakes:a}=(0,y.P$)(r,n),c=$(s.caFile,n),e=S(i),l=[c,e].flatMap(_=>_.ok?[]:[_.why]),d=(0,f.N0)(()=>(0,p.statSync)(t).isDirectory(),!1),m=s.
scan.filter(_=>!/[*?[\]{}]/.test(_)).flatMap(_=>j(_,t,n)??[]),M=`GITHUB_WORKSPACE names ${(0,w.dh)(t)}, which is not a directory`,k=[...a,...l,...d?m:[M]];if(k.
length>0||!c.ok||!e.ok)throw new y.GN(k);return{...s,authorities:c.value,chooseProxy:e.value}}function j(r,i,{missingPath:t,setting:n}){const s=(0,E.resolve)(i,
r);return(0,p.existsSync)(s)?(0,f.N0)(()=>(0,p.accessSync)(s,p.constants.R_OK)===void 0,!1)?null:`${n("scan")} names ${s}, which this user may not read`:t(r,i)}
function S(r){try{return(0,D.Ju)((0,A.N)(r))}catch(i){if(i instanceof TypeError)return(0,D.TR)(i.message);throw i}}function $(r,{setting:i}){if(r===null)return(0,D.
Ju)(null);const t=(0,f.yR)(r,P),n=i("ca-file");if(!t.ok)return(0,D.TR)(`${n} "${r}" ${(0,w.mP)(t.failure)}`);const s=h(t.text);return s.ok?s:(0,D.TR)(`${n} "${r}\
" ${s.why}`)}const O=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function h(r){const i=r.match(O)??[];if(i.length===0)return(0,D.TR)("contains \
no certificate; expected PEM");try{for(const t of i)new I(t);return(0,D.Ju)(i.join(`
`))}catch(t){const n=t instanceof Error?t.message:t;return(0,D.TR)(`contains an invalid certificate: ${n}`)}}}),5440:((re,G,o)=>{o.d(G,{Qm:()=>O,TU:()=>j,i4:()=>t,
pb:()=>i,zt:()=>P});var p=o(7811),E=o(8339),f=o(2485),D=o(2213),w=o(255),A=o(5243),y=o(9897),I=o(3846);const P={host:null,isHostImplied:!1,needed:null},C=_=>({host:_,
isHostImplied:!1,needed:(0,w.Rt)(_)?"state":_}),j=_=>({host:_,isHostImplied:!0,needed:_}),S=_=>({host:_,isHostImplied:!1,needed:null}),$=_=>_===null?P:{...P,directHost:_},
O=_=>({...P,problem:_}),h=(_,T)=>O((0,E.DA)({reason:"rejected",error:_,advice:T}));function r(_,T,g){return g===null?_:{..._,problem:(0,E.My)({text:T,host:_.host,
advice:g})}}const i={module:l,"test-module":(_,T,g)=>{const v=(0,A.vL)(_,T).kind==="remote";return T==="opentofu"||!v?l(_,T,g):O((0,E.DA)({reason:"remote-in-tes\
t",text:_}))},provider:u,"locked-provider":m,"stack-component":M,stack:(_,T)=>{const g=(0,A.A)(_);return g.ok&&!_.startsWith(".")?S(g.value.host):{...M(_,T),isHostImplied:!1,
needed:null}},"stack-output":_=>{const[T="",...g]=_.split("/");return g.length===3?e(T,S):O((0,E.DA)({reason:"stack",text:_}))},terragrunt:k,host:_=>e(_,C),url:_=>$(
(0,D.Ul)(_)),"host-part":_=>$((0,D.D8)(_)),"state-path":_=>$((0,D.Bm)(_))};function t(_,T,g){if(_==="terragrunt"){const[,b]=/^tfr:\/\/([^/?]*)\//.exec(T)??[];return b!==
void 0?s(b,g):/^$|^t$|^tfr?$|^tfr:/.test(T)?void 0:a(T,g)}if(_==="url"&&/^postgres|=/i.test(T))return $(y.IZ);if(/^(url|host-part|state-path)$/.test(_))return a(
T,g);if(_!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(T))return a(T,g);const v=T.indexOf("/");if(v<0)return;const R=(0,A.
vL)(`${T.slice(0,v)}/a/b/c`,g);return R.kind!=="registry"?a(T,g):T.split("/").length<n?{...c(R),directHost:y.IZ}:c(R)}const n=4,s=(_,T)=>_===""?j((0,A.Vm)(T)):e(
_,C),a=(_,T)=>(0,A.Nj)(_)?P:$((0,y.uE)(_,T)),c=({host:_,hostImplied:T})=>T?j(_):C(_);function e(_,T){const g=(0,w.Pv)(_),v=(0,f.L6)(_);return g.ok?r(T(g.value),
_,v):O((0,E.k0)({text:_,error:g.why,advice:v}))}function l(_,T,g){if((0,A.Nj)(_)&&!g)return P;const v=(0,A.vL)(_,T),R=v.kind==="registry"?(0,p.Ju)(v):(0,A.rE)(_,
T);if(g&&!R.ok){const{why:z}=R,V=/^https?:/i.test(_)?{kind:"invalid",error:z}:v,W=/^(?:git\+\w+|ssh):/i.test(_)?null:(0,f.NM)(_,V,R),Q=/^[a-z0-9]+::/i.test(_)?"\
remote":v.kind;return W===null&&(Q==="local"||Q==="remote")?O((0,E.DA)({reason:`${Q}-with-version`,text:_})):h(z,W)}const X=(0,f.NM)(_,v,R);if(R.ok)return r(c(R.
value),_,X);if(v.kind==="invalid"){const z=_.includes("://")?{directHost:y.IZ}:{};return{...h(v.error,X??f.x3),...z}}if(v.kind!=="remote")return r(P,_,X);const{
refusal:b,host:F}=v;return b!==null?h(b,X??f.x3):F!==y.IZ||X!==null?r($(F),_,X):{...$(F),problem:(0,E.My)({text:_,host:F,advice:d})}}const d="write the host aft\
er the scheme, such as git::https://HOST/PATH";function u(_,T){const g=(0,I.mi)(_,T);switch(g.kind){case"registry":case"legacy":return g.hostImplied?j(g.host):r(
C(g.host),_,(0,f.cr)(_));case"builtin":return S(g.host);case"invalid":{const[v="",R]=g.error.split(`

`);return h(v,R??(0,f.cr)(_))}}}function m(_,T){const g=(0,I.mi)(_,T);if(g.kind==="invalid")return h(g.error,null);if(g.hostImplied)return O((0,E.DA)({reason:"l\
ocked-provider",text:_}));if(g.kind==="builtin")return S(g.host);const v=T==="opentofu"&&(0,I.Gi)(g);return{...C(g.host),needed:v?(0,A.Vm)(T):g.host}}function M(_,T){
if(_!==_.trim())return O((0,E.DA)({reason:"white-space",text:_}));if(_==="."||_==="..")return P;const g=(0,A.rE)(_,T);if(g.ok)return c(g.value);const v=(0,A.A)(
_);if(v.ok)return S(v.value.host);const R=(0,A.vL)(_,T);return R.kind==="invalid"?h(R.error,(0,f.NM)(_,R,g)):$(R.kind==="remote"?R.host:null)}function k(_,T){const[
g,v="",R=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(_)??[];if(g===void 0){if(_.startsWith("gitlab.com/"))return $("gitlab.com");if((0,y.GL)(_))return P;const b=(0,y.
cx)(_,"opentofu");if(!(b.ok&&(0,y.Of)(_,b.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(_)){const z=(0,y.cx)(_,T);return $(z.ok?z.value.host:y.IZ)}}const[X=""]=R.
split("//");return X.split("/").length!==3?O((0,E.DA)({reason:"terragrunt",text:_})):s(v,T)}}),3791:((re,G,o)=>{o.d(G,{o:()=>I,q:()=>y});var p=o(1780),E=o(9432),
f=o(9615);const D=P=>P===1?"1 module or provider was":`${P} modules and providers were`;function w(P){const{names:C}=P,j=(0,p.XT)(C,3,S=>(0,p.KT)((0,E.dh)(S)));
switch(P.what){case"inside":return(0,p.xI)`modules and providers inside ${j} were not checked`;case"direct":{const S=C.length-P.git,$=[...P.git>0?[`${(0,E.px)(P.
git,"module")} from Git`]:[],...S>0?[`${(0,E.px)(S,"module")} from an archive or bucket`]:[]];return(0,p.xI)`${$.join(" and ")} ${C.length===1?"was":"were"} not checked: ${j}`}case"\
open":return(0,p.xI)`${(0,E.px)(C.length,"module")} ${C.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${j}`;case"\
limit":return(0,p.xI)`max-requests (${P.max}) was reached, so ${D(C.length)} not checked: ${j}`;case"size":return(0,p.xI)`a response is longer than this check reads, so ${D(
C.length)} not checked: ${j}`;case"work":return(0,p.xI)`the answers of the registry take more work than this check does for one host, so ${D(C.length)} not checked: ${j}`;case"\
stopped":return(0,p.xI)`the check ended too early, so ${D(C.length)} not checked: ${j}`;case"contents":return(0,p.xI)`the checksums of ${(0,E.px)(C.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${j}`;case"getter":return(0,p.xI)`the package of ${(0,E.
px)(C.length,"registry module")} was not checked, because it is downloaded with ${P.getter}: ${j}`;case"units":return(0,p.xI)`${(0,E.px)(C.length,"Terragrunt un\
it")} ${C.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${j}`}}const A={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},y=P=>(0,f.CC)("not-followed",{message:w(P),help:A[P.what==="work"?"limit":P.what],...P.what==="work"&&{severity:"warning"}});function I({by:P,address:C,
constraint:j,newest:S,others:$}){const O=(0,p.xI)`${(0,E.dh)(P)} requires ${(0,p.KT)((0,E.dh)(C))}${j===null?"":` "${(0,E.dh)(j)}"`}`,h=S===null?"which the regi\
stry does not have":$.length>0?`which conflicts with ${(0,E.K4)($,3,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(S)}`;return(0,f.CC)("module-\
described",{message:(0,p.xI)`according to the registry, ${O}, ${h}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),4776:((re,G,o)=>{
o.d(G,{D0:()=>M,lz:()=>v,G9:()=>_});var p=o(9373),E=o(2170),f=o(9119),D=o(3096),w=o(3298);let A=function(...b){return{isOfInit:A}=o.late([878],4878),new.target?
new A(...b):A(...b)},y=function(...b){return{noteCall:y}=o.late([878],4878),new.target?new y(...b):y(...b)},I=function(...b){return{partsOf:I}=o.late([878],4878),
new.target?new I(...b):I(...b)};const P=1e6,C=({problem:b,severity:F})=>F==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(b.code),j=({usages:b,notes:F,
declared:z})=>F.some(V=>C(V)||(0,f.Zl)((0,E.W7)(V)))||[b,z].some(V=>V.some(({place:Z})=>(0,f.Zl)(Z.file)||A((0,D.jt)(Z.file))));function S(b,F){const z=new Set,
V=new Set,Z=new Map;let W=P;for(const{parts:te,isAside:he,inside:pe}of I(F)){if(W-=te.length,W<0)break;for(const ae of te)z.add(ae),he||V.add(ae);for(const[ae,me]of pe.
calls)y(Z,ae,me)}const Q=W<0?b:$(b,z,Z),se=Q.notes.map(te=>{const he=(0,D.jt)((0,E.W7)(te)),pe=z.has(he)||z.has((0,D.RO)(he));return C(te)&&!pe?{...te,severity:"\
warning"}:te});return{...V.values().some(te=>(0,f.Zl)((0,D.Gz)(te,"main.tf")))?O({...Q,notes:se},te=>V.has((0,D.jt)(te))&&(0,f.Zl)(te)):{...Q,notes:se},installed:[
...Z.values()].filter(Boolean).length}}function $({usages:b,declared:F,notes:z},V,Z){const W=Q=>!A((0,D.jt)(Q))||V.has((0,D.jt)(Q));return{usages:b.flatMap(Q=>!W(
Q.place.file)&&Q.kind!=="saved_state"?[]:Z.get(Q)===!0?{...Q,needs:[],directHost:void 0}:Q),declared:F.filter(({place:Q})=>W(Q.file)),notes:z.filter(Q=>W((0,E.W7)(
Q))||Q.problem.code.startsWith("file-"))}}function O({usages:b,declared:F,notes:z},V){const Z=(0,w.O)(W=>V(W.file)?{...W,isInUse:!0}:W);return{usages:b.map(({version:W,
...Q})=>({...Q,place:Z(Q.place),...W&&{version:{...W,place:Z(W.place)}}})),declared:F.map(W=>({...W,place:Z(W.place)})),notes:z.map(W=>({...W,places:W.places.map(
Q=>typeof Q=="string"?Q:Z(Q))}))}}var h=o(5324),r=o(6889),i=o(9432),t=o(4756),n=o(3791),s=o(8032),a=o(3152);let c=function(...b){return{layoutsOf:c}=o.late([878],
4878),new.target?new c(...b):c(...b)},e=function(...b){return{rootsOf:e}=o.late([878],4878),new.target?new e(...b):e(...b)},l=function(...b){return{unmatched:l}=
o.late([878],4878),new.target?new l(...b):l(...b)},d=function(...b){return{rootNotes:d}=o.late([284],4284),new.target?new d(...b):d(...b)},u=function(...b){return{
textNotes:u}=o.late([284],4284),new.target?new u(...b):u(...b)};const m=2e5;function M(b){const{usages:F,declared:z,changed:V,dialect:Z,settings:W,isLockReadonly:Q}=b;
if(F.length===0&&z.every(p.z0)&&W.roots.length===0)return{roots:[],notes:[]};const{clients:ce,versions:te}=Z,he=k(b),pe=[],ae=[],me=W.dialect.name==="auto"?[]:ce,
Ee=(0,r.uQ)(W.dialect,Z),le=d({clients:ce,upgrade:W.upgrade,isLockReadonly:Q,versionIn:Ee}),Me=W.depth!=="discovery";let ye=0;for(const ge of e(he,V,te,Me)){if(b.
stop?.why)break;if(ye+=ge.directories.length,ye>m){ae.push((0,E.ht)(ge.directory,(0,t.ub)({kind:"roots",max:m})));break}le.add(ge),Me&&pe.push(ge)}const ke=[...u(
F,z,{...Z,set:me,isPredicted:Me})].filter(ge=>V===null||V.has((0,E.W7)(ge))),Te=new Set(b.notes.flatMap(ge=>ge.problem.code==="lock-invalid"?(0,E.W7)(ge):[])),Ie=[
...ke,...le.notes()].filter(ge=>!Te.has((0,E.W7)(ge)));return{roots:pe,notes:[...Ie,...ae,...Me?g(he,V):[]]}}function k(b){const{dialect:F,settings:z,listed:V,endedAt:Z,
installed:W=[]}=b,Q=z.upgrade?[]:W,se={...b,installed:Q,clients:F.clients};return V===void 0?v(se,z,Z===null):X(se,V)}function _(b){const{usages:F,declared:z,installed:V=[],
settings:Z}=b,Q=Z.depth!=="discovery"?T(b.notes,F):b.notes,se={usages:F,notes:Q,declared:z};if(V.length===0&&!j(se))return{...se,remarks:[]};const{installed:ce,
...te}=S(se,k(b)),he=`modules in .terraform are used as \`init\` uses them: ${ce}`;return{...te,remarks:ce===0?[]:[he]}}function T(b,F){const z=new Set(F.flatMap(
({calls:V,clients:Z,place:W})=>{const Q=s.Du.filter(se=>!Z.includes(se)||!V?.[se]);return V===void 0?[]:Q.map(se=>`${se} ${(0,f.df)(W)}`)}));return b.filter(({problem:V,
clients:Z,places:[W]})=>V.code!=="source-dynamic"||W===void 0||!Z.every(Q=>z.has(`${Q} ${(0,f.df)(W)}`)))}function g(b,F){const z=[...new Set(b.flatMap(({unknown:W})=>W))].
filter(({files:W})=>F===null||W.some(Q=>F.has(Q)));if(z.length===0)return[];const V=z.map(({directory:W})=>W||"."),Z=(0,f.As)((0,f.jH)(z.flatMap(({unknown:W})=>W??
[])));return[(0,E.kH)((0,n.q)({what:"units",names:V}),{places:Z,clients:s.Du})]}function v(b,{roots:F},z){const V=F.map(ce=>({text:ce,matches:(0,h.Ls)([ce])})),
Z=c({...b,patterns:V}),W=z?l(Z,V):[];if(W.length===0)return Z;const Q=c({...b,patterns:[]}).flatMap(ce=>ce.roots),se=[...new Set(Q.map(({name:ce})=>ce||"."))];throw new a.
GN(W.map(ce=>{const te=(0,i.K4)(R(ce,se),5,i.dh),he=te===""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ce}${he}`}))}
function R(b,F){const z=new Set(b.split("/")),V=Z=>Z.split("/").filter(W=>z.has(W)).length;return F.toSorted((Z,W)=>V(W)-V(Z))}function X(b,{roots:F,rootsAreNamed:z}){
const V=b.units.filter(Z=>Z.unknown!==null);return b.clients.flatMap(Z=>{const W=F.filter(({clients:te})=>te.includes(Z)),Q=new Set([...V,...W].map(({directory:te})=>te||
"."));return c({...b,clients:[Z],patterns:[{text:"",matches:te=>Q.has(te)}]}).map(te=>({...te,isNamed:z}))})}})};export{Xe as ids,Ye as modules};
var $late0;
