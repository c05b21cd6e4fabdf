const ct=2673,it=[2673],dt={2673:((Q,U,t)=>{t.r(U),t.d(U,{listUsages:()=>q});var P=t(2218),D=t(6097),x=t(2170),W=t(1780),p=t(6092),w=t(1967),C=t(1460),F=t(4815),
l=t(8839),M=t(9029),K=t(533),A=t(4359),S=t(9432),o=t(9119),$=t(9615),O=t(255),m=t(9179),u=t(3471);function*I(e,v,i,d){const h=Map.groupBy(v,({host:n})=>n),R=e.flatMap(
n=>{const{host:a,needs:r}=n,c=new Set(r.length===0?[a]:r.map(f=>f.host));return Array.from(c,f=>({host:f,usage:n}))}),g=Map.groupBy(R,({host:n})=>n),E=[...g.keys()].
filter(n=>n!==null);for(const n of[...E,null]){const a=(g.get(n)??[]).map(({usage:c})=>c);if(a.length===0)continue;const r=n===null?[(0,u.nI)("no registry","bol\
d",d)]:X(n,h.get(n)??[],i.get(n),d);for(const c of[...r,...k(a,n,d),""])yield`${(0,p.BP)(c)}
`}const y=E.filter(n=>h.has(n)&&!i.has(n)).length,B=(0,S.px)(E.length,"registry host"),s=`${y} of ${B} would be contacted`;yield`${E.length===0?"no registry hos\
t is used":s}
`}function X(e,v,i,d){const h=Map.groupBy(v,({clients:c})=>(0,S.eZ)(c)),R=Array.from(h,([c,f])=>`${Y(f.map(({service:j})=>j))} for ${c}`),g=R.join("; ")||"no se\
rvice is required",y=R.length>0&&i===void 0?g:`not contacted; ${g}`,B=`${(0,p.RK)((0,O.nx)(e))}:`,s=(0,u.wW)({indent:0,label:B,style:"bold",text:y},d);if(i===void 0)
return s;const n=(c,f)=>(0,u.wW)({indent:2,label:`${c}:`,style:"dim",text:(0,p.RK)(f)},d),{message:a,help:r}=(0,$.ag)(i);return[...s,...n(i.code,a),...r===null?
[]:n("help",r)]}const Y=e=>Array.from(e,v=>(0,p.RK)(v)).join(", "),V="\xA0";function k(e,v,i){const d=e.map(({kind:s,text:n,version:a,place:r,needs:c})=>({place:(0,o.
R3)(r),kind:s.replaceAll("_"," "),what:[n??"\u2013",a?.text??""].map(m.Qj),services:Y(new Set(c.flatMap(f=>f.host===v?f.service:[])))})),h=s=>s.reduce((n,{length:a})=>Math.
max(n,a),0),R=h(d.map(({kind:s})=>s))+1,g=new Set(d.map(({services:s})=>s)).size>1,E=d.map(({kind:s,what:n,services:a})=>{const r=g&&a!==""?`(${a})`:"";return[s.
padEnd(R),...n.map(f=>(0,p.RK)(f)),r].flatMap(f=>f.replaceAll(" ",V)||[]).join(" ")}),y=E.map(s=>s.length).sort((s,n)=>s-n)[Math.floor(E.length*.9)],B=Math.max(
2,Math.min(h(d.map(({place:s})=>s)),i.width-4-(y??0))+2);return d.flatMap(({place:s},n)=>{const a=E[n]??"",r=a.length>i.width-2-B?2:B,c=s.length<r-1,f={indent:2,
label:c?s:"",style:"dim",column:r,text:a},j=(0,u.wW)(f,i).map(L=>L.replaceAll(V," ").trimEnd());return c?j:[`  ${(0,u.nI)(s,"dim",i)}`,...j]})}let H=function(...e){
return{listRepository:H}=t.late([8317,4668,7680],4225),new.target?new H(...e):H(...e)},N=function(...e){return{readableFile:N}=t.late([8317,4668,7680],4225),new.target?
new N(...e):N(...e)},G=function(...e){return{renderUsagesJson:G}=t.late([8317,4668,7680],4225),new.target?new G(...e):G(...e)};async function q(e,v){const{output:i}=e,
{program:d,secrets:h,stop:R}=v,{env:g,stdout:E,stderr:y}=d,{raw:B,directory:s,below:n}=(0,w.H)(e.raw,d.cwd());n!==null&&y.write(h.redact((0,w.D)(n,s)));const a={
environment:g,directory:s,wording:C.E,stop:R,progress:()=>{}},r=(0,F.s)(B,a),c=await(0,A.SQ)(r,a),j=i.format==="json"?H(c,r,a,new Date):null,L=j??_(c,r,a),{usages:J,
dialect:tt}=L,z=(0,P.CG)(r,j===null?J:[],tt.clients),nt=E.isTTY?(0,l.PL)(E,g):Number.POSITIVE_INFINITY,st={...(0,l.aH)(E,i.color,g),withFlags:C.W,width:nt},Z=(0,P.
wX)([...z,...new Set(J.flatMap(({needs:T})=>T))],J),b=T=>h.redactUsages(T,Z),ot=j===null?I(b(J),z,(0,P.en)(z,r),st):N(j,T=>G(T,b));await(0,l.yy)(E,ot);const et=(0,D.
q9)([...r.remarks,..."remarks"in L?L.remarks:[]]);await(0,l.yy)(y,h.redact(et.map(T=>`${(0,p.RK)(T)}
`))),c.isEmpty&&y.write(`tf-disco: found no Terraform or OpenTofu files
`);const lt=h.redact(L.notes,Z).map(T=>{const{code:at,message:rt}=T.problem;return`${(0,p.RK)((0,x.W7)(T))}:${(0,x.Xd)(T)?.line}: ${at}: ${(0,p.RK)((0,W.pj)(rt))}\

`});return await(0,l.yy)(y,new Set(lt)),0}function _(e,v,i){const d=(0,A.o0)(v,e,i),{usages:h,notes:R}=(0,K.G9)({...e,...d,settings:v}),{dialect:g}=d;return{...(0,M.
j)(h,v,g,i),dialect:g,notes:R}}}),1967:((Q,U,t)=>{t.d(U,{D:()=>F,H:()=>w});var P=t(3024),D=t(6760),x=t(6092),W=t(7630);const p=["scan","exclude","roots","report",
"history"];function w(l,M){const K=C(M),A=K===null?"":(0,D.relative)(K,M).replaceAll(D.sep,"/"),S=!l.usages&&!!(l.scan||!l.hostnames),o=A!==""&&!/[*?[\]{}()!#]/.
test(A);if(K===null||!S||!o)return{raw:l,directory:M,below:null};const $=m=>(0,D.isAbsolute)(m)?m:D.posix.join(A,m),O=p.flatMap(m=>{const u=(0,W.Dw)(l[m]||(m===
"scan"?".":"")).map(I=>I.replace(/^(?:.*?\.html(?=\s)|.*)/is,$));return u.length===0?[]:[[m,u.join(`
`)]]});return{raw:{...l,...Object.fromEntries(O)},directory:K,below:A}}function C(l){if((0,P.existsSync)((0,D.join)(l,".git")))return l;const M=(0,D.dirname)(l);
return M===l?null:C(M)}const F=(l,M)=>`tf-disco: checking ${(0,x.RK)(l)} only; names of files begin at the top of the Git checkout, ${(0,x.RK)(M)}
`}),1460:((Q,U,t)=>{t.d(U,{E:()=>l,W:()=>F});var P=t(6760),D=t(9968),x=t(255),W=t(8535),p=t(7773),w=t(7188);const C=new Set(p.fd.flatMap(([,o])=>o.map(({name:$})=>$))),
F=o=>o.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,($,O,m)=>C.has(O)?`\`--${O}${m===void 0?"":` ${m}`}\``:$).replaceAll("hostnames input","--hostnames"),l={
isTerminal:!0,setting:o=>o==="changed-only"?"--changed-since":`--${o}`,missingPath:(o,$)=>{const[O="",...m]=o.split("="),u=m.length>0&&A(O),I=u?"--tokens":K(o,$),
X=I===null?"":`; did you mean ${I}?`;return`"${u?`${O}=\u2026`:o}" does not exist in ${$}${X}`}},M=/^(?:init|lint|run|scan|test|validate)$/;function K(o,$){const O=M.
test(o)?"check":(0,W.q)(o,[...w.bw,"--version"]);if(O!==null)return`"tf-disco ${O}"`;const m=(0,W.q)((0,P.basename)(o),(0,D.wX)((0,P.dirname)((0,P.resolve)($,o))));
if(m!==null)return`"${(0,P.join)((0,P.dirname)(o),m)}"`;const u=o.replace(/^https:\/\/|\/$/g,""),I=(0,x.Pv)(u);return I.ok&&A(u)?`--hostnames ${I.value}`:null}const A=o=>o.
includes(".")&&!S.test(o)&&(0,x.Pv)(o).ok,S=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ct as id,it as ids,dt as modules};
