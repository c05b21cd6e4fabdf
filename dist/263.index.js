const q=263,_=[263,1460],tt={9024:((H,L,t)=>{t.d(L,{P:()=>g,a:()=>P});var A=t(7146);const R={min:40,max:100,unknown:80};function g({columns:c},e){return c||Number(
/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||R.unknown}function P(c,e,p){const w=e==="auto"?x(c,p):e==="always",I=Math.max(R.min,Math.min(g(c,p),R.max));return{colour:w,
hyperlinks:w&&c.isTTY===!0&&(0,A.qt)(p),width:c.isTTY?I:Number.POSITIVE_INFINITY}}function x({isTTY:c},e){return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:
e.FORCE_COLOR?e.FORCE_COLOR!=="0":c===!0}}),733:((H,L,t)=>{t.d(L,{W:()=>c,n:()=>R});const A=/^[ -~]*$/;function R(e){if(A.test(e))return e.length;let p=0;for(const w of e)
p+=g(w);return p}function g(e){return A.test(e)?1:P(e)?0:new RegExp("\\p{Regional_Indicator}","u").test(e)?1:x(e)?2:1}const P=e=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(e),x=e=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(e);function c(e,p,w){let[I,y]=["",0];for(const B of e){const s=g(B),o=y+s;if(y>=p&&o<=w&&(s>0||y>p)?I+=B:I+=" ".repeat(Math.max(0,Math.min(o,w)-Math.max(y,
p))),y=o,y>w)break}return I}}),7146:((H,L,t)=>{t.d(L,{ky:()=>y,nI:()=>g,qt:()=>p,wW:()=>w});var A=t(733);const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function g(s,o,m){return m.colour?`\x1B[${R[o]}m${s}\x1B[0m`:s}const P=(s,o,{hyperlinks:m})=>o===void 0||!m?s:`\x1B]8;;${o}\x1B\\${s}\x1B]8;;\x1B\\`,x=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
c=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,e=5001;function p(s){const{FORCE_HYPERLINK:o,TERM:m="",TERM_PROGRAM:n="",VTE_VERSION:l}=s;
return o?o!=="0":s.CI||s.NO_COLOR||m==="dumb"?!1:Number(l)>=e||x.test(n)||c.test(m)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(f=>s[f])}function w(s,o){const m="\
 ".repeat(s.indent),n=s.label.padEnd((s.column??0)-1),l=" ".repeat(s.indent+(s.column??2)),[f="",...v]=B(o.withFlags?.(s.text)??s.text,{first:o.width-m.length-n.
length-1,others:o.width-l.length}),C=P(g(n,s.style,o),s.url,o),K=I(f,s.linked,o);return[`${m}${C} ${K}`.trimEnd(),...v.map(U=>`${l}${U}`)]}function I(s,o,m){return!o?.
url||!s.startsWith(o.text)?s:`${P(o.text,o.url,m)}${s.slice(o.text.length)}`}function y(s,{width:o,withFlags:m}){const[n="",...l]=B(m?.(s)??s,{first:o,others:o-
2});return[n,...l.map(f=>`  ${f}`)]}function B(s,o){const m=[];let n="",l=0;for(const f of s.split(" ")){const v=m.length===0?o.first:o.others,C=(0,A.n)(f);n!==
""&&l+1+C>v?(m.push(n),n=f,l=C):(l=n===""?C:l+1+C,n=n===""?f:`${n} ${f}`)}return[...m,n]}}),1460:((H,L,t)=>{t.d(L,{OF_FLAGS:()=>w,W:()=>p});var A=t(3024),R=t(6760),
g=t(1831),P=t(8535),x=t(5100),c=t(7188);const e=new Set(x.f.flatMap(([,n])=>n.map(({name:l})=>l))),p=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(l,f,v)=>e.
has(f)?`\`--${f}${v===void 0?"":` ${v}`}\``:l).replaceAll("hostnames input","--hostnames"),w={setting:n=>`--${n}`,missingPath:(n,l)=>{const[f="",...v]=n.split("\
=");if(v.length>0&&B(f))return`"${f}=\u2026" does not exist in ${l}; did you mean --tokens?`;const C=y(n,l),K=C===null?"":`; did you mean ${C}?`;return`"${n}" d\
oes not exist in ${l}${K}`}},I=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","-\
-version"]]);function y(n,l){const f=I.get(n)??(0,P.q)(n,c.bw);if(f!==null)return`"tf-disco ${f}"`;const v=(0,P.q)((0,R.basename)(n),m((0,R.dirname)((0,R.resolve)(
l,n))));if(v!==null)return`"${(0,R.join)((0,R.dirname)(n),v)}"`;const C=n.replace(/^https:\/\/|\/$/g,""),K=(0,g.Pv)(C);return K.ok&&B(C)?`--hostnames ${(0,g.nx)(
K.value)}`:null}const B=n=>n.includes(".")&&!s.test(n)&&(0,g.Pv)(n).ok,s=/\.(?:tf|tofu|hcl|json|tfvars)$/,o=1e3;function m(n){try{return(0,A.readdirSync)(n).slice(
0,o)}catch{return[]}}}),263:((H,L,t)=>{t.r(L),t.d(L,{listUsages:()=>J});var A=t(2929),R=t(9024),g=t(2057),P=t(3592),x=t(6763),c=t(8641),e=t(6174),p=t(1831),w=t(
4120),I=t(8884),y=t(7146);function*B(i,a,O,h){const F=Map.groupBy(a,({host:d})=>d),r=new Map,$=[];for(const d of i)for(const u of o(d)){const M=u===null?$:r.get(
u);M===void 0&&u!==null?r.set(u,[d]):M?.push(d)}let D=0;for(const[d,u]of r){const M=F.get(d)??[],S=O.get(d);S===void 0&&M.length>0&&(D+=1),yield*s([...m(d,M,S,h),
...l(u,d,h),""])}$.length>0&&(yield*s([(0,y.nI)("no registry","bold",h),...l($,null,h),""]));const E=(0,w.px)(r.size,"registry host");yield`${r.size===0?"no reg\
istry host is used":`${D} of ${E} would be contacted`}
`}function*s(i){for(const a of i)yield`${(0,c.BP)(a)}
`}const o=({host:i,needs:a})=>new Set(a.length===0?[i]:a.map(O=>O.host));function m(i,a,O,h){const F=Map.groupBy(a,({clients:W})=>(0,w.wO)(W)),r=Array.from(F,([
W,T])=>`${T.map(({service:Y})=>(0,c.RK)(Y)).join(", ")} for ${W}`),$=r.length===0?"no service is required":r.join("; "),E=r.length>0&&O===void 0?$:`not contacte\
d; ${$}`,d=`${(0,c.RK)((0,p.nx)(i))}:`,u=(0,y.wW)({indent:0,label:d,style:"bold",text:E},h);if(O===void 0)return u;const{code:M,message:S,help:N}=O,j=[[M,S],...N===
void 0?[]:[["help",N]]];return[...u,...j.flatMap(([W="",T=""])=>(0,y.wW)({indent:2,label:`${W}:`,style:"dim",text:(0,c.RK)(T)},h))]}const n=32;function l(i,a,O){
const h=i.map(E=>{const{kind:d,text:u,version:M,place:S,needs:N}=E,j=N.filter(T=>T.host===a),W=[(0,c.RK)(u===null?"\u2013":(0,e.Q)(u)),(0,c.RK)(M?.text??"")];return{
place:(0,I.R3)(S),kind:d.replaceAll("_"," "),what:W.filter(T=>T!=="").join(" "),services:[...new Set(j.map(({service:T})=>T))].map(T=>(0,c.RK)(T)).join(", ")}}),
F=E=>E.reduce((d,{length:u})=>Math.max(d,u),0),r=Math.min(F(h.map(({place:E})=>E)),n)+2,$=F(h.map(({kind:E})=>E)),D=new Set(h.map(({services:E})=>E)).size>1;return h.
flatMap(({place:E,kind:d,what:u,services:M})=>{const S=D&&M!==""?` (${M})`:"",N=`${d.padEnd($)}  ${u}${S}`;return(0,y.wW)({indent:2,label:E,style:"dim",column:r,
text:N},O)})}var f=t(7854),v=t(1460),C=t(5751),K=t(1435),U=t(370),V=t(2859),X=t(5960);async function J(i,a){const{program:O,stop:h}=a,F={...z(a),wording:v.OF_FLAGS,
stop:h,progress:()=>{}},r=await(0,C.readSettings)(i.raw,F),$=await(0,U.SQ)(r,F),E=i.output.format==="json"?await Q($,r,a):await Z($,r,i,a);return $.isEmpty&&O.stderr.
write(`tf-disco: found no Terraform or OpenTofu files
`),await b(E,a),0}const z=({program:i})=>({environment:i.env,directory:i.cwd()});async function Q(i,a,O){const{listRepository:h}=await Promise.all([t.e(400),t.e(
4852)]).then(t.bind(t,4852)),{renderUsagesJson:F}=await t.e(7657).then(t.bind(t,7657)),r=await h(i,a,z(O)),$=(0,V.C)(a,r.usages,r.dialect.clients),D=(0,X.e)($,a,
r.dialect),E=(0,A.wX)($),{redact:d}=O.secrets,u=F(r,P.xv,D);return await(0,g.yy)(O.program.stdout,u.map(M=>d(M,E))),r.notes}async function Z(i,a,{output:O},h){const{
program:F,secrets:r}=h,{stdout:$,stderr:D,env:E}=F,d=z(h),u=await(0,U.IZ)(a,i,d),M=(0,f.sw)(i.usages,u.clients),{usages:S,remarks:N}=await(0,K.jK)(M,a,u,{...d,mayHavePlugins:(0,U.
C_)(i,a)}),j=(0,V.C)(a,S,u.clients),W=(0,X.e)(j,a,u),T={...(0,R.a)($,O.color,E),withFlags:v.W},Y=(0,A.wX)(j);await(0,g.yy)($,B(S,j,W,T).map(G=>r.redact(G,Y)));const k=(0,x.
q9)(N).map(G=>`${(0,c.RK)(G)}
`);return await(0,g.yy)(D,r.redact(k)),(0,f.vH)(i.notes,u.clients)}async function b(i,{program:a,secrets:O}){const h=i.map(({problem:F,place:r})=>`${(0,c.RK)(r.
file)}:${r.line}: ${F.code}: ${(0,c.RK)(F.message)}
`);await(0,g.yy)(a.stderr,O.redact([...new Set(h)]))}})};export{q as id,_ as ids,tt as modules};
