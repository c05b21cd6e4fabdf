const S=4617,y=[4617],x={4617:(($,P,s)=>{s.r(P),s.d(P,{checkCommand:()=>c});var d=s(3087),r=s(7039),v=s(6662),O=s(1967),M=s(1460),_=s(437),u=s(6811),h=s(8839),e=s(
3397);async function c(i,E){const{output:t}=i,{program:o,secrets:a,stop:n,loseOutput:l}=E,{stdout:m,stderr:D,env:I}=o,{raw:B,directory:T,below:p}=(0,O.H)(i.raw,
o.cwd());p!==null&&!t.isQuiet&&D.write(a.redact((0,O.D)(p,T)));const{checked:j,warnings:K}=await(0,_.k_)(B,o,f(t,E),{directory:T,wording:M.E,isFork:!1,stop:n,changes:async()=>({
kind:"all",why:"there is no pull request"}),secrets:a}),{settings:L,verdict:A,context:C}=j,W={...{...(0,h.aH)(m,t.color,I),withFlags:M.W},context:C,isQuiet:t.isQuiet};
try{const g=t.format==="json";await(0,h.yy)(m,g?(0,r.hF)(A,C):(0,v.S5)(A,W))}catch(g){l(a.redact((0,d.A3)(g)))}const R=(0,e.t)(L.report,j,T);for(const g of[...K,
...R])D.write(`tf-disco: ${a.redact(g)}
`);return R.length>0?3:A.passed?0:1}function f({isQuiet:i},{program:E,secrets:t}){const{stderr:o,env:a}=E,n=l=>{o.write(t.redact(l))};return i?u.qY:o.isTTY?u.XP(
n,(0,h.PL)(o,a)):u.fN(l=>n(`${l}
`))}}),1967:(($,P,s)=>{s.d(P,{D:()=>h,H:()=>_});var d=s(3024),r=s(6760),v=s(6092),O=s(7630);const M=["scan","exclude","roots","report","history"];function _(e,c){
const f=u(c),i=f===null?"":(0,r.relative)(f,c).replaceAll(r.sep,"/"),E=!e.usages&&!!(e.scan||!e.hostnames),t=i!==""&&!/[*?[\]{}()!#]/.test(i);if(f===null||!E||!t)
return{raw:e,directory:c,below:null};const o=n=>(0,r.isAbsolute)(n)?n:r.posix.join(i,n),a=M.flatMap(n=>{const l=(0,O.Dw)(e[n]||(n==="scan"?".":""));return l.length===
0?[]:[[n,l.map(o).join(`
`)]]});return{raw:{...e,...Object.fromEntries(a)},directory:f,below:i}}function u(e){if((0,d.existsSync)((0,r.join)(e,".git")))return e;const c=(0,r.dirname)(e);
return c===e?null:u(c)}const h=(e,c)=>`tf-disco: checking ${(0,v.RK)(e)} only; names of files begin at the top of the Git checkout, ${(0,v.RK)(c)}
`}),1460:(($,P,s)=>{s.d(P,{E:()=>e,W:()=>h});var d=s(6760),r=s(9968),v=s(255),O=s(8535),M=s(7773),_=s(7188);const u=new Set(M.fd.flatMap(([,t])=>t.map(({name:o})=>o))),
h=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,a,n)=>u.has(a)?`\`--${a}${n===void 0?"":` ${n}`}\``:o).replaceAll("hostnames input","--hostnames"),e={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,o)=>{const[a="",...n]=t.split("="),l=n.length>0&&i(a),m=l?"--tokens":f(t,o),D=m===null?"":`; did you mean ${m}?`;
return`"${l?`${a}=\u2026`:t}" does not exist in ${o}${D}`}},c=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function f(t,o){const a=c.get(t)??(0,O.q)(t,_.bw);if(a!==null)return`"tf-disco ${a}"`;const n=(0,O.q)((0,d.basename)(
t),(0,r.wX)((0,d.dirname)((0,d.resolve)(o,t))));if(n!==null)return`"${(0,d.join)((0,d.dirname)(t),n)}"`;const l=t.replace(/^https:\/\/|\/$/g,""),m=(0,v.Pv)(l);return m.
ok&&i(l)?`--hostnames ${m.value}`:null}const i=t=>t.includes(".")&&!E.test(t)&&(0,v.Pv)(t).ok,E=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{S as id,y as ids,x as modules};
