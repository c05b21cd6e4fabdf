const rt=2673,it=[2673],ut={3471:((z,y,n)=>{n.d(y,{LV:()=>B,Wc:()=>L,ky:()=>$,nI:()=>w,nc:()=>r,wW:()=>S});const A={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},
w=(t,s,{colour:a})=>a?`\x1B[${A[s]}m${t}\x1B[0m`:t,R=(t,s,{hyperlinks:a})=>s&&a?`\x1B]8;;${s}\x1B\\${t}\x1B]8;;\x1B\\`:t;function S(t,s){const a=" ".repeat(t.indent),
l=t.label.padEnd((t.column??0)-1),o=" ".repeat(t.indent+(t.column??2)),p=s.width-a.length-l.length-1,T=x(t.text,s),[M="",...H]=B(T,p,s.width-o.length),Q=R(w(l,t.
style,s),t.url,s),{text:N="",url:G}=t.linked??{},V=M.startsWith(N)?`${R(N,G,s)}${M.slice(N.length)}`:M;return[`${a}${Q} ${V}`.trimEnd(),...H.map(Z=>`${o}${Z}`)]}
function $(t,s){const[a="",...l]=B(x(t,s),s.width,s.width-2);return[a,...l.map(o=>`  ${o}`)]}const x=(t,s)=>s.withFlags?.(t)??t;function B(t,s,a=s){const l=[];let o="",
p=0;for(const T of t.split(" ")){const M=r(T),H=l.length===0?s:a;o!==""&&p+1+M>H&&(l.push(o),o=""),p=o===""?M:p+1+M,o=o===""?T:`${o} ${T}`}return[...l,o]}const U=/^[ -~]*$/,
r=t=>U.test(t)?t.length:Iterator.from(t).reduce((s,a)=>s+E(a),0);function E(t){return U.test(t)?1:W(t)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(t)?1:P(t)?2:1}const W=t=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(t),P=t=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(t);function L(t,s,a){let[l,o]=["",0];for(const p of t){const T=E(p),M=o+T;if(o>=s&&M<=a&&(T>0||o>s)?l+=p:l+=" ".repeat(Math.max(0,Math.min(M,a)-Math.max(o,
s))),o=M,o>a)break}return l}}),2673:((z,y,n)=>{n.r(y),n.d(y,{listUsages:()=>V});var A=n(2218),w=n(6097),R=n(2170),S=n(1780),$=n(6092),x=n(1967),B=n(1460),U=n(345),
r=n(8839),E=n(9029),W=n(533),P=n(5306),L=n(9432),t=n(9119),s=n(9615),a=n(255),l=n(9179),o=n(3471);function*p(i,D,f,h){const F=Map.groupBy(D,({host:e})=>e),j=i.flatMap(
e=>{const{host:u,needs:m}=e,d=new Set(m.length===0?[u]:m.map(g=>g.host));return Array.from(d,g=>({host:g,usage:e}))}),v=Map.groupBy(j,({host:e})=>e),O=[...v.keys()].
filter(e=>e!==null);for(const e of[...O,null]){const u=(v.get(e)??[]).map(({usage:d})=>d);if(u.length===0)continue;const m=e===null?[(0,o.nI)("no registry","bol\
d",h)]:T(e,F.get(e)??[],f.get(e),h);for(const d of[...m,...Q(u,e,h),""])yield`${(0,$.BP)(d)}
`}const C=O.filter(e=>F.has(e)&&!f.has(e)).length,b=(0,L.px)(O.length,"registry host"),c=`${C} of ${b} would be contacted`;yield`${O.length===0?"no registry hos\
t is used":c}
`}function T(i,D,f,h){const F=Map.groupBy(D,({clients:d})=>(0,L.eZ)(d)),j=Array.from(F,([d,g])=>`${M(g.map(({service:K})=>K))} for ${d}`),v=j.join("; ")||"no se\
rvice is required",C=j.length>0&&f===void 0?v:`not contacted; ${v}`,b=`${(0,$.RK)((0,a.nx)(i))}:`,c=(0,o.wW)({indent:0,label:b,style:"bold",text:C},h);if(f===void 0)
return c;const e=(d,g)=>(0,o.wW)({indent:2,label:`${d}:`,style:"dim",text:(0,$.RK)(g)},h),{message:u,help:m}=(0,s.ag)(f);return[...c,...e(f.code,u),...m===null?
[]:e("help",m)]}const M=i=>Array.from(i,D=>(0,$.RK)(D)).join(", "),H="\xA0";function Q(i,D,f){const h=i.map(({kind:c,text:e,version:u,place:m,needs:d})=>({place:(0,t.
R3)(m),kind:c.replaceAll("_"," "),what:[e??"\u2013",u?.text??""].map(l.Qj),services:M(new Set(d.flatMap(g=>g.host===D?g.service:[])))})),F=c=>c.reduce((e,{length:u})=>Math.
max(e,u),0),j=F(h.map(({kind:c})=>c))+1,v=new Set(h.map(({services:c})=>c)).size>1,O=h.map(({kind:c,what:e,services:u})=>{const m=v&&u!==""?`(${u})`:"";return[c.
padEnd(j),...e.map(g=>(0,$.RK)(g)),m].flatMap(g=>g.replaceAll(" ",H)||[]).join(" ")}),C=O.map(c=>c.length).sort((c,e)=>c-e)[Math.floor(O.length*.9)],b=Math.max(
2,Math.min(F(h.map(({place:c})=>c)),f.width-4-(C??0))+2);return h.flatMap(({place:c},e)=>{const u=O[e]??"",m=u.length>f.width-2-b?2:b,d=c.length<m-1,g={indent:2,
label:d?c:"",style:"dim",column:m,text:u},K=(0,o.wW)(g,f).map(J=>J.replaceAll(H," ").trimEnd());return d?K:[`  ${(0,o.nI)(c,"dim",f)}`,...K]})}let N=function(...i){
return{listRepository:N}=n.late([8317,4668,7680],4225),new.target?new N(...i):N(...i)},G=function(...i){return{readableFile:G}=n.late([8317,4668,7680],4225),new.target?
new G(...i):G(...i)},X=function(...i){return{renderUsagesJson:X}=n.late([8317,4668,7680],4225),new.target?new X(...i):X(...i)};async function V(i,D){const{output:f}=i,
{program:h,secrets:F,stop:j}=D,{env:v,stdout:O,stderr:C}=h,{raw:b,directory:c,below:e}=(0,x.H)(i.raw,h.cwd());e!==null&&C.write(F.redact((0,x.D)(e,c)));const u={
environment:v,directory:c,wording:B.E,stop:j,progress:()=>{}},m=(0,U.s)(b,u),d=await(0,P.SQ)(m,u),K=f.format==="json"?N(d,m,u,new Date):null,J=K??Z(d,m,u),{usages:Y,
dialect:tt}=J,k=(0,A.CG)(m,K===null?Y:[],tt.clients),nt=O.isTTY?(0,r.PL)(O,v):Number.POSITIVE_INFINITY,st={...(0,r.aH)(O,f.color,v),withFlags:B.W,width:nt},_=(0,A.
wX)([...k,...new Set(Y.flatMap(({needs:I})=>I))],Y),q=I=>F.redactUsages(I,_),ot=K===null?p(q(Y),k,(0,A.en)(k,m),st):G(K,I=>X(I,q));await(0,r.yy)(O,ot);const et="\
remarks"in J?(0,w.q9)(J.remarks):[];await(0,r.yy)(C,F.redact(et.map(I=>`${(0,$.RK)(I)}
`))),d.isEmpty&&C.write(`tf-disco: found no Terraform or OpenTofu files
`);const lt=F.redact(J.notes,_).map(I=>{const{code:at,message:ct}=I.problem;return`${(0,$.RK)((0,R.W7)(I))}:${(0,R.Xd)(I)?.line}: ${at}: ${(0,$.RK)((0,S.pj)(ct))}\

`});return await(0,r.yy)(C,new Set(lt)),0}function Z(i,D,f){const h=(0,P.o0)(D,i,f),{usages:F,notes:j}=(0,W.G9)({...i,...h,settings:D}),{dialect:v}=h;return{...(0,E.
j)(F,D,v,f),dialect:v,notes:j}}}),1967:((z,y,n)=>{n.d(y,{D:()=>U,H:()=>x});var A=n(3024),w=n(6760),R=n(6092),S=n(7630);const $=["scan","exclude","roots","report",
"history"];function x(r,E){const W=B(E),P=W===null?"":(0,w.relative)(W,E).replaceAll(w.sep,"/"),L=!r.usages&&!!(r.scan||!r.hostnames),t=P!==""&&!/[*?[\]{}()!#]/.
test(P);if(W===null||!L||!t)return{raw:r,directory:E,below:null};const s=l=>(0,w.isAbsolute)(l)?l:w.posix.join(P,l),a=$.flatMap(l=>{const o=(0,S.Dw)(r[l]||(l===
"scan"?".":""));return o.length===0?[]:[[l,o.map(s).join(`
`)]]});return{raw:{...r,...Object.fromEntries(a)},directory:W,below:P}}function B(r){if((0,A.existsSync)((0,w.join)(r,".git")))return r;const E=(0,w.dirname)(r);
return E===r?null:B(E)}const U=(r,E)=>`tf-disco: checking ${(0,R.RK)(r)} only; names of files begin at the top of the Git checkout, ${(0,R.RK)(E)}
`}),1460:((z,y,n)=>{n.d(y,{E:()=>r,W:()=>U});var A=n(6760),w=n(9968),R=n(255),S=n(8535),$=n(7773),x=n(7188);const B=new Set($.fd.flatMap(([,t])=>t.map(({name:s})=>s))),
U=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(s,a,l)=>B.has(a)?`\`--${a}${l===void 0?"":` ${l}`}\``:s).replaceAll("hostnames input","--hostnames"),r={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,s)=>{const[a="",...l]=t.split("="),o=l.length>0&&P(a),p=o?"--tokens":W(t,s),T=p===null?"":`; did you mean ${p}?`;
return`"${o?`${a}=\u2026`:t}" does not exist in ${s}${T}`}},E=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function W(t,s){const a=E.get(t)??(0,S.q)(t,x.bw);if(a!==null)return`"tf-disco ${a}"`;const l=(0,S.q)((0,A.basename)(
t),(0,w.wX)((0,A.dirname)((0,A.resolve)(s,t))));if(l!==null)return`"${(0,A.join)((0,A.dirname)(t),l)}"`;const o=t.replace(/^https:\/\/|\/$/g,""),p=(0,R.Pv)(o);return p.
ok&&P(o)?`--hostnames ${p.value}`:null}const P=t=>t.includes(".")&&!L.test(t)&&(0,R.Pv)(t).ok,L=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{rt as id,it as ids,ut as modules};
var $late0,$late1,$late2;
