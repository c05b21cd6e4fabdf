const ee=51,ne=[51],re={5262:((w,O,E)=>{E.d(O,{Fs:()=>Z,Ik:()=>U,KI:()=>Y,L5:()=>H,NT:()=>R,Ru:()=>A,Ww:()=>T,YO:()=>B,Yj:()=>X,ai:()=>V,cG:()=>S,eu:()=>C,g1:()=>z,
me:()=>W,nd:()=>I,pd:()=>L,xL:()=>q,yG:()=>J,yq:()=>K,z6:()=>m,zM:()=>G});var o,_={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};function k(n){
return!n&&!o?_:{lang:n?.lang??o?.lang,message:n?.message,abortEarly:n?.abortEarly??o?.abortEarly,abortPipeEarly:n?.abortPipeEarly??o?.abortPipeEarly}}var F;function M(n){
return F?.get(n)}var N;function D(n){return N?.get(n)}var P;function x(n,r){return P?.get(n)?.get(r)}function b(n){const r=typeof n;return r==="string"?`"${n}"`:
r==="number"||r==="bigint"||r==="boolean"?`${n}`:r==="object"||r==="function"?(n&&Object.getPrototypeOf(n)?.constructor?.name)??"null":r}function i(n,r,e,s,t){const l=t&&
"input"in t?t.input:e.value,c=t?.expected??n.expects??null,p=t?.received??b(l),f={kind:n.kind,type:n.type,input:l,expected:c,received:p,message:`Invalid ${r}: ${c?
`Expected ${c} but r`:"R"}eceived ${p}`,requirement:n.requirement,path:t?.path,issues:t?.issues,lang:s.lang,abortEarly:s.abortEarly,abortPipeEarly:s.abortPipeEarly},
a=n.kind==="schema",v=t?.message??n.message??x(n.reference,f.lang)??(a?D(f.lang):null)??s.message??M(f.lang);v!==void 0&&(f.message=typeof v=="function"?v(f):v),
a&&(e.typed=!1),e.issues?e.issues.push(f):e.issues=[f]}function h(n,r){return n===r||Number.isNaN(n)&&Number.isNaN(r)}function g(n,r){return Object.prototype.hasOwnProperty.
call(n,r)&&r!=="__proto__"&&r!=="prototype"&&r!=="constructor"}function d(n,r){const e=[...new Set(n)];return e.length>1?`(${e.join(` ${r} `)})`:e[0]??"never"}function u(n){
return n["~standard"]={version:1,vendor:"valibot",validate:r=>n["~run"]({value:r},k())},n}var y=new RegExp("^(?:[\\u{1F1E6}-\\u{1F1FF}]{2}|\\u{1F3F4}[\\u{E0061}-\\u{\
E007A}]{2}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{1,3}\\u{E007F}|(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base\
}\\u{1F1E6}-\\u{1F1FF}])\\p{Emoji_Presentation})(?:\\u200D(?:\\p{Emoji}\\uFE0F\\u20E3?|\\p{Emoji_Modifier_Base}\\p{Emoji_Modifier}?|(?![\\p{Emoji_Modifier_Base}\\u{1F1E6}-\
\\u{1F1FF}])\\p{Emoji_Presentation}))*)+$","u");function m(n,r){return{kind:"validation",type:"check",reference:m,async:!1,expects:null,requirement:n,message:r,
"~run"(e,s){return e.typed&&!this.requirement(e.value)&&i(this,"input",e,s),e}}}function I(n){return{kind:"validation",type:"integer",reference:I,async:!1,expects:null,
requirement:Number.isInteger,message:n,"~run"(r,e){return r.typed&&!this.requirement(r.value)&&i(this,"integer",r,e),r}}}function A(n,r){return{kind:"validation",
type:"max_length",reference:A,async:!1,expects:`<=${n}`,requirement:n,message:r,"~run"(e,s){return e.typed&&e.value.length>this.requirement&&i(this,"length",e,s,
{received:`${e.value.length}`}),e}}}function S(n,r){return{kind:"validation",type:"max_value",reference:S,async:!1,expects:`<=${n instanceof Date?n.toJSON():b(n)}`,
requirement:n,message:r,"~run"(e,s){return e.typed&&!(e.value<=this.requirement)&&i(this,"value",e,s,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),
e}}}function T(n,r){return{kind:"validation",type:"min_value",reference:T,async:!1,expects:`>=${n instanceof Date?n.toJSON():b(n)}`,requirement:n,message:r,"~ru\
n"(e,s){return e.typed&&!(e.value>=this.requirement)&&i(this,"value",e,s,{received:e.value instanceof Date?e.value.toJSON():b(e.value)}),e}}}function R(n){return{
kind:"transformation",type:"raw_transform",reference:R,async:!1,"~run"(r,e){const s=n({dataset:r,config:e,addIssue:t=>i(this,t?.label??"input",r,e,t),NEVER:null});
return r.issues?r.typed=!1:r.value=s,r}}}function J(n,r){return{kind:"validation",type:"regex",reference:J,async:!1,expects:`${n}`,requirement:n,message:r,"~run"(e,s){
return e.typed&&!this.requirement.test(e.value)&&i(this,"format",e,s),e}}}function L(n){return{kind:"transformation",type:"transform",reference:L,async:!1,operation:n,
"~run"(r){return r.value=this.operation(r.value),r}}}function Q(n,r,e){return typeof n.fallback=="function"?n.fallback(r,e):n.fallback}function $(n,r,e){return typeof n.
default=="function"?n.default(r,e):n.default}function B(n,r){return u({kind:"schema",type:"array",reference:B,expects:"Array",async:!1,item:n,message:r,"~run"(e,s){
const t=e.value;if(Array.isArray(t)){e.typed=!0,e.value=[];for(let l=0;l<t.length;l++){const c=t[l],p=this.item["~run"]({value:c},s);if(p.issues){const f={type:"\
array",origin:"value",input:t,key:l,value:c};for(const a of p.issues)a.path?a.path.unshift(f):a.path=[f],e.issues?.push(a);if(e.issues||(e.issues=p.issues),s.abortEarly){
e.typed=!1;break}}p.typed||(e.typed=!1),e.value.push(p.value)}}else i(this,"type",e,s);return e}})}function G(n){return u({kind:"schema",type:"boolean",reference:G,
expects:"boolean",async:!1,message:n,"~run"(r,e){return typeof r.value=="boolean"?r.typed=!0:i(this,"type",r,e),r}})}function K(n,r){return u({kind:"schema",type:"\
exact_optional",reference:K,expects:n.expects,async:!1,wrapped:n,default:r,"~run"(e,s){return this.wrapped["~run"](e,s)}})}function C(n,r){return u({kind:"schem\
a",type:"literal",reference:C,expects:b(n),async:!1,literal:n,message:r,"~run"(e,s){return h(e.value,this.literal)?e.typed=!0:i(this,"type",e,s),e}})}function W(n,r){
return u({kind:"schema",type:"nullable",reference:W,expects:`(${n.expects} | null)`,async:!1,wrapped:n,default:r,"~run"(e,s){return e.value===null&&(this.default!==
void 0&&(e.value=$(this,e,s)),e.value===null)?(e.typed=!0,e):this.wrapped["~run"](e,s)}})}function V(n){return u({kind:"schema",type:"number",reference:V,expects:"\
number",async:!1,message:n,"~run"(r,e){return typeof r.value=="number"&&!isNaN(r.value)?r.typed=!0:i(this,"type",r,e),r}})}function U(n,r){return u({kind:"schem\
a",type:"object",reference:U,expects:"Object",async:!1,entries:n,message:r,"~run"(e,s){const t=e.value;if(t&&typeof t=="object"){e.typed=!0,e.value={};for(const l in this.
entries){const c=this.entries[l];if(l in t||(c.type==="exact_optional"||c.type==="optional"||c.type==="nullish")&&c.default!==void 0){const p=l in t?t[l]:$(c),f=c["\
~run"]({value:p},s);if(f.issues){const a={type:"object",origin:"value",input:t,key:l,value:p};for(const v of f.issues)v.path?v.path.unshift(a):v.path=[a],e.issues?.
push(v);if(e.issues||(e.issues=f.issues),s.abortEarly){e.typed=!1;break}}f.typed||(e.typed=!1),e.value[l]=f.value}else if(c.fallback!==void 0)e.value[l]=Q(c);else if(c.
type!=="exact_optional"&&c.type!=="optional"&&c.type!=="nullish"&&(i(this,"key",e,s,{input:void 0,expected:`"${l}"`,path:[{type:"object",origin:"key",input:t,key:l,
value:t[l]}]}),s.abortEarly))break}}else i(this,"type",e,s);return e}})}function Y(n,r){return u({kind:"schema",type:"picklist",reference:Y,expects:d(n.map(b),"\
|"),async:!1,options:n,message:r,"~run"(e,s){return this.options.includes(e.value)?e.typed=!0:i(this,"type",e,s),e}})}function z(n,r,e){return u({kind:"schema",
type:"record",reference:z,expects:"Object",async:!1,key:n,value:r,message:e,"~run"(s,t){const l=s.value;if(l&&typeof l=="object"){s.typed=!0,s.value={};for(const c in l)
if(g(l,c)){const p=l[c],f=this.key["~run"]({value:c},t);if(f.issues){const v={type:"object",origin:"key",input:l,key:c,value:p};for(const j of f.issues)j.path=[
v],s.issues?.push(j);if(s.issues||(s.issues=f.issues),t.abortEarly){s.typed=!1;break}}const a=this.value["~run"]({value:p},t);if(a.issues){const v={type:"object",
origin:"value",input:l,key:c,value:p};for(const j of a.issues)j.path?j.path.unshift(v):j.path=[v],s.issues?.push(j);if(s.issues||(s.issues=a.issues),t.abortEarly){
s.typed=!1;break}}(!f.typed||!a.typed)&&(s.typed=!1),f.typed&&(s.value[f.value]=a.value)}}else i(this,"type",s,t);return s}})}function X(n){return u({kind:"sche\
ma",type:"string",reference:X,expects:"string",async:!1,message:n,"~run"(r,e){return typeof r.value=="string"?r.typed=!0:i(this,"type",r,e),r}})}function H(){return u(
{kind:"schema",type:"unknown",reference:H,expects:"unknown",async:!1,"~run"(n){return n.typed=!0,n}})}function Z(...n){return u({...n[0],pipe:n,"~run"(r,e){for(const s of n)
if(s.kind!=="metadata"){if(r.issues&&(s.kind==="schema"||s.kind==="transformation")){r.typed=!1;break}(!r.issues||!e.abortEarly&&!e.abortPipeEarly)&&(r=s["~run"](
r,e))}return r}})}function q(n,r,e){const s=n["~run"]({value:r},k(e));return{typed:s.typed,success:!s.issues,output:s.value,issues:s.issues}}}),439:((w,O,E)=>{E.
d(O,{f:()=>M,q:()=>b});var o=E(5262),_=E(3625),k=E(4e3),F=E(6174);function M(i,h){const g=o.xL(i,h,{abortEarly:!0});return g.success?(0,_.J)(g.output):(0,_.T)(N(
g.issues[0]))}function N({path:i,input:h,message:g}){const d=i??[],m=(d.at(-1)?.origin==="key"&&h!==void 0?d.slice(0,-1):d).map(({key:I})=>D(I)).join("").replace(
/^\./,"");return`${m===""?"the value":m} is ${x(h)}; expected ${g}`}function D(i){if(typeof i=="number")return`[${i}]`;const h=String(i);return/^\w+$/.test(h)?`\
.${h}`:`[${x(h)}]`}const P=80;function x(i){return i===void 0?"missing":Array.isArray(i)?"an array":typeof i=="object"&&i!==null?"an object":(0,k.dh)((0,F._)(JSON.
stringify(i)),P)}function b(i){if(i.trim()==="")return(0,_.T)("is empty");try{return(0,_.J)(JSON.parse(i))}catch{return(0,_.T)("is not JSON")}}}),7597:((w,O,E)=>{
E.d(O,{A7:()=>d,Ik:()=>h,Jt:()=>x,Qq:()=>F,p_:()=>i,qG:()=>N,rD:()=>P,wC:()=>M,yL:()=>b});var o=E(5262);const _=1e4,k=`a text of at most ${_} characters`,F=o.Fs(
o.Yj("a text"),o.Ru(_,k)),M=(u,y)=>o.Fs(o.Yj(y),o.Ru(_,k),o.yG(u,y)),N=(u,y)=>o.Fs(o.Yj(y),o.Ru(_,k),o.z6(u,y),D()),D=()=>o.pd(u=>u);function P(u,y){const m=`a \
whole number from ${u} to ${y}`;return o.Fs(o.ai(m),o.nd(m),o.Ww(u,m),o.cG(y,m))}const x=o.zM("true or false"),b=u=>o.KI(u,`one of ${u.join(", ")}`),i=u=>o.YO(u,
"an array"),h=u=>o.Ik(u,({path:y})=>{const m=u[String(y?.[0]?.key)];return m===void 0?"an object":g(m)});function g(u){return"message"in u&&typeof u.message=="s\
tring"?u.message:"wrapped"in u?g(u.wrapped):"an object"}const d=(u,y)=>o.g1(u,y,"an object")})};export{ee as id,ne as ids,re as modules};
