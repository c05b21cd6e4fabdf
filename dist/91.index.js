const w=91,N=[91,1460],x={91:((j,M,t)=>{t.r(M),t.d(M,{runCheck:()=>A});var f=t(2929),i=t(6309),E=t(4475),P=t(4690),u=t(9024),_=t(3795),e=t(2057),d=t(3329),D=t(6536),
C=t(8463),h=t(1460),R=t(6875);async function A(o,r){const{output:a}=o,{program:n,secrets:m,loseOutput:O}=r,{stdout:l,stderr:W,env:y}=n,{checked:U,warnings:B}=await(0,E.
Y)(await v(o,r),{directory:n.cwd(),environment:y,random:Math.random}),{settings:K,verdict:g,context:L}=U,$={...{...(0,u.a)(l,a.color,y),withFlags:h.W},context:L,
isQuiet:a.isQuiet};try{const T=a.format==="json";await(0,e.yy)(l,T?(0,d.h)(g,L):(0,D.S5)(g,$))}catch(T){O(m.redact((0,i.A3)(T)))}const F=await(0,C.t)(K,{verdict:g,
context:L},n.cwd());for(const T of[...B,...F])W.write(`tf-disco: ${T}
`);return g.passed?0:1}async function v({kind:o,raw:r,output:a},n){if(o!=="merge")return I(r,a,n);const{mergeReports:m}=await Promise.all([t.e(660),t.e(7341),t.
e(1371),t.e(999)]).then(t.bind(t,999)),{program:O,secrets:l}=n;return m(r,{directory:O.cwd(),wording:h.OF_FLAGS,secrets:l})}async function I(o,r,a){const{program:n,
secrets:m,stop:O}=a,l=s(r,a);try{return await(0,f.z6)(o,{environment:n.env,directory:n.cwd(),wording:h.OF_FLAGS,isFork:!1,stop:O,startTimer:R.I,now:(0,P.i)(n),progress:l.
show,changes:c,secrets:m,kill:n.kill})}finally{l.end()}}function s({isQuiet:o},{program:r,secrets:a}){const{stderr:n,env:m}=r,O=l=>{n.write(a.redact(l))};return o?
_.qY:n.isTTY?(0,_.XP)(O,(0,u.P)(n,m),_.Si):(0,_.fN)(l=>O(`${l}
`),_.Si)}async function c(){return{kind:"all",why:"there is no pull request"}}}),9024:((j,M,t)=>{t.d(M,{P:()=>E,a:()=>P});var f=t(7146);const i={min:40,max:100,
unknown:80};function E({columns:_},e){return _||Number(/^\d{1,4}$/.exec(e.COLUMNS??"")?.[0])||i.unknown}function P(_,e,d){const D=e==="auto"?u(_,d):e==="always",
C=Math.max(i.min,Math.min(E(_,d),i.max));return{colour:D,hyperlinks:D&&_.isTTY===!0&&(0,f.qt)(d),width:_.isTTY?C:Number.POSITIVE_INFINITY}}function u({isTTY:_},e){
return e.NO_COLOR||e.TERM==="dumb"&&!e.FORCE_COLOR?!1:e.FORCE_COLOR?e.FORCE_COLOR!=="0":_===!0}}),1460:((j,M,t)=>{t.d(M,{OF_FLAGS:()=>D,W:()=>d});var f=t(3024),
i=t(6760),E=t(1831),P=t(8535),u=t(772),_=t(7188);const e=new Set(u.f.flatMap(([,s])=>s.map(({name:c})=>c))),d=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(c,o,r)=>e.has(o)?`\`--${o}${r===void 0?"":` ${r}`}\``:c).replaceAll("hostnames input","--hostnames"),D={setting:s=>`--${s}`,missingPath:(s,c)=>{const[o="",...r]=s.
split("=");if(r.length>0&&R(o))return`"${o}=\u2026" does not exist in ${c}; did you mean --tokens?`;const a=h(s,c),n=a===null?"":`; did you mean ${a}?`;return`"${s}\
" does not exist in ${c}${n}`}},C=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function h(s,c){const o=C.get(s)??(0,P.q)(s,_.bw);if(o!==null)return`"tf-disco ${o}"`;const r=(0,P.q)((0,i.basename)(s),I((0,i.dirname)((0,i.resolve)(
c,s))));if(r!==null)return`"${(0,i.join)((0,i.dirname)(s),r)}"`;const a=s.replace(/^https:\/\/|\/$/g,""),n=(0,E.Pv)(a);return n.ok&&R(a)?`--hostnames ${(0,E.nx)(
n.value)}`:null}const R=s=>s.includes(".")&&!A.test(s)&&(0,E.Pv)(s).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,v=1e3;function I(s){try{return(0,f.readdirSync)(s).slice(
0,v)}catch{return[]}}})};export{w as id,N as ids,x as modules};
