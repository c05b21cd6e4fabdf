const T=807,w=[807],I={1807:((P,h,a)=>{a.r(h),a.d(h,{renderHelp:()=>_.W});var _=a(1513)}),1513:((P,h,a)=>{a.d(h,{K:()=>t,W:()=>g});var _=a(3592),d=a(2935),c=a(7188),
F=a(1460);const f=80,O=28,m=46,M="Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.";function g(s){return`${(s===null?A():L(
s)).join(`
`)}
`}const A=()=>[...(0,d.LV)("Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.",f),"","Usage: tf-disco [COMMA\
ND] [ARGUMENTS] [FLAGS]","","Commands:",...p(s=>!s.includes(" "),14),"","Examples:",...D("check"),"","Flags:",...[c.l1.help,c.l1.version].flatMap(n),"",'"tf-dis\
co COMMAND --help" shows the flags and examples of a command.',...(0,d.LV)(M,f),`Documentation: ${_.Bw}`];function L(s){const{about:e,usage:o}=c.Lo[s],u=p(r=>r.
startsWith(`${s} `),20),i=c.Zo(s);return[...e.flatMap((r,E)=>[...E===0?[]:[""],...(0,d.LV)(r,f)]),"",`Usage: tf-disco ${o}`,...u.length===0?[]:["","Commands:",...u],
"","Examples:",...D(s),...c.Y5.flatMap(([r,E])=>{const $=E.filter(v=>i.includes(v));return $.length===0?[]:["",`${r.replaceAll("`","")}:`,...$.flatMap(n)]}),...s===
"check"?["",...(0,d.LV)(M,f)]:[]]}const p=(s,e)=>Object.entries(c.Lo).filter(([o])=>s(o)).flatMap(([o,{summary:u}])=>l(o,u,e)),D=s=>c.Lo[s].examples.flatMap(([e,
o])=>l(e,o,m));function n(s){const{name:e,short:o,kind:u,default:i}=s,r=o===void 0?"":`-${o}, `,E=c.Tb(s)?"":` ${u.value}${u.isList?"\u2026":""}`,$=i===void 0||
c.Tb(s)?"":` (${i})`;return l(`${r}--${e}${E}`,`${t(s)}${$}`,O)}const t=({help:s})=>(0,F.W)(s).replaceAll("`","").replace(", one per line","");function l(s,e,o){
const u=(0,d.LV)(e,f-o).map(E=>`${" ".repeat(o)}${E}`);if(e==="")return[`  ${s}`];if(s.length+4>o)return[`  ${s}`,...u];const[i="",...r]=u;return[`  ${s}${i.slice(
s.length+2)}`,...r]}}),1460:((P,h,a)=>{a.d(h,{E:()=>g,W:()=>M});var _=a(6760),d=a(5747),c=a(1831),F=a(8535),f=a(7773),O=a(7188);const m=new Set(f.f.flatMap(([,n])=>n.
map(({name:t})=>t))),M=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,l,s)=>m.has(l)?`\`--${l}${s===void 0?"":` ${s}`}\``:t).replaceAll("hostnames inp\
ut","--hostnames"),g={isTerminal:!0,setting:n=>`--${n}`,missingPath:(n,t)=>{const[l="",...s]=n.split("=");if(s.length>0&&p(l))return`"${l}=\u2026" does not exist in ${t}\
; did you mean --tokens?`;const e=L(n,t),o=e===null?"":`; did you mean ${e}?`;return`"${n}" does not exist in ${t}${o}`}},A=new Map([...["init","lint","run","sc\
an","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function L(n,t){const l=A.get(n)??(0,F.q)(n,O.bw);if(l!==
null)return`"tf-disco ${l}"`;const s=(0,F.q)((0,_.basename)(n),(0,d.wX)((0,_.dirname)((0,_.resolve)(t,n))));if(s!==null)return`"${(0,_.join)((0,_.dirname)(n),s)}\
"`;const e=n.replace(/^https:\/\/|\/$/g,""),o=(0,c.Pv)(e);return o.ok&&p(e)?`--hostnames ${o.value}`:null}const p=n=>n.includes(".")&&!D.test(n)&&(0,c.Pv)(n).ok,
D=/\.(?:tf|tofu|hcl|json|tfvars)$/}),2935:((P,h,a)=>{a.d(h,{LV:()=>m,Wc:()=>D,ky:()=>f,nI:()=>d,nc:()=>g,wW:()=>F});const _={bold:1,dim:2,red:31,green:32,yellow:33,
blue:94},d=(n,t,{colour:l})=>l?`\x1B[${_[t]}m${n}\x1B[0m`:n,c=(n,t,{hyperlinks:l})=>t&&l?`\x1B]8;;${t}\x1B\\${n}\x1B]8;;\x1B\\`:n;function F(n,t){const l=" ".repeat(
n.indent),s=n.label.padEnd((n.column??0)-1),e=" ".repeat(n.indent+(n.column??2)),o=t.width-l.length-s.length-1,u=m(O(n.text,t),o,t.width-e.length),[i="",...r]=u,
E=c(d(s,n.style,t),n.url,t),{text:$="",url:v}=n.linked??{},C=i.startsWith($)?`${c($,v,t)}${i.slice($.length)}`:i;return[`${l}${E} ${C}`.trimEnd(),...r.map(W=>`${e}${W}`)]}
function f(n,t){const l=m(O(n,t),t.width,t.width-2),[s="",...e]=l;return[s,...e.map(o=>`  ${o}`)]}const O=(n,t)=>t.withFlags?.(n)??n;function m(n,t,l=t){const s=[];
let e="",o=0;for(const u of n.split(" ")){const i=g(u),r=s.length===0?t:l;e!==""&&o+1+i>r&&(s.push(e),e=""),o=e===""?i:o+1+i,e=e===""?u:`${e} ${u}`}return[...s,
e]}const M=/^[ -~]*$/,g=n=>M.test(n)?n.length:Iterator.from(n).reduce((t,l)=>t+A(l),0);function A(n){return M.test(n)?1:L(n)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(n)?
1:p(n)?2:1}const L=n=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).test(n),p=n=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(n);function D(n,t,l){let[s,e]=["",0];for(const o of n){const u=A(o),i=e+u;if(e>=t&&i<=l&&(u>0||e>t)?s+=o:s+=" ".repeat(Math.max(0,Math.min(i,l)-Math.max(e,
t))),e=i,e>l)break}return s}})};export{T as id,w as ids,I as modules};
var $late0,$late1,$late2;
