const z=8642,Z=[8642],J={8642:((U,A,n)=>{n.r(A),n.d(A,{checkCommand:()=>G});var g=n(3087),h=n(3916),R=n(2170),C=n(9119),B=n(255),K=n(1780),E=n(6092),S=n(3471),c=n(
5102),r=n(8884),I=n(6906),M=n(7792);function*x({findings:s},a,o){const{context:i,isQuiet:l}=a;for(const f of s)(!l||(0,c.Zh)(f,i))&&(yield`${t(f,a,o)}
`)}function t(s,a,o){const{problem:i,severity:l}=s,{withFlags:f=String}=a,{style:m}=I.B2[M.rC[l]],{message:$,help:p,title:L}=i,D=(0,r.lp)(s,0),{inside:O}=(0,R.Xd)(
s)??{},W=[(0,E.RK)((0,K.pj)($))||L,O===void 0?"":`, in ${(0,C.kn)(O)}`,D===""?"":`,${D}`,p===void 0?"":` (help: ${(0,E.RK)((0,K.pj)(p))})`],P=(0,S.nI)(`${l}[${i.
code}]`,m,a);return(0,E.BP)(`${v(s,o)}: ${P} ${f(W.join(""))}`)}function v(s,a){const o=(0,R.Xd)(s);if(o===null)return s.host===null?"tf-disco":(0,E.RK)((0,B.nx)(
s.host));const{file:i,line:l,column:f}=o,m=(0,r.CN)(i)?(0,h.relative)(a,i)||".":i;return`${(0,E.RK)(m,Number.POSITIVE_INFINITY)}:${l}:${f}`}var d=n(6662),e=n(1967),
u=n(1460),T=n(437),j=n(6811),y=n(8839),F=n(3397);async function G(s,a){const{output:o}=s,{program:i,secrets:l,stop:f}=a,{stderr:m,env:$,kill:p}=i,{raw:L,directory:D,
below:O}=(0,e.H)(s.raw,i.cwd());O!==null&&!o.isQuiet&&o.format!=="concise"&&m.write(l.redact((0,e.D)(O,D)));const{checked:P,warnings:Q}=await(0,T.k_)(L,i,Y(o,a),
{directory:D,wording:u.E,isFork:!1,stop:f,changes:async()=>{const{changedSince:N}=await n.e(403).then(n.bind(n,403)),V={environment:$,kill:p,stop:f.signal};return N(
o.changedSince??"",D,V)},onRequest:o.isVerbose?N=>{m.write(`${l.redact(j.Ng(N))}
`)}:void 0,secrets:l});await X(P,o,O??"",a);const H=(0,F.t)(P.settings.report,P,D);for(const N of[...Q,...H])m.write(`tf-disco: ${l.redact(N)}
`);return H.length>0?3:P.verdict.passed?0:1}async function X({verdict:s,context:a},{format:o,color:i,isQuiet:l},f,{program:{stdout:m,stderr:$,env:p},secrets:L,loseOutput:D}){
const O=P=>({...(0,y.aH)(P,i,p),withFlags:u.W,context:a,isQuiet:l}),W=()=>o==="text"?(0,d.S5)(s,O(m)):o==="concise"?x(s,O({}),f):(0,F.B)(o,{verdict:s,context:a});
try{await(0,y.yy)(m,W()),o==="concise"&&$.write(`${(0,d.gM)(s,O($))}
`)}catch(P){D(L.redact((0,g.A3)(P)))}}function Y({isQuiet:s,isVerbose:a},{program:o,secrets:i}){const{stderr:l,env:f}=o,m=$=>{l.write(i.redact($))};return s||a?
j.qY:l.isTTY?j.XP(m,(0,y.PL)(l,f)):j.fN($=>m(`${$}
`))}}),1967:((U,A,n)=>{n.d(A,{D:()=>S,H:()=>K});var g=n(3024),h=n(6760),R=n(6092),C=n(7630);const B=["scan","exclude","roots","report","history"];function K(c,r){
const I=E(r),M=I===null?"":(0,h.relative)(I,r).replaceAll(h.sep,"/"),x=!c.usages&&!!(c.scan||!c.hostnames),t=M!==""&&!/[*?[\]{}()!#]/.test(M);if(I===null||!x||!t)
return{raw:c,directory:r,below:null};const v=e=>(0,h.isAbsolute)(e)?e:h.posix.join(M,e),d=B.flatMap(e=>{const u=(0,C.Dw)(c[e]||(e==="scan"?".":"")).map(T=>T.replace(
/^(?:.*?\.html(?=\s)|.*)/is,v));return u.length===0?[]:[[e,u.join(`
`)]]});return{raw:{...c,...Object.fromEntries(d)},directory:I,below:M}}function E(c){if((0,g.existsSync)((0,h.join)(c,".git")))return c;const r=(0,h.dirname)(c);
return r===c?null:E(r)}const S=(c,r)=>`tf-disco: checking ${(0,R.RK)(c)} only; names of files begin at the top of the Git checkout, ${(0,R.RK)(r)}
`}),1460:((U,A,n)=>{n.d(A,{E:()=>c,W:()=>S});var g=n(6760),h=n(9968),R=n(255),C=n(8535),B=n(7773),K=n(7188);const E=new Set(B.fd.flatMap(([,t])=>t.map(({name:v})=>v))),
S=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(v,d,e)=>E.has(d)?`\`--${d}${e===void 0?"":` ${e}`}\``:v).replaceAll("hostnames input","--hostnames"),c={
isTerminal:!0,setting:t=>t==="changed-only"?"--changed-since":`--${t}`,missingPath:(t,v)=>{const[d="",...e]=t.split("="),u=e.length>0&&M(d),T=u?"--tokens":I(t,v),
j=T===null?"":`; did you mean ${T}?`;return`"${u?`${d}=\u2026`:t}" does not exist in ${v}${j}`}},r=/^(?:init|lint|run|scan|test|validate)$/;function I(t,v){const d=r.
test(t)?"check":(0,C.q)(t,[...K.bw,"--version"]);if(d!==null)return`"tf-disco ${d}"`;const e=(0,C.q)((0,g.basename)(t),(0,h.wX)((0,g.dirname)((0,g.resolve)(v,t))));
if(e!==null)return`"${(0,g.join)((0,g.dirname)(t),e)}"`;const u=t.replace(/^https:\/\/|\/$/g,""),T=(0,R.Pv)(u);return T.ok&&M(u)?`--hostnames ${T.value}`:null}const M=t=>t.
includes(".")&&!x.test(t)&&(0,R.Pv)(t).ok,x=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{z as id,Z as ids,J as modules};
