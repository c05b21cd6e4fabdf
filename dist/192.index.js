const tt=[192,219,343],nt={5262:((fe,X,c)=>{c.d(X,{Fs:()=>ue,Ik:()=>I,KI:()=>re,L5:()=>ie,NT:()=>r,Ru:()=>l,Ww:()=>e,YO:()=>w,Yj:()=>K,ah:()=>W,ai:()=>ee,cG:()=>o,
eu:()=>j,g1:()=>ne,lq:()=>D,me:()=>C,nd:()=>p,pd:()=>m,xL:()=>he,yG:()=>t,yq:()=>P,z6:()=>g,zM:()=>L});var h,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(s){return!s&&!h?E:{lang:s?.lang??h?.lang,message:s?.message,abortEarly:s?.abortEarly??h?.abortEarly,abortPipeEarly:s?.abortPipeEarly??h?.abortPipeEarly}}
var B;function u(s){return B?.get(s)}var Z;function H(s){return Z?.get(s)}var J;function U(s,i){return J?.get(s)?.get(i)}function T(s){const i=typeof s;return i===
"string"?`"${s}"`:i==="number"||i==="bigint"||i==="boolean"?`${s}`:i==="object"||i==="function"?(s&&Object.getPrototypeOf(s)?.constructor?.name)??"null":i}function k(s,i,n,f,M){
const A=M&&"input"in M?M.input:n.value,F=M?.expected??s.expects??null,te=M?.received??T(A),V={kind:s.kind,type:s.type,input:A,expected:F,received:te,message:`In\
valid ${i}: ${F?`Expected ${F} but r`:"R"}eceived ${te}`,requirement:s.requirement,path:M?.path,issues:M?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},z=s.kind==="schema",se=M?.message??s.message??U(s.reference,V.lang)??(z?H(V.lang):null)??f.message??u(V.lang);se!==void 0&&(V.message=typeof se==
"function"?se(V):se),z&&(n.typed=!1),n.issues?n.issues.push(V):n.issues=[V]}function R(s,i){return s===i||Number.isNaN(s)&&Number.isNaN(i)}function b(s,i){return Object.
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
addIssue:M=>k(this,M?.label??"input",i,n,M),NEVER:null});return i.issues?i.typed=!1:i.value=f,i}}}function t(s,i){return{kind:"validation",type:"regex",reference:t,
async:!1,expects:`${s}`,requirement:s,message:i,"~run"(n,f){return n.typed&&!this.requirement.test(n.value)&&k(this,"format",n,f),n}}}function m(s){return{kind:"\
transformation",type:"transform",reference:m,async:!1,operation:s,"~run"(i){return i.value=this.operation(i.value),i}}}function O(s,i,n){return typeof s.fallback==
"function"?s.fallback(i,n):s.fallback}function N(s,i,n){return typeof s.default=="function"?s.default(i,n):s.default}function w(s,i){return d({kind:"schema",type:"\
array",reference:w,expects:"Array",async:!1,item:s,message:i,"~run"(n,f){const M=n.value;if(Array.isArray(M)){n.typed=!0,n.value=[];for(let A=0;A<M.length;A++){
const F=M[A],te=this.item["~run"]({value:F},f);if(te.issues){const V={type:"array",origin:"value",input:M,key:A,value:F};for(const z of te.issues)z.path?z.path.
unshift(V):z.path=[V],n.issues?.push(z);if(n.issues||(n.issues=te.issues),f.abortEarly){n.typed=!1;break}}te.typed||(n.typed=!1),n.value.push(te.value)}}else k(
this,"type",n,f);return n}})}function L(s){return d({kind:"schema",type:"boolean",reference:L,expects:"boolean",async:!1,message:s,"~run"(i,n){return typeof i.value==
"boolean"?i.typed=!0:k(this,"type",i,n),i}})}function P(s,i){return d({kind:"schema",type:"exact_optional",reference:P,expects:s.expects,async:!1,wrapped:s,default:i,
"~run"(n,f){return this.wrapped["~run"](n,f)}})}function j(s,i){return d({kind:"schema",type:"literal",reference:j,expects:T(s),async:!1,literal:s,message:i,"~r\
un"(n,f){return R(n.value,this.literal)?n.typed=!0:k(this,"type",n,f),n}})}function C(s,i){return d({kind:"schema",type:"nullable",reference:C,expects:`(${s.expects}\
 | null)`,async:!1,wrapped:s,default:i,"~run"(n,f){return n.value===null&&(this.default!==void 0&&(n.value=N(this,n,f)),n.value===null)?(n.typed=!0,n):this.wrapped["\
~run"](n,f)}})}function ee(s){return d({kind:"schema",type:"number",reference:ee,expects:"number",async:!1,message:s,"~run"(i,n){return typeof i.value=="number"&&
!isNaN(i.value)?i.typed=!0:k(this,"type",i,n),i}})}function I(s,i){return d({kind:"schema",type:"object",reference:I,expects:"Object",async:!1,entries:s,message:i,
"~run"(n,f){const M=n.value;if(M&&typeof M=="object"){n.typed=!0,n.value={};for(const A in this.entries){const F=this.entries[A];if(A in M||(F.type==="exact_opt\
ional"||F.type==="optional"||F.type==="nullish")&&F.default!==void 0){const te=A in M?M[A]:N(F),V=F["~run"]({value:te},f);if(V.issues){const z={type:"object",origin:"\
value",input:M,key:A,value:te};for(const se of V.issues)se.path?se.path.unshift(z):se.path=[z],n.issues?.push(se);if(n.issues||(n.issues=V.issues),f.abortEarly){
n.typed=!1;break}}V.typed||(n.typed=!1),n.value[A]=V.value}else if(F.fallback!==void 0)n.value[A]=O(F);else if(F.type!=="exact_optional"&&F.type!=="optional"&&F.
type!=="nullish"&&(k(this,"key",n,f,{input:void 0,expected:`"${A}"`,path:[{type:"object",origin:"key",input:M,key:A,value:M[A]}]}),f.abortEarly))break}}else k(this,
"type",n,f);return n}})}function D(s,i){return d({kind:"schema",type:"optional",reference:D,expects:`(${s.expects} | undefined)`,async:!1,wrapped:s,default:i,"~\
run"(n,f){return n.value===void 0&&(this.default!==void 0&&(n.value=N(this,n,f)),n.value===void 0)?(n.typed=!0,n):this.wrapped["~run"](n,f)}})}function re(s,i){
return d({kind:"schema",type:"picklist",reference:re,expects:S(s.map(T),"|"),async:!1,options:s,message:i,"~run"(n,f){return this.options.includes(n.value)?n.typed=
!0:k(this,"type",n,f),n}})}function ne(s,i,n){return d({kind:"schema",type:"record",reference:ne,expects:"Object",async:!1,key:s,value:i,message:n,"~run"(f,M){const A=f.
value;if(A&&typeof A=="object"){f.typed=!0,f.value={};for(const F in A)if(b(A,F)){const te=A[F],V=this.key["~run"]({value:F},M);if(V.issues){const se={type:"obj\
ect",origin:"key",input:A,key:F,value:te};for(const ce of V.issues)ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=V.issues),M.abortEarly){f.typed=!1;break}}
const z=this.value["~run"]({value:te},M);if(z.issues){const se={type:"object",origin:"value",input:A,key:F,value:te};for(const ce of z.issues)ce.path?ce.path.unshift(
se):ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=z.issues),M.abortEarly){f.typed=!1;break}}(!V.typed||!z.typed)&&(f.typed=!1),V.typed&&(f.value[V.value]=
z.value)}}else k(this,"type",f,M);return f}})}function K(s){return d({kind:"schema",type:"string",reference:K,expects:"string",async:!1,message:s,"~run"(i,n){return typeof i.
value=="string"?i.typed=!0:k(this,"type",i,n),i}})}function ie(){return d({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,"~run"(s){return s.
typed=!0,s}})}function ue(...s){return d({...s[0],pipe:s,"~run"(i,n){for(const f of s)if(f.kind!=="metadata"){if(i.issues&&(f.kind==="schema"||f.kind==="transfo\
rmation")){i.typed=!1;break}(!i.issues||!n.abortEarly&&!n.abortPipeEarly)&&(i=f["~run"](i,n))}return i}})}function he(s,i,n){const f=s["~run"]({value:i},x(n));return{
typed:f.typed,success:!f.issues,output:f.value,issues:f.issues}}}),6192:((fe,X,c)=>{c.d(X,{A7:()=>d,Ik:()=>b,Jt:()=>T,Qq:()=>Z,fd:()=>y,p_:()=>R,qF:()=>o,qG:()=>J,
rD:()=>U,wC:()=>H,yL:()=>k});var h=c(5262),E=c(4091),x=c(4e3);const B=1e4,u=`a text of at most ${B} characters`,Z=h.Fs(h.Yj("a text"),h.Ru(B,u)),H=(e,r)=>h.Fs(h.
Yj(r),h.Ru(B,u),h.yG(e,r)),J=(e,r)=>h.Fs(h.Yj(r),h.Ru(B,u),h.ah(e,r));function U(e,r){const t=`a whole number from ${e} to ${r}`;return h.Fs(h.ai(t),h.nd(t),h.Ww(
e,t),h.cG(r,t))}const T=h.zM("true or false"),k=e=>h.KI(e,`one of ${e.join(", ")}`),R=e=>h.YO(e,"an array"),b=e=>h.Ik(e,({path:r})=>{const t=e[String(r?.[0]?.key)];
return t===void 0?"an object":S(t)});function S(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?S(e.wrapped):"an object"}const d=(e,r)=>h.
g1(e,r,"an object");function y(e,r){const t=h.xL(e,r,{abortEarly:!0});return t.success?(0,E.Ju)(t.output):(0,E.TR)(g(t.issues[0]))}function g({path:e,input:r,message:t}){
const m=e??[],w=(m.at(-1)?.origin==="key"&&r!==void 0?m.slice(0,-1):m).map(({key:L})=>W(L)).join("").replace(/^\./,"");return`${w===""?"the value":w} is ${l(r)}\
; expected ${t}`}function W(e){if(typeof e=="number")return`[${e}]`;const r=String(e);return/^\w+$/.test(r)?`.${r}`:`[${l(r)}]`}const p=80;function l(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),p)}function o(e){if(e.trim()==="")return(0,E.TR)(
"is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((fe,X,c)=>{c.d(X,{zx:()=>ke,WS:()=>ze,rC:()=>Xe,gy:()=>pe});var h=c(
4091),E=c(4e3),x=c(5143),B=c(3592),u=c(6192),Z=c(3152),H=c(3916),J=c(9075),U=c(2161),T=c(7495),k=c(4667);let R=function(...a){return{meaningOfAbsent:R}=c.late([
245,626,895],895),new.target?new R(...a):R(...a)},b=function(...a){return{needsOf:b}=c.late([245,626,895],895),new.target?new b(...a):b(...a)},S=function(...a){
return{neededByImplied:S}=c.late([245,626,895],895),new.target?new S(...a):S(...a)};function d({kind:a,absent:v=a}){return a!=="required_provider"?[a,v]:[a,v,"r\
equired_provider_legacy","required_provider_invalid"]}const y=[...new Set([...k.I.flatMap(d),"implied_provider","saved_state"])],g=(0,J.Oo)(a=>k.I.filter(v=>d(v).
includes(a)));function W({kind:a,backend:v}){const $=g(a),_=$.find(Q=>Q.backend===v)??$[0];if(_===void 0)throw new Error(`no row of the usage table has ${a}`);return _}
const p=a=>a!==void 0&&a.value===void 0;function l(a){const{clients:v,isOverridden:$,replacedFor:_=[],stateHosts:Q={}}=a;if(a.kind==="saved_state")return{...T.zt,
directHost:a.text??"",needs:[]};if(a.kind==="implied_provider"){const q=S(v);return $?{...q,needs:[]}:q}const Y=W(a),G=new Map(v.map(q=>[q,o(a,Y,q)])),oe=[...G].
filter(([q])=>!$&&!_.includes(q)),ae=[...G.values()].find(({host:q,directHost:le})=>q!==null||le!==void 0);return{host:ae?.host??null,isHostImplied:ae?.isHostImplied??
!1,directHost:ae?.directHost,needs:b(new Map(oe),Y,q=>Q[q]??null)}}function o(a,v,$){const{text:_,evaluated:Q,version:Y}=a,G=Q===void 0?{text:_,isWhole:!0}:Q[$];
return G===void 0?T.zt:G.text===null?_!==null&&v.defaults===void 0?T.zt:r(a,v,$):G.isWhole?T.pb[v.grammar](G.text,$,p(Y)):(0,T.i4)(v.grammar,G.text,$)??T.zt}const e=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function r({kind:a,address:v,place:$},_,Q){const[,Y=null]=e.exec(v)??[],G=(0,U.L8)((0,H.basename)($.file),new Set,"")??{class:"config",isOverride:!1};return R({
row:_,kind:a,address:v,localName:Y},G,Q)}var t=c(5262),m=c(5799),O=c(1064),N=c(1831),w=c(8416),L=c(3469),P=c(5603),j=c(7854);let C=function(...a){return{problemFacts:C}=
c.late([507],4507),new.target?new C(...a):C(...a)};const ee=32e3,{Qq:I,Ik:D,yL:re,wC:ne}=u,K=a=>t.Fs(u.p_(a),t.Ru(ee,`at most ${ee} items`)),ie=t.me(I),ue=t.yq(
u.Jt,!1),he=u.rD(0,Number.MAX_SAFE_INTEGER),s=ne(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),i=ne(/^[\w.+-]{1,100}$/,"a version"),n=a=>{const v=(0,N.Pv)(
(0,N.pk)(a));return v.ok&&v.value===a},f=u.qG(n,"a hostname"),M=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,A=ne(M,"a path in the repository"),F=ne(new RegExp(
`^$|${M.source}`),"a path in the repository"),te=u.rD(1,2**25),z=D({file:A,...{line:te,column:te,endColumn:te},target:t.lq(A)}),se=re(O.zK),ce=re(O.Du),ve=a=>D(
{terraform:t.yq(a),opentofu:t.yq(a)}),je=[O.Du,...O.Du.map(a=>[a])],be=a=>je.find(v=>v.length===a.length&&v.every($=>a.includes($))),ge=t.Fs(K(ce),t.z6(a=>be(a)!==
void 0,"one or two different CLIs"),t.pd(a=>be(a)??a)),Ie=D({text:I,value:t.yq(ve(ie)),place:z}),De=D({root:ie,source:ie,version:ie,isOpen:ue}),Fe=t.Fs(D({kind:re(
y),host:ie,address:I,text:ie,...z.entries,clients:ge,version:t.yq(Ie),constraints:t.yq(I),evaluated:t.yq(ve(D({text:ie,isWhole:ue}))),calls:t.yq(ve(K(De))),backend:t.
yq(I),stateHosts:t.yq(ve(f)),hasOwnToken:ue,workspace:t.yq(D({organization:ie,name:ie,lacks:t.yq(K(re(j.Rt)))})),isOverridden:ue,replacedFor:t.yq(ge),directories:t.
yq(K(F))}),t.pd(({host:a,file:v,line:$,column:_,endColumn:Q,target:Y,...G})=>({...G,place:{file:v,line:$,column:_,endColumn:Q,target:Y}}))),Ne=t.Fs(D({clients:ge,
releases:K(I),versions:ve(I),why:I,evidence:K(D({client:ce,level:re(P.A),place:z,text:I,version:ie})),isGuess:t.yq(t.eu(!0,"true"))}),t.pd(({releases:a,...v})=>({
...v,name:(0,w.WJ)(v.clients),releases:v.clients.flatMap($=>Le($,a))})));function Le(a,v){const $=O.pH.filter(_=>_.client===a&&v.includes(_.name));return $.length===
0?(0,L.w)(a,[]):$}const Ce=a=>Object.hasOwn(C(),a),Be=t.Fs(D({code:u.qG(Ce,"a problem code"),severity:re(m.oC),message:I,help:t.yq(I),affects:K(se),clients:ge,namedHost:t.
yq(t.me(f),null),places:K(z),isPlaceholder:t.yq(u.Jt)}),t.pd(({code:a,severity:v,message:$,help:_,affects:Q,...Y})=>{const G=C()[a],oe=G.affects.filter(le=>Q.includes(
le)),ae=_===void 0?{message:$}:{message:$,help:_},q={...G,code:a,usualSeverity:G.severity,severity:v,affects:oe};return(0,m.hD)({...q,...ae},Y)})),Ue=[...j.O8,...j.
VZ,...Object.keys(O.$I),"binary"],Ke=D({kind:re(Ue),text:I,localName:ie,place:z,directories:t.yq(K(F))}),We=D({directory:F,module:t.me(F),unknown:t.me(z),isPartial:ue,
replaced:K(A),files:K(A)}),Je=D({root:F,key:I,source:I,version:I,directory:F}),Ve=D({name:t.Fs(I,t.z6(x.en,"a name such as acme/network")),url:t.me(ne(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:t.me(ne(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Ge=t.Fs(u.A7(s,K(I)),t.pd(a=>new Map(Object.entries(a)))),_e=D({kind:re(
["repository"]),schemaVersion:he,version:i}),He=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Te=D({..._e.entries,writtenAt:t.yq(ne(He,"a time in UTC")),repository:Ve,
dialect:Ne,setting:D({name:re(["auto","terraform","opentofu","both"]),version:t.me(i)}),usedBy:K(se),files:he,bytes:he,usages:he,isEmpty:ue,notes:K(Be),declared:K(
Ke),units:t.yq(K(We),[]),installed:t.yq(K(Je),[]),roots:K(D({directory:A,clients:ge})),rootsAreNamed:ue,locks:K(D({file:A,hashes:Ge})),plugins:K(D({directory:A,
providers:K(s)}))}),Ee=1024*1024,ke=128*Ee,Me=6e6,Ae=25e4,xe=24*Ee,Se=6e5;function ze(a,v){if(Ye.test(a.toString("utf8",0,1e3)))return pe("is the report of a ch\
eck, not a usages file; keep reports in another directory");let $=a.length;for(;$>0&&(a[$-1]??0)<=32;)$-=1;const _=a.subarray(a.toString("utf8",0,3)==="\uFEFF"?
3:0,$),Q=_.lastIndexOf(`
`)+1,[,Y=""]=qe.exec(_.toString("utf8",Q,Q+2e3))??[],G=(0,x.en)(Y)?Y:null,oe=v.why===null?new Pe().add(_):"not been read";if(oe!==null)return pe(`has ${oe}; ${$e}`,
G);const ae=(0,u.qF)(_.toString("utf8",Q));if(!ae.ok){const et=_.length===0?"":"the last line ";return pe(`${et}${ae.why}; ${we}`,G)}const q=(0,u.fd)(_e,ae.value);
if(!q.ok)return pe(`the last line is not about the repository: ${q.why}; ${we}`);const{schemaVersion:le,version:me}=q.value;if(le!==B.G5)return pe(`schemaVersio\
n is ${le}, which tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,G);const de=Qe(_.subarray(0,Q),
ae.value,v);if(de.ok)return de;const ye=`it was written by tf-disco ${me}; write it with version ${B.xv}`;return pe(`${de.why}; ${me===B.xv?we:ye}`,G)}const pe=(a,v=null)=>({
ok:!1,why:a,repository:v});function Qe(a,v,$){const _=(0,u.fd)(Te,v);if(!_.ok)return(0,h.TR)(`the last line: ${_.why}`);const{kind:Q,schemaVersion:Y,version:G,usages:oe,
...ae}=_.value,q=[];for(let le=0,me=0;le<a.length;le=me+1){if($.why!==null)return(0,h.TR)("has not been read");me=a.indexOf(`
`,le);const de=(0,u.qF)(a.toString("utf8",le,me)),ye=de.ok?(0,u.fd)(Fe,de.value):de;if(!ye.ok)return(0,h.TR)(`line ${q.length+1}${de.ok?":":""} ${ye.why}`);q.push(
{...ye.value,...l(ye.value)})}return oe!==q.length?(0,h.TR)(`has ${q.length} usages, and its last line counts ${oe}`):(0,h.Ju)({...ae,usages:q})}const Ye=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
we="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",qe=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class Pe{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(v){this.bytes+=v.length;for(let $=0;$<v.length;$+=1){const _=v[$];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>xe)return`a line of \
more than ${xe/Ee} MiB`;if(this.lineParts>Se)return`a line with more than ${Se} values`}return this.lines-1>Ae?`more than ${Ae} usages`:this.bytes>ke?`more than\
 ${ke/Ee} MiB`:this.parts>Me?`more than ${Me} values`:null}}function Re(a,v=!0){if(typeof a!="object"||a===null)return!1;const $=a instanceof Map?[...a.values()]:
Object.values(a);return v&&Array.isArray(a)&&a.length>ee||$.some(Q=>Re(Q))}function*Xe(a,v){const $=Ze(a);if($!==void 0)throw Oe(`${(0,E.dh)($)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(a).find(oe=>Re(oe[1],oe[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${ee} items; ${$e}`);const Q={...a,usages:[],declared:[],units:[],roots:[],locks:[]},Y=(0,u.fd)(Te,JSON.parse([
...v(Q)].join("")));if(!Y.ok)throw Oe(Y.why);const G=new Pe;for(const oe of v(a)){const ae=G.add(Buffer.from(oe));if(ae!==null)throw Oe(`the file would have ${ae}\
; ${$e}`);yield oe}}function Ze({usages:a,declared:v,roots:$}){return[...[...a,...v].map(({place:Y})=>Y.file),...$.map(({directory:Y})=>Y)].find(Y=>/^(?:\/|\.\.(?:\/|$))/.
test(Y))}const Oe=a=>new Z.GN([`the usages of this repository cannot be written: ${a}`])}),4667:((fe,X,c)=>{c.d(X,{F:()=>L,I:()=>w});var h=c(9075),E=c(9037),x=c(
9562);const B={terraform:"app.terraform.io",opentofu:null},u={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},
H={opentofu:"static"},J={terraform:"any",opentofu:"any"},U=["config","migrate"],T=["stack","deploy"],k={position:["source"],grammar:"module",service:x.e$},R={...k,
grammar:"stack-component",isLiteral:!0},b={...R,service:null},S={...k,grammar:"terragrunt",evaluation:J},d={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,
absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:B},g={...y,service:x.OZ},W={...y,evaluation:J},p={...y,service:x.
M,defaults:u},l={position:["address"],grammar:"url",service:null};function o(P,j,C,ee,{absence:I,...D}={}){const re=j===""?[]:j.split(" > ").map(ne=>ne.split(" "));
return{kind:C,files:P,path:re.map(([ne="",...K])=>[ne,...K]),...I&&{absent:`${C}${I}`},...ee,...D}}const e={absence:"_missing"},r={absence:"_default"},t={evaluation:H,
merges:"backend"},m={backend:"cloud",service:x.OZ},O="data terraform_remote_state *",N=(P,j,C)=>Object.entries(j).map(([ee,I])=>{const D={...l,grammar:C,position:I.
split(" ")};return o(U,P+ee,"backend",D,t)}),w=[o(U,"module *","module",k,{...e,evaluation:Z,merges:"module"}),o(U,"terraform > required_providers","required_pr\
ovider",d,{merges:"provider"}),o(U,"required_providers","required_provider",d,{isReserved:!0}),o(U,"terraform > cloud","cloud",g,{...r,...t}),o(U,"terraform > b\
ackend remote","backend_remote",y,{...r,...t}),...N("terraform > backend ",E.FV,"url"),...N("terraform > backend ",E.Gb,"host-part"),...N("terraform > backend ",
{local:"path workspace_dir"},"state-path"),...N("terraform > encryption > key_provider ",E.nT,"url"),...[O,`check * > ${O}`].flatMap(P=>[o(U,P,"remote_state",W,
{...r,backend:"remote"}),o(U,P,"remote_state",W,{...m,...r})]),o(U,O,"remote_state",l,{backend:"http",evaluation:J}),o([...U,"query"],"provider tfe","provider_t\
fe",p,{...r,evaluation:J}),o(["test"],"provider tfe","provider_tfe",p),o(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.
xq,isLiteral:!0}),o(["test"],"run * > module","test_module",R,{...e,grammar:"test-module"}),o(["test"],"run * > backend remote","test_backend_remote",y,r),o(T,"\
required_providers","required_provider",d),o(T,"component *","stack_component",R,e),o(T,"removed","stack_removed",R,e),o(T,"stack *","stack_stack",b,{...e,grammar:"\
stack"}),o(["deploy"],"upstream_input *","upstream_input",b,{grammar:"stack-output"}),o(["migrate"],"state_store_provider","state_store_provider",d),o(["migrate"],
"from > backend remote","migrate_backend_remote",y,r),...["terraform","unit *","stack *"].map(P=>o(["terragrunt"],P,"terragrunt_source",S)),...[E.FV,E.Gb].flatMap(
P=>Object.entries(P).map(([j,C])=>{const ee=P===E.FV?"url":"host-part",I={...l,grammar:ee,position:C.split(" "),evaluation:J};return o(["terragrunt"],"remote_st\
ate","backend",I,{backend:j})})),o(["terragrunt"],"remote_state","backend",{...l,position:"open-state"}),o(["terragrunt"],"remote_state","remote_state",W,{...r,
backend:"remote"}),o(["terragrunt"],"catalog","terragrunt_source",{...S,position:"urls"})],L=(0,h.Oo)(P=>{const j=w.filter(({files:C})=>C.includes(P));return Map.
groupBy(j,({path:[C]})=>C?.[0]??"")})}),7511:((fe,X,c)=>{c.d(X,{i:()=>T});const h="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
x=String.raw`[()<>@,;:\\"/[\]?=]`,B=new RegExp(`^${h}(?:/${h})?$`),u=String.raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,Z=new RegExp(`;${E}*(${h})${E}*=${E}*(?:(${h}\
)|${u})${E}*`,"y"),H=new RegExp(`;${E}*$`,"y"),J=new RegExp(String.raw`\\(${x})`,"g"),U=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function T(b){const S=b.indexOf(
";"),d=R((S<0?b:b.slice(0,S)).replace(U,""));return B.test(d)&&(S<0||k(b,S))?d:null}function k(b,S){const d=new Map;for(let y=S;y<b.length;){Z.lastIndex=y;const[
g,W="",p,l=""]=Z.exec(b)??[];if(g===void 0)return H.lastIndex=y,H.test(b);const o=W.toLowerCase(),e=p??l.replace(J,"$1"),r=d.get(o);if(r!==void 0&&r!==e)return!1;
d.set(o,e),y+=g.length}return!0}const R=b=>b.replaceAll("\u0130","i").toLowerCase()}),1343:((fe,X,c)=>{c.r(X),c.d(X,{listRepository:()=>g,readableFile:()=>h.rC,
renderUsagesJson:()=>Z});var h=c(2219),E=c(1342),x=c(3592),B=c(9587),u=c(8820);const Z=(l,o=e=>e)=>(0,E.mk)(H(l,o)).map(e=>(0,u.s$)(e));function*H(l,o){const{usages:e,
notes:r,dialect:t,repository:m,...O}=l;for(const w of e){const{isHostImplied:L,directHost:P,needs:j,place:C,...ee}=o(w),I=ee.hasOwnToken||void 0,D=ee.isOverridden||
void 0;yield`${J({...ee,hasOwnToken:I,isOverridden:D,...C})}
`}const N={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:m,...o({...O,locks:O.locks.map(({file:w,hashes:L})=>({file:w,hashes:Object.fromEntries(L)})),
dialect:k(t),usages:e.length,notes:r.map(R)})};for(const[w,L]of Object.entries(N))if(L!==!1&&(yield`${w==="kind"?"{":","}"${w}":${Array.isArray(L)?"[":J(L)}`,!!Array.
isArray(L))){for(const[P,j]of L.entries())yield`${P===0?"":","}${J(j)}`;yield"]"}yield`}
`}function J(l){const o=JSON.stringify(l);return!(0,B.r_)(o)&&!o.includes("false")?o:JSON.stringify(l,T)}const U=new Set(["file","directory","target","root"]);function T(l,o){
return typeof o=="string"?U.has(l)?o:l==="text"?(0,B.Qj)(o):(0,B._U)(o):o===!1?void 0:o}const k=({name:l,releases:o,evidence:e,...r})=>({...r,releases:o.map(({name:t})=>t),
evidence:e.map(({isCloud:t,...m})=>m)});function R(l){const{affects:o,clients:e,namedHost:r,places:t,isPlaceholder:m}=l,{code:O,severity:N,message:w,help:L}=l.problem;
return{code:O,severity:N,message:w,help:L,affects:o,clients:e,namedHost:r,places:t,isPlaceholder:m}}var b=c(8279),S=c(9762),d=c(2446);let y=function(...l){return{
nameRepository:y}=c.late([602],2602),new.target?new y(...l):y(...l)};function g(l,o,e,r){const{directory:t,environment:m}=e,{dialect:O,usedBy:N,usages:w,notes:L}=(0,d.
o)(o,l,e),{clients:P}=O,{declared:j,units:C,installed:ee,files:I,bytes:D,isEmpty:re}=l,ne=(0,S.lz)({usages:w,declared:j,units:C,clients:P},o,!0),K=new Set(ne.flatMap(
ue=>ue.unknown));return{...{dialect:O,setting:o.dialect,usages:w,notes:L,declared:j},writtenAt:r.toISOString(),repository:y(t,m),usedBy:N(),files:I,bytes:D,isEmpty:re,
units:C.filter(ue=>ue.unknown===null||K.has(ue)),installed:ee,roots:W(ne),rootsAreNamed:o.roots.length>0,locks:p(ne,t),plugins:(0,b.KX)(w,P,(0,b.Up)(t))}}function W(l){
const o=new Map;for(const{client:e,roots:r}of l)for(const{name:t}of r)o.set(t,[...o.get(t)??[],e]);return Array.from(o,([e,r])=>({directory:e||".",clients:r}))}
function p(l,o){const e=l.flatMap(t=>t.roots),r=new Set(e.flatMap(({lockFile:t})=>t??[]));return Array.from((0,b.hc)(r,o),([t,m])=>({file:t,hashes:m}))}}),8700:((fe,X,c)=>{
c.d(X,{CT:()=>R,KB:()=>B,e:()=>b,fi:()=>W,jY:()=>y,uH:()=>k,yI:()=>d});var h=c(7705),E=c(1731),x=c(156);function B(p,l,o){const{os:e,arch:r,shasum:t}=p,m=/^[0-9a-fA-F]{64}$/.
test(t),O=`${e}_${r}`===l;return{early:[...Z(p.protocols),...u([O?null:`is for ${e}_${r} instead of ${l} (\`os\`, \`arch\`)`,H(o,"download_url",p.download_url),
U(p.packages),m?null:J(t),H(o,"shasums_url",p.shasums_url),H(o,"shasums_signature_url",p.shasums_signature_url)]),...p.download_url===""?[{kind:"no-archive"}]:[]],
late:u([T(p,l)]),hashes:m&&O?[`zh:${t.toLowerCase()}`]:null}}const u=p=>p.flatMap(l=>l===null?[]:{kind:"description",why:l});function Z(p){const l=p.find(o=>(0,E.
rK)(o)===null);return l!==void 0?[{kind:"description",why:`has "${l}" in \`protocols\`, which is not a version`}]:p.length===0||(0,x.PN)(p)?[]:[{kind:"protocols",
protocols:p}]}function H(p,l,o){const e=(0,h.Fl)(p,o);return e.ok?null:`has an invalid URL in \`${l}\`: ${e.why}`}const J=p=>p===""?"has no `shasum`":`has "${p}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function U(p){const l=[...p?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),o=Array.from(p?.
values()??[],r=>r.hashes).flat(),e=[...l,...o.filter(r=>r.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function T({
packages:p,shasum:l},o){if(!p?.size)return null;const e=p.get(o);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=e.hashes.filter(t=>t.startsWith("zh:"));return r.some(
t=>t!==`zh:${l}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(p,l){if(p===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:o,hashes:e}=p,r=e.length===0||e.some(
b),t=u([o===""?`has no \`url\` for ${l}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${l}, but others`]);return{early:t,late:[],hashes:t.length===0?e:null}}
const R=["zh:","h1:"],b=p=>R.some(l=>p.startsWith(l)),S=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function d(p,{filename:l,shasum:o}){
for(const e of p.split(`
`)){const[r="",t]=e.split(S,4).filter(m=>m!=="");if(t===l)return/^[0-9a-fA-F]{64}$/.test(r)?r.toLowerCase()===o.toLowerCase()?null:`has another hash for ${l} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${l}`}return`has no line for ${l===""?"the empty `filename` of the package":
l}`}function y(p){const[l]=p;return l===void 0?"the signature of its checksums is empty":l===194||(l&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const g="in `signing_keys.gpg_public_keys`";function W(p){const[l]=p;return p.includes(null)?`the descriptio\
n has null ${g}, at which the clients crash`:l===void 0?`the description has no key ${g}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(l??"")?null:`t\
he description has a key ${g} whose \`ascii_armor\` is not an armored public key`}}),156:((fe,X,c)=>{c.d(X,{I0:()=>p,PN:()=>J,TT:()=>H,h:()=>d,oM:()=>g,tD:()=>T});
var h=c(7511),E=c(4091),x=c(1022),B=c(1731),u=c(7681);const Z=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function H(o){const e=(0,u.D4)(o,Z);if(!e.ok)return e;const{versions:r,warnings:t}=e.value,m=new Map(r.map(w=>[w.version,w.protocols])),O=[...m.keys()],N=O.
filter(w=>J(m.get(w)??[]));return(0,E.Ju)({texts:O,compatible:N.length===O.length?O:N,warnings:O.length===0?[]:t})}const J=o=>o.some(e=>{const r=(0,B.rK)(e),[t]=r?.
numbers??[];return r!==null&&!(0,B.Ty)(r)&&(t===5n||t===6n)}),U=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function T(o,e){const r=(0,u.D4)(o,U);if(!r.ok)return r;const{
id:t,moved_to:m}=r.value,O=(0,x.mi)(m===""?t:m,"terraform"),N=O.kind==="registry"&&O.type===e;return(0,E.Ju)(N?O.namespace:null)}const k=(0,u.w3)({ascii_armor:u.
Qq}),R=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(o,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(o))}),packages:e}),S={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(k,u.gy),opentofu:b(k,R)},d=(o,e)=>(0,u.D4)(o,S[e]),y=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function g(o,e){
const r=l(o,e,y);return r.ok?(0,E.Ju)([...r.value.versions?.keys()??[]]):r}const W=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function p(o,e,r){const t=l(o,e,W);if(!t.ok)return t;const m=t.value.archives?.get(r);return m===void 0?(0,E.Ju)(null):m===null?(0,E.TR)(`has null for ${r}, at \
which the clients crash`):m.hashes.some(O=>O.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${r}"`):(0,E.Ju)(m)}function l(o,e,r){
return(0,h.i)(e??"")==="application/json"?(0,u.D4)(o,r):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((fe,X,c)=>{c.d(X,{EH:()=>k,Fl:()=>R,ad:()=>H,fZ:()=>x,i5:()=>Z,ny:()=>J,sw:()=>B,ut:()=>T,zS:()=>U});var h=c(4091),E=c(4283);const x=(d,y)=>S(
b(d),`${u(y)}/versions`),B=(d,y,g)=>S(b(d),`${u(y)}/${g}/download`),u=({namespace:d,name:y,system:g})=>`${d}/${y}/${g}`,Z=(d,{namespace:y,type:g})=>S(d,`${y}/${g}\
/versions`),H=(d,{namespace:y,type:g},W,p)=>S(d,`${y}/${g}/${W}/download/${p.replace("_","/")}`),J=(d,y)=>S(b(d),y);function U(d,{host:y,namespace:g,type:W},p){
const l=(0,E.O2)(d,`${y}/${g}/${W}/${p}`);return!l.ok||l.value.scheme==="https"?l:(0,h.TR)(`unsupported protocol scheme "${l.value.scheme}"`)}function T(d,y){if(!/^\.{0,2}\//.
test(y))return(0,h.Ju)(y);const g=(0,E.O2)(d,y);return g.ok?(0,h.Ju)((0,E.jr)(g.value)):g}function k(d,y){const g=R(d,y);return g.ok&&g.value.fragment!==""?(0,h.
TR)("must not include fragment part"):g}function R(d,y){const g=(0,E.O2)(d,y);if(!g.ok)return g;const{scheme:W}=g.value;return W==="http"||W==="https"?g:(0,h.TR)(
"must use http or https scheme")}const b=d=>d.path.endsWith("/")?d:{...d,path:`${d.path}/`};function S(d,y){const g=(0,E.O2)(d,y);if(!g.ok)throw new Error(g.why);
return g.value}}),8279:((fe,X,c)=>{c.d(X,{Ml:()=>W,hc:()=>y,KX:()=>o,Up:()=>g});var h=c(3024),E=c(6760),x=c(3916),B=c(5747),u=c(9075),Z=c(9562),H=c(6134),J=c(1022),
U=c(8700),T=c(5257);let k=function(...e){return{readHcl:k}=c.late([245,626,907],895),new.target?new k(...e):k(...e)},R=function(...e){return{detach:R}=c.late([245,
626,907],895),new.target?new R(...e):R(...e)};const b=(0,u.Oo)(e=>(0,J.mi)(e,"terraform"));function S(e){const{body:r}=k(e),t=(0,H.SH)(r,"provider",1).flatMap(({
labels:[m],body:O})=>{const N=b(R(m?.value??""));if(N.kind!=="registry")return[];const w=(0,H.w4)(O,"hashes")?.value,P=(w?.kind==="tuple"?w.elements:[]).flatMap(
j=>j.kind==="string"?[R(j.value)]:[]);return[[(0,T.JT)(N),P.filter(U.e)]]});return new Map(t)}let d=function(...e){return{localMirrors:d}=c.late([834],1834),new.target?
new d(...e):d(...e)};const y=(e,r)=>new Map(Array.from(e,t=>[t,S((0,B.r7)((0,E.join)(r,t))??"")]));function g(e){const r=d();return p(t=>{const m=(0,E.join)(e,t);
return(0,h.existsSync)(m)?m:null},(t,m)=>r(t,m).length>0)}function W(e){const r=new Map(e.map(({directory:t,providers:m})=>[l(t),new Set(m)]));return p(t=>r.has(
t)?t:null,(t,m)=>r.get(t)?.has((0,T.JT)(m))??!1)}function p(e,r){const t=(0,u.Oo)(m=>{const O=m.replace(/\/$/,""),N=O==="."||m!==O,w=l(O),L=e(w),P=N?[]:t((0,x.dirname)(
O));return L===null?P:[{path:L,shown:w},...P]});return{around:t,holds:r}}const l=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function o(e,r,{around:t,holds:m}){
const O=e.flatMap(w=>{const L=t((0,x.dirname)(w.place.file));return L.length===0?[]:w.needs.filter(({service:j})=>j===Z.xq).flatMap(({host:j})=>r.flatMap(C=>(0,T.
lc)(w,j,C)??[])).flatMap(j=>L.filter(({path:C})=>m(C,j)).map(({shown:C})=>({shown:C,provider:(0,T.JT)(j)})))}),N=Map.groupBy(O,({shown:w})=>(0,x.dirname)((0,x.dirname)(
w)));return Array.from(N,([w,L])=>({directory:w,providers:[...new Set(L.map(({provider:P})=>P))]}))}})};export{tt as ids,nt as modules};
