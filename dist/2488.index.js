const k=2488,B=[2488],C={1022:((b,T,f)=>{f.d(T,{m:()=>D,s:()=>r});var d=f(3625),l=f(6246),E=f(1831),y=f(8408),$=f(5011);const M={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},w="hashicorp",_="-",A='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',O={prefix:"terraform-",whose:"a Terraform",frequency:"often"},R={terraform:[O],opentofu:[O,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function D(e,o){
const a=e.split("/");if(a.length>3||a.includes(""))return n(A);const[p="",h,v]=a.reverse(),m=r(p);if(!m.ok){const g=`${(0,l.o)(p)} in source ${(0,l.o)(e)}`;return n(
`Invalid provider type: Invalid provider type ${g}: ${m.why}"`)}const I=v===void 0,P=I?(0,d.J)((0,$.Vm)(o)):(0,E.Pv)(v);if(h===void 0&&P.ok){const g={hostImplied:I,
namespace:w,type:m.value};return{kind:"registry",host:P.value,...g}}const N=t(h??""),S=`namespace "" in source ${(0,l.o)(e)}`;if(!N.ok)return n(`Invalid provide\
r namespace: Invalid provider ${S}: ${N.why}"`);if(!P.ok){const g="Invalid provider source hostname";return n(`${g}: ${g} ${S}: ${P.why}"`)}const U={hostImplied:I,
host:P.value,namespace:N.value,type:m.value},V=s(U,o);return V===void 0?{kind:i(U,o),...U}:n(V)}const n=e=>({kind:"invalid",error:e});function r(e){if(/^[a-z0-9]+$/.
test(e))return(0,d.J)(e);if(e==="")return(0,d.T)("must have at least one character");if(e.includes("."))return(0,d.T)("dots are not allowed");if(e.includes("--"))
return(0,d.T)("cannot use multiple consecutive dashes");const o=(0,y.YE)(e);return o.ok?(0,d.J)((0,y.DI)(o.value)):(0,d.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const t=e=>e===_?(0,d.J)(e):r(e);function i({host:e,namespace:o},a){return o===_?"legacy":o==="builtin"&&
M[a].includes(e)?"builtin":"registry"}function s(e,o){const a=(0,$.Vm)(o);if(e.namespace===_&&e.host!==a)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${a}.`;const p=R[o].find(({prefix:h})=>e.type.startsWith(h));return p===void 0?void 0:c(e,p,o)}function c(e,{prefix:o,
whose:a,frequency:p},h){const v=`${o}provider-`,m=e.type.slice(v.length);if(!e.type.startsWith(v)||!r(m).ok)return`Invalid provider type: Provider source ${(0,l.
o)(u(e))} has a type with the prefix ${(0,l.o)(o)}, which isn't allowed because it would be redundant to name ${a} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const I=u({...e,type:m},h);return`Invalid provider type: Provider source ${(0,l.o)(u(e,h))} has a ty\
pe with the prefix ${(0,l.o)(v)}, which isn't valid. Although that prefix is ${p} used in the names of version control repositories for ${a.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,l.o)(I)}?`}const u=({host:e,namespace:o,type:a},p)=>p!==void 0&&e===(0,$.Vm)(p)?`${o}/${a}`:`${(0,E.nx)(e)}/${o}/${a}`}),1731:((b,T,f)=>{f.d(T,
{Cg:()=>O,Ty:()=>A,Zy:()=>L,dU:()=>R,hZ:()=>E,oF:()=>M,rK:()=>w});var d=f(9562);const l=new RegExp(`^${d.eQ}$`),E=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
y=new RegExp(`^${E}[.+-]?$`),$=2n**63n-1n;function M(n){const[,r,t,i,s]=l.exec(n)??[];return r===void 0?null:_(n,r,i??t,s)}function w(n){const[,r,t,i]=y.exec(n)??
[];return r===void 0?null:_(n,r,t,i)}function _(n,r,t="",i=""){const s=r.split(".").map(u=>u.replace(/^0+(?=.)/,""));if(s.some(u=>u.length>19))return null;const c=s.
map(BigInt);if(c.some(u=>u>$))return null;for(;c.length<3;)c.push(0n);return{text:n,numbers:c,written:s.length,pre:t,build:i}}const A=n=>n.pre!=="",O=({numbers:n,
pre:r,build:t})=>`${n.join(".")}${r===""?"":`-${r}`}${t===""?"":`+${t}`}`;function L(n,r,t=R){const i=Math.max(n.numbers.length,r.numbers.length);for(let s=0;s<
i;s++){const[c,u]=[n.numbers[s]??0n,r.numbers[s]??0n];if(c!==u)return c<u?-1:1}return n.pre===r.pre||n.numbers.length!==r.numbers.length?0:n.pre===""||r.pre===""?
n.pre===""?1:-1:t(n.pre,r.pre)}function R(n,r){const[t,i]=[n.split("."),r.split(".")];for(let s=0;;s++){const[c,u]=[s+1>=t.length,s+1>=i.length];if(c!==u)return c?
-1:1;const e=D(t[s]??"",i[s]??"");if(e!==0||c)return e}}function D(n,r){const[t,i]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(r)];return t!==i?t?-1:1:t&&n.length!==r.length?
n.length-r.length:n===r?0:n<r?-1:1}})};export{k as id,B as ids,C as modules};
