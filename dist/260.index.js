const Te=260,Ie=[260,60],Pe={6029:((ge,q,m)=>{m.d(q,{F:()=>H,o:()=>_});var A=m(3916),S=m(2161),P=m(7495),z=m(7905),v=m(8262),G=m(7854),W=m(4667);const K=["requi\
red_provider_legacy","required_provider_invalid"],V=({kind:t,absent:d=t})=>[t,d,...t==="required_provider"?K:[]],_=[...new Set([...W.I.flatMap(V),"implied_provi\
der"])],te=(0,G.Oo)(t=>W.I.filter(d=>V(d).includes(t)));function ne({kind:t,backend:d}){const y=te(t),$=y.find(j=>j.backend===d)??y[0];if($===void 0)throw new Error(
`no row of the usage table has ${t}`);return $}const ee=3e4;function H(){const t=new Map;return d=>{const y=M(d);let $=y===null?void 0:t.get(y);return $===void 0&&
($=I(d),t.size>=ee&&t.clear(),y!==null&&t.set(y,$)),D(d,$)}}const D=(t,d)=>({kind:t.kind,host:d.host,isHostImplied:d.isHostImplied,directHost:d.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:d.needs});
function M(t){const{kind:d,text:y,clients:$,version:j,evaluated:B,isOverridden:C,replacedFor:J,stateHosts:X}=t;if(y===null||C||(B!==void 0||J!==void 0||X!==void 0))
return null;const Y=j!==null&&j.text!==null;return`${d} ${t.backend} ${$[0]} ${$.length} ${Y} ${y}`}function I(t){const{clients:d,isOverridden:y,replacedFor:$=[],
stateHosts:j={}}=t;if(t.kind==="implied_provider")return(0,v.xr)(d);const B=ne(t),C=new Map(d.map(N=>[N,e(t,B,N)])),J=[...C].filter(([N])=>!y&&!$.includes(N)),X=[
...C.values()].find(({host:N,directHost:Y})=>N!==null||Y!==void 0);return{host:X?.host??null,isHostImplied:X?.isHostImplied??!1,directHost:X?.directHost,needs:(0,z.
hN)(new Map(J),B,N=>j[N]??null)}}function e(t,d,y){const{text:$,evaluated:j,version:B}=t,C=j===void 0?{text:$,isWhole:!0}:j[y];return C===void 0?P.zt:C.text===null?
$!==null&&d.defaults===void 0?P.zt:c(t,d,y):C.isWhole?P.pb[d.grammar](C.text,y,(B?.text??null)!==null):(0,P.i4)(d.grammar,C.text,y)??P.zt}const i=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function c({kind:t,address:d,place:y},$,j){const[,B=null]=i.exec(d)??[],C=(0,S.L8)((0,A.basename)(y.file),new Set,"")??{class:"config",isOverride:!1};return(0,z.
gd)({row:$,kind:t,address:d,localName:B},C,j)}}),7060:((ge,q,m)=>{m.d(q,{z:()=>r,W:()=>R,refusalOf:()=>de});var A=m(3625),S=m(3592),P=m(439),z=m(6029),v=m(5262),
G=m(3579),W=m(5143),K=m(5799),V=m(1064),_=m(1831),te=m(3469),ne=m(5603),ee=m(7854),H=m(7597);const{Qq:D,Ik:M,p_:I,yL:e,wC:i}=H,c=v.me(D),t=v.yq(H.Jt,!1),d=H.rD(
0,Number.MAX_SAFE_INTEGER),y=i(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),$=i(/^[\w.+-]{1,100}$/,"a version"),j=o=>{const k=(0,_.Pv)((0,_.nx)(o));return k.
ok&&k.value===o},B=H.qG(j,"a hostname"),J=i(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),X=H.rD(1,2**25),N=M({file:J,line:X,
column:X,endColumn:X}),Y=e(V.zK),ue=e(V.Du),se=o=>M({terraform:v.yq(o),opentofu:v.yq(o)}),ke=[V.Du,...V.Du.map(o=>[o])],pe=o=>ke.find(k=>k.length===o.length&&k.
every(O=>o.includes(O))),oe=v.Fs(I(ue),v.z6(o=>pe(o)!==void 0,"one or two different CLIs"),v.pd(o=>pe(o)??o)),Oe=M({text:c,place:N,values:v.yq(se(c)),isWithheld:v.
yq(H.Jt),recorded:v.yq(D)}),me=M({kind:e(z.o),address:D,text:c,place:N,clients:oe,version:v.me(Oe),evaluated:v.yq(se(M({text:c,isWhole:t}))),backend:v.yq(D),stateHosts:v.
yq(se(B)),hasOwnToken:t,workspace:v.yq(M({organization:c,name:c})),isOverridden:t,replacedFor:v.yq(oe)}),Ee=M({clients:oe,releases:I(D),versions:se(D),why:D,evidence:I(
M({client:ue,level:e(ne.A),place:N,text:D,version:c})),isGuess:v.yq(v.eu(!0,"true"))}),$e=v.Fs(Ee,v.pd(({releases:o,...k})=>{const[O,...x]=k.clients;return{...k,
name:O===void 0||x.length>0?"both":O,releases:k.clients.flatMap(U=>Me(U,o))}}));function Me(o,k){const O=V.pH.filter(x=>x.client===o&&k.includes(x.name));return O.
length===0?(0,te.w)(o,[]):O}const we=o=>Object.hasOwn((0,G.t)(),o),xe=M({code:H.qG(we,"a problem code"),severity:e(K.oC),message:D,help:v.yq(D),affects:I(Y),clients:oe,
namedHost:v.yq(v.me(B),null),places:I(N),aside:v.yq(J),isPlaceholder:v.yq(H.Jt)}),n=v.Fs(xe,v.pd(({code:o,severity:k,message:O,help:x,affects:U,...E})=>{const Z=(0,G.
t)()[o],ae=Z.affects.filter(re=>U.includes(re)),fe=x===void 0?{message:O}:{message:O,help:x},le={...Z,code:o,usualSeverity:Z.severity,severity:k,affects:ae};return(0,K.
hD)({...le,...fe},E)})),f=[...ee.O8,...ee.VZ,...Object.keys(V.$I),"binary"],p=M({kind:e(f),text:D,localName:c,place:N}),l=M({name:v.Fs(D,v.z6(W.en,"a name such \
as acme/network")),url:v.me(i(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:v.me(i(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),s=v.Fs(H.A7(
y,I(D)),v.pd(o=>new Map(Object.entries(o)))),u=M({kind:e(["repository"]),schemaVersion:d,version:$}),a=M({repository:M({name:l.entries.name})}),h=M({...u.entries,
repository:l,dialect:$e,setting:M({name:e(["auto","terraform","opentofu","both"]),version:v.me($)}),usedBy:I(Y),files:d,bytes:d,usages:d,isEmpty:t,notes:I(n),declared:I(
p),roots:I(M({directory:J,clients:oe})),locks:I(M({file:J,hashes:s})),plugins:I(M({directory:J,providers:I(y)}))}),r=128*1024*1024,g=1e7;function R(o,k=(0,z.F)()){
if(Q(o))return w("is the report of a check, not a usages file; keep reports in another directory");if(ve([o],o.length))return w(`has ${he}`);const O=o.replace(/^\uFEFF/,
"").trimEnd().split(`
`),x=T(O.pop()??"");if(!x.ok)return w(`${x.why}; ${b}`);const{line:U,schemaVersion:E,version:Z}=x.value,ae=(0,P.f)(a,U),fe=ae.ok?ae.value.repository.name:null,le=Ae=>({
ok:!1,why:Ae,repository:fe});if(E!==S.G5)return le(`schemaVersion is ${E}, which tf-disco ${S.xv} cannot read; use the same version of tf-disco for \`tf-disco us\
ages\` and \`tf-disco check\``);const re=F(O,U,k);return re.ok?re:le(`${re.why}; ${Z===S.xv?b:ce(Z)}`)}const w=o=>({ok:!1,why:o,repository:null});function T(o){
const k=(0,P.q)(o);if(!k.ok)return(0,A.T)(o===""?k.why:`the last line ${k.why}`);const O=(0,P.f)(u,k.value);return O.ok?(0,A.J)({line:k.value,...O.value}):(0,A.
T)(`the last line is not about the repository: ${O.why}`)}function F(o,k,O){const x=(0,P.f)(h,k);if(!x.ok)return(0,A.T)(`line ${o.length+1}: ${x.why}`);const{kind:U,
schemaVersion:E,version:Z,usages:ae,...fe}=x.value,le=[];for(const[re,Ae]of o.entries()){const De=L(Ae);if(!De.ok)return(0,A.T)(`line ${re+1}${De.why}`);le.push(
O(De.value))}return ae!==o.length?(0,A.T)(`has ${o.length} usages, and its last line counts ${ae}`):(0,A.J)({...fe,usages:le})}function L(o){const k=(0,P.q)(o);
if(!k.ok)return(0,A.T)(` ${k.why}`);const O=(0,P.f)(me,k.value);return O.ok?O:(0,A.T)(`: ${O.why}`)}const Q=o=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(o.slice(0,1e3)),b="write the file with `tf-disco usages --format json`",ce=o=>`it was written by tf-disco ${o}; write it with version ${S.xv}`;function de(o){
const k=o.reduce((O,x)=>O+Buffer.byteLength(x),0);if(k>r)return`they have more than ${r/1024/1024} MiB; ${ie}`;if(ve(o,k))return`they have ${he}`;for(const[O,x]of o.
entries()){const U=O===o.length-1,E=(0,P.f)(U?h:me,JSON.parse(x));if(!E.ok)return`line ${O+1}: ${E.why}`}return null}const ie="list fewer directories of the rep\
ository",he=`more than ${g} values; ${ie}`;function ve(o,k){if(k<=g)return!1;let O=0;for(const x of o)for(let U=0;U<x.length;U+=1)ye.has(x.charCodeAt(U))&&(O+=1);
return O>g}const ye=new Set(Array.from(",[{",o=>o.charCodeAt(0)))}),8704:((ge,q,m)=>{m.d(q,{J:()=>z,U:()=>G});var A=m(9349),S=m(3268),P=m(4009);function z(e,i){
e.countPart();const c=i==="element"?e.skipBlank():e.skipSpaces(),t=e.at,d=G(e,c);if(d!==void 0&&v(e,i))return d;(0,S.Kk)(e,i);let y=e.at;for(;y>t&&(0,A.xC)(e.text.
charAt(y-1));)y--;return y===t&&e.report("invalid expression: expected the start of an expression",t),d===void 0?_(e,t,y):{kind:"other",start:t,end:y}}function v(e,i){
const c=i==="element"?e.skipBlank():e.skipSpaces();return(0,A.wH)(c)||c===","||e.isLineEnd(c)}function G(e,i){if(i==='"')return(0,P.E3)(e);if(i==="<")return(0,P.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const c=e.at++;e.depth++;let t;return e.depth>A.lr?t=W(e,i,c):i==="{"?t=ee(e,c):i==="["?t=ne(e,c):t=te(e,c),e.depth--,
t}function W(e,i,c){return(0,S.ku)(e,(0,A.r1)(i)??i,c),{kind:"other",start:c,end:e.at}}const K=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,V=32;function _(e,i,c){
if(K.lastIndex=i,!(K.test(e.text)&&K.lastIndex===c)||c-i>V)return{kind:"other",start:i,end:c};const d=e.text.slice(i,c),y={true:!0,false:!1,null:null}[d];return{
kind:"primitive",start:i,end:c,value:y===void 0?Number(d):y}}function te(e,i){const c=z(e,"element");return e.skipBlank()!==")"?W(e,"(",i):(e.at++,{...c,start:i,
end:e.at})}function ne(e,i){if(I(e))return W(e,"[",i);const c=[];for(;;){const t=e.skipBlank();if(t==="]")return e.at++,{kind:"tuple",start:i,end:e.at,elements:c};
if(e.at>=e.text.length||(0,A.wH)(t))return e.reportUnclosed(i),{kind:"other",start:i,end:e.at};const d=e.at;c.push(z(e,"element")),e.at===d&&e.peek()!==","&&e.at++,
e.skipBlank()===","&&e.at++}}function ee(e,i){if(I(e))return W(e,"{",i);const c=[];for(;;){const t=e.skipBlank();if(t==="}")return e.at++,{kind:"object",start:i,
end:e.at,items:c};if(e.at>=e.text.length||(0,A.wH)(t))return e.reportUnclosed(i),{kind:"object",start:i,end:e.at,items:c};c.push(H(e,t)),e.skipSpaces()===","&&e.
at++}}function H(e,i){const c=e.at,t=D(e,i);let d=e.at;for(;d>c&&(0,A.xC)(e.text.charAt(d-1));)d--;const y=e.skipSpaces();if(y!=="="&&y!==":")return e.report('m\
issing attribute value: expected "=" or ":" after the key',e.at),(0,S.Kk)(e,"line"),e.at===c&&e.at++,{name:void 0,start:c,end:d,value:{kind:"other",start:d,end:e.
at}};e.at++;const $=z(e,"line");return{name:t,start:c,end:d,value:$}}function D(e,i){const c=e.at;let t;if(i==='"'||i==="("){const $=G(e,i);$?.kind==="string"&&
(t=$.value)}else t=e.readName();const d=e.skipSpaces();if(d==="="||d===":")return t;M(e);const y=e.text.slice(c,e.at).trimEnd();return/^\d+$/.test(y)?y:void 0}function M(e){
const i=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const c=e.skipSpaces(),t=e.at;if(i.lastIndex=t,e.isLineComment(c))return;if((0,A.L8)(c))e.at++;else if(c==="["||c==="(")
e.at++,W(e,c,t);else if(c==='"')(0,P.E3)(e);else if(i.test(e.text))e.at=i.lastIndex;else if(e.readName()===void 0)return}}function I(e){return e.skipBlank(),e.text.
startsWith("for",e.at)&&!(0,A.L8)(e.peek(3))}}),1199:((ge,q,m)=>{m.r(q),m.d(q,{prepareFleet:()=>oe});function A(n,f,p){const l=new Set(f.map(S)),s=new Map((n.length===
0?f:n).map(r=>[S(r),r]));for(const r of p){const g=P(r,s,l);s.has(S(g))||s.set(S(g),g)}const u=[...s].flatMap(([r,g])=>l.has(r)?[]:[g]);if(u.length===0)return null;
const a=p.map(({file:r,why:g})=>`${r}: ${g}`),h={kind:"missing",repositories:u,total:s.size};return a.length===0?h:{...h,reasons:a}}const S=n=>n.toLowerCase();function P({
file:n,repository:f},p,l){if(f!==null&&!l.has(S(f)))return f;const s=n.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),u=p.get(S(s.replaceAll("__","/")));return u!==
void 0&&!l.has(S(u))?u:n.replaceAll(/[^\w./-]/g,"_")}var z=m(5143),v=m(9664),G=m(7854);function W(n,f=new Map){const p=(0,G.Oo)(r=>(0,z.yJ)(n,r)),l=(0,G.Oo)(r=>({
file:p(r.file),line:r.line,column:r.column,endColumn:r.endColumn})),s=r=>({...r,place:l(r.place)});return{file:p,place:l,usage:r=>({...r,repository:n,place:l(r.
place)}),note:r=>({...r,places:r.places.map(g=>typeof g=="string"?g:l(g)),...r.aside===void 0?{}:{aside:p(r.aside)}}),root:r=>({...r,directory:p(r.directory),directories:r.
directories.map(g=>(0,v.jt)(p((0,v.Gz)(g,"main.tf")))),calls:r.calls.map(({address:g,isOpen:R,...w})=>{const T=`${r.client} ${w.source}`,{source:F,module:L}=(w.
module&&f.get(T))??w;L!==null&&f.set(T,{source:F,module:L});const Q=w.constraint&&s(w.constraint);return{address:g,source:F,place:l(w.place),module:L,constraint:Q,
isOpen:R}}),providers:r.providers.map(g=>({...g,places:g.places.map(l),constraints:g.constraints.map(s),locked:g.locked&&{...g.locked,version:s(g.locked.version)}})),
lockFile:r.lockFile===null?null:p(r.lockFile),clientVersions:r.clientVersions.map(s)})}}var K=m(1064);function V(n){const f=n.filter(({isEmpty:s})=>!s),p=f.length===
0?n:f,l=p.map(({dialect:s})=>s);return{..._(l),why:ne(l),evidence:p.flatMap(({repository:s,dialect:u})=>{const{place:a}=W(s.name);return u.evidence.map(h=>({...h,
place:a(h.place)}))})}}function _(n){const f=K.Du.filter(u=>n.some(a=>a.clients.includes(u))),[p,...l]=f,s=new Set(n.flatMap(({releases:u})=>u.map(({name:a})=>a)));
return{name:p===void 0||l.length>0?"both":p,clients:f,releases:K.pH.filter(({name:u})=>s.has(u)),versions:Object.fromEntries(f.flatMap(u=>{const a=te(u,n);return a===
null?[]:[[u,a]]})),...n.every(({isGuess:u})=>u)?{isGuess:!0}:{}}}function te(n,f){const p=f.filter(({clients:u})=>u.includes(n)),[l,...s]=new Set(p.map(({versions:u})=>u[n]??
null));return l===void 0||s.length>0?null:l}function ne(n){const[f,...p]=n;if(f!==void 0&&p.length===0)return f.why;const l=n.filter(({isGuess:h})=>!h),s=K.Du.flatMap(
h=>{const{length:r}=l.filter(({clients:g})=>g.includes(h));return r===0?[]:[`${K.bB[h]} in ${r}`]}),u=n.length-l.length,a=[...s,...u===0?[]:[`assumed in ${u}`]];
return`of ${n.length} repositories, ${a.join(" and ")}`}const ee=n=>K.zK.filter(f=>n.some(({usedBy:p})=>p.includes(f)));function H(n,f){const p=({isGuess:s,named:u},a)=>s&&
!u.has(a)&&!f.has(a),l=new Set(f);for(const s of n)for(const{needs:u}of s.usages)for(const{host:a}of u)p(s,a)||l.add(a);return n.map(s=>{if(!s.isGuess)return s;
const u=a=>!(l.has(a)&&p(s,a));return{...s,usages:s.usages.map(a=>a.needs.every(({host:h})=>u(h))?a:{...a,needs:a.needs.filter(({host:h})=>u(h))}),roots:s.roots.
map(a=>({...a,calls:a.calls.filter(({module:h})=>h===null||u(h.host)),providers:a.providers.filter(({provider:h})=>u(h.host))}))}})}var D=m(4e3),M=m(6897),I=m(3862),
e=m(8416),i=m(2859),c=m(1435),t=m(6034),d=m(6760),y=m(5747),$=m(6029),j=m(3024),B=m(3625);const C=2e4,J="write one for each repository with `tf-disco usages --f\
ormat json`";function X(n,f,p){const l=n.map(a=>{const h=N(a,f);return h.ok&&h.value.length===0&&!p?(0,B.T)(`there is no .jsonl file in ${a}; ${J}`):h}),s=[...new Set(
l.flatMap(a=>a.ok?a.value:[]))],u=`there are ${s.length} .jsonl files, the limit is ${C}`;return{files:s.slice(0,C),mistakes:[...l.flatMap(a=>a.ok?[]:[a.why]),...s.
length>C?[u]:[]]}}function N(n,f){const p=(0,d.resolve)(f,n);try{if(!(0,j.statSync)(p).isDirectory())return(0,B.J)([p]);const l=(0,j.readdirSync)(p,{recursive:!0,
withFileTypes:!0}).filter(s=>!s.isDirectory()&&/\.jsonl?$/i.test(s.name)).map(s=>(0,d.join)(s.parentPath,s.name));return(0,B.J)(l.sort())}catch(l){const s=(0,y.
Oj)(l);return(0,B.T)(s==="ENOENT"?`${n} does not exist in ${f}`:`${n} cannot be read: ${s}`)}}var Y=m(7060),ue=m(8189);const se=1e6;function*ke({usages:n,repositories:f},p,l){
const{files:s,mistakes:u}=X(n,p,f.length>0);if(u.length>0)throw new ue.GN(u.map(g=>`${l}: ${g}`));const a=(0,$.F)(),h=new Map;let r=0;for(const g of s){const R=(0,d.
relative)(p,g),w=pe(g,a);if(!w.ok){yield{...w,file:R};continue}const{value:T}=w,F=T.repository.name,L=h.get(F.toLowerCase()),Q=r+T.usages.length>se;if(L!==void 0){
const b=`is of the repository ${F}, as is ${L}; keep one file for each repository`;yield{ok:!1,file:R,why:b,repository:null}}else if(Q){const b=`the files have \
more than ${se} usages; check fewer repositories at once`;yield{ok:!1,file:R,why:b,repository:F}}else r+=T.usages.length,h.set(F.toLowerCase(),R),yield w}}function pe(n,f){
const p=(0,y.yR)(n,Y.z);return p.ok?(0,Y.W)(p.text,f):{ok:!1,why:(0,D.mP)(p.failure),repository:null}}async function oe(n,f){const p=f.now(),{wording:l,directory:s,
environment:u,progress:a}=f,h=[],r=l?.setting("usages")??"usages",g=new Map,R=[];let w=0;for(const E of ke(n,s,r))if(E.ok?(h.push(Oe(E.value,n,g)),w+=E.value.files):
R.push(E),a({kind:"scan",files:w}),await(0,M.x)(),f.stop.why!==null)break;const T=h.map(({found:E})=>E),F=T.length===0,L=F?(0,e.L2)({setting:n.dialect,scan:null}):
V(T),Q=new Set(n.hostnames.map(({host:E})=>E)),b=H(h,Q),ce=Me(T),de=(0,c.j)(b.flatMap(({usages:E})=>E),n,L,{...f,mayHavePlugins:ce.plugins.length>0,plugins:ce.plugins}),
{usages:ie,configs:he,releases:ve}=de,ye=T.map(({repository:E})=>E),o=ye.map(E=>E.name),k=A(n.repositories,o,R),O=ee(T),x=$e(ie,b,n,L.clients),U=(0,t.a3)(h.flatMap(
E=>E.notes),ie,n,u);return{dialect:{...L,releases:ve},configs:he,usages:ie.filter(G.s7),roots:b.flatMap(({roots:E})=>E),requirements:x,notes:[...U,...h.flatMap(
({rootNotes:E})=>E)],newHosts:new Set,isEmpty:!F&&T.every(({isEmpty:E})=>E)&&f.stop.why===null,complaints:de.findings,allUsages:[],changes:null,remarks:[...k?.reasons??
[],...xe(T),...de.remarks],scan:{files:w,bytes:T.reduce((E,{bytes:Z})=>E+Z,0),usages:ie.length,durationMs:f.now()-p},clients:()=>O,repositories:ye,missing:k,checkouts:ce}}
function Oe(n,f,p){const{dialect:l,usages:s,notes:u,declared:a,repository:h}=n,r=new Map(l.clients.map(L=>[L,new Set(n.roots.flatMap(({directory:Q,clients:b})=>b.
includes(L)?Q:[]))])),g=(0,t.D0)({usages:s,notes:u,scanned:{declared:a,endedAt:null},changed:null,dialect:l,settings:{...f,dialect:n.setting},listed:r}),R=W(h.name,
p),w=l.isGuess===!0,T=L=>({...R.note({...L,problem:Ee(L.problem)}),checkedFor:{clients:l.clients,isGuess:w}}),F=(0,I.X)(s,g.roots);return{repository:h.name,usages:F.
map(R.usage),roots:g.roots.map(R.root),named:(0,G.kA)(s),isGuess:w,notes:u.map(T),rootNotes:g.notes.map(T),found:{...n,usages:[],notes:[],declared:[]}}}const me=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
Ee=n=>n.help===void 0?n:{...n,help:n.help.replace(me,"$& of `tf-disco usages`")};function $e(n,f,p,l){const s=p.hostnames.map(({host:r})=>r),u={hostnames:[],requiredServices:[]},
a=Map.groupBy(n,r=>r.repository),h=f.map(({repository:r,named:g,isGuess:R})=>{const w=a.get(r)??[];return(0,i.C)(u,w,l,new Set([...g,...s])).map(F=>R&&F.isImplied?
{...F,isAssumed:!0}:F)});return(0,i.h)([(0,i.C)(p,[],l),...h],l)}function Me(n){const f=new Map,p=n.flatMap(({repository:l,...s})=>{const{file:u}=W(l.name);for(const a of s.
locks)f.set(u(a.file),a.hashes);return s.plugins.map(({directory:a,providers:h})=>({directory:a==="."?l.name:u(a),providers:h}))});return{lockHashes:f,plugins:p}}
const we=10;function xe(n){const f=n.filter(({isEmpty:l})=>l);return f.length===0||f.length===n.length?[]:[`no Terraform or OpenTofu files in ${(0,D.K4)(f,we,({
repository:l})=>(0,D.dh)(l.name))}`]}})};export{Te as id,Ie as ids,Pe as modules};
