const Nt=9107,Rt=[9107,5242],Dt={5242:((ct,P,v)=>{v.r(P),v.d(P,{Instances:()=>vt,Terragrunt:()=>xt,withUnits:()=>Et});var _=v(3916),x=v(3298),y=v(9985),O=v(9780),
I=v(3096),L=v(3276),C=v(6353),$=v(9941),B=v(3114),g=v(4118);function w(o,t){if(t===void 0||t==="any"||o===null)return o;if(typeof o!="function"){const s=typeof o===
(t==="bool"?"boolean":t);return o instanceof O.ae||s?o:t==="string"?(0,O.Uk)(o):void 0}const[,n]=/^(?:list|map)\((\w+)\)$/.exec(t)??[];if(n!==void 0)return s=>s===
O.pi?o(s):w(o(s),n);const[,e]=/^object\(\{([\w=,-]*)\}\)$/.exec(t)??[],i=new Map(e?.split(",").map(s=>s.split("=",2)));return s=>i.has(s)?w(o(s),i.get(s)):void 0}
function T(o,t,n){const e=n.list(o),i=new Set(e),s=new $.n_,l=new K;l.isRoot=o==="";const r=e.flatMap(c=>{const a=(0,B.L8)(c,i,"");return(a?.class==="lock"||a?.
class==="test")&&(l.isRoot=!0),a?.class==="config"&&a.clients.includes(t)?[{name:c,kind:a}]:[]});for(const c of[!1,!0])for(const{name:a,kind:d}of r){const u=d.isOverride===
c?n.read((0,I.Gz)(o,a)):null;if(u!==null&&l.read((d.syntax==="json"?L.O:C.K)(u,s)),s.isExceeded())return V}return l.bytes+=s.bytes,l}class K{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({
text:t,body:n}){this.bytes+=t.length;for(const e of(0,$.SH)(n,"variable",1))this.readVariable(e,t);for(const e of(0,$.SH)(n,"locals",0))G(this.locals,e,t);for(const e of(0,$.
SH)(n,"module",1)){const i=e.labels[0]?.value??"",s=this.calls.get(i)??new Map;this.calls.set(i,s),G(s,e,t)}for(const e of(0,$.SH)(n,"terraform",0))this.isRoot||=
(0,g.hN)(e.body)}readVariable({labels:t,body:n},e){const i=t[0]?.value??"",s=this.variables.get(i)??{};this.variables.set(i,s);const l=d=>(0,$.w4)(n,d)?.value,r=d=>{
const u=l(d);return u&&(0,y._3)({expression:u,text:e},(0,O.sT)())},c=l("type"),a=r("nullable");l("default")!==void 0&&(s.default=r("default")),c!==void 0&&(s.type=
at(c,e)),l("const")!==void 0&&(s.isConst=String(r("const"))==="true"),String(r("sensitive"))==="true"&&(s.isConst=!1),l("nullable")!==void 0&&(s.isNullable=a===
void 0?void 0:String(a)==="true")}}const at=(o,t)=>o.kind==="string"?o.value:t.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function G(o,{body:t},n){
for(const{name:e,value:i}of(0,$.Td)(t))o.set(e,{expression:i,text:n})}const V=new K,X=/\.tfvars(\.json)?$/,J=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,
Z=/^terraform\.tfvars(\.json)?$/,ut=/\.(tf|tofu)(\.json)?$/,U=200,Y=1024*1024,ft=2;function dt(o,t){const n=new $.n_;let e=0;const i=u=>{const h=e>Y?null:t.read(
(0,I.Gz)(o,u),Y);return e+=h?.length??0,ht(u,h,n)},s=t.list(o).filter(u=>X.test(u)),l=s.filter(u=>J.test(u)),r=s.filter(u=>!J.test(u));for(const u of Q("",o,t,ft))
r.push(u);const c=l.slice(0,U).sort((u,h)=>Number(Z.test(h))-Number(Z.test(u))).map(i).reverse(),a=r.slice(0,U).map(u=>({lookup:i(u),from:`with ${(0,I.Gz)(o,u)}`}));
return{loaded:u=>l.length>U?()=>{}:c.map(h=>h(u)).find(h=>h),others:a,bytes:e+n.bytes}}function*Q(o,t,n,e){if(e!==0)for(const i of n.directories(t).slice(0,U)){
const[s,l]=[(0,I.Gz)(t,i),(0,I.Gz)(o,i)],r=n.list(s);if(!r.some(c=>ut.test(c))){for(const c of r)X.test(c)&&(yield(0,I.Gz)(l,c));yield*Q(l,s,n,e-1)}}}function ht(o,t,n){
if(t===null)return()=>()=>{};const e=o.endsWith(".json"),{text:i,body:s}=(e?L.O:C.K)(t,n);if(n.isExceeded())return()=>()=>{};const l=new Map;for(const{name:r,value:c}of(0,$.
Td)(s))l.has(r)||l.set(r,c);return r=>{const c=l.get(r);return c&&(()=>(0,y._3)({expression:c,text:i},(0,O.sT)()))}}var j=v(6760),q=v(7811);const pt=64*1024,tt=/^[\0-\x7f]*$/,
A=o=>t=>{const n=t.map(O.Uk).filter(e=>e!==void 0);return n.length===t.length?o(...n):void 0};function et(o,t=""){const n=[];let e=pt;for(const i of o){const s=typeof i==
"function"?i(O.pi):void 0;if(typeof i!="function"||typeof s!="number")return;for(let l=0;l<s;l+=1){const r=(0,O.Uk)(i(String(l)));if(e-=(r??"").length+t.length+
1,r===void 0||e<0)return;n.push(r)}}return n}const nt={coalesce:o=>o.includes(void 0)?void 0:o.find(t=>t!==null&&t!==""),format:([o,...t])=>{if(typeof o!="strin\
g"||!/^(?:[^%]|%s)*$/.test(o))return;const n=t.map(O.Uk),e=o.split("%s");if(!(n.includes(void 0)||n.length!==e.length-1))return e.map((i,s)=>i+(n[s]??"")).join(
"")},element:([o,t])=>{const n=et([o]);return n?.[Number(t)%n.length]},join:([o,...t])=>typeof o=="string"?et(t,o)?.join(o):void 0,lookup:([o,t])=>typeof o=="fu\
nction"&&typeof t=="string"?o(t):void 0,lower:A(o=>tt.test(o)?o.toLowerCase():void 0),replace:A((o,t="",n="")=>/^\/.*\/$/s.test(t)?void 0:o.replaceAll(t,()=>n)),
split:A((o,t="")=>{const n=t.split(o);return e=>e===O.pi?n.length:n[Number(e)]}),tostring:A(o=>o),trimprefix:A((o,t="")=>o.startsWith(t)?o.slice(t.length):o),trimspace:A(
o=>(0,q.s8)((0,q.Dw)(o))),trimsuffix:A((o,t="")=>o.endsWith(t)?o.slice(0,o.length-t.length):o),upper:A(o=>tt.test(o)?o.toUpperCase():void 0)},st=(o,t)=>Object.hasOwn(
nt,o)?nt[o]?.(t):void 0;function H(o,t){return typeof o!="string"||j.posix.join(o.startsWith("/")?".":t,o).startsWith("..")?null:j.posix.resolve("/",t,o).slice(
1)}const N=o=>j.posix.dirname(`/${o}`);function gt(o){const{from:t,unit:n,parent:e,isSet:i}=o,s=N(t),l=(r,c)=>j.posix.relative(r,c)||".";return{basename:([r])=>typeof r==
"string"?j.posix.basename(r):void 0,dirname:([r])=>typeof r=="string"?j.posix.dirname(r):void 0,find_in_parent_folders:r=>mt(o,r),get_env:([r,c])=>typeof r=="st\
ring"&&!i(r)?c:void 0,get_original_terragrunt_dir:()=>N(n),get_parent_terragrunt_dir:([r])=>N(e(r)),get_path_from_repo_root:()=>l("/",s),get_path_to_repo_root:()=>l(
s,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>s,path_relative_from_include:([r])=>l(s,N(e(r))),path_relative_to_include:([r])=>l(N(e(r)),s),try:r=>r.find(
c=>c!==void 0)}}function mt({from:o,files:t},n){const[e=n.length===0?"terragrunt.hcl":void 0,i]=n;if(typeof e=="string"){for(let s=N(o);s!=="/";){s=j.posix.dirname(
s);const l=j.posix.join(s,e);if(t.locate(l.slice(1))!==null)return l}return i}}const R={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class vt{effort=new O.
Pg;byDirectory=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(t,n,e){this.context=t,this.client=n,this.evaluation=e}of(t){const n=this.
byDirectory.get(t);if(n!==void 0)return n;this.byDirectory.set(t,[this.unknown(t)]),this.depth+=1;const e=this.calledBy(t);this.depth-=1;const s=[...e.length===
0||this.declarations(t).isRoot?this.roots(t):[],...e];return this.byDirectory.set(t,s),s}declarations=(0,x.O)(t=>this.bytes>R.bytes?V:this.counted(T(t,this.client,
this.context.files)));counted(t){return this.bytes+=t.bytes,t}roots=(0,x.O)(t=>{if(this.bytes>R.bytes)return[this.unknown(t)];const{files:n,setBy:e}=this.context,
{loaded:i,others:s}=this.counted(dt(t,n)),l=(c,a)=>this.instance(t,c,{use:t,root:t,from:a}),r=[l(i,null)];for(const{lookup:c,from:a}of s)r.push(l(d=>c(d)??i(d),
a));for(const c of this.declarations(t).variables.keys()){const a=e(c);if(!(a===null||i(c)!==void 0)){if(r.length>=R.uses)break;r.push(l(d=>d===c?ot:i(d),`with ${a}`))}}
return r});calls=(0,x.O)(t=>Map.groupBy(this.declarations(t).calls,([,n])=>this.target(t,n)));calledBy(t){const n=[];for(const e of this.callers(t)){const s=this.
depth>R.depth||this.instances>R.instances?[this.unknown(e)]:this.of(e);for(const[l,r]of this.calls(e).get(t)??[])for(const{scope:c,use:a,root:d,from:u}of s){if(n.
length>=R.uses)return[...n,this.unknown(t)];const h=b=>{const f=r.get(b);return f&&(()=>(0,y._3)(f,c))};n.push(this.instance(t,h,{use:`${a} ${l}`,root:d,from:u}))}}
return n}callers(t){return(this.context.calls().callers.get(t)??new Set).union(this.dynamicCalls().get(t)??new Set)}dynamicCalls=(0,x.O)(()=>{const t=new Map;for(const n of this.
context.calls().dynamic)for(const e of this.calls(n).keys())t.set(e,(t.get(e)??new Set).add(n));return t});target(t,n){const e=n.get("source"),[i]=this.roots(t),
s=e&&i&&(0,y._3)(e,i.scope);return typeof s=="string"?this.context.leadsTo(t,s):null}unknown=(0,x.O)(t=>this.instance(t,()=>ot,{use:`${t} ?`,root:null,from:null}));instance(t,n,e){
const{variables:i,locals:s}=this.declarations(t),l=f=>{const m=i.get(f);if(m===void 0)return;const{isConst:S,isNullable:M,type:p}=m,k=this.client==="terraform"?
S===!0:S!==!1;if(this.evaluation==="static"&&!k)return new O.ae("",f);const E=n(f),z=w(m.default,p),lt=E===void 0?z:w(E(),p);return lt!==null||M===!0||!("isNull\
able"in m)?lt:M===!1?z:void 0},r={var:(0,x.O)(l),local:(0,x.O)(f=>{const m=s.get(f);return m&&(0,y._3)(m,b)}),path:f=>f==="root"?".":f==="module"&&e.root!==null?
(0,_.relative)(`/${e.root}`,`/${t}`)||".":void 0},{effort:c,evaluation:a,client:d}=this,u=f=>a==="static"&&(f!=="terraform"||d!=="opentofu"),h=f=>r[f]??(u(f)?new O.
ae("",""):void 0);this.instances+=1,c.count();const b={name:h,call:st,effort:c};return{scope:b,...e}}}const ot=()=>{};var wt=v(2756);function bt(o,t){const n=(t.
endsWith(".json")?L.O:C.K)(o),{text:e,body:i}=n,s=h=>{const b=(0,$.Td)(h).toReversed();return new Map(b.map(({name:f,value:m})=>[f,{expression:m,text:e}]))},l=s(
i),r=new Map;for(const h of(0,$.SH)(i,"locals",0))G(r,h,e);const c=new Map;for(const h of[...(0,$.SH)(i,"include",0),...(0,$.SH)(i,"include",1)]){const b=s(h.body),
[f,m]=[b.get("path"),b.get("merge_strategy")];f!==void 0&&c.set(h.labels[0]?.value??"",{path:f,strategy:m})}const a=new Map;for(const h of(0,$.SH)(i,"generate",
1))a.set(`generate ${h.labels[0]?.value}`,{written:s(h.body)});for(const h of(0,$.SH)(i,"remote_state",0)){const b=s(h.body),f=b.get("generate");if(f===void 0)continue;
const m=new Map([["contents",f]]);for(const S of["path","if_exists"]){const M=(0,y.Tu)(f.expression,S,e);M!==void 0&&m.set(S,{expression:M,text:e})}a.set("remot\
e_state",{written:m,backend:b})}const d=(0,$.SH)(i,"terraform",0),[u]=d.flatMap(h=>s(h.body).get("source")??[]);return{locals:r,inputs:l.get("inputs"),includes:c,
generated:a,source:u,isSkipped:l.get("skip"),isOpen:i.kind==="native"&&(l.has("generate")||l.has("remote_state")),place:(0,wt.rI)(n,t).place}}class xt{effort=new O.
Pg;context;constructor(t){this.context=t}read=(0,x.O)(t=>{const n=this.context.files.read(t);return n===null?null:bt(n,t)});scopeOf(t){return this.evaluation()(
{file:t,from:t,unit:t}).scope}includedScopes(t){return(this.includers().get(t)??[]).flatMap(({unit:e,hasSource:i})=>i?[]:this.evaluation()({file:t,from:e,unit:e}).
scope)}isIncluded(t){return this.includers().has(t)}includers=(0,x.O)(()=>{const t=this.context.terragrunt.flatMap(n=>{const e=this.read(n);if(e===null||e.includes.
size===0)return[];const i=this.scopeOf(n),s=e.source!==void 0;return[...e.includes.values()].map(({path:l})=>({unit:n,hasSource:s,file:this.fileAt((0,y._3)(l,i),
n)}))});return Map.groupBy(t,({file:n})=>n)});partsOf(t){const n=this.evaluation(),e=new Map,i=s=>{const l=s===null?null:this.read(s);if(s===null||l===null){e.set(
"",null);return}if(e.has(s))return;const{scope:r}=n({file:s,from:t,unit:t});e.set(s,{file:s,declared:l,scope:r});for(const{path:c,strategy:a}of[...l.includes.values()].
reverse())(a===void 0||(0,y._3)(a,r)!=="no_merge")&&i(this.fileAt((0,y._3)(c,r),t))};return i(t),[...e.values()]}evaluation(){this.effort.renew();const t=new Map,
n=e=>{const i=`${e.file}
${e.from}`,s=t.get(i)??this.configOf(e,n);return t.set(i,s),s};return n}configOf(t,n){const{file:e,from:i,unit:s}=t,l=this.read(e),r=p=>p&&(0,y._3)(p,M),c=p=>this.
fileAt(r(l?.includes.get(p)?.path),i),a=(p,k)=>{if(!(p===null||this.read(p)===null))return n({file:p,from:k??p,unit:s}).value},d=(0,x.O)(p=>r(l?.locals.get(p))),
u=(0,x.O)(p=>{if(!l?.includes.has(""))return a(c(p),i);const k=a(c(""),i);return typeof k=="function"?k(p):void 0}),h=(0,x.O)(p=>p==="locals"?d:p==="inputs"?r(l?.
inputs):void 0),b=p=>{if(e!==i)return e;const[k]=l?.includes.keys()??[];return c(typeof p=="string"?p:k??"")??e},{files:f,isSet:m}=this.context,S=gt({from:i,unit:s,
parent:b,files:f,isSet:m}),M={name:p=>p==="local"?d:p==="include"?u:void 0,call:(p,k)=>{if(p==="read_terragrunt_config"){const[E,z]=k;return typeof E!="string"?
void 0:a(this.fileAt(E,i),null)??z}return Object.hasOwn(S,p)?S[p]?.(k):st(p,k)},effort:this.effort};return{scope:M,value:h}}fileAt(t,n){const e=H(t,(0,I.jt)(n));
if(e===null)return null;const s=[(0,I.Gz)(e,"terragrunt.hcl"),(0,I.Gz)(e,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return s!==void 0&&this.read(e)===
null?s:e}}var F=v(2170),yt=v(9897),Ot=v(450),it=v(3278);function $t({written:o,backend:t},{file:n,declared:e,scope:i},s){const l=o.get("contents");if(l===void 0)
return null;const{expression:r,text:c}=l,a=e.place(r),d=c.slice(r.start,r.end).trimEnd(),u=a.line+d.split(`
`).length-1,h=(k,E)=>E===null?null:{file:n,text:`
`.repeat(k-1)+E,lines:[a,u]};if(t!==void 0)return h(a.line,Mt(t,i));if(d.startsWith("<<")){const k=d.slice(d.indexOf(`
`)+1,d.lastIndexOf(`
`)+1);return h(a.line+1,W((0,it.BD)(k,r),c,i))}const b=St(l,i);if(b===null)return h(a.line,W(r,c,i));const f=H(b.path,(0,I.jt)(n)),m=f===null?null:s.read(f);if(f===
null||m===null)return null;const S=b.values&&{...i,name:b.values},M={start:0,end:0},p=S?W((0,it.BD)(m,M),m,S):m;return p===null?null:{file:f,text:p,lines:null}}
const It=1024*1024,kt=4096;function W(o,t,n){if(o.kind!=="template"){const s=(0,y._3)({expression:o,text:t},n);return typeof s=="string"?s:null}let e="",i=0;for(const s of(0,y.
B$)(o.parts,t,n)){const l=s.kind==="known"?void 0:(0,y.cd)(s,t),r=s.kind==="known"?s.value:l&&(0,y.p_)(l,n);let c=(0,O.Uk)(r);if(c===void 0){const d=e.slice(i);
if(l===void 0||d.trim()===""||d.length>kt)return null;c=d.split('"').length%2===0?`\${${l}}`:"null"}const a=c.lastIndexOf(`
`);if(a>=0&&(i=e.length+a+1),e+=c,e.length>It)return null}return e}function St(o,t){let n;const e=(r,c)=>r!=="file"&&r!=="templatefile"?t.call(r,c):(n=c,""),i=(0,y.
_3)(o,{...t,call:e})==="",[s,l]=n??[];return!i||n===void 0?null:{path:s,values:typeof l=="function"?l:void 0}}function Mt(o,t){const n=c=>JSON.stringify(c).replaceAll(
/[$%](?=\{)/g,"$&$&"),[e,i]=[o.get("backend"),o.get("config")],s=e&&(0,y._3)(e,t);if(typeof s!="string")return null;const l=i&&(0,y._3)(i,t),r=["hostname","orga\
nization","address"].map(c=>{const a=typeof l=="function"?l(c):void 0;return typeof a=="string"?`${c} = ${n(a)}
`:""});return`terraform {
backend ${n(s)} {
${r.join("")}}
}
`}const Tt=/(^|\/)terragrunt\.hcl(\.json)?$/,jt=/[?&](ref|version)=/,At=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,D=(o,{scope:t})=>o&&(0,y.
_3)(o,t),rt=({expression:o},{declared:t})=>t.place(o);function*Et(o,t){const{context:n}=t,e=new Ot.o(o),i=new Ct(t,e),s=[];for(const l of n.terragrunt){if(yield o.
files)return{...e.finish(s),endedAt:(0,I.jt)(l)};const r=i.read(l);r!==null&&s.push(r)}return e.finish(s)}class Ct{terragrunt;additions;scanned;constructor(t,n){
this.terragrunt=t,this.additions=n,this.scanned=new Set(t.context.terragrunt)}read(t){if(!Tt.test(t)||this.terragrunt.isIncluded(t))return null;const n=this.terragrunt.
partsOf(t),e=n.filter(a=>a!==null),[i]=e;if(i!==void 0&&D(i.declared.isSkipped,i)===!0)return null;const s=this.sourceOf(n,t);if(s===null)return null;const l={directory:(0,I.
jt)(t),...s,isPartial:s.module===null||n.includes(null),replaced:[],files:e.map(a=>a.file)};this.replaceByOwn(l);const r=new Set,{unread:c}=this.additions;n.includes(
null)&&s.unknown===null&&c.push({file:t,...F.wv});for(const a of e){(a.declared.isOpen||!this.scanned.has(a.file))&&c.push({file:a.file,...F.wv}),l.isPartial||=
a.declared.isOpen;for(const[d,u]of a.declared.generated)r.has(d)||this.generate(l,u,a),r.add(d)}return l}sourceOf(t,n){const e=(0,I.jt)(n),i=t.find(f=>f===null||
f.declared.source!==void 0);if(i===void 0)return this.configIn(e).length===0?null:{module:e,unknown:null};const{source:s}=i?.declared??{};if(i===null||s===void 0)
return{module:null,unknown:{file:n,...F.wv}};const l=rt(s,i),r=D(s,i),c=r instanceof O.ae?r.text:r,a=s.text.slice(s.expression.start,s.expression.end);if(typeof c==
"string"&&c!==""?!(0,yt.GL)(c):jt.test(a)){const f=i.file===n&&s.expression.kind==="string";return typeof r=="string"&&!f&&this.additions.inherit(l,r,e),{module:null,
unknown:null}}const u=typeof r=="string"?r.replace(/\?.*/s,""):void 0,h=H(u,e);return h!==null&&this.configIn(h).length>0?{module:h,unknown:null}:{module:null,unknown:l}}configIn=(0,x.
O)(t=>{const n=this.terragrunt.context.files.list(t),e=new Set(n);return n.filter(i=>(0,B.L8)(i,e,"")?.class==="config")});replaceByOwn({directory:t,module:n,replaced:e}){
if(n===null||n===t)return;const i=new Set(this.configIn(n));for(const s of this.configIn(t))i.has(s)&&e.push((0,I.Gz)(n,s))}generate(t,n,e){this.terragrunt.effort.
renew();const{written:i}=n,s=i.has("disable")&&D(i.get("disable"),e),l=D(i.get("path"),e);if(s===!0&&!i.has("if_disabled"))return;const r=i.get("contents"),c=i.
get("comment_prefix"),a=r?rt(r,e):{file:e.file,...F.wv},d=c===void 0||/^(#|\/\/).*$/.test(String(D(c,e)));if((s===void 0||!d)&&this.additions.unread.push(a),typeof l!=
"string"){this.additions.unread.push(a),t.isPartial=!0;return}const u=j.posix.normalize(l.replace(`/${t.directory}/`,"")),h=[t.directory,t.module??t.directory],
b=(0,B.L8)(u,new Set(h.flatMap(this.configIn)),"");if(b?.class!=="config"||u.includes("/")){At.test(u)&&this.additions.unread.push(a);return}const f=h.filter(p=>this.
configIn(p).includes(u)).map(p=>(0,I.Gz)(p,u)),m=s===!1&&D(i.get("if_exists"),e)==="skip";if(f.length>0&&m||(t.replaced.push(...f),s===!0))return;const{files:S}=this.
terragrunt.context,M=s===!1?$t(n,e,S):null;M===null?(this.additions.unread.push(a),t.isPartial=!0):this.additions.add(M,b,t.directory)||(t.unknown=a)}}}),7706:((ct,P,v)=>{
v.d(P,{ME:()=>y,ho:()=>L,io:()=>B,jP:()=>O});var _=v(8032),x=v(9615);const y=()=>(0,x.CC)("block-reserved",{message:"required_providers is not allowed at the to\
p level of a file; Terraform and OpenTofu reserve it for a future version",help:"move it into a terraform block"});function O({kind:g}){const{client:w,what:T}=_.
$I[g];return(0,x.CC)("block-unsupported",{message:`${T} is supported by ${_.bB[w]} only`,help:w==="opentofu"?"remove it, move it into a `.tofu` file, or correct\
 `dialect`":"remove it, or correct `dialect`"})}const I={twice:({what:g,first:w})=>({message:`${g} is defined a second time; the first time is in ${w}`,help:g.includes(
".")?"remove or rename one of them":"write one block only"}),"no-base":({what:g})=>({message:`this override file changes ${g}, which no other file of the direct\
ory defines`,help:"define it in a file that is not an override file, or remove it here"}),"of-cli":({type:g})=>({message:`${g} is a block of the CLI configurati\
on, which has files of its own`,help:"move it to ~/.terraformrc or ~/.tofurc, or to the file that TF_CLI_CONFIG_FILE names; replace a token that was committed"}),
reserved:({what:g})=>({message:`${g} has a name that calls of a module need for themselves`,help:"rename the variable"}),"quoted-type":({what:g})=>({message:`th\
e type of ${g} is in quotes`,help:'remove the quotes; write `list(string)` for "list", and `map(string)` for "map"'}),argument:({what:g,argument:w})=>({message:`${g}\
 cannot have the argument ${w}`,help:"write `source`, `version` and `configuration_aliases` only; a `provider` block configures the provider"}),"local-name":({name:g,
normal:w})=>({message:`"${g}" cannot be the local name of a provider`,help:w===null?"use letters, digits and dashes only, with no dash at either end":`write ${w}`})},
L=g=>(0,x.CC)("block-invalid",(0,x.Z9)(I,g)),C="use another version of the module that has this call",$={"not-passed":({call:g,name:w,canChange:T})=>({message:`${g}\
 does not pass the provider configuration ${w}, which its module expects`,help:T?`add \`${w} = \u2026\` to the \`providers\` of the call`:C}),overridden:({call:g,
name:w,canChange:T})=>({message:`${g} passes the provider configuration ${w}, which its module has itself`,help:T?`remove \`${w}\` from the \`providers\` of the ca\
ll`:C}),repeated:({call:g,argument:w,canChange:T})=>({message:`${g} has \`${w}\`, but its module configures a provider itself`,help:T?`remove \`${w}\`, or use a \
version of the module without \`provider\` blocks`:C})},B=g=>(0,x.CC)("block-providers",(0,x.Z9)($,g))})};export{Nt as id,Rt as ids,Dt as modules};
