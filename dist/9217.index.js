const en=9217,tn=[9217],on={9217:((V,D,r)=>{r.r(D),r.d(D,{explain:()=>Y});var j=r(2798),L=r(6889),R=r(8032),P=r(9179),f=r(6092),B=r(5727),S=r(1460),U=r(345),A=r(
437),T=r(8643),K=r(2485),E=r(255),C=r(5243),c=r(3846);function h(n){const t=E.Pv(n),s=(0,K.L6)(n);if(!t.ok){const a={hostname:null,discoveryUrl:null,tokenVariables:[]},
u=E.WV(n);return{explained:{input:n,...a,display:u,error:t.why,advice:s},rendered:`${m(`${n} is not a hostname: ${t.why}`)}
${y(s)}`}}const e=t.value,l=E.pk(e),d=(0,T.jr)(E.cu(e)),i=E.fK(e),o=[m(e),...l===e?[]:[`  shown as   ${m(l)}`],`  discovery  ${m(d)}`,...i.map((a,u)=>`  ${u===0?
"variable":"        "}   ${m(a)}`)];return{explained:{input:n,hostname:e,display:l,discoveryUrl:d,tokenVariables:i,error:null,advice:s},rendered:`${o.join(`
`)}
${y(s)}`}}function p(n,t){const s=(0,C.vL)(n,t),e=(0,K.NM)(n,s,(0,C.rE)(n,t)),{kind:l}=s,d={host:null,namespace:null,name:null,system:null,subdirectory:null},i=(o,a={},u=null)=>({
explained:{input:n,kind:l,...d,...a,error:u,advice:e},rendered:`${m(n)} ${o}
${y(e)}`});switch(l){case"registry":{const{host:o,namespace:a,name:u,system:g,subdirectory:$}=s,v=$?`, directory ${m($)}`:"";return i(`is module ${m(`${a}/${u}/${g}`)}\
 of registry ${o}${v}`,{host:o,namespace:a,name:u,system:g,subdirectory:$})}case"local":return i("is a local directory; no registry is used");case"remote":{const{
refusal:o,subdirectory:a}=s,u=o===null?"":`, which fails: ${m(o)}`;return i(`is downloaded without a registry${u}`,{subdirectory:a})}case"invalid":return i(O(s.
error,t),{},s.error)}}function M(n,t){const s=(0,c.mi)(n,t),e=(0,K.cr)(n),l=s.kind!=="invalid",{host:d,namespace:i,type:o}=l?s:{host:null,namespace:null,type:null},
a=l?null:s.error,u=a===null?`is provider ${m(`${i}/${o}`)} of registry ${d}`:O(a,t);return{explained:{input:n,host:d,namespace:i,type:o,error:a,advice:e},rendered:`${m(
n)} ${u}
${y(e)}`}}const O=(n,t)=>`is rejected by ${R.bB[t]}: ${m(n)}`,y=n=>n===null?"":`  help: ${m(n)}
`,m=n=>(0,f.RK)((0,P._U)(n));var G=r(7615),w=r(9432),F=r(2170),I=r(9119),J=r(9615);async function z(n,{credentials:t,configs:s,complaints:e,variables:l,redact:d}){
const{clients:i,findings:o,difference:a}=await t.find(n),u=a===null?[]:[(0,F.kH)(a)],g=[...o,...u,...e].map($=>{const{message:v,help:x}=(0,J.ag)($.problem),W=(0,F.
Xd)($);return{code:$.problem.code,message:v,...x!==null&&{help:x},place:W}});return{clients:i.flatMap(({client:$,looks:v})=>s.filter(x=>x.client===$).map(({files:x,
forced:W})=>({client:$,looks:v,files:x.map(({shown:N,state:sn})=>({file:N,state:sn})),hostBlock:W.find(N=>N.host===n)?.place??null}))),nearMisses:(0,E.Bz)(l,n,new Set(
[n])).map(({isParent:$,...v})=>v),problems:d([...new Map(g.map($=>[$.message,$])).values()])}}function X(n){return[...(0,G.G_)(n.clients).flatMap(({clients:s,looks:e})=>[
`  ${(0,w.eZ)(s)}: credentials sources, in order`,...e.map(({source:l,held:d},i)=>`    ${i+1}. ${(0,f.RK)(l)}: ${d}`)]),...Z(n),...n.nearMisses.map(({variable:s,
why:e,write:l})=>`  near miss  ${(0,f.RK)(s)}: ${(0,f.RK)(e)}; rename it to ${(0,f.RK)(l)}`),...n.problems.flatMap(({code:s,message:e,help:l,place:d})=>[`  ${d===
null?"":`${(0,I.eo)(d)}: `}${s}: ${(0,f.RK)(e)}`,...l?[`    help: ${(0,f.RK)(l)}`]:[]])].map(s=>`${s}
`).join("")}function Z({clients:n}){return(0,I.c1)(n,({files:s,hostBlock:e})=>JSON.stringify([s,e])).flatMap(s=>{const[{files:e,hostBlock:l}]=s,d=(0,w.eZ)(s.map(
({client:o})=>o));return[...e.length===0?[]:[`  ${d}: CLI configuration`],...e.map(({file:o,state:a})=>`    ${(0,f.RK)(o)}: ${a}`),...l===null?[]:[`    ${(0,I.eo)(
l)} has a host block for the host: its discovery document is not used`]]})}var Q=r(8839),b=r(9029);async function Y(n,t){const{program:s}=t,e={environment:s.env,
directory:s.cwd(),wording:S.E},l=_(n,(0,U.s)(n.raw,e),t),d=n.output.format==="json";let i=!1;for(const o of n.texts)for await(const a of o==="-"?(0,Q.Dx)(s.stdin):
[o]){const{explained:u,rendered:g}=await l(a);i||=u.error!==null;const $=u.error===null?"":q(a,n.subject),v=(0,f.s$)(JSON.stringify(u,k));s.stdout.write(d?`${v}\

`:`${g}${$}`)}return i?1:0}const k=(n,t)=>typeof t=="string"&&n!=="input"&&t.includes("//")?(0,P._U)(t):t;function q(n,t){const s=(0,B.e)(n);return s===null||s===
t?"":`  help: did you mean "explain ${s} ${(0,f.RK)((0,P._U)(n))}"?
`}function _({subject:n},t,s){const e=(0,L.L2)({setting:t.dialect,scan:null});switch(n){case"host":return nn(t,e,s);case"module":return H(e.clients,p);case"prov\
ider":return H(e.clients,M)}}function H(n,t){return async s=>{const e=n.map(o=>({client:o,...t(s,o)})),[l]=e;if(l===void 0)return t(s,"terraform");if(e.every(({
rendered:o})=>o===l.rendered)||e.every(({explained:o})=>o.error!==null))return l;const i=e.map(({client:o,rendered:a})=>`${R.bB[o]}: ${a}`);return{explained:l.explained,
rendered:i.join("")}}}function nn(n,t,{program:{env:s,kill:e},secrets:l,stop:d}){const i=(0,b.op)(n.cliConfig,t.clients,s),o={environment:s,kill:e,learn:l.learn,
stop:d.signal},a={...(0,j.mQ)({...n,configs:i},o),variables:(0,A.w5)(s),redact:l.redact};return async u=>{const{explained:g,rendered:$}=h(u),{hostname:v}=g;if(v===
null)return{explained:{...g,credentials:null},rendered:$};const x=await z(v,a);return{explained:{...g,credentials:x},rendered:`${$}${X(x)}`}}}}),1460:((V,D,r)=>{
r.d(D,{E:()=>A,W:()=>U});var j=r(6760),L=r(9968),R=r(255),P=r(8535),f=r(7773),B=r(7188);const S=new Set(f.f.flatMap(([,c])=>c.map(({name:h})=>h))),U=c=>c.replace(
/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(h,p,M)=>S.has(p)?`\`--${p}${M===void 0?"":` ${M}`}\``:h).replaceAll("hostnames input","--hostnames"),A={isTerminal:!0,
setting:c=>`--${c}`,missingPath:(c,h)=>{const[p="",...M]=c.split("="),O=M.length>0&&E(p),y=O?"--tokens":K(c,h),m=y===null?"":`; did you mean ${y}?`;return`"${O?
`${p}=\u2026`:c}" does not exist in ${h}${m}`}},T=new Map([...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usa\
ges"],["version","--version"]]);function K(c,h){const p=T.get(c)??(0,P.q)(c,B.bw);if(p!==null)return`"tf-disco ${p}"`;const M=(0,P.q)((0,j.basename)(c),(0,L.wX)(
(0,j.dirname)((0,j.resolve)(h,c))));if(M!==null)return`"${(0,j.join)((0,j.dirname)(c),M)}"`;const O=c.replace(/^https:\/\/|\/$/g,""),y=(0,R.Pv)(O);return y.ok&&
E(O)?`--hostnames ${y.value}`:null}const E=c=>c.includes(".")&&!C.test(c)&&(0,R.Pv)(c).ok,C=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{en as id,tn as ids,on as modules};
