const w=91,N=[91,1460],x={91:((j,D,t)=>{t.r(D),t.d(D,{runCheck:()=>A});var C=t(2929),i=t(6309),O=t(4690),M=t(9024),E=t(3795),e=t(2057),a=t(3329),u=t(6536),f=t(8463),
P=t(1460),R=t(6283),T=t(6875);async function A(o,r){const{output:_}=o,{program:n,secrets:d,loseOutput:m}=r,{stdout:l,stderr:W,env:y}=n,{checked:U,warnings:B}=await(0,R.
Y)(await v(o,r),{directory:n.cwd(),environment:y,random:Math.random}),{settings:K,verdict:g,context:L}=U,$={...{...(0,M.a)(l,_.color,y),withFlags:P.W},context:L,
isQuiet:_.isQuiet};try{const h=_.format==="json";await(0,e.yy)(l,h?(0,a.h)(g,L):(0,u.S5)(g,$))}catch(h){m(d.redact((0,i.A3)(h)))}const F=await(0,f.t)(K,{verdict:g,
context:L},n.cwd());for(const h of[...B,...F])W.write(`tf-disco: ${d.redact(h)}
`);return g.passed?0:1}async function v({kind:o,raw:r,output:_},n){if(o!=="merge")return I(r,_,n);const{mergeReports:d}=await Promise.all([t.e(7341),t.e(2169),t.
e(999)]).then(t.bind(t,999)),{program:m,secrets:l}=n;return d(r,{directory:m.cwd(),wording:P.OF_FLAGS,secrets:l})}async function I(o,r,_){const{program:n,secrets:d,
stop:m}=_,l=s(r,_);try{return await(0,C.z6)(o,{environment:n.env,directory:n.cwd(),wording:P.OF_FLAGS,isFork:!1,stop:m,startTimer:T.I,now:(0,O.i)(n),progress:l.
show,changes:c,secrets:d,kill:n.kill})}finally{l.end()}}function s({isQuiet:o},{program:r,secrets:_}){const{stderr:n,env:d}=r,m=l=>{n.write(_.redact(l))};return o?
E.qY:n.isTTY?(0,E.XP)(m,(0,M.P)(n,d),E.Si):(0,E.fN)(l=>m(`${l}
`),E.Si)}async function c(){return{kind:"all",why:"there is no pull request"}}}),9024:((j,D,t)=>{t.d(D,{P:()=>O,a:()=>M});var C=t(7146);const i={min:40,max:100,
unknown:80};function O({columns:e},a){return e||Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||i.unknown}function M(e,a,u){const f=a==="auto"?E(e,u):a==="always",
P=Math.max(i.min,Math.min(O(e,u),i.max));return{colour:f,hyperlinks:f&&e.isTTY===!0&&(0,C.qt)(u),width:e.isTTY?P:Number.POSITIVE_INFINITY}}function E({isTTY:e},a){
return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:a.FORCE_COLOR?a.FORCE_COLOR!=="0":e===!0}}),1460:((j,D,t)=>{t.d(D,{OF_FLAGS:()=>f,W:()=>u});var C=t(3024),
i=t(6760),O=t(1831),M=t(8535),E=t(772),e=t(7188);const a=new Set(E.f.flatMap(([,s])=>s.map(({name:c})=>c))),u=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(c,o,r)=>a.has(o)?`\`--${o}${r===void 0?"":` ${r}`}\``:c).replaceAll("hostnames input","--hostnames"),f={setting:s=>`--${s}`,missingPath:(s,c)=>{const[o="",...r]=s.
split("=");if(r.length>0&&T(o))return`"${o}=\u2026" does not exist in ${c}; did you mean --tokens?`;const _=R(s,c),n=_===null?"":`; did you mean ${_}?`;return`"${s}\
" does not exist in ${c}${n}`}},P=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function R(s,c){const o=P.get(s)??(0,M.q)(s,e.bw);if(o!==null)return`"tf-disco ${o}"`;const r=(0,M.q)((0,i.basename)(s),I((0,i.dirname)((0,i.resolve)(
c,s))));if(r!==null)return`"${(0,i.join)((0,i.dirname)(s),r)}"`;const _=s.replace(/^https:\/\/|\/$/g,""),n=(0,O.Pv)(_);return n.ok&&T(_)?`--hostnames ${(0,O.nx)(
n.value)}`:null}const T=s=>s.includes(".")&&!A.test(s)&&(0,O.Pv)(s).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,v=1e3;function I(s){try{return(0,C.readdirSync)(s).slice(
0,v)}catch{return[]}}})};export{w as id,N as ids,x as modules};
