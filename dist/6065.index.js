const zt=6065,Ht=[6065],Vt={1340:((gt,X,m)=>{m.r(X),m.d(X,{Instances:()=>_t,Terragrunt:()=>It,withUnits:()=>Pt});var F=m(3916),k=m(3298),S=m(9985),_=m(9780),M=m(
3096),J=m(5011),H=m(3276),V=m(6353),x=m(9941),O=m(3114),I=m(4118);function $(o,t){if(t===void 0||t==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(t==="bool"?"boolean":t);return o instanceof _.ae||s?o:t==="string"?(0,_.Uk)(o):void 0}const[,n]=/^(?:list|map)\((\w+)\)$/.exec(t)??[];if(n!==void 0)return s=>s===
_.pi?o(s):$(o(s),n);const[,e]=/^object\(\{([\w=,-]*)\}\)$/.exec(t)??[],r=new Map(e?.split(",").map(s=>s.split("=",2)));return s=>r.has(s)?$(o(s),r.get(s)):void 0}
function R(o,t,n){const e=n.list(o),r=new Set(e),s=new x.n_,i=new T;i.isRoot=o==="";const c=e.flatMap(l=>{const a=(0,O.L8)(l,r,"");return(a?.class==="lock"||a?.
class==="test")&&(i.isRoot=!0),a?.class==="config"&&a.clients.includes(t)?[{name:l,kind:a}]:[]});for(const l of[!1,!0])for(const{name:a,kind:d}of c){const g=d.isOverride===
l?n.read((0,M.Gz)(o,a)):null;if(g!==null&&i.read((d.syntax==="json"?H.O:V.K)(g,s)),s.isExceeded())return N}return i.bytes+=s.bytes,i}class T{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:n}){this.bytes+=t.length;for(const e of(0,x.SH)(n,"variable",1))this.readVariable(e,t);for(const e of(0,x.SH)(n,"locals",0))D(this.locals,e,t);for(const e of(0,x.
SH)(n,"module",1)){const r=e.labels[0]?.value??"",s=this.calls.get(r)??new Map;this.calls.set(r,s),D(s,e,t)}for(const e of(0,x.SH)(n,"terraform",0))this.isRoot||=
(0,I.hN)(e.body)}readVariable({labels:t,body:n},e){const r=t[0]?.value??"",s=this.variables.get(r)??{};this.variables.set(r,s);const i=d=>(0,x.w4)(n,d)?.value,c=d=>{
const g=i(d);return g&&(0,S._3)({expression:g,text:e},(0,_.sT)())},l=i("type"),a=c("nullable");i("default")!==void 0&&(s.default=c("default")),l!==void 0&&(s.type=
L(l,e)),i("const")!==void 0&&(s.isConst=String(c("const"))==="true"),String(c("sensitive"))==="true"&&(s.isConst=!1),i("nullable")!==void 0&&(s.isNullable=a===void 0?
void 0:String(a)==="true")}}const L=(o,t)=>o.kind==="string"?o.value:t.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function D(o,{body:t},n){for(const{
name:e,value:r}of(0,x.Td)(t))o.set(e,{expression:r,text:n})}const N=new T,Y=/\.tfvars(\.json)?$/,Z=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,ot=/^terraform\.tfvars(\.json)?$/,
Q=/\.(tf|tofu)(\.json)?$/,b=200,W=1024*1024,G=2;function it(o,t,n){const e=new x.n_;let r=0;const s=h=>{const u=r>W?null:t.read((0,M.Gz)(o,h),W);return r+=u?.length??
0,tt(h,u,e)},i=t.list(o).filter(h=>Y.test(h)),c=i.filter(h=>Z.test(h)),l=i.filter(h=>!Z.test(h));for(const h of q("",o,t,G))l.push(h);const a=c.slice(0,b).sort(
(h,u)=>Number(ot.test(u))-Number(ot.test(h))).map(s).reverse(),d=l.slice(0,b).map(h=>({lookup:s(h),from:`with ${(0,M.Gz)(o,h)}`})),g=h=>c.length>b?()=>{}:a.map(
u=>u(h)).find(u=>u),{variables:f}=(0,J.n)(n),w=f.toReversed().map(({name:h,value:u,from:E})=>{if(h==="var-file")return s(u);const[,C,rt]=/^([^=]*)=(.*)/s.exec(u)??
[],dt=E==="TF_CLI_ARGS_init"?rt:void 0;return Kt=>Kt===C?()=>dt:void 0}),p=h=>{const u=[...w,g].map(C=>C(h)).find(C=>C),E=n[`TF_VAR_${h}`]!==void 0;return u??(E?
()=>{}:void 0)},v=f.some(({name:h})=>h==="var-file"),j=r+e.bytes;return{loaded:p,others:v?[]:d,bytes:j}}function*q(o,t,n,e){if(e!==0)for(const r of n.directories(
t).slice(0,b)){const[s,i]=[(0,M.Gz)(t,r),(0,M.Gz)(o,r)],c=n.list(s);if(!c.some(l=>Q.test(l))){for(const l of c)Y.test(l)&&(yield(0,M.Gz)(i,l));yield*q(i,s,n,e-1)}}}
function tt(o,t,n){if(t===null)return()=>()=>{};const e=o.endsWith(".json"),{text:r,body:s}=(e?H.O:V.K)(t,n);if(n.isExceeded())return()=>()=>{};const i=new Map;
for(const{name:c,value:l}of(0,x.Td)(s))i.has(c)||i.set(c,l);return c=>{const l=i.get(c);return l&&(()=>(0,S._3)({expression:l,text:r},(0,_.sT)()))}}var B=m(6760),
ut=m(7811);const ft=64*1024,y=/^[\0-\x7f]*$/,A=o=>t=>{const n=t.map(_.Uk).filter(e=>e!==void 0);return n.length===t.length?o(...n):void 0};function U(o,t=""){const n=[];
let e=ft;for(const r of o){const s=typeof r=="function"?r(_.pi):void 0;if(typeof r!="function"||typeof s!="number")return;for(let i=0;i<s;i+=1){const c=(0,_.Uk)(
r(String(i)));if(e-=(c??"").length+t.length+1,c===void 0||e<0)return;n.push(c)}}return n}const K={coalesce:o=>o.includes(void 0)?void 0:o.find(t=>t!==null&&t!==
""),format:([o,...t])=>{if(typeof o!="string"||!/^(?:[^%]|%s)*$/.test(o))return;const n=t.map(_.Uk),e=o.split("%s");if(!(n.includes(void 0)||n.length!==e.length-
1))return e.map((r,s)=>r+(n[s]??"")).join("")},element:([o,t])=>{const n=U([o]);return n?.[Number(t)%n.length]},join:([o,...t])=>typeof o=="string"?U(t,o)?.join(
o):void 0,lookup:([o,t])=>typeof o=="function"&&typeof t=="string"?o(t):void 0,lower:A(o=>y.test(o)?o.toLowerCase():void 0),replace:A((o,t="",n="")=>/^\/.*\/$/s.
test(t)?void 0:o.replaceAll(t,()=>n)),split:A((o,t="")=>{const n=t.split(o);return e=>e===_.pi?n.length:n[Number(e)]}),tostring:A(o=>o),trimprefix:A((o,t="")=>o.
startsWith(t)?o.slice(t.length):o),trimspace:A(o=>(0,ut.s8)((0,ut.Dw)(o))),trimsuffix:A((o,t="")=>o.endsWith(t)?o.slice(0,o.length-t.length):o),upper:A(o=>y.test(
o)?o.toUpperCase():void 0)},P=(o,t)=>Object.hasOwn(K,o)?K[o]?.(t):void 0;function ct(o,t){return typeof o!="string"||B.posix.join(o.startsWith("/")?".":t,o).startsWith(
"..")?null:B.posix.resolve("/",t,o).slice(1)}const z=o=>B.posix.dirname(`/${o}`);function at(o){const{from:t,unit:n,parent:e,isSet:r}=o,s=z(t),i=(c,l)=>B.posix.
relative(c,l)||".";return{basename:([c])=>typeof c=="string"?B.posix.basename(c):void 0,dirname:([c])=>typeof c=="string"?B.posix.dirname(c):void 0,find_in_parent_folders:c=>pt(
o,c),get_env:([c,l])=>typeof c=="string"&&!r(c)?l:void 0,get_original_terragrunt_dir:()=>z(n),get_parent_terragrunt_dir:([c])=>z(e(c)),get_path_from_repo_root:()=>i(
"/",s),get_path_to_repo_root:()=>i(s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([c])=>i(s,z(e(c))),path_relative_to_include:([
c])=>i(z(e(c)),s),try:c=>c.find(l=>l!==void 0)}}function pt({from:o,files:t},n){const[e=n.length===0?"terragrunt.hcl":void 0,r]=n;if(typeof e=="string"){for(let s=z(
o);s!=="/";){s=B.posix.dirname(s);const i=B.posix.join(s,e);if(t.locate(i.slice(1))!==null)return i}return r}}const et={uses:1e3,depth:40,instances:1e5,bytes:256*
1024*1024};class _t{effort=new _.Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,n,e){this.context=t,this.client=n,this.
evaluation=e}of(t){const n=this.byDirectory.get(t);if(n!==void 0)return n;this.byDirectory.set(t,[this.unknown(t)]),this.depth+=1;const e=this.calledBy(t);this.
depth-=1;const s=[...e.length===0||this.declarations(t).isRoot?this.roots(t):[],...e];return this.byDirectory.set(t,s),s}declarations=(0,k.O)(t=>this.bytes>et.bytes?
N:this.counted(R(t,this.client,this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,k.O)(t=>{if(this.bytes>et.bytes)return[this.unknown(t)];const{
files:n,setBy:e,environment:r}=this.context,{loaded:s,others:i}=this.counted(it(t,n,r)),c=(a,d)=>this.instance(t,a,{use:t,root:t,from:d}),l=[c(s,null)];for(const{
lookup:a,from:d}of i)l.push(c(g=>a(g)??s(g),d));for(const a of this.declarations(t).variables.keys()){const d=e(a);if(!(d===null||s(a)!==void 0)){if(l.length>=et.
uses)break;l.push(c(g=>g===a?mt:s(g),`with ${d}`))}}return l});calls=(0,k.O)(t=>Map.groupBy(this.declarations(t).calls,([,n])=>this.target(t,n)));calledBy(t){const n=[];
for(const e of this.callers(t)){const s=this.depth>et.depth||this.instances>et.instances?[this.unknown(e)]:this.of(e);for(const[i,c]of this.calls(e).get(t)??[])
for(const{scope:l,use:a,root:d,from:g}of s){if(n.length>=et.uses)return[...n,this.unknown(t)];const f=w=>{const p=c.get(w);return p&&(()=>(0,S._3)(p,l))};n.push(
this.instance(t,f,{use:`${a} ${i}`,root:d,from:g}))}}return n}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??
new Set)}dynamicCalls=(0,k.O)(()=>{const t=new Map;for(const n of this.context.calls().dynamic)for(const e of this.calls(n).keys())t.set(e,(t.get(e)??new Set).add(
n));return t});target(t,n){const e=n.get("source"),[r]=this.roots(t),s=e&&r&&(0,S._3)(e,r.scope);return typeof s=="string"?this.context.leadsTo(t,s):null}unknown=(0,k.
O)(t=>this.instance(t,()=>mt,{use:`${t} ?`,root:null,from:null}));instance(t,n,e){const{variables:r,locals:s}=this.declarations(t),i=p=>{const v=r.get(p);if(v===
void 0)return;const{isConst:j,isNullable:h,type:u}=v,E=this.client==="terraform"?j===!0:j!==!1;if(this.evaluation==="static"&&!E)return new _.ae("",p);const C=n(
p),rt=$(v.default,u),dt=C===void 0?rt:$(C(),u);return dt!==null||h===!0||!("isNullable"in v)?dt:h===!1?rt:void 0},c={var:(0,k.O)(i),local:(0,k.O)(p=>{const v=s.
get(p);return v&&(0,S._3)(v,w)}),path:p=>p==="root"?".":p==="module"&&e.root!==null?(0,F.relative)(`/${e.root}`,`/${t}`)||".":void 0},{effort:l,evaluation:a,client:d}=this,
g=p=>a==="static"&&(p!=="terraform"||d!=="opentofu"),f=p=>c[p]??(g(p)?new _.ae("",""):void 0);this.instances+=1,l.count();const w={name:f,call:P,effort:l};return{
scope:w,...e}}}const mt=()=>{};var Mt=m(2756);function St(o,t){const n=(t.endsWith(".json")?H.O:V.K)(o),{text:e,body:r}=n,s=f=>{const w=(0,x.Td)(f).toReversed();
return new Map(w.map(({name:p,value:v})=>[p,{expression:v,text:e}]))},i=s(r),c=new Map;for(const f of(0,x.SH)(r,"locals",0))D(c,f,e);const l=new Map;for(const f of[
...(0,x.SH)(r,"include",0),...(0,x.SH)(r,"include",1)]){const w=s(f.body),[p,v]=[w.get("path"),w.get("merge_strategy")];p!==void 0&&l.set(f.labels[0]?.value??"",
{path:p,strategy:v})}const a=new Map;for(const f of(0,x.SH)(r,"generate",1))a.set(`generate ${f.labels[0]?.value}`,{written:s(f.body)});for(const f of(0,x.SH)(r,
"remote_state",0)){const w=s(f.body),p=w.get("generate");if(p===void 0)continue;const v=new Map([["contents",p]]);for(const j of["path","if_exists"]){const h=(0,S.
Tu)(p.expression,j,e);h!==void 0&&v.set(j,{expression:h,text:e})}a.set("remote_state",{written:v,backend:w})}const d=(0,x.SH)(r,"terraform",0),[g]=d.flatMap(f=>s(
f.body).get("source")??[]);return{locals:c,inputs:i.get("inputs"),includes:l,generated:a,source:g,isSkipped:i.get("skip"),isOpen:r.kind==="native"&&(i.has("gene\
rate")||i.has("remote_state")),place:(0,Mt.rI)(n,t).place}}class It{effort=new _.Pg;context;constructor(t){this.context=t}read=(0,k.O)(t=>{const n=this.context.
files.read(t);return n===null?null:St(n,t)});scopeOf(t){return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??
[]).flatMap(({unit:e,hasSource:r})=>r?[]:this.evaluation()({file:t,from:e,unit:e}).scope)}isIncluded(t){return this.includers().has(t)}includers=(0,k.O)(()=>{const t=this.
context.terragrunt.flatMap(n=>{const e=this.read(n);if(e===null||e.includes.size===0)return[];const r=this.scopeOf(n),s=e.source!==void 0;return[...e.includes.values()].
map(({path:i})=>({unit:n,hasSource:s,file:this.fileAt((0,S._3)(i,r),n)}))});return Map.groupBy(t,({file:n})=>n)});partsOf(t){const n=this.evaluation(),e=new Map,
r=s=>{const i=s===null?null:this.read(s);if(s===null||i===null){e.set("",null);return}if(e.has(s))return;const{scope:c}=n({file:s,from:t,unit:t});e.set(s,{file:s,
declared:i,scope:c});for(const{path:l,strategy:a}of[...i.includes.values()].reverse())(a===void 0||(0,S._3)(a,c)!=="no_merge")&&r(this.fileAt((0,S._3)(l,c),t))};
return r(t),[...e.values()]}evaluation(){this.effort.renew();const t=new Map,n=e=>{const r=`${e.file}
${e.from}`,s=t.get(r)??this.configOf(e,n);return t.set(r,s),s};return n}configOf(t,n){const{file:e,from:r,unit:s}=t,i=this.read(e),c=u=>u&&(0,S._3)(u,h),l=u=>this.
fileAt(c(i?.includes.get(u)?.path),r),a=(u,E)=>{if(!(u===null||this.read(u)===null))return n({file:u,from:E??u,unit:s}).value},d=(0,k.O)(u=>c(i?.locals.get(u))),
g=(0,k.O)(u=>{if(!i?.includes.has(""))return a(l(u),r);const E=a(l(""),r);return typeof E=="function"?E(u):void 0}),f=(0,k.O)(u=>u==="locals"?d:u==="inputs"?c(i?.
inputs):void 0),w=u=>{if(e!==r)return e;const[E]=i?.includes.keys()??[];return l(typeof u=="string"?u:E??"")??e},{files:p,isSet:v}=this.context,j=at({from:r,unit:s,
parent:w,files:p,isSet:v}),h={name:u=>u==="local"?d:u==="include"?g:void 0,call:(u,E)=>{if(u==="read_terragrunt_config"){const[C,rt]=E;return typeof C!="string"?
void 0:a(this.fileAt(C,r),null)??rt}return Object.hasOwn(j,u)?j[u]?.(E):P(u,E)},effort:this.effort};return{scope:h,value:f}}fileAt(t,n){const e=ct(t,(0,M.jt)(n));
if(e===null)return null;const s=[(0,M.Gz)(e,"terragrunt.hcl"),(0,M.Gz)(e,"terragrunt.hcl.json")].find(i=>this.read(i)!==null);return s!==void 0&&this.read(e)===
null?s:e}}var nt=m(2170),Tt=m(9897),lt=m(9119),vt=m(3846),Et=m(8594),At=m(5839),bt=m(6851),kt=m(1011);const $t=25e4;class Rt{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:n})=>n.file))}inherit(t,n,e){const r=(0,lt.df)(t),s=this.sources.get(r)??[];this.sources.
set(r,s),s.push({root:e,source:n,version:null,isOpen:n===null})}add({file:t,text:n,lines:e},r,s){if(e===null&&this.scanned.has(t))return this.snippets.set(t,(this.
snippets.get(t)??new Set).add(s)),!0;if(this.count+=n.length/1e3,this.count>$t)return this.unread.push({file:t,...nt.wv}),!1;const i=a=>e===null||a.place.line<=
e[1]?a:{...a,place:e[0]},c=(0,bt.CJ)(n,{...r,isGenerated:!0},t),{usages:l}=(0,At.kl)([c],(a,d)=>(0,Et.qm)(d));for(const a of l){const d=a.version&&i(a.version);
Ot(this.usages,i({...a,version:d}),s)}for(const a of(0,bt.eI)([c]))a.kind!=="module"&&Ot(this.declared,i(a),s);return this.count+=l.length,!r.isOverride||l.every(
a=>a.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const e=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:i})=>i.file).
values().flatMap(i=>i.sort((c,l)=>c.place.line-l.place.line)),r=Array.from(e,i=>this.placed(this.inherited(i))),s=new Set(t.flatMap(i=>i.replaced));return{...this.
scan,notes:this.scan.notes.filter(i=>!s.has((0,nt.W7)(i))),usages:jt(r,t),declared:[...this.scan.declared,...this.declared.values()].map(i=>this.placed(i)),units:t,
unread:this.unread}}inherited(t){const n=(0,lt.df)(t.place),e=t.kind==="terragrunt_source"?this.sources.get(n):void 0;if(e===void 0)return t;this.sources.delete(
n);const r=e.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:e,opentofu:e},directories:r}}placed(t){const n=this.snippets.get(t.place.file);if(n===void 0)
return t;const e=(0,M.jt)(t.place.file),r=this.isOfSnippets(e)?[...n]:[e,...n];return{...t,directories:r}}isOfSnippets=(0,k.O)(t=>this.scanned.values().every(n=>(0,M.
jt)(n)!==t||this.snippets.has(n)))}function Ot(o,t,n){const{kind:e,text:r,place:s}=t,i="address"in t?[t.address,t.version?.text]:[t.localName],c=[(0,lt.df)(s),e,
r,...i].join(`
`),l=o.get(c)??{...t,directories:[]};o.set(c,l),l.directories.at(-1)!==n&&l.directories.push(n)}const wt=({directories:o,place:t})=>o??[(0,M.jt)(t.file)];function jt(o,t){
const n=o.filter(({kind:i})=>i.startsWith("required_provider")),e=(0,lt.hy)(n,wt),r=(0,lt.hy)(t,kt.CI),s=(0,k.O)(i=>{const l=(0,kt.CI)(i).flatMap(a=>e.get(a)??[]).
filter(({item:a})=>!i.replaced.includes(a.place.file));return new Set(l.map(({item:a})=>(0,vt.op)(a.address)))});return o.map(i=>{const c=i.kind==="implied_prov\
ider"?wt(i):[],l=c.flatMap(f=>r.get(f)??[]);if(l.length===0)return i;const a=(0,vt.A5)(i.text),d=l.flatMap(({item:f})=>s(f).has(a)?[]:f);if(d.length===0)return{
...i,isOverridden:!0,needs:[]};const g=d.map(({directory:f})=>f);return{...i,directories:[...g,...c.filter(f=>!r.has(f))]}})}var xt=m(3278);function Dt({written:o,
backend:t},{file:n,declared:e,scope:r},s){const i=o.get("contents");if(i===void 0)return null;const{expression:c,text:l}=i,a=e.place(c),d=l.slice(c.start,c.end).
trimEnd(),g=a.line+d.split(`
`).length-1,f=(E,C)=>C===null?null:{file:n,text:`
`.repeat(E-1)+C,lines:[a,g]};if(t!==void 0)return f(a.line,Ut(t,r));if(d.startsWith("<<")){const E=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return f(a.line+1,ht((0,xt.BD)(E,c),l,r))}const w=Lt(i,r);if(w===null)return f(a.line,ht(c,l,r));const p=ct(w.path,(0,M.jt)(n)),v=p===null?null:s.read(p);
if(p===null||v===null)return null;const j=w.values&&{...r,name:w.values},h={start:0,end:0},u=j?ht((0,xt.BD)(v,h),v,j):v;return u===null?null:{file:p,text:u,lines:null}}
const Nt=1024*1024,Ct=4096;function ht(o,t,n){if(o.kind!=="template"){const s=(0,S._3)({expression:o,text:t},n);return typeof s=="string"?s:null}let e="",r=0;for(const s of(0,S.
B$)(o.parts,t,n)){const i=s.kind==="known"?void 0:(0,S.cd)(s,t),c=s.kind==="known"?s.value:i&&(0,S.p_)(i,n);let l=(0,_.Uk)(c);if(l===void 0){const d=e.slice(r);
if(i===void 0||d.trim()===""||d.length>Ct)return null;l=d.split('"').length%2===0?`\${${i}}`:"null"}const a=l.lastIndexOf(`
`);if(a>=0&&(r=e.length+a+1),e+=l,e.length>Nt)return null}return e}function Lt(o,t){let n;const e=(c,l)=>c!=="file"&&c!=="templatefile"?t.call(c,l):(n=l,""),r=(0,S.
_3)(o,{...t,call:e})==="",[s,i]=n??[];return!r||n===void 0?null:{path:s,values:typeof i=="function"?i:void 0}}function Ut(o,t){const n=l=>JSON.stringify(l).replaceAll(
/[$%](?=\{)/g,"$&$&"),[e,r]=[o.get("backend"),o.get("config")],s=e&&(0,S._3)(e,t);if(typeof s!="string")return null;const i=r&&(0,S._3)(r,t),c=["hostname","orga\
nization","address"].map(l=>{const a=typeof i=="function"?i(l):void 0;return typeof a=="string"?`${l} = ${n(a)}
`:""});return`terraform {
backend ${n(s)} {
${c.join("")}}
}
`}const Bt=/(^|\/)terragrunt\.hcl(\.json)?$/,Ft=/[?&](ref|version)=/,Gt=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,st=(o,{scope:t})=>o&&(0,S.
_3)(o,t),yt=({expression:o},{declared:t})=>t.place(o);function*Pt(o,t){const{context:n}=t,e=new Rt(o),r=new Wt(t,e),s=[];for(const i of n.terragrunt){if(yield o.
files)return{...e.finish(s),endedAt:(0,M.jt)(i)};const c=r.read(i);c!==null&&s.push(c)}return e.finish(s)}class Wt{terragrunt;additions;scanned;constructor(t,n){
this.terragrunt=t,this.additions=n,this.scanned=new Set(t.context.terragrunt)}read(t){if(!Bt.test(t)||this.terragrunt.isIncluded(t))return null;const n=this.terragrunt.
partsOf(t),e=n.filter(a=>a!==null),[r]=e;if(r!==void 0&&st(r.declared.isSkipped,r)===!0)return null;const s=this.sourceOf(n,t);if(s===null)return null;const i={
directory:(0,M.jt)(t),...s,isPartial:n.includes(null),replaced:[],covers:s.module===null?[...this.configIn((0,M.jt)(t))]:[],files:e.map(a=>a.file)};this.replaceByOwn(
i);const c=new Set,{unread:l}=this.additions;n.includes(null)&&s.unknown===null&&l.push({file:t,...nt.wv});for(const a of e){(a.declared.isOpen||!this.scanned.has(
a.file))&&l.push({file:a.file,...nt.wv}),i.isPartial||=a.declared.isOpen;for(const[d,g]of a.declared.generated)c.has(d)||this.generate(i,g,a),c.add(d)}return i}sourceOf(t,n){
const e=(0,M.jt)(n),r=t.find(v=>v===null||v.declared.source!==void 0);if(r===void 0)return this.configIn(e).length===0?null:{module:e,unknown:null};const{source:s}=r?.
declared??{};if(r===null||s===void 0)return{module:null,unknown:{file:n,...nt.wv}};const i=yt(s,r),c=st(s,r),l=c instanceof _.ae?c.text:c,a=s.text.slice(s.expression.
start,s.expression.end);if(typeof l=="string"&&l!==""?!(0,Tt.GL)(l):Ft.test(a)){const v=r.file===n&&s.expression.kind==="string",j=typeof c=="string"?c:null;return v||
this.additions.inherit(i,j,e),{module:null,unknown:null}}const g=typeof c=="string"?c.replace(/\?.*/s,""):void 0,f=ct(g,e);if(f!==null&&this.configIn(f).length>
0)return{module:f,unknown:null};const p=/^(?:\.{0,2}|[\w-]+)(?:\/|$)/.test(g??"")&&!a.startsWith('"/')&&f!==null&&!this.terragrunt.context.files.exists(f);return{
module:null,unknown:i,...p&&{missing:f}}}configIn=(0,k.O)(t=>{const n=this.terragrunt.context.files.list(t),e=new Set(n);return n.filter(r=>(0,O.L8)(r,e,"")?.class===
"config")});replaceByOwn({directory:t,module:n,replaced:e}){if(n===null||n===t)return;const r=new Set(this.configIn(n));for(const s of this.configIn(t))r.has(s)&&
e.push((0,M.Gz)(n,s))}generate(t,n,e){this.terragrunt.effort.renew();const{written:r}=n,s=r.has("disable")&&st(r.get("disable"),e),i=st(r.get("path"),e);if(s===
!0&&!r.has("if_disabled"))return;const c=r.get("contents"),l=r.get("comment_prefix"),a=c?yt(c,e):{file:e.file,...nt.wv},d=l===void 0||/^(#|\/\/).*$/.test(String(
st(l,e)));if((s===void 0||!d)&&this.additions.unread.push(a),typeof i!="string"){this.additions.unread.push(a),t.isPartial=!0;return}const g=B.posix.normalize(i.
replace(`/${t.directory}/`,"")),f=[t.directory,t.module??t.directory],w=(0,O.L8)(g,new Set(f.flatMap(this.configIn)),"");if(w?.class!=="config"||g.includes("/")){
Gt.test(g)&&this.additions.unread.push(a);return}const p=f.filter(u=>this.configIn(u).includes(g)).map(u=>(0,M.Gz)(u,g)),v=s===!1&&st(r.get("if_exists"),e)==="s\
kip";if(p.length>0&&v||(t.replaced.push(...p),v||t.covers.push(g),s===!0))return;const{files:j}=this.terragrunt.context,h=s===!1?Dt(n,e,j):null;h===null?(this.additions.
unread.push(a),t.isPartial=!0):this.additions.add(h,w,t.directory)||(t.unknown=a)}}}),5011:((gt,X,m)=>{m.d(X,{n:()=>M});var F=m(9432);const k=["TF_CLI_ARGS_init",
"TF_CLI_ARGS"],S=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,_=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;
function M(O){const I=V(O),$=T=>I.flatMap(({name:L,value:D})=>L===T?D:[]),R=T=>$(T).at(-1);return{upgrade:J(R("upgrade")??"false"),hasBackend:J(R("backend")??R(
"cloud")??"true"),isLockReadonly:R("lockfile")==="readonly",pluginDirectories:$("plugin-dir"),backendConfig:$("backend-config"),variables:I.filter(({name:T})=>T===
"var"||T==="var-file"),remarks:k.flatMap(T=>{const D=I.filter(({name:N,from:Y})=>Y===T&&_.test(N)).map(H).join(" ");return D===""?[]:[`init is predicted with ${D}\
 of ${T}`]})}}const J=O=>/^(1|[tT]|true|TRUE|True)$/.test(O);function H({name:O,value:I}){if(I==="true")return`-${O}`;const $=O==="var"||O==="backend-config"&&!I.
startsWith("hostname=");return`-${O}=${(0,F.dh)($?I.replace(/=.*/s,"=\u2026"):I)}`}function V(O){const I=k.flatMap(R=>x(O[R]??"").map(T=>({text:T,from:R}))).values(),
$=[];for(const{text:R,from:T}of I){const[,L,,D]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(R)??[];if(L===void 0)break;const N=()=>S.test(L)?I.next().value?.text??"":"tru\
e";$.push({name:L,from:T,value:D??N()})}return $}function x(O){const[I=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(O)??[];return(I.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(R=>R.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(T,L,D,N)=>String(L??N??D.replace(/\\(.)/gs,"$1"))))}}),3542:((gt,X,m)=>{m.d(X,{FK:()=>ut,Ir:()=>B,
dh:()=>ft});var F=m(2213),k=m(5106),S=m(3298);let _=function(...y){return{dotted:_}=m.late([3276,6851,8095],8095),new.target?new _(...y):_(...y)};const M={terraform:"\
app.terraform.io",opentofu:null},J={terraform:"app.terraform.io",opentofu:"app.terraform.io"},H={terraform:"static",opentofu:"static"},V={opentofu:"static"},x={
terraform:"any",opentofu:"any"},O=["config","migrate"],I=["stack","deploy"],$={position:["source"],grammar:"module",service:k.e$},R={...$,grammar:"stack-compone\
nt",isLiteral:!0},T={...R,service:null},L={...$,grammar:"terragrunt",evaluation:x},D={position:"entries",grammar:"provider",service:k.xq,isLiteral:!0,absent:"re\
quired_provider_nosource"},N={position:["hostname"],grammar:"host",service:k.Bn,defaults:M},Y={...N,service:k.OZ},Z={...N,evaluation:x},ot={...N,service:k.M,defaults:J},
Q={position:["address"],grammar:"url",service:null};function b(y,A,U,K,{absence:P,...ct}={}){const z=A===""?[]:A.split(" > ").map(at=>at.split(" "));return{kind:U,
files:y,path:z.map(([at="",...pt])=>[at,...pt]),...P&&{absent:`${U}${P}`},...K,...ct}}const W={absence:"_missing"},G={absence:"_default"},it={evaluation:V,merges:"\
backend"},q="data terraform_remote_state *",tt=(y,A,U)=>Object.entries(A).map(([K,P])=>b(O,y+K,"backend",{...Q,grammar:U,position:P.split(" ")},it)),B=[b(O,"mod\
ule *","module",$,{...W,evaluation:H,merges:"module"}),b(O,"terraform > required_providers","required_provider",D,{merges:"provider"}),b(O,"terraform > cloud","\
cloud",Y,{...G,...it}),b(O,"terraform > backend remote","backend_remote",N,{...G,...it}),...tt("terraform > backend ",F.FV,"url"),...tt("terraform > backend ",F.
Gb,"host-part"),...tt("terraform > backend ",{local:"path workspace_dir"},"state-path"),...tt("terraform > encryption > key_provider ",F.nT,"url"),...[q,`check \
* > ${q}`].flatMap(y=>[b(O,y,"remote_state",Z,{...G,backend:"remote"}),b(O,y,"remote_state",Z,{...G,backend:"cloud",service:k.OZ})]),b(O,q,"remote_state",Q,{backend:"\
http",evaluation:x}),b([...O,"query"],"provider tfe","provider_tfe",ot,{...G,evaluation:x}),b(["test"],"provider tfe","provider_tfe",ot),b(["lock"],"provider *",
"lock_provider",{position:"label",grammar:"locked-provider",service:k.xq,isLiteral:!0}),b(["test"],"run * > module","test_module",R,{...W,grammar:"test-module"}),
b(["test"],"run * > backend remote","test_backend_remote",N,G),b(I,"required_providers","required_provider",D),b(I,"component *","stack_component",R,W),b(I,"rem\
oved","stack_removed",R,W),b(I,"stack *","stack_stack",T,{...W,grammar:"stack"}),b(["deploy"],"upstream_input *","upstream_input",T,{grammar:"stack-output"}),b(
["migrate"],"state_store_provider","state_store_provider",D),b(["migrate"],"from > backend remote","migrate_backend_remote",N,G),...["terraform","unit *","stack\
 *"].map(y=>b(["terragrunt"],y,"terragrunt_source",L)),...[F.FV,F.Gb].flatMap(y=>Object.entries(y).map(([A,U])=>{const K=y===F.FV?"url":"host-part",P={...Q,grammar:K,
position:U.split(" "),evaluation:x};return b(["terragrunt"],"remote_state","backend",P,{backend:A})})),b(["terragrunt"],"remote_state","backend",{...Q,position:"\
open-state"}),b(["terragrunt"],"remote_state","remote_state",Z,{...G,backend:"remote"}),b(["terragrunt"],"catalog","terragrunt_source",{...L,position:"urls"})],
ut=(0,S.O)(y=>{const A=B.filter(({files:U})=>U.includes(y));return Map.groupBy(A,({path:[U]})=>U?.[0]??"")});function ft({merges:y},A){return y===void 0||y==="b\
ackend"?y??null:_([y,A.at(-1)??""])}})};export{zt as id,Ht as ids,Vt as modules};
