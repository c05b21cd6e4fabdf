const ne=192,re=[192],se={5262:((Q,S,_)=>{_.d(S,{Fs:()=>Z,Ik:()=>Y,KI:()=>X,L5:()=>H,NT:()=>u,Ru:()=>P,Ww:()=>I,YO:()=>K,Yj:()=>q,ah:()=>M,ai:()=>U,cG:()=>j,eu:()=>V,
g1:()=>z,me:()=>W,nd:()=>D,pd:()=>a,xL:()=>ee,yG:()=>l,yq:()=>w,z6:()=>N,zM:()=>O});var t,g={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function F(n){return!n&&!t?g:{lang:n?.lang??t?.lang,message:n?.message,abortEarly:n?.abortEarly??t?.abortEarly,abortPipeEarly:n?.abortPipeEarly??t?.abortPipeEarly}}
var A;function k(n){return A?.get(n)}var d;function R(n){return d?.get(n)}var T;function J(n,r){return T?.get(n)?.get(r)}function b(n){const r=typeof n;return r===
"string"?`"${n}"`:r==="number"||r==="bigint"||r==="boolean"?`${n}`:r==="object"||r==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":r}function p(n,r,e,s,i){
const o=i&&"input"in i?i.input:e.value,c=i?.expected??n.expects??null,v=i?.received??b(o),f={kind:n.kind,type:n.type,input:o,expected:c,received:v,message:`Inva\
lid ${r}: ${c?`Expected ${c} but r`:"R"}eceived ${v}`,requirement:n.requirement,path:i?.path,issues:i?.issues,lang:s.lang,abortEarly:s.abortEarly,abortPipeEarly:s.
abortPipeEarly},y=n.kind==="schema",h=i?.message??n.message??J(n.reference,f.lang)??(y?R(f.lang):null)??s.message??k(f.lang);h!==void 0&&(f.message=typeof h=="f\
unction"?h(f):h),y&&(e.typed=!1),e.issues?e.issues.push(f):e.issues=[f]}function L(n,r){return n===r||Number.isNaN(n)&&Number.isNaN(r)}function $(n,r){return Object.
prototype.hasOwnProperty.call(n,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function G(n,r){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${r}\
 `)})`:e[0]??"never"}function m(n){return n["~standard"]={version:1,vendor:"valibot",validate:r=>n["~run"]({value:r},F())},n}var C=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function N(n,r){return{kind:"validation",type:"check",reference:N,async:!1,
expects:null,requirement:n,message:r,"~run"(e,s){return e.typed&&!this.requirement(e.value)&&p(this,"input",e,s),e}}}function M(n,r){return{kind:"transformation",
type:"guard",reference:M,async:!1,requirement:n,message:r,"~run"(e,s){return e.typed&&!this.requirement(e.value)&&(p(this,"input",e,s),e.typed=!1),e}}}function D(n){
return{kind:"validation",type:"integer",reference:D,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(r,e){return r.typed&&!this.requirement(r.
value)&&p(this,"integer",r,e),r}}}function P(n,r){return{kind:"validation",type:"max_length",reference:P,async:!1,expects:`<=${n}`,requirement:n,message:r,"~run"(e,s){
return e.typed&&e.value.length>this.requirement&&p(this,"length",e,s,{received:`${e.value.length}`}),e}}}function j(n,r){return{kind:"validation",type:"max_valu\
e",reference:j,async:!1,expects:`<=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~run"(e,s){return e.typed&&!(e.value<=this.requirement)&&p(this,
"value",e,s,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),e}}}function I(n,r){return{kind:"validation",type:"min_value",reference:I,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~run"(e,s){return e.typed&&!(e.value>=this.requirement)&&p(this,"value",e,s,{received:e.value instanceof
Date?e.value.toJSON():b(e.value)}),e}}}function u(n){return{kind:"transformation",type:"raw_transform",reference:u,async:!1,"~run"(r,e){const s=n({dataset:r,config:e,
addIssue:i=>p(this,i?.label??"input",r,e,i),NEVER:null});return r.issues?r.typed=!1:r.value=s,r}}}function l(n,r){return{kind:"validation",type:"regex",reference:l,
async:!1,expects:`${n}`,requirement:n,message:r,"~run"(e,s){return e.typed&&!this.requirement.test(e.value)&&p(this,"format",e,s),e}}}function a(n){return{kind:"\
transformation",type:"transform",reference:a,async:!1,operation:n,"~run"(r){return r.value=this.operation(r.value),r}}}function x(n,r,e){return typeof n.fallback==
"function"?n.fallback(r,e):n.fallback}function B(n,r,e){return typeof n.default=="function"?n.default(r,e):n.default}function K(n,r){return m({kind:"schema",type:"\
array",reference:K,expects:"Array",async:!1,item:n,message:r,"~run"(e,s){const i=e.value;if(Array.isArray(i)){e.typed=!0,e.value=[];for(let o=0;o<i.length;o++){
const c=i[o],v=this.item["~run"]({value:c},s);if(v.issues){const f={type:"array",origin:"value",input:i,key:o,value:c};for(const y of v.issues)y.path?y.path.unshift(
f):y.path=[f],e.issues?.push(y);if(e.issues||(e.issues=v.issues),s.abortEarly){e.typed=!1;break}}v.typed||(e.typed=!1),e.value.push(v.value)}}else p(this,"type",
e,s);return e}})}function O(n){return m({kind:"schema",type:"boolean",reference:O,expects:"boolean",async:!1,message:n,"~run"(r,e){return typeof r.value=="boole\
an"?r.typed=!0:p(this,"type",r,e),r}})}function w(n,r){return m({kind:"schema",type:"exact_optional",reference:w,expects:n.expects,async:!1,wrapped:n,default:r,
"~run"(e,s){return this.wrapped["~run"](e,s)}})}function V(n,r){return m({kind:"schema",type:"literal",reference:V,expects:b(n),async:!1,literal:n,message:r,"~r\
un"(e,s){return L(e.value,this.literal)?e.typed=!0:p(this,"type",e,s),e}})}function W(n,r){return m({kind:"schema",type:"nullable",reference:W,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:r,"~run"(e,s){return e.value===null&&(this.default!==void 0&&(e.value=B(this,e,s)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,s)}})}function U(n){return m({kind:"schema",type:"number",reference:U,expects:"number",async:!1,message:n,"~run"(r,e){return typeof r.value=="number"&&
!isNaN(r.value)?r.typed=!0:p(this,"type",r,e),r}})}function Y(n,r){return m({kind:"schema",type:"object",reference:Y,expects:"Object",async:!1,entries:n,message:r,
"~run"(e,s){const i=e.value;if(i&&typeof i=="object"){e.typed=!0,e.value={};for(const o in this.entries){const c=this.entries[o];if(o in i||(c.type==="exact_opt\
ional"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const v=o in i?i[o]:B(c),f=c["~run"]({value:v},s);if(f.issues){const y={type:"object",origin:"\
value",input:i,key:o,value:v};for(const h of f.issues)h.path?h.path.unshift(y):h.path=[y],e.issues?.push(h);if(e.issues||(e.issues=f.issues),s.abortEarly){e.typed=
!1;break}}f.typed||(e.typed=!1),e.value[o]=f.value}else if(c.fallback!==void 0)e.value[o]=x(c);else if(c.type!=="exact_optional"&&c.type!=="optional"&&c.type!==
"nullish"&&(p(this,"key",e,s,{input:void 0,expected:`"${o}"`,path:[{type:"object",origin:"key",input:i,key:o,value:i[o]}]}),s.abortEarly))break}}else p(this,"ty\
pe",e,s);return e}})}function X(n,r){return m({kind:"schema",type:"picklist",reference:X,expects:G(n.map(b),"|"),async:!1,options:n,message:r,"~run"(e,s){return this.
options.includes(e.value)?e.typed=!0:p(this,"type",e,s),e}})}function z(n,r,e){return m({kind:"schema",type:"record",reference:z,expects:"Object",async:!1,key:n,
value:r,message:e,"~run"(s,i){const o=s.value;if(o&&typeof o=="object"){s.typed=!0,s.value={};for(const c in o)if($(o,c)){const v=o[c],f=this.key["~run"]({value:c},
i);if(f.issues){const h={type:"object",origin:"key",input:o,key:c,value:v};for(const E of f.issues)E.path=[h],s.issues?.push(E);if(s.issues||(s.issues=f.issues),
i.abortEarly){s.typed=!1;break}}const y=this.value["~run"]({value:v},i);if(y.issues){const h={type:"object",origin:"value",input:o,key:c,value:v};for(const E of y.
issues)E.path?E.path.unshift(h):E.path=[h],s.issues?.push(E);if(s.issues||(s.issues=y.issues),i.abortEarly){s.typed=!1;break}}(!f.typed||!y.typed)&&(s.typed=!1),
f.typed&&(s.value[f.value]=y.value)}}else p(this,"type",s,i);return s}})}function q(n){return m({kind:"schema",type:"string",reference:q,expects:"string",async:!1,
message:n,"~run"(r,e){return typeof r.value=="string"?r.typed=!0:p(this,"type",r,e),r}})}function H(){return m({kind:"schema",type:"unknown",reference:H,expects:"\
unknown",async:!1,"~run"(n){return n.typed=!0,n}})}function Z(...n){return m({...n[0],pipe:n,"~run"(r,e){for(const s of n)if(s.kind!=="metadata"){if(r.issues&&(s.
kind==="schema"||s.kind==="transformation")){r.typed=!1;break}(!r.issues||!e.abortEarly&&!e.abortPipeEarly)&&(r=s["~run"](r,e))}return r}})}function ee(n,r,e){const s=n["\
~run"]({value:r},F(e));return{typed:s.typed,success:!s.issues,output:s.value,issues:s.issues}}}),6192:((Q,S,_)=>{_.d(S,{A7:()=>C,Ik:()=>G,Jt:()=>p,Qq:()=>R,fd:()=>N,
p_:()=>$,qF:()=>I,qG:()=>J,rD:()=>b,wC:()=>T,yL:()=>L});var t=_(5262),g=_(4091),F=_(4e3),A=_(6174);const k=1e4,d=`a text of at most ${k} characters`,R=t.Fs(t.Yj(
"a text"),t.Ru(k,d)),T=(u,l)=>t.Fs(t.Yj(l),t.Ru(k,d),t.yG(u,l)),J=(u,l)=>t.Fs(t.Yj(l),t.Ru(k,d),t.ah(u,l));function b(u,l){const a=`a whole number from ${u} to ${l}`;
return t.Fs(t.ai(a),t.nd(a),t.Ww(u,a),t.cG(l,a))}const p=t.zM("true or false"),L=u=>t.KI(u,`one of ${u.join(", ")}`),$=u=>t.YO(u,"an array"),G=u=>t.Ik(u,({path:l})=>{
const a=u[String(l?.[0]?.key)];return a===void 0?"an object":m(a)});function m(u){return"message"in u&&typeof u.message=="string"?u.message:"wrapped"in u?m(u.wrapped):
"an object"}const C=(u,l)=>t.g1(u,l,"an object");function N(u,l){const a=t.xL(u,l,{abortEarly:!0});return a.success?(0,g.Ju)(a.output):(0,g.TR)(M(a.issues[0]))}
function M({path:u,input:l,message:a}){const x=u??[],O=(x.at(-1)?.origin==="key"&&l!==void 0?x.slice(0,-1):x).map(({key:w})=>D(w)).join("").replace(/^\./,"");return`${O===
""?"the value":O} is ${j(l)}; expected ${a}`}function D(u){if(typeof u=="number")return`[${u}]`;const l=String(u);return/^\w+$/.test(l)?`.${l}`:`[${j(l)}]`}const P=80;
function j(u){return u===void 0?"missing":Array.isArray(u)?"an array":typeof u=="object"&&u!==null?"an object":(0,F.dh)((0,A._U)(JSON.stringify(u)),P)}function I(u){
if(u.trim()==="")return(0,g.TR)("is empty");try{return(0,g.Ju)(JSON.parse(u))}catch{return(0,g.TR)("is not JSON")}}})};export{ne as id,re as ids,se as modules};
