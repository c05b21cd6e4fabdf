const ft=2673,ut=[2673],gt={2673:((Q,W,t)=>{t.r(W),t.d(W,{listUsages:()=>tt});var R=t(8185),O=t(2218),B=t(6097),S=t(6254),w=t(2170),F=t(1780),E=t(6092),L=t(1967),
c=t(1460),$=t(345),P=t(8839),I=t(9029),H=t(533),o=t(4359),p=t(9432),T=t(9119),m=t(9615),D=t(255),j=t(9179),C=t(3471);function*k(e,M,i,d){const h=Map.groupBy(M,({
host:n})=>n),y=e.flatMap(n=>{const{host:r,needs:l}=n,a=new Set(l.length===0?[r]:l.map(f=>f.host));return Array.from(a,f=>({host:f,usage:n}))}),v=Map.groupBy(y,({
host:n})=>n),u=[...v.keys()].filter(n=>n!==null);for(const n of[...u,null]){const r=(v.get(n)??[]).map(({usage:a})=>a);if(r.length===0)continue;const l=n===null?
[(0,C.nI)("no registry","bold",d)]:q(n,h.get(n)??[],i.get(n),d);for(const a of[...l,..._(r,n,d),""])yield`${(0,E.BP)(a)}
`}const A=u.filter(n=>h.has(n)&&!i.has(n)).length,K=(0,p.px)(u.length,"registry host"),s=`${A} of ${K} would be contacted`;yield`${u.length===0?"no registry hos\
t is used":s}
`}function q(e,M,i,d){const h=Map.groupBy(M,({clients:a})=>(0,p.eZ)(a)),y=Array.from(h,([a,f])=>`${Y(f.map(({service:x})=>x))} for ${a}`),v=y.join("; ")||"no se\
rvice is required",A=y.length>0&&i===void 0?v:`not contacted; ${v}`,K=`${(0,E.RK)((0,D.nx)(e))}:`,s=(0,C.wW)({indent:0,label:K,style:"bold",text:A},d);if(i===void 0)
return s;const n=(a,f)=>(0,C.wW)({indent:2,label:`${a}:`,style:"dim",text:(0,E.RK)(f)},d),{message:r,help:l}=(0,m.ag)(i);return[...s,...n(i.code,r),...l===null?
[]:n("help",l)]}const Y=e=>Array.from(e,M=>(0,E.RK)(M)).join(", "),Z="\xA0";function _(e,M,i){const d=e.map(({kind:s,text:n,version:r,place:l,needs:a})=>({place:(0,T.
R3)(l),kind:s.replaceAll("_"," "),what:[n??"\u2013",r?.text??""].map(j.Qj),services:Y(new Set(a.flatMap(f=>f.host===M?f.service:[])))})),h=s=>s.reduce((n,{length:r})=>Math.
max(n,r),0),y=h(d.map(({kind:s})=>s))+1,v=new Set(d.map(({services:s})=>s)).size>1,u=d.map(({kind:s,what:n,services:r})=>{const l=v&&r!==""?`(${r})`:"";return[s.
padEnd(y),...n.map(f=>(0,E.RK)(f)),l].flatMap(f=>f.replaceAll(" ",Z)||[]).join(" ")}),A=u.map(s=>s.length).sort((s,n)=>s-n)[Math.floor(u.length*.9)],K=Math.max(
2,Math.min(h(d.map(({place:s})=>s)),i.width-4-(A??0))+2);return d.flatMap(({place:s},n)=>{const r=u[n]??"",l=r.length>i.width-2-K?2:K,a=s.length<l-1,f={indent:2,
label:a?s:"",style:"dim",column:l,text:r},x=(0,C.wW)(f,i).map(U=>U.replaceAll(Z," ").trimEnd());return a?x:[`  ${(0,C.nI)(s,"dim",i)}`,...x]})}let N=function(...e){
return{listRepository:N}=t.late([8317,4668,7680],4225),new.target?new N(...e):N(...e)},G=function(...e){return{readableFile:G}=t.late([8317,4668,7680],4225),new.target?
new G(...e):G(...e)},J=function(...e){return{renderUsagesJson:J}=t.late([8317,4668,7680],4225),new.target?new J(...e):J(...e)};async function tt(e,M){const{output:i}=e,
{program:d,secrets:h,stop:y}=M,{env:v,stdout:u,stderr:A}=d,{raw:K,directory:s,below:n}=(0,L.H)(e.raw,d.cwd());n!==null&&A.write(h.redact((0,L.D)(n,s)));const r={
environment:v,directory:s,wording:c.E,stop:y,progress:()=>{}},l=(0,$.s)(K,r),a=await(0,o.SQ)(l,r),x=i.format==="json"?N(a,l,r,new Date):null,U=x??nt(a,l,r),{usages:z,
dialect:st}=U,X=(0,O.CG)(l,x===null?z:[],st.clients),ot=u.isTTY?(0,P.PL)(u,v):Number.POSITIVE_INFINITY,et={...(0,P.aH)(u,i.color,v),withFlags:c.W,width:ot},V=(0,O.
wX)([...X,...new Set(z.flatMap(({needs:g})=>g))],z),b=g=>h.redactUsages(g,V),lt=x===null?k(b(z),X,(0,O.en)(X,l),et):G(x,g=>J(g,b));await(0,P.yy)(u,lt);const at=(0,B.
q9)([...l.remarks,...(0,o.CH)(a,s),..."remarks"in U?U.remarks:[]]);await(0,P.yy)(A,h.redact(at.map(g=>`${(0,E.RK)(g)}
`))),a.isEmpty&&A.write(`tf-disco: found no Terraform or OpenTofu files
`);const rt=(0,S.O)(U.ignore.filter(({code:g})=>!(0,R.zZ)(g,l))),ct=U.notes.filter(g=>!rt(g).isIgnored),it=h.redact(ct,V).map(g=>{const{code:dt,message:mt}=g.problem;
return`${(0,E.RK)((0,w.W7)(g))}:${(0,w.Xd)(g)?.line}: ${dt}: ${(0,E.RK)((0,F.pj)(mt))}
`});return await(0,P.yy)(A,new Set(it)),0}function nt(e,M,i){const d=(0,o.o0)(M,e,i),{usages:h,notes:y}=(0,H.G9)({...e,...d,settings:M}),{dialect:v,ignore:u}=d;
return{...(0,I.j)(h,M,v,i),dialect:v,ignore:u,notes:y}}}),1967:((Q,W,t)=>{t.d(W,{D:()=>L,H:()=>F});var R=t(3024),O=t(6760),B=t(6092),S=t(7630);const w=["scan","\
exclude","roots","report","history"];function F(c,$){const P=E($),I=P===null?"":(0,O.relative)(P,$).replaceAll(O.sep,"/"),H=!c.usages&&!!(c.scan||!c.hostnames),
o=I!==""&&!/[*?[\]{}()!#]/.test(I);if(P===null||!H||!o)return{raw:c,directory:$,below:null};const p=m=>(0,O.isAbsolute)(m)?m:O.posix.join(I,m),T=w.flatMap(m=>{const D=(0,S.
Dw)(c[m]||(m==="scan"?".":"")).map(j=>j.replace(/^(?:.*?\.html(?=\s)|.*)/is,p));return D.length===0?[]:[[m,D.join(`
`)]]});return{raw:{...c,...Object.fromEntries(T)},directory:P,below:I}}function E(c){if((0,R.existsSync)((0,O.join)(c,".git")))return c;const $=(0,O.dirname)(c);
return $===c?null:E($)}const L=(c,$)=>`tf-disco: checking ${(0,B.RK)(c)} only; names of files begin at the top of the Git checkout, ${(0,B.RK)($)}
`}),1460:((Q,W,t)=>{t.d(W,{E:()=>c,W:()=>L});var R=t(6760),O=t(9968),B=t(255),S=t(8535),w=t(7773),F=t(7188);const E=new Set(w.fd.flatMap(([,o])=>o.map(({name:p})=>p))),
L=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(p,T,m)=>E.has(T)?`\`--${T}${m===void 0?"":` ${m}`}\``:p).replaceAll("hostnames input","--hostnames"),c={
isTerminal:!0,setting:o=>o==="changed-only"?"--changed-since":`--${o}`,missingPath:(o,p)=>{const[T="",...m]=o.split("="),D=m.length>0&&I(T),j=D?"--tokens":P(o,p),
C=j===null?"":`; did you mean ${j}?`;return`"${D?`${T}=\u2026`:o}" does not exist in ${p}${C}`}},$=/^(?:init|lint|run|scan|test|validate)$/;function P(o,p){const T=$.
test(o)?"check":(0,S.q)(o,[...F.bw,"--version"]);if(T!==null)return`"tf-disco ${T}"`;const m=(0,S.q)((0,R.basename)(o),(0,O.wX)((0,R.dirname)((0,R.resolve)(p,o))));
if(m!==null)return`"${(0,R.join)((0,R.dirname)(o),m)}"`;const D=o.replace(/^https:\/\/|\/$/g,""),j=(0,B.Pv)(D);return j.ok&&I(D)?`--hostnames ${j.value}`:null}const I=o=>o.
includes(".")&&!H.test(o)&&(0,B.Pv)(o).ok,H=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ft as id,ut as ids,gt as modules};
