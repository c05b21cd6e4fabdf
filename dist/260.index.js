const Ie=260,Pe=[260,60],Se={6029:((ge,Z,m)=>{m.d(Z,{F:()=>H,o:()=>q});var x=m(3916),F=m(2161),P=m(7495),V=m(7905),h=m(8262),K=m(7854),U=m(4667);const W=["requi\
red_provider_legacy","required_provider_invalid"],G=({kind:t,absent:r=t})=>[t,r,...t==="required_provider"?W:[]],q=[...new Set([...U.I.flatMap(G),"implied_provi\
der"])],ee=(0,K.Oo)(t=>U.I.filter(r=>G(r).includes(t)));function te({kind:t,backend:r}){const y=ee(t),$=y.find(j=>j.backend===r)??y[0];if($===void 0)throw new Error(
`no row of the usage table has ${t}`);return $}const _=3e4;function H(){const t=new Map;return r=>{const y=w(r);let $=y===null?void 0:t.get(y);return $===void 0&&
($=I(r),t.size>=_&&t.clear(),y!==null&&t.set(y,$)),T(r,$)}}const T=(t,r)=>({kind:t.kind,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:r.needs});
function w(t){const{kind:r,text:y,clients:$,version:j,evaluated:B,isOverridden:N,replacedFor:z,stateHosts:b}=t;if(y===null||N||(B!==void 0||z!==void 0||b!==void 0))
return null;const Y=j!==null&&j.text!==null;return`${r} ${t.backend} ${$[0]} ${$.length} ${Y} ${y}`}function I(t){const{clients:r,isOverridden:y,replacedFor:$=[],
stateHosts:j={}}=t;if(t.kind==="implied_provider")return(0,h.xr)(r);const B=te(t),N=new Map(r.map(R=>[R,e(t,B,R)])),z=[...N].filter(([R])=>!y&&!$.includes(R)),b=[
...N.values()].find(({host:R,directHost:Y})=>R!==null||Y!==void 0);return{host:b?.host??null,isHostImplied:b?.isHostImplied??!1,directHost:b?.directHost,needs:(0,V.
hN)(new Map(z),B,R=>j[R]??null)}}function e(t,r,y){const{text:$,evaluated:j,version:B}=t,N=j===void 0?{text:$,isWhole:!0}:j[y];return N===void 0?P.zt:N.text===null?
$!==null&&r.defaults===void 0?P.zt:l(t,r,y):N.isWhole?P.pb[r.grammar](N.text,y,(B?.text??null)!==null):(0,P.i4)(r.grammar,N.text,y)??P.zt}const i=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function l({kind:t,address:r,place:y},$,j){const[,B=null]=i.exec(r)??[],N=(0,F.L8)((0,x.basename)(y.file),new Set,"")??{class:"config",isOverride:!1};return(0,V.
gd)({row:$,kind:t,address:r,localName:B},N,j)}}),7060:((ge,Z,m)=>{m.d(Z,{z:()=>g,W:()=>D,refusalOf:()=>ce});var x=m(3625),F=m(3592),P=m(439),V=m(6029),h=m(5262),
K=m(3579),U=m(5143),W=m(5799),G=m(1064),q=m(1831),ee=m(3469),te=m(5603),_=m(7854),H=m(7597);const{Qq:T,Ik:w,p_:I,yL:e,wC:i}=H,l=h.me(T),t=h.yq(H.Jt,!1),r=H.rD(0,
Number.MAX_SAFE_INTEGER),y=i(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),$=i(/^[\w.+-]{1,100}$/,"a version"),j=o=>{const O=(0,q.Pv)((0,q.nx)(o));return O.
ok&&O.value===o},B=H.qG(j,"a hostname"),z=i(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),b=H.rD(1,2**25),R=w({file:z,line:b,
column:b,endColumn:b}),Y=e(G.zK),pe=e(G.Du),ne=o=>w({terraform:h.yq(o),opentofu:h.yq(o)}),ke=[G.Du,...G.Du.map(o=>[o])],me=o=>ke.find(O=>O.length===o.length&&O.
every(E=>o.includes(E))),se=h.Fs(I(pe),h.z6(o=>me(o)!==void 0,"one or two different CLIs"),h.pd(o=>me(o)??o)),Oe=w({text:l,place:R,values:h.yq(ne(l)),isWithheld:h.
yq(H.Jt),recorded:h.yq(T)}),Ee=w({kind:e(V.o),host:l,address:T,text:l,...R.entries,clients:se,version:h.me(Oe),evaluated:h.yq(ne(w({text:l,isWhole:t}))),backend:h.
yq(T),stateHosts:h.yq(ne(B)),hasOwnToken:t,workspace:h.yq(w({organization:l,name:l})),isOverridden:t,replacedFor:h.yq(se)}),he=h.Fs(Ee,h.pd(({host:o,file:O,line:E,
column:M,endColumn:k,...J})=>({...J,place:{file:O,line:E,column:M,endColumn:k}}))),$e=w({clients:se,releases:I(T),versions:ne(T),why:T,evidence:I(w({client:pe,level:e(
te.A),place:R,text:T,version:l})),isGuess:h.yq(h.eu(!0,"true"))}),Me=h.Fs($e,h.pd(({releases:o,...O})=>{const[E,...M]=O.clients;return{...O,name:E===void 0||M.length>
0?"both":E,releases:O.clients.flatMap(k=>we(k,o))}}));function we(o,O){const E=G.pH.filter(M=>M.client===o&&O.includes(M.name));return E.length===0?(0,ee.w)(o,[]):
E}const xe=o=>Object.hasOwn((0,K.t)(),o),n=w({code:H.qG(xe,"a problem code"),severity:e(W.oC),message:T,help:h.yq(T),affects:I(Y),clients:se,namedHost:h.yq(h.me(
B),null),places:I(R),aside:h.yq(z),isPlaceholder:h.yq(H.Jt)}),c=h.Fs(n,h.pd(({code:o,severity:O,message:E,help:M,affects:k,...J})=>{const oe=(0,K.t)()[o],ie=oe.
affects.filter(le=>k.includes(le)),ue=M===void 0?{message:E}:{message:E,help:M},ae={...oe,code:o,usualSeverity:oe.severity,severity:O,affects:ie};return(0,W.hD)(
{...ae,...ue},J)})),p=[..._.O8,..._.VZ,...Object.keys(G.$I),"binary"],d=w({kind:e(p),text:T,localName:l,place:R}),s=w({name:h.Fs(T,h.z6(U.en,"a name such as acm\
e/network")),url:h.me(i(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:h.me(i(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),u=h.Fs(H.A7(y,I(T)),
h.pd(o=>new Map(Object.entries(o)))),a=w({kind:e(["repository"]),schemaVersion:r,version:$}),v=w({repository:w({name:s.entries.name})}),f=w({...a.entries,repository:s,
dialect:Me,setting:w({name:e(["auto","terraform","opentofu","both"]),version:h.me($)}),usedBy:I(Y),files:r,bytes:r,usages:r,isEmpty:t,notes:I(c),declared:I(d),roots:I(
w({directory:z,clients:se})),locks:I(w({file:z,hashes:u})),plugins:I(w({directory:z,providers:I(y)}))}),g=128*1024*1024,S=1e7;function D(o,O=(0,V.F)()){if(X(o))
return A("is the report of a check, not a usages file; keep reports in another directory");if(fe([o],o.length))return A(`has ${ye}`);const E=o.replace(/^\uFEFF/,
"").trimEnd().split(`
`),M=L(E.pop()??"");if(!M.ok)return A(`${M.why}; ${re}`);const{line:k,schemaVersion:J,version:oe}=M.value,ie=(0,P.f)(v,k),ue=ie.ok?ie.value.repository.name:null,
ae=De=>({ok:!1,why:De,repository:ue});if(J!==F.G5)return ae(`schemaVersion is ${J}, which tf-disco ${F.xv} cannot read; use the same version of tf-disco for \`tf\
-disco usages\` and \`tf-disco check\``);const le=C(E,k,O);return le.ok?le:ae(`${le.why}; ${oe===F.xv?re:de(oe)}`)}const A=o=>({ok:!1,why:o,repository:null});function L(o){
const O=(0,P.q)(o);if(!O.ok)return(0,x.T)(o===""?O.why:`the last line ${O.why}`);const E=(0,P.f)(a,O.value);return E.ok?(0,x.J)({line:O.value,...E.value}):(0,x.
T)(`the last line is not about the repository: ${E.why}`)}function C(o,O,E){const M=(0,P.f)(f,O);if(!M.ok)return(0,x.T)(`line ${o.length+1}: ${M.why}`);const{kind:k,
schemaVersion:J,version:oe,usages:ie,...ue}=M.value,ae=[];for(const[le,De]of o.entries()){const Te=Q(De);if(!Te.ok)return(0,x.T)(`line ${le+1}${Te.why}`);ae.push(
E(Te.value))}return ie!==o.length?(0,x.T)(`has ${o.length} usages, and its last line counts ${ie}`):(0,x.J)({...ue,usages:ae})}function Q(o){const O=(0,P.q)(o);
if(!O.ok)return(0,x.T)(` ${O.why}`);const E=(0,P.f)(he,O.value);return E.ok?E:(0,x.T)(`: ${E.why}`)}const X=o=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(o.slice(0,1e3)),re="write the file with `tf-disco usages --format json`",de=o=>`it was written by tf-disco ${o}; write it with version ${F.xv}`;function ce(o){
const O=o.reduce((E,M)=>E+Buffer.byteLength(M),0);if(O>g)return`they have more than ${g/1024/1024} MiB; ${ve}`;if(fe(o,O))return`they have ${ye}`;for(const[E,M]of o.
entries()){const k=E===o.length-1,J=(0,P.f)(k?f:he,JSON.parse(M));if(!J.ok)return`line ${E+1}: ${J.why}`}return null}const ve="list fewer directories of the rep\
ository",ye=`more than ${S} values; ${ve}`;function fe(o,O){if(O<=S)return!1;let E=0;for(const M of o)for(let k=0;k<M.length;k+=1)Ae.has(M.charCodeAt(k))&&(E+=1);
return E>S}const Ae=new Set(Array.from(",[{",o=>o.charCodeAt(0)))}),8704:((ge,Z,m)=>{m.d(Z,{J:()=>V,U:()=>K});var x=m(9349),F=m(3268),P=m(4009);function V(e,i){
e.countPart();const l=i==="element"?e.skipBlank():e.skipSpaces(),t=e.at,r=K(e,l);if(r!==void 0&&h(e,i))return r;(0,F.Kk)(e,i);let y=e.at;for(;y>t&&(0,x.xC)(e.text.
charAt(y-1));)y--;return y===t&&e.report("invalid expression: expected the start of an expression",t),r===void 0?q(e,t,y):{kind:"other",start:t,end:y}}function h(e,i){
const l=i==="element"?e.skipBlank():e.skipSpaces();return(0,x.wH)(l)||l===","||e.isLineEnd(l)}function K(e,i){if(i==='"')return(0,P.E3)(e);if(i==="<")return(0,P.
jw)(e);if(i!=="{"&&i!=="["&&i!=="(")return;const l=e.at++;e.depth++;let t;return e.depth>x.lr?t=U(e,i,l):i==="{"?t=_(e,l):i==="["?t=te(e,l):t=ee(e,l),e.depth--,
t}function U(e,i,l){return(0,F.ku)(e,(0,x.r1)(i)??i,l),{kind:"other",start:l,end:e.at}}const W=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,G=32;function q(e,i,l){
if(W.lastIndex=i,!(W.test(e.text)&&W.lastIndex===l)||l-i>G)return{kind:"other",start:i,end:l};const r=e.text.slice(i,l),y={true:!0,false:!1,null:null}[r];return{
kind:"primitive",start:i,end:l,value:y===void 0?Number(r):y}}function ee(e,i){const l=V(e,"element");return e.skipBlank()!==")"?U(e,"(",i):(e.at++,{...l,start:i,
end:e.at})}function te(e,i){if(I(e))return U(e,"[",i);const l=[];for(;;){const t=e.skipBlank();if(t==="]")return e.at++,{kind:"tuple",start:i,end:e.at,elements:l};
if(e.at>=e.text.length||(0,x.wH)(t))return e.reportUnclosed(i),{kind:"other",start:i,end:e.at};const r=e.at;l.push(V(e,"element")),e.at===r&&e.peek()!==","&&e.at++,
e.skipBlank()===","&&e.at++}}function _(e,i){if(I(e))return U(e,"{",i);const l=[];for(;;){const t=e.skipBlank();if(t==="}")return e.at++,{kind:"object",start:i,
end:e.at,items:l};if(e.at>=e.text.length||(0,x.wH)(t))return e.reportUnclosed(i),{kind:"object",start:i,end:e.at,items:l};l.push(H(e,t)),e.skipSpaces()===","&&e.
at++}}function H(e,i){const l=e.at,t=T(e,i);let r=e.at;for(;r>l&&(0,x.xC)(e.text.charAt(r-1));)r--;const y=e.skipSpaces();if(y!=="="&&y!==":")return e.report('m\
issing attribute value: expected "=" or ":" after the key',e.at),(0,F.Kk)(e,"line"),e.at===l&&e.at++,{name:void 0,start:l,end:r,value:{kind:"other",start:r,end:e.
at}};e.at++;const $=V(e,"line");return{name:t,start:l,end:r,value:$}}function T(e,i){const l=e.at;let t;if(i==='"'||i==="("){const $=K(e,i);$?.kind==="string"&&
(t=$.value)}else t=e.readName();const r=e.skipSpaces();if(r==="="||r===":")return t;w(e);const y=e.text.slice(l,e.at).trimEnd();return/^\d+$/.test(y)?y:void 0}function w(e){
const i=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const l=e.skipSpaces(),t=e.at;if(i.lastIndex=t,e.isLineComment(l))return;if((0,x.L8)(l))e.at++;else if(l==="["||l==="(")
e.at++,U(e,l,t);else if(l==='"')(0,P.E3)(e);else if(i.test(e.text))e.at=i.lastIndex;else if(e.readName()===void 0)return}}function I(e){return e.skipBlank(),e.text.
startsWith("for",e.at)&&!(0,x.L8)(e.peek(3))}}),1199:((ge,Z,m)=>{m.r(Z),m.d(Z,{prepareFleet:()=>se});function x(n,c,p){const d=new Set(c.map(F)),s=new Map((n.length===
0?c:n).map(f=>[F(f),f]));for(const f of p){const g=P(f,s,d);s.has(F(g))||s.set(F(g),g)}const u=[...s].flatMap(([f,g])=>d.has(f)?[]:[g]);if(u.length===0)return null;
const a=p.map(({file:f,why:g})=>`${f}: ${g}`),v={kind:"missing",repositories:u,total:s.size};return a.length===0?v:{...v,reasons:a}}const F=n=>n.toLowerCase();function P({
file:n,repository:c},p,d){if(c!==null&&!d.has(F(c)))return c;const s=n.replace(/^.*[/\\]/,"").replace(/\.jsonl?$/i,""),u=p.get(F(s.replaceAll("__","/")));return u!==
void 0&&!d.has(F(u))?u:n.replaceAll(/[^\w./-]/g,"_")}var V=m(5143),h=m(9664),K=m(7854);function U(n,c=new Map){const p=(0,K.Oo)(f=>(0,V.yJ)(n,f)),d=(0,K.Oo)(f=>({
file:p(f.file),line:f.line,column:f.column,endColumn:f.endColumn})),s=f=>({...f,place:d(f.place)});return{file:p,place:d,usage:f=>({...f,repository:n,place:d(f.
place)}),note:f=>({...f,places:f.places.map(g=>typeof g=="string"?g:d(g)),...f.aside===void 0?{}:{aside:p(f.aside)}}),root:f=>({...f,directory:p(f.directory),directories:f.
directories.map(g=>(0,h.jt)(p((0,h.Gz)(g,"main.tf")))),calls:f.calls.map(({address:g,isOpen:S,...D})=>{const A=`${f.client} ${D.source}`,{source:L,module:C}=(D.
module&&c.get(A))??D;C!==null&&c.set(A,{source:L,module:C});const Q=D.constraint&&s(D.constraint);return{address:g,source:L,place:d(D.place),module:C,constraint:Q,
isOpen:S}}),providers:f.providers.map(g=>({...g,places:g.places.map(d),constraints:g.constraints.map(s),locked:g.locked&&{...g.locked,version:s(g.locked.version)}})),
lockFile:f.lockFile===null?null:p(f.lockFile),clientVersions:f.clientVersions.map(s)})}}var W=m(1064);function G(n){const c=n.filter(({isEmpty:s})=>!s),p=c.length===
0?n:c,d=p.map(({dialect:s})=>s);return{...q(d),why:te(d),evidence:p.flatMap(({repository:s,dialect:u})=>{const{place:a}=U(s.name);return u.evidence.map(v=>({...v,
place:a(v.place)}))})}}function q(n){const c=W.Du.filter(u=>n.some(a=>a.clients.includes(u))),[p,...d]=c,s=new Set(n.flatMap(({releases:u})=>u.map(({name:a})=>a)));
return{name:p===void 0||d.length>0?"both":p,clients:c,releases:W.pH.filter(({name:u})=>s.has(u)),versions:Object.fromEntries(c.flatMap(u=>{const a=ee(u,n);return a===
null?[]:[[u,a]]})),...n.every(({isGuess:u})=>u)?{isGuess:!0}:{}}}function ee(n,c){const p=c.filter(({clients:u})=>u.includes(n)),[d,...s]=new Set(p.map(({versions:u})=>u[n]??
null));return d===void 0||s.length>0?null:d}function te(n){const[c,...p]=n;if(c!==void 0&&p.length===0)return c.why;const d=n.filter(({isGuess:v})=>!v),s=W.Du.flatMap(
v=>{const{length:f}=d.filter(({clients:g})=>g.includes(v));return f===0?[]:[`${W.bB[v]} in ${f}`]}),u=n.length-d.length,a=[...s,...u===0?[]:[`assumed in ${u}`]];
return`of ${n.length} repositories, ${a.join(" and ")}`}const _=n=>W.zK.filter(c=>n.some(({usedBy:p})=>p.includes(c)));function H(n,c){const p=({isGuess:s,named:u},a)=>s&&
!u.has(a)&&!c.has(a),d=new Set(c);for(const s of n)for(const{needs:u}of s.usages)for(const{host:a}of u)p(s,a)||d.add(a);return n.map(s=>{if(!s.isGuess)return s;
const u=a=>!(d.has(a)&&p(s,a));return{...s,usages:s.usages.map(a=>a.needs.every(({host:v})=>u(v))?a:{...a,needs:a.needs.filter(({host:v})=>u(v))}),roots:s.roots.
map(a=>({...a,calls:a.calls.filter(({module:v})=>v===null||u(v.host)),providers:a.providers.filter(({provider:v})=>u(v.host))}))}})}var T=m(4e3),w=m(6897),I=m(3862),
e=m(8416),i=m(2859),l=m(1435),t=m(6034),r=m(6760),y=m(5747),$=m(6029),j=m(3024),B=m(3625);const N=2e4,z="write one for each repository with `tf-disco usages --f\
ormat json`";function b(n,c,p){const d=n.map(a=>{const v=R(a,c);return v.ok&&v.value.length===0&&!p?(0,B.T)(`there is no .jsonl file in ${a}; ${z}`):v}),s=[...new Set(
d.flatMap(a=>a.ok?a.value:[]))],u=`there are ${s.length} .jsonl files, the limit is ${N}`;return{files:s.slice(0,N),mistakes:[...d.flatMap(a=>a.ok?[]:[a.why]),...s.
length>N?[u]:[]]}}function R(n,c){const p=(0,r.resolve)(c,n);try{if(!(0,j.statSync)(p).isDirectory())return(0,B.J)([p]);const d=(0,j.readdirSync)(p,{recursive:!0,
withFileTypes:!0}).filter(s=>!s.isDirectory()&&/\.jsonl?$/i.test(s.name)).map(s=>(0,r.join)(s.parentPath,s.name));return(0,B.J)(d.sort())}catch(d){const s=(0,y.
Oj)(d);return(0,B.T)(s==="ENOENT"?`${n} does not exist in ${c}`:`${n} cannot be read: ${s}`)}}var Y=m(7060),pe=m(8189);const ne=1e6;function*ke({usages:n,repositories:c},p,d){
const{files:s,mistakes:u}=b(n,p,c.length>0);if(u.length>0)throw new pe.GN(u.map(g=>`${d}: ${g}`));const a=(0,$.F)(),v=new Map;let f=0;for(const g of s){const S=(0,r.
relative)(p,g),D=me(g,a);if(!D.ok){yield{...D,file:S};continue}const{value:A}=D,L=A.repository.name,C=v.get(L.toLowerCase()),Q=f+A.usages.length>ne;if(C!==void 0){
const X=`is of the repository ${L}, as is ${C}; keep one file for each repository`;yield{ok:!1,file:S,why:X,repository:null}}else if(Q){const X=`the files have \
more than ${ne} usages; check fewer repositories at once`;yield{ok:!1,file:S,why:X,repository:L}}else f+=A.usages.length,v.set(L.toLowerCase(),S),yield D}}function me(n,c){
const p=(0,y.yR)(n,Y.z);return p.ok?(0,Y.W)(p.text,c):{ok:!1,why:(0,T.mP)(p.failure),repository:null}}async function se(n,c){const p=c.now(),{wording:d,directory:s,
environment:u,progress:a}=c,v=[],f=d?.setting("usages")??"usages",g=new Map,S=[];let D=0;for(const k of ke(n,s,f))if(k.ok?(v.push(Oe(k.value,n,g)),D+=k.value.files):
S.push(k),a({kind:"scan",files:D}),await(0,w.x)(),c.stop.why!==null)break;const A=v.map(({found:k})=>k),L=A.length===0,C=L?(0,e.L2)({setting:n.dialect,scan:null}):
G(A),Q=new Set(n.hostnames.map(({host:k})=>k)),X=H(v,Q),re=Me(A),de=(0,l.j)(X.flatMap(({usages:k})=>k),n,C,{...c,mayHavePlugins:re.plugins.length>0,plugins:re.plugins}),
{usages:ce,configs:ve,releases:ye}=de,fe=A.map(({repository:k})=>k),Ae=fe.map(k=>k.name),o=x(n.repositories,Ae,S),O=_(A),E=$e(ce,X,n,C.clients),M=(0,t.a3)(v.flatMap(
k=>k.notes),ce,n,u);return{dialect:{...C,releases:ye},configs:ve,usages:ce.filter(K.s7),roots:X.flatMap(({roots:k})=>k),requirements:E,notes:[...M,...v.flatMap(
({rootNotes:k})=>k)],newHosts:new Set,isEmpty:!L&&A.every(({isEmpty:k})=>k)&&c.stop.why===null,complaints:de.findings,allUsages:[],changes:null,remarks:[...o?.reasons??
[],...xe(A),...de.remarks],scan:{files:D,bytes:A.reduce((k,{bytes:J})=>k+J,0),usages:ce.length,durationMs:c.now()-p},clients:()=>O,repositories:fe,missing:o,checkouts:re}}
function Oe(n,c,p){const{dialect:d,usages:s,notes:u,declared:a,repository:v}=n,f=new Map(d.clients.map(C=>[C,new Set(n.roots.flatMap(({directory:Q,clients:X})=>X.
includes(C)?Q:[]))])),g=(0,t.D0)({usages:s,notes:u,scanned:{declared:a,endedAt:null},changed:null,dialect:d,settings:{...c,dialect:n.setting},listed:f}),S=U(v.name,
p),D=d.isGuess===!0,A=C=>({...S.note({...C,problem:he(C.problem)}),checkedFor:{clients:d.clients,isGuess:D}}),L=(0,I.X)(s,g.roots);return{repository:v.name,usages:L.
map(S.usage),roots:g.roots.map(S.root),named:(0,K.kA)(s),isGuess:D,notes:u.map(A),rootNotes:g.notes.map(A),found:{...n,usages:[],notes:[],declared:[]}}}const Ee=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,
he=n=>n.help===void 0?n:{...n,help:n.help.replace(Ee,"$& of `tf-disco usages`")};function $e(n,c,p,d){const s=p.hostnames.map(({host:f})=>f),u={hostnames:[],requiredServices:[]},
a=Map.groupBy(n,f=>f.repository),v=c.map(({repository:f,named:g,isGuess:S})=>{const D=a.get(f)??[];return(0,i.C)(u,D,d,new Set([...g,...s])).map(L=>S&&L.isImplied?
{...L,isAssumed:!0}:L)});return(0,i.h)([(0,i.C)(p,[],d),...v],d)}function Me(n){const c=new Map,p=n.flatMap(({repository:d,...s})=>{const{file:u}=U(d.name);for(const a of s.
locks)c.set(u(a.file),a.hashes);return s.plugins.map(({directory:a,providers:v})=>({directory:a==="."?d.name:u(a),providers:v}))});return{lockHashes:c,plugins:p}}
const we=10;function xe(n){const c=n.filter(({isEmpty:d})=>d);return c.length===0||c.length===n.length?[]:[`no Terraform or OpenTofu files in ${(0,T.K4)(c,we,({
repository:d})=>(0,T.dh)(d.name))}`]}})};export{Ie as id,Pe as ids,Se as modules};
