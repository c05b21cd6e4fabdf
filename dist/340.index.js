const nn=340,sn=[340],en={6340:((W,P,a)=>{a.r(P),a.d(P,{explain:()=>Q});var M=a(1992),U=a(4977),K=a(4283),O=a(3229),D=a(1064),E=a(1831),C=a(5011),B=a(1022),R=a(
9587),v=a(8820);function S(n){const e=E.Pv(n),s=(0,O.L6)(n);if(!e.ok){const c={hostname:null,discoveryUrl:null,tokenVariables:[]},l=E.WV(n);return{explained:{input:n,
...c,display:l,error:e.why,advice:s},rendered:`${d(`${n} is not a hostname: ${e.why}`)}
${m(s)}`}}const t={hostname:e.value,display:E.pk(e.value),discoveryUrl:(0,K.jr)(E.cu(e.value)),tokenVariables:E.fK(e.value)},o=[d(t.hostname),...t.display===t.hostname?
[]:[`  shown as   ${d(t.display)}`],`  discovery  ${d(t.discoveryUrl)}`,...t.tokenVariables.map((c,l)=>`  ${l===0?"variable":"        "}   ${d(c)}`)];return{explained:{
input:n,...t,error:null,advice:s},rendered:`${o.join(`
`)}
${m(s)}`}}function L(n,e){const s=(0,C.vL)(n,e),t=(0,O.NM)(n,s,(0,C.rE)(n,e)),{kind:o}=s,c={host:null,namespace:null,name:null,system:null,subdirectory:null},l=(r,u={},f=null)=>({
explained:{input:n,kind:o,...c,...u,error:f,advice:t},rendered:`${d(n)} ${r}
${m(t)}`});switch(o){case"registry":{const{host:r,namespace:u,name:f,system:p,subdirectory:$}=s,y=$?`, directory ${d($)}`:"";return l(`is module ${d(`${u}/${f}/${p}`)}\
 of registry ${r}${y}`,{host:r,namespace:u,name:f,system:p,subdirectory:$})}case"local":return l("is a local directory; no registry is used");case"remote":{const{
refusal:r,subdirectory:u}=s,f=r===null?"":`, which fails: ${d(r)}`;return l(`is downloaded without a registry${f}`,{subdirectory:u})}case"invalid":return l(i(s.
error,e),{},s.error)}}function A(n,e){const s=(0,B.mi)(n,e),t=(0,O.cr)(n),o=s.kind!=="invalid",{host:c,namespace:l,type:r}=o?s:{host:null,namespace:null,type:null},
u=o?null:s.error,f=u===null?`is provider ${d(`${l}/${r}`)} of registry ${c}`:i(u,e);return{explained:{input:n,host:c,namespace:l,type:r,error:u,advice:t},rendered:`${d(
n)} ${f}
${m(t)}`}}const i=(n,e)=>`is rejected by ${D.bB[e]}: ${d(n)}`,m=n=>n===null?"":`  help: ${d(n)}
`,d=n=>(0,v.RK)((0,R._U)(n));var h=a(4e3),g=a(5143),x=a(5799),N=a(7615);async function w(n,{credentials:e,configs:s,complaints:t,variables:o,redact:c}){const{clients:l,
findings:r,difference:u}=await e.find(n),f=u===null?[]:[(0,x.hD)(u)],p=[...r,...f,...t].map($=>{const{code:y,message:j,help:I}=$.problem;return{code:y,message:j,
...I!==void 0&&{help:I},place:(0,x.Xd)($)}});return{clients:l.flatMap($=>V(n,$,s)),nearMisses:(0,E.Bz)(o,n,new Set([n])).map(({variable:$,why:y,write:j})=>({variable:$,
why:y,write:j})),problems:c([...new Map(p.map($=>[$.message,$])).values()])}}function V(n,{client:e,looks:s},t){return t.filter(o=>o.client===e).map(({files:o,forced:c})=>({
client:e,looks:s,files:o.map(({shown:l,state:r})=>({file:l,state:r})),hostBlock:c.find(l=>l.host===n)?.place??null}))}function F(n){return[...(0,N.G_)(n.clients).
flatMap(({clients:s,looks:t})=>[`  ${(0,h.eZ)(s)}: credentials sources, in order`,...t.map(({source:o,held:c},l)=>`    ${l+1}. ${(0,v.RK)(o)}: ${c}`)]),...G(n),
...n.nearMisses.map(({variable:s,why:t,write:o})=>`  near miss  ${(0,v.RK)(s)}: ${(0,v.RK)(t)}; rename it to ${(0,v.RK)(o)}`),...n.problems.flatMap(({code:s,message:t,
help:o,place:c})=>[`  ${c===null?"":`${(0,g.eo)(c)}: `}${s}: ${(0,v.RK)(t)}`,...o?[`    help: ${(0,v.RK)(o)}`]:[]])].map(s=>`${s}
`).join("")}function G({clients:n}){return(0,g.c1)(n,({files:s,hostBlock:t})=>JSON.stringify([s,t])).flatMap(s=>{const[{files:t,hostBlock:o}]=s,c=(0,h.eZ)(s.map(
({client:r})=>r));return[...t.length===0?[]:[`  ${c}: CLI configuration`],...t.map(({file:r,state:u})=>`    ${(0,v.RK)(r)}: ${u}`),...o===null?[]:[`    ${(0,g.eo)(
o)} has a host block for the host: its discovery document is not used`]]})}var H=a(2057),J=a(8416),b=a(5727),z=a(1460),X=a(345),Z=a(3408);async function Q(n,e){
const{program:s}=e,t={environment:s.env,directory:s.cwd(),wording:z.E},o=q(n,(0,X.s)(n.raw,t),e),c=n.output.format==="json";let l=!1;for(const r of n.texts)for await(const u of r===
"-"?(0,H.Dx)(s.stdin):[r]){const{explained:f,rendered:p}=await o(u);l||=f.error!==null;const $=f.error===null?"":k(u,n.subject),y=(0,v.s$)(JSON.stringify(f,Y));
s.stdout.write(c?`${y}
`:`${p}${$}`)}return l?1:0}const Y=(n,e)=>typeof e=="string"&&n!=="input"&&e.includes("//")?(0,R._U)(e):e;function k(n,e){const s=(0,b.e)(n);return s===null||s===
e?"":`  help: did you mean "explain ${s} ${(0,v.RK)((0,R._U)(n))}"?
`}function q({subject:n},e,s){const t=(0,J.L2)({setting:e.dialect,scan:null});switch(n){case"host":return _(e,t,s);case"module":return T(t.clients,L);case"provi\
der":return T(t.clients,A)}}function T(n,e){return async s=>{const t=n.map(r=>({client:r,...e(s,r)})),[o]=t;if(o===void 0)return e(s,"terraform");if(t.every(({rendered:r})=>r===
o.rendered)||t.every(({explained:r})=>r.error!==null))return o;const l=t.map(({client:r,rendered:u})=>`${D.bB[r]}: ${u}`);return{explained:o.explained,rendered:l.
join("")}}}function _(n,e,{program:{env:s,kill:t},secrets:o,stop:c}){const l=(0,Z.o)(n.cliConfig,e.clients,s),r={kill:t,learn:o.learn,stop:c.signal},u={...(0,U.
mQ)({...n,configs:l},s,r),variables:(0,M.w5)(s),redact:o.redact};return async f=>{const{explained:p,rendered:$}=S(f),{hostname:y}=p;if(y===null)return{explained:{
...p,credentials:null},rendered:$};const j=await w(y,u);return{explained:{...p,credentials:j},rendered:`${$}${F(j)}`}}}}),1460:((W,P,a)=>{a.d(P,{E:()=>R,W:()=>B});
var M=a(6760),U=a(5747),K=a(1831),O=a(8535),D=a(7773),E=a(7188);const C=new Set(D.f.flatMap(([,i])=>i.map(({name:m})=>m))),B=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,d,h)=>C.has(d)?`\`--${d}${h===void 0?"":` ${h}`}\``:m).replaceAll("hostnames input","--hostnames"),R={isTerminal:!0,setting:i=>`--${i}`,missingPath:(i,m)=>{const[
d="",...h]=i.split("=");if(h.length>0&&L(d))return`"${d}=\u2026" does not exist in ${m}; did you mean --tokens?`;const g=S(i,m),x=g===null?"":`; did you mean ${g}\
?`;return`"${i}" does not exist in ${m}${x}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function S(i,m){const d=v.get(i)??(0,O.q)(i,E.bw);if(d!==null)return`"tf-disco ${d}"`;const h=(0,O.q)((0,M.basename)(i),(0,U.wX)(
(0,M.dirname)((0,M.resolve)(m,i))));if(h!==null)return`"${(0,M.join)((0,M.dirname)(i),h)}"`;const g=i.replace(/^https:\/\/|\/$/g,""),x=(0,K.Pv)(g);return x.ok&&
L(g)?`--hostnames ${x.value}`:null}const L=i=>i.includes(".")&&!A.test(i)&&(0,K.Pv)(i).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{nn as id,sn as ids,en as modules};
