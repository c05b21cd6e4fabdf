const nn=[192,219,343],tn={5262:((fe,X,l)=>{l.d(X,{Fs:()=>ue,Ik:()=>L,KI:()=>re,L5:()=>ie,NT:()=>r,Ru:()=>c,Ww:()=>e,YO:()=>k,Yj:()=>K,ah:()=>W,ai:()=>te,cG:()=>i,
eu:()=>N,g1:()=>ne,lq:()=>R,me:()=>U,nd:()=>p,pd:()=>m,xL:()=>he,yG:()=>n,yq:()=>F,z6:()=>g,zM:()=>D});var h,O={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(s){return!s&&!h?O:{lang:s?.lang??h?.lang,message:s?.message,abortEarly:s?.abortEarly??h?.abortEarly,abortPipeEarly:s?.abortPipeEarly??h?.abortPipeEarly}}
var C;function u(s){return C?.get(s)}var Z;function G(s){return Z?.get(s)}var J;function B(s,o){return J?.get(s)?.get(o)}function T(s){const o=typeof s;return o===
"string"?`"${s}"`:o==="number"||o==="bigint"||o==="boolean"?`${s}`:o==="object"||o==="function"?(s&&Object.getPrototypeOf(s)?.constructor?.name)??"null":o}function w(s,o,t,f,A){
const M=A&&"input"in A?A.input:t.value,j=A?.expected??s.expects??null,ee=A?.received??T(M),H={kind:s.kind,type:s.type,input:M,expected:j,received:ee,message:`In\
valid ${o}: ${j?`Expected ${j} but r`:"R"}eceived ${ee}`,requirement:s.requirement,path:A?.path,issues:A?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},V=s.kind==="schema",se=A?.message??s.message??B(s.reference,H.lang)??(V?G(H.lang):null)??f.message??u(H.lang);se!==void 0&&(H.message=typeof se==
"function"?se(H):se),V&&(t.typed=!1),t.issues?t.issues.push(H):t.issues=[H]}function P(s,o){return s===o||Number.isNaN(s)&&Number.isNaN(o)}function b(s,o){return Object.
prototype.hasOwnProperty.call(s,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function S(s,o){const t=[...new Set(s)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function d(s){return s["~standard"]={version:1,vendor:"valibot",validate:o=>s["~run"]({value:o},x())},s}var y=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(s,o){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&w(this,"input",t,f),t}}}function W(s,o){return{kind:"transformation",
type:"guard",reference:W,async:!1,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&(w(this,"input",t,f),t.typed=!1),t}}}function p(s){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:s,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&w(this,"integer",o,t),o}}}function c(s,o){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${s}`,requirement:s,message:o,"~run"(t,f){
return t.typed&&t.value.length>this.requirement&&w(this,"length",t,f,{received:`${t.value.length}`}),t}}}function i(s,o){return{kind:"validation",type:"max_valu\
e",reference:i,async:!1,expects:`<=${s instanceof Date?s.toJSON():T(s)}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!(t.value<=this.requirement)&&w(this,
"value",t,f,{received:t.value instanceof Date?t.value.toJSON():T(t.value)}),t}}}function e(s,o){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${s instanceof Date?s.toJSON():T(s)}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!(t.value>=this.requirement)&&w(this,"value",t,f,{received:t.value instanceof
Date?t.value.toJSON():T(t.value)}),t}}}function r(s){return{kind:"transformation",type:"raw_transform",reference:r,async:!1,"~run"(o,t){const f=s({dataset:o,config:t,
addIssue:A=>w(this,A?.label??"input",o,t,A),NEVER:null});return o.issues?o.typed=!1:o.value=f,o}}}function n(s,o){return{kind:"validation",type:"regex",reference:n,
async:!1,expects:`${s}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement.test(t.value)&&w(this,"format",t,f),t}}}function m(s){return{kind:"\
transformation",type:"transform",reference:m,async:!1,operation:s,"~run"(o){return o.value=this.operation(o.value),o}}}function E(s,o,t){return typeof s.fallback==
"function"?s.fallback(o,t):s.fallback}function I(s,o,t){return typeof s.default=="function"?s.default(o,t):s.default}function k(s,o){return d({kind:"schema",type:"\
array",reference:k,expects:"Array",async:!1,item:s,message:o,"~run"(t,f){const A=t.value;if(Array.isArray(A)){t.typed=!0,t.value=[];for(let M=0;M<A.length;M++){
const j=A[M],ee=this.item["~run"]({value:j},f);if(ee.issues){const H={type:"array",origin:"value",input:A,key:M,value:j};for(const V of ee.issues)V.path?V.path.
unshift(H):V.path=[H],t.issues?.push(V);if(t.issues||(t.issues=ee.issues),f.abortEarly){t.typed=!1;break}}ee.typed||(t.typed=!1),t.value.push(ee.value)}}else w(
this,"type",t,f);return t}})}function D(s){return d({kind:"schema",type:"boolean",reference:D,expects:"boolean",async:!1,message:s,"~run"(o,t){return typeof o.value==
"boolean"?o.typed=!0:w(this,"type",o,t),o}})}function F(s,o){return d({kind:"schema",type:"exact_optional",reference:F,expects:s.expects,async:!1,wrapped:s,default:o,
"~run"(t,f){return this.wrapped["~run"](t,f)}})}function N(s,o){return d({kind:"schema",type:"literal",reference:N,expects:T(s),async:!1,literal:s,message:o,"~r\
un"(t,f){return P(t.value,this.literal)?t.typed=!0:w(this,"type",t,f),t}})}function U(s,o){return d({kind:"schema",type:"nullable",reference:U,expects:`(${s.expects}\
 | null)`,async:!1,wrapped:s,default:o,"~run"(t,f){return t.value===null&&(this.default!==void 0&&(t.value=I(this,t,f)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,f)}})}function te(s){return d({kind:"schema",type:"number",reference:te,expects:"number",async:!1,message:s,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:w(this,"type",o,t),o}})}function L(s,o){return d({kind:"schema",type:"object",reference:L,expects:"Object",async:!1,entries:s,message:o,
"~run"(t,f){const A=t.value;if(A&&typeof A=="object"){t.typed=!0,t.value={};for(const M in this.entries){const j=this.entries[M];if(M in A||(j.type==="exact_opt\
ional"||j.type==="optional"||j.type==="nullish")&&j.default!==void 0){const ee=M in A?A[M]:I(j),H=j["~run"]({value:ee},f);if(H.issues){const V={type:"object",origin:"\
value",input:A,key:M,value:ee};for(const se of H.issues)se.path?se.path.unshift(V):se.path=[V],t.issues?.push(se);if(t.issues||(t.issues=H.issues),f.abortEarly){
t.typed=!1;break}}H.typed||(t.typed=!1),t.value[M]=H.value}else if(j.fallback!==void 0)t.value[M]=E(j);else if(j.type!=="exact_optional"&&j.type!=="optional"&&j.
type!=="nullish"&&(w(this,"key",t,f,{input:void 0,expected:`"${M}"`,path:[{type:"object",origin:"key",input:A,key:M,value:A[M]}]}),f.abortEarly))break}}else w(this,
"type",t,f);return t}})}function R(s,o){return d({kind:"schema",type:"optional",reference:R,expects:`(${s.expects} | undefined)`,async:!1,wrapped:s,default:o,"~\
run"(t,f){return t.value===void 0&&(this.default!==void 0&&(t.value=I(this,t,f)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,f)}})}function re(s,o){
return d({kind:"schema",type:"picklist",reference:re,expects:S(s.map(T),"|"),async:!1,options:s,message:o,"~run"(t,f){return this.options.includes(t.value)?t.typed=
!0:w(this,"type",t,f),t}})}function ne(s,o,t){return d({kind:"schema",type:"record",reference:ne,expects:"Object",async:!1,key:s,value:o,message:t,"~run"(f,A){const M=f.
value;if(M&&typeof M=="object"){f.typed=!0,f.value={};for(const j in M)if(b(M,j)){const ee=M[j],H=this.key["~run"]({value:j},A);if(H.issues){const se={type:"obj\
ect",origin:"key",input:M,key:j,value:ee};for(const ce of H.issues)ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=H.issues),A.abortEarly){f.typed=!1;break}}
const V=this.value["~run"]({value:ee},A);if(V.issues){const se={type:"object",origin:"value",input:M,key:j,value:ee};for(const ce of V.issues)ce.path?ce.path.unshift(
se):ce.path=[se],f.issues?.push(ce);if(f.issues||(f.issues=V.issues),A.abortEarly){f.typed=!1;break}}(!H.typed||!V.typed)&&(f.typed=!1),H.typed&&(f.value[H.value]=
V.value)}}else w(this,"type",f,A);return f}})}function K(s){return d({kind:"schema",type:"string",reference:K,expects:"string",async:!1,message:s,"~run"(o,t){return typeof o.
value=="string"?o.typed=!0:w(this,"type",o,t),o}})}function ie(){return d({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,"~run"(s){return s.
typed=!0,s}})}function ue(...s){return d({...s[0],pipe:s,"~run"(o,t){for(const f of s)if(f.kind!=="metadata"){if(o.issues&&(f.kind==="schema"||f.kind==="transfo\
rmation")){o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=f["~run"](o,t))}return o}})}function he(s,o,t){const f=s["~run"]({value:o},x(t));return{
typed:f.typed,success:!f.issues,output:f.value,issues:f.issues}}}),6192:((fe,X,l)=>{l.d(X,{A7:()=>d,Ik:()=>b,Jt:()=>T,Qq:()=>Z,fd:()=>y,p_:()=>P,qF:()=>i,qG:()=>J,
rD:()=>B,wC:()=>G,yL:()=>w});var h=l(5262),O=l(4091),x=l(4e3);const C=1e4,u=`a text of at most ${C} characters`,Z=h.Fs(h.Yj("a text"),h.Ru(C,u)),G=(e,r)=>h.Fs(h.
Yj(r),h.Ru(C,u),h.yG(e,r)),J=(e,r)=>h.Fs(h.Yj(r),h.Ru(C,u),h.ah(e,r));function B(e,r){const n=`a whole number from ${e} to ${r}`;return h.Fs(h.ai(n),h.nd(n),h.Ww(
e,n),h.cG(r,n))}const T=h.zM("true or false"),w=e=>h.KI(e,`one of ${e.join(", ")}`),P=e=>h.YO(e,"an array"),b=e=>h.Ik(e,({path:r})=>{const n=e[String(r?.[0]?.key)];
return n===void 0?"an object":S(n)});function S(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?S(e.wrapped):"an object"}const d=(e,r)=>h.
g1(e,r,"an object");function y(e,r){const n=h.xL(e,r,{abortEarly:!0});return n.success?(0,O.Ju)(n.output):(0,O.TR)(g(n.issues[0]))}function g({path:e,input:r,message:n}){
const m=e??[],k=(m.at(-1)?.origin==="key"&&r!==void 0?m.slice(0,-1):m).map(({key:D})=>W(D)).join("").replace(/^\./,"");return`${k===""?"the value":k} is ${c(r)}\
; expected ${n}`}function W(e){if(typeof e=="number")return`[${e}]`;const r=String(e);return/^\w+$/.test(r)?`.${r}`:`[${c(r)}]`}const p=80;function c(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),p)}function i(e){if(e.trim()==="")return(0,O.TR)(
"is empty");try{return(0,O.Ju)(JSON.parse(e))}catch{return(0,O.TR)("is not JSON")}}}),2219:((fe,X,l)=>{l.d(X,{zx:()=>we,WS:()=>Ve,rC:()=>Xe,gy:()=>pe});var h=l(
4091),O=l(4e3),x=l(5143),C=l(3592),u=l(6192),Z=l(3152),G=l(3916),J=l(9075),B=l(2161),T=l(7495),w=l(4667);let P=function(...a){return{meaningOfAbsent:P}=l.late([
245,626,895],895),new.target?new P(...a):P(...a)},b=function(...a){return{needsOf:b}=l.late([245,626,895],895),new.target?new b(...a):b(...a)},S=function(...a){
return{neededByImplied:S}=l.late([245,626,895],895),new.target?new S(...a):S(...a)};function d({kind:a,absent:v=a}){return a!=="required_provider"?[a,v]:[a,v,"r\
equired_provider_legacy","required_provider_invalid"]}const y=[...new Set([...w.I.flatMap(d),"implied_provider","saved_state"])],g=(0,J.Oo)(a=>w.I.filter(v=>d(v).
includes(a)));function W({kind:a,backend:v}){const $=g(a),_=$.find(Q=>Q.backend===v)??$[0];if(_===void 0)throw new Error(`no row of the usage table has ${a}`);return _}
const p=a=>a!==void 0&&a.value===void 0;function c(a){const{clients:v,isOverridden:$,replacedFor:_=[],stateHosts:Q={}}=a;if(a.kind==="saved_state")return{...T.zt,
directHost:a.text??"",needs:[]};if(a.kind==="implied_provider"){const q=S(v);return $?{...q,needs:[]}:q}const Y=W(a),z=new Map(v.map(q=>[q,i(a,Y,q)])),oe=[...z].
filter(([q])=>!$&&!_.includes(q)),ae=[...z.values()].find(({host:q,directHost:le})=>q!==null||le!==void 0);return{host:ae?.host??null,isHostImplied:ae?.isHostImplied??
!1,directHost:ae?.directHost,needs:b(new Map(oe),Y,q=>Q[q]??null)}}function i(a,v,$){const{text:_,evaluated:Q,version:Y}=a,z=Q===void 0?{text:_,isWhole:!0}:Q[$];
return z===void 0?T.zt:z.text===null?_!==null&&v.defaults===void 0?T.zt:r(a,v,$):z.isWhole?T.pb[v.grammar](z.text,$,p(Y)):(0,T.i4)(v.grammar,z.text,$)??T.zt}const e=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function r({kind:a,address:v,place:$},_,Q){const[,Y=null]=e.exec(v)??[],z=(0,B.L8)((0,G.basename)($.file),new Set,"")??{class:"config",isOverride:!1};return P({
row:_,kind:a,address:v,localName:Y},z,Q)}var n=l(5262),m=l(5799),E=l(1064),I=l(1831),k=l(8416),D=l(3469),F=l(5603),N=l(7854);let U=function(...a){return{problemFacts:U}=
l.late([507],4507),new.target?new U(...a):U(...a)};const te=32e3,{Qq:L,Ik:R,yL:re,wC:ne}=u,K=a=>n.Fs(u.p_(a),n.Ru(te,`at most ${te} items`)),ie=n.me(L),ue=n.yq(
u.Jt,!1),he=u.rD(0,Number.MAX_SAFE_INTEGER),s=ne(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),o=ne(/^[\w.+-]{1,100}$/,"a version"),t=a=>{const v=(0,I.Pv)(
(0,I.pk)(a));return v.ok&&v.value===a},f=u.qG(t,"a hostname"),A=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,M=ne(A,"a path in the repository"),j=ne(new RegExp(
`^$|${A.source}`),"a path in the repository"),ee=u.rD(1,2**25),V=R({file:M,...{line:ee,column:ee,endColumn:ee},target:n.lq(M)}),se=re(E.zK),ce=re(E.Du),ve=a=>R(
{terraform:n.yq(a),opentofu:n.yq(a)}),je=[E.Du,...E.Du.map(a=>[a])],be=a=>je.find(v=>v.length===a.length&&v.every($=>a.includes($))),ge=n.Fs(K(ce),n.z6(a=>be(a)!==
void 0,"one or two different CLIs"),n.pd(a=>be(a)??a)),Ie=R({text:L,value:n.yq(ve(ie)),place:V}),De=R({root:ie,source:ie,version:ie,isOpen:ue}),Fe=n.Fs(R({kind:re(
y),host:ie,address:L,text:ie,...V.entries,clients:ge,version:n.yq(Ie),constraints:n.yq(L),evaluated:n.yq(ve(R({text:ie,isWhole:ue}))),calls:n.yq(ve(K(De))),backend:n.
yq(L),stateHosts:n.yq(ve(f)),hasOwnToken:ue,workspace:n.yq(R({organization:ie,name:ie,lacks:n.yq(K(re(N.Rt)))})),isOverridden:ue,replacedFor:n.yq(ge),directories:n.
yq(K(j))}),n.pd(({host:a,file:v,line:$,column:_,endColumn:Q,target:Y,...z})=>({...z,place:{file:v,line:$,column:_,endColumn:Q,target:Y}}))),Ne=n.Fs(R({clients:ge,
releases:K(L),versions:ve(L),why:L,evidence:K(R({client:ce,level:re(F.A),place:V,text:L,version:ie})),isGuess:n.yq(n.eu(!0,"true"))}),n.pd(({releases:a,...v})=>({
...v,name:(0,k.WJ)(v.clients),releases:v.clients.flatMap($=>Le($,a))})));function Le(a,v){const $=E.pH.filter(_=>_.client===a&&v.includes(_.name));return $.length===
0?(0,D.w)(a,[]):$}const Ce=a=>Object.hasOwn(U(),a),Be=n.Fs(R({code:u.qG(Ce,"a problem code"),severity:re(m.oC),message:L,help:n.yq(L),affects:K(se),clients:ge,namedHost:n.
yq(n.me(f),null),places:K(V),isPlaceholder:n.yq(u.Jt)}),n.pd(({code:a,severity:v,message:$,help:_,affects:Q,...Y})=>{const z=U()[a],oe=z.affects.filter(le=>Q.includes(
le)),ae=_===void 0?{message:$}:{message:$,help:_},q={...z,code:a,usualSeverity:z.severity,severity:v,affects:oe};return(0,m.hD)({...q,...ae},Y)})),Ue=[...N.O8,...N.
VZ,...Object.keys(E.$I),"binary"],Ke=R({kind:re(Ue),text:L,localName:ie,place:V,directories:n.yq(K(j))}),We=R({directory:j,module:n.me(j),unknown:n.me(V),isPartial:ue,
replaced:K(M),files:K(M)}),Je=R({root:j,key:L,source:L,version:L,directory:j}),He=R({name:n.Fs(L,n.z6(x.en,"a name such as acme/network")),url:n.me(ne(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:n.me(ne(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ze=n.Fs(u.A7(s,K(L)),n.pd(a=>new Map(Object.entries(a)))),_e=R({kind:re(
["repository"]),schemaVersion:he,version:o}),Ge=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Te=R({..._e.entries,writtenAt:n.yq(ne(Ge,"a time in UTC")),repository:He,
dialect:Ne,setting:R({name:re(["auto","terraform","opentofu","both"]),version:n.me(o)}),usedBy:K(se),files:he,bytes:he,usages:he,isEmpty:ue,notes:K(Be),declared:K(
Ke),units:n.yq(K(We),[]),installed:n.yq(K(Je),[]),roots:K(R({directory:M,clients:ge})),rootsAreNamed:ue,locks:K(R({file:M,hashes:ze})),plugins:K(R({directory:M,
providers:K(s)}))}),Ee=1024*1024,we=128*Ee,Ae=6e6,Me=25e4,xe=24*Ee,Se=6e5;function Ve(a,v){if(Ye.test(a.toString("utf8",0,1e3)))return pe("is the report of a ch\
eck, not a usages file; keep reports in another directory");let $=a.length;for(;$>0&&(a[$-1]??0)<=32;)$-=1;const _=a.subarray(a.toString("utf8",0,3)==="\uFEFF"?
3:0,$),Q=_.lastIndexOf(`
`)+1,[,Y=""]=qe.exec(_.toString("utf8",Q,Q+2e3))??[],z=(0,x.en)(Y)?Y:null,oe=v.why===null?new Pe().add(_):"not been read";if(oe!==null)return pe(`has ${oe}; ${$e}`,
z);const ae=(0,u.qF)(_.toString("utf8",Q));if(!ae.ok){const en=_.length===0?"":"the last line ";return pe(`${en}${ae.why}; ${ke}`,z)}const q=(0,u.fd)(_e,ae.value);
if(!q.ok)return pe(`the last line is not about the repository: ${q.why}; ${ke}`);const{schemaVersion:le,version:me}=q.value;if(le!==C.G5)return pe(`schemaVersio\
n is ${le}, which tf-disco ${C.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,z);const de=Qe(_.subarray(0,Q),
ae.value,v);if(de.ok)return de;const ye=`it was written by tf-disco ${me}; write it with version ${C.xv}`;return pe(`${de.why}; ${me===C.xv?ke:ye}`,z)}const pe=(a,v=null)=>({
ok:!1,why:a,repository:v});function Qe(a,v,$){const _=(0,u.fd)(Te,v);if(!_.ok)return(0,h.TR)(`the last line: ${_.why}`);const{kind:Q,schemaVersion:Y,version:z,usages:oe,
...ae}=_.value,q=[];for(let le=0,me=0;le<a.length;le=me+1){if($.why!==null)return(0,h.TR)("has not been read");me=a.indexOf(`
`,le);const de=(0,u.qF)(a.toString("utf8",le,me)),ye=de.ok?(0,u.fd)(Fe,de.value):de;if(!ye.ok)return(0,h.TR)(`line ${q.length+1}${de.ok?":":""} ${ye.why}`);q.push(
{...ye.value,...c(ye.value)})}return oe!==q.length?(0,h.TR)(`has ${q.length} usages, and its last line counts ${oe}`):(0,h.Ju)({...ae,usages:q})}const Ye=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
ke="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",qe=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class Pe{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(v){this.bytes+=v.length;for(let $=0;$<v.length;$+=1){const _=v[$];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>xe)return`a line of \
more than ${xe/Ee} MiB`;if(this.lineParts>Se)return`a line with more than ${Se} values`}return this.lines-1>Me?`more than ${Me} usages`:this.bytes>we?`more than\
 ${we/Ee} MiB`:this.parts>Ae?`more than ${Ae} values`:null}}function Re(a,v=!0){if(typeof a!="object"||a===null)return!1;const $=a instanceof Map?[...a.values()]:
Object.values(a);return v&&Array.isArray(a)&&a.length>te||$.some(Q=>Re(Q))}function*Xe(a,v){const $=Ze(a);if($!==void 0)throw Oe(`${(0,O.dh)($)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(a).find(oe=>Re(oe[1],oe[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${te} items; ${$e}`);const Q={...a,usages:[],declared:[],units:[],roots:[],locks:[]},Y=(0,u.fd)(Te,JSON.parse([
...v(Q)].join("")));if(!Y.ok)throw Oe(Y.why);const z=new Pe;for(const oe of v(a)){const ae=z.add(Buffer.from(oe));if(ae!==null)throw Oe(`the file would have ${ae}\
; ${$e}`);yield oe}}function Ze({usages:a,declared:v,roots:$}){return[...[...a,...v].map(({place:Y})=>Y.file),...$.map(({directory:Y})=>Y)].find(Y=>/^(?:\/|\.\.(?:\/|$))/.
test(Y))}const Oe=a=>new Z.GN([`the usages of this repository cannot be written: ${a}`])}),4667:((fe,X,l)=>{l.d(X,{F:()=>D,I:()=>k});var h=l(9075),O=l(9037),x=l(
9562);const C={terraform:"app.terraform.io",opentofu:null},u={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},
G={opentofu:"static"},J={terraform:"any",opentofu:"any"},B=["config","migrate"],T=["stack","deploy"],w={position:["source"],grammar:"module",service:x.e$},P={...w,
grammar:"stack-component",isLiteral:!0},b={...P,service:null},S={...w,grammar:"terragrunt",evaluation:J},d={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,
absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:C},g={...y,service:x.OZ},W={...y,evaluation:J},p={...y,service:x.
M,defaults:u},c={position:["address"],grammar:"url",service:null};function i(F,N,U,te,{absence:L,...R}={}){const re=N===""?[]:N.split(" > ").map(ne=>ne.split(" "));
return{kind:U,files:F,path:re.map(([ne="",...K])=>[ne,...K]),...L&&{absent:`${U}${L}`},...te,...R}}const e={absence:"_missing"},r={absence:"_default"},n={evaluation:G,
merges:"backend"},m={backend:"cloud",service:x.OZ},E="data terraform_remote_state *",I=(F,N,U)=>Object.entries(N).map(([te,L])=>{const R={...c,grammar:U,position:L.
split(" ")};return i(B,F+te,"backend",R,n)}),k=[i(B,"module *","module",w,{...e,evaluation:Z,merges:"module"}),i(B,"terraform > required_providers","required_pr\
ovider",d,{merges:"provider"}),i(B,"required_providers","required_provider",d,{isReserved:!0}),i(B,"terraform > cloud","cloud",g,{...r,...n}),i(B,"terraform > b\
ackend remote","backend_remote",y,{...r,...n}),...I("terraform > backend ",O.FV,"url"),...I("terraform > backend ",O.Gb,"host-part"),...I("terraform > backend ",
{local:"path workspace_dir"},"state-path"),...I("terraform > encryption > key_provider ",O.nT,"url"),...[E,`check * > ${E}`].flatMap(F=>[i(B,F,"remote_state",W,
{...r,backend:"remote"}),i(B,F,"remote_state",W,{...m,...r})]),i(B,E,"remote_state",c,{backend:"http",evaluation:J}),i([...B,"query"],"provider tfe","provider_t\
fe",p,{...r,evaluation:J}),i(["test"],"provider tfe","provider_tfe",p),i(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.
xq,isLiteral:!0}),i(["test"],"run * > module","test_module",P,{...e,grammar:"test-module"}),i(["test"],"run * > backend remote","test_backend_remote",y,r),i(T,"\
required_providers","required_provider",d),i(T,"component *","stack_component",P,e),i(T,"removed","stack_removed",P,e),i(T,"stack *","stack_stack",b,{...e,grammar:"\
stack"}),i(["deploy"],"upstream_input *","upstream_input",b,{grammar:"stack-output"}),i(["migrate"],"state_store_provider","state_store_provider",d),i(["migrate"],
"from > backend remote","migrate_backend_remote",y,r),...["terraform","unit *","stack *"].map(F=>i(["terragrunt"],F,"terragrunt_source",S)),i(["terragrunt"],"ca\
talog","terragrunt_source",{...S,position:"urls"})],D=(0,h.Oo)(F=>{const N=k.filter(({files:U})=>U.includes(F));return Map.groupBy(N,({path:[U]})=>U?.[0]??"")})}),
7511:((fe,X,l)=>{l.d(X,{i:()=>T});const h="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",O=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,x=String.
raw`[()<>@,;:\\"/[\]?=]`,C=new RegExp(`^${h}(?:/${h})?$`),u=String.raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,Z=new RegExp(`;${O}*(${h})${O}*=${O}*(?:(${h})|${u}\
)${O}*`,"y"),G=new RegExp(`;${O}*$`,"y"),J=new RegExp(String.raw`\\(${x})`,"g"),B=new RegExp(`^${O}+|(?<!${O})${O}+$`,"g");function T(b){const S=b.indexOf(";"),
d=P((S<0?b:b.slice(0,S)).replace(B,""));return C.test(d)&&(S<0||w(b,S))?d:null}function w(b,S){const d=new Map;for(let y=S;y<b.length;){Z.lastIndex=y;const[g,W="",
p,c=""]=Z.exec(b)??[];if(g===void 0)return G.lastIndex=y,G.test(b);const i=W.toLowerCase(),e=p??c.replace(J,"$1"),r=d.get(i);if(r!==void 0&&r!==e)return!1;d.set(
i,e),y+=g.length}return!0}const P=b=>b.replaceAll("\u0130","i").toLowerCase()}),1343:((fe,X,l)=>{l.r(X),l.d(X,{listRepository:()=>g,readableFile:()=>h.rC,renderUsagesJson:()=>Z});
var h=l(2219),O=l(1342),x=l(3592),C=l(9587),u=l(8820);const Z=(c,i=e=>e)=>(0,O.mk)(G(c,i)).map(e=>(0,u.s$)(e));function*G(c,i){const{usages:e,notes:r,dialect:n,
repository:m,...E}=c;for(const k of e){const{isHostImplied:D,directHost:F,needs:N,place:U,...te}=i(k),L=te.hasOwnToken||void 0,R=te.isOverridden||void 0;yield`${J(
{...te,hasOwnToken:L,isOverridden:R,...U})}
`}const I={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:m,...i({...E,locks:E.locks.map(({file:k,hashes:D})=>({file:k,hashes:Object.fromEntries(D)})),
dialect:w(n),usages:e.length,notes:r.map(P)})};for(const[k,D]of Object.entries(I))if(D!==!1&&(yield`${k==="kind"?"{":","}"${k}":${Array.isArray(D)?"[":J(D)}`,!!Array.
isArray(D))){for(const[F,N]of D.entries())yield`${F===0?"":","}${J(N)}`;yield"]"}yield`}
`}function J(c){const i=JSON.stringify(c);return!(0,C.r_)(i)&&!i.includes("false")?i:JSON.stringify(c,T)}const B=new Set(["file","directory","target","root"]);function T(c,i){
return typeof i=="string"?B.has(c)?i:c==="text"?(0,C.Qj)(i):(0,C._U)(i):i===!1?void 0:i}const w=({name:c,releases:i,evidence:e,...r})=>({...r,releases:i.map(({name:n})=>n),
evidence:e.map(({isCloud:n,...m})=>m)});function P(c){const{affects:i,clients:e,namedHost:r,places:n,isPlaceholder:m}=c,{code:E,severity:I,message:k,help:D}=c.problem;
return{code:E,severity:I,message:k,help:D,affects:i,clients:e,namedHost:r,places:n,isPlaceholder:m}}var b=l(8279),S=l(9762),d=l(2446);let y=function(...c){return{
nameRepository:y}=l.late([602],2602),new.target?new y(...c):y(...c)};function g(c,i,e,r){const{directory:n,environment:m}=e,{dialect:E,usedBy:I,usages:k,notes:D}=(0,d.
o)(i,c,e),{clients:F}=E,{declared:N,units:U,installed:te,files:L,bytes:R,isEmpty:re}=c,ne=(0,S.lz)({usages:k,declared:N,units:U,clients:F},i,!0),K=new Set(ne.flatMap(
ue=>ue.unknown));return{...{dialect:E,setting:i.dialect,usages:k,notes:D,declared:N},writtenAt:r.toISOString(),repository:y(n,m),usedBy:I(),files:L,bytes:R,isEmpty:re,
units:U.filter(ue=>ue.unknown===null||K.has(ue)),installed:te,roots:W(ne),rootsAreNamed:i.roots.length>0,locks:p(ne,n),plugins:(0,b.KX)(k,F,(0,b.Up)(n))}}function W(c){
const i=new Map;for(const{client:e,roots:r}of c)for(const{name:n}of r)i.set(n,[...i.get(n)??[],e]);return Array.from(i,([e,r])=>({directory:e||".",clients:r}))}
function p(c,i){const e=c.flatMap(n=>n.roots),r=new Set(e.flatMap(({lockFile:n})=>n??[]));return Array.from((0,b.hc)(r,i),([n,m])=>({file:n,hashes:m}))}}),8700:((fe,X,l)=>{
l.d(X,{CT:()=>P,KB:()=>C,e:()=>b,fi:()=>W,jY:()=>y,uH:()=>w,yI:()=>d});var h=l(7705),O=l(1731),x=l(156);function C(p,c,i){const{os:e,arch:r,shasum:n}=p,m=/^[0-9a-fA-F]{64}$/.
test(n),E=`${e}_${r}`===c;return{early:[...Z(p.protocols),...u([E?null:`is for ${e}_${r} instead of ${c} (\`os\`, \`arch\`)`,G(i,"download_url",p.download_url),
B(p.packages),m?null:J(n),G(i,"shasums_url",p.shasums_url),G(i,"shasums_signature_url",p.shasums_signature_url)]),...p.download_url===""?[{kind:"no-archive"}]:[]],
late:u([T(p,c)]),hashes:m&&E?[`zh:${n.toLowerCase()}`]:null}}const u=p=>p.flatMap(c=>c===null?[]:{kind:"description",why:c});function Z(p){const c=p.find(i=>(0,O.
rK)(i)===null);return c!==void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:p.length===0||(0,x.PN)(p)?[]:[{kind:"protocols",
protocols:p}]}function G(p,c,i){const e=(0,h.Fl)(p,i);return e.ok?null:`has an invalid URL in \`${c}\`: ${e.why}`}const J=p=>p===""?"has no `shasum`":`has "${p}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function B(p){const c=[...p?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),i=Array.from(p?.
values()??[],r=>r.hashes).flat(),e=[...c,...i.filter(r=>r.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function T({
packages:p,shasum:c},i){if(!p?.size)return null;const e=p.get(i);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=e.hashes.filter(n=>n.startsWith("zh:"));return r.some(
n=>n!==`zh:${c}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function w(p,c){if(p===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:i,hashes:e}=p,r=e.length===0||e.some(
b),n=u([i===""?`has no \`url\` for ${c}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:n,late:[],hashes:n.length===0?e:null}}
const P=["zh:","h1:"],b=p=>P.some(c=>p.startsWith(c)),S=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function d(p,{filename:c,shasum:i}){
for(const e of p.split(`
`)){const[r="",n]=e.split(S,4).filter(m=>m!=="");if(n===c)return/^[0-9a-fA-F]{64}$/.test(r)?r.toLowerCase()===i.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}function y(p){const[c]=p;return c===void 0?"the signature of its checksums is empty":c===194||(c&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const g="in `signing_keys.gpg_public_keys`";function W(p){const[c]=p;return p.includes(null)?`the descriptio\
n has null ${g}, at which the clients crash`:c===void 0?`the description has no key ${g}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(c??"")?null:`t\
he description has a key ${g} whose \`ascii_armor\` is not an armored public key`}}),156:((fe,X,l)=>{l.d(X,{I0:()=>p,PN:()=>J,TT:()=>G,h:()=>d,oM:()=>g,tD:()=>T});
var h=l(7511),O=l(4091),x=l(1022),C=l(1731),u=l(7681);const Z=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function G(i){const e=(0,u.D4)(i,Z);if(!e.ok)return e;const{versions:r,warnings:n}=e.value,m=new Map(r.map(k=>[k.version,k.protocols])),E=[...m.keys()],I=E.
filter(k=>J(m.get(k)??[]));return(0,O.Ju)({texts:E,compatible:I.length===E.length?E:I,warnings:E.length===0?[]:n})}const J=i=>i.some(e=>{const r=(0,C.rK)(e),[n]=r?.
numbers??[];return r!==null&&!(0,C.Ty)(r)&&(n===5n||n===6n)}),B=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function T(i,e){const r=(0,u.D4)(i,B);if(!r.ok)return r;const{
id:n,moved_to:m}=r.value,E=(0,x.mi)(m===""?n:m,"terraform"),I=E.kind==="registry"&&E.type===e;return(0,O.Ju)(I?E.namespace:null)}const w=(0,u.w3)({ascii_armor:u.
Qq}),P=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(i,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(i))}),packages:e}),S={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(w,u.gy),opentofu:b(w,P)},d=(i,e)=>(0,u.D4)(i,S[e]),y=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function g(i,e){
const r=c(i,e,y);return r.ok?(0,O.Ju)([...r.value.versions?.keys()??[]]):r}const W=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function p(i,e,r){const n=c(i,e,W);if(!n.ok)return n;const m=n.value.archives?.get(r);return m===void 0?(0,O.Ju)(null):m===null?(0,O.TR)(`has null for ${r}, at \
which the clients crash`):m.hashes.some(E=>E.indexOf(":")<1)?(0,O.TR)(`has a hash without a scheme, such as "zh:", in "archives.${r}"`):(0,O.Ju)(m)}function c(i,e,r){
return(0,h.i)(e??"")==="application/json"?(0,u.D4)(i,r):(0,O.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((fe,X,l)=>{l.d(X,{EH:()=>w,Fl:()=>P,ad:()=>G,fZ:()=>x,i5:()=>Z,ny:()=>J,sw:()=>C,ut:()=>T,zS:()=>B});var h=l(4091),O=l(4283);const x=(d,y)=>S(
b(d),`${u(y)}/versions`),C=(d,y,g)=>S(b(d),`${u(y)}/${g}/download`),u=({namespace:d,name:y,system:g})=>`${d}/${y}/${g}`,Z=(d,{namespace:y,type:g})=>S(d,`${y}/${g}\
/versions`),G=(d,{namespace:y,type:g},W,p)=>S(d,`${y}/${g}/${W}/download/${p.replace("_","/")}`),J=(d,y)=>S(b(d),y);function B(d,{host:y,namespace:g,type:W},p){
const c=(0,O.O2)(d,`${y}/${g}/${W}/${p}`);return!c.ok||c.value.scheme==="https"?c:(0,h.TR)(`unsupported protocol scheme "${c.value.scheme}"`)}function T(d,y){if(!/^\.{0,2}\//.
test(y))return(0,h.Ju)(y);const g=(0,O.O2)(d,y);return g.ok?(0,h.Ju)((0,O.jr)(g.value)):g}function w(d,y){const g=P(d,y);return g.ok&&g.value.fragment!==""?(0,h.
TR)("must not include fragment part"):g}function P(d,y){const g=(0,O.O2)(d,y);if(!g.ok)return g;const{scheme:W}=g.value;return W==="http"||W==="https"?g:(0,h.TR)(
"must use http or https scheme")}const b=d=>d.path.endsWith("/")?d:{...d,path:`${d.path}/`};function S(d,y){const g=(0,O.O2)(d,y);if(!g.ok)throw new Error(g.why);
return g.value}}),8279:((fe,X,l)=>{l.d(X,{Ml:()=>W,hc:()=>y,KX:()=>i,Up:()=>g});var h=l(3024),O=l(6760),x=l(3916),C=l(5747),u=l(9075),Z=l(9562),G=l(6134),J=l(1022),
B=l(8700),T=l(5257);let w=function(...e){return{readHcl:w}=l.late([245,626,907],895),new.target?new w(...e):w(...e)},P=function(...e){return{detach:P}=l.late([245,
626,907],895),new.target?new P(...e):P(...e)};const b=(0,u.Oo)(e=>(0,J.mi)(e,"terraform"));function S(e){const{body:r}=w(e),n=(0,G.SH)(r,"provider",1).flatMap(({
labels:[m],body:E})=>{const I=b(P(m?.value??""));if(I.kind!=="registry")return[];const k=(0,G.w4)(E,"hashes")?.value,F=(k?.kind==="tuple"?k.elements:[]).flatMap(
N=>N.kind==="string"?[P(N.value)]:[]);return[[(0,T.JT)(I),F.filter(B.e)]]});return new Map(n)}let d=function(...e){return{localMirrors:d}=l.late([834],1834),new.target?
new d(...e):d(...e)};const y=(e,r)=>new Map(Array.from(e,n=>[n,S((0,C.r7)((0,O.join)(r,n))??"")]));function g(e){const r=d();return p(n=>{const m=(0,O.join)(e,n);
return(0,h.existsSync)(m)?m:null},(n,m)=>r(n,m).length>0)}function W(e){const r=new Map(e.map(({directory:n,providers:m})=>[c(n),new Set(m)]));return p(n=>r.has(
n)?n:null,(n,m)=>r.get(n)?.has((0,T.JT)(m))??!1)}function p(e,r){const n=(0,u.Oo)(m=>{const E=m.replace(/\/$/,""),I=E==="."||m!==E,k=c(E),D=e(k),F=I?[]:n((0,x.dirname)(
E));return D===null?F:[{path:D,shown:k},...F]});return{around:n,holds:r}}const c=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function i(e,r,{around:n,holds:m}){
const E=e.flatMap(k=>{const D=n((0,x.dirname)(k.place.file));return D.length===0?[]:k.needs.filter(({service:N})=>N===Z.xq).flatMap(({host:N})=>r.flatMap(U=>(0,T.
lc)(k,N,U)??[])).flatMap(N=>D.filter(({path:U})=>m(U,N)).map(({shown:U})=>({shown:U,provider:(0,T.JT)(N)})))}),I=Map.groupBy(E,({shown:k})=>(0,x.dirname)((0,x.dirname)(
k)));return Array.from(I,([k,D])=>({directory:k,providers:[...new Set(D.map(({provider:F})=>F))]}))}})};export{nn as ids,tn as modules};
