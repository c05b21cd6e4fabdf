const z=9154,V=[9154],Z={9154:((N,j,t)=>{t.r(j),t.d(j,{checkCommand:()=>G});var O=t(3087),m=t(6662),T=t(3916),A=t(2170),p=t(9119),K=t(255),I=t(1780),$=t(6092),l=t(
3471),d=t(5102),P=t(8884),M=t(6906),x=t(7792);function*n({findings:e},a,c){const{context:s,isQuiet:i}=a;for(const r of e)(!i||(0,d.Zh)(r,s))&&(yield`${u(r,a,c)}\

`)}function u(e,a,c){const{problem:s,severity:i}=e,{withFlags:r=String}=a,{style:v}=M.B2[x.rC[i]],{message:C,help:g,title:S}=s,E=(0,P.lp)(e,0),{inside:D}=(0,A.Xd)(
e)??{},W=[(0,$.RK)((0,I.pj)(C))||S,D===void 0?"":`, in ${(0,p.kn)(D)}`,E===""?"":`,${E}`,g===void 0?"":` (help: ${(0,$.RK)((0,I.pj)(g))})`],U=(0,l.nI)(`${i}[${s.
code}]`,v,a);return(0,$.BP)(`${f(e,c)}: ${U} ${r(W.join(""))}`)}function f(e,a){const c=(0,A.Xd)(e);if(c===null)return e.host===null?"tf-disco":(0,$.RK)((0,K.nx)(
e.host));const{file:s,line:i,column:r}=c,v=(0,P.CN)(s)?(0,T.relative)(a,s)||".":s;return`${(0,$.RK)(v,Number.POSITIVE_INFINITY)}:${i}:${r}`}var o=t(1967),h=t(1460),
R=t(437),B=t(6811),L=t(8839),F=t(3397);async function G(e,a){const{output:c}=e,{program:s,secrets:i,stop:r,loseOutput:v}=a,{stdout:C,stderr:g}=s,{raw:S,directory:E,
below:D}=(0,o.H)(e.raw,s.cwd());D!==null&&!c.isQuiet&&c.format!=="concise"&&g.write(i.redact((0,o.D)(D,E)));const{checked:W,warnings:U}=await(0,R.k_)(S,s,Y(c,a),
{directory:E,wording:h.E,isFork:!1,stop:r,changes:async()=>({kind:"all",why:"there is no pull request"}),secrets:i}),{settings:Q,verdict:w}=W;try{await(0,L.yy)(
C,X(W,c,D,s))}catch(y){v(i.redact((0,O.A3)(y)))}const H=(0,F.t)(Q,W,E);for(const y of[...U,...H])g.write(`tf-disco: ${i.redact(y)}
`);return H.length>0?3:w.passed?0:1}function X(e,{format:a,color:c,isQuiet:s},i,{stdout:r,stderr:v,env:C}){const{verdict:g,context:S}=e,E={...(0,L.aH)(r,c,C),withFlags:h.
W,context:S,isQuiet:s};switch(a){case"text":return(0,m.S5)(g,E);case"concise":{const D={...E,...(0,L.aH)({},c,C)};return v.write(`${(0,m.gM)(g,{...E,...(0,L.aH)(
v,c,C)})}
`),n(g,D,i??"")}default:return(0,F.B)(a,e)}}function Y({isQuiet:e},{program:a,secrets:c}){const{stderr:s,env:i}=a,r=v=>{s.write(c.redact(v))};return e?B.qY:s.isTTY?
B.XP(r,(0,L.PL)(s,i)):B.fN(v=>r(`${v}
`))}}),1967:((N,j,t)=>{t.d(j,{D:()=>$,H:()=>K});var O=t(3024),m=t(6760),T=t(6092),A=t(7630);const p=["scan","exclude","roots","report","history","badge"];function K(l,d){
const P=I(d),M=P===null?"":(0,m.relative)(P,d).replaceAll(m.sep,"/"),x=!l.usages&&!!(l.scan||!l.hostnames),n=M!==""&&!/[*?[\]{}()!#]/.test(M);if(P===null||!x||!n)
return{raw:l,directory:d,below:null};const u=o=>(0,m.isAbsolute)(o)?o:m.posix.join(M,o),f=p.flatMap(o=>{const h=(0,A.Dw)(l[o]||(o==="scan"?".":""));return h.length===
0?[]:[[o,h.map(u).join(`
`)]]});return{raw:{...l,...Object.fromEntries(f)},directory:P,below:M}}function I(l){if((0,O.existsSync)((0,m.join)(l,".git")))return l;const d=(0,m.dirname)(l);
return d===l?null:I(d)}const $=(l,d)=>`tf-disco: checking ${(0,T.RK)(l)} only; names of files begin at the top of the Git checkout, ${(0,T.RK)(d)}
`}),1460:((N,j,t)=>{t.d(j,{E:()=>l,W:()=>$});var O=t(6760),m=t(9968),T=t(255),A=t(8535),p=t(7773),K=t(7188);const I=new Set(p.f.flatMap(([,n])=>n.map(({name:u})=>u))),
$=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(u,f,o)=>I.has(f)?`\`--${f}${o===void 0?"":` ${o}`}\``:u).replaceAll("hostnames input","--hostnames"),l={
isTerminal:!0,setting:n=>`--${n}`,missingPath:(n,u)=>{const[f="",...o]=n.split("="),h=o.length>0&&M(f),R=h?"--tokens":P(n,u),B=R===null?"":`; did you mean ${R}?`;
return`"${h?`${f}=\u2026`:n}" does not exist in ${u}${B}`}},d=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function P(n,u){const f=d.get(n)??(0,A.q)(n,K.bw);if(f!==null)return`"tf-disco ${f}"`;const o=(0,A.q)((0,O.basename)(
n),(0,m.wX)((0,O.dirname)((0,O.resolve)(u,n))));if(o!==null)return`"${(0,O.join)((0,O.dirname)(n),o)}"`;const h=n.replace(/^https:\/\/|\/$/g,""),R=(0,T.Pv)(h);return R.
ok&&M(h)?`--hostnames ${R.value}`:null}const M=n=>n.includes(".")&&!x.test(n)&&(0,T.Pv)(n).ok,x=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{z as id,V as ids,Z as modules};
