const ae=741,le=[741],ce={6029:((x,U,n)=>{n.d(U,{F:()=>d,o:()=>p});var s=n(3916),L=n(2161),v=n(7495),A=n(2990),O=n(7905),B=n(7854),T=n(4667);function I({kind:e,
absent:t=e}){return e!=="required_provider"?[e,t]:[e,t,"required_provider_legacy","required_provider_invalid"]}const p=[...new Set([...T.I.flatMap(I),"implied_p\
rovider"])],m=(0,B.Oo)(e=>T.I.filter(t=>I(t).includes(e)));function C({kind:e,backend:t}){const a=m(e),l=a.find(P=>P.backend===t)??a[0];if(l===void 0)throw new Error(
`no row of the usage table has ${e}`);return l}const R=3e4;function d(){const e=new Map;return t=>{const a=_(t);let l=a===null?void 0:e.get(a);return l===void 0&&
(l=W(t),e.size>=R&&e.clear(),a!==null&&e.set(a,l)),o(t,l)}}const o=(e,t)=>({kind:e.kind,host:t.host,isHostImplied:t.isHostImplied,directHost:t.directHost,hasOwnToken:e.
hasOwnToken??!1,workspace:e.workspace,text:e.text,address:e.address,version:e.version,constraints:e.constraints,place:e.place,clients:e.clients,isOverridden:e.isOverridden,
needs:t.needs});function _(e){const{kind:t,text:a,clients:l,version:P,evaluated:f,isOverridden:u,replacedFor:M,stateHosts:y}=e;return a===null||u||(f!==void 0||
M!==void 0||y!==void 0)?null:`${t} ${e.backend} ${l[0]} ${l.length} ${E(P)} ${a}`}const E=e=>e!==void 0&&e.value===void 0;function W(e){const{clients:t,isOverridden:a,
replacedFor:l=[],stateHosts:P={}}=e;if(e.kind==="implied_provider")return(0,A.x)(t);const f=C(e),u=new Map(t.map(D=>[D,g(e,f,D)])),M=[...u].filter(([D])=>!a&&!l.
includes(D)),y=[...u.values()].find(({host:D,directHost:w})=>D!==null||w!==void 0);return{host:y?.host??null,isHostImplied:y?.isHostImplied??!1,directHost:y?.directHost,
needs:(0,O.hN)(new Map(M),f,D=>P[D]??null)}}function g(e,t,a){const{text:l,evaluated:P,version:f}=e,u=P===void 0?{text:l,isWhole:!0}:P[a];return u===void 0?v.zt:
u.text===null?l!==null&&t.defaults===void 0?v.zt:c(e,t,a):u.isWhole?v.pb[t.grammar](u.text,a,E(f)):(0,v.i4)(t.grammar,u.text,a)??v.zt}const i=/(?:^|\.)(?:required_providers|state_store_provider)\.(.*)$/s;
function c({kind:e,address:t,place:a},l,P){const[,f=null]=i.exec(t)??[],u=(0,L.L8)((0,s.basename)(a.file),new Set,"")??{class:"config",isOverride:!1};return(0,O.
gd)({row:l,kind:e,address:t,localName:f},u,P)}}),9729:((x,U,n)=>{n.d(U,{U0:()=>G,Uz:()=>se,fM:()=>S,l3:()=>te});var s=n(5262),L=n(5143),v=n(5799),A=n(1064),O=n(
1831),B=n(8416),T=n(3469),I=n(5603),p=n(7854),m=n(6192),C=n(6029);const R=function(...r){const{problemFacts:h}=n.late([124,312,579,507],4507);return new.target?
new h(...r):h(...r)},{Qq:d,Ik:o,p_:_,yL:E,wC:W}=m,g=s.me(d),i=s.yq(m.Jt,!1),c=m.rD(0,Number.MAX_SAFE_INTEGER),e=W(/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,"HOST/NAMESPACE/\
TYPE"),t=W(/^[\w.+-]{1,100}$/,"a version"),a=r=>{const h=(0,O.Pv)((0,O.nx)(r));return h.ok&&h.value===r},l=m.qG(a,"a hostname"),f=W(/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
"a path in the repository"),u=m.rD(1,2**25),M=o({file:f,line:u,column:u,endColumn:u}),y=E(A.zK),D=E(A.Du),w=r=>o({terraform:s.yq(r),opentofu:s.yq(r)}),z=[A.Du,...A.
Du.map(r=>[r])],b=r=>z.find(h=>h.length===r.length&&h.every($=>r.includes($))),j=s.Fs(_(D),s.z6(r=>b(r)!==void 0,"one or two different CLIs"),s.pd(r=>b(r)??r)),
V=o({text:d,value:s.yq(w(g)),place:M}),G=s.Fs(o({kind:E(C.o),host:g,address:d,text:g,...M.entries,clients:j,version:s.yq(V),constraints:s.yq(d),evaluated:s.yq(w(
o({text:g,isWhole:i}))),backend:s.yq(d),stateHosts:s.yq(w(l)),hasOwnToken:i,workspace:s.yq(o({organization:g,name:g})),isOverridden:i,replacedFor:s.yq(j)}),s.pd(
({host:r,file:h,line:$,column:K,endColumn:F,...N})=>({...N,place:{file:h,line:$,column:K,endColumn:F}}))),J=s.Fs(o({clients:j,releases:_(d),versions:w(d),why:d,
evidence:_(o({client:D,level:E(I.A),place:M,text:d,version:g})),isGuess:s.yq(s.eu(!0,"true"))}),s.pd(({releases:r,...h})=>({...h,name:(0,B.WJ)(h.clients),releases:h.
clients.flatMap($=>Y($,r))})));function Y(r,h){const $=A.pH.filter(K=>K.client===r&&h.includes(K.name));return $.length===0?(0,T.w)(r,[]):$}const X=r=>Object.hasOwn(
R(),r),Q=s.Fs(o({code:m.qG(X,"a problem code"),severity:E(v.oC),message:d,help:s.yq(d),affects:_(y),clients:j,namedHost:s.yq(s.me(l),null),places:_(M),isPlaceholder:s.
yq(m.Jt)}),s.pd(({code:r,severity:h,message:$,help:K,affects:F,...N})=>{const k=R()[r],ne=k.affects.filter(ie=>F.includes(ie)),oe=K===void 0?{message:$}:{message:$,
help:K},re={...k,code:r,usualSeverity:k.severity,severity:h,affects:ne};return(0,v.hD)({...re,...oe},N)})),Z=[...p.O8,...p.VZ,...Object.keys(A.$I),"binary"],q=o(
{kind:E(Z),text:d,localName:g,place:M}),H=o({name:s.Fs(d,s.z6(L.en,"a name such as acme/network")),url:s.me(W(/^https?:\/\/[\w.:/-]+$/,"a URL of a page")),commit:s.
me(W(/^(?:[\da-f]{40}|[\da-f]{64})$/,"the hash of a commit"))}),ee=s.Fs(m.A7(e,_(d)),s.pd(r=>new Map(Object.entries(r)))),S=o({kind:E(["repository"]),schemaVersion:c,
version:t}),se=o({repository:o({name:H.entries.name})}),te=o({...S.entries,repository:H,dialect:J,setting:o({name:E(["auto","terraform","opentofu","both"]),version:s.
me(t)}),usedBy:_(y),files:c,bytes:c,usages:c,isEmpty:i,notes:_(Q),declared:_(q),roots:_(o({directory:f,clients:j})),locks:_(o({file:f,hashes:ee})),plugins:_(o({
directory:f,providers:_(e)}))})}),1156:((x,U,n)=>{n.d(U,{WS:()=>I,Yo:()=>E,cV:()=>W,gw:()=>g,kz:()=>T,zx:()=>B});var s=n(4091),L=n(3592),v=n(6192),A=n(6029),O=n(
9729);const B=128*1024*1024,T=1e7;function I(i,c=(0,A.F)()){if(d(i))return p("is the report of a check, not a usages file; keep reports in another directory");if(i.
length>T&&g(i)>T)return p(`has ${W}`);const e=i.replace(/^\uFEFF/,"").trimEnd().split(`
`),t=m(e.pop()??"");if(!t.ok)return p(`${t.why}; ${o}`);const{line:a,schemaVersion:l,version:P}=t.value,f=(0,v.fd)(O.Uz,a),u=f.ok?f.value.repository.name:null,M=D=>({
ok:!1,why:D,repository:u});if(l!==L.G5)return M(`schemaVersion is ${l}, which tf-disco ${L.xv} cannot read; use the same version of tf-disco for \`tf-disco usage\
s\` and \`tf-disco check\``);const y=C(e,a,c);return y.ok?y:M(`${y.why}; ${P===L.xv?o:_(P)}`)}const p=i=>({ok:!1,why:i,repository:null});function m(i){const c=(0,v.
qF)(i);if(!c.ok)return(0,s.TR)(i===""?c.why:`the last line ${c.why}`);const e=(0,v.fd)(O.fM,c.value);return e.ok?(0,s.Ju)({line:c.value,...e.value}):(0,s.TR)(`t\
he last line is not about the repository: ${e.why}`)}function C(i,c,e){const t=(0,v.fd)(O.l3,c);if(!t.ok)return(0,s.TR)(`line ${i.length+1}: ${t.why}`);const{kind:a,
schemaVersion:l,version:P,usages:f,...u}=t.value,M=[];for(const[y,D]of i.entries()){const w=R(D);if(!w.ok)return(0,s.TR)(`line ${y+1}${w.why}`);M.push(e(w.value))}
return f!==i.length?(0,s.TR)(`has ${i.length} usages, and its last line counts ${f}`):(0,s.Ju)({...u,usages:M})}function R(i){const c=(0,v.qF)(i);if(!c.ok)return(0,s.
TR)(` ${c.why}`);const e=(0,v.fd)(O.U0,c.value);return e.ok?e:(0,s.TR)(`: ${e.why}`)}const d=i=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(i.slice(0,1e3)),o="write the file with `tf-disco usages --format json`",_=i=>`it was written by tf-disco ${i}; write it with version ${L.xv}`,E="scan fewer\
 directories of the repository",W=`more than ${T} values; ${E}`;function g(i){let c=0;for(let e=0;e<i.length;e+=1){const t=i.charCodeAt(e);(t===44||t===91||t===
123)&&(c+=1)}return c}}),741:((x,U,n)=>{n.r(U),n.d(U,{readableFile:()=>B});var s=n(4e3),L=n(6192),v=n(3152),A=n(9729),O=n(1156);function*B(p,m){const C=T(p);if(C!==
void 0)throw I(`${(0,s.dh)(C)} is outside the current directory; run \`tf-disco usages\` in the top directory of the repository`);const R={...p,usages:[],declared:[],
roots:[],locks:[]},d=(0,L.fd)(A.l3,JSON.parse([...m(R)].join("")));if(!d.ok)throw I(d.why);let o=0,_=0;for(const E of m(p)){if(o+=Buffer.byteLength(E),_+=(0,O.gw)(
E),o>O.zx)throw I(`the file would have more than ${O.zx/1024/1024} MiB; ${O.Yo}`);if(_>O.kz)throw I(`the file would have ${O.cV}`);yield E}}function T({usages:p,
declared:m,roots:C}){const R=o=>/^(?:\/|\.\.(?:\/|$))/.test(o);return[p,m].flatMap(o=>o.find(({place:_})=>R(_.file))?.place.file??[])[0]??C.find(o=>R(o.directory))?.
directory}const I=p=>new v.GN([`the usages of this repository cannot be written: ${p}`])})};export{ae as id,le as ids,ce as modules};
