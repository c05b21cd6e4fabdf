const w=489,W=[489],j={9489:(($,f,s)=>{s.r(f),s.d(f,{checkCommand:()=>v});var h=s(6309),r=s(9024),l=s(3795),E=s(2057),M=s(4929),e=s(6536),o=s(8463),m=s(6223),u=s(
1460);async function v({raw:P,output:d},n){const{program:t,secrets:a,stop:c,loseOutput:i}=n,{stdout:O,stderr:_,env:A}=t,y=t.cwd(),{checked:D,warnings:L}=await(0,m.
k)(P,t,T(d,n),{directory:y,wording:u.E,isFork:!1,stop:c,changes:g,secrets:a}),{settings:F,verdict:R,context:I}=D,x={...{...(0,r.a)(O,d.color,A),withFlags:u.W},context:I,
isQuiet:d.isQuiet};try{const C=d.format==="json";await(0,E.yy)(O,C?(0,M.hF)(R,I):(0,e.S5)(R,x))}catch(C){i(a.redact((0,h.A)(C)))}for(const C of[...L,...(0,o.t)(
F,D,y)])_.write(`tf-disco: ${a.redact(C)}
`);return R.passed?0:1}function T({isQuiet:P},{program:d,secrets:n}){const{stderr:t,env:a}=d,c=i=>{t.write(n.redact(i))};return P?l.qY:t.isTTY?(0,l.XP)(c,(0,r.P)(
t,a)):(0,l.fN)(i=>c(`${i}
`))}async function g(){return{kind:"all",why:"there is no pull request"}}}),9024:(($,f,s)=>{s.d(f,{P:()=>l,a:()=>E});var h=s(7146);const r={min:40,max:100,unknown:80};
function l({columns:e},o){return e||Number(/^\d{1,4}$/.exec(o.COLUMNS??"")?.[0])||r.unknown}function E(e,o,m){const u=o==="auto"?M(e,m):o==="always",v=Math.max(
r.min,Math.min(l(e,m),r.max));return{colour:u,hyperlinks:u&&e.isTTY===!0&&(0,h.qt)(m),width:e.isTTY?v:Number.POSITIVE_INFINITY}}function M({isTTY:e},o){return o.
NO_COLOR||o.TERM==="dumb"&&!o.FORCE_COLOR?!1:o.FORCE_COLOR?o.FORCE_COLOR!=="0":e===!0}}),1460:(($,f,s)=>{s.d(f,{E:()=>u,W:()=>m});var h=s(3024),r=s(6760),l=s(1831),
E=s(8535),M=s(7773),e=s(7188);const o=new Set(M.f.flatMap(([,n])=>n.map(({name:t})=>t))),m=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(t,a,c)=>o.has(
a)?`\`--${a}${c===void 0?"":` ${c}`}\``:t).replaceAll("hostnames input","--hostnames"),u={setting:n=>`--${n}`,missingPath:(n,t)=>{const[a="",...c]=n.split("=");
if(c.length>0&&g(a))return`"${a}=\u2026" does not exist in ${t}; did you mean --tokens?`;const i=T(n,t),O=i===null?"":`; did you mean ${i}?`;return`"${n}" does \
not exist in ${t}${O}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--ver\
sion"]]);function T(n,t){const a=v.get(n)??(0,E.q)(n,e.bw);if(a!==null)return`"tf-disco ${a}"`;const c=(0,E.q)((0,r.basename)(n),d((0,r.dirname)((0,r.resolve)(t,
n))));if(c!==null)return`"${(0,r.join)((0,r.dirname)(n),c)}"`;const i=n.replace(/^https:\/\/|\/$/g,""),O=(0,l.Pv)(i);return O.ok&&g(i)?`--hostnames ${(0,l.nx)(O.
value)}`:null}const g=n=>n.includes(".")&&!P.test(n)&&(0,l.Pv)(n).ok,P=/\.(?:tf|tofu|hcl|json|tfvars)$/;function d(n){try{return(0,h.readdirSync)(n)}catch{return[]}}})};export{w as id,W as ids,j as modules};
