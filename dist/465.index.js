const Mn=465,vn=[465],gn={9718:((K,C,s)=>{s.d(C,{k:()=>u});var h=s(3024),D=s(6760),O=s(1807),A=s(1831),I=s(1022),a=s(1731);function u(){const m=new Map,c=(n,e)=>{
const t=m.get(n)??(0,O.v)(n);return m.set(n,t),t.filter(e).map(o=>(0,D.join)(n,o))};return(n,{host:e,namespace:t,type:o})=>c(n,r=>E((0,A.Pv)(r),e)).flatMap(r=>c(
r,d=>E((0,I.s)(d),t))).flatMap(r=>c(r,d=>E((0,I.s)(d),o))).some(r=>M(r,o))}const E=(m,c)=>m.ok&&m.value===c,y=/^[^\s_]*_[^\s_]*$/;function M(m,c){const n=(0,O.v)(
m).some(t=>(0,a.rK)(t)!==null&&(0,O.M)((0,D.join)(m,t)).some(o=>y.test(o)&&P((0,D.join)(m,t,o))===!0)),e=new RegExp(`^terraform-provider-${c}_${a.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,O.M)(m).some(t=>e.test(t.toLowerCase())&&P((0,D.join)(m,t))===!1)}const P=m=>(0,h.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((K,C,s)=>{s.d(C,{M:()=>O,v:()=>A});var h=s(3024),D=s(5747);function O(I){try{return(0,h.readdirSync)(I).sort()}catch(a){return(0,D.Oj)(a),[]}}function A(I){
try{return(0,h.readdirSync)(I,{withFileTypes:!0}).filter(a=>a.isDirectory()).map(({name:a})=>a)}catch(a){return(0,D.Oj)(a),[]}}}),5657:((K,C,s)=>{s.d(C,{G:()=>m});
var h=s(6760),D=s(5747);const O=21,A=/^(?!\.{1,2}$)[\w.-]+$/;function I(i){let f=!1;for(const g of i.split(`
`)){const T=g.trim();T.startsWith("[")&&(f=T==='[remote "origin"]');const B=T.indexOf("=");if(!(!f||B<0||T.slice(0,B).trim().toLowerCase()!=="url"))return a(T.slice(
B+1).trim())}return null}function a(i){const f=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(i),[g,T]=f===null?u(i):[f[1],f[2]],B=(T??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),L=B.length>1&&B.length<=O;return!g||!L||!B.every(x=>A.test(x))?null:{host:g.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function u(i){
const f=URL.parse(i);return f===null||!/^(https?|ssh):$/.test(f.protocol)?[]:[f.protocol==="ssh:"?f.hostname:f.host,f.pathname.slice(1)]}var E=s(4614);const y=5,
M=/^[0-9a-f]{40}$/,P=/^refs\/(?!.*\.\.)[^\0]+$/;function m(i){const f=(0,h.join)(i,".git"),g=c(f,i)??f,T=d((0,h.join)(g,"commondir")),B=T===null?g:o(T,g),L=()=>r(
(0,h.join)(B,"packed-refs"))??"",x=n(d((0,h.join)(g,"HEAD")),[g,B],L);return x===null?null:{commit:x,isFetched:t(x,r((0,h.join)(g,"FETCH_HEAD"))??"",L),remote:I(
r((0,h.join)(B,"config"))??""),tracked:k=>(0,E.O)((0,h.join)(g,"index"),k)}}function c(i,f){const[,g]=/^gitdir: (.+)$/.exec(d(i)??"")??[];return g===void 0?null:
o(g,f)}function n(i,f,g){let T=i;for(let B=0;T!==null&&B<=y;B+=1){if(M.test(T))return T;const[,L]=/^ref: (.+)$/.exec(T)??[];if(L===void 0||!P.test(L))return null;
T=e(L,f,g)}return null}function e(i,f,g){for(const B of f){const L=d((0,h.join)(B,i));if(L!==null)return L}return g().split(`
`).find(B=>B.endsWith(` ${i}`))?.slice(0,40)??null}function t(i,f,g){const T=(B,L)=>B.split(`
`).some(x=>x.startsWith(`${i}${L}`));return T(f,"	")||T(g()," refs/remotes/")}const o=(i,f)=>(0,h.isAbsolute)(i)?i:(0,h.join)(f,i);function r(i){const f=(0,D.yR)(
i);return f.ok?f.text:null}const d=i=>r(i)?.replace(/\r?\n$/,"")??null}),9498:((K,C,s)=>{s.d(C,{K:()=>A});var h=s(6760),D=s(5657),O=s(4614);function A(M,P,m){const c=(0,D.
G)(M),n=c?.remote??null;if(c!==null&&n!==null){const t=c.isFetched||c.commit===m.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:I(n,m.GITHUB_SERVER_URL),commit:t&&
a(M,P,c)?c.commit:null}}return{name:(c===null?E(M,m):null)??y(M),url:null,commit:null}}function I({host:M,owner:P,name:m},c=""){return`${URL.parse(c)?.host===M?
URL.parse(c)?.protocol:"https:"}//${M}/${P}/${m}`}function a(M,P,{tracked:m}){const c=m(P);return c.size===P.size&&c.entries().every(([n,e])=>(0,O.R)((0,h.join)(
M,n),e))}const u=/^[\w.-]+\/[\w.-]+$/;function E(M,P){const{GITHUB_WORKSPACE:m,GITHUB_REPOSITORY:c=""}=P;return m!==void 0&&(0,h.resolve)(m)===(0,h.resolve)(M)&&
u.test(c)?c:null}const y=M=>(0,h.basename)((0,h.resolve)(M)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((K,C,s)=>{s.d(C,{O:()=>c,R:()=>t});
var h=s(3024),D=s(5747);const O=128*1024*1024,A=12,I=62,a=16384,u=12288,E=4,y=61440,M=4096,P=32768,m=Buffer.alloc(0);function c(o,r){const d=(0,D.io)(o,O);return d===
null?new Map:n(d,r)}function n(o,r){const d=new Map;if(o.length<A)return d;const i=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||i<2||i>4)return d;const f=o.
readUInt32BE(8);let g=m,T=A;for(let B=0;B<f;B+=1){if(T+I>o.length)return d;const L=o.readUInt16BE(T+60),x=T+I+(L&a?2:0),k=i===E,{kept:X,from:Z}=k?e(o,x,g):{kept:m,
from:x},Y=o.indexOf(0,Z);if(Y<0)return d;const Q=o.subarray(Z,Y),b=k?Buffer.concat([X,Q]):Q;if(b.length>M)return d;const nn=(o.readUInt32BE(T+24)&y)===P,q=b.toString(
"utf8");nn&&(L&u)===0&&r.has(q)&&d.set(q,{modified:o.readUInt32BE(T+8),size:o.readUInt32BE(T+36)}),T=k?Y+1:T+(Y-T+8&-8),g=b}return d}function e(o,r,d){let i=r,f=o[i++]??
0,g=f&127;for(;f&128;)f=o[i++]??0,g=(g+1)*128+(f&127);return{kept:d.subarray(0,Math.max(0,d.length-g)),from:i}}function t(o,{modified:r,size:d}){try{const i=(0,h.
lstatSync)(o),f=Math.floor(i.mtimeMs/1e3);return i.isFile()&&i.size%2**32===d&&f%2**32===r}catch(i){return(0,D.Oj)(i),!1}}}),6134:((K,C,s)=>{s.d(C,{SH:()=>I,Td:()=>a,
lS:()=>E,n_:()=>O,pH:()=>A,w4:()=>u,yN:()=>P});const h=25e4,D=100;class O{max;count=0;constructor(e=h){this.max=e}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*D}}function A(n,e,t,o){return t===void 0?{text:n,body:e,parts:o,problems:[]}:{text:n,body:e,parts:o,problems:[
{...P(n)(t),message:t.message}]}}const I=(n,e,t)=>{const o=[];if(n.kind==="native"){for(const r of n.blocks)r.type===e&&r.labels.length===t&&o.push(r);return o}
for(const r of n.members)r.name===e&&M(e,r.value,t,[],o);return o},a=n=>n.kind==="native"?n.attributes:n.members;function u(n,e){if(!(n.kind==="native"&&n.mayHave?.(
e)===!1)){for(const t of a(n))if(t.name===e)return t}}const E=n=>n.kind==="object"?n.items.filter(y):n.kind!=="tuple"?[]:n.elements.flatMap(e=>e.kind==="object"?
e.items.filter(y):[]),y=n=>n.name!==void 0&&n.name!=="//";function M(n,e,t,o,r){if(t>0){for(const{name:i,start:f,end:g,value:T}of E(e))M(n,T,t-1,[...o,{value:i,
start:f,end:g}],r);return}const d={start:e.start,end:e.start+1};for(const i of e.kind==="tuple"?e.elements:[e])i.kind!=="object"&&i.kind!=="tuple"||r.push({...d,
type:n,labels:o,body:{kind:"json",members:E(i)}})}const P=n=>{const e=[n.startsWith("\uFEFF")?1:0];let t=n.indexOf(`
`),o;return({start:r,end:d})=>{for(;t>=0&&t<r;t=n.indexOf(`
`,t+1))e.push(t+1);o??=m(n);const i=L=>c(o??[],L-1),f=Math.max(1,c(e,r)),g=e[f-1]??0,T=(e[f]??(t<0?n.length:t)+1)-1,B=L=>L-g-i(L)+i(g)+1;return{line:f,column:B(
Math.max(r,g)),endColumn:B(Math.min(d,T))}}},m=n=>/[\uD800-\uDBFF]/.test(n)?Array.from(n.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),e=>e.index):[];function c(n,e){
let t=0,o=n.length;for(;t<o;){const r=t+o>>>1;(n[r]??0)<=e?t=r+1:o=r}return t}}),9024:((K,C,s)=>{s.d(C,{P:()=>O,a:()=>A});var h=s(7146);const D={min:40,max:100,
unknown:80};function O({columns:a},u){return a||Number(/^\d{1,4}$/.exec(u.COLUMNS??"")?.[0])||D.unknown}function A(a,u,E){const y=u==="auto"?I(a,E):u==="always",
M=Math.max(D.min,Math.min(O(a,E),D.max));return{colour:y,hyperlinks:y&&a.isTTY===!0&&(0,h.qt)(E),width:a.isTTY?M:Number.POSITIVE_INFINITY}}function I({isTTY:a},u){
return u.NO_COLOR||u.TERM==="dumb"&&!u.FORCE_COLOR?!1:u.FORCE_COLOR?u.FORCE_COLOR!=="0":a===!0}}),1731:((K,C,s)=>{s.d(C,{Cg:()=>M,Ty:()=>y,Zy:()=>P,dU:()=>m,hZ:()=>O,
oF:()=>a,rK:()=>u});var h=s(9562);const D=new RegExp(`^${h.eQ}$`),O=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,A=new RegExp(
`^${O}[.+-]?$`),I=2n**63n-1n;function a(n){const[,e,t,o,r]=D.exec(n)??[];return e===void 0?null:E(n,e,o??t,r)}function u(n){const[,e,t,o]=A.exec(n)??[];return e===
void 0?null:E(n,e,t,o)}function E(n,e,t="",o=""){const r=e.split(".").map(i=>i.replace(/^0+(?=.)/,""));if(r.some(i=>i.length>19))return null;const d=r.map(BigInt);
if(d.some(i=>i>I))return null;for(;d.length<3;)d.push(0n);return{text:n,numbers:d,written:r.length,pre:t,build:o}}const y=n=>n.pre!=="",M=({numbers:n,pre:e,build:t})=>`${n.
join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function P(n,e){const t=Math.max(n.numbers.length,e.numbers.length);for(let o=0;o<t;o++){const[r,d]=[n.numbers[o]??
0n,e.numbers[o]??0n];if(r!==d)return r<d?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:m(n.pre,e.pre)}
function m(n,e){const[t,o]=[n.split("."),e.split(".")];for(let r=0;;r++){const[d,i]=[r+1>=t.length,r+1>=o.length];if(d!==i)return d?-1:1;const f=c(t[r]??"",o[r]??
"");if(f!==0||d)return f}}function c(n,e){const[t,o]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return t!==o?t?-1:1:t&&n.length!==e.length?n.length-e.length:n===e?
0:n<e?-1:1}}),522:((K,C,s)=>{s.d(C,{P:()=>O,c:()=>A});var h=s(6174),D=s(5465);const O=I=>{const{clients:a,versions:u,releases:E,isGuess:y,why:M,evidence:P}=I;return{
clients:a,assumed:y??!1,why:(0,h._)(M),versions:Object.entries(A(u)).map(([m,c])=>({client:m,version:c})),releases:E.map(({name:m})=>m),evidence:P.map(({client:m,
version:c,level:n,text:e,place:t})=>({client:m,...A({version:c,kind:n,text:e}),...(0,D.$t)(t)}))}};function A(I){const a=Object.entries(I).map(([u,E])=>[u,typeof E==
"string"?(0,h._)(E):E]);return Object.fromEntries(a)}}),5465:((K,C,s)=>{s.d(C,{$t:()=>O,W$:()=>D,jt:()=>I});var h=s(5143);const D=a=>typeof a=="string"?a:O(a),O=({
file:a,line:u,column:E,endColumn:y})=>({...A(a),line:u,column:E,endColumn:y});function A(a){const{repository:u,path:E}=(0,h.bH)(a);return u===null?{file:a}:{repository:u,
file:E}}function I(a){const{repository:u,path:E}=(0,h.bH)(a);return u===null?{directory:a}:{repository:u,directory:E}}}),733:((K,C,s)=>{s.d(C,{W:()=>a,n:()=>D});
const h=/^[ -~]*$/;function D(u){if(h.test(u))return u.length;let E=0;for(const y of u)E+=O(y);return E}function O(u){return h.test(u)?1:A(u)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(u)?1:I(u)?2:1}const A=u=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(u),I=u=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(u);function a(u,E,y){let[M,P]=["",0];for(const m of u){const c=O(m),n=P+c;if(P>=E&&n<=y&&(c>0||P>E)?M+=m:M+=" ".repeat(Math.max(0,Math.min(n,y)-Math.max(P,
E))),P=n,P>y)break}return M}}),7146:((K,C,s)=>{s.d(C,{ky:()=>P,nI:()=>O,qt:()=>E,wW:()=>y});var h=s(733);const D={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function O(c,n,e){return e.colour?`\x1B[${D[n]}m${c}\x1B[0m`:c}const A=(c,n,{hyperlinks:e})=>n===void 0||!e?c:`\x1B]8;;${n}\x1B\\${c}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,u=5001;function E(c){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:t="",VTE_VERSION:o}=c;
return n?n!=="0":c.CI||c.NO_COLOR||e==="dumb"?!1:Number(o)>=u||I.test(t)||a.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(r=>c[r])}function y(c,n){const e="\
 ".repeat(c.indent),t=c.label.padEnd((c.column??0)-1),o=" ".repeat(c.indent+(c.column??2)),[r="",...d]=m(n.withFlags?.(c.text)??c.text,{first:n.width-e.length-t.
length-1,others:n.width-o.length}),i=A(O(t,c.style,n),c.url,n),f=M(r,c.linked,n);return[`${e}${i} ${f}`.trimEnd(),...d.map(g=>`${o}${g}`)]}function M(c,n,e){return!n?.
url||!c.startsWith(n.text)?c:`${A(n.text,n.url,e)}${c.slice(n.text.length)}`}function P(c,{width:n,withFlags:e}){const[t="",...o]=m(e?.(c)??c,{first:n,others:n-
2});return[t,...o.map(r=>`  ${r}`)]}function m(c,n){const e=[];let t="",o=0;for(const r of c.split(" ")){const d=e.length===0?n.first:n.others,i=(0,h.n)(r);t!==
""&&o+1+i>d?(e.push(t),t=r,o=i):(o=t===""?i:o+1+i,t=t===""?r:`${t} ${r}`)}return[...e,t]}}),5808:((K,C,s)=>{s.d(C,{g:()=>I});var h=s(400),D=s(6134),O=s(1022),A=s(
5257);function I(u){const{body:E}=(0,h.K)(u),y=(0,D.SH)(E,"provider",1).flatMap(({labels:[M],body:P})=>{const m=(0,O.m)(M?.value??"","terraform");if(m.kind!=="r\
egistry")return[];const c=(0,D.w4)(P,"hashes")?.value,e=(c?.kind==="tuple"?c.elements:[]).flatMap(t=>t.kind==="string"?[t.value]:[]);return[[(0,A.JT)(m),e.filter(
a)]]});return new Map(y)}const a=u=>/^(?:h1|zh):/.test(u)}),1460:((K,C,s)=>{s.d(C,{E:()=>y,W:()=>E});var h=s(3024),D=s(6760),O=s(1831),A=s(8535),I=s(5100),a=s(7188);
const u=new Set(I.f.flatMap(([,t])=>t.map(({name:o})=>o))),E=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,r,d)=>u.has(r)?`\`--${r}${d===void 0?"":` ${d}`}\
\``:o).replaceAll("hostnames input","--hostnames"),y={setting:t=>`--${t}`,missingPath:(t,o)=>{const[r="",...d]=t.split("=");if(d.length>0&&m(r))return`"${r}=\u2026" \
does not exist in ${o}; did you mean --tokens?`;const i=P(t,o),f=i===null?"":`; did you mean ${i}?`;return`"${t}" does not exist in ${o}${f}`}},M=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function P(t,o){const r=M.get(t)??
(0,A.q)(t,a.bw);if(r!==null)return`"tf-disco ${r}"`;const d=(0,A.q)((0,D.basename)(t),e((0,D.dirname)((0,D.resolve)(o,t))));if(d!==null)return`"${(0,D.join)((0,D.
dirname)(t),d)}"`;const i=t.replace(/^https:\/\/|\/$/g,""),f=(0,O.Pv)(i);return f.ok&&m(i)?`--hostnames ${(0,O.nx)(f.value)}`:null}const m=t=>t.includes(".")&&!c.
test(t)&&(0,O.Pv)(t).ok,c=/\.(?:tf|tofu|hcl|json|tfvars)$/,n=1e3;function e(t){try{return(0,h.readdirSync)(t).slice(0,n)}catch{return[]}}}),8465:((K,C,s)=>{s.r(
C),s.d(C,{listUsages:()=>_n});var h=s(2929),D=s(9024),O=s(2057),A=s(3592),I=s(6174),a=s(8641),u=s(522),E=s(5465);function*y(l,_,R){for(const w of l.usages)yield(0,a.
s$)(`${JSON.stringify(m(w,R))}
`);const{repository:p,dialect:$,setting:v,usedBy:F,files:S,bytes:U,isEmpty:j}=l;yield`{"kind":"repository","schemaVersion":${A.G5}`,yield M("version",_),yield M(
"repository",p),yield M("clientDetection",(0,u.P)($)),yield M("dialect",(0,u.c)(v)),yield M("usedBy",F),yield M("scan",{files:S,bytes:U,usages:l.usages.length,isEmpty:j}),
yield*P("notes",l.notes,n),yield*P("declared",l.declared,e),yield*P("roots",l.roots,w=>w),yield*P("locks",l.locks,({file:w,hashes:W})=>({file:w,hashes:Object.fromEntries(
W)})),yield*P("plugins",l.plugins,w=>w),yield`}
`}const M=(l,_)=>(0,a.s$)(`,"${l}":${JSON.stringify(_)}`);function*P(l,_,R){yield`,"${l}":[`;let p="";for(const $ of _)yield(0,a.s$)(`${p}${JSON.stringify(R($))}`),
p=",";yield"]"}const m=(l,_)=>({kind:l.kind,host:l.host,text:l.text===null?null:(0,I.Q)(l.text),...(0,E.$t)(l.place),address:(0,I._)(l.address),...c(l.version),
...l.isHostImplied?{implied:!0}:{},...l.directHost===void 0?{}:{directHost:l.directHost},...l.hasOwnToken===!0?{ownToken:!0}:{},...l.workspace===void 0?{}:{workspace:(0,u.
c)(l.workspace)},...l.isOverridden?{overridden:!0}:{},clients:l.clients,needs:l.needs.map(({host:R,service:p,clients:$})=>({host:R,service:p,clients:$,skipped:_.
get(R)?.code??null}))});function c(l){if(l===null)return{versions:null};const{text:_,place:R,values:p,isWithheld:$,recorded:v}=l,{line:F,column:S,endColumn:U}=R;
return{versions:_===null?null:(0,I.Q)(_),versionsAt:{line:F,column:S,endColumn:U,...p===void 0?{}:{values:(0,u.c)(p)},...$===!0?{withheld:!0}:{},...v===void 0?{}:
{recorded:(0,I._)(v)}}}}function n({problem:l,place:_,clients:R,host:p,others:$,aside:v,isPlaceholder:F}){const{code:S,severity:U,message:j,help:w,affects:W}=l;
return{code:S,severity:U,...(0,E.$t)(_),message:j,...w===void 0?{}:{help:w},affects:W,clients:R,host:p,...$===void 0?{}:{others:$.map(E.$t)},...v===void 0?{}:{aside:v},
...F===!0?{placeholder:!0}:{}}}function e(l){if("file"in l)return{kind:l.kind,file:l.file};const{kind:_,place:R,text:p}=l;return"localName"in l?{kind:_,...(0,E.
$t)(R),...(0,u.c)({text:p,localName:l.localName})}:{kind:_,...(0,E.$t)(R)}}var t=s(6763),o=s(1831),r=s(4120),d=s(8884),i=s(7146);function*f(l,_,R,p){const $=Map.
groupBy(_,({host:j})=>j),v=new Map,F=[];for(const j of l)for(const w of T(j)){const W=w===null?F:v.get(w);W===void 0&&w!==null?v.set(w,[j]):W?.push(j)}let S=0;for(const[
j,w]of v){const W=$.get(j)??[],N=R.get(j);N===void 0&&W.length>0&&(S+=1),yield*g([...B(j,W,N,p),...x(w,j,p),""])}F.length>0&&(yield*g([(0,i.nI)("no registry","b\
old",p),...x(F,null,p),""]));const U=(0,r.px)(v.size,"registry host");yield`${v.size===0?"no registry host is used":`${S} of ${U} would be contacted`}
`}function*g(l){for(const _ of l)yield`${(0,a.BP)(_)}
`}const T=({host:l,needs:_})=>new Set(_.length===0?[l]:_.map(R=>R.host));function B(l,_,R,p){const $=Map.groupBy(_,({clients:z})=>(0,r.wO)(z)),v=Array.from($,([
z,H])=>`${H.map(({service:en})=>(0,a.RK)(en)).join(", ")} for ${z}`),F=v.length===0?"no service is required":v.join("; "),U=v.length>0&&R===void 0?F:`not contac\
ted; ${F}`,j=`${(0,a.RK)((0,o.nx)(l))}:`,w=(0,i.wW)({indent:0,label:j,style:"bold",text:U},p);if(R===void 0)return w;const{code:W,message:N,help:V}=R,G=[[W,N],...V===
void 0?[]:[["help",V]]];return[...w,...G.flatMap(([z="",H=""])=>(0,i.wW)({indent:2,label:`${z}:`,style:"dim",text:(0,a.RK)(H)},p))]}const L=32;function x(l,_,R){
const p=l.map(U=>{const{kind:j,text:w,version:W,place:N,needs:V}=U,G=V.filter(H=>H.host===_),z=[(0,a.RK)(w===null?"\u2013":(0,I.Q)(w)),(0,a.RK)(W?.text??"")];return{
place:(0,d.R3)(N),kind:j.replaceAll("_"," "),what:z.filter(H=>H!=="").join(" "),services:[...new Set(G.map(({service:H})=>H))].map(H=>(0,a.RK)(H)).join(", ")}}),
$=U=>U.reduce((j,{length:w})=>Math.max(j,w),0),v=Math.min($(p.map(({place:U})=>U)),L)+2,F=$(p.map(({kind:U})=>U)),S=new Set(p.map(({services:U})=>U)).size>1;return p.
flatMap(({place:U,kind:j,what:w,services:W})=>{const N=S&&W!==""?` (${W})`:"",V=`${j.padEnd(F)}  ${w}${N}`;return(0,i.wW)({indent:2,label:U,style:"dim",column:v,
text:V},R)})}var k=s(7854),X=s(1460),Z=s(5751),Y=s(1435),Q=s(6760),b=s(5747),nn=s(9498),q=s(5808),on=s(8416),rn=s(2803),an=s(5866),J=s(370);function un(l,_,R){const{
directory:p,environment:$}=R,v=(0,J.PT)(_,l,R),F=(0,on.L2)(v),{clients:S}=F,U=(0,k.sw)(l.usages,S),{declared:j,files:w,bytes:W,isEmpty:N}=l,V=(0,an.lz)({usages:U,
declared:j,clients:S},_,!0),G=(0,J.C_)(l,_)?(0,rn.KX)(U,S,(0,rn.Up)(p)):[],z={dialect:F,setting:_.dialect,usages:U,notes:(0,k.vH)(l.notes,S),declared:j};return{
...z,repository:(0,nn.K)(p,dn(z),$),usedBy:(0,on.rU)(F,v.scan),files:w,bytes:W,isEmpty:N,roots:fn(V),locks:mn(V,p),plugins:G}}function dn({usages:l,notes:_,declared:R,
dialect:p}){const $=new Set;for(const{place:v}of l)$.add(v.file);for(const v of R)$.add("file"in v?v.file:v.place.file);for(const{place:v}of p.evidence)$.add(v.
file);for(const{place:v,problem:F}of _)F.code.startsWith("file-")||$.add(v.file);return $}function fn(l){const _=new Map;for(const{client:R,roots:p}of l)for(const{
name:$}of p){const v=$===""?".":$,F=_.get(v);F===void 0?_.set(v,[R]):F.push(R)}return Array.from(_,([R,p])=>({directory:R,clients:p}))}function mn(l,_){const R=new Set(
l.flatMap(({roots:p})=>p.flatMap(({lockFile:$})=>$??[])));return Array.from(R,p=>{const $=(0,b.yR)((0,Q.join)(_,p));return{file:p,hashes:$.ok?(0,q.g)($.text):new Map}})}
var cn=s(2859),ln=s(5960);async function _n(l,_){const{program:R,stop:p}=_,$={...tn(_),wording:X.E,stop:p,progress:()=>{}},v=(0,Z.s)(l.raw,$),F=await(0,J.SQ)(v,
$),U=l.output.format==="json"?await pn(F,v,_):await En(F,v,l,_);return F.isEmpty&&R.stderr.write(`tf-disco: found no Terraform or OpenTofu files
`),await hn(U,_),0}const tn=({program:l})=>({environment:l.env,directory:l.cwd()});async function pn(l,_,R){const p=un(l,_,tn(R)),$=(0,cn.C)(_,p.usages,p.dialect.
clients),v=(0,ln.e)($,_,p.dialect),F=(0,h.wX)($),{redact:S}=R.secrets,U=y(p,A.xv,v);return await(0,O.yy)(R.program.stdout,U.map(j=>S(j,F))),p.notes}async function En(l,_,{
output:R},p){const{program:$,secrets:v}=p,{stdout:F,stderr:S,env:U}=$,j=tn(p),w=(0,J.IZ)(_,l,j),W=(0,k.sw)(l.usages,w.clients),{usages:N,remarks:V}=(0,Y.j)(W,_,
w,{...j,mayHavePlugins:(0,J.C_)(l,_)}),G=(0,cn.C)(_,N,w.clients),z=(0,ln.e)(G,_,w),H={...(0,D.a)(F,R.color,U),withFlags:X.W},en=(0,h.wX)(G);await(0,O.yy)(F,f(N,
G,z,H).map(sn=>v.redact(sn,en)));const On=(0,t.q9)(V).map(sn=>`${(0,a.RK)(sn)}
`);return await(0,O.yy)(S,v.redact(On)),(0,k.vH)(l.notes,w.clients)}async function hn(l,{program:_,secrets:R}){const p=l.map(({problem:$,place:v})=>`${(0,a.RK)(
v.file)}:${v.line}: ${$.code}: ${(0,a.RK)($.message)}
`);await(0,O.yy)(_.stderr,R.redact([...new Set(p)]))}}),2803:((K,C,s)=>{s.d(C,{KX:()=>c,Ml:()=>M,Up:()=>y});var h=s(3024),D=s(6760),O=s(3916),A=s(9718),I=s(9562),
a=s(7236),u=s(5257),E=s(7854);function y(n){return P(e=>{const t=(0,D.join)(n,e);return(0,h.existsSync)(t)?t:null},(0,A.k)())}function M(n){const e=new Map(n.map(
({directory:t,providers:o})=>[m(t),new Set(o)]));return P(t=>e.has(t)?t:null,(t,o)=>e.get(t)?.has((0,u.JT)(o))??!1)}function P(n,e){const t=(0,E.Oo)(o=>{const r=o.
replace(/\/$/,""),d=r==="."||o!==r,i=m(r),f=n(i),g=d?[]:t((0,O.dirname)(r));return f===null?g:[{path:f,shown:i},...g]});return{around:t,holds:e}}const m=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function c(n,e,{around:t,holds:o}){const r=new Map;for(const d of n){const i=t((0,O.dirname)(d.place.file));if(i.length!==0){
for(const{host:f,service:g}of d.needs)if(g===I.xq)for(const T of e){const B=(0,a.l)(d,f,T);if(B!==null)for(const{path:L,shown:x}of i){if(!o(L,B))continue;const k=(0,O.
dirname)((0,O.dirname)(x)),X=r.get(k)??new Set;r.set(k,X.add((0,u.JT)(B)))}}}}return Array.from(r,([d,i])=>({directory:d,providers:[...i]}))}})};export{Mn as id,vn as ids,gn as modules};
