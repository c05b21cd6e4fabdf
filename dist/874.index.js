const Ft=874,zt=[874],Vt={1340:((ht,q,p)=>{p.r(q),p.d(q,{Instances:()=>vt,Terragrunt:()=>It,withUnits:()=>xt});var H=p(3916),R=p(3298),_=p(9985),y=p(9780),$=p(3096),
Y=p(5011),Q=p(3276),S=p(6353),v=p(9941),k=p(3114),b=p(4118);function A(o,t){if(t===void 0||t==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(t==="bool"?"boolean":t);return o instanceof y.ae||s?o:t==="string"?(0,y.Uk)(o):void 0}const[,n]=/^(?:list|map)\((\w+)\)$/.exec(t)??[];if(n!==void 0)return s=>s===
y.pi?o(s):A(o(s),n);const[,e]=/^object\(\{([\w=,-]*)\}\)$/.exec(t)??[],r=new Map(e?.split(",").map(s=>s.split("=",2)));return s=>r.has(s)?A(o(s),r.get(s)):void 0}
function P(o,t,n){const e=n.list(o),r=new Set(e),s=new v.n_,a=new D;a.isRoot=o==="";const c=e.flatMap(u=>{const l=(0,k.L8)(u,r,"");return(l?.class==="lock"||l?.
class==="test")&&(a.isRoot=!0),l?.class==="config"&&l.clients.includes(t)?[{name:u,kind:l}]:[]});for(const u of[!1,!0])for(const{name:l,kind:g}of c){const M=g.isOverride===
u?n.read((0,$.Gz)(o,l)):null;if(M!==null&&a.read((g.syntax==="json"?Q.O:S.K)(M,s)),s.isExceeded())return B}return a.bytes+=s.bytes,a}class D{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:n}){this.bytes+=t.length;for(const e of(0,v.SH)(n,"variable",1))this.readVariable(e,t);for(const e of(0,v.SH)(n,"locals",0))C(this.locals,e,t);for(const e of(0,v.
SH)(n,"module",1)){const r=e.labels[0]?.value??"",s=this.calls.get(r)??new Map;this.calls.set(r,s),C(s,e,t)}for(const e of(0,v.SH)(n,"terraform",0))this.isRoot||=
(0,b.hN)(e.body)}readVariable({labels:t,body:n},e){const r=t[0]?.value??"",s=this.variables.get(r)??{};this.variables.set(r,s);const a=g=>(0,v.w4)(n,g)?.value,c=g=>{
const M=a(g);return M&&(0,_._3)({expression:M,text:e},(0,y.sT)())},u=a("type"),l=c("nullable");a("default")!==void 0&&(s.default=c("default")),u!==void 0&&(s.type=
j(u,e)),a("const")!==void 0&&(s.isConst=String(c("const"))==="true"),String(c("sensitive"))==="true"&&(s.isConst=!1),a("nullable")!==void 0&&(s.isNullable=l===void 0?
void 0:String(l)==="true")}}const j=(o,t)=>o.kind==="string"?o.value:t.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function C(o,{body:t},n){for(const{
name:e,value:r}of(0,v.Td)(t))o.set(e,{expression:r,text:n})}const B=new D,J=/\.tfvars(\.json)?$/,st=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,it=/^terraform\.tfvars(\.json)?$/,
rt=/\.(tf|tofu)(\.json)?$/,I=200,X=1024*1024,G=2;function tt(o,t,n){const e=new v.n_;let r=0;const s=E=>{const h=r>X?null:t.read((0,$.Gz)(o,E),X);return r+=h?.length??
0,ot(E,h,e)},a=t.list(o).filter(E=>J.test(E)),c=a.filter(E=>st.test(E)),u=a.filter(E=>!st.test(E));for(const E of et("",o,t,G))u.push(E);const l=c.slice(0,I).sort(
(E,h)=>Number(it.test(h))-Number(it.test(E))).map(s).reverse(),g=u.slice(0,I).map(E=>({lookup:s(E),from:`with ${(0,$.Gz)(o,E)}`})),M=E=>c.length>I?()=>{}:l.map(
h=>h(E)).find(h=>h),{variables:m}=(0,Y.n)(n),U=m.toReversed().map(({name:E,value:h,from:W})=>{if(E==="var-file")return s(h);const[,Z,dt]=/^([^=]*)=(.*)/s.exec(h)??
[],mt=W==="TF_CLI_ARGS_init"?dt:void 0;return Ht=>Ht===Z?()=>mt:void 0}),O=E=>{const h=[...U,M].map(Z=>Z(E)).find(Z=>Z),W=n[`TF_VAR_${E}`]!==void 0;return h??(W?
()=>{}:void 0)},T=m.some(({name:E})=>E==="var-file"),x=r+e.bytes;return{loaded:O,others:T?[]:g,bytes:x}}function*et(o,t,n,e){if(e!==0)for(const r of n.directories(
t).slice(0,I)){const[s,a]=[(0,$.Gz)(t,r),(0,$.Gz)(o,r)],c=n.list(s);if(!c.some(u=>rt.test(u))){for(const u of c)J.test(u)&&(yield(0,$.Gz)(a,u));yield*et(a,s,n,e-
1)}}}function ot(o,t,n){if(t===null)return()=>()=>{};const e=o.endsWith(".json"),{text:r,body:s}=(e?Q.O:S.K)(t,n);if(n.isExceeded())return()=>()=>{};const a=new Map;
for(const{name:c,value:u}of(0,v.Td)(s))a.has(c)||a.set(c,u);return c=>{const u=a.get(c);return u&&(()=>(0,_._3)({expression:u,text:r},(0,y.sT)()))}}var F=p(6760),
at=p(7811);const ct=64*1024,L=/^[\0-\x7f]*$/,i=o=>t=>{const n=t.map(y.Uk).filter(e=>e!==void 0);return n.length===t.length?o(...n):void 0};function f(o,t=""){const n=[];
let e=ct;for(const r of o){const s=typeof r=="function"?r(y.pi):void 0;if(typeof r!="function"||typeof s!="number")return;for(let a=0;a<s;a+=1){const c=(0,y.Uk)(
r(String(a)));if(e-=(c??"").length+t.length+1,c===void 0||e<0)return;n.push(c)}}return n}const d={coalesce:o=>o.includes(void 0)?void 0:o.find(t=>t!==null&&t!==
""),format:([o,...t])=>{if(typeof o!="string"||!/^(?:[^%]|%s)*$/.test(o))return;const n=t.map(y.Uk),e=o.split("%s");if(!(n.includes(void 0)||n.length!==e.length-
1))return e.map((r,s)=>r+(n[s]??"")).join("")},element:([o,t])=>{const n=f([o]);return n?.[Number(t)%n.length]},join:([o,...t])=>typeof o=="string"?f(t,o)?.join(
o):void 0,lookup:([o,t])=>typeof o=="function"&&typeof t=="string"?o(t):void 0,lower:i(o=>L.test(o)?o.toLowerCase():void 0),replace:i((o,t="",n="")=>/^\/.*\/$/s.
test(t)?void 0:o.replaceAll(t,()=>n)),split:i((o,t="")=>{const n=t.split(o);return e=>e===y.pi?n.length:n[Number(e)]}),tostring:i(o=>o),trimprefix:i((o,t="")=>o.
startsWith(t)?o.slice(t.length):o),trimspace:i(o=>(0,at.s8)((0,at.Dw)(o))),trimsuffix:i((o,t="")=>o.endsWith(t)?o.slice(0,o.length-t.length):o),upper:i(o=>L.test(
o)?o.toUpperCase():void 0)},w=(o,t)=>Object.hasOwn(d,o)?d[o]?.(t):void 0;function N(o,t){return typeof o!="string"||F.posix.join(o.startsWith("/")?".":t,o).startsWith(
"..")?null:F.posix.resolve("/",t,o).slice(1)}const K=o=>F.posix.dirname(`/${o}`);function z(o){const{from:t,unit:n,parent:e,isSet:r}=o,s=K(t),a=(c,u)=>F.posix.relative(
c,u)||".";return{basename:([c])=>typeof c=="string"?F.posix.basename(c):void 0,dirname:([c])=>typeof c=="string"?F.posix.dirname(c):void 0,find_in_parent_folders:c=>nt(
o,c),get_env:([c,u])=>typeof c=="string"&&!r(c)?u:void 0,get_original_terragrunt_dir:()=>K(n),get_parent_terragrunt_dir:([c])=>K(e(c)),get_path_from_repo_root:()=>a(
"/",s),get_path_to_repo_root:()=>a(s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([c])=>a(s,K(e(c))),path_relative_to_include:([
c])=>a(K(e(c)),s),try:c=>c.find(u=>u!==void 0)}}function nt({from:o,files:t},n){const[e=n.length===0?"terragrunt.hcl":void 0,r]=n;if(typeof e=="string"){for(let s=K(
o);s!=="/";){s=F.posix.dirname(s);const a=F.posix.join(s,e);if(t.locate(a.slice(1))!==null)return a}return r}}const V={uses:1e3,depth:40,instances:1e5,bytes:256*
1024*1024};class vt{effort=new y.Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,n,e){this.context=t,this.client=n,this.
evaluation=e}of(t){const n=this.byDirectory.get(t);if(n!==void 0)return n;this.byDirectory.set(t,[this.unknown(t)]),this.depth+=1;const e=this.calledBy(t);this.
depth-=1;const s=[...e.length===0||this.declarations(t).isRoot?this.roots(t):[],...e];return this.byDirectory.set(t,s),s}declarations=(0,R.O)(t=>this.bytes>V.bytes?
B:this.counted(P(t,this.client,this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,R.O)(t=>{if(this.bytes>V.bytes)return[this.unknown(t)];const{
files:n,setBy:e,environment:r}=this.context,{loaded:s,others:a}=this.counted(tt(t,n,r)),c=(l,g)=>this.instance(t,l,{use:t,root:t,from:g}),u=[c(s,null)];for(const{
lookup:l,from:g}of a)u.push(c(M=>l(M)??s(M),g));for(const l of this.declarations(t).variables.keys()){const g=e(l);if(!(g===null||s(l)!==void 0)){if(u.length>=V.
uses)break;u.push(c(M=>M===l?_t:s(M),`with ${g}`))}}return u});calls=(0,R.O)(t=>Map.groupBy(this.declarations(t).calls,([,n])=>this.target(t,n)));calledBy(t){const n=[];
for(const e of this.callers(t)){const s=this.depth>V.depth||this.instances>V.instances?[this.unknown(e)]:this.of(e);for(const[a,c]of this.calls(e).get(t)??[])for(const{
scope:u,use:l,root:g,from:M}of s){if(n.length>=V.uses)return[...n,this.unknown(t)];const m=U=>{const O=c.get(U);return O&&(()=>(0,_._3)(O,u))};n.push(this.instance(
t,m,{use:`${l} ${a}`,root:g,from:M}))}}return n}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,R.
O)(()=>{const t=new Map;for(const n of this.context.calls().dynamic)for(const e of this.calls(n).keys())t.set(e,(t.get(e)??new Set).add(n));return t});target(t,n){
const e=n.get("source"),[r]=this.roots(t),s=e&&r&&(0,_._3)(e,r.scope);return typeof s=="string"?this.context.leadsTo(t,s):null}unknown=(0,R.O)(t=>this.instance(
t,()=>_t,{use:`${t} ?`,root:null,from:null}));instance(t,n,e){const{variables:r,locals:s}=this.declarations(t),a=O=>{const T=r.get(O);if(T===void 0)return;const{
isConst:x,isNullable:E,type:h}=T,W=this.client==="terraform"?x===!0:x!==!1;if(this.evaluation==="static"&&!W)return new y.ae("",O);const Z=n(O),dt=A(T.default,h),
mt=Z===void 0?dt:A(Z(),h);return mt!==null||E===!0||!("isNullable"in T)?mt:E===!1?dt:void 0},c={var:(0,R.O)(a),local:(0,R.O)(O=>{const T=s.get(O);return T&&(0,_.
_3)(T,U)}),path:O=>O==="root"?".":O==="module"&&e.root!==null?(0,H.relative)(`/${e.root}`,`/${t}`)||".":void 0},{effort:u,evaluation:l,client:g}=this,M=O=>l==="\
static"&&(O!=="terraform"||g!=="opentofu"),m=O=>c[O]??(M(O)?new y.ae("",""):void 0);this.instances+=1,u.count();const U={name:m,call:w,effort:u};return{scope:U,
...e}}}const _t=()=>{};var gt=p(2756);function ft(o,t){const n=(t.endsWith(".json")?Q.O:S.K)(o),{text:e,body:r}=n,s=m=>{const U=(0,v.Td)(m).toReversed();return new Map(
U.map(({name:O,value:T})=>[O,{expression:T,text:e}]))},a=s(r),c=new Map;for(const m of(0,v.SH)(r,"locals",0))C(c,m,e);const u=new Map;for(const m of[...(0,v.SH)(
r,"include",0),...(0,v.SH)(r,"include",1)]){const U=s(m.body),[O,T]=[U.get("path"),U.get("merge_strategy")];O!==void 0&&u.set(m.labels[0]?.value??"",{path:O,strategy:T})}
const l=new Map;for(const m of(0,v.SH)(r,"generate",1))l.set(`generate ${m.labels[0]?.value}`,{written:s(m.body)});for(const m of(0,v.SH)(r,"remote_state",0)){const U=s(
m.body),O=U.get("generate");if(O===void 0)continue;const T=new Map([["contents",O]]);for(const x of["path","if_exists"]){const E=(0,_.Tu)(O.expression,x,e);E!==
void 0&&T.set(x,{expression:E,text:e})}l.set("remote_state",{written:T,backend:U})}const g=(0,v.SH)(r,"terraform",0),[M]=g.flatMap(m=>s(m.body).get("source")??[]);
return{locals:c,inputs:a.get("inputs"),includes:u,generated:l,source:M,isSkipped:a.get("skip"),isOpen:r.kind==="native"&&(a.has("generate")||a.has("remote_state")),
place:(0,gt.rI)(n,t).place}}class It{effort=new y.Pg;context;constructor(t){this.context=t}read=(0,R.O)(t=>{const n=this.context.files.read(t);return n===null?null:
ft(n,t)});scopeOf(t){return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??[]).flatMap(({unit:e,hasSource:r})=>r?
[]:this.evaluation()({file:t,from:e,unit:e}).scope)}isIncluded(t){return this.includers().has(t)}includers=(0,R.O)(()=>{const t=this.context.terragrunt.flatMap(
n=>{const e=this.read(n);if(e===null||e.includes.size===0)return[];const r=this.scopeOf(n),s=e.source!==void 0;return[...e.includes.values()].map(({path:a})=>({
unit:n,hasSource:s,file:this.fileAt((0,_._3)(a,r),n)}))});return Map.groupBy(t,({file:n})=>n)});partsOf(t){const n=this.evaluation(),e=new Map,r=s=>{const a=s===
null?null:this.read(s);if(s===null||a===null){e.set("",null);return}if(e.has(s))return;const{scope:c}=n({file:s,from:t,unit:t});e.set(s,{file:s,declared:a,scope:c});
for(const{path:u,strategy:l}of[...a.includes.values()].reverse())(l===void 0||(0,_._3)(l,c)!=="no_merge")&&r(this.fileAt((0,_._3)(u,c),t))};return r(t),[...e.values()]}evaluation(){
this.effort.renew();const t=new Map,n=e=>{const r=`${e.file}
${e.from}`,s=t.get(r)??this.configOf(e,n);return t.set(r,s),s};return n}configOf(t,n){const{file:e,from:r,unit:s}=t,a=this.read(e),c=h=>h&&(0,_._3)(h,E),u=h=>this.
fileAt(c(a?.includes.get(h)?.path),r),l=(h,W)=>{if(!(h===null||this.read(h)===null))return n({file:h,from:W??h,unit:s}).value},g=(0,R.O)(h=>c(a?.locals.get(h))),
M=(0,R.O)(h=>{if(!a?.includes.has(""))return l(u(h),r);const W=l(u(""),r);return typeof W=="function"?W(h):void 0}),m=(0,R.O)(h=>h==="locals"?g:h==="inputs"?c(a?.
inputs):void 0),U=h=>{if(e!==r)return e;const[W]=a?.includes.keys()??[];return u(typeof h=="string"?h:W??"")??e},{files:O,isSet:T}=this.context,x=z({from:r,unit:s,
parent:U,files:O,isSet:T}),E={name:h=>h==="local"?g:h==="include"?M:void 0,call:(h,W)=>{if(h==="read_terragrunt_config"){const[Z,dt]=W;return typeof Z!="string"?
void 0:l(this.fileAt(Z,r),null)??dt}return Object.hasOwn(x,h)?x[h]?.(W):w(h,W)},effort:this.effort};return{scope:E,value:m}}fileAt(t,n){const e=N(t,(0,$.jt)(n));
if(e===null)return null;const s=[(0,$.Gz)(e,"terragrunt.hcl"),(0,$.Gz)(e,"terragrunt.hcl.json")].find(a=>this.read(a)!==null);return s!==void 0&&this.read(e)===
null?s:e}}var lt=p(2170),Tt=p(9897),pt=p(9119),Et=p(3846),St=p(8594),Dt=p(5839),kt=p(7918),Mt=p(1011);const Rt=25e4;class $t{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){
this.scan=t,this.scanned=new Set([...t.usages,...t.declared].map(({place:n})=>n.file))}inherit(t,n,e){const r=(0,pt.df)(t),s=this.sources.get(r)??[];this.sources.
set(r,s),s.push({root:e,source:n,version:null,isOpen:n===null})}add({file:t,text:n,lines:e},r,s){if(e===null&&this.scanned.has(t))return this.snippets.set(t,(this.
snippets.get(t)??new Set).add(s)),!0;if(this.count+=n.length/1e3,this.count>Rt)return this.unread.push({file:t,...lt.wv}),!1;const a=l=>e===null||l.place.line<=
e[1]?l:{...l,place:e[0]},c=(0,kt.CJ)(n,{...r,isGenerated:!0},t),{usages:u}=(0,Dt.kl)([c],(l,g)=>(0,St.qm)(g));for(const l of u){const g=l.version&&a(l.version);
wt(this.usages,a({...l,version:g}),s)}for(const l of(0,kt.eI)([c]))l.kind!=="module"&&wt(this.declared,a(l),s);return this.count+=u.length,!r.isOverride||u.every(
l=>l.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const e=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:a})=>a.file).
values().flatMap(a=>a.sort((c,u)=>c.place.line-u.place.line)),r=Array.from(e,a=>this.placed(this.inherited(a))),s=new Set(t.flatMap(a=>a.replaced));return{...this.
scan,notes:this.scan.notes.filter(a=>!s.has((0,lt.W7)(a))),usages:Pt(r,t),declared:[...this.scan.declared,...this.declared.values()].map(a=>this.placed(a)),units:t,
unread:this.unread}}inherited(t){const n=(0,pt.df)(t.place),e=t.kind==="terragrunt_source"?this.sources.get(n):void 0;if(e===void 0)return t;this.sources.delete(
n);const r=e.flatMap(({root:s})=>s??[]);return{...t,calls:{terraform:e,opentofu:e},directories:r}}placed(t){const n=this.snippets.get(t.place.file);if(n===void 0)
return t;const e=(0,$.jt)(t.place.file),r=this.isOfSnippets(e)?[...n]:[e,...n];return{...t,directories:r}}isOfSnippets=(0,R.O)(t=>this.scanned.values().every(n=>(0,$.
jt)(n)!==t||this.snippets.has(n)))}function wt(o,t,n){const{kind:e,text:r,place:s}=t,a="address"in t?[t.address,t.version?.text]:[t.localName],c=[(0,pt.df)(s),e,
r,...a].join(`
`),u=o.get(c)??{...t,directories:[]};o.set(c,u),u.directories.at(-1)!==n&&u.directories.push(n)}const bt=({directories:o,place:t})=>o??[(0,$.jt)(t.file)];function Pt(o,t){
const n=o.filter(({kind:a})=>a.startsWith("required_provider")),e=(0,pt.hy)(n,bt),r=(0,pt.hy)(t,Mt.CI),s=(0,R.O)(a=>{const u=(0,Mt.CI)(a).flatMap(l=>e.get(l)??[]).
filter(({item:l})=>!a.replaced.includes(l.place.file));return new Set(u.map(({item:l})=>(0,Et.op)(l.address)))});return o.map(a=>{const c=a.kind==="implied_prov\
ider"?bt(a):[],u=c.flatMap(m=>r.get(m)??[]);if(u.length===0)return a;const l=(0,Et.A5)(a.text),g=u.flatMap(({item:m})=>s(m).has(l)?[]:m);if(g.length===0)return{
...a,isOverridden:!0,needs:[]};const M=g.map(({directory:m})=>m);return{...a,directories:[...M,...c.filter(m=>!r.has(m))]}})}var At=p(3278);function jt({written:o,
backend:t},{file:n,declared:e,scope:r},s){const a=o.get("contents");if(a===void 0)return null;const{expression:c,text:u}=a,l=e.place(c),g=u.slice(c.start,c.end).
trimEnd(),M=l.line+g.split(`
`).length-1,m=(W,Z)=>Z===null?null:{file:n,text:`
`.repeat(W-1)+Z,lines:[l,M]};if(t!==void 0)return m(l.line,Ut(t,r));if(g.startsWith("<<")){const W=g.slice(g.indexOf(`
`)+1,g.lastIndexOf(`
`)+1);return m(l.line+1,Ot((0,At.BD)(W,c),u,r))}const U=Nt(a,r);if(U===null)return m(l.line,Ot(c,u,r));const O=N(U.path,(0,$.jt)(n)),T=O===null?null:s.read(O);if(O===
null||T===null)return null;const x=U.values&&{...r,name:U.values},E={start:0,end:0},h=x?Ot((0,At.BD)(T,E),T,x):T;return h===null?null:{file:O,text:h,lines:null}}
const Ct=1024*1024,Lt=4096;function Ot(o,t,n){if(o.kind!=="template"){const s=(0,_._3)({expression:o,text:t},n);return typeof s=="string"?s:null}let e="",r=0;for(const s of(0,_.
B$)(o.parts,t,n)){const a=s.kind==="known"?void 0:(0,_.cd)(s,t),c=s.kind==="known"?s.value:a&&(0,_.p_)(a,n);let u=(0,y.Uk)(c);if(u===void 0){const g=e.slice(r);
if(a===void 0||g.trim()===""||g.length>Lt)return null;u=g.split('"').length%2===0?`\${${a}}`:"null"}const l=u.lastIndexOf(`
`);if(l>=0&&(r=e.length+l+1),e+=u,e.length>Ct)return null}return e}function Nt(o,t){let n;const e=(c,u)=>c!=="file"&&c!=="templatefile"?t.call(c,u):(n=u,""),r=(0,_.
_3)(o,{...t,call:e})==="",[s,a]=n??[];return!r||n===void 0?null:{path:s,values:typeof a=="function"?a:void 0}}function Ut(o,t){const n=u=>JSON.stringify(u).replaceAll(
/[$%](?=\{)/g,"$&$&"),[e,r]=[o.get("backend"),o.get("config")],s=e&&(0,_._3)(e,t);if(typeof s!="string")return null;const a=r&&(0,_._3)(r,t),c=["hostname","orga\
nization","address"].map(u=>{const l=typeof a=="function"?a(u):void 0;return typeof l=="string"?`${u} = ${n(l)}
`:""});return`terraform {
backend ${n(s)} {
${c.join("")}}
}
`}const Bt=/(^|\/)terragrunt\.hcl(\.json)?$/,Wt=/[?&](ref|version)=/,Kt=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,ut=(o,{scope:t})=>o&&(0,_.
_3)(o,t),yt=({expression:o},{declared:t})=>t.place(o);function*xt(o,t){const{context:n}=t,e=new $t(o),r=new Gt(t,e),s=[];for(const a of n.terragrunt){if(yield o.
files)return{...e.finish(s),endedAt:(0,$.jt)(a)};const c=r.read(a);c!==null&&s.push(c)}return e.finish(s)}class Gt{terragrunt;additions;scanned;constructor(t,n){
this.terragrunt=t,this.additions=n,this.scanned=new Set(t.context.terragrunt)}read(t){if(!Bt.test(t)||this.terragrunt.isIncluded(t))return null;const n=this.terragrunt.
partsOf(t),e=n.filter(l=>l!==null),[r]=e;if(r!==void 0&&ut(r.declared.isSkipped,r)===!0)return null;const s=this.sourceOf(n,t);if(s===null)return null;const a={
directory:(0,$.jt)(t),...s,isPartial:n.includes(null),replaced:[],covers:s.module===null?[...this.configIn((0,$.jt)(t))]:[],files:e.map(l=>l.file)};this.replaceByOwn(
a);const c=new Set,{unread:u}=this.additions;n.includes(null)&&s.unknown===null&&u.push({file:t,...lt.wv});for(const l of e){(l.declared.isOpen||!this.scanned.has(
l.file))&&u.push({file:l.file,...lt.wv}),a.isPartial||=l.declared.isOpen;for(const[g,M]of l.declared.generated)c.has(g)||this.generate(a,M,l),c.add(g)}return a}sourceOf(t,n){
const e=(0,$.jt)(n),r=t.find(T=>T===null||T.declared.source!==void 0);if(r===void 0)return this.configIn(e).length===0?null:{module:e,unknown:null};const{source:s}=r?.
declared??{};if(r===null||s===void 0)return{module:null,unknown:{file:n,...lt.wv}};const a=yt(s,r),c=ut(s,r),u=c instanceof y.ae?c.text:c,l=s.text.slice(s.expression.
start,s.expression.end);if(typeof u=="string"&&u!==""?!(0,Tt.GL)(u):Wt.test(l)){const T=r.file===n&&s.expression.kind==="string",x=typeof c=="string"?c:null;return T||
this.additions.inherit(a,x,e),{module:null,unknown:null}}const M=typeof c=="string"?c.replace(/\?.*/s,""):void 0,m=N(M,e);if(m!==null&&this.configIn(m).length>0)
return{module:m,unknown:null};const O=/^(?:\.{0,2}|[\w-]+)(?:\/|$)/.test(M??"")&&!l.startsWith('"/')&&m!==null&&!this.terragrunt.context.files.exists(m);return{
module:null,unknown:a,...O&&{missing:m}}}configIn=(0,R.O)(t=>{const n=this.terragrunt.context.files.list(t),e=new Set(n);return n.filter(r=>(0,k.L8)(r,e,"")?.class===
"config")});replaceByOwn({directory:t,module:n,replaced:e}){if(n===null||n===t)return;const r=new Set(this.configIn(n));for(const s of this.configIn(t))r.has(s)&&
e.push((0,$.Gz)(n,s))}generate(t,n,e){this.terragrunt.effort.renew();const{written:r}=n,s=r.has("disable")&&ut(r.get("disable"),e),a=ut(r.get("path"),e);if(s===
!0&&!r.has("if_disabled"))return;const c=r.get("contents"),u=r.get("comment_prefix"),l=c?yt(c,e):{file:e.file,...lt.wv},g=u===void 0||/^(#|\/\/).*$/.test(String(
ut(u,e)));if((s===void 0||!g)&&this.additions.unread.push(l),typeof a!="string"){this.additions.unread.push(l),t.isPartial=!0;return}const M=F.posix.normalize(a.
replace(`/${t.directory}/`,"")),m=[t.directory,t.module??t.directory],U=(0,k.L8)(M,new Set(m.flatMap(this.configIn)),"");if(U?.class!=="config"||M.includes("/")){
Kt.test(M)&&this.additions.unread.push(l);return}const O=m.filter(h=>this.configIn(h).includes(M)).map(h=>(0,$.Gz)(h,M)),T=s===!1&&ut(r.get("if_exists"),e)==="s\
kip";if(O.length>0&&T||(t.replaced.push(...O),T||t.covers.push(M),s===!0))return;const{files:x}=this.terragrunt.context,E=s===!1?jt(n,e,x):null;E===null?(this.additions.
unread.push(l),t.isPartial=!0):this.additions.add(E,U,t.directory)||(t.unknown=l)}}}),5011:((ht,q,p)=>{p.d(q,{n:()=>$});var H=p(9432);const R=["TF_CLI_ARGS_init",
"TF_CLI_ARGS"],_=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,y=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;
function $(k){const b=S(k),A=D=>b.flatMap(({name:j,value:C})=>j===D?C:[]),P=D=>A(D).at(-1);return{upgrade:Y(P("upgrade")??"false"),hasBackend:Y(P("backend")??P(
"cloud")??"true"),isLockReadonly:P("lockfile")==="readonly",pluginDirectories:A("plugin-dir"),backendConfig:A("backend-config"),variables:b.filter(({name:D})=>D===
"var"||D==="var-file"),remarks:R.flatMap(D=>{const C=b.filter(({name:B,from:J})=>J===D&&y.test(B)).map(Q).join(" ");return C===""?[]:[`init is predicted with ${C}\
 of ${D}`]})}}const Y=k=>/^(1|[tT]|true|TRUE|True)$/.test(k);function Q({name:k,value:b}){if(b==="true")return`-${k}`;const A=k==="var"||k==="backend-config"&&!b.
startsWith("hostname=");return`-${k}=${(0,H.dh)(A?b.replace(/=.*/s,"=\u2026"):b)}`}function S(k){const b=R.flatMap(P=>v(k[P]??"").map(D=>({text:D,from:P}))).values(),
A=[];for(const{text:P,from:D}of b){const[,j,,C]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(P)??[];if(j===void 0)break;const B=()=>_.test(j)?b.next().value?.text??"":"tru\
e";A.push({name:j,from:D,value:C??B()})}return A}function v(k){const[b=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.exec(k)??[];return(b.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??
[]).map(P=>P.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(D,j,C,B)=>String(j??B??C.replace(/\\(.)/gs,"$1"))))}}),5440:((ht,q,p)=>{p.d(q,{Qm:()=>C,TU:()=>P,i4:()=>it,
pb:()=>st,zt:()=>b});var H=p(7811),R=p(8516),_=p(8339),y=p(1054),$=p(8345),Y=p(2213),Q=p(255),S=p(5243),v=p(9897),k=p(3846);const b={host:null,isHostImplied:!1,
needed:null},A=i=>({host:i,isHostImplied:!1,needed:i}),P=i=>({host:i,isHostImplied:!0,needed:i}),D=i=>({host:i,isHostImplied:!1,needed:null}),j=i=>i===null?b:{...b,
directHost:i},C=i=>({...b,problem:i}),B=(i,f)=>C((0,_.DA)({reason:"rejected",error:i,advice:f}));function J(i,f,d){return d===null?i:{...i,problem:(0,_.My)({text:f,
host:i.host,advice:d})}}const st={module:et,"test-module":(i,f,d)=>{const w=(0,S.vL)(i,f).kind==="remote";return f==="opentofu"||!w?et(i,f,d):C((0,_.DA)({reason:"\
remote-in-test",text:i}))},provider:F,"locked-provider":at,"stack-component":ct,stack:(i,f)=>{const d=(0,S.A)(i);return d.ok&&!i.startsWith(".")?D(d.value.host):
{...ct(i,f),isHostImplied:!1,needed:null}},"stack-output":i=>{const[f="",...d]=i.split("/");return d.length===3?tt(f,D):C((0,_.DA)({reason:"stack",text:i}))},terragrunt:L,
host:i=>tt(i,A),url:i=>j((0,Y.Ul)(i)),"host-part":i=>j((0,Y.D8)(i)),"state-path":i=>j((0,Y.Bm)(i))};function it(i,f,d){if(i==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.
exec(f)??[];return z!==void 0?I(z,d):/^$|^t$|^tfr?$|^tfr:/.test(f)?void 0:X(f,d)}if(i==="url"&&/^postgres|=/i.test(f))return j(v.IZ);if(/^(url|host-part|state-path)$/.
test(i))return X(f,d);if(i!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(f))return X(f,d);const w=f.indexOf("/");if(w<0)return;
const N=(0,S.vL)(`${f.slice(0,w)}/a/b/c`,d);return N.kind!=="registry"?X(f,d):f.split("/").length<rt?{...G(N),directHost:v.IZ}:G(N)}const rt=4,I=(i,f)=>i===""?P(
(0,S.Vm)(f)):tt(i,A),X=(i,f)=>(0,S.Nj)(i)?b:j((0,v.uE)(i,f)),G=({host:i,hostImplied:f})=>f?P(i):A(i);function tt(i,f){const d=(0,Q.Pv)(i),w=(0,y.L6)(i);return d.
ok?J(f(d.value),i,w):C((0,_.k0)({text:i,error:d.why,advice:w}))}function et(i,f,d){if((0,S.Nj)(i)&&!d)return b;const w=(0,S.vL)(i,f),N=w.kind==="registry"?(0,H.
Ju)(w):(0,S.rE)(i,f);if(d&&!N.ok){const{why:V}=N,vt=/^https?:/i.test(i)?{kind:"invalid",error:V}:w,gt=/^(?:git\+\w+|ssh):/i.test(i)?null:(0,y.NM)(i,vt,N),ft=/^[a-z0-9]+::/i.
test(i)?"remote":w.kind;return gt===null&&(ft==="local"||ft==="remote")?C((0,_.DA)({reason:`${ft}-with-version`,text:i})):B(V,gt)}const K=(0,y.NM)(i,w,N);if(N.ok)
return J(G(N.value),i,K);if(w.kind==="invalid"){const V=i.includes("://")?{directHost:v.IZ}:{};return{...B(w.error,K??y.x3),...V}}if(w.kind!=="remote")return J(
b,i,K);const{refusal:z,host:nt}=w;return z!==null?B(z,K??y.x3):nt!==v.IZ||K!==null?J(j(nt),i,K):{...j(nt),problem:(0,_.My)({text:i,host:nt,advice:ot})}}const ot="\
write the host after the scheme, such as git::https://HOST/PATH";function F(i,f){const d=(0,k.mi)(i,f);switch(d.kind){case"legacy":return B(`Invalid legacy prov\
ider address: the provider "${d.type}" has no namespace`,`write NAMESPACE/${d.type}`);case"registry":return d.hostImplied?P(d.host):J(A(d.host),i,(0,$.c)(i,d));case"\
builtin":return d.type==="terraform"?D(d.host):B(`Invalid dependency on built-in provider: none is named "${d.type}"`,"write the address of a provider in a regi\
stry");case"invalid":return B(d.error.split(`

`)[0]??"",(0,$.c)(i,d))}}function at(i,f){const d=(0,k.mi)(i,f);if(d.kind==="invalid")return B(d.error,null);const w=(0,k.NE)(d);if(w!==i)return C((0,R.FA)({kind:"\
not-normal",of:"address",provider:i,normal:w}));if(d.kind==="builtin")return D(d.host);const N=d.host===(0,S.Vm)("terraform");return{...A(d.host),needed:N?(0,S.
Vm)(f):d.host}}function ct(i,f){if(i!==i.trim())return C((0,_.DA)({reason:"white-space",text:i}));if(i==="."||i==="..")return b;const d=(0,S.rE)(i,f);if(d.ok)return G(
d.value);const w=(0,S.A)(i);if(w.ok)return D(w.value.host);const N=(0,S.vL)(i,f);return N.kind==="invalid"?B(N.error,(0,y.NM)(i,N,d)):j(N.kind==="remote"?N.host:
null)}function L(i,f){const[d,w="",N=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(i)??[];if(d===void 0){if(i.startsWith("gitlab.com/"))return j("gitlab.com");if((0,v.
GL)(i))return b;const z=(0,v.cx)(i,"opentofu");if(!(z.ok&&(0,v.Of)(i,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(i)){const V=(0,v.cx)(i,f);return j(V.ok?
V.value.host:v.IZ)}}const[K=""]=N.split("//");return K.split("/").length!==3?C((0,_.DA)({reason:"terragrunt",text:i})):I(w,f)}}),3542:((ht,q,p)=>{p.d(q,{FK:()=>at,
Ir:()=>F,dh:()=>ct});var H=p(2213),R=p(5106),_=p(3298);let y=function(...L){return{dotted:y}=p.late([3276,7918,8095],8095),new.target?new y(...L):y(...L)};const $={
terraform:"app.terraform.io",opentofu:null},Y={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Q={terraform:"static",opentofu:"static"},S={opentofu:"s\
tatic"},v={terraform:"any",opentofu:"any"},k=["config","migrate"],b=["stack","deploy"],A={position:["source"],grammar:"module",service:R.e$},P={...A,grammar:"st\
ack-component",isLiteral:!0},D={...P,service:null},j={...A,grammar:"terragrunt",evaluation:v},C={position:"entries",grammar:"provider",service:R.xq,isLiteral:!0,
absent:"required_provider_nosource"},B={position:["hostname"],grammar:"host",service:R.Bn,defaults:$},J={...B,service:R.OZ},st={...B,evaluation:v},it={...B,service:R.
M,defaults:Y},rt={position:["address"],grammar:"url",service:null};function I(L,i,f,d,{absence:w,...N}={}){const K=i===""?[]:i.split(" > ").map(z=>z.split(" "));
return{kind:f,files:L,path:K.map(([z="",...nt])=>[z,...nt]),...w&&{absent:`${f}${w}`},...d,...N}}const X={absence:"_missing"},G={absence:"_default"},tt={evaluation:S,
merges:"backend"},et="data terraform_remote_state *",ot=(L,i,f)=>Object.entries(i).map(([d,w])=>I(k,L+d,"backend",{...rt,grammar:f,position:w.split(" ")},tt)),F=[
I(k,"module *","module",A,{...X,evaluation:Q,merges:"module"}),I(k,"terraform > required_providers","required_provider",C,{merges:"provider"}),I(k,"terraform > \
cloud","cloud",J,{...G,...tt}),I(k,"terraform > backend remote","backend_remote",B,{...G,...tt}),...ot("terraform > backend ",H.FV,"url"),...ot("terraform > bac\
kend ",H.Gb,"host-part"),...ot("terraform > backend ",{local:"path workspace_dir"},"state-path"),...ot("terraform > encryption > key_provider ",H.nT,"url"),...[
et,`check * > ${et}`].flatMap(L=>[I(k,L,"remote_state",st,{...G,backend:"remote"}),I(k,L,"remote_state",st,{...G,backend:"cloud",service:R.OZ})]),I(k,et,"remote\
_state",rt,{backend:"http",evaluation:v}),I([...k,"query"],"provider tfe","provider_tfe",it,{...G,evaluation:v}),I(["test"],"provider tfe","provider_tfe",it),I(
["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:R.xq,isLiteral:!0}),I(["test"],"run * > module","test_module",P,{...X,
grammar:"test-module"}),I(["test"],"run * > backend remote","test_backend_remote",B,G),I(b,"required_providers","required_provider",C),I(b,"component *","stack_\
component",P,X),I(b,"removed","stack_removed",P,X),I(b,"stack *","stack_stack",D,{...X,grammar:"stack"}),I(["deploy"],"upstream_input *","upstream_input",D,{grammar:"\
stack-output"}),I(["migrate"],"state_store_provider","state_store_provider",C),I(["migrate"],"from > backend remote","migrate_backend_remote",B,G),...["terrafor\
m","unit *","stack *"].map(L=>I(["terragrunt"],L,"terragrunt_source",j)),...[H.FV,H.Gb].flatMap(L=>Object.entries(L).map(([i,f])=>{const d=L===H.FV?"url":"host-\
part",w={...rt,grammar:d,position:f.split(" "),evaluation:v};return I(["terragrunt"],"remote_state","backend",w,{backend:i})})),I(["terragrunt"],"remote_state",
"backend",{...rt,position:"open-state"}),I(["terragrunt"],"remote_state","remote_state",st,{...G,backend:"remote"}),I(["terragrunt"],"catalog","terragrunt_sourc\
e",{...j,position:"urls"})],at=(0,_.O)(L=>{const i=F.filter(({files:f})=>f.includes(L));return Map.groupBy(i,({path:[f]})=>f?.[0]??"")});function ct({merges:L},i){
return L===void 0||L==="backend"?L??null:y([L,i.at(-1)??""])}}),8345:((ht,q,p)=>{p.d(q,{C:()=>$,c:()=>Y});var H=p(9179),R=p(3846),_=p(1054),y=p(845);const $="wr\
ite the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a repository is no provider";function Y(S,v){if(S.length>_.lG)return null;
const[k=""]=S.split("/",1);if(v.kind!=="invalid")return v.hostImplied?null:(0,_.L6)(k);if((0,_.Kc)(S))return _.dj;if(S!==S.trim())return"remove the white space \
around the address";const[,b="",A=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,H.Mi)(S,""))??[],P=b!==""&&/\bterraform-provider-|\.git$/.test(A);if((0,y.
ni)(A)||P)return $;const D=(0,y.Fu)(A,"provider");return D!==null?`write ${D}`:v.error.split(`

`)[1]??Q(S,A)}function Q(S,v){const[,k="",b]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(v)??[];if(k!==S&&(0,R.mi)(k,"terraform").kind==="registry")return`w\
rite ${k}${b===void 0?"":", and the version in the `version` argument"}`;const A=k.split("/"),[P="",D=""]=A;if(A.length>3){const j=`; service discovery works on\
ly at the root of a host, not below /${D}`;return`write HOST/NAMESPACE/TYPE${(0,_.Cm)(P)?j:""}`}return A.length===3?(0,_.L6)(P):A.length===2&&(0,_.Cm)(P)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{Ft as id,zt as ids,Vt as modules};
