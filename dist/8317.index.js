const pe=[8317,4668,4225],de={5262:((se,X,a)=>{a.d(X,{Fs:()=>te,Ik:()=>T,KI:()=>k,L5:()=>q,NT:()=>f,Ru:()=>m,Ww:()=>t,YO:()=>_,Yj:()=>Z,ah:()=>u,ai:()=>b,cG:()=>p,
eu:()=>d,g1:()=>L,lq:()=>G,me:()=>O,nd:()=>l,pd:()=>c,xL:()=>ee,yG:()=>o,yq:()=>P,z6:()=>$,zM:()=>A});var r,R={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function N(n){return!n&&!r?R:{lang:n?.lang??r?.lang,message:n?.message,abortEarly:n?.abortEarly??r?.abortEarly,abortPipeEarly:n?.abortPipeEarly??r?.abortPipeEarly}}
var x;function S(n){return x?.get(n)}var K;function W(n){return K?.get(n)}var J;function B(n,s){return J?.get(n)?.get(s)}function v(n){const s=typeof n;return s===
"string"?`"${n}"`:s==="number"||s==="bigint"||s==="boolean"?`${n}`:s==="object"||s==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":s}function D(n,s,e,i,g){
const j=g&&"input"in g?g.input:e.value,C=g?.expected??n.expects??null,z=g?.received??v(j),U={kind:n.kind,type:n.type,input:j,expected:C,received:z,message:`Inva\
lid ${s}: ${C?`Expected ${C} but r`:"R"}eceived ${z}`,requirement:n.requirement,path:g?.path,issues:g?.issues,lang:i.lang,abortEarly:i.abortEarly,abortPipeEarly:i.
abortPipeEarly},H=n.kind==="schema",Y=g?.message??n.message??B(n.reference,U.lang)??(H?W(U.lang):null)??i.message??S(U.lang);Y!==void 0&&(U.message=typeof Y=="f\
unction"?Y(U):Y),H&&(e.typed=!1),e.issues?e.issues.push(U):e.issues=[U]}function F(n,s){return n===s||Number.isNaN(n)&&Number.isNaN(s)}function V(n,s){return Object.
prototype.hasOwnProperty.call(n,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function M(n,s){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function y(n){return n["~standard"]={version:1,vendor:"valibot",validate:s=>n["~run"]({value:s},N())},n}var w=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function $(n,s){return{kind:"validation",type:"check",reference:$,async:!1,
expects:null,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&D(this,"input",e,i),e}}}function u(n,s){return{kind:"transformation",
type:"guard",reference:u,async:!1,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement(e.value)&&(D(this,"input",e,i),e.typed=!1),e}}}function l(n){
return{kind:"validation",type:"integer",reference:l,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&D(this,"integer",s,e),s}}}function m(n,s){return{kind:"validation",type:"max_length",reference:m,async:!1,expects:`<=${n}`,requirement:n,message:s,"~run"(e,i){
return e.typed&&e.value.length>this.requirement&&D(this,"length",e,i,{received:`${e.value.length}`}),e}}}function p(n,s){return{kind:"validation",type:"max_valu\
e",reference:p,async:!1,expects:`<=${n instanceof Date?n.toJSON():v(n)}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!(e.value<=this.requirement)&&D(this,
"value",e,i,{received:e.value instanceof Date?e.value.toJSON():v(e.value)}),e}}}function t(n,s){return{kind:"validation",type:"min_value",reference:t,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():v(n)}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!(e.value>=this.requirement)&&D(this,"value",e,i,{received:e.value instanceof
Date?e.value.toJSON():v(e.value)}),e}}}function f(n){return{kind:"transformation",type:"raw_transform",reference:f,async:!1,"~run"(s,e){const i=n({dataset:s,config:e,
addIssue:g=>D(this,g?.label??"input",s,e,g),NEVER:null});return s.issues?s.typed=!1:s.value=i,s}}}function o(n,s){return{kind:"validation",type:"regex",reference:o,
async:!1,expects:`${n}`,requirement:n,message:s,"~run"(e,i){return e.typed&&!this.requirement.test(e.value)&&D(this,"format",e,i),e}}}function c(n){return{kind:"\
transformation",type:"transform",reference:c,async:!1,operation:n,"~run"(s){return s.value=this.operation(s.value),s}}}function h(n,s,e){return typeof n.fallback==
"function"?n.fallback(s,e):n.fallback}function E(n,s,e){return typeof n.default=="function"?n.default(s,e):n.default}function _(n,s){return y({kind:"schema",type:"\
array",reference:_,expects:"Array",async:!1,item:n,message:s,"~run"(e,i){const g=e.value;if(Array.isArray(g)){e.typed=!0,e.value=[];for(let j=0;j<g.length;j++){
const C=g[j],z=this.item["~run"]({value:C},i);if(z.issues){const U={type:"array",origin:"value",input:g,key:j,value:C};for(const H of z.issues)H.path?H.path.unshift(
U):H.path=[U],e.issues?.push(H);if(e.issues||(e.issues=z.issues),i.abortEarly){e.typed=!1;break}}z.typed||(e.typed=!1),e.value.push(z.value)}}else D(this,"type",
e,i);return e}})}function A(n){return y({kind:"schema",type:"boolean",reference:A,expects:"boolean",async:!1,message:n,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:D(this,"type",s,e),s}})}function P(n,s){return y({kind:"schema",type:"exact_optional",reference:P,expects:n.expects,async:!1,wrapped:n,default:s,
"~run"(e,i){return this.wrapped["~run"](e,i)}})}function d(n,s){return y({kind:"schema",type:"literal",reference:d,expects:v(n),async:!1,literal:n,message:s,"~r\
un"(e,i){return F(e.value,this.literal)?e.typed=!0:D(this,"type",e,i),e}})}function O(n,s){return y({kind:"schema",type:"nullable",reference:O,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:s,"~run"(e,i){return e.value===null&&(this.default!==void 0&&(e.value=E(this,e,i)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,i)}})}function b(n){return y({kind:"schema",type:"number",reference:b,expects:"number",async:!1,message:n,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:D(this,"type",s,e),s}})}function T(n,s){return y({kind:"schema",type:"object",reference:T,expects:"Object",async:!1,entries:n,message:s,
"~run"(e,i){const g=e.value;if(g&&typeof g=="object"){e.typed=!0,e.value={};for(const j in this.entries){const C=this.entries[j];if(j in g||(C.type==="exact_opt\
ional"||C.type==="optional"||C.type==="nullish")&&C.default!==void 0){const z=j in g?g[j]:E(C),U=C["~run"]({value:z},i);if(U.issues){const H={type:"object",origin:"\
value",input:g,key:j,value:z};for(const Y of U.issues)Y.path?Y.path.unshift(H):Y.path=[H],e.issues?.push(Y);if(e.issues||(e.issues=U.issues),i.abortEarly){e.typed=
!1;break}}U.typed||(e.typed=!1),e.value[j]=U.value}else if(C.fallback!==void 0)e.value[j]=h(C);else if(C.type!=="exact_optional"&&C.type!=="optional"&&C.type!==
"nullish"&&(D(this,"key",e,i,{input:void 0,expected:`"${j}"`,path:[{type:"object",origin:"key",input:g,key:j,value:g[j]}]}),i.abortEarly))break}}else D(this,"ty\
pe",e,i);return e}})}function G(n,s){return y({kind:"schema",type:"optional",reference:G,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:s,"~run"(e,i){
return e.value===void 0&&(this.default!==void 0&&(e.value=E(this,e,i)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,i)}})}function k(n,s){return y({kind:"\
schema",type:"picklist",reference:k,expects:M(n.map(v),"|"),async:!1,options:n,message:s,"~run"(e,i){return this.options.includes(e.value)?e.typed=!0:D(this,"ty\
pe",e,i),e}})}function L(n,s,e){return y({kind:"schema",type:"record",reference:L,expects:"Object",async:!1,key:n,value:s,message:e,"~run"(i,g){const j=i.value;
if(j&&typeof j=="object"){i.typed=!0,i.value={};for(const C in j)if(V(j,C)){const z=j[C],U=this.key["~run"]({value:C},g);if(U.issues){const Y={type:"object",origin:"\
key",input:j,key:C,value:z};for(const ne of U.issues)ne.path=[Y],i.issues?.push(ne);if(i.issues||(i.issues=U.issues),g.abortEarly){i.typed=!1;break}}const H=this.
value["~run"]({value:z},g);if(H.issues){const Y={type:"object",origin:"value",input:j,key:C,value:z};for(const ne of H.issues)ne.path?ne.path.unshift(Y):ne.path=
[Y],i.issues?.push(ne);if(i.issues||(i.issues=H.issues),g.abortEarly){i.typed=!1;break}}(!U.typed||!H.typed)&&(i.typed=!1),U.typed&&(i.value[U.value]=H.value)}}else
D(this,"type",i,g);return i}})}function Z(n){return y({kind:"schema",type:"string",reference:Z,expects:"string",async:!1,message:n,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:D(this,"type",s,e),s}})}function q(){return y({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(n){return n.typed=
!0,n}})}function te(...n){return y({...n[0],pipe:n,"~run"(s,e){for(const i of n)if(i.kind!=="metadata"){if(s.issues&&(i.kind==="schema"||i.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=i["~run"](s,e))}return s}})}function ee(n,s,e){const i=n["~run"]({value:s},N(e));return{
typed:i.typed,success:!i.issues,output:i.value,issues:i.issues}}}),8317:((se,X,a)=>{a.d(X,{A7:()=>y,Ik:()=>V,Jt:()=>v,Qq:()=>K,fd:()=>w,p_:()=>F,qF:()=>p,qG:()=>J,
rD:()=>B,wC:()=>W,yL:()=>D});var r=a(5262),R=a(7811),N=a(9432);const x=1e4,S=`a text of at most ${x} characters`,K=r.Fs(r.Yj("a text"),r.Ru(x,S)),W=(t,f)=>r.Fs(
r.Yj(f),r.Ru(x,S),r.yG(t,f)),J=(t,f)=>r.Fs(r.Yj(f),r.Ru(x,S),r.ah(t,f));function B(t,f){const o=`a whole number from ${t} to ${f}`;return r.Fs(r.ai(o),r.nd(o),r.
Ww(t,o),r.cG(f,o))}const v=r.zM("true or false"),D=t=>r.KI(t,`one of ${t.join(", ")}`),F=t=>r.YO(t,"an array"),V=t=>r.Ik(t,({path:f})=>{const o=t[String(f?.[0]?.
key)];return o===void 0?"an object":M(o)});function M(t){return"message"in t&&typeof t.message=="string"?t.message:"wrapped"in t?M(t.wrapped):"an object"}const y=(t,f)=>r.
g1(t,f,"an object");function w(t,f){const o=r.xL(t,f,{abortEarly:!0});return o.success?(0,R.Ju)(o.output):(0,R.TR)($(o.issues[0]))}function $({path:t,input:f,message:o}){
const c=t??[],_=(c.at(-1)?.origin==="key"&&f!==void 0?c.slice(0,-1):c).map(({key:A})=>u(A)).join("").replace(/^\./,"");return`${_===""?"the value":_} is ${m(f)}\
; expected ${o}`}function u(t){if(typeof t=="number")return`[${t}]`;const f=String(t);return/^\w+$/.test(f)?`.${f}`:`[${m(f)}]`}const l=80;function m(t){return t===
void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?"an object":(0,N.dh)(JSON.stringify(t),l)}function p(t){if(t.trim()==="")return(0,R.TR)(
"is empty");try{return(0,R.Ju)(JSON.parse(t))}catch{return(0,R.TR)("is not JSON")}}}),568:((se,X,a)=>{a.d(X,{C:()=>M,o:()=>D});var r=a(3916),R=a(3298),N=a(3114),
x=a(5440),S=a(3542);let K=function(...u){return{firstWithHost:K}=a.late([3276,6851,8095],8095),new.target?new K(...u):K(...u)},W=function(...u){return{meaningOfAbsent:W}=
a.late([3276,6851,8095],8095),new.target?new W(...u):W(...u)},J=function(...u){return{needsOf:J}=a.late([3276,6851,8095],8095),new.target?new J(...u):J(...u)},B=function(...u){
return{neededByImplied:B}=a.late([3276,6851,8095],8095),new.target?new B(...u):B(...u)};function v({kind:u,absent:l=u}){return u!=="required_provider"?[u,l]:[u,
l,"required_provider_legacy","required_provider_invalid"]}const D=[...new Set([...S.Ir.flatMap(v),"implied_provider","saved_state"])],F=(0,R.O)(u=>S.Ir.filter(l=>v(
l).includes(u)));function V({kind:u,backend:l}){const m=F(u),p=m.find(t=>t.backend===l)??m[0];if(p===void 0)throw new Error(`no row of the usage table has ${u}`);
return p}function M(u){const{clients:l,isOverridden:m,replacedFor:p=[],stateHosts:t={}}=u;if(u.kind==="saved_state")return{...x.zt,directHost:u.text??"",needs:[]};
if(u.kind==="implied_provider"){const P=B(l);return m?{...P,needs:[]}:P}const f=V(u),o=new Map(l.map(P=>[P,y(u,f,P)])),c=[...o].filter(([P])=>!m&&!p.includes(P)),
{host:h,isHostImplied:E,directHost:_}=K([...o.values()]),A=J(new Map(c),f,P=>t[P]??null);return{host:h,isHostImplied:E,directHost:_,needs:A}}function y(u,l,m){const{
text:p,evaluated:t,version:f}=u,o=t===void 0?{text:p,isWhole:!0}:t[m];if(o===void 0)return x.zt;if(o.text===null)return p!==null&&l.defaults===void 0?x.zt:$(u,l,
m);if(!o.isWhole)return(0,x.i4)(l.grammar,o.text,m)??x.zt;const c=f!==void 0&&f.value===void 0;return x.pb[l.grammar](o.text,m,c)}const w=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function $({kind:u,address:l,place:m},p,t){const[,f=null]=w.exec(l)??[],o=(0,N.L8)((0,r.basename)(m.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:p,kind:u,address:l,localName:f},o,t)}}),9220:((se,X,a)=>{a.d(X,{Gs:()=>i,U0:()=>te,_5:()=>V,fM:()=>H,l3:()=>ne});var r=a(5262),R=a(2170),N=a(9119),x=a(9615),
S=a(8032),K=a(255),W=a(6889),J=a(1250),B=a(1011),v=a(8317),D=a(568);let F=function(...I){return{problemFacts:F}=a.late([4507],4507),new.target?new F(...I):F(...I)};
const V=32e3,{Qq:M,Ik:y,yL:w,wC:$}=v,u=I=>r.Fs(v.p_(I),r.Ru(V,`at most ${V} items`)),l=r.me(M),m=r.yq(v.Jt,!1),p=v.rD(0,Number.MAX_SAFE_INTEGER),t=$(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),f=$(/^[\w.+-]{1,100}$/,"a version"),o=I=>{const Q=(0,K.Pv)((0,K.pk)(I));return Q.ok&&Q.value===I},c=v.qG(o,"a hostname"),h=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
E=$(h,"a path in the repository"),_=$(new RegExp(`^$|${h.source}`),"a path in the repository"),A=v.rD(1,2**25),d=y({file:E,...{line:A,column:A,endColumn:A},target:r.
lq(E)}),O=w(S.zK),b=w(S.Du),T=I=>y({terraform:r.yq(I),opentofu:r.yq(I)}),G=[S.Du,...S.Du.map(I=>[I])],k=I=>G.find(Q=>Q.length===I.length&&Q.every(re=>I.includes(
re))),L=r.Fs(u(b),r.z6(I=>k(I)!==void 0,"one or two different CLIs"),r.pd(I=>k(I)??I)),Z=y({text:M,value:r.yq(T(l)),place:d}),q=y({root:l,source:l,version:l,isOpen:m}),
te=r.Fs(y({kind:w(D.o),host:l,address:M,text:l,...d.entries,clients:L,version:r.yq(Z),constraints:r.yq(M),evaluated:r.yq(T(y({text:l,isWhole:m}))),calls:r.yq(T(
u(q))),backend:r.yq(M),stateHosts:r.yq(T(c)),hasOwnToken:m,workspace:r.yq(y({organization:l,name:l,lacks:r.yq(u(w(B.Rt)))})),isOverridden:m,replacedFor:r.yq(L),
directories:r.yq(u(_))}),r.pd(({host:I,file:Q,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Q,line:re,column:oe,endColumn:ie,target:ae}}))),
ee=r.Fs(y({clients:L,releases:u(M),versions:T(M),why:M,evidence:u(y({client:b,level:w(J.A),place:d,text:M,version:l})),isGuess:r.yq(r.eu(!0,"true"))}),r.pd(({releases:I,
...Q})=>({...Q,name:(0,W.WJ)(Q.clients),releases:Q.clients.flatMap(re=>{const oe=(0,W.w0)(re,[]),ie=oe.filter(ae=>I.includes(ae.name));return ie.length===0?oe:ie})}))),
n=I=>Object.hasOwn(F(),I),s=r.Fs(y({code:v.qG(n,"a problem code"),severity:w(x.oC),message:M,help:r.yq(M),affects:u(O),clients:L,namedHost:r.yq(r.me(c),null),places:u(
d),isPlaceholder:r.yq(v.Jt)}),r.pd(({code:I,severity:Q,message:re,help:oe,affects:ie,...ae})=>{const ue=F()[I],le=ue.affects.filter(fe=>ie.includes(fe)),ce={...ue,
code:I,usualSeverity:ue.severity,severity:Q,affects:le};return(0,R.kH)({...ce,message:re,...oe!==void 0&&{help:oe}},ae)})),e=[...B.O8,...B.VZ,...Object.keys(S.$I),
"binary"],i=I=>e.some(Q=>Q===I.kind),g=y({kind:w(e),text:M,localName:l,place:d,directories:r.yq(u(_))}),j=y({directory:_,module:r.me(_),unknown:r.me(d),missing:r.
yq(_),isPartial:m,replaced:u(E),files:u(E)}),C=y({root:_,key:M,source:M,version:M,directory:_}),z=y({name:r.Fs(M,r.z6(N.en,"a name such as acme/network")),url:r.
me($(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:r.me($(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),U=r.Fs(v.A7(t,u(M)),r.pd(I=>new Map(Object.
entries(I)))),H=y({kind:w(["repository"]),schemaVersion:p,version:f}),Y=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,ne=y({...H.entries,writtenAt:r.yq($(Y,"a time\
 in UTC")),repository:z,dialect:ee,setting:y({name:w(["auto","terraform","opentofu","both"]),version:r.me(f)}),usedBy:u(O),files:p,bytes:p,usages:p,isEmpty:m,notes:u(
s),declared:u(g),units:r.yq(u(j),[]),installed:r.yq(u(C),[]),roots:u(y({directory:E,clients:L})),rootsAreNamed:m,locks:u(y({file:E,hashes:U})),plugins:u(y({directory:E,
providers:u(t)}))})}),4668:((se,X,a)=>{a.d(X,{WS:()=>V,Yo:()=>u,gy:()=>M,or:()=>m,zx:()=>J});var r=a(7811),R=a(9119),N=a(2432),x=a(8317),S=a(568),K=a(9220);const W=1024*
1024,J=128*W,B=6e6,v=25e4,D=24*W,F=6e5;function V(p,t){if(w.test(p.toString("utf8",0,1e3)))return M("is the report of a check, not a usages file; keep reports i\
n another directory");let f=p.length;for(;f>0&&(p[f-1]??0)<=32;)f-=1;const o=p.subarray(p.toString("utf8",0,3)==="\uFEFF"?3:0,f),c=o.lastIndexOf(`
`)+1,[,h=""]=l.exec(o.toString("utf8",c,c+2e3))??[],E=(0,R.en)(h)?h:null,_=t.why===null?new m().add(o):"not been read";if(_!==null)return M(`has ${_}; ${u}`,E);
const A=(0,x.qF)(o.toString("utf8",c));if(!A.ok){const G=o.length===0?"":"the last line ";return M(`${G}${A.why}; ${$}`,E)}const P=(0,x.fd)(K.fM,A.value);if(!P.
ok)return M(`the last line is not about the repository: ${P.why}; ${$}`);const{schemaVersion:d,version:O}=P.value;if(d!==N.G5)return M(`schemaVersion is ${d}, w\
hich tf-disco ${N.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,E);const b=y(o.subarray(0,c),A.value,t);if(b.
ok)return b;const T=`it was written by tf-disco ${O}; write it with version ${N.xv}`;return M(`${b.why}; ${O===N.xv?$:T}`,E)}const M=(p,t=null)=>({ok:!1,why:p,repository:t});
function y(p,t,f){const o=(0,x.fd)(K.l3,t);if(!o.ok)return(0,r.TR)(`the last line: ${o.why}`);const{kind:c,schemaVersion:h,version:E,usages:_,...A}=o.value,P=[];
for(let d=0,O=0;d<p.length;d=O+1){if(f.why!==null)return(0,r.TR)("has not been read");O=p.indexOf(`
`,d);const b=(0,x.qF)(p.toString("utf8",d,O)),T=b.ok?(0,x.fd)(K.U0,b.value):b;if(!T.ok)return(0,r.TR)(`line ${P.length+1}${b.ok?":":""} ${T.why}`);P.push({...T.
value,...(0,S.C)(T.value)})}return _!==P.length?(0,r.TR)(`has ${P.length} usages, and its last line counts ${_}`):(0,r.Ju)({...A,usages:P})}const w=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
$="write the file with `tf-disco usages --format json`",u="scan fewer directories of the repository",l=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class m{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(t){this.bytes+=t.length;for(let f=0;f<t.length;f+=1){const o=t[f];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>D)return`a line of m\
ore than ${D/W} MiB`;if(this.lineParts>F)return`a line with more than ${F} values`}return this.lines-1>v?`more than ${v} usages`:this.bytes>J?`more than ${J/W} \
MiB`:this.parts>B?`more than ${B} values`:null}}}),3542:((se,X,a)=>{a.d(X,{FK:()=>A,Ir:()=>_,dh:()=>P});var r=a(2213),R=a(5106),N=a(3298);let x=function(...d){return{
dotted:x}=a.late([3276,6851,8095],8095),new.target?new x(...d):x(...d)};const S={terraform:"app.terraform.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},J={opentofu:"static"},B={terraform:"any",opentofu:"any"},v=["config","migrate"],D=["stack","deploy"],
F={position:["source"],grammar:"module",service:R.e$},V={...F,grammar:"stack-component",isLiteral:!0},M={...V,service:null},y={...F,grammar:"terragrunt",evaluation:B},
w={position:"entries",grammar:"provider",service:R.xq,isLiteral:!0,absent:"required_provider_nosource"},$={position:["hostname"],grammar:"host",service:R.Bn,defaults:S},
u={...$,service:R.OZ},l={...$,evaluation:B},m={...$,service:R.M,defaults:K},p={position:["address"],grammar:"url",service:null};function t(d,O,b,T,{absence:G,...k}={}){
const L=O===""?[]:O.split(" > ").map(Z=>Z.split(" "));return{kind:b,files:d,path:L.map(([Z="",...q])=>[Z,...q]),...G&&{absent:`${b}${G}`},...T,...k}}const f={absence:"\
_missing"},o={absence:"_default"},c={evaluation:J,merges:"backend"},h="data terraform_remote_state *",E=(d,O,b)=>Object.entries(O).map(([T,G])=>t(v,d+T,"backend",
{...p,grammar:b,position:G.split(" ")},c)),_=[t(v,"module *","module",F,{...f,evaluation:W,merges:"module"}),t(v,"terraform > required_providers","required_prov\
ider",w,{merges:"provider"}),t(v,"required_providers","required_provider",w,{isReserved:!0}),t(v,"terraform > cloud","cloud",u,{...o,...c}),t(v,"terraform > bac\
kend remote","backend_remote",$,{...o,...c}),...E("terraform > backend ",r.FV,"url"),...E("terraform > backend ",r.Gb,"host-part"),...E("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...E("terraform > encryption > key_provider ",r.nT,"url"),...[h,`check * > ${h}`].flatMap(d=>[t(v,d,"remote_state",l,{
...o,backend:"remote"}),t(v,d,"remote_state",l,{...o,backend:"cloud",service:R.OZ})]),t(v,h,"remote_state",p,{backend:"http",evaluation:B}),t([...v,"query"],"pr\
ovider tfe","provider_tfe",m,{...o,evaluation:B}),t(["test"],"provider tfe","provider_tfe",m),t(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:R.xq,isLiteral:!0}),t(["test"],"run * > module","test_module",V,{...f,grammar:"test-module"}),t(["test"],"run * > backend remote","test\
_backend_remote",$,o),t(D,"required_providers","required_provider",w),t(D,"component *","stack_component",V,f),t(D,"removed","stack_removed",V,f),t(D,"stack *",
"stack_stack",M,{...f,grammar:"stack"}),t(["deploy"],"upstream_input *","upstream_input",M,{grammar:"stack-output"}),t(["migrate"],"state_store_provider","state\
_store_provider",w),t(["migrate"],"from > backend remote","migrate_backend_remote",$,o),...["terraform","unit *","stack *"].map(d=>t(["terragrunt"],d,"terragrun\
t_source",y)),...[r.FV,r.Gb].flatMap(d=>Object.entries(d).map(([O,b])=>{const T=d===r.FV?"url":"host-part",G={...p,grammar:T,position:b.split(" "),evaluation:B};
return t(["terragrunt"],"remote_state","backend",G,{backend:O})})),t(["terragrunt"],"remote_state","backend",{...p,position:"open-state"}),t(["terragrunt"],"rem\
ote_state","remote_state",l,{...o,backend:"remote"}),t(["terragrunt"],"catalog","terragrunt_source",{...y,position:"urls"})],A=(0,N.O)(d=>{const O=_.filter(({files:b})=>b.
includes(d));return Map.groupBy(O,({path:[b]})=>b?.[0]??"")});function P({merges:d},O){return d===void 0||d==="backend"?d??null:x([d,O.at(-1)??""])}}),4225:((se,X,a)=>{
a.r(X),a.d(X,{listRepository:()=>f,readableFile:()=>$,renderUsagesJson:()=>v});var r=a(3087),R=a(9220),N=a(4668),x=a(8317),S=a(9432),K=a(2432),W=a(9179),J=a(6092),
B=a(3152);const v=(o,c=h=>h)=>(0,r.mk)(D(o,c)).map(h=>(0,J.s$)(h));function*D(o,c){const{usages:h,notes:E,dialect:_,repository:A,...P}=o,{name:d,releases:O,evidence:b,
...T}=_;for(const k of h){const{isHostImplied:L,directHost:Z,needs:q,place:te,...ee}=c(k),n=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${F({...ee,hasOwnToken:n,
isOverridden:s,...te})}
`}const G={kind:"repository",schemaVersion:K.G5,version:K.xv,repository:A,...c({...P,locks:P.locks.map(({file:k,hashes:L})=>({file:k,hashes:Object.fromEntries(L)})),
dialect:{...T,releases:O.map(({name:k})=>k),evidence:b.map(({isCloud:k,...L})=>L)},usages:h.length,notes:E.map(y)})};for(const[k,L]of Object.entries(G))if(L!==!1&&
(yield`${k==="kind"?"{":","}"${k}":${Array.isArray(L)?"[":F(L)}`,!!Array.isArray(L))){for(const[Z,q]of L.entries())yield`${Z===0?"":","}${F(q)}`;yield"]"}yield`\
}
`}function F(o){const c=JSON.stringify(o);return!(0,W.r_)(c)&&!c.includes("false")?c:JSON.stringify(o,M)}const V=new Set(["file","directory","target","root"]);function M(o,c){
return typeof c=="string"?V.has(o)?c:o==="text"?(0,W.Qj)(c):(0,W._U)(c):c===!1?void 0:c}function y({problem:o,affects:c,clients:h,namedHost:E,places:_,isPlaceholder:A}){
const{code:P,severity:d,message:O,help:b}=o;return{code:P,severity:d,message:O,help:b,affects:c,clients:h,namedHost:E,places:_,isPlaceholder:A}}function w(o,c=!0){
if(typeof o!="object"||o===null)return!1;const h=o instanceof Map?[...o.values()]:Object.values(o);return c&&Array.isArray(o)&&o.length>R._5||h.some(_=>w(_))}function*$(o,c){
const{usages:h,declared:E,roots:_}=o,d=[...[...h,...E].map(({place:k})=>k.file),..._.map(({directory:k})=>k)].find(k=>/^(?:\/|\.\.(?:\/|$))/.test(k));if(d!==void 0)
throw u(`${(0,S.dh)(d)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const O=Object.entries(o).find(([k,L])=>w(
L,k!=="usages"));if(O!==void 0)throw u(`${O[0]} would have a list of more than ${R._5} items; ${N.Yo}`);const b={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
T=(0,x.fd)(R.l3,JSON.parse([...c(b)].join("")));if(!T.ok)throw u(T.why);const G=new N.or;for(const k of c(o)){const L=G.add(Buffer.from(k));if(L!==null)throw u(
`the file would have ${L}; ${N.Yo}`);yield k}}const u=o=>new B.GN([`the usages of this repository cannot be written: ${o}`]);var l=a(1456),m=a(533),p=a(5306);let t=function(...o){
return{nameRepository:t}=a.late([4878],4878),new.target?new t(...o):t(...o)};function f(o,c,h,E){const{directory:_,environment:A}=h,{dialect:P,usedBy:d,usages:O,
notes:b}=(0,p.o0)(c,o,h),{clients:T}=P,{declared:G,units:k,installed:L,files:Z,bytes:q,isEmpty:te}=o,ee=(0,m.lz)({usages:O,declared:G,units:k,clients:T},c,!0),n=new Set(
ee.flatMap(i=>i.unknown)),s=ee.flatMap(i=>i.roots.map(({name:g,lockFile:j})=>({name:g,lockFile:j,client:i.client}))),e=new Set(s.flatMap(({lockFile:i})=>i??[]));
return{dialect:P,setting:c.dialect,usages:O,notes:b,declared:G.filter(R.Gs),writtenAt:E.toISOString(),repository:t(_,A),usedBy:d(),files:Z,bytes:q,isEmpty:te,units:k.
filter(i=>i.unknown===null||n.has(i)).map(({covers:i,...g})=>g),installed:L,roots:Array.from(Map.groupBy(s,({name:i})=>i),([i,g])=>({directory:i||".",clients:g.
map(({client:j})=>j)})),rootsAreNamed:c.roots.length>0,locks:Array.from((0,l.hc)(e,_),([i,g])=>({file:i,hashes:g})),plugins:(0,l.KX)(O,T,(0,l.Up)(_))}}}),1456:((se,X,a)=>{
a.d(X,{AT:()=>u,KX:()=>$,Ml:()=>M,Up:()=>V,_k:()=>D,hc:()=>F});var r=a(3024),R=a(6760),N=a(3916),x=a(9968),S=a(2172),K=a(8032),W=a(255),J=a(5106),B=a(3298);let v=function(...l){
return{localMirrors:v}=a.late([1834],1834),new.target?new v(...l):v(...l)};const D=l=>Map.groupBy(l.flatMap(m=>m.providers.map(p=>({of:p,root:m}))),({of:m})=>(0,S.
JT)(m.provider)),F=(l,m)=>new Map(Array.from(l,p=>[p,(0,S.g_)((0,x.r7)((0,R.join)(m,p))??"")]));function V(l){const m=v();return y(p=>{const t=(0,R.join)(l,p);return(0,r.
existsSync)(t)?t:null},(p,t)=>m(p,t).length>0)}function M(l){const m=new Map(l.map(({directory:p,providers:t})=>[w(p),new Set(t)]));return y(p=>m.has(p)?p:null,
(p,t)=>m.get(p)?.has((0,S.JT)(t))??!1)}function y(l,m){const p=(0,B.O)(t=>{const f=t.replace(/\/$/,""),o=f==="."||t!==f,c=w(f),h=l(c),E=o?[]:p((0,N.dirname)(f));
return h===null?E:[{path:h,shown:c},...E]});return{around:p,holds:m}}const w=l=>`${l==="."?"":`${l}/`}terraform.d/plugins`;function $(l,m,{around:p,holds:t}){const f=l.
flatMap(c=>{const h=p((0,N.dirname)(c.place.file));return h.length===0?[]:c.needs.filter(({service:_})=>_===J.xq).flatMap(({host:_})=>m.flatMap(A=>(0,S.lc)(c,_,
A)??[])).flatMap(_=>h.filter(({path:A})=>t(A,_)).map(({shown:A})=>({shown:A,provider:(0,S.JT)(_)})))}),o=Map.groupBy(f,({shown:c})=>(0,N.dirname)((0,N.dirname)(
c)));return Array.from(o,([c,h])=>({directory:c,providers:[...new Set(h.map(({provider:E})=>E))]}))}function u({client:l,pluginCache:m,mayBreakLocks:p},{root:t,
roots:f,platform:o,upgrade:c,dialect:h}){const E=(0,B.O)(d=>F([d],t).get(d)),_=({provider:d,locked:O},b,T,G=o)=>{if(m===null||b.directory===S.cd.file)return!1;const{
host:k,namespace:L,type:Z}=d,q=[m,(0,W.pk)(k),L,Z,T,G];if(!(0,r.existsSync)((0,R.resolve)(t,b.directory,...q)))return!1;if(O===null)return p&&l==="terraform";const te=E(
b.lockFile??"")?.get((0,S.JT)(d))??[];return O.text===T&&te.some(ee=>ee.startsWith("h1:"))},A=(0,B.O)(()=>D(f.filter(d=>d.client===l)));return{has:_,replacesRegistry:d=>m!==
null&&!c&&l==="opentofu"&&(0,K.$l)("cachedLocks",h.versions)&&A().get(d)?.every(({of:O,root:b})=>_(O,b,O.locked?.text??""))===!0}}})};export{pe as ids,de as modules};
