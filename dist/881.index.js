const et=881,ot=[881],rt={1460:((Y,S,e)=>{e.d(S,{E:()=>K,W:()=>I});var A=e(6760),P=e(5747),O=e(1831),T=e(8535),B=e(7773),x=e(7188);const j=new Set(B.f.flatMap(([
,t])=>t.map(({name:n})=>n))),I=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(n,c,u)=>j.has(c)?`\`--${c}${u===void 0?"":` ${u}`}\``:n).replaceAll("hostn\
ames input","--hostnames"),K={setting:t=>`--${t}`,missingPath:(t,n)=>{const[c="",...u]=t.split("=");if(u.length>0&&U(c))return`"${c}=\u2026" does not exist in ${n}\
; did you mean --tokens?`;const i=N(t,n),p=i===null?"":`; did you mean ${i}?`;return`"${t}" does not exist in ${n}${p}`}},C=new Map([...["init","lint","run","sc\
an","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function N(t,n){const c=C.get(t)??(0,T.q)(t,x.bw);if(c!==
null)return`"tf-disco ${c}"`;const u=(0,T.q)((0,A.basename)(t),(0,P.wX)((0,A.dirname)((0,A.resolve)(n,t))));if(u!==null)return`"${(0,A.join)((0,A.dirname)(t),u)}\
"`;const i=t.replace(/^https:\/\/|\/$/g,""),p=(0,O.Pv)(i);return p.ok&&U(i)?`--hostnames ${p.value}`:null}const U=t=>t.includes(".")&&!R.test(t)&&(0,O.Pv)(t).ok,
R=/\.(?:tf|tofu|hcl|json|tfvars)$/}),2935:((Y,S,e)=>{e.d(S,{LV:()=>j,Wc:()=>R,ky:()=>B,nI:()=>P,nc:()=>K,wW:()=>T});const A={bold:1,dim:2,red:31,green:32,yellow:33,
blue:34},P=(t,n,{colour:c})=>c?`\x1B[${A[n]}m${t}\x1B[0m`:t,O=(t,n,{hyperlinks:c})=>n&&c?`\x1B]8;;${n}\x1B\\${t}\x1B]8;;\x1B\\`:t;function T(t,n){const c=" ".repeat(
t.indent),u=t.label.padEnd((t.column??0)-1),i=" ".repeat(t.indent+(t.column??2)),p=n.width-c.length-u.length-1,M=j(x(t.text,n),p,n.width-i.length),[E="",...H]=M,
X=O(P(u,t.style,n),t.url,n),{text:J="",url:b}=t.linked??{},G=E.startsWith(J)?`${O(J,b,n)}${E.slice(J.length)}`:E;return[`${c}${X} ${G}`.trimEnd(),...H.map(L=>`${i}${L}`)]}
function B(t,n){const c=j(x(t,n),n.width,n.width-2),[u="",...i]=c;return[u,...i.map(p=>`  ${p}`)]}const x=(t,n)=>n.withFlags?.(t)??t;function j(t,n,c=n){const u=[];
let i="",p=0;for(const M of t.split(" ")){const E=K(M),H=u.length===0?n:c;i!==""&&p+1+E>H&&(u.push(i),i=""),p=i===""?E:p+1+E,i=i===""?M:`${i} ${M}`}return[...u,
i]}const I=/^[ -~]*$/,K=t=>I.test(t)?t.length:Iterator.from(t).reduce((n,c)=>n+C(c),0);function C(t){return I.test(t)?1:N(t)?0:new RegExp("\\p{Regional_Indicator\
}","u").test(t)?1:U(t)?2:1}const N=t=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(t),U=t=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(t);function R(t,n,c){let[u,i]=["",0];for(const p of t){const M=C(p),E=i+M;if(i>=n&&E<=c&&(M>0||i>n)?u+=p:u+=" ".repeat(Math.max(0,Math.min(E,c)-Math.max(i,
n))),i=E,i>c)break}return u}}),2881:((Y,S,e)=>{e.r(S),e.d(S,{listUsages:()=>Z});var A=e(3592),P=e(9587),O=e(8820);function*T(r){const{usages:s,notes:a,dialect:l,
...d}=r;for(const{isHostImplied:$,directHost:h,needs:f,place:g,...F}of s){const o=F.hasOwnToken||void 0,v=F.isOverridden||void 0;yield`${B({...F,hasOwnToken:o,isOverridden:v,
...g})}
`}const y={kind:"repository",schemaVersion:A.G5,version:A.xv,...d,locks:d.locks.map(({file:$,hashes:h})=>({file:$,hashes:Object.fromEntries(h)})),dialect:I(l),usages:s.
length,notes:a.map(K)};for(const[$,h]of Object.entries(y))if(h!==!1&&(yield`${$==="kind"?"{":","}"${$}":${Array.isArray(h)?"[":B(h)}`,!!Array.isArray(h))){for(const[
f,g]of h.entries())yield`${f===0?"":","}${B(g)}`;yield"]"}yield`}
`}function B(r){const s=JSON.stringify(r),a=!(0,P.r_)(s)&&!s.includes("false");return(0,O.s$)(a?s:JSON.stringify(r,j))}const x=new Set(["file","directory","targ\
et","root"]);function j(r,s){return typeof s=="string"?x.has(r)?s:r==="text"?(0,P.Qj)(s):(0,P._U)(s):s===!1?void 0:s}const I=({name:r,releases:s,evidence:a,...l})=>({
...l,releases:s.map(({name:d})=>d),evidence:a.map(({isCloud:d,...y})=>y)});function K(r){const{affects:s,clients:a,namedHost:l,places:d,isPlaceholder:y}=r,{code:$,
severity:h,message:f,help:g}=r.problem;return{code:$,severity:h,message:f,help:g,affects:s,clients:a,namedHost:l,places:d,isPlaceholder:y}}var C=e(4e3),N=e(5143),
U=e(1831),R=e(2935);function*t(r,s,a,l){const d=Map.groupBy(s,({host:o})=>o),y=r.flatMap(o=>[...n(o)].map(v=>({host:v,usage:o}))),$=Map.groupBy(y,({host:o})=>o),
h=[...$.keys()].filter(o=>o!==null);for(const o of[...h,null]){const v=$.get(o)??[];if(v.length===0)continue;const W=o===null?[(0,R.nI)("no registry","bold",l)]:
c(o,d.get(o)??[],a.get(o),l),w=v.map(({usage:m})=>m);for(const m of[...W,...p(w,o,l),""])yield`${(0,O.BP)(m)}
`}const f=h.filter(o=>d.has(o)&&!a.has(o)).length,g=(0,C.px)(h.length,"registry host"),F=`${f} of ${g} would be contacted`;yield`${h.length===0?"no registry hos\
t is used":F}
`}const n=({host:r,needs:s})=>new Set(s.length===0?[r]:s.map(a=>a.host));function c(r,s,a,l){const d=Map.groupBy(s,({clients:m})=>(0,C.eZ)(m)),y=Array.from(d,([
m,D])=>`${u(D.map(({service:Q})=>Q))} for ${m}`),$=y.join("; ")||"no service is required",f=y.length>0&&a===void 0?$:`not contacted; ${$}`,g=`${(0,O.RK)((0,U.nx)(
r))}:`,F=(0,R.wW)({indent:0,label:g,style:"bold",text:f},l);if(a===void 0)return F;const o=(m,D)=>(0,R.wW)({indent:2,label:`${m}:`,style:"dim",text:(0,O.RK)(D)},
l),{code:v,message:W,help:w}=a;return[...F,...o(v,W),...w===void 0?[]:o("help",w)]}const u=r=>Array.from(r,s=>(0,O.RK)(s)).join(", "),i=32;function p(r,s,a){const l=r.
map(({kind:f,text:g,version:F,place:o,needs:v})=>{const W=v.filter(m=>m.host===s),w=[g??"\u2013",F?.text??""].map(P.Qj);return{place:(0,N.R3)(o),kind:f.replaceAll(
"_"," "),what:w.flatMap(m=>(0,O.RK)(m)||[]).join(" "),services:u(new Set(W.map(({service:m})=>m)))}}),d=f=>f.reduce((g,{length:F})=>Math.max(g,F),0),y=Math.min(
d(l.map(({place:f})=>f)),i)+2,$=d(l.map(({kind:f})=>f)),h=new Set(l.map(({services:f})=>f)).size>1;return l.flatMap(({place:f,kind:g,what:F,services:o})=>{const v=h&&
o!==""?` (${o})`:"",W=`${g.padEnd($)}  ${F}${v}`;return(0,R.wW)({indent:2,label:f,style:"dim",column:y,text:W},a)})}var M=e(5799),E=e(2057),H=e(6763),X=e(1460),
J=e(5751),b=e(1435),z=e(215),G=e(2859);let L=function(...r){return{listRepository:L}=e.late([818],8818),new.target?new L(...r):L(...r)};async function Z({raw:r,
output:s},a){const{program:l,secrets:d,stop:y}=a,{env:$,stdout:h,stderr:f}=l,g={environment:$,directory:l.cwd()},F={...g,wording:X.E,stop:y,progress:()=>{}},o=(0,J.
s)(r,F),v=await(0,z.S)(o,F),w=s.format==="json"?L(v,o,g,new Date):null,m=w??k(v,o,g),D=(0,G.CG)(o,m.usages,m.dialect.clients),Q={...(0,E.aH)(h,s.color,$),withFlags:X.
W},_=(0,G.en)(D,o),tt=w===null?t(m.usages,D,_,Q):(await Promise.all([e.e(354),e.e(192),e.e(219),e.e(495)]).then(e.bind(e,2219))).readableFile(w,T),nt=(0,G.wX)(D);
await(0,E.yy)(h,Iterator.from(tt).map(V=>d.redact(V,nt)));const st="remarks"in m?(0,H.q9)(m.remarks):[];return await(0,E.yy)(f,d.redact(st.map(V=>`${(0,O.RK)(V)}\

`))),v.isEmpty&&f.write(`tf-disco: found no Terraform or OpenTofu files
`),await q(m.notes,a),0}function k(r,s,a){const{dialect:l,usages:d,notes:y}=(0,z.o)(s,r,a);return{...(0,b.j)(d,s,l,a),dialect:l,notes:y}}async function q(r,{program:s,
secrets:a}){const l=r.map(d=>`${(0,O.RK)((0,M.W7)(d))}:${(0,M.Xd)(d)?.line}: ${d.problem.code}: ${(0,O.RK)(d.problem.message)}
`);await(0,E.yy)(s.stderr,a.redact([...new Set(l)]))}})};export{et as id,ot as ids,rt as modules};
