const Rn=5242,Ln=[5242],Bn={5242:((En,H,v)=>{v.r(H),v.d(H,{Instances:()=>vn,Terragrunt:()=>bn,withUnits:()=>Nn});var rn=v(3916),I=v(3298),w=v(9985),x=v(9780),O=v(
3096),B=v(3276),z=v(6353),b=v(9941),C=v(3114),ln=v(4118);function D(o,n){if(n===void 0||n==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(n==="bool"?"boolean":n);return o instanceof x.ae||s?o:n==="string"?(0,x.Uk)(o):void 0}const[,e]=/^(?:list|map)\((\w+)\)$/.exec(n)??[];if(e!==void 0)return s=>s===
x.pi?o(s):D(o(s),e);const[,t]=/^object\(\{([\w=,-]*)\}\)$/.exec(n)??[],i=new Map(t?.split(",").map(s=>s.split("=",2)));return s=>i.has(s)?D(o(s),i.get(s)):void 0}
function cn(o,n,e){const t=e.list(o),i=new Set(t),s=new b.n_,l=new P;l.isRoot=o==="";const r=t.flatMap(c=>{const u=(0,C.L8)(c,i,"");return(u?.class==="lock"||u?.
class==="test")&&(l.isRoot=!0),u?.class==="config"&&u.clients.includes(n)?[{name:c,kind:u}]:[]});for(const c of[!1,!0])for(const{name:u,kind:d}of r){const a=d.isOverride===
c?e.read((0,O.Gz)(o,u)):null;if(a!==null&&l.read((d.syntax==="json"?B.O:z.K)(a,s)),s.isExceeded())return W}return l.bytes+=s.bytes,l}class P{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:n,body:e}){this.bytes+=n.length;for(const t of(0,b.SH)(e,"variable",1))this.readVariable(t,n);for(const t of(0,b.SH)(e,"locals",0))G(this.locals,t,n);for(const t of(0,b.
SH)(e,"module",1)){const i=t.labels[0]?.value??"",s=this.calls.get(i)??new Map;this.calls.set(i,s),G(s,t,n)}for(const t of(0,b.SH)(e,"terraform",0))this.isRoot||=
(0,ln.hN)(t.body)}readVariable({labels:n,body:e},t){const i=n[0]?.value??"",s=this.variables.get(i)??{};this.variables.set(i,s);const l=d=>(0,b.w4)(e,d)?.value,
r=d=>{const a=l(d);return a&&(0,w._3)({expression:a,text:t},(0,x.sT)())},c=l("type"),u=r("nullable");l("default")!==void 0&&(s.default=r("default")),c!==void 0&&
(s.type=un(c,t)),l("const")!==void 0&&(s.isConst=String(r("const"))==="true"),String(r("sensitive"))==="true"&&(s.isConst=!1),l("nullable")!==void 0&&(s.isNullable=
u===void 0?void 0:String(u)==="true")}}const un=(o,n)=>o.kind==="string"?o.value:n.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function G(o,{body:n},e){
for(const{name:t,value:i}of(0,b.Td)(n))o.set(t,{expression:i,text:e})}const W=new P,X=/\.tfvars(\.json)?$/,K=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
J=/^terraform\.tfvars(\.json)?$/,an=/\.(tf|tofu)(\.json)?$/,E=200,V=1024*1024,fn=2;function dn(o,n){const e=new b.n_;let t=0;const i=a=>{const h=t>V?null:n.read(
(0,O.Gz)(o,a),V);return t+=h?.length??0,hn(a,h,e)},s=n.list(o).filter(a=>X.test(a)),l=s.filter(a=>K.test(a)),r=s.filter(a=>!K.test(a));for(const a of Y("",o,n,fn))
r.push(a);const c=l.slice(0,E).sort((a,h)=>Number(J.test(h))-Number(J.test(a))).map(i).reverse(),u=r.slice(0,E).map(a=>({lookup:i(a),from:`with ${(0,O.Gz)(o,a)}`}));
return{loaded:a=>l.length>E?()=>{}:c.map(h=>h(a)).find(h=>h),others:u,bytes:t+e.bytes}}function*Y(o,n,e,t){if(t!==0)for(const i of e.directories(n).slice(0,E)){
const[s,l]=[(0,O.Gz)(n,i),(0,O.Gz)(o,i)],r=e.list(s);if(!r.some(c=>an.test(c))){for(const c of r)X.test(c)&&(yield(0,O.Gz)(l,c));yield*Y(l,s,e,t-1)}}}function hn(o,n,e){
if(n===null)return()=>()=>{};const t=o.endsWith(".json"),{text:i,body:s}=(t?B.O:z.K)(n,e);if(e.isExceeded())return()=>()=>{};const l=new Map;for(const{name:r,value:c}of(0,b.
Td)(s))l.has(r)||l.set(r,c);return r=>{const c=l.get(r);return c&&(()=>(0,w._3)({expression:c,text:i},(0,x.sT)()))}}var k=v(6760),Q=v(7811);const pn=64*1024,Z=/^[\0-\x7f]*$/,
M=o=>n=>{const e=n.map(x.Uk).filter(t=>t!==void 0);return e.length===n.length?o(...e):void 0};function _(o,n=""){const e=[];let t=pn;for(const i of o){const s=typeof i==
"function"?i(x.pi):void 0;if(typeof i!="function"||typeof s!="number")return;for(let l=0;l<s;l+=1){const r=(0,x.Uk)(i(String(l)));if(t-=(r??"").length+n.length+
1,r===void 0||t<0)return;e.push(r)}}return e}const q={coalesce:o=>o.includes(void 0)?void 0:o.find(n=>n!==null&&n!==""),format:([o,...n])=>{if(typeof o!="string"||
!/^(?:[^%]|%s)*$/.test(o))return;const e=n.map(x.Uk),t=o.split("%s");if(!(e.includes(void 0)||e.length!==t.length-1))return t.map((i,s)=>i+(e[s]??"")).join("")},
element:([o,n])=>{const e=_([o]);return e?.[Number(n)%e.length]},join:([o,...n])=>typeof o=="string"?_(n,o)?.join(o):void 0,lookup:([o,n])=>typeof o=="function"&&
typeof n=="string"?o(n):void 0,lower:M(o=>Z.test(o)?o.toLowerCase():void 0),replace:M((o,n="",e="")=>/^\/.*\/$/s.test(n)?void 0:o.replaceAll(n,()=>e)),split:M((o,n="")=>{
const e=n.split(o);return t=>t===x.pi?e.length:e[Number(t)]}),tostring:M(o=>o),trimprefix:M((o,n="")=>o.startsWith(n)?o.slice(n.length):o),trimspace:M(o=>(0,Q.s8)(
(0,Q.Dw)(o))),trimsuffix:M((o,n="")=>o.endsWith(n)?o.slice(0,o.length-n.length):o),upper:M(o=>Z.test(o)?o.toUpperCase():void 0)},nn=(o,n)=>Object.hasOwn(q,o)?q[o]?.(
n):void 0;function U(o,n){return typeof o!="string"||k.posix.join(o.startsWith("/")?".":n,o).startsWith("..")?null:k.posix.resolve("/",n,o).slice(1)}const A=o=>k.
posix.dirname(`/${o}`);function gn(o){const{from:n,unit:e,parent:t,isSet:i}=o,s=A(n),l=(r,c)=>k.posix.relative(r,c)||".";return{basename:([r])=>typeof r=="strin\
g"?k.posix.basename(r):void 0,dirname:([r])=>typeof r=="string"?k.posix.dirname(r):void 0,find_in_parent_folders:r=>mn(o,r),get_env:([r,c])=>typeof r=="string"&&
!i(r)?c:void 0,get_original_terragrunt_dir:()=>A(e),get_parent_terragrunt_dir:([r])=>A(t(r)),get_path_from_repo_root:()=>l("/",s),get_path_to_repo_root:()=>l(s,
"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([r])=>l(s,A(t(r))),path_relative_to_include:([r])=>l(A(t(r)),s),try:r=>r.find(c=>c!==
void 0)}}function mn({from:o,files:n},e){const[t=e.length===0?"terragrunt.hcl":void 0,i]=e;if(typeof t=="string"){for(let s=A(o);s!=="/";){s=k.posix.dirname(s);
const l=k.posix.join(s,t);if(n.locate(l.slice(1))!==null)return l}return i}}const T={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class vn{effort=new x.
Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(n,e,t){this.context=n,this.client=e,this.evaluation=t}of(n){const e=this.
byDirectory.get(n);if(e!==void 0)return e;this.byDirectory.set(n,[this.unknown(n)]),this.depth+=1;const t=this.calledBy(n);this.depth-=1;const s=[...t.length===
0||this.declarations(n).isRoot?this.roots(n):[],...t];return this.byDirectory.set(n,s),s}declarations=(0,I.O)(n=>this.bytes>T.bytes?W:this.counted(cn(n,this.client,
this.context.files)));counted(n){return this.bytes+=n.bytes,n}roots=(0,I.O)(n=>{if(this.bytes>T.bytes)return[this.unknown(n)];const{files:e,setBy:t}=this.context,
{loaded:i,others:s}=this.counted(dn(n,e)),l=(c,u)=>this.instance(n,c,{use:n,root:n,from:u}),r=[l(i,null)];for(const{lookup:c,from:u}of s)r.push(l(d=>c(d)??i(d),
u));for(const c of this.declarations(n).variables.keys()){const u=t(c);if(!(u===null||i(c)!==void 0)){if(r.length>=T.uses)break;r.push(l(d=>d===c?tn:i(d),`with ${u}`))}}
return r});calls=(0,I.O)(n=>Map.groupBy(this.declarations(n).calls,([,e])=>this.target(n,e)));calledBy(n){const e=[];for(const t of this.callers(n)){const s=this.
depth>T.depth||this.instances>T.instances?[this.unknown(t)]:this.of(t);for(const[l,r]of this.calls(t).get(n)??[])for(const{scope:c,use:u,root:d,from:a}of s){if(e.
length>=T.uses)return[...e,this.unknown(n)];const h=m=>{const f=r.get(m);return f&&(()=>(0,w._3)(f,c))};e.push(this.instance(n,h,{use:`${u} ${l}`,root:d,from:a}))}}
return e}callers(n){return(this.context.calls().callers.get(n)??new Set).union(this.dynamicCalls().get(n)??new Set)}dynamicCalls=(0,I.O)(()=>{const n=new Map;for(const e of this.
context.calls().dynamic)for(const t of this.calls(e).keys())n.set(t,(n.get(t)??new Set).add(e));return n});target(n,e){const t=e.get("source"),[i]=this.roots(n),
s=t&&i&&(0,w._3)(t,i.scope);return typeof s=="string"?this.context.leadsTo(n,s):null}unknown=(0,I.O)(n=>this.instance(n,()=>tn,{use:`${n} ?`,root:null,from:null}));instance(n,e,t){
const{variables:i,locals:s}=this.declarations(n),l=f=>{const g=i.get(f);if(g===void 0)return;const{isConst:S,isNullable:$,type:p}=g,y=this.client==="terraform"?
S===!0:S!==!1;if(this.evaluation==="static"&&!y)return new x.ae("",f);const j=e(f),L=D(g.default,p),on=j===void 0?L:D(j(),p);return on!==null||$===!0||!("isNull\
able"in g)?on:$===!1?L:void 0},r={var:(0,I.O)(l),local:(0,I.O)(f=>{const g=s.get(f);return g&&(0,w._3)(g,m)}),path:f=>f==="root"?".":f==="module"&&t.root!==null?
(0,rn.relative)(`/${t.root}`,`/${n}`)||".":void 0},{effort:c,evaluation:u,client:d}=this,a=f=>u==="static"&&(f!=="terraform"||d!=="opentofu"),h=f=>r[f]??(a(f)?new x.
ae("",""):void 0);this.instances+=1,c.count();const m={name:h,call:nn,effort:c};return{scope:m,...t}}}const tn=()=>{};var wn=v(2756);function xn(o,n){const e=(n.
endsWith(".json")?B.O:z.K)(o),{text:t,body:i}=e,s=h=>{const m=(0,b.Td)(h).toReversed();return new Map(m.map(({name:f,value:g})=>[f,{expression:g,text:t}]))},l=s(
i),r=new Map;for(const h of(0,b.SH)(i,"locals",0))G(r,h,t);const c=new Map;for(const h of[...(0,b.SH)(i,"include",0),...(0,b.SH)(i,"include",1)]){const m=s(h.body),
[f,g]=[m.get("path"),m.get("merge_strategy")];f!==void 0&&c.set(h.labels[0]?.value??"",{path:f,strategy:g})}const u=new Map;for(const h of(0,b.SH)(i,"generate",
1))u.set(`generate ${h.labels[0]?.value}`,{written:s(h.body)});for(const h of(0,b.SH)(i,"remote_state",0)){const m=s(h.body),f=m.get("generate");if(f===void 0)continue;
const g=new Map([["contents",f]]);for(const S of["path","if_exists"]){const $=(0,w.Tu)(f.expression,S,t);$!==void 0&&g.set(S,{expression:$,text:t})}u.set("remot\
e_state",{written:g,backend:m})}const d=(0,b.SH)(i,"terraform",0),[a]=d.flatMap(h=>s(h.body).get("source")??[]);return{locals:r,inputs:l.get("inputs"),includes:c,
generated:u,source:a,isSkipped:l.get("skip"),isOpen:i.kind==="native"&&(l.has("generate")||l.has("remote_state")),place:(0,wn.rI)(e,n).place}}class bn{effort=new x.
Pg;context;constructor(n){this.context=n}read=(0,I.O)(n=>{const e=this.context.files.read(n);return e===null?null:xn(e,n)});scopeOf(n){return this.evaluation()(
{file:n,from:n,unit:n}).scope}includedScopes(n){return(this.includers().get(n)??[]).flatMap(({unit:t,hasSource:i})=>i?[]:this.evaluation()({file:n,from:t,unit:t}).
scope)}isIncluded(n){return this.includers().has(n)}includers=(0,I.O)(()=>{const n=this.context.terragrunt.flatMap(e=>{const t=this.read(e);if(t===null||t.includes.
size===0)return[];const i=this.scopeOf(e),s=t.source!==void 0;return[...t.includes.values()].map(({path:l})=>({unit:e,hasSource:s,file:this.fileAt((0,w._3)(l,i),
e)}))});return Map.groupBy(n,({file:e})=>e)});partsOf(n){const e=this.evaluation(),t=new Map,i=s=>{const l=s===null?null:this.read(s);if(s===null||l===null){t.set(
"",null);return}if(t.has(s))return;const{scope:r}=e({file:s,from:n,unit:n});t.set(s,{file:s,declared:l,scope:r});for(const{path:c,strategy:u}of[...l.includes.values()].
reverse())(u===void 0||(0,w._3)(u,r)!=="no_merge")&&i(this.fileAt((0,w._3)(c,r),n))};return i(n),[...t.values()]}evaluation(){this.effort.renew();const n=new Map,
e=t=>{const i=`${t.file}
${t.from}`,s=n.get(i)??this.configOf(t,e);return n.set(i,s),s};return e}configOf(n,e){const{file:t,from:i,unit:s}=n,l=this.read(t),r=p=>p&&(0,w._3)(p,$),c=p=>this.
fileAt(r(l?.includes.get(p)?.path),i),u=(p,y)=>{if(!(p===null||this.read(p)===null))return e({file:p,from:y??p,unit:s}).value},d=(0,I.O)(p=>r(l?.locals.get(p))),
a=(0,I.O)(p=>{if(!l?.includes.has(""))return u(c(p),i);const y=u(c(""),i);return typeof y=="function"?y(p):void 0}),h=(0,I.O)(p=>p==="locals"?d:p==="inputs"?r(l?.
inputs):void 0),m=p=>{if(t!==i)return t;const[y]=l?.includes.keys()??[];return c(typeof p=="string"?p:y??"")??t},{files:f,isSet:g}=this.context,S=gn({from:i,unit:s,
parent:m,files:f,isSet:g}),$={name:p=>p==="local"?d:p==="include"?a:void 0,call:(p,y)=>{if(p==="read_terragrunt_config"){const[j,L]=y;return typeof j!="string"?
void 0:u(this.fileAt(j,i),null)??L}return Object.hasOwn(S,p)?S[p]?.(y):nn(p,y)},effort:this.effort};return{scope:$,value:h}}fileAt(n,e){const t=U(n,(0,O.jt)(e));
if(t===null)return null;const s=[(0,O.Gz)(t,"terragrunt.hcl"),(0,O.Gz)(t,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return s!==void 0&&this.read(t)===
null?s:t}}var R=v(2170),yn=v(9897),On=v(450),en=v(3278);function In({written:o,backend:n},{file:e,declared:t,scope:i},s){const l=o.get("contents");if(l===void 0)
return null;const{expression:r,text:c}=l,u=t.place(r),d=c.slice(r.start,r.end).trimEnd(),a=u.line+d.split(`
`).length-1,h=(y,j)=>j===null?null:{file:e,text:`
`.repeat(y-1)+j,lines:[u,a]};if(n!==void 0)return h(u.line,Mn(n,i));if(d.startsWith("<<")){const y=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return h(u.line+1,F((0,en.BD)(y,r),c,i))}const m=kn(l,i);if(m===null)return h(u.line,F(r,c,i));const f=U(m.path,(0,O.jt)(e)),g=f===null?null:s.read(f);if(f===
null||g===null)return null;const S=m.values&&{...i,name:m.values},$={start:0,end:0},p=S?F((0,en.BD)(g,$),g,S):g;return p===null?null:{file:f,text:p,lines:null}}
const Sn=1024*1024,$n=4096;function F(o,n,e){if(o.kind!=="template"){const s=(0,w._3)({expression:o,text:n},e);return typeof s=="string"?s:null}let t="",i=0;for(const s of(0,w.
B$)(o.parts,n,e)){const l=s.kind==="known"?void 0:(0,w.cd)(s,n),r=s.kind==="known"?s.value:l&&(0,w.p_)(l,e);let c=(0,x.Uk)(r);if(c===void 0){const d=t.slice(i);
if(l===void 0||d.trim()===""||d.length>$n)return null;c=d.split('"').length%2===0?`\${${l}}`:"null"}const u=c.lastIndexOf(`
`);if(u>=0&&(i=t.length+u+1),t+=c,t.length>Sn)return null}return t}function kn(o,n){let e;const t=(r,c)=>r!=="file"&&r!=="templatefile"?n.call(r,c):(e=c,""),i=(0,w.
_3)(o,{...n,call:t})==="",[s,l]=e??[];return!i||e===void 0?null:{path:s,values:typeof l=="function"?l:void 0}}function Mn(o,n){const e=c=>JSON.stringify(c).replaceAll(
/[$%](?=\{)/g,"$&$&"),[t,i]=[o.get("backend"),o.get("config")],s=t&&(0,w._3)(t,n);if(typeof s!="string")return null;const l=i&&(0,w._3)(i,n),r=["hostname","orga\
nization","address"].map(c=>{const u=typeof l=="function"?l(c):void 0;return typeof u=="string"?`${c} = ${e(u)}
`:""});return`terraform {
backend ${e(s)} {
${r.join("")}}
}
`}const jn=/(^|\/)terragrunt\.hcl(\.json)?$/,An=/[?&](ref|version)=/,Tn=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,N=(o,{scope:n})=>o&&(0,w.
_3)(o,n),sn=({expression:o},{declared:n})=>n.place(o);function*Nn(o,n){const{context:e}=n,t=new On.o(o),i=new Dn(n,t),s=[];for(const l of e.terragrunt){if(yield o.
files)return{...t.finish(s),endedAt:(0,O.jt)(l)};const r=i.read(l);r!==null&&s.push(r)}return t.finish(s)}class Dn{terragrunt;additions;scanned;constructor(n,e){
this.terragrunt=n,this.additions=e,this.scanned=new Set(n.context.terragrunt)}read(n){if(!jn.test(n)||this.terragrunt.isIncluded(n))return null;const e=this.terragrunt.
partsOf(n),t=e.filter(u=>u!==null),[i]=t;if(i!==void 0&&N(i.declared.isSkipped,i)===!0)return null;const s=this.sourceOf(e,n);if(s===null)return null;const l={directory:(0,O.
jt)(n),...s,isPartial:s.module===null||e.includes(null),replaced:[],files:t.map(u=>u.file)};this.replaceByOwn(l);const r=new Set,{unread:c}=this.additions;e.includes(
null)&&s.unknown===null&&c.push({file:n,...R.wv});for(const u of t){(u.declared.isOpen||!this.scanned.has(u.file))&&c.push({file:u.file,...R.wv}),l.isPartial||=
u.declared.isOpen;for(const[d,a]of u.declared.generated)r.has(d)||this.generate(l,a,u),r.add(d)}return l}sourceOf(n,e){const t=(0,O.jt)(e),i=n.find(f=>f===null||
f.declared.source!==void 0);if(i===void 0)return this.configIn(t).length===0?null:{module:t,unknown:null};const{source:s}=i?.declared??{};if(i===null||s===void 0)
return{module:null,unknown:{file:e,...R.wv}};const l=sn(s,i),r=N(s,i),c=r instanceof x.ae?r.text:r,u=s.text.slice(s.expression.start,s.expression.end);if(typeof c==
"string"&&c!==""?!(0,yn.GL)(c):An.test(u)){const f=i.file===e&&s.expression.kind==="string";return typeof r=="string"&&!f&&this.additions.inherit(l,r,t),{module:null,
unknown:null}}const a=typeof r=="string"?r.replace(/\?.*/s,""):void 0,h=U(a,t);return h!==null&&this.configIn(h).length>0?{module:h,unknown:null}:{module:null,unknown:l}}configIn=(0,I.
O)(n=>{const e=this.terragrunt.context.files.list(n),t=new Set(e);return e.filter(i=>(0,C.L8)(i,t,"")?.class==="config")});replaceByOwn({directory:n,module:e,replaced:t}){
if(e===null||e===n)return;const i=new Set(this.configIn(e));for(const s of this.configIn(n))i.has(s)&&t.push((0,O.Gz)(e,s))}generate(n,e,t){this.terragrunt.effort.
renew();const{written:i}=e,s=i.has("disable")&&N(i.get("disable"),t),l=N(i.get("path"),t);if(s===!0&&!i.has("if_disabled"))return;const r=i.get("contents"),c=i.
get("comment_prefix"),u=r?sn(r,t):{file:t.file,...R.wv},d=c===void 0||/^(#|\/\/).*$/.test(String(N(c,t)));if((s===void 0||!d)&&this.additions.unread.push(u),typeof l!=
"string"){this.additions.unread.push(u),n.isPartial=!0;return}const a=k.posix.normalize(l.replace(`/${n.directory}/`,"")),h=[n.directory,n.module??n.directory],
m=(0,C.L8)(a,new Set(h.flatMap(this.configIn)),"");if(m?.class!=="config"||a.includes("/")){Tn.test(a)&&this.additions.unread.push(u);return}const f=h.filter(p=>this.
configIn(p).includes(a)).map(p=>(0,O.Gz)(p,a)),g=s===!1&&N(i.get("if_exists"),t)==="skip";if(f.length>0&&g||(n.replaced.push(...f),s===!0))return;const{files:S}=this.
terragrunt.context,$=s===!1?In(e,t,S):null;$===null?(this.additions.unread.push(u),n.isPartial=!0):this.additions.add($,m,n.directory)||(n.unknown=u)}}})};export{Rn as id,Ln as ids,Bn as modules};
