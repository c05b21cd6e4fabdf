const ct=2673,rt=[2673],it={3471:((z,y,s)=>{s.d(y,{LV:()=>R,Wc:()=>b,ky:()=>$,nI:()=>A,nc:()=>r,wW:()=>S});const O={bold:1,dim:2,red:31,green:32,yellow:33,blue:94},
A=(t,n,{colour:a})=>a?`\x1B[${O[n]}m${t}\x1B[0m`:t,T=(t,n,{hyperlinks:a})=>n&&a?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function S(t,n){const a=" ".repeat(t.indent),
e=t.label.padEnd((t.column??0)-1),l=" ".repeat(t.indent+(t.column??2)),p=n.width-a.length-e.length-1,w=K(t.text,n),[M="",...X]=R(w,p,n.width-l.length),H=T(A(e,t.
style,n),t.url,n),{text:L="",url:G}=t.linked??{},Q=M.startsWith(L)?`${T(L,G,n)}${M.slice(L.length)}`:M;return[`${a}${H} ${Q}`.trimEnd(),...X.map(i=>`${l}${i}`)]}
function $(t,n){const[a="",...e]=R(K(t,n),n.width,n.width-2);return[a,...e.map(l=>`  ${l}`)]}const K=(t,n)=>n.withFlags?.(t)??t;function R(t,n,a=n){const e=[];let l="",
p=0;for(const w of t.split(" ")){const M=r(w),X=e.length===0?n:a;l!==""&&p+1+M>X&&(e.push(l),l=""),p=l===""?M:p+1+M,l=l===""?w:`${l} ${w}`}return[...e,l]}const U=/^[ -~]*$/,
r=t=>U.test(t)?t.length:Iterator.from(t).reduce((n,a)=>n+E(a),0);function E(t){return U.test(t)?1:B(t)?0:($late0??=new RegExp("\\p{Regional_Indicator}","u")).test(t)?1:D(t)?2:1}const B=t=>($late1??=new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u")).
test(t),D=t=>($late2??=new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u")).
test(t);function b(t,n,a){let[e,l]=["",0];for(const p of t){const w=E(p),M=l+w;if(l>=n&&M<=a&&(w>0||l>n)?e+=p:e+=" ".repeat(Math.max(0,Math.min(M,a)-Math.max(l,
n))),l=M,l>a)break}return e}}),2673:((z,y,s)=>{s.r(y),s.d(y,{listUsages:()=>Z});var O=s(2218),A=s(6097),T=s(2170),S=s(1780),$=s(6092),K=s(1967),R=s(1460),U=s(345),
r=s(8839),E=s(9029),B=s(5306),D=s(9432),b=s(9119),t=s(9615),n=s(255),a=s(9179),e=s(3471);function*l(i,P,f,h){const F=Map.groupBy(P,({host:o})=>o),j=i.flatMap(o=>{
const{host:u,needs:m}=o,d=new Set(m.length===0?[u]:m.map(g=>g.host));return Array.from(d,g=>({host:g,usage:o}))}),I=Map.groupBy(j,({host:o})=>o),v=[...I.keys()].
filter(o=>o!==null);for(const o of[...v,null]){const u=(I.get(o)??[]).map(({usage:d})=>d);if(u.length===0)continue;const m=o===null?[(0,e.nI)("no registry","bol\
d",h)]:p(o,F.get(o)??[],f.get(o),h);for(const d of[...m,...X(u,o,h),""])yield`${(0,$.BP)(d)}
`}const C=v.filter(o=>F.has(o)&&!f.has(o)).length,N=(0,D.px)(v.length,"registry host"),c=`${C} of ${N} would be contacted`;yield`${v.length===0?"no registry hos\
t is used":c}
`}function p(i,P,f,h){const F=Map.groupBy(P,({clients:d})=>(0,D.eZ)(d)),j=Array.from(F,([d,g])=>`${w(g.map(({service:x})=>x))} for ${d}`),I=j.join("; ")||"no se\
rvice is required",C=j.length>0&&f===void 0?I:`not contacted; ${I}`,N=`${(0,$.RK)((0,n.nx)(i))}:`,c=(0,e.wW)({indent:0,label:N,style:"bold",text:C},h);if(f===void 0)
return c;const o=(d,g)=>(0,e.wW)({indent:2,label:`${d}:`,style:"dim",text:(0,$.RK)(g)},h),{message:u,help:m}=(0,t.ag)(f);return[...c,...o(f.code,u),...m===null?
[]:o("help",m)]}const w=i=>Array.from(i,P=>(0,$.RK)(P)).join(", "),M="\xA0";function X(i,P,f){const h=i.map(({kind:c,text:o,version:u,place:m,needs:d})=>({place:(0,b.
R3)(m),kind:c.replaceAll("_"," "),what:[o??"\u2013",u?.text??""].map(a.Qj),services:w(new Set(d.flatMap(g=>g.host===P?g.service:[])))})),F=c=>c.reduce((o,{length:u})=>Math.
max(o,u),0),j=F(h.map(({kind:c})=>c))+1,I=new Set(h.map(({services:c})=>c)).size>1,v=h.map(({kind:c,what:o,services:u})=>{const m=I&&u!==""?`(${u})`:"";return[c.
padEnd(j),...o.map(g=>(0,$.RK)(g)),m].flatMap(g=>g.replaceAll(" ",M)||[]).join(" ")}),C=v.map(c=>c.length).sort((c,o)=>c-o)[Math.floor(v.length*.9)],N=Math.max(
2,Math.min(F(h.map(({place:c})=>c)),f.width-4-(C??0))+2);return h.flatMap(({place:c},o)=>{const u=v[o]??"",m=u.length>f.width-2-N?2:N,d=c.length<m-1,g={indent:2,
label:d?c:"",style:"dim",column:m,text:u},x=(0,e.wW)(g,f).map(J=>J.replaceAll(M," ").trimEnd());return d?x:[`  ${(0,e.nI)(c,"dim",f)}`,...x]})}let H=function(...i){
return{listRepository:H}=s.late([8333,9465,533,8317,4668,4225],4225),new.target?new H(...i):H(...i)},L=function(...i){return{readableFile:L}=s.late([8333,9465,533,
8317,4668,4225],4225),new.target?new L(...i):L(...i)},G=function(...i){return{renderUsagesJson:G}=s.late([8333,9465,533,8317,4668,4225],4225),new.target?new G(...i):
G(...i)};async function Z(i,P){const{output:f}=i,{program:h,secrets:F,stop:j}=P,{env:I,stdout:v,stderr:C}=h,{raw:N,directory:c,below:o}=(0,K.H)(i.raw,h.cwd());o!==
null&&C.write(F.redact((0,K.D)(o,c)));const u={environment:I,directory:c,wording:R.E,stop:j,progress:()=>{}},m=(0,U.s)(N,u),d=await(0,B.SQ)(m,u),x=f.format==="j\
son"?H(d,m,u,new Date):null,J=x??Q(d,m,u),{usages:Y,dialect:q}=J,V=(0,O.CG)(m,x===null?Y:[],q.clients),tt=v.isTTY?(0,r.PL)(v,I):Number.POSITIVE_INFINITY,nt={...(0,r.
aH)(v,f.color,I),withFlags:R.W,width:tt},k=(0,O.wX)([...V,...new Set(Y.flatMap(({needs:W})=>W))],Y),_=W=>F.redactUsages(W,k),st=x===null?l(_(Y),V,(0,O.en)(V,m),
nt):L(x,W=>G(W,_));await(0,r.yy)(v,st);const et="remarks"in J?(0,A.q9)(J.remarks):[];await(0,r.yy)(C,F.redact(et.map(W=>`${(0,$.RK)(W)}
`))),d.isEmpty&&C.write(`tf-disco: found no Terraform or OpenTofu files
`);const ot=F.redact(J.notes,k).map(W=>{const{code:lt,message:at}=W.problem;return`${(0,$.RK)((0,T.W7)(W))}:${(0,T.Xd)(W)?.line}: ${lt}: ${(0,$.RK)((0,S.pj)(at))}\

`});return await(0,r.yy)(C,new Set(ot)),0}function Q(i,P,f){const{dialect:h,usages:F,notes:j}=(0,B.o0)(P,i,f);return{...(0,E.jK)(F,P,h,f),dialect:h,notes:j}}}),
1967:((z,y,s)=>{s.d(y,{D:()=>U,H:()=>K});var O=s(3024),A=s(6760),T=s(6092),S=s(7630);const $=["scan","exclude","roots","report","history","badge"];function K(r,E){
const B=R(E),D=B===null?"":(0,A.relative)(B,E).replaceAll(A.sep,"/"),b=!r.usages&&!!(r.scan||!r.hostnames),t=D!==""&&!/[*?[\]{}()!#]/.test(D);if(B===null||!b||!t)
return{raw:r,directory:E,below:null};const n=e=>(0,A.isAbsolute)(e)?e:A.posix.join(D,e),a=$.flatMap(e=>{const l=(0,S.Dw)(r[e]||(e==="scan"?".":""));return l.length===
0?[]:[[e,l.map(n).join(`
`)]]});return{raw:{...r,...Object.fromEntries(a)},directory:B,below:D}}function R(r){if((0,O.existsSync)((0,A.join)(r,".git")))return r;const E=(0,A.dirname)(r);
return E===r?null:R(E)}const U=(r,E)=>`tf-disco: checking ${(0,T.RK)(r)} only; names of files begin at the top of the Git checkout, ${(0,T.RK)(E)}
`}),1460:((z,y,s)=>{s.d(y,{E:()=>r,W:()=>U});var O=s(6760),A=s(9968),T=s(255),S=s(8535),$=s(7773),K=s(7188);const R=new Set($.f.flatMap(([,t])=>t.map(({name:n})=>n))),
U=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,a,e)=>R.has(a)?`\`--${a}${e===void 0?"":` ${e}`}\``:n).replaceAll("hostnames input","--hostnames"),r={
isTerminal:!0,setting:t=>`--${t}`,missingPath:(t,n)=>{const[a="",...e]=t.split("="),l=e.length>0&&D(a),p=l?"--tokens":B(t,n),w=p===null?"":`; did you mean ${p}?`;
return`"${l?`${a}=\u2026`:t}" does not exist in ${n}${w}`}},E=new Map([...["init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],
["list","usages"],["version","--version"]]);function B(t,n){const a=E.get(t)??(0,S.q)(t,K.bw);if(a!==null)return`"tf-disco ${a}"`;const e=(0,S.q)((0,O.basename)(
t),(0,A.wX)((0,O.dirname)((0,O.resolve)(n,t))));if(e!==null)return`"${(0,O.join)((0,O.dirname)(t),e)}"`;const l=t.replace(/^https:\/\/|\/$/g,""),p=(0,T.Pv)(l);return p.
ok&&D(l)?`--hostnames ${p.value}`:null}const D=t=>t.includes(".")&&!b.test(t)&&(0,T.Pv)(t).ok,b=/\.(?:tf|tofu|hcl|json|tfvars)$/})};export{ct as id,rt as ids,it as modules};
var $late0,$late1,$late2;
