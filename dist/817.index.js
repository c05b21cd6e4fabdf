const Pt=817,Bt=[817],Ut={3093:((at,q,v)=>{v.r(q),v.d(q,{Instances:()=>it,Terragrunt:()=>Et,withUnits:()=>$t});var A=v(9160),h=v(9075),E=v(9664),tt=v(5011),S=v(
2245),U=v(400),w=v(6134),y=v(2161),B=v(1884);function x(i,t,e){const n=e.list(i),o=new Set(n),s=new w.n_,r=new L,l=n.flatMap(a=>{const d=(0,y.L8)(a,o,"");return d?.
class==="lock"&&(r.isRoot=!0),d?.class==="config"&&d.clients.includes(t)?[{name:a,kind:d}]:[]});for(const a of[!1,!0])for(const{name:d,kind:u}of l){const m=u.isOverride===
a?e.read((0,E.Gz)(i,d)):null;if(m!==null&&r.read((u.syntax==="json"?S.O:U.K)(m,s)),s.isExceeded())return j}return r.bytes+=s.bytes,r}class L{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:e}){this.bytes+=t.length;for(const n of(0,w.SH)(e,"variable",1))this.readVariable(n,t);for(const n of(0,w.SH)(e,"locals",0))$(this.locals,n,t);for(const n of(0,w.
SH)(e,"module",1)){const o=n.labels[0]?.value??"",s=this.calls.get(o)??new Map;this.calls.set(o,s),$(s,n,t)}for(const{body:n}of(0,w.SH)(e,"terraform",0))this.isRoot||=
(0,B.hN)(n)}readVariable({labels:t,body:e},n){const o=t[0]?.value??"",s=this.variables.get(o)??{};this.variables.set(o,s);const r=u=>{const m=(0,w.w4)(e,u)?.value;
return m&&(0,A._3)({expression:m,text:n},(0,h.os)())},l=r("default"),a=r("const"),d=r("nullable");l!==void 0&&(s.default=l),a!==void 0&&(s.isConst=String(a)==="\
true"),String(r("sensitive"))==="true"&&(s.isConst=!1),d!==void 0&&(s.isNullable=String(d)==="true")}}function $(i,{body:t},e){for(const{name:n,value:o}of(0,w.Td)(
t))i.set(n,{expression:o,text:e})}const j=new L,C=/\.tfvars(\.json)?$/,N=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,et=/^terraform\.tfvars/,nt=/\.(tf|tofu)(\.json)?$/,
K=200,V=1024*1024,Z=2;function M(i,t){const e=new w.n_;let n=0;const o=u=>{const m=n>V?null:t.read((0,E.Gz)(i,u),V);return n+=m?.length??0,W(u,m,e)},s=t.list(i).
filter(u=>C.test(u)),r=s.filter(u=>!N.test(u));for(const u of F("",i,t,Z))r.push(u);const l=s.filter(u=>N.test(u)).slice(0,K).sort((u,m)=>Number(et.test(m))-Number(
et.test(u))).map(o).reverse(),a=r.slice(0,K).map(u=>({given:o(u),from:`with ${(0,E.Gz)(i,u)}`}));return{loaded:u=>l.map(m=>m(u)).find(m=>m),others:a,bytes:n+e.bytes}}
function*F(i,t,e,n){if(n!==0)for(const o of e.directories(t).slice(0,K)){const[s,r]=[(0,E.Gz)(t,o),(0,E.Gz)(i,o)],l=e.list(s);if(!l.some(a=>nt.test(a))){for(const a of l)
C.test(a)&&(yield(0,E.Gz)(r,a));yield*F(r,s,e,n-1)}}}function W(i,t,e){if(t===null)return()=>()=>{};const n=i.endsWith(".json"),{text:o,body:s}=(n?S.O:U.K)(t,e);
if(e.isExceeded())return()=>()=>{};const r=new Map;for(const{name:l,value:a}of(0,w.Td)(s))r.has(l)||r.set(l,a);return l=>{const a=r.get(l);return a&&(()=>(0,A._3)(
{expression:a,text:o},(0,h.os)()))}}var T=v(6760);const ot=64*1024,c=i=>t=>{const e=t.map(h.Uk).filter(n=>n!==void 0);return e.length===t.length?i(...e):void 0},
p=i=>t=>t===h.pi?i.length:i[Number(t)];function f(i,t=""){const e=[];let n=ot;for(const o of i){const s=typeof o=="function"?o(h.pi):void 0;if(typeof o!="functi\
on"||typeof s!="number")return;for(let r=0;r<s;r+=1){const l=(0,h.Uk)(o(String(r)));if(n-=(l??"").length+t.length+1,l===void 0||n<0)return;e.push(l)}}return e}const k={
coalesce:i=>i.includes(void 0)?void 0:i.find(t=>t!==null&&t!==""),format:([i,...t])=>{if(typeof i!="string"||!/^(?:[^%]|%s)*$/.test(i))return;const e=t.map(h.Uk),
n=i.split("%s");if(!(e.includes(void 0)||e.length!==n.length-1))return n.map((o,s)=>o+(e[s]??"")).join("")},element:([i,t])=>{const e=f([i]);return e?.[Number(t)%
e.length]},join:([i,...t])=>typeof i=="string"?f(t,i)?.join(i):void 0,lookup:([i,t])=>typeof i=="function"&&typeof t=="string"?i(t):void 0,lower:c(i=>i.toLowerCase()),
replace:c((i,t="",e="")=>/^\/.*\/$/s.test(t)?void 0:i.replaceAll(t,()=>e)),split:c((i,t="")=>p(t.split(i))),tostring:c(i=>i),trimprefix:c((i,t="")=>i.startsWith(
t)?i.slice(t.length):i),trimspace:c(i=>i.trim()),trimsuffix:c((i,t="")=>i.endsWith(t)?i.slice(0,i.length-t.length):i),upper:c(i=>i.toUpperCase())},O=(i,t)=>Object.
hasOwn(k,i)?k[i]?.(t):void 0;function I(i,t){return typeof i!="string"||T.posix.join(i.startsWith("/")?".":t,i).startsWith("..")?null:T.posix.resolve("/",t,i).slice(
1)}const D=i=>T.posix.dirname(`/${i}`);function st(i){const{from:t,unit:e,parent:n,isSet:o}=i,s=D(t),r=(l,a)=>T.posix.relative(l,a)||".";return{basename:([l])=>typeof l==
"string"?T.posix.basename(l):void 0,dirname:([l])=>typeof l=="string"?T.posix.dirname(l):void 0,find_in_parent_folders:l=>Y(i,l),get_env:([l,a])=>typeof l=="str\
ing"&&!o(l)?a:void 0,get_original_terragrunt_dir:()=>D(e),get_parent_terragrunt_dir:([l])=>D(n(l)),get_path_from_repo_root:()=>r("/",s),get_path_to_repo_root:()=>r(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([l])=>r(s,D(n(l))),path_relative_to_include:([l])=>r(D(n(l)),s),try:l=>l.find(
a=>a!==void 0)}}function Y({from:i,files:t},e){const[n=e.length===0?"terragrunt.hcl":void 0,o]=e;if(typeof n=="string"){for(let s=D(i);s!=="/";){s=T.posix.dirname(
s);const r=T.posix.join(s,n);if(t.exists(r.slice(1)))return r}return o}}const G={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class it{effort=new h.Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,e,n){
this.context=t,this.client=e,this.evaluation=n}of(t){const e=this.found.get(t);if(e!==void 0)return e;this.found.set(t,[]),this.depth+=1;const n=this.calledBy(t);
this.depth-=1;const s=[...n.length===0||this.declarations(t).isRoot?this.roots(t):[],...n];return this.found.set(t,s),s}declarations=(0,h.Oo)(t=>this.bytes>G.bytes?
j:this.counted(x(t,this.client,this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,h.Oo)(t=>{if(this.bytes>G.bytes)return[this.unknown(t)];const{
files:e,setBy:n}=this.context,{loaded:o,others:s}=this.counted(M(t,e)),r=(a,d)=>this.instance(t,a,{use:t,root:t,from:d}),l=[r(o,null)];for(const{given:a,from:d}of s)
l.push(r(u=>a(u)??o(u),d));for(const a of this.declarations(t).variables.keys()){const d=n(a);if(!(d===null||o(a)!==void 0)){if(l.length>=G.uses)break;l.push(r(
u=>u===a?X:o(u),`with ${d}`))}}return l});calls=(0,h.Oo)(t=>Map.groupBy(this.declarations(t).calls,([,e])=>this.target(t,e)));calledBy(t){const e=[];for(const n of this.
callers(t)){const s=this.depth>G.depth||this.instances>G.instances?[this.unknown(n)]:this.of(n);for(const[r,l]of this.calls(n).get(t)??[])for(const{scope:a,use:d,
root:u,from:m}of s){if(e.length>=G.uses)return[...e,this.unknown(t)];const g=b=>{const R=l.get(b);return R&&(()=>(0,A._3)(R,a))};e.push(this.instance(t,g,{use:`${d}\
 ${r}`,root:u,from:m}))}}return e}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,h.Oo)(
()=>{const t=new Map;for(const e of this.context.calls().dynamic)for(const n of this.calls(e).keys())t.set(n,(t.get(n)??new Set).add(e));return t});target(t,e){
const n=e.get("source"),[o]=this.roots(t),s=n&&o&&(0,A._3)(n,o.scope);return typeof s=="string"&&(0,tt.Nj)(s)?(0,E.un)(t,s):null}unknown=(0,h.Oo)(t=>this.instance(
t,()=>X,{use:`${t} ?`,root:null,from:null}));instance(t,e,n){const{variables:o,locals:s}=this.declarations(t),r=b=>{const R=o.get(b);if(R===void 0)return;const{
default:J,isConst:z,isNullable:H}=R,_=this.client==="terraform"?z===!0:z!==!1;if(this.evaluation==="static"&&!_)return new h.ae("",b);const P=e(b),kt=P===void 0?
J:P();return kt===null&&H===!1?J:kt},l={var:(0,h.Oo)(r),local:(0,h.Oo)(b=>{const R=s.get(b);return R&&(0,A._3)(R,g)}),path:b=>b==="module"||b==="root"?".":void 0},
a=this.evaluation==="static",d=b=>b==="terraform"&&this.client==="opentofu",u=b=>l[b]??(a&&!d(b)?new h.ae("",""):void 0),{effort:m}=this;this.instances+=1,m.count();
const g={name:u,call:O,effort:m};return{scope:g,...n}}}const X=()=>{};var Q=v(8321);function Ot(i,t){const e=(t.endsWith(".json")?S.O:U.K)(i),{text:n,body:o}=e,
s=(u,m)=>{const g=(0,w.w4)(u.body,m)?.value;return g&&{expression:g,text:n}},r=new Map;for(const u of(0,w.SH)(o,"locals",0))$(r,u,n);const l=new Map;for(const u of[
...(0,w.SH)(o,"include",0),...(0,w.SH)(o,"include",1)]){const m=s(u,"path"),g=s(u,"merge_strategy");m!==void 0&&l.set(u.labels[0]?.value??"",{path:m,strategy:g})}
const a=new Map;for(const u of(0,w.SH)(o,"generate",1))a.set(`generate ${u.labels[0]?.value}`,{path:s(u,"path"),strategy:s(u,"if_exists"),isDisabled:s(u,"disabl\
e"),ifDisabled:s(u,"if_disabled"),contents:s(u,"contents")});for(const u of(0,w.SH)(o,"remote_state",0)){const m=s(u,"generate");if(m===void 0)continue;const g=z=>{
const H=(0,w.Tu)(m.expression,z);return H&&{expression:H,text:n}},b={type:s(u,"backend"),config:s(u,"config")},[R,J]=[g("path"),g("if_exists")];a.set("remote_st\
ate",{path:R,strategy:J,contents:m,backend:b})}const[d]=(0,w.SH)(o,"terraform",0).flatMap(u=>s(u,"source")??[]);return{locals:r,inputs:s({body:o},"inputs"),includes:l,
generated:a,source:d,isSkipped:s({body:o},"skip"),isOpen:o.kind==="native"&&(0,w.w4)(o,"generate")!==void 0,place:(0,Q.rI)(e,t).place}}class Et{effort=new h.Pg;context;constructor(t){
this.context=t}read=(0,h.Oo)(t=>{const e=this.context.files.read(t);return e===null?null:Ot(e,t)});scopeOf(t){return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){
return(this.includers().get(t)??[]).flatMap(({unit:n,hasSource:o})=>o?[]:this.evaluation()({file:t,from:n,unit:n}).scope)}isIncluded(t){return this.includers().
has(t)}includers=(0,h.Oo)(()=>{const t=new Map;for(const e of this.context.terragrunt){const n=this.read(e);if(n===null||n.includes.size===0)continue;const o=this.
scopeOf(e);for(const{path:s}of n.includes.values()){const r=this.fileAt((0,A._3)(s,o),e);if(r===null)continue;const l=t.get(r)??[];t.set(r,l),l.push({unit:e,hasSource:n.
source!==void 0})}}return t});partsOf(t){const e=this.evaluation(),n=new Map,o=s=>{const r=s===null?null:this.read(s);if(s===null||r===null){n.set("",null);return}
if(n.has(s))return;const{scope:l}=e({file:s,from:t,unit:t});n.set(s,{file:s,declared:r,scope:l});for(const{path:a,strategy:d}of[...r.includes.values()].reverse())
(d===void 0||(0,A._3)(d,l)!=="no_merge")&&o(this.fileAt((0,A._3)(a,l),t))};return o(t),[...n.values()]}evaluation(){this.effort.renew();const t=new Map,e=n=>{const o=`${n.
file}
${n.from}`,s=t.get(o)??this.configOf(n,e);return t.set(o,s),s};return e}configOf(t,e){const{file:n,from:o,unit:s}=t,r=this.read(n),l=_=>_&&(0,A._3)(_,H),a=_=>this.
fileAt(l(r?.includes.get(_)?.path),o),d=(_,P)=>{if(!(_===null||this.read(_)===null))return e({file:_,from:P??_,unit:s}).value},u=(0,h.Oo)(_=>l(r?.locals.get(_))),
m=(0,h.Oo)(_=>{if(!r?.includes.has(""))return d(a(_),o);const P=d(a(""),o);return typeof P=="function"?P(_):void 0}),g=(0,h.Oo)(_=>_==="locals"?u:_==="inputs"?l(
r?.inputs):void 0),b=_=>{if(n!==o)return n;const[P]=r?.includes.keys()??[];return a(typeof _=="string"?_:P??"")??n},{files:R,isSet:J}=this.context,z=st({from:o,
unit:s,parent:b,files:R,isSet:J}),H={name:_=>_==="local"?u:_==="include"?m:void 0,call:(_,P)=>_==="read_terragrunt_config"?d(this.fileAt(P[0],o),null)??P[1]:Object.
hasOwn(z,_)?z[_]?.(P):O(_,P),effort:this.effort};return{scope:H,value:g}}fileAt(t,e){const n=I(t,(0,E.jt)(e));if(n===null)return null;const s=[(0,E.Gz)(n,"terra\
grunt.hcl"),(0,E.Gz)(n,"terragrunt.hcl.json")].find(r=>this.read(r)!==null);return s!==void 0&&this.read(n)===null?s:n}}var ut=v(5799),lt=v(5143),dt=v(1022),Mt=v(
7905),wt=v(5163),ft=v(2626);const bt=25e4;class yt{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;count=0;constructor(t){this.scan=
t,this.scanned=new Set([...t.usages,...t.declared].map(({place:e})=>e.file))}inherit(t,e,n){const o=(0,lt.df)(t),s=this.sources.get(o)??[];this.sources.set(o,s),
s.push({root:n,source:e,version:null,isOpen:!1})}add({file:t,text:e,lines:n},o,s){if(n===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.get(
t)??new Set).add(s)),!0;if(this.count+=e.length/1e3,this.count>bt)return!1;const r=d=>n===null||d.place.line<=n[1]?d:{...d,place:n[0]},l=(0,ft.CJ)(e,o,t),{usages:a}=(0,wt.
kl)([l],(d,u)=>(0,Mt.qm)(u));for(const d of a){const u=d.version&&r(d.version);pt(this.usages,r({...d,version:u}),s)}for(const d of(0,ft.eI)([l]))d.kind!=="modu\
le"&&pt(this.declared,r(d),s);return this.count+=a.length,!o.isOverride||a.every(d=>d.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const n=Map.
groupBy([...this.scan.usages,...this.usages.values()],({place:r})=>r.file).values().flatMap(r=>r.sort((l,a)=>l.place.line-a.place.line)),o=Array.from(n,r=>this.
placed(this.inherited(r))),s=new Set(t.flatMap(r=>r.replaced));return{...this.scan,notes:this.scan.notes.filter(r=>!s.has((0,ut.W7)(r))),usages:At(o,t),declared:[
...this.scan.declared,...this.declared.values()].map(r=>this.placed(r)),units:t}}inherited(t){const e=(0,lt.df)(t.place),n=t.kind==="terragrunt_source"?this.sources.
get(e):void 0;if(n===void 0)return t;this.sources.delete(e);const o=n.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:n,opentofu:n},directories:o}}placed(t){
const e=this.snippets.get(t.place.file);if(e===void 0)return t;const n=(0,E.jt)(t.place.file);return{...t,directories:this.isOfSnippets(n)?[...e]:[n,...e]}}isOfSnippets=(0,h.
Oo)(t=>this.scanned.values().every(e=>(0,E.jt)(e)!==t||this.snippets.has(e)))}function pt(i,t,e){const{kind:n,text:o,place:s}=t,r="address"in t?[t.address,t.version?.
text]:[t.localName],l=[(0,lt.df)(s),n,o,...r].join(`
`),a=i.get(l)??{...t,directories:[]};i.set(l,a),a.directories.at(-1)!==e&&a.directories.push(e)}const ht=({directories:i,place:t})=>i??[(0,E.jt)(t.file)];function At(i,t){
const e=i.filter(({kind:r})=>r.startsWith("required_provider")),n=gt(e,ht),o=gt(t,mt),s=(0,h.Oo)(r=>{const a=mt(r).flatMap(d=>n.get(d)??[]).filter(({each:d})=>!r.
replaced.includes(d.place.file));return new Set(a.map(({each:d})=>(0,dt.op)(d.address)))});return i.map(r=>{const l=r.kind==="implied_provider"?ht(r):[],a=l.flatMap(
g=>o.get(g)??[]);if(a.length===0)return r;const d=(0,dt.A5)(r.text),u=a.flatMap(({each:g})=>s(g).has(d)?[]:g);if(u.length===0)return{...r,isOverridden:!0,needs:[]};
const m=u.flatMap(({isPartial:g,directory:b})=>g?[]:b);return{...r,directories:[...m,...l.filter(g=>!o.has(g))]}})}const mt=({directory:i,module:t})=>[...new Set(
[i,t??i])];function gt(i,t){const e=i.flatMap(n=>t(n).map(o=>({directory:o,each:n})));return Map.groupBy(e,({directory:n})=>n)}var vt=v(4009);function It({contents:i,
backend:t},{file:e,declared:n,scope:o},s){if(i===void 0)return null;const{expression:r,text:l}=i,a=n.place(r),d=l.slice(r.start,r.end).trimEnd(),u=a.line+d.split(
`
`).length-1,m=(H,_)=>_===null?null:{file:e,text:`
`.repeat(H-1)+_,lines:[a,u]};if(t!==void 0)return m(a.line,Rt(t,o));if(d.startsWith("<<")){const H=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return m(a.line+1,ct((0,vt.BD)(H,r),l,o))}const g=Tt(i,o);if(g===null)return m(a.line,ct(r,l,o));const b=I(g.path,(0,E.jt)(e)),R=b===null?null:s.read(b);if(b===
null||R===null)return null;const J=g.values&&{...o,name:g.values},z=J?ct((0,vt.BD)(R,{start:0,end:0}),R,J):R;return z===null?null:{file:b,text:z,lines:null}}const St=1024*
1024,Dt=4096;function ct(i,t,e){if(i.kind!=="template"){const s=(0,A._3)({expression:i,text:t},e);return typeof s=="string"?s:null}let n="",o=0;for(const s of(0,A.
B$)(i.parts,t,e)){const r=s.kind==="known"?void 0:(0,A.cd)(s,t),l=s.kind==="known"?s.value:r&&(0,A.p_)(r,e);let a=(0,h.Uk)(l);if(a===void 0){const u=n.slice(o);
if(r===void 0||u.trim()===""||u.length>Dt)return null;a=u.split('"').length%2===0?`\${${r}}`:"null"}const d=a.lastIndexOf(`
`);if(d>=0&&(o=n.length+d+1),n+=a,n.length>St)return null}return n}function Tt(i,t){let e;const n=(l,a)=>l!=="file"&&l!=="templatefile"?t.call(l,a):(e=a,""),o=(0,A.
_3)(i,{...t,call:n})==="",[s,r]=e??[];return!o||e===void 0?null:{path:s,values:typeof r=="function"?r:void 0}}function Rt({type:i,config:t},e){const n=l=>JSON.stringify(
l).replaceAll(/[$%](?=\{)/g,"$&$&"),o=i&&(0,A._3)(i,e);if(typeof o!="string")return null;const s=t&&(0,A._3)(t,e),r=["hostname","organization","address"].map(l=>{
const a=typeof s=="function"?s(l):void 0;return typeof a=="string"?`${l} = ${n(a)}
`:""});return`terraform {
backend ${n(o)} {
${r.join("")}}
}
`}const jt=/(^|\/)terragrunt\.hcl(\.json)?$/,Nt=/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//,Lt=/[?&](ref|version)=/,rt=(i,{scope:t})=>i&&
(0,A._3)(i,t),_t=({expression:i},{declared:t})=>t.place(i);function*$t(i,t){const{context:e}=t,n=new yt(i),o=new Ct(t,n),s=[];for(const r of e.terragrunt){if(yield i.
files)return{...n.finish(s),endedAt:(0,E.jt)(r)};const l=o.read(r);l!==null&&s.push(l)}return n.finish(s)}class Ct{terragrunt;additions;constructor(t,e){this.terragrunt=
t,this.additions=e}read(t){if(!jt.test(t)||this.terragrunt.isIncluded(t))return null;const e=this.terragrunt.partsOf(t),n=e.filter(a=>a!==null),[o]=n;if(o!==void 0&&
rt(o.declared.isSkipped,o)===!0)return null;const s=this.sourceOf(e,t);if(s===null)return null;const r={directory:(0,E.jt)(t),...s,isPartial:s.module===null||e.
includes(null),replaced:[],files:n.map(a=>a.file)};this.replaceByOwn(r);const l=new Set;for(const a of n){r.isPartial||=a.declared.isOpen;for(const[d,u]of a.declared.
generated)l.has(d)||this.generate(r,u,a),l.add(d)}return r}sourceOf(t,e){const n=(0,E.jt)(e),o=t.find(g=>g===null||g.declared.source!==void 0);if(o===void 0)return this.
configIn(n).length===0?null:{module:n,unknown:null};const{source:s}=o?.declared??{};if(o===null||s===void 0)return{module:null,unknown:{file:e,...ut.wv}};const r=_t(
s,o),l=rt(s,o),a=l instanceof h.ae?l.text:l,d=s.text.slice(s.expression.start,s.expression.end);if(Lt.test(d)||typeof a=="string"&&Nt.test(a)){const g=o.file===
e&&s.expression.kind==="string";return typeof l=="string"&&!g&&this.additions.inherit(r,l,n),{module:null,unknown:null}}const u=l instanceof h.ae?null:I(l,n);return u!==
null&&this.configIn(u).length>0?{module:u,unknown:null}:{module:null,unknown:r}}configIn=(0,h.Oo)(t=>{const e=this.terragrunt.context.files.list(t),n=new Set(e);
return e.filter(o=>(0,y.L8)(o,n,"")?.class==="config")});replaceByOwn({directory:t,module:e,replaced:n}){if(e===null||e===t)return;const o=new Set(this.configIn(
e));for(const s of this.configIn(t))o.has(s)&&n.push((0,E.Gz)(e,s))}generate(t,e,n){this.terragrunt.effort.renew();const o=e.isDisabled!==void 0&&rt(e.isDisabled,
n),s=rt(e.path,n);if(o===!0&&e.ifDisabled===void 0)return;if(typeof s!="string"){t.isPartial=!0;return}const r=T.posix.normalize(s.replace(`/${t.directory}/`,"")),
l=[t.directory,t.module??t.directory],a=(0,y.L8)(r,new Set(l.flatMap(this.configIn)),"");if(a?.class!=="config"||r.includes("/"))return;const d=l.filter(g=>this.
configIn(g).includes(r)).map(g=>(0,E.Gz)(g,r)),u=o===!1&&rt(e.strategy,n)==="skip";if(d.length>0&&u||(t.replaced.push(...d),o===!0))return;const m=o===!1?It(e,n,
this.terragrunt.context.files):null;m===null?t.isPartial=!0:this.additions.add(m,a,t.directory)||(t.unknown=e.contents?_t(e.contents,n):null)}}}),7495:((at,q,v)=>{
v.d(q,{Qm:()=>j,TU:()=>x,i4:()=>nt,pb:()=>et,zt:()=>y});var A=v(4091),h=v(8011),E=v(3229),tt=v(1831),S=v(5011),U=v(4321),w=v(1022);const y={host:null,isHostImplied:!1,
needed:null},B=c=>({host:c,isHostImplied:!1,needed:(0,tt.Rt)(c)?"state":c}),x=c=>({host:c,isHostImplied:!0,needed:c}),L=c=>({host:c,isHostImplied:!1,needed:null}),
$=c=>c===null?y:{...y,directHost:c},j=c=>({...y,problem:c}),C=(c,p)=>j((0,h.DA)({reason:"rejected",error:c,advice:p}));function N(c,p,f){return f===null?c:{...c,
problem:(0,h.My)({text:p,host:c.host,advice:f})}}const et={module:Z,"test-module":(c,p,f)=>{const k=(0,S.vL)(c,p).kind==="remote";return p==="opentofu"||!k?Z(c,
p,f):j((0,h.DA)({reason:"remote-in-test",text:c}))},"registry-module":(c,p)=>{const f=(0,S.rE)(c,p);return f.ok?K(f.value):T(c,p)},provider:M,"locked-provider":F,
"stack-component":W,stack:(c,p)=>{const f=(0,S.A)(c);return f.ok&&!c.startsWith(".")?L(f.value.host):{...W(c,p),isHostImplied:!1,needed:null}},"stack-output":c=>{
const[p="",...f]=c.split("/");return f.length===3?V(p,L):j((0,h.DA)({reason:"stack",text:c}))},terragrunt:ot,host:c=>V(c,B),url:T};function nt(c,p,f){if(c==="te\
rragrunt"){const[,I]=/^tfr:\/\/([^/?]*)\//.exec(p)??[];return I===void 0?/^$|^t$|^tfr?$|^tfr:/.test(p)?void 0:y:I===""?x((0,S.Vm)(f)):V(I,B)}if(c==="url")return $(
(0,U.uE)(p,f));if(c!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(p))return $((0,U.uE)(p,f));const k=p.indexOf("/");if(k<0)
return;const O=(0,S.vL)(`${p.slice(0,k)}/a/b/c`,f);return O.kind==="registry"?K(O):$((0,U.uE)(p,f))}const K=({host:c,hostImplied:p})=>p?x(c):B(c);function V(c,p){
const f=(0,tt.Pv)(c),k=(0,E.L6)(c);return f.ok?N(p(f.value),c,k):j((0,h.k0)({text:c,error:f.why,advice:k}))}function Z(c,p,f){if((0,S.Nj)(c)&&!f)return y;const k=(0,S.
vL)(c,p),O=k.kind==="registry"?(0,A.Ju)(k):(0,S.rE)(c,p);if(f&&!O.ok){const{why:Y}=O,G=/^https?:/i.test(c)?{kind:"invalid",error:Y}:k,X=/^(?:git\+\w+|ssh):/i.test(
c)?null:(0,E.NM)(c,G,O),Q=/^[a-z0-9]+::/i.test(c)?"remote":k.kind;return X===null&&(Q==="local"||Q==="remote")?j((0,h.DA)({reason:`${Q}-with-version`,text:c})):
C(Y,X)}const I=(0,E.NM)(c,k,O);if(O.ok)return N(K(O.value),c,I);if(k.kind==="invalid")return C(k.error,I??E.x3);if(k.kind!=="remote")return N(y,c,I);const{refusal:D,
host:st}=k;return D!==null?C(D,I??E.x3):N($(st),c,I)}function M(c,p){const f=(0,w.mi)(c,p);switch(f.kind){case"registry":case"legacy":return f.hostImplied?x(f.host):
N(B(f.host),c,(0,E.cr)(c));case"builtin":return L(f.host);case"invalid":{const[k="",O]=f.error.split(`

`);return C(k,O??(0,E.cr)(c))}}}function F(c,p){const f=(0,w.mi)(c,p);if(f.kind==="invalid")return C(f.error,null);if(f.hostImplied)return j((0,h.DA)({reason:"l\
ocked-provider",text:c}));if(f.kind==="builtin")return L(f.host);const k=p==="opentofu"&&(0,w.Gi)(f);return{...B(f.host),needed:k?(0,S.Vm)(p):f.host}}function W(c,p){
if(c!==c.trim())return j((0,h.DA)({reason:"white-space",text:c}));if(c==="."||c==="..")return y;const f=(0,S.rE)(c,p);if(f.ok)return K(f.value);const k=(0,S.A)(
c);if(k.ok)return L(k.value.host);const O=(0,S.vL)(c,p);return O.kind==="invalid"?C(O.error,(0,E.NM)(c,O,f)):$(O.kind==="remote"?O.host:null)}function T(c,p){const f=(0,U.
cx)(c,p);return $(f.ok?f.value.host:null)}function ot(c,p){const[f,k="",O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(c)??[];if(f===void 0){if(c.startsWith("gitlab.c\
om/"))return $("gitlab.com");const D=(0,U.cx)(c,"opentofu");if(!(D.ok&&(0,U.Of)(c,D.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(c))return T(c,p)}const[I=""]=O.
split("//");return I.split("/").length!==3?j((0,h.DA)({reason:"terragrunt",text:c})):k===""?x((0,S.Vm)(p)):V(k,B)}}),4667:((at,q,v)=>{v.d(q,{F:()=>k,I:()=>f});var A=v(
9075),h=v(9562);const E={terraform:"app.terraform.io",opentofu:null},tt={terraform:"app.terraform.io",opentofu:"app.terraform.io"},S={terraform:"static",opentofu:"\
static"},U={opentofu:"static"},w={terraform:"any",opentofu:"any"},y=["config","migrate"],B=["stack","deploy"],x={position:["source"],grammar:"module",service:h.
e$},L={...x,grammar:"stack-component",isLiteral:!0},$={...L,service:null},j={...x,grammar:"terragrunt",evaluation:w},C={position:"entries",grammar:"provider",service:h.
xq,isLiteral:!0,absent:"required_provider_nosource"},N={position:["hostname"],grammar:"host",service:h.Bn,defaults:E},et={...N,service:h.OZ},nt={...N,evaluation:w},
K={...N,service:h.M,defaults:tt},V={...L,position:"manifest",grammar:"registry-module"},Z={position:["address"],grammar:"url",service:null};function M(O,I,D,st,{
absence:Y,...G}={}){const it=I===""?[]:I.split(" > ").map(X=>X.split(" "));return{kind:D,files:O,path:it.map(([X="",...Q])=>[X,...Q]),...Y&&{absent:`${D}${Y}`},
...st,...G}}const F={absence:"_missing"},W={absence:"_default"},T={evaluation:U,merges:"backend"},ot={backend:"cloud",service:h.OZ},c="data terraform_remote_sta\
te *",p={...Z,position:["address","lock_address","unlock_address"]},f=[M(y,"module *","module",x,{...F,evaluation:S,merges:"module"}),M(y,"terraform > required_\
providers","required_provider",C,{merges:"provider"}),M(y,"required_providers","required_provider",C,{isReserved:!0}),M(y,"terraform > cloud","cloud",et,{...W,...T}),
M(y,"terraform > backend remote","backend_remote",N,{...W,...T}),M(y,"terraform > backend http","backend_http",p,T),...[c,`check * > ${c}`].flatMap(O=>[M(y,O,"r\
emote_state",nt,{...W,backend:"remote"}),M(y,O,"remote_state",nt,{...ot,...W})]),M(y,c,"remote_state",Z,{backend:"http",evaluation:w}),M([...y,"query"],"provide\
r tfe","provider_tfe",K,{...W,evaluation:w}),M(["test"],"provider tfe","provider_tfe",K),M(["lock"],"provider *","lock_provider",{position:"label",grammar:"lock\
ed-provider",service:h.xq,isLiteral:!0}),M(["test"],"run * > module","test_module",L,{...F,grammar:"test-module"}),M(["test"],"run * > backend remote","test_bac\
kend_remote",N,W),M(B,"required_providers","required_provider",C),M(B,"component *","stack_component",L,F),M(B,"removed","stack_removed",L,F),M(B,"stack *","sta\
ck_stack",$,{...F,grammar:"stack"}),M(["deploy"],"upstream_input *","upstream_input",$,{grammar:"stack-output"}),M(["migrate"],"state_store_provider","state_sto\
re_provider",C),M(["migrate"],"from > backend remote","migrate_backend_remote",N,W),...["terraform","unit *","stack *"].map(O=>M(["terragrunt"],O,"terragrunt_so\
urce",j)),M(["terragrunt"],"catalog","terragrunt_source",{...j,position:"urls"}),M(["manifest"],"","installed_module",V)],k=(0,A.Oo)(O=>{const I=f.filter(({files:D})=>D.
includes(O));return Map.groupBy(I,({path:[D]})=>D?.[0]??"")})})};export{Pt as id,Bt as ids,Ut as modules};
