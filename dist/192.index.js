const tt=[192,219,343],nt={5262:((fe,X,c)=>{c.d(X,{Fs:()=>ue,Ik:()=>C,KI:()=>re,L5:()=>ie,NT:()=>r,Ru:()=>l,Ww:()=>e,YO:()=>w,Yj:()=>K,ah:()=>W,ai:()=>ne,cG:()=>o,
eu:()=>j,g1:()=>te,lq:()=>I,me:()=>L,nd:()=>p,pd:()=>m,xL:()=>he,yG:()=>t,yq:()=>R,z6:()=>g,zM:()=>N});var h,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(s){return!s&&!h?E:{lang:s?.lang??h?.lang,message:s?.message,abortEarly:s?.abortEarly??h?.abortEarly,abortPipeEarly:s?.abortPipeEarly??h?.abortPipeEarly}}
var B;function u(s){return B?.get(s)}var Z;function z(s){return Z?.get(s)}var J;function U(s,i){return J?.get(s)?.get(i)}function T(s){const i=typeof s;return i===
"string"?`"${s}"`:i==="number"||i==="bigint"||i==="boolean"?`${s}`:i==="object"||i==="function"?(s&&Object.getPrototypeOf(s)?.constructor?.name)??"null":i}function k(s,i,n,f,A){
const M=A&&"input"in A?A.input:n.value,D=A?.expected??s.expects??null,ee=A?.received??T(M),H={kind:s.kind,type:s.type,input:M,expected:D,received:ee,message:`In\
valid ${i}: ${D?`Expected ${D} but r`:"R"}eceived ${ee}`,requirement:s.requirement,path:A?.path,issues:A?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},G=s.kind==="schema",se=A?.message??s.message??U(s.reference,H.lang)??(G?z(H.lang):null)??f.message??u(H.lang);se!==void 0&&(H.message=typeof se==
"function"?se(H):se),G&&(n.typed=!1),n.issues?n.issues.push(H):n.issues=[H]}function P(s,i){return s===i||Number.isNaN(s)&&Number.isNaN(i)}function b(s,i){return Object.
prototype.hasOwnProperty.call(s,i)&&i!=="__proto__"&&i!=="prototype"&&i!=="constructor"}function S(s,i){const n=[...new Set(s)];return n.length>1?`(${n.join(` ${i}\
 `)})`:n[0]??"never"}function d(s){return s["~standard"]={version:1,vendor:"valibot",validate:i=>s["~run"]({value:i},x())},s}var y=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(s,i){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:s,message:i,"~run"(n,f){return n.typed&&!this.requirement(n.value)&&k(this,"input",n,f),n}}}function W(s,i){return{kind:"transformation",
type:"guard",reference:W,async:!1,requirement:s,message:i,"~run"(n,f){return n.typed&&!this.requirement(n.value)&&(k(this,"input",n,f),n.typed=!1),n}}}function p(s){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:s,"~run"(i,n){return i.typed&&!this.requirement(i.
value)&&k(this,"integer",i,n),i}}}function l(s,i){return{kind:"validation",type:"max_length",reference:l,async:!1,expects:`<=${s}`,requirement:s,message:i,"~run"(n,f){
return n.typed&&n.value.length>this.requirement&&k(this,"length",n,f,{received:`${n.value.length}`}),n}}}function o(s,i){return{kind:"validation",type:"max_valu\
e",reference:o,async:!1,expects:`<=${s instanceof Date?s.toJSON():T(s)}`,requirement:s,message:i,"~run"(n,f){return n.typed&&!(n.value<=this.requirement)&&k(this,
"value",n,f,{received:n.value instanceof Date?n.value.toJSON():T(n.value)}),n}}}function e(s,i){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${s instanceof Date?s.toJSON():T(s)}`,requirement:s,message:i,"~run"(n,f){return n.typed&&!(n.value>=this.requirement)&&k(this,"value",n,f,{received:n.value instanceof
Date?n.value.toJSON():T(n.value)}),n}}}function r(s){return{kind:"transformation",type:"raw_transform",reference:r,async:!1,"~run"(i,n){const f=s({dataset:i,config:n,
addIssue:A=>k(this,A?.label??"input",i,n,A),NEVER:null});return i.issues?i.typed=!1:i.value=f,i}}}function t(s,i){return{kind:"validation",type:"regex",reference:t,
async:!1,expects:`${s}`,requirement:s,message:i,"~run"(n,f){return n.typed&&!this.requirement.test(n.value)&&k(this,"format",n,f),n}}}function m(s){return{kind:"\
transformation",type:"transform",reference:m,async:!1,operation:s,"~run"(i){return i.value=this.operation(i.value),i}}}function O(s,i,n){return typeof s.fallback==
"function"?s.fallback(i,n):s.fallback}function F(s,i,n){return typeof s.default=="function"?s.default(i,n):s.default}function w(s,i){return d({kind:"schema",type:"\
array",reference:w,expects:"Array",async:!1,item:s,message:i,"~run"(n,f){const A=n.value;if(Array.isArray(A)){n.typed=!0,n.value=[];for(let M=0;M<A.length;M++){
const D=A[M],ee=this.item["~run"]({value:D},f);if(ee.issues){const H={type:"array",origin:"value",input:A,key:M,value:D};for(const G of ee.issues)G.path?G.path.
unshift(H):G.path=[H],n.issues?.push(G);if(n.issues||(n.issues=ee.issues),f.abortEarly){n.typed=!1;break}}ee.typed||(n.typed=!1),n.value.push(ee.value)}}else k(
this,"type",n,f);return n}})}function N(s){return d({kind:"schema",type:"boolean",reference:N,expects:"boolean",async:!1,message:s,"~run"(i,n){return typeof i.value==
"boolean"?i.typed=!0:k(this,"type",i,n),i}})}function R(s,i){return d({kind:"schema",type:"exact_optional",reference:R,expects:s.expects,async:!1,wrapped:s,default:i,
"~run"(n,f){return this.wrapped["~run"](n,f)}})}function j(s,i){return d({kind:"schema",type:"literal",reference:j,expects:T(s),async:!1,literal:s,message:i,"~r\
un"(n,f){return P(n.value,this.literal)?n.typed=!0:k(this,"type",n,f),n}})}function L(s,i){return d({kind:"schema",type:"nullable",reference:L,expects:`(${s.expects}\
 | null)`,async:!1,wrapped:s,default:i,"~run"(n,f){return n.value===null&&(this.default!==void 0&&(n.value=F(this,n,f)),n.value===null)?(n.typed=!0,n):this.wrapped["\
~run"](n,f)}})}function ne(s){return d({kind:"schema",type:"number",reference:ne,expects:"number",async:!1,message:s,"~run"(i,n){return typeof i.value=="number"&&
!isNaN(i.value)?i.typed=!0:k(this,"type",i,n),i}})}function C(s,i){return d({kind:"schema",type:"object",reference:C,expects:"Object",async:!1,entries:s,message:i,
"~run"(n,f){const A=n.value;if(A&&typeof A=="object"){n.typed=!0,n.value={};for(const M in this.entries){const D=this.entries[M];if(M in A||(D.type==="exact_opt\
ional"||D.type==="optional"||D.type==="nullish")&&D.default!==void 0){const ee=M in A?A[M]:F(D),H=D["~run"]({value:ee},f);if(H.issues){const G={type:"object",origin:"\
value",input:A,key:M,value:ee};for(const se of H.issues)se.path?se.path.unshift(G):se.path=[G],n.issues?.push(se);if(n.issues||(n.issues=H.issues),f.abortEarly){
n.typed=!1;break}}H.typed||(n.typed=!1),n.value[M]=H.value}else if(D.fallback!==void 0)n.value[M]=O(D);else if(D.type!=="exact_optional"&&D.type!=="optional"&&D.
type!=="nullish"&&(k(this,"key",n,f,{input:void 0,expected:`"${M}"`,path:[{type:"object",origin:"key",input:A,key:M,value:A[M]}]}),f.abortEarly))break}}else k(this,
"type",n,f);return n}})}function I(s,i){return d({kind:"schema",type:"optional",reference:I,expects:`(${s.expects} | undefined)`,async:!1,wrapped:s,default:i,"~\
run"(n,f){return n.value===void 0&&(this.default!==void 0&&(n.value=F(this,n,f)),n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,f)}})}function re(s,i){
return d({kind:"schema",type:"picklist",reference:re,expects:S(s.map(T),"|"),async:!1,options:s,message:i,"~run"(n,f){return this.options.includes(n.value)?n.typed=
!0:k(this,"type",n,f),n}})}function te(s,i,n){return d({kind:"schema",type:"record",reference:te,expects:"Object",async:!1,key:s,value:i,message:n,"~run"(f,A){const M=f.
value;if(M&&typeof M=="object"){f.typed=!0,f.value={};for(const D in M)if(b(M,D)){const ee=M[D],H=this.key["~run"]({value:D},A);if(H.issues){const se={type:"obj\
ect",origin:"key",input:M,key:D,value:ee};for(const ce of H.issues)ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=H.issues),A.abortEarly){f.typed=!1;break}}
const G=this.value["~run"]({value:ee},A);if(G.issues){const se={type:"object",origin:"value",input:M,key:D,value:ee};for(const ce of G.issues)ce.path?ce.path.unshift(
se):ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=G.issues),A.abortEarly){f.typed=!1;break}}(!H.typed||!G.typed)&&(f.typed=!1),H.typed&&(f.value[H.value]=
G.value)}}else k(this,"type",f,A);return f}})}function K(s){return d({kind:"schema",type:"string",reference:K,expects:"string",async:!1,message:s,"~run"(i,n){return typeof i.
value=="string"?i.typed=!0:k(this,"type",i,n),i}})}function ie(){return d({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,"~run"(s){return s.
typed=!0,s}})}function ue(...s){return d({...s[0],pipe:s,"~run"(i,n){for(const f of s)if(f.kind!=="metadata"){if(i.issues&&(f.kind==="schema"||f.kind==="transfo\
rmation")){i.typed=!1;break}(!i.issues||!n.abortEarly&&!n.abortPipeEarly)&&(i=f["~run"](i,n))}return i}})}function he(s,i,n){const f=s["~run"]({value:i},x(n));return{
typed:f.typed,success:!f.issues,output:f.value,issues:f.issues}}}),6192:((fe,X,c)=>{c.d(X,{A7:()=>d,Ik:()=>b,Jt:()=>T,Qq:()=>Z,fd:()=>y,p_:()=>P,qF:()=>o,qG:()=>J,
rD:()=>U,wC:()=>z,yL:()=>k});var h=c(5262),E=c(4091),x=c(4e3);const B=1e4,u=`a text of at most ${B} characters`,Z=h.Fs(h.Yj("a text"),h.Ru(B,u)),z=(e,r)=>h.Fs(h.
Yj(r),h.Ru(B,u),h.yG(e,r)),J=(e,r)=>h.Fs(h.Yj(r),h.Ru(B,u),h.ah(e,r));function U(e,r){const t=`a whole number from ${e} to ${r}`;return h.Fs(h.ai(t),h.nd(t),h.Ww(
e,t),h.cG(r,t))}const T=h.zM("true or false"),k=e=>h.KI(e,`one of ${e.join(", ")}`),P=e=>h.YO(e,"an array"),b=e=>h.Ik(e,({path:r})=>{const t=e[String(r?.[0]?.key)];
return t===void 0?"an object":S(t)});function S(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?S(e.wrapped):"an object"}const d=(e,r)=>h.
g1(e,r,"an object");function y(e,r){const t=h.xL(e,r,{abortEarly:!0});return t.success?(0,E.Ju)(t.output):(0,E.TR)(g(t.issues[0]))}function g({path:e,input:r,message:t}){
const m=e??[],w=(m.at(-1)?.origin==="key"&&r!==void 0?m.slice(0,-1):m).map(({key:N})=>W(N)).join("").replace(/^\./,"");return`${w===""?"the value":w} is ${l(r)}\
; expected ${t}`}function W(e){if(typeof e=="number")return`[${e}]`;const r=String(e);return/^\w+$/.test(r)?`.${r}`:`[${l(r)}]`}const p=80;function l(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),p)}function o(e){if(e.trim()==="")return(0,E.TR)(
"is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((fe,X,c)=>{c.d(X,{zx:()=>ke,WS:()=>Ge,rC:()=>Xe,gy:()=>pe});var h=c(
4091),E=c(4e3),x=c(5143),B=c(3592),u=c(6192),Z=c(3152),z=c(3916),J=c(9075),U=c(2161),T=c(7495),k=c(4667);let P=function(...a){return{meaningOfAbsent:P}=c.late([
245,626,895],895),new.target?new P(...a):P(...a)},b=function(...a){return{needsOf:b}=c.late([245,626,895],895),new.target?new b(...a):b(...a)},S=function(...a){
return{neededByImplied:S}=c.late([245,626,895],895),new.target?new S(...a):S(...a)};function d({kind:a,absent:v=a}){return a!=="required_provider"?[a,v]:[a,v,"r\
equired_provider_legacy","required_provider_invalid"]}const y=[...new Set([...k.I.flatMap(d),"implied_provider","saved_state"])],g=(0,J.Oo)(a=>k.I.filter(v=>d(v).
includes(a)));function W({kind:a,backend:v}){const $=g(a),_=$.find(Q=>Q.backend===v)??$[0];if(_===void 0)throw new Error(`no row of the usage table has ${a}`);return _}
const p=a=>a!==void 0&&a.value===void 0;function l(a){const{clients:v,isOverridden:$,replacedFor:_=[],stateHosts:Q={}}=a;if(a.kind==="saved_state")return{...T.zt,
directHost:a.text??"",needs:[]};if(a.kind==="implied_provider"){const q=S(v);return $?{...q,needs:[]}:q}const Y=W(a),V=new Map(v.map(q=>[q,o(a,Y,q)])),oe=[...V].
filter(([q])=>!$&&!_.includes(q)),ae=[...V.values()].find(({host:q,directHost:le})=>q!==null||le!==void 0);return{host:ae?.host??null,isHostImplied:ae?.isHostImplied??
!1,directHost:ae?.directHost,needs:b(new Map(oe),Y,q=>Q[q]??null)}}function o(a,v,$){const{text:_,evaluated:Q,version:Y}=a,V=Q===void 0?{text:_,isWhole:!0}:Q[$];
return V===void 0?T.zt:V.text===null?_!==null&&v.defaults===void 0?T.zt:r(a,v,$):V.isWhole?T.pb[v.grammar](V.text,$,p(Y)):(0,T.i4)(v.grammar,V.text,$)??T.zt}const e=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function r({kind:a,address:v,place:$},_,Q){const[,Y=null]=e.exec(v)??[],V=(0,U.L8)((0,z.basename)($.file),new Set,"")??{class:"config",isOverride:!1};return P({
row:_,kind:a,address:v,localName:Y},V,Q)}var t=c(5262),m=c(5799),O=c(1064),F=c(1831),w=c(8416),N=c(3469),R=c(5603),j=c(7854);let L=function(...a){return{problemFacts:L}=
c.late([507],4507),new.target?new L(...a):L(...a)};const ne=32e3,{Qq:C,Ik:I,yL:re,wC:te}=u,K=a=>t.Fs(u.p_(a),t.Ru(ne,`at most ${ne} items`)),ie=t.me(C),ue=t.yq(
u.Jt,!1),he=u.rD(0,Number.MAX_SAFE_INTEGER),s=te(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),i=te(/^[\w.+-]{1,100}$/,"a version"),n=a=>{const v=(0,F.Pv)(
(0,F.pk)(a));return v.ok&&v.value===a},f=u.qG(n,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,M=te(A,"a path in the repository"),D=te(new RegExp(
`^$|${A.source}`),"a path in the repository"),ee=u.rD(1,2**25),G=I({file:M,...{line:ee,column:ee,endColumn:ee},target:t.lq(M)}),se=re(O.zK),ce=re(O.Du),ve=a=>I(
{terraform:t.yq(a),opentofu:t.yq(a)}),je=[O.Du,...O.Du.map(a=>[a])],be=a=>je.find(v=>v.length===a.length&&v.every($=>a.includes($))),ge=t.Fs(K(ce),t.z6(a=>be(a)!==
void 0,"one or two different CLIs"),t.pd(a=>be(a)??a)),Ie=I({text:C,value:t.yq(ve(ie)),place:G}),De=I({root:ie,source:ie,version:ie,isOpen:ue}),Fe=t.Fs(I({kind:re(
y),host:ie,address:C,text:ie,...G.entries,clients:ge,version:t.yq(Ie),constraints:t.yq(C),evaluated:t.yq(ve(I({text:ie,isWhole:ue}))),calls:t.yq(ve(K(De))),backend:t.
yq(C),stateHosts:t.yq(ve(f)),hasOwnToken:ue,workspace:t.yq(I({organization:ie,name:ie,lacks:t.yq(K(re(j.Rt)))})),isOverridden:ue,replacedFor:t.yq(ge),directories:t.
yq(K(D))}),t.pd(({host:a,file:v,line:$,column:_,endColumn:Q,target:Y,...V})=>({...V,place:{file:v,line:$,column:_,endColumn:Q,target:Y}}))),Ne=t.Fs(I({clients:ge,
releases:K(C),versions:ve(C),why:C,evidence:K(I({client:ce,level:re(R.A),place:G,text:C,version:ie})),isGuess:t.yq(t.eu(!0,"true"))}),t.pd(({releases:a,...v})=>({
...v,name:(0,w.WJ)(v.clients),releases:v.clients.flatMap($=>Le($,a))})));function Le(a,v){const $=O.pH.filter(_=>_.client===a&&v.includes(_.name));return $.length===
0?(0,N.w)(a,[]):$}const Ce=a=>Object.hasOwn(L(),a),Be=t.Fs(I({code:u.qG(Ce,"a problem code"),severity:re(m.oC),message:C,help:t.yq(C),affects:K(se),clients:ge,namedHost:t.
yq(t.me(f),null),places:K(G),isPlaceholder:t.yq(u.Jt)}),t.pd(({code:a,severity:v,message:$,help:_,affects:Q,...Y})=>{const V=L()[a],oe=V.affects.filter(le=>Q.includes(
le)),ae=_===void 0?{message:$}:{message:$,help:_},q={...V,code:a,usualSeverity:V.severity,severity:v,affects:oe};return(0,m.hD)({...q,...ae},Y)})),Ue=[...j.O8,...j.
VZ,...Object.keys(O.$I),"binary"],Ke=I({kind:re(Ue),text:C,localName:ie,place:G,directories:t.yq(K(D))}),We=I({directory:D,module:t.me(D),unknown:t.me(G),isPartial:ue,
replaced:K(M),files:K(M)}),Je=I({root:D,key:C,source:C,version:C,directory:D}),He=I({name:t.Fs(C,t.z6(x.en,"a name such as acme/network")),url:t.me(te(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:t.me(te(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Ve=t.Fs(u.A7(s,K(C)),t.pd(a=>new Map(Object.entries(a)))),_e=I({kind:re(
["repository"]),schemaVersion:he,version:i}),ze=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Te=I({..._e.entries,writtenAt:t.yq(te(ze,"a time in UTC")),repository:He,
dialect:Ne,setting:I({name:re(["auto","terraform","opentofu","both"]),version:t.me(i)}),usedBy:K(se),files:he,bytes:he,usages:he,isEmpty:ue,notes:K(Be),declared:K(
Ke),units:t.yq(K(We),[]),installed:t.yq(K(Je),[]),roots:K(I({directory:M,clients:ge})),rootsAreNamed:ue,locks:K(I({file:M,hashes:Ve})),plugins:K(I({directory:M,
providers:K(s)}))}),Ee=1024*1024,ke=128*Ee,Ae=6e6,Me=25e4,xe=24*Ee,Se=6e5;function Ge(a,v){if(Ye.test(a.toString("utf8",0,1e3)))return pe("is the report of a ch\
eck, not a usages file; keep reports in another directory");let $=a.length;for(;$>0&&(a[$-1]??0)<=32;)$-=1;const _=a.subarray(a.toString("utf8",0,3)==="\uFEFF"?
3:0,$),Q=_.lastIndexOf(`
`)+1,[,Y=""]=qe.exec(_.toString("utf8",Q,Q+2e3))??[],V=(0,x.en)(Y)?Y:null,oe=v.why===null?new Pe().add(_):"not been read";if(oe!==null)return pe(`has ${oe}; ${$e}`,
V);const ae=(0,u.qF)(_.toString("utf8",Q));if(!ae.ok){const et=_.length===0?"":"the last line ";return pe(`${et}${ae.why}; ${we}`,V)}const q=(0,u.fd)(_e,ae.value);
if(!q.ok)return pe(`the last line is not about the repository: ${q.why}; ${we}`);const{schemaVersion:le,version:me}=q.value;if(le!==B.G5)return pe(`schemaVersio\
n is ${le}, which tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,V);const de=Qe(_.subarray(0,Q),
ae.value,v);if(de.ok)return de;const ye=`it was written by tf-disco ${me}; write it with version ${B.xv}`;return pe(`${de.why}; ${me===B.xv?we:ye}`,V)}const pe=(a,v=null)=>({
ok:!1,why:a,repository:v});function Qe(a,v,$){const _=(0,u.fd)(Te,v);if(!_.ok)return(0,h.TR)(`the last line: ${_.why}`);const{kind:Q,schemaVersion:Y,version:V,usages:oe,
...ae}=_.value,q=[];for(let le=0,me=0;le<a.length;le=me+1){if($.why!==null)return(0,h.TR)("has not been read");me=a.indexOf(`
`,le);const de=(0,u.qF)(a.toString("utf8",le,me)),ye=de.ok?(0,u.fd)(Fe,de.value):de;if(!ye.ok)return(0,h.TR)(`line ${q.length+1}${de.ok?":":""} ${ye.why}`);q.push(
{...ye.value,...l(ye.value)})}return oe!==q.length?(0,h.TR)(`has ${q.length} usages, and its last line counts ${oe}`):(0,h.Ju)({...ae,usages:q})}const Ye=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
we="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",qe=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class Pe{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(v){this.bytes+=v.length;for(let $=0;$<v.length;$+=1){const _=v[$];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>xe)return`a line of \
more than ${xe/Ee} MiB`;if(this.lineParts>Se)return`a line with more than ${Se} values`}return this.lines-1>Me?`more than ${Me} usages`:this.bytes>ke?`more than\
 ${ke/Ee} MiB`:this.parts>Ae?`more than ${Ae} values`:null}}function Re(a,v=!0){if(typeof a!="object"||a===null)return!1;const $=a instanceof Map?[...a.values()]:
Object.values(a);return v&&Array.isArray(a)&&a.length>ne||$.some(Q=>Re(Q))}function*Xe(a,v){const $=Ze(a);if($!==void 0)throw Oe(`${(0,E.dh)($)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(a).find(oe=>Re(oe[1],oe[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${ne} items; ${$e}`);const Q={...a,usages:[],declared:[],units:[],roots:[],locks:[]},Y=(0,u.fd)(Te,JSON.parse([
...v(Q)].join("")));if(!Y.ok)throw Oe(Y.why);const V=new Pe;for(const oe of v(a)){const ae=V.add(Buffer.from(oe));if(ae!==null)throw Oe(`the file would have ${ae}\
; ${$e}`);yield oe}}function Ze({usages:a,declared:v,roots:$}){return[...[...a,...v].map(({place:Y})=>Y.file),...$.map(({directory:Y})=>Y)].find(Y=>/^(?:\/|\.\.(?:\/|$))/.
test(Y))}const Oe=a=>new Z.GN([`the usages of this repository cannot be written: ${a}`])}),4667:((fe,X,c)=>{c.d(X,{F:()=>N,I:()=>w});var h=c(9075),E=c(9037),x=c(
9562);const B={terraform:"app.terraform.io",opentofu:null},u={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},
z={opentofu:"static"},J={terraform:"any",opentofu:"any"},U=["config","migrate"],T=["stack","deploy"],k={position:["source"],grammar:"module",service:x.e$},P={...k,
grammar:"stack-component",isLiteral:!0},b={...P,service:null},S={...k,grammar:"terragrunt",evaluation:J},d={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,
absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:B},g={...y,service:x.OZ},W={...y,evaluation:J},p={...y,service:x.
M,defaults:u},l={position:["address"],grammar:"url",service:null};function o(R,j,L,ne,{absence:C,...I}={}){const re=j===""?[]:j.split(" > ").map(te=>te.split(" "));
return{kind:L,files:R,path:re.map(([te="",...K])=>[te,...K]),...C&&{absent:`${L}${C}`},...ne,...I}}const e={absence:"_missing"},r={absence:"_default"},t={evaluation:z,
merges:"backend"},m={backend:"cloud",service:x.OZ},O="data terraform_remote_state *",F=(R,j,L)=>Object.entries(j).map(([ne,C])=>{const I={...l,grammar:L,position:C.
split(" ")};return o(U,R+ne,"backend",I,t)}),w=[o(U,"module *","module",k,{...e,evaluation:Z,merges:"module"}),o(U,"terraform > required_providers","required_pr\
ovider",d,{merges:"provider"}),o(U,"required_providers","required_provider",d,{isReserved:!0}),o(U,"terraform > cloud","cloud",g,{...r,...t}),o(U,"terraform > b\
ackend remote","backend_remote",y,{...r,...t}),...F("terraform > backend ",E.FV,"url"),...F("terraform > backend ",E.Gb,"host-part"),...F("terraform > backend ",
{local:"path workspace_dir"},"state-path"),...F("terraform > encryption > key_provider ",E.nT,"url"),...[O,`check * > ${O}`].flatMap(R=>[o(U,R,"remote_state",W,
{...r,backend:"remote"}),o(U,R,"remote_state",W,{...m,...r})]),o(U,O,"remote_state",l,{backend:"http",evaluation:J}),o([...U,"query"],"provider tfe","provider_t\
fe",p,{...r,evaluation:J}),o(["test"],"provider tfe","provider_tfe",p),o(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.
xq,isLiteral:!0}),o(["test"],"run * > module","test_module",P,{...e,grammar:"test-module"}),o(["test"],"run * > backend remote","test_backend_remote",y,r),o(T,"\
required_providers","required_provider",d),o(T,"component *","stack_component",P,e),o(T,"removed","stack_removed",P,e),o(T,"stack *","stack_stack",b,{...e,grammar:"\
stack"}),o(["deploy"],"upstream_input *","upstream_input",b,{grammar:"stack-output"}),o(["migrate"],"state_store_provider","state_store_provider",d),o(["migrate"],
"from > backend remote","migrate_backend_remote",y,r),...["terraform","unit *","stack *"].map(R=>o(["terragrunt"],R,"terragrunt_source",S)),...Object.entries(E.
FV).map(([R,j])=>{const L={...l,position:j.split(" "),evaluation:J};return o(["terragrunt"],"remote_state","backend",L,{backend:R})}),o(["terragrunt"],"remote_s\
tate","remote_state",W,{...r,backend:"remote"}),o(["terragrunt"],"catalog","terragrunt_source",{...S,position:"urls"})],N=(0,h.Oo)(R=>{const j=w.filter(({files:L})=>L.
includes(R));return Map.groupBy(j,({path:[L]})=>L?.[0]??"")})}),7511:((fe,X,c)=>{c.d(X,{i:()=>T});const h="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
x=String.raw`[()<>@,;:\\"/[\]?=]`,B=new RegExp(`^${h}(?:/${h})?$`),u=String.raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,Z=new RegExp(`;${E}*(${h})${E}*=${E}*(?:(${h}\
)|${u})${E}*`,"y"),z=new RegExp(`;${E}*$`,"y"),J=new RegExp(String.raw`\\(${x})`,"g"),U=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function T(b){const S=b.indexOf(
";"),d=P((S<0?b:b.slice(0,S)).replace(U,""));return B.test(d)&&(S<0||k(b,S))?d:null}function k(b,S){const d=new Map;for(let y=S;y<b.length;){Z.lastIndex=y;const[
g,W="",p,l=""]=Z.exec(b)??[];if(g===void 0)return z.lastIndex=y,z.test(b);const o=W.toLowerCase(),e=p??l.replace(J,"$1"),r=d.get(o);if(r!==void 0&&r!==e)return!1;
d.set(o,e),y+=g.length}return!0}const P=b=>b.replaceAll("\u0130","i").toLowerCase()}),1343:((fe,X,c)=>{c.r(X),c.d(X,{listRepository:()=>g,readableFile:()=>h.rC,
renderUsagesJson:()=>Z});var h=c(2219),E=c(1342),x=c(3592),B=c(9587),u=c(8820);const Z=(l,o=e=>e)=>(0,E.mk)(z(l,o)).map(e=>(0,u.s$)(e));function*z(l,o){const{usages:e,
notes:r,dialect:t,repository:m,...O}=l;for(const w of e){const{isHostImplied:N,directHost:R,needs:j,place:L,...ne}=o(w),C=ne.hasOwnToken||void 0,I=ne.isOverridden||
void 0;yield`${J({...ne,hasOwnToken:C,isOverridden:I,...L})}
`}const F={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:m,...o({...O,locks:O.locks.map(({file:w,hashes:N})=>({file:w,hashes:Object.fromEntries(N)})),
dialect:k(t),usages:e.length,notes:r.map(P)})};for(const[w,N]of Object.entries(F))if(N!==!1&&(yield`${w==="kind"?"{":","}"${w}":${Array.isArray(N)?"[":J(N)}`,!!Array.
isArray(N))){for(const[R,j]of N.entries())yield`${R===0?"":","}${J(j)}`;yield"]"}yield`}
`}function J(l){const o=JSON.stringify(l);return!(0,B.r_)(o)&&!o.includes("false")?o:JSON.stringify(l,T)}const U=new Set(["file","directory","target","root"]);function T(l,o){
return typeof o=="string"?U.has(l)?o:l==="text"?(0,B.Qj)(o):(0,B._U)(o):o===!1?void 0:o}const k=({name:l,releases:o,evidence:e,...r})=>({...r,releases:o.map(({name:t})=>t),
evidence:e.map(({isCloud:t,...m})=>m)});function P(l){const{affects:o,clients:e,namedHost:r,places:t,isPlaceholder:m}=l,{code:O,severity:F,message:w,help:N}=l.problem;
return{code:O,severity:F,message:w,help:N,affects:o,clients:e,namedHost:r,places:t,isPlaceholder:m}}var b=c(8279),S=c(9762),d=c(2446);let y=function(...l){return{
nameRepository:y}=c.late([602],2602),new.target?new y(...l):y(...l)};function g(l,o,e,r){const{directory:t,environment:m}=e,{dialect:O,usedBy:F,usages:w,notes:N}=(0,d.
o)(o,l,e),{clients:R}=O,{declared:j,units:L,installed:ne,files:C,bytes:I,isEmpty:re}=l,te=(0,S.lz)({usages:w,declared:j,units:L,clients:R},o,!0),K=new Set(te.flatMap(
ue=>ue.unknown));return{...{dialect:O,setting:o.dialect,usages:w,notes:N,declared:j},writtenAt:r.toISOString(),repository:y(t,m),usedBy:F(),files:C,bytes:I,isEmpty:re,
units:L.filter(ue=>ue.unknown===null||K.has(ue)),installed:ne,roots:W(te),rootsAreNamed:o.roots.length>0,locks:p(te,t),plugins:(0,b.KX)(w,R,(0,b.Up)(t))}}function W(l){
const o=new Map;for(const{client:e,roots:r}of l)for(const{name:t}of r)o.set(t,[...o.get(t)??[],e]);return Array.from(o,([e,r])=>({directory:e||".",clients:r}))}
function p(l,o){const e=l.flatMap(t=>t.roots),r=new Set(e.flatMap(({lockFile:t})=>t??[]));return Array.from((0,b.hc)(r,o),([t,m])=>({file:t,hashes:m}))}}),8700:((fe,X,c)=>{
c.d(X,{CT:()=>P,KB:()=>B,e:()=>b,fi:()=>W,jY:()=>y,uH:()=>k,yI:()=>d});var h=c(7705),E=c(1731),x=c(156);function B(p,l,o){const{os:e,arch:r,shasum:t}=p,m=/^[0-9a-fA-F]{64}$/.
test(t),O=`${e}_${r}`===l;return{early:[...Z(p.protocols),...u([O?null:`is for ${e}_${r} instead of ${l} (\`os\`, \`arch\`)`,z(o,"download_url",p.download_url),
U(p.packages),m?null:J(t),z(o,"shasums_url",p.shasums_url),z(o,"shasums_signature_url",p.shasums_signature_url)]),...p.download_url===""?[{kind:"no-archive"}]:[]],
late:u([T(p,l)]),hashes:m&&O?[`zh:${t.toLowerCase()}`]:null}}const u=p=>p.flatMap(l=>l===null?[]:{kind:"description",why:l});function Z(p){const l=p.find(o=>(0,E.
rK)(o)===null);return l!==void 0?[{kind:"description",why:`has "${l}" in \`protocols\`, which is not a version`}]:p.length===0||(0,x.PN)(p)?[]:[{kind:"protocols",
protocols:p}]}function z(p,l,o){const e=(0,h.Fl)(p,o);return e.ok?null:`has an invalid URL in \`${l}\`: ${e.why}`}const J=p=>p===""?"has no `shasum`":`has "${p}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function U(p){const l=[...p?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),o=Array.from(p?.
values()??[],r=>r.hashes).flat(),e=[...l,...o.filter(r=>r.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function T({
packages:p,shasum:l},o){if(!p?.size)return null;const e=p.get(o);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=e.hashes.filter(t=>t.startsWith("zh:"));return r.some(
t=>t!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(p,l){if(p===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:o,hashes:e}=p,r=e.length===0||e.some(
b),t=u([o===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:t,late:[],hashes:t.length===0?e:null}}
const P=["zh:","h1:"],b=p=>P.some(l=>p.startsWith(l)),S=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function d(p,{filename:l,shasum:o}){
for(const e of p.split(`
`)){const[r="",t]=e.split(S,4).filter(m=>m!=="");if(t===l)return/^[0-9a-fA-F]{64}$/.test(r)?r.toLowerCase()===o.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}return`has no line for ${l===""?"the empty `filename` of the package":
l}`}function y(p){const[l]=p;return l===void 0?"the signature of its checksums is empty":l===194||(l&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const g="in `signing_keys.gpg_public_keys`";function W(p){const[l]=p;return p.includes(null)?`the descriptio\
n has null ${g}, at which the clients crash`:l===void 0?`the description has no key ${g}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(l??"")?null:`t\
he description has a key ${g} whose \`ascii_armor\` is not an armored public key`}}),156:((fe,X,c)=>{c.d(X,{I0:()=>p,PN:()=>J,TT:()=>z,h:()=>d,oM:()=>g,tD:()=>T});
var h=c(7511),E=c(4091),x=c(1022),B=c(1731),u=c(7681);const Z=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function z(o){const e=(0,u.D4)(o,Z);if(!e.ok)return e;const{versions:r,warnings:t}=e.value,m=new Map(r.map(w=>[w.version,w.protocols])),O=[...m.keys()],F=O.
filter(w=>J(m.get(w)??[]));return(0,E.Ju)({texts:O,compatible:F.length===O.length?O:F,warnings:O.length===0?[]:t})}const J=o=>o.some(e=>{const r=(0,B.rK)(e),[t]=r?.
numbers??[];return r!==null&&!(0,B.Ty)(r)&&(t===5n||t===6n)}),U=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function T(o,e){const r=(0,u.D4)(o,U);if(!r.ok)return r;const{
id:t,moved_to:m}=r.value,O=(0,x.mi)(m===""?t:m,"terraform"),F=O.kind==="registry"&&O.type===e;return(0,E.Ju)(F?O.namespace:null)}const k=(0,u.w3)({ascii_armor:u.
Qq}),P=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(o,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(o))}),packages:e}),S={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(k,u.gy),opentofu:b(k,P)},d=(o,e)=>(0,u.D4)(o,S[e]),y=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function g(o,e){
const r=l(o,e,y);return r.ok?(0,E.Ju)([...r.value.versions?.keys()??[]]):r}const W=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function p(o,e,r){const t=l(o,e,W);if(!t.ok)return t;const m=t.value.archives?.get(r);return m===void 0?(0,E.Ju)(null):m===null?(0,E.TR)(`has null for ${r}, at \
which the clients crash`):m.hashes.some(O=>O.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${r}"`):(0,E.Ju)(m)}function l(o,e,r){
return(0,h.i)(e??"")==="application/json"?(0,u.D4)(o,r):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((fe,X,c)=>{c.d(X,{EH:()=>k,Fl:()=>P,ad:()=>z,fZ:()=>x,i5:()=>Z,ny:()=>J,sw:()=>B,ut:()=>T,zS:()=>U});var h=c(4091),E=c(4283);const x=(d,y)=>S(
b(d),`${u(y)}/versions`),B=(d,y,g)=>S(b(d),`${u(y)}/${g}/download`),u=({namespace:d,name:y,system:g})=>`${d}/${y}/${g}`,Z=(d,{namespace:y,type:g})=>S(d,`${y}/${g}\
/versions`),z=(d,{namespace:y,type:g},W,p)=>S(d,`${y}/${g}/${W}/download/${p.replace("_","/")}`),J=(d,y)=>S(b(d),y);function U(d,{host:y,namespace:g,type:W},p){
const l=(0,E.O2)(d,`${y}/${g}/${W}/${p}`);return!l.ok||l.value.scheme==="https"?l:(0,h.TR)(`unsupported protocol scheme "${l.value.scheme}"`)}function T(d,y){if(!/^\.{0,2}\//.
test(y))return(0,h.Ju)(y);const g=(0,E.O2)(d,y);return g.ok?(0,h.Ju)((0,E.jr)(g.value)):g}function k(d,y){const g=P(d,y);return g.ok&&g.value.fragment!==""?(0,h.
TR)("must not include fragment part"):g}function P(d,y){const g=(0,E.O2)(d,y);if(!g.ok)return g;const{scheme:W}=g.value;return W==="http"||W==="https"?g:(0,h.TR)(
"must use http or https scheme")}const b=d=>d.path.endsWith("/")?d:{...d,path:`${d.path}/`};function S(d,y){const g=(0,E.O2)(d,y);if(!g.ok)throw new Error(g.why);
return g.value}}),8279:((fe,X,c)=>{c.d(X,{Ml:()=>W,hc:()=>y,KX:()=>o,Up:()=>g});var h=c(3024),E=c(6760),x=c(3916),B=c(5747),u=c(9075),Z=c(9562),z=c(6134),J=c(1022),
U=c(8700),T=c(5257);let k=function(...e){return{readHcl:k}=c.late([245,626,907],895),new.target?new k(...e):k(...e)},P=function(...e){return{detach:P}=c.late([245,
626,907],895),new.target?new P(...e):P(...e)};const b=(0,u.Oo)(e=>(0,J.mi)(e,"terraform"));function S(e){const{body:r}=k(e),t=(0,z.SH)(r,"provider",1).flatMap(({
labels:[m],body:O})=>{const F=b(P(m?.value??""));if(F.kind!=="registry")return[];const w=(0,z.w4)(O,"hashes")?.value,R=(w?.kind==="tuple"?w.elements:[]).flatMap(
j=>j.kind==="string"?[P(j.value)]:[]);return[[(0,T.JT)(F),R.filter(U.e)]]});return new Map(t)}let d=function(...e){return{localMirrors:d}=c.late([834],1834),new.target?
new d(...e):d(...e)};const y=(e,r)=>new Map(Array.from(e,t=>[t,S((0,B.r7)((0,E.join)(r,t))??"")]));function g(e){const r=d();return p(t=>{const m=(0,E.join)(e,t);
return(0,h.existsSync)(m)?m:null},(t,m)=>r(t,m).length>0)}function W(e){const r=new Map(e.map(({directory:t,providers:m})=>[l(t),new Set(m)]));return p(t=>r.has(
t)?t:null,(t,m)=>r.get(t)?.has((0,T.JT)(m))??!1)}function p(e,r){const t=(0,u.Oo)(m=>{const O=m.replace(/\/$/,""),F=O==="."||m!==O,w=l(O),N=e(w),R=F?[]:t((0,x.dirname)(
O));return N===null?R:[{path:N,shown:w},...R]});return{around:t,holds:r}}const l=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function o(e,r,{around:t,holds:m}){
const O=e.flatMap(w=>{const N=t((0,x.dirname)(w.place.file));return N.length===0?[]:w.needs.filter(({service:j})=>j===Z.xq).flatMap(({host:j})=>r.flatMap(L=>(0,T.
lc)(w,j,L)??[])).flatMap(j=>N.filter(({path:L})=>m(L,j)).map(({shown:L})=>({shown:L,provider:(0,T.JT)(j)})))}),F=Map.groupBy(O,({shown:w})=>(0,x.dirname)((0,x.dirname)(
w)));return Array.from(F,([w,N])=>({directory:w,providers:[...new Set(N.map(({provider:R})=>R))]}))}})};export{tt as ids,nt as modules};
