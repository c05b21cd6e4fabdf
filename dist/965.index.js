const Ae=965,Te=[965,60],Pe={6029:((ge,_,p)=>{p.d(_,{F:()=>X,o:()=>G});var x=p(3916),B=p(2161),E=p(7495),H=p(2990),h=p(7905),Y=p(7854),K=p(4667);function J({kind:t,
absent:c=t}){return t!=="required_provider"?[t,c]:[t,c,"required_provider_legacy","required_provider_invalid"]}const G=[...new Set([...K.I.flatMap(J),"implied_p\
rovider"])],W=(0,Y.Oo)(t=>K.I.filter(c=>J(c).includes(t)));function ee({kind:t,backend:c}){const y=W(t),w=y.find(U=>U.backend===c)??y[0];if(w===void 0)throw new Error(
`no row of the usage table has ${t}`);return w}const te=3e4;function X(){const t=new Map;return c=>{const y=P(c);let w=y===null?void 0:t.get(y);return w===void 0&&
(w=I(c),t.size>=te&&t.clear(),y!==null&&t.set(y,w)),Q(c,w)}}const Q=(t,c)=>({kind:t.kind,host:c.host,isHostImplied:c.isHostImplied,directHost:c.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,constraints:t.constraints,place:t.place,clients:t.clients,isOverridden:t.isOverridden,
needs:c.needs});function P(t){const{kind:c,text:y,clients:w,version:U,evaluated:C,isOverridden:N,replacedFor:V,stateHosts:b}=t;return y===null||N||(C!==void 0||
V!==void 0||b!==void 0)?null:`${c} ${t.backend} ${w[0]} ${w.length} ${M(U)} ${y}`}const M=t=>t!==void 0&&t.value===void 0;function I(t){const{clients:c,isOverridden:y,
replacedFor:w=[],stateHosts:U={}}=t;if(t.kind==="implied_provider")return(0,H.x)(c);const C=ee(t),N=new Map(c.map(D=>[D,e(t,C,D)])),V=[...N].filter(([D])=>!y&&!w.
includes(D)),b=[...N.values()].find(({host:D,directHost:re})=>D!==null||re!==void 0);return{host:b?.host??null,isHostImplied:b?.isHostImplied??!1,directHost:b?.
directHost,needs:(0,h.hN)(new Map(V),C,D=>U[D]??null)}}function e(t,c,y){const{text:w,evaluated:U,version:C}=t,N=U===void 0?{text:w,isWhole:!0}:U[y];return N===
void 0?E.zt:N.text===null?w!==null&&c.defaults===void 0?E.zt:d(t,c,y):N.isWhole?E.pb[c.grammar](N.text,y,M(C)):(0,E.i4)(c.grammar,N.text,y)??E.zt}const l=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function d({kind:t,address:c,place:y},w,U){const[,C=null]=l.exec(c)??[],N=(0,B.L8)((0,x.basename)(y.file),new Set,"")??{class:"config",isOverride:!1};return(0,h.
gd)({row:w,kind:t,address:c,localName:C},N,U)}}),7060:((ge,_,p)=>{p.d(_,{z:()=>r,W:()=>L,refusalOf:()=>fe});var x=p(4091),B=p(3592),E=p(6192),H=p(6029),h=p(5262),
Y=p(3579),K=p(5143),J=p(5799),G=p(1064),W=p(1831),ee=p(8416),te=p(3469),X=p(5603),Q=p(7854);const{Qq:P,Ik:M,p_:I,yL:e,wC:l}=E,d=h.me(P),t=h.yq(E.Jt,!1),c=E.rD(0,
Number.MAX_SAFE_INTEGER),y=l(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),w=l(/^[\w.+-]{1,100}$/,"a version"),U=i=>{const g=(0,W.Pv)((0,W.nx)(i));return g.
ok&&g.value===i},C=E.qG(U,"a hostname"),V=l(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),b=E.rD(1,2**25),D=M({file:V,line:b,
column:b,endColumn:b}),re=e(G.zK),ce=e(G.Du),le=i=>M({terraform:h.yq(i),opentofu:h.yq(i)}),ke=[G.Du,...G.Du.map(i=>[i])],pe=i=>ke.find(g=>g.length===i.length&&g.
every($=>i.includes($))),ne=h.Fs(I(ce),h.z6(i=>pe(i)!==void 0,"one or two different CLIs"),h.pd(i=>pe(i)??i)),Oe=M({text:P,value:h.yq(le(d)),place:D}),me=h.Fs(M(
{kind:e(H.o),host:d,address:P,text:d,...D.entries,clients:ne,version:h.yq(Oe),constraints:h.yq(P),evaluated:h.yq(le(M({text:d,isWhole:t}))),backend:h.yq(P),stateHosts:h.
yq(le(C)),hasOwnToken:t,workspace:h.yq(M({organization:d,name:d})),isOverridden:t,replacedFor:h.yq(ne)}),h.pd(({host:i,file:g,line:$,column:T,endColumn:j,...O})=>({
...O,place:{file:g,line:$,column:T,endColumn:j}}))),$e=h.Fs(M({clients:ne,releases:I(P),versions:le(P),why:P,evidence:I(M({client:ce,level:e(X.A),place:D,text:P,
version:d})),isGuess:h.yq(h.eu(!0,"true"))}),h.pd(({releases:i,...g})=>({...g,name:(0,ee.WJ)(g.clients),releases:g.clients.flatMap($=>Me($,i))})));function Me(i,g){
const $=G.pH.filter(T=>T.client===i&&g.includes(T.name));return $.length===0?(0,te.w)(i,[]):$}const Ee=i=>Object.hasOwn((0,Y.t)(),i),n=h.Fs(M({code:E.qG(Ee,"a p\
roblem code"),severity:e(J.oC),message:P,help:h.yq(P),affects:I(re),clients:ne,namedHost:h.yq(h.me(C),null),places:I(D),isPlaceholder:h.yq(E.Jt)}),h.pd(({code:i,
severity:g,message:$,help:T,affects:j,...O})=>{const q=(0,Y.t)()[i],oe=q.affects.filter(ae=>j.includes(ae)),ue=T===void 0?{message:$}:{message:$,help:T},ie={...q,
code:i,usualSeverity:q.severity,severity:g,affects:oe};return(0,J.hD)({...ie,...ue},O)})),u=[...Q.O8,...Q.VZ,...Object.keys(G.$I),"binary"],m=M({kind:e(u),text:P,
localName:d,place:D}),a=M({name:h.Fs(P,h.z6(K.en,"a name such as acme/network")),url:h.me(l(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:h.me(l(/^(?:[\da-f]{40}|[\da-f]{64})$/,
"the hash of a commit"))}),o=h.Fs(E.A7(y,I(P)),h.pd(i=>new Map(Object.entries(i)))),v=M({kind:e(["repository"]),schemaVersion:c,version:w}),s=M({repository:M({name:a.
entries.name})}),f=M({...v.entries,repository:a,dialect:$e,setting:M({name:e(["auto","terraform","opentofu","both"]),version:h.me(w)}),usedBy:I(re),files:c,bytes:c,
usages:c,isEmpty:t,notes:I(n),declared:I(m),roots:I(M({directory:V,clients:ne})),locks:I(M({file:V,hashes:o})),plugins:I(M({directory:V,providers:I(y)}))}),r=128*
1024*1024,k=1e7;function L(i,g=(0,H.F)()){if(Z(i))return A("is the report of a check, not a usages file; keep reports in another directory");if(ve([i],i.length))
return A(`has ${he}`);const $=i.replace(/^\uFEFF/,"").trimEnd().split(`
`),T=S($.pop()??"");if(!T.ok)return A(`${T.why}; ${z}`);const{line:j,schemaVersion:O,version:q}=T.value,oe=(0,E.fd)(s,j),ue=oe.ok?oe.value.repository.name:null,
ie=we=>({ok:!1,why:we,repository:ue});if(O!==B.G5)return ie(`schemaVersion is ${O}, which tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`tf\
-disco usages\` and \`tf-disco check\``);const ae=F($,j,g);return ae.ok?ae:ie(`${ae.why}; ${q===B.xv?z:de(q)}`)}const A=i=>({ok:!1,why:i,repository:null});function S(i){
const g=(0,E.qF)(i);if(!g.ok)return(0,x.TR)(i===""?g.why:`the last line ${g.why}`);const $=(0,E.fd)(v,g.value);return $.ok?(0,x.Ju)({line:g.value,...$.value}):(0,x.
TR)(`the last line is not about the repository: ${$.why}`)}function F(i,g,$){const T=(0,E.fd)(f,g);if(!T.ok)return(0,x.TR)(`line ${i.length+1}: ${T.why}`);const{
kind:j,schemaVersion:O,version:q,usages:oe,...ue}=T.value,ie=[];for(const[ae,we]of i.entries()){const xe=R(we);if(!xe.ok)return(0,x.TR)(`line ${ae+1}${xe.why}`);
ie.push($(xe.value))}return oe!==i.length?(0,x.TR)(`has ${i.length} usages, and its last line counts ${oe}`):(0,x.Ju)({...ue,usages:ie})}function R(i){const g=(0,E.
qF)(i);if(!g.ok)return(0,x.TR)(` ${g.why}`);const $=(0,E.fd)(me,g.value);return $.ok?$:(0,x.TR)(`: ${$.why}`)}const Z=i=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(i.slice(0,1e3)),z="write the file with `tf-disco usages --format json`",de=i=>`it was written by tf-disco ${i}; write it with version ${B.xv}`;function fe(i){
const g=i.reduce(($,T)=>$+Buffer.byteLength(T),0);if(g>r)return`they have more than ${r/1024/1024} MiB; ${se}`;if(ve(i,g))return`they have ${he}`;for(const[$,T]of i.
entries()){const j=$===i.length-1,O=(0,E.fd)(j?f:me,JSON.parse(T));if(!O.ok)return`line ${$+1}: ${O.why}`}return null}const se="list fewer directories of the re\
pository",he=`more than ${k} values; ${se}`;function ve(i,g){if(g<=k)return!1;let $=0;for(const T of i)for(let j=0;j<T.length;j+=1)ye.has(T.charCodeAt(j))&&($+=
1);return $>k}const ye=new Set(Array.from(",[{",i=>i.charCodeAt(0)))}),8704:((ge,_,p)=>{p.d(_,{J:()=>H,U:()=>Y});var x=p(9349),B=p(3268),E=p(4009);function H(e,l){
e.countPart();const d=l==="element"?e.skipBlank():e.skipSpaces(),t=e.at,c=Y(e,d);if(c!==void 0&&h(e,l))return c;(0,B.Kk)(e,l);let y=e.at;for(;y>t&&(0,x.xC)(e.text.
charAt(y-1));)y--;return y===t&&e.report("invalid expression: expected the start of an expression",t),c===void 0?W(e,t,y):{kind:"other",start:t,end:y}}function h(e,l){
const d=l==="element"?e.skipBlank():e.skipSpaces();return(0,x.wH)(d)||d===","||e.isLineEnd(d)}function Y(e,l){if(l==='"')return(0,E.E3)(e);if(l==="<")return(0,E.
jw)(e);if(l!=="{"&&l!=="["&&l!=="(")return;const d=e.at++;e.depth++;let t;return e.depth>x.lr?t=K(e,l,d):l==="{"?t=X(e,d):l==="["?t=te(e,d):t=ee(e,d),e.depth--,
t}function K(e,l,d){return(0,B.ku)(e,(0,x.r1)(l)??l,d),{kind:"other",start:d,end:e.at}}const J=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,G=32;function W(e,l,d){
if(J.lastIndex=l,!(J.test(e.text)&&J.lastIndex===d)||d-l>G)return{kind:"other",start:l,end:d};const c=e.text.slice(l,d),y={true:!0,false:!1,null:null}[c];return{
kind:"primitive",start:l,end:d,value:y===void 0?Number(c):y}}function ee(e,l){const d=H(e,"element");return e.skipBlank()!==")"?K(e,"(",l):(e.at++,{...d,start:l,
end:e.at})}function te(e,l){if(I(e))return K(e,"[",l);const d=[];for(;;){const t=e.skipBlank();if(t==="]")return e.at++,{kind:"tuple",start:l,end:e.at,elements:d};
if(e.at>=e.text.length||(0,x.wH)(t))return e.reportUnclosed(l),{kind:"other",start:l,end:e.at};const c=e.at;d.push(H(e,"element")),e.at===c&&e.peek()!==","&&e.at++,
e.skipBlank()===","&&e.at++}}function X(e,l){if(I(e))return K(e,"{",l);const d=[];for(;;){const t=e.skipBlank();if(t==="}")return e.at++,{kind:"object",start:l,
end:e.at,items:d};if(e.at>=e.text.length||(0,x.wH)(t))return e.reportUnclosed(l),{kind:"object",start:l,end:e.at,items:d};d.push(Q(e,t)),e.skipSpaces()===","&&e.
at++}}function Q(e,l){const d=e.at,t=P(e,l);let c=e.at;for(;c>d&&(0,x.xC)(e.text.charAt(c-1));)c--;const y=e.skipSpaces();if(y!=="="&&y!==":")return e.report('m\
issing attribute value: expected "=" or ":" after the key',e.at),(0,B.Kk)(e,"line"),e.at===d&&e.at++,{name:void 0,start:d,end:c,value:{kind:"other",start:c,end:e.
at}};e.at++;const w=H(e,"line");return{name:t,start:d,end:c,value:w}}function P(e,l){const d=e.at;let t;if(l==='"'||l==="("){const w=Y(e,l);w?.kind==="string"&&
(t=w.value)}else t=e.readName();const c=e.skipSpaces();if(c==="="||c===":")return t;M(e);const y=e.text.slice(d,e.at).trimEnd();return/^\d+$/.test(y)?y:void 0}function M(e){
const l=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const d=e.skipSpaces(),t=e.at;if(l.lastIndex=t,e.isLineComment(d))return;if((0,x.L8)(d))e.at++;else if(d==="["||d==="(")
e.at++,K(e,d,t);else if(d==='"')(0,E.E3)(e);else if(l.test(e.text))e.at=l.lastIndex;else if(e.readName()===void 0)return}}function I(e){return e.skipBlank(),e.text.
startsWith("for",e.at)&&!(0,x.L8)(e.peek(3))}}),5854:((ge,_,p)=>{p.r(_),p.d(_,{prepareFleet:()=>pe});var x=p(3024),B=p(6760),E=p(5747),H=p(4091);const h=2e4,Y="\
write one for each repository with `tf-disco usages --format json`";function K(n,u,m){const a=n.map(s=>{const f=J(s,u);return f.ok&&f.value.length===0&&!m?(0,H.
TR)(`there is no .jsonl file in ${s}; ${Y}`):f}),o=[...new Set(a.flatMap(s=>s.ok?s.value:[]))],v=`there are ${o.length} .jsonl files, the limit is ${h}`;return{
files:o.slice(0,h),mistakes:[...a.flatMap(s=>s.ok?[]:[s.why]),...o.length>h?[v]:[]]}}function J(n,u){const m=(0,B.resolve)(u,n);try{if(!(0,x.statSync)(m).isDirectory())
return(0,H.Ju)([m]);const a=(0,x.readdirSync)(m,{recursive:!0,withFileTypes:!0}).filter(o=>!o.isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,B.join)(o.parentPath,
o.name));return(0,H.Ju)(a.sort())}catch(a){const o=(0,E.Oj)(a);return(0,H.TR)(o==="ENOENT"?`${n} does not exist in ${u}`:`${n} cannot be read: ${o}`)}}function G(n,u,m){
const a=new Set(u.map(W)),o=new Map((n.length===0?u:n).map(f=>[W(f),f]));for(const f of m){const r=ee(f,o,a);o.has(W(r))||o.set(W(r),r)}const v=[...o].flatMap(([
f,r])=>a.has(f)?[]:[r]);if(v.length===0)return null;const s={kind:"missing",repositories:v,total:o.size};return m.length===0?s:{...s,reasons:m.map(({file:f,why:r})=>`${f}\
: ${r}`)}}const W=n=>n.toLowerCase();function ee({file:n,repository:u},m,a){if(u!==null&&!a.has(W(u)))return u;const o=n.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,
""),v=m.get(W(o.replaceAll("__","/")));return v!==void 0&&!a.has(W(v))?v:n.replaceAll(/[^\w./-]/g,"_")}var te=p(5143),X=p(1064),Q=p(9664),P=p(8416),M=p(7854);function I(n){
const u=n.filter(({isEmpty:s})=>!s),m=u.length===0?n:u,a=m.map(({dialect:s})=>s),o=X.Du.filter(s=>a.some(f=>f.clients.includes(s))),v=new Set(a.flatMap(({releases:s})=>s.
map(({name:f})=>f)));return{name:(0,P.WJ)(o),clients:o,releases:X.pH.filter(({name:s})=>v.has(s)),versions:Object.fromEntries(o.flatMap(s=>{const f=e(s,a);return f===
null?[]:[[s,f]]})),...a.every(({isGuess:s})=>s)?{isGuess:!0}:{},why:l(a),evidence:m.flatMap(({repository:s,dialect:f})=>{const{place:r}=c(s.name);return f.evidence.
map(k=>({...k,place:r(k.place)}))})}}function e(n,u){const m=u.filter(({clients:v})=>v.includes(n)),[a,...o]=new Set(m.map(({versions:v})=>v[n]??null));return a===
void 0||o.length>0?null:a}function l(n){const[u,...m]=n;if(u!==void 0&&m.length===0)return u.why;const a=n.filter(({isGuess:f})=>!f),o=X.Du.flatMap(f=>{const{length:r}=a.
filter(({clients:k})=>k.includes(f));return r===0?[]:[`${X.bB[f]} in ${r}`]}),v=n.length-a.length,s=[...o,...v===0?[]:[`assumed in ${v}`]];return`of ${n.length}\
 repositories, ${s.join(" and ")}`}const d=n=>X.zK.filter(u=>n.some(({usedBy:m})=>m.includes(u)));function t(n,u){const m=({isGuess:o,named:v},s)=>o&&!v.has(s)&&
!u.has(s),a=new Set(u);for(const o of n)for(const{needs:v}of o.usages)for(const{host:s}of v)m(o,s)||a.add(s);return n.map(o=>{if(!o.isGuess)return o;const v=s=>!(a.
has(s)&&m(o,s));return{...o,usages:o.usages.map(s=>s.needs.every(({host:f})=>v(f))?s:{...s,needs:s.needs.filter(({host:f})=>v(f))}),roots:o.roots.map(s=>({...s,
calls:s.calls.filter(({module:f})=>f===null||v(f.host)),providers:s.providers.filter(({provider:f})=>v(f.host))}))}})}function c(n,u=new Map){const m=(0,M.Oo)(r=>(0,te.
yJ)(n,r)),a=(0,M.Oo)(r=>({file:m(r.file),line:r.line,column:r.column,endColumn:r.endColumn})),o=r=>({...r,place:a(r.place)});return{file:m,place:a,usage:r=>({...r,
repository:n,place:a(r.place)}),note:r=>({...r,places:r.places.map(k=>typeof k=="string"?k:a(k)),...r.aside===void 0?{}:{aside:m(r.aside)}}),root:r=>({...r,directory:m(
r.directory),directories:r.directories.map(k=>(0,Q.jt)(m((0,Q.Gz)(k,"main.tf")))),calls:r.calls.map(({address:k,isOpen:L,...A})=>{const S=`${r.client} ${A.source}`,
{source:F,module:R}=(A.module&&u.get(S))??A;R!==null&&u.set(S,{source:F,module:R});const Z=A.constraint&&o(A.constraint);return{address:k,source:F,place:a(A.place),
module:R,constraint:Z,isOpen:L}}),providers:r.providers.map(k=>({...k,places:k.places.map(a),constraints:k.constraints.map(o),locked:k.locked&&{...k.locked,version:o(
k.locked.version)}})),lockFile:r.lockFile===null?null:m(r.lockFile),clientVersions:r.clientVersions.map(o)})}}var y=p(4e3),w=p(785),U=p(7523),C=p(2859),N=p(1435),
V=p(6034),b=p(6029),D=p(7060),re=p(3152);const ce=1e6;function*le({usages:n,repositories:u},m,a){const{files:o,mistakes:v}=K(n,m,u.length>0);if(v.length>0)throw new re.
GN(v.map(k=>`${a}: ${k}`));const s=(0,b.F)(),f=new Map;let r=0;for(const k of o){const L=(0,B.relative)(m,k),A=ke(k,s);if(!A.ok){yield{...A,file:L};continue}const{
value:S}=A,F=S.repository.name,R=f.get(F.toLowerCase()),Z=r+S.usages.length>ce;if(R!==void 0){const z=`is of the repository ${F}, as is ${R}; keep one file for \
each repository`;yield{ok:!1,file:L,why:z,repository:null}}else if(Z){const z=`the files have more than ${ce} usages; check fewer repositories at once`;yield{ok:!1,
file:L,why:z,repository:F}}else r+=S.usages.length,f.set(F.toLowerCase(),L),yield A}}function ke(n,u){const m=(0,E.yR)(n,D.z);return m.ok?(0,D.W)(m.text,u):{ok:!1,
why:(0,y.mP)(m.failure),repository:null}}async function pe(n,u){const m=u.now(),{wording:a,directory:o,environment:v,progress:s}=u,f=[],r=a?.setting("usages")??
"usages",k=new Map,L=[];let A=0;for(const O of le(n,o,r))if(O.ok?(f.push(ne(O.value,n,k)),A+=O.value.files):L.push(O),s({kind:"scan",files:A}),await(0,w.xu)(),u.
stop.why!==null)break;const S=f.map(({found:O})=>O),F=S.length===0,R=F?(0,P.L2)({setting:n.dialect,scan:null}):I(S),Z=new Set(n.hostnames.map(({host:O})=>O)),z=t(
f,Z),de=$e(S),fe=(0,N.j)(z.flatMap(({usages:O})=>O),n,R,{...u,mayHavePlugins:de.plugins.length>0,plugins:de.plugins}),{usages:se,configs:he,releases:ve}=fe,ye=S.
map(({repository:O})=>O),i=ye.map(O=>O.name),g=G(n.repositories,i,L),$=d(S),T=me(se,z,n,R.clients),j=(0,V.a3)(f.flatMap(O=>O.notes),se,n,v);return{dialect:{...R,
releases:ve},configs:he,usages:se.filter(M.s7),roots:z.flatMap(({roots:O})=>O),requirements:T,notes:[...j,...f.flatMap(({rootNotes:O})=>O)],newHosts:new Set,isEmpty:!F&&
S.every(({isEmpty:O})=>O)&&u.stop.why===null,complaints:fe.findings,allUsages:[],changes:null,remarks:[...g?.reasons??[],...Ee(S),...fe.remarks],scan:{files:A,bytes:S.
reduce((O,{bytes:q})=>O+q,0),usages:se.length,durationMs:u.now()-m},clients:()=>$,repositories:ye,missing:g,checkouts:de}}function ne(n,u,m){const{dialect:a,usages:o,
notes:v,declared:s,repository:f}=n,r=new Map(a.clients.map(R=>[R,new Set(n.roots.flatMap(({directory:Z,clients:z})=>z.includes(R)?Z:[]))])),k=(0,V.D0)({usages:o,
notes:v,scanned:{declared:s,endedAt:null},changed:null,dialect:a,settings:{...u,dialect:n.setting},listed:r}),L=c(f.name,m),A=a.isGuess===!0,S=R=>({...L.note({...R,
problem:Oe(R.problem)}),checkedFor:{clients:a.clients,isGuess:A}}),F=(0,U.Xo)(o,k.roots);return{repository:f.name,usages:F.map(L.usage),roots:k.roots.map(L.root),
named:(0,M.kA)(o),isGuess:A,notes:v.map(S),rootNotes:k.notes.map(S),found:{...n,usages:[],notes:[],declared:[]}}}const Oe=n=>n.isCuredByScan&&n.help!==void 0?{...n,
help:`${n.help}; change such settings where \`tf-disco usages\` runs`}:n;function me(n,u,m,a){const o=m.hostnames.map(({host:r})=>r),v={hostnames:[],requiredServices:[]},
s=Map.groupBy(n,r=>r.repository),f=u.map(({repository:r,named:k,isGuess:L})=>{const A=s.get(r)??[];return(0,C.CG)(v,A,a,new Set([...k,...o])).map(F=>L&&F.isImplied?
{...F,isAssumed:!0}:F)});return(0,C.h1)([(0,C.CG)(m,[],a),...f],a)}function $e(n){const u=new Map,m=n.flatMap(({repository:a,...o})=>{const{file:v}=c(a.name);for(const s of o.
locks)u.set(v(s.file),s.hashes);return o.plugins.map(({directory:s,providers:f})=>({directory:s==="."?a.name:v(s),providers:f}))});return{lockHashes:u,plugins:m}}
const Me=10;function Ee(n){const u=n.filter(({isEmpty:a})=>a);return u.length===0||u.length===n.length?[]:[`no Terraform or OpenTofu files in ${(0,y.K4)(u,Me,({
repository:a})=>(0,y.dh)(a.name))}`]}})};export{Ae as id,Te as ids,Pe as modules};
