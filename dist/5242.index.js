const Dt=5242,Ct=[5242],Lt={5242:((at,H,w)=>{w.r(H),w.d(H,{Instances:()=>wt,Terragrunt:()=>yt,withUnits:()=>Et});var X=w(3916),S=w(3298),b=w(9985),y=w(9780),O=w(
3096),P=w(5011),_=w(3276),F=w(6353),k=w(9941),M=w(3114),T=w(4118);function A(o,t){if(t===void 0||t==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(t==="bool"?"boolean":t);return o instanceof y.ae||s?o:t==="string"?(0,y.Uk)(o):void 0}const[,e]=/^(?:list|map)\((\w+)\)$/.exec(t)??[];if(e!==void 0)return s=>s===
y.pi?o(s):A(o(s),e);const[,n]=/^object\(\{([\w=,-]*)\}\)$/.exec(t)??[],i=new Map(n?.split(",").map(s=>s.split("=",2)));return s=>i.has(s)?A(o(s),i.get(s)):void 0}
function R(o,t,e){const n=e.list(o),i=new Set(n),s=new k.n_,l=new I;l.isRoot=o==="";const r=n.flatMap(c=>{const u=(0,M.L8)(c,i,"");return(u?.class==="lock"||u?.
class==="test")&&(l.isRoot=!0),u?.class==="config"&&u.clients.includes(t)?[{name:c,kind:u}]:[]});for(const c of[!1,!0])for(const{name:u,kind:f}of r){const g=f.isOverride===
c?e.read((0,O.Gz)(o,u)):null;if(g!==null&&l.read((f.syntax==="json"?_.O:F.K)(g,s)),s.isExceeded())return C}return l.bytes+=s.bytes,l}class I{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:e}){this.bytes+=t.length;for(const n of(0,k.SH)(e,"variable",1))this.readVariable(n,t);for(const n of(0,k.SH)(e,"locals",0))E(this.locals,n,t);for(const n of(0,k.
SH)(e,"module",1)){const i=n.labels[0]?.value??"",s=this.calls.get(i)??new Map;this.calls.set(i,s),E(s,n,t)}for(const n of(0,k.SH)(e,"terraform",0))this.isRoot||=
(0,T.hN)(n.body)}readVariable({labels:t,body:e},n){const i=t[0]?.value??"",s=this.variables.get(i)??{};this.variables.set(i,s);const l=f=>(0,k.w4)(e,f)?.value,r=f=>{
const g=l(f);return g&&(0,b._3)({expression:g,text:n},(0,y.sT)())},c=l("type"),u=r("nullable");l("default")!==void 0&&(s.default=r("default")),c!==void 0&&(s.type=
N(c,n)),l("const")!==void 0&&(s.isConst=String(r("const"))==="true"),String(r("sensitive"))==="true"&&(s.isConst=!1),l("nullable")!==void 0&&(s.isNullable=u===void 0?
void 0:String(u)==="true")}}const N=(o,t)=>o.kind==="string"?o.value:t.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function E(o,{body:t},e){for(const{
name:n,value:i}of(0,k.Td)(t))o.set(n,{expression:i,text:e})}const C=new I,W=/\.tfvars(\.json)?$/,Q=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,Z=/^terraform\.tfvars(\.json)?$/,
ft=/\.(tf|tofu)(\.json)?$/,K=200,q=1024*1024,dt=2;function ht(o,t,e){const n=new k.n_;let i=0;const s=h=>{const a=i>q?null:t.read((0,O.Gz)(o,h),q);return i+=a?.
length??0,pt(h,a,n)},l=t.list(o).filter(h=>W.test(h)),r=l.filter(h=>Q.test(h)),c=l.filter(h=>!Q.test(h));for(const h of tt("",o,t,dt))c.push(h);const u=r.slice(
0,K).sort((h,a)=>Number(Z.test(a))-Number(Z.test(h))).map(s).reverse(),f=c.slice(0,K).map(h=>({lookup:s(h),from:`with ${(0,O.Gz)(o,h)}`})),g=h=>r.length>K?()=>{}:
u.map(a=>a(h)).find(a=>a),{variables:p}=(0,P.n)(e),v=p.toReversed().map(({name:h,value:a})=>{if(h==="var-file")return s(a);const[,x,j]=/^([^=]*)=(.*)/s.exec(a)??
[];return z=>z===x?()=>j:void 0}),d=h=>{const a=[...v,g].map(j=>j(h)).find(j=>j),x=e[`TF_VAR_${h}`];return a??(x===void 0?void 0:()=>x)},m=p.some(({name:h})=>h===
"var-file"),$=i+n.bytes;return{loaded:d,others:m?[]:f,bytes:$}}function*tt(o,t,e,n){if(n!==0)for(const i of e.directories(t).slice(0,K)){const[s,l]=[(0,O.Gz)(t,
i),(0,O.Gz)(o,i)],r=e.list(s);if(!r.some(c=>ft.test(c))){for(const c of r)W.test(c)&&(yield(0,O.Gz)(l,c));yield*tt(l,s,e,n-1)}}}function pt(o,t,e){if(t===null)return()=>()=>{};
const n=o.endsWith(".json"),{text:i,body:s}=(n?_.O:F.K)(t,e);if(e.isExceeded())return()=>()=>{};const l=new Map;for(const{name:r,value:c}of(0,k.Td)(s))l.has(r)||
l.set(r,c);return r=>{const c=l.get(r);return c&&(()=>(0,b._3)({expression:c,text:i},(0,y.sT)()))}}var D=w(6760),nt=w(7811);const gt=64*1024,et=/^[\0-\x7f]*$/,L=o=>t=>{
const e=t.map(y.Uk).filter(n=>n!==void 0);return e.length===t.length?o(...e):void 0};function st(o,t=""){const e=[];let n=gt;for(const i of o){const s=typeof i==
"function"?i(y.pi):void 0;if(typeof i!="function"||typeof s!="number")return;for(let l=0;l<s;l+=1){const r=(0,y.Uk)(i(String(l)));if(n-=(r??"").length+t.length+
1,r===void 0||n<0)return;e.push(r)}}return e}const ot={coalesce:o=>o.includes(void 0)?void 0:o.find(t=>t!==null&&t!==""),format:([o,...t])=>{if(typeof o!="strin\
g"||!/^(?:[^%]|%s)*$/.test(o))return;const e=t.map(y.Uk),n=o.split("%s");if(!(e.includes(void 0)||e.length!==n.length-1))return n.map((i,s)=>i+(e[s]??"")).join(
"")},element:([o,t])=>{const e=st([o]);return e?.[Number(t)%e.length]},join:([o,...t])=>typeof o=="string"?st(t,o)?.join(o):void 0,lookup:([o,t])=>typeof o=="fu\
nction"&&typeof t=="string"?o(t):void 0,lower:L(o=>et.test(o)?o.toLowerCase():void 0),replace:L((o,t="",e="")=>/^\/.*\/$/s.test(t)?void 0:o.replaceAll(t,()=>e)),
split:L((o,t="")=>{const e=t.split(o);return n=>n===y.pi?e.length:e[Number(n)]}),tostring:L(o=>o),trimprefix:L((o,t="")=>o.startsWith(t)?o.slice(t.length):o),trimspace:L(
o=>(0,nt.s8)((0,nt.Dw)(o))),trimsuffix:L((o,t="")=>o.endsWith(t)?o.slice(0,o.length-t.length):o),upper:L(o=>et.test(o)?o.toUpperCase():void 0)},it=(o,t)=>Object.
hasOwn(ot,o)?ot[o]?.(t):void 0;function J(o,t){return typeof o!="string"||D.posix.join(o.startsWith("/")?".":t,o).startsWith("..")?null:D.posix.resolve("/",t,o).
slice(1)}const B=o=>D.posix.dirname(`/${o}`);function mt(o){const{from:t,unit:e,parent:n,isSet:i}=o,s=B(t),l=(r,c)=>D.posix.relative(r,c)||".";return{basename:([
r])=>typeof r=="string"?D.posix.basename(r):void 0,dirname:([r])=>typeof r=="string"?D.posix.dirname(r):void 0,find_in_parent_folders:r=>vt(o,r),get_env:([r,c])=>typeof r==
"string"&&!i(r)?c:void 0,get_original_terragrunt_dir:()=>B(e),get_parent_terragrunt_dir:([r])=>B(n(r)),get_path_from_repo_root:()=>l("/",s),get_path_to_repo_root:()=>l(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([r])=>l(s,B(n(r))),path_relative_to_include:([r])=>l(B(n(r)),s),try:r=>r.find(
c=>c!==void 0)}}function vt({from:o,files:t},e){const[n=e.length===0?"terragrunt.hcl":void 0,i]=e;if(typeof n=="string"){for(let s=B(o);s!=="/";){s=D.posix.dirname(
s);const l=D.posix.join(s,n);if(t.locate(l.slice(1))!==null)return l}return i}}const U={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class wt{effort=new y.
Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,e,n){this.context=t,this.client=e,this.evaluation=n}of(t){const e=this.
byDirectory.get(t);if(e!==void 0)return e;this.byDirectory.set(t,[this.unknown(t)]),this.depth+=1;const n=this.calledBy(t);this.depth-=1;const s=[...n.length===
0||this.declarations(t).isRoot?this.roots(t):[],...n];return this.byDirectory.set(t,s),s}declarations=(0,S.O)(t=>this.bytes>U.bytes?C:this.counted(R(t,this.client,
this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,S.O)(t=>{if(this.bytes>U.bytes)return[this.unknown(t)];const{files:e,setBy:n,environment:i}=this.
context,{loaded:s,others:l}=this.counted(ht(t,e,i)),r=(u,f)=>this.instance(t,u,{use:t,root:t,from:f}),c=[r(s,null)];for(const{lookup:u,from:f}of l)c.push(r(g=>u(
g)??s(g),f));for(const u of this.declarations(t).variables.keys()){const f=n(u);if(!(f===null||s(u)!==void 0)){if(c.length>=U.uses)break;c.push(r(g=>g===u?rt:s(
g),`with ${f}`))}}return c});calls=(0,S.O)(t=>Map.groupBy(this.declarations(t).calls,([,e])=>this.target(t,e)));calledBy(t){const e=[];for(const n of this.callers(
t)){const s=this.depth>U.depth||this.instances>U.instances?[this.unknown(n)]:this.of(n);for(const[l,r]of this.calls(n).get(t)??[])for(const{scope:c,use:u,root:f,
from:g}of s){if(e.length>=U.uses)return[...e,this.unknown(t)];const p=v=>{const d=r.get(v);return d&&(()=>(0,b._3)(d,c))};e.push(this.instance(t,p,{use:`${u} ${l}`,
root:f,from:g}))}}return e}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,S.O)(()=>{
const t=new Map;for(const e of this.context.calls().dynamic)for(const n of this.calls(e).keys())t.set(n,(t.get(n)??new Set).add(e));return t});target(t,e){const n=e.
get("source"),[i]=this.roots(t),s=n&&i&&(0,b._3)(n,i.scope);return typeof s=="string"?this.context.leadsTo(t,s):null}unknown=(0,S.O)(t=>this.instance(t,()=>rt,{
use:`${t} ?`,root:null,from:null}));instance(t,e,n){const{variables:i,locals:s}=this.declarations(t),l=d=>{const m=i.get(d);if(m===void 0)return;const{isConst:$,
isNullable:h,type:a}=m,x=this.client==="terraform"?$===!0:$!==!1;if(this.evaluation==="static"&&!x)return new y.ae("",d);const j=e(d),z=A(m.default,a),ut=j===void 0?
z:A(j(),a);return ut!==null||h===!0||!("isNullable"in m)?ut:h===!1?z:void 0},r={var:(0,S.O)(l),local:(0,S.O)(d=>{const m=s.get(d);return m&&(0,b._3)(m,v)}),path:d=>d===
"root"?".":d==="module"&&n.root!==null?(0,X.relative)(`/${n.root}`,`/${t}`)||".":void 0},{effort:c,evaluation:u,client:f}=this,g=d=>u==="static"&&(d!=="terrafor\
m"||f!=="opentofu"),p=d=>r[d]??(g(d)?new y.ae("",""):void 0);this.instances+=1,c.count();const v={name:p,call:it,effort:c};return{scope:v,...n}}}const rt=()=>{};
var xt=w(2756);function bt(o,t){const e=(t.endsWith(".json")?_.O:F.K)(o),{text:n,body:i}=e,s=p=>{const v=(0,k.Td)(p).toReversed();return new Map(v.map(({name:d,
value:m})=>[d,{expression:m,text:n}]))},l=s(i),r=new Map;for(const p of(0,k.SH)(i,"locals",0))E(r,p,n);const c=new Map;for(const p of[...(0,k.SH)(i,"include",0),
...(0,k.SH)(i,"include",1)]){const v=s(p.body),[d,m]=[v.get("path"),v.get("merge_strategy")];d!==void 0&&c.set(p.labels[0]?.value??"",{path:d,strategy:m})}const u=new Map;
for(const p of(0,k.SH)(i,"generate",1))u.set(`generate ${p.labels[0]?.value}`,{written:s(p.body)});for(const p of(0,k.SH)(i,"remote_state",0)){const v=s(p.body),
d=v.get("generate");if(d===void 0)continue;const m=new Map([["contents",d]]);for(const $ of["path","if_exists"]){const h=(0,b.Tu)(d.expression,$,n);h!==void 0&&
m.set($,{expression:h,text:n})}u.set("remote_state",{written:m,backend:v})}const f=(0,k.SH)(i,"terraform",0),[g]=f.flatMap(p=>s(p.body).get("source")??[]);return{
locals:r,inputs:l.get("inputs"),includes:c,generated:u,source:g,isSkipped:l.get("skip"),isOpen:i.kind==="native"&&(l.has("generate")||l.has("remote_state")),place:(0,xt.
rI)(e,t).place}}class yt{effort=new y.Pg;context;constructor(t){this.context=t}read=(0,S.O)(t=>{const e=this.context.files.read(t);return e===null?null:bt(e,t)});scopeOf(t){
return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??[]).flatMap(({unit:n,hasSource:i})=>i?[]:this.evaluation()(
{file:t,from:n,unit:n}).scope)}isIncluded(t){return this.includers().has(t)}includers=(0,S.O)(()=>{const t=this.context.terragrunt.flatMap(e=>{const n=this.read(
e);if(n===null||n.includes.size===0)return[];const i=this.scopeOf(e),s=n.source!==void 0;return[...n.includes.values()].map(({path:l})=>({unit:e,hasSource:s,file:this.
fileAt((0,b._3)(l,i),e)}))});return Map.groupBy(t,({file:e})=>e)});partsOf(t){const e=this.evaluation(),n=new Map,i=s=>{const l=s===null?null:this.read(s);if(s===
null||l===null){n.set("",null);return}if(n.has(s))return;const{scope:r}=e({file:s,from:t,unit:t});n.set(s,{file:s,declared:l,scope:r});for(const{path:c,strategy:u}of[
...l.includes.values()].reverse())(u===void 0||(0,b._3)(u,r)!=="no_merge")&&i(this.fileAt((0,b._3)(c,r),t))};return i(t),[...n.values()]}evaluation(){this.effort.
renew();const t=new Map,e=n=>{const i=`${n.file}
${n.from}`,s=t.get(i)??this.configOf(n,e);return t.set(i,s),s};return e}configOf(t,e){const{file:n,from:i,unit:s}=t,l=this.read(n),r=a=>a&&(0,b._3)(a,h),c=a=>this.
fileAt(r(l?.includes.get(a)?.path),i),u=(a,x)=>{if(!(a===null||this.read(a)===null))return e({file:a,from:x??a,unit:s}).value},f=(0,S.O)(a=>r(l?.locals.get(a))),
g=(0,S.O)(a=>{if(!l?.includes.has(""))return u(c(a),i);const x=u(c(""),i);return typeof x=="function"?x(a):void 0}),p=(0,S.O)(a=>a==="locals"?f:a==="inputs"?r(l?.
inputs):void 0),v=a=>{if(n!==i)return n;const[x]=l?.includes.keys()??[];return c(typeof a=="string"?a:x??"")??n},{files:d,isSet:m}=this.context,$=mt({from:i,unit:s,
parent:v,files:d,isSet:m}),h={name:a=>a==="local"?f:a==="include"?g:void 0,call:(a,x)=>{if(a==="read_terragrunt_config"){const[j,z]=x;return typeof j!="string"?
void 0:u(this.fileAt(j,i),null)??z}return Object.hasOwn($,a)?$[a]?.(x):it(a,x)},effort:this.effort};return{scope:h,value:p}}fileAt(t,e){const n=J(t,(0,O.jt)(e));
if(n===null)return null;const s=[(0,O.Gz)(n,"terragrunt.hcl"),(0,O.Gz)(n,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return s!==void 0&&this.read(n)===
null?s:n}}var V=w(2170),Ot=w(9897),kt=w(450),lt=w(3278);function It({written:o,backend:t},{file:e,declared:n,scope:i},s){const l=o.get("contents");if(l===void 0)
return null;const{expression:r,text:c}=l,u=n.place(r),f=c.slice(r.start,r.end).trimEnd(),g=u.line+f.split(`
`).length-1,p=(x,j)=>j===null?null:{file:e,text:`
`.repeat(x-1)+j,lines:[u,g]};if(t!==void 0)return p(u.line,Tt(t,i));if(f.startsWith("<<")){const x=f.slice(f.indexOf(`
`)+1,f.lastIndexOf(`
`)+1);return p(u.line+1,Y((0,lt.BD)(x,r),c,i))}const v=Mt(l,i);if(v===null)return p(u.line,Y(r,c,i));const d=J(v.path,(0,O.jt)(e)),m=d===null?null:s.read(d);if(d===
null||m===null)return null;const $=v.values&&{...i,name:v.values},h={start:0,end:0},a=$?Y((0,lt.BD)(m,h),m,$):m;return a===null?null:{file:d,text:a,lines:null}}
const $t=1024*1024,St=4096;function Y(o,t,e){if(o.kind!=="template"){const s=(0,b._3)({expression:o,text:t},e);return typeof s=="string"?s:null}let n="",i=0;for(const s of(0,b.
B$)(o.parts,t,e)){const l=s.kind==="known"?void 0:(0,b.cd)(s,t),r=s.kind==="known"?s.value:l&&(0,b.p_)(l,e);let c=(0,y.Uk)(r);if(c===void 0){const f=n.slice(i);
if(l===void 0||f.trim()===""||f.length>St)return null;c=f.split('"').length%2===0?`\${${l}}`:"null"}const u=c.lastIndexOf(`
`);if(u>=0&&(i=n.length+u+1),n+=c,n.length>$t)return null}return n}function Mt(o,t){let e;const n=(r,c)=>r!=="file"&&r!=="templatefile"?t.call(r,c):(e=c,""),i=(0,b.
_3)(o,{...t,call:n})==="",[s,l]=e??[];return!i||e===void 0?null:{path:s,values:typeof l=="function"?l:void 0}}function Tt(o,t){const e=c=>JSON.stringify(c).replaceAll(
/[$%](?=\{)/g,"$&$&"),[n,i]=[o.get("backend"),o.get("config")],s=n&&(0,b._3)(n,t);if(typeof s!="string")return null;const l=i&&(0,b._3)(i,t),r=["hostname","orga\
nization","address"].map(c=>{const u=typeof l=="function"?l(c):void 0;return typeof u=="string"?`${c} = ${e(u)}
`:""});return`terraform {
backend ${e(s)} {
${r.join("")}}
}
`}const At=/(^|\/)terragrunt\.hcl(\.json)?$/,jt=/[?&](ref|version)=/,Rt=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,G=(o,{scope:t})=>o&&(0,b.
_3)(o,t),ct=({expression:o},{declared:t})=>t.place(o);function*Et(o,t){const{context:e}=t,n=new kt.o(o),i=new Nt(t,n),s=[];for(const l of e.terragrunt){if(yield o.
files)return{...n.finish(s),endedAt:(0,O.jt)(l)};const r=i.read(l);r!==null&&s.push(r)}return n.finish(s)}class Nt{terragrunt;additions;scanned;constructor(t,e){
this.terragrunt=t,this.additions=e,this.scanned=new Set(t.context.terragrunt)}read(t){if(!At.test(t)||this.terragrunt.isIncluded(t))return null;const e=this.terragrunt.
partsOf(t),n=e.filter(u=>u!==null),[i]=n;if(i!==void 0&&G(i.declared.isSkipped,i)===!0)return null;const s=this.sourceOf(e,t);if(s===null)return null;const l={directory:(0,O.
jt)(t),...s,isPartial:e.includes(null),replaced:[],covers:s.module===null?[...this.configIn((0,O.jt)(t))]:[],files:n.map(u=>u.file)};this.replaceByOwn(l);const r=new Set,
{unread:c}=this.additions;e.includes(null)&&s.unknown===null&&c.push({file:t,...V.wv});for(const u of n){(u.declared.isOpen||!this.scanned.has(u.file))&&c.push(
{file:u.file,...V.wv}),l.isPartial||=u.declared.isOpen;for(const[f,g]of u.declared.generated)r.has(f)||this.generate(l,g,u),r.add(f)}return l}sourceOf(t,e){const n=(0,O.
jt)(e),i=t.find(m=>m===null||m.declared.source!==void 0);if(i===void 0)return this.configIn(n).length===0?null:{module:n,unknown:null};const{source:s}=i?.declared??
{};if(i===null||s===void 0)return{module:null,unknown:{file:e,...V.wv}};const l=ct(s,i),r=G(s,i),c=r instanceof y.ae?r.text:r,u=s.text.slice(s.expression.start,
s.expression.end);if(typeof c=="string"&&c!==""?!(0,Ot.GL)(c):jt.test(u)){const m=i.file===e&&s.expression.kind==="string",$=typeof r=="string"?r:null;return m||
this.additions.inherit(l,$,n),{module:null,unknown:null}}const g=typeof r=="string"?r.replace(/\?.*/s,""):void 0,p=J(g,n);if(p!==null&&this.configIn(p).length>0)
return{module:p,unknown:null};const d=/^\.{0,2}(?:\/|$)/.test(g??"")&&!u.startsWith('"/')&&p!==null&&!this.terragrunt.context.files.exists(p);return{module:null,
unknown:l,...d&&{missing:p}}}configIn=(0,S.O)(t=>{const e=this.terragrunt.context.files.list(t),n=new Set(e);return e.filter(i=>(0,M.L8)(i,n,"")?.class==="confi\
g")});replaceByOwn({directory:t,module:e,replaced:n}){if(e===null||e===t)return;const i=new Set(this.configIn(e));for(const s of this.configIn(t))i.has(s)&&n.push(
(0,O.Gz)(e,s))}generate(t,e,n){this.terragrunt.effort.renew();const{written:i}=e,s=i.has("disable")&&G(i.get("disable"),n),l=G(i.get("path"),n);if(s===!0&&!i.has(
"if_disabled"))return;const r=i.get("contents"),c=i.get("comment_prefix"),u=r?ct(r,n):{file:n.file,...V.wv},f=c===void 0||/^(#|\/\/).*$/.test(String(G(c,n)));if((s===
void 0||!f)&&this.additions.unread.push(u),typeof l!="string"){this.additions.unread.push(u),t.isPartial=!0;return}const g=D.posix.normalize(l.replace(`/${t.directory}\
/`,"")),p=[t.directory,t.module??t.directory],v=(0,M.L8)(g,new Set(p.flatMap(this.configIn)),"");if(v?.class!=="config"||g.includes("/")){Rt.test(g)&&this.additions.
unread.push(u);return}const d=p.filter(a=>this.configIn(a).includes(g)).map(a=>(0,O.Gz)(a,g)),m=s===!1&&G(i.get("if_exists"),n)==="skip";if(d.length>0&&m||(t.replaced.
push(...d),m||t.covers.push(g),s===!0))return;const{files:$}=this.terragrunt.context,h=s===!1?It(e,n,$):null;h===null?(this.additions.unread.push(u),t.isPartial=
!0):this.additions.add(h,v,t.directory)||(t.unknown=u)}}}),5011:((at,H,w)=>{w.d(H,{n:()=>O});var X=w(9432);const S=["TF_CLI_ARGS_init","TF_CLI_ARGS"],b=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
y=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function O(M){const T=F(M),A=I=>T.flatMap(({name:N,value:E})=>N===I?E:[]),R=I=>A(I).
at(-1);return{upgrade:P(R("upgrade")??"false"),hasBackend:P(R("backend")??R("cloud")??"true"),isLockReadonly:R("lockfile")==="readonly",pluginDirectories:A("plu\
gin-dir"),backendConfig:A("backend-config"),variables:T.filter(({name:I})=>I==="var"||I==="var-file"),remarks:S.flatMap(I=>{const E=T.filter(({name:C,from:W})=>W===
I&&y.test(C)).map(_).join(" ");return E===""?[]:[`init is predicted with ${E} of ${I}`]})}}const P=M=>/^(1|[tT]|true|TRUE|True)$/.test(M);function _({name:M,value:T}){
if(T==="true")return`-${M}`;const A=M==="var"||M==="backend-config"&&!T.startsWith("hostname=");return`-${M}=${(0,X.dh)(A?T.replace(/=.*/s,"=\u2026"):T)}`}function F(M){
const T=S.flatMap(R=>k(M[R]??"").map(I=>({text:I,from:R}))).values(),A=[];for(const{text:R,from:I}of T){const[,N,,E]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(R)??[];if(N===
void 0)break;const C=()=>b.test(N)?T.next().value?.text??"":"true";A.push({name:N,from:I,value:E??C()})}return A}function k(M){const[T=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(M)??[];return(T.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(R=>R.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(I,N,E,C)=>String(N??
C??E.replace(/\\(.)/gs,"$1"))))}})};export{Dt as id,Ct as ids,Lt as modules};
