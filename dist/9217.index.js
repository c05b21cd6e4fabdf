const tn=9217,on=[9217],rn={9217:((G,D,o)=>{o.r(D),o.d(D,{explain:()=>k});var O=o(2798),B=o(6889),K=o(8032),P=o(9179),f=o(6092),S=o(5727),U=o(1460),A=o(345),T=o(
437),I=o(8643),C=o(1054),L=o(8345),M=o(255),c=o(5243),h=o(3846);function p(n){const t=M.Pv(n),s=(0,C.L6)(n);if(!t.ok){const a={hostname:null,discoveryUrl:null,tokenVariables:[]},
u=M.WV(n);return{explained:{input:n,...a,display:u,error:t.why,advice:s},rendered:`${m(`${n} is not a hostname: ${t.why}`)}
${R(s)}`}}const e=t.value,l=M.pk(e),d=(0,I.jr)(M.cu(e)),i=M.fK(e),r=[m(e),...l===e?[]:[`  shown as   ${m(l)}`],`  discovery  ${m(d)}`,...i.map((a,u)=>`  ${u===0?
"variable":"        "}   ${m(a)}`)];return{explained:{input:n,hostname:e,display:l,discoveryUrl:d,tokenVariables:i,error:null,advice:s},rendered:`${r.join(`
`)}
${R(s)}`}}function g(n,t){const s=(0,c.vL)(n,t),e=(0,C.NM)(n,s,(0,c.rE)(n,t)),{kind:l}=s,d={host:null,namespace:null,name:null,system:null,subdirectory:null},i=(r,a={},u=null)=>({
explained:{input:n,kind:l,...d,...a,error:u,advice:e},rendered:`${m(n)} ${r}
${R(e)}`});switch(l){case"registry":{const{host:r,namespace:a,name:u,system:y,subdirectory:$}=s,v=$?`, directory ${m($)}`:"";return i(`is module ${m(`${a}/${u}/${y}`)}\
 of registry ${r}${v}`,{host:r,namespace:a,name:u,system:y,subdirectory:$})}case"local":return i("is a local directory; no registry is used");case"remote":{const{
refusal:r,subdirectory:a}=s,u=r===null?"":`, which fails: ${m(r)}`;return i(`is downloaded without a registry${u}`,{subdirectory:a})}case"invalid":return i(x(s.
error,t),{},s.error)}}function j(n,t){const s=(0,h.mi)(n,t),e=(0,L.c)(n,s),l=s.kind!=="invalid",{host:d,namespace:i,type:r}=l?s:{host:null,namespace:null,type:null},
a=l?null:s.error,u=a===null?`is provider ${m(`${i}/${r}`)} of registry ${d}`:x(a.replace(/\n\n.*$/s,""),t);return{explained:{input:n,host:d,namespace:i,type:r,error:a,
advice:e},rendered:`${m(n)} ${u}
${R(e)}`}}const x=(n,t)=>`is rejected by ${K.bB[t]}: ${m(n)}`,R=n=>n===null?"":`  help: ${m(n)}
`,m=n=>(0,f.RK)((0,P._U)(n));var J=o(7615),F=o(9432),H=o(2170),W=o(9119),z=o(9615);async function X(n,{credentials:t,configs:s,complaints:e,variables:l,redact:d}){
const{clients:i,findings:r,difference:a}=await t.find(n),u=a===null?[]:[(0,H.kH)(a)],y=[...r,...u,...e].map($=>{const{message:v,help:E}=(0,z.ag)($.problem),N=(0,H.
Xd)($);return{code:$.problem.code,message:v,...E!==null&&{help:E},place:N}});return{clients:i.flatMap(({client:$,looks:v})=>s.filter(E=>E.client===$).map(({files:E,
forced:N})=>({client:$,looks:v,files:E.map(({shown:w,state:en})=>({file:w,state:en})),hostBlock:N.find(w=>w.host===n)?.place??null}))),nearMisses:(0,M.Bz)(l,n,new Set(
[n])).map(({isParent:$,...v})=>v),problems:d([...new Map(y.map($=>[$.message,$])).values()])}}function Z(n){return[...(0,J.G_)(n.clients).flatMap(({clients:s,looks:e})=>[
`  ${(0,F.eZ)(s)}: credentials sources, in order`,...e.map(({source:l,held:d},i)=>`    ${i+1}. ${(0,f.RK)(l)}: ${d}`)]),...Q(n),...n.nearMisses.map(({variable:s,
why:e,write:l})=>`  near miss  ${(0,f.RK)(s)}: ${(0,f.RK)(e)}; rename it to ${(0,f.RK)(l)}`),...n.problems.flatMap(({code:s,message:e,help:l,place:d})=>[`  ${d===
null?"":`${(0,W.eo)(d)}: `}${s}: ${(0,f.RK)(e)}`,...l?[`    help: ${(0,f.RK)(l)}`]:[]])].map(s=>`${s}
`).join("")}function Q({clients:n}){return(0,W.c1)(n,({files:s,hostBlock:e})=>JSON.stringify([s,e])).flatMap(s=>{const[{files:e,hostBlock:l}]=s,d=(0,F.eZ)(s.map(
({client:r})=>r));return[...e.length===0?[]:[`  ${d}: CLI configuration`],...e.map(({file:r,state:a})=>`    ${(0,f.RK)(r)}: ${a}`),...l===null?[]:[`    ${(0,W.eo)(
l)} has a host block for the host: its discovery document is not used`]]})}var Y=o(8839),b=o(9029);async function k(n,t){const{program:s}=t,e={environment:s.env,
directory:s.cwd(),wording:U.E},l=nn(n,(0,A.s)(n.raw,e),t),d=n.output.format==="json";let i=!1;for(const r of n.texts)for await(const a of r==="-"?(0,Y.Dx)(s.stdin):
[r]){const{explained:u,rendered:y}=await l(a);i||=u.error!==null;const $=u.error===null?"":_(a,n.subject),v=(0,f.s$)(JSON.stringify(u,q));s.stdout.write(d?`${v}\

`:`${y}${$}`)}return i?1:0}const q=(n,t)=>typeof t=="string"&&n!=="input"&&t.includes("//")?(0,P._U)(t):t;function _(n,t){const s=(0,S.e)(n);return s===null||s===
t?"":`  help: did you mean "explain ${s} ${(0,f.RK)((0,P._U)(n))}"?
`}function nn({subject:n},t,s){const e=(0,B.L2)({setting:t.dialect,scan:null});switch(n){case"host":return sn(t,e,s);case"module":return V(e.clients,g);case"pro\
vider":return V(e.clients,j)}}function V(n,t){return async s=>{const e=n.map(r=>({client:r,...t(s,r)})),[l]=e;if(l===void 0)return t(s,"terraform");if(e.every(({
rendered:r})=>r===l.rendered)||e.every(({explained:r})=>r.error!==null))return l;const i=e.map(({client:r,rendered:a})=>`${K.bB[r]}: ${a}`);return{explained:l.explained,
rendered:i.join("")}}}function sn(n,t,{program:{env:s,kill:e},secrets:l,stop:d}){const i=(0,b.op)(n.cliConfig,t.clients,s),r={environment:s,kill:e,learn:l.learn,
stop:d.signal},a={...(0,O.mQ)({...n,configs:i},r),variables:(0,T.w5)(s),redact:l.redact};return async u=>{const{explained:y,rendered:$}=p(u),{hostname:v}=y;if(v===
null)return{explained:{...y,credentials:null},rendered:$};const E=await X(v,a);return{explained:{...y,credentials:E},rendered:`${$}${Z(E)}`}}}}),1460:((G,D,o)=>{
o.d(D,{E:()=>T,W:()=>A});var O=o(6760),B=o(9968),K=o(255),P=o(8535),f=o(7773),S=o(7188);const U=new Set(f.f.flatMap(([,c])=>c.map(({name:h})=>h))),A=c=>c.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(h,p,g)=>U.has(p)?`\`--${p}${g===void 0?"":` ${g}`}\``:h).replaceAll("hostnames input","--hostnames"),T={isTerminal:!0,
setting:c=>`--${c}`,missingPath:(c,h)=>{const[p="",...g]=c.split("="),j=g.length>0&&L(p),x=j?"--tokens":C(c,h),R=x===null?"":`; did you mean ${x}?`;return`"${j?
`${p}=\u2026`:c}" does not exist in ${h}${R}`}},I=new Map([...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usa\
ges"],["version","--version"]]);function C(c,h){const p=I.get(c)??(0,P.q)(c,S.bw);if(p!==null)return`"tf-disco ${p}"`;const g=(0,P.q)((0,O.basename)(c),(0,B.wX)(
(0,O.dirname)((0,O.resolve)(h,c))));if(g!==null)return`"${(0,O.join)((0,O.dirname)(c),g)}"`;const j=c.replace(/^https:\/\/|\/$/g,""),x=(0,K.Pv)(j);return x.ok&&
L(j)?`--hostnames ${x.value}`:null}const L=c=>c.includes(".")&&!M.test(c)&&(0,K.Pv)(c).ok,M=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{tn as id,on as ids,rn as modules};
