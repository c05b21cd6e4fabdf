const de=[8317,4668,4225],me={5262:((se,Z,a)=>{a.d(Z,{Fs:()=>te,Ik:()=>$,KI:()=>I,L5:()=>q,NT:()=>c,Ru:()=>d,Ww:()=>t,YO:()=>_,Yj:()=>H,ah:()=>p,ai:()=>O,cG:()=>l,
eu:()=>m,g1:()=>S,lq:()=>F,me:()=>E,nd:()=>i,pd:()=>f,xL:()=>ee,yG:()=>o,yq:()=>D,z6:()=>j,zM:()=>b});var r,R={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function N(n){return!n&&!r?R:{lang:n?.lang??r?.lang,message:n?.message,abortEarly:n?.abortEarly??r?.abortEarly,abortPipeEarly:n?.abortPipeEarly??r?.abortPipeEarly}}
var x;function B(n){return x?.get(n)}var K;function W(n){return K?.get(n)}var V;function w(n,s){return V?.get(n)?.get(s)}function P(n){const s=typeof n;return s===
"string"?`"${n}"`:s==="number"||s==="bigint"||s==="boolean"?`${n}`:s==="object"||s==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":s}function h(n,s,e,u,y){
const T=y&&"input"in y?y.input:e.value,L=y?.expected??n.expects??null,X=y?.received??P(T),U={kind:n.kind,type:n.type,input:T,expected:L,received:X,message:`Inva\
lid ${s}: ${L?`Expected ${L} but r`:"R"}eceived ${X}`,requirement:n.requirement,path:y?.path,issues:y?.issues,lang:u.lang,abortEarly:u.abortEarly,abortPipeEarly:u.
abortPipeEarly},z=n.kind==="schema",Y=y?.message??n.message??w(n.reference,U.lang)??(z?W(U.lang):null)??u.message??B(U.lang);Y!==void 0&&(U.message=typeof Y=="f\
unction"?Y(U):Y),z&&(e.typed=!1),e.issues?e.issues.push(U):e.issues=[U]}function J(n,s){return n===s||Number.isNaN(n)&&Number.isNaN(s)}function G(n,s){return Object.
prototype.hasOwnProperty.call(n,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function C(n,s){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function v(n){return n["~standard"]={version:1,vendor:"valibot",validate:s=>n["~run"]({value:s},N())},n}var M=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function j(n,s){return{kind:"validation",type:"check",reference:j,async:!1,
expects:null,requirement:n,message:s,"~run"(e,u){return e.typed&&!this.requirement(e.value)&&h(this,"input",e,u),e}}}function p(n,s){return{kind:"transformation",
type:"guard",reference:p,async:!1,requirement:n,message:s,"~run"(e,u){return e.typed&&!this.requirement(e.value)&&(h(this,"input",e,u),e.typed=!1),e}}}function i(n){
return{kind:"validation",type:"integer",reference:i,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(s,e){return s.typed&&!this.requirement(s.
value)&&h(this,"integer",s,e),s}}}function d(n,s){return{kind:"validation",type:"max_length",reference:d,async:!1,expects:`<=${n}`,requirement:n,message:s,"~run"(e,u){
return e.typed&&e.value.length>this.requirement&&h(this,"length",e,u,{received:`${e.value.length}`}),e}}}function l(n,s){return{kind:"validation",type:"max_valu\
e",reference:l,async:!1,expects:`<=${n instanceof Date?n.toJSON():P(n)}`,requirement:n,message:s,"~run"(e,u){return e.typed&&!(e.value<=this.requirement)&&h(this,
"value",e,u,{received:e.value instanceof Date?e.value.toJSON():P(e.value)}),e}}}function t(n,s){return{kind:"validation",type:"min_value",reference:t,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():P(n)}`,requirement:n,message:s,"~run"(e,u){return e.typed&&!(e.value>=this.requirement)&&h(this,"value",e,u,{received:e.value instanceof
Date?e.value.toJSON():P(e.value)}),e}}}function c(n){return{kind:"transformation",type:"raw_transform",reference:c,async:!1,"~run"(s,e){const u=n({dataset:s,config:e,
addIssue:y=>h(this,y?.label??"input",s,e,y),NEVER:null});return s.issues?s.typed=!1:s.value=u,s}}}function o(n,s){return{kind:"validation",type:"regex",reference:o,
async:!1,expects:`${n}`,requirement:n,message:s,"~run"(e,u){return e.typed&&!this.requirement.test(e.value)&&h(this,"format",e,u),e}}}function f(n){return{kind:"\
transformation",type:"transform",reference:f,async:!1,operation:n,"~run"(s){return s.value=this.operation(s.value),s}}}function g(n,s,e){return typeof n.fallback==
"function"?n.fallback(s,e):n.fallback}function A(n,s,e){return typeof n.default=="function"?n.default(s,e):n.default}function _(n,s){return v({kind:"schema",type:"\
array",reference:_,expects:"Array",async:!1,item:n,message:s,"~run"(e,u){const y=e.value;if(Array.isArray(y)){e.typed=!0,e.value=[];for(let T=0;T<y.length;T++){
const L=y[T],X=this.item["~run"]({value:L},u);if(X.issues){const U={type:"array",origin:"value",input:y,key:T,value:L};for(const z of X.issues)z.path?z.path.unshift(
U):z.path=[U],e.issues?.push(z);if(e.issues||(e.issues=X.issues),u.abortEarly){e.typed=!1;break}}X.typed||(e.typed=!1),e.value.push(X.value)}}else h(this,"type",
e,u);return e}})}function b(n){return v({kind:"schema",type:"boolean",reference:b,expects:"boolean",async:!1,message:n,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:h(this,"type",s,e),s}})}function D(n,s){return v({kind:"schema",type:"exact_optional",reference:D,expects:n.expects,async:!1,wrapped:n,default:s,
"~run"(e,u){return this.wrapped["~run"](e,u)}})}function m(n,s){return v({kind:"schema",type:"literal",reference:m,expects:P(n),async:!1,literal:n,message:s,"~r\
un"(e,u){return J(e.value,this.literal)?e.typed=!0:h(this,"type",e,u),e}})}function E(n,s){return v({kind:"schema",type:"nullable",reference:E,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:s,"~run"(e,u){return e.value===null&&(this.default!==void 0&&(e.value=A(this,e,u)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,u)}})}function O(n){return v({kind:"schema",type:"number",reference:O,expects:"number",async:!1,message:n,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:h(this,"type",s,e),s}})}function $(n,s){return v({kind:"schema",type:"object",reference:$,expects:"Object",async:!1,entries:n,message:s,
"~run"(e,u){const y=e.value;if(y&&typeof y=="object"){e.typed=!0,e.value={};for(const T in this.entries){const L=this.entries[T];if(T in y||(L.type==="exact_opt\
ional"||L.type==="optional"||L.type==="nullish")&&L.default!==void 0){const X=T in y?y[T]:A(L),U=L["~run"]({value:X},u);if(U.issues){const z={type:"object",origin:"\
value",input:y,key:T,value:X};for(const Y of U.issues)Y.path?Y.path.unshift(z):Y.path=[z],e.issues?.push(Y);if(e.issues||(e.issues=U.issues),u.abortEarly){e.typed=
!1;break}}U.typed||(e.typed=!1),e.value[T]=U.value}else if(L.fallback!==void 0)e.value[T]=g(L);else if(L.type!=="exact_optional"&&L.type!=="optional"&&L.type!==
"nullish"&&(h(this,"key",e,u,{input:void 0,expected:`"${T}"`,path:[{type:"object",origin:"key",input:y,key:T,value:y[T]}]}),u.abortEarly))break}}else h(this,"ty\
pe",e,u);return e}})}function F(n,s){return v({kind:"schema",type:"optional",reference:F,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:s,"~run"(e,u){
return e.value===void 0&&(this.default!==void 0&&(e.value=A(this,e,u)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,u)}})}function I(n,s){return v({kind:"\
schema",type:"picklist",reference:I,expects:C(n.map(P),"|"),async:!1,options:n,message:s,"~run"(e,u){return this.options.includes(e.value)?e.typed=!0:h(this,"ty\
pe",e,u),e}})}function S(n,s,e){return v({kind:"schema",type:"record",reference:S,expects:"Object",async:!1,key:n,value:s,message:e,"~run"(u,y){const T=u.value;
if(T&&typeof T=="object"){u.typed=!0,u.value={};for(const L in T)if(G(T,L)){const X=T[L],U=this.key["~run"]({value:L},y);if(U.issues){const Y={type:"object",origin:"\
key",input:T,key:L,value:X};for(const ne of U.issues)ne.path=[Y],u.issues?.push(ne);if(u.issues||(u.issues=U.issues),y.abortEarly){u.typed=!1;break}}const z=this.
value["~run"]({value:X},y);if(z.issues){const Y={type:"object",origin:"value",input:T,key:L,value:X};for(const ne of z.issues)ne.path?ne.path.unshift(Y):ne.path=
[Y],u.issues?.push(ne);if(u.issues||(u.issues=z.issues),y.abortEarly){u.typed=!1;break}}(!U.typed||!z.typed)&&(u.typed=!1),U.typed&&(u.value[U.value]=z.value)}}else
h(this,"type",u,y);return u}})}function H(n){return v({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:n,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:h(this,"type",s,e),s}})}function q(){return v({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(n){return n.typed=
!0,n}})}function te(...n){return v({...n[0],pipe:n,"~run"(s,e){for(const u of n)if(u.kind!=="metadata"){if(s.issues&&(u.kind==="schema"||u.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=u["~run"](s,e))}return s}})}function ee(n,s,e){const u=n["~run"]({value:s},N(e));return{
typed:u.typed,success:!u.issues,output:u.value,issues:u.issues}}}),8317:((se,Z,a)=>{a.d(Z,{A7:()=>v,Ik:()=>G,Jt:()=>P,Qq:()=>K,fd:()=>M,p_:()=>J,qF:()=>l,qG:()=>V,
rD:()=>w,wC:()=>W,yL:()=>h});var r=a(5262),R=a(7811),N=a(9432);const x=1e4,B=`a text of at most ${x} characters`,K=r.Fs(r.Yj("a text"),r.Ru(x,B)),W=(t,c)=>r.Fs(
r.Yj(c),r.Ru(x,B),r.yG(t,c)),V=(t,c)=>r.Fs(r.Yj(c),r.Ru(x,B),r.ah(t,c));function w(t,c){const o=`a whole number from ${t} to ${c}`;return r.Fs(r.ai(o),r.nd(o),r.
Ww(t,o),r.cG(c,o))}const P=r.zM("true or false"),h=t=>r.KI(t,`one of ${t.join(", ")}`),J=t=>r.YO(t,"an array"),G=t=>r.Ik(t,({path:c})=>{const o=t[String(c?.[0]?.
key)];return o===void 0?"an object":C(o)});function C(t){return"message"in t&&typeof t.message=="string"?t.message:"wrapped"in t?C(t.wrapped):"an object"}const v=(t,c)=>r.
g1(t,c,"an object");function M(t,c){const o=r.xL(t,c,{abortEarly:!0});return o.success?(0,R.Ju)(o.output):(0,R.TR)(j(o.issues[0]))}function j({path:t,input:c,message:o}){
const f=t??[],_=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:b})=>p(b)).join("").replace(/^\./,"");return`${_===""?"the value":_} is ${d(c)}\
; expected ${o}`}function p(t){if(typeof t=="number")return`[${t}]`;const c=String(t);return/^\w+$/.test(c)?`.${c}`:`[${d(c)}]`}const i=80;function d(t){return t===
void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?"an object":(0,N.dh)(JSON.stringify(t),i)}function l(t){if(t.trim()==="")return(0,R.TR)(
"is empty");try{return(0,R.Ju)(JSON.parse(t))}catch{return(0,R.TR)("is not JSON")}}}),568:((se,Z,a)=>{a.d(Z,{C:()=>C,o:()=>h});var r=a(3916),R=a(3298),N=a(3114),
x=a(5440),B=a(3542);let K=function(...p){return{firstWithHost:K}=a.late([3276,6851,8095],8095),new.target?new K(...p):K(...p)},W=function(...p){return{meaningOfAbsent:W}=
a.late([3276,6851,8095],8095),new.target?new W(...p):W(...p)},V=function(...p){return{needsOf:V}=a.late([3276,6851,8095],8095),new.target?new V(...p):V(...p)},w=function(...p){
return{neededByImplied:w}=a.late([3276,6851,8095],8095),new.target?new w(...p):w(...p)};function P({kind:p,absent:i=p}){return p!=="required_provider"?[p,i]:[p,
i,"required_provider_legacy","required_provider_invalid"]}const h=[...new Set([...B.Ir.flatMap(P),"implied_provider","saved_state"])],J=(0,R.O)(p=>B.Ir.filter(i=>P(
i).includes(p)));function G({kind:p,backend:i}){const d=J(p),l=d.find(t=>t.backend===i)??d[0];if(l===void 0)throw new Error(`no row of the usage table has ${p}`);
return l}function C(p){const{clients:i,isOverridden:d,replacedFor:l=[],stateHosts:t={}}=p;if(p.kind==="saved_state")return{...x.zt,directHost:p.text??"",needs:[]};
if(p.kind==="implied_provider"){const D=w(i);return d?{...D,needs:[]}:D}const c=G(p),o=new Map(i.map(D=>[D,v(p,c,D)])),f=[...o].filter(([D])=>!d&&!l.includes(D)),
{host:g,isHostImplied:A,directHost:_}=K([...o.values()]),b=V(new Map(f),c,D=>t[D]??null);return{host:g,isHostImplied:A,directHost:_,needs:b}}function v(p,i,d){const{
text:l,evaluated:t,version:c}=p,o=t===void 0?{text:l,isWhole:!0}:t[d];if(o===void 0)return x.zt;if(o.text===null)return l!==null&&i.defaults===void 0?x.zt:j(p,i,
d);if(!o.isWhole)return(0,x.i4)(i.grammar,o.text,d)??x.zt;const f=c!==void 0&&c.value===void 0;return x.pb[i.grammar](o.text,d,f)}const M=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function j({kind:p,address:i,place:d},l,t){const[,c=null]=M.exec(i)??[],o=(0,N.L8)((0,r.basename)(d.file),new Set,"")??{class:"config",isOverride:!1};return W({
row:l,kind:p,address:i,localName:c},o,t)}}),9220:((se,Z,a)=>{a.d(Z,{Gs:()=>y,U0:()=>ee,_5:()=>C,fM:()=>Y,l3:()=>le});var r=a(5262),R=a(2170),N=a(9119),x=a(9615),
B=a(8032),K=a(255),W=a(6889),V=a(4497),w=a(1250),P=a(1011),h=a(8317),J=a(568);let G=function(...k){return{problemFacts:G}=a.late([4507],4507),new.target?new G(...k):
G(...k)};const C=32e3,{Qq:v,Ik:M,yL:j,wC:p}=h,i=k=>r.Fs(h.p_(k),r.Ru(C,`at most ${C} items`)),d=r.me(v),l=r.yq(h.Jt,!1),t=h.rD(0,Number.MAX_SAFE_INTEGER),c=p(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),o=p(/^[\w.+-]{1,100}$/,"a version"),f=k=>{const Q=(0,K.Pv)((0,K.pk)(k));return Q.ok&&Q.value===k},g=h.qG(f,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
_=p(A,"a path in the repository"),b=p(new RegExp(`^$|${A.source}`),"a path in the repository"),D=h.rD(1,2**25),E=M({file:_,...{line:D,column:D,endColumn:D},target:r.
lq(_)}),O=j(B.zK),$=j(B.Du),F=k=>M({terraform:r.yq(k),opentofu:r.yq(k)}),I=[B.Du,...B.Du.map(k=>[k])],S=k=>I.find(Q=>Q.length===k.length&&Q.every(re=>k.includes(
re))),H=r.Fs(i($),r.z6(k=>S(k)!==void 0,"one or two different CLIs"),r.pd(k=>S(k)??k)),q=M({text:v,value:r.yq(F(d)),place:E}),te=M({root:d,source:d,version:d,isOpen:l}),
ee=r.Fs(M({kind:j(J.o),host:d,address:v,text:d,...E.entries,clients:H,version:r.yq(q),constraints:r.yq(v),evaluated:r.yq(F(M({text:d,isWhole:l}))),calls:r.yq(F(
i(te))),backend:r.yq(v),stateHosts:r.yq(F(g)),hasOwnToken:l,workspace:r.yq(M({organization:d,name:d,lacks:r.yq(i(j(P.Rt)))})),isOverridden:l,replacedFor:r.yq(H),
directories:r.yq(i(b))}),r.pd(({host:k,file:Q,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Q,line:re,column:oe,endColumn:ie,target:ae}}))),
n=r.Fs(M({clients:H,releases:i(v),versions:F(v),why:v,evidence:i(M({client:$,level:j(w.A),place:E,text:v,version:d})),isGuess:r.yq(r.eu(!0,"true"))}),r.pd(({releases:k,
...Q})=>({...Q,name:(0,W.WJ)(Q.clients),releases:Q.clients.flatMap(re=>{const oe=(0,V.w0)(re,[]),ie=oe.filter(ae=>k.includes(ae.name));return ie.length===0?oe:ie})}))),
s=k=>Object.hasOwn(G(),k),e=r.Fs(M({code:h.qG(s,"a problem code"),severity:j(x.oC),message:v,help:r.yq(v),affects:i(O),clients:H,namedHost:r.yq(r.me(g),null),places:i(
E),isPlaceholder:r.yq(h.Jt)}),r.pd(({code:k,severity:Q,message:re,help:oe,affects:ie,...ae})=>{const ue=G()[k],ce=ue.affects.filter(pe=>ie.includes(pe)),fe={...ue,
code:k,usualSeverity:ue.severity,severity:Q,affects:ce};return(0,R.kH)({...fe,message:re,...oe!==void 0&&{help:oe}},ae)})),u=[...P.O8,...P.VZ,...Object.keys(B.$I),
"binary"],y=k=>u.some(Q=>Q===k.kind),T=M({kind:j(u),text:v,localName:d,place:E,directories:r.yq(i(b))}),L=M({directory:b,module:r.me(b),unknown:r.me(E),missing:r.
yq(b),isPartial:l,replaced:i(_),files:i(_)}),X=M({root:b,key:v,source:v,version:v,directory:b}),U=M({name:r.Fs(v,r.z6(N.en,"a name such as acme/network")),url:r.
me(p(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:r.me(p(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),z=r.Fs(h.A7(c,i(v)),r.pd(k=>new Map(Object.
entries(k)))),Y=M({kind:j(["repository"]),schemaVersion:t,version:o}),ne=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,le=M({...Y.entries,writtenAt:r.yq(p(ne,"a ti\
me in UTC")),repository:U,dialect:n,setting:M({name:j(["auto","terraform","opentofu","both"]),version:r.me(o)}),usedBy:i(O),files:t,bytes:t,usages:t,isEmpty:l,notes:i(
e),declared:i(T),units:r.yq(i(L),[]),installed:r.yq(i(X),[]),roots:i(M({directory:_,clients:H})),rootsAreNamed:l,locks:i(M({file:_,hashes:z})),plugins:i(M({directory:_,
providers:i(c)}))})}),4668:((se,Z,a)=>{a.d(Z,{WS:()=>G,Yo:()=>p,gy:()=>C,or:()=>d,zx:()=>V});var r=a(7811),R=a(9119),N=a(2432),x=a(8317),B=a(568),K=a(9220);const W=1024*
1024,V=128*W,w=6e6,P=25e4,h=24*W,J=6e5;function G(l,t){if(M.test(l.toString("utf8",0,1e3)))return C("is the report of a check, not a usages file; keep reports i\
n another directory");let c=l.length;for(;c>0&&(l[c-1]??0)<=32;)c-=1;const o=l.subarray(l.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=o.lastIndexOf(`
`)+1,[,g=""]=i.exec(o.toString("utf8",f,f+2e3))??[],A=(0,R.en)(g)?g:null,_=t.why===null?new d().add(o):"not been read";if(_!==null)return C(`has ${_}; ${p}`,A);
const b=(0,x.qF)(o.toString("utf8",f));if(!b.ok){const F=o.length===0?"":"the last line ";return C(`${F}${b.why}; ${j}`,A)}const D=(0,x.fd)(K.fM,b.value);if(!D.
ok)return C(`the last line is not about the repository: ${D.why}; ${j}`);const{schemaVersion:m,version:E}=D.value;if(m!==N.G5)return C(`schemaVersion is ${m}, w\
hich tf-disco ${N.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,A);const O=v(o.subarray(0,f),b.value,t);if(O.
ok)return O;const $=`it was written by tf-disco ${E}; write it with version ${N.xv}`;return C(`${O.why}; ${E===N.xv?j:$}`,A)}const C=(l,t=null)=>({ok:!1,why:l,repository:t});
function v(l,t,c){const o=(0,x.fd)(K.l3,t);if(!o.ok)return(0,r.TR)(`the last line: ${o.why}`);const{kind:f,schemaVersion:g,version:A,usages:_,...b}=o.value,D=[];
for(let m=0,E=0;m<l.length;m=E+1){if(c.why!==null)return(0,r.TR)("has not been read");E=l.indexOf(`
`,m);const O=(0,x.qF)(l.toString("utf8",m,E)),$=O.ok?(0,x.fd)(K.U0,O.value):O;if(!$.ok)return(0,r.TR)(`line ${D.length+1}${O.ok?":":""} ${$.why}`);D.push({...$.
value,...(0,B.C)($.value)})}return _!==D.length?(0,r.TR)(`has ${D.length} usages, and its last line counts ${_}`):(0,r.Ju)({...b,usages:D})}const M=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
j="write the file with `tf-disco usages --format json`",p="scan fewer directories of the repository",i=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class d{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(t){this.bytes+=t.length;for(let c=0;c<t.length;c+=1){const o=t[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>h)return`a line of m\
ore than ${h/W} MiB`;if(this.lineParts>J)return`a line with more than ${J} values`}return this.lines-1>P?`more than ${P} usages`:this.bytes>V?`more than ${V/W} \
MiB`:this.parts>w?`more than ${w} values`:null}}}),3542:((se,Z,a)=>{a.d(Z,{FK:()=>b,Ir:()=>_,dh:()=>D});var r=a(2213),R=a(5106),N=a(3298);let x=function(...m){return{
dotted:x}=a.late([3276,6851,8095],8095),new.target?new x(...m):x(...m)};const B={terraform:"app.terraform.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},V={opentofu:"static"},w={terraform:"any",opentofu:"any"},P=["config","migrate"],h=["stack","deploy"],
J={position:["source"],grammar:"module",service:R.e$},G={...J,grammar:"stack-component",isLiteral:!0},C={...G,service:null},v={...J,grammar:"terragrunt",evaluation:w},
M={position:"entries",grammar:"provider",service:R.xq,isLiteral:!0,absent:"required_provider_nosource"},j={position:["hostname"],grammar:"host",service:R.Bn,defaults:B},
p={...j,service:R.OZ},i={...j,evaluation:w},d={...j,service:R.M,defaults:K},l={position:["address"],grammar:"url",service:null};function t(m,E,O,$,{absence:F,...I}={}){
const S=E===""?[]:E.split(" > ").map(H=>H.split(" "));return{kind:O,files:m,path:S.map(([H="",...q])=>[H,...q]),...F&&{absent:`${O}${F}`},...$,...I}}const c={absence:"\
_missing"},o={absence:"_default"},f={evaluation:V,merges:"backend"},g="data terraform_remote_state *",A=(m,E,O)=>Object.entries(E).map(([$,F])=>t(P,m+$,"backend",
{...l,grammar:O,position:F.split(" ")},f)),_=[t(P,"module *","module",J,{...c,evaluation:W,merges:"module"}),t(P,"terraform > required_providers","required_prov\
ider",M,{merges:"provider"}),t(P,"required_providers","required_provider",M,{isReserved:!0}),t(P,"terraform > cloud","cloud",p,{...o,...f}),t(P,"terraform > bac\
kend remote","backend_remote",j,{...o,...f}),...A("terraform > backend ",r.FV,"url"),...A("terraform > backend ",r.Gb,"host-part"),...A("terraform > backend ",{
local:"path workspace_dir"},"state-path"),...A("terraform > encryption > key_provider ",r.nT,"url"),...[g,`check * > ${g}`].flatMap(m=>[t(P,m,"remote_state",i,{
...o,backend:"remote"}),t(P,m,"remote_state",i,{...o,backend:"cloud",service:R.OZ})]),t(P,g,"remote_state",l,{backend:"http",evaluation:w}),t([...P,"query"],"pr\
ovider tfe","provider_tfe",d,{...o,evaluation:w}),t(["test"],"provider tfe","provider_tfe",d),t(["lock"],"provider *","lock_provider",{position:"label",grammar:"\
locked-provider",service:R.xq,isLiteral:!0}),t(["test"],"run * > module","test_module",G,{...c,grammar:"test-module"}),t(["test"],"run * > backend remote","test\
_backend_remote",j,o),t(h,"required_providers","required_provider",M),t(h,"component *","stack_component",G,c),t(h,"removed","stack_removed",G,c),t(h,"stack *",
"stack_stack",C,{...c,grammar:"stack"}),t(["deploy"],"upstream_input *","upstream_input",C,{grammar:"stack-output"}),t(["migrate"],"state_store_provider","state\
_store_provider",M),t(["migrate"],"from > backend remote","migrate_backend_remote",j,o),...["terraform","unit *","stack *"].map(m=>t(["terragrunt"],m,"terragrun\
t_source",v)),...[r.FV,r.Gb].flatMap(m=>Object.entries(m).map(([E,O])=>{const $=m===r.FV?"url":"host-part",F={...l,grammar:$,position:O.split(" "),evaluation:w};
return t(["terragrunt"],"remote_state","backend",F,{backend:E})})),t(["terragrunt"],"remote_state","backend",{...l,position:"open-state"}),t(["terragrunt"],"rem\
ote_state","remote_state",i,{...o,backend:"remote"}),t(["terragrunt"],"catalog","terragrunt_source",{...v,position:"urls"})],b=(0,N.O)(m=>{const E=_.filter(({files:O})=>O.
includes(m));return Map.groupBy(E,({path:[O]})=>O?.[0]??"")});function D({merges:m},E){return m===void 0||m==="backend"?m??null:x([m,E.at(-1)??""])}}),4225:((se,Z,a)=>{
a.r(Z),a.d(Z,{listRepository:()=>c,readableFile:()=>j,renderUsagesJson:()=>P});var r=a(3087),R=a(9220),N=a(4668),x=a(8317),B=a(9432),K=a(2432),W=a(9179),V=a(6092),
w=a(3152);const P=(o,f=g=>g)=>(0,r.mk)(h(o,f)).map(g=>(0,V.s$)(g));function*h(o,f){const{usages:g,notes:A,dialect:_,repository:b,...D}=o,{name:m,releases:E,evidence:O,
...$}=_;for(const I of g){const{isHostImplied:S,directHost:H,needs:q,place:te,...ee}=f(I),n=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${J({...ee,hasOwnToken:n,
isOverridden:s,...te})}
`}const F={kind:"repository",schemaVersion:K.G5,version:K.xv,repository:b,...f({...D,locks:D.locks.map(({file:I,hashes:S})=>({file:I,hashes:Object.fromEntries(S)})),
dialect:{...$,releases:E.map(({name:I})=>I),evidence:O.map(({isCloud:I,...S})=>S)},usages:g.length,notes:A.map(v)})};for(const[I,S]of Object.entries(F))if(S!==!1&&
(yield`${I==="kind"?"{":","}"${I}":${Array.isArray(S)?"[":J(S)}`,!!Array.isArray(S))){for(const[H,q]of S.entries())yield`${H===0?"":","}${J(q)}`;yield"]"}yield`\
}
`}function J(o){const f=JSON.stringify(o);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(o,C)}const G=new Set(["file","directory","target","root"]);function C(o,f){
return typeof f=="string"?G.has(o)?f:o==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function v({problem:o,affects:f,clients:g,namedHost:A,places:_,isPlaceholder:b}){
const{code:D,severity:m,message:E,help:O}=o;return{code:D,severity:m,message:E,help:O,affects:f,clients:g,namedHost:A,places:_,isPlaceholder:b}}function M(o,f=!0){
if(typeof o!="object"||o===null)return!1;const g=o instanceof Map?[...o.values()]:Object.values(o);return f&&Array.isArray(o)&&o.length>R._5||g.some(_=>M(_))}function*j(o,f){
const{usages:g,declared:A,roots:_}=o,m=[...[...g,...A].map(({place:I})=>I.file),..._.map(({directory:I})=>I)].find(I=>/^(?:\/|\.\.(?:\/|$))/.test(I));if(m!==void 0)
throw p(`${(0,B.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const E=Object.entries(o).find(([I,S])=>M(
S,I!=="usages"));if(E!==void 0)throw p(`${E[0]} would have a list of more than ${R._5} items; ${N.Yo}`);const O={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
$=(0,x.fd)(R.l3,JSON.parse([...f(O)].join("")));if(!$.ok)throw p($.why);const F=new N.or;for(const I of f(o)){const S=F.add(Buffer.from(I));if(S!==null)throw p(
`the file would have ${S}; ${N.Yo}`);yield I}}const p=o=>new w.GN([`the usages of this repository cannot be written: ${o}`]);var i=a(1456),d=a(533),l=a(5306);let t=function(...o){
return{nameRepository:t}=a.late([4878],4878),new.target?new t(...o):t(...o)};function c(o,f,g,A){const{directory:_,environment:b}=g,{dialect:D,usedBy:m,usages:E,
notes:O}=(0,l.o0)(f,o,g),{clients:$,versions:F}=D,{declared:I,units:S,installed:H,files:q,bytes:te,isEmpty:ee}=o,n=(0,d.lz)({...o,usages:E,clients:$,versions:F},
f,!0),s=new Set(n.flatMap(y=>y.unknown)),e=n.flatMap(y=>y.roots.map(({name:T,lockFile:L})=>({name:T,lockFile:L,client:y.client}))),u=new Set(e.flatMap(({lockFile:y})=>y??
[]));return{dialect:D,setting:f.dialect,usages:E,notes:O,declared:I.filter(R.Gs),writtenAt:A.toISOString(),repository:t(_,b),usedBy:m(),files:q,bytes:te,isEmpty:ee,
units:S.filter(y=>y.unknown===null||s.has(y)).map(({covers:y,...T})=>T),installed:H,roots:Array.from(Map.groupBy(e,({name:y})=>y),([y,T])=>({directory:y||".",clients:T.
map(({client:L})=>L)})),rootsAreNamed:f.roots.length>0,locks:Array.from((0,i.hc)(u,_),([y,T])=>({file:y,hashes:T})),plugins:(0,i.KX)(E,$,(0,i.Up)(_))}}}),1456:((se,Z,a)=>{
a.d(Z,{AT:()=>p,KX:()=>j,Ml:()=>C,Up:()=>G,_k:()=>h,hc:()=>J});var r=a(3024),R=a(6760),N=a(3916),x=a(9968),B=a(2172),K=a(8032),W=a(255),V=a(5106),w=a(3298);let P=function(...i){
return{localMirrors:P}=a.late([1834],1834),new.target?new P(...i):P(...i)};const h=i=>Map.groupBy(i.flatMap(d=>d.providers.map(l=>({of:l,root:d}))),({of:d})=>(0,B.
JT)(d.provider)),J=(i,d)=>new Map(Array.from(i,l=>[l,(0,B.g_)((0,x.r7)((0,R.join)(d,l))??"")]));function G(i){const d=P();return v(l=>{const t=(0,R.join)(i,l);return(0,r.
existsSync)(t)?t:null},(l,t)=>d(l,t).length>0)}function C(i){const d=new Map(i.map(({directory:l,providers:t})=>[M(l),new Set(t)]));return v(l=>d.has(l)?l:null,
(l,t)=>d.get(l)?.has((0,B.JT)(t))??!1)}function v(i,d){const l=(0,w.O)(t=>{const c=t.replace(/\/$/,""),o=c==="."||t!==c,f=M(c),g=i(f),A=o?[]:l((0,N.dirname)(c));
return g===null?A:[{path:g,shown:f},...A]});return{around:l,holds:d}}const M=i=>`${i==="."?"":`${i}/`}terraform.d/plugins`;function j(i,d,{around:l,holds:t}){const c=i.
flatMap(f=>{const g=l((0,N.dirname)(f.place.file));return g.length===0?[]:f.needs.filter(({service:_})=>_===V.xq).flatMap(({host:_})=>d.flatMap(b=>(0,B.lc)(f,_,
b)??[])).flatMap(_=>g.filter(({path:b})=>t(b,_)).map(({shown:b})=>({shown:b,provider:(0,B.JT)(_)})))}),o=Map.groupBy(c,({shown:f})=>(0,N.dirname)((0,N.dirname)(
f)));return Array.from(o,([f,g])=>({directory:f,providers:[...new Set(g.map(({provider:A})=>A))]}))}function p({client:i,pluginCache:d,mayBreakLocks:l},{root:t,
roots:c,platform:o,upgrade:f,dialect:g}){const A=(0,w.O)(m=>J([m],t).get(m)),_=({provider:m,locked:E},O,$,F=o)=>{if(d===null||O.directory===B.cd.file)return!1;const{
host:I,namespace:S,type:H}=m,q=[d,(0,W.pk)(I),S,H,$,F];if(!(0,r.existsSync)((0,R.resolve)(t,O.directory,...q)))return!1;if(E===null)return l&&i==="terraform";const te=A(
O.lockFile??"")?.get((0,B.JT)(m))??[];return E.text===$&&te.some(ee=>ee.startsWith("h1:"))},b=(0,w.O)(()=>h(c.filter(m=>m.client===i)));return{has:_,replacesRegistry:m=>d!==
null&&!f&&i==="opentofu"&&(0,K.$l)("cachedLocks",g.versions)&&b().get(m)?.every(({of:E,root:O})=>_(E,O,E.locked?.text??""))===!0}}})};export{de as ids,me as modules};
