const he=[8317,4668,7680],ve={5262:((ne,X,a)=>{a.d(X,{Fs:()=>Q,Ik:()=>l,KI:()=>y,L5:()=>Y,NT:()=>d,Ru:()=>c,Ww:()=>n,YO:()=>R,Yj:()=>V,ah:()=>m,ai:()=>u,cG:()=>f,
eu:()=>v,g1:()=>U,lq:()=>O,me:()=>e,nd:()=>h,pd:()=>p,xL:()=>te,yG:()=>i,yq:()=>W,z6:()=>g,zM:()=>D});var s,w={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function j(r){return!r&&!s?w:{lang:r?.lang??s?.lang,message:r?.message,abortEarly:r?.abortEarly??s?.abortEarly,abortPipeEarly:r?.abortPipeEarly??s?.abortPipeEarly}}
var B;function F(r){return B?.get(r)}var K;function J(r){return K?.get(r)}var I;function L(r,o){return I?.get(r)?.get(o)}function A(r){const o=typeof r;return o===
"string"?`"${r}"`:o==="number"||o==="bigint"||o==="boolean"?`${r}`:o==="object"||o==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":o}function E(r,o,t,_,S){
const x=S&&"input"in S?S.input:t.value,M=S?.expected??r.expects??null,z=S?.received??A(x),H={kind:r.kind,type:r.type,input:x,expected:M,received:z,message:`Inva\
lid ${o}: ${M?`Expected ${M} but r`:"R"}eceived ${z}`,requirement:r.requirement,path:S?.path,issues:S?.issues,lang:_.lang,abortEarly:_.abortEarly,abortPipeEarly:_.
abortPipeEarly},Z=r.kind==="schema",ee=S?.message??r.message??L(r.reference,H.lang)??(Z?J(H.lang):null)??_.message??F(H.lang);ee!==void 0&&(H.message=typeof ee==
"function"?ee(H):ee),Z&&(t.typed=!1),t.issues?t.issues.push(H):t.issues=[H]}function T(r,o){return r===o||Number.isNaN(r)&&Number.isNaN(o)}function G(r,o){return Object.
prototype.hasOwnProperty.call(r,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function $(r,o){const t=[...new Set(r)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function b(r){return r["~standard"]={version:1,vendor:"valibot",validate:o=>r["~run"]({value:o},j())},r}var P=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(r,o){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:r,message:o,"~run"(t,_){return t.typed&&!this.requirement(t.value)&&E(this,"input",t,_),t}}}function m(r,o){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:o,"~run"(t,_){return t.typed&&!this.requirement(t.value)&&(E(this,"input",t,_),t.typed=!1),t}}}function h(r){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&E(this,"integer",o,t),o}}}function c(r,o){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${r}`,requirement:r,message:o,"~run"(t,_){
return t.typed&&t.value.length>this.requirement&&E(this,"length",t,_,{received:`${t.value.length}`}),t}}}function f(r,o){return{kind:"validation",type:"max_valu\
e",reference:f,async:!1,expects:`<=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,_){return t.typed&&!(t.value<=this.requirement)&&E(this,
"value",t,_,{received:t.value instanceof Date?t.value.toJSON():A(t.value)}),t}}}function n(r,o){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():A(r)}`,requirement:r,message:o,"~run"(t,_){return t.typed&&!(t.value>=this.requirement)&&E(this,"value",t,_,{received:t.value instanceof
Date?t.value.toJSON():A(t.value)}),t}}}function d(r){return{kind:"transformation",type:"raw_transform",reference:d,async:!1,"~run"(o,t){const _=r({dataset:o,config:t,
addIssue:S=>E(this,S?.label??"input",o,t,S),NEVER:null});return o.issues?o.typed=!1:o.value=_,o}}}function i(r,o){return{kind:"validation",type:"regex",reference:i,
async:!1,expects:`${r}`,requirement:r,message:o,"~run"(t,_){return t.typed&&!this.requirement.test(t.value)&&E(this,"format",t,_),t}}}function p(r){return{kind:"\
transformation",type:"transform",reference:p,async:!1,operation:r,"~run"(o){return o.value=this.operation(o.value),o}}}function k(r,o,t){return typeof r.fallback==
"function"?r.fallback(o,t):r.fallback}function C(r,o,t){return typeof r.default=="function"?r.default(o,t):r.default}function R(r,o){return b({kind:"schema",type:"\
array",reference:R,expects:"Array",async:!1,item:r,message:o,"~run"(t,_){const S=t.value;if(Array.isArray(S)){t.typed=!0,t.value=[];for(let x=0;x<S.length;x++){
const M=S[x],z=this.item["~run"]({value:M},_);if(z.issues){const H={type:"array",origin:"value",input:S,key:x,value:M};for(const Z of z.issues)Z.path?Z.path.unshift(
H):Z.path=[H],t.issues?.push(Z);if(t.issues||(t.issues=z.issues),_.abortEarly){t.typed=!1;break}}z.typed||(t.typed=!1),t.value.push(z.value)}}else E(this,"type",
t,_);return t}})}function D(r){return b({kind:"schema",type:"boolean",reference:D,expects:"boolean",async:!1,message:r,"~run"(o,t){return typeof o.value=="boole\
an"?o.typed=!0:E(this,"type",o,t),o}})}function W(r,o){return b({kind:"schema",type:"exact_optional",reference:W,expects:r.expects,async:!1,wrapped:r,default:o,
"~run"(t,_){return this.wrapped["~run"](t,_)}})}function v(r,o){return b({kind:"schema",type:"literal",reference:v,expects:A(r),async:!1,literal:r,message:o,"~r\
un"(t,_){return T(t.value,this.literal)?t.typed=!0:E(this,"type",t,_),t}})}function e(r,o){return b({kind:"schema",type:"nullable",reference:e,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:o,"~run"(t,_){return t.value===null&&(this.default!==void 0&&(t.value=C(this,t,_)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,_)}})}function u(r){return b({kind:"schema",type:"number",reference:u,expects:"number",async:!1,message:r,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:E(this,"type",o,t),o}})}function l(r,o){return b({kind:"schema",type:"object",reference:l,expects:"Object",async:!1,entries:r,message:o,
"~run"(t,_){const S=t.value;if(S&&typeof S=="object"){t.typed=!0,t.value={};for(const x in this.entries){const M=this.entries[x];if(x in S||(M.type==="exact_opt\
ional"||M.type==="optional"||M.type==="nullish")&&M.default!==void 0){const z=x in S?S[x]:C(M),H=M["~run"]({value:z},_);if(H.issues){const Z={type:"object",origin:"\
value",input:S,key:x,value:z};for(const ee of H.issues)ee.path?ee.path.unshift(Z):ee.path=[Z],t.issues?.push(ee);if(t.issues||(t.issues=H.issues),_.abortEarly){
t.typed=!1;break}}H.typed||(t.typed=!1),t.value[x]=H.value}else if(M.fallback!==void 0)t.value[x]=k(M);else if(M.type!=="exact_optional"&&M.type!=="optional"&&M.
type!=="nullish"&&(E(this,"key",t,_,{input:void 0,expected:`"${x}"`,path:[{type:"object",origin:"key",input:S,key:x,value:S[x]}]}),_.abortEarly))break}}else E(this,
"type",t,_);return t}})}function O(r,o){return b({kind:"schema",type:"optional",reference:O,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:o,"~\
run"(t,_){return t.value===void 0&&(this.default!==void 0&&(t.value=C(this,t,_)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,_)}})}function y(r,o){return b(
{kind:"schema",type:"picklist",reference:y,expects:$(r.map(A),"|"),async:!1,options:r,message:o,"~run"(t,_){return this.options.includes(t.value)?t.typed=!0:E(this,
"type",t,_),t}})}function U(r,o,t){return b({kind:"schema",type:"record",reference:U,expects:"Object",async:!1,key:r,value:o,message:t,"~run"(_,S){const x=_.value;
if(x&&typeof x=="object"){_.typed=!0,_.value={};for(const M in x)if(G(x,M)){const z=x[M],H=this.key["~run"]({value:M},S);if(H.issues){const ee={type:"object",origin:"\
key",input:x,key:M,value:z};for(const re of H.issues)re.path=[ee],_.issues?.push(re);if(_.issues||(_.issues=H.issues),S.abortEarly){_.typed=!1;break}}const Z=this.
value["~run"]({value:z},S);if(Z.issues){const ee={type:"object",origin:"value",input:x,key:M,value:z};for(const re of Z.issues)re.path?re.path.unshift(ee):re.path=
[ee],_.issues?.push(re);if(_.issues||(_.issues=Z.issues),S.abortEarly){_.typed=!1;break}}(!H.typed||!Z.typed)&&(_.typed=!1),H.typed&&(_.value[H.value]=Z.value)}}else
E(this,"type",_,S);return _}})}function V(r){return b({kind:"schema",type:"string",reference:V,expects:"string",async:!1,message:r,"~run"(o,t){return typeof o.value==
"string"?o.typed=!0:E(this,"type",o,t),o}})}function Y(){return b({kind:"schema",type:"unknown",reference:Y,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function Q(...r){return b({...r[0],pipe:r,"~run"(o,t){for(const _ of r)if(_.kind!=="metadata"){if(o.issues&&(_.kind==="schema"||_.kind==="transformation")){
o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=_["~run"](o,t))}return o}})}function te(r,o,t){const _=r["~run"]({value:o},j(t));return{typed:_.
typed,success:!_.issues,output:_.value,issues:_.issues}}}),8317:((ne,X,a)=>{a.d(X,{A7:()=>b,Ik:()=>G,Jt:()=>A,Qq:()=>K,fd:()=>P,p_:()=>T,qF:()=>f,qG:()=>I,rD:()=>L,
wC:()=>J,yL:()=>E});var s=a(5262),w=a(7811),j=a(9432);const B=1e4,F=`a text of at most ${B} characters`,K=s.Fs(s.Yj("a text"),s.Ru(B,F)),J=(n,d)=>s.Fs(s.Yj(d),s.
Ru(B,F),s.yG(n,d)),I=(n,d)=>s.Fs(s.Yj(d),s.Ru(B,F),s.ah(n,d));function L(n,d){const i=`a whole number from ${n} to ${d}`;return s.Fs(s.ai(i),s.nd(i),s.Ww(n,i),s.
cG(d,i))}const A=s.zM("true or false"),E=n=>s.KI(n,`one of ${n.join(", ")}`),T=n=>s.YO(n,"an array"),G=n=>s.Ik(n,({path:d})=>{const i=n[String(d?.[0]?.key)];return i===
void 0?"an object":$(i)});function $(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?$(n.wrapped):"an object"}const b=(n,d)=>s.g1(n,d,
"an object");function P(n,d){const i=s.xL(n,d,{abortEarly:!0});return i.success?(0,w.Ju)(i.output):(0,w.TR)(g(i.issues[0]))}function g({path:n,input:d,message:i}){
const p=n??[],R=(p.at(-1)?.origin==="key"&&d!==void 0?p.slice(0,-1):p).map(({key:D})=>m(D)).join("").replace(/^\./,"");return`${R===""?"the value":R} is ${c(d)}\
; expected ${i}`}function m(n){if(typeof n=="number")return`[${n}]`;const d=String(n);return/^\w+$/.test(d)?`.${d}`:`[${c(d)}]`}const h=80;function c(n){return n===
void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,j.dh)(JSON.stringify(n),h)}function f(n){if(n.trim()==="")return(0,w.TR)(
"is empty");try{return(0,w.Ju)(JSON.parse(n))}catch{return(0,w.TR)("is not JSON")}}}),568:((ne,X,a)=>{a.d(X,{C:()=>$,o:()=>E});var s=a(3916),w=a(3298),j=a(3114),
B=a(5440),F=a(3542);let K=function(...m){return{firstWithHost:K}=a.late([3276,7918,8095],8095),new.target?new K(...m):K(...m)},J=function(...m){return{meaningOfAbsent:J}=
a.late([3276,7918,8095],8095),new.target?new J(...m):J(...m)},I=function(...m){return{needsOf:I}=a.late([3276,7918,8095],8095),new.target?new I(...m):I(...m)},L=function(...m){
return{neededByImplied:L}=a.late([3276,7918,8095],8095),new.target?new L(...m):L(...m)};function A({kind:m,absent:h=m}){return m!=="required_provider"?[m,h]:[m,
h,"required_provider_legacy","required_provider_invalid"]}const E=[...new Set([...F.Ir.flatMap(A),"implied_provider","saved_state"])],T=(0,w.O)(m=>F.Ir.filter(h=>A(
h).includes(m)));function G({kind:m,backend:h}){const c=T(m),f=c.find(n=>n.backend===h)??c[0];if(f===void 0)throw new Error(`no row of the usage table has ${m}`);
return f}function $(m){const{clients:h,isOverridden:c,replacedFor:f=[]}=m;if(m.kind==="saved_state")return{...B.zt,directHost:m.text??"",needs:[]};if(m.kind==="\
implied_provider"){const D=L(h);return c?{...D,needs:[]}:D}const n=G(m),d=new Map(h.map(D=>[D,b(m,n,D)])),i=[...d].filter(([D])=>!c&&!f.includes(D)),{host:p,isHostImplied:k,
directHost:C}=K([...d.values()]),R=I(new Map(i),n);return{host:p,isHostImplied:k,directHost:C,needs:R}}function b(m,h,c){const{text:f,evaluated:n,version:d}=m,i=n===
void 0?{text:f,isWhole:!0}:n[c];if(i===void 0)return B.zt;if(i.text===null)return f!==null&&h.defaults===void 0?B.zt:g(m,h,c);if(!i.isWhole)return(0,B.i4)(h.grammar,
i.text,c)??B.zt;const p=d!==void 0&&d.value===void 0;return B.pb[h.grammar](i.text,c,p)}const P=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function g({
kind:m,address:h,place:c},f,n){const[,d=null]=P.exec(h)??[],i=(0,j.L8)((0,s.basename)(c.file),new Set,"")??{class:"config",isOverride:!1};return J({row:f,kind:m,
address:h,localName:d},i,n)}}),9220:((ne,X,a)=>{a.d(X,{Gs:()=>x,U0:()=>r,_5:()=>b,fM:()=>le,l3:()=>de});var s=a(5262),w=a(2057),j=a(2170),B=a(9119),F=a(9615),K=a(
8032),J=a(255),I=a(6889),L=a(4497),A=a(1250),E=a(1011),T=a(8317),G=a(568);let $=function(...N){return{problemFacts:$}=a.late([4507],4507),new.target?new $(...N):
$(...N)};const b=32e3,{Qq:P,Ik:g,yL:m,wC:h}=T,c=N=>s.Fs(T.p_(N),s.Ru(b,`at most ${b} items`)),f=s.me(P),n=s.yq(T.Jt,!1),d=T.rD(0,Number.MAX_SAFE_INTEGER),i=h(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),p=h(/^[\w.+-]{1,100}$/,"a version"),k=N=>{const q=(0,J.Pv)((0,J.pk)(N));return q.ok&&q.value===N},C=T.qG(k,"a hostname"),R=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
D=h(R,"a path in the repository"),W=h(new RegExp(`^$|${R.source}`),"a path in the repository"),v=T.rD(1,2**25),u=g({file:D,...{line:v,column:v,endColumn:v},target:s.
lq(D)}),l=m(K.zK),O=m(K.Du),y=N=>g({terraform:s.yq(N),opentofu:s.yq(N)}),U=[K.Du,...K.Du.map(N=>[N])],V=N=>U.find(q=>q.length===N.length&&q.every(se=>N.includes(
se))),Y=s.Fs(c(O),s.z6(N=>V(N)!==void 0,"one or two different CLIs"),s.pd(N=>V(N)??N)),Q=g({text:P,value:s.yq(y(f)),place:u}),te=g({root:f,source:f,version:f,isOpen:n}),
r=s.Fs(g({kind:m(G.o),host:f,address:P,text:f,...u.entries,clients:Y,version:s.yq(Q),constraints:s.yq(P),evaluated:s.yq(y(g({text:f,isWhole:n}))),calls:s.yq(y(c(
te))),backend:s.yq(P),hasOwnToken:n,workspace:s.yq(g({organization:f,name:f,lacks:s.yq(c(m(E.Rt)))})),isOverridden:n,replacedFor:s.yq(Y),directories:s.yq(c(W))}),
s.pd(({host:N,file:q,line:se,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:q,line:se,column:oe,endColumn:ie,target:ae}}))),o=s.Fs(g({clients:Y,releases:c(
P),versions:y(P),why:P,evidence:c(g({client:O,level:m(A.A),place:u,text:P,version:f})),isGuess:s.yq(s.eu(!0,"true"))}),s.pd(({releases:N,...q})=>({...q,name:(0,I.
WJ)(q.clients),releases:q.clients.flatMap(se=>{const oe=(0,L.w0)(se,[]),ie=oe.filter(ae=>N.includes(ae.name));return ie.length===0?oe:ie})}))),t=N=>Object.hasOwn(
$(),N),_=s.Fs(g({code:T.qG(t,"a problem code"),severity:m(F.oC),message:P,help:s.yq(P),affects:c(l),clients:Y,namedHost:s.yq(s.me(C),null),places:c(u),isPlaceholder:s.
yq(T.Jt)}),s.pd(({code:N,severity:q,message:se,help:oe,affects:ie,...ae})=>{const ue=$()[N],pe=ue.affects.filter(me=>ie.includes(me)),_e={...ue,code:N,usualSeverity:ue.
severity,severity:q,affects:pe};return(0,j.kH)({..._e,message:se,...oe!==void 0&&{help:oe}},ae)})),S=[...E.O8,...E.VZ,...Object.keys(K.$I),"binary","state-expre\
ssion"],x=N=>S.some(q=>q===N.kind),M=g({kind:m(S),text:P,localName:f,place:u,directories:s.yq(c(W))}),z=g({directory:W,module:s.me(W),unknown:s.me(u),missing:s.
yq(W),isPartial:n,replaced:c(D),files:c(D)}),H=g({root:W,key:P,source:P,version:P,directory:W}),Z=g({code:P,host:s.me(C),paths:s.me(c(s.Fs(P,s.z6(w.pn,"a simple\
 glob")))),reason:f,place:u,line:s.yq(v)}),ee=s.Fs(c(Z),s.z6(N=>(0,w.zM)(N.flatMap(({paths:q})=>q??[]))<=w.zt,"few globs")),re=g({name:s.Fs(P,s.z6(B.en,"a name \
such as acme/network")),url:s.me(h(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.me(h(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ce=s.Fs(
T.A7(i,c(P)),s.pd(N=>new Map(Object.entries(N)))),le=g({kind:m(["repository"]),schemaVersion:d,version:p}),fe=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,de=g({...le.
entries,writtenAt:s.yq(h(fe,"a time in UTC")),repository:re,dialect:o,setting:g({name:m(["auto","terraform","opentofu","both"]),version:s.me(p)}),usedBy:c(l),files:d,
bytes:d,usages:d,isEmpty:n,notes:c(_),ignore:s.yq(ee,[]),declared:c(M),units:s.yq(c(z),[]),installed:s.yq(c(H),[]),roots:c(g({directory:D,clients:Y})),rootsAreNamed:n,
isReadByProject:n,locks:c(g({file:D,hashes:ce})),plugins:c(g({directory:D,providers:c(i)}))})}),4668:((ne,X,a)=>{a.d(X,{WS:()=>G,Yo:()=>m,gy:()=>$,or:()=>c,zx:()=>I});
var s=a(7811),w=a(9119),j=a(2432),B=a(8317),F=a(568),K=a(9220);const J=1024*1024,I=128*J,L=6e6,A=25e4,E=24*J,T=6e5;function G(f,n){if(P.test(f.toString("utf8",0,
1e3)))return $("is the report of a check, not a usages file; keep reports in another directory");let d=f.length;for(;d>0&&(f[d-1]??0)<=32;)d-=1;const i=f.subarray(
f.toString("utf8",0,3)==="\uFEFF"?3:0,d),p=i.lastIndexOf(`
`)+1,[,k=""]=h.exec(i.toString("utf8",p,p+2e3))??[],C=(0,w.en)(k)?k:null,R=n.why===null?new c().add(i):"not been read";if(R!==null)return $(`has ${R}; ${m}`,C);
const D=(0,B.qF)(i.toString("utf8",p));if(!D.ok){const O=i.length===0?"":"the last line ";return $(`${O}${D.why}; ${g}`,C)}const W=(0,B.fd)(K.fM,D.value);if(!W.
ok)return $(`the last line is not about the repository: ${W.why}; ${g}`);const{schemaVersion:v,version:e}=W.value;if(v!==j.G5)return $(`schemaVersion is ${v}, w\
hich tf-disco ${j.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,C);const u=b(i.subarray(0,p),D.value,n);if(u.
ok)return u;const l=`it was written by tf-disco ${e}; write it with version ${j.xv}`;return $(`${u.why}; ${e===j.xv?g:l}`,C)}const $=(f,n=null)=>({ok:!1,why:f,repository:n});
function b(f,n,d){const i=(0,B.fd)(K.l3,n);if(!i.ok)return(0,s.TR)(`the last line: ${i.why}`);const{kind:p,schemaVersion:k,version:C,usages:R,...D}=i.value,W=[];
for(let v=0,e=0;v<f.length;v=e+1){if(d.why!==null)return(0,s.TR)("has not been read");e=f.indexOf(`
`,v);const u=(0,B.qF)(f.toString("utf8",v,e)),l=u.ok?(0,B.fd)(K.U0,u.value):u;if(!l.ok)return(0,s.TR)(`line ${W.length+1}${u.ok?":":""} ${l.why}`);W.push({...l.
value,...(0,F.C)(l.value)})}return R!==W.length?(0,s.TR)(`has ${W.length} usages, and its last line counts ${R}`):(0,s.Ju)({...D,usages:W})}const P=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
g="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",h=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class c{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(n){this.bytes+=n.length;for(let d=0;d<n.length;d+=1){const i=n[d];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,i===10?(this.lineBytes=0,this.lineParts=0):(i===44||i===91||i===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>E)return`a line of m\
ore than ${E/J} MiB`;if(this.lineParts>T)return`a line with more than ${T} values`}return this.lines-1>A?`more than ${A} usages`:this.bytes>I?`more than ${I/J} \
MiB`:this.parts>L?`more than ${L} values`:null}}}),3542:((ne,X,a)=>{a.d(X,{FK:()=>D,Ir:()=>R,dh:()=>W});var s=a(2213),w=a(5106),j=a(3298);let B=function(...v){return{
dotted:B}=a.late([3276,7918,8095],8095),new.target?new B(...v):B(...v)};const F={terraform:"app.terraform.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},J={terraform:"static",opentofu:"static"},I={opentofu:"static"},L={terraform:"any",opentofu:"any"},A=["config","migrate"],E=["stack","deploy"],
T={position:["source"],grammar:"module",service:w.e$},G={...T,grammar:"stack-component",isLiteral:!0},$={...G,service:null},b={...T,grammar:"terragrunt",evaluation:L},
P={position:"entries",grammar:"provider",service:w.xq,isLiteral:!0,absent:"required_provider_nosource"},g={position:["hostname"],grammar:"host",service:w.Bn,defaults:F},
m={...g,service:w.OZ},h={...g,evaluation:L},c={...g,service:w.M,defaults:K},f={position:["address"],grammar:"url",service:null};function n(v,e,u,l,{absence:O,...y}={}){
const U=e===""?[]:e.split(" > ").map(V=>V.split(" "));return{kind:u,files:v,path:U.map(([V="",...Y])=>[V,...Y]),...O&&{absent:`${u}${O}`},...l,...y}}const d={absence:"\
_missing"},i={absence:"_default"},p={evaluation:I,merges:"backend"},k="data terraform_remote_state *",C=(v,e,u)=>Object.entries(e).map(([l,O])=>n(A,v+l,"backend",
{...f,grammar:u,position:O.split(" ")},p)),R=[n(A,"module *","module",T,{...d,evaluation:J,merges:"module"}),n(A,"terraform > required_providers","required_prov\
ider",P,{merges:"provider"}),n(A,"terraform > cloud","cloud",m,{...i,...p}),n(A,"terraform > backend remote","backend_remote",g,{...i,...p}),...C("terraform > b\
ackend ",s.FV,"url"),...C("terraform > backend ",s.Gb,"host-part"),...C("terraform > backend ",{local:"path workspace_dir"},"state-path"),...C("terraform > encr\
yption > key_provider ",s.nT,"url"),...[k,`check * > ${k}`].flatMap(v=>[n(A,v,"remote_state",h,{...i,backend:"remote"}),n(A,v,"remote_state",h,{...i,backend:"cl\
oud",service:w.OZ})]),n(A,k,"remote_state",f,{backend:"http",evaluation:L}),n([...A,"query"],"provider tfe","provider_tfe",c,{...i,evaluation:L}),n(["test"],"pr\
ovider tfe","provider_tfe",c),n(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:w.xq,isLiteral:!0}),n(["test"],"run * \
> module","test_module",G,{...d,grammar:"test-module"}),n(["test"],"run * > backend remote","test_backend_remote",g,i),n(E,"required_providers","required_provid\
er",P),n(E,"component *","stack_component",G,d),n(E,"removed","stack_removed",G,d),n(E,"stack *","stack_stack",$,{...d,grammar:"stack"}),n(["deploy"],"upstream_\
input *","upstream_input",$,{grammar:"stack-output"}),n(["migrate"],"state_store_provider","state_store_provider",P),n(["migrate"],"from > backend remote","migr\
ate_backend_remote",g,i),...["terraform","unit *","stack *"].map(v=>n(["terragrunt"],v,"terragrunt_source",b)),...[s.FV,s.Gb].flatMap(v=>Object.entries(v).map(([
e,u])=>{const l=v===s.FV?"url":"host-part",O={...f,grammar:l,position:u.split(" "),evaluation:L};return n(["terragrunt"],"remote_state","backend",O,{backend:e})})),
n(["terragrunt"],"remote_state","backend",{...f,position:"open-state"}),n(["terragrunt"],"remote_state","remote_state",h,{...i,backend:"remote"}),n(["terragrunt"],
"catalog","terragrunt_source",{...b,position:"urls"})],D=(0,j.O)(v=>{const e=R.filter(({files:u})=>u.includes(v));return Map.groupBy(e,({path:[u]})=>u?.[0]??"")});
function W({merges:v},e){return v===void 0||v==="backend"?v??null:B([v,e.at(-1)??""])}}),4225:((ne,X,a)=>{a.r(X),a.d(X,{listRepository:()=>d,readableFile:()=>g,
renderUsagesJson:()=>A});var s=a(3087),w=a(9220),j=a(4668),B=a(8317),F=a(9432),K=a(2432),J=a(9179),I=a(6092),L=a(3152);const A=(i,p=k=>k)=>(0,s.mk)(E(i,p)).map(
k=>(0,I.s$)(k));function*E(i,p){const{usages:k,notes:C,dialect:R,repository:D,...W}=i,{name:v,releases:e,evidence:u,...l}=R;for(const y of k){const{isHostImplied:U,
directHost:V,needs:Y,place:Q,...te}=p(y),r=te.hasOwnToken||void 0,o=te.isOverridden||void 0;yield`${T({...te,hasOwnToken:r,isOverridden:o,...Q})}
`}const O={kind:"repository",schemaVersion:K.G5,version:K.xv,repository:D,...p({...W,locks:W.locks.map(({file:y,hashes:U})=>({file:y,hashes:Object.fromEntries(U)})),
dialect:{...l,releases:e.map(({name:y})=>y),evidence:u.map(({isCloud:y,...U})=>U)},usages:k.length,notes:C.map(b)})};for(const[y,U]of Object.entries(O))if(U!==!1&&
(yield`${y==="kind"?"{":","}"${y}":${Array.isArray(U)?"[":T(U)}`,!!Array.isArray(U))){for(const[V,Y]of U.entries())yield`${V===0?"":","}${T(Y)}`;yield"]"}yield`\
}
`}function T(i){const p=JSON.stringify(i);return!(0,J.r_)(p)&&!p.includes("false")?p:JSON.stringify(i,$)}const G=new Set(["file","directory","target","root"]);function $(i,p){
return typeof p=="string"?G.has(i)?p:i==="text"?(0,J.Qj)(p):(0,J._U)(p):p===!1?void 0:p}function b({problem:i,affects:p,clients:k,namedHost:C,places:R,isPlaceholder:D}){
const{code:W,severity:v,message:e,help:u}=i;return{code:W,severity:v,message:e,help:u,affects:p,clients:k,namedHost:C,places:R,isPlaceholder:D}}function P(i,p=!0){
if(typeof i!="object"||i===null)return!1;const k=i instanceof Map?[...i.values()]:Object.values(i);return p&&Array.isArray(i)&&i.length>w._5||k.some(R=>P(R))}function*g(i,p){
const{usages:k,declared:C,roots:R}=i,v=[...[...k,...C].map(({place:y})=>y.file),...R.map(({directory:y})=>y)].find(y=>/^(?:\/|\.\.(?:\/|$))/.test(y));if(v!==void 0)
throw m(`${(0,F.dh)(v)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const e=Object.entries(i).find(([y,U])=>P(
U,y!=="usages"));if(e!==void 0)throw m(`${e[0]} would have a list of more than ${w._5} items; ${j.Yo}`);const u={...i,usages:[],declared:[],units:[],roots:[],locks:[]},
l=(0,B.fd)(w.l3,JSON.parse([...p(u)].join("")));if(!l.ok)throw m(l.why);const O=new j.or;for(const y of p(i)){const U=O.add(Buffer.from(y));if(U!==null)throw m(
`the file would have ${U}; ${j.Yo}`);yield y}}const m=i=>new L.GN([`the usages of this repository cannot be written: ${i}`]);var h=a(1456),c=a(533),f=a(4359);let n=function(...i){
return{nameRepository:n}=a.late([4878],4878),new.target?new n(...i):n(...i)};function d(i,p,k,C){const{directory:R,environment:D}=k,W={...p,allowedHosts:p.fixedHosts},
{dialect:v,usedBy:e,usages:u,notes:l,ignore:O}=(0,f.o0)(W,i,k),{clients:y,versions:U}=v,{declared:V,units:Y,installed:Q,files:te,bytes:r,isEmpty:o}=i,t=(0,c.lz)(
{...i,usages:u,clients:y,versions:U},p,!0),_=new Set(t.flatMap(M=>M.unknown)),S=t.flatMap(M=>M.roots.map(({name:z,lockFile:H})=>({name:z,lockFile:H,client:M.client}))),
x=new Set(S.flatMap(({lockFile:M})=>M??[]));return{dialect:v,setting:p.dialect,usages:u,notes:l,ignore:O.flatMap(M=>M.place===null?[]:{...M,place:M.place}),declared:V.
filter(w.Gs),writtenAt:C.toISOString(),repository:n(R,D),usedBy:e(),files:te,bytes:r,isEmpty:o,units:Y.filter(M=>M.unknown===null||_.has(M)).map(({covers:M,...z})=>z),
installed:Q,roots:Array.from(Map.groupBy(S,({name:M})=>M),([M,z])=>({directory:M||".",clients:z.map(({client:H})=>H)})),rootsAreNamed:p.roots.length>0,isReadByProject:p.
isReadByProject,locks:Array.from((0,h.hc)(x,R),([M,z])=>({file:M,hashes:z})),plugins:(0,h.KX)(u,y,(0,h.Up)(R))}}}),1456:((ne,X,a)=>{a.d(X,{AT:()=>m,KX:()=>g,Ml:()=>$,
Up:()=>G,_k:()=>E,hc:()=>T});var s=a(3024),w=a(6760),j=a(3916),B=a(9968),F=a(2172),K=a(8032),J=a(255),I=a(5106),L=a(3298);let A=function(...h){return{localMirrors:A}=
a.late([1834],1834),new.target?new A(...h):A(...h)};const E=h=>Map.groupBy(h.flatMap(c=>c.providers.map(f=>({of:f,root:c}))),({of:c})=>(0,F.JT)(c.provider)),T=(h,c)=>new Map(
Array.from(h,f=>[f,(0,F.g_)((0,B.r7)((0,w.join)(c,f))??"")]));function G(h){const c=A();return b(f=>{const n=(0,w.join)(h,f);return(0,s.existsSync)(n)?n:null},(f,n)=>c(
f,n).length>0)}function $(h){const c=new Map(h.map(({directory:f,providers:n})=>[P(f),new Set(n)]));return b(f=>c.has(f)?f:null,(f,n)=>c.get(f)?.has((0,F.JT)(n))??
!1)}function b(h,c){const f=(0,L.O)(n=>{const d=n.replace(/\/$/,""),i=d==="."||n!==d,p=P(d),k=h(p),C=i?[]:f((0,j.dirname)(d));return k===null?C:[{path:k,shown:p},
...C]});return{around:f,holds:c}}const P=h=>`${h==="."?"":`${h}/`}terraform.d/plugins`;function g(h,c,{around:f,holds:n}){const d=h.flatMap(p=>{const k=f((0,j.dirname)(
p.place.file));return k.length===0?[]:p.needs.filter(({service:R})=>R===I.xq).flatMap(({host:R})=>c.flatMap(D=>(0,F.lc)(p,R,D)??[])).flatMap(R=>k.filter(({path:D})=>n(
D,R)).map(({shown:D})=>({shown:D,provider:(0,F.JT)(R)})))}),i=Map.groupBy(d,({shown:p})=>(0,j.dirname)((0,j.dirname)(p)));return Array.from(i,([p,k])=>({directory:p,
providers:[...new Set(k.map(({provider:C})=>C))]}))}function m({client:h,pluginCache:c,mayBreakLocks:f},{root:n,roots:d,platform:i,upgrade:p,dialect:k}){const C=(0,L.
O)(v=>T([v],n).get(v)),R=({provider:v,locked:e},u,l,O=i)=>{if(c===null||u.directory===F.cd.file)return!1;const{host:y,namespace:U,type:V}=v,Y=[c,(0,J.pk)(y),U,V,
l,O];if(!(0,s.existsSync)((0,w.resolve)(n,u.directory,...Y)))return!1;if(e===null)return f&&h==="terraform";const Q=C(u.lockFile??"")?.get((0,F.JT)(v))??[];return e.
text===l&&Q.some(te=>te.startsWith("h1:"))},D=(0,L.O)(()=>E(d.filter(v=>v.client===h)));return{has:R,replacesRegistry:v=>c!==null&&!p&&h==="opentofu"&&(0,K.$l)(
"cachedLocks",k.versions)&&D().get(v)?.every(({of:e,root:u})=>R(e,u,e.locked?.text??""))===!0}}}),5440:((ne,X,a)=>{a.d(X,{Qm:()=>P,TU:()=>G,i4:()=>c,pb:()=>h,zt:()=>E});
var s=a(7811),w=a(8516),j=a(8339),B=a(1054),F=a(8345),K=a(2213),J=a(255),I=a(5243),L=a(9897),A=a(3846);const E={host:null,isHostImplied:!1,needed:null},T=e=>({host:e,
isHostImplied:!1,needed:e}),G=e=>({host:e,isHostImplied:!0,needed:e}),$=e=>({host:e,isHostImplied:!1,needed:null}),b=e=>e===null?E:{...E,directHost:e},P=e=>({...E,
problem:e}),g=(e,u)=>P((0,j.DA)({reason:"rejected",error:e,advice:u}));function m(e,u,l){return l===null?e:{...e,problem:(0,j.My)({text:u,host:e.host,advice:l})}}
const h={module:k,"test-module":(e,u,l)=>{const O=(0,I.vL)(e,u).kind==="remote";return u==="opentofu"||!O?k(e,u,l):P((0,j.DA)({reason:"remote-in-test",text:e}))},
provider:R,"locked-provider":D,"stack-component":W,stack:(e,u)=>{const l=(0,I.A)(e);return l.ok&&!e.startsWith(".")?$(l.value.host):{...W(e,u),isHostImplied:!1,
needed:null}},"stack-output":e=>{const[u="",...l]=e.split("/");return l.length===3?p(u,$):P((0,j.DA)({reason:"stack",text:e}))},terragrunt:v,host:e=>p(e,T),url:e=>b(
(0,K.Ul)(e)),"host-part":e=>b((0,K.D8)(e)),"state-path":e=>b((0,K.Bm)(e))};function c(e,u,l){if(e==="terragrunt"){const[,V]=/^tfr:\/\/([^/?]*)\//.exec(u)??[];return V!==
void 0?n(V,l):/^$|^t$|^tfr?$|^tfr:/.test(u)?void 0:d(u,l)}if(e==="url"&&/^postgres|=/i.test(u))return b(L.IZ);if(/^(url|host-part|state-path)$/.test(e))return d(
u,l);if(e!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(u))return d(u,l);const O=u.indexOf("/");if(O<0)return;const y=(0,I.
vL)(`${u.slice(0,O)}/a/b/c`,l);return y.kind!=="registry"?d(u,l):u.split("/").length<f?{...i(y),directHost:L.IZ}:i(y)}const f=4,n=(e,u)=>e===""?G((0,I.Vm)(u)):p(
e,T),d=(e,u)=>(0,I.Nj)(e)?E:b((0,L.uE)(e,u)),i=({host:e,hostImplied:u})=>u?G(e):T(e);function p(e,u){const l=(0,J.Pv)(e),O=(0,B.L6)(e);return l.ok?m(u(l.value),
e,O):P((0,j.k0)({text:e,error:l.why,advice:O}))}function k(e,u,l){if((0,I.Nj)(e)&&!l)return E;const O=(0,I.vL)(e,u),y=O.kind==="registry"?(0,s.Ju)(O):(0,I.rE)(e,
u);if(l&&!y.ok){const{why:Q}=y,te=/^https?:/i.test(e)?{kind:"invalid",error:Q}:O,o=/^(?:git\+\w+|ssh):/i.test(e)?null:(0,B.NM)(e,te,y),t=/^[a-z0-9]+::/i.test(e)?
"remote":O.kind;return o===null&&(t==="local"||t==="remote")?P((0,j.DA)({reason:`${t}-with-version`,text:e})):g(Q,o)}const U=(0,B.NM)(e,O,y);if(y.ok)return m(i(
y.value),e,U);if(O.kind==="invalid"){const Q=e.includes("://")?{directHost:L.IZ}:{};return{...g(O.error,U??B.x3),...Q}}if(O.kind!=="remote")return m(E,e,U);const{
refusal:V,host:Y}=O;return V!==null?g(V,U??B.x3):Y!==L.IZ||U!==null?m(b(Y),e,U):{...b(Y),problem:(0,j.My)({text:e,host:Y,advice:C})}}const C="write the host aft\
er the scheme, such as git::https://HOST/PATH";function R(e,u){const l=(0,A.mi)(e,u);switch(l.kind){case"legacy":return g(`Invalid legacy provider address: the \
provider "${l.type}" has no namespace`,`write NAMESPACE/${l.type}`);case"registry":return l.hostImplied?G(l.host):m(T(l.host),e,(0,F.c)(e,l));case"builtin":return l.
type==="terraform"?$(l.host):g(`Invalid dependency on built-in provider: none is named "${l.type}"`,"write the address of a provider in a registry");case"invali\
d":return g(l.error.split(`

`)[0]??"",(0,F.c)(e,l))}}function D(e,u){const l=(0,A.mi)(e,u);if(l.kind==="invalid")return g(l.error,null);const O=(0,A.NE)(l);if(O!==e)return P((0,w.FA)({kind:"\
not-normal",of:"address",provider:e,normal:O}));if(l.kind==="builtin")return $(l.host);const y=l.host===(0,I.Vm)("terraform");return{...T(l.host),needed:y?(0,I.
Vm)(u):l.host}}function W(e,u){if(e!==e.trim())return P((0,j.DA)({reason:"white-space",text:e}));if(e==="."||e==="..")return E;const l=(0,I.rE)(e,u);if(l.ok)return i(
l.value);const O=(0,I.A)(e);if(O.ok)return $(O.value.host);const y=(0,I.vL)(e,u);return y.kind==="invalid"?g(y.error,(0,B.NM)(e,y,l)):b(y.kind==="remote"?y.host:
null)}function v(e,u){const[l,O="",y=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(e)??[];if(l===void 0){if(e.startsWith("gitlab.com/"))return b("gitlab.com");if((0,L.
GL)(e))return E;const V=(0,L.cx)(e,"opentofu");if(!(V.ok&&(0,L.Of)(e,V.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(e)){const Q=(0,L.cx)(e,u);return b(Q.ok?
Q.value.host:L.IZ)}}const[U=""]=y.split("//");return U.split("/").length!==3?P((0,j.DA)({reason:"terragrunt",text:e})):n(O,u)}}),8345:((ne,X,a)=>{a.d(X,{C:()=>F,
c:()=>K});var s=a(9179),w=a(3846),j=a(1054),B=a(845);const F="write the `source` that the documentation of the provider shows, such as NAMESPACE/TYPE: a reposit\
ory is no provider";function K(I,L){if(I.length>j.lG)return null;const[A=""]=I.split("/",1);if(L.kind!=="invalid")return L.hostImplied?null:(0,j.L6)(A);if((0,j.
Kc)(I))return j.dj;if(I!==I.trim())return"remove the white space around the address";const[,E="",T=""]=/^((?:\w+::)?(?:\w+:\/\/|git@))?(.*)$/is.exec((0,s.Mi)(I,
""))??[],G=E!==""&&/\bterraform-provider-|\.git$/.test(T);if((0,B.ni)(T)||G)return F;const $=(0,B.Fu)(T,"provider");return $!==null?`write ${$}`:L.error.split(`\


`)[1]??J(I,T)}function J(I,L){const[,A="",E]=/^(.*?)(\/latest|\/v?\d+(?:\.\d+)+)?\/*$/s.exec(L)??[];if(A!==I&&(0,w.mi)(A,"terraform").kind==="registry")return`w\
rite ${A}${E===void 0?"":", and the version in the `version` argument"}`;const T=A.split("/"),[G="",$=""]=T;if(T.length>3){const b=`; service discovery works on\
ly at the root of a host, not below /${$}`;return`write HOST/NAMESPACE/TYPE${(0,j.Cm)(G)?b:""}`}return T.length===3?(0,j.L6)(G):T.length===2&&(0,j.Cm)(G)?"write\
 HOST/NAMESPACE/TYPE, two parts after the host":null}})};export{he as ids,ve as modules};
