const st=[192,219,343],rt={5262:((pe,q,c)=>{c.d(q,{Fs:()=>F,Ik:()=>V,KI:()=>L,L5:()=>ie,NT:()=>s,Ru:()=>f,Ww:()=>e,YO:()=>O,Yj:()=>re,ah:()=>U,ai:()=>H,cG:()=>r,
eu:()=>te,g1:()=>I,lq:()=>se,me:()=>j,nd:()=>h,pd:()=>a,xL:()=>le,yG:()=>l,yq:()=>X,z6:()=>y,zM:()=>R});var m,E={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function x(n){return!n&&!m?E:{lang:n?.lang??m?.lang,message:n?.message,abortEarly:n?.abortEarly??m?.abortEarly,abortPipeEarly:n?.abortPipeEarly??m?.abortPipeEarly}}
var P;function u(n){return P?.get(n)}var Z;function W(n){return Z?.get(n)}var Y;function J(n,o){return Y?.get(n)?.get(o)}function w(n){const o=typeof n;return o===
"string"?`"${n}"`:o==="number"||o==="bigint"||o==="boolean"?`${n}`:o==="object"||o==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":o}function k(n,o,t,d,S){
const C=S&&"input"in S?S.input:t.value,B=S?.expected??n.expects??null,G=S?.received??w(C),N={kind:n.kind,type:n.type,input:C,expected:B,received:G,message:`Inva\
lid ${o}: ${B?`Expected ${B} but r`:"R"}eceived ${G}`,requirement:n.requirement,path:S?.path,issues:S?.issues,lang:d.lang,abortEarly:d.abortEarly,abortPipeEarly:d.
abortPipeEarly},ee=n.kind==="schema",ae=S?.message??n.message??J(n.reference,N.lang)??(ee?W(N.lang):null)??d.message??u(N.lang);ae!==void 0&&(N.message=typeof ae==
"function"?ae(N):ae),ee&&(t.typed=!1),t.issues?t.issues.push(N):t.issues=[N]}function D(n,o){return n===o||Number.isNaN(n)&&Number.isNaN(o)}function b(n,o){return Object.
prototype.hasOwnProperty.call(n,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function T(n,o){const t=[...new Set(n)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function p(n){return n["~standard"]={version:1,vendor:"valibot",validate:o=>n["~run"]({value:o},x())},n}var v=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function y(n,o){return{kind:"validation",type:"check",reference:y,async:!1,
expects:null,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&k(this,"input",t,d),t}}}function U(n,o){return{kind:"transformation",
type:"guard",reference:U,async:!1,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement(t.value)&&(k(this,"input",t,d),t.typed=!1),t}}}function h(n){
return{kind:"validation",type:"integer",reference:h,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&k(this,"integer",o,t),o}}}function f(n,o){return{kind:"validation",type:"max_length",reference:f,async:!1,expects:`<=${n}`,requirement:n,message:o,"~run"(t,d){
return t.typed&&t.value.length>this.requirement&&k(this,"length",t,d,{received:`${t.value.length}`}),t}}}function r(n,o){return{kind:"validation",type:"max_valu\
e",reference:r,async:!1,expects:`<=${n instanceof Date?n.toJSON():w(n)}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!(t.value<=this.requirement)&&k(this,
"value",t,d,{received:t.value instanceof Date?t.value.toJSON():w(t.value)}),t}}}function e(n,o){return{kind:"validation",type:"min_value",reference:e,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():w(n)}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!(t.value>=this.requirement)&&k(this,"value",t,d,{received:t.value instanceof
Date?t.value.toJSON():w(t.value)}),t}}}function s(n){return{kind:"transformation",type:"raw_transform",reference:s,async:!1,"~run"(o,t){const d=n({dataset:o,config:t,
addIssue:S=>k(this,S?.label??"input",o,t,S),NEVER:null});return o.issues?o.typed=!1:o.value=d,o}}}function l(n,o){return{kind:"validation",type:"regex",reference:l,
async:!1,expects:`${n}`,requirement:n,message:o,"~run"(t,d){return t.typed&&!this.requirement.test(t.value)&&k(this,"format",t,d),t}}}function a(n){return{kind:"\
transformation",type:"transform",reference:a,async:!1,operation:n,"~run"(o){return o.value=this.operation(o.value),o}}}function M(n,o,t){return typeof n.fallback==
"function"?n.fallback(o,t):n.fallback}function A(n,o,t){return typeof n.default=="function"?n.default(o,t):n.default}function O(n,o){return p({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:n,message:o,"~run"(t,d){const S=t.value;if(Array.isArray(S)){t.typed=!0,t.value=[];for(let C=0;C<S.length;C++){
const B=S[C],G=this.item["~run"]({value:B},d);if(G.issues){const N={type:"array",origin:"value",input:S,key:C,value:B};for(const ee of G.issues)ee.path?ee.path.
unshift(N):ee.path=[N],t.issues?.push(ee);if(t.issues||(t.issues=G.issues),d.abortEarly){t.typed=!1;break}}G.typed||(t.typed=!1),t.value.push(G.value)}}else k(this,
"type",t,d);return t}})}function R(n){return p({kind:"schema",type:"boolean",reference:R,expects:"boolean",async:!1,message:n,"~run"(o,t){return typeof o.value==
"boolean"?o.typed=!0:k(this,"type",o,t),o}})}function X(n,o){return p({kind:"schema",type:"exact_optional",reference:X,expects:n.expects,async:!1,wrapped:n,default:o,
"~run"(t,d){return this.wrapped["~run"](t,d)}})}function te(n,o){return p({kind:"schema",type:"literal",reference:te,expects:w(n),async:!1,literal:n,message:o,"\
~run"(t,d){return D(t.value,this.literal)?t.typed=!0:k(this,"type",t,d),t}})}function j(n,o){return p({kind:"schema",type:"nullable",reference:j,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:o,"~run"(t,d){return t.value===null&&(this.default!==void 0&&(t.value=A(this,t,d)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,d)}})}function H(n){return p({kind:"schema",type:"number",reference:H,expects:"number",async:!1,message:n,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:k(this,"type",o,t),o}})}function V(n,o){return p({kind:"schema",type:"object",reference:V,expects:"Object",async:!1,entries:n,message:o,
"~run"(t,d){const S=t.value;if(S&&typeof S=="object"){t.typed=!0,t.value={};for(const C in this.entries){const B=this.entries[C];if(C in S||(B.type==="exact_opt\
ional"||B.type==="optional"||B.type==="nullish")&&B.default!==void 0){const G=C in S?S[C]:A(B),N=B["~run"]({value:G},d);if(N.issues){const ee={type:"object",origin:"\
value",input:S,key:C,value:G};for(const ae of N.issues)ae.path?ae.path.unshift(ee):ae.path=[ee],t.issues?.push(ae);if(t.issues||(t.issues=N.issues),d.abortEarly){
t.typed=!1;break}}N.typed||(t.typed=!1),t.value[C]=N.value}else if(B.fallback!==void 0)t.value[C]=M(B);else if(B.type!=="exact_optional"&&B.type!=="optional"&&B.
type!=="nullish"&&(k(this,"key",t,d,{input:void 0,expected:`"${C}"`,path:[{type:"object",origin:"key",input:S,key:C,value:S[C]}]}),d.abortEarly))break}}else k(this,
"type",t,d);return t}})}function se(n,o){return p({kind:"schema",type:"optional",reference:se,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:o,
"~run"(t,d){return t.value===void 0&&(this.default!==void 0&&(t.value=A(this,t,d)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,d)}})}function L(n,o){
return p({kind:"schema",type:"picklist",reference:L,expects:T(n.map(w),"|"),async:!1,options:n,message:o,"~run"(t,d){return this.options.includes(t.value)?t.typed=
!0:k(this,"type",t,d),t}})}function I(n,o,t){return p({kind:"schema",type:"record",reference:I,expects:"Object",async:!1,key:n,value:o,message:t,"~run"(d,S){const C=d.
value;if(C&&typeof C=="object"){d.typed=!0,d.value={};for(const B in C)if(b(C,B)){const G=C[B],N=this.key["~run"]({value:B},S);if(N.issues){const ae={type:"obje\
ct",origin:"key",input:C,key:B,value:G};for(const ue of N.issues)ue.path=[ae],d.issues?.push(ue);if(d.issues||(d.issues=N.issues),S.abortEarly){d.typed=!1;break}}
const ee=this.value["~run"]({value:G},S);if(ee.issues){const ae={type:"object",origin:"value",input:C,key:B,value:G};for(const ue of ee.issues)ue.path?ue.path.unshift(
ae):ue.path=[ae],d.issues?.push(ue);if(d.issues||(d.issues=ee.issues),S.abortEarly){d.typed=!1;break}}(!N.typed||!ee.typed)&&(d.typed=!1),N.typed&&(d.value[N.value]=
ee.value)}}else k(this,"type",d,S);return d}})}function re(n){return p({kind:"schema",type:"string",reference:re,expects:"string",async:!1,message:n,"~run"(o,t){
return typeof o.value=="string"?o.typed=!0:k(this,"type",o,t),o}})}function ie(){return p({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,
"~run"(n){return n.typed=!0,n}})}function F(...n){return p({...n[0],pipe:n,"~run"(o,t){for(const d of n)if(d.kind!=="metadata"){if(o.issues&&(d.kind==="schema"||
d.kind==="transformation")){o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=d["~run"](o,t))}return o}})}function le(n,o,t){const d=n["~run"](
{value:o},x(t));return{typed:d.typed,success:!d.issues,output:d.value,issues:d.issues}}}),6192:((pe,q,c)=>{c.d(q,{A7:()=>p,Ik:()=>b,Jt:()=>w,Qq:()=>Z,fd:()=>v,p_:()=>D,
qF:()=>r,qG:()=>Y,rD:()=>J,wC:()=>W,yL:()=>k});var m=c(5262),E=c(4091),x=c(4e3);const P=1e4,u=`a text of at most ${P} characters`,Z=m.Fs(m.Yj("a text"),m.Ru(P,u)),
W=(e,s)=>m.Fs(m.Yj(s),m.Ru(P,u),m.yG(e,s)),Y=(e,s)=>m.Fs(m.Yj(s),m.Ru(P,u),m.ah(e,s));function J(e,s){const l=`a whole number from ${e} to ${s}`;return m.Fs(m.ai(
l),m.nd(l),m.Ww(e,l),m.cG(s,l))}const w=m.zM("true or false"),k=e=>m.KI(e,`one of ${e.join(", ")}`),D=e=>m.YO(e,"an array"),b=e=>m.Ik(e,({path:s})=>{const l=e[String(
s?.[0]?.key)];return l===void 0?"an object":T(l)});function T(e){return"message"in e&&typeof e.message=="string"?e.message:"wrapped"in e?T(e.wrapped):"an object"}
const p=(e,s)=>m.g1(e,s,"an object");function v(e,s){const l=m.xL(e,s,{abortEarly:!0});return l.success?(0,E.Ju)(l.output):(0,E.TR)(y(l.issues[0]))}function y({
path:e,input:s,message:l}){const a=e??[],O=(a.at(-1)?.origin==="key"&&s!==void 0?a.slice(0,-1):a).map(({key:R})=>U(R)).join("").replace(/^\./,"");return`${O===""?
"the value":O} is ${f(s)}; expected ${l}`}function U(e){if(typeof e=="number")return`[${e}]`;const s=String(e);return/^\w+$/.test(s)?`.${s}`:`[${f(s)}]`}const h=80;
function f(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e),h)}function r(e){if(e.
trim()==="")return(0,E.TR)("is empty");try{return(0,E.Ju)(JSON.parse(e))}catch{return(0,E.TR)("is not JSON")}}}),2219:((pe,q,c)=>{c.d(q,{zx:()=>ke,WS:()=>Ye,rC:()=>et,
gy:()=>me});var m=c(4091),E=c(4e3),x=c(5143),P=c(3592),u=c(6192),Z=c(3152),W=c(3916),Y=c(9075),J=c(2161),w=c(7495),k=c(4667);let D=function(...i){return{firstWithHost:D}=
c.late([245,167,727],1727),new.target?new D(...i):D(...i)},b=function(...i){return{meaningOfAbsent:b}=c.late([245,167,727],1727),new.target?new b(...i):b(...i)},
T=function(...i){return{needsOf:T}=c.late([245,167,727],1727),new.target?new T(...i):T(...i)},p=function(...i){return{neededByImplied:p}=c.late([245,167,727],1727),
new.target?new p(...i):p(...i)};function v({kind:i,absent:g=i}){return i!=="required_provider"?[i,g]:[i,g,"required_provider_legacy","required_provider_invalid"]}
const y=[...new Set([...k.Ir.flatMap(v),"implied_provider","saved_state"])],U=(0,Y.Oo)(i=>k.Ir.filter(g=>v(g).includes(i)));function h({kind:i,backend:g}){const $=U(
i),_=$.find(z=>z.backend===g)??$[0];if(_===void 0)throw new Error(`no row of the usage table has ${i}`);return _}const f=i=>i!==void 0&&i.value===void 0;function r(i){
const{clients:g,isOverridden:$,replacedFor:_=[],stateHosts:z={}}=i;if(i.kind==="saved_state")return{...w.zt,directHost:i.text??"",needs:[]};if(i.kind==="implied\
_provider"){const ne=p(g);return $?{...ne,needs:[]}:ne}const Q=h(i),K=new Map(g.map(ne=>[ne,e(i,Q,ne)])),oe=[...K].filter(([ne])=>!$&&!_.includes(ne)),{host:ce,
isHostImplied:fe,directHost:de}=D([...K.values()]),he=T(new Map(oe),Q,ne=>z[ne]??null);return{host:ce,isHostImplied:fe,directHost:de,needs:he}}function e(i,g,$){
const{text:_,evaluated:z,version:Q}=i,K=z===void 0?{text:_,isWhole:!0}:z[$];return K===void 0?w.zt:K.text===null?_!==null&&g.defaults===void 0?w.zt:l(i,g,$):K.isWhole?
w.pb[g.grammar](K.text,$,f(Q)):(0,w.i4)(g.grammar,K.text,$)??w.zt}const s=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;function l({kind:i,address:g,
place:$},_,z){const[,Q=null]=s.exec(g)??[],K=(0,J.L8)((0,W.basename)($.file),new Set,"")??{class:"config",isOverride:!1};return b({row:_,kind:i,address:g,localName:Q},
K,z)}var a=c(5262),M=c(2370),A=c(5799),O=c(1064),R=c(1831),X=c(8416),te=c(3469),j=c(5603),H=c(7854);let V=function(...i){return{problemFacts:V}=c.late([507],4507),
new.target?new V(...i):V(...i)};const se=32e3,{Qq:L,Ik:I,yL:re,wC:ie}=u,F=i=>a.Fs(u.p_(i),a.Ru(se,`at most ${se} items`)),le=a.me(L),n=a.yq(u.Jt,!1),o=u.rD(0,Number.
MAX_SAFE_INTEGER),t=ie(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),d=ie(/^[\w.+-]{1,100}$/,"a version"),S=i=>{const g=(0,R.Pv)((0,R.pk)(i));return g.ok&&
g.value===i},C=u.qG(S,"a hostname"),B=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,G=ie(B,"a path in the repository"),N=ie(new RegExp(`^$|${B.source}`),
"a path in the repository"),ee=u.rD(1,2**25),ue=I({file:G,...{line:ee,column:ee,endColumn:ee},target:a.lq(G)}),be=re(O.zK),_e=re(O.Du),ve=i=>I({terraform:a.yq(i),
opentofu:a.yq(i)}),De=[O.Du,...O.Du.map(i=>[i])],Te=i=>De.find(g=>g.length===i.length&&g.every($=>i.includes($))),ge=a.Fs(F(_e),a.z6(i=>Te(i)!==void 0,"one or t\
wo different CLIs"),a.pd(i=>Te(i)??i)),Fe=I({text:L,value:a.yq(ve(le)),place:ue}),Ne=I({root:le,source:le,version:le,isOpen:n}),Le=a.Fs(I({kind:re(y),host:le,address:L,
text:le,...ue.entries,clients:ge,version:a.yq(Fe),constraints:a.yq(L),evaluated:a.yq(ve(I({text:le,isWhole:n}))),calls:a.yq(ve(F(Ne))),backend:a.yq(L),stateHosts:a.
yq(ve(C)),hasOwnToken:n,workspace:a.yq(I({organization:le,name:le,lacks:a.yq(F(re(H.Rt)))})),isOverridden:n,replacedFor:a.yq(ge),directories:a.yq(F(N))}),a.pd(({
host:i,file:g,line:$,column:_,endColumn:z,target:Q,...K})=>({...K,place:{file:g,line:$,column:_,endColumn:z,target:Q}}))),Ce=a.Fs(I({clients:ge,releases:F(L),versions:ve(
L),why:L,evidence:F(I({client:_e,level:re(j.A),place:ue,text:L,version:le})),isGuess:a.yq(a.eu(!0,"true"))}),a.pd(({releases:i,...g})=>({...g,name:(0,X.WJ)(g.clients),
releases:g.clients.flatMap($=>Be($,i))})));function Be(i,g){const $=O.pH.filter(_=>_.client===i&&g.includes(_.name));return $.length===0?(0,te.w)(i,[]):$}const Ue=i=>Object.
hasOwn(V(),i),Ke=a.Fs(I({code:u.qG(Ue,"a problem code"),severity:re(A.oC),message:L,help:a.yq(L),affects:F(be),clients:ge,namedHost:a.yq(a.me(C),null),places:F(
ue),isPlaceholder:a.yq(u.Jt)}),a.pd(({code:i,severity:g,message:$,help:_,affects:z,...Q})=>{const K=V()[i],oe=K.affects.filter(de=>z.includes(de)),ce=_===void 0?
{message:$}:{message:$,help:_},fe={...K,code:i,usualSeverity:K.severity,severity:g,affects:oe};return(0,M.kH)({...fe,...ce},Q)})),We=[...H.O8,...H.VZ,...Object.
keys(O.$I),"binary"],Je=I({kind:re(We),text:L,localName:le,place:ue,directories:a.yq(F(N))}),He=I({directory:N,module:a.me(N),unknown:a.me(ue),isPartial:n,replaced:F(
G),files:F(G)}),Ve=I({root:N,key:L,source:L,version:L,directory:N}),Ge=I({name:a.Fs(L,a.z6(x.en,"a name such as acme/network")),url:a.me(ie(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:a.me(ie(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ze=a.Fs(u.A7(t,F(L)),a.pd(i=>new Map(Object.entries(i)))),Me=I({kind:re(
["repository"]),schemaVersion:o,version:d}),Qe=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,Ae=I({...Me.entries,writtenAt:a.yq(ie(Qe,"a time in UTC")),repository:Ge,
dialect:Ce,setting:I({name:re(["auto","terraform","opentofu","both"]),version:a.me(d)}),usedBy:F(be),files:o,bytes:o,usages:o,isEmpty:n,notes:F(Ke),declared:F(Je),
units:a.yq(F(He),[]),installed:a.yq(F(Ve),[]),roots:F(I({directory:G,clients:ge})),rootsAreNamed:n,locks:F(I({file:G,hashes:ze})),plugins:F(I({directory:G,providers:F(
t)}))}),Ee=1024*1024,ke=128*Ee,xe=6e6,Se=25e4,Pe=24*Ee,Re=6e5;function Ye(i,g){if(qe.test(i.toString("utf8",0,1e3)))return me("is the report of a check, not a u\
sages file; keep reports in another directory");let $=i.length;for(;$>0&&(i[$-1]??0)<=32;)$-=1;const _=i.subarray(i.toString("utf8",0,3)==="\uFEFF"?3:0,$),z=_.lastIndexOf(
`
`)+1,[,Q=""]=Ze.exec(_.toString("utf8",z,z+2e3))??[],K=(0,x.en)(Q)?Q:null,oe=g.why===null?new je().add(_):"not been read";if(oe!==null)return me(`has ${oe}; ${$e}`,
K);const ce=(0,u.qF)(_.toString("utf8",z));if(!ce.ok){const nt=_.length===0?"":"the last line ";return me(`${nt}${ce.why}; ${we}`,K)}const fe=(0,u.fd)(Me,ce.value);
if(!fe.ok)return me(`the last line is not about the repository: ${fe.why}; ${we}`);const{schemaVersion:de,version:he}=fe.value;if(de!==P.G5)return me(`schemaVer\
sion is ${de}, which tf-disco ${P.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,K);const ne=Xe(_.subarray(0,
z),ce.value,g);if(ne.ok)return ne;const ye=`it was written by tf-disco ${he}; write it with version ${P.xv}`;return me(`${ne.why}; ${he===P.xv?we:ye}`,K)}const me=(i,g=null)=>({
ok:!1,why:i,repository:g});function Xe(i,g,$){const _=(0,u.fd)(Ae,g);if(!_.ok)return(0,m.TR)(`the last line: ${_.why}`);const{kind:z,schemaVersion:Q,version:K,usages:oe,
...ce}=_.value,fe=[];for(let de=0,he=0;de<i.length;de=he+1){if($.why!==null)return(0,m.TR)("has not been read");he=i.indexOf(`
`,de);const ne=(0,u.qF)(i.toString("utf8",de,he)),ye=ne.ok?(0,u.fd)(Le,ne.value):ne;if(!ye.ok)return(0,m.TR)(`line ${fe.length+1}${ne.ok?":":""} ${ye.why}`);fe.
push({...ye.value,...r(ye.value)})}return oe!==fe.length?(0,m.TR)(`has ${fe.length} usages, and its last line counts ${oe}`):(0,m.Ju)({...ce,usages:fe})}const qe=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,
we="write the file with `tf-disco usages --format json`",$e="scan fewer directories of the repository",Ze=/^\{"kind":"repository","schemaVersion":\d+,"version":"[^"]*","repository":\{"name":"([^"]*)"/;
class je{lines=0;bytes=0;parts=0;lineBytes=0;lineParts=0;add(g){this.bytes+=g.length;for(let $=0;$<g.length;$+=1){const _=g[$];if(this.lineBytes===0&&(this.lines+=
1),this.lineBytes+=1,_===10?(this.lineBytes=0,this.lineParts=0):(_===44||_===91||_===123)&&(this.parts+=1,this.lineParts+=1),this.lineBytes>Pe)return`a line of \
more than ${Pe/Ee} MiB`;if(this.lineParts>Re)return`a line with more than ${Re} values`}return this.lines-1>Se?`more than ${Se} usages`:this.bytes>ke?`more than\
 ${ke/Ee} MiB`:this.parts>xe?`more than ${xe} values`:null}}function Ie(i,g=!0){if(typeof i!="object"||i===null)return!1;const $=i instanceof Map?[...i.values()]:
Object.values(i);return g&&Array.isArray(i)&&i.length>se||$.some(z=>Ie(z))}function*et(i,g){const $=tt(i);if($!==void 0)throw Oe(`${(0,E.dh)($)} is outside the \
current directory; run \`tf-disco usages\` in the top directory of the repository`);const _=Object.entries(i).find(oe=>Ie(oe[1],oe[0]!=="usages"));if(_!==void 0)
throw Oe(`${_[0]} would have a list of more than ${se} items; ${$e}`);const z={...i,usages:[],declared:[],units:[],roots:[],locks:[]},Q=(0,u.fd)(Ae,JSON.parse([
...g(z)].join("")));if(!Q.ok)throw Oe(Q.why);const K=new je;for(const oe of g(i)){const ce=K.add(Buffer.from(oe));if(ce!==null)throw Oe(`the file would have ${ce}\
; ${$e}`);yield oe}}function tt({usages:i,declared:g,roots:$}){return[...[...i,...g].map(({place:Q})=>Q.file),...$.map(({directory:Q})=>Q)].find(Q=>/^(?:\/|\.\.(?:\/|$))/.
test(Q))}const Oe=i=>new Z.GN([`the usages of this repository cannot be written: ${i}`])}),4667:((pe,q,c)=>{c.d(q,{FK:()=>X,Ir:()=>R,dh:()=>te});var m=c(9075),E=c(
9037),x=c(9562);let P=function(...j){return{dotted:P}=c.late([245,167,727],1727),new.target?new P(...j):P(...j)};const u={terraform:"app.terraform.io",opentofu:null},
Z={terraform:"app.terraform.io",opentofu:"app.terraform.io"},W={terraform:"static",opentofu:"static"},Y={opentofu:"static"},J={terraform:"any",opentofu:"any"},w=[
"config","migrate"],k=["stack","deploy"],D={position:["source"],grammar:"module",service:x.e$},b={...D,grammar:"stack-component",isLiteral:!0},T={...b,service:null},
p={...D,grammar:"terragrunt",evaluation:J},v={position:"entries",grammar:"provider",service:x.xq,isLiteral:!0,absent:"required_provider_nosource"},y={position:[
"hostname"],grammar:"host",service:x.Bn,defaults:u},U={...y,service:x.OZ},h={...y,evaluation:J},f={...y,service:x.M,defaults:Z},r={position:["address"],grammar:"\
url",service:null};function e(j,H,V,se,{absence:L,...I}={}){const re=H===""?[]:H.split(" > ").map(ie=>ie.split(" "));return{kind:V,files:j,path:re.map(([ie="",...F])=>[
ie,...F]),...L&&{absent:`${V}${L}`},...se,...I}}const s={absence:"_missing"},l={absence:"_default"},a={evaluation:Y,merges:"backend"},M={backend:"cloud",service:x.
OZ},A="data terraform_remote_state *",O=(j,H,V)=>Object.entries(H).map(([se,L])=>{const I={...r,grammar:V,position:L.split(" ")};return e(w,j+se,"backend",I,a)}),
R=[e(w,"module *","module",D,{...s,evaluation:W,merges:"module"}),e(w,"terraform > required_providers","required_provider",v,{merges:"provider"}),e(w,"required_\
providers","required_provider",v,{isReserved:!0}),e(w,"terraform > cloud","cloud",U,{...l,...a}),e(w,"terraform > backend remote","backend_remote",y,{...l,...a}),
...O("terraform > backend ",E.FV,"url"),...O("terraform > backend ",E.Gb,"host-part"),...O("terraform > backend ",{local:"path workspace_dir"},"state-path"),...O(
"terraform > encryption > key_provider ",E.nT,"url"),...[A,`check * > ${A}`].flatMap(j=>[e(w,j,"remote_state",h,{...l,backend:"remote"}),e(w,j,"remote_state",h,
{...M,...l})]),e(w,A,"remote_state",r,{backend:"http",evaluation:J}),e([...w,"query"],"provider tfe","provider_tfe",f,{...l,evaluation:J}),e(["test"],"provider \
tfe","provider_tfe",f),e(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:x.xq,isLiteral:!0}),e(["test"],"run * > modul\
e","test_module",b,{...s,grammar:"test-module"}),e(["test"],"run * > backend remote","test_backend_remote",y,l),e(k,"required_providers","required_provider",v),
e(k,"component *","stack_component",b,s),e(k,"removed","stack_removed",b,s),e(k,"stack *","stack_stack",T,{...s,grammar:"stack"}),e(["deploy"],"upstream_input *",
"upstream_input",T,{grammar:"stack-output"}),e(["migrate"],"state_store_provider","state_store_provider",v),e(["migrate"],"from > backend remote","migrate_backe\
nd_remote",y,l),...["terraform","unit *","stack *"].map(j=>e(["terragrunt"],j,"terragrunt_source",p)),...[E.FV,E.Gb].flatMap(j=>Object.entries(j).map(([H,V])=>{
const se=j===E.FV?"url":"host-part",L={...r,grammar:se,position:V.split(" "),evaluation:J};return e(["terragrunt"],"remote_state","backend",L,{backend:H})})),e(
["terragrunt"],"remote_state","backend",{...r,position:"open-state"}),e(["terragrunt"],"remote_state","remote_state",h,{...l,backend:"remote"}),e(["terragrunt"],
"catalog","terragrunt_source",{...p,position:"urls"})],X=(0,m.Oo)(j=>{const H=R.filter(({files:V})=>V.includes(j));return Map.groupBy(H,({path:[V]})=>V?.[0]??"")});
function te({merges:j},H){return j===void 0||j==="backend"?j??null:P([j,H.at(-1)??""])}}),7511:((pe,q,c)=>{c.d(q,{i:()=>w});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-\
]+",E=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,x=String.raw`[()<>@,;:\\"/[\]?=]`,P=new RegExp(`^${m}(?:/${m})?$`),u=String.
raw`"((?:[^"\\\r\n]|\\${x}|\\(?!${x}))*)"`,Z=new RegExp(`;${E}*(${m})${E}*=${E}*(?:(${m})|${u})${E}*`,"y"),W=new RegExp(`;${E}*$`,"y"),Y=new RegExp(String.raw`\\(${x})`,
"g"),J=new RegExp(`^${E}+|(?<!${E})${E}+$`,"g");function w(b){const T=b.indexOf(";"),p=D((T<0?b:b.slice(0,T)).replace(J,""));return P.test(p)&&(T<0||k(b,T))?p:null}
function k(b,T){const p=new Map;for(let v=T;v<b.length;){Z.lastIndex=v;const[y,U="",h,f=""]=Z.exec(b)??[];if(y===void 0)return W.lastIndex=v,W.test(b);const r=U.
toLowerCase(),e=h??f.replace(Y,"$1"),s=p.get(r);if(s!==void 0&&s!==e)return!1;p.set(r,e),v+=y.length}return!0}const D=b=>b.replaceAll("\u0130","i").toLowerCase()}),
1343:((pe,q,c)=>{c.r(q),c.d(q,{listRepository:()=>y,readableFile:()=>m.rC,renderUsagesJson:()=>Z});var m=c(2219),E=c(1342),x=c(3592),P=c(9587),u=c(8820);const Z=(f,r=e=>e)=>(0,E.
mk)(W(f,r)).map(e=>(0,u.s$)(e));function*W(f,r){const{usages:e,notes:s,dialect:l,repository:a,...M}=f;for(const O of e){const{isHostImplied:R,directHost:X,needs:te,
place:j,...H}=r(O),V=H.hasOwnToken||void 0,se=H.isOverridden||void 0;yield`${Y({...H,hasOwnToken:V,isOverridden:se,...j})}
`}const A={kind:"repository",schemaVersion:x.G5,version:x.xv,repository:a,...r({...M,locks:M.locks.map(({file:O,hashes:R})=>({file:O,hashes:Object.fromEntries(R)})),
dialect:k(l),usages:e.length,notes:s.map(D)})};for(const[O,R]of Object.entries(A))if(R!==!1&&(yield`${O==="kind"?"{":","}"${O}":${Array.isArray(R)?"[":Y(R)}`,!!Array.
isArray(R))){for(const[X,te]of R.entries())yield`${X===0?"":","}${Y(te)}`;yield"]"}yield`}
`}function Y(f){const r=JSON.stringify(f);return!(0,P.r_)(r)&&!r.includes("false")?r:JSON.stringify(f,w)}const J=new Set(["file","directory","target","root"]);function w(f,r){
return typeof r=="string"?J.has(f)?r:f==="text"?(0,P.Qj)(r):(0,P._U)(r):r===!1?void 0:r}const k=({name:f,releases:r,evidence:e,...s})=>({...s,releases:r.map(({name:l})=>l),
evidence:e.map(({isCloud:l,...a})=>a)});function D(f){const{affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}=f,{code:M,severity:A,message:O,help:R}=f.problem;
return{code:M,severity:A,message:O,help:R,affects:r,clients:e,namedHost:s,places:l,isPlaceholder:a}}var b=c(8279),T=c(9762),p=c(2446);let v=function(...f){return{
nameRepository:v}=c.late([602],2602),new.target?new v(...f):v(...f)};function y(f,r,e,s){const{directory:l,environment:a}=e,{dialect:M,usedBy:A,usages:O,notes:R}=(0,p.
o)(r,f,e),{clients:X}=M,{declared:te,units:j,installed:H,files:V,bytes:se,isEmpty:L}=f,I=(0,T.lz)({usages:O,declared:te,units:j,clients:X},r,!0),re=new Set(I.flatMap(
F=>F.unknown));return{...{dialect:M,setting:r.dialect,usages:O,notes:R,declared:te},writtenAt:s.toISOString(),repository:v(l,a),usedBy:A(),files:V,bytes:se,isEmpty:L,
units:j.filter(F=>F.unknown===null||re.has(F)),installed:H,roots:U(I),rootsAreNamed:r.roots.length>0,locks:h(I,l),plugins:(0,b.KX)(O,X,(0,b.Up)(l))}}function U(f){
const r=new Map;for(const{client:e,roots:s}of f)for(const{name:l}of s)r.set(l,[...r.get(l)??[],e]);return Array.from(r,([e,s])=>({directory:e||".",clients:s}))}
function h(f,r){const e=f.flatMap(l=>l.roots),s=new Set(e.flatMap(({lockFile:l})=>l??[]));return Array.from((0,b.hc)(s,r),([l,a])=>({file:l,hashes:a}))}}),8700:((pe,q,c)=>{
c.d(q,{CT:()=>D,KB:()=>P,e:()=>b,fi:()=>U,jY:()=>v,uH:()=>k,yI:()=>p});var m=c(7705),E=c(1731),x=c(156);function P(h,f,r){const{os:e,arch:s,shasum:l}=h,a=/^[0-9a-fA-F]{64}$/.
test(l),M=`${e}_${s}`===f;return{early:[...Z(h.protocols),...u([M?null:`is for ${e}_${s} instead of ${f} (\`os\`, \`arch\`)`,W(r,"download_url",h.download_url),
J(h.packages),a?null:Y(l),W(r,"shasums_url",h.shasums_url),W(r,"shasums_signature_url",h.shasums_signature_url)]),...h.download_url===""?[{kind:"no-archive"}]:[]],
late:u([w(h,f)]),hashes:a&&M?[`zh:${l.toLowerCase()}`]:null}}const u=h=>h.flatMap(f=>f===null?[]:{kind:"description",why:f});function Z(h){const f=h.find(r=>(0,E.
rK)(r)===null);return f!==void 0?[{kind:"description",why:`has "${f}" in \`protocols\`, which is not a version`}]:h.length===0||(0,x.PN)(h)?[]:[{kind:"protocols",
protocols:h}]}function W(h,f,r){const e=(0,m.Fl)(h,r);return e.ok?null:`has an invalid URL in \`${f}\`: ${e.why}`}const Y=h=>h===""?"has no `shasum`":`has "${h}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function J(h){const f=[...h?.keys()??[]].filter(s=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(s)),r=Array.from(h?.
values()??[],s=>s.hashes).flat(),e=[...f,...r.filter(s=>s.indexOf(":")<1)][0];return e===void 0?null:`has "${e}" in \`packages\`, which OpenTofu cannot read`}function w({
packages:h,shasum:f},r){if(!h?.size)return null;const e=h.get(r);if(e===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(e.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const s=e.hashes.filter(l=>l.startsWith("zh:"));return s.some(
l=>l!==`zh:${f}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":s.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(h,f){if(h===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:r,hashes:e}=h,s=e.length===0||e.some(
b),l=u([r===""?`has no \`url\` for ${f}`:null,s?null:`has no \`zh:\` or \`h1:\` hash for ${f}, but others`]);return{early:l,late:[],hashes:l.length===0?e:null}}
const D=["zh:","h1:"],b=h=>D.some(f=>h.startsWith(f)),T=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function p(h,{filename:f,shasum:r}){
for(const e of h.split(`
`)){const[s="",l]=e.split(T,4).filter(a=>a!=="");if(l===f)return/^[0-9a-fA-F]{64}$/.test(s)?s.toLowerCase()===r.toLowerCase()?null:`has another hash for ${f} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${f}`}return`has no line for ${f===""?"the empty `filename` of the package":
f}`}function v(h){const[f]=h;return f===void 0?"the signature of its checksums is empty":f===194||(f&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const y="in `signing_keys.gpg_public_keys`";function U(h){const[f]=h;return h.includes(null)?`the descriptio\
n has null ${y}, at which the clients crash`:f===void 0?`the description has no key ${y}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(f??"")?null:`t\
he description has a key ${y} whose \`ascii_armor\` is not an armored public key`}}),156:((pe,q,c)=>{c.d(q,{I0:()=>h,PN:()=>Y,TT:()=>W,h:()=>p,oM:()=>y,tD:()=>w});
var m=c(7511),E=c(4091),x=c(1022),P=c(1731),u=c(7681);const Z=(0,u.w3)({versions:(0,u.p_)((0,u.w3)({version:u.Qq,protocols:(0,u.p_)(u.Qq)})),warnings:(0,u.p_)(u.
Qq)});function W(r){const e=(0,u.D4)(r,Z);if(!e.ok)return e;const{versions:s,warnings:l}=e.value,a=new Map(s.map(O=>[O.version,O.protocols])),M=[...a.keys()],A=M.
filter(O=>Y(a.get(O)??[]));return(0,E.Ju)({texts:M,compatible:A.length===M.length?M:A,warnings:M.length===0?[]:l})}const Y=r=>r.some(e=>{const s=(0,P.rK)(e),[l]=s?.
numbers??[];return s!==null&&!(0,P.Ty)(s)&&(l===5n||l===6n)}),J=(0,u.w3)({id:u.Qq,moved_to:u.Qq});function w(r,e){const s=(0,u.D4)(r,J);if(!s.ok)return s;const{
id:l,moved_to:a}=s.value,M=(0,x.mi)(a===""?l:a,"terraform"),A=M.kind==="registry"&&M.type===e;return(0,E.Ju)(A?M.namespace:null)}const k=(0,u.w3)({ascii_armor:u.
Qq}),D=(0,u.Tj)((0,u.w3)({hashes:(0,u.p_)(u.Qq),package_size:u.nd})),b=(r,e)=>(0,u.w3)({protocols:(0,u.p_)(u.Qq),os:u.Qq,arch:u.Qq,filename:u.Qq,shasum:u.Qq,download_url:u.
Qq,shasums_url:u.Qq,shasums_signature_url:u.Qq,signing_keys:(0,u.w3)({gpg_public_keys:(0,u.p_)((0,u.lq)(r))}),packages:e}),T={terraform:b((0,u.w3)({ascii_armor:u.
Qq,trust_signature:u.Qq}),u.gy),"opentofu before 1.12":b(k,u.gy),opentofu:b(k,D)},p=(r,e)=>(0,u.D4)(r,T[e]),v=(0,u.w3)({versions:(0,u.Tj)((0,u.w3)({}))});function y(r,e){
const s=f(r,e,v);return s.ok?(0,E.Ju)([...s.value.versions?.keys()??[]]):s}const U=(0,u.w3)({archives:(0,u.Tj)((0,u.lq)((0,u.w3)({url:u.Qq,hashes:(0,u.p_)(u.Qq)})))});
function h(r,e,s){const l=f(r,e,U);if(!l.ok)return l;const a=l.value.archives?.get(s);return a===void 0?(0,E.Ju)(null):a===null?(0,E.TR)(`has null for ${s}, at \
which the clients crash`):a.hashes.some(M=>M.indexOf(":")<1)?(0,E.TR)(`has a hash without a scheme, such as "zh:", in "archives.${s}"`):(0,E.Ju)(a)}function f(r,e,s){
return(0,m.i)(e??"")==="application/json"?(0,u.D4)(r,s):(0,E.TR)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((pe,q,c)=>{c.d(q,{EH:()=>k,Fl:()=>D,ad:()=>W,fZ:()=>x,i5:()=>Z,ny:()=>Y,sw:()=>P,ut:()=>w,zS:()=>J});var m=c(4091),E=c(4283);const x=(p,v)=>T(
b(p),`${u(v)}/versions`),P=(p,v,y)=>T(b(p),`${u(v)}/${y}/download`),u=({namespace:p,name:v,system:y})=>`${p}/${v}/${y}`,Z=(p,{namespace:v,type:y})=>T(p,`${v}/${y}\
/versions`),W=(p,{namespace:v,type:y},U,h)=>T(p,`${v}/${y}/${U}/download/${h.replace("_","/")}`),Y=(p,v)=>T(b(p),v);function J(p,{host:v,namespace:y,type:U},h){
const f=(0,E.O2)(p,`${v}/${y}/${U}/${h}`);return!f.ok||f.value.scheme==="https"?f:(0,m.TR)(`unsupported protocol scheme "${f.value.scheme}"`)}function w(p,v){if(!/^\.{0,2}\//.
test(v))return(0,m.Ju)(v);const y=(0,E.O2)(p,v);return y.ok?(0,m.Ju)((0,E.jr)(y.value)):y}function k(p,v){const y=D(p,v);return y.ok&&y.value.fragment!==""?(0,m.
TR)("must not include fragment part"):y}function D(p,v){const y=(0,E.O2)(p,v);if(!y.ok)return y;const{scheme:U}=y.value;return U==="http"||U==="https"?y:(0,m.TR)(
"must use http or https scheme")}const b=p=>p.path.endsWith("/")?p:{...p,path:`${p.path}/`};function T(p,v){const y=(0,E.O2)(p,v);if(!y.ok)throw new Error(y.why);
return y.value}}),8279:((pe,q,c)=>{c.d(q,{Ml:()=>y,hc:()=>p,KX:()=>f,Up:()=>v});var m=c(3024),E=c(6760),x=c(3916),P=c(5747),u=c(9075),Z=c(9562),W=c(6134),Y=c(1022),
J=c(8700),w=c(5257);let k=function(...r){return{readHcl:k}=c.late([245,167,727,845],1727),new.target?new k(...r):k(...r)},D=function(...r){return{detach:D}=c.late(
[245,167,727,845],1727),new.target?new D(...r):D(...r)};function b(r){const{body:e}=k(r),s=(0,W.SH)(e,"provider",1).flatMap(({labels:[l],body:a})=>{const M=(0,Y.
mi)(D(l?.value??""),"terraform");if(M.kind!=="registry")return[];const A=(0,W.w4)(a,"hashes")?.value,R=(A?.kind==="tuple"?A.elements:[]).flatMap(X=>X.kind==="st\
ring"?[D(X.value)]:[]);return[[(0,w.JT)(M),R.filter(J.e)]]});return new Map(s)}let T=function(...r){return{localMirrors:T}=c.late([834],1834),new.target?new T(...r):
T(...r)};const p=(r,e)=>new Map(Array.from(r,s=>[s,b((0,P.r7)((0,E.join)(e,s))??"")]));function v(r){const e=T();return U(s=>{const l=(0,E.join)(r,s);return(0,m.
existsSync)(l)?l:null},(s,l)=>e(s,l).length>0)}function y(r){const e=new Map(r.map(({directory:s,providers:l})=>[h(s),new Set(l)]));return U(s=>e.has(s)?s:null,
(s,l)=>e.get(s)?.has((0,w.JT)(l))??!1)}function U(r,e){const s=(0,u.Oo)(l=>{const a=l.replace(/\/$/,""),M=a==="."||l!==a,A=h(a),O=r(A),R=M?[]:s((0,x.dirname)(a));
return O===null?R:[{path:O,shown:A},...R]});return{around:s,holds:e}}const h=r=>`${r==="."?"":`${r}/`}terraform.d/plugins`;function f(r,e,{around:s,holds:l}){const a=r.
flatMap(A=>{const O=s((0,x.dirname)(A.place.file));return O.length===0?[]:A.needs.filter(({service:X})=>X===Z.xq).flatMap(({host:X})=>e.flatMap(te=>(0,w.lc)(A,X,
te)??[])).flatMap(X=>O.filter(({path:te})=>l(te,X)).map(({shown:te})=>({shown:te,provider:(0,w.JT)(X)})))}),M=Map.groupBy(a,({shown:A})=>(0,x.dirname)((0,x.dirname)(
A)));return Array.from(M,([A,O])=>({directory:A,providers:[...new Set(O.map(({provider:R})=>R))]}))}})};export{st as ids,rt as modules};
