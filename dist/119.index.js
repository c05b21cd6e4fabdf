const Ln=119,zn=[119],Bn={5119:((Rn,P,m)=>{m.r(P),m.d(P,{Instances:()=>wn,Terragrunt:()=>On,withUnits:()=>Dn});var on=m(3916),v=m(9160),x=m(9075),y=m(7050),z=m(
2245),B=m(400),w=m(6134),b=m(9664),C=m(2161),rn=m(1884);const ln={bool:"boolean",number:"number",string:"string"};function D(o,n){if(n===void 0||n==="any"||o===
null)return o;if(typeof o!="function")return o instanceof x.ae||typeof o===ln[n]?o:n==="string"?(0,x.Uk)(o):void 0;const[,s]=/^(?:list|map)\((\w+)\)$/.exec(n)??
[];if(s!==void 0)return e=>e===x.pi?o(e):D(o(e),s);const[,t]=/^object\(\{([\w=,-]*)\}\)$/.exec(n)??[],i=new Map(t?.split(",").map(e=>e.split("=",2)));return e=>i.
has(e)?D(o(e),i.get(e)):void 0}function cn(o,n,s){const t=s.list(o),i=new Set(t),e=new w.n_,l=new W;l.isRoot=o==="";const r=t.flatMap(c=>{const a=(0,C.L8)(c,i,"");
return(a?.class==="lock"||a?.class==="test")&&(l.isRoot=!0),a?.class==="config"&&a.clients.includes(n)?[{name:c,kind:a}]:[]});for(const c of[!1,!0])for(const{name:a,
kind:u}of r){const f=u.isOverride===c?s.read((0,b.Gz)(o,a)):null;if(f!==null&&l.read((u.syntax==="json"?z.O:B.K)(f,e)),e.isExceeded())return K}return l.bytes+=e.
bytes,l}class W{variables=new Map;locals=new Map;calls=new Map;isRoot=!1;bytes=0;read({text:n,body:s}){this.bytes+=n.length;for(const t of(0,w.SH)(s,"variable",
1))this.readVariable(t,n);for(const t of(0,w.SH)(s,"locals",0))G(this.locals,t,n);for(const t of(0,w.SH)(s,"module",1)){const i=t.labels[0]?.value??"",e=this.calls.
get(i)??new Map;this.calls.set(i,e),G(e,t,n)}for(const{body:t}of(0,w.SH)(s,"terraform",0))this.isRoot||=(0,rn.hN)(t)}readVariable({labels:n,body:s},t){const i=n[0]?.
value??"",e=this.variables.get(i)??{};this.variables.set(i,e);const l=u=>(0,w.w4)(s,u)?.value,r=u=>{const f=l(u);return f&&(0,v._3)({expression:f,text:t},(0,x.sT)())},
c=l("type"),a=r("nullable");l("default")!==void 0&&(e.default=r("default")),c!==void 0&&(e.type=un(c,t)),l("const")!==void 0&&(e.isConst=String(r("const"))==="t\
rue"),String(r("sensitive"))==="true"&&(e.isConst=!1),l("nullable")!==void 0&&(e.isNullable=a===void 0?void 0:String(a)==="true")}}const un=(o,n)=>o.kind==="str\
ing"?o.value:n.slice(o.start,o.end).replace(/\n/g,",").replace(/\s/g,"");function G(o,{body:n},s){for(const{name:t,value:i}of(0,w.Td)(n))o.set(t,{expression:i,text:s})}
const K=new W,X=/\.tfvars(\.json)?$/,U=/^terraform\.tfvars(\.json)?$|\.auto\.tfvars(\.json)?$/,V=/^terraform\.tfvars(\.json)?$/,an=/\.(tf|tofu)(\.json)?$/,E=200,
J=1024*1024,fn=2;function dn(o,n){const s=new w.n_;let t=0;const i=f=>{const h=t>J?null:n.read((0,b.Gz)(o,f),J);return t+=h?.length??0,hn(f,h,s)},e=n.list(o).filter(
f=>X.test(f)),l=e.filter(f=>!U.test(f));for(const f of Y("",o,n,fn))l.push(f);const r=e.filter(f=>U.test(f)).slice(0,E).sort((f,h)=>Number(V.test(h))-Number(V.test(
f))).map(i).reverse(),c=l.slice(0,E).map(f=>({given:i(f),from:`with ${(0,b.Gz)(o,f)}`})),a=e.filter(f=>U.test(f)).length<=E;return{loaded:f=>a?r.map(h=>h(f)).find(
h=>h):()=>{},others:c,bytes:t+s.bytes}}function*Y(o,n,s,t){if(t!==0)for(const i of s.directories(n).slice(0,E)){const[e,l]=[(0,b.Gz)(n,i),(0,b.Gz)(o,i)],r=s.list(
e);if(!r.some(c=>an.test(c))){for(const c of r)X.test(c)&&(yield(0,b.Gz)(l,c));yield*Y(l,e,s,t-1)}}}function hn(o,n,s){if(n===null)return()=>()=>{};const t=o.endsWith(
".json"),{text:i,body:e}=(t?z.O:B.K)(n,s);if(s.isExceeded())return()=>()=>{};const l=new Map;for(const{name:r,value:c}of(0,w.Td)(e))l.has(r)||l.set(r,c);return r=>{
const c=l.get(r);return c&&(()=>(0,v._3)({expression:c,text:i},(0,x.sT)()))}}var k=m(6760),Q=m(4091);const pn=64*1024,Z=/^[\0-\x7f]*$/,M=o=>n=>{const s=n.map(x.
Uk).filter(t=>t!==void 0);return s.length===n.length?o(...s):void 0},gn=o=>n=>n===x.pi?o.length:o[Number(n)];function _(o,n=""){const s=[];let t=pn;for(const i of o){
const e=typeof i=="function"?i(x.pi):void 0;if(typeof i!="function"||typeof e!="number")return;for(let l=0;l<e;l+=1){const r=(0,x.Uk)(i(String(l)));if(t-=(r??"").
length+n.length+1,r===void 0||t<0)return;s.push(r)}}return s}const q={coalesce:o=>o.includes(void 0)?void 0:o.find(n=>n!==null&&n!==""),format:([o,...n])=>{if(typeof o!=
"string"||!/^(?:[^%]|%s)*$/.test(o))return;const s=n.map(x.Uk),t=o.split("%s");if(!(s.includes(void 0)||s.length!==t.length-1))return t.map((i,e)=>i+(s[e]??"")).
join("")},element:([o,n])=>{const s=_([o]);return s?.[Number(n)%s.length]},join:([o,...n])=>typeof o=="string"?_(n,o)?.join(o):void 0,lookup:([o,n])=>typeof o==
"function"&&typeof n=="string"?o(n):void 0,lower:M(o=>Z.test(o)?o.toLowerCase():void 0),replace:M((o,n="",s="")=>/^\/.*\/$/s.test(n)?void 0:o.replaceAll(n,()=>s)),
split:M((o,n="")=>gn(n.split(o))),tostring:M(o=>o),trimprefix:M((o,n="")=>o.startsWith(n)?o.slice(n.length):o),trimspace:M(o=>(0,Q.s8)((0,Q.Dw)(o))),trimsuffix:M(
(o,n="")=>o.endsWith(n)?o.slice(0,o.length-n.length):o),upper:M(o=>Z.test(o)?o.toUpperCase():void 0)},nn=(o,n)=>Object.hasOwn(q,o)?q[o]?.(n):void 0;function F(o,n){
return typeof o!="string"||k.posix.join(o.startsWith("/")?".":n,o).startsWith("..")?null:k.posix.resolve("/",n,o).slice(1)}const j=o=>k.posix.dirname(`/${o}`);function mn(o){
const{from:n,unit:s,parent:t,isSet:i}=o,e=j(n),l=(r,c)=>k.posix.relative(r,c)||".";return{basename:([r])=>typeof r=="string"?k.posix.basename(r):void 0,dirname:([
r])=>typeof r=="string"?k.posix.dirname(r):void 0,find_in_parent_folders:r=>vn(o,r),get_env:([r,c])=>typeof r=="string"&&!i(r)?c:void 0,get_original_terragrunt_dir:()=>j(
s),get_parent_terragrunt_dir:([r])=>j(t(r)),get_path_from_repo_root:()=>l("/",e),get_path_to_repo_root:()=>l(e,"/"),get_repo_root:()=>"/.",get_terragrunt_dir:()=>e,
path_relative_from_include:([r])=>l(e,j(t(r))),path_relative_to_include:([r])=>l(j(t(r)),e),try:r=>r.find(c=>c!==void 0)}}function vn({from:o,files:n},s){const[
t=s.length===0?"terragrunt.hcl":void 0,i]=s;if(typeof t=="string"){for(let e=j(o);e!=="/";){e=k.posix.dirname(e);const l=k.posix.join(e,t);if(n.locate(l.slice(1))!==
null)return l}return i}}const A={uses:1e3,depth:40,instances:1e5,bytes:256*1024*1024};class wn{effort=new x.Pg;found=new Map;instances=0;bytes=0;depth=0;context;client;evaluation;constructor(n,s,t){
this.context=n,this.client=s,this.evaluation=t}of(n){const s=this.found.get(n);if(s!==void 0)return s;this.found.set(n,[this.unknown(n)]),this.depth+=1;const t=this.
calledBy(n);this.depth-=1;const e=[...t.length===0||this.declarations(n).isRoot?this.roots(n):[],...t];return this.found.set(n,e),e}declarations=(0,y.O)(n=>this.
bytes>A.bytes?K:this.counted(cn(n,this.client,this.context.files)));counted(n){return this.bytes+=n.bytes,n}roots=(0,y.O)(n=>{if(this.bytes>A.bytes)return[this.
unknown(n)];const{files:s,setBy:t}=this.context,{loaded:i,others:e}=this.counted(dn(n,s)),l=(c,a)=>this.instance(n,c,{use:n,root:n,from:a}),r=[l(i,null)];for(const{
given:c,from:a}of e)r.push(l(u=>c(u)??i(u),a));for(const c of this.declarations(n).variables.keys()){const a=t(c);if(!(a===null||i(c)!==void 0)){if(r.length>=A.
uses)break;r.push(l(u=>u===c?tn:i(u),`with ${a}`))}}return r});calls=(0,y.O)(n=>Map.groupBy(this.declarations(n).calls,([,s])=>this.target(n,s)));calledBy(n){const s=[];
for(const t of this.callers(n)){const e=this.depth>A.depth||this.instances>A.instances?[this.unknown(t)]:this.of(t);for(const[l,r]of this.calls(t).get(n)??[])for(const{
scope:c,use:a,root:u,from:f}of e){if(s.length>=A.uses)return[...s,this.unknown(n)];const h=p=>{const g=r.get(p);return g&&(()=>(0,v._3)(g,c))};s.push(this.instance(
n,h,{use:`${a} ${l}`,root:u,from:f}))}}return s}callers(n){return(this.context.calls().callers.get(n)??new Set).union(this.dynamicCalls().get(n)??new Set)}dynamicCalls=(0,y.
O)(()=>{const n=new Map;for(const s of this.context.calls().dynamic)for(const t of this.calls(s).keys())n.set(t,(n.get(t)??new Set).add(s));return n});target(n,s){
const t=s.get("source"),[i]=this.roots(n),e=t&&i&&(0,v._3)(t,i.scope);return typeof e=="string"?this.context.leadsTo(n,e):null}unknown=(0,y.O)(n=>this.instance(
n,()=>tn,{use:`${n} ?`,root:null,from:null}));instance(n,s,t){const{variables:i,locals:e}=this.declarations(n),l=p=>{const g=i.get(p);if(g===void 0)return;const{
isConst:S,isNullable:O,type:$}=g,d=this.client==="terraform"?S===!0:S!==!1;if(this.evaluation==="static"&&!d)return new x.ae("",p);const I=s(p),N=D(g.default,$),
L=I===void 0?N:D(I(),$);return L!==null||O===!0||!("isNullable"in g)?L:O===!1?N:void 0},r={var:(0,y.O)(l),local:(0,y.O)(p=>{const g=e.get(p);return g&&(0,v._3)(
g,h)}),path:p=>p==="root"?".":p==="module"&&t.root!==null?(0,on.relative)(`/${t.root}`,`/${n}`)||".":void 0},c=this.evaluation==="static",a=p=>p==="terraform"&&
this.client==="opentofu",u=p=>r[p]??(c&&!a(p)?new x.ae("",""):void 0),{effort:f}=this;this.instances+=1,f.count();const h={name:u,call:nn,effort:f};return{scope:h,
...t}}}const tn=()=>{};var xn=m(8321);function bn(o,n){const s=(n.endsWith(".json")?z.O:B.K)(o),{text:t,body:i}=s,e=(u,f)=>{const h=(0,w.w4)(u.body,f)?.value;return h&&
{expression:h,text:t}},l=new Map;for(const u of(0,w.SH)(i,"locals",0))G(l,u,t);const r=new Map;for(const u of[...(0,w.SH)(i,"include",0),...(0,w.SH)(i,"include",
1)]){const f=e(u,"path"),h=e(u,"merge_strategy");f!==void 0&&r.set(u.labels[0]?.value??"",{path:f,strategy:h})}const c=new Map;for(const u of(0,w.SH)(i,"generat\
e",1))c.set(`generate ${u.labels[0]?.value}`,{path:e(u,"path"),strategy:e(u,"if_exists"),isDisabled:e(u,"disable"),ifDisabled:e(u,"if_disabled"),prefix:e(u,"com\
ment_prefix"),contents:e(u,"contents")});for(const u of(0,w.SH)(i,"remote_state",0)){const f=e(u,"generate");if(f===void 0)continue;const h=O=>{const $=(0,v.Tu)(
f.expression,O,t);return $&&{expression:$,text:t}},p={type:e(u,"backend"),config:e(u,"config")},[g,S]=[h("path"),h("if_exists")];c.set("remote_state",{path:g,strategy:S,
contents:f,backend:p})}const[a]=(0,w.SH)(i,"terraform",0).flatMap(u=>e(u,"source")??[]);return{locals:l,inputs:e({body:i},"inputs"),includes:r,generated:c,source:a,
isSkipped:e({body:i},"skip"),isOpen:i.kind==="native"&&["generate","remote_state"].some(u=>(0,w.w4)(i,u)!==void 0),place:(0,xn.rI)(s,n).place}}class On{effort=new x.
Pg;context;constructor(n){this.context=n}read=(0,y.O)(n=>{const s=this.context.files.read(n);return s===null?null:bn(s,n)});scopeOf(n){return this.evaluation()(
{file:n,from:n,unit:n}).scope}includedScopes(n){return(this.includers().get(n)??[]).flatMap(({unit:t,hasSource:i})=>i?[]:this.evaluation()({file:n,from:t,unit:t}).
scope)}isIncluded(n){return this.includers().has(n)}includers=(0,y.O)(()=>{const n=new Map;for(const s of this.context.terragrunt){const t=this.read(s);if(t===null||
t.includes.size===0)continue;const i=this.scopeOf(s);for(const{path:e}of t.includes.values()){const l=this.fileAt((0,v._3)(e,i),s);if(l===null)continue;const r=n.
get(l)??[];n.set(l,r),r.push({unit:s,hasSource:t.source!==void 0})}}return n});partsOf(n){const s=this.evaluation(),t=new Map,i=e=>{const l=e===null?null:this.read(
e);if(e===null||l===null){t.set("",null);return}if(t.has(e))return;const{scope:r}=s({file:e,from:n,unit:n});t.set(e,{file:e,declared:l,scope:r});for(const{path:c,
strategy:a}of[...l.includes.values()].reverse())(a===void 0||(0,v._3)(a,r)!=="no_merge")&&i(this.fileAt((0,v._3)(c,r),n))};return i(n),[...t.values()]}evaluation(){
this.effort.renew();const n=new Map,s=t=>{const i=`${t.file}
${t.from}`,e=n.get(i)??this.configOf(t,s);return n.set(i,e),e};return s}configOf(n,s){const{file:t,from:i,unit:e}=n,l=this.read(t),r=d=>d&&(0,v._3)(d,$),c=d=>this.
fileAt(r(l?.includes.get(d)?.path),i),a=(d,I)=>{if(!(d===null||this.read(d)===null))return s({file:d,from:I??d,unit:e}).value},u=(0,y.O)(d=>r(l?.locals.get(d))),
f=(0,y.O)(d=>{if(!l?.includes.has(""))return a(c(d),i);const I=a(c(""),i);return typeof I=="function"?I(d):void 0}),h=(0,y.O)(d=>d==="locals"?u:d==="inputs"?r(l?.
inputs):void 0),p=d=>{if(t!==i)return t;const[I]=l?.includes.keys()??[];return c(typeof d=="string"?d:I??"")??t},{files:g,isSet:S}=this.context,O=mn({from:i,unit:e,
parent:p,files:g,isSet:S}),$={name:d=>d==="local"?u:d==="include"?f:void 0,call:(d,I)=>{if(d==="read_terragrunt_config"){const[N,L]=I;return typeof N!="string"?
void 0:a(this.fileAt(N,i),null)??L}return Object.hasOwn(O,d)?O[d]?.(I):nn(d,I)},effort:this.effort};return{scope:$,value:h}}fileAt(n,s){const t=F(n,(0,b.jt)(s));
if(t===null)return null;const e=[(0,b.Gz)(t,"terragrunt.hcl"),(0,b.Gz)(t,"terragrunt.hcl.json")].find(l=>this.read(l)!==null);return e!==void 0&&this.read(t)===
null?e:t}}var R=m(2370),yn=m(4321),In=m(9929),en=m(4009);function Sn({contents:o,backend:n},{file:s,declared:t,scope:i},e){if(o===void 0)return null;const{expression:l,
text:r}=o,c=t.place(l),a=r.slice(l.start,l.end).trimEnd(),u=c.line+a.split(`
`).length-1,f=($,d)=>d===null?null:{file:s,text:`
`.repeat($-1)+d,lines:[c,u]};if(n!==void 0)return f(c.line,jn(n,i));if(a.startsWith("<<")){const $=a.slice(a.indexOf(`
`)+1,a.lastIndexOf(`
`)+1);return f(c.line+1,H((0,en.BD)($,l),r,i))}const h=Mn(o,i);if(h===null)return f(c.line,H(l,r,i));const p=F(h.path,(0,b.jt)(s)),g=p===null?null:e.read(p);if(p===
null||g===null)return null;const S=h.values&&{...i,name:h.values},O=S?H((0,en.BD)(g,{start:0,end:0}),g,S):g;return O===null?null:{file:p,text:O,lines:null}}const $n=1024*
1024,kn=4096;function H(o,n,s){if(o.kind!=="template"){const e=(0,v._3)({expression:o,text:n},s);return typeof e=="string"?e:null}let t="",i=0;for(const e of(0,v.
B$)(o.parts,n,s)){const l=e.kind==="known"?void 0:(0,v.cd)(e,n),r=e.kind==="known"?e.value:l&&(0,v.p_)(l,s);let c=(0,x.Uk)(r);if(c===void 0){const u=t.slice(i);
if(l===void 0||u.trim()===""||u.length>kn)return null;c=u.split('"').length%2===0?`\${${l}}`:"null"}const a=c.lastIndexOf(`
`);if(a>=0&&(i=t.length+a+1),t+=c,t.length>$n)return null}return t}function Mn(o,n){let s;const t=(r,c)=>r!=="file"&&r!=="templatefile"?n.call(r,c):(s=c,""),i=(0,v.
_3)(o,{...n,call:t})==="",[e,l]=s??[];return!i||s===void 0?null:{path:e,values:typeof l=="function"?l:void 0}}function jn({type:o,config:n},s){const t=r=>JSON.stringify(
r).replaceAll(/[$%](?=\{)/g,"$&$&"),i=o&&(0,v._3)(o,s);if(typeof i!="string")return null;const e=n&&(0,v._3)(n,s),l=["hostname","organization","address"].map(r=>{
const c=typeof e=="function"?e(r):void 0;return typeof c=="string"?`${r} = ${t(c)}
`:""});return`terraform {
backend ${t(i)} {
${l.join("")}}
}
`}const An=/(^|\/)terragrunt\.hcl(\.json)?$/,Tn=/[?&](ref|version)=/,Nn=/\.(tf|tofu|tftest|tofutest|tfvars|hcl|tfstate)(\.json|\.hcl)?$/,T=(o,{scope:n})=>o&&(0,v.
_3)(o,n),sn=({expression:o},{declared:n})=>n.place(o);function*Dn(o,n){const{context:s}=n,t=new In.o(o),i=new En(n,t),e=[];for(const l of s.terragrunt){if(yield o.
files)return{...t.finish(e),endedAt:(0,b.jt)(l)};const r=i.read(l);r!==null&&e.push(r)}return t.finish(e)}class En{terragrunt;additions;scanned;constructor(n,s){
this.terragrunt=n,this.additions=s,this.scanned=new Set(n.context.terragrunt)}read(n){if(!An.test(n)||this.terragrunt.isIncluded(n))return null;const s=this.terragrunt.
partsOf(n),t=s.filter(a=>a!==null),[i]=t;if(i!==void 0&&T(i.declared.isSkipped,i)===!0)return null;const e=this.sourceOf(s,n);if(e===null)return null;const l={directory:(0,b.
jt)(n),...e,isPartial:e.module===null||s.includes(null),replaced:[],files:t.map(a=>a.file)};this.replaceByOwn(l);const r=new Set,{unread:c}=this.additions;s.includes(
null)&&e.unknown===null&&c.push({file:n,...R.wv});for(const a of t){(a.declared.isOpen||!this.scanned.has(a.file))&&c.push({file:a.file,...R.wv}),l.isPartial||=
a.declared.isOpen;for(const[u,f]of a.declared.generated)r.has(u)||this.generate(l,f,a),r.add(u)}return l}sourceOf(n,s){const t=(0,b.jt)(s),i=n.find(p=>p===null||
p.declared.source!==void 0);if(i===void 0)return this.configIn(t).length===0?null:{module:t,unknown:null};const{source:e}=i?.declared??{};if(i===null||e===void 0)
return{module:null,unknown:{file:s,...R.wv}};const l=sn(e,i),r=T(e,i),c=r instanceof x.ae?r.text:r,a=e.text.slice(e.expression.start,e.expression.end);if(typeof c==
"string"&&c!==""?!(0,yn.GL)(c):Tn.test(a)){const p=i.file===s&&e.expression.kind==="string";return typeof r=="string"&&!p&&this.additions.inherit(l,r,t),{module:null,
unknown:null}}const u=typeof r=="string"?r.replace(/\?.*/s,""):void 0,f=F(u,t);return f!==null&&this.configIn(f).length>0?{module:f,unknown:null}:{module:null,unknown:l}}configIn=(0,y.
O)(n=>{const s=this.terragrunt.context.files.list(n),t=new Set(s);return s.filter(i=>(0,C.L8)(i,t,"")?.class==="config")});replaceByOwn({directory:n,module:s,replaced:t}){
if(s===null||s===n)return;const i=new Set(this.configIn(s));for(const e of this.configIn(n))i.has(e)&&t.push((0,b.Gz)(s,e))}generate(n,s,t){this.terragrunt.effort.
renew();const i=s.isDisabled!==void 0&&T(s.isDisabled,t),e=T(s.path,t);if(i===!0&&s.ifDisabled===void 0)return;const{contents:l,prefix:r}=s,c=l?sn(l,t):{file:t.
file,...R.wv},a=r===void 0||/^(#|\/\/).*$/.test(String(T(r,t)));if((i===void 0||!a)&&this.additions.unread.push(c),typeof e!="string"){this.additions.unread.push(
c),n.isPartial=!0;return}const u=k.posix.normalize(e.replace(`/${n.directory}/`,"")),f=[n.directory,n.module??n.directory],h=(0,C.L8)(u,new Set(f.flatMap(this.configIn)),
"");if(h?.class!=="config"||u.includes("/")){Nn.test(u)&&this.additions.unread.push(c);return}const p=f.filter(O=>this.configIn(O).includes(u)).map(O=>(0,b.Gz)(
O,u)),g=i===!1&&T(s.strategy,t)==="skip";if(p.length>0&&g||(n.replaced.push(...p),i===!0))return;const S=i===!1?Sn(s,t,this.terragrunt.context.files):null;S===null?
(this.additions.unread.push(c),n.isPartial=!0):this.additions.add(S,h,n.directory)||(n.unknown=c)}}})};export{Ln as id,zn as ids,Bn as modules};
