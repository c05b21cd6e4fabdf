const re=192,ue=[192],ie={5262:((Z,A,E)=>{E.d(A,{Fs:()=>ee,Ik:()=>q,KI:()=>X,L5:()=>Q,NT:()=>l,Ru:()=>j,Ww:()=>i,YO:()=>O,Yj:()=>H,ah:()=>w,ai:()=>Y,cG:()=>I,eu:()=>C,
g1:()=>z,lq:()=>U,me:()=>W,nd:()=>D,pd:()=>d,xL:()=>ne,yG:()=>a,yq:()=>V,z6:()=>M,zM:()=>S});var t,g={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};
function F(n){return!n&&!t?g:{lang:n?.lang??t?.lang,message:n?.message,abortEarly:n?.abortEarly??t?.abortEarly,abortPipeEarly:n?.abortPipeEarly??t?.abortPipeEarly}}
var k;function x(n){return k?.get(n)}var R;function T(n){return R?.get(n)}var J;function $(n,r){return J?.get(n)?.get(r)}function b(n){const r=typeof n;return r===
"string"?`"${n}"`:r==="number"||r==="bigint"||r==="boolean"?`${n}`:r==="object"||r==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":r}function p(n,r,e,u,s){
const o=s&&"input"in s?s.input:e.value,c=s?.expected??n.expects??null,m=s?.received??b(o),f={kind:n.kind,type:n.type,input:o,expected:c,received:m,message:`Inva\
lid ${r}: ${c?`Expected ${c} but r`:"R"}eceived ${m}`,requirement:n.requirement,path:s?.path,issues:s?.issues,lang:u.lang,abortEarly:u.abortEarly,abortPipeEarly:u.
abortPipeEarly},y=n.kind==="schema",h=s?.message??n.message??$(n.reference,f.lang)??(y?T(f.lang):null)??u.message??x(f.lang);h!==void 0&&(f.message=typeof h=="f\
unction"?h(f):h),y&&(e.typed=!1),e.issues?e.issues.push(f):e.issues=[f]}function G(n,r){return n===r||Number.isNaN(n)&&Number.isNaN(r)}function L(n,r){return Object.
prototype.hasOwnProperty.call(n,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function N(n,r){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${r}\
 `)})`:e[0]??"never"}function v(n){return n["~standard"]={version:1,vendor:"valibot",validate:r=>n["~run"]({value:r},F())},n}var B=new RegExp("^(?:[\\u{1F1E6}-\\u\
{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Mo\
difier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?\
![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function M(n,r){return{kind:"validation",type:"check",reference:M,async:!1,
expects:null,requirement:n,message:r,"~run"(e,u){return e.typed&&!this.requirement(e.value)&&p(this,"input",e,u),e}}}function w(n,r){return{kind:"transformation",
type:"guard",reference:w,async:!1,requirement:n,message:r,"~run"(e,u){return e.typed&&!this.requirement(e.value)&&(p(this,"input",e,u),e.typed=!1),e}}}function D(n){
return{kind:"validation",type:"integer",reference:D,async:!1,expects:null,requirement:Number.isInteger,message:n,"~run"(r,e){return r.typed&&!this.requirement(r.
value)&&p(this,"integer",r,e),r}}}function j(n,r){return{kind:"validation",type:"max_length",reference:j,async:!1,expects:`<=${n}`,requirement:n,message:r,"~run"(e,u){
return e.typed&&e.value.length>this.requirement&&p(this,"length",e,u,{received:`${e.value.length}`}),e}}}function I(n,r){return{kind:"validation",type:"max_valu\
e",reference:I,async:!1,expects:`<=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~run"(e,u){return e.typed&&!(e.value<=this.requirement)&&p(this,
"value",e,u,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),e}}}function i(n,r){return{kind:"validation",type:"min_value",reference:i,async:!1,expects:`\
>=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~run"(e,u){return e.typed&&!(e.value>=this.requirement)&&p(this,"value",e,u,{received:e.value instanceof
Date?e.value.toJSON():b(e.value)}),e}}}function l(n){return{kind:"transformation",type:"raw_transform",reference:l,async:!1,"~run"(r,e){const u=n({dataset:r,config:e,
addIssue:s=>p(this,s?.label??"input",r,e,s),NEVER:null});return r.issues?r.typed=!1:r.value=u,r}}}function a(n,r){return{kind:"validation",type:"regex",reference:a,
async:!1,expects:`${n}`,requirement:n,message:r,"~run"(e,u){return e.typed&&!this.requirement.test(e.value)&&p(this,"format",e,u),e}}}function d(n){return{kind:"\
transformation",type:"transform",reference:d,async:!1,operation:n,"~run"(r){return r.value=this.operation(r.value),r}}}function K(n,r,e){return typeof n.fallback==
"function"?n.fallback(r,e):n.fallback}function P(n,r,e){return typeof n.default=="function"?n.default(r,e):n.default}function O(n,r){return v({kind:"schema",type:"\
array",reference:O,expects:"Array",async:!1,item:n,message:r,"~run"(e,u){const s=e.value;if(Array.isArray(s)){e.typed=!0,e.value=[];for(let o=0;o<s.length;o++){
const c=s[o],m=this.item["~run"]({value:c},u);if(m.issues){const f={type:"array",origin:"value",input:s,key:o,value:c};for(const y of m.issues)y.path?y.path.unshift(
f):y.path=[f],e.issues?.push(y);if(e.issues||(e.issues=m.issues),u.abortEarly){e.typed=!1;break}}m.typed||(e.typed=!1),e.value.push(m.value)}}else p(this,"type",
e,u);return e}})}function S(n){return v({kind:"schema",type:"boolean",reference:S,expects:"boolean",async:!1,message:n,"~run"(r,e){return typeof r.value=="boole\
an"?r.typed=!0:p(this,"type",r,e),r}})}function V(n,r){return v({kind:"schema",type:"exact_optional",reference:V,expects:n.expects,async:!1,wrapped:n,default:r,
"~run"(e,u){return this.wrapped["~run"](e,u)}})}function C(n,r){return v({kind:"schema",type:"literal",reference:C,expects:b(n),async:!1,literal:n,message:r,"~r\
un"(e,u){return G(e.value,this.literal)?e.typed=!0:p(this,"type",e,u),e}})}function W(n,r){return v({kind:"schema",type:"nullable",reference:W,expects:`(${n.expects}\
 | null)`,async:!1,wrapped:n,default:r,"~run"(e,u){return e.value===null&&(this.default!==void 0&&(e.value=P(this,e,u)),e.value===null)?(e.typed=!0,e):this.wrapped["\
~run"](e,u)}})}function Y(n){return v({kind:"schema",type:"number",reference:Y,expects:"number",async:!1,message:n,"~run"(r,e){return typeof r.value=="number"&&
!isNaN(r.value)?r.typed=!0:p(this,"type",r,e),r}})}function q(n,r){return v({kind:"schema",type:"object",reference:q,expects:"Object",async:!1,entries:n,message:r,
"~run"(e,u){const s=e.value;if(s&&typeof s=="object"){e.typed=!0,e.value={};for(const o in this.entries){const c=this.entries[o];if(o in s||(c.type==="exact_opt\
ional"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const m=o in s?s[o]:P(c),f=c["~run"]({value:m},u);if(f.issues){const y={type:"object",origin:"\
value",input:s,key:o,value:m};for(const h of f.issues)h.path?h.path.unshift(y):h.path=[y],e.issues?.push(h);if(e.issues||(e.issues=f.issues),u.abortEarly){e.typed=
!1;break}}f.typed||(e.typed=!1),e.value[o]=f.value}else if(c.fallback!==void 0)e.value[o]=K(c);else if(c.type!=="exact_optional"&&c.type!=="optional"&&c.type!==
"nullish"&&(p(this,"key",e,u,{input:void 0,expected:`"${o}"`,path:[{type:"object",origin:"key",input:s,key:o,value:s[o]}]}),u.abortEarly))break}}else p(this,"ty\
pe",e,u);return e}})}function U(n,r){return v({kind:"schema",type:"optional",reference:U,expects:`(${n.expects} | undefined)`,async:!1,wrapped:n,default:r,"~run"(e,u){
return e.value===void 0&&(this.default!==void 0&&(e.value=P(this,e,u)),e.value===void 0)?(e.typed=!0,e):this.wrapped["~run"](e,u)}})}function X(n,r){return v({kind:"\
schema",type:"picklist",reference:X,expects:N(n.map(b),"|"),async:!1,options:n,message:r,"~run"(e,u){return this.options.includes(e.value)?e.typed=!0:p(this,"ty\
pe",e,u),e}})}function z(n,r,e){return v({kind:"schema",type:"record",reference:z,expects:"Object",async:!1,key:n,value:r,message:e,"~run"(u,s){const o=u.value;
if(o&&typeof o=="object"){u.typed=!0,u.value={};for(const c in o)if(L(o,c)){const m=o[c],f=this.key["~run"]({value:c},s);if(f.issues){const h={type:"object",origin:"\
key",input:o,key:c,value:m};for(const _ of f.issues)_.path=[h],u.issues?.push(_);if(u.issues||(u.issues=f.issues),s.abortEarly){u.typed=!1;break}}const y=this.value["\
~run"]({value:m},s);if(y.issues){const h={type:"object",origin:"value",input:o,key:c,value:m};for(const _ of y.issues)_.path?_.path.unshift(h):_.path=[h],u.issues?.
push(_);if(u.issues||(u.issues=y.issues),s.abortEarly){u.typed=!1;break}}(!f.typed||!y.typed)&&(u.typed=!1),f.typed&&(u.value[f.value]=y.value)}}else p(this,"ty\
pe",u,s);return u}})}function H(n){return v({kind:"schema",type:"string",reference:H,expects:"string",async:!1,message:n,"~run"(r,e){return typeof r.value=="str\
ing"?r.typed=!0:p(this,"type",r,e),r}})}function Q(){return v({kind:"schema",type:"unknown",reference:Q,expects:"unknown",async:!1,"~run"(n){return n.typed=!0,n}})}
function ee(...n){return v({...n[0],pipe:n,"~run"(r,e){for(const u of n)if(u.kind!=="metadata"){if(r.issues&&(u.kind==="schema"||u.kind==="transformation")){r.typed=
!1;break}(!r.issues||!e.abortEarly&&!e.abortPipeEarly)&&(r=u["~run"](r,e))}return r}})}function ne(n,r,e){const u=n["~run"]({value:r},F(e));return{typed:u.typed,
success:!u.issues,output:u.value,issues:u.issues}}}),6192:((Z,A,E)=>{E.d(A,{A7:()=>v,Ik:()=>L,Jt:()=>b,Qq:()=>R,fd:()=>B,p_:()=>G,qF:()=>I,qG:()=>J,rD:()=>$,wC:()=>T,
yL:()=>p});var t=E(5262),g=E(4091),F=E(4e3);const k=1e4,x=`a text of at most ${k} characters`,R=t.Fs(t.Yj("a text"),t.Ru(k,x)),T=(i,l)=>t.Fs(t.Yj(l),t.Ru(k,x),t.
yG(i,l)),J=(i,l)=>t.Fs(t.Yj(l),t.Ru(k,x),t.ah(i,l));function $(i,l){const a=`a whole number from ${i} to ${l}`;return t.Fs(t.ai(a),t.nd(a),t.Ww(i,a),t.cG(l,a))}
const b=t.zM("true or false"),p=i=>t.KI(i,`one of ${i.join(", ")}`),G=i=>t.YO(i,"an array"),L=i=>t.Ik(i,({path:l})=>{const a=i[String(l?.[0]?.key)];return a===void 0?
"an object":N(a)});function N(i){return"message"in i&&typeof i.message=="string"?i.message:"wrapped"in i?N(i.wrapped):"an object"}const v=(i,l)=>t.g1(i,l,"an ob\
ject");function B(i,l){const a=t.xL(i,l,{abortEarly:!0});return a.success?(0,g.Ju)(a.output):(0,g.TR)(M(a.issues[0]))}function M({path:i,input:l,message:a}){const d=i??
[],O=(d.at(-1)?.origin==="key"&&l!==void 0?d.slice(0,-1):d).map(({key:S})=>w(S)).join("").replace(/^\./,"");return`${O===""?"the value":O} is ${j(l)}; expected ${a}`}
function w(i){if(typeof i=="number")return`[${i}]`;const l=String(i);return/^\w+$/.test(l)?`.${l}`:`[${j(l)}]`}const D=80;function j(i){return i===void 0?"missi\
ng":Array.isArray(i)?"an array":typeof i=="object"&&i!==null?"an object":(0,F.dh)(JSON.stringify(i),D)}function I(i){if(i.trim()==="")return(0,g.TR)("is empty");
try{return(0,g.Ju)(JSON.parse(i))}catch{return(0,g.TR)("is not JSON")}}})};export{re as id,ue as ids,ie as modules};
