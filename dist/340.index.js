const _=340,nn=[340],sn={6340:((I,P,r)=>{r.r(P),r.d(P,{explain:()=>b});var M=r(1992),U=r(4977),K=r(4283),O=r(3229),D=r(1064),E=r(1831),C=r(5011),B=r(1022),j=r(9587),
v=r(8820);function S(n){const e=E.Pv(n),s=(0,O.L6)(n);if(!e.ok)return{explained:{input:n,...{hostname:null,discoveryUrl:null,tokenVariables:[]},display:E.WV(n),
error:e.why,advice:s},rendered:`${c(n)} is not a hostname: ${c(e.why)}
${m(s)}`};const t={hostname:e.value,display:E.pk(e.value),discoveryUrl:(0,K.jr)(E.cu(e.value)),tokenVariables:E.fK(e.value)},o=[c(t.hostname),...t.display===t.hostname?
[]:[`  shown as   ${c(t.display)}`],`  discovery  ${c(t.discoveryUrl)}`,...t.tokenVariables.map((d,a)=>`  ${a===0?"variable":"        "}   ${c(d)}`)];return{explained:{
input:n,...t,error:null,advice:s},rendered:`${o.join(`
`)}
${m(s)}`}}function L(n,e){const s=(0,C.vL)(n,e),t=(0,O.NM)(n,s,(0,C.rE)(n,e)),{kind:o}=s,d={host:null,namespace:null,name:null,system:null,subdirectory:null},a=(l,u={},f=null)=>({
explained:{input:n,kind:o,...d,...u,error:f,advice:t},rendered:`${c(n)} ${l}
${m(t)}`});switch(o){case"registry":{const{host:l,namespace:u,name:f,system:$,subdirectory:h}=s,y=h?`, directory ${c(h)}`:"";return a(`is module ${c(`${u}/${f}/${$}`)}\
 of registry ${l}${y}`,{host:l,namespace:u,name:f,system:$,subdirectory:h})}case"local":return a("is a local directory; no registry is used");case"remote":{const{
refusal:l,subdirectory:u}=s,f=l===null?"":`, which fails: ${c(l)}`;return a(`is downloaded without a registry${f}`,{subdirectory:u})}case"invalid":return a(i(s.
error,e),{},s.error)}}function A(n,e){const s=(0,B.mi)(n,e),t=(0,O.cr)(n),o=s.kind!=="invalid",{host:d,namespace:a,type:l}=o?s:{host:null,namespace:null,type:null},
u=o?null:s.error,f=u===null?`is provider ${c(`${a}/${l}`)} of registry ${d}`:i(u,e);return{explained:{input:n,host:d,namespace:a,type:l,error:u,advice:t},rendered:`${c(
n)} ${f}
${m(t)}`}}const i=(n,e)=>`is rejected by ${D.bB[e]}: ${c(n)}`,m=n=>n===null?"":`  help: ${c(n)}
`,c=n=>(0,v.RK)((0,j._U)(n));var p=r(4e3),g=r(5143),x=r(5799),W=r(7615);async function N(n,{credentials:e,configs:s,complaints:t,variables:o,redact:d}){const{clients:a,
findings:l,difference:u}=await e.find(n),f=[...l,...u===null?[]:[(0,x.hD)(u)],...t].map($=>{const{code:h,message:y,help:R}=$.problem;return{code:h,message:y,...R===
void 0?{}:{help:R},place:(0,x.Xd)($)}});return{clients:a.flatMap($=>w(n,$,s)),nearMisses:(0,E.Bz)(o,n,new Set([n])).map(({variable:$,why:h,write:y})=>({variable:$,
why:h,write:y})),problems:d([...new Map(f.map($=>[$.message,$])).values()])}}function w(n,{client:e,looks:s},t){return t.filter(o=>o.client===e).map(({files:o,forced:d})=>({
client:e,looks:s,files:o.map(({shown:a,state:l})=>({file:a,state:l})),hostBlock:d.find(a=>a.host===n)?.place??null}))}function V(n){return[...(0,W.G_)(n.clients).
flatMap(({clients:s,looks:t})=>[`  ${(0,p.eZ)(s)}: credentials sources, in order`,...t.map(({source:o,held:d},a)=>`    ${a+1}. ${(0,v.RK)(o)}: ${d}`)]),...F(n),
...n.nearMisses.map(({variable:s,why:t,write:o})=>`  near miss  ${(0,v.RK)(s)}: ${(0,v.RK)(t)}; rename it to ${(0,v.RK)(o)}`),...n.problems.flatMap(({code:s,message:t,
help:o,place:d})=>[`  ${d===null?"":`${(0,g.eo)(d)}: `}${s}: ${(0,v.RK)(t)}`,...o?[`    help: ${(0,v.RK)(o)}`]:[]])].map(s=>`${s}
`).join("")}function F({clients:n}){return(0,g.c1)(n,({files:s,hostBlock:t})=>JSON.stringify([s,t])).flatMap(s=>{const[{files:t,hostBlock:o}]=s,d=o===null?[]:[`${(0,g.
eo)(o)} has a host block for the host: its discovery document is not used`];return[...t.length===0?[]:[`  ${(0,p.eZ)(s.map(({client:a})=>a))}: CLI configuration`],
...[...t.map(({file:a,state:l})=>`${(0,v.RK)(a)}: ${l}`),...d].map(a=>`    ${a}`)]})}var G=r(2057),H=r(8416),J=r(5727),z=r(1460),X=r(5751),Z=r(1435);async function b(n,e){
const{program:s}=e,t={environment:s.env,directory:s.cwd(),wording:z.E},o=k(n,(0,X.s)(n.raw,t),e),d=n.output.format==="json";let a=!1;for(const l of n.texts)for await(const u of l===
"-"?(0,G.Dx)(s.stdin):[l]){const{explained:f,rendered:$}=await o(u);a||=f.error!==null;const h=f.error===null?"":Y(u,n.subject),y=(0,v.s$)(JSON.stringify(f,Q));
s.stdout.write(d?`${y}
`:`${$}${h}`)}return a?1:0}const Q=(n,e)=>typeof e=="string"&&n!=="input"&&e.includes("//")?(0,j._U)(e):e;function Y(n,e){const s=(0,J.e)(n);return s===null||s===
e?"":`  help: did you mean "explain ${s} ${(0,v.RK)((0,j._U)(n))}"?
`}function k({subject:n},e,s){const t=(0,H.L2)({setting:e.dialect,scan:null});switch(n){case"host":return q(e,t,s);case"module":return T(t.clients,L);case"provi\
der":return T(t.clients,A)}}function T(n,e){return async s=>{const t=n.map(l=>({client:l,...e(s,l)})),[o]=t;if(o===void 0)return e(s,"terraform");if(t.every(({rendered:l})=>l===
o.rendered)||t.every(({explained:l})=>l.error!==null))return o;const a=t.map(({client:l,rendered:u})=>`${D.bB[l]}: ${u}`);return{explained:o.explained,rendered:a.
join("")}}}function q(n,e,{program:{env:s,kill:t},secrets:o,stop:d}){const a=(0,Z.o)(n.cliConfig,e.clients,s),l={kill:t,learn:o.learn,stop:d.signal},u={...(0,U.
mQ)({...n,configs:a},s,l),variables:(0,M.w5)(s),redact:o.redact};return async f=>{const{explained:$,rendered:h}=S(f),{hostname:y}=$;if(y===null)return{explained:{
...$,credentials:null},rendered:h};const R=await N(y,u);return{explained:{...$,credentials:R},rendered:`${h}${V(R)}`}}}}),1460:((I,P,r)=>{r.d(P,{E:()=>j,W:()=>B});
var M=r(6760),U=r(5747),K=r(1831),O=r(8535),D=r(7773),E=r(7188);const C=new Set(D.f.flatMap(([,i])=>i.map(({name:m})=>m))),B=i=>i.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,c,p)=>C.has(c)?`\`--${c}${p===void 0?"":` ${p}`}\``:m).replaceAll("hostnames input","--hostnames"),j={isTerminal:!0,setting:i=>`--${i}`,missingPath:(i,m)=>{const[
c="",...p]=i.split("=");if(p.length>0&&L(c))return`"${c}=\u2026" does not exist in ${m}; did you mean --tokens?`;const g=S(i,m),x=g===null?"":`; did you mean ${g}\
?`;return`"${i}" does not exist in ${m}${x}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(i=>[i,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function S(i,m){const c=v.get(i)??(0,O.q)(i,E.bw);if(c!==null)return`"tf-disco ${c}"`;const p=(0,O.q)((0,M.basename)(i),(0,U.wX)(
(0,M.dirname)((0,M.resolve)(m,i))));if(p!==null)return`"${(0,M.join)((0,M.dirname)(i),p)}"`;const g=i.replace(/^https:\/\/|\/$/g,""),x=(0,K.Pv)(g);return x.ok&&
L(g)?`--hostnames ${x.value}`:null}const L=i=>i.includes(".")&&!A.test(i)&&(0,K.Pv)(i).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{_ as id,nn as ids,sn as modules};
