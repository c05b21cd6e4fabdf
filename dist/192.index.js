const nt=[192,219,343],st={5262:((de,q,f)=>{f.d(q,{Fs:()=>se,Ik:()=>ne,KI:()=>K,L5:()=>V,NT:()=>s,Ru:()=>c,Ww:()=>e,YO:()=>O,Yj:()=>ae,ah:()=>U,ai:()=>ee,cG:()=>r,
eu:()=>D,g1:()=>te,lq:()=>B,me:()=>C,nd:()=>h,pd:()=>a,xL:()=>pe,yG:()=>l,yq:()=>P,z6:()=>g,zM:()=>I});var m,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(n){return!n&&!m?E:{lang:n?.lang??m?.lang,message:n?.message,abortEarly:n?.abortEarly??m?.abortEarly,abortPipeEarly:n?.abortPipeEarly??m?.abortPipeEarly}}
var N;function u(n){return N?.get(n)}var Z;function H(n){return Z?.get(n)}var J;function L(n,i){return J?.get(n)?.get(i)}function T(n){const i=typeof n;return i===
"string"?`"${n}"`:i==="number"||i==="bigint"||i==="boolean"?`${n}`:i==="object"||i==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":i}function k(n,i,t,p,A){
const F=A&&"input"in A?A.input:t.value,R=A?.expected??n.expects??null,Y=A?.received??T(F),W={kind:n.kind,type:n.type,input:F,expected:R,received:Y,message:`Inva\
lid ${i}: ${R?`Expected ${R} but r`:"R"}eceived ${Y}`,requirement:n.requirement,path:A?.path,issues:A?.issues,lang:p.lang,abortEarly:p.abortEarly,abortPipeEarly:p.
abortPipeEarly},oe=n.kind==="schema",X=A?.message??n.message??L(n.reference,W.lang)??(oe?H(W.lang):null)??p.message??u(W.lang);X!==void 0&&(W.message=typeof X==
"function"?X(W):X),oe&&(t.typed=!1),t.issues?t.issues.push(W):t.issues=[W]}function j(n,i){return n===i||Number.isNaN(n)&&Number.isNaN(i)}function b(n,i){return Object.
prototype.hasOwnProperty.call(n,i)&&i!=="__proto__"&&i!=="prototype"&&i!=="constructor"}function S(n,i){const t=[...new Set(n)];return t.length>1?`(${t.join(` ${i}\
 `)})`:t[0]??"never"}function d(n){return n["~standard"]={version:1,vendor:"valibot",validate:i=>n["~run"]({value:i},x())},n}var y=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function g(n,i){return{kind:"validation",type:"check",reference:g,async:!1,
expects:null,requirement:n,message:i,"~run"(t,p){return t.typed&&!this.requirement(t.value)&&k(this,"input",t,p),t}}}function U(n,i){return{kind:"transformation",
type:"guard",reference:U,async:!1,requirement:n,message:i,"~run"(t,p){return t.typed&&!this.requirement(t.value)&&(k(this,"input",t,p),t.typed=!1),t}}}function h(n){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(i,t){return i.typed&&!this.requirement(i.
value)&&k(this,"integer",i,t),i}}}function c(n,i){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${n}`,requirement:n,message:i,"~run"(t,p){
return t.typed&&t.value.length>this.requirement&&k(this,"length",t,p,{received:`${t.value.length}`}),t}}}function r(n,i){return{kind:"validation",type:"max_valu\
e",reference:r,async:!1,expects:`<=${n instanceof Date?n.toJSON():T(n)}`,requirement:n,message:i,"~run"(t,p){return t.typed&&!(t.value<=this.requirement)&&k(this,
"value",t,p,{received:t.value instanceof Date?t.value.toJSON():T(t.value)}),t}}}function e(n,i){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():T(n)}`,requirement:n,message:i,"~run"(t,p){return t.typed&&!(t.value>=this.requirement)&&k(this,"value",t,p,{received:t.value instanceof
Date?t.value.toJSON():T(t.value)}),t}}}function s(n){return{kind:"transformation",type:"raw_transform",reference:s,async:!1,"~run"(i,t){const p=n({dataset:i,config:t,
addIssue:A=>k(this,A?.label??"input",i,t,A),NEVER:null});return i.issues?i.typed=!1:i.value=p,i}}}function l(n,i){return{kind:"validation",type:"regex",reference:l,
async:!1,expects:`${n}`,requirement:n,message:i,"~run"(t,p){return t.typed&&!this.requirement.test(t.value)&&k(this,"format",t,p),t}}}function a(n){return{kind:"\
transformation",type:"transform",reference:a,async:!1,operation:n,"~run"(i){return i.value=this.operation(i.value),i}}}function $(n,i,t){return typeof n.fallback==
"function"?n.fallback(i,t):n.fallback}function M(n,i,t){return typeof n.default=="function"?n.default(i,t):n.default}function O(n,i){return d({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:n,message:i,"~run"(t,p){const A=t.value;if(Array.isArray(A)){t.typed=!0,t.value=[];for(let F=0;F<A.length;F++){
const R=A[F],Y=this.item["~run"]({value:R},p);if(Y.issues){const W={type:"array",origin:"value",input:A,key:F,value:R};for(const oe of Y.issues)oe.path?oe.path.
unshift(W):oe.path=[W],t.issues?.push(oe);if(t.issues||(t.issues=Y.issues),p.abortEarly){t.typed=!1;break}}Y.typed||(t.typed=!1),t.value.push(Y.value)}}else k(this,
"type",t,p);return t}})}function I(n){return d({kind:"schema",type:"boolean",reference:I,expects:"boolean",async:!1,message:n,"~run"(i,t){return typeof i.value==
"boolean"?i.typed=!0:k(this,"type",i,t),i}})}function P(n,i){return d({kind:"schema",type:"exact_optional",reference:P,expects:n.expects,async:!1,wrapped:n,default:i,
"~run"(t,p){return this.wrapped["~run"](t,p)}})}function D(n,i){return d({kind:"schema",type:"literal",reference:D,expects:T(n),async:!1,literal:n,message:i,"~r\
un"(t,p){return j(t.value,this.literal)?t.typed=!0:k(this,"type",t,p),t}})}function C(n,i){return d({kind:"schema",type:"nullable",reference:C,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:i,"~run"(t,p){return t.value===null&&(this.default!==void 0&&(t.value=M(this,t,p)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,p)}})}function ee(n){return d({kind:"schema",type:"number",reference:ee,expects:"number",async:!1,message:n,"~run"(i,t){return typeof i.value=="number"&&
!isNaN(i.value)?i.typed=!0:k(this,"type",i,t),i}})}function ne(n,i){return d({kind:"schema",type:"object",reference:ne,expects:"Object",async:!1,entries:n,message:i,
"~run"(t,p){const A=t.value;if(A&&typeof A=="object"){t.typed=!0,t.value={};for(const F in this.entries){const R=this.entries[F];if(F in A||(R.type==="exact_opt\
ional"||R.type==="optional"||R.type==="nullish")&&R.default!==void 0){const Y=F in A?A[F]:M(R),W=R["~run"]({value:Y},p);if(W.issues){const oe={type:"object",origin:"\
value",input:A,key:F,value:Y};for(const X of W.issues)X.path?X.path.unshift(oe):X.path=[oe],t.issues?.push(X);if(t.issues||(t.issues=W.issues),p.abortEarly){t.typed=
!1;break}}W.typed||(t.typed=!1),t.value[F]=W.value}else if(R.fallback!==void 0)t.value[F]=$(R);else if(R.type!=="exact_optional"&&R.type!=="optional"&&R.type!==
"nullish"&&(k(this,"key",t,p,{input:void 0,expected:`"${F}"`,path:[{type:"object",origin:"key",input:A,key:F,value:A[F]}]}),p.abortEarly))break}}else k(this,"ty\
pe",t,p);return t}})}function B(n,i){return d({kind:"schema",type:"optional",reference:B,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:i,"~run"(t,p){
return t.value===void 0&&(this.default!==void 0&&(t.value=M(this,t,p)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,p)}})}function K(n,i){return d({kind:"\
schema",type:"picklist",reference:K,expects:S(n.map(T),"|"),async:!1,options:n,message:i,"~run"(t,p){return this.options.includes(t.value)?t.typed=!0:k(this,"ty\
pe",t,p),t}})}function te(n,i,t){return d({kind:"schema",type:"record",reference:te,expects:"Object",async:!1,key:n,value:i,message:t,"~run"(p,A){const F=p.value;
if(F&&typeof F=="object"){p.typed=!0,p.value={};for(const R in F)if(b(F,R)){const Y=F[R],W=this.key["~run"]({value:R},A);if(W.issues){const X={type:"object",origin:"\
key",input:F,key:R,value:Y};for(const fe of W.issues)fe.path=[X],p.issues?.push(fe);if(p.issues||(p.issues=W.issues),A.abortEarly){p.typed=!1;break}}const oe=this.
value["~run"]({value:Y},A);if(oe.issues){const X={type:"object",origin:"value",input:F,key:R,value:Y};for(const fe of oe.issues)fe.path?fe.path.unshift(X):fe.path=
[X],p.issues?.push(fe);if(p.issues||(p.issues=oe.issues),A.abortEarly){p.typed=!1;break}}(!W.typed||!oe.typed)&&(p.typed=!1),W.typed&&(p.value[W.value]=oe.value)}}else
k(this,"type",p,A);return p}})}function ae(n){return d({kind:"schema",type:"string",reference:ae,expects:"string",async:!1,message:n,"~run"(i,t){return typeof i.
value=="string"?i.typed=!0:k(this,"type",i,t),i}})}function V(){return d({kind:"schema",type:"unknown",reference:V,expects:"unknown",async:!1,"~run"(n){return n.
typed=!0,n}})}function se(...n){return d({...n[0],pipe:n,"~run"(i,t){for(const p of n)if(p.kind!=="metadata"){if(i.issues&&(p.kind==="schema"||p.kind==="transfo\
rmation")){i.typed=!1;break}(!i.issues||!t.abortEarly&&!t.abortPipeEarly)&&(i=p["~run"](i,t))}return i}})}function pe(n,i,t){const p=n["~run"]({value:i},x(t));return{
typed:p.typed,success:!p.issues,output:p.value,issues:p.issues}}}),6192:((de,q,f)=>{f.d(q,{A7:()=>d,Ik:()=>b,Jt:()=>T,Qq:()=>Z,fd:()=>y,p_:()=>j,qF:()=>r,qG:()=>J,
rD:()=>L,wC:()=>H,yL:()=>k});var m=f(5262),E=f(4091),x=f(4e3);const N=1e4,u=`a text of at most ${N} characters`,Z=m.Fs(m.Yj("a text"),m.Ru(N,u)),H=(e,s)=>m.Fs(m.
Yj(s),m.Ru(N,u),m.yG(e,s)),J=(e,s)=>m.Fs(m.Yj(s),m.Ru(N,u),m.ah(e,s));function L(e,s){const l=`a whole number from ${e} to ${s}`;return m.Fs(m.ai(l),m.nd(l),m.Ww(
e,l),m.cG(s,l))}const T=m.zM("true or false"),k=e=>m.KI(e,`one of ${e.join(", ")}`),j=e=>m.YO(e,"an array"),b=e=>m.Ik(e,({path:s})=>{const l=e[String(s?.[0]?.key)];
return l===void 0?"an object":S(l)});function S(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?S(e.wrapped):"an object"}const d=(e,s)=>m.
g1(e,s,"an object");function y(e,s){const l=m.xL(e,s,{abortEarly:!0});return l.success?(0,E.Ju)(l.output):(0,E.TR)(g(l.issues[0]))}function g({path:e,input:s,message:l}){
const a=e??[],O=(a.at(-1)?.origin==="key"&&s!==void 0?a.slice(0,-1):a).map(({key:I})=>U(I)).join("").replace(/^\./,"");return`${O===""?"the value":O} is ${c(s)}\
; expected ${l}`}function U(e){if(typeof e=="number")return`[${e}]`;const s=String(e);return/^\w+$/.test(s)?`.${s}`:`[${c(s)}]`}const h=80;function c(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),h)}function r(e){if(e.trim()==="")return(0,E.TR)(
"is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((de,q,f)=>{f.d(q,{zx:()=>ke,WS:()=>Qe,rC:()=>Ze,gy:()=>me});var m=f(
4091),E=f(4e3),x=f(5143),N=f(3592),u=f(6192),Z=f(3152),H=f(3916),J=f(9075),L=f(2161),T=f(7495),k=f(4667);let j=function(...o){return{firstWithHost:j}=f.late([245,
167,727],1727),new.target?new j(...o):j(...o)},b=function(...o){return{meaningOfAbsent:b}=f.late([245,167,727],1727),new.target?new b(...o):b(...o)},S=function(...o){
return{needsOf:S}=f.late([245,167,727],1727),new.target?new S(...o):S(...o)},d=function(...o){return{neededByImplied:d}=f.late([245,167,727],1727),new.target?new d(
...o):d(...o)};function y({kind:o,absent:v=o}){return o!=="required_provider"?[o,v]:[o,v,"required_provider_legacy","required_provider_invalid"]}const g=[...new Set(
[...k.I.flatMap(y),"implied_provider","saved_state"])],U=(0,J.Oo)(o=>k.I.filter(v=>y(v).includes(o)));function h({kind:o,backend:v}){const w=U(o),_=w.find(z=>z.
backend===v)??w[0];if(_===void 0)throw new Error(`no row of the usage table has ${o}`);return _}const c=o=>o!==void 0&&o.value===void 0;function r(o){const{clients:v,
isOverridden:w,replacedFor:_=[],stateHosts:z={}}=o;if(o.kind==="saved_state")return{...T.zt,directHost:o.text??"",needs:[]};if(o.kind==="implied_provider"){const re=d(
v);return w?{...re,needs:[]}:re}const Q=h(o),G=new Map(v.map(re=>[re,e(o,Q,re)])),ie=[...G].filter(([re])=>!w&&!_.includes(re)),{host:ue,isHostImplied:le,directHost:ce}=j(
[...G.values()]),he=S(new Map(ie),Q,re=>z[re]??null);return{host:ue,isHostImplied:le,directHost:ce,needs:he}}function e(o,v,w){const{text:_,evaluated:z,version:Q}=o,
G=z===void 0?{text:_,isWhole:!0}:z[w];return G===void 0?T.zt:G.text===null?_!==null&&v.defaults===void 0?T.zt:l(o,v,w):G.isWhole?T.pb[v.grammar](G.text,w,c(Q)):
(0,T.i4)(v.grammar,G.text,w)??T.zt}const s=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function l({kind:o,address:v,place:w},_,z){const[,Q=null]=s.
exec(v)??[],G=(0,L.L8)((0,H.basename)(w.file),new Set,"")??{class:"config",isOverride:!1};return b({row:_,kind:o,address:v,localName:Q},G,z)}var a=f(5262),$=f(5799),
M=f(1064),O=f(1831),I=f(8416),P=f(3469),D=f(5603),C=f(7854);let ee=function(...o){return{problemFacts:ee}=f.late([507],4507),new.target?new ee(...o):ee(...o)};const ne=32e3,
{Qq:B,Ik:K,yL:te,wC:ae}=u,V=o=>a.Fs(u.p_(o),a.Ru(ne,`at most ${ne} items`)),se=a.me(B),pe=a.yq(u.Jt,!1),n=u.rD(0,Number.MAX_SAFE_INTEGER),i=ae(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),t=ae(/^[\w.+-]{1,100}$/,"a version"),p=o=>{const v=(0,O.Pv)((0,O.pk)(o));return v.ok&&v.value===o},A=u.qG(p,"a hostname"),F=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
R=ae(F,"a path in the repository"),Y=ae(new RegExp(`^$|${F.source}`),"a path in the repository"),W=u.rD(1,2**25),X=K({file:R,...{line:W,column:W,endColumn:W},target:a.
lq(R)}),fe=te(M.zK),be=te(M.Du),ve=o=>K({terraform:a.yq(o),opentofu:a.yq(o)}),Ie=[M.Du,...M.Du.map(o=>[o])],_e=o=>Ie.find(v=>v.length===o.length&&v.every(w=>o.includes(
w))),ge=a.Fs(V(be),a.z6(o=>_e(o)!==void 0,"one or two different CLIs"),a.pd(o=>_e(o)??o)),De=K({text:B,value:a.yq(ve(se)),place:X}),Fe=K({root:se,source:se,version:se,
isOpen:pe}),Ne=a.Fs(K({kind:te(g),host:se,address:B,text:se,...X.entries,clients:ge,version:a.yq(De),constraints:a.yq(B),evaluated:a.yq(ve(K({text:se,isWhole:pe}))),
calls:a.yq(ve(V(Fe))),backend:a.yq(B),stateHosts:a.yq(ve(A)),hasOwnToken:pe,workspace:a.yq(K({organization:se,name:se,lacks:a.yq(V(te(C.Rt)))})),isOverridden:pe,
replacedFor:a.yq(ge),directories:a.yq(V(Y))}),a.pd(({host:o,file:v,line:w,column:_,endColumn:z,target:Q,...G})=>({...G,place:{file:v,line:w,column:_,endColumn:z,
target:Q}}))),Le=a.Fs(K({clients:ge,releases:V(B),versions:ve(B),why:B,evidence:V(K({client:be,level:te(D.A),place:X,text:B,version:se})),isGuess:a.yq(a.eu(!0,"\
true"))}),a.pd(({releases:o,...v})=>({...v,name:(0,I.WJ)(v.clients),releases:v.clients.flatMap(w=>Ce(w,o))})));function Ce(o,v){const w=M.pH.filter(_=>_.client===
o&&v.includes(_.name));return w.length===0?(0,P.w)(o,[]):w}const Be=o=>Object.hasOwn(ee(),o),Ue=a.Fs(K({code:u.qG(Be,"a problem code"),severity:te($.oC),message:B,
help:a.yq(B),affects:V(fe),clients:ge,namedHost:a.yq(a.me(A),null),places:V(X),isPlaceholder:a.yq(u.Jt)}),a.pd(({code:o,severity:v,message:w,help:_,affects:z,...Q})=>{
const G=ee()[o],ie=G.affects.filter(ce=>z.includes(ce)),ue=_===void 0?{message:w}:{message:w,help:_},le={...G,code:o,usualSeverity:G.severity,severity:v,affects:ie};
return(0,$.hD)({...le,...ue},Q)})),Ke=[...C.O8,...C.VZ,...Object.keys(M.$I),"binary"],We=K({kind:te(Ke),text:B,localName:se,place:X,directories:a.yq(V(Y))}),Je=K(
{directory:Y,module:a.me(Y),unknown:a.me(X),isPartial:pe,replaced:V(R),files:V(R)}),Ve=K({root:Y,key:B,source:B,version:B,directory:Y}),Ge=K({name:a.Fs(B,a.z6(x.
en,"a name such as acme/network")),url:a.me(ae(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:a.me(ae(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),
He=a.Fs(u.A7(i,V(B)),a.pd(o=>new Map(Object.entries(o)))),Te=K({kind:te(["repository"]),schemaVersion:n,version:t}),ze=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
Me=K({...Te.entries,writtenAt:a.yq(ae(ze,"a time in UTC")),repository:Ge,dialect:Le,setting:K({name:te(["auto","terraform","opentofu","both"]),version:a.me(t)}),
usedBy:V(fe),files:n,bytes:n,usages:n,isEmpty:pe,notes:V(Ue),declared:V(We),units:a.yq(V(Je),[]),installed:a.yq(V(Ve),[]),roots:V(K({directory:R,clients:ge})),rootsAreNamed:pe,
locks:V(K({file:R,hashes:He})),plugins:V(K({directory:R,providers:V(i)}))}),Ee=1024*1024,ke=128*Ee,Ae=6e6,xe=25e4,Se=24*Ee,Pe=6e5;function Qe(o,v){if(Xe.test(o.
toString("utf8",0,1e3)))return me("is the report of a check, not a usages file; keep reports in another directory");let w=o.length;for(;w>0&&(o[w-1]??0)<=32;)w-=
1;const _=o.subarray(o.toString("utf8",0,3)==="\uFEFF"?3:0,w),z=_.lastIndexOf(`
`)+1,[,Q=""]=qe.exec(_.toString("utf8",z,z+2e3))??[],G=(0,x.en)(Q)?Q:null,ie=v.why===null?new Re().add(_):"not been read";if(ie!==null)return me(`has ${ie}; ${$e}`,
G);const ue=(0,u.qF)(_.toString("utf8",z));if(!ue.ok){const tt=_.length===0?"":"the last line ";return me(`${tt}${ue.why}; ${we}`,G)}const le=(0,u.fd)(Te,ue.value);
if(!le.ok)return me(`the last line is not about the repository: ${le.why}; ${we}`);const{schemaVersion:ce,version:he}=le.value;if(ce!==N.G5)return me(`schemaVer\
sion is ${ce}, which tf-disco ${N.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,G);const re=Ye(_.subarray(0,
z),ue.value,v);if(re.ok)return re;const ye=`it was written by tf-disco ${he}; write it with version ${N.xv}`;return me(`${re.why}; ${he===N.xv?we:ye}`,G)}const me=(o,v=null)=>({
ok:!1,why:o,repository:v});function Ye(o,v,w){const _=(0,u.fd)(Me,v);if(!_.ok)return(0,m.TR)(`the last line: ${_.why}`);const{kind:z,schemaVersion:Q,version:G,usages:ie,
...ue}=_.value,le=[];for(let ce=0,he=0;ce<o.length;ce=he+1){if(w.why!==null)return(0,m.TR)("has not been read");he=o.indexOf(`
`,ce);const re=(0,u.qF)(o.toString("utf8",ce,he)),ye=re.ok?(0,u.fd)(Ne,re.value):re;if(!ye.ok)return(0,m.TR)(`line ${le.length+1}${re.ok?":":""} ${ye.why}`);le.
push({...ye.value,...r(ye.value)})}return ie!==le.length?(0,m.TR)(`has ${le.length} usages, and its last line counts ${ie}`):(0,m.Ju)({...ue,usages:le})}const Xe=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
we="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",qe=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class Re{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(v){this.bytes+=v.length;for(let w=0;w<v.length;w+=1){const _=v[w];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>Se)return`a line of \
more than ${Se/Ee} MiB`;if(this.lineParts>Pe)return`a line with more than ${Pe} values`}return this.lines-1>xe?`more than ${xe} usages`:this.bytes>ke?`more than\
 ${ke/Ee} MiB`:this.parts>Ae?`more than ${Ae} values`:null}}function je(o,v=!0){if(typeof o!="object"||o===null)return!1;const w=o instanceof Map?[...o.values()]:
Object.values(o);return v&&Array.isArray(o)&&o.length>ne||w.some(z=>je(z))}function*Ze(o,v){const w=et(o);if(w!==void 0)throw Oe(`${(0,E.dh)(w)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(o).find(ie=>je(ie[1],ie[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${ne} items; ${$e}`);const z={...o,usages:[],declared:[],units:[],roots:[],locks:[]},Q=(0,u.fd)(Me,JSON.parse([
...v(z)].join("")));if(!Q.ok)throw Oe(Q.why);const G=new Re;for(const ie of v(o)){const ue=G.add(Buffer.from(ie));if(ue!==null)throw Oe(`the file would have ${ue}\
; ${$e}`);yield ie}}function et({usages:o,declared:v,roots:w}){return[...[...o,...v].map(({place:Q})=>Q.file),...w.map(({directory:Q})=>Q)].find(Q=>/^(?:\/|\.\.(?:\/|$))/.
test(Q))}const Oe=o=>new Z.GN([`the usages of this repository cannot be written: ${o}`])}),4667:((de,q,f)=>{f.d(q,{F:()=>I,I:()=>O});var m=f(9075),E=f(9037),x=f(
9562);const N={terraform:"app.terraform.io",opentofu:null},u={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Z={terraform:"static",opentofu:"static"},
H={opentofu:"static"},J={terraform:"any",opentofu:"any"},L=["config","migrate"],T=["stack","deploy"],k={position:["source"],grammar:"module",service:x.e$},j={...k,
grammar:"stack-component",isLiteral:!0},b={...j,service:null},S={...k,grammar:"terragrunt",evaluation:J},d={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,
absent:"required_provider_nosource"},y={position:["hostname"],grammar:"host",service:x.Bn,defaults:N},g={...y,service:x.OZ},U={...y,evaluation:J},h={...y,service:x.
M,defaults:u},c={position:["address"],grammar:"url",service:null};function r(P,D,C,ee,{absence:ne,...B}={}){const K=D===""?[]:D.split(" > ").map(te=>te.split(" "));
return{kind:C,files:P,path:K.map(([te="",...ae])=>[te,...ae]),...ne&&{absent:`${C}${ne}`},...ee,...B}}const e={absence:"_missing"},s={absence:"_default"},l={evaluation:H,
merges:"backend"},a={backend:"cloud",service:x.OZ},$="data terraform_remote_state *",M=(P,D,C)=>Object.entries(D).map(([ee,ne])=>{const B={...c,grammar:C,position:ne.
split(" ")};return r(L,P+ee,"backend",B,l)}),O=[r(L,"module *","module",k,{...e,evaluation:Z,merges:"module"}),r(L,"terraform > required_providers","required_pr\
ovider",d,{merges:"provider"}),r(L,"required_providers","required_provider",d,{isReserved:!0}),r(L,"terraform > cloud","cloud",g,{...s,...l}),r(L,"terraform > b\
ackend remote","backend_remote",y,{...s,...l}),...M("terraform > backend ",E.FV,"url"),...M("terraform > backend ",E.Gb,"host-part"),...M("terraform > backend ",
{local:"path workspace_dir"},"state-path"),...M("terraform > encryption > key_provider ",E.nT,"url"),...[$,`check * > ${$}`].flatMap(P=>[r(L,P,"remote_state",U,
{...s,backend:"remote"}),r(L,P,"remote_state",U,{...a,...s})]),r(L,$,"remote_state",c,{backend:"http",evaluation:J}),r([...L,"query"],"provider tfe","provider_t\
fe",h,{...s,evaluation:J}),r(["test"],"provider tfe","provider_tfe",h),r(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.
xq,isLiteral:!0}),r(["test"],"run * > module","test_module",j,{...e,grammar:"test-module"}),r(["test"],"run * > backend remote","test_backend_remote",y,s),r(T,"\
required_providers","required_provider",d),r(T,"component *","stack_component",j,e),r(T,"removed","stack_removed",j,e),r(T,"stack *","stack_stack",b,{...e,grammar:"\
stack"}),r(["deploy"],"upstream_input *","upstream_input",b,{grammar:"stack-output"}),r(["migrate"],"state_store_provider","state_store_provider",d),r(["migrate"],
"from > backend remote","migrate_backend_remote",y,s),...["terraform","unit *","stack *"].map(P=>r(["terragrunt"],P,"terragrunt_source",S)),...[E.FV,E.Gb].flatMap(
P=>Object.entries(P).map(([D,C])=>{const ee=P===E.FV?"url":"host-part",ne={...c,grammar:ee,position:C.split(" "),evaluation:J};return r(["terragrunt"],"remote_s\
tate","backend",ne,{backend:D})})),r(["terragrunt"],"remote_state","backend",{...c,position:"open-state"}),r(["terragrunt"],"remote_state","remote_state",U,{...s,
backend:"remote"}),r(["terragrunt"],"catalog","terragrunt_source",{...S,position:"urls"})],I=(0,m.Oo)(P=>{const D=O.filter(({files:C})=>C.includes(P));return Map.
groupBy(D,({path:[C]})=>C?.[0]??"")})}),7511:((de,q,f)=>{f.d(q,{i:()=>T});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,
x=String.raw`[()<>@,;:\\"/[\]?=]`,N=new RegExp(`^${m}(?:/${m})?$`),u=String.raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,Z=new RegExp(`;${E}*(${m})${E}*=${E}*(?:(${m}\
)|${u})${E}*`,"y"),H=new RegExp(`;${E}*$`,"y"),J=new RegExp(String.raw`\\(${x})`,"g"),L=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function T(b){const S=b.indexOf(
";"),d=j((S<0?b:b.slice(0,S)).replace(L,""));return N.test(d)&&(S<0||k(b,S))?d:null}function k(b,S){const d=new Map;for(let y=S;y<b.length;){Z.lastIndex=y;const[
g,U="",h,c=""]=Z.exec(b)??[];if(g===void 0)return H.lastIndex=y,H.test(b);const r=U.toLowerCase(),e=h??c.replace(J,"$1"),s=d.get(r);if(s!==void 0&&s!==e)return!1;
d.set(r,e),y+=g.length}return!0}const j=b=>b.replaceAll("\u0130","i").toLowerCase()}),1343:((de,q,f)=>{f.r(q),f.d(q,{listRepository:()=>g,readableFile:()=>m.rC,
renderUsagesJson:()=>Z});var m=f(2219),E=f(1342),x=f(3592),N=f(9587),u=f(8820);const Z=(c,r=e=>e)=>(0,E.mk)(H(c,r)).map(e=>(0,u.s$)(e));function*H(c,r){const{usages:e,
notes:s,dialect:l,repository:a,...$}=c;for(const O of e){const{isHostImplied:I,directHost:P,needs:D,place:C,...ee}=r(O),ne=ee.hasOwnToken||void 0,B=ee.isOverridden||
void 0;yield`${J({...ee,hasOwnToken:ne,isOverridden:B,...C})}
`}const M={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:a,...r({...$,locks:$.locks.map(({file:O,hashes:I})=>({file:O,hashes:Object.fromEntries(I)})),
dialect:k(l),usages:e.length,notes:s.map(j)})};for(const[O,I]of Object.entries(M))if(I!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(I)?"[":J(I)}`,!!Array.
isArray(I))){for(const[P,D]of I.entries())yield`${P===0?"":","}${J(D)}`;yield"]"}yield`}
`}function J(c){const r=JSON.stringify(c);return!(0,N.r_)(r)&&!r.includes("false")?r:JSON.stringify(c,T)}const L=new Set(["file","directory","target","root"]);function T(c,r){
return typeof r=="string"?L.has(c)?r:c==="text"?(0,N.Qj)(r):(0,N._U)(r):r===!1?void 0:r}const k=({name:c,releases:r,evidence:e,...s})=>({...s,releases:r.map(({name:l})=>l),
evidence:e.map(({isCloud:l,...a})=>a)});function j(c){const{affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}=c,{code:$,severity:M,message:O,help:I}=c.problem;
return{code:$,severity:M,message:O,help:I,affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}}var b=f(8279),S=f(9762),d=f(2446);let y=function(...c){return{
nameRepository:y}=f.late([602],2602),new.target?new y(...c):y(...c)};function g(c,r,e,s){const{directory:l,environment:a}=e,{dialect:$,usedBy:M,usages:O,notes:I}=(0,d.
o)(r,c,e),{clients:P}=$,{declared:D,units:C,installed:ee,files:ne,bytes:B,isEmpty:K}=c,te=(0,S.lz)({usages:O,declared:D,units:C,clients:P},r,!0),ae=new Set(te.flatMap(
se=>se.unknown));return{...{dialect:$,setting:r.dialect,usages:O,notes:I,declared:D},writtenAt:s.toISOString(),repository:y(l,a),usedBy:M(),files:ne,bytes:B,isEmpty:K,
units:C.filter(se=>se.unknown===null||ae.has(se)),installed:ee,roots:U(te),rootsAreNamed:r.roots.length>0,locks:h(te,l),plugins:(0,b.KX)(O,P,(0,b.Up)(l))}}function U(c){
const r=new Map;for(const{client:e,roots:s}of c)for(const{name:l}of s)r.set(l,[...r.get(l)??[],e]);return Array.from(r,([e,s])=>({directory:e||".",clients:s}))}
function h(c,r){const e=c.flatMap(l=>l.roots),s=new Set(e.flatMap(({lockFile:l})=>l??[]));return Array.from((0,b.hc)(s,r),([l,a])=>({file:l,hashes:a}))}}),8700:((de,q,f)=>{
f.d(q,{CT:()=>j,KB:()=>N,e:()=>b,fi:()=>U,jY:()=>y,uH:()=>k,yI:()=>d});var m=f(7705),E=f(1731),x=f(156);function N(h,c,r){const{os:e,arch:s,shasum:l}=h,a=/^[0-9a-fA-F]{64}$/.
test(l),$=`${e}_${s}`===c;return{early:[...Z(h.protocols),...u([$?null:`is for ${e}_${s} instead of ${c} (\`os\`, \`arch\`)`,H(r,"download_url",h.download_url),
L(h.packages),a?null:J(l),H(r,"shasums_url",h.shasums_url),H(r,"shasums_signature_url",h.shasums_signature_url)]),...h.download_url===""?[{kind:"no-archive"}]:[]],
late:u([T(h,c)]),hashes:a&&$?[`zh:${l.toLowerCase()}`]:null}}const u=h=>h.flatMap(c=>c===null?[]:{kind:"description",why:c});function Z(h){const c=h.find(r=>(0,E.
rK)(r)===null);return c!==void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:h.length===0||(0,x.PN)(h)?[]:[{kind:"protocols",
protocols:h}]}function H(h,c,r){const e=(0,m.Fl)(h,r);return e.ok?null:`has an invalid URL in \`${c}\`: ${e.why}`}const J=h=>h===""?"has no `shasum`":`has "${h}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function L(h){const c=[...h?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),r=Array.from(h?.
values()??[],s=>s.hashes).flat(),e=[...c,...r.filter(s=>s.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function T({
packages:h,shasum:c},r){if(!h?.size)return null;const e=h.get(r);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=e.hashes.filter(l=>l.startsWith("zh:"));return s.some(
l=>l!==`zh:${c}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(h,c){if(h===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:r,hashes:e}=h,s=e.length===0||e.some(
b),l=u([r===""?`has no \`url\` for ${c}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:l,late:[],hashes:l.length===0?e:null}}
const j=["zh:","h1:"],b=h=>j.some(c=>h.startsWith(c)),S=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function d(h,{filename:c,shasum:r}){
for(const e of h.split(`
`)){const[s="",l]=e.split(S,4).filter(a=>a!=="");if(l===c)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===r.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}function y(h){const[c]=h;return c===void 0?"the signature of its checksums is empty":c===194||(c&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const g="in `signing_keys.gpg_public_keys`";function U(h){const[c]=h;return h.includes(null)?`the descriptio\
n has null ${g}, at which the clients crash`:c===void 0?`the description has no key ${g}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(c??"")?null:`t\
he description has a key ${g} whose \`ascii_armor\` is not an armored public key`}}),156:((de,q,f)=>{f.d(q,{I0:()=>h,PN:()=>J,TT:()=>H,h:()=>d,oM:()=>g,tD:()=>T});
var m=f(7511),E=f(4091),x=f(1022),N=f(1731),u=f(7681);const Z=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function H(r){const e=(0,u.D4)(r,Z);if(!e.ok)return e;const{versions:s,warnings:l}=e.value,a=new Map(s.map(O=>[O.version,O.protocols])),$=[...a.keys()],M=$.
filter(O=>J(a.get(O)??[]));return(0,E.Ju)({texts:$,compatible:M.length===$.length?$:M,warnings:$.length===0?[]:l})}const J=r=>r.some(e=>{const s=(0,N.rK)(e),[l]=s?.
numbers??[];return s!==null&&!(0,N.Ty)(s)&&(l===5n||l===6n)}),L=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function T(r,e){const s=(0,u.D4)(r,L);if(!s.ok)return s;const{
id:l,moved_to:a}=s.value,$=(0,x.mi)(a===""?l:a,"terraform"),M=$.kind==="registry"&&$.type===e;return(0,E.Ju)(M?$.namespace:null)}const k=(0,u.w3)({ascii_armor:u.
Qq}),j=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(r,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(r))}),packages:e}),S={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(k,u.gy),opentofu:b(k,j)},d=(r,e)=>(0,u.D4)(r,S[e]),y=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function g(r,e){
const s=c(r,e,y);return s.ok?(0,E.Ju)([...s.value.versions?.keys()??[]]):s}const U=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function h(r,e,s){const l=c(r,e,U);if(!l.ok)return l;const a=l.value.archives?.get(s);return a===void 0?(0,E.Ju)(null):a===null?(0,E.TR)(`has null for ${s}, at \
which the clients crash`):a.hashes.some($=>$.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,E.Ju)(a)}function c(r,e,s){
return(0,m.i)(e??"")==="application/json"?(0,u.D4)(r,s):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((de,q,f)=>{f.d(q,{EH:()=>k,Fl:()=>j,ad:()=>H,fZ:()=>x,i5:()=>Z,ny:()=>J,sw:()=>N,ut:()=>T,zS:()=>L});var m=f(4091),E=f(4283);const x=(d,y)=>S(
b(d),`${u(y)}/versions`),N=(d,y,g)=>S(b(d),`${u(y)}/${g}/download`),u=({namespace:d,name:y,system:g})=>`${d}/${y}/${g}`,Z=(d,{namespace:y,type:g})=>S(d,`${y}/${g}\
/versions`),H=(d,{namespace:y,type:g},U,h)=>S(d,`${y}/${g}/${U}/download/${h.replace("_","/")}`),J=(d,y)=>S(b(d),y);function L(d,{host:y,namespace:g,type:U},h){
const c=(0,E.O2)(d,`${y}/${g}/${U}/${h}`);return!c.ok||c.value.scheme==="https"?c:(0,m.TR)(`unsupported protocol scheme "${c.value.scheme}"`)}function T(d,y){if(!/^\.{0,2}\//.
test(y))return(0,m.Ju)(y);const g=(0,E.O2)(d,y);return g.ok?(0,m.Ju)((0,E.jr)(g.value)):g}function k(d,y){const g=j(d,y);return g.ok&&g.value.fragment!==""?(0,m.
TR)("must not include fragment part"):g}function j(d,y){const g=(0,E.O2)(d,y);if(!g.ok)return g;const{scheme:U}=g.value;return U==="http"||U==="https"?g:(0,m.TR)(
"must use http or https scheme")}const b=d=>d.path.endsWith("/")?d:{...d,path:`${d.path}/`};function S(d,y){const g=(0,E.O2)(d,y);if(!g.ok)throw new Error(g.why);
return g.value}}),8279:((de,q,f)=>{f.d(q,{Ml:()=>U,hc:()=>y,KX:()=>r,Up:()=>g});var m=f(3024),E=f(6760),x=f(3916),N=f(5747),u=f(9075),Z=f(9562),H=f(6134),J=f(1022),
L=f(8700),T=f(5257);let k=function(...e){return{readHcl:k}=f.late([245,167,727,845],1727),new.target?new k(...e):k(...e)},j=function(...e){return{detach:j}=f.late(
[245,167,727,845],1727),new.target?new j(...e):j(...e)};const b=(0,u.Oo)(e=>(0,J.mi)(e,"terraform"));function S(e){const{body:s}=k(e),l=(0,H.SH)(s,"provider",1).
flatMap(({labels:[a],body:$})=>{const M=b(j(a?.value??""));if(M.kind!=="registry")return[];const O=(0,H.w4)($,"hashes")?.value,P=(O?.kind==="tuple"?O.elements:[]).
flatMap(D=>D.kind==="string"?[j(D.value)]:[]);return[[(0,T.JT)(M),P.filter(L.e)]]});return new Map(l)}let d=function(...e){return{localMirrors:d}=f.late([834],1834),
new.target?new d(...e):d(...e)};const y=(e,s)=>new Map(Array.from(e,l=>[l,S((0,N.r7)((0,E.join)(s,l))??"")]));function g(e){const s=d();return h(l=>{const a=(0,E.
join)(e,l);return(0,m.existsSync)(a)?a:null},(l,a)=>s(l,a).length>0)}function U(e){const s=new Map(e.map(({directory:l,providers:a})=>[c(l),new Set(a)]));return h(
l=>s.has(l)?l:null,(l,a)=>s.get(l)?.has((0,T.JT)(a))??!1)}function h(e,s){const l=(0,u.Oo)(a=>{const $=a.replace(/\/$/,""),M=$==="."||a!==$,O=c($),I=e(O),P=M?[]:
l((0,x.dirname)($));return I===null?P:[{path:I,shown:O},...P]});return{around:l,holds:s}}const c=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function r(e,s,{around:l,
holds:a}){const $=e.flatMap(O=>{const I=l((0,x.dirname)(O.place.file));return I.length===0?[]:O.needs.filter(({service:D})=>D===Z.xq).flatMap(({host:D})=>s.flatMap(
C=>(0,T.lc)(O,D,C)??[])).flatMap(D=>I.filter(({path:C})=>a(C,D)).map(({shown:C})=>({shown:C,provider:(0,T.JT)(D)})))}),M=Map.groupBy($,({shown:O})=>(0,x.dirname)(
(0,x.dirname)(O)));return Array.from(M,([O,I])=>({directory:O,providers:[...new Set(I.map(({provider:P})=>P))]}))}})};export{nt as ids,st as modules};
