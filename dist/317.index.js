const de=[317,668,892],pe={5262:((q,G,l)=>{l.d(G,{Fs:()=>se,Ik:()=>N,KI:()=>F,L5:()=>ee,NT:()=>s,Ru:()=>c,Ww:()=>e,YO:()=>O,Yj:()=>Q,ah:()=>m,ai:()=>C,cG:()=>u,
eu:()=>w,g1:()=>J,lq:()=>z,me:()=>A,nd:()=>i,pd:()=>h,xL:()=>te,yG:()=>t,yq:()=>P,z6:()=>_,zM:()=>j});var o,g={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(r){return!r&&!o?g:{lang:r?.lang??o?.lang,message:r?.message,abortEarly:r?.abortEarly??o?.abortEarly,abortPipeEarly:r?.abortPipeEarly??o?.abortPipeEarly}}
var T;function d(r){return T?.get(r)}var U;function S(r){return U?.get(r)}var R;function I(r,a){return R?.get(r)?.get(a)}function k(r){const a=typeof r;return a===
"string"?`"${r}"`:a==="number"||a==="bigint"||a==="boolean"?`${r}`:a==="object"||a==="function"?(r&&Object.getPrototypeOf(r)?.constructor?.name)??"null":a}function v(r,a,n,f,D){
const B=D&&"input"in D?D.input:n.value,W=D?.expected??r.expects??null,Y=D?.received??k(B),V={kind:r.kind,type:r.type,input:B,expected:W,received:Y,message:`Inva\
lid ${a}: ${W?`Expected ${W} but r`:"R"}eceived ${Y}`,requirement:r.requirement,path:D?.path,issues:D?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},H=r.kind==="schema",X=D?.message??r.message??I(r.reference,V.lang)??(H?S(V.lang):null)??f.message??d(V.lang);X!==void 0&&(V.message=typeof X=="f\
unction"?X(V):X),H&&(n.typed=!1),n.issues?n.issues.push(V):n.issues=[V]}function L(r,a){return r===a||Number.isNaN(r)&&Number.isNaN(a)}function b(r,a){return Object.
prototype.hasOwnProperty.call(r,a)&&a!=="__proto__"&&a!=="prototype"&&a!=="constructor"}function $(r,a){const n=[...new Set(r)];return n.length>1?`(${n.join(` ${a}\
 `)})`:n[0]??"never"}function p(r){return r["~standard"]={version:1,vendor:"valibot",validate:a=>r["~run"]({value:a},x())},r}var y=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function _(r,a){return{kind:"validation",type:"check",reference:_,async:!1,
expects:null,requirement:r,message:a,"~run"(n,f){return n.typed&&!this.requirement(n.value)&&v(this,"input",n,f),n}}}function m(r,a){return{kind:"transformation",
type:"guard",reference:m,async:!1,requirement:r,message:a,"~run"(n,f){return n.typed&&!this.requirement(n.value)&&(v(this,"input",n,f),n.typed=!1),n}}}function i(r){
return{kind:"validation",type:"integer",reference:i,async:!1,expects:null,requirement:Number.isInteger,message:r,"~run"(a,n){return a.typed&&!this.requirement(a.
value)&&v(this,"integer",a,n),a}}}function c(r,a){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${r}`,requirement:r,message:a,"~run"(n,f){
return n.typed&&n.value.length>this.requirement&&v(this,"length",n,f,{received:`${n.value.length}`}),n}}}function u(r,a){return{kind:"validation",type:"max_valu\
e",reference:u,async:!1,expects:`<=${r instanceof Date?r.toJSON():k(r)}`,requirement:r,message:a,"~run"(n,f){return n.typed&&!(n.value<=this.requirement)&&v(this,
"value",n,f,{received:n.value instanceof Date?n.value.toJSON():k(n.value)}),n}}}function e(r,a){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${r instanceof Date?r.toJSON():k(r)}`,requirement:r,message:a,"~run"(n,f){return n.typed&&!(n.value>=this.requirement)&&v(this,"value",n,f,{received:n.value instanceof
Date?n.value.toJSON():k(n.value)}),n}}}function s(r){return{kind:"transformation",type:"raw_transform",reference:s,async:!1,"~run"(a,n){const f=r({dataset:a,config:n,
addIssue:D=>v(this,D?.label??"input",a,n,D),NEVER:null});return a.issues?a.typed=!1:a.value=f,a}}}function t(r,a){return{kind:"validation",type:"regex",reference:t,
async:!1,expects:`${r}`,requirement:r,message:a,"~run"(n,f){return n.typed&&!this.requirement.test(n.value)&&v(this,"format",n,f),n}}}function h(r){return{kind:"\
transformation",type:"transform",reference:h,async:!1,operation:r,"~run"(a){return a.value=this.operation(a.value),a}}}function E(r,a,n){return typeof r.fallback==
"function"?r.fallback(a,n):r.fallback}function M(r,a,n){return typeof r.default=="function"?r.default(a,n):r.default}function O(r,a){return p({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:r,message:a,"~run"(n,f){const D=n.value;if(Array.isArray(D)){n.typed=!0,n.value=[];for(let B=0;B<D.length;B++){
const W=D[B],Y=this.item["~run"]({value:W},f);if(Y.issues){const V={type:"array",origin:"value",input:D,key:B,value:W};for(const H of Y.issues)H.path?H.path.unshift(
V):H.path=[V],n.issues?.push(H);if(n.issues||(n.issues=Y.issues),f.abortEarly){n.typed=!1;break}}Y.typed||(n.typed=!1),n.value.push(Y.value)}}else v(this,"type",
n,f);return n}})}function j(r){return p({kind:"schema",type:"boolean",reference:j,expects:"boolean",async:!1,message:r,"~run"(a,n){return typeof a.value=="boole\
an"?a.typed=!0:v(this,"type",a,n),a}})}function P(r,a){return p({kind:"schema",type:"exact_optional",reference:P,expects:r.expects,async:!1,wrapped:r,default:a,
"~run"(n,f){return this.wrapped["~run"](n,f)}})}function w(r,a){return p({kind:"schema",type:"literal",reference:w,expects:k(r),async:!1,literal:r,message:a,"~r\
un"(n,f){return L(n.value,this.literal)?n.typed=!0:v(this,"type",n,f),n}})}function A(r,a){return p({kind:"schema",type:"nullable",reference:A,expects:`(${r.expects}\
 | null)`,async:!1,wrapped:r,default:a,"~run"(n,f){return n.value===null&&(this.default!==void 0&&(n.value=M(this,n,f)),n.value===null)?(n.typed=!0,n):this.wrapped["\
~run"](n,f)}})}function C(r){return p({kind:"schema",type:"number",reference:C,expects:"number",async:!1,message:r,"~run"(a,n){return typeof a.value=="number"&&
!isNaN(a.value)?a.typed=!0:v(this,"type",a,n),a}})}function N(r,a){return p({kind:"schema",type:"object",reference:N,expects:"Object",async:!1,entries:r,message:a,
"~run"(n,f){const D=n.value;if(D&&typeof D=="object"){n.typed=!0,n.value={};for(const B in this.entries){const W=this.entries[B];if(B in D||(W.type==="exact_opt\
ional"||W.type==="optional"||W.type==="nullish")&&W.default!==void 0){const Y=B in D?D[B]:M(W),V=W["~run"]({value:Y},f);if(V.issues){const H={type:"object",origin:"\
value",input:D,key:B,value:Y};for(const X of V.issues)X.path?X.path.unshift(H):X.path=[H],n.issues?.push(X);if(n.issues||(n.issues=V.issues),f.abortEarly){n.typed=
!1;break}}V.typed||(n.typed=!1),n.value[B]=V.value}else if(W.fallback!==void 0)n.value[B]=E(W);else if(W.type!=="exact_optional"&&W.type!=="optional"&&W.type!==
"nullish"&&(v(this,"key",n,f,{input:void 0,expected:`"${B}"`,path:[{type:"object",origin:"key",input:D,key:B,value:D[B]}]}),f.abortEarly))break}}else v(this,"ty\
pe",n,f);return n}})}function z(r,a){return p({kind:"schema",type:"optional",reference:z,expects:`(${r.expects} | undefined)`,async:!1,wrapped:r,default:a,"~run"(n,f){
return n.value===void 0&&(this.default!==void 0&&(n.value=M(this,n,f)),n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,f)}})}function F(r,a){return p({kind:"\
schema",type:"picklist",reference:F,expects:$(r.map(k),"|"),async:!1,options:r,message:a,"~run"(n,f){return this.options.includes(n.value)?n.typed=!0:v(this,"ty\
pe",n,f),n}})}function J(r,a,n){return p({kind:"schema",type:"record",reference:J,expects:"Object",async:!1,key:r,value:a,message:n,"~run"(f,D){const B=f.value;
if(B&&typeof B=="object"){f.typed=!0,f.value={};for(const W in B)if(b(B,W)){const Y=B[W],V=this.key["~run"]({value:W},D);if(V.issues){const X={type:"object",origin:"\
key",input:B,key:W,value:Y};for(const ne of V.issues)ne.path=[X],f.issues?.push(ne);if(f.issues||(f.issues=V.issues),D.abortEarly){f.typed=!1;break}}const H=this.
value["~run"]({value:Y},D);if(H.issues){const X={type:"object",origin:"value",input:B,key:W,value:Y};for(const ne of H.issues)ne.path?ne.path.unshift(X):ne.path=
[X],f.issues?.push(ne);if(f.issues||(f.issues=H.issues),D.abortEarly){f.typed=!1;break}}(!V.typed||!H.typed)&&(f.typed=!1),V.typed&&(f.value[V.value]=H.value)}}else
v(this,"type",f,D);return f}})}function Q(r){return p({kind:"schema",type:"string",reference:Q,expects:"string",async:!1,message:r,"~run"(a,n){return typeof a.value==
"string"?a.typed=!0:v(this,"type",a,n),a}})}function ee(){return p({kind:"schema",type:"unknown",reference:ee,expects:"unknown",async:!1,"~run"(r){return r.typed=
!0,r}})}function se(...r){return p({...r[0],pipe:r,"~run"(a,n){for(const f of r)if(f.kind!=="metadata"){if(a.issues&&(f.kind==="schema"||f.kind==="transformatio\
n")){a.typed=!1;break}(!a.issues||!n.abortEarly&&!n.abortPipeEarly)&&(a=f["~run"](a,n))}return a}})}function te(r,a,n){const f=r["~run"]({value:a},x(n));return{
typed:f.typed,success:!f.issues,output:f.value,issues:f.issues}}}),8317:((q,G,l)=>{l.d(G,{A7:()=>p,Ik:()=>b,Jt:()=>k,Qq:()=>U,fd:()=>y,p_:()=>L,qF:()=>u,qG:()=>R,
rD:()=>I,wC:()=>S,yL:()=>v});var o=l(5262),g=l(7811),x=l(9432);const T=1e4,d=`a text of at most ${T} characters`,U=o.Fs(o.Yj("a text"),o.Ru(T,d)),S=(e,s)=>o.Fs(
o.Yj(s),o.Ru(T,d),o.yG(e,s)),R=(e,s)=>o.Fs(o.Yj(s),o.Ru(T,d),o.ah(e,s));function I(e,s){const t=`a whole number from ${e} to ${s}`;return o.Fs(o.ai(t),o.nd(t),o.
Ww(e,t),o.cG(s,t))}const k=o.zM("true or false"),v=e=>o.KI(e,`one of ${e.join(", ")}`),L=e=>o.YO(e,"an array"),b=e=>o.Ik(e,({path:s})=>{const t=e[String(s?.[0]?.
key)];return t===void 0?"an object":$(t)});function $(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?$(e.wrapped):"an object"}const p=(e,s)=>o.
g1(e,s,"an object");function y(e,s){const t=o.xL(e,s,{abortEarly:!0});return t.success?(0,g.Ju)(t.output):(0,g.TR)(_(t.issues[0]))}function _({path:e,input:s,message:t}){
const h=e??[],O=(h.at(-1)?.origin==="key"&&s!==void 0?h.slice(0,-1):h).map(({key:j})=>m(j)).join("").replace(/^\./,"");return`${O===""?"the value":O} is ${c(s)}\
; expected ${t}`}function m(e){if(typeof e=="number")return`[${e}]`;const s=String(e);return/^\w+$/.test(s)?`.${s}`:`[${c(s)}]`}const i=80;function c(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),i)}function u(e){if(e.trim()==="")return(0,g.TR)(
"is empty");try{return(0,g.Ju)(JSON.parse(e))}catch{return(0,g.TR)("is not JSON")}}}),568:((q,G,l)=>{l.d(G,{C:()=>$,o:()=>v});var o=l(3916),g=l(3298),x=l(3114),
T=l(5440),d=l(3542);let U=function(...m){return{firstWithHost:U}=l.late([276,631,976],4976),new.target?new U(...m):U(...m)},S=function(...m){return{meaningOfAbsent:S}=
l.late([276,631,976],4976),new.target?new S(...m):S(...m)},R=function(...m){return{needsOf:R}=l.late([276,631,976],4976),new.target?new R(...m):R(...m)},I=function(...m){
return{neededByImplied:I}=l.late([276,631,976],4976),new.target?new I(...m):I(...m)};function k({kind:m,absent:i=m}){return m!=="required_provider"?[m,i]:[m,i,"\
required_provider_legacy","required_provider_invalid"]}const v=[...new Set([...d.Ir.flatMap(k),"implied_provider","saved_state"])],L=(0,g.O)(m=>d.Ir.filter(i=>k(
i).includes(m)));function b({kind:m,backend:i}){const c=L(m),u=c.find(e=>e.backend===i)??c[0];if(u===void 0)throw new Error(`no row of the usage table has ${m}`);
return u}function $(m){const{clients:i,isOverridden:c,replacedFor:u=[],stateHosts:e={}}=m;if(m.kind==="saved_state")return{...T.zt,directHost:m.text??"",needs:[]};
if(m.kind==="implied_provider"){const P=I(i);return c?{...P,needs:[]}:P}const s=b(m),t=new Map(i.map(P=>[P,p(m,s,P)])),h=[...t].filter(([P])=>!c&&!u.includes(P)),
{host:E,isHostImplied:M,directHost:O}=U([...t.values()]),j=R(new Map(h),s,P=>e[P]??null);return{host:E,isHostImplied:M,directHost:O,needs:j}}function p(m,i,c){const{
text:u,evaluated:e,version:s}=m,t=e===void 0?{text:u,isWhole:!0}:e[c];if(t===void 0)return T.zt;if(t.text===null)return u!==null&&i.defaults===void 0?T.zt:_(m,i,
c);if(!t.isWhole)return(0,T.i4)(i.grammar,t.text,c)??T.zt;const h=s!==void 0&&s.value===void 0;return T.pb[i.grammar](t.text,c,h)}const y=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function _({kind:m,address:i,place:c},u,e){const[,s=null]=y.exec(i)??[],t=(0,x.L8)((0,o.basename)(c.file),new Set,"")??{class:"config",isOverride:!1};return S({
row:u,kind:m,address:i,localName:s},t,e)}}),9220:((q,G,l)=>{l.d(G,{U0:()=>te,_5:()=>$,fM:()=>H,l3:()=>ne});var o=l(5262),g=l(2170),x=l(9119),T=l(9615),d=l(8032),
U=l(255),S=l(6889),R=l(1138),I=l(1250),k=l(1011),v=l(8317),L=l(568);let b=function(...K){return{problemFacts:b}=l.late([507],4507),new.target?new b(...K):b(...K)};
const $=32e3,{Qq:p,Ik:y,yL:_,wC:m}=v,i=K=>o.Fs(v.p_(K),o.Ru($,`at most ${$} items`)),c=o.me(p),u=o.yq(v.Jt,!1),e=v.rD(0,Number.MAX_SAFE_INTEGER),s=m(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),t=m(/^[\w.+-]{1,100}$/,"a version"),h=K=>{const Z=(0,U.Pv)((0,U.pk)(K));return Z.ok&&Z.value===K},E=v.qG(h,"a hostname"),M=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
O=m(M,"a path in the repository"),j=m(new RegExp(`^$|${M.source}`),"a path in the repository"),P=v.rD(1,2**25),A=y({file:O,...{line:P,column:P,endColumn:P},target:o.
lq(O)}),C=_(d.zK),N=_(d.Du),z=K=>y({terraform:o.yq(K),opentofu:o.yq(K)}),F=[d.Du,...d.Du.map(K=>[K])],J=K=>F.find(Z=>Z.length===K.length&&Z.every(re=>K.includes(
re))),Q=o.Fs(i(N),o.z6(K=>J(K)!==void 0,"one or two different CLIs"),o.pd(K=>J(K)??K)),ee=y({text:p,value:o.yq(z(c)),place:A}),se=y({root:c,source:c,version:c,isOpen:u}),
te=o.Fs(y({kind:_(L.o),host:c,address:p,text:c,...A.entries,clients:Q,version:o.yq(ee),constraints:o.yq(p),evaluated:o.yq(z(y({text:c,isWhole:u}))),calls:o.yq(z(
i(se))),backend:o.yq(p),stateHosts:o.yq(z(E)),hasOwnToken:u,workspace:o.yq(y({organization:c,name:c,lacks:o.yq(i(_(k.Rt)))})),isOverridden:u,replacedFor:o.yq(Q),
directories:o.yq(i(j))}),o.pd(({host:K,file:Z,line:re,column:oe,endColumn:ie,target:ae,...ue})=>({...ue,place:{file:Z,line:re,column:oe,endColumn:ie,target:ae}}))),
r=o.Fs(y({clients:Q,releases:i(p),versions:z(p),why:p,evidence:i(y({client:N,level:_(I.A),place:A,text:p,version:c})),isGuess:o.yq(o.eu(!0,"true"))}),o.pd(({releases:K,
...Z})=>({...Z,name:(0,S.WJ)(Z.clients),releases:Z.clients.flatMap(re=>{const oe=(0,R.w)(re,[]),ie=oe.filter(ae=>K.includes(ae.name));return ie.length===0?oe:ie})}))),
a=K=>Object.hasOwn(b(),K),n=o.Fs(y({code:v.qG(a,"a problem code"),severity:_(T.oC),message:p,help:o.yq(p),affects:i(C),clients:Q,namedHost:o.yq(o.me(E),null),places:i(
A),isPlaceholder:o.yq(v.Jt)}),o.pd(({code:K,severity:Z,message:re,help:oe,affects:ie,...ae})=>{const ue=b()[K],le=ue.affects.filter(fe=>ie.includes(fe)),ce={...ue,
code:K,usualSeverity:ue.severity,severity:Z,affects:le};return(0,g.kH)({...ce,message:re,...oe!==void 0&&{help:oe}},ae)})),f=[...k.O8,...k.VZ,...Object.keys(d.$I),
"binary"],D=y({kind:_(f),text:p,localName:c,place:A,directories:o.yq(i(j))}),B=y({directory:j,module:o.me(j),unknown:o.me(A),isPartial:u,replaced:i(O),files:i(O)}),
W=y({root:j,key:p,source:p,version:p,directory:j}),Y=y({name:o.Fs(p,o.z6(x.en,"a name such as acme/network")),url:o.me(m(/^https?:\/\/[\w.:/-]+$/,"a URL of a pa\
ge")),commit:o.me(m(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),V=o.Fs(v.A7(s,i(p)),o.pd(K=>new Map(Object.entries(K)))),H=y({kind:_(["repository"]),
schemaVersion:e,version:t}),X=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,ne=y({...H.entries,writtenAt:o.yq(m(X,"a time in UTC")),repository:Y,dialect:r,setting:y(
{name:_(["auto","terraform","opentofu","both"]),version:o.me(t)}),usedBy:i(C),files:e,bytes:e,usages:e,isEmpty:u,notes:i(n),declared:i(D),units:o.yq(i(B),[]),installed:o.
yq(i(W),[]),roots:i(y({directory:O,clients:Q})),rootsAreNamed:u,locks:i(y({file:O,hashes:V})),plugins:i(y({directory:O,providers:i(s)}))})}),4668:((q,G,l)=>{l.d(
G,{WS:()=>b,Yo:()=>m,gy:()=>$,or:()=>c,zx:()=>R});var o=l(7811),g=l(9119),x=l(2432),T=l(8317),d=l(568),U=l(9220);const S=1024*1024,R=128*S,I=6e6,k=25e4,v=24*S,L=6e5;
function b(u,e){if(y.test(u.toString("utf8",0,1e3)))return $("is the report of a check, not a usages file; keep reports in another directory");let s=u.length;for(;s>
0&&(u[s-1]??0)<=32;)s-=1;const t=u.subarray(u.toString("utf8",0,3)==="\uFEFF"?3:0,s),h=t.lastIndexOf(`
`)+1,[,E=""]=i.exec(t.toString("utf8",h,h+2e3))??[],M=(0,g.en)(E)?E:null,O=e.why===null?new c().add(t):"not been read";if(O!==null)return $(`has ${O}; ${m}`,M);
const j=(0,T.qF)(t.toString("utf8",h));if(!j.ok){const z=t.length===0?"":"the last line ";return $(`${z}${j.why}; ${_}`,M)}const P=(0,T.fd)(U.fM,j.value);if(!P.
ok)return $(`the last line is not about the repository: ${P.why}; ${_}`);const{schemaVersion:w,version:A}=P.value;if(w!==x.G5)return $(`schemaVersion is ${w}, w\
hich tf-disco ${x.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,M);const C=p(t.subarray(0,h),j.value,e);if(C.
ok)return C;const N=`it was written by tf-disco ${A}; write it with version ${x.xv}`;return $(`${C.why}; ${A===x.xv?_:N}`,M)}const $=(u,e=null)=>({ok:!1,why:u,repository:e});
function p(u,e,s){const t=(0,T.fd)(U.l3,e);if(!t.ok)return(0,o.TR)(`the last line: ${t.why}`);const{kind:h,schemaVersion:E,version:M,usages:O,...j}=t.value,P=[];
for(let w=0,A=0;w<u.length;w=A+1){if(s.why!==null)return(0,o.TR)("has not been read");A=u.indexOf(`
`,w);const C=(0,T.qF)(u.toString("utf8",w,A)),N=C.ok?(0,T.fd)(U.U0,C.value):C;if(!N.ok)return(0,o.TR)(`line ${P.length+1}${C.ok?":":""} ${N.why}`);P.push({...N.
value,...(0,d.C)(N.value)})}return O!==P.length?(0,o.TR)(`has ${P.length} usages, and its last line counts ${O}`):(0,o.Ju)({...j,usages:P})}const y=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
_="write the file with `tf-disco usages --format json`",m="scan fewer directories of the repository",i=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class c{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(e){this.bytes+=e.length;for(let s=0;s<e.length;s+=1){const t=e[s];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,t===10?(this.lineBytes=0,this.lineParts=0):(t===44||t===91||t===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>v)return`a line of m\
ore than ${v/S} MiB`;if(this.lineParts>L)return`a line with more than ${L} values`}return this.lines-1>k?`more than ${k} usages`:this.bytes>R?`more than ${R/S} \
MiB`:this.parts>I?`more than ${I} values`:null}}}),3542:((q,G,l)=>{l.d(G,{FK:()=>j,Ir:()=>O,dh:()=>P});var o=l(2213),g=l(5106),x=l(3298);let T=function(...w){return{
dotted:T}=l.late([276,631,976],4976),new.target?new T(...w):T(...w)};const d={terraform:"app.terraform.io",opentofu:null},U={terraform:"app.terraform.io",opentofu:"\
app.terraform.io"},S={terraform:"static",opentofu:"static"},R={opentofu:"static"},I={terraform:"any",opentofu:"any"},k=["config","migrate"],v=["stack","deploy"],
L={position:["source"],grammar:"module",service:g.e$},b={...L,grammar:"stack-component",isLiteral:!0},$={...b,service:null},p={...L,grammar:"terragrunt",evaluation:I},
y={position:"entries",grammar:"provider",service:g.xq,isLiteral:!0,absent:"required_provider_nosource"},_={position:["hostname"],grammar:"host",service:g.Bn,defaults:d},
m={..._,service:g.OZ},i={..._,evaluation:I},c={..._,service:g.M,defaults:U},u={position:["address"],grammar:"url",service:null};function e(w,A,C,N,{absence:z,...F}={}){
const J=A===""?[]:A.split(" > ").map(Q=>Q.split(" "));return{kind:C,files:w,path:J.map(([Q="",...ee])=>[Q,...ee]),...z&&{absent:`${C}${z}`},...N,...F}}const s={
absence:"_missing"},t={absence:"_default"},h={evaluation:R,merges:"backend"},E="data terraform_remote_state *",M=(w,A,C)=>Object.entries(A).map(([N,z])=>e(k,w+N,
"backend",{...u,grammar:C,position:z.split(" ")},h)),O=[e(k,"module *","module",L,{...s,evaluation:S,merges:"module"}),e(k,"terraform > required_providers","req\
uired_provider",y,{merges:"provider"}),e(k,"required_providers","required_provider",y,{isReserved:!0}),e(k,"terraform > cloud","cloud",m,{...t,...h}),e(k,"terra\
form > backend remote","backend_remote",_,{...t,...h}),...M("terraform > backend ",o.FV,"url"),...M("terraform > backend ",o.Gb,"host-part"),...M("terraform > b\
ackend ",{local:"path workspace_dir"},"state-path"),...M("terraform > encryption > key_provider ",o.nT,"url"),...[E,`check * > ${E}`].flatMap(w=>[e(k,w,"remote_\
state",i,{...t,backend:"remote"}),e(k,w,"remote_state",i,{...t,backend:"cloud",service:g.OZ})]),e(k,E,"remote_state",u,{backend:"http",evaluation:I}),e([...k,"q\
uery"],"provider tfe","provider_tfe",c,{...t,evaluation:I}),e(["test"],"provider tfe","provider_tfe",c),e(["lock"],"provider *","lock_provider",{position:"label",
grammar:"locked-provider",service:g.xq,isLiteral:!0}),e(["test"],"run * > module","test_module",b,{...s,grammar:"test-module"}),e(["test"],"run * > backend remo\
te","test_backend_remote",_,t),e(v,"required_providers","required_provider",y),e(v,"component *","stack_component",b,s),e(v,"removed","stack_removed",b,s),e(v,"\
stack *","stack_stack",$,{...s,grammar:"stack"}),e(["deploy"],"upstream_input *","upstream_input",$,{grammar:"stack-output"}),e(["migrate"],"state_store_provide\
r","state_store_provider",y),e(["migrate"],"from > backend remote","migrate_backend_remote",_,t),...["terraform","unit *","stack *"].map(w=>e(["terragrunt"],w,"\
terragrunt_source",p)),...[o.FV,o.Gb].flatMap(w=>Object.entries(w).map(([A,C])=>{const N=w===o.FV?"url":"host-part",z={...u,grammar:N,position:C.split(" "),evaluation:I};
return e(["terragrunt"],"remote_state","backend",z,{backend:A})})),e(["terragrunt"],"remote_state","backend",{...u,position:"open-state"}),e(["terragrunt"],"rem\
ote_state","remote_state",i,{...t,backend:"remote"}),e(["terragrunt"],"catalog","terragrunt_source",{...p,position:"urls"})],j=(0,x.O)(w=>{const A=O.filter(({files:C})=>C.
includes(w));return Map.groupBy(A,({path:[C]})=>C?.[0]??"")});function P({merges:w},A){return w===void 0||w==="backend"?w??null:T([w,A.at(-1)??""])}}),7892:((q,G,l)=>{
l.r(G),l.d(G,{listRepository:()=>s,readableFile:()=>S,renderUsagesJson:()=>b});var o=l(9220),g=l(4668),x=l(8317),T=l(9432),d=l(3152);function U(t,h=!0){if(typeof t!=
"object"||t===null)return!1;const E=t instanceof Map?[...t.values()]:Object.values(t);return h&&Array.isArray(t)&&t.length>o._5||E.some(O=>U(O))}function*S(t,h){
const{usages:E,declared:M,roots:O}=t,w=[...[...E,...M].map(({place:F})=>F.file),...O.map(({directory:F})=>F)].find(F=>/^(?:\/|\.\.(?:\/|$))/.test(F));if(w!==void 0)
throw R(`${(0,T.dh)(w)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const A=Object.entries(t).find(([F,J])=>U(
J,F!=="usages"));if(A!==void 0)throw R(`${A[0]} would have a list of more than ${o._5} items; ${g.Yo}`);const C={...t,usages:[],declared:[],units:[],roots:[],locks:[]},
N=(0,x.fd)(o.l3,JSON.parse([...h(C)].join("")));if(!N.ok)throw R(N.why);const z=new g.or;for(const F of h(t)){const J=z.add(Buffer.from(F));if(J!==null)throw R(
`the file would have ${J}; ${g.Yo}`);yield F}}const R=t=>new d.GN([`the usages of this repository cannot be written: ${t}`]);var I=l(3087),k=l(2432),v=l(9179),L=l(
6092);const b=(t,h=E=>E)=>(0,I.mk)($(t,h)).map(E=>(0,L.s$)(E));function*$(t,h){const{usages:E,notes:M,dialect:O,repository:j,...P}=t,{name:w,releases:A,evidence:C,
...N}=O;for(const F of E){const{isHostImplied:J,directHost:Q,needs:ee,place:se,...te}=h(F),r=te.hasOwnToken||void 0,a=te.isOverridden||void 0;yield`${p({...te,hasOwnToken:r,
isOverridden:a,...se})}
`}const z={kind:"repository",schemaVersion:k.G5,version:k.xv,repository:j,...h({...P,locks:P.locks.map(({file:F,hashes:J})=>({file:F,hashes:Object.fromEntries(J)})),
dialect:{...N,releases:A.map(({name:F})=>F),evidence:C.map(({isCloud:F,...J})=>J)},usages:E.length,notes:M.map(m)})};for(const[F,J]of Object.entries(z))if(J!==!1&&
(yield`${F==="kind"?"{":","}"${F}":${Array.isArray(J)?"[":p(J)}`,!!Array.isArray(J))){for(const[Q,ee]of J.entries())yield`${Q===0?"":","}${p(ee)}`;yield"]"}yield`\
}
`}function p(t){const h=JSON.stringify(t);return!(0,v.r_)(h)&&!h.includes("false")?h:JSON.stringify(t,_)}const y=new Set(["file","directory","target","root"]);function _(t,h){
return typeof h=="string"?y.has(t)?h:t==="text"?(0,v.Qj)(h):(0,v._U)(h):h===!1?void 0:h}function m({problem:t,affects:h,clients:E,namedHost:M,places:O,isPlaceholder:j}){
const{code:P,severity:w,message:A,help:C}=t;return{code:P,severity:w,message:A,help:C,affects:h,clients:E,namedHost:M,places:O,isPlaceholder:j}}var i=l(753),c=l(
4776),u=l(4593);let e=function(...t){return{nameRepository:e}=l.late([878],4878),new.target?new e(...t):e(...t)};function s(t,h,E,M){const{directory:O,environment:j}=E,
{dialect:P,usedBy:w,usages:A,notes:C}=(0,u.o)(h,t,E),{clients:N}=P,{declared:z,units:F,installed:J,files:Q,bytes:ee,isEmpty:se}=t,te=(0,c.lz)({usages:A,declared:z,
units:F,clients:N},h,!0),r=new Set(te.flatMap(f=>f.unknown)),a=te.flatMap(f=>f.roots.map(({name:D,lockFile:B})=>({name:D,lockFile:B,client:f.client}))),n=new Set(
a.flatMap(({lockFile:f})=>f??[]));return{dialect:P,setting:h.dialect,usages:A,notes:C,declared:z,writtenAt:M.toISOString(),repository:e(O,j),usedBy:w(),files:Q,
bytes:ee,isEmpty:se,units:F.filter(f=>f.unknown===null||r.has(f)),installed:J,roots:Array.from(Map.groupBy(a,({name:f})=>f),([f,D])=>({directory:f||".",clients:D.
map(({client:B})=>B)})),rootsAreNamed:h.roots.length>0,locks:Array.from((0,i.hc)(n,O),([f,D])=>({file:f,hashes:D})),plugins:(0,i.KX)(A,N,(0,i.Up)(O))}}}),753:((q,G,l)=>{
l.d(G,{Ml:()=>_,hc:()=>p,KX:()=>c,Up:()=>y});var o=l(3024),g=l(6760),x=l(3916),T=l(9968),d=l(3846),U=l(180),S=l(9941),R=l(2172);let I=function(...u){return{readHcl:I}=
l.late([276,631,976,557],4976),new.target?new I(...u):I(...u)},k=function(...u){return{detach:k}=l.late([276,631,976,557],4976),new.target?new k(...u):k(...u)};
function v(u){const s=(0,S.SH)(I(u).body,"provider",1).flatMap(({labels:[t],body:h})=>{const E=(0,d.mi)(k(t?.value??""),"terraform");if(E.kind!=="registry")return[];
const M=(0,S.w4)(h,"hashes")?.value,j=(M?.kind==="tuple"?M.elements:[]).flatMap(P=>P.kind==="string"?[k(P.value)]:[]);return[[(0,R.JT)(E),j.filter(U.e)]]});return new Map(
s)}var L=l(5106),b=l(3298);let $=function(...u){return{localMirrors:$}=l.late([834],1834),new.target?new $(...u):$(...u)};const p=(u,e)=>new Map(Array.from(u,s=>[
s,v((0,T.r7)((0,g.join)(e,s))??"")]));function y(u){const e=$();return m(s=>{const t=(0,g.join)(u,s);return(0,o.existsSync)(t)?t:null},(s,t)=>e(s,t).length>0)}function _(u){
const e=new Map(u.map(({directory:s,providers:t})=>[i(s),new Set(t)]));return m(s=>e.has(s)?s:null,(s,t)=>e.get(s)?.has((0,R.JT)(t))??!1)}function m(u,e){const s=(0,b.
O)(t=>{const h=t.replace(/\/$/,""),E=h==="."||t!==h,M=i(h),O=u(M),j=E?[]:s((0,x.dirname)(h));return O===null?j:[{path:O,shown:M},...j]});return{around:s,holds:e}}
const i=u=>`${u==="."?"":`${u}/`}terraform.d/plugins`;function c(u,e,{around:s,holds:t}){const h=u.flatMap(M=>{const O=s((0,x.dirname)(M.place.file));return O.length===
0?[]:M.needs.filter(({service:P})=>P===L.xq).flatMap(({host:P})=>e.flatMap(w=>(0,R.lc)(M,P,w)??[])).flatMap(P=>O.filter(({path:w})=>t(w,P)).map(({shown:w})=>({shown:w,
provider:(0,R.JT)(P)})))}),E=Map.groupBy(h,({shown:M})=>(0,x.dirname)((0,x.dirname)(M)));return Array.from(E,([M,O])=>({directory:M,providers:[...new Set(O.map(
({provider:j})=>j))]}))}}),9039:((q,G,l)=>{l.d(G,{i:()=>I});var o=l(7811);const g="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",x=String.raw`\p{White_Space}*`,T=String.raw`[()<>@,;:\\"/[\]?=]`,
d=new RegExp(`^${g}(?:/${g})?$`),U=String.raw`"((?:[^"\\\r\n]|\\${T}|\\(?!${T}))*)"`,S=new RegExp(`;${x}(${g})${x}=${x}(?:(${g})|${U})${x}`,"uy"),R=new RegExp(String.
raw`\\(${T})`,"g");function I(v){const L=v.indexOf(";"),$=(0,o.s8)((0,o.Dw)(L<0?v:v.slice(0,L))).replaceAll("\u0130","i").toLowerCase();return d.test($)&&(L<0||
k(v,L))?$:null}function k(v,L){const b=new Map;for(let $=L;$<v.length;){S.lastIndex=$;const[p,y="",_,m=""]=S.exec(v)??[];if(p===void 0)return(0,o.s8)(v.slice($))===
";";const i=y.toLowerCase(),c=_??m.replace(R,"$1");if((b.get(i)??c)!==c)return!1;b.set(i,c),$+=p.length}return!0}}),180:((q,G,l)=>{l.d(G,{CT:()=>L,KB:()=>T,e:()=>b,
fi:()=>m,jY:()=>y,uH:()=>v,yI:()=>p});var o=l(9633),g=l(523),x=l(3556);function T(i,c,u){const{os:e,arch:s,shasum:t}=i,h=/^[0-9a-fA-F]{64}$/.test(t),E=`${e}_${s}`===
c;return{early:[...U(i.protocols),...d([E?null:`is for ${e}_${s} instead of ${c} (\`os\`, \`arch\`)`,S(u,"download_url",i.download_url),I(i.packages),h?null:R(t),
S(u,"shasums_url",i.shasums_url),S(u,"shasums_signature_url",i.shasums_signature_url)]),...i.download_url===""?[{kind:"no-archive"}]:[]],late:d([k(i,c)]),hashes:h&&
E?[`zh:${t.toLowerCase()}`]:null}}const d=i=>i.flatMap(c=>c===null?[]:{kind:"description",why:c});function U(i){const c=i.find(u=>(0,g.rK)(u)===null);return c!==
void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:i.length===0||(0,x.PN)(i)?[]:[{kind:"protocols",protocols:i}]}function S(i,c,u){
const e=(0,o.Fl)(i,u);return e.ok?null:`has an invalid URL in \`${c}\`: ${e.why}`}const R=i=>i===""?"has no `shasum`":`has "${i}" in \`shasum\`, which is not 64 h\
exadecimal digits`;function I(i){const c=[...i?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),u=Array.from(i?.values()??[],s=>s.hashes).flat(),e=[
...c,...u.filter(s=>s.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function k({packages:i,shasum:c},u){if(!i?.
size)return null;const e=i.get(u);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(e.package_size<=0)return"ha\
s no positive `package_size` in `packages`, which OpenTofu requires";const s=e.hashes.filter(t=>t.startsWith("zh:"));return s.some(t=>t!==`zh:${c}`)?"has anothe\
r `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}
function v(i,c){if(i===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:u,hashes:e}=i,s=e.length===0||e.some(b),t=d([u===""?`has no \`url\` fo\
r ${c}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:t,late:[],hashes:t.length===0?e:null}}const L=["zh:","h1:"],b=i=>L.some(
c=>i.startsWith(c)),$=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function p(i,{filename:c,shasum:u}){for(const e of i.split(`
`)){const[s="",t]=e.split($,4).filter(h=>h!=="");if(t===c)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===u.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}function y(i){const[c]=i;return c===void 0?"the signature of its checksums is empty":c===194||(c&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const _="in `signing_keys.gpg_public_keys`";function m(i){const[c]=i;return i.includes(null)?`the descriptio\
n has null ${_}, at which the clients crash`:c===void 0?`the description has no key ${_}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(c??"")?null:`t\
he description has a key ${_} whose \`ascii_armor\` is not an armored public key`}}),3556:((q,G,l)=>{l.d(G,{I0:()=>i,PN:()=>R,TT:()=>S,h:()=>p,oM:()=>_,tD:()=>k});
var o=l(9039),g=l(7811),x=l(3846),T=l(523),d=l(8153);const U=(0,d.w3)({versions:(0,d.p_)((0,d.w3)({version:d.Qq,protocols:(0,d.p_)(d.Qq)})),warnings:(0,d.p_)(d.
Qq)});function S(u){const e=(0,d.D4)(u,U);if(!e.ok)return e;const{versions:s,warnings:t}=e.value,h=new Map(s.map(O=>[O.version,O.protocols])),E=[...h.keys()],M=E.
filter(O=>R(h.get(O)??[]));return(0,g.Ju)({texts:E,compatible:M.length===E.length?E:M,warnings:E.length===0?[]:t})}const R=u=>u.some(e=>{const s=(0,T.rK)(e),[t]=s?.
numbers??[];return s!==null&&!(0,T.Ty)(s)&&(t===5n||t===6n)}),I=(0,d.w3)({id:d.Qq,moved_to:d.Qq});function k(u,e){const s=(0,d.D4)(u,I);if(!s.ok)return s;const{
id:t,moved_to:h}=s.value,E=(0,x.mi)(h===""?t:h,"terraform"),M=E.kind==="registry"&&E.type===e;return(0,g.Ju)(M?E.namespace:null)}const v=(0,d.w3)({ascii_armor:d.
Qq}),L=(0,d.Tj)((0,d.w3)({hashes:(0,d.p_)(d.Qq),package_size:d.nd})),b=(u,e)=>(0,d.w3)({protocols:(0,d.p_)(d.Qq),os:d.Qq,arch:d.Qq,filename:d.Qq,shasum:d.Qq,download_url:d.
Qq,shasums_url:d.Qq,shasums_signature_url:d.Qq,signing_keys:(0,d.w3)({gpg_public_keys:(0,d.p_)((0,d.lq)(u))}),packages:e}),$={terraform:b((0,d.w3)({ascii_armor:d.
Qq,trust_signature:d.Qq}),d.gy),"opentofu before 1.12":b(v,d.gy),opentofu:b(v,L)},p=(u,e)=>(0,d.D4)(u,$[e]),y=(0,d.w3)({versions:(0,d.Tj)((0,d.w3)({}))});function _(u,e){
const s=c(u,e,y);return s.ok?(0,g.Ju)([...s.value.versions?.keys()??[]]):s}const m=(0,d.w3)({archives:(0,d.Tj)((0,d.lq)((0,d.w3)({url:d.Qq,hashes:(0,d.p_)(d.Qq)})))});
function i(u,e,s){const t=c(u,e,m);if(!t.ok)return t;const h=t.value.archives?.get(s);return h===void 0?(0,g.Ju)(null):h===null?(0,g.TR)(`has null for ${s}, at \
which the clients crash`):h.hashes.some(E=>E.indexOf(":")<1)?(0,g.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,g.Ju)(h)}function c(u,e,s){
return(0,o.i)(e??"")==="application/json"?(0,d.D4)(u,s):(0,g.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),9633:((q,G,l)=>{l.d(G,{EH:()=>v,Fl:()=>L,ad:()=>S,fZ:()=>x,i5:()=>U,ny:()=>R,sw:()=>T,ut:()=>k,zS:()=>I});var o=l(7811),g=l(8643);const x=(p,y)=>$(
b(p),`${d(y)}/versions`),T=(p,y,_)=>$(b(p),`${d(y)}/${_}/download`),d=({namespace:p,name:y,system:_})=>`${p}/${y}/${_}`,U=(p,{namespace:y,type:_})=>$(p,`${y}/${_}\
/versions`),S=(p,{namespace:y,type:_},m,i)=>$(p,`${y}/${_}/${m}/download/${i.replace("_","/")}`),R=(p,y)=>$(b(p),y);function I(p,{host:y,namespace:_,type:m},i){
const c=(0,g.O2)(p,`${y}/${_}/${m}/${i}`);return!c.ok||c.value.scheme==="https"?c:(0,o.TR)(`unsupported protocol scheme "${c.value.scheme}"`)}function k(p,y){if(!/^\.{0,2}\//.
test(y))return(0,o.Ju)(y);const _=(0,g.O2)(p,y);return _.ok?(0,o.Ju)((0,g.jr)(_.value)):_}function v(p,y){const _=L(p,y);return _.ok&&_.value.fragment!==""?(0,o.
TR)("must not include fragment part"):_}function L(p,y){const _=(0,g.O2)(p,y);if(!_.ok)return _;const{scheme:m}=_.value;return m==="http"||m==="https"?_:(0,o.TR)(
"must use http or https scheme")}const b=p=>p.path.endsWith("/")?p:{...p,path:`${p.path}/`};function $(p,y){const _=(0,g.O2)(p,y);if(!_.ok)throw new Error(_.why);
return _.value}})};export{de as ids,pe as modules};
