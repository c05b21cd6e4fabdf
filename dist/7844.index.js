const j=7844,B=[7844],K={4929:((C,y,s)=>{s.r(y),s.d(y,{credentialsConfig:()=>O,credentialsHelper:()=>$,servicesForced:()=>b,servicesForcedDiffer:()=>r});var c=s(
6246),u=s(1064),v=s(1831),E=s(4e3),d=s(5799);const O=(0,d.lS)((0,d.$e)("credentials-config","CLI configuration has a mistake",u.Du),({clients:e,mistake:i})=>({...w(
i),affects:e}));function w(e){switch(e.kind){case"missing":return{message:`${e.setting} names ${(0,c.o)(e.path)}, which does not exist`,help:"correct the path; \
the client continues without any CLI configuration"};case"unreadable":return{message:`${e.file} ${(0,E.mP)(e.failure)}`,help:e.failure.kind==="size"?"shorten th\
e file; the client reads all of it, this check nothing":"let this account read the file; the client continues without it"};case"too much":return{message:`${e.file}\
 and the files after it are not read; the limits of a directory are ${e.files} files and ${e.bytes/1024/1024} MiB`,help:"remove files that are not needed; the c\
lient reads all of them"};case"syntax":return{message:`${e.file} has a syntax error: ${e.why}`,help:"correct the file; the client ignores all of it, including i\
ts tokens"};case"type":return{message:`${e.file}: ${e.path.join(".")} must be ${e.want}`,help:"correct the value; Terraform ignores the whole file, OpenTofu the\
 blocks that it has not read yet"};case"block":return{message:`${e.file}: ${e.why}`,help:"correct the block; the client ignores it"};case"label":return{message:`\
the label of the block ${e.type} ${(0,c.o)(e.label)} is not a hostname: ${e.why}`,help:e.advice??"write a hostname as the label; the client ignores the block"};case"\
two labels":return{message:`two ${e.type} blocks are for host ${(0,v.nx)(e.host)}: ${e.labels.map(c.o).join(" and ")}`,help:"remove one of the blocks; the clien\
t uses either of them at random"};case"two helpers":return{message:"there is more than one credentials_helper block",help:"remove all but one; the client uses a\
ny of them at random"};case"two installations":return{message:"there is more than one provider_installation block",help:"remove all but one; the client uses the\
 first"};case"no token":return{message:e.hasValue?`the token in the credentials block for host ${(0,v.nx)(e.host)} at ${e.file} is not a string`:`the credential\
s block for host ${(0,v.nx)(e.host)} at ${e.file} has no token`,help:'add token = "\u2026" or remove the block; the clients send no token and try no other credential\
s source'};case"panic":return{message:`the block credentials ${(0,c.o)(e.label)} contains an object, which makes the client panic`,help:"remove everything but t\
he token from the block"};case"no helper":return{message:`credentials helper ${(0,c.o)(e.name)}: there is no terraform-credentials-${e.name} in ${e.directories.
join(", ")}`,help:e.name===e.name.toLowerCase()?"install the program there (PATH is not searched); the client continues without a helper":"write the name in low\
er case; the client finds no other name"}}}const $=(0,d.lS)((0,d.z3)("credentials-helper","Credentials helper failed",u.Du),e=>e.kind==="version"?{message:`the \
file name ${e.path} ends with an invalid version, which makes the clients panic`,help:`name it terraform-credentials-${e.name}, or add a version such as _v1.0.0`,
affects:[e.client]}:{message:`credentials helper ${e.name}: ${e.why}`,help:'run the program with "get" and the host: it must print {"token": "\u2026"} and exit with \
0; without it discovery works, but init fails to install providers'}),P=10,b=(0,d.lS)((0,d.lm)("services-forced","A host block replaces service discovery",["ter\
raform","opentofu"]),({host:e,at:i})=>({message:`the host block at ${i} defines the services of ${e}; the host's own discovery document is not used`,help:`remov\
e the host block at ${i} to use the discovery document of ${e}`})),r=(0,d.lS)((0,d.lm)("services-forced-differ","A host block and the discovery document differ",
["terraform","opentofu"]),({host:e,at:i,services:t})=>({message:`the host block at ${i} and the discovery document of ${e} differ in ${(0,E.XT)(t,P)}`,help:"upd\
ate the host block or remove it; machines without it use other services"}))}),1022:((C,y,s)=>{s.d(y,{m:()=>i,s:()=>o});var c=s(3625),u=s(6246),v=s(1831),E=s(8408),
d=s(5011);const O={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},w="hashicorp",$="-",P='Invalid provider source string: The "source" attr\
ibute must be in the format "[hostname/][namespace/]name"',b={prefix:"terraform-",whose:"a Terraform",frequency:"often"},e={terraform:[b],opentofu:[b,{prefix:"o\
pentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function i(n,l){const m=n.split("/");if(m.length>3||m.includes(""))return t(P);const[g="",I,T]=m.reverse(),
M=o(g);if(!M.ok){const D=`${(0,u.o)(g)} in source ${(0,u.o)(n)}`;return t(`Invalid provider type: Invalid provider type ${D}: ${M.why}"`)}const R=T===void 0,A=R?
(0,c.J)((0,d.Vm)(l)):(0,v.Pv)(T);if(I===void 0&&A.ok){const D={hostImplied:R,namespace:w,type:M.value};return{kind:"registry",host:A.value,...D}}const S=a(I??""),
U=`namespace "" in source ${(0,u.o)(n)}`;if(!S.ok)return t(`Invalid provider namespace: Invalid provider ${U}: ${S.why}"`);if(!A.ok){const D="Invalid provider s\
ource hostname";return t(`${D}: ${D} ${U}: ${A.why}"`)}const L={hostImplied:R,host:A.value,namespace:S.value,type:M.value},N=h(L,l);return N===void 0?{kind:f(L,
l),...L}:t(N)}const t=n=>({kind:"invalid",error:n});function o(n){if(/^[a-z0-9]+$/.test(n))return(0,c.J)(n);if(n==="")return(0,c.T)("must have at least one char\
acter");if(n.includes("."))return(0,c.T)("dots are not allowed");if(n.includes("--"))return(0,c.T)("cannot use multiple consecutive dashes");const l=(0,E.YE)(n);
return l.ok?(0,c.J)((0,E.DI)(l.value)):(0,c.T)("must contain only letters, digits, and dashes, and may not use leading or trailing dashes")}const a=n=>n===$?(0,c.
J)(n):o(n);function f({host:n,namespace:l},m){return l===$?"legacy":l==="builtin"&&O[m].includes(n)?"builtin":"registry"}function h(n,l){const m=(0,d.Vm)(l);if(n.
namespace===$&&n.host!==m)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${m}.`;const g=e[l].find(({prefix:I})=>n.
type.startsWith(I));return g===void 0?void 0:_(n,g,l)}function _(n,{prefix:l,whose:m,frequency:g},I){const T=`${l}provider-`,M=n.type.slice(T.length);if(!n.type.
startsWith(T)||!o(M).ok)return`Invalid provider type: Provider source ${(0,u.o)(p(n))} has a type with the prefix ${(0,u.o)(l)}, which isn't allowed because it \
would be redundant to name ${m} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const R=p({...n,type:M},
I);return`Invalid provider type: Provider source ${(0,u.o)(p(n,I))} has a type with the prefix ${(0,u.o)(T)}, which isn't valid. Although that prefix is ${g} us\
ed in the names of version control repositories for ${m.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,u.o)(R)}?`}const p=({host:n,namespace:l,type:m},g)=>g!==void 0&&n===(0,d.Vm)(g)?`${l}/${m}`:`${(0,v.nx)(n)}/${l}/${m}`}),1731:((C,y,s)=>{s.d(y,
{Cg:()=>b,Ty:()=>P,Zy:()=>r,dU:()=>e,hZ:()=>v,oF:()=>O,rK:()=>w});var c=s(9562);const u=new RegExp(`^${c.eQ}$`),v=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
E=new RegExp(`^${v}[.+-]?$`),d=2n**63n-1n;function O(t){const[,o,a,f,h]=u.exec(t)??[];return o===void 0?null:$(t,o,f??a,h)}function w(t){const[,o,a,f]=E.exec(t)??
[];return o===void 0?null:$(t,o,a,f)}function $(t,o,a="",f=""){const h=o.split(".").map(p=>p.replace(/^0+(?=.)/,""));if(h.some(p=>p.length>19))return null;const _=h.
map(BigInt);if(_.some(p=>p>d))return null;for(;_.length<3;)_.push(0n);return{text:t,numbers:_,written:h.length,pre:a,build:f}}const P=t=>t.pre!=="",b=({numbers:t,
pre:o,build:a})=>`${t.join(".")}${o===""?"":`-${o}`}${a===""?"":`+${a}`}`;function r(t,o,a=e){const f=Math.max(t.numbers.length,o.numbers.length);for(let h=0;h<
f;h++){const[_,p]=[t.numbers[h]??0n,o.numbers[h]??0n];if(_!==p)return _<p?-1:1}return t.pre===o.pre||t.numbers.length!==o.numbers.length?0:t.pre===""||o.pre===""?
t.pre===""?1:-1:a(t.pre,o.pre)}function e(t,o){const[a,f]=[t.split("."),o.split(".")];for(let h=0;;h++){const[_,p]=[h+1>=a.length,h+1>=f.length];if(_!==p)return _?
-1:1;const n=i(a[h]??"",f[h]??"");if(n!==0||_)return n}}function i(t,o){const[a,f]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(o)];return a!==f?a?-1:1:a&&t.length!==o.length?
t.length-o.length:t===o?0:t<o?-1:1}}),5257:((C,y,s)=>{s.d(y,{JT:()=>O,KS:()=>w,MO:()=>b,MP:()=>d,Nf:()=>P,W$:()=>E,cd:()=>v,yp:()=>$});var c=s(5143);const u="ho\
stnames input",v={file:u,line:1,column:1,endColumn:1},E=r=>r.file===u?u:r,d=({host:r,namespace:e,name:i,system:t})=>`${r}/${e}/${i}/${t}`,O=({host:r,namespace:e,
type:i})=>`${r}/${e}/${i}`;function w(r,e){const i=r.versions??P(r)?.values?.[e]??null;return i===null?null:{text:i,place:$(r)}}function $(r){const{versionsAt:e,
place:i}=r,t=typeof e=="number"?e:e?.at;return t===void 0?i:{file:i.file,...(0,c._h)(t)}}const P=({versionsAt:r})=>typeof r=="number"?null:r,b=(r,e)=>`${r} ${e}`})};export{j as id,B as ids,K as modules};
