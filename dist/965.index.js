const Ae=965,Te=[965,60],Ie={6029:((ve,_,u)=>{u.d(_,{F:()=>X,o:()=>K});var x=u(3916),B=u(2161),E=u(7495),C=u(7905),h=u(8262),Y=u(7854),U=u(4667);function J({kind:t,
absent:s=t}){return t!=="required_provider"?[t,s]:[t,s,"required_provider_legacy","required_provider_invalid"]}const K=[...new Set([...U.I.flatMap(J),"implied_p\
rovider"])],H=(0,Y.Oo)(t=>U.I.filter(s=>J(s).includes(t)));function ee({kind:t,backend:s}){const m=H(t),y=m.find(T=>T.backend===s)??m[0];if(y===void 0)throw new Error(
`no row of the usage table has ${t}`);return y}const te=3e4;function X(){const t=new Map;return s=>{const m=P(s);let y=m===null?void 0:t.get(m);return y===void 0&&
(y=M(s),t.size>=te&&t.clear(),m!==null&&t.set(m,y)),Z(s,y)}}const Z=(t,s)=>({kind:t.kind,host:s.host,isHostImplied:s.isHostImplied,directHost:s.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:s.needs});
function P(t){const{kind:s,text:m,clients:y,version:T,evaluated:G,isOverridden:S,replacedFor:ne,stateHosts:W}=t;if(m===null||S||(G!==void 0||ne!==void 0||W!==void 0))
return null;const V=T!==null&&T.text!==null;return`${s} ${t.backend} ${y[0]} ${y.length} ${V} ${m}`}function M(t){const{clients:s,isOverridden:m,replacedFor:y=[],
stateHosts:T={}}=t;if(t.kind==="implied_provider")return(0,h.xr)(s);const G=ee(t),S=new Map(s.map(N=>[N,D(t,G,N)])),ne=[...S].filter(([N])=>!m&&!y.includes(N)),
W=[...S.values()].find(({host:N,directHost:V})=>N!==null||V!==void 0);return{host:W?.host??null,isHostImplied:W?.isHostImplied??!1,directHost:W?.directHost,needs:(0,C.
hN)(new Map(ne),G,N=>T[N]??null)}}function D(t,s,m){const{text:y,evaluated:T,version:G}=t,S=T===void 0?{text:y,isWhole:!0}:T[m];return S===void 0?E.zt:S.text===
null?y!==null&&s.defaults===void 0?E.zt:r(t,s,m):S.isWhole?E.pb[s.grammar](S.text,m,(G?.text??null)!==null):(0,E.i4)(s.grammar,S.text,m)??E.zt}const e=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function r({kind:t,address:s,place:m},y,T){const[,G=null]=e.exec(s)??[],S=(0,B.L8)((0,x.basename)(m.file),new Set,"")??{class:"config",isOverride:!1};return(0,C.
gd)({row:y,kind:t,address:s,localName:G},S,T)}}),7060:((ve,_,u)=>{u.d(_,{z:()=>d,W:()=>O,refusalOf:()=>de});var x=u(4091),B=u(3592),E=u(6192),C=u(6029),h=u(5262),
Y=u(3579),U=u(5143),J=u(5799),K=u(1064),H=u(1831),ee=u(8416),te=u(3469),X=u(5603),Z=u(7854);const{Qq:P,Ik:M,p_:D,yL:e,wC:r}=E,t=h.me(P),s=h.yq(E.Jt,!1),m=E.rD(0,
Number.MAX_SAFE_INTEGER),y=r(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),T=r(/^[\w.+-]{1,100}$/,"a version"),G=a=>{const g=(0,H.Pv)((0,H.nx)(a));return g.
ok&&g.value===a},S=E.qG(G,"a hostname"),W=r(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),N=E.rD(1,2**25),V=M({file:W,line:N,
column:N,endColumn:N}),ue=e(K.zK),ce=e(K.Du),le=a=>M({terraform:h.yq(a),opentofu:h.yq(a)}),ye=[K.Du,...K.Du.map(a=>[a])],pe=a=>ye.find(g=>g.length===a.length&&g.
every(k=>a.includes(k))),se=h.Fs(D(ce),h.z6(a=>pe(a)!==void 0,"one or two different CLIs"),h.pd(a=>pe(a)??a)),ge=M({text:t,place:V,values:h.yq(le(t)),isWithheld:h.
yq(E.Jt),recorded:h.yq(P)}),me=h.Fs(M({kind:e(C.o),host:t,address:P,text:t,...V.entries,clients:se,version:h.me(ge),evaluated:h.yq(le(M({text:t,isWhole:s}))),backend:h.
yq(P),stateHosts:h.yq(le(S)),hasOwnToken:s,workspace:h.yq(M({organization:t,name:t})),isOverridden:s,replacedFor:h.yq(se)}),h.pd(({host:a,file:g,line:k,column:w,
endColumn:j,...z})=>({...z,place:{file:g,line:k,column:w,endColumn:j}}))),ke=h.Fs(M({clients:se,releases:D(P),versions:le(P),why:P,evidence:D(M({client:ce,level:e(
X.A),place:V,text:P,version:t})),isGuess:h.yq(h.eu(!0,"true"))}),h.pd(({releases:a,...g})=>({...g,name:(0,ee.WJ)(g.clients),releases:g.clients.flatMap(k=>Oe(k,a))})));
function Oe(a,g){const k=K.pH.filter(w=>w.client===a&&g.includes(w.name));return k.length===0?(0,te.w)(a,[]):k}const $e=a=>Object.hasOwn((0,Y.t)(),a),Ee=h.Fs(M(
{code:E.qG($e,"a problem code"),severity:e(J.oC),message:P,help:h.yq(P),affects:D(ue),clients:se,namedHost:h.yq(h.me(S),null),places:D(V),isPlaceholder:h.yq(E.Jt)}),
h.pd(({code:a,severity:g,message:k,help:w,affects:j,...z})=>{const $=(0,Y.t)()[a],q=$.affects.filter(ae=>j.includes(ae)),fe=w===void 0?{message:k}:{message:k,help:w},
ie={...$,code:a,usualSeverity:$.severity,severity:g,affects:q};return(0,J.hD)({...ie,...fe},z)})),o=[...Z.O8,...Z.VZ,...Object.keys(K.$I),"binary"],f=M({kind:e(
o),text:P,localName:t,place:V}),p=M({name:h.Fs(P,h.z6(U.en,"a name such as acme/network")),url:h.me(r(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:h.me(r(
/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),c=h.Fs(E.A7(y,D(P)),h.pd(a=>new Map(Object.entries(a)))),i=M({kind:e(["repository"]),schemaVersion:m,
version:T}),v=M({repository:M({name:p.entries.name})}),n=M({...i.entries,repository:p,dialect:ke,setting:M({name:e(["auto","terraform","opentofu","both"]),version:h.
me(T)}),usedBy:D(ue),files:m,bytes:m,usages:m,isEmpty:s,notes:D(Ee),declared:D(f),roots:D(M({directory:W,clients:se})),locks:D(M({file:W,hashes:c})),plugins:D(M(
{directory:W,providers:D(y)}))}),d=128*1024*1024,l=1e7;function O(a,g=(0,C.F)()){if(L(a))return F("is the report of a check, not a usages file; keep reports in \
another directory");if(he([a],a.length))return F(`has ${oe}`);const k=a.replace(/^\uFEFF/,"").trimEnd().split(`
`),w=A(k.pop()??"");if(!w.ok)return F(`${w.why}; ${Q}`);const{line:j,schemaVersion:z,version:$}=w.value,q=(0,E.fd)(v,j),fe=q.ok?q.value.repository.name:null,ie=xe=>({
ok:!1,why:xe,repository:fe});if(z!==B.G5)return ie(`schemaVersion is ${z}, which tf-disco ${B.xv} cannot read; use the same version of tf-disco for \`tf-disco us\
ages\` and \`tf-disco check\``);const ae=I(k,j,g);return ae.ok?ae:ie(`${ae.why}; ${$===B.xv?Q:b($)}`)}const F=a=>({ok:!1,why:a,repository:null});function A(a){const g=(0,E.
qF)(a);if(!g.ok)return(0,x.TR)(a===""?g.why:`the last line ${g.why}`);const k=(0,E.fd)(i,g.value);return k.ok?(0,x.Ju)({line:g.value,...k.value}):(0,x.TR)(`the \
last line is not about the repository: ${k.why}`)}function I(a,g,k){const w=(0,E.fd)(n,g);if(!w.ok)return(0,x.TR)(`line ${a.length+1}: ${w.why}`);const{kind:j,schemaVersion:z,
version:$,usages:q,...fe}=w.value,ie=[];for(const[ae,xe]of a.entries()){const we=R(xe);if(!we.ok)return(0,x.TR)(`line ${ae+1}${we.why}`);ie.push(k(we.value))}return q!==
a.length?(0,x.TR)(`has ${a.length} usages, and its last line counts ${q}`):(0,x.Ju)({...fe,usages:ie})}function R(a){const g=(0,E.qF)(a);if(!g.ok)return(0,x.TR)(
` ${g.why}`);const k=(0,E.fd)(me,g.value);return k.ok?k:(0,x.TR)(`: ${k.why}`)}const L=a=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(a.slice(0,1e3)),Q="write the file with `tf-disco usages --format json`",b=a=>`it was written by tf-disco ${a}; write it with version ${B.xv}`;function de(a){
const g=a.reduce((k,w)=>k+Buffer.byteLength(w),0);if(g>d)return`they have more than ${d/1024/1024} MiB; ${re}`;if(he(a,g))return`they have ${oe}`;for(const[k,w]of a.
entries()){const j=k===a.length-1,z=(0,E.fd)(j?n:me,JSON.parse(w));if(!z.ok)return`line ${k+1}: ${z.why}`}return null}const re="list fewer directories of the re\
pository",oe=`more than ${l} values; ${re}`;function he(a,g){if(g<=l)return!1;let k=0;for(const w of a)for(let j=0;j<w.length;j+=1)Me.has(w.charCodeAt(j))&&(k+=
1);return k>l}const Me=new Set(Array.from(",[{",a=>a.charCodeAt(0)))}),8704:((ve,_,u)=>{u.d(_,{J:()=>C,U:()=>Y});var x=u(9349),B=u(3268),E=u(4009);function C(e,r){
e.countPart();const t=r==="element"?e.skipBlank():e.skipSpaces(),s=e.at,m=Y(e,t);if(m!==void 0&&h(e,r))return m;(0,B.Kk)(e,r);let y=e.at;for(;y>s&&(0,x.xC)(e.text.
charAt(y-1));)y--;return y===s&&e.report("invalid expression: expected the start of an expression",s),m===void 0?H(e,s,y):{kind:"other",start:s,end:y}}function h(e,r){
const t=r==="element"?e.skipBlank():e.skipSpaces();return(0,x.wH)(t)||t===","||e.isLineEnd(t)}function Y(e,r){if(r==='"')return(0,E.E3)(e);if(r==="<")return(0,E.
jw)(e);if(r!=="{"&&r!=="["&&r!=="(")return;const t=e.at++;e.depth++;let s;return e.depth>x.lr?s=U(e,r,t):r==="{"?s=X(e,t):r==="["?s=te(e,t):s=ee(e,t),e.depth--,
s}function U(e,r,t){return(0,B.ku)(e,(0,x.r1)(r)??r,t),{kind:"other",start:t,end:e.at}}const J=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,K=32;function H(e,r,t){
if(J.lastIndex=r,!(J.test(e.text)&&J.lastIndex===t)||t-r>K)return{kind:"other",start:r,end:t};const m=e.text.slice(r,t),y={true:!0,false:!1,null:null}[m];return{
kind:"primitive",start:r,end:t,value:y===void 0?Number(m):y}}function ee(e,r){const t=C(e,"element");return e.skipBlank()!==")"?U(e,"(",r):(e.at++,{...t,start:r,
end:e.at})}function te(e,r){if(D(e))return U(e,"[",r);const t=[];for(;;){const s=e.skipBlank();if(s==="]")return e.at++,{kind:"tuple",start:r,end:e.at,elements:t};
if(e.at>=e.text.length||(0,x.wH)(s))return e.reportUnclosed(r),{kind:"other",start:r,end:e.at};const m=e.at;t.push(C(e,"element")),e.at===m&&e.peek()!==","&&e.at++,
e.skipBlank()===","&&e.at++}}function X(e,r){if(D(e))return U(e,"{",r);const t=[];for(;;){const s=e.skipBlank();if(s==="}")return e.at++,{kind:"object",start:r,
end:e.at,items:t};if(e.at>=e.text.length||(0,x.wH)(s))return e.reportUnclosed(r),{kind:"object",start:r,end:e.at,items:t};t.push(Z(e,s)),e.skipSpaces()===","&&e.
at++}}function Z(e,r){const t=e.at,s=P(e,r);let m=e.at;for(;m>t&&(0,x.xC)(e.text.charAt(m-1));)m--;const y=e.skipSpaces();if(y!=="="&&y!==":")return e.report('m\
issing attribute value: expected "=" or ":" after the key',e.at),(0,B.Kk)(e,"line"),e.at===t&&e.at++,{name:void 0,start:t,end:m,value:{kind:"other",start:m,end:e.
at}};e.at++;const T=C(e,"line");return{name:s,start:t,end:m,value:T}}function P(e,r){const t=e.at;let s;if(r==='"'||r==="("){const T=Y(e,r);T?.kind==="string"&&
(s=T.value)}else s=e.readName();const m=e.skipSpaces();if(m==="="||m===":")return s;M(e);const y=e.text.slice(t,e.at).trimEnd();return/^\d+$/.test(y)?y:void 0}function M(e){
const r=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const t=e.skipSpaces(),s=e.at;if(r.lastIndex=s,e.isLineComment(t))return;if((0,x.L8)(t))e.at++;else if(t==="["||t==="(")
e.at++,U(e,t,s);else if(t==='"')(0,E.E3)(e);else if(r.test(e.text))e.at=r.lastIndex;else if(e.readName()===void 0)return}}function D(e){return e.skipBlank(),e.text.
startsWith("for",e.at)&&!(0,x.L8)(e.peek(3))}}),5854:((ve,_,u)=>{u.r(_),u.d(_,{prepareFleet:()=>pe});var x=u(3024),B=u(6760),E=u(5747),C=u(4091);const h=2e4,Y="\
write one for each repository with `tf-disco usages --format json`";function U(o,f,p){const c=o.map(n=>{const d=J(n,f);return d.ok&&d.value.length===0&&!p?(0,C.
TR)(`there is no .jsonl file in ${n}; ${Y}`):d}),i=[...new Set(c.flatMap(n=>n.ok?n.value:[]))],v=`there are ${i.length} .jsonl files, the limit is ${h}`;return{
files:i.slice(0,h),mistakes:[...c.flatMap(n=>n.ok?[]:[n.why]),...i.length>h?[v]:[]]}}function J(o,f){const p=(0,B.resolve)(f,o);try{if(!(0,x.statSync)(p).isDirectory())
return(0,C.Ju)([p]);const c=(0,x.readdirSync)(p,{recursive:!0,withFileTypes:!0}).filter(i=>!i.isDirectory()&&/\.jsonl?$/i.test(i.name)).map(i=>(0,B.join)(i.parentPath,
i.name));return(0,C.Ju)(c.sort())}catch(c){const i=(0,E.Oj)(c);return(0,C.TR)(i==="ENOENT"?`${o} does not exist in ${f}`:`${o} cannot be read: ${i}`)}}function K(o,f,p){
const c=new Set(f.map(H)),i=new Map((o.length===0?f:o).map(d=>[H(d),d]));for(const d of p){const l=ee(d,i,c);i.has(H(l))||i.set(H(l),l)}const v=[...i].flatMap(([
d,l])=>c.has(d)?[]:[l]);if(v.length===0)return null;const n={kind:"missing",repositories:v,total:i.size};return p.length===0?n:{...n,reasons:p.map(({file:d,why:l})=>`${d}\
: ${l}`)}}const H=o=>o.toLowerCase();function ee({file:o,repository:f},p,c){if(f!==null&&!c.has(H(f)))return f;const i=o.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,
""),v=p.get(H(i.replaceAll("__","/")));return v!==void 0&&!c.has(H(v))?v:o.replaceAll(/[^\w./-]/g,"_")}var te=u(5143),X=u(1064),Z=u(9664),P=u(8416),M=u(7854);function D(o){
const f=o.filter(({isEmpty:n})=>!n),p=f.length===0?o:f,c=p.map(({dialect:n})=>n),i=X.Du.filter(n=>c.some(d=>d.clients.includes(n))),v=new Set(c.flatMap(({releases:n})=>n.
map(({name:d})=>d)));return{name:(0,P.WJ)(i),clients:i,releases:X.pH.filter(({name:n})=>v.has(n)),versions:Object.fromEntries(i.flatMap(n=>{const d=e(n,c);return d===
null?[]:[[n,d]]})),...c.every(({isGuess:n})=>n)?{isGuess:!0}:{},why:r(c),evidence:p.flatMap(({repository:n,dialect:d})=>{const{place:l}=m(n.name);return d.evidence.
map(O=>({...O,place:l(O.place)}))})}}function e(o,f){const p=f.filter(({clients:v})=>v.includes(o)),[c,...i]=new Set(p.map(({versions:v})=>v[o]??null));return c===
void 0||i.length>0?null:c}function r(o){const[f,...p]=o;if(f!==void 0&&p.length===0)return f.why;const c=o.filter(({isGuess:d})=>!d),i=X.Du.flatMap(d=>{const{length:l}=c.
filter(({clients:O})=>O.includes(d));return l===0?[]:[`${X.bB[d]} in ${l}`]}),v=o.length-c.length,n=[...i,...v===0?[]:[`assumed in ${v}`]];return`of ${o.length}\
 repositories, ${n.join(" and ")}`}const t=o=>X.zK.filter(f=>o.some(({usedBy:p})=>p.includes(f)));function s(o,f){const p=({isGuess:i,named:v},n)=>i&&!v.has(n)&&
!f.has(n),c=new Set(f);for(const i of o)for(const{needs:v}of i.usages)for(const{host:n}of v)p(i,n)||c.add(n);return o.map(i=>{if(!i.isGuess)return i;const v=n=>!(c.
has(n)&&p(i,n));return{...i,usages:i.usages.map(n=>n.needs.every(({host:d})=>v(d))?n:{...n,needs:n.needs.filter(({host:d})=>v(d))}),roots:i.roots.map(n=>({...n,
calls:n.calls.filter(({module:d})=>d===null||v(d.host)),providers:n.providers.filter(({provider:d})=>v(d.host))}))}})}function m(o,f=new Map){const p=(0,M.Oo)(l=>(0,te.
yJ)(o,l)),c=(0,M.Oo)(l=>({file:p(l.file),line:l.line,column:l.column,endColumn:l.endColumn})),i=l=>({...l,place:c(l.place)});return{file:p,place:c,usage:l=>({...l,
repository:o,place:c(l.place)}),note:l=>({...l,places:l.places.map(O=>typeof O=="string"?O:c(O)),...l.aside===void 0?{}:{aside:p(l.aside)}}),root:l=>({...l,directory:p(
l.directory),directories:l.directories.map(O=>(0,Z.jt)(p((0,Z.Gz)(O,"main.tf")))),calls:l.calls.map(({address:O,isOpen:F,...A})=>{const I=`${l.client} ${A.source}`,
{source:R,module:L}=(A.module&&f.get(I))??A;L!==null&&f.set(I,{source:R,module:L});const Q=A.constraint&&i(A.constraint);return{address:O,source:R,place:c(A.place),
module:L,constraint:Q,isOpen:F}}),providers:l.providers.map(O=>({...O,places:O.places.map(c),constraints:O.constraints.map(i),locked:O.locked&&{...O.locked,version:i(
O.locked.version)}})),lockFile:l.lockFile===null?null:p(l.lockFile),clientVersions:l.clientVersions.map(i)})}}var y=u(4e3),T=u(785),G=u(7523),S=u(2859),ne=u(1435),
W=u(6034),N=u(6029),V=u(7060),ue=u(3152);const ce=1e6;function*le({usages:o,repositories:f},p,c){const{files:i,mistakes:v}=U(o,p,f.length>0);if(v.length>0)throw new ue.
GN(v.map(O=>`${c}: ${O}`));const n=(0,N.F)(),d=new Map;let l=0;for(const O of i){const F=(0,B.relative)(p,O),A=ye(O,n);if(!A.ok){yield{...A,file:F};continue}const{
value:I}=A,R=I.repository.name,L=d.get(R.toLowerCase()),Q=l+I.usages.length>ce;if(L!==void 0){const b=`is of the repository ${R}, as is ${L}; keep one file for \
each repository`;yield{ok:!1,file:F,why:b,repository:null}}else if(Q){const b=`the files have more than ${ce} usages; check fewer repositories at once`;yield{ok:!1,
file:F,why:b,repository:R}}else l+=I.usages.length,d.set(R.toLowerCase(),F),yield A}}function ye(o,f){const p=(0,E.yR)(o,V.z);return p.ok?(0,V.W)(p.text,f):{ok:!1,
why:(0,y.mP)(p.failure),repository:null}}async function pe(o,f){const p=f.now(),{wording:c,directory:i,environment:v,progress:n}=f,d=[],l=c?.setting("usages")??
"usages",O=new Map,F=[];let A=0;for(const $ of le(o,i,l))if($.ok?(d.push(se($.value,o,O)),A+=$.value.files):F.push($),n({kind:"scan",files:A}),await(0,T.xu)(),f.
stop.why!==null)break;const I=d.map(({found:$})=>$),R=I.length===0,L=R?(0,P.L2)({setting:o.dialect,scan:null}):D(I),Q=new Set(o.hostnames.map(({host:$})=>$)),b=s(
d,Q),de=Oe(I),re=(0,ne.j)(b.flatMap(({usages:$})=>$),o,L,{...f,mayHavePlugins:de.plugins.length>0,plugins:de.plugins}),{usages:oe,configs:he,releases:Me}=re,a=I.
map(({repository:$})=>$),g=a.map($=>$.name),k=K(o.repositories,g,F),w=t(I),j=ke(oe,b,o,L.clients),z=(0,W.a3)(d.flatMap($=>$.notes),oe,o,v);return{dialect:{...L,
releases:Me},configs:he,usages:oe.filter(M.s7),roots:b.flatMap(({roots:$})=>$),requirements:j,notes:[...z,...d.flatMap(({rootNotes:$})=>$)],newHosts:new Set,isEmpty:!R&&
I.every(({isEmpty:$})=>$)&&f.stop.why===null,complaints:re.findings,allUsages:[],changes:null,remarks:[...k?.reasons??[],...Ee(I),...re.remarks],scan:{files:A,bytes:I.
reduce(($,{bytes:q})=>$+q,0),usages:oe.length,durationMs:f.now()-p},clients:()=>w,repositories:a,missing:k,checkouts:de}}function se(o,f,p){const{dialect:c,usages:i,
notes:v,declared:n,repository:d}=o,l=new Map(c.clients.map(L=>[L,new Set(o.roots.flatMap(({directory:Q,clients:b})=>b.includes(L)?Q:[]))])),O=(0,W.D0)({usages:i,
notes:v,scanned:{declared:n,endedAt:null},changed:null,dialect:c,settings:{...f,dialect:o.setting},listed:l}),F=m(d.name,p),A=c.isGuess===!0,I=L=>({...F.note({...L,
problem:me(L.problem)}),checkedFor:{clients:c.clients,isGuess:A}}),R=(0,G.Xo)(i,O.roots);return{repository:d.name,usages:R.map(F.usage),roots:O.roots.map(F.root),
named:(0,M.kA)(i),isGuess:A,notes:v.map(I),rootNotes:O.notes.map(I),found:{...o,usages:[],notes:[],declared:[]}}}const ge=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
me=o=>o.help===void 0?o:{...o,help:o.help.replace(ge,"$& of `tf-disco usages`")};function ke(o,f,p,c){const i=p.hostnames.map(({host:l})=>l),v={hostnames:[],requiredServices:[]},
n=Map.groupBy(o,l=>l.repository),d=f.map(({repository:l,named:O,isGuess:F})=>{const A=n.get(l)??[];return(0,S.CG)(v,A,c,new Set([...O,...i])).map(R=>F&&R.isImplied?
{...R,isAssumed:!0}:R)});return(0,S.h1)([(0,S.CG)(p,[],c),...d],c)}function Oe(o){const f=new Map,p=o.flatMap(({repository:c,...i})=>{const{file:v}=m(c.name);for(const n of i.
locks)f.set(v(n.file),n.hashes);return i.plugins.map(({directory:n,providers:d})=>({directory:n==="."?c.name:v(n),providers:d}))});return{lockHashes:f,plugins:p}}
const $e=10;function Ee(o){const f=o.filter(({isEmpty:c})=>c);return f.length===0||f.length===o.length?[]:[`no Terraform or OpenTofu files in ${(0,y.K4)(f,$e,({
repository:c})=>(0,y.dh)(c.name))}`]}})};export{Ae as id,Te as ids,Ie as modules};
