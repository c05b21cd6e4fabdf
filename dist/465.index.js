const Ot=465,Mt=[465],vt={9718:((x,w,s)=>{s.d(w,{k:()=>u});var h=s(3024),$=s(6760),O=s(1807),T=s(1831),I=s(1022),a=s(1731);function u(){const m=new Map,c=(t,e)=>{
const n=m.get(t)??(0,O.v)(t);return m.set(t,n),n.filter(e).map(o=>(0,$.join)(t,o))};return(t,{host:e,namespace:n,type:o})=>c(t,i=>p((0,T.Pv)(i),e)).flatMap(i=>c(
i,f=>p((0,I.s)(f),n))).flatMap(i=>c(i,f=>p((0,I.s)(f),o))).some(i=>M(i,o))}const p=(m,c)=>m.ok&&m.value===c,B=/^[^\s_]*_[^\s_]*$/;function M(m,c){const t=(0,O.v)(
m).some(n=>(0,a.rK)(n)!==null&&(0,O.M)((0,$.join)(m,n)).some(o=>B.test(o)&&P((0,$.join)(m,n,o))===!0)),e=new RegExp(`^terraform-provider-${c}_${a.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,O.M)(m).some(n=>e.test(n.toLowerCase())&&P((0,$.join)(m,n))===!1)}const P=m=>(0,h.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((x,w,s)=>{s.d(w,{M:()=>O,v:()=>T});var h=s(3024),$=s(5747);function O(I){try{return(0,h.readdirSync)(I).sort()}catch(a){return(0,$.Oj)(a),[]}}function T(I){
try{return(0,h.readdirSync)(I,{withFileTypes:!0}).filter(a=>a.isDirectory()).map(({name:a})=>a)}catch(a){return(0,$.Oj)(a),[]}}}),5657:((x,w,s)=>{s.d(w,{G:()=>m});
var h=s(6760),$=s(5747);const O=21,T=/^(?!\.{1,2}$)[\w.-]+$/;function I(r){let d=!1;for(const v of r.split(`
`)){const D=v.trim();D.startsWith("[")&&(d=D==='[remote "origin"]');const A=D.indexOf("=");if(!(!d||A<0||D.slice(0,A).trim().toLowerCase()!=="url"))return a(D.slice(
A+1).trim())}return null}function a(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[v,D]=d===null?u(r):[d[1],d[2]],A=(D??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),L=A.length>1&&A.length<=O;return!v||!L||!A.every(H=>T.test(H))?null:{host:v.toLowerCase(),owner:A.slice(0,-1).join("/"),name:A.at(-1)??""}}function u(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var p=s(4614);const B=5,
M=/^[0-9a-f]{40}$/,P=/^refs\/(?!.*\.\.)[^\0]+$/;function m(r){const d=(0,h.join)(r,".git"),v=c(d,r)??d,D=f((0,h.join)(v,"commondir")),A=D===null?v:o(D,v),L=()=>i(
(0,h.join)(A,"packed-refs"))??"",H=t(f((0,h.join)(v,"HEAD")),[v,A],L);return H===null?null:{commit:H,isFetched:n(H,i((0,h.join)(v,"FETCH_HEAD"))??"",L),remote:I(
i((0,h.join)(A,"config"))??""),tracked:G=>(0,p.O)((0,h.join)(v,"index"),G)}}function c(r,d){const[,v]=/^gitdir: (.+)$/.exec(f(r)??"")??[];return v===void 0?null:
o(v,d)}function t(r,d,v){let D=r;for(let A=0;D!==null&&A<=B;A+=1){if(M.test(D))return D;const[,L]=/^ref: (.+)$/.exec(D)??[];if(L===void 0||!P.test(L))return null;
D=e(L,d,v)}return null}function e(r,d,v){for(const A of d){const L=f((0,h.join)(A,r));if(L!==null)return L}return v().split(`
`).find(A=>A.endsWith(` ${r}`))?.slice(0,40)??null}function n(r,d,v){const D=(A,L)=>A.split(`
`).some(H=>H.startsWith(`${r}${L}`));return D(d,"	")||D(v()," refs/remotes/")}const o=(r,d)=>(0,h.isAbsolute)(r)?r:(0,h.join)(d,r);function i(r){const d=(0,$.yR)(
r);return d.ok?d.text:null}const f=r=>i(r)?.replace(/\r?\n$/,"")??null}),9498:((x,w,s)=>{s.d(w,{K:()=>T});var h=s(6760),$=s(5657),O=s(4614);function T(M,P,m){const c=(0,$.
G)(M),t=c?.remote??null;if(c!==null&&t!==null){const n=c.isFetched||c.commit===m.GITHUB_SHA;return{name:`${t.owner}/${t.name}`,url:I(t,m.GITHUB_SERVER_URL),commit:n&&
a(M,P,c)?c.commit:null}}return{name:(c===null?p(M,m):null)??B(M),url:null,commit:null}}function I({host:M,owner:P,name:m},c=""){return`${URL.parse(c)?.host===M?
URL.parse(c)?.protocol:"https:"}//${M}/${P}/${m}`}function a(M,P,{tracked:m}){const c=m(P);return c.size===P.size&&c.entries().every(([t,e])=>(0,O.R)((0,h.join)(
M,t),e))}const u=/^[\w.-]+\/[\w.-]+$/;function p(M,P){const{GITHUB_WORKSPACE:m,GITHUB_REPOSITORY:c=""}=P;return m!==void 0&&(0,h.resolve)(m)===(0,h.resolve)(M)&&
u.test(c)?c:null}const B=M=>(0,h.basename)((0,h.resolve)(M)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((x,w,s)=>{s.d(w,{O:()=>c,R:()=>n});
var h=s(3024),$=s(5747);const O=128*1024*1024,T=12,I=62,a=16384,u=12288,p=4,B=61440,M=4096,P=32768,m=Buffer.alloc(0);function c(o,i){const f=(0,$.io)(o,O);return f===
null?new Map:t(f,i)}function t(o,i){const f=new Map;if(o.length<T)return f;const r=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return f;const d=o.
readUInt32BE(8);let v=m,D=T;for(let A=0;A<d;A+=1){if(D+I>o.length)return f;const L=o.readUInt16BE(D+60),H=D+I+(L&a?2:0),G=r===p,{kept:J,from:Z}=G?e(o,H,v):{kept:m,
from:H},Y=o.indexOf(0,Z);if(Y<0)return f;const Q=o.subarray(Z,Y),z=G?Buffer.concat([J,Q]):Q;if(z.length>M)return f;const tt=(o.readUInt32BE(D+24)&B)===P,q=z.toString(
"utf8");tt&&(L&u)===0&&i.has(q)&&f.set(q,{modified:o.readUInt32BE(D+8),size:o.readUInt32BE(D+36)}),D=G?Y+1:D+(Y-D+8&-8),v=z}return f}function e(o,i,f){let r=i,d=o[r++]??
0,v=d&127;for(;d&128;)d=o[r++]??0,v=(v+1)*128+(d&127);return{kept:f.subarray(0,Math.max(0,f.length-v)),from:r}}function n(o,{modified:i,size:f}){try{const r=(0,h.
lstatSync)(o),d=Math.floor(r.mtimeMs/1e3);return r.isFile()&&r.size%2**32===f&&d%2**32===i}catch(r){return(0,$.Oj)(r),!1}}}),6134:((x,w,s)=>{s.d(w,{SH:()=>I,Td:()=>a,
lS:()=>p,n_:()=>O,pH:()=>T,w4:()=>u,yN:()=>P});const h=25e4,$=100;class O{max;count=0;constructor(e=h){this.max=e}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*$}}function T(t,e,n,o){return n===void 0?{text:t,body:e,parts:o,problems:[]}:{text:t,body:e,parts:o,problems:[
{...P(t)(n),message:n.message}]}}const I=(t,e,n)=>{const o=[];if(t.kind==="native"){for(const i of t.blocks)i.type===e&&i.labels.length===n&&o.push(i);return o}
for(const i of t.members)i.name===e&&M(e,i.value,n,[],o);return o},a=t=>t.kind==="native"?t.attributes:t.members;function u(t,e){if(!(t.kind==="native"&&t.mayHave?.(
e)===!1)){for(const n of a(t))if(n.name===e)return n}}const p=t=>t.kind==="object"?t.items.filter(B):t.kind!=="tuple"?[]:t.elements.flatMap(e=>e.kind==="object"?
e.items.filter(B):[]),B=t=>t.name!==void 0&&t.name!=="//";function M(t,e,n,o,i){if(n>0){for(const{name:r,start:d,end:v,value:D}of p(e))M(t,D,n-1,[...o,{value:r,
start:d,end:v}],i);return}const f={start:e.start,end:e.start+1};for(const r of e.kind==="tuple"?e.elements:[e])r.kind!=="object"&&r.kind!=="tuple"||i.push({...f,
type:t,labels:o,body:{kind:"json",members:p(r)}})}const P=t=>{const e=[t.startsWith("\uFEFF")?1:0];let n=t.indexOf(`
`),o;return({start:i,end:f})=>{for(;n>=0&&n<i;n=t.indexOf(`
`,n+1))e.push(n+1);o??=m(t);const r=L=>c(o??[],L-1),d=Math.max(1,c(e,i)),v=e[d-1]??0,D=(e[d]??(n<0?t.length:n)+1)-1,A=L=>L-v-r(L)+r(v)+1;return{line:d,column:A(
Math.max(i,v)),endColumn:A(Math.min(f,D))}}},m=t=>/[\uD800-\uDBFF]/.test(t)?Array.from(t.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),e=>e.index):[];function c(t,e){
let n=0,o=t.length;for(;n<o;){const i=n+o>>>1;(t[i]??0)<=e?n=i+1:o=i}return n}}),9024:((x,w,s)=>{s.d(w,{P:()=>O,a:()=>T});var h=s(7146);const $={min:40,max:100,
unknown:80};function O({columns:a},u){return a||Number(/^\d{1,4}$/.exec(u.COLUMNS??"")?.[0])||$.unknown}function T(a,u,p){const B=u==="auto"?I(a,p):u==="always",
M=Math.max($.min,Math.min(O(a,p),$.max));return{colour:B,hyperlinks:B&&a.isTTY===!0&&(0,h.qt)(p),width:a.isTTY?M:Number.POSITIVE_INFINITY}}function I({isTTY:a},u){
return u.NO_COLOR||u.TERM==="dumb"&&!u.FORCE_COLOR?!1:u.FORCE_COLOR?u.FORCE_COLOR!=="0":a===!0}}),1731:((x,w,s)=>{s.d(w,{Cg:()=>M,Ty:()=>B,Zy:()=>P,dU:()=>m,hZ:()=>O,
oF:()=>a,rK:()=>u});var h=s(9562);const $=new RegExp(`^${h.eQ}$`),O=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,T=new RegExp(
`^${O}[.+-]?$`),I=2n**63n-1n;function a(t){const[,e,n,o,i]=$.exec(t)??[];return e===void 0?null:p(t,e,o??n,i)}function u(t){const[,e,n,o]=T.exec(t)??[];return e===
void 0?null:p(t,e,n,o)}function p(t,e,n="",o=""){const i=e.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(i.some(r=>r.length>19))return null;const f=i.map(BigInt);
if(f.some(r=>r>I))return null;for(;f.length<3;)f.push(0n);return{text:t,numbers:f,written:i.length,pre:n,build:o}}const B=t=>t.pre!=="",M=({numbers:t,pre:e,build:n})=>`${t.
join(".")}${e===""?"":`-${e}`}${n===""?"":`+${n}`}`;function P(t,e){const n=Math.max(t.numbers.length,e.numbers.length);for(let o=0;o<n;o++){const[i,f]=[t.numbers[o]??
0n,e.numbers[o]??0n];if(i!==f)return i<f?-1:1}return t.pre===e.pre||t.numbers.length!==e.numbers.length?0:t.pre===""||e.pre===""?t.pre===""?1:-1:m(t.pre,e.pre)}
function m(t,e){const[n,o]=[t.split("."),e.split(".")];for(let i=0;;i++){const[f,r]=[i+1>=n.length,i+1>=o.length];if(f!==r)return f?-1:1;const d=c(n[i]??"",o[i]??
"");if(d!==0||f)return d}}function c(t,e){const[n,o]=[/^[0-9]*$/.test(t),/^[0-9]*$/.test(e)];return n!==o?n?-1:1:n&&t.length!==e.length?t.length-e.length:t===e?
0:t<e?-1:1}}),522:((x,w,s)=>{s.d(w,{P:()=>O,c:()=>T});var h=s(6174),$=s(5465);const O=I=>{const{clients:a,versions:u,releases:p,isGuess:B,why:M,evidence:P}=I;return{
clients:a,assumed:B??!1,why:(0,h._)(M),versions:Object.entries(T(u)).map(([m,c])=>({client:m,version:c})),releases:p.map(({name:m})=>m),evidence:P.map(({client:m,
version:c,level:t,text:e,place:n})=>({client:m,...T({version:c,kind:t,text:e}),...(0,$.$t)(n)}))}};function T(I){const a=Object.entries(I).map(([u,p])=>[u,typeof p==
"string"?(0,h._)(p):p]);return Object.fromEntries(a)}}),5465:((x,w,s)=>{s.d(w,{$t:()=>O,W$:()=>$,jt:()=>I});var h=s(5143);const $=a=>typeof a=="string"?a:O(a),O=({
file:a,line:u,column:p,endColumn:B})=>({...T(a),line:u,column:p,endColumn:B});function T(a){const{repository:u,path:p}=(0,h.bH)(a);return u===null?{file:a}:{repository:u,
file:p}}function I(a){const{repository:u,path:p}=(0,h.bH)(a);return u===null?{directory:a}:{repository:u,directory:p}}}),733:((x,w,s)=>{s.d(w,{W:()=>a,n:()=>$});
const h=/^[ -~]*$/;function $(u){if(h.test(u))return u.length;let p=0;for(const B of u)p+=O(B);return p}function O(u){return h.test(u)?1:T(u)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(u)?1:I(u)?2:1}const T=u=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(u),I=u=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(u);function a(u,p,B){let[M,P]=["",0];for(const m of u){const c=O(m),t=P+c;if(P>=p&&t<=B&&(c>0||P>p)?M+=m:M+=" ".repeat(Math.max(0,Math.min(t,B)-Math.max(P,
p))),P=t,P>B)break}return M}}),7146:((x,w,s)=>{s.d(w,{ky:()=>P,nI:()=>O,qt:()=>p,wW:()=>B});var h=s(733);const $={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function O(c,t,e){return e.colour?`\x1B[${$[t]}m${c}\x1B[0m`:c}const T=(c,t,{hyperlinks:e})=>t===void 0||!e?c:`\x1B]8;;${t}\x1B\\${c}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,u=5001;function p(c){const{FORCE_HYPERLINK:t,TERM:e="",TERM_PROGRAM:n="",VTE_VERSION:o}=c;
return t?t!=="0":c.CI||c.NO_COLOR||e==="dumb"?!1:Number(o)>=u||I.test(n)||a.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(i=>c[i])}function B(c,t){const e="\
 ".repeat(c.indent),n=c.label.padEnd((c.column??0)-1),o=" ".repeat(c.indent+(c.column??2)),[i="",...f]=m(t.withFlags?.(c.text)??c.text,{first:t.width-e.length-n.
length-1,others:t.width-o.length}),r=T(O(n,c.style,t),c.url,t),d=M(i,c.linked,t);return[`${e}${r} ${d}`.trimEnd(),...f.map(v=>`${o}${v}`)]}function M(c,t,e){return!t?.
url||!c.startsWith(t.text)?c:`${T(t.text,t.url,e)}${c.slice(t.text.length)}`}function P(c,{width:t,withFlags:e}){const[n="",...o]=m(e?.(c)??c,{first:t,others:t-
2});return[n,...o.map(i=>`  ${i}`)]}function m(c,t){const e=[];let n="",o=0;for(const i of c.split(" ")){const f=e.length===0?t.first:t.others,r=(0,h.n)(i);n!==
""&&o+1+r>f?(e.push(n),n=i,o=r):(o=n===""?r:o+1+r,n=n===""?i:`${n} ${i}`)}return[...e,n]}}),5808:((x,w,s)=>{s.d(w,{g:()=>I});var h=s(400),$=s(6134),O=s(1022),T=s(
5257);function I(u){const{body:p}=(0,h.K)(u),B=(0,$.SH)(p,"provider",1).flatMap(({labels:[M],body:P})=>{const m=(0,O.m)(M?.value??"","terraform");if(m.kind!=="r\
egistry")return[];const c=(0,$.w4)(P,"hashes")?.value,e=(c?.kind==="tuple"?c.elements:[]).flatMap(n=>n.kind==="string"?[n.value]:[]);return[[(0,T.JT)(m),e.filter(
a)]]});return new Map(B)}const a=u=>/^(?:h1|zh):/.test(u)}),1460:((x,w,s)=>{s.d(w,{E:()=>B,W:()=>p});var h=s(3024),$=s(6760),O=s(1831),T=s(8535),I=s(5100),a=s(7188);
const u=new Set(I.f.flatMap(([,n])=>n.map(({name:o})=>o))),p=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,i,f)=>u.has(i)?`\`--${i}${f===void 0?"":` ${f}`}\
\``:o).replaceAll("hostnames input","--hostnames"),B={setting:n=>`--${n}`,missingPath:(n,o)=>{const[i="",...f]=n.split("=");if(f.length>0&&m(i))return`"${i}=\u2026" \
does not exist in ${o}; did you mean --tokens?`;const r=P(n,o),d=r===null?"":`; did you mean ${r}?`;return`"${n}" does not exist in ${o}${d}`}},M=new Map([...["\
init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function P(n,o){const i=M.get(n)??
(0,T.q)(n,a.bw);if(i!==null)return`"tf-disco ${i}"`;const f=(0,T.q)((0,$.basename)(n),e((0,$.dirname)((0,$.resolve)(o,n))));if(f!==null)return`"${(0,$.join)((0,$.
dirname)(n),f)}"`;const r=n.replace(/^https:\/\/|\/$/g,""),d=(0,O.Pv)(r);return d.ok&&m(r)?`--hostnames ${(0,O.nx)(d.value)}`:null}const m=n=>n.includes(".")&&!c.
test(n)&&(0,O.Pv)(n).ok,c=/\.(?:tf|tofu|hcl|json|tfvars)$/,t=1e3;function e(n){try{return(0,h.readdirSync)(n).slice(0,t)}catch{return[]}}}),8465:((x,w,s)=>{s.r(
w),s.d(w,{listUsages:()=>mt});var h=s(2929),$=s(9024),O=s(2057),T=s(3592),I=s(6174),a=s(8641),u=s(522),p=s(5465);function*B(l,_,g){for(const j of l.usages)yield(0,a.
s$)(`${JSON.stringify(m(j,g))}
`);const{repository:E,dialect:R,setting:y,usedBy:F,files:S,bytes:U,isEmpty:W}=l;yield`{"kind":"repository","schemaVersion":${T.G5}`,yield M("version",_),yield M(
"repository",E),yield M("clientDetection",(0,u.P)(R)),yield M("dialect",(0,u.c)(y)),yield M("usedBy",F),yield M("scan",{files:S,bytes:U,usages:l.usages.length,isEmpty:W}),
yield*P("notes",l.notes,t),yield*P("declared",l.declared,e),yield*P("roots",l.roots,j=>j),yield*P("locks",l.locks,({file:j,hashes:C})=>({file:j,hashes:Object.fromEntries(
C)})),yield*P("plugins",l.plugins,j=>j),yield`}
`}const M=(l,_)=>(0,a.s$)(`,"${l}":${JSON.stringify(_)}`);function*P(l,_,g){yield`,"${l}":[`;let E="";for(const R of _)yield(0,a.s$)(`${E}${JSON.stringify(g(R))}`),
E=",";yield"]"}const m=(l,_)=>({kind:l.kind,host:l.host,text:l.text===null?null:(0,I.Q)(l.text),...(0,p.$t)(l.place),address:(0,I._)(l.address),...c(l.version),
...l.isHostImplied?{implied:!0}:{},...l.directHost===void 0?{}:{directHost:l.directHost},...l.hasOwnToken===!0?{ownToken:!0}:{},...l.workspace===void 0?{}:{workspace:(0,u.
c)(l.workspace)},...l.isOverridden?{overridden:!0}:{},clients:l.clients,needs:l.needs.map(({host:g,service:E,clients:R})=>({host:g,service:E,clients:R,skipped:_.
get(g)?.code??null}))});function c(l){if(l===null)return{versions:null};const{text:_,place:g,values:E,isWithheld:R,recorded:y}=l,{line:F,column:S,endColumn:U}=g;
return{versions:_===null?null:(0,I.Q)(_),versionsAt:{line:F,column:S,endColumn:U,...E===void 0?{}:{values:(0,u.c)(E)},...R===!0?{withheld:!0}:{},...y===void 0?{}:
{recorded:(0,I._)(y)}}}}function t({problem:l,place:_,clients:g,host:E,others:R,aside:y,isPlaceholder:F}){const{code:S,severity:U,message:W,help:j,affects:C}=l;
return{code:S,severity:U,...(0,p.$t)(_),message:W,...j===void 0?{}:{help:j},affects:C,clients:g,host:E,...R===void 0?{}:{others:R.map(p.$t)},...y===void 0?{}:{aside:y},
...F===!0?{placeholder:!0}:{}}}function e(l){if("file"in l)return{kind:l.kind,file:l.file};const{kind:_,place:g,text:E}=l;return"localName"in l?{kind:_,...(0,p.
$t)(g),...(0,u.c)({text:E,localName:l.localName})}:{kind:_,...(0,p.$t)(g)}}var n=s(6763),o=s(1831),i=s(4120),f=s(8884),r=s(7146);function*d(l,_,g,E){const R=Map.
groupBy(_,({host:C})=>C),y=l.flatMap(C=>[...D(C)].map(K=>({host:K,usage:C}))),F=Map.groupBy(y,({host:C})=>C),S=[...F.keys()].filter(C=>C!==null),U=C=>{const K=F.
get(C)??[];return[...H(K.map(({usage:N})=>N),C,E),""]};for(const C of S){const K=A(C,R.get(C)??[],g.get(C),E);yield*v([...K,...U(C)])}F.has(null)&&(yield*v([(0,r.
nI)("no registry","bold",E),...U(null)]));const W=S.filter(C=>R.has(C)&&!g.has(C)).length,j=(0,i.px)(S.length,"registry host");yield`${S.length===0?"no registry\
 host is used":`${W} of ${j} would be contacted`}
`}function*v(l){for(const _ of l)yield`${(0,a.BP)(_)}
`}const D=({host:l,needs:_})=>new Set(_.length===0?[l]:_.map(g=>g.host));function A(l,_,g,E){const R=Map.groupBy(_,({clients:V})=>(0,i.wO)(V)),y=Array.from(R,([
V,k])=>`${k.map(({service:et})=>(0,a.RK)(et)).join(", ")} for ${V}`),F=y.length===0?"no service is required":y.join("; "),U=y.length>0&&g===void 0?F:`not contac\
ted; ${F}`,W=`${(0,a.RK)((0,o.nx)(l))}:`,j=(0,r.wW)({indent:0,label:W,style:"bold",text:U},E);if(g===void 0)return j;const{code:C,message:K,help:N}=g,X=[[C,K],...N===
void 0?[]:[["help",N]]];return[...j,...X.flatMap(([V="",k=""])=>(0,r.wW)({indent:2,label:`${V}:`,style:"dim",text:(0,a.RK)(k)},E))]}const L=32;function H(l,_,g){
const E=l.map(U=>{const{kind:W,text:j,version:C,place:K,needs:N}=U,X=N.filter(k=>k.host===_),V=[(0,a.RK)(j===null?"\u2013":(0,I.Q)(j)),(0,a.RK)(C?.text??"")];return{
place:(0,f.R3)(K),kind:W.replaceAll("_"," "),what:V.filter(k=>k!=="").join(" "),services:[...new Set(X.map(({service:k})=>k))].map(k=>(0,a.RK)(k)).join(", ")}}),
R=U=>U.reduce((W,{length:j})=>Math.max(W,j),0),y=Math.min(R(E.map(({place:U})=>U)),L)+2,F=R(E.map(({kind:U})=>U)),S=new Set(E.map(({services:U})=>U)).size>1;return E.
flatMap(({place:U,kind:W,what:j,services:C})=>{const K=S&&C!==""?` (${C})`:"",N=`${W.padEnd(F)}  ${j}${K}`;return(0,r.wW)({indent:2,label:U,style:"dim",column:y,
text:N},g)})}var G=s(7854),J=s(1460),Z=s(5751),Y=s(1435),Q=s(6760),z=s(5747),tt=s(9498),q=s(5808),ot=s(8416),rt=s(2803),lt=s(5866),b=s(370);function at(l,_,g){const{
directory:E,environment:R}=g,y=(0,b.PT)(_,l,g),F=(0,ot.L2)(y),{clients:S}=F,U=(0,G.sw)(l.usages,S),{declared:W,files:j,bytes:C,isEmpty:K}=l,N=(0,lt.lz)({usages:U,
declared:W,clients:S},_,!0),X=(0,b.C_)(l,_)?(0,rt.KX)(U,S,(0,rt.Up)(E)):[],V={dialect:F,setting:_.dialect,usages:U,notes:(0,G.vH)(l.notes,S),declared:W};return{
...V,repository:(0,tt.K)(E,ut(V),R),usedBy:(0,ot.rU)(F,y.scan),files:j,bytes:C,isEmpty:K,roots:dt(N),locks:ft(N,E),plugins:X}}function ut({usages:l,notes:_,declared:g,
dialect:E}){const R=new Set;for(const{place:y}of l)R.add(y.file);for(const y of g)R.add("file"in y?y.file:y.place.file);for(const{place:y}of E.evidence)R.add(y.
file);for(const{place:y,problem:F}of _)F.code.startsWith("file-")||R.add(y.file);return R}function dt(l){const _=new Map;for(const{client:g,roots:E}of l)for(const{
name:R}of E){const y=R===""?".":R,F=_.get(y);F===void 0?_.set(y,[g]):F.push(g)}return Array.from(_,([g,E])=>({directory:g,clients:E}))}function ft(l,_){const g=new Set(
l.flatMap(({roots:E})=>E.flatMap(({lockFile:R})=>R??[])));return Array.from(g,E=>{const R=(0,z.yR)((0,Q.join)(_,E));return{file:E,hashes:R.ok?(0,q.g)(R.text):new Map}})}
var it=s(2859),ct=s(5960);async function mt(l,_){const{program:g,stop:E}=_,R={...nt(_),wording:J.E,stop:E,progress:()=>{}},y=(0,Z.s)(l.raw,R),F=await(0,b.SQ)(y,
R),U=l.output.format==="json"?await _t(F,y,_):await pt(F,y,l,_);return F.isEmpty&&g.stderr.write(`tf-disco: found no Terraform or OpenTofu files
`),await Et(U,_),0}const nt=({program:l})=>({environment:l.env,directory:l.cwd()});async function _t(l,_,g){const E=at(l,_,nt(g)),R=(0,it.C)(_,E.usages,E.dialect.
clients),y=(0,ct.e)(R,_,E.dialect),F=(0,h.wX)(R),{redact:S}=g.secrets,U=B(E,T.xv,y);return await(0,O.yy)(g.program.stdout,U.map(W=>S(W,F))),E.notes}async function pt(l,_,{
output:g},E){const{program:R,secrets:y}=E,{stdout:F,stderr:S,env:U}=R,W=nt(E),j=(0,b.IZ)(_,l,W),C=(0,G.sw)(l.usages,j.clients),{usages:K,remarks:N}=(0,Y.j)(C,_,
j,{...W,mayHavePlugins:(0,b.C_)(l,_)}),X=(0,it.C)(_,K,j.clients),V=(0,ct.e)(X,_,j),k={...(0,$.a)(F,g.color,U),withFlags:J.W},et=(0,h.wX)(X);await(0,O.yy)(F,d(K,
X,V,k).map(st=>y.redact(st,et)));const ht=(0,n.q9)(N).map(st=>`${(0,a.RK)(st)}
`);return await(0,O.yy)(S,y.redact(ht)),(0,G.vH)(l.notes,j.clients)}async function Et(l,{program:_,secrets:g}){const E=l.map(({problem:R,place:y})=>`${(0,a.RK)(
y.file)}:${y.line}: ${R.code}: ${(0,a.RK)(R.message)}
`);await(0,O.yy)(_.stderr,g.redact([...new Set(E)]))}}),2803:((x,w,s)=>{s.d(w,{KX:()=>c,Ml:()=>M,Up:()=>B});var h=s(3024),$=s(6760),O=s(3916),T=s(9718),I=s(9562),
a=s(7236),u=s(5257),p=s(7854);function B(t){return P(e=>{const n=(0,$.join)(t,e);return(0,h.existsSync)(n)?n:null},(0,T.k)())}function M(t){const e=new Map(t.map(
({directory:n,providers:o})=>[m(n),new Set(o)]));return P(n=>e.has(n)?n:null,(n,o)=>e.get(n)?.has((0,u.JT)(o))??!1)}function P(t,e){const n=(0,p.Oo)(o=>{const i=o.
replace(/\/$/,""),f=i==="."||o!==i,r=m(i),d=t(r),v=f?[]:n((0,O.dirname)(i));return d===null?v:[{path:d,shown:r},...v]});return{around:n,holds:e}}const m=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function c(t,e,{around:n,holds:o}){const i=t.flatMap(r=>{const d=n((0,O.dirname)(r.place.file));return d.length===0?[]:r.needs.
filter(({service:D})=>D===I.xq).flatMap(({host:D})=>e.flatMap(A=>(0,a.l)(r,D,A)??[])).flatMap(D=>d.filter(({path:A})=>o(A,D)).map(({shown:A})=>({shown:A,provider:(0,u.
JT)(D)})))}),f=Map.groupBy(i,({shown:r})=>(0,O.dirname)((0,O.dirname)(r)));return Array.from(f,([r,d])=>({directory:r,providers:[...new Set(d.map(({provider:v})=>v))]}))}})};export{Ot as id,Mt as ids,vt as modules};
