const st=[192,219,343],rt={5262:((pe,Z,c)=>{c.d(Z,{Fs:()=>D,Ik:()=>H,KI:()=>N,L5:()=>ie,NT:()=>s,Ru:()=>f,Ww:()=>e,YO:()=>O,Yj:()=>re,ah:()=>K,ai:()=>J,cG:()=>r,
eu:()=>te,g1:()=>I,lq:()=>se,me:()=>j,nd:()=>h,pd:()=>a,xL:()=>le,yG:()=>l,yq:()=>X,z6:()=>y,zM:()=>R});var m,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function C(n){return!n&&!m?E:{lang:n?.lang??m?.lang,message:n?.message,abortEarly:n?.abortEarly??m?.abortEarly,abortPipeEarly:n?.abortPipeEarly??m?.abortPipeEarly}}
var S;function u(n){return S?.get(n)}var q;function Q(n){return q?.get(n)}var Y;function P(n,o){return Y?.get(n)?.get(o)}function b(n){const o=typeof n;return o===
"string"?`"${n}"`:o==="number"||o==="bigint"||o==="boolean"?`${n}`:o==="object"||o==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":o}function k(n,o,t,d,x){
const L=x&&"input"in x?x.input:t.value,B=x?.expected??n.expects??null,V=x?.received??b(L),F={kind:n.kind,type:n.type,input:L,expected:B,received:V,message:`Inva\
lid ${o}: ${B?`Expected ${B} but r`:"R"}eceived ${V}`,requirement:n.requirement,path:x?.path,issues:x?.issues,lang:d.lang,abortEarly:d.abortEarly,abortPipeEarly:d.
abortPipeEarly},ee=n.kind==="schema",ae=x?.message??n.message??P(n.reference,F.lang)??(ee?Q(F.lang):null)??d.message??u(F.lang);ae!==void 0&&(F.message=typeof ae==
"function"?ae(F):ae),ee&&(t.typed=!1),t.issues?t.issues.push(F):t.issues=[F]}function U(n,o){return n===o||Number.isNaN(n)&&Number.isNaN(o)}function $(n,o){return Object.
prototype.hasOwnProperty.call(n,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function T(n,o){const t=[...new Set(n)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function p(n){return n["~standard"]={version:1,vendor:"valibot",validate:o=>n["~run"]({value:o},C())},n}var v=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(n,o){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&k(this,"input",t,d),t}}}function K(n,o){return{kind:"transformation",
type:"guard",reference:K,async:!1,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&(k(this,"input",t,d),t.typed=!1),t}}}function h(n){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&k(this,"integer",o,t),o}}}function f(n,o){return{kind:"validation",type:"max_length",reference:f,async:!1,expects:`<=${n}`,requirement:n,message:o,"~run"(t,d){
return t.typed&&t.value.length>this.requirement&&k(this,"length",t,d,{received:`${t.value.length}`}),t}}}function r(n,o){return{kind:"validation",type:"max_valu\
e",reference:r,async:!1,expects:`<=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!(t.value<=this.requirement)&&k(this,
"value",t,d,{received:t.value instanceof Date?t.value.toJSON():b(t.value)}),t}}}function e(n,o){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!(t.value>=this.requirement)&&k(this,"value",t,d,{received:t.value instanceof
Date?t.value.toJSON():b(t.value)}),t}}}function s(n){return{kind:"transformation",type:"raw_transform",reference:s,async:!1,"~run"(o,t){const d=n({dataset:o,config:t,
addIssue:x=>k(this,x?.label??"input",o,t,x),NEVER:null});return o.issues?o.typed=!1:o.value=d,o}}}function l(n,o){return{kind:"validation",type:"regex",reference:l,
async:!1,expects:`${n}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement.test(t.value)&&k(this,"format",t,d),t}}}function a(n){return{kind:"\
transformation",type:"transform",reference:a,async:!1,operation:n,"~run"(o){return o.value=this.operation(o.value),o}}}function M(n,o,t){return typeof n.fallback==
"function"?n.fallback(o,t):n.fallback}function A(n,o,t){return typeof n.default=="function"?n.default(o,t):n.default}function O(n,o){return p({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:n,message:o,"~run"(t,d){const x=t.value;if(Array.isArray(x)){t.typed=!0,t.value=[];for(let L=0;L<x.length;L++){
const B=x[L],V=this.item["~run"]({value:B},d);if(V.issues){const F={type:"array",origin:"value",input:x,key:L,value:B};for(const ee of V.issues)ee.path?ee.path.
unshift(F):ee.path=[F],t.issues?.push(ee);if(t.issues||(t.issues=V.issues),d.abortEarly){t.typed=!1;break}}V.typed||(t.typed=!1),t.value.push(V.value)}}else k(this,
"type",t,d);return t}})}function R(n){return p({kind:"schema",type:"boolean",reference:R,expects:"boolean",async:!1,message:n,"~run"(o,t){return typeof o.value==
"boolean"?o.typed=!0:k(this,"type",o,t),o}})}function X(n,o){return p({kind:"schema",type:"exact_optional",reference:X,expects:n.expects,async:!1,wrapped:n,default:o,
"~run"(t,d){return this.wrapped["~run"](t,d)}})}function te(n,o){return p({kind:"schema",type:"literal",reference:te,expects:b(n),async:!1,literal:n,message:o,"\
~run"(t,d){return U(t.value,this.literal)?t.typed=!0:k(this,"type",t,d),t}})}function j(n,o){return p({kind:"schema",type:"nullable",reference:j,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:o,"~run"(t,d){return t.value===null&&(this.default!==void 0&&(t.value=A(this,t,d)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,d)}})}function J(n){return p({kind:"schema",type:"number",reference:J,expects:"number",async:!1,message:n,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:k(this,"type",o,t),o}})}function H(n,o){return p({kind:"schema",type:"object",reference:H,expects:"Object",async:!1,entries:n,message:o,
"~run"(t,d){const x=t.value;if(x&&typeof x=="object"){t.typed=!0,t.value={};for(const L in this.entries){const B=this.entries[L];if(L in x||(B.type==="exact_opt\
ional"||B.type==="optional"||B.type==="nullish")&&B.default!==void 0){const V=L in x?x[L]:A(B),F=B["~run"]({value:V},d);if(F.issues){const ee={type:"object",origin:"\
value",input:x,key:L,value:V};for(const ae of F.issues)ae.path?ae.path.unshift(ee):ae.path=[ee],t.issues?.push(ae);if(t.issues||(t.issues=F.issues),d.abortEarly){
t.typed=!1;break}}F.typed||(t.typed=!1),t.value[L]=F.value}else if(B.fallback!==void 0)t.value[L]=M(B);else if(B.type!=="exact_optional"&&B.type!=="optional"&&B.
type!=="nullish"&&(k(this,"key",t,d,{input:void 0,expected:`"${L}"`,path:[{type:"object",origin:"key",input:x,key:L,value:x[L]}]}),d.abortEarly))break}}else k(this,
"type",t,d);return t}})}function se(n,o){return p({kind:"schema",type:"optional",reference:se,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:o,
"~run"(t,d){return t.value===void 0&&(this.default!==void 0&&(t.value=A(this,t,d)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,d)}})}function N(n,o){
return p({kind:"schema",type:"picklist",reference:N,expects:T(n.map(b),"|"),async:!1,options:n,message:o,"~run"(t,d){return this.options.includes(t.value)?t.typed=
!0:k(this,"type",t,d),t}})}function I(n,o,t){return p({kind:"schema",type:"record",reference:I,expects:"Object",async:!1,key:n,value:o,message:t,"~run"(d,x){const L=d.
value;if(L&&typeof L=="object"){d.typed=!0,d.value={};for(const B in L)if($(L,B)){const V=L[B],F=this.key["~run"]({value:B},x);if(F.issues){const ae={type:"obje\
ct",origin:"key",input:L,key:B,value:V};for(const ue of F.issues)ue.path=[ae],d.issues?.push(ue);if(d.issues||(d.issues=F.issues),x.abortEarly){d.typed=!1;break}}
const ee=this.value["~run"]({value:V},x);if(ee.issues){const ae={type:"object",origin:"value",input:L,key:B,value:V};for(const ue of ee.issues)ue.path?ue.path.unshift(
ae):ue.path=[ae],d.issues?.push(ue);if(d.issues||(d.issues=ee.issues),x.abortEarly){d.typed=!1;break}}(!F.typed||!ee.typed)&&(d.typed=!1),F.typed&&(d.value[F.value]=
ee.value)}}else k(this,"type",d,x);return d}})}function re(n){return p({kind:"schema",type:"string",reference:re,expects:"string",async:!1,message:n,"~run"(o,t){
return typeof o.value=="string"?o.typed=!0:k(this,"type",o,t),o}})}function ie(){return p({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,
"~run"(n){return n.typed=!0,n}})}function D(...n){return p({...n[0],pipe:n,"~run"(o,t){for(const d of n)if(d.kind!=="metadata"){if(o.issues&&(d.kind==="schema"||
d.kind==="transformation")){o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=d["~run"](o,t))}return o}})}function le(n,o,t){const d=n["~run"](
{value:o},C(t));return{typed:d.typed,success:!d.issues,output:d.value,issues:d.issues}}}),6192:((pe,Z,c)=>{c.d(Z,{A7:()=>p,Ik:()=>$,Jt:()=>b,Qq:()=>q,fd:()=>v,p_:()=>U,
qF:()=>r,qG:()=>Y,rD:()=>P,wC:()=>Q,yL:()=>k});var m=c(5262),E=c(4091),C=c(4e3);const S=1e4,u=`a text of at most ${S} characters`,q=m.Fs(m.Yj("a text"),m.Ru(S,u)),
Q=(e,s)=>m.Fs(m.Yj(s),m.Ru(S,u),m.yG(e,s)),Y=(e,s)=>m.Fs(m.Yj(s),m.Ru(S,u),m.ah(e,s));function P(e,s){const l=`a whole number from ${e} to ${s}`;return m.Fs(m.ai(
l),m.nd(l),m.Ww(e,l),m.cG(s,l))}const b=m.zM("true or false"),k=e=>m.KI(e,`one of ${e.join(", ")}`),U=e=>m.YO(e,"an array"),$=e=>m.Ik(e,({path:s})=>{const l=e[String(
s?.[0]?.key)];return l===void 0?"an object":T(l)});function T(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?T(e.wrapped):"an object"}
const p=(e,s)=>m.g1(e,s,"an object");function v(e,s){const l=m.xL(e,s,{abortEarly:!0});return l.success?(0,E.Ju)(l.output):(0,E.TR)(y(l.issues[0]))}function y({
path:e,input:s,message:l}){const a=e??[],O=(a.at(-1)?.origin==="key"&&s!==void 0?a.slice(0,-1):a).map(({key:R})=>K(R)).join("").replace(/^\./,"");return`${O===""?
"the value":O} is ${f(s)}; expected ${l}`}function K(e){if(typeof e=="number")return`[${e}]`;const s=String(e);return/^\w+$/.test(s)?`.${s}`:`[${f(s)}]`}const h=80;
function f(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,C.dh)(JSON.stringify(e),h)}function r(e){if(e.
trim()==="")return(0,E.TR)("is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((pe,Z,c)=>{c.d(Z,{zx:()=>ke,WS:()=>Ye,rC:()=>et,
gy:()=>me});var m=c(4091),E=c(4e3),C=c(5143),S=c(3592),u=c(6192),q=c(3152),Q=c(3916),Y=c(2161),P=c(7495),b=c(4667),k=c(7050);let U=function(...i){return{firstWithHost:U}=
c.late([245,167,727],1727),new.target?new U(...i):U(...i)},$=function(...i){return{meaningOfAbsent:$}=c.late([245,167,727],1727),new.target?new $(...i):$(...i)},
T=function(...i){return{needsOf:T}=c.late([245,167,727],1727),new.target?new T(...i):T(...i)},p=function(...i){return{neededByImplied:p}=c.late([245,167,727],1727),
new.target?new p(...i):p(...i)};function v({kind:i,absent:g=i}){return i!=="required_provider"?[i,g]:[i,g,"required_provider_legacy","required_provider_invalid"]}
const y=[...new Set([...b.Ir.flatMap(v),"implied_provider","saved_state"])],K=(0,k.O)(i=>b.Ir.filter(g=>v(g).includes(i)));function h({kind:i,backend:g}){const w=K(
i),_=w.find(G=>G.backend===g)??w[0];if(_===void 0)throw new Error(`no row of the usage table has ${i}`);return _}const f=i=>i!==void 0&&i.value===void 0;function r(i){
const{clients:g,isOverridden:w,replacedFor:_=[],stateHosts:G={}}=i;if(i.kind==="saved_state")return{...P.zt,directHost:i.text??"",needs:[]};if(i.kind==="implied\
_provider"){const ne=p(g);return w?{...ne,needs:[]}:ne}const z=h(i),W=new Map(g.map(ne=>[ne,e(i,z,ne)])),oe=[...W].filter(([ne])=>!w&&!_.includes(ne)),{host:ce,
isHostImplied:fe,directHost:de}=U([...W.values()]),he=T(new Map(oe),z,ne=>G[ne]??null);return{host:ce,isHostImplied:fe,directHost:de,needs:he}}function e(i,g,w){
const{text:_,evaluated:G,version:z}=i,W=G===void 0?{text:_,isWhole:!0}:G[w];return W===void 0?P.zt:W.text===null?_!==null&&g.defaults===void 0?P.zt:l(i,g,w):W.isWhole?
P.pb[g.grammar](W.text,w,f(z)):(0,P.i4)(g.grammar,W.text,w)??P.zt}const s=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function l({kind:i,address:g,
place:w},_,G){const[,z=null]=s.exec(g)??[],W=(0,Y.L8)((0,Q.basename)(w.file),new Set,"")??{class:"config",isOverride:!1};return $({row:_,kind:i,address:g,localName:z},
W,G)}var a=c(5262),M=c(2370),A=c(5799),O=c(1064),R=c(1831),X=c(8416),te=c(3469),j=c(5603),J=c(7854);let H=function(...i){return{problemFacts:H}=c.late([507],4507),
new.target?new H(...i):H(...i)};const se=32e3,{Qq:N,Ik:I,yL:re,wC:ie}=u,D=i=>a.Fs(u.p_(i),a.Ru(se,`at most ${se} items`)),le=a.me(N),n=a.yq(u.Jt,!1),o=u.rD(0,Number.
MAX_SAFE_INTEGER),t=ie(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),d=ie(/^[\w.+-]{1,100}$/,"a version"),x=i=>{const g=(0,R.Pv)((0,R.pk)(i));return g.ok&&
g.value===i},L=u.qG(x,"a hostname"),B=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,V=ie(B,"a path in the repository"),F=ie(new RegExp(`^$|${B.source}`),
"a path in the repository"),ee=u.rD(1,2**25),ue=I({file:V,...{line:ee,column:ee,endColumn:ee},target:a.lq(V)}),be=re(O.zK),_e=re(O.Du),ve=i=>I({terraform:a.yq(i),
opentofu:a.yq(i)}),De=[O.Du,...O.Du.map(i=>[i])],Te=i=>De.find(g=>g.length===i.length&&g.every(w=>i.includes(w))),ge=a.Fs(D(_e),a.z6(i=>Te(i)!==void 0,"one or t\
wo different CLIs"),a.pd(i=>Te(i)??i)),Fe=I({text:N,value:a.yq(ve(le)),place:ue}),Ne=I({root:le,source:le,version:le,isOpen:n}),Le=a.Fs(I({kind:re(y),host:le,address:N,
text:le,...ue.entries,clients:ge,version:a.yq(Fe),constraints:a.yq(N),evaluated:a.yq(ve(I({text:le,isWhole:n}))),calls:a.yq(ve(D(Ne))),backend:a.yq(N),stateHosts:a.
yq(ve(L)),hasOwnToken:n,workspace:a.yq(I({organization:le,name:le,lacks:a.yq(D(re(J.Rt)))})),isOverridden:n,replacedFor:a.yq(ge),directories:a.yq(D(F))}),a.pd(({
host:i,file:g,line:w,column:_,endColumn:G,target:z,...W})=>({...W,place:{file:g,line:w,column:_,endColumn:G,target:z}}))),Ce=a.Fs(I({clients:ge,releases:D(N),versions:ve(
N),why:N,evidence:D(I({client:_e,level:re(j.A),place:ue,text:N,version:le})),isGuess:a.yq(a.eu(!0,"true"))}),a.pd(({releases:i,...g})=>({...g,name:(0,X.WJ)(g.clients),
releases:g.clients.flatMap(w=>Be(w,i))})));function Be(i,g){const w=O.pH.filter(_=>_.client===i&&g.includes(_.name));return w.length===0?(0,te.w)(i,[]):w}const Ue=i=>Object.
hasOwn(H(),i),Ke=a.Fs(I({code:u.qG(Ue,"a problem code"),severity:re(A.oC),message:N,help:a.yq(N),affects:D(be),clients:ge,namedHost:a.yq(a.me(L),null),places:D(
ue),isPlaceholder:a.yq(u.Jt)}),a.pd(({code:i,severity:g,message:w,help:_,affects:G,...z})=>{const W=H()[i],oe=W.affects.filter(de=>G.includes(de)),ce=_===void 0?
{message:w}:{message:w,help:_},fe={...W,code:i,usualSeverity:W.severity,severity:g,affects:oe};return(0,M.kH)({...fe,...ce},z)})),We=[...J.O8,...J.VZ,...Object.
keys(O.$I),"binary"],Je=I({kind:re(We),text:N,localName:le,place:ue,directories:a.yq(D(F))}),He=I({directory:F,module:a.me(F),unknown:a.me(ue),isPartial:n,replaced:D(
V),files:D(V)}),Ve=I({root:F,key:N,source:N,version:N,directory:F}),Ge=I({name:a.Fs(N,a.z6(C.en,"a name such as acme/network")),url:a.me(ie(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:a.me(ie(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ze=a.Fs(u.A7(t,D(N)),a.pd(i=>new Map(Object.entries(i)))),Me=I({kind:re(
["repository"]),schemaVersion:o,version:d}),Qe=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Ae=I({...Me.entries,writtenAt:a.yq(ie(Qe,"a time in UTC")),repository:Ge,
dialect:Ce,setting:I({name:re(["auto","terraform","opentofu","both"]),version:a.me(d)}),usedBy:D(be),files:o,bytes:o,usages:o,isEmpty:n,notes:D(Ke),declared:D(Je),
units:a.yq(D(He),[]),installed:a.yq(D(Ve),[]),roots:D(I({directory:V,clients:ge})),rootsAreNamed:n,locks:D(I({file:V,hashes:ze})),plugins:D(I({directory:V,providers:D(
t)}))}),Ee=1024*1024,ke=128*Ee,xe=6e6,Se=25e4,Pe=24*Ee,Re=6e5;function Ye(i,g){if(qe.test(i.toString("utf8",0,1e3)))return me("is the report of a check, not a u\
sages file; keep reports in another directory");let w=i.length;for(;w>0&&(i[w-1]??0)<=32;)w-=1;const _=i.subarray(i.toString("utf8",0,3)==="\uFEFF"?3:0,w),G=_.lastIndexOf(
`
`)+1,[,z=""]=Ze.exec(_.toString("utf8",G,G+2e3))??[],W=(0,C.en)(z)?z:null,oe=g.why===null?new je().add(_):"not been read";if(oe!==null)return me(`has ${oe}; ${$e}`,
W);const ce=(0,u.qF)(_.toString("utf8",G));if(!ce.ok){const nt=_.length===0?"":"the last line ";return me(`${nt}${ce.why}; ${we}`,W)}const fe=(0,u.fd)(Me,ce.value);
if(!fe.ok)return me(`the last line is not about the repository: ${fe.why}; ${we}`);const{schemaVersion:de,version:he}=fe.value;if(de!==S.G5)return me(`schemaVer\
sion is ${de}, which tf-disco ${S.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,W);const ne=Xe(_.subarray(0,
G),ce.value,g);if(ne.ok)return ne;const ye=`it was written by tf-disco ${he}; write it with version ${S.xv}`;return me(`${ne.why}; ${he===S.xv?we:ye}`,W)}const me=(i,g=null)=>({
ok:!1,why:i,repository:g});function Xe(i,g,w){const _=(0,u.fd)(Ae,g);if(!_.ok)return(0,m.TR)(`the last line: ${_.why}`);const{kind:G,schemaVersion:z,version:W,usages:oe,
...ce}=_.value,fe=[];for(let de=0,he=0;de<i.length;de=he+1){if(w.why!==null)return(0,m.TR)("has not been read");he=i.indexOf(`
`,de);const ne=(0,u.qF)(i.toString("utf8",de,he)),ye=ne.ok?(0,u.fd)(Le,ne.value):ne;if(!ye.ok)return(0,m.TR)(`line ${fe.length+1}${ne.ok?":":""} ${ye.why}`);fe.
push({...ye.value,...r(ye.value)})}return oe!==fe.length?(0,m.TR)(`has ${fe.length} usages, and its last line counts ${oe}`):(0,m.Ju)({...ce,usages:fe})}const qe=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
we="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",Ze=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class je{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(g){this.bytes+=g.length;for(let w=0;w<g.length;w+=1){const _=g[w];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>Pe)return`a line of \
more than ${Pe/Ee} MiB`;if(this.lineParts>Re)return`a line with more than ${Re} values`}return this.lines-1>Se?`more than ${Se} usages`:this.bytes>ke?`more than\
 ${ke/Ee} MiB`:this.parts>xe?`more than ${xe} values`:null}}function Ie(i,g=!0){if(typeof i!="object"||i===null)return!1;const w=i instanceof Map?[...i.values()]:
Object.values(i);return g&&Array.isArray(i)&&i.length>se||w.some(G=>Ie(G))}function*et(i,g){const w=tt(i);if(w!==void 0)throw Oe(`${(0,E.dh)(w)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(i).find(oe=>Ie(oe[1],oe[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${se} items; ${$e}`);const G={...i,usages:[],declared:[],units:[],roots:[],locks:[]},z=(0,u.fd)(Ae,JSON.parse([
...g(G)].join("")));if(!z.ok)throw Oe(z.why);const W=new je;for(const oe of g(i)){const ce=W.add(Buffer.from(oe));if(ce!==null)throw Oe(`the file would have ${ce}\
; ${$e}`);yield oe}}function tt({usages:i,declared:g,roots:w}){return[...[...i,...g].map(({place:z})=>z.file),...w.map(({directory:z})=>z)].find(z=>/^(?:\/|\.\.(?:\/|$))/.
test(z))}const Oe=i=>new q.GN([`the usages of this repository cannot be written: ${i}`])}),4667:((pe,Z,c)=>{c.d(Z,{FK:()=>X,Ir:()=>R,dh:()=>te});var m=c(9037),E=c(
9562),C=c(7050);let S=function(...j){return{dotted:S}=c.late([245,167,727],1727),new.target?new S(...j):S(...j)};const u={terraform:"app.terraform.io",opentofu:null},
q={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Q={terraform:"static",opentofu:"static"},Y={opentofu:"static"},P={terraform:"any",opentofu:"any"},b=[
"config","migrate"],k=["stack","deploy"],U={position:["source"],grammar:"module",service:E.e$},$={...U,grammar:"stack-component",isLiteral:!0},T={...$,service:null},
p={...U,grammar:"terragrunt",evaluation:P},v={position:"entries",grammar:"provider",service:E.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:[
"hostname"],grammar:"host",service:E.Bn,defaults:u},K={...y,service:E.OZ},h={...y,evaluation:P},f={...y,service:E.M,defaults:q},r={position:["address"],grammar:"\
url",service:null};function e(j,J,H,se,{absence:N,...I}={}){const re=J===""?[]:J.split(" > ").map(ie=>ie.split(" "));return{kind:H,files:j,path:re.map(([ie="",...D])=>[
ie,...D]),...N&&{absent:`${H}${N}`},...se,...I}}const s={absence:"_missing"},l={absence:"_default"},a={evaluation:Y,merges:"backend"},M={backend:"cloud",service:E.
OZ},A="data terraform_remote_state *",O=(j,J,H)=>Object.entries(J).map(([se,N])=>{const I={...r,grammar:H,position:N.split(" ")};return e(b,j+se,"backend",I,a)}),
R=[e(b,"module *","module",U,{...s,evaluation:Q,merges:"module"}),e(b,"terraform > required_providers","required_provider",v,{merges:"provider"}),e(b,"required_\
providers","required_provider",v,{isReserved:!0}),e(b,"terraform > cloud","cloud",K,{...l,...a}),e(b,"terraform > backend remote","backend_remote",y,{...l,...a}),
...O("terraform > backend ",m.FV,"url"),...O("terraform > backend ",m.Gb,"host-part"),...O("terraform > backend ",{local:"path workspace_dir"},"state-path"),...O(
"terraform > encryption > key_provider ",m.nT,"url"),...[A,`check * > ${A}`].flatMap(j=>[e(b,j,"remote_state",h,{...l,backend:"remote"}),e(b,j,"remote_state",h,
{...M,...l})]),e(b,A,"remote_state",r,{backend:"http",evaluation:P}),e([...b,"query"],"provider tfe","provider_tfe",f,{...l,evaluation:P}),e(["test"],"provider \
tfe","provider_tfe",f),e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:E.xq,isLiteral:!0}),e(["test"],"run * > modul\
e","test_module",$,{...s,grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",y,l),e(k,"required_providers","required_provider",v),
e(k,"component *","stack_component",$,s),e(k,"removed","stack_removed",$,s),e(k,"stack *","stack_stack",T,{...s,grammar:"stack"}),e(["deploy"],"upstream_input *",
"upstream_input",T,{grammar:"stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",v),e(["migrate"],"from > backend remote","migrate_backe\
nd_remote",y,l),...["terraform","unit *","stack *"].map(j=>e(["terragrunt"],j,"terragrunt_source",p)),...[m.FV,m.Gb].flatMap(j=>Object.entries(j).map(([J,H])=>{
const se=j===m.FV?"url":"host-part",N={...r,grammar:se,position:H.split(" "),evaluation:P};return e(["terragrunt"],"remote_state","backend",N,{backend:J})})),e(
["terragrunt"],"remote_state","backend",{...r,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",h,{...l,backend:"remote"}),e(["terragrunt"],
"catalog","terragrunt_source",{...p,position:"urls"})],X=(0,C.O)(j=>{const J=R.filter(({files:H})=>H.includes(j));return Map.groupBy(J,({path:[H]})=>H?.[0]??"")});
function te({merges:j},J){return j===void 0||j==="backend"?j??null:S([j,J.at(-1)??""])}}),7511:((pe,Z,c)=>{c.d(Z,{i:()=>b});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-\
]+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,C=String.raw`[()<>@,;:\\"/[\]?=]`,S=new RegExp(`^${m}(?:/${m})?$`),u=String.
raw`"((?:[^"\\\r\n]|\\${C}|\\(?!${C}))*)"`,q=new RegExp(`;${E}*(${m})${E}*=${E}*(?:(${m})|${u})${E}*`,"y"),Q=new RegExp(`;${E}*$`,"y"),Y=new RegExp(String.raw`\\(${C})`,
"g"),P=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function b($){const T=$.indexOf(";"),p=U((T<0?$:$.slice(0,T)).replace(P,""));return S.test(p)&&(T<0||k($,T))?p:null}
function k($,T){const p=new Map;for(let v=T;v<$.length;){q.lastIndex=v;const[y,K="",h,f=""]=q.exec($)??[];if(y===void 0)return Q.lastIndex=v,Q.test($);const r=K.
toLowerCase(),e=h??f.replace(Y,"$1"),s=p.get(r);if(s!==void 0&&s!==e)return!1;p.set(r,e),v+=y.length}return!0}const U=$=>$.replaceAll("\u0130","i").toLowerCase()}),
1343:((pe,Z,c)=>{c.r(Z),c.d(Z,{listRepository:()=>y,readableFile:()=>m.rC,renderUsagesJson:()=>q});var m=c(2219),E=c(1342),C=c(3592),S=c(9587),u=c(8820);const q=(f,r=e=>e)=>(0,E.
mk)(Q(f,r)).map(e=>(0,u.s$)(e));function*Q(f,r){const{usages:e,notes:s,dialect:l,repository:a,...M}=f;for(const O of e){const{isHostImplied:R,directHost:X,needs:te,
place:j,...J}=r(O),H=J.hasOwnToken||void 0,se=J.isOverridden||void 0;yield`${Y({...J,hasOwnToken:H,isOverridden:se,...j})}
`}const A={kind:"repository",schemaVersion:C.G5,version:C.xv,repository:a,...r({...M,locks:M.locks.map(({file:O,hashes:R})=>({file:O,hashes:Object.fromEntries(R)})),
dialect:k(l),usages:e.length,notes:s.map(U)})};for(const[O,R]of Object.entries(A))if(R!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(R)?"[":Y(R)}`,!!Array.
isArray(R))){for(const[X,te]of R.entries())yield`${X===0?"":","}${Y(te)}`;yield"]"}yield`}
`}function Y(f){const r=JSON.stringify(f);return!(0,S.r_)(r)&&!r.includes("false")?r:JSON.stringify(f,b)}const P=new Set(["file","directory","target","root"]);function b(f,r){
return typeof r=="string"?P.has(f)?r:f==="text"?(0,S.Qj)(r):(0,S._U)(r):r===!1?void 0:r}const k=({name:f,releases:r,evidence:e,...s})=>({...s,releases:r.map(({name:l})=>l),
evidence:e.map(({isCloud:l,...a})=>a)});function U(f){const{affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}=f,{code:M,severity:A,message:O,help:R}=f.problem;
return{code:M,severity:A,message:O,help:R,affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}}var $=c(8279),T=c(9762),p=c(2446);let v=function(...f){return{
nameRepository:v}=c.late([602],2602),new.target?new v(...f):v(...f)};function y(f,r,e,s){const{directory:l,environment:a}=e,{dialect:M,usedBy:A,usages:O,notes:R}=(0,p.
o)(r,f,e),{clients:X}=M,{declared:te,units:j,installed:J,files:H,bytes:se,isEmpty:N}=f,I=(0,T.lz)({usages:O,declared:te,units:j,clients:X},r,!0),re=new Set(I.flatMap(
D=>D.unknown));return{...{dialect:M,setting:r.dialect,usages:O,notes:R,declared:te},writtenAt:s.toISOString(),repository:v(l,a),usedBy:A(),files:H,bytes:se,isEmpty:N,
units:j.filter(D=>D.unknown===null||re.has(D)),installed:J,roots:K(I),rootsAreNamed:r.roots.length>0,locks:h(I,l),plugins:(0,$.KX)(O,X,(0,$.Up)(l))}}function K(f){
const r=new Map;for(const{client:e,roots:s}of f)for(const{name:l}of s)r.set(l,[...r.get(l)??[],e]);return Array.from(r,([e,s])=>({directory:e||".",clients:s}))}
function h(f,r){const e=f.flatMap(l=>l.roots),s=new Set(e.flatMap(({lockFile:l})=>l??[]));return Array.from((0,$.hc)(s,r),([l,a])=>({file:l,hashes:a}))}}),8700:((pe,Z,c)=>{
c.d(Z,{CT:()=>U,KB:()=>S,e:()=>$,fi:()=>K,jY:()=>v,uH:()=>k,yI:()=>p});var m=c(7705),E=c(1731),C=c(156);function S(h,f,r){const{os:e,arch:s,shasum:l}=h,a=/^[0-9a-fA-F]{64}$/.
test(l),M=`${e}_${s}`===f;return{early:[...q(h.protocols),...u([M?null:`is for ${e}_${s} instead of ${f} (\`os\`, \`arch\`)`,Q(r,"download_url",h.download_url),
P(h.packages),a?null:Y(l),Q(r,"shasums_url",h.shasums_url),Q(r,"shasums_signature_url",h.shasums_signature_url)]),...h.download_url===""?[{kind:"no-archive"}]:[]],
late:u([b(h,f)]),hashes:a&&M?[`zh:${l.toLowerCase()}`]:null}}const u=h=>h.flatMap(f=>f===null?[]:{kind:"description",why:f});function q(h){const f=h.find(r=>(0,E.
rK)(r)===null);return f!==void 0?[{kind:"description",why:`has "${f}" in \`protocols\`, which is not a version`}]:h.length===0||(0,C.PN)(h)?[]:[{kind:"protocols",
protocols:h}]}function Q(h,f,r){const e=(0,m.Fl)(h,r);return e.ok?null:`has an invalid URL in \`${f}\`: ${e.why}`}const Y=h=>h===""?"has no `shasum`":`has "${h}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function P(h){const f=[...h?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),r=Array.from(h?.
values()??[],s=>s.hashes).flat(),e=[...f,...r.filter(s=>s.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function b({
packages:h,shasum:f},r){if(!h?.size)return null;const e=h.get(r);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=e.hashes.filter(l=>l.startsWith("zh:"));return s.some(
l=>l!==`zh:${f}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(h,f){if(h===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:r,hashes:e}=h,s=e.length===0||e.some(
$),l=u([r===""?`has no \`url\` for ${f}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${f}, but others`]);return{early:l,late:[],hashes:l.length===0?e:null}}
const U=["zh:","h1:"],$=h=>U.some(f=>h.startsWith(f)),T=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function p(h,{filename:f,shasum:r}){
for(const e of h.split(`
`)){const[s="",l]=e.split(T,4).filter(a=>a!=="");if(l===f)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===r.toLowerCase()?null:`has another hash for ${f} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${f}`}return`has no line for ${f===""?"the empty `filename` of the package":
f}`}function v(h){const[f]=h;return f===void 0?"the signature of its checksums is empty":f===194||(f&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const y="in `signing_keys.gpg_public_keys`";function K(h){const[f]=h;return h.includes(null)?`the descriptio\
n has null ${y}, at which the clients crash`:f===void 0?`the description has no key ${y}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(f??"")?null:`t\
he description has a key ${y} whose \`ascii_armor\` is not an armored public key`}}),156:((pe,Z,c)=>{c.d(Z,{I0:()=>h,PN:()=>Y,TT:()=>Q,h:()=>p,oM:()=>y,tD:()=>b});
var m=c(7511),E=c(4091),C=c(1022),S=c(1731),u=c(7681);const q=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function Q(r){const e=(0,u.D4)(r,q);if(!e.ok)return e;const{versions:s,warnings:l}=e.value,a=new Map(s.map(O=>[O.version,O.protocols])),M=[...a.keys()],A=M.
filter(O=>Y(a.get(O)??[]));return(0,E.Ju)({texts:M,compatible:A.length===M.length?M:A,warnings:M.length===0?[]:l})}const Y=r=>r.some(e=>{const s=(0,S.rK)(e),[l]=s?.
numbers??[];return s!==null&&!(0,S.Ty)(s)&&(l===5n||l===6n)}),P=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function b(r,e){const s=(0,u.D4)(r,P);if(!s.ok)return s;const{
id:l,moved_to:a}=s.value,M=(0,C.mi)(a===""?l:a,"terraform"),A=M.kind==="registry"&&M.type===e;return(0,E.Ju)(A?M.namespace:null)}const k=(0,u.w3)({ascii_armor:u.
Qq}),U=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),$=(r,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(r))}),packages:e}),T={terraform:$((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":$(k,u.gy),opentofu:$(k,U)},p=(r,e)=>(0,u.D4)(r,T[e]),v=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function y(r,e){
const s=f(r,e,v);return s.ok?(0,E.Ju)([...s.value.versions?.keys()??[]]):s}const K=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function h(r,e,s){const l=f(r,e,K);if(!l.ok)return l;const a=l.value.archives?.get(s);return a===void 0?(0,E.Ju)(null):a===null?(0,E.TR)(`has null for ${s}, at \
which the clients crash`):a.hashes.some(M=>M.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,E.Ju)(a)}function f(r,e,s){
return(0,m.i)(e??"")==="application/json"?(0,u.D4)(r,s):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((pe,Z,c)=>{c.d(Z,{EH:()=>k,Fl:()=>U,ad:()=>Q,fZ:()=>C,i5:()=>q,ny:()=>Y,sw:()=>S,ut:()=>b,zS:()=>P});var m=c(4091),E=c(4283);const C=(p,v)=>T(
$(p),`${u(v)}/versions`),S=(p,v,y)=>T($(p),`${u(v)}/${y}/download`),u=({namespace:p,name:v,system:y})=>`${p}/${v}/${y}`,q=(p,{namespace:v,type:y})=>T(p,`${v}/${y}\
/versions`),Q=(p,{namespace:v,type:y},K,h)=>T(p,`${v}/${y}/${K}/download/${h.replace("_","/")}`),Y=(p,v)=>T($(p),v);function P(p,{host:v,namespace:y,type:K},h){
const f=(0,E.O2)(p,`${v}/${y}/${K}/${h}`);return!f.ok||f.value.scheme==="https"?f:(0,m.TR)(`unsupported protocol scheme "${f.value.scheme}"`)}function b(p,v){if(!/^\.{0,2}\//.
test(v))return(0,m.Ju)(v);const y=(0,E.O2)(p,v);return y.ok?(0,m.Ju)((0,E.jr)(y.value)):y}function k(p,v){const y=U(p,v);return y.ok&&y.value.fragment!==""?(0,m.
TR)("must not include fragment part"):y}function U(p,v){const y=(0,E.O2)(p,v);if(!y.ok)return y;const{scheme:K}=y.value;return K==="http"||K==="https"?y:(0,m.TR)(
"must use http or https scheme")}const $=p=>p.path.endsWith("/")?p:{...p,path:`${p.path}/`};function T(p,v){const y=(0,E.O2)(p,v);if(!y.ok)throw new Error(y.why);
return y.value}}),8279:((pe,Z,c)=>{c.d(Z,{Ml:()=>y,hc:()=>p,KX:()=>f,Up:()=>v});var m=c(3024),E=c(6760),C=c(3916),S=c(5747),u=c(9562),q=c(6134),Q=c(1022),Y=c(8700),
P=c(5257);let b=function(...r){return{readHcl:b}=c.late([245,167,727,845],1727),new.target?new b(...r):b(...r)},k=function(...r){return{detach:k}=c.late([245,167,
727,845],1727),new.target?new k(...r):k(...r)};function U(r){const{body:e}=b(r),s=(0,q.SH)(e,"provider",1).flatMap(({labels:[l],body:a})=>{const M=(0,Q.mi)(k(l?.
value??""),"terraform");if(M.kind!=="registry")return[];const A=(0,q.w4)(a,"hashes")?.value,R=(A?.kind==="tuple"?A.elements:[]).flatMap(X=>X.kind==="string"?[k(
X.value)]:[]);return[[(0,P.JT)(M),R.filter(Y.e)]]});return new Map(s)}var $=c(7050);let T=function(...r){return{localMirrors:T}=c.late([834],1834),new.target?new T(
...r):T(...r)};const p=(r,e)=>new Map(Array.from(r,s=>[s,U((0,S.r7)((0,E.join)(e,s))??"")]));function v(r){const e=T();return K(s=>{const l=(0,E.join)(r,s);return(0,m.
existsSync)(l)?l:null},(s,l)=>e(s,l).length>0)}function y(r){const e=new Map(r.map(({directory:s,providers:l})=>[h(s),new Set(l)]));return K(s=>e.has(s)?s:null,
(s,l)=>e.get(s)?.has((0,P.JT)(l))??!1)}function K(r,e){const s=(0,$.O)(l=>{const a=l.replace(/\/$/,""),M=a==="."||l!==a,A=h(a),O=r(A),R=M?[]:s((0,C.dirname)(a));
return O===null?R:[{path:O,shown:A},...R]});return{around:s,holds:e}}const h=r=>`${r==="."?"":`${r}/`}terraform.d/plugins`;function f(r,e,{around:s,holds:l}){const a=r.
flatMap(A=>{const O=s((0,C.dirname)(A.place.file));return O.length===0?[]:A.needs.filter(({service:X})=>X===u.xq).flatMap(({host:X})=>e.flatMap(te=>(0,P.lc)(A,X,
te)??[])).flatMap(X=>O.filter(({path:te})=>l(te,X)).map(({shown:te})=>({shown:te,provider:(0,P.JT)(X)})))}),M=Map.groupBy(a,({shown:A})=>(0,C.dirname)((0,C.dirname)(
A)));return Array.from(M,([A,O])=>({directory:A,providers:[...new Set(O.map(({provider:R})=>R))]}))}})};export{st as ids,rt as modules};
