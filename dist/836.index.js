const $a=836,Ma=[836],ba={400:((Ct,it,k)=>{k.d(it,{K:()=>W});var _=k(4e3),N=k(9349),S=k(8704),y=k(3268),G=k(4009),H=k(6134);function W(h,$=new H.n_){const M=new N.
bs(h,h.startsWith("\uFEFF")?1:0,$);return M.structure(C(M,void 0))}function C(h,$){const M={kind:"native",attributes:[],blocks:[]};let x=$!==void 0&&!h.isLineEnd(
h.skipSpaces());for(;;){const F=h.skipBlank();if(h.at>=h.text.length){$!==void 0&&h.report(Y,$);break}if(F==="}"&&$!==void 0){h.at++;break}X(h,F,M),T(h,x,M),x=!1}
return M}const Y="unclosed configuration block: there is no closing brace before the end of the file";function X(h,$,M){const x=h.at;h.countPart();const F=$==='\
"'?p(h):h.readName();if(F===void 0){$<"\x80"?h.report("argument or block definition required",x):h.reportCharacter(),U(h,x);return}const w=h.at;if(h.skipSpaces()===
"="&&h.peek(1)!=="="){h.at++,M.attributes.push({name:F,start:x,end:w,value:(0,S.J)(h,"line")});return}const O=[];for(let tt=E(h);tt!==void 0;tt=E(h))O.push(tt);
const P=h.at;if(h.peek()!=="{"){const tt=O.length===0?`argument or block definition required: "${(0,_.dh)(F)}" has neither "=" nor "{" after it`:`invalid block \
definition: the header of "${(0,_.dh)(F)}" has no "{" at its end`;h.report(tt,x,w),U(h,x);return}h.at++;const Z=nt.has(F)&&O[0]?.value!==ot&&h.depth===0&&h.mistake===
void 0?q(h,P):K(h,P);M.blocks.push({type:F,labels:O,start:x,end:P,body:Z})}const nt=new Set(["resource","data","ephemeral","output","variable"]),ot="terraform_r\
emote_state";function q(h,$){const{at:M}=h;return(0,y.ku)(h,"}",$)&&h.mistake===void 0?new ct(h,$):(h.at=M,h.mistake=void 0,K(h,$))}class ct{kind="native";text;parts;start;end;body;constructor({
text:$,at:M,parts:x},F){this.text=$,this.parts=x,this.start=F,this.end=M}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave($){
const{text:M,start:x,end:F}=this;return this.body!==void 0||M.slice(x,F).includes($)}read(){if(this.body!==void 0)return this.body;const{text:$,parts:M,start:x,
end:F}=this,w=new N.bs($.slice(0,F),x+1,M);return w.depth=1,this.body=C(w,x),this.body}}function K(h,$){if(h.depth>=N.lr)return h.report(`blocks are nested deep\
er than ${N.lr} levels`,$),(0,y.ku)(h,"}",$),{kind:"native",attributes:[],blocks:[]};h.depth++;const M=C(h,$);return h.depth--,M}function p(h){const $=h.at,M=(0,G.
E3)(h);return h.report("invalid argument name: argument names must not be quoted",$,h.at),M.kind==="string"?M.value:void 0}function E(h){const $=h.skipSpaces(),
M=h.at;let x;if($==='"'){const w=(0,G.E3)(h);w.kind==="string"?x=w.value:(x=h.text.slice(M+1,Math.max(M+1,h.at-1)),h.report("invalid block label: it has to be p\
lain text",M,h.at))}else x=h.readName();if(x===void 0)return;const{at:F}=h;return h.countPart(),{value:x,start:M,end:F}}function T(h,$,M){const x=h.skipSpaces();
$&&(x!=="}"||M.blocks.length>0)?h.report("invalid single-argument block definition: a block in one line has one argument at most",h.at):!$&&!h.isLineEnd(x)&&h.report(
"missing newline after argument or block definition",h.at)}function U(h,$){(0,y.Kk)(h,"line"),(h.at===$||(0,N.wH)(h.peek())&&h.peek()!=="}")&&h.at++}}),8321:((Ct,it,k)=>{
k.d(it,{Bs:()=>W,C5:()=>q,Yo:()=>H,bK:()=>ct,g$:()=>K,rI:()=>G,wK:()=>nt,yR:()=>ot});var _=k(4e3),N=k(9160),S=k(9075),y=k(6134);function G({text:p},E,T){const U=(0,y.
yN)(p);return{text:p,place:h=>{const{line:$,column:M,endColumn:x}=U(h);return{file:E,line:$,column:M,endColumn:x,target:T}}}}const H=p=>{const E=p.length>S.lG?(0,_.
dh)(p,S.lG):p;return E.length<13?E:[E.slice(0,1),E.slice(1)].join("")};function W(p){const E=p.join(".");return E.length>S.lG?H(E):E}const C=p=>/[^\0-\x7f]/.test(
p)?p.normalize("NFC"):p,Y=p=>({kind:"known",text:H(C(p))}),X=p=>p===void 0||p.length>N.lR?null:{code:H(p)};function nt(p,E,T=!1){const U=()=>p.text.slice(E.start,
E.end),h=$=>({kind:"pieces",pieces:$,text:H(U())});switch(E.kind){case"string":return Y(T?E.verbatim:E.value);case"template":{if(T&&E.verbatim!==void 0)return Y(
E.verbatim);const $=(0,N._3)({expression:E,text:p.text},(0,S.os)());if(typeof $=="string")return Y($);const M=(0,N.B$)(E.parts,p.text,(0,S.os)()).map(x=>x.kind===
"known"?H(x.value):X((0,N.cd)(x,p.text)));return h(M.includes(null)?[X(U())]:M)}case"other":{const $=U(),M=(0,N.p_)($,(0,S.os)());return typeof M=="string"?Y(M):
h([X($)])}case"primitive":case"object":case"tuple":return h([null])}}function ot(p,E){return E.kind!=="primitive"?nt(p,E):E.value===null?null:Y(String(E.value))}
function q(p,E){const[T]=p.kind==="pieces"?p.pieces:[];return p.kind==="known"||typeof T!="object"||T===null?p:{...p,pieces:[{code:`(${T.code}).${E}`}]}}function ct(p){
return p?.kind!=="string"?null:H(C(p.value))}function K({pieces:p},E){let T="";for(const U of p){const h=typeof U=="object"?U&&(0,N.p_)(U.code,E):U;if(h===null&&
U!==null&&p.length===1)return{isWhole:!0,text:null,withheld:null};const $=(0,S.Uk)(h);if($===void 0)return{isWhole:!1,...(0,S.VI)(T,h)};if(T.length+$.length>S.lG)
return{isWhole:!1,text:T,withheld:null};T+=$}return{isWhole:!0,text:H(C(T)),withheld:null}}}),1752:((Ct,it,k)=>{k.d(it,{Nd:()=>p,Sx:()=>x,XA:()=>S,gH:()=>K,iM:()=>N,
jF:()=>G,n7:()=>F,s5:()=>y});var _=k(1731);function N(w,b,O){const P=C(b,O);return W(w,B=>(!(0,_.Ty)(B)||(0,_.Cg)(B)===P)&&H(B,b))}function S(w,b){return W(w,O=>(!(0,_.
Ty)(O)||b.some(P=>X(O,P)))&&!Y(O)&&b.every(P=>q(O,P)))}const y=w=>W(w,b=>!(0,_.Ty)(b));function G(w){const b=w.filter(O=>O.operator==="=");return b.length===1&&
b.every(({version:O})=>Y({...O,build:""}))}const H=(w,b)=>b.every(O=>ot(w,O));function W(w,b){let O=null;for(const P of w.filter(b))(O===null||(0,_.Zy)(P,O)>0)&&
(O=P);return O}function C(w,b){const[O,P]=w;if(O===void 0||P!==void 0)return null;const B=O.text.trim().replace(b==="opentofu"?/^=?v?/:/^=?/,""),z=(0,_.rK)(B);return z===
null?null:(0,_.Cg)(z)}const Y=({numbers:w,pre:b,build:O})=>b===""&&O===""&&w.every(P=>P===0n),X=(w,b)=>b.operator==="="&&nt(w,b.version),nt=(w,b)=>w.build===b.build&&
(0,_.Zy)(w,b)===0;function ot(w,{operator:b,version:O}){const P=(0,_.Zy)(w,O);if(b==="=")return P===0;if(b==="!=")return P!==0;if(b!=="~>")return ct(P,b);const B=O.
numbers.slice(0,O.written-1);return P>=0&&!(0,_.Ty)(O)&&O.numbers.length<=w.numbers.length&&B.every((z,Z)=>z===w.numbers[Z])}function q(w,b){const{operator:O,version:P}=b;
if(O==="=")return X(w,b);if(O==="!=")return!nt(w,P);const B=(0,_.Zy)(w,P);if(O!=="~>")return ct(B,O);const[z=0n,Z=0n]=P.numbers,tt=P.written===3?[z,Z+1n,0n]:[z+
1n,0n,0n];return B>=0&&(0,_.Zy)(w,{...P,numbers:tt,pre:""})<0}const ct=(w,b)=>({">":w>0,">=":w>=0,"<":w<0,"<=":w<=0})[b];function K(w,b){if(U(w))return!0;const O=$(
w),P=Math.max(...O.map(({numbers:z})=>z.length)),B=O.flatMap(z=>{const Z=Array.from({length:P},(tt,Mt)=>z.numbers[Mt]??0n);return[z,M(Z),M([...Z,1n])]});return N(
B,w,b)!==null}function p(w){const b=h(w);if(U(b))return!0;const O=$(b),P="x".repeat(1+Math.max(...O.map(z=>z.build.length))),B=O.flatMap(z=>{const[Z=0n,tt=0n,Mt=0n]=z.
numbers,zt=[Z,tt,Mt+1n];return[z,M([Z,tt,Mt],P),M(zt,P)]});return S(B,b)!==null}const E=50,T=100,U=w=>w.length>E||w.some(({text:b})=>b.length>T),h=w=>[...Map.groupBy(
w,_.mb).values()].flatMap(([b])=>b??[]),$=w=>{const b=[M([0n,0n,0n]),...w.map(O=>O.version)];return[...new Map(b.map(O=>[(0,_.Cg)(O),O])).values()]},M=(w,b="")=>({
text:"",numbers:w,written:w.length,pre:"",build:b});function x(w,b){const O=h(w),P=b(O)?w:O;return U(P)?w:P.reduce((B,z)=>{const Z=B.filter(tt=>tt!==z);return b(
Z)?B:Z},P)}function F(w,b){const O=(0,_.PW)(w);if(!O.ok)return"syntax";const P=O.value;if(P.some(z=>(0,_.Ty)(z.version)))return"pre-release";const B=b===null?null:
(0,_.oF)(b);if(B===null)return"unknown";if(B.written<3){const z=(0,_.PW)(`~> ${B.numbers.slice(0,B.written).join(".")}.0`);return z.ok&&!K([...P,...z.value],"te\
rraform")?"not-met":"unknown"}return H({...B,pre:""},P)?"met":"not-met"}}),3427:((Ct,it,k)=>{k.d(it,{g:()=>H});var _=k(400),N=k(6134),S=k(8321),y=k(1022),G=k(5257);
function H(W){const{body:C}=(0,_.K)(W),Y=(0,N.SH)(C,"provider",1).flatMap(({labels:[X],body:nt})=>{const ot=(0,y.mi)((0,S.Yo)(X?.value??""),"terraform");if(ot.kind!==
"registry")return[];const q=(0,N.w4)(nt,"hashes")?.value,K=(q?.kind==="tuple"?q.elements:[]).flatMap(p=>p.kind==="string"?[(0,S.Yo)(p.value)]:[]);return[[(0,G.JT)(
ot),K.filter(p=>/^(?:h1|zh):/.test(p))]]});return new Map(Y)}}),1257:((Ct,it,k)=>{k.d(it,{N:()=>X,n:()=>ct});var _=k(4091),N=k(1831),S=k(5011),y=k(1022),G=k(9562),
H=k(1752),W=k(1731),C=k(5257);const Y={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE\
[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function X({host:K,service:p,text:E},T){const[,U="",h]=/^([^@]*)(?:@(.*))?$/s.exec(E)??[],$=h===void 0?null:{
text:h,place:C.cd},M=`${(0,N.pk)(K)}/${U}`,F=(p===G.e$?nt:ot)(M,$,T);return F.ok?F:(0,_.TR)(`${F.why}; expected ${p}=${Y[p]}`)}function nt(K,p,E){const T=(0,S.rE)(
K,E);if(!T.ok)return T;const U=M=>(0,H.gH)(M,E),h=q(p,W.PW,U);if(h!==null)return(0,_.TR)(h);const $=C.cd;return(0,_.Ju)({address:K,source:K,place:$,module:T.value,
constraint:p,isOpen:!1})}function ot(K,p,E){const T=(0,y.mi)(K,E);if(K.split("/").length!==3||T.kind!=="registry")return(0,_.TR)(T.kind==="invalid"?T.error:"not\
 a provider of a registry");const U=q(p,W._T,H.Nd);if(U!==null)return(0,_.TR)(U);const h=p===null?[]:[p];return(0,_.Ju)({provider:T,places:[C.cd],constraints:h,
locked:null})}function q(K,p,E){if(K===null)return null;const T=p(K.text);return T.ok?E(T.value)?null:`no version can match ${K.text}`:T.why}function ct(K,p){const E=K.
flatMap(({addresses:T})=>T);return E.length===0?[]:p.map(T=>{const U=E.flatMap(h=>{const $=X(h,T);return $.ok?[$.value]:[]});return{directory:C.cd.file,client:T,
directories:[],calls:U.filter(h=>"module"in h),providers:U.filter(h=>"provider"in h),lockFile:null,clientVersions:[]}})}}),1836:((Ct,it,k)=>{k.d(it,{predictInit:()=>ga});
var _=k(7751),N=k(5143),S=k(5799),y=k(5257),G=k(2886),H=k(4592),W=k(1064),C=k(4e3);function Y(t,{host:e,hasToken:n}){if((0,W.n3)(e))return t;const s=n?"a privat\
e registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${e}=\u2026)`;return{...t,note:s}}function X(t,e,n,{
kind:s,cure:o,check:r=""}){const{host:a}=e,[i=""]=n,c=n.length<=1,l=c?`no ${s} ${i}`:`none of ${n.length} required ${s}s`,u=c?{operator:`publish ${i}`,user:o}:{
operator:`check the URL of ${s}s.v1 in the discovery document of ${a}${r}`},d=`${a} has ${l}: ${(0,C._r)(e)}`;return(0,S.CC)(t,{message:d,help:Y(u,e)})}const nt=t=>X(
"module-unknown",t,t.modules,{kind:"module",cure:"correct the source address"});function ot(t){const{host:e,providers:n,meant:s,kind:o}=t,[r=""]=n;return o==="d\
irectory"?(0,S.CC)("provider-unknown",{message:`the directory ${(0,C.dh)(e)} has no provider ${r}`,help:`add ${r} to the directory, for example with \`terraform \
providers mirror\``}):o==="network mirror"?(0,S.CC)("provider-unknown",{message:`the network mirror ${e} has no provider ${r}: ${(0,C._r)(t)}`,operator:`add ${r}\
 to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration"}):s!==null?(0,S.
CC)("provider-unknown",{message:`${e} has no provider ${r}: ${(0,C._r)(t)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every mod\
ule that uses it`}):X("provider-unknown",t,n,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",check:"\
; it must end in a slash"})}function q(t){const{mirror:e}=t;return t.kind==="path"?(0,S.CC)("mirror-url",{message:`the mirror directory ${(0,C.dh)(e)} (${t.at})\
 does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct the path"}):t.kind==="port"?(0,S.CC)("mirro\
r-url",{message:`the network mirror ${e} (${t.at}) cannot have ${t.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${t.
provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,S.CC)("mirror-url",{message:`the URL of the network m\
irror ${e} has no slash at the end, so the CLIs request ${t.asked}, which ${(0,C.dh)(t.result)}`,help:`set \`url = "${e}/"\``,...t.isUsable?{severity:"warning"}:
{}})}function ct({provider:t,version:e,mirror:n,isListed:s,...o}){const r=`${t} ${(0,C.dh)(e,40)}`;return(0,S.CC)("mirror-version",{message:s?`the network mirro\
r ${n} lists ${r} but does not have it: ${(0,C._r)(o)}`:`the network mirror ${n} does not have ${r}, which another installation method lists: ${(0,C._r)(o)}`,operator:`\
add ${(0,C.dh)(e,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":`exclude ${t} from \`netw\
ork_mirror\`, or set \`version\` to one that the mirror has`})}const K=({provider:t})=>(0,S.CC)("provider-excluded",{message:`no installation method in \`provide\
r_installation\` covers ${t}`,help:`add ${t} to \`include\` of a method, or add a \`direct\` block`});var p=k(1831),E=k(5011),T=k(9562),U=k(6146);const h=({answer:t,
wants:e})=>t.mirror===void 0?e.host:t.host,$=({wants:t})=>(0,y.IY)(t).slice(t.host.length+1),M=t=>[t.wants.host,$(t)].join("/");function x(t){const e=({host:s,item:o})=>s??
h(o);return[...Map.groupBy(t,s=>`${e(s)} ${s.cause}`).values()].flatMap(w).flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=e(s),
i=(0,N.jH)([s,...o].flatMap(F));return(0,S.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(z))],places:i,needed:(0,G.ly)(i),
clients:B(r),rows:P(r)})})}const F=({places:t,item:e})=>t??(0,y.ek)(e.of);function w(t){const e=Map.groupBy(t,({item:s})=>(0,N._M)(s.root.directory)),n=Map.groupBy(
e.values(),s=>(0,G.ly)(s.flatMap(F)));return Array.from(n.values(),s=>s.flat())}const b=({kind:t,of:e,wants:n})=>t==="module"?e.address:(0,y.IY)(n),O=t=>(0,U.o)(
t.root.directory,{kind:t.kind,source:M(t),address:b(t),constraints:(0,y.Im)(t.of).map(({text:e})=>e),places:(0,y.ek)(t.of)}),P=t=>[...new Set(t.map(O))],B=t=>[...new Set(
t.map(({root:e})=>e.client))],z=({kind:t})=>t==="module"?T.e$:T.xq,Z=3;function tt(t,e){const n=Sn(t);return t.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;
if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${u.message}`;return[{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[
Mt(s,o,n,e)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:u=>(0,H.RK)({...Ft(s,u),url:a,page:c,
why:i})}]})}function Mt(t,e,n,s){const{kind:o,wants:r,answer:a}=t,{status:i,reason:c,page:l}=e,u=a.lastHop,d={url:u?.url??a.url,status:i,reason:c,page:l};if(u?.
authorization==="withheld"&&i<500||i===401||i===403){const{authorization:v="none",challenge:A=null}=u??{},L=zt(t),D={...d,token:v,challenge:A,elsewhere:L,source:a.
tokenSource,isFork:s};return{item:t,cause:`unauthorized ${o} ${i} ${v} ${L} ${A}`,describe:I=>(0,H.m$)({...Ft(t,I),...D})}}if(i===404){const v=`unknown ${n.has(
pe(t))?o:(0,y.IY)(r)}`;return{item:t,cause:v,describe:A=>Tn(t,A,d)}}const m=(0,W.Mq)(i),{attempts:g}=a;return{item:t,cause:`status ${o} ${i}`,describe:v=>(0,H.MI)(
{...Ft(t,v),...d,attempts:g,transient:m})}}function zt(t){const e=(0,p.yo)(t.answer.lastHop?.url??"");return e===null||e===h(t)?null:(0,p.nx)(e)}function Tn(t,e,n){
const{mirror:s,tokenSource:o}=t.answer,r=[...new Set(e.map(he))],a=s?.url??(0,p.nx)(t.wants.host),i={...n,host:a,hasToken:o!==null};if(t.kind==="module")return nt(
{...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return ot({...i,providers:r,meant:Cn(t),kind:c})}function Cn({wants:t,
root:e,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=t;if(o!=="hashicorp"||s!==(0,E.Vm)(e.client))return null;const a=e.providers.find(({provider:i})=>i.
type===r&&(0,y.JT)(i)!==(0,y.JT)(t))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function Ft(t,e){
return{host:(0,p.nx)(h(t)),kind:t.kind,first:he(t),others:new Set(e.map(({wants:n})=>(0,y.IY)(n))).size-1,mirror:t.answer.mirror?.url??null}}const he=t=>t.answer.
mirror===void 0?$(t):M(t),pe=({kind:t,wants:e})=>`${t} ${e.host}`;function Sn(t){const e=t.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!==
"not-asked"&&!(0,W.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(e,pe)].filter(([,o])=>o.every(n)&&new Set(o.map(({
wants:r})=>(0,y.IY)(r))).size>=Z);return new Set(s.map(([o])=>o))}const An=t=>(0,C.K4)(t,4,({text:e,at:n})=>{const s=`"${(0,C.dh)(e,80)}"`;return t.length===1?s:
`${s} (${(0,C.dh)(n)})`});function In({kind:t,address:e,constraints:n,mirror:s,...o}){const{newest:r,preRelease:a}=o,i=r===null?`all listed versions are pre-rel\
eases${a===null?"":`, such as ${(0,C.dh)(a,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,C.dh)(r,40)}`,c=n.length>1?"all of ":"",l=n.length===0?"can be c\
hosen":`fits ${c}${An(n)}`;return(0,S.CC)("version-none-fits",{message:`no version of ${t} ${e} ${l}; ${i}`,help:Pn(n.length,r===null?a:null,s!==null)})}function Pn(t,e,n){
if(e!==null){const o=`set \`version = "${(0,C.dh)(e,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
return t>1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a listed version",operator:n?"add a versio\
n that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const Rn=({address:t,version:e,upgrade:n,newest:s,
mirror:o})=>(0,S.CC)("version-locked-gone",{message:`the lock file selects ${t} ${(0,C.dh)(e,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; th\
e newest is ${(0,C.dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) a\
nd commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,C.dh)(n,40)}, and commit the lock file`,operator:o===null?
`publish ${(0,C.dh)(e,40)} again`:`add ${(0,C.dh)(e,40)} to the mirror again`});var mt=k(1752),J=k(1731);const ut=t=>t?.outcome.value??null,me=new WeakMap;let Pt=null;
function bt(t,e,n={}){n.work?.keep([...e,...n.warnings??[]]);const s=ke(e,t),o=s.filter(c=>c!==null),r=(0,mt.s5)(o),[a]=o.filter(J.Ty).sort((c,l)=>(0,J.Zy)(l,c)),
i={kind:t,texts:e,unreadable:e.filter((c,l)=>s[l]===null),newest:r&&(0,J.Cg)(r),preRelease:a?(0,J.Cg)(a):null,...n};return Pt={list:i,versions:o},i}const ke=(t,e)=>t.
map(e==="module"?J.oF:J.rK);function ge(t){if(Pt?.list===t)return Pt.versions;const e=ke(t.texts,t.kind).filter(n=>n!==null);return Pt={list:t,versions:e},e}function Wt(t,e,n){
const s=me.get(e)??new Map;me.set(e,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([t,o,r,a]),c=e.kind==="module"?_n:xn,l=s.get(i),u=t.
join(",").split(",").length;if(l||e.work?.choose(e.texts.length,u)===!1)return l??null;const d=c(t,e,n);return s.set(i,d),d}function _n(t,e,{client:n}){const s=ve(
t,J.PW);if(s===null||!(0,mt.gH)(s,n))return{kind:"refused"};const o=ge(e);if(o.length===0)return{kind:"empty"};const r=(0,mt.iM)(o,s,n);return r===null?{kind:"n\
one-fits",conflict:t}:{kind:"chosen",version:(0,J.Cg)(r)}}function xn(t,e,{held:n=null,rejectsUnreadable:s=!1}){const o=ve(t,J._T);if(o===null||!(0,mt.Nd)(o))return{
kind:"refused"};const r=n===null?null:(0,J.rK)(n);if(r!==null&&(0,mt.XA)([r],o)===null)return{kind:"refused"};if(s&&e.unreadable.length>0)return{kind:"unreadabl\
e"};const a=ge(e);if(a.length===0)return{kind:"empty"};const i=(0,mt.XA)(a,o);if(r!==null){const f=(0,J.Cg)(r);return a.some(m=>(0,J.Cg)(m)===f)?{kind:"chosen",
version:f}:{kind:"locked-gone",version:f,upgrade:i&&(0,J.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,J.Cg)(i)};const c=f=>(0,mt.XA)(a,f)!==null,l=o.length**
2*a.length>Dn?o:(0,mt.Sx)(o,c),u=new Set(l.map(J.mb)),d=o.filter(f=>u.has((0,J.mb)(f))).map(({whole:f})=>f);return{kind:"none-fits",conflict:[...new Set(d)]}}const Dn=1e6;
function ve(t,e){const n=[];for(const s of t){const o=e(s);if(!o.ok)return null;for(const r of o.value)n.push({...r,whole:s})}return n}function Ln(t){const e=new Set(
t.filter(we).map(({wants:n})=>(0,y.IY)(n)));return t.flatMap(n=>{const s=ut(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,H.Mx)(
{address:M(n),warnings:o});return[...jn(n,s,n.choice),...Nn(n,s,e),...o.length>0?[{item:n,cause:`warning ${(0,y.IY)(n.wants)}`,describe:r}]:[]]})}function jn(t,e,n){
const{kind:s,of:o,wants:r,answer:a}=t,{newest:i,preRelease:c,unreadable:l}=e,u={kind:s,address:M(t),newest:i},d=(a.installation?.methods===1?a.mirror?.url:null)??
null;switch(n.kind){case"empty":{const f=a.mirror!==void 0,m=()=>(0,H.hy)({...u,url:a.url,ignored:l,isMirror:f});return[{item:t,cause:`empty ${(0,y.IY)(r)}`,describe:m}]}case"\
none-fits":{const{conflict:f}=n,m=(0,y.Im)(o).filter(({text:v})=>f.includes(v)),g=m.map(({text:v,place:A})=>({text:v,at:(0,G.cA)((0,y.W$)(A))}));return[{item:t,
cause:`none fits ${(0,y.IY)(r)} ${JSON.stringify(f.toSorted())}`,places:m.length===0?(0,y.ek)(o):m.map(({place:v})=>(0,y.W$)(v)),describe:()=>In({...u,constraints:g,
mirror:d,preRelease:c})}]}case"locked-gone":{const{version:f,upgrade:m}=n,g=Ot(t)?.version.place;return[{item:t,cause:`locked ${(0,y.IY)(r)} ${f} ${m}`,...g===void 0?
{}:{places:[(0,y.W$)(g)]},describe:()=>Rn({...u,version:f,upgrade:m,mirror:d})}]}case"chosen":case"refused":case"unreadable":return[]}}const Ot=({of:t})=>"locke\
d"in t?t.locked:null,we=({choice:t})=>t?.kind==="unreadable";function Nn(t,{unreadable:e},n){const{kind:s,choice:o,wants:r}=t,a=we(t);if(e.length===0||o?.kind===
"empty")return[];if(!a&&n.has((0,y.IY)(r)))return[];const i=M(t),c=()=>(0,H.Ev)({kind:s,address:i,texts:e,rejects:a});return[{item:t,cause:`unreadable ${(0,y.IY)(
r)} ${a}`,describe:c}]}const Un=t=>t.flatMap(e=>{const{installation:n}=e.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(
i=>Bn(e,i));const a=M(e);return[{item:e,cause:`excluded ${(0,y.IY)(e.wants)}`,places:[r,...(0,y.ek)(e.of)],describe:()=>K({provider:a})}]});function Bn(t,{host:e,
mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:
s.why,a=t.choice?.kind==="chosen";return[{item:t,host:e,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,y.ek)(t.of)],describe:()=>q({kind:"slash",mirror:n.url,
asked:o,result:r,isUsable:a})}]}var Rt=k(3410);function zn(t){const e=t.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,
clients:a,needed:(0,G.ly)(r)};return Fn(n).map(c=>(0,S.hD)(c,i))});return(0,S.DF)(e,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function Fn(t){
const{service:e,organization:n,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=t,i={host:(0,p.nx)(t.host),organization:n??""},c=[o,r,a].flatMap(Wn),l=$e(r);if(l!==
null){const d=r?.tokenSource??"";c.push(Rt.Dr({...i,source:d,...l}))}e===T.OZ&&o.outcome.kind==="read"&&!Kn(o.outcome.value)&&c.push(Rt.EK({url:o.url,version:o.
outcome.value}));const u=$e(a);if(u!==null&&s!==null){const d="status"in u&&u.status===404,f={...i,workspace:s};c.push(d?Rt.Fu(f):Rt.dF({...f,...u}))}return c}const Wn=t=>t&&
"problem"in t.outcome&&t.outcome.problem.code!=="host-private-redirect"?[t.outcome.problem]:[],ye=(0,J.oF)("2.5");function Kn(t){const e=(0,J.oF)(t??"");return ye===
null||e!==null&&(0,J.Zy)(e,ye)>=0}function $e(t){if(t===null)return null;const{url:e,outcome:n}=t;return n.kind==="unreadable"?{url:e,why:n.why}:n.kind==="statu\
s"?{url:e,status:n.status,reason:n.reason}:null}const Hn=t=>t.filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:n,isRequired:s})=>{const o=s?
["hostnames input"]:[];return(0,S.hD)(n,{host:e,services:[T.S3],places:o,needed:s})});var _t=k(3916),Me=k(1022),R=k(4091),st=k(3307),Jn=k(1919);const be="has to\
o many elements";function kt(t,e,n="first"){const s=st.HT(t,n);if(s!==null)return(0,R.TR)((0,Jn.Qc)(t)?.[1]??`is not valid JSON: ${s.why}`);const o=new Zn(t),r=e.
read(o,e.zero);return o.mistake!==null?(0,R.TR)(o.mistake):o.room<0?(0,R.TR)(be):(0,R.Ju)(r)}const j={zero:"",read:(t,e)=>t.literal("a string",/^"/,e,st.I)},Vn={
zero:!1,read:(t,e)=>t.literal("a boolean",/^[tf]/,e,n=>n==="true")},Gn={zero:0,read:(t,e)=>{const n=s=>/^-?\d{1,19}$/.test(s)&&BigInt.asIntN(64,BigInt(s))===BigInt(
s);return t.literal("an integer",{test:n},e,Number)}},ft=t=>({zero:null,read:(e,n)=>e.takeNull()?null:t.read(e,n??t.zero)}),Kt={zero:null,read:t=>(t.skip(),null)},
Oe=t=>({zero:t.zero,read:(e,n)=>{const{mistake:s}=e,o=t.read(e,n);return e.mistake=s,o}}),Ee=t=>({zero:null,read:e=>{const{room:n}=e;return e.room=Number.POSITIVE_INFINITY,
t.read(e,t.zero),e.room=n,null}}),rt=t=>({zero:[],read:(e,n)=>{if(e.takeNull())return[];const s=[];let o=0;return e.parts("[","a list",()=>{const a=e.room-- >0,
i=e.within(o,t,n[o]??t.zero);a&&s.push(i),o+=1})?s:n}}),Ht=t=>({zero:null,read:(e,n)=>{if(e.takeNull())return null;const s=n??new Map;return e.parts("{","an obj\
ect",o=>{const r=e.room-- >0,a=e.within("*",t,t.zero);r&&s.set(o,a)}),s}});function V(t){const e=Object.entries(t),n=new Map(e);return{zero:Object.fromEntries(e.
map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(i)?i:Yn(i),l=n.get(c);if(l===void 0)
return o.skip();a[c]=o.within(c,l,a[c])}),a}}}const Yn=t=>t.toLowerCase().replaceAll("\u017F","s"),Xn=25e3;class Zn{#e;#t;#o=[];mistake=null;room=Xn;constructor(e){
this.#e=e,this.#t=st.AN(e,0)}within(e,n,s){this.#o.push(e);const o=n.read(this,s);return this.#o.pop(),o}takeNull(){return this.#e[this.#t]!=="n"?!1:(this.skip(),
!0)}literal(e,n,s,o){if(this.takeNull())return s;const r=this.#t;this.skip();const a=this.#e.slice(r,this.#t);return n.test(a)?o(a):(this.#n(e,a.charAt(0)),s)}parts(e,n,s){
const o=this.#e,r=o.charAt(this.#t);if(r!==e)return this.#n(n,r),this.skip(),!1;for(this.#t=st.AN(o,this.#t+1);o[this.#t]!=="]"&&o[this.#t]!=="}";)s(e==="{"?this.#r():
""),this.#t=st.AN(o,this.#t),o[this.#t]===","&&(this.#t=st.AN(o,this.#t+1));return this.#t+=1,!0}skip(){const e=this.#e;let n=0;do{const s=st.AN(e,this.#t),o=e.
charAt(s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#t=st.ap(e,s):this.#t="[]{},:".includes(o)?s+1:st.f(e,s)}while(n>0)}#r(){const e=this.#t;
this.#t=st.ap(this.#e,e);const n=st.I(this.#e.slice(e,this.#t));return this.#t=st.AN(this.#e,st.AN(this.#e,this.#t)+1),n}#n(e,n){if(this.mistake!==null)return;const s=this.#o.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Qn[n]??"a number"} instead of ${e}${o}`}}const Qn={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},qn=V({name:j,source:j,version:j}),ts=V({name:j,version:j,namespace:Oe(j),source:Oe(j)}),
Jt=V({path:j,providers:rt(ft(ts)),dependencies:rt(ft(qn))}),Te=rt(ft(Jt)),Ce=(t,e)=>{const n=V({version:j,root:t,submodules:e}),s=V({source:j,versions:rt(ft(n))});
return V({modules:rt(ft(s))})},es=Ce(Ee(Jt),Ee(Te)),ns=Ce(Jt,Te);function ss(t){const e=kt(t,es);if(!e.ok)return e;const{modules:n}=e.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,R.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,R.Ju)(s.versions.map(o=>o?.version??"")):(0,R.
TR)('has no element in "modules"')}function os(t,e){const n=kt(t,ns),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:u,providers:d})=>({path:l,calls:u.flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));
i.some(({calls:l,providers:u})=>l.length+u.length>0)&&e(r.version)&&o.set(r.version,i)}return o}const Vt=({constraint:t,client:e},n)=>Wt(t===null?[]:[t.text],n,
{client:e});function rs(t,e,n){let s=null;const r=[...os(t,a=>(s??=new Set(n.map(i=>Se(Vt(i,e)))),s.has(Ae(a))))].filter(([,a])=>is(a,e));return new Map(r.map(([
a,i])=>[Ae(a),i]))}const as=500;function is(t,{work:e}){const n=t.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...t.map(({path:r})=>r),...n.flatMap(Object.values)],
o=n.every(({version:r})=>r.length<=as);return e?.keep(s)!==!1&&o}const Se=t=>t?.kind==="chosen"?t.version:"none";function Ae(t){const e=(0,J.oF)(t);return e===null?
"":(0,J.Cg)(e)}const cs=3,ls=200,us=2e3,ds=3e5;function fs({calls:t,client:e},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=t.flatMap(c=>{const{
module:l,constraint:u,isOpen:d}=c;return l===null||d?[]:{call:c,host:l.host,by:"",module:l,constraint:u,client:e}});const i={left:Math.min(s.left,us)};for(let c=0;c<
cs;c+=1)a=a.flatMap(u=>{const d=n(u);if(d===null)return[];const{described:f}=d,m=f?.size?Se(Vt(u,d)):"",g=i.left>0?f?.get(m):void 0;if(g===void 0)return c===0&&
o.push(u.call),[];const{namespace:v,name:A,system:L}=u.module,D=`${v}/${A}/${L} ${m}`,I=hs(g,{...u,by:D},i);return r.providers.push(...I.providers),I.calls}).slice(
0,ls),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function hs(t,{module:e,...n},s){const o=u=>({text:u,place:n.call.place}),r=t.slice(
0,Math.max(0,s.left)),a=new Map(r.map(u=>[(0,_t.join)(".",u.path),u])),i=new Set([(0,_t.join)(".",e.subdirectory)]),c=[],l=[];s.left-=r.length;for(const u of i){
const d=a.get(u);for(const{source:f,version:m}of d?.calls??[]){if(s.left--<=0)break;(0,E.Nj)(f)&&i.add((0,_t.join)(u,f));const g=(0,E.vL)(f,n.client),v=m===""?null:
o(m);g.kind==="registry"&&c.push({...n,module:g,constraint:v})}for(const{name:f,namespace:m,source:g,version:v}of d?.providers??[]){if(s.left--<=0)break;const A=(0,Me.
mi)(g||(0,_t.join)(m,f),n.client);A.kind!=="registry"||v===""||l.push({...n,provider:A,constraint:o(v)})}}return{calls:c,providers:l}}function ps({items:t,inside:e,
versions:n},s){const o=Map.groupBy(t,({root:a})=>a),r=Array.from(e,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(d=>ms(d,n)??[]),...gs(
c,l,s)].map(d=>{const f=({kind:m,of:g})=>m==="module"&&y.ek(g)[0]===d.places[0];return{...d,rows:P(l.filter(f))}})}).flat();return(0,S.DF)(r,({problem:a})=>a.message)}
function ms(t,e){const{module:n,client:s,constraint:o,by:r}=t,a=e.get(y.MP(n))?.[s],i=`${n.host}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Gt(t,(0,_.o)({...c,newest:null}));const l=ut(a);return!l||Vt(t,l)?.kind!=="no\
ne-fits"?null:Gt(t,(0,_.o)({...c,newest:l.newest}))}const ks=50;function gs(t,e,n){const s=Map.groupBy(t,({provider:o})=>y.JT(o));return e.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(y.IY(o.wants)):void 0,l=ut(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(I=>[
I.constraint.text,I])).values()],f=[...y.Im(o.of),...u.slice(0,ks).map(I=>I.constraint)],m=n?null:Ot(o)?.version.text??null,g=f.map(({text:I})=>I),v=Wt(g,l,{client:i.
client,held:m});if(v===null||v.kind==="chosen")return[];const A=v.kind==="none-fits"?f.filter(({text:I})=>v.conflict.includes(I)):f,{newest:L}=l,D=M(o);return u.
filter(({constraint:I})=>A.includes(I)).map(I=>{const{by:wt,constraint:et}=I,yt=A.filter(pt=>pt!==et).map(vs),$t={by:wt,address:D,constraint:et.text,others:yt,newest:L};
return Gt(I,(0,_.o)($t))})})}const vs=({text:t,place:e})=>`"${t}" (${e.file}:${e.line})`,Gt=({call:{place:t},host:e},n)=>(0,S.hD)(n,{host:e,services:[T.e$],places:[
y.W$(t)]});var Yt=k(8937);const Ie={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},xt=t=>t==="location"||t==="\
document",Xt="set `version` to one whose package can be downloaded",ws=({url:t,why:e,clients:n,...s})=>(0,S.CC)("package-location",{message:`${(0,C.eZ)(n)} cann\
ot download ${(0,C.oZ)(s)}: ${(0,C.dh)(e)} (${t})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository \
(`git::https://\u2026`)",user:Xt,affects:n});function ys(t){const{part:e,token:n,isFork:s}=t,o=xt(e)&&s&&n==="none",r=xt(e)?n==="withheld":e==="repository",a=xt(
e)?Ms(t):bs(t);return(0,S.CC)("package-unauthorized",{message:`${Ie[e]} of ${(0,C.oZ)(t)} cannot be read: ${(0,C._r)(t)}; ${$s(t)}`,help:o?Yt.ro:a,severity:o?"n\
otice":r?"warning":"error"})}function $s(t){const{part:e,token:n,at:s}=t;return e==="repository"?"it does not exist, or requires git credentials, which this che\
ck does not use":n==="none"&&!xt(e)?"the CLIs send no token to package hosts":(0,Yt.pt)(t,n==="dropped"?s:null)}function Ms(t){const{kind:e,source:n,at:s}=t,o=`\
give the token from ${n} permission to download this ${e}`;return(0,Yt.$w)(t,`${e}s.v1`,s,o)}function bs({kind:t,part:e,at:n}){if(e==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const s="serve it witho\
ut authentication, for example at a presigned URL",o=`add a login for ${n} to ~/.netrc`;return t==="module"?{operator:s,user:o}:e!=="archive"?{operator:s}:{operator:s,
user:`${o}, which only Terraform uses for providers`}}function Pe(t){const{part:e,why:n,attempts:s,at:o,host:r,isAnswered:a}=t,i=s>1?` in each of ${s} attempts`:
"",c=a?Xt:`check that a firewall or proxy lets this machine connect to ${o}, or ${Xt}`;return(0,S.CC)("package-unreachable",{message:`${Ie[e]} of ${(0,C.oZ)(t)}\
 cannot be read: ${n}${i}`,operator:`check that ${o} serves the file to this machine`,user:c,guest:(0,C.B9)(r),severity:t.isSlow?"warning":"error"})}var Zt=k(6697);
const Re=({packages:t})=>t.flatMap(Os);function Os(t){if("location"in t){const e=t.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[t.location,...e]}return[
t.description,...t.files.map(({answer:e})=>e)]}const Et=({item:t,version:e,host:n})=>({kind:t.kind,address:M(t),version:e,host:(0,p.nx)(n)}),gt=({item:t,version:e,
host:n},s,o)=>({item:t,cause:`package ${(0,y.IY)(t.wants)} ${e} ${s}`,describe:o,host:n});function St(t,e,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"\
unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||e==="location"||e==="document")return[];const r=(0,p.yo)(o)??o,{kind:a,address:i,version:c}=Et(t),
l=()=>(0,Zt.wp)({host:r,package:`${a} ${i} ${c}`});return[gt(t,`${r} not allowed`,l)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.message,
a=()=>Ts(t,e,n,s);return[gt(t,`${e} ${o} ${r}`,a)]}}}const Es=["page","archive","repository"];function Ts(t,e,{lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.
url??s,c={...Et(t),part:e,url:i,at:(0,p.yo)(i)??i};if(a.kind==="failed"){const{code:d,message:f}=a.problem;if(d==="host-private-redirect")return a.problem;const m=d===
"host-timeout"&&Es.includes(e);return Pe({...c,why:f,attempts:o,isAnswered:!1,isSlow:m})}const{status:l,reason:u}=a;if(l===401||l===403||e==="repository"&&l===404){
const d={token:n?.authorization??"none",source:r,isFork:t.isFork};return ys({...c,...d,status:l,reason:u,page:null})}return Pe({...c,why:`${i} returned ${l} ${u}`.
trim(),attempts:(0,W.Mq)(l)?o:1,isAnswered:!0,isSlow:!1})}function Cs(t,{location:e,steps:n}){const{outcome:s,url:o}=e,r=i=>[gt(t,`location ${i}`,c=>ws({...Et(t),
url:o,why:i,clients:B(c)}))];if(s.kind==="status"&&Ss(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response\
 is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return St(t,"location",e);case"refused":return r(a.why);case"other":return[As(t.item,a.getter)];case"\
asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):St(t,a.what,a.answer)}}}const Ss=t=>t!==401&&t!==403&&!(0,W.
Mq)(t),As=(t,e)=>({item:t,cause:`not followed ${e}`,describe:n=>{const s=[...new Set(n.map(M))];return(0,_.q)({what:"getter",getter:e,names:s})}}),Dt=t=>(0,C.oZ)(
{...t,kind:"provider"}),Qt=(t,e="")=>`${Dt(t)} for ${t.platform} cannot be installed: ${e}${(0,C.dh)(t.why)}`,_e=t=>(0,S.CC)("package-platform",{message:`${Dt(t)}\
 has no package for ${t.platform}: ${t.isMirror?`${t.url} lists none`:(0,C._r)(t)}`,operator:t.isMirror?`add it with \`terraform providers mirror -platform=${t.
platform}\``:`publish the package for ${t.platform}`,user:`set \`version\` to one with a package for ${t.platform}, ask the publisher of the provider to build o\
ne, or correct \`platforms\``}),Is=({suggestion:t,...e})=>(0,S.CC)("package-protocol",{message:`${Dt(e)} requires plugin protocol ${(0,C.K4)(e.protocols,3,C.dh)}\
; Terraform and OpenTofu support 5 and 6`,operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:t===null?"ask the publisher of t\
he provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,C.dh)(t,40)}"\`, the newest version with a supported protocol`}),Ps=t=>(0,S.CC)("p\
ackage-document",{message:Qt(t,`the response of ${t.url} `),operator:t.isMirror?`return {"archives":{"${t.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Conte\
nt-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_u\
rl` and `signing_keys`"}),Rs=t=>(0,S.CC)("package-sums",{message:Qt(t,`${t.url} `),operator:"correct the checksums file: one line with the SHA-256 hash and `fil\
ename` of each package; then sign it again"}),_s=t=>(0,S.CC)("package-unsigned",{message:Qt(t),operator:"sign the file of checksums with `gpg --detach-sign` (bi\
nary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function xs({clients:t,...e}){const n=t.map(s=>`${s==="ope\
ntofu"?"tofu":s} providers lock -platform=${e.platform}`);return(0,S.CC)("lock-platform-missing",{message:`the lock file has no checksum of ${Dt(e)} for ${e.platform}`,
user:`run \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Q=k(4283);const Ds=(t,e)=>At(
qt(t),`${xe(e)}/versions`),Ls=(t,e,n)=>At(qt(t),`${xe(e)}/${n}/download`),xe=({namespace:t,name:e,system:n})=>`${t}/${e}/${n}`,js=(t,{namespace:e,type:n})=>At(t,
`${e}/${n}/versions`),Ns=(t,{namespace:e,type:n},s,{os:o,arch:r})=>At(t,`${e}/${n}/${s}/download/${o}/${r}`),Us=(t,e)=>At(qt(t),e);function Bs(t,{host:e,namespace:n,
type:s},o){const r=(0,Q.O2)(t,`${e}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,R.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function zs(t,e){
if(!/^\.{0,2}\//.test(e))return(0,R.Ju)(e);const n=(0,Q.O2)(t,e);return n.ok?(0,R.Ju)((0,Q.jr)(n.value)):n}function Fs(t,e){const n=Lt(t,e);return n.ok&&n.value.
fragment!==""?(0,R.TR)("must not include fragment part"):n}function Lt(t,e){const n=(0,Q.O2)(t,e);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s===
"https"?n:(0,R.TR)("must use http or https scheme")}const qt=t=>t.path.endsWith("/")?t:{...t,path:`${t.path}/`};function At(t,e){const n=(0,Q.O2)(t,e);if(!n.ok)
throw new Error(n.why);return n.value}var Ws=k(7511);const Ks=V({versions:rt(V({version:j,protocols:rt(j)})),warnings:rt(j)});function Hs(t){const e=kt(t,Ks);if(!e.
ok)return e;const{versions:n,warnings:s}=e.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>De(o.get(i)??[]));return(0,R.Ju)({texts:r,
compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}const De=t=>t.some(e=>{const n=(0,J.rK)(e),[s]=n?.numbers??[];return n!==null&&!(0,J.Ty)(n)&&(s===
5n||s===6n)}),Js=V({id:j,moved_to:j});function Vs(t,e){const n=kt(t,Js);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,Me.mi)(o===""?s:o,"terraform"),a=r.
kind==="registry"&&r.type===e;return(0,R.Ju)(a?r.namespace:null)}const Le=V({ascii_armor:j}),Gs=Ht(V({hashes:rt(j),package_size:Gn})),te=(t,e)=>V({protocols:rt(
j),os:j,arch:j,filename:j,shasum:j,download_url:j,shasums_url:j,shasums_signature_url:j,signing_keys:V({gpg_public_keys:rt(ft(t))}),packages:e}),Ys={terraform:te(
V({ascii_armor:j,trust_signature:j}),Kt),"opentofu before 1.12":te(Le,Kt),opentofu:te(Le,Gs)},Xs=(t,e)=>kt(t,Ys[e]),Zs=V({versions:Ht(V({}))});function Qs(t,e){
const n=je(t,e,Zs);return n.ok?(0,R.Ju)([...n.value.versions?.keys()??[]]):n}const qs=V({archives:Ht(ft(V({url:j,hashes:rt(j)})))});function to(t,e,{os:n,arch:s}){
const o=je(t,e,qs);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,R.Ju)({kind:"no-platform"});if(r===null)return(0,R.Ju)({kind:"\
crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,R.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,R.Ju)({kind:"\
archive",url:i,hashes:a})}function je(t,e,n){const s=(0,Ws.i)(e??"");return s.ok&&s.value==="application/json"?kt(t,n):(0,R.TR)(e===null?"has no Content-Type; e\
xpected application/json":"has a Content-Type other than application/json")}function eo(t,e,n){const{os:s,arch:o,shasum:r}=t,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===
e.os&&o===e.arch,c=`${e.os}_${e.arch}`;return{early:[...no(t.protocols),...ee([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,ne(n,"download_url",
t.download_url),oo(t.packages),a?null:so(r),ne(n,"shasums_url",t.shasums_url),ne(n,"shasums_signature_url",t.shasums_signature_url)]),...t.download_url===""?[{kind:"\
no-archive"}]:[]],late:ee([ro(t,c)]),hashes:a&&i?[`zh:${r.toLowerCase()}`]:null}}const ee=t=>t.flatMap(e=>e===null?[]:{kind:"description",why:e});function no(t){
const e=t.find(n=>(0,J.rK)(n)===null);return e!==void 0?[{kind:"description",why:`has "${e}" in \`protocols\`, which is not a version`}]:t.length===0||De(t)?[]:
[{kind:"protocols",protocols:t}]}function ne(t,e,n){const s=Lt(t,n);return s.ok?null:`has an invalid URL in \`${e}\`: ${s.why}`}const so=t=>t===""?"has no `shas\
um`":`has "${t}" in \`shasum\`, which is not 64 hexadecimal digits`;function oo(t){const e=[...t?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),
n=Array.from(t?.values()??[],o=>o.hashes).flat(),s=[...e,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu c\
annot read`}function ro({packages:t,shasum:e},n){if(!t?.size)return null;const s=t.get(n);if(s===void 0)return"has `packages` without an entry for the platform,\
 which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith(
"zh:"));return o.some(r=>r!==`zh:${e}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for \
the platform in `packages`, which OpenTofu requires"}function ao(t,e){switch(t.kind){case"crash":return(0,R.TR)(`has null for ${e}, at which the clients crash`);case"\
no-platform":return(0,R.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{const{url:n,hashes:s}=t,o=s.length===0||s.some(io),r=ee([n===""?`has\
 no \`url\` for ${e}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${e}, but others`]);return(0,R.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const Ne=[
"zh:","h1:"],io=t=>Ne.some(e=>t.startsWith(e)),co=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function lo(t,{filename:e,shasum:n}){
for(const s of t.split(`
`)){const[o="",r]=s.split(co,4).filter(a=>a!=="");if(r===e)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${e} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${e}`}return`has no line for ${e===""?"the empty `filename` of the packag\
e":e}`}function uo(t){const[e]=t;return e===void 0?"the signature of its checksums is empty":e===194||(e&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const se="in `signing_keys.gpg_public_keys`";function fo(t){const[e]=t;return t.includes(null)?`the desc\
ription has null ${se}, at which the clients crash`:e===void 0?`the description has no key ${se}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(e??"")?
null:`the description has a key ${se} whose \`ascii_armor\` is not an armored public key`}function ho(t,e,n){const{description:s}=e,o={...t,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[oe(o,e,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>oe(o,e,a)),...e.files.flatMap(({part:a,
answer:i})=>St(o,a,i)),...e.late.map(a=>oe(o,e,a))].slice(0,1),...ko(o,e,r.value,n)];case"status":return r.status===404?[po(o,e,r)]:St(o,"document",s);case"fail\
ed":case"not-asked":return St(o,"document",s)}}function po(t,{platform:e,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const f={...Et(t),...i,platform:e,isMirror:!1};return gt(t,`${e} platform`,()=>_e(f))}const{item:c,version:l}=t,u={provider:M(c),mirror:s.
url,version:l,...i},d=(c.answer.installation?.mirrors??[]).some(f=>f.mirror?.url===s.url&&ut(f)?.texts.includes(l));return gt(t,`mirror ${s.url}`,()=>ct({...u,isListed:d}))}
function oe(t,e,n){const{platform:s,description:o}=e,{url:r,mirror:a}=o,i={...Et(t),platform:s,isMirror:a!==void 0,url:r},c=(u,d)=>gt(t,`${s} ${u}`,d),l=u=>c(`d\
ocument ${u}`,()=>Ps({...i,why:u}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"platform":{const u={
status:200,reason:"OK",page:null};return c("platform",()=>_e({...i,...u}))}case"protocols":{const{protocols:u}=n,d=mo(t.item);return c("protocols",()=>Is({...i,
protocols:u,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>Rs({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>_s({...i,...n}))}}const mo=({
answer:t})=>bt("provider",ut(t)?.compatible??[]).newest;function ko(t,{platform:e},{hashes:n},s){const{item:o,version:r}=t,a=Ot(o),i=s.get(o.root.lockFile??"")?.
get((0,y.IY)(o.wants))??[];if(a?.version.text!==r||n===null||i.length===0)return[];if(i.some(u=>n.includes(u)))return[];const c=[(0,y.W$)(a.version.place)];return go(
i,n)?[{...gt(t,`${e} lock`,u=>xs({...Et(t),platform:e,clients:B(u)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(m=>`${M(
m)} ${Ot(m)?.version.text}`);return(0,_.q)({what:"contents",names:[...new Set(f)]})}}]}const go=(t,e)=>Ne.filter(n=>t.some(s=>s.startsWith(n))).every(n=>e.some(
s=>s.startsWith(n))),re=[];function vo(t){const e=new Map,n=Map.groupBy(t,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:B(o),rows:(0,N.
c1)(o,O).map(r=>wo(r,e))}))}function ae(t,e){const n=JSON.stringify(t),s=e.get(n)??t;return e.set(n,s),s}function wo(t,e){const[n]=t,{kind:s,wants:o,of:r,answer:a}=n,
i=(0,y.Im)(r).map(({text:l})=>l),c=t.flatMap(({root:{client:l},choice:u})=>u===null?[]:[[l,u.kind==="chosen"?u.version:null]]);return{kind:s,address:b(n),source:ae(
M(n),e),host:o.host,constraints:ae(i,e),locked:Ot(n)?.version.text??null,chosen:ae(Object.fromEntries(c),e),newest:ut(a)?.newest??null,platforms:$o(t),...t.flatMap(
Re).some(yo)&&{isUnchecked:!0},worst:null,problems:re,places:(0,N.As)((0,y.ek)(r)),rejectedAt:bo(t)}}const yo=({outcome:t})=>t.kind==="not-asked";function $o(t){
const e=t.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return e.length===0?re:[...Map.groupBy(e,({platform:n})=>n)].map(([n,s])=>{const o=s.map(
Mo);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Mo({description:{outcome:t,mirror:e}}){return t.kind==="read"?!t.value.early.
some(({kind:s})=>s==="platform"):t.kind==="status"&&t.status===404&&e===void 0?!1:null}function bo(t){const e=t.find(({choice:s})=>s!==null&&s.kind!=="chosen");
return e===void 0?re:[...(0,y.Im)(e.of),Ot(e)?.version].flatMap(s=>s?.place??[])}function Oo(t,e){const{items:n}=t,s=[...tt(n,e.isFork),...Un(n),...Ln(n),...Eo(
t,e.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${z(r)}`);return{findings:[...Co(t),...x(s),...ps(t,e.upgrade),...zn(t.clouds),
...Hn(t.logins),...So(n,e)],roots:vo(n),requests:t.requests,answering:new Set(o)}}const Eo=({items:t,lockHashes:e},n)=>t.flatMap(s=>{if(s.choice?.kind!=="chosen")
return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in r?Cs(o,r):ho(o,r,e))}),To=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Co({inside:t}){const e=({place:c})=>c!==y.cd,n=[...t.keys()].flatMap(c=>c.calls),s=Ue(n.filter(({isOpen:c})=>c)),o=Ue(n.filter(({module:c,isOpen:l})=>c===
null&&!l)),r=o.filter(({source:c})=>To.test(c)).length,a=[...t.values()].flatMap(({undescribed:c})=>c).filter(e),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}\
/${c.name}/${c.system}`);return[...ie(a,{what:"inside",names:[...new Set(i)]}),...ie(s,{what:"open",names:s.map(({address:c})=>c)}),...ie(o,{what:"direct",git:r,
names:o.map(({address:c})=>c)})]}function ie(t,e){const n=(0,N.NP)(t.map(({place:s})=>s));return n.length===0?[]:[(0,S.hD)((0,_.q)(e),{places:n,clients:[]})]}const Ue=t=>[
...new Map(t.map(e=>[`${e.place.file}:${e.place.line}`,e])).values()];function So(t,{maxRequests:e}){const n=t.flatMap(o=>[o.answer,...Re(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:h(o),outcome:r}:[]));return(0,N.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{
host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,y.ek)(d.item.of)))];if("problem"in a)return[(0,S.hD)(a.problem,{host:r,places:i,needed:(0,G.ly)(i)})];const{why:c}=a;
if(c==="service"||c==="not-allowed")return[];const l=[...new Set(o.map(d=>$(d.item)))],u=(0,_.q)(c==="limit"?{what:c,max:e,names:l}:{what:c,names:l});return[(0,S.
hD)(u,{host:r,places:(0,N.NP)(i),needed:!1})]})}var Ao=k(2389),Io=k(3024),jt=k(6760),Po=k(4693),Ro=k(7542),Be=k(9075);const _o=1e5,xo=2e4;class Do{#e;constructor(e,n){
this.#e=e*_o+n*xo}get isSpent(){return this.#e<0}read(e){let n=0;for(const s of e)(s===44||s===91||s===123)&&(n+=1);return this.#t(e.length/8+12*n)}keep(e){return this.#t(
e.reduce((n,{length:s})=>n+4*s+80,0))}choose(e,n){return this.#t(e*(25+2*n))}#t(e){return this.#e-=e,!this.isSpent}}var Lo=k(1257),ze=k(4155),vt=k(5306),jo=k(1654),
No=k(3948),Fe=k(6875),Uo=k(9940);const Tt=4;class We{#e=[];#t;constructor(e){this.#t=e}async pass(e){this.#t===0?await new Promise(n=>this.#e.push(n)):this.#t-=
1;try{return await e()}finally{const n=this.#e.shift();n===void 0?this.#t+=1:n()}}}async function Ke(t,e,{concurrency:n},s,o=Tt){const r=Map.groupBy(t,e);await He(
r.values(),n*Tt,a=>He(a.values(),o,s))}async function He(t,e,n){const s=async()=>{for(const o of t)await n(o)};await Promise.all(Array.from({length:e},s))}const Bo=2*
Tt,zo=1e3,Fo=3e4,Wo=6e4;class Ko{gate=new We(Tt);requests=0;pause=Promise.resolve();silent=0;down=null}class Ho{#e;#t;#o=(0,Be.Oo)(e=>new Ko);#r=new Map;#n=new Set;#s=new Map;constructor(e){
this.#e=e,this.#t=new We(e.concurrency*Tt),e.stop.signal.addEventListener("abort",this.#a);for(const[n,s]of e.sessions??[])this.#n.add(n),this.#s.set(n,this.#i(
{url:s}))}get requests(){return[...this.#r.values()]}ask(e){const n=this.#i(e);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,e)))}#a=()=>{for(const e of this.#n)
e.close()};close(){this.#e.stop.signal.removeEventListener("abort",this.#a),this.#a()}#i({url:e}){const n=(0,vt.X5)(e);return this.#o(n.ok?`${n.value.name} ${n.
value.port}`:"")}async#c(e,n){if(e.down!==null)return e.down;const s=await this.#l(e,n);if(typeof s=="string")return s;const[{response:o}]=s;return"problem"in o&&
o.problem.code==="host-private-redirect"||(e.silent=s.every(({headMs:r})=>r===null)?e.silent+1:0,e.silent>=Bo&&(e.down=s)),s}async#l(e,n){const{stop:s,maxRequests:o}=this.#e,
r=[];for(;;){if(await e.pause,s.why!==null)return ce(r,"stopped");if(e.requests>=o)return ce(r,"limit");const a=await this.#u(e,n);if(s.why!==null&&a.response.kind===
"failed"||r.push(a),n.patience.every(f=>(0,W.mh)(r,f)!==null)||s.why!==null)return ce(r,"stopped");const{ms:l,isForHost:u}=Jo(a,r.length,this.#e),d=(0,Fe.v7)(l,
this.#e);u&&(e.pause=d),await d}}async#u(e,n){const{network:s,startTimer:o}=this.#e,{patience:r}=n,a=this.#f(e);e.requests+=1;try{const i=await(0,No.e)({...n,asks:"\
answer",session:a,settings:s,timeoutMs:(0,Uo.nT)(r),startTimer:o});return e.requests+=i.hops.length-1,this.#d(n,i),i}finally{this.#h(e,a)}}#d({host:e},{hops:[n],
timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#r.get(e)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=u=>!a.some(d=>d.host===u.
host&&d.expires===u.expires),l=o.filter(c).map(({host:u,expires:d})=>({host:u,expires:d}));this.#r.set(e,{host:e,slowest:i?{url:n.url,timing:s}:r,certificates:[
...a,...l]})}#f(e){for(const[s,o]of[...this.#s].reverse())if(o===e&&(this.#s.delete(s),s.isOpen))return s;const n=new jo.N(this.#e.network);return this.#n.add(n),
n}#h(e,n){n.isOpen?this.#s.set(n,e):this.#n.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#e.concurrency||s===void 0||(this.#s.delete(s),this.#n.delete(s),
s.close())}}const ce=([t,...e],n)=>t===void 0?n:[t,...e];function Jo({response:t},e,{now:n}){const s=t.kind==="received"&&[429,503].includes(t.head.status)?(0,Fe.
VJ)(t.head.retryAfter,n()):null;return s===null?{ms:Math.min(zo*2**(e-1),Fo),isForHost:!1}:{ms:Math.min(Math.max(s,0),Wo),isForHost:!0}}var Je=k(2832),Vo=k(960),
Ve=k(1193);const Go=9,Yo={kind:"whole",maxBytes:8*1024*1024},dt=({bytes:t})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t);function Nt(t,e){const{once:n}=t;
if(n===void 0)return Ge(t,e);const s=e.known.get(n)??Ge(t,e);return e.known.set(n,s),s}async function Ge(t,e){const{host:n,clients:s,at:o}=t;if(s.length===0)return{};
const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,Q.jr)(c.url)),a=await e.tokenOf(n),i=r.values().map(c=>Xo(t,c,a,e));return Object.
fromEntries((await Promise.all(i)).flat())}function It(t,e,n,s,o,r){return Nt({...o,host:e,clients:n,at:i=>{const c=Xe(t,e,i,r);return typeof c=="string"?c:{...c,
url:s(c.url)}}},r)}const lt=(t,e,n="")=>({host:t,url:n,tokenSource:null,outcome:{kind:"not-asked",why:e},attempts:0,lastHop:null});async function Xo(t,e,{token:n,
source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=e;if(c===void 0)return[];const{host:l,headers:u,maxRedirects:d=Go}=t,f=e.map(({client:D})=>D),m=c.where,
g=D=>f.map(I=>[I,D]);if(typeof m=="string")return g({...lt(l,m),tokenSource:s});const v=(0,Q.Pl)(m.url),A={...lt(l,"service",v),tokenSource:s},L=i(l);if(L.isSpent)
return g({...lt(l,"work",v),tokenSource:s});try{const D=await o({...m,host:l,token:n,headers:u??{"x-terraform-version":a(c.client)},planBody:et=>Ye(et,t)??Je.IK,
maxRedirects:d,patience:f.map(r)});if(typeof D=="string")return g({...A,outcome:{kind:"not-asked",why:D}});const I=D.at(-1)?.hops.at(-1)??null,wt=Map.groupBy(f,
et=>Zo(D,r(et)));return Array.from(wt,([et,yt])=>{const $t=Qo(et,m.url,t,L),pt={host:l,url:v,tokenSource:s,outcome:$t,attempts:D.length,lastHop:I};return yt.map(
Bt=>[Bt,pt])}).flat()}catch(D){const I=(0,Zt.n3)({host:p.nx(l),thrown:D});return g({...A,outcome:{kind:"not-asked",why:"unchecked",problem:I}})}}function Zo(t,e){
const{attemptMs:n}=e,s=t[(0,W.mh)(t,e)??t.length-1]??t[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"respons\
e":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Vo.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Ye=(t,{accepts:e=s=>s===
200,plan:n=()=>Yo})=>e(t.status)?n(t):null;function Qo(t,e,n,s){if(t.kind==="failed"){const{problem:u}=t;return u.code==="host-http2"?{kind:"not-asked",why:"unc\
hecked",problem:u}:{kind:"failed",problem:u}}const{head:o,body:r}=t,{status:a,reason:i}=o;if(!s.read(r.bytes))return{kind:"not-asked",why:"work"};const c=Ye(o,n);
if(c===null)return{kind:"status",status:a,reason:i,page:(0,Ve.y8)(r.bytes)};if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=n.read(
t,e,s);return l.ok?{kind:"read",value:l.value}:l.why===be?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:l.why,page:(0,Ve.y8)(r.bytes)}}function Xe(t,e,n,{
settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(e);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(D=>D.client===n),u=l===
void 0?c:{...l,kind:"found",url:p.cu(e)};if(u.kind!=="found")return"service";const{url:d,services:f}=u,m=(0,T.TE)(t,{services:f,documentUrl:d,display:p.nx(e),client:n});
if(m.kind!=="url"||!(0,vt.X5)(m.url).ok)return"service";const g=p.Pm(m.url)??"",v=l!==void 0,A=g===e||p.ev(g,s)||a.has(`${e} ${t}`)||v,L=v?null:Ze(i,o);return A?
{url:m.url,origin:L}:"not-allowed"}const Ze=({host:t,attempt:e},n)=>({isPublic:(0,vt.Ul)(n,p.Sv(t).name,e.hops[0]?.address??null)}),qo=3e4,tr={kind:"whole",maxBytes:1024*
1024},Qe={headers:{accept:"application/vnd.api+json"},plan:({status:t})=>t===200?tr:Je.IK},er={...Qe,accepts:()=>!0,read:({head:t})=>(0,R.Ju)(t.apiVersion)},nr=V(
{data:ft(V({id:j}))}),qe={...Qe,accepts:t=>t>=200&&t<=399,read:({body:t})=>{const e=kt(dt(t),nr);return e.ok?e.value.data===null?(0,R.TR)("has no data"):(0,R.Ju)(
null):e}},sr=/^[\w-]+$/;async function or(t){const e=t.settings.timeoutMs??qo,s={...t,patience:r=>({client:r,attemptMs:e,retries:1})},o=ar(t).map(async r=>{const{
host:a,service:i,clients:c}=r,{token:l}=await t.tokenOf(a);if(l===null)return[];const u=c.flatMap(f=>{const m=Xe(i,a,f,t);return typeof m=="string"?[]:[{client:f,
at:m}]}),d=(0,N.c1)(u,({at:f})=>(0,Q.jr)(f.url)).map(f=>{const m={...r,clients:f.map(({client:g})=>g)};return rr(m,f[0].at,s)});return await Promise.all(d)});return(await Promise.
all(o)).flat()}async function rr(t,e,n){const{host:s,clients:o,organization:r,workspace:a}=t,i=async(g,v)=>{const A=Us(e.url,g),L=()=>({...e,url:A}),D=`cloud ${(0,Q.
jr)(A)}`,I=await Nt({...v,host:s,clients:o,at:L,once:D},n);return Object.values(I)[0]??lt(s,"service")},c=await i("ping",er),l={...t,ping:c,ofOrganization:null,
ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return l;const u=`organizations/${r}`,d=await i(`${u}/entitlement-set`,qe),m=d.outcome.kind!=="read"||a===
null?null:await i(`${u}/workspaces/${a}`,qe);return{...l,ofOrganization:d,ofWorkspace:m}}function ar({usages:t,machine:e}){const n=new Map;for(const{kind:s,workspace:o,
hasOwnToken:r,needs:a,place:i}of t){if(o===void 0||r)continue;const c=s.startsWith("cloud")?e.environment.TF_CLOUD_ORGANIZATION:void 0,l=tn(o.organization??c),u=tn(
o.name);for(const{host:d,service:f,clients:m}of a){const g=[d,f,l,u].join(" "),A=n.get(g)??{host:d,service:f,organization:l,workspace:u,places:[],clients:[]};n.
set(g,A),A.places.push(i),A.clients=[...new Set([...A.clients,...m])]}}return[...n.values()]}const tn=t=>t&&sr.test(t)?t:null;var en=k(9529);const ir=1e4;async function cr(t){
const{visits:e,settings:n}=t,s=new Map;for(const r of e.values())for(const a of lr(r)){const i=(0,p.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,vt.X5)(a).ok&&
(0,p.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>ur(r,a,t)))).flat()}function lr({host:t,
attempt:{discovery:e}}){if(e.kind!=="found")return[];const n=(0,p.nx)(t),{url:s,services:o}=e,a=(0,T.TE)(T.S3,{services:o,documentUrl:s,display:n,client:"terraf\
orm"});return a.kind!=="object"?[]:(0,en.u)((0,en.m)(a.value,s,n).value).map(({url:i})=>i)}async function ur(t,e,n){const{send:s,network:o,settings:r,requirements:a}=n,
{host:i}=t,c=await s({host:i,url:e,origin:Ze(t,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",
attemptMs:r.timeoutMs??ir,retries:1}]}),l=typeof c=="string"?null:c.at(-1);if(l?.response.kind!=="failed"||l.headMs!==null)return[];const{problem:u}=l.response;
if(u.code==="host-http2")return[];const d=a.some(f=>f.host===i&&f.service===T.S3);return[{host:i,problem:u,isRequired:d}]}var dr=k(2713),nn=k(6979),sn=k(4321),fr=k(
9587);const le=({header:t})=>t?{kind:"address",location:t}:{kind:"none"},hr=V({location:j,use_registry_credentials:ft(Vn)}),pr=V({location:j,use_registry_credentials:Kt});
function mr(t,e){if(t.status===204)return le(t);const n=kt(t.body,e?hr:pr,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.
value;return o!==null?{kind:"url",location:s,usesCredentials:o}:s===""?le(t):{kind:"address",location:s}}function kr(t){const{answer:e,downloadUrl:n,client:s,readsCredentials:o}=t,
r=s==="terraform"?le(e):mr(e,o);switch(r.kind){case"none":return ht(gr[s]);case"unreadable":return ht(`the response ${r.why}`);case"url":{if(r.location==="")return ht(
"the response has `use_registry_credentials` and no `location`");const a=Fs(n,r.location);return a.ok?{kind:"direct",url:a.value,usesCredentials:r.usesCredentials}:
ht(a.why)}case"address":{const a=zs(n,r.location);return a.ok?wr(a.value,s):ht(a.why)}}}const gr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},ht=t=>({kind:"refused",why:(0,fr.Nx)(t)});function vr(t,e){const n=br(t,e);return n.ok?an(n.
value,e):ht(n.why)}function wr(t,e){const n=(0,E.vL)(t,e);if(n.kind==="invalid")return ht(n.error);if(n.kind!=="remote")return ht("must be a direct remote packa\
ge address");const s=(0,sn.cx)(t,e);return s.ok?an(s.value,e):ht(s.why)}const on=["file","gcs","git","hg","http","https","s3"],rn="zip|gz|bz2|xz|tgz|tbz2|txz|ta\
r\\.tbz2",yr=new RegExp(`^(?:${rn}|tar\\.(?:gz|bz2|xz))$`),$r=new RegExp(`\\.(?:${rn})$`),Mr=/^(?:0|f|F|false|FALSE|False)$/;function an({getter:t,url:e},n){if(!(on.
includes(t)||t==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${t}'`};if(e===null||!/^https?$/.test(e.scheme))return{kind:"\
other",getter:t};const o=(0,nn.xB)(e.query);if(t==="git")return{kind:"git",url:ue(e,[])};if(!/^https?$/.test(t))return{kind:"other",getter:t};const r=o.find(([c])=>c===
"archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?$r.test(e.path):!Mr.test(r)&&yr.test(r))?{kind:"archive",url:ue(e,
a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:ue(e,[...a,["terraform-g\
et","1"]])}}const ue=(t,e)=>({...t,query:(0,nn.Ge)(e),forceQuery:!1,fragment:""});function br(t,e){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(t)?.[1];return n===
void 0?(0,R.TR)(`invalid source string: ${t}`):!on.includes(n)&&!(n==="oci"&&e==="opentofu")?(0,R.TR)(`no getter available for X-Terraform-Get source protocol: \
"${n}"`):(0,sn.cx)(t,e)}const Or={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Er(t){for(const[e,n,s=""]of t.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of e.matchAll(Tr))r.set(
i.toLowerCase(),c??l??u??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Cr(a)}return null}const Tr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Cr=t=>t.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(e,n,s)=>n!==void 0?Or[n]??e:Number(s)<=1114111?String.fromCodePoint(Number(s)):e),Sr=3e4,cn={kind:"excerpt",maxBytes:1024},
Ar=128*1024,ln={terraform:0,opentofu:0},Ut={name:"archive",headers:{range:"bytes=0-0"},accepts:t=>t===200||t===206,plan:()=>cn,read:()=>(0,R.Ju)(""),retries:ln,
netrc:W.Du},Ir={...Ut,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Pr={...Ut,name:"direct archive",accepts:t=>t>=200&&t<300,retries:null,
netrc:[]},Rr={name:"page",headers:{},accepts:t=>t>=200&&t<300,plan:({terraformGet:t})=>t?cn:{kind:"excerpt",maxBytes:Ar},read:({head:t,body:e})=>{const n=t.terraformGet||
Er(dt(e));return n===null?(0,R.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,R.Ju)(n)},retries:ln,netrc:W.Du},_r={...Ut,name:"repository",
headers:{},accepts:t=>t===200,netrc:[]},un={name:"sums",headers:{},read:({body:t})=>(0,R.Ju)(dt(t)),retries:null,netrc:[]},xr={...un,name:"signature",read:({body:{
bytes:t}})=>(0,R.Ju)(uo(t)??"")};function de({lastHop:t},{network:e}){const{url:n="",address:s=null}=t??{},o=(0,Q.Dl)(n),r=o.ok?(0,vt.X5)(o.value):null;return{isPublic:!r?.
ok||(0,vt.Ul)(e,r.value.name,s)}}async function dn({client:t,registry:e,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:l,tokenOf:u,withLogin:d}=a,
{name:f,retries:m,netrc:g}=r,v=(0,p.Pm)(n);if(v!==null&&v!==e&&!(0,p.ev)(v,c))return lt(e,"not-allowed",(0,Q.Pl)(n));const A=I=>({url:g.includes(I)?d(n):n,origin:s}),
L=`${f} ${o} ${s?.isPublic} ${(0,Q.jr)(n)}`,{[t]:D}=await Nt({...r,host:e,clients:i.clients,at:A,once:L},{...a,patience:I=>m===null?l(I):{client:I,attemptMs:Sr,
retries:m[I]},tokenOf:o?u:async()=>({token:null,source:null})});if(D===void 0)throw new Error("a client without an answer");return D}function Dr(t,e){const n=t.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return fn(n,new Map,e)}async function Lr(t,e,n){const s=({
module:o,client:r})=>ut(e.get((0,y.MP)(o))?.[r]);for(;;){const o={left:ds},r=new Map(t.map(i=>[i,fs(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(
({module:i})=>n.visits.has(i.host)&&!e.has((0,y.MP)(i)));if(a.length===0)return r;await fn(a,e,n)}}async function fn(t,e,n){const s=(0,N.c1)(t,({module:o})=>(0,y.
MP)(o));return await Ke(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:u})=>u))],i=u=>Ds(u,r),c={read:({body:u},d,f)=>jr(
dt(u),o,f)},l=await It(T.e$,r.host,a,i,c,n);e.set((0,y.MP)(r),l)}),e}function jr(t,e,n){const s=ss(t);if(!s.ok)return s;const o=bt("module",s.value,{work:n}),r=rs(
t,o,e);return(0,R.Ju)(r.size===0?o:{...o,described:r})}const Nr={accepts:t=>t===200||t===204,read:({head:t,body:e},n)=>{const s={status:t.status,header:t.terraformGet,
body:dt(e)};return(0,R.Ju)({answer:s,downloadUrl:n})}};async function Ur({address:t,version:e,clients:n},s){const{host:o}=t,r=l=>Ls(l,t,e),a=await It(T.e$,o,n,r,
Nr,s),i=(0,W.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([l,u])=>{const d=l,{outcome:f}=u;if(f.kind!=="read")return[d,{location:u,steps:[]}];const m=kr(
{...f.value,client:d,readsCredentials:i}),{downloadUrl:g}=f.value,v=await zr(m,d,u,g,s),A={...u,outcome:{kind:"read",value:null}};return[d,{location:A,steps:v}]});
return Object.fromEntries(await Promise.all(c))}const Br=10;async function zr(t,e,n,s,o){const r=[];let a=t,i=de(n,o);for(let c=0;a.kind!=="refused"&&a.kind!=="\
other";c+=1){if(a.kind==="page"&&c===Br){const A=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"refused",why:A}]}const[l,u]=Wr[a.kind],d=a.kind===
"direct"&&a.usesCredentials,f=d&&Fr(s,a.url),m={registry:n.host,client:e,url:Kr(a),origin:i,token:f},g=await dn(m,u,o),{outcome:v}=g;if(d&&!f&&v.kind==="status"&&
v.status===401){const A=`the token of the registry from ${(0,p.Pm)(a.url)}`;return[...r,{kind:"other",getter:A}]}if(r.push({kind:"asked",what:l,answer:g}),a.kind!==
"page"||v.kind!=="read")return r;i=de(g,o),a=vr(v.value,e)}return[...r,a]}function Fr(t,e){const n=[t,e].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,vt.
be)(s)}));return(0,dr.nL)(n).at(-1)==="sent"}const Wr={archive:["archive",Ut],direct:["archive",Pr],page:["page",Rr],git:["repository",_r]},Kr=({kind:t,url:e})=>t===
"git"?{...e,path:`${e.path}/info/refs`,query:"service=git-upload-pack"}:e;var Hr=k(5747),Jr=k(3427),hn=k(2071);function Vr(t,e){const n=new Map;for(const s of t)
for(const{provider:o}of s.providers){const r=(0,y.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:l=s.directory}=a??{},u=e(o,s)?[]:[s.client];n.set(r,{address:o,
clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...u])],directory:l===s.directory?l:null})}return n}async function Gr(t,e){const n=new Map,s=({address:r})=>r.
host,o=async r=>{const{address:a,asking:i,clients:c}=r,l=pn(a),u=It(T.xq,a.host,i,l,Yr,e),d=c.map(async f=>[f,await Xr(f,r,u,e)]);n.set((0,y.JT)(a),Object.fromEntries(
await Promise.all(d)))};return await Ke(t.values(),s,e,o,4*Tt),n}const Yr={read:({body:t},e,n)=>{const s=Hs(dt(t));if(!s.ok)return s;const{texts:o,...r}=s.value;
return(0,R.Ju)(bt("provider",o,{...r,work:n}))}},pn=t=>e=>js(e,t);async function Xr(t,e,n,s){const{address:o}=e,r=lt(o.host,"service"),a=async()=>(await n)[t]??
r,i=s.methodsOf(o,t),c=(i?.methods??[Zr]).map(v=>v.kind==="direct"?a():v.kind==="local"?mn(v,o,s):kn(t,v,e,"index.json",ta,s)),[l=r,...u]=await Promise.all(c),d=ea(
[l,...u]),f=await Qr(o,t,await a(),s);if(i===null&&f===null)return d;const m=[l,...u].filter(({mirror:v})=>v!==void 0),g=i&&{place:i.place,methods:c.length,mirrors:m};
return{...d,...g&&{installation:g},...f===null?{}:{movedTo:f}}}const Zr={kind:"direct"};async function Qr(t,e,{outcome:n},s){const{host:o,namespace:r,type:a}=t;
if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,E.Vm)(e))return null;const c=pn({...t,namespace:"-"}),l={read:({body:d})=>Vs(dt(d),a)},{[e]:u}=await It(
T.xq,o,[e],c,l,s);return u?.outcome.kind==="read"?u.outcome.value:null}function mn(t,e,{localPackages:n}){const{path:s,place:o}=t,r=lt(e.host,"service",s??""),a=n(
t,e);if(s===null||a===null)return r;const i={...r,mirror:{url:s,place:o,hasSlash:!0,isDirectory:!0}};if(a==="missing"){const l=q({mirror:s,kind:"path",at:(0,hn.
Ge)(o)});return{...i,outcome:{kind:"failed",problem:l}}}const c=[...new Set(a.map(({version:l})=>l))];return c.length>0?{...i,outcome:{kind:"read",value:bt("pro\
vider",c)}}:{...i,outcome:{kind:"status",status:404,reason:"",page:null}}}const qr=5;async function kn(t,{url:e,place:n},{address:s,clients:o},r,a,i){const c={url:(0,Q.
Pl)(e),place:n,hasSlash:e.path.endsWith("/")},l=(0,p.Pm)(e),u=Bs(e,s,r);if(!u.ok){const L=(0,hn.Ge)(n),D={mirror:c.url,at:L,provider:(0,y.JT)(s)},I={kind:"faile\
d",problem:q({...D,kind:"port"})};return{...lt(l,"service",c.url),outcome:I,mirror:c}}const d=L=>L.kind==="network"&&(0,Q.jr)(L.url)===(0,Q.jr)(e),f=o.filter(L=>i.
methodsOf(s,L)?.methods.some(d)),m=(0,p.ev)(l,i.settings)?{url:u.value,origin:null}:"not-allowed",g=`mirror ${(0,Q.jr)(u.value)}`,v=L=>{const D=i.patience(L);return L===
"opentofu"?{...D,retries:0}:D},{[t]:A=lt(l,"service")}=await Nt({host:l,clients:f,at:()=>m,once:g,read:a,maxRedirects:qr},{...i,patience:v});return{...A,mirror:c}}
function ta({head:t,body:e},n,s){const o=Qs(dt(e),t.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,J.rK)(a)!==null);return(0,R.Ju)(bt("provider",r,
{work:s}))}function ea([t,...e]){if(e.length===0)return t;const n=[t,...e],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(na)??s.find(({outcome:i})=>i.
kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ut(i)??[]),a=n.find(i=>ut(i)!==null);return a===void 0||r.every(({texts:i})=>i.
length===0)?n.find(({mirror:i})=>i===void 0)??a??t:{...a,outcome:{kind:"read",value:sa(r)}}}const na=({outcome:t})=>t.kind==="failed"||t.kind==="unreadable"||t.
kind==="status"&&t.status!==404,sa=t=>bt("provider",[...new Set(t.flatMap(({texts:e})=>e))],{work:t.find(({work:e})=>e!==void 0)?.work,compatible:t.flatMap(({compatible:e=[]})=>e),
warnings:t.flatMap(({warnings:e=[]})=>e)});async function oa(t,e){const{address:n,clients:s}=t,o=c=>e.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l===
"direct")),a=gn({...t,clients:r},e),i=s.map(async c=>{const l=r.includes(c)?await vn(c,t,await a,e):await ra(c,t,o(c),e);return l===null?[]:[[c,l]]});return Object.
fromEntries((await Promise.all(i)).flat())}async function ra(t,e,n,s){let o=null;for(const r of n){const a={...e,clients:[t]};if(o=r.kind==="local"?aa(e,r,s):r.
kind==="network"?await ca(t,e,r,s):await vn(t,e,await gn(a,s),s),o===null||!ia(o.description))return o}return o}function aa({address:t,version:e,platform:n},s,o){
const r=fe(n),a=o.localPackages(s,t);if(a===null||a==="missing")return null;const l={kind:"read",value:{early:a.some(d=>d.version===e&&d.platform===r)?[]:[{kind:"\
platform"}],late:[],hashes:null}},u={...mn(s,t,o),outcome:l};return{platform:r,files:[],late:[],description:u}}const ia=({outcome:t,mirror:e})=>e===void 0?t.kind===
"status"&&t.status===404:t.kind==="read"&&t.value.early.some(({kind:n})=>n==="platform");function gn({address:t,version:e,platform:n,clients:s},o){const{host:r}=t,
a=i=>Ns(i,t,e,n);return It(T.xq,r,s,a,{read:R.Ju},o)}async function vn(t,{platform:e},{[t]:n},s){if(n===void 0)return null;const r=t==="opentofu"&&!(0,W.sX)(s.versionOf(
t))?"opentofu before 1.12":t;return await wn(t,e,n,({body:i,url:c})=>{const l=Xs(dt(i),r);if(!l.ok)return l;const u=eo(l.value,e,c),{shasums_url:d,shasums_signature_url:f}=l.
value,m=[d,f,l.value.download_url].map(I=>Lt(c,I)),[g,v,A]=m.flatMap(I=>I.ok?I.value:[]),L=g&&v&&A&&u.early.every(({kind:I})=>I==="no-archive"),D=L?{sums:g,signature:v,
document:l.value}:null;return(0,R.Ju)({described:u,signed:D,archive:L?A:null})},s)}async function ca(t,e,n,s){const{platform:o,version:r}=e,a=await kn(t,n,e,`${r}\
.json`,R.Ju,s);return await wn(t,o,a,({head:c,body:l,url:u})=>{const d=to(dt(l),c.contentType,o);if(!d.ok)return d;const f=ao(d.value,fe(o));if(!f.ok)return f;const m={
described:f.value,signed:null};if(d.value.kind!=="archive")return(0,R.Ju)({...m,archive:null});const g=Lt(u,d.value.url);return g.ok?(0,R.Ju)({...m,archive:g.value}):
(0,R.TR)(`has an invalid \`url\`: ${g.why}`)},s)}const fe=({os:t,arch:e})=>`${t}_${e}`;async function wn(t,e,n,s,o){const{outcome:r,host:a}=n,i={platform:fe(e),
files:[],late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const et={kind:"unreadable",why:c.why,page:null};return{
...i,description:{...n,outcome:et}}}const{described:l,signed:u,archive:d}=c.value,f={...n,outcome:{kind:"read",value:l}},m=[],g={registry:a,client:t,origin:de(n,
o)},v=async(et,yt,$t)=>{const pt=await dn({...g,url:yt},$t,o);return m.push({part:et,answer:pt}),pt.outcome.kind==="read"?pt.outcome.value:null},A=u&&await v("s\
ums",u.sums,un),L=u&&A!==null?await v("signature",u.signature,xr):null;if(d!==null&&(u===null||L!==null)&&await v("archive",d,Ir),u===null)return{...i,description:f,
files:m};const D=t==="opentofu"&&a===(0,E.Vm)(t)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",I=m[0]?.answer.url??"",wt=la(u.document,{sums:A,
signature:L,url:I},D);return{...i,description:f,files:m,late:[...l.late,...wt]}}function la(t,{sums:e,signature:n,url:s},o){const r=t.signing_keys.gpg_public_keys.
map(l=>l?.ascii_armor??null),a=r.length===0&&o,i=e===null?null:lo(e,t),c=a?null:fo(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",
why:c}]:[]]}async function ua(t,e){const{machine:n,settings:s}=e,o=t.filter(l=>l.kind==="module"),r=t.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.
platform]:s.platforms,i=await Promise.all([yn(o,l=>Ur(l,e)),...a.map(l=>{const[u="",d=""]=l.split("_");return yn(r,f=>oa({...f,platform:{os:u,arch:d}},e))})]),c=Map.
groupBy(i.flat(),([l])=>l);return t.map(l=>({...l,packages:(c.get(l)??[]).map(([,u])=>u)}))}async function yn(t,e){const n=t.flatMap(r=>r.choice?.kind==="chosen"?
[{item:r,version:r.choice.version}]:[]),o=(0,N.c1)(n,({item:r,version:a})=>`${(0,y.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:l})=>l.
root.client))],c=await e({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const u=c[l.root.client];return u===void 0?[]:[[l,u]]})});
return(await Promise.all(o)).flat()}function da(t,e){const n=new Set(t.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,Hr.yR)((0,jt.
join)(e,s));return[s,o.ok?(0,Jr.g)(o.text):new Map]}))}async function fa(t,e){const{configs:n,dialect:s,directory:o,plugins:r,settings:a}=e,i=[...t,...(0,Lo.n)(
a.hostnames,s.clients)],c=(0,ze.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=(g,{directory:v,client:A})=>v!==y.cd.file&&c(g,v,A),u=Vr(i,l),d=i.
flatMap(({calls:g})=>g).flatMap(({module:g})=>g===null?[]:(0,y.MP)(g)),f=new Set(d).size+u.size,m=new Ho({...e,maxRequests:a.maxRequests});try{const g=pa(e,m,f,
u),v=a.depth==="packages",A=(at,ya)=>{const En=ka(i,at,ya,{...g,isInstalledIn:l});return v?ua(En,g):En},[[L,...D],[I,wt,...et],yt,$t]=await Promise.all([Gr(u,g).
then(at=>Promise.all([at,A("provider",at)])),Dr(i,g).then(at=>Promise.all([at,Lr(i,at,g),A("module",at)])),or(g),cr(g)]),pt=Map.groupBy([...et,...D].flat(),({root:at})=>at),
Bt=i.flatMap(at=>pt.get(at)??[]),va=new Map([...I,...L]),wa=v?e.lockHashes??da(Bt,o):new Map;return{items:Bt,versions:va,inside:wt,lockHashes:wa,clouds:yt,logins:$t,
requests:m.requests}}finally{m.close()}}function ha(t,{directory:e,plugins:n}){const s=(0,Po.k)();return({path:o},r)=>{const a=t.get((0,y.JT)(r))?.directory??null;
if(o===null||a===y.cd.file||!(0,jt.isAbsolute)(o)&&(a===null||n!==null))return null;const i=(0,jt.isAbsolute)(o)?o:(0,jt.join)(e,a??"",o);return(0,Io.existsSync)(
i)?s(i,r):"missing"}}function pa(t,e,n,s){const{configs:o,dialect:r,credentials:a,machine:i,learn:c,progress:l}=t;let u=0;l({total:n,done:u});const d=new Map(o.
map(f=>[f.client,f.patience]));return{...t,send:async f=>{const m=await e.ask(f);return u+=1,l({total:Math.max(n,u),done:u}),m},known:new Map,workOf:(0,Be.Oo)(()=>new Do(
t.settings.maxRequests,n)),onlyListed:ma(t),methodsOf:(0,ze.xT)(o,r.releases,c),localPackages:ha(s,t),withLogin:(0,Ro.TU)(i,c).withLogin,patience:f=>d.get(f)??{
client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,W.tB)(f,r.versions),tokenOf:async f=>{const{answer:m}=await a.find(f);return{token:m?.token??null,source:m?.token?
m.source:null}}}}function ma({settings:t,requirements:e}){const n=t.hostnames.flatMap(({addresses:r})=>r).map($n),s=({because:r})=>r.some(a=>typeof a!="string"),
o=new Set(e.filter(s).map($n));return new Set(n.filter(r=>!o.has(r)))}const $n=({host:t,service:e})=>`${t} ${e}`,Mn=[];function ka(t,e,n,{versionOf:s,methodsOf:o,
isInstalledIn:r,settings:{upgrade:a}}){return t.flatMap(i=>{const{client:c}=i;if(e==="module")return i.calls.flatMap(u=>{const{module:d,isOpen:f}=u;if(d===null)
return[];const m=bn(n,d,c),g=f?{answer:m,choice:null}:On(m,u,{client:c});return[{kind:e,root:i,of:u,wants:d,...g,packages:Mn}]});const l=(0,W.Jd)(c,s(c));return i.
providers.map(u=>{const{provider:d,locked:f}=u,g=o(d,c)===null&&r(d,i)?lt(d.host,"service"):bn(n,d,c),v=a||f===null?null:f.version.text,A=On(g,u,{client:c,held:v,
rejectsUnreadable:l});return{kind:e,root:i,of:u,wants:d,...A,packages:Mn}})})}const bn=(t,e,n)=>t.get((0,y.IY)(e))?.[n]??lt(e.host,"service");function On(t,e,n){
const s=ut(t),o=(0,y.Im)(e).map(({text:a})=>a),r=s&&Wt(o,s,n);return s===null||r!==null?{answer:t,choice:r}:{answer:{...t,outcome:{kind:"not-asked",why:"work"}},
choice:r}}async function ga(t,e,n){try{return Oo(await fa(t,e),n)}catch(s){const r=[...e.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(
({host:a})=>(0,S.hD)((0,Zt.n3)({host:(0,p.nx)(a),thrown:s}),{host:a}));return{...Ao.j7,findings:r}}}})};export{$a as id,Ma as ids,ba as modules};
