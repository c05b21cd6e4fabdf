const _e=[8317,4668,7680],me={5262:((re,Y,a)=>{a.d(Y,{Fs:()=>Q,Ik:()=>c,KI:()=>g,L5:()=>X,NT:()=>d,Ru:()=>v,Ww:()=>n,YO:()=>P,Yj:()=>H,ah:()=>m,ai:()=>u,cG:()=>p,
eu:()=>E,g1:()=>B,lq:()=>O,me:()=>e,nd:()=>l,pd:()=>_,xL:()=>te,yG:()=>i,yq:()=>F,z6:()=>L,zM:()=>b});var o,U={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function I(r){return!r&&!o?U:{lang:r?.lang??o?.lang,message:r?.message,abortEarly:r?.abortEarly??o?.abortEarly,abortPipeEarly:r?.abortPipeEarly??o?.abortPipeEarly}}
var j;function W(r){return j?.get(r)}var G;function J(r){return G?.get(r)}var k;function R(r,s){return k?.get(r)?.get(s)}function A(r){const s=typeof r;return s===
"string"?`"${r}"`:s==="number"||s==="bigint"||s==="boolean"?`${r}`:s==="object"||s==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":s}function y(r,s,t,f,w){
const M=w&&"input"in w?w.input:t.value,N=w?.expected??r.expects??null,z=w?.received??A(M),V={kind:r.kind,type:r.type,input:M,expected:N,received:z,message:`Inva\
lid ${s}: ${N?`Expected ${N} but r`:"R"}eceived ${z}`,requirement:r.requirement,path:w?.path,issues:w?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},Z=r.kind==="schema",q=w?.message??r.message??R(r.reference,V.lang)??(Z?J(V.lang):null)??f.message??W(V.lang);q!==void 0&&(V.message=typeof q=="f\
unction"?q(V):q),Z&&(t.typed=!1),t.issues?t.issues.push(V):t.issues=[V]}function $(r,s){return r===s||Number.isNaN(r)&&Number.isNaN(s)}function K(r,s){return Object.
prototype.hasOwnProperty.call(r,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function S(r,s){const t=[...new Set(r)];return t.length>1?`(${t.join(` ${s}\
 `)})`:t[0]??"never"}function h(r){return r["~standard"]={version:1,vendor:"valibot",validate:s=>r["~run"]({value:s},I())},r}var D=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function L(r,s){return{kind:"validation",type:"check",reference:L,async:!1,
expects:null,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&y(this,"input",t,f),t}}}function m(r,s){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&(y(this,"input",t,f),t.typed=!1),t}}}function l(r){
return{kind:"validation",type:"integer",reference:l,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(s,t){return s.typed&&!this.requirement(s.
value)&&y(this,"integer",s,t),s}}}function v(r,s){return{kind:"validation",type:"max_length",reference:v,async:!1,expects:`<=${r}`,requirement:r,message:s,"~run"(t,f){
return t.typed&&t.value.length>this.requirement&&y(this,"length",t,f,{received:`${t.value.length}`}),t}}}function p(r,s){return{kind:"validation",type:"max_valu\
e",reference:p,async:!1,expects:`<=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!(t.value<=this.requirement)&&y(this,
"value",t,f,{received:t.value instanceof Date?t.value.toJSON():A(t.value)}),t}}}function n(r,s){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!(t.value>=this.requirement)&&y(this,"value",t,f,{received:t.value instanceof
Date?t.value.toJSON():A(t.value)}),t}}}function d(r){return{kind:"transformation",type:"raw_transform",reference:d,async:!1,"~run"(s,t){const f=r({dataset:s,config:t,
addIssue:w=>y(this,w?.label??"input",s,t,w),NEVER:null});return s.issues?s.typed=!1:s.value=f,s}}}function i(r,s){return{kind:"validation",type:"regex",reference:i,
async:!1,expects:`${r}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement.test(t.value)&&y(this,"format",t,f),t}}}function _(r){return{kind:"\
transformation",type:"transform",reference:_,async:!1,operation:r,"~run"(s){return s.value=this.operation(s.value),s}}}function T(r,s,t){return typeof r.fallback==
"function"?r.fallback(s,t):r.fallback}function C(r,s,t){return typeof r.default=="function"?r.default(s,t):r.default}function P(r,s){return h({kind:"schema",type:"\
array",reference:P,expects:"Array",async:!1,item:r,message:s,"~run"(t,f){const w=t.value;if(Array.isArray(w)){t.typed=!0,t.value=[];for(let M=0;M<w.length;M++){
const N=w[M],z=this.item["~run"]({value:N},f);if(z.issues){const V={type:"array",origin:"value",input:w,key:M,value:N};for(const Z of z.issues)Z.path?Z.path.unshift(
V):Z.path=[V],t.issues?.push(Z);if(t.issues||(t.issues=z.issues),f.abortEarly){t.typed=!1;break}}z.typed||(t.typed=!1),t.value.push(z.value)}}else y(this,"type",
t,f);return t}})}function b(r){return h({kind:"schema",type:"boolean",reference:b,expects:"boolean",async:!1,message:r,"~run"(s,t){return typeof s.value=="boole\
an"?s.typed=!0:y(this,"type",s,t),s}})}function F(r,s){return h({kind:"schema",type:"exact_optional",reference:F,expects:r.expects,async:!1,wrapped:r,default:s,
"~run"(t,f){return this.wrapped["~run"](t,f)}})}function E(r,s){return h({kind:"schema",type:"literal",reference:E,expects:A(r),async:!1,literal:r,message:s,"~r\
un"(t,f){return $(t.value,this.literal)?t.typed=!0:y(this,"type",t,f),t}})}function e(r,s){return h({kind:"schema",type:"nullable",reference:e,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:s,"~run"(t,f){return t.value===null&&(this.default!==void 0&&(t.value=C(this,t,f)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,f)}})}function u(r){return h({kind:"schema",type:"number",reference:u,expects:"number",async:!1,message:r,"~run"(s,t){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:y(this,"type",s,t),s}})}function c(r,s){return h({kind:"schema",type:"object",reference:c,expects:"Object",async:!1,entries:r,message:s,
"~run"(t,f){const w=t.value;if(w&&typeof w=="object"){t.typed=!0,t.value={};for(const M in this.entries){const N=this.entries[M];if(M in w||(N.type==="exact_opt\
ional"||N.type==="optional"||N.type==="nullish")&&N.default!==void 0){const z=M in w?w[M]:C(N),V=N["~run"]({value:z},f);if(V.issues){const Z={type:"object",origin:"\
value",input:w,key:M,value:z};for(const q of V.issues)q.path?q.path.unshift(Z):q.path=[Z],t.issues?.push(q);if(t.issues||(t.issues=V.issues),f.abortEarly){t.typed=
!1;break}}V.typed||(t.typed=!1),t.value[M]=V.value}else if(N.fallback!==void 0)t.value[M]=T(N);else if(N.type!=="exact_optional"&&N.type!=="optional"&&N.type!==
"nullish"&&(y(this,"key",t,f,{input:void 0,expected:`"${M}"`,path:[{type:"object",origin:"key",input:w,key:M,value:w[M]}]}),f.abortEarly))break}}else y(this,"ty\
pe",t,f);return t}})}function O(r,s){return h({kind:"schema",type:"optional",reference:O,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:s,"~run"(t,f){
return t.value===void 0&&(this.default!==void 0&&(t.value=C(this,t,f)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,f)}})}function g(r,s){return h({kind:"\
schema",type:"picklist",reference:g,expects:S(r.map(A),"|"),async:!1,options:r,message:s,"~run"(t,f){return this.options.includes(t.value)?t.typed=!0:y(this,"ty\
pe",t,f),t}})}function B(r,s,t){return h({kind:"schema",type:"record",reference:B,expects:"Object",async:!1,key:r,value:s,message:t,"~run"(f,w){const M=f.value;
if(M&&typeof M=="object"){f.typed=!0,f.value={};for(const N in M)if(K(M,N)){const z=M[N],V=this.key["~run"]({value:N},w);if(V.issues){const q={type:"object",origin:"\
key",input:M,key:N,value:z};for(const ne of V.issues)ne.path=[q],f.issues?.push(ne);if(f.issues||(f.issues=V.issues),w.abortEarly){f.typed=!1;break}}const Z=this.
value["~run"]({value:z},w);if(Z.issues){const q={type:"object",origin:"value",input:M,key:N,value:z};for(const ne of Z.issues)ne.path?ne.path.unshift(q):ne.path=
[q],f.issues?.push(ne);if(f.issues||(f.issues=Z.issues),w.abortEarly){f.typed=!1;break}}(!V.typed||!Z.typed)&&(f.typed=!1),V.typed&&(f.value[V.value]=Z.value)}}else
y(this,"type",f,w);return f}})}function H(r){return h({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:r,"~run"(s,t){return typeof s.value==
"string"?s.typed=!0:y(this,"type",s,t),s}})}function X(){return h({kind:"schema",type:"unknown",reference:X,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function Q(...r){return h({...r[0],pipe:r,"~run"(s,t){for(const f of r)if(f.kind!=="metadata"){if(s.issues&&(f.kind==="schema"||f.kind==="transformation")){
s.typed=!1;break}(!s.issues||!t.abortEarly&&!t.abortPipeEarly)&&(s=f["~run"](s,t))}return s}})}function te(r,s,t){const f=r["~run"]({value:s},I(t));return{typed:f.
typed,success:!f.issues,output:f.value,issues:f.issues}}}),8317:((re,Y,a)=>{a.d(Y,{A7:()=>h,Ik:()=>K,Jt:()=>A,Qq:()=>G,fd:()=>D,p_:()=>$,qF:()=>p,qG:()=>k,rD:()=>R,
wC:()=>J,yL:()=>y});var o=a(5262),U=a(7811),I=a(9432);const j=1e4,W=`a text of at most ${j} characters`,G=o.Fs(o.Yj("a text"),o.Ru(j,W)),J=(n,d)=>o.Fs(o.Yj(d),o.
Ru(j,W),o.yG(n,d)),k=(n,d)=>o.Fs(o.Yj(d),o.Ru(j,W),o.ah(n,d));function R(n,d){const i=`a whole number from ${n} to ${d}`;return o.Fs(o.ai(i),o.nd(i),o.Ww(n,i),o.
cG(d,i))}const A=o.zM("true or false"),y=n=>o.KI(n,`one of ${n.join(", ")}`),$=n=>o.YO(n,"an array"),K=n=>o.Ik(n,({path:d})=>{const i=n[String(d?.[0]?.key)];return i===
void 0?"an object":S(i)});function S(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?S(n.wrapped):"an object"}const h=(n,d)=>o.g1(n,d,
"an object");function D(n,d){const i=o.xL(n,d,{abortEarly:!0});return i.success?(0,U.Ju)(i.output):(0,U.TR)(L(i.issues[0]))}function L({path:n,input:d,message:i}){
const _=n??[],P=(_.at(-1)?.origin==="key"&&d!==void 0?_.slice(0,-1):_).map(({key:b})=>m(b)).join("").replace(/^\./,"");return`${P===""?"the value":P} is ${v(d)}\
; expected ${i}`}function m(n){if(typeof n=="number")return`[${n}]`;const d=String(n);return/^\w+$/.test(d)?`.${d}`:`[${v(d)}]`}const l=80;function v(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,I.dh)(JSON.stringify(n),l)}function p(n){if(n.trim()==="")return(0,U.TR)(
"is empty");try{return(0,U.Ju)(JSON.parse(n))}catch{return(0,U.TR)("is not JSON")}}}),568:((re,Y,a)=>{a.d(Y,{C:()=>S,o:()=>y});var o=a(3916),U=a(3298),I=a(3114),
j=a(5440),W=a(3542);let G=function(...m){return{firstWithHost:G}=a.late([3276,7918,8095],8095),new.target?new G(...m):G(...m)},J=function(...m){return{meaningOfAbsent:J}=
a.late([3276,7918,8095],8095),new.target?new J(...m):J(...m)},k=function(...m){return{needsOf:k}=a.late([3276,7918,8095],8095),new.target?new k(...m):k(...m)},R=function(...m){
return{neededByImplied:R}=a.late([3276,7918,8095],8095),new.target?new R(...m):R(...m)};function A({kind:m,absent:l=m}){return m!=="required_provider"?[m,l]:[m,
l,"required_provider_legacy","required_provider_invalid"]}const y=[...new Set([...W.Ir.flatMap(A),"implied_provider","saved_state"])],$=(0,U.O)(m=>W.Ir.filter(l=>A(
l).includes(m)));function K({kind:m,backend:l}){const v=$(m),p=v.find(n=>n.backend===l)??v[0];if(p===void 0)throw new Error(`no row of the usage table has ${m}`);
return p}function S(m){const{clients:l,isOverridden:v,replacedFor:p=[]}=m;if(m.kind==="saved_state")return{...j.zt,directHost:m.text??"",needs:[]};if(m.kind==="\
implied_provider"){const b=R(l);return v?{...b,needs:[]}:b}const n=K(m),d=new Map(l.map(b=>[b,h(m,n,b)])),i=[...d].filter(([b])=>!v&&!p.includes(b)),{host:_,isHostImplied:T,
directHost:C}=G([...d.values()]),P=k(new Map(i),n);return{host:_,isHostImplied:T,directHost:C,needs:P}}function h(m,l,v){const{text:p,evaluated:n,version:d}=m,i=n===
void 0?{text:p,isWhole:!0}:n[v];if(i===void 0)return j.zt;if(i.text===null)return p!==null&&l.defaults===void 0?j.zt:L(m,l,v);if(!i.isWhole)return(0,j.i4)(l.grammar,
i.text,v)??j.zt;const _=d!==void 0&&d.value===void 0;return j.pb[l.grammar](i.text,v,_)}const D=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function L({
kind:m,address:l,place:v},p,n){const[,d=null]=D.exec(l)??[],i=(0,I.L8)((0,o.basename)(v.file),new Set,"")??{class:"config",isOverride:!1};return J({row:p,kind:m,
address:l,localName:d},i,n)}}),9220:((re,Y,a)=>{a.d(Y,{Gs:()=>w,U0:()=>te,_5:()=>S,fM:()=>ne,l3:()=>ce});var o=a(5262),U=a(2170),I=a(9119),j=a(9615),W=a(8032),G=a(
255),J=a(6889),k=a(4497),R=a(1250),A=a(1011),y=a(8317),$=a(568);let K=function(...x){return{problemFacts:K}=a.late([4507],4507),new.target?new K(...x):K(...x)};
const S=32e3,{Qq:h,Ik:D,yL:L,wC:m}=y,l=x=>o.Fs(y.p_(x),o.Ru(S,`at most ${S} items`)),v=o.me(h),p=o.yq(y.Jt,!1),n=y.rD(0,Number.MAX_SAFE_INTEGER),d=m(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),i=m(/^[\w.+-]{1,100}$/,"a version"),_=x=>{const ee=(0,G.Pv)((0,G.pk)(x));return ee.ok&&ee.value===x},T=y.qG(_,"a hostname"),C=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
P=m(C,"a path in the repository"),b=m(new RegExp(`^$|${C.source}`),"a path in the repository"),F=y.rD(1,2**25),e=D({file:P,...{line:F,column:F,endColumn:F},target:o.
lq(P)}),u=L(W.zK),c=L(W.Du),O=x=>D({terraform:o.yq(x),opentofu:o.yq(x)}),g=[W.Du,...W.Du.map(x=>[x])],B=x=>g.find(ee=>ee.length===x.length&&ee.every(se=>x.includes(
se))),H=o.Fs(l(c),o.z6(x=>B(x)!==void 0,"one or two different CLIs"),o.pd(x=>B(x)??x)),X=D({text:h,value:o.yq(O(v)),place:e}),Q=D({root:v,source:v,version:v,isOpen:p}),
te=o.Fs(D({kind:L($.o),host:v,address:h,text:v,...e.entries,clients:H,version:o.yq(X),constraints:o.yq(h),evaluated:o.yq(O(D({text:v,isWhole:p}))),calls:o.yq(O(
l(Q))),backend:o.yq(h),hasOwnToken:p,workspace:o.yq(D({organization:v,name:v,lacks:o.yq(l(L(A.Rt)))})),isOverridden:p,replacedFor:o.yq(H),directories:o.yq(l(b))}),
o.pd(({host:x,file:ee,line:se,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:ee,line:se,column:oe,endColumn:ie,target:ae}}))),r=o.Fs(D({clients:H,
releases:l(h),versions:O(h),why:h,evidence:l(D({client:c,level:L(R.A),place:e,text:h,version:v})),isGuess:o.yq(o.eu(!0,"true"))}),o.pd(({releases:x,...ee})=>({...ee,
name:(0,J.WJ)(ee.clients),releases:ee.clients.flatMap(se=>{const oe=(0,k.w0)(se,[]),ie=oe.filter(ae=>x.includes(ae.name));return ie.length===0?oe:ie})}))),s=x=>Object.
hasOwn(K(),x),t=o.Fs(D({code:y.qG(s,"a problem code"),severity:L(j.oC),message:h,help:o.yq(h),affects:l(u),clients:H,namedHost:o.yq(o.me(T),null),places:l(e),isPlaceholder:o.
yq(y.Jt)}),o.pd(({code:x,severity:ee,message:se,help:oe,affects:ie,...ae})=>{const ue=K()[x],fe=ue.affects.filter(pe=>ie.includes(pe)),de={...ue,code:x,usualSeverity:ue.
severity,severity:ee,affects:fe};return(0,U.kH)({...de,message:se,...oe!==void 0&&{help:oe}},ae)})),f=[...A.O8,...A.VZ,...Object.keys(W.$I),"binary","state-expr\
ession"],w=x=>f.some(ee=>ee===x.kind),M=D({kind:L(f),text:h,localName:v,place:e,directories:o.yq(l(b))}),N=D({directory:b,module:o.me(b),unknown:o.me(e),missing:o.
yq(b),isPartial:p,replaced:l(P),files:l(P)}),z=D({root:b,key:h,source:h,version:h,directory:b}),V=D({code:h,host:o.me(T),paths:o.me(l(h)),reason:v,place:e,line:o.
yq(F)}),Z=D({name:o.Fs(h,o.z6(I.en,"a name such as acme/network")),url:o.me(m(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:o.me(m(/^(?:[\da-f]{40}|[\da-f]{64})$/,
"the hash of a commit"))}),q=o.Fs(y.A7(d,l(h)),o.pd(x=>new Map(Object.entries(x)))),ne=D({kind:L(["repository"]),schemaVersion:n,version:i}),le=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
ce=D({...ne.entries,writtenAt:o.yq(m(le,"a time in UTC")),repository:Z,dialect:r,setting:D({name:L(["auto","terraform","opentofu","both"]),version:o.me(i)}),usedBy:l(
u),files:n,bytes:n,usages:n,isEmpty:p,notes:l(t),ignore:o.yq(l(V),[]),declared:l(M),units:o.yq(l(N),[]),installed:o.yq(l(z),[]),roots:l(D({directory:P,clients:H})),
rootsAreNamed:p,locks:l(D({file:P,hashes:q})),plugins:l(D({directory:P,providers:l(d)}))})}),4668:((re,Y,a)=>{a.d(Y,{WS:()=>K,Yo:()=>m,gy:()=>S,or:()=>v,zx:()=>k});
var o=a(7811),U=a(9119),I=a(2432),j=a(8317),W=a(568),G=a(9220);const J=1024*1024,k=128*J,R=6e6,A=25e4,y=24*J,$=6e5;function K(p,n){if(D.test(p.toString("utf8",0,
1e3)))return S("is the report of a check, not a usages file; keep reports in another directory");let d=p.length;for(;d>0&&(p[d-1]??0)<=32;)d-=1;const i=p.subarray(
p.toString("utf8",0,3)==="\uFEFF"?3:0,d),_=i.lastIndexOf(`
`)+1,[,T=""]=l.exec(i.toString("utf8",_,_+2e3))??[],C=(0,U.en)(T)?T:null,P=n.why===null?new v().add(i):"not been read";if(P!==null)return S(`has ${P}; ${m}`,C);
const b=(0,j.qF)(i.toString("utf8",_));if(!b.ok){const O=i.length===0?"":"the last line ";return S(`${O}${b.why}; ${L}`,C)}const F=(0,j.fd)(G.fM,b.value);if(!F.
ok)return S(`the last line is not about the repository: ${F.why}; ${L}`);const{schemaVersion:E,version:e}=F.value;if(E!==I.G5)return S(`schemaVersion is ${E}, w\
hich tf-disco ${I.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,C);const u=h(i.subarray(0,_),b.value,n);if(u.
ok)return u;const c=`it was written by tf-disco ${e}; write it with version ${I.xv}`;return S(`${u.why}; ${e===I.xv?L:c}`,C)}const S=(p,n=null)=>({ok:!1,why:p,repository:n});
function h(p,n,d){const i=(0,j.fd)(G.l3,n);if(!i.ok)return(0,o.TR)(`the last line: ${i.why}`);const{kind:_,schemaVersion:T,version:C,usages:P,...b}=i.value,F=[];
for(let E=0,e=0;E<p.length;E=e+1){if(d.why!==null)return(0,o.TR)("has not been read");e=p.indexOf(`
`,E);const u=(0,j.qF)(p.toString("utf8",E,e)),c=u.ok?(0,j.fd)(G.U0,u.value):u;if(!c.ok)return(0,o.TR)(`line ${F.length+1}${u.ok?":":""} ${c.why}`);F.push({...c.
value,...(0,W.C)(c.value)})}return P!==F.length?(0,o.TR)(`has ${F.length} usages, and its last line counts ${P}`):(0,o.Ju)({...b,usages:F})}const D=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
L="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",l=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class v{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let d=0;d<n.length;d+=1){const i=n[d];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,i===10?(this.lineBytes=0,this.lineParts=0):(i===44||i===91||i===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>y)return`a line of m\
ore than ${y/J} MiB`;if(this.lineParts>$)return`a line with more than ${$} values`}return this.lines-1>A?`more than ${A} usages`:this.bytes>k?`more than ${k/J} \
MiB`:this.parts>R?`more than ${R} values`:null}}}),3542:((re,Y,a)=>{a.d(Y,{FK:()=>b,Ir:()=>P,dh:()=>F});var o=a(2213),U=a(5106),I=a(3298);let j=function(...E){return{
dotted:j}=a.late([3276,7918,8095],8095),new.target?new j(...E):j(...E)};const W={terraform:"app.terraform.io",opentofu:null},G={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},J={terraform:"static",opentofu:"static"},k={opentofu:"static"},R={terraform:"any",opentofu:"any"},A=["config","migrate"],y=["stack","deploy"],
$={position:["source"],grammar:"module",service:U.e$},K={...$,grammar:"stack-component",isLiteral:!0},S={...K,service:null},h={...$,grammar:"terragrunt",evaluation:R},
D={position:"entries",grammar:"provider",service:U.xq,isLiteral:!0,absent:"required_provider_nosource"},L={position:["hostname"],grammar:"host",service:U.Bn,defaults:W},
m={...L,service:U.OZ},l={...L,evaluation:R},v={...L,service:U.M,defaults:G},p={position:["address"],grammar:"url",service:null};function n(E,e,u,c,{absence:O,...g}={}){
const B=e===""?[]:e.split(" > ").map(H=>H.split(" "));return{kind:u,files:E,path:B.map(([H="",...X])=>[H,...X]),...O&&{absent:`${u}${O}`},...c,...g}}const d={absence:"\
_missing"},i={absence:"_default"},_={evaluation:k,merges:"backend"},T="data terraform_remote_state *",C=(E,e,u)=>Object.entries(e).map(([c,O])=>n(A,E+c,"backend",
{...p,grammar:u,position:O.split(" ")},_)),P=[n(A,"module *","module",$,{...d,evaluation:J,merges:"module"}),n(A,"terraform > required_providers","required_prov\
ider",D,{merges:"provider"}),n(A,"terraform > cloud","cloud",m,{...i,..._}),n(A,"terraform > backend remote","backend_remote",L,{...i,..._}),...C("terraform > b\
ackend ",o.FV,"url"),...C("terraform > backend ",o.Gb,"host-part"),...C("terraform > backend ",{local:"path workspace_dir"},"state-path"),...C("terraform > encr\
yption > key_provider ",o.nT,"url"),...[T,`check * > ${T}`].flatMap(E=>[n(A,E,"remote_state",l,{...i,backend:"remote"}),n(A,E,"remote_state",l,{...i,backend:"cl\
oud",service:U.OZ})]),n(A,T,"remote_state",p,{backend:"http",evaluation:R}),n([...A,"query"],"provider tfe","provider_tfe",v,{...i,evaluation:R}),n(["test"],"pr\
ovider tfe","provider_tfe",v),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:U.xq,isLiteral:!0}),n(["test"],"run * \
> module","test_module",K,{...d,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",L,i),n(y,"required_providers","required_provid\
er",D),n(y,"component *","stack_component",K,d),n(y,"removed","stack_removed",K,d),n(y,"stack *","stack_stack",S,{...d,grammar:"stack"}),n(["deploy"],"upstream_\
input *","upstream_input",S,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",D),n(["migrate"],"from > backend remote","migr\
ate_backend_remote",L,i),...["terraform","unit *","stack *"].map(E=>n(["terragrunt"],E,"terragrunt_source",h)),...[o.FV,o.Gb].flatMap(E=>Object.entries(E).map(([
e,u])=>{const c=E===o.FV?"url":"host-part",O={...p,grammar:c,position:u.split(" "),evaluation:R};return n(["terragrunt"],"remote_state","backend",O,{backend:e})})),
n(["terragrunt"],"remote_state","backend",{...p,position:"open-state"}),n(["terragrunt"],"remote_state","remote_state",l,{...i,backend:"remote"}),n(["terragrunt"],
"catalog","terragrunt_source",{...h,position:"urls"})],b=(0,I.O)(E=>{const e=P.filter(({files:u})=>u.includes(E));return Map.groupBy(e,({path:[u]})=>u?.[0]??"")});
function F({merges:E},e){return E===void 0||E==="backend"?E??null:j([E,e.at(-1)??""])}}),4225:((re,Y,a)=>{a.r(Y),a.d(Y,{listRepository:()=>d,readableFile:()=>L,
renderUsagesJson:()=>A});var o=a(3087),U=a(9220),I=a(4668),j=a(8317),W=a(9432),G=a(2432),J=a(9179),k=a(6092),R=a(3152);const A=(i,_=T=>T)=>(0,o.mk)(y(i,_)).map(
T=>(0,k.s$)(T));function*y(i,_){const{usages:T,notes:C,dialect:P,repository:b,...F}=i,{name:E,releases:e,evidence:u,...c}=P;for(const g of T){const{isHostImplied:B,
directHost:H,needs:X,place:Q,...te}=_(g),r=te.hasOwnToken||void 0,s=te.isOverridden||void 0;yield`${$({...te,hasOwnToken:r,isOverridden:s,...Q})}
`}const O={kind:"repository",schemaVersion:G.G5,version:G.xv,repository:b,..._({...F,locks:F.locks.map(({file:g,hashes:B})=>({file:g,hashes:Object.fromEntries(B)})),
dialect:{...c,releases:e.map(({name:g})=>g),evidence:u.map(({isCloud:g,...B})=>B)},usages:T.length,notes:C.map(h)})};for(const[g,B]of Object.entries(O))if(B!==!1&&
(yield`${g==="kind"?"{":","}"${g}":${Array.isArray(B)?"[":$(B)}`,!!Array.isArray(B))){for(const[H,X]of B.entries())yield`${H===0?"":","}${$(X)}`;yield"]"}yield`\
}
`}function $(i){const _=JSON.stringify(i);return!(0,J.r_)(_)&&!_.includes("false")?_:JSON.stringify(i,S)}const K=new Set(["file","directory","target","root"]);function S(i,_){
return typeof _=="string"?K.has(i)?_:i==="text"?(0,J.Qj)(_):(0,J._U)(_):_===!1?void 0:_}function h({problem:i,affects:_,clients:T,namedHost:C,places:P,isPlaceholder:b}){
const{code:F,severity:E,message:e,help:u}=i;return{code:F,severity:E,message:e,help:u,affects:_,clients:T,namedHost:C,places:P,isPlaceholder:b}}function D(i,_=!0){
if(typeof i!="object"||i===null)return!1;const T=i instanceof Map?[...i.values()]:Object.values(i);return _&&Array.isArray(i)&&i.length>U._5||T.some(P=>D(P))}function*L(i,_){
const{usages:T,declared:C,roots:P}=i,E=[...[...T,...C].map(({place:g})=>g.file),...P.map(({directory:g})=>g)].find(g=>/^(?:\/|\.\.(?:\/|$))/.test(g));if(E!==void 0)
throw m(`${(0,W.dh)(E)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const e=Object.entries(i).find(([g,B])=>D(
B,g!=="usages"));if(e!==void 0)throw m(`${e[0]} would have a list of more than ${U._5} items; ${I.Yo}`);const u={...i,usages:[],declared:[],units:[],roots:[],locks:[]},
c=(0,j.fd)(U.l3,JSON.parse([..._(u)].join("")));if(!c.ok)throw m(c.why);const O=new I.or;for(const g of _(i)){const B=O.add(Buffer.from(g));if(B!==null)throw m(
`the file would have ${B}; ${I.Yo}`);yield g}}const m=i=>new R.GN([`the usages of this repository cannot be written: ${i}`]);var l=a(1456),v=a(533),p=a(4359);let n=function(...i){
return{nameRepository:n}=a.late([4878],4878),new.target?new n(...i):n(...i)};function d(i,_,T,C){const{directory:P,environment:b}=T,{dialect:F,usedBy:E,usages:e,
notes:u,ignore:c}=(0,p.o0)(_,i,T),{clients:O,versions:g}=F,{declared:B,units:H,installed:X,files:Q,bytes:te,isEmpty:r}=i,s=(0,v.lz)({...i,usages:e,clients:O,versions:g},
_,!0),t=new Set(s.flatMap(M=>M.unknown)),f=s.flatMap(M=>M.roots.map(({name:N,lockFile:z})=>({name:N,lockFile:z,client:M.client}))),w=new Set(f.flatMap(({lockFile:M})=>M??
[]));return{dialect:F,setting:_.dialect,usages:e,notes:u,ignore:c.flatMap(M=>M.place===null?[]:{...M,place:M.place}),declared:B.filter(U.Gs),writtenAt:C.toISOString(),
repository:n(P,b),usedBy:E(),files:Q,bytes:te,isEmpty:r,units:H.filter(M=>M.unknown===null||t.has(M)).map(({covers:M,...N})=>N),installed:X,roots:Array.from(Map.
groupBy(f,({name:M})=>M),([M,N])=>({directory:M||".",clients:N.map(({client:z})=>z)})),rootsAreNamed:_.roots.length>0,locks:Array.from((0,l.hc)(w,P),([M,N])=>({
file:M,hashes:N})),plugins:(0,l.KX)(e,O,(0,l.Up)(P))}}}),1456:((re,Y,a)=>{a.d(Y,{AT:()=>m,KX:()=>L,Ml:()=>S,Up:()=>K,_k:()=>y,hc:()=>$});var o=a(3024),U=a(6760),
I=a(3916),j=a(9968),W=a(2172),G=a(8032),J=a(255),k=a(5106),R=a(3298);let A=function(...l){return{localMirrors:A}=a.late([1834],1834),new.target?new A(...l):A(...l)};
const y=l=>Map.groupBy(l.flatMap(v=>v.providers.map(p=>({of:p,root:v}))),({of:v})=>(0,W.JT)(v.provider)),$=(l,v)=>new Map(Array.from(l,p=>[p,(0,W.g_)((0,j.r7)((0,U.
join)(v,p))??"")]));function K(l){const v=A();return h(p=>{const n=(0,U.join)(l,p);return(0,o.existsSync)(n)?n:null},(p,n)=>v(p,n).length>0)}function S(l){const v=new Map(
l.map(({directory:p,providers:n})=>[D(p),new Set(n)]));return h(p=>v.has(p)?p:null,(p,n)=>v.get(p)?.has((0,W.JT)(n))??!1)}function h(l,v){const p=(0,R.O)(n=>{const d=n.
replace(/\/$/,""),i=d==="."||n!==d,_=D(d),T=l(_),C=i?[]:p((0,I.dirname)(d));return T===null?C:[{path:T,shown:_},...C]});return{around:p,holds:v}}const D=l=>`${l===
"."?"":`${l}/`}terraform.d/plugins`;function L(l,v,{around:p,holds:n}){const d=l.flatMap(_=>{const T=p((0,I.dirname)(_.place.file));return T.length===0?[]:_.needs.
filter(({service:P})=>P===k.xq).flatMap(({host:P})=>v.flatMap(b=>(0,W.lc)(_,P,b)??[])).flatMap(P=>T.filter(({path:b})=>n(b,P)).map(({shown:b})=>({shown:b,provider:(0,W.
JT)(P)})))}),i=Map.groupBy(d,({shown:_})=>(0,I.dirname)((0,I.dirname)(_)));return Array.from(i,([_,T])=>({directory:_,providers:[...new Set(T.map(({provider:C})=>C))]}))}
function m({client:l,pluginCache:v,mayBreakLocks:p},{root:n,roots:d,platform:i,upgrade:_,dialect:T}){const C=(0,R.O)(E=>$([E],n).get(E)),P=({provider:E,locked:e},u,c,O=i)=>{
if(v===null||u.directory===W.cd.file)return!1;const{host:g,namespace:B,type:H}=E,X=[v,(0,J.pk)(g),B,H,c,O];if(!(0,o.existsSync)((0,U.resolve)(n,u.directory,...X)))
return!1;if(e===null)return p&&l==="terraform";const Q=C(u.lockFile??"")?.get((0,W.JT)(E))??[];return e.text===c&&Q.some(te=>te.startsWith("h1:"))},b=(0,R.O)(()=>y(
d.filter(E=>E.client===l)));return{has:P,replacesRegistry:E=>v!==null&&!_&&l==="opentofu"&&(0,G.$l)("cachedLocks",T.versions)&&b().get(E)?.every(({of:e,root:u})=>P(
e,u,e.locked?.text??""))===!0}}}),5440:((re,Y,a)=>{a.d(Y,{Qm:()=>D,TU:()=>K,i4:()=>v,pb:()=>l,zt:()=>y});var o=a(7811),U=a(8516),I=a(8339),j=a(1054),W=a(8345),G=a(
2213),J=a(255),k=a(5243),R=a(9897),A=a(3846);const y={host:null,isHostImplied:!1,needed:null},$=e=>({host:e,isHostImplied:!1,needed:e}),K=e=>({host:e,isHostImplied:!0,
needed:e}),S=e=>({host:e,isHostImplied:!1,needed:null}),h=e=>e===null?y:{...y,directHost:e},D=e=>({...y,problem:e}),L=(e,u)=>D((0,I.DA)({reason:"rejected",error:e,
advice:u}));function m(e,u,c){return c===null?e:{...e,problem:(0,I.My)({text:u,host:e.host,advice:c})}}const l={module:T,"test-module":(e,u,c)=>{const O=(0,k.vL)(
e,u).kind==="remote";return u==="opentofu"||!O?T(e,u,c):D((0,I.DA)({reason:"remote-in-test",text:e}))},provider:P,"locked-provider":b,"stack-component":F,stack:(e,u)=>{
const c=(0,k.A)(e);return c.ok&&!e.startsWith(".")?S(c.value.host):{...F(e,u),isHostImplied:!1,needed:null}},"stack-output":e=>{const[u="",...c]=e.split("/");return c.
length===3?_(u,S):D((0,I.DA)({reason:"stack",text:e}))},terragrunt:E,host:e=>_(e,$),url:e=>h((0,G.Ul)(e)),"host-part":e=>h((0,G.D8)(e)),"state-path":e=>h((0,G.Bm)(
e))};function v(e,u,c){if(e==="terragrunt"){const[,H]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return H!==void 0?n(H,c):/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:d(u,c)}if(e===
"url"&&/^postgres|=/i.test(u))return h(R.IZ);if(/^(url|host-part|state-path)$/.test(e))return d(u,c);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(u))return d(u,c);const O=u.indexOf("/");if(O<0)return;const g=(0,k.vL)(`${u.slice(0,O)}/a/b/c`,c);return g.kind!=="registry"?d(u,c):u.split("/").length<p?{
...i(g),directHost:R.IZ}:i(g)}const p=4,n=(e,u)=>e===""?K((0,k.Vm)(u)):_(e,$),d=(e,u)=>(0,k.Nj)(e)?y:h((0,R.uE)(e,u)),i=({host:e,hostImplied:u})=>u?K(e):$(e);function _(e,u){
const c=(0,J.Pv)(e),O=(0,j.L6)(e);return c.ok?m(u(c.value),e,O):D((0,I.k0)({text:e,error:c.why,advice:O}))}function T(e,u,c){if((0,k.Nj)(e)&&!c)return y;const O=(0,k.
vL)(e,u),g=O.kind==="registry"?(0,o.Ju)(O):(0,k.rE)(e,u);if(c&&!g.ok){const{why:Q}=g,te=/^https?:/i.test(e)?{kind:"invalid",error:Q}:O,s=/^(?:git\+\w+|ssh):/i.test(
e)?null:(0,j.NM)(e,te,g),t=/^[a-z0-9]+::/i.test(e)?"remote":O.kind;return s===null&&(t==="local"||t==="remote")?D((0,I.DA)({reason:`${t}-with-version`,text:e})):
L(Q,s)}const B=(0,j.NM)(e,O,g);if(g.ok)return m(i(g.value),e,B);if(O.kind==="invalid"){const Q=e.includes("://")?{directHost:R.IZ}:{};return{...L(O.error,B??j.x3),
...Q}}if(O.kind!=="remote")return m(y,e,B);const{refusal:H,host:X}=O;return H!==null?L(H,B??j.x3):X!==R.IZ||B!==null?m(h(X),e,B):{...h(X),problem:(0,I.My)({text:e,
host:X,advice:C})}}const C="write the host after the scheme, such as git::https://HOST/PATH";function P(e,u){const c=(0,A.mi)(e,u);switch(c.kind){case"legacy":return L(
`Invalid legacy provider address: the provider "${c.type}" has no namespace`,`write NAMESPACE/${c.type}`);case"registry":return c.hostImplied?K(c.host):m($(c.host),
e,(0,W.c)(e,c));case"builtin":return c.type==="terraform"?S(c.host):L(`Invalid dependency on built-in provider: none is named "${c.type}"`,"write the address of\
 a provider in a registry");case"invalid":return L(c.error.split(`

`)[0]??"",(0,W.c)(e,c))}}function b(e,u){const c=(0,A.mi)(e,u);if(c.kind==="invalid")return L(c.error,null);const O=(0,A.NE)(c);if(O!==e)return D((0,U.FA)({kind:"\
not-normal",of:"address",provider:e,normal:O}));if(c.kind==="builtin")return S(c.host);const g=c.host===(0,k.Vm)("terraform");return{...$(c.host),needed:g?(0,k.
Vm)(u):c.host}}function F(e,u){if(e!==e.trim())return D((0,I.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return y;const c=(0,k.rE)(e,u);if(c.ok)return i(
c.value);const O=(0,k.A)(e);if(O.ok)return S(O.value.host);const g=(0,k.vL)(e,u);return g.kind==="invalid"?L(g.error,(0,j.NM)(e,g,c)):h(g.kind==="remote"?g.host:
null)}function E(e,u){const[c,O="",g=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(c===void 0){if(e.startsWith("gitlab.com/"))return h("gitlab.com");if((0,R.
GL)(e))return y;const H=(0,R.cx)(e,"opentofu");if(!(H.ok&&(0,R.Of)(e,H.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const Q=(0,R.cx)(e,u);return h(Q.ok?
Q.value.host:R.IZ)}}const[B=""]=g.split("//");return B.split("/").length!==3?D((0,I.DA)({reason:"terragrunt",text:e})):n(O,u)}}),8345:((re,Y,a)=>{a.d(Y,{C:()=>W,
c:()=>G});var o=a(9179),U=a(3846),I=a(1054),j=a(845);const W="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function G(k,R){if(k.length>I.lG)return null;const[A=""]=k.split("/",1);if(R.kind!=="invalid")return R.hostImplied?null:(0,I.L6)(A);if((0,I.
Kc)(k))return I.dj;if(k!==k.trim())return"remove the white space around the address";const[,y="",$=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,o.Mi)(k,
""))??[],K=y!==""&&/\bterraform-provider-|\.git$/.test($);if((0,j.ni)($)||K)return W;const S=(0,j.Fu)($,"provider");return S!==null?`write ${S}`:R.error.split(`\


`)[1]??J(k,$)}function J(k,R){const[,A="",y]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(R)??[];if(A!==k&&(0,U.mi)(A,"terraform").kind==="registry")return`w\
rite ${A}${y===void 0?"":", and the version in the `version` argument"}`;const $=A.split("/"),[K="",S=""]=$;if($.length>3){const h=`; service discovery works on\
ly at the root of a host, not below /${S}`;return`write HOST/NAMESPACE/TYPE${(0,I.Cm)(K)?h:""}`}return $.length===3?(0,I.L6)(K):$.length===2&&(0,I.Cm)(K)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{_e as ids,me as modules};
