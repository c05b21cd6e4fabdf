const xe=60,De=[60],Pe={6029:((ae,b,i)=>{i.d(b,{F:()=>V,o:()=>T});var O=i(3916),I=i(2161),l=i(7495),k=i(7905),n=i(8262),N=i(7854),S=i(4667);function F({kind:t,absent:o=t}){
return t!=="required_provider"?[t,o]:[t,o,"required_provider_legacy","required_provider_invalid"]}const T=[...new Set([...S.I.flatMap(F),"implied_provider"])],H=(0,N.
Oo)(t=>S.I.filter(o=>F(o).includes(t)));function K({kind:t,backend:o}){const a=H(t),u=a.find(v=>v.backend===o)??a[0];if(u===void 0)throw new Error(`no row of th\
e usage table has ${t}`);return u}const U=3e4;function V(){const t=new Map;return o=>{const a=f(o);let u=a===null?void 0:t.get(a);return u===void 0&&(u=d(o),t.size>=
U&&t.clear(),a!==null&&t.set(a,u)),W(o,u)}}const W=(t,o)=>({kind:t.kind,host:o.host,isHostImplied:o.isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken??
!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:o.needs});function f(t){
const{kind:o,text:a,clients:u,version:v,evaluated:$,isOverridden:m,replacedFor:_,stateHosts:E}=t;if(a===null||m||($!==void 0||_!==void 0||E!==void 0))return null;
const M=v!==null&&v.text!==null;return`${o} ${t.backend} ${u[0]} ${u.length} ${M} ${a}`}function d(t){const{clients:o,isOverridden:a,replacedFor:u=[],stateHosts:v={}}=t;
if(t.kind==="implied_provider")return(0,n.xr)(o);const $=K(t),m=new Map(o.map(p=>[p,h(t,$,p)])),_=[...m].filter(([p])=>!a&&!u.includes(p)),E=[...m.values()].find(
({host:p,directHost:M})=>p!==null||M!==void 0);return{host:E?.host??null,isHostImplied:E?.isHostImplied??!1,directHost:E?.directHost,needs:(0,k.hN)(new Map(_),$,
p=>v[p]??null)}}function h(t,o,a){const{text:u,evaluated:v,version:$}=t,m=v===void 0?{text:u,isWhole:!0}:v[a];return m===void 0?l.zt:m.text===null?u!==null&&o.defaults===
void 0?l.zt:w(t,o,a):m.isWhole?l.pb[o.grammar](m.text,a,($?.text??null)!==null):(0,l.i4)(o.grammar,m.text,a)??l.zt}const g=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function w({kind:t,address:o,place:a},u,v){const[,$=null]=g.exec(o)??[],m=(0,I.L8)((0,O.basename)(a.file),new Set,"")??{class:"config",isOverride:!1};return(0,k.
gd)({row:u,kind:t,address:o,localName:$},m,v)}}),7060:((ae,b,i)=>{i.d(b,{z:()=>z,W:()=>Oe,refusalOf:()=>Te});var O=i(4091),I=i(3592),l=i(6192),k=i(6029),n=i(5262),
N=i(3579),S=i(5143),F=i(5799),T=i(1064),H=i(1831),K=i(8416),U=i(3469),V=i(5603),W=i(7854);const{Qq:f,Ik:d,p_:h,yL:g,wC:w}=l,t=n.me(f),o=n.yq(l.Jt,!1),a=l.rD(0,Number.
MAX_SAFE_INTEGER),u=w(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),v=w(/^[\w.+-]{1,100}$/,"a version"),$=e=>{const s=(0,H.Pv)((0,H.nx)(e));return s.ok&&
s.value===e},m=l.qG($,"a hostname"),E=w(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),p=l.rD(1,2**25),M=d({file:E,line:p,column:p,
endColumn:p}),q=g(T.zK),Y=g(T.Du),B=e=>d({terraform:n.yq(e),opentofu:n.yq(e)}),le=[T.Du,...T.Du.map(e=>[e])],Q=e=>le.find(s=>s.length===e.length&&s.every(r=>e.includes(
r))),L=n.Fs(h(Y),n.z6(e=>Q(e)!==void 0,"one or two different CLIs"),n.pd(e=>Q(e)??e)),ce=d({text:t,place:M,values:n.yq(B(t)),isWithheld:n.yq(l.Jt),recorded:n.yq(
f)}),Z=n.Fs(d({kind:g(k.o),host:t,address:f,text:t,...M.entries,clients:L,version:n.me(ce),evaluated:n.yq(B(d({text:t,isWhole:o}))),backend:n.yq(f),stateHosts:n.
yq(B(m)),hasOwnToken:o,workspace:n.yq(d({organization:t,name:t})),isOverridden:o,replacedFor:n.yq(L)}),n.pd(({host:e,file:s,line:r,column:c,endColumn:y,...A})=>({
...A,place:{file:s,line:r,column:c,endColumn:y}}))),de=n.Fs(d({clients:L,releases:h(f),versions:B(f),why:f,evidence:h(d({client:Y,level:g(V.A),place:M,text:f,version:t})),
isGuess:n.yq(n.eu(!0,"true"))}),n.pd(({releases:e,...s})=>({...s,name:(0,K.WJ)(s.clients),releases:s.clients.flatMap(r=>ue(r,e))})));function ue(e,s){const r=T.
pH.filter(c=>c.client===e&&s.includes(c.name));return r.length===0?(0,U.w)(e,[]):r}const fe=e=>Object.hasOwn((0,N.t)(),e),he=n.Fs(d({code:l.qG(fe,"a problem cod\
e"),severity:g(F.oC),message:f,help:n.yq(f),affects:h(q),clients:L,namedHost:n.yq(n.me(m),null),places:h(M),isPlaceholder:n.yq(l.Jt)}),n.pd(({code:e,severity:s,
message:r,help:c,affects:y,...A})=>{const x=(0,N.t)()[e],D=x.affects.filter(R=>y.includes(R)),C=c===void 0?{message:r}:{message:r,help:c},P={...x,code:e,usualSeverity:x.
severity,severity:s,affects:D};return(0,F.hD)({...P,...C},A)})),me=[...W.O8,...W.VZ,...Object.keys(T.$I),"binary"],ve=d({kind:g(me),text:f,localName:t,place:M}),
ee=d({name:n.Fs(f,n.z6(S.en,"a name such as acme/network")),url:n.me(w(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:n.me(w(/^(?:[\da-f]{40}|[\da-f]{64})$/,
"the hash of a commit"))}),pe=n.Fs(l.A7(u,h(f)),n.pd(e=>new Map(Object.entries(e)))),te=d({kind:g(["repository"]),schemaVersion:a,version:v}),ye=d({repository:d(
{name:ee.entries.name})}),ne=d({...te.entries,repository:ee,dialect:de,setting:d({name:g(["auto","terraform","opentofu","both"]),version:n.me(v)}),usedBy:h(q),files:a,
bytes:a,usages:a,isEmpty:o,notes:h(he),declared:h(ve),roots:h(d({directory:E,clients:L})),locks:h(d({file:E,hashes:pe})),plugins:h(d({directory:E,providers:h(u)}))}),
z=128*1024*1024,j=1e7;function Oe(e,s=(0,k.F)()){if(Ae(e))return G("is the report of a check, not a usages file; keep reports in another directory");if(ie([e],e.
length))return G(`has ${re}`);const r=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),c=ge(r.pop()??"");if(!c.ok)return G(`${c.why}; ${se}`);const{line:y,schemaVersion:A,version:x}=c.value,D=(0,l.fd)(ye,y),C=D.ok?D.value.repository.name:null,P=J=>({
ok:!1,why:J,repository:C});if(A!==I.G5)return P(`schemaVersion is ${A}, which tf-disco ${I.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const R=$e(r,y,s);return R.ok?R:P(`${R.why}; ${x===I.xv?se:Me(x)}`)}const G=e=>({ok:!1,why:e,repository:null});function ge(e){const s=(0,l.
qF)(e);if(!s.ok)return(0,O.TR)(e===""?s.why:`the last line ${s.why}`);const r=(0,l.fd)(te,s.value);return r.ok?(0,O.Ju)({line:s.value,...r.value}):(0,O.TR)(`the\
 last line is not about the repository: ${r.why}`)}function $e(e,s,r){const c=(0,l.fd)(ne,s);if(!c.ok)return(0,O.TR)(`line ${e.length+1}: ${c.why}`);const{kind:y,
schemaVersion:A,version:x,usages:D,...C}=c.value,P=[];for(const[R,J]of e.entries()){const X=Ee(J);if(!X.ok)return(0,O.TR)(`line ${R+1}${X.why}`);P.push(r(X.value))}
return D!==e.length?(0,O.TR)(`has ${e.length} usages, and its last line counts ${D}`):(0,O.Ju)({...C,usages:P})}function Ee(e){const s=(0,l.qF)(e);if(!s.ok)return(0,O.
TR)(` ${s.why}`);const r=(0,l.fd)(Z,s.value);return r.ok?r:(0,O.TR)(`: ${r.why}`)}const Ae=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),se="write the file with `tf-disco usages --format json`",Me=e=>`it was written by tf-disco ${e}; write it with version ${I.xv}`;function Te(e){
const s=e.reduce((r,c)=>r+Buffer.byteLength(c),0);if(s>z)return`they have more than ${z/1024/1024} MiB; ${oe}`;if(ie(e,s))return`they have ${re}`;for(const[r,c]of e.
entries()){const y=r===e.length-1,A=(0,l.fd)(y?ne:Z,JSON.parse(c));if(!A.ok)return`line ${r+1}: ${A.why}`}return null}const oe="list fewer directories of the re\
pository",re=`more than ${j} values; ${oe}`;function ie(e,s){if(s<=j)return!1;let r=0;for(const c of e)for(let y=0;y<c.length;y+=1)we.has(c.charCodeAt(y))&&(r+=
1);return r>j}const we=new Set(Array.from(",[{",e=>e.charCodeAt(0)))})};export{xe as id,De as ids,Pe as modules};
