const ee=192,ne=[192],re={5262:((H,A,_)=>{_.d(A,{Fs:()=>Q,Ik:()=>U,KI:()=>Y,L5:()=>q,NT:()=>x,Ru:()=>D,Ww:()=>P,YO:()=>d,Yj:()=>X,ai:()=>W,cG:()=>I,eu:()=>O,g1:()=>z,
me:()=>S,nd:()=>M,pd:()=>u,xL:()=>Z,yG:()=>w,yq:()=>V,z6:()=>N,zM:()=>C});var t,g={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function F(n){
return!n&&!t?g:{lang:n?.lang??t?.lang,message:n?.message,abortEarly:n?.abortEarly??t?.abortEarly,abortPipeEarly:n?.abortPipeEarly??t?.abortPipeEarly}}var R;function k(n){
return R?.get(n)}var j;function T(n){return j?.get(n)}var J;function L(n,r){return J?.get(n)?.get(r)}function b(n){const r=typeof n;return r==="string"?`"${n}"`:
r==="number"||r==="bigint"||r==="boolean"?`${n}`:r==="object"||r==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":r}function a(n,r,e,s,i){const o=i&&
"input"in i?i.input:e.value,l=i?.expected??n.expects??null,v=i?.received??b(o),f={kind:n.kind,type:n.type,input:o,expected:l,received:v,message:`Invalid ${r}: ${l?
`Expected ${l} but r`:"R"}eceived ${v}`,requirement:n.requirement,path:i?.path,issues:i?.issues,lang:s.lang,abortEarly:s.abortEarly,abortPipeEarly:s.abortPipeEarly},
y=n.kind==="schema",h=i?.message??n.message??L(n.reference,f.lang)??(y?T(f.lang):null)??s.message??k(f.lang);h!==void 0&&(f.message=typeof h=="function"?h(f):h),
y&&(e.typed=!1),e.issues?e.issues.push(f):e.issues=[f]}function $(n,r){return n===r||Number.isNaN(n)&&Number.isNaN(r)}function G(n,r){return Object.prototype.hasOwnProperty.
call(n,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function B(n,r){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${r} `)})`:e[0]??"never"}function m(n){
return n["~standard"]={version:1,vendor:"valibot",validate:r=>n["~run"]({value:r},F())},n}var K=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{\
E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base\
}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\
\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function N(n,r){return{kind:"validation",type:"check",reference:N,async:!1,expects:null,requirement:n,message:r,
"~run"(e,s){return e.typed&&!this.requirement(e.value)&&a(this,"input",e,s),e}}}function M(n){return{kind:"validation",type:"integer",reference:M,async:!1,expects:null,
requirement:Number.isInteger,message:n,"~run"(r,e){return r.typed&&!this.requirement(r.value)&&a(this,"integer",r,e),r}}}function D(n,r){return{kind:"validation",
type:"max_length",reference:D,async:!1,expects:`<=${n}`,requirement:n,message:r,"~run"(e,s){return e.typed&&e.value.length>this.requirement&&a(this,"length",e,s,
{received:`${e.value.length}`}),e}}}function I(n,r){return{kind:"validation",type:"max_value",reference:I,async:!1,expects:`<=${n instanceof Date?n.toJSON():b(n)}`,
requirement:n,message:r,"~run"(e,s){return e.typed&&!(e.value<=this.requirement)&&a(this,"value",e,s,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),
e}}}function P(n,r){return{kind:"validation",type:"min_value",reference:P,async:!1,expects:`>=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~ru\
n"(e,s){return e.typed&&!(e.value>=this.requirement)&&a(this,"value",e,s,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),e}}}function x(n){return{
kind:"transformation",type:"raw_transform",reference:x,async:!1,"~run"(r,e){const s=n({dataset:r,config:e,addIssue:i=>a(this,i?.label??"input",r,e,i),NEVER:null});
return r.issues?r.typed=!1:r.value=s,r}}}function w(n,r){return{kind:"validation",type:"regex",reference:w,async:!1,expects:`${n}`,requirement:n,message:r,"~run"(e,s){
return e.typed&&!this.requirement.test(e.value)&&a(this,"format",e,s),e}}}function u(n){return{kind:"transformation",type:"transform",reference:u,async:!1,operation:n,
"~run"(r){return r.value=this.operation(r.value),r}}}function c(n,r,e){return typeof n.fallback=="function"?n.fallback(r,e):n.fallback}function p(n,r,e){return typeof n.
default=="function"?n.default(r,e):n.default}function d(n,r){return m({kind:"schema",type:"array",reference:d,expects:"Array",async:!1,item:n,message:r,"~run"(e,s){
const i=e.value;if(Array.isArray(i)){e.typed=!0,e.value=[];for(let o=0;o<i.length;o++){const l=i[o],v=this.item["~run"]({value:l},s);if(v.issues){const f={type:"\
array",origin:"value",input:i,key:o,value:l};for(const y of v.issues)y.path?y.path.unshift(f):y.path=[f],e.issues?.push(y);if(e.issues||(e.issues=v.issues),s.abortEarly){
e.typed=!1;break}}v.typed||(e.typed=!1),e.value.push(v.value)}}else a(this,"type",e,s);return e}})}function C(n){return m({kind:"schema",type:"boolean",reference:C,
expects:"boolean",async:!1,message:n,"~run"(r,e){return typeof r.value=="boolean"?r.typed=!0:a(this,"type",r,e),r}})}function V(n,r){return m({kind:"schema",type:"\
exact_optional",reference:V,expects:n.expects,async:!1,wrapped:n,default:r,"~run"(e,s){return this.wrapped["~run"](e,s)}})}function O(n,r){return m({kind:"schem\
a",type:"literal",reference:O,expects:b(n),async:!1,literal:n,message:r,"~run"(e,s){return $(e.value,this.literal)?e.typed=!0:a(this,"type",e,s),e}})}function S(n,r){
return m({kind:"schema",type:"nullable",reference:S,expects:`(${n.expects} | null)`,async:!1,wrapped:n,default:r,"~run"(e,s){return e.value===null&&(this.default!==
void 0&&(e.value=p(this,e,s)),e.value===null)?(e.typed=!0,e):this.wrapped["~run"](e,s)}})}function W(n){return m({kind:"schema",type:"number",reference:W,expects:"\
number",async:!1,message:n,"~run"(r,e){return typeof r.value=="number"&&!isNaN(r.value)?r.typed=!0:a(this,"type",r,e),r}})}function U(n,r){return m({kind:"schem\
a",type:"object",reference:U,expects:"Object",async:!1,entries:n,message:r,"~run"(e,s){const i=e.value;if(i&&typeof i=="object"){e.typed=!0,e.value={};for(const o in this.
entries){const l=this.entries[o];if(o in i||(l.type==="exact_optional"||l.type==="optional"||l.type==="nullish")&&l.default!==void 0){const v=o in i?i[o]:p(l),f=l["\
~run"]({value:v},s);if(f.issues){const y={type:"object",origin:"value",input:i,key:o,value:v};for(const h of f.issues)h.path?h.path.unshift(y):h.path=[y],e.issues?.
push(h);if(e.issues||(e.issues=f.issues),s.abortEarly){e.typed=!1;break}}f.typed||(e.typed=!1),e.value[o]=f.value}else if(l.fallback!==void 0)e.value[o]=c(l);else if(l.
type!=="exact_optional"&&l.type!=="optional"&&l.type!=="nullish"&&(a(this,"key",e,s,{input:void 0,expected:`"${o}"`,path:[{type:"object",origin:"key",input:i,key:o,
value:i[o]}]}),s.abortEarly))break}}else a(this,"type",e,s);return e}})}function Y(n,r){return m({kind:"schema",type:"picklist",reference:Y,expects:B(n.map(b),"\
|"),async:!1,options:n,message:r,"~run"(e,s){return this.options.includes(e.value)?e.typed=!0:a(this,"type",e,s),e}})}function z(n,r,e){return m({kind:"schema",
type:"record",reference:z,expects:"Object",async:!1,key:n,value:r,message:e,"~run"(s,i){const o=s.value;if(o&&typeof o=="object"){s.typed=!0,s.value={};for(const l in o)
if(G(o,l)){const v=o[l],f=this.key["~run"]({value:l},i);if(f.issues){const h={type:"object",origin:"key",input:o,key:l,value:v};for(const E of f.issues)E.path=[
h],s.issues?.push(E);if(s.issues||(s.issues=f.issues),i.abortEarly){s.typed=!1;break}}const y=this.value["~run"]({value:v},i);if(y.issues){const h={type:"object",
origin:"value",input:o,key:l,value:v};for(const E of y.issues)E.path?E.path.unshift(h):E.path=[h],s.issues?.push(E);if(s.issues||(s.issues=y.issues),i.abortEarly){
s.typed=!1;break}}(!f.typed||!y.typed)&&(s.typed=!1),f.typed&&(s.value[f.value]=y.value)}}else a(this,"type",s,i);return s}})}function X(n){return m({kind:"sche\
ma",type:"string",reference:X,expects:"string",async:!1,message:n,"~run"(r,e){return typeof r.value=="string"?r.typed=!0:a(this,"type",r,e),r}})}function q(){return m(
{kind:"schema",type:"unknown",reference:q,expects:"unknown",async:!1,"~run"(n){return n.typed=!0,n}})}function Q(...n){return m({...n[0],pipe:n,"~run"(r,e){for(const s of n)
if(s.kind!=="metadata"){if(r.issues&&(s.kind==="schema"||s.kind==="transformation")){r.typed=!1;break}(!r.issues||!e.abortEarly&&!e.abortPipeEarly)&&(r=s["~run"](
r,e))}return r}})}function Z(n,r,e){const s=n["~run"]({value:r},F(e));return{typed:s.typed,success:!s.issues,output:s.value,issues:s.issues}}}),6192:((H,A,_)=>{
_.d(A,{A7:()=>N,Ik:()=>m,Jt:()=>$,Qq:()=>T,fd:()=>M,p_:()=>B,qF:()=>w,qG:()=>L,rD:()=>a,wC:()=>J,yL:()=>G});var t=_(5262),g=_(4091),F=_(4e3),R=_(6174);const k=1e4,
j=`a text of at most ${k} characters`,T=t.Fs(t.Yj("a text"),t.Ru(k,j)),J=(u,c)=>t.Fs(t.Yj(c),t.Ru(k,j),t.yG(u,c)),L=(u,c)=>t.Fs(t.Yj(c),t.Ru(k,j),t.z6(u,c),b()),
b=()=>t.pd(u=>u);function a(u,c){const p=`a whole number from ${u} to ${c}`;return t.Fs(t.ai(p),t.nd(p),t.Ww(u,p),t.cG(c,p))}const $=t.zM("true or false"),G=u=>t.
KI(u,`one of ${u.join(", ")}`),B=u=>t.YO(u,"an array"),m=u=>t.Ik(u,({path:c})=>{const p=u[String(c?.[0]?.key)];return p===void 0?"an object":K(p)});function K(u){
return"message"in u&&typeof u.message=="string"?u.message:"wrapped"in u?K(u.wrapped):"an object"}const N=(u,c)=>t.g1(u,c,"an object");function M(u,c){const p=t.
xL(u,c,{abortEarly:!0});return p.success?(0,g.Ju)(p.output):(0,g.TR)(D(p.issues[0]))}function D({path:u,input:c,message:p}){const d=u??[],O=(d.at(-1)?.origin===
"key"&&c!==void 0?d.slice(0,-1):d).map(({key:S})=>I(S)).join("").replace(/^\./,"");return`${O===""?"the value":O} is ${x(c)}; expected ${p}`}function I(u){if(typeof u==
"number")return`[${u}]`;const c=String(u);return/^\w+$/.test(c)?`.${c}`:`[${x(c)}]`}const P=80;function x(u){return u===void 0?"missing":Array.isArray(u)?"an ar\
ray":typeof u=="object"&&u!==null?"an object":(0,F.dh)((0,R._U)(JSON.stringify(u)),P)}function w(u){if(u.trim()==="")return(0,g.TR)("is empty");try{return(0,g.Ju)(
JSON.parse(u))}catch{return(0,g.TR)("is not JSON")}}})};export{ee as id,ne as ids,re as modules};
