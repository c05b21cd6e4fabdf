const $t=817,Ct=[817],Bt={3093:((dt,rt,v)=>{v.r(rt),v.d(rt,{Instances:()=>G,Terragrunt:()=>ft,withUnits:()=>Nt});var y=v(9160),h=v(9075),D=v(2245),Z=v(400),A=v(
6134),_=v(9664),L=v(2161),H=v(1884);function I(i,t,e){const n=e.list(i),r=new Set(n),s=new A.n_,o=new N,c=n.flatMap(l=>{const d=(0,L.L8)(l,r,"");return d?.class===
"lock"&&(o.isRoot=!0),d?.class==="config"&&d.clients.includes(t)?[{name:l,kind:d}]:[]});for(const l of[!1,!0])for(const{name:d,kind:u}of c){const m=u.isOverride===
l?e.read((0,_.Gz)(i,d)):null;if(m!==null&&o.read((u.syntax==="json"?D.O:Z.K)(m,s)),s.isExceeded())return U}return o.bytes+=s.bytes,o}class N{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:e}){this.bytes+=t.length;for(const n of(0,A.SH)(e,"variable",1))this.readVariable(n,t);for(const n of(0,A.SH)(e,"locals",0))B(this.locals,n,t);for(const n of(0,A.
SH)(e,"module",1)){const r=n.labels[0]?.value??"",s=this.calls.get(r)??new Map;this.calls.set(r,s),B(s,n,t)}for(const{body:n}of(0,A.SH)(e,"terraform",0))this.isRoot||=
(0,H.hN)(n)}readVariable({labels:t,body:e},n){const r=t[0]?.value??"",s=this.variables.get(r)??{};this.variables.set(r,s);const o=u=>{const m=(0,A.w4)(e,u)?.value;
return m&&(0,y._3)({expression:m,text:n},(0,h.os)())},c=o("default"),l=o("const"),d=o("nullable");c!==void 0&&(s.default=c),l!==void 0&&(s.isConst=String(l)==="\
true"),String(o("sensitive"))==="true"&&(s.isConst=!1),d!==void 0&&(s.isNullable=String(d)==="true")}}function B(i,{body:t},e){for(const{name:n,value:r}of(0,A.Td)(
t))i.set(n,{expression:r,text:e})}const U=new N,R=/\.tfvars(\.json)?$/,j=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,P=/^terraform\.tfvars/,$=/\.(tf|tofu)(\.json)?$/,
et=200,q=1024*1024,J=2;function F(i,t){const e=new A.n_;let n=0;const r=u=>{const m=n>q?null:t.read((0,_.Gz)(i,u),q);return n+=m?.length??0,x(u,m,e)},s=t.list(i).
filter(u=>R.test(u)),o=s.filter(u=>!j.test(u));for(const u of O("",i,t,J))o.push(u);const c=s.filter(u=>j.test(u)).slice(0,et).sort((u,m)=>Number(P.test(m))-Number(
P.test(u))).map(r).reverse(),l=o.slice(0,et).map(u=>({given:r(u),from:`with ${(0,_.Gz)(i,u)}`}));return{loaded:u=>c.map(m=>m(u)).find(m=>m),others:l,bytes:n+e.bytes}}
function*O(i,t,e,n){if(n!==0)for(const r of e.directories(t).slice(0,et)){const[s,o]=[(0,_.Gz)(t,r),(0,_.Gz)(i,r)],c=e.list(s);if(!c.some(l=>$.test(l))){for(const l of c)
R.test(l)&&(yield(0,_.Gz)(o,l));yield*O(o,s,e,n-1)}}}function x(i,t,e){if(t===null)return()=>()=>{};const n=i.endsWith(".json"),{text:r,body:s}=(n?D.O:Z.K)(t,e);
if(e.isExceeded())return()=>()=>{};const o=new Map;for(const{name:c,value:l}of(0,A.Td)(s))o.has(c)||o.set(c,l);return c=>{const l=o.get(c);return l&&(()=>(0,y._3)(
{expression:l,text:r},(0,h.os)()))}}var S=v(6760);const nt=64*1024,W=i=>t=>{const e=t.map(h.Uk).filter(n=>n!==void 0);return e.length===t.length?i(...e):void 0},
tt=i=>t=>t===h.pi?i.length:i[Number(t)];function Y(i,t=""){const e=[];let n=nt;for(const r of i){const s=typeof r=="function"?r(h.pi):void 0;if(typeof r!="funct\
ion"||typeof s!="number")return;for(let o=0;o<s;o+=1){const c=(0,h.Uk)(r(String(o)));if(n-=(c??"").length+t.length+1,c===void 0||n<0)return;e.push(c)}}return e}
const st={coalesce:i=>i.includes(void 0)?void 0:i.find(t=>t!==null&&t!==""),format:([i,...t])=>{if(typeof i!="string"||!/^(?:[^%]|%s)*$/.test(i))return;const e=t.
map(h.Uk),n=i.split("%s");if(!(e.includes(void 0)||e.length!==n.length-1))return n.map((r,s)=>r+(e[s]??"")).join("")},element:([i,t])=>{const e=Y([i]);return e?.[Number(
t)%e.length]},join:([i,...t])=>typeof i=="string"?Y(t,i)?.join(i):void 0,lookup:([i,t])=>typeof i=="function"&&typeof t=="string"?i(t):void 0,lower:W(i=>i.toLowerCase()),
replace:W((i,t="",e="")=>/^\/.*\/$/s.test(t)?void 0:i.replaceAll(t,()=>e)),split:W((i,t="")=>tt(t.split(i))),tostring:W(i=>i),trimprefix:W((i,t="")=>i.startsWith(
t)?i.slice(t.length):i),trimspace:W(i=>i.trim()),trimsuffix:W((i,t="")=>i.endsWith(t)?i.slice(0,i.length-t.length):i),upper:W(i=>i.toUpperCase())},a=(i,t)=>Object.
hasOwn(st,i)?st[i]?.(t):void 0;function p(i,t){return typeof i!="string"||S.posix.join(i.startsWith("/")?".":t,i).startsWith("..")?null:S.posix.resolve("/",t,i).
slice(1)}const f=i=>S.posix.dirname(`/${i}`);function g(i){const{from:t,unit:e,parent:n,isSet:r}=i,s=f(t),o=(c,l)=>S.posix.relative(c,l)||".";return{basename:([
c])=>typeof c=="string"?S.posix.basename(c):void 0,dirname:([c])=>typeof c=="string"?S.posix.dirname(c):void 0,find_in_parent_folders:c=>E(i,c),get_env:([c,l])=>typeof c==
"string"&&!r(c)?l:void 0,get_original_terragrunt_dir:()=>f(e),get_parent_terragrunt_dir:([c])=>f(n(c)),get_path_from_repo_root:()=>o("/",s),get_path_to_repo_root:()=>o(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([c])=>o(s,f(n(c))),path_relative_to_include:([c])=>o(f(n(c)),s),try:c=>c.find(
l=>l!==void 0)}}function E({from:i,files:t},e){const[n=e.length===0?"terragrunt.hcl":void 0,r]=e;if(typeof n=="string"){for(let s=f(i);s!=="/";){s=S.posix.dirname(
s);const o=S.posix.join(s,n);if(t.locate(o.slice(1))!==null)return o}return r}}const w={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class G{effort=new h.
Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,e,n){this.context=t,this.client=e,this.evaluation=n}of(t){const e=this.found.
get(t);if(e!==void 0)return e;this.found.set(t,[]),this.depth+=1;const n=this.calledBy(t);this.depth-=1;const s=[...n.length===0||this.declarations(t).isRoot?this.
roots(t):[],...n];return this.found.set(t,s),s}declarations=(0,h.Oo)(t=>this.bytes>w.bytes?U:this.counted(I(t,this.client,this.context.files)));counted(t){return this.
bytes+=t.bytes,t}roots=(0,h.Oo)(t=>{if(this.bytes>w.bytes)return[this.unknown(t)];const{files:e,setBy:n}=this.context,{loaded:r,others:s}=this.counted(F(t,e)),o=(l,d)=>this.
instance(t,l,{use:t,root:t,from:d}),c=[o(r,null)];for(const{given:l,from:d}of s)c.push(o(u=>l(u)??r(u),d));for(const l of this.declarations(t).variables.keys()){
const d=n(l);if(!(d===null||r(l)!==void 0)){if(c.length>=w.uses)break;c.push(o(u=>u===l?z:r(u),`with ${d}`))}}return c});calls=(0,h.Oo)(t=>Map.groupBy(this.declarations(
t).calls,([,e])=>this.target(t,e)));calledBy(t){const e=[];for(const n of this.callers(t)){const s=this.depth>w.depth||this.instances>w.instances?[this.unknown(
n)]:this.of(n);for(const[o,c]of this.calls(n).get(t)??[])for(const{scope:l,use:d,root:u,from:m}of s){if(e.length>=w.uses)return[...e,this.unknown(t)];const k=M=>{
const T=c.get(M);return T&&(()=>(0,y._3)(T,l))};e.push(this.instance(t,k,{use:`${d} ${o}`,root:u,from:m}))}}return e}callers(t){return(this.context.calls().callers.
get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,h.Oo)(()=>{const t=new Map;for(const e of this.context.calls().dynamic)for(const n of this.
calls(e).keys())t.set(n,(t.get(n)??new Set).add(e));return t});target(t,e){const n=e.get("source"),[r]=this.roots(t),s=n&&r&&(0,y._3)(n,r.scope);return typeof s==
"string"?this.context.leadsTo(t,s):null}unknown=(0,h.Oo)(t=>this.instance(t,()=>z,{use:`${t} ?`,root:null,from:null}));instance(t,e,n){const{variables:r,locals:s}=this.
declarations(t),o=M=>{const T=r.get(M);if(T===void 0)return;const{default:Q,isConst:X,isNullable:K}=T,b=this.client==="terraform"?X===!0:X!==!1;if(this.evaluation===
"static"&&!b)return new h.ae("",M);const C=e(M),bt=C===void 0?Q:C();return bt===null&&K===!1?Q:bt},c={var:(0,h.Oo)(o),local:(0,h.Oo)(M=>{const T=s.get(M);return T&&
(0,y._3)(T,k)}),path:M=>M==="module"||M==="root"?".":void 0},l=this.evaluation==="static",d=M=>M==="terraform"&&this.client==="opentofu",u=M=>c[M]??(l&&!d(M)?new h.
ae("",""):void 0),{effort:m}=this;this.instances+=1,m.count();const k={name:u,call:a,effort:m};return{scope:k,...n}}}const z=()=>{};var V=v(8321);function ot(i,t){
const e=(t.endsWith(".json")?D.O:Z.K)(i),{text:n,body:r}=e,s=(u,m)=>{const k=(0,A.w4)(u.body,m)?.value;return k&&{expression:k,text:n}},o=new Map;for(const u of(0,A.
SH)(r,"locals",0))B(o,u,n);const c=new Map;for(const u of[...(0,A.SH)(r,"include",0),...(0,A.SH)(r,"include",1)]){const m=s(u,"path"),k=s(u,"merge_strategy");m!==
void 0&&c.set(u.labels[0]?.value??"",{path:m,strategy:k})}const l=new Map;for(const u of(0,A.SH)(r,"generate",1))l.set(`generate ${u.labels[0]?.value}`,{path:s(
u,"path"),strategy:s(u,"if_exists"),isDisabled:s(u,"disable"),ifDisabled:s(u,"if_disabled"),contents:s(u,"contents")});for(const u of(0,A.SH)(r,"remote_state",0)){
const m=s(u,"generate");if(m===void 0)continue;const k=X=>{const K=(0,y.Tu)(m.expression,X,n);return K&&{expression:K,text:n}},M={type:s(u,"backend"),config:s(u,
"config")},[T,Q]=[k("path"),k("if_exists")];l.set("remote_state",{path:T,strategy:Q,contents:m,backend:M})}const[d]=(0,A.SH)(r,"terraform",0).flatMap(u=>s(u,"so\
urce")??[]);return{locals:o,inputs:s({body:r},"inputs"),includes:c,generated:l,source:d,isSkipped:s({body:r},"skip"),isOpen:r.kind==="native"&&(0,A.w4)(r,"gener\
ate")!==void 0,place:(0,V.rI)(e,t).place}}class ft{effort=new h.Pg;context;constructor(t){this.context=t}read=(0,h.Oo)(t=>{const e=this.context.files.read(t);return e===
null?null:ot(e,t)});scopeOf(t){return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??[]).flatMap(({unit:n,hasSource:r})=>r?
[]:this.evaluation()({file:t,from:n,unit:n}).scope)}isIncluded(t){return this.includers().has(t)}includers=(0,h.Oo)(()=>{const t=new Map;for(const e of this.context.
terragrunt){const n=this.read(e);if(n===null||n.includes.size===0)continue;const r=this.scopeOf(e);for(const{path:s}of n.includes.values()){const o=this.fileAt(
(0,y._3)(s,r),e);if(o===null)continue;const c=t.get(o)??[];t.set(o,c),c.push({unit:e,hasSource:n.source!==void 0})}}return t});partsOf(t){const e=this.evaluation(),
n=new Map,r=s=>{const o=s===null?null:this.read(s);if(s===null||o===null){n.set("",null);return}if(n.has(s))return;const{scope:c}=e({file:s,from:t,unit:t});n.set(
s,{file:s,declared:o,scope:c});for(const{path:l,strategy:d}of[...o.includes.values()].reverse())(d===void 0||(0,y._3)(d,c)!=="no_merge")&&r(this.fileAt((0,y._3)(
l,c),t))};return r(t),[...n.values()]}evaluation(){this.effort.renew();const t=new Map,e=n=>{const r=`${n.file}
${n.from}`,s=t.get(r)??this.configOf(n,e);return t.set(r,s),s};return e}configOf(t,e){const{file:n,from:r,unit:s}=t,o=this.read(n),c=b=>b&&(0,y._3)(b,K),l=b=>this.
fileAt(c(o?.includes.get(b)?.path),r),d=(b,C)=>{if(!(b===null||this.read(b)===null))return e({file:b,from:C??b,unit:s}).value},u=(0,h.Oo)(b=>c(o?.locals.get(b))),
m=(0,h.Oo)(b=>{if(!o?.includes.has(""))return d(l(b),r);const C=d(l(""),r);return typeof C=="function"?C(b):void 0}),k=(0,h.Oo)(b=>b==="locals"?u:b==="inputs"?c(
o?.inputs):void 0),M=b=>{if(n!==r)return n;const[C]=o?.includes.keys()??[];return l(typeof b=="string"?b:C??"")??n},{files:T,isSet:Q}=this.context,X=g({from:r,unit:s,
parent:M,files:T,isSet:Q}),K={name:b=>b==="local"?u:b==="include"?m:void 0,call:(b,C)=>b==="read_terragrunt_config"?d(this.fileAt(C[0],r),null)??C[1]:Object.hasOwn(
X,b)?X[b]?.(C):a(b,C),effort:this.effort};return{scope:K,value:k}}fileAt(t,e){const n=p(t,(0,_.jt)(e));if(n===null)return null;const s=[(0,_.Gz)(n,"terragrunt.h\
cl"),(0,_.Gz)(n,"terragrunt.hcl.json")].find(o=>this.read(o)!==null);return s!==void 0&&this.read(n)===null?s:n}}var it=v(5799),ct=v(4321),lt=v(5143),pt=v(1022),
Mt=v(7905),Et=v(5163),ht=v(2626);const wt=25e4;class yt{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;count=0;constructor(t){this.
scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:e})=>e.file))}inherit(t,e,n){const r=(0,lt.df)(t),s=this.sources.get(r)??[];this.sources.set(
r,s),s.push({root:n,source:e,version:null,isOpen:!1})}add({file:t,text:e,lines:n},r,s){if(n===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.
get(t)??new Set).add(s)),!0;if(this.count+=e.length/1e3,this.count>wt)return!1;const o=d=>n===null||d.place.line<=n[1]?d:{...d,place:n[0]},c=(0,ht.CJ)(e,r,t),{usages:l}=(0,Et.
kl)([c],(d,u)=>(0,Mt.qm)(u));for(const d of l){const u=d.version&&o(d.version);mt(this.usages,o({...d,version:u}),s)}for(const d of(0,ht.eI)([c]))d.kind!=="modu\
le"&&mt(this.declared,o(d),s);return this.count+=l.length,!r.isOverride||l.every(d=>d.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const n=Map.
groupBy([...this.scan.usages,...this.usages.values()],({place:o})=>o.file).values().flatMap(o=>o.sort((c,l)=>c.place.line-l.place.line)),r=Array.from(n,o=>this.
placed(this.inherited(o))),s=new Set(t.flatMap(o=>o.replaced));return{...this.scan,notes:this.scan.notes.filter(o=>!s.has((0,it.W7)(o))),usages:At(r,t),declared:[
...this.scan.declared,...this.declared.values()].map(o=>this.placed(o)),units:t}}inherited(t){const e=(0,lt.df)(t.place),n=t.kind==="terragrunt_source"?this.sources.
get(e):void 0;if(n===void 0)return t;this.sources.delete(e);const r=n.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:n,opentofu:n},directories:r}}placed(t){
const e=this.snippets.get(t.place.file);if(e===void 0)return t;const n=(0,_.jt)(t.place.file);return{...t,directories:this.isOfSnippets(n)?[...e]:[n,...e]}}isOfSnippets=(0,h.
Oo)(t=>this.scanned.values().every(e=>(0,_.jt)(e)!==t||this.snippets.has(e)))}function mt(i,t,e){const{kind:n,text:r,place:s}=t,o="address"in t?[t.address,t.version?.
text]:[t.localName],c=[(0,lt.df)(s),n,r,...o].join(`
`),l=i.get(c)??{...t,directories:[]};i.set(c,l),l.directories.at(-1)!==e&&l.directories.push(e)}const gt=({directories:i,place:t})=>i??[(0,_.jt)(t.file)];function At(i,t){
const e=i.filter(({kind:o})=>o.startsWith("required_provider")),n=_t(e,gt),r=_t(t,vt),s=(0,h.Oo)(o=>{const l=vt(o).flatMap(d=>n.get(d)??[]).filter(({each:d})=>!o.
replaced.includes(d.place.file));return new Set(l.map(({each:d})=>(0,pt.op)(d.address)))});return i.map(o=>{const c=o.kind==="implied_provider"?gt(o):[],l=c.flatMap(
k=>r.get(k)??[]);if(l.length===0)return o;const d=(0,pt.A5)(o.text),u=l.flatMap(({each:k})=>s(k).has(d)?[]:k);if(u.length===0)return{...o,isOverridden:!0,needs:[]};
const m=u.flatMap(({isPartial:k,directory:M})=>k?[]:M);return{...o,directories:[...m,...c.filter(k=>!r.has(k))]}})}const vt=({directory:i,module:t})=>[...new Set(
[i,t??i])];function _t(i,t){const e=i.flatMap(n=>t(n).map(r=>({directory:r,each:n})));return Map.groupBy(e,({directory:n})=>n)}var Ot=v(4009);function It({contents:i,
backend:t},{file:e,declared:n,scope:r},s){if(i===void 0)return null;const{expression:o,text:c}=i,l=n.place(o),d=c.slice(o.start,o.end).trimEnd(),u=l.line+d.split(
`
`).length-1,m=(K,b)=>b===null?null:{file:e,text:`
`.repeat(K-1)+b,lines:[l,u]};if(t!==void 0)return m(l.line,Rt(t,r));if(d.startsWith("<<")){const K=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return m(l.line+1,ut((0,Ot.BD)(K,o),c,r))}const k=Tt(i,r);if(k===null)return m(l.line,ut(o,c,r));const M=p(k.path,(0,_.jt)(e)),T=M===null?null:s.read(M);if(M===
null||T===null)return null;const Q=k.values&&{...r,name:k.values},X=Q?ut((0,Ot.BD)(T,{start:0,end:0}),T,Q):T;return X===null?null:{file:M,text:X,lines:null}}const Dt=1024*
1024,St=4096;function ut(i,t,e){if(i.kind!=="template"){const s=(0,y._3)({expression:i,text:t},e);return typeof s=="string"?s:null}let n="",r=0;for(const s of(0,y.
B$)(i.parts,t,e)){const o=s.kind==="known"?void 0:(0,y.cd)(s,t),c=s.kind==="known"?s.value:o&&(0,y.p_)(o,e);let l=(0,h.Uk)(c);if(l===void 0){const u=n.slice(r);
if(o===void 0||u.trim()===""||u.length>St)return null;l=u.split('"').length%2===0?`\${${o}}`:"null"}const d=l.lastIndexOf(`
`);if(d>=0&&(r=n.length+d+1),n+=l,n.length>Dt)return null}return n}function Tt(i,t){let e;const n=(c,l)=>c!=="file"&&c!=="templatefile"?t.call(c,l):(e=l,""),r=(0,y.
_3)(i,{...t,call:n})==="",[s,o]=e??[];return!r||e===void 0?null:{path:s,values:typeof o=="function"?o:void 0}}function Rt({type:i,config:t},e){const n=c=>JSON.stringify(
c).replaceAll(/[$%](?=\{)/g,"$&$&"),r=i&&(0,y._3)(i,e);if(typeof r!="string")return null;const s=t&&(0,y._3)(t,e),o=["hostname","organization","address"].map(c=>{
const l=typeof s=="function"?s(c):void 0;return typeof l=="string"?`${c} = ${n(l)}
`:""});return`terraform {
backend ${n(r)} {
${o.join("")}}
}
`}const jt=/(^|\/)terragrunt\.hcl(\.json)?$/,Lt=/[?&](ref|version)=/,at=(i,{scope:t})=>i&&(0,y._3)(i,t),kt=({expression:i},{declared:t})=>t.place(i);function*Nt(i,t){
const{context:e}=t,n=new yt(i),r=new Pt(t,n),s=[];for(const o of e.terragrunt){if(yield i.files)return{...n.finish(s),endedAt:(0,_.jt)(o)};const c=r.read(o);c!==
null&&s.push(c)}return n.finish(s)}class Pt{terragrunt;additions;constructor(t,e){this.terragrunt=t,this.additions=e}read(t){if(!jt.test(t)||this.terragrunt.isIncluded(
t))return null;const e=this.terragrunt.partsOf(t),n=e.filter(l=>l!==null),[r]=n;if(r!==void 0&&at(r.declared.isSkipped,r)===!0)return null;const s=this.sourceOf(
e,t);if(s===null)return null;const o={directory:(0,_.jt)(t),...s,isPartial:s.module===null||e.includes(null),replaced:[],files:n.map(l=>l.file)};this.replaceByOwn(
o);const c=new Set;for(const l of n){o.isPartial||=l.declared.isOpen;for(const[d,u]of l.declared.generated)c.has(d)||this.generate(o,u,l),c.add(d)}return o}sourceOf(t,e){
const n=(0,_.jt)(e),r=t.find(M=>M===null||M.declared.source!==void 0);if(r===void 0)return this.configIn(n).length===0?null:{module:n,unknown:null};const{source:s}=r?.
declared??{};if(r===null||s===void 0)return{module:null,unknown:{file:e,...it.wv}};const o=kt(s,r),c=at(s,r),l=c instanceof h.ae?c.text:c,d=s.text.slice(s.expression.
start,s.expression.end);if(typeof l=="string"&&l!==""?!(0,ct.GL)(l):Lt.test(d)){const M=r.file===e&&s.expression.kind==="string";return typeof c=="string"&&!M&&
this.additions.inherit(o,c,n),{module:null,unknown:null}}const u=typeof c=="string"?c.replace(/\?.*/s,""):void 0,m=p(u,n);return m!==null&&this.configIn(m).length>
0?{module:m,unknown:null}:{module:null,unknown:o}}configIn=(0,h.Oo)(t=>{const e=this.terragrunt.context.files.list(t),n=new Set(e);return e.filter(r=>(0,L.L8)(r,
n,"")?.class==="config")});replaceByOwn({directory:t,module:e,replaced:n}){if(e===null||e===t)return;const r=new Set(this.configIn(e));for(const s of this.configIn(
t))r.has(s)&&n.push((0,_.Gz)(e,s))}generate(t,e,n){this.terragrunt.effort.renew();const r=e.isDisabled!==void 0&&at(e.isDisabled,n),s=at(e.path,n);if(r===!0&&e.
ifDisabled===void 0)return;if(typeof s!="string"){t.isPartial=!0;return}const o=S.posix.normalize(s.replace(`/${t.directory}/`,"")),c=[t.directory,t.module??t.directory],
l=(0,L.L8)(o,new Set(c.flatMap(this.configIn)),"");if(l?.class!=="config"||o.includes("/"))return;const d=c.filter(k=>this.configIn(k).includes(o)).map(k=>(0,_.
Gz)(k,o)),u=r===!1&&at(e.strategy,n)==="skip";if(d.length>0&&u||(t.replaced.push(...d),r===!0))return;const m=r===!1?It(e,n,this.terragrunt.context.files):null;
m===null?t.isPartial=!0:this.additions.add(m,l,t.directory)||(t.unknown=e.contents?kt(e.contents,n):null)}}}),7495:((dt,rt,v)=>{v.d(rt,{Qm:()=>j,TU:()=>B,i4:()=>q,
pb:()=>et,zt:()=>I});var y=v(4091),h=v(8011),D=v(3229),Z=v(9037),A=v(1831),_=v(5011),L=v(4321),H=v(1022);const I={host:null,isHostImplied:!1,needed:null},N=a=>({
host:a,isHostImplied:!1,needed:(0,A.Rt)(a)?"state":a}),B=a=>({host:a,isHostImplied:!0,needed:a}),U=a=>({host:a,isHostImplied:!1,needed:null}),R=a=>a===null?I:{...I,
directHost:a},j=a=>({...I,problem:a}),P=(a,p)=>j((0,h.DA)({reason:"rejected",error:a,advice:p}));function $(a,p,f){return f===null?a:{...a,problem:(0,h.My)({text:p,
host:a.host,advice:f})}}const et={module:x,"test-module":(a,p,f)=>{const g=(0,_.vL)(a,p).kind==="remote";return p==="opentofu"||!g?x(a,p,f):j((0,h.DA)({reason:"\
remote-in-test",text:a}))},provider:nt,"locked-provider":W,"stack-component":tt,stack:(a,p)=>{const f=(0,_.A)(a);return f.ok&&!a.startsWith(".")?U(f.value.host):
{...tt(a,p),isHostImplied:!1,needed:null}},"stack-output":a=>{const[p="",...f]=a.split("/");return f.length===3?O(p,U):j((0,h.DA)({reason:"stack",text:a}))},terragrunt:st,
host:a=>O(a,N),url:a=>R((0,Z.Ul)(a)),"host-part":a=>R((0,Z.D8)(a)),"state-path":a=>R((0,Z.Bm)(a))};function q(a,p,f){if(a==="terragrunt"){const[,w]=/^tfr:\/\/([^/?]*)\//.
exec(p)??[];return w===void 0?/^$|^t$|^tfr?$|^tfr:/.test(p)?void 0:J(p,f):w===""?B((0,_.Vm)(f)):O(w,N)}if(/^(url|host-part|state-path)$/.test(a))return J(p,f);if(a!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(p))return J(p,f);const g=p.indexOf("/");if(g<0)return;const E=(0,_.vL)(`${p.slice(
0,g)}/a/b/c`,f);return E.kind==="registry"?F(E):J(p,f)}const J=(a,p)=>(0,_.Nj)(a)?I:R((0,L.uE)(a,p)),F=({host:a,hostImplied:p})=>p?B(a):N(a);function O(a,p){const f=(0,A.
Pv)(a),g=(0,D.L6)(a);return f.ok?$(p(f.value),a,g):j((0,h.k0)({text:a,error:f.why,advice:g}))}function x(a,p,f){if((0,_.Nj)(a)&&!f)return I;const g=(0,_.vL)(a,p),
E=g.kind==="registry"?(0,y.Ju)(g):(0,_.rE)(a,p);if(f&&!E.ok){const{why:V}=E,ot=/^https?:/i.test(a)?{kind:"invalid",error:V}:g,it=/^(?:git\+\w+|ssh):/i.test(a)?null:
(0,D.NM)(a,ot,E),ct=/^[a-z0-9]+::/i.test(a)?"remote":g.kind;return it===null&&(ct==="local"||ct==="remote")?j((0,h.DA)({reason:`${ct}-with-version`,text:a})):P(
V,it)}const w=(0,D.NM)(a,g,E);if(E.ok)return $(F(E.value),a,w);if(g.kind==="invalid"){const V=a.includes("://")?{directHost:L.IZ}:{};return{...P(g.error,w??D.x3),
...V}}if(g.kind!=="remote")return $(I,a,w);const{refusal:G,host:z}=g;return G!==null?P(G,w??D.x3):z!==L.IZ||w!==null?$(R(z),a,w):{...R(z),problem:(0,h.My)({text:a,
host:z,advice:S})}}const S="write the host after the scheme, such as git::https://HOST/PATH";function nt(a,p){const f=(0,H.mi)(a,p);switch(f.kind){case"registry":case"\
legacy":return f.hostImplied?B(f.host):$(N(f.host),a,(0,D.cr)(a));case"builtin":return U(f.host);case"invalid":{const[g="",E]=f.error.split(`

`);return P(g,E??(0,D.cr)(a))}}}function W(a,p){const f=(0,H.mi)(a,p);if(f.kind==="invalid")return P(f.error,null);if(f.hostImplied)return j((0,h.DA)({reason:"l\
ocked-provider",text:a}));if(f.kind==="builtin")return U(f.host);const g=p==="opentofu"&&(0,H.Gi)(f);return{...N(f.host),needed:g?(0,_.Vm)(p):f.host}}function tt(a,p){
if(a!==a.trim())return j((0,h.DA)({reason:"white-space",text:a}));if(a==="."||a==="..")return I;const f=(0,_.rE)(a,p);if(f.ok)return F(f.value);const g=(0,_.A)(
a);if(g.ok)return U(g.value.host);const E=(0,_.vL)(a,p);return E.kind==="invalid"?P(E.error,(0,D.NM)(a,E,f)):R(E.kind==="remote"?E.host:null)}function Y(a,p){const f=(0,L.
cx)(a,p);return R(f.ok?f.value.host:L.IZ)}function st(a,p){const[f,g="",E=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(a)??[];if(f===void 0){if(a.startsWith("gitlab.c\
om/"))return R("gitlab.com");if((0,L.GL)(a))return I;const G=(0,L.cx)(a,"opentofu");if(!(G.ok&&(0,L.Of)(a,G.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(a))
return Y(a,p)}const[w=""]=E.split("//");return w.split("/").length!==3?j((0,h.DA)({reason:"terragrunt",text:a})):g===""?B((0,_.Vm)(p)):O(g,N)}}),4667:((dt,rt,v)=>{
v.d(rt,{F:()=>a,I:()=>st});var y=v(9075),h=v(9037),D=v(9562);const Z={terraform:"app.terraform.io",opentofu:null},A={terraform:"app.terraform.io",opentofu:"app.\
terraform.io"},_={terraform:"static",opentofu:"static"},L={opentofu:"static"},H={terraform:"any",opentofu:"any"},I=["config","migrate"],N=["stack","deploy"],B={
position:["source"],grammar:"module",service:D.e$},U={...B,grammar:"stack-component",isLiteral:!0},R={...U,service:null},j={...B,grammar:"terragrunt",evaluation:H},
P={position:"entries",grammar:"provider",service:D.xq,isLiteral:!0,absent:"required_provider_nosource"},$={position:["hostname"],grammar:"host",service:D.Bn,defaults:Z},
et={...$,service:D.OZ},q={...$,evaluation:H},J={...$,service:D.M,defaults:A},F={position:["address"],grammar:"url",service:null};function O(p,f,g,E,{absence:w,...G}={}){
const z=f===""?[]:f.split(" > ").map(V=>V.split(" "));return{kind:g,files:p,path:z.map(([V="",...ot])=>[V,...ot]),...w&&{absent:`${g}${w}`},...E,...G}}const x={
absence:"_missing"},S={absence:"_default"},nt={evaluation:L,merges:"backend"},W={backend:"cloud",service:D.OZ},tt="data terraform_remote_state *",Y=(p,f,g)=>Object.
entries(f).map(([E,w])=>{const G={...F,grammar:g,position:w.split(" ")};return O(I,p+E,"backend",G,nt)}),st=[O(I,"module *","module",B,{...x,evaluation:_,merges:"\
module"}),O(I,"terraform > required_providers","required_provider",P,{merges:"provider"}),O(I,"required_providers","required_provider",P,{isReserved:!0}),O(I,"t\
erraform > cloud","cloud",et,{...S,...nt}),O(I,"terraform > backend remote","backend_remote",$,{...S,...nt}),...Y("terraform > backend ",h.FV,"url"),...Y("terra\
form > backend ",h.Gb,"host-part"),...Y("terraform > backend ",{local:"path workspace_dir"},"state-path"),...Y("terraform > encryption > key_provider ",h.nT,"ur\
l"),...[tt,`check * > ${tt}`].flatMap(p=>[O(I,p,"remote_state",q,{...S,backend:"remote"}),O(I,p,"remote_state",q,{...W,...S})]),O(I,tt,"remote_state",F,{backend:"\
http",evaluation:H}),O([...I,"query"],"provider tfe","provider_tfe",J,{...S,evaluation:H}),O(["test"],"provider tfe","provider_tfe",J),O(["lock"],"provider *","\
lock_provider",{position:"label",grammar:"locked-provider",service:D.xq,isLiteral:!0}),O(["test"],"run * > module","test_module",U,{...x,grammar:"test-module"}),
O(["test"],"run * > backend remote","test_backend_remote",$,S),O(N,"required_providers","required_provider",P),O(N,"component *","stack_component",U,x),O(N,"rem\
oved","stack_removed",U,x),O(N,"stack *","stack_stack",R,{...x,grammar:"stack"}),O(["deploy"],"upstream_input *","upstream_input",R,{grammar:"stack-output"}),O(
["migrate"],"state_store_provider","state_store_provider",P),O(["migrate"],"from > backend remote","migrate_backend_remote",$,S),...["terraform","unit *","stack\
 *"].map(p=>O(["terragrunt"],p,"terragrunt_source",j)),...[h.FV,h.Gb].flatMap(p=>Object.entries(p).map(([f,g])=>{const E=p===h.FV?"url":"host-part",w={...F,grammar:E,
position:g.split(" "),evaluation:H};return O(["terragrunt"],"remote_state","backend",w,{backend:f})})),O(["terragrunt"],"remote_state","backend",{...F,position:"\
open-state"}),O(["terragrunt"],"remote_state","remote_state",q,{...S,backend:"remote"}),O(["terragrunt"],"catalog","terragrunt_source",{...j,position:"urls"})],
a=(0,y.Oo)(p=>{const f=st.filter(({files:g})=>g.includes(p));return Map.groupBy(f,({path:[g]})=>g?.[0]??"")})})};export{$t as id,Ct as ids,Bt as modules};
