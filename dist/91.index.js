const S=91,N=[91,1460],x={91:((g,d,n)=>{n.r(d),n.d(d,{runCheck:()=>v});var D=n(2929),i=n(6309),E=n(4475),m=n(4690),M=n(9024),_=n(3795),e=n(2057),O=n(3329),P=n(6536),
f=n(8463),T=n(1460),h=n(6875);async function v({raw:r,output:o},a){const{program:t,secrets:c,loseOutput:u}=a,{stdout:l,stderr:j,env:W}=t,{checked:y,warnings:U}=await(0,E.
Y)(await A(r,o,a),{directory:t.cwd(),environment:W,random:Math.random}),{settings:B,verdict:R,context:L}=y,K={...{...(0,M.a)(l,o.color,W),withFlags:T.W},context:L,
isQuiet:o.isQuiet};try{const C=o.format==="json";await(0,e.yy)(l,C?(0,O.h)(R,L):(0,P.S5)(R,K))}catch(C){u(c.redact((0,i.A3)(C)))}const{report:$}=B,w=await(0,f.t)(
$,{verdict:R,context:L},t.cwd());for(const C of[...U,...w])j.write(`tf-disco: ${C}
`);return R.passed?0:1}async function A(r,o,a){const{program:t,secrets:c,stop:u}=a,l=I(o,a);try{return await(0,D.z6)(r,{environment:t.env,directory:t.cwd(),wording:T.
OF_FLAGS,isFork:!1,stop:u,startTimer:h.I,now:(0,m.i)(t),progress:l.show,changes:s,secrets:c,kill:t.kill})}finally{l.end()}}function I({isQuiet:r},{program:o,secrets:a}){
const{stderr:t,env:c}=o,u=l=>{t.write(a.redact(l))};return r?_.qY:t.isTTY?(0,_.XP)(u,(0,M.P)(t,c),_.Si):(0,_.fN)(l=>u(`${l}
`),_.Si)}async function s(){return{kind:"all",why:"there is no pull request"}}}),9024:((g,d,n)=>{n.d(d,{P:()=>E,a:()=>m});var D=n(7146);const i={min:40,max:100,
unknown:80};function E({columns:_},e){return _||Number(/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||i.unknown}function m(_,e,O){const P=e==="auto"?M(_,O):e==="always",
f=Math.max(i.min,Math.min(E(_,O),i.max));return{colour:P,hyperlinks:P&&_.isTTY===!0&&(0,D.qt)(O),width:_.isTTY?f:Number.POSITIVE_INFINITY}}function M({isTTY:_},e){
return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:e.FORCE_COLOR?e.FORCE_COLOR!=="0":_===!0}}),1460:((g,d,n)=>{n.d(d,{OF_FLAGS:()=>P,W:()=>O});var D=n(3024),
i=n(6760),E=n(1831),m=n(8535),M=n(4106),_=n(7188);const e=new Set(M.f.flatMap(([,s])=>s.map(({name:r})=>r))),O=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(r,o,a)=>e.has(o)?`\`--${o}${a===void 0?"":` ${a}`}\``:r).replaceAll("hostnames input","--hostnames"),P={setting:s=>`--${s}`,missingPath:(s,r)=>{const[o="",...a]=s.
split("=");if(a.length>0&&h(o))return`"${o}=\u2026" does not exist in ${r}; did you mean --tokens?`;const t=T(s,r),c=t===null?"":`; did you mean ${t}?`;return`"${s}\
" does not exist in ${r}${c}`}},f=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function T(s,r){const o=f.get(s)??(0,m.q)(s,_.bw);if(o!==null)return`"tf-disco ${o}"`;const a=(0,m.q)((0,i.basename)(s),I((0,i.dirname)((0,i.resolve)(
r,s))));if(a!==null)return`"${(0,i.join)((0,i.dirname)(s),a)}"`;const t=s.replace(/^https:\/\/|\/$/g,""),c=(0,E.Pv)(t);return c.ok&&h(t)?`--hostnames ${(0,E.nx)(
c.value)}`:null}const h=s=>s.includes(".")&&!v.test(s)&&(0,E.Pv)(s).ok,v=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function I(s){try{return(0,D.readdirSync)(s).slice(
0,A)}catch{return[]}}})};export{S as id,N as ids,x as modules};
