const gn=465,vn=[465],Rn={9718:((x,S,o)=>{o.d(S,{k:()=>f});var O=o(3024),P=o(6760),g=o(1807),C=o(1831),D=o(1022),a=o(1731);function f(){const p=new Map,l=(n,e)=>{
const t=p.get(n)??(0,g.v)(n);return p.set(n,t),t.filter(e).map(s=>(0,P.join)(n,s))};return(n,{host:e,namespace:t,type:s})=>l(n,r=>$((0,C.Pv)(r),e)).flatMap(r=>l(
r,d=>$((0,D.s)(d),t))).flatMap(r=>l(r,d=>$((0,D.s)(d),s))).some(r=>v(r,s))}const $=(p,l)=>p.ok&&p.value===l,T=/^[^\s_]*_[^\s_]*$/;function v(p,l){const n=(0,g.v)(
p).some(t=>(0,a.rK)(t)!==null&&(0,g.M)((0,P.join)(p,t)).some(s=>T.test(s)&&y((0,P.join)(p,t,s))===!0)),e=new RegExp(`^terraform-provider-${l}_${a.hZ}_[^\\s_]*_[^\
\\s_]*(?:_.*)?\\.zip$`,"s");return n||(0,g.M)(p).some(t=>e.test(t.toLowerCase())&&y((0,P.join)(p,t))===!1)}const y=p=>(0,O.statSync)(p,{throwIfNoEntry:!1})?.isDirectory()??
null}),1807:((x,S,o)=>{o.d(S,{M:()=>g,v:()=>C});var O=o(3024),P=o(5747);function g(D){try{return(0,O.readdirSync)(D).sort()}catch(a){return(0,P.Oj)(a),[]}}function C(D){
try{return(0,O.readdirSync)(D,{withFileTypes:!0}).filter(a=>a.isDirectory()).map(({name:a})=>a)}catch(a){return(0,P.Oj)(a),[]}}}),5657:((x,S,o)=>{o.d(S,{G:()=>p});
var O=o(6760),P=o(5747);const g=21,C=/^(?!\.{1,2}$)[\w.-]+$/;function D(c){let u=!1;for(const R of c.split(`
`)){const I=R.trim();I.startsWith("[")&&(u=I==='[remote "origin"]');const B=I.indexOf("=");if(!(!u||B<0||I.slice(0,B).trim().toLowerCase()!=="url"))return a(I.slice(
B+1).trim())}return null}function a(c){const u=/^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(c),[R,I]=u===null?f(c):[u[1],u[2]],B=(I??"").replace(/\/$/,"").replace(/\.git$/,
"").split("/"),j=B.length>1&&B.length<=g;return!R||!j||!B.every(K=>C.test(K))?null:{host:R.toLowerCase(),owner:B.slice(0,-1).join("/"),name:B.at(-1)??""}}function f(c){
const u=URL.parse(c);return u===null||!/^(https?|ssh):$/.test(u.protocol)?[]:[u.protocol==="ssh:"?u.hostname:u.host,u.pathname.slice(1)]}var $=o(4614);const T=5,
v=/^[0-9a-f]{40}$/,y=/^refs\/(?!.*\.\.)[^\0]+$/;function p(c){const u=(0,O.join)(c,".git"),R=l(u,c)??u,I=d((0,O.join)(R,"commondir")),B=I===null?R:s(I,R),j=()=>r(
(0,O.join)(B,"packed-refs"))??"",K=n(d((0,O.join)(R,"HEAD")),[R,B],j);return K===null?null:{commit:K,isFetched:t(K,r((0,O.join)(R,"FETCH_HEAD"))??"",j),remote:D(
r((0,O.join)(B,"config"))??""),tracked:z=>(0,$.O)((0,O.join)(R,"index"),z)}}function l(c,u){const[,R]=/^gitdir: (.+)$/.exec(d(c)??"")??[];return R===void 0?null:
s(R,u)}function n(c,u,R){let I=c;for(let B=0;I!==null&&B<=T;B+=1){if(v.test(I))return I;const[,j]=/^ref: (.+)$/.exec(I)??[];if(j===void 0||!y.test(j))return null;
I=e(j,u,R)}return null}function e(c,u,R){for(const B of u){const j=d((0,O.join)(B,c));if(j!==null)return j}return R().split(`
`).find(B=>B.endsWith(` ${c}`))?.slice(0,40)??null}function t(c,u,R){const I=(B,j)=>B.split(`
`).some(K=>K.startsWith(`${c}${j}`));return I(u,"	")||I(R()," refs/remotes/")}const s=(c,u)=>(0,O.isAbsolute)(c)?c:(0,O.join)(u,c);function r(c){const u=(0,P.yR)(
c);return u.ok?u.text:null}const d=c=>r(c)?.replace(/\r?\n$/,"")??null}),9498:((x,S,o)=>{o.d(S,{K:()=>C});var O=o(6760),P=o(5657),g=o(4614);function C(v,y,p){const l=(0,P.
G)(v),n=l?.remote??null;if(l!==null&&n!==null){const t=l.isFetched||l.commit===p.GITHUB_SHA;return{name:`${n.owner}/${n.name}`,url:D(n,p.GITHUB_SERVER_URL),commit:t&&
a(v,y,l)?l.commit:null}}return{name:(l===null?$(v,p):null)??T(v),url:null,commit:null}}function D({host:v,owner:y,name:p},l=""){return`${URL.parse(l)?.host===v?
URL.parse(l)?.protocol:"https:"}//${v}/${y}/${p}`}function a(v,y,{tracked:p}){const l=p(y);return l.size===y.size&&l.entries().every(([n,e])=>(0,g.R)((0,O.join)(
v,n),e))}const f=/^[\w.-]+\/[\w.-]+$/;function $(v,y){const{GITHUB_WORKSPACE:p,GITHUB_REPOSITORY:l=""}=y;return p!==void 0&&(0,O.resolve)(p)===(0,O.resolve)(v)&&
f.test(l)?l:null}const T=v=>(0,O.basename)((0,O.resolve)(v)).replace(/[^\w.-]+/g,"-").replace(/^\.+$/,"")||"repository"}),4614:((x,S,o)=>{o.d(S,{O:()=>l,R:()=>t});
var O=o(3024),P=o(5747);const g=128*1024*1024,C=12,D=62,a=16384,f=12288,$=4,T=61440,v=4096,y=32768,p=Buffer.alloc(0);function l(s,r){const d=(0,P.io)(s,g);return d===
null?new Map:n(d,r)}function n(s,r){const d=new Map;if(s.length<C)return d;const c=s.readUInt32BE(4);if(s.toString("latin1",0,4)!=="DIRC"||c<2||c>4)return d;const u=s.
readUInt32BE(8);let R=p,I=C;for(let B=0;B<u;B+=1){if(I+D>s.length)return d;const j=s.readUInt16BE(I+60),K=I+D+(j&a?2:0),z=c===$,{kept:Y,from:b}=z?e(s,K,R):{kept:p,
from:K},G=s.indexOf(0,b);if(G<0)return d;const Q=s.subarray(b,G),J=z?Buffer.concat([Y,Q]):Q;if(J.length>v)return d;const nn=(s.readUInt32BE(I+24)&T)===y,q=J.toString(
"utf8");nn&&(j&f)===0&&r.has(q)&&d.set(q,{modified:s.readUInt32BE(I+8),size:s.readUInt32BE(I+36)}),I=z?G+1:I+(G-I+8&-8),R=J}return d}function e(s,r,d){let c=r,u=s[c++]??
0,R=u&127;for(;u&128;)u=s[c++]??0,R=(R+1)*128+(u&127);return{kept:d.subarray(0,Math.max(0,d.length-R)),from:c}}function t(s,{modified:r,size:d}){try{const c=(0,O.
lstatSync)(s),u=Math.floor(c.mtimeMs/1e3);return c.isFile()&&c.size%2**32===d&&u%2**32===r}catch(c){return(0,P.Oj)(c),!1}}}),6134:((x,S,o)=>{o.d(S,{SH:()=>D,Td:()=>a,
lS:()=>$,n_:()=>g,pH:()=>C,w4:()=>f,yN:()=>y});const O=25e4,P=100;class g{max;count=0;constructor(e=O){this.max=e}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*P}}function C(n,e,t,s){return t===void 0?{text:n,body:e,parts:s,problems:[]}:{text:n,body:e,parts:s,problems:[
{...y(n)(t),message:t.message}]}}const D=(n,e,t)=>{const s=[];if(n.kind==="native"){for(const r of n.blocks)r.type===e&&r.labels.length===t&&s.push(r);return s}
for(const r of n.members)r.name===e&&v(e,r.value,t,[],s);return s},a=n=>n.kind==="native"?n.attributes:n.members;function f(n,e){if(!(n.kind==="native"&&n.mayHave?.(
e)===!1)){for(const t of a(n))if(t.name===e)return t}}const $=n=>n.kind==="object"?n.items.filter(T):n.kind!=="tuple"?[]:n.elements.flatMap(e=>e.kind==="object"?
e.items.filter(T):[]),T=n=>n.name!==void 0&&n.name!=="//";function v(n,e,t,s,r){if(t>0){for(const{name:c,start:u,end:R,value:I}of $(e))v(n,I,t-1,[...s,{value:c,
start:u,end:R}],r);return}const d={start:e.start,end:e.start+1};for(const c of e.kind==="tuple"?e.elements:[e])c.kind!=="object"&&c.kind!=="tuple"||r.push({...d,
type:n,labels:s,body:{kind:"json",members:$(c)}})}const y=n=>{const e=[n.startsWith("\uFEFF")?1:0];let t=n.indexOf(`
`),s;return({start:r,end:d})=>{for(;t>=0&&t<r;t=n.indexOf(`
`,t+1))e.push(t+1);s??=p(n);const c=j=>l(s??[],j-1),u=Math.max(1,l(e,r)),R=e[u-1]??0,I=(e[u]??(t<0?n.length:t)+1)-1,B=j=>j-R-c(j)+c(R)+1;return{line:u,column:B(
Math.max(r,R)),endColumn:B(Math.min(d,I))}}},p=n=>/[\uD800-\uDBFF]/.test(n)?Array.from(n.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),e=>e.index):[];function l(n,e){
let t=0,s=n.length;for(;t<s;){const r=t+s>>>1;(n[r]??0)<=e?t=r+1:s=r}return t}}),9024:((x,S,o)=>{o.d(S,{P:()=>g,a:()=>C});var O=o(7146);const P={min:40,max:100,
unknown:80};function g({columns:a},f){return a||Number(/^\d{1,4}$/.exec(f.COLUMNS??"")?.[0])||P.unknown}function C(a,f,$){const T=f==="auto"?D(a,$):f==="always",
v=Math.max(P.min,Math.min(g(a,$),P.max));return{colour:T,hyperlinks:T&&a.isTTY===!0&&(0,O.qt)($),width:a.isTTY?v:Number.POSITIVE_INFINITY}}function D({isTTY:a},f){
return f.NO_COLOR||f.TERM==="dumb"&&!f.FORCE_COLOR?!1:f.FORCE_COLOR?f.FORCE_COLOR!=="0":a===!0}}),1731:((x,S,o)=>{o.d(S,{Cg:()=>v,Ty:()=>T,Zy:()=>y,dU:()=>p,hZ:()=>g,
oF:()=>a,rK:()=>f});var O=o(9562);const P=new RegExp(`^${O.eQ}$`),g=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,C=new RegExp(
`^${g}[.+-]?$`),D=2n**63n-1n;function a(n){const[,e,t,s,r]=P.exec(n)??[];return e===void 0?null:$(n,e,s??t,r)}function f(n){const[,e,t,s]=C.exec(n)??[];return e===
void 0?null:$(n,e,t,s)}function $(n,e,t="",s=""){const r=e.split(".").map(c=>c.replace(/^0+(?=.)/,""));if(r.some(c=>c.length>19))return null;const d=r.map(BigInt);
if(d.some(c=>c>D))return null;for(;d.length<3;)d.push(0n);return{text:n,numbers:d,written:r.length,pre:t,build:s}}const T=n=>n.pre!=="",v=({numbers:n,pre:e,build:t})=>`${n.
join(".")}${e===""?"":`-${e}`}${t===""?"":`+${t}`}`;function y(n,e){const t=Math.max(n.numbers.length,e.numbers.length);for(let s=0;s<t;s++){const[r,d]=[n.numbers[s]??
0n,e.numbers[s]??0n];if(r!==d)return r<d?-1:1}return n.pre===e.pre||n.numbers.length!==e.numbers.length?0:n.pre===""||e.pre===""?n.pre===""?1:-1:p(n.pre,e.pre)}
function p(n,e){const[t,s]=[n.split("."),e.split(".")];for(let r=0;;r++){const[d,c]=[r+1>=t.length,r+1>=s.length];if(d!==c)return d?-1:1;const u=l(t[r]??"",s[r]??
"");if(u!==0||d)return u}}function l(n,e){const[t,s]=[/^[0-9]*$/.test(n),/^[0-9]*$/.test(e)];return t!==s?t?-1:1:t&&n.length!==e.length?n.length-e.length:n===e?
0:n<e?-1:1}}),5465:((x,S,o)=>{o.d(S,{$t:()=>g,W$:()=>P,jt:()=>D});var O=o(5143);const P=a=>typeof a=="string"?a:g(a),g=({file:a,line:f,column:$,endColumn:T})=>({
...C(a),line:f,column:$,endColumn:T});function C(a){const{repository:f,path:$}=(0,O.bH)(a);return f===null?{file:a}:{repository:f,file:$}}function D(a){const{repository:f,
path:$}=(0,O.bH)(a);return f===null?{directory:a}:{repository:f,directory:$}}}),733:((x,S,o)=>{o.d(S,{W:()=>a,n:()=>P});const O=/^[ -~]*$/;function P(f){if(O.test(
f))return f.length;let $=0;for(const T of f)$+=g(T);return $}function g(f){return O.test(f)?1:C(f)?0:new RegExp("\\p{Regional_Indicator}","u").test(f)?1:D(f)?2:
1}const C=f=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(f),D=f=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(f);function a(f,$,T){let[v,y]=["",0];for(const p of f){const l=g(p),n=y+l;if(y>=$&&n<=T&&(l>0||y>$)?v+=p:v+=" ".repeat(Math.max(0,Math.min(n,T)-Math.max(y,
$))),y=n,y>T)break}return v}}),7146:((x,S,o)=>{o.d(S,{ky:()=>y,nI:()=>g,qt:()=>$,wW:()=>T});var O=o(733);const P={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function g(l,n,e){return e.colour?`\x1B[${P[n]}m${l}\x1B[0m`:l}const C=(l,n,{hyperlinks:e})=>n===void 0||!e?l:`\x1B]8;;${n}\x1B\\${l}\x1B]8;;\x1B\\`,D=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
a=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,f=5001;function $(l){const{FORCE_HYPERLINK:n,TERM:e="",TERM_PROGRAM:t="",VTE_VERSION:s}=l;
return n?n!=="0":l.CI||l.NO_COLOR||e==="dumb"?!1:Number(s)>=f||D.test(t)||a.test(e)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(r=>l[r])}function T(l,n){const e="\
 ".repeat(l.indent),t=l.label.padEnd((l.column??0)-1),s=" ".repeat(l.indent+(l.column??2)),[r="",...d]=p(n.withFlags?.(l.text)??l.text,{first:n.width-e.length-t.
length-1,others:n.width-s.length}),c=C(g(t,l.style,n),l.url,n),u=v(r,l.linked,n);return[`${e}${c} ${u}`.trimEnd(),...d.map(R=>`${s}${R}`)]}function v(l,n,e){return!n?.
url||!l.startsWith(n.text)?l:`${C(n.text,n.url,e)}${l.slice(n.text.length)}`}function y(l,{width:n,withFlags:e}){const[t="",...s]=p(e?.(l)??l,{first:n,others:n-
2});return[t,...s.map(r=>`  ${r}`)]}function p(l,n){const e=[];let t="",s=0;for(const r of l.split(" ")){const d=e.length===0?n.first:n.others,c=(0,O.n)(r);t!==
""&&s+1+c>d?(e.push(t),t=r,s=c):(s=t===""?c:s+1+c,t=t===""?r:`${t} ${r}`)}return[...e,t]}}),5808:((x,S,o)=>{o.d(S,{g:()=>D});var O=o(400),P=o(6134),g=o(1022),C=o(
5257);function D(f){const{body:$}=(0,O.K)(f),T=(0,P.SH)($,"provider",1).flatMap(({labels:[v],body:y})=>{const p=(0,g.m)(v?.value??"","terraform");if(p.kind!=="r\
egistry")return[];const l=(0,P.w4)(y,"hashes")?.value,e=(l?.kind==="tuple"?l.elements:[]).flatMap(t=>t.kind==="string"?[t.value]:[]);return[[(0,C.JT)(p),e.filter(
a)]]});return new Map(T)}const a=f=>/^(?:h1|zh):/.test(f)}),1460:((x,S,o)=>{o.d(S,{E:()=>T,W:()=>$});var O=o(3024),P=o(6760),g=o(1831),C=o(8535),D=o(5100),a=o(7188);
const f=new Set(D.f.flatMap(([,t])=>t.map(({name:s})=>s))),$=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,r,d)=>f.has(r)?`\`--${r}${d===void 0?"":` ${d}`}\
\``:s).replaceAll("hostnames input","--hostnames"),T={setting:t=>`--${t}`,missingPath:(t,s)=>{const[r="",...d]=t.split("=");if(d.length>0&&p(r))return`"${r}=\u2026" \
does not exist in ${s}; did you mean --tokens?`;const c=y(t,s),u=c===null?"":`; did you mean ${c}?`;return`"${t}" does not exist in ${s}${u}`}},v=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function y(t,s){const r=v.get(t)??
(0,C.q)(t,a.bw);if(r!==null)return`"tf-disco ${r}"`;const d=(0,C.q)((0,P.basename)(t),e((0,P.dirname)((0,P.resolve)(s,t))));if(d!==null)return`"${(0,P.join)((0,P.
dirname)(t),d)}"`;const c=t.replace(/^https:\/\/|\/$/g,""),u=(0,g.Pv)(c);return u.ok&&p(c)?`--hostnames ${(0,g.nx)(u.value)}`:null}const p=t=>t.includes(".")&&!l.
test(t)&&(0,g.Pv)(t).ok,l=/\.(?:tf|tofu|hcl|json|tfvars)$/,n=1e3;function e(t){try{return(0,O.readdirSync)(t).slice(0,n)}catch{return[]}}}),8465:((x,S,o)=>{o.r(
S),o.d(S,{listUsages:()=>pn});var O=o(2929),P=o(9024),g=o(2057),C=o(3592),D=o(6174),a=o(8641),f=o(5465);function*$(i,m,E){for(const w of i.usages)yield(0,a.s$)(
`${JSON.stringify(p(w,E))}
`);const{repository:_,dialect:M,setting:h,usedBy:A,files:L,bytes:F,isEmpty:U}=i;yield`{"kind":"repository","schemaVersion":${C.G5}`,yield T("version",m),yield T(
"repository",_),yield T("clientDetection",y(M)),yield T("dialect",t(h)),yield T("usedBy",A),yield T("scan",{files:L,bytes:F,usages:i.usages.length,isEmpty:U}),yield*v(
"notes",i.notes,n),yield*v("declared",i.declared,e),yield*v("roots",i.roots,w=>w),yield*v("locks",i.locks,({file:w,hashes:W})=>({file:w,hashes:Object.fromEntries(
W)})),yield*v("plugins",i.plugins,w=>w),yield`}
`}const T=(i,m)=>(0,a.s$)(`,"${i}":${JSON.stringify(m)}`);function*v(i,m,E){yield`,"${i}":[`;let _="";for(const M of m)yield(0,a.s$)(`${_}${JSON.stringify(E(M))}`),
_=",";yield"]"}const y=({clients:i,versions:m,releases:E,isGuess:_,why:M,evidence:h})=>({clients:i,assumed:_??!1,why:(0,D._)(M),versions:Object.entries(t(m)).map(
([A,L])=>({client:A,version:L})),releases:E.map(({name:A})=>A),evidence:h.map(({client:A,version:L,level:F,text:U,place:w})=>({client:A,kind:F,...t({version:L,text:U}),
...(0,f.$t)(w)}))}),p=(i,m)=>({kind:i.kind,host:i.host,text:i.text===null?null:(0,D.Q)(i.text),...(0,f.$t)(i.place),address:(0,D._)(i.address),...l(i.version),...i.
isHostImplied?{implied:!0}:{},...i.directHost===void 0?{}:{directHost:i.directHost},...i.hasOwnToken===!0?{ownToken:!0}:{},...i.workspace===void 0?{}:{workspace:t(
i.workspace)},...i.isOverridden?{overridden:!0}:{},clients:i.clients,needs:i.needs.map(({host:E,service:_,clients:M})=>({host:E,service:_,clients:M,skipped:m.get(
E)?.code??null}))});function l(i){if(i===null)return{versions:null};const{text:m,place:E,values:_,isWithheld:M,recorded:h}=i,{line:A,column:L,endColumn:F}=E;return{
versions:m===null?null:(0,D.Q)(m),versionsAt:{line:A,column:L,endColumn:F,..._===void 0?{}:{values:t(_)},...M===!0?{withheld:!0}:{},...h===void 0?{}:{recorded:(0,D.
_)(h)}}}}function n({problem:i,place:m,clients:E,host:_,others:M,aside:h,isPlaceholder:A}){const{code:L,severity:F,message:U,help:w,affects:W}=i;return{code:L,severity:F,
...(0,f.$t)(m),message:U,...w===void 0?{}:{help:w},affects:W,clients:E,host:_,...M===void 0?{}:{others:M.map(f.$t)},...h===void 0?{}:{aside:h},...A===!0?{placeholder:!0}:
{}}}function e(i){if("file"in i)return{kind:i.kind,file:i.file};const{kind:m,place:E,text:_}=i;return"localName"in i?{kind:m,...(0,f.$t)(E),...t({text:_,localName:i.
localName})}:{kind:m,...(0,f.$t)(E)}}function t(i){const m=Object.entries(i).map(([E,_])=>[E,typeof _=="string"?(0,D._)(_):_]);return Object.fromEntries(m)}var s=o(
6763),r=o(1831),d=o(4120),c=o(8884),u=o(7146);function*R(i,m,E,_){const M=Map.groupBy(m,({host:U})=>U),h=new Map,A=[];for(const U of i)for(const w of B(U)){const W=w===
null?A:h.get(w);W===void 0&&w!==null?h.set(w,[U]):W?.push(U)}let L=0;for(const[U,w]of h){const W=M.get(U)??[],k=E.get(U);k===void 0&&W.length>0&&(L+=1),yield*I(
[...j(U,W,k,_),...z(w,U,_),""])}A.length>0&&(yield*I([(0,u.nI)("no registry","bold",_),...z(A,null,_),""]));const F=(0,d.px)(h.size,"registry host");yield`${h.size===
0?"no registry host is used":`${L} of ${F} would be contacted`}
`}function*I(i){for(const m of i)yield`${(0,a.BP)(m)}
`}const B=({host:i,needs:m})=>new Set(m.length===0?[i]:m.map(E=>E.host));function j(i,m,E,_){const M=Map.groupBy(m,({clients:H})=>(0,d.wO)(H)),h=Array.from(M,([
H,N])=>`${N.map(({service:en})=>(0,a.RK)(en)).join(", ")} for ${H}`),A=h.length===0?"no service is required":h.join("; "),F=h.length>0&&E===void 0?A:`not contac\
ted; ${A}`,U=`${(0,a.RK)((0,r.nx)(i))}:`,w=(0,u.wW)({indent:0,label:U,style:"bold",text:F},_);if(E===void 0)return w;const{code:W,message:k,help:V}=E,X=[[W,k],...V===
void 0?[]:[["help",V]]];return[...w,...X.flatMap(([H="",N=""])=>(0,u.wW)({indent:2,label:`${H}:`,style:"dim",text:(0,a.RK)(N)},_))]}const K=32;function z(i,m,E){
const _=i.map(F=>{const{kind:U,text:w,version:W,place:k,needs:V}=F,X=V.filter(N=>N.host===m),H=[(0,a.RK)(w===null?"\u2013":(0,D.Q)(w)),(0,a.RK)(W?.text??"")];return{
place:(0,c.R3)(k),kind:U.replaceAll("_"," "),what:H.filter(N=>N!=="").join(" "),services:[...new Set(X.map(({service:N})=>N))].map(N=>(0,a.RK)(N)).join(", ")}}),
M=F=>F.reduce((U,{length:w})=>Math.max(U,w),0),h=Math.min(M(_.map(({place:F})=>F)),K)+2,A=M(_.map(({kind:F})=>F)),L=new Set(_.map(({services:F})=>F)).size>1;return _.
flatMap(({place:F,kind:U,what:w,services:W})=>{const k=L&&W!==""?` (${W})`:"",V=`${U.padEnd(A)}  ${w}${k}`;return(0,u.wW)({indent:2,label:F,style:"dim",column:h,
text:V},E)})}var Y=o(7854),b=o(1460),G=o(5751),Q=o(1435),J=o(6760),nn=o(5747),q=o(9498),an=o(5808),on=o(8416),rn=o(2803),un=o(5866),Z=o(370);function fn(i,m,E){
const{directory:_,environment:M}=E,h=(0,Z.PT)(m,i,E),A=(0,on.L2)(h),{clients:L}=A,F=(0,Y.sw)(i.usages,L),{declared:U,files:w,bytes:W,isEmpty:k}=i,V=(0,un.lz)({usages:F,
declared:U,clients:L},m,!0),X=(0,Z.C_)(i,m)?(0,rn.KX)(F,L,(0,rn.Up)(_)):[],H={dialect:A,setting:m.dialect,usages:F,notes:(0,Y.vH)(i.notes,L),declared:U};return{
...H,repository:(0,q.K)(_,dn(H),M),usedBy:(0,on.rU)(A,h.scan),files:w,bytes:W,isEmpty:k,roots:mn(V),locks:_n(V,_),plugins:X}}function dn({usages:i,notes:m,declared:E,
dialect:_}){const M=new Set;for(const{place:h}of i)M.add(h.file);for(const h of E)M.add("file"in h?h.file:h.place.file);for(const{place:h}of _.evidence)M.add(h.
file);for(const{place:h,problem:A}of m)A.code.startsWith("file-")||M.add(h.file);return M}function mn(i){const m=new Map;for(const{client:E,roots:_}of i)for(const{
name:M}of _){const h=M===""?".":M,A=m.get(h);A===void 0?m.set(h,[E]):A.push(E)}return Array.from(m,([E,_])=>({directory:E,clients:_}))}function _n(i,m){const E=new Set(
i.flatMap(({roots:_})=>_.flatMap(({lockFile:M})=>M??[])));return Array.from(E,_=>{const M=(0,nn.yR)((0,J.join)(m,_));return{file:_,hashes:M.ok?(0,an.g)(M.text):
new Map}})}var cn=o(2859),ln=o(5960);async function pn(i,m){const{program:E,stop:_}=m,M={...tn(m),wording:b.E,stop:_,progress:()=>{}},h=(0,G.s)(i.raw,M),A=await(0,Z.
SQ)(h,M),F=i.output.format==="json"?await En(A,h,m):await hn(A,h,i,m);return A.isEmpty&&E.stderr.write(`tf-disco: found no Terraform or OpenTofu files
`),await On(F,m),0}const tn=({program:i})=>({environment:i.env,directory:i.cwd()});async function En(i,m,E){const _=fn(i,m,tn(E)),M=(0,cn.C)(m,_.usages,_.dialect.
clients),h=(0,ln.e)(M,m,_.dialect),A=(0,O.wX)(M),{redact:L}=E.secrets,F=$(_,C.xv,h);return await(0,g.yy)(E.program.stdout,F.map(U=>L(U,A))),_.notes}async function hn(i,m,{
output:E},_){const{program:M,secrets:h}=_,{stdout:A,stderr:L,env:F}=M,U=tn(_),w=(0,Z.IZ)(m,i,U),W=(0,Y.sw)(i.usages,w.clients),{usages:k,remarks:V}=(0,Q.j)(W,m,
w,{...U,mayHavePlugins:(0,Z.C_)(i,m)}),X=(0,cn.C)(m,k,w.clients),H=(0,ln.e)(X,m,w),N={...(0,P.a)(A,E.color,F),withFlags:b.W},en=(0,O.wX)(X);await(0,g.yy)(A,R(k,
X,H,N).map(sn=>h.redact(sn,en)));const Mn=(0,s.q9)(V).map(sn=>`${(0,a.RK)(sn)}
`);return await(0,g.yy)(L,h.redact(Mn)),(0,Y.vH)(i.notes,w.clients)}async function On(i,{program:m,secrets:E}){const _=i.map(({problem:M,place:h})=>`${(0,a.RK)(
h.file)}:${h.line}: ${M.code}: ${(0,a.RK)(M.message)}
`);await(0,g.yy)(m.stderr,E.redact([...new Set(_)]))}}),2803:((x,S,o)=>{o.d(S,{KX:()=>l,Ml:()=>v,Up:()=>T});var O=o(3024),P=o(6760),g=o(3916),C=o(9718),D=o(9562),
a=o(7236),f=o(5257),$=o(7854);function T(n){return y(e=>{const t=(0,P.join)(n,e);return(0,O.existsSync)(t)?t:null},(0,C.k)())}function v(n){const e=new Map(n.map(
({directory:t,providers:s})=>[p(t),new Set(s)]));return y(t=>e.has(t)?t:null,(t,s)=>e.get(t)?.has((0,f.JT)(s))??!1)}function y(n,e){const t=(0,$.Oo)(s=>{const r=s.
replace(/\/$/,""),d=r==="."||s!==r,c=p(r),u=n(c),R=d?[]:t((0,g.dirname)(r));return u===null?R:[{path:u,shown:c},...R]});return{around:t,holds:e}}const p=n=>`${n===
"."?"":`${n}/`}terraform.d/plugins`;function l(n,e,{around:t,holds:s}){const r=new Map;for(const d of n){const c=t((0,g.dirname)(d.place.file));if(c.length!==0){
for(const{host:u,service:R}of d.needs)if(R===D.xq)for(const I of e){const B=(0,a.l)(d,u,I);if(B!==null)for(const{path:j,shown:K}of c){if(!s(j,B))continue;const z=(0,g.
dirname)((0,g.dirname)(K)),Y=r.get(z)??new Set;r.set(z,Y.add((0,f.JT)(B)))}}}}return Array.from(r,([d,c])=>({directory:d,providers:[...c]}))}})};export{gn as id,vn as ids,Rn as modules};
