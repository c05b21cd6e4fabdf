const he=[8317,4668,7680],ve={5262:((ne,X,a)=>{a.d(X,{Fs:()=>Q,Ik:()=>l,KI:()=>y,L5:()=>z,NT:()=>p,Ru:()=>c,Ww:()=>n,YO:()=>R,Yj:()=>J,ah:()=>m,ai:()=>u,cG:()=>f,
eu:()=>v,g1:()=>w,lq:()=>O,me:()=>e,nd:()=>h,pd:()=>_,xL:()=>te,yG:()=>i,yq:()=>W,z6:()=>g,zM:()=>P});var s,S={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function j(r){return!r&&!s?S:{lang:r?.lang??s?.lang,message:r?.message,abortEarly:r?.abortEarly??s?.abortEarly,abortPipeEarly:r?.abortPipeEarly??s?.abortPipeEarly}}
var C;function x(r){return C?.get(r)}var F;function H(r){return F?.get(r)}var I;function L(r,o){return I?.get(r)?.get(o)}function A(r){const o=typeof r;return o===
"string"?`"${r}"`:o==="number"||o==="bigint"||o==="boolean"?`${r}`:o==="object"||o==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":o}function E(r,o,t,d,U){
const M=U&&"input"in U?U.input:t.value,N=U?.expected??r.expects??null,Y=U?.received??A(M),V={kind:r.kind,type:r.type,input:M,expected:N,received:Y,message:`Inva\
lid ${o}: ${N?`Expected ${N} but r`:"R"}eceived ${Y}`,requirement:r.requirement,path:U?.path,issues:U?.issues,lang:d.lang,abortEarly:d.abortEarly,abortPipeEarly:d.
abortPipeEarly},Z=r.kind==="schema",ee=U?.message??r.message??L(r.reference,V.lang)??(Z?H(V.lang):null)??d.message??x(V.lang);ee!==void 0&&(V.message=typeof ee==
"function"?ee(V):ee),Z&&(t.typed=!1),t.issues?t.issues.push(V):t.issues=[V]}function T(r,o){return r===o||Number.isNaN(r)&&Number.isNaN(o)}function G(r,o){return Object.
prototype.hasOwnProperty.call(r,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function B(r,o){const t=[...new Set(r)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function b(r){return r["~standard"]={version:1,vendor:"valibot",validate:o=>r["~run"]({value:o},j())},r}var D=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(r,o){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:r,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&E(this,"input",t,d),t}}}function m(r,o){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&(E(this,"input",t,d),t.typed=!1),t}}}function h(r){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&E(this,"integer",o,t),o}}}function c(r,o){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${r}`,requirement:r,message:o,"~run"(t,d){
return t.typed&&t.value.length>this.requirement&&E(this,"length",t,d,{received:`${t.value.length}`}),t}}}function f(r,o){return{kind:"validation",type:"max_valu\
e",reference:f,async:!1,expects:`<=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,d){return t.typed&&!(t.value<=this.requirement)&&E(this,
"value",t,d,{received:t.value instanceof Date?t.value.toJSON():A(t.value)}),t}}}function n(r,o){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,d){return t.typed&&!(t.value>=this.requirement)&&E(this,"value",t,d,{received:t.value instanceof
Date?t.value.toJSON():A(t.value)}),t}}}function p(r){return{kind:"transformation",type:"raw_transform",reference:p,async:!1,"~run"(o,t){const d=r({dataset:o,config:t,
addIssue:U=>E(this,U?.label??"input",o,t,U),NEVER:null});return o.issues?o.typed=!1:o.value=d,o}}}function i(r,o){return{kind:"validation",type:"regex",reference:i,
async:!1,expects:`${r}`,requirement:r,message:o,"~run"(t,d){return t.typed&&!this.requirement.test(t.value)&&E(this,"format",t,d),t}}}function _(r){return{kind:"\
transformation",type:"transform",reference:_,async:!1,operation:r,"~run"(o){return o.value=this.operation(o.value),o}}}function k(r,o,t){return typeof r.fallback==
"function"?r.fallback(o,t):r.fallback}function $(r,o,t){return typeof r.default=="function"?r.default(o,t):r.default}function R(r,o){return b({kind:"schema",type:"\
array",reference:R,expects:"Array",async:!1,item:r,message:o,"~run"(t,d){const U=t.value;if(Array.isArray(U)){t.typed=!0,t.value=[];for(let M=0;M<U.length;M++){
const N=U[M],Y=this.item["~run"]({value:N},d);if(Y.issues){const V={type:"array",origin:"value",input:U,key:M,value:N};for(const Z of Y.issues)Z.path?Z.path.unshift(
V):Z.path=[V],t.issues?.push(Z);if(t.issues||(t.issues=Y.issues),d.abortEarly){t.typed=!1;break}}Y.typed||(t.typed=!1),t.value.push(Y.value)}}else E(this,"type",
t,d);return t}})}function P(r){return b({kind:"schema",type:"boolean",reference:P,expects:"boolean",async:!1,message:r,"~run"(o,t){return typeof o.value=="boole\
an"?o.typed=!0:E(this,"type",o,t),o}})}function W(r,o){return b({kind:"schema",type:"exact_optional",reference:W,expects:r.expects,async:!1,wrapped:r,default:o,
"~run"(t,d){return this.wrapped["~run"](t,d)}})}function v(r,o){return b({kind:"schema",type:"literal",reference:v,expects:A(r),async:!1,literal:r,message:o,"~r\
un"(t,d){return T(t.value,this.literal)?t.typed=!0:E(this,"type",t,d),t}})}function e(r,o){return b({kind:"schema",type:"nullable",reference:e,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:o,"~run"(t,d){return t.value===null&&(this.default!==void 0&&(t.value=$(this,t,d)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,d)}})}function u(r){return b({kind:"schema",type:"number",reference:u,expects:"number",async:!1,message:r,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:E(this,"type",o,t),o}})}function l(r,o){return b({kind:"schema",type:"object",reference:l,expects:"Object",async:!1,entries:r,message:o,
"~run"(t,d){const U=t.value;if(U&&typeof U=="object"){t.typed=!0,t.value={};for(const M in this.entries){const N=this.entries[M];if(M in U||(N.type==="exact_opt\
ional"||N.type==="optional"||N.type==="nullish")&&N.default!==void 0){const Y=M in U?U[M]:$(N),V=N["~run"]({value:Y},d);if(V.issues){const Z={type:"object",origin:"\
value",input:U,key:M,value:Y};for(const ee of V.issues)ee.path?ee.path.unshift(Z):ee.path=[Z],t.issues?.push(ee);if(t.issues||(t.issues=V.issues),d.abortEarly){
t.typed=!1;break}}V.typed||(t.typed=!1),t.value[M]=V.value}else if(N.fallback!==void 0)t.value[M]=k(N);else if(N.type!=="exact_optional"&&N.type!=="optional"&&N.
type!=="nullish"&&(E(this,"key",t,d,{input:void 0,expected:`"${M}"`,path:[{type:"object",origin:"key",input:U,key:M,value:U[M]}]}),d.abortEarly))break}}else E(this,
"type",t,d);return t}})}function O(r,o){return b({kind:"schema",type:"optional",reference:O,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:o,"~\
run"(t,d){return t.value===void 0&&(this.default!==void 0&&(t.value=$(this,t,d)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,d)}})}function y(r,o){return b(
{kind:"schema",type:"picklist",reference:y,expects:B(r.map(A),"|"),async:!1,options:r,message:o,"~run"(t,d){return this.options.includes(t.value)?t.typed=!0:E(this,
"type",t,d),t}})}function w(r,o,t){return b({kind:"schema",type:"record",reference:w,expects:"Object",async:!1,key:r,value:o,message:t,"~run"(d,U){const M=d.value;
if(M&&typeof M=="object"){d.typed=!0,d.value={};for(const N in M)if(G(M,N)){const Y=M[N],V=this.key["~run"]({value:N},U);if(V.issues){const ee={type:"object",origin:"\
key",input:M,key:N,value:Y};for(const re of V.issues)re.path=[ee],d.issues?.push(re);if(d.issues||(d.issues=V.issues),U.abortEarly){d.typed=!1;break}}const Z=this.
value["~run"]({value:Y},U);if(Z.issues){const ee={type:"object",origin:"value",input:M,key:N,value:Y};for(const re of Z.issues)re.path?re.path.unshift(ee):re.path=
[ee],d.issues?.push(re);if(d.issues||(d.issues=Z.issues),U.abortEarly){d.typed=!1;break}}(!V.typed||!Z.typed)&&(d.typed=!1),V.typed&&(d.value[V.value]=Z.value)}}else
E(this,"type",d,U);return d}})}function J(r){return b({kind:"schema",type:"string",reference:J,expects:"string",async:!1,message:r,"~run"(o,t){return typeof o.value==
"string"?o.typed=!0:E(this,"type",o,t),o}})}function z(){return b({kind:"schema",type:"unknown",reference:z,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function Q(...r){return b({...r[0],pipe:r,"~run"(o,t){for(const d of r)if(d.kind!=="metadata"){if(o.issues&&(d.kind==="schema"||d.kind==="transformation")){
o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=d["~run"](o,t))}return o}})}function te(r,o,t){const d=r["~run"]({value:o},j(t));return{typed:d.
typed,success:!d.issues,output:d.value,issues:d.issues}}}),8317:((ne,X,a)=>{a.d(X,{A7:()=>b,Ik:()=>G,Jt:()=>A,Qq:()=>F,fd:()=>D,p_:()=>T,qF:()=>f,qG:()=>I,rD:()=>L,
wC:()=>H,yL:()=>E});var s=a(5262),S=a(7811),j=a(9432);const C=1e4,x=`a text of at most ${C} characters`,F=s.Fs(s.Yj("a text"),s.Ru(C,x)),H=(n,p)=>s.Fs(s.Yj(p),s.
Ru(C,x),s.yG(n,p)),I=(n,p)=>s.Fs(s.Yj(p),s.Ru(C,x),s.ah(n,p));function L(n,p){const i=`a whole number from ${n} to ${p}`;return s.Fs(s.ai(i),s.nd(i),s.Ww(n,i),s.
cG(p,i))}const A=s.zM("true or false"),E=n=>s.KI(n,`one of ${n.join(", ")}`),T=n=>s.YO(n,"an array"),G=n=>s.Ik(n,({path:p})=>{const i=n[String(p?.[0]?.key)];return i===
void 0?"an object":B(i)});function B(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?B(n.wrapped):"an object"}const b=(n,p)=>s.g1(n,p,
"an object");function D(n,p){const i=s.xL(n,p,{abortEarly:!0});return i.success?(0,S.Ju)(i.output):(0,S.TR)(g(i.issues[0]))}function g({path:n,input:p,message:i}){
const _=n??[],R=(_.at(-1)?.origin==="key"&&p!==void 0?_.slice(0,-1):_).map(({key:P})=>m(P)).join("").replace(/^\./,"");return`${R===""?"the value":R} is ${c(p)}\
; expected ${i}`}function m(n){if(typeof n=="number")return`[${n}]`;const p=String(n);return/^\w+$/.test(p)?`.${p}`:`[${c(p)}]`}const h=80;function c(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,j.dh)(JSON.stringify(n),h)}function f(n){if(n.trim()==="")return(0,S.TR)(
"is empty");try{return(0,S.Ju)(JSON.parse(n))}catch{return(0,S.TR)("is not JSON")}}}),568:((ne,X,a)=>{a.d(X,{C:()=>B,o:()=>E});var s=a(3916),S=a(3298),j=a(3114),
C=a(5440),x=a(3542);let F=function(...m){return{firstWithHost:F}=a.late([3276,7918,8095],8095),new.target?new F(...m):F(...m)},H=function(...m){return{meaningOfAbsent:H}=
a.late([3276,7918,8095],8095),new.target?new H(...m):H(...m)},I=function(...m){return{needsOf:I}=a.late([3276,7918,8095],8095),new.target?new I(...m):I(...m)},L=function(...m){
return{neededByImplied:L}=a.late([3276,7918,8095],8095),new.target?new L(...m):L(...m)};function A({kind:m,absent:h=m}){return m!=="required_provider"?[m,h]:[m,
h,"required_provider_legacy","required_provider_invalid"]}const E=[...new Set([...x.Ir.flatMap(A),"implied_provider","saved_state"])],T=(0,S.O)(m=>x.Ir.filter(h=>A(
h).includes(m)));function G({kind:m,backend:h}){const c=T(m),f=c.find(n=>n.backend===h)??c[0];if(f===void 0)throw new Error(`no row of the usage table has ${m}`);
return f}function B(m){const{clients:h,isOverridden:c,replacedFor:f=[]}=m;if(m.kind==="saved_state")return{...C.zt,directHost:m.text??"",needs:[]};if(m.kind==="\
implied_provider"){const P=L(h);return c?{...P,needs:[]}:P}const n=G(m),p=new Map(h.map(P=>[P,b(m,n,P)])),i=[...p].filter(([P])=>!c&&!f.includes(P)),{host:_,isHostImplied:k,
directHost:$}=F([...p.values()]),R=I(new Map(i),n);return{host:_,isHostImplied:k,directHost:$,needs:R}}function b(m,h,c){const{text:f,evaluated:n,version:p}=m,i=n===
void 0?{text:f,isWhole:!0}:n[c];if(i===void 0)return C.zt;if(i.text===null)return f!==null&&h.defaults===void 0?C.zt:g(m,h,c);if(!i.isWhole)return(0,C.i4)(h.grammar,
i.text,c)??C.zt;const _=p!==void 0&&p.value===void 0;return C.pb[h.grammar](i.text,c,_)}const D=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function g({
kind:m,address:h,place:c},f,n){const[,p=null]=D.exec(h)??[],i=(0,j.L8)((0,s.basename)(c.file),new Set,"")??{class:"config",isOverride:!1};return H({row:f,kind:m,
address:h,localName:p},i,n)}}),9220:((ne,X,a)=>{a.d(X,{Gs:()=>M,U0:()=>r,_5:()=>b,fM:()=>le,l3:()=>de});var s=a(5262),S=a(2057),j=a(2170),C=a(9119),x=a(9615),F=a(
8032),H=a(255),I=a(6889),L=a(4497),A=a(1250),E=a(1011),T=a(8317),G=a(568);let B=function(...K){return{problemFacts:B}=a.late([4507],4507),new.target?new B(...K):
B(...K)};const b=32e3,{Qq:D,Ik:g,yL:m,wC:h}=T,c=K=>s.Fs(T.p_(K),s.Ru(b,`at most ${b} items`)),f=s.me(D),n=s.yq(T.Jt,!1),p=T.rD(0,Number.MAX_SAFE_INTEGER),i=h(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),_=h(/^[\w.+-]{1,100}$/,"a version"),k=K=>{const q=(0,H.Pv)((0,H.pk)(K));return q.ok&&q.value===K},$=T.qG(k,"a hostname"),R=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
P=h(R,"a path in the repository"),W=h(new RegExp(`^$|${R.source}`),"a path in the repository"),v=T.rD(1,2**25),u=g({file:P,...{line:v,column:v,endColumn:v},target:s.
lq(P)}),l=m(F.zK),O=m(F.Du),y=K=>g({terraform:s.yq(K),opentofu:s.yq(K)}),w=[F.Du,...F.Du.map(K=>[K])],J=K=>w.find(q=>q.length===K.length&&q.every(se=>K.includes(
se))),z=s.Fs(c(O),s.z6(K=>J(K)!==void 0,"one or two different CLIs"),s.pd(K=>J(K)??K)),Q=g({text:D,value:s.yq(y(f)),place:u}),te=g({root:f,source:f,version:f,isOpen:n}),
r=s.Fs(g({kind:m(G.o),host:f,address:D,text:f,...u.entries,clients:z,version:s.yq(Q),constraints:s.yq(D),evaluated:s.yq(y(g({text:f,isWhole:n}))),calls:s.yq(y(c(
te))),backend:s.yq(D),hasOwnToken:n,workspace:s.yq(g({organization:f,name:f,lacks:s.yq(c(m(E.Rt)))})),isOverridden:n,replacedFor:s.yq(z),directories:s.yq(c(W))}),
s.pd(({host:K,file:q,line:se,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:q,line:se,column:oe,endColumn:ie,target:ae}}))),o=s.Fs(g({clients:z,releases:c(
D),versions:y(D),why:D,evidence:c(g({client:O,level:m(A.A),place:u,text:D,version:f})),isGuess:s.yq(s.eu(!0,"true"))}),s.pd(({releases:K,...q})=>({...q,name:(0,I.
WJ)(q.clients),releases:q.clients.flatMap(se=>{const oe=(0,L.w0)(se,[]),ie=oe.filter(ae=>K.includes(ae.name));return ie.length===0?oe:ie})}))),t=K=>Object.hasOwn(
B(),K),d=s.Fs(g({code:T.qG(t,"a problem code"),severity:m(x.oC),message:D,help:s.yq(D),affects:c(l),clients:z,namedHost:s.yq(s.me($),null),places:c(u),isPlaceholder:s.
yq(T.Jt)}),s.pd(({code:K,severity:q,message:se,help:oe,affects:ie,...ae})=>{const ue=B()[K],pe=ue.affects.filter(me=>ie.includes(me)),_e={...ue,code:K,usualSeverity:ue.
severity,severity:q,affects:pe};return(0,j.kH)({..._e,message:se,...oe!==void 0&&{help:oe}},ae)})),U=[...E.O8,...E.VZ,...Object.keys(F.$I),"binary","state-expre\
ssion"],M=K=>U.some(q=>q===K.kind),N=g({kind:m(U),text:D,localName:f,place:u,directories:s.yq(c(W))}),Y=g({directory:W,module:s.me(W),unknown:s.me(u),missing:s.
yq(W),isPartial:n,replaced:c(P),files:c(P)}),V=g({root:W,key:D,source:D,version:D,directory:W}),Z=g({code:D,host:s.me($),paths:s.me(c(s.Fs(D,s.z6(S.pn,"a simple\
 glob")))),reason:f,place:u,line:s.yq(v)}),ee=s.Fs(c(Z),s.z6(K=>(0,S.zM)(K.flatMap(({paths:q})=>q??[]))<=S.zt,"few globs")),re=g({name:s.Fs(D,s.z6(C.en,"a name \
such as acme/network")),url:s.me(h(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.me(h(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ce=s.Fs(
T.A7(i,c(D)),s.pd(K=>new Map(Object.entries(K)))),le=g({kind:m(["repository"]),schemaVersion:p,version:_}),fe=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,de=g({...le.
entries,writtenAt:s.yq(h(fe,"a time in UTC")),repository:re,dialect:o,setting:g({name:m(["auto","terraform","opentofu","both"]),version:s.me(_)}),usedBy:c(l),files:p,
bytes:p,usages:p,isEmpty:n,notes:c(d),ignore:s.yq(ee,[]),declared:c(N),units:s.yq(c(Y),[]),installed:s.yq(c(V),[]),roots:c(g({directory:P,clients:z})),rootsAreNamed:n,
locks:c(g({file:P,hashes:ce})),plugins:c(g({directory:P,providers:c(i)}))})}),4668:((ne,X,a)=>{a.d(X,{WS:()=>G,Yo:()=>m,gy:()=>B,or:()=>c,zx:()=>I});var s=a(7811),
S=a(9119),j=a(2432),C=a(8317),x=a(568),F=a(9220);const H=1024*1024,I=128*H,L=6e6,A=25e4,E=24*H,T=6e5;function G(f,n){if(D.test(f.toString("utf8",0,1e3)))return B(
"is the report of a check, not a usages file; keep reports in another directory");let p=f.length;for(;p>0&&(f[p-1]??0)<=32;)p-=1;const i=f.subarray(f.toString("\
utf8",0,3)==="\uFEFF"?3:0,p),_=i.lastIndexOf(`
`)+1,[,k=""]=h.exec(i.toString("utf8",_,_+2e3))??[],$=(0,S.en)(k)?k:null,R=n.why===null?new c().add(i):"not been read";if(R!==null)return B(`has ${R}; ${m}`,$);
const P=(0,C.qF)(i.toString("utf8",_));if(!P.ok){const O=i.length===0?"":"the last line ";return B(`${O}${P.why}; ${g}`,$)}const W=(0,C.fd)(F.fM,P.value);if(!W.
ok)return B(`the last line is not about the repository: ${W.why}; ${g}`);const{schemaVersion:v,version:e}=W.value;if(v!==j.G5)return B(`schemaVersion is ${v}, w\
hich tf-disco ${j.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,$);const u=b(i.subarray(0,_),P.value,n);if(u.
ok)return u;const l=`it was written by tf-disco ${e}; write it with version ${j.xv}`;return B(`${u.why}; ${e===j.xv?g:l}`,$)}const B=(f,n=null)=>({ok:!1,why:f,repository:n});
function b(f,n,p){const i=(0,C.fd)(F.l3,n);if(!i.ok)return(0,s.TR)(`the last line: ${i.why}`);const{kind:_,schemaVersion:k,version:$,usages:R,...P}=i.value,W=[];
for(let v=0,e=0;v<f.length;v=e+1){if(p.why!==null)return(0,s.TR)("has not been read");e=f.indexOf(`
`,v);const u=(0,C.qF)(f.toString("utf8",v,e)),l=u.ok?(0,C.fd)(F.U0,u.value):u;if(!l.ok)return(0,s.TR)(`line ${W.length+1}${u.ok?":":""} ${l.why}`);W.push({...l.
value,...(0,x.C)(l.value)})}return R!==W.length?(0,s.TR)(`has ${W.length} usages, and its last line counts ${R}`):(0,s.Ju)({...P,usages:W})}const D=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
g="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",h=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class c{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let p=0;p<n.length;p+=1){const i=n[p];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,i===10?(this.lineBytes=0,this.lineParts=0):(i===44||i===91||i===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>E)return`a line of m\
ore than ${E/H} MiB`;if(this.lineParts>T)return`a line with more than ${T} values`}return this.lines-1>A?`more than ${A} usages`:this.bytes>I?`more than ${I/H} \
MiB`:this.parts>L?`more than ${L} values`:null}}}),3542:((ne,X,a)=>{a.d(X,{FK:()=>P,Ir:()=>R,dh:()=>W});var s=a(2213),S=a(5106),j=a(3298);let C=function(...v){return{
dotted:C}=a.late([3276,7918,8095],8095),new.target?new C(...v):C(...v)};const x={terraform:"app.terraform.io",opentofu:null},F={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},H={terraform:"static",opentofu:"static"},I={opentofu:"static"},L={terraform:"any",opentofu:"any"},A=["config","migrate"],E=["stack","deploy"],
T={position:["source"],grammar:"module",service:S.e$},G={...T,grammar:"stack-component",isLiteral:!0},B={...G,service:null},b={...T,grammar:"terragrunt",evaluation:L},
D={position:"entries",grammar:"provider",service:S.xq,isLiteral:!0,absent:"required_provider_nosource"},g={position:["hostname"],grammar:"host",service:S.Bn,defaults:x},
m={...g,service:S.OZ},h={...g,evaluation:L},c={...g,service:S.M,defaults:F},f={position:["address"],grammar:"url",service:null};function n(v,e,u,l,{absence:O,...y}={}){
const w=e===""?[]:e.split(" > ").map(J=>J.split(" "));return{kind:u,files:v,path:w.map(([J="",...z])=>[J,...z]),...O&&{absent:`${u}${O}`},...l,...y}}const p={absence:"\
_missing"},i={absence:"_default"},_={evaluation:I,merges:"backend"},k="data terraform_remote_state *",$=(v,e,u)=>Object.entries(e).map(([l,O])=>n(A,v+l,"backend",
{...f,grammar:u,position:O.split(" ")},_)),R=[n(A,"module *","module",T,{...p,evaluation:H,merges:"module"}),n(A,"terraform > required_providers","required_prov\
ider",D,{merges:"provider"}),n(A,"terraform > cloud","cloud",m,{...i,..._}),n(A,"terraform > backend remote","backend_remote",g,{...i,..._}),...$("terraform > b\
ackend ",s.FV,"url"),...$("terraform > backend ",s.Gb,"host-part"),...$("terraform > backend ",{local:"path workspace_dir"},"state-path"),...$("terraform > encr\
yption > key_provider ",s.nT,"url"),...[k,`check * > ${k}`].flatMap(v=>[n(A,v,"remote_state",h,{...i,backend:"remote"}),n(A,v,"remote_state",h,{...i,backend:"cl\
oud",service:S.OZ})]),n(A,k,"remote_state",f,{backend:"http",evaluation:L}),n([...A,"query"],"provider tfe","provider_tfe",c,{...i,evaluation:L}),n(["test"],"pr\
ovider tfe","provider_tfe",c),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:S.xq,isLiteral:!0}),n(["test"],"run * \
> module","test_module",G,{...p,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",g,i),n(E,"required_providers","required_provid\
er",D),n(E,"component *","stack_component",G,p),n(E,"removed","stack_removed",G,p),n(E,"stack *","stack_stack",B,{...p,grammar:"stack"}),n(["deploy"],"upstream_\
input *","upstream_input",B,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",D),n(["migrate"],"from > backend remote","migr\
ate_backend_remote",g,i),...["terraform","unit *","stack *"].map(v=>n(["terragrunt"],v,"terragrunt_source",b)),...[s.FV,s.Gb].flatMap(v=>Object.entries(v).map(([
e,u])=>{const l=v===s.FV?"url":"host-part",O={...f,grammar:l,position:u.split(" "),evaluation:L};return n(["terragrunt"],"remote_state","backend",O,{backend:e})})),
n(["terragrunt"],"remote_state","backend",{...f,position:"open-state"}),n(["terragrunt"],"remote_state","remote_state",h,{...i,backend:"remote"}),n(["terragrunt"],
"catalog","terragrunt_source",{...b,position:"urls"})],P=(0,j.O)(v=>{const e=R.filter(({files:u})=>u.includes(v));return Map.groupBy(e,({path:[u]})=>u?.[0]??"")});
function W({merges:v},e){return v===void 0||v==="backend"?v??null:C([v,e.at(-1)??""])}}),4225:((ne,X,a)=>{a.r(X),a.d(X,{listRepository:()=>p,readableFile:()=>g,
renderUsagesJson:()=>A});var s=a(3087),S=a(9220),j=a(4668),C=a(8317),x=a(9432),F=a(2432),H=a(9179),I=a(6092),L=a(3152);const A=(i,_=k=>k)=>(0,s.mk)(E(i,_)).map(
k=>(0,I.s$)(k));function*E(i,_){const{usages:k,notes:$,dialect:R,repository:P,...W}=i,{name:v,releases:e,evidence:u,...l}=R;for(const y of k){const{isHostImplied:w,
directHost:J,needs:z,place:Q,...te}=_(y),r=te.hasOwnToken||void 0,o=te.isOverridden||void 0;yield`${T({...te,hasOwnToken:r,isOverridden:o,...Q})}
`}const O={kind:"repository",schemaVersion:F.G5,version:F.xv,repository:P,..._({...W,locks:W.locks.map(({file:y,hashes:w})=>({file:y,hashes:Object.fromEntries(w)})),
dialect:{...l,releases:e.map(({name:y})=>y),evidence:u.map(({isCloud:y,...w})=>w)},usages:k.length,notes:$.map(b)})};for(const[y,w]of Object.entries(O))if(w!==!1&&
(yield`${y==="kind"?"{":","}"${y}":${Array.isArray(w)?"[":T(w)}`,!!Array.isArray(w))){for(const[J,z]of w.entries())yield`${J===0?"":","}${T(z)}`;yield"]"}yield`\
}
`}function T(i){const _=JSON.stringify(i);return!(0,H.r_)(_)&&!_.includes("false")?_:JSON.stringify(i,B)}const G=new Set(["file","directory","target","root"]);function B(i,_){
return typeof _=="string"?G.has(i)?_:i==="text"?(0,H.Qj)(_):(0,H._U)(_):_===!1?void 0:_}function b({problem:i,affects:_,clients:k,namedHost:$,places:R,isPlaceholder:P}){
const{code:W,severity:v,message:e,help:u}=i;return{code:W,severity:v,message:e,help:u,affects:_,clients:k,namedHost:$,places:R,isPlaceholder:P}}function D(i,_=!0){
if(typeof i!="object"||i===null)return!1;const k=i instanceof Map?[...i.values()]:Object.values(i);return _&&Array.isArray(i)&&i.length>S._5||k.some(R=>D(R))}function*g(i,_){
const{usages:k,declared:$,roots:R}=i,v=[...[...k,...$].map(({place:y})=>y.file),...R.map(({directory:y})=>y)].find(y=>/^(?:\/|\.\.(?:\/|$))/.test(y));if(v!==void 0)
throw m(`${(0,x.dh)(v)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const e=Object.entries(i).find(([y,w])=>D(
w,y!=="usages"));if(e!==void 0)throw m(`${e[0]} would have a list of more than ${S._5} items; ${j.Yo}`);const u={...i,usages:[],declared:[],units:[],roots:[],locks:[]},
l=(0,C.fd)(S.l3,JSON.parse([..._(u)].join("")));if(!l.ok)throw m(l.why);const O=new j.or;for(const y of _(i)){const w=O.add(Buffer.from(y));if(w!==null)throw m(
`the file would have ${w}; ${j.Yo}`);yield y}}const m=i=>new L.GN([`the usages of this repository cannot be written: ${i}`]);var h=a(1456),c=a(533),f=a(4359);let n=function(...i){
return{nameRepository:n}=a.late([4878],4878),new.target?new n(...i):n(...i)};function p(i,_,k,$){const{directory:R,environment:P}=k,{dialect:W,usedBy:v,usages:e,
notes:u,ignore:l}=(0,f.o0)(_,i,k),{clients:O,versions:y}=W,{declared:w,units:J,installed:z,files:Q,bytes:te,isEmpty:r}=i,o=(0,c.lz)({...i,usages:e,clients:O,versions:y},
_,!0),t=new Set(o.flatMap(M=>M.unknown)),d=o.flatMap(M=>M.roots.map(({name:N,lockFile:Y})=>({name:N,lockFile:Y,client:M.client}))),U=new Set(d.flatMap(({lockFile:M})=>M??
[]));return{dialect:W,setting:_.dialect,usages:e,notes:u,ignore:l.flatMap(M=>M.place===null?[]:{...M,place:M.place}),declared:w.filter(S.Gs),writtenAt:$.toISOString(),
repository:n(R,P),usedBy:v(),files:Q,bytes:te,isEmpty:r,units:J.filter(M=>M.unknown===null||t.has(M)).map(({covers:M,...N})=>N),installed:z,roots:Array.from(Map.
groupBy(d,({name:M})=>M),([M,N])=>({directory:M||".",clients:N.map(({client:Y})=>Y)})),rootsAreNamed:_.roots.length>0,locks:Array.from((0,h.hc)(U,R),([M,N])=>({
file:M,hashes:N})),plugins:(0,h.KX)(e,O,(0,h.Up)(R))}}}),1456:((ne,X,a)=>{a.d(X,{AT:()=>m,KX:()=>g,Ml:()=>B,Up:()=>G,_k:()=>E,hc:()=>T});var s=a(3024),S=a(6760),
j=a(3916),C=a(9968),x=a(2172),F=a(8032),H=a(255),I=a(5106),L=a(3298);let A=function(...h){return{localMirrors:A}=a.late([1834],1834),new.target?new A(...h):A(...h)};
const E=h=>Map.groupBy(h.flatMap(c=>c.providers.map(f=>({of:f,root:c}))),({of:c})=>(0,x.JT)(c.provider)),T=(h,c)=>new Map(Array.from(h,f=>[f,(0,x.g_)((0,C.r7)((0,S.
join)(c,f))??"")]));function G(h){const c=A();return b(f=>{const n=(0,S.join)(h,f);return(0,s.existsSync)(n)?n:null},(f,n)=>c(f,n).length>0)}function B(h){const c=new Map(
h.map(({directory:f,providers:n})=>[D(f),new Set(n)]));return b(f=>c.has(f)?f:null,(f,n)=>c.get(f)?.has((0,x.JT)(n))??!1)}function b(h,c){const f=(0,L.O)(n=>{const p=n.
replace(/\/$/,""),i=p==="."||n!==p,_=D(p),k=h(_),$=i?[]:f((0,j.dirname)(p));return k===null?$:[{path:k,shown:_},...$]});return{around:f,holds:c}}const D=h=>`${h===
"."?"":`${h}/`}terraform.d/plugins`;function g(h,c,{around:f,holds:n}){const p=h.flatMap(_=>{const k=f((0,j.dirname)(_.place.file));return k.length===0?[]:_.needs.
filter(({service:R})=>R===I.xq).flatMap(({host:R})=>c.flatMap(P=>(0,x.lc)(_,R,P)??[])).flatMap(R=>k.filter(({path:P})=>n(P,R)).map(({shown:P})=>({shown:P,provider:(0,x.
JT)(R)})))}),i=Map.groupBy(p,({shown:_})=>(0,j.dirname)((0,j.dirname)(_)));return Array.from(i,([_,k])=>({directory:_,providers:[...new Set(k.map(({provider:$})=>$))]}))}
function m({client:h,pluginCache:c,mayBreakLocks:f},{root:n,roots:p,platform:i,upgrade:_,dialect:k}){const $=(0,L.O)(v=>T([v],n).get(v)),R=({provider:v,locked:e},u,l,O=i)=>{
if(c===null||u.directory===x.cd.file)return!1;const{host:y,namespace:w,type:J}=v,z=[c,(0,H.pk)(y),w,J,l,O];if(!(0,s.existsSync)((0,S.resolve)(n,u.directory,...z)))
return!1;if(e===null)return f&&h==="terraform";const Q=$(u.lockFile??"")?.get((0,x.JT)(v))??[];return e.text===l&&Q.some(te=>te.startsWith("h1:"))},P=(0,L.O)(()=>E(
p.filter(v=>v.client===h)));return{has:R,replacesRegistry:v=>c!==null&&!_&&h==="opentofu"&&(0,F.$l)("cachedLocks",k.versions)&&P().get(v)?.every(({of:e,root:u})=>R(
e,u,e.locked?.text??""))===!0}}}),5440:((ne,X,a)=>{a.d(X,{Qm:()=>D,TU:()=>G,i4:()=>c,pb:()=>h,zt:()=>E});var s=a(7811),S=a(8516),j=a(8339),C=a(1054),x=a(8345),F=a(
2213),H=a(255),I=a(5243),L=a(9897),A=a(3846);const E={host:null,isHostImplied:!1,needed:null},T=e=>({host:e,isHostImplied:!1,needed:e}),G=e=>({host:e,isHostImplied:!0,
needed:e}),B=e=>({host:e,isHostImplied:!1,needed:null}),b=e=>e===null?E:{...E,directHost:e},D=e=>({...E,problem:e}),g=(e,u)=>D((0,j.DA)({reason:"rejected",error:e,
advice:u}));function m(e,u,l){return l===null?e:{...e,problem:(0,j.My)({text:u,host:e.host,advice:l})}}const h={module:k,"test-module":(e,u,l)=>{const O=(0,I.vL)(
e,u).kind==="remote";return u==="opentofu"||!O?k(e,u,l):D((0,j.DA)({reason:"remote-in-test",text:e}))},provider:R,"locked-provider":P,"stack-component":W,stack:(e,u)=>{
const l=(0,I.A)(e);return l.ok&&!e.startsWith(".")?B(l.value.host):{...W(e,u),isHostImplied:!1,needed:null}},"stack-output":e=>{const[u="",...l]=e.split("/");return l.
length===3?_(u,B):D((0,j.DA)({reason:"stack",text:e}))},terragrunt:v,host:e=>_(e,T),url:e=>b((0,F.Ul)(e)),"host-part":e=>b((0,F.D8)(e)),"state-path":e=>b((0,F.Bm)(
e))};function c(e,u,l){if(e==="terragrunt"){const[,J]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return J!==void 0?n(J,l):/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:p(u,l)}if(e===
"url"&&/^postgres|=/i.test(u))return b(L.IZ);if(/^(url|host-part|state-path)$/.test(e))return p(u,l);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(u))return p(u,l);const O=u.indexOf("/");if(O<0)return;const y=(0,I.vL)(`${u.slice(0,O)}/a/b/c`,l);return y.kind!=="registry"?p(u,l):u.split("/").length<f?{
...i(y),directHost:L.IZ}:i(y)}const f=4,n=(e,u)=>e===""?G((0,I.Vm)(u)):_(e,T),p=(e,u)=>(0,I.Nj)(e)?E:b((0,L.uE)(e,u)),i=({host:e,hostImplied:u})=>u?G(e):T(e);function _(e,u){
const l=(0,H.Pv)(e),O=(0,C.L6)(e);return l.ok?m(u(l.value),e,O):D((0,j.k0)({text:e,error:l.why,advice:O}))}function k(e,u,l){if((0,I.Nj)(e)&&!l)return E;const O=(0,I.
vL)(e,u),y=O.kind==="registry"?(0,s.Ju)(O):(0,I.rE)(e,u);if(l&&!y.ok){const{why:Q}=y,te=/^https?:/i.test(e)?{kind:"invalid",error:Q}:O,o=/^(?:git\+\w+|ssh):/i.test(
e)?null:(0,C.NM)(e,te,y),t=/^[a-z0-9]+::/i.test(e)?"remote":O.kind;return o===null&&(t==="local"||t==="remote")?D((0,j.DA)({reason:`${t}-with-version`,text:e})):
g(Q,o)}const w=(0,C.NM)(e,O,y);if(y.ok)return m(i(y.value),e,w);if(O.kind==="invalid"){const Q=e.includes("://")?{directHost:L.IZ}:{};return{...g(O.error,w??C.x3),
...Q}}if(O.kind!=="remote")return m(E,e,w);const{refusal:J,host:z}=O;return J!==null?g(J,w??C.x3):z!==L.IZ||w!==null?m(b(z),e,w):{...b(z),problem:(0,j.My)({text:e,
host:z,advice:$})}}const $="write the host after the scheme, such as git::https://HOST/PATH";function R(e,u){const l=(0,A.mi)(e,u);switch(l.kind){case"legacy":return g(
`Invalid legacy provider address: the provider "${l.type}" has no namespace`,`write NAMESPACE/${l.type}`);case"registry":return l.hostImplied?G(l.host):m(T(l.host),
e,(0,x.c)(e,l));case"builtin":return l.type==="terraform"?B(l.host):g(`Invalid dependency on built-in provider: none is named "${l.type}"`,"write the address of\
 a provider in a registry");case"invalid":return g(l.error.split(`

`)[0]??"",(0,x.c)(e,l))}}function P(e,u){const l=(0,A.mi)(e,u);if(l.kind==="invalid")return g(l.error,null);const O=(0,A.NE)(l);if(O!==e)return D((0,S.FA)({kind:"\
not-normal",of:"address",provider:e,normal:O}));if(l.kind==="builtin")return B(l.host);const y=l.host===(0,I.Vm)("terraform");return{...T(l.host),needed:y?(0,I.
Vm)(u):l.host}}function W(e,u){if(e!==e.trim())return D((0,j.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return E;const l=(0,I.rE)(e,u);if(l.ok)return i(
l.value);const O=(0,I.A)(e);if(O.ok)return B(O.value.host);const y=(0,I.vL)(e,u);return y.kind==="invalid"?g(y.error,(0,C.NM)(e,y,l)):b(y.kind==="remote"?y.host:
null)}function v(e,u){const[l,O="",y=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(l===void 0){if(e.startsWith("gitlab.com/"))return b("gitlab.com");if((0,L.
GL)(e))return E;const J=(0,L.cx)(e,"opentofu");if(!(J.ok&&(0,L.Of)(e,J.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const Q=(0,L.cx)(e,u);return b(Q.ok?
Q.value.host:L.IZ)}}const[w=""]=y.split("//");return w.split("/").length!==3?D((0,j.DA)({reason:"terragrunt",text:e})):n(O,u)}}),8345:((ne,X,a)=>{a.d(X,{C:()=>x,
c:()=>F});var s=a(9179),S=a(3846),j=a(1054),C=a(845);const x="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function F(I,L){if(I.length>j.lG)return null;const[A=""]=I.split("/",1);if(L.kind!=="invalid")return L.hostImplied?null:(0,j.L6)(A);if((0,j.
Kc)(I))return j.dj;if(I!==I.trim())return"remove the white space around the address";const[,E="",T=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,s.Mi)(I,
""))??[],G=E!==""&&/\bterraform-provider-|\.git$/.test(T);if((0,C.ni)(T)||G)return x;const B=(0,C.Fu)(T,"provider");return B!==null?`write ${B}`:L.error.split(`\


`)[1]??H(I,T)}function H(I,L){const[,A="",E]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(L)??[];if(A!==I&&(0,S.mi)(A,"terraform").kind==="registry")return`w\
rite ${A}${E===void 0?"":", and the version in the `version` argument"}`;const T=A.split("/"),[G="",B=""]=T;if(T.length>3){const b=`; service discovery works on\
ly at the root of a host, not below /${B}`;return`write HOST/NAMESPACE/TYPE${(0,j.Cm)(G)?b:""}`}return T.length===3?(0,j.L6)(G):T.length===2&&(0,j.Cm)(G)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{he as ids,ve as modules};
