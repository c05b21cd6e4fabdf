const k=22,U=[22],W={6022:((S,A,a)=>{a.r(A),a.d(A,{parseNamedAddress:()=>o.N});var o=a(1257)}),1022:((S,A,a)=>{a.d(A,{m:()=>O,s:()=>I});var o=a(4091),w=a(1831),
D=a(8408),R=a(5011);const N={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},C="hashicorp",M="-",$='Invalid provider source string: The "so\
urce" attribute must be in the format "[hostname/][namespace/]name"',x={prefix:"terraform-",whose:"a Terraform",frequency:"often"},g={terraform:[x],opentofu:[x,
{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function O(i,c){const p=i.split("/");if(p.length>3||p.includes(""))return v($);const[m="",T,P]=p.
reverse(),e=I(m);if(!e.ok){const y=`${(0,o.ol)(m)} in source ${(0,o.ol)(i)}`;return v(`Invalid provider type: Invalid provider type ${y}: ${e.why}"`)}const n=P===
void 0,t=n?(0,o.Ju)((0,R.Vm)(c)):(0,w.Pv)(P);if(T===void 0&&t.ok){const y={hostImplied:n,namespace:C,type:e.value};return{kind:"registry",host:t.value,...y}}const r=T===
M?(0,o.Ju)(T):I(T??""),s=`namespace "" in source ${(0,o.ol)(i)}`;if(!r.ok)return v(`Invalid provider namespace: Invalid provider ${s}: ${r.why}"`);if(!t.ok){const y="\
Invalid provider source hostname";return v(`${y}: ${y} ${s}: ${t.why}"`)}const u={hostImplied:n,host:t.value,namespace:r.value,type:e.value},_=h(u,c);return _===
void 0?{kind:f(u,c),...u}:v(_)}const v=i=>({kind:"invalid",error:i});function I(i){if(/^[a-z0-9]+$/.test(i))return(0,o.Ju)(i);if(i==="")return(0,o.TR)("must hav\
e at least one character");if(i.includes("."))return(0,o.TR)("dots are not allowed");if(i.includes("--"))return(0,o.TR)("cannot use multiple consecutive dashes");
const c=(0,D.YE)(i);return c.ok?(0,o.Ju)((0,D.DI)(c.value)):(0,o.TR)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}
function f({host:i,namespace:c},p){return c===M?"legacy":c==="builtin"&&N[p].includes(i)?"builtin":"registry"}function h(i,c){const p=(0,R.Vm)(c);if(i.namespace===
M&&i.host!==p)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${p}.`;const m=g[c].find(({prefix:T})=>i.type.
startsWith(T));return m===void 0?void 0:E(i,m,c)}function E(i,{prefix:c,whose:p,frequency:m},T){const P=`${c}provider-`,e=i.type.slice(P.length);if(!i.type.startsWith(
P)||!I(e).ok)return`Invalid provider type: Provider source ${(0,o.ol)(d(i))} has a type with the prefix ${(0,o.ol)(c)}, which isn't allowed because it would be \
redundant to name ${p} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const n=d({...i,type:e},T);return`\
Invalid provider type: Provider source ${(0,o.ol)(d(i,T))} has a type with the prefix ${(0,o.ol)(P)}, which isn't valid. Although that prefix is ${m} used in th\
e names of version control repositories for ${p.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,o.ol)(n)}?`}const d=({host:i,namespace:c,type:p},m)=>m!==void 0&&i===(0,R.Vm)(m)?`${c}/${p}`:`${(0,w.nx)(i)}/${c}/${p}`}),1752:((S,A,a)=>{a.d(
A,{Nd:()=>h,Sx:()=>T,XA:()=>D,gH:()=>f,iM:()=>w,jF:()=>N,n7:()=>P,s5:()=>R});var o=a(1731);function w(e,n,t){const r=$(n,t);return M(e.filter(s=>(!(0,o.Ty)(s)||
(0,o.Cg)(s)===r)&&C(s,n)))}function D(e,n){return M(e.filter(t=>(!(0,o.Ty)(t)||n.some(r=>l(t,r)))&&!x(t)&&n.every(r=>v(t,r))))}const R=e=>M(e.filter(n=>!(0,o.Ty)(
n)));function N(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>x({...t,build:""}))}const C=(e,n)=>n.every(t=>O(e,t)),M=e=>e.
reduce((n,t)=>n===null||(0,o.Zy)(t,n)>0?t:n,null);function $(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const s=t.text.trim().replace(n==="opentofu"?
/^=?v?/:/^=?/,""),u=(0,o.rK)(s);return u===null?null:(0,o.Cg)(u)}const x=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),l=(e,n)=>n.operator==="\
="&&g(e,n.version),g=(e,n)=>e.build===n.build&&(0,o.Zy)(e,n)===0;function O(e,{operator:n,version:t}){const r=(0,o.Zy)(e,t);if(n==="=")return r===0;if(n==="!=")
return r!==0;if(n!=="~>")return I(r,n);const s=t.numbers.slice(0,t.written-1);return r>=0&&!(0,o.Ty)(t)&&t.numbers.length<=e.numbers.length&&s.every((u,_)=>u===
e.numbers[_])}function v(e,n){const{operator:t,version:r}=n;if(t==="=")return l(e,n);if(t==="!=")return!g(e,r);const s=(0,o.Zy)(e,r);if(t!=="~>")return I(s,t);const[
u=0n,_=0n]=r.numbers,y=r.written===3?[u,_+1n,0n]:[u+1n,0n,0n];return s>=0&&(0,o.Zy)(e,{...r,numbers:y,pre:""})<0}const I=(e,n)=>n===">"?e>0:n===">="?e>=0:n==="<"?
e<0:e<=0;function f(e,n){if(i(e))return!0;const t=p(e),r=Math.max(...t.map(({numbers:u})=>u.length)),s=t.flatMap(u=>{const _=Array.from({length:r},(y,b)=>u.numbers[b]??
0n);return[u,m(_),m([..._,1n])]});return w(s,e,n)!==null}function h(e){const n=c(e);if(i(n))return!0;const t=p(n),r="x".repeat(1+Math.max(...t.map(u=>u.build.length))),
s=t.flatMap(u=>{const[_=0n,y=0n,b=0n]=u.numbers,j=[_,y,b+1n];return[u,m([_,y,b],r),m(j,r)]});return D(s,n)!==null}const E=50,d=100,i=e=>e.length>E||e.some(({text:n})=>n.
length>d),c=e=>[...Map.groupBy(e,o.mb).values()].flatMap(([n])=>n??[]),p=e=>{const n=[m([0n,0n,0n]),...e.map(t=>t.version)];return[...new Map(n.map(t=>[(0,o.Cg)(
t),t])).values()]},m=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function T(e,n){const t=c(e),r=n(t)?e:t;return i(r)?e:r.reduce((s,u)=>{const _=s.
filter(y=>y!==u);return n(_)?s:_},r)}function P(e,n){const t=(0,o.PW)(e);if(!t.ok)return"syntax";const r=t.value;if(r.some(u=>(0,o.Ty)(u.version)))return"pre-re\
lease";const s=n===null?null:(0,o.oF)(n);if(s===null)return"unknown";if(s.written<3){const u=(0,o.PW)(`~> ${s.numbers.slice(0,s.written).join(".")}.0`);return u.
ok&&!f([...r,...u.value],"terraform")?"not-met":"unknown"}return C({...s,pre:""},r)?"met":"not-met"}}),1731:((S,A,a)=>{a.d(A,{Cg:()=>g,PW:()=>d,Ty:()=>l,Zy:()=>O,
_T:()=>i,hZ:()=>R,kv:()=>T,mb:()=>P,oF:()=>M,rK:()=>$});var o=a(4091),w=a(9562);const D=new RegExp(`^${w.eQ}$`),R=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
N=new RegExp(`^${R}[.+-]?$`),C=2n**63n-1n;function M(e){const[,n,t,r,s]=D.exec(e)??[];return n===void 0?null:x(e,n,r??t,s)}function $(e){const[,n,t,r]=N.exec(e)??
[];return n===void 0?null:x(e,n,t,r)}function x(e,n,t="",r=""){const s=n.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(s.some(_=>_.length>19))return null;const u=s.
map(BigInt);if(u.some(_=>_>C))return null;for(;u.length<3;)u.push(0n);return{text:e,numbers:u,written:s.length,pre:t,build:r}}const l=e=>e.pre!=="",g=({numbers:e,
pre:n,build:t})=>`${e.join(".")}${n===""?"":`-${n}`}${t===""?"":`+${t}`}`;function O(e,n){const t=Math.max(e.numbers.length,n.numbers.length);for(let r=0;r<t;r++){
const[s,u]=[e.numbers[r]??0n,n.numbers[r]??0n];if(s!==u)return s<u?-1:1}return e.pre===n.pre||e.numbers.length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===
""?1:-1:v(e.pre,n.pre)}function v(e,n){const[t,r]=[e.split("."),n.split(".")];for(let s=0;;s++){const[u,_]=[s+1>=t.length,s+1>=r.length];if(u!==_)return u?-1:1;
const y=I(t[s]??"",r[s]??"");if(y!==0||u)return y}}function I(e,n){const[t,r]=[/^[0-9]*$/.test(e),/^[0-9]*$/.test(n)];return t!==r?t?-1:1:t&&e.length!==n.length?
e.length-n.length:e===n?0:e<n?-1:1}const f="[\\t\\n\\f\\r ]*",h=new RegExp(`^${f}(<=|>=|!=|~>|<|>|=|)${f}(${w.eQ})${f}$`),E="This string does not use correct ve\
rsion constraint syntax";function d(e){const n=[];for(const t of e.split(",")){const[,r,s=""]=h.exec(t)??[],u=M(s);if(u===null)return(0,o.TR)(E);n.push({operator:r||
"=",version:u,text:t})}return(0,o.Ju)(n)}function i(e){const n=d(e);if(!n.ok)return n;const t=[];for(const r of n.value){const s=$(r.version.text);if(s===null||
!c.test(r.text.trim()))return(0,o.TR)(`Incorrect version constraint syntax: ${p(r)}`);t.push({...r,version:s})}return(0,o.Ju)(t)}const c=/^[<>=!~]* ?[0-9]/;function p({
operator:e,version:n,text:t}){const r=t.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!c.test(r))return`only one space is expected\
 after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[s]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(r)??[""];return`missing comma after "${s}"`}const m=[">",">=","=","~>","<=","<","!="];function T(e){const n=[...e].sort((t,r)=>O(t.version,r.version)||v(t.
version.build,r.version.build)||m.indexOf(t.operator)-m.indexOf(r.operator)||r.version.written-t.version.written);return[...new Set(n.map(P))].join(", ")}function P({
operator:e,version:n}){if(e==="=")return g(n);const t=e==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${e} ${g({...n,numbers:t})}`}}),1257:((S,A,a)=>{
a.d(A,{N:()=>l,n:()=>I});var o=a(4091),w=a(1831),D=a(5011),R=a(1022),N=a(9562),C=a(1752),M=a(1731),$=a(5257);const x={"modules.v1":"modules.v1=NAMESPACE/NAME/SY\
STEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function l({
host:f,service:h,text:E},d){const[i="",...c]=E.split("@"),p=c.length===0?null:{text:c.join("@"),place:$.cd},m=`${(0,w.nx)(f)}/${i}`,P=(h===N.e$?g:O)(m,p,d);return P.
ok?P:(0,o.TR)(`${P.why}; expected ${x[h]}`)}function g(f,h,E){const d=(0,D.rE)(f,E);if(!d.ok)return d;const i=v(h,M.PW,p=>(0,C.gH)(p,E));if(i!==null)return(0,o.
TR)(i);const c=$.cd;return(0,o.Ju)({address:f,source:f,place:c,module:d.value,constraint:h,isOpen:!1})}function O(f,h,E){const d=(0,R.m)(f,E);if(f.split("/").length!==
3||d.kind!=="registry")return(0,o.TR)(d.kind==="invalid"?d.error:"not a provider of a registry");const i=v(h,M._T,C.Nd);if(i!==null)return(0,o.TR)(i);const c=h===
null?[]:[h];return(0,o.Ju)({provider:d,places:[$.cd],constraints:c,locked:null})}function v(f,h,E){if(f===null)return null;const d=h(f.text);return d.ok?E(d.value)?
null:`no version can match ${f.text}`:d.why}function I(f,h){const E=f.flatMap(({addresses:d})=>d);return E.length===0?[]:h.map(d=>{const i=E.flatMap(c=>{const p=l(
c,d);return p.ok?[p.value]:[]});return{directory:$.cd.file,client:d,directories:[],calls:i.filter(c=>"module"in c),providers:i.filter(c=>"provider"in c),lockFile:null,
clientVersions:[]}})}}),5257:((S,A,a)=>{a.d(A,{IY:()=>C,Im:()=>M,JT:()=>N,KS:()=>x,MP:()=>R,W$:()=>D,cd:()=>w,ek:()=>$});const o="hostnames input",w={file:o,line:1,
column:1,endColumn:1},D=l=>l.file===o?o:l,R=({host:l,namespace:g,name:O,system:v})=>[l,g,O,v].join("/"),N=({host:l,namespace:g,type:O})=>[l,g,O].join("/"),C=l=>"\
type"in l?N(l):R(l);function M(l){return"constraints"in l?l.constraints:l.constraint===null?[]:[l.constraint]}const $=l=>("places"in l?l.places:[l.place]).map(D);
function x({version:l},g){if(l===void 0)return null;const{text:O,value:v,place:I}=l,f=(v===void 0?O:v[g])??null;return f===null?null:{text:f,place:I}}})};export{k as id,U as ids,W as modules};
