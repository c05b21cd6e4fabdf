const N=489,W=[489],j={1807:((C,O,s)=>{s.d(O,{Mc:()=>e,v2:()=>E,wX:()=>u});var i=s(3024),l=s(5747);const e=o=>(0,l.N0)(()=>(0,i.readdirSync)(o,{withFileTypes:!0}),
[]),u=o=>e(o).map(({name:t})=>t).sort(),E=o=>e(o).flatMap(t=>t.isDirectory()?t.name:[])}),9489:((C,O,s)=>{s.r(O),s.d(O,{checkCommand:()=>M});var i=s(6309),l=s(9024),
e=s(3795),u=s(2057),E=s(2216),o=s(6536),t=s(8463),f=s(7275),_=s(1460);async function M({raw:P,output:n},r){const{program:a,secrets:c,stop:d,loseOutput:m}=r,{stdout:R,
stderr:y,env:A}=a,g=a.cwd(),{checked:I,warnings:L}=await(0,f.k)(P,a,T(n,r),{directory:g,wording:_.E,isFork:!1,stop:d,changes:v,secrets:c}),{settings:w,verdict:D,
context:$}=I,x={...{...(0,l.a)(R,n.color,A),withFlags:_.W},context:$,isQuiet:n.isQuiet};try{const h=n.format==="json";await(0,u.yy)(R,h?(0,E.h)(D,$):(0,o.S5)(D,
x))}catch(h){m(c.redact((0,i.A)(h)))}for(const h of[...L,...(0,t.t)(w,I,g)])y.write(`tf-disco: ${c.redact(h)}
`);return D.passed?0:1}function T({isQuiet:P},{program:n,secrets:r}){const{stderr:a,env:c}=n,d=m=>{a.write(r.redact(m))};return P?e.qY:a.isTTY?(0,e.XP)(d,(0,l.P)(
a,c)):(0,e.fN)(m=>d(`${m}
`))}async function v(){return{kind:"all",why:"there is no pull request"}}}),9024:((C,O,s)=>{s.d(O,{P:()=>e,a:()=>u});var i=s(7146);const l={min:40,max:100,unknown:80};
function e({columns:o},t){return o||Number(/^\d{1,4}$/.exec(t.COLUMNS??"")?.[0])||l.unknown}function u(o,t,f){const _=t==="auto"?E(o,f):t==="always",M=Math.max(
l.min,Math.min(e(o,f),l.max));return{colour:_,hyperlinks:_&&o.isTTY===!0&&(0,i.qt)(f),width:o.isTTY?M:Number.POSITIVE_INFINITY}}function E({isTTY:o},t){return t.
NO_COLOR||t.TERM==="dumb"&&!t.FORCE_COLOR?!1:t.FORCE_COLOR?t.FORCE_COLOR!=="0":o===!0}}),1460:((C,O,s)=>{s.d(O,{E:()=>_,W:()=>f});var i=s(6760),l=s(1807),e=s(1831),
u=s(8535),E=s(3557),o=s(7188);const t=new Set(E.f.flatMap(([,n])=>n.map(({name:r})=>r))),f=n=>n.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(r,a,c)=>t.has(
a)?`\`--${a}${c===void 0?"":` ${c}`}\``:r).replaceAll("hostnames input","--hostnames"),_={setting:n=>`--${n}`,missingPath:(n,r)=>{const[a="",...c]=n.split("=");
if(c.length>0&&v(a))return`"${a}=\u2026" does not exist in ${r}; did you mean --tokens?`;const d=T(n,r),m=d===null?"":`; did you mean ${d}?`;return`"${n}" does \
not exist in ${r}${m}`}},M=new Map([...["init","lint","run","scan","test","validate"].map(n=>[n,"check"]),["hosts","usages"],["list","usages"],["version","--ver\
sion"]]);function T(n,r){const a=M.get(n)??(0,u.q)(n,o.bw);if(a!==null)return`"tf-disco ${a}"`;const c=(0,u.q)((0,i.basename)(n),(0,l.wX)((0,i.dirname)((0,i.resolve)(
r,n))));if(c!==null)return`"${(0,i.join)((0,i.dirname)(n),c)}"`;const d=n.replace(/^https:\/\/|\/$/g,""),m=(0,e.Pv)(d);return m.ok&&v(d)?`--hostnames ${(0,e.nx)(
m.value)}`:null}const v=n=>n.includes(".")&&!P.test(n)&&(0,e.Pv)(n).ok,P=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{N as id,W as ids,j as modules};
