const U=4617,S=[4617],y={4617:(($,h,t)=>{t.r(h),t.d(h,{checkCommand:()=>c});var d=t(3087),r=t(7039),v=t(6662),O=t(1967),M=t(1460),_=t(437),u=t(6811),P=t(8839),e=t(
3397);async function c(i,E){const{output:s}=i,{program:o,secrets:a,stop:n,loseOutput:l}=E,{stdout:m,stderr:D,env:R}=o,{raw:I,directory:T,below:p}=(0,O.H)(i.raw,
o.cwd());p!==null&&!s.isQuiet&&D.write(a.redact((0,O.D)(p,T)));const{checked:j,warnings:B}=await(0,_.k_)(I,o,f(s,E),{directory:T,wording:M.E,isFork:!1,stop:n,changes:async()=>({
kind:"all",why:"there is no pull request"}),secrets:a}),{settings:K,verdict:A,context:C}=j,L={...{...(0,P.aH)(m,s.color,R),withFlags:M.W},context:C,isQuiet:s.isQuiet};
try{const g=s.format==="json";await(0,P.yy)(m,g?(0,r.hF)(A,C):(0,v.S)(A,L))}catch(g){l(a.redact((0,d.A3)(g)))}for(const g of[...B,...(0,e.t)(K,j,T)])D.write(`tf\
-disco: ${a.redact(g)}
`);return A.passed?0:1}function f({isQuiet:i},{program:E,secrets:s}){const{stderr:o,env:a}=E,n=l=>{o.write(s.redact(l))};return i?u.qY:o.isTTY?u.XP(n,(0,P.PL)(o,
a)):u.fN(l=>n(`${l}
`))}}),1967:(($,h,t)=>{t.d(h,{D:()=>P,H:()=>_});var d=t(3024),r=t(6760),v=t(6092),O=t(7630);const M=["scan","exclude","roots","report","history","badge"];function _(e,c){
const f=u(c),i=f===null?"":(0,r.relative)(f,c).replaceAll(r.sep,"/"),E=!e.usages&&!!(e.scan||!e.hostnames),s=i!==""&&!/[*?[\]{}()!#]/.test(i);if(f===null||!E||!s)
return{raw:e,directory:c,below:null};const o=n=>(0,r.isAbsolute)(n)?n:r.posix.join(i,n),a=M.flatMap(n=>{const l=(0,O.Dw)(e[n]||(n==="scan"?".":""));return l.length===
0?[]:[[n,l.map(o).join(`
`)]]});return{raw:{...e,...Object.fromEntries(a)},directory:f,below:i}}function u(e){if((0,d.existsSync)((0,r.join)(e,".git")))return e;const c=(0,r.dirname)(e);
return c===e?null:u(c)}const P=(e,c)=>`tf-disco: checking ${(0,v.RK)(e)} only; names of files begin at the top of the Git checkout, ${(0,v.RK)(c)}
`}),1460:(($,h,t)=>{t.d(h,{E:()=>e,W:()=>P});var d=t(6760),r=t(9968),v=t(255),O=t(8535),M=t(7773),_=t(7188);const u=new Set(M.f.flatMap(([,s])=>s.map(({name:o})=>o))),
P=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,a,n)=>u.has(a)?`\`--${a}${n===void 0?"":` ${n}`}\``:o).replaceAll("hostnames input","--hostnames"),e={
isTerminal:!0,setting:s=>`--${s}`,missingPath:(s,o)=>{const[a="",...n]=s.split("="),l=n.length>0&&i(a),m=l?"--tokens":f(s,o),D=m===null?"":`; did you mean ${m}?`;
return`"${l?`${a}=\u2026`:s}" does not exist in ${o}${D}`}},c=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function f(s,o){const a=c.get(s)??(0,O.q)(s,_.bw);if(a!==null)return`"tf-disco ${a}"`;const n=(0,O.q)((0,d.basename)(
s),(0,r.wX)((0,d.dirname)((0,d.resolve)(o,s))));if(n!==null)return`"${(0,d.join)((0,d.dirname)(s),n)}"`;const l=s.replace(/^https:\/\/|\/$/g,""),m=(0,v.Pv)(l);return m.
ok&&i(l)?`--hostnames ${m.value}`:null}const i=s=>s.includes(".")&&!E.test(s)&&(0,v.Pv)(s).ok,E=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{U as id,S as ids,y as modules};
