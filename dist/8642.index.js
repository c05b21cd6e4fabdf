const z=8642,Z=[8642],J={8642:((U,I,n)=>{n.r(I),n.d(I,{checkCommand:()=>G});var P=n(3087),h=n(3916),T=n(2170),C=n(9119),B=n(255),j=n(1780),E=n(6092),S=n(3471),c=n(
5102),r=n(8884),R=n(6906),M=n(7792);function*x({findings:s},l,o){const{context:i,isQuiet:a}=l;for(const f of s)(!a||(0,c.Zh)(f,i))&&(yield`${t(f,l,o)}
`)}function t(s,l,o){const{problem:i,severity:a}=s,{withFlags:f=String}=l,{style:m}=R.B2[M.rC[a]],{message:g,help:K,title:N}=i,D=(0,r.lp)(s,0),{inside:O}=(0,T.Xd)(
s)??{},W=[(0,E.RK)((0,j.pj)(g))||N,O===void 0?"":`, in ${(0,C.kn)(O)}`,D===""?"":`,${D}`,K===void 0?"":` (help: ${(0,E.RK)((0,j.pj)(K))})`],$=(0,S.nI)(`${a}[${i.
code}]`,m,l);return(0,E.BP)(`${u(s,o)}: ${$} ${f(W.join(""))}`)}function u(s,l){const o=(0,T.Xd)(s);if(o===null)return s.host===null?"tf-disco":(0,E.RK)((0,B.nx)(
s.host));const{file:i,line:a,column:f}=o,m=(0,r.CN)(i)?(0,h.relative)(l,i)||".":i;return`${(0,E.RK)(m,Number.POSITIVE_INFINITY)}:${a}:${f}`}var d=n(6662),e=n(1967),
v=n(1460),A=n(437),p=n(6811),y=n(8839),F=n(3397);async function G(s,l){const{output:o}=s,{program:i,secrets:a,stop:f}=l,{stderr:m,env:g,kill:K}=i,{raw:N,directory:D,
below:O}=(0,e.H)(s.raw,i.cwd());O!==null&&!o.isQuiet&&o.format!=="concise"&&m.write(a.redact((0,e.D)(O,D)));const{checked:$,warnings:Q}=await(0,A.k_)(N,i,Y(o,l),
{directory:D,wording:v.E,isFork:!1,stop:f,changes:async()=>{const{changedSince:L}=await n.e(403).then(n.bind(n,403)),V={environment:g,kill:K,stop:f.signal};return L(
o.changedSince??"",D,V)},onRequest:o.isVerbose?L=>{m.write(`${a.redact(p.Ng(L))}
`)}:void 0,secrets:a});await X($,o,O??"",l);const H=(0,F.t)($.settings,$,D);for(const L of[...Q,...H])m.write(`tf-disco: ${a.redact(L)}
`);return H.length>0?3:$.verdict.passed?0:1}async function X({verdict:s,context:l},{format:o,color:i,isQuiet:a},f,{program:{stdout:m,stderr:g,env:K},secrets:N,loseOutput:D}){
const O=$=>({...(0,y.aH)($,i,K),withFlags:v.W,context:l,isQuiet:a}),W=()=>o==="text"?(0,d.S5)(s,O(m)):o==="concise"?x(s,O({}),f):(0,F.B)(o,{verdict:s,context:l});
try{await(0,y.yy)(m,W()),o==="concise"&&g.write(`${(0,d.gM)(s,O(g))}
`)}catch($){D(N.redact((0,P.A3)($)))}}function Y({isQuiet:s,isVerbose:l},{program:o,secrets:i}){const{stderr:a,env:f}=o,m=g=>{a.write(i.redact(g))};return s||l?
p.qY:a.isTTY?p.XP(m,(0,y.PL)(a,f)):p.fN(g=>m(`${g}
`))}}),1967:((U,I,n)=>{n.d(I,{D:()=>S,H:()=>j});var P=n(3024),h=n(6760),T=n(6092),C=n(7630);const B=["scan","exclude","roots","report","history","badge"];function j(c,r){
const R=E(r),M=R===null?"":(0,h.relative)(R,r).replaceAll(h.sep,"/"),x=!c.usages&&!!(c.scan||!c.hostnames),t=M!==""&&!/[*?[\]{}()!#]/.test(M);if(R===null||!x||!t)
return{raw:c,directory:r,below:null};const u=e=>(0,h.isAbsolute)(e)?e:h.posix.join(M,e),d=B.flatMap(e=>{const v=(0,C.Dw)(c[e]||(e==="scan"?".":""));return v.length===
0?[]:[[e,v.map(u).join(`
`)]]});return{raw:{...c,...Object.fromEntries(d)},directory:R,below:M}}function E(c){if((0,P.existsSync)((0,h.join)(c,".git")))return c;const r=(0,h.dirname)(c);
return r===c?null:E(r)}const S=(c,r)=>`tf-disco: checking ${(0,T.RK)(c)} only; names of files begin at the top of the Git checkout, ${(0,T.RK)(r)}
`}),1460:((U,I,n)=>{n.d(I,{E:()=>c,W:()=>S});var P=n(6760),h=n(9968),T=n(255),C=n(8535),B=n(7773),j=n(7188);const E=new Set(B.f.flatMap(([,t])=>t.map(({name:u})=>u))),
S=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(u,d,e)=>E.has(d)?`\`--${d}${e===void 0?"":` ${e}`}\``:u).replaceAll("hostnames input","--hostnames"),c={
isTerminal:!0,setting:t=>t==="changed-only"?"--changed-since":`--${t}`,missingPath:(t,u)=>{const[d="",...e]=t.split("="),v=e.length>0&&M(d),A=v?"--tokens":R(t,u),
p=A===null?"":`; did you mean ${A}?`;return`"${v?`${d}=\u2026`:t}" does not exist in ${u}${p}`}},r=new Map([...["init","lint","run","scan","test","validate"].map(
t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function R(t,u){const d=r.get(t)??(0,C.q)(t,j.bw);if(d!==null)return`"tf-disco ${d}\
"`;const e=(0,C.q)((0,P.basename)(t),(0,h.wX)((0,P.dirname)((0,P.resolve)(u,t))));if(e!==null)return`"${(0,P.join)((0,P.dirname)(t),e)}"`;const v=t.replace(/^https:\/\/|\/$/g,
""),A=(0,T.Pv)(v);return A.ok&&M(v)?`--hostnames ${A.value}`:null}const M=t=>t.includes(".")&&!x.test(t)&&(0,T.Pv)(t).ok,x=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{z as id,Z as ids,J as modules};
