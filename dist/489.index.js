const U=489,B=[489],K={9489:((A,h,n)=>{n.r(h),n.d(h,{runCheck:()=>R});var P=n(2929),c=n(6309),m=n(4690),O=n(9024),d=n(3795),i=n(2057),e=n(2216),f=n(6536),E=n(8463),
v=n(1460),T=n(6283),y=n(6875);async function R(o,a){const{output:r}=o,{program:s,secrets:l,loseOutput:M}=a,{stdout:u,stderr:L,env:w}=s,{checked:N,warnings:S}=(0,T.
Y)(await $(o,a),{directory:s.cwd(),environment:w,random:Math.random}),{settings:x,verdict:C,context:D}=N,F={...{...(0,O.a)(u,r.color,w),withFlags:v.W},context:D,
isQuiet:r.isQuiet};try{const g=r.format==="json";await(0,i.yy)(u,g?(0,e.h)(C,D):(0,f.S5)(C,F))}catch(g){M(l.redact((0,c.A)(g)))}const W=(0,E.t)(x,{verdict:C,context:D},
s.cwd());for(const g of[...S,...W])L.write(`tf-disco: ${l.redact(g)}
`);return C.passed?0:1}async function $({raw:o,output:a},r){const{program:s,secrets:l,stop:M}=r,u=I(a,r);try{return await(0,P.z6)(o,{environment:s.env,directory:s.
cwd(),wording:v.E,isFork:!1,stop:M,startTimer:y.I,now:(0,m.i)(s),progress:u.show,changes:t,secrets:l,kill:s.kill})}finally{u.end()}}function I({isQuiet:o},{program:a,
secrets:r}){const{stderr:s,env:l}=a,M=u=>{s.write(r.redact(u))};return o?d.qY:s.isTTY?(0,d.XP)(M,(0,O.P)(s,l),d.Si):(0,d.fN)(u=>M(`${u}
`),d.Si)}async function t(){return{kind:"all",why:"there is no pull request"}}}),9024:((A,h,n)=>{n.d(h,{P:()=>m,a:()=>O});var P=n(7146);const c={min:40,max:100,
unknown:80};function m({columns:i},e){return i||Number(/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||c.unknown}function O(i,e,f){const E=e==="auto"?d(i,f):e==="always",
v=Math.max(c.min,Math.min(m(i,f),c.max));return{colour:E,hyperlinks:E&&i.isTTY===!0&&(0,P.qt)(f),width:i.isTTY?v:Number.POSITIVE_INFINITY}}function d({isTTY:i},e){
return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:e.FORCE_COLOR?e.FORCE_COLOR!=="0":i===!0}}),1460:((A,h,n)=>{n.d(h,{E:()=>E,W:()=>f});var P=n(3024),c=n(6760),
m=n(1831),O=n(8535),d=n(5100),i=n(7188);const e=new Set(d.f.flatMap(([,t])=>t.map(({name:o})=>o))),f=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(o,a,r)=>e.
has(a)?`\`--${a}${r===void 0?"":` ${r}`}\``:o).replaceAll("hostnames input","--hostnames"),E={setting:t=>`--${t}`,missingPath:(t,o)=>{const[a="",...r]=t.split("\
=");if(r.length>0&&y(a))return`"${a}=\u2026" does not exist in ${o}; did you mean --tokens?`;const s=T(t,o),l=s===null?"":`; did you mean ${s}?`;return`"${t}" d\
oes not exist in ${o}${l}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","-\
-version"]]);function T(t,o){const a=v.get(t)??(0,O.q)(t,i.bw);if(a!==null)return`"tf-disco ${a}"`;const r=(0,O.q)((0,c.basename)(t),I((0,c.dirname)((0,c.resolve)(
o,t))));if(r!==null)return`"${(0,c.join)((0,c.dirname)(t),r)}"`;const s=t.replace(/^https:\/\/|\/$/g,""),l=(0,m.Pv)(s);return l.ok&&y(s)?`--hostnames ${(0,m.nx)(
l.value)}`:null}const y=t=>t.includes(".")&&!R.test(t)&&(0,m.Pv)(t).ok,R=/\.(?:tf|tofu|hcl|json|tfvars)$/,$=1e3;function I(t){try{return(0,P.readdirSync)(t).slice(
0,$)}catch{return[]}}})};export{U as id,B as ids,K as modules};
