const st=818,ot=[818],rt={4693:((G,K,e)=>{e.d(K,{k:()=>y});var D=e(3024),v=e(6760),I=e(5747),C=e(9075),j=e(1831),L=e(1022),S=e(1731);function y(){const i=(0,C.Oo)(
I.v2),$=(_,n)=>i(_).filter(n).map(a=>(0,v.join)(_,a));return(_,{host:n,namespace:a,type:A})=>$(_,d=>c((0,j.Pv)(d),n)).flatMap(d=>$(d,t=>c((0,L.sL)(t),a))).flatMap(
d=>$(d,t=>c((0,L.sL)(t),A))).flatMap(d=>B(d,A))}const c=(i,$)=>i.ok&&i.value===$,M=/^[^\s_]*_[^\s_]*$/;function B(i,$){const _=(0,I.v2)(i).flatMap(A=>(0,I.wX)((0,v.
join)(i,A)).filter(d=>M.test(d)&&O((0,v.join)(i,A,d))).map(d=>({version:A,platform:d}))),n=new RegExp(`^terraform-provider-${$}_(?<version>${S.hZ})_(?<platform>\
[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),a=(0,I.wX)(i).flatMap(A=>{const{version:d="",platform:t=""}=n.exec(A.toLowerCase())?.groups??{};return O((0,v.join)(i,A))===
!1?[{version:d,platform:t}]:[]});return[..._,...a].flatMap(({version:A,platform:d})=>{const t=(0,S.rK)(A);return t===null?[]:{version:(0,S.Cg)(t),platform:d}})}
const O=i=>(0,D.statSync)(i,{throwIfNoEntry:!1})?.isDirectory()??null}),9050:((G,K,e)=>{e.d(K,{GY:()=>S,R8:()=>P});var D=e(3024),v=e(6760),I=e(5747);const C=5,j=/^[0-9a-f]{40}$/,
L=/^refs\/(?!.*\.\.)[^\0]+$/;function S(r){const l=(0,v.join)(r,".git"),h=y(l,r)??l,m=i((0,v.join)(h,"commondir")),R=m===null?h:(0,v.resolve)(h,m),s=()=>O((0,v.
join)(R,"packed-refs"))??"",w=c(i((0,v.join)(h,"HEAD")),[h,R],s);return w===null?null:{commit:w,isFetched:B(w,O((0,v.join)(h,"FETCH_HEAD"))??"",s),remote:n(O((0,v.
join)(R,"config"))??""),tracked:x=>p((0,v.join)(h,"index"),x)}}function y(r,l){const[,h]=/^gitdir: (.+)$/.exec(i(r)??"")??[];return h===void 0?null:(0,v.resolve)(
l,h)}function c(r,l,h){let m=r;for(let R=0;m!==null&&R<=C;R+=1){if(j.test(m))return m;const[,s]=/^ref: (.+)$/.exec(m)??[];if(s===void 0||!L.test(s))return null;
m=M(s,l,h)}return null}function M(r,l,h){for(const R of l){const s=i((0,v.join)(R,r));if(s!==null)return s}return h().split(`
`).find(R=>R.endsWith(` ${r}`))?.slice(0,40)??null}function B(r,l,h){const m=(R,s)=>R.split(`
`).some(w=>w.startsWith(`${r}${s}`));return m(l,"	")||m(h()," refs/remotes/")}function O(r){const l=(0,I.yR)(r);return l.ok?l.text:null}const i=r=>O(r)?.replace(
/\r?\n$/,"")??null,$=21,_=/^(?!\.{1,2}$)[\w.-]+$/;function n(r){let l=!1;for(const h of r.split(`
`)){const m=h.trim();m.startsWith("[")&&(l=m==='[remote "origin"]');const R=m.indexOf("=");if(!(!l||R<0||m.slice(0,R).trim().toLowerCase()!=="url"))return a(m.slice(
R+1).trim())}return null}function a(r){const l=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[h,m]=l===null?A(r):[l[1],l[2]],R=(m??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),s=R.length>1&&R.length<=$;return!h||!s||!R.every(w=>_.test(w))?null:{host:h.toLowerCase(),owner:R.slice(0,-1).join("/"),name:R.at(-1)??""}}function A(r){
const l=URL.parse(r);return l===null||!/^(https?|ssh):$/.test(l.protocol)?[]:[l.protocol==="ssh:"?l.hostname:l.host,l.pathname.slice(1)]}const d=128*1024*1024,t=12,
o=62,u=16384,E=12288,W=61440,f=32768;function p(r,l){const h=new Map,m=(0,I.io)(r,d);if(m===null||m.length<t)return h;const R=m.readUInt32BE(4);if(m.toString("l\
atin1",0,4)!=="DIRC"||R<2||R>3)return h;const s=m.readUInt32BE(8);let w=t;for(let x=0;x<s;x+=1){if(w+o>m.length)return h;const U=m.readUInt16BE(w+60),T=w+o+(U&u?
2:0),g=m.indexOf(0,T);if(g<0)return h;const k=(m.readUInt32BE(w+24)&W)===f,N=m.toString("utf8",T,g);k&&(U&E)===0&&l.has(N)&&h.set(N,{modified:m.readUInt32BE(w+8),
size:m.readUInt32BE(w+36)}),w+=g-w+8&-8}return h}function P(r,{modified:l,size:h}){const m=(0,I.N0)(()=>(0,D.lstatSync)(r),null),R=Math.floor((m?.mtimeMs??0)/1e3);
return m?.isFile()===!0&&m.size%2**32===h&&R%2**32===l}}),9498:((G,K,e)=>{e.d(K,{K:()=>I});var D=e(6760),v=e(9050);function I(c,M,B){const O=(0,v.GY)(c),i=O?.remote??
null;if(O!==null&&i!==null){const _=O.isFetched||O.commit===B.GITHUB_SHA;return{name:`${i.owner}/${i.name}`,url:C(i,B.GITHUB_SERVER_URL),commit:_&&j(c,M(),O)?O.
commit:null}}return{name:(O===null?S(c,B):null)??y(c),url:null,commit:null}}function C({host:c,owner:M,name:B},O=""){return`${URL.parse(O)?.host===c?URL.parse(O)?.
protocol:"https:"}//${c}/${M}/${B}`}function j(c,M,{tracked:B}){const O=B(M);return O.size===M.size&&O.entries().every(([i,$])=>(0,v.R8)((0,D.join)(c,i),$))}const L=/^[\w.-]+\/[\w.-]+$/;
function S(c,M){const{GITHUB_WORKSPACE:B,GITHUB_REPOSITORY:O=""}=M;return B!==void 0&&(0,D.resolve)(B)===(0,D.resolve)(c)&&L.test(O)?O:null}const y=c=>(0,D.basename)(
(0,D.resolve)(c)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),400:((G,K,e)=>{e.d(K,{K:()=>S});var D=e(4e3),v=e(9349),I=e(8704),C=e(3268),j=e(4009),
L=e(6134);function S(t,o=new L.n_){const u=new v.bs(t,t.startsWith("\uFEFF")?1:0,o);return u.structure(y(u,void 0))}function y(t,o){const u={kind:"native",attributes:[],
blocks:[]};let E=o!==void 0&&!t.isLineEnd(t.skipSpaces());for(;;){const W=t.skipBlank();if(t.at>=t.text.length){o!==void 0&&t.report(c,o);break}if(W==="}"&&o!==
void 0){t.at++;break}M(t,W,u),A(t,E,u),E=!1}return u}const c="unclosed configuration block: there is no closing brace before the end of the file";function M(t,o,u){
const E=t.at;t.countPart();const W=o==='"'?n(t):t.readName();if(W===void 0){o<"\x80"?t.report("argument or block definition required",E):t.reportCharacter(),d(t,
E);return}const f=t.at;if(t.skipSpaces()==="="&&t.peek(1)!=="="){t.at++,u.attributes.push({name:W,start:E,end:f,value:(0,I.J)(t,"line")});return}const P=[];for(let R=a(
t);R!==void 0;R=a(t))P.push(R);const r=t.at;if(t.peek()!=="{"){const R=P.length===0?`argument or block definition required: "${(0,D.dh)(W)}" has neither "=" nor\
 "{" after it`:`invalid block definition: the header of "${(0,D.dh)(W)}" has no "{" at its end`;t.report(R,E,f),d(t,E);return}t.at++;const m=B.has(W)&&P[0]?.value!==
O&&t.depth===0&&t.mistake===void 0?i(t,r):_(t,r);u.blocks.push({type:W,labels:P,start:E,end:r,body:m})}const B=new Set(["resource","data","ephemeral","output","\
variable"]),O="terraform_remote_state";function i(t,o){const{at:u}=t;return(0,C.ku)(t,"}",o)&&t.mistake===void 0?new $(t,o):(t.at=u,t.mistake=void 0,_(t,o))}class ${kind="\
native";text;parts;start;end;body;constructor({text:o,at:u,parts:E},W){this.text=o,this.parts=E,this.start=W,this.end=u}get attributes(){return this.read().attributes}get blocks(){
return this.read().blocks}mayHave(o){const{text:u,start:E,end:W}=this;return this.body!==void 0||u.slice(E,W).includes(o)}read(){if(this.body!==void 0)return this.
body;const{text:o,parts:u,start:E,end:W}=this,f=new v.bs(o.slice(0,W),E+1,u);return f.depth=1,this.body=y(f,E),this.body}}function _(t,o){if(t.depth>=v.lr)return t.
report(`blocks are nested deeper than ${v.lr} levels`,o),(0,C.ku)(t,"}",o),{kind:"native",attributes:[],blocks:[]};t.depth++;const u=y(t,o);return t.depth--,u}function n(t){
const o=t.at,u=(0,j.E3)(t);return t.report("invalid argument name: argument names must not be quoted",o,t.at),u.kind==="string"?u.value:void 0}function a(t){const o=t.
skipSpaces(),u=t.at;let E;if(o==='"'){const f=(0,j.E3)(t);f.kind==="string"?E=f.value:(E=t.text.slice(u+1,Math.max(u+1,t.at-1)),t.report("invalid block label: i\
t has to be plain text",u,t.at))}else E=t.readName();if(E===void 0)return;const{at:W}=t;return t.countPart(),{value:E,start:u,end:W}}function A(t,o,u){const E=t.
skipSpaces();o&&(E!=="}"||u.blocks.length>0)?t.report("invalid single-argument block definition: a block in one line has one argument at most",t.at):!o&&!t.isLineEnd(
E)&&t.report("missing newline after argument or block definition",t.at)}function d(t,o){(0,C.Kk)(t,"line"),(t.at===o||(0,v.wH)(t.peek())&&t.peek()!=="}")&&t.at++}}),
8321:((G,K,e)=>{e.d(K,{Bs:()=>S,C5:()=>i,Yo:()=>L,bK:()=>$,g$:()=>_,rI:()=>j,wK:()=>B,yR:()=>O});var D=e(4e3),v=e(9160),I=e(9075),C=e(6134);function j({text:n},a,A){
const d=(0,C.yN)(n);return{text:n,place:t=>{const{line:o,column:u,endColumn:E}=d(t);return{file:a,line:o,column:u,endColumn:E,target:A}}}}const L=n=>{const a=n.
length>I.lG?(0,D.dh)(n,I.lG):n;return a.length<13?a:[a.slice(0,1),a.slice(1)].join("")};function S(n){const a=n.join(".");return a.length>I.lG?L(a):a}const y=n=>/[^\0-\x7f]/.
test(n)?n.normalize("NFC"):n,c=n=>({kind:"known",text:L(y(n))}),M=n=>n===void 0||n.length>v.lR?null:{code:L(n)};function B(n,a,A=!1){const d=()=>n.text.slice(a.
start,a.end),t=o=>({kind:"pieces",pieces:o,text:L(d())});switch(a.kind){case"string":return c(A?a.verbatim:a.value);case"template":{if(A&&a.verbatim!==void 0)return c(
a.verbatim);const o=(0,v._3)({expression:a,text:n.text},(0,I.os)());if(typeof o=="string")return c(o);const u=(0,v.B$)(a.parts,n.text,(0,I.os)()).map(E=>E.kind===
"known"?L(E.value):M((0,v.cd)(E,n.text)));return t(u.includes(null)?[M(d())]:u)}case"other":{const o=d(),u=(0,v.p_)(o,(0,I.os)());return typeof u=="string"?c(u):
t([M(o)])}case"primitive":case"object":case"tuple":return t([null])}}function O(n,a){return a.kind!=="primitive"?B(n,a):a.value===null?null:c(String(a.value))}function i(n,a){
const[A]=n.kind==="pieces"?n.pieces:[];return n.kind==="known"||typeof A!="object"||A===null?n:{...n,pieces:[{code:`(${A.code}).${a}`}]}}function $(n){return n?.
kind!=="string"?null:L(y(n.value))}function _({pieces:n},a){let A="";for(const d of n){const t=typeof d=="object"?d&&(0,v.p_)(d.code,a):d;if(t===null&&d!==null&&
n.length===1)return{isWhole:!0,text:null,withheld:null};const o=(0,I.Uk)(t);if(o===void 0)return{isWhole:!1,...(0,I.VI)(A,t)};if(A.length+o.length>I.lG)return{isWhole:!1,
text:A,withheld:null};A+=o}return{isWhole:!0,text:L(y(A)),withheld:null}}}),8818:((G,K,e)=>{e.r(K),e.d(K,{listRepository:()=>c});var D=e(6760),v=e(5747),I=e(9498),
C=e(5799),j=e(3427),L=e(2803),S=e(9762),y=e(215);function c(i,$,_,n){const{directory:a,environment:A}=_,{dialect:d,usedBy:t,usages:o,notes:u}=(0,y.o)($,i,_),{clients:E}=d,
{declared:W,units:f,files:p,bytes:P,isEmpty:r}=i,l=(0,S.lz)({usages:o,declared:W,units:f,clients:E},$,!0),h=new Set(l.flatMap(R=>R.unknown)),m={dialect:d,setting:$.
dialect,usages:o,notes:u,declared:W};return{...m,writtenAt:n.toISOString(),repository:(0,I.K)(a,()=>M(m),A),usedBy:t(),files:p,bytes:P,isEmpty:r,units:f.filter(
R=>R.unknown===null||h.has(R)),roots:B(l),rootsAreNamed:$.roots.length>0,locks:O(l,a),plugins:(0,L.KX)(o,E,(0,L.Up)(a))}}function M(i){const $=[...i.usages,...i.
declared,...i.dialect.evidence],_=i.notes.filter(({problem:n})=>!n.code.startsWith("file-"));return new Set([...$.map(({place:n})=>n.file),..._.map(C.W7)])}function B(i){
const $=new Map;for(const{client:_,roots:n}of i)for(const{name:a}of n)$.set(a,[...$.get(a)??[],_]);return Array.from($,([_,n])=>({directory:_||".",clients:n}))}
function O(i,$){const _=new Set(i.flatMap(({roots:n})=>n.flatMap(({lockFile:a})=>a??[])));return Array.from(_,n=>{const a=(0,v.yR)((0,D.join)($,n));return{file:n,
hashes:a.ok?(0,j.g)(a.text):new Map}})}}),7751:((G,K,e)=>{e.d(K,{o:()=>S,q:()=>L});var D=e(4e3),v=e(5799);const I=y=>y===1?"1 module or provider was":`${y} modu\
les and providers were`;function C(y){const{names:c}=y,M=(0,D.K4)(c,3,D.dh);switch(y.what){case"inside":return`what ${(0,D.px)(c.length,"registry module")} ${c.
length===1?"calls and requires":"call and require"} was not checked: ${M}`;case"direct":{const B=c.length-y.git;return`${[...y.git>0?[`${(0,D.px)(y.git,"module")}\
 from Git`]:[],...B>0?[`${(0,D.px)(B,"module")} from an archive or bucket`]:[]].join(" and ")} ${c.length===1?"was":"were"} not checked: ${M}`}case"open":return`${(0,D.
px)(c.length,"module")} ${c.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${M}`;case"limit":return`max-request\
s (${y.max}) was reached, so ${I(c.length)} not checked: ${M}`;case"size":return`a response is longer than this check reads, so ${I(c.length)} not checked: ${M}`;case"\
work":return`the answers of the registry take more work than this check does for one host, so ${I(c.length)} not checked: ${M}`;case"stopped":return`the check e\
nded too early, so ${I(c.length)} not checked: ${M}`;case"contents":return`the checksums of ${(0,D.px)(c.length,"provider")} in the lock file were not checked, \
because \`h1:\` can only be compared with the package itself: ${M}`;case"getter":return`the package of ${(0,D.px)(c.length,"registry module")} was not checked, \
because it is downloaded with ${y.getter}: ${M}`;case"units":return`${(0,D.px)(c.length,"Terragrunt unit")} ${c.length===1?"was":"were"} not checked, because th\
e files of the repository do not show which module \`source\` names: ${M}`}}const j={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"\
to check them, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},L=y=>(0,v.CC)("not-followed",{message:C(y),help:j[y.
what==="work"?"limit":y.what],...y.what==="work"&&{severity:"warning"}});function S({by:y,address:c,constraint:M,newest:B,others:O}){const i=`${(0,D.dh)(y)} req\
uires ${(0,D.dh)(c)}${M===null?"":` "${(0,D.dh)(M)}"`}`,$=B===null?"which the registry does not have":O.length>0?`which conflicts with ${(0,D.K4)(O,3,D.dh)}`:`w\
hich no listed version fits; the newest is ${(0,D.dh)(B)}`;return(0,v.CC)("module-described",{message:`according to the registry, ${i}, ${$}`,help:"run `init` t\
o confirm; if it fails, use another version of the module"})}}),1731:((G,K,e)=>{e.d(K,{Cg:()=>B,PW:()=>A,Ty:()=>M,Zy:()=>O,_T:()=>d,hZ:()=>C,kv:()=>E,mb:()=>W,oF:()=>S,
rK:()=>y});var D=e(4091),v=e(9562);const I=new RegExp(`^${v.eQ}$`),C=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,j=new RegExp(
`^${C}[.+-]?$`),L=2n**63n-1n;function S(f){const[,p,P,r,l]=I.exec(f)??[];return p===void 0?null:c(f,p,r??P,l)}function y(f){const[,p,P,r]=j.exec(f)??[];return p===
void 0?null:c(f,p,P,r)}function c(f,p,P="",r=""){const l=p.split(".").map(m=>m.replace(/^0+(?=.)/,""));if(l.some(m=>m.length>19))return null;const h=l.map(BigInt);
if(h.some(m=>m>L))return null;for(;h.length<3;)h.push(0n);return{text:f,numbers:h,written:l.length,pre:P,build:r}}const M=f=>f.pre!=="",B=({numbers:f,pre:p,build:P})=>`${f.
join(".")}${p===""?"":`-${p}`}${P===""?"":`+${P}`}`;function O(f,p){const P=Math.max(f.numbers.length,p.numbers.length);for(let r=0;r<P;r++){const[l,h]=[f.numbers[r]??
0n,p.numbers[r]??0n];if(l!==h)return l<h?-1:1}return f.pre===p.pre||f.numbers.length!==p.numbers.length?0:f.pre===""||p.pre===""?f.pre===""?1:-1:i(f.pre,p.pre)}
function i(f,p){const[P,r]=[f.split("."),p.split(".")];for(let l=0;;l++){const[h,m]=[l+1>=P.length,l+1>=r.length];if(h!==m)return h?-1:1;const R=$(P[l]??"",r[l]??
"");if(R!==0||h)return R}}function $(f,p){const[P,r]=[/^[0-9]*$/.test(f),/^[0-9]*$/.test(p)];return P!==r?P?-1:1:P&&f.length!==p.length?f.length-p.length:f===p?
0:f<p?-1:1}const _="[\\t\\n\\f\\r ]*",n=new RegExp(`^${_}(<=|>=|!=|~>|<|>|=|)${_}(${v.eQ})${_}$`),a="This string does not use correct version constraint syntax";
function A(f){const p=[];for(const P of f.split(",")){const[,r,l=""]=n.exec(P)??[],h=S(l);if(h===null)return(0,D.TR)(a);p.push({operator:r||"=",version:h,text:P})}
return(0,D.Ju)(p)}function d(f){const p=A(f);if(!p.ok)return p;const P=[];for(const r of p.value){const l=y(r.version.text);if(l===null||!t.test(r.text.trim()))
return(0,D.TR)(`Incorrect version constraint syntax: ${o(r)}`);P.push({...r,version:l})}return(0,D.Ju)(P)}const t=/^[<>=!~]* ?[0-9]/;function o({operator:f,version:p,
text:P}){const r=P.trim();if(p.text.startsWith("v"))return'a "v" prefix should not be used';if(!t.test(r))return`only one space is expected after the operator "${f}\
"`;if(p.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(r)??[""];return`missing comma after "${l}"`}const u=[">",">=","=","~>","<=","<","!="];function E(f){const p=[...f].sort((P,r)=>O(P.version,r.version)||i(P.
version.build,r.version.build)||u.indexOf(P.operator)-u.indexOf(r.operator)||r.version.written-P.version.written);return[...new Set(p.map(W))].join(", ")}function W({
operator:f,version:p}){if(f==="=")return B(p);const P=f==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${f} ${B({...p,numbers:P})}`}}),3427:((G,K,e)=>{
e.d(K,{g:()=>L});var D=e(400),v=e(6134),I=e(8321),C=e(1022),j=e(5257);function L(S){const{body:y}=(0,D.K)(S),c=(0,v.SH)(y,"provider",1).flatMap(({labels:[M],body:B})=>{
const O=(0,C.mi)((0,I.Yo)(M?.value??""),"terraform");if(O.kind!=="registry")return[];const i=(0,v.w4)(B,"hashes")?.value,_=(i?.kind==="tuple"?i.elements:[]).flatMap(
n=>n.kind==="string"?[(0,I.Yo)(n.value)]:[]);return[[(0,j.JT)(O),_.filter(n=>/^(?:h1|zh):/.test(n))]]});return new Map(c)}}),9762:((G,K,e)=>{e.d(K,{D0:()=>f,lz:()=>h,
G9:()=>P});var D=e(4e3),v=e(7052),I=e(7751),C=e(5143),j=e(5799),L=e(1064),S=e(4526),y=e(9075),c=e(9664);let M=function(...s){return{partsOf:M}=e.late([527],9527),
new.target?new M(...s):M(...s)};const B=1e6,O=({problem:s,severity:w})=>w==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(s.code),i=({usages:s,notes:w,
declared:x})=>w.some(U=>O(U)||(0,C.Zl)((0,j.W7)(U)))||[s,x].some(U=>U.some(({place:T})=>(0,C.Zl)(T.file)));function $(s,w){const x=new Set,U=new Set;let T=B;for(const{
parts:k,isAside:N}of M(w)){if(T-=k.length,T<0)break;for(const b of k)x.add(b),N||U.add(b)}const g=s.notes.map(k=>{const N=(0,c.jt)((0,j.W7)(k)),b=x.has(N)||x.has(
(0,S.RO)(N));return O(k)&&!b?{...k,severity:"warning"}:k});return U.values().some(k=>(0,C.Zl)((0,c.Gz)(k,"main.tf")))?_({...s,notes:g},k=>U.has((0,c.jt)(k))&&(0,C.
Zl)(k)):{...s,notes:g}}function _({usages:s,declared:w,notes:x},U){const T=(0,y.Oo)(g=>U(g.file)?{...g,isInUse:!0}:g);return{usages:s.map(g=>{const{version:k}=g,
N={...g,place:T(g.place)};return k===void 0?N:{...N,version:{...k,place:T(k.place)}}}),declared:w.map(g=>({...g,place:T(g.place)})),notes:x.map(g=>({...g,places:g.
places.map(k=>typeof k=="string"?k:T(k))}))}}var n=e(8416),a=e(6195),A=e(3152);let d=function(...s){return{layoutsOf:d}=e.late([527],9527),new.target?new d(...s):
d(...s)},t=function(...s){return{rootsOf:t}=e.late([527],9527),new.target?new t(...s):t(...s)},o=function(...s){return{unmatched:o}=e.late([527],9527),new.target?
new o(...s):o(...s)},u=function(...s){return{rootNotes:u}=e.late([527],9527),new.target?new u(...s):u(...s)},E=function(...s){return{textNotes:E}=e.late([527],9527),
new.target?new E(...s):E(...s)};const W=2e5;function f(s){const{usages:w,changed:x,dialect:U,settings:T,isLockReadonly:g}=s,{declared:k}=s.scanned;if(w.length===
0&&k.every(S.z0)&&T.roots.length===0)return{roots:[],notes:[]};const{clients:b,versions:F}=U,H=p(s),X=[],Y=[],Q=T.dialect.name==="auto"?[]:b,q=(0,n.uQ)(T.dialect,
U),Z=u({clients:b,upgrade:T.upgrade,isLockReadonly:g,versionIn:q}),V=T.depth!=="discovery";let J=0;for(const z of t(H,{changed:x,versions:F,hasCalls:V})){if(J+=
z.directories.length,J>W){Y.push((0,j.sb)(z.directory,(0,v.ub)({kind:"roots",max:W})));break}Z.add(z),V&&X.push(z)}const tt=[...E(w,k,{...U,set:Q,isPredicted:V})].
filter(z=>x===null||x.has((0,j.W7)(z))),et=new Set(s.notes.flatMap(z=>z.problem.code==="lock-invalid"?(0,j.W7)(z):[])),nt=[...tt,...Z.notes()].filter(z=>!et.has(
(0,j.W7)(z)));return{roots:X,notes:[...nt,...Y,...V?l(H,x):[]]}}function p({usages:s,scanned:w,dialect:x,settings:U,listed:T}){const{declared:g,units:k,endedAt:N}=w,
b={usages:s,declared:g,units:k,clients:x.clients};return T===void 0?h(b,U,N===null):R(b,T)}function P(s){const{usages:w,scanned:x,settings:U}=s,g=U.depth!=="dis\
covery"?r(s.notes,w):s.notes,k={usages:w,notes:g,declared:x.declared},N=i(k)?$(k,p(s)):k;return{...N,scanned:{...x,declared:N.declared}}}function r(s,w){const x=new Set(
w.flatMap(({calls:U,clients:T,place:g})=>L.Du.flatMap(k=>U!==void 0&&(!T.includes(k)||U[k]===void 0)?`${k} ${(0,C.df)(g)}`:[])));return s.filter(({problem:U,clients:T,
places:[g]})=>U.code!=="source-dynamic"||g===void 0||!T.every(k=>x.has(`${k} ${(0,C.df)(g)}`)))}function l(s,w){const x=[...new Set(s.flatMap(({unknown:g})=>g))].
filter(({files:g})=>w===null||g.some(k=>w.has(k)));if(x.length===0)return[];const U=x.map(({directory:g})=>g||"."),T=(0,C.As)((0,C.jH)(x.flatMap(({unknown:g})=>g??
[])));return[(0,j.hD)((0,I.q)({what:"units",names:U}),{places:T,clients:L.Du})]}function h(s,{roots:w},x){const U=w.map(b=>({text:b,matches:(0,a.Ls)([b])})),T=d(
{...s,patterns:U}),g=x?o(T,U):[];if(g.length===0)return T;const k=d({...s,patterns:[]}).flatMap(b=>b.roots),N=[...new Set(k.map(({name:b})=>b||"."))];throw new A.
GN(g.map(b=>{const F=(0,D.K4)(m(b,N),5,D.dh),H=F===""?"":`; the nearest root modules are ${F}`;return`roots: no directory with configuration matches ${b}${H}`}))}
function m(s,w){const x=new Set(s.split("/")),U=T=>T.split("/").filter(g=>x.has(g)).length;return w.toSorted((T,g)=>U(g)-U(T))}function R(s,{roots:w,rootsAreNamed:x}){
const U=s.units.filter(T=>T.unknown!==null);return s.clients.flatMap(T=>{const g=w.filter(({clients:F})=>F.includes(T)),k=new Set([...U,...g].map(({directory:F})=>F||
"."));return d({...s,clients:[T],patterns:[{text:"",matches:F=>k.has(F)}]}).map(F=>({...F,isNamed:x}))})}}),2803:((G,K,e)=>{e.d(K,{KX:()=>O,Ml:()=>c,Up:()=>y});
var D=e(3024),v=e(6760),I=e(3916),C=e(4693),j=e(9075),L=e(9562),S=e(5257);function y(i){const $=(0,C.k)();return M(_=>{const n=(0,v.join)(i,_);return(0,D.existsSync)(
n)?n:null},(_,n)=>$(_,n).length>0)}function c(i){const $=new Map(i.map(({directory:_,providers:n})=>[B(_),new Set(n)]));return M(_=>$.has(_)?_:null,(_,n)=>$.get(
_)?.has((0,S.JT)(n))??!1)}function M(i,$){const _=(0,j.Oo)(n=>{const a=n.replace(/\/$/,""),A=a==="."||n!==a,d=B(a),t=i(d),o=A?[]:_((0,I.dirname)(a));return t===
null?o:[{path:t,shown:d},...o]});return{around:_,holds:$}}const B=i=>`${i==="."?"":`${i}/`}terraform.d/plugins`;function O(i,$,{around:_,holds:n}){const a=i.flatMap(
d=>{const t=_((0,I.dirname)(d.place.file));return t.length===0?[]:d.needs.filter(({service:u})=>u===L.xq).flatMap(({host:u})=>$.flatMap(E=>(0,S.lc)(d,u,E)??[])).
flatMap(u=>t.filter(({path:E})=>n(E,u)).map(({shown:E})=>({shown:E,provider:(0,S.JT)(u)})))}),A=Map.groupBy(a,({shown:d})=>(0,I.dirname)((0,I.dirname)(d)));return Array.
from(A,([d,t])=>({directory:d,providers:[...new Set(t.map(({provider:o})=>o))]}))}})};export{st as id,ot as ids,rt as modules};
