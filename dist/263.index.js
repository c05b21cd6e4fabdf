const Z=263,q=[263,460],nn={9024:((_,B,t)=>{t.d(B,{P:()=>p,a:()=>L});var D=t(7146);const M={min:40,max:100,unknown:80};function p({columns:m},e){return m||Number(
/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||M.unknown}function L(m,e,h){const T=e==="auto"?u(m,h):e==="always",y=Math.max(M.min,Math.min(p(m,h),M.max));return{colour:T,
hyperlinks:T&&m.isTTY===!0&&(0,D.qt)(h),width:m.isTTY?y:Number.POSITIVE_INFINITY}}function u({isTTY:m},e){return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:
e.FORCE_COLOR?e.FORCE_COLOR!=="0":m===!0}}),733:((_,B,t)=>{t.d(B,{W:()=>m,n:()=>M});const D=/^[ -~]*$/;function M(e){if(D.test(e))return e.length;let h=0;for(const T of e)
h+=p(T);return h}function p(e){return D.test(e)?1:L(e)?0:new RegExp("\\p{Regional_Indicator}","u").test(e)?1:u(e)?2:1}const L=e=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").
test(e),u=e=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(e);function m(e,h,T){let[y,A]=["",0];for(const s of e){const o=p(s),r=A+o;if(A>=h&&r<=T&&(o>0||A>h)?y+=s:y+=" ".repeat(Math.max(0,Math.min(r,T)-Math.max(A,
h))),A=r,A>T)break}return y}}),7146:((_,B,t)=>{t.d(B,{ky:()=>y,nI:()=>p,qt:()=>h,wW:()=>T});var D=t(733);const M={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function p(s,o,r){return r.colour?`\x1B[${M[o]}m${s}\x1B[0m`:s}const L=(s,o,{hyperlinks:r})=>o===void 0||!r?s:`\x1B]8;;${o}\x1B\\${s}\x1B]8;;\x1B\\`,u=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,e=5001;function h(s){const{FORCE_HYPERLINK:o,TERM:r="",TERM_PROGRAM:d="",VTE_VERSION:n}=s;
return o?o!=="0":s.CI||s.NO_COLOR||r==="dumb"?!1:Number(n)>=e||u.test(d)||m.test(r)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(a=>s[a])}function T(s,o){const r="\
 ".repeat(s.indent),d=s.label.padEnd((s.column??0)-1),n=" ".repeat(s.indent+(s.column??2)),[a="",...R]=A(o.withFlags?.(s.text)??s.text,{first:o.width-r.length-d.
length-1,others:o.width-n.length}),E=L(p(d,s.style,o),s.url,o);return[`${r}${E} ${a}`.trimEnd(),...R.map(K=>`${n}${K}`)]}function y(s,{width:o,withFlags:r}){const[
d="",...n]=A(r?.(s)??s,{first:o,others:o-2});return[d,...n.map(a=>`  ${a}`)]}function A(s,o){const r=[];let d="",n=0;for(const a of s.split(" ")){const R=r.length===
0?o.first:o.others,E=(0,D.n)(a);d!==""&&n+1+E>R?(r.push(d),d=a,n=E):(n=d===""?E:n+1+E,d=d===""?a:`${d} ${a}`)}return[...r,d]}}),1460:((_,B,t)=>{t.d(B,{OF_FLAGS:()=>T,
W:()=>h});var D=t(3024),M=t(6760),p=t(1831),L=t(8535),u=t(4106),m=t(7188);const e=new Set(u.f.flatMap(([,n])=>n.map(({name:a})=>a))),h=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(a,R,E)=>e.has(R)?`\`--${R}${E===void 0?"":` ${E}`}\``:a).replaceAll("hostnames input","--hostnames"),T={setting:n=>`--${n}`,missingPath:(n,a)=>{const[R="",...E]=n.
split("=");if(E.length>0&&s(R))return`"${R}=\u2026" does not exist in ${a}; did you mean --tokens?`;const K=A(n,a),j=K===null?"":`; did you mean ${K}?`;return`"${n}\
" does not exist in ${a}${j}`}},y=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function A(n,a){const R=y.get(n)??(0,L.q)(n,m.bw);if(R!==null)return`"tf-disco ${R}"`;const E=(0,L.q)((0,M.basename)(n),d((0,M.dirname)((0,M.resolve)(
a,n))));if(E!==null)return`"${(0,M.join)((0,M.dirname)(n),E)}"`;const K=n.replace(/^https:\/\/|\/$/g,""),j=(0,p.Pv)(K);return j.ok&&s(K)?`--hostnames ${(0,p.nx)(
j.value)}`:null}const s=n=>n.includes(".")&&!o.test(n)&&(0,p.Pv)(n).ok,o=/\.(?:tf|tofu|hcl|json|tfvars)$/,r=1e3;function d(n){try{return(0,D.readdirSync)(n).slice(
0,r)}catch{return[]}}}),263:((_,B,t)=>{t.r(B),t.d(B,{listUsages:()=>b});var D=t(2246),M=t(9024),p=t(2057),L=t(6763),u=t(8641),m=t(6174),e=t(1831),h=t(4120),T=t(
8884),y=t(7146);function*A(C,w){for(const O of C){const{kind:g,host:x,versions:$,place:I}=O,W=O.text===null?null:(0,m.Q)(O.text),{file:f,line:i,column:c}=I,l=O.
needs.map(({host:P,service:N,clients:S})=>({host:P,service:N,clients:S,skipped:w.get(P)?.code??null})),F={kind:g,host:x,text:W,file:f,line:i,column:c,versions:$,
needs:l};yield`${(0,u.s$)(JSON.stringify(F))}
`}}function*s(C,w,O,g){const x=Map.groupBy(w,({host:i})=>i),$=new Map,I=[];for(const i of C)for(const c of r(i)){const l=c===null?I:$.get(c);l===void 0&&c!==null?
$.set(c,[i]):l?.push(i)}let W=0;for(const[i,c]of $){const l=x.get(i)??[],F=O.get(i);F===void 0&&l.length>0&&(W+=1),yield*o([...d(i,l,F,g),...a(c,i,g),""])}I.length>
0&&(yield*o([(0,y.nI)("no registry","bold",g),...a(I,null,g),""]));const f=(0,h.px)($.size,"registry host");yield`${$.size===0?"no registry host is used":`${W} \
of ${f} would be contacted`}
`}function*o(C){for(const w of C)yield`${(0,u.BP)(w)}
`}const r=({host:C,needs:w})=>new Set(w.length===0?[C]:w.map(O=>O.host));function d(C,w,O,g){const x=Map.groupBy(w,({clients:S})=>(0,h.wO)(S)),$=Array.from(x,([
S,v])=>`${v.map(({service:z})=>(0,u.RK)(z)).join(", ")} for ${S}`),I=$.length===0?"no service is required":$.join("; "),f=$.length>0&&O===void 0?I:`not contacte\
d; ${I}`,i=`${(0,u.RK)((0,e.nx)(C))}:`,c=(0,y.wW)({indent:0,label:i,style:"bold",text:f},g);if(O===void 0)return c;const{code:l,message:F,help:P}=O,N=[[l,F],...P===
void 0?[]:[["help",P]]];return[...c,...N.flatMap(([S="",v=""])=>(0,y.wW)({indent:2,label:`${S}:`,style:"dim",text:(0,u.RK)(v)},g))]}const n=32;function a(C,w,O){
const g=C.map(f=>{const{kind:i,text:c,versions:l,place:F,needs:P}=f,N=P.filter(v=>v.host===w),S=[(0,u.RK)(c===null?"\u2013":(0,m.Q)(c)),l===null?"":(0,u.RK)(l)];
return{place:(0,T.R3)(F),kind:i.replaceAll("_"," "),what:S.filter(v=>v!=="").join(" "),services:[...new Set(N.map(({service:v})=>v))].map(v=>(0,u.RK)(v)).join("\
, ")}}),x=f=>f.reduce((i,{length:c})=>Math.max(i,c),0),$=Math.min(x(g.map(({place:f})=>f)),n)+2,I=x(g.map(({kind:f})=>f)),W=new Set(g.map(({services:f})=>f)).size>
1;return g.flatMap(({place:f,kind:i,what:c,services:l})=>{const F=W&&l!==""?` (${l})`:"",P=`${i.padEnd(I)}  ${c}${F}`;return(0,y.wW)({indent:2,label:f,style:"di\
m",column:$,text:P},O)})}var R=t(7854),E=t(1460),K=t(5751),j=t(1435),H=t(370),k=t(2859),G=t(5960);async function b({raw:C,output:w},{program:O,secrets:{redact:g},
stop:x}){const{stdout:$,stderr:I,env:W}=O,f=O.cwd(),i={environment:W,directory:f,wording:E.OF_FLAGS,stop:x,progress:()=>{}},c=await(0,K.readSettings)(C,i),l=await(0,H.
SQ)(c,i),F=await(0,H.IZ)(c,l,i),P=(0,R.sw)(l.usages,F.clients),{usages:N,remarks:S}=await(0,j.jK)(P,c,F,{...i,scanned:{...c,...l}}),v=(0,k.C)(c,N,F.clients),z=(0,G.
e)(v,c,F),V=w.format==="json"?A(N,z):s(N,v,z,{...(0,M.a)($,w.color,W),withFlags:E.W}),Q=(0,D.wX)(v);await(0,p.yy)($,V.map(U=>g(U,Q))),l.isEmpty&&I.write(`tf-dis\
co: found no Terraform or OpenTofu files
`);const X=(0,R.vH)(l.notes,F.clients).map(({problem:U,place:Y})=>`${(0,u.RK)(Y.file)}:${Y.line}: ${U.code}: ${(0,u.RK)(U.message)}
`),J=(0,L.q)(S).map(U=>`${(0,u.RK)(U)}
`);return await(0,p.yy)(I,g([...new Set(X),...J])),0}})};export{Z as id,q as ids,nn as modules};
