const Rt=9107,Dt=[9107,5242],Nt={5242:((Y,P,w)=>{w.r(P),w.d(P,{Instances:()=>bt,Terragrunt:()=>$t,withUnits:()=>jt});var U=w(3916),$=w(3298),k=w(9985),I=w(9780),
S=w(3096),F=w(5011),R=w(3276),B=w(6353),M=w(9941),f=w(3114),v=w(4118);function y(o,t){if(t===void 0||t==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(t==="bool"?"boolean":t);return o instanceof I.ae||s?o:t==="string"?(0,I.Uk)(o):void 0}const[,n]=/^(?:list|map)\((\w+)\)$/.exec(t)??[];if(n!==void 0)return s=>s===
I.pi?o(s):y(o(s),n);const[,e]=/^object\(\{([\w=,-]*)\}\)$/.exec(t)??[],i=new Map(e?.split(",").map(s=>s.split("=",2)));return s=>i.has(s)?y(o(s),i.get(s)):void 0}
function E(o,t,n){const e=n.list(o),i=new Set(e),s=new M.n_,l=new T;l.isRoot=o==="";const r=e.flatMap(c=>{const a=(0,f.L8)(c,i,"");return(a?.class==="lock"||a?.
class==="test")&&(l.isRoot=!0),a?.class==="config"&&a.clients.includes(t)?[{name:c,kind:a}]:[]});for(const c of[!1,!0])for(const{name:a,kind:d}of r){const m=d.isOverride===
c?n.read((0,S.Gz)(o,a)):null;if(m!==null&&l.read((d.syntax==="json"?R.O:B.K)(m,s)),s.isExceeded())return N}return l.bytes+=s.bytes,l}class T{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:n}){this.bytes+=t.length;for(const e of(0,M.SH)(n,"variable",1))this.readVariable(e,t);for(const e of(0,M.SH)(n,"locals",0))j(this.locals,e,t);for(const e of(0,M.
SH)(n,"module",1)){const i=e.labels[0]?.value??"",s=this.calls.get(i)??new Map;this.calls.set(i,s),j(s,e,t)}for(const e of(0,M.SH)(n,"terraform",0))this.isRoot||=
(0,v.hN)(e.body)}readVariable({labels:t,body:n},e){const i=t[0]?.value??"",s=this.variables.get(i)??{};this.variables.set(i,s);const l=d=>(0,M.w4)(n,d)?.value,r=d=>{
const m=l(d);return m&&(0,k._3)({expression:m,text:e},(0,I.sT)())},c=l("type"),a=r("nullable");l("default")!==void 0&&(s.default=r("default")),c!==void 0&&(s.type=
C(c,e)),l("const")!==void 0&&(s.isConst=String(r("const"))==="true"),String(r("sensitive"))==="true"&&(s.isConst=!1),l("nullable")!==void 0&&(s.isNullable=a===void 0?
void 0:String(a)==="true")}}const C=(o,t)=>o.kind==="string"?o.value:t.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function j(o,{body:t},n){for(const{
name:e,value:i}of(0,M.Td)(t))o.set(e,{expression:i,text:n})}const N=new T,V=/\.tfvars(\.json)?$/,Q=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,q=/^terraform\.tfvars(\.json)?$/,
ft=/\.(tf|tofu)(\.json)?$/,K=200,tt=1024*1024,dt=2;function ht(o,t,n){const e=new M.n_;let i=0;const s=p=>{const u=i>tt?null:t.read((0,S.Gz)(o,p),tt);return i+=
u?.length??0,pt(p,u,e)},l=t.list(o).filter(p=>V.test(p)),r=l.filter(p=>Q.test(p)),c=l.filter(p=>!Q.test(p));for(const p of et("",o,t,dt))c.push(p);const a=r.slice(
0,K).sort((p,u)=>Number(q.test(u))-Number(q.test(p))).map(s).reverse(),d=c.slice(0,K).map(p=>({lookup:s(p),from:`with ${(0,S.Gz)(o,p)}`})),m=p=>r.length>K?()=>{}:
a.map(u=>u(p)).find(u=>u),{variables:g}=(0,F.n)(n),x=g.toReversed().map(({name:p,value:u})=>{if(p==="var-file")return s(u);const[,O,_]=/^([^=]*)=(.*)/s.exec(u)??
[];return H=>H===O?()=>_:void 0}),h=p=>{const u=[...x,m].map(_=>_(p)).find(_=>_),O=n[`TF_VAR_${p}`];return u??(O===void 0?void 0:()=>O)},b=g.some(({name:p})=>p===
"var-file"),A=i+e.bytes;return{loaded:h,others:b?[]:d,bytes:A}}function*et(o,t,n,e){if(e!==0)for(const i of n.directories(t).slice(0,K)){const[s,l]=[(0,S.Gz)(t,
i),(0,S.Gz)(o,i)],r=n.list(s);if(!r.some(c=>ft.test(c))){for(const c of r)V.test(c)&&(yield(0,S.Gz)(l,c));yield*et(l,s,n,e-1)}}}function pt(o,t,n){if(t===null)return()=>()=>{};
const e=o.endsWith(".json"),{text:i,body:s}=(e?R.O:B.K)(t,n);if(n.isExceeded())return()=>()=>{};const l=new Map;for(const{name:r,value:c}of(0,M.Td)(s))l.has(r)||
l.set(r,c);return r=>{const c=l.get(r);return c&&(()=>(0,k._3)({expression:c,text:i},(0,I.sT)()))}}var D=w(6760),nt=w(7811);const gt=64*1024,st=/^[\0-\x7f]*$/,L=o=>t=>{
const n=t.map(I.Uk).filter(e=>e!==void 0);return n.length===t.length?o(...n):void 0};function ot(o,t=""){const n=[];let e=gt;for(const i of o){const s=typeof i==
"function"?i(I.pi):void 0;if(typeof i!="function"||typeof s!="number")return;for(let l=0;l<s;l+=1){const r=(0,I.Uk)(i(String(l)));if(e-=(r??"").length+t.length+
1,r===void 0||e<0)return;n.push(r)}}return n}const it={coalesce:o=>o.includes(void 0)?void 0:o.find(t=>t!==null&&t!==""),format:([o,...t])=>{if(typeof o!="strin\
g"||!/^(?:[^%]|%s)*$/.test(o))return;const n=t.map(I.Uk),e=o.split("%s");if(!(n.includes(void 0)||n.length!==e.length-1))return e.map((i,s)=>i+(n[s]??"")).join(
"")},element:([o,t])=>{const n=ot([o]);return n?.[Number(t)%n.length]},join:([o,...t])=>typeof o=="string"?ot(t,o)?.join(o):void 0,lookup:([o,t])=>typeof o=="fu\
nction"&&typeof t=="string"?o(t):void 0,lower:L(o=>st.test(o)?o.toLowerCase():void 0),replace:L((o,t="",n="")=>/^\/.*\/$/s.test(t)?void 0:o.replaceAll(t,()=>n)),
split:L((o,t="")=>{const n=t.split(o);return e=>e===I.pi?n.length:n[Number(e)]}),tostring:L(o=>o),trimprefix:L((o,t="")=>o.startsWith(t)?o.slice(t.length):o),trimspace:L(
o=>(0,nt.s8)((0,nt.Dw)(o))),trimsuffix:L((o,t="")=>o.endsWith(t)?o.slice(0,o.length-t.length):o),upper:L(o=>st.test(o)?o.toUpperCase():void 0)},rt=(o,t)=>Object.
hasOwn(it,o)?it[o]?.(t):void 0;function J(o,t){return typeof o!="string"||D.posix.join(o.startsWith("/")?".":t,o).startsWith("..")?null:D.posix.resolve("/",t,o).
slice(1)}const G=o=>D.posix.dirname(`/${o}`);function mt(o){const{from:t,unit:n,parent:e,isSet:i}=o,s=G(t),l=(r,c)=>D.posix.relative(r,c)||".";return{basename:([
r])=>typeof r=="string"?D.posix.basename(r):void 0,dirname:([r])=>typeof r=="string"?D.posix.dirname(r):void 0,find_in_parent_folders:r=>vt(o,r),get_env:([r,c])=>typeof r==
"string"&&!i(r)?c:void 0,get_original_terragrunt_dir:()=>G(n),get_parent_terragrunt_dir:([r])=>G(e(r)),get_path_from_repo_root:()=>l("/",s),get_path_to_repo_root:()=>l(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([r])=>l(s,G(e(r))),path_relative_to_include:([r])=>l(G(e(r)),s),try:r=>r.find(
c=>c!==void 0)}}function vt({from:o,files:t},n){const[e=n.length===0?"terragrunt.hcl":void 0,i]=n;if(typeof e=="string"){for(let s=G(o);s!=="/";){s=D.posix.dirname(
s);const l=D.posix.join(s,e);if(t.locate(l.slice(1))!==null)return l}return i}}const W={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class bt{effort=new I.
Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,n,e){this.context=t,this.client=n,this.evaluation=e}of(t){const n=this.
byDirectory.get(t);if(n!==void 0)return n;this.byDirectory.set(t,[this.unknown(t)]),this.depth+=1;const e=this.calledBy(t);this.depth-=1;const s=[...e.length===
0||this.declarations(t).isRoot?this.roots(t):[],...e];return this.byDirectory.set(t,s),s}declarations=(0,$.O)(t=>this.bytes>W.bytes?N:this.counted(E(t,this.client,
this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,$.O)(t=>{if(this.bytes>W.bytes)return[this.unknown(t)];const{files:n,setBy:e,environment:i}=this.
context,{loaded:s,others:l}=this.counted(ht(t,n,i)),r=(a,d)=>this.instance(t,a,{use:t,root:t,from:d}),c=[r(s,null)];for(const{lookup:a,from:d}of l)c.push(r(m=>a(
m)??s(m),d));for(const a of this.declarations(t).variables.keys()){const d=e(a);if(!(d===null||s(a)!==void 0)){if(c.length>=W.uses)break;c.push(r(m=>m===a?lt:s(
m),`with ${d}`))}}return c});calls=(0,$.O)(t=>Map.groupBy(this.declarations(t).calls,([,n])=>this.target(t,n)));calledBy(t){const n=[];for(const e of this.callers(
t)){const s=this.depth>W.depth||this.instances>W.instances?[this.unknown(e)]:this.of(e);for(const[l,r]of this.calls(e).get(t)??[])for(const{scope:c,use:a,root:d,
from:m}of s){if(n.length>=W.uses)return[...n,this.unknown(t)];const g=x=>{const h=r.get(x);return h&&(()=>(0,k._3)(h,c))};n.push(this.instance(t,g,{use:`${a} ${l}`,
root:d,from:m}))}}return n}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,$.O)(()=>{
const t=new Map;for(const n of this.context.calls().dynamic)for(const e of this.calls(n).keys())t.set(e,(t.get(e)??new Set).add(n));return t});target(t,n){const e=n.
get("source"),[i]=this.roots(t),s=e&&i&&(0,k._3)(e,i.scope);return typeof s=="string"?this.context.leadsTo(t,s):null}unknown=(0,$.O)(t=>this.instance(t,()=>lt,{
use:`${t} ?`,root:null,from:null}));instance(t,n,e){const{variables:i,locals:s}=this.declarations(t),l=h=>{const b=i.get(h);if(b===void 0)return;const{isConst:A,
isNullable:p,type:u}=b,O=this.client==="terraform"?A===!0:A!==!1;if(this.evaluation==="static"&&!O)return new I.ae("",h);const _=n(h),H=y(b.default,u),ut=_===void 0?
H:y(_(),u);return ut!==null||p===!0||!("isNullable"in b)?ut:p===!1?H:void 0},r={var:(0,$.O)(l),local:(0,$.O)(h=>{const b=s.get(h);return b&&(0,k._3)(b,x)}),path:h=>h===
"root"?".":h==="module"&&e.root!==null?(0,U.relative)(`/${e.root}`,`/${t}`)||".":void 0},{effort:c,evaluation:a,client:d}=this,m=h=>a==="static"&&(h!=="terrafor\
m"||d!=="opentofu"),g=h=>r[h]??(m(h)?new I.ae("",""):void 0);this.instances+=1,c.count();const x={name:g,call:rt,effort:c};return{scope:x,...e}}}const lt=()=>{};
var wt=w(2756);function xt(o,t){const n=(t.endsWith(".json")?R.O:B.K)(o),{text:e,body:i}=n,s=g=>{const x=(0,M.Td)(g).toReversed();return new Map(x.map(({name:h,
value:b})=>[h,{expression:b,text:e}]))},l=s(i),r=new Map;for(const g of(0,M.SH)(i,"locals",0))j(r,g,e);const c=new Map;for(const g of[...(0,M.SH)(i,"include",0),
...(0,M.SH)(i,"include",1)]){const x=s(g.body),[h,b]=[x.get("path"),x.get("merge_strategy")];h!==void 0&&c.set(g.labels[0]?.value??"",{path:h,strategy:b})}const a=new Map;
for(const g of(0,M.SH)(i,"generate",1))a.set(`generate ${g.labels[0]?.value}`,{written:s(g.body)});for(const g of(0,M.SH)(i,"remote_state",0)){const x=s(g.body),
h=x.get("generate");if(h===void 0)continue;const b=new Map([["contents",h]]);for(const A of["path","if_exists"]){const p=(0,k.Tu)(h.expression,A,e);p!==void 0&&
b.set(A,{expression:p,text:e})}a.set("remote_state",{written:b,backend:x})}const d=(0,M.SH)(i,"terraform",0),[m]=d.flatMap(g=>s(g.body).get("source")??[]);return{
locals:r,inputs:l.get("inputs"),includes:c,generated:a,source:m,isSkipped:l.get("skip"),isOpen:i.kind==="native"&&(l.has("generate")||l.has("remote_state")),place:(0,wt.
rI)(n,t).place}}class $t{effort=new I.Pg;context;constructor(t){this.context=t}read=(0,$.O)(t=>{const n=this.context.files.read(t);return n===null?null:xt(n,t)});scopeOf(t){
return this.evaluation()({file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??[]).flatMap(({unit:e,hasSource:i})=>i?[]:this.evaluation()(
{file:t,from:e,unit:e}).scope)}isIncluded(t){return this.includers().has(t)}includers=(0,$.O)(()=>{const t=this.context.terragrunt.flatMap(n=>{const e=this.read(
n);if(e===null||e.includes.size===0)return[];const i=this.scopeOf(n),s=e.source!==void 0;return[...e.includes.values()].map(({path:l})=>({unit:n,hasSource:s,file:this.
fileAt((0,k._3)(l,i),n)}))});return Map.groupBy(t,({file:n})=>n)});partsOf(t){const n=this.evaluation(),e=new Map,i=s=>{const l=s===null?null:this.read(s);if(s===
null||l===null){e.set("",null);return}if(e.has(s))return;const{scope:r}=n({file:s,from:t,unit:t});e.set(s,{file:s,declared:l,scope:r});for(const{path:c,strategy:a}of[
...l.includes.values()].reverse())(a===void 0||(0,k._3)(a,r)!=="no_merge")&&i(this.fileAt((0,k._3)(c,r),t))};return i(t),[...e.values()]}evaluation(){this.effort.
renew();const t=new Map,n=e=>{const i=`${e.file}
${e.from}`,s=t.get(i)??this.configOf(e,n);return t.set(i,s),s};return n}configOf(t,n){const{file:e,from:i,unit:s}=t,l=this.read(e),r=u=>u&&(0,k._3)(u,p),c=u=>this.
fileAt(r(l?.includes.get(u)?.path),i),a=(u,O)=>{if(!(u===null||this.read(u)===null))return n({file:u,from:O??u,unit:s}).value},d=(0,$.O)(u=>r(l?.locals.get(u))),
m=(0,$.O)(u=>{if(!l?.includes.has(""))return a(c(u),i);const O=a(c(""),i);return typeof O=="function"?O(u):void 0}),g=(0,$.O)(u=>u==="locals"?d:u==="inputs"?r(l?.
inputs):void 0),x=u=>{if(e!==i)return e;const[O]=l?.includes.keys()??[];return c(typeof u=="string"?u:O??"")??e},{files:h,isSet:b}=this.context,A=mt({from:i,unit:s,
parent:x,files:h,isSet:b}),p={name:u=>u==="local"?d:u==="include"?m:void 0,call:(u,O)=>{if(u==="read_terragrunt_config"){const[_,H]=O;return typeof _!="string"?
void 0:a(this.fileAt(_,i),null)??H}return Object.hasOwn(A,u)?A[u]?.(O):rt(u,O)},effort:this.effort};return{scope:p,value:g}}fileAt(t,n){const e=J(t,(0,S.jt)(n));
if(e===null)return null;const s=[(0,S.Gz)(e,"terragrunt.hcl"),(0,S.Gz)(e,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return s!==void 0&&this.read(e)===
null?s:e}}var X=w(2170),kt=w(9897),yt=w(450),ct=w(3278);function Ot({written:o,backend:t},{file:n,declared:e,scope:i},s){const l=o.get("contents");if(l===void 0)
return null;const{expression:r,text:c}=l,a=e.place(r),d=c.slice(r.start,r.end).trimEnd(),m=a.line+d.split(`
`).length-1,g=(O,_)=>_===null?null:{file:n,text:`
`.repeat(O-1)+_,lines:[a,m]};if(t!==void 0)return g(a.line,Tt(t,i));if(d.startsWith("<<")){const O=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return g(a.line+1,Z((0,ct.BD)(O,r),c,i))}const x=Mt(l,i);if(x===null)return g(a.line,Z(r,c,i));const h=J(x.path,(0,S.jt)(n)),b=h===null?null:s.read(h);if(h===
null||b===null)return null;const A=x.values&&{...i,name:x.values},p={start:0,end:0},u=A?Z((0,ct.BD)(b,p),b,A):b;return u===null?null:{file:h,text:u,lines:null}}
const It=1024*1024,St=4096;function Z(o,t,n){if(o.kind!=="template"){const s=(0,k._3)({expression:o,text:t},n);return typeof s=="string"?s:null}let e="",i=0;for(const s of(0,k.
B$)(o.parts,t,n)){const l=s.kind==="known"?void 0:(0,k.cd)(s,t),r=s.kind==="known"?s.value:l&&(0,k.p_)(l,n);let c=(0,I.Uk)(r);if(c===void 0){const d=e.slice(i);
if(l===void 0||d.trim()===""||d.length>St)return null;c=d.split('"').length%2===0?`\${${l}}`:"null"}const a=c.lastIndexOf(`
`);if(a>=0&&(i=e.length+a+1),e+=c,e.length>It)return null}return e}function Mt(o,t){let n;const e=(r,c)=>r!=="file"&&r!=="templatefile"?t.call(r,c):(n=c,""),i=(0,k.
_3)(o,{...t,call:e})==="",[s,l]=n??[];return!i||n===void 0?null:{path:s,values:typeof l=="function"?l:void 0}}function Tt(o,t){const n=c=>JSON.stringify(c).replaceAll(
/[$%](?=\{)/g,"$&$&"),[e,i]=[o.get("backend"),o.get("config")],s=e&&(0,k._3)(e,t);if(typeof s!="string")return null;const l=i&&(0,k._3)(i,t),r=["hostname","orga\
nization","address"].map(c=>{const a=typeof l=="function"?l(c):void 0;return typeof a=="string"?`${c} = ${n(a)}
`:""});return`terraform {
backend ${n(s)} {
${r.join("")}}
}
`}const At=/(^|\/)terragrunt\.hcl(\.json)?$/,_t=/[?&](ref|version)=/,Et=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,z=(o,{scope:t})=>o&&(0,k.
_3)(o,t),at=({expression:o},{declared:t})=>t.place(o);function*jt(o,t){const{context:n}=t,e=new yt.o(o),i=new Ct(t,e),s=[];for(const l of n.terragrunt){if(yield o.
files)return{...e.finish(s),endedAt:(0,S.jt)(l)};const r=i.read(l);r!==null&&s.push(r)}return e.finish(s)}class Ct{terragrunt;additions;scanned;constructor(t,n){
this.terragrunt=t,this.additions=n,this.scanned=new Set(t.context.terragrunt)}read(t){if(!At.test(t)||this.terragrunt.isIncluded(t))return null;const n=this.terragrunt.
partsOf(t),e=n.filter(a=>a!==null),[i]=e;if(i!==void 0&&z(i.declared.isSkipped,i)===!0)return null;const s=this.sourceOf(n,t);if(s===null)return null;const l={directory:(0,S.
jt)(t),...s,isPartial:n.includes(null),replaced:[],covers:s.module===null?[...this.configIn((0,S.jt)(t))]:[],files:e.map(a=>a.file)};this.replaceByOwn(l);const r=new Set,
{unread:c}=this.additions;n.includes(null)&&s.unknown===null&&c.push({file:t,...X.wv});for(const a of e){(a.declared.isOpen||!this.scanned.has(a.file))&&c.push(
{file:a.file,...X.wv}),l.isPartial||=a.declared.isOpen;for(const[d,m]of a.declared.generated)r.has(d)||this.generate(l,m,a),r.add(d)}return l}sourceOf(t,n){const e=(0,S.
jt)(n),i=t.find(b=>b===null||b.declared.source!==void 0);if(i===void 0)return this.configIn(e).length===0?null:{module:e,unknown:null};const{source:s}=i?.declared??
{};if(i===null||s===void 0)return{module:null,unknown:{file:n,...X.wv}};const l=at(s,i),r=z(s,i),c=r instanceof I.ae?r.text:r,a=s.text.slice(s.expression.start,
s.expression.end);if(typeof c=="string"&&c!==""?!(0,kt.GL)(c):_t.test(a)){const b=i.file===n&&s.expression.kind==="string",A=typeof r=="string"?r:null;return b||
this.additions.inherit(l,A,e),{module:null,unknown:null}}const m=typeof r=="string"?r.replace(/\?.*/s,""):void 0,g=J(m,e);if(g!==null&&this.configIn(g).length>0)
return{module:g,unknown:null};const h=/^\.{0,2}(?:\/|$)/.test(m??"")&&!a.startsWith('"/')&&g!==null&&!this.terragrunt.context.files.exists(g);return{module:null,
unknown:l,...h&&{missing:g}}}configIn=(0,$.O)(t=>{const n=this.terragrunt.context.files.list(t),e=new Set(n);return n.filter(i=>(0,f.L8)(i,e,"")?.class==="confi\
g")});replaceByOwn({directory:t,module:n,replaced:e}){if(n===null||n===t)return;const i=new Set(this.configIn(n));for(const s of this.configIn(t))i.has(s)&&e.push(
(0,S.Gz)(n,s))}generate(t,n,e){this.terragrunt.effort.renew();const{written:i}=n,s=i.has("disable")&&z(i.get("disable"),e),l=z(i.get("path"),e);if(s===!0&&!i.has(
"if_disabled"))return;const r=i.get("contents"),c=i.get("comment_prefix"),a=r?at(r,e):{file:e.file,...X.wv},d=c===void 0||/^(#|\/\/).*$/.test(String(z(c,e)));if((s===
void 0||!d)&&this.additions.unread.push(a),typeof l!="string"){this.additions.unread.push(a),t.isPartial=!0;return}const m=D.posix.normalize(l.replace(`/${t.directory}\
/`,"")),g=[t.directory,t.module??t.directory],x=(0,f.L8)(m,new Set(g.flatMap(this.configIn)),"");if(x?.class!=="config"||m.includes("/")){Et.test(m)&&this.additions.
unread.push(a);return}const h=g.filter(u=>this.configIn(u).includes(m)).map(u=>(0,S.Gz)(u,m)),b=s===!1&&z(i.get("if_exists"),e)==="skip";if(h.length>0&&b||(t.replaced.
push(...h),b||t.covers.push(m),s===!0))return;const{files:A}=this.terragrunt.context,p=s===!1?Ot(n,e,A):null;p===null?(this.additions.unread.push(a),t.isPartial=
!0):this.additions.add(p,x,t.directory)||(t.unknown=a)}}}),5011:((Y,P,w)=>{w.d(P,{n:()=>S});var U=w(9432);const $=["TF_CLI_ARGS_init","TF_CLI_ARGS"],k=/^(backend-config|from-module|lock-timeout|lockfile|plugin-dir|test-directory|var|var-file)$/,
I=/^(backend|backend-config|cloud|lockfile|plugin-dir|upgrade|var|var-file)$/;function S(f){const v=B(f),y=T=>v.flatMap(({name:C,value:j})=>C===T?j:[]),E=T=>y(T).
at(-1);return{upgrade:F(E("upgrade")??"false"),hasBackend:F(E("backend")??E("cloud")??"true"),isLockReadonly:E("lockfile")==="readonly",pluginDirectories:y("plu\
gin-dir"),backendConfig:y("backend-config"),variables:v.filter(({name:T})=>T==="var"||T==="var-file"),remarks:$.flatMap(T=>{const j=v.filter(({name:N,from:V})=>V===
T&&I.test(N)).map(R).join(" ");return j===""?[]:[`init is predicted with ${j} of ${T}`]})}}const F=f=>/^(1|[tT]|true|TRUE|True)$/.test(f);function R({name:f,value:v}){
if(v==="true")return`-${f}`;const y=f==="var"||f==="backend-config"&&!v.startsWith("hostname=");return`-${f}=${(0,U.dh)(y?v.replace(/=.*/s,"=\u2026"):v)}`}function B(f){
const v=$.flatMap(E=>M(f[E]??"").map(T=>({text:T,from:E}))).values(),y=[];for(const{text:E,from:T}of v){const[,C,,j]=/^--?([^-=][^=]*)(=(.*))?$/s.exec(E)??[];if(C===
void 0)break;const N=()=>k.test(C)?v.next().value?.text??"":"true";y.push({name:C,from:T,value:j??N()})}return y}function M(f){const[v=""]=/^(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^'"\\;&|<>])*/s.
exec(f)??[];return(v.match(/(?:\\.|'[^']*'|"(?:\\.|[^"\\])*"|[^\s'"\\])+/gs)??[]).map(E=>E.replace(/'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/gs,(T,C,j,N)=>String(C??
N??j.replace(/\\(.)/gs,"$1"))))}}),7706:((Y,P,w)=>{w.d(P,{ME:()=>k,ho:()=>F,io:()=>M,jP:()=>I});var U=w(8032),$=w(9615);const k=()=>(0,$.CC)("block-reserved",{message:"\
required_providers is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function I({
kind:f}){const{client:v,what:y}=U.$I[f];return(0,$.CC)("block-unsupported",{message:`${y} is supported by ${U.bB[v]} only`,help:v==="opentofu"?"remove it, move \
it into a `.tofu` file, or correct `dialect`":"remove it, or correct `dialect`"})}const S={twice:({what:f,first:v})=>({message:`${f} is defined a second time; t\
he first time is in ${v}`,help:f.includes(".")?"remove or rename one of them":"write one block only"}),"no-base":({what:f})=>({message:`this override file chang\
es ${f}, which no other file of the directory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:f})=>({message:`${f}\
 is a block of the CLI configuration, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; re\
place a token that was committed"}),reserved:({what:f})=>({message:`${f} has a name that calls of a module need for themselves`,help:"rename the variable"}),"qu\
oted-type":({what:f})=>({message:`the type of ${f} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({
what:f,argument:v})=>({message:`${f} cannot have the argument ${v}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configu\
res the provider"}),"local-name":({name:f,normal:v})=>({message:`"${f}" cannot be the local name of a provider`,help:v===null?"use letters, digits and dashes on\
ly, with no dash at either end":`write ${v}`})},F=f=>(0,$.CC)("block-invalid",(0,$.Z9)(S,f)),R="use another version of the module that has this call",B={"not-pa\
ssed":({call:f,name:v,canChange:y})=>({message:`${f} does not pass the provider configuration ${v}, which its module expects`,help:y?`add \`${v} = \u2026\` to the \`pr\
oviders\` of the call`:R}),overridden:({call:f,name:v,canChange:y})=>({message:`${f} passes the provider configuration ${v}, which its module has itself`,help:y?
`remove \`${v}\` from the \`providers\` of the call`:R}),repeated:({call:f,argument:v,canChange:y})=>({message:`${f} has \`${v}\`, but its module configures a pr\
ovider itself`,help:y?`remove \`${v}\`, or use a version of the module without \`provider\` blocks`:R})},M=f=>(0,$.CC)("block-providers",(0,$.Z9)(B,f))})};export{Rt as id,Dt as ids,Nt as modules};
