const Ye=[192,219,343],Ze={5262:((de,oe,o)=>{o.d(oe,{Fs:()=>ue,Ik:()=>D,KI:()=>M,L5:()=>re,NT:()=>p,Ru:()=>C,Ww:()=>u,YO:()=>b,Yj:()=>ie,ah:()=>H,ai:()=>Z,cG:()=>m,
eu:()=>V,g1:()=>G,lq:()=>O,me:()=>R,nd:()=>K,pd:()=>y,xL:()=>le,yG:()=>i,yq:()=>J,z6:()=>W,zM:()=>w});var f,P={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function U(t){return!t&&!f?P:{lang:t?.lang??f?.lang,message:t?.message,abortEarly:t?.abortEarly??f?.abortEarly,abortPipeEarly:t?.abortPipeEarly??f?.abortPipeEarly}}
var E;function ee(t){return E?.get(t)}var X;function Y(t){return X?.get(t)}var _;function x(t,n){return _?.get(t)?.get(n)}function F(t){const n=typeof t;return n===
"string"?`"${t}"`:n==="number"||n==="bigint"||n==="boolean"?`${t}`:n==="object"||n==="function"?(t&&Object.getPrototypeOf(t)?.constructor?.name)??"null":n}function v(t,n,e,s,h){
const g=h&&"input"in h?h.input:e.value,A=h?.expected??t.expects??null,Q=h?.received??F(g),j={kind:t.kind,type:t.type,input:g,expected:A,received:Q,message:`Inva\
lid ${n}: ${A?`Expected ${A} but r`:"R"}eceived ${Q}`,requirement:t.requirement,path:h?.path,issues:h?.issues,lang:s.lang,abortEarly:s.abortEarly,abortPipeEarly:s.
abortPipeEarly},B=t.kind==="schema",ne=h?.message??t.message??x(t.reference,j.lang)??(B?Y(j.lang):null)??s.message??ee(j.lang);ne!==void 0&&(j.message=typeof ne==
"function"?ne(j):ne),B&&(e.typed=!1),e.issues?e.issues.push(j):e.issues=[j]}function te(t,n){return t===n||Number.isNaN(t)&&Number.isNaN(n)}function T(t,n){return Object.
prototype.hasOwnProperty.call(t,n)&&n!=="__proto__"&&n!=="prototype"&&n!=="constructor"}function I(t,n){const e=[...new Set(t)];return e.length>1?`(${e.join(` ${n}\
 `)})`:e[0]??"never"}function c(t){return t["~standard"]={version:1,vendor:"valibot",validate:n=>t["~run"]({value:n},U())},t}var L=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function W(t,n){return{kind:"validation",type:"check",reference:W,async:!1,
expects:null,requirement:t,message:n,"~run"(e,s){return e.typed&&!this.requirement(e.value)&&v(this,"input",e,s),e}}}function H(t,n){return{kind:"transformation",
type:"guard",reference:H,async:!1,requirement:t,message:n,"~run"(e,s){return e.typed&&!this.requirement(e.value)&&(v(this,"input",e,s),e.typed=!1),e}}}function K(t){
return{kind:"validation",type:"integer",reference:K,async:!1,expects:null,requirement:Number.isInteger,message:t,"~run"(n,e){return n.typed&&!this.requirement(n.
value)&&v(this,"integer",n,e),n}}}function C(t,n){return{kind:"validation",type:"max_length",reference:C,async:!1,expects:`<=${t}`,requirement:t,message:n,"~run"(e,s){
return e.typed&&e.value.length>this.requirement&&v(this,"length",e,s,{received:`${e.value.length}`}),e}}}function m(t,n){return{kind:"validation",type:"max_valu\
e",reference:m,async:!1,expects:`<=${t instanceof Date?t.toJSON():F(t)}`,requirement:t,message:n,"~run"(e,s){return e.typed&&!(e.value<=this.requirement)&&v(this,
"value",e,s,{received:e.value instanceof Date?e.value.toJSON():F(e.value)}),e}}}function u(t,n){return{kind:"validation",type:"min_value",reference:u,async:!1,expects:`\
>=${t instanceof Date?t.toJSON():F(t)}`,requirement:t,message:n,"~run"(e,s){return e.typed&&!(e.value>=this.requirement)&&v(this,"value",e,s,{received:e.value instanceof
Date?e.value.toJSON():F(e.value)}),e}}}function p(t){return{kind:"transformation",type:"raw_transform",reference:p,async:!1,"~run"(n,e){const s=t({dataset:n,config:e,
addIssue:h=>v(this,h?.label??"input",n,e,h),NEVER:null});return n.issues?n.typed=!1:n.value=s,n}}}function i(t,n){return{kind:"validation",type:"regex",reference:i,
async:!1,expects:`${t}`,requirement:t,message:n,"~run"(e,s){return e.typed&&!this.requirement.test(e.value)&&v(this,"format",e,s),e}}}function y(t){return{kind:"\
transformation",type:"transform",reference:y,async:!1,operation:t,"~run"(n){return n.value=this.operation(n.value),n}}}function d(t,n,e){return typeof t.fallback==
"function"?t.fallback(n,e):t.fallback}function k(t,n,e){return typeof t.default=="function"?t.default(n,e):t.default}function b(t,n){return c({kind:"schema",type:"\
array",reference:b,expects:"Array",async:!1,item:t,message:n,"~run"(e,s){const h=e.value;if(Array.isArray(h)){e.typed=!0,e.value=[];for(let g=0;g<h.length;g++){
const A=h[g],Q=this.item["~run"]({value:A},s);if(Q.issues){const j={type:"array",origin:"value",input:h,key:g,value:A};for(const B of Q.issues)B.path?B.path.unshift(
j):B.path=[j],e.issues?.push(B);if(e.issues||(e.issues=Q.issues),s.abortEarly){e.typed=!1;break}}Q.typed||(e.typed=!1),e.value.push(Q.value)}}else v(this,"type",
e,s);return e}})}function w(t){return c({kind:"schema",type:"boolean",reference:w,expects:"boolean",async:!1,message:t,"~run"(n,e){return typeof n.value=="boole\
an"?n.typed=!0:v(this,"type",n,e),n}})}function J(t,n){return c({kind:"schema",type:"exact_optional",reference:J,expects:t.expects,async:!1,wrapped:t,default:n,
"~run"(e,s){return this.wrapped["~run"](e,s)}})}function V(t,n){return c({kind:"schema",type:"literal",reference:V,expects:F(t),async:!1,literal:t,message:n,"~r\
un"(e,s){return te(e.value,this.literal)?e.typed=!0:v(this,"type",e,s),e}})}function R(t,n){return c({kind:"schema",type:"nullable",reference:R,expects:`(${t.expects}\
 | null)`,async:!1,wrapped:t,default:n,"~run"(e,s){return e.value===null&&(this.default!==void 0&&(e.value=k(this,e,s)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,s)}})}function Z(t){return c({kind:"schema",type:"number",reference:Z,expects:"number",async:!1,message:t,"~run"(n,e){return typeof n.value=="number"&&
!isNaN(n.value)?n.typed=!0:v(this,"type",n,e),n}})}function D(t,n){return c({kind:"schema",type:"object",reference:D,expects:"Object",async:!1,entries:t,message:n,
"~run"(e,s){const h=e.value;if(h&&typeof h=="object"){e.typed=!0,e.value={};for(const g in this.entries){const A=this.entries[g];if(g in h||(A.type==="exact_opt\
ional"||A.type==="optional"||A.type==="nullish")&&A.default!==void 0){const Q=g in h?h[g]:k(A),j=A["~run"]({value:Q},s);if(j.issues){const B={type:"object",origin:"\
value",input:h,key:g,value:Q};for(const ne of j.issues)ne.path?ne.path.unshift(B):ne.path=[B],e.issues?.push(ne);if(e.issues||(e.issues=j.issues),s.abortEarly){
e.typed=!1;break}}j.typed||(e.typed=!1),e.value[g]=j.value}else if(A.fallback!==void 0)e.value[g]=d(A);else if(A.type!=="exact_optional"&&A.type!=="optional"&&A.
type!=="nullish"&&(v(this,"key",e,s,{input:void 0,expected:`"${g}"`,path:[{type:"object",origin:"key",input:h,key:g,value:h[g]}]}),s.abortEarly))break}}else v(this,
"type",e,s);return e}})}function O(t,n){return c({kind:"schema",type:"optional",reference:O,expects:`(${t.expects} | undefined)`,async:!1,wrapped:t,default:n,"~\
run"(e,s){return e.value===void 0&&(this.default!==void 0&&(e.value=k(this,e,s)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,s)}})}function M(t,n){return c(
{kind:"schema",type:"picklist",reference:M,expects:I(t.map(F),"|"),async:!1,options:t,message:n,"~run"(e,s){return this.options.includes(e.value)?e.typed=!0:v(this,
"type",e,s),e}})}function G(t,n,e){return c({kind:"schema",type:"record",reference:G,expects:"Object",async:!1,key:t,value:n,message:e,"~run"(s,h){const g=s.value;
if(g&&typeof g=="object"){s.typed=!0,s.value={};for(const A in g)if(T(g,A)){const Q=g[A],j=this.key["~run"]({value:A},h);if(j.issues){const ne={type:"object",origin:"\
key",input:g,key:A,value:Q};for(const ce of j.issues)ce.path=[ne],s.issues?.push(ce);if(s.issues||(s.issues=j.issues),h.abortEarly){s.typed=!1;break}}const B=this.
value["~run"]({value:Q},h);if(B.issues){const ne={type:"object",origin:"value",input:g,key:A,value:Q};for(const ce of B.issues)ce.path?ce.path.unshift(ne):ce.path=
[ne],s.issues?.push(ce);if(s.issues||(s.issues=B.issues),h.abortEarly){s.typed=!1;break}}(!j.typed||!B.typed)&&(s.typed=!1),j.typed&&(s.value[j.value]=B.value)}}else
v(this,"type",s,h);return s}})}function ie(t){return c({kind:"schema",type:"string",reference:ie,expects:"string",async:!1,message:t,"~run"(n,e){return typeof n.
value=="string"?n.typed=!0:v(this,"type",n,e),n}})}function re(){return c({kind:"schema",type:"unknown",reference:re,expects:"unknown",async:!1,"~run"(t){return t.
typed=!0,t}})}function ue(...t){return c({...t[0],pipe:t,"~run"(n,e){for(const s of t)if(s.kind!=="metadata"){if(n.issues&&(s.kind==="schema"||s.kind==="transfo\
rmation")){n.typed=!1;break}(!n.issues||!e.abortEarly&&!e.abortPipeEarly)&&(n=s["~run"](n,e))}return n}})}function le(t,n,e){const s=t["~run"]({value:n},U(e));return{
typed:s.typed,success:!s.issues,output:s.value,issues:s.issues}}}),6192:((de,oe,o)=>{o.d(oe,{A7:()=>c,Ik:()=>T,Jt:()=>F,Qq:()=>X,fd:()=>L,p_:()=>te,qF:()=>m,qG:()=>_,
rD:()=>x,wC:()=>Y,yL:()=>v});var f=o(5262),P=o(4091),U=o(4e3);const E=1e4,ee=`a text of at most ${E} characters`,X=f.Fs(f.Yj("a text"),f.Ru(E,ee)),Y=(u,p)=>f.Fs(
f.Yj(p),f.Ru(E,ee),f.yG(u,p)),_=(u,p)=>f.Fs(f.Yj(p),f.Ru(E,ee),f.ah(u,p));function x(u,p){const i=`a whole number from ${u} to ${p}`;return f.Fs(f.ai(i),f.nd(i),
f.Ww(u,i),f.cG(p,i))}const F=f.zM("true or false"),v=u=>f.KI(u,`one of ${u.join(", ")}`),te=u=>f.YO(u,"an array"),T=u=>f.Ik(u,({path:p})=>{const i=u[String(p?.[0]?.
key)];return i===void 0?"an object":I(i)});function I(u){return"message"in u&&typeof u.message=="string"?u.message:"wrapped"in u?I(u.wrapped):"an object"}const c=(u,p)=>f.
g1(u,p,"an object");function L(u,p){const i=f.xL(u,p,{abortEarly:!0});return i.success?(0,P.Ju)(i.output):(0,P.TR)(W(i.issues[0]))}function W({path:u,input:p,message:i}){
const y=u??[],b=(y.at(-1)?.origin==="key"&&p!==void 0?y.slice(0,-1):y).map(({key:w})=>H(w)).join("").replace(/^\./,"");return`${b===""?"the value":b} is ${C(p)}\
; expected ${i}`}function H(u){if(typeof u=="number")return`[${u}]`;const p=String(u);return/^\w+$/.test(p)?`.${p}`:`[${C(p)}]`}const K=80;function C(u){return u===
void 0?"missing":Array.isArray(u)?"an array":typeof u=="object"&&u!==null?"an object":(0,U.dh)(JSON.stringify(u),K)}function m(u){if(u.trim()==="")return(0,P.TR)(
"is empty");try{return(0,P.Ju)(JSON.parse(u))}catch{return(0,P.TR)("is not JSON")}}}),2219:((de,oe,o)=>{o.d(oe,{zx:()=>ge,WS:()=>Ke,rC:()=>ze,gy:()=>fe});var f=o(
4091),P=o(4e3),U=o(3592),E=o(6192),ee=o(3152),X=o(3916),Y=o(9075),_=o(2161),x=o(7495),F=o(4667);let v=function(...r){return{meaningOfAbsent:v}=o.late([245,626,895],
895),new.target?new v(...r):v(...r)},te=function(...r){return{needsOf:te}=o.late([245,626,895],895),new.target?new te(...r):te(...r)},T=function(...r){return{neededByImplied:T}=
o.late([245,626,895],895),new.target?new T(...r):T(...r)};function I({kind:r,absent:a=r}){return r!=="required_provider"?[r,a]:[r,a,"required_provider_legacy","\
required_provider_invalid"]}const c=[...new Set([...F.I.flatMap(I),"implied_provider"])],L=(0,Y.Oo)(r=>F.I.filter(a=>I(a).includes(r)));function W({kind:r,backend:a}){
const l=L(r),$=l.find(z=>z.backend===a)??l[0];if($===void 0)throw new Error(`no row of the usage table has ${r}`);return $}const H=r=>({...r,...C(r)}),K=r=>r!==
void 0&&r.value===void 0;function C(r){const{clients:a,isOverridden:l,replacedFor:$=[],stateHosts:z={}}=r;if(r.kind==="implied_provider"){const q=T(a);return l?
{...q,needs:[]}:q}const N=W(r),S=new Map(a.map(q=>[q,m(r,N,q)])),ae=[...S].filter(([q])=>!l&&!$.includes(q)),se=[...S.values()].find(({host:q,directHost:pe})=>q!==
null||pe!==void 0);return{host:se?.host??null,isHostImplied:se?.isHostImplied??!1,directHost:se?.directHost,needs:te(new Map(ae),N,q=>z[q]??null)}}function m(r,a,l){
const{text:$,evaluated:z,version:N}=r,S=z===void 0?{text:$,isWhole:!0}:z[l];return S===void 0?x.zt:S.text===null?$!==null&&a.defaults===void 0?x.zt:p(r,a,l):S.isWhole?
x.pb[a.grammar](S.text,l,K(N)):(0,x.i4)(a.grammar,S.text,l)??x.zt}const u=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function p({kind:r,address:a,
place:l},$,z){const[,N=null]=u.exec(a)??[],S=(0,_.L8)((0,X.basename)(l.file),new Set,"")??{class:"config",isOverride:!1};return v({row:$,kind:r,address:a,localName:N},
S,z)}var i=o(5262),y=o(5143),d=o(5799),k=o(1064),b=o(1831),w=o(8416),J=o(3469),V=o(5603),R=o(7854);let Z=function(...r){return{problemFacts:Z}=o.late([507],4507),
new.target?new Z(...r):Z(...r)};const{Qq:D,Ik:O,p_:M,yL:G,wC:ie}=E,re=i.me(D),ue=i.yq(E.Jt,!1),le=E.rD(0,Number.MAX_SAFE_INTEGER),t=ie(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),n=ie(/^[\w.+-]{1,100}$/,"a version"),e=r=>{const a=(0,b.Pv)((0,b.pk)(r));return a.ok&&a.value===r},s=E.qG(e,"a hostname"),h=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
g=ie(h,"a path in the repository"),A=ie(new RegExp(`^$|${h.source}`),"a path in the repository"),Q=E.rD(1,2**25),B=O({file:g,...{line:Q,column:Q,endColumn:Q},target:i.
lq(g)}),ne=G(k.zK),ce=G(k.Du),me=r=>O({terraform:i.yq(r),opentofu:i.yq(r)}),$e=[k.Du,...k.Du.map(r=>[r])],be=r=>$e.find(a=>a.length===r.length&&a.every(l=>r.includes(
l))),ye=i.Fs(M(ce),i.z6(r=>be(r)!==void 0,"one or two different CLIs"),i.pd(r=>be(r)??r)),Ie=O({text:D,value:i.yq(me(re)),place:B}),Re=O({root:re,source:re,version:re,
isOpen:ue}),Se=i.Fs(O({kind:G(c),host:re,address:D,text:re,...B.entries,clients:ye,version:i.yq(Ie),constraints:i.yq(D),evaluated:i.yq(me(O({text:re,isWhole:ue}))),
calls:i.yq(me(M(Re))),backend:i.yq(D),stateHosts:i.yq(me(s)),hasOwnToken:ue,workspace:i.yq(O({organization:re,name:re,lacks:i.yq(M(G(R.Rt)))})),isOverridden:ue,
replacedFor:i.yq(ye),directories:i.yq(M(A))}),i.pd(({host:r,file:a,line:l,column:$,endColumn:z,target:N,...S})=>({...S,place:{file:a,line:l,column:$,endColumn:z,
target:N}}))),Pe=i.Fs(O({clients:ye,releases:M(D),versions:me(D),why:D,evidence:M(O({client:ce,level:G(V.A),place:B,text:D,version:re})),isGuess:i.yq(i.eu(!0,"t\
rue"))}),i.pd(({releases:r,...a})=>({...a,name:(0,w.WJ)(a.clients),releases:a.clients.flatMap(l=>_e(l,r))})));function _e(r,a){const l=k.pH.filter($=>$.client===
r&&a.includes($.name));return l.length===0?(0,J.w)(r,[]):l}const je=r=>Object.hasOwn(Z(),r),Ne=i.Fs(O({code:E.qG(je,"a problem code"),severity:G(d.oC),message:D,
help:i.yq(D),affects:M(ne),clients:ye,namedHost:i.yq(i.me(s),null),places:M(B),isPlaceholder:i.yq(E.Jt)}),i.pd(({code:r,severity:a,message:l,help:$,affects:z,...N})=>{
const S=Z()[r],ae=S.affects.filter(pe=>z.includes(pe)),se=$===void 0?{message:l}:{message:l,help:$},q={...S,code:r,usualSeverity:S.severity,severity:a,affects:ae};
return(0,d.hD)({...q,...se},N)})),Fe=[...R.O8,...R.VZ,...Object.keys(k.$I),"binary"],Le=O({kind:G(Fe),text:D,localName:re,place:B,directories:i.yq(M(A))}),Ce=O(
{directory:A,module:i.me(A),unknown:i.me(B),isPartial:ue,replaced:M(g),files:M(g)}),ke=O({name:i.Fs(D,i.z6(y.en,"a name such as acme/network")),url:i.me(ie(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:i.me(ie(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Be=i.Fs(E.A7(t,M(D)),i.pd(r=>new Map(Object.entries(r)))),Me=O({kind:G(
["repository"]),schemaVersion:le,version:n}),Ue=O({repository:O({name:ke.entries.name})}),We=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Te=O({...Me.entries,writtenAt:i.
yq(ie(We,"a time in UTC")),repository:ke,dialect:Pe,setting:O({name:G(["auto","terraform","opentofu","both"]),version:i.me(n)}),usedBy:M(ne),files:le,bytes:le,usages:le,
isEmpty:ue,notes:M(Ne),declared:M(Le),units:i.yq(M(Ce),[]),roots:M(O({directory:g,clients:ye})),rootsAreNamed:ue,locks:M(O({file:g,hashes:Be})),plugins:M(O({directory:g,
providers:M(t)}))}),ge=128*1024*1024,ve=1e7,Ae=25e4;function Ke(r){if(Ve.test(r.slice(0,1e3)))return fe("is the report of a check, not a usages file; keep repor\
ts in another directory");if(r.length>ve&&De(r)>ve)return fe(`has ${we}`);const a=r.replace(/^\uFEFF/,"").trimEnd().split(`
`),l=Je(a.pop()??"");if(!l.ok)return fe(`${l.why}; ${xe}`);const{line:$,schemaVersion:z,version:N}=l.value,S=(0,E.fd)(Ue,$),ae=S.ok?S.value.repository.name:null;
if(z!==U.G5)return fe(`schemaVersion is ${z}, which tf-disco ${U.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,
ae);if(a.length>Ae)return fe(`has more than ${Ae} usages; ${Ee}`,ae);const se=Ge(a,$);if(se.ok)return se;const q=`it was written by tf-disco ${N}; write it with\
 version ${U.xv}`;return fe(`${se.why}; ${N===U.xv?xe:q}`,ae)}const fe=(r,a=null)=>({ok:!1,why:r,repository:a});function Je(r){const a=(0,E.qF)(r);if(!a.ok)return(0,f.
TR)(r===""?a.why:`the last line ${a.why}`);const l=(0,E.fd)(Me,a.value);return l.ok?(0,f.Ju)({line:a.value,...l.value}):(0,f.TR)(`the last line is not about the\
 repository: ${l.why}`)}function Ge(r,a){const l=(0,E.fd)(Te,a);if(!l.ok)return(0,f.TR)(`line ${r.length+1}: ${l.why}`);const{kind:$,schemaVersion:z,version:N,usages:S,
...ae}=l.value,se=[];for(const[q,pe]of r.entries()){const Oe=He(pe);if(!Oe.ok)return(0,f.TR)(`line ${q+1}${Oe.why}`);se.push(H(Oe.value))}return S!==r.length?(0,f.
TR)(`has ${r.length} usages, and its last line counts ${S}`):(0,f.Ju)({...ae,usages:se})}function He(r){const a=(0,E.qF)(r);if(!a.ok)return(0,f.TR)(` ${a.why}`);
const l=(0,E.fd)(Se,a.value);return l.ok?l:(0,f.TR)(`: ${l.why}`)}const Ve=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,xe="write the \
file with `tf-disco usages --format json`",Ee="scan fewer directories of the repository",we=`more than ${ve} values; ${Ee}`;function De(r){let a=0;for(let l=0;l<
r.length;l+=1){const $=r.charCodeAt(l);($===44||$===91||$===123)&&(a+=1)}return a}function*ze(r,a){const l=Xe(r);if(l!==void 0)throw he(`${(0,P.dh)(l)} is outsi\
de the current directory; run \`tf-disco usages\` in the top directory of the repository`);const $={...r,usages:[],declared:[],units:[],roots:[],locks:[]},z=(0,E.
fd)(Te,JSON.parse([...a($)].join("")));if(!z.ok)throw he(z.why);let[N,S,ae]=[0,0,0];for(const se of a(r)){N+=Buffer.byteLength(se),ae+=1;const q=S>0?[se]:Iterator.
from(a(r)).take(ae);if(N>ve)for(const pe of q)S+=De(pe);if(N>ge)throw he(`the file would have more than ${ge/1024/1024} MiB; ${Ee}`);if(S>ve)throw he(`the file \
would have ${we}`);yield se}}function Xe({usages:r,declared:a,roots:l}){return[...[...r,...a].map(({place:N})=>N.file),...l.map(({directory:N})=>N)].find(N=>/^(?:\/|\.\.(?:\/|$))/.
test(N))}const he=r=>new ee.GN([`the usages of this repository cannot be written: ${r}`])}),4667:((de,oe,o)=>{o.d(oe,{F:()=>w,I:()=>b});var f=o(9075),P=o(9562);
const U={terraform:"app.terraform.io",opentofu:null},E={terraform:"app.terraform.io",opentofu:"app.terraform.io"},ee={terraform:"static",opentofu:"static"},X={opentofu:"\
static"},Y={terraform:"any",opentofu:"any"},_=["config","migrate"],x=["stack","deploy"],F={position:["source"],grammar:"module",service:P.e$},v={...F,grammar:"s\
tack-component",isLiteral:!0},te={...v,service:null},T={...F,grammar:"terragrunt",evaluation:Y},I={position:"entries",grammar:"provider",service:P.xq,isLiteral:!0,
absent:"required_provider_nosource"},c={position:["hostname"],grammar:"host",service:P.Bn,defaults:U},L={...c,service:P.OZ},W={...c,evaluation:Y},H={...c,service:P.
M,defaults:E},K={...v,position:"manifest",grammar:"registry-module"},C={position:["address"],grammar:"url",service:null};function m(J,V,R,Z,{absence:D,...O}={}){
const M=V===""?[]:V.split(" > ").map(G=>G.split(" "));return{kind:R,files:J,path:M.map(([G="",...ie])=>[G,...ie]),...D&&{absent:`${R}${D}`},...Z,...O}}const u={
absence:"_missing"},p={absence:"_default"},i={evaluation:X,merges:"backend"},y={backend:"cloud",service:P.OZ},d="data terraform_remote_state *",k={...C,position:[
"address","lock_address","unlock_address"]},b=[m(_,"module *","module",F,{...u,evaluation:ee,merges:"module"}),m(_,"terraform > required_providers","required_pr\
ovider",I,{merges:"provider"}),m(_,"required_providers","required_provider",I,{isReserved:!0}),m(_,"terraform > cloud","cloud",L,{...p,...i}),m(_,"terraform > b\
ackend remote","backend_remote",c,{...p,...i}),m(_,"terraform > backend http","backend_http",k,i),...[d,`check * > ${d}`].flatMap(J=>[m(_,J,"remote_state",W,{...p,
backend:"remote"}),m(_,J,"remote_state",W,{...y,...p})]),m(_,d,"remote_state",C,{backend:"http",evaluation:Y}),m([..._,"query"],"provider tfe","provider_tfe",H,
{...p,evaluation:Y}),m(["test"],"provider tfe","provider_tfe",H),m(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:P.xq,
isLiteral:!0}),m(["test"],"run * > module","test_module",v,{...u,grammar:"test-module"}),m(["test"],"run * > backend remote","test_backend_remote",c,p),m(x,"req\
uired_providers","required_provider",I),m(x,"component *","stack_component",v,u),m(x,"removed","stack_removed",v,u),m(x,"stack *","stack_stack",te,{...u,grammar:"\
stack"}),m(["deploy"],"upstream_input *","upstream_input",te,{grammar:"stack-output"}),m(["migrate"],"state_store_provider","state_store_provider",I),m(["migrat\
e"],"from > backend remote","migrate_backend_remote",c,p),...["terraform","unit *","stack *"].map(J=>m(["terragrunt"],J,"terragrunt_source",T)),m(["terragrunt"],
"catalog","terragrunt_source",{...T,position:"urls"}),m(["manifest"],"","installed_module",K)],w=(0,f.Oo)(J=>{const V=b.filter(({files:R})=>R.includes(J));return Map.
groupBy(V,({path:[R]})=>R?.[0]??"")})}),1343:((de,oe,o)=>{o.r(oe),o.d(oe,{listRepository:()=>m,readableFile:()=>f.rC,renderUsagesJson:()=>X});var f=o(2219),P=o(
1342),U=o(3592),E=o(9587),ee=o(8820);const X=y=>(0,P.mk)(Y(y)).map(d=>(0,ee.s$)(d));function*Y(y){const{usages:d,notes:k,dialect:b,...w}=y;for(const{isHostImplied:V,
directHost:R,needs:Z,place:D,...O}of d){const M=O.hasOwnToken||void 0,G=O.isOverridden||void 0;yield`${_({...O,hasOwnToken:M,isOverridden:G,...D})}
`}const J={kind:"repository",schemaVersion:U.G5,version:U.xv,...w,locks:w.locks.map(({file:V,hashes:R})=>({file:V,hashes:Object.fromEntries(R)})),dialect:v(b),usages:d.
length,notes:k.map(te)};for(const[V,R]of Object.entries(J))if(R!==!1&&(yield`${V==="kind"?"{":","}"${V}":${Array.isArray(R)?"[":_(R)}`,!!Array.isArray(R))){for(const[
Z,D]of R.entries())yield`${Z===0?"":","}${_(D)}`;yield"]"}yield`}
`}function _(y){const d=JSON.stringify(y);return!(0,E.r_)(d)&&!d.includes("false")?d:JSON.stringify(y,F)}const x=new Set(["file","directory","target","root"]);function F(y,d){
return typeof d=="string"?x.has(y)?d:y==="text"?(0,E.Qj)(d):(0,E._U)(d):d===!1?void 0:d}const v=({name:y,releases:d,evidence:k,...b})=>({...b,releases:d.map(({name:w})=>w),
evidence:k.map(({isCloud:w,...J})=>J)});function te(y){const{affects:d,clients:k,namedHost:b,places:w,isPlaceholder:J}=y,{code:V,severity:R,message:Z,help:D}=y.
problem;return{code:V,severity:R,message:Z,help:D,affects:d,clients:k,namedHost:b,places:w,isPlaceholder:J}}var T=o(6760),I=o(5747),c=o(5799),L=o(3427),W=o(2803),
H=o(9762),K=o(215);let C=function(...y){return{nameRepository:C}=o.late([602],2602),new.target?new C(...y):C(...y)};function m(y,d,k,b){const{directory:w,environment:J}=k,
{dialect:V,usedBy:R,usages:Z,notes:D}=(0,K.o)(d,y,k),{clients:O}=V,{declared:M,units:G,files:ie,bytes:re,isEmpty:ue}=y,le=(0,H.lz)({usages:Z,declared:M,units:G,
clients:O},d,!0),t=new Set(le.flatMap(e=>e.unknown)),n={dialect:V,setting:d.dialect,usages:Z,notes:D,declared:M};return{...n,writtenAt:b.toISOString(),repository:C(
w,()=>u(n),J),usedBy:R(),files:ie,bytes:re,isEmpty:ue,units:G.filter(e=>e.unknown===null||t.has(e)),roots:p(le),rootsAreNamed:d.roots.length>0,locks:i(le,w),plugins:(0,W.
KX)(Z,O,(0,W.Up)(w))}}function u(y){const d=[...y.usages,...y.declared,...y.dialect.evidence],k=y.notes.filter(({problem:b})=>!b.code.startsWith("file-"));return new Set(
[...d.map(({place:b})=>b.file),...k.map(c.W7)])}function p(y){const d=new Map;for(const{client:k,roots:b}of y)for(const{name:w}of b)d.set(w,[...d.get(w)??[],k]);
return Array.from(d,([k,b])=>({directory:k||".",clients:b}))}function i(y,d){const k=new Set(y.flatMap(({roots:b})=>b.flatMap(({lockFile:w})=>w??[])));return Array.
from(k,b=>{const w=(0,I.yR)((0,T.join)(d,b));return{file:b,hashes:w.ok?(0,L.g)(w.text):new Map}})}}),3427:((de,oe,o)=>{o.d(oe,{g:()=>_});var f=o(9075),P=o(6134),
U=o(1022),E=o(5257);let ee=function(...x){return{readHcl:ee}=o.late([245,626,907],895),new.target?new ee(...x):ee(...x)},X=function(...x){return{detach:X}=o.late(
[245,626,907],895),new.target?new X(...x):X(...x)};const Y=(0,f.Oo)(x=>(0,U.mi)(x,"terraform"));function _(x){const{body:F}=ee(x),v=(0,P.SH)(F,"provider",1).flatMap(
({labels:[te],body:T})=>{const I=Y(X(te?.value??""));if(I.kind!=="registry")return[];const c=(0,P.w4)(T,"hashes")?.value,W=(c?.kind==="tuple"?c.elements:[]).flatMap(
H=>H.kind==="string"?[X(H.value)]:[]);return[[(0,E.JT)(I),W.filter(H=>/^(?:h1|zh):/.test(H))]]});return new Map(v)}}),2803:((de,oe,o)=>{o.d(oe,{KX:()=>te,Ml:()=>x,
Up:()=>_});var f=o(3024),P=o(6760),U=o(3916),E=o(9075),ee=o(9562),X=o(5257);let Y=function(...T){return{localMirrors:Y}=o.late([834],1834),new.target?new Y(...T):
Y(...T)};function _(T){const I=(0,E.Oo)(c=>Y());return F(c=>{const L=(0,P.join)(T,c);return(0,f.existsSync)(L)?L:null},(c,L)=>I(null)(c,L).length>0)}function x(T){
const I=new Map(T.map(({directory:c,providers:L})=>[v(c),new Set(L)]));return F(c=>I.has(c)?c:null,(c,L)=>I.get(c)?.has((0,X.JT)(L))??!1)}function F(T,I){const c=(0,E.
Oo)(L=>{const W=L.replace(/\/$/,""),H=W==="."||L!==W,K=v(W),C=T(K),m=H?[]:c((0,U.dirname)(W));return C===null?m:[{path:C,shown:K},...m]});return{around:c,holds:I}}
const v=T=>`${T==="."?"":`${T}/`}terraform.d/plugins`;function te(T,I,{around:c,holds:L}){const W=T.flatMap(K=>{const C=c((0,U.dirname)(K.place.file));return C.
length===0?[]:K.needs.filter(({service:u})=>u===ee.xq).flatMap(({host:u})=>I.flatMap(p=>(0,X.lc)(K,u,p)??[])).flatMap(u=>C.filter(({path:p})=>L(p,u)).map(({shown:p})=>({
shown:p,provider:(0,X.JT)(u)})))}),H=Map.groupBy(W,({shown:K})=>(0,U.dirname)((0,U.dirname)(K)));return Array.from(H,([K,C])=>({directory:K,providers:[...new Set(
C.map(({provider:m})=>m))]}))}})};export{Ye as ids,Ze as modules};
