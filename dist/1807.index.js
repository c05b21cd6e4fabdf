const B=1807,w=[1807],I={1807:((P,E,c)=>{c.r(E),c.d(E,{renderHelp:()=>_.W});var _=c(1513)}),3471:((P,E,c)=>{c.d(E,{LV:()=>$,Wc:()=>D,ky:()=>f,nI:()=>d,nc:()=>g,
wW:()=>F});const _={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},d=(n,s,{colour:o})=>o?`\x1B[${_[s]}m${n}\x1B[0m`:n,r=(n,s,{hyperlinks:o})=>s&&o?`\x1B]8;;${s}\
\x1B\\${n}\x1B]8;;\x1B\\`:n;function F(n,s){const o=" ".repeat(n.indent),t=n.label.padEnd((n.column??0)-1),e=" ".repeat(n.indent+(n.column??2)),l=s.width-o.length-
t.length-1,a=O(n.text,s),[u="",...i]=$(a,l,s.width-e.length),M=r(d(t,n.style,s),n.url,s),{text:h="",url:C}=n.linked??{},v=u.startsWith(h)?`${r(h,C,s)}${u.slice(
h.length)}`:u;return[`${o}${M} ${v}`.trimEnd(),...i.map(W=>`${e}${W}`)]}function f(n,s){const[o="",...t]=$(O(n,s),s.width,s.width-2);return[o,...t.map(e=>`  ${e}`)]}
const O=(n,s)=>s.withFlags?.(n)??n;function $(n,s,o=s){const t=[];let e="",l=0;for(const a of n.split(" ")){const u=g(a),i=t.length===0?s:o;e!==""&&l+1+u>i&&(t.
push(e),e=""),l=e===""?u:l+1+u,e=e===""?a:`${e} ${a}`}return[...t,e]}const m=/^[ -~]*$/,g=n=>m.test(n)?n.length:Iterator.from(n).reduce((s,o)=>s+A(o),0);function A(n){
return m.test(n)?1:L(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?1:p(n)?2:1}const L=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(n),p=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function D(n,s,o){let[t,e]=["",0];for(const l of n){const a=A(l),u=e+a;if(e>=s&&u<=o&&(a>0||e>s)?t+=l:t+=" ".repeat(Math.max(0,Math.min(u,o)-Math.max(e,
s))),e=u,e>o)break}return t}}),1513:((P,E,c)=>{c.d(E,{K:()=>s,W:()=>g});var _=c(2432),d=c(3471),r=c(7188),F=c(1460);const f=80,O=28,$=46,m="Exit codes: 0 passed\
, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.";function g(t){return`${(t===null?A():L(t)).join(`
`)}
`}const A=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",f),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...p(t=>!t.includes(" "),14),"","Examples:",...D("check"),"","Flags:",...[r.l1.help,r.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)(m,f),`Documentation: ${_.Bw}`];function L(t){const{about:e,usage:l}=r.Lo[t],a=p(i=>i.
startsWith(`${t} `),20),u=r.Zo(t);return[...e.flatMap(i=>[...(0,d.LV)(i,f),""]),`Usage: tf-disco ${l}`,...a.length===0?[]:["","Commands:",...a],"","Examples:",...D(
t),...r.Y5.flatMap(([i,M])=>{const h=M.filter(C=>u.includes(C));return h.length===0?[]:["",`${i.replaceAll("`","")}:`,...h.flatMap(n)]}),...t==="check"?["",...(0,d.
LV)(m,f)]:[]]}const p=(t,e)=>Object.entries(r.Lo).filter(([l])=>t(l)).flatMap(([l,{summary:a}])=>o(l,a,e)),D=t=>r.Lo[t].examples.flatMap(([e,l])=>o(e,l,$));function n(t){
const{name:e,short:l,kind:a,default:u}=t,i=l===void 0?"":`-${l}, `,M=r.Tb(t)?"":` ${a.value}${a.isList?"\u2026":""}`,h=u===void 0||r.Tb(t)?"":` (${u})`;return o(
`${i}--${e}${M}`,`${s(t)}${h}`,O)}const s=({help:t})=>(0,F.W)(t).replaceAll("`","").replace(", one per line","");function o(t,e,l){const a=(0,d.LV)(e,f-l).map(M=>`${"\
 ".repeat(l)}${M}`);if(e==="")return[`  ${t}`];if(t.length+4>l)return[`  ${t}`,...a];const[u="",...i]=a;return[`  ${t}${u.slice(t.length+2)}`,...i]}}),1460:((P,E,c)=>{
c.d(E,{E:()=>g,W:()=>m});var _=c(6760),d=c(9968),r=c(255),F=c(8535),f=c(7773),O=c(7188);const $=new Set(f.fd.flatMap(([,n])=>n.map(({name:s})=>s))),m=n=>n.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,o,t)=>$.has(o)?`\`--${o}${t===void 0?"":` ${t}`}\``:s).replaceAll("hostnames input","--hostnames"),g={isTerminal:!0,
setting:n=>n==="changed-only"?"--changed-since":`--${n}`,missingPath:(n,s)=>{const[o="",...t]=n.split("="),e=t.length>0&&p(o),l=e?"--tokens":L(n,s),a=l===null?"":
`; did you mean ${l}?`;return`"${e?`${o}=\u2026`:n}" does not exist in ${s}${a}`}},A=/^(?:init|lint|run|scan|test|validate)$/;function L(n,s){const o=A.test(n)?
"check":(0,F.q)(n,[...O.bw,"--version"]);if(o!==null)return`"tf-disco ${o}"`;const t=(0,F.q)((0,_.basename)(n),(0,d.wX)((0,_.dirname)((0,_.resolve)(s,n))));if(t!==
null)return`"${(0,_.join)((0,_.dirname)(n),t)}"`;const e=n.replace(/^https:\/\/|\/$/g,""),l=(0,r.Pv)(e);return l.ok&&p(e)?`--hostnames ${l.value}`:null}const p=n=>n.
includes(".")&&!D.test(n)&&(0,r.Pv)(n).ok,D=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{B as id,w as ids,I as modules};
var $late0,$late1,$late2;
