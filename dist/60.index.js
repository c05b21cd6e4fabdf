const Ie=60,Pe=[60],Re={6029:((ce,C,i)=>{i.d(C,{F:()=>J,o:()=>W});var O=i(3916),z=i(2161),M=i(7495),u=i(2990),H=i(7905),S=i(7854),n=i(4667);function b({kind:t,absent:o=t}){
return t!=="required_provider"?[t,o]:[t,o,"required_provider_legacy","required_provider_invalid"]}const W=[...new Set([...n.I.flatMap(b),"implied_provider"])],T=(0,S.
Oo)(t=>n.I.filter(o=>b(o).includes(t)));function B({kind:t,backend:o}){const a=T(t),c=a.find(y=>y.backend===o)??a[0];if(c===void 0)throw new Error(`no row of th\
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
M=i(3592),u=i(6192),H=i(3152),S=i(6029),n=i(5262),b=i(5143),W=i(5799),T=i(1064),B=i(1831),G=i(8416),J=i(3469),X=i(5603),U=i(7854);const P=function(...e){const{problemFacts:s}=i.
late([124,312,579,507],4507);return new.target?new s(...e):s(...e)},{Qq:f,Ik:d,p_:m,yL:A,wC:t}=u,o=n.me(f),a=n.yq(u.Jt,!1),c=u.rD(0,Number.MAX_SAFE_INTEGER),y=t(
/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),$=t(/^[\w.+-]{1,100}$/,"a version"),p=e=>{const s=(0,B.Pv)((0,B.nx)(e));return s.ok&&s.value===e},D=u.qG(p,
"a hostname"),v=t(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),R=u.rD(1,2**25),L=d({file:v,line:R,column:R,endColumn:R}),q=A(
T.zK),ee=A(T.Du),K=e=>d({terraform:n.yq(e),opentofu:n.yq(e)}),de=[T.Du,...T.Du.map(e=>[e])],te=e=>de.find(s=>s.length===e.length&&s.every(r=>e.includes(r))),N=n.
Fs(m(ee),n.z6(e=>te(e)!==void 0,"one or two different CLIs"),n.pd(e=>te(e)??e)),ue=d({text:f,value:n.yq(K(o)),place:L}),fe=n.Fs(d({kind:A(S.o),host:o,address:f,
text:o,...L.entries,clients:N,version:n.yq(ue),constraints:n.yq(f),evaluated:n.yq(K(d({text:o,isWhole:a}))),backend:n.yq(f),stateHosts:n.yq(K(D)),hasOwnToken:a,
workspace:n.yq(d({organization:o,name:o})),isOverridden:a,replacedFor:n.yq(N)}),n.pd(({host:e,file:s,line:r,column:l,endColumn:E,...h})=>({...h,place:{file:s,line:r,
column:l,endColumn:E}}))),he=n.Fs(d({clients:N,releases:m(f),versions:K(f),why:f,evidence:m(d({client:ee,level:A(X.A),place:L,text:f,version:o})),isGuess:n.yq(n.
eu(!0,"true"))}),n.pd(({releases:e,...s})=>({...s,name:(0,G.WJ)(s.clients),releases:s.clients.flatMap(r=>me(r,e))})));function me(e,s){const r=T.pH.filter(l=>l.
client===e&&s.includes(l.name));return r.length===0?(0,J.w)(e,[]):r}const pe=e=>Object.hasOwn(P(),e),ve=n.Fs(d({code:u.qG(pe,"a problem code"),severity:A(W.oC),
message:f,help:n.yq(f),affects:m(q),clients:N,namedHost:n.yq(n.me(D),null),places:m(L),isPlaceholder:n.yq(u.Jt)}),n.pd(({code:e,severity:s,message:r,help:l,affects:E,
...h})=>{const g=P()[e],w=g.affects.filter(F=>E.includes(F)),k=l===void 0?{message:r}:{message:r,help:l},x={...g,code:e,usualSeverity:g.severity,severity:s,affects:w};
return(0,W.hD)({...x,...k},h)})),ye=[...U.O8,...U.VZ,...Object.keys(T.$I),"binary"],ge=d({kind:A(ye),text:f,localName:o,place:L}),se=d({name:n.Fs(f,n.z6(b.en,"a\
 name such as acme/network")),url:n.me(t(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:n.me(t(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Oe=n.
Fs(u.A7(y,m(f)),n.pd(e=>new Map(Object.entries(e)))),ne=d({kind:A(["repository"]),schemaVersion:c,version:$}),$e=d({repository:d({name:se.entries.name})}),oe=d(
{...ne.entries,repository:se,dialect:he,setting:d({name:A(["auto","terraform","opentofu","both"]),version:n.me($)}),usedBy:m(q),files:c,bytes:c,usages:c,isEmpty:a,
notes:m(ve),declared:m(ge),roots:m(d({directory:v,clients:N})),locks:m(d({file:v,hashes:Oe})),plugins:m(d({directory:v,providers:m(y)}))}),Y=128*1024*1024,j=1e7;
function Ee(e,s=(0,S.F)()){if(Te(e))return _("is the report of a check, not a usages file; keep reports in another directory");if(e.length>j&&le(e)>j)return _(`\
has ${ae}`);const r=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),l=we(r.pop()??"");if(!l.ok)return _(`${l.why}; ${re}`);const{line:E,schemaVersion:h,version:g}=l.value,w=(0,u.fd)($e,E),k=w.ok?w.value.repository.name:null,x=Q=>({
ok:!1,why:Q,repository:k});if(h!==M.G5)return x(`schemaVersion is ${h}, which tf-disco ${M.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const F=Me(r,E,s);return F.ok?F:x(`${F.why}; ${g===M.xv?re:De(g)}`)}const _=e=>({ok:!1,why:e,repository:null});function we(e){const s=(0,u.
qF)(e);if(!s.ok)return(0,O.TR)(e===""?s.why:`the last line ${s.why}`);const r=(0,u.fd)(ne,s.value);return r.ok?(0,O.Ju)({line:s.value,...r.value}):(0,O.TR)(`the\
 last line is not about the repository: ${r.why}`)}function Me(e,s,r){const l=(0,u.fd)(oe,s);if(!l.ok)return(0,O.TR)(`line ${e.length+1}: ${l.why}`);const{kind:E,
schemaVersion:h,version:g,usages:w,...k}=l.value,x=[];for(const[F,Q]of e.entries()){const Z=Ae(Q);if(!Z.ok)return(0,O.TR)(`line ${F+1}${Z.why}`);x.push(r(Z.value))}
return w!==e.length?(0,O.TR)(`has ${e.length} usages, and its last line counts ${w}`):(0,O.Ju)({...k,usages:x})}function Ae(e){const s=(0,u.qF)(e);if(!s.ok)return(0,O.
TR)(` ${s.why}`);const r=(0,u.fd)(fe,s.value);return r.ok?r:(0,O.TR)(`: ${r.why}`)}const Te=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),re="write the file with `tf-disco usages --format json`",De=e=>`it was written by tf-disco ${e}; write it with version ${M.xv}`;function*xe(e,s){
const r=Fe(e);if(r!==void 0)throw V(`${(0,z.dh)(r)} is outside of the repository; run \`tf-disco usages\` in a directory above all files`);const l={...e,usages:[],
declared:[],roots:[],locks:[]},E=(0,u.fd)(oe,JSON.parse([...s(l)].join("")));if(!E.ok)throw V(E.why);let h=0,g=0;for(const w of s(e)){if(h+=Buffer.byteLength(w),
g+=le(w),h>Y)throw V(`more than ${Y/1024/1024} MiB; ${ie}`);if(g>j)throw V(ae);yield w}}function Fe({usages:e,declared:s,roots:r}){const l=h=>/^(?:\/|\.\.(?:\/|$))/.
test(h);return[e,s].flatMap(h=>h.find(({place:g})=>l(g.file))?.place.file??[])[0]??r.find(h=>l(h.directory))?.directory}const V=e=>new H.GN([`the usages of this\
 repository cannot be written: ${e}`]),ie="list fewer directories of the repository",ae=`more than ${j} values; ${ie}`;function le(e){let s=0;for(let r=0;r<e.length;r+=
1){const l=e.charCodeAt(r);(l===44||l===91||l===123)&&(s+=1)}return s}})};export{Ie as id,Pe as ids,Re as modules};
