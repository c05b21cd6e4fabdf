const z=8642,Z=[8642],J={8642:((U,I,n)=>{n.r(I),n.d(I,{checkCommand:()=>G});var P=n(3087),h=n(3916),R=n(2170),p=n(9119),B=n(255),C=n(1780),E=n(6092),S=n(3471),c=n(
5102),r=n(8884),A=n(6906),M=n(7792);function*x({findings:s},a,o){const{context:i,isQuiet:l}=a;for(const f of s)(!l||(0,c.Zh)(f,i))&&(yield`${t(f,a,o)}
`)}function t(s,a,o){const{problem:i,severity:l}=s,{withFlags:f=String}=a,{style:m}=A.B2[M.rC[l]],{message:O,help:K,title:N}=i,T=(0,r.lp)(s,0),{inside:$}=(0,R.Xd)(
s)??{},W=[(0,E.RK)((0,C.pj)(O))||N,$===void 0?"":`, in ${(0,p.kn)($)}`,T===""?"":`,${T}`,K===void 0?"":` (help: ${(0,E.RK)((0,C.pj)(K))})`],g=(0,S.nI)(`${l}[${i.
code}]`,m,a);return(0,E.BP)(`${u(s,o)}: ${g} ${f(W.join(""))}`)}function u(s,a){const o=(0,R.Xd)(s);if(o===null)return s.host===null?"tf-disco":(0,E.RK)((0,B.nx)(
s.host));const{file:i,line:l,column:f}=o,m=(0,r.CN)(i)?(0,h.relative)(a,i)||".":i;return`${(0,E.RK)(m,Number.POSITIVE_INFINITY)}:${l}:${f}`}var d=n(6662),e=n(1967),
v=n(1460),D=n(437),j=n(6811),y=n(8839),F=n(3397);async function G(s,a){const{output:o}=s,{program:i,secrets:l,stop:f}=a,{stderr:m,env:O,kill:K}=i,{raw:N,directory:T,
below:$}=(0,e.H)(s.raw,i.cwd());$!==null&&!o.isQuiet&&o.format!=="concise"&&m.write(l.redact((0,e.D)($,T)));const{checked:g,warnings:Q}=await(0,D.k_)(N,i,Y(o,a),
{directory:T,wording:v.E,isFork:!1,stop:f,changes:async()=>{const{changedSince:L}=await n.e(403).then(n.bind(n,403)),V={environment:O,kill:K,stop:f.signal};return L(
o.changedSince??"",T,V)},onRequest:o.isVerbose?L=>{m.write(`${l.redact(j.Ng(L))}
`)}:void 0,secrets:l});await X(g,o,$??"",a);const H=(0,F.t)(g.settings.report,g,T);for(const L of[...Q,...H])m.write(`tf-disco: ${l.redact(L)}
`);return H.length>0?3:g.verdict.passed?0:1}async function X({verdict:s,context:a},{format:o,color:i,isQuiet:l},f,{program:{stdout:m,stderr:O,env:K},secrets:N,loseOutput:T}){
const $=g=>({...(0,y.aH)(g,i,K),withFlags:v.W,context:a,isQuiet:l}),W=()=>o==="text"?(0,d.S5)(s,$(m)):o==="concise"?x(s,$({}),f):(0,F.B)(o,{verdict:s,context:a});
try{await(0,y.yy)(m,W()),o==="concise"&&O.write(`${(0,d.gM)(s,$(O))}
`)}catch(g){T(N.redact((0,P.A3)(g)))}}function Y({isQuiet:s,isVerbose:a},{program:o,secrets:i}){const{stderr:l,env:f}=o,m=O=>{l.write(i.redact(O))};return s||a?
j.qY:l.isTTY?j.XP(m,(0,y.PL)(l,f)):j.fN(O=>m(`${O}
`))}}),1967:((U,I,n)=>{n.d(I,{D:()=>S,H:()=>C});var P=n(3024),h=n(6760),R=n(6092),p=n(7630);const B=["scan","exclude","roots","report","history"];function C(c,r){
const A=E(r),M=A===null?"":(0,h.relative)(A,r).replaceAll(h.sep,"/"),x=!c.usages&&!!(c.scan||!c.hostnames),t=M!==""&&!/[*?[\]{}()!#]/.test(M);if(A===null||!x||!t)
return{raw:c,directory:r,below:null};const u=e=>(0,h.isAbsolute)(e)?e:h.posix.join(M,e),d=B.flatMap(e=>{const v=(0,p.Dw)(c[e]||(e==="scan"?".":"")).map(D=>D.replace(
/^(?:.*?\.html(?=\s)|.*)/is,u));return v.length===0?[]:[[e,v.join(`
`)]]});return{raw:{...c,...Object.fromEntries(d)},directory:A,below:M}}function E(c){if((0,P.existsSync)((0,h.join)(c,".git")))return c;const r=(0,h.dirname)(c);
return r===c?null:E(r)}const S=(c,r)=>`tf-disco: checking ${(0,R.RK)(c)} only; names of files begin at the top of the Git checkout, ${(0,R.RK)(r)}
`}),1460:((U,I,n)=>{n.d(I,{E:()=>c,W:()=>S});var P=n(6760),h=n(9968),R=n(255),p=n(8535),B=n(7773),C=n(7188);const E=new Set(B.fd.flatMap(([,t])=>t.map(({name:u})=>u))),
S=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(u,d,e)=>E.has(d)?`\`--${d}${e===void 0?"":` ${e}`}\``:u).replaceAll("hostnames input","--hostnames"),c={
isTerminal:!0,setting:t=>t==="changed-only"?"--changed-since":`--${t}`,missingPath:(t,u)=>{const[d="",...e]=t.split("="),v=e.length>0&&M(d),D=v?"--tokens":A(t,u),
j=D===null?"":`; did you mean ${D}?`;return`"${v?`${d}=\u2026`:t}" does not exist in ${u}${j}`}},r=new Map([...["init","lint","run","scan","test","validate"].map(
t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function A(t,u){const d=r.get(t)??(0,p.q)(t,C.bw);if(d!==null)return`"tf-disco ${d}\
"`;const e=(0,p.q)((0,P.basename)(t),(0,h.wX)((0,P.dirname)((0,P.resolve)(u,t))));if(e!==null)return`"${(0,P.join)((0,P.dirname)(t),e)}"`;const v=t.replace(/^https:\/\/|\/$/g,
""),D=(0,R.Pv)(v);return D.ok&&M(v)?`--hostnames ${D.value}`:null}const M=t=>t.includes(".")&&!x.test(t)&&(0,R.Pv)(t).ok,x=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{z as id,Z as ids,J as modules};
