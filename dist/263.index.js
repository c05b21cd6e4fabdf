const q=263,_=[263,1460],tt={9024:((U,S,t)=>{t.d(S,{P:()=>g,a:()=>D});var A=t(7146);const y={min:40,max:100,unknown:80};function g({columns:r},o){return r||Number(
/^\d{1,4}$/.exec(o.COLUMNS??"")?.[0])||y.unknown}function D(r,o,$){const v=o==="auto"?L(r,$):o==="always",P=Math.max(y.min,Math.min(g(r,$),y.max));return{colour:v,
hyperlinks:v&&r.isTTY===!0&&(0,A.qt)($),width:r.isTTY?P:Number.POSITIVE_INFINITY}}function L({isTTY:r},o){return o.NO_COLOR||o.TERM==="dumb"&&!o.FORCE_COLOR?!1:
o.FORCE_COLOR?o.FORCE_COLOR!=="0":r===!0}}),733:((U,S,t)=>{t.d(S,{W:()=>r,n:()=>y});const A=/^[ -~]*$/;function y(o){if(A.test(o))return o.length;let $=0;for(const v of o)
$+=g(v);return $}function g(o){return A.test(o)?1:D(o)?0:new RegExp("\\p{Regional_Indicator}","u").test(o)?1:L(o)?2:1}const D=o=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(o),L=o=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(o);function r(o,$,v){let[P,p]=["",0];for(const s of o){const e=g(s),l=p+e;if(p>=$&&l<=v&&(e>0||p>$)?P+=s:P+=" ".repeat(Math.max(0,Math.min(l,v)-Math.max(p,
$))),p=l,p>v)break}return P}}),7146:((U,S,t)=>{t.d(S,{ky:()=>P,nI:()=>g,qt:()=>$,wW:()=>v});var A=t(733);const y={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function g(s,e,l){return l.colour?`\x1B[${y[e]}m${s}\x1B[0m`:s}const D=(s,e,{hyperlinks:l})=>e===void 0||!l?s:`\x1B]8;;${e}\x1B\\${s}\x1B]8;;\x1B\\`,L=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
r=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,o=5001;function $(s){const{FORCE_HYPERLINK:e,TERM:l="",TERM_PROGRAM:E="",VTE_VERSION:n}=s;
return e?e!=="0":s.CI||s.NO_COLOR||l==="dumb"?!1:Number(n)>=o||L.test(E)||r.test(l)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(u=>s[u])}function v(s,e){const l="\
 ".repeat(s.indent),E=s.label.padEnd((s.column??0)-1),n=" ".repeat(s.indent+(s.column??2)),[u="",...w]=p(e.withFlags?.(s.text)??s.text,{first:e.width-l.length-E.
length-1,others:e.width-n.length}),F=D(g(E,s.style,e),s.url,e);return[`${l}${F} ${u}`.trimEnd(),...w.map(W=>`${n}${W}`)]}function P(s,{width:e,withFlags:l}){const[
E="",...n]=p(l?.(s)??s,{first:e,others:e-2});return[E,...n.map(u=>`  ${u}`)]}function p(s,e){const l=[];let E="",n=0;for(const u of s.split(" ")){const w=l.length===
0?e.first:e.others,F=(0,A.n)(u);E!==""&&n+1+F>w?(l.push(E),E=u,n=F):(n=E===""?F:n+1+F,E=E===""?u:`${E} ${u}`)}return[...l,E]}}),1460:((U,S,t)=>{t.d(S,{OF_FLAGS:()=>v,
W:()=>$});var A=t(3024),y=t(6760),g=t(1831),D=t(8535),L=t(4106),r=t(7188);const o=new Set(L.f.flatMap(([,n])=>n.map(({name:u})=>u))),$=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(u,w,F)=>o.has(w)?`\`--${w}${F===void 0?"":` ${F}`}\``:u).replaceAll("hostnames input","--hostnames"),v={setting:n=>`--${n}`,missingPath:(n,u)=>{const[w="",...F]=n.
split("=");if(F.length>0&&s(w))return`"${w}=\u2026" does not exist in ${u}; did you mean --tokens?`;const W=p(n,u),j=W===null?"":`; did you mean ${W}?`;return`"${n}\
" does not exist in ${u}${j}`}},P=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function p(n,u){const w=P.get(n)??(0,D.q)(n,r.bw);if(w!==null)return`"tf-disco ${w}"`;const F=(0,D.q)((0,y.basename)(n),E((0,y.dirname)((0,y.resolve)(
u,n))));if(F!==null)return`"${(0,y.join)((0,y.dirname)(n),F)}"`;const W=n.replace(/^https:\/\/|\/$/g,""),j=(0,g.Pv)(W);return j.ok&&s(W)?`--hostnames ${(0,g.nx)(
j.value)}`:null}const s=n=>n.includes(".")&&!e.test(n)&&(0,g.Pv)(n).ok,e=/\.(?:tf|tofu|hcl|json|tfvars)$/,l=1e3;function E(n){try{return(0,A.readdirSync)(n).slice(
0,l)}catch{return[]}}}),263:((U,S,t)=>{t.r(S),t.d(S,{listUsages:()=>J});var A=t(2929),y=t(9024),g=t(2057),D=t(3592),L=t(6763),r=t(8641),o=t(6174),$=t(1831),v=t(
4120),P=t(8884),p=t(7146);function*s(i,a,O,m){const R=Map.groupBy(a,({host:d})=>d),c=new Map,M=[];for(const d of i)for(const f of l(d)){const C=f===null?M:c.get(
f);C===void 0&&f!==null?c.set(f,[d]):C?.push(d)}let B=0;for(const[d,f]of c){const C=R.get(d)??[],I=O.get(d);I===void 0&&C.length>0&&(B+=1),yield*e([...E(d,C,I,m),
...u(f,d,m),""])}M.length>0&&(yield*e([(0,p.nI)("no registry","bold",m),...u(M,null,m),""]));const h=(0,v.px)(c.size,"registry host");yield`${c.size===0?"no reg\
istry host is used":`${B} of ${h} would be contacted`}
`}function*e(i){for(const a of i)yield`${(0,r.BP)(a)}
`}const l=({host:i,needs:a})=>new Set(a.length===0?[i]:a.map(O=>O.host));function E(i,a,O,m){const R=Map.groupBy(a,({clients:x})=>(0,v.wO)(x)),c=Array.from(R,([
x,T])=>`${T.map(({service:Y})=>(0,r.RK)(Y)).join(", ")} for ${x}`),M=c.length===0?"no service is required":c.join("; "),h=c.length>0&&O===void 0?M:`not contacte\
d; ${M}`,d=`${(0,r.RK)((0,$.nx)(i))}:`,f=(0,p.wW)({indent:0,label:d,style:"bold",text:h},m);if(O===void 0)return f;const{code:C,message:I,help:K}=O,N=[[C,I],...K===
void 0?[]:[["help",K]]];return[...f,...N.flatMap(([x="",T=""])=>(0,p.wW)({indent:2,label:`${x}:`,style:"dim",text:(0,r.RK)(T)},m))]}const n=32;function u(i,a,O){
const m=i.map(h=>{const{kind:d,text:f,versions:C,place:I,needs:K}=h,N=K.filter(T=>T.host===a),x=[(0,r.RK)(f===null?"\u2013":(0,o.Q)(f)),C===null?"":(0,r.RK)(C)];
return{place:(0,P.R3)(I),kind:d.replaceAll("_"," "),what:x.filter(T=>T!=="").join(" "),services:[...new Set(N.map(({service:T})=>T))].map(T=>(0,r.RK)(T)).join("\
, ")}}),R=h=>h.reduce((d,{length:f})=>Math.max(d,f),0),c=Math.min(R(m.map(({place:h})=>h)),n)+2,M=R(m.map(({kind:h})=>h)),B=new Set(m.map(({services:h})=>h)).size>
1;return m.flatMap(({place:h,kind:d,what:f,services:C})=>{const I=B&&C!==""?` (${C})`:"",K=`${d.padEnd(M)}  ${f}${I}`;return(0,p.wW)({indent:2,label:h,style:"di\
m",column:c,text:K},O)})}var w=t(7854),F=t(1460),W=t(5751),j=t(1435),H=t(370),V=t(2859),X=t(5960);async function J(i,a){const{program:O,stop:m}=a,R={...z(a),wording:F.
OF_FLAGS,stop:m,progress:()=>{}},c=await(0,W.readSettings)(i.raw,R),M=await(0,H.SQ)(c,R),h=i.output.format==="json"?await Q(M,c,a):await Z(M,c,i,a);return M.isEmpty&&
O.stderr.write(`tf-disco: found no Terraform or OpenTofu files
`),await b(h,a),0}const z=({program:i})=>({environment:i.env,directory:i.cwd()});async function Q(i,a,O){const{listRepository:m}=await Promise.all([t.e(400),t.e(
6439)]).then(t.bind(t,6439)),{renderUsagesJson:R}=await t.e(2477).then(t.bind(t,2477)),c=await m(i,a,z(O)),M=(0,A.wX)((0,V.C)(a,c.usages,c.dialect.clients)),{redact:B}=O.
secrets,h=R(c,D.xv);return await(0,g.yy)(O.program.stdout,h.map(d=>B(d,M))),c.notes}async function Z(i,a,{output:O},m){const{program:R,secrets:c}=m,{stdout:M,stderr:B,
env:h}=R,d=z(m),f=await(0,H.IZ)(a,i,d),C=(0,w.sw)(i.usages,f.clients),{usages:I,remarks:K}=await(0,j.jK)(C,a,f,{...d,mayHavePlugins:(0,H.C_)(i,a)}),N=(0,V.C)(a,
I,f.clients),x=(0,X.e)(N,a,f),T={...(0,y.a)(M,O.color,h),withFlags:F.W},Y=(0,A.wX)(N);await(0,g.yy)(M,s(I,N,x,T).map(G=>c.redact(G,Y)));const k=(0,L.q)(K).map(G=>`${(0,r.
RK)(G)}
`);return await(0,g.yy)(B,c.redact(k)),(0,w.vH)(i.notes,f.clients)}async function b(i,{program:a,secrets:O}){const m=i.map(({problem:R,place:c})=>`${(0,r.RK)(c.
file)}:${c.line}: ${R.code}: ${(0,r.RK)(R.message)}
`);await(0,g.yy)(a.stderr,O.redact([...new Set(m)]))}})};export{q as id,_ as ids,tt as modules};
