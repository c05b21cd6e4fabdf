const de=[8317,4668,4225],me={5262:((se,Z,a)=>{a.d(Z,{Fs:()=>te,Ik:()=>L,KI:()=>j,L5:()=>q,NT:()=>c,Ru:()=>d,Ww:()=>t,YO:()=>_,Yj:()=>H,ah:()=>p,ai:()=>M,cG:()=>l,
eu:()=>m,g1:()=>S,lq:()=>N,me:()=>g,nd:()=>i,pd:()=>f,xL:()=>ee,yG:()=>o,yq:()=>B,z6:()=>k,zM:()=>E});var r,I={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function U(n){return!n&&!r?I:{lang:n?.lang??r?.lang,message:n?.message,abortEarly:n?.abortEarly??r?.abortEarly,abortPipeEarly:n?.abortPipeEarly??r?.abortPipeEarly}}
var R;function $(n){return R?.get(n)}var K;function W(n){return K?.get(n)}var V;function w(n,s){return V?.get(n)?.get(s)}function P(n){const s=typeof n;return s===
"string"?`"${n}"`:s==="number"||s==="bigint"||s==="boolean"?`${n}`:s==="object"||s==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":s}function h(n,s,e,u,y){
const A=y&&"input"in y?y.input:e.value,x=y?.expected??n.expects??null,X=y?.received??P(A),F={kind:n.kind,type:n.type,input:A,expected:x,received:X,message:`Inva\
lid ${s}: ${x?`Expected ${x} but r`:"R"}eceived ${X}`,requirement:n.requirement,path:y?.path,issues:y?.issues,lang:u.lang,abortEarly:u.abortEarly,abortPipeEarly:u.
abortPipeEarly},z=n.kind==="schema",Y=y?.message??n.message??w(n.reference,F.lang)??(z?W(F.lang):null)??u.message??$(F.lang);Y!==void 0&&(F.message=typeof Y=="f\
unction"?Y(F):Y),z&&(e.typed=!1),e.issues?e.issues.push(F):e.issues=[F]}function J(n,s){return n===s||Number.isNaN(n)&&Number.isNaN(s)}function G(n,s){return Object.
prototype.hasOwnProperty.call(n,s)&&s!=="__proto__"&&s!=="prototype"&&s!=="constructor"}function C(n,s){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${s}\
 `)})`:e[0]??"never"}function v(n){return n["~standard"]={version:1,vendor:"valibot",validate:s=>n["~run"]({value:s},U())},n}var b=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function k(n,s){return{kind:"validation",type:"check",reference:k,async:!1,
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
transformation",type:"transform",reference:f,async:!1,operation:n,"~run"(s){return s.value=this.operation(s.value),s}}}function O(n,s,e){return typeof n.fallback==
"function"?n.fallback(s,e):n.fallback}function D(n,s,e){return typeof n.default=="function"?n.default(s,e):n.default}function _(n,s){return v({kind:"schema",type:"\
array",reference:_,expects:"Array",async:!1,item:n,message:s,"~run"(e,u){const y=e.value;if(Array.isArray(y)){e.typed=!0,e.value=[];for(let A=0;A<y.length;A++){
const x=y[A],X=this.item["~run"]({value:x},u);if(X.issues){const F={type:"array",origin:"value",input:y,key:A,value:x};for(const z of X.issues)z.path?z.path.unshift(
F):z.path=[F],e.issues?.push(z);if(e.issues||(e.issues=X.issues),u.abortEarly){e.typed=!1;break}}X.typed||(e.typed=!1),e.value.push(X.value)}}else h(this,"type",
e,u);return e}})}function E(n){return v({kind:"schema",type:"boolean",reference:E,expects:"boolean",async:!1,message:n,"~run"(s,e){return typeof s.value=="boole\
an"?s.typed=!0:h(this,"type",s,e),s}})}function B(n,s){return v({kind:"schema",type:"exact_optional",reference:B,expects:n.expects,async:!1,wrapped:n,default:s,
"~run"(e,u){return this.wrapped["~run"](e,u)}})}function m(n,s){return v({kind:"schema",type:"literal",reference:m,expects:P(n),async:!1,literal:n,message:s,"~r\
un"(e,u){return J(e.value,this.literal)?e.typed=!0:h(this,"type",e,u),e}})}function g(n,s){return v({kind:"schema",type:"nullable",reference:g,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:s,"~run"(e,u){return e.value===null&&(this.default!==void 0&&(e.value=D(this,e,u)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,u)}})}function M(n){return v({kind:"schema",type:"number",reference:M,expects:"number",async:!1,message:n,"~run"(s,e){return typeof s.value=="number"&&
!isNaN(s.value)?s.typed=!0:h(this,"type",s,e),s}})}function L(n,s){return v({kind:"schema",type:"object",reference:L,expects:"Object",async:!1,entries:n,message:s,
"~run"(e,u){const y=e.value;if(y&&typeof y=="object"){e.typed=!0,e.value={};for(const A in this.entries){const x=this.entries[A];if(A in y||(x.type==="exact_opt\
ional"||x.type==="optional"||x.type==="nullish")&&x.default!==void 0){const X=A in y?y[A]:D(x),F=x["~run"]({value:X},u);if(F.issues){const z={type:"object",origin:"\
value",input:y,key:A,value:X};for(const Y of F.issues)Y.path?Y.path.unshift(z):Y.path=[z],e.issues?.push(Y);if(e.issues||(e.issues=F.issues),u.abortEarly){e.typed=
!1;break}}F.typed||(e.typed=!1),e.value[A]=F.value}else if(x.fallback!==void 0)e.value[A]=O(x);else if(x.type!=="exact_optional"&&x.type!=="optional"&&x.type!==
"nullish"&&(h(this,"key",e,u,{input:void 0,expected:`"${A}"`,path:[{type:"object",origin:"key",input:y,key:A,value:y[A]}]}),u.abortEarly))break}}else h(this,"ty\
pe",e,u);return e}})}function N(n,s){return v({kind:"schema",type:"optional",reference:N,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:s,"~run"(e,u){
return e.value===void 0&&(this.default!==void 0&&(e.value=D(this,e,u)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,u)}})}function j(n,s){return v({kind:"\
schema",type:"picklist",reference:j,expects:C(n.map(P),"|"),async:!1,options:n,message:s,"~run"(e,u){return this.options.includes(e.value)?e.typed=!0:h(this,"ty\
pe",e,u),e}})}function S(n,s,e){return v({kind:"schema",type:"record",reference:S,expects:"Object",async:!1,key:n,value:s,message:e,"~run"(u,y){const A=u.value;
if(A&&typeof A=="object"){u.typed=!0,u.value={};for(const x in A)if(G(A,x)){const X=A[x],F=this.key["~run"]({value:x},y);if(F.issues){const Y={type:"object",origin:"\
key",input:A,key:x,value:X};for(const ne of F.issues)ne.path=[Y],u.issues?.push(ne);if(u.issues||(u.issues=F.issues),y.abortEarly){u.typed=!1;break}}const z=this.
value["~run"]({value:X},y);if(z.issues){const Y={type:"object",origin:"value",input:A,key:x,value:X};for(const ne of z.issues)ne.path?ne.path.unshift(Y):ne.path=
[Y],u.issues?.push(ne);if(u.issues||(u.issues=z.issues),y.abortEarly){u.typed=!1;break}}(!F.typed||!z.typed)&&(u.typed=!1),F.typed&&(u.value[F.value]=z.value)}}else
h(this,"type",u,y);return u}})}function H(n){return v({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:n,"~run"(s,e){return typeof s.value==
"string"?s.typed=!0:h(this,"type",s,e),s}})}function q(){return v({kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(n){return n.typed=
!0,n}})}function te(...n){return v({...n[0],pipe:n,"~run"(s,e){for(const u of n)if(u.kind!=="metadata"){if(s.issues&&(u.kind==="schema"||u.kind==="transformatio\
n")){s.typed=!1;break}(!s.issues||!e.abortEarly&&!e.abortPipeEarly)&&(s=u["~run"](s,e))}return s}})}function ee(n,s,e){const u=n["~run"]({value:s},U(e));return{
typed:u.typed,success:!u.issues,output:u.value,issues:u.issues}}}),8317:((se,Z,a)=>{a.d(Z,{A7:()=>v,Ik:()=>G,Jt:()=>P,Qq:()=>K,fd:()=>b,p_:()=>J,qF:()=>l,qG:()=>V,
rD:()=>w,wC:()=>W,yL:()=>h});var r=a(5262),I=a(7811),U=a(9432);const R=1e4,$=`a text of at most ${R} characters`,K=r.Fs(r.Yj("a text"),r.Ru(R,$)),W=(t,c)=>r.Fs(
r.Yj(c),r.Ru(R,$),r.yG(t,c)),V=(t,c)=>r.Fs(r.Yj(c),r.Ru(R,$),r.ah(t,c));function w(t,c){const o=`a whole number from ${t} to ${c}`;return r.Fs(r.ai(o),r.nd(o),r.
Ww(t,o),r.cG(c,o))}const P=r.zM("true or false"),h=t=>r.KI(t,`one of ${t.join(", ")}`),J=t=>r.YO(t,"an array"),G=t=>r.Ik(t,({path:c})=>{const o=t[String(c?.[0]?.
key)];return o===void 0?"an object":C(o)});function C(t){return"message"in t&&typeof t.message=="string"?t.message:"wrapped"in t?C(t.wrapped):"an object"}const v=(t,c)=>r.
g1(t,c,"an object");function b(t,c){const o=r.xL(t,c,{abortEarly:!0});return o.success?(0,I.Ju)(o.output):(0,I.TR)(k(o.issues[0]))}function k({path:t,input:c,message:o}){
const f=t??[],_=(f.at(-1)?.origin==="key"&&c!==void 0?f.slice(0,-1):f).map(({key:E})=>p(E)).join("").replace(/^\./,"");return`${_===""?"the value":_} is ${d(c)}\
; expected ${o}`}function p(t){if(typeof t=="number")return`[${t}]`;const c=String(t);return/^\w+$/.test(c)?`.${c}`:`[${d(c)}]`}const i=80;function d(t){return t===
void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?"an object":(0,U.dh)(JSON.stringify(t),i)}function l(t){if(t.trim()==="")return(0,I.TR)(
"is empty");try{return(0,I.Ju)(JSON.parse(t))}catch{return(0,I.TR)("is not JSON")}}}),568:((se,Z,a)=>{a.d(Z,{C:()=>C,o:()=>h});var r=a(3916),I=a(3298),U=a(3114),
R=a(5440),$=a(3542);let K=function(...p){return{firstWithHost:K}=a.late([3276,6851,8095],8095),new.target?new K(...p):K(...p)},W=function(...p){return{meaningOfAbsent:W}=
a.late([3276,6851,8095],8095),new.target?new W(...p):W(...p)},V=function(...p){return{needsOf:V}=a.late([3276,6851,8095],8095),new.target?new V(...p):V(...p)},w=function(...p){
return{neededByImplied:w}=a.late([3276,6851,8095],8095),new.target?new w(...p):w(...p)};function P({kind:p,absent:i=p}){return p!=="required_provider"?[p,i]:[p,
i,"required_provider_legacy","required_provider_invalid"]}const h=[...new Set([...$.Ir.flatMap(P),"implied_provider","saved_state"])],J=(0,I.O)(p=>$.Ir.filter(i=>P(
i).includes(p)));function G({kind:p,backend:i}){const d=J(p),l=d.find(t=>t.backend===i)??d[0];if(l===void 0)throw new Error(`no row of the usage table has ${p}`);
return l}function C(p){const{clients:i,isOverridden:d,replacedFor:l=[]}=p;if(p.kind==="saved_state")return{...R.zt,directHost:p.text??"",needs:[]};if(p.kind==="\
implied_provider"){const E=w(i);return d?{...E,needs:[]}:E}const t=G(p),c=new Map(i.map(E=>[E,v(p,t,E)])),o=[...c].filter(([E])=>!d&&!l.includes(E)),{host:f,isHostImplied:O,
directHost:D}=K([...c.values()]),_=V(new Map(o),t);return{host:f,isHostImplied:O,directHost:D,needs:_}}function v(p,i,d){const{text:l,evaluated:t,version:c}=p,o=t===
void 0?{text:l,isWhole:!0}:t[d];if(o===void 0)return R.zt;if(o.text===null)return l!==null&&i.defaults===void 0?R.zt:k(p,i,d);if(!o.isWhole)return(0,R.i4)(i.grammar,
o.text,d)??R.zt;const f=c!==void 0&&c.value===void 0;return R.pb[i.grammar](o.text,d,f)}const b=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function k({
kind:p,address:i,place:d},l,t){const[,c=null]=b.exec(i)??[],o=(0,U.L8)((0,r.basename)(d.file),new Set,"")??{class:"config",isOverride:!1};return W({row:l,kind:p,
address:i,localName:c},o,t)}}),9220:((se,Z,a)=>{a.d(Z,{Gs:()=>y,U0:()=>ee,_5:()=>C,fM:()=>Y,l3:()=>le});var r=a(5262),I=a(2170),U=a(9119),R=a(9615),$=a(8032),K=a(
255),W=a(6889),V=a(4497),w=a(1250),P=a(1011),h=a(8317),J=a(568);let G=function(...T){return{problemFacts:G}=a.late([4507],4507),new.target?new G(...T):G(...T)};
const C=32e3,{Qq:v,Ik:b,yL:k,wC:p}=h,i=T=>r.Fs(h.p_(T),r.Ru(C,`at most ${C} items`)),d=r.me(v),l=r.yq(h.Jt,!1),t=h.rD(0,Number.MAX_SAFE_INTEGER),c=p(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),o=p(/^[\w.+-]{1,100}$/,"a version"),f=T=>{const Q=(0,K.Pv)((0,K.pk)(T));return Q.ok&&Q.value===T},O=h.qG(f,"a hostname"),D=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
_=p(D,"a path in the repository"),E=p(new RegExp(`^$|${D.source}`),"a path in the repository"),B=h.rD(1,2**25),g=b({file:_,...{line:B,column:B,endColumn:B},target:r.
lq(_)}),M=k($.zK),L=k($.Du),N=T=>b({terraform:r.yq(T),opentofu:r.yq(T)}),j=[$.Du,...$.Du.map(T=>[T])],S=T=>j.find(Q=>Q.length===T.length&&Q.every(re=>T.includes(
re))),H=r.Fs(i(L),r.z6(T=>S(T)!==void 0,"one or two different CLIs"),r.pd(T=>S(T)??T)),q=b({text:v,value:r.yq(N(d)),place:g}),te=b({root:d,source:d,version:d,isOpen:l}),
ee=r.Fs(b({kind:k(J.o),host:d,address:v,text:d,...g.entries,clients:H,version:r.yq(q),constraints:r.yq(v),evaluated:r.yq(N(b({text:d,isWhole:l}))),calls:r.yq(N(
i(te))),backend:r.yq(v),hasOwnToken:l,workspace:r.yq(b({organization:d,name:d,lacks:r.yq(i(k(P.Rt)))})),isOverridden:l,replacedFor:r.yq(H),directories:r.yq(i(E))}),
r.pd(({host:T,file:Q,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Q,line:re,column:oe,endColumn:ie,target:ae}}))),n=r.Fs(b({clients:H,releases:i(
v),versions:N(v),why:v,evidence:i(b({client:L,level:k(w.A),place:g,text:v,version:d})),isGuess:r.yq(r.eu(!0,"true"))}),r.pd(({releases:T,...Q})=>({...Q,name:(0,W.
WJ)(Q.clients),releases:Q.clients.flatMap(re=>{const oe=(0,V.w0)(re,[]),ie=oe.filter(ae=>T.includes(ae.name));return ie.length===0?oe:ie})}))),s=T=>Object.hasOwn(
G(),T),e=r.Fs(b({code:h.qG(s,"a problem code"),severity:k(R.oC),message:v,help:r.yq(v),affects:i(M),clients:H,namedHost:r.yq(r.me(O),null),places:i(g),isPlaceholder:r.
yq(h.Jt)}),r.pd(({code:T,severity:Q,message:re,help:oe,affects:ie,...ae})=>{const ue=G()[T],ce=ue.affects.filter(pe=>ie.includes(pe)),fe={...ue,code:T,usualSeverity:ue.
severity,severity:Q,affects:ce};return(0,I.kH)({...fe,message:re,...oe!==void 0&&{help:oe}},ae)})),u=[...P.O8,...P.VZ,...Object.keys($.$I),"binary","state-expre\
ssion"],y=T=>u.some(Q=>Q===T.kind),A=b({kind:k(u),text:v,localName:d,place:g,directories:r.yq(i(E))}),x=b({directory:E,module:r.me(E),unknown:r.me(g),missing:r.
yq(E),isPartial:l,replaced:i(_),files:i(_)}),X=b({root:E,key:v,source:v,version:v,directory:E}),F=b({name:r.Fs(v,r.z6(U.en,"a name such as acme/network")),url:r.
me(p(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:r.me(p(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),z=r.Fs(h.A7(c,i(v)),r.pd(T=>new Map(Object.
entries(T)))),Y=b({kind:k(["repository"]),schemaVersion:t,version:o}),ne=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,le=b({...Y.entries,writtenAt:r.yq(p(ne,"a ti\
me in UTC")),repository:F,dialect:n,setting:b({name:k(["auto","terraform","opentofu","both"]),version:r.me(o)}),usedBy:i(M),files:t,bytes:t,usages:t,isEmpty:l,notes:i(
e),declared:i(A),units:r.yq(i(x),[]),installed:r.yq(i(X),[]),roots:i(b({directory:_,clients:H})),rootsAreNamed:l,locks:i(b({file:_,hashes:z})),plugins:i(b({directory:_,
providers:i(c)}))})}),4668:((se,Z,a)=>{a.d(Z,{WS:()=>G,Yo:()=>p,gy:()=>C,or:()=>d,zx:()=>V});var r=a(7811),I=a(9119),U=a(2432),R=a(8317),$=a(568),K=a(9220);const W=1024*
1024,V=128*W,w=6e6,P=25e4,h=24*W,J=6e5;function G(l,t){if(b.test(l.toString("utf8",0,1e3)))return C("is the report of a check, not a usages file; keep reports i\
n another directory");let c=l.length;for(;c>0&&(l[c-1]??0)<=32;)c-=1;const o=l.subarray(l.toString("utf8",0,3)==="\uFEFF"?3:0,c),f=o.lastIndexOf(`
`)+1,[,O=""]=i.exec(o.toString("utf8",f,f+2e3))??[],D=(0,I.en)(O)?O:null,_=t.why===null?new d().add(o):"not been read";if(_!==null)return C(`has ${_}; ${p}`,D);
const E=(0,R.qF)(o.toString("utf8",f));if(!E.ok){const N=o.length===0?"":"the last line ";return C(`${N}${E.why}; ${k}`,D)}const B=(0,R.fd)(K.fM,E.value);if(!B.
ok)return C(`the last line is not about the repository: ${B.why}; ${k}`);const{schemaVersion:m,version:g}=B.value;if(m!==U.G5)return C(`schemaVersion is ${m}, w\
hich tf-disco ${U.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,D);const M=v(o.subarray(0,f),E.value,t);if(M.
ok)return M;const L=`it was written by tf-disco ${g}; write it with version ${U.xv}`;return C(`${M.why}; ${g===U.xv?k:L}`,D)}const C=(l,t=null)=>({ok:!1,why:l,repository:t});
function v(l,t,c){const o=(0,R.fd)(K.l3,t);if(!o.ok)return(0,r.TR)(`the last line: ${o.why}`);const{kind:f,schemaVersion:O,version:D,usages:_,...E}=o.value,B=[];
for(let m=0,g=0;m<l.length;m=g+1){if(c.why!==null)return(0,r.TR)("has not been read");g=l.indexOf(`
`,m);const M=(0,R.qF)(l.toString("utf8",m,g)),L=M.ok?(0,R.fd)(K.U0,M.value):M;if(!L.ok)return(0,r.TR)(`line ${B.length+1}${M.ok?":":""} ${L.why}`);B.push({...L.
value,...(0,$.C)(L.value)})}return _!==B.length?(0,r.TR)(`has ${B.length} usages, and its last line counts ${_}`):(0,r.Ju)({...E,usages:B})}const b=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
k="write the file with `tf-disco usages --format json`",p="scan fewer directories of the repository",i=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class d{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(t){this.bytes+=t.length;for(let c=0;c<t.length;c+=1){const o=t[c];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,o===10?(this.lineBytes=0,this.lineParts=0):(o===44||o===91||o===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>h)return`a line of m\
ore than ${h/W} MiB`;if(this.lineParts>J)return`a line with more than ${J} values`}return this.lines-1>P?`more than ${P} usages`:this.bytes>V?`more than ${V/W} \
MiB`:this.parts>w?`more than ${w} values`:null}}}),3542:((se,Z,a)=>{a.d(Z,{FK:()=>E,Ir:()=>_,dh:()=>B});var r=a(2213),I=a(5106),U=a(3298);let R=function(...m){return{
dotted:R}=a.late([3276,6851,8095],8095),new.target?new R(...m):R(...m)};const $={terraform:"app.terraform.io",opentofu:null},K={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},W={terraform:"static",opentofu:"static"},V={opentofu:"static"},w={terraform:"any",opentofu:"any"},P=["config","migrate"],h=["stack","deploy"],
J={position:["source"],grammar:"module",service:I.e$},G={...J,grammar:"stack-component",isLiteral:!0},C={...G,service:null},v={...J,grammar:"terragrunt",evaluation:w},
b={position:"entries",grammar:"provider",service:I.xq,isLiteral:!0,absent:"required_provider_nosource"},k={position:["hostname"],grammar:"host",service:I.Bn,defaults:$},
p={...k,service:I.OZ},i={...k,evaluation:w},d={...k,service:I.M,defaults:K},l={position:["address"],grammar:"url",service:null};function t(m,g,M,L,{absence:N,...j}={}){
const S=g===""?[]:g.split(" > ").map(H=>H.split(" "));return{kind:M,files:m,path:S.map(([H="",...q])=>[H,...q]),...N&&{absent:`${M}${N}`},...L,...j}}const c={absence:"\
_missing"},o={absence:"_default"},f={evaluation:V,merges:"backend"},O="data terraform_remote_state *",D=(m,g,M)=>Object.entries(g).map(([L,N])=>t(P,m+L,"backend",
{...l,grammar:M,position:N.split(" ")},f)),_=[t(P,"module *","module",J,{...c,evaluation:W,merges:"module"}),t(P,"terraform > required_providers","required_prov\
ider",b,{merges:"provider"}),t(P,"terraform > cloud","cloud",p,{...o,...f}),t(P,"terraform > backend remote","backend_remote",k,{...o,...f}),...D("terraform > b\
ackend ",r.FV,"url"),...D("terraform > backend ",r.Gb,"host-part"),...D("terraform > backend ",{local:"path workspace_dir"},"state-path"),...D("terraform > encr\
yption > key_provider ",r.nT,"url"),...[O,`check * > ${O}`].flatMap(m=>[t(P,m,"remote_state",i,{...o,backend:"remote"}),t(P,m,"remote_state",i,{...o,backend:"cl\
oud",service:I.OZ})]),t(P,O,"remote_state",l,{backend:"http",evaluation:w}),t([...P,"query"],"provider tfe","provider_tfe",d,{...o,evaluation:w}),t(["test"],"pr\
ovider tfe","provider_tfe",d),t(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:I.xq,isLiteral:!0}),t(["test"],"run * \
> module","test_module",G,{...c,grammar:"test-module"}),t(["test"],"run * > backend remote","test_backend_remote",k,o),t(h,"required_providers","required_provid\
er",b),t(h,"component *","stack_component",G,c),t(h,"removed","stack_removed",G,c),t(h,"stack *","stack_stack",C,{...c,grammar:"stack"}),t(["deploy"],"upstream_\
input *","upstream_input",C,{grammar:"stack-output"}),t(["migrate"],"state_store_provider","state_store_provider",b),t(["migrate"],"from > backend remote","migr\
ate_backend_remote",k,o),...["terraform","unit *","stack *"].map(m=>t(["terragrunt"],m,"terragrunt_source",v)),...[r.FV,r.Gb].flatMap(m=>Object.entries(m).map(([
g,M])=>{const L=m===r.FV?"url":"host-part",N={...l,grammar:L,position:M.split(" "),evaluation:w};return t(["terragrunt"],"remote_state","backend",N,{backend:g})})),
t(["terragrunt"],"remote_state","backend",{...l,position:"open-state"}),t(["terragrunt"],"remote_state","remote_state",i,{...o,backend:"remote"}),t(["terragrunt"],
"catalog","terragrunt_source",{...v,position:"urls"})],E=(0,U.O)(m=>{const g=_.filter(({files:M})=>M.includes(m));return Map.groupBy(g,({path:[M]})=>M?.[0]??"")});
function B({merges:m},g){return m===void 0||m==="backend"?m??null:R([m,g.at(-1)??""])}}),4225:((se,Z,a)=>{a.r(Z),a.d(Z,{listRepository:()=>c,readableFile:()=>k,
renderUsagesJson:()=>P});var r=a(3087),I=a(9220),U=a(4668),R=a(8317),$=a(9432),K=a(2432),W=a(9179),V=a(6092),w=a(3152);const P=(o,f=O=>O)=>(0,r.mk)(h(o,f)).map(
O=>(0,V.s$)(O));function*h(o,f){const{usages:O,notes:D,dialect:_,repository:E,...B}=o,{name:m,releases:g,evidence:M,...L}=_;for(const j of O){const{isHostImplied:S,
directHost:H,needs:q,place:te,...ee}=f(j),n=ee.hasOwnToken||void 0,s=ee.isOverridden||void 0;yield`${J({...ee,hasOwnToken:n,isOverridden:s,...te})}
`}const N={kind:"repository",schemaVersion:K.G5,version:K.xv,repository:E,...f({...B,locks:B.locks.map(({file:j,hashes:S})=>({file:j,hashes:Object.fromEntries(S)})),
dialect:{...L,releases:g.map(({name:j})=>j),evidence:M.map(({isCloud:j,...S})=>S)},usages:O.length,notes:D.map(v)})};for(const[j,S]of Object.entries(N))if(S!==!1&&
(yield`${j==="kind"?"{":","}"${j}":${Array.isArray(S)?"[":J(S)}`,!!Array.isArray(S))){for(const[H,q]of S.entries())yield`${H===0?"":","}${J(q)}`;yield"]"}yield`\
}
`}function J(o){const f=JSON.stringify(o);return!(0,W.r_)(f)&&!f.includes("false")?f:JSON.stringify(o,C)}const G=new Set(["file","directory","target","root"]);function C(o,f){
return typeof f=="string"?G.has(o)?f:o==="text"?(0,W.Qj)(f):(0,W._U)(f):f===!1?void 0:f}function v({problem:o,affects:f,clients:O,namedHost:D,places:_,isPlaceholder:E}){
const{code:B,severity:m,message:g,help:M}=o;return{code:B,severity:m,message:g,help:M,affects:f,clients:O,namedHost:D,places:_,isPlaceholder:E}}function b(o,f=!0){
if(typeof o!="object"||o===null)return!1;const O=o instanceof Map?[...o.values()]:Object.values(o);return f&&Array.isArray(o)&&o.length>I._5||O.some(_=>b(_))}function*k(o,f){
const{usages:O,declared:D,roots:_}=o,m=[...[...O,...D].map(({place:j})=>j.file),..._.map(({directory:j})=>j)].find(j=>/^(?:\/|\.\.(?:\/|$))/.test(j));if(m!==void 0)
throw p(`${(0,$.dh)(m)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const g=Object.entries(o).find(([j,S])=>b(
S,j!=="usages"));if(g!==void 0)throw p(`${g[0]} would have a list of more than ${I._5} items; ${U.Yo}`);const M={...o,usages:[],declared:[],units:[],roots:[],locks:[]},
L=(0,R.fd)(I.l3,JSON.parse([...f(M)].join("")));if(!L.ok)throw p(L.why);const N=new U.or;for(const j of f(o)){const S=N.add(Buffer.from(j));if(S!==null)throw p(
`the file would have ${S}; ${U.Yo}`);yield j}}const p=o=>new w.GN([`the usages of this repository cannot be written: ${o}`]);var i=a(1456),d=a(533),l=a(5306);let t=function(...o){
return{nameRepository:t}=a.late([4878],4878),new.target?new t(...o):t(...o)};function c(o,f,O,D){const{directory:_,environment:E}=O,{dialect:B,usedBy:m,usages:g,
notes:M}=(0,l.o0)(f,o,O),{clients:L,versions:N}=B,{declared:j,units:S,installed:H,files:q,bytes:te,isEmpty:ee}=o,n=(0,d.lz)({...o,usages:g,clients:L,versions:N},
f,!0),s=new Set(n.flatMap(y=>y.unknown)),e=n.flatMap(y=>y.roots.map(({name:A,lockFile:x})=>({name:A,lockFile:x,client:y.client}))),u=new Set(e.flatMap(({lockFile:y})=>y??
[]));return{dialect:B,setting:f.dialect,usages:g,notes:M,declared:j.filter(I.Gs),writtenAt:D.toISOString(),repository:t(_,E),usedBy:m(),files:q,bytes:te,isEmpty:ee,
units:S.filter(y=>y.unknown===null||s.has(y)).map(({covers:y,...A})=>A),installed:H,roots:Array.from(Map.groupBy(e,({name:y})=>y),([y,A])=>({directory:y||".",clients:A.
map(({client:x})=>x)})),rootsAreNamed:f.roots.length>0,locks:Array.from((0,i.hc)(u,_),([y,A])=>({file:y,hashes:A})),plugins:(0,i.KX)(g,L,(0,i.Up)(_))}}}),1456:((se,Z,a)=>{
a.d(Z,{AT:()=>p,KX:()=>k,Ml:()=>C,Up:()=>G,_k:()=>h,hc:()=>J});var r=a(3024),I=a(6760),U=a(3916),R=a(9968),$=a(2172),K=a(8032),W=a(255),V=a(5106),w=a(3298);let P=function(...i){
return{localMirrors:P}=a.late([1834],1834),new.target?new P(...i):P(...i)};const h=i=>Map.groupBy(i.flatMap(d=>d.providers.map(l=>({of:l,root:d}))),({of:d})=>(0,$.
JT)(d.provider)),J=(i,d)=>new Map(Array.from(i,l=>[l,(0,$.g_)((0,R.r7)((0,I.join)(d,l))??"")]));function G(i){const d=P();return v(l=>{const t=(0,I.join)(i,l);return(0,r.
existsSync)(t)?t:null},(l,t)=>d(l,t).length>0)}function C(i){const d=new Map(i.map(({directory:l,providers:t})=>[b(l),new Set(t)]));return v(l=>d.has(l)?l:null,
(l,t)=>d.get(l)?.has((0,$.JT)(t))??!1)}function v(i,d){const l=(0,w.O)(t=>{const c=t.replace(/\/$/,""),o=c==="."||t!==c,f=b(c),O=i(f),D=o?[]:l((0,U.dirname)(c));
return O===null?D:[{path:O,shown:f},...D]});return{around:l,holds:d}}const b=i=>`${i==="."?"":`${i}/`}terraform.d/plugins`;function k(i,d,{around:l,holds:t}){const c=i.
flatMap(f=>{const O=l((0,U.dirname)(f.place.file));return O.length===0?[]:f.needs.filter(({service:_})=>_===V.xq).flatMap(({host:_})=>d.flatMap(E=>(0,$.lc)(f,_,
E)??[])).flatMap(_=>O.filter(({path:E})=>t(E,_)).map(({shown:E})=>({shown:E,provider:(0,$.JT)(_)})))}),o=Map.groupBy(c,({shown:f})=>(0,U.dirname)((0,U.dirname)(
f)));return Array.from(o,([f,O])=>({directory:f,providers:[...new Set(O.map(({provider:D})=>D))]}))}function p({client:i,pluginCache:d,mayBreakLocks:l},{root:t,
roots:c,platform:o,upgrade:f,dialect:O}){const D=(0,w.O)(m=>J([m],t).get(m)),_=({provider:m,locked:g},M,L,N=o)=>{if(d===null||M.directory===$.cd.file)return!1;const{
host:j,namespace:S,type:H}=m,q=[d,(0,W.pk)(j),S,H,L,N];if(!(0,r.existsSync)((0,I.resolve)(t,M.directory,...q)))return!1;if(g===null)return l&&i==="terraform";const te=D(
M.lockFile??"")?.get((0,$.JT)(m))??[];return g.text===L&&te.some(ee=>ee.startsWith("h1:"))},E=(0,w.O)(()=>h(c.filter(m=>m.client===i)));return{has:_,replacesRegistry:m=>d!==
null&&!f&&i==="opentofu"&&(0,K.$l)("cachedLocks",O.versions)&&E().get(m)?.every(({of:g,root:M})=>_(g,M,g.locked?.text??""))===!0}}})};export{de as ids,me as modules};
