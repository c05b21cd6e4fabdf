const S=3862,W=[3862],B={1022:((w,m,r)=>{r.d(m,{m:()=>d,s:()=>_});var a=r(3625),s=r(6246),v=r(1831),u=r(8408),p=r(5011);const P={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},E="hashicorp",l="-",h='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',M={prefix:"terraform-",whose:"a Terraform",frequency:"often"},i={terraform:[M],opentofu:[M,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function d(e,t){
const c=e.split("/");if(c.length>3||c.includes(""))return n(h);const[f="",O,T]=c.reverse(),$=_(f);if(!$.ok){const I=`${(0,s.o)(f)} in source ${(0,s.o)(e)}`;return n(
`Invalid provider type: Invalid provider type ${I}: ${$.why}"`)}const g=T===void 0,A=g?(0,a.J)((0,p.Vm)(t)):(0,v.Pv)(T);if(O===void 0&&A.ok){const I={hostImplied:g,
namespace:E,type:$.value};return{kind:"registry",host:A.value,...I}}const U=y(O??""),C=`namespace "" in source ${(0,s.o)(e)}`;if(!U.ok)return n(`Invalid provide\
r namespace: Invalid provider ${C}: ${U.why}"`);if(!A.ok){const I="Invalid provider source hostname";return n(`${I}: ${I} ${C}: ${A.why}"`)}const k={hostImplied:g,
host:A.value,namespace:U.value,type:$.value},K=D(k,t);return K===void 0?{kind:L(k,t),...k}:n(K)}const n=e=>({kind:"invalid",error:e});function _(e){if(/^[a-z0-9]+$/.
test(e))return(0,a.J)(e);if(e==="")return(0,a.T)("must have at least one character");if(e.includes("."))return(0,a.T)("dots are not allowed");if(e.includes("--"))
return(0,a.T)("cannot use multiple consecutive dashes");const t=(0,u.YE)(e);return t.ok?(0,a.J)((0,u.DI)(t.value)):(0,a.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const y=e=>e===l?(0,a.J)(e):_(e);function L({host:e,namespace:t},c){return t===l?"legacy":t==="builtin"&&
P[c].includes(e)?"builtin":"registry"}function D(e,t){const c=(0,p.Vm)(t);if(e.namespace===l&&e.host!==c)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${c}.`;const f=i[t].find(({prefix:O})=>e.type.startsWith(O));return f===void 0?void 0:N(e,f,t)}function N(e,{prefix:t,
whose:c,frequency:f},O){const T=`${t}provider-`,$=e.type.slice(T.length);if(!e.type.startsWith(T)||!_($).ok)return`Invalid provider type: Provider source ${(0,s.
o)(R(e))} has a type with the prefix ${(0,s.o)(t)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const g=R({...e,type:$},O);return`Invalid provider type: Provider source ${(0,s.o)(R(e,O))} has a ty\
pe with the prefix ${(0,s.o)(T)}, which isn't valid. Although that prefix is ${f} used in the names of version control repositories for ${c.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,s.o)(g)}?`}const R=({host:e,namespace:t,type:c},f)=>f!==void 0&&e===(0,p.Vm)(f)?`${t}/${c}`:`${(0,v.nx)(e)}/${t}/${c}`}),7236:((w,m,r)=>{r.d(m,
{l:()=>s,o:()=>v});var a=r(1022);function s({kind:u,text:p,address:P},E,l){switch(u){case"required_provider":case"state_store_provider":case"lock_provider":{const h=(0,a.
m)(p??"",l);return h.kind==="registry"?h:null}case"required_provider_nosource":case"required_provider_legacy":return{host:E,namespace:"hashicorp",type:v(P)};case"\
implied_provider":return{host:E,namespace:"hashicorp",type:(p??"").replace(/[._].*$/s,"")};default:return null}}const v=u=>u.replace(/^.*\./s,"")}),5257:((w,m,r)=>{
r.d(m,{JT:()=>P,KS:()=>E,MO:()=>M,MP:()=>p,Nf:()=>h,W$:()=>u,cd:()=>v,yp:()=>l});var a=r(5143);const s="hostnames input",v={file:s,line:1,column:1,endColumn:1},
u=o=>o.file===s?s:o,p=({host:o,namespace:i,name:d,system:n})=>`${o}/${i}/${d}/${n}`,P=({host:o,namespace:i,type:d})=>`${o}/${i}/${d}`;function E(o,i){const d=o.
versions??h(o)?.values?.[i]??null;return d===null?null:{text:d,place:l(o)}}function l(o){const{versionsAt:i,place:d}=o,n=typeof i=="number"?i:i?.at;return n===void 0?
d:{file:d.file,...(0,a._h)(n)}}const h=({versionsAt:o})=>typeof o=="number"?null:o,M=(o,i)=>`${o} ${i}`}),3862:((w,m,r)=>{r.r(m),r.d(m,{withoutUnusedLocks:()=>P});
var a=r(9664),s=r(5011),v=r(7236),u=r(5257);const p=/^\.{1,2}\//;function P(l,h){const M=Map.groupBy(h,({lockFile:n})=>n),o=new Set(l.flatMap(({kind:n,text:_,place:y})=>E.
test(n)&&!p.test(_??"")?(0,a.jt)(y.file):[])),i=new Map,d=(n,_)=>{if(n.calls.length>0||n.directories.some(D=>o.has(D)))return!0;const y=i.get(n)??new Set(n.providers.
map(D=>(0,u.JT)(D.provider)));i.set(n,y);const L=(0,v.l)(_,(0,s.Vm)(n.client),n.client);return L===null||y.has((0,u.JT)(L))};return l.map(n=>{if(n.kind!=="lock_\
provider"||n.needs.length===0)return n;const _=M.get(n.place.file)??[];return _.length===0||_.some(y=>d(y,n))?n:{...n,needs:[]}})}const E=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{S as id,W as ids,B as modules};
