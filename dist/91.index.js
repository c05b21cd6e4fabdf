const N=91,w=[91,1460],x={91:((j,D,s)=>{s.r(D),s.d(D,{runCheck:()=>A});var C=s(2929),i=s(6309),O=s(4690),m=s(9024),E=s(3795),e=s(2057),_=s(3329),M=s(6536),f=s(8463),
P=s(1460),R=s(6283),T=s(6875);async function A(o,r){const{output:a}=o,{program:n,secrets:u,loseOutput:d}=r,{stdout:l,stderr:W,env:y}=n,{checked:U,warnings:B}=await(0,R.
Y)(await v(o,r),{directory:n.cwd(),environment:y,random:Math.random}),{settings:K,verdict:g,context:L}=U,$={...{...(0,m.a)(l,a.color,y),withFlags:P.W},context:L,
isQuiet:a.isQuiet};try{const h=a.format==="json";await(0,e.yy)(l,h?(0,_.h)(g,L):(0,M.S5)(g,$))}catch(h){d(u.redact((0,i.A3)(h)))}const F=await(0,f.t)(K,{verdict:g,
context:L},n.cwd());for(const h of[...B,...F])W.write(`tf-disco: ${h}
`);return g.passed?0:1}async function v({kind:o,raw:r,output:a},n){if(o!=="merge")return I(r,a,n);const{mergeReports:u}=await Promise.all([s.e(660),s.e(7341),s.
e(1371),s.e(4554),s.e(999)]).then(s.bind(s,999)),{program:d,secrets:l}=n;return u(r,{directory:d.cwd(),wording:P.OF_FLAGS,secrets:l})}async function I(o,r,a){const{
program:n,secrets:u,stop:d}=a,l=t(r,a);try{return await(0,C.z6)(o,{environment:n.env,directory:n.cwd(),wording:P.OF_FLAGS,isFork:!1,stop:d,startTimer:T.I,now:(0,O.
i)(n),progress:l.show,changes:c,secrets:u,kill:n.kill})}finally{l.end()}}function t({isQuiet:o},{program:r,secrets:a}){const{stderr:n,env:u}=r,d=l=>{n.write(a.redact(
l))};return o?E.qY:n.isTTY?(0,E.XP)(d,(0,m.P)(n,u),E.Si):(0,E.fN)(l=>d(`${l}
`),E.Si)}async function c(){return{kind:"all",why:"there is no pull request"}}}),9024:((j,D,s)=>{s.d(D,{P:()=>O,a:()=>m});var C=s(7146);const i={min:40,max:100,
unknown:80};function O({columns:e},_){return e||Number(/^\d{1,4}$/.exec(_.COLUMNS??"")?.[0])||i.unknown}function m(e,_,M){const f=_==="auto"?E(e,M):_==="always",
P=Math.max(i.min,Math.min(O(e,M),i.max));return{colour:f,hyperlinks:f&&e.isTTY===!0&&(0,C.qt)(M),width:e.isTTY?P:Number.POSITIVE_INFINITY}}function E({isTTY:e},_){
return _.NO_COLOR||_.TERM==="dumb"&&!_.FORCE_COLOR?!1:_.FORCE_COLOR?_.FORCE_COLOR!=="0":e===!0}}),1460:((j,D,s)=>{s.d(D,{OF_FLAGS:()=>f,W:()=>M});var C=s(3024),
i=s(6760),O=s(1831),m=s(8535),E=s(772),e=s(7188);const _=new Set(E.f.flatMap(([,t])=>t.map(({name:c})=>c))),M=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(c,o,r)=>_.has(o)?`\`--${o}${r===void 0?"":` ${r}`}\``:c).replaceAll("hostnames input","--hostnames"),f={setting:t=>`--${t}`,missingPath:(t,c)=>{const[o="",...r]=t.
split("=");if(r.length>0&&T(o))return`"${o}=\u2026" does not exist in ${c}; did you mean --tokens?`;const a=R(t,c),n=a===null?"":`; did you mean ${a}?`;return`"${t}\
" does not exist in ${c}${n}`}},P=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function R(t,c){const o=P.get(t)??(0,m.q)(t,e.bw);if(o!==null)return`"tf-disco ${o}"`;const r=(0,m.q)((0,i.basename)(t),I((0,i.dirname)((0,i.resolve)(
c,t))));if(r!==null)return`"${(0,i.join)((0,i.dirname)(t),r)}"`;const a=t.replace(/^https:\/\/|\/$/g,""),n=(0,O.Pv)(a);return n.ok&&T(a)?`--hostnames ${(0,O.nx)(
n.value)}`:null}const T=t=>t.includes(".")&&!A.test(t)&&(0,O.Pv)(t).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/,v=1e3;function I(t){try{return(0,C.readdirSync)(t).slice(
0,v)}catch{return[]}}})};export{N as id,w as ids,x as modules};
