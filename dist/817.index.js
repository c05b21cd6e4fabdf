const Pt=817,Bt=[817],Ut={3093:((at,Y,v)=>{v.r(Y),v.d(Y,{Instances:()=>Z,Terragrunt:()=>Et,withUnits:()=>$t});var A=v(9160),h=v(9075),E=v(9664),Q=v(5011),I=v(2245),
F=v(400),w=v(6134),y=v(2161),P=v(1884);function x(i,t,n){const e=n.list(i),o=new Set(e),s=new w.n_,r=new N,l=e.flatMap(c=>{const d=(0,y.L8)(c,o,"");return d?.class===
"lock"&&(r.isRoot=!0),d?.class==="config"&&d.clients.includes(t)?[{name:c,kind:d}]:[]});for(const c of[!1,!0])for(const{name:d,kind:u}of l){const m=u.isOverride===
c?n.read((0,E.Gz)(i,d)):null;if(m!==null&&r.read((u.syntax==="json"?I.O:F.K)(m,s)),s.isExceeded())return R}return r.bytes+=s.bytes,r}class N{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:n}){this.bytes+=t.length;for(const e of(0,w.SH)(n,"variable",1))this.readVariable(e,t);for(const e of(0,w.SH)(n,"locals",0))L(this.locals,e,t);for(const e of(0,w.
SH)(n,"module",1)){const o=e.labels[0]?.value??"",s=this.calls.get(o)??new Map;this.calls.set(o,s),L(s,e,t)}for(const{body:e}of(0,w.SH)(n,"terraform",0))this.isRoot||=
(0,P.hN)(e)}readVariable({labels:t,body:n},e){const o=t[0]?.value??"",s=this.variables.get(o)??{};this.variables.set(o,s);const r=u=>{const m=(0,w.w4)(n,u)?.value;
return m&&(0,A._3)({expression:m,text:e},(0,h.os)())},l=r("default"),c=r("const"),d=r("nullable");l!==void 0&&(s.default=l),c!==void 0&&(s.isConst=String(c)==="\
true"),String(r("sensitive"))==="true"&&(s.isConst=!1),d!==void 0&&(s.isNullable=String(d)==="true")}}function L(i,{body:t},n){for(const{name:e,value:o}of(0,w.Td)(
t))i.set(e,{expression:o,text:n})}const R=new N,B=/\.tfvars(\.json)?$/,$=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,q=/^terraform\.tfvars/,tt=/\.(tf|tofu)(\.json)?$/,
W=200,V=1024*1024,J=2;function M(i,t){const n=new w.n_;let e=0;const o=u=>{const m=e>V?null:t.read((0,E.Gz)(i,u),V);return e+=m?.length??0,U(u,m,n)},s=t.list(i).
filter(u=>B.test(u)),r=s.filter(u=>!$.test(u));for(const u of z("",i,t,J))r.push(u);const l=s.filter(u=>$.test(u)).slice(0,W).sort((u,m)=>Number(q.test(m))-Number(
q.test(u))).map(o).reverse(),c=r.slice(0,W).map(u=>({given:o(u),from:`with ${(0,E.Gz)(i,u)}`}));return{loaded:u=>l.map(m=>m(u)).find(m=>m),others:c,bytes:e+n.bytes}}
function*z(i,t,n,e){if(e!==0)for(const o of n.directories(t).slice(0,W)){const[s,r]=[(0,E.Gz)(t,o),(0,E.Gz)(i,o)],l=n.list(s);if(!l.some(c=>tt.test(c))){for(const c of l)
B.test(c)&&(yield(0,E.Gz)(r,c));yield*z(r,s,n,e-1)}}}function U(i,t,n){if(t===null)return()=>()=>{};const e=i.endsWith(".json"),{text:o,body:s}=(e?I.O:F.K)(t,n);
if(n.isExceeded())return()=>()=>{};const r=new Map;for(const{name:l,value:c}of(0,w.Td)(s))r.has(l)||r.set(l,c);return l=>{const c=r.get(l);return c&&(()=>(0,A._3)(
{expression:c,text:o},(0,h.os)()))}}var S=v(6760);const ot=64*1024,a=i=>t=>{const n=t.map(h.Uk).filter(e=>e!==void 0);return n.length===t.length?i(...n):void 0},
p=i=>t=>t===h.pi?i.length:i[Number(t)];function f(i,t=""){const n=[];let e=ot;for(const o of i){const s=typeof o=="function"?o(h.pi):void 0;if(typeof o!="functi\
on"||typeof s!="number")return;for(let r=0;r<s;r+=1){const l=(0,h.Uk)(o(String(r)));if(e-=(l??"").length+t.length+1,l===void 0||e<0)return;n.push(l)}}return n}const O={
coalesce:i=>i.includes(void 0)?void 0:i.find(t=>t!==null&&t!==""),format:([i,...t])=>{if(typeof i!="string"||!/^(?:[^%]|%s)*$/.test(i))return;const n=t.map(h.Uk),
e=i.split("%s");if(!(n.includes(void 0)||n.length!==e.length-1))return e.map((o,s)=>o+(n[s]??"")).join("")},element:([i,t])=>{const n=f([i]);return n?.[Number(t)%
n.length]},join:([i,...t])=>typeof i=="string"?f(t,i)?.join(i):void 0,lookup:([i,t])=>typeof i=="function"&&typeof t=="string"?i(t):void 0,lower:a(i=>i.toLowerCase()),
replace:a((i,t="",n="")=>/^\/.*\/$/s.test(t)?void 0:i.replaceAll(t,()=>n)),split:a((i,t="")=>p(t.split(i))),tostring:a(i=>i),trimprefix:a((i,t="")=>i.startsWith(
t)?i.slice(t.length):i),trimspace:a(i=>i.trim()),trimsuffix:a((i,t="")=>i.endsWith(t)?i.slice(0,i.length-t.length):i),upper:a(i=>i.toUpperCase())},k=(i,t)=>Object.
hasOwn(O,i)?O[i]?.(t):void 0;function T(i,t){return typeof i!="string"||S.posix.join(i.startsWith("/")?".":t,i).startsWith("..")?null:S.posix.resolve("/",t,i).slice(
1)}const j=i=>S.posix.dirname(`/${i}`);function nt(i){const{from:t,unit:n,parent:e,isSet:o}=i,s=j(t),r=(l,c)=>S.posix.relative(l,c)||".";return{basename:([l])=>typeof l==
"string"?S.posix.basename(l):void 0,dirname:([l])=>typeof l=="string"?S.posix.dirname(l):void 0,find_in_parent_folders:l=>et(i,l),get_env:([l,c])=>typeof l=="st\
ring"&&!o(l)?c:void 0,get_original_terragrunt_dir:()=>j(n),get_parent_terragrunt_dir:([l])=>j(e(l)),get_path_from_repo_root:()=>r("/",s),get_path_to_repo_root:()=>r(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([l])=>r(s,j(e(l))),path_relative_to_include:([l])=>r(j(e(l)),s),try:l=>l.find(
c=>c!==void 0)}}function et({from:i,files:t},n){const[e=n.length===0?"terragrunt.hcl":void 0,o]=n;if(typeof e=="string"){for(let s=j(i);s!=="/";){s=S.posix.dirname(
s);const r=S.posix.join(s,e);if(t.exists(r.slice(1)))return r}return o}}const K={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class Z{effort=new h.Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,n,e){
this.context=t,this.client=n,this.evaluation=e}of(t){const n=this.found.get(t);if(n!==void 0)return n;this.found.set(t,[]),this.depth+=1;const e=this.calledBy(t);
this.depth-=1;const s=[...e.length===0||this.declarations(t).isRoot?this.roots(t):[],...e];return this.found.set(t,s),s}declarations=(0,h.Oo)(t=>this.bytes>K.bytes?
R:this.counted(x(t,this.client,this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,h.Oo)(t=>{if(this.bytes>K.bytes)return[this.unknown(t)];const{
files:n,setBy:e}=this.context,{loaded:o,others:s}=this.counted(M(t,n)),r=(c,d)=>this.instance(t,c,{use:t,root:t,from:d}),l=[r(o,null)];for(const{given:c,from:d}of s)
l.push(r(u=>c(u)??o(u),d));for(const c of this.declarations(t).variables.keys()){const d=e(c);if(!(d===null||o(c)!==void 0)){if(l.length>=K.uses)break;l.push(r(
u=>u===c?st:o(u),`with ${d}`))}}return l});calls=(0,h.Oo)(t=>Map.groupBy(this.declarations(t).calls,([,n])=>this.target(t,n)));calledBy(t){const n=[];for(const e of this.
callers(t)){const s=this.depth>K.depth||this.instances>K.instances?[this.unknown(e)]:this.of(e);for(const[r,l]of this.calls(e).get(t)??[])for(const{scope:c,use:d,
root:u,from:m}of s){if(n.length>=K.uses)return[...n,this.unknown(t)];const g=b=>{const D=l.get(b);return D&&(()=>(0,A._3)(D,c))};n.push(this.instance(t,g,{use:`${d}\
 ${r}`,root:u,from:m}))}}return n}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls(null).get(t)??new Set)}dynamicCalls=(0,h.
Oo)(t=>{const n=new Map;for(const e of this.context.calls().dynamic)for(const o of this.calls(e).keys())n.set(o,(n.get(o)??new Set).add(e));return n});target(t,n){
const e=n.get("source"),[o]=this.roots(t),s=e&&o&&(0,A._3)(e,o.scope);return typeof s=="string"&&(0,Q.Nj)(s)?(0,E.un)(t,s):null}unknown=(0,h.Oo)(t=>this.instance(
t,()=>st,{use:`${t} ?`,root:null,from:null}));instance(t,n,e){const{variables:o,locals:s}=this.declarations(t),r=b=>{const D=o.get(b);if(D===void 0)return;const{
default:X,isConst:G,isNullable:H}=D,_=this.client==="terraform"?G===!0:G!==!1;if(this.evaluation==="static"&&!_)return new h.ae("",b);const C=n(b),Ot=C===void 0?
X:C();return Ot===null&&H===!1?X:Ot},l={var:(0,h.Oo)(r),local:(0,h.Oo)(b=>{const D=s.get(b);return D&&(0,A._3)(D,g)}),path:b=>b==="module"||b==="root"?".":void 0},
c=this.evaluation==="static",d=b=>b==="terraform"&&this.client==="opentofu",u=b=>l[b]??(c&&!d(b)?new h.ae("",""):void 0),{effort:m}=this;this.instances+=1,m.count();
const g={name:u,call:k,effort:m};return{scope:g,...e}}}const st=()=>{};var it=v(8321);function kt(i,t){const n=(t.endsWith(".json")?I.O:F.K)(i),{text:e,body:o}=n,
s=(u,m)=>{const g=(0,w.w4)(u.body,m)?.value;return g&&{expression:g,text:e}},r=new Map;for(const u of(0,w.SH)(o,"locals",0))L(r,u,e);const l=new Map;for(const u of[
...(0,w.SH)(o,"include",0),...(0,w.SH)(o,"include",1)]){const m=s(u,"path"),g=s(u,"merge_strategy");m!==void 0&&l.set(u.labels[0]?.value??"",{path:m,strategy:g})}
const c=new Map;for(const u of(0,w.SH)(o,"generate",1))c.set(`generate ${u.labels[0]?.value}`,{path:s(u,"path"),strategy:s(u,"if_exists"),isDisabled:s(u,"disabl\
e"),ifDisabled:s(u,"if_disabled"),contents:s(u,"contents")});for(const u of(0,w.SH)(o,"remote_state",0)){const m=s(u,"generate");if(m===void 0)continue;const g=G=>{
const H=(0,w.Tu)(m.expression,G);return H&&{expression:H,text:e}},b={type:s(u,"backend"),config:s(u,"config")},[D,X]=[g("path"),g("if_exists")];c.set("remote_st\
ate",{path:D,strategy:X,contents:m,backend:b})}const[d]=(0,w.SH)(o,"terraform",0).flatMap(u=>s(u,"source")??[]);return{locals:r,inputs:s({body:o},"inputs"),includes:l,
generated:c,source:d,isSkipped:s({body:o},"skip"),isOpen:o.kind==="native"&&(0,w.w4)(o,"generate")!==void 0,place:(0,it.rI)(n,t).place}}class Et{effort=new h.Pg;context;constructor(t){
this.context=t}read=(0,h.Oo)(t=>{const n=this.context.files.read(t);return n===null?null:kt(n,t)});scopeOf(t){return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){
return(this.includers(null).get(t)??[]).flatMap(({unit:e,hasSource:o})=>o?[]:this.evaluation()({file:t,from:e,unit:e}).scope)}isIncluded(t){return this.includers(
null).has(t)}includers=(0,h.Oo)(t=>{const n=new Map;for(const e of this.context.terragrunt){const o=this.read(e);if(o===null||o.includes.size===0)continue;const s=this.
scopeOf(e);for(const{path:r}of o.includes.values()){const l=this.fileAt((0,A._3)(r,s),e);if(l===null)continue;const c=n.get(l)??[];n.set(l,c),c.push({unit:e,hasSource:o.
source!==void 0})}}return n});partsOf(t){const n=this.evaluation(),e=new Map,o=s=>{const r=s===null?null:this.read(s);if(s===null||r===null){e.set("",null);return}
if(e.has(s))return;const{scope:l}=n({file:s,from:t,unit:t});e.set(s,{file:s,declared:r,scope:l});for(const{path:c,strategy:d}of[...r.includes.values()].reverse())
(d===void 0||(0,A._3)(d,l)!=="no_merge")&&o(this.fileAt((0,A._3)(c,l),t))};return o(t),[...e.values()]}evaluation(){this.effort.renew();const t=new Map,n=e=>{const o=`${e.
file}
${e.from}`,s=t.get(o)??this.configOf(e,n);return t.set(o,s),s};return n}configOf(t,n){const{file:e,from:o,unit:s}=t,r=this.read(e),l=_=>_&&(0,A._3)(_,H),c=_=>this.
fileAt(l(r?.includes.get(_)?.path),o),d=(_,C)=>{if(!(_===null||this.read(_)===null))return n({file:_,from:C??_,unit:s}).value},u=(0,h.Oo)(_=>l(r?.locals.get(_))),
m=(0,h.Oo)(_=>{if(!r?.includes.has(""))return d(c(_),o);const C=d(c(""),o);return typeof C=="function"?C(_):void 0}),g=(0,h.Oo)(_=>_==="locals"?u:_==="inputs"?l(
r?.inputs):void 0),b=_=>{if(e!==o)return e;const[C]=r?.includes.keys()??[];return c(typeof _=="string"?_:C??"")??e},{files:D,isSet:X}=this.context,G=nt({from:o,
unit:s,parent:b,files:D,isSet:X}),H={name:_=>_==="local"?u:_==="include"?m:void 0,call:(_,C)=>_==="read_terragrunt_config"?d(this.fileAt(C[0],o),null)??C[1]:Object.
hasOwn(G,_)?G[_]?.(C):k(_,C),effort:this.effort};return{scope:H,value:g}}fileAt(t,n){const e=T(t,(0,E.jt)(n));if(e===null)return null;const s=[(0,E.Gz)(e,"terra\
grunt.hcl"),(0,E.Gz)(e,"terragrunt.hcl.json")].find(r=>this.read(r)!==null);return s!==void 0&&this.read(e)===null?s:e}}var ut=v(5799),lt=v(5143),dt=v(1022),Mt=v(
7905),wt=v(5163),ft=v(2626);const bt=25e4;class yt{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;count=0;constructor(t){this.scan=
t,this.scanned=new Set([...t.usages,...t.declared].map(({place:n})=>n.file))}inherit(t,n,e){const o=(0,lt.df)(t),s=this.sources.get(o)??[];this.sources.set(o,s),
s.push({root:e,source:n,version:null,isOpen:!1})}add({file:t,text:n,lines:e},o,s){if(e===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.get(
t)??new Set).add(s)),!0;if(this.count+=n.length/1e3,this.count>bt)return!1;const r=d=>e===null||d.place.line<=e[1]?d:{...d,place:e[0]},l=(0,ft.CJ)(n,o,t),{usages:c}=(0,wt.
kl)([l],(d,u)=>(0,Mt.qm)(u));for(const d of c){const u=d.version&&r(d.version);pt(this.usages,r({...d,version:u}),s)}for(const d of(0,ft.eI)([l]))d.kind!=="modu\
le"&&pt(this.declared,r(d),s);return this.count+=c.length,!o.isOverride||c.every(d=>d.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const e=Map.
groupBy([...this.scan.usages,...this.usages.values()],({place:r})=>r.file).values().flatMap(r=>r.sort((l,c)=>l.place.line-c.place.line)),o=Array.from(e,r=>this.
placed(this.inherited(r))),s=new Set(t.flatMap(r=>r.replaced));return{...this.scan,notes:this.scan.notes.filter(r=>!s.has((0,ut.W7)(r))),usages:At(o,t),declared:[
...this.scan.declared,...this.declared.values()].map(r=>this.placed(r)),units:t}}inherited(t){const n=(0,lt.df)(t.place),e=t.kind==="terragrunt_source"?this.sources.
get(n):void 0;if(e===void 0)return t;this.sources.delete(n);const o=e.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:e,opentofu:e},directories:o}}placed(t){
const n=this.snippets.get(t.place.file);if(n===void 0)return t;const e=(0,E.jt)(t.place.file);return{...t,directories:this.isOfSnippets(e)?[...n]:[e,...n]}}isOfSnippets=(0,h.
Oo)(t=>this.scanned.values().every(n=>(0,E.jt)(n)!==t||this.snippets.has(n)))}function pt(i,t,n){const{kind:e,text:o,place:s}=t,r="address"in t?[t.address,t.version?.
text]:[t.localName],l=[(0,lt.df)(s),e,o,...r].join(`
`),c=i.get(l)??{...t,directories:[]};i.set(l,c),c.directories.at(-1)!==n&&c.directories.push(n)}const ht=({directories:i,place:t})=>i??[(0,E.jt)(t.file)];function At(i,t){
const n=i.filter(({kind:r})=>r.startsWith("required_provider")),e=gt(n,ht),o=gt(t,mt),s=(0,h.Oo)(r=>{const c=mt(r).flatMap(d=>e.get(d)??[]).filter(({each:d})=>!r.
replaced.includes(d.place.file));return new Set(c.map(({each:d})=>(0,dt.op)(d.address)))});return i.map(r=>{const l=r.kind==="implied_provider"?ht(r):[],c=l.flatMap(
g=>o.get(g)??[]);if(c.length===0)return r;const d=(0,dt.A5)(r.text),u=c.flatMap(({each:g})=>s(g).has(d)?[]:g);if(u.length===0)return{...r,isOverridden:!0,needs:[]};
const m=u.flatMap(({isPartial:g,directory:b})=>g?[]:b);return{...r,directories:[...m,...l.filter(g=>!o.has(g))]}})}const mt=({directory:i,module:t})=>[...new Set(
[i,t??i])];function gt(i,t){const n=i.flatMap(e=>t(e).map(o=>({directory:o,each:e})));return Map.groupBy(n,({directory:e})=>e)}var vt=v(4009);function It({contents:i,
backend:t},{file:n,declared:e,scope:o},s){if(i===void 0)return null;const{expression:r,text:l}=i,c=e.place(r),d=l.slice(r.start,r.end).trimEnd(),u=c.line+d.split(
`
`).length-1,m=(H,_)=>_===null?null:{file:n,text:`
`.repeat(H-1)+_,lines:[c,u]};if(t!==void 0)return m(c.line,Rt(t,o));if(d.startsWith("<<")){const H=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return m(c.line+1,ct((0,vt.BD)(H,r),l,o))}const g=Tt(i,o);if(g===null)return m(c.line,ct(r,l,o));const b=T(g.path,(0,E.jt)(n)),D=b===null?null:s.read(b);if(b===
null||D===null)return null;const X=g.values&&{...o,name:g.values},G=X?ct((0,vt.BD)(D,{start:0,end:0}),D,X):D;return G===null?null:{file:b,text:G,lines:null}}const St=1024*
1024,Dt=4096;function ct(i,t,n){if(i.kind!=="template"){const s=(0,A._3)({expression:i,text:t},n);return typeof s=="string"?s:null}let e="",o=0;for(const s of(0,A.
B$)(i.parts,t,n)){const r=s.kind==="known"?void 0:(0,A.cd)(s,t),l=s.kind==="known"?s.value:r&&(0,A.p_)(r,n);let c=(0,h.Uk)(l);if(c===void 0){const u=e.slice(o);
if(r===void 0||u.trim()===""||u.length>Dt)return null;c=u.split('"').length%2===0?`\${${r}}`:"null"}const d=c.lastIndexOf(`
`);if(d>=0&&(o=e.length+d+1),e+=c,e.length>St)return null}return e}function Tt(i,t){let n;const e=(l,c)=>l!=="file"&&l!=="templatefile"?t.call(l,c):(n=c,""),o=(0,A.
_3)(i,{...t,call:e})==="",[s,r]=n??[];return!o||n===void 0?null:{path:s,values:typeof r=="function"?r:void 0}}function Rt({type:i,config:t},n){const e=l=>JSON.stringify(
l).replaceAll(/[$%](?=\{)/g,"$&$&"),o=i&&(0,A._3)(i,n);if(typeof o!="string")return null;const s=t&&(0,A._3)(t,n),r=["hostname","organization","address"].map(l=>{
const c=typeof s=="function"?s(l):void 0;return typeof c=="string"?`${l} = ${e(c)}
`:""});return`terraform {
backend ${e(o)} {
${r.join("")}}
}
`}const jt=/(^|\/)terragrunt\.hcl(\.json)?$/,Nt=/^[\w.+-]+:(:|\/\/)|^[\w.-]+@|^(github|gitlab|bitbucket)\.(com|org)\//,Lt=/[?&](ref|version)=/,rt=(i,{scope:t})=>i&&
(0,A._3)(i,t),_t=({expression:i},{declared:t})=>t.place(i);function*$t(i,t){const{context:n}=t,e=new yt(i),o=new Ct(t,e),s=[];for(const r of n.terragrunt){if(yield i.
files)return{...e.finish(s),endedAt:(0,E.jt)(r)};const l=o.read(r);l!==null&&s.push(l)}return e.finish(s)}class Ct{terragrunt;additions;constructor(t,n){this.terragrunt=
t,this.additions=n}read(t){if(!jt.test(t)||this.terragrunt.isIncluded(t))return null;const n=this.terragrunt.partsOf(t),e=n.filter(c=>c!==null),[o]=e;if(o!==void 0&&
rt(o.declared.isSkipped,o)===!0)return null;const s=this.sourceOf(n,t);if(s===null)return null;const r={directory:(0,E.jt)(t),...s,isPartial:s.module===null||n.
includes(null),replaced:[],files:e.map(c=>c.file)};this.replaceByOwn(r);const l=new Set;for(const c of e){r.isPartial||=c.declared.isOpen;for(const[d,u]of c.declared.
generated)l.has(d)||this.generate(r,u,c),l.add(d)}return r}sourceOf(t,n){const e=(0,E.jt)(n),o=t.find(g=>g===null||g.declared.source!==void 0);if(o===void 0)return this.
configIn(e).length===0?null:{module:e,unknown:null};const{source:s}=o?.declared??{};if(o===null||s===void 0)return{module:null,unknown:{file:n,...ut.wv}};const r=_t(
s,o),l=rt(s,o),c=l instanceof h.ae?l.text:l,d=s.text.slice(s.expression.start,s.expression.end);if(Lt.test(d)||typeof c=="string"&&Nt.test(c)){const g=o.file===
n&&s.expression.kind==="string";return typeof l=="string"&&!g&&this.additions.inherit(r,l,e),{module:null,unknown:null}}const u=l instanceof h.ae?null:T(l,e);return u!==
null&&this.configIn(u).length>0?{module:u,unknown:null}:{module:null,unknown:r}}configIn=(0,h.Oo)(t=>{const n=this.terragrunt.context.files.list(t),e=new Set(n);
return n.filter(o=>(0,y.L8)(o,e,"")?.class==="config")});replaceByOwn({directory:t,module:n,replaced:e}){if(n===null||n===t)return;const o=new Set(this.configIn(
n));for(const s of this.configIn(t))o.has(s)&&e.push((0,E.Gz)(n,s))}generate(t,n,e){this.terragrunt.effort.renew();const o=n.isDisabled!==void 0&&rt(n.isDisabled,
e),s=rt(n.path,e);if(o===!0&&n.ifDisabled===void 0)return;if(typeof s!="string"){t.isPartial=!0;return}const r=S.posix.normalize(s.replace(`/${t.directory}/`,"")),
l=[t.directory,t.module??t.directory],c=(0,y.L8)(r,new Set(l.flatMap(this.configIn)),"");if(c?.class!=="config"||r.includes("/"))return;const d=l.filter(g=>this.
configIn(g).includes(r)).map(g=>(0,E.Gz)(g,r)),u=o===!1&&rt(n.strategy,e)==="skip";if(d.length>0&&u||(t.replaced.push(...d),o===!0))return;const m=o===!1?It(n,e,
this.terragrunt.context.files):null;m===null?t.isPartial=!0:this.additions.add(m,c,t.directory)||(t.unknown=n.contents?_t(n.contents,e):null)}}}),7495:((at,Y,v)=>{
v.d(Y,{Qm:()=>R,TU:()=>x,i4:()=>tt,pb:()=>q,zt:()=>y});var A=v(4091),h=v(8011),E=v(3229),Q=v(1831),I=v(5011),F=v(4321),w=v(1022);const y={host:null,isHostImplied:!1,
needed:null},P=a=>({host:a,isHostImplied:!1,needed:(0,Q.Rt)(a)?"state":a}),x=a=>({host:a,isHostImplied:!0,needed:a}),N=a=>({host:a,isHostImplied:!1,needed:null}),
L=a=>a===null?y:{...y,directHost:a},R=a=>({...y,problem:a}),B=(a,p)=>R((0,h.DA)({reason:"rejected",error:a,advice:p}));function $(a,p,f){return f===null?a:{...a,
problem:(0,h.My)({text:p,host:a.host,advice:f})}}const q={module:J,"test-module":(a,p,f)=>{const O=(0,I.vL)(a,p).kind==="remote";return p==="opentofu"||!O?J(a,p,
f):R((0,h.DA)({reason:"remote-in-test",text:a}))},"registry-module":(a,p)=>{const f=(0,I.rE)(a,p);return f.ok?W(f.value):S(a,p)},provider:M,"locked-provider":z,
"stack-component":U,stack:(a,p)=>{const f=(0,I.A)(a);return f.ok&&!a.startsWith(".")?N(f.value.host):{...U(a,p),isHostImplied:!1,needed:null}},"stack-output":a=>{
const[p="",...f]=a.split("/");return f.length===3?V(p,N):R((0,h.DA)({reason:"stack",text:a}))},terragrunt:ot,host:a=>V(a,P),url:S};function tt(a,p,f){if(a==="te\
rragrunt"){const[,T]=/^tfr:\/\/([^/?]*)\//.exec(p)??[];return T===void 0?/^$|^t$|^tfr?$|^tfr:/.test(p)?void 0:y:T===""?x((0,I.Vm)(f)):V(T,P)}if(a==="url")return L(
(0,F.uE)(p,f));if(a!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(p))return L((0,F.uE)(p,f));const O=p.indexOf("/");if(O<0)
return;const k=(0,I.vL)(`${p.slice(0,O)}/a/b/c`,f);return k.kind==="registry"?W(k):L((0,F.uE)(p,f))}const W=({host:a,hostImplied:p})=>p?x(a):P(a);function V(a,p){
const f=(0,Q.Pv)(a),O=(0,E.L6)(a);return f.ok?$(p(f.value),a,O):R((0,h.k0)({text:a,error:f.why,advice:O}))}function J(a,p,f){if((0,I.Nj)(a)&&!f)return y;const O=(0,I.
vL)(a,p),k=O.kind==="registry"?(0,A.Ju)(O):(0,I.rE)(a,p);if(f&&!k.ok){const{why:nt}=k,et=/^https?:/i.test(a)?{kind:"invalid",error:nt}:O,K=(0,E.NM)(a,et,k),{kind:Z}=O;
return K===null&&(Z==="local"||Z==="remote")?R((0,h.DA)({reason:`${Z}-with-version`,text:a})):B(nt,K)}const T=(0,E.NM)(a,O,k);if(k.ok)return $(W(k.value),a,T);if(O.
kind==="invalid")return B(O.error,T);const j=O.kind==="remote"?O.host:null;return $(L(j),a,T)}function M(a,p){const f=(0,w.mi)(a,p);switch(f.kind){case"registry":case"\
legacy":return f.hostImplied?x(f.host):$(P(f.host),a,(0,E.cr)(a));case"builtin":return N(f.host);case"invalid":{const[O="",k]=f.error.split(`

`);return B(O,k??(0,E.cr)(a))}}}function z(a,p){const f=(0,w.mi)(a,p);if(f.kind==="invalid")return B(f.error,null);if(f.hostImplied)return R((0,h.DA)({reason:"l\
ocked-provider",text:a}));if(f.kind==="builtin")return N(f.host);const O=p==="opentofu"&&f.host===(0,I.Vm)("terraform")&&f.namespace==="hashicorp";return{...P(f.
host),needed:O?(0,I.Vm)(p):f.host}}function U(a,p){if(a!==a.trim())return R((0,h.DA)({reason:"white-space",text:a}));if(a==="."||a==="..")return y;const f=(0,I.
rE)(a,p);if(f.ok)return W(f.value);const O=(0,I.A)(a);if(O.ok)return N(O.value.host);const k=(0,I.vL)(a,p);return k.kind==="invalid"?B(k.error,(0,E.NM)(a,k,f)):
L(k.kind==="remote"?k.host:null)}function S(a,p){const f=(0,F.cx)(a,p);return L(f.ok?f.value.host:null)}function ot(a,p){const[,f,O=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.
exec(a)??[];if(f===void 0)return a.startsWith("gitlab.com/")?L("gitlab.com"):S(a,p);const[k=""]=O.split("//");return k.split("/").length!==3?R((0,h.DA)({reason:"\
terragrunt",text:a})):f===""?x((0,I.Vm)(p)):V(f,P)}}),4667:((at,Y,v)=>{v.d(Y,{F:()=>O,I:()=>f});var A=v(9075),h=v(9562);const E={terraform:"app.terraform.io",opentofu:null},
Q={terraform:"app.terraform.io",opentofu:"app.terraform.io"},I={terraform:"static",opentofu:"static"},F={opentofu:"static"},w={terraform:"any",opentofu:"any"},y=[
"config","migrate"],P=["stack","deploy"],x={position:["source"],grammar:"module",service:h.e$},N={...x,grammar:"stack-component",isLiteral:!0},L={...N,service:null},
R={...x,grammar:"terragrunt",evaluation:w},B={position:"entries",grammar:"provider",service:h.xq,isLiteral:!0,absent:"required_provider_nosource"},$={position:[
"hostname"],grammar:"host",service:h.Bn,defaults:E},q={...$,service:h.OZ},tt={...$,evaluation:w},W={...$,service:h.M,defaults:Q},V={...N,position:"manifest",grammar:"\
registry-module"},J={position:["address"],grammar:"url",service:null};function M(k,T,j,nt,{absence:et,...K}={}){const Z=T===""?[]:T.split(" > ").map(st=>st.split(
" "));return{kind:j,files:k,path:Z.map(([st="",...it])=>[st,...it]),...et&&{absent:`${j}${et}`},...nt,...K}}const z={absence:"_missing"},U={absence:"_default"},
S={evaluation:F,merges:"backend"},ot={backend:"cloud",service:h.OZ},a="data terraform_remote_state *",p={...J,position:["address","lock_address","unlock_address"]},
f=[M(y,"module *","module",x,{...z,evaluation:I,merges:"module"}),M(y,"terraform > required_providers","required_provider",B,{merges:"provider"}),M(y,"required_\
providers","required_provider",B,{isReserved:!0}),M(y,"terraform > cloud","cloud",q,{...U,...S}),M(y,"terraform > backend remote","backend_remote",$,{...U,...S}),
M(y,"terraform > backend http","backend_http",p,S),...[a,`check * > ${a}`].flatMap(k=>[M(y,k,"remote_state",tt,{...U,backend:"remote"}),M(y,k,"remote_state",tt,
{...ot,...U})]),M(y,a,"remote_state",J,{backend:"http",evaluation:w}),M([...y,"query"],"provider tfe","provider_tfe",W,{...U,evaluation:w}),M(["test"],"provider\
 tfe","provider_tfe",W),M(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:h.xq,isLiteral:!0}),M(["test"],"run * > modu\
le","test_module",N,{...z,grammar:"test-module"}),M(["test"],"run * > backend remote","test_backend_remote",$,U),M(P,"required_providers","required_provider",B),
M(P,"component *","stack_component",N,z),M(P,"removed","stack_removed",N,z),M(P,"stack *","stack_stack",L,{...z,grammar:"stack"}),M(["deploy"],"upstream_input *",
"upstream_input",L,{grammar:"stack-output"}),M(["migrate"],"state_store_provider","state_store_provider",B),M(["migrate"],"from > backend remote","migrate_backe\
nd_remote",$,U),...["terraform","unit *","stack *"].map(k=>M(["terragrunt"],k,"terragrunt_source",R)),M(["terragrunt"],"catalog","terragrunt_source",{...R,position:"\
urls"}),M(["manifest"],"","installed_module",V)],O=(0,A.Oo)(k=>{const T=f.filter(({files:j})=>j.includes(k));return Map.groupBy(T,({path:[j]})=>j?.[0]??"")})})};export{Pt as id,Bt as ids,Ut as modules};
