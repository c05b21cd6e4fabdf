const De=60,xe=[60],Pe={6029:((ae,K,i)=>{i.d(K,{F:()=>V,o:()=>w});var O=i(3916),k=i(2161),d=i(7495),C=i(2990),n=i(7905),N=i(7854),S=i(4667);function F({kind:t,absent:o=t}){
return t!=="required_provider"?[t,o]:[t,o,"required_provider_legacy","required_provider_invalid"]}const w=[...new Set([...S.I.flatMap(F),"implied_provider"])],H=(0,N.
Oo)(t=>S.I.filter(o=>F(o).includes(t)));function U({kind:t,backend:o}){const l=H(t),u=l.find(y=>y.backend===o)??l[0];if(u===void 0)throw new Error(`no row of th\
e usage table has ${t}`);return u}const z=3e4;function V(){const t=new Map;return o=>{const l=f(o);let u=l===null?void 0:t.get(l);return u===void 0&&(u=h(o),t.size>=
z&&t.clear(),l!==null&&t.set(l,u)),W(o,u)}}const W=(t,o)=>({kind:t.kind,host:o.host,isHostImplied:o.isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken??
!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,constraints:t.constraints,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:o.
needs});function f(t){const{kind:o,text:l,clients:u,version:y,evaluated:g,isOverridden:v,replacedFor:M,stateHosts:T}=t;return l===null||v||(g!==void 0||M!==void 0||
T!==void 0)?null:`${o} ${t.backend} ${u[0]} ${u.length} ${a(y)} ${l}`}const a=t=>t!==void 0&&t.value===void 0;function h(t){const{clients:o,isOverridden:l,replacedFor:u=[],
stateHosts:y={}}=t;if(t.kind==="implied_provider")return(0,C.x)(o);const g=U(t),v=new Map(o.map(m=>[m,$(t,g,m)])),M=[...v].filter(([m])=>!l&&!u.includes(m)),T=[
...v.values()].find(({host:m,directHost:B})=>m!==null||B!==void 0);return{host:T?.host??null,isHostImplied:T?.isHostImplied??!1,directHost:T?.directHost,needs:(0,n.
hN)(new Map(M),g,m=>y[m]??null)}}function $(t,o,l){const{text:u,evaluated:y,version:g}=t,v=y===void 0?{text:u,isWhole:!0}:y[l];return v===void 0?d.zt:v.text===null?
u!==null&&o.defaults===void 0?d.zt:E(t,o,l):v.isWhole?d.pb[o.grammar](v.text,l,a(g)):(0,d.i4)(o.grammar,v.text,l)??d.zt}const D=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function E({kind:t,address:o,place:l},u,y){const[,g=null]=D.exec(o)??[],v=(0,k.L8)((0,O.basename)(l.file),new Set,"")??{class:"config",isOverride:!1};return(0,n.
gd)({row:u,kind:t,address:o,localName:g},v,y)}}),7060:((ae,K,i)=>{i.d(K,{z:()=>j,W:()=>Oe,refusalOf:()=>Te});var O=i(4091),k=i(3592),d=i(6192),C=i(6029),n=i(5262),
N=i(3579),S=i(5143),F=i(5799),w=i(1064),H=i(1831),U=i(8416),z=i(3469),V=i(5603),W=i(7854);const{Qq:f,Ik:a,p_:h,yL:$,wC:D}=d,E=n.me(f),t=n.yq(d.Jt,!1),o=d.rD(0,Number.
MAX_SAFE_INTEGER),l=D(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),u=D(/^[\w.+-]{1,100}$/,"a version"),y=e=>{const s=(0,H.Pv)((0,H.nx)(e));return s.ok&&
s.value===e},g=d.qG(y,"a hostname"),M=D(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),T=d.rD(1,2**25),m=a({file:M,line:T,column:T,
endColumn:T}),B=$(w.zK),Y=$(w.Du),b=e=>a({terraform:n.yq(e),opentofu:n.yq(e)}),le=[w.Du,...w.Du.map(e=>[e])],Q=e=>le.find(s=>s.length===e.length&&s.every(r=>e.includes(
r))),L=n.Fs(h(Y),n.z6(e=>Q(e)!==void 0,"one or two different CLIs"),n.pd(e=>Q(e)??e)),ce=a({text:f,value:n.yq(b(E)),place:m}),Z=n.Fs(a({kind:$(C.o),host:E,address:f,
text:E,...m.entries,clients:L,version:n.yq(ce),constraints:n.yq(f),evaluated:n.yq(b(a({text:E,isWhole:t}))),backend:n.yq(f),stateHosts:n.yq(b(g)),hasOwnToken:t,
workspace:n.yq(a({organization:E,name:E})),isOverridden:t,replacedFor:n.yq(L)}),n.pd(({host:e,file:s,line:r,column:c,endColumn:p,...A})=>({...A,place:{file:s,line:r,
column:c,endColumn:p}}))),de=n.Fs(a({clients:L,releases:h(f),versions:b(f),why:f,evidence:h(a({client:Y,level:$(V.A),place:m,text:f,version:E})),isGuess:n.yq(n.
eu(!0,"true"))}),n.pd(({releases:e,...s})=>({...s,name:(0,U.WJ)(s.clients),releases:s.clients.flatMap(r=>ue(r,e))})));function ue(e,s){const r=w.pH.filter(c=>c.
client===e&&s.includes(c.name));return r.length===0?(0,z.w)(e,[]):r}const fe=e=>Object.hasOwn((0,N.t)(),e),he=n.Fs(a({code:d.qG(fe,"a problem code"),severity:$(
F.oC),message:f,help:n.yq(f),affects:h(B),clients:L,namedHost:n.yq(n.me(g),null),places:h(m),isPlaceholder:n.yq(d.Jt)}),n.pd(({code:e,severity:s,message:r,help:c,
affects:p,...A})=>{const x=(0,N.t)()[e],P=x.affects.filter(I=>p.includes(I)),_=c===void 0?{message:r}:{message:r,help:c},R={...x,code:e,usualSeverity:x.severity,
severity:s,affects:P};return(0,F.hD)({...R,..._},A)})),me=[...W.O8,...W.VZ,...Object.keys(w.$I),"binary"],ve=a({kind:$(me),text:f,localName:E,place:m}),ee=a({name:n.
Fs(f,n.z6(S.en,"a name such as acme/network")),url:n.me(D(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:n.me(D(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash o\
f a commit"))}),pe=n.Fs(d.A7(l,h(f)),n.pd(e=>new Map(Object.entries(e)))),te=a({kind:$(["repository"]),schemaVersion:o,version:u}),ye=a({repository:a({name:ee.entries.
name})}),ne=a({...te.entries,repository:ee,dialect:de,setting:a({name:$(["auto","terraform","opentofu","both"]),version:n.me(u)}),usedBy:h(B),files:o,bytes:o,usages:o,
isEmpty:t,notes:h(he),declared:h(ve),roots:h(a({directory:M,clients:L})),locks:h(a({file:M,hashes:pe})),plugins:h(a({directory:M,providers:h(l)}))}),j=128*1024*
1024,G=1e7;function Oe(e,s=(0,C.F)()){if(Ae(e))return J("is the report of a check, not a usages file; keep reports in another directory");if(ie([e],e.length))return J(
`has ${re}`);const r=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),c=ge(r.pop()??"");if(!c.ok)return J(`${c.why}; ${se}`);const{line:p,schemaVersion:A,version:x}=c.value,P=(0,d.fd)(ye,p),_=P.ok?P.value.repository.name:null,R=X=>({
ok:!1,why:X,repository:_});if(A!==k.G5)return R(`schemaVersion is ${A}, which tf-disco ${k.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const I=$e(r,p,s);return I.ok?I:R(`${I.why}; ${x===k.xv?se:Me(x)}`)}const J=e=>({ok:!1,why:e,repository:null});function ge(e){const s=(0,d.
qF)(e);if(!s.ok)return(0,O.TR)(e===""?s.why:`the last line ${s.why}`);const r=(0,d.fd)(te,s.value);return r.ok?(0,O.Ju)({line:s.value,...r.value}):(0,O.TR)(`the\
 last line is not about the repository: ${r.why}`)}function $e(e,s,r){const c=(0,d.fd)(ne,s);if(!c.ok)return(0,O.TR)(`line ${e.length+1}: ${c.why}`);const{kind:p,
schemaVersion:A,version:x,usages:P,..._}=c.value,R=[];for(const[I,X]of e.entries()){const q=Ee(X);if(!q.ok)return(0,O.TR)(`line ${I+1}${q.why}`);R.push(r(q.value))}
return P!==e.length?(0,O.TR)(`has ${e.length} usages, and its last line counts ${P}`):(0,O.Ju)({..._,usages:R})}function Ee(e){const s=(0,d.qF)(e);if(!s.ok)return(0,O.
TR)(` ${s.why}`);const r=(0,d.fd)(Z,s.value);return r.ok?r:(0,O.TR)(`: ${r.why}`)}const Ae=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),se="write the file with `tf-disco usages --format json`",Me=e=>`it was written by tf-disco ${e}; write it with version ${k.xv}`;function Te(e){
const s=e.reduce((r,c)=>r+Buffer.byteLength(c),0);if(s>j)return`they have more than ${j/1024/1024} MiB; ${oe}`;if(ie(e,s))return`they have ${re}`;for(const[r,c]of e.
entries()){const p=r===e.length-1,A=(0,d.fd)(p?ne:Z,JSON.parse(c));if(!A.ok)return`line ${r+1}: ${A.why}`}return null}const oe="list fewer directories of the re\
pository",re=`more than ${G} values; ${oe}`;function ie(e,s){if(s<=G)return!1;let r=0;for(const c of e)for(let p=0;p<c.length;p+=1)we.has(c.charCodeAt(p))&&(r+=
1);return r>G}const we=new Set(Array.from(",[{",e=>e.charCodeAt(0)))})};export{De as id,xe as ids,Pe as modules};
