const B=489,U=[489],K={9489:((C,v,n)=>{n.r(v),n.d(v,{checkCommand:()=>P});var c=n(1992),E=n(1342),l=n(1589),d=n(2057),O=n(7039),g=n(6662),h=n(8463),f=n(1460);async function P({
raw:m,output:r},s){const{program:t,secrets:o,stop:e,loseOutput:a}=s,{stdout:i,stderr:j,env:R}=t,A=t.cwd(),{checked:T,warnings:F}=await(0,c.k_)(m,t,M(r,s),{directory:A,
wording:f.E,isFork:!1,stop:e,changes:$,secrets:o}),{settings:I,verdict:D,context:y}=T,L={...{...(0,d.aH)(i,r.color,R),withFlags:f.W},context:y,isQuiet:r.isQuiet};
try{const u=r.format==="json";await(0,d.yy)(i,u?(0,O.hF)(D,y):(0,g.S)(D,L))}catch(u){a(o.redact((0,E.A3)(u)))}for(const u of[...F,...(0,h.t)(I,T,A)])j.write(`tf\
-disco: ${o.redact(u)}
`);return D.passed?0:1}function M({isQuiet:m},{program:r,secrets:s}){const{stderr:t,env:o}=r,e=a=>{t.write(s.redact(a))};return m?l.qY:t.isTTY?l.XP(e,(0,d.PL)(t,
o)):l.fN(a=>e(`${a}
`))}async function $(){return{kind:"all",why:"there is no pull request"}}}),1460:((C,v,n)=>{n.d(v,{E:()=>P,W:()=>f});var c=n(6760),E=n(5747),l=n(1831),d=n(8535),
O=n(7773),g=n(7188);const h=new Set(O.f.flatMap(([,s])=>s.map(({name:t})=>t))),f=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,o,e)=>h.has(o)?`\`--${o}${e===
void 0?"":` ${e}`}\``:t).replaceAll("hostnames input","--hostnames"),P={isTerminal:!0,setting:s=>`--${s}`,missingPath:(s,t)=>{const[o="",...e]=s.split("=");if(e.
length>0&&m(o))return`"${o}=\u2026" does not exist in ${t}; did you mean --tokens?`;const a=$(s,t),i=a===null?"":`; did you mean ${a}?`;return`"${s}" does not e\
xist in ${t}${i}`}},M=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);
function $(s,t){const o=M.get(s)??(0,d.q)(s,g.bw);if(o!==null)return`"tf-disco ${o}"`;const e=(0,d.q)((0,c.basename)(s),(0,E.wX)((0,c.dirname)((0,c.resolve)(t,s))));
if(e!==null)return`"${(0,c.join)((0,c.dirname)(s),e)}"`;const a=s.replace(/^https:\/\/|\/$/g,""),i=(0,l.Pv)(a);return i.ok&&m(a)?`--hostnames ${i.value}`:null}const m=s=>s.
includes(".")&&!r.test(s)&&(0,l.Pv)(s).ok,r=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{B as id,U as ids,K as modules};
