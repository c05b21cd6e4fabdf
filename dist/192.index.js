const nt=[192,219,343],st={5262:((de,Z,l)=>{l.d(Z,{Fs:()=>se,Ik:()=>Y,KI:()=>R,L5:()=>L,NT:()=>r,Ru:()=>c,Ww:()=>e,YO:()=>O,Yj:()=>ae,ah:()=>U,ai:()=>K,cG:()=>f,
eu:()=>Q,g1:()=>ne,lq:()=>N,me:()=>T,nd:()=>h,pd:()=>o,xL:()=>pe,yG:()=>a,yq:()=>te,z6:()=>y,zM:()=>D});var m,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(n){return!n&&!m?E:{lang:n?.lang??m?.lang,message:n?.message,abortEarly:n?.abortEarly??m?.abortEarly,abortPipeEarly:n?.abortPipeEarly??m?.abortPipeEarly}}
var I;function u(n){return I?.get(n)}var ee;function J(n){return ee?.get(n)}var z;function V(n,i){return z?.get(n)?.get(i)}function k(n){const i=typeof n;return i===
"string"?`"${n}"`:i==="number"||i==="bigint"||i==="boolean"?`${n}`:i==="object"||i==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":i}function w(n,i,t,d,A){
const C=A&&"input"in A?A.input:t.value,j=A?.expected??n.expects??null,X=A?.received??k(C),B={kind:n.kind,type:n.type,input:C,expected:j,received:X,message:`Inva\
lid ${i}: ${j?`Expected ${j} but r`:"R"}eceived ${X}`,requirement:n.requirement,path:A?.path,issues:A?.issues,lang:d.lang,abortEarly:d.abortEarly,abortPipeEarly:d.
abortPipeEarly},oe=n.kind==="schema",q=A?.message??n.message??V(n.reference,B.lang)??(oe?J(B.lang):null)??d.message??u(B.lang);q!==void 0&&(B.message=typeof q==
"function"?q(B):q),oe&&(t.typed=!1),t.issues?t.issues.push(B):t.issues=[B]}function F(n,i){return n===i||Number.isNaN(n)&&Number.isNaN(i)}function b(n,i){return Object.
prototype.hasOwnProperty.call(n,i)&&i!=="__proto__"&&i!=="prototype"&&i!=="constructor"}function S(n,i){const t=[...new Set(n)];return t.length>1?`(${t.join(` ${i}\
 `)})`:t[0]??"never"}function p(n){return n["~standard"]={version:1,vendor:"valibot",validate:i=>n["~run"]({value:i},x())},n}var v=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(n,i){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:n,message:i,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&w(this,"input",t,d),t}}}function U(n,i){return{kind:"transformation",
type:"guard",reference:U,async:!1,requirement:n,message:i,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&(w(this,"input",t,d),t.typed=!1),t}}}function h(n){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(i,t){return i.typed&&!this.requirement(i.
value)&&w(this,"integer",i,t),i}}}function c(n,i){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${n}`,requirement:n,message:i,"~run"(t,d){
return t.typed&&t.value.length>this.requirement&&w(this,"length",t,d,{received:`${t.value.length}`}),t}}}function f(n,i){return{kind:"validation",type:"max_valu\
e",reference:f,async:!1,expects:`<=${n instanceof Date?n.toJSON():k(n)}`,requirement:n,message:i,"~run"(t,d){return t.typed&&!(t.value<=this.requirement)&&w(this,
"value",t,d,{received:t.value instanceof Date?t.value.toJSON():k(t.value)}),t}}}function e(n,i){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():k(n)}`,requirement:n,message:i,"~run"(t,d){return t.typed&&!(t.value>=this.requirement)&&w(this,"value",t,d,{received:t.value instanceof
Date?t.value.toJSON():k(t.value)}),t}}}function r(n){return{kind:"transformation",type:"raw_transform",reference:r,async:!1,"~run"(i,t){const d=n({dataset:i,config:t,
addIssue:A=>w(this,A?.label??"input",i,t,A),NEVER:null});return i.issues?i.typed=!1:i.value=d,i}}}function a(n,i){return{kind:"validation",type:"regex",reference:a,
async:!1,expects:`${n}`,requirement:n,message:i,"~run"(t,d){return t.typed&&!this.requirement.test(t.value)&&w(this,"format",t,d),t}}}function o(n){return{kind:"\
transformation",type:"transform",reference:o,async:!1,operation:n,"~run"(i){return i.value=this.operation(i.value),i}}}function _(n,i,t){return typeof n.fallback==
"function"?n.fallback(i,t):n.fallback}function P(n,i,t){return typeof n.default=="function"?n.default(i,t):n.default}function O(n,i){return p({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:n,message:i,"~run"(t,d){const A=t.value;if(Array.isArray(A)){t.typed=!0,t.value=[];for(let C=0;C<A.length;C++){
const j=A[C],X=this.item["~run"]({value:j},d);if(X.issues){const B={type:"array",origin:"value",input:A,key:C,value:j};for(const oe of X.issues)oe.path?oe.path.
unshift(B):oe.path=[B],t.issues?.push(oe);if(t.issues||(t.issues=X.issues),d.abortEarly){t.typed=!1;break}}X.typed||(t.typed=!1),t.value.push(X.value)}}else w(this,
"type",t,d);return t}})}function D(n){return p({kind:"schema",type:"boolean",reference:D,expects:"boolean",async:!1,message:n,"~run"(i,t){return typeof i.value==
"boolean"?i.typed=!0:w(this,"type",i,t),i}})}function te(n,i){return p({kind:"schema",type:"exact_optional",reference:te,expects:n.expects,async:!1,wrapped:n,default:i,
"~run"(t,d){return this.wrapped["~run"](t,d)}})}function Q(n,i){return p({kind:"schema",type:"literal",reference:Q,expects:k(n),async:!1,literal:n,message:i,"~r\
un"(t,d){return F(t.value,this.literal)?t.typed=!0:w(this,"type",t,d),t}})}function T(n,i){return p({kind:"schema",type:"nullable",reference:T,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:i,"~run"(t,d){return t.value===null&&(this.default!==void 0&&(t.value=P(this,t,d)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,d)}})}function K(n){return p({kind:"schema",type:"number",reference:K,expects:"number",async:!1,message:n,"~run"(i,t){return typeof i.value=="number"&&
!isNaN(i.value)?i.typed=!0:w(this,"type",i,t),i}})}function Y(n,i){return p({kind:"schema",type:"object",reference:Y,expects:"Object",async:!1,entries:n,message:i,
"~run"(t,d){const A=t.value;if(A&&typeof A=="object"){t.typed=!0,t.value={};for(const C in this.entries){const j=this.entries[C];if(C in A||(j.type==="exact_opt\
ional"||j.type==="optional"||j.type==="nullish")&&j.default!==void 0){const X=C in A?A[C]:P(j),B=j["~run"]({value:X},d);if(B.issues){const oe={type:"object",origin:"\
value",input:A,key:C,value:X};for(const q of B.issues)q.path?q.path.unshift(oe):q.path=[oe],t.issues?.push(q);if(t.issues||(t.issues=B.issues),d.abortEarly){t.typed=
!1;break}}B.typed||(t.typed=!1),t.value[C]=B.value}else if(j.fallback!==void 0)t.value[C]=_(j);else if(j.type!=="exact_optional"&&j.type!=="optional"&&j.type!==
"nullish"&&(w(this,"key",t,d,{input:void 0,expected:`"${C}"`,path:[{type:"object",origin:"key",input:A,key:C,value:A[C]}]}),d.abortEarly))break}}else w(this,"ty\
pe",t,d);return t}})}function N(n,i){return p({kind:"schema",type:"optional",reference:N,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:i,"~run"(t,d){
return t.value===void 0&&(this.default!==void 0&&(t.value=P(this,t,d)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,d)}})}function R(n,i){return p({kind:"\
schema",type:"picklist",reference:R,expects:S(n.map(k),"|"),async:!1,options:n,message:i,"~run"(t,d){return this.options.includes(t.value)?t.typed=!0:w(this,"ty\
pe",t,d),t}})}function ne(n,i,t){return p({kind:"schema",type:"record",reference:ne,expects:"Object",async:!1,key:n,value:i,message:t,"~run"(d,A){const C=d.value;
if(C&&typeof C=="object"){d.typed=!0,d.value={};for(const j in C)if(b(C,j)){const X=C[j],B=this.key["~run"]({value:j},A);if(B.issues){const q={type:"object",origin:"\
key",input:C,key:j,value:X};for(const fe of B.issues)fe.path=[q],d.issues?.push(fe);if(d.issues||(d.issues=B.issues),A.abortEarly){d.typed=!1;break}}const oe=this.
value["~run"]({value:X},A);if(oe.issues){const q={type:"object",origin:"value",input:C,key:j,value:X};for(const fe of oe.issues)fe.path?fe.path.unshift(q):fe.path=
[q],d.issues?.push(fe);if(d.issues||(d.issues=oe.issues),A.abortEarly){d.typed=!1;break}}(!B.typed||!oe.typed)&&(d.typed=!1),B.typed&&(d.value[B.value]=oe.value)}}else
w(this,"type",d,A);return d}})}function ae(n){return p({kind:"schema",type:"string",reference:ae,expects:"string",async:!1,message:n,"~run"(i,t){return typeof i.
value=="string"?i.typed=!0:w(this,"type",i,t),i}})}function L(){return p({kind:"schema",type:"unknown",reference:L,expects:"unknown",async:!1,"~run"(n){return n.
typed=!0,n}})}function se(...n){return p({...n[0],pipe:n,"~run"(i,t){for(const d of n)if(d.kind!=="metadata"){if(i.issues&&(d.kind==="schema"||d.kind==="transfo\
rmation")){i.typed=!1;break}(!i.issues||!t.abortEarly&&!t.abortPipeEarly)&&(i=d["~run"](i,t))}return i}})}function pe(n,i,t){const d=n["~run"]({value:i},x(t));return{
typed:d.typed,success:!d.issues,output:d.value,issues:d.issues}}}),6192:((de,Z,l)=>{l.d(Z,{A7:()=>p,Ik:()=>b,Jt:()=>k,Qq:()=>ee,fd:()=>v,p_:()=>F,qF:()=>f,qG:()=>z,
rD:()=>V,wC:()=>J,yL:()=>w});var m=l(5262),E=l(4091),x=l(4e3);const I=1e4,u=`a text of at most ${I} characters`,ee=m.Fs(m.Yj("a text"),m.Ru(I,u)),J=(e,r)=>m.Fs(
m.Yj(r),m.Ru(I,u),m.yG(e,r)),z=(e,r)=>m.Fs(m.Yj(r),m.Ru(I,u),m.ah(e,r));function V(e,r){const a=`a whole number from ${e} to ${r}`;return m.Fs(m.ai(a),m.nd(a),m.
Ww(e,a),m.cG(r,a))}const k=m.zM("true or false"),w=e=>m.KI(e,`one of ${e.join(", ")}`),F=e=>m.YO(e,"an array"),b=e=>m.Ik(e,({path:r})=>{const a=e[String(r?.[0]?.
key)];return a===void 0?"an object":S(a)});function S(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?S(e.wrapped):"an object"}const p=(e,r)=>m.
g1(e,r,"an object");function v(e,r){const a=m.xL(e,r,{abortEarly:!0});return a.success?(0,E.Ju)(a.output):(0,E.TR)(y(a.issues[0]))}function y({path:e,input:r,message:a}){
const o=e??[],O=(o.at(-1)?.origin==="key"&&r!==void 0?o.slice(0,-1):o).map(({key:D})=>U(D)).join("").replace(/^\./,"");return`${O===""?"the value":O} is ${c(r)}\
; expected ${a}`}function U(e){if(typeof e=="number")return`[${e}]`;const r=String(e);return/^\w+$/.test(r)?`.${r}`:`[${c(r)}]`}const h=80;function c(e){return e===
void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),h)}function f(e){if(e.trim()==="")return(0,E.TR)(
"is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((de,Z,l)=>{l.d(Z,{zx:()=>we,WS:()=>Qe,rC:()=>Ze,gy:()=>me});var m=l(
4091),E=l(4e3),x=l(5143),I=l(3592),u=l(6192),ee=l(3152),J=l(3916),z=l(9075),V=l(2161),k=l(7495),w=l(4667);let F=function(...s){return{firstWithHost:F}=l.late([245,
167,727],1727),new.target?new F(...s):F(...s)},b=function(...s){return{meaningOfAbsent:b}=l.late([245,167,727],1727),new.target?new b(...s):b(...s)},S=function(...s){
return{needsOf:S}=l.late([245,167,727],1727),new.target?new S(...s):S(...s)},p=function(...s){return{neededByImplied:p}=l.late([245,167,727],1727),new.target?new p(
...s):p(...s)};function v({kind:s,absent:g=s}){return s!=="required_provider"?[s,g]:[s,g,"required_provider_legacy","required_provider_invalid"]}const y=[...new Set(
[...w.Ir.flatMap(v),"implied_provider","saved_state"])],U=(0,z.Oo)(s=>w.Ir.filter(g=>v(g).includes(s)));function h({kind:s,backend:g}){const $=U(s),M=$.find(G=>G.
backend===g)??$[0];if(M===void 0)throw new Error(`no row of the usage table has ${s}`);return M}const c=s=>s!==void 0&&s.value===void 0;function f(s){const{clients:g,
isOverridden:$,replacedFor:M=[],stateHosts:G={}}=s;if(s.kind==="saved_state")return{...k.zt,directHost:s.text??"",needs:[]};if(s.kind==="implied_provider"){const re=p(
g);return $?{...re,needs:[]}:re}const H=h(s),W=new Map(g.map(re=>[re,e(s,H,re)])),ie=[...W].filter(([re])=>!$&&!M.includes(re)),{host:ue,isHostImplied:le,directHost:ce}=F(
[...W.values()]),he=S(new Map(ie),H,re=>G[re]??null);return{host:ue,isHostImplied:le,directHost:ce,needs:he}}function e(s,g,$){const{text:M,evaluated:G,version:H}=s,
W=G===void 0?{text:M,isWhole:!0}:G[$];return W===void 0?k.zt:W.text===null?M!==null&&g.defaults===void 0?k.zt:a(s,g,$):W.isWhole?k.pb[g.grammar](W.text,$,c(H)):
(0,k.i4)(g.grammar,W.text,$)??k.zt}const r=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function a({kind:s,address:g,place:$},M,G){const[,H=null]=r.
exec(g)??[],W=(0,V.L8)((0,J.basename)($.file),new Set,"")??{class:"config",isOverride:!1};return b({row:M,kind:s,address:g,localName:H},W,G)}var o=l(5262),_=l(5799),
P=l(1064),O=l(1831),D=l(8416),te=l(3469),Q=l(5603),T=l(7854);let K=function(...s){return{problemFacts:K}=l.late([507],4507),new.target?new K(...s):K(...s)};const Y=32e3,
{Qq:N,Ik:R,yL:ne,wC:ae}=u,L=s=>o.Fs(u.p_(s),o.Ru(Y,`at most ${Y} items`)),se=o.me(N),pe=o.yq(u.Jt,!1),n=u.rD(0,Number.MAX_SAFE_INTEGER),i=ae(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,
"HOST/NAMESPACE/TYPE"),t=ae(/^[\w.+-]{1,100}$/,"a version"),d=s=>{const g=(0,O.Pv)((0,O.pk)(s));return g.ok&&g.value===s},A=u.qG(d,"a hostname"),C=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
j=ae(C,"a path in the repository"),X=ae(new RegExp(`^$|${C.source}`),"a path in the repository"),B=u.rD(1,2**25),q=R({file:j,...{line:B,column:B,endColumn:B},target:o.
lq(j)}),fe=ne(P.zK),be=ne(P.Du),ve=s=>R({terraform:o.yq(s),opentofu:o.yq(s)}),Ie=[P.Du,...P.Du.map(s=>[s])],_e=s=>Ie.find(g=>g.length===s.length&&g.every($=>s.includes(
$))),ge=o.Fs(L(be),o.z6(s=>_e(s)!==void 0,"one or two different CLIs"),o.pd(s=>_e(s)??s)),De=R({text:N,value:o.yq(ve(se)),place:q}),Fe=R({root:se,source:se,version:se,
isOpen:pe}),Ne=o.Fs(R({kind:ne(y),host:se,address:N,text:se,...q.entries,clients:ge,version:o.yq(De),constraints:o.yq(N),evaluated:o.yq(ve(R({text:se,isWhole:pe}))),
calls:o.yq(ve(L(Fe))),backend:o.yq(N),stateHosts:o.yq(ve(A)),hasOwnToken:pe,workspace:o.yq(R({organization:se,name:se,lacks:o.yq(L(ne(T.Rt)))})),isOverridden:pe,
replacedFor:o.yq(ge),directories:o.yq(L(X))}),o.pd(({host:s,file:g,line:$,column:M,endColumn:G,target:H,...W})=>({...W,place:{file:g,line:$,column:M,endColumn:G,
target:H}}))),Le=o.Fs(R({clients:ge,releases:L(N),versions:ve(N),why:N,evidence:L(R({client:be,level:ne(Q.A),place:q,text:N,version:se})),isGuess:o.yq(o.eu(!0,"\
true"))}),o.pd(({releases:s,...g})=>({...g,name:(0,D.WJ)(g.clients),releases:g.clients.flatMap($=>Ce($,s))})));function Ce(s,g){const $=P.pH.filter(M=>M.client===
s&&g.includes(M.name));return $.length===0?(0,te.w)(s,[]):$}const Be=s=>Object.hasOwn(K(),s),Ue=o.Fs(R({code:u.qG(Be,"a problem code"),severity:ne(_.oC),message:N,
help:o.yq(N),affects:L(fe),clients:ge,namedHost:o.yq(o.me(A),null),places:L(q),isPlaceholder:o.yq(u.Jt)}),o.pd(({code:s,severity:g,message:$,help:M,affects:G,...H})=>{
const W=K()[s],ie=W.affects.filter(ce=>G.includes(ce)),ue=M===void 0?{message:$}:{message:$,help:M},le={...W,code:s,usualSeverity:W.severity,severity:g,affects:ie};
return(0,_.hD)({...le,...ue},H)})),Ke=[...T.O8,...T.VZ,...Object.keys(P.$I),"binary"],We=R({kind:ne(Ke),text:N,localName:se,place:q,directories:o.yq(L(X))}),Je=R(
{directory:X,module:o.me(X),unknown:o.me(q),isPartial:pe,replaced:L(j),files:L(j)}),Ve=R({root:X,key:N,source:N,version:N,directory:X}),Ge=R({name:o.Fs(N,o.z6(x.
en,"a name such as acme/network")),url:o.me(ae(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:o.me(ae(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),
He=o.Fs(u.A7(i,L(N)),o.pd(s=>new Map(Object.entries(s)))),Te=R({kind:ne(["repository"]),schemaVersion:n,version:t}),ze=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
Me=R({...Te.entries,writtenAt:o.yq(ae(ze,"a time in UTC")),repository:Ge,dialect:Le,setting:R({name:ne(["auto","terraform","opentofu","both"]),version:o.me(t)}),
usedBy:L(fe),files:n,bytes:n,usages:n,isEmpty:pe,notes:L(Ue),declared:L(We),units:o.yq(L(Je),[]),installed:o.yq(L(Ve),[]),roots:L(R({directory:j,clients:ge})),rootsAreNamed:pe,
locks:L(R({file:j,hashes:He})),plugins:L(R({directory:j,providers:L(i)}))}),Ee=1024*1024,we=128*Ee,Ae=6e6,xe=25e4,Se=24*Ee,Pe=6e5;function Qe(s,g){if(Xe.test(s.
toString("utf8",0,1e3)))return me("is the report of a check, not a usages file; keep reports in another directory");let $=s.length;for(;$>0&&(s[$-1]??0)<=32;)$-=
1;const M=s.subarray(s.toString("utf8",0,3)==="\uFEFF"?3:0,$),G=M.lastIndexOf(`
`)+1,[,H=""]=qe.exec(M.toString("utf8",G,G+2e3))??[],W=(0,x.en)(H)?H:null,ie=g.why===null?new Re().add(M):"not been read";if(ie!==null)return me(`has ${ie}; ${$e}`,
W);const ue=(0,u.qF)(M.toString("utf8",G));if(!ue.ok){const tt=M.length===0?"":"the last line ";return me(`${tt}${ue.why}; ${ke}`,W)}const le=(0,u.fd)(Te,ue.value);
if(!le.ok)return me(`the last line is not about the repository: ${le.why}; ${ke}`);const{schemaVersion:ce,version:he}=le.value;if(ce!==I.G5)return me(`schemaVer\
sion is ${ce}, which tf-disco ${I.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,W);const re=Ye(M.subarray(0,
G),ue.value,g);if(re.ok)return re;const ye=`it was written by tf-disco ${he}; write it with version ${I.xv}`;return me(`${re.why}; ${he===I.xv?ke:ye}`,W)}const me=(s,g=null)=>({
ok:!1,why:s,repository:g});function Ye(s,g,$){const M=(0,u.fd)(Me,g);if(!M.ok)return(0,m.TR)(`the last line: ${M.why}`);const{kind:G,schemaVersion:H,version:W,usages:ie,
...ue}=M.value,le=[];for(let ce=0,he=0;ce<s.length;ce=he+1){if($.why!==null)return(0,m.TR)("has not been read");he=s.indexOf(`
`,ce);const re=(0,u.qF)(s.toString("utf8",ce,he)),ye=re.ok?(0,u.fd)(Ne,re.value):re;if(!ye.ok)return(0,m.TR)(`line ${le.length+1}${re.ok?":":""} ${ye.why}`);le.
push({...ye.value,...f(ye.value)})}return ie!==le.length?(0,m.TR)(`has ${le.length} usages, and its last line counts ${ie}`):(0,m.Ju)({...ue,usages:le})}const Xe=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
ke="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",qe=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class Re{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(g){this.bytes+=g.length;for(let $=0;$<g.length;$+=1){const M=g[$];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,M===10?(this.lineBytes=0,this.lineParts=0):(M===44||M===91||M===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>Se)return`a line of \
more than ${Se/Ee} MiB`;if(this.lineParts>Pe)return`a line with more than ${Pe} values`}return this.lines-1>xe?`more than ${xe} usages`:this.bytes>we?`more than\
 ${we/Ee} MiB`:this.parts>Ae?`more than ${Ae} values`:null}}function je(s,g=!0){if(typeof s!="object"||s===null)return!1;const $=s instanceof Map?[...s.values()]:
Object.values(s);return g&&Array.isArray(s)&&s.length>Y||$.some(G=>je(G))}function*Ze(s,g){const $=et(s);if($!==void 0)throw Oe(`${(0,E.dh)($)} is outside the c\
urrent directory; run \`tf-disco usages\` in the top directory of the repository`);const M=Object.entries(s).find(ie=>je(ie[1],ie[0]!=="usages"));if(M!==void 0)
throw Oe(`${M[0]} would have a list of more than ${Y} items; ${$e}`);const G={...s,usages:[],declared:[],units:[],roots:[],locks:[]},H=(0,u.fd)(Me,JSON.parse([...g(
G)].join("")));if(!H.ok)throw Oe(H.why);const W=new Re;for(const ie of g(s)){const ue=W.add(Buffer.from(ie));if(ue!==null)throw Oe(`the file would have ${ue}; ${$e}`);
yield ie}}function et({usages:s,declared:g,roots:$}){return[...[...s,...g].map(({place:H})=>H.file),...$.map(({directory:H})=>H)].find(H=>/^(?:\/|\.\.(?:\/|$))/.
test(H))}const Oe=s=>new ee.GN([`the usages of this repository cannot be written: ${s}`])}),4667:((de,Z,l)=>{l.d(Z,{FK:()=>te,Ir:()=>D,dh:()=>Q});var m=l(9075),
E=l(9037),x=l(9562);let I=function(...T){return{dotted:I}=l.late([245,167,727],1727),new.target?new I(...T):I(...T)};const u={terraform:"app.terraform.io",opentofu:null},
ee={terraform:"app.terraform.io",opentofu:"app.terraform.io"},J={terraform:"static",opentofu:"static"},z={opentofu:"static"},V={terraform:"any",opentofu:"any"},
k=["config","migrate"],w=["stack","deploy"],F={position:["source"],grammar:"module",service:x.e$},b={...F,grammar:"stack-component",isLiteral:!0},S={...b,service:null},
p={...F,grammar:"terragrunt",evaluation:V},v={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:[
"hostname"],grammar:"host",service:x.Bn,defaults:u},U={...y,service:x.OZ},h={...y,evaluation:V},c={...y,service:x.M,defaults:ee},f={position:["address"],grammar:"\
url",service:null};function e(T,K,Y,N,{absence:R,...ne}={}){const ae=K===""?[]:K.split(" > ").map(L=>L.split(" "));return{kind:Y,files:T,path:ae.map(([L="",...se])=>[
L,...se]),...R&&{absent:`${Y}${R}`},...N,...ne}}const r={absence:"_missing"},a={absence:"_default"},o={evaluation:z,merges:"backend"},_={backend:"cloud",service:x.
OZ},P="data terraform_remote_state *",O=(T,K,Y)=>Object.entries(K).map(([N,R])=>{const ne={...f,grammar:Y,position:R.split(" ")};return e(k,T+N,"backend",ne,o)}),
D=[e(k,"module *","module",F,{...r,evaluation:J,merges:"module"}),e(k,"terraform > required_providers","required_provider",v,{merges:"provider"}),e(k,"required_\
providers","required_provider",v,{isReserved:!0}),e(k,"terraform > cloud","cloud",U,{...a,...o}),e(k,"terraform > backend remote","backend_remote",y,{...a,...o}),
...O("terraform > backend ",E.FV,"url"),...O("terraform > backend ",E.Gb,"host-part"),...O("terraform > backend ",{local:"path workspace_dir"},"state-path"),...O(
"terraform > encryption > key_provider ",E.nT,"url"),...[P,`check * > ${P}`].flatMap(T=>[e(k,T,"remote_state",h,{...a,backend:"remote"}),e(k,T,"remote_state",h,
{..._,...a})]),e(k,P,"remote_state",f,{backend:"http",evaluation:V}),e([...k,"query"],"provider tfe","provider_tfe",c,{...a,evaluation:V}),e(["test"],"provider \
tfe","provider_tfe",c),e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.xq,isLiteral:!0}),e(["test"],"run * > modul\
e","test_module",b,{...r,grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",y,a),e(w,"required_providers","required_provider",v),
e(w,"component *","stack_component",b,r),e(w,"removed","stack_removed",b,r),e(w,"stack *","stack_stack",S,{...r,grammar:"stack"}),e(["deploy"],"upstream_input *",
"upstream_input",S,{grammar:"stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",v),e(["migrate"],"from > backend remote","migrate_backe\
nd_remote",y,a),...["terraform","unit *","stack *"].map(T=>e(["terragrunt"],T,"terragrunt_source",p)),...[E.FV,E.Gb].flatMap(T=>Object.entries(T).map(([K,Y])=>{
const N=T===E.FV?"url":"host-part",R={...f,grammar:N,position:Y.split(" "),evaluation:V};return e(["terragrunt"],"remote_state","backend",R,{backend:K})})),e(["\
terragrunt"],"remote_state","backend",{...f,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",h,{...a,backend:"remote"}),e(["terragrunt"],"\
catalog","terragrunt_source",{...p,position:"urls"})],te=(0,m.Oo)(T=>{const K=D.filter(({files:Y})=>Y.includes(T));return Map.groupBy(K,({path:[Y]})=>Y?.[0]??"")});
function Q({merges:T},K){return T===void 0||T==="backend"?T??null:I([T,K.at(-1)??""])}}),7511:((de,Z,l)=>{l.d(Z,{i:()=>k});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-]\
+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,x=String.raw`[()<>@,;:\\"/[\]?=]`,I=new RegExp(`^${m}(?:/${m})?$`),u=String.
raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,ee=new RegExp(`;${E}*(${m})${E}*=${E}*(?:(${m})|${u})${E}*`,"y"),J=new RegExp(`;${E}*$`,"y"),z=new RegExp(String.raw`\\(${x})`,
"g"),V=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function k(b){const S=b.indexOf(";"),p=F((S<0?b:b.slice(0,S)).replace(V,""));return I.test(p)&&(S<0||w(b,S))?p:null}
function w(b,S){const p=new Map;for(let v=S;v<b.length;){ee.lastIndex=v;const[y,U="",h,c=""]=ee.exec(b)??[];if(y===void 0)return J.lastIndex=v,J.test(b);const f=U.
toLowerCase(),e=h??c.replace(z,"$1"),r=p.get(f);if(r!==void 0&&r!==e)return!1;p.set(f,e),v+=y.length}return!0}const F=b=>b.replaceAll("\u0130","i").toLowerCase()}),
1343:((de,Z,l)=>{l.r(Z),l.d(Z,{listRepository:()=>y,readableFile:()=>m.rC,renderUsagesJson:()=>ee});var m=l(2219),E=l(1342),x=l(3592),I=l(9587),u=l(8820);const ee=(c,f=e=>e)=>(0,E.
mk)(J(c,f)).map(e=>(0,u.s$)(e));function*J(c,f){const{usages:e,notes:r,dialect:a,repository:o,..._}=c;for(const O of e){const{isHostImplied:D,directHost:te,needs:Q,
place:T,...K}=f(O),Y=K.hasOwnToken||void 0,N=K.isOverridden||void 0;yield`${z({...K,hasOwnToken:Y,isOverridden:N,...T})}
`}const P={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:o,...f({..._,locks:_.locks.map(({file:O,hashes:D})=>({file:O,hashes:Object.fromEntries(D)})),
dialect:w(a),usages:e.length,notes:r.map(F)})};for(const[O,D]of Object.entries(P))if(D!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(D)?"[":z(D)}`,!!Array.
isArray(D))){for(const[te,Q]of D.entries())yield`${te===0?"":","}${z(Q)}`;yield"]"}yield`}
`}function z(c){const f=JSON.stringify(c);return!(0,I.r_)(f)&&!f.includes("false")?f:JSON.stringify(c,k)}const V=new Set(["file","directory","target","root"]);function k(c,f){
return typeof f=="string"?V.has(c)?f:c==="text"?(0,I.Qj)(f):(0,I._U)(f):f===!1?void 0:f}const w=({name:c,releases:f,evidence:e,...r})=>({...r,releases:f.map(({name:a})=>a),
evidence:e.map(({isCloud:a,...o})=>o)});function F(c){const{affects:f,clients:e,namedHost:r,places:a,isPlaceholder:o}=c,{code:_,severity:P,message:O,help:D}=c.problem;
return{code:_,severity:P,message:O,help:D,affects:f,clients:e,namedHost:r,places:a,isPlaceholder:o}}var b=l(8279),S=l(9762),p=l(2446);let v=function(...c){return{
nameRepository:v}=l.late([602],2602),new.target?new v(...c):v(...c)};function y(c,f,e,r){const{directory:a,environment:o}=e,{dialect:_,usedBy:P,usages:O,notes:D}=(0,p.
o)(f,c,e),{clients:te}=_,{declared:Q,units:T,installed:K,files:Y,bytes:N,isEmpty:R}=c,ne=(0,S.lz)({usages:O,declared:Q,units:T,clients:te},f,!0),ae=new Set(ne.flatMap(
se=>se.unknown));return{...{dialect:_,setting:f.dialect,usages:O,notes:D,declared:Q},writtenAt:r.toISOString(),repository:v(a,o),usedBy:P(),files:Y,bytes:N,isEmpty:R,
units:T.filter(se=>se.unknown===null||ae.has(se)),installed:K,roots:U(ne),rootsAreNamed:f.roots.length>0,locks:h(ne,a),plugins:(0,b.KX)(O,te,(0,b.Up)(a))}}function U(c){
const f=new Map;for(const{client:e,roots:r}of c)for(const{name:a}of r)f.set(a,[...f.get(a)??[],e]);return Array.from(f,([e,r])=>({directory:e||".",clients:r}))}
function h(c,f){const e=c.flatMap(a=>a.roots),r=new Set(e.flatMap(({lockFile:a})=>a??[]));return Array.from((0,b.hc)(r,f),([a,o])=>({file:a,hashes:o}))}}),8700:((de,Z,l)=>{
l.d(Z,{CT:()=>F,KB:()=>I,e:()=>b,fi:()=>U,jY:()=>v,uH:()=>w,yI:()=>p});var m=l(7705),E=l(1731),x=l(156);function I(h,c,f){const{os:e,arch:r,shasum:a}=h,o=/^[0-9a-fA-F]{64}$/.
test(a),_=`${e}_${r}`===c;return{early:[...ee(h.protocols),...u([_?null:`is for ${e}_${r} instead of ${c} (\`os\`, \`arch\`)`,J(f,"download_url",h.download_url),
V(h.packages),o?null:z(a),J(f,"shasums_url",h.shasums_url),J(f,"shasums_signature_url",h.shasums_signature_url)]),...h.download_url===""?[{kind:"no-archive"}]:[]],
late:u([k(h,c)]),hashes:o&&_?[`zh:${a.toLowerCase()}`]:null}}const u=h=>h.flatMap(c=>c===null?[]:{kind:"description",why:c});function ee(h){const c=h.find(f=>(0,E.
rK)(f)===null);return c!==void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:h.length===0||(0,x.PN)(h)?[]:[{kind:"protocols",
protocols:h}]}function J(h,c,f){const e=(0,m.Fl)(h,f);return e.ok?null:`has an invalid URL in \`${c}\`: ${e.why}`}const z=h=>h===""?"has no `shasum`":`has "${h}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function V(h){const c=[...h?.keys()??[]].filter(r=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(r)),f=Array.from(h?.
values()??[],r=>r.hashes).flat(),e=[...c,...f.filter(r=>r.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function k({
packages:h,shasum:c},f){if(!h?.size)return null;const e=h.get(f);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const r=e.hashes.filter(a=>a.startsWith("zh:"));return r.some(
a=>a!==`zh:${c}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":r.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function w(h,c){if(h===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:f,hashes:e}=h,r=e.length===0||e.some(
b),a=u([f===""?`has no \`url\` for ${c}`:null,r?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:a,late:[],hashes:a.length===0?e:null}}
const F=["zh:","h1:"],b=h=>F.some(c=>h.startsWith(c)),S=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function p(h,{filename:c,shasum:f}){
for(const e of h.split(`
`)){const[r="",a]=e.split(S,4).filter(o=>o!=="");if(a===c)return/^[0-9a-fA-F]{64}$/.test(r)?r.toLowerCase()===f.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}function v(h){const[c]=h;return c===void 0?"the signature of its checksums is empty":c===194||(c&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const y="in `signing_keys.gpg_public_keys`";function U(h){const[c]=h;return h.includes(null)?`the descriptio\
n has null ${y}, at which the clients crash`:c===void 0?`the description has no key ${y}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(c??"")?null:`t\
he description has a key ${y} whose \`ascii_armor\` is not an armored public key`}}),156:((de,Z,l)=>{l.d(Z,{I0:()=>h,PN:()=>z,TT:()=>J,h:()=>p,oM:()=>y,tD:()=>k});
var m=l(7511),E=l(4091),x=l(1022),I=l(1731),u=l(7681);const ee=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(
u.Qq)});function J(f){const e=(0,u.D4)(f,ee);if(!e.ok)return e;const{versions:r,warnings:a}=e.value,o=new Map(r.map(O=>[O.version,O.protocols])),_=[...o.keys()],
P=_.filter(O=>z(o.get(O)??[]));return(0,E.Ju)({texts:_,compatible:P.length===_.length?_:P,warnings:_.length===0?[]:a})}const z=f=>f.some(e=>{const r=(0,I.rK)(e),
[a]=r?.numbers??[];return r!==null&&!(0,I.Ty)(r)&&(a===5n||a===6n)}),V=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function k(f,e){const r=(0,u.D4)(f,V);if(!r.ok)return r;
const{id:a,moved_to:o}=r.value,_=(0,x.mi)(o===""?a:o,"terraform"),P=_.kind==="registry"&&_.type===e;return(0,E.Ju)(P?_.namespace:null)}const w=(0,u.w3)({ascii_armor:u.
Qq}),F=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(f,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(f))}),packages:e}),S={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(w,u.gy),opentofu:b(w,F)},p=(f,e)=>(0,u.D4)(f,S[e]),v=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function y(f,e){
const r=c(f,e,v);return r.ok?(0,E.Ju)([...r.value.versions?.keys()??[]]):r}const U=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function h(f,e,r){const a=c(f,e,U);if(!a.ok)return a;const o=a.value.archives?.get(r);return o===void 0?(0,E.Ju)(null):o===null?(0,E.TR)(`has null for ${r}, at \
which the clients crash`):o.hashes.some(_=>_.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${r}"`):(0,E.Ju)(o)}function c(f,e,r){
return(0,m.i)(e??"")==="application/json"?(0,u.D4)(f,r):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((de,Z,l)=>{l.d(Z,{EH:()=>w,Fl:()=>F,ad:()=>J,fZ:()=>x,i5:()=>ee,ny:()=>z,sw:()=>I,ut:()=>k,zS:()=>V});var m=l(4091),E=l(4283);const x=(p,v)=>S(
b(p),`${u(v)}/versions`),I=(p,v,y)=>S(b(p),`${u(v)}/${y}/download`),u=({namespace:p,name:v,system:y})=>`${p}/${v}/${y}`,ee=(p,{namespace:v,type:y})=>S(p,`${v}/${y}\
/versions`),J=(p,{namespace:v,type:y},U,h)=>S(p,`${v}/${y}/${U}/download/${h.replace("_","/")}`),z=(p,v)=>S(b(p),v);function V(p,{host:v,namespace:y,type:U},h){
const c=(0,E.O2)(p,`${v}/${y}/${U}/${h}`);return!c.ok||c.value.scheme==="https"?c:(0,m.TR)(`unsupported protocol scheme "${c.value.scheme}"`)}function k(p,v){if(!/^\.{0,2}\//.
test(v))return(0,m.Ju)(v);const y=(0,E.O2)(p,v);return y.ok?(0,m.Ju)((0,E.jr)(y.value)):y}function w(p,v){const y=F(p,v);return y.ok&&y.value.fragment!==""?(0,m.
TR)("must not include fragment part"):y}function F(p,v){const y=(0,E.O2)(p,v);if(!y.ok)return y;const{scheme:U}=y.value;return U==="http"||U==="https"?y:(0,m.TR)(
"must use http or https scheme")}const b=p=>p.path.endsWith("/")?p:{...p,path:`${p.path}/`};function S(p,v){const y=(0,E.O2)(p,v);if(!y.ok)throw new Error(y.why);
return y.value}}),8279:((de,Z,l)=>{l.d(Z,{Ml:()=>U,hc:()=>v,KX:()=>f,Up:()=>y});var m=l(3024),E=l(6760),x=l(3916),I=l(5747),u=l(9075),ee=l(9562),J=l(6134),z=l(1022),
V=l(8700),k=l(5257);let w=function(...e){return{readHcl:w}=l.late([245,167,727,845],1727),new.target?new w(...e):w(...e)},F=function(...e){return{detach:F}=l.late(
[245,167,727,845],1727),new.target?new F(...e):F(...e)};const b=(0,u.Oo)(e=>(0,z.mi)(e,"terraform"));function S(e){const{body:r}=w(e),a=(0,J.SH)(r,"provider",1).
flatMap(({labels:[o],body:_})=>{const P=b(F(o?.value??""));if(P.kind!=="registry")return[];const O=(0,J.w4)(_,"hashes")?.value,te=(O?.kind==="tuple"?O.elements:
[]).flatMap(Q=>Q.kind==="string"?[F(Q.value)]:[]);return[[(0,k.JT)(P),te.filter(V.e)]]});return new Map(a)}let p=function(...e){return{localMirrors:p}=l.late([834],
1834),new.target?new p(...e):p(...e)};const v=(e,r)=>new Map(Array.from(e,a=>[a,S((0,I.r7)((0,E.join)(r,a))??"")]));function y(e){const r=p();return h(a=>{const o=(0,E.
join)(e,a);return(0,m.existsSync)(o)?o:null},(a,o)=>r(a,o).length>0)}function U(e){const r=new Map(e.map(({directory:a,providers:o})=>[c(a),new Set(o)]));return h(
a=>r.has(a)?a:null,(a,o)=>r.get(a)?.has((0,k.JT)(o))??!1)}function h(e,r){const a=(0,u.Oo)(o=>{const _=o.replace(/\/$/,""),P=_==="."||o!==_,O=c(_),D=e(O),te=P?[]:
a((0,x.dirname)(_));return D===null?te:[{path:D,shown:O},...te]});return{around:a,holds:r}}const c=e=>`${e==="."?"":`${e}/`}terraform.d/plugins`;function f(e,r,{
around:a,holds:o}){const _=e.flatMap(O=>{const D=a((0,x.dirname)(O.place.file));return D.length===0?[]:O.needs.filter(({service:Q})=>Q===ee.xq).flatMap(({host:Q})=>r.
flatMap(T=>(0,k.lc)(O,Q,T)??[])).flatMap(Q=>D.filter(({path:T})=>o(T,Q)).map(({shown:T})=>({shown:T,provider:(0,k.JT)(Q)})))}),P=Map.groupBy(_,({shown:O})=>(0,x.
dirname)((0,x.dirname)(O)));return Array.from(P,([O,D])=>({directory:O,providers:[...new Set(D.map(({provider:te})=>te))]}))}})};export{nt as ids,st as modules};
