const pe=[8317,4668,7680],_e={5262:((ne,z,a)=>{a.d(z,{Fs:()=>Z,Ik:()=>l,KI:()=>g,L5:()=>Y,NT:()=>d,Ru:()=>h,Ww:()=>n,YO:()=>D,Yj:()=>H,ah:()=>m,ai:()=>u,cG:()=>p,
eu:()=>E,g1:()=>B,lq:()=>O,me:()=>e,nd:()=>c,pd:()=>_,xL:()=>te,yG:()=>o,yq:()=>F,z6:()=>L,zM:()=>T});var i,U={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function I(r){return!r&&!i?U:{lang:r?.lang??i?.lang,message:r?.message,abortEarly:r?.abortEarly??i?.abortEarly,abortPipeEarly:r?.abortPipeEarly??i?.abortPipeEarly}}
var j;function W(r){return j?.get(r)}var G;function J(r){return G?.get(r)}var k;function R(r,s){return k?.get(r)?.get(s)}function P(r){const s=typeof r;return s===
"string"?`"${r}"`:s==="number"||s==="bigint"||s==="boolean"?`${r}`:s==="object"||s==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":s}function y(r,s,t,f,M){
const w=M&&"input"in M?M.input:t.value,x=M?.expected??r.expects??null,Q=M?.received??P(w),V={kind:r.kind,type:r.type,input:w,expected:x,received:Q,message:`Inva\
lid ${s}: ${x?`Expected ${x} but r`:"R"}eceived ${Q}`,requirement:r.requirement,path:M?.path,issues:M?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},X=r.kind==="schema",q=M?.message??r.message??R(r.reference,V.lang)??(X?J(V.lang):null)??f.message??W(V.lang);q!==void 0&&(V.message=typeof q=="f\
unction"?q(V):q),X&&(t.typed=!1),t.issues?t.issues.push(V):t.issues=[V]}function $(r,s){return r===s||Number.isNaN(r)&&Number.isNaN(s)}function N(r,s){return Object.
prototype.hasOwnProperty.call(r,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function S(r,s){const t=[...new Set(r)];return t.length>1?`(${t.join(` ${s}\
 `)})`:t[0]??"never"}function v(r){return r["~standard"]={version:1,vendor:"valibot",validate:s=>r["~run"]({value:s},I())},r}var A=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function L(r,s){return{kind:"validation",type:"check",reference:L,async:!1,
expects:null,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&y(this,"input",t,f),t}}}function m(r,s){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&(y(this,"input",t,f),t.typed=!1),t}}}function c(r){
return{kind:"validation",type:"integer",reference:c,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(s,t){return s.typed&&!this.requirement(s.
value)&&y(this,"integer",s,t),s}}}function h(r,s){return{kind:"validation",type:"max_length",reference:h,async:!1,expects:`<=${r}`,requirement:r,message:s,"~run"(t,f){
return t.typed&&t.value.length>this.requirement&&y(this,"length",t,f,{received:`${t.value.length}`}),t}}}function p(r,s){return{kind:"validation",type:"max_valu\
e",reference:p,async:!1,expects:`<=${r instanceof Date?r.toJSON():P(r)}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!(t.value<=this.requirement)&&y(this,
"value",t,f,{received:t.value instanceof Date?t.value.toJSON():P(t.value)}),t}}}function n(r,s){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():P(r)}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!(t.value>=this.requirement)&&y(this,"value",t,f,{received:t.value instanceof
Date?t.value.toJSON():P(t.value)}),t}}}function d(r){return{kind:"transformation",type:"raw_transform",reference:d,async:!1,"~run"(s,t){const f=r({dataset:s,config:t,
addIssue:M=>y(this,M?.label??"input",s,t,M),NEVER:null});return s.issues?s.typed=!1:s.value=f,s}}}function o(r,s){return{kind:"validation",type:"regex",reference:o,
async:!1,expects:`${r}`,requirement:r,message:s,"~run"(t,f){return t.typed&&!this.requirement.test(t.value)&&y(this,"format",t,f),t}}}function _(r){return{kind:"\
transformation",type:"transform",reference:_,async:!1,operation:r,"~run"(s){return s.value=this.operation(s.value),s}}}function b(r,s,t){return typeof r.fallback==
"function"?r.fallback(s,t):r.fallback}function C(r,s,t){return typeof r.default=="function"?r.default(s,t):r.default}function D(r,s){return v({kind:"schema",type:"\
array",reference:D,expects:"Array",async:!1,item:r,message:s,"~run"(t,f){const M=t.value;if(Array.isArray(M)){t.typed=!0,t.value=[];for(let w=0;w<M.length;w++){
const x=M[w],Q=this.item["~run"]({value:x},f);if(Q.issues){const V={type:"array",origin:"value",input:M,key:w,value:x};for(const X of Q.issues)X.path?X.path.unshift(
V):X.path=[V],t.issues?.push(X);if(t.issues||(t.issues=Q.issues),f.abortEarly){t.typed=!1;break}}Q.typed||(t.typed=!1),t.value.push(Q.value)}}else y(this,"type",
t,f);return t}})}function T(r){return v({kind:"schema",type:"boolean",reference:T,expects:"boolean",async:!1,message:r,"~run"(s,t){return typeof s.value=="boole\
an"?s.typed=!0:y(this,"type",s,t),s}})}function F(r,s){return v({kind:"schema",type:"exact_optional",reference:F,expects:r.expects,async:!1,wrapped:r,default:s,
"~run"(t,f){return this.wrapped["~run"](t,f)}})}function E(r,s){return v({kind:"schema",type:"literal",reference:E,expects:P(r),async:!1,literal:r,message:s,"~r\
un"(t,f){return $(t.value,this.literal)?t.typed=!0:y(this,"type",t,f),t}})}function e(r,s){return v({kind:"schema",type:"nullable",reference:e,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:s,"~run"(t,f){return t.value===null&&(this.default!==void 0&&(t.value=C(this,t,f)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,f)}})}function u(r){return v({kind:"schema",type:"number",reference:u,expects:"number",async:!1,message:r,"~run"(s,t){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:y(this,"type",s,t),s}})}function l(r,s){return v({kind:"schema",type:"object",reference:l,expects:"Object",async:!1,entries:r,message:s,
"~run"(t,f){const M=t.value;if(M&&typeof M=="object"){t.typed=!0,t.value={};for(const w in this.entries){const x=this.entries[w];if(w in M||(x.type==="exact_opt\
ional"||x.type==="optional"||x.type==="nullish")&&x.default!==void 0){const Q=w in M?M[w]:C(x),V=x["~run"]({value:Q},f);if(V.issues){const X={type:"object",origin:"\
value",input:M,key:w,value:Q};for(const q of V.issues)q.path?q.path.unshift(X):q.path=[X],t.issues?.push(q);if(t.issues||(t.issues=V.issues),f.abortEarly){t.typed=
!1;break}}V.typed||(t.typed=!1),t.value[w]=V.value}else if(x.fallback!==void 0)t.value[w]=b(x);else if(x.type!=="exact_optional"&&x.type!=="optional"&&x.type!==
"nullish"&&(y(this,"key",t,f,{input:void 0,expected:`"${w}"`,path:[{type:"object",origin:"key",input:M,key:w,value:M[w]}]}),f.abortEarly))break}}else y(this,"ty\
pe",t,f);return t}})}function O(r,s){return v({kind:"schema",type:"optional",reference:O,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:s,"~run"(t,f){
return t.value===void 0&&(this.default!==void 0&&(t.value=C(this,t,f)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,f)}})}function g(r,s){return v({kind:"\
schema",type:"picklist",reference:g,expects:S(r.map(P),"|"),async:!1,options:r,message:s,"~run"(t,f){return this.options.includes(t.value)?t.typed=!0:y(this,"ty\
pe",t,f),t}})}function B(r,s,t){return v({kind:"schema",type:"record",reference:B,expects:"Object",async:!1,key:r,value:s,message:t,"~run"(f,M){const w=f.value;
if(w&&typeof w=="object"){f.typed=!0,f.value={};for(const x in w)if(N(w,x)){const Q=w[x],V=this.key["~run"]({value:x},M);if(V.issues){const q={type:"object",origin:"\
key",input:w,key:x,value:Q};for(const re of V.issues)re.path=[q],f.issues?.push(re);if(f.issues||(f.issues=V.issues),M.abortEarly){f.typed=!1;break}}const X=this.
value["~run"]({value:Q},M);if(X.issues){const q={type:"object",origin:"value",input:w,key:x,value:Q};for(const re of X.issues)re.path?re.path.unshift(q):re.path=
[q],f.issues?.push(re);if(f.issues||(f.issues=X.issues),M.abortEarly){f.typed=!1;break}}(!V.typed||!X.typed)&&(f.typed=!1),V.typed&&(f.value[V.value]=X.value)}}else
y(this,"type",f,M);return f}})}function H(r){return v({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:r,"~run"(s,t){return typeof s.value==
"string"?s.typed=!0:y(this,"type",s,t),s}})}function Y(){return v({kind:"schema",type:"unknown",reference:Y,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function Z(...r){return v({...r[0],pipe:r,"~run"(s,t){for(const f of r)if(f.kind!=="metadata"){if(s.issues&&(f.kind==="schema"||f.kind==="transformation")){
s.typed=!1;break}(!s.issues||!t.abortEarly&&!t.abortPipeEarly)&&(s=f["~run"](s,t))}return s}})}function te(r,s,t){const f=r["~run"]({value:s},I(t));return{typed:f.
typed,success:!f.issues,output:f.value,issues:f.issues}}}),8317:((ne,z,a)=>{a.d(z,{A7:()=>v,Ik:()=>N,Jt:()=>P,Qq:()=>G,fd:()=>A,p_:()=>$,qF:()=>p,qG:()=>k,rD:()=>R,
wC:()=>J,yL:()=>y});var i=a(5262),U=a(7811),I=a(9432);const j=1e4,W=`a text of at most ${j} characters`,G=i.Fs(i.Yj("a text"),i.Ru(j,W)),J=(n,d)=>i.Fs(i.Yj(d),i.
Ru(j,W),i.yG(n,d)),k=(n,d)=>i.Fs(i.Yj(d),i.Ru(j,W),i.ah(n,d));function R(n,d){const o=`a whole number from ${n} to ${d}`;return i.Fs(i.ai(o),i.nd(o),i.Ww(n,o),i.
cG(d,o))}const P=i.zM("true or false"),y=n=>i.KI(n,`one of ${n.join(", ")}`),$=n=>i.YO(n,"an array"),N=n=>i.Ik(n,({path:d})=>{const o=n[String(d?.[0]?.key)];return o===
void 0?"an object":S(o)});function S(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?S(n.wrapped):"an object"}const v=(n,d)=>i.g1(n,d,
"an object");function A(n,d){const o=i.xL(n,d,{abortEarly:!0});return o.success?(0,U.Ju)(o.output):(0,U.TR)(L(o.issues[0]))}function L({path:n,input:d,message:o}){
const _=n??[],D=(_.at(-1)?.origin==="key"&&d!==void 0?_.slice(0,-1):_).map(({key:T})=>m(T)).join("").replace(/^\./,"");return`${D===""?"the value":D} is ${h(d)}\
; expected ${o}`}function m(n){if(typeof n=="number")return`[${n}]`;const d=String(n);return/^\w+$/.test(d)?`.${d}`:`[${h(d)}]`}const c=80;function h(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,I.dh)(JSON.stringify(n),c)}function p(n){if(n.trim()==="")return(0,U.TR)(
"is empty");try{return(0,U.Ju)(JSON.parse(n))}catch{return(0,U.TR)("is not JSON")}}}),568:((ne,z,a)=>{a.d(z,{C:()=>S,o:()=>y});var i=a(3916),U=a(3298),I=a(3114),
j=a(5440),W=a(3542);let G=function(...m){return{firstWithHost:G}=a.late([3276,6851,8095],8095),new.target?new G(...m):G(...m)},J=function(...m){return{meaningOfAbsent:J}=
a.late([3276,6851,8095],8095),new.target?new J(...m):J(...m)},k=function(...m){return{needsOf:k}=a.late([3276,6851,8095],8095),new.target?new k(...m):k(...m)},R=function(...m){
return{neededByImplied:R}=a.late([3276,6851,8095],8095),new.target?new R(...m):R(...m)};function P({kind:m,absent:c=m}){return m!=="required_provider"?[m,c]:[m,
c,"required_provider_legacy","required_provider_invalid"]}const y=[...new Set([...W.Ir.flatMap(P),"implied_provider","saved_state"])],$=(0,U.O)(m=>W.Ir.filter(c=>P(
c).includes(m)));function N({kind:m,backend:c}){const h=$(m),p=h.find(n=>n.backend===c)??h[0];if(p===void 0)throw new Error(`no row of the usage table has ${m}`);
return p}function S(m){const{clients:c,isOverridden:h,replacedFor:p=[]}=m;if(m.kind==="saved_state")return{...j.zt,directHost:m.text??"",needs:[]};if(m.kind==="\
implied_provider"){const T=R(c);return h?{...T,needs:[]}:T}const n=N(m),d=new Map(c.map(T=>[T,v(m,n,T)])),o=[...d].filter(([T])=>!h&&!p.includes(T)),{host:_,isHostImplied:b,
directHost:C}=G([...d.values()]),D=k(new Map(o),n);return{host:_,isHostImplied:b,directHost:C,needs:D}}function v(m,c,h){const{text:p,evaluated:n,version:d}=m,o=n===
void 0?{text:p,isWhole:!0}:n[h];if(o===void 0)return j.zt;if(o.text===null)return p!==null&&c.defaults===void 0?j.zt:L(m,c,h);if(!o.isWhole)return(0,j.i4)(c.grammar,
o.text,h)??j.zt;const _=d!==void 0&&d.value===void 0;return j.pb[c.grammar](o.text,h,_)}const A=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function L({
kind:m,address:c,place:h},p,n){const[,d=null]=A.exec(c)??[],o=(0,I.L8)((0,i.basename)(h.file),new Set,"")??{class:"config",isOverride:!1};return J({row:p,kind:m,
address:c,localName:d},o,n)}}),9220:((ne,z,a)=>{a.d(z,{Gs:()=>M,U0:()=>te,_5:()=>S,fM:()=>q,l3:()=>le});var i=a(5262),U=a(2170),I=a(9119),j=a(9615),W=a(8032),G=a(
255),J=a(6889),k=a(4497),R=a(1250),P=a(1011),y=a(8317),$=a(568);let N=function(...K){return{problemFacts:N}=a.late([4507],4507),new.target?new N(...K):N(...K)};
const S=32e3,{Qq:v,Ik:A,yL:L,wC:m}=y,c=K=>i.Fs(y.p_(K),i.Ru(S,`at most ${S} items`)),h=i.me(v),p=i.yq(y.Jt,!1),n=y.rD(0,Number.MAX_SAFE_INTEGER),d=m(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),o=m(/^[\w.+-]{1,100}$/,"a version"),_=K=>{const ee=(0,G.Pv)((0,G.pk)(K));return ee.ok&&ee.value===K},b=y.qG(_,"a hostname"),C=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
D=m(C,"a path in the repository"),T=m(new RegExp(`^$|${C.source}`),"a path in the repository"),F=y.rD(1,2**25),e=A({file:D,...{line:F,column:F,endColumn:F},target:i.
lq(D)}),u=L(W.zK),l=L(W.Du),O=K=>A({terraform:i.yq(K),opentofu:i.yq(K)}),g=[W.Du,...W.Du.map(K=>[K])],B=K=>g.find(ee=>ee.length===K.length&&ee.every(se=>K.includes(
se))),H=i.Fs(c(l),i.z6(K=>B(K)!==void 0,"one or two different CLIs"),i.pd(K=>B(K)??K)),Y=A({text:v,value:i.yq(O(h)),place:e}),Z=A({root:h,source:h,version:h,isOpen:p}),
te=i.Fs(A({kind:L($.o),host:h,address:v,text:h,...e.entries,clients:H,version:i.yq(Y),constraints:i.yq(v),evaluated:i.yq(O(A({text:h,isWhole:p}))),calls:i.yq(O(
c(Z))),backend:i.yq(v),hasOwnToken:p,workspace:i.yq(A({organization:h,name:h,lacks:i.yq(c(L(P.Rt)))})),isOverridden:p,replacedFor:i.yq(H),directories:i.yq(c(T))}),
i.pd(({host:K,file:ee,line:se,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:ee,line:se,column:oe,endColumn:ie,target:ae}}))),r=i.Fs(A({clients:H,
releases:c(v),versions:O(v),why:v,evidence:c(A({client:l,level:L(R.A),place:e,text:v,version:h})),isGuess:i.yq(i.eu(!0,"true"))}),i.pd(({releases:K,...ee})=>({...ee,
name:(0,J.WJ)(ee.clients),releases:ee.clients.flatMap(se=>{const oe=(0,k.w0)(se,[]),ie=oe.filter(ae=>K.includes(ae.name));return ie.length===0?oe:ie})}))),s=K=>Object.
hasOwn(N(),K),t=i.Fs(A({code:y.qG(s,"a problem code"),severity:L(j.oC),message:v,help:i.yq(v),affects:c(u),clients:H,namedHost:i.yq(i.me(b),null),places:c(e),isPlaceholder:i.
yq(y.Jt)}),i.pd(({code:K,severity:ee,message:se,help:oe,affects:ie,...ae})=>{const ue=N()[K],ce=ue.affects.filter(de=>ie.includes(de)),fe={...ue,code:K,usualSeverity:ue.
severity,severity:ee,affects:ce};return(0,U.kH)({...fe,message:se,...oe!==void 0&&{help:oe}},ae)})),f=[...P.O8,...P.VZ,...Object.keys(W.$I),"binary","state-expr\
ession"],M=K=>f.some(ee=>ee===K.kind),w=A({kind:L(f),text:v,localName:h,place:e,directories:i.yq(c(T))}),x=A({directory:T,module:i.me(T),unknown:i.me(e),missing:i.
yq(T),isPartial:p,replaced:c(D),files:c(D)}),Q=A({root:T,key:v,source:v,version:v,directory:T}),V=A({name:i.Fs(v,i.z6(I.en,"a name such as acme/network")),url:i.
me(m(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:i.me(m(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),X=i.Fs(y.A7(d,c(v)),i.pd(K=>new Map(Object.
entries(K)))),q=A({kind:L(["repository"]),schemaVersion:n,version:o}),re=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,le=A({...q.entries,writtenAt:i.yq(m(re,"a ti\
me in UTC")),repository:V,dialect:r,setting:A({name:L(["auto","terraform","opentofu","both"]),version:i.me(o)}),usedBy:c(u),files:n,bytes:n,usages:n,isEmpty:p,notes:c(
t),declared:c(w),units:i.yq(c(x),[]),installed:i.yq(c(Q),[]),roots:c(A({directory:D,clients:H})),rootsAreNamed:p,locks:c(A({file:D,hashes:X})),plugins:c(A({directory:D,
providers:c(d)}))})}),4668:((ne,z,a)=>{a.d(z,{WS:()=>N,Yo:()=>m,gy:()=>S,or:()=>h,zx:()=>k});var i=a(7811),U=a(9119),I=a(2432),j=a(8317),W=a(568),G=a(9220);const J=1024*
1024,k=128*J,R=6e6,P=25e4,y=24*J,$=6e5;function N(p,n){if(A.test(p.toString("utf8",0,1e3)))return S("is the report of a check, not a usages file; keep reports i\
n another directory");let d=p.length;for(;d>0&&(p[d-1]??0)<=32;)d-=1;const o=p.subarray(p.toString("utf8",0,3)==="\uFEFF"?3:0,d),_=o.lastIndexOf(`
`)+1,[,b=""]=c.exec(o.toString("utf8",_,_+2e3))??[],C=(0,U.en)(b)?b:null,D=n.why===null?new h().add(o):"not been read";if(D!==null)return S(`has ${D}; ${m}`,C);
const T=(0,j.qF)(o.toString("utf8",_));if(!T.ok){const O=o.length===0?"":"the last line ";return S(`${O}${T.why}; ${L}`,C)}const F=(0,j.fd)(G.fM,T.value);if(!F.
ok)return S(`the last line is not about the repository: ${F.why}; ${L}`);const{schemaVersion:E,version:e}=F.value;if(E!==I.G5)return S(`schemaVersion is ${E}, w\
hich tf-disco ${I.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,C);const u=v(o.subarray(0,_),T.value,n);if(u.
ok)return u;const l=`it was written by tf-disco ${e}; write it with version ${I.xv}`;return S(`${u.why}; ${e===I.xv?L:l}`,C)}const S=(p,n=null)=>({ok:!1,why:p,repository:n});
function v(p,n,d){const o=(0,j.fd)(G.l3,n);if(!o.ok)return(0,i.TR)(`the last line: ${o.why}`);const{kind:_,schemaVersion:b,version:C,usages:D,...T}=o.value,F=[];
for(let E=0,e=0;E<p.length;E=e+1){if(d.why!==null)return(0,i.TR)("has not been read");e=p.indexOf(`
`,E);const u=(0,j.qF)(p.toString("utf8",E,e)),l=u.ok?(0,j.fd)(G.U0,u.value):u;if(!l.ok)return(0,i.TR)(`line ${F.length+1}${u.ok?":":""} ${l.why}`);F.push({...l.
value,...(0,W.C)(l.value)})}return D!==F.length?(0,i.TR)(`has ${F.length} usages, and its last line counts ${D}`):(0,i.Ju)({...T,usages:F})}const A=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
L="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",c=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class h{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let d=0;d<n.length;d+=1){const o=n[d];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>y)return`a line of m\
ore than ${y/J} MiB`;if(this.lineParts>$)return`a line with more than ${$} values`}return this.lines-1>P?`more than ${P} usages`:this.bytes>k?`more than ${k/J} \
MiB`:this.parts>R?`more than ${R} values`:null}}}),3542:((ne,z,a)=>{a.d(z,{FK:()=>T,Ir:()=>D,dh:()=>F});var i=a(2213),U=a(5106),I=a(3298);let j=function(...E){return{
dotted:j}=a.late([3276,6851,8095],8095),new.target?new j(...E):j(...E)};const W={terraform:"app.terraform.io",opentofu:null},G={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},J={terraform:"static",opentofu:"static"},k={opentofu:"static"},R={terraform:"any",opentofu:"any"},P=["config","migrate"],y=["stack","deploy"],
$={position:["source"],grammar:"module",service:U.e$},N={...$,grammar:"stack-component",isLiteral:!0},S={...N,service:null},v={...$,grammar:"terragrunt",evaluation:R},
A={position:"entries",grammar:"provider",service:U.xq,isLiteral:!0,absent:"required_provider_nosource"},L={position:["hostname"],grammar:"host",service:U.Bn,defaults:W},
m={...L,service:U.OZ},c={...L,evaluation:R},h={...L,service:U.M,defaults:G},p={position:["address"],grammar:"url",service:null};function n(E,e,u,l,{absence:O,...g}={}){
const B=e===""?[]:e.split(" > ").map(H=>H.split(" "));return{kind:u,files:E,path:B.map(([H="",...Y])=>[H,...Y]),...O&&{absent:`${u}${O}`},...l,...g}}const d={absence:"\
_missing"},o={absence:"_default"},_={evaluation:k,merges:"backend"},b="data terraform_remote_state *",C=(E,e,u)=>Object.entries(e).map(([l,O])=>n(P,E+l,"backend",
{...p,grammar:u,position:O.split(" ")},_)),D=[n(P,"module *","module",$,{...d,evaluation:J,merges:"module"}),n(P,"terraform > required_providers","required_prov\
ider",A,{merges:"provider"}),n(P,"terraform > cloud","cloud",m,{...o,..._}),n(P,"terraform > backend remote","backend_remote",L,{...o,..._}),...C("terraform > b\
ackend ",i.FV,"url"),...C("terraform > backend ",i.Gb,"host-part"),...C("terraform > backend ",{local:"path workspace_dir"},"state-path"),...C("terraform > encr\
yption > key_provider ",i.nT,"url"),...[b,`check * > ${b}`].flatMap(E=>[n(P,E,"remote_state",c,{...o,backend:"remote"}),n(P,E,"remote_state",c,{...o,backend:"cl\
oud",service:U.OZ})]),n(P,b,"remote_state",p,{backend:"http",evaluation:R}),n([...P,"query"],"provider tfe","provider_tfe",h,{...o,evaluation:R}),n(["test"],"pr\
ovider tfe","provider_tfe",h),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:U.xq,isLiteral:!0}),n(["test"],"run * \
> module","test_module",N,{...d,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",L,o),n(y,"required_providers","required_provid\
er",A),n(y,"component *","stack_component",N,d),n(y,"removed","stack_removed",N,d),n(y,"stack *","stack_stack",S,{...d,grammar:"stack"}),n(["deploy"],"upstream_\
input *","upstream_input",S,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",A),n(["migrate"],"from > backend remote","migr\
ate_backend_remote",L,o),...["terraform","unit *","stack *"].map(E=>n(["terragrunt"],E,"terragrunt_source",v)),...[i.FV,i.Gb].flatMap(E=>Object.entries(E).map(([
e,u])=>{const l=E===i.FV?"url":"host-part",O={...p,grammar:l,position:u.split(" "),evaluation:R};return n(["terragrunt"],"remote_state","backend",O,{backend:e})})),
n(["terragrunt"],"remote_state","backend",{...p,position:"open-state"}),n(["terragrunt"],"remote_state","remote_state",c,{...o,backend:"remote"}),n(["terragrunt"],
"catalog","terragrunt_source",{...v,position:"urls"})],T=(0,I.O)(E=>{const e=D.filter(({files:u})=>u.includes(E));return Map.groupBy(e,({path:[u]})=>u?.[0]??"")});
function F({merges:E},e){return E===void 0||E==="backend"?E??null:j([E,e.at(-1)??""])}}),4225:((ne,z,a)=>{a.r(z),a.d(z,{listRepository:()=>d,readableFile:()=>L,
renderUsagesJson:()=>P});var i=a(3087),U=a(9220),I=a(4668),j=a(8317),W=a(9432),G=a(2432),J=a(9179),k=a(6092),R=a(3152);const P=(o,_=b=>b)=>(0,i.mk)(y(o,_)).map(
b=>(0,k.s$)(b));function*y(o,_){const{usages:b,notes:C,dialect:D,repository:T,...F}=o,{name:E,releases:e,evidence:u,...l}=D;for(const g of b){const{isHostImplied:B,
directHost:H,needs:Y,place:Z,...te}=_(g),r=te.hasOwnToken||void 0,s=te.isOverridden||void 0;yield`${$({...te,hasOwnToken:r,isOverridden:s,...Z})}
`}const O={kind:"repository",schemaVersion:G.G5,version:G.xv,repository:T,..._({...F,locks:F.locks.map(({file:g,hashes:B})=>({file:g,hashes:Object.fromEntries(B)})),
dialect:{...l,releases:e.map(({name:g})=>g),evidence:u.map(({isCloud:g,...B})=>B)},usages:b.length,notes:C.map(v)})};for(const[g,B]of Object.entries(O))if(B!==!1&&
(yield`${g==="kind"?"{":","}"${g}":${Array.isArray(B)?"[":$(B)}`,!!Array.isArray(B))){for(const[H,Y]of B.entries())yield`${H===0?"":","}${$(Y)}`;yield"]"}yield`\
}
`}function $(o){const _=JSON.stringify(o);return!(0,J.r_)(_)&&!_.includes("false")?_:JSON.stringify(o,S)}const N=new Set(["file","directory","target","root"]);function S(o,_){
return typeof _=="string"?N.has(o)?_:o==="text"?(0,J.Qj)(_):(0,J._U)(_):_===!1?void 0:_}function v({problem:o,affects:_,clients:b,namedHost:C,places:D,isPlaceholder:T}){
const{code:F,severity:E,message:e,help:u}=o;return{code:F,severity:E,message:e,help:u,affects:_,clients:b,namedHost:C,places:D,isPlaceholder:T}}function A(o,_=!0){
if(typeof o!="object"||o===null)return!1;const b=o instanceof Map?[...o.values()]:Object.values(o);return _&&Array.isArray(o)&&o.length>U._5||b.some(D=>A(D))}function*L(o,_){
const{usages:b,declared:C,roots:D}=o,E=[...[...b,...C].map(({place:g})=>g.file),...D.map(({directory:g})=>g)].find(g=>/^(?:\/|\.\.(?:\/|$))/.test(g));if(E!==void 0)
throw m(`${(0,W.dh)(E)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const e=Object.entries(o).find(([g,B])=>A(
B,g!=="usages"));if(e!==void 0)throw m(`${e[0]} would have a list of more than ${U._5} items; ${I.Yo}`);const u={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
l=(0,j.fd)(U.l3,JSON.parse([..._(u)].join("")));if(!l.ok)throw m(l.why);const O=new I.or;for(const g of _(o)){const B=O.add(Buffer.from(g));if(B!==null)throw m(
`the file would have ${B}; ${I.Yo}`);yield g}}const m=o=>new R.GN([`the usages of this repository cannot be written: ${o}`]);var c=a(1456),h=a(533),p=a(5306);let n=function(...o){
return{nameRepository:n}=a.late([4878],4878),new.target?new n(...o):n(...o)};function d(o,_,b,C){const{directory:D,environment:T}=b,{dialect:F,usedBy:E,usages:e,
notes:u}=(0,p.o0)(_,o,b),{clients:l,versions:O}=F,{declared:g,units:B,installed:H,files:Y,bytes:Z,isEmpty:te}=o,r=(0,h.lz)({...o,usages:e,clients:l,versions:O},
_,!0),s=new Set(r.flatMap(M=>M.unknown)),t=r.flatMap(M=>M.roots.map(({name:w,lockFile:x})=>({name:w,lockFile:x,client:M.client}))),f=new Set(t.flatMap(({lockFile:M})=>M??
[]));return{dialect:F,setting:_.dialect,usages:e,notes:u,declared:g.filter(U.Gs),writtenAt:C.toISOString(),repository:n(D,T),usedBy:E(),files:Y,bytes:Z,isEmpty:te,
units:B.filter(M=>M.unknown===null||s.has(M)).map(({covers:M,...w})=>w),installed:H,roots:Array.from(Map.groupBy(t,({name:M})=>M),([M,w])=>({directory:M||".",clients:w.
map(({client:x})=>x)})),rootsAreNamed:_.roots.length>0,locks:Array.from((0,c.hc)(f,D),([M,w])=>({file:M,hashes:w})),plugins:(0,c.KX)(e,l,(0,c.Up)(D))}}}),1456:((ne,z,a)=>{
a.d(z,{AT:()=>m,KX:()=>L,Ml:()=>S,Up:()=>N,_k:()=>y,hc:()=>$});var i=a(3024),U=a(6760),I=a(3916),j=a(9968),W=a(2172),G=a(8032),J=a(255),k=a(5106),R=a(3298);let P=function(...c){
return{localMirrors:P}=a.late([1834],1834),new.target?new P(...c):P(...c)};const y=c=>Map.groupBy(c.flatMap(h=>h.providers.map(p=>({of:p,root:h}))),({of:h})=>(0,W.
JT)(h.provider)),$=(c,h)=>new Map(Array.from(c,p=>[p,(0,W.g_)((0,j.r7)((0,U.join)(h,p))??"")]));function N(c){const h=P();return v(p=>{const n=(0,U.join)(c,p);return(0,i.
existsSync)(n)?n:null},(p,n)=>h(p,n).length>0)}function S(c){const h=new Map(c.map(({directory:p,providers:n})=>[A(p),new Set(n)]));return v(p=>h.has(p)?p:null,
(p,n)=>h.get(p)?.has((0,W.JT)(n))??!1)}function v(c,h){const p=(0,R.O)(n=>{const d=n.replace(/\/$/,""),o=d==="."||n!==d,_=A(d),b=c(_),C=o?[]:p((0,I.dirname)(d));
return b===null?C:[{path:b,shown:_},...C]});return{around:p,holds:h}}const A=c=>`${c==="."?"":`${c}/`}terraform.d/plugins`;function L(c,h,{around:p,holds:n}){const d=c.
flatMap(_=>{const b=p((0,I.dirname)(_.place.file));return b.length===0?[]:_.needs.filter(({service:D})=>D===k.xq).flatMap(({host:D})=>h.flatMap(T=>(0,W.lc)(_,D,
T)??[])).flatMap(D=>b.filter(({path:T})=>n(T,D)).map(({shown:T})=>({shown:T,provider:(0,W.JT)(D)})))}),o=Map.groupBy(d,({shown:_})=>(0,I.dirname)((0,I.dirname)(
_)));return Array.from(o,([_,b])=>({directory:_,providers:[...new Set(b.map(({provider:C})=>C))]}))}function m({client:c,pluginCache:h,mayBreakLocks:p},{root:n,
roots:d,platform:o,upgrade:_,dialect:b}){const C=(0,R.O)(E=>$([E],n).get(E)),D=({provider:E,locked:e},u,l,O=o)=>{if(h===null||u.directory===W.cd.file)return!1;const{
host:g,namespace:B,type:H}=E,Y=[h,(0,J.pk)(g),B,H,l,O];if(!(0,i.existsSync)((0,U.resolve)(n,u.directory,...Y)))return!1;if(e===null)return p&&c==="terraform";const Z=C(
u.lockFile??"")?.get((0,W.JT)(E))??[];return e.text===l&&Z.some(te=>te.startsWith("h1:"))},T=(0,R.O)(()=>y(d.filter(E=>E.client===c)));return{has:D,replacesRegistry:E=>h!==
null&&!_&&c==="opentofu"&&(0,G.$l)("cachedLocks",b.versions)&&T().get(E)?.every(({of:e,root:u})=>D(e,u,e.locked?.text??""))===!0}}}),5440:((ne,z,a)=>{a.d(z,{Qm:()=>A,
TU:()=>N,i4:()=>h,pb:()=>c,zt:()=>y});var i=a(7811),U=a(8516),I=a(8339),j=a(1054),W=a(8345),G=a(2213),J=a(255),k=a(5243),R=a(9897),P=a(3846);const y={host:null,
isHostImplied:!1,needed:null},$=e=>({host:e,isHostImplied:!1,needed:e}),N=e=>({host:e,isHostImplied:!0,needed:e}),S=e=>({host:e,isHostImplied:!1,needed:null}),v=e=>e===
null?y:{...y,directHost:e},A=e=>({...y,problem:e}),L=(e,u)=>A((0,I.DA)({reason:"rejected",error:e,advice:u}));function m(e,u,l){return l===null?e:{...e,problem:(0,I.
My)({text:u,host:e.host,advice:l})}}const c={module:b,"test-module":(e,u,l)=>{const O=(0,k.vL)(e,u).kind==="remote";return u==="opentofu"||!O?b(e,u,l):A((0,I.DA)(
{reason:"remote-in-test",text:e}))},provider:D,"locked-provider":T,"stack-component":F,stack:(e,u)=>{const l=(0,k.A)(e);return l.ok&&!e.startsWith(".")?S(l.value.
host):{...F(e,u),isHostImplied:!1,needed:null}},"stack-output":e=>{const[u="",...l]=e.split("/");return l.length===3?_(u,S):A((0,I.DA)({reason:"stack",text:e}))},
terragrunt:E,host:e=>_(e,$),url:e=>v((0,G.Ul)(e)),"host-part":e=>v((0,G.D8)(e)),"state-path":e=>v((0,G.Bm)(e))};function h(e,u,l){if(e==="terragrunt"){const[,H]=/^tfr:\/\/([^/?]*)\//.
exec(u)??[];return H!==void 0?n(H,l):/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:d(u,l)}if(e==="url"&&/^postgres|=/i.test(u))return v(R.IZ);if(/^(url|host-part|state-path)$/.
test(e))return d(u,l);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(u))return d(u,l);const O=u.indexOf("/");if(O<0)return;
const g=(0,k.vL)(`${u.slice(0,O)}/a/b/c`,l);return g.kind!=="registry"?d(u,l):u.split("/").length<p?{...o(g),directHost:R.IZ}:o(g)}const p=4,n=(e,u)=>e===""?N((0,k.
Vm)(u)):_(e,$),d=(e,u)=>(0,k.Nj)(e)?y:v((0,R.uE)(e,u)),o=({host:e,hostImplied:u})=>u?N(e):$(e);function _(e,u){const l=(0,J.Pv)(e),O=(0,j.L6)(e);return l.ok?m(u(
l.value),e,O):A((0,I.k0)({text:e,error:l.why,advice:O}))}function b(e,u,l){if((0,k.Nj)(e)&&!l)return y;const O=(0,k.vL)(e,u),g=O.kind==="registry"?(0,i.Ju)(O):(0,k.
rE)(e,u);if(l&&!g.ok){const{why:Z}=g,te=/^https?:/i.test(e)?{kind:"invalid",error:Z}:O,s=/^(?:git\+\w+|ssh):/i.test(e)?null:(0,j.NM)(e,te,g),t=/^[a-z0-9]+::/i.test(
e)?"remote":O.kind;return s===null&&(t==="local"||t==="remote")?A((0,I.DA)({reason:`${t}-with-version`,text:e})):L(Z,s)}const B=(0,j.NM)(e,O,g);if(g.ok)return m(
o(g.value),e,B);if(O.kind==="invalid"){const Z=e.includes("://")?{directHost:R.IZ}:{};return{...L(O.error,B??j.x3),...Z}}if(O.kind!=="remote")return m(y,e,B);const{
refusal:H,host:Y}=O;return H!==null?L(H,B??j.x3):Y!==R.IZ||B!==null?m(v(Y),e,B):{...v(Y),problem:(0,I.My)({text:e,host:Y,advice:C})}}const C="write the host aft\
er the scheme, such as git::https://HOST/PATH";function D(e,u){const l=(0,P.mi)(e,u);switch(l.kind){case"legacy":return L(`Invalid legacy provider address: the \
provider "${l.type}" has no namespace`,`write NAMESPACE/${l.type}`);case"registry":return l.hostImplied?N(l.host):m($(l.host),e,(0,W.c)(e,l));case"builtin":return l.
type==="terraform"?S(l.host):L(`Invalid dependency on built-in provider: none is named "${l.type}"`,"write the address of a provider in a registry");case"invali\
d":return L(l.error.split(`

`)[0]??"",(0,W.c)(e,l))}}function T(e,u){const l=(0,P.mi)(e,u);if(l.kind==="invalid")return L(l.error,null);const O=(0,P.NE)(l);if(O!==e)return A((0,U.FA)({kind:"\
not-normal",of:"address",provider:e,normal:O}));if(l.kind==="builtin")return S(l.host);const g=l.host===(0,k.Vm)("terraform");return{...$(l.host),needed:g?(0,k.
Vm)(u):l.host}}function F(e,u){if(e!==e.trim())return A((0,I.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return y;const l=(0,k.rE)(e,u);if(l.ok)return o(
l.value);const O=(0,k.A)(e);if(O.ok)return S(O.value.host);const g=(0,k.vL)(e,u);return g.kind==="invalid"?L(g.error,(0,j.NM)(e,g,l)):v(g.kind==="remote"?g.host:
null)}function E(e,u){const[l,O="",g=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(l===void 0){if(e.startsWith("gitlab.com/"))return v("gitlab.com");if((0,R.
GL)(e))return y;const H=(0,R.cx)(e,"opentofu");if(!(H.ok&&(0,R.Of)(e,H.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const Z=(0,R.cx)(e,u);return v(Z.ok?
Z.value.host:R.IZ)}}const[B=""]=g.split("//");return B.split("/").length!==3?A((0,I.DA)({reason:"terragrunt",text:e})):n(O,u)}}),8345:((ne,z,a)=>{a.d(z,{C:()=>W,
c:()=>G});var i=a(9179),U=a(3846),I=a(1054),j=a(845);const W="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function G(k,R){if(k.length>I.lG)return null;const[P=""]=k.split("/",1);if(R.kind!=="invalid")return R.hostImplied?null:(0,I.L6)(P);if((0,I.
Kc)(k))return I.dj;if(k!==k.trim())return"remove the white space around the address";const[,y="",$=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,i.Mi)(k,
""))??[],N=y!==""&&/\bterraform-provider-|\.git$/.test($);if((0,j.ni)($)||N)return W;const S=(0,j.Fu)($,"provider");return S!==null?`write ${S}`:R.error.split(`\


`)[1]??J(k,$)}function J(k,R){const[,P="",y]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(R)??[];if(P!==k&&(0,U.mi)(P,"terraform").kind==="registry")return`w\
rite ${P}${y===void 0?"":", and the version in the `version` argument"}`;const $=P.split("/"),[N="",S=""]=$;if($.length>3){const v=`; service discovery works on\
ly at the root of a host, not below /${S}`;return`write HOST/NAMESPACE/TYPE${(0,I.Cm)(N)?v:""}`}return $.length===3?(0,I.L6)(N):$.length===2&&(0,I.Cm)(N)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{pe as ids,_e as modules};
