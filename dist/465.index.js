const On=465,Mn=[465],gn={9718:((k,w,s)=>{s.d(w,{k:()=>l});var O=s(3024),P=s(6760),p=s(1807),y=s(1831),I=s(1022),a=s(1731);function l(){const m=new Map,c=(n,e)=>{
const t=m.get(n)??(0,p.v2)(n);return m.set(n,t),t.filter(e).map(o=>(0,P.join)(n,o))};return(n,{host:e,namespace:t,type:o})=>c(n,i=>_((0,y.Pv)(i),e)).flatMap(i=>c(
i,f=>_((0,I.s)(f),t))).flatMap(i=>c(i,f=>_((0,I.s)(f),o))).some(i=>M(i,o))}const _=(m,c)=>m.ok&&m.value===c,C=/^[^\s_]*_[^\s_]*$/;function M(m,c){const n=(0,p.v2)(
m).some(t=>(0,a.rK)(t)!==null&&(0,p.wX)((0,P.join)(m,t)).some(o=>C.test(o)&&v((0,P.join)(m,t,o))===!0)),e=new RegExp(`^terraform-provider-${c}_${a.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,p.wX)(m).some(t=>e.test(t.toLowerCase())&&v((0,P.join)(m,t))===!1)}const v=m=>(0,O.statSync)(m,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((k,w,s)=>{s.d(w,{Mc:()=>p,v2:()=>I,wX:()=>y});var O=s(3024),P=s(5747);const p=a=>(0,P.N0)(()=>(0,O.readdirSync)(a,{withFileTypes:!0}),[]),y=a=>p(a).
map(({name:l})=>l).sort(),I=a=>p(a).flatMap(l=>l.isDirectory()?l.name:[])}),5657:((k,w,s)=>{s.d(w,{G:()=>m});var O=s(6760),P=s(5747);const p=21,y=/^(?!\.{1,2}$)[\w.-]+$/;
function I(r){let d=!1;for(const g of r.split(`
`)){const $=g.trim();$.startsWith("[")&&(d=$==='[remote "origin"]');const B=$.indexOf("=");if(!(!d||B<0||$.slice(0,B).trim().toLowerCase()!=="url"))return a($.slice(
B+1).trim())}return null}function a(r){const d=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(r),[g,$]=d===null?l(r):[d[1],d[2]],B=($??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),j=B.length>1&&B.length<=p;return!g||!j||!B.every(H=>y.test(H))?null:{host:g.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function l(r){
const d=URL.parse(r);return d===null||!/^(https?|ssh):$/.test(d.protocol)?[]:[d.protocol==="ssh:"?d.hostname:d.host,d.pathname.slice(1)]}var _=s(4614);const C=5,
M=/^[0-9a-f]{40}$/,v=/^refs\/(?!.*\.\.)[^\0]+$/;function m(r){const d=(0,O.join)(r,".git"),g=c(d,r)??d,$=f((0,O.join)(g,"commondir")),B=$===null?g:o($,g),j=()=>i(
(0,O.join)(B,"packed-refs"))??"",H=n(f((0,O.join)(g,"HEAD")),[g,B],j);return H===null?null:{commit:H,isFetched:t(H,i((0,O.join)(g,"FETCH_HEAD"))??"",j),remote:I(
i((0,O.join)(B,"config"))??""),tracked:G=>(0,_.O)((0,O.join)(g,"index"),G)}}function c(r,d){const[,g]=/^gitdir: (.+)$/.exec(f(r)??"")??[];return g===void 0?null:
o(g,d)}function n(r,d,g){let $=r;for(let B=0;$!==null&&B<=C;B+=1){if(M.test($))return $;const[,j]=/^ref: (.+)$/.exec($)??[];if(j===void 0||!v.test(j))return null;
$=e(j,d,g)}return null}function e(r,d,g){for(const B of d){const j=f((0,O.join)(B,r));if(j!==null)return j}return g().split(`
`).find(B=>B.endsWith(` ${r}`))?.slice(0,40)??null}function t(r,d,g){const $=(B,j)=>B.split(`
`).some(H=>H.startsWith(`${r}${j}`));return $(d,"	")||$(g()," refs/remotes/")}const o=(r,d)=>(0,O.isAbsolute)(r)?r:(0,O.join)(d,r);function i(r){const d=(0,P.yR)(
r);return d.ok?d.text:null}const f=r=>i(r)?.replace(/\r?\n$/,"")??null}),9498:((k,w,s)=>{s.d(w,{K:()=>y});var O=s(6760),P=s(5657),p=s(4614);function y(M,v,m){const c=(0,P.
G)(M),n=c?.remote??null;if(c!==null&&n!==null){const t=c.isFetched||c.commit===m.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:I(n,m.GITHUB_SERVER_URL),commit:t&&
a(M,v,c)?c.commit:null}}return{name:(c===null?_(M,m):null)??C(M),url:null,commit:null}}function I({host:M,owner:v,name:m},c=""){return`${URL.parse(c)?.host===M?
URL.parse(c)?.protocol:"https:"}//${M}/${v}/${m}`}function a(M,v,{tracked:m}){const c=m(v);return c.size===v.size&&c.entries().every(([n,e])=>(0,p.R)((0,O.join)(
M,n),e))}const l=/^[\w.-]+\/[\w.-]+$/;function _(M,v){const{GITHUB_WORKSPACE:m,GITHUB_REPOSITORY:c=""}=v;return m!==void 0&&(0,O.resolve)(m)===(0,O.resolve)(M)&&
l.test(c)?c:null}const C=M=>(0,O.basename)((0,O.resolve)(M)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((k,w,s)=>{s.d(w,{O:()=>c,R:()=>t});
var O=s(3024),P=s(5747);const p=128*1024*1024,y=12,I=62,a=16384,l=12288,_=4,C=61440,M=4096,v=32768,m=Buffer.alloc(0);function c(o,i){const f=(0,P.io)(o,p);return f===
null?new Map:n(f,i)}function n(o,i){const f=new Map;if(o.length<y)return f;const r=o.readUInt32BE(4);if(o.toString("latin1",0,4)!=="DIRC"||r<2||r>4)return f;const d=o.
readUInt32BE(8);let g=m,$=y;for(let B=0;B<d;B+=1){if($+I>o.length)return f;const j=o.readUInt16BE($+60),H=$+I+(j&a?2:0),G=r===_,{kept:nn,from:Q}=G?e(o,H,g):{kept:m,
from:H},Y=o.indexOf(0,Q);if(Y<0)return f;const Z=o.subarray(Q,Y),z=G?Buffer.concat([nn,Z]):Z;if(z.length>M)return f;const tn=(o.readUInt32BE($+24)&C)===v,b=z.toString(
"utf8");tn&&(j&l)===0&&i.has(b)&&f.set(b,{modified:o.readUInt32BE($+8),size:o.readUInt32BE($+36)}),$=G?Y+1:$+(Y-$+8&-8),g=z}return f}function e(o,i,f){let r=i,d=o[r++]??
0,g=d&127;for(;d&128;)d=o[r++]??0,g=(g+1)*128+(d&127);return{kept:f.subarray(0,Math.max(0,f.length-g)),from:r}}function t(o,{modified:i,size:f}){const r=(0,P.N0)(
()=>(0,O.lstatSync)(o),null),d=Math.floor((r?.mtimeMs??0)/1e3);return r?.isFile()===!0&&r.size%2**32===f&&d%2**32===i}}),6134:((k,w,s)=>{s.d(w,{SH:()=>I,Td:()=>a,
lS:()=>_,n_:()=>p,pH:()=>y,w4:()=>l,yN:()=>v});const O=25e4,P=100;class p{max;count=0;constructor(e=O){this.max=e}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*P}}function y(n,e,t,o){return t===void 0?{text:n,body:e,parts:o,problems:[]}:{text:n,body:e,parts:o,problems:[
{...v(n)(t),message:t.message}]}}const I=(n,e,t)=>{const o=[];if(n.kind==="native"){for(const i of n.blocks)i.type===e&&i.labels.length===t&&o.push(i);return o}
for(const i of n.members)i.name===e&&M(e,i.value,t,[],o);return o},a=n=>n.kind==="native"?n.attributes:n.members;function l(n,e){if(!(n.kind==="native"&&n.mayHave?.(
e)===!1)){for(const t of a(n))if(t.name===e)return t}}const _=n=>n.kind==="object"?n.items.filter(C):n.kind!=="tuple"?[]:n.elements.flatMap(e=>e.kind==="object"?
e.items.filter(C):[]),C=n=>n.name!==void 0&&n.name!=="//";function M(n,e,t,o,i){if(t>0){for(const{name:r,start:d,end:g,value:$}of _(e))M(n,$,t-1,[...o,{value:r,
start:d,end:g}],i);return}const f={start:e.start,end:e.start+1};for(const r of e.kind==="tuple"?e.elements:[e])r.kind!=="object"&&r.kind!=="tuple"||i.push({...f,
type:n,labels:o,body:{kind:"json",members:_(r)}})}const v=n=>{const e=[n.startsWith("\uFEFF")?1:0];let t=n.indexOf(`
`),o;return({start:i,end:f})=>{for(;t>=0&&t<i;t=n.indexOf(`
`,t+1))e.push(t+1);o??=m(n);const r=j=>c(o??[],j-1),d=Math.max(1,c(e,i)),g=e[d-1]??0,$=(e[d]??(t<0?n.length:t)+1)-1,B=j=>j-g-r(j)+r(g)+1;return{line:d,column:B(
Math.max(i,g)),endColumn:B(Math.min(f,$))}}},m=n=>/[\uD800-\uDBFF]/.test(n)?Array.from(n.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),e=>e.index):[];function c(n,e){
let t=0,o=n.length;for(;t<o;){const i=t+o>>>1;(n[i]??0)<=e?t=i+1:o=i}return t}}),9024:((k,w,s)=>{s.d(w,{P:()=>p,a:()=>y});var O=s(7146);const P={min:40,max:100,
unknown:80};function p({columns:a},l){return a||Number(/^\d{1,4}$/.exec(l.COLUMNS??"")?.[0])||P.unknown}function y(a,l,_){const C=l==="auto"?I(a,_):l==="always",
M=Math.max(P.min,Math.min(p(a,_),P.max));return{colour:C,hyperlinks:C&&a.isTTY===!0&&(0,O.qt)(_),width:a.isTTY?M:Number.POSITIVE_INFINITY}}function I({isTTY:a},l){
return l.NO_COLOR||l.TERM==="dumb"&&!l.FORCE_COLOR?!1:l.FORCE_COLOR?l.FORCE_COLOR!=="0":a===!0}}),1731:((k,w,s)=>{s.d(w,{Cg:()=>M,Ty:()=>C,Zy:()=>v,dU:()=>m,hZ:()=>p,
oF:()=>a,rK:()=>l});var O=s(9562);const P=new RegExp(`^${O.eQ}$`),p=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,y=new RegExp(
`^${p}[.+-]?$`),I=2n**63n-1n;function a(n){const[,e,t,o,i]=P.exec(n)??[];return e===void 0?null:_(n,e,o??t,i)}function l(n){const[,e,t,o]=y.exec(n)??[];return e===
void 0?null:_(n,e,t,o)}function _(n,e,t="",o=""){const i=e.split(".").map(r=>r.replace(/^0+(?=.)/,""));if(i.some(r=>r.length>19))return null;const f=i.map(BigInt);
if(f.some(r=>r>I))return null;for(;f.length<3;)f.push(0n);return{text:n,numbers:f,written:i.length,pre:t,build:o}}const C=n=>n.pre!=="",M=({numbers:n,pre:e,build:t})=>`${n.
join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function v(n,e){const t=Math.max(n.numbers.length,e.numbers.length);for(let o=0;o<t;o++){const[i,f]=[n.numbers[o]??
0n,e.numbers[o]??0n];if(i!==f)return i<f?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:m(n.pre,e.pre)}
function m(n,e){const[t,o]=[n.split("."),e.split(".")];for(let i=0;;i++){const[f,r]=[i+1>=t.length,i+1>=o.length];if(f!==r)return f?-1:1;const d=c(t[i]??"",o[i]??
"");if(d!==0||f)return d}}function c(n,e){const[t,o]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return t!==o?t?-1:1:t&&n.length!==e.length?n.length-e.length:n===e?
0:n<e?-1:1}}),522:((k,w,s)=>{s.d(w,{P:()=>p,c:()=>y});var O=s(6174),P=s(5465);const p=I=>{const{clients:a,versions:l,releases:_,isGuess:C,why:M,evidence:v}=I;return{
clients:a,assumed:C??!1,why:(0,O._)(M),versions:Object.entries(y(l)).map(([m,c])=>({client:m,version:c})),releases:_.map(({name:m})=>m),evidence:v.map(({client:m,
version:c,level:n,text:e,place:t})=>({client:m,...y({version:c,kind:n,text:e}),...(0,P.$t)(t)}))}};function y(I){const a=Object.entries(I).map(([l,_])=>[l,typeof _==
"string"?(0,O._)(_):_]);return Object.fromEntries(a)}}),5465:((k,w,s)=>{s.d(w,{$t:()=>p,W$:()=>P,jt:()=>I});var O=s(5143);const P=a=>typeof a=="string"?a:p(a),p=({
file:a,line:l,column:_,endColumn:C})=>({...y(a),line:l,column:_,endColumn:C});function y(a){const{repository:l,path:_}=(0,O.bH)(a);return l===null?{file:a}:{repository:l,
file:_}}function I(a){const{repository:l,path:_}=(0,O.bH)(a);return l===null?{directory:a}:{repository:l,directory:_}}}),733:((k,w,s)=>{s.d(w,{W:()=>a,n:()=>P});
const O=/^[ -~]*$/;function P(l){if(O.test(l))return l.length;let _=0;for(const C of l)_+=p(C);return _}function p(l){return O.test(l)?1:y(l)?0:new RegExp("\\p{R\
egional_Indicator}","u").test(l)?1:I(l)?2:1}const y=l=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(l),I=l=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(l);function a(l,_,C){let[M,v]=["",0];for(const m of l){const c=p(m),n=v+c;if(v>=_&&n<=C&&(c>0||v>_)?M+=m:M+=" ".repeat(Math.max(0,Math.min(n,C)-Math.max(v,
_))),v=n,v>C)break}return M}}),7146:((k,w,s)=>{s.d(w,{ky:()=>v,nI:()=>p,qt:()=>_,wW:()=>C});var O=s(733);const P={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function p(c,n,e){return e.colour?`\x1B[${P[n]}m${c}\x1B[0m`:c}const y=(c,n,{hyperlinks:e})=>n===void 0||!e?c:`\x1B]8;;${n}\x1B\\${c}\x1B]8;;\x1B\\`,I=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,l=5001;function _(c){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:t="",VTE_VERSION:o}=c;
return n?n!=="0":c.CI||c.NO_COLOR||e==="dumb"?!1:Number(o)>=l||I.test(t)||a.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(i=>c[i])}function C(c,n){const e="\
 ".repeat(c.indent),t=c.label.padEnd((c.column??0)-1),o=" ".repeat(c.indent+(c.column??2)),[i="",...f]=m(n.withFlags?.(c.text)??c.text,{first:n.width-e.length-t.
length-1,others:n.width-o.length}),r=y(p(t,c.style,n),c.url,n),d=M(i,c.linked,n);return[`${e}${r} ${d}`.trimEnd(),...f.map(g=>`${o}${g}`)]}function M(c,n,e){return!n?.
url||!c.startsWith(n.text)?c:`${y(n.text,n.url,e)}${c.slice(n.text.length)}`}function v(c,{width:n,withFlags:e}){const[t="",...o]=m(e?.(c)??c,{first:n,others:n-
2});return[t,...o.map(i=>`  ${i}`)]}function m(c,n){const e=[];let t="",o=0;for(const i of c.split(" ")){const f=e.length===0?n.first:n.others,r=(0,O.n)(i);t!==
""&&o+1+r>f?(e.push(t),t=i,o=r):(o=t===""?r:o+1+r,t=t===""?i:`${t} ${i}`)}return[...e,t]}}),5808:((k,w,s)=>{s.d(w,{g:()=>I});var O=s(400),P=s(6134),p=s(1022),y=s(
5257);function I(l){const{body:_}=(0,O.K)(l),C=(0,P.SH)(_,"provider",1).flatMap(({labels:[M],body:v})=>{const m=(0,p.m)(M?.value??"","terraform");if(m.kind!=="r\
egistry")return[];const c=(0,P.w4)(v,"hashes")?.value,e=(c?.kind==="tuple"?c.elements:[]).flatMap(t=>t.kind==="string"?[t.value]:[]);return[[(0,y.JT)(m),e.filter(
a)]]});return new Map(C)}const a=l=>/^(?:h1|zh):/.test(l)}),1460:((k,w,s)=>{s.d(w,{E:()=>C,W:()=>_});var O=s(3024),P=s(6760),p=s(1831),y=s(8535),I=s(5100),a=s(7188);
const l=new Set(I.f.flatMap(([,t])=>t.map(({name:o})=>o))),_=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,i,f)=>l.has(i)?`\`--${i}${f===void 0?"":` ${f}`}\
\``:o).replaceAll("hostnames input","--hostnames"),C={setting:t=>`--${t}`,missingPath:(t,o)=>{const[i="",...f]=t.split("=");if(f.length>0&&m(i))return`"${i}=\u2026" \
does not exist in ${o}; did you mean --tokens?`;const r=v(t,o),d=r===null?"":`; did you mean ${r}?`;return`"${t}" does not exist in ${o}${d}`}},M=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function v(t,o){const i=M.get(t)??
(0,y.q)(t,a.bw);if(i!==null)return`"tf-disco ${i}"`;const f=(0,y.q)((0,P.basename)(t),e((0,P.dirname)((0,P.resolve)(o,t))));if(f!==null)return`"${(0,P.join)((0,P.
dirname)(t),f)}"`;const r=t.replace(/^https:\/\/|\/$/g,""),d=(0,p.Pv)(r);return d.ok&&m(r)?`--hostnames ${(0,p.nx)(d.value)}`:null}const m=t=>t.includes(".")&&!c.
test(t)&&(0,p.Pv)(t).ok,c=/\.(?:tf|tofu|hcl|json|tfvars)$/,n=1e3;function e(t){try{return(0,O.readdirSync)(t).slice(0,n)}catch{return[]}}}),8465:((k,w,s)=>{s.r(
w),s.d(w,{listUsages:()=>dn});var O=s(2929),P=s(9024),p=s(2057),y=s(3592),I=s(6174),a=s(8641),l=s(522),_=s(5465);function*C(u,E,R){for(const F of u.usages)yield(0,a.
s$)(`${JSON.stringify(m(F,R))}
`);const{repository:h,dialect:D,setting:A,usedBy:S,files:L,bytes:U,isEmpty:W}=u;yield`{"kind":"repository","schemaVersion":${y.G5}`,yield M("version",E),yield M(
"repository",h),yield M("clientDetection",(0,l.P)(D)),yield M("dialect",(0,l.c)(A)),yield M("usedBy",S),yield M("scan",{files:L,bytes:U,usages:u.usages.length,isEmpty:W}),
yield*v("notes",u.notes,n),yield*v("declared",u.declared,e),yield*v("roots",u.roots,F=>F),yield*v("locks",u.locks,({file:F,hashes:T})=>({file:F,hashes:Object.fromEntries(
T)})),yield*v("plugins",u.plugins,F=>F),yield`}
`}const M=(u,E)=>(0,a.s$)(`,"${u}":${JSON.stringify(E)}`);function*v(u,E,R){yield`,"${u}":[`;let h="";for(const D of E)yield(0,a.s$)(`${h}${JSON.stringify(R(D))}`),
h=",";yield"]"}const m=(u,E)=>({kind:u.kind,host:u.host,text:u.text===null?null:(0,I.Q)(u.text),...(0,_.$t)(u.place),address:(0,I._)(u.address),...c(u.version),
...u.isHostImplied?{implied:!0}:{},...u.directHost===void 0?{}:{directHost:u.directHost},...u.hasOwnToken===!0?{ownToken:!0}:{},...u.workspace===void 0?{}:{workspace:(0,l.
c)(u.workspace)},...u.isOverridden?{overridden:!0}:{},clients:u.clients,needs:u.needs.map(({host:R,service:h,clients:D})=>({host:R,service:h,clients:D,skipped:E.
get(R)?.code??null}))});function c(u){if(u===null)return{versions:null};const{text:E,place:R,values:h,isWithheld:D,recorded:A}=u,{line:S,column:L,endColumn:U}=R;
return{versions:E===null?null:(0,I.Q)(E),versionsAt:{line:S,column:L,endColumn:U,...h===void 0?{}:{values:(0,l.c)(h)},...D===!0?{withheld:!0}:{},...A===void 0?{}:
{recorded:(0,I._)(A)}}}}function n({problem:u,place:E,clients:R,host:h,others:D,aside:A,isPlaceholder:S}){const{code:L,severity:U,message:W,help:F,affects:T}=u;
return{code:L,severity:U,...(0,_.$t)(E),message:W,...F===void 0?{}:{help:F},affects:T,clients:R,host:h,...D===void 0?{}:{others:D.map(_.$t)},...A===void 0?{}:{aside:A},
...S===!0?{placeholder:!0}:{}}}function e(u){if("file"in u)return{kind:u.kind,file:u.file};const{kind:E,place:R,text:h}=u;return"localName"in u?{kind:E,...(0,_.
$t)(R),...(0,l.c)({text:h,localName:u.localName})}:{kind:E,...(0,_.$t)(R)}}var t=s(6763),o=s(1831),i=s(4120),f=s(8884),r=s(7146);function*d(u,E,R,h){const D=Map.
groupBy(E,({host:T})=>T),A=u.flatMap(T=>[...$(T)].map(x=>({host:x,usage:T}))),S=Map.groupBy(A,({host:T})=>T),L=[...S.keys()].filter(T=>T!==null),U=T=>{const x=S.
get(T)??[];return[...H(x.map(({usage:X})=>X),T,h),""]};for(const T of L){const x=B(T,D.get(T)??[],R.get(T),h);yield*g([...x,...U(T)])}S.has(null)&&(yield*g([(0,r.
nI)("no registry","bold",h),...U(null)]));const W=L.filter(T=>D.has(T)&&!R.has(T)).length,F=(0,i.px)(L.length,"registry host");yield`${L.length===0?"no registry\
 host is used":`${W} of ${F} would be contacted`}
`}function*g(u){for(const E of u)yield`${(0,a.BP)(E)}
`}const $=({host:u,needs:E})=>new Set(E.length===0?[u]:E.map(R=>R.host));function B(u,E,R,h){const D=Map.groupBy(E,({clients:N})=>(0,i.wO)(N)),A=Array.from(D,([
N,K])=>`${K.map(({service:q})=>(0,a.RK)(q)).join(", ")} for ${N}`),S=A.length===0?"no service is required":A.join("; "),U=A.length>0&&R===void 0?S:`not contacte\
d; ${S}`,W=`${(0,a.RK)((0,o.nx)(u))}:`,F=(0,r.wW)({indent:0,label:W,style:"bold",text:U},h);if(R===void 0)return F;const{code:T,message:x,help:X}=R,V=[[T,x],...X===
void 0?[]:[["help",X]]];return[...F,...V.flatMap(([N="",K=""])=>(0,r.wW)({indent:2,label:`${N}:`,style:"dim",text:(0,a.RK)(K)},h))]}const j=32;function H(u,E,R){
const h=u.map(U=>{const{kind:W,text:F,version:T,place:x,needs:X}=U,V=X.filter(K=>K.host===E),N=[(0,a.RK)(F===null?"\u2013":(0,I.Q)(F)),(0,a.RK)(T?.text??"")];return{
place:(0,f.R3)(x),kind:W.replaceAll("_"," "),what:N.filter(K=>K!=="").join(" "),services:[...new Set(V.map(({service:K})=>K))].map(K=>(0,a.RK)(K)).join(", ")}}),
D=U=>U.reduce((W,{length:F})=>Math.max(W,F),0),A=Math.min(D(h.map(({place:U})=>U)),j)+2,S=D(h.map(({kind:U})=>U)),L=new Set(h.map(({services:U})=>U)).size>1;return h.
flatMap(({place:U,kind:W,what:F,services:T})=>{const x=L&&T!==""?` (${T})`:"",X=`${W.padEnd(S)}  ${F}${x}`;return(0,r.wW)({indent:2,label:U,style:"dim",column:A,
text:X},R)})}var G=s(1460),nn=s(5751),Q=s(1435),Y=s(6760),Z=s(5747),z=s(9498),tn=s(5808),b=s(2803),sn=s(5866),J=s(370);function on(u,E,R){const{directory:h,environment:D}=R,
{dialect:A,usedBy:S,usages:L,notes:U}=(0,J.o0)(E,u,R),{clients:W}=A,{declared:F,files:T,bytes:x,isEmpty:X}=u,V=(0,sn.lz)({usages:L,declared:F,clients:W},E,!0),N=(0,J.
C_)(u,E)?(0,b.KX)(L,W,(0,b.Up)(h)):[],K={dialect:A,setting:E.dialect,usages:L,notes:U,declared:F};return{...K,repository:(0,z.K)(h,rn(K),D),usedBy:S(),files:T,bytes:x,
isEmpty:X,roots:cn(V),locks:ln(V,h),plugins:N}}function rn({usages:u,notes:E,declared:R,dialect:h}){const D=new Set;for(const{place:A}of u)D.add(A.file);for(const A of R)
D.add("file"in A?A.file:A.place.file);for(const{place:A}of h.evidence)D.add(A.file);for(const{place:A,problem:S}of E)S.code.startsWith("file-")||D.add(A.file);return D}
function cn(u){const E=new Map;for(const{client:R,roots:h}of u)for(const{name:D}of h){const A=D===""?".":D,S=E.get(A);S===void 0?E.set(A,[R]):S.push(R)}return Array.
from(E,([R,h])=>({directory:R,clients:h}))}function ln(u,E){const R=new Set(u.flatMap(({roots:h})=>h.flatMap(({lockFile:D})=>D??[])));return Array.from(R,h=>{const D=(0,Z.
yR)((0,Y.join)(E,h));return{file:h,hashes:D.ok?(0,tn.g)(D.text):new Map}})}var an=s(2859),un=s(5960);async function dn({raw:u,output:E},R){const{program:h,secrets:D,
stop:A}=R,{env:S,stdout:L,stderr:U}=h,W={environment:S,directory:h.cwd()},F={...W,wording:G.E,stop:A,progress:()=>{}},T=(0,nn.s)(u,F),x=await(0,J.SQ)(T,F),V=E.format===
"json"?on(x,T,W):null,N=V??fn(x,T,W),K=(0,an.C)(T,N.usages,N.dialect.clients),q=(0,un.e)(K,T,N.dialect),_n={...(0,P.a)(L,E.color,S),withFlags:G.W},pn=V===null?d(
N.usages,K,q,_n):C(V,y.xv,q),En=(0,O.wX)(K);await(0,p.yy)(L,pn.map(en=>D.redact(en,En)));const hn="remarks"in N?(0,t.q9)(N.remarks):[];return await(0,p.yy)(U,D.
redact(hn.map(en=>`${(0,a.RK)(en)}
`))),x.isEmpty&&U.write(`tf-disco: found no Terraform or OpenTofu files
`),await mn(N.notes,R),0}function fn(u,E,R){const{dialect:h,usages:D,notes:A}=(0,J.o0)(E,u,R),S={...R,mayHavePlugins:(0,J.C_)(u,E)};return{...(0,Q.j)(D,E,h,S),dialect:h,
notes:A}}async function mn(u,{program:E,secrets:R}){const h=u.map(({problem:D,place:A})=>`${(0,a.RK)(A.file)}:${A.line}: ${D.code}: ${(0,a.RK)(D.message)}
`);await(0,p.yy)(E.stderr,R.redact([...new Set(h)]))}}),2803:((k,w,s)=>{s.d(w,{KX:()=>c,Ml:()=>M,Up:()=>C});var O=s(3024),P=s(6760),p=s(3916),y=s(9718),I=s(9562),
a=s(7236),l=s(5257),_=s(7854);function C(n){return v(e=>{const t=(0,P.join)(n,e);return(0,O.existsSync)(t)?t:null},(0,y.k)())}function M(n){const e=new Map(n.map(
({directory:t,providers:o})=>[m(t),new Set(o)]));return v(t=>e.has(t)?t:null,(t,o)=>e.get(t)?.has((0,l.JT)(o))??!1)}function v(n,e){const t=(0,_.Oo)(o=>{const i=o.
replace(/\/$/,""),f=i==="."||o!==i,r=m(i),d=n(r),g=f?[]:t((0,p.dirname)(i));return d===null?g:[{path:d,shown:r},...g]});return{around:t,holds:e}}const m=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function c(n,e,{around:t,holds:o}){const i=n.flatMap(r=>{const d=t((0,p.dirname)(r.place.file));return d.length===0?[]:r.needs.
filter(({service:$})=>$===I.xq).flatMap(({host:$})=>e.flatMap(B=>(0,a.l)(r,$,B)??[])).flatMap($=>d.filter(({path:B})=>o(B,$)).map(({shown:B})=>({shown:B,provider:(0,l.
JT)($)})))}),f=Map.groupBy(i,({shown:r})=>(0,p.dirname)((0,p.dirname)(r)));return Array.from(f,([r,d])=>({directory:r,providers:[...new Set(d.map(({provider:g})=>g))]}))}})};export{On as id,Mn as ids,gn as modules};
