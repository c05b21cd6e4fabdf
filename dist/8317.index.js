const he=[8317,4668,7680],ve={5262:((ne,Z,i)=>{i.d(Z,{Fs:()=>Q,Ik:()=>u,KI:()=>S,L5:()=>Y,NT:()=>c,Ru:()=>f,Ww:()=>n,YO:()=>B,Yj:()=>w,ah:()=>m,ai:()=>a,cG:()=>d,
eu:()=>y,g1:()=>j,lq:()=>M,me:()=>e,nd:()=>h,pd:()=>l,xL:()=>te,yG:()=>_,yq:()=>K,z6:()=>g,zM:()=>O});var s,U={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function I(r){return!r&&!s?U:{lang:r?.lang??s?.lang,message:r?.message,abortEarly:r?.abortEarly??s?.abortEarly,abortPipeEarly:r?.abortPipeEarly??s?.abortPipeEarly}}
var L;function H(r){return L?.get(r)}var x;function V(r){return x?.get(r)}var k;function R(r,o){return k?.get(r)?.get(o)}function A(r){const o=typeof r;return o===
"string"?`"${r}"`:o==="number"||o==="bigint"||o==="boolean"?`${r}`:o==="object"||o==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":o}function E(r,o,t,p,W){
const G=W&&"input"in W?W.input:t.value,z=W?.expected??r.expects??null,C=W?.received??A(G),F={kind:r.kind,type:r.type,input:G,expected:z,received:C,message:`Inva\
lid ${o}: ${z?`Expected ${z} but r`:"R"}eceived ${C}`,requirement:r.requirement,path:W?.path,issues:W?.issues,lang:p.lang,abortEarly:p.abortEarly,abortPipeEarly:p.
abortPipeEarly},X=r.kind==="schema",ee=W?.message??r.message??R(r.reference,F.lang)??(X?V(F.lang):null)??p.message??H(F.lang);ee!==void 0&&(F.message=typeof ee==
"function"?ee(F):ee),X&&(t.typed=!1),t.issues?t.issues.push(F):t.issues=[F]}function T(r,o){return r===o||Number.isNaN(r)&&Number.isNaN(o)}function J(r,o){return Object.
prototype.hasOwnProperty.call(r,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function $(r,o){const t=[...new Set(r)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function b(r){return r["~standard"]={version:1,vendor:"valibot",validate:o=>r["~run"]({value:o},I())},r}var D=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(r,o){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:r,message:o,"~run"(t,p){return t.typed&&!this.requirement(t.value)&&E(this,"input",t,p),t}}}function m(r,o){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:o,"~run"(t,p){return t.typed&&!this.requirement(t.value)&&(E(this,"input",t,p),t.typed=!1),t}}}function h(r){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&E(this,"integer",o,t),o}}}function f(r,o){return{kind:"validation",type:"max_length",reference:f,async:!1,expects:`<=${r}`,requirement:r,message:o,"~run"(t,p){
return t.typed&&t.value.length>this.requirement&&E(this,"length",t,p,{received:`${t.value.length}`}),t}}}function d(r,o){return{kind:"validation",type:"max_valu\
e",reference:d,async:!1,expects:`<=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,p){return t.typed&&!(t.value<=this.requirement)&&E(this,
"value",t,p,{received:t.value instanceof Date?t.value.toJSON():A(t.value)}),t}}}function n(r,o){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,p){return t.typed&&!(t.value>=this.requirement)&&E(this,"value",t,p,{received:t.value instanceof
Date?t.value.toJSON():A(t.value)}),t}}}function c(r){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(o,t){const p=r({dataset:o,config:t,
addIssue:W=>E(this,W?.label??"input",o,t,W),NEVER:null});return o.issues?o.typed=!1:o.value=p,o}}}function _(r,o){return{kind:"validation",type:"regex",reference:_,
async:!1,expects:`${r}`,requirement:r,message:o,"~run"(t,p){return t.typed&&!this.requirement.test(t.value)&&E(this,"format",t,p),t}}}function l(r){return{kind:"\
transformation",type:"transform",reference:l,async:!1,operation:r,"~run"(o){return o.value=this.operation(o.value),o}}}function v(r,o,t){return typeof r.fallback==
"function"?r.fallback(o,t):r.fallback}function P(r,o,t){return typeof r.default=="function"?r.default(o,t):r.default}function B(r,o){return b({kind:"schema",type:"\
array",reference:B,expects:"Array",async:!1,item:r,message:o,"~run"(t,p){const W=t.value;if(Array.isArray(W)){t.typed=!0,t.value=[];for(let G=0;G<W.length;G++){
const z=W[G],C=this.item["~run"]({value:z},p);if(C.issues){const F={type:"array",origin:"value",input:W,key:G,value:z};for(const X of C.issues)X.path?X.path.unshift(
F):X.path=[F],t.issues?.push(X);if(t.issues||(t.issues=C.issues),p.abortEarly){t.typed=!1;break}}C.typed||(t.typed=!1),t.value.push(C.value)}}else E(this,"type",
t,p);return t}})}function O(r){return b({kind:"schema",type:"boolean",reference:O,expects:"boolean",async:!1,message:r,"~run"(o,t){return typeof o.value=="boole\
an"?o.typed=!0:E(this,"type",o,t),o}})}function K(r,o){return b({kind:"schema",type:"exact_optional",reference:K,expects:r.expects,async:!1,wrapped:r,default:o,
"~run"(t,p){return this.wrapped["~run"](t,p)}})}function y(r,o){return b({kind:"schema",type:"literal",reference:y,expects:A(r),async:!1,literal:r,message:o,"~r\
un"(t,p){return T(t.value,this.literal)?t.typed=!0:E(this,"type",t,p),t}})}function e(r,o){return b({kind:"schema",type:"nullable",reference:e,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:o,"~run"(t,p){return t.value===null&&(this.default!==void 0&&(t.value=P(this,t,p)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,p)}})}function a(r){return b({kind:"schema",type:"number",reference:a,expects:"number",async:!1,message:r,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:E(this,"type",o,t),o}})}function u(r,o){return b({kind:"schema",type:"object",reference:u,expects:"Object",async:!1,entries:r,message:o,
"~run"(t,p){const W=t.value;if(W&&typeof W=="object"){t.typed=!0,t.value={};for(const G in this.entries){const z=this.entries[G];if(G in W||(z.type==="exact_opt\
ional"||z.type==="optional"||z.type==="nullish")&&z.default!==void 0){const C=G in W?W[G]:P(z),F=z["~run"]({value:C},p);if(F.issues){const X={type:"object",origin:"\
value",input:W,key:G,value:C};for(const ee of F.issues)ee.path?ee.path.unshift(X):ee.path=[X],t.issues?.push(ee);if(t.issues||(t.issues=F.issues),p.abortEarly){
t.typed=!1;break}}F.typed||(t.typed=!1),t.value[G]=F.value}else if(z.fallback!==void 0)t.value[G]=v(z);else if(z.type!=="exact_optional"&&z.type!=="optional"&&z.
type!=="nullish"&&(E(this,"key",t,p,{input:void 0,expected:`"${G}"`,path:[{type:"object",origin:"key",input:W,key:G,value:W[G]}]}),p.abortEarly))break}}else E(this,
"type",t,p);return t}})}function M(r,o){return b({kind:"schema",type:"optional",reference:M,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:o,"~\
run"(t,p){return t.value===void 0&&(this.default!==void 0&&(t.value=P(this,t,p)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,p)}})}function S(r,o){return b(
{kind:"schema",type:"picklist",reference:S,expects:$(r.map(A),"|"),async:!1,options:r,message:o,"~run"(t,p){return this.options.includes(t.value)?t.typed=!0:E(this,
"type",t,p),t}})}function j(r,o,t){return b({kind:"schema",type:"record",reference:j,expects:"Object",async:!1,key:r,value:o,message:t,"~run"(p,W){const G=p.value;
if(G&&typeof G=="object"){p.typed=!0,p.value={};for(const z in G)if(J(G,z)){const C=G[z],F=this.key["~run"]({value:z},W);if(F.issues){const ee={type:"object",origin:"\
key",input:G,key:z,value:C};for(const re of F.issues)re.path=[ee],p.issues?.push(re);if(p.issues||(p.issues=F.issues),W.abortEarly){p.typed=!1;break}}const X=this.
value["~run"]({value:C},W);if(X.issues){const ee={type:"object",origin:"value",input:G,key:z,value:C};for(const re of X.issues)re.path?re.path.unshift(ee):re.path=
[ee],p.issues?.push(re);if(p.issues||(p.issues=X.issues),W.abortEarly){p.typed=!1;break}}(!F.typed||!X.typed)&&(p.typed=!1),F.typed&&(p.value[F.value]=X.value)}}else
E(this,"type",p,W);return p}})}function w(r){return b({kind:"schema",type:"string",reference:w,expects:"string",async:!1,message:r,"~run"(o,t){return typeof o.value==
"string"?o.typed=!0:E(this,"type",o,t),o}})}function Y(){return b({kind:"schema",type:"unknown",reference:Y,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function Q(...r){return b({...r[0],pipe:r,"~run"(o,t){for(const p of r)if(p.kind!=="metadata"){if(o.issues&&(p.kind==="schema"||p.kind==="transformation")){
o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=p["~run"](o,t))}return o}})}function te(r,o,t){const p=r["~run"]({value:o},I(t));return{typed:p.
typed,success:!p.issues,output:p.value,issues:p.issues}}}),8317:((ne,Z,i)=>{i.d(Z,{A7:()=>b,Ik:()=>J,Jt:()=>A,Qq:()=>x,fd:()=>D,p_:()=>T,qF:()=>d,qG:()=>k,rD:()=>R,
wC:()=>V,yL:()=>E});var s=i(5262),U=i(7811),I=i(9432);const L=1e4,H=`a text of at most ${L} characters`,x=s.Fs(s.Yj("a text"),s.Ru(L,H)),V=(n,c)=>s.Fs(s.Yj(c),s.
Ru(L,H),s.yG(n,c)),k=(n,c)=>s.Fs(s.Yj(c),s.Ru(L,H),s.ah(n,c));function R(n,c){const _=`a whole number from ${n} to ${c}`;return s.Fs(s.ai(_),s.nd(_),s.Ww(n,_),s.
cG(c,_))}const A=s.zM("true or false"),E=n=>s.KI(n,`one of ${n.join(", ")}`),T=n=>s.YO(n,"an array"),J=n=>s.Ik(n,({path:c})=>{const _=n[String(c?.[0]?.key)];return _===
void 0?"an object":$(_)});function $(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?$(n.wrapped):"an object"}const b=(n,c)=>s.g1(n,c,
"an object");function D(n,c){const _=s.xL(n,c,{abortEarly:!0});return _.success?(0,U.Ju)(_.output):(0,U.TR)(g(_.issues[0]))}function g({path:n,input:c,message:_}){
const l=n??[],B=(l.at(-1)?.origin==="key"&&c!==void 0?l.slice(0,-1):l).map(({key:O})=>m(O)).join("").replace(/^\./,"");return`${B===""?"the value":B} is ${f(c)}\
; expected ${_}`}function m(n){if(typeof n=="number")return`[${n}]`;const c=String(n);return/^\w+$/.test(c)?`.${c}`:`[${f(c)}]`}const h=80;function f(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,I.dh)(JSON.stringify(n),h)}function d(n){if(n.trim()==="")return(0,U.TR)(
"is empty");try{return(0,U.Ju)(JSON.parse(n))}catch{return(0,U.TR)("is not JSON")}}}),568:((ne,Z,i)=>{i.d(Z,{C:()=>$,o:()=>E});var s=i(3916),U=i(3298),I=i(3114),
L=i(5440),H=i(3542);let x=function(...m){return{firstWithHost:x}=i.late([3276,7918,8095],8095),new.target?new x(...m):x(...m)},V=function(...m){return{meaningOfAbsent:V}=
i.late([3276,7918,8095],8095),new.target?new V(...m):V(...m)},k=function(...m){return{needsOf:k}=i.late([3276,7918,8095],8095),new.target?new k(...m):k(...m)},R=function(...m){
return{neededByImplied:R}=i.late([3276,7918,8095],8095),new.target?new R(...m):R(...m)};function A({kind:m,absent:h=m}){return m!=="required_provider"?[m,h]:[m,
h,"required_provider_legacy","required_provider_invalid"]}const E=[...new Set([...H.Ir.flatMap(A),"implied_provider","saved_state"])],T=(0,U.O)(m=>H.Ir.filter(h=>A(
h).includes(m)));function J({kind:m,backend:h}){const f=T(m),d=f.find(n=>n.backend===h)??f[0];if(d===void 0)throw new Error(`no row of the usage table has ${m}`);
return d}function $(m){const{clients:h,isOverridden:f,replacedFor:d=[]}=m;if(m.kind==="saved_state")return{...L.zt,directHost:m.text??"",needs:[]};if(m.kind==="\
implied_provider"){const O=R(h);return f?{...O,needs:[]}:O}const n=J(m),c=new Map(h.map(O=>[O,b(m,n,O)])),_=[...c].filter(([O])=>!f&&!d.includes(O)),{host:l,isHostImplied:v,
directHost:P}=x([...c.values()]),B=k(new Map(_),n);return{host:l,isHostImplied:v,directHost:P,needs:B}}function b(m,h,f){const{text:d,evaluated:n,version:c}=m,_=n===
void 0?{text:d,isWhole:!0}:n[f];if(_===void 0)return L.zt;if(_.text===null)return d!==null&&h.defaults===void 0?L.zt:g(m,h,f);if(!_.isWhole)return(0,L.i4)(h.grammar,
_.text,f)??L.zt;const l=c!==void 0&&c.value===void 0;return L.pb[h.grammar](_.text,f,l)}const D=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function g({
kind:m,address:h,place:f},d,n){const[,c=null]=D.exec(h)??[],_=(0,I.L8)((0,s.basename)(f.file),new Set,"")??{class:"config",isOverride:!1};return V({row:d,kind:m,
address:h,localName:c},_,n)}}),9220:((ne,Z,i)=>{i.d(Z,{Gs:()=>G,U0:()=>r,_5:()=>b,fM:()=>le,l3:()=>de});var s=i(5262),U=i(2057),I=i(2170),L=i(9119),H=i(9615),x=i(
8032),V=i(255),k=i(6889),R=i(4497),A=i(1250),E=i(1011),T=i(8317),J=i(568);let $=function(...N){return{problemFacts:$}=i.late([4507],4507),new.target?new $(...N):
$(...N)};const b=32e3,{Qq:D,Ik:g,yL:m,wC:h}=T,f=N=>s.Fs(T.p_(N),s.Ru(b,`at most ${b} items`)),d=s.me(D),n=s.yq(T.Jt,!1),c=T.rD(0,Number.MAX_SAFE_INTEGER),_=h(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),l=h(/^[\w.+-]{1,100}$/,"a version"),v=N=>{const q=(0,V.Pv)((0,V.pk)(N));return q.ok&&q.value===N},P=T.qG(v,"a hostname"),B=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
O=h(B,"a path in the repository"),K=h(new RegExp(`^$|${B.source}`),"a path in the repository"),y=T.rD(1,2**25),a=g({file:O,...{line:y,column:y,endColumn:y},target:s.
lq(O)}),u=m(x.zK),M=m(x.Du),S=N=>g({terraform:s.yq(N),opentofu:s.yq(N)}),j=[x.Du,...x.Du.map(N=>[N])],w=N=>j.find(q=>q.length===N.length&&q.every(se=>N.includes(
se))),Y=s.Fs(f(M),s.z6(N=>w(N)!==void 0,"one or two different CLIs"),s.pd(N=>w(N)??N)),Q=g({text:D,value:s.yq(S(d)),place:a}),te=g({root:d,source:d,version:d,isOpen:n}),
r=s.Fs(g({kind:m(J.o),host:d,address:D,text:d,...a.entries,clients:Y,version:s.yq(Q),constraints:s.yq(D),evaluated:s.yq(S(g({text:d,isWhole:n}))),calls:s.yq(S(f(
te))),backend:s.yq(D),hasOwnToken:n,workspace:s.yq(g({organization:d,name:d,lacks:s.yq(f(m(E.Rt)))})),isOverridden:n,replacedFor:s.yq(Y),directories:s.yq(f(K))}),
s.pd(({host:N,file:q,line:se,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:q,line:se,column:oe,endColumn:ie,target:ae}}))),o=s.Fs(g({clients:Y,releases:f(
D),versions:S(D),why:D,evidence:f(g({client:M,level:m(A.A),place:a,text:D,version:d})),isGuess:s.yq(s.eu(!0,"true"))}),s.pd(({releases:N,...q})=>({...q,name:(0,k.
WJ)(q.clients),releases:q.clients.flatMap(se=>{const oe=(0,R.w0)(se,[]),ie=oe.filter(ae=>N.includes(ae.name));return ie.length===0?oe:ie})}))),t=N=>Object.hasOwn(
$(),N),p=s.Fs(g({code:T.qG(t,"a problem code"),severity:m(H.oC),message:D,help:s.yq(D),affects:f(u),clients:Y,namedHost:s.yq(s.me(P),null),places:f(a),isPlaceholder:s.
yq(T.Jt)}),s.pd(({code:N,severity:q,message:se,help:oe,affects:ie,...ae})=>{const ue=$()[N],pe=ue.affects.filter(me=>ie.includes(me)),_e={...ue,code:N,usualSeverity:ue.
severity,severity:q,affects:pe};return(0,I.kH)({..._e,message:se,...oe!==void 0&&{help:oe}},ae)})),W=[...E.O8,...E.VZ,...Object.keys(x.$I),"binary","state-expre\
ssion"],G=N=>W.some(q=>q===N.kind),z=g({kind:m(W),text:D,localName:d,place:a,directories:s.yq(f(K))}),C=g({directory:K,module:s.me(K),unknown:s.me(a),missing:s.
yq(K),isPartial:n,replaced:f(O),files:f(O)}),F=g({root:K,key:D,source:D,version:D,directory:K}),X=g({code:D,host:s.me(P),paths:s.me(f(s.Fs(D,s.z6(U.pn,"a simple\
 glob")))),reason:d,place:a,line:s.yq(y)}),ee=s.Fs(f(X),s.z6(N=>(0,U.zM)(N.flatMap(({paths:q})=>q??[]))<=U.zt,"few globs")),re=g({name:s.Fs(D,s.z6(L.en,"a name \
such as acme/network")),url:s.me(h(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.me(h(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ce=s.Fs(
T.A7(_,f(D)),s.pd(N=>new Map(Object.entries(N)))),le=g({kind:m(["repository"]),schemaVersion:c,version:l}),fe=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,de=g({...le.
entries,writtenAt:s.yq(h(fe,"a time in UTC")),repository:re,dialect:o,setting:g({name:m(["auto","terraform","opentofu","both"]),version:s.me(l)}),usedBy:f(u),files:c,
bytes:c,usages:c,isEmpty:n,notes:f(p),ignore:s.yq(ee,[]),declared:f(z),units:s.yq(f(C),[]),installed:s.yq(f(F),[]),roots:f(g({directory:O,clients:Y})),rootsAreNamed:n,
isReadByProject:n,locks:f(g({file:O,hashes:ce})),plugins:f(g({directory:O,providers:f(_)}))})}),4668:((ne,Z,i)=>{i.d(Z,{WS:()=>J,Yo:()=>m,gy:()=>$,or:()=>f,zx:()=>k});
var s=i(7811),U=i(9119),I=i(2432),L=i(8317),H=i(568),x=i(9220);const V=1024*1024,k=128*V,R=6e6,A=25e4,E=24*V,T=6e5;function J(d,n){if(D.test(d.toString("utf8",0,
1e3)))return $("is the report of a check, not a usages file; keep reports in another directory");let c=d.length;for(;c>0&&(d[c-1]??0)<=32;)c-=1;const _=d.subarray(
d.toString("utf8",0,3)==="\uFEFF"?3:0,c),l=_.lastIndexOf(`
`)+1,[,v=""]=h.exec(_.toString("utf8",l,l+2e3))??[],P=(0,U.en)(v)?v:null,B=n.why===null?new f().add(_):"not been read";if(B!==null)return $(`has ${B}; ${m}`,P);
const O=(0,L.qF)(_.toString("utf8",l));if(!O.ok){const M=_.length===0?"":"the last line ";return $(`${M}${O.why}; ${g}`,P)}const K=(0,L.fd)(x.fM,O.value);if(!K.
ok)return $(`the last line is not about the repository: ${K.why}; ${g}`);const{schemaVersion:y,version:e}=K.value;if(y!==I.G5)return $(`schemaVersion is ${y}, w\
hich tf-disco ${I.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,P);const a=b(_.subarray(0,l),O.value,n);if(a.
ok)return a;const u=`it was written by tf-disco ${e}; write it with version ${I.xv}`;return $(`${a.why}; ${e===I.xv?g:u}`,P)}const $=(d,n=null)=>({ok:!1,why:d,repository:n});
function b(d,n,c){const _=(0,L.fd)(x.l3,n);if(!_.ok)return(0,s.TR)(`the last line: ${_.why}`);const{kind:l,schemaVersion:v,version:P,usages:B,...O}=_.value,K=[];
for(let y=0,e=0;y<d.length;y=e+1){if(c.why!==null)return(0,s.TR)("has not been read");e=d.indexOf(`
`,y);const a=(0,L.qF)(d.toString("utf8",y,e)),u=a.ok?(0,L.fd)(x.U0,a.value):a;if(!u.ok)return(0,s.TR)(`line ${K.length+1}${a.ok?":":""} ${u.why}`);K.push({...u.
value,...(0,H.C)(u.value)})}return B!==K.length?(0,s.TR)(`has ${K.length} usages, and its last line counts ${B}`):(0,s.Ju)({...O,usages:K})}const D=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
g="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",h=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class f{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let c=0;c<n.length;c+=1){const _=n[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>E)return`a line of m\
ore than ${E/V} MiB`;if(this.lineParts>T)return`a line with more than ${T} values`}return this.lines-1>A?`more than ${A} usages`:this.bytes>k?`more than ${k/V} \
MiB`:this.parts>R?`more than ${R} values`:null}}}),3542:((ne,Z,i)=>{i.d(Z,{FK:()=>O,Ir:()=>B,dh:()=>K});var s=i(2213),U=i(5106),I=i(3298);let L=function(...y){return{
dotted:L}=i.late([3276,7918,8095],8095),new.target?new L(...y):L(...y)};const H={terraform:"app.terraform.io",opentofu:null},x={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},V={terraform:"static",opentofu:"static"},k={opentofu:"static"},R={terraform:"any",opentofu:"any"},A=["config","migrate"],E=["stack","deploy"],
T={position:["source"],grammar:"module",service:U.e$},J={...T,grammar:"stack-component",isLiteral:!0},$={...J,service:null},b={...T,grammar:"terragrunt",evaluation:R},
D={position:"entries",grammar:"provider",service:U.xq,isLiteral:!0,absent:"required_provider_nosource"},g={position:["hostname"],grammar:"host",service:U.Bn,defaults:H},
m={...g,service:U.OZ},h={...g,evaluation:R},f={...g,service:U.M,defaults:x},d={position:["address"],grammar:"url",service:null};function n(y,e,a,u,{absence:M,...S}={}){
const j=e===""?[]:e.split(" > ").map(w=>w.split(" "));return{kind:a,files:y,path:j.map(([w="",...Y])=>[w,...Y]),...M&&{absent:`${a}${M}`},...u,...S}}const c={absence:"\
_missing"},_={absence:"_default"},l={evaluation:k,merges:"backend"},v="data terraform_remote_state *",P=(y,e,a)=>Object.entries(e).map(([u,M])=>n(A,y+u,"backend",
{...d,grammar:a,position:M.split(" ")},l)),B=[n(A,"module *","module",T,{...c,evaluation:V,merges:"module"}),n(A,"terraform > required_providers","required_prov\
ider",D,{merges:"provider"}),n(A,"terraform > cloud","cloud",m,{..._,...l}),n(A,"terraform > backend remote","backend_remote",g,{..._,...l}),...P("terraform > b\
ackend ",s.FV,"url"),...P("terraform > backend ",s.Gb,"host-part"),...P("terraform > backend ",{local:"path workspace_dir"},"state-path"),...P("terraform > encr\
yption > key_provider ",s.nT,"url"),...[v,`check * > ${v}`].flatMap(y=>[n(A,y,"remote_state",h,{..._,backend:"remote"}),n(A,y,"remote_state",h,{..._,backend:"cl\
oud",service:U.OZ})]),n(A,v,"remote_state",d,{backend:"http",evaluation:R}),n([...A,"query"],"provider tfe","provider_tfe",f,{..._,evaluation:R}),n(["test"],"pr\
ovider tfe","provider_tfe",f),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:U.xq,isLiteral:!0}),n(["test"],"run * \
> module","test_module",J,{...c,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",g,_),n(E,"required_providers","required_provid\
er",D),n(E,"component *","stack_component",J,c),n(E,"removed","stack_removed",J,c),n(E,"stack *","stack_stack",$,{...c,grammar:"stack"}),n(["deploy"],"upstream_\
input *","upstream_input",$,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",D),n(["migrate"],"from > backend remote","migr\
ate_backend_remote",g,_),...["terraform","unit *","stack *"].map(y=>n(["terragrunt"],y,"terragrunt_source",b)),...[s.FV,s.Gb].flatMap(y=>Object.entries(y).map(([
e,a])=>{const u=y===s.FV?"url":"host-part",M={...d,grammar:u,position:a.split(" "),evaluation:R};return n(["terragrunt"],"remote_state","backend",M,{backend:e})})),
n(["terragrunt"],"remote_state","backend",{...d,position:"open-state"}),n(["terragrunt"],"remote_state","remote_state",h,{..._,backend:"remote"}),n(["terragrunt"],
"catalog","terragrunt_source",{...b,position:"urls"})],O=(0,I.O)(y=>{const e=B.filter(({files:a})=>a.includes(y));return Map.groupBy(e,({path:[a]})=>a?.[0]??"")});
function K({merges:y},e){return y===void 0||y==="backend"?y??null:L([y,e.at(-1)??""])}}),4225:((ne,Z,i)=>{i.r(Z),i.d(Z,{listRepository:()=>_,readableFile:()=>g,
renderUsagesJson:()=>A});var s=i(3087),U=i(9220),I=i(4668),L=i(8317),H=i(9432),x=i(2432),V=i(9179),k=i(6092),R=i(3152);const A=(l,v=P=>P)=>(0,s.mk)(E(l,v)).map(
P=>(0,k.s$)(P));function*E(l,v){const{usages:P,notes:B,dialect:O,repository:K,...y}=l,{name:e,releases:a,evidence:u,...M}=O;for(const j of P){const{isHostImplied:w,
directHost:Y,needs:Q,place:te,...r}=v(j),o=r.hasOwnToken||void 0,t=r.isOverridden||void 0;yield`${T({...r,hasOwnToken:o,isOverridden:t,...te})}
`}const S={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:K,...v({...y,locks:y.locks.map(({file:j,hashes:w})=>({file:j,hashes:Object.fromEntries(w)})),
dialect:{...M,releases:a.map(({name:j})=>j),evidence:u.map(({isCloud:j,...w})=>w)},usages:P.length,notes:B.map(b)})};for(const[j,w]of Object.entries(S))if(w!==!1&&
(yield`${j==="kind"?"{":","}"${j}":${Array.isArray(w)?"[":T(w)}`,!!Array.isArray(w))){for(const[Y,Q]of w.entries())yield`${Y===0?"":","}${T(Q)}`;yield"]"}yield`\
}
`}function T(l){const v=JSON.stringify(l);return!(0,V.r_)(v)&&!v.includes("false")?v:JSON.stringify(l,$)}const J=new Set(["file","directory","target","root"]);function $(l,v){
return typeof v=="string"?J.has(l)?v:l==="text"?(0,V.Qj)(v):(0,V._U)(v):v===!1?void 0:v}function b({problem:l,affects:v,clients:P,namedHost:B,places:O,isPlaceholder:K}){
const{code:y,severity:e,message:a,help:u}=l;return{code:y,severity:e,message:a,help:u,affects:v,clients:P,namedHost:B,places:O,isPlaceholder:K}}function D(l,v=!0){
if(typeof l!="object"||l===null)return!1;const P=l instanceof Map?[...l.values()]:Object.values(l);return v&&Array.isArray(l)&&l.length>U._5||P.some(O=>D(O))}function*g(l,v){
const{usages:P,declared:B,roots:O}=l,e=[...[...P,...B].map(({place:j})=>j.file),...O.map(({directory:j})=>j)].find(j=>/^(?:\/|\.\.(?:\/|$))/.test(j));if(e!==void 0)
throw m(`${(0,H.dh)(e)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const a=Object.entries(l).find(([j,w])=>D(
w,j!=="usages"));if(a!==void 0)throw m(`${a[0]} would have a list of more than ${U._5} items; ${I.Yo}`);const u={...l,usages:[],declared:[],units:[],roots:[],locks:[]},
M=(0,L.fd)(U.l3,JSON.parse([...v(u)].join("")));if(!M.ok)throw m(M.why);const S=new I.or;for(const j of v(l)){const w=S.add(Buffer.from(j));if(w!==null)throw m(
`the file would have ${w}; ${I.Yo}`);yield j}}const m=l=>new R.GN([`the usages of this repository cannot be written: ${l}`]);var h=i(1456),f=i(6177),d=i(533),n=i(
4359);let c=function(...l){return{nameRepository:c}=i.late([4878],4878),new.target?new c(...l):c(...l)};function _(l,v,P,B){const{directory:O,environment:K}=P,y={
...v,allowedHosts:v.fixedHosts},{dialect:e,usedBy:a,usages:u,notes:M,ignore:S}=(0,n.o0)(y,l,P),{clients:j,versions:w}=e,{declared:Y,units:Q,installed:te,files:r,
bytes:o,isEmpty:t}=l,p=(0,d.lz)({...l,usages:u,clients:j,versions:w},v,!0),W=new Set(p.flatMap(C=>C.unknown)),G=p.flatMap(C=>C.roots.map(({name:F,lockFile:X})=>({
name:F,lockFile:X,client:C.client}))),z=new Set(G.flatMap(({lockFile:C})=>C??[]));return{dialect:e,setting:v.dialect,usages:u,notes:M,ignore:S.flatMap(C=>C.place===
null?[]:{...C,place:C.place}),declared:Y.filter(U.Gs),writtenAt:B.toISOString(),repository:c(O,K),usedBy:a(),files:r,bytes:o,isEmpty:t,units:Q.filter(C=>C.unknown===
null||W.has(C)).map(({covers:C,...F})=>F),installed:te,roots:Array.from(Map.groupBy(G,({name:C})=>C),([C,F])=>({directory:C||".",clients:F.map(({client:X})=>X)})),
rootsAreNamed:v.roots.length>0,isReadByProject:f.Ir.some(C=>v.ofProject.has(C)),locks:Array.from((0,h.hc)(z,O),([C,F])=>({file:C,hashes:F})),plugins:(0,h.KX)(u,
j,(0,h.Up)(O))}}}),1456:((ne,Z,i)=>{i.d(Z,{AT:()=>m,KX:()=>g,Ml:()=>$,Up:()=>J,_k:()=>E,hc:()=>T});var s=i(3024),U=i(6760),I=i(3916),L=i(9968),H=i(2172),x=i(8032),
V=i(255),k=i(5106),R=i(3298);let A=function(...h){return{localMirrors:A}=i.late([1834],1834),new.target?new A(...h):A(...h)};const E=h=>Map.groupBy(h.flatMap(f=>f.
providers.map(d=>({of:d,root:f}))),({of:f})=>(0,H.JT)(f.provider)),T=(h,f)=>new Map(Array.from(h,d=>[d,(0,H.g_)((0,L.r7)((0,U.join)(f,d))??"")]));function J(h){
const f=A();return b(d=>{const n=(0,U.join)(h,d);return(0,s.existsSync)(n)?n:null},(d,n)=>f(d,n).length>0)}function $(h){const f=new Map(h.map(({directory:d,providers:n})=>[
D(d),new Set(n)]));return b(d=>f.has(d)?d:null,(d,n)=>f.get(d)?.has((0,H.JT)(n))??!1)}function b(h,f){const d=(0,R.O)(n=>{const c=n.replace(/\/$/,""),_=c==="."||
n!==c,l=D(c),v=h(l),P=_?[]:d((0,I.dirname)(c));return v===null?P:[{path:v,shown:l},...P]});return{around:d,holds:f}}const D=h=>`${h==="."?"":`${h}/`}terraform.d\
/plugins`;function g(h,f,{around:d,holds:n}){const c=h.flatMap(l=>{const v=d((0,I.dirname)(l.place.file));return v.length===0?[]:l.needs.filter(({service:B})=>B===
k.xq).flatMap(({host:B})=>f.flatMap(O=>(0,H.lc)(l,B,O)??[])).flatMap(B=>v.filter(({path:O})=>n(O,B)).map(({shown:O})=>({shown:O,provider:(0,H.JT)(B)})))}),_=Map.
groupBy(c,({shown:l})=>(0,I.dirname)((0,I.dirname)(l)));return Array.from(_,([l,v])=>({directory:l,providers:[...new Set(v.map(({provider:P})=>P))]}))}function m({
client:h,pluginCache:f,mayBreakLocks:d},{root:n,roots:c,platform:_,upgrade:l,dialect:v}){const P=(0,R.O)(y=>T([y],n).get(y)),B=({provider:y,locked:e},a,u,M=_)=>{
if(f===null||a.directory===H.cd.file)return!1;const{host:S,namespace:j,type:w}=y,Y=[f,(0,V.pk)(S),j,w,u,M];if(!(0,s.existsSync)((0,U.resolve)(n,a.directory,...Y)))
return!1;if(e===null)return d&&h==="terraform";const Q=P(a.lockFile??"")?.get((0,H.JT)(y))??[];return e.text===u&&Q.some(te=>te.startsWith("h1:"))},O=(0,R.O)(()=>E(
c.filter(y=>y.client===h)));return{has:B,replacesRegistry:y=>f!==null&&!l&&h==="opentofu"&&(0,x.$l)("cachedLocks",v.versions)&&O().get(y)?.every(({of:e,root:a})=>B(
e,a,e.locked?.text??""))===!0}}}),5440:((ne,Z,i)=>{i.d(Z,{Qm:()=>D,TU:()=>J,i4:()=>f,pb:()=>h,zt:()=>E});var s=i(7811),U=i(8516),I=i(8339),L=i(1054),H=i(8345),x=i(
2213),V=i(255),k=i(5243),R=i(9897),A=i(3846);const E={host:null,isHostImplied:!1,needed:null},T=e=>({host:e,isHostImplied:!1,needed:e}),J=e=>({host:e,isHostImplied:!0,
needed:e}),$=e=>({host:e,isHostImplied:!1,needed:null}),b=e=>e===null?E:{...E,directHost:e},D=e=>({...E,problem:e}),g=(e,a)=>D((0,I.DA)({reason:"rejected",error:e,
advice:a}));function m(e,a,u){return u===null?e:{...e,problem:(0,I.My)({text:a,host:e.host,advice:u})}}const h={module:v,"test-module":(e,a,u)=>{const M=(0,k.vL)(
e,a).kind==="remote";return a==="opentofu"||!M?v(e,a,u):D((0,I.DA)({reason:"remote-in-test",text:e}))},provider:B,"locked-provider":O,"stack-component":K,stack:(e,a)=>{
const u=(0,k.A)(e);return u.ok&&!e.startsWith(".")?$(u.value.host):{...K(e,a),isHostImplied:!1,needed:null}},"stack-output":e=>{const[a="",...u]=e.split("/");return u.
length===3?l(a,$):D((0,I.DA)({reason:"stack",text:e}))},terragrunt:y,host:e=>l(e,T),url:e=>b((0,x.Ul)(e)),"host-part":e=>b((0,x.D8)(e)),"state-path":e=>b((0,x.Bm)(
e))};function f(e,a,u){if(e==="terragrunt"){const[,w]=/^tfr:\/\/([^/?]*)\//.exec(a)??[];return w!==void 0?n(w,u):/^$|^t$|^tfr?$|^tfr:/.test(a)?void 0:c(a,u)}if(e===
"url"&&/^postgres|=/i.test(a))return b(R.IZ);if(/^(url|host-part|state-path)$/.test(e))return c(a,u);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(a))return c(a,u);const M=a.indexOf("/");if(M<0)return;const S=(0,k.vL)(`${a.slice(0,M)}/a/b/c`,u);return S.kind!=="registry"?c(a,u):a.split("/").length<d?{
..._(S),directHost:R.IZ}:_(S)}const d=4,n=(e,a)=>e===""?J((0,k.Vm)(a)):l(e,T),c=(e,a)=>(0,k.Nj)(e)?E:b((0,R.uE)(e,a)),_=({host:e,hostImplied:a})=>a?J(e):T(e);function l(e,a){
const u=(0,V.Pv)(e),M=(0,L.L6)(e);return u.ok?m(a(u.value),e,M):D((0,I.k0)({text:e,error:u.why,advice:M}))}function v(e,a,u){if((0,k.Nj)(e)&&!u)return E;const M=(0,k.
vL)(e,a),S=M.kind==="registry"?(0,s.Ju)(M):(0,k.rE)(e,a);if(u&&!S.ok){const{why:Q}=S,te=/^https?:/i.test(e)?{kind:"invalid",error:Q}:M,o=/^(?:git\+\w+|ssh):/i.test(
e)?null:(0,L.NM)(e,te,S),t=/^[a-z0-9]+::/i.test(e)?"remote":M.kind;return o===null&&(t==="local"||t==="remote")?D((0,I.DA)({reason:`${t}-with-version`,text:e})):
g(Q,o)}const j=(0,L.NM)(e,M,S);if(S.ok)return m(_(S.value),e,j);if(M.kind==="invalid"){const Q=e.includes("://")?{directHost:R.IZ}:{};return{...g(M.error,j??L.x3),
...Q}}if(M.kind!=="remote")return m(E,e,j);const{refusal:w,host:Y}=M;return w!==null?g(w,j??L.x3):Y!==R.IZ||j!==null?m(b(Y),e,j):{...b(Y),problem:(0,I.My)({text:e,
host:Y,advice:P})}}const P="write the host after the scheme, such as git::https://HOST/PATH";function B(e,a){const u=(0,A.mi)(e,a);switch(u.kind){case"legacy":return g(
`Invalid legacy provider address: the provider "${u.type}" has no namespace`,`write NAMESPACE/${u.type}`);case"registry":return u.hostImplied?J(u.host):m(T(u.host),
e,(0,H.c)(e,u));case"builtin":return u.type==="terraform"?$(u.host):g(`Invalid dependency on built-in provider: none is named "${u.type}"`,"write the address of\
 a provider in a registry");case"invalid":return g(u.error.split(`

`)[0]??"",(0,H.c)(e,u))}}function O(e,a){const u=(0,A.mi)(e,a);if(u.kind==="invalid")return g(u.error,null);const M=(0,A.NE)(u);if(M!==e)return D((0,U.FA)({kind:"\
not-normal",of:"address",provider:e,normal:M}));if(u.kind==="builtin")return $(u.host);const S=u.host===(0,k.Vm)("terraform");return{...T(u.host),needed:S?(0,k.
Vm)(a):u.host}}function K(e,a){if(e!==e.trim())return D((0,I.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return E;const u=(0,k.rE)(e,a);if(u.ok)return _(
u.value);const M=(0,k.A)(e);if(M.ok)return $(M.value.host);const S=(0,k.vL)(e,a);return S.kind==="invalid"?g(S.error,(0,L.NM)(e,S,u)):b(S.kind==="remote"?S.host:
null)}function y(e,a){const[u,M="",S=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(u===void 0){if(e.startsWith("gitlab.com/"))return b("gitlab.com");if((0,R.
GL)(e))return E;const w=(0,R.cx)(e,"opentofu");if(!(w.ok&&(0,R.Of)(e,w.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const Q=(0,R.cx)(e,a);return b(Q.ok?
Q.value.host:R.IZ)}}const[j=""]=S.split("//");return j.split("/").length!==3?D((0,I.DA)({reason:"terragrunt",text:e})):n(M,a)}}),8345:((ne,Z,i)=>{i.d(Z,{C:()=>H,
c:()=>x});var s=i(9179),U=i(3846),I=i(1054),L=i(845);const H="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function x(k,R){if(k.length>I.lG)return null;const[A=""]=k.split("/",1);if(R.kind!=="invalid")return R.hostImplied?null:(0,I.L6)(A);if((0,I.
Kc)(k))return I.dj;if(k!==k.trim())return"remove the white space around the address";const[,E="",T=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,s.Mi)(k,
""))??[],J=E!==""&&/\bterraform-provider-|\.git$/.test(T);if((0,L.ni)(T)||J)return H;const $=(0,L.Fu)(T,"provider");return $!==null?`write ${$}`:R.error.split(`\


`)[1]??V(k,T)}function V(k,R){const[,A="",E]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(R)??[];if(A!==k&&(0,U.mi)(A,"terraform").kind==="registry")return`w\
rite ${A}${E===void 0?"":", and the version in the `version` argument"}`;const T=A.split("/"),[J="",$=""]=T;if(T.length>3){const b=`; service discovery works on\
ly at the root of a host, not below /${$}`;return`write HOST/NAMESPACE/TYPE${(0,I.Cm)(J)?b:""}`}return T.length===3?(0,I.L6)(J):T.length===2&&(0,I.Cm)(J)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{he as ids,ve as modules};
