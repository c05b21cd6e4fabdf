const q=263,_=[263,1460],tt={9024:((H,D,t)=>{t.d(D,{P:()=>$,a:()=>P});var A=t(7146);const p={min:40,max:100,unknown:80};function $({columns:c},e){return c||Number(
/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||p.unknown}function P(c,e,F){const R=e==="auto"?W(c,F):e==="always",I=Math.max(p.min,Math.min($(c,F),p.max));return{colour:R,
hyperlinks:R&&c.isTTY===!0&&(0,A.qt)(F),width:c.isTTY?I:Number.POSITIVE_INFINITY}}function W({isTTY:c},e){return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:
e.FORCE_COLOR?e.FORCE_COLOR!=="0":c===!0}}),733:((H,D,t)=>{t.d(D,{W:()=>c,n:()=>p});const A=/^[ -~]*$/;function p(e){if(A.test(e))return e.length;let F=0;for(const R of e)
F+=$(R);return F}function $(e){return A.test(e)?1:P(e)?0:new RegExp("\\p{Regional_Indicator}","u").test(e)?1:W(e)?2:1}const P=e=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(e),W=e=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(e);function c(e,F,R){let[I,w]=["",0];for(const L of e){const s=$(L),o=w+s;if(w>=F&&o<=R&&(s>0||w>F)?I+=L:I+=" ".repeat(Math.max(0,Math.min(o,R)-Math.max(w,
F))),w=o,w>R)break}return I}}),7146:((H,D,t)=>{t.d(D,{ky:()=>w,nI:()=>$,qt:()=>F,wW:()=>R});var A=t(733);const p={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function $(s,o,m){return m.colour?`\x1B[${p[o]}m${s}\x1B[0m`:s}const P=(s,o,{hyperlinks:m})=>o===void 0||!m?s:`\x1B]8;;${o}\x1B\\${s}\x1B]8;;\x1B\\`,W=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
c=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,e=5001;function F(s){const{FORCE_HYPERLINK:o,TERM:m="",TERM_PROGRAM:n="",VTE_VERSION:l}=s;
return o?o!=="0":s.CI||s.NO_COLOR||m==="dumb"?!1:Number(l)>=e||W.test(n)||c.test(m)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(d=>s[d])}function R(s,o){const m="\
 ".repeat(s.indent),n=s.label.padEnd((s.column??0)-1),l=" ".repeat(s.indent+(s.column??2)),[d="",...v]=L(o.withFlags?.(s.text)??s.text,{first:o.width-m.length-n.
length-1,others:o.width-l.length}),C=P($(n,s.style,o),s.url,o),K=I(d,s.linked,o);return[`${m}${C} ${K}`.trimEnd(),...v.map(U=>`${l}${U}`)]}function I(s,o,m){return!o?.
url||!s.startsWith(o.text)?s:`${P(o.text,o.url,m)}${s.slice(o.text.length)}`}function w(s,{width:o,withFlags:m}){const[n="",...l]=L(m?.(s)??s,{first:o,others:o-
2});return[n,...l.map(d=>`  ${d}`)]}function L(s,o){const m=[];let n="",l=0;for(const d of s.split(" ")){const v=m.length===0?o.first:o.others,C=(0,A.n)(d);n!==
""&&l+1+C>v?(m.push(n),n=d,l=C):(l=n===""?C:l+1+C,n=n===""?d:`${n} ${d}`)}return[...m,n]}}),1460:((H,D,t)=>{t.d(D,{OF_FLAGS:()=>R,W:()=>F});var A=t(3024),p=t(6760),
$=t(1831),P=t(8535),W=t(772),c=t(7188);const e=new Set(W.f.flatMap(([,n])=>n.map(({name:l})=>l))),F=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(l,d,v)=>e.
has(d)?`\`--${d}${v===void 0?"":` ${v}`}\``:l).replaceAll("hostnames input","--hostnames"),R={setting:n=>`--${n}`,missingPath:(n,l)=>{const[d="",...v]=n.split("\
=");if(v.length>0&&L(d))return`"${d}=\u2026" does not exist in ${l}; did you mean --tokens?`;const C=w(n,l),K=C===null?"":`; did you mean ${C}?`;return`"${n}" d\
oes not exist in ${l}${K}`}},I=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","-\
-version"]]);function w(n,l){const d=I.get(n)??(0,P.q)(n,c.bw);if(d!==null)return`"tf-disco ${d}"`;const v=(0,P.q)((0,p.basename)(n),m((0,p.dirname)((0,p.resolve)(
l,n))));if(v!==null)return`"${(0,p.join)((0,p.dirname)(n),v)}"`;const C=n.replace(/^https:\/\/|\/$/g,""),K=(0,$.Pv)(C);return K.ok&&L(C)?`--hostnames ${(0,$.nx)(
K.value)}`:null}const L=n=>n.includes(".")&&!s.test(n)&&(0,$.Pv)(n).ok,s=/\.(?:tf|tofu|hcl|json|tfvars)$/,o=1e3;function m(n){try{return(0,A.readdirSync)(n).slice(
0,o)}catch{return[]}}}),263:((H,D,t)=>{t.r(D),t.d(D,{listUsages:()=>J});var A=t(2929),p=t(9024),$=t(2057),P=t(3592),W=t(6763),c=t(8641),e=t(6174),F=t(1831),R=t(
4120),I=t(8884),w=t(7146);function*L(i,a,O,h){const M=Map.groupBy(a,({host:u})=>u),r=new Map,g=[];for(const u of i)for(const f of o(u)){const y=f===null?g:r.get(
f);y===void 0&&f!==null?r.set(f,[u]):y?.push(u)}let B=0;for(const[u,f]of r){const y=M.get(u)??[],S=O.get(u);S===void 0&&y.length>0&&(B+=1),yield*s([...m(u,y,S,h),
...l(f,u,h),""])}g.length>0&&(yield*s([(0,w.nI)("no registry","bold",h),...l(g,null,h),""]));const E=(0,R.px)(r.size,"registry host");yield`${r.size===0?"no reg\
istry host is used":`${B} of ${E} would be contacted`}
`}function*s(i){for(const a of i)yield`${(0,c.BP)(a)}
`}const o=({host:i,needs:a})=>new Set(a.length===0?[i]:a.map(O=>O.host));function m(i,a,O,h){const M=Map.groupBy(a,({clients:x})=>(0,R.wO)(x)),r=Array.from(M,([
x,T])=>`${T.map(({service:Y})=>(0,c.RK)(Y)).join(", ")} for ${x}`),g=r.length===0?"no service is required":r.join("; "),E=r.length>0&&O===void 0?g:`not contacte\
d; ${g}`,u=`${(0,c.RK)((0,F.nx)(i))}:`,f=(0,w.wW)({indent:0,label:u,style:"bold",text:E},h);if(O===void 0)return f;const{code:y,message:S,help:N}=O,j=[[y,S],...N===
void 0?[]:[["help",N]]];return[...f,...j.flatMap(([x="",T=""])=>(0,w.wW)({indent:2,label:`${x}:`,style:"dim",text:(0,c.RK)(T)},h))]}const n=32;function l(i,a,O){
const h=i.map(E=>{const{kind:u,text:f,versions:y,place:S,needs:N}=E,j=N.filter(T=>T.host===a),x=[(0,c.RK)(f===null?"\u2013":(0,e.Q)(f)),y===null?"":(0,c.RK)(y)];
return{place:(0,I.R3)(S),kind:u.replaceAll("_"," "),what:x.filter(T=>T!=="").join(" "),services:[...new Set(j.map(({service:T})=>T))].map(T=>(0,c.RK)(T)).join("\
, ")}}),M=E=>E.reduce((u,{length:f})=>Math.max(u,f),0),r=Math.min(M(h.map(({place:E})=>E)),n)+2,g=M(h.map(({kind:E})=>E)),B=new Set(h.map(({services:E})=>E)).size>
1;return h.flatMap(({place:E,kind:u,what:f,services:y})=>{const S=B&&y!==""?` (${y})`:"",N=`${u.padEnd(g)}  ${f}${S}`;return(0,w.wW)({indent:2,label:E,style:"di\
m",column:r,text:N},O)})}var d=t(7854),v=t(1460),C=t(5751),K=t(1435),U=t(370),V=t(2859),X=t(5960);async function J(i,a){const{program:O,stop:h}=a,M={...z(a),wording:v.
OF_FLAGS,stop:h,progress:()=>{}},r=await(0,C.readSettings)(i.raw,M),g=await(0,U.SQ)(r,M),E=i.output.format==="json"?await Q(g,r,a):await Z(g,r,i,a);return g.isEmpty&&
O.stderr.write(`tf-disco: found no Terraform or OpenTofu files
`),await b(E,a),0}const z=({program:i})=>({environment:i.env,directory:i.cwd()});async function Q(i,a,O){const{listRepository:h}=await Promise.all([t.e(400),t.e(
4852)]).then(t.bind(t,4852)),{renderUsagesJson:M}=await t.e(7657).then(t.bind(t,7657)),r=await h(i,a,z(O)),g=(0,A.wX)((0,V.C)(a,r.usages,r.dialect.clients)),{redact:B}=O.
secrets,E=M(r,P.xv);return await(0,$.yy)(O.program.stdout,E.map(u=>B(u,g))),r.notes}async function Z(i,a,{output:O},h){const{program:M,secrets:r}=h,{stdout:g,stderr:B,
env:E}=M,u=z(h),f=await(0,U.IZ)(a,i,u),y=(0,d.sw)(i.usages,f.clients),{usages:S,remarks:N}=await(0,K.jK)(y,a,f,{...u,mayHavePlugins:(0,U.C_)(i,a)}),j=(0,V.C)(a,
S,f.clients),x=(0,X.e)(j,a,f),T={...(0,p.a)(g,O.color,E),withFlags:v.W},Y=(0,A.wX)(j);await(0,$.yy)(g,L(S,j,x,T).map(G=>r.redact(G,Y)));const k=(0,W.q9)(N).map(
G=>`${(0,c.RK)(G)}
`);return await(0,$.yy)(B,r.redact(k)),(0,d.vH)(i.notes,f.clients)}async function b(i,{program:a,secrets:O}){const h=i.map(({problem:M,place:r})=>`${(0,c.RK)(r.
file)}:${r.line}: ${M.code}: ${(0,c.RK)(M.message)}
`);await(0,$.yy)(a.stderr,O.redact([...new Set(h)]))}})};export{q as id,_ as ids,tt as modules};
