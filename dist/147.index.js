const Ze=[147,812],Je={1541:((ne,H,a)=>{a.d(H,{A7:()=>v,AV:()=>I,LH:()=>w,T:()=>l,Tb:()=>O,aZ:()=>E,c3:()=>y,ql:()=>P,sD:()=>C,sc:()=>A,zC:()=>m});class E extends Error{argument;want;constructor(d,s){
super(`${d.path.join(".")} must be ${s}`),this.argument=d,this.want=s}}function w(n){try{return n(),null}catch(d){if(d instanceof E)return d;throw d}}const $=n=>n.
name!==void 0;function k(n,d){if(n.kind==="object")return n.items.filter($);throw new E(d,"a block")}function I({value:n,hasLabels:d}){if(n.kind!=="object")return[];
const s=n.items.filter($);return d?s.flatMap(I):[s]}function P(n,d,s,e={}){for(const o of Object.keys(s)){const t=n.filter(c=>c.name.toLowerCase()===o),[r]=t;if(r===
void 0)continue;const i={path:[...d.path,o],span:r};for(const c of T(t))e[o]=s[o](c,i,e[o])}return e}function T(n){const d=n.flatMap(({hasLabels:e,value:o})=>e&&
o.kind==="object"?o.items:[]),s=n.filter(({hasLabels:e})=>!e).map(({value:e})=>e);return d.length===0?s:[{kind:"object",start:0,end:0,items:d},...s]}const O=(n,d)=>(s,e,o)=>P(
k(s,e),e,n,d?o:{}),v=n=>(d,s,e=new Map)=>{const o=new Map;for(const{name:t,start:r,end:i,value:c,hasLabels:u=!1}of k(d,s)){const g={path:[...s.path,t],span:{start:r,
end:i}};if((o.get(t)??u)!==u)throw new E(g,"a block with one label");o.set(t,u),e.set(t,{start:r,end:i,value:n(c,g,e.get(t)?.value)})}return e},y=n=>(d,s,e=[])=>{
if(d.kind!=="tuple")throw new E(s,"a list");const o=d.elements.map(t=>n(t,s));for(const t of o)e.push(t);return e},A=(n,d)=>{if(n.kind==="string"||n.kind==="tem\
plate")return n.verbatim??"";if(n.kind==="primitive"&&n.value===null)return"";if(b(n))return String(n.value);throw new E(d,"a string")},C=(n,d)=>{if(b(n))return n.
value;if(n.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(n.value))return Number(n.value);throw new E(d,"a whole number")},b=n=>n.kind==="primitive"&&Number.isSafeInteger(
n.value)&&String(n.value).length===n.end-n.start,m=(n,d)=>{if(n.kind==="primitive"&&typeof n.value=="boolean")return n.value;throw new E(d,"true or false")},_=2**
63-1,l=(n,d,s)=>{const e=p(n,d);if(s!==void 0&&(typeof s=="object"||typeof s!=typeof e))throw new E(d,"set only once");return e};function p(n,d){if(n.kind==="tu\
ple")return n.elements.map(s=>p(s,d));if(n.kind==="object"){const s=v(l)(n,d);return Object.fromEntries(Array.from(s,([e,o])=>[e,o.value]))}if(n.kind!=="primiti\
ve"||n.value===null)return A(n,d);if(Math.abs(Number(n.value))>_)throw new E(d,"a whole number");return n.value}}),2071:((ne,H,a)=>{a.d(H,{CR:()=>A,Ge:()=>C,Ol:()=>b,
cd:()=>O});var E=a(4091),w=a(4283),$=a(1831),k=a(5011),I=a(1022),P=a(1541);let T=function(...i){return{configFinding:T}=a.late([245,405],5405),new.target?new T(
...i):T(...i)};const O=({methods:i},c)=>{const u=g=>g.some(h=>r(h,c));return i.filter(({include:g,exclude:h})=>!u(h)&&(g.length===0||u(g)))},v="provider_install\
ation",y={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},A=i=>{const c={...y.place,file:i.shown};return{...y,...i,kind:"local",place:c}},
C=({file:i,line:c})=>c===0?i:`${i}:${c}`;function b({client:i,mirrors:c,installations:u,pluginDirectories:g}){const h=u.map(z=>{const{blocks:N,mistakes:Y}=m(z,i),
Z=Y.map(({span:G,why:Q})=>T(i,{kind:"block",file:z.shown,why:Q},z.placeOf(G)));return{blocks:N,findings:Z}}),[M=null,...f]=h.flatMap(({blocks:z})=>z),D=[...h.flatMap(
z=>z.findings),...f.map(({place:z})=>T(i,{kind:"two installations"},z))],j=g.map(z=>({...y,kind:"local",path:z})),F=j.length===0?M:{place:y.place,methods:j,overridden:M?.
overridden??[]};return{client:i,mirrors:c,installation:F,findings:D}}function m({items:i,placeOf:c},u){const g=[],h=[];for(const M of i)if(M.name===v){if(M.isAssigned||
M.value.kind!=="object"){h.push({span:M,why:`${v} must be a block without "="`});continue}for(const f of P.AV(M)){const D=[],j=[];for(const F of f){const z=_(F,
c(F),u,D.length===0);z.ok?(D.push(...z.value.methods),j.push(...z.value.overridden)):h.push({span:F,why:z.why})}g.push({place:c(M),methods:D,overridden:j})}}return{
blocks:g,mistakes:h}}function _(i,c,u,g){const{name:h,value:M}=i,[f]=i.isAssigned?[]:P.AV(i);if(f===void 0)return(0,E.TR)(`${h} must be a block without "="`);const D={
path:[v,h],span:i};try{if(h==="dev_overrides"){if(!g)return(0,E.TR)("dev_overrides must come before all methods");const N=[...P.A7(P.sc)({...M,kind:"object",items:f},
D).keys()].flatMap(Y=>{const Z=(0,I.mi)(Y,u);return Z.kind==="invalid"?[]:[Z]});return(0,E.Ju)({methods:[],overridden:N})}const j=p[u].get(h);if(j===void 0)return(0,E.
TR)(`${v} has no method ${(0,E.ol)(h)}`);const F=n(f,D,j,u);return F.ok?(0,E.Ju)({methods:[{...F.value,place:c}],overridden:[]}):F}catch(j){if(j instanceof P.aZ)
return(0,E.TR)(j.message);throw j}}const l=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],p={terraform:new Map(l),opentofu:new Map([...l,
["oci_mirror","repository_template"]])};function n(i,c,u,g){const h=u??"",{[h]:M=""}=P.ql(i,c,{[h]:P.sc});if(u!==null&&M==="")return(0,E.TR)(`${c.path.at(-1)} h\
as no ${h}`);const f=u==="url"?d(M):null;if(u==="url"&&f===null)return(0,E.TR)("the url does not begin with https://");const D=P.ql(i,c,s),j=(G=[])=>G.map(Q=>o(
Q,g)),[F,z]=[j(D.include),j(D.exclude)],N=[...F,...z].find(G=>!G.ok);if(N!==void 0)return N;const Y={include:F.flatMap(e),exclude:z.flatMap(e)};if(f!==null)return(0,E.
Ju)({...Y,kind:"network",url:f});if(u===null)return(0,E.Ju)({...Y,kind:"direct"});const Z=u==="path"?{path:M}:{path:null,shown:M};return(0,E.Ju)({...Y,kind:"loc\
al",...Z})}function d(i){const c=(0,w.Dl)(i);return c.ok&&c.value.scheme==="https"&&c.value.host!==""?c.value:null}const s={include:P.c3(P.sc),exclude:P.c3(P.sc)},
e=i=>i.ok?[i.value]:[];function o(i,c){const u=Y=>(0,E.TR)(`the pattern ${(0,E.ol)(i)} ${Y}`),g=i.split("/");if(g.length<2||g.length>3)return u("does not have t\
wo or three parts");const[h="",M="",f]=g.reverse(),D=f===void 0?(0,E.Ju)((0,k.Vm)(c)):t(f,$.Pv),j=t(M,I.sL),F=t(h,I.sL);if(!D.ok)return u(`has an invalid hostna\
me: ${D.why}`);if(!j.ok)return u(`has an invalid namespace: ${j.why}`);if(!F.ok)return u(`has an invalid type: ${F.why}`);const z={host:D.value,namespace:j.value,
type:F.value};return(z.host!==null||z.namespace===null)&&(z.namespace!==null||z.type===null)?(0,E.Ju)(z):u('has a part after "*" that is not "*"')}const t=(i,c)=>i===
"*"?(0,E.Ju)(null):c(i),r=(i,c)=>(i.host??c.host)===c.host&&(i.namespace??c.namespace)===c.namespace&&(i.type??c.type)===c.type}),6134:((ne,H,a)=>{a.d(H,{SH:()=>k,
Td:()=>I,lS:()=>T,n_:()=>$,w4:()=>P,yN:()=>y});const E=25e4,w=100;class ${max;count=0;constructor(_=E){this.max=_}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*w}}const k=(m,_,l)=>{if(m.kind==="native")return m.blocks.filter(n=>n.type===_&&n.labels.length===l);const p=[];
for(const{name:n,value:d}of m.members)n===_&&v(_,d,l,[],p);return p},I=m=>m.kind==="native"?m.attributes:m.members;function P(m,_){if(!(m.kind==="native"&&m.mayHave?.(
_)===!1))return I(m).find(l=>l.name===_)}const T=m=>(m.kind==="tuple"?m.elements:[m]).flatMap(l=>l.kind==="object"?l.items.filter(O):[]),O=m=>m.name!==void 0&&m.
name!=="//";function v(m,_,l,p,n){if(l>0){for(const{name:s,start:e,end:o,value:t}of T(_))v(m,t,l-1,[...p,{value:s,start:e,end:o}],n);return}const d={start:_.start,
end:_.start+1};for(const s of _.kind==="tuple"?_.elements:[_])s.kind!=="object"&&s.kind!=="tuple"||n.push({...d,type:m,labels:p,body:{kind:"json",members:T(s)}})}
const y=m=>{const _=[m.startsWith("\uFEFF")?1:0];let l=m.indexOf(`
`),p;return({start:n,end:d})=>{for(;l>=0&&l<n;l=m.indexOf(`
`,l+1))_.push(l+1);p??=C(m);const s=Math.max(1,b(_,n)),e=_[s-1]??0,o=(_[s]??(l<0?m.length:l)+1)-1;return{line:s,column:A(Math.max(n,e),e,p),endColumn:A(Math.min(
d,o),e,p)}}},A=(m,_,l)=>m-_-b(l,m-1)+b(l,_-1)+1,C=m=>/[\uD800-\uDBFF]/.test(m)?Array.from(m.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),_=>_.index):[];function b(m,_){
let l=0,p=m.length;for(;l<p;){const n=l+p>>>1;(m[n]??0)<=_?l=n+1:p=n}return l}}),8185:((ne,H,a)=>{a.d(H,{CS:()=>y,I4:()=>b,KJ:()=>O,US:()=>v,VS:()=>A});var E=a(
6697),w=a(5143),$=a(5799),k=a(1831),I=a(4321),P=a(9562);const T=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,O=({problem:{code:m,
severity:_}})=>T.test(m)&&!(m==="file-syntax"&&_==="notice"),v=(m,_)=>_.allowedHosts.length>0&&("problem"in m?O(m):[m.directHost??null,...m.needs.map(({host:l})=>l)].
some(l=>l!==null&&!k.ev(l,_)));function y(m,_){return _.allowedHosts.length===0?[]:m.flatMap(l=>{const{directHost:p,isOverridden:n,place:d,clients:s,evaluated:e}=l;
if(p===void 0||n)return[];const o=C(l)?"backend":"download",t=k.ev(p,_),r=o==="download"&&Object.values(e??{}).some(g=>!g.isWhole);if(t&&!r)return[];const i=k.Pv(
p),c=i.ok&&!t?i.value:null,u=t?I.IZ:k.nx(p);return[(0,$.hD)((0,E.wp)({host:u,use:o}),{host:c,places:[d],clients:s})]})}function A(m,_,l){const{allowedHosts:p}=l,
n=r=>r!==void 0&&k.ev(r,l),d=m.filter(r=>n(r.directHost)&&!C(r)),s=_.filter(({service:r,host:i})=>r===P.e$&&n(i)),e=[...d.map(({place:r})=>r),...s.flatMap(r=>r.
because)],o=(0,w.jH)(e.filter(r=>typeof r!="string"));if(p.length===0||o.length===0)return[];const t=(0,E.sC)({count:o.length});return[(0,$.hD)(t,{places:(0,w.As)(
o)})]}const C=({kind:m})=>/^(backend|remote_state|saved_state)$/.test(m);function b(m,_,l,p){if(p.allowedHosts.length===0)return[];const n=l.filter(({because:d})=>d.
some(s=>typeof s!="string"));return _.flatMap(d=>{const{id:s,kind:e}=d;if(e!=="url"||!n.some(r=>r.service===s))return[];const o=k.yo(d.url);if(o===null||o===m||
k.ev(o,p))return[];const t=(0,E.wp)({host:k.nx(o),service:s,registry:k.nx(m)});return[(0,$.hD)(t,{services:[s]})]})}}),3217:((ne,H,a)=>{a.d(H,{fc:()=>d,ky:()=>n,
so:()=>v,uA:()=>s,zF:()=>l});var E=a(3534),w=a(3410),$=a(5143),k=a(5799),I=a(8937),P=a(1064),T=a(1831),O=a(9562);function v(e,o,t){const r=e.credentials?.hasToken===
!0,i=r?[]:m(e,t),c=[e.difference??[],i].flat().map(j=>(0,k.hD)(j));if(r||e.attempt.discovery.kind!=="found")return c;const u={host:e.host,isFork:t.isFork,...p(e)},
g=y(e.host,t),h=new Set(g.map(({place:j})=>j)),D=(i.length>0||!!e.credentials?.problem?[]:A(e.host,o,t)).filter(({place:j})=>!h.has(j));return[...c,...C(g,j=>(0,w.
vs)({...u,service:j})),...C(D,j=>E.$U({...u,service:j}))]}function y(e,{usages:o,depth:t}){return t==="discovery"?[]:o.flatMap(({workspace:r,hasOwnToken:i,needs:c,
place:u})=>r===void 0||i||(0,$.MV)(u)?[]:c.flatMap(g=>g.host===e?[{...g,place:u}]:[]))}function A(e,o,{usages:t}){const r=new Set(t.flatMap(({hasOwnToken:c,place:u})=>c?
u:[])),i=(0,O.Uc)(e);return o.flatMap(({service:c,because:u})=>i.includes(c)?u.flatMap(g=>typeof g=="string"||(0,$.MV)(g)||r.has(g)?[]:{service:c,place:g,clients:P.
zK}):[])}const C=(e,o)=>[...Map.groupBy(e,({service:t})=>t)].map(([t,r])=>{const i=[...new Set(r.map(({place:u})=>u))],c=[...new Set(r.flatMap(u=>u.clients))];return(0,k.
hD)(o(t),{services:[t],places:i,clients:c})}),b=({attempt:{discovery:e}})=>e.kind==="failed"&&e.problem.code==="document-unauthorized",m=(e,{tokenVariables:o,hosts:t})=>(0,T.
Bz)(o,e.host,t).filter(({isParent:r})=>!r||b(e)).map(r=>E.z2({host:e.host,...r})),_=({attempt:e})=>e.hops.at(-1)?.challenge??null;function l(e,o,{role:t},{isFork:r}){
const i=e.find(({problem:B})=>B.code==="credentials-near-miss"),{hasToken:c=!1,source:u,problem:g=null}=o.credentials??{},f=((0,P.n3)(o.host)&&o.attempt.hops.at(
-1)?.status===403||r&&!c?null:g)??i?.problem??null,F=["document-unauthorized",...f!==null||!(r||(0,P.n3)(o.host))?["versions-unauthorized","cloud-organization"]:
[]],z=e.filter(({problem:{code:B,isUnsent:J}})=>F.includes(B)&&!J),N=z.some(({problem:B})=>B.code==="versions-unauthorized")||t!=="guest"&&(r||o.attempt.hops.at(
-1)?.status===401);if(!(f!==null||N&&!c)||_(o)!==null||z.length===0)return e;const Z=f??{isFork:r,...p(o)},G=z.flatMap(B=>B.services),Q=({problem:{code:B,message:J},
services:de})=>J===f?.message||B==="credentials-missing"&&de.every(le=>G.includes(le));return e.filter(B=>!Q(B)).map(B=>z.includes(B)?{...B,problem:(0,I.to)(B.problem,
Z,u)}:B)}function p({credentials:e,looks:o}){const t=o.flatMap(u=>u.looks),r=u=>[...new Set(t.flatMap(({held:g,source:h})=>g!=="not read"===u?h:[]))],i=e===null?
r(!0):[e.source],c=e===null?r(!1):[];return{searched:i,notRead:c}}function n(e,o){return e.filter(t=>!o.includes(t)).map(t=>(0,k.hD)(E.bI({host:t})))}function d({
host:e,attempt:o,credentials:t},r){const i=t?.hasToken===!0,c=[...r.flatMap(u=>u.kind==="url"&&(0,O.p4)(u.id)&&(0,O.D6)(u.id)?[{url:u.url,service:u.id,isSent:i}]:
[]),...o.hops.map(({url:u,authorization:g})=>({url:u,service:null,isSent:g==="sent"}))].flatMap(({url:u,...g})=>{const h=(0,T.Pv)((0,T.yo)(u)??"");return!h.ok||
h.value===e?[]:[{...g,host:h.value}]});return[...new Map(c.toReversed().map(u=>[u.host,u])).values()]}function s(e,o,{tokenSources:t,hosts:r}){return(t.size===0?
[]:d(e,o)).flatMap(({host:c,service:u,isSent:g})=>{const h=t.get(c);if(h===void 0)return[];const M=u===null?e.attempt.discovery.kind==="failed":!g,f=E.To({host:(0,T.
nx)(e.host),other:(0,T.nx)(c),source:h,service:u,isSent:g,isNotice:!M||r.has(c)});return[(0,k.hD)(f,{services:u===null?[]:[u]})]})}}),2886:((ne,H,a)=>{a.d(H,{ER:()=>O,
Gy:()=>s,H4:()=>y,Np:()=>C,Rh:()=>_,TC:()=>l,_7:()=>m,cA:()=>n,ly:()=>v,m$:()=>p,nv:()=>A,pi:()=>b,zX:()=>T});var E=a(4e3),w=a(5143),$=a(5799),k=a(1831),I=a(1102);
const P=["module","provider","version","package","lock","not"],T=({problem:e,places:o})=>P.includes(e.code.replace(/-.*/,""))&&o.length>0&&o.every(t=>typeof t!=
"string"),O=({problem:e,needed:o})=>o&&e.usualSeverity==="error"&&!y.includes(e.code),v=e=>e.some(o=>typeof o=="string"||!(0,w.MV)(o)),y=["host-http2","host-che\
ck-crashed"];function A(e,o){const{severity:t,affects:r,needed:i}=e,c=i&&o.some(u=>r.includes(u));return t==="error"&&!c?{...e,severity:"warning"}:e}const C=(e,o)=>$.
oC.indexOf(e.severity)-$.oC.indexOf(o.severity),b=({problem:e,host:o,namedHost:t=o},r)=>r.some(({code:i,host:c})=>i===e.code&&(c===null||c===t));function m(e,o){
const t=u=>o.filter(({service:g})=>u.includes(g)),r=e.length===0?o:t(e),i=e.filter(u=>r.some(({service:g})=>g===u)),c=(r.length>0?r:t(["any"])).flatMap(u=>u.because);
return{services:i.length>0?i:e,places:(0,w.As)(_([...new Set(c)]))}}function _(e){const{own:o=[],aside:t=[]}=Object.groupBy(e,r=>typeof r!="string"&&(0,w.MV)(r)?
"aside":"own");return[...o,...t]}function l(e,o,{isTerminal:t}){const r=o.some(({because:c})=>c.includes("hostnames input"));return{role:(0,E.VW)(e)!==null?"gue\
st":r?"operator":"user",host:(0,k.nx)(e),isTerminal:t}}function p(e,o){const{host:t,places:r,problem:i}=e;if(o.length===0||(0,I.z)(e))return e;const c=i.affects.
includes("terraform")&&!i.affects.includes("opentofu"),u=r.flatMap(f=>typeof f=="string"?[]:f.file),g=new Set(u.map(w._M)),h=o.filter(({repository:f,hosts:D})=>g.
has(f)&&(c||t!==null&&D.has(t)));if(h.length===0)return e;const M=h.flatMap(({repository:f})=>f??[]);return{...e,problem:(0,$.tr)(i,M)}}const n=e=>typeof e=="st\
ring"?e:`${e.file}:${e.line}`,d=1e3;function s(e,o){const t=e.flatMap(c=>(0,$.Xd)(c)??[]).filter(({file:c,column:u,endColumn:g})=>g>u&&(0,w._M)(c)===null),r=o((0,w.
jH)(t).slice(0,d)),i=new Map(r.map(c=>[(0,w.df)(c.place),c]));return({rows:c,...u})=>{const g=(0,$.Xd)(u),h=g&&i.get((0,w.df)(g));return h?{...u,line:h}:u}}}),1102:((ne,H,a)=>{
a.d(H,{h:()=>k,z:()=>T});var E=a(4e3),w=a(960),$=a(1831);function k(O){const v=O.filter(({attempt:_})=>_.hops.length>0),[y,...A]=v.flatMap(_=>P(_)??[]);if(!y||A.
length<v.length-1||!(v.some(({host:_})=>(0,E.VW)(_)!==null)||A.length>0&&!y.isCommon)||A.some(_=>I(_)!==I(y)))return null;const m=v.map(({host:_})=>(0,$.nx)(_));
return(0,w.e4)(m,[y,...A])}const I=({verb:O,what:v})=>O.startsWith("cannot")?O:v;function P({attempt:{discovery:O,hops:v}}){const y=O.kind==="failed"?O.problem.
obstacle:void 0;return v.every(({status:C})=>C===null)||y?.verb==="does not reach"?y:void 0}const T=({problem:O})=>O.code==="machine-network"}),6146:((ne,H,a)=>{
a.d(H,{$:()=>$,o:()=>w});var E=a(2886);const w=(T,{kind:O,source:v,address:y,constraints:A,places:C})=>JSON.stringify([T,O,v,y,A,C[0]??null]);function $(T,O){const v=k(
O,({rows:A=[]})=>A),y=k(O.filter(P),({places:A})=>A.map(E.cA));return v.size+y.size===0?T:T.map(({directory:A,clients:C,rows:b})=>({directory:A,clients:C,rows:b.
map(m=>{const _=v.get(w(A,m))??m.rejectedAt.flatMap(n=>y.get((0,E.cA)(n))??[]);if(_.length===0)return m;const l=_.map(({finding:n})=>(0,E.nv)(n,C)).sort(E.Np),p=new Map(
l.map(({problem:{code:n,title:d,usualSeverity:s}})=>[n,{code:n,title:d,usualSeverity:s}]));return{...m,worst:l[0]?.severity??null,problems:[...p.values()]}})}))}
const k=(T,O)=>Map.groupBy(T.flatMap(v=>O(v).map(y=>({key:y,finding:v}))),({key:v})=>v),I=/^(?:constraint|lock)-/,P=({problem:T,host:O})=>O===null&&I.test(T.code)}),
2389:((ne,H,a)=>{a.d(H,{j7:()=>p,k2:()=>e,S4:()=>n});var E=a(3217),w=a(7052),$=a(5143),k=a(5799),I=a(8185),P=a(2886);function T(o,t){const{notes:r,usages:i,requirements:c,
isEmpty:u}=o,{complaints:g,tokenHosts:h,answered:M,contacted:f}=o,D=({problem:G})=>G.code==="file-syntax",j=new Set(r.filter(D).map(k.W7)),F=({problem:G})=>t.allowedHosts.
length>0&&G.code==="source-near-miss"&&G.severity==="notice",z=[...r.filter(G=>!F(G)).map(G=>v(G,j,t)),...[...(0,I.CS)(i,t),...(0,I.VS)(i,c,t),...M.map(G=>O(G,t)),
...g,...(0,E.ky)(h,f)].map(G=>(0,P.nv)(G,t.dialect.clients)),...u?[y(t)]:[]],{placed:N=[],others:Y=[]}=Object.groupBy(z,({places:G})=>G.length>0?"placed":"other\
s");return[...(0,k.DF)(N,G=>{const{problem:Q,severity:B,affects:J,host:de,namedHost:le,exclude:re}=G,{code:he,message:_e,help:me}=Q;return[de,le,he,B,_e,me,J,re===
void 0]}),...Y]}function O(o,t){const{host:r,problem:i}=o;return r===null?o:{...o,services:[],problem:(0,k.pj)(i,(0,P.TC)(r,[],t))}}function v(o,t,{dialect:r,allowedHosts:i}){
const{problem:c,isPlaceholder:u,checkedFor:g=r.clients}=o;if(i.length>0&&(0,I.KJ)(o)){const Q=`${c.message}; it may use hosts that are not in \`allowed-hosts\``,
B={...c,message:Q};return{...o,problem:B,severity:"error"}}const h=(0,k.W7)(o),M=(0,k.Xd)(o),f=o.aside!==void 0||M!==null&&(0,$.MV)(M),D=o.severity==="error",j=D&&
u===!0,F=t.has(h)&&c.code!=="file-syntax",N=D&&(j||F||f)?{...o,severity:"warning"}:o,Y=(0,P.nv)(N,g);if(!f&&!j)return Y;const{help:Z,...G}=c;return{...Y,...c.code===
"file-syntax"&&{problem:G},exclude:[(0,$.n7)(o.aside??h)]}}const y=({scan:o,hostnames:t,usages:r})=>(0,k.hD)((0,w.JW)({scan:o,hasHostnames:t.length>0,isFleet:r.
length>0}));var A=a(1102),C=a(6146);let b=function(...o){return{judgeRequests:b}=a.late([977,426,879],9426),new.target?new b(...o):b(...o)},m=function(...o){return{
crashedVisit:m}=a.late([977,426,879],9426),new.target?new m(...o):m(...o)},_=function(...o){return{judgeVisit:_}=a.late([977,426,879],9426),new.target?new _(...o):
_(...o)},l=function(...o){return{outcomesOf:l}=a.late([977,426,879],9426),new.target?new l(...o):l(...o)};const p={findings:[],roots:[],requests:[],answering:new Set};
function n(o,t,r=()=>[]){const{predicted:i,stopped:c}=o,u=B=>!(0,P.pi)(B,t.ignore),g=(0,A.h)(o.visits),h=B=>g&&B.problem.obstacle&&u(B)?{...B,problem:g}:B,M=d(o,
t).map(B=>({...B,findings:B.findings.map(h)})),f=[...o.notes,...i.findings.filter(({host:B})=>B===null)],D=T({...o,notes:f,...s(M,i,t)},t),j=[...M.flatMap(B=>B.
findings),...D],F=j.filter(u).sort(P.Np),z=(0,P.Gy)(F,r),N=B=>B.filter(u).map(J=>(0,P.m$)(z(J),o.guesses)).sort(P.Np),Y=M.map(B=>{const J=N(B.findings.filter(de=>!(0,P.
zX)(de)));return{...B,findings:J,clients:l(J)}}),Z=({exclude:B})=>+(B!==void 0),G=N([...M.flatMap(B=>B.findings.filter(P.zX)),...D]).toSorted((B,J)=>(0,P.Np)(B,
J)||Z(B)-Z(J)),Q=[...Y.flatMap(B=>B.findings),...G].sort(P.Np);return{passed:c===null&&!Q.some(({severity:B})=>e(B,t.failOn)),stopped:c,hosts:Y,files:G,findings:Q,
ignored:j.length-Q.length,roots:(0,C.$)(i.roots,F)}}function d(o,t){const{visits:r,newHosts:i,predicted:c}=o,u=Map.groupBy(o.requirements,({host:D})=>D),g=Map.groupBy(
c.findings,({host:D})=>D),h=new Map(c.requests.map(D=>[D.host,D])),M=new Set(r.map(({host:D})=>D)),f={...t,...o,hosts:M};return r.map(D=>{const{host:j}=D,F={visit:D,
requirements:u.get(j)??[],predicted:g.get(j)??[],requests:h.get(j)??null,answering:c.answering,isNew:i.has(j)};try{return _(F,t,f)}catch(z){return m(F,t.dialect,
z)}})}function s(o,{findings:t,requests:r},i){const c=new Set(o.map(({visit:h})=>h.host)),u=o.flatMap(({visit:h,services:M})=>(0,E.fc)(h,M)),g=r.flatMap(h=>b(h,
[],i).map(M=>({...M,host:h.host})));return{answered:[...t,...g].filter(({host:h})=>h!==null&&!c.has(h)),contacted:[...c,...[...u,...r].map(({host:h})=>h)]}}const e=(o,t)=>o===
"error"?t!=="never":o==="warning"&&t==="warning"}),6647:((ne,H,a)=>{a.d(H,{EH:()=>l,U4:()=>y,WI:()=>d,oO:()=>A});var E=a(3916),w=a(4091),$=a(9037),k=a(1064),I=a(
5011),P=a(4321),T=a(1022),O=a(7681),v=a(1731);const y=".terraform/modules/modules.json",A=".terraform/terraform.tfstate",C=(0,O.w3)({backend:(0,O.lq)((0,O.w3)({
config:(0,O.Tj)((0,O.LT)(O.Qq))})),resources:(0,O.p_)((0,O.w3)({provider:O.Qq}))}),b=(0,O.w3)({backend:(0,O.lq)((0,O.w3)({config:(0,O.Tj)((0,O.LT)((0,O.Tj)((0,O.
LT)(O.Qq))))}))}),m=new Set(Object.values($.FV).flatMap(e=>e.split(/[ .]/))),_=/(?:^|\.)provider\["([^"\\]*)"\]/;function l(e,o){const t=(0,O.D4)(o,C,"whole"),{
backend:r,resources:i}=t.ok?t.value:C.zero,c=(0,O.D4)(o,b,"whole"),u=c.ok?[...c.value.backend?.config?.values()??[]]:[],h=[r?.config??new Map,...u.flatMap(f=>f??
[])].flatMap(f=>Array.from(f,([D,j])=>m.has(D)||D==="hostname"?j:"")),M=new Set(i.map(({provider:f})=>f).filter(f=>f.includes("[")));return k.Du.flatMap(f=>{const j=[
...Array.from(M,F=>{const z=(0,T.mi)(_.exec(F)?.[1]??"",f);return z.kind!=="registry"?z.kind==="builtin"?null:P.IZ:f==="opentofu"&&(0,T.Gi)(z)?(0,I.Vm)(f):z.host}),
...h.filter(F=>F!=="").map($.Ul)];return[...new Set(t.ok?j:[P.IZ])].flatMap(F=>F===null?[]:{file:e,host:F,client:f})})}const p=(0,O.w3)({key:O.Qq,source:O.Qq,version:O.
Qq,dir:O.Qq}),n=(0,O.w3)({modules:(0,O.p_)(p)});function d(e,o){const t=o.trim()===""?(0,w.Ju)(n.zero):(0,O.D4)(o,n,"whole");if(!t.ok)return t;const{modules:r}=t.
value,i=r.find(({version:u})=>u!==""&&(0,v.oF)(u)===null);if(i!==void 0)return(0,w.TR)(`has the malformed version "${i.version}"`);if(new Set(r.map(({key:u})=>u)).
size<r.length)return(0,w.TR)("has two modules with the same key");const c=r.filter(({key:u})=>u!=="");return(0,w.Ju)(c.map(({dir:u,...g})=>({...g,root:e,directory:s(
e,u)})))}function s(e,o){const t=(0,E.isAbsolute)(o)?o:`${e===""?".":e}/${o}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(o)?(0,E.normalize)(t).replace(
/(?<=.)\/$/,""):t}}),4e3:((ne,H,a)=>{a.d(H,{$$:()=>C,B9:()=>o,Cw:()=>g,I0:()=>b,K4:()=>A,NM:()=>r,VW:()=>e,Wt:()=>d,YA:()=>c,_r:()=>i,dh:()=>P,eZ:()=>m,go:()=>l,
mP:()=>p,oZ:()=>M,px:()=>O,qZ:()=>t,zM:()=>u,zN:()=>y,zd:()=>_});var E=a(1064),w=a(9562),$=a(9587);const k=300,I=8192;function P(f,D=k){const{length:j}=f,F=j>I?
(0,$.NE)(f.slice(0,I)):(0,$._U)(f);return F.length<=D?F:`${T(F,D)}\u2026`}const T=(f,D)=>structuredClone(f.slice(0,D).toWellFormed()),O=(f,D)=>`${f} ${f===1?D:v(
D)}`,v=f=>`${f.replace(/(?<=[^aeiou])y$/,"ie")}s`;function y(f,D){const{length:j}=f,F=typeof D=="number"?D:j<=2*D.few?j:D.few,z=f.slice(F);return{shown:f.slice(
0,F),rest:z,more:z.length}}function A(f,D,j=String,F=z=>`${z} more`){const{shown:z,more:N}=y(f,D),Y=z.map(Z=>j(Z)).join(", ");return N>0?`${Y} and ${F(N)}`:Y}const C=f=>new TextEncoder().
encode(f).length;function b(f,D,j,F){const z=[];let N=0;for(const Y of Iterator.from(f).map(F)){if(N+=C(Y)+j,N>D)break;z.push(Y)}return{shown:z,more:f.length-z.
length}}const m=f=>f.map(D=>E.bB[D]).join(" and "),_=f=>`the clients print "${f}"`;function l(f){return f===null?"null":Array.isArray(f)?"an array":typeof f=="o\
bject"?"an object":`a ${typeof f}`}function p(f){if(f.kind==="error")return`cannot be read: ${f.code}`;if(f.kind==="special")return`is ${f.is} and is not read`;
const{bytes:D,maxBytes:j}=f;return`has ${D} bytes and is not read; the limit is ${j/1024/1024} MiB`}const n={[w.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function d(f){return f.flatMap(j=>n[j]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const s=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),e=f=>s.
get(f)??null,o=f=>`wait and run the check again; see ${e(f)??"its status page"}, and consider a network mirror for providers`,t=f=>`use another network, a proxy\
 (HTTPS_PROXY) or a network mirror: ${f} is public, so this network or country is blocked`;function r({page:f,asked:D},j){if(f===null)return j;const F=f.title===
""?"":` ("${f.title}")`,z=j.guest??t(D);switch(f.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:z,because:`\
the host returned a sign-in page${F}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${F}: allow this machine to reach the host`;case"\
other":{const N=`the host returned an HTML page${F}`;return{user:d([]),...j,guest:z,because:N}}}}const i=({url:f,status:D,reason:j,said:F})=>`${f} returned ${`${D}\
 ${P(j)}`.trim()}${F===void 0?"":` ("${P(F)}")`}`,c=f=>`${Math.round(f/100)/10} s`,u=f=>f.kind==="several"?f.reasons:[f];function g(f){switch(f.kind){case"deadl\
ine":return`the check reached its deadline of ${c(f.ms)}`;case"signal":return`the check was interrupted by ${f.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return h(f);case"several":return f.reasons.map(g).join("; ")}}function h({repositories:f,total:D}){const j=D===1?"repository":"repositories",F=f.length===
1?"is":"are",z=A(f,10,P);return`${f.length} of ${D} ${j} ${F} missing: ${z}`}const M=({kind:f,address:D,version:j})=>`${f} ${D} ${P(j,40)}`}),3534:((ne,H,a)=>{a.
d(H,{$U:()=>l,Eu:()=>C,QU:()=>y,To:()=>n,bI:()=>d,fj:()=>b,iX:()=>s,tK:()=>m,z2:()=>p});var E=a(1064),w=a(1831),$=a(2713),k=a(4e3),I=a(5799),P=a(8937);const T="\
write the token into the file, or remove its block",O="store the token in the helper, which must print {} for a host without one",v={terminal:"set it to the tok\
en, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},y=({source:r,
isInFile:i})=>(0,I.CC)("credentials-empty",{message:`the token from ${r} is empty`,help:(0,I.Lw)(i?T:(0,P.zT)(r)?O:v)}),A={length:{has:"is longer than 64 KiB an\
d is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character, which no client can send",help:"store \
the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Be\
arer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begi\
ns or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"\
check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hy\
phen or quotation mark may have been replaced"}},C=({source:r,slip:i})=>(0,I.CC)("credentials-malformed",{message:`the token from ${r} ${A[i].has}`,help:A[i].help,
...i==="control character"||i==="length"?{}:{severity:"warning"}}),b=({source:r})=>(0,I.CC)("credentials-short",{message:`the token from ${r} has fewer than ${$.
Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),
m=r=>(0,I.CC)("credentials-differ",{message:`for host ${(0,w.nx)(r.host)}, ${_(r.first)} and ${_(r.other)}`,help:`set the token for both clients in ${(0,w.fK)(r.
host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),_=({client:r,source:i})=>i===null?`${E.bB[r]} finds no token`:`${E.
bB[r]} uses the token from ${i}`;function l({host:r,service:i,...c}){const u=(0,w.nx)(r);return(0,P.ti)("credentials-missing",`host ${u} requires a token${i===null?
"":` for ${i}`}`,(0,P.nP)(u),c)}const p=r=>(0,I.CC)("credentials-near-miss",{message:`${r.variable} seems to be meant for host ${(0,w.nx)(r.host)}, but ${r.why}`,
help:`rename it: ${(0,P.yN)(r.write)}`}),n=({host:r,other:i,source:c,service:u,isSent:g,isNotice:h})=>(0,I.CC)("credentials-other-host",{message:`the clients do\
 not send the token for ${i} from ${c} ${u===null?`after the redirect of ${r}`:`to ${u} of host ${r}`}: they send ${g?`the token of ${r}`:"none"}`,help:u===null?
`make the discovery document of ${r} public, or serve it at ${r} itself`:`set the token for ${r}, and the clients send it to ${i}`,...h?{severity:"notice",affects:[]}:
{}}),d=({host:r})=>(0,I.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,w.nx)(r)}, which is not checked`,help:"write the host as i\
n the files, including its port, or remove the line"});function s(r){const{host:i,token:c,source:u,challenge:g,contentType:h,...M}=r,D=c==="none"&&g===null&&!h?.
includes("json")&&M.status===403&&(0,k.VW)(i)===null,j=D?"may not be a registry":c==="sent"?`rejected the token from ${u}`:"requires authentication credentials",
F=g===null?"":`, and asks for ${g} authentication`,z=D?"":`https://${i}/.well-known/terraform.json returned `,N=(0,k._r)(M).replace(z,"");return(0,I.CC)("docume\
nt-unauthorized",{message:`host ${i} ${j}: ${N}${F}`,help:(0,k.NM)({...M,asked:i},D?o:t(r)),isUnsent:(0,P.wt)(r)})}const e="make the discovery document public",
o={operator:`${e}, or return 404 if the host has no services`,user:(0,k.Wt)([])};function t({host:r,token:i,source:c,status:u,challenge:g}){const h=(0,k.qZ)(r);
if(g!==null){const M=`exempt /.well-known/terraform.json from ${g} authentication`,f=`ask the operator of ${r} to ${M}`;return{operator:M,user:f,guest:h,note:"t\
he clients send Bearer tokens only, so no token helps"}}switch(i){case"sent":{const f=`check that the token ${u===403?"may read this host":"is complete and for \
this host"}, or ${(0,P.qV)(c??"",r)}`;return u===403?{...(0,I.Lw)(f),guest:h}:(0,I.Lw)(f)}case"none":return{operator:(0,P.nP)(r,`, or ${e}`),user:(0,P.nP)(r),guest:h};case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${r} to respond itself, or ${e}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ne,H,a)=>{
a.d(H,{JW:()=>y,U$:()=>$,WO:()=>T,a3:()=>v,ub:()=>b,yQ:()=>A});var E=a(4e3),w=a(5799);const $=({error:m,isRefused:_})=>(0,w.CC)("file-syntax",{message:m??"the f\
ile is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!_&&{severity:m===null?"notice":"warning"}}),k={file:"the fi\
le cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"\
this is","link-to-special-file":"the target of the link is"},I={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not va\
lid UTF-8, or list it in `exclude`"},P={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory \
in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"rem\
ove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},T=m=>(0,w.CC)("file-unreadable",{message:`${k[m.what]}${"cod\
e"in m?`: ${m.code}`:` ${m.is} and is not read`}`,help:(m.what==="file"||m.what==="directory"?I[m.code]:void 0)??P[m.what],...!("isRefused"in m&&m.isRefused)&&{
severity:"warning",affects:[]}}),O={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory i\
n `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not select its directory"],outside:["is outside th\
e checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path a\
s a literal, or remove the directory from `exclude`"]};function v(m){const[_,l]=O[m.what];return"path"in m?(0,w.CC)("file-outside",{message:`directory ${(0,E.dh)(
m.path)} ${_}`,help:l,severity:"notice"}):(0,w.CC)("file-outside",{message:_,help:l})}function y({scan:m,hasHostnames:_,isFleet:l}){const p=m.every(e=>e==="."),
d=`found no Terraform or OpenTofu files in ${l?"the repositories of `usages`":p?"this directory":`\`scan\` (${(0,E.K4)(m,3,E.dh)})`}`,s=l?"check out the reposit\
ories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return _?(0,w.CC)("nothing-to-check",{message:`${d}; only \`ho\
stnames\` was checked`,help:`${s}, or correct \`scan\``,severity:"warning"}):(0,w.CC)("nothing-to-check",{message:`${d}, and \`hostnames\` is not set`,help:`${s}\
, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const A=({oldest:m})=>(0,w.CC)("file-stale",{message:`the usages file was written more than a week ag\
o (the oldest on ${m}); the repository may use something else now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it\
 no longer runs"}),C={depth:m=>({message:`directories nested deeper than ${m} levels are not scanned`,help:"list this directory in `exclude`"}),files:m=>({message:`\
there are more than ${m} files; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:m=>({message:`\
the directory has more than ${m} files; the files after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:m=>({message:`the f\
ile has more than ${m} blocks, arguments and values; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":m=>({message:`the fi\
les of this directory use or define more than ${m} modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"\
split the directory, or list files in `exclude`"}),usages:m=>({message:`the scan found more than ${m} usages of hosts; this directory and the following ones are\
 not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:m=>({message:`the root modules have more than ${m} modules in all; the constraints \
of this root module and the following ones are not checked`,help:"list the directories in which `init` runs in `roots`"})};function b(m){switch(m.kind){case"siz\
e":return(0,w.CC)("file-limit",{message:`the file ${(0,E.mP)(m)}`,help:"split the file, or list it in `exclude`"});case"problems":return(0,w.CC)("file-limit",{message:`\
there are more than ${m.max} problems in files; ${m.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclud\
e`"});case"time":return(0,w.CC)("file-limit",{message:`${(0,E.Cw)(m.stopped)} after reading ${m.files} files; this directory and the following ones are not scan\
ned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:return(0,w.CC)("file-limit",C[m.kind](
m.max))}}}),960:((ne,H,a)=>{a.d(H,{Er:()=>l,P0:()=>b,P6:()=>T,Qs:()=>C,T0:()=>I,U2:()=>_,e4:()=>p});var E=a(4e3),w=a(736),$=a(5799);const k={"no-such-host":"doe\
s not resolve: no such host","no-answer":"could not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server report\
ed a failure"},I=({host:n,why:d})=>(0,$.CC)("host-unknown",{message:`${n} ${k[d]}`,help:d==="no-such-host"?"check the spelling, and that this machine can resolv\
e the name":"check the DNS resolver of this machine, then run the check again",obstacle:{verb:"cannot resolve",what:k[d].replace(/.*: /,"")}}),P={refused:"refus\
ed the connection",closed:"closed the connection without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: \
no route to its network"};function T({host:n,error:d}){if(typeof d=="object"&&"proxy"in d)return(0,$.CC)("host-unreachable",{message:`${n} is unreachable: ${d.proxy}`,
help:"check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,E.dh)(d.proxy),help:w.TG}});
const s=typeof d=="string"?P[d]:`is unreachable (${d.code})`,e="check that a firewall or proxy lets this machine connect to it";return(0,$.CC)("host-unreachable",
{message:`${n} ${s}`,operator:`check that the host is up, and ${e}`,user:e,guest:`${e}; otherwise ${(0,E.B9)(n)}`,obstacle:{verb:"cannot connect to",what:s.replace(
"is unreachable: ","")}})}const O={lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of\
 this machine"},connection:{verb:"cannot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop pac\
kets from this machine"},response:{verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},v="serve the docum\
ent as a static file",y=({asks:n})=>n==="document"?v:"find out what the server waits for, such as its storage",A=n=>n.map(({name:d,attemptMs:s,retries:e})=>{const o=Number.
isFinite(s)?(0,E.YA)(s):"without a limit",t=e===0?"":` in each of ${e+1} attempts`,r=d.includes(" and ")?"wait":"waits";return`${d} ${r} ${o}${t}`}).join(", ");
function C(n){if(n.phase==="complete")return(0,$.CC)("host-timeout",{message:`${n.host} took ${(0,E.YA)(n.tookMs)} to return its discovery document; ${A(n.releases)}`,
operator:v,affects:[...new Set(n.releases.map(({client:t})=>t))]});const{verb:d,failed:s,help:e}=O[n.phase],o=n.limitMs===null?"in time":`within ${(0,E.YA)(n.limitMs)}`;
return(0,$.CC)("host-timeout",{message:`${n.host} ${s} ${o}`,help:e||{operator:y(n),guest:(0,E.B9)(n.host)},...d&&{obstacle:{verb:d,what:s.replace(/.*: /,"")}}})}
const b=({host:n,error:d})=>(0,$.CC)("host-protocol",{message:`the response of ${n} is not valid HTTP (${d})`,operator:"check that the port serves HTTP, and the\
 headers that the server and its load balancer send",user:"check the port in the address"}),m={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS \
handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function _({host:n,phase:d,tookMs:s,limitMs:e,...o}){const t=`(limit ${(0,E.YA)(
e)}); ${m[d.name]} took ${(0,E.YA)(d.ms)}`;return"url"in o?(0,$.CC)("host-slow",{message:`${o.url} took ${(0,E.YA)(s)} to answer ${t}`,operator:y({asks:"answer"})}):
(0,$.CC)("host-slow",{message:`${n} took ${(0,E.YA)(s)} to return its discovery document ${t}`,operator:v,note:A(o.releases)})}const l=({host:n,attempts:d,failure:s,
releases:e})=>(0,$.CC)("host-recovered",{message:`discovery of ${n} succeeded at attempt ${d}; the first attempt failed: ${s}`,operator:"find out why the host f\
ails intermittently",note:e.length===0?"init succeeded, because the CLI retries discovery":`init with ${e.map(({name:o})=>o).join(" and ")} would have failed`});
function p(n,d){const[{verb:s,help:e=w._$[s]}]=d,[o="",...t]=n,r=t.length===0?o:`any of ${n.length} hosts`,i=t.length===0&&s==="cannot connect to";return(0,$.CC)(
"machine-network",{message:`this machine ${s} ${r}: ${(0,E.K4)([...new Set(d.map(({what:c})=>c))],3)}`,help:i?`${e}; otherwise ${(0,E.B9)(o)}`:e})}}),736:((ne,H,a)=>{
a.d(H,{M8:()=>k,TG:()=>E,_$:()=>$});const E="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terra\
form and OpenTofu read too; the proxy may have to allow the host",w="if this network has a proxy, set HTTPS_PROXY",$={"cannot resolve":`check the network connec\
tion of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${w}`,"cannot connect to":`check the network connection of this ma\
chine, that a firewall lets it connect, and that the hosts are up; ${w}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sig\
n in to this network, or use another one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.js\
on"};function k(I,{page:P,url:T,asked:O}){const v=URL.parse(T)?.host,y=v===O,A=y&&I.code==="document-status";if(P===null||P.kind==="other"||A)return I;const C=`\
a ${P.kind} page${y?"":` at ${v}`} ("${P.title}") answers`;return{...I,obstacle:{verb:"does not reach",what:C,isCommon:y}}}}),3410:((ne,H,a)=>{a.d(H,{Dr:()=>C,EK:()=>v,
Fu:()=>m,dF:()=>b,vs:()=>P,y7:()=>O});var E=a(1831),w=a(9562),$=a(4e3),k=a(5799),I=a(8937);function P({host:_,service:l,...p}){const n=(0,E.nx)(_),d=l===w.OZ?"t\
he cloud block":"the remote backend",s=(0,I.nP)(n),e=n===_?`run \`terraform login ${_}\` or \`tofu login ${_}\`, or `:"",o={...s,terminal:`${e}${s.terminal}`};return(0,I.
ti)("cloud-token",`${d} requires a token for ${n}`,o,p)}const T={organization:"`organization`",workspaces:"`name` in `workspaces`"};function O({block:_,lacks:l,
isOpen:p}){const n=_==="cloud block"?`set ${l.map(d=>w.uW[d]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,k.CC)("cloud\
-incomplete",{severity:p?"notice":"error",message:`the ${_} has no ${l.map(d=>T[d]).join(" and no ")}`,help:p?"no change is required if `init` gets the argument\
s with -backend-config":`write it in the block, or ${n}, also for this check`})}const v=({url:_,version:l})=>(0,k.CC)("cloud-version",{message:`${_} returned ${l===
null?"no TFP-API-Version":`TFP-API-Version ${(0,$.dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the prox\
y in front of it to keep the header",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),y=_=>"why"in _?`the response of ${_.url} ${(0,$.dh)(
_.why)}`:(0,$._r)({..._,page:null}),A=(_,l,p)=>"status"in _&&[401,403,404].includes(_.status)?p:(0,k.C)(`check the logs of ${l}, and that the URL of the service\
 is that of its API`),C=({host:_,organization:l,source:p,...n})=>(0,k.CC)("cloud-organization",{message:`the organization ${l} at ${_} cannot be read: ${y(n)}`,
help:A(n,_,`check the name of the organization, and that the token from ${p} is valid and belongs to a member`)}),b=_=>(0,k.CC)("cloud-workspace",{message:`the \
workspace ${_.workspace} of ${_.organization} at ${_.host} cannot be read: ${y(_)}`,help:A(_,_.host,"check that the token may read the workspace")}),m=({host:_,
organization:l,workspace:p})=>(0,k.CC)("cloud-workspace-missing",{message:`${l} at ${_} has no workspace ${p} that the token may read; init would create it`,help:"\
no change is required if the workspace is new; otherwise correct its name"})}),6697:((ne,H,a)=>{a.d(H,{AO:()=>y,U7:()=>v,n3:()=>A,nD:()=>m,ro:()=>b,sC:()=>O,wp:()=>T});
var E=a(3592),w=a(4e3),$=a(5799);const k=({file:l,line:p})=>`${(0,w.dh)(l)}:${p}`,I={download:["source","the source is downloaded from","use a source on an allo\
wed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed ho\
st"]};function P(l){if(l.host===""){const[o]=I["use"in l?l.use:"download"];return[`the host of this ${o} cannot be determined, and may not be in \`allowed-hosts\``,
"write the whole address as a literal, with its host after the scheme"]}const p=`${l.host}, which is not in \`allowed-hosts\``;if("service"in l)return[`${l.service}\
 of ${l.registry} is on ${p}`,"use another registry"];if("package"in l)return[`the package of ${l.package} is downloaded from ${p} and was not contacted`,"use a\
nother module or provider"];if("use"in l){const[,o,t]=I[l.use];return[`${o} ${p}`,t]}const n=`host ${l.host} is not in \`allowed-hosts\` and was not contacted`;
if(!("implied"in l))return[n,"use an allowed registry"];const{place:d,clients:s}=l.implied,e=`${k(d)} names no host, and this is the default of ${(0,w.eZ)(s)}`;
return[`${n}; ${e}`,"name an allowed registry there"]}function T(l){const[p,n]=P(l),d=l.host===""?n:`${n}, or add ${l.host} to \`allowed-hosts\``;return(0,$.CC)(
"host-not-allowed",{message:p,help:d})}const O=({count:l})=>(0,$.CC)("allowlist-incomplete",{message:`the packages of ${(0,w.px)(l,"module")} from registries, G\
it or archives were not opened; they may use hosts that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),v=({host:l})=>(0,$.
CC)("host-generic",{message:`${l} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to\
 `hostnames` to check it"}),y=({host:l,address:p,asks:n})=>p==="metadata"?(0,$.CC)("host-private-redirect",{message:`${l} is the address of ${/^(?:kubernetes|openshift)\b/.
test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):
(0,$.CC)("host-private-redirect",{message:`a public host ${n==="document"?"redirects":"leads"} to ${l}, which has a ${p} address and was not contacted`,help:`if\
 ${n==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),A=({host:l,thrown:p})=>(0,$.CC)("host-check-crashed",{message:`${l}\
 was not checked completely, because of a bug in tf-disco ${E.xv}: ${C(p)}`,help:`please report this text at ${E.xV}; to pass until it is fixed, add \`host-check\
-crashed ${l}\` to \`ignore\``});function C(l){if(!(l instanceof Error))return(0,w.dh)(String(l));const p=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,w.
dh)(String(l))+(p===void 0?"":` (${p})`)}const b=({host:l})=>(0,$.CC)("host-http2",{message:`${l} speaks only HTTP/2, which Terraform and OpenTofu can use and t\
his check cannot; it was not checked`,operator:`enable HTTP/1.1 on ${l} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ign\
ore`"});function m({host:l,stopped:p,isBegun:n,unchecked:d,total:s}){const e=n?" completely: its visit was under way when":":";return(0,$.CC)("host-not-checked",
{message:`${l} was not checked${e} ${(0,w.Cw)(p)}, with ${d} of ${s} hosts not checked`,help:_[p.kind]})}const _={deadline:"raise `deadline-seconds` or `concurr\
ency`, lower `timeout-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-sec\
onds` below that",crash:"run the check again, and report the crash"}}),5799:((ne,H,a)=>{a.d(H,{C:()=>p,CC:()=>r,DF:()=>m,Lw:()=>l,W7:()=>C,Xd:()=>A,aZ:()=>b,hD:()=>O,
oC:()=>T,pj:()=>s,sb:()=>y,tr:()=>t,wv:()=>v});var E=a(1064),w=a(1831),$=a(9587),k=a(4e3),I=a(5143);let P=function(...i){return{problemFacts:P}=a.late([507],4507),
new.target?new P(...i):P(...i)};const T=["error","warning","notice"];function O(i,{clients:c=E.zK,...u}={}){return{problem:i,severity:i.severity,affects:i.affects.
filter(g=>c.includes(g)),clients:c,host:null,services:[],places:[],needed:!0,isHostNew:!1,...u}}const v={line:1,column:1,endColumn:1};function y(i,c,u=v){const g={
file:i===""?".":i,...u};return O(c,{places:[g],clients:E.Du})}const A=({places:i})=>i.find(c=>typeof c!="string")??null,C=i=>A(i)?.file??"",b=(i,c)=>({...i,affects:i.
affects.filter(u=>c.includes(u))}),m=(i,c)=>(0,I.c1)(i,u=>JSON.stringify(c(u))).map(u=>{const[g]=u;if(u.length===1)return g;const h=_(u,f=>f.exclude??[]),M=_(u,
f=>f.rows??[]);return{...g,needed:u.some(({needed:f})=>f),affects:_(u,({affects:f})=>f),clients:_(u,({clients:f})=>f),places:(0,I.As)((0,I.jH)(u.flatMap(({places:f})=>f))),
...h.length===0?{}:{exclude:h},...M.length===0?{}:{rows:M}}}),_=(i,c)=>[...new Set(i.flatMap(c))],l=i=>({operator:i,user:i}),p=(i,c)=>({operator:i,note:c}),n=(i,{
isTerminal:c})=>typeof i=="string"?i:i[c?"terminal":"workflow"];function d({guest:i,...c},u){const{role:g,host:h}=u,M=n(c.operator,u),f=c.user===void 0?void 0:n(
c.user,u),D=`ask the operator of ${h} to ${M}`;switch(g){case"operator":return M;case"user":return f===void 0||f===M?f??D:`${f}; if you run ${h}, ${M.replace(`${f}\
, or `,"").replace(`, and ${f}`,"")}`;case"guest":return i??f??D}}function s(i,c){const{cures:u,...g}=i;return u===void 0?i:{...g,help:o(u,c)}}const e={role:"op\
erator",host:"",isTerminal:!1};function o(i,c){const{because:u,note:g}=i,h=u===void 0?"":`${u}: `,M=g===void 0?"":`; ${n(g,c)}`;return(0,w.$Y)((0,$._U)(h+d(i,c)+
M))}function t(i,c){const[u,...g]=c,M=`if ${u===void 0?"this repository":(0,k.K4)(c,3)} ${g.length>0?"use":"uses"} OpenTofu, set \`dialect\``,f=u===void 0?M:`${M}\
 for \`tf-disco usages\``;return{...i,help:i.help===void 0?f:`${i.help}; ${f}`}}function r(i,c){const{operator:u,user:g,guest:h,because:M,note:f,...D}=c,j=u===void 0?
void 0:{operator:u,user:g,guest:h,because:M,note:f},{help:F=j,...z}=D,N=P()[i],Y=(0,$._U)(z.message),Z={code:i,...N,usualSeverity:N.severity,...z,message:Y};return F===
void 0?Z:typeof F=="string"?{...Z,help:(0,w.$Y)((0,$._U)(F))}:{...Z,help:o(F,e),cures:F}}}),8011:((ne,H,a)=>{a.d(H,{DA:()=>C,Iz:()=>A,J0:()=>n,My:()=>b,Zp:()=>e,
_W:()=>o,k0:()=>d,tg:()=>s});var E=a(1064),w=a(9587),$=a(4e3),k=a(5799);const I=120,P="is not a registry module, and `version` applies to registry modules only",
T={"local-with-version":[P,"remove `version`"],"remote-with-version":[P,"remove `version`; `?ref=` in the source selects a version of a Git repository"],"remote\
-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry address"],"white-space":["has whi\
te space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/STACK"],"locked-provider":["\
is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be downloaded","write tfr://HOST/NA\
MESPACE/NAME/SYSTEM or git::URL"]},O={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an address"],"not-a-requirement":[
"is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function v(t){if("error"in t)return{
message:t.error,help:t.advice??void 0};if("address"in t){const[g,h]=O[t.reason];return{message:`${t.address} ${g}`,help:h}}const[r,i]=T[t.reason],[,c]=y.exec(t.
text)??[],u=c===void 0?"":`write "${c}" for the module of the registry, or `;return{message:`"${t.text}" ${r}`,help:`${u}${i}`}}const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
A=({path:t,maker:r})=>(0,k.CC)("source-missing",{message:`there is no directory ${(0,$.dh)(t)}`,help:"correct the path, or commit the directory",...r!==null&&{message:`\
there is no directory ${(0,$.dh)(t)} in this checkout; ${(0,$.dh)(r)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),C=t=>"isOld"in t?(0,k.CC)("source-invalid",{...p(t),affects:[t.client]}):(0,k.CC)(
"source-invalid",v(t)),b=t=>(0,k.CC)("source-near-miss",{message:t.host===null?`"${t.text}" is not read as a registry address`:t.host===""?`the host of "${t.text}\
" cannot be determined`:`"${t.text}" is read as host ${t.host}`,help:t.advice,...t.host===""&&{severity:"notice"}}),m="to check its host, add the host to `hostn\
ames`; to read files as well, set `scan: .`";function _(t){const{shown:r,more:i}=(0,$.zN)(t,4),c=r.map(({text:g,from:h})=>`${g===null?"not known":(0,$.dh)(g,I)}\
 ${h??"by default"}`),u=i>0?`${i} more`:c.pop();return`${c.join(", ")} and ${u}`}function l(t){const{address:r,argument:i,expression:c,candidates:u,refused:g}=t,
h=(0,$.dh)((0,w.Qj)(c),I),M=`${i} of ${r} is ${h}`;if(g==="never")return{message:`${M}, which Terraform does not evaluate`,help:`write the ${i} as a literal`};if(g!==
null){const{variable:f}=g;if(f===""){const D=`write the ${i} with literals, locals and variables only`;return{message:`${M}, which cannot be known during init`,
help:D}}return{message:`${M}, and Terraform evaluates var.${f} here only with \`const = true\``,help:`add \`const = true\` to variable "${f}", which requires Te\
rraform 1.15, or write the ${i} as a literal`}}return u.length>1?{message:`${M}, which is ${_(u)}`,help:m}:{message:`${M}, which is only known at init time`,help:m}}
function p({address:t,expression:r,client:i,isOld:c}){const u=(0,$.dh)((0,w.Qj)(r),I),g=`source of ${t} is ${u}`,[h,M]=[E.bB[i],E.Y8[i]],f="write the source as \
a literal";if(c)return{message:`${g}, which ${h} evaluates only since ${M}`,help:`${f}, or use ${h} ${M} or later`};const D=i==="terraform";return{message:`${g}\
, and ${h} evaluates only locals and ${D?"variables with `const = true`":"variables"} here`,help:`${f}${D?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const n=t=>(0,k.CC)("source-dynamic","isOld"in t?p(t):l(t)),d=t=>(0,k.CC)("host-invalid",{message:`\
"${t.text}" is not a hostname: ${t.error}`,help:t.advice??void 0}),s=({block:t})=>(0,k.CC)("host-missing",{severity:"warning",message:`the ${t} has no hostname,\
 and OpenTofu has no default`,help:t==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),e=({host:t,name:r})=>(0,k.
CC)("host-dotless-module",{message:`module sources cannot name host ${t}: must contain at least one dot`,help:`use a full name such as ${r}.localdomain; provide\
r addresses accept the short name`}),o=({host:t})=>(0,k.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${t}: it converts the name to pun\
ycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),8937:((ne,H,a)=>{a.d(
H,{$w:()=>v,nP:()=>y,pt:()=>O,qV:()=>C,ro:()=>I,ti:()=>_,to:()=>l,uK:()=>P,wt:()=>T,yN:()=>b,zT:()=>A});var E=a(1064),w=a(1831),$=a(4e3),k=a(5799);const I="this\
 pull request needs no change; run the check where the secret is available, for example on the main branch",P={because:"the host limits the requests of this mac\
hine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of it\
s own, because hosted runners share theirs"},T=({token:p})=>p==="dropped"||p==="withheld";function O({host:p,token:n,source:d},s){const e=`sent${s===null?"":` t\
o ${s}`}`;switch(n){case"none":return`no token was found for ${p}`;case"sent":return`the token for ${p} from ${d} was ${e}`;case"dropped":return`the token for ${p}\
 from ${d} was not ${e}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${p} from ${d} was not ${e}, because the UR\
L is not https; the CLIs do send it`}}function v({host:p,token:n},d,s,e){const o=(0,E.n3)(p)?(0,$.qZ)(p):void 0;switch(n){case"none":return{...(0,k.Lw)(y(p)),guest:o};case"\
sent":return(0,k.Lw)(e);case"dropped":return(0,k.C)(`serve ${d} without the redirect to ${s??"another host"}`);case"withheld":return(0,k.C)(`serve ${d} at an ht\
tps URL`)}}function y(p,n="",d=""){const s=(0,w.Fq)((0,w.$Y)(p)),[e]=s.ok?(0,w.fK)(s.value):[],o="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${d}${e===void 0?
`run \`terraform login ${p}\``:b(e)}${n}`,workflow:`${d}add the line "${p}=${o}" to the tokens input${e===void 0?"":`, or "${e}: ${o}" to env`}${n}`}}const A=p=>p.
startsWith("credentials helper ");function C(p,n){const s=A(p)||/credentials\.tfrc\.json:\d+$/.test(p)?` (run \`terraform logout ${n}\` before \`terraform login\`)`:
"";return`store a new one in ${p}${s}`}const b=p=>/^\w+$/.test(p)?`export ${p}=\u2026`:`env '${p}=\u2026' terraform init`,m=({isFork:p,searched:n,notRead:d})=>p?
"secrets are withheld from pull requests of forks":`no token was found (searched: ${n.join(", ")}${d.length===0?"":`; not read: ${d.join(", ")}`})`;function _(p,n,d,s){
const e=`${n}, and ${m(s)}`;return s.isFork?(0,k.CC)(p,{message:e,help:I,severity:"notice"}):(0,k.CC)(p,{message:e,help:(0,k.Lw)(d)})}function l(p,n,d=""){const{
message:s}=p;if("code"in n){const{message:t,help:r="",cures:i=(0,k.Lw)(r)}=n,c=s.includes(`from ${d}`)?`the token from ${d} `:"";return{...p,message:`${s}; ${t.
replace(c,c&&"it ")}`,cures:i}}const e=n.isFork?{help:I}:{},o=s.replace(/; no token was found for [^;]*$/,"");return{...p,message:`${o}; ${m(n)}`,...e}}}),9037:((ne,H,a)=>{
a.d(H,{Bm:()=>T,D8:()=>P,FV:()=>I,Gb:()=>$,Ul:()=>O,nT:()=>k});var E=a(1831),w=a(4321);const $={azurerm:"storage_account_name",cos:"bucket region",oss:"bucket r\
egion",s3:"bucket region"},k={"openbao *":"address","azure_vault *":"vault_uri","aws_kms * > endpoints":"dynamodb iam kms s3 sso sts"},I={azurerm:"metadata_host\
 msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_address unlock_address",
kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint sso_endpoint ec2_metada\
ta_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},P=v=>/^[\w.-]*$/.test(v)?null:w.IZ,T=v=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.
test(v)?null:w.IZ;function O(v){if(/^\s*\w+\s*=/.test(v)){const[y,...A]=Array.from(v.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),([,C=""])=>C);return y===void 0?
null:A.length===0?(0,E.$o)(y):w.IZ}return(0,E.yo)(/^[\w+.-]+:\/\//.test(v)?v:`https://${v}`)??w.IZ}}),1919:((ne,H,a)=>{a.d(H,{Qc:()=>y,Tp:()=>P,Zo:()=>m,bi:()=>k});
var E=a(3307),w=a(4091),$=a(9562);const k=1024*1024,I={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function P(l,p=I){const n=(0,w._6)(l),d=O(n,p),s=(0,E.Ey)(
n,d.add);if(s!==null){const[,o,t]=y(n)??[];return o===void 0?{kind:"not-json",...s}:{kind:"not-json",why:`it ${o}`,advice:t??null}}const e=/[^\t\n\r ]/.exec(n)?.[0];
return e==="{"?{kind:"object",services:d.read()}:e==="n"?{kind:"null"}:{kind:"not-object",why:`found ${T[e??""]??"a number"}`}}const T={"[":"an array",'"':"a st\
ring",t:"a boolean",f:"a boolean"};function O(l,p){const n=new Map,d=l.includes("\\");return{add:(o,t,r,i)=>{if(i===0)return;const c=l.slice(r,i),u=d?(0,E.I)(c):
c.slice(1,-1),g=n.get(u);g!==void 0?Object.assign(g,{start:o,end:t}):p.keeps(u,t-o)&&n.set(u,{id:(0,E.I)(c),start:o,end:t})},read:()=>Array.from(n.values(),({id:o,
start:t,end:r})=>({id:o,value:r-t>p.maxValue?void 0:(0,E.IL)(l.slice(t,r))}))}}const v=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byte order ma\
rk","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is gzip or ot\
her binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],y=l=>v.find(([p])=>p.test(l)),A=100,C=16*1024,b=200;function m(l){
const p=new Set(l),n=new Set(l.map(_));let d=0,s=C;return{maxValue:$.Ls,keeps:(e,o)=>{if((0,$.D6)(e)||p.has(e))return!0;const t=e.length<=b&&n.delete(_(e));return d===
A||e.length+o>s?t:(d+=1,s-=e.length+o,!0)}}}const _=l=>l.slice(0,l.indexOf(".")+1)}),9664:((ne,H,a)=>{a.d(H,{Gz:()=>w,LA:()=>P,RO:()=>I,jt:()=>$,un:()=>k});var E=a(
3916);const w=(T,O)=>T===""?O:`${T}/${O}`,$=T=>T.slice(0,Math.max(0,T.lastIndexOf("/")));function k(T,O){const v=(0,E.join)(T,O.replaceAll("\\","/")).replace(/\/$/,
"");return v==="."?"":v}const I=T=>/(^|\/)tests$/.test(T)?$(T):T,P=T=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(T)}),1022:((ne,H,a)=>{a.d(H,{A5:()=>o,Gi:()=>O,
mi:()=>m,op:()=>e,sL:()=>l});var E=a(4091),w=a(1831),$=a(8408),k=a(5011);const I={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},P="hashic\
orp",T="-",O=({host:t,namespace:r})=>t===(0,k.Vm)("terraform")&&r===P,v='Invalid provider source string: The "source" attribute must be in the format "[hostname\
/][namespace/]name"',y="must contain only letters, digits, and dashes, and may not use leading or trailing dashes",A={prefix:"terraform-",whose:"a Terraform",frequency:"\
often"},b={terraform:[A],opentofu:[A,{prefix:"opentofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function m(t,r){const i=t.split("/");if(i.length>3||i.includes(
""))return _(v);const[c="",u,g]=i.reverse(),h=l(c);if(!h.ok){const Z=`${(0,E.ol)(c)} in source ${(0,E.ol)(t)}`;return _(`Invalid provider type: Invalid provider\
 type ${Z}: ${h.why}"`)}const M=g===void 0,f=M?(0,E.Ju)((0,k.Vm)(r)):(0,w.Pv)(g);if(u===void 0&&f.ok){const Z={hostImplied:M,namespace:P,type:h.value};return{kind:"\
registry",host:f.value,...Z}}const j=u===T?(0,E.Ju)(u):l(u??""),F=`namespace "" in source ${(0,E.ol)(t)}`;if(!j.ok)return _(`Invalid provider namespace: Invalid\
 provider ${F}: ${j.why}"`);const z="Invalid provider source hostname";if(!f.ok)return _(`${z}: ${z} ${F}: ${f.why}"`);const N={hostImplied:M,host:f.value,namespace:j.
value,type:h.value},Y=n(N,r);return Y===void 0?{kind:p(N,r),...N}:_(Y)}const _=t=>({kind:"invalid",error:t});function l(t){if(/^[a-z0-9]+$/.test(t))return(0,E.Ju)(
t);if(t==="")return(0,E.TR)("must have at least one character");if(t.includes("."))return(0,E.TR)("dots are not allowed");if(t.includes("--"))return(0,E.TR)("ca\
nnot use multiple consecutive dashes");const r=(0,$.YE)(t);return r.ok?(0,E.Ju)((0,$.DI)(r.value)):(0,E.TR)(y)}function p({host:t,namespace:r},i){return r===T?"\
legacy":r==="builtin"&&I[i].includes(t)?"builtin":"registry"}function n(t,r){const i=(0,k.Vm)(r);if(t.namespace===T&&t.host!==i)return`Invalid provider namespac\
e: The legacy provider namespace "-" can be used only with hostname ${i}.`;const c=b[r].find(({prefix:u})=>t.type.startsWith(u));return c===void 0?void 0:d(t,c,
r)}function d(t,{prefix:r,whose:i,frequency:c},u){const g=`${r}provider-`,h=t.type.slice(g.length);if(!t.type.startsWith(g)||!l(h).ok)return`Invalid provider ty\
pe: Provider source ${(0,E.ol)(s(t))} has a type with the prefix ${(0,E.ol)(r)}, which isn't allowed because it would be redundant to name ${i} provider with th\
at prefix. If you are the author of this provider, rename it to not include the prefix.`;const M=s({...t,type:h},u);return`Invalid provider type: Provider sourc\
e ${(0,E.ol)(s(t,u))} has a type with the prefix ${(0,E.ol)(g)}, which isn't valid. Although that prefix is ${c} used in the names of version control repositori\
es for ${i.split(" ")[1]} providers, provider source strings should not include it.

Did you mean ${(0,E.ol)(M)}?`}const s=({host:t,namespace:r,type:i},c)=>c!==void 0&&t===(0,k.Vm)(c)?`${r}/${i}`:`${(0,w.pk)(t)}/${r}/${i}`,e=t=>t.replace(/^.*\./s,
""),o=t=>(t??"").replace(/[._].*$/s,"")}),7681:((ne,H,a)=>{a.d(H,{D4:()=>I,LT:()=>A,Qq:()=>P,Tj:()=>m,ch:()=>k,gy:()=>y,lq:()=>v,nd:()=>O,p_:()=>b,s:()=>C,w3:()=>_,
zM:()=>T});var E=a(3307),w=a(4091),$=a(1919);const k="has too many elements";function I(s,e,o="first"){const t=E.HT(s,o);if(t!==null)return(0,w.TR)((0,$.Qc)(s)?.[1]??
`is not valid JSON: ${t.why}`);const r=new n(s),i=e.read(r,e.zero);return r.mistake!==null?(0,w.TR)(r.mistake):r.room<0?(0,w.TR)(k):(0,w.Ju)(i)}const P={zero:"",
read:(s,e)=>s.literal("a string",/^"/,e,E.I)},T={zero:!1,read:(s,e)=>s.literal("a boolean",/^[tf]/,e,o=>o==="true")},O={zero:0,read:(s,e)=>{const o=t=>/^-?\d{1,19}$/.
test(t)&&BigInt.asIntN(64,BigInt(t))===BigInt(t);return s.literal("an integer",{test:o},e,Number)}},v=s=>({zero:null,read:(e,o)=>e.takeNull()?null:s.read(e,o??s.
zero)}),y={zero:null,read:s=>(s.skip(),null)},A=s=>({zero:s.zero,read:(e,o)=>{const{mistake:t}=e,r=s.read(e,o);return e.mistake=t,r}}),C=s=>({zero:null,read:e=>{
const{room:o}=e;return e.room=Number.POSITIVE_INFINITY,s.read(e,s.zero),e.room=o,null}}),b=s=>({zero:[],read:(e,o)=>{if(e.takeNull())return[];const t=[];let r=0;
return e.parts("[","a list",()=>{const c=e.room-- >0,u=e.within(r,s,o[r]??s.zero);c&&t.push(u),r+=1})?t:o}}),m=s=>({zero:null,read:(e,o)=>{if(e.takeNull())return null;
const t=o??new Map;return e.parts("{","an object",r=>{const i=e.room-- >0,c=e.within("*",s,s.zero);i&&t.set(r,c)}),t}});function _(s){const e=Object.entries(s),
o=new Map(e);return{zero:Object.fromEntries(e.map(([r,{zero:i}])=>[r,i])),read:(r,i)=>{if(r.takeNull())return i;const c={...i};return r.parts("{","an object",u=>{
const g=o.has(u)?u:l(u),h=o.get(g);if(h===void 0)return r.skip();c[g]=r.within(g,h,c[g])}),c}}}const l=s=>s.toLowerCase().replaceAll("\u017F","s"),p=25e3;class n{#t;#e;#n=[];mistake=null;room=p;constructor(e){
this.#t=e,this.#e=E.AN(e,0)}within(e,o,t){this.#n.push(e);const r=o.read(this,t);return this.#n.pop(),r}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),
!0)}literal(e,o,t,r){if(this.takeNull())return t;const i=this.#e;this.skip();const c=this.#t.slice(i,this.#e);return o.test(c)?r(c):(this.#s(e,c.charAt(0)),t)}parts(e,o,t){
const r=this.#t,i=r.charAt(this.#e);if(i!==e)return this.#s(o,i),this.skip(),!1;for(this.#e=E.AN(r,this.#e+1);r[this.#e]!=="]"&&r[this.#e]!=="}";)t(e==="{"?this.#o():
""),this.#e=E.AN(r,this.#e),r[this.#e]===","&&(this.#e=E.AN(r,this.#e+1));return this.#e+=1,!0}skip(){const e=this.#t;let o=0;do{const t=E.AN(e,this.#e),r=e.charAt(
t);(r==="["||r==="{")&&(o+=1),(r==="]"||r==="}")&&(o-=1),r==='"'?this.#e=E.ap(e,t):this.#e="[]{},:".includes(r)?t+1:E.f(e,t)}while(o>0)}#o(){const e=this.#e;this.#e=
E.ap(this.#t,e);const o=E.I(this.#t.slice(e,this.#e));return this.#e=E.AN(this.#t,E.AN(this.#t,this.#e)+1),o}#s(e,o){if(this.mistake!==null)return;const t=this.#n.
map(i=>typeof i=="number"?`[${i}]`:`.${i}`),r=t.length===0?"":` in "${t.join("").slice(1)}"`;this.mistake=`has ${d[o]??"a number"} instead of ${e}${r}`}}const d={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"}}),1731:((ne,H,a)=>{a.d(H,{Cg:()=>C,PW:()=>d,Ty:()=>A,Zy:()=>b,_T:()=>s,hZ:()=>k,kv:()=>r,
mb:()=>i,oF:()=>O,rK:()=>v});var E=a(4091),w=a(9562);const $=new RegExp(`^${w.eQ}$`),k=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
I=new RegExp(`^${k}[.+-]?$`),P=2n**63n-1n,T=Array.from({length:100},(c,u)=>BigInt(u));function O(c){const[,u,g,h,M]=$.exec(c)??[];return u===void 0?null:y(c,u,h??
g,M)}function v(c){const[,u,g,h]=I.exec(c)??[];return u===void 0?null:y(c,u,g,h)}function y(c,u,g="",h=""){const M=u.split(".").map(D=>D.replace(/^0+(?=.)/,""));
if(M.some(D=>D.length>19))return null;const f=M.map(D=>T[Number(D)]??BigInt(D));if(f.some(D=>D>P))return null;for(;f.length<3;)f.push(0n);return{text:c,numbers:f,
written:M.length,pre:g,build:h}}const A=c=>c.pre!=="",C=({numbers:c,pre:u,build:g})=>`${c.join(".")}${u===""?"":`-${u}`}${g===""?"":`+${g}`}`;function b(c,u){const g=Math.
max(c.numbers.length,u.numbers.length);for(let h=0;h<g;h++){const[M,f]=[c.numbers[h]??0n,u.numbers[h]??0n];if(M!==f)return M<f?-1:1}return c.pre===u.pre||c.numbers.
length!==u.numbers.length?0:c.pre===""||u.pre===""?c.pre===""?1:-1:m(c.pre,u.pre)}function m(c,u){const[g,h]=[c.split("."),u.split(".")];for(let M=0;;M++){const[
f,D]=[M+1>=g.length,M+1>=h.length];if(f!==D)return f?-1:1;const j=_(g[M]??"",h[M]??"");if(j!==0||f)return j}}function _(c,u){const[g,h]=[/^[0-9]*$/.test(c),/^[0-9]*$/.
test(u)];return g!==h?g?-1:1:g&&c.length!==u.length?c.length-u.length:c===u?0:c<u?-1:1}const l="[\\t\\n\\f\\r ]*",p=new RegExp(`^${l}(<=|>=|!=|~>|<|>|=|)${l}(${w.
eQ})${l}$`),n="This string does not use correct version constraint syntax";function d(c){const u=[];for(const g of c.split(",")){const[,h,M=""]=p.exec(g)??[],f=O(
M);if(f===null)return(0,E.TR)(n);u.push({operator:h||"=",version:f,text:g})}return(0,E.Ju)(u)}function s(c){const u=d(c);if(!u.ok)return u;const g=[];for(const h of u.
value){const M=v(h.version.text);if(M===null||!e.test(h.text.trim()))return(0,E.TR)(`Incorrect version constraint syntax: ${o(h)}`);g.push({...h,version:M})}return(0,E.
Ju)(g)}const e=/^[<>=!~]* ?[0-9]/;function o({operator:c,version:u,text:g}){const h=g.trim();if(u.text.startsWith("v"))return'a "v" prefix should not be used';if(!e.
test(h))return`only one space is expected after the operator "${c}"`;if(u.numbers.length>3)return"too many numbered portions; only three are allowed (major, min\
or, patch)";const[M]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(h)??[""];return`missing comma after "${M}"`}const t=[">",">=","=","~>","\
<=","<","!="];function r(c){const u=[...c].sort((g,h)=>b(g.version,h.version)||m(g.version.build,h.version.build)||t.indexOf(g.operator)-t.indexOf(h.operator)||
h.version.written-g.version.written);return[...new Set(u.map(i))].join(", ")}function i({operator:c,version:u}){if(c==="=")return C(u);const g=c==="~>"&&u.written<
3?u.numbers.slice(0,2):u.numbers;return`${c} ${C({...u,numbers:g})}`}}),5102:((ne,H,a)=>{a.d(H,{DI:()=>T,Fl:()=>C,JR:()=>O,QK:()=>l,Rm:()=>m,Yn:()=>b,Zh:()=>p,b:()=>y,
fi:()=>d,hm:()=>_,md:()=>A,nM:()=>n,nx:()=>k,sG:()=>P,vh:()=>I});var E=a(2886),w=a(2389),$=a(5799);const k={fails:"failed",unchecked:"not checked",warns:"has wa\
rnings",skipped:"skipped",works:"passed"},I=Object.keys(k);function P(s){if(y(s))return"unchecked";const e=_(s.findings);return e==="error"?"fails":e==="warning"?
"warns":O(s)?"skipped":"works"}const T=s=>P(s)==="fails",O=({visit:s})=>s.attempt.discovery.kind==="skipped",v=["host-not-checked",...E.H4],y=({visit:{attempt:s}})=>s.
discovery.kind==="skipped"&&v.includes(s.discovery.problem.code),A=s=>I.flatMap(e=>s.filter(o=>P(o)===e));function C(s){const e=new Set(s.map(({worst:o})=>o));return e.
has("error")?"fails":e.has("warning")?"warns":s.some(m)?"skipped":"works"}function b(s,e){const o=Object.groupBy(s,u=>C(e(u))),{fails:t=[],warns:r=[],skipped:i=[],
works:c=[]}=o;return[t,r,i,c]}const m=({chosen:s,isUnchecked:e})=>e===!0||Object.keys(s).length===0,_=s=>$.oC.find(e=>s.some(o=>o.severity===e))??null;function l({
findings:s}){const e=_(s);return e==="notice"?[]:s.filter(({severity:o})=>o===e)}const p=({severity:s},{failOn:e})=>s==="error"||(0,w.k2)(s,e),n=({severity:s})=>s!==
"notice";function d({passed:s,hosts:e,findings:o}){return s?o.some(n)?"warns":e.length===0?"skipped":"works":"fails"}}),4120:((ne,H,a)=>{a.d(H,{H8:()=>P,Iu:()=>I,
QI:()=>y,QN:()=>l,SY:()=>T,dy:()=>k,kJ:()=>A,nO:()=>p,od:()=>v,tY:()=>C,u8:()=>m});var E=a(4e3),w=a(5799),$=a(1064);const k="new in this pull request",I=n=>n.replace(
/^./u,d=>d.toUpperCase()),P=n=>w.oC.flatMap(d=>{const{length:s}=n.filter(e=>e.severity===d);return s===0?[]:[(0,E.px)(s,d)]}).join(", "),T=n=>$.zK.every(d=>n.includes(
d))?"all clients":O(n).join(", "),O=n=>n.map(d=>$.bB[d]);function v(n,d){const s=d.filter(e=>n.includes(e));return n.length===0||s.length===d.length?"":O(s).join(
", ")||"no client in use"}const y=({clients:n,versions:d})=>n.map(s=>[$.bB[s],d[s]].join(" ").trim()).join(" and ");function A(n){return n<999.5?`${Math.round(n)}\
 ms`:n<59950?`${(n/1e3).toFixed(1)} s`:`${(n/6e4).toFixed(1)} min`}function C(n){return n<1e3?`${n} B`:n<999950?`${(n/1e3).toFixed(1)} kB`:`${(n/1e6).toFixed(1)}\
 MB`}const b=36e5;function m(n,d){const s=(Date.parse(d)-Date.parse(n))/b;if(s>=48)return`${_(s/24)} days`;if(s>=1)return`${_(s)} h`;const e=Math.floor(s*60);return e>=
1?`${e} min`:"less than a minute"}const _=n=>Math.floor(n*10)/10,l=n=>`${n.slice(0,16).replace("T"," ")} UTC`;function p(n,d){const s=(Date.parse(n)-Date.parse(
d))/(24*b);if(Number.isNaN(s))return n;const e=Math.floor(Math.abs(s)),o=e===0?"less than a day":(0,E.px)(e,"day");return`${n.slice(0,10)} (${s<0?`${o} ago`:`in\
 ${o}`})`}}),6503:((ne,H,a)=>{a.d(H,{CN:()=>n,Dx:()=>b,GH:()=>v,Ky:()=>k,TD:()=>I,YC:()=>_,eb:()=>T,f5:()=>m,io:()=>l,ju:()=>p,lp:()=>C,mj:()=>y,oN:()=>A});var E=a(
4e3),w=a(5143),$=a(5799);function k(e,o){const{places:t,noun:r}=I(e);return(0,E.K4)(t,o,w.eo,i=>(0,E.px)(i,`more ${r}`))}function I(e){const o=s(e),t=(0,w.t6)(o,
i=>d(i)?(0,w._M)(i.file)??i:i),r=P(t).length>1;return{places:r?t:o,noun:r?"repository":"place"}}const P=e=>e.filter(d).filter(({file:o})=>(0,w._M)(o)!==null),T=e=>(0,w.
t6)(P(O(e)),({file:o})=>(0,w._M)(o)),O=e=>[...new Set(e.map(({places:o})=>o))].flat(),v=(e,o,t)=>`${e===o?"all":`${e} of`} ${o} ${t}`;function y(e,o){const{length:t}=o>
1?T(e):[];return t>1?v(t,o,"repositories"):""}function A(e,o){const t=new Set(e.flatMap(({file:c})=>(0,w._M)(c)??[])).size>1,r=c=>(t?(0,w._M)(c.file):null)??`${c.
line}:${c.file}`,i=new Set(o.map(r));return e.filter(c=>!i.has(r(c)))}function C(e,o){const t=b([e]);return k(A(t,t.slice(0,1)),o)}const b=e=>s(O(e).filter(d)),
m=e=>[...new Set(O(e).filter(o=>typeof o=="string"))];function _(e){const o=e.hosts.flatMap(({requirements:r})=>r),t=[...e.findings,...e.roots.flatMap(({rows:r})=>r)];
return[...new Set([...o.map(({because:r})=>r),...t.map(r=>r.places)])]}const l=e=>e.find(o=>(0,$.Xd)(o)!==null),p=({services:[e,...o]})=>o.length===0?e??null:null,
n=e=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(e)&&(0,w._M)(e)===null,d=e=>typeof e!="string",s=e=>(0,w.t6)(e,o=>d(o)?`${o.line}:${o.file}`:o)}),6763:((ne,H,a)=>{
a.d(H,{QA:()=>_,h$:()=>n,j6:()=>p,q9:()=>C,rc:()=>b});var E=a(1102),w=a(4e3),$=a(5143),k=a(1831),I=a(9562),P=a(5102),T=a(4120),O=a(6503);const v=50,y=3,A=2;function C(d){
const{shown:s,more:e}=(0,w.zN)(d,v);return e===0?s:[...s,`and ${(0,w.px)(e,"more remark")}`]}function b(d){const s=(0,O.YC)(d).some(({length:g})=>g===$.WD),o=d.
roots.flatMap(({rows:g})=>g.flatMap(h=>h.platforms)).some(({available:g})=>g),t=d.files.filter(({exclude:g,severity:h})=>g&&h!=="notice"),r=[...new Set(t.flatMap(
({exclude:g})=>g??[]))],i=(0,O.eb)(t).length>0?" where their files are read":"",c=`${(0,w.px)(t.length,"finding")} in tests, examples or templates, where errors\
 are warnings`,u=`to skip such files, set \`exclude\`${i}: ${(0,w.K4)(r,y,w.dh)}`;return[...s?[`lists of places end after ${$.WD} places`]:[],...t.length>0?[`${c}\
; ${u}`]:[],...o?["signatures of provider packages were not verified"]:[]]}const m="HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split("\
 ");function _({findings:d},s){const e=m.flatMap(t=>{const r=s[t]||t.endsWith("Y")&&s[t.toLowerCase()];return r?`${t} (${(0,w.dh)(r.slice(r.lastIndexOf("@")+1))}\
)`:[]});return d.some(t=>t.problem.obstacle||(0,E.z)(t))&&e.length>0?[`connections used ${e.join(", ")}`]:[]}function l({hosts:d},s){const{scan:e,repositories:o}=s,
{length:t}=d.filter(({requirements:u})=>u.some(({because:g})=>g.some(h=>typeof h!="string"))),r=`${(0,w.px)(e.usages,"usage")} of ${(0,w.px)(t,"registry host")}`,
i=t===0?"no registry host is used":r;return o.length>0?`${i} in ${(0,w.px)(o.length,"repository")}`:e.files===0?e.durationMs===0?null:"found no Terraform or Ope\
nTofu files":`scanned ${`${(0,w.px)(e.files,"file")} (${(0,T.tY)(e.bytes)})`} in ${(0,T.kJ)(e.durationMs)}: ${i}`}function p({hosts:d},{depth:s}){const e=d.filter(
r=>["works","warns"].includes((0,P.sG)(r))&&r.requirements.some(({service:i,because:c})=>(i===I.e$||i===I.xq)&&c.some(g=>typeof g!="string")));return s!=="disco\
very"||e.length===0?[]:[`not checked at ${(0,w.K4)(e,A,({visit:r})=>(0,k.nx)(r.host))}: versions of modules and providers, and whether tokens are accepted; to c\
heck them, set \`depth: versions\``]}function n(d,s){const{dialect:e,durationMs:o,scan:t,remarks:r}=s,{findings:i,ignored:c}=d,u=(0,T.H8)(i)||"no findings",g=c>
0?`${u}, ${c} ignored`:u,M=d.hosts.length===0&&t.files===0?"":` for ${(0,T.QI)(e)} (${e.why})`,f=l(d,s);return[`${g}; checked in ${(0,T.kJ)(o)}${M}`,...f===null?
[]:[f],...r]}}),4526:((ne,H,a)=>{a.d(H,{Pv:()=>P,fJ:()=>A,hK:()=>T,n6:()=>m,s1:()=>_,z0:()=>k});var E=a(9664),w=a(5011),$=a(5257);const k=({kind:l})=>l==="modul\
e"||l==="state"||l==="lock",I=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;function P(l,p){
const{usages:n,declared:d,units:s,installed:e=[]}=l,o=new Map,t=i=>{const c=o.get(i)??T(i);return o.set(i,c),c},r=({directories:i,place:c})=>i?.map(t)??[t((0,E.
jt)(c.file))];for(const i of s)O(t(i.directory),i);for(const i of n)if(!(!i.clients.includes(p)||i.kind==="saved_state"))for(const c of r(i))i.kind==="test_modu\
le"?c.tests.push(i):v(c,i,p);for(const i of d){const{kind:c,place:u}=i;if(!(p==="terraform"&&/\.tofu(\.json)?$/.test(u.file)))for(const g of r(i))g.declared.push(
i),c==="lock"?y(g,u):g.hasConfiguration=!0,g.isInitialised||=c==="state"}for(const i of o.values())b(o,i);for(const[i,c]of Map.groupBy(e,u=>u.root))t(i).installed=
new Map(c.map(u=>[u.key,u]));return o}const T=l=>({name:l,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[l]});function O(l,p){l.unit=p,l.hasConfiguration=!0,l.isInitialised=!0,p.module!==null&&l.children.push({name:p.module,root:null,
call:null})}function v(l,p,n){const d=p.address==="terraform"&&l.unit?.module===null;if(!(p.kind==="terragrunt_source"&&!d)&&(p.kind==="lock_provider"?y(l,p.place):
l.hasConfiguration=!0,!(!I.test(p.kind)||p.isOverridden&&p.kind!=="module")&&(l.usages.push(p),!(p.isOverridden||p.kind!=="module"))))for(const{source:s,root:e}of(0,$.
MZ)(p,n)){const[o=null]=C(l.name,s);l.children.push({name:o,root:e,call:p})}}function y(l,{file:p}){l.lockFile=p,l.isInitialised=!0}const A=(l,{name:p,unit:n})=>l.
root===null||n===null&&l.root===p,C=(l,p)=>p!==null&&(0,w.Nj)(p)?[(0,E.un)(l,p)]:[];function b(l,p){const{name:n,tests:d}=p;if(d.length===0)return;const s=l.get(
(0,E.RO)(n)),e=s?.hasConfiguration===!0?s:p;e.isInitialised=!0,e!==p&&(e.tests.push(...d),p.tests=[])}const m=({name:l,tests:p})=>p.flatMap(({text:n})=>C(l,n)),
_=l=>[...l.children.flatMap(({name:p})=>p??[]),...m(l)]}),5257:((ne,H,a)=>{a.d(H,{IY:()=>y,Im:()=>A,JT:()=>v,KS:()=>b,MP:()=>O,MZ:()=>m,W$:()=>T,Xo:()=>l,cd:()=>P,
ek:()=>C,lc:()=>_});var E=a(9075),w=a(9664),$=a(5011),k=a(1022);const I="hostnames input",P={file:I,line:1,column:1,endColumn:1},T=n=>n.file===I?I:n,O=({host:n,
namespace:d,name:s,system:e})=>[n,d,s,e].join("/"),v=({host:n,namespace:d,type:s})=>[n,d,s].join("/"),y=n=>"type"in n?v(n):O(n);function A(n){return"constraints"in
n?n.constraints:n.constraint===null?[]:[n.constraint]}const C=n=>("places"in n?n.places:[n.place]).map(T);function b({version:n},d){if(n===void 0)return null;const{
text:s,value:e,place:o}=n,t=(e===void 0?s:e[d])??null;return t===null?null:{text:t,place:o}}const m=({text:n,calls:d},s)=>d===void 0?[{root:null,source:n,version:null,
isOpen:!1}]:d[s]??[];function _({kind:n,text:d,address:s},e,o){switch(n){case"required_provider":case"state_store_provider":case"lock_provider":{const t=(0,k.mi)(
d??"",o);return t.kind==="registry"?t:null}case"required_provider_nosource":case"required_provider_legacy":return{host:e,namespace:"hashicorp",type:(0,k.op)(s)};case"\
implied_provider":return{host:e,namespace:"hashicorp",type:(0,k.A5)(d)};default:return null}}function l(n,d){const s=Map.groupBy(d,({lockFile:r})=>r),e=new Set(
n.flatMap(({kind:r,text:i,place:c})=>p.test(r)&&!(0,$.Nj)(i??"")?(0,w.jt)(c.file):[])),o=(0,E.Oo)(r=>new Set(r.providers.map(({provider:i})=>v(i)))),t=(r,i)=>{if(r.
calls.length>0||r.directories.some(u=>e.has(u)))return!0;const c=_(i,(0,$.Vm)(r.client),r.client);return c===null||o(r).has(v(c))};return n.map(r=>{if(r.kind!==
"lock_provider"||r.needs.length===0)return r;const i=s.get(r.place.file);return i===void 0||i.some(c=>t(c,r))?r:{...r,needs:[]}})}const p=/^(?:module|test_module|terragrunt_source)/}),
7747:((ne,H,a)=>{a.d(H,{ET:()=>y,KG:()=>m,Wj:()=>_,kI:()=>C});var E=a(3024),w=a(6760),$=a(5747),k=a(9075),I=a(6647),P=a(7052),T=a(5799),O=a(9664),v=a(6195);function y({
root:l,scan:p}){const n=[l,...p.map(o=>(0,w.resolve)(l,(0,v.VK)(o).fixed))].map(A),d=o=>n.some(t=>t!==null&&(0,$.UO)(o,t)),s=o=>{const t=(0,w.resolve)(l,o),r=(0,E.
existsSync)(t)?A(t):null;return r!==null&&d(r)?r:null},e=(o,t)=>{const r=s(o);return(r===null?[]:(0,$.Mc)(r).filter(t)).map(({name:c})=>c).sort()};return{list:o=>e(
o,t=>!t.isDirectory()),directories:o=>e(o,t=>t.isDirectory()&&!(0,v.G$)(t.name)),exists:o=>(0,E.existsSync)((0,w.resolve)(l,o)),locate:(0,k.Oo)(s),nameOf:o=>{const t=s(
o);return t===null?null:(0,v.sq)((0,w.relative)(n[0]??l,t))},read:(o,t)=>{const r=s(o);return r===null?null:(0,$.r7)(r,t)}}}const A=l=>(0,$.N0)(()=>(0,E.realpathSync)(
l),null);function C(l,p){const{fixed:n,glob:d}=(0,v.VK)(p);try{const s=(0,E.realpathSync)((0,w.resolve)(l,n)),e=(0,v.sq)((0,w.relative)(l,s)),o=(0,$.UO)(s,l),t=o?
l:s;if(d!==void 0)return{path:s,name:e,boundary:t,glob:(0,O.Gz)(e,d)};if((0,E.statSync)(s).isDirectory())return{path:s,name:e,boundary:t};const r=(0,w.resolve)(
s,"..");return{...{path:r,name:(0,v.sq)((0,w.relative)(l,r))},boundary:o?l:r,file:e}}catch(s){return(0,T.sb)(p,(0,P.WO)({what:"scan",code:(0,$.Oj)(s)}))}}const b=200;
function m({path:l,name:p,depth:n}){if(n>b)return(0,T.sb)(p,(0,P.ub)({kind:"depth",max:b}));try{return(0,E.readdirSync)(l,{withFileTypes:!0}).sort((d,s)=>d.name<
s.name?-1:1)}catch(d){return(0,T.sb)(p,(0,P.WO)({what:"directory",code:(0,$.Oj)(d)}))}}function _(l,{exists:p,read:n,nameOf:d}){const s=(0,O.Gz)(l,I.U4),e=n(s);
if(e===null){const r=p(s)?(0,T.sb)(s,(0,P.a3)({what:"outside",path:s})):null;return{installed:[],note:r}}const o=(0,I.WI)(l,e);if(o.ok)return{installed:o.value.
map(i=>(0,w.isAbsolute)(i.directory)&&(0,w.normalize)(i.directory)===i.directory?{...i,directory:d(i.directory)??i.directory}:i),note:null};const t=(0,P.U$)({error:`\
the list ${o.why}`,isRefused:!0});return{installed:[],note:(0,T.sb)(s,t)}}}),8416:((ne,H,a)=>{a.d(H,{L2:()=>O,WJ:()=>T,rU:()=>v,uQ:()=>y});var E=a(4e3),w=a(5143),
$=a(1064),k=a(9664),I=a(5603),P=a(3469);const T=([n,...d])=>n===void 0||d.length>0?"both":n;function O({setting:n,scan:d}){const{name:s}=n,e=s==="auto"?null:s===
"both"?$.Du:[s],o=d===null||d.isEmpty?null:d,t=o===null?[]:m(o,n,e),r={setting:n,signs:t,constraints:o?.constraints??[]};if(e!==null)return _(e,["set by `dialec\
t`"],[],r);if(o===null)return _($.Du,["CLI not detected; set `dialect` to check one"],[],r);const i=b(t);if(i.length===0)return{..._(["terraform"],["assumed; se\
t `dialect`"],[],r),isGuess:!0};const c=A(i),u=c.flatMap(g=>i.find(h=>h.client===g)??[]);return _(c,u.map(p),i,r)}function v({clients:n},d){if(d===null||d.isEmpty)
return $.zK;const s=new Set([...n,...d.tools().others]);return d.usesTerragrunt&&s.add("terragrunt"),$.zK.filter(e=>s.has(e))}function y(n,{evidence:d,versions:s}){
return(e,o)=>{const t=d.some(r=>{if(r.level!=="version-file"||r.version===null)return!1;const i=(0,k.jt)(r.place.file);return r.client===e&&(i===""||`${o}/`.startsWith(
`${i}/`))});return n.version??(t?s[e]??null:null)}}const A=n=>$.Du.filter(d=>n.some(s=>s.client===d));function C(n){const d=n.filter(({place:s})=>!(0,w.Zl)(s.file));
return d.length===0?n:d}function b(n){const d=C(n),s=I.A.find(e=>d.some(o=>o.level===e));return d.filter(({level:e})=>e===s)}function m({signs:n,tools:d,hasCloudHostname:s},{
version:e},o){const t=b(n),r=o??A(t),i=t.every(({place:f})=>(0,w.Zl)(f.file)),c=o===null&&(i||t.some(({isCloud:f})=>f)),u=e===null&&r.some(f=>(0,P.w)(f,[]).length>
1);if(!c&&!u)return n;const{setsCloudHostname:g,signs:h}=d(),M=s||g;return[...n.filter(({isCloud:f})=>!(f&&M)),...h]}function _(n,d,s,e){const o=n.map(i=>l(i,e)),
t=o.filter(({version:i})=>i!==null),r=t.flatMap(({signs:i})=>i.slice(0,1).map(p));return{name:T(n),clients:n,releases:o.flatMap(({releases:i})=>i),versions:Object.
fromEntries(t.map(i=>[i.client,i.version??""])),why:[...new Set([...d,...r])].join(", "),evidence:[...new Set([...s,...o.flatMap(({signs:i})=>i)])]}}function l(n,{
setting:d,signs:s,constraints:e}){const o=(g,h)=>{const[M=null,...f]=g,D=(0,P.w)(n,g);return{client:n,releases:D,version:f.length===0?M:null,signs:h}};if(d.version!==
null)return o([d.version],[]);const t=C(s.filter(g=>g.client===n&&g.version!==null)),r=new Set(t.map(({version:g})=>(g??"").replace(/^v/,"")));if(r.size>0){const g=o(
[...r],t);return{...g,version:(0,P.l)(g.version??"")?g.version:null}}const i=C(e),c=o([],[]),u=o(i.map(({text:g})=>g),i.map(({text:g,place:h})=>({client:n,level:"\
syntax",place:h,text:`requires ${(0,E.dh)(g)}`,version:g})));return u.releases.length===c.releases.length?c:u}const p=({place:n,text:d})=>`${n.file}:${n.line} ${d}`}),
796:((ne,H,a)=>{a.d(H,{$:()=>_,$t:()=>o,AN:()=>p,Dx:()=>e,_X:()=>C});var E=a(6134),w=a(9664),$=a(7747),k=a(2161),I=a(6195);const P=".github/workflows .circleci \
.buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),T=t=>t==="config.toml",O=[["",k.Z8],[".github",
()=>!1],...P.map(t=>[t,r=>/\.ya?ml$/i.test(r)]),[".devcontainer",k.Z8],[".config",k.TD],[".config/mise",T],[".mise",T]],v=".github/actions",y=128*1024,A=200;function*C({
root:t,exclude:r},i){const c=(0,$.ET)({root:t,scan:[]}),u=(0,I.Ls)(r),g=b(c).filter(f=>!u(f)),h=f=>f.split("/").length,M=[...new Set([...g,...i])].sort((f,D)=>h(
f)-h(D)||(f<D?-1:1));for(const f of M.slice(0,A)){const D=c.read(f);D!==null&&D.length<=y&&(yield{file:f,text:D})}}function b(t){const r=O.flatMap(([c,u])=>t.list(
c).filter(g=>u(g)||_((0,w.Gz)(c,g))).map(g=>(0,w.Gz)(c,g))),i=t.directories(v).flatMap(c=>["action.yml","action.yaml"].map(u=>`${v}/${c}/${u}`));return[...r,...i]}
const m=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},{
client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],_=t=>m.some(({path:r})=>r.test(t)),l=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function p({file:t,text:r}){if(_(
t)){const c=e(t,r);return m.filter(({path:u,line:g})=>u.test(t)&&(g===void 0||c.some(h=>g.test(h)))).map(({client:u})=>u)}return r.search(l)<0?[]:e(t,r).flatMap(
c=>c.match(l)??[]).map(c=>c.toLowerCase())}const n=1e3,d=/(^|\s)#.*$/s,s=/(^|\s)(\/\/|\/?\*).*$/s;function e(t,r){const i=/jenkinsfile|\.json$/i.test(t)?s:d;return r.
split(`
`).map(c=>c.slice(0,n).replace(i,"").trimEnd())}function o(t,r,i,c){return{file:t,...(0,E.yN)(i)(c),line:r+1}}}),2161:((ne,H,a)=>{a.d(H,{Ep:()=>T,L8:()=>A,TD:()=>n,
Z:()=>p,Z8:()=>d,dN:()=>l,tr:()=>y,xO:()=>_});var E=a(1064);const w=["terraform"],$=["opentofu"],k=/\.tfquery\.(hcl|json)$/,I=[[/\.tf(\.json)?$/,"config",E.Du],
[/\.tofu(\.json)?$/,"config",$],[/\.tftest\.(hcl|json)$/,"test",E.Du],[/\.tofutest\.(hcl|json)$/,"test",$],[k,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,E.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",E.Du]],P=/\.(tf|tofu|hcl|json)$/,
T=({class:s})=>s==="config"||s==="test",O=".terraform.lock.hcl",v={class:"lock",syntax:"hcl",clients:E.Du,isOverride:!1},y=s=>s.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(s);function A(s,e,o){if(s===O)return v;const t=P.test(s)?I.find(([z])=>z.test(s)):void 0,[r=/$/,i=null,c=[]]=t??[];if(i===null)return;const u=C(s)&&i==="te\
st"&&o==="tests";if(C(s)&&!u)return;const g=s.search(r),h=s.slice(0,g),M=h+s.slice(g).replace(".tf",".tofu"),f=h==="override"||h.endsWith("_override"),D=u||M!==
s&&e.has(M);if(D&&!c.includes("terraform"))return;const j=D?w:c,F=s.endsWith(".json")?"json":"hcl";return{class:i,syntax:F,clients:j,isOverride:f}}const C=s=>s.
startsWith(".")||s.endsWith("~")||s.startsWith("#")&&s.endsWith("#"),b=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,m=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pi\
pelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-comm\
it-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),_=s=>k.test(s),l=[".spacelift/config.yml",".space\
lift/config.yaml"],p=s=>s.endsWith(".tfbackend"),n=s=>b.test(s),d=s=>n(s)||m.test(s)}),6195:((ne,H,a)=>{a.d(H,{$8:()=>O,G$:()=>v,Ls:()=>P,VK:()=>I,sT:()=>A,sq:()=>y});
var E=a(6760),w=a(5747),$=a(7052);const k=/[*?[{]/;function I(C){const b=C.split("/"),m=b.findIndex(_=>k.test(_));return m<0?{fixed:C}:{fixed:b.slice(0,m).join(
"/"),glob:b.slice(m).join("/")}}function P(C){const b=C.map(m=>{const _=m.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:_,start:T(_)}});return m=>{
const _=m.toLowerCase();return b.some(({glob:l,start:p})=>l===m||_.startsWith(p)&&E.posix.matchesGlob(m,l))}}function T(C){const[b=""]=C.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec(C)??[];return b.toLowerCase()}const O=({file:C,glob:b},m)=>C===m||b!==void 0&&E.posix.matchesGlob(m,b),v=C=>C.startsWith(".")||C==="node_modules",y=C=>E.sep===
"/"?C:C.replaceAll(E.sep,"/");function A(C,{boundary:b}){return C.kind==="error"?(0,$.WO)({what:"link",code:C.code}):(0,w.UO)(C.path,b)?C.kind==="special"?(0,$.
WO)({...C,what:"link-to-special-file"}):C.kind==="file"?C.path:null:(0,$.a3)({what:"link"})}}),5603:((ne,H,a)=>{a.d(H,{A:()=>I,j:()=>P});var E=a(5143),w=a(5799),
$=a(1064),k=a(5011);const I=["lock-file","syntax","version-file","tool","hook"];class P{signs=new Map;constraints=new Map;addFile({file:v,kind:{clients:y},scope:A,
isContext:C}){if(C)return;const[b,...m]=y;if(b!==void 0&&m.length===0&&!/(^|\/)[.#][^/]*$/.test(v)){const _=`is read by ${$.bB[b]} only`;this.addSign({client:b,
level:"syntax",place:{file:v,...w.wv},text:_})}for(const _ of A.declared)this.addDeclared(_)}end(v){for(const{kind:y,host:A,place:C,clients:b,isOverridden:m,text:_}of v)
if(y==="lock_provider"){const l=$.Du.find(n=>(0,k.Vm)(n)===A),p=`locks providers from ${A}`;l&&this.addSign({client:l,level:"lock-file",place:C,text:p})}else y===
"cloud_default"&&!m&&b.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:C,text:"has a cloud block without hostname",isCloud:!0}):y===
"module"&&_?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:C,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addDeclared(v){const{kind:y,text:A,place:C}=v;if(y==="version")T(this.constraints,A,v);else if(y==="binary"){const b=A==="tofu"?"\
opentofu":"terraform";this.addSign({client:b,level:"version-file",place:C,text:"sets terraform_binary"})}else if((0,$.SO)(y)){const{client:b,what:m}=$.$I[y];this.
addSign({client:b,level:"syntax",place:C,text:`has ${m}`})}}addSign(v){T(this.signs,`${v.client} ${v.text}`,{...v,version:null})}}function T(O,v,y){const A=(0,E.
Zl)(y.place.file)?`${v} aside`:v;O.has(A)||O.set(A,y)}}),7854:((ne,H,a)=>{a.d(H,{G4:()=>b,O8:()=>I,Rt:()=>k,VZ:()=>P,eI:()=>O,kA:()=>y,s7:()=>v,sw:()=>T,vH:()=>A});
var E=a(9075),w=a(7052),$=a(5799);const k=["organization","workspaces"],I=["module","state","lock"],P=["version","compatible","provider-version"];function T(m,_){
const l=(0,E.Oo)(n=>n.filter(d=>_.includes(d))),p=(0,E.Oo)(n=>n.map(d=>({...d,clients:l(d.clients)})).filter(d=>d.clients.length>0));return m.flatMap(n=>{const d=l(
n.clients);if(d.length===n.clients.length)return n;const s=p(n.needs),e=n.isHostImplied?s[0]?.host??n.host:n.host;return d.length===0?[]:{...n,clients:d,needs:s,
host:e}})}const O=(m,_)=>_.length===0?m:m.map(l=>{const{calls:p,evaluated:n}=l;if(p===void 0||n===void 0)return l;const d=Object.entries(p).filter(([s])=>!_.some(
e=>e===s));return{...l,calls:Object.fromEntries(d)}}),v=({workspace:m,hasOwnToken:_,directHost:l})=>m!==void 0||_===!0||l!==void 0,y=m=>new Set(m.flatMap(({host:_,
isHostImplied:l})=>l?[]:_??[])),A=(m,_)=>m.filter(({clients:l})=>l.some(p=>_.includes(p))),C=1e4;function b(m=C){const _=[],l={error:0,warning:0,notice:0};let p=0;
const n=s=>{l[s.severity]+=1,l[s.severity]<=m?_.push(s):p+=1},d=()=>(0,$.sb)(".",(0,w.ub)({kind:"problems",max:m,omitted:p}));return{add:n,all:()=>p===0?_:[..._,
d()]}}}),345:((ne,H,a)=>{a.d(H,{s:()=>y});var E=a(3024),w=a(6760),$=a(5747),k=a(4091),I=a(4e3),P=a(101),T=a(3152);let O=function(...l){return{X509Certificate:O}=
process.getBuiltinModule("node:crypto"),new.target?new O(...l):O(...l)};const v=4*1024*1024;function y(l,{environment:p,directory:n,wording:d=T.w7}){const{settings:s,
mistakes:e}=(0,T.P$)(l,d),o=b(s.caFile,d),t=C(p),r=[o,t].flatMap(M=>M.ok?[]:[M.why]),i=(0,$.N0)(()=>(0,E.statSync)(n).isDirectory(),!1),u=s.scan.filter(M=>!/[*?[\]{}]/.
test(M)).flatMap(M=>A(M,n,d)??[]),g=`GITHUB_WORKSPACE names ${(0,I.dh)(n)}, which is not a directory`,h=[...e,...r,...i?u:[g]];if(h.length>0||!o.ok||!t.ok)throw new T.
GN(h);return{...s,authorities:o.value,chooseProxy:t.value}}function A(l,p,{missingPath:n,setting:d}){const s=(0,w.resolve)(p,l);return(0,E.existsSync)(s)?(0,$.N0)(
()=>(0,E.accessSync)(s,E.constants.R_OK)===void 0,!1)?null:`${d("scan")} names ${s}, which this user may not read`:n(l,p)}function C(l){try{return(0,k.Ju)((0,P.
N)(l))}catch(p){if(p instanceof TypeError)return(0,k.TR)(p.message);throw p}}function b(l,{setting:p}){if(l===null)return(0,k.Ju)(null);const n=(0,$.yR)(l,v),d=p(
"ca-file");if(!n.ok)return(0,k.TR)(`${d} "${l}" ${(0,I.mP)(n.failure)}`);const s=_(n.text);return s.ok?s:(0,k.TR)(`${d} "${l}" ${s.why}`)}const m=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;
function _(l){const p=l.match(m)??[];if(p.length===0)return(0,k.TR)("contains no certificate; expected PEM");try{for(const n of p)new O(n);return(0,k.Ju)(p.join(
`
`))}catch(n){return(0,k.TR)(`contains an invalid certificate: ${n instanceof Error?n.message:n}`)}}}),3408:((ne,H,a)=>{a.d(H,{j:()=>p,o:()=>n});var E=a(9562),w=a(
3024),$=a(2071),k=a(5747),I=a(6697),P=a(5799),T=a(1831),O=a(4321);function v(s,e,o){if(o.allowedHosts.length===0)return s;const t=y(e),r=s.files.filter(({path:D})=>(0,k.
UO)(y(D),t)),i=new Set(r.map(({shown:D})=>D)),c=(0,$.Ol)(s).installation?.methods??[],u=s.forced.flatMap(({place:D,services:j})=>j.map(({value:F})=>({place:D,host:typeof F==
"string"?C(F):null}))),g=[...c.flatMap(A),...u].filter(({place:D,host:j})=>j!==null&&i.has(D.file)&&!(0,T.ev)(j,o)),h=g.map(({place:D,host:j})=>{const F=(0,I.wp)(
{host:(0,T.nx)(j??""),use:"configuration"});return(0,P.hD)(F,{places:[D],clients:[s.client]})}),M=new Set(g.map(({place:D})=>D)),f=s.forced.filter(({place:D})=>!M.
has(D));return{...s,forced:f,findings:[...s.findings,...h]}}const y=s=>(0,k.N0)(()=>(0,w.realpathSync)(s),s);function A(s){const{kind:e,place:o}=s;return e==="n\
etwork"?[{place:o,host:(0,T.Pm)(s.url)}]:e!=="local"||s.path!==null?[]:[{place:o,host:(0,T.yo)(`https://${s.shown}`)??O.IZ}]}const C=s=>/^([a-z][a-z\d+.-]*:|\/\/)/i.
test(s)?(0,T.yo)(s.replace(/^\/\//,"https://"))??O.IZ:null;let b=function(...s){return{thisMachine:b}=a.late([138],2218),new.target?new b(...s):b(...s)},m=function(...s){
return{mergeMistakes:m}=a.late([138],2218),new.target?new m(...s):m(...s)},_=function(...s){return{readCliConfig:_}=a.late([138],2218),new.target?new _(...s):_(
...s)},l=function(...s){return{withoutInstalled:l}=a.late([155,202],1264),new.target?new l(...s):l(...s)};function p(s,e,o,{environment:t,directory:r,plugins:i=null}){
if(e.hostnames.length===0&&s.every(({needs:j})=>j.length===0))return{usages:s,remarks:[],findings:[],configs:[],releases:o.releases};const u=n(e.cliConfig,o.clients,
t,r).map(j=>v(j,r,e)),g=o.releases.map(j=>{const F=u.find(({client:z})=>z===j.client);return{...j,attemptMs:F?.requestTimeoutMs??j.attemptMs}}),h=e.depth!=="dis\
covery",M={root:r,plugins:i,releases:g,asksMirrors:h},f=s.some(d)?l(s,u,M):{usages:s,remarks:[],findings:[]},D=[...u.flatMap(j=>j.findings),...f.findings];return{
...f,findings:m(D),configs:u,releases:g}}function n(s,e,o,t=null){const r=b(o);return e.map(i=>_(i,r,s,t))}const d=({needs:s})=>s.some(({service:e})=>e===E.xq)}),
2446:((ne,H,a)=>{a.d(H,{o:()=>Ve,S:()=>ze});var E=a(9075),w=a(7052),$=a(5799),k=a(785),I=a(1064),P=a(7747),T=a(8416),O=a(2161),v=a(7854),y=a(9664),A=a(5011),C=a(
4321),b=a(5603),m=a(3024),_=a(6760),l=a(5747),p=a(6647),n=a(6195);const d={files:1e6,directoryFiles:5e4},s=(L=new Map)=>({toolFiles:[],links:L,directories:new Set,
installed:[],states:[],unselected:[]});function*e(L,S=new Set,U=s(),W=d){const R=new o(L,S,U,W);for(const x of L.scan){const K=(0,P.kI)(R.root,x);"path"in K?yield*R.
walkFrom(K):yield{name:x,files:[],notes:[K]}}for(const x of S)yield*R.readCalled(x)}class o{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor({
root:S,scan:U,exclude:W},R,x,K){this.root=(0,m.realpathSync)(S),this.checkout=(0,P.ET)({root:S,scan:U}),this.isExcluded=(0,n.Ls)(W),this.called=R,this.aside=x,this.
limits=K,this.selected=U.length>1?new Set:null}*walkFrom(S){const{path:U,name:W,glob:R,file:x}=S,V=[{path:U,name:W,depth:0,isSelected:R===void 0&&x===void 0}];for(let q=V.
pop();q!==void 0;q=V.pop()){const ee=(0,P.KG)(q);if(yield this.read(S,q,ee),S.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const X of this.
findDirectories(S,q,ee))V.push(X)}}*readCalled(S){const{directories:U,links:W}=this.aside,R=U.has(S)?null:this.checkout.locate(S);if(R===null||(0,l.$r)(R).kind!==
"directory")return;const x=(0,n.sq)((0,_.relative)(this.root,R));x!==S&&W.set(S,x);const K=!U.has(x)&&this.files<=this.limits.files,V=x.split("/").map((q,ee,X)=>X.
slice(0,ee+1).join("/"));if(K&&!V.some(this.isExcluded)){const q={path:R,name:x,depth:0,isSelected:!0},ee=(0,l.UO)(R,this.root)?this.root:R;yield this.read({path:R,
name:x,boundary:ee},q,(0,P.KG)(q))}U.has(x)&&U.add(S)}read(S,U,W){const{name:R}=U;if("problem"in W)return this.aside.directories.add(R),{name:R,files:[],notes:[
W]};const{files:x,notes:K}=this.findFiles(S,U,W);this.files+=x.length;const V=this.limits.files;if(this.files>V){const X=(0,$.sb)(R,(0,w.ub)({kind:"files",max:V}));
return{name:R,files:[],notes:[...K,X]}}const q=x.filter(({isContext:X})=>X);if(x.length>0&&q.length===x.length)return{name:R,files:[],notes:K};this.aside.directories.
add(R);for(const{file:X,kind:te}of q)(0,O.Ep)(te)&&this.aside.unselected.push(X);const ee=x.length>0&&W.some(X=>X.name===".terraform");return{name:R,files:x,notes:ee?
[...K,...this.readLeft(R)]:K}}findFiles(S,U,W){const{name:R}=U,x=[],K=[];for(const V of this.filesAmong(S,U,W))if("problem"in V)K.push(V);else if(x.length<this.
limits.directoryFiles)x.push(V);else{const q=this.limits.directoryFiles;K.push((0,$.sb)(R,(0,w.ub)({kind:"directory",max:q})));break}return{name:R,files:x,notes:K}}*filesAmong(S,U,W){
const R=new Set;for(const K of W)if((0,O.tr)(K.name)&&!K.isDirectory()&&R.add(K.name),K.name===".spacelift")for(const V of O.dN)this.addTool((0,y.Gz)(U.name,V));
const x=_.posix.basename(U.name);for(const K of W){if(K.isDirectory())continue;const V=(0,y.Gz)(U.name,K.name),q=(0,O.L8)(K.name,R,x);if(q===void 0){(0,O.Z8)(K.
name)&&this.addTool(V),K.name.endsWith(".tfstate")&&this.readState(V);continue}const X={path:U.path+_.sep+K.name,file:V,kind:q,isContext:!this.select(S,U,V)};K.
isFile()?yield X:K.isSymbolicLink()?yield*this.follow(S,X):yield(0,$.sb)(V,(0,w.WO)({what:"special-file",is:(0,l.I)(K)}))}}readLeft(S){this.readState((0,y.Gz)(S,
p.oO));const{installed:U,note:W}=(0,P.Wj)(S,this.checkout);for(const R of U)this.called.add(R.directory);return this.aside.installed.push(...U),W===null?[]:[W]}readState(S){
this.isExcluded(S)||!this.checkout.exists(S)||this.aside.states.push(...(0,p.EH)(S,this.checkout.read(S)??""))}addTool(S){this.isExcluded(S)||this.aside.toolFiles.
push(S)}select(S,U,W){return!(U.isSelected||(0,n.$8)(S,W))||this.isExcluded(W)||this.selected?.has(W)?!1:(this.selected?.add(W),!0)}*follow(S,U){const W=(0,n.sT)(
(0,l.$r)(U.path),S);if(W===null)return;if(typeof W=="object")return yield(0,$.sb)(U.file,W);const R=(0,n.sq)((0,_.relative)(this.root,W));U.isContext||this.aside.
links.set(U.file,R),yield{...U,path:W,target:R}}findDirectories({glob:S},{path:U,name:W,depth:R,isSelected:x},K){return K.toReversed().flatMap(V=>{if(V.isSymbolicLink()&&
V.name==="tests"&&this.called.add((0,y.Gz)(W,"tests")),!V.isDirectory()||(0,n.G$)(V.name))return[];const q=(0,y.Gz)(W,V.name);if(this.isExcluded(q))return[];const ee=x||
S!==void 0&&_.posix.matchesGlob(q,S);return{path:U+_.sep+V.name,name:q,depth:R+1,isSelected:ee}})}}let t=function(...L){return{withPlaces:t}=a.late([245,626,907],
895),new.target?new t(...L):t(...L)},r=function(...L){return{dependsOnOthers:r}=a.late([245,626,907],895),new.target?new r(...L):r(...L)},i=function(...L){return{
usagesOf:i}=a.late([245,626,907],895),new.target?new i(...L):i(...L)},c=function(...L){return{declaredIn:c}=a.late([245,626,907],895),new.target?new c(...L):c(...L)},
u=function(...L){return{isForeign:u}=a.late([245,626,907],895),new.target?new u(...L):u(...L)},g=function(...L){return{readModule:g}=a.late([245,626,907],895),new.target?
new g(...L):g(...L)};const h=25e4;function*M(L,S,U,W=h){const R=new f(S,U,W);yield*R.collect(L);const x=yield*R.decideOpen();return R.result(x)}class f{items=[];notes=(0,v.
G4)();known=new Map;declared=[];signs=new b.j;aside;counts={files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(S,U,W){
this.found=S,this.aside=s(S.links),this.values=U,this.maxUsages=W}*collect(S){const{counts:U}=this;for(const{name:W,files:R,notes:x}of e(S,this.found.called,this.
aside)){if(this.endedAt=W,yield U.files)return;for(const V of x)this.notes.add(V);if(R.length===0)continue;if(this.isFull(U.decided+U.open,W))break;const K=yield*g(
R,U.files);if(K===null)return;U.bytes+=K.bytes;for(const V of K.notes)this.notes.add(V);this.add({directory:W,files:K.files})}this.endedAt=null}*decideOpen(){const S=[];
let U=!1;for(const W of this.items){if(!("files"in W)){S.push(W);continue}if(U||=this.isFull(this.counts.decided,W.directory),!U)if(yield this.counts.files)this.
endedAt??=W.directory,U=!0;else for(const R of this.decide(W.files))S.push(R)}return S}result(S){const{signs:U,notes:W,declared:R,aside:x,isEmpty:K,usesTerragrunt:V,
endedAt:q}=this,{files:ee,bytes:X}=this.counts;return{...{usages:[...S,...x.states.map(D)],declared:R,notes:W.all(),...U.end(S),...x},units:[],files:ee,bytes:X,
isEmpty:K,usesTerragrunt:V,endedAt:q}}add(S){const{files:U}=S;this.counts.files+=U.length;for(const R of c(U))this.declared.push(R);for(const R of U){const x=!u(
R),K=R.kind.class==="terragrunt";x&&(this.isEmpty=!1),K&&this.found.terragrunt.push(R.file),this.usesTerragrunt||=K&&x,this.signs.addFile(R)}const W=U.some(r);for(const R of U)
(W||!R.isContext)&&this.addCalls(R);if(W){this.items.push({...S,files:U.map(t)});for(const{references:R}of U)this.counts.open+=R.length}else for(const R of this.
decide(U))this.items.push(R)}addCalls({file:S,references:U}){for(const{kind:W,row:R,value:x}of U){if(x===void 0)continue;const K=(0,A.Nj)(x.text)||R.grammar==="\
terragrunt"&&(0,C.GL)(x.text),V=K||(0,C.qC)(x.text).length>0;if(W==="module"&&(V||x.kind==="pieces")&&this.found.calls.push({source:x.text,file:S}),K&&R.position.
includes("source"))for(const q of[(0,y.jt)(S),(0,y.RO)((0,y.jt)(S))])this.found.called.add((0,y.un)(q,x.text))}}decide(S){const{usages:U,notes:W}=i(S,this.values,
this.known);for(const R of W)this.notes.add(R);return this.counts.decided+=U.length,U}isFull(S,U){const W=this.maxUsages;return S<W?!1:(this.notes.add((0,$.sb)(
U,(0,w.ub)({kind:"usages",max:W}))),!0)}}const D=({file:L,host:S,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:S,text:S,address:"state",
place:{file:L,...$.wv},clients:[U],isOverridden:!1,needs:[]});var j=a(3916);function F(L,S,U,{nameOf:W}){if(!(0,A.Nj)(S))return(0,C.qC)(S).map(W).find(x=>x!==null)??
null;const R=(0,y.un)(L,S);return U.get(R)??R}const z=100;function N({usages:L,units:S},U){const W=S.map(({directory:K,module:V})=>[K,V??K]),R=Map.groupBy(W.flatMap(
K=>K.map(V=>({directory:V,own:K}))),({directory:K})=>K);return[...L.flatMap(({calls:K,directories:V,text:q,place:ee})=>{const X=(0,y.jt)(ee.file),te=(R.get(X)??
[]).flatMap(ie=>ie.own);if(K===void 0&&V===void 0&&te.length===0&&(0,C.qC)(q??"").length===0)return[];const se=Object.values(K??{}).flat(),oe=[q,...se.map(({source:ie})=>ie)].
flatMap(ie=>ie??[]),ue=[X,...(V??te).slice(0,z)];return oe.flatMap(ie=>(0,A.Nj)(ie)?ue.map(ce=>(0,y.un)(ce,ie)):(0,C.qC)(ie).flatMap(ce=>U.nameOf(ce)??[]))}),...W.
flat()]}function Y(L,S){const{usages:U,links:W,directories:R}=L,x=(te,ae)=>{const se=F(te,ae,W,S);return se===null||(0,A.Nj)(ae)&&se===(0,y.un)(te,ae)?ae:`./${(0,j.
relative)(te,se)}`},K=U.map(te=>{const{kind:ae,text:se,calls:oe,place:ue}=te,ie=W.size>0||oe!==void 0||(0,C.qC)(se??"").length>0;if(ae!=="module"||se===null||!ie)
return te;const ce=[{root:null,source:se,version:null,isOpen:!1}],Oe=Object.entries(oe??{terraform:ce,opentofu:ce}).map(([Ee,pe])=>{const{file:ye}=ue,we=pe.map(
({source:Ie,...Ye})=>({...Ye,source:Ie&&x((0,y.jt)(ye),Ie)}));return[Ee,we]});return Oe.every(([,[Ee]])=>Ee?.source===se)&&oe===void 0?te:{...te,calls:Object.fromEntries(
Oe)}}),V=({directory:te})=>R.has(te)&&S.nameOf(te)===te,q=L.installed.filter(te=>!V(te)&&S.exists(te.directory)),ee=new Map(q.map(({root:te,directory:ae})=>{const se=(0,w.
a3)({what:"outside",path:ae});return[ae,(0,$.sb)((0,y.Gz)(te,p.U4),se)]})),X=[...L.notes,...ee.values()];return{...L,usages:K,installed:L.installed.filter(V),notes:X}}
let Z=function(...L){return{resolveValue:Z}=a.late([245,626,907],895),new.target?new Z(...L):Z(...L)},G=function(...L){return{asWritten:G}=a.late([245,626,907],
895),new.target?new G(...L):G(...L)},Q=function(...L){return{Instances:Q}=a.late([245,626,817],3093),new.target?new Q(...L):Q(...L)},B=function(...L){return{Terragrunt:B}=
a.late([245,626,817],3093),new.target?new B(...L):B(...L)},J=function(...L){return{withUnits:J}=a.late([245,626,817],3093),new.target?new J(...L):J(...L)};const de=10;
function*le(L,S=[]){const U=(0,P.ET)(L),W=new Set;for(let R=1;;R+=1){const x=yield*re(L,U,new Set(W),S),K=W.size;for(const q of N(x,U))!x.directories.has(q)&&U.
locate(q)!==null&&W.add(q);if(W.size===K||x.endedAt!==null||R===de)return Y(x,U)}}function*re(L,S,U,W){const R={calls:[],called:U,links:new Map,terragrunt:[]},x=me(
S,R,W),K=(0,E.Oo)(()=>new B(x)),V=yield*M(L,R,he(x,K));return R.terragrunt.length===0?V:yield*J(V,K())}function he(L,S){const U=(0,E.Oo)(W=>(0,E.Oo)(R=>new Q(L,
W,R)));return({row:W,place:R},x,K)=>{if(W.grammar==="terragrunt")return _e(S(),R.file,x);const V=W.evaluation?.[K];if(V===void 0)return G(x);const q=U(K)(V);if(q.
effort.isSpent)return G(x);const ee=({scope:se,from:oe,root:ue})=>(se.effort.renew(),{...Z(x,se),from:oe,root:ue}),X=(0,y.jt)(R.file),te=ee(q.unknown(X));if(te.
isWhole)return[[te]];const ae=Map.groupBy(q.of(X),({use:se})=>se);return Array.from(ae.values(),se=>se.map(ee))}}function _e(L,S,U){if(L.effort.isSpent)return G(
U);const W=x=>({...Z(U,x),from:null}),R=L.includedScopes(S).map(x=>[W(x)]);return R.length===0?[[W(L.scopeOf(S))]]:R}function me(L,{calls:S,links:U,terragrunt:W},R){
const x=new Set(R),K=(0,E.Oo)(ke),V=(ee,X)=>F(ee,X,U,L),q=(0,E.Oo)(()=>Ae(S,V));return{files:L,calls:()=>q(),leadsTo:V,terragrunt:W,isSet:ee=>x.has(ee),setBy:ee=>{
const X=`TF_VAR_${ee}`;if(x.has(X))return X;const te=K(L).get(ee);return te===void 0?null:`${X} in ${te}`}}}const $e=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;
function Ae(L,S){const U=new Map,W=new Set;for(const{source:R,file:x}of L){const K=(0,y.jt)(x),V=S(K,R);V!==null?U.set(V,(U.get(V)??new Set).add(K)):$e.test(R)&&
W.add(K)}return{callers:U,dynamic:W}}const Me=".github/workflows",ve=200;function ke(L){const S=new Map,U=L.list(Me).filter(W=>/\.ya?ml$/.test(W));for(const W of U.
slice(0,ve)){const R=`${Me}/${W}`,x=L.read(R)??"";for(const[,K,V]of x.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){const q=K??V??"";S.has(q)||S.set(
q,R)}}return S}var Pe=a(4526);function be(L,{roots:S,exclude:U},W){const R=new Set(L.links.values());if(R.size===0)return L;const[x,K]=[(0,n.Ls)(S),(0,n.Ls)(U)],
V=I.Du.flatMap(oe=>[...(0,Pe.Pv)(L,oe).values()]),q=new Set(V.flatMap(Pe.s1)),ee=new Set(L.units.map(({directory:oe})=>oe)),X=(0,E.Oo)(oe=>q.has(oe)||ee.has(oe)||
x(oe||".")?!1:W.list(oe).map(ie=>(0,y.Gz)(oe,ie)).every(ie=>R.has(ie)||K(ie)||!De(ie))),te=oe=>R.has(oe)&&De(oe)&&X((0,y.jt)(oe)),ae=L.usages.filter(({place:oe})=>!te(
oe.file)),se=L.declared.filter(({place:oe})=>!te(oe.file));return{...L,usages:ae,declared:se,notes:L.notes.filter(oe=>!te((0,$.W7)(oe)))}}function De(L){const S=(0,O.
L8)((0,j.basename)(L),new Set,(0,j.basename)((0,j.dirname)(L)));return S!==void 0&&S.class!=="terragrunt"}var fe=a(8011),je=a(3229),Se=a(5257),Le=a(796);const Ue=100;
function We(L,S){const U=Ke(S),W=L.flatMap(K=>{const{kind:V,version:q,directories:ee,isOverridden:X,replacedFor:te}=K,ae=/^(module|test_module|terragrunt_source)$/.
test(V),se=q!==void 0||ee!==void 0&&!S.isStrict;if(!ae||X||se)return[];const ue=K.clients.filter(ce=>!te?.includes(ce)).flatMap(ce=>{const ge=U(K,ce);return ge===
null?[]:{client:ce,reason:ge}}),[ie]=ue;return ie===void 0?[]:{usage:K,reason:ie.reason,clients:ue.map(({client:ce})=>ce)}}),R=(0,E.Oo)(()=>xe(S));return[...Map.
groupBy(W,({reason:K})=>K.paths.at(-1)??"")].slice(0,Ue).flatMap(([K,V])=>{const q=(0,E.Oo)(({why:ee,paths:X})=>ee==="outside"||ee==="skipped"?(0,w.a3)({what:ee,
path:K}):(0,fe.Iz)({path:K,maker:ee==="created"?"`init`":R()(X)}));return V.map(({usage:{place:ee,text:X},reason:te,clients:ae})=>{const se=(0,je.Kc)(X??"");return(0,$.
hD)(q(te),{places:[ee],clients:ae,isPlaceholder:se})})})}const Re={throwIfNoEntry:!1},Be=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;function Ke({root:L,scan:S,
units:U,directories:W,isStrict:R}){const{locate:x,nameOf:K}=(0,P.ET)({root:L,scan:S}),V=(0,E.Oo)(X=>(0,l.N0)(()=>(0,m.statSync)((0,_.join)(L,X),Re)?.isDirectory()===
!0,!1)),q=(0,E.Oo)(X=>{if(/^\.\.(\/|$)/.test(X)||V(X)){const ie=x(X)!==null;return ie&&!R?null:{why:ie?"skipped":"outside",paths:[X]}}const ae=X.split("/"),se=ae.
map((ie,ce)=>ae.slice(0,ce+1).join("/")),oe=se.findIndex(ie=>!V(ie));return(0,l.N0)(()=>{const ie=(0,m.lstatSync)((0,_.join)(L,se[oe]??""),Re);return ie===void 0||
ie.isFile()},!1)?Be.test(X)?R?{why:"created",paths:[X]}:null:{why:"missing",paths:se.slice(oe)}:{why:"outside",paths:[X]}}),ee=(0,E.Oo)(X=>{const te=U.filter(se=>se.
directory===X||se.module===X);return te.some(se=>se.unknown!==null||se.isPartial)?[]:[X,...te.flatMap(se=>[se.directory,se.module??[]]).flat()]});return(X,te)=>{
const ae=(0,y.jt)(X.place.file),oe=[...X.kind==="test_module"?[(0,y.RO)(ae)]:[],...ee(ae)],ue=X.directories??oe,ie=(0,Se.MZ)(X,te).flatMap(({source:ce,isOpen:ge})=>{
const Oe=ge?X.evaluated?.[te]?.text??"":"";if(ce===null&&R&&(0,A.Nj)(Oe))return[{why:"skipped",paths:[Oe]}];const Ce=!R&&/[$%]\{/.test(ce??"");if(ce===null||Ce)
return[null];const Ee=(0,C.qC)(ce);if(Ee.length>0)return[Ee.some(Ie=>W.has(K(Ie)??".."))?null:{why:"outside",paths:[ce]}];if(!(0,A.Nj)(ce)||X.kind==="terragrunt\
_source")return[null];const pe=ue.map(we=>(0,y.un)(we,ce)),ye=pe.filter(we=>!W.has(we));return X.directories===void 0?ye.length<pe.length?[null]:ye.map(q):ye.map(
q).filter(we=>we?.why!=="missing")});return ie.includes(null)?null:ie[0]??null}}const Ne=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function xe({
root:L,exclude:S,toolFiles:U}){const W=(0,P.ET)({root:L,scan:[]}),R=(0,E.Oo)(ee=>({file:ee,text:W.read(ee)??""})),x=(0,E.Oo)(()=>[...(0,Le._X)({root:L,exclude:S},
U)]),K=/sparsecheckout\s*=\s*true/i,V=[".git/config.worktree",".git/config"].find(ee=>K.test(R(ee).text)),q=[...R(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];
return ee=>{if(V!==void 0)return V;const X=ee.at(-1)??"";if(q.some(([,oe])=>(0,y.Gz)(X,"").startsWith(`${oe}/`)))return".gitmodules";const te=X.split("/");return[
...te.flatMap((oe,ue)=>Ne.map(ie=>R((0,y.Gz)(te.slice(0,ue).join("/"),ie)))),...x()].find(({text:oe})=>ee.some(ue=>Fe(oe,ue)))?.file??null}}function Fe(L,S){const U=S.
split("/").toReversed(),[W=""]=U;return!L.includes(W)&&!L.includes("*")?!1:(L.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(R=>{const x=R.split("/").filter(K=>!/^\.*$/.
test(K));return/^[\w-]+(\.[\w-]+)+$/.test(x[0]??"")&&x.length>2?x.at(-1)?.replace(/\.git$/,"")===W:x.some((K,V)=>(K===W||/\w\*|\*\w/.test(K)&&(0,j.matchesGlob)(
W,K))&&U.slice(1,V+1).every((ee,X)=>He(x[V-X-1],ee)))})}const He=(L="",S)=>L===S||/[$*{}]/.test(L);let Te=function(...L){return{readTools:Te}=a.late([245,626,907],
895),new.target?new Te(...L):Te(...L)};async function ze(L,S){const{directory:U,environment:W,stop:R,progress:x}=S,K={root:U,scan:L.scan,exclude:L.exclude},V=le(
K,Object.keys(W)),q=await(0,k.nE)(V,R,ee=>x({kind:"scan",files:ee}));return be(q,L,(0,P.ET)(K))}function Ve({dialect:L,exclude:S,scan:U,allowedHosts:W},R,{environment:x,
directory:K}){const V=(0,E.Oo)(()=>Te({root:K,exclude:S},R.toolFiles)),q=!!x.TF_CLOUD_HOSTNAME,ee=U.length>0,X={setting:L,scan:ee?{...R,tools:V,hasCloudHostname:q}:
null},te=(0,T.L2)(X),{clients:ae,versions:se}=te,oe=(0,I.Eo)((0,I.tB)("terraform",se)),ue=pe=>oe||!(0,O.xO)(pe),ce=(0,v.eI)((0,v.sw)(R.usages,ae),(0,I.d3)(te)).
filter(({place:pe})=>ue(pe.file)),ge=W.length>0,Ce=[...We(ce,{...R,...{root:K,scan:U,exclude:S,isStrict:ge}}),...ge?Ge(R):[]],Ee=ce.some(({workspace:pe})=>pe?.lacks)&&
V().givesState;return{dialect:te,usedBy:()=>(0,T.rU)(te,X.scan),usages:Ee?ce.map(Xe):ce,notes:[...(0,v.vH)(R.notes,ae).filter(pe=>ue((0,$.W7)(pe))),...Ce]}}function Ge({
unselected:L,units:S,notes:U}){const W=new Set(U.flatMap(R=>(0,$.Xd)(R)?.file??[]));return[...L.map(R=>(0,$.sb)(R,(0,w.a3)({what:"unselected"}))),...S.flatMap(({
directory:R,unknown:x})=>x===null||W.has(x.file)?[]:(0,$.hD)((0,w.a3)({what:"skipped",path:R}),{places:[x]}))]}function Xe(L){if(L.workspace?.lacks===void 0)return L;
const{organization:S,name:U}=L.workspace;return{...L,workspace:{organization:S,name:U}}}}),2859:((ne,H,a)=>{a.d(H,{CG:()=>O,Fh:()=>y,en:()=>A,h1:()=>v,wX:()=>C});
var E=a(6697),w=a(5143),$=a(1064),k=a(1831),I=a(9562),P=a(7854);const T=new Set(["remote_state","remote_state_default","provider_tfe","provider_tfe_default","te\
st_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(b,m,_,l=(0,P.kA)(m)){const p=["hostnames\
 input"],n=b.hostnames.flatMap(({host:e,services:o})=>{const t=o.length>0?o:b.requiredServices,r=t.length>0?t:["any"],i={host:e,clients:_,because:p,isImplied:!1,
isForInit:!0};return r.map(c=>({...i,service:c}))}),d=new Set([...l,...b.hostnames.map(({host:e})=>e)]),s=m.flatMap(({kind:e,needs:o,place:t})=>o.map(r=>({...r,
because:[t],isImplied:!d.has(r.host),isForInit:!T.has(e)})));return v([n,s],_)}function v(b,m){return(0,w.c1)(b.flat(),({host:_,service:l})=>`${_} ${l}`).map(_=>{
const[{host:l,service:p}]=_;return{host:l,service:p,clients:[...m.filter(n=>_.some(d=>d.clients.includes(n)))],because:(0,w.As)([..._.flatMap(({because:n})=>n)]),
isImplied:_.every(({isImplied:n})=>n),isForInit:_.some(({isForInit:n})=>n)}})}const y=(b,{isGuess:m},_)=>{const l=_.flatMap(({host:p,isImplied:n})=>n?p:[]);return m?
[{repository:b,hosts:new Set(l)}]:[]};function A(b,{hostnames:m,allowedHosts:_}){const l=new Set(m.map(({host:n})=>n)),p=new Map;for(const{host:n,isImplied:d,because:s,
clients:e}of b){if(l.has(n)||p.has(n))continue;const o={host:(0,k.nx)(n)},[t]=s.filter(i=>typeof i!="string"),r=d&&t!==void 0&&{implied:{place:t,clients:e}};(0,k.
Rt)(n)?p.set(n,(0,E.U7)(o)):(0,k.Jr)(n,_)||p.set(n,(0,E.wp)({...o,...r}))}return p}const C=(b,m)=>new Set([...$.Du,...Object.values($.bB),...I.fg,...b.flatMap(({
host:_,service:l=_})=>[_,(0,k.pk)(_),l]),...m.flatMap(({directHost:_})=>_??[])])}),7751:((ne,H,a)=>{a.d(H,{o:()=>T,q:()=>P});var E=a(4e3),w=a(5799);const $=O=>O===
1?"1 module or provider was":`${O} modules and providers were`;function k(O){const{names:v}=O,y=(0,E.K4)(v,3,E.dh);switch(O.what){case"inside":return`modules an\
d providers inside ${y} were not checked`;case"direct":{const A=v.length-O.git;return`${[...O.git>0?[`${(0,E.px)(O.git,"module")} from Git`]:[],...A>0?[`${(0,E.
px)(A,"module")} from an archive or bucket`]:[]].join(" and ")} ${v.length===1?"was":"were"} not checked: ${y}`}case"open":return`${(0,E.px)(v.length,"module")}\
 ${v.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return`max-requests (${O.max}) was reache\
d, so ${$(v.length)} not checked: ${y}`;case"size":return`a response is longer than this check reads, so ${$(v.length)} not checked: ${y}`;case"work":return`the\
 answers of the registry take more work than this check does for one host, so ${$(v.length)} not checked: ${y}`;case"stopped":return`the check ended too early, \
so ${$(v.length)} not checked: ${y}`;case"contents":return`the checksums of ${(0,E.px)(v.length,"provider")} in the lock file were not checked, because \`h1:\` ca\
n only be compared with the package itself: ${y}`;case"getter":return`the package of ${(0,E.px)(v.length,"registry module")} was not checked, because it is down\
loaded with ${O.getter}: ${y}`;case"units":return`${(0,E.px)(v.length,"Terragrunt unit")} ${v.length===1?"was":"were"} not checked, because the files of the rep\
ository do not show which module \`source\` names: ${y}`}}const I={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them\
, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},P=O=>(0,w.CC)("not-followed",{message:k(O),help:I[O.what==="work"?
"limit":O.what],...O.what==="work"&&{severity:"warning"}});function T({by:O,address:v,constraint:y,newest:A,others:C}){const b=`${(0,E.dh)(O)} requires ${(0,E.dh)(
v)}${y===null?"":` "${(0,E.dh)(y)}"`}`,m=A===null?"which the registry does not have":C.length>0?`which conflicts with ${(0,E.K4)(C,3,E.dh)}`:`which no listed ve\
rsion fits; the newest is ${(0,E.dh)(A)}`;return(0,w.CC)("module-described",{message:`according to the registry, ${b}, ${m}`,help:"run `init` to confirm; if it \
fails, use another version of the module"})}}),7495:((ne,H,a)=>{a.d(H,{Qm:()=>m,TU:()=>A,i4:()=>n,pb:()=>p,zt:()=>v});var E=a(4091),w=a(8011),$=a(3229),k=a(9037),
I=a(1831),P=a(5011),T=a(4321),O=a(1022);const v={host:null,isHostImplied:!1,needed:null},y=h=>({host:h,isHostImplied:!1,needed:(0,I.Rt)(h)?"state":h}),A=h=>({host:h,
isHostImplied:!0,needed:h}),C=h=>({host:h,isHostImplied:!1,needed:null}),b=h=>h===null?v:{...v,directHost:h},m=h=>({...v,problem:h}),_=(h,M)=>m((0,w.DA)({reason:"\
rejected",error:h,advice:M}));function l(h,M,f){return f===null?h:{...h,problem:(0,w.My)({text:M,host:h.host,advice:f})}}const p={module:o,"test-module":(h,M,f)=>{
const D=(0,P.vL)(h,M).kind==="remote";return M==="opentofu"||!D?o(h,M,f):m((0,w.DA)({reason:"remote-in-test",text:h}))},provider:r,"locked-provider":i,"stack-co\
mponent":c,stack:(h,M)=>{const f=(0,P.A)(h);return f.ok&&!h.startsWith(".")?C(f.value.host):{...c(h,M),isHostImplied:!1,needed:null}},"stack-output":h=>{const[M="",
...f]=h.split("/");return f.length===3?e(M,C):m((0,w.DA)({reason:"stack",text:h}))},terragrunt:g,host:h=>e(h,y),url:h=>b((0,k.Ul)(h)),"host-part":h=>b((0,k.D8)(
h)),"state-path":h=>b((0,k.Bm)(h))};function n(h,M,f){if(h==="terragrunt"){const[,F]=/^tfr:\/\/([^/?]*)\//.exec(M)??[];return F===void 0?/^$|^t$|^tfr?$|^tfr:/.test(
M)?void 0:d(M,f):F===""?A((0,P.Vm)(f)):e(F,y)}if(/^(url|host-part|state-path)$/.test(h))return d(M,f);if(h!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(M))return d(M,f);const D=M.indexOf("/");if(D<0)return;const j=(0,P.vL)(`${M.slice(0,D)}/a/b/c`,f);return j.kind==="registry"?s(j):d(M,f)}const d=(h,M)=>(0,P.
Nj)(h)?v:b((0,T.uE)(h,M)),s=({host:h,hostImplied:M})=>M?A(h):y(h);function e(h,M){const f=(0,I.Pv)(h),D=(0,$.L6)(h);return f.ok?l(M(f.value),h,D):m((0,w.k0)({text:h,
error:f.why,advice:D}))}function o(h,M,f){if((0,P.Nj)(h)&&!f)return v;const D=(0,P.vL)(h,M),j=D.kind==="registry"?(0,E.Ju)(D):(0,P.rE)(h,M);if(f&&!j.ok){const{why:Y}=j,
Z=/^https?:/i.test(h)?{kind:"invalid",error:Y}:D,Q=/^(?:git\+\w+|ssh):/i.test(h)?null:(0,$.NM)(h,Z,j),B=/^[a-z0-9]+::/i.test(h)?"remote":D.kind;return Q===null&&
(B==="local"||B==="remote")?m((0,w.DA)({reason:`${B}-with-version`,text:h})):_(Y,Q)}const F=(0,$.NM)(h,D,j);if(j.ok)return l(s(j.value),h,F);if(D.kind==="invali\
d"){const Y=h.includes("://")?{directHost:T.IZ}:{};return{..._(D.error,F??$.x3),...Y}}if(D.kind!=="remote")return l(v,h,F);const{refusal:z,host:N}=D;return z!==
null?_(z,F??$.x3):N!==T.IZ||F!==null?l(b(N),h,F):{...b(N),problem:(0,w.My)({text:h,host:N,advice:t})}}const t="write the host after the scheme, such as git::htt\
ps://HOST/PATH";function r(h,M){const f=(0,O.mi)(h,M);switch(f.kind){case"registry":case"legacy":return f.hostImplied?A(f.host):l(y(f.host),h,(0,$.cr)(h));case"\
builtin":return C(f.host);case"invalid":{const[D="",j]=f.error.split(`

`);return _(D,j??(0,$.cr)(h))}}}function i(h,M){const f=(0,O.mi)(h,M);if(f.kind==="invalid")return _(f.error,null);if(f.hostImplied)return m((0,w.DA)({reason:"l\
ocked-provider",text:h}));if(f.kind==="builtin")return C(f.host);const D=M==="opentofu"&&(0,O.Gi)(f);return{...y(f.host),needed:D?(0,P.Vm)(M):f.host}}function c(h,M){
if(h!==h.trim())return m((0,w.DA)({reason:"white-space",text:h}));if(h==="."||h==="..")return v;const f=(0,P.rE)(h,M);if(f.ok)return s(f.value);const D=(0,P.A)(
h);if(D.ok)return C(D.value.host);const j=(0,P.vL)(h,M);return j.kind==="invalid"?_(j.error,(0,$.NM)(h,j,f)):b(j.kind==="remote"?j.host:null)}function u(h,M){const f=(0,T.
cx)(h,M);return b(f.ok?f.value.host:T.IZ)}function g(h,M){const[f,D="",j=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(h)??[];if(f===void 0){if(h.startsWith("gitlab.co\
m/"))return b("gitlab.com");if((0,T.GL)(h))return v;const z=(0,T.cx)(h,"opentofu");if(!(z.ok&&(0,T.Of)(h,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(h))
return u(h,M)}const[F=""]=j.split("//");return F.split("/").length!==3?m((0,w.DA)({reason:"terragrunt",text:h})):D===""?A((0,P.Vm)(M)):e(D,y)}}),9762:((ne,H,a)=>{
a.d(H,{D0:()=>g,lz:()=>j,G9:()=>M});var E=a(4e3),w=a(7052),$=a(7751),k=a(5143),I=a(5799),P=a(1064),T=a(4526),O=a(9075),v=a(9664);let y=function(...N){return{isOfInit:y}=
a.late([602],2602),new.target?new y(...N):y(...N)},A=function(...N){return{noteCall:A}=a.late([602],2602),new.target?new A(...N):A(...N)},C=function(...N){return{
partsOf:C}=a.late([602],2602),new.target?new C(...N):C(...N)};const b=1e6,m=({problem:N,severity:Y})=>Y==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.
test(N.code),_=({usages:N,notes:Y,declared:Z})=>Y.some(G=>m(G)||(0,k.Zl)((0,I.W7)(G)))||[N,Z].some(G=>G.some(({place:Q})=>(0,k.Zl)(Q.file)||y((0,v.jt)(Q.file))));
function l(N,Y){const Z=new Set,G=new Set,Q=new Map;let B=b;for(const{parts:re,isAside:he,inside:_e}of C(Y)){if(B-=re.length,B<0)break;for(const me of re)Z.add(
me),he||G.add(me);for(const[me,$e]of _e.calls)A(Q,me,$e)}const J=B<0?N:p(N,Z,Q),de=J.notes.map(re=>{const he=(0,v.jt)((0,I.W7)(re)),_e=Z.has(he)||Z.has((0,v.RO)(
he));return m(re)&&!_e?{...re,severity:"warning"}:re});return{...G.values().some(re=>(0,k.Zl)((0,v.Gz)(re,"main.tf")))?n({...J,notes:de},re=>G.has((0,v.jt)(re))&&
(0,k.Zl)(re)):{...J,notes:de},installed:[...Q.values()].filter(Boolean).length}}function p({usages:N,declared:Y,notes:Z},G,Q){const B=J=>!y((0,v.jt)(J))||G.has(
(0,v.jt)(J));return{usages:N.flatMap(J=>!B(J.place.file)&&J.kind!=="saved_state"?[]:Q.get(J)===!0?{...J,needs:[],directHost:void 0}:J),declared:Y.filter(({place:J})=>B(
J.file)),notes:Z.filter(J=>B((0,I.W7)(J))||J.problem.code.startsWith("file-"))}}function n({usages:N,declared:Y,notes:Z},G){const Q=(0,O.Oo)(B=>G(B.file)?{...B,
isInUse:!0}:B);return{usages:N.map(B=>{const{version:J}=B,de={...B,place:Q(B.place)};return J===void 0?de:{...de,version:{...J,place:Q(J.place)}}}),declared:Y.map(
B=>({...B,place:Q(B.place)})),notes:Z.map(B=>({...B,places:B.places.map(J=>typeof J=="string"?J:Q(J))}))}}var d=a(8416),s=a(6195),e=a(3152);let o=function(...N){
return{layoutsOf:o}=a.late([602],2602),new.target?new o(...N):o(...N)},t=function(...N){return{rootsOf:t}=a.late([602],2602),new.target?new t(...N):t(...N)},r=function(...N){
return{unmatched:r}=a.late([602],2602),new.target?new r(...N):r(...N)},i=function(...N){return{rootNotes:i}=a.late([624],3624),new.target?new i(...N):i(...N)},c=function(...N){
return{textNotes:c}=a.late([624],3624),new.target?new c(...N):c(...N)};const u=2e5;function g(N){const{usages:Y,changed:Z,dialect:G,settings:Q,isLockReadonly:B}=N,
{declared:J}=N.scanned;if(Y.length===0&&J.every(T.z0)&&Q.roots.length===0)return{roots:[],notes:[]};const{clients:le,versions:re}=G,he=h(N),_e=[],me=[],$e=Q.dialect.
name==="auto"?[]:le,Ae=(0,d.uQ)(Q.dialect,G),Me=i({clients:le,upgrade:Q.upgrade,isLockReadonly:B,versionIn:Ae}),ve=Q.depth!=="discovery";let ke=0;for(const fe of t(
he,{changed:Z,versions:re,hasCalls:ve})){if(N.stop?.why)break;if(ke+=fe.directories.length,ke>u){me.push((0,I.sb)(fe.directory,(0,w.ub)({kind:"roots",max:u})));
break}Me.add(fe),ve&&_e.push(fe)}const Pe=[...c(Y,J,{...G,set:$e,isPredicted:ve})].filter(fe=>Z===null||Z.has((0,I.W7)(fe))),be=new Set(N.notes.flatMap(fe=>fe.problem.
code==="lock-invalid"?(0,I.W7)(fe):[])),De=[...Pe,...Me.notes()].filter(fe=>!be.has((0,I.W7)(fe)));return{roots:_e,notes:[...De,...me,...ve?D(he,Z):[]]}}function h({
usages:N,scanned:Y,dialect:Z,settings:G,listed:Q}){const{declared:B,units:J,endedAt:de}=Y,le=G.upgrade?[]:Y.installed??[],re={usages:N,declared:B,units:J,installed:le,
clients:Z.clients};return Q===void 0?j(re,G,de===null):z(re,Q)}function M(N){const{usages:Y,scanned:Z,settings:G}=N,B=G.depth!=="discovery"?f(N.notes,Y):N.notes,
J={usages:Y,notes:B,declared:Z.declared},le=(Z.installed??[]).length>0||_(J)?l(J,h(N)):{...J,installed:0},{installed:re}=le;return{...le,scanned:{...Z,declared:le.
declared},remarks:re===0?[]:[`modules in .terraform are used as \`init\` uses them: ${re}`]}}function f(N,Y){const Z=new Set(Y.flatMap(({calls:G,clients:Q,place:B})=>P.
Du.flatMap(J=>G!==void 0&&(!Q.includes(J)||G[J]===void 0)?`${J} ${(0,k.df)(B)}`:[])));return N.filter(({problem:G,clients:Q,places:[B]})=>G.code!=="source-dynam\
ic"||B===void 0||!Q.every(J=>Z.has(`${J} ${(0,k.df)(B)}`)))}function D(N,Y){const Z=[...new Set(N.flatMap(({unknown:B})=>B))].filter(({files:B})=>Y===null||B.some(
J=>Y.has(J)));if(Z.length===0)return[];const G=Z.map(({directory:B})=>B||"."),Q=(0,k.As)((0,k.jH)(Z.flatMap(({unknown:B})=>B??[])));return[(0,I.hD)((0,$.q)({what:"\
units",names:G}),{places:Q,clients:P.Du})]}function j(N,{roots:Y},Z){const G=Y.map(le=>({text:le,matches:(0,s.Ls)([le])})),Q=o({...N,patterns:G}),B=Z?r(Q,G):[];
if(B.length===0)return Q;const J=o({...N,patterns:[]}).flatMap(le=>le.roots),de=[...new Set(J.map(({name:le})=>le||"."))];throw new e.GN(B.map(le=>{const re=(0,E.
K4)(F(le,de),5,E.dh),he=re===""?"":`; the nearest root modules are ${re}`;return`roots: no directory with configuration matches ${le}${he}`}))}function F(N,Y){const Z=new Set(
N.split("/")),G=Q=>Q.split("/").filter(B=>Z.has(B)).length;return Y.toSorted((Q,B)=>G(B)-G(Q))}function z(N,{roots:Y,rootsAreNamed:Z}){const G=N.units.filter(Q=>Q.
unknown!==null);return N.clients.flatMap(Q=>{const B=Y.filter(({clients:re})=>re.includes(Q)),J=new Set([...G,...B].map(({directory:re})=>re||"."));return o({...N,
clients:[Q],patterns:[{text:"",matches:re=>J.has(re)}]}).map(re=>({...re,isNamed:Z}))})}})};export{Ze as ids,Je as modules};
var $late0;
