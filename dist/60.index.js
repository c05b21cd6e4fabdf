const Pe=60,Ie=[60],ke={6029:((ae,U,i)=>{i.d(U,{F:()=>g,o:()=>b});var O=i(3916),L=i(2161),m=i(7495),R=i(7905),n=i(8262),F=i(7854),H=i(4667);const W=["required_p\
rovider_legacy","required_provider_invalid"],D=({kind:t,absent:s=t})=>[t,s,...t==="required_provider"?W:[]],b=[...new Set([...H.I.flatMap(D),"implied_provider"])],
V=(0,F.Oo)(t=>H.I.filter(s=>D(s).includes(t)));function z({kind:t,backend:s}){const a=V(t),d=a.find(v=>v.backend===s)??a[0];if(d===void 0)throw new Error(`no ro\
w of the usage table has ${t}`);return d}const B=3e4;function g(){const t=new Map;return s=>{const a=c(s);let d=a===null?void 0:t.get(a);return d===void 0&&(d=f(
s),t.size>=B&&t.clear(),a!==null&&t.set(a,d)),u(s,d)}}const u=(t,s)=>({kind:t.kind,host:s.host,isHostImplied:s.isHostImplied,directHost:s.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:s.needs});
function c(t){const{kind:s,text:a,clients:d,version:v,evaluated:$,isOverridden:p,replacedFor:A,stateHosts:M}=t;if(a===null||p||($!==void 0||A!==void 0||M!==void 0))
return null;const N=v!==null&&v.text!==null;return`${s} ${t.backend} ${d[0]} ${d.length} ${N} ${a}`}function f(t){const{clients:s,isOverridden:a,replacedFor:d=[],
stateHosts:v={}}=t;if(t.kind==="implied_provider")return(0,n.xr)(s);const $=z(t),p=new Map(s.map(h=>[h,E(t,$,h)])),A=[...p].filter(([h])=>!a&&!d.includes(h)),M=[
...p.values()].find(({host:h,directHost:N})=>h!==null||N!==void 0);return{host:M?.host??null,isHostImplied:M?.isHostImplied??!1,directHost:M?.directHost,needs:(0,R.
hN)(new Map(A),$,h=>v[h]??null)}}function E(t,s,a){const{text:d,evaluated:v,version:$}=t,p=v===void 0?{text:d,isWhole:!0}:v[a];return p===void 0?m.zt:p.text===null?
d!==null&&s.defaults===void 0?m.zt:w(t,s,a):p.isWhole?m.pb[s.grammar](p.text,a,($?.text??null)!==null):(0,m.i4)(s.grammar,p.text,a)??m.zt}const x=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function w({kind:t,address:s,place:a},d,v){const[,$=null]=x.exec(s)??[],p=(0,L.L8)((0,O.basename)(a.file),new Set,"")??{class:"config",isOverride:!1};return(0,R.
gd)({row:d,kind:t,address:s,localName:$},p,v)}}),7060:((ae,U,i)=>{i.d(U,{z:()=>j,W:()=>$e,refusalOf:()=>Te});var O=i(3625),L=i(3592),m=i(439),R=i(6029),n=i(5262),
F=i(3579),H=i(5143),W=i(5799),D=i(1064),b=i(1831),V=i(3469),z=i(5603),B=i(7854),g=i(7597);const{Qq:u,Ik:c,p_:f,yL:E,wC:x}=g,w=n.me(u),t=n.yq(g.Jt,!1),s=g.rD(0,Number.
MAX_SAFE_INTEGER),a=x(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),d=x(/^[\w.+-]{1,100}$/,"a version"),v=e=>{const o=(0,b.Pv)((0,b.nx)(e));return o.ok&&
o.value===e},$=g.qG(v,"a hostname"),A=x(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),M=g.rD(1,2**25),h=c({file:A,line:M,column:M,
endColumn:M}),N=E(D.zK),Y=E(D.Du),K=e=>c({terraform:n.yq(e),opentofu:n.yq(e)}),le=[D.Du,...D.Du.map(e=>[e])],Q=e=>le.find(o=>o.length===e.length&&o.every(r=>e.includes(
r))),C=n.Fs(f(Y),n.z6(e=>Q(e)!==void 0,"one or two different CLIs"),n.pd(e=>Q(e)??e)),ce=c({text:w,place:h,values:n.yq(K(w)),isWithheld:n.yq(g.Jt),recorded:n.yq(
u)}),Z=c({kind:E(R.o),address:u,text:w,place:h,clients:C,version:n.me(ce),evaluated:n.yq(K(c({text:w,isWhole:t}))),backend:n.yq(u),stateHosts:n.yq(K($)),hasOwnToken:t,
workspace:n.yq(c({organization:w,name:w})),isOverridden:t,replacedFor:n.yq(C)}),de=c({clients:C,releases:f(u),versions:K(u),why:u,evidence:f(c({client:Y,level:E(
z.A),place:h,text:u,version:w})),isGuess:n.yq(n.eu(!0,"true"))}),ue=n.Fs(de,n.pd(({releases:e,...o})=>{const[r,...l]=o.clients;return{...o,name:r===void 0||l.length>
0?"both":r,releases:o.clients.flatMap(y=>fe(y,e))}}));function fe(e,o){const r=D.pH.filter(l=>l.client===e&&o.includes(l.name));return r.length===0?(0,V.w)(e,[]):
r}const he=e=>Object.hasOwn((0,F.t)(),e),me=c({code:g.qG(he,"a problem code"),severity:E(W.oC),message:u,help:n.yq(u),affects:f(N),clients:C,namedHost:n.yq(n.me(
$),null),places:f(h),aside:n.yq(A),isPlaceholder:n.yq(g.Jt)}),ve=n.Fs(me,n.pd(({code:e,severity:o,message:r,help:l,affects:y,...T})=>{const P=(0,F.t)()[e],I=P.affects.
filter(_=>y.includes(_)),S=l===void 0?{message:r}:{message:r,help:l},k={...P,code:e,usualSeverity:P.severity,severity:o,affects:I};return(0,W.hD)({...k,...S},T)})),
pe=[...B.O8,...B.VZ,...Object.keys(D.$I),"binary"],ye=c({kind:E(pe),text:u,localName:w,place:h}),ee=c({name:n.Fs(u,n.z6(H.en,"a name such as acme/network")),url:n.
me(x(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:n.me(x(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Oe=n.Fs(g.A7(a,f(u)),n.pd(e=>new Map(
Object.entries(e)))),te=c({kind:E(["repository"]),schemaVersion:s,version:d}),ge=c({repository:c({name:ee.entries.name})}),ne=c({...te.entries,repository:ee,dialect:ue,
setting:c({name:E(["auto","terraform","opentofu","both"]),version:n.me(d)}),usedBy:f(N),files:s,bytes:s,usages:s,isEmpty:t,notes:f(ve),declared:f(ye),roots:f(c(
{directory:A,clients:C})),locks:f(c({file:A,hashes:Oe})),plugins:f(c({directory:A,providers:f(a)}))}),j=128*1024*1024,G=1e7;function $e(e,o=(0,R.F)()){if(De(e))
return J("is the report of a check, not a usages file; keep reports in another directory");if(ie([e],e.length))return J(`has ${re}`);const r=e.replace(/^\uFEFF/,
"").trimEnd().split(`
`),l=Ee(r.pop()??"");if(!l.ok)return J(`${l.why}; ${se}`);const{line:y,schemaVersion:T,version:P}=l.value,I=(0,m.f)(ge,y),S=I.ok?I.value.repository.name:null,k=q=>({
ok:!1,why:q,repository:S});if(T!==L.G5)return k(`schemaVersion is ${T}, which tf-disco ${L.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const _=we(r,y,o);return _.ok?_:k(`${_.why}; ${P===L.xv?se:Me(P)}`)}const J=e=>({ok:!1,why:e,repository:null});function Ee(e){const o=(0,m.
q)(e);if(!o.ok)return(0,O.T)(e===""?o.why:`the last line ${o.why}`);const r=(0,m.f)(te,o.value);return r.ok?(0,O.J)({line:o.value,...r.value}):(0,O.T)(`the last\
 line is not about the repository: ${r.why}`)}function we(e,o,r){const l=(0,m.f)(ne,o);if(!l.ok)return(0,O.T)(`line ${e.length+1}: ${l.why}`);const{kind:y,schemaVersion:T,
version:P,usages:I,...S}=l.value,k=[];for(const[_,q]of e.entries()){const X=Ae(q);if(!X.ok)return(0,O.T)(`line ${_+1}${X.why}`);k.push(r(X.value))}return I!==e.
length?(0,O.T)(`has ${e.length} usages, and its last line counts ${I}`):(0,O.J)({...S,usages:k})}function Ae(e){const o=(0,m.q)(e);if(!o.ok)return(0,O.T)(` ${o.
why}`);const r=(0,m.f)(Z,o.value);return r.ok?r:(0,O.T)(`: ${r.why}`)}const De=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.
slice(0,1e3)),se="write the file with `tf-disco usages --format json`",Me=e=>`it was written by tf-disco ${e}; write it with version ${L.xv}`;function Te(e){const o=e.
reduce((r,l)=>r+Buffer.byteLength(l),0);if(o>j)return`they have more than ${j/1024/1024} MiB; ${oe}`;if(ie(e,o))return`they have ${re}`;for(const[r,l]of e.entries()){
const y=r===e.length-1,T=(0,m.f)(y?ne:Z,JSON.parse(l));if(!T.ok)return`line ${r+1}: ${T.why}`}return null}const oe="list fewer directories of the repository",re=`\
more than ${G} values; ${oe}`;function ie(e,o){if(o<=G)return!1;let r=0;for(const l of e)for(let y=0;y<l.length;y+=1)xe.has(l.charCodeAt(y))&&(r+=1);return r>G}
const xe=new Set(Array.from(",[{",e=>e.charCodeAt(0)))})};export{Pe as id,Ie as ids,ke as modules};
