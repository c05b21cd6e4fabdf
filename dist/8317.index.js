const pe=[8317,4668,3542,4225],de={5262:((ne,X,u)=>{u.d(X,{Fs:()=>se,Ik:()=>$,KI:()=>I,L5:()=>q,NT:()=>c,Ru:()=>E,Ww:()=>n,YO:()=>M,Yj:()=>Q,ah:()=>i,ai:()=>k,cG:()=>d,
eu:()=>m,g1:()=>S,lq:()=>V,me:()=>P,nd:()=>p,pd:()=>f,xL:()=>ee,yG:()=>r,yq:()=>D,z6:()=>y,zM:()=>w});var o,x={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function U(t){return!t&&!o?x:{lang:t?.lang??o?.lang,message:t?.message,abortEarly:t?.abortEarly??o?.abortEarly,abortPipeEarly:t?.abortPipeEarly??o?.abortPipeEarly}}
var R;function B(t){return R?.get(t)}var G;function W(t){return G?.get(t)}var K;function F(t,s){return K?.get(t)?.get(s)}function _(t){const s=typeof t;return s===
"string"?`"${t}"`:s==="number"||s==="bigint"||s==="boolean"?`${t}`:s==="object"||s==="function"?(t&&Object.getPrototypeOf(t)?.constructor?.name)??"null":s}function g(t,s,e,a,h){
const T=h&&"input"in h?h.input:e.value,L=h?.expected??t.expects??null,z=h?.received??_(T),N={kind:t.kind,type:t.type,input:T,expected:L,received:z,message:`Inva\
lid ${s}: ${L?`Expected ${L} but r`:"R"}eceived ${z}`,requirement:t.requirement,path:h?.path,issues:h?.issues,lang:a.lang,abortEarly:a.abortEarly,abortPipeEarly:a.
abortPipeEarly},H=t.kind==="schema",Y=h?.message??t.message??F(t.reference,N.lang)??(H?W(N.lang):null)??a.message??B(N.lang);Y!==void 0&&(N.message=typeof Y=="f\
unction"?Y(N):Y),H&&(e.typed=!1),e.issues?e.issues.push(N):e.issues=[N]}function C(t,s){return t===s||Number.isNaN(t)&&Number.isNaN(s)}function J(t,s){return Object.
prototype.hasOwnProperty.call(t,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function v(t,s){const e=[...new Set(t)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function l(t){return t["~standard"]={version:1,vendor:"valibot",validate:s=>t["~run"]({value:s},U())},t}var O=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(t,s){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement(e.value)&&g(this,"input",e,a),e}}}function i(t,s){return{kind:"transformation",
type:"guard",reference:i,async:!1,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement(e.value)&&(g(this,"input",e,a),e.typed=!1),e}}}function p(t){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:t,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&g(this,"integer",s,e),s}}}function E(t,s){return{kind:"validation",type:"max_length",reference:E,async:!1,expects:`<=${t}`,requirement:t,message:s,"~run"(e,a){
return e.typed&&e.value.length>this.requirement&&g(this,"length",e,a,{received:`${e.value.length}`}),e}}}function d(t,s){return{kind:"validation",type:"max_valu\
e",reference:d,async:!1,expects:`<=${t instanceof Date?t.toJSON():_(t)}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!(e.value<=this.requirement)&&g(this,
"value",e,a,{received:e.value instanceof Date?e.value.toJSON():_(e.value)}),e}}}function n(t,s){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${t instanceof Date?t.toJSON():_(t)}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!(e.value>=this.requirement)&&g(this,"value",e,a,{received:e.value instanceof
Date?e.value.toJSON():_(e.value)}),e}}}function c(t){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(s,e){const a=t({dataset:s,config:e,
addIssue:h=>g(this,h?.label??"input",s,e,h),NEVER:null});return s.issues?s.typed=!1:s.value=a,s}}}function r(t,s){return{kind:"validation",type:"regex",reference:r,
async:!1,expects:`${t}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement.test(e.value)&&g(this,"format",e,a),e}}}function f(t){return{kind:"\
transformation",type:"transform",reference:f,async:!1,operation:t,"~run"(s){return s.value=this.operation(s.value),s}}}function A(t,s,e){return typeof t.fallback==
"function"?t.fallback(s,e):t.fallback}function b(t,s,e){return typeof t.default=="function"?t.default(s,e):t.default}function M(t,s){return l({kind:"schema",type:"\
array",reference:M,expects:"Array",async:!1,item:t,message:s,"~run"(e,a){const h=e.value;if(Array.isArray(h)){e.typed=!0,e.value=[];for(let T=0;T<h.length;T++){
const L=h[T],z=this.item["~run"]({value:L},a);if(z.issues){const N={type:"array",origin:"value",input:h,key:T,value:L};for(const H of z.issues)H.path?H.path.unshift(
N):H.path=[N],e.issues?.push(H);if(e.issues||(e.issues=z.issues),a.abortEarly){e.typed=!1;break}}z.typed||(e.typed=!1),e.value.push(z.value)}}else g(this,"type",
e,a);return e}})}function w(t){return l({kind:"schema",type:"boolean",reference:w,expects:"boolean",async:!1,message:t,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:g(this,"type",s,e),s}})}function D(t,s){return l({kind:"schema",type:"exact_optional",reference:D,expects:t.expects,async:!1,wrapped:t,default:s,
"~run"(e,a){return this.wrapped["~run"](e,a)}})}function m(t,s){return l({kind:"schema",type:"literal",reference:m,expects:_(t),async:!1,literal:t,message:s,"~r\
un"(e,a){return C(e.value,this.literal)?e.typed=!0:g(this,"type",e,a),e}})}function P(t,s){return l({kind:"schema",type:"nullable",reference:P,expects:`(${t.expects}\
 | null)`,async:!1,wrapped:t,default:s,"~run"(e,a){return e.value===null&&(this.default!==void 0&&(e.value=b(this,e,a)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,a)}})}function k(t){return l({kind:"schema",type:"number",reference:k,expects:"number",async:!1,message:t,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:g(this,"type",s,e),s}})}function $(t,s){return l({kind:"schema",type:"object",reference:$,expects:"Object",async:!1,entries:t,message:s,
"~run"(e,a){const h=e.value;if(h&&typeof h=="object"){e.typed=!0,e.value={};for(const T in this.entries){const L=this.entries[T];if(T in h||(L.type==="exact_opt\
ional"||L.type==="optional"||L.type==="nullish")&&L.default!==void 0){const z=T in h?h[T]:b(L),N=L["~run"]({value:z},a);if(N.issues){const H={type:"object",origin:"\
value",input:h,key:T,value:z};for(const Y of N.issues)Y.path?Y.path.unshift(H):Y.path=[H],e.issues?.push(Y);if(e.issues||(e.issues=N.issues),a.abortEarly){e.typed=
!1;break}}N.typed||(e.typed=!1),e.value[T]=N.value}else if(L.fallback!==void 0)e.value[T]=A(L);else if(L.type!=="exact_optional"&&L.type!=="optional"&&L.type!==
"nullish"&&(g(this,"key",e,a,{input:void 0,expected:`"${T}"`,path:[{type:"object",origin:"key",input:h,key:T,value:h[T]}]}),a.abortEarly))break}}else g(this,"ty\
pe",e,a);return e}})}function V(t,s){return l({kind:"schema",type:"optional",reference:V,expects:`(${t.expects} | undefined)`,async:!1,wrapped:t,default:s,"~run"(e,a){
return e.value===void 0&&(this.default!==void 0&&(e.value=b(this,e,a)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,a)}})}function I(t,s){return l({kind:"\
schema",type:"picklist",reference:I,expects:v(t.map(_),"|"),async:!1,options:t,message:s,"~run"(e,a){return this.options.includes(e.value)?e.typed=!0:g(this,"ty\
pe",e,a),e}})}function S(t,s,e){return l({kind:"schema",type:"record",reference:S,expects:"Object",async:!1,key:t,value:s,message:e,"~run"(a,h){const T=a.value;
if(T&&typeof T=="object"){a.typed=!0,a.value={};for(const L in T)if(J(T,L)){const z=T[L],N=this.key["~run"]({value:L},h);if(N.issues){const Y={type:"object",origin:"\
key",input:T,key:L,value:z};for(const te of N.issues)te.path=[Y],a.issues?.push(te);if(a.issues||(a.issues=N.issues),h.abortEarly){a.typed=!1;break}}const H=this.
value["~run"]({value:z},h);if(H.issues){const Y={type:"object",origin:"value",input:T,key:L,value:z};for(const te of H.issues)te.path?te.path.unshift(Y):te.path=
[Y],a.issues?.push(te);if(a.issues||(a.issues=H.issues),h.abortEarly){a.typed=!1;break}}(!N.typed||!H.typed)&&(a.typed=!1),N.typed&&(a.value[N.value]=H.value)}}else
g(this,"type",a,h);return a}})}function Q(t){return l({kind:"schema",type:"string",reference:Q,expects:"string",async:!1,message:t,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:g(this,"type",s,e),s}})}function q(){return l({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(t){return t.typed=
!0,t}})}function se(...t){return l({...t[0],pipe:t,"~run"(s,e){for(const a of t)if(a.kind!=="metadata"){if(s.issues&&(a.kind==="schema"||a.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=a["~run"](s,e))}return s}})}function ee(t,s,e){const a=t["~run"]({value:s},U(e));return{
typed:a.typed,success:!a.issues,output:a.value,issues:a.issues}}}),8317:((ne,X,u)=>{u.d(X,{A7:()=>l,Ik:()=>J,Jt:()=>_,Qq:()=>G,fd:()=>O,p_:()=>C,qF:()=>d,qG:()=>K,
rD:()=>F,wC:()=>W,yL:()=>g});var o=u(5262),x=u(7811),U=u(9432);const R=1e4,B=`a text of at most ${R} characters`,G=o.Fs(o.Yj("a text"),o.Ru(R,B)),W=(n,c)=>o.Fs(
o.Yj(c),o.Ru(R,B),o.yG(n,c)),K=(n,c)=>o.Fs(o.Yj(c),o.Ru(R,B),o.ah(n,c));function F(n,c){const r=`a whole number from ${n} to ${c}`;return o.Fs(o.ai(r),o.nd(r),o.
Ww(n,r),o.cG(c,r))}const _=o.zM("true or false"),g=n=>o.KI(n,`one of ${n.join(", ")}`),C=n=>o.YO(n,"an array"),J=n=>o.Ik(n,({path:c})=>{const r=n[String(c?.[0]?.
key)];return r===void 0?"an object":v(r)});function v(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?v(n.wrapped):"an object"}const l=(n,c)=>o.
g1(n,c,"an object");function O(n,c){const r=o.xL(n,c,{abortEarly:!0});return r.success?(0,x.Ju)(r.output):(0,x.TR)(y(r.issues[0]))}function y({path:n,input:c,message:r}){
const f=n??[],M=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:w})=>i(w)).join("").replace(/^\./,"");return`${M===""?"the value":M} is ${E(c)}\
; expected ${r}`}function i(n){if(typeof n=="number")return`[${n}]`;const c=String(n);return/^\w+$/.test(c)?`.${c}`:`[${E(c)}]`}const p=80;function E(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,U.dh)(JSON.stringify(n),p)}function d(n){if(n.trim()==="")return(0,x.TR)(
"is empty");try{return(0,x.Ju)(JSON.parse(n))}catch{return(0,x.TR)("is not JSON")}}}),568:((ne,X,u)=>{u.d(X,{C:()=>v,o:()=>g});var o=u(3916),x=u(3298),U=u(3114),
R=u(5440),B=u(3542);let G=function(...i){return{firstWithHost:G}=u.late([3276,3494,2797],2797),new.target?new G(...i):G(...i)},W=function(...i){return{meaningOfAbsent:W}=
u.late([3276,3494,2797],2797),new.target?new W(...i):W(...i)},K=function(...i){return{needsOf:K}=u.late([3276,3494,2797],2797),new.target?new K(...i):K(...i)},F=function(...i){
return{neededByImplied:F}=u.late([3276,3494,2797],2797),new.target?new F(...i):F(...i)};function _({kind:i,absent:p=i}){return i!=="required_provider"?[i,p]:[i,
p,"required_provider_legacy","required_provider_invalid"]}const g=[...new Set([...B.Ir.flatMap(_),"implied_provider","saved_state"])],C=(0,x.O)(i=>B.Ir.filter(p=>_(
p).includes(i)));function J({kind:i,backend:p}){const E=C(i),d=E.find(n=>n.backend===p)??E[0];if(d===void 0)throw new Error(`no row of the usage table has ${i}`);
return d}function v(i){const{clients:p,isOverridden:E,replacedFor:d=[],stateHosts:n={}}=i;if(i.kind==="saved_state")return{...R.zt,directHost:i.text??"",needs:[]};
if(i.kind==="implied_provider"){const D=F(p);return E?{...D,needs:[]}:D}const c=J(i),r=new Map(p.map(D=>[D,l(i,c,D)])),f=[...r].filter(([D])=>!E&&!d.includes(D)),
{host:A,isHostImplied:b,directHost:M}=G([...r.values()]),w=K(new Map(f),c,D=>n[D]??null);return{host:A,isHostImplied:b,directHost:M,needs:w}}function l(i,p,E){const{
text:d,evaluated:n,version:c}=i,r=n===void 0?{text:d,isWhole:!0}:n[E];if(r===void 0)return R.zt;if(r.text===null)return d!==null&&p.defaults===void 0?R.zt:y(i,p,
E);if(!r.isWhole)return(0,R.i4)(p.grammar,r.text,E)??R.zt;const f=c!==void 0&&c.value===void 0;return R.pb[p.grammar](r.text,E,f)}const O=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function y({kind:i,address:p,place:E},d,n){const[,c=null]=O.exec(p)??[],r=(0,U.L8)((0,o.basename)(E.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:d,kind:i,address:p,localName:c},r,n)}}),9220:((ne,X,u)=>{u.d(X,{Gs:()=>a,U0:()=>se,_5:()=>J,fM:()=>H,l3:()=>te});var o=u(5262),x=u(2170),U=u(9119),R=u(9615),
B=u(8032),G=u(255),W=u(6889),K=u(1250),F=u(1011),_=u(8317),g=u(568);let C=function(...j){return{problemFacts:C}=u.late([4507],4507),new.target?new C(...j):C(...j)};
const J=32e3,{Qq:v,Ik:l,yL:O,wC:y}=_,i=j=>o.Fs(_.p_(j),o.Ru(J,`at most ${J} items`)),p=o.me(v),E=o.yq(_.Jt,!1),d=_.rD(0,Number.MAX_SAFE_INTEGER),n=y(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),c=y(/^[\w.+-]{1,100}$/,"a version"),r=j=>{const Z=(0,G.Pv)((0,G.pk)(j));return Z.ok&&Z.value===j},f=_.qG(r,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
b=y(A,"a path in the repository"),M=y(new RegExp(`^$|${A.source}`),"a path in the repository"),w=_.rD(1,2**25),m=l({file:b,...{line:w,column:w,endColumn:w},target:o.
lq(b)}),P=O(B.zK),k=O(B.Du),$=j=>l({terraform:o.yq(j),opentofu:o.yq(j)}),V=[B.Du,...B.Du.map(j=>[j])],I=j=>V.find(Z=>Z.length===j.length&&Z.every(re=>j.includes(
re))),S=o.Fs(i(k),o.z6(j=>I(j)!==void 0,"one or two different CLIs"),o.pd(j=>I(j)??j)),Q=l({text:v,value:o.yq($(p)),place:m}),q=l({root:p,source:p,version:p,isOpen:E}),
se=o.Fs(l({kind:O(g.o),host:p,address:v,text:p,...m.entries,clients:S,version:o.yq(Q),constraints:o.yq(v),evaluated:o.yq($(l({text:p,isWhole:E}))),calls:o.yq($(
i(q))),backend:o.yq(v),stateHosts:o.yq($(f)),hasOwnToken:E,workspace:o.yq(l({organization:p,name:p,lacks:o.yq(i(O(F.Rt)))})),isOverridden:E,replacedFor:o.yq(S),
directories:o.yq(i(M))}),o.pd(({host:j,file:Z,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Z,line:re,column:oe,endColumn:ie,target:ae}}))),
ee=o.Fs(l({clients:S,releases:i(v),versions:$(v),why:v,evidence:i(l({client:k,level:O(K.A),place:m,text:v,version:p})),isGuess:o.yq(o.eu(!0,"true"))}),o.pd(({releases:j,
...Z})=>({...Z,name:(0,W.WJ)(Z.clients),releases:Z.clients.flatMap(re=>{const oe=(0,W.w0)(re,[]),ie=oe.filter(ae=>j.includes(ae.name));return ie.length===0?oe:ie})}))),
t=j=>Object.hasOwn(C(),j),s=o.Fs(l({code:_.qG(t,"a problem code"),severity:O(R.oC),message:v,help:o.yq(v),affects:i(P),clients:S,namedHost:o.yq(o.me(f),null),places:i(
m),isPlaceholder:o.yq(_.Jt)}),o.pd(({code:j,severity:Z,message:re,help:oe,affects:ie,...ae})=>{const ue=C()[j],le=ue.affects.filter(fe=>ie.includes(fe)),ce={...ue,
code:j,usualSeverity:ue.severity,severity:Z,affects:le};return(0,x.kH)({...ce,message:re,...oe!==void 0&&{help:oe}},ae)})),e=[...F.O8,...F.VZ,...Object.keys(B.$I),
"binary"],a=j=>e.some(Z=>Z===j.kind),h=l({kind:O(e),text:v,localName:p,place:m,directories:o.yq(i(M))}),T=l({directory:M,module:o.me(M),unknown:o.me(m),isPartial:E,
replaced:i(b),files:i(b)}),L=l({root:M,key:v,source:v,version:v,directory:M}),z=l({name:o.Fs(v,o.z6(U.en,"a name such as acme/network")),url:o.me(y(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:o.me(y(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),N=o.Fs(_.A7(n,i(v)),o.pd(j=>new Map(Object.entries(j)))),H=l({kind:O(
["repository"]),schemaVersion:d,version:c}),Y=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,te=l({...H.entries,writtenAt:o.yq(y(Y,"a time in UTC")),repository:z,dialect:ee,
setting:l({name:O(["auto","terraform","opentofu","both"]),version:o.me(c)}),usedBy:i(P),files:d,bytes:d,usages:d,isEmpty:E,notes:i(s),declared:i(h),units:o.yq(i(
T),[]),installed:o.yq(i(L),[]),roots:i(l({directory:b,clients:S})),rootsAreNamed:E,locks:i(l({file:b,hashes:N})),plugins:i(l({directory:b,providers:i(n)}))})}),
4668:((ne,X,u)=>{u.d(X,{WS:()=>J,Yo:()=>i,gy:()=>v,or:()=>E,zx:()=>K});var o=u(7811),x=u(9119),U=u(2432),R=u(8317),B=u(568),G=u(9220);const W=1024*1024,K=128*W,
F=6e6,_=25e4,g=24*W,C=6e5;function J(d,n){if(O.test(d.toString("utf8",0,1e3)))return v("is the report of a check, not a usages file; keep reports in another dir\
ectory");let c=d.length;for(;c>0&&(d[c-1]??0)<=32;)c-=1;const r=d.subarray(d.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=r.lastIndexOf(`
`)+1,[,A=""]=p.exec(r.toString("utf8",f,f+2e3))??[],b=(0,x.en)(A)?A:null,M=n.why===null?new E().add(r):"not been read";if(M!==null)return v(`has ${M}; ${i}`,b);
const w=(0,R.qF)(r.toString("utf8",f));if(!w.ok){const V=r.length===0?"":"the last line ";return v(`${V}${w.why}; ${y}`,b)}const D=(0,R.fd)(G.fM,w.value);if(!D.
ok)return v(`the last line is not about the repository: ${D.why}; ${y}`);const{schemaVersion:m,version:P}=D.value;if(m!==U.G5)return v(`schemaVersion is ${m}, w\
hich tf-disco ${U.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,b);const k=l(r.subarray(0,f),w.value,n);if(k.
ok)return k;const $=`it was written by tf-disco ${P}; write it with version ${U.xv}`;return v(`${k.why}; ${P===U.xv?y:$}`,b)}const v=(d,n=null)=>({ok:!1,why:d,repository:n});
function l(d,n,c){const r=(0,R.fd)(G.l3,n);if(!r.ok)return(0,o.TR)(`the last line: ${r.why}`);const{kind:f,schemaVersion:A,version:b,usages:M,...w}=r.value,D=[];
for(let m=0,P=0;m<d.length;m=P+1){if(c.why!==null)return(0,o.TR)("has not been read");P=d.indexOf(`
`,m);const k=(0,R.qF)(d.toString("utf8",m,P)),$=k.ok?(0,R.fd)(G.U0,k.value):k;if(!$.ok)return(0,o.TR)(`line ${D.length+1}${k.ok?":":""} ${$.why}`);D.push({...$.
value,...(0,B.C)($.value)})}return M!==D.length?(0,o.TR)(`has ${D.length} usages, and its last line counts ${M}`):(0,o.Ju)({...w,usages:D})}const O=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
y="write the file with `tf-disco usages --format json`",i="scan fewer directories of the repository",p=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class E{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let c=0;c<n.length;c+=1){const r=n[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,r===10?(this.lineBytes=0,this.lineParts=0):(r===44||r===91||r===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>g)return`a line of m\
ore than ${g/W} MiB`;if(this.lineParts>C)return`a line with more than ${C} values`}return this.lines-1>_?`more than ${_} usages`:this.bytes>K?`more than ${K/W} \
MiB`:this.parts>F?`more than ${F} values`:null}}}),3542:((ne,X,u)=>{u.d(X,{FK:()=>w,Ir:()=>M,dh:()=>D});var o=u(2213),x=u(5106),U=u(3298);let R=function(...m){return{
dotted:R}=u.late([3276,3494,2797],2797),new.target?new R(...m):R(...m)};const B={terraform:"app.terraform.io",opentofu:null},G={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},K={opentofu:"static"},F={terraform:"any",opentofu:"any"},_=["config","migrate"],g=["stack","deploy"],
C={position:["source"],grammar:"module",service:x.e$},J={...C,grammar:"stack-component",isLiteral:!0},v={...J,service:null},l={...C,grammar:"terragrunt",evaluation:F},
O={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:B},
i={...y,service:x.OZ},p={...y,evaluation:F},E={...y,service:x.M,defaults:G},d={position:["address"],grammar:"url",service:null};function n(m,P,k,$,{absence:V,...I}={}){
const S=P===""?[]:P.split(" > ").map(Q=>Q.split(" "));return{kind:k,files:m,path:S.map(([Q="",...q])=>[Q,...q]),...V&&{absent:`${k}${V}`},...$,...I}}const c={absence:"\
_missing"},r={absence:"_default"},f={evaluation:K,merges:"backend"},A="data terraform_remote_state *",b=(m,P,k)=>Object.entries(P).map(([$,V])=>n(_,m+$,"backend",
{...d,grammar:k,position:V.split(" ")},f)),M=[n(_,"module *","module",C,{...c,evaluation:W,merges:"module"}),n(_,"terraform > required_providers","required_prov\
ider",O,{merges:"provider"}),n(_,"required_providers","required_provider",O,{isReserved:!0}),n(_,"terraform > cloud","cloud",i,{...r,...f}),n(_,"terraform > bac\
kend remote","backend_remote",y,{...r,...f}),...b("terraform > backend ",o.FV,"url"),...b("terraform > backend ",o.Gb,"host-part"),...b("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...b("terraform > encryption > key_provider ",o.nT,"url"),...[A,`check * > ${A}`].flatMap(m=>[n(_,m,"remote_state",p,{
...r,backend:"remote"}),n(_,m,"remote_state",p,{...r,backend:"cloud",service:x.OZ})]),n(_,A,"remote_state",d,{backend:"http",evaluation:F}),n([..._,"query"],"pr\
ovider tfe","provider_tfe",E,{...r,evaluation:F}),n(["test"],"provider tfe","provider_tfe",E),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:x.xq,isLiteral:!0}),n(["test"],"run * > module","test_module",J,{...c,grammar:"test-module"}),n(["test"],"run * > backend remote","test\
_backend_remote",y,r),n(g,"required_providers","required_provider",O),n(g,"component *","stack_component",J,c),n(g,"removed","stack_removed",J,c),n(g,"stack *",
"stack_stack",v,{...c,grammar:"stack"}),n(["deploy"],"upstream_input *","upstream_input",v,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state\
_store_provider",O),n(["migrate"],"from > backend remote","migrate_backend_remote",y,r),...["terraform","unit *","stack *"].map(m=>n(["terragrunt"],m,"terragrun\
t_source",l)),...[o.FV,o.Gb].flatMap(m=>Object.entries(m).map(([P,k])=>{const $=m===o.FV?"url":"host-part",V={...d,grammar:$,position:k.split(" "),evaluation:F};
return n(["terragrunt"],"remote_state","backend",V,{backend:P})})),n(["terragrunt"],"remote_state","backend",{...d,position:"open-state"}),n(["terragrunt"],"rem\
ote_state","remote_state",p,{...r,backend:"remote"}),n(["terragrunt"],"catalog","terragrunt_source",{...l,position:"urls"})],w=(0,U.O)(m=>{const P=M.filter(({files:k})=>k.
includes(m));return Map.groupBy(P,({path:[k]})=>k?.[0]??"")});function D({merges:m},P){return m===void 0||m==="backend"?m??null:R([m,P.at(-1)??""])}}),4225:((ne,X,u)=>{
u.r(X),u.d(X,{listRepository:()=>c,readableFile:()=>y,renderUsagesJson:()=>_});var o=u(3087),x=u(9220),U=u(4668),R=u(8317),B=u(9432),G=u(2432),W=u(9179),K=u(6092),
F=u(3152);const _=(r,f=A=>A)=>(0,o.mk)(g(r,f)).map(A=>(0,K.s$)(A));function*g(r,f){const{usages:A,notes:b,dialect:M,repository:w,...D}=r,{name:m,releases:P,evidence:k,
...$}=M;for(const I of A){const{isHostImplied:S,directHost:Q,needs:q,place:se,...ee}=f(I),t=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${C({...ee,hasOwnToken:t,
isOverridden:s,...se})}
`}const V={kind:"repository",schemaVersion:G.G5,version:G.xv,repository:w,...f({...D,locks:D.locks.map(({file:I,hashes:S})=>({file:I,hashes:Object.fromEntries(S)})),
dialect:{...$,releases:P.map(({name:I})=>I),evidence:k.map(({isCloud:I,...S})=>S)},usages:A.length,notes:b.map(l)})};for(const[I,S]of Object.entries(V))if(S!==!1&&
(yield`${I==="kind"?"{":","}"${I}":${Array.isArray(S)?"[":C(S)}`,!!Array.isArray(S))){for(const[Q,q]of S.entries())yield`${Q===0?"":","}${C(q)}`;yield"]"}yield`\
}
`}function C(r){const f=JSON.stringify(r);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(r,v)}const J=new Set(["file","directory","target","root"]);function v(r,f){
return typeof f=="string"?J.has(r)?f:r==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function l({problem:r,affects:f,clients:A,namedHost:b,places:M,isPlaceholder:w}){
const{code:D,severity:m,message:P,help:k}=r;return{code:D,severity:m,message:P,help:k,affects:f,clients:A,namedHost:b,places:M,isPlaceholder:w}}function O(r,f=!0){
if(typeof r!="object"||r===null)return!1;const A=r instanceof Map?[...r.values()]:Object.values(r);return f&&Array.isArray(r)&&r.length>x._5||A.some(M=>O(M))}function*y(r,f){
const{usages:A,declared:b,roots:M}=r,m=[...[...A,...b].map(({place:I})=>I.file),...M.map(({directory:I})=>I)].find(I=>/^(?:\/|\.\.(?:\/|$))/.test(I));if(m!==void 0)
throw i(`${(0,B.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const P=Object.entries(r).find(([I,S])=>O(
S,I!=="usages"));if(P!==void 0)throw i(`${P[0]} would have a list of more than ${x._5} items; ${U.Yo}`);const k={...r,usages:[],declared:[],units:[],roots:[],locks:[]},
$=(0,R.fd)(x.l3,JSON.parse([...f(k)].join("")));if(!$.ok)throw i($.why);const V=new U.or;for(const I of f(r)){const S=V.add(Buffer.from(I));if(S!==null)throw i(
`the file would have ${S}; ${U.Yo}`);yield I}}const i=r=>new F.GN([`the usages of this repository cannot be written: ${r}`]);var p=u(1456),E=u(533),d=u(5306);let n=function(...r){
return{nameRepository:n}=u.late([4878],4878),new.target?new n(...r):n(...r)};function c(r,f,A,b){const{directory:M,environment:w}=A,{dialect:D,usedBy:m,usages:P,
notes:k}=(0,d.o0)(f,r,A),{clients:$}=D,{declared:V,units:I,installed:S,files:Q,bytes:q,isEmpty:se}=r,ee=(0,E.lz)({usages:P,declared:V,units:I,clients:$},f,!0),t=new Set(
ee.flatMap(a=>a.unknown)),s=ee.flatMap(a=>a.roots.map(({name:h,lockFile:T})=>({name:h,lockFile:T,client:a.client}))),e=new Set(s.flatMap(({lockFile:a})=>a??[]));
return{dialect:D,setting:f.dialect,usages:P,notes:k,declared:V.filter(x.Gs),writtenAt:b.toISOString(),repository:n(M,w),usedBy:m(),files:Q,bytes:q,isEmpty:se,units:I.
filter(a=>a.unknown===null||t.has(a)),installed:S,roots:Array.from(Map.groupBy(s,({name:a})=>a),([a,h])=>({directory:a||".",clients:h.map(({client:T})=>T)})),rootsAreNamed:f.
roots.length>0,locks:Array.from((0,p.hc)(e,M),([a,h])=>({file:a,hashes:h})),plugins:(0,p.KX)(P,$,(0,p.Up)(M))}}}),1456:((ne,X,u)=>{u.d(X,{KX:()=>v,Ml:()=>g,Up:()=>_,
hc:()=>F});var o=u(3024),x=u(6760),U=u(3916),R=u(9968),B=u(2172),G=u(5106),W=u(3298);let K=function(...l){return{localMirrors:K}=u.late([1834],1834),new.target?
new K(...l):K(...l)};const F=(l,O)=>new Map(Array.from(l,y=>[y,(0,B.g_)((0,R.r7)((0,x.join)(O,y))??"")]));function _(l){const O=K();return C(y=>{const i=(0,x.join)(
l,y);return(0,o.existsSync)(i)?i:null},(y,i)=>O(y,i).length>0)}function g(l){const O=new Map(l.map(({directory:y,providers:i})=>[J(y),new Set(i)]));return C(y=>O.
has(y)?y:null,(y,i)=>O.get(y)?.has((0,B.JT)(i))??!1)}function C(l,O){const y=(0,W.O)(i=>{const p=i.replace(/\/$/,""),E=p==="."||i!==p,d=J(p),n=l(d),c=E?[]:y((0,U.
dirname)(p));return n===null?c:[{path:n,shown:d},...c]});return{around:y,holds:O}}const J=l=>`${l==="."?"":`${l}/`}terraform.d/plugins`;function v(l,O,{around:y,
holds:i}){const p=l.flatMap(d=>{const n=y((0,U.dirname)(d.place.file));return n.length===0?[]:d.needs.filter(({service:r})=>r===G.xq).flatMap(({host:r})=>O.flatMap(
f=>(0,B.lc)(d,r,f)??[])).flatMap(r=>n.filter(({path:f})=>i(f,r)).map(({shown:f})=>({shown:f,provider:(0,B.JT)(r)})))}),E=Map.groupBy(p,({shown:d})=>(0,U.dirname)(
(0,U.dirname)(d)));return Array.from(E,([d,n])=>({directory:d,providers:[...new Set(n.map(({provider:c})=>c))]}))}})};export{pe as ids,de as modules};
