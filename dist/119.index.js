const Rn=119,Ln=[119],zn={5119:((En,H,v)=>{v.r(H),v.d(H,{Instances:()=>vn,Terragrunt:()=>bn,withUnits:()=>Nn});var sn=v(3916),w=v(9160),g=v(9075),L=v(2245),z=v(
400),x=v(6134),b=v(9664),B=v(2161),on=v(1884);const rn={bool:"boolean",number:"number",string:"string"};function N(o,n){if(n===void 0||n==="any"||o===null)return o;
if(typeof o!="function")return o instanceof g.ae||typeof o===rn[n]?o:n==="string"?(0,g.Uk)(o):void 0;const[,s]=/^(?:list|map)\((\w+)\)$/.exec(n)??[];if(s!==void 0)
return e=>e===g.pi?o(e):N(o(e),s);const[,t]=/^object\(\{([\w=,-]*)\}\)$/.exec(n)??[],i=new Map(t?.split(",").map(e=>e.split("=",2)));return e=>i.has(e)?N(o(e),i.
get(e)):void 0}function ln(o,n,s){const t=s.list(o),i=new Set(t),e=new x.n_,l=new P;l.isRoot=o==="";const r=t.flatMap(c=>{const a=(0,B.L8)(c,i,"");return(a?.class===
"lock"||a?.class==="test")&&(l.isRoot=!0),a?.class==="config"&&a.clients.includes(n)?[{name:c,kind:a}]:[]});for(const c of[!1,!0])for(const{name:a,kind:u}of r){
const f=u.isOverride===c?s.read((0,b.Gz)(o,a)):null;if(f!==null&&l.read((u.syntax==="json"?L.O:z.K)(f,e)),e.isExceeded())return W}return l.bytes+=e.bytes,l}class P{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:n,body:s}){this.bytes+=n.length;for(const t of(0,x.SH)(s,"variable",1))this.readVariable(t,n);for(const t of(0,x.SH)(s,"locals",0))C(this.locals,t,n);for(const t of(0,x.
SH)(s,"module",1)){const i=t.labels[0]?.value??"",e=this.calls.get(i)??new Map;this.calls.set(i,e),C(e,t,n)}for(const{body:t}of(0,x.SH)(s,"terraform",0))this.isRoot||=
(0,on.hN)(t)}readVariable({labels:n,body:s},t){const i=n[0]?.value??"",e=this.variables.get(i)??{};this.variables.set(i,e);const l=u=>(0,x.w4)(s,u)?.value,r=u=>{
const f=l(u);return f&&(0,w._3)({expression:f,text:t},(0,g.sT)())},c=l("type"),a=r("nullable");l("default")!==void 0&&(e.default=r("default")),c!==void 0&&(e.type=
cn(c,t)),l("const")!==void 0&&(e.isConst=String(r("const"))==="true"),String(r("sensitive"))==="true"&&(e.isConst=!1),l("nullable")!==void 0&&(e.isNullable=a===
void 0?void 0:String(a)==="true")}}const cn=(o,n)=>o.kind==="string"?o.value:n.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function C(o,{body:n},s){
for(const{name:t,value:i}of(0,x.Td)(n))o.set(t,{expression:i,text:s})}const W=new P,K=/\.tfvars(\.json)?$/,G=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
X=/^terraform\.tfvars(\.json)?$/,un=/\.(tf|tofu)(\.json)?$/,D=200,V=1024*1024,an=2;function fn(o,n){const s=new x.n_;let t=0;const i=f=>{const h=t>V?null:n.read(
(0,b.Gz)(o,f),V);return t+=h?.length??0,dn(f,h,s)},e=n.list(o).filter(f=>K.test(f)),l=e.filter(f=>!G.test(f));for(const f of J("",o,n,an))l.push(f);const r=e.filter(
f=>G.test(f)).slice(0,D).sort((f,h)=>Number(X.test(h))-Number(X.test(f))).map(i).reverse(),c=l.slice(0,D).map(f=>({given:i(f),from:`with ${(0,b.Gz)(o,f)}`})),a=e.
filter(f=>G.test(f)).length<=D;return{loaded:f=>a?r.map(h=>h(f)).find(h=>h):()=>{},others:c,bytes:t+s.bytes}}function*J(o,n,s,t){if(t!==0)for(const i of s.directories(
n).slice(0,D)){const[e,l]=[(0,b.Gz)(n,i),(0,b.Gz)(o,i)],r=s.list(e);if(!r.some(c=>un.test(c))){for(const c of r)K.test(c)&&(yield(0,b.Gz)(l,c));yield*J(l,e,s,t-
1)}}}function dn(o,n,s){if(n===null)return()=>()=>{};const t=o.endsWith(".json"),{text:i,body:e}=(t?L.O:z.K)(n,s);if(s.isExceeded())return()=>()=>{};const l=new Map;
for(const{name:r,value:c}of(0,x.Td)(e))l.has(r)||l.set(r,c);return r=>{const c=l.get(r);return c&&(()=>(0,w._3)({expression:c,text:i},(0,g.sT)()))}}var k=v(6760),
Y=v(4091);const hn=64*1024,Q=/^[\0-\x7f]*$/,$=o=>n=>{const s=n.map(g.Uk).filter(t=>t!==void 0);return s.length===n.length?o(...s):void 0},pn=o=>n=>n===g.pi?o.length:
o[Number(n)];function Z(o,n=""){const s=[];let t=hn;for(const i of o){const e=typeof i=="function"?i(g.pi):void 0;if(typeof i!="function"||typeof e!="number")return;
for(let l=0;l<e;l+=1){const r=(0,g.Uk)(i(String(l)));if(t-=(r??"").length+n.length+1,r===void 0||t<0)return;s.push(r)}}return s}const _={coalesce:o=>o.includes(
void 0)?void 0:o.find(n=>n!==null&&n!==""),format:([o,...n])=>{if(typeof o!="string"||!/^(?:[^%]|%s)*$/.test(o))return;const s=n.map(g.Uk),t=o.split("%s");if(!(s.
includes(void 0)||s.length!==t.length-1))return t.map((i,e)=>i+(s[e]??"")).join("")},element:([o,n])=>{const s=Z([o]);return s?.[Number(n)%s.length]},join:([o,...n])=>typeof o==
"string"?Z(n,o)?.join(o):void 0,lookup:([o,n])=>typeof o=="function"&&typeof n=="string"?o(n):void 0,lower:$(o=>Q.test(o)?o.toLowerCase():void 0),replace:$((o,n="",s="")=>/^\/.*\/$/s.
test(n)?void 0:o.replaceAll(n,()=>s)),split:$((o,n="")=>pn(n.split(o))),tostring:$(o=>o),trimprefix:$((o,n="")=>o.startsWith(n)?o.slice(n.length):o),trimspace:$(
o=>(0,Y.s8)((0,Y.Dw)(o))),trimsuffix:$((o,n="")=>o.endsWith(n)?o.slice(0,o.length-n.length):o),upper:$(o=>Q.test(o)?o.toUpperCase():void 0)},q=(o,n)=>Object.hasOwn(
_,o)?_[o]?.(n):void 0;function U(o,n){return typeof o!="string"||k.posix.join(o.startsWith("/")?".":n,o).startsWith("..")?null:k.posix.resolve("/",n,o).slice(1)}
const M=o=>k.posix.dirname(`/${o}`);function gn(o){const{from:n,unit:s,parent:t,isSet:i}=o,e=M(n),l=(r,c)=>k.posix.relative(r,c)||".";return{basename:([r])=>typeof r==
"string"?k.posix.basename(r):void 0,dirname:([r])=>typeof r=="string"?k.posix.dirname(r):void 0,find_in_parent_folders:r=>mn(o,r),get_env:([r,c])=>typeof r=="st\
ring"&&!i(r)?c:void 0,get_original_terragrunt_dir:()=>M(s),get_parent_terragrunt_dir:([r])=>M(t(r)),get_path_from_repo_root:()=>l("/",e),get_path_to_repo_root:()=>l(
e,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>e,path_relative_from_include:([r])=>l(e,M(t(r))),path_relative_to_include:([r])=>l(M(t(r)),e),try:r=>r.find(
c=>c!==void 0)}}function mn({from:o,files:n},s){const[t=s.length===0?"terragrunt.hcl":void 0,i]=s;if(typeof t=="string"){for(let e=M(o);e!=="/";){e=k.posix.dirname(
e);const l=k.posix.join(e,t);if(n.locate(l.slice(1))!==null)return l}return i}}const j={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class vn{effort=new g.
Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(n,s,t){this.context=n,this.client=s,this.evaluation=t}of(n){const s=this.found.
get(n);if(s!==void 0)return s;this.found.set(n,[this.unknown(n)]),this.depth+=1;const t=this.calledBy(n);this.depth-=1;const e=[...t.length===0||this.declarations(
n).isRoot?this.roots(n):[],...t];return this.found.set(n,e),e}declarations=(0,g.Oo)(n=>this.bytes>j.bytes?W:this.counted(ln(n,this.client,this.context.files)));counted(n){
return this.bytes+=n.bytes,n}roots=(0,g.Oo)(n=>{if(this.bytes>j.bytes)return[this.unknown(n)];const{files:s,setBy:t}=this.context,{loaded:i,others:e}=this.counted(
fn(n,s)),l=(c,a)=>this.instance(n,c,{use:n,root:n,from:a}),r=[l(i,null)];for(const{given:c,from:a}of e)r.push(l(u=>c(u)??i(u),a));for(const c of this.declarations(
n).variables.keys()){const a=t(c);if(!(a===null||i(c)!==void 0)){if(r.length>=j.uses)break;r.push(l(u=>u===c?nn:i(u),`with ${a}`))}}return r});calls=(0,g.Oo)(n=>Map.
groupBy(this.declarations(n).calls,([,s])=>this.target(n,s)));calledBy(n){const s=[];for(const t of this.callers(n)){const e=this.depth>j.depth||this.instances>
j.instances?[this.unknown(t)]:this.of(t);for(const[l,r]of this.calls(t).get(n)??[])for(const{scope:c,use:a,root:u,from:f}of e){if(s.length>=j.uses)return[...s,this.
unknown(n)];const h=p=>{const m=r.get(p);return m&&(()=>(0,w._3)(m,c))};s.push(this.instance(n,h,{use:`${a} ${l}`,root:u,from:f}))}}return s}callers(n){return(this.
context.calls().callers.get(n)??new Set).union(this.dynamicCalls().get(n)??new Set)}dynamicCalls=(0,g.Oo)(()=>{const n=new Map;for(const s of this.context.calls().
dynamic)for(const t of this.calls(s).keys())n.set(t,(n.get(t)??new Set).add(s));return n});target(n,s){const t=s.get("source"),[i]=this.roots(n),e=t&&i&&(0,w._3)(
t,i.scope);return typeof e=="string"?this.context.leadsTo(n,e):null}unknown=(0,g.Oo)(n=>this.instance(n,()=>nn,{use:`${n} ?`,root:null,from:null}));instance(n,s,t){
const{variables:i,locals:e}=this.declarations(n),l=p=>{const m=i.get(p);if(m===void 0)return;const{isConst:I,isNullable:O,type:S}=m,d=this.client==="terraform"?
I===!0:I!==!1;if(this.evaluation==="static"&&!d)return new g.ae("",p);const y=s(p),T=N(m.default,S),R=y===void 0?T:N(y(),S);return R!==null||O===!0||!("isNullab\
le"in m)?R:O===!1?T:void 0},r={var:(0,g.Oo)(l),local:(0,g.Oo)(p=>{const m=e.get(p);return m&&(0,w._3)(m,h)}),path:p=>p==="root"?".":p==="module"&&t.root!==null?
(0,sn.relative)(`/${t.root}`,`/${n}`)||".":void 0},c=this.evaluation==="static",a=p=>p==="terraform"&&this.client==="opentofu",u=p=>r[p]??(c&&!a(p)?new g.ae("",
""):void 0),{effort:f}=this;this.instances+=1,f.count();const h={name:u,call:q,effort:f};return{scope:h,...t}}}const nn=()=>{};var wn=v(8321);function xn(o,n){const s=(n.
endsWith(".json")?L.O:z.K)(o),{text:t,body:i}=s,e=(u,f)=>{const h=(0,x.w4)(u.body,f)?.value;return h&&{expression:h,text:t}},l=new Map;for(const u of(0,x.SH)(i,
"locals",0))C(l,u,t);const r=new Map;for(const u of[...(0,x.SH)(i,"include",0),...(0,x.SH)(i,"include",1)]){const f=e(u,"path"),h=e(u,"merge_strategy");f!==void 0&&
r.set(u.labels[0]?.value??"",{path:f,strategy:h})}const c=new Map;for(const u of(0,x.SH)(i,"generate",1))c.set(`generate ${u.labels[0]?.value}`,{path:e(u,"path"),
strategy:e(u,"if_exists"),isDisabled:e(u,"disable"),ifDisabled:e(u,"if_disabled"),prefix:e(u,"comment_prefix"),contents:e(u,"contents")});for(const u of(0,x.SH)(
i,"remote_state",0)){const f=e(u,"generate");if(f===void 0)continue;const h=O=>{const S=(0,w.Tu)(f.expression,O,t);return S&&{expression:S,text:t}},p={type:e(u,
"backend"),config:e(u,"config")},[m,I]=[h("path"),h("if_exists")];c.set("remote_state",{path:m,strategy:I,contents:f,backend:p})}const[a]=(0,x.SH)(i,"terraform",
0).flatMap(u=>e(u,"source")??[]);return{locals:l,inputs:e({body:i},"inputs"),includes:r,generated:c,source:a,isSkipped:e({body:i},"skip"),isOpen:i.kind==="nativ\
e"&&["generate","remote_state"].some(u=>(0,x.w4)(i,u)!==void 0),place:(0,wn.rI)(s,n).place}}class bn{effort=new g.Pg;context;constructor(n){this.context=n}read=(0,g.
Oo)(n=>{const s=this.context.files.read(n);return s===null?null:xn(s,n)});scopeOf(n){return this.evaluation()({file:n,from:n,unit:n}).scope}includedScopes(n){return(this.
includers().get(n)??[]).flatMap(({unit:t,hasSource:i})=>i?[]:this.evaluation()({file:n,from:t,unit:t}).scope)}isIncluded(n){return this.includers().has(n)}includers=(0,g.
Oo)(()=>{const n=new Map;for(const s of this.context.terragrunt){const t=this.read(s);if(t===null||t.includes.size===0)continue;const i=this.scopeOf(s);for(const{
path:e}of t.includes.values()){const l=this.fileAt((0,w._3)(e,i),s);if(l===null)continue;const r=n.get(l)??[];n.set(l,r),r.push({unit:s,hasSource:t.source!==void 0})}}
return n});partsOf(n){const s=this.evaluation(),t=new Map,i=e=>{const l=e===null?null:this.read(e);if(e===null||l===null){t.set("",null);return}if(t.has(e))return;
const{scope:r}=s({file:e,from:n,unit:n});t.set(e,{file:e,declared:l,scope:r});for(const{path:c,strategy:a}of[...l.includes.values()].reverse())(a===void 0||(0,w.
_3)(a,r)!=="no_merge")&&i(this.fileAt((0,w._3)(c,r),n))};return i(n),[...t.values()]}evaluation(){this.effort.renew();const n=new Map,s=t=>{const i=`${t.file}
${t.from}`,e=n.get(i)??this.configOf(t,s);return n.set(i,e),e};return s}configOf(n,s){const{file:t,from:i,unit:e}=n,l=this.read(t),r=d=>d&&(0,w._3)(d,S),c=d=>this.
fileAt(r(l?.includes.get(d)?.path),i),a=(d,y)=>{if(!(d===null||this.read(d)===null))return s({file:d,from:y??d,unit:e}).value},u=(0,g.Oo)(d=>r(l?.locals.get(d))),
f=(0,g.Oo)(d=>{if(!l?.includes.has(""))return a(c(d),i);const y=a(c(""),i);return typeof y=="function"?y(d):void 0}),h=(0,g.Oo)(d=>d==="locals"?u:d==="inputs"?r(
l?.inputs):void 0),p=d=>{if(t!==i)return t;const[y]=l?.includes.keys()??[];return c(typeof d=="string"?d:y??"")??t},{files:m,isSet:I}=this.context,O=gn({from:i,
unit:e,parent:p,files:m,isSet:I}),S={name:d=>d==="local"?u:d==="include"?f:void 0,call:(d,y)=>{if(d==="read_terragrunt_config"){const[T,R]=y;return typeof T!="s\
tring"?void 0:a(this.fileAt(T,i),null)??R}return Object.hasOwn(O,d)?O[d]?.(y):q(d,y)},effort:this.effort};return{scope:S,value:h}}fileAt(n,s){const t=U(n,(0,b.jt)(
s));if(t===null)return null;const e=[(0,b.Gz)(t,"terragrunt.hcl"),(0,b.Gz)(t,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return e!==void 0&&this.read(t)===
null?e:t}}var E=v(2370),On=v(4321),yn=v(9929),tn=v(4009);function In({contents:o,backend:n},{file:s,declared:t,scope:i},e){if(o===void 0)return null;const{expression:l,
text:r}=o,c=t.place(l),a=r.slice(l.start,l.end).trimEnd(),u=c.line+a.split(`
`).length-1,f=(S,d)=>d===null?null:{file:s,text:`
`.repeat(S-1)+d,lines:[c,u]};if(n!==void 0)return f(c.line,Mn(n,i));if(a.startsWith("<<")){const S=a.slice(a.indexOf(`
`)+1,a.lastIndexOf(`
`)+1);return f(c.line+1,F((0,tn.BD)(S,l),r,i))}const h=$n(o,i);if(h===null)return f(c.line,F(l,r,i));const p=U(h.path,(0,b.jt)(s)),m=p===null?null:e.read(p);if(p===
null||m===null)return null;const I=h.values&&{...i,name:h.values},O=I?F((0,tn.BD)(m,{start:0,end:0}),m,I):m;return O===null?null:{file:p,text:O,lines:null}}const Sn=1024*
1024,kn=4096;function F(o,n,s){if(o.kind!=="template"){const e=(0,w._3)({expression:o,text:n},s);return typeof e=="string"?e:null}let t="",i=0;for(const e of(0,w.
B$)(o.parts,n,s)){const l=e.kind==="known"?void 0:(0,w.cd)(e,n),r=e.kind==="known"?e.value:l&&(0,w.p_)(l,s);let c=(0,g.Uk)(r);if(c===void 0){const u=t.slice(i);
if(l===void 0||u.trim()===""||u.length>kn)return null;c=u.split('"').length%2===0?`\${${l}}`:"null"}const a=c.lastIndexOf(`
`);if(a>=0&&(i=t.length+a+1),t+=c,t.length>Sn)return null}return t}function $n(o,n){let s;const t=(r,c)=>r!=="file"&&r!=="templatefile"?n.call(r,c):(s=c,""),i=(0,w.
_3)(o,{...n,call:t})==="",[e,l]=s??[];return!i||s===void 0?null:{path:e,values:typeof l=="function"?l:void 0}}function Mn({type:o,config:n},s){const t=r=>JSON.stringify(
r).replaceAll(/[$%](?=\{)/g,"$&$&"),i=o&&(0,w._3)(o,s);if(typeof i!="string")return null;const e=n&&(0,w._3)(n,s),l=["hostname","organization","address"].map(r=>{
const c=typeof e=="function"?e(r):void 0;return typeof c=="string"?`${r} = ${t(c)}
`:""});return`terraform {
backend ${t(i)} {
${l.join("")}}
}
`}const jn=/(^|\/)terragrunt\.hcl(\.json)?$/,An=/[?&](ref|version)=/,Tn=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,A=(o,{scope:n})=>o&&(0,w.
_3)(o,n),en=({expression:o},{declared:n})=>n.place(o);function*Nn(o,n){const{context:s}=n,t=new yn.o(o),i=new Dn(n,t),e=[];for(const l of s.terragrunt){if(yield o.
files)return{...t.finish(e),endedAt:(0,b.jt)(l)};const r=i.read(l);r!==null&&e.push(r)}return t.finish(e)}class Dn{terragrunt;additions;scanned;constructor(n,s){
this.terragrunt=n,this.additions=s,this.scanned=new Set(n.context.terragrunt)}read(n){if(!jn.test(n)||this.terragrunt.isIncluded(n))return null;const s=this.terragrunt.
partsOf(n),t=s.filter(a=>a!==null),[i]=t;if(i!==void 0&&A(i.declared.isSkipped,i)===!0)return null;const e=this.sourceOf(s,n);if(e===null)return null;const l={directory:(0,b.
jt)(n),...e,isPartial:e.module===null||s.includes(null),replaced:[],files:t.map(a=>a.file)};this.replaceByOwn(l);const r=new Set,{unread:c}=this.additions;s.includes(
null)&&e.unknown===null&&c.push({file:n,...E.wv});for(const a of t){(a.declared.isOpen||!this.scanned.has(a.file))&&c.push({file:a.file,...E.wv}),l.isPartial||=
a.declared.isOpen;for(const[u,f]of a.declared.generated)r.has(u)||this.generate(l,f,a),r.add(u)}return l}sourceOf(n,s){const t=(0,b.jt)(s),i=n.find(p=>p===null||
p.declared.source!==void 0);if(i===void 0)return this.configIn(t).length===0?null:{module:t,unknown:null};const{source:e}=i?.declared??{};if(i===null||e===void 0)
return{module:null,unknown:{file:s,...E.wv}};const l=en(e,i),r=A(e,i),c=r instanceof g.ae?r.text:r,a=e.text.slice(e.expression.start,e.expression.end);if(typeof c==
"string"&&c!==""?!(0,On.GL)(c):An.test(a)){const p=i.file===s&&e.expression.kind==="string";return typeof r=="string"&&!p&&this.additions.inherit(l,r,t),{module:null,
unknown:null}}const u=typeof r=="string"?r.replace(/\?.*/s,""):void 0,f=U(u,t);return f!==null&&this.configIn(f).length>0?{module:f,unknown:null}:{module:null,unknown:l}}configIn=(0,g.
Oo)(n=>{const s=this.terragrunt.context.files.list(n),t=new Set(s);return s.filter(i=>(0,B.L8)(i,t,"")?.class==="config")});replaceByOwn({directory:n,module:s,replaced:t}){
if(s===null||s===n)return;const i=new Set(this.configIn(s));for(const e of this.configIn(n))i.has(e)&&t.push((0,b.Gz)(s,e))}generate(n,s,t){this.terragrunt.effort.
renew();const i=s.isDisabled!==void 0&&A(s.isDisabled,t),e=A(s.path,t);if(i===!0&&s.ifDisabled===void 0)return;const{contents:l,prefix:r}=s,c=l?en(l,t):{file:t.
file,...E.wv},a=r===void 0||/^(#|\/\/).*$/.test(String(A(r,t)));if((i===void 0||!a)&&this.additions.unread.push(c),typeof e!="string"){this.additions.unread.push(
c),n.isPartial=!0;return}const u=k.posix.normalize(e.replace(`/${n.directory}/`,"")),f=[n.directory,n.module??n.directory],h=(0,B.L8)(u,new Set(f.flatMap(this.configIn)),
"");if(h?.class!=="config"||u.includes("/")){Tn.test(u)&&this.additions.unread.push(c);return}const p=f.filter(O=>this.configIn(O).includes(u)).map(O=>(0,b.Gz)(
O,u)),m=i===!1&&A(s.strategy,t)==="skip";if(p.length>0&&m||(n.replaced.push(...p),i===!0))return;const I=i===!1?In(s,t,this.terragrunt.context.files):null;I===null?
(this.additions.unread.push(c),n.isPartial=!0):this.additions.add(I,h,n.directory)||(n.unknown=c)}}})};export{Rn as id,Ln as ids,zn as modules};
