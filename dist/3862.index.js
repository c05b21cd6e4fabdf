const j=3862,K=[3862],N={1022:((U,f,n)=>{n.d(f,{m:()=>A,s:()=>a});var s=n(3625),i=n(6246),_=n(1831),c=n(8408),u=n(5011);const O={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},m="hashicorp",l="-",E='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',$={prefix:"terraform-",whose:"a Terraform",frequency:"often"},D={terraform:[$],opentofu:[$,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function A(e,r){
const t=e.split("/");if(t.length>3||t.includes(""))return o(E);const[d="",v,y]=t.reverse(),h=a(d);if(!h.ok){const P=`${(0,i.o)(d)} in source ${(0,i.o)(e)}`;return o(
`Invalid provider type: Invalid provider type ${P}: ${h.why}"`)}const I=y===void 0,T=I?(0,s.J)((0,u.Vm)(r)):(0,_.Pv)(y);if(v===void 0&&T.ok){const P={hostImplied:I,
namespace:m,type:h.value};return{kind:"registry",host:T.value,...P}}const L=p(v??""),C=`namespace "" in source ${(0,i.o)(e)}`;if(!L.ok)return o(`Invalid provide\
r namespace: Invalid provider ${C}: ${L.why}"`);if(!T.ok){const P="Invalid provider source hostname";return o(`${P}: ${P} ${C}: ${T.why}"`)}const R={hostImplied:I,
host:T.value,namespace:L.value,type:h.value},B=M(R,r);return B===void 0?{kind:g(R,r),...R}:o(B)}const o=e=>({kind:"invalid",error:e});function a(e){if(/^[a-z0-9]+$/.
test(e))return(0,s.J)(e);if(e==="")return(0,s.T)("must have at least one character");if(e.includes("."))return(0,s.T)("dots are not allowed");if(e.includes("--"))
return(0,s.T)("cannot use multiple consecutive dashes");const r=(0,c.YE)(e);return r.ok?(0,s.J)((0,c.DI)(r.value)):(0,s.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const p=e=>e===l?(0,s.J)(e):a(e);function g({host:e,namespace:r},t){return r===l?"legacy":r==="builtin"&&
O[t].includes(e)?"builtin":"registry"}function M(e,r){const t=(0,u.Vm)(r);if(e.namespace===l&&e.host!==t)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${t}.`;const d=D[r].find(({prefix:v})=>e.type.startsWith(v));return d===void 0?void 0:W(e,d,r)}function W(e,{prefix:r,
whose:t,frequency:d},v){const y=`${r}provider-`,h=e.type.slice(y.length);if(!e.type.startsWith(y)||!a(h).ok)return`Invalid provider type: Provider source ${(0,i.
o)(w(e))} has a type with the prefix ${(0,i.o)(r)}, which isn't allowed because it would be redundant to name ${t} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const I=w({...e,type:h},v);return`Invalid provider type: Provider source ${(0,i.o)(w(e,v))} has a ty\
pe with the prefix ${(0,i.o)(y)}, which isn't valid. Although that prefix is ${d} used in the names of version control repositories for ${t.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,i.o)(I)}?`}const w=({host:e,namespace:r,type:t},d)=>d!==void 0&&e===(0,u.Vm)(d)?`${r}/${t}`:`${(0,_.nx)(e)}/${r}/${t}`}),7236:((U,f,n)=>{n.d(f,
{l:()=>i,o:()=>_});var s=n(1022);function i({kind:c,text:u,address:O},m,l){switch(c){case"required_provider":case"state_store_provider":case"lock_provider":{const E=(0,s.
m)(u??"",l);return E.kind==="registry"?E:null}case"required_provider_nosource":case"required_provider_legacy":return{host:m,namespace:"hashicorp",type:_(O)};case"\
implied_provider":return{host:m,namespace:"hashicorp",type:(u??"").replace(/[._].*$/s,"")};default:return null}}const _=c=>c.replace(/^.*\./s,"")}),3862:((U,f,n)=>{
n.r(f),n.d(f,{withoutUnusedLocks:()=>O});var s=n(9664),i=n(5011),_=n(7236),c=n(5257);const u=/^\.{1,2}\//;function O(l,E){const $=Map.groupBy(E,({lockFile:o})=>o),
k=new Set(l.flatMap(({kind:o,text:a,place:p})=>m.test(o)&&!u.test(a??"")?(0,s.jt)(p.file):[])),D=new Map,A=(o,a)=>{if(o.calls.length>0||o.directories.some(M=>k.
has(M)))return!0;const p=D.get(o)??new Set(o.providers.map(M=>(0,c.JT)(M.provider)));D.set(o,p);const g=(0,_.l)(a,(0,i.Vm)(o.client),o.client);return g===null||
p.has((0,c.JT)(g))};return l.map(o=>{if(o.kind!=="lock_provider"||o.needs.length===0)return o;const a=$.get(o.place.file)??[];return a.length===0||a.some(p=>A(p,
o))?o:{...o,needs:[]}})}const m=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{j as id,K as ids,N as modules};
