const B=1807,w=[1807],I={1807:((P,E,c)=>{c.r(E),c.d(E,{renderHelp:()=>_.W});var _=c(1513)}),3471:((P,E,c)=>{c.d(E,{LV:()=>m,Wc:()=>D,ky:()=>f,nI:()=>d,nc:()=>g,
wW:()=>F});const _={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},d=(n,t,{colour:o})=>o?`\x1B[${_[t]}m${n}\x1B[0m`:n,r=(n,t,{hyperlinks:o})=>t&&o?`\x1B]8;;${t}\
\x1B\\${n}\x1B]8;;\x1B\\`:n;function F(n,t){const o=" ".repeat(n.indent),s=n.label.padEnd((n.column??0)-1),e=" ".repeat(n.indent+(n.column??2)),l=t.width-o.length-
s.length-1,a=O(n.text,t),[u="",...i]=m(a,l,t.width-e.length),M=r(d(s,n.style,t),n.url,t),{text:h="",url:v}=n.linked??{},W=u.startsWith(h)?`${r(h,v,t)}${u.slice(
h.length)}`:u;return[`${o}${M} ${W}`.trimEnd(),...i.map(T=>`${e}${T}`)]}function f(n,t){const[o="",...s]=m(O(n,t),t.width,t.width-2);return[o,...s.map(e=>`  ${e}`)]}
const O=(n,t)=>t.withFlags?.(n)??n;function m(n,t,o=t){const s=[];let e="",l=0;for(const a of n.split(" ")){const u=g(a),i=s.length===0?t:o;e!==""&&l+1+u>i&&(s.
push(e),e=""),l=e===""?u:l+1+u,e=e===""?a:`${e} ${a}`}return[...s,e]}const $=/^[ -~]*$/,g=n=>$.test(n)?n.length:Iterator.from(n).reduce((t,o)=>t+A(o),0);function A(n){
return $.test(n)?1:L(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?1:p(n)?2:1}const L=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(n),p=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function D(n,t,o){let[s,e]=["",0];for(const l of n){const a=A(l),u=e+a;if(e>=t&&u<=o&&(a>0||e>t)?s+=l:s+=" ".repeat(Math.max(0,Math.min(u,o)-Math.max(e,
t))),e=u,e>o)break}return s}}),1513:((P,E,c)=>{c.d(E,{K:()=>t,W:()=>g});var _=c(2432),d=c(3471),r=c(7188),F=c(1460);const f=80,O=28,m=46,$="Exit codes: 0 passed\
, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.";function g(s){return`${(s===null?A():L(s)).join(`
`)}
`}const A=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",f),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...p(s=>!s.includes(" "),14),"","Examples:",...D("check"),"","Flags:",...[r.l1.help,r.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)($,f),`Documentation: ${_.Bw}`];function L(s){const{about:e,usage:l}=r.Lo[s],a=p(i=>i.
startsWith(`${s} `),20),u=r.Zo(s);return[...e.flatMap(i=>[...(0,d.LV)(i,f),""]),`Usage: tf-disco ${l}`,...a.length===0?[]:["","Commands:",...a],"","Examples:",...D(
s),...r.Y5.flatMap(([i,M])=>{const h=u.filter(({name:v})=>M.some(C=>C.name===v));return h.length===0?[]:["",`${i.replaceAll("`","")}:`,...h.flatMap(n)]}),...s===
"check"?["",...(0,d.LV)($,f)]:[]]}const p=(s,e)=>Object.entries(r.Lo).filter(([l])=>s(l)).flatMap(([l,{summary:a}])=>o(l,a,e)),D=s=>r.Lo[s].examples.flatMap(([e,
l])=>o(e,l,m));function n(s){const{name:e,short:l,kind:a,default:u}=s,i=l===void 0?"":`-${l}, `,M=r.Tb(s)?"":` ${a.value}${a.isList?"\u2026":""}`,h=u===void 0||
r.Tb(s)?"":` (${u})`;return o(`${i}--${e}${M}`,`${t(s)}${h}`,O)}const t=({help:s})=>(0,F.W)(s).replaceAll("`","").replace(", one per line","");function o(s,e,l){
const a=(0,d.LV)(e,f-l).map(M=>`${" ".repeat(l)}${M}`);if(e==="")return[`  ${s}`];if(s.length+4>l)return[`  ${s}`,...a];const[u="",...i]=a;return[`  ${s}${u.slice(
s.length+2)}`,...i]}}),1460:((P,E,c)=>{c.d(E,{E:()=>g,W:()=>$});var _=c(6760),d=c(9968),r=c(255),F=c(8535),f=c(7773),O=c(7188);const m=new Set(f.fd.flatMap(([,n])=>n.
map(({name:t})=>t))),$=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,o,s)=>m.has(o)?`\`--${o}${s===void 0?"":` ${s}`}\``:t).replaceAll("hostnames inp\
ut","--hostnames"),g={isTerminal:!0,setting:n=>n==="changed-only"?"--changed-since":`--${n}`,missingPath:(n,t)=>{const[o="",...s]=n.split("="),e=s.length>0&&p(o),
l=e?"--tokens":L(n,t),a=l===null?"":`; did you mean ${l}?`;return`"${e?`${o}=\u2026`:n}" does not exist in ${t}${a}`}},A=new Map([...["init","lint","run","scan",
"test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function L(n,t){const o=A.get(n)??(0,F.q)(n,O.bw);if(o!==null)
return`"tf-disco ${o}"`;const s=(0,F.q)((0,_.basename)(n),(0,d.wX)((0,_.dirname)((0,_.resolve)(t,n))));if(s!==null)return`"${(0,_.join)((0,_.dirname)(n),s)}"`;const e=n.
replace(/^https:\/\/|\/$/g,""),l=(0,r.Pv)(e);return l.ok&&p(e)?`--hostnames ${l.value}`:null}const p=n=>n.includes(".")&&!D.test(n)&&(0,r.Pv)(n).ok,D=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{B as id,w as ids,I as modules};
var $late0,$late1,$late2;
