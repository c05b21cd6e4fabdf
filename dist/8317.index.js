const fe=[8317,4668,3542,4225],pe={5262:((te,X,u)=>{u.d(X,{Fs:()=>ne,Ik:()=>x,KI:()=>I,L5:()=>q,NT:()=>c,Ru:()=>E,Ww:()=>n,YO:()=>b,Yj:()=>Z,ah:()=>i,ai:()=>T,cG:()=>d,
eu:()=>m,g1:()=>w,lq:()=>V,me:()=>A,nd:()=>p,pd:()=>f,xL:()=>ee,yG:()=>r,yq:()=>P,z6:()=>y,zM:()=>L});var o,$={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function U(t){return!t&&!o?$:{lang:t?.lang??o?.lang,message:t?.message,abortEarly:t?.abortEarly??o?.abortEarly,abortPipeEarly:t?.abortPipeEarly??o?.abortPipeEarly}}
var R;function F(t){return R?.get(t)}var G;function W(t){return G?.get(t)}var K;function C(t,s){return K?.get(t)?.get(s)}function _(t){const s=typeof t;return s===
"string"?`"${t}"`:s==="number"||s==="bigint"||s==="boolean"?`${t}`:s==="object"||s==="function"?(t&&Object.getPrototypeOf(t)?.constructor?.name)??"null":s}function O(t,s,e,a,h){
const j=h&&"input"in h?h.input:e.value,S=h?.expected??t.expects??null,z=h?.received??_(j),B={kind:t.kind,type:t.type,input:j,expected:S,received:z,message:`Inva\
lid ${s}: ${S?`Expected ${S} but r`:"R"}eceived ${z}`,requirement:t.requirement,path:h?.path,issues:h?.issues,lang:a.lang,abortEarly:a.abortEarly,abortPipeEarly:a.
abortPipeEarly},H=t.kind==="schema",Y=h?.message??t.message??C(t.reference,B.lang)??(H?W(B.lang):null)??a.message??F(B.lang);Y!==void 0&&(B.message=typeof Y=="f\
unction"?Y(B):Y),H&&(e.typed=!1),e.issues?e.issues.push(B):e.issues=[B]}function N(t,s){return t===s||Number.isNaN(t)&&Number.isNaN(s)}function J(t,s){return Object.
prototype.hasOwnProperty.call(t,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function v(t,s){const e=[...new Set(t)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function l(t){return t["~standard"]={version:1,vendor:"valibot",validate:s=>t["~run"]({value:s},U())},t}var M=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(t,s){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement(e.value)&&O(this,"input",e,a),e}}}function i(t,s){return{kind:"transformation",
type:"guard",reference:i,async:!1,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement(e.value)&&(O(this,"input",e,a),e.typed=!1),e}}}function p(t){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:t,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&O(this,"integer",s,e),s}}}function E(t,s){return{kind:"validation",type:"max_length",reference:E,async:!1,expects:`<=${t}`,requirement:t,message:s,"~run"(e,a){
return e.typed&&e.value.length>this.requirement&&O(this,"length",e,a,{received:`${e.value.length}`}),e}}}function d(t,s){return{kind:"validation",type:"max_valu\
e",reference:d,async:!1,expects:`<=${t instanceof Date?t.toJSON():_(t)}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!(e.value<=this.requirement)&&O(this,
"value",e,a,{received:e.value instanceof Date?e.value.toJSON():_(e.value)}),e}}}function n(t,s){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${t instanceof Date?t.toJSON():_(t)}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!(e.value>=this.requirement)&&O(this,"value",e,a,{received:e.value instanceof
Date?e.value.toJSON():_(e.value)}),e}}}function c(t){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(s,e){const a=t({dataset:s,config:e,
addIssue:h=>O(this,h?.label??"input",s,e,h),NEVER:null});return s.issues?s.typed=!1:s.value=a,s}}}function r(t,s){return{kind:"validation",type:"regex",reference:r,
async:!1,expects:`${t}`,requirement:t,message:s,"~run"(e,a){return e.typed&&!this.requirement.test(e.value)&&O(this,"format",e,a),e}}}function f(t){return{kind:"\
transformation",type:"transform",reference:f,async:!1,operation:t,"~run"(s){return s.value=this.operation(s.value),s}}}function k(t,s,e){return typeof t.fallback==
"function"?t.fallback(s,e):t.fallback}function D(t,s,e){return typeof t.default=="function"?t.default(s,e):t.default}function b(t,s){return l({kind:"schema",type:"\
array",reference:b,expects:"Array",async:!1,item:t,message:s,"~run"(e,a){const h=e.value;if(Array.isArray(h)){e.typed=!0,e.value=[];for(let j=0;j<h.length;j++){
const S=h[j],z=this.item["~run"]({value:S},a);if(z.issues){const B={type:"array",origin:"value",input:h,key:j,value:S};for(const H of z.issues)H.path?H.path.unshift(
B):H.path=[B],e.issues?.push(H);if(e.issues||(e.issues=z.issues),a.abortEarly){e.typed=!1;break}}z.typed||(e.typed=!1),e.value.push(z.value)}}else O(this,"type",
e,a);return e}})}function L(t){return l({kind:"schema",type:"boolean",reference:L,expects:"boolean",async:!1,message:t,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:O(this,"type",s,e),s}})}function P(t,s){return l({kind:"schema",type:"exact_optional",reference:P,expects:t.expects,async:!1,wrapped:t,default:s,
"~run"(e,a){return this.wrapped["~run"](e,a)}})}function m(t,s){return l({kind:"schema",type:"literal",reference:m,expects:_(t),async:!1,literal:t,message:s,"~r\
un"(e,a){return N(e.value,this.literal)?e.typed=!0:O(this,"type",e,a),e}})}function A(t,s){return l({kind:"schema",type:"nullable",reference:A,expects:`(${t.expects}\
 | null)`,async:!1,wrapped:t,default:s,"~run"(e,a){return e.value===null&&(this.default!==void 0&&(e.value=D(this,e,a)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,a)}})}function T(t){return l({kind:"schema",type:"number",reference:T,expects:"number",async:!1,message:t,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:O(this,"type",s,e),s}})}function x(t,s){return l({kind:"schema",type:"object",reference:x,expects:"Object",async:!1,entries:t,message:s,
"~run"(e,a){const h=e.value;if(h&&typeof h=="object"){e.typed=!0,e.value={};for(const j in this.entries){const S=this.entries[j];if(j in h||(S.type==="exact_opt\
ional"||S.type==="optional"||S.type==="nullish")&&S.default!==void 0){const z=j in h?h[j]:D(S),B=S["~run"]({value:z},a);if(B.issues){const H={type:"object",origin:"\
value",input:h,key:j,value:z};for(const Y of B.issues)Y.path?Y.path.unshift(H):Y.path=[H],e.issues?.push(Y);if(e.issues||(e.issues=B.issues),a.abortEarly){e.typed=
!1;break}}B.typed||(e.typed=!1),e.value[j]=B.value}else if(S.fallback!==void 0)e.value[j]=k(S);else if(S.type!=="exact_optional"&&S.type!=="optional"&&S.type!==
"nullish"&&(O(this,"key",e,a,{input:void 0,expected:`"${j}"`,path:[{type:"object",origin:"key",input:h,key:j,value:h[j]}]}),a.abortEarly))break}}else O(this,"ty\
pe",e,a);return e}})}function V(t,s){return l({kind:"schema",type:"optional",reference:V,expects:`(${t.expects} | undefined)`,async:!1,wrapped:t,default:s,"~run"(e,a){
return e.value===void 0&&(this.default!==void 0&&(e.value=D(this,e,a)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,a)}})}function I(t,s){return l({kind:"\
schema",type:"picklist",reference:I,expects:v(t.map(_),"|"),async:!1,options:t,message:s,"~run"(e,a){return this.options.includes(e.value)?e.typed=!0:O(this,"ty\
pe",e,a),e}})}function w(t,s,e){return l({kind:"schema",type:"record",reference:w,expects:"Object",async:!1,key:t,value:s,message:e,"~run"(a,h){const j=a.value;
if(j&&typeof j=="object"){a.typed=!0,a.value={};for(const S in j)if(J(j,S)){const z=j[S],B=this.key["~run"]({value:S},h);if(B.issues){const Y={type:"object",origin:"\
key",input:j,key:S,value:z};for(const g of B.issues)g.path=[Y],a.issues?.push(g);if(a.issues||(a.issues=B.issues),h.abortEarly){a.typed=!1;break}}const H=this.value["\
~run"]({value:z},h);if(H.issues){const Y={type:"object",origin:"value",input:j,key:S,value:z};for(const g of H.issues)g.path?g.path.unshift(Y):g.path=[Y],a.issues?.
push(g);if(a.issues||(a.issues=H.issues),h.abortEarly){a.typed=!1;break}}(!B.typed||!H.typed)&&(a.typed=!1),B.typed&&(a.value[B.value]=H.value)}}else O(this,"ty\
pe",a,h);return a}})}function Z(t){return l({kind:"schema",type:"string",reference:Z,expects:"string",async:!1,message:t,"~run"(s,e){return typeof s.value=="str\
ing"?s.typed=!0:O(this,"type",s,e),s}})}function q(){return l({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(t){return t.typed=!0,t}})}
function ne(...t){return l({...t[0],pipe:t,"~run"(s,e){for(const a of t)if(a.kind!=="metadata"){if(s.issues&&(a.kind==="schema"||a.kind==="transformation")){s.typed=
!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=a["~run"](s,e))}return s}})}function ee(t,s,e){const a=t["~run"]({value:s},U(e));return{typed:a.typed,
success:!a.issues,output:a.value,issues:a.issues}}}),8317:((te,X,u)=>{u.d(X,{A7:()=>l,Ik:()=>J,Jt:()=>_,Qq:()=>G,fd:()=>M,p_:()=>N,qF:()=>d,qG:()=>K,rD:()=>C,wC:()=>W,
yL:()=>O});var o=u(5262),$=u(7811),U=u(9432);const R=1e4,F=`a text of at most ${R} characters`,G=o.Fs(o.Yj("a text"),o.Ru(R,F)),W=(n,c)=>o.Fs(o.Yj(c),o.Ru(R,F),
o.yG(n,c)),K=(n,c)=>o.Fs(o.Yj(c),o.Ru(R,F),o.ah(n,c));function C(n,c){const r=`a whole number from ${n} to ${c}`;return o.Fs(o.ai(r),o.nd(r),o.Ww(n,r),o.cG(c,r))}
const _=o.zM("true or false"),O=n=>o.KI(n,`one of ${n.join(", ")}`),N=n=>o.YO(n,"an array"),J=n=>o.Ik(n,({path:c})=>{const r=n[String(c?.[0]?.key)];return r===void 0?
"an object":v(r)});function v(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?v(n.wrapped):"an object"}const l=(n,c)=>o.g1(n,c,"an ob\
ject");function M(n,c){const r=o.xL(n,c,{abortEarly:!0});return r.success?(0,$.Ju)(r.output):(0,$.TR)(y(r.issues[0]))}function y({path:n,input:c,message:r}){const f=n??
[],b=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:L})=>i(L)).join("").replace(/^\./,"");return`${b===""?"the value":b} is ${E(c)}; expected ${r}`}
function i(n){if(typeof n=="number")return`[${n}]`;const c=String(n);return/^\w+$/.test(c)?`.${c}`:`[${E(c)}]`}const p=80;function E(n){return n===void 0?"missi\
ng":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,U.dh)(JSON.stringify(n),p)}function d(n){if(n.trim()==="")return(0,$.TR)("is empty");
try{return(0,$.Ju)(JSON.parse(n))}catch{return(0,$.TR)("is not JSON")}}}),568:((te,X,u)=>{u.d(X,{C:()=>v,o:()=>O});var o=u(3916),$=u(3298),U=u(3114),R=u(5440),F=u(
3542);let G=function(...i){return{firstWithHost:G}=u.late([3276,6631,2797],2797),new.target?new G(...i):G(...i)},W=function(...i){return{meaningOfAbsent:W}=u.late(
[3276,6631,2797],2797),new.target?new W(...i):W(...i)},K=function(...i){return{needsOf:K}=u.late([3276,6631,2797],2797),new.target?new K(...i):K(...i)},C=function(...i){
return{neededByImplied:C}=u.late([3276,6631,2797],2797),new.target?new C(...i):C(...i)};function _({kind:i,absent:p=i}){return i!=="required_provider"?[i,p]:[i,
p,"required_provider_legacy","required_provider_invalid"]}const O=[...new Set([...F.Ir.flatMap(_),"implied_provider","saved_state"])],N=(0,$.O)(i=>F.Ir.filter(p=>_(
p).includes(i)));function J({kind:i,backend:p}){const E=N(i),d=E.find(n=>n.backend===p)??E[0];if(d===void 0)throw new Error(`no row of the usage table has ${i}`);
return d}function v(i){const{clients:p,isOverridden:E,replacedFor:d=[],stateHosts:n={}}=i;if(i.kind==="saved_state")return{...R.zt,directHost:i.text??"",needs:[]};
if(i.kind==="implied_provider"){const P=C(p);return E?{...P,needs:[]}:P}const c=J(i),r=new Map(p.map(P=>[P,l(i,c,P)])),f=[...r].filter(([P])=>!E&&!d.includes(P)),
{host:k,isHostImplied:D,directHost:b}=G([...r.values()]),L=K(new Map(f),c,P=>n[P]??null);return{host:k,isHostImplied:D,directHost:b,needs:L}}function l(i,p,E){const{
text:d,evaluated:n,version:c}=i,r=n===void 0?{text:d,isWhole:!0}:n[E];if(r===void 0)return R.zt;if(r.text===null)return d!==null&&p.defaults===void 0?R.zt:y(i,p,
E);if(!r.isWhole)return(0,R.i4)(p.grammar,r.text,E)??R.zt;const f=c!==void 0&&c.value===void 0;return R.pb[p.grammar](r.text,E,f)}const M=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function y({kind:i,address:p,place:E},d,n){const[,c=null]=M.exec(p)??[],r=(0,U.L8)((0,o.basename)(E.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:d,kind:i,address:p,localName:c},r,n)}}),9220:((te,X,u)=>{u.d(X,{U0:()=>ne,_5:()=>J,fM:()=>B,l3:()=>Y});var o=u(5262),$=u(2170),U=u(9119),R=u(9615),F=u(8032),
G=u(255),W=u(6889),K=u(1250),C=u(1011),_=u(8317),O=u(568);let N=function(...g){return{problemFacts:N}=u.late([4507],4507),new.target?new N(...g):N(...g)};const J=32e3,
{Qq:v,Ik:l,yL:M,wC:y}=_,i=g=>o.Fs(_.p_(g),o.Ru(J,`at most ${J} items`)),p=o.me(v),E=o.yq(_.Jt,!1),d=_.rD(0,Number.MAX_SAFE_INTEGER),n=y(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),c=y(/^[\w.+-]{1,100}$/,"a version"),r=g=>{const Q=(0,G.Pv)((0,G.pk)(g));return Q.ok&&Q.value===g},f=_.qG(r,"a hostname"),k=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
D=y(k,"a path in the repository"),b=y(new RegExp(`^$|${k.source}`),"a path in the repository"),L=_.rD(1,2**25),m=l({file:D,...{line:L,column:L,endColumn:L},target:o.
lq(D)}),A=M(F.zK),T=M(F.Du),x=g=>l({terraform:o.yq(g),opentofu:o.yq(g)}),V=[F.Du,...F.Du.map(g=>[g])],I=g=>V.find(Q=>Q.length===g.length&&Q.every(se=>g.includes(
se))),w=o.Fs(i(T),o.z6(g=>I(g)!==void 0,"one or two different CLIs"),o.pd(g=>I(g)??g)),Z=l({text:v,value:o.yq(x(p)),place:m}),q=l({root:p,source:p,version:p,isOpen:E}),
ne=o.Fs(l({kind:M(O.o),host:p,address:v,text:p,...m.entries,clients:w,version:o.yq(Z),constraints:o.yq(v),evaluated:o.yq(x(l({text:p,isWhole:E}))),calls:o.yq(x(
i(q))),backend:o.yq(v),stateHosts:o.yq(x(f)),hasOwnToken:E,workspace:o.yq(l({organization:p,name:p,lacks:o.yq(i(M(C.Rt)))})),isOverridden:E,replacedFor:o.yq(w),
directories:o.yq(i(b))}),o.pd(({host:g,file:Q,line:se,column:re,endColumn:oe,target:ie,...ae})=>({...ae,place:{file:Q,line:se,column:re,endColumn:oe,target:ie}}))),
ee=o.Fs(l({clients:w,releases:i(v),versions:x(v),why:v,evidence:i(l({client:T,level:M(K.A),place:m,text:v,version:p})),isGuess:o.yq(o.eu(!0,"true"))}),o.pd(({releases:g,
...Q})=>({...Q,name:(0,W.WJ)(Q.clients),releases:Q.clients.flatMap(se=>{const re=(0,W.w0)(se,[]),oe=re.filter(ie=>g.includes(ie.name));return oe.length===0?re:oe})}))),
t=g=>Object.hasOwn(N(),g),s=o.Fs(l({code:_.qG(t,"a problem code"),severity:M(R.oC),message:v,help:o.yq(v),affects:i(A),clients:w,namedHost:o.yq(o.me(f),null),places:i(
m),isPlaceholder:o.yq(_.Jt)}),o.pd(({code:g,severity:Q,message:se,help:re,affects:oe,...ie})=>{const ae=N()[g],ue=ae.affects.filter(ce=>oe.includes(ce)),le={...ae,
code:g,usualSeverity:ae.severity,severity:Q,affects:ue};return(0,$.kH)({...le,message:se,...re!==void 0&&{help:re}},ie)})),e=[...C.O8,...C.VZ,...Object.keys(F.$I),
"binary"],a=l({kind:M(e),text:v,localName:p,place:m,directories:o.yq(i(b))}),h=l({directory:b,module:o.me(b),unknown:o.me(m),isPartial:E,replaced:i(D),files:i(D)}),
j=l({root:b,key:v,source:v,version:v,directory:b}),S=l({name:o.Fs(v,o.z6(U.en,"a name such as acme/network")),url:o.me(y(/^https?:\/\/[\w.:/-]+$/,"a URL of a pa\
ge")),commit:o.me(y(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),z=o.Fs(_.A7(n,i(v)),o.pd(g=>new Map(Object.entries(g)))),B=l({kind:M(["repository"]),
schemaVersion:d,version:c}),H=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Y=l({...B.entries,writtenAt:o.yq(y(H,"a time in UTC")),repository:S,dialect:ee,setting:l(
{name:M(["auto","terraform","opentofu","both"]),version:o.me(c)}),usedBy:i(A),files:d,bytes:d,usages:d,isEmpty:E,notes:i(s),declared:i(a),units:o.yq(i(h),[]),installed:o.
yq(i(j),[]),roots:i(l({directory:D,clients:w})),rootsAreNamed:E,locks:i(l({file:D,hashes:z})),plugins:i(l({directory:D,providers:i(n)}))})}),4668:((te,X,u)=>{u.
d(X,{WS:()=>J,Yo:()=>i,gy:()=>v,or:()=>E,zx:()=>K});var o=u(7811),$=u(9119),U=u(2432),R=u(8317),F=u(568),G=u(9220);const W=1024*1024,K=128*W,C=6e6,_=25e4,O=24*W,
N=6e5;function J(d,n){if(M.test(d.toString("utf8",0,1e3)))return v("is the report of a check, not a usages file; keep reports in another directory");let c=d.length;
for(;c>0&&(d[c-1]??0)<=32;)c-=1;const r=d.subarray(d.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=r.lastIndexOf(`
`)+1,[,k=""]=p.exec(r.toString("utf8",f,f+2e3))??[],D=(0,$.en)(k)?k:null,b=n.why===null?new E().add(r):"not been read";if(b!==null)return v(`has ${b}; ${i}`,D);
const L=(0,R.qF)(r.toString("utf8",f));if(!L.ok){const V=r.length===0?"":"the last line ";return v(`${V}${L.why}; ${y}`,D)}const P=(0,R.fd)(G.fM,L.value);if(!P.
ok)return v(`the last line is not about the repository: ${P.why}; ${y}`);const{schemaVersion:m,version:A}=P.value;if(m!==U.G5)return v(`schemaVersion is ${m}, w\
hich tf-disco ${U.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,D);const T=l(r.subarray(0,f),L.value,n);if(T.
ok)return T;const x=`it was written by tf-disco ${A}; write it with version ${U.xv}`;return v(`${T.why}; ${A===U.xv?y:x}`,D)}const v=(d,n=null)=>({ok:!1,why:d,repository:n});
function l(d,n,c){const r=(0,R.fd)(G.l3,n);if(!r.ok)return(0,o.TR)(`the last line: ${r.why}`);const{kind:f,schemaVersion:k,version:D,usages:b,...L}=r.value,P=[];
for(let m=0,A=0;m<d.length;m=A+1){if(c.why!==null)return(0,o.TR)("has not been read");A=d.indexOf(`
`,m);const T=(0,R.qF)(d.toString("utf8",m,A)),x=T.ok?(0,R.fd)(G.U0,T.value):T;if(!x.ok)return(0,o.TR)(`line ${P.length+1}${T.ok?":":""} ${x.why}`);P.push({...x.
value,...(0,F.C)(x.value)})}return b!==P.length?(0,o.TR)(`has ${P.length} usages, and its last line counts ${b}`):(0,o.Ju)({...L,usages:P})}const M=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
y="write the file with `tf-disco usages --format json`",i="scan fewer directories of the repository",p=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class E{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let c=0;c<n.length;c+=1){const r=n[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,r===10?(this.lineBytes=0,this.lineParts=0):(r===44||r===91||r===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>O)return`a line of m\
ore than ${O/W} MiB`;if(this.lineParts>N)return`a line with more than ${N} values`}return this.lines-1>_?`more than ${_} usages`:this.bytes>K?`more than ${K/W} \
MiB`:this.parts>C?`more than ${C} values`:null}}}),3542:((te,X,u)=>{u.d(X,{FK:()=>L,Ir:()=>b,dh:()=>P});var o=u(2213),$=u(5106),U=u(3298);let R=function(...m){return{
dotted:R}=u.late([3276,6631,2797],2797),new.target?new R(...m):R(...m)};const F={terraform:"app.terraform.io",opentofu:null},G={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},K={opentofu:"static"},C={terraform:"any",opentofu:"any"},_=["config","migrate"],O=["stack","deploy"],
N={position:["source"],grammar:"module",service:$.e$},J={...N,grammar:"stack-component",isLiteral:!0},v={...J,service:null},l={...N,grammar:"terragrunt",evaluation:C},
M={position:"entries",grammar:"provider",service:$.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:$.Bn,defaults:F},
i={...y,service:$.OZ},p={...y,evaluation:C},E={...y,service:$.M,defaults:G},d={position:["address"],grammar:"url",service:null};function n(m,A,T,x,{absence:V,...I}={}){
const w=A===""?[]:A.split(" > ").map(Z=>Z.split(" "));return{kind:T,files:m,path:w.map(([Z="",...q])=>[Z,...q]),...V&&{absent:`${T}${V}`},...x,...I}}const c={absence:"\
_missing"},r={absence:"_default"},f={evaluation:K,merges:"backend"},k="data terraform_remote_state *",D=(m,A,T)=>Object.entries(A).map(([x,V])=>n(_,m+x,"backend",
{...d,grammar:T,position:V.split(" ")},f)),b=[n(_,"module *","module",N,{...c,evaluation:W,merges:"module"}),n(_,"terraform > required_providers","required_prov\
ider",M,{merges:"provider"}),n(_,"required_providers","required_provider",M,{isReserved:!0}),n(_,"terraform > cloud","cloud",i,{...r,...f}),n(_,"terraform > bac\
kend remote","backend_remote",y,{...r,...f}),...D("terraform > backend ",o.FV,"url"),...D("terraform > backend ",o.Gb,"host-part"),...D("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...D("terraform > encryption > key_provider ",o.nT,"url"),...[k,`check * > ${k}`].flatMap(m=>[n(_,m,"remote_state",p,{
...r,backend:"remote"}),n(_,m,"remote_state",p,{...r,backend:"cloud",service:$.OZ})]),n(_,k,"remote_state",d,{backend:"http",evaluation:C}),n([..._,"query"],"pr\
ovider tfe","provider_tfe",E,{...r,evaluation:C}),n(["test"],"provider tfe","provider_tfe",E),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:$.xq,isLiteral:!0}),n(["test"],"run * > module","test_module",J,{...c,grammar:"test-module"}),n(["test"],"run * > backend remote","test\
_backend_remote",y,r),n(O,"required_providers","required_provider",M),n(O,"component *","stack_component",J,c),n(O,"removed","stack_removed",J,c),n(O,"stack *",
"stack_stack",v,{...c,grammar:"stack"}),n(["deploy"],"upstream_input *","upstream_input",v,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state\
_store_provider",M),n(["migrate"],"from > backend remote","migrate_backend_remote",y,r),...["terraform","unit *","stack *"].map(m=>n(["terragrunt"],m,"terragrun\
t_source",l)),...[o.FV,o.Gb].flatMap(m=>Object.entries(m).map(([A,T])=>{const x=m===o.FV?"url":"host-part",V={...d,grammar:x,position:T.split(" "),evaluation:C};
return n(["terragrunt"],"remote_state","backend",V,{backend:A})})),n(["terragrunt"],"remote_state","backend",{...d,position:"open-state"}),n(["terragrunt"],"rem\
ote_state","remote_state",p,{...r,backend:"remote"}),n(["terragrunt"],"catalog","terragrunt_source",{...l,position:"urls"})],L=(0,U.O)(m=>{const A=b.filter(({files:T})=>T.
includes(m));return Map.groupBy(A,({path:[T]})=>T?.[0]??"")});function P({merges:m},A){return m===void 0||m==="backend"?m??null:R([m,A.at(-1)??""])}}),4225:((te,X,u)=>{
u.r(X),u.d(X,{listRepository:()=>c,readableFile:()=>y,renderUsagesJson:()=>_});var o=u(3087),$=u(9220),U=u(4668),R=u(8317),F=u(9432),G=u(2432),W=u(9179),K=u(6092),
C=u(3152);const _=(r,f=k=>k)=>(0,o.mk)(O(r,f)).map(k=>(0,K.s$)(k));function*O(r,f){const{usages:k,notes:D,dialect:b,repository:L,...P}=r,{name:m,releases:A,evidence:T,
...x}=b;for(const I of k){const{isHostImplied:w,directHost:Z,needs:q,place:ne,...ee}=f(I),t=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${N({...ee,hasOwnToken:t,
isOverridden:s,...ne})}
`}const V={kind:"repository",schemaVersion:G.G5,version:G.xv,repository:L,...f({...P,locks:P.locks.map(({file:I,hashes:w})=>({file:I,hashes:Object.fromEntries(w)})),
dialect:{...x,releases:A.map(({name:I})=>I),evidence:T.map(({isCloud:I,...w})=>w)},usages:k.length,notes:D.map(l)})};for(const[I,w]of Object.entries(V))if(w!==!1&&
(yield`${I==="kind"?"{":","}"${I}":${Array.isArray(w)?"[":N(w)}`,!!Array.isArray(w))){for(const[Z,q]of w.entries())yield`${Z===0?"":","}${N(q)}`;yield"]"}yield`\
}
`}function N(r){const f=JSON.stringify(r);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(r,v)}const J=new Set(["file","directory","target","root"]);function v(r,f){
return typeof f=="string"?J.has(r)?f:r==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function l({problem:r,affects:f,clients:k,namedHost:D,places:b,isPlaceholder:L}){
const{code:P,severity:m,message:A,help:T}=r;return{code:P,severity:m,message:A,help:T,affects:f,clients:k,namedHost:D,places:b,isPlaceholder:L}}function M(r,f=!0){
if(typeof r!="object"||r===null)return!1;const k=r instanceof Map?[...r.values()]:Object.values(r);return f&&Array.isArray(r)&&r.length>$._5||k.some(b=>M(b))}function*y(r,f){
const{usages:k,declared:D,roots:b}=r,m=[...[...k,...D].map(({place:I})=>I.file),...b.map(({directory:I})=>I)].find(I=>/^(?:\/|\.\.(?:\/|$))/.test(I));if(m!==void 0)
throw i(`${(0,F.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const A=Object.entries(r).find(([I,w])=>M(
w,I!=="usages"));if(A!==void 0)throw i(`${A[0]} would have a list of more than ${$._5} items; ${U.Yo}`);const T={...r,usages:[],declared:[],units:[],roots:[],locks:[]},
x=(0,R.fd)($.l3,JSON.parse([...f(T)].join("")));if(!x.ok)throw i(x.why);const V=new U.or;for(const I of f(r)){const w=V.add(Buffer.from(I));if(w!==null)throw i(
`the file would have ${w}; ${U.Yo}`);yield I}}const i=r=>new C.GN([`the usages of this repository cannot be written: ${r}`]);var p=u(1456),E=u(533),d=u(5306);let n=function(...r){
return{nameRepository:n}=u.late([4878],4878),new.target?new n(...r):n(...r)};function c(r,f,k,D){const{directory:b,environment:L}=k,{dialect:P,usedBy:m,usages:A,
notes:T}=(0,d.o0)(f,r,k),{clients:x}=P,{declared:V,units:I,installed:w,files:Z,bytes:q,isEmpty:ne}=r,ee=(0,E.lz)({usages:A,declared:V,units:I,clients:x},f,!0),t=new Set(
ee.flatMap(a=>a.unknown)),s=ee.flatMap(a=>a.roots.map(({name:h,lockFile:j})=>({name:h,lockFile:j,client:a.client}))),e=new Set(s.flatMap(({lockFile:a})=>a??[]));
return{dialect:P,setting:f.dialect,usages:A,notes:T,declared:V,writtenAt:D.toISOString(),repository:n(b,L),usedBy:m(),files:Z,bytes:q,isEmpty:ne,units:I.filter(
a=>a.unknown===null||t.has(a)),installed:w,roots:Array.from(Map.groupBy(s,({name:a})=>a),([a,h])=>({directory:a||".",clients:h.map(({client:j})=>j)})),rootsAreNamed:f.
roots.length>0,locks:Array.from((0,p.hc)(e,b),([a,h])=>({file:a,hashes:h})),plugins:(0,p.KX)(A,x,(0,p.Up)(b))}}}),1456:((te,X,u)=>{u.d(X,{KX:()=>v,Ml:()=>O,Up:()=>_,
hc:()=>C});var o=u(3024),$=u(6760),U=u(3916),R=u(9968),F=u(2172),G=u(5106),W=u(3298);let K=function(...l){return{localMirrors:K}=u.late([1834],1834),new.target?
new K(...l):K(...l)};const C=(l,M)=>new Map(Array.from(l,y=>[y,(0,F.g_)((0,R.r7)((0,$.join)(M,y))??"")]));function _(l){const M=K();return N(y=>{const i=(0,$.join)(
l,y);return(0,o.existsSync)(i)?i:null},(y,i)=>M(y,i).length>0)}function O(l){const M=new Map(l.map(({directory:y,providers:i})=>[J(y),new Set(i)]));return N(y=>M.
has(y)?y:null,(y,i)=>M.get(y)?.has((0,F.JT)(i))??!1)}function N(l,M){const y=(0,W.O)(i=>{const p=i.replace(/\/$/,""),E=p==="."||i!==p,d=J(p),n=l(d),c=E?[]:y((0,U.
dirname)(p));return n===null?c:[{path:n,shown:d},...c]});return{around:y,holds:M}}const J=l=>`${l==="."?"":`${l}/`}terraform.d/plugins`;function v(l,M,{around:y,
holds:i}){const p=l.flatMap(d=>{const n=y((0,U.dirname)(d.place.file));return n.length===0?[]:d.needs.filter(({service:r})=>r===G.xq).flatMap(({host:r})=>M.flatMap(
f=>(0,F.lc)(d,r,f)??[])).flatMap(r=>n.filter(({path:f})=>i(f,r)).map(({shown:f})=>({shown:f,provider:(0,F.JT)(r)})))}),E=Map.groupBy(p,({shown:d})=>(0,U.dirname)(
(0,U.dirname)(d)));return Array.from(E,([d,n])=>({directory:d,providers:[...new Set(n.map(({provider:c})=>c))]}))}})};export{fe as ids,pe as modules};
