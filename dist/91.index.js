const F=91,S=[91,1460],N={91:((L,M,t)=>{t.r(M),t.d(M,{runCheck:()=>v});var f=t(2929),i=t(6309),O=t(4690),d=t(9024),l=t(3795),e=t(2057),a=t(3329),u=t(6536),m=t(8463),
P=t(1460),R=t(6283),T=t(6875);async function v(o,r){const{output:_}=o,{program:n,secrets:c,loseOutput:D}=r,{stdout:E,stderr:j,env:W}=n,{checked:y,warnings:U}=await(0,R.
Y)(await A(o,r),{directory:n.cwd(),environment:W,random:Math.random}),{settings:B,verdict:h,context:g}=y,K={...{...(0,d.a)(E,_.color,W),withFlags:P.W},context:g,
isQuiet:_.isQuiet};try{const C=_.format==="json";await(0,e.yy)(E,C?(0,a.h)(h,g):(0,u.S5)(h,K))}catch(C){D(c.redact((0,i.A3)(C)))}const $=await(0,m.t)(B,{verdict:h,
context:g},n.cwd());for(const C of[...U,...$])j.write(`tf-disco: ${c.redact(C)}
`);return h.passed?0:1}async function A({raw:o,output:r},_){const{program:n,secrets:c,stop:D}=_,E=I(r,_);try{return await(0,f.z6)(o,{environment:n.env,directory:n.
cwd(),wording:P.OF_FLAGS,isFork:!1,stop:D,startTimer:T.I,now:(0,O.i)(n),progress:E.show,changes:s,secrets:c,kill:n.kill})}finally{E.end()}}function I({isQuiet:o},{
program:r,secrets:_}){const{stderr:n,env:c}=r,D=E=>{n.write(_.redact(E))};return o?l.qY:n.isTTY?(0,l.XP)(D,(0,d.P)(n,c),l.Si):(0,l.fN)(E=>D(`${E}
`),l.Si)}async function s(){return{kind:"all",why:"there is no pull request"}}}),9024:((L,M,t)=>{t.d(M,{P:()=>O,a:()=>d});var f=t(7146);const i={min:40,max:100,
unknown:80};function O({columns:e},a){return e||Number(/^\d{1,4}$/.exec(a.COLUMNS??"")?.[0])||i.unknown}function d(e,a,u){const m=a==="auto"?l(e,u):a==="always",
P=Math.max(i.min,Math.min(O(e,u),i.max));return{colour:m,hyperlinks:m&&e.isTTY===!0&&(0,f.qt)(u),width:e.isTTY?P:Number.POSITIVE_INFINITY}}function l({isTTY:e},a){
return a.NO_COLOR||a.TERM==="dumb"&&!a.FORCE_COLOR?!1:a.FORCE_COLOR?a.FORCE_COLOR!=="0":e===!0}}),1460:((L,M,t)=>{t.d(M,{OF_FLAGS:()=>m,W:()=>u});var f=t(3024),
i=t(6760),O=t(1831),d=t(8535),l=t(5100),e=t(7188);const a=new Set(l.f.flatMap(([,s])=>s.map(({name:o})=>o))),u=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(o,r,_)=>a.has(r)?`\`--${r}${_===void 0?"":` ${_}`}\``:o).replaceAll("hostnames input","--hostnames"),m={setting:s=>`--${s}`,missingPath:(s,o)=>{const[r="",..._]=s.
split("=");if(_.length>0&&T(r))return`"${r}=\u2026" does not exist in ${o}; did you mean --tokens?`;const n=R(s,o),c=n===null?"":`; did you mean ${n}?`;return`"${s}\
" does not exist in ${o}${c}`}},P=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function R(s,o){const r=P.get(s)??(0,d.q)(s,e.bw);if(r!==null)return`"tf-disco ${r}"`;const _=(0,d.q)((0,i.basename)(s),I((0,i.dirname)((0,i.resolve)(
o,s))));if(_!==null)return`"${(0,i.join)((0,i.dirname)(s),_)}"`;const n=s.replace(/^https:\/\/|\/$/g,""),c=(0,O.Pv)(n);return c.ok&&T(n)?`--hostnames ${(0,O.nx)(
c.value)}`:null}const T=s=>s.includes(".")&&!v.test(s)&&(0,O.Pv)(s).ok,v=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function I(s){try{return(0,f.readdirSync)(s).slice(
0,A)}catch{return[]}}})};export{F as id,S as ids,N as modules};
