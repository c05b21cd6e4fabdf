const sn=340,en=[340],tn={6340:((N,R,o)=>{o.r(R),o.d(R,{explain:()=>Q});var O=o(4883),B=o(4977),K=o(4283),j=o(3229),D=o(1064),g=o(1831),C=o(5011),S=o(1022),P=o(
9587),v=o(8820);function A(n){const t=g.Pv(n),s=(0,j.L6)(n);if(!t.ok){const d={hostname:null,discoveryUrl:null,tokenVariables:[]},i=g.WV(n);return{explained:{input:n,
...d,display:i,error:t.why,advice:s},rendered:`${c(`${n} is not a hostname: ${t.why}`)}
${m(s)}`}}const e={hostname:t.value,display:g.pk(t.value),discoveryUrl:(0,K.jr)(g.cu(t.value)),tokenVariables:g.fK(t.value)},a=[c(e.hostname),...e.display===e.hostname?
[]:[`  shown as   ${c(e.display)}`],`  discovery  ${c(e.discoveryUrl)}`,...e.tokenVariables.map((d,i)=>`  ${i===0?"variable":"        "}   ${c(d)}`)];return{explained:{
input:n,...e,error:null,advice:s},rendered:`${a.join(`
`)}
${m(s)}`}}function L(n,t){const s=(0,C.vL)(n,t),e=(0,j.NM)(n,s,(0,C.rE)(n,t)),{kind:a}=s,d={host:null,namespace:null,name:null,system:null,subdirectory:null},i=(r,u={},f=null)=>({
explained:{input:n,kind:a,...d,...u,error:f,advice:e},rendered:`${c(n)} ${r}
${m(e)}`});switch(a){case"registry":{const{host:r,namespace:u,name:f,system:y,subdirectory:$}=s,h=$?`, directory ${c($)}`:"";return i(`is module ${c(`${u}/${f}/${y}`)}\
 of registry ${r}${h}`,{host:r,namespace:u,name:f,system:y,subdirectory:$})}case"local":return i("is a local directory; no registry is used");case"remote":{const{
refusal:r,subdirectory:u}=s,f=r===null?"":`, which fails: ${c(r)}`;return i(`is downloaded without a registry${f}`,{subdirectory:u})}case"invalid":return i(l(s.
error,t),{},s.error)}}function T(n,t){const s=(0,S.mi)(n,t),e=(0,j.cr)(n),a=s.kind!=="invalid",{host:d,namespace:i,type:r}=a?s:{host:null,namespace:null,type:null},
u=a?null:s.error,f=u===null?`is provider ${c(`${i}/${r}`)} of registry ${d}`:l(u,t);return{explained:{input:n,host:d,namespace:i,type:r,error:u,advice:e},rendered:`${c(
n)} ${f}
${m(e)}`}}const l=(n,t)=>`is rejected by ${D.bB[t]}: ${c(n)}`,m=n=>n===null?"":`  help: ${c(n)}
`,c=n=>(0,v.RK)((0,P._U)(n));var p=o(4e3),E=o(2370),M=o(5143),w=o(7615);async function V(n,{credentials:t,configs:s,complaints:e,variables:a,redact:d}){const{clients:i,
findings:r,difference:u}=await t.find(n),f=u===null?[]:[(0,E.kH)(u)],y=[...r,...f,...e].map($=>{const{code:h,message:x,help:U}=$.problem;return{code:h,message:x,
...U!==void 0&&{help:U},place:(0,E.Xd)($)}});return{clients:i.flatMap(({client:$,looks:h})=>s.filter(x=>x.client===$).map(({files:x,forced:U})=>({client:$,looks:h,
files:x.map(({shown:I,state:nn})=>({file:I,state:nn})),hostBlock:U.find(I=>I.host===n)?.place??null}))),nearMisses:(0,g.Bz)(a,n,new Set([n])).map(({isParent:$,...h})=>h),
problems:d([...new Map(y.map($=>[$.message,$])).values()])}}function F(n){return[...(0,w.G_)(n.clients).flatMap(({clients:s,looks:e})=>[`  ${(0,p.eZ)(s)}: crede\
ntials sources, in order`,...e.map(({source:a,held:d},i)=>`    ${i+1}. ${(0,v.RK)(a)}: ${d}`)]),...H(n),...n.nearMisses.map(({variable:s,why:e,write:a})=>`  nea\
r miss  ${(0,v.RK)(s)}: ${(0,v.RK)(e)}; rename it to ${(0,v.RK)(a)}`),...n.problems.flatMap(({code:s,message:e,help:a,place:d})=>[`  ${d===null?"":`${(0,M.eo)(d)}\
: `}${s}: ${(0,v.RK)(e)}`,...a?[`    help: ${(0,v.RK)(a)}`]:[]])].map(s=>`${s}
`).join("")}function H({clients:n}){return(0,M.c1)(n,({files:s,hostBlock:e})=>JSON.stringify([s,e])).flatMap(s=>{const[{files:e,hostBlock:a}]=s,d=(0,p.eZ)(s.map(
({client:r})=>r));return[...e.length===0?[]:[`  ${d}: CLI configuration`],...e.map(({file:r,state:u})=>`    ${(0,v.RK)(r)}: ${u}`),...a===null?[]:[`    ${(0,M.eo)(
a)} has a host block for the host: its discovery document is not used`]]})}var G=o(2057),J=o(8416),z=o(5727),X=o(1460),Z=o(345),b=o(3408);async function Q(n,t){
const{program:s}=t,e={environment:s.env,directory:s.cwd(),wording:X.E},a=q(n,(0,Z.s)(n.raw,e),t),d=n.output.format==="json";let i=!1;for(const r of n.texts)for await(const u of r===
"-"?(0,G.Dx)(s.stdin):[r]){const{explained:f,rendered:y}=await a(u);i||=f.error!==null;const $=f.error===null?"":k(u,n.subject),h=(0,v.s$)(JSON.stringify(f,Y));
s.stdout.write(d?`${h}
`:`${y}${$}`)}return i?1:0}const Y=(n,t)=>typeof t=="string"&&n!=="input"&&t.includes("//")?(0,P._U)(t):t;function k(n,t){const s=(0,z.e)(n);return s===null||s===
t?"":`  help: did you mean "explain ${s} ${(0,v.RK)((0,P._U)(n))}"?
`}function q({subject:n},t,s){const e=(0,J.L2)({setting:t.dialect,scan:null});switch(n){case"host":return _(t,e,s);case"module":return W(e.clients,L);case"provi\
der":return W(e.clients,T)}}function W(n,t){return async s=>{const e=n.map(r=>({client:r,...t(s,r)})),[a]=e;if(a===void 0)return t(s,"terraform");if(e.every(({rendered:r})=>r===
a.rendered)||e.every(({explained:r})=>r.error!==null))return a;const i=e.map(({client:r,rendered:u})=>`${D.bB[r]}: ${u}`);return{explained:a.explained,rendered:i.
join("")}}}function _(n,t,{program:{env:s,kill:e},secrets:a,stop:d}){const i=(0,b.o)(n.cliConfig,t.clients,s),r={kill:e,learn:a.learn,stop:d.signal},u={...(0,B.
mQ)({...n,configs:i},s,r),variables:(0,O.w5)(s),redact:a.redact};return async f=>{const{explained:y,rendered:$}=A(f),{hostname:h}=y;if(h===null)return{explained:{
...y,credentials:null},rendered:$};const x=await V(h,u);return{explained:{...y,credentials:x},rendered:`${$}${F(x)}`}}}}),1460:((N,R,o)=>{o.d(R,{E:()=>P,W:()=>S});
var O=o(6760),B=o(5747),K=o(1831),j=o(8535),D=o(7773),g=o(7188);const C=new Set(D.f.flatMap(([,l])=>l.map(({name:m})=>m))),S=l=>l.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,
(m,c,p)=>C.has(c)?`\`--${c}${p===void 0?"":` ${p}`}\``:m).replaceAll("hostnames input","--hostnames"),P={isTerminal:!0,setting:l=>`--${l}`,missingPath:(l,m)=>{const[
c="",...p]=l.split("=");if(p.length>0&&L(c))return`"${c}=\u2026" does not exist in ${m}; did you mean --tokens?`;const E=A(l,m),M=E===null?"":`; did you mean ${E}\
?`;return`"${l}" does not exist in ${m}${M}`}},v=new Map([...["init","lint","run","scan","test","validate"].map(l=>[l,"check"]),["hosts","usages"],["list","usag\
es"],["version","--version"]]);function A(l,m){const c=v.get(l)??(0,j.q)(l,g.bw);if(c!==null)return`"tf-disco ${c}"`;const p=(0,j.q)((0,O.basename)(l),(0,B.wX)(
(0,O.dirname)((0,O.resolve)(m,l))));if(p!==null)return`"${(0,O.join)((0,O.dirname)(l),p)}"`;const E=l.replace(/^https:\/\/|\/$/g,""),M=(0,K.Pv)(E);return M.ok&&
L(E)?`--hostnames ${M.value}`:null}const L=l=>l.includes(".")&&!T.test(l)&&(0,K.Pv)(l).ok,T=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{sn as id,en as ids,tn as modules};
