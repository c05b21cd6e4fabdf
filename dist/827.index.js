const mn=827,hn=[827,460],gn={4827:((V,I,t)=>{t.r(I),t.d(I,{listUsages:()=>an,runCheck:()=>on});var L=t(4391),R=t(2971),T=t(6309),K=t(4690),p=t(7146);const A={min:40,
max:100,unknown:80};function W({columns:i},n){return i||Number(/^\d{1,4}$/.exec(n.COLUMNS??"")?.[0])||A.unknown}function j(i,n,e){const s=n==="auto"?B(i,e):n===
"always",u=Math.max(A.min,Math.min(W(i,e),A.max));return{colour:s,hyperlinks:s&&i.isTTY===!0&&(0,p.qt)(e),width:i.isTTY?u:Number.POSITIVE_INFINITY}}function B({
isTTY:i},n){return n.NO_COLOR||n.TERM==="dumb"&&!n.FORCE_COLOR?!1:n.FORCE_COLOR?n.FORCE_COLOR!=="0":i===!0}var C=t(3795),F=t(2057),D=t(6182),z=t(6763),v=t(8641),
G=t(4421),r=t(6174),y=t(1831),w=t(4120),E=t(8884);function*x(i,n){for(const e of i){const{kind:s,host:u,versions:l,place:d}=e,$=e.text===null?null:(0,r.Q)(e.text),
{file:f,line:c,column:o}=d,a=e.needs.map(({host:O,service:M,clients:h})=>({host:O,service:M,clients:h,skipped:n.get(O)?.code??null})),m={kind:s,host:u,text:$,file:f,
line:c,column:o,versions:l,needs:a};yield`${(0,v.s$)(JSON.stringify(m))}
`}}function*P(i,n,e,s){const u=Map.groupBy(n,({host:c})=>c),l=new Map,d=[];for(const c of i)for(const o of Z(c)){const a=o===null?d:l.get(o);a===void 0&&o!==null?
l.set(o,[c]):a?.push(c)}let $=0;for(const[c,o]of l){const a=u.get(c)??[],m=e.get(c);m===void 0&&a.length>0&&($+=1),yield*H([...k(c,a,m,s),...Q(o,c,s),""])}d.length>
0&&(yield*H([(0,p.nI)("no registry","bold",s),...Q(d,null,s),""]));const f=(0,w.px)(l.size,"registry host");yield`${l.size===0?"no registry host is used":`${$} \
of ${f} would be contacted`}
`}function*H(i){for(const n of i)yield`${(0,v.BP)(n)}
`}const Z=({host:i,needs:n})=>new Set(n.length===0?[i]:n.map(e=>e.host));function k(i,n,e,s){const u=Map.groupBy(n,({clients:h})=>(0,w.wO)(h)),l=Array.from(u,([
h,g])=>`${g.map(({service:U})=>(0,v.RK)(U)).join(", ")} for ${h}`),d=l.length===0?"no service is required":l.join("; "),f=l.length>0&&e===void 0?d:`not contacte\
d; ${d}`,c=`${(0,v.RK)((0,y.nx)(i))}:`,o=(0,p.wW)({indent:0,label:c,style:"bold",text:f},s);if(e===void 0)return o;const{code:a,message:m,help:O}=e,M=[[a,m],...O===
void 0?[]:[["help",O]]];return[...o,...M.flatMap(([h="",g=""])=>(0,p.wW)({indent:2,label:`${h}:`,style:"dim",text:(0,v.RK)(g)},s))]}const b=32;function Q(i,n,e){
const s=i.map(f=>{const{kind:c,text:o,versions:a,place:m,needs:O}=f,M=O.filter(g=>g.host===n),h=[(0,v.RK)(o===null?"\u2013":(0,r.Q)(o)),a===null?"":(0,v.RK)(a)];
return{place:(0,E.R3)(m),kind:c.replaceAll("_"," "),what:h.filter(g=>g!=="").join(" "),services:[...new Set(M.map(({service:g})=>g))].map(g=>(0,v.RK)(g)).join("\
, ")}}),u=f=>f.reduce((c,{length:o})=>Math.max(c,o),0),l=Math.min(u(s.map(({place:f})=>f)),b)+2,d=u(s.map(({kind:f})=>f)),$=new Set(s.map(({services:f})=>f)).size>
1;return s.flatMap(({place:f,kind:c,what:o,services:a})=>{const m=$&&a!==""?` (${a})`:"",O=`${c.padEnd(d)}  ${o}${m}`;return(0,p.wW)({indent:2,label:f,style:"di\
m",column:l,text:O},e)})}var q=t(8463),Y=t(7854),X=t(1858),N=t(1460),_=t(5751),nn=t(2859),tn=t(5960),sn=t(6875);async function on({raw:i,output:n},e){const{program:s,
secrets:u,loseOutput:l}=e,{stdout:d,stderr:$,env:f}=s,{settings:c,verdict:o,context:a}=await en(i,n,e),O={...{...j(d,n.color,f),withFlags:N.W},context:a,isQuiet:n.
isQuiet};try{const h=n.format==="json";await(0,F.yy)(d,h?(0,D.h)(o,a):(0,G.S5)(o,O))}catch(h){l(u.redact((0,T.A3)(h)))}const{report:M}=c;for(const h of await(0,q.
t)(M,{verdict:o,context:a},s.cwd()))$.write(`tf-disco: ${h}
`);return o.passed?0:1}async function en(i,n,e){const{program:s,secrets:u,stop:l}=e,d=rn(n,e);try{return await(0,L.z6)(i,{environment:s.env,directory:s.cwd(),wording:N.
OF_FLAGS,isFork:!1,stop:l,startTimer:sn.I,now:(0,K.i)(s),progress:d.show,changes:cn,secrets:u,kill:s.kill})}finally{d.end()}}function rn({isQuiet:i},{program:n,
secrets:e}){const{stderr:s,env:u}=n,l=d=>{s.write(e.redact(d))};return i?C.qY:s.isTTY?(0,C.XP)(l,W(s,u),C.Si):(0,C.fN)(d=>l(`${d}
`),C.Si)}async function cn(){return{kind:"all",why:"there is no pull request"}}async function an({raw:i,output:n},{program:e,secrets:{redact:s},stop:u}){const{stdout:l,
stderr:d,env:$}=e,f=e.cwd(),c={environment:$,directory:f,wording:N.OF_FLAGS,stop:u,progress:()=>{}},o=await(0,_.readSettings)(i,c),a=await(0,X.SQ)(o,c),m=await(0,X.
IZ)(o,a,c),O=(0,Y.sw)(a.usages,m.clients),{usages:M,remarks:h}=await(0,R.jK)(O,o,m,{...c,scanned:{...o,...a}}),g=(0,nn.C)(o,M,m.clients),U=(0,tn.e)(g,o,m),ln=n.
format==="json"?x(M,U):P(M,g,U,{...j(l,n.color,$),withFlags:N.W}),dn=(0,L.wX)(g);await(0,F.yy)(l,ln.map(S=>s(S,dn))),a.isEmpty&&d.write(`tf-disco: found no Terr\
aform or OpenTofu files
`);const fn=(0,Y.vH)(a.notes,m.clients).map(({problem:S,place:J})=>`${(0,v.RK)(J.file)}:${J.line}: ${S.code}: ${(0,v.RK)(S.message)}
`),un=(0,z.q)(h).map(S=>`${(0,v.RK)(S)}
`);return await(0,F.yy)(d,s([...new Set(fn),...un])),0}}),1460:((V,I,t)=>{t.d(I,{OF_FLAGS:()=>B,W:()=>j});var L=t(3024),R=t(6760),T=t(1831),K=t(8535),p=t(4844),
A=t(7188);const W=new Set(p.f.flatMap(([,r])=>r.map(({name:y})=>y))),j=r=>r.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(y,w,E)=>W.has(w)?`\`--${w}${E===void 0?
"":` ${E}`}\``:y).replaceAll("hostnames input","--hostnames"),B={setting:r=>`--${r}`,missingPath:(r,y)=>{const[w="",...E]=r.split("=");if(E.length>0&&D(w))return`\
"${w}=\u2026" does not exist in ${y}; did you mean --tokens?`;const x=F(r,y),P=x===null?"":`; did you mean ${x}?`;return`"${r}" does not exist in ${y}${P}`}},C=new Map(
[...["init","lint","run","scan","test","validate"].map(r=>[r,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function F(r,y){const w=C.
get(r)??(0,K.q)(r,A.bw);if(w!==null)return`"tf-disco ${w}"`;const E=(0,K.q)((0,R.basename)(r),G((0,R.dirname)((0,R.resolve)(y,r))));if(E!==null)return`"${(0,R.join)(
(0,R.dirname)(r),E)}"`;const x=r.replace(/^https:\/\/|\/$/g,""),P=(0,T.Pv)(x);return P.ok&&D(x)?`--hostnames ${(0,T.nx)(P.value)}`:null}const D=r=>r.includes(".")&&
!z.test(r)&&(0,T.Pv)(r).ok,z=/\.(?:tf|tofu|hcl|json|tfvars)$/,v=1e3;function G(r){try{return(0,L.readdirSync)(r).slice(0,v)}catch{return[]}}})};export{mn as id,hn as ids,gn as modules};
