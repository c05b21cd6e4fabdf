const B=4280,N=[4280],F={4929:((U,w,a)=>{a.r(w),a.d(w,{credentialsConfig:()=>O,credentialsHelper:()=>g,servicesForced:()=>P,servicesForcedDiffer:()=>A});var c=a(
6246),f=a(1064),_=a(1831),$=a(4e3),l=a(5799);const O=(0,l.lS)((0,l.$e)("credentials-config","CLI configuration has a mistake",f.Du),({clients:e,mistake:m})=>({...M(
m),affects:e}));function M(e){switch(e.kind){case"missing":return{message:`${e.setting} names ${(0,c.o)(e.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${e.file} ${(0,$.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${e.file}\
 and the files after it are not read; the limits of a directory are ${e.files} files and ${e.bytes/1024/1024} MiB`,help:"remove files that are not needed; the c\
lient reads all of them"};case"syntax":return{message:`${e.file} has a syntax error: ${e.why}`,help:"correct the file; the client ignores all of it, including i\
ts tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the\
 blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${e.type} ${(0,c.o)(e.label)} is not a hostname: ${e.why}`,help:e.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${e.type} blocks are for host ${(0,_.nx)(e.host)}: ${e.labels.map(c.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,_.nx)(e.host)} at ${e.file} is not a string`:`the credential\
s block for host ${(0,_.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,c.o)(e.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,c.o)(e.name)}: there is no terraform-credentials-${e.name} in ${e.directories.
join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const g=(0,l.lS)((0,l.z3)("credentials-helper","Credentials helper failed",f.Du),e=>e.kind==="version"?{message:`the \
file name ${e.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${e.name}, or add a version such as _v1.0.0`,
affects:[e.client]}:{message:`credentials helper ${e.name}: ${e.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),D=10,P=(0,l.lS)((0,l.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:e,at:m})=>({message:`the host block at ${m} defines the services of ${e}; the host's own discovery document is not used`,help:`remov\
e the host block at ${m} to use the discovery document of ${e}`})),A=(0,l.lS)((0,l.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:e,at:m,services:t})=>({message:`the host block at ${m} and the discovery document of ${e} differ in ${(0,$.XT)(t,D)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),1022:((U,w,a)=>{a.d(w,{m:()=>m,s:()=>o});var c=a(3625),f=a(6246),_=a(1831),$=a(8408),
l=a(5011);const O={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},M="hashicorp",g="-",D='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',P={prefix:"terraform-",whose:"a Terraform",frequency:"often"},e={terraform:[P],opentofu:[P,{prefix:"o\
pentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function m(n,s){const u=n.split("/");if(u.length>3||u.includes(""))return t(D);const[v="",E,b]=u.reverse(),
y=o(v);if(!y.ok){const I=`${(0,f.o)(v)} in source ${(0,f.o)(n)}`;return t(`Invalid provider type: Invalid provider type ${I}: ${y.why}"`)}const T=b===void 0,R=T?
(0,c.J)((0,l.Vm)(s)):(0,_.Pv)(b);if(E===void 0&&R.ok){const I={hostImplied:T,namespace:M,type:y.value};return{kind:"registry",host:R.value,...I}}const C=r(E??""),
S=`namespace "" in source ${(0,f.o)(n)}`;if(!C.ok)return t(`Invalid provider namespace: Invalid provider ${S}: ${C.why}"`);if(!R.ok){const I="Invalid provider s\
ource hostname";return t(`${I}: ${I} ${S}: ${R.why}"`)}const L={hostImplied:T,host:R.value,namespace:C.value,type:y.value},j=i(L,s);return j===void 0?{kind:h(L,
s),...L}:t(j)}const t=n=>({kind:"invalid",error:n});function o(n){if(/^[a-z0-9]+$/.test(n))return(0,c.J)(n);if(n==="")return(0,c.T)("must have at least one char\
acter");if(n.includes("."))return(0,c.T)("dots are not allowed");if(n.includes("--"))return(0,c.T)("cannot use multiple consecutive dashes");const s=(0,$.YE)(n);
return s.ok?(0,c.J)((0,$.DI)(s.value)):(0,c.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const r=n=>n===g?(0,c.
J)(n):o(n);function h({host:n,namespace:s},u){return s===g?"legacy":s==="builtin"&&O[u].includes(n)?"builtin":"registry"}function i(n,s){const u=(0,l.Vm)(s);if(n.
namespace===g&&n.host!==u)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${u}.`;const v=e[s].find(({prefix:E})=>n.
type.startsWith(E));return v===void 0?void 0:p(n,v,s)}function p(n,{prefix:s,whose:u,frequency:v},E){const b=`${s}provider-`,y=n.type.slice(b.length);if(!n.type.
startsWith(b)||!o(y).ok)return`Invalid provider type: Provider source ${(0,f.o)(d(n))} has a type with the prefix ${(0,f.o)(s)}, which isn't allowed because it \
would be redundant to name ${u} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const T=d({...n,type:y},
E);return`Invalid provider type: Provider source ${(0,f.o)(d(n,E))} has a type with the prefix ${(0,f.o)(b)}, which isn't valid. Although that prefix is ${v} us\
ed in the names of version control repositories for ${u.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,f.o)(T)}?`}const d=({host:n,namespace:s,type:u},v)=>v!==void 0&&n===(0,l.Vm)(v)?`${s}/${u}`:`${(0,_.nx)(n)}/${s}/${u}`}),1731:((U,w,a)=>{a.d(w,
{Cg:()=>P,Ty:()=>D,Zy:()=>A,dU:()=>e,hZ:()=>_,oF:()=>O,rK:()=>M});var c=a(9562);const f=new RegExp(`^${c.eQ}$`),_=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
$=new RegExp(`^${_}[.+-]?$`),l=2n**63n-1n;function O(t){const[,o,r,h,i]=f.exec(t)??[];return o===void 0?null:g(t,o,h??r,i)}function M(t){const[,o,r,h]=$.exec(t)??
[];return o===void 0?null:g(t,o,r,h)}function g(t,o,r="",h=""){const i=o.split(".").map(d=>d.replace(/^0+(?=.)/,""));if(i.some(d=>d.length>19))return null;const p=i.
map(BigInt);if(p.some(d=>d>l))return null;for(;p.length<3;)p.push(0n);return{text:t,numbers:p,written:i.length,pre:r,build:h}}const D=t=>t.pre!=="",P=({numbers:t,
pre:o,build:r})=>`${t.join(".")}${o===""?"":`-${o}`}${r===""?"":`+${r}`}`;function A(t,o,r=e){const h=Math.max(t.numbers.length,o.numbers.length);for(let i=0;i<
h;i++){const[p,d]=[t.numbers[i]??0n,o.numbers[i]??0n];if(p!==d)return p<d?-1:1}return t.pre===o.pre||t.numbers.length!==o.numbers.length?0:t.pre===""||o.pre===""?
t.pre===""?1:-1:r(t.pre,o.pre)}function e(t,o){const[r,h]=[t.split("."),o.split(".")];for(let i=0;;i++){const[p,d]=[i+1>=r.length,i+1>=h.length];if(p!==d)return p?
-1:1;const n=m(r[i]??"",h[i]??"");if(n!==0||p)return n}}function m(t,o){const[r,h]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(o)];return r!==h?r?-1:1:r&&t.length!==o.length?
t.length-o.length:t===o?0:t<o?-1:1}})};export{B as id,N as ids,F as modules};
