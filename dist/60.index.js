const Ie=60,ke=[60],_e={6029:((ae,U,i)=>{i.d(U,{F:()=>O,o:()=>b});var g=i(3916),L=i(2161),v=i(7495),R=i(7905),n=i(8262),S=i(7854),H=i(4667);const W=["required_p\
rovider_legacy","required_provider_invalid"],M=({kind:t,absent:r=t})=>[t,r,...t==="required_provider"?W:[]],b=[...new Set([...H.I.flatMap(M),"implied_provider"])],
V=(0,S.Oo)(t=>H.I.filter(r=>M(r).includes(t)));function z({kind:t,backend:r}){const l=V(t),d=l.find(p=>p.backend===r)??l[0];if(d===void 0)throw new Error(`no ro\
w of the usage table has ${t}`);return d}const B=3e4;function O(){const t=new Map;return r=>{const l=c(r);let d=l===null?void 0:t.get(l);return d===void 0&&(d=f(
r),t.size>=B&&t.clear(),l!==null&&t.set(l,d)),u(r,d)}}const u=(t,r)=>({kind:t.kind,host:r.host,isHostImplied:r.isHostImplied,directHost:r.directHost,hasOwnToken:t.
hasOwnToken??!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:r.needs});
function c(t){const{kind:r,text:l,clients:d,version:p,evaluated:E,isOverridden:y,replacedFor:A,stateHosts:T}=t;if(l===null||y||(E!==void 0||A!==void 0||T!==void 0))
return null;const N=p!==null&&p.text!==null;return`${r} ${t.backend} ${d[0]} ${d.length} ${N} ${l}`}function f(t){const{clients:r,isOverridden:l,replacedFor:d=[],
stateHosts:p={}}=t;if(t.kind==="implied_provider")return(0,n.xr)(r);const E=z(t),y=new Map(r.map(h=>[h,w(t,E,h)])),A=[...y].filter(([h])=>!l&&!d.includes(h)),T=[
...y.values()].find(({host:h,directHost:N})=>h!==null||N!==void 0);return{host:T?.host??null,isHostImplied:T?.isHostImplied??!1,directHost:T?.directHost,needs:(0,R.
hN)(new Map(A),E,h=>p[h]??null)}}function w(t,r,l){const{text:d,evaluated:p,version:E}=t,y=p===void 0?{text:d,isWhole:!0}:p[l];return y===void 0?v.zt:y.text===null?
d!==null&&r.defaults===void 0?v.zt:$(t,r,l):y.isWhole?v.pb[r.grammar](y.text,l,(E?.text??null)!==null):(0,v.i4)(r.grammar,y.text,l)??v.zt}const x=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function $({kind:t,address:r,place:l},d,p){const[,E=null]=x.exec(r)??[],y=(0,L.L8)((0,g.basename)(l.file),new Set,"")??{class:"config",isOverride:!1};return(0,R.
gd)({row:d,kind:t,address:r,localName:E},y,p)}}),7060:((ae,U,i)=>{i.d(U,{z:()=>j,W:()=>Ee,refusalOf:()=>xe});var g=i(3625),L=i(3592),v=i(439),R=i(6029),n=i(5262),
S=i(3579),H=i(5143),W=i(5799),M=i(1064),b=i(1831),V=i(3469),z=i(5603),B=i(7854),O=i(7597);const{Qq:u,Ik:c,p_:f,yL:w,wC:x}=O,$=n.me(u),t=n.yq(O.Jt,!1),r=O.rD(0,Number.
MAX_SAFE_INTEGER),l=x(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),d=x(/^[\w.+-]{1,100}$/,"a version"),p=e=>{const s=(0,b.Pv)((0,b.nx)(e));return s.ok&&
s.value===e},E=O.qG(p,"a hostname"),A=x(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),T=O.rD(1,2**25),h=c({file:A,line:T,column:T,
endColumn:T}),N=w(M.zK),Y=w(M.Du),K=e=>c({terraform:n.yq(e),opentofu:n.yq(e)}),le=[M.Du,...M.Du.map(e=>[e])],Q=e=>le.find(s=>s.length===e.length&&s.every(o=>e.includes(
o))),C=n.Fs(f(Y),n.z6(e=>Q(e)!==void 0,"one or two different CLIs"),n.pd(e=>Q(e)??e)),ce=c({text:$,place:h,values:n.yq(K($)),isWithheld:n.yq(O.Jt),recorded:n.yq(
u)}),de=c({kind:w(R.o),host:$,address:u,text:$,...h.entries,clients:C,version:n.me(ce),evaluated:n.yq(K(c({text:$,isWhole:t}))),backend:n.yq(u),stateHosts:n.yq(
K(E)),hasOwnToken:t,workspace:n.yq(c({organization:$,name:$})),isOverridden:t,replacedFor:n.yq(C)}),Z=n.Fs(de,n.pd(({host:e,file:s,line:o,column:a,endColumn:m,...D})=>({
...D,place:{file:s,line:o,column:a,endColumn:m}}))),ue=c({clients:C,releases:f(u),versions:K(u),why:u,evidence:f(c({client:Y,level:w(z.A),place:h,text:u,version:$})),
isGuess:n.yq(n.eu(!0,"true"))}),fe=n.Fs(ue,n.pd(({releases:e,...s})=>{const[o,...a]=s.clients;return{...s,name:o===void 0||a.length>0?"both":o,releases:s.clients.
flatMap(m=>he(m,e))}}));function he(e,s){const o=M.pH.filter(a=>a.client===e&&s.includes(a.name));return o.length===0?(0,V.w)(e,[]):o}const me=e=>Object.hasOwn(
(0,S.t)(),e),ve=c({code:O.qG(me,"a problem code"),severity:w(W.oC),message:u,help:n.yq(u),affects:f(N),clients:C,namedHost:n.yq(n.me(E),null),places:f(h),aside:n.
yq(A),isPlaceholder:n.yq(O.Jt)}),pe=n.Fs(ve,n.pd(({code:e,severity:s,message:o,help:a,affects:m,...D})=>{const P=(0,S.t)()[e],I=P.affects.filter(_=>m.includes(_)),
F=a===void 0?{message:o}:{message:o,help:a},k={...P,code:e,usualSeverity:P.severity,severity:s,affects:I};return(0,W.hD)({...k,...F},D)})),ye=[...B.O8,...B.VZ,...Object.
keys(M.$I),"binary"],ge=c({kind:w(ye),text:u,localName:$,place:h}),ee=c({name:n.Fs(u,n.z6(H.en,"a name such as acme/network")),url:n.me(x(/^https?:\/\/[\w.:/-]+$/,
"a URL of a page")),commit:n.me(x(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),Oe=n.Fs(O.A7(l,f(u)),n.pd(e=>new Map(Object.entries(e)))),te=c({kind:w(
["repository"]),schemaVersion:r,version:d}),$e=c({repository:c({name:ee.entries.name})}),ne=c({...te.entries,repository:ee,dialect:fe,setting:c({name:w(["auto",
"terraform","opentofu","both"]),version:n.me(d)}),usedBy:f(N),files:r,bytes:r,usages:r,isEmpty:t,notes:f(pe),declared:f(ge),roots:f(c({directory:A,clients:C})),
locks:f(c({file:A,hashes:Oe})),plugins:f(c({directory:A,providers:f(l)}))}),j=128*1024*1024,G=1e7;function Ee(e,s=(0,R.F)()){if(Me(e))return J("is the report of\
 a check, not a usages file; keep reports in another directory");if(ie([e],e.length))return J(`has ${re}`);const o=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),a=we(o.pop()??"");if(!a.ok)return J(`${a.why}; ${se}`);const{line:m,schemaVersion:D,version:P}=a.value,I=(0,v.f)($e,m),F=I.ok?I.value.repository.name:null,k=q=>({
ok:!1,why:q,repository:F});if(D!==L.G5)return k(`schemaVersion is ${D}, which tf-disco ${L.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const _=Ae(o,m,s);return _.ok?_:k(`${_.why}; ${P===L.xv?se:Te(P)}`)}const J=e=>({ok:!1,why:e,repository:null});function we(e){const s=(0,v.
q)(e);if(!s.ok)return(0,g.T)(e===""?s.why:`the last line ${s.why}`);const o=(0,v.f)(te,s.value);return o.ok?(0,g.J)({line:s.value,...o.value}):(0,g.T)(`the last\
 line is not about the repository: ${o.why}`)}function Ae(e,s,o){const a=(0,v.f)(ne,s);if(!a.ok)return(0,g.T)(`line ${e.length+1}: ${a.why}`);const{kind:m,schemaVersion:D,
version:P,usages:I,...F}=a.value,k=[];for(const[_,q]of e.entries()){const X=De(q);if(!X.ok)return(0,g.T)(`line ${_+1}${X.why}`);k.push(o(X.value))}return I!==e.
length?(0,g.T)(`has ${e.length} usages, and its last line counts ${I}`):(0,g.J)({...F,usages:k})}function De(e){const s=(0,v.q)(e);if(!s.ok)return(0,g.T)(` ${s.
why}`);const o=(0,v.f)(Z,s.value);return o.ok?o:(0,g.T)(`: ${o.why}`)}const Me=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.
slice(0,1e3)),se="write the file with `tf-disco usages --format json`",Te=e=>`it was written by tf-disco ${e}; write it with version ${L.xv}`;function xe(e){const s=e.
reduce((o,a)=>o+Buffer.byteLength(a),0);if(s>j)return`they have more than ${j/1024/1024} MiB; ${oe}`;if(ie(e,s))return`they have ${re}`;for(const[o,a]of e.entries()){
const m=o===e.length-1,D=(0,v.f)(m?ne:Z,JSON.parse(a));if(!D.ok)return`line ${o+1}: ${D.why}`}return null}const oe="list fewer directories of the repository",re=`\
more than ${G} values; ${oe}`;function ie(e,s){if(s<=G)return!1;let o=0;for(const a of e)for(let m=0;m<a.length;m+=1)Pe.has(a.charCodeAt(m))&&(o+=1);return o>G}
const Pe=new Set(Array.from(",[{",e=>e.charCodeAt(0)))})};export{Ie as id,ke as ids,_e as modules};
