const xe=60,Ie=[60],Pe={6029:((le,H,i)=>{i.d(H,{F:()=>z,o:()=>W});var y=i(3916),R=i(2161),c=i(7495),j=i(2990),F=i(7905),s=i(7854),L=i(4667);function S({kind:t,absent:o=t}){
return t!=="required_provider"?[t,o]:[t,o,"required_provider_legacy","required_provider_invalid"]}const W=[...new Set([...L.I.flatMap(S),"implied_provider"])],A=(0,s.
Oo)(t=>L.I.filter(o=>S(o).includes(t)));function b({kind:t,backend:o}){const a=A(t),u=a.find(v=>v.backend===o)??a[0];if(u===void 0)throw new Error(`no row of th\
e usage table has ${t}`);return u}const V=3e4;function z(){const t=new Map;return o=>{const a=B(o);let u=a===null?void 0:t.get(a);return u===void 0&&(u=d(o),t.size>=
V&&t.clear(),a!==null&&t.set(a,u)),G(o,u)}}const G=(t,o)=>({kind:t.kind,host:o.host,isHostImplied:o.isHostImplied,directHost:o.directHost,hasOwnToken:t.hasOwnToken??
!1,workspace:t.workspace,text:t.text,address:t.address,version:t.version,constraints:t.constraints,place:t.place,clients:t.clients,isOverridden:t.isOverridden,needs:o.
needs});function B(t){const{kind:o,text:a,clients:u,version:v,evaluated:E,isOverridden:m,replacedFor:k,stateHosts:$}=t;return a===null||m||(E!==void 0||k!==void 0||
$!==void 0)?null:`${o} ${t.backend} ${u[0]} ${u.length} ${f(v)} ${a}`}const f=t=>t!==void 0&&t.value===void 0;function d(t){const{clients:o,isOverridden:a,replacedFor:u=[],
stateHosts:v={}}=t;if(t.kind==="implied_provider")return(0,j.x)(o);const E=b(t),m=new Map(o.map(p=>[p,h(t,E,p)])),k=[...m].filter(([p])=>!a&&!u.includes(p)),$=[
...m.values()].find(({host:p,directHost:D})=>p!==null||D!==void 0);return{host:$?.host??null,isHostImplied:$?.isHostImplied??!1,directHost:$?.directHost,needs:(0,F.
hN)(new Map(k),E,p=>v[p]??null)}}function h(t,o,a){const{text:u,evaluated:v,version:E}=t,m=v===void 0?{text:u,isWhole:!0}:v[a];return m===void 0?c.zt:m.text===null?
u!==null&&o.defaults===void 0?c.zt:T(t,o,a):m.isWhole?c.pb[o.grammar](m.text,a,f(E)):(0,c.i4)(o.grammar,m.text,a)??c.zt}const O=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function T({kind:t,address:o,place:a},u,v){const[,E=null]=O.exec(o)??[],m=(0,R.L8)((0,y.basename)(a.file),new Set,"")??{class:"config",isOverride:!1};return(0,F.
gd)({row:u,kind:t,address:o,localName:E},m,v)}}),7060:((le,H,i)=>{i.r(H),i.d(H,{MAX_BYTES:()=>_,readUsagesLines:()=>Ee,readableFile:()=>De});var y=i(4091),R=i(3592),
c=i(6192),j=i(3152),F=i(6029),s=i(5262),L=i(3579),S=i(5143),W=i(5799),A=i(1064),b=i(1831),V=i(8416),z=i(3469),G=i(5603),B=i(7854);const{Qq:f,Ik:d,p_:h,yL:O,wC:T}=c,
t=s.me(f),o=s.yq(c.Jt,!1),a=c.rD(0,Number.MAX_SAFE_INTEGER),u=T(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/TYPE"),v=T(/^[\w.+-]{1,100}$/,"a version"),E=e=>{const n=(0,b.
Pv)((0,b.nx)(e));return n.ok&&n.value===e},m=c.qG(E,"a hostname"),$=T(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,"a path in the repository"),p=c.rD(
1,2**25),D=d({file:$,line:p,column:p,endColumn:p}),Q=O(A.zK),Z=O(A.Du),U=e=>d({terraform:s.yq(e),opentofu:s.yq(e)}),ce=[A.Du,...A.Du.map(e=>[e])],ee=e=>ce.find(
n=>n.length===e.length&&n.every(r=>e.includes(r))),N=s.Fs(h(Z),s.z6(e=>ee(e)!==void 0,"one or two different CLIs"),s.pd(e=>ee(e)??e)),de=d({text:f,value:s.yq(U(
t)),place:D}),ue=s.Fs(d({kind:O(F.o),host:t,address:f,text:t,...D.entries,clients:N,version:s.yq(de),constraints:s.yq(f),evaluated:s.yq(U(d({text:t,isWhole:o}))),
backend:s.yq(f),stateHosts:s.yq(U(m)),hasOwnToken:o,workspace:s.yq(d({organization:t,name:t})),isOverridden:o,replacedFor:s.yq(N)}),s.pd(({host:e,file:n,line:r,
column:l,endColumn:w,...M})=>({...M,place:{file:n,line:r,column:l,endColumn:w}}))),fe=s.Fs(d({clients:N,releases:h(f),versions:U(f),why:f,evidence:h(d({client:Z,
level:O(G.A),place:D,text:f,version:t})),isGuess:s.yq(s.eu(!0,"true"))}),s.pd(({releases:e,...n})=>({...n,name:(0,V.WJ)(n.clients),releases:n.clients.flatMap(r=>he(
r,e))})));function he(e,n){const r=A.pH.filter(l=>l.client===e&&n.includes(l.name));return r.length===0?(0,z.w)(e,[]):r}const me=e=>Object.hasOwn((0,L.t)(),e),ve=s.
Fs(d({code:c.qG(me,"a problem code"),severity:O(W.oC),message:f,help:s.yq(f),affects:h(Q),clients:N,namedHost:s.yq(s.me(m),null),places:h(D),isPlaceholder:s.yq(
c.Jt)}),s.pd(({code:e,severity:n,message:r,help:l,affects:w,...M})=>{const g=(0,L.t)()[e],x=g.affects.filter(P=>w.includes(P)),C=l===void 0?{message:r}:{message:r,
help:l},I={...g,code:e,usualSeverity:g.severity,severity:n,affects:x};return(0,W.hD)({...I,...C},M)})),pe=[...B.O8,...B.VZ,...Object.keys(A.$I),"binary"],ye=d({
kind:O(pe),text:f,localName:t,place:D}),te=d({name:s.Fs(f,s.z6(S.en,"a name such as acme/network")),url:s.me(T(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.
me(T(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ge=s.Fs(c.A7(u,h(f)),s.pd(e=>new Map(Object.entries(e)))),se=d({kind:O(["repository"]),schemaVersion:a,
version:v}),Oe=d({repository:d({name:te.entries.name})}),ne=d({...se.entries,repository:te,dialect:fe,setting:d({name:O(["auto","terraform","opentofu","both"]),
version:s.me(v)}),usedBy:h(Q),files:a,bytes:a,usages:a,isEmpty:o,notes:h(ve),declared:h(ye),roots:h(d({directory:$,clients:N})),locks:h(d({file:$,hashes:ge})),plugins:h(
d({directory:$,providers:h(u)}))}),_=128*1024*1024,K=1e7;function Ee(e,n=(0,F.F)()){if(Ae(e))return J("is the report of a check, not a usages file; keep reports\
 in another directory");if(e.length>K&&ae(e)>K)return J(`has ${ie}`);const r=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),l=$e(r.pop()??"");if(!l.ok)return J(`${l.why}; ${oe}`);const{line:w,schemaVersion:M,version:g}=l.value,x=(0,c.fd)(Oe,w),C=x.ok?x.value.repository.name:null,I=Y=>({
ok:!1,why:Y,repository:C});if(M!==R.G5)return I(`schemaVersion is ${M}, which tf-disco ${R.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const P=we(r,w,n);return P.ok?P:I(`${P.why}; ${g===R.xv?oe:Te(g)}`)}const J=e=>({ok:!1,why:e,repository:null});function $e(e){const n=(0,c.
qF)(e);if(!n.ok)return(0,y.TR)(e===""?n.why:`the last line ${n.why}`);const r=(0,c.fd)(se,n.value);return r.ok?(0,y.Ju)({line:n.value,...r.value}):(0,y.TR)(`the\
 last line is not about the repository: ${r.why}`)}function we(e,n,r){const l=(0,c.fd)(ne,n);if(!l.ok)return(0,y.TR)(`line ${e.length+1}: ${l.why}`);const{kind:w,
schemaVersion:M,version:g,usages:x,...C}=l.value,I=[];for(const[P,Y]of e.entries()){const q=Me(Y);if(!q.ok)return(0,y.TR)(`line ${P+1}${q.why}`);I.push(r(q.value))}
return x!==e.length?(0,y.TR)(`has ${e.length} usages, and its last line counts ${x}`):(0,y.Ju)({...C,usages:I})}function Me(e){const n=(0,c.qF)(e);if(!n.ok)return(0,y.
TR)(` ${n.why}`);const r=(0,c.fd)(ue,n.value);return r.ok?r:(0,y.TR)(`: ${r.why}`)}const Ae=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),oe="write the file with `tf-disco usages --format json`",Te=e=>`it was written by tf-disco ${e}; write it with version ${R.xv}`;function*De(e,n){
const r={...e,usages:[],declared:[],roots:[],locks:[]},l=(0,c.fd)(ne,JSON.parse([...n(r)].join("")));if(!l.ok)throw X(l.why);let w=0,M=0;for(const g of n(e)){if(w+=
Buffer.byteLength(g),M+=ae(g),w>_)throw X(`more than ${_/1024/1024} MiB; ${re}`);if(M>K)throw X(ie);yield g}}const X=e=>new j.GN([`the usages of this repository\
 cannot be written: ${e}`]),re="list fewer directories of the repository",ie=`more than ${K} values; ${re}`;function ae(e){let n=0;for(let r=0;r<e.length;r+=1){
const l=e.charCodeAt(r);(l===44||l===91||l===123)&&(n+=1)}return n}})};export{xe as id,Ie as ids,Pe as modules};
