const Je=[147,812],Qe={1541:((ne,H,c)=>{c.d(H,{A7:()=>M,AV:()=>b,LH:()=>w,T:()=>u,Tb:()=>v,aZ:()=>E,c3:()=>y,ql:()=>D,sD:()=>A,sc:()=>T,zC:()=>g});class E extends Error{argument;want;constructor(l,s){
super(`${l.path.join(".")} must be ${s}`),this.argument=l,this.want=s}}function w(n){try{return n(),null}catch(l){if(l instanceof E)return l;throw l}}const k=n=>n.
name!==void 0;function O(n,l){if(n.kind==="object")return n.items.filter(k);throw new E(l,"a block")}function b({value:n,hasLabels:l}){if(n.kind!=="object")return[];
const s=n.items.filter(k);return l?s.flatMap(b):[s]}function D(n,l,s,e={}){for(const r of Object.keys(s)){const t=n.filter(a=>a.name.toLowerCase()===r),[i]=t;if(i===
void 0)continue;const o={path:[...l.path,r],span:i};for(const a of C(t))e[r]=s[r](a,o,e[r])}return e}function C(n){const l=n.flatMap(({hasLabels:e,value:r})=>e&&
r.kind==="object"?r.items:[]),s=n.filter(({hasLabels:e})=>!e).map(({value:e})=>e);return l.length===0?s:[{kind:"object",start:0,end:0,items:l},...s]}const v=(n,l)=>(s,e,r)=>D(
O(s,e),e,n,l?r:{}),M=n=>(l,s,e=new Map)=>{const r=new Map;for(const{name:t,start:i,end:o,value:a,hasLabels:d=!1}of O(l,s)){const m={path:[...s.path,t],span:{start:i,
end:o}};if((r.get(t)??d)!==d)throw new E(m,"a block with one label");r.set(t,d),e.set(t,{start:i,end:o,value:n(a,m,e.get(t)?.value)})}return e},y=n=>(l,s,e=[])=>{
if(l.kind!=="tuple")throw new E(s,"a list");const r=l.elements.map(t=>n(t,s));for(const t of r)e.push(t);return e},T=(n,l)=>{if(n.kind==="string"||n.kind==="tem\
plate")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(I(n))return String(n.value);throw new E(l,"a string")},A=(n,l)=>{if(I(n))return n.
value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new E(l,"a whole number")},I=n=>n.kind==="primitive"&&Number.isSafeInteger(
n.value)&&String(n.value).length===n.end-n.start,g=(n,l)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new E(l,"true or false")},_=2**
63-1,u=(n,l,s)=>{const e=f(n,l);if(s!==void 0&&(typeof s=="object"||typeof s!=typeof e))throw new E(l,"set only once");return e};function f(n,l){if(n.kind==="tu\
ple")return n.elements.map(s=>f(s,l));if(n.kind==="object"){const s=M(u)(n,l);return Object.fromEntries(Array.from(s,([e,r])=>[e,r.value]))}if(n.kind!=="primiti\
ve"||n.value===null)return T(n,l);if(Math.abs(Number(n.value))>_)throw new E(l,"a whole number");return n.value}}),2071:((ne,H,c)=>{c.d(H,{CR:()=>T,Ge:()=>A,Ol:()=>I,
cd:()=>v});var E=c(4091),w=c(4283),k=c(1831),O=c(5011),b=c(1022),D=c(1541);let C=function(...o){return{configFinding:C}=c.late([245,405],5405),new.target?new C(
...o):C(...o)};const v=({methods:o},a)=>{const d=m=>m.some(h=>i(h,a));return o.filter(({include:m,exclude:h})=>!d(h)&&(m.length===0||d(m)))},M="provider_install\
ation",y={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},T=o=>{const a={...y.place,file:o.shown};return{...y,...o,kind:"local",place:a}},
A=({file:o,line:a})=>a===0?o:`${o}:${a}`;function I(o){const{client:a,mirrors:d,installations:m,pluginDirectories:h}=o,$=m.map(L=>{const{blocks:V,mistakes:Z}=g(
L,a),X=Z.map(({span:Q,why:B})=>C(a,{kind:"block",file:L.shown,why:B},L.placeOf(Q)));return{blocks:V,findings:X}}),[p=null,...P]=$.flatMap(({blocks:L})=>L),R=[...$.
flatMap(L=>L.findings),...P.map(({place:L})=>C(a,{kind:"two installations"},L))],F=h.map(L=>({...y,kind:"local",path:L})),G=F.length===0?p:{place:y.place,methods:F,
overridden:p?.overridden??[]};return{client:a,mirrors:d,installation:G,findings:R}}function g({items:o,placeOf:a},d){const m=[],h=[];for(const $ of o)if($.name===
M){if($.isAssigned||$.value.kind!=="object"){h.push({span:$,why:`${M} must be a block without "="`});continue}for(const p of D.AV($)){const P=[],R=[];for(const F of p){
const G=_(F,a(F),d,P.length===0);G.ok?(P.push(...G.value.methods),R.push(...G.value.overridden)):h.push({span:F,why:G.why})}m.push({place:a($),methods:P,overridden:R})}}
return{blocks:m,mistakes:h}}function _(o,a,d,m){const{name:h,value:$}=o,[p]=o.isAssigned?[]:D.AV(o);if(p===void 0)return(0,E.TR)(`${h} must be a block without "\
="`);const P={path:[M,h],span:o};try{if(h==="dev_overrides"){if(!m)return(0,E.TR)("dev_overrides must come before all methods");const L=[...D.A7(D.sc)({...$,kind:"\
object",items:p},P).keys()].flatMap(V=>{const Z=(0,b.mi)(V,d);return Z.kind==="invalid"?[]:[Z]});return(0,E.Ju)({methods:[],overridden:L})}const R=f[d].get(h);if(R===
void 0)return(0,E.TR)(`${M} has no method ${(0,E.ol)(h)}`);const F=n(p,P,R,d);return F.ok?(0,E.Ju)({methods:[{...F.value,place:a}],overridden:[]}):F}catch(R){if(R instanceof
D.aZ)return(0,E.TR)(R.message);throw R}}const u=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],f={terraform:new Map(u),opentofu:new Map(
[...u,["oci_mirror","repository_template"]])};function n(o,a,d,m){const h=d??"",{[h]:$=""}=D.ql(o,a,{[h]:D.sc});if(d!==null&&$==="")return(0,E.TR)(`${a.path.at(
-1)} has no ${h}`);const p=d==="url"?l($):null;if(d==="url"&&p===null)return(0,E.TR)("the url does not begin with https://");const P=D.ql(o,a,s),R=(X=[])=>X.map(
Q=>r(Q,m)),[F,G]=[R(P.include),R(P.exclude)],L=[...F,...G].find(X=>!X.ok);if(L!==void 0)return L;const V={include:F.flatMap(e),exclude:G.flatMap(e)};if(p!==null)
return(0,E.Ju)({...V,kind:"network",url:p});if(d===null)return(0,E.Ju)({...V,kind:"direct"});const Z=d==="path"?{path:$}:{path:null,shown:$};return(0,E.Ju)({...V,
kind:"local",...Z})}function l(o){const a=(0,w.Dl)(o);return a.ok&&a.value.scheme==="https"&&a.value.host!==""?a.value:null}const s={include:D.c3(D.sc),exclude:D.
c3(D.sc)},e=o=>o.ok?[o.value]:[];function r(o,a){const d=V=>(0,E.TR)(`the pattern ${(0,E.ol)(o)} ${V}`),m=o.split("/");if(m.length<2||m.length>3)return d("does \
not have two or three parts");const[h="",$="",p]=m.reverse(),P=p===void 0?(0,E.Ju)((0,O.Vm)(a)):t(p,k.Pv),R=t($,b.sL),F=t(h,b.sL);if(!P.ok)return d(`has an inva\
lid hostname: ${P.why}`);if(!R.ok)return d(`has an invalid namespace: ${R.why}`);if(!F.ok)return d(`has an invalid type: ${F.why}`);const G={host:P.value,namespace:R.
value,type:F.value};return(G.host!==null||G.namespace===null)&&(G.namespace!==null||G.type===null)?(0,E.Ju)(G):d('has a part after "*" that is not "*"')}const t=(o,a)=>o===
"*"?(0,E.Ju)(null):a(o),i=(o,a)=>(o.host??a.host)===a.host&&(o.namespace??a.namespace)===a.namespace&&(o.type??a.type)===a.type}),6134:((ne,H,c)=>{c.d(H,{SH:()=>O,
Td:()=>b,lS:()=>C,n_:()=>k,w4:()=>D,yN:()=>y});const E=25e4,w=100;class k{max;count=0;constructor(_=E){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*w}}const O=(g,_,u)=>{if(g.kind==="native")return g.blocks.filter(n=>n.type===_&&n.labels.length===u);const f=[];
for(const{name:n,value:l}of g.members)n===_&&M(_,l,u,[],f);return f},b=g=>g.kind==="native"?g.attributes:g.members;function D(g,_){if(!(g.kind==="native"&&g.mayHave?.(
_)===!1))return b(g).find(u=>u.name===_)}const C=g=>(g.kind==="tuple"?g.elements:[g]).flatMap(u=>u.kind==="object"?u.items.filter(v):[]),v=g=>g.name!==void 0&&g.
name!=="//";function M(g,_,u,f,n){if(u>0){for(const{name:s,start:e,end:r,value:t}of C(_))M(g,t,u-1,[...f,{value:s,start:e,end:r}],n);return}const l={start:_.start,
end:_.start+1};for(const s of _.kind==="tuple"?_.elements:[_])s.kind!=="object"&&s.kind!=="tuple"||n.push({...l,type:g,labels:f,body:{kind:"json",members:C(s)}})}
const y=g=>{const _=[g.startsWith("\uFEFF")?1:0];let u=g.indexOf(`
`),f;return({start:n,end:l})=>{for(;u>=0&&u<n;u=g.indexOf(`
`,u+1))_.push(u+1);f??=A(g);const s=Math.max(1,I(_,n)),e=_[s-1]??0,r=(_[s]??(u<0?g.length:u)+1)-1;return{line:s,column:T(Math.max(n,e),e,f),endColumn:T(Math.min(
l,r),e,f)}}},T=(g,_,u)=>g-_-I(u,g-1)+I(u,_-1)+1,A=g=>/[\uD800-\uDBFF]/.test(g)?Array.from(g.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function I(g,_){
let u=0,f=g.length;for(;u<f;){const n=u+f>>>1;(g[n]??0)<=_?u=n+1:f=n}return u}}),8185:((ne,H,c)=>{c.d(H,{CS:()=>y,I4:()=>I,KJ:()=>v,US:()=>M,VS:()=>T});var E=c(
6697),w=c(5143),k=c(5799),O=c(1831),b=c(4321),D=c(9562);const C=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,v=({problem:{code:g,
severity:_}})=>C.test(g)&&!(g==="file-syntax"&&_==="notice"),M=(g,_)=>_.allowedHosts.length>0&&("problem"in g?v(g):[g.directHost??null,...g.needs.map(({host:u})=>u)].
some(u=>u!==null&&!O.ev(u,_)));function y(g,_){return _.allowedHosts.length===0?[]:g.flatMap(u=>{const{directHost:f,isOverridden:n,place:l,clients:s,evaluated:e}=u;
if(f===void 0||n)return[];const r=A(u)?"backend":"download",t=O.ev(f,_),i=r==="download"&&Object.values(e??{}).some(m=>!m.isWhole);if(t&&!i)return[];const o=O.Pv(
f),a=o.ok&&!t?o.value:null,d=t?b.IZ:O.nx(f);return[(0,k.hD)((0,E.wp)({host:d,use:r}),{host:a,places:[l],clients:s})]})}function T(g,_,u){const{allowedHosts:f}=u,
n=i=>i!==void 0&&O.ev(i,u),l=g.filter(i=>n(i.directHost)&&!A(i)),s=_.filter(({service:i,host:o})=>i===D.e$&&n(o)),e=[...l.map(({place:i})=>i),...s.flatMap(i=>i.
because)],r=(0,w.jH)(e.filter(i=>typeof i!="string"));if(f.length===0||r.length===0)return[];const t=(0,E.sC)({count:r.length});return[(0,k.hD)(t,{places:(0,w.As)(
r)})]}const A=({kind:g})=>/^(backend|remote_state|saved_state)$/.test(g);function I(g,_,u,f){if(f.allowedHosts.length===0)return[];const n=u.filter(({because:l})=>l.
some(s=>typeof s!="string"));return _.flatMap(l=>{const{id:s,kind:e}=l;if(e!=="url"||!n.some(i=>i.service===s))return[];const r=O.yo(l.url);if(r===null||r===g||
O.ev(r,f))return[];const t=(0,E.wp)({host:O.nx(r),service:s,registry:O.nx(g)});return[(0,k.hD)(t,{services:[s]})]})}}),3217:((ne,H,c)=>{c.d(H,{fc:()=>l,ky:()=>n,
so:()=>M,uA:()=>s,zF:()=>u});var E=c(3534),w=c(3410),k=c(5143),O=c(5799),b=c(8937),D=c(1064),C=c(1831),v=c(9562);function M(e,r,t){const i=e.credentials?.hasToken===
!0,o=i?[]:g(e,t),a=[e.difference??[],o].flat().map(R=>(0,O.hD)(R));if(i||e.attempt.discovery.kind!=="found")return a;const d={host:e.host,isFork:t.isFork,...f(e)},
m=y(e.host,t),h=new Set(m.map(({place:R})=>R)),P=(o.length>0||!!e.credentials?.problem?[]:T(e.host,r,t)).filter(({place:R})=>!h.has(R));return[...a,...A(m,R=>(0,w.
vs)({...d,service:R})),...A(P,R=>E.$U({...d,service:R}))]}function y(e,{usages:r,depth:t}){return t==="discovery"?[]:r.flatMap(({workspace:i,hasOwnToken:o,needs:a,
place:d})=>i===void 0||o||(0,k.MV)(d)?[]:a.flatMap(m=>m.host===e?[{...m,place:d}]:[]))}function T(e,r,{usages:t}){const i=new Set(t.flatMap(({hasOwnToken:a,place:d})=>a?
d:[])),o=(0,v.Uc)(e);return r.flatMap(({service:a,because:d})=>o.includes(a)?d.flatMap(m=>typeof m=="string"||(0,k.MV)(m)||i.has(m)?[]:{service:a,place:m,clients:D.
zK}):[])}const A=(e,r)=>[...Map.groupBy(e,({service:t})=>t)].map(([t,i])=>{const o=[...new Set(i.map(({place:d})=>d))],a=[...new Set(i.flatMap(d=>d.clients))];return(0,O.
hD)(r(t),{services:[t],places:o,clients:a})}),I=({attempt:{discovery:e}})=>e.kind==="failed"&&e.problem.code==="document-unauthorized",g=(e,{tokenVariables:r,hosts:t})=>(0,C.
Bz)(r,e.host,t).filter(({isParent:i})=>!i||I(e)).map(i=>E.z2({host:e.host,...i})),_=({attempt:e})=>e.hops.at(-1)?.challenge??null;function u(e,r,{role:t},{isFork:i}){
const o=e.find(({problem:B})=>B.code==="credentials-near-miss"),{hasToken:a=!1,source:d,problem:m=null}=r.credentials??{},p=((0,D.n3)(r.host)&&r.attempt.hops.at(
-1)?.status===403||i&&!a?null:m)??o?.problem??null,F=["document-unauthorized",...p!==null||!(i||(0,D.n3)(r.host))?["versions-unauthorized","cloud-organization"]:
[]],G=e.filter(({problem:{code:B,isUnsent:q}})=>F.includes(B)&&!q),L=G.some(({problem:B})=>B.code==="versions-unauthorized")||t!=="guest"&&(i||r.attempt.hops.at(
-1)?.status===401);if(!(p!==null||L&&!a)||_(r)!==null||G.length===0)return e;const Z=p??{isFork:i,...f(r)},X=G.flatMap(B=>B.services),Q=({problem:{code:B,message:q},
services:ue})=>q===p?.message||B==="credentials-missing"&&ue.every(le=>X.includes(le));return e.filter(B=>!Q(B)).map(B=>G.includes(B)?{...B,problem:(0,b.to)(B.problem,
Z,d)}:B)}function f({credentials:e,looks:r}){const t=r.flatMap(d=>d.looks),i=d=>[...new Set(t.flatMap(({held:m,source:h})=>m!=="not read"===d?h:[]))],o=e===null?
i(!0):[e.source],a=e===null?i(!1):[];return{searched:o,notRead:a}}function n(e,r){return e.filter(t=>!r.includes(t)).map(t=>(0,O.hD)(E.bI({host:t})))}function l({
host:e,attempt:r,credentials:t},i){const o=t?.hasToken===!0,a=[...i.flatMap(d=>d.kind==="url"&&(0,v.p4)(d.id)&&(0,v.D6)(d.id)?[{url:d.url,service:d.id,isSent:o}]:
[]),...r.hops.map(({url:d,authorization:m})=>({url:d,service:null,isSent:m==="sent"}))].flatMap(({url:d,...m})=>{const h=(0,C.Pv)((0,C.yo)(d)??"");return!h.ok||
h.value===e?[]:[{...m,host:h.value}]});return[...new Map(a.toReversed().map(d=>[d.host,d])).values()]}function s(e,r,{tokenSources:t,hosts:i}){return(t.size===0?
[]:l(e,r)).flatMap(({host:a,service:d,isSent:m})=>{const h=t.get(a);if(h===void 0)return[];const $=d===null?e.attempt.discovery.kind==="failed":!m,p=E.To({host:(0,C.
nx)(e.host),other:(0,C.nx)(a),source:h,service:d,isSent:m,isNotice:!$||i.has(a)});return[(0,O.hD)(p,{services:d===null?[]:[d]})]})}}),2886:((ne,H,c)=>{c.d(H,{ER:()=>v,
Gy:()=>s,H4:()=>y,Np:()=>A,Rh:()=>_,TC:()=>u,_7:()=>g,cA:()=>n,ly:()=>M,m$:()=>f,nv:()=>T,pi:()=>I,zX:()=>C});var E=c(4e3),w=c(5143),k=c(5799),O=c(1831),b=c(1102);
const D=["module","provider","version","package","lock","not"],C=({problem:e,places:r})=>D.includes(e.code.replace(/-.*/,""))&&r.length>0&&r.every(t=>typeof t!=
"string"),v=({problem:e,needed:r})=>r&&e.usualSeverity==="error"&&!y.includes(e.code),M=e=>e.some(r=>typeof r=="string"||!(0,w.MV)(r)),y=["host-http2","host-che\
ck-crashed"];function T(e,r){const{severity:t,affects:i,needed:o}=e,a=o&&r.some(d=>i.includes(d));return t==="error"&&!a?{...e,severity:"warning"}:e}const A=(e,r)=>k.
oC.indexOf(e.severity)-k.oC.indexOf(r.severity),I=({problem:e,host:r,namedHost:t=r},i)=>i.some(({code:o,host:a})=>o===e.code&&(a===null||a===t));function g(e,r){
const t=d=>r.filter(({service:m})=>d.includes(m)),i=e.length===0?r:t(e),o=e.filter(d=>i.some(({service:m})=>m===d)),a=(i.length>0?i:t(["any"])).flatMap(d=>d.because);
return{services:o.length>0?o:e,places:(0,w.As)(_([...new Set(a)]))}}function _(e){const{own:r=[],aside:t=[]}=Object.groupBy(e,i=>typeof i!="string"&&(0,w.MV)(i)?
"aside":"own");return[...r,...t]}function u(e,r,{isTerminal:t}){const i=r.some(({because:a})=>a.includes("hostnames input"));return{role:(0,E.VW)(e)!==null?"gue\
st":i?"operator":"user",host:(0,O.nx)(e),isTerminal:t}}function f(e,r){const{host:t,places:i,problem:o}=e;if(r.length===0||(0,b.z)(e))return e;const a=o.affects.
includes("terraform")&&!o.affects.includes("opentofu"),d=i.flatMap(p=>typeof p=="string"?[]:p.file),m=new Set(d.map(w._M)),h=r.filter(({repository:p,hosts:P})=>m.
has(p)&&(a||t!==null&&P.has(t)));if(h.length===0)return e;const $=h.flatMap(({repository:p})=>p??[]);return{...e,problem:(0,k.tr)(o,$)}}const n=e=>typeof e=="st\
ring"?e:`${e.file}:${e.line}`,l=1e3;function s(e,r){const t=e.flatMap(a=>(0,k.Xd)(a)??[]).filter(({file:a,column:d,endColumn:m})=>m>d&&(0,w._M)(a)===null),i=r((0,w.
jH)(t).slice(0,l)),o=new Map(i.map(a=>[(0,w.df)(a.place),a]));return({rows:a,...d})=>{const m=(0,k.Xd)(d),h=m&&o.get((0,w.df)(m));return h?{...d,line:h}:d}}}),1102:((ne,H,c)=>{
c.d(H,{h:()=>O,z:()=>C});var E=c(4e3),w=c(960),k=c(1831);function O(v){const M=v.filter(({attempt:_})=>_.hops.length>0),[y,...T]=M.flatMap(_=>D(_)??[]);if(!y||T.
length<M.length-1||!(M.some(({host:_})=>(0,E.VW)(_)!==null)||T.length>0&&!y.isCommon)||T.some(_=>b(_)!==b(y)))return null;const g=M.map(({host:_})=>(0,k.nx)(_));
return(0,w.e4)(g,[y,...T])}const b=({verb:v,what:M})=>v.startsWith("cannot")?v:M;function D({attempt:{discovery:v,hops:M}}){const y=v.kind==="failed"?v.problem.
obstacle:void 0;return M.every(({status:A})=>A===null)||y?.verb==="does not reach"?y:void 0}const C=({problem:v})=>v.code==="machine-network"}),6146:((ne,H,c)=>{
c.d(H,{$:()=>k,o:()=>w});var E=c(2886);function w(C,v){const{kind:M,source:y,address:T,constraints:A,places:I}=v;return JSON.stringify([C,M,y,T,A,I[0]??null])}function k(C,v){
const M=O(v,({rows:T=[]})=>T),y=O(v.filter(D),({places:T})=>T.map(E.cA));return M.size+y.size===0?C:C.map(({directory:T,clients:A,rows:I})=>({directory:T,clients:A,
rows:I.map(g=>{const _=M.get(w(T,g))??g.rejectedAt.flatMap(n=>y.get((0,E.cA)(n))??[]);if(_.length===0)return g;const u=_.map(({finding:n})=>(0,E.nv)(n,A)).sort(
E.Np),f=new Map(u.map(({problem:{code:n,title:l,usualSeverity:s}})=>[n,{code:n,title:l,usualSeverity:s}]));return{...g,worst:u[0]?.severity??null,problems:[...f.
values()]}})}))}const O=(C,v)=>Map.groupBy(C.flatMap(M=>v(M).map(y=>({key:y,finding:M}))),({key:M})=>M),b=/^(?:constraint|lock)-/,D=({problem:C,host:v})=>v===null&&
b.test(C.code)}),2389:((ne,H,c)=>{c.d(H,{j7:()=>f,k2:()=>e,S4:()=>n});var E=c(3217),w=c(7052),k=c(5143),O=c(5799),b=c(8185),D=c(2886);function C(r,t){const{notes:i,
usages:o,requirements:a,isEmpty:d}=r,{complaints:m,tokenHosts:h,answered:$,contacted:p}=r,P=({problem:X})=>X.code==="file-syntax",R=new Set(i.filter(P).map(O.W7)),
F=({problem:X})=>t.allowedHosts.length>0&&X.code==="source-near-miss"&&X.severity==="notice",G=[...i.filter(X=>!F(X)).map(X=>M(X,R,t)),...[...(0,b.CS)(o,t),...(0,b.
VS)(o,a,t),...$.map(X=>v(X,t)),...m,...(0,E.ky)(h,p)].map(X=>(0,D.nv)(X,t.dialect.clients)),...d?[y(t)]:[]],{placed:L=[],others:V=[]}=Object.groupBy(G,({places:X})=>X.
length>0?"placed":"others");return[...(0,O.DF)(L,X=>{const{problem:Q,severity:B,affects:q,host:ue,namedHost:le,exclude:re}=X,{code:fe,message:_e,help:me}=Q;return[
ue,le,fe,B,_e,me,q,re===void 0]}),...V]}function v(r,t){const{host:i,problem:o}=r;return i===null?r:{...r,services:[],problem:(0,O.pj)(o,(0,D.TC)(i,[],t))}}function M(r,t,{
dialect:i,allowedHosts:o}){const{problem:a,isPlaceholder:d,checkedFor:m=i.clients}=r;if(o.length>0&&(0,b.KJ)(r)){const Q=`${a.message}; it may use hosts that ar\
e not in \`allowed-hosts\``,B={...a,message:Q};return{...r,problem:B,severity:"error"}}const h=(0,O.W7)(r),$=(0,O.Xd)(r),p=r.aside!==void 0||$!==null&&(0,k.MV)(
$),P=r.severity==="error",R=P&&d===!0,F=t.has(h)&&a.code!=="file-syntax",L=P&&(R||F||p)?{...r,severity:"warning"}:r,V=(0,D.nv)(L,m);if(!p&&!R)return V;const{help:Z,
...X}=a;return{...V,...a.code==="file-syntax"&&{problem:X},exclude:[(0,k.n7)(r.aside??h)]}}const y=({scan:r,hostnames:t,usages:i})=>(0,O.hD)((0,w.JW)({scan:r,hasHostnames:t.
length>0,isFleet:i.length>0}));var T=c(1102),A=c(6146);let I=function(...r){return{judgeRequests:I}=c.late([977,426,879],9426),new.target?new I(...r):I(...r)},g=function(...r){
return{crashedVisit:g}=c.late([977,426,879],9426),new.target?new g(...r):g(...r)},_=function(...r){return{judgeVisit:_}=c.late([977,426,879],9426),new.target?new _(
...r):_(...r)},u=function(...r){return{outcomesOf:u}=c.late([977,426,879],9426),new.target?new u(...r):u(...r)};const f={findings:[],roots:[],requests:[],answering:new Set};
function n(r,t,i=()=>[]){const{predicted:o,stopped:a}=r,d=B=>!(0,D.pi)(B,t.ignore),m=(0,T.h)(r.visits),h=B=>m&&B.problem.obstacle&&d(B)?{...B,problem:m}:B,$=l(r,
t).map(B=>({...B,findings:B.findings.map(h)})),p=[...r.notes,...o.findings.filter(({host:B})=>B===null)],P=C({...r,notes:p,...s($,o,t)},t),R=[...$.flatMap(B=>B.
findings),...P],F=R.filter(d).sort(D.Np),G=(0,D.Gy)(F,i),L=B=>B.filter(d).map(q=>(0,D.m$)(G(q),r.guesses)).sort(D.Np),V=$.map(B=>{const q=L(B.findings.filter(ue=>!(0,D.
zX)(ue)));return{...B,findings:q,clients:u(q)}}),Z=({exclude:B})=>+(B!==void 0),X=L([...$.flatMap(B=>B.findings.filter(D.zX)),...P]).toSorted((B,q)=>(0,D.Np)(B,
q)||Z(B)-Z(q)),Q=[...V.flatMap(B=>B.findings),...X].sort(D.Np);return{passed:a===null&&!Q.some(({severity:B})=>e(B,t.failOn)),stopped:a,hosts:V,files:X,findings:Q,
ignored:R.length-Q.length,roots:(0,A.$)(o.roots,F)}}function l(r,t){const{visits:i,newHosts:o,predicted:a}=r,d=Map.groupBy(r.requirements,({host:P})=>P),m=Map.groupBy(
a.findings,({host:P})=>P),h=new Map(a.requests.map(P=>[P.host,P])),$=new Set(i.map(({host:P})=>P)),p={...t,...r,hosts:$};return i.map(P=>{const{host:R}=P,F={visit:P,
requirements:d.get(R)??[],predicted:m.get(R)??[],requests:h.get(R)??null,answering:a.answering,isNew:o.has(R)};try{return _(F,t,p)}catch(G){return g(F,t.dialect,
G)}})}function s(r,{findings:t,requests:i},o){const a=new Set(r.map(({visit:h})=>h.host)),d=r.flatMap(({visit:h,services:$})=>(0,E.fc)(h,$)),m=i.flatMap(h=>I(h,
[],o).map($=>({...$,host:h.host})));return{answered:[...t,...m].filter(({host:h})=>h!==null&&!a.has(h)),contacted:[...a,...[...d,...i].map(({host:h})=>h)]}}const e=(r,t)=>r===
"error"?t!=="never":r==="warning"&&t==="warning"}),6647:((ne,H,c)=>{c.d(H,{EH:()=>u,U4:()=>y,WI:()=>e,a4:()=>n,oO:()=>T});var E=c(3916),w=c(4091),k=c(9037),O=c(
1064),b=c(5011),D=c(4321),C=c(1022),v=c(7681),M=c(1731);const y=".terraform/modules/modules.json",T=".terraform/terraform.tfstate",A=(0,v.w3)({backend:(0,v.lq)(
(0,v.w3)({type:v.Qq,config:(0,v.Tj)((0,v.LT)(v.Qq))})),resources:(0,v.p_)((0,v.w3)({provider:v.Qq}))}),I=(0,v.w3)({backend:(0,v.lq)((0,v.w3)({config:(0,v.Tj)((0,v.
LT)((0,v.Tj)((0,v.LT)(v.Qq))))}))}),g=new Set(Object.values(k.FV).flatMap(t=>t.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function u(t,i){const o=(0,v.
D4)(i,A,"whole"),{backend:a,resources:d}=o.ok?o.value:A.zero,m=(0,v.D4)(i,I,"whole"),h=m.ok?[...m.value.backend?.config?.values()??[]]:[],$=[a?.config??new Map,
...h.flatMap(F=>F??[])],{type:p=""}=a??{},P=$.flatMap(F=>Array.from(F,([G,L])=>L===""?null:f(p,G,L)));/^(remote|cloud)$/.test(p)&&!a?.config?.get("hostname")&&P.
push("app.terraform.io");const R=new Set(d.map(({provider:F})=>F).filter(F=>F.includes("[")));return O.Du.flatMap(F=>{const L=[...Array.from(R,V=>{const Z=(0,C.
mi)(_.exec(V)?.[1]??"",F);return Z.kind!=="registry"?Z.kind==="builtin"?null:D.IZ:F==="opentofu"&&(0,C.Gi)(Z)?(0,b.Vm)(F):Z.host}),...P];return[...new Set(o.ok?
L:[D.IZ])].flatMap(V=>V===null?[]:{file:t,host:V,client:F})})}function f(t,i,o){return t==="local"?(0,k.Bm)(o):k.Gb[t]?.split(" ").includes(i)?(0,k.D8)(o):g.has(
i)||i==="hostname"?(0,k.Ul)(o):null}function n(t,i){const o=(0,k.Bm)(`terraform.tfstate.d/${i.trim()}/terraform.tfstate`);return o===null?[]:O.Du.map(a=>({file:t,
host:o,client:a}))}const l=(0,v.w3)({key:v.Qq,source:v.Qq,version:v.Qq,dir:v.Qq}),s=(0,v.w3)({modules:(0,v.p_)(l)});function e(t,i){const o=i.trim()===""?(0,w.Ju)(
s.zero):(0,v.D4)(i,s,"whole");if(!o.ok)return o;const{modules:a}=o.value,d=a.find(({version:h})=>h!==""&&(0,M.oF)(h)===null);if(d!==void 0)return(0,w.TR)(`has t\
he malformed version "${d.version}"`);if(new Set(a.map(({key:h})=>h)).size<a.length)return(0,w.TR)("has two modules with the same key");const m=a.filter(({key:h})=>h!==
"");return(0,w.Ju)(m.map(({dir:h,...$})=>({...$,root:t,directory:r(t,h)})))}function r(t,i){const o=(0,E.isAbsolute)(i)?i:`${t===""?".":t}/${i}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.
test(i)?(0,E.normalize)(o).replace(/(?<=.)\/$/,""):o}}),4e3:((ne,H,c)=>{c.d(H,{$$:()=>A,B9:()=>r,Cw:()=>m,I0:()=>I,K4:()=>T,NM:()=>i,VW:()=>e,Wt:()=>l,YA:()=>a,
_r:()=>o,dh:()=>D,eZ:()=>g,go:()=>u,mP:()=>f,oZ:()=>$,px:()=>v,qZ:()=>t,zM:()=>d,zN:()=>y,zd:()=>_});var E=c(1064),w=c(9562),k=c(9587);const O=300,b=8192;function D(p,P=O){
const{length:R}=p,F=R>b?(0,k.NE)(p.slice(0,b)):(0,k._U)(p);return F.length<=P?F:`${C(F,P)}\u2026`}const C=(p,P)=>structuredClone(p.slice(0,P).toWellFormed()),v=(p,P)=>`${p}\
 ${p===1?P:M(P)}`,M=p=>`${p.replace(/(?<=[^aeiou])y$/,"ie")}s`;function y(p,P){const{length:R}=p,F=typeof P=="number"?P:R<=2*P.few?R:P.few,G=p.slice(F);return{shown:p.
slice(0,F),rest:G,more:G.length}}function T(p,P,R=String,F=G=>`${G} more`){const{shown:G,more:L}=y(p,P),V=G.map(Z=>R(Z)).join(", ");return L>0?`${V} and ${F(L)}`:
V}const A=p=>new TextEncoder().encode(p).length;function I(p,P,R,F){const G=[];let L=0;for(const V of Iterator.from(p).map(F)){if(L+=A(V)+R,L>P)break;G.push(V)}
return{shown:G,more:p.length-G.length}}const g=p=>p.map(P=>E.bB[P]).join(" and "),_=p=>`the clients print "${p}"`;function u(p){return p===null?"null":Array.isArray(
p)?"an array":typeof p=="object"?"an object":`a ${typeof p}`}function f(p){if(p.kind==="error")return`cannot be read: ${p.code}`;if(p.kind==="special")return`is\
 ${p.is} and is not read`;const{bytes:P,maxBytes:R}=p;return`has ${P} bytes and is not read; the limit is ${R/1024/1024} MiB`}const n={[w.e$]:"correct the host \
in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (public providers need non\
e), add the `source` that a child module lacks, or use a filesystem mirror"};function l(p){return p.flatMap(R=>n[R]??[])[0]??"correct the host in `source` or `h\
ostname`, or add the `source` that a child module lacks"}const s=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://\
status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://sta\
tus.gitlab.com"]]),e=p=>s.get(p)??null,r=p=>`wait and run the check again; see ${e(p)??"its status page"}, and consider a network mirror for providers`,t=p=>`us\
e another network, a proxy (HTTPS_PROXY) or a network mirror: ${p} is public, so this network or country is blocked`;function i({page:p,asked:P},R){if(p===null)
return R;const F=p.title===""?"":` ("${p.title}")`,G=R.guest??t(P);switch(p.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/\
terraform.json",guest:G,because:`the host returned a sign-in page${F}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${F}: allow t\
his machine to reach the host`;case"other":{const L=`the host returned an HTML page${F}`;return{user:l([]),...R,guest:G,because:L}}}}const o=({url:p,status:P,reason:R,
said:F})=>`${p} returned ${`${P} ${D(R)}`.trim()}${F===void 0?"":` ("${D(F)}")`}`,a=p=>`${Math.round(p/100)/10} s`,d=p=>p.kind==="several"?p.reasons:[p];function m(p){
switch(p.kind){case"deadline":return`the check reached its deadline of ${a(p.ms)}`;case"signal":return`the check was interrupted by ${p.signal}`;case"crash":return"\
tf-disco crashed";case"missing":return h(p);case"several":return p.reasons.map(m).join("; ")}}function h({repositories:p,total:P}){const R=P===1?"repository":"r\
epositories",F=p.length===1?"is":"are",G=T(p,10,D);return`${p.length} of ${P} ${R} ${F} missing: ${G}`}const $=({kind:p,address:P,version:R})=>`${p} ${P} ${D(R,
40)}`}),3534:((ne,H,c)=>{c.d(H,{$U:()=>u,Eu:()=>A,QU:()=>y,To:()=>n,bI:()=>l,fj:()=>I,iX:()=>s,tK:()=>g,z2:()=>f});var E=c(1064),w=c(1831),k=c(2713),O=c(4e3),b=c(
5799),D=c(8937);const C="write the token into the file, or remove its block",v="store the token in the helper, which must print {} for a host without one",M={terminal:"\
set it to the token, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty str\
ing"},y=({source:i,isInFile:o})=>(0,b.CC)("credentials-empty",{message:`the token from ${i} is empty`,help:(0,b.Lw)(o?C:(0,D.zT)(i)?v:M)}),T={length:{has:"is lo\
nger than 64 KiB and is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character, which no client can\
 send",help:"store the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only\
 the part after "Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer whit\
e space":{has:"begins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"conta\
ins white space",help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"cop\
y the token again: a hyphen or quotation mark may have been replaced"}},A=({source:i,slip:o})=>(0,b.CC)("credentials-malformed",{message:`the token from ${i} ${T[o].
has}`,help:T[o].help,...o==="control character"||o==="length"?{}:{severity:"warning"}}),I=({source:i})=>(0,b.CC)("credentials-short",{message:`the token from ${i}\
 has fewer than ${k.Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or cre\
ate a longer one"}),g=i=>(0,b.CC)("credentials-differ",{message:`for host ${(0,w.nx)(i.host)}, ${_(i.first)} and ${_(i.other)}`,help:`set the token for both cli\
ents in ${(0,w.fK)(i.host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),_=({client:i,source:o})=>o===null?`${E.bB[i]}\
 finds no token`:`${E.bB[i]} uses the token from ${o}`;function u({host:i,service:o,...a}){const d=(0,w.nx)(i);return(0,D.ti)("credentials-missing",`host ${d} r\
equires a token${o===null?"":` for ${o}`}`,(0,D.nP)(d),a)}const f=i=>(0,b.CC)("credentials-near-miss",{message:`${i.variable} seems to be meant for host ${(0,w.
nx)(i.host)}, but ${i.why}`,help:`rename it: ${(0,D.yN)(i.write)}`}),n=({host:i,other:o,source:a,service:d,isSent:m,isNotice:h})=>(0,b.CC)("credentials-other-ho\
st",{message:`the clients do not send the token for ${o} from ${a} ${d===null?`after the redirect of ${i}`:`to ${d} of host ${i}`}: they send ${m?`the token of ${i}`:
"none"}`,help:d===null?`make the discovery document of ${i} public, or serve it at ${i} itself`:`set the token for ${i}, and the clients send it to ${o}`,...h?{
severity:"notice",affects:[]}:{}}),l=({host:i})=>(0,b.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,w.nx)(i)}, which is not chec\
ked`,help:"write the host as in the files, including its port, or remove the line"});function s(i){const{host:o,token:a,source:d,challenge:m,contentType:h,...$}=i,
P=a==="none"&&m===null&&!h?.includes("json")&&$.status===403&&(0,O.VW)(o)===null,R=P?"may not be a registry":a==="sent"?`rejected the token from ${d}`:"requires\
 authentication credentials",F=m===null?"":`, and asks for ${m} authentication`,G=P?"":`https://${o}/.well-known/terraform.json returned `,L=(0,O._r)($).replace(
G,"");return(0,b.CC)("document-unauthorized",{message:`host ${o} ${R}: ${L}${F}`,help:(0,O.NM)({...$,asked:o},P?r:t(i)),isUnsent:(0,D.wt)(i)})}const e="make the\
 discovery document public",r={operator:`${e}, or return 404 if the host has no services`,user:(0,O.Wt)([])};function t({host:i,token:o,source:a,status:d,challenge:m}){
const h=(0,O.qZ)(i);if(m!==null){const $=`exempt /.well-known/terraform.json from ${m} authentication`,p=`ask the operator of ${i} to ${$}`;return{operator:$,user:p,
guest:h,note:"the clients send Bearer tokens only, so no token helps"}}switch(o){case"sent":{const p=`check that the token ${d===403?"may read this host":"is co\
mplete and for this host"}, or ${(0,D.qV)(a??"",i)}`;return d===403?{...(0,b.Lw)(p),guest:h}:(0,b.Lw)(p)}case"none":return{operator:(0,D.nP)(i,`, or ${e}`),user:(0,D.
nP)(i),guest:h};case"dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${i} to re\
spond itself, or ${e}`};case"withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an ht\
tps URL"}}}}),7052:((ne,H,c)=>{c.d(H,{JW:()=>y,U$:()=>k,WO:()=>C,a3:()=>M,ub:()=>I,yQ:()=>T});var E=c(4e3),w=c(5799);const k=({error:g,isRefused:_})=>(0,w.CC)("\
file-syntax",{message:g??"the file is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!_&&{severity:g===null?"notic\
e":"warning"}}),O={file:"the file cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan`\
 cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},b={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"\
rename it if its name is not valid UTF-8, or list it in `exclude`"},D={file:"correct the permissions, or list the file in `exclude`",directory:"correct the perm\
issions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is c\
hecked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},C=g=>(0,w.CC)("file-unreadabl\
e",{message:`${O[g.what]}${"code"in g?`: ${g.code}`:` ${g.is} and is not read`}`,help:(g.what==="file"||g.what==="directory"?b[g.code]:void 0)??D[g.what],...!("\
isRefused"in g&&g.isRefused)&&{severity:"warning",affects:[]}}),v={link:["the link points outside the checkout and is not followed","move the file into the repo\
sitory, or name its directory in `scan`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:[
"`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here\
 that was not read","write `contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the mod\
ule in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove \
the directory from `exclude`"]};function M(g){const[_,u]=v[g.what];return"path"in g?(0,w.CC)("file-outside",{message:`directory ${(0,E.dh)(g.path)} ${_}`,help:u,
severity:"notice"}):(0,w.CC)("file-outside",{message:_,help:u})}function y({scan:g,hasHostnames:_,isFleet:u}){const f=g.every(e=>e==="."),l=`found no Terraform \
or OpenTofu files in ${u?"the repositories of `usages`":f?"this directory":`\`scan\` (${(0,E.K4)(g,3,E.dh)})`}`,s=u?"check out the repositories before `tf-disco\
 usages`":"check out the repository first (in a workflow: actions/checkout)";return _?(0,w.CC)("nothing-to-check",{message:`${l}; only \`hostnames\` was checked`,
help:`${s}, or correct \`scan\``,severity:"warning"}):(0,w.CC)("nothing-to-check",{message:`${l}, and \`hostnames\` is not set`,help:`${s}, correct \`scan\` or \`e\
xclude\`, or set \`hostnames\``})}const T=({oldest:g})=>(0,w.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${g}); t\
he repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),A={depth:g=>({
message:`directories nested deeper than ${g} levels are not scanned`,help:"list this directory in `exclude`"}),files:g=>({message:`there are more than ${g} file\
s; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:g=>({message:`the directory has mor\
e than ${g} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:g=>({message:`the file has more than ${g}\
 blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":g=>({message:`the files of this directory \
use or define more than ${g} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the director\
y, or list files in `exclude`"}),usages:g=>({message:`the scan found more than ${g} usages of hosts; this directory and the following ones are not scanned`,help:"\
scan fewer directories with `scan` or `exclude`"}),roots:g=>({message:`the root modules have more than ${g} modules in all; the constraints of this root module \
and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"})};function I(g){switch(g.kind){case"size":return(0,w.CC)("f\
ile-limit",{message:`the file ${(0,E.mP)(g)}`,help:"split the file, or list it in `exclude`"});case"problems":return(0,w.CC)("file-limit",{message:`there are mo\
re than ${g.max} problems in files; ${g.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"t\
ime":return(0,w.CC)("file-limit",{message:`${(0,E.Cw)(g.stopped)} after reading ${g.files} files; this directory and the following ones are not scanned, so host\
s may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:return(0,w.CC)("file-limit",A[g.kind](g.max))}}}),
960:((ne,H,c)=>{c.d(H,{Er:()=>u,P0:()=>I,P6:()=>C,Qs:()=>A,T0:()=>b,U2:()=>_,e4:()=>f});var E=c(4e3),w=c(736),k=c(5799);const O={"no-such-host":"does not resolv\
e: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},
b=({host:n,why:l})=>(0,k.CC)("host-unknown",{message:`${n} ${O[l]}`,help:l==="no-such-host"?"check the spelling, and that this machine can resolve the name":"ch\
eck the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:O[l].replace(/.*: /,"")}}),D={refused:"refused the connecti\
on",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its\
 network"};function C({host:n,error:l}){if(typeof l=="object"&&"proxy"in l)return(0,k.CC)("host-unreachable",{message:`${n} is unreachable: ${l.proxy}`,help:"ch\
eck that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(l.proxy),help:w.TG}});const s=typeof l==
"string"?D[l]:`is unreachable (${l.code})`,e="check that a firewall or proxy lets this machine connect to it";return(0,k.CC)("host-unreachable",{message:`${n} ${s}`,
operator:`check that the host is up, and ${e}`,user:e,guest:`${e}; otherwise ${(0,E.B9)(n)}`,obstacle:{verb:"cannot connect to",what:s.replace("is unreachable: ",
"")}})}const v={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{
verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{
verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},M="serve the document as a static file",y=({asks:n})=>n===
"document"?M:"find out what the server waits for, such as its storage",T=n=>n.map(({name:l,attemptMs:s,retries:e})=>{const r=Number.isFinite(s)?(0,E.YA)(s):"wit\
hout a limit",t=e===0?"":` in each of ${e+1} attempts`,i=l.includes(" and ")?"wait":"waits";return`${l} ${i} ${r}${t}`}).join(", ");function A(n){if(n.phase==="\
complete")return(0,k.CC)("host-timeout",{message:`${n.host} took ${(0,E.YA)(n.tookMs)} to return its discovery document; ${T(n.releases)}`,operator:M,affects:[...new Set(
n.releases.map(({client:t})=>t))]});const{verb:l,failed:s,help:e}=v[n.phase],r=n.limitMs===null?"in time":`within ${(0,E.YA)(n.limitMs)}`;return(0,k.CC)("host-t\
imeout",{message:`${n.host} ${s} ${r}`,help:e||{operator:y(n),guest:(0,E.B9)(n.host)},...l&&{obstacle:{verb:l,what:s.replace(/.*: /,"")}}})}const I=({host:n,error:l})=>(0,k.
CC)("host-protocol",{message:`the response of ${n} is not valid HTTP (${l})`,operator:"check that the port serves HTTP, and the headers that the server and its \
load balancer send",user:"check the port in the address"}),g={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for \
the response",rest:"the rest, such as the body,"};function _({host:n,phase:l,tookMs:s,limitMs:e,...r}){const t=`(limit ${(0,E.YA)(e)}); ${g[l.name]} took ${(0,E.
YA)(l.ms)}`;return"url"in r?(0,k.CC)("host-slow",{message:`${r.url} took ${(0,E.YA)(s)} to answer ${t}`,operator:y({asks:"answer"})}):(0,k.CC)("host-slow",{message:`${n}\
 took ${(0,E.YA)(s)} to return its discovery document ${t}`,operator:M,note:T(r.releases)})}const u=({host:n,attempts:l,failure:s,releases:e})=>(0,k.CC)("host-r\
ecovered",{message:`discovery of ${n} succeeded at attempt ${l}; the first attempt failed: ${s}`,operator:"find out why the host fails intermittently",note:e.length===
0?"init succeeded, because the CLI retries discovery":`init with ${e.map(({name:r})=>r).join(" and ")} would have failed`});function f(n,l){const[{verb:s,help:e=w.
_$[s]}]=l,[r="",...t]=n,i=t.length===0?r:`any of ${n.length} hosts`,o=t.length===0&&s==="cannot connect to";return(0,k.CC)("machine-network",{message:`this mach\
ine ${s} ${i}: ${(0,E.K4)([...new Set(l.map(({what:a})=>a))],3)}`,help:o?`${e}; otherwise ${(0,E.B9)(r)}`:e})}}),736:((ne,H,c)=>{c.d(H,{M8:()=>O,TG:()=>E,_$:()=>k});
const E="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the prox\
y may have to allow the host",w="if this network has a proxy, set HTTPS_PROXY",k={"cannot resolve":`check the network connection of this machine, its DNS resolv\
er and search domains, and a VPN that the hosts may need; ${w}`,"cannot connect to":`check the network connection of this machine, that a firewall lets it conne\
ct, and that the hosts are up; ${w}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another\
 one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.json"};function O(b,{page:D,url:C,asked:v}){
const M=URL.parse(C)?.host,y=M===v,T=y&&b.code==="document-status";if(D===null||D.kind==="other"||T)return b;const A=`a ${D.kind} page${y?"":` at ${M}`} ("${D.title}\
") answers`;return{...b,obstacle:{verb:"does not reach",what:A,isCommon:y}}}}),3410:((ne,H,c)=>{c.d(H,{Dr:()=>A,EK:()=>M,Fu:()=>g,dF:()=>I,vs:()=>D,y7:()=>v});var E=c(
1831),w=c(9562),k=c(4e3),O=c(5799),b=c(8937);function D({host:_,service:u,...f}){const n=(0,E.nx)(_),l=u===w.OZ?"the cloud block":"the remote backend",s=(0,b.nP)(
n),e=n===_?`run \`terraform login ${_}\` or \`tofu login ${_}\`, or `:"",r={...s,terminal:`${e}${s.terminal}`};return(0,b.ti)("cloud-token",`${l} requires a tok\
en for ${n}`,r,f)}const C={organization:"`organization`",workspaces:"`name` in `workspaces`"};function v({block:_,lacks:u,isOpen:f}){const n=_==="cloud block"?`\
set ${u.map(l=>w.uW[l]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,O.CC)("cloud-incomplete",{severity:f?"notice":"err\
or",message:`the ${_} has no ${u.map(l=>C[l]).join(" and no ")}`,help:f?"no change is required if `init` gets the arguments with -backend-config":`write it in t\
he block, or ${n}, also for this check`})}const M=({url:_,version:u})=>(0,O.CC)("cloud-version",{message:`${_} returned ${u===null?"no TFP-API-Version":`TFP-API\
-Version ${(0,k.dh)(u)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the heade\
r",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),y=_=>"why"in _?`the response of ${_.url} ${(0,k.dh)(_.why)}`:(0,k._r)({..._,page:null}),
T=(_,u,f)=>"status"in _&&[401,403,404].includes(_.status)?f:(0,O.C)(`check the logs of ${u}, and that the URL of the service is that of its API`),A=({host:_,organization:u,
source:f,...n})=>(0,O.CC)("cloud-organization",{message:`the organization ${u} at ${_} cannot be read: ${y(n)}`,help:T(n,_,`check the name of the organization, \
and that the token from ${f} is valid and belongs to a member`)}),I=_=>(0,O.CC)("cloud-workspace",{message:`the workspace ${_.workspace} of ${_.organization} at\
 ${_.host} cannot be read: ${y(_)}`,help:T(_,_.host,"check that the token may read the workspace")}),g=({host:_,organization:u,workspace:f})=>(0,O.CC)("cloud-wo\
rkspace-missing",{message:`${u} at ${_} has no workspace ${f} that the token may read; init would create it`,help:"no change is required if the workspace is new\
; otherwise correct its name"})}),6697:((ne,H,c)=>{c.d(H,{AO:()=>y,U7:()=>M,n3:()=>T,nD:()=>g,ro:()=>I,sC:()=>v,wp:()=>C});var E=c(3592),w=c(4e3),k=c(5799);const O=({
file:u,line:f})=>`${(0,w.dh)(u)}:${f}`,b={download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend \
or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function D(u){if(u.host===""){const[r]=b["\
use"in u?u.use:"download"];return[`the host of this ${r} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with \
its host after the scheme"]}const f=`${u.host}, which is not in \`allowed-hosts\``;if("service"in u)return[`${u.service} of ${u.registry} is on ${f}`,"use anoth\
er registry"];if("package"in u)return[`the package of ${u.package} is downloaded from ${f} and was not contacted`,"use another module or provider"];if("use"in u){
const[,r,t]=b[u.use];return[`${r} ${f}`,t]}const n=`host ${u.host} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in u))return[n,"use an allow\
ed registry"];const{place:l,clients:s}=u.implied,e=`${O(l)} names no host, and this is the default of ${(0,w.eZ)(s)}`;return[`${n}; ${e}`,"name an allowed regis\
try there"]}function C(u){const[f,n]=D(u),l=u.host===""?n:`${n}, or add ${u.host} to \`allowed-hosts\``;return(0,k.CC)("host-not-allowed",{message:f,help:l})}const v=({
count:u})=>(0,k.CC)("allowlist-incomplete",{message:`the packages of ${(0,w.px)(u,"module")} from registries, Git or archives were not opened; they may use host\
s that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),M=({host:u})=>(0,k.CC)("host-generic",{message:`${u} is a\
 generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),y=({host:u,
address:f,asks:n})=>f==="metadata"?(0,k.CC)("host-private-redirect",{message:`${u} is the address of ${/^(?:kubernetes|openshift)\b/.test(u)?"the API of a clust\
er":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):(0,k.CC)("host-private-red\
irect",{message:`a public host ${n==="document"?"redirects":"leads"} to ${u}, which has a ${f} address and was not contacted`,help:`if ${n==="document"?"the red\
irect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),T=({host:u,thrown:f})=>(0,k.CC)("host-check-crashed",{message:`${u} was not checked\
 completely, because of a bug in tf-disco ${E.xv}: ${A(f)}`,help:`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check-crashed ${u}\` \
to \`ignore\``});function A(u){if(!(u instanceof Error))return(0,w.dh)(String(u));const f=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(u.stack??"")?.[1];return(0,w.dh)(String(
u))+(f===void 0?"":` (${f})`)}const I=({host:u})=>(0,k.CC)("host-http2",{message:`${u} speaks only HTTP/2, which Terraform and OpenTofu can use and this check c\
annot; it was not checked`,operator:`enable HTTP/1.1 on ${u} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function g({
host:u,stopped:f,isBegun:n,unchecked:l,total:s}){const e=n?" completely: its visit was under way when":":";return(0,k.CC)("host-not-checked",{message:`${u} was \
not checked${e} ${(0,w.Cw)(f)}, with ${l} of ${s} hosts not checked`,help:_[f.kind]})}const _={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeo\
ut-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"}}),5799:((ne,H,c)=>{c.d(H,{C:()=>f,CC:()=>i,DF:()=>g,Lw:()=>u,W7:()=>A,Xd:()=>T,aZ:()=>I,hD:()=>v,oC:()=>C,pj:()=>s,sb:()=>y,
tr:()=>t,wv:()=>M});var E=c(1064),w=c(1831),k=c(9587),O=c(4e3),b=c(5143);let D=function(...o){return{problemFacts:D}=c.late([507],4507),new.target?new D(...o):D(
...o)};const C=["error","warning","notice"];function v(o,{clients:a=E.zK,...d}={}){return{problem:o,severity:o.severity,affects:o.affects.filter(m=>a.includes(m)),
clients:a,host:null,services:[],places:[],needed:!0,isHostNew:!1,...d}}const M={line:1,column:1,endColumn:1};function y(o,a,d=M){const m={file:o===""?".":o,...d};
return v(a,{places:[m],clients:E.Du})}const T=({places:o})=>o.find(a=>typeof a!="string")??null,A=o=>T(o)?.file??"",I=(o,a)=>({...o,affects:o.affects.filter(d=>a.
includes(d))}),g=(o,a)=>(0,b.c1)(o,d=>JSON.stringify(a(d))).map(d=>{const[m]=d;if(d.length===1)return m;const h=_(d,p=>p.exclude??[]),$=_(d,p=>p.rows??[]);return{
...m,needed:d.some(({needed:p})=>p),affects:_(d,({affects:p})=>p),clients:_(d,({clients:p})=>p),places:(0,b.As)((0,b.jH)(d.flatMap(({places:p})=>p))),...h.length===
0?{}:{exclude:h},...$.length===0?{}:{rows:$}}}),_=(o,a)=>[...new Set(o.flatMap(a))],u=o=>({operator:o,user:o}),f=(o,a)=>({operator:o,note:a}),n=(o,{isTerminal:a})=>typeof o==
"string"?o:o[a?"terminal":"workflow"];function l({guest:o,...a},d){const{role:m,host:h}=d,$=n(a.operator,d),p=a.user===void 0?void 0:n(a.user,d),P=`ask the oper\
ator of ${h} to ${$}`;switch(m){case"operator":return $;case"user":return p===void 0||p===$?p??P:`${p}; if you run ${h}, ${$.replace(`${p}, or `,"").replace(`, \
and ${p}`,"")}`;case"guest":return o??p??P}}function s(o,a){const{cures:d,...m}=o;return d===void 0?o:{...m,help:r(d,a)}}const e={role:"operator",host:"",isTerminal:!1};
function r(o,a){const{because:d,note:m}=o,h=d===void 0?"":`${d}: `,$=m===void 0?"":`; ${n(m,a)}`;return(0,w.$Y)((0,k._U)(h+l(o,a)+$))}function t(o,a){const[d,...m]=a,
$=`if ${d===void 0?"this repository":(0,O.K4)(a,3)} ${m.length>0?"use":"uses"} OpenTofu, set \`dialect\``,p=d===void 0?$:`${$} for \`tf-disco usages\``;return{...o,
help:o.help===void 0?p:`${o.help}; ${p}`}}function i(o,a){const{operator:d,user:m,guest:h,because:$,note:p,...P}=a,R=d===void 0?void 0:{operator:d,user:m,guest:h,
because:$,note:p},{help:F=R,...G}=P,L=D()[o],V=(0,k._U)(G.message),Z={code:o,...L,usualSeverity:L.severity,...G,message:V};return F===void 0?Z:typeof F=="string"?
{...Z,help:(0,w.$Y)((0,k._U)(F))}:{...Z,help:r(F,e),cures:F}}}),8011:((ne,H,c)=>{c.d(H,{DA:()=>A,Iz:()=>T,J0:()=>n,My:()=>I,Zp:()=>e,_W:()=>r,k0:()=>l,tg:()=>s});
var E=c(1064),w=c(9587),k=c(4e3),O=c(5799);const b=120,D="is not a registry module, and `version` applies to registry modules only",C={"local-with-version":[D,"\
remove `version`"],"remote-with-version":[D,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote-in-test":["is a remote modu\
le source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has white space at its beginning or\
 end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider a\
ddress","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::\
URL"]},v={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":["is neither a version nor a\
n object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function M(t){if("error"in t)return{message:t.error,help:t.
advice??void 0};if("address"in t){const[m,h]=v[t.reason];return{message:`${t.address} ${m}`,help:h}}const[i,o]=C[t.reason],[,a]=y.exec(t.text)??[],d=a===void 0?
"":`write "${a}" for the module of the registry, or `;return{message:`"${t.text}" ${i}`,help:`${d}${o}`}}const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,T=({
path:t,maker:i})=>(0,O.CC)("source-missing",{message:`there is no directory ${(0,k.dh)(t)}`,help:"correct the path, or commit the directory",...i!==null&&{message:`\
there is no directory ${(0,k.dh)(t)} in this checkout; ${(0,k.dh)(i)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),A=t=>"isOld"in t?(0,O.CC)("source-invalid",{...f(t),affects:[t.client]}):(0,O.CC)(
"source-invalid",M(t)),I=t=>(0,O.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not read as a registry address`:t.host===""?`the host of "${t.text}\
" cannot be determined`:`"${t.text}" is read as host ${t.host}`,help:t.advice,...t.host===""&&{severity:"notice"}}),g="to check its host, add the host to `hostn\
ames`; to read files as well, set `scan: .`";function _(t){const{shown:i,more:o}=(0,k.zN)(t,4),a=i.map(({text:m,from:h})=>`${m===null?"not known":(0,k.dh)(m,b)}\
 ${h??"by default"}`),d=o>0?`${o} more`:a.pop();return`${a.join(", ")} and ${d}`}function u(t){const{address:i,argument:o,expression:a,candidates:d,refused:m}=t,
h=(0,k.dh)((0,w.Qj)(a),b),$=`${o} of ${i} is ${h}`;if(m==="never")return{message:`${$}, which Terraform does not evaluate`,help:`write the ${o} as a literal`};if(m!==
null){const{variable:p}=m;if(p===""){const P=`write the ${o} with literals, locals and variables only`;return{message:`${$}, which cannot be known during init`,
help:P}}return{message:`${$}, and Terraform evaluates var.${p} here only with \`const = true\``,help:`add \`const = true\` to variable "${p}", which requires Te\
rraform 1.15, or write the ${o} as a literal`}}return d.length>1?{message:`${$}, which is ${_(d)}`,help:g}:{message:`${$}, which is only known at init time`,help:g}}
function f({address:t,expression:i,client:o,isOld:a}){const d=(0,k.dh)((0,w.Qj)(i),b),m=`source of ${t} is ${d}`,[h,$]=[E.bB[o],E.Y8[o]],p="write the source as \
a literal";if(a)return{message:`${m}, which ${h} evaluates only since ${$}`,help:`${p}, or use ${h} ${$} or later`};const P=o==="terraform";return{message:`${m}\
, and ${h} evaluates only locals and ${P?"variables with `const = true`":"variables"} here`,help:`${p}${P?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const n=t=>(0,O.CC)("source-dynamic","isOld"in t?f(t):u(t)),l=t=>(0,O.CC)("host-invalid",{message:`\
"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),s=({block:t})=>(0,O.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname,\
 and OpenTofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:t,name:i})=>(0,O.
CC)("host-dotless-module",{message:`module sources cannot name host ${t}: must contain at least one dot`,help:`use a full name such as ${i}.localdomain; provide\
r addresses accept the short name`}),r=({host:t})=>(0,O.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${t}: it converts the name to pun\
ycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),8937:((ne,H,c)=>{c.d(
H,{$w:()=>M,nP:()=>y,pt:()=>v,qV:()=>A,ro:()=>b,ti:()=>_,to:()=>u,uK:()=>D,wt:()=>C,yN:()=>I,zT:()=>T});var E=c(1064),w=c(1831),k=c(4e3),O=c(5799);const b="this\
 pull request needs no change; run the check where the secret is available, for example on the main branch",D={because:"the host limits the requests of this mac\
hine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of it\
s own, because hosted runners share theirs"},C=({token:f})=>f==="dropped"||f==="withheld";function v({host:f,token:n,source:l},s){const e=`sent${s===null?"":` t\
o ${s}`}`;switch(n){case"none":return`no token was found for ${f}`;case"sent":return`the token for ${f} from ${l} was ${e}`;case"dropped":return`the token for ${f}\
 from ${l} was not ${e}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${f} from ${l} was not ${e}, because the UR\
L is not https; the CLIs do send it`}}function M({host:f,token:n},l,s,e){const r=(0,E.n3)(f)?(0,k.qZ)(f):void 0;switch(n){case"none":return{...(0,O.Lw)(y(f)),guest:r};case"\
sent":return(0,O.Lw)(e);case"dropped":return(0,O.C)(`serve ${l} without the redirect to ${s??"another host"}`);case"withheld":return(0,O.C)(`serve ${l} at an ht\
tps URL`)}}function y(f,n="",l=""){const s=(0,w.Fq)((0,w.$Y)(f)),[e]=s.ok?(0,w.fK)(s.value):[],r="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${l}${e===void 0?
`run \`terraform login ${f}\``:I(e)}${n}`,workflow:`${l}add the line "${f}=${r}" to the tokens input${e===void 0?"":`, or "${e}: ${r}" to env`}${n}`}}const T=f=>f.
startsWith("credentials helper ");function A(f,n){const s=T(f)||/credentials\.tfrc\.json:\d+$/.test(f)?` (run \`terraform logout ${n}\` before \`terraform login\`)`:
"";return`store a new one in ${f}${s}`}const I=f=>/^\w+$/.test(f)?`export ${f}=\u2026`:`env '${f}=\u2026' terraform init`,g=({isFork:f,searched:n,notRead:l})=>f?
"secrets are withheld from pull requests of forks":`no token was found (searched: ${n.join(", ")}${l.length===0?"":`; not read: ${l.join(", ")}`})`;function _(f,n,l,s){
const e=`${n}, and ${g(s)}`;return s.isFork?(0,O.CC)(f,{message:e,help:b,severity:"notice"}):(0,O.CC)(f,{message:e,help:(0,O.Lw)(l)})}function u(f,n,l=""){const{
message:s}=f;if("code"in n){const{message:t,help:i="",cures:o=(0,O.Lw)(i)}=n,a=s.includes(`from ${l}`)?`the token from ${l} `:"";return{...f,message:`${s}; ${t.
replace(a,a&&"it ")}`,cures:o}}const e=n.isFork?{help:b}:{},r=s.replace(/; no token was found for [^;]*$/,"");return{...f,message:`${r}; ${g(n)}`,...e}}}),9037:((ne,H,c)=>{
c.d(H,{Ar:()=>b,Bm:()=>v,D8:()=>C,FV:()=>D,Gb:()=>k,Ul:()=>M,nT:()=>O});var E=c(1831),w=c(4321);const k={azurerm:"storage_account_name",cos:"bucket region",oss:"\
bucket region",s3:"bucket region"},O={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb\
 iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},b=["address","endpoints","http_proxy","https_proxy","vault_uri"],D={
azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_ad\
dress unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint s\
so_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},C=y=>/^[\w.-]*$/.test(
y)?null:w.IZ,v=y=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(y)?null:w.IZ;function M(y){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.
test(y))return w.IZ;if(/^\s*\w+\s*=/.test(y)){const[T,...A]=Array.from(y.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),([,I=""])=>I);return T===void 0?null:A.length===
0?(0,E.$o)(T):w.IZ}return(0,E.yo)(/^[\w+.-]+:\/\//.test(y)?y:`https://${y}`)??w.IZ}}),1919:((ne,H,c)=>{c.d(H,{Qc:()=>y,Tp:()=>D,Zo:()=>g,bi:()=>O});var E=c(3307),
w=c(4091),k=c(9562);const O=1024*1024,b={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function D(u,f=b){const n=(0,w._6)(u),l=v(n,f),s=(0,E.Ey)(n,l.add);if(s!==
null){const[,r,t]=y(n)??[];return r===void 0?{kind:"not-json",...s}:{kind:"not-json",why:`it ${r}`,advice:t??null}}const e=/[^\t\n\r ]/.exec(n)?.[0];return e===
"{"?{kind:"object",services:l.read()}:e==="n"?{kind:"null"}:{kind:"not-object",why:`found ${C[e??""]??"a number"}`}}const C={"[":"an array",'"':"a string",t:"a \
boolean",f:"a boolean"};function v(u,f){const n=new Map,l=u.includes("\\");return{add:(r,t,i,o)=>{if(o===0)return;const a=u.slice(i,o),d=l?(0,E.I)(a):a.slice(1,
-1),m=n.get(d);m!==void 0?Object.assign(m,{start:r,end:t}):f.keeps(d,t-r)&&n.set(d,{id:(0,E.I)(a),start:r,end:t})},read:()=>Array.from(n.values(),({id:r,start:t,
end:i})=>({id:r,value:i-t>f.maxValue?void 0:(0,E.IL)(u.slice(t,i))}))}}const M=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order mark","sav\
e it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or other bina\
ry data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],y=u=>M.find(([f])=>f.test(u)),T=100,A=16*1024,I=200;function g(u){
const f=new Set(u),n=new Set(u.map(_));let l=0,s=A;return{maxValue:k.Ls,keeps:(e,r)=>{if((0,k.D6)(e)||f.has(e))return!0;const t=e.length<=I&&n.delete(_(e));return l===
T||e.length+r>s?t:(l+=1,s-=e.length+r,!0)}}}const _=u=>u.slice(0,u.indexOf(".")+1)}),9664:((ne,H,c)=>{c.d(H,{Gz:()=>w,LA:()=>D,RO:()=>b,eH:()=>C,jt:()=>k,un:()=>O});
var E=c(3916);const w=(v,M)=>v===""?M:`${v}/${M}`,k=v=>v.slice(0,Math.max(0,v.lastIndexOf("/")));function O(v,M){const y=(0,E.join)(v,M.replaceAll("\\","/")).replace(
/\/$/,"");return y==="."?"":y}const b=v=>/(^|\/)tests$/.test(v)?k(v):v,D=v=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(v),C=v=>v.split("/").map((M,y,T)=>T.slice(
0,y+1).join("/"))}),1022:((ne,H,c)=>{c.d(H,{A5:()=>r,Gi:()=>v,mi:()=>g,op:()=>e,sL:()=>u});var E=c(4091),w=c(1831),k=c(8408),O=c(5011);const b={terraform:["terr\
aform.io"],opentofu:["terraform.io","opentofu.org"]},D="hashicorp",C="-",v=({host:t,namespace:i})=>t===(0,O.Vm)("terraform")&&i===D,M='Invalid provider source s\
tring: The "source" attribute must be in the format "[hostname/][namespace/]name"',y="must contain only letters, digits, and dashes, and may not use leading or \
trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},I={terraform:[T],opentofu:[T,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"s\
ometimes"}]};function g(t,i){const o=t.split("/");if(o.length>3||o.includes(""))return _(M);const[a="",d,m]=o.reverse(),h=u(a);if(!h.ok){const Z=`${(0,E.ol)(a)}\
 in source ${(0,E.ol)(t)}`;return _(`Invalid provider type: Invalid provider type ${Z}: ${h.why}"`)}const $=m===void 0,p=$?(0,E.Ju)((0,O.Vm)(i)):(0,w.Pv)(m);if(d===
void 0&&p.ok){const Z={hostImplied:$,namespace:D,type:h.value};return{kind:"registry",host:p.value,...Z}}const R=d===C?(0,E.Ju)(d):u(d??""),F=`namespace "" in s\
ource ${(0,E.ol)(t)}`;if(!R.ok)return _(`Invalid provider namespace: Invalid provider ${F}: ${R.why}"`);const G="Invalid provider source hostname";if(!p.ok)return _(
`${G}: ${G} ${F}: ${p.why}"`);const L={hostImplied:$,host:p.value,namespace:R.value,type:h.value},V=n(L,i);return V===void 0?{kind:f(L,i),...L}:_(V)}const _=t=>({
kind:"invalid",error:t});function u(t){if(/^[a-z0-9]+$/.test(t))return(0,E.Ju)(t);if(t==="")return(0,E.TR)("must have at least one character");if(t.includes("."))
return(0,E.TR)("dots are not allowed");if(t.includes("--"))return(0,E.TR)("cannot use multiple consecutive dashes");const i=(0,k.YE)(t);return i.ok?(0,E.Ju)((0,k.
DI)(i.value)):(0,E.TR)(y)}function f({host:t,namespace:i},o){return i===C?"legacy":i==="builtin"&&b[o].includes(t)?"builtin":"registry"}function n(t,i){const o=(0,O.
Vm)(i);if(t.namespace===C&&t.host!==o)return`Invalid provider namespace: The legacy provider namespace "-" can be used only with hostname ${o}.`;const a=I[i].find(
({prefix:d})=>t.type.startsWith(d));return a===void 0?void 0:l(t,a,i)}function l(t,{prefix:i,whose:o,frequency:a},d){const m=`${i}provider-`,h=t.type.slice(m.length);
if(!t.type.startsWith(m)||!u(h).ok)return`Invalid provider type: Provider source ${(0,E.ol)(s(t))} has a type with the prefix ${(0,E.ol)(i)}, which isn't allowe\
d because it would be redundant to name ${o} provider with that prefix. If you are the author of this provider, rename it to not include the prefix.`;const $=s(
{...t,type:h},d);return`Invalid provider type: Provider source ${(0,E.ol)(s(t,d))} has a type with the prefix ${(0,E.ol)(m)}, which isn't valid. Although that p\
refix is ${a} used in the names of version control repositories for ${o.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,E.ol)($)}?`}const s=({host:t,namespace:i,type:o},a)=>a!==void 0&&t===(0,O.Vm)(a)?`${i}/${o}`:`${(0,w.pk)(t)}/${i}/${o}`,e=t=>t.replace(/^.*\./s,
""),r=t=>(t??"").replace(/[._].*$/s,"")}),7681:((ne,H,c)=>{c.d(H,{D4:()=>b,LT:()=>T,Qq:()=>D,Tj:()=>g,ch:()=>O,gy:()=>y,lq:()=>M,nd:()=>v,p_:()=>I,s:()=>A,w3:()=>_,
zM:()=>C});var E=c(3307),w=c(4091),k=c(1919);const O="has too many elements";function b(s,e,r="first"){const t=E.HT(s,r);if(t!==null)return(0,w.TR)((0,k.Qc)(s)?.[1]??
`is not valid JSON: ${t.why}`);const i=new n(s),o=e.read(i,e.zero);return i.mistake!==null?(0,w.TR)(i.mistake):i.room<0?(0,w.TR)(O):(0,w.Ju)(o)}const D={zero:"",
read:(s,e)=>s.literal("a string",/^"/,e,E.I)},C={zero:!1,read:(s,e)=>s.literal("a boolean",/^[tf]/,e,r=>r==="true")},v={zero:0,read:(s,e)=>{const r=t=>/^-?\d{1,19}$/.
test(t)&&BigInt.asIntN(64,BigInt(t))===BigInt(t);return s.literal("an integer",{test:r},e,Number)}},M=s=>({zero:null,read:(e,r)=>e.takeNull()?null:s.read(e,r??s.
zero)}),y={zero:null,read:s=>(s.skip(),null)},T=s=>({zero:s.zero,read:(e,r)=>{const{mistake:t}=e,i=s.read(e,r);return e.mistake=t,i}}),A=s=>({zero:null,read:e=>{
const{room:r}=e;return e.room=Number.POSITIVE_INFINITY,s.read(e,s.zero),e.room=r,null}}),I=s=>({zero:[],read:(e,r)=>{if(e.takeNull())return[];const t=[];let i=0;
return e.parts("[","a list",()=>{const a=e.room-- >0,d=e.within(i,s,r[i]??s.zero);a&&t.push(d),i+=1})?t:r}}),g=s=>({zero:null,read:(e,r)=>{if(e.takeNull())return null;
const t=r??new Map;return e.parts("{","an object",i=>{const o=e.room-- >0,a=e.within("*",s,s.zero);o&&t.set(i,a)}),t}});function _(s){const e=Object.entries(s),
r=new Map(e);return{zero:Object.fromEntries(e.map(([i,{zero:o}])=>[i,o])),read:(i,o)=>{if(i.takeNull())return o;const a={...o};return i.parts("{","an object",d=>{
const m=r.has(d)?d:u(d),h=r.get(m);if(h===void 0)return i.skip();a[m]=i.within(m,h,a[m])}),a}}}const u=s=>s.toLowerCase().replaceAll("\u017F","s"),f=25e3;class n{#t;#e;#n=[];mistake=null;room=f;constructor(e){
this.#t=e,this.#e=E.AN(e,0)}within(e,r,t){this.#n.push(e);const i=r.read(this,t);return this.#n.pop(),i}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),
!0)}literal(e,r,t,i){if(this.takeNull())return t;const o=this.#e;this.skip();const a=this.#t.slice(o,this.#e);return r.test(a)?i(a):(this.#s(e,a.charAt(0)),t)}parts(e,r,t){
const i=this.#t,o=i.charAt(this.#e);if(o!==e)return this.#s(r,o),this.skip(),!1;for(this.#e=E.AN(i,this.#e+1);i[this.#e]!=="]"&&i[this.#e]!=="}";)t(e==="{"?this.#o():
""),this.#e=E.AN(i,this.#e),i[this.#e]===","&&(this.#e=E.AN(i,this.#e+1));return this.#e+=1,!0}skip(){const e=this.#t;let r=0;do{const t=E.AN(e,this.#e),i=e.charAt(
t);(i==="["||i==="{")&&(r+=1),(i==="]"||i==="}")&&(r-=1),i==='"'?this.#e=E.ap(e,t):this.#e="[]{},:".includes(i)?t+1:E.f(e,t)}while(r>0)}#o(){const e=this.#e;this.#e=
E.ap(this.#t,e);const r=E.I(this.#t.slice(e,this.#e));return this.#e=E.AN(this.#t,E.AN(this.#t,this.#e)+1),r}#s(e,r){if(this.mistake!==null)return;const t=this.#n.
map(o=>typeof o=="number"?`[${o}]`:`.${o}`),i=t.length===0?"":` in "${t.join("").slice(1)}"`;this.mistake=`has ${l[r]??"a number"} instead of ${e}${i}`}}const l={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"}}),1731:((ne,H,c)=>{c.d(H,{Cg:()=>A,PW:()=>l,Ty:()=>T,Zy:()=>I,_T:()=>s,hZ:()=>O,kv:()=>i,
mb:()=>o,oF:()=>v,rK:()=>M});var E=c(4091),w=c(9562);const k=new RegExp(`^${w.eQ}$`),O=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
b=new RegExp(`^${O}[.+-]?$`),D=2n**63n-1n,C=Array.from({length:100},(a,d)=>BigInt(d));function v(a){const[,d,m,h,$]=k.exec(a)??[];return d===void 0?null:y(a,d,h??
m,$)}function M(a){const[,d,m,h]=b.exec(a)??[];return d===void 0?null:y(a,d,m,h)}function y(a,d,m="",h=""){const $=d.split(".").map(P=>P.replace(/^0+(?=.)/,""));
if($.some(P=>P.length>19))return null;const p=$.map(P=>C[Number(P)]??BigInt(P));if(p.some(P=>P>D))return null;for(;p.length<3;)p.push(0n);return{text:a,numbers:p,
written:$.length,pre:m,build:h}}const T=a=>a.pre!=="",A=({numbers:a,pre:d,build:m})=>`${a.join(".")}${d===""?"":`-${d}`}${m===""?"":`+${m}`}`;function I(a,d){const m=Math.
max(a.numbers.length,d.numbers.length);for(let h=0;h<m;h++){const[$,p]=[a.numbers[h]??0n,d.numbers[h]??0n];if($!==p)return $<p?-1:1}return a.pre===d.pre||a.numbers.
length!==d.numbers.length?0:a.pre===""||d.pre===""?a.pre===""?1:-1:g(a.pre,d.pre)}function g(a,d){const[m,h]=[a.split("."),d.split(".")];for(let $=0;;$++){const[
p,P]=[$+1>=m.length,$+1>=h.length];if(p!==P)return p?-1:1;const R=_(m[$]??"",h[$]??"");if(R!==0||p)return R}}function _(a,d){const[m,h]=[/^[0-9]*$/.test(a),/^[0-9]*$/.
test(d)];return m!==h?m?-1:1:m&&a.length!==d.length?a.length-d.length:a===d?0:a<d?-1:1}const u="[\\t\\n\\f\\r ]*",f=new RegExp(`^${u}(<=|>=|!=|~>|<|>|=|)${u}(${w.
eQ})${u}$`),n="This string does not use correct version constraint syntax";function l(a){const d=[];for(const m of a.split(",")){const[,h,$=""]=f.exec(m)??[],p=v(
$);if(p===null)return(0,E.TR)(n);d.push({operator:h||"=",version:p,text:m})}return(0,E.Ju)(d)}function s(a){const d=l(a);if(!d.ok)return d;const m=[];for(const h of d.
value){const $=M(h.version.text);if($===null||!e.test(h.text.trim()))return(0,E.TR)(`Incorrect version constraint syntax: ${r(h)}`);m.push({...h,version:$})}return(0,E.
Ju)(m)}const e=/^[<>=!~]* ?[0-9]/;function r({operator:a,version:d,text:m}){const h=m.trim();if(d.text.startsWith("v"))return'a "v" prefix should not be used';if(!e.
test(h))return`only one space is expected after the operator "${a}"`;if(d.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[$]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(h)??[""];return`missing comma after "${$}"`}const t=[">",">=","=","~>","\
<=","<","!="];function i(a){const d=[...a].sort((m,h)=>I(m.version,h.version)||g(m.version.build,h.version.build)||t.indexOf(m.operator)-t.indexOf(h.operator)||
h.version.written-m.version.written);return[...new Set(d.map(o))].join(", ")}function o({operator:a,version:d}){if(a==="=")return A(d);const m=a==="~>"&&d.written<
3?d.numbers.slice(0,2):d.numbers;return`${a} ${A({...d,numbers:m})}`}}),5102:((ne,H,c)=>{c.d(H,{DI:()=>C,Fl:()=>A,JR:()=>v,QK:()=>u,Rm:()=>g,Yn:()=>I,Zh:()=>f,b:()=>y,
fi:()=>l,hm:()=>_,md:()=>T,nM:()=>n,nx:()=>O,sG:()=>D,vh:()=>b});var E=c(2886),w=c(2389),k=c(5799);const O={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},b=Object.keys(O);function D(s){if(y(s))return"unchecked";const e=_(s.findings);return e==="error"?"fails":e==="warning"?
"warns":v(s)?"skipped":"works"}const C=s=>D(s)==="fails",v=({visit:s})=>s.attempt.discovery.kind==="skipped",M=["host-not-checked",...E.H4],y=({visit:{attempt:s}})=>s.
discovery.kind==="skipped"&&M.includes(s.discovery.problem.code),T=s=>b.flatMap(e=>s.filter(r=>D(r)===e));function A(s){const e=new Set(s.map(({worst:r})=>r));return e.
has("error")?"fails":e.has("warning")?"warns":s.some(g)?"skipped":"works"}function I(s,e){const r=Object.groupBy(s,d=>A(e(d))),{fails:t=[],warns:i=[],skipped:o=[],
works:a=[]}=r;return[t,i,o,a]}const g=({chosen:s,isUnchecked:e})=>e===!0||Object.keys(s).length===0,_=s=>k.oC.find(e=>s.some(r=>r.severity===e))??null;function u({
findings:s}){const e=_(s);return e==="notice"?[]:s.filter(({severity:r})=>r===e)}const f=({severity:s},{failOn:e})=>s==="error"||(0,w.k2)(s,e),n=({severity:s})=>s!==
"notice";function l({passed:s,hosts:e,findings:r}){return s?r.some(n)?"warns":e.length===0?"skipped":"works":"fails"}}),4120:((ne,H,c)=>{c.d(H,{H8:()=>D,Iu:()=>b,
QI:()=>y,QN:()=>u,SY:()=>C,dy:()=>O,kJ:()=>T,nO:()=>f,od:()=>M,tY:()=>A,u8:()=>g});var E=c(4e3),w=c(5799),k=c(1064);const O="new in this pull request",b=n=>n.replace(
/^./u,l=>l.toUpperCase()),D=n=>w.oC.flatMap(l=>{const{length:s}=n.filter(e=>e.severity===l);return s===0?[]:[(0,E.px)(s,l)]}).join(", "),C=n=>k.zK.every(l=>n.includes(
l))?"all clients":v(n).join(", "),v=n=>n.map(l=>k.bB[l]);function M(n,l){const s=l.filter(e=>n.includes(e));return n.length===0||s.length===l.length?"":v(s).join(
", ")||"no client in use"}const y=({clients:n,versions:l})=>n.map(s=>[k.bB[s],l[s]].join(" ").trim()).join(" and ");function T(n){return n<999.5?`${Math.round(n)}\
 ms`:n<59950?`${(n/1e3).toFixed(1)} s`:`${(n/6e4).toFixed(1)} min`}function A(n){return n<1e3?`${n} B`:n<999950?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)}\
 MB`}const I=36e5;function g(n,l){const s=(Date.parse(l)-Date.parse(n))/I;if(s>=48)return`${_(s/24)} days`;if(s>=1)return`${_(s)} h`;const e=Math.floor(s*60);return e>=
1?`${e} min`:"less than a minute"}const _=n=>Math.floor(n*10)/10,u=n=>`${n.slice(0,16).replace("T"," ")} UTC`;function f(n,l){const s=(Date.parse(n)-Date.parse(
l))/(24*I);if(Number.isNaN(s))return n;const e=Math.floor(Math.abs(s)),r=e===0?"less than a day":(0,E.px)(e,"day");return`${n.slice(0,10)} (${s<0?`${r} ago`:`in\
 ${r}`})`}}),6503:((ne,H,c)=>{c.d(H,{CN:()=>n,Dx:()=>I,GH:()=>M,Ky:()=>O,TD:()=>b,YC:()=>_,eb:()=>C,f5:()=>g,io:()=>u,ju:()=>f,lp:()=>A,mj:()=>y,oN:()=>T});var E=c(
4e3),w=c(5143),k=c(5799);function O(e,r){const{places:t,noun:i}=b(e);return(0,E.K4)(t,r,w.eo,o=>(0,E.px)(o,`more ${i}`))}function b(e){const r=s(e),t=(0,w.t6)(r,
o=>l(o)?(0,w._M)(o.file)??o:o),i=D(t).length>1;return{places:i?t:r,noun:i?"repository":"place"}}const D=e=>e.filter(l).filter(({file:r})=>(0,w._M)(r)!==null),C=e=>(0,w.
t6)(D(v(e)),({file:r})=>(0,w._M)(r)),v=e=>[...new Set(e.map(({places:r})=>r))].flat(),M=(e,r,t)=>`${e===r?"all":`${e} of`} ${r} ${t}`;function y(e,r){const{length:t}=r>
1?C(e):[];return t>1?M(t,r,"repositories"):""}function T(e,r){const t=new Set(e.flatMap(({file:a})=>(0,w._M)(a)??[])).size>1,i=a=>(t?(0,w._M)(a.file):null)??`${a.
line}:${a.file}`,o=new Set(r.map(i));return e.filter(a=>!o.has(i(a)))}function A(e,r){const t=I([e]);return O(T(t,t.slice(0,1)),r)}const I=e=>s(v(e).filter(l)),
g=e=>[...new Set(v(e).filter(r=>typeof r=="string"))];function _(e){const r=e.hosts.flatMap(({requirements:i})=>i),t=[...e.findings,...e.roots.flatMap(({rows:i})=>i)];
return[...new Set([...r.map(({because:i})=>i),...t.map(i=>i.places)])]}const u=e=>e.find(r=>(0,k.Xd)(r)!==null),f=({services:[e,...r]})=>r.length===0?e??null:null,
n=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,w._M)(e)===null,l=e=>typeof e!="string",s=e=>(0,w.t6)(e,r=>l(r)?`${r.line}:${r.file}`:r)}),6763:((ne,H,c)=>{
c.d(H,{QA:()=>_,h$:()=>n,j6:()=>f,q9:()=>A,rc:()=>I});var E=c(1102),w=c(4e3),k=c(5143),O=c(1831),b=c(9562),D=c(5102),C=c(4120),v=c(6503);const M=50,y=3,T=2;function A(l){
const{shown:s,more:e}=(0,w.zN)(l,M);return e===0?s:[...s,`and ${(0,w.px)(e,"more remark")}`]}function I(l){const s=(0,v.YC)(l).some(({length:m})=>m===k.WD),r=l.
roots.flatMap(({rows:m})=>m.flatMap(h=>h.platforms)).some(({available:m})=>m),t=l.files.filter(({exclude:m,severity:h})=>m&&h!=="notice"),i=[...new Set(t.flatMap(
({exclude:m})=>m??[]))],o=(0,v.eb)(t).length>0?" where their files are read":"",a=`${(0,w.px)(t.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,d=`to skip such files, set \`exclude\`${o}: ${(0,w.K4)(i,y,w.dh)}`;return[...s?[`lists of places end after ${k.WD} places`]:[],...t.length>0?[`${a}\
; ${d}`]:[],...r?["signatures of provider packages were not verified"]:[]]}const g="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function _({findings:l},s){const e=g.flatMap(t=>{const i=s[t]||t.endsWith("Y")&&s[t.toLowerCase()];return i?`${t} (${(0,w.dh)(i.slice(i.lastIndexOf("@")+1))}\
)`:[]});return l.some(t=>t.problem.obstacle||(0,E.z)(t))&&e.length>0?[`connections used ${e.join(", ")}`]:[]}function u({hosts:l},s){const{scan:e,repositories:r}=s,
{length:t}=l.filter(({requirements:d})=>d.some(({because:m})=>m.some(h=>typeof h!="string"))),i=`${(0,w.px)(e.usages,"usage")} of ${(0,w.px)(t,"registry host")}`,
o=t===0?"no registry host is used":i;return r.length>0?`${o} in ${(0,w.px)(r.length,"repository")}`:e.files===0?e.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,w.px)(e.files,"file")} (${(0,C.tY)(e.bytes)})`} in ${(0,C.kJ)(e.durationMs)}: ${o}`}function f({hosts:l},{depth:s}){const e=l.filter(
i=>["works","warns"].includes((0,D.sG)(i))&&i.requirements.some(({service:o,because:a})=>(o===b.e$||o===b.xq)&&a.some(m=>typeof m!="string")));return s!=="disco\
very"||e.length===0?[]:[`not checked at ${(0,w.K4)(e,T,({visit:i})=>(0,O.nx)(i.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function n(l,s){const{dialect:e,durationMs:r,scan:t,remarks:i}=s,{findings:o,ignored:a}=l,d=(0,C.H8)(o)||"no findings",m=a>
0?`${d}, ${a} ignored`:d,$=l.hosts.length===0&&t.files===0?"":` for ${(0,C.QI)(e)} (${e.why})`,p=u(l,s);return[`${m}; checked in ${(0,C.kJ)(r)}${$}`,...p===null?
[]:[p],...i]}}),4526:((ne,H,c)=>{c.d(H,{Pv:()=>D,fJ:()=>T,hK:()=>C,n6:()=>g,s1:()=>_,z0:()=>O});var E=c(9664),w=c(5011),k=c(5257);const O=({kind:u})=>u==="modul\
e"||u==="state"||u==="lock",b=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function D(u,f){
const{usages:n,declared:l,units:s,installed:e=[]}=u,r=new Map,t=o=>{const a=r.get(o)??C(o);return r.set(o,a),a},i=({directories:o,place:a})=>o?.map(t)??[t((0,E.
jt)(a.file))];for(const o of s)v(t(o.directory),o);for(const o of n)if(!(!o.clients.includes(f)||o.kind==="saved_state"))for(const a of i(o))o.kind==="test_modu\
le"?a.tests.push(o):M(a,o,f);for(const o of l){const{kind:a,place:d}=o;if(!(f==="terraform"&&/\.tofu(\.json)?$/.test(d.file)))for(const m of i(o))m.declared.push(
o),a==="lock"?y(m,d):m.hasConfiguration=!0,m.isInitialised||=a==="state"}for(const o of r.values())I(r,o);for(const[o,a]of Map.groupBy(e,d=>d.root))t(o).installed=
new Map(a.map(d=>[d.key,d]));return r}const C=u=>({name:u,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[u]});function v(u,f){u.unit=f,u.hasConfiguration=!0,u.isInitialised=!0,f.module!==null&&u.children.push({name:f.module,root:null,
call:null})}function M(u,f,n){const l=f.address==="terraform"&&u.unit?.module===null;if(!(f.kind==="terragrunt_source"&&!l)&&(f.kind==="lock_provider"?y(u,f.place):
u.hasConfiguration=!0,!(!b.test(f.kind)||f.isOverridden&&f.kind!=="module")&&(u.usages.push(f),!(f.isOverridden||f.kind!=="module"))))for(const{source:s,root:e}of(0,k.
MZ)(f,n)){const[r=null]=A(u.name,s);u.children.push({name:r,root:e,call:f})}}function y(u,{file:f}){u.lockFile=f,u.isInitialised=!0}const T=(u,{name:f,unit:n})=>u.
root===null||n===null&&u.root===f,A=(u,f)=>f!==null&&(0,w.Nj)(f)?[(0,E.un)(u,f)]:[];function I(u,f){const{name:n,tests:l}=f;if(l.length===0)return;const s=u.get(
(0,E.RO)(n)),e=s?.hasConfiguration===!0?s:f;e.isInitialised=!0,e!==f&&(e.tests.push(...l),f.tests=[])}const g=({name:u,tests:f})=>f.flatMap(({text:n})=>A(u,n)),
_=u=>[...u.children.flatMap(({name:f})=>f??[]),...g(u)]}),5257:((ne,H,c)=>{c.d(H,{IY:()=>y,Im:()=>T,JT:()=>M,KS:()=>I,MP:()=>v,MZ:()=>g,W$:()=>C,Xo:()=>u,cd:()=>D,
ek:()=>A,lc:()=>_});var E=c(9075),w=c(9664),k=c(5011),O=c(1022);const b="hostnames input",D={file:b,line:1,column:1,endColumn:1},C=n=>n.file===b?b:n,v=({host:n,
namespace:l,name:s,system:e})=>[n,l,s,e].join("/"),M=({host:n,namespace:l,type:s})=>[n,l,s].join("/"),y=n=>"type"in n?M(n):v(n);function T(n){return"constraints"in
n?n.constraints:n.constraint===null?[]:[n.constraint]}const A=n=>("places"in n?n.places:[n.place]).map(C);function I({version:n},l){if(n===void 0)return null;const{
text:s,value:e,place:r}=n,t=(e===void 0?s:e[l])??null;return t===null?null:{text:t,place:r}}const g=({text:n,calls:l},s)=>l===void 0?[{root:null,source:n,version:null,
isOpen:!1}]:l[s]??[];function _({kind:n,text:l,address:s},e,r){switch(n){case"required_provider":case"state_store_provider":case"lock_provider":{const t=(0,O.mi)(
l??"",r);return t.kind==="registry"?t:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,O.op)(s)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,O.A5)(l)};default:return null}}function u(n,l){const s=Map.groupBy(l,({lockFile:i})=>i),e=new Set(
n.flatMap(({kind:i,text:o,place:a})=>f.test(i)&&!(0,k.Nj)(o??"")?(0,w.jt)(a.file):[])),r=(0,E.Oo)(i=>new Set(i.providers.map(({provider:o})=>M(o)))),t=(i,o)=>{if(i.
calls.length>0||i.directories.some(d=>e.has(d)))return!0;const a=_(o,(0,k.Vm)(i.client),i.client);return a===null||r(i).has(M(a))};return n.map(i=>{if(i.kind!==
"lock_provider"||i.needs.length===0)return i;const o=s.get(i.place.file);return o===void 0||o.some(a=>t(a,i))?i:{...i,needs:[]}})}const f=/^(?:module|test_module|terragrunt_source)/}),
7747:((ne,H,c)=>{c.d(H,{ET:()=>y,KG:()=>g,Wj:()=>n,kI:()=>A,rN:()=>f,uF:()=>_,un:()=>u});var E=c(3024),w=c(6760),k=c(5747),O=c(9075),b=c(6647),D=c(7052),C=c(5799),
v=c(9664),M=c(6195);function y({root:l,scan:s}){const e=[l,...s.map(o=>(0,w.resolve)(l,(0,M.VK)(o).fixed))].map(T),r=o=>e.some(a=>a!==null&&(0,k.UO)(o,a)),t=o=>{
const a=(0,w.resolve)(l,o),d=(0,E.existsSync)(a)?T(a):null;return d!==null&&r(d)?d:null},i=(o,a)=>{const d=t(o);return(d===null?[]:(0,k.Mc)(d).filter(a)).map(({
name:h})=>h).sort()};return{list:o=>i(o,a=>!a.isDirectory()),directories:o=>i(o,a=>a.isDirectory()&&!(0,M.G$)(a.name)),exists:o=>(0,E.existsSync)((0,w.resolve)(
l,o)),locate:(0,O.Oo)(t),nameOf:o=>{const a=t(o);return a===null?null:(0,M.sq)((0,w.relative)(e[0]??l,a))},read:(o,a)=>{const d=t(o);return d===null?null:(0,k.r7)(
d,a)}}}const T=l=>(0,k.N0)(()=>(0,E.realpathSync)(l),null);function A(l,s){const{fixed:e,glob:r}=(0,M.VK)(s);try{const t=(0,E.realpathSync)((0,w.resolve)(l,e)),
i=(0,M.sq)((0,w.relative)(l,t)),o=(0,k.UO)(t,l),a=o?l:t;if(r!==void 0)return{path:t,name:i,boundary:a,glob:(0,v.Gz)(i,r)};if((0,E.statSync)(t).isDirectory())return{
path:t,name:i,boundary:a};const d=(0,w.resolve)(t,"..");return{...{path:d,name:(0,M.sq)((0,w.relative)(l,d))},boundary:o?l:d,file:i}}catch(t){return(0,C.sb)(s,(0,D.
WO)({what:"scan",code:(0,k.Oj)(t)}))}}const I=200;function g(l){const{path:s,name:e,depth:r}=l;if(r>I)return(0,C.sb)(e,(0,D.ub)({kind:"depth",max:I}));try{return(0,E.
readdirSync)(s,{withFileTypes:!0}).sort((t,i)=>t.name<i.name?-1:1)}catch(t){return(0,C.sb)(e,(0,D.WO)({what:"directory",code:(0,k.Oj)(t)}))}}const _=(l=new Map)=>({
toolFiles:[],links:l,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function u(l,{exists:s,read:e}){return s(l)?(0,b.EH)(l,e(l)??""):
[]}function f(l,s){const e=(0,v.Gz)(l,".terraform/environment"),r=s.read(e);return[...u((0,v.Gz)(l,b.oO),s),...r===null?[]:(0,b.a4)(e,r)]}function n(l,{exists:s,
read:e,nameOf:r}){const t=(0,v.Gz)(l,b.U4),i=e(t);if(i===null){const d=s(t)?(0,C.sb)(t,(0,D.a3)({what:"outside",path:t})):null;return{installed:[],note:d}}const o=(0,b.
WI)(l,i);if(o.ok)return{installed:o.value.map(m=>(0,w.isAbsolute)(m.directory)&&(0,w.normalize)(m.directory)===m.directory?{...m,directory:r(m.directory)??m.directory}:
m),note:null};const a=(0,D.U$)({error:`the list ${o.why}`,isRefused:!0});return{installed:[],note:(0,C.sb)(t,a)}}}),8416:((ne,H,c)=>{c.d(H,{L2:()=>v,WJ:()=>C,rU:()=>M,
uQ:()=>y});var E=c(4e3),w=c(5143),k=c(1064),O=c(9664),b=c(5603),D=c(3469);const C=([n,...l])=>n===void 0||l.length>0?"both":n;function v({setting:n,scan:l}){const{
name:s}=n,e=s==="auto"?null:s==="both"?k.Du:[s],r=l===null||l.isEmpty?null:l,t=r===null?[]:g(r,n,e),i={setting:n,signs:t,constraints:r?.constraints??[]};if(e!==
null)return _(e,["set by `dialect`"],[],i);if(r===null)return _(k.Du,["CLI not detected; set `dialect` to check one"],[],i);const o=I(t);if(o.length===0)return{
..._(["terraform"],["assumed; set `dialect`"],[],i),isGuess:!0};const a=T(o),d=a.flatMap(m=>o.find(h=>h.client===m)??[]);return _(a,d.map(f),o,i)}function M({clients:n},l){
if(l===null||l.isEmpty)return k.zK;const s=new Set([...n,...l.tools().others]);return l.usesTerragrunt&&s.add("terragrunt"),k.zK.filter(e=>s.has(e))}function y(n,{
evidence:l,versions:s}){return(e,r)=>{const t=l.some(i=>{if(i.level!=="version-file"||i.version===null)return!1;const o=(0,O.jt)(i.place.file);return i.client===
e&&(o===""||`${r}/`.startsWith(`${o}/`))});return n.version??(t?s[e]??null:null)}}const T=n=>k.Du.filter(l=>n.some(s=>s.client===l));function A(n){const l=n.filter(
({place:s})=>!(0,w.Zl)(s.file));return l.length===0?n:l}function I(n){const l=A(n),s=b.A.find(e=>l.some(r=>r.level===e));return l.filter(({level:e})=>e===s)}function g({
signs:n,tools:l,hasCloudHostname:s},{version:e},r){const t=I(n),i=r??T(t),o=t.every(({place:p})=>(0,w.Zl)(p.file)),a=r===null&&(o||t.some(({isCloud:p})=>p)),d=e===
null&&i.some(p=>(0,D.w)(p,[]).length>1);if(!a&&!d)return n;const{setsCloudHostname:m,signs:h}=l(),$=s||m;return[...n.filter(({isCloud:p})=>!(p&&$)),...h]}function _(n,l,s,e){
const r=n.map(o=>u(o,e)),t=r.filter(({version:o})=>o!==null),i=t.flatMap(({signs:o})=>o.slice(0,1).map(f));return{name:C(n),clients:n,releases:r.flatMap(({releases:o})=>o),
versions:Object.fromEntries(t.map(o=>[o.client,o.version??""])),why:[...new Set([...l,...i])].join(", "),evidence:[...new Set([...s,...r.flatMap(({signs:o})=>o)])]}}
function u(n,{setting:l,signs:s,constraints:e}){const r=(m,h)=>{const[$=null,...p]=m,P=(0,D.w)(n,m);return{client:n,releases:P,version:p.length===0?$:null,signs:h}};
if(l.version!==null)return r([l.version],[]);const t=A(s.filter(m=>m.client===n&&m.version!==null)),i=new Set(t.map(({version:m})=>(m??"").replace(/^v/,"")));if(i.
size>0){const m=r([...i],t);return{...m,version:(0,D.l)(m.version??"")?m.version:null}}const o=A(e),a=r([],[]),d=r(o.map(({text:m})=>m),o.map(({text:m,place:h})=>({
client:n,level:"syntax",place:h,text:`requires ${(0,E.dh)(m)}`,version:m})));return d.releases.length===a.releases.length?a:d}const f=({place:n,text:l})=>`${n.file}\
:${n.line} ${l}`}),796:((ne,H,c)=>{c.d(H,{$:()=>_,$t:()=>r,AN:()=>f,Dx:()=>e,_X:()=>A});var E=c(6134),w=c(9664),k=c(7747),O=c(2161),b=c(6195);const D=".github/w\
orkflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),C=t=>t==="config.toml",v=[["",
O.Z8],[".github",()=>!1],...D.map(t=>[t,i=>/\.ya?ml$/i.test(i)]),[".devcontainer",O.Z8],[".config",O.TD],[".config/mise",C],[".mise",C]],M=".github/actions",y=128*
1024,T=200;function*A({root:t,exclude:i},o){const a=(0,k.ET)({root:t,scan:[]}),d=(0,b.Ls)(i),m=I(a).filter(p=>!d(p)),h=p=>p.split("/").length,$=[...new Set([...m,
...o])].sort((p,P)=>h(p)-h(P)||(p<P?-1:1));for(const p of $.slice(0,T)){const P=a.read(p);P!==null&&P.length<=y&&(yield{file:p,text:P})}}function I(t){const i=v.
flatMap(([a,d])=>t.list(a).filter(m=>d(m)||_((0,w.Gz)(a,m))).map(m=>(0,w.Gz)(a,m))),o=t.directories(M).flatMap(a=>["action.yml","action.yaml"].map(d=>`${M}/${a}\
/${d}`));return[...i,...o]}const g=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],_=t=>g.some(({path:i})=>i.test(t)),u=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function f({file:t,text:i}){if(_(
t)){const a=e(t,i);return g.filter(({path:d,line:m})=>d.test(t)&&(m===void 0||a.some(h=>m.test(h)))).map(({client:d})=>d)}return i.search(u)<0?[]:e(t,i).flatMap(
a=>a.match(u)??[]).map(a=>a.toLowerCase())}const n=1e3,l=/(^|\s)#.*$/s,s=/(^|\s)(\/\/|\/?\*).*$/s;function e(t,i){const o=/jenkinsfile|\.json$/i.test(t)?s:l;return i.
split(`
`).map(a=>a.slice(0,n).replace(o,"").trimEnd())}function r(t,i,o,a){return{file:t,...(0,E.yN)(o)(a),line:i+1}}}),2161:((ne,H,c)=>{c.d(H,{Ep:()=>C,L8:()=>T,TD:()=>n,
Z:()=>f,Z8:()=>l,dN:()=>u,tr:()=>y,xO:()=>_});var E=c(1064);const w=["terraform"],k=["opentofu"],O=/\.tfquery\.(hcl|json)$/,b=[[/\.tf(\.json)?$/,"config",E.Du],
[/\.tofu(\.json)?$/,"config",k],[/\.tftest\.(hcl|json)$/,"test",E.Du],[/\.tofutest\.(hcl|json)$/,"test",k],[O,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,E.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",E.Du]],D=/\.(tf|tofu|hcl|json)$/,
C=({class:s})=>s==="config"||s==="test",v=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:E.Du,isOverride:!1},y=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s);function T(s,e,r){if(s===v)return M;const t=D.test(s)?b.find(([G])=>G.test(s)):void 0,[i=/$/,o=null,a=[]]=t??[];if(o===null)return;const d=A(s)&&o==="te\
st"&&r==="tests";if(A(s)&&!d)return;const m=s.search(i),h=s.slice(0,m),$=h+s.slice(m).replace(".tf",".tofu"),p=h==="override"||h.endsWith("_override"),P=d||$!==
s&&e.has($);if(P&&!a.includes("terraform"))return;const R=P?w:a,F=s.endsWith(".json")?"json":"hcl";return{class:o,syntax:F,clients:R,isOverride:p}}const A=s=>s.
startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),I=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,g=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pi\
pelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-comm\
it-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),_=s=>O.test(s),u=[".spacelift/config.yml",".space\
lift/config.yaml"],f=s=>s.endsWith(".tfbackend"),n=s=>I.test(s),l=s=>n(s)||g.test(s)}),6195:((ne,H,c)=>{c.d(H,{$8:()=>v,G$:()=>M,Ls:()=>D,VK:()=>b,sT:()=>T,sq:()=>y});
var E=c(6760),w=c(5747),k=c(7052);const O=/[*?[{]/;function b(A){const I=A.split("/"),g=I.findIndex(_=>O.test(_));return g<0?{fixed:A}:{fixed:I.slice(0,g).join(
"/"),glob:I.slice(g).join("/")}}function D(A){const I=A.map(g=>{const _=g.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:_,start:C(_)}});return g=>{
const _=g.toLowerCase();return I.some(({glob:u,start:f})=>u===g||_.startsWith(f)&&E.posix.matchesGlob(g,u))}}function C(A){const[I=""]=A.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(A)??[];return I.toLowerCase()}const v=({file:A,glob:I},g)=>A===g||I!==void 0&&E.posix.matchesGlob(g,I),M=A=>A.startsWith(".")||A==="node_modules",y=A=>E.sep===
"/"?A:A.replaceAll(E.sep,"/");function T(A,{boundary:I}){return A.kind==="error"?(0,k.WO)({what:"link",code:A.code}):(0,w.UO)(A.path,I)?A.kind==="special"?(0,k.
WO)({...A,what:"link-to-special-file"}):A.kind==="file"?A.path:null:(0,k.a3)({what:"link"})}}),5603:((ne,H,c)=>{c.d(H,{A:()=>b,j:()=>D});var E=c(5143),w=c(5799),
k=c(1064),O=c(5011);const b=["lock-file","syntax","version-file","tool","hook"];class D{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:y},scope:T,
isContext:A}){if(A)return;const[I,...g]=y;if(I!==void 0&&g.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const _=`is read by ${k.bB[I]} only`;this.addSign({client:I,
level:"syntax",place:{file:M,...w.wv},text:_})}for(const _ of T.declared)this.addDeclared(_)}end(M){for(const{kind:y,host:T,place:A,clients:I,isOverridden:g,text:_}of M)
if(y==="lock_provider"){const u=k.Du.find(n=>(0,O.Vm)(n)===T),f=`locks providers from ${T}`;u&&this.addSign({client:u,level:"lock-file",place:A,text:f})}else y===
"cloud_default"&&!g&&I.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:A,text:"has a cloud block without hostname",isCloud:!0}):y===
"module"&&_?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:A,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addDeclared(M){const{kind:y,text:T,place:A}=M;if(y==="version")C(this.constraints,T,M);else if(y==="binary"){const I=T==="tofu"?"\
opentofu":"terraform";this.addSign({client:I,level:"version-file",place:A,text:"sets terraform_binary"})}else if((0,k.SO)(y)){const{client:I,what:g}=k.$I[y];this.
addSign({client:I,level:"syntax",place:A,text:`has ${g}`})}}addSign(M){C(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}function C(v,M,y){const T=(0,E.
Zl)(y.place.file)?`${M} aside`:M;v.has(T)||v.set(T,y)}}),7854:((ne,H,c)=>{c.d(H,{CI:()=>C,G4:()=>g,O8:()=>b,Rt:()=>O,VZ:()=>D,eI:()=>M,kA:()=>T,s7:()=>y,sw:()=>v,
vH:()=>A});var E=c(9075),w=c(7052),k=c(5799);const O=["organization","workspaces"],b=["module","state","lock"],D=["version","compatible","provider-version"],C=({
directory:_,module:u})=>[...new Set([_,u??_])];function v(_,u){const f=(0,E.Oo)(l=>l.filter(s=>u.includes(s))),n=(0,E.Oo)(l=>l.map(s=>({...s,clients:f(s.clients)})).
filter(s=>s.clients.length>0));return _.flatMap(l=>{const s=f(l.clients);if(s.length===l.clients.length)return l;const e=n(l.needs),r=l.isHostImplied?e[0]?.host??
l.host:l.host;return s.length===0?[]:{...l,clients:s,needs:e,host:r}})}const M=(_,u)=>u.length===0?_:_.map(f=>{const{calls:n,evaluated:l}=f;if(n===void 0||l===void 0)
return f;const s=Object.entries(n).filter(([e])=>!u.some(r=>r===e));return{...f,calls:Object.fromEntries(s)}}),y=({workspace:_,hasOwnToken:u,directHost:f})=>_!==
void 0||u===!0||f!==void 0,T=_=>new Set(_.flatMap(({host:u,isHostImplied:f})=>f?[]:u??[])),A=(_,u)=>_.filter(({clients:f})=>f.some(n=>u.includes(n))),I=1e4;function g(_=I){
const u=[],f={error:0,warning:0,notice:0};let n=0;const l=e=>{f[e.severity]+=1,f[e.severity]<=_?u.push(e):n+=1},s=()=>(0,k.sb)(".",(0,w.ub)({kind:"problems",max:_,
omitted:n}));return{add:l,all:()=>n===0?u:[...u,s()]}}}),9929:((ne,H,c)=>{c.d(H,{o:()=>A,v:()=>u});var E=c(9075),w=c(5143),k=c(5799),O=c(9664),b=c(1022),D=c(7854);
let C=function(...f){return{asWritten:C}=c.late([245,167,727,845],1727),new.target?new C(...f):C(...f)},v=function(...f){return{usagesOf:v}=c.late([245,167,727,
845],1727),new.target?new v(...f):v(...f)},M=function(...f){return{declaredIn:M}=c.late([245,167,727,845],1727),new.target?new M(...f):M(...f)},y=function(...f){
return{parseFile:y}=c.late([245,167,727,845],1727),new.target?new y(...f):y(...f)};const T=25e4;class A{usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(n){
this.scan=n,this.scanned=new Set([...n.usages,...n.declared].map(({place:l})=>l.file))}inherit(n,l,s){const e=(0,w.df)(n),r=this.sources.get(e)??[];this.sources.
set(e,r),r.push({root:s,source:l,version:null,isOpen:!1})}add({file:n,text:l,lines:s},e,r){if(s===null&&this.scanned.has(n))return this.snippets.set(n,(this.snippets.
get(n)??new Set).add(r)),!0;if(this.count+=l.length/1e3,this.count>T)return this.unread.push({file:n,...k.wv}),!1;const t=a=>s===null||a.place.line<=s[1]?a:{...a,
place:s[0]},i=y(l,{...e,isGenerated:!0},n),{usages:o}=v([i],(a,d)=>C(d));for(const a of o){const d=a.version&&t(a.version);I(this.usages,t({...a,version:d}),r)}
for(const a of M([i]))a.kind!=="module"&&I(this.declared,t(a),r);return this.count+=o.length,!e.isOverride||o.every(a=>a.kind==="implied_provider")}finish(n){if(n.
length===0)return this.scan;const s=Map.groupBy([...this.scan.usages,...this.usages.values()],({place:t})=>t.file).values().flatMap(t=>t.sort((i,o)=>i.place.line-
o.place.line)),e=Array.from(s,t=>this.placed(this.inherited(t))),r=new Set(n.flatMap(t=>t.replaced));return{...this.scan,notes:this.scan.notes.filter(t=>!r.has(
(0,k.W7)(t))),usages:_(e,n),declared:[...this.scan.declared,...this.declared.values()].map(t=>this.placed(t)),units:n,unread:this.unread}}inherited(n){const l=(0,w.
df)(n.place),s=n.kind==="terragrunt_source"?this.sources.get(l):void 0;if(s===void 0)return n;this.sources.delete(l);const e=s.flatMap(({root:r})=>r??[]);return{
...n,calls:{terraform:s,opentofu:s},directories:e}}placed(n){const l=this.snippets.get(n.place.file);if(l===void 0)return n;const s=(0,O.jt)(n.place.file);return{
...n,directories:this.isOfSnippets(s)?[...l]:[s,...l]}}isOfSnippets=(0,E.Oo)(n=>this.scanned.values().every(l=>(0,O.jt)(l)!==n||this.snippets.has(l)))}function I(f,n,l){
const{kind:s,text:e,place:r}=n,t="address"in n?[n.address,n.version?.text]:[n.localName],i=[(0,w.df)(r),s,e,...t].join(`
`),o=f.get(i)??{...n,directories:[]};f.set(i,o),o.directories.at(-1)!==l&&o.directories.push(l)}const g=({directories:f,place:n})=>f??[(0,O.jt)(n.file)];function _(f,n){
const l=f.filter(({kind:t})=>t.startsWith("required_provider")),s=u(l,g),e=u(n,D.CI),r=(0,E.Oo)(t=>{const o=(0,D.CI)(t).flatMap(a=>s.get(a)??[]).filter(({each:a})=>!t.
replaced.includes(a.place.file));return new Set(o.map(({each:a})=>(0,b.op)(a.address)))});return f.map(t=>{const i=t.kind==="implied_provider"?g(t):[],o=i.flatMap(
h=>e.get(h)??[]);if(o.length===0)return t;const a=(0,b.A5)(t.text),d=o.flatMap(({each:h})=>r(h).has(a)?[]:h);if(d.length===0)return{...t,isOverridden:!0,needs:[]};
const m=d.flatMap(({isPartial:h,directory:$})=>h?[]:$);return{...t,directories:[...m,...i.filter(h=>!e.has(h))]}})}function u(f,n){const l=f.flatMap(s=>n(s).map(
e=>({directory:e,each:s})));return Map.groupBy(l,({directory:s})=>s)}}),345:((ne,H,c)=>{c.d(H,{s:()=>y});var E=c(3024),w=c(6760),k=c(5747),O=c(4091),b=c(4e3),D=c(
101),C=c(3152);let v=function(...u){return{X509Certificate:v}=process.getBuiltinModule("node:crypto"),new.target?new v(...u):v(...u)};const M=4*1024*1024;function y(u,{
environment:f,directory:n,wording:l=C.w7}){const{settings:s,mistakes:e}=(0,C.P$)(u,l),r=I(s.caFile,l),t=A(f),i=[r,t].flatMap($=>$.ok?[]:[$.why]),o=(0,k.N0)(()=>(0,E.
statSync)(n).isDirectory(),!1),d=s.scan.filter($=>!/[*?[\]{}]/.test($)).flatMap($=>T($,n,l)??[]),m=`GITHUB_WORKSPACE names ${(0,b.dh)(n)}, which is not a direct\
ory`,h=[...e,...i,...o?d:[m]];if(h.length>0||!r.ok||!t.ok)throw new C.GN(h);return{...s,authorities:r.value,chooseProxy:t.value}}function T(u,f,{missingPath:n,setting:l}){
const s=(0,w.resolve)(f,u);return(0,E.existsSync)(s)?(0,k.N0)(()=>(0,E.accessSync)(s,E.constants.R_OK)===void 0,!1)?null:`${l("scan")} names ${s}, which this us\
er may not read`:n(u,f)}function A(u){try{return(0,O.Ju)((0,D.N)(u))}catch(f){if(f instanceof TypeError)return(0,O.TR)(f.message);throw f}}function I(u,{setting:f}){
if(u===null)return(0,O.Ju)(null);const n=(0,k.yR)(u,M),l=f("ca-file");if(!n.ok)return(0,O.TR)(`${l} "${u}" ${(0,b.mP)(n.failure)}`);const s=_(n.text);return s.ok?
s:(0,O.TR)(`${l} "${u}" ${s.why}`)}const g=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function _(u){const f=u.match(g)??[];if(f.length===0)return(0,O.
TR)("contains no certificate; expected PEM");try{for(const n of f)new v(n);return(0,O.Ju)(f.join(`
`))}catch(n){return(0,O.TR)(`contains an invalid certificate: ${n instanceof Error?n.message:n}`)}}}),3408:((ne,H,c)=>{c.d(H,{j:()=>f,o:()=>n});var E=c(9562),w=c(
3024),k=c(2071),O=c(5747),b=c(6697),D=c(5799),C=c(1831),v=c(4321);function M(s,e,r){if(r.allowedHosts.length===0)return s;const t=y(e),i=s.files.filter(({path:P})=>(0,O.
UO)(y(P),t)),o=new Set(i.map(({shown:P})=>P)),a=(0,k.Ol)(s).installation?.methods??[],d=s.forced.flatMap(({place:P,services:R})=>R.map(({value:F})=>({place:P,host:typeof F==
"string"?A(F):null}))),m=[...a.flatMap(T),...d].filter(({place:P,host:R})=>R!==null&&o.has(P.file)&&!(0,C.ev)(R,r)),h=m.map(({place:P,host:R})=>{const F=(0,b.wp)(
{host:(0,C.nx)(R??""),use:"configuration"});return(0,D.hD)(F,{places:[P],clients:[s.client]})}),$=new Set(m.map(({place:P})=>P)),p=s.forced.filter(({place:P})=>!$.
has(P));return{...s,forced:p,findings:[...s.findings,...h]}}const y=s=>(0,O.N0)(()=>(0,w.realpathSync)(s),s);function T(s){const{kind:e,place:r}=s;return e==="n\
etwork"?[{place:r,host:(0,C.Pm)(s.url)}]:e!=="local"||s.path!==null?[]:[{place:r,host:(0,C.yo)(`https://${s.shown}`)??v.IZ}]}const A=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.
test(s)?(0,C.yo)(s.replace(/^\/\//,"https://"))??v.IZ:null;let I=function(...s){return{thisMachine:I}=c.late([138],2218),new.target?new I(...s):I(...s)},g=function(...s){
return{mergeMistakes:g}=c.late([138],2218),new.target?new g(...s):g(...s)},_=function(...s){return{readCliConfig:_}=c.late([138],2218),new.target?new _(...s):_(
...s)},u=function(...s){return{withoutInstalled:u}=c.late([155,202],1264),new.target?new u(...s):u(...s)};function f(s,e,r,{environment:t,directory:i,plugins:o=null}){
if(e.hostnames.length===0&&s.every(({needs:R})=>R.length===0))return{usages:s,remarks:[],findings:[],configs:[],releases:r.releases};const d=n(e.cliConfig,r.clients,
t,i).map(R=>M(R,i,e)),m=r.releases.map(R=>{const F=d.find(({client:G})=>G===R.client);return{...R,attemptMs:F?.requestTimeoutMs??R.attemptMs}}),h=e.depth!=="dis\
covery",$={root:i,plugins:o,releases:m,asksMirrors:h},p=s.some(l)?u(s,d,$):{usages:s,remarks:[],findings:[]},P=[...d.flatMap(R=>R.findings),...p.findings];return{
...p,findings:g(P),configs:d,releases:m}}function n(s,e,r,t=null){const i=I(r);return e.map(o=>_(o,i,s,t))}const l=({needs:s})=>s.some(({service:e})=>e===E.xq)}),
2446:((ne,H,c)=>{c.d(H,{o:()=>Ve,S:()=>Ge});var E=c(9075),w=c(7052),k=c(5143),O=c(5799),b=c(785),D=c(1064),C=c(7747),v=c(8416),M=c(2161),y=c(7854),T=c(9664),A=c(
5011),I=c(4321),g=c(5603),_=c(3024),u=c(6760),f=c(5747),n=c(6195);const l={files:1e6,directoryFiles:5e4};function*s(W,j=new Set,U=(0,C.uF)(),K=l){const S=new e(
W,j,U,K);for(const x of W.scan){const N=(0,C.kI)(S.root,x);"path"in N?yield*S.walkFrom(N):yield{name:x,files:[],notes:[N]}}for(const x of j)yield*S.readCalled(x)}
class e{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor({root:j,scan:U,exclude:K},S,x,N){this.root=(0,_.realpathSync)(j),this.checkout=
(0,C.ET)({root:j,scan:U}),this.isExcluded=(0,n.Ls)(K),this.called=S,this.aside=x,this.limits=N,this.selected=U.length>1?new Set:null}*walkFrom(j){const{path:U,name:K,
glob:S,file:x}=j,z=[{path:U,name:K,depth:0,isSelected:S===void 0&&x===void 0}];for(let J=z.pop();J!==void 0;J=z.pop()){const ee=(0,C.KG)(J);if(yield this.read(j,
J,ee),j.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const Y of this.findDirectories(j,J,ee))z.push(Y)}}*readCalled(j){const{directories:U,
links:K,linked:S}=this.aside;for(const J of(0,T.eH)(j))S.delete(J);const x=U.has(j)?null:this.checkout.locate(j);if(x===null||(0,f.$r)(x).kind!=="directory")return;
const N=(0,n.sq)((0,u.relative)(this.root,x));if(N!==j&&K.set(j,N),!U.has(N)&&this.files<=this.limits.files&&!(0,T.eH)(N).some(this.isExcluded)){const J={path:x,
name:N,depth:0,isSelected:!0},ee=(0,f.UO)(x,this.root)?this.root:x;yield this.read({path:x,name:N,boundary:ee},J,(0,C.KG)(J))}U.has(N)&&U.add(j)}read(j,U,K){const{
name:S}=U;if("problem"in K)return this.aside.directories.add(S),{name:S,files:[],notes:[K]};const{files:x,notes:N}=this.findFiles(j,U,K);this.files+=x.length;const z=this.
limits.files;if(this.files>z){const Y=(0,O.sb)(S,(0,w.ub)({kind:"files",max:z}));return{name:S,files:[],notes:[...N,Y]}}const J=x.filter(({isContext:Y})=>Y);if(x.
length>0&&J.length===x.length)return{name:S,files:[],notes:N};this.aside.directories.add(S);for(const{file:Y,kind:te}of J)(0,M.Ep)(te)&&this.aside.unselected.push(
Y);const ee=x.length>0&&K.some(Y=>Y.name===".terraform");return{name:S,files:x,notes:ee?[...N,...this.readLeft(S)]:N}}findFiles(j,U,K){const{name:S}=U,x=[],N=[];
for(const z of this.filesAmong(j,U,K))if("problem"in z)N.push(z);else if(x.length<this.limits.directoryFiles)x.push(z);else{const J=this.limits.directoryFiles;N.
push((0,O.sb)(S,(0,w.ub)({kind:"directory",max:J})));break}return{name:S,files:x,notes:N}}*filesAmong(j,U,K){const S=new Set;for(const N of K)if((0,M.tr)(N.name)&&
!N.isDirectory()&&S.add(N.name),N.name===".spacelift")for(const z of M.dN)this.addTool((0,T.Gz)(U.name,z));const x=u.posix.basename(U.name);for(const N of K){if(N.
isDirectory())continue;const z=(0,T.Gz)(U.name,N.name),J=(0,M.L8)(N.name,S,x);if(J===void 0){(0,M.Z8)(N.name)&&this.addTool(z),N.name.endsWith(".tfstate")&&!this.
isExcluded(z)&&this.aside.states.push(...(0,C.un)(z,this.checkout));continue}const Y={path:U.path+u.sep+N.name,file:z,kind:J,isContext:!this.select(j,U,z)};N.isFile()?
yield Y:N.isSymbolicLink()?yield*this.follow(j,Y):yield(0,O.sb)(z,(0,w.WO)({what:"special-file",is:(0,f.I)(N)}))}}readLeft(j){this.isExcluded((0,T.Gz)(j,".terra\
form"))||this.aside.states.push(...(0,C.rN)(j,this.checkout));const{installed:U,note:K}=(0,C.Wj)(j,this.checkout);for(const S of U)this.called.add(S.directory);
return this.aside.installed.push(...U),K===null?[]:[K]}addTool(j){this.isExcluded(j)||this.aside.toolFiles.push(j)}select(j,U,K){return!(U.isSelected||(0,n.$8)(
j,K))||this.isExcluded(K)||this.selected?.has(K)?!1:(this.selected?.add(K),!0)}*follow(j,U){const K=(0,n.sT)((0,f.$r)(U.path),j);if(K===null)return;if(typeof K==
"object")return yield(0,O.sb)(U.file,K);const S=(0,n.sq)((0,u.relative)(this.root,K));U.isContext||this.aside.links.set(U.file,S),yield{...U,path:K,target:S}}findDirectories({
glob:j},{path:U,name:K,depth:S,isSelected:x},N){return N.toReversed().flatMap(z=>{if(z.isSymbolicLink()&&z.name==="tests"&&this.called.add((0,T.Gz)(K,"tests")),
(0,n.G$)(z.name))return[];const J=(0,T.Gz)(K,z.name);if(this.isExcluded(J))return[];const ee=U+u.sep+z.name;if(z.isSymbolicLink()&&(0,f.$r)(ee).kind==="director\
y"&&this.aside.linked.set(J,this.checkout.nameOf(J)),!z.isDirectory())return[];const Y=x||j!==void 0&&u.posix.matchesGlob(J,j);return{path:ee,name:J,depth:S+1,isSelected:Y}})}}
let r=function(...W){return{withPlaces:r}=c.late([245,167,727,845],1727),new.target?new r(...W):r(...W)},t=function(...W){return{dependsOnOthers:t}=c.late([245,
167,727,845],1727),new.target?new t(...W):t(...W)},i=function(...W){return{usagesOf:i}=c.late([245,167,727,845],1727),new.target?new i(...W):i(...W)},o=function(...W){
return{declaredIn:o}=c.late([245,167,727,845],1727),new.target?new o(...W):o(...W)},a=function(...W){return{isForeign:a}=c.late([245,167,727,845],1727),new.target?
new a(...W):a(...W)},d=function(...W){return{readModule:d}=c.late([245,167,727,845],1727),new.target?new d(...W):d(...W)};const m=25e4;function*h(W,j,U,K=m){const S=new $(
j,U,K);yield*S.collect(W);const x=yield*S.decideOpen();return S.result(x)}class ${items=[];notes=(0,y.G4)();known=new Map;declared=[];signs=new g.j;aside;counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(j,U,K){this.found=j,this.aside=(0,C.uF)(j.links),
this.values=U,this.maxUsages=K}*collect(j){const{counts:U}=this;for(const{name:K,files:S,notes:x}of s(j,this.found.called,this.aside)){if(this.endedAt=K,yield U.
files)return;for(const z of x)this.notes.add(z);if(S.length===0)continue;if(this.isFull(U.decided+U.open,K))break;const N=yield*d(S,U.files);if(N===null)return;
U.bytes+=N.bytes;for(const z of N.notes)this.notes.add(z);this.add({directory:K,files:N.files})}this.endedAt=null}*decideOpen(){const j=[];let U=!1;for(const K of this.
items){if(!("files"in K)){j.push(K);continue}if(U||=this.isFull(this.counts.decided,K.directory),!U)if(yield this.counts.files)this.endedAt??=K.directory,U=!0;else
for(const S of this.decide(K.files))j.push(S)}return j}result(j){const{signs:U,notes:K,declared:S,aside:x,isEmpty:N,usesTerragrunt:z,endedAt:J}=this,{files:ee,bytes:Y}=this.
counts;return{...{usages:[...j,...x.states.map(p)],declared:S,notes:K.all(),...U.end(j),...x},units:[],unread:[],files:ee,bytes:Y,isEmpty:N,usesTerragrunt:z,endedAt:J}}add(j){
const{files:U}=j;this.counts.files+=U.length;for(const S of o(U))this.declared.push(S);for(const S of U){const x=!a(S),N=S.kind.class==="terragrunt";x&&(this.isEmpty=
!1),N&&this.found.terragrunt.push(S.file),this.usesTerragrunt||=N&&x,this.signs.addFile(S)}const K=U.some(t);for(const S of U)(K||!S.isContext)&&this.addCalls(S);
if(K){this.items.push({...j,files:U.map(r)});for(const{references:S}of U)this.counts.open+=S.length}else for(const S of this.decide(U))this.items.push(S)}addCalls({
file:j,references:U}){for(const{kind:K,row:S,value:x}of U){if(x===void 0)continue;const N=(0,A.Nj)(x.text)||S.grammar==="terragrunt"&&(0,I.GL)(x.text),z=N||(0,I.
qC)(x.text).length>0;if(K==="module"&&(z||x.kind==="pieces")&&this.found.calls.push({source:x.text,file:j}),N&&S.position.includes("source"))for(const J of[(0,T.
jt)(j),(0,T.RO)((0,T.jt)(j))])this.found.called.add((0,T.un)(J,x.text))}}decide(j){const{usages:U,notes:K}=i(j,this.values,this.known);for(const S of K)this.notes.
add(S);return this.counts.decided+=U.length,U}isFull(j,U){const K=this.maxUsages;return j<K?!1:(this.notes.add((0,O.sb)(U,(0,w.ub)({kind:"usages",max:K}))),!0)}}
const p=({file:W,host:j,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:j,text:j,address:"state",place:{file:W,...O.wv},clients:[U],isOverridden:!1,
needs:[]});var P=c(3916),R=c(6647),F=c(9929);function G(W,j,U,{nameOf:K}){if(!(0,A.Nj)(j)){const[x=null]=(0,I.qC)(j).flatMap(N=>K(N)??[]);return x}const S=(0,T.
un)(W,j);return U.get(S)??S}const L=100;function V({usages:W,units:j},U){const K=(0,F.v)(j,y.CI);return[...W.flatMap(({calls:x,directories:N,text:z,place:J})=>{
const ee=(0,T.jt)(J.file),Y=(K.get(ee)??[]).flatMap(({each:ce})=>(0,y.CI)(ce));if(x===void 0&&N===void 0&&Y.length===0&&(0,I.qC)(z??"").length===0)return[];const ie=Object.
values(x??{}).flat(),oe=[z,...ie.map(({source:ce})=>ce)].flatMap(ce=>ce??[]),se=[ee,...(N??Y).slice(0,L)];return oe.flatMap(ce=>(0,A.Nj)(ce)?se.map(ae=>(0,T.un)(
ae,ce)):(0,I.qC)(ce).flatMap(ae=>U.nameOf(ae)??[]))}),...j.flatMap(y.CI)]}function Z(W,j){const{usages:U,links:K,directories:S}=W,x=(te,ie)=>{const oe=G(te,ie,K,
j);return oe===null||(0,A.Nj)(ie)&&oe===(0,T.un)(te,ie)?ie:`./${(0,P.relative)(te,oe)}`},N=U.map(te=>{const{kind:ie,text:oe,calls:se,place:ce}=te,ae=K.size>0||se!==
void 0||(0,I.qC)(oe??"").length>0;if(ie!=="module"||oe===null||!ae)return te;const de=[{root:null,source:oe,version:null,isOpen:!1}],Oe=Object.entries(se??{terraform:de,
opentofu:de}).map(([Ee,pe])=>{const{file:$e}=ce,we=pe.map(({source:Ce,...Ze})=>({...Ze,source:Ce&&x((0,T.jt)($e),Ce)}));return[Ee,we]});return Oe.every(([,[Ee]])=>Ee?.
source===oe)&&se===void 0?te:{...te,calls:Object.fromEntries(Oe)}}),z=({directory:te})=>S.has(te)&&j.nameOf(te)===te,J=W.installed.filter(te=>!z(te)&&j.exists(te.
directory)),ee=new Map(J.map(({root:te,directory:ie})=>{const oe=(0,w.a3)({what:"outside",path:ie});return[ie,(0,O.sb)((0,T.Gz)(te,R.U4),oe)]})),Y=[...W.notes,...ee.
values()];return{...W,usages:N,installed:W.installed.filter(z),notes:Y}}let X=function(...W){return{resolveValue:X}=c.late([245,167,727,845],1727),new.target?new X(
...W):X(...W)},Q=function(...W){return{asWritten:Q}=c.late([245,167,727,845],1727),new.target?new Q(...W):Q(...W)},B=function(...W){return{Instances:B}=c.late([
245,167,119],5119),new.target?new B(...W):B(...W)},q=function(...W){return{Terragrunt:q}=c.late([245,167,119],5119),new.target?new q(...W):q(...W)},ue=function(...W){
return{withUnits:ue}=c.late([245,167,119],5119),new.target?new ue(...W):ue(...W)};const le=10;function*re(W,j=[]){const U=(0,C.ET)(W),K=new Set;for(let S=1;;S+=
1){const x=yield*fe(W,U,new Set(K),j),N=K.size;for(const J of V(x,U))!x.directories.has(J)&&U.locate(J)!==null&&K.add(J);if(K.size===N||x.endedAt!==null||S===le)
return Z(x,U)}}function*fe(W,j,U,K){const S={calls:[],called:U,links:new Map,terragrunt:[]},x=Me(j,S,K),N=(0,E.Oo)(()=>new q(x)),z=yield*h(W,S,_e(x,N));return S.
terragrunt.length===0?z:yield*ue(z,N())}function _e(W,j){const U=(0,E.Oo)(K=>(0,E.Oo)(S=>new B(W,K,S)));return({row:K,place:S},x,N)=>{if(K.grammar==="terragrunt")
return me(j(),S.file,x);const z=K.evaluation?.[N];if(z===void 0)return Q(x);const J=U(N)(z);if(J.effort.isSpent)return Q(x);const ee=({scope:oe,from:se,root:ce})=>(oe.
effort.renew(),{...X(x,oe),from:se,root:ce}),Y=(0,T.jt)(S.file),te=ee(J.unknown(Y));if(te.isWhole)return[[te]];const ie=Map.groupBy(J.of(Y),({use:oe})=>oe);return Array.
from(ie.values(),oe=>oe.map(ee))}}function me(W,j,U){if(W.effort.isSpent)return Q(U);const K=x=>({...X(U,x),from:null}),S=W.includedScopes(j).map(x=>[K(x)]);return S.
length===0?[[K(W.scopeOf(j))]]:S}function Me(W,{calls:j,links:U,terragrunt:K},S){const x=new Set(S),N=(0,E.Oo)(Ae),z=(ee,Y)=>G(ee,Y,U,W),J=(0,E.Oo)(()=>ye(j,z));
return{files:W,calls:()=>J(),leadsTo:z,terragrunt:K,isSet:ee=>x.has(ee),setBy:ee=>{const Y=`TF_VAR_${ee}`;if(x.has(Y))return Y;const te=N(W).get(ee);return te===
void 0?null:`${Y} in ${te}`}}}const Ie=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function ye(W,j){const U=new Map,K=new Set;for(const{source:S,file:x}of W){
const N=(0,T.jt)(x),z=j(N,S);z!==null?U.set(z,(U.get(z)??new Set).add(N)):Ie.test(S)&&K.add(N)}return{callers:U,dynamic:K}}const ve=".github/workflows",ke=200;function Ae(W){
const j=new Map,U=W.list(ve).filter(K=>/\.ya?ml$/.test(K));for(const K of U.slice(0,ke)){const S=`${ve}/${K}`,x=W.read(S)??"";for(const[,N,z]of x.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const J=N??z??"";j.has(J)||j.set(J,S)}}return j}var De=c(4526);function be(W,{roots:j,exclude:U},K){const S=new Set(W.links.values());if(S.size===0)return W;const[
x,N]=[(0,n.Ls)(j),(0,n.Ls)(U)],z=D.Du.flatMap(se=>[...(0,De.Pv)(W,se).values()]),J=new Set(z.flatMap(De.s1)),ee=new Set(W.units.map(({directory:se})=>se)),Y=(0,E.
Oo)(se=>J.has(se)||ee.has(se)||x(se||".")?!1:K.list(se).map(ae=>(0,T.Gz)(se,ae)).every(ae=>S.has(ae)||N(ae)||!he(ae))),te=se=>S.has(se)&&he(se)&&Y((0,T.jt)(se)),
ie=W.usages.filter(({place:se})=>!te(se.file)),oe=W.declared.filter(({place:se})=>!te(se.file));return{...W,usages:ie,declared:oe,notes:W.notes.filter(se=>!te((0,O.
W7)(se)))}}function he(W){const j=(0,M.L8)((0,P.basename)(W),new Set,(0,P.basename)((0,P.dirname)(W)));return j!==void 0&&j.class!=="terragrunt"}var je=c(8011),
Se=c(3229),Le=c(5257),Ue=c(796);const We=100;function Be(W,j){const U=Ne(j),K=W.flatMap(N=>{const{kind:z,version:J,directories:ee,isOverridden:Y,replacedFor:te}=N,
ie=/^(module|test_module|terragrunt_source)$/.test(z),oe=J!==void 0||ee!==void 0&&!j.isStrict;if(!ie||Y||oe)return[];const ce=N.clients.filter(de=>!te?.includes(
de)).flatMap(de=>{const ge=U(N,de);return ge===null?[]:{client:de,reason:ge}}),[ae]=ce;return ae===void 0?[]:{usage:N,reason:ae.reason,clients:ce.map(({client:de})=>de)}}),
S=(0,E.Oo)(()=>Fe(j));return[...Map.groupBy(K,({reason:N})=>N.paths.at(-1)??"")].slice(0,We).flatMap(([N,z])=>{const J=(0,E.Oo)(({why:ee,paths:Y})=>ee==="outsid\
e"||ee==="skipped"?(0,w.a3)({what:ee,path:N}):(0,je.Iz)({path:N,maker:ee==="created"?"`init`":S()(Y)}));return z.map(({usage:{place:ee,text:Y},reason:te,clients:ie})=>{
const oe=(0,Se.Kc)(Y??"");return(0,O.hD)(J(te),{places:[ee],clients:ie,isPlaceholder:oe})})})}const Re={throwIfNoEntry:!1},Ke=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ne({root:W,scan:j,units:U,directories:K,isStrict:S}){const{locate:x,nameOf:N}=(0,C.ET)({root:W,scan:j}),z=(0,E.Oo)(Y=>(0,f.N0)(()=>(0,_.statSync)((0,u.
join)(W,Y),Re)?.isDirectory()===!0,!1)),J=(0,E.Oo)(Y=>{if(/^\.\.(\/|$)/.test(Y)||z(Y)){const ae=x(Y)!==null;return ae&&!S?null:{why:ae?"skipped":"outside",paths:[
Y]}}const ie=Y.split("/"),oe=ie.map((ae,de)=>ie.slice(0,de+1).join("/")),se=oe.findIndex(ae=>!z(ae));return(0,f.N0)(()=>{const ae=(0,_.lstatSync)((0,u.join)(W,oe[se]??
""),Re);return ae===void 0||ae.isFile()},!1)?Ke.test(Y)?S?{why:"created",paths:[Y]}:null:{why:"missing",paths:oe.slice(se)}:{why:"outside",paths:[Y]}}),ee=(0,E.
Oo)(Y=>{const te=U.filter(oe=>oe.directory===Y||oe.module===Y);return te.some(oe=>oe.unknown!==null||oe.isPartial)?[]:[Y,...te.flatMap(y.CI)]});return(Y,te)=>{const ie=(0,T.
jt)(Y.place.file),se=[...Y.kind==="test_module"?[(0,T.RO)(ie)]:[],...ee(ie)],ce=Y.directories??se,ae=(0,Le.MZ)(Y,te).flatMap(({source:de,isOpen:ge})=>{const Oe=ge?
Y.evaluated?.[te]?.text??"":"";if(de===null&&S&&(0,A.Nj)(Oe))return[{why:"skipped",paths:[Oe]}];const Te=!S&&/[$%]\{/.test(de??"");if(de===null||Te)return[null];
const Ee=(0,I.qC)(de);if(Ee.length>0)return[Ee.some(Ce=>K.has(N(Ce)??".."))?null:{why:"outside",paths:[de]}];if(!(0,A.Nj)(de)||Y.kind==="terragrunt_source")return[
null];const pe=ce.map(we=>(0,T.un)(we,de)),$e=pe.filter(we=>!K.has(we));return Y.directories===void 0?$e.length<pe.length?[null]:$e.map(J):$e.map(J).filter(we=>we?.
why!=="missing")});return ae.includes(null)?null:ae[0]??null}}const xe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Fe({root:W,exclude:j,
toolFiles:U}){const K=(0,C.ET)({root:W,scan:[]}),S=(0,E.Oo)(ee=>({file:ee,text:K.read(ee)??""})),x=(0,E.Oo)(()=>[...(0,Ue._X)({root:W,exclude:j},U)]),N=/sparsecheckout\s*=\s*true/i,
z=[".git/config.worktree",".git/config"].find(ee=>N.test(S(ee).text)),J=[...S(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return ee=>{if(z!==void 0)
return z;const Y=ee.at(-1)??"";if(J.some(([,se])=>(0,T.Gz)(Y,"").startsWith(`${se}/`)))return".gitmodules";const te=Y.split("/");return[...te.flatMap((se,ce)=>xe.
map(ae=>S((0,T.Gz)(te.slice(0,ce).join("/"),ae)))),...x()].find(({text:se})=>ee.some(ce=>He(se,ce)))?.file??null}}function He(W,j){const U=j.split("/").toReversed(),
[K=""]=U;return!W.includes(K)&&!W.includes("*")?!1:(W.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(S=>{const x=S.split("/").filter(N=>!/^\.*$/.test(N));return/^[\w-]+(\.[\w-]+)+$/.
test(x[0]??"")&&x.length>2?x.at(-1)?.replace(/\.git$/,"")===K:x.some((N,z)=>(N===K||/\w\*|\*\w/.test(N)&&(0,P.matchesGlob)(K,N))&&U.slice(1,z+1).every((ee,Y)=>ze(
x[z-Y-1],ee)))})}const ze=(W="",j)=>W===j||/[$*{}]/.test(W);let Pe=function(...W){return{readTools:Pe}=c.late([245,167,727,845],1727),new.target?new Pe(...W):Pe(
...W)};async function Ge(W,j){const{directory:U,environment:K,stop:S,progress:x}=j,N={root:U,scan:W.scan,exclude:W.exclude},z=re(N,Object.keys(K)),J=await(0,b.nE)(
z,S,ee=>x({kind:"scan",files:ee}));return be(J,W,(0,C.ET)(N))}function Ve({dialect:W,exclude:j,scan:U,allowedHosts:K},S,{environment:x,directory:N}){const z=(0,E.
Oo)(()=>Pe({root:N,exclude:j},S.toolFiles)),J=!!x.TF_CLOUD_HOSTNAME,ee=U.length>0,Y={setting:W,scan:ee?{...S,tools:z,hasCloudHostname:J}:null},te=(0,v.L2)(Y),{clients:ie,
versions:oe}=te,se=(0,D.Eo)((0,D.tB)("terraform",oe)),ce=pe=>se||!(0,M.xO)(pe),de=(0,y.eI)((0,y.sw)(S.usages,ie),(0,D.d3)(te)).filter(({place:pe})=>ce(pe.file)),
ge=K.length>0,Te=[...Be(de,{...S,...{root:N,scan:U,exclude:j,isStrict:ge}}),...ge?Xe(S):[]],Ee=de.some(({workspace:pe})=>pe?.lacks)&&z().givesState;return{dialect:te,
usedBy:()=>(0,v.rU)(te,Y.scan),usages:Ee?de.map(Ye):de,notes:[...(0,y.vH)(S.notes,ie).filter(pe=>ce((0,O.W7)(pe))),...Te]}}function Xe({unselected:W,linked:j,directories:U,
units:K,unread:S,notes:x}){const N=new Set(x.flatMap(z=>(0,O.Xd)(z)?.file??[]));return[...W.map(z=>(0,O.sb)(z,(0,w.a3)({what:"unselected"}))),...[...j].flatMap(
([z,J])=>J!==null&&U.has(J)?[]:(0,O.sb)(z,(0,w.a3)({what:"linked"}))),...(0,k.jH)(S).map(z=>(0,O.hD)((0,w.a3)({what:"generated"}),{places:[z]})),...K.flatMap(({
directory:z,module:J,unknown:ee})=>ee===null||J!==null||N.has(ee.file)?[]:(0,O.hD)((0,w.a3)({what:"skipped",path:z}),{places:[ee]}))]}function Ye(W){if(W.workspace?.
lacks===void 0)return W;const{organization:j,name:U}=W.workspace;return{...W,workspace:{organization:j,name:U}}}}),2859:((ne,H,c)=>{c.d(H,{CG:()=>v,Fh:()=>y,en:()=>T,
h1:()=>M,wX:()=>A});var E=c(6697),w=c(5143),k=c(1064),O=c(1831),b=c(9562),D=c(7854);const C=new Set(["remote_state","remote_state_default","provider_tfe","provi\
der_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function v(I,g,_,u=(0,D.kA)(g)){
const f=["hostnames input"],n=I.hostnames.flatMap(({host:e,services:r})=>{const t=r.length>0?r:I.requiredServices,i=t.length>0?t:["any"],o={host:e,clients:_,because:f,
isImplied:!1,isForInit:!0};return i.map(a=>({...o,service:a}))}),l=new Set([...u,...I.hostnames.map(({host:e})=>e)]),s=g.flatMap(({kind:e,needs:r,place:t})=>r.map(
i=>({...i,because:[t],isImplied:!l.has(i.host),isForInit:!C.has(e)})));return M([n,s],_)}function M(I,g){return(0,w.c1)(I.flat(),({host:_,service:u})=>`${_} ${u}`).
map(_=>{const[{host:u,service:f}]=_;return{host:u,service:f,clients:[...g.filter(n=>_.some(l=>l.clients.includes(n)))],because:(0,w.As)([..._.flatMap(({because:n})=>n)]),
isImplied:_.every(({isImplied:n})=>n),isForInit:_.some(({isForInit:n})=>n)}})}const y=(I,{isGuess:g},_)=>{const u=_.flatMap(({host:f,isImplied:n})=>n?f:[]);return g?
[{repository:I,hosts:new Set(u)}]:[]};function T(I,{hostnames:g,allowedHosts:_}){const u=new Set(g.map(({host:n})=>n)),f=new Map;for(const{host:n,isImplied:l,because:s,
clients:e}of I){if(u.has(n)||f.has(n))continue;const r={host:(0,O.nx)(n)},[t]=s.filter(o=>typeof o!="string"),i=l&&t!==void 0&&{implied:{place:t,clients:e}};(0,O.
Rt)(n)?f.set(n,(0,E.U7)(r)):(0,O.Jr)(n,_)||f.set(n,(0,E.wp)({...r,...i}))}return f}const A=(I,g)=>new Set([...k.Du,...Object.values(k.bB),...b.fg,...I.flatMap(({
host:_,service:u=_})=>[_,(0,O.pk)(_),u]),...g.flatMap(({directHost:_})=>_??[])])}),7751:((ne,H,c)=>{c.d(H,{o:()=>C,q:()=>D});var E=c(4e3),w=c(5799);const k=v=>v===
1?"1 module or provider was":`${v} modules and providers were`;function O(v){const{names:M}=v,y=(0,E.K4)(M,3,E.dh);switch(v.what){case"inside":return`modules an\
d providers inside ${y} were not checked`;case"direct":{const T=M.length-v.git;return`${[...v.git>0?[`${(0,E.px)(v.git,"module")} from Git`]:[],...T>0?[`${(0,E.
px)(T,"module")} from an archive or bucket`]:[]].join(" and ")} ${M.length===1?"was":"were"} not checked: ${y}`}case"open":return`${(0,E.px)(M.length,"module")}\
 ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return`max-requests (${v.max}) was reache\
d, so ${k(M.length)} not checked: ${y}`;case"size":return`a response is longer than this check reads, so ${k(M.length)} not checked: ${y}`;case"work":return`the\
 answers of the registry take more work than this check does for one host, so ${k(M.length)} not checked: ${y}`;case"stopped":return`the check ended too early, \
so ${k(M.length)} not checked: ${y}`;case"contents":return`the checksums of ${(0,E.px)(M.length,"provider")} in the lock file were not checked, because \`h1:\` ca\
n only be compared with the package itself: ${y}`;case"getter":return`the package of ${(0,E.px)(M.length,"registry module")} was not checked, because it is down\
loaded with ${v.getter}: ${y}`;case"units":return`${(0,E.px)(M.length,"Terragrunt unit")} ${M.length===1?"was":"were"} not checked, because the files of the rep\
ository do not show which module \`source\` names: ${y}`}}const b={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them\
, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},D=v=>(0,w.CC)("not-followed",{message:O(v),help:b[v.what==="work"?
"limit":v.what],...v.what==="work"&&{severity:"warning"}});function C({by:v,address:M,constraint:y,newest:T,others:A}){const I=`${(0,E.dh)(v)} requires ${(0,E.dh)(
M)}${y===null?"":` "${(0,E.dh)(y)}"`}`,g=T===null?"which the registry does not have":A.length>0?`which conflicts with ${(0,E.K4)(A,3,E.dh)}`:`which no listed ve\
rsion fits; the newest is ${(0,E.dh)(T)}`;return(0,w.CC)("module-described",{message:`according to the registry, ${I}, ${g}`,help:"run `init` to confirm; if it \
fails, use another version of the module"})}}),7495:((ne,H,c)=>{c.d(H,{Qm:()=>g,TU:()=>T,i4:()=>n,pb:()=>f,zt:()=>M});var E=c(4091),w=c(8011),k=c(3229),O=c(9037),
b=c(1831),D=c(5011),C=c(4321),v=c(1022);const M={host:null,isHostImplied:!1,needed:null},y=h=>({host:h,isHostImplied:!1,needed:(0,b.Rt)(h)?"state":h}),T=h=>({host:h,
isHostImplied:!0,needed:h}),A=h=>({host:h,isHostImplied:!1,needed:null}),I=h=>h===null?M:{...M,directHost:h},g=h=>({...M,problem:h}),_=(h,$)=>g((0,w.DA)({reason:"\
rejected",error:h,advice:$}));function u(h,$,p){return p===null?h:{...h,problem:(0,w.My)({text:$,host:h.host,advice:p})}}const f={module:t,"test-module":(h,$,p)=>{
const P=(0,D.vL)(h,$).kind==="remote";return $==="opentofu"||!P?t(h,$,p):g((0,w.DA)({reason:"remote-in-test",text:h}))},provider:o,"locked-provider":a,"stack-co\
mponent":d,stack:(h,$)=>{const p=(0,D.A)(h);return p.ok&&!h.startsWith(".")?A(p.value.host):{...d(h,$),isHostImplied:!1,needed:null}},"stack-output":h=>{const[$="",
...p]=h.split("/");return p.length===3?r($,A):g((0,w.DA)({reason:"stack",text:h}))},terragrunt:m,host:h=>r(h,y),url:h=>I((0,O.Ul)(h)),"host-part":h=>I((0,O.D8)(
h)),"state-path":h=>I((0,O.Bm)(h))};function n(h,$,p){if(h==="terragrunt"){const[,G]=/^tfr:\/\/([^/?]*)\//.exec($)??[];return G===void 0?/^$|^t$|^tfr?$|^tfr:/.test(
$)?void 0:s($,p):G===""?T((0,D.Vm)(p)):r(G,y)}if(h==="url"&&/^postgres|=/i.test($))return I(C.IZ);if(/^(url|host-part|state-path)$/.test(h))return s($,p);if(h!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test($))return s($,p);const P=$.indexOf("/");if(P<0)return;const R=(0,D.vL)(`${$.slice(
0,P)}/a/b/c`,p);return R.kind!=="registry"?s($,p):$.split("/").length<l?{...e(R),directHost:C.IZ}:e(R)}const l=4,s=(h,$)=>(0,D.Nj)(h)?M:I((0,C.uE)(h,$)),e=({host:h,
hostImplied:$})=>$?T(h):y(h);function r(h,$){const p=(0,b.Pv)(h),P=(0,k.L6)(h);return p.ok?u($(p.value),h,P):g((0,w.k0)({text:h,error:p.why,advice:P}))}function t(h,$,p){
if((0,D.Nj)(h)&&!p)return M;const P=(0,D.vL)(h,$),R=P.kind==="registry"?(0,E.Ju)(P):(0,D.rE)(h,$);if(p&&!R.ok){const{why:V}=R,Z=/^https?:/i.test(h)?{kind:"inval\
id",error:V}:P,Q=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,k.NM)(h,Z,R),B=/^[a-z0-9]+::/i.test(h)?"remote":P.kind;return Q===null&&(B==="local"||B==="remote")?g((0,w.
DA)({reason:`${B}-with-version`,text:h})):_(V,Q)}const F=(0,k.NM)(h,P,R);if(R.ok)return u(e(R.value),h,F);if(P.kind==="invalid"){const V=h.includes("://")?{directHost:C.
IZ}:{};return{..._(P.error,F??k.x3),...V}}if(P.kind!=="remote")return u(M,h,F);const{refusal:G,host:L}=P;return G!==null?_(G,F??k.x3):L!==C.IZ||F!==null?u(I(L),
h,F):{...I(L),problem:(0,w.My)({text:h,host:L,advice:i})}}const i="write the host after the scheme, such as git::https://HOST/PATH";function o(h,$){const p=(0,v.
mi)(h,$);switch(p.kind){case"registry":case"legacy":return p.hostImplied?T(p.host):u(y(p.host),h,(0,k.cr)(h));case"builtin":return A(p.host);case"invalid":{const[
P="",R]=p.error.split(`

`);return _(P,R??(0,k.cr)(h))}}}function a(h,$){const p=(0,v.mi)(h,$);if(p.kind==="invalid")return _(p.error,null);if(p.hostImplied)return g((0,w.DA)({reason:"l\
ocked-provider",text:h}));if(p.kind==="builtin")return A(p.host);const P=$==="opentofu"&&(0,v.Gi)(p);return{...y(p.host),needed:P?(0,D.Vm)($):p.host}}function d(h,$){
if(h!==h.trim())return g((0,w.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return M;const p=(0,D.rE)(h,$);if(p.ok)return e(p.value);const P=(0,D.A)(
h);if(P.ok)return A(P.value.host);const R=(0,D.vL)(h,$);return R.kind==="invalid"?_(R.error,(0,k.NM)(h,R,p)):I(R.kind==="remote"?R.host:null)}function m(h,$){const[
p,P="",R=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(p===void 0){if(h.startsWith("gitlab.com/"))return I("gitlab.com");if((0,C.GL)(h))return M;const G=(0,C.
cx)(h,"opentofu");if(!(G.ok&&(0,C.Of)(h,G.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h)){const V=(0,C.cx)(h,$);return I(V.ok?V.value.host:C.IZ)}}const[F=""]=R.
split("//");return F.split("/").length!==3?g((0,w.DA)({reason:"terragrunt",text:h})):P===""?T((0,D.Vm)($)):r(P,y)}}),9762:((ne,H,c)=>{c.d(H,{D0:()=>m,lz:()=>R,G9:()=>$});
var E=c(4e3),w=c(7052),k=c(7751),O=c(5143),b=c(5799),D=c(1064),C=c(4526),v=c(9075),M=c(9664);let y=function(...L){return{isOfInit:y}=c.late([602],2602),new.target?
new y(...L):y(...L)},T=function(...L){return{noteCall:T}=c.late([602],2602),new.target?new T(...L):T(...L)},A=function(...L){return{partsOf:A}=c.late([602],2602),
new.target?new A(...L):A(...L)};const I=1e6,g=({problem:L,severity:V})=>V==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(L.code),_=({usages:L,notes:V,
declared:Z})=>V.some(X=>g(X)||(0,O.Zl)((0,b.W7)(X)))||[L,Z].some(X=>X.some(({place:Q})=>(0,O.Zl)(Q.file)||y((0,M.jt)(Q.file))));function u(L,V){const Z=new Set,
X=new Set,Q=new Map;let B=I;for(const{parts:re,isAside:fe,inside:_e}of A(V)){if(B-=re.length,B<0)break;for(const me of re)Z.add(me),fe||X.add(me);for(const[me,Me]of _e.
calls)T(Q,me,Me)}const q=B<0?L:f(L,Z,Q),ue=q.notes.map(re=>{const fe=(0,M.jt)((0,b.W7)(re)),_e=Z.has(fe)||Z.has((0,M.RO)(fe));return g(re)&&!_e?{...re,severity:"\
warning"}:re});return{...X.values().some(re=>(0,O.Zl)((0,M.Gz)(re,"main.tf")))?n({...q,notes:ue},re=>X.has((0,M.jt)(re))&&(0,O.Zl)(re)):{...q,notes:ue},installed:[
...Q.values()].filter(Boolean).length}}function f({usages:L,declared:V,notes:Z},X,Q){const B=q=>!y((0,M.jt)(q))||X.has((0,M.jt)(q));return{usages:L.flatMap(q=>!B(
q.place.file)&&q.kind!=="saved_state"?[]:Q.get(q)===!0?{...q,needs:[],directHost:void 0}:q),declared:V.filter(({place:q})=>B(q.file)),notes:Z.filter(q=>B((0,b.W7)(
q))||q.problem.code.startsWith("file-"))}}function n({usages:L,declared:V,notes:Z},X){const Q=(0,v.Oo)(B=>X(B.file)?{...B,isInUse:!0}:B);return{usages:L.map(B=>{
const{version:q}=B,ue={...B,place:Q(B.place)};return q===void 0?ue:{...ue,version:{...q,place:Q(q.place)}}}),declared:V.map(B=>({...B,place:Q(B.place)})),notes:Z.
map(B=>({...B,places:B.places.map(q=>typeof q=="string"?q:Q(q))}))}}var l=c(8416),s=c(6195),e=c(3152);let r=function(...L){return{layoutsOf:r}=c.late([602],2602),
new.target?new r(...L):r(...L)},t=function(...L){return{rootsOf:t}=c.late([602],2602),new.target?new t(...L):t(...L)},i=function(...L){return{unmatched:i}=c.late(
[602],2602),new.target?new i(...L):i(...L)},o=function(...L){return{rootNotes:o}=c.late([624],3624),new.target?new o(...L):o(...L)},a=function(...L){return{textNotes:a}=
c.late([624],3624),new.target?new a(...L):a(...L)};const d=2e5;function m(L){const{usages:V,changed:Z,dialect:X,settings:Q,isLockReadonly:B}=L,{declared:q}=L.scanned;
if(V.length===0&&q.every(C.z0)&&Q.roots.length===0)return{roots:[],notes:[]};const{clients:le,versions:re}=X,fe=h(L),_e=[],me=[],Me=Q.dialect.name==="auto"?[]:le,
Ie=(0,l.uQ)(Q.dialect,X),ye=o({clients:le,upgrade:Q.upgrade,isLockReadonly:B,versionIn:Ie}),ve=Q.depth!=="discovery";let ke=0;for(const he of t(fe,{changed:Z,versions:re,
hasCalls:ve})){if(L.stop?.why)break;if(ke+=he.directories.length,ke>d){me.push((0,b.sb)(he.directory,(0,w.ub)({kind:"roots",max:d})));break}ye.add(he),ve&&_e.push(
he)}const Ae=[...a(V,q,{...X,set:Me,isPredicted:ve})].filter(he=>Z===null||Z.has((0,b.W7)(he))),De=new Set(L.notes.flatMap(he=>he.problem.code==="lock-invalid"?
(0,b.W7)(he):[])),be=[...Ae,...ye.notes()].filter(he=>!De.has((0,b.W7)(he)));return{roots:_e,notes:[...be,...me,...ve?P(fe,Z):[]]}}function h({usages:L,scanned:V,
dialect:Z,settings:X,listed:Q}){const{declared:B,units:q,endedAt:ue}=V,le=X.upgrade?[]:V.installed??[],re={usages:L,declared:B,units:q,installed:le,clients:Z.clients};
return Q===void 0?R(re,X,ue===null):G(re,Q)}function $(L){const{usages:V,scanned:Z,settings:X}=L,B=X.depth!=="discovery"?p(L.notes,V):L.notes,q={usages:V,notes:B,
declared:Z.declared},le=(Z.installed??[]).length>0||_(q)?u(q,h(L)):{...q,installed:0},{installed:re}=le;return{...le,scanned:{...Z,declared:le.declared},remarks:re===
0?[]:[`modules in .terraform are used as \`init\` uses them: ${re}`]}}function p(L,V){const Z=new Set(V.flatMap(({calls:X,clients:Q,place:B})=>D.Du.flatMap(q=>X!==
void 0&&(!Q.includes(q)||X[q]===void 0)?`${q} ${(0,O.df)(B)}`:[])));return L.filter(({problem:X,clients:Q,places:[B]})=>X.code!=="source-dynamic"||B===void 0||!Q.
every(q=>Z.has(`${q} ${(0,O.df)(B)}`)))}function P(L,V){const Z=[...new Set(L.flatMap(({unknown:B})=>B))].filter(({files:B})=>V===null||B.some(q=>V.has(q)));if(Z.
length===0)return[];const X=Z.map(({directory:B})=>B||"."),Q=(0,O.As)((0,O.jH)(Z.flatMap(({unknown:B})=>B??[])));return[(0,b.hD)((0,k.q)({what:"units",names:X}),
{places:Q,clients:D.Du})]}function R(L,{roots:V},Z){const X=V.map(le=>({text:le,matches:(0,s.Ls)([le])})),Q=r({...L,patterns:X}),B=Z?i(Q,X):[];if(B.length===0)return Q;
const q=r({...L,patterns:[]}).flatMap(le=>le.roots),ue=[...new Set(q.map(({name:le})=>le||"."))];throw new e.GN(B.map(le=>{const re=(0,E.K4)(F(le,ue),5,E.dh),fe=re===
""?"":`; the nearest root modules are ${re}`;return`roots: no directory with configuration matches ${le}${fe}`}))}function F(L,V){const Z=new Set(L.split("/")),
X=Q=>Q.split("/").filter(B=>Z.has(B)).length;return V.toSorted((Q,B)=>X(B)-X(Q))}function G(L,{roots:V,rootsAreNamed:Z}){const X=L.units.filter(Q=>Q.unknown!==null);
return L.clients.flatMap(Q=>{const B=V.filter(({clients:re})=>re.includes(Q)),q=new Set([...X,...B].map(({directory:re})=>re||"."));return r({...L,clients:[Q],patterns:[
{text:"",matches:re=>q.has(re)}]}).map(re=>({...re,isNamed:Z}))})}})};export{Je as ids,Qe as modules};
var $late0;
