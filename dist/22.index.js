const k=22,U=[22],W={6022:((S,I,a)=>{a.r(I),a.d(I,{parseNamedAddress:()=>o.N});var o=a(1257)}),1022:((S,I,a)=>{a.d(I,{m:()=>M,s:()=>C});var o=a(4091),A=a(1831),
D=a(8408),R=a(5011);const N={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},x="hashicorp",g="-",$='Invalid provider source string: The "so\
urce" attribute must be in the format "[hostname/][namespace/]name"',w={prefix:"terraform-",whose:"a Terraform",frequency:"often"},y={terraform:[w],opentofu:[w,
{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function M(i,c){const f=i.split("/");if(f.length>3||f.includes(""))return P($);const[m="",T,O]=f.
reverse(),e=C(m);if(!e.ok){const E=`${(0,o.ol)(m)} in source ${(0,o.ol)(i)}`;return P(`Invalid provider type: Invalid provider type ${E}: ${e.why}"`)}const n=O===
void 0,t=n?(0,o.Ju)((0,R.Vm)(c)):(0,A.Pv)(O);if(T===void 0&&t.ok){const E={hostImplied:n,namespace:x,type:e.value};return{kind:"registry",host:t.value,...E}}const r=T===
g?(0,o.Ju)(T):C(T??""),s=`namespace "" in source ${(0,o.ol)(i)}`;if(!r.ok)return P(`Invalid provider namespace: Invalid provider ${s}: ${r.why}"`);if(!t.ok){const E="\
Invalid provider source hostname";return P(`${E}: ${E} ${s}: ${t.why}"`)}const u={hostImplied:n,host:t.value,namespace:r.value,type:e.value},_=h(u,c);return _===
void 0?{kind:p(u,c),...u}:P(_)}const P=i=>({kind:"invalid",error:i});function C(i){if(/^[a-z0-9]+$/.test(i))return(0,o.Ju)(i);if(i==="")return(0,o.TR)("must hav\
e at least one character");if(i.includes("."))return(0,o.TR)("dots are not allowed");if(i.includes("--"))return(0,o.TR)("cannot use multiple consecutive dashes");
const c=(0,D.YE)(i);return c.ok?(0,o.Ju)((0,D.DI)(c.value)):(0,o.TR)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}
function p({host:i,namespace:c},f){return c===g?"legacy":c==="builtin"&&N[f].includes(i)?"builtin":"registry"}function h(i,c){const f=(0,R.Vm)(c);if(i.namespace===
g&&i.host!==f)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${f}.`;const m=y[c].find(({prefix:T})=>i.type.
startsWith(T));return m===void 0?void 0:v(i,m,c)}function v(i,{prefix:c,whose:f,frequency:m},T){const O=`${c}provider-`,e=i.type.slice(O.length);if(!i.type.startsWith(
O)||!C(e).ok)return`Invalid provider type: Provider source ${(0,o.ol)(d(i))} has a type with the prefix ${(0,o.ol)(c)}, which isn't allowed because it would be \
redundant to name ${f} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const n=d({...i,type:e},T);return`\
Invalid provider type: Provider source ${(0,o.ol)(d(i,T))} has a type with the prefix ${(0,o.ol)(O)}, which isn't valid. Although that prefix is ${m} used in th\
e names of version control repositories for ${f.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,o.ol)(n)}?`}const d=({host:i,namespace:c,type:f},m)=>m!==void 0&&i===(0,R.Vm)(m)?`${c}/${f}`:`${(0,A.nx)(i)}/${c}/${f}`}),1752:((S,I,a)=>{a.d(
I,{Nd:()=>h,Sx:()=>T,XA:()=>D,gH:()=>p,iM:()=>A,jF:()=>N,n7:()=>O,s5:()=>R});var o=a(1731);function A(e,n,t){const r=$(n,t);return g(e.filter(s=>(!(0,o.Ty)(s)||
(0,o.Cg)(s)===r)&&x(s,n)))}function D(e,n){return g(e.filter(t=>(!(0,o.Ty)(t)||n.some(r=>l(t,r)))&&!w(t)&&n.every(r=>P(t,r))))}const R=e=>g(e.filter(n=>!(0,o.Ty)(
n)));function N(e){const n=e.filter(t=>t.operator==="=");return n.length===1&&n.every(({version:t})=>w({...t,build:""}))}const x=(e,n)=>n.every(t=>M(e,t)),g=e=>e.
reduce((n,t)=>n===null||(0,o.Zy)(t,n)>0?t:n,null);function $(e,n){const[t,r]=e;if(t===void 0||r!==void 0)return null;const s=t.text.trim().replace(n==="opentofu"?
/^=?v?/:/^=?/,""),u=(0,o.rK)(s);return u===null?null:(0,o.Cg)(u)}const w=({numbers:e,pre:n,build:t})=>n===""&&t===""&&e.every(r=>r===0n),l=(e,n)=>n.operator==="\
="&&y(e,n.version),y=(e,n)=>e.build===n.build&&(0,o.Zy)(e,n)===0;function M(e,{operator:n,version:t}){const r=(0,o.Zy)(e,t);if(n==="=")return r===0;if(n==="!=")
return r!==0;if(n!=="~>")return C(r,n);const s=t.numbers.slice(0,t.written-1);return r>=0&&!(0,o.Ty)(t)&&t.numbers.length<=e.numbers.length&&s.every((u,_)=>u===
e.numbers[_])}function P(e,n){const{operator:t,version:r}=n;if(t==="=")return l(e,n);if(t==="!=")return!y(e,r);const s=(0,o.Zy)(e,r);if(t!=="~>")return C(s,t);const[
u=0n,_=0n]=r.numbers,E=r.written===3?[u,_+1n,0n]:[u+1n,0n,0n];return s>=0&&(0,o.Zy)(e,{...r,numbers:E,pre:""})<0}const C=(e,n)=>n===">"?e>0:n===">="?e>=0:n==="<"?
e<0:e<=0;function p(e,n){if(i(e))return!0;const t=f(e),r=Math.max(...t.map(({numbers:u})=>u.length)),s=t.flatMap(u=>{const _=Array.from({length:r},(E,b)=>u.numbers[b]??
0n);return[u,m(_),m([..._,1n])]});return A(s,e,n)!==null}function h(e){const n=c(e);if(i(n))return!0;const t=f(n),r="x".repeat(1+Math.max(...t.map(u=>u.build.length))),
s=t.flatMap(u=>{const[_=0n,E=0n,b=0n]=u.numbers,j=[_,E,b+1n];return[u,m([_,E,b],r),m(j,r)]});return D(s,n)!==null}const v=50,d=100,i=e=>e.length>v||e.some(({text:n})=>n.
length>d),c=e=>[...Map.groupBy(e,o.mb).values()].flatMap(([n])=>n??[]),f=e=>{const n=[m([0n,0n,0n]),...e.map(t=>t.version)];return[...new Map(n.map(t=>[(0,o.Cg)(
t),t])).values()]},m=(e,n="")=>({text:"",numbers:e,written:e.length,pre:"",build:n});function T(e,n){const t=c(e),r=n(t)?e:t;return i(r)?e:r.reduce((s,u)=>{const _=s.
filter(E=>E!==u);return n(_)?s:_},r)}function O(e,n){const t=(0,o.PW)(e);if(!t.ok)return"syntax";const r=t.value;if(r.some(u=>(0,o.Ty)(u.version)))return"pre-re\
lease";const s=n===null?null:(0,o.oF)(n);if(s===null)return"unknown";if(s.written<3){const u=(0,o.PW)(`~> ${s.numbers.slice(0,s.written).join(".")}.0`);return u.
ok&&!p([...r,...u.value],"terraform")?"not-met":"unknown"}return x({...s,pre:""},r)?"met":"not-met"}}),1731:((S,I,a)=>{a.d(I,{Cg:()=>y,PW:()=>d,Ty:()=>l,Zy:()=>M,
_T:()=>i,hZ:()=>R,kv:()=>T,mb:()=>O,oF:()=>g,rK:()=>$});var o=a(4091),A=a(9562);const D=new RegExp(`^${A.eQ}$`),R=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
N=new RegExp(`^${R}[.+-]?$`),x=2n**63n-1n;function g(e){const[,n,t,r,s]=D.exec(e)??[];return n===void 0?null:w(e,n,r??t,s)}function $(e){const[,n,t,r]=N.exec(e)??
[];return n===void 0?null:w(e,n,t,r)}function w(e,n,t="",r=""){const s=n.split(".").map(_=>_.replace(/^0+(?=.)/,""));if(s.some(_=>_.length>19))return null;const u=s.
map(BigInt);if(u.some(_=>_>x))return null;for(;u.length<3;)u.push(0n);return{text:e,numbers:u,written:s.length,pre:t,build:r}}const l=e=>e.pre!=="",y=({numbers:e,
pre:n,build:t})=>`${e.join(".")}${n===""?"":`-${n}`}${t===""?"":`+${t}`}`;function M(e,n){const t=Math.max(e.numbers.length,n.numbers.length);for(let r=0;r<t;r++){
const[s,u]=[e.numbers[r]??0n,n.numbers[r]??0n];if(s!==u)return s<u?-1:1}return e.pre===n.pre||e.numbers.length!==n.numbers.length?0:e.pre===""||n.pre===""?e.pre===
""?1:-1:P(e.pre,n.pre)}function P(e,n){const[t,r]=[e.split("."),n.split(".")];for(let s=0;;s++){const[u,_]=[s+1>=t.length,s+1>=r.length];if(u!==_)return u?-1:1;
const E=C(t[s]??"",r[s]??"");if(E!==0||u)return E}}function C(e,n){const[t,r]=[/^[0-9]*$/.test(e),/^[0-9]*$/.test(n)];return t!==r?t?-1:1:t&&e.length!==n.length?
e.length-n.length:e===n?0:e<n?-1:1}const p="[\\t\\n\\f\\r ]*",h=new RegExp(`^${p}(<=|>=|!=|~>|<|>|=|)${p}(${A.eQ})${p}$`),v="This string does not use correct ve\
rsion constraint syntax";function d(e){const n=[];for(const t of e.split(",")){const[,r,s=""]=h.exec(t)??[],u=g(s);if(u===null)return(0,o.TR)(v);n.push({operator:r||
"=",version:u,text:t})}return(0,o.Ju)(n)}function i(e){const n=d(e);if(!n.ok)return n;const t=[];for(const r of n.value){const s=$(r.version.text);if(s===null||
!c.test(r.text.trim()))return(0,o.TR)(`Incorrect version constraint syntax: ${f(r)}`);t.push({...r,version:s})}return(0,o.Ju)(t)}const c=/^[<>=!~]* ?[0-9]/;function f({
operator:e,version:n,text:t}){const r=t.trim();if(n.text.startsWith("v"))return'a "v" prefix should not be used';if(!c.test(r))return`only one space is expected\
 after the operator "${e}"`;if(n.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[s]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(r)??[""];return`missing comma after "${s}"`}const m=[">",">=","=","~>","<=","<","!="];function T(e){const n=[...e].sort((t,r)=>M(t.version,r.version)||P(t.
version.build,r.version.build)||m.indexOf(t.operator)-m.indexOf(r.operator)||r.version.written-t.version.written);return[...new Set(n.map(O))].join(", ")}function O({
operator:e,version:n}){if(e==="=")return y(n);const t=e==="~>"&&n.written<3?n.numbers.slice(0,2):n.numbers;return`${e} ${y({...n,numbers:t})}`}}),1257:((S,I,a)=>{
a.d(I,{N:()=>l,n:()=>C});var o=a(4091),A=a(1831),D=a(5011),R=a(1022),N=a(9562),x=a(1752),g=a(1731),$=a(5257);const w={"modules.v1":"modules.v1=NAMESPACE/NAME/SY\
STEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function l({
host:p,service:h,text:v},d){const[i="",...c]=v.split("@"),f=c.length===0?null:{text:c.join("@"),place:$.cd},m=`${(0,A.nx)(p)}/${i}`,O=(h===N.e$?y:M)(m,f,d);return O.
ok?O:(0,o.TR)(`${O.why}; expected ${w[h]}`)}function y(p,h,v){const d=(0,D.rE)(p,v);if(!d.ok)return d;const i=P(h,g.PW,f=>(0,x.gH)(f,v));if(i!==null)return(0,o.
TR)(i);const c=$.cd;return(0,o.Ju)({address:p,source:p,place:c,module:d.value,constraint:h,isOpen:!1})}function M(p,h,v){const d=(0,R.m)(p,v);if(p.split("/").length!==
3||d.kind!=="registry")return(0,o.TR)(d.kind==="invalid"?d.error:"not a provider of a registry");const i=P(h,g._T,x.Nd);if(i!==null)return(0,o.TR)(i);const c=h===
null?[]:[h];return(0,o.Ju)({provider:d,places:[$.cd],constraints:c,locked:null})}function P(p,h,v){if(p===null)return null;const d=h(p.text);return d.ok?v(d.value)?
null:`no version can match ${p.text}`:d.why}function C(p,h){const v=p.flatMap(({addresses:d})=>d);return v.length===0?[]:h.map(d=>{const i=v.flatMap(c=>{const f=l(
c,d);return f.ok?[f.value]:[]});return{directory:$.cd.file,client:d,directories:[],calls:i.filter(c=>"module"in c),providers:i.filter(c=>"provider"in c),lockFile:null,
clientVersions:[]}})}}),5257:((S,I,a)=>{a.d(I,{IY:()=>x,Im:()=>g,JT:()=>N,KS:()=>w,MP:()=>R,W$:()=>D,cd:()=>A,ek:()=>$});const o="hostnames input",A={file:o,line:1,
column:1,endColumn:1},D=l=>l.file===o?o:l,R=({host:l,namespace:y,name:M,system:P})=>[l,y,M,P].join("/"),N=({host:l,namespace:y,type:M})=>[l,y,M].join("/"),x=l=>"\
type"in l?N(l):R(l);function g(l){return"constraints"in l?l.constraints:l.constraint===null?[]:[l.constraint]}const $=l=>("places"in l?l.places:[l.place]).map(D);
function w({version:l},y){if(l===null)return null;const M=l.text??l.values?.[y]??null;return M===null?null:{text:M,place:l.place}}})};export{k as id,U as ids,W as modules};
