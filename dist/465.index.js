const Mt=465,vt=[465],yt={9718:((N,A,n)=>{n.d(A,{k:()=>r});var P=n(3024),R=n(6760),O=n(1807),D=n(1831),$=n(1022),m=n(1731);function r(){const f=new Map,e=(t,a)=>{
const o=f.get(t)??(0,O.v2)(t);return f.set(t,o),o.filter(a).map(p=>(0,R.join)(t,p))};return(t,{host:a,namespace:o,type:p})=>e(t,h=>i((0,D.Pv)(h),a)).flatMap(h=>e(
h,K=>i((0,$.s)(K),o))).flatMap(h=>e(h,K=>i((0,$.s)(K),p))).some(h=>T(h,p))}const i=(f,e)=>f.ok&&f.value===e,M=/^[^\s_]*_[^\s_]*$/;function T(f,e){const t=(0,O.v2)(
f).some(o=>(0,m.rK)(o)!==null&&(0,O.wX)((0,R.join)(f,o)).some(p=>M.test(p)&&C((0,R.join)(f,o,p))===!0)),a=new RegExp(`^terraform-provider-${e}_${m.hZ}_[^\\s_]*_[\
^\\s_]*(?:_.*)?\\.zip$`,"s");return t||(0,O.wX)(f).some(o=>a.test(o.toLowerCase())&&C((0,R.join)(f,o))===!1)}const C=f=>(0,P.statSync)(f,{throwIfNoEntry:!1})?.isDirectory()??
null}),9024:((N,A,n)=>{n.d(A,{P:()=>O,a:()=>D});var P=n(7146);const R={min:40,max:100,unknown:80};function O({columns:m},r){return m||Number(/^\d{1,4}$/.exec(r.
COLUMNS??"")?.[0])||R.unknown}function D(m,r,i){const M=r==="auto"?$(m,i):r==="always",T=Math.max(R.min,Math.min(O(m,i),R.max));return{colour:M,hyperlinks:M&&m.
isTTY===!0&&(0,P.qt)(i),width:m.isTTY?T:Number.POSITIVE_INFINITY}}function $({isTTY:m},r){return r.NO_COLOR||r.TERM==="dumb"&&!r.FORCE_COLOR?!1:r.FORCE_COLOR?r.
FORCE_COLOR!=="0":m===!0}}),522:((N,A,n)=>{n.d(A,{P:()=>O,c:()=>D});var P=n(6174),R=n(5465);const O=$=>{const{clients:m,versions:r,releases:i,isGuess:M,why:T,evidence:C}=$;
return{clients:m,assumed:M??!1,why:(0,P._)(T),versions:Object.entries(D(r)).map(([f,e])=>({client:f,version:e})),releases:i.map(({name:f})=>f),evidence:C.map(({
client:f,version:e,level:t,text:a,place:o})=>({client:f,...D({version:e,kind:t,text:a}),...(0,R.$t)(o)}))}};function D($){const m=Object.entries($).map(([r,i])=>[
r,typeof i=="string"?(0,P._)(i):i]);return Object.fromEntries(m)}}),5465:((N,A,n)=>{n.d(A,{$t:()=>O,W$:()=>R,jt:()=>$});var P=n(5143);const R=m=>typeof m=="stri\
ng"?m:O(m),O=({file:m,line:r,column:i,endColumn:M})=>({...D(m),line:r,column:i,endColumn:M});function D(m){const{repository:r,path:i}=(0,P.bH)(m);return r===null?
{file:m}:{repository:r,file:i}}function $(m){const{repository:r,path:i}=(0,P.bH)(m);return r===null?{directory:m}:{repository:r,directory:i}}}),733:((N,A,n)=>{n.
d(A,{W:()=>m,n:()=>R});const P=/^[ -~]*$/;function R(r){if(P.test(r))return r.length;let i=0;for(const M of r)i+=O(M);return i}function O(r){return P.test(r)?1:
D(r)?0:new RegExp("\\p{Regional_Indicator}","u").test(r)?1:$(r)?2:1}const D=r=>new RegExp("[\\p{Mn}\\p{Me}\\u1160-\\u11FF]","u").test(r),$=r=>new RegExp("[\\u1100-\\u115F\\u2329\\u232A\\u2E80-\\u303E\\u3041-\\u3247\\u3250-\\u4DBF\\u4E00-\\uA4C6\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE10-\\uFE19\\uFE30-\\uFE6B\\uFF01-\\uFF60\\uFFE0-\\uFFE6\\u{16FE0}-\\u{18DFF}\\u{1AFF0}-\\u{1B2FF}\\u{1F200}-\\u{1F265}\\u{20000}-\\u{3FFFD}\\p{Emoji_Presentation}]","u").
test(r);function m(r,i,M){let[T,C]=["",0];for(const f of r){const e=O(f),t=C+e;if(C>=i&&t<=M&&(e>0||C>i)?T+=f:T+=" ".repeat(Math.max(0,Math.min(t,M)-Math.max(C,
i))),C=t,C>M)break}return T}}),7146:((N,A,n)=>{n.d(A,{ky:()=>C,nI:()=>O,qt:()=>i,wW:()=>M});var P=n(733);const R={bold:1,dim:2,red:31,green:32,yellow:33,blue:34};
function O(e,t,a){return a.colour?`\x1B[${R[t]}m${e}\x1B[0m`:e}const D=(e,t,{hyperlinks:a})=>t===void 0||!a?e:`\x1B]8;;${t}\x1B\\${e}\x1B]8;;\x1B\\`,$=/^(?:iTerm\.app|WezTerm|vscode|ghostty|Hyper|terminology|zed|Tabby)$/,
m=/^(?:xterm-kitty|xterm-ghostty|alacritty(?:-direct)?|foot|wezterm)$/,r=5001;function i(e){const{FORCE_HYPERLINK:t,TERM:a="",TERM_PROGRAM:o="",VTE_VERSION:p}=e;
return t?t!=="0":e.CI||e.NO_COLOR||a==="dumb"?!1:Number(p)>=r||$.test(o)||m.test(a)||["WT_SESSION","KONSOLE_VERSION","DOMTERM"].some(h=>e[h])}function M(e,t){const a="\
 ".repeat(e.indent),o=e.label.padEnd((e.column??0)-1),p=" ".repeat(e.indent+(e.column??2)),[h="",...K]=f(t.withFlags?.(e.text)??e.text,{first:t.width-a.length-o.
length-1,others:t.width-p.length}),I=D(O(o,e.style,t),e.url,t),U=T(h,e.linked,t);return[`${a}${I} ${U}`.trimEnd(),...K.map(w=>`${p}${w}`)]}function T(e,t,a){return!t?.
url||!e.startsWith(t.text)?e:`${D(t.text,t.url,a)}${e.slice(t.text.length)}`}function C(e,{width:t,withFlags:a}){const[o="",...p]=f(a?.(e)??e,{first:t,others:t-
2});return[o,...p.map(h=>`  ${h}`)]}function f(e,t){const a=[];let o="",p=0;for(const h of e.split(" ")){const K=a.length===0?t.first:t.others,I=(0,P.n)(h);o!==
""&&p+1+I>K?(a.push(o),o=h,p=I):(p=o===""?I:p+1+I,o=o===""?h:`${o} ${h}`)}return[...a,o]}}),5808:((N,A,n)=>{n.d(A,{g:()=>$});var P=n(400),R=n(6134),O=n(1022),D=n(
5257);function $(r){const{body:i}=(0,P.K)(r),M=(0,R.SH)(i,"provider",1).flatMap(({labels:[T],body:C})=>{const f=(0,O.m)(T?.value??"","terraform");if(f.kind!=="r\
egistry")return[];const e=(0,R.w4)(C,"hashes")?.value,a=(e?.kind==="tuple"?e.elements:[]).flatMap(o=>o.kind==="string"?[o.value]:[]);return[[(0,D.JT)(f),a.filter(
m)]]});return new Map(M)}const m=r=>/^(?:h1|zh):/.test(r)}),1460:((N,A,n)=>{n.d(A,{E:()=>M,W:()=>i});var P=n(6760),R=n(1807),O=n(1831),D=n(8535),$=n(3557),m=n(7188);
const r=new Set($.f.flatMap(([,t])=>t.map(({name:a})=>a))),i=t=>t.replace(/`([a-z-]{1,20})(?:: ([^`\n]{1,80}))?`/g,(a,o,p)=>r.has(o)?`\`--${o}${p===void 0?"":` ${p}`}\
\``:a).replaceAll("hostnames input","--hostnames"),M={setting:t=>`--${t}`,missingPath:(t,a)=>{const[o="",...p]=t.split("=");if(p.length>0&&f(o))return`"${o}=\u2026" \
does not exist in ${a}; did you mean --tokens?`;const h=C(t,a),K=h===null?"":`; did you mean ${h}?`;return`"${t}" does not exist in ${a}${K}`}},T=new Map([...["\
init","lint","run","scan","test","validate"].map(t=>[t,"check"]),["hosts","usages"],["list","usages"],["version","--version"]]);function C(t,a){const o=T.get(t)??
(0,D.q)(t,m.bw);if(o!==null)return`"tf-disco ${o}"`;const p=(0,D.q)((0,P.basename)(t),(0,R.wX)((0,P.dirname)((0,P.resolve)(a,t))));if(p!==null)return`"${(0,P.join)(
(0,P.dirname)(t),p)}"`;const h=t.replace(/^https:\/\/|\/$/g,""),K=(0,O.Pv)(h);return K.ok&&f(h)?`--hostnames ${(0,O.nx)(K.value)}`:null}const f=t=>t.includes(".")&&
!e.test(t)&&(0,O.Pv)(t).ok,e=/\.(?:tf|tofu|hcl|json|tfvars)$/}),8465:((N,A,n)=>{n.r(A),n.d(A,{listUsages:()=>ft});var P=n(2929),R=n(9024),O=n(2057),D=n(3592),$=n(
6174),m=n(1064),r=n(4526),i=n(8641),M=n(522),T=n(5465);function*C(s,l,d){for(const v of s.usages)yield(0,i.s$)(`${JSON.stringify(t(v,d))}
`);const{repository:c,dialect:u,setting:_,usedBy:g,files:B,bytes:y,isEmpty:F}=s;yield`{"kind":"repository","schemaVersion":${D.G5}`,yield f("version",l),yield f(
"repository",c),yield f("clientDetection",(0,M.P)(u)),yield f("dialect",(0,M.c)(_)),yield f("usedBy",g),yield f("scan",{files:B,bytes:y,usages:s.usages.length,isEmpty:F}),
yield*e("notes",s.notes,o),yield*e("declared",s.declared,p),yield*e("roots",s.roots,v=>v),yield*e("locks",s.locks,({file:v,hashes:E})=>({file:v,hashes:Object.fromEntries(
E)})),yield*e("plugins",s.plugins,v=>v),yield`}
`}const f=(s,l)=>(0,i.s$)(`,"${s}":${JSON.stringify(l)}`);function*e(s,l,d){yield`,"${s}":[`;let c="";for(const u of l)yield(0,i.s$)(`${c}${JSON.stringify(d(u))}`),
c=",";yield"]"}const t=(s,l)=>({kind:s.kind,host:s.host,text:s.text===null?null:(0,$.Q)(s.text),...(0,T.$t)(s.place),address:(0,$._)(s.address),...a(s.version),
...s.isHostImplied?{implied:!0}:{},...s.directHost===void 0?{}:{directHost:s.directHost},...s.hasOwnToken===!0?{ownToken:!0}:{},...s.workspace===void 0?{}:{workspace:(0,M.
c)(s.workspace)},...s.isOverridden?{overridden:!0}:{},clients:s.clients,needs:s.needs.map(({host:d,service:c,clients:u})=>({host:d,service:c,clients:u,skipped:l.
get(d)?.code??null}))});function a(s){if(s===null)return{versions:null};const{text:l,place:d,values:c,isWithheld:u,recorded:_}=s,{line:g,column:B,endColumn:y}=d;
return{versions:l===null?null:(0,$.Q)(l),versionsAt:{line:g,column:B,endColumn:y,...c===void 0?{}:{values:(0,M.c)(c)},...u===!0?{withheld:!0}:{},..._===void 0?{}:
{recorded:(0,$._)(_)}}}}function o({problem:s,place:l,clients:d,host:c,others:u,aside:_,isPlaceholder:g}){const{code:B,severity:y,message:F,help:v,affects:E}=s;
return{code:B,severity:y,...(0,T.$t)(l),message:F,...v===void 0?{}:{help:v},affects:E,clients:d,host:c,...u===void 0?{}:{others:u.map(T.$t)},..._===void 0?{}:{aside:_},
...g===!0?{placeholder:!0}:{}}}function p(s){const{kind:l,place:d,text:c,localName:u}=s;return(0,m.SO)(l)?{kind:l,...(0,T.$t)(d)}:(0,r.z0)(s)?{kind:l,file:d.file}:
{kind:l,...(0,T.$t)(d),...(0,M.c)({text:c,localName:u})}}var h=n(6763),K=n(1831),I=n(4120),U=n(8884),w=n(7146);function*H(s,l,d,c){const u=Map.groupBy(l,({host:E})=>E),
_=s.flatMap(E=>[...V(E)].map(W=>({host:W,usage:E}))),g=Map.groupBy(_,({host:E})=>E),B=[...g.keys()].filter(E=>E!==null),y=E=>{const W=g.get(E)??[];return[...b(W.
map(({usage:S})=>S),E,c),""]};for(const E of B){const W=Q(E,u.get(E)??[],d.get(E),c);yield*k([...W,...y(E)])}g.has(null)&&(yield*k([(0,w.nI)("no registry","bold",
c),...y(null)]));const F=B.filter(E=>u.has(E)&&!d.has(E)).length,v=(0,I.px)(B.length,"registry host");yield`${B.length===0?"no registry host is used":`${F} of ${v}\
 would be contacted`}
`}function*k(s){for(const l of s)yield`${(0,i.BP)(l)}
`}const V=({host:s,needs:l})=>new Set(l.length===0?[s]:l.map(d=>d.host));function Q(s,l,d,c){const u=Map.groupBy(l,({clients:j})=>(0,I.wO)(j)),_=Array.from(u,([
j,L])=>`${L.map(({service:J})=>(0,i.RK)(J)).join(", ")} for ${j}`),g=_.length===0?"no service is required":_.join("; "),y=_.length>0&&d===void 0?g:`not contacte\
d; ${g}`,F=`${(0,i.RK)((0,K.nx)(s))}:`,v=(0,w.wW)({indent:0,label:F,style:"bold",text:y},c);if(d===void 0)return v;const{code:E,message:W,help:S}=d,x=[[E,W],...S===
void 0?[]:[["help",S]]];return[...v,...x.flatMap(([j="",L=""])=>(0,w.wW)({indent:2,label:`${j}:`,style:"dim",text:(0,i.RK)(L)},c))]}const Z=32;function b(s,l,d){
const c=s.map(y=>{const{kind:F,text:v,version:E,place:W,needs:S}=y,x=S.filter(L=>L.host===l),j=[(0,i.RK)(v===null?"\u2013":(0,$.Q)(v)),(0,i.RK)(E?.text??"")];return{
place:(0,U.R3)(W),kind:F.replaceAll("_"," "),what:j.filter(L=>L!=="").join(" "),services:[...new Set(x.map(({service:L})=>L))].map(L=>(0,i.RK)(L)).join(", ")}}),
u=y=>y.reduce((F,{length:v})=>Math.max(F,v),0),_=Math.min(u(c.map(({place:y})=>y)),Z)+2,g=u(c.map(({kind:y})=>y)),B=new Set(c.map(({services:y})=>y)).size>1;return c.
flatMap(({place:y,kind:F,what:v,services:E})=>{const W=B&&E!==""?` (${E})`:"",S=`${F.padEnd(g)}  ${v}${W}`;return(0,w.wW)({indent:2,label:y,style:"dim",column:_,
text:S},d)})}var Y=n(1460),q=n(5751),tt=n(1435),nt=n(6760),st=n(5747),et=n(9498),ot=n(5808),G=n(2803),rt=n(6034),z=n(370);function lt(s,l,d){const{directory:c,environment:u}=d,
{dialect:_,usedBy:g,usages:B,notes:y}=(0,z.o0)(l,s,d),{clients:F}=_,{declared:v,files:E,bytes:W,isEmpty:S}=s,x=(0,rt.lz)({usages:B,declared:v,clients:F},l,!0),j=(0,z.
C_)(s,l)?(0,G.KX)(B,F,(0,G.Up)(c)):[],L={dialect:_,setting:l.dialect,usages:B,notes:y,declared:v};return{...L,repository:(0,et.K)(c,it(L),u),usedBy:g(),files:E,
bytes:W,isEmpty:S,roots:at(x),locks:ct(x,c),plugins:j}}function it({usages:s,notes:l,declared:d,dialect:c}){const u=new Set;for(const{place:_}of s)u.add(_.file);
for(const _ of d)u.add(_.place.file);for(const{place:_}of c.evidence)u.add(_.file);for(const{place:_,problem:g}of l)g.code.startsWith("file-")||u.add(_.file);return u}
function at(s){const l=new Map;for(const{client:d,roots:c}of s)for(const{name:u}of c){const _=u===""?".":u,g=l.get(_);g===void 0?l.set(_,[d]):g.push(d)}return Array.
from(l,([d,c])=>({directory:d,clients:c}))}function ct(s,l){const d=new Set(s.flatMap(({roots:c})=>c.flatMap(({lockFile:u})=>u??[])));return Array.from(d,c=>{const u=(0,st.
yR)((0,nt.join)(l,c));return{file:c,hashes:u.ok?(0,ot.g)(u.text):new Map}})}var dt=n(2859),ut=n(5960);async function ft({raw:s,output:l},d){const{program:c,secrets:u,
stop:_}=d,{env:g,stdout:B,stderr:y}=c,F={environment:g,directory:c.cwd()},v={...F,wording:Y.E,stop:_,progress:()=>{}},E=(0,q.s)(s,v),W=await(0,z.SQ)(E,v),x=l.format===
"json"?lt(W,E,F):null,j=x??mt(W,E,F),L=(0,dt.C)(E,j.usages,j.dialect.clients),J=(0,ut.e)(L,E,j.dialect),Et={...(0,R.a)(B,l.color,g),withFlags:Y.W},_t=x===null?H(
j.usages,L,J,Et):C(x,D.xv,J),Ot=(0,P.wX)(L);await(0,O.yy)(B,_t.map(X=>u.redact(X,Ot)));const ht="remarks"in j?(0,h.q9)(j.remarks):[];return await(0,O.yy)(y,u.redact(
ht.map(X=>`${(0,i.RK)(X)}
`))),W.isEmpty&&y.write(`tf-disco: found no Terraform or OpenTofu files
`),await pt(j.notes,d),0}function mt(s,l,d){const{dialect:c,usages:u,notes:_}=(0,z.o0)(l,s,d),g={...d,mayHavePlugins:(0,z.C_)(s,l)};return{...(0,tt.j)(u,l,c,g),
dialect:c,notes:_}}async function pt(s,{program:l,secrets:d}){const c=s.map(({problem:u,place:_})=>`${(0,i.RK)(_.file)}:${_.line}: ${u.code}: ${(0,i.RK)(u.message)}\

`);await(0,O.yy)(l.stderr,d.redact([...new Set(c)]))}}),2803:((N,A,n)=>{n.d(A,{KX:()=>e,Ml:()=>T,Up:()=>M});var P=n(3024),R=n(6760),O=n(3916),D=n(9718),$=n(9562),
m=n(7236),r=n(5257),i=n(7854);function M(t){return C(a=>{const o=(0,R.join)(t,a);return(0,P.existsSync)(o)?o:null},(0,D.k)())}function T(t){const a=new Map(t.map(
({directory:o,providers:p})=>[f(o),new Set(p)]));return C(o=>a.has(o)?o:null,(o,p)=>a.get(o)?.has((0,r.JT)(p))??!1)}function C(t,a){const o=(0,i.Oo)(p=>{const h=p.
replace(/\/$/,""),K=h==="."||p!==h,I=f(h),U=t(I),w=K?[]:o((0,O.dirname)(h));return U===null?w:[{path:U,shown:I},...w]});return{around:o,holds:a}}const f=t=>`${t===
"."?"":`${t}/`}terraform.d/plugins`;function e(t,a,{around:o,holds:p}){const h=t.flatMap(I=>{const U=o((0,O.dirname)(I.place.file));return U.length===0?[]:I.needs.
filter(({service:H})=>H===$.xq).flatMap(({host:H})=>a.flatMap(k=>(0,m.l)(I,H,k)??[])).flatMap(H=>U.filter(({path:k})=>p(k,H)).map(({shown:k})=>({shown:k,provider:(0,r.
JT)(H)})))}),K=Map.groupBy(h,({shown:I})=>(0,O.dirname)((0,O.dirname)(I)));return Array.from(K,([I,U])=>({directory:I,providers:[...new Set(U.map(({provider:w})=>w))]}))}})};export{Mt as id,vt as ids,yt as modules};
