const On=465,Mn=[465],gn={9718:((N,F,s)=>{s.d(F,{k:()=>u});var p=s(3024),$=s(6760),M=s(1807),T=s(1831),y=s(1022),l=s(1731);function u(){const m=new Map,c=(n,e)=>{
const t=m.get(n)??(0,M.v)(n);return m.set(n,t),t.filter(e).map(o=>(0,$.join)(n,o))};return(n,{host:e,namespace:t,type:o})=>c(n,i=>_((0,T.Pv)(i),e)).flatMap(i=>c(
i,f=>_((0,y.s)(f),t))).flatMap(i=>c(i,f=>_((0,y.s)(f),o))).some(i=>O(i,o))}const _=(m,c)=>m.ok&&m.value===c,C=/^[^\s_]*_[^\s_]*$/;function O(m,c){const n=(0,M.v)(
m).some(t=>(0,l.rK)(t)!==null&&(0,M.M)((0,$.join)(m,t)).some(o=>C.test(o)&&v((0,$.join)(m,t,o))===!0)),e=new RegExp(`^terraform-provider-${c}_${l.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,M.M)(m).some(t=>e.test(t.toLowerCase())&&v((0,$.join)(m,t))===!1)}const v=m=>(0,p.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((N,F,s)=>{s.d(F,{M:()=>M,v:()=>T});var p=s(3024),$=s(5747);function M(y){try{return(0,p.readdirSync)(y).sort()}catch(l){return(0,$.Oj)(l),[]}}function T(y){
try{return(0,p.readdirSync)(y,{withFileTypes:!0}).filter(l=>l.isDirectory()).map(({name:l})=>l)}catch(l){return(0,$.Oj)(l),[]}}}),5657:((N,F,s)=>{s.d(F,{G:()=>m});
var p=s(6760),$=s(5747);const M=21,T=/^(?!\.{1,2}$)[\w.-]+$/;function y(r){let d=!1;for(const g of r.split(`
`)){const P=g.trim();P.startsWith("[")&&(d=P==='[remote "origin"]');const B=P.indexOf("=");if(!(!d||B<0||P.slice(0,B).trim().toLowerCase()!=="url"))return l(P.slice(
B+1).trim())}return null}function l(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[g,P]=d===null?u(r):[d[1],d[2]],B=(P??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),S=B.length>1&&B.length<=M;return!g||!S||!B.every(H=>T.test(H))?null:{host:g.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function u(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var _=s(4614);const C=5,
O=/^[0-9a-f]{40}$/,v=/^refs\/(?!.*\.\.)[^\0]+$/;function m(r){const d=(0,p.join)(r,".git"),g=c(d,r)??d,P=f((0,p.join)(g,"commondir")),B=P===null?g:o(P,g),S=()=>i(
(0,p.join)(B,"packed-refs"))??"",H=n(f((0,p.join)(g,"HEAD")),[g,B],S);return H===null?null:{commit:H,isFetched:t(H,i((0,p.join)(g,"FETCH_HEAD"))??"",S),remote:y(
i((0,p.join)(B,"config"))??""),tracked:Y=>(0,_.O)((0,p.join)(g,"index"),Y)}}function c(r,d){const[,g]=/^gitdir: (.+)$/.exec(f(r)??"")??[];return g===void 0?null:
o(g,d)}function n(r,d,g){let P=r;for(let B=0;P!==null&&B<=C;B+=1){if(O.test(P))return P;const[,S]=/^ref: (.+)$/.exec(P)??[];if(S===void 0||!v.test(S))return null;
P=e(S,d,g)}return null}function e(r,d,g){for(const B of d){const S=f((0,p.join)(B,r));if(S!==null)return S}return g().split(`
`).find(B=>B.endsWith(` ${r}`))?.slice(0,40)??null}function t(r,d,g){const P=(B,S)=>B.split(`
`).some(H=>H.startsWith(`${r}${S}`));return P(d,"	")||P(g()," refs/remotes/")}const o=(r,d)=>(0,p.isAbsolute)(r)?r:(0,p.join)(d,r);function i(r){const d=(0,$.yR)(
r);return d.ok?d.text:null}const f=r=>i(r)?.replace(/\r?\n$/,"")??null}),9498:((N,F,s)=>{s.d(F,{K:()=>T});var p=s(6760),$=s(5657),M=s(4614);function T(O,v,m){const c=(0,$.
G)(O),n=c?.remote??null;if(c!==null&&n!==null){const t=c.isFetched||c.commit===m.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:y(n,m.GITHUB_SERVER_URL),commit:t&&
l(O,v,c)?c.commit:null}}return{name:(c===null?_(O,m):null)??C(O),url:null,commit:null}}function y({host:O,owner:v,name:m},c=""){return`${URL.parse(c)?.host===O?
URL.parse(c)?.protocol:"https:"}//${O}/${v}/${m}`}function l(O,v,{tracked:m}){const c=m(v);return c.size===v.size&&c.entries().every(([n,e])=>(0,M.R)((0,p.join)(
O,n),e))}const u=/^[\w.-]+\/[\w.-]+$/;function _(O,v){const{GITHUB_WORKSPACE:m,GITHUB_REPOSITORY:c=""}=v;return m!==void 0&&(0,p.resolve)(m)===(0,p.resolve)(O)&&
u.test(c)?c:null}const C=O=>(0,p.basename)((0,p.resolve)(O)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((N,F,s)=>{s.d(F,{O:()=>c,R:()=>t});
var p=s(3024),$=s(5747);const M=128*1024*1024,T=12,y=62,l=16384,u=12288,_=4,C=61440,O=4096,v=32768,m=Buffer.alloc(0);function c(o,i){const f=(0,$.io)(o,M);return f===
null?new Map:n(f,i)}function n(o,i){const f=new Map;if(o.length<T)return f;const r=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return f;const d=o.
readUInt32BE(8);let g=m,P=T;for(let B=0;B<d;B+=1){if(P+y>o.length)return f;const S=o.readUInt16BE(P+60),H=P+y+(S&l?2:0),Y=r===_,{kept:nn,from:Q}=Y?e(o,H,g):{kept:m,
from:H},z=o.indexOf(0,Q);if(z<0)return f;const Z=o.subarray(Q,z),X=Y?Buffer.concat([nn,Z]):Z;if(X.length>O)return f;const tn=(o.readUInt32BE(P+24)&C)===v,b=X.toString(
"utf8");tn&&(S&u)===0&&i.has(b)&&f.set(b,{modified:o.readUInt32BE(P+8),size:o.readUInt32BE(P+36)}),P=Y?z+1:P+(z-P+8&-8),g=X}return f}function e(o,i,f){let r=i,d=o[r++]??
0,g=d&127;for(;d&128;)d=o[r++]??0,g=(g+1)*128+(d&127);return{kept:f.subarray(0,Math.max(0,f.length-g)),from:r}}function t(o,{modified:i,size:f}){try{const r=(0,p.
lstatSync)(o),d=Math.floor(r.mtimeMs/1e3);return r.isFile()&&r.size%2**32===f&&d%2**32===i}catch(r){return(0,$.Oj)(r),!1}}}),6134:((N,F,s)=>{s.d(F,{SH:()=>y,Td:()=>l,
lS:()=>_,n_:()=>M,pH:()=>T,w4:()=>u,yN:()=>v});const p=25e4,$=100;class M{max;count=0;constructor(e=p){this.max=e}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*$}}function T(n,e,t,o){return t===void 0?{text:n,body:e,parts:o,problems:[]}:{text:n,body:e,parts:o,problems:[
{...v(n)(t),message:t.message}]}}const y=(n,e,t)=>{const o=[];if(n.kind==="native"){for(const i of n.blocks)i.type===e&&i.labels.length===t&&o.push(i);return o}
for(const i of n.members)i.name===e&&O(e,i.value,t,[],o);return o},l=n=>n.kind==="native"?n.attributes:n.members;function u(n,e){if(!(n.kind==="native"&&n.mayHave?.(
e)===!1)){for(const t of l(n))if(t.name===e)return t}}const _=n=>n.kind==="object"?n.items.filter(C):n.kind!=="tuple"?[]:n.elements.flatMap(e=>e.kind==="object"?
e.items.filter(C):[]),C=n=>n.name!==void 0&&n.name!=="//";function O(n,e,t,o,i){if(t>0){for(const{name:r,start:d,end:g,value:P}of _(e))O(n,P,t-1,[...o,{value:r,
start:d,end:g}],i);return}const f={start:e.start,end:e.start+1};for(const r of e.kind==="tuple"?e.elements:[e])r.kind!=="object"&&r.kind!=="tuple"||i.push({...f,
type:n,labels:o,body:{kind:"json",members:_(r)}})}const v=n=>{const e=[n.startsWith("\uFEFF")?1:0];let t=n.indexOf(`
`),o;return({start:i,end:f})=>{for(;t>=0&&t<i;t=n.indexOf(`
`,t+1))e.push(t+1);o??=m(n);const r=S=>c(o??[],S-1),d=Math.max(1,c(e,i)),g=e[d-1]??0,P=(e[d]??(t<0?n.length:t)+1)-1,B=S=>S-g-r(S)+r(g)+1;return{line:d,column:B(
Math.max(i,g)),endColumn:B(Math.min(f,P))}}},m=n=>/[\uD800-\uDBFF]/.test(n)?Array.from(n.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),e=>e.index):[];function c(n,e){
let t=0,o=n.length;for(;t<o;){const i=t+o>>>1;(n[i]??0)<=e?t=i+1:o=i}return t}}),9024:((N,F,s)=>{s.d(F,{P:()=>M,a:()=>T});var p=s(7146);const $={min:40,max:100,
unknown:80};function M({columns:l},u){return l||Number(/^\d{1,4}$/.exec(u.COLUMNS??"")?.[0])||$.unknown}function T(l,u,_){const C=u==="auto"?y(l,_):u==="always",
O=Math.max($.min,Math.min(M(l,_),$.max));return{colour:C,hyperlinks:C&&l.isTTY===!0&&(0,p.qt)(_),width:l.isTTY?O:Number.POSITIVE_INFINITY}}function y({isTTY:l},u){
return u.NO_COLOR||u.TERM==="dumb"&&!u.FORCE_COLOR?!1:u.FORCE_COLOR?u.FORCE_COLOR!=="0":l===!0}}),1731:((N,F,s)=>{s.d(F,{Cg:()=>O,Ty:()=>C,Zy:()=>v,dU:()=>m,hZ:()=>M,
oF:()=>l,rK:()=>u});var p=s(9562);const $=new RegExp(`^${p.eQ}$`),M=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,T=new RegExp(
`^${M}[.+-]?$`),y=2n**63n-1n;function l(n){const[,e,t,o,i]=$.exec(n)??[];return e===void 0?null:_(n,e,o??t,i)}function u(n){const[,e,t,o]=T.exec(n)??[];return e===
void 0?null:_(n,e,t,o)}function _(n,e,t="",o=""){const i=e.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(i.some(r=>r.length>19))return null;const f=i.map(BigInt);
if(f.some(r=>r>y))return null;for(;f.length<3;)f.push(0n);return{text:n,numbers:f,written:i.length,pre:t,build:o}}const C=n=>n.pre!=="",O=({numbers:n,pre:e,build:t})=>`${n.
join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function v(n,e){const t=Math.max(n.numbers.length,e.numbers.length);for(let o=0;o<t;o++){const[i,f]=[n.numbers[o]??
0n,e.numbers[o]??0n];if(i!==f)return i<f?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:m(n.pre,e.pre)}
function m(n,e){const[t,o]=[n.split("."),e.split(".")];for(let i=0;;i++){const[f,r]=[i+1>=t.length,i+1>=o.length];if(f!==r)return f?-1:1;const d=c(t[i]??"",o[i]??
"");if(d!==0||f)return d}}function c(n,e){const[t,o]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return t!==o?t?-1:1:t&&n.length!==e.length?n.length-e.length:n===e?
0:n<e?-1:1}}),522:((N,F,s)=>{s.d(F,{P:()=>M,c:()=>T});var p=s(6174),$=s(5465);const M=y=>{const{clients:l,versions:u,releases:_,isGuess:C,why:O,evidence:v}=y;return{
clients:l,assumed:C??!1,why:(0,p._)(O),versions:Object.entries(T(u)).map(([m,c])=>({client:m,version:c})),releases:_.map(({name:m})=>m),evidence:v.map(({client:m,
version:c,level:n,text:e,place:t})=>({client:m,...T({version:c,kind:n,text:e}),...(0,$.$t)(t)}))}};function T(y){const l=Object.entries(y).map(([u,_])=>[u,typeof _==
"string"?(0,p._)(_):_]);return Object.fromEntries(l)}}),5465:((N,F,s)=>{s.d(F,{$t:()=>M,W$:()=>$,jt:()=>y});var p=s(5143);const $=l=>typeof l=="string"?l:M(l),M=({
file:l,line:u,column:_,endColumn:C})=>({...T(l),line:u,column:_,endColumn:C});function T(l){const{repository:u,path:_}=(0,p.bH)(l);return u===null?{file:l}:{repository:u,
file:_}}function y(l){const{repository:u,path:_}=(0,p.bH)(l);return u===null?{directory:l}:{repository:u,directory:_}}}),733:((N,F,s)=>{s.d(F,{W:()=>l,n:()=>$});
const p=/^[ -~]*$/;function $(u){if(p.test(u))return u.length;let _=0;for(const C of u)_+=M(C);return _}function M(u){return p.test(u)?1:T(u)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(u)?1:y(u)?2:1}const T=u=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(u),y=u=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(u);function l(u,_,C){let[O,v]=["",0];for(const m of u){const c=M(m),n=v+c;if(v>=_&&n<=C&&(c>0||v>_)?O+=m:O+=" ".repeat(Math.max(0,Math.min(n,C)-Math.max(v,
_))),v=n,v>C)break}return O}}),7146:((N,F,s)=>{s.d(F,{ky:()=>v,nI:()=>M,qt:()=>_,wW:()=>C});var p=s(733);const $={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function M(c,n,e){return e.colour?`\x1B[${$[n]}m${c}\x1B[0m`:c}const T=(c,n,{hyperlinks:e})=>n===void 0||!e?c:`\x1B]8;;${n}\x1B\\${c}\x1B]8;;\x1B\\`,y=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
l=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,u=5001;function _(c){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:t="",VTE_VERSION:o}=c;
return n?n!=="0":c.CI||c.NO_COLOR||e==="dumb"?!1:Number(o)>=u||y.test(t)||l.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(i=>c[i])}function C(c,n){const e="\
 ".repeat(c.indent),t=c.label.padEnd((c.column??0)-1),o=" ".repeat(c.indent+(c.column??2)),[i="",...f]=m(n.withFlags?.(c.text)??c.text,{first:n.width-e.length-t.
length-1,others:n.width-o.length}),r=T(M(t,c.style,n),c.url,n),d=O(i,c.linked,n);return[`${e}${r} ${d}`.trimEnd(),...f.map(g=>`${o}${g}`)]}function O(c,n,e){return!n?.
url||!c.startsWith(n.text)?c:`${T(n.text,n.url,e)}${c.slice(n.text.length)}`}function v(c,{width:n,withFlags:e}){const[t="",...o]=m(e?.(c)??c,{first:n,others:n-
2});return[t,...o.map(i=>`  ${i}`)]}function m(c,n){const e=[];let t="",o=0;for(const i of c.split(" ")){const f=e.length===0?n.first:n.others,r=(0,p.n)(i);t!==
""&&o+1+r>f?(e.push(t),t=i,o=r):(o=t===""?r:o+1+r,t=t===""?i:`${t} ${i}`)}return[...e,t]}}),5808:((N,F,s)=>{s.d(F,{g:()=>y});var p=s(400),$=s(6134),M=s(1022),T=s(
5257);function y(u){const{body:_}=(0,p.K)(u),C=(0,$.SH)(_,"provider",1).flatMap(({labels:[O],body:v})=>{const m=(0,M.m)(O?.value??"","terraform");if(m.kind!=="r\
egistry")return[];const c=(0,$.w4)(v,"hashes")?.value,e=(c?.kind==="tuple"?c.elements:[]).flatMap(t=>t.kind==="string"?[t.value]:[]);return[[(0,T.JT)(m),e.filter(
l)]]});return new Map(C)}const l=u=>/^(?:h1|zh):/.test(u)}),1460:((N,F,s)=>{s.d(F,{E:()=>C,W:()=>_});var p=s(3024),$=s(6760),M=s(1831),T=s(8535),y=s(5100),l=s(7188);
const u=new Set(y.f.flatMap(([,t])=>t.map(({name:o})=>o))),_=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,i,f)=>u.has(i)?`\`--${i}${f===void 0?"":` ${f}`}\
\``:o).replaceAll("hostnames input","--hostnames"),C={setting:t=>`--${t}`,missingPath:(t,o)=>{const[i="",...f]=t.split("=");if(f.length>0&&m(i))return`"${i}=\u2026" \
does not exist in ${o}; did you mean --tokens?`;const r=v(t,o),d=r===null?"":`; did you mean ${r}?`;return`"${t}" does not exist in ${o}${d}`}},O=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function v(t,o){const i=O.get(t)??
(0,T.q)(t,l.bw);if(i!==null)return`"tf-disco ${i}"`;const f=(0,T.q)((0,$.basename)(t),e((0,$.dirname)((0,$.resolve)(o,t))));if(f!==null)return`"${(0,$.join)((0,$.
dirname)(t),f)}"`;const r=t.replace(/^https:\/\/|\/$/g,""),d=(0,M.Pv)(r);return d.ok&&m(r)?`--hostnames ${(0,M.nx)(d.value)}`:null}const m=t=>t.includes(".")&&!c.
test(t)&&(0,M.Pv)(t).ok,c=/\.(?:tf|tofu|hcl|json|tfvars)$/,n=1e3;function e(t){try{return(0,p.readdirSync)(t).slice(0,n)}catch{return[]}}}),8465:((N,F,s)=>{s.r(
F),s.d(F,{listUsages:()=>dn});var p=s(2929),$=s(9024),M=s(2057),T=s(3592),y=s(6174),l=s(8641),u=s(522),_=s(5465);function*C(a,E,R){for(const w of a.usages)yield(0,l.
s$)(`${JSON.stringify(m(w,R))}
`);const{repository:h,dialect:D,setting:A,usedBy:j,files:L,bytes:U,isEmpty:W}=a;yield`{"kind":"repository","schemaVersion":${T.G5}`,yield O("version",E),yield O(
"repository",h),yield O("clientDetection",(0,u.P)(D)),yield O("dialect",(0,u.c)(A)),yield O("usedBy",j),yield O("scan",{files:L,bytes:U,usages:a.usages.length,isEmpty:W}),
yield*v("notes",a.notes,n),yield*v("declared",a.declared,e),yield*v("roots",a.roots,w=>w),yield*v("locks",a.locks,({file:w,hashes:I})=>({file:w,hashes:Object.fromEntries(
I)})),yield*v("plugins",a.plugins,w=>w),yield`}
`}const O=(a,E)=>(0,l.s$)(`,"${a}":${JSON.stringify(E)}`);function*v(a,E,R){yield`,"${a}":[`;let h="";for(const D of E)yield(0,l.s$)(`${h}${JSON.stringify(R(D))}`),
h=",";yield"]"}const m=(a,E)=>({kind:a.kind,host:a.host,text:a.text===null?null:(0,y.Q)(a.text),...(0,_.$t)(a.place),address:(0,y._)(a.address),...c(a.version),
...a.isHostImplied?{implied:!0}:{},...a.directHost===void 0?{}:{directHost:a.directHost},...a.hasOwnToken===!0?{ownToken:!0}:{},...a.workspace===void 0?{}:{workspace:(0,u.
c)(a.workspace)},...a.isOverridden?{overridden:!0}:{},clients:a.clients,needs:a.needs.map(({host:R,service:h,clients:D})=>({host:R,service:h,clients:D,skipped:E.
get(R)?.code??null}))});function c(a){if(a===null)return{versions:null};const{text:E,place:R,values:h,isWithheld:D,recorded:A}=a,{line:j,column:L,endColumn:U}=R;
return{versions:E===null?null:(0,y.Q)(E),versionsAt:{line:j,column:L,endColumn:U,...h===void 0?{}:{values:(0,u.c)(h)},...D===!0?{withheld:!0}:{},...A===void 0?{}:
{recorded:(0,y._)(A)}}}}function n({problem:a,place:E,clients:R,host:h,others:D,aside:A,isPlaceholder:j}){const{code:L,severity:U,message:W,help:w,affects:I}=a;
return{code:L,severity:U,...(0,_.$t)(E),message:W,...w===void 0?{}:{help:w},affects:I,clients:R,host:h,...D===void 0?{}:{others:D.map(_.$t)},...A===void 0?{}:{aside:A},
...j===!0?{placeholder:!0}:{}}}function e(a){if("file"in a)return{kind:a.kind,file:a.file};const{kind:E,place:R,text:h}=a;return"localName"in a?{kind:E,...(0,_.
$t)(R),...(0,u.c)({text:h,localName:a.localName})}:{kind:E,...(0,_.$t)(R)}}var t=s(6763),o=s(1831),i=s(4120),f=s(8884),r=s(7146);function*d(a,E,R,h){const D=Map.
groupBy(E,({host:I})=>I),A=a.flatMap(I=>[...P(I)].map(x=>({host:x,usage:I}))),j=Map.groupBy(A,({host:I})=>I),L=[...j.keys()].filter(I=>I!==null),U=I=>{const x=j.
get(I)??[];return[...H(x.map(({usage:V})=>V),I,h),""]};for(const I of L){const x=B(I,D.get(I)??[],R.get(I),h);yield*g([...x,...U(I)])}j.has(null)&&(yield*g([(0,r.
nI)("no registry","bold",h),...U(null)]));const W=L.filter(I=>D.has(I)&&!R.has(I)).length,w=(0,i.px)(L.length,"registry host");yield`${L.length===0?"no registry\
 host is used":`${W} of ${w} would be contacted`}
`}function*g(a){for(const E of a)yield`${(0,l.BP)(E)}
`}const P=({host:a,needs:E})=>new Set(E.length===0?[a]:E.map(R=>R.host));function B(a,E,R,h){const D=Map.groupBy(E,({clients:k})=>(0,i.wO)(k)),A=Array.from(D,([
k,K])=>`${K.map(({service:q})=>(0,l.RK)(q)).join(", ")} for ${k}`),j=A.length===0?"no service is required":A.join("; "),U=A.length>0&&R===void 0?j:`not contacte\
d; ${j}`,W=`${(0,l.RK)((0,o.nx)(a))}:`,w=(0,r.wW)({indent:0,label:W,style:"bold",text:U},h);if(R===void 0)return w;const{code:I,message:x,help:V}=R,G=[[I,x],...V===
void 0?[]:[["help",V]]];return[...w,...G.flatMap(([k="",K=""])=>(0,r.wW)({indent:2,label:`${k}:`,style:"dim",text:(0,l.RK)(K)},h))]}const S=32;function H(a,E,R){
const h=a.map(U=>{const{kind:W,text:w,version:I,place:x,needs:V}=U,G=V.filter(K=>K.host===E),k=[(0,l.RK)(w===null?"\u2013":(0,y.Q)(w)),(0,l.RK)(I?.text??"")];return{
place:(0,f.R3)(x),kind:W.replaceAll("_"," "),what:k.filter(K=>K!=="").join(" "),services:[...new Set(G.map(({service:K})=>K))].map(K=>(0,l.RK)(K)).join(", ")}}),
D=U=>U.reduce((W,{length:w})=>Math.max(W,w),0),A=Math.min(D(h.map(({place:U})=>U)),S)+2,j=D(h.map(({kind:U})=>U)),L=new Set(h.map(({services:U})=>U)).size>1;return h.
flatMap(({place:U,kind:W,what:w,services:I})=>{const x=L&&I!==""?` (${I})`:"",V=`${W.padEnd(j)}  ${w}${x}`;return(0,r.wW)({indent:2,label:U,style:"dim",column:A,
text:V},R)})}var Y=s(1460),nn=s(5751),Q=s(1435),z=s(6760),Z=s(5747),X=s(9498),tn=s(5808),b=s(2803),sn=s(5866),J=s(370);function on(a,E,R){const{directory:h,environment:D}=R,
{dialect:A,usedBy:j,usages:L,notes:U}=(0,J.o0)(E,a,R),{clients:W}=A,{declared:w,files:I,bytes:x,isEmpty:V}=a,G=(0,sn.lz)({usages:L,declared:w,clients:W},E,!0),k=(0,J.
C_)(a,E)?(0,b.KX)(L,W,(0,b.Up)(h)):[],K={dialect:A,setting:E.dialect,usages:L,notes:U,declared:w};return{...K,repository:(0,X.K)(h,rn(K),D),usedBy:j(),files:I,bytes:x,
isEmpty:V,roots:cn(G),locks:ln(G,h),plugins:k}}function rn({usages:a,notes:E,declared:R,dialect:h}){const D=new Set;for(const{place:A}of a)D.add(A.file);for(const A of R)
D.add("file"in A?A.file:A.place.file);for(const{place:A}of h.evidence)D.add(A.file);for(const{place:A,problem:j}of E)j.code.startsWith("file-")||D.add(A.file);return D}
function cn(a){const E=new Map;for(const{client:R,roots:h}of a)for(const{name:D}of h){const A=D===""?".":D,j=E.get(A);j===void 0?E.set(A,[R]):j.push(R)}return Array.
from(E,([R,h])=>({directory:R,clients:h}))}function ln(a,E){const R=new Set(a.flatMap(({roots:h})=>h.flatMap(({lockFile:D})=>D??[])));return Array.from(R,h=>{const D=(0,Z.
yR)((0,z.join)(E,h));return{file:h,hashes:D.ok?(0,tn.g)(D.text):new Map}})}var an=s(2859),un=s(5960);async function dn({raw:a,output:E},R){const{program:h,secrets:D,
stop:A}=R,{env:j,stdout:L,stderr:U}=h,W={environment:j,directory:h.cwd()},w={...W,wording:Y.E,stop:A,progress:()=>{}},I=(0,nn.s)(a,w),x=await(0,J.SQ)(I,w),G=E.format===
"json"?on(x,I,W):null,k=G??fn(x,I,W),K=(0,an.C)(I,k.usages,k.dialect.clients),q=(0,un.e)(K,I,k.dialect),_n={...(0,$.a)(L,E.color,j),withFlags:Y.W},pn=G===null?d(
k.usages,K,q,_n):C(G,T.xv,q),En=(0,p.wX)(K);await(0,M.yy)(L,pn.map(en=>D.redact(en,En)));const hn="remarks"in k?(0,t.q9)(k.remarks):[];return await(0,M.yy)(U,D.
redact(hn.map(en=>`${(0,l.RK)(en)}
`))),x.isEmpty&&U.write(`tf-disco: found no Terraform or OpenTofu files
`),await mn(k.notes,R),0}function fn(a,E,R){const{dialect:h,usages:D,notes:A}=(0,J.o0)(E,a,R),j={...R,mayHavePlugins:(0,J.C_)(a,E)};return{...(0,Q.j)(D,E,h,j),dialect:h,
notes:A}}async function mn(a,{program:E,secrets:R}){const h=a.map(({problem:D,place:A})=>`${(0,l.RK)(A.file)}:${A.line}: ${D.code}: ${(0,l.RK)(D.message)}
`);await(0,M.yy)(E.stderr,R.redact([...new Set(h)]))}}),2803:((N,F,s)=>{s.d(F,{KX:()=>c,Ml:()=>O,Up:()=>C});var p=s(3024),$=s(6760),M=s(3916),T=s(9718),y=s(9562),
l=s(7236),u=s(5257),_=s(7854);function C(n){return v(e=>{const t=(0,$.join)(n,e);return(0,p.existsSync)(t)?t:null},(0,T.k)())}function O(n){const e=new Map(n.map(
({directory:t,providers:o})=>[m(t),new Set(o)]));return v(t=>e.has(t)?t:null,(t,o)=>e.get(t)?.has((0,u.JT)(o))??!1)}function v(n,e){const t=(0,_.Oo)(o=>{const i=o.
replace(/\/$/,""),f=i==="."||o!==i,r=m(i),d=n(r),g=f?[]:t((0,M.dirname)(i));return d===null?g:[{path:d,shown:r},...g]});return{around:t,holds:e}}const m=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function c(n,e,{around:t,holds:o}){const i=n.flatMap(r=>{const d=t((0,M.dirname)(r.place.file));return d.length===0?[]:r.needs.
filter(({service:P})=>P===y.xq).flatMap(({host:P})=>e.flatMap(B=>(0,l.l)(r,P,B)??[])).flatMap(P=>d.filter(({path:B})=>o(B,P)).map(({shown:B})=>({shown:B,provider:(0,u.
JT)(P)})))}),f=Map.groupBy(i,({shown:r})=>(0,M.dirname)((0,M.dirname)(r)));return Array.from(f,([r,d])=>({directory:r,providers:[...new Set(d.map(({provider:g})=>g))]}))}})};export{On as id,Mn as ids,gn as modules};
