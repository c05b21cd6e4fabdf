const x=489,B=[489],U={9489:((T,f,t)=>{t.r(f),t.d(f,{checkCommand:()=>P});var r=t(1992),E=t(1342),i=t(3795),d=t(2057),h=t(2216),O=t(1212),g=t(8463),u=t(1460);async function P({
raw:m,output:c},s){const{program:n,secrets:o,stop:e,loseOutput:a}=s,{stdout:l,stderr:j,env:R}=n,A=n.cwd(),{checked:y,warnings:F}=await(0,r.k_)(m,n,M(c,s),{directory:A,
wording:u.E,isFork:!1,stop:e,changes:$,secrets:o}),{settings:I,verdict:D,context:C}=y,L={...{...(0,d.aH)(l,c.color,R),withFlags:u.W},context:C,isQuiet:c.isQuiet};
try{const v=c.format==="json";await(0,d.yy)(l,v?(0,h.hF)(D,C):(0,O.S5)(D,L))}catch(v){a(o.redact((0,E.A3)(v)))}for(const v of[...F,...(0,g.t)(I,y,A)])j.write(`t\
f-disco: ${o.redact(v)}
`);return D.passed?0:1}function M({isQuiet:m},{program:c,secrets:s}){const{stderr:n,env:o}=c,e=a=>{n.write(s.redact(a))};return m?i.qY:n.isTTY?(0,i.XP)(e,(0,d.PL)(
n,o)):(0,i.fN)(a=>e(`${a}
`))}async function $(){return{kind:"all",why:"there is no pull request"}}}),1460:((T,f,t)=>{t.d(f,{E:()=>P,W:()=>u});var r=t(6760),E=t(5747),i=t(1831),d=t(8535),
h=t(7773),O=t(7188);const g=new Set(h.f.flatMap(([,s])=>s.map(({name:n})=>n))),u=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,o,e)=>g.has(o)?`\`--${o}${e===
void 0?"":` ${e}`}\``:n).replaceAll("hostnames input","--hostnames"),P={setting:s=>`--${s}`,missingPath:(s,n)=>{const[o="",...e]=s.split("=");if(e.length>0&&m(o))
return`"${o}=\u2026" does not exist in ${n}; did you mean --tokens?`;const a=$(s,n),l=a===null?"":`; did you mean ${a}?`;return`"${s}" does not exist in ${n}${l}`}},
M=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function $(s,n){
const o=M.get(s)??(0,d.q)(s,O.bw);if(o!==null)return`"tf-disco ${o}"`;const e=(0,d.q)((0,r.basename)(s),(0,E.wX)((0,r.dirname)((0,r.resolve)(n,s))));if(e!==null)
return`"${(0,r.join)((0,r.dirname)(s),e)}"`;const a=s.replace(/^https:\/\/|\/$/g,""),l=(0,i.Pv)(a);return l.ok&&m(a)?`--hostnames ${(0,i.nx)(l.value)}`:null}const m=s=>s.
includes(".")&&!c.test(s)&&(0,i.Pv)(s).ok,c=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{x as id,B as ids,U as modules};
