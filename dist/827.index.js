const un=827,mn=[827,460],hn={4827:((J,I,t)=>{t.r(I),t.d(I,{listUsages:()=>cn,runCheck:()=>sn});var L=t(4391),p=t(2971),T=t(6309),R=t(7146);const A={min:40,max:100,
unknown:80};function K({columns:i},n){return i||Number(/^\d{1,4}$/.exec(n.COLUMNS??"")?.[0])||A.unknown}function W(i,n,e){const s=n==="auto"?B(i,e):n==="always",
u=Math.max(A.min,Math.min(K(i,e),A.max));return{colour:s,hyperlinks:s&&i.isTTY===!0&&(0,R.qt)(e),width:i.isTTY?u:Number.POSITIVE_INFINITY}}function B({isTTY:i},n){
return n.NO_COLOR||n.TERM==="dumb"&&!n.FORCE_COLOR?!1:n.FORCE_COLOR?n.FORCE_COLOR!=="0":i===!0}var C=t(3795),F=t(2057),z=t(6182),j=t(6763),v=t(8641),G=t(4421),D=t(
6174),c=t(1831),$=t(4120),M=t(8884);function*E(i,n){for(const e of i){const{kind:s,host:u,versions:l,place:d}=e,y=e.text===null?null:(0,D.Q)(e.text),{file:f,line:r,
column:o}=d,a=e.needs.map(({host:O,service:w,clients:h})=>({host:O,service:w,clients:h,skipped:n.get(O)?.code??null})),m={kind:s,host:u,text:y,file:f,line:r,column:o,
versions:l,needs:a};yield`${(0,v.s$)(JSON.stringify(m))}
`}}function*x(i,n,e,s){const u=Map.groupBy(n,({host:r})=>r),l=new Map,d=[];for(const r of i)for(const o of V(r)){const a=o===null?d:l.get(o);a===void 0&&o!==null?
l.set(o,[r]):a?.push(r)}let y=0;for(const[r,o]of l){const a=u.get(r)??[],m=e.get(r);m===void 0&&a.length>0&&(y+=1),yield*P([...Z(r,a,m,s),...H(o,r,s),""])}d.length>
0&&(yield*P([(0,R.nI)("no registry","bold",s),...H(d,null,s),""]));const f=(0,$.px)(l.size,"registry host");yield`${l.size===0?"no registry host is used":`${y} \
of ${f} would be contacted`}
`}function*P(i){for(const n of i)yield`${(0,v.BP)(n)}
`}const V=({host:i,needs:n})=>new Set(n.length===0?[i]:n.map(e=>e.host));function Z(i,n,e,s){const u=Map.groupBy(n,({clients:h})=>(0,$.wO)(h)),l=Array.from(u,([
h,g])=>`${g.map(({service:U})=>(0,v.RK)(U)).join(", ")} for ${h}`),d=l.length===0?"no service is required":l.join("; "),f=l.length>0&&e===void 0?d:`not contacte\
d; ${d}`,r=`${(0,v.RK)((0,c.nx)(i))}:`,o=(0,R.wW)({indent:0,label:r,style:"bold",text:f},s);if(e===void 0)return o;const{code:a,message:m,help:O}=e,w=[[a,m],...O===
void 0?[]:[["help",O]]];return[...o,...w.flatMap(([h="",g=""])=>(0,R.wW)({indent:2,label:`${h}:`,style:"dim",text:(0,v.RK)(g)},s))]}const k=32;function H(i,n,e){
const s=i.map(f=>{const{kind:r,text:o,versions:a,place:m,needs:O}=f,w=O.filter(g=>g.host===n),h=[(0,v.RK)(o===null?"\u2013":(0,D.Q)(o)),a===null?"":(0,v.RK)(a)];
return{place:(0,M.R3)(m),kind:r.replaceAll("_"," "),what:h.filter(g=>g!=="").join(" "),services:[...new Set(w.map(({service:g})=>g))].map(g=>(0,v.RK)(g)).join("\
, ")}}),u=f=>f.reduce((r,{length:o})=>Math.max(r,o),0),l=Math.min(u(s.map(({place:f})=>f)),k)+2,d=u(s.map(({kind:f})=>f)),y=new Set(s.map(({services:f})=>f)).size>
1;return s.flatMap(({place:f,kind:r,what:o,services:a})=>{const m=y&&a!==""?` (${a})`:"",O=`${r.padEnd(d)}  ${o}${m}`;return(0,R.wW)({indent:2,label:f,style:"di\
m",column:l,text:O},e)})}var b=t(8463),Q=t(7854),Y=t(6215),N=t(1460),q=t(5751),_=t(2859),nn=t(5960),tn=t(6875);async function sn({raw:i,output:n},e){const{program:s,
secrets:u,loseOutput:l}=e,{stdout:d,stderr:y,env:f}=s,{settings:r,verdict:o,context:a}=await on(i,n,e),O={...{...W(d,n.color,f),withFlags:N.W},context:a,isQuiet:n.
isQuiet};try{const h=n.format==="json";await(0,F.yy)(d,h?(0,z.h)(o,a):(0,G.S5)(o,O))}catch(h){l(u.redact((0,T.A3)(h)))}const{report:w}=r;for(const h of await(0,b.
t)(w,{verdict:o,context:a},s.cwd()))y.write(`tf-disco: ${h}
`);return o.passed?0:1}async function on(i,n,e){const{program:s,secrets:u,stop:l}=e,d=en(n,e);try{return await(0,L.z6)(i,{environment:s.env,directory:s.cwd(),wording:N.
OF_FLAGS,isFork:!1,stop:l,startTimer:tn.I,progress:d.show,changes:rn,secrets:u,kill:s.kill})}finally{d.end()}}function en({isQuiet:i},{program:n,secrets:e}){const{
stderr:s,env:u}=n,l=d=>{s.write(e.redact(d))};return i?C.qY:s.isTTY?(0,C.XP)(l,K(s,u),C.Si):(0,C.fN)(d=>l(`${d}
`),C.Si)}async function rn(){return{kind:"all",why:"there is no pull request"}}async function cn({raw:i,output:n},{program:e,secrets:{redact:s},stop:u}){const{stdout:l,
stderr:d,env:y}=e,f=e.cwd(),r={environment:y,directory:f,wording:N.OF_FLAGS,stop:u,progress:()=>{}},o=await(0,q.readSettings)(i,r),a=await(0,Y.SQ)(o,r),m=await(0,Y.
IZ)(o,a,r),O=(0,Q.sw)(a.usages,m.clients),{usages:w,remarks:h}=await(0,p.jK)(O,o,m,{...r,scanned:{...o,...a}}),g=(0,_.C)(o,w,m.clients),U=(0,nn.e)(g,o,m),an=n.format===
"json"?E(w,U):x(w,g,U,{...W(l,n.color,y),withFlags:N.W}),ln=(0,L.wX)(g);await(0,F.yy)(l,an.map(S=>s(S,ln))),a.isEmpty&&d.write(`tf-disco: found no Terraform or \
OpenTofu files
`);const dn=(0,Q.vH)(a.notes,m.clients).map(({problem:S,place:X})=>`${(0,v.RK)(X.file)}:${X.line}: ${S.code}: ${(0,v.RK)(S.message)}
`),fn=(0,j.q)(h).map(S=>`${(0,v.RK)(S)}
`);return await(0,F.yy)(d,s([...new Set(dn),...fn])),0}}),1460:((J,I,t)=>{t.d(I,{OF_FLAGS:()=>C,W:()=>B});var L=t(3024),p=t(6760),T=t(1831),R=t(8535),A=t(4844),
K=t(7188);const W=new Set(A.f.flatMap(([,c])=>c.map(({name:$})=>$))),B=c=>c.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,($,M,E)=>W.has(M)?`\`--${M}${E===void 0?
"":` ${E}`}\``:$).replaceAll("hostnames input","--hostnames"),C={setting:c=>`--${c}`,missingPath:(c,$)=>{const[M="",...E]=c.split("=");if(E.length>0&&j(M))return`\
"${M}=\u2026" does not exist in ${$}; did you mean --tokens?`;const x=z(c,$),P=x===null?"":`; did you mean ${x}?`;return`"${c}" does not exist in ${$}${P}`}},F=new Map(
[...["init","lint","run","scan","test","validate"].map(c=>[c,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function z(c,$){const M=F.
get(c)??(0,R.q)(c,K.bw);if(M!==null)return`"tf-disco ${M}"`;const E=(0,R.q)((0,p.basename)(c),D((0,p.dirname)((0,p.resolve)($,c))));if(E!==null)return`"${(0,p.join)(
(0,p.dirname)(c),E)}"`;const x=c.replace(/^https:\/\/|\/$/g,""),P=(0,T.Pv)(x);return P.ok&&j(x)?`--hostnames ${(0,T.nx)(P.value)}`:null}const j=c=>c.includes(".")&&
!v.test(c)&&(0,T.Pv)(c).ok,v=/\.(?:tf|tofu|hcl|json|tfvars)$/,G=1e3;function D(c){try{return(0,L.readdirSync)(c).slice(0,G)}catch{return[]}}})};export{un as id,mn as ids,hn as modules};
