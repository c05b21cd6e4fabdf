const Qe=[192,219,343],Ye={5262:((ce,Q,u)=>{u.d(Q,{Fs:()=>de,Ik:()=>S,KI:()=>ee,L5:()=>ie,NT:()=>e,Ru:()=>c,Ww:()=>n,YO:()=>$,Yj:()=>ne,ah:()=>K,ai:()=>H,cG:()=>r,
eu:()=>L,g1:()=>se,lq:()=>C,me:()=>j,nd:()=>p,pd:()=>y,xL:()=>me,yG:()=>a,yq:()=>N,z6:()=>E,zM:()=>G});var m,O={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function A(s){return!s&&!m?O:{lang:s?.lang??m?.lang,message:s?.message,abortEarly:s?.abortEarly??m?.abortEarly,abortPipeEarly:s?.abortPipeEarly??m?.abortPipeEarly}}
var b;function l(s){return b?.get(s)}var Y;function z(s){return Y?.get(s)}var J;function x(s,o){return J?.get(s)?.get(o)}function R(s){const o=typeof s;return o===
"string"?`"${s}"`:o==="number"||o==="bigint"||o==="boolean"?`${s}`:o==="object"||o==="function"?(s&&Object.getPrototypeOf(s)?.constructor?.name)??"null":o}function k(s,o,t,f,T){
const I=T&&"input"in T?T.input:t.value,U=T?.expected??s.expects??null,re=T?.received??R(I),F={kind:s.kind,type:s.type,input:I,expected:U,received:re,message:`In\
valid ${o}: ${U?`Expected ${U} but r`:"R"}eceived ${re}`,requirement:s.requirement,path:T?.path,issues:T?.issues,lang:f.lang,abortEarly:f.abortEarly,abortPipeEarly:f.
abortPipeEarly},X=s.kind==="schema",te=T?.message??s.message??x(s.reference,F.lang)??(X?z(F.lang):null)??f.message??l(F.lang);te!==void 0&&(F.message=typeof te==
"function"?te(F):te),X&&(t.typed=!1),t.issues?t.issues.push(F):t.issues=[F]}function P(s,o){return s===o||Number.isNaN(s)&&Number.isNaN(o)}function _(s,o){return Object.
prototype.hasOwnProperty.call(s,o)&&o!=="__proto__"&&o!=="prototype"&&o!=="constructor"}function D(s,o){const t=[...new Set(s)];return t.length>1?`(${t.join(` ${o}\
 `)})`:t[0]??"never"}function d(s){return s["~standard"]={version:1,vendor:"valibot",validate:o=>s["~run"]({value:o},A())},s}var v=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function E(s,o){return{kind:"validation",type:"check",reference:E,async:!1,
expects:null,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&k(this,"input",t,f),t}}}function K(s,o){return{kind:"transformation",
type:"guard",reference:K,async:!1,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement(t.value)&&(k(this,"input",t,f),t.typed=!1),t}}}function p(s){
return{kind:"validation",type:"integer",reference:p,async:!1,expects:null,requirement:Number.isInteger,message:s,"~run"(o,t){return o.typed&&!this.requirement(o.
value)&&k(this,"integer",o,t),o}}}function c(s,o){return{kind:"validation",type:"max_length",reference:c,async:!1,expects:`<=${s}`,requirement:s,message:o,"~run"(t,f){
return t.typed&&t.value.length>this.requirement&&k(this,"length",t,f,{received:`${t.value.length}`}),t}}}function r(s,o){return{kind:"validation",type:"max_valu\
e",reference:r,async:!1,expects:`<=${s instanceof Date?s.toJSON():R(s)}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!(t.value<=this.requirement)&&k(this,
"value",t,f,{received:t.value instanceof Date?t.value.toJSON():R(t.value)}),t}}}function n(s,o){return{kind:"validation",type:"min_value",reference:n,async:!1,expects:`\
>=${s instanceof Date?s.toJSON():R(s)}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!(t.value>=this.requirement)&&k(this,"value",t,f,{received:t.value instanceof
Date?t.value.toJSON():R(t.value)}),t}}}function e(s){return{kind:"transformation",type:"raw_transform",reference:e,async:!1,"~run"(o,t){const f=s({dataset:o,config:t,
addIssue:T=>k(this,T?.label??"input",o,t,T),NEVER:null});return o.issues?o.typed=!1:o.value=f,o}}}function a(s,o){return{kind:"validation",type:"regex",reference:a,
async:!1,expects:`${s}`,requirement:s,message:o,"~run"(t,f){return t.typed&&!this.requirement.test(t.value)&&k(this,"format",t,f),t}}}function y(s){return{kind:"\
transformation",type:"transform",reference:y,async:!1,operation:s,"~run"(o){return o.value=this.operation(o.value),o}}}function w(s,o,t){return typeof s.fallback==
"function"?s.fallback(o,t):s.fallback}function M(s,o,t){return typeof s.default=="function"?s.default(o,t):s.default}function $(s,o){return d({kind:"schema",type:"\
array",reference:$,expects:"Array",async:!1,item:s,message:o,"~run"(t,f){const T=t.value;if(Array.isArray(T)){t.typed=!0,t.value=[];for(let I=0;I<T.length;I++){
const U=T[I],re=this.item["~run"]({value:U},f);if(re.issues){const F={type:"array",origin:"value",input:T,key:I,value:U};for(const X of re.issues)X.path?X.path.
unshift(F):X.path=[F],t.issues?.push(X);if(t.issues||(t.issues=re.issues),f.abortEarly){t.typed=!1;break}}re.typed||(t.typed=!1),t.value.push(re.value)}}else k(
this,"type",t,f);return t}})}function G(s){return d({kind:"schema",type:"boolean",reference:G,expects:"boolean",async:!1,message:s,"~run"(o,t){return typeof o.value==
"boolean"?o.typed=!0:k(this,"type",o,t),o}})}function N(s,o){return d({kind:"schema",type:"exact_optional",reference:N,expects:s.expects,async:!1,wrapped:s,default:o,
"~run"(t,f){return this.wrapped["~run"](t,f)}})}function L(s,o){return d({kind:"schema",type:"literal",reference:L,expects:R(s),async:!1,literal:s,message:o,"~r\
un"(t,f){return P(t.value,this.literal)?t.typed=!0:k(this,"type",t,f),t}})}function j(s,o){return d({kind:"schema",type:"nullable",reference:j,expects:`(${s.expects}\
 | null)`,async:!1,wrapped:s,default:o,"~run"(t,f){return t.value===null&&(this.default!==void 0&&(t.value=M(this,t,f)),t.value===null)?(t.typed=!0,t):this.wrapped["\
~run"](t,f)}})}function H(s){return d({kind:"schema",type:"number",reference:H,expects:"number",async:!1,message:s,"~run"(o,t){return typeof o.value=="number"&&
!isNaN(o.value)?o.typed=!0:k(this,"type",o,t),o}})}function S(s,o){return d({kind:"schema",type:"object",reference:S,expects:"Object",async:!1,entries:s,message:o,
"~run"(t,f){const T=t.value;if(T&&typeof T=="object"){t.typed=!0,t.value={};for(const I in this.entries){const U=this.entries[I];if(I in T||(U.type==="exact_opt\
ional"||U.type==="optional"||U.type==="nullish")&&U.default!==void 0){const re=I in T?T[I]:M(U),F=U["~run"]({value:re},f);if(F.issues){const X={type:"object",origin:"\
value",input:T,key:I,value:re};for(const te of F.issues)te.path?te.path.unshift(X):te.path=[X],t.issues?.push(te);if(t.issues||(t.issues=F.issues),f.abortEarly){
t.typed=!1;break}}F.typed||(t.typed=!1),t.value[I]=F.value}else if(U.fallback!==void 0)t.value[I]=w(U);else if(U.type!=="exact_optional"&&U.type!=="optional"&&U.
type!=="nullish"&&(k(this,"key",t,f,{input:void 0,expected:`"${I}"`,path:[{type:"object",origin:"key",input:T,key:I,value:T[I]}]}),f.abortEarly))break}}else k(this,
"type",t,f);return t}})}function C(s,o){return d({kind:"schema",type:"optional",reference:C,expects:`(${s.expects} | undefined)`,async:!1,wrapped:s,default:o,"~\
run"(t,f){return t.value===void 0&&(this.default!==void 0&&(t.value=M(this,t,f)),t.value===void 0)?(t.typed=!0,t):this.wrapped["~run"](t,f)}})}function ee(s,o){
return d({kind:"schema",type:"picklist",reference:ee,expects:D(s.map(R),"|"),async:!1,options:s,message:o,"~run"(t,f){return this.options.includes(t.value)?t.typed=
!0:k(this,"type",t,f),t}})}function se(s,o,t){return d({kind:"schema",type:"record",reference:se,expects:"Object",async:!1,key:s,value:o,message:t,"~run"(f,T){const I=f.
value;if(I&&typeof I=="object"){f.typed=!0,f.value={};for(const U in I)if(_(I,U)){const re=I[U],F=this.key["~run"]({value:U},T);if(F.issues){const te={type:"obj\
ect",origin:"key",input:I,key:U,value:re};for(const ae of F.issues)ae.path=[te],f.issues?.push(ae);if(f.issues||(f.issues=F.issues),T.abortEarly){f.typed=!1;break}}
const X=this.value["~run"]({value:re},T);if(X.issues){const te={type:"object",origin:"value",input:I,key:U,value:re};for(const ae of X.issues)ae.path?ae.path.unshift(
te):ae.path=[te],f.issues?.push(ae);if(f.issues||(f.issues=X.issues),T.abortEarly){f.typed=!1;break}}(!F.typed||!X.typed)&&(f.typed=!1),F.typed&&(f.value[F.value]=
X.value)}}else k(this,"type",f,T);return f}})}function ne(s){return d({kind:"schema",type:"string",reference:ne,expects:"string",async:!1,message:s,"~run"(o,t){
return typeof o.value=="string"?o.typed=!0:k(this,"type",o,t),o}})}function ie(){return d({kind:"schema",type:"unknown",reference:ie,expects:"unknown",async:!1,
"~run"(s){return s.typed=!0,s}})}function de(...s){return d({...s[0],pipe:s,"~run"(o,t){for(const f of s)if(f.kind!=="metadata"){if(o.issues&&(f.kind==="schema"||
f.kind==="transformation")){o.typed=!1;break}(!o.issues||!t.abortEarly&&!t.abortPipeEarly)&&(o=f["~run"](o,t))}return o}})}function me(s,o,t){const f=s["~run"](
{value:o},A(t));return{typed:f.typed,success:!f.issues,output:f.value,issues:f.issues}}}),6192:((ce,Q,u)=>{u.d(Q,{A7:()=>d,Ik:()=>_,Jt:()=>R,Qq:()=>Y,fd:()=>v,p_:()=>P,
qF:()=>r,qG:()=>J,rD:()=>x,wC:()=>z,yL:()=>k});var m=u(5262),O=u(4091),A=u(4e3);const b=1e4,l=`a text of at most ${b} characters`,Y=m.Fs(m.Yj("a text"),m.Ru(b,l)),
z=(n,e)=>m.Fs(m.Yj(e),m.Ru(b,l),m.yG(n,e)),J=(n,e)=>m.Fs(m.Yj(e),m.Ru(b,l),m.ah(n,e));function x(n,e){const a=`a whole number from ${n} to ${e}`;return m.Fs(m.ai(
a),m.nd(a),m.Ww(n,a),m.cG(e,a))}const R=m.zM("true or false"),k=n=>m.KI(n,`one of ${n.join(", ")}`),P=n=>m.YO(n,"an array"),_=n=>m.Ik(n,({path:e})=>{const a=n[String(
e?.[0]?.key)];return a===void 0?"an object":D(a)});function D(n){return"message"in n&&typeof n.message=="string"?n.message:"wrapped"in n?D(n.wrapped):"an object"}
const d=(n,e)=>m.g1(n,e,"an object");function v(n,e){const a=m.xL(n,e,{abortEarly:!0});return a.success?(0,O.Ju)(a.output):(0,O.TR)(E(a.issues[0]))}function E({
path:n,input:e,message:a}){const y=n??[],$=(y.at(-1)?.origin==="key"&&e!==void 0?y.slice(0,-1):y).map(({key:G})=>K(G)).join("").replace(/^\./,"");return`${$===""?
"the value":$} is ${c(e)}; expected ${a}`}function K(n){if(typeof n=="number")return`[${n}]`;const e=String(n);return/^\w+$/.test(e)?`.${e}`:`[${c(e)}]`}const p=80;
function c(n){return n===void 0?"missing":Array.isArray(n)?"an array":typeof n=="object"&&n!==null?"an object":(0,A.dh)(JSON.stringify(n),p)}function r(n){if(n.
trim()==="")return(0,O.TR)("is empty");try{return(0,O.Ju)(JSON.parse(n))}catch{return(0,O.TR)("is not JSON")}}}),2219:((ce,Q,u)=>{u.d(Q,{zx:()=>ge,WS:()=>Ke,rC:()=>Ve,
gy:()=>le});var m=u(4091),O=u(4e3),A=u(3592),b=u(6192),l=u(3152),Y=u(3916),z=u(9075),J=u(2161),x=u(7495),R=u(4667);let k=function(...i){return{meaningOfAbsent:k}=
u.late([245,626,895],895),new.target?new k(...i):k(...i)},P=function(...i){return{needsOf:P}=u.late([245,626,895],895),new.target?new P(...i):P(...i)},_=function(...i){
return{neededByImplied:_}=u.late([245,626,895],895),new.target?new _(...i):_(...i)};function D({kind:i,absent:h=i}){return i!=="required_provider"?[i,h]:[i,h,"r\
equired_provider_legacy","required_provider_invalid"]}const d=[...new Set([...R.I.flatMap(D),"implied_provider","saved_state"])],v=(0,z.Oo)(i=>R.I.filter(h=>D(h).
includes(i)));function E({kind:i,backend:h}){const g=v(i),B=g.find(q=>q.backend===h)??g[0];if(B===void 0)throw new Error(`no row of the usage table has ${i}`);return B}
const K=i=>i!==void 0&&i.value===void 0;function p(i){const{clients:h,isOverridden:g,replacedFor:B=[],stateHosts:q={}}=i;if(i.kind==="saved_state")return{...x.zt,
directHost:i.text??"",needs:[]};if(i.kind==="implied_provider"){const Z=_(h);return g?{...Z,needs:[]}:Z}const V=E(i),W=new Map(h.map(Z=>[Z,c(i,V,Z)])),ue=[...W].
filter(([Z])=>!g&&!B.includes(Z)),oe=[...W.values()].find(({host:Z,directHost:fe})=>Z!==null||fe!==void 0);return{host:oe?.host??null,isHostImplied:oe?.isHostImplied??
!1,directHost:oe?.directHost,needs:P(new Map(ue),V,Z=>q[Z]??null)}}function c(i,h,g){const{text:B,evaluated:q,version:V}=i,W=q===void 0?{text:B,isWhole:!0}:q[g];
return W===void 0?x.zt:W.text===null?B!==null&&h.defaults===void 0?x.zt:n(i,h,g):W.isWhole?x.pb[h.grammar](W.text,g,K(V)):(0,x.i4)(h.grammar,W.text,g)??x.zt}const r=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function n({kind:i,address:h,place:g},B,q){const[,V=null]=r.exec(h)??[],W=(0,J.L8)((0,Y.basename)(g.file),new Set,"")??{class:"config",isOverride:!1};return k({
row:B,kind:i,address:h,localName:V},W,q)}var e=u(5262),a=u(5143),y=u(5799),w=u(1064),M=u(1831),$=u(8416),G=u(3469),N=u(5603),L=u(7854);let j=function(...i){return{
problemFacts:j}=u.late([507],4507),new.target?new j(...i):j(...i)};const{Qq:H,Ik:S,p_:C,yL:ee,wC:se}=b,ne=e.me(H),ie=e.yq(b.Jt,!1),de=b.rD(0,Number.MAX_SAFE_INTEGER),
me=se(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),s=se(/^[\w.+-]{1,100}$/,"a version"),o=i=>{const h=(0,M.Pv)((0,M.pk)(i));return h.ok&&h.value===i},t=b.
qG(o,"a hostname"),f=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,T=se(f,"a path in the repository"),I=se(new RegExp(`^$|${f.source}`),"a path in the \
repository"),U=b.rD(1,2**25),F=S({file:T,...{line:U,column:U,endColumn:U},target:e.lq(T)}),X=ee(w.zK),te=ee(w.Du),ae=i=>S({terraform:e.yq(i),opentofu:e.yq(i)}),
Me=[w.Du,...w.Du.map(i=>[i])],Oe=i=>Me.find(h=>h.length===i.length&&h.every(g=>i.includes(g))),pe=e.Fs(C(te),e.z6(i=>Oe(i)!==void 0,"one or two different CLIs"),
e.pd(i=>Oe(i)??i)),xe=S({text:H,value:e.yq(ae(ne)),place:F}),Se=S({root:ne,source:ne,version:ne,isOpen:ie}),Re=e.Fs(S({kind:ee(d),host:ne,address:H,text:ne,...F.
entries,clients:pe,version:e.yq(xe),constraints:e.yq(H),evaluated:e.yq(ae(S({text:ne,isWhole:ie}))),calls:e.yq(ae(C(Se))),backend:e.yq(H),stateHosts:e.yq(ae(t)),
hasOwnToken:ie,workspace:e.yq(S({organization:ne,name:ne,lacks:e.yq(C(ee(L.Rt)))})),isOverridden:ie,replacedFor:e.yq(pe),directories:e.yq(C(I))}),e.pd(({host:i,
file:h,line:g,column:B,endColumn:q,target:V,...W})=>({...W,place:{file:h,line:g,column:B,endColumn:q,target:V}}))),Pe=e.Fs(S({clients:pe,releases:C(H),versions:ae(
H),why:H,evidence:C(S({client:te,level:ee(N.A),place:F,text:H,version:ne})),isGuess:e.yq(e.eu(!0,"true"))}),e.pd(({releases:i,...h})=>({...h,name:(0,$.WJ)(h.clients),
releases:h.clients.flatMap(g=>De(g,i))})));function De(i,h){const g=w.pH.filter(B=>B.client===i&&h.includes(B.name));return g.length===0?(0,G.w)(i,[]):g}const Ie=i=>Object.
hasOwn(j(),i),je=e.Fs(S({code:b.qG(Ie,"a problem code"),severity:ee(y.oC),message:H,help:e.yq(H),affects:C(X),clients:pe,namedHost:e.yq(e.me(t),null),places:C(F),
isPlaceholder:e.yq(b.Jt)}),e.pd(({code:i,severity:h,message:g,help:B,affects:q,...V})=>{const W=j()[i],ue=W.affects.filter(fe=>q.includes(fe)),oe=B===void 0?{message:g}:
{message:g,help:B},Z={...W,code:i,usualSeverity:W.severity,severity:h,affects:ue};return(0,y.hD)({...Z,...oe},V)})),Fe=[...L.O8,...L.VZ,...Object.keys(w.$I),"bi\
nary"],Ne=S({kind:ee(Fe),text:H,localName:ne,place:F,directories:e.yq(C(I))}),Ce=S({directory:I,module:e.me(I),unknown:e.me(F),isPartial:ie,replaced:C(T),files:C(
T)}),ke=S({name:e.Fs(H,e.z6(a.en,"a name such as acme/network")),url:e.me(se(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:e.me(se(/^(?:[\da-f]{40}|[\da-f]{64})$/,
"the hash of a commit"))}),Le=e.Fs(b.A7(me,C(H)),e.pd(i=>new Map(Object.entries(i)))),we=S({kind:ee(["repository"]),schemaVersion:de,version:s}),Ue=S({repository:S(
{name:ke.entries.name})}),Be=/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,$e=S({...we.entries,writtenAt:e.yq(se(Be,"a time in UTC")),repository:ke,dialect:Pe,setting:S(
{name:ee(["auto","terraform","opentofu","both"]),version:e.me(s)}),usedBy:C(X),files:de,bytes:de,usages:de,isEmpty:ie,notes:C(je),declared:C(Ne),units:e.yq(C(Ce),
[]),roots:C(S({directory:T,clients:pe})),rootsAreNamed:ie,locks:C(S({file:T,hashes:Le})),plugins:C(S({directory:T,providers:C(me)}))}),ge=128*1024*1024,he=1e7,be=25e4;
function Ke(i){if(Ge.test(i.slice(0,1e3)))return le("is the report of a check, not a usages file; keep reports in another directory");if(i.length>he&&Ae(i)>he)return le(
`has ${Te}`);const h=i.replace(/^\uFEFF/,"").trimEnd().split(`
`),g=We(h.pop()??"");if(!g.ok)return le(`${g.why}; ${_e}`);const{line:B,schemaVersion:q,version:V}=g.value,W=(0,b.fd)(Ue,B),ue=W.ok?W.value.repository.name:null;
if(q!==A.G5)return le(`schemaVersion is ${q}, which tf-disco ${A.xv} cannot read; use the same version of tf-disco for \`tf-disco usages\` and \`tf-disco check\``,
ue);if(h.length>be)return le(`has more than ${be} usages; ${Ee}`,ue);const oe=Je(h,B);if(oe.ok)return oe;const Z=`it was written by tf-disco ${V}; write it with\
 version ${A.xv}`;return le(`${oe.why}; ${V===A.xv?_e:Z}`,ue)}const le=(i,h=null)=>({ok:!1,why:i,repository:h});function We(i){const h=(0,b.qF)(i);if(!h.ok)return(0,m.
TR)(i===""?h.why:`the last line ${h.why}`);const g=(0,b.fd)(we,h.value);return g.ok?(0,m.Ju)({line:h.value,...g.value}):(0,m.TR)(`the last line is not about the\
 repository: ${g.why}`)}function Je(i,h){const g=(0,b.fd)($e,h);if(!g.ok)return(0,m.TR)(`line ${i.length+1}: ${g.why}`);const{kind:B,schemaVersion:q,version:V,usages:W,
...ue}=g.value,oe=[];for(const[Z,fe]of i.entries()){const ve=He(fe);if(!ve.ok)return(0,m.TR)(`line ${Z+1}${ve.why}`);oe.push({...ve.value,...p(ve.value)})}return W!==
i.length?(0,m.TR)(`has ${i.length} usages, and its last line counts ${W}`):(0,m.Ju)({...ue,usages:oe})}function He(i){const h=(0,b.qF)(i);if(!h.ok)return(0,m.TR)(
` ${h.why}`);const g=(0,b.fd)(Re,h.value);return g.ok?g:(0,m.TR)(`: ${g.why}`)}const Ge=/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/,_e="\
write the file with `tf-disco usages --format json`",Ee="scan fewer directories of the repository",Te=`more than ${he} values; ${Ee}`;function Ae(i){let h=0;for(let g=0;g<
i.length;g+=1){const B=i.charCodeAt(g);(B===44||B===91||B===123)&&(h+=1)}return h}function*Ve(i,h){const g=ze(i);if(g!==void 0)throw ye(`${(0,O.dh)(g)} is outsi\
de the current directory; run \`tf-disco usages\` in the top directory of the repository`);const B={...i,usages:[],declared:[],units:[],roots:[],locks:[]},q=(0,b.
fd)($e,JSON.parse([...h(B)].join("")));if(!q.ok)throw ye(q.why);let[V,W,ue]=[0,0,0];for(const oe of h(i)){V+=Buffer.byteLength(oe),ue+=1;const Z=W>0?[oe]:Iterator.
from(h(i)).take(ue);if(V>he)for(const fe of Z)W+=Ae(fe);if(V>ge)throw ye(`the file would have more than ${ge/1024/1024} MiB; ${Ee}`);if(W>he)throw ye(`the file \
would have ${Te}`);yield oe}}function ze({usages:i,declared:h,roots:g}){return[...[...i,...h].map(({place:V})=>V.file),...g.map(({directory:V})=>V)].find(V=>/^(?:\/|\.\.(?:\/|$))/.
test(V))}const ye=i=>new l.GN([`the usages of this repository cannot be written: ${i}`])}),4667:((ce,Q,u)=>{u.d(Q,{F:()=>G,I:()=>$});var m=u(9075),O=u(9037),A=u(
9562);const b={terraform:"app.terraform.io",opentofu:null},l={terraform:"app.terraform.io",opentofu:"app.terraform.io"},Y={terraform:"static",opentofu:"static"},
z={opentofu:"static"},J={terraform:"any",opentofu:"any"},x=["config","migrate"],R=["stack","deploy"],k={position:["source"],grammar:"module",service:A.e$},P={...k,
grammar:"stack-component",isLiteral:!0},_={...P,service:null},D={...k,grammar:"terragrunt",evaluation:J},d={position:"entries",grammar:"provider",service:A.xq,isLiteral:!0,
absent:"required_provider_nosource"},v={position:["hostname"],grammar:"host",service:A.Bn,defaults:b},E={...v,service:A.OZ},K={...v,evaluation:J},p={...v,service:A.
M,defaults:l},c={position:["address"],grammar:"url",service:null};function r(N,L,j,H,{absence:S,...C}={}){const ee=L===""?[]:L.split(" > ").map(se=>se.split(" "));
return{kind:j,files:N,path:ee.map(([se="",...ne])=>[se,...ne]),...S&&{absent:`${j}${S}`},...H,...C}}const n={absence:"_missing"},e={absence:"_default"},a={evaluation:z,
merges:"backend"},y={backend:"cloud",service:A.OZ},w="data terraform_remote_state *",M=(N,L,j)=>Object.entries(L).map(([H,S])=>{const C={...c,grammar:j,position:S.
split(" ")};return r(x,N+H,"backend",C,a)}),$=[r(x,"module *","module",k,{...n,evaluation:Y,merges:"module"}),r(x,"terraform > required_providers","required_pro\
vider",d,{merges:"provider"}),r(x,"required_providers","required_provider",d,{isReserved:!0}),r(x,"terraform > cloud","cloud",E,{...e,...a}),r(x,"terraform > ba\
ckend remote","backend_remote",v,{...e,...a}),...M("terraform > backend ",O.FV,"url"),...M("terraform > backend ",O.Gb,"host-part"),...M("terraform > backend ",
{local:"path workspace_dir"},"state-path"),...M("terraform > encryption > key_provider ",O.nT,"url"),...[w,`check * > ${w}`].flatMap(N=>[r(x,N,"remote_state",K,
{...e,backend:"remote"}),r(x,N,"remote_state",K,{...y,...e})]),r(x,w,"remote_state",c,{backend:"http",evaluation:J}),r([...x,"query"],"provider tfe","provider_t\
fe",p,{...e,evaluation:J}),r(["test"],"provider tfe","provider_tfe",p),r(["lock"],"provider *","lock_provider",{position:"label",grammar:"locked-provider",service:A.
xq,isLiteral:!0}),r(["test"],"run * > module","test_module",P,{...n,grammar:"test-module"}),r(["test"],"run * > backend remote","test_backend_remote",v,e),r(R,"\
required_providers","required_provider",d),r(R,"component *","stack_component",P,n),r(R,"removed","stack_removed",P,n),r(R,"stack *","stack_stack",_,{...n,grammar:"\
stack"}),r(["deploy"],"upstream_input *","upstream_input",_,{grammar:"stack-output"}),r(["migrate"],"state_store_provider","state_store_provider",d),r(["migrate"],
"from > backend remote","migrate_backend_remote",v,e),...["terraform","unit *","stack *"].map(N=>r(["terragrunt"],N,"terragrunt_source",D)),r(["terragrunt"],"ca\
talog","terragrunt_source",{...D,position:"urls"})],G=(0,m.Oo)(N=>{const L=$.filter(({files:j})=>j.includes(N));return Map.groupBy(L,({path:[j]})=>j?.[0]??"")})}),
7511:((ce,Q,u)=>{u.d(Q,{i:()=>R});const m="[A-Za-z0-9!#$%&'*+.^_`{|}~-]+",O=String.raw`[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]`,A=String.
raw`[()<>@,;:\\"/[\]?=]`,b=new RegExp(`^${m}(?:/${m})?$`),l=String.raw`"((?:[^"\\\r\n]|\\${A}|\\(?!${A}))*)"`,Y=new RegExp(`;${O}*(${m})${O}*=${O}*(?:(${m})|${l}\
)${O}*`,"y"),z=new RegExp(`;${O}*$`,"y"),J=new RegExp(String.raw`\\(${A})`,"g"),x=new RegExp(`^${O}+|(?<!${O})${O}+$`,"g");function R(_){const D=_.indexOf(";"),
d=P((D<0?_:_.slice(0,D)).replace(x,""));return b.test(d)&&(D<0||k(_,D))?d:null}function k(_,D){const d=new Map;for(let v=D;v<_.length;){Y.lastIndex=v;const[E,K="",
p,c=""]=Y.exec(_)??[];if(E===void 0)return z.lastIndex=v,z.test(_);const r=K.toLowerCase(),n=p??c.replace(J,"$1"),e=d.get(r);if(e!==void 0&&e!==n)return!1;d.set(
r,n),v+=E.length}return!0}const P=_=>_.replaceAll("\u0130","i").toLowerCase()}),1343:((ce,Q,u)=>{u.r(Q),u.d(Q,{listRepository:()=>E,readableFile:()=>m.rC,renderUsagesJson:()=>Y});
var m=u(2219),O=u(1342),A=u(3592),b=u(9587),l=u(8820);const Y=(c,r=n=>n)=>(0,O.mk)(z(c,r)).map(n=>(0,l.s$)(n));function*z(c,r){const{usages:n,notes:e,dialect:a,
...y}=c;for(const M of n){const{isHostImplied:$,directHost:G,needs:N,place:L,...j}=r(M),H=j.hasOwnToken||void 0,S=j.isOverridden||void 0;yield`${J({...j,hasOwnToken:H,
isOverridden:S,...L})}
`}const w={kind:"repository",schemaVersion:A.G5,version:A.xv,...r({...y,locks:y.locks.map(({file:M,hashes:$})=>({file:M,hashes:Object.fromEntries($)})),dialect:k(
a),usages:n.length,notes:e.map(P)})};for(const[M,$]of Object.entries(w))if($!==!1&&(yield`${M==="kind"?"{":","}"${M}":${Array.isArray($)?"[":J($)}`,!!Array.isArray(
$))){for(const[G,N]of $.entries())yield`${G===0?"":","}${J(N)}`;yield"]"}yield`}
`}function J(c){const r=JSON.stringify(c);return!(0,b.r_)(r)&&!r.includes("false")?r:JSON.stringify(c,R)}const x=new Set(["file","directory","target","root"]);function R(c,r){
return typeof r=="string"?x.has(c)?r:c==="text"?(0,b.Qj)(r):(0,b._U)(r):r===!1?void 0:r}const k=({name:c,releases:r,evidence:n,...e})=>({...e,releases:r.map(({name:a})=>a),
evidence:n.map(({isCloud:a,...y})=>y)});function P(c){const{affects:r,clients:n,namedHost:e,places:a,isPlaceholder:y}=c,{code:w,severity:M,message:$,help:G}=c.problem;
return{code:w,severity:M,message:$,help:G,affects:r,clients:n,namedHost:e,places:a,isPlaceholder:y}}var _=u(8279),D=u(9762),d=u(2446);let v=function(...c){return{
nameRepository:v}=u.late([602],2602),new.target?new v(...c):v(...c)};function E(c,r,n,e){const{directory:a,environment:y}=n,{dialect:w,usedBy:M,usages:$,notes:G}=(0,d.
o)(r,c,n),{clients:N}=w,{declared:L,units:j,files:H,bytes:S,isEmpty:C}=c,ee=(0,D.lz)({usages:$,declared:L,units:j,clients:N},r,!0),se=new Set(ee.flatMap(ie=>ie.
unknown));return{...{dialect:w,setting:r.dialect,usages:$,notes:G,declared:L},writtenAt:e.toISOString(),repository:v(a,y),usedBy:M(),files:H,bytes:S,isEmpty:C,units:j.
filter(ie=>ie.unknown===null||se.has(ie)),roots:K(ee),rootsAreNamed:r.roots.length>0,locks:p(ee,a),plugins:(0,_.KX)($,N,(0,_.Up)(a))}}function K(c){const r=new Map;
for(const{client:n,roots:e}of c)for(const{name:a}of e)r.set(a,[...r.get(a)??[],n]);return Array.from(r,([n,e])=>({directory:n||".",clients:e}))}function p(c,r){
const n=c.flatMap(a=>a.roots),e=new Set(n.flatMap(({lockFile:a})=>a??[]));return Array.from((0,_.hc)(e,r),([a,y])=>({file:a,hashes:y}))}}),8700:((ce,Q,u)=>{u.d(
Q,{CT:()=>P,KB:()=>b,e:()=>_,fi:()=>K,jY:()=>v,uH:()=>k,yI:()=>d});var m=u(7705),O=u(1731),A=u(156);function b(p,c,r){const{os:n,arch:e,shasum:a}=p,y=/^[0-9a-fA-F]{64}$/.
test(a),w=`${n}_${e}`===c;return{early:[...Y(p.protocols),...l([w?null:`is for ${n}_${e} instead of ${c} (\`os\`, \`arch\`)`,z(r,"download_url",p.download_url),
x(p.packages),y?null:J(a),z(r,"shasums_url",p.shasums_url),z(r,"shasums_signature_url",p.shasums_signature_url)]),...p.download_url===""?[{kind:"no-archive"}]:[]],
late:l([R(p,c)]),hashes:y&&w?[`zh:${a.toLowerCase()}`]:null}}const l=p=>p.flatMap(c=>c===null?[]:{kind:"description",why:c});function Y(p){const c=p.find(r=>(0,O.
rK)(r)===null);return c!==void 0?[{kind:"description",why:`has "${c}" in \`protocols\`, which is not a version`}]:p.length===0||(0,A.PN)(p)?[]:[{kind:"protocols",
protocols:p}]}function z(p,c,r){const n=(0,m.Fl)(p,r);return n.ok?null:`has an invalid URL in \`${c}\`: ${n.why}`}const J=p=>p===""?"has no `shasum`":`has "${p}\
" in \`shasum\`, which is not 64 hexadecimal digits`;function x(p){const c=[...p?.keys()??[]].filter(e=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(e)),r=Array.from(p?.
values()??[],e=>e.hashes).flat(),n=[...c,...r.filter(e=>e.indexOf(":")<1)][0];return n===void 0?null:`has "${n}" in \`packages\`, which OpenTofu cannot read`}function R({
packages:p,shasum:c},r){if(!p?.size)return null;const n=p.get(r);if(n===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";
if(n.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const e=n.hashes.filter(a=>a.startsWith("zh:"));return e.some(
a=>a!==`zh:${c}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":e.length>0?null:"has no `zh:` hash for the platform in `packa\
ges`, which OpenTofu requires"}function k(p,c){if(p===null)return{early:[{kind:"platform"}],late:[],hashes:null};const{url:r,hashes:n}=p,e=n.length===0||n.some(
_),a=l([r===""?`has no \`url\` for ${c}`:null,e?null:`has no \`zh:\` or \`h1:\` hash for ${c}, but others`]);return{early:a,late:[],hashes:a.length===0?n:null}}
const P=["zh:","h1:"],_=p=>P.some(c=>p.startsWith(c)),D=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function d(p,{filename:c,shasum:r}){
for(const n of p.split(`
`)){const[e="",a]=n.split(D,4).filter(y=>y!=="");if(a===c)return/^[0-9a-fA-F]{64}$/.test(e)?e.toLowerCase()===r.toLowerCase()?null:`has another hash for ${c} th\
an \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${c}`}return`has no line for ${c===""?"the empty `filename` of the package":
c}`}function v(p){const[c]=p;return c===void 0?"the signature of its checksums is empty":c===194||(c&252)===136?null:"the signature of its checksums is not a bi\
nary OpenPGP signature (with `--armor` it is text)"}const E="in `signing_keys.gpg_public_keys`";function K(p){const[c]=p;return p.includes(null)?`the descriptio\
n has null ${E}, at which the clients crash`:c===void 0?`the description has no key ${E}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(c??"")?null:`t\
he description has a key ${E} whose \`ascii_armor\` is not an armored public key`}}),156:((ce,Q,u)=>{u.d(Q,{I0:()=>p,PN:()=>J,TT:()=>z,h:()=>d,oM:()=>E,tD:()=>R});
var m=u(7511),O=u(4091),A=u(1022),b=u(1731),l=u(7681);const Y=(0,l.w3)({versions:(0,l.p_)((0,l.w3)({version:l.Qq,protocols:(0,l.p_)(l.Qq)})),warnings:(0,l.p_)(l.
Qq)});function z(r){const n=(0,l.D4)(r,Y);if(!n.ok)return n;const{versions:e,warnings:a}=n.value,y=new Map(e.map($=>[$.version,$.protocols])),w=[...y.keys()],M=w.
filter($=>J(y.get($)??[]));return(0,O.Ju)({texts:w,compatible:M.length===w.length?w:M,warnings:w.length===0?[]:a})}const J=r=>r.some(n=>{const e=(0,b.rK)(n),[a]=e?.
numbers??[];return e!==null&&!(0,b.Ty)(e)&&(a===5n||a===6n)}),x=(0,l.w3)({id:l.Qq,moved_to:l.Qq});function R(r,n){const e=(0,l.D4)(r,x);if(!e.ok)return e;const{
id:a,moved_to:y}=e.value,w=(0,A.mi)(y===""?a:y,"terraform"),M=w.kind==="registry"&&w.type===n;return(0,O.Ju)(M?w.namespace:null)}const k=(0,l.w3)({ascii_armor:l.
Qq}),P=(0,l.Tj)((0,l.w3)({hashes:(0,l.p_)(l.Qq),package_size:l.nd})),_=(r,n)=>(0,l.w3)({protocols:(0,l.p_)(l.Qq),os:l.Qq,arch:l.Qq,filename:l.Qq,shasum:l.Qq,download_url:l.
Qq,shasums_url:l.Qq,shasums_signature_url:l.Qq,signing_keys:(0,l.w3)({gpg_public_keys:(0,l.p_)((0,l.lq)(r))}),packages:n}),D={terraform:_((0,l.w3)({ascii_armor:l.
Qq,trust_signature:l.Qq}),l.gy),"opentofu before 1.12":_(k,l.gy),opentofu:_(k,P)},d=(r,n)=>(0,l.D4)(r,D[n]),v=(0,l.w3)({versions:(0,l.Tj)((0,l.w3)({}))});function E(r,n){
const e=c(r,n,v);return e.ok?(0,O.Ju)([...e.value.versions?.keys()??[]]):e}const K=(0,l.w3)({archives:(0,l.Tj)((0,l.lq)((0,l.w3)({url:l.Qq,hashes:(0,l.p_)(l.Qq)})))});
function p(r,n,e){const a=c(r,n,K);if(!a.ok)return a;const y=a.value.archives?.get(e);return y===void 0?(0,O.Ju)(null):y===null?(0,O.TR)(`has null for ${e}, at \
which the clients crash`):y.hashes.some(w=>w.indexOf(":")<1)?(0,O.TR)(`has a hash without a scheme, such as "zh:", in "archives.${e}"`):(0,O.Ju)(y)}function c(r,n,e){
return(0,m.i)(n??"")==="application/json"?(0,l.D4)(r,e):(0,O.TR)(n===null?"has no Content-Type; expected application/json":"has a Content-Type other than applic\
ation/json")}}),7705:((ce,Q,u)=>{u.d(Q,{EH:()=>k,Fl:()=>P,ad:()=>z,fZ:()=>A,i5:()=>Y,ny:()=>J,sw:()=>b,ut:()=>R,zS:()=>x});var m=u(4091),O=u(4283);const A=(d,v)=>D(
_(d),`${l(v)}/versions`),b=(d,v,E)=>D(_(d),`${l(v)}/${E}/download`),l=({namespace:d,name:v,system:E})=>`${d}/${v}/${E}`,Y=(d,{namespace:v,type:E})=>D(d,`${v}/${E}\
/versions`),z=(d,{namespace:v,type:E},K,p)=>D(d,`${v}/${E}/${K}/download/${p.replace("_","/")}`),J=(d,v)=>D(_(d),v);function x(d,{host:v,namespace:E,type:K},p){
const c=(0,O.O2)(d,`${v}/${E}/${K}/${p}`);return!c.ok||c.value.scheme==="https"?c:(0,m.TR)(`unsupported protocol scheme "${c.value.scheme}"`)}function R(d,v){if(!/^\.{0,2}\//.
test(v))return(0,m.Ju)(v);const E=(0,O.O2)(d,v);return E.ok?(0,m.Ju)((0,O.jr)(E.value)):E}function k(d,v){const E=P(d,v);return E.ok&&E.value.fragment!==""?(0,m.
TR)("must not include fragment part"):E}function P(d,v){const E=(0,O.O2)(d,v);if(!E.ok)return E;const{scheme:K}=E.value;return K==="http"||K==="https"?E:(0,m.TR)(
"must use http or https scheme")}const _=d=>d.path.endsWith("/")?d:{...d,path:`${d.path}/`};function D(d,v){const E=(0,O.O2)(d,v);if(!E.ok)throw new Error(E.why);
return E.value}}),8279:((ce,Q,u)=>{u.d(Q,{Ml:()=>K,hc:()=>v,KX:()=>r,Up:()=>E});var m=u(3024),O=u(6760),A=u(3916),b=u(5747),l=u(9075),Y=u(9562),z=u(6134),J=u(1022),
x=u(8700),R=u(5257);let k=function(...n){return{readHcl:k}=u.late([245,626,907],895),new.target?new k(...n):k(...n)},P=function(...n){return{detach:P}=u.late([245,
626,907],895),new.target?new P(...n):P(...n)};const _=(0,l.Oo)(n=>(0,J.mi)(n,"terraform"));function D(n){const{body:e}=k(n),a=(0,z.SH)(e,"provider",1).flatMap(({
labels:[y],body:w})=>{const M=_(P(y?.value??""));if(M.kind!=="registry")return[];const $=(0,z.w4)(w,"hashes")?.value,N=($?.kind==="tuple"?$.elements:[]).flatMap(
L=>L.kind==="string"?[P(L.value)]:[]);return[[(0,R.JT)(M),N.filter(x.e)]]});return new Map(a)}let d=function(...n){return{localMirrors:d}=u.late([834],1834),new.target?
new d(...n):d(...n)};const v=(n,e)=>new Map(Array.from(n,a=>[a,D((0,b.r7)((0,O.join)(e,a))??"")]));function E(n){const e=d();return p(a=>{const y=(0,O.join)(n,a);
return(0,m.existsSync)(y)?y:null},(a,y)=>e(a,y).length>0)}function K(n){const e=new Map(n.map(({directory:a,providers:y})=>[c(a),new Set(y)]));return p(a=>e.has(
a)?a:null,(a,y)=>e.get(a)?.has((0,R.JT)(y))??!1)}function p(n,e){const a=(0,l.Oo)(y=>{const w=y.replace(/\/$/,""),M=w==="."||y!==w,$=c(w),G=n($),N=M?[]:a((0,A.dirname)(
w));return G===null?N:[{path:G,shown:$},...N]});return{around:a,holds:e}}const c=n=>`${n==="."?"":`${n}/`}terraform.d/plugins`;function r(n,e,{around:a,holds:y}){
const w=n.flatMap($=>{const G=a((0,A.dirname)($.place.file));return G.length===0?[]:$.needs.filter(({service:L})=>L===Y.xq).flatMap(({host:L})=>e.flatMap(j=>(0,R.
lc)($,L,j)??[])).flatMap(L=>G.filter(({path:j})=>y(j,L)).map(({shown:j})=>({shown:j,provider:(0,R.JT)(L)})))}),M=Map.groupBy(w,({shown:$})=>(0,A.dirname)((0,A.dirname)(
$)));return Array.from(M,([$,G])=>({directory:$,providers:[...new Set(G.map(({provider:N})=>N))]}))}})};export{Qe as ids,Ye as modules};
