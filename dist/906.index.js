const Rn=906,Ln=[906],Bn={5906:((En,H,g)=>{g.r(H),g.d(H,{Instances:()=>vn,Terragrunt:()=>xn,withUnits:()=>Dn});var rn=g(3916),I=g(3298),m=g(9985),b=g(9780),x=g(
3096),B=g(3276),z=g(6353),v=g(9941),C=g(3114),ln=g(1191);function N(o,n){if(n===void 0||n==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(n==="bool"?"boolean":n);return o instanceof b.ae||s?o:n==="string"?(0,b.Uk)(o):void 0}const[,e]=/^(?:list|map)\((\w+)\)$/.exec(n)??[];if(e!==void 0)return s=>s===
b.pi?o(s):N(o(s),e);const[,t]=/^object\(\{([\w=,-]*)\}\)$/.exec(n)??[],i=new Map(t?.split(",").map(s=>s.split("=",2)));return s=>i.has(s)?N(o(s),i.get(s)):void 0}
function cn(o,n,e){const t=e.list(o),i=new Set(t),s=new v.n_,r=new P;r.isRoot=o==="";const l=t.flatMap(c=>{const a=(0,C.L8)(c,i,"");return(a?.class==="lock"||a?.
class==="test")&&(r.isRoot=!0),a?.class==="config"&&a.clients.includes(n)?[{name:c,kind:a}]:[]});for(const c of[!1,!0])for(const{name:a,kind:f}of l){const u=f.isOverride===
c?e.read((0,x.Gz)(o,a)):null;if(u!==null&&r.read((f.syntax==="json"?B.O:z.K)(u,s)),s.isExceeded())return W}return r.bytes+=s.bytes,r}class P{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:n,body:e}){this.bytes+=n.length;for(const t of(0,v.SH)(e,"variable",1))this.readVariable(t,n);for(const t of(0,v.SH)(e,"locals",0))G(this.locals,t,n);for(const t of(0,v.
SH)(e,"module",1)){const i=t.labels[0]?.value??"",s=this.calls.get(i)??new Map;this.calls.set(i,s),G(s,t,n)}for(const t of(0,v.SH)(e,"terraform",0))this.isRoot||=
(0,ln.hN)(t.body)}readVariable({labels:n,body:e},t){const i=n[0]?.value??"",s=this.variables.get(i)??{};this.variables.set(i,s);const r=f=>(0,v.w4)(e,f)?.value,
l=f=>{const u=r(f);return u&&(0,m._3)({expression:u,text:t},(0,b.sT)())},c=r("type"),a=l("nullable");r("default")!==void 0&&(s.default=l("default")),c!==void 0&&
(s.type=un(c,t)),r("const")!==void 0&&(s.isConst=String(l("const"))==="true"),String(l("sensitive"))==="true"&&(s.isConst=!1),r("nullable")!==void 0&&(s.isNullable=
a===void 0?void 0:String(a)==="true")}}const un=(o,n)=>o.kind==="string"?o.value:n.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function G(o,{body:n},e){
for(const{name:t,value:i}of(0,v.Td)(n))o.set(t,{expression:i,text:e})}const W=new P,X=/\.tfvars(\.json)?$/,K=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
J=/^terraform\.tfvars(\.json)?$/,an=/\.(tf|tofu)(\.json)?$/,E=200,V=1024*1024,fn=2;function dn(o,n){const e=new v.n_;let t=0;const i=u=>{const d=t>V?null:n.read(
(0,x.Gz)(o,u),V);return t+=d?.length??0,hn(u,d,e)},s=n.list(o).filter(u=>X.test(u)),r=s.filter(u=>K.test(u)),l=s.filter(u=>!K.test(u));for(const u of Y("",o,n,fn))
l.push(u);const c=r.slice(0,E).sort((u,d)=>Number(J.test(d))-Number(J.test(u))).map(i).reverse(),a=l.slice(0,E).map(u=>({lookup:i(u),from:`with ${(0,x.Gz)(o,u)}`}));
return{loaded:u=>r.length>E?()=>{}:c.map(d=>d(u)).find(d=>d),others:a,bytes:t+e.bytes}}function*Y(o,n,e,t){if(t!==0)for(const i of e.directories(n).slice(0,E)){
const[s,r]=[(0,x.Gz)(n,i),(0,x.Gz)(o,i)],l=e.list(s);if(!l.some(c=>an.test(c))){for(const c of l)X.test(c)&&(yield(0,x.Gz)(r,c));yield*Y(r,s,e,t-1)}}}function hn(o,n,e){
if(n===null)return()=>()=>{};const t=o.endsWith(".json"),{text:i,body:s}=(t?B.O:z.K)(n,e);if(e.isExceeded())return()=>()=>{};const r=new Map;for(const{name:l,value:c}of(0,v.
Td)(s))r.has(l)||r.set(l,c);return l=>{const c=r.get(l);return c&&(()=>(0,m._3)({expression:c,text:i},(0,b.sT)()))}}var $=g(6760),Q=g(7811);const pn=64*1024,Z=/^[\0-\x7f]*$/,
M=o=>n=>{const e=n.map(b.Uk).filter(t=>t!==void 0);return e.length===n.length?o(...e):void 0};function _(o,n=""){const e=[];let t=pn;for(const i of o){const s=typeof i==
"function"?i(b.pi):void 0;if(typeof i!="function"||typeof s!="number")return;for(let r=0;r<s;r+=1){const l=(0,b.Uk)(i(String(r)));if(t-=(l??"").length+n.length+
1,l===void 0||t<0)return;e.push(l)}}return e}const q={coalesce:o=>o.includes(void 0)?void 0:o.find(n=>n!==null&&n!==""),format:([o,...n])=>{if(typeof o!="string"||
!/^(?:[^%]|%s)*$/.test(o))return;const e=n.map(b.Uk),t=o.split("%s");if(!(e.includes(void 0)||e.length!==t.length-1))return t.map((i,s)=>i+(e[s]??"")).join("")},
element:([o,n])=>{const e=_([o]);return e?.[Number(n)%e.length]},join:([o,...n])=>typeof o=="string"?_(n,o)?.join(o):void 0,lookup:([o,n])=>typeof o=="function"&&
typeof n=="string"?o(n):void 0,lower:M(o=>Z.test(o)?o.toLowerCase():void 0),replace:M((o,n="",e="")=>/^\/.*\/$/s.test(n)?void 0:o.replaceAll(n,()=>e)),split:M((o,n="")=>{
const e=n.split(o);return t=>t===b.pi?e.length:e[Number(t)]}),tostring:M(o=>o),trimprefix:M((o,n="")=>o.startsWith(n)?o.slice(n.length):o),trimspace:M(o=>(0,Q.s8)(
(0,Q.Dw)(o))),trimsuffix:M((o,n="")=>o.endsWith(n)?o.slice(0,o.length-n.length):o),upper:M(o=>Z.test(o)?o.toUpperCase():void 0)},nn=(o,n)=>Object.hasOwn(q,o)?q[o]?.(
n):void 0;function U(o,n){return typeof o!="string"||$.posix.join(o.startsWith("/")?".":n,o).startsWith("..")?null:$.posix.resolve("/",n,o).slice(1)}const j=o=>$.
posix.dirname(`/${o}`);function gn(o){const{from:n,unit:e,parent:t,isSet:i}=o,s=j(n),r=(l,c)=>$.posix.relative(l,c)||".";return{basename:([l])=>typeof l=="strin\
g"?$.posix.basename(l):void 0,dirname:([l])=>typeof l=="string"?$.posix.dirname(l):void 0,find_in_parent_folders:l=>mn(o,l),get_env:([l,c])=>typeof l=="string"&&
!i(l)?c:void 0,get_original_terragrunt_dir:()=>j(e),get_parent_terragrunt_dir:([l])=>j(t(l)),get_path_from_repo_root:()=>r("/",s),get_path_to_repo_root:()=>r(s,
"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([l])=>r(s,j(t(l))),path_relative_to_include:([l])=>r(j(t(l)),s),try:l=>l.find(c=>c!==
void 0)}}function mn({from:o,files:n},e){const[t=e.length===0?"terragrunt.hcl":void 0,i]=e;if(typeof t=="string"){for(let s=j(o);s!=="/";){s=$.posix.dirname(s);
const r=$.posix.join(s,t);if(n.locate(r.slice(1))!==null)return r}return i}}const A={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class vn{effort=new b.
Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(n,e,t){this.context=n,this.client=e,this.evaluation=t}of(n){const e=this.
byDirectory.get(n);if(e!==void 0)return e;this.byDirectory.set(n,[this.unknown(n)]),this.depth+=1;const t=this.calledBy(n);this.depth-=1;const s=[...t.length===
0||this.declarations(n).isRoot?this.roots(n):[],...t];return this.byDirectory.set(n,s),s}declarations=(0,I.O)(n=>this.bytes>A.bytes?W:this.counted(cn(n,this.client,
this.context.files)));counted(n){return this.bytes+=n.bytes,n}roots=(0,I.O)(n=>{if(this.bytes>A.bytes)return[this.unknown(n)];const{files:e,setBy:t}=this.context,
{loaded:i,others:s}=this.counted(dn(n,e)),r=(c,a)=>this.instance(n,c,{use:n,root:n,from:a}),l=[r(i,null)];for(const{lookup:c,from:a}of s)l.push(r(f=>c(f)??i(f),
a));for(const c of this.declarations(n).variables.keys()){const a=t(c);if(!(a===null||i(c)!==void 0)){if(l.length>=A.uses)break;l.push(r(f=>f===c?tn:i(f),`with ${a}`))}}
return l});calls=(0,I.O)(n=>Map.groupBy(this.declarations(n).calls,([,e])=>this.target(n,e)));calledBy(n){const e=[];for(const t of this.callers(n)){const s=this.
depth>A.depth||this.instances>A.instances?[this.unknown(t)]:this.of(t);for(const[r,l]of this.calls(t).get(n)??[])for(const{scope:c,use:a,root:f,from:u}of s){if(e.
length>=A.uses)return[...e,this.unknown(n)];const d=w=>{const p=l.get(w);return p&&(()=>(0,m._3)(p,c))};e.push(this.instance(n,d,{use:`${a} ${r}`,root:f,from:u}))}}
return e}callers(n){return(this.context.calls().callers.get(n)??new Set).union(this.dynamicCalls().get(n)??new Set)}dynamicCalls=(0,I.O)(()=>{const n=new Map;for(const e of this.
context.calls().dynamic)for(const t of this.calls(e).keys())n.set(t,(n.get(t)??new Set).add(e));return n});target(n,e){const t=e.get("source"),[i]=this.roots(n),
s=t&&i&&(0,m._3)(t,i.scope);return typeof s=="string"?this.context.leadsTo(n,s):null}unknown=(0,I.O)(n=>this.instance(n,()=>tn,{use:`${n} ?`,root:null,from:null}));instance(n,e,t){
const{variables:i,locals:s}=this.declarations(n),r=p=>{const y=i.get(p);if(y===void 0)return;const{isConst:k,isNullable:S,type:h}=y,O=this.client==="terraform"?
k===!0:k!==!1;if(this.evaluation==="static"&&!O)return new b.ae("",p);const D=e(p),L=N(y.default,h),on=D===void 0?L:N(D(),h);return on!==null||S===!0||!("isNull\
able"in y)?on:S===!1?L:void 0},l={var:(0,I.O)(r),local:(0,I.O)(p=>{const y=s.get(p);return y&&(0,m._3)(y,w)}),path:p=>p==="root"?".":p==="module"&&t.root!==null?
(0,rn.relative)(`/${t.root}`,`/${n}`)||".":void 0},{effort:c,evaluation:a,client:f}=this,u=p=>a==="static"&&(p!=="terraform"||f!=="opentofu"),d=p=>l[p]??(u(p)?new b.
ae("",""):void 0);this.instances+=1,c.count();const w={name:d,call:nn,effort:c};return{scope:w,...t}}}const tn=()=>{};var wn=g(2756);function bn(o,n){const e=(n.
endsWith(".json")?B.O:z.K)(o),{text:t,body:i}=e,s=u=>u&&{expression:u,text:t},r=(u,d)=>s((0,v.w4)(u.body,d)?.value),l=new Map;for(const u of(0,v.SH)(i,"locals",
0))G(l,u,t);const c=new Map;for(const u of[...(0,v.SH)(i,"include",0),...(0,v.SH)(i,"include",1)]){const d=r(u,"path"),w=r(u,"merge_strategy");d!==void 0&&c.set(
u.labels[0]?.value??"",{path:d,strategy:w})}const a=new Map;for(const u of(0,v.SH)(i,"generate",1))a.set(`generate ${u.labels[0]?.value}`,{path:r(u,"path"),strategy:r(
u,"if_exists"),isDisabled:r(u,"disable"),ifDisabled:r(u,"if_disabled"),prefix:r(u,"comment_prefix"),contents:r(u,"contents")});for(const u of(0,v.SH)(i,"remote_\
state",0)){const d=r(u,"generate");d!==void 0&&a.set("remote_state",{path:s((0,m.Tu)(d.expression,"path",t)),strategy:s((0,m.Tu)(d.expression,"if_exists",t)),contents:d,
backend:{type:r(u,"backend"),config:r(u,"config")}})}const[f]=(0,v.SH)(i,"terraform",0).flatMap(u=>r(u,"source")??[]);return{locals:l,inputs:r({body:i},"inputs"),
includes:c,generated:a,source:f,isSkipped:r({body:i},"skip"),isOpen:i.kind==="native"&&["generate","remote_state"].some(u=>(0,v.w4)(i,u)!==void 0),place:(0,wn.rI)(
e,n).place}}class xn{effort=new b.Pg;context;constructor(n){this.context=n}read=(0,I.O)(n=>{const e=this.context.files.read(n);return e===null?null:bn(e,n)});scopeOf(n){
return this.evaluation()({file:n,from:n,unit:n}).scope}includedScopes(n){return(this.includers().get(n)??[]).flatMap(({unit:t,hasSource:i})=>i?[]:this.evaluation()(
{file:n,from:t,unit:t}).scope)}isIncluded(n){return this.includers().has(n)}includers=(0,I.O)(()=>{const n=this.context.terragrunt.flatMap(e=>{const t=this.read(
e);if(t===null||t.includes.size===0)return[];const i=this.scopeOf(e),s=t.source!==void 0;return[...t.includes.values()].map(({path:r})=>({unit:e,hasSource:s,file:this.
fileAt((0,m._3)(r,i),e)}))});return Map.groupBy(n,({file:e})=>e)});partsOf(n){const e=this.evaluation(),t=new Map,i=s=>{const r=s===null?null:this.read(s);if(s===
null||r===null){t.set("",null);return}if(t.has(s))return;const{scope:l}=e({file:s,from:n,unit:n});t.set(s,{file:s,declared:r,scope:l});for(const{path:c,strategy:a}of[
...r.includes.values()].reverse())(a===void 0||(0,m._3)(a,l)!=="no_merge")&&i(this.fileAt((0,m._3)(c,l),n))};return i(n),[...t.values()]}evaluation(){this.effort.
renew();const n=new Map,e=t=>{const i=`${t.file}
${t.from}`,s=n.get(i)??this.configOf(t,e);return n.set(i,s),s};return e}configOf(n,e){const{file:t,from:i,unit:s}=n,r=this.read(t),l=h=>h&&(0,m._3)(h,S),c=h=>this.
fileAt(l(r?.includes.get(h)?.path),i),a=(h,O)=>{if(!(h===null||this.read(h)===null))return e({file:h,from:O??h,unit:s}).value},f=(0,I.O)(h=>l(r?.locals.get(h))),
u=(0,I.O)(h=>{if(!r?.includes.has(""))return a(c(h),i);const O=a(c(""),i);return typeof O=="function"?O(h):void 0}),d=(0,I.O)(h=>h==="locals"?f:h==="inputs"?l(r?.
inputs):void 0),w=h=>{if(t!==i)return t;const[O]=r?.includes.keys()??[];return c(typeof h=="string"?h:O??"")??t},{files:p,isSet:y}=this.context,k=gn({from:i,unit:s,
parent:w,files:p,isSet:y}),S={name:h=>h==="local"?f:h==="include"?u:void 0,call:(h,O)=>{if(h==="read_terragrunt_config"){const[D,L]=O;return typeof D!="string"?
void 0:a(this.fileAt(D,i),null)??L}return Object.hasOwn(k,h)?k[h]?.(O):nn(h,O)},effort:this.effort};return{scope:S,value:d}}fileAt(n,e){const t=U(n,(0,x.jt)(e));
if(t===null)return null;const s=[(0,x.Gz)(t,"terragrunt.hcl"),(0,x.Gz)(t,"terragrunt.hcl.json")].find(r=>this.read(r)!==null);return s!==void 0&&this.read(t)===
null?s:t}}var R=g(2170),yn=g(9897),On=g(450),en=g(3278);function In({contents:o,backend:n},{file:e,declared:t,scope:i},s){if(o===void 0)return null;const{expression:r,
text:l}=o,c=t.place(r),a=l.slice(r.start,r.end).trimEnd(),f=c.line+a.split(`
`).length-1,u=(h,O)=>O===null?null:{file:e,text:`
`.repeat(h-1)+O,lines:[c,f]};if(n!==void 0)return u(c.line,Mn(n,i));if(a.startsWith("<<")){const h=a.slice(a.indexOf(`
`)+1,a.lastIndexOf(`
`)+1);return u(c.line+1,F((0,en.BD)(h,r),l,i))}const d=$n(o,i);if(d===null)return u(c.line,F(r,l,i));const w=U(d.path,(0,x.jt)(e)),p=w===null?null:s.read(w);if(w===
null||p===null)return null;const y=d.values&&{...i,name:d.values},k={start:0,end:0},S=y?F((0,en.BD)(p,k),p,y):p;return S===null?null:{file:w,text:S,lines:null}}
const Sn=1024*1024,kn=4096;function F(o,n,e){if(o.kind!=="template"){const s=(0,m._3)({expression:o,text:n},e);return typeof s=="string"?s:null}let t="",i=0;for(const s of(0,m.
B$)(o.parts,n,e)){const r=s.kind==="known"?void 0:(0,m.cd)(s,n),l=s.kind==="known"?s.value:r&&(0,m.p_)(r,e);let c=(0,b.Uk)(l);if(c===void 0){const f=t.slice(i);
if(r===void 0||f.trim()===""||f.length>kn)return null;c=f.split('"').length%2===0?`\${${r}}`:"null"}const a=c.lastIndexOf(`
`);if(a>=0&&(i=t.length+a+1),t+=c,t.length>Sn)return null}return t}function $n(o,n){let e;const t=(l,c)=>l!=="file"&&l!=="templatefile"?n.call(l,c):(e=c,""),i=(0,m.
_3)(o,{...n,call:t})==="",[s,r]=e??[];return!i||e===void 0?null:{path:s,values:typeof r=="function"?r:void 0}}function Mn({type:o,config:n},e){const t=l=>JSON.stringify(
l).replaceAll(/[$%](?=\{)/g,"$&$&"),i=o&&(0,m._3)(o,e);if(typeof i!="string")return null;const s=n&&(0,m._3)(n,e),r=["hostname","organization","address"].map(l=>{
const c=typeof s=="function"?s(l):void 0;return typeof c=="string"?`${l} = ${t(c)}
`:""});return`terraform {
backend ${t(i)} {
${r.join("")}}
}
`}const jn=/(^|\/)terragrunt\.hcl(\.json)?$/,An=/[?&](ref|version)=/,Tn=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,T=(o,{scope:n})=>o&&(0,m.
_3)(o,n),sn=({expression:o},{declared:n})=>n.place(o);function*Dn(o,n){const{context:e}=n,t=new On.o(o),i=new Nn(n,t),s=[];for(const r of e.terragrunt){if(yield o.
files)return{...t.finish(s),endedAt:(0,x.jt)(r)};const l=i.read(r);l!==null&&s.push(l)}return t.finish(s)}class Nn{terragrunt;additions;scanned;constructor(n,e){
this.terragrunt=n,this.additions=e,this.scanned=new Set(n.context.terragrunt)}read(n){if(!jn.test(n)||this.terragrunt.isIncluded(n))return null;const e=this.terragrunt.
partsOf(n),t=e.filter(a=>a!==null),[i]=t;if(i!==void 0&&T(i.declared.isSkipped,i)===!0)return null;const s=this.sourceOf(e,n);if(s===null)return null;const r={directory:(0,x.
jt)(n),...s,isPartial:s.module===null||e.includes(null),replaced:[],files:t.map(a=>a.file)};this.replaceByOwn(r);const l=new Set,{unread:c}=this.additions;e.includes(
null)&&s.unknown===null&&c.push({file:n,...R.wv});for(const a of t){(a.declared.isOpen||!this.scanned.has(a.file))&&c.push({file:a.file,...R.wv}),r.isPartial||=
a.declared.isOpen;for(const[f,u]of a.declared.generated)l.has(f)||this.generate(r,u,a),l.add(f)}return r}sourceOf(n,e){const t=(0,x.jt)(e),i=n.find(p=>p===null||
p.declared.source!==void 0);if(i===void 0)return this.configIn(t).length===0?null:{module:t,unknown:null};const{source:s}=i?.declared??{};if(i===null||s===void 0)
return{module:null,unknown:{file:e,...R.wv}};const r=sn(s,i),l=T(s,i),c=l instanceof b.ae?l.text:l,a=s.text.slice(s.expression.start,s.expression.end);if(typeof c==
"string"&&c!==""?!(0,yn.GL)(c):An.test(a)){const p=i.file===e&&s.expression.kind==="string";return typeof l=="string"&&!p&&this.additions.inherit(r,l,t),{module:null,
unknown:null}}const u=typeof l=="string"?l.replace(/\?.*/s,""):void 0,d=U(u,t);return d!==null&&this.configIn(d).length>0?{module:d,unknown:null}:{module:null,unknown:r}}configIn=(0,I.
O)(n=>{const e=this.terragrunt.context.files.list(n),t=new Set(e);return e.filter(i=>(0,C.L8)(i,t,"")?.class==="config")});replaceByOwn({directory:n,module:e,replaced:t}){
if(e===null||e===n)return;const i=new Set(this.configIn(e));for(const s of this.configIn(n))i.has(s)&&t.push((0,x.Gz)(e,s))}generate(n,e,t){this.terragrunt.effort.
renew();const i=e.isDisabled!==void 0&&T(e.isDisabled,t),s=T(e.path,t);if(i===!0&&e.ifDisabled===void 0)return;const{contents:r,prefix:l}=e,c=r?sn(r,t):{file:t.
file,...R.wv},a=l===void 0||/^(#|\/\/).*$/.test(String(T(l,t)));if((i===void 0||!a)&&this.additions.unread.push(c),typeof s!="string"){this.additions.unread.push(
c),n.isPartial=!0;return}const f=$.posix.normalize(s.replace(`/${n.directory}/`,"")),u=[n.directory,n.module??n.directory],d=(0,C.L8)(f,new Set(u.flatMap(this.configIn)),
"");if(d?.class!=="config"||f.includes("/")){Tn.test(f)&&this.additions.unread.push(c);return}const w=u.filter(S=>this.configIn(S).includes(f)).map(S=>(0,x.Gz)(
S,f)),p=i===!1&&T(e.strategy,t)==="skip";if(w.length>0&&p||(n.replaced.push(...w),i===!0))return;const{files:y}=this.terragrunt.context,k=i===!1?In(e,t,y):null;
k===null?(this.additions.unread.push(c),n.isPartial=!0):this.additions.add(k,d,n.directory)||(n.unknown=c)}}})};export{Rn as id,Ln as ids,Bn as modules};
