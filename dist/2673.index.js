const ct=2673,it=[2673],dt={2673:((Q,U,t)=>{t.r(U),t.d(U,{listUsages:()=>q});var P=t(2218),D=t(6097),x=t(2170),W=t(1780),p=t(6092),C=t(1967),B=t(1460),F=t(4815),
a=t(8839),M=t(9029),K=t(533),A=t(4359),S=t(9432),s=t(9119),O=t(9615),$=t(255),m=t(9179),u=t(3471);function*I(e,E,i,d){const g=Map.groupBy(E,({host:n})=>n),R=e.flatMap(
n=>{const{host:l,needs:r}=n,c=new Set(r.length===0?[l]:r.map(f=>f.host));return Array.from(c,f=>({host:f,usage:n}))}),h=Map.groupBy(R,({host:n})=>n),v=[...h.keys()].
filter(n=>n!==null);for(const n of[...v,null]){const l=(h.get(n)??[]).map(({usage:c})=>c);if(l.length===0)continue;const r=n===null?[(0,u.nI)("no registry","bol\
d",d)]:X(n,g.get(n)??[],i.get(n),d);for(const c of[...r,...k(l,n,d),""])yield`${(0,p.BP)(c)}
`}const y=v.filter(n=>g.has(n)&&!i.has(n)).length,w=(0,S.px)(v.length,"registry host"),o=`${y} of ${w} would be contacted`;yield`${v.length===0?"no registry hos\
t is used":o}
`}function X(e,E,i,d){const g=Map.groupBy(E,({clients:c})=>(0,S.eZ)(c)),R=Array.from(g,([c,f])=>`${Y(f.map(({service:j})=>j))} for ${c}`),h=R.join("; ")||"no se\
rvice is required",y=R.length>0&&i===void 0?h:`not contacted; ${h}`,w=`${(0,p.RK)((0,$.nx)(e))}:`,o=(0,u.wW)({indent:0,label:w,style:"bold",text:y},d);if(i===void 0)
return o;const n=(c,f)=>(0,u.wW)({indent:2,label:`${c}:`,style:"dim",text:(0,p.RK)(f)},d),{message:l,help:r}=(0,O.ag)(i);return[...o,...n(i.code,l),...r===null?
[]:n("help",r)]}const Y=e=>Array.from(e,E=>(0,p.RK)(E)).join(", "),V="\xA0";function k(e,E,i){const d=e.map(({kind:o,text:n,version:l,place:r,needs:c})=>({place:(0,s.
R3)(r),kind:o.replaceAll("_"," "),what:[n??"\u2013",l?.text??""].map(m.Qj),services:Y(new Set(c.flatMap(f=>f.host===E?f.service:[])))})),g=o=>o.reduce((n,{length:l})=>Math.
max(n,l),0),R=g(d.map(({kind:o})=>o))+1,h=new Set(d.map(({services:o})=>o)).size>1,v=d.map(({kind:o,what:n,services:l})=>{const r=h&&l!==""?`(${l})`:"";return[o.
padEnd(R),...n.map(f=>(0,p.RK)(f)),r].flatMap(f=>f.replaceAll(" ",V)||[]).join(" ")}),y=v.map(o=>o.length).sort((o,n)=>o-n)[Math.floor(v.length*.9)],w=Math.max(
2,Math.min(g(d.map(({place:o})=>o)),i.width-4-(y??0))+2);return d.flatMap(({place:o},n)=>{const l=v[n]??"",r=l.length>i.width-2-w?2:w,c=o.length<r-1,f={indent:2,
label:c?o:"",style:"dim",column:r,text:l},j=(0,u.wW)(f,i).map(L=>L.replaceAll(V," ").trimEnd());return c?j:[`  ${(0,u.nI)(o,"dim",i)}`,...j]})}let N=function(...e){
return{listRepository:N}=t.late([8317,4668,7680],4225),new.target?new N(...e):N(...e)},H=function(...e){return{readableFile:H}=t.late([8317,4668,7680],4225),new.target?
new H(...e):H(...e)},G=function(...e){return{renderUsagesJson:G}=t.late([8317,4668,7680],4225),new.target?new G(...e):G(...e)};async function q(e,E){const{output:i}=e,
{program:d,secrets:g,stop:R}=E,{env:h,stdout:v,stderr:y}=d,{raw:w,directory:o,below:n}=(0,C.H)(e.raw,d.cwd());n!==null&&y.write(g.redact((0,C.D)(n,o)));const l={
environment:h,directory:o,wording:B.E,stop:R,progress:()=>{}},r=(0,F.s)(w,l),c=await(0,A.SQ)(r,l),j=i.format==="json"?N(c,r,l,new Date):null,L=j??_(c,r,l),{usages:J,
dialect:tt}=L,z=(0,P.CG)(r,j===null?J:[],tt.clients),nt=v.isTTY?(0,a.PL)(v,h):Number.POSITIVE_INFINITY,st={...(0,a.aH)(v,i.color,h),withFlags:B.W,width:nt},Z=(0,P.
wX)([...z,...new Set(J.flatMap(({needs:T})=>T))],J),b=T=>g.redactUsages(T,Z),ot=j===null?I(b(J),z,(0,P.en)(z,r),st):H(j,T=>G(T,b));await(0,a.yy)(v,ot);const et=(0,D.
q9)([...r.remarks,..."remarks"in L?L.remarks:[]]);await(0,a.yy)(y,g.redact(et.map(T=>`${(0,p.RK)(T)}
`))),c.isEmpty&&y.write(`tf-disco: found no Terraform or OpenTofu files
`);const at=g.redact(L.notes,Z).map(T=>{const{code:lt,message:rt}=T.problem;return`${(0,p.RK)((0,x.W7)(T))}:${(0,x.Xd)(T)?.line}: ${lt}: ${(0,p.RK)((0,W.pj)(rt))}\

`});return await(0,a.yy)(y,new Set(at)),0}function _(e,E,i){const d=(0,A.o0)(E,e,i),{usages:g,notes:R}=(0,K.G9)({...e,...d,settings:E}),{dialect:h}=d;return{...(0,M.
j)(g,E,h,i),dialect:h,notes:R}}}),1967:((Q,U,t)=>{t.d(U,{D:()=>F,H:()=>C});var P=t(3024),D=t(6760),x=t(6092),W=t(7630);const p=["scan","exclude","roots","report",
"history"];function C(a,M){const K=B(M),A=K===null?"":(0,D.relative)(K,M).replaceAll(D.sep,"/"),S=!a.usages&&!!(a.scan||!a.hostnames),s=A!==""&&!/[*?[\]{}()!#]/.
test(A);if(K===null||!S||!s)return{raw:a,directory:M,below:null};const O=m=>(0,D.isAbsolute)(m)?m:D.posix.join(A,m),$=p.flatMap(m=>{const u=(0,W.Dw)(a[m]||(m===
"scan"?".":"")).map(I=>I.replace(/^(?:.*?\.html(?=\s)|.*)/is,O));return u.length===0?[]:[[m,u.join(`
`)]]});return{raw:{...a,...Object.fromEntries($)},directory:K,below:A}}function B(a){if((0,P.existsSync)((0,D.join)(a,".git")))return a;const M=(0,D.dirname)(a);
return M===a?null:B(M)}const F=(a,M)=>`tf-disco: checking ${(0,x.RK)(a)} only; names of files begin at the top of the Git checkout, ${(0,x.RK)(M)}
`}),1460:((Q,U,t)=>{t.d(U,{E:()=>a,W:()=>F});var P=t(6760),D=t(9968),x=t(255),W=t(8535),p=t(7773),C=t(7188);const B=new Set(p.fd.flatMap(([,s])=>s.map(({name:O})=>O))),
F=s=>s.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(O,$,m)=>B.has($)?`\`--${$}${m===void 0?"":` ${m}`}\``:O).replaceAll("hostnames input","--hostnames"),a={
isTerminal:!0,setting:s=>s==="changed-only"?"--changed-since":`--${s}`,missingPath:(s,O)=>{const[$="",...m]=s.split("="),u=m.length>0&&A($),I=u?"--tokens":K(s,O),
X=I===null?"":`; did you mean ${I}?`;return`"${u?`${$}=\u2026`:s}" does not exist in ${O}${X}`}},M=new Map([...["init","lint","run","scan","test","validate"].map(
s=>[s,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function K(s,O){const $=M.get(s)??(0,W.q)(s,C.bw);if($!==null)return`"tf-disco ${$}\
"`;const m=(0,W.q)((0,P.basename)(s),(0,D.wX)((0,P.dirname)((0,P.resolve)(O,s))));if(m!==null)return`"${(0,P.join)((0,P.dirname)(s),m)}"`;const u=s.replace(/^https:\/\/|\/$/g,
""),I=(0,x.Pv)(u);return I.ok&&A(u)?`--hostnames ${I.value}`:null}const A=s=>s.includes(".")&&!S.test(s)&&(0,x.Pv)(s).ok,S=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ct as id,it as ids,dt as modules};
