const de=[8317,4668,4225],me={5262:((se,Z,u)=>{u.d(Z,{Fs:()=>te,Ik:()=>L,KI:()=>T,L5:()=>q,NT:()=>c,Ru:()=>d,Ww:()=>t,YO:()=>y,Yj:()=>H,ah:()=>p,ai:()=>O,cG:()=>l,
eu:()=>m,g1:()=>B,lq:()=>S,me:()=>h,nd:()=>a,pd:()=>f,xL:()=>ee,yG:()=>o,yq:()=>D,z6:()=>I,zM:()=>b});var r,R={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function N(n){return!n&&!r?R:{lang:n?.lang??r?.lang,message:n?.message,abortEarly:n?.abortEarly??r?.abortEarly,abortPipeEarly:n?.abortPipeEarly??r?.abortPipeEarly}}
var x;function $(n){return x?.get(n)}var K;function W(n){return K?.get(n)}var V;function C(n,s){return V?.get(n)?.get(s)}function P(n){const s=typeof n;return s===
"string"?`"${n}"`:s==="number"||s==="bigint"||s==="boolean"?`${n}`:s==="object"||s==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":s}function v(n,s,e,i,g){
const k=g&&"input"in g?g.input:e.value,w=g?.expected??n.expects??null,X=g?.received??P(k),U={kind:n.kind,type:n.type,input:k,expected:w,received:X,message:`Inva\
lid ${s}: ${w?`Expected ${w} but r`:"R"}eceived ${X}`,requirement:n.requirement,path:g?.path,issues:g?.issues,lang:i.lang,abortEarly:i.abortEarly,abortPipeEarly:i.
abortPipeEarly},z=n.kind==="schema",Y=g?.message??n.message??C(n.reference,U.lang)??(z?W(U.lang):null)??i.message??$(U.lang);Y!==void 0&&(U.message=typeof Y=="f\
unction"?Y(U):Y),z&&(e.typed=!1),e.issues?e.issues.push(U):e.issues=[U]}function J(n,s){return n===s||Number.isNaN(n)&&Number.isNaN(s)}function G(n,s){return Object.
prototype.hasOwnProperty.call(n,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function F(n,s){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function _(n){return n["~standard"]={version:1,vendor:"valibot",validate:s=>n["~run"]({value:s},N())},n}var M=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function I(n,s){return{kind:"validation",type:"check",reference:I,async:!1,
expects:null,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&v(this,"input",e,i),e}}}function p(n,s){return{kind:"transformation",
type:"guard",reference:p,async:!1,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&(v(this,"input",e,i),e.typed=!1),e}}}function a(n){
return{kind:"validation",type:"integer",reference:a,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&v(this,"integer",s,e),s}}}function d(n,s){return{kind:"validation",type:"max_length",reference:d,async:!1,expects:`<=${n}`,requirement:n,message:s,"~run"(e,i){
return e.typed&&e.value.length>this.requirement&&v(this,"length",e,i,{received:`${e.value.length}`}),e}}}function l(n,s){return{kind:"validation",type:"max_valu\
e",reference:l,async:!1,expects:`<=${n instanceof Date?n.toJSON():P(n)}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!(e.value<=this.requirement)&&v(this,
"value",e,i,{received:e.value instanceof Date?e.value.toJSON():P(e.value)}),e}}}function t(n,s){return{kind:"validation",type:"min_value",reference:t,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():P(n)}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!(e.value>=this.requirement)&&v(this,"value",e,i,{received:e.value instanceof
Date?e.value.toJSON():P(e.value)}),e}}}function c(n){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(s,e){const i=n({dataset:s,config:e,
addIssue:g=>v(this,g?.label??"input",s,e,g),NEVER:null});return s.issues?s.typed=!1:s.value=i,s}}}function o(n,s){return{kind:"validation",type:"regex",reference:o,
async:!1,expects:`${n}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement.test(e.value)&&v(this,"format",e,i),e}}}function f(n){return{kind:"\
transformation",type:"transform",reference:f,async:!1,operation:n,"~run"(s){return s.value=this.operation(s.value),s}}}function E(n,s,e){return typeof n.fallback==
"function"?n.fallback(s,e):n.fallback}function A(n,s,e){return typeof n.default=="function"?n.default(s,e):n.default}function y(n,s){return _({kind:"schema",type:"\
array",reference:y,expects:"Array",async:!1,item:n,message:s,"~run"(e,i){const g=e.value;if(Array.isArray(g)){e.typed=!0,e.value=[];for(let k=0;k<g.length;k++){
const w=g[k],X=this.item["~run"]({value:w},i);if(X.issues){const U={type:"array",origin:"value",input:g,key:k,value:w};for(const z of X.issues)z.path?z.path.unshift(
U):z.path=[U],e.issues?.push(z);if(e.issues||(e.issues=X.issues),i.abortEarly){e.typed=!1;break}}X.typed||(e.typed=!1),e.value.push(X.value)}}else v(this,"type",
e,i);return e}})}function b(n){return _({kind:"schema",type:"boolean",reference:b,expects:"boolean",async:!1,message:n,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:v(this,"type",s,e),s}})}function D(n,s){return _({kind:"schema",type:"exact_optional",reference:D,expects:n.expects,async:!1,wrapped:n,default:s,
"~run"(e,i){return this.wrapped["~run"](e,i)}})}function m(n,s){return _({kind:"schema",type:"literal",reference:m,expects:P(n),async:!1,literal:n,message:s,"~r\
un"(e,i){return J(e.value,this.literal)?e.typed=!0:v(this,"type",e,i),e}})}function h(n,s){return _({kind:"schema",type:"nullable",reference:h,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:s,"~run"(e,i){return e.value===null&&(this.default!==void 0&&(e.value=A(this,e,i)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,i)}})}function O(n){return _({kind:"schema",type:"number",reference:O,expects:"number",async:!1,message:n,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:v(this,"type",s,e),s}})}function L(n,s){return _({kind:"schema",type:"object",reference:L,expects:"Object",async:!1,entries:n,message:s,
"~run"(e,i){const g=e.value;if(g&&typeof g=="object"){e.typed=!0,e.value={};for(const k in this.entries){const w=this.entries[k];if(k in g||(w.type==="exact_opt\
ional"||w.type==="optional"||w.type==="nullish")&&w.default!==void 0){const X=k in g?g[k]:A(w),U=w["~run"]({value:X},i);if(U.issues){const z={type:"object",origin:"\
value",input:g,key:k,value:X};for(const Y of U.issues)Y.path?Y.path.unshift(z):Y.path=[z],e.issues?.push(Y);if(e.issues||(e.issues=U.issues),i.abortEarly){e.typed=
!1;break}}U.typed||(e.typed=!1),e.value[k]=U.value}else if(w.fallback!==void 0)e.value[k]=E(w);else if(w.type!=="exact_optional"&&w.type!=="optional"&&w.type!==
"nullish"&&(v(this,"key",e,i,{input:void 0,expected:`"${k}"`,path:[{type:"object",origin:"key",input:g,key:k,value:g[k]}]}),i.abortEarly))break}}else v(this,"ty\
pe",e,i);return e}})}function S(n,s){return _({kind:"schema",type:"optional",reference:S,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:s,"~run"(e,i){
return e.value===void 0&&(this.default!==void 0&&(e.value=A(this,e,i)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,i)}})}function T(n,s){return _({kind:"\
schema",type:"picklist",reference:T,expects:F(n.map(P),"|"),async:!1,options:n,message:s,"~run"(e,i){return this.options.includes(e.value)?e.typed=!0:v(this,"ty\
pe",e,i),e}})}function B(n,s,e){return _({kind:"schema",type:"record",reference:B,expects:"Object",async:!1,key:n,value:s,message:e,"~run"(i,g){const k=i.value;
if(k&&typeof k=="object"){i.typed=!0,i.value={};for(const w in k)if(G(k,w)){const X=k[w],U=this.key["~run"]({value:w},g);if(U.issues){const Y={type:"object",origin:"\
key",input:k,key:w,value:X};for(const ne of U.issues)ne.path=[Y],i.issues?.push(ne);if(i.issues||(i.issues=U.issues),g.abortEarly){i.typed=!1;break}}const z=this.
value["~run"]({value:X},g);if(z.issues){const Y={type:"object",origin:"value",input:k,key:w,value:X};for(const ne of z.issues)ne.path?ne.path.unshift(Y):ne.path=
[Y],i.issues?.push(ne);if(i.issues||(i.issues=z.issues),g.abortEarly){i.typed=!1;break}}(!U.typed||!z.typed)&&(i.typed=!1),U.typed&&(i.value[U.value]=z.value)}}else
v(this,"type",i,g);return i}})}function H(n){return _({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:n,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:v(this,"type",s,e),s}})}function q(){return _({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(n){return n.typed=
!0,n}})}function te(...n){return _({...n[0],pipe:n,"~run"(s,e){for(const i of n)if(i.kind!=="metadata"){if(s.issues&&(i.kind==="schema"||i.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=i["~run"](s,e))}return s}})}function ee(n,s,e){const i=n["~run"]({value:s},N(e));return{
typed:i.typed,success:!i.issues,output:i.value,issues:i.issues}}}),8317:((se,Z,u)=>{u.d(Z,{A7:()=>_,Ik:()=>G,Jt:()=>P,Qq:()=>K,fd:()=>M,p_:()=>J,qF:()=>l,qG:()=>V,
rD:()=>C,wC:()=>W,yL:()=>v});var r=u(5262),R=u(7811),N=u(9432);const x=1e4,$=`a text of at most ${x} characters`,K=r.Fs(r.Yj("a text"),r.Ru(x,$)),W=(t,c)=>r.Fs(
r.Yj(c),r.Ru(x,$),r.yG(t,c)),V=(t,c)=>r.Fs(r.Yj(c),r.Ru(x,$),r.ah(t,c));function C(t,c){const o=`a whole number from ${t} to ${c}`;return r.Fs(r.ai(o),r.nd(o),r.
Ww(t,o),r.cG(c,o))}const P=r.zM("true or false"),v=t=>r.KI(t,`one of ${t.join(", ")}`),J=t=>r.YO(t,"an array"),G=t=>r.Ik(t,({path:c})=>{const o=t[String(c?.[0]?.
key)];return o===void 0?"an object":F(o)});function F(t){return"message"in t&&typeof t.message=="string"?t.message:"wrapped"in t?F(t.wrapped):"an object"}const _=(t,c)=>r.
g1(t,c,"an object");function M(t,c){const o=r.xL(t,c,{abortEarly:!0});return o.success?(0,R.Ju)(o.output):(0,R.TR)(I(o.issues[0]))}function I({path:t,input:c,message:o}){
const f=t??[],y=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:b})=>p(b)).join("").replace(/^\./,"");return`${y===""?"the value":y} is ${d(c)}\
; expected ${o}`}function p(t){if(typeof t=="number")return`[${t}]`;const c=String(t);return/^\w+$/.test(c)?`.${c}`:`[${d(c)}]`}const a=80;function d(t){return t===
void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?"an object":(0,N.dh)(JSON.stringify(t),a)}function l(t){if(t.trim()==="")return(0,R.TR)(
"is empty");try{return(0,R.Ju)(JSON.parse(t))}catch{return(0,R.TR)("is not JSON")}}}),568:((se,Z,u)=>{u.d(Z,{C:()=>F,o:()=>v});var r=u(3916),R=u(3298),N=u(3114),
x=u(5440),$=u(3542);let K=function(...p){return{firstWithHost:K}=u.late([3276,6851,8095],8095),new.target?new K(...p):K(...p)},W=function(...p){return{meaningOfAbsent:W}=
u.late([3276,6851,8095],8095),new.target?new W(...p):W(...p)},V=function(...p){return{needsOf:V}=u.late([3276,6851,8095],8095),new.target?new V(...p):V(...p)},C=function(...p){
return{neededByImplied:C}=u.late([3276,6851,8095],8095),new.target?new C(...p):C(...p)};function P({kind:p,absent:a=p}){return p!=="required_provider"?[p,a]:[p,
a,"required_provider_legacy","required_provider_invalid"]}const v=[...new Set([...$.Ir.flatMap(P),"implied_provider","saved_state"])],J=(0,R.O)(p=>$.Ir.filter(a=>P(
a).includes(p)));function G({kind:p,backend:a}){const d=J(p),l=d.find(t=>t.backend===a)??d[0];if(l===void 0)throw new Error(`no row of the usage table has ${p}`);
return l}function F(p){const{clients:a,isOverridden:d,replacedFor:l=[],stateHosts:t={}}=p;if(p.kind==="saved_state")return{...x.zt,directHost:p.text??"",needs:[]};
if(p.kind==="implied_provider"){const D=C(a);return d?{...D,needs:[]}:D}const c=G(p),o=new Map(a.map(D=>[D,_(p,c,D)])),f=[...o].filter(([D])=>!d&&!l.includes(D)),
{host:E,isHostImplied:A,directHost:y}=K([...o.values()]),b=V(new Map(f),c,D=>t[D]??null);return{host:E,isHostImplied:A,directHost:y,needs:b}}function _(p,a,d){const{
text:l,evaluated:t,version:c}=p,o=t===void 0?{text:l,isWhole:!0}:t[d];if(o===void 0)return x.zt;if(o.text===null)return l!==null&&a.defaults===void 0?x.zt:I(p,a,
d);if(!o.isWhole)return(0,x.i4)(a.grammar,o.text,d)??x.zt;const f=c!==void 0&&c.value===void 0;return x.pb[a.grammar](o.text,d,f)}const M=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function I({kind:p,address:a,place:d},l,t){const[,c=null]=M.exec(a)??[],o=(0,N.L8)((0,r.basename)(d.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:l,kind:p,address:a,localName:c},o,t)}}),9220:((se,Z,u)=>{u.d(Z,{Gs:()=>g,U0:()=>ee,_5:()=>F,fM:()=>Y,l3:()=>le});var r=u(5262),R=u(2170),N=u(9119),x=u(9615),
$=u(8032),K=u(255),W=u(6889),V=u(4497),C=u(1250),P=u(1011),v=u(8317),J=u(568);let G=function(...j){return{problemFacts:G}=u.late([4507],4507),new.target?new G(...j):
G(...j)};const F=32e3,{Qq:_,Ik:M,yL:I,wC:p}=v,a=j=>r.Fs(v.p_(j),r.Ru(F,`at most ${F} items`)),d=r.me(_),l=r.yq(v.Jt,!1),t=v.rD(0,Number.MAX_SAFE_INTEGER),c=p(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),o=p(/^[\w.+-]{1,100}$/,"a version"),f=j=>{const Q=(0,K.Pv)((0,K.pk)(j));return Q.ok&&Q.value===j},E=v.qG(f,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
y=p(A,"a path in the repository"),b=p(new RegExp(`^$|${A.source}`),"a path in the repository"),D=v.rD(1,2**25),h=M({file:y,...{line:D,column:D,endColumn:D},target:r.
lq(y)}),O=I($.zK),L=I($.Du),S=j=>M({terraform:r.yq(j),opentofu:r.yq(j)}),T=[$.Du,...$.Du.map(j=>[j])],B=j=>T.find(Q=>Q.length===j.length&&Q.every(re=>j.includes(
re))),H=r.Fs(a(L),r.z6(j=>B(j)!==void 0,"one or two different CLIs"),r.pd(j=>B(j)??j)),q=M({text:_,value:r.yq(S(d)),place:h}),te=M({root:d,source:d,version:d,isOpen:l}),
ee=r.Fs(M({kind:I(J.o),host:d,address:_,text:d,...h.entries,clients:H,version:r.yq(q),constraints:r.yq(_),evaluated:r.yq(S(M({text:d,isWhole:l}))),calls:r.yq(S(
a(te))),backend:r.yq(_),stateHosts:r.yq(S(E)),hasOwnToken:l,workspace:r.yq(M({organization:d,name:d,lacks:r.yq(a(I(P.Rt)))})),isOverridden:l,replacedFor:r.yq(H),
directories:r.yq(a(b))}),r.pd(({host:j,file:Q,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Q,line:re,column:oe,endColumn:ie,target:ae}}))),
n=r.Fs(M({clients:H,releases:a(_),versions:S(_),why:_,evidence:a(M({client:L,level:I(C.A),place:h,text:_,version:d})),isGuess:r.yq(r.eu(!0,"true"))}),r.pd(({releases:j,
...Q})=>({...Q,name:(0,W.WJ)(Q.clients),releases:Q.clients.flatMap(re=>{const oe=(0,V.w0)(re,[]),ie=oe.filter(ae=>j.includes(ae.name));return ie.length===0?oe:ie})}))),
s=j=>Object.hasOwn(G(),j),e=r.Fs(M({code:v.qG(s,"a problem code"),severity:I(x.oC),message:_,help:r.yq(_),affects:a(O),clients:H,namedHost:r.yq(r.me(E),null),places:a(
h),isPlaceholder:r.yq(v.Jt)}),r.pd(({code:j,severity:Q,message:re,help:oe,affects:ie,...ae})=>{const ue=G()[j],ce=ue.affects.filter(pe=>ie.includes(pe)),fe={...ue,
code:j,usualSeverity:ue.severity,severity:Q,affects:ce};return(0,R.kH)({...fe,message:re,...oe!==void 0&&{help:oe}},ae)})),i=[...P.O8,...P.VZ,...Object.keys($.$I),
"binary"],g=j=>i.some(Q=>Q===j.kind),k=M({kind:I(i),text:_,localName:d,place:h,directories:r.yq(a(b))}),w=M({directory:b,module:r.me(b),unknown:r.me(h),missing:r.
yq(b),isPartial:l,replaced:a(y),files:a(y)}),X=M({root:b,key:_,source:_,version:_,directory:b}),U=M({name:r.Fs(_,r.z6(N.en,"a name such as acme/network")),url:r.
me(p(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:r.me(p(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),z=r.Fs(v.A7(c,a(_)),r.pd(j=>new Map(Object.
entries(j)))),Y=M({kind:I(["repository"]),schemaVersion:t,version:o}),ne=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,le=M({...Y.entries,writtenAt:r.yq(p(ne,"a ti\
me in UTC")),repository:U,dialect:n,setting:M({name:I(["auto","terraform","opentofu","both"]),version:r.me(o)}),usedBy:a(O),files:t,bytes:t,usages:t,isEmpty:l,notes:a(
e),declared:a(k),units:r.yq(a(w),[]),installed:r.yq(a(X),[]),roots:a(M({directory:y,clients:H})),rootsAreNamed:l,locks:a(M({file:y,hashes:z})),plugins:a(M({directory:y,
providers:a(c)}))})}),4668:((se,Z,u)=>{u.d(Z,{WS:()=>G,Yo:()=>p,gy:()=>F,or:()=>d,zx:()=>V});var r=u(7811),R=u(9119),N=u(2432),x=u(8317),$=u(568),K=u(9220);const W=1024*
1024,V=128*W,C=6e6,P=25e4,v=24*W,J=6e5;function G(l,t){if(M.test(l.toString("utf8",0,1e3)))return F("is the report of a check, not a usages file; keep reports i\
n another directory");let c=l.length;for(;c>0&&(l[c-1]??0)<=32;)c-=1;const o=l.subarray(l.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=o.lastIndexOf(`
`)+1,[,E=""]=a.exec(o.toString("utf8",f,f+2e3))??[],A=(0,R.en)(E)?E:null,y=t.why===null?new d().add(o):"not been read";if(y!==null)return F(`has ${y}; ${p}`,A);
const b=(0,x.qF)(o.toString("utf8",f));if(!b.ok){const S=o.length===0?"":"the last line ";return F(`${S}${b.why}; ${I}`,A)}const D=(0,x.fd)(K.fM,b.value);if(!D.
ok)return F(`the last line is not about the repository: ${D.why}; ${I}`);const{schemaVersion:m,version:h}=D.value;if(m!==N.G5)return F(`schemaVersion is ${m}, w\
hich tf-disco ${N.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,A);const O=_(o.subarray(0,f),b.value,t);if(O.
ok)return O;const L=`it was written by tf-disco ${h}; write it with version ${N.xv}`;return F(`${O.why}; ${h===N.xv?I:L}`,A)}const F=(l,t=null)=>({ok:!1,why:l,repository:t});
function _(l,t,c){const o=(0,x.fd)(K.l3,t);if(!o.ok)return(0,r.TR)(`the last line: ${o.why}`);const{kind:f,schemaVersion:E,version:A,usages:y,...b}=o.value,D=[];
for(let m=0,h=0;m<l.length;m=h+1){if(c.why!==null)return(0,r.TR)("has not been read");h=l.indexOf(`
`,m);const O=(0,x.qF)(l.toString("utf8",m,h)),L=O.ok?(0,x.fd)(K.U0,O.value):O;if(!L.ok)return(0,r.TR)(`line ${D.length+1}${O.ok?":":""} ${L.why}`);D.push({...L.
value,...(0,$.C)(L.value)})}return y!==D.length?(0,r.TR)(`has ${D.length} usages, and its last line counts ${y}`):(0,r.Ju)({...b,usages:D})}const M=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
I="write the file with `tf-disco usages --format json`",p="scan fewer directories of the repository",a=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class d{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(t){this.bytes+=t.length;for(let c=0;c<t.length;c+=1){const o=t[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>v)return`a line of m\
ore than ${v/W} MiB`;if(this.lineParts>J)return`a line with more than ${J} values`}return this.lines-1>P?`more than ${P} usages`:this.bytes>V?`more than ${V/W} \
MiB`:this.parts>C?`more than ${C} values`:null}}}),3542:((se,Z,u)=>{u.d(Z,{FK:()=>b,Ir:()=>y,dh:()=>D});var r=u(2213),R=u(5106),N=u(3298);let x=function(...m){return{
dotted:x}=u.late([3276,6851,8095],8095),new.target?new x(...m):x(...m)};const $={terraform:"app.terraform.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},V={opentofu:"static"},C={terraform:"any",opentofu:"any"},P=["config","migrate"],v=["stack","deploy"],
J={position:["source"],grammar:"module",service:R.e$},G={...J,grammar:"stack-component",isLiteral:!0},F={...G,service:null},_={...J,grammar:"terragrunt",evaluation:C},
M={position:"entries",grammar:"provider",service:R.xq,isLiteral:!0,absent:"required_provider_nosource"},I={position:["hostname"],grammar:"host",service:R.Bn,defaults:$},
p={...I,service:R.OZ},a={...I,evaluation:C},d={...I,service:R.M,defaults:K},l={position:["address"],grammar:"url",service:null};function t(m,h,O,L,{absence:S,...T}={}){
const B=h===""?[]:h.split(" > ").map(H=>H.split(" "));return{kind:O,files:m,path:B.map(([H="",...q])=>[H,...q]),...S&&{absent:`${O}${S}`},...L,...T}}const c={absence:"\
_missing"},o={absence:"_default"},f={evaluation:V,merges:"backend"},E="data terraform_remote_state *",A=(m,h,O)=>Object.entries(h).map(([L,S])=>t(P,m+L,"backend",
{...l,grammar:O,position:S.split(" ")},f)),y=[t(P,"module *","module",J,{...c,evaluation:W,merges:"module"}),t(P,"terraform > required_providers","required_prov\
ider",M,{merges:"provider"}),t(P,"required_providers","required_provider",M,{isReserved:!0}),t(P,"terraform > cloud","cloud",p,{...o,...f}),t(P,"terraform > bac\
kend remote","backend_remote",I,{...o,...f}),...A("terraform > backend ",r.FV,"url"),...A("terraform > backend ",r.Gb,"host-part"),...A("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...A("terraform > encryption > key_provider ",r.nT,"url"),...[E,`check * > ${E}`].flatMap(m=>[t(P,m,"remote_state",a,{
...o,backend:"remote"}),t(P,m,"remote_state",a,{...o,backend:"cloud",service:R.OZ})]),t(P,E,"remote_state",l,{backend:"http",evaluation:C}),t([...P,"query"],"pr\
ovider tfe","provider_tfe",d,{...o,evaluation:C}),t(["test"],"provider tfe","provider_tfe",d),t(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:R.xq,isLiteral:!0}),t(["test"],"run * > module","test_module",G,{...c,grammar:"test-module"}),t(["test"],"run * > backend remote","test\
_backend_remote",I,o),t(v,"required_providers","required_provider",M),t(v,"component *","stack_component",G,c),t(v,"removed","stack_removed",G,c),t(v,"stack *",
"stack_stack",F,{...c,grammar:"stack"}),t(["deploy"],"upstream_input *","upstream_input",F,{grammar:"stack-output"}),t(["migrate"],"state_store_provider","state\
_store_provider",M),t(["migrate"],"from > backend remote","migrate_backend_remote",I,o),...["terraform","unit *","stack *"].map(m=>t(["terragrunt"],m,"terragrun\
t_source",_)),...[r.FV,r.Gb].flatMap(m=>Object.entries(m).map(([h,O])=>{const L=m===r.FV?"url":"host-part",S={...l,grammar:L,position:O.split(" "),evaluation:C};
return t(["terragrunt"],"remote_state","backend",S,{backend:h})})),t(["terragrunt"],"remote_state","backend",{...l,position:"open-state"}),t(["terragrunt"],"rem\
ote_state","remote_state",a,{...o,backend:"remote"}),t(["terragrunt"],"catalog","terragrunt_source",{..._,position:"urls"})],b=(0,N.O)(m=>{const h=y.filter(({files:O})=>O.
includes(m));return Map.groupBy(h,({path:[O]})=>O?.[0]??"")});function D({merges:m},h){return m===void 0||m==="backend"?m??null:x([m,h.at(-1)??""])}}),4225:((se,Z,u)=>{
u.r(Z),u.d(Z,{listRepository:()=>c,readableFile:()=>I,renderUsagesJson:()=>P});var r=u(3087),R=u(9220),N=u(4668),x=u(8317),$=u(9432),K=u(2432),W=u(9179),V=u(6092),
C=u(3152);const P=(o,f=E=>E)=>(0,r.mk)(v(o,f)).map(E=>(0,V.s$)(E));function*v(o,f){const{usages:E,notes:A,dialect:y,repository:b,...D}=o,{name:m,releases:h,evidence:O,
...L}=y;for(const T of E){const{isHostImplied:B,directHost:H,needs:q,place:te,...ee}=f(T),n=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${J({...ee,hasOwnToken:n,
isOverridden:s,...te})}
`}const S={kind:"repository",schemaVersion:K.G5,version:K.xv,repository:b,...f({...D,locks:D.locks.map(({file:T,hashes:B})=>({file:T,hashes:Object.fromEntries(B)})),
dialect:{...L,releases:h.map(({name:T})=>T),evidence:O.map(({isCloud:T,...B})=>B)},usages:E.length,notes:A.map(_)})};for(const[T,B]of Object.entries(S))if(B!==!1&&
(yield`${T==="kind"?"{":","}"${T}":${Array.isArray(B)?"[":J(B)}`,!!Array.isArray(B))){for(const[H,q]of B.entries())yield`${H===0?"":","}${J(q)}`;yield"]"}yield`\
}
`}function J(o){const f=JSON.stringify(o);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(o,F)}const G=new Set(["file","directory","target","root"]);function F(o,f){
return typeof f=="string"?G.has(o)?f:o==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function _({problem:o,affects:f,clients:E,namedHost:A,places:y,isPlaceholder:b}){
const{code:D,severity:m,message:h,help:O}=o;return{code:D,severity:m,message:h,help:O,affects:f,clients:E,namedHost:A,places:y,isPlaceholder:b}}function M(o,f=!0){
if(typeof o!="object"||o===null)return!1;const E=o instanceof Map?[...o.values()]:Object.values(o);return f&&Array.isArray(o)&&o.length>R._5||E.some(y=>M(y))}function*I(o,f){
const{usages:E,declared:A,roots:y}=o,m=[...[...E,...A].map(({place:T})=>T.file),...y.map(({directory:T})=>T)].find(T=>/^(?:\/|\.\.(?:\/|$))/.test(T));if(m!==void 0)
throw p(`${(0,$.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const h=Object.entries(o).find(([T,B])=>M(
B,T!=="usages"));if(h!==void 0)throw p(`${h[0]} would have a list of more than ${R._5} items; ${N.Yo}`);const O={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
L=(0,x.fd)(R.l3,JSON.parse([...f(O)].join("")));if(!L.ok)throw p(L.why);const S=new N.or;for(const T of f(o)){const B=S.add(Buffer.from(T));if(B!==null)throw p(
`the file would have ${B}; ${N.Yo}`);yield T}}const p=o=>new C.GN([`the usages of this repository cannot be written: ${o}`]);var a=u(1456),d=u(533),l=u(5306);let t=function(...o){
return{nameRepository:t}=u.late([4878],4878),new.target?new t(...o):t(...o)};function c(o,f,E,A){const{directory:y,environment:b}=E,{dialect:D,usedBy:m,usages:h,
notes:O}=(0,l.o0)(f,o,E),{clients:L}=D,{declared:S,units:T,installed:B,files:H,bytes:q,isEmpty:te}=o,ee=(0,d.lz)({usages:h,declared:S,units:T,clients:L},f,!0),n=new Set(
ee.flatMap(i=>i.unknown)),s=ee.flatMap(i=>i.roots.map(({name:g,lockFile:k})=>({name:g,lockFile:k,client:i.client}))),e=new Set(s.flatMap(({lockFile:i})=>i??[]));
return{dialect:D,setting:f.dialect,usages:h,notes:O,declared:S.filter(R.Gs),writtenAt:A.toISOString(),repository:t(y,b),usedBy:m(),files:H,bytes:q,isEmpty:te,units:T.
filter(i=>i.unknown===null||n.has(i)).map(({covers:i,...g})=>g),installed:B,roots:Array.from(Map.groupBy(s,({name:i})=>i),([i,g])=>({directory:i||".",clients:g.
map(({client:k})=>k)})),rootsAreNamed:f.roots.length>0,locks:Array.from((0,a.hc)(e,y),([i,g])=>({file:i,hashes:g})),plugins:(0,a.KX)(h,L,(0,a.Up)(y))}}}),1456:((se,Z,u)=>{
u.d(Z,{AT:()=>p,KX:()=>I,Ml:()=>F,Up:()=>G,_k:()=>v,hc:()=>J});var r=u(3024),R=u(6760),N=u(3916),x=u(9968),$=u(2172),K=u(8032),W=u(255),V=u(5106),C=u(3298);let P=function(...a){
return{localMirrors:P}=u.late([1834],1834),new.target?new P(...a):P(...a)};const v=a=>Map.groupBy(a.flatMap(d=>d.providers.map(l=>({of:l,root:d}))),({of:d})=>(0,$.
JT)(d.provider)),J=(a,d)=>new Map(Array.from(a,l=>[l,(0,$.g_)((0,x.r7)((0,R.join)(d,l))??"")]));function G(a){const d=P();return _(l=>{const t=(0,R.join)(a,l);return(0,r.
existsSync)(t)?t:null},(l,t)=>d(l,t).length>0)}function F(a){const d=new Map(a.map(({directory:l,providers:t})=>[M(l),new Set(t)]));return _(l=>d.has(l)?l:null,
(l,t)=>d.get(l)?.has((0,$.JT)(t))??!1)}function _(a,d){const l=(0,C.O)(t=>{const c=t.replace(/\/$/,""),o=c==="."||t!==c,f=M(c),E=a(f),A=o?[]:l((0,N.dirname)(c));
return E===null?A:[{path:E,shown:f},...A]});return{around:l,holds:d}}const M=a=>`${a==="."?"":`${a}/`}terraform.d/plugins`;function I(a,d,{around:l,holds:t}){const c=a.
flatMap(f=>{const E=l((0,N.dirname)(f.place.file));return E.length===0?[]:f.needs.filter(({service:y})=>y===V.xq).flatMap(({host:y})=>d.flatMap(b=>(0,$.lc)(f,y,
b)??[])).flatMap(y=>E.filter(({path:b})=>t(b,y)).map(({shown:b})=>({shown:b,provider:(0,$.JT)(y)})))}),o=Map.groupBy(c,({shown:f})=>(0,N.dirname)((0,N.dirname)(
f)));return Array.from(o,([f,E])=>({directory:f,providers:[...new Set(E.map(({provider:A})=>A))]}))}function p({client:a,pluginCache:d,mayBreakLocks:l},{root:t,
roots:c,platform:o,upgrade:f,dialect:E}){const A=(0,C.O)(m=>J([m],t).get(m)),y=({provider:m,locked:h},O,L,S=o)=>{if(d===null||O.directory===$.cd.file)return!1;const{
host:T,namespace:B,type:H}=m,q=[d,(0,W.pk)(T),B,H,L,S];if(!(0,r.existsSync)((0,R.resolve)(t,O.directory,...q)))return!1;if(h===null)return l&&a==="terraform";const te=A(
O.lockFile??"")?.get((0,$.JT)(m))??[];return h.text===L&&te.some(ee=>ee.startsWith("h1:"))},b=(0,C.O)(()=>v(c.filter(m=>m.client===a)));return{has:y,replacesRegistry:m=>d!==
null&&!f&&a==="opentofu"&&(0,K.$l)("cachedLocks",E.versions)&&b().get(m)?.every(({of:h,root:O})=>y(h,O,h.locked?.text??""))===!0}}})};export{de as ids,me as modules};
