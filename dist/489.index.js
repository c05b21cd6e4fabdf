const x=489,y=[489],F={9489:((T,O,s)=>{s.r(O),s.d(O,{checkCommand:()=>c});var u=s(4883),i=s(1342),d=s(1589),m=s(2057),M=s(7039),g=s(6662),P=s(8463),h=s(1967),e=s(
1460);async function c(v,t){const{output:o}=v,{program:a,secrets:n,stop:l,loseOutput:r}=t,{stdout:$,stderr:p,env:B}=a,{raw:I,directory:_,below:j}=(0,h.H)(v.raw,
a.cwd());j!==null&&!o.isQuiet&&p.write(n.redact((0,h.D)(j,_)));const{checked:R,warnings:K}=await(0,u.k_)(I,a,E(o,t),{directory:_,wording:e.E,isFork:!1,stop:l,changes:f,
secrets:n}),{settings:L,verdict:A,context:C}=R,W={...{...(0,m.aH)($,o.color,B),withFlags:e.W},context:C,isQuiet:o.isQuiet};try{const D=o.format==="json";await(0,m.
yy)($,D?(0,M.hF)(A,C):(0,g.S)(A,W))}catch(D){r(n.redact((0,i.A3)(D)))}for(const D of[...K,...(0,P.t)(L,R,_)])p.write(`tf-disco: ${n.redact(D)}
`);return A.passed?0:1}function E({isQuiet:v},{program:t,secrets:o}){const{stderr:a,env:n}=t,l=r=>{a.write(o.redact(r))};return v?d.qY:a.isTTY?d.XP(l,(0,m.PL)(a,
n)):d.fN(r=>l(`${r}
`))}async function f(){return{kind:"all",why:"there is no pull request"}}}),1967:((T,O,s)=>{s.d(O,{D:()=>h,H:()=>g});var u=s(3024),i=s(6760),d=s(8820),m=s(7630);
const M=["scan","exclude","roots","report","history","badge"];function g(e,c){const E=P(c),f=E===null?"":(0,i.relative)(E,c).replaceAll(i.sep,"/"),v=!e.usages&&
!!(e.scan||!e.hostnames),t=f!==""&&!/[*?[\]{}()!#]/.test(f);if(E===null||!v||!t)return{raw:e,directory:c,below:null};const o=n=>(0,i.isAbsolute)(n)?n:i.posix.join(
f,n),a=M.flatMap(n=>{const l=(0,m.Dw)(e[n]||(n==="scan"?".":""));return l.length===0?[]:[[n,l.map(o).join(`
`)]]});return{raw:{...e,...Object.fromEntries(a)},directory:E,below:f}}function P(e){if((0,u.existsSync)((0,i.join)(e,".git")))return e;const c=(0,i.dirname)(e);
return c===e?null:P(c)}const h=(e,c)=>`tf-disco: checking ${(0,d.RK)(e)} only; names of files begin at the top of the Git checkout, ${(0,d.RK)(c)}
`}),1460:((T,O,s)=>{s.d(O,{E:()=>e,W:()=>h});var u=s(6760),i=s(5747),d=s(1831),m=s(8535),M=s(7773),g=s(7188);const P=new Set(M.f.flatMap(([,t])=>t.map(({name:o})=>o))),
h=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,a,n)=>P.has(a)?`\`--${a}${n===void 0?"":` ${n}`}\``:o).replaceAll("hostnames input","--hostnames"),e={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,o)=>{const[a="",...n]=t.split("=");if(n.length>0&&f(a))return`"${a}=\u2026" does not exist in ${o}; did you mea\
n --tokens?`;const l=E(t,o),r=l===null?"":`; did you mean ${l}?`;return`"${t}" does not exist in ${o}${r}`}},c=new Map([...["init","lint","run","scan","test","v\
alidate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function E(t,o){const a=c.get(t)??(0,m.q)(t,g.bw);if(a!==null)return`\
"tf-disco ${a}"`;const n=(0,m.q)((0,u.basename)(t),(0,i.wX)((0,u.dirname)((0,u.resolve)(o,t))));if(n!==null)return`"${(0,u.join)((0,u.dirname)(t),n)}"`;const l=t.
replace(/^https:\/\/|\/$/g,""),r=(0,d.Pv)(l);return r.ok&&f(l)?`--hostnames ${r.value}`:null}const f=t=>t.includes(".")&&!v.test(t)&&(0,d.Pv)(t).ok,v=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{x as id,y as ids,F as modules};
