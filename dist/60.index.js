const Ie=60,Pe=[60],Re={6029:((ce,C,i)=>{i.d(C,{F:()=>J,o:()=>W});var O=i(3916),z=i(2161),M=i(7495),u=i(2990),H=i(7905),S=i(7854),s=i(4667);function b({kind:t,absent:o=t}){
return t!=="required_provider"?[t,o]:[t,o,"required_provider_legacy","required_provider_invalid"]}const W=[...new Set([...s.I.flatMap(b),"implied_provider"])],T=(0,S.
Oo)(t=>s.I.filter(o=>b(o).includes(t)));function B({kind:t,backend:o}){const a=T(t),c=a.find(y=>y.backend===o)??a[0];if(c===void 0)throw new Error(`no row of th\
e usage table has ${t}`);return c}const G=3e4;function J(){const t=new Map;return o=>{const a=U(o);let c=a===null?void 0:t.get(a);return c===void 0&&(c=f(o),t.size>=
G&&t.clear(),a!==null&&t.set(a,c)),X(o,c)}}const X=(t,o)=>({kind:t.kind,host:o.host,isHostImplied:o.isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken??
!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,constraints:t.constraints,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:o.
needs});function U(t){const{kind:o,text:a,clients:c,version:y,evaluated:$,isOverridden:p,replacedFor:D,stateHosts:I}=t;return a===null||p||($!==void 0||D!==void 0||
I!==void 0)?null:`${o} ${t.backend} ${c[0]} ${c.length} ${P(y)} ${a}`}const P=t=>t!==void 0&&t.value===void 0;function f(t){const{clients:o,isOverridden:a,replacedFor:c=[],
stateHosts:y={}}=t;if(t.kind==="implied_provider")return(0,u.x)(o);const $=B(t),p=new Map(o.map(v=>[v,d(t,$,v)])),D=[...p].filter(([v])=>!a&&!c.includes(v)),I=[
...p.values()].find(({host:v,directHost:R})=>v!==null||R!==void 0);return{host:I?.host??null,isHostImplied:I?.isHostImplied??!1,directHost:I?.directHost,needs:(0,H.
hN)(new Map(D),$,v=>y[v]??null)}}function d(t,o,a){const{text:c,evaluated:y,version:$}=t,p=y===void 0?{text:c,isWhole:!0}:y[a];return p===void 0?M.zt:p.text===null?
c!==null&&o.defaults===void 0?M.zt:A(t,o,a):p.isWhole?M.pb[o.grammar](p.text,a,P($)):(0,M.i4)(o.grammar,p.text,a)??M.zt}const m=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function A({kind:t,address:o,place:a},c,y){const[,$=null]=m.exec(o)??[],p=(0,z.L8)((0,O.basename)(a.file),new Set,"")??{class:"config",isOverride:!1};return(0,H.
gd)({row:c,kind:t,address:o,localName:$},p,y)}}),7060:((ce,C,i)=>{i.r(C),i.d(C,{MAX_BYTES:()=>Y,readUsagesLines:()=>Ee,readableFile:()=>xe});var O=i(4091),z=i(4e3),
M=i(3592),u=i(6192),H=i(3152),S=i(6029),s=i(5262),b=i(5143),W=i(5799),T=i(1064),B=i(1831),G=i(8416),J=i(3469),X=i(5603),U=i(7854);const P=function(...e){const{problemFacts:n}=i.
late([124,312,579,507],4507);return new.target?new n(...e):n(...e)},{Qq:f,Ik:d,p_:m,yL:A,wC:t}=u,o=s.me(f),a=s.yq(u.Jt,!1),c=u.rD(0,Number.MAX_SAFE_INTEGER),y=t(
/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),$=t(/^[\w.+-]{1,100}$/,"a version"),p=e=>{const n=(0,B.Pv)((0,B.nx)(e));return n.ok&&n.value===e},D=u.qG(p,
"a hostname"),v=t(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),R=u.rD(1,2**25),L=d({file:v,line:R,column:R,endColumn:R}),q=A(
T.zK),ee=A(T.Du),K=e=>d({terraform:s.yq(e),opentofu:s.yq(e)}),de=[T.Du,...T.Du.map(e=>[e])],te=e=>de.find(n=>n.length===e.length&&n.every(r=>e.includes(r))),N=s.
Fs(m(ee),s.z6(e=>te(e)!==void 0,"one or two different CLIs"),s.pd(e=>te(e)??e)),ue=d({text:f,value:s.yq(K(o)),place:L}),fe=s.Fs(d({kind:A(S.o),host:o,address:f,
text:o,...L.entries,clients:N,version:s.yq(ue),constraints:s.yq(f),evaluated:s.yq(K(d({text:o,isWhole:a}))),backend:s.yq(f),stateHosts:s.yq(K(D)),hasOwnToken:a,
workspace:s.yq(d({organization:o,name:o})),isOverridden:a,replacedFor:s.yq(N)}),s.pd(({host:e,file:n,line:r,column:l,endColumn:E,...h})=>({...h,place:{file:n,line:r,
column:l,endColumn:E}}))),he=s.Fs(d({clients:N,releases:m(f),versions:K(f),why:f,evidence:m(d({client:ee,level:A(X.A),place:L,text:f,version:o})),isGuess:s.yq(s.
eu(!0,"true"))}),s.pd(({releases:e,...n})=>({...n,name:(0,G.WJ)(n.clients),releases:n.clients.flatMap(r=>me(r,e))})));function me(e,n){const r=T.pH.filter(l=>l.
client===e&&n.includes(l.name));return r.length===0?(0,J.w)(e,[]):r}const pe=e=>Object.hasOwn(P(),e),ve=s.Fs(d({code:u.qG(pe,"a problem code"),severity:A(W.oC),
message:f,help:s.yq(f),affects:m(q),clients:N,namedHost:s.yq(s.me(D),null),places:m(L),isPlaceholder:s.yq(u.Jt)}),s.pd(({code:e,severity:n,message:r,help:l,affects:E,
...h})=>{const g=P()[e],w=g.affects.filter(F=>E.includes(F)),k=l===void 0?{message:r}:{message:r,help:l},x={...g,code:e,usualSeverity:g.severity,severity:n,affects:w};
return(0,W.hD)({...x,...k},h)})),ye=[...U.O8,...U.VZ,...Object.keys(T.$I),"binary"],ge=d({kind:A(ye),text:f,localName:o,place:L}),ne=d({name:s.Fs(f,s.z6(b.en,"a\
 name such as acme/network")),url:s.me(t(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.me(t(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Oe=s.
Fs(u.A7(y,m(f)),s.pd(e=>new Map(Object.entries(e)))),se=d({kind:A(["repository"]),schemaVersion:c,version:$}),$e=d({repository:d({name:ne.entries.name})}),oe=d(
{...se.entries,repository:ne,dialect:he,setting:d({name:A(["auto","terraform","opentofu","both"]),version:s.me($)}),usedBy:m(q),files:c,bytes:c,usages:c,isEmpty:a,
notes:m(ve),declared:m(ge),roots:m(d({directory:v,clients:N})),locks:m(d({file:v,hashes:Oe})),plugins:m(d({directory:v,providers:m(y)}))}),Y=128*1024*1024,j=1e7;
function Ee(e,n=(0,S.F)()){if(Te(e))return _("is the report of a check, not a usages file; keep reports in another directory");if(e.length>j&&le(e)>j)return _(`\
has ${ae}`);const r=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),l=we(r.pop()??"");if(!l.ok)return _(`${l.why}; ${re}`);const{line:E,schemaVersion:h,version:g}=l.value,w=(0,u.fd)($e,E),k=w.ok?w.value.repository.name:null,x=Q=>({
ok:!1,why:Q,repository:k});if(h!==M.G5)return x(`schemaVersion is ${h}, which tf-disco ${M.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const F=Me(r,E,n);return F.ok?F:x(`${F.why}; ${g===M.xv?re:De(g)}`)}const _=e=>({ok:!1,why:e,repository:null});function we(e){const n=(0,u.
qF)(e);if(!n.ok)return(0,O.TR)(e===""?n.why:`the last line ${n.why}`);const r=(0,u.fd)(se,n.value);return r.ok?(0,O.Ju)({line:n.value,...r.value}):(0,O.TR)(`the\
 last line is not about the repository: ${r.why}`)}function Me(e,n,r){const l=(0,u.fd)(oe,n);if(!l.ok)return(0,O.TR)(`line ${e.length+1}: ${l.why}`);const{kind:E,
schemaVersion:h,version:g,usages:w,...k}=l.value,x=[];for(const[F,Q]of e.entries()){const Z=Ae(Q);if(!Z.ok)return(0,O.TR)(`line ${F+1}${Z.why}`);x.push(r(Z.value))}
return w!==e.length?(0,O.TR)(`has ${e.length} usages, and its last line counts ${w}`):(0,O.Ju)({...k,usages:x})}function Ae(e){const n=(0,u.qF)(e);if(!n.ok)return(0,O.
TR)(` ${n.why}`);const r=(0,u.fd)(fe,n.value);return r.ok?r:(0,O.TR)(`: ${r.why}`)}const Te=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),re="write the file with `tf-disco usages --format json`",De=e=>`it was written by tf-disco ${e}; write it with version ${M.xv}`;function*xe(e,n){
const r=Fe(e);if(r!==void 0)throw V(`${(0,z.dh)(r)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const l={
...e,usages:[],declared:[],roots:[],locks:[]},E=(0,u.fd)(oe,JSON.parse([...n(l)].join("")));if(!E.ok)throw V(E.why);let h=0,g=0;for(const w of n(e)){if(h+=Buffer.
byteLength(w),g+=le(w),h>Y)throw V(`the file would have more than ${Y/1024/1024} MiB; ${ie}`);if(g>j)throw V(`the file would have ${ae}`);yield w}}function Fe({
usages:e,declared:n,roots:r}){const l=h=>/^(?:\/|\.\.(?:\/|$))/.test(h);return[e,n].flatMap(h=>h.find(({place:g})=>l(g.file))?.place.file??[])[0]??r.find(h=>l(h.
directory))?.directory}const V=e=>new H.GN([`the usages of this repository cannot be written: ${e}`]),ie="scan fewer directories of the repository",ae=`more tha\
n ${j} values; ${ie}`;function le(e){let n=0;for(let r=0;r<e.length;r+=1){const l=e.charCodeAt(r);(l===44||l===91||l===123)&&(n+=1)}return n}})};export{Ie as id,Pe as ids,Re as modules};
