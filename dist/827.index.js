const un=827,mn=[827,460],hn={4827:((Q,P,t)=>{t.r(P),t.d(P,{listUsages:()=>cn,runCheck:()=>sn});var S=t(4391),C=t(2971),F=t(6309),R=t(7146);const T={min:40,max:100,
unknown:80};function I({columns:r},n){return r||Number(/^\d{1,4}$/.exec(n.COLUMNS??"")?.[0])||T.unknown}function L(r,n,e){const s=n==="auto"?D(r,e):n==="always",
u=Math.max(T.min,Math.min(I(r,e),T.max));return{colour:s,hyperlinks:s&&r.isTTY===!0&&(0,R.qt)(e),width:r.isTTY?u:Number.POSITIVE_INFINITY}}function D({isTTY:r},n){
return n.NO_COLOR||n.TERM==="dumb"&&!n.FORCE_COLOR?!1:n.FORCE_COLOR?n.FORCE_COLOR!=="0":r===!0}var p=t(3795),A=t(2057),N=t(6182),U=t(6763),v=t(8641),B=t(4421),a=t(
6174),M=t(1831),$=t(4120),E=t(8884);function*K(r,n){for(const e of r){const{kind:s,host:u,versions:l,place:d}=e,y=e.text===null?null:(0,a.Q)(e.text),{file:f,line:i,
column:o}=d,c=e.needs.map(({host:O,service:w,clients:h})=>({host:O,service:w,clients:h,skipped:n.get(O)?.code??null})),m={kind:s,host:u,text:y,file:f,line:i,column:o,
versions:l,needs:c};yield`${(0,v.s$)(JSON.stringify(m))}
`}}function*X(r,n,e,s){const u=Map.groupBy(n,({host:i})=>i),l=new Map,d=[];for(const i of r)for(const o of J(i)){const c=o===null?d:l.get(o);c===void 0&&o!==null?
l.set(o,[i]):c?.push(i)}let y=0;for(const[i,o]of l){const c=u.get(i)??[],m=e.get(i);m===void 0&&c.length>0&&(y+=1),yield*z([...V(i,c,m,s),...G(o,i,s),""])}d.length>
0&&(yield*z([(0,R.nI)("no registry","bold",s),...G(d,null,s),""]));const f=(0,$.px)(l.size,"registry host");yield`${l.size===0?"no registry host is used":`${y} \
of ${f} would be contacted`}
`}function*z(r){for(const n of r)yield`${(0,v.BP)(n)}
`}const J=({host:r,needs:n})=>new Set(n.length===0?[r]:n.map(e=>e.host));function V(r,n,e,s){const u=Map.groupBy(n,({clients:h})=>(0,$.wO)(h)),l=Array.from(u,([
h,g])=>`${g.map(({service:j})=>(0,v.RK)(j)).join(", ")} for ${h}`),d=l.length===0?"no service is required":l.join("; "),f=l.length>0&&e===void 0?d:`not contacte\
d; ${d}`,i=`${(0,v.RK)((0,M.nx)(r))}:`,o=(0,R.wW)({indent:0,label:i,style:"bold",text:f},s);if(e===void 0)return o;const{code:c,message:m,help:O}=e,w=[[c,m],...O===
void 0?[]:[["help",O]]];return[...o,...w.flatMap(([h="",g=""])=>(0,R.wW)({indent:2,label:`${h}:`,style:"dim",text:(0,v.RK)(g)},s))]}const Z=32;function G(r,n,e){
const s=r.map(f=>{const{kind:i,text:o,versions:c,place:m,needs:O}=f,w=O.filter(g=>g.host===n),h=[(0,v.RK)(o===null?"\u2013":(0,a.Q)(o)),c===null?"":(0,v.RK)(c)];
return{place:(0,E.R3)(m),kind:i.replaceAll("_"," "),what:h.filter(g=>g!=="").join(" "),services:[...new Set(w.map(({service:g})=>g))].map(g=>(0,v.RK)(g)).join("\
, ")}}),u=f=>f.reduce((i,{length:o})=>Math.max(i,o),0),l=Math.min(u(s.map(({place:f})=>f)),Z)+2,d=u(s.map(({kind:f})=>f)),y=new Set(s.map(({services:f})=>f)).size>
1;return s.flatMap(({place:f,kind:i,what:o,services:c})=>{const m=y&&c!==""?` (${c})`:"",O=`${i.padEnd(d)}  ${o}${m}`;return(0,R.wW)({indent:2,label:f,style:"di\
m",column:l,text:O},e)})}var k=t(8463),Y=t(7854),b=t(6215),W=t(1460),q=t(5751),_=t(2859),nn=t(5960),tn=t(6875);async function sn({raw:r,output:n},e){const{program:s,
secrets:u,loseOutput:l}=e,{stdout:d,stderr:y,env:f}=s,{settings:i,verdict:o,context:c}=await on(r,n,e),O={...{...L(d,n.color,f),withFlags:W.W},context:c,isQuiet:n.
isQuiet};try{const h=n.format==="json";await(0,A.yy)(d,h?(0,N.h)(o,c):(0,B.S5)(o,O))}catch(h){l(u.redact((0,F.A3)(h)))}const{report:w}=i;for(const h of await(0,k.
t)(w,{verdict:o,context:c},s.cwd()))y.write(`tf-disco: ${h}
`);return o.passed?0:1}async function on(r,n,e){const{program:s,secrets:u,stop:l}=e,d=en(n,e);try{return await(0,S.z6)(r,{environment:s.env,directory:s.cwd(),wording:W.
OF_FLAGS,isFork:!1,stop:l,startTimer:tn.I,progress:d.show,changes:rn,secrets:u,kill:s.kill})}finally{d.end()}}function en({isQuiet:r},{program:n,secrets:e}){const{
stderr:s,env:u}=n,l=d=>{s.write(e.redact(d))};return r?p.qY:s.isTTY?(0,p.XP)(l,I(s,u),p.Si):(0,p.fN)(d=>l(`${d}
`),p.Si)}async function rn(){return{kind:"all",why:"there is no pull request"}}async function cn({raw:r,output:n},{program:e,secrets:{redact:s},stop:u}){const{stdout:l,
stderr:d,env:y}=e,f=e.cwd(),i={environment:y,directory:f,wording:W.OF_FLAGS,stop:u,progress:()=>{}},o=await(0,q.readSettings)(r,i),c=await(0,b.S)(o,i),m=await(0,S.
IZ)(o,c,i),O=(0,Y.sw)(c.usages,m.clients),{usages:w,remarks:h}=await(0,C.jK)(O,o,m,{...i,scanned:{...o,...c}}),g=(0,_.C)(o,w,m.clients),j=(0,nn.e)(g,o,m),an=n.format===
"json"?K(w,j):X(w,g,j,{...L(l,n.color,y),withFlags:W.W}),ln=(0,S.wX)(g);await(0,A.yy)(l,an.map(x=>s(x,ln))),c.isEmpty&&d.write(`tf-disco: found no Terraform or \
OpenTofu files
`);const dn=(0,Y.vH)(c.notes,m.clients).map(({problem:x,place:H})=>`${(0,v.RK)(H.file)}:${H.line}: ${x.code}: ${(0,v.RK)(x.message)}
`),fn=(0,U.q)(h).map(x=>`${(0,v.RK)(x)}
`);return await(0,A.yy)(d,s([...new Set(dn),...fn])),0}}),1460:((Q,P,t)=>{t.d(P,{OF_FLAGS:()=>p,W:()=>D});var S=t(3024),C=t(6760),F=t(1831),R=t(8535),T=t(3557),
I=t(7188);const L=new Set(T.f.flatMap(([,a])=>a.map(({name:M})=>M))),D=a=>a.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(M,$,E)=>L.has($)?`\`--${$}${E===void 0?
"":` ${E}`}\``:M).replaceAll("hostnames input","--hostnames"),p={setting:a=>`--${a}`,missingPath:(a,M)=>{const $=N(a,M),E=$===null?"":`; did you mean ${$}?`;return`\
"${a}" does not exist in ${M}${E}`}},A=new Map([...["init","lint","run","scan","test","validate"].map(a=>[a,"check"]),["hosts","usages"],["list","usages"],["ver\
sion","--version"]]);function N(a,M){const $=A.get(a)??(0,R.q)(a,I.bw);if($!==null)return`"tf-disco ${$}"`;const E=(0,R.q)((0,C.basename)(a),B((0,C.dirname)((0,C.
resolve)(M,a))));if(E!==null)return`"${(0,C.join)((0,C.dirname)(a),E)}"`;const K=(0,F.Pv)(a.replace(/^https:\/\/|\/$/g,""));return!K.ok||!a.includes(".")||U.test(
a)?null:`--hostnames ${(0,F.nx)(K.value)}`}const U=/\.(?:tf|tofu|hcl|json|tfvars)$/,v=1e3;function B(a){try{return(0,S.readdirSync)(a).slice(0,v)}catch{return[]}}})};export{un as id,mn as ids,hn as modules};
