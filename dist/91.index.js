const K=91,$=[91,460],F={91:((L,M,n)=>{n.r(M),n.d(M,{runCheck:()=>C});var D=n(2929),e=n(6309),O=n(4690),d=n(9024),l=n(3795),a=n(2057),r=n(3329),m=n(4421),P=n(8463),
u=n(1460),R=n(6875);async function C({raw:s,output:o},_){const{program:t,secrets:i,loseOutput:c}=_,{stdout:E,stderr:g,env:W}=t,{settings:j,verdict:T,context:v}=await h(
s,o,_),U={...{...(0,d.a)(E,o.color,W),withFlags:u.W},context:v,isQuiet:o.isQuiet};try{const f=o.format==="json";await(0,a.yy)(E,f?(0,r.h)(T,v):(0,m.S5)(T,U))}catch(f){
c(i.redact((0,e.A3)(f)))}const{report:y}=j;for(const f of await(0,P.t)(y,{verdict:T,context:v},t.cwd()))g.write(`tf-disco: ${f}
`);return T.passed?0:1}async function h(s,o,_){const{program:t,secrets:i,stop:c}=_,E=A(o,_);try{return await(0,D.z6)(s,{environment:t.env,directory:t.cwd(),wording:u.
OF_FLAGS,isFork:!1,stop:c,startTimer:R.I,now:(0,O.i)(t),progress:E.show,changes:I,secrets:i,kill:t.kill})}finally{E.end()}}function A({isQuiet:s},{program:o,secrets:_}){
const{stderr:t,env:i}=o,c=E=>{t.write(_.redact(E))};return s?l.qY:t.isTTY?(0,l.XP)(c,(0,d.P)(t,i),l.Si):(0,l.fN)(E=>c(`${E}
`),l.Si)}async function I(){return{kind:"all",why:"there is no pull request"}}}),9024:((L,M,n)=>{n.d(M,{P:()=>O,a:()=>d});var D=n(7146);const e={min:40,max:100,
unknown:80};function O({columns:a},r){return a||Number(/^\d{1,4}$/.exec(r.COLUMNS??"")?.[0])||e.unknown}function d(a,r,m){const P=r==="auto"?l(a,m):r==="always",
u=Math.max(e.min,Math.min(O(a,m),e.max));return{colour:P,hyperlinks:P&&a.isTTY===!0&&(0,D.qt)(m),width:a.isTTY?u:Number.POSITIVE_INFINITY}}function l({isTTY:a},r){
return r.NO_COLOR||r.TERM==="dumb"&&!r.FORCE_COLOR?!1:r.FORCE_COLOR?r.FORCE_COLOR!=="0":a===!0}}),1460:((L,M,n)=>{n.d(M,{OF_FLAGS:()=>P,W:()=>m});var D=n(3024),
e=n(6760),O=n(1831),d=n(8535),l=n(4106),a=n(7188);const r=new Set(l.f.flatMap(([,s])=>s.map(({name:o})=>o))),m=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(o,_,t)=>r.has(_)?`\`--${_}${t===void 0?"":` ${t}`}\``:o).replaceAll("hostnames input","--hostnames"),P={setting:s=>`--${s}`,missingPath:(s,o)=>{const[_="",...t]=s.
split("=");if(t.length>0&&C(_))return`"${_}=\u2026" does not exist in ${o}; did you mean --tokens?`;const i=R(s,o),c=i===null?"":`; did you mean ${i}?`;return`"${s}\
" does not exist in ${o}${c}`}},u=new Map([...["init","lint","run","scan","test","validate"].map(s=>[s,"check"]),["hosts","usages"],["list","usages"],["version",
"--version"]]);function R(s,o){const _=u.get(s)??(0,d.q)(s,a.bw);if(_!==null)return`"tf-disco ${_}"`;const t=(0,d.q)((0,e.basename)(s),I((0,e.dirname)((0,e.resolve)(
o,s))));if(t!==null)return`"${(0,e.join)((0,e.dirname)(s),t)}"`;const i=s.replace(/^https:\/\/|\/$/g,""),c=(0,O.Pv)(i);return c.ok&&C(i)?`--hostnames ${(0,O.nx)(
c.value)}`:null}const C=s=>s.includes(".")&&!h.test(s)&&(0,O.Pv)(s).ok,h=/\.(?:tf|tofu|hcl|json|tfvars)$/,A=1e3;function I(s){try{return(0,D.readdirSync)(s).slice(
0,A)}catch{return[]}}})};export{K as id,$ as ids,F as modules};
