const en=340,tn=[340],on={6340:((N,R,o)=>{o.r(R),o.d(R,{explain:()=>Y});var O=o(4883),U=o(4977),K=o(4283),j=o(3229),D=o(1064),E=o(1831),C=o(5011),B=o(1022),P=o(
9587),v=o(8820);function S(n){const t=E.Pv(n),s=(0,j.L6)(n);if(!t.ok){const d={hostname:null,discoveryUrl:null,tokenVariables:[]},i=E.WV(n);return{explained:{input:n,
...d,display:i,error:t.why,advice:s},rendered:`${c(`${n} is not a hostname: ${t.why}`)}
${f(s)}`}}const e={hostname:t.value,display:E.pk(t.value),discoveryUrl:(0,K.jr)(E.cu(t.value)),tokenVariables:E.fK(t.value)},a=[c(e.hostname),...e.display===e.hostname?
[]:[`  shown as   ${c(e.display)}`],`  discovery  ${c(e.discoveryUrl)}`,...e.tokenVariables.map((d,i)=>`  ${i===0?"variable":"        "}   ${c(d)}`)];return{explained:{
input:n,...e,error:null,advice:s},rendered:`${a.join(`
`)}
${f(s)}`}}function L(n,t){const s=(0,C.vL)(n,t),e=(0,j.NM)(n,s,(0,C.rE)(n,t)),{kind:a}=s,d={host:null,namespace:null,name:null,system:null,subdirectory:null},i=(r,u={},m=null)=>({
explained:{input:n,kind:a,...d,...u,error:m,advice:e},rendered:`${c(n)} ${r}
${f(e)}`});switch(a){case"registry":{const{host:r,namespace:u,name:m,system:y,subdirectory:$}=s,h=$?`, directory ${c($)}`:"";return i(`is module ${c(`${u}/${m}/${y}`)}\
 of registry ${r}${h}`,{host:r,namespace:u,name:m,system:y,subdirectory:$})}case"local":return i("is a local directory; no registry is used");case"remote":{const{
refusal:r,subdirectory:u}=s,m=r===null?"":`, which fails: ${c(r)}`;return i(`is downloaded without a registry${m}`,{subdirectory:u})}case"invalid":return i(l(s.
error,t),{},s.error)}}function A(n,t){const s=(0,B.mi)(n,t),e=(0,j.cr)(n),a=s.kind!=="invalid",{host:d,namespace:i,type:r}=a?s:{host:null,namespace:null,type:null},
u=a?null:s.error,m=u===null?`is provider ${c(`${i}/${r}`)} of registry ${d}`:l(u,t);return{explained:{input:n,host:d,namespace:i,type:r,error:u,advice:e},rendered:`${c(
n)} ${m}
${f(e)}`}}const l=(n,t)=>`is rejected by ${D.bB[t]}: ${c(n)}`,f=n=>n===null?"":`  help: ${c(n)}
`,c=n=>(0,v.RK)((0,P._U)(n));var p=o(4e3),M=o(2370),x=o(5143),w=o(5799),V=o(7615);async function F(n,{credentials:t,configs:s,complaints:e,variables:a,redact:d}){
const{clients:i,findings:r,difference:u}=await t.find(n),m=u===null?[]:[(0,M.kH)(u)],y=[...r,...m,...e].map($=>{const{message:h,help:g}=(0,w.ag)($.problem),T=(0,M.
Xd)($);return{code:$.problem.code,message:h,...g!==null&&{help:g},place:T}});return{clients:i.flatMap(({client:$,looks:h})=>s.filter(g=>g.client===$).map(({files:g,
forced:T})=>({client:$,looks:h,files:g.map(({shown:I,state:sn})=>({file:I,state:sn})),hostBlock:T.find(I=>I.host===n)?.place??null}))),nearMisses:(0,E.Bz)(a,n,new Set(
[n])).map(({isParent:$,...h})=>h),problems:d([...new Map(y.map($=>[$.message,$])).values()])}}function H(n){return[...(0,V.G_)(n.clients).flatMap(({clients:s,looks:e})=>[
`  ${(0,p.eZ)(s)}: credentials sources, in order`,...e.map(({source:a,held:d},i)=>`    ${i+1}. ${(0,v.RK)(a)}: ${d}`)]),...G(n),...n.nearMisses.map(({variable:s,
why:e,write:a})=>`  near miss  ${(0,v.RK)(s)}: ${(0,v.RK)(e)}; rename it to ${(0,v.RK)(a)}`),...n.problems.flatMap(({code:s,message:e,help:a,place:d})=>[`  ${d===
null?"":`${(0,x.eo)(d)}: `}${s}: ${(0,v.RK)(e)}`,...a?[`    help: ${(0,v.RK)(a)}`]:[]])].map(s=>`${s}
`).join("")}function G({clients:n}){return(0,x.c1)(n,({files:s,hostBlock:e})=>JSON.stringify([s,e])).flatMap(s=>{const[{files:e,hostBlock:a}]=s,d=(0,p.eZ)(s.map(
({client:r})=>r));return[...e.length===0?[]:[`  ${d}: CLI configuration`],...e.map(({file:r,state:u})=>`    ${(0,v.RK)(r)}: ${u}`),...a===null?[]:[`    ${(0,x.eo)(
a)} has a host block for the host: its discovery document is not used`]]})}var J=o(2057),b=o(8416),z=o(5727),X=o(1460),Z=o(345),Q=o(3408);async function Y(n,t){
const{program:s}=t,e={environment:s.env,directory:s.cwd(),wording:X.E},a=_(n,(0,Z.s)(n.raw,e),t),d=n.output.format==="json";let i=!1;for(const r of n.texts)for await(const u of r===
"-"?(0,J.Dx)(s.stdin):[r]){const{explained:m,rendered:y}=await a(u);i||=m.error!==null;const $=m.error===null?"":q(u,n.subject),h=(0,v.s$)(JSON.stringify(m,k));
s.stdout.write(d?`${h}
`:`${y}${$}`)}return i?1:0}const k=(n,t)=>typeof t=="string"&&n!=="input"&&t.includes("//")?(0,P._U)(t):t;function q(n,t){const s=(0,z.e)(n);return s===null||s===
t?"":`  help: did you mean "explain ${s} ${(0,v.RK)((0,P._U)(n))}"?
`}function _({subject:n},t,s){const e=(0,b.L2)({setting:t.dialect,scan:null});switch(n){case"host":return nn(t,e,s);case"module":return W(e.clients,L);case"prov\
ider":return W(e.clients,A)}}function W(n,t){return async s=>{const e=n.map(r=>({client:r,...t(s,r)})),[a]=e;if(a===void 0)return t(s,"terraform");if(e.every(({
rendered:r})=>r===a.rendered)||e.every(({explained:r})=>r.error!==null))return a;const i=e.map(({client:r,rendered:u})=>`${D.bB[r]}: ${u}`);return{explained:a.explained,
rendered:i.join("")}}}function nn(n,t,{program:{env:s,kill:e},secrets:a,stop:d}){const i=(0,Q.o)(n.cliConfig,t.clients,s),r={kill:e,learn:a.learn,stop:d.signal},
u={...(0,U.mQ)({...n,configs:i},s,r),variables:(0,O.w5)(s),redact:a.redact};return async m=>{const{explained:y,rendered:$}=S(m),{hostname:h}=y;if(h===null)return{
explained:{...y,credentials:null},rendered:$};const g=await F(h,u);return{explained:{...y,credentials:g},rendered:`${$}${H(g)}`}}}}),1460:((N,R,o)=>{o.d(R,{E:()=>P,
W:()=>B});var O=o(6760),U=o(5747),K=o(1831),j=o(8535),D=o(7773),E=o(7188);const C=new Set(D.f.flatMap(([,l])=>l.map(({name:f})=>f))),B=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(f,c,p)=>C.has(c)?`\`--${c}${p===void 0?"":` ${p}`}\``:f).replaceAll("hostnames input","--hostnames"),P={isTerminal:!0,setting:l=>`--${l}`,missingPath:(l,f)=>{const[
c="",...p]=l.split("=");if(p.length>0&&L(c))return`"${c}=\u2026" does not exist in ${f}; did you mean --tokens?`;const M=S(l,f),x=M===null?"":`; did you mean ${M}\
?`;return`"${l}" does not exist in ${f}${x}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function S(l,f){const c=v.get(l)??(0,j.q)(l,E.bw);if(c!==null)return`"tf-disco ${c}"`;const p=(0,j.q)((0,O.basename)(l),(0,U.wX)(
(0,O.dirname)((0,O.resolve)(f,l))));if(p!==null)return`"${(0,O.join)((0,O.dirname)(l),p)}"`;const M=l.replace(/^https:\/\/|\/$/g,""),x=(0,K.Pv)(M);return x.ok&&
L(M)?`--hostnames ${x.value}`:null}const L=l=>l.includes(".")&&!A.test(l)&&(0,K.Pv)(l).ok,A=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{en as id,tn as ids,on as modules};
