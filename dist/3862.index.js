const S=3862,W=[3862],B={1022:((w,f,r)=>{r.d(f,{m:()=>L,s:()=>l});var s=r(3625),i=r(6246),v=r(1831),c=r(8408),_=r(5011);const E={terraform:["terraform.io"],opentofu:[
"terraform.io","opentofu.org"]},h="hashicorp",o="-",a='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name\
"',u={prefix:"terraform-",whose:"a Terraform",frequency:"often"},g={terraform:[u],opentofu:[u,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function L(e,t){
const d=e.split("/");if(d.length>3||d.includes(""))return n(a);const[p="",y,P]=d.reverse(),$=l(p);if(!$.ok){const O=`${(0,i.o)(p)} in source ${(0,i.o)(e)}`;return n(
`Invalid provider type: Invalid provider type ${O}: ${$.why}"`)}const T=P===void 0,I=T?(0,s.J)((0,_.Vm)(t)):(0,v.Pv)(P);if(y===void 0&&I.ok){const O={hostImplied:T,
namespace:h,type:$.value};return{kind:"registry",host:I.value,...O}}const U=m(y??""),C=`namespace "" in source ${(0,i.o)(e)}`;if(!U.ok)return n(`Invalid provide\
r namespace: Invalid provider ${C}: ${U.why}"`);if(!I.ok){const O="Invalid provider source hostname";return n(`${O}: ${O} ${C}: ${I.why}"`)}const k={hostImplied:T,
host:I.value,namespace:U.value,type:$.value},K=M(k,t);return K===void 0?{kind:A(k,t),...k}:n(K)}const n=e=>({kind:"invalid",error:e});function l(e){if(/^[a-z0-9]+$/.
test(e))return(0,s.J)(e);if(e==="")return(0,s.T)("must have at least one character");if(e.includes("."))return(0,s.T)("dots are not allowed");if(e.includes("--"))
return(0,s.T)("cannot use multiple consecutive dashes");const t=(0,c.YE)(e);return t.ok?(0,s.J)((0,c.DI)(t.value)):(0,s.T)("must contain only letters, digits, a\
nd dashes, and may not use leading or trailing dashes")}const m=e=>e===o?(0,s.J)(e):l(e);function A({host:e,namespace:t},d){return t===o?"legacy":t==="builtin"&&
E[d].includes(e)?"builtin":"registry"}function M(e,t){const d=(0,_.Vm)(t);if(e.namespace===o&&e.host!==d)return`Invalid provider namespace: The legacy provider \
namespace "-" can be used only with hostname ${d}.`;const p=g[t].find(({prefix:y})=>e.type.startsWith(y));return p===void 0?void 0:N(e,p,t)}function N(e,{prefix:t,
whose:d,frequency:p},y){const P=`${t}provider-`,$=e.type.slice(P.length);if(!e.type.startsWith(P)||!l($).ok)return`Invalid provider type: Provider source ${(0,i.
o)(R(e))} has a type with the prefix ${(0,i.o)(t)}, which isn't allowed because it would be redundant to name ${d} provider with that prefix. If you are the aut\
hor of this provider, rename it to not include the prefix.`;const T=R({...e,type:$},y);return`Invalid provider type: Provider source ${(0,i.o)(R(e,y))} has a ty\
pe with the prefix ${(0,i.o)(P)}, which isn't valid. Although that prefix is ${p} used in the names of version control repositories for ${d.split(" ")[1]} provi\
ders, provider source strings should not include it.

Did you mean ${(0,i.o)(T)}?`}const R=({host:e,namespace:t,type:d},p)=>p!==void 0&&e===(0,_.Vm)(p)?`${t}/${d}`:`${(0,v.nx)(e)}/${t}/${d}`}),7236:((w,f,r)=>{r.d(f,
{l:()=>i,o:()=>v});var s=r(1022);function i({kind:c,text:_,address:E},h,o){switch(c){case"required_provider":case"state_store_provider":case"lock_provider":{const a=(0,s.
m)(_??"",o);return a.kind==="registry"?a:null}case"required_provider_nosource":case"required_provider_legacy":return{host:h,namespace:"hashicorp",type:v(E)};case"\
implied_provider":return{host:h,namespace:"hashicorp",type:(_??"").replace(/[._].*$/s,"")};default:return null}}const v=c=>c.replace(/^.*\./s,"")}),5257:((w,f,r)=>{
r.d(f,{JT:()=>_,KS:()=>E,MO:()=>h,MP:()=>c,W$:()=>v,cd:()=>i});const s="hostnames input",i={file:s,line:1,column:1,endColumn:1},v=o=>o.file===s?s:o,c=({host:o,namespace:a,
name:u,system:D})=>`${o}/${a}/${u}/${D}`,_=({host:o,namespace:a,type:u})=>`${o}/${a}/${u}`;function E({version:o},a){if(o===null)return null;const u=o.text??o.values?.[a]??
null;return u===null?null:{text:u,place:o.place}}const h=(o,a)=>`${o} ${a}`}),3862:((w,f,r)=>{r.r(f),r.d(f,{withoutUnusedLocks:()=>E});var s=r(9664),i=r(5011),v=r(
7236),c=r(5257);const _=/^\.{1,2}\//;function E(o,a){const u=Map.groupBy(a,({lockFile:n})=>n),D=new Set(o.flatMap(({kind:n,text:l,place:m})=>h.test(n)&&!_.test(
l??"")?(0,s.jt)(m.file):[])),g=new Map,L=(n,l)=>{if(n.calls.length>0||n.directories.some(M=>D.has(M)))return!0;const m=g.get(n)??new Set(n.providers.map(M=>(0,c.
JT)(M.provider)));g.set(n,m);const A=(0,v.l)(l,(0,i.Vm)(n.client),n.client);return A===null||m.has((0,c.JT)(A))};return o.map(n=>{if(n.kind!=="lock_provider"||n.
needs.length===0)return n;const l=u.get(n.place.file)??[];return l.length===0||l.some(m=>L(m,n))?n:{...n,needs:[]}})}const h=/^(?:module|test_module|terragrunt_source|installed_module)/})};export{S as id,W as ids,B as modules};
