const pe=[8317,4668,3542,4225],de={5262:((ne,X,u)=>{u.d(X,{Fs:()=>se,Ik:()=>$,KI:()=>I,L5:()=>q,NT:()=>c,Ru:()=>E,Ww:()=>n,YO:()=>g,Yj:()=>Q,ah:()=>a,ai:()=>k,cG:()=>d,
eu:()=>m,g1:()=>S,lq:()=>V,me:()=>P,nd:()=>p,pd:()=>f,xL:()=>ee,yG:()=>o,yq:()=>D,z6:()=>y,zM:()=>w});var r,x={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function U(t){return!t&&!r?x:{lang:t?.lang??r?.lang,message:t?.message,abortEarly:t?.abortEarly??r?.abortEarly,abortPipeEarly:t?.abortPipeEarly??r?.abortPipeEarly}}
var R;function B(t){return R?.get(t)}var G;function W(t){return G?.get(t)}var K;function F(t,s){return K?.get(t)?.get(s)}function v(t){const s=typeof t;return s===
"string"?`"${t}"`:s==="number"||s==="bigint"||s==="boolean"?`${t}`:s==="object"||s==="function"?(t&&Object.getPrototypeOf(t)?.constructor?.name)??"null":s}function O(t,s,e,i,_){
const T=_&&"input"in _?_.input:e.value,L=_?.expected??t.expects??null,z=_?.received??v(T),N={kind:t.kind,type:t.type,input:T,expected:L,received:z,message:`Inva\
lid ${s}: ${L?`Expected ${L} but r`:"R"}eceived ${z}`,requirement:t.requirement,path:_?.path,issues:_?.issues,lang:i.lang,abortEarly:i.abortEarly,abortPipeEarly:i.
abortPipeEarly},H=t.kind==="schema",Y=_?.message??t.message??F(t.reference,N.lang)??(H?W(N.lang):null)??i.message??B(N.lang);Y!==void 0&&(N.message=typeof Y=="f\
unction"?Y(N):Y),H&&(e.typed=!1),e.issues?e.issues.push(N):e.issues=[N]}function C(t,s){return t===s||Number.isNaN(t)&&Number.isNaN(s)}function J(t,s){return Object.
prototype.hasOwnProperty.call(t,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function h(t,s){const e=[...new Set(t)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function l(t){return t["~standard"]={version:1,vendor:"valibot",validate:s=>t["~run"]({value:s},U())},t}var M=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(t,s){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:t,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&O(this,"input",e,i),e}}}function a(t,s){return{kind:"transformation",
type:"guard",reference:a,async:!1,requirement:t,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&(O(this,"input",e,i),e.typed=!1),e}}}function p(t){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:t,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&O(this,"integer",s,e),s}}}function E(t,s){return{kind:"validation",type:"max_length",reference:E,async:!1,expects:`<=${t}`,requirement:t,message:s,"~run"(e,i){
return e.typed&&e.value.length>this.requirement&&O(this,"length",e,i,{received:`${e.value.length}`}),e}}}function d(t,s){return{kind:"validation",type:"max_valu\
e",reference:d,async:!1,expects:`<=${t instanceof Date?t.toJSON():v(t)}`,requirement:t,message:s,"~run"(e,i){return e.typed&&!(e.value<=this.requirement)&&O(this,
"value",e,i,{received:e.value instanceof Date?e.value.toJSON():v(e.value)}),e}}}function n(t,s){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${t instanceof Date?t.toJSON():v(t)}`,requirement:t,message:s,"~run"(e,i){return e.typed&&!(e.value>=this.requirement)&&O(this,"value",e,i,{received:e.value instanceof
Date?e.value.toJSON():v(e.value)}),e}}}function c(t){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(s,e){const i=t({dataset:s,config:e,
addIssue:_=>O(this,_?.label??"input",s,e,_),NEVER:null});return s.issues?s.typed=!1:s.value=i,s}}}function o(t,s){return{kind:"validation",type:"regex",reference:o,
async:!1,expects:`${t}`,requirement:t,message:s,"~run"(e,i){return e.typed&&!this.requirement.test(e.value)&&O(this,"format",e,i),e}}}function f(t){return{kind:"\
transformation",type:"transform",reference:f,async:!1,operation:t,"~run"(s){return s.value=this.operation(s.value),s}}}function A(t,s,e){return typeof t.fallback==
"function"?t.fallback(s,e):t.fallback}function b(t,s,e){return typeof t.default=="function"?t.default(s,e):t.default}function g(t,s){return l({kind:"schema",type:"\
array",reference:g,expects:"Array",async:!1,item:t,message:s,"~run"(e,i){const _=e.value;if(Array.isArray(_)){e.typed=!0,e.value=[];for(let T=0;T<_.length;T++){
const L=_[T],z=this.item["~run"]({value:L},i);if(z.issues){const N={type:"array",origin:"value",input:_,key:T,value:L};for(const H of z.issues)H.path?H.path.unshift(
N):H.path=[N],e.issues?.push(H);if(e.issues||(e.issues=z.issues),i.abortEarly){e.typed=!1;break}}z.typed||(e.typed=!1),e.value.push(z.value)}}else O(this,"type",
e,i);return e}})}function w(t){return l({kind:"schema",type:"boolean",reference:w,expects:"boolean",async:!1,message:t,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:O(this,"type",s,e),s}})}function D(t,s){return l({kind:"schema",type:"exact_optional",reference:D,expects:t.expects,async:!1,wrapped:t,default:s,
"~run"(e,i){return this.wrapped["~run"](e,i)}})}function m(t,s){return l({kind:"schema",type:"literal",reference:m,expects:v(t),async:!1,literal:t,message:s,"~r\
un"(e,i){return C(e.value,this.literal)?e.typed=!0:O(this,"type",e,i),e}})}function P(t,s){return l({kind:"schema",type:"nullable",reference:P,expects:`(${t.expects}\
 | null)`,async:!1,wrapped:t,default:s,"~run"(e,i){return e.value===null&&(this.default!==void 0&&(e.value=b(this,e,i)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,i)}})}function k(t){return l({kind:"schema",type:"number",reference:k,expects:"number",async:!1,message:t,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:O(this,"type",s,e),s}})}function $(t,s){return l({kind:"schema",type:"object",reference:$,expects:"Object",async:!1,entries:t,message:s,
"~run"(e,i){const _=e.value;if(_&&typeof _=="object"){e.typed=!0,e.value={};for(const T in this.entries){const L=this.entries[T];if(T in _||(L.type==="exact_opt\
ional"||L.type==="optional"||L.type==="nullish")&&L.default!==void 0){const z=T in _?_[T]:b(L),N=L["~run"]({value:z},i);if(N.issues){const H={type:"object",origin:"\
value",input:_,key:T,value:z};for(const Y of N.issues)Y.path?Y.path.unshift(H):Y.path=[H],e.issues?.push(Y);if(e.issues||(e.issues=N.issues),i.abortEarly){e.typed=
!1;break}}N.typed||(e.typed=!1),e.value[T]=N.value}else if(L.fallback!==void 0)e.value[T]=A(L);else if(L.type!=="exact_optional"&&L.type!=="optional"&&L.type!==
"nullish"&&(O(this,"key",e,i,{input:void 0,expected:`"${T}"`,path:[{type:"object",origin:"key",input:_,key:T,value:_[T]}]}),i.abortEarly))break}}else O(this,"ty\
pe",e,i);return e}})}function V(t,s){return l({kind:"schema",type:"optional",reference:V,expects:`(${t.expects} | undefined)`,async:!1,wrapped:t,default:s,"~run"(e,i){
return e.value===void 0&&(this.default!==void 0&&(e.value=b(this,e,i)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,i)}})}function I(t,s){return l({kind:"\
schema",type:"picklist",reference:I,expects:h(t.map(v),"|"),async:!1,options:t,message:s,"~run"(e,i){return this.options.includes(e.value)?e.typed=!0:O(this,"ty\
pe",e,i),e}})}function S(t,s,e){return l({kind:"schema",type:"record",reference:S,expects:"Object",async:!1,key:t,value:s,message:e,"~run"(i,_){const T=i.value;
if(T&&typeof T=="object"){i.typed=!0,i.value={};for(const L in T)if(J(T,L)){const z=T[L],N=this.key["~run"]({value:L},_);if(N.issues){const Y={type:"object",origin:"\
key",input:T,key:L,value:z};for(const te of N.issues)te.path=[Y],i.issues?.push(te);if(i.issues||(i.issues=N.issues),_.abortEarly){i.typed=!1;break}}const H=this.
value["~run"]({value:z},_);if(H.issues){const Y={type:"object",origin:"value",input:T,key:L,value:z};for(const te of H.issues)te.path?te.path.unshift(Y):te.path=
[Y],i.issues?.push(te);if(i.issues||(i.issues=H.issues),_.abortEarly){i.typed=!1;break}}(!N.typed||!H.typed)&&(i.typed=!1),N.typed&&(i.value[N.value]=H.value)}}else
O(this,"type",i,_);return i}})}function Q(t){return l({kind:"schema",type:"string",reference:Q,expects:"string",async:!1,message:t,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:O(this,"type",s,e),s}})}function q(){return l({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(t){return t.typed=
!0,t}})}function se(...t){return l({...t[0],pipe:t,"~run"(s,e){for(const i of t)if(i.kind!=="metadata"){if(s.issues&&(i.kind==="schema"||i.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=i["~run"](s,e))}return s}})}function ee(t,s,e){const i=t["~run"]({value:s},U(e));return{
typed:i.typed,success:!i.issues,output:i.value,issues:i.issues}}}),8317:((ne,X,u)=>{u.d(X,{A7:()=>l,Ik:()=>J,Jt:()=>v,Qq:()=>G,fd:()=>M,p_:()=>C,qF:()=>d,qG:()=>K,
rD:()=>F,wC:()=>W,yL:()=>O});var r=u(5262),x=u(7811),U=u(9432);const R=1e4,B=`a text of at most ${R} characters`,G=r.Fs(r.Yj("a text"),r.Ru(R,B)),W=(n,c)=>r.Fs(
r.Yj(c),r.Ru(R,B),r.yG(n,c)),K=(n,c)=>r.Fs(r.Yj(c),r.Ru(R,B),r.ah(n,c));function F(n,c){const o=`a whole number from ${n} to ${c}`;return r.Fs(r.ai(o),r.nd(o),r.
Ww(n,o),r.cG(c,o))}const v=r.zM("true or false"),O=n=>r.KI(n,`one of ${n.join(", ")}`),C=n=>r.YO(n,"an array"),J=n=>r.Ik(n,({path:c})=>{const o=n[String(c?.[0]?.
key)];return o===void 0?"an object":h(o)});function h(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?h(n.wrapped):"an object"}const l=(n,c)=>r.
g1(n,c,"an object");function M(n,c){const o=r.xL(n,c,{abortEarly:!0});return o.success?(0,x.Ju)(o.output):(0,x.TR)(y(o.issues[0]))}function y({path:n,input:c,message:o}){
const f=n??[],g=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:w})=>a(w)).join("").replace(/^\./,"");return`${g===""?"the value":g} is ${E(c)}\
; expected ${o}`}function a(n){if(typeof n=="number")return`[${n}]`;const c=String(n);return/^\w+$/.test(c)?`.${c}`:`[${E(c)}]`}const p=80;function E(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,U.dh)(JSON.stringify(n),p)}function d(n){if(n.trim()==="")return(0,x.TR)(
"is empty");try{return(0,x.Ju)(JSON.parse(n))}catch{return(0,x.TR)("is not JSON")}}}),568:((ne,X,u)=>{u.d(X,{C:()=>h,o:()=>O});var r=u(3916),x=u(3298),U=u(3114),
R=u(5440),B=u(3542);let G=function(...a){return{firstWithHost:G}=u.late([3276,3494,2797],2797),new.target?new G(...a):G(...a)},W=function(...a){return{meaningOfAbsent:W}=
u.late([3276,3494,2797],2797),new.target?new W(...a):W(...a)},K=function(...a){return{needsOf:K}=u.late([3276,3494,2797],2797),new.target?new K(...a):K(...a)},F=function(...a){
return{neededByImplied:F}=u.late([3276,3494,2797],2797),new.target?new F(...a):F(...a)};function v({kind:a,absent:p=a}){return a!=="required_provider"?[a,p]:[a,
p,"required_provider_legacy","required_provider_invalid"]}const O=[...new Set([...B.Ir.flatMap(v),"implied_provider","saved_state"])],C=(0,x.O)(a=>B.Ir.filter(p=>v(
p).includes(a)));function J({kind:a,backend:p}){const E=C(a),d=E.find(n=>n.backend===p)??E[0];if(d===void 0)throw new Error(`no row of the usage table has ${a}`);
return d}function h(a){const{clients:p,isOverridden:E,replacedFor:d=[],stateHosts:n={}}=a;if(a.kind==="saved_state")return{...R.zt,directHost:a.text??"",needs:[]};
if(a.kind==="implied_provider"){const D=F(p);return E?{...D,needs:[]}:D}const c=J(a),o=new Map(p.map(D=>[D,l(a,c,D)])),f=[...o].filter(([D])=>!E&&!d.includes(D)),
{host:A,isHostImplied:b,directHost:g}=G([...o.values()]),w=K(new Map(f),c,D=>n[D]??null);return{host:A,isHostImplied:b,directHost:g,needs:w}}function l(a,p,E){const{
text:d,evaluated:n,version:c}=a,o=n===void 0?{text:d,isWhole:!0}:n[E];if(o===void 0)return R.zt;if(o.text===null)return d!==null&&p.defaults===void 0?R.zt:y(a,p,
E);if(!o.isWhole)return(0,R.i4)(p.grammar,o.text,E)??R.zt;const f=c!==void 0&&c.value===void 0;return R.pb[p.grammar](o.text,E,f)}const M=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function y({kind:a,address:p,place:E},d,n){const[,c=null]=M.exec(p)??[],o=(0,U.L8)((0,r.basename)(E.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:d,kind:a,address:p,localName:c},o,n)}}),9220:((ne,X,u)=>{u.d(X,{Gs:()=>i,U0:()=>se,_5:()=>J,fM:()=>H,l3:()=>te});var r=u(5262),x=u(2170),U=u(9119),R=u(9615),
B=u(8032),G=u(255),W=u(6889),K=u(1250),F=u(1011),v=u(8317),O=u(568);let C=function(...j){return{problemFacts:C}=u.late([4507],4507),new.target?new C(...j):C(...j)};
const J=32e3,{Qq:h,Ik:l,yL:M,wC:y}=v,a=j=>r.Fs(v.p_(j),r.Ru(J,`at most ${J} items`)),p=r.me(h),E=r.yq(v.Jt,!1),d=v.rD(0,Number.MAX_SAFE_INTEGER),n=y(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),c=y(/^[\w.+-]{1,100}$/,"a version"),o=j=>{const Z=(0,G.Pv)((0,G.pk)(j));return Z.ok&&Z.value===j},f=v.qG(o,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
b=y(A,"a path in the repository"),g=y(new RegExp(`^$|${A.source}`),"a path in the repository"),w=v.rD(1,2**25),m=l({file:b,...{line:w,column:w,endColumn:w},target:r.
lq(b)}),P=M(B.zK),k=M(B.Du),$=j=>l({terraform:r.yq(j),opentofu:r.yq(j)}),V=[B.Du,...B.Du.map(j=>[j])],I=j=>V.find(Z=>Z.length===j.length&&Z.every(re=>j.includes(
re))),S=r.Fs(a(k),r.z6(j=>I(j)!==void 0,"one or two different CLIs"),r.pd(j=>I(j)??j)),Q=l({text:h,value:r.yq($(p)),place:m}),q=l({root:p,source:p,version:p,isOpen:E}),
se=r.Fs(l({kind:M(O.o),host:p,address:h,text:p,...m.entries,clients:S,version:r.yq(Q),constraints:r.yq(h),evaluated:r.yq($(l({text:p,isWhole:E}))),calls:r.yq($(
a(q))),backend:r.yq(h),stateHosts:r.yq($(f)),hasOwnToken:E,workspace:r.yq(l({organization:p,name:p,lacks:r.yq(a(M(F.Rt)))})),isOverridden:E,replacedFor:r.yq(S),
directories:r.yq(a(g))}),r.pd(({host:j,file:Z,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Z,line:re,column:oe,endColumn:ie,target:ae}}))),
ee=r.Fs(l({clients:S,releases:a(h),versions:$(h),why:h,evidence:a(l({client:k,level:M(K.A),place:m,text:h,version:p})),isGuess:r.yq(r.eu(!0,"true"))}),r.pd(({releases:j,
...Z})=>({...Z,name:(0,W.WJ)(Z.clients),releases:Z.clients.flatMap(re=>{const oe=(0,W.w0)(re,[]),ie=oe.filter(ae=>j.includes(ae.name));return ie.length===0?oe:ie})}))),
t=j=>Object.hasOwn(C(),j),s=r.Fs(l({code:v.qG(t,"a problem code"),severity:M(R.oC),message:h,help:r.yq(h),affects:a(P),clients:S,namedHost:r.yq(r.me(f),null),places:a(
m),isPlaceholder:r.yq(v.Jt)}),r.pd(({code:j,severity:Z,message:re,help:oe,affects:ie,...ae})=>{const ue=C()[j],le=ue.affects.filter(fe=>ie.includes(fe)),ce={...ue,
code:j,usualSeverity:ue.severity,severity:Z,affects:le};return(0,x.kH)({...ce,message:re,...oe!==void 0&&{help:oe}},ae)})),e=[...F.O8,...F.VZ,...Object.keys(B.$I),
"binary"],i=j=>e.some(Z=>Z===j.kind),_=l({kind:M(e),text:h,localName:p,place:m,directories:r.yq(a(g))}),T=l({directory:g,module:r.me(g),unknown:r.me(m),missing:r.
yq(g),isPartial:E,replaced:a(b),files:a(b)}),L=l({root:g,key:h,source:h,version:h,directory:g}),z=l({name:r.Fs(h,r.z6(U.en,"a name such as acme/network")),url:r.
me(y(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:r.me(y(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),N=r.Fs(v.A7(n,a(h)),r.pd(j=>new Map(Object.
entries(j)))),H=l({kind:M(["repository"]),schemaVersion:d,version:c}),Y=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,te=l({...H.entries,writtenAt:r.yq(y(Y,"a time\
 in UTC")),repository:z,dialect:ee,setting:l({name:M(["auto","terraform","opentofu","both"]),version:r.me(c)}),usedBy:a(P),files:d,bytes:d,usages:d,isEmpty:E,notes:a(
s),declared:a(_),units:r.yq(a(T),[]),installed:r.yq(a(L),[]),roots:a(l({directory:b,clients:S})),rootsAreNamed:E,locks:a(l({file:b,hashes:N})),plugins:a(l({directory:b,
providers:a(n)}))})}),4668:((ne,X,u)=>{u.d(X,{WS:()=>J,Yo:()=>a,gy:()=>h,or:()=>E,zx:()=>K});var r=u(7811),x=u(9119),U=u(2432),R=u(8317),B=u(568),G=u(9220);const W=1024*
1024,K=128*W,F=6e6,v=25e4,O=24*W,C=6e5;function J(d,n){if(M.test(d.toString("utf8",0,1e3)))return h("is the report of a check, not a usages file; keep reports i\
n another directory");let c=d.length;for(;c>0&&(d[c-1]??0)<=32;)c-=1;const o=d.subarray(d.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=o.lastIndexOf(`
`)+1,[,A=""]=p.exec(o.toString("utf8",f,f+2e3))??[],b=(0,x.en)(A)?A:null,g=n.why===null?new E().add(o):"not been read";if(g!==null)return h(`has ${g}; ${a}`,b);
const w=(0,R.qF)(o.toString("utf8",f));if(!w.ok){const V=o.length===0?"":"the last line ";return h(`${V}${w.why}; ${y}`,b)}const D=(0,R.fd)(G.fM,w.value);if(!D.
ok)return h(`the last line is not about the repository: ${D.why}; ${y}`);const{schemaVersion:m,version:P}=D.value;if(m!==U.G5)return h(`schemaVersion is ${m}, w\
hich tf-disco ${U.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,b);const k=l(o.subarray(0,f),w.value,n);if(k.
ok)return k;const $=`it was written by tf-disco ${P}; write it with version ${U.xv}`;return h(`${k.why}; ${P===U.xv?y:$}`,b)}const h=(d,n=null)=>({ok:!1,why:d,repository:n});
function l(d,n,c){const o=(0,R.fd)(G.l3,n);if(!o.ok)return(0,r.TR)(`the last line: ${o.why}`);const{kind:f,schemaVersion:A,version:b,usages:g,...w}=o.value,D=[];
for(let m=0,P=0;m<d.length;m=P+1){if(c.why!==null)return(0,r.TR)("has not been read");P=d.indexOf(`
`,m);const k=(0,R.qF)(d.toString("utf8",m,P)),$=k.ok?(0,R.fd)(G.U0,k.value):k;if(!$.ok)return(0,r.TR)(`line ${D.length+1}${k.ok?":":""} ${$.why}`);D.push({...$.
value,...(0,B.C)($.value)})}return g!==D.length?(0,r.TR)(`has ${D.length} usages, and its last line counts ${g}`):(0,r.Ju)({...w,usages:D})}const M=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
y="write the file with `tf-disco usages --format json`",a="scan fewer directories of the repository",p=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class E{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let c=0;c<n.length;c+=1){const o=n[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>O)return`a line of m\
ore than ${O/W} MiB`;if(this.lineParts>C)return`a line with more than ${C} values`}return this.lines-1>v?`more than ${v} usages`:this.bytes>K?`more than ${K/W} \
MiB`:this.parts>F?`more than ${F} values`:null}}}),3542:((ne,X,u)=>{u.d(X,{FK:()=>w,Ir:()=>g,dh:()=>D});var r=u(2213),x=u(5106),U=u(3298);let R=function(...m){return{
dotted:R}=u.late([3276,3494,2797],2797),new.target?new R(...m):R(...m)};const B={terraform:"app.terraform.io",opentofu:null},G={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},K={opentofu:"static"},F={terraform:"any",opentofu:"any"},v=["config","migrate"],O=["stack","deploy"],
C={position:["source"],grammar:"module",service:x.e$},J={...C,grammar:"stack-component",isLiteral:!0},h={...J,service:null},l={...C,grammar:"terragrunt",evaluation:F},
M={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:B},
a={...y,service:x.OZ},p={...y,evaluation:F},E={...y,service:x.M,defaults:G},d={position:["address"],grammar:"url",service:null};function n(m,P,k,$,{absence:V,...I}={}){
const S=P===""?[]:P.split(" > ").map(Q=>Q.split(" "));return{kind:k,files:m,path:S.map(([Q="",...q])=>[Q,...q]),...V&&{absent:`${k}${V}`},...$,...I}}const c={absence:"\
_missing"},o={absence:"_default"},f={evaluation:K,merges:"backend"},A="data terraform_remote_state *",b=(m,P,k)=>Object.entries(P).map(([$,V])=>n(v,m+$,"backend",
{...d,grammar:k,position:V.split(" ")},f)),g=[n(v,"module *","module",C,{...c,evaluation:W,merges:"module"}),n(v,"terraform > required_providers","required_prov\
ider",M,{merges:"provider"}),n(v,"required_providers","required_provider",M,{isReserved:!0}),n(v,"terraform > cloud","cloud",a,{...o,...f}),n(v,"terraform > bac\
kend remote","backend_remote",y,{...o,...f}),...b("terraform > backend ",r.FV,"url"),...b("terraform > backend ",r.Gb,"host-part"),...b("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...b("terraform > encryption > key_provider ",r.nT,"url"),...[A,`check * > ${A}`].flatMap(m=>[n(v,m,"remote_state",p,{
...o,backend:"remote"}),n(v,m,"remote_state",p,{...o,backend:"cloud",service:x.OZ})]),n(v,A,"remote_state",d,{backend:"http",evaluation:F}),n([...v,"query"],"pr\
ovider tfe","provider_tfe",E,{...o,evaluation:F}),n(["test"],"provider tfe","provider_tfe",E),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:x.xq,isLiteral:!0}),n(["test"],"run * > module","test_module",J,{...c,grammar:"test-module"}),n(["test"],"run * > backend remote","test\
_backend_remote",y,o),n(O,"required_providers","required_provider",M),n(O,"component *","stack_component",J,c),n(O,"removed","stack_removed",J,c),n(O,"stack *",
"stack_stack",h,{...c,grammar:"stack"}),n(["deploy"],"upstream_input *","upstream_input",h,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state\
_store_provider",M),n(["migrate"],"from > backend remote","migrate_backend_remote",y,o),...["terraform","unit *","stack *"].map(m=>n(["terragrunt"],m,"terragrun\
t_source",l)),...[r.FV,r.Gb].flatMap(m=>Object.entries(m).map(([P,k])=>{const $=m===r.FV?"url":"host-part",V={...d,grammar:$,position:k.split(" "),evaluation:F};
return n(["terragrunt"],"remote_state","backend",V,{backend:P})})),n(["terragrunt"],"remote_state","backend",{...d,position:"open-state"}),n(["terragrunt"],"rem\
ote_state","remote_state",p,{...o,backend:"remote"}),n(["terragrunt"],"catalog","terragrunt_source",{...l,position:"urls"})],w=(0,U.O)(m=>{const P=g.filter(({files:k})=>k.
includes(m));return Map.groupBy(P,({path:[k]})=>k?.[0]??"")});function D({merges:m},P){return m===void 0||m==="backend"?m??null:R([m,P.at(-1)??""])}}),4225:((ne,X,u)=>{
u.r(X),u.d(X,{listRepository:()=>c,readableFile:()=>y,renderUsagesJson:()=>v});var r=u(3087),x=u(9220),U=u(4668),R=u(8317),B=u(9432),G=u(2432),W=u(9179),K=u(6092),
F=u(3152);const v=(o,f=A=>A)=>(0,r.mk)(O(o,f)).map(A=>(0,K.s$)(A));function*O(o,f){const{usages:A,notes:b,dialect:g,repository:w,...D}=o,{name:m,releases:P,evidence:k,
...$}=g;for(const I of A){const{isHostImplied:S,directHost:Q,needs:q,place:se,...ee}=f(I),t=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${C({...ee,hasOwnToken:t,
isOverridden:s,...se})}
`}const V={kind:"repository",schemaVersion:G.G5,version:G.xv,repository:w,...f({...D,locks:D.locks.map(({file:I,hashes:S})=>({file:I,hashes:Object.fromEntries(S)})),
dialect:{...$,releases:P.map(({name:I})=>I),evidence:k.map(({isCloud:I,...S})=>S)},usages:A.length,notes:b.map(l)})};for(const[I,S]of Object.entries(V))if(S!==!1&&
(yield`${I==="kind"?"{":","}"${I}":${Array.isArray(S)?"[":C(S)}`,!!Array.isArray(S))){for(const[Q,q]of S.entries())yield`${Q===0?"":","}${C(q)}`;yield"]"}yield`\
}
`}function C(o){const f=JSON.stringify(o);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(o,h)}const J=new Set(["file","directory","target","root"]);function h(o,f){
return typeof f=="string"?J.has(o)?f:o==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function l({problem:o,affects:f,clients:A,namedHost:b,places:g,isPlaceholder:w}){
const{code:D,severity:m,message:P,help:k}=o;return{code:D,severity:m,message:P,help:k,affects:f,clients:A,namedHost:b,places:g,isPlaceholder:w}}function M(o,f=!0){
if(typeof o!="object"||o===null)return!1;const A=o instanceof Map?[...o.values()]:Object.values(o);return f&&Array.isArray(o)&&o.length>x._5||A.some(g=>M(g))}function*y(o,f){
const{usages:A,declared:b,roots:g}=o,m=[...[...A,...b].map(({place:I})=>I.file),...g.map(({directory:I})=>I)].find(I=>/^(?:\/|\.\.(?:\/|$))/.test(I));if(m!==void 0)
throw a(`${(0,B.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const P=Object.entries(o).find(([I,S])=>M(
S,I!=="usages"));if(P!==void 0)throw a(`${P[0]} would have a list of more than ${x._5} items; ${U.Yo}`);const k={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
$=(0,R.fd)(x.l3,JSON.parse([...f(k)].join("")));if(!$.ok)throw a($.why);const V=new U.or;for(const I of f(o)){const S=V.add(Buffer.from(I));if(S!==null)throw a(
`the file would have ${S}; ${U.Yo}`);yield I}}const a=o=>new F.GN([`the usages of this repository cannot be written: ${o}`]);var p=u(1456),E=u(533),d=u(5306);let n=function(...o){
return{nameRepository:n}=u.late([4878],4878),new.target?new n(...o):n(...o)};function c(o,f,A,b){const{directory:g,environment:w}=A,{dialect:D,usedBy:m,usages:P,
notes:k}=(0,d.o0)(f,o,A),{clients:$}=D,{declared:V,units:I,installed:S,files:Q,bytes:q,isEmpty:se}=o,ee=(0,E.lz)({usages:P,declared:V,units:I,clients:$},f,!0),t=new Set(
ee.flatMap(i=>i.unknown)),s=ee.flatMap(i=>i.roots.map(({name:_,lockFile:T})=>({name:_,lockFile:T,client:i.client}))),e=new Set(s.flatMap(({lockFile:i})=>i??[]));
return{dialect:D,setting:f.dialect,usages:P,notes:k,declared:V.filter(x.Gs),writtenAt:b.toISOString(),repository:n(g,w),usedBy:m(),files:Q,bytes:q,isEmpty:se,units:I.
filter(i=>i.unknown===null||t.has(i)).map(({covers:i,..._})=>_),installed:S,roots:Array.from(Map.groupBy(s,({name:i})=>i),([i,_])=>({directory:i||".",clients:_.
map(({client:T})=>T)})),rootsAreNamed:f.roots.length>0,locks:Array.from((0,p.hc)(e,g),([i,_])=>({file:i,hashes:_})),plugins:(0,p.KX)(P,$,(0,p.Up)(g))}}}),1456:((ne,X,u)=>{
u.d(X,{KX:()=>h,Ml:()=>O,Up:()=>v,hc:()=>F});var r=u(3024),x=u(6760),U=u(3916),R=u(9968),B=u(2172),G=u(5106),W=u(3298);let K=function(...l){return{localMirrors:K}=
u.late([1834],1834),new.target?new K(...l):K(...l)};const F=(l,M)=>new Map(Array.from(l,y=>[y,(0,B.g_)((0,R.r7)((0,x.join)(M,y))??"")]));function v(l){const M=K();
return C(y=>{const a=(0,x.join)(l,y);return(0,r.existsSync)(a)?a:null},(y,a)=>M(y,a).length>0)}function O(l){const M=new Map(l.map(({directory:y,providers:a})=>[
J(y),new Set(a)]));return C(y=>M.has(y)?y:null,(y,a)=>M.get(y)?.has((0,B.JT)(a))??!1)}function C(l,M){const y=(0,W.O)(a=>{const p=a.replace(/\/$/,""),E=p==="."||
a!==p,d=J(p),n=l(d),c=E?[]:y((0,U.dirname)(p));return n===null?c:[{path:n,shown:d},...c]});return{around:y,holds:M}}const J=l=>`${l==="."?"":`${l}/`}terraform.d\
/plugins`;function h(l,M,{around:y,holds:a}){const p=l.flatMap(d=>{const n=y((0,U.dirname)(d.place.file));return n.length===0?[]:d.needs.filter(({service:o})=>o===
G.xq).flatMap(({host:o})=>M.flatMap(f=>(0,B.lc)(d,o,f)??[])).flatMap(o=>n.filter(({path:f})=>a(f,o)).map(({shown:f})=>({shown:f,provider:(0,B.JT)(o)})))}),E=Map.
groupBy(p,({shown:d})=>(0,U.dirname)((0,U.dirname)(d)));return Array.from(E,([d,n])=>({directory:d,providers:[...new Set(n.map(({provider:c})=>c))]}))}})};export{pe as ids,de as modules};
