const Je=[147,812],Qe={1541:((ne,F,i)=>{i.d(F,{A7:()=>M,AV:()=>R,LH:()=>w,T:()=>a,Tb:()=>O,aZ:()=>_,c3:()=>y,ql:()=>I,sD:()=>$,sc:()=>D,zC:()=>p});class _ extends Error{argument;want;constructor(n,t){
super(`${n.path.join(".")} must be ${t}`),this.argument=n,this.want=t}}function w(e){try{return e(),null}catch(n){if(n instanceof _)return n;throw n}}const E=e=>e.
name!==void 0;function P(e,n){if(e.kind==="object")return e.items.filter(E);throw new _(n,"a block")}function R({value:e,hasLabels:n}){if(e.kind!=="object")return[];
const t=e.items.filter(E);return n?t.flatMap(R):[t]}function I(e,n,t,o={}){for(const c of Object.keys(t)){const s=e.filter(u=>u.name.toLowerCase()===c),[l]=s;if(l===
void 0)continue;const r={path:[...n.path,c],span:l};for(const u of T(s))o[c]=t[c](u,r,o[c])}return o}function T(e){const n=e.flatMap(({hasLabels:o,value:c})=>o&&
c.kind==="object"?c.items:[]),t=e.filter(({hasLabels:o})=>!o).map(({value:o})=>o);return n.length===0?t:[{kind:"object",start:0,end:0,items:n},...t]}const O=(e,n)=>(t,o,c)=>I(
P(t,o),o,e,n?c:{}),M=e=>(n,t,o=new Map)=>{const c=new Map;for(const{name:s,start:l,end:r,value:u,hasLabels:g=!1}of P(n,t)){const v={path:[...t.path,s],span:{start:l,
end:r}};if((c.get(s)??g)!==g)throw new _(v,"a block with one label");c.set(s,g),o.set(s,{start:l,end:r,value:e(u,v,o.get(s)?.value)})}return o},y=e=>(n,t,o=[])=>{
if(n.kind!=="tuple")throw new _(t,"a list");const c=n.elements.map(s=>e(s,t));for(const s of c)o.push(s);return o},D=(e,n)=>{if(e.kind==="string"||e.kind==="tem\
plate")return e.verbatim??"";if(e.kind==="primitive"&&e.value===null)return"";if(C(e))return String(e.value);throw new _(n,"a string")},$=(e,n)=>{if(C(e))return e.
value;if(e.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(e.value))return Number(e.value);throw new _(n,"a whole number")},C=e=>e.kind==="primitive"&&Number.isSafeInteger(
e.value)&&String(e.value).length===e.end-e.start,p=(e,n)=>{if(e.kind==="primitive"&&typeof e.value=="boolean")return e.value;throw new _(n,"true or false")},f=2**
63-1,a=(e,n,t)=>{const o=d(e,n);if(t!==void 0&&(typeof t=="object"||typeof t!=typeof o))throw new _(n,"set only once");return o};function d(e,n){if(e.kind==="tu\
ple")return e.elements.map(t=>d(t,n));if(e.kind==="object"){const t=M(a)(e,n);return Object.fromEntries(Array.from(t,([o,c])=>[o,c.value]))}if(e.kind!=="primiti\
ve"||e.value===null)return D(e,n);if(Math.abs(Number(e.value))>f)throw new _(n,"a whole number");return e.value}}),2071:((ne,F,i)=>{i.d(F,{CR:()=>D,Ge:()=>$,Ol:()=>C,
cd:()=>O});var _=i(4091),w=i(4283),E=i(1831),P=i(5011),R=i(1022),I=i(1541);let T=function(...r){return{configFinding:T}=i.late([245,405],5405),new.target?new T(
...r):T(...r)};const O=({methods:r},u)=>{const g=v=>v.some(m=>l(m,u));return r.filter(({include:v,exclude:m})=>!g(m)&&(v.length===0||g(v)))},M="provider_install\
ation",y={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},D=r=>{const u={...y.place,file:r.shown};return{...y,...r,kind:"local",place:u}},
$=({file:r,line:u})=>u===0?r:`${r}:${u}`;function C(r){const{client:u,mirrors:g,installations:v,pluginDirectories:m}=r,A=v.map(j=>{const{blocks:X,mistakes:V}=p(
j,u),q=V.map(({span:Z,why:G})=>T(u,{kind:"block",file:j.shown,why:G},j.placeOf(Z)));return{blocks:X,findings:q}}),[h=null,...k]=A.flatMap(({blocks:j})=>j),b=[...A.
flatMap(j=>j.findings),...k.map(({place:j})=>T(u,{kind:"two installations"},j))],N=m.map(j=>({...y,kind:"local",path:j})),z=N.length===0?h:{place:y.place,methods:N,
overridden:h?.overridden??[]};return{client:u,mirrors:g,installation:z,findings:b}}function p({items:r,placeOf:u},g){const v=[],m=[];for(const A of r)if(A.name===
M){if(A.isAssigned||A.value.kind!=="object"){m.push({span:A,why:`${M} must be a block without "="`});continue}for(const h of I.AV(A)){const k=[],b=[];for(const N of h){
const z=f(N,u(N),g,k.length===0);z.ok?(k.push(...z.value.methods),b.push(...z.value.overridden)):m.push({span:N,why:z.why})}v.push({place:u(A),methods:k,overridden:b})}}
return{blocks:v,mistakes:m}}function f(r,u,g,v){const{name:m,value:A}=r,[h]=r.isAssigned?[]:I.AV(r);if(h===void 0)return(0,_.TR)(`${m} must be a block without "\
="`);const k={path:[M,m],span:r};try{if(m==="dev_overrides"){if(!v)return(0,_.TR)("dev_overrides must come before all methods");const j=[...I.A7(I.sc)({...A,kind:"\
object",items:h},k).keys()].flatMap(X=>{const V=(0,R.mi)(X,g);return V.kind==="invalid"?[]:[V]});return(0,_.Ju)({methods:[],overridden:j})}const b=d[g].get(m);if(b===
void 0)return(0,_.TR)(`${M} has no method ${(0,_.ol)(m)}`);const N=e(h,k,b,g);return N.ok?(0,_.Ju)({methods:[{...N.value,place:u}],overridden:[]}):N}catch(b){if(b instanceof
I.aZ)return(0,_.TR)(b.message);throw b}}const a=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],d={terraform:new Map(a),opentofu:new Map(
[...a,["oci_mirror","repository_template"]])};function e(r,u,g,v){const m=g??"",{[m]:A=""}=I.ql(r,u,{[m]:I.sc});if(g!==null&&A==="")return(0,_.TR)(`${u.path.at(
-1)} has no ${m}`);const h=g==="url"?n(A):null;if(g==="url"&&h===null)return(0,_.TR)("the url does not begin with https://");const k=I.ql(r,u,t),b=(q=[])=>q.map(
Z=>c(Z,v)),[N,z]=[b(k.include),b(k.exclude)],j=[...N,...z].find(q=>!q.ok);if(j!==void 0)return j;const X={include:N.flatMap(o),exclude:z.flatMap(o)};if(h!==null)
return(0,_.Ju)({...X,kind:"network",url:h});if(g===null)return(0,_.Ju)({...X,kind:"direct"});const V=g==="path"?{path:A}:{path:null,shown:A};return(0,_.Ju)({...X,
kind:"local",...V})}function n(r){const u=(0,w.Dl)(r);return u.ok&&u.value.scheme==="https"&&u.value.host!==""?u.value:null}const t={include:I.c3(I.sc),exclude:I.
c3(I.sc)},o=r=>r.ok?[r.value]:[];function c(r,u){const g=X=>(0,_.TR)(`the pattern ${(0,_.ol)(r)} ${X}`),v=r.split("/");if(v.length<2||v.length>3)return g("does \
not have two or three parts");const[m="",A="",h]=v.reverse(),k=h===void 0?(0,_.Ju)((0,P.Vm)(u)):s(h,E.Pv),b=s(A,R.sL),N=s(m,R.sL);if(!k.ok)return g(`has an inva\
lid hostname: ${k.why}`);if(!b.ok)return g(`has an invalid namespace: ${b.why}`);if(!N.ok)return g(`has an invalid type: ${N.why}`);const z={host:k.value,namespace:b.
value,type:N.value};return(z.host!==null||z.namespace===null)&&(z.namespace!==null||z.type===null)?(0,_.Ju)(z):g('has a part after "*" that is not "*"')}const s=(r,u)=>r===
"*"?(0,_.Ju)(null):u(r),l=(r,u)=>(r.host??u.host)===u.host&&(r.namespace??u.namespace)===u.namespace&&(r.type??u.type)===u.type}),6134:((ne,F,i)=>{i.d(F,{SH:()=>P,
Td:()=>R,lS:()=>T,n_:()=>E,w4:()=>I,yN:()=>y});const _=25e4,w=100;class E{max;count=0;constructor(f=_){this.max=f}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*w}}const P=(p,f,a)=>{if(p.kind==="native")return p.blocks.filter(e=>e.type===f&&e.labels.length===a);const d=[];
for(const{name:e,value:n}of p.members)e===f&&M(f,n,a,[],d);return d},R=p=>p.kind==="native"?p.attributes:p.members;function I(p,f){if(!(p.kind==="native"&&p.mayHave?.(
f)===!1))return R(p).find(a=>a.name===f)}const T=p=>(p.kind==="tuple"?p.elements:[p]).flatMap(a=>a.kind==="object"?a.items.filter(O):[]),O=p=>p.name!==void 0&&p.
name!=="//";function M(p,f,a,d,e){if(a>0){for(const{name:t,start:o,end:c,value:s}of T(f))M(p,s,a-1,[...d,{value:t,start:o,end:c}],e);return}const n={start:f.start,
end:f.start+1};for(const t of f.kind==="tuple"?f.elements:[f])t.kind!=="object"&&t.kind!=="tuple"||e.push({...n,type:p,labels:d,body:{kind:"json",members:T(t)}})}
const y=p=>{const f=[p.startsWith("\uFEFF")?1:0];let a=p.indexOf(`
`),d;return({start:e,end:n})=>{for(;a>=0&&a<e;a=p.indexOf(`
`,a+1))f.push(a+1);d??=$(p);const t=Math.max(1,C(f,e)),o=f[t-1]??0,c=(f[t]??(a<0?p.length:a)+1)-1;return{line:t,column:D(Math.max(e,o),o,d),endColumn:D(Math.min(
n,c),o,d)}}},D=(p,f,a)=>p-f-C(a,p-1)+C(a,f-1)+1,$=p=>/[\uD800-\uDBFF]/.test(p)?Array.from(p.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),f=>f.index):[];function C(p,f){
let a=0,d=p.length;for(;a<d;){const e=a+d>>>1;(p[e]??0)<=f?a=e+1:d=e}return a}}),8185:((ne,F,i)=>{i.d(F,{CS:()=>y,I4:()=>C,KJ:()=>O,US:()=>M,VS:()=>D});var _=i(
6697),w=i(2370),E=i(5143),P=i(1831),R=i(4321),I=i(9562);const T=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,O=({problem:{code:p,
severity:f}})=>T.test(p)&&!(p==="file-syntax"&&f==="notice"),M=(p,f)=>f.allowedHosts.length>0&&("problem"in p?O(p):[p.directHost??null,...p.needs.map(({host:a})=>a)].
some(a=>a!==null&&!P.ev(a,f)));function y(p,f){return f.allowedHosts.length===0?[]:p.flatMap(a=>{const{directHost:d,isOverridden:e,place:n,clients:t,evaluated:o}=a;
if(d===void 0||e)return[];const c=$(a)?"backend":"download",s=P.ev(d,f),l=c==="download"&&Object.values(o??{}).some(v=>!v.isWhole);if(s&&!l)return[];const r=P.Pv(
d),u=r.ok&&!s?r.value:null,g=s?R.IZ:P.nx(d);return[(0,w.kH)((0,_.wp)({host:g,use:c}),{host:u,places:[n],clients:t})]})}function D(p,f,a){const{allowedHosts:d}=a,
e=l=>l!==void 0&&P.ev(l,a),n=p.filter(l=>e(l.directHost)&&!$(l)),t=f.filter(({service:l,host:r})=>l===I.e$&&e(r)),o=[...n.map(({place:l})=>l),...t.flatMap(l=>l.
because)],c=(0,E.jH)(o.filter(l=>typeof l!="string"));if(d.length===0||c.length===0)return[];const s=(0,_.sC)({count:c.length});return[(0,w.kH)(s,{places:(0,E.As)(
c)})]}const $=({kind:p})=>/^(backend|remote_state|saved_state)$/.test(p);function C(p,f,a,d){if(d.allowedHosts.length===0)return[];const e=a.filter(({because:n})=>n.
some(t=>typeof t!="string"));return f.flatMap(n=>{const{id:t,kind:o}=n;if(o!=="url"||!e.some(l=>l.service===t))return[];const c=P.yo(n.url);if(c===null||c===p||
P.ev(c,d))return[];const s=(0,_.wp)({host:P.nx(c),service:t,registry:P.nx(p)});return[(0,w.kH)(s,{services:[t]})]})}}),3217:((ne,F,i)=>{i.d(F,{fc:()=>p,ky:()=>C,
so:()=>M,uA:()=>f});var _=i(3534),w=i(3410),E=i(2370),P=i(5143),R=i(1064),I=i(1831),T=i(9562),O=i(4606);function M(a,d,{misnamed:e},n){const t=a.credentials?.hasToken===
!0,o=[a.difference??[],e].flat().map(v=>(0,E.kH)(v));if(t||a.attempt.discovery.kind!=="found")return o;const c={host:a.host,isFork:n.isFork,...(0,O.Bc)(a)},s=y(
a.host,n),l=new Set(s.map(({place:v})=>v)),g=(e.length>0||!!a.credentials?.problem?[]:D(a.host,d,n)).filter(({place:v})=>!l.has(v));return[...o,...$(s,v=>(0,w.vs)(
{...c,service:v})),...$(g,v=>_.$U({...c,service:v}))]}function y(a,{usages:d,depth:e}){return e==="discovery"?[]:d.flatMap(({workspace:n,hasOwnToken:t,needs:o,place:c})=>n===
void 0||t||(0,P.MV)(c)?[]:o.flatMap(s=>s.host===a?[{...s,place:c}]:[]))}function D(a,d,{usages:e}){const n=new Set(e.flatMap(({hasOwnToken:o,place:c})=>o?c:[])),
t=(0,T.Uc)(a);return d.flatMap(({service:o,because:c})=>t.includes(o)?c.flatMap(s=>typeof s=="string"||(0,P.MV)(s)||n.has(s)?[]:{service:o,place:s,clients:R.zK}):
[])}const $=(a,d)=>[...Map.groupBy(a,({service:e})=>e)].map(([e,n])=>{const t=[...new Set(n.map(({place:c})=>c))],o=[...new Set(n.flatMap(c=>c.clients))];return(0,E.
kH)(d(e),{services:[e],places:t,clients:o})});function C(a,d){return a.filter(e=>!d.includes(e)).map(e=>(0,E.kH)(_.bI({host:e})))}function p({host:a,attempt:d,credentials:e},n){
const t=e?.hasToken===!0,o=[...n.flatMap(c=>c.kind==="url"&&(0,T.p4)(c.id)&&(0,T.D6)(c.id)?[{url:c.url,service:c.id,isSent:t}]:[]),...d.hops.map(({url:c,authorization:s})=>({
url:c,service:null,isSent:s==="sent"}))].flatMap(({url:c,...s})=>{const l=(0,I.Pv)((0,I.yo)(c)??"");return!l.ok||l.value===a?[]:[{...s,host:l.value}]});return[...new Map(
o.toReversed().map(c=>[c.host,c])).values()]}function f(a,d,{tokenSources:e,hosts:n}){return(e.size===0?[]:p(a,d)).flatMap(({host:o,service:c,isSent:s})=>{const l=e.
get(o);if(l===void 0)return[];const r=c===null?a.attempt.discovery.kind==="failed":!s,u=_.To({host:(0,I.nx)(a.host),other:(0,I.nx)(o),source:l,service:c,isSent:s,
isNotice:!r||n.has(o)});return[(0,E.kH)(u,{services:c===null?[]:[c]})]})}}),2886:((ne,F,i)=>{i.d(F,{ER:()=>$,H4:()=>f,Np:()=>a,TC:()=>M,cA:()=>e,hD:()=>R,ly:()=>p,
pi:()=>d,v1:()=>O,zX:()=>D,zv:()=>C});var _=i(4e3),w=i(5143),E=i(5799),P=i(1831);const R=(n,t)=>({problem:I(n,t),severity:n.severity,affects:n.affects.filter(o=>t.
concerned.includes(o)),host:n.host,...n.namedHost!==void 0&&{namedHost:n.namedHost},services:n.services,places:n.places,needed:n.needed,isHostNew:t.isHostNew,...n.
exclude&&{exclude:n.exclude},...n.rows&&{rows:n.rows}});function I(n,t){const{reader:o,machine:c,ignore:s,guesses:l}=t;if(c!==null&&n.problem.obstacle&&!d(n,s))
return c;const r=o===null?n.problem:(0,E.as)(n.problem,o),u=T(n,l);if(u.length===0)return r;const g=(0,E.tr)(u.flatMap(({repository:v})=>v??[]));return{...r,help:r.
help===void 0?g:`${r.help}; ${g}`}}function T({host:n,places:t,problem:o},c){if(c.length===0)return[];const s=o.affects.includes("terraform")&&!o.affects.includes(
"opentofu"),l=t.flatMap(u=>typeof u=="string"?[]:u.file),r=new Set(l.map(w._M));return c.filter(({repository:u,hosts:g})=>r.has(u)&&(s||n!==null&&g.has(n)))}function O({
severity:n,affects:t,needed:o},c){const s=o&&c.some(l=>t.includes(l));return n==="error"&&!s?"warning":n}function M(n,t,{isTerminal:o}){const c=t.some(({because:l})=>l.
includes("hostnames input"));return{role:(0,_.VW)(n)!==null?"guest":c?"operator":"user",host:(0,P.nx)(n),isTerminal:o}}const y=["module","provider","version","p\
ackage","lock","not"],D=({problem:n,places:t})=>y.includes(n.code.replace(/-.*/,""))&&t.length>0&&t.every(o=>typeof o!="string"),$=({problem:n,needed:t})=>t&&n.
usualSeverity==="error"&&!f.includes(n.code),C=({problem:n})=>n.code==="machine-network",p=n=>n.some(t=>typeof t=="string"||!(0,w.MV)(t)),f=["host-http2","host-\
check-crashed"],a=(n,t)=>E.oC.indexOf(n.severity)-E.oC.indexOf(t.severity),d=({problem:n,host:t,namedHost:o=t},c)=>c.some(({code:s,host:l})=>s===n.code&&(l===null||
l===o)),e=n=>typeof n=="string"?n:`${n.file}:${n.line}`}),6146:((ne,F,i)=>{i.d(F,{$:()=>E,o:()=>w});var _=i(2886);function w(T,O){const{kind:M,source:y,address:D,
constraints:$,places:C}=O;return JSON.stringify([T,M,y,D,$,C[0]??null])}function E(T,O){const M=P(O,({rows:D=[]})=>D),y=P(O.filter(I),({places:D})=>D.map(_.cA));
return M.size+y.size===0?T:T.map(({directory:D,clients:$,rows:C})=>({directory:D,clients:$,rows:C.map(p=>{const f=M.get(w(D,p))??p.rejectedAt.flatMap(e=>y.get((0,_.
cA)(e))??[]);if(f.length===0)return p;const a=f.map(({finding:e})=>({...e.problem,severity:(0,_.v1)(e,$)})).sort(_.Np),d=new Map(a.map(({code:e,title:n,usualSeverity:t})=>[
e,{code:e,title:n,usualSeverity:t}]));return{...p,worst:a[0]?.severity??null,problems:[...d.values()]}})}))}const P=(T,O)=>Map.groupBy(T.flatMap(M=>O(M).map(y=>({
key:y,finding:M}))),({key:M})=>M),R=/^(?:constraint|lock)-/,I=({problem:T,host:O})=>O===null&&R.test(T.code)}),4606:((ne,F,i)=>{i.d(F,{Bc:()=>D,Cg:()=>R,Hf:()=>O,
ux:()=>I,wD:()=>T});var _=i(3534),w=i(8937),E=i(1064),P=i(1831);const R={misnamed:[],cause:null,source:void 0,refusals:[]};function I($,C,{role:p},f){const{isFork:a,
isAsked:d}=f,{hasToken:e=!1,source:n,problem:t=null}=$.credentials??{},{status:o=null,challenge:c=null}=$.attempt.hops.at(-1)??{},s=e||!d?[]:M($,f),l=(0,E.n3)($.
host),u=(l&&o===403||a&&!e?null:t)??s[0]??null,v=["document-unauthorized",...u!==null||!(a||l)?["versions-unauthorized","cloud-organization"]:[]],m=C.filter(({problem:{
code:k,isUnsent:b}})=>v.includes(k)&&!b),A=m.some(({problem:k})=>k.code==="versions-unauthorized")||p!=="guest"&&(a||o===401);return!(u!==null||A&&!e)||c!==null?
{misnamed:s,cause:null,source:n,refusals:[]}:{misnamed:s,cause:u??{isFork:a,...D($)},source:n,refusals:m}}const T=($,{cause:C,source:p,refusals:f})=>C!==null&&f.
includes($)?(0,w.to)($.problem,C,p):$.problem;function O({problem:$,services:C},{cause:p,refusals:f}){if(f.length===0)return!1;const a=f.flatMap(d=>d.services);
return $===p||$.code==="credentials-missing"&&C.every(d=>a.includes(d))}const M=($,{tokenVariables:C,hosts:p})=>(0,P.Bz)(C,$.host,p).filter(({isParent:f})=>!f||
y($)).map(f=>_.z2({host:$.host,...f})),y=({attempt:{discovery:$}})=>$.kind==="failed"&&$.problem.code==="document-unauthorized";function D({credentials:$,looks:C}){
const p=C.flatMap(e=>e.looks),f=e=>[...new Set(p.flatMap(({held:n,source:t})=>n!=="not read"===e?t:[]))],a=$===null?f(!0):[$.source],d=$===null?f(!1):[];return{
searched:a,notRead:d}}}),4702:((ne,F,i)=>{i.d(F,{j7:()=>l,k2:()=>A,S4:()=>r});var _=i(2370),w=i(5143),E=i(1064),P=i(3217),R=i(7052),I=i(5799),T=i(8185),O=i(2886);
function M(h,k,b){const{notes:N,usages:z,requirements:j,isEmpty:X}=h,{complaints:V,tokenHosts:q,answered:Z,contacted:G}=h,J=({problem:he})=>he.code==="file-synt\
ax",de=new Set(N.filter(J).map(_.W7)),se=({problem:he})=>k.allowedHosts.length>0&&he.code==="source-near-miss"&&he.severity==="notice",oe=[...(0,T.CS)(z,k),...(0,T.
VS)(z,j,k),...Z.map(he=>y(he,k)),...V,...(0,P.ky)(q,G)],pe=[...N.filter(he=>!se(he)).map(he=>D(he,de,k)),...oe.map(he=>({...he,severity:(0,O.v1)(he,k.dialect.clients)})),
...X?[$(k)]:[]],{placed:ce=[],placeless:me=[]}=Object.groupBy(pe,({places:he})=>he.length>0?"placed":"placeless");return[...(0,_.Qp)(ce,he=>{const{problem:$e,severity:Ee,
affects:ye,host:De,namedHost:ke,exclude:Te}=he,{code:_e,message:be,help:je}=$e;return[De,ke,_e,Ee,be,je,ye,Te===void 0]}),...me].map(he=>(0,O.hD)(he,b))}function y(h,k){
const{host:b,problem:N}=h;return b===null?h:{...h,services:[],problem:(0,I.as)(N,(0,O.TC)(b,[],k))}}function D(h,k,{dialect:b,allowedHosts:N}){const{problem:z,isPlaceholder:j,
checkedFor:X=b.clients}=h;if(N.length>0&&(0,T.KJ)(h)){const ce=`${z.message}; it may use hosts that are not in \`allowed-hosts\``;return{...h,problem:{...z,message:ce},
severity:"error"}}const V=(0,_.W7)(h),q=(0,_.Xd)(h),Z=h.aside!==void 0||q!==null&&(0,w.MV)(q),G=h.severity==="error"&&j===!0,J=k.has(V)&&z.code!=="file-syntax",
se=h.severity==="error"&&(G||J||Z)?"warning":(0,O.v1)(h,X);if(!Z&&!G)return{...h,severity:se};const{help:oe,...pe}=z;return{...h,severity:se,problem:z.code==="f\
ile-syntax"?pe:z,exclude:[(0,w.n7)(h.aside??V)]}}const $=({scan:h,hostnames:k,usages:b})=>(0,_.kH)((0,R.JW)({scan:h,hasHostnames:k.length>0,isFleet:b.length>0}));
var C=i(4e3),p=i(960),f=i(1831);function a(h){const k=h.filter(({attempt:V})=>V.hops.length>0),[b,...N]=k.flatMap(V=>e(V)??[]);if(!b||N.length<k.length-1||!(k.some(
({host:V})=>(0,C.VW)(V)!==null)||N.length>0&&!b.isCommon)||N.some(V=>d(V)!==d(b)))return null;const X=k.map(({host:V})=>(0,f.nx)(V));return(0,p.e4)(X,[b,...N])}
const d=({verb:h,what:k})=>h.startsWith("cannot")?h:k;function e({attempt:{discovery:h,hops:k}}){const b=h.kind==="failed"?h.problem.obstacle:void 0;return k.every(
({status:z})=>z===null)||b?.verb==="does not reach"?b:void 0}var n=i(6146);let t=function(...h){return{judgeRequests:t}=i.late([977,508,879],9508),new.target?new t(
...h):t(...h)},o=function(...h){return{crashedVisit:o}=i.late([977,508,879],9508),new.target?new o(...h):o(...h)},c=function(...h){return{judgeVisit:c}=i.late([
977,508,879],9508),new.target?new c(...h):c(...h)},s=function(...h){return{outcomesOf:s}=i.late([977,508,879],9508),new.target?new s(...h):s(...h)};const l={notes:[],
roots:[],requests:[],answering:new Set};function r(h,k,b=()=>[]){const{predicted:N,stopped:z,visits:j,guesses:X}=h,V={guesses:X,machine:a(j),ignore:k.ignore},q=v(
h,{...k,...V}),Z=m(h,q,k,V),G=[...q.flatMap(ce=>ce.findings),...Z],J=ce=>ce.filter(me=>!(0,O.pi)(me,k.ignore)).sort(O.Np),de=q.map(ce=>{const me=J(ce.findings.filter(
ve=>!(0,O.zX)(ve)));return{...ce,findings:me,clients:s(me)}}),se=({exclude:ce})=>+(ce!==void 0),oe=J([...q.flatMap(ce=>ce.findings.filter(O.zX)),...Z]).toSorted(
(ce,me)=>(0,O.Np)(ce,me)||se(ce)-se(me)),pe=[...de.flatMap(ce=>ce.findings),...oe].sort(O.Np);return{passed:z===null&&!pe.some(({severity:ce})=>A(ce,k.failOn)),
stopped:z,hosts:de,files:oe,findings:pe,ignored:G.length-pe.length,roots:(0,n.$)(N.roots,J(G)),lines:g(pe,b)}}const u=1e3;function g(h,k){const b=h.flatMap(N=>(0,_.
Xd)(N)??[]).filter(({file:N,column:z,endColumn:j})=>j>z&&(0,w._M)(N)===null);return k((0,w.jH)(b).slice(0,u))}function v(h,k){const{visits:b,newHosts:N,predicted:z}=h,
j=Map.groupBy(h.requirements,({host:G})=>G),X=Map.groupBy(z.notes,({host:G})=>G),V=new Map(z.requests.map(G=>[G.host,G])),q=new Set(b.map(({host:G})=>G)),Z={...k,
...h,hosts:q};return b.map(G=>{const{host:J}=G,de={visit:G,requirements:j.get(J)??[],predicted:X.get(J)??[],requests:V.get(J)??null,answering:z.answering,isNew:N.
has(J)};try{return c(de,k,Z)}catch(se){return o(de,k,se)}})}function m(h,k,b,N){const{notes:z,requests:j}=h.predicted,X=new Set(k.map(({visit:se})=>se.host)),V=k.
flatMap(({visit:se,services:oe})=>(0,P.fc)(se,oe)),q=[...z,...j.flatMap(se=>t(se,[],b))],{files:Z=[],hosts:G=[]}=Object.groupBy(q,({host:se})=>se===null?"files":
"hosts"),J={...h,notes:[...h.notes,...Z],answered:G.filter(({host:se})=>se!==null&&!X.has(se)),contacted:[...X,...[...V,...j].map(({host:se})=>se)]},de={concerned:E.
zK,reader:null,isHostNew:!1,machine:null};return M(J,b,{...N,...de})}const A=(h,k)=>h==="error"?k!=="never":h==="warning"&&k==="warning"}),6647:((ne,F,i)=>{i.d(
F,{EH:()=>a,U4:()=>y,WI:()=>o,a4:()=>e,oO:()=>D});var _=i(3916),w=i(4091),E=i(9037),P=i(1064),R=i(5011),I=i(4321),T=i(1022),O=i(7681),M=i(1731);const y=".terraf\
orm/modules/modules.json",D=".terraform/terraform.tfstate",$=(0,O.w3)({backend:(0,O.lq)((0,O.w3)({type:O.Qq,config:(0,O.Tj)((0,O.LT)(O.Qq))})),resources:(0,O.p_)(
(0,O.w3)({provider:O.Qq}))}),C=(0,O.w3)({backend:(0,O.lq)((0,O.w3)({config:(0,O.Tj)((0,O.LT)((0,O.Tj)((0,O.LT)(O.Qq))))}))}),p=new Set(Object.values(E.FV).flatMap(
s=>s.split(/[ .]/))),f=/(?:^|\.)provider\["([^"\\]*)"\]/;function a(s,l){const r=(0,O.D4)(l,$,"struct"),{backend:u,resources:g}=r.ok?r.value:$.zero,v=(0,O.D4)(l,
C,"struct"),m=v.ok?[...v.value.backend?.config?.values()??[]]:[],A=[u?.config??new Map,...m.flatMap(N=>N??[])],{type:h=""}=u??{},k=A.flatMap(N=>Array.from(N,([z,
j])=>j===""?null:d(h,z,j)));/^(remote|cloud)$/.test(h)&&!u?.config?.get("hostname")&&k.push("app.terraform.io");const b=new Set(g.map(({provider:N})=>N).filter(
N=>N.includes("[")));return P.Du.flatMap(N=>{const j=[...Array.from(b,X=>{const V=(0,T.mi)(f.exec(X)?.[1]??"",N);return V.kind!=="registry"?V.kind==="builtin"?null:
I.IZ:N==="opentofu"&&(0,T.Gi)(V)?(0,R.Vm)(N):V.host}),...k];return[...new Set(r.ok?j:[I.IZ])].flatMap(X=>X===null?[]:{file:s,host:X,client:N})})}function d(s,l,r){
return s==="local"?(0,E.Bm)(r):E.Gb[s]?.split(" ").includes(l)?(0,E.D8)(r):p.has(l)||l==="hostname"?(0,E.Ul)(r):null}function e(s,l){const r=(0,E.Bm)(`terraform\
.tfstate.d/${l.trim()}/terraform.tfstate`);return r===null?[]:P.Du.map(u=>({file:s,host:r,client:u}))}const n=(0,O.w3)({key:O.Qq,source:O.Qq,version:O.Qq,dir:O.
Qq}),t=(0,O.w3)({modules:(0,O.p_)(n)});function o(s,l){const r=l.trim()===""?(0,w.Ju)(t.zero):(0,O.D4)(l,t,"struct");if(!r.ok)return r;const{modules:u}=r.value,
g=u.find(({version:m})=>m!==""&&(0,M.oF)(m)===null);if(g!==void 0)return(0,w.TR)(`has the malformed version "${g.version}"`);if(new Set(u.map(({key:m})=>m)).size<
u.length)return(0,w.TR)("has two modules with the same key");const v=u.filter(({key:m})=>m!=="");return(0,w.Ju)(v.map(({dir:m,...A})=>({...A,root:s,directory:c(
s,m)})))}function c(s,l){const r=(0,_.isAbsolute)(l)?l:`${s===""?".":s}/${l}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(l)?(0,_.normalize)(r).replace(
/(?<=.)\/$/,""):r}}),4e3:((ne,F,i)=>{i.d(F,{$$:()=>$,B9:()=>c,Cw:()=>v,I0:()=>C,K4:()=>D,NM:()=>l,VW:()=>o,Wt:()=>n,YA:()=>u,_r:()=>r,dh:()=>I,eZ:()=>p,go:()=>a,
mP:()=>d,oZ:()=>A,px:()=>O,qZ:()=>s,zM:()=>g,zN:()=>y,zd:()=>f});var _=i(1064),w=i(9562),E=i(9587);const P=300,R=8192;function I(h,k=P){const{length:b}=h,N=b>R?
(0,E.NE)(h.slice(0,R)):(0,E._U)(h);return N.length<=k?N:`${T(N,k)}\u2026`}const T=(h,k)=>structuredClone(h.slice(0,k).toWellFormed()),O=(h,k)=>`${h} ${h===1?k:M(
k)}`,M=h=>`${h.replace(/(?<=[^aeiou])y$/,"ie")}s`;function y(h,k){const{length:b}=h,N=typeof k=="number"?k:b<=2*k.few?b:k.few,z=h.slice(N);return{shown:h.slice(
0,N),rest:z,more:z.length}}function D(h,k,b=String,N=z=>`${z} more`){const{shown:z,more:j}=y(h,k),X=z.map(V=>b(V)).join(", ");return j>0?`${X} and ${N(j)}`:X}const $=h=>new TextEncoder().
encode(h).length;function C(h,k,b,N){const z=[];let j=0;for(const X of Iterator.from(h).map(N)){if(j+=$(X)+b,j>k)break;z.push(X)}return{shown:z,more:h.length-z.
length}}const p=h=>h.map(k=>_.bB[k]).join(" and "),f=h=>`the clients print "${h}"`;function a(h){return h===null?"null":Array.isArray(h)?"an array":typeof h=="o\
bject"?"an object":`a ${typeof h}`}function d(h){if(h.kind==="error")return`cannot be read: ${h.code}`;if(h.kind==="special")return`is ${h.is} and is not read`;
const{bytes:k,maxBytes:b}=h;return`has ${k} bytes and is not read; the limit is ${b/1024/1024} MiB`}const e={[w.e$]:"correct the host in the source address, or \
remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[w.xq]:"correct the host in `source` (public providers need none), add the `source` that \
a child module lacks, or use a filesystem mirror"};function n(h){return h.flatMap(b=>e[b]??[])[0]??"correct the host in `source` or `hostname`, or add the `sour\
ce` that a child module lacks"}const t=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https://status.hashicorp.com"],["a\
pp.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://status.gitlab.com"]]),o=h=>t.
get(h)??null,c=h=>`wait and run the check again; see ${o(h)??"its status page"}, and consider a network mirror for providers`,s=h=>`use another network, a proxy\
 (HTTPS_PROXY) or a network mirror: ${h} is public, so this network or country is blocked`;function l({page:h,asked:k},b){if(h===null)return b;const N=h.title===
""?"":` ("${h.title}")`,z=b.guest??s(k);switch(h.kind){case"sign-in":return{operator:"allow unauthenticated requests to /.well-known/terraform.json",guest:z,because:`\
the host returned a sign-in page${N}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${N}: allow this machine to reach the host`;case"\
other":{const j=`the host returned an HTML page${N}`;return{user:n([]),...b,guest:z,because:j}}}}const r=({url:h,status:k,reason:b,said:N})=>`${h} returned ${`${k}\
 ${I(b)}`.trim()}${N===void 0?"":` ("${I(N)}")`}`,u=h=>`${Math.round(h/100)/10} s`,g=h=>h.kind==="several"?h.reasons:[h];function v(h){switch(h.kind){case"deadl\
ine":return`the check reached its deadline of ${u(h.ms)}`;case"signal":return`the check was interrupted by ${h.signal}`;case"crash":return"tf-disco crashed";case"\
missing":return m(h);case"several":return h.reasons.map(v).join("; ")}}function m({repositories:h,total:k}){const b=k===1?"repository":"repositories",N=h.length===
1?"is":"are",z=D(h,10,I);return`${h.length} of ${k} ${b} ${N} missing: ${z}`}const A=({kind:h,address:k,version:b})=>`${h} ${k} ${I(b,40)}`}),3534:((ne,F,i)=>{i.
d(F,{$U:()=>a,Eu:()=>$,QU:()=>y,To:()=>e,bI:()=>n,fj:()=>C,iX:()=>t,tK:()=>p,z2:()=>d});var _=i(1064),w=i(1831),E=i(2713),P=i(4e3),R=i(5799),I=i(8937);const T="\
write the token into the file, or remove its block",O="store the token in the helper, which must print {} for a host without one",M={terminal:"set it to the tok\
en, or remove it",workflow:"check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},y=({source:l,
isInFile:r})=>(0,R.CC)("credentials-empty",{message:`the token from ${l} is empty`,help:(0,R.Lw)(r?T:(0,I.zT)(l)?O:M)}),D={length:{has:"is longer than 64 KiB an\
d is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character, which no client can send",help:"store \
the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "Be\
arer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"begi\
ns or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",help:"\
check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again: a hy\
phen or quotation mark may have been replaced"}},$=({source:l,slip:r})=>(0,R.CC)("credentials-malformed",{message:`the token from ${l} ${D[r].has}`,help:D[r].help,
...r==="control character"||r==="length"?{}:{severity:"warning"}}),C=({source:l})=>(0,R.CC)("credentials-short",{message:`the token from ${l} has fewer than ${E.
Il} characters and is not redacted where a server repeats it`,help:"check whether the stored value is the whole token; store it again or create a longer one"}),
p=l=>(0,R.CC)("credentials-differ",{message:`for host ${(0,w.nx)(l.host)}, ${f(l.first)} and ${f(l.other)}`,help:`set the token for both clients in ${(0,w.fK)(l.
host)[0]??"tokens"} or tokens, or set dialect to one client; this check uses the first token`}),f=({client:l,source:r})=>r===null?`${_.bB[l]} finds no token`:`${_.
bB[l]} uses the token from ${r}`;function a({host:l,service:r,...u}){const g=(0,w.nx)(l);return(0,I.ti)("credentials-missing",`host ${g} requires a token${r===null?
"":` for ${r}`}`,(0,I.nP)(g),u)}const d=l=>(0,R.CC)("credentials-near-miss",{message:`${l.variable} seems to be meant for host ${(0,w.nx)(l.host)}, but ${l.why}`,
help:`rename it: ${(0,I.yN)(l.write)}`}),e=({host:l,other:r,source:u,service:g,isSent:v,isNotice:m})=>(0,R.CC)("credentials-other-host",{message:`the clients do\
 not send the token for ${r} from ${u} ${g===null?`after the redirect of ${l}`:`to ${g} of host ${l}`}: they send ${v?`the token of ${l}`:"none"}`,help:g===null?
`make the discovery document of ${l} public, or serve it at ${l} itself`:`set the token for ${l}, and the clients send it to ${r}`,...m?{severity:"notice",affects:[]}:
{}}),n=({host:l})=>(0,R.CC)("credentials-unused",{message:`the tokens input has a token for host ${(0,w.nx)(l)}, which is not checked`,help:"write the host as i\
n the files, including its port, or remove the line"});function t(l){const{host:r,token:u,source:g,challenge:v,contentType:m,...A}=l,k=u==="none"&&v===null&&!m?.
includes("json")&&A.status===403&&(0,P.VW)(r)===null,b=k?"may not be a registry":u==="sent"?`rejected the token from ${g}`:"requires authentication credentials",
N=v===null?"":`, and asks for ${v} authentication`,z=k?"":`https://${r}/.well-known/terraform.json returned `,j=(0,P._r)(A).replace(z,"");return(0,R.CC)("docume\
nt-unauthorized",{message:`host ${r} ${b}: ${j}${N}`,help:(0,P.NM)({...A,asked:r},k?c:s(l)),isUnsent:(0,I.wt)(l)})}const o="make the discovery document public",
c={operator:`${o}, or return 404 if the host has no services`,user:(0,P.Wt)([])};function s({host:l,token:r,source:u,status:g,challenge:v}){const m=(0,P.qZ)(l);
if(v!==null){const A=`exempt /.well-known/terraform.json from ${v} authentication`,h=`ask the operator of ${l} to ${A}`;return{operator:A,user:h,guest:m,note:"t\
he clients send Bearer tokens only, so no token helps"}}switch(r){case"sent":{const h=`check that the token ${g===403?"may read this host":"is complete and for \
this host"}, or ${(0,I.qV)(u??"",l)}`;return g===403?{...(0,R.Lw)(h),guest:m}:(0,R.Lw)(h)}case"none":return{operator:(0,I.nP)(l,`, or ${o}`),user:(0,I.nP)(l),guest:m};case"\
dropped":return{because:"the token was not sent there because it does not follow a redirect to another host",operator:`configure ${l} to respond itself, or ${o}`};case"\
withheld":return{because:"the token was not sent there because the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((ne,F,i)=>{
i.d(F,{JW:()=>y,U$:()=>E,WO:()=>T,a3:()=>M,ub:()=>C,yQ:()=>D});var _=i(4e3),w=i(5799);const E=({error:p,isRefused:f})=>(0,w.CC)("file-syntax",{message:p??"the f\
ile is not valid UTF-8",help:"fix the file, or list it in `exclude` if it is invalid on purpose",...!f&&{severity:p===null?"notice":"warning"}}),P={file:"the fi\
le cannot be read",directory:"the directory cannot be read",link:"the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"\
this is","link-to-special-file":"the target of the link is"},R={ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not va\
lid UTF-8, or list it in `exclude`"},I={file:"correct the permissions, or list the file in `exclude`",directory:"correct the permissions, or list the directory \
in `exclude`",link:"correct or remove the link, or list it in `exclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"rem\
ove it, or list it in `exclude`","link-to-special-file":"remove the link, or list it in `exclude`"},T=p=>(0,w.CC)("file-unreadable",{message:`${P[p.what]}${"cod\
e"in p?`: ${p.code}`:` ${p.is} and is not read`}`,help:(p.what==="file"||p.what==="directory"?R[p.code]:void 0)??I[p.what],...!("isRefused"in p&&p.isRefused)&&{
severity:"warning",affects:[]}}),O={link:["the link points outside the checkout and is not followed","move the file into the repository, or name its directory i\
n `scan`"],linked:["the link leads to a directory that was not read","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and\
 `scan` or `exclude` leaves it out","select the file, or do not select its directory"],generated:["Terragrunt adds configuration here that was not read","write \
`contents`, `path` and `config` as literals, and give included files the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","mo\
ve the module into the repository, or name its directory in `scan`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude\
`"]};function M(p){const[f,a]=O[p.what];return"path"in p?(0,w.CC)("file-outside",{message:`directory ${(0,_.dh)(p.path)} ${f}`,help:a,severity:"notice"}):(0,w.CC)(
"file-outside",{message:f,help:a})}function y({scan:p,hasHostnames:f,isFleet:a}){const d=p.every(o=>o==="."),n=`found no Terraform or OpenTofu files in ${a?"the\
 repositories of `usages`":d?"this directory":`\`scan\` (${(0,_.K4)(p,3,_.dh)})`}`,t=a?"check out the repositories before `tf-disco usages`":"check out the repo\
sitory first (in a workflow: actions/checkout)";return f?(0,w.CC)("nothing-to-check",{message:`${n}; only \`hostnames\` was checked`,help:`${t}, or correct \`sca\
n\``,severity:"warning"}):(0,w.CC)("nothing-to-check",{message:`${n}, and \`hostnames\` is not set`,help:`${t}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}
const D=({oldest:p})=>(0,w.CC)("file-stale",{message:`the usages file was written more than a week ago (the oldest on ${p}); the repository may use something el\
se now`,help:"write it again with `tf-disco usages --format json`, and see why the job that writes it no longer runs"}),$={depth:p=>({message:`directories neste\
d deeper than ${p} levels are not scanned`,help:"list this directory in `exclude`"}),files:p=>({message:`there are more than ${p} files; this directory and the \
following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),directory:p=>({message:`the directory has more than ${p} files; the fil\
es after them are not scanned`,help:"split the directory, or list files in `exclude`"}),parts:p=>({message:`the file has more than ${p} blocks, arguments and va\
lues; the rest is not read`,help:"split the file, or list it in `exclude`"}),"module-usages":p=>({message:`the files of this directory use or define more than ${p}\
 modules, providers, resources and variables; the rest of this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude\
`"}),usages:p=>({message:`the scan found more than ${p} usages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories wit\
h `scan` or `exclude`"}),roots:p=>({message:`the root modules have more than ${p} modules in all; the constraints of this root module and the following ones are\
 not checked`,help:"list the directories in which `init` runs in `roots`"})};function C(p){switch(p.kind){case"size":return(0,w.CC)("file-limit",{message:`the f\
ile ${(0,_.mP)(p)}`,help:"split the file, or list it in `exclude`"});case"problems":return(0,w.CC)("file-limit",{message:`there are more than ${p.max} problems \
in files; ${p.omitted} are not reported`,help:"fix the reported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,w.CC)("file-\
limit",{message:`${(0,_.Cw)(p.stopped)} after reading ${p.files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"sc\
an fewer directories with `scan` or `exclude`, or raise `deadline-seconds`"});default:return(0,w.CC)("file-limit",$[p.kind](p.max))}}}),960:((ne,F,i)=>{i.d(F,{Er:()=>a,
P0:()=>C,P6:()=>T,Qs:()=>$,T0:()=>R,U2:()=>f,e4:()=>d});var _=i(4e3),w=i(736),E=i(5799);const P={"no-such-host":"does not resolve: no such host","no-answer":"co\
uld not be looked up: the DNS server did not respond","server-failed":"could not be looked up: the DNS server reported a failure"},R=({host:e,why:n})=>(0,E.CC)(
"host-unknown",{message:`${e} ${P[n]}`,help:n==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this \
machine, then run the check again",obstacle:{verb:"cannot resolve",what:P[n].replace(/.*: /,"")}}),I={refused:"refused the connection",closed:"closed the connec\
tion without a response","no-host-route":"is unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function T({host:e,
error:n}){if(typeof n=="object"&&"proxy"in n)return(0,E.CC)("host-unreachable",{message:`${e} is unreachable: ${n.proxy}`,help:"check that the host is up, that \
the proxy can reach it, and HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,_.dh)(n.proxy),help:w.TG}});const t=typeof n=="string"?I[n]:`is un\
reachable (${n.code})`,o="check that a firewall or proxy lets this machine connect to it";return(0,E.CC)("host-unreachable",{message:`${e} ${t}`,operator:`check\
 that the host is up, and ${o}`,user:o,guest:`${o}; otherwise ${(0,_.B9)(e)}`,obstacle:{verb:"cannot connect to",what:t.replace("is unreachable: ","")}})}const O={
lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"c\
annot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{
verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},M="serve the document as a static file",y=({asks:e})=>e===
"document"?M:"find out what the server waits for, such as its storage",D=e=>e.map(({name:n,attemptMs:t,retries:o})=>{const c=Number.isFinite(t)?(0,_.YA)(t):"wit\
hout a limit",s=o===0?"":` in each of ${o+1} attempts`,l=n.includes(" and ")?"wait":"waits";return`${n} ${l} ${c}${s}`}).join(", ");function $(e){if(e.phase==="\
complete")return(0,E.CC)("host-timeout",{message:`${e.host} took ${(0,_.YA)(e.tookMs)} to return its discovery document; ${D(e.releases)}`,operator:M,affects:[...new Set(
e.releases.map(({client:s})=>s))]});const{verb:n,failed:t,help:o}=O[e.phase],c=e.limitMs===null?"in time":`within ${(0,_.YA)(e.limitMs)}`;return(0,E.CC)("host-t\
imeout",{message:`${e.host} ${t} ${c}`,help:o||{operator:y(e),guest:(0,_.B9)(e.host)},...n&&{obstacle:{verb:n,what:t.replace(/.*: /,"")}}})}const C=({host:e,error:n})=>(0,E.
CC)("host-protocol",{message:`the response of ${e} is not valid HTTP (${n})`,operator:"check that the port serves HTTP, and the headers that the server and its \
load balancer send",user:"check the port in the address"}),p={lookup:"the DNS lookup",connection:"the connection",tls:"the TLS handshake",response:"waiting for \
the response",rest:"the rest, such as the body,"};function f({host:e,phase:n,tookMs:t,limitMs:o,...c}){const s=`(limit ${(0,_.YA)(o)}); ${p[n.name]} took ${(0,_.
YA)(n.ms)}`;return"url"in c?(0,E.CC)("host-slow",{message:`${c.url} took ${(0,_.YA)(t)} to answer ${s}`,operator:y({asks:"answer"})}):(0,E.CC)("host-slow",{message:`${e}\
 took ${(0,_.YA)(t)} to return its discovery document ${s}`,operator:M,note:D(c.releases)})}const a=({host:e,attempts:n,failure:t,releases:o})=>(0,E.CC)("host-r\
ecovered",{message:`discovery of ${e} succeeded at attempt ${n}; the first attempt failed: ${t}`,operator:"find out why the host fails intermittently",note:o.length===
0?"init succeeded, because the CLI retries discovery":`init with ${o.map(({name:c})=>c).join(" and ")} would have failed`});function d(e,n){const[{verb:t,help:o=w.
_$[t]}]=n,[c="",...s]=e,l=s.length===0?c:`any of ${e.length} hosts`,r=s.length===0&&t==="cannot connect to";return(0,E.CC)("machine-network",{message:`this mach\
ine ${t} ${l}: ${(0,_.K4)([...new Set(n.map(({what:u})=>u))],3)}`,help:r?`${o}; otherwise ${(0,_.B9)(c)}`:o})}}),736:((ne,F,i)=>{i.d(F,{M8:()=>P,TG:()=>_,_$:()=>E});
const _="check HTTPS_PROXY, with the user name and password that the proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the prox\
y may have to allow the host",w="if this network has a proxy, set HTTPS_PROXY",E={"cannot resolve":`check the network connection of this machine, its DNS resolv\
er and search domains, and a VPN that the hosts may need; ${w}`,"cannot connect to":`check the network connection of this machine, that a firewall lets it conne\
ct, and that the hosts are up; ${w}`,"does not trust":"set `ca-file` to the certificate of the issuer","does not reach":"sign in to this network, or use another\
 one; if the hosts themselves require it, ask their operators to allow unauthenticated requests to /.well-known/terraform.json"};function P(R,{page:I,url:T,asked:O}){
const M=URL.parse(T)?.host,y=M===O,D=y&&R.code==="document-status";if(I===null||I.kind==="other"||D)return R;const $=`a ${I.kind} page${y?"":` at ${M}`} ("${I.title}\
") answers`;return{...R,obstacle:{verb:"does not reach",what:$,isCommon:y}}}}),3410:((ne,F,i)=>{i.d(F,{Dr:()=>$,EK:()=>M,Fu:()=>p,dF:()=>C,vs:()=>I,y7:()=>O});var _=i(
1831),w=i(9562),E=i(4e3),P=i(5799),R=i(8937);function I({host:f,service:a,...d}){const e=(0,_.nx)(f),n=a===w.OZ?"the cloud block":"the remote backend",t=(0,R.nP)(
e),o=e===f?`run \`terraform login ${f}\` or \`tofu login ${f}\`, or `:"",c={...t,terminal:`${o}${t.terminal}`};return(0,R.ti)("cloud-token",`${n} requires a tok\
en for ${e}`,c,d)}const T={organization:"`organization`",workspaces:"`name` in `workspaces`"};function O({block:f,lacks:a,isOpen:d}){const e=f==="cloud block"?`\
set ${a.map(n=>w.uW[n]).join(" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,P.CC)("cloud-incomplete",{severity:d?"notice":"err\
or",message:`the ${f} has no ${a.map(n=>T[n]).join(" and no ")}`,help:d?"no change is required if `init` gets the arguments with -backend-config":`write it in t\
he block, or ${e}, also for this check`})}const M=({url:f,version:a})=>(0,P.CC)("cloud-version",{message:`${f} returned ${a===null?"no TFP-API-Version":`TFP-API\
-Version ${(0,E.dh)(a)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the heade\
r",user:'check `hostname`, or use `backend "remote"` instead of `cloud`'}),y=f=>"why"in f?`the response of ${f.url} ${(0,E.dh)(f.why)}`:(0,E._r)({...f,page:null}),
D=(f,a,d)=>"status"in f&&[401,403,404].includes(f.status)?d:(0,P.C)(`check the logs of ${a}, and that the URL of the service is that of its API`),$=({host:f,organization:a,
source:d,...e})=>(0,P.CC)("cloud-organization",{message:`the organization ${a} at ${f} cannot be read: ${y(e)}`,help:D(e,f,`check the name of the organization, \
and that the token from ${d} is valid and belongs to a member`)}),C=f=>(0,P.CC)("cloud-workspace",{message:`the workspace ${f.workspace} of ${f.organization} at\
 ${f.host} cannot be read: ${y(f)}`,help:D(f,f.host,"check that the token may read the workspace")}),p=({host:f,organization:a,workspace:d})=>(0,P.CC)("cloud-wo\
rkspace-missing",{message:`${a} at ${f} has no workspace ${d} that the token may read; init would create it`,help:"no change is required if the workspace is new\
; otherwise correct its name"})}),6697:((ne,F,i)=>{i.d(F,{AO:()=>y,U7:()=>M,n3:()=>D,nD:()=>p,ro:()=>C,sC:()=>O,wp:()=>T});var _=i(3592),w=i(4e3),E=i(5799);const P=({
file:a,line:d})=>`${(0,w.dh)(a)}:${d}`,R={download:["source","the source is downloaded from","use a source on an allowed host"],backend:["backend","the backend \
or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads to","use an allowed host"]};function I(a){if(a.host===""){const[c]=R["\
use"in a?a.use:"download"];return[`the host of this ${c} cannot be determined, and may not be in \`allowed-hosts\``,"write the whole address as a literal, with \
its host after the scheme"]}const d=`${a.host}, which is not in \`allowed-hosts\``;if("service"in a)return[`${a.service} of ${a.registry} is on ${d}`,"use anoth\
er registry"];if("package"in a)return[`the package of ${a.package} is downloaded from ${d} and was not contacted`,"use another module or provider"];if("use"in a){
const[,c,s]=R[a.use];return[`${c} ${d}`,s]}const e=`host ${a.host} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in a))return[e,"use an allow\
ed registry"];const{place:n,clients:t}=a.implied,o=`${P(n)} names no host, and this is the default of ${(0,w.eZ)(t)}`;return[`${e}; ${o}`,"name an allowed regis\
try there"]}function T(a){const[d,e]=I(a),n=a.host===""?e:`${e}, or add ${a.host} to \`allowed-hosts\``;return(0,E.CC)("host-not-allowed",{message:d,help:n})}const O=({
count:a})=>(0,E.CC)("allowlist-incomplete",{message:`the packages of ${(0,w.px)(a,"module")} from registries, Git or archives were not opened; they may use host\
s that are not in \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),M=({host:a})=>(0,E.CC)("host-generic",{message:`${a} is a\
 generic hostname that stands for the host of the cloud or backend block; it was not contacted`,help:"add the real host to `hostnames` to check it"}),y=({host:a,
address:d,asks:e})=>d==="metadata"?(0,E.CC)("host-private-redirect",{message:`${a} is the address of ${/^(?:kubernetes|openshift)\b/.test(a)?"the API of a clust\
er":"a cloud metadata service"} and was not contacted`,help:"remove the redirect or the address; such services are never contacted"}):(0,E.CC)("host-private-red\
irect",{message:`a public host ${e==="document"?"redirects":"leads"} to ${a}, which has a ${d} address and was not contacted`,help:`if ${e==="document"?"the red\
irect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),D=({host:a,thrown:d})=>(0,E.CC)("host-check-crashed",{message:`${a} was not checked\
 completely, because of a bug in tf-disco ${_.xv}: ${$(d)}`,help:`please report this text at ${_.xV}; to pass until it is fixed, add \`host-check-crashed ${a}\` \
to \`ignore\``});function $(a){if(!(a instanceof Error))return(0,w.dh)(String(a));const d=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(a.stack??"")?.[1];return(0,w.dh)(String(
a))+(d===void 0?"":` (${d})`)}const C=({host:a})=>(0,E.CC)("host-http2",{message:`${a} speaks only HTTP/2, which Terraform and OpenTofu can use and this check c\
annot; it was not checked`,operator:`enable HTTP/1.1 on ${a} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function p({
host:a,stopped:d,isBegun:e,unchecked:n,total:t}){const o=e?" completely: its visit was under way when":":";return(0,E.CC)("host-not-checked",{message:`${a} was \
not checked${o} ${(0,w.Cw)(d)}, with ${n} of ${t} hosts not checked`,help:f[d.kind]})}const f={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeo\
ut-seconds` or `retries`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"\
run the check again, and report the crash"}}),2370:((ne,F,i)=>{i.d(F,{Qp:()=>O,W7:()=>T,Xd:()=>I,ht:()=>R,kH:()=>E,wv:()=>P});var _=i(1064),w=i(5143);function E(M,{
clients:y=_.zK,...D}={}){return{problem:M,severity:M.severity,affects:M.affects.filter($=>y.includes($)),clients:y,host:null,services:[],places:[],needed:!0,...D}}
const P={line:1,column:1,endColumn:1};function R(M,y,D=P){const $={file:M===""?".":M,...D};return E(y,{places:[$],clients:_.Du})}const I=({places:M})=>M.find(y=>typeof y!=
"string")??null,T=M=>I(M)?.file??"",O=(M,y)=>(0,w.c1)(M,D=>JSON.stringify(y(D))).map(D=>{const[$]=D;if(D.length===1)return $;const C=a=>[...new Set(D.flatMap(a))],
p=C(a=>a.exclude??[]),f=C(a=>a.rows??[]);return{...$,needed:D.some(({needed:a})=>a),affects:C(({affects:a})=>a),clients:C(({clients:a})=>a),places:(0,w.As)((0,w.
jH)(D.flatMap(({places:a})=>a))),...p.length===0?{}:{exclude:p},...f.length===0?{}:{rows:f}}})}),5799:((ne,F,i)=>{i.d(F,{C:()=>T,CC:()=>p,Lw:()=>I,as:()=>y,oC:()=>R,
tr:()=>C});var _=i(1831),w=i(9587),E=i(4e3);let P=function(...f){return{problemFacts:P}=i.late([507],4507),new.target?new P(...f):P(...f)};const R=["error","war\
ning","notice"],I=f=>({operator:f,user:f}),T=(f,a)=>({operator:f,note:a}),O=(f,{isTerminal:a})=>typeof f=="string"?f:f[a?"terminal":"workflow"];function M({guest:f,
...a},d){const{role:e,host:n}=d,t=O(a.operator,d),o=a.user===void 0?void 0:O(a.user,d),c=`ask the operator of ${n} to ${t}`;switch(e){case"operator":return t;case"\
user":return o===void 0||o===t?o??c:`${o}; if you run ${n}, ${t.replace(`${o}, or `,"").replace(`, and ${o}`,"")}`;case"guest":return f??o??c}}function y(f,a){const{
cures:d,...e}=f;return d===void 0?f:{...e,help:$(d,a)}}const D={role:"operator",host:"",isTerminal:!1};function $(f,a){const{because:d,note:e}=f,n=d===void 0?"":
`${d}: `,t=e===void 0?"":`; ${O(e,a)}`;return(0,_.$Y)((0,w._U)(n+M(f,a)+t))}function C(f){const[a,...d]=f,n=`if ${a===void 0?"this repository":(0,E.K4)(f,3)} ${d.
length>0?"use":"uses"} OpenTofu, set \`dialect\``;return a===void 0?n:`${n} for \`tf-disco usages\``}function p(f,a){const{operator:d,user:e,guest:n,because:t,note:o,
...c}=a,s=d===void 0?void 0:{operator:d,user:e,guest:n,because:t,note:o},{help:l=s,...r}=c,u=P()[f],g=(0,w._U)(r.message),v={code:f,...u,usualSeverity:u.severity,
...r,message:g};return l===void 0?v:typeof l=="string"?{...v,help:(0,_.$Y)((0,w._U)(l))}:{...v,help:$(l,D),cures:l}}}),8011:((ne,F,i)=>{i.d(F,{DA:()=>$,Iz:()=>D,
J0:()=>e,My:()=>C,Zp:()=>o,_W:()=>c,k0:()=>n,tg:()=>t});var _=i(1064),w=i(9587),E=i(4e3),P=i(5799);const R=120,I="is not a registry module, and `version` applie\
s to registry modules only",T={"local-with-version":[I,"remove `version`"],"remote-with-version":[I,"remove `version`; `?ref=` in the source selects a version o\
f a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path or a registry addre\
ss"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/ORGANIZATION/PROJECT/\
STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:["cannot be down\
loaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},O={missing:["has no source","add `source`"],null:["has null as its source","set `source` to an ad\
dress"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }']};function M(s){
if("error"in s)return{message:s.error,help:s.advice??void 0};if("address"in s){const[v,m]=O[s.reason];return{message:`${s.address} ${v}`,help:m}}const[l,r]=T[s.
reason],[,u]=y.exec(s.text)??[],g=u===void 0?"":`write "${u}" for the module of the registry, or `;return{message:`"${s.text}" ${l}`,help:`${g}${r}`}}const y=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,
D=({path:s,maker:l})=>(0,P.CC)("source-missing",{message:`there is no directory ${(0,E.dh)(s)}`,help:"correct the path, or commit the directory",...l!==null&&{message:`\
there is no directory ${(0,E.dh)(s)} in this checkout; ${(0,E.dh)(l)} may create it`,help:"create it before this check, as before `init` (a submodule with `subm\
odules: true` of actions/checkout), or correct the path",severity:"warning"}}),$=s=>"isOld"in s?(0,P.CC)("source-invalid",{...d(s),affects:[s.client]}):(0,P.CC)(
"source-invalid",M(s)),C=s=>(0,P.CC)("source-near-miss",{message:s.host===null?`"${s.text}" is not read as a registry address`:s.host===""?`the host of "${s.text}\
" cannot be determined`:`"${s.text}" is read as host ${s.host}`,help:s.advice,...s.host===""&&{severity:"notice"}}),p="to check its host, add the host to `hostn\
ames`; to read files as well, set `scan: .`";function f(s){const{shown:l,more:r}=(0,E.zN)(s,4),u=l.map(({text:v,from:m})=>`${v===null?"not known":(0,E.dh)(v,R)}\
 ${m??"by default"}`),g=r>0?`${r} more`:u.pop();return`${u.join(", ")} and ${g}`}function a(s){const{address:l,argument:r,expression:u,candidates:g,refused:v}=s,
m=(0,E.dh)((0,w.Qj)(u),R),A=`${r} of ${l} is ${m}`;if(v==="never")return{message:`${A}, which Terraform does not evaluate`,help:`write the ${r} as a literal`};if(v!==
null){const{variable:h}=v;if(h===""){const k=`write the ${r} with literals, locals and variables only`;return{message:`${A}, which cannot be known during init`,
help:k}}return{message:`${A}, and Terraform evaluates var.${h} here only with \`const = true\``,help:`add \`const = true\` to variable "${h}", which requires Te\
rraform 1.15, or write the ${r} as a literal`}}return g.length>1?{message:`${A}, which is ${f(g)}`,help:p}:{message:`${A}, which is only known at init time`,help:p}}
function d({address:s,expression:l,client:r,isOld:u}){const g=(0,E.dh)((0,w.Qj)(l),R),v=`source of ${s} is ${g}`,[m,A]=[_.bB[r],_.Y8[r]],h="write the source as \
a literal";if(u)return{message:`${v}, which ${m} evaluates only since ${A}`,help:`${h}, or use ${m} ${A} or later`};const k=r==="terraform";return{message:`${v}\
, and ${m} evaluates only locals and ${k?"variables with `const = true`":"variables"} here`,help:`${h}${k?", or add `const = true` to each variable in it, which\
 requires Terraform 1.15":", or with locals and variables"}`}}const e=s=>(0,P.CC)("source-dynamic","isOld"in s?d(s):a(s)),n=s=>(0,P.CC)("host-invalid",{message:`\
"${s.text}" is not a hostname: ${s.error}`,help:s.advice??void 0}),t=({block:s})=>(0,P.CC)("host-missing",{severity:"warning",message:`the ${s} has no hostname,\
 and OpenTofu has no default`,help:s==="cloud block"?"add `hostname`, or set TF_CLOUD_HOSTNAME, also for this check":"add `hostname`"}),o=({host:s,name:l})=>(0,P.
CC)("host-dotless-module",{message:`module sources cannot name host ${s}: must contain at least one dot`,help:`use a full name such as ${l}.localdomain; provide\
r addresses accept the short name`}),c=({host:s})=>(0,P.CC)("host-idn-module",{message:`Terraform cannot use modules from host ${s}: it converts the name to pun\
ycode and then refuses punycode`,operator:"serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),8937:((ne,F,i)=>{i.d(
F,{$w:()=>M,nP:()=>y,pt:()=>O,qV:()=>$,ro:()=>R,ti:()=>f,to:()=>a,uK:()=>I,wt:()=>T,yN:()=>C,zT:()=>D});var _=i(1064),w=i(1831),E=i(4e3),P=i(5799);const R="this\
 pull request needs no change; run the check where the secret is available, for example on the main branch",I={because:"the host limits the requests of this mac\
hine or of its network",operator:"raise the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of it\
s own, because hosted runners share theirs"},T=({token:d})=>d==="dropped"||d==="withheld";function O({host:d,token:e,source:n},t){const o=`sent${t===null?"":` t\
o ${t}`}`;switch(e){case"none":return`no token was found for ${d}`;case"sent":return`the token for ${d} from ${n} was ${o}`;case"dropped":return`the token for ${d}\
 from ${n} was not ${o}, because the CLIs drop it at a redirect to another host`;case"withheld":return`the token for ${d} from ${n} was not ${o}, because the UR\
L is not https; the CLIs do send it`}}function M({host:d,token:e},n,t,o){const c=(0,_.n3)(d)?(0,E.qZ)(d):void 0;switch(e){case"none":return{...(0,P.Lw)(y(d)),guest:c};case"\
sent":return(0,P.Lw)(o);case"dropped":return(0,P.C)(`serve ${n} without the redirect to ${t??"another host"}`);case"withheld":return(0,P.C)(`serve ${n} at an ht\
tps URL`)}}function y(d,e="",n=""){const t=(0,w.Fq)((0,w.$Y)(d)),[o]=t.ok?(0,w.fK)(t.value):[],c="${{ secrets.REGISTRY_TOKEN }}";return{terminal:`${n}${o===void 0?
`run \`terraform login ${d}\``:C(o)}${e}`,workflow:`${n}add the line "${d}=${c}" to the tokens input${o===void 0?"":`, or "${o}: ${c}" to env`}${e}`}}const D=d=>d.
startsWith("credentials helper ");function $(d,e){const t=D(d)||/credentials\.tfrc\.json:\d+$/.test(d)?` (run \`terraform logout ${e}\` before \`terraform login\`)`:
"";return`store a new one in ${d}${t}`}const C=d=>/^\w+$/.test(d)?`export ${d}=\u2026`:`env '${d}=\u2026' terraform init`,p=({isFork:d,searched:e,notRead:n})=>d?
"secrets are withheld from pull requests of forks":`no token was found (searched: ${e.join(", ")}${n.length===0?"":`; not read: ${n.join(", ")}`})`;function f(d,e,n,t){
const o=`${e}, and ${p(t)}`;return t.isFork?(0,P.CC)(d,{message:o,help:R,severity:"notice"}):(0,P.CC)(d,{message:o,help:(0,P.Lw)(n)})}function a(d,e,n=""){const{
message:t}=d;if("code"in e){const{message:s,help:l="",cures:r=(0,P.Lw)(l)}=e,u=t.includes(`from ${n}`)?`the token from ${n} `:"";return{...d,message:`${t}; ${s.
replace(u,u&&"it ")}`,cures:r}}const o=e.isFork?{help:R}:{},c=t.replace(/; no token was found for [^;]*$/,"");return{...d,message:`${c}; ${p(e)}`,...o}}}),9037:((ne,F,i)=>{
i.d(F,{Ar:()=>R,Bm:()=>O,D8:()=>T,FV:()=>I,Gb:()=>E,Ul:()=>M,nT:()=>P});var _=i(1831),w=i(4321);const E={azurerm:"storage_account_name",cos:"bucket region",oss:"\
bucket region",s3:"bucket region"},P={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > endpoints":"dynamodb\
 iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},R=["address","endpoints","http_proxy","https_proxy","vault_uri"],I={
azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"address lock_ad\
dress unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint sts_endpoint s\
so_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},T=y=>/^[\w.-]*$/.test(
y)?null:w.IZ,O=y=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(y)?null:w.IZ;function M(y){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.
test(y))return w.IZ;if(/^\s*\w+\s*=/.test(y)){const[D,...$]=Array.from(y.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),([,C=""])=>C);return D===void 0?null:$.length===
0?(0,_.$o)(D):w.IZ}return(0,_.yo)(/^[\w+.-]+:\/\//.test(y)?y:`https://${y}`)??w.IZ}}),1919:((ne,F,i)=>{i.d(F,{Qc:()=>M,Tp:()=>I,Zo:()=>C,bi:()=>P});var _=i(3307),
w=i(4091),E=i(9562);const P=1024*1024,R={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function I(f,{keeps:a,maxValue:d}=R){const e=(0,w._6)(f),n=(0,_.V)(e,"m\
ap");if(!n.ok){const[,o,c]=M(e)??[];return o===void 0?{kind:"not-json",why:n.why,advice:n.advice}:{kind:"not-json",why:`it ${o}`,advice:c??null}}if(n.value===null)
return{kind:"null"};if(Array.isArray(n.value))return{kind:"not-object",why:"found an array"};if(!(0,_.G)(n.value))return{kind:"not-object",why:`found a ${typeof n.
value}`};const t=[];for(const o of Object.keys(n.value)){const c=n.value[o]??null;a(o,c)&&t.push({id:o,value:T(c)>d?void 0:c})}return{kind:"object",services:t}}
function T(f){try{return JSON.stringify(f).length}catch{return Number.POSITIVE_INFINITY}}const O=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byt\
e order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is \
gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],M=f=>O.find(([a])=>a.test(f)),y=100,D=16*1024,
$=200;function C(f){const a=new Set(f),d=new Set(f.map(p));let e=0,n=D;return{maxValue:E.Ls,keeps:(t,o)=>{if((0,E.D6)(t)||a.has(t))return!0;const c=t.length<=$&&
d.delete(p(t));if(e===y)return c;const s=t.length+T(o);return s>n?c:(e+=1,n-=s,!0)}}}const p=f=>f.slice(0,f.indexOf(".")+1)}),9664:((ne,F,i)=>{i.d(F,{Gz:()=>w,LA:()=>I,
RO:()=>R,eH:()=>T,jt:()=>E,un:()=>P});var _=i(3916);const w=(O,M)=>O===""?M:`${O}/${M}`,E=O=>O.slice(0,Math.max(0,O.lastIndexOf("/")));function P(O,M){const y=(0,_.
join)(O,M.replaceAll("\\","/")).replace(/\/$/,"");return y==="."?"":y}const R=O=>/(^|\/)tests$/.test(O)?E(O):O,I=O=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
O),T=O=>O.split("/").map((M,y,D)=>D.slice(0,y+1).join("/"))}),1022:((ne,F,i)=>{i.d(F,{A5:()=>c,Gi:()=>O,mi:()=>p,op:()=>o,sL:()=>a});var _=i(4091),w=i(1831),E=i(
8408),P=i(5011);const R={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},I="hashicorp",T="-",O=({host:s,namespace:l})=>s===(0,P.Vm)("terraf\
orm")&&l===I,M='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',y="must contain only letters, digits\
, and dashes, and may not use leading or trailing dashes",D={prefix:"terraform-",whose:"a Terraform",frequency:"often"},C={terraform:[D],opentofu:[D,{prefix:"op\
entofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function p(s,l){const r=s.split("/");if(r.length>3||r.includes(""))return f(M);const[u="",g,v]=r.reverse(),
m=a(u);if(!m.ok){const V=`${(0,_.ol)(u)} in source ${(0,_.ol)(s)}`;return f(`Invalid provider type: Invalid provider type ${V}: ${m.why}"`)}const A=v===void 0,h=A?
(0,_.Ju)((0,P.Vm)(l)):(0,w.Pv)(v);if(g===void 0&&h.ok){const V={hostImplied:A,namespace:I,type:m.value};return{kind:"registry",host:h.value,...V}}const b=g===T?
(0,_.Ju)(g):a(g??""),N=`namespace "" in source ${(0,_.ol)(s)}`;if(!b.ok)return f(`Invalid provider namespace: Invalid provider ${N}: ${b.why}"`);const z="Invali\
d provider source hostname";if(!h.ok)return f(`${z}: ${z} ${N}: ${h.why}"`);const j={hostImplied:A,host:h.value,namespace:b.value,type:m.value},X=e(j,l);return X===
void 0?{kind:d(j,l),...j}:f(X)}const f=s=>({kind:"invalid",error:s});function a(s){if(/^[a-z0-9]+$/.test(s))return(0,_.Ju)(s);if(s==="")return(0,_.TR)("must hav\
e at least one character");if(s.includes("."))return(0,_.TR)("dots are not allowed");if(s.includes("--"))return(0,_.TR)("cannot use multiple consecutive dashes");
const l=(0,E.YE)(s);return l.ok?(0,_.Ju)((0,E.DI)(l.value)):(0,_.TR)(y)}function d({host:s,namespace:l},r){return l===T?"legacy":l==="builtin"&&R[r].includes(s)?
"builtin":"registry"}function e(s,l){const r=(0,P.Vm)(l);if(s.namespace===T&&s.host!==r)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${r}.`;const u=C[l].find(({prefix:g})=>s.type.startsWith(g));return u===void 0?void 0:n(s,u,l)}function n(s,{prefix:l,whose:r,frequency:u},g){
const v=`${l}provider-`,m=s.type.slice(v.length);if(!s.type.startsWith(v)||!a(m).ok)return`Invalid provider type: Provider source ${(0,_.ol)(t(s))} has a type w\
ith the prefix ${(0,_.ol)(l)}, which isn't allowed because it would be redundant to name ${r} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const A=t({...s,type:m},g);return`Invalid provider type: Provider source ${(0,_.ol)(t(s,g))} has a type with the prefix ${(0,_.
ol)(v)}, which isn't valid. Although that prefix is ${u} used in the names of version control repositories for ${r.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,_.ol)(A)}?`}const t=({host:s,namespace:l,type:r},u)=>u!==void 0&&s===(0,P.Vm)(u)?`${l}/${r}`:`${(0,w.pk)(s)}/${l}/${r}`,o=s=>s.replace(/^.*\./s,
""),c=s=>(s??"").replace(/[._].*$/s,"")}),7681:((ne,F,i)=>{i.d(F,{D4:()=>I,LT:()=>C,Qq:()=>O,Tj:()=>a,ch:()=>P,gy:()=>$,lq:()=>D,nd:()=>y,p_:()=>f,s:()=>p,w3:()=>d,
zM:()=>M});var _=i(3307),w=i(4091),E=i(1919);const P="has too many elements",R=25e3;function I(o,c,s="decoder"){const l=(0,_.V)(o,s);if(!l.ok&&l.isLimit)return(0,w.
TR)(P);if(!l.ok)return(0,w.TR)((0,E.Qc)(o)?.[1]??`is not valid JSON: ${l.why}`);const r=new n,u=c.read(l.value,r);return r.mistake!==null?(0,w.TR)(r.mistake):r.
room<0?(0,w.TR)(P):(0,w.Ju)(u)}const T=(o,c,s)=>({zero:o,read:(l,r)=>s(l)?l:(l!==null&&r.refuse(c,l),o)}),O=T("","a string",o=>typeof o=="string"),M=T(!1,"a boo\
lean",o=>typeof o=="boolean"),y=T(0,"an integer",o=>Number.isInteger(o)),D=o=>({zero:null,read:(c,s)=>c===null?null:o.read(c,s)}),$={zero:null,read:()=>null},C=o=>({
zero:o.zero,read:(c,s)=>{const{mistake:l}=s,r=o.read(c,s);return s.mistake=l,r}}),p=o=>({zero:null,read:(c,s)=>{const{room:l}=s;return s.room=Number.POSITIVE_INFINITY,
o.read(c,s),s.room=l,null}}),f=o=>({zero:[],read:(c,s)=>Array.isArray(c)?c.flatMap((l,r)=>s.item(r,o,l)):(c!==null&&s.refuse("a list",c),[])}),a=o=>({zero:null,
read:(c,s)=>{const l=s.membersOf(c);return l===null?null:new Map(Object.entries(l).flatMap(([r,u])=>s.item("*",o,u).map(g=>[r,g])))}});function d(o){const c=Object.
entries(o),s=new Map(c),l=Object.fromEntries(c.map(([r,{zero:u}])=>[r,u]));return{zero:l,read:(r,u)=>{const g=u.membersOf(r);if(g===null)return l;const v={...l};
for(const[m,A]of Object.entries(g)){const h=s.has(m)?m:e(m),k=s.get(h);k!==void 0&&(v[h]=u.within(h,k,A))}return v}}}const e=o=>o.toLowerCase().replaceAll("\u017F",
"s");class n{#e=[];mistake=null;room=R;within(c,s,l){this.#e.push(c);const r=s.read(l,this);return this.#e.pop(),r}item(c,s,l){const r=this.room-- >0,u=this.within(
c,s,l);return r?[u]:[]}membersOf(c){return(0,_.G)(c)?c:(c!==null&&this.refuse("an object",c),null)}refuse(c,s){if(this.mistake!==null)return;const l=this.#e.map(
g=>typeof g=="number"?`[${g}]`:`.${g}`),r=l.length===0?"":` in "${l.join("").slice(1)}"`,u=Array.isArray(s)?"a list":t[typeof s]??"an object";this.mistake=`has ${u}\
 instead of ${c}${r}`}}const t={string:"a string",number:"a number",boolean:"a boolean"}}),1731:((ne,F,i)=>{i.d(F,{Cg:()=>D,PW:()=>e,Ty:()=>y,Zy:()=>$,_T:()=>n,
hZ:()=>P,kv:()=>s,mb:()=>l,oF:()=>T,rK:()=>O});var _=i(4091),w=i(9562);const E=new RegExp(`^${w.eQ}$`),P=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
R=new RegExp(`^${P}[.+-]?$`),I=2n**63n-1n;function T(r){const[,u,g,v,m]=E.exec(r)??[];return u===void 0?null:M(r,u,v??g,m)}function O(r){const[,u,g,v]=R.exec(r)??
[];return u===void 0?null:M(r,u,g,v)}function M(r,u,g="",v=""){const m=u.split(".").map(h=>h.replace(/^0+(?=.)/,""));if(m.some(h=>h.length>19))return null;const A=m.
map(h=>BigInt(h));if(A.some(h=>h>I))return null;for(;A.length<3;)A.push(0n);return{text:r,numbers:A,written:m.length,pre:g,build:v}}const y=r=>r.pre!=="",D=({numbers:r,
pre:u,build:g})=>`${r.join(".")}${u===""?"":`-${u}`}${g===""?"":`+${g}`}`;function $(r,u){const g=Math.max(r.numbers.length,u.numbers.length);for(let v=0;v<g;v++){
const[m,A]=[r.numbers[v]??0n,u.numbers[v]??0n];if(m!==A)return m<A?-1:1}return r.pre===u.pre||r.numbers.length!==u.numbers.length?0:r.pre===""||u.pre===""?r.pre===
""?1:-1:C(r.pre,u.pre)}function C(r,u){const[g,v]=[r.split("."),u.split(".")];for(let m=0;;m++){const[A,h]=[m+1>=g.length,m+1>=v.length];if(A!==h)return A?-1:1;
const k=p(g[m]??"",v[m]??"");if(k!==0||A)return k}}function p(r,u){const[g,v]=[/^[0-9]*$/.test(r),/^[0-9]*$/.test(u)];return g!==v?g?-1:1:g&&r.length!==u.length?
r.length-u.length:r===u?0:r<u?-1:1}const f="[\\t\\n\\f\\r ]*",a=new RegExp(`^${f}(<=|>=|!=|~>|<|>|=|)${f}(${w.eQ})${f}$`),d="This string does not use correct ve\
rsion constraint syntax";function e(r){const u=[];for(const g of r.split(",")){const[,v,m=""]=a.exec(g)??[],A=T(m);if(A===null)return(0,_.TR)(d);u.push({operator:v||
"=",version:A,text:g})}return(0,_.Ju)(u)}function n(r){const u=e(r);if(!u.ok)return u;const g=[];for(const v of u.value){const m=O(v.version.text);if(m===null||
!t.test(v.text.trim()))return(0,_.TR)(`Incorrect version constraint syntax: ${o(v)}`);g.push({...v,version:m})}return(0,_.Ju)(g)}const t=/^[<>=!~]* ?[0-9]/;function o({
operator:r,version:u,text:g}){const v=g.trim();if(u.text.startsWith("v"))return'a "v" prefix should not be used';if(!t.test(v))return`only one space is expected\
 after the operator "${r}"`;if(u.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[m]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(v)??[""];return`missing comma after "${m}"`}const c=[">",">=","=","~>","<=","<","!="];function s(r){const u=[...r].sort((g,v)=>$(g.version,v.version)||C(g.
version.build,v.version.build)||c.indexOf(g.operator)-c.indexOf(v.operator)||v.version.written-g.version.written);return[...new Set(u.map(l))].join(", ")}function l({
operator:r,version:u}){if(r==="=")return D(u);const g=r==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${r} ${D({...u,numbers:g})}`}}),5102:((ne,F,i)=>{
i.d(F,{DI:()=>T,Fl:()=>$,JR:()=>O,QK:()=>a,Rm:()=>p,Yn:()=>C,Zh:()=>d,b:()=>y,fi:()=>n,hm:()=>f,md:()=>D,nM:()=>e,nx:()=>P,sG:()=>I,vh:()=>R});var _=i(2886),w=i(
4702),E=i(5799);const P={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},R=Object.keys(P);function I(t){if(y(t))return"\
unchecked";const o=f(t.findings);return o==="error"?"fails":o==="warning"?"warns":O(t)?"skipped":"works"}const T=t=>I(t)==="fails",O=({visit:t})=>t.attempt.discovery.
kind==="skipped",M=["host-not-checked",..._.H4],y=({visit:{attempt:t}})=>t.discovery.kind==="skipped"&&M.includes(t.discovery.problem.code),D=t=>R.flatMap(o=>t.
filter(c=>I(c)===o));function $(t){const o=new Set(t.map(({worst:c})=>c));return o.has("error")?"fails":o.has("warning")?"warns":t.some(p)?"skipped":"works"}function C(t,o){
const c=Object.groupBy(t,g=>$(o(g))),{fails:s=[],warns:l=[],skipped:r=[],works:u=[]}=c;return[s,l,r,u]}const p=({chosen:t,isUnchecked:o})=>o===!0||Object.keys(t).
length===0,f=t=>E.oC.find(o=>t.some(c=>c.severity===o))??null;function a({findings:t}){const o=f(t);return o==="notice"?[]:t.filter(({severity:c})=>c===o)}const d=({
severity:t},{failOn:o})=>t==="error"||(0,w.k2)(t,o),e=({severity:t})=>t!=="notice";function n({passed:t,hosts:o,findings:c}){return t?c.some(e)?"warns":o.length===
0?"skipped":"works":"fails"}}),4120:((ne,F,i)=>{i.d(F,{H8:()=>I,Iu:()=>R,QI:()=>y,QN:()=>a,SY:()=>T,dy:()=>P,kJ:()=>D,nO:()=>d,od:()=>M,tY:()=>$,u8:()=>p});var _=i(
4e3),w=i(5799),E=i(1064);const P="new in this pull request",R=e=>e.replace(/^./u,n=>n.toUpperCase()),I=e=>w.oC.flatMap(n=>{const{length:t}=e.filter(o=>o.severity===
n);return t===0?[]:[(0,_.px)(t,n)]}).join(", "),T=e=>E.zK.every(n=>e.includes(n))?"all clients":O(e).join(", "),O=e=>e.map(n=>E.bB[n]);function M(e,n){const t=n.
filter(o=>e.includes(o));return e.length===0||t.length===n.length?"":O(t).join(", ")||"no client in use"}const y=({clients:e,versions:n})=>e.map(t=>[E.bB[t],n[t]].
join(" ").trim()).join(" and ");function D(e){return e<999.5?`${Math.round(e)} ms`:e<59950?`${(e/1e3).toFixed(1)} s`:`${(e/6e4).toFixed(1)} min`}function $(e){return e<
1e3?`${e} B`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`}const C=36e5;function p(e,n){const t=(Date.parse(n)-Date.parse(e))/C;if(t>=48)return`${f(
t/24)} days`;if(t>=1)return`${f(t)} h`;const o=Math.floor(t*60);return o>=1?`${o} min`:"less than a minute"}const f=e=>Math.floor(e*10)/10,a=e=>`${e.slice(0,16).
replace("T"," ")} UTC`;function d(e,n){const t=(Date.parse(e)-Date.parse(n))/(24*C);if(Number.isNaN(t))return e;const o=Math.floor(Math.abs(t)),c=o===0?"less th\
an a day":(0,_.px)(o,"day");return`${e.slice(0,10)} (${t<0?`${c} ago`:`in ${c}`})`}}),6503:((ne,F,i)=>{i.d(F,{CN:()=>e,Dx:()=>C,GH:()=>M,Ky:()=>P,TD:()=>R,YC:()=>f,
eb:()=>T,f5:()=>p,io:()=>a,ju:()=>d,lp:()=>$,mj:()=>y,oN:()=>D});var _=i(4e3),w=i(2370),E=i(5143);function P(o,c){const{places:s,noun:l}=R(o);return(0,_.K4)(s,c,
E.eo,r=>(0,_.px)(r,`more ${l}`))}function R(o){const c=t(o),s=(0,E.t6)(c,r=>n(r)?(0,E._M)(r.file)??r:r),l=I(s).length>1;return{places:l?s:c,noun:l?"repository":
"place"}}const I=o=>o.filter(n).filter(({file:c})=>(0,E._M)(c)!==null),T=o=>(0,E.t6)(I(O(o)),({file:c})=>(0,E._M)(c)),O=o=>[...new Set(o.map(({places:c})=>c))].
flat(),M=(o,c,s)=>`${o===c?"all":`${o} of`} ${c} ${s}`;function y(o,c){const{length:s}=c>1?T(o):[];return s>1?M(s,c,"repositories"):""}function D(o,c){const s=new Set(
o.flatMap(({file:u})=>(0,E._M)(u)??[])).size>1,l=u=>(s?(0,E._M)(u.file):null)??`${u.line}:${u.file}`,r=new Set(c.map(l));return o.filter(u=>!r.has(l(u)))}function $(o,c){
const s=C([o]);return P(D(s,s.slice(0,1)),c)}const C=o=>t(O(o).filter(n)),p=o=>[...new Set(O(o).filter(c=>typeof c=="string"))];function f(o){const c=o.hosts.flatMap(
({requirements:l})=>l),s=[...o.findings,...o.roots.flatMap(({rows:l})=>l)];return[...new Set([...c.map(({because:l})=>l),...s.map(l=>l.places)])]}const a=o=>o.find(
c=>(0,w.Xd)(c)!==null),d=({services:[o,...c]})=>c.length===0?o??null:null,e=o=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(o)&&(0,E._M)(o)===null,n=o=>typeof o!=
"string",t=o=>(0,E.t6)(o,c=>n(c)?`${c.line}:${c.file}`:c)}),6763:((ne,F,i)=>{i.d(F,{QA:()=>f,h$:()=>e,j6:()=>d,q9:()=>$,rc:()=>C});var _=i(2886),w=i(4e3),E=i(5143),
P=i(1831),R=i(9562),I=i(5102),T=i(4120),O=i(6503);const M=50,y=3,D=2;function $(n){const{shown:t,more:o}=(0,w.zN)(n,M);return o===0?t:[...t,`and ${(0,w.px)(o,"m\
ore remark")}`]}function C(n){const t=(0,O.YC)(n).some(({length:v})=>v===E.WD),c=n.roots.flatMap(({rows:v})=>v.flatMap(m=>m.platforms)).some(({available:v})=>v),
s=n.files.filter(({exclude:v,severity:m})=>v&&m!=="notice"),l=[...new Set(s.flatMap(({exclude:v})=>v??[]))],r=(0,O.eb)(s).length>0?" where their files are read":
"",u=`${(0,w.px)(s.length,"finding")} in tests, examples or templates, where errors are warnings`,g=`to skip such files, set \`exclude\`${r}: ${(0,w.K4)(l,y,w.dh)}`;
return[...t?[`lists of places end after ${E.WD} places`]:[],...s.length>0?[`${u}; ${g}`]:[],...c?["signatures of provider packages were not verified"]:[]]}const p="\
HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function f({findings:n},t){const o=p.flatMap(s=>{const l=t[s]||s.endsWith("Y")&&
t[s.toLowerCase()];return l?`${s} (${(0,w.dh)(l.slice(l.lastIndexOf("@")+1))})`:[]});return n.some(s=>s.problem.obstacle||(0,_.zv)(s))&&o.length>0?[`connections\
 used ${o.join(", ")}`]:[]}function a({hosts:n},t){const{scan:o,repositories:c}=t,{length:s}=n.filter(({requirements:g})=>g.some(({because:v})=>v.some(m=>typeof m!=
"string"))),l=`${(0,w.px)(o.usages,"usage")} of ${(0,w.px)(s,"registry host")}`,r=s===0?"no registry host is used":l;return c.length>0?`${r} in ${(0,w.px)(c.length,
"repository")}`:o.files===0?o.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,w.px)(o.files,"file")} (${(0,T.tY)(o.bytes)})`} in ${(0,T.
kJ)(o.durationMs)}: ${r}`}function d({hosts:n},{depth:t}){const o=n.filter(l=>["works","warns"].includes((0,I.sG)(l))&&l.requirements.some(({service:r,because:u})=>(r===
R.e$||r===R.xq)&&u.some(v=>typeof v!="string")));return t!=="discovery"||o.length===0?[]:[`not checked at ${(0,w.K4)(o,D,({visit:l})=>(0,P.nx)(l.host))}: versio\
ns of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function e(n,t){const{dialect:o,durationMs:c,scan:s,remarks:l}=t,
{findings:r,ignored:u}=n,g=(0,T.H8)(r)||"no findings",v=u>0?`${g}, ${u} ignored`:g,A=n.hosts.length===0&&s.files===0?"":` for ${(0,T.QI)(o)} (${o.why})`,h=a(n,t);
return[`${v}; checked in ${(0,T.kJ)(c)}${A}`,...h===null?[]:[h],...l]}}),4526:((ne,F,i)=>{i.d(F,{Pv:()=>I,fJ:()=>D,hK:()=>T,n6:()=>p,s1:()=>f,z0:()=>P});var _=i(
9664),w=i(5011),E=i(5257);const P=({kind:a})=>a==="module"||a==="state"||a==="lock",R=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function I(a,d){const{usages:e,declared:n,units:t,installed:o=[]}=a,c=new Map,s=r=>{const u=c.get(r)??T(r);return c.set(r,u),u},l=({directories:r,place:u})=>r?.
map(s)??[s((0,_.jt)(u.file))];for(const r of t)O(s(r.directory),r);for(const r of e)if(!(!r.clients.includes(d)||r.kind==="saved_state"))for(const u of l(r))r.kind===
"test_module"?u.tests.push(r):M(u,r,d);for(const r of n){const{kind:u,place:g}=r;if(!(d==="terraform"&&/\.tofu(\.json)?$/.test(g.file)))for(const v of l(r))v.declared.
push(r),u==="lock"?y(v,g):v.hasConfiguration=!0,v.isInitialised||=u==="state"}for(const r of c.values())C(c,r);for(const[r,u]of Map.groupBy(o,g=>g.root))s(r).installed=
new Map(u.map(g=>[g.key,g]));return c}const T=a=>({name:a,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[a]});function O(a,d){a.unit=d,a.hasConfiguration=!0,a.isInitialised=!0,d.module!==null&&a.children.push({name:d.module,root:null,
call:null})}function M(a,d,e){const n=d.address==="terraform"&&a.unit?.module===null;if(!(d.kind==="terragrunt_source"&&!n)&&(d.kind==="lock_provider"?y(a,d.place):
a.hasConfiguration=!0,!(!R.test(d.kind)||d.isOverridden&&d.kind!=="module")&&(a.usages.push(d),!(d.isOverridden||d.kind!=="module"))))for(const{source:t,root:o}of(0,E.
MZ)(d,e)){const[c=null]=$(a.name,t);a.children.push({name:c,root:o,call:d})}}function y(a,{file:d}){a.lockFile=d,a.isInitialised=!0}const D=(a,{name:d,unit:e})=>a.
root===null||e===null&&a.root===d,$=(a,d)=>d!==null&&(0,w.Nj)(d)?[(0,_.un)(a,d)]:[];function C(a,d){const{name:e,tests:n}=d;if(n.length===0)return;const t=a.get(
(0,_.RO)(e)),o=t?.hasConfiguration===!0?t:d;o.isInitialised=!0,o!==d&&(o.tests.push(...n),d.tests=[])}const p=({name:a,tests:d})=>d.flatMap(({text:e})=>$(a,e)),
f=a=>[...a.children.flatMap(({name:d})=>d??[]),...p(a)]}),5257:((ne,F,i)=>{i.d(F,{IY:()=>y,Im:()=>D,JT:()=>M,KS:()=>C,MP:()=>O,MZ:()=>p,W$:()=>T,Xo:()=>a,cd:()=>I,
ek:()=>$,lc:()=>f});var _=i(9075),w=i(9664),E=i(5011),P=i(1022);const R="hostnames input",I={file:R,line:1,column:1,endColumn:1},T=e=>e.file===R?R:e,O=({host:e,
namespace:n,name:t,system:o})=>[e,n,t,o].join("/"),M=({host:e,namespace:n,type:t})=>[e,n,t].join("/"),y=e=>"type"in e?M(e):O(e);function D(e){return"constraints"in
e?e.constraints:e.constraint===null?[]:[e.constraint]}const $=e=>("places"in e?e.places:[e.place]).map(T);function C({version:e},n){if(e===void 0)return null;const{
text:t,value:o,place:c}=e,s=(o===void 0?t:o[n])??null;return s===null?null:{text:s,place:c}}const p=({text:e,calls:n},t)=>n===void 0?[{root:null,source:e,version:null,
isOpen:!1}]:n[t]??[];function f({kind:e,text:n,address:t},o,c){switch(e){case"required_provider":case"state_store_provider":case"lock_provider":{const s=(0,P.mi)(
n??"",c);return s.kind==="registry"?s:null}case"required_provider_nosource":case"required_provider_legacy":return{host:o,namespace:"hashicorp",type:(0,P.op)(t)};case"\
implied_provider":return{host:o,namespace:"hashicorp",type:(0,P.A5)(n)};default:return null}}function a(e,n){const t=Map.groupBy(n,({lockFile:l})=>l),o=new Set(
e.flatMap(({kind:l,text:r,place:u})=>d.test(l)&&!(0,E.Nj)(r??"")?(0,w.jt)(u.file):[])),c=(0,_.Oo)(l=>new Set(l.providers.map(({provider:r})=>M(r)))),s=(l,r)=>{if(l.
calls.length>0||l.directories.some(g=>o.has(g)))return!0;const u=f(r,(0,E.Vm)(l.client),l.client);return u===null||c(l).has(M(u))};return e.map(l=>{if(l.kind!==
"lock_provider"||l.needs.length===0)return l;const r=t.get(l.place.file);return r===void 0||r.some(u=>s(u,l))?l:{...l,needs:[]}})}const d=/^(?:module|test_module|terragrunt_source)/}),
7747:((ne,F,i)=>{i.d(F,{ET:()=>y,KG:()=>p,Wj:()=>e,kI:()=>$,rN:()=>d,uF:()=>f,un:()=>a});var _=i(3024),w=i(6760),E=i(5747),P=i(9075),R=i(6647),I=i(7052),T=i(2370),
O=i(9664),M=i(6195);function y({root:n,scan:t}){const o=[n,...t.map(r=>(0,w.resolve)(n,(0,M.VK)(r).fixed))].map(D),c=r=>o.some(u=>u!==null&&(0,E.UO)(r,u)),s=r=>{
const u=(0,w.resolve)(n,r),g=(0,_.existsSync)(u)?D(u):null;return g!==null&&c(g)?g:null},l=(r,u)=>{const g=s(r);return(g===null?[]:(0,E.Mc)(g).filter(u)).map(({
name:m})=>m).sort()};return{list:r=>l(r,u=>!u.isDirectory()),directories:r=>l(r,u=>u.isDirectory()&&!(0,M.G$)(u.name)),exists:r=>(0,_.existsSync)((0,w.resolve)(
n,r)),locate:(0,P.Oo)(s),nameOf:r=>{const u=s(r);return u===null?null:(0,M.sq)((0,w.relative)(o[0]??n,u))},read:(r,u)=>{const g=s(r);return g===null?null:(0,E.r7)(
g,u)}}}const D=n=>(0,E.N0)(()=>(0,_.realpathSync)(n),null);function $(n,t){const{fixed:o,glob:c}=(0,M.VK)(t);try{const s=(0,_.realpathSync)((0,w.resolve)(n,o)),
l=(0,M.sq)((0,w.relative)(n,s)),r=(0,E.UO)(s,n),u=r?n:s;if(c!==void 0)return{path:s,name:l,boundary:u,glob:(0,O.Gz)(l,c)};if((0,_.statSync)(s).isDirectory())return{
path:s,name:l,boundary:u};const g=(0,w.resolve)(s,"..");return{...{path:g,name:(0,M.sq)((0,w.relative)(n,g))},boundary:r?n:g,file:l}}catch(s){return(0,T.ht)(t,(0,I.
WO)({what:"scan",code:(0,E.Oj)(s)}))}}const C=200;function p(n){const{path:t,name:o,depth:c}=n;if(c>C)return(0,T.ht)(o,(0,I.ub)({kind:"depth",max:C}));try{return(0,_.
readdirSync)(t,{withFileTypes:!0}).sort((s,l)=>s.name<l.name?-1:1)}catch(s){return(0,T.ht)(o,(0,I.WO)({what:"directory",code:(0,E.Oj)(s)}))}}const f=(n=new Map)=>({
toolFiles:[],links:n,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function a(n,{exists:t,read:o}){return t(n)?(0,R.EH)(n,o(n)??""):
[]}function d(n,t){const o=(0,O.Gz)(n,".terraform/environment"),c=t.read(o);return[...a((0,O.Gz)(n,R.oO),t),...c===null?[]:(0,R.a4)(o,c)]}function e(n,{exists:t,
read:o,nameOf:c}){const s=(0,O.Gz)(n,R.U4),l=o(s);if(l===null){const g=t(s)?(0,T.ht)(s,(0,I.a3)({what:"outside",path:s})):null;return{installed:[],note:g}}const r=(0,R.
WI)(n,l);if(r.ok)return{installed:r.value.map(v=>(0,w.isAbsolute)(v.directory)&&(0,w.normalize)(v.directory)===v.directory?{...v,directory:c(v.directory)??v.directory}:
v),note:null};const u=(0,I.U$)({error:`the list ${r.why}`,isRefused:!0});return{installed:[],note:(0,T.ht)(s,u)}}}),8416:((ne,F,i)=>{i.d(F,{L2:()=>O,WJ:()=>T,rU:()=>M,
uQ:()=>y});var _=i(4e3),w=i(5143),E=i(1064),P=i(9664),R=i(5603),I=i(3469);const T=([e,...n])=>e===void 0||n.length>0?"both":e;function O({setting:e,scan:n}){const{
name:t}=e,o=t==="auto"?null:t==="both"?E.Du:[t],c=n===null||n.isEmpty?null:n,s=c===null?[]:p(c,e,o),l={setting:e,signs:s,constraints:c?.constraints??[]};if(o!==
null)return f(o,["set by `dialect`"],[],l);if(c===null)return f(E.Du,["CLI not detected; set `dialect` to check one"],[],l);const r=C(s);if(r.length===0)return{
...f(["terraform"],["assumed; set `dialect`"],[],l),isGuess:!0};const u=D(r),g=u.flatMap(v=>r.find(m=>m.client===v)??[]);return f(u,g.map(d),r,l)}function M({clients:e},n){
if(n===null||n.isEmpty)return E.zK;const t=new Set([...e,...n.tools().others]);return n.usesTerragrunt&&t.add("terragrunt"),E.zK.filter(o=>t.has(o))}function y(e,{
evidence:n,versions:t}){return(o,c)=>{const s=n.some(l=>{if(l.level!=="version-file"||l.version===null)return!1;const r=(0,P.jt)(l.place.file);return l.client===
o&&(r===""||`${c}/`.startsWith(`${r}/`))});return e.version??(s?t[o]??null:null)}}const D=e=>E.Du.filter(n=>e.some(t=>t.client===n));function $(e){const n=e.filter(
({place:t})=>!(0,w.Zl)(t.file));return n.length===0?e:n}function C(e){const n=$(e),t=R.A.find(o=>n.some(c=>c.level===o));return n.filter(({level:o})=>o===t)}function p({
signs:e,tools:n,hasCloudHostname:t},{version:o},c){const s=C(e),l=c??D(s),r=s.every(({place:h})=>(0,w.Zl)(h.file)),u=c===null&&(r||s.some(({isCloud:h})=>h)),g=o===
null&&l.some(h=>(0,I.w)(h,[]).length>1);if(!u&&!g)return e;const{setsCloudHostname:v,signs:m}=n(),A=t||v;return[...e.filter(({isCloud:h})=>!(h&&A)),...m]}function f(e,n,t,o){
const c=e.map(r=>a(r,o)),s=c.filter(({version:r})=>r!==null),l=s.flatMap(({signs:r})=>r.slice(0,1).map(d));return{name:T(e),clients:e,releases:c.flatMap(({releases:r})=>r),
versions:Object.fromEntries(s.map(r=>[r.client,r.version??""])),why:[...new Set([...n,...l])].join(", "),evidence:[...new Set([...t,...c.flatMap(({signs:r})=>r)])]}}
function a(e,{setting:n,signs:t,constraints:o}){const c=(v,m)=>{const[A=null,...h]=v,k=(0,I.w)(e,v);return{client:e,releases:k,version:h.length===0?A:null,signs:m}};
if(n.version!==null)return c([n.version],[]);const s=$(t.filter(v=>v.client===e&&v.version!==null)),l=new Set(s.map(({version:v})=>(v??"").replace(/^v/,"")));if(l.
size>0){const v=c([...l],s);return{...v,version:(0,I.l)(v.version??"")?v.version:null}}const r=$(o),u=c([],[]),g=c(r.map(({text:v})=>v),r.map(({text:v,place:m})=>({
client:e,level:"syntax",place:m,text:`requires ${(0,_.dh)(v)}`,version:v})));return g.releases.length===u.releases.length?u:g}const d=({place:e,text:n})=>`${e.file}\
:${e.line} ${n}`}),796:((ne,F,i)=>{i.d(F,{$:()=>f,$t:()=>c,AN:()=>d,Dx:()=>o,_X:()=>$});var _=i(6134),w=i(9664),E=i(7747),P=i(2161),R=i(6195);const I=".github/w\
orkflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),T=s=>s==="config.toml",O=[["",
P.Z8],[".github",()=>!1],...I.map(s=>[s,l=>/\.ya?ml$/i.test(l)]),[".devcontainer",P.Z8],[".config",P.TD],[".config/mise",T],[".mise",T]],M=".github/actions",y=128*
1024,D=200;function*$({root:s,exclude:l},r){const u=(0,E.ET)({root:s,scan:[]}),g=(0,R.Ls)(l),v=C(u).filter(h=>!g(h)),m=h=>h.split("/").length,A=[...new Set([...v,
...r])].sort((h,k)=>m(h)-m(k)||(h<k?-1:1));for(const h of A.slice(0,D)){const k=u.read(h);k!==null&&k.length<=y&&(yield{file:h,text:k})}}function C(s){const l=O.
flatMap(([u,g])=>s.list(u).filter(v=>g(v)||f((0,w.Gz)(u,v))).map(v=>(0,w.Gz)(u,v))),r=s.directories(M).flatMap(u=>["action.yml","action.yaml"].map(g=>`${M}/${u}\
/${g}`));return[...l,...r]}const p=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],f=s=>p.some(({path:l})=>l.test(s)),a=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function d({file:s,text:l}){if(f(
s)){const u=o(s,l);return p.filter(({path:g,line:v})=>g.test(s)&&(v===void 0||u.some(m=>v.test(m)))).map(({client:g})=>g)}return l.search(a)<0?[]:o(s,l).flatMap(
u=>u.match(a)??[]).map(u=>u.toLowerCase())}const e=1e3,n=/(^|\s)#.*$/s,t=/(^|\s)(\/\/|\/?\*).*$/s;function o(s,l){const r=/jenkinsfile|\.json$/i.test(s)?t:n;return l.
split(`
`).map(u=>u.slice(0,e).replace(r,"").trimEnd())}function c(s,l,r,u){return{file:s,...(0,_.yN)(r)(u),line:l+1}}}),2161:((ne,F,i)=>{i.d(F,{Ep:()=>T,L8:()=>D,TD:()=>e,
Z:()=>d,Z8:()=>n,dN:()=>a,tr:()=>y,xO:()=>f});var _=i(1064);const w=["terraform"],E=["opentofu"],P=/\.tfquery\.(hcl|json)$/,R=[[/\.tf(\.json)?$/,"config",_.Du],
[/\.tofu(\.json)?$/,"config",E],[/\.tftest\.(hcl|json)$/,"test",_.Du],[/\.tofutest\.(hcl|json)$/,"test",E],[P,"query",w],[/\.tfmigrate\.hcl$/,"migrate",w],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",w],[/\.tfdeploy\.(hcl|json)$/,"deploy",w],[/\.(tf|tofu)mock\.hcl$/,null,_.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",_.Du]],I=/\.(tf|tofu|hcl|json)$/,
T=({class:t})=>t==="config"||t==="test",O=".terraform.lock.hcl",M={class:"lock",syntax:"hcl",clients:_.Du,isOverride:!1},y=t=>t.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(t);function D(t,o,c){if(t===O)return M;const s=I.test(t)?R.find(([z])=>z.test(t)):void 0,[l=/$/,r=null,u=[]]=s??[];if(r===null)return;const g=$(t)&&r==="te\
st"&&c==="tests";if($(t)&&!g)return;const v=t.search(l),m=t.slice(0,v),A=m+t.slice(v).replace(".tf",".tofu"),h=m==="override"||m.endsWith("_override"),k=g||A!==
t&&o.has(A);if(k&&!u.includes("terraform"))return;const b=k?w:u,N=t.endsWith(".json")?"json":"hcl";return{class:r,syntax:N,clients:b,isOverride:h}}const $=t=>t.
startsWith(".")||t.endsWith("~")||t.startsWith("#")&&t.endsWith("#"),C=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,p=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pi\
pelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-comm\
it-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),f=t=>P.test(t),a=[".spacelift/config.yml",".space\
lift/config.yaml"],d=t=>t.endsWith(".tfbackend"),e=t=>C.test(t),n=t=>e(t)||p.test(t)}),6195:((ne,F,i)=>{i.d(F,{$8:()=>O,G$:()=>M,Ls:()=>I,VK:()=>R,sT:()=>D,sq:()=>y});
var _=i(6760),w=i(5747),E=i(7052);const P=/[*?[{]/;function R($){const C=$.split("/"),p=C.findIndex(f=>P.test(f));return p<0?{fixed:$}:{fixed:C.slice(0,p).join(
"/"),glob:C.slice(p).join("/")}}function I($){const C=$.map(p=>{const f=p.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:f,start:T(f)}});return p=>{
const f=p.toLowerCase();return C.some(({glob:a,start:d})=>a===p||f.startsWith(d)&&_.posix.matchesGlob(p,a))}}function T($){const[C=""]=$.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec($)??[];return C.toLowerCase()}const O=({file:$,glob:C},p)=>$===p||C!==void 0&&_.posix.matchesGlob(p,C),M=$=>$.startsWith(".")||$==="node_modules",y=$=>_.sep===
"/"?$:$.replaceAll(_.sep,"/");function D($,{boundary:C}){return $.kind==="error"?(0,E.WO)({what:"link",code:$.code}):(0,w.UO)($.path,C)?$.kind==="special"?(0,E.
WO)({...$,what:"link-to-special-file"}):$.kind==="file"?$.path:null:(0,E.a3)({what:"link"})}}),5603:((ne,F,i)=>{i.d(F,{A:()=>R,j:()=>I});var _=i(2370),w=i(5143),
E=i(1064),P=i(5011);const R=["lock-file","syntax","version-file","tool","hook"];class I{signs=new Map;constraints=new Map;addFile({file:M,kind:{clients:y},scope:D,
isContext:$}){if($)return;const[C,...p]=y;if(C!==void 0&&p.length===0&&!/(^|\/)[.#][^/]*$/.test(M)){const f=`is read by ${E.bB[C]} only`;this.addSign({client:C,
level:"syntax",place:{file:M,..._.wv},text:f})}for(const f of D.declared)this.addDeclared(f)}end(M){for(const{kind:y,host:D,place:$,clients:C,isOverridden:p,text:f}of M)
if(y==="lock_provider"){const a=E.Du.find(e=>(0,P.Vm)(e)===D),d=`locks providers from ${D}`;a&&this.addSign({client:a,level:"lock-file",place:$,text:d})}else y===
"cloud_default"&&!p&&C.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:$,text:"has a cloud block without hostname",isCloud:!0}):y===
"module"&&f?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:$,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addDeclared(M){const{kind:y,text:D,place:$}=M;if(y==="version")T(this.constraints,D,M);else if(y==="binary"){const C=D==="tofu"?"\
opentofu":"terraform";this.addSign({client:C,level:"version-file",place:$,text:"sets terraform_binary"})}else if((0,E.SO)(y)){const{client:C,what:p}=E.$I[y];this.
addSign({client:C,level:"syntax",place:$,text:`has ${p}`})}}addSign(M){T(this.signs,`${M.client} ${M.text}`,{...M,version:null})}}function T(O,M,y){const D=(0,w.
Zl)(y.place.file)?`${M} aside`:M;O.has(D)||O.set(D,y)}}),7854:((ne,F,i)=>{i.d(F,{CI:()=>I,G4:()=>C,O8:()=>P,Rt:()=>E,VZ:()=>R,eI:()=>O,kA:()=>y,s7:()=>M,sw:()=>T,
vH:()=>D});var _=i(7052),w=i(2370);const E=["organization","workspaces"],P=["module","state","lock"],R=["version","compatible","provider-version"],I=({directory:p,
module:f})=>[...new Set([p,f??p])];function T(p,f){const a=d=>{const e=d.clients.filter(n=>f.includes(n));return e.length===0?[]:{...d,clients:e}};return p.flatMap(
d=>{if(d.clients.every(t=>f.includes(t)))return d;const e=d.needs.flatMap(a),n=d.isHostImplied?e[0]?.host??d.host:d.host;return a({...d,needs:e,host:n})})}const O=(p,f)=>f.
length===0?p:p.map(a=>{const{calls:d,evaluated:e}=a;if(d===void 0||e===void 0)return a;const n=Object.entries(d).filter(([t])=>!f.some(o=>o===t));return{...a,calls:Object.
fromEntries(n)}}),M=({workspace:p,hasOwnToken:f,directHost:a})=>p!==void 0||f===!0||a!==void 0,y=p=>new Set(p.flatMap(({host:f,isHostImplied:a})=>a?[]:f??[])),D=(p,f)=>p.
filter(({clients:a})=>a.some(d=>f.includes(d))),$=1e4;function C(p=$){const f=[],a={error:0,warning:0,notice:0};let d=0;const e=t=>{a[t.severity]+=1,a[t.severity]<=
p?f.push(t):d+=1},n=()=>(0,w.ht)(".",(0,_.ub)({kind:"problems",max:p,omitted:d}));return{add:e,all:()=>d===0?f:[...f,n()]}}}),9929:((ne,F,i)=>{i.d(F,{o:()=>$,v:()=>a});
var _=i(9075),w=i(2370),E=i(5143),P=i(9664),R=i(1022),I=i(7854);let T=function(...d){return{asWritten:T}=i.late([245,167,727,845],1727),new.target?new T(...d):T(
...d)},O=function(...d){return{usagesOf:O}=i.late([245,167,727,845],1727),new.target?new O(...d):O(...d)},M=function(...d){return{declaredIn:M}=i.late([245,167,
727,845],1727),new.target?new M(...d):M(...d)},y=function(...d){return{parseFile:y}=i.late([245,167,727,845],1727),new.target?new y(...d):y(...d)};const D=25e4;
class ${usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(e){this.scan=e,this.scanned=new Set([...e.usages,
...e.declared].map(({place:n})=>n.file))}inherit(e,n,t){const o=(0,E.df)(e),c=this.sources.get(o)??[];this.sources.set(o,c),c.push({root:t,source:n,version:null,
isOpen:!1})}add({file:e,text:n,lines:t},o,c){if(t===null&&this.scanned.has(e))return this.snippets.set(e,(this.snippets.get(e)??new Set).add(c)),!0;if(this.count+=
n.length/1e3,this.count>D)return this.unread.push({file:e,...w.wv}),!1;const s=u=>t===null||u.place.line<=t[1]?u:{...u,place:t[0]},l=y(n,{...o,isGenerated:!0},e),
{usages:r}=O([l],(u,g)=>T(g));for(const u of r){const g=u.version&&s(u.version);C(this.usages,s({...u,version:g}),c)}for(const u of M([l]))u.kind!=="module"&&C(
this.declared,s(u),c);return this.count+=r.length,!o.isOverride||r.every(u=>u.kind==="implied_provider")}finish(e){if(e.length===0)return this.scan;const t=Map.
groupBy([...this.scan.usages,...this.usages.values()],({place:s})=>s.file).values().flatMap(s=>s.sort((l,r)=>l.place.line-r.place.line)),o=Array.from(t,s=>this.
placed(this.inherited(s))),c=new Set(e.flatMap(s=>s.replaced));return{...this.scan,notes:this.scan.notes.filter(s=>!c.has((0,w.W7)(s))),usages:f(o,e),declared:[
...this.scan.declared,...this.declared.values()].map(s=>this.placed(s)),units:e,unread:this.unread}}inherited(e){const n=(0,E.df)(e.place),t=e.kind==="terragrun\
t_source"?this.sources.get(n):void 0;if(t===void 0)return e;this.sources.delete(n);const o=t.flatMap(({root:c})=>c??[]);return{...e,calls:{terraform:t,opentofu:t},
directories:o}}placed(e){const n=this.snippets.get(e.place.file);if(n===void 0)return e;const t=(0,P.jt)(e.place.file);return{...e,directories:this.isOfSnippets(
t)?[...n]:[t,...n]}}isOfSnippets=(0,_.Oo)(e=>this.scanned.values().every(n=>(0,P.jt)(n)!==e||this.snippets.has(n)))}function C(d,e,n){const{kind:t,text:o,place:c}=e,
s="address"in e?[e.address,e.version?.text]:[e.localName],l=[(0,E.df)(c),t,o,...s].join(`
`),r=d.get(l)??{...e,directories:[]};d.set(l,r),r.directories.at(-1)!==n&&r.directories.push(n)}const p=({directories:d,place:e})=>d??[(0,P.jt)(e.file)];function f(d,e){
const n=d.filter(({kind:s})=>s.startsWith("required_provider")),t=a(n,p),o=a(e,I.CI),c=(0,_.Oo)(s=>{const r=(0,I.CI)(s).flatMap(u=>t.get(u)??[]).filter(({each:u})=>!s.
replaced.includes(u.place.file));return new Set(r.map(({each:u})=>(0,R.op)(u.address)))});return d.map(s=>{const l=s.kind==="implied_provider"?p(s):[],r=l.flatMap(
m=>o.get(m)??[]);if(r.length===0)return s;const u=(0,R.A5)(s.text),g=r.flatMap(({each:m})=>c(m).has(u)?[]:m);if(g.length===0)return{...s,isOverridden:!0,needs:[]};
const v=g.flatMap(({isPartial:m,directory:A})=>m?[]:A);return{...s,directories:[...v,...l.filter(m=>!o.has(m))]}})}function a(d,e){const n=d.flatMap(t=>e(t).map(
o=>({directory:o,each:t})));return Map.groupBy(n,({directory:t})=>t)}}),345:((ne,F,i)=>{i.d(F,{s:()=>y});var _=i(3024),w=i(6760),E=i(5747),P=i(4091),R=i(4e3),I=i(
101),T=i(3152);let O=function(...a){return{X509Certificate:O}=process.getBuiltinModule("node:crypto"),new.target?new O(...a):O(...a)};const M=4*1024*1024;function y(a,{
environment:d,directory:e,wording:n=T.w7}){const{settings:t,mistakes:o}=(0,T.P$)(a,n),c=C(t.caFile,n),s=$(d),l=[c,s].flatMap(A=>A.ok?[]:[A.why]),r=(0,E.N0)(()=>(0,_.
statSync)(e).isDirectory(),!1),g=t.scan.filter(A=>!/[*?[\]{}]/.test(A)).flatMap(A=>D(A,e,n)??[]),v=`GITHUB_WORKSPACE names ${(0,R.dh)(e)}, which is not a direct\
ory`,m=[...o,...l,...r?g:[v]];if(m.length>0||!c.ok||!s.ok)throw new T.GN(m);return{...t,authorities:c.value,chooseProxy:s.value}}function D(a,d,{missingPath:e,setting:n}){
const t=(0,w.resolve)(d,a);return(0,_.existsSync)(t)?(0,E.N0)(()=>(0,_.accessSync)(t,_.constants.R_OK)===void 0,!1)?null:`${n("scan")} names ${t}, which this us\
er may not read`:e(a,d)}function $(a){try{return(0,P.Ju)((0,I.N)(a))}catch(d){if(d instanceof TypeError)return(0,P.TR)(d.message);throw d}}function C(a,{setting:d}){
if(a===null)return(0,P.Ju)(null);const e=(0,E.yR)(a,M),n=d("ca-file");if(!e.ok)return(0,P.TR)(`${n} "${a}" ${(0,R.mP)(e.failure)}`);const t=f(e.text);return t.ok?
t:(0,P.TR)(`${n} "${a}" ${t.why}`)}const p=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function f(a){const d=a.match(p)??[];if(d.length===0)return(0,P.
TR)("contains no certificate; expected PEM");try{for(const e of d)new O(e);return(0,P.Ju)(d.join(`
`))}catch(e){return(0,P.TR)(`contains an invalid certificate: ${e instanceof Error?e.message:e}`)}}}),3408:((ne,F,i)=>{i.d(F,{j:()=>d,o:()=>e});var _=i(9562),w=i(
3024),E=i(2071),P=i(5747),R=i(6697),I=i(2370),T=i(1831),O=i(4321);function M(t,o,c){if(c.allowedHosts.length===0)return t;const s=y(o),l=t.files.filter(({path:k})=>(0,P.
UO)(y(k),s)),r=new Set(l.map(({shown:k})=>k)),u=(0,E.Ol)(t).installation?.methods??[],g=t.forced.flatMap(({place:k,services:b})=>b.map(({value:N})=>({place:k,host:typeof N==
"string"?$(N):null}))),v=[...u.flatMap(D),...g].filter(({place:k,host:b})=>b!==null&&r.has(k.file)&&!(0,T.ev)(b,c)),m=v.map(({place:k,host:b})=>{const N=(0,R.wp)(
{host:(0,T.nx)(b??""),use:"configuration"});return(0,I.kH)(N,{places:[k],clients:[t.client]})}),A=new Set(v.map(({place:k})=>k)),h=t.forced.filter(({place:k})=>!A.
has(k));return{...t,forced:h,findings:[...t.findings,...m]}}const y=t=>(0,P.N0)(()=>(0,w.realpathSync)(t),t);function D(t){const{kind:o,place:c}=t;return o==="n\
etwork"?[{place:c,host:(0,T.Pm)(t.url)}]:o!=="local"||t.path!==null?[]:[{place:c,host:(0,T.yo)(`https://${t.shown}`)??O.IZ}]}const $=t=>/^([a-z][a-z\d+.-]*:|\/\/)/i.
test(t)?(0,T.yo)(t.replace(/^\/\//,"https://"))??O.IZ:null;let C=function(...t){return{thisMachine:C}=i.late([138],2218),new.target?new C(...t):C(...t)},p=function(...t){
return{mergeMistakes:p}=i.late([138],2218),new.target?new p(...t):p(...t)},f=function(...t){return{readCliConfig:f}=i.late([138],2218),new.target?new f(...t):f(
...t)},a=function(...t){return{withoutInstalled:a}=i.late([155,202],1264),new.target?new a(...t):a(...t)};function d(t,o,c,{environment:s,directory:l,plugins:r=null}){
if(o.hostnames.length===0&&t.every(({needs:b})=>b.length===0))return{usages:t,remarks:[],findings:[],configs:[],releases:c.releases};const g=e(o.cliConfig,c.clients,
s,l).map(b=>M(b,l,o)),v=c.releases.map(b=>{const N=g.find(({client:z})=>z===b.client);return{...b,attemptMs:N?.requestTimeoutMs??b.attemptMs}}),m=o.depth!=="dis\
covery",A={root:l,plugins:r,releases:v,asksMirrors:m},h=t.some(n)?a(t,g,A):{usages:t,remarks:[],findings:[]},k=[...g.flatMap(b=>b.findings),...h.findings];return{
...h,findings:p(k),configs:g,releases:v}}function e(t,o,c,s=null){const l=C(c);return o.map(r=>f(r,l,t,s))}const n=({needs:t})=>t.some(({service:o})=>o===_.xq)}),
2446:((ne,F,i)=>{i.d(F,{o:()=>Ve,S:()=>Ge});var _=i(9075),w=i(7052),E=i(2370),P=i(5143),R=i(785),I=i(1064),T=i(7747),O=i(8416),M=i(2161),y=i(7854),D=i(9664),$=i(
5011),C=i(4321),p=i(5603),f=i(3024),a=i(6760),d=i(5747),e=i(6195);const n={files:1e6,directoryFiles:5e4};function*t(W,S=new Set,U=(0,T.uF)(),B=n){const L=new o(
W,S,U,B);for(const x of W.scan){const K=(0,T.kI)(L.root,x);"path"in K?yield*L.walkFrom(K):yield{name:x,files:[],notes:[K]}}for(const x of S)yield*L.readCalled(x)}
class o{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor({root:S,scan:U,exclude:B},L,x,K){this.root=(0,f.realpathSync)(S),this.checkout=
(0,T.ET)({root:S,scan:U}),this.isExcluded=(0,e.Ls)(B),this.called=L,this.aside=x,this.limits=K,this.selected=U.length>1?new Set:null}*walkFrom(S){const{path:U,name:B,
glob:L,file:x}=S,H=[{path:U,name:B,depth:0,isSelected:L===void 0&&x===void 0}];for(let Q=H.pop();Q!==void 0;Q=H.pop()){const ee=(0,T.KG)(Q);if(yield this.read(S,
Q,ee),S.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const Y of this.findDirectories(S,Q,ee))H.push(Y)}}*readCalled(S){const{directories:U,
links:B,linked:L}=this.aside;for(const Q of(0,D.eH)(S))L.delete(Q);const x=U.has(S)?null:this.checkout.locate(S);if(x===null||(0,d.$r)(x).kind!=="directory")return;
const K=(0,e.sq)((0,a.relative)(this.root,x));if(K!==S&&B.set(S,K),!U.has(K)&&this.files<=this.limits.files&&!(0,D.eH)(K).some(this.isExcluded)){const Q={path:x,
name:K,depth:0,isSelected:!0},ee=(0,d.UO)(x,this.root)?this.root:x;yield this.read({path:x,name:K,boundary:ee},Q,(0,T.KG)(Q))}U.has(K)&&U.add(S)}read(S,U,B){const{
name:L}=U;if("problem"in B)return this.aside.directories.add(L),{name:L,files:[],notes:[B]};const{files:x,notes:K}=this.findFiles(S,U,B);this.files+=x.length;const H=this.
limits.files;if(this.files>H){const Y=(0,E.ht)(L,(0,w.ub)({kind:"files",max:H}));return{name:L,files:[],notes:[...K,Y]}}const Q=x.filter(({isContext:Y})=>Y);if(x.
length>0&&Q.length===x.length)return{name:L,files:[],notes:K};this.aside.directories.add(L);for(const{file:Y,kind:te}of Q)(0,M.Ep)(te)&&this.aside.unselected.push(
Y);const ee=x.length>0&&B.some(Y=>Y.name===".terraform");return{name:L,files:x,notes:ee?[...K,...this.readLeft(L)]:K}}findFiles(S,U,B){const{name:L}=U,x=[],K=[];
for(const H of this.filesAmong(S,U,B))if("problem"in H)K.push(H);else if(x.length<this.limits.directoryFiles)x.push(H);else{const Q=this.limits.directoryFiles;K.
push((0,E.ht)(L,(0,w.ub)({kind:"directory",max:Q})));break}return{name:L,files:x,notes:K}}*filesAmong(S,U,B){const L=new Set;for(const K of B)if((0,M.tr)(K.name)&&
!K.isDirectory()&&L.add(K.name),K.name===".spacelift")for(const H of M.dN)this.addTool((0,D.Gz)(U.name,H));const x=a.posix.basename(U.name);for(const K of B){if(K.
isDirectory())continue;const H=(0,D.Gz)(U.name,K.name),Q=(0,M.L8)(K.name,L,x);if(Q===void 0){(0,M.Z8)(K.name)&&this.addTool(H),K.name.endsWith(".tfstate")&&!this.
isExcluded(H)&&this.aside.states.push(...(0,T.un)(H,this.checkout));continue}const Y={path:U.path+a.sep+K.name,file:H,kind:Q,isContext:!this.select(S,U,H)};K.isFile()?
yield Y:K.isSymbolicLink()?yield*this.follow(S,Y):yield(0,E.ht)(H,(0,w.WO)({what:"special-file",is:(0,d.I)(K)}))}}readLeft(S){this.isExcluded((0,D.Gz)(S,".terra\
form"))||this.aside.states.push(...(0,T.rN)(S,this.checkout));const{installed:U,note:B}=(0,T.Wj)(S,this.checkout);for(const L of U)this.called.add(L.directory);
return this.aside.installed.push(...U),B===null?[]:[B]}addTool(S){this.isExcluded(S)||this.aside.toolFiles.push(S)}select(S,U,B){return!(U.isSelected||(0,e.$8)(
S,B))||this.isExcluded(B)||this.selected?.has(B)?!1:(this.selected?.add(B),!0)}*follow(S,U){const B=(0,e.sT)((0,d.$r)(U.path),S);if(B===null)return;if(typeof B==
"object")return yield(0,E.ht)(U.file,B);const L=(0,e.sq)((0,a.relative)(this.root,B));U.isContext||this.aside.links.set(U.file,L),yield{...U,path:B,target:L}}findDirectories({
glob:S},{path:U,name:B,depth:L,isSelected:x},K){return K.toReversed().flatMap(H=>{if(H.isSymbolicLink()&&H.name==="tests"&&this.called.add((0,D.Gz)(B,"tests")),
(0,e.G$)(H.name))return[];const Q=(0,D.Gz)(B,H.name);if(this.isExcluded(Q))return[];const ee=U+a.sep+H.name;if(H.isSymbolicLink()&&(0,d.$r)(ee).kind==="director\
y"&&this.aside.linked.set(Q,this.checkout.nameOf(Q)),!H.isDirectory())return[];const Y=x||S!==void 0&&a.posix.matchesGlob(Q,S);return{path:ee,name:Q,depth:L+1,isSelected:Y}})}}
let c=function(...W){return{withPlaces:c}=i.late([245,167,727,845],1727),new.target?new c(...W):c(...W)},s=function(...W){return{dependsOnOthers:s}=i.late([245,
167,727,845],1727),new.target?new s(...W):s(...W)},l=function(...W){return{usagesOf:l}=i.late([245,167,727,845],1727),new.target?new l(...W):l(...W)},r=function(...W){
return{declaredIn:r}=i.late([245,167,727,845],1727),new.target?new r(...W):r(...W)},u=function(...W){return{isForeign:u}=i.late([245,167,727,845],1727),new.target?
new u(...W):u(...W)},g=function(...W){return{readModule:g}=i.late([245,167,727,845],1727),new.target?new g(...W):g(...W)};const v=25e4;function*m(W,S,U,B=v){const L=new A(
S,U,B);yield*L.collect(W);const x=yield*L.decideOpen();return L.result(x)}class A{items=[];notes=(0,y.G4)();known=new Map;declared=[];signs=new p.j;aside;counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(S,U,B){this.found=S,this.aside=(0,T.uF)(S.links),
this.values=U,this.maxUsages=B}*collect(S){const{counts:U}=this;for(const{name:B,files:L,notes:x}of t(S,this.found.called,this.aside)){if(this.endedAt=B,yield U.
files)return;for(const H of x)this.notes.add(H);if(L.length===0)continue;if(this.isFull(U.decided+U.open,B))break;const K=yield*g(L,U.files);if(K===null)return;
U.bytes+=K.bytes;for(const H of K.notes)this.notes.add(H);this.add({directory:B,files:K.files})}this.endedAt=null}*decideOpen(){const S=[];let U=!1;for(const B of this.
items){if(!("files"in B)){S.push(B);continue}if(U||=this.isFull(this.counts.decided,B.directory),!U)if(yield this.counts.files)this.endedAt??=B.directory,U=!0;else
for(const L of this.decide(B.files))S.push(L)}return S}result(S){const{signs:U,notes:B,declared:L,aside:x,isEmpty:K,usesTerragrunt:H,endedAt:Q}=this,{files:ee,bytes:Y}=this.
counts;return{...{usages:[...S,...x.states.map(h)],declared:L,notes:B.all(),...U.end(S),...x},units:[],unread:[],files:ee,bytes:Y,isEmpty:K,usesTerragrunt:H,endedAt:Q}}add(S){
const{files:U}=S;this.counts.files+=U.length;for(const L of r(U))this.declared.push(L);for(const L of U){const x=!u(L),K=L.kind.class==="terragrunt";x&&(this.isEmpty=
!1),K&&this.found.terragrunt.push(L.file),this.usesTerragrunt||=K&&x,this.signs.addFile(L)}const B=U.some(s);for(const L of U)(B||!L.isContext)&&this.addCalls(L);
if(B){this.items.push({...S,files:U.map(c)});for(const{references:L}of U)this.counts.open+=L.length}else for(const L of this.decide(U))this.items.push(L)}addCalls({
file:S,references:U}){for(const{kind:B,row:L,value:x}of U){if(x===void 0)continue;const K=(0,$.Nj)(x.text)||L.grammar==="terragrunt"&&(0,C.GL)(x.text),H=K||(0,C.
qC)(x.text).length>0;if(B==="module"&&(H||x.kind==="pieces")&&this.found.calls.push({source:x.text,file:S}),K&&L.position.includes("source"))for(const Q of[(0,D.
jt)(S),(0,D.RO)((0,D.jt)(S))])this.found.called.add((0,D.un)(Q,x.text))}}decide(S){const{usages:U,notes:B}=l(S,this.values,this.known);for(const L of B)this.notes.
add(L);return this.counts.decided+=U.length,U}isFull(S,U){const B=this.maxUsages;return S<B?!1:(this.notes.add((0,E.ht)(U,(0,w.ub)({kind:"usages",max:B}))),!0)}}
const h=({file:W,host:S,client:U})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:S,text:S,address:"state",place:{file:W,...E.wv},clients:[U],isOverridden:!1,
needs:[]});var k=i(3916),b=i(6647),N=i(9929);function z(W,S,U,{nameOf:B}){if(!(0,$.Nj)(S)){const[x=null]=(0,C.qC)(S).flatMap(K=>B(K)??[]);return x}const L=(0,D.
un)(W,S);return U.get(L)??L}const j=100;function X({usages:W,units:S},U){const B=(0,N.v)(S,y.CI);return[...W.flatMap(({calls:x,directories:K,text:H,place:Q})=>{
const ee=(0,D.jt)(Q.file),Y=(B.get(ee)??[]).flatMap(({each:ue})=>(0,y.CI)(ue));if(x===void 0&&K===void 0&&Y.length===0&&(0,C.qC)(H??"").length===0)return[];const ae=Object.
values(x??{}).flat(),ie=[H,...ae.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),re=[ee,...(K??Y).slice(0,j)];return ie.flatMap(ue=>(0,$.Nj)(ue)?re.map(le=>(0,D.un)(
le,ue)):(0,C.qC)(ue).flatMap(le=>U.nameOf(le)??[]))}),...S.flatMap(y.CI)]}function V(W,S){const{usages:U,links:B,directories:L}=W,x=(te,ae)=>{const ie=z(te,ae,B,
S);return ie===null||(0,$.Nj)(ae)&&ie===(0,D.un)(te,ae)?ae:`./${(0,k.relative)(te,ie)}`},K=U.map(te=>{const{kind:ae,text:ie,calls:re,place:ue}=te,le=B.size>0||re!==
void 0||(0,C.qC)(ie??"").length>0;if(ae!=="module"||ie===null||!le)return te;const fe=[{root:null,source:ie,version:null,isOpen:!1}],Pe=Object.entries(re??{terraform:fe,
opentofu:fe}).map(([we,ge])=>{const{file:Ce}=ue,Me=ge.map(({source:Re,...Ze})=>({...Ze,source:Re&&x((0,D.jt)(Ce),Re)}));return[we,Me]});return Pe.every(([,[we]])=>we?.
source===ie)&&re===void 0?te:{...te,calls:Object.fromEntries(Pe)}}),H=({directory:te})=>L.has(te)&&S.nameOf(te)===te,Q=W.installed.filter(te=>!H(te)&&S.exists(te.
directory)),ee=new Map(Q.map(({root:te,directory:ae})=>{const ie=(0,w.a3)({what:"outside",path:ae});return[ae,(0,E.ht)((0,D.Gz)(te,b.U4),ie)]})),Y=[...W.notes,...ee.
values()];return{...W,usages:K,installed:W.installed.filter(H),notes:Y}}let q=function(...W){return{resolveValue:q}=i.late([245,167,727,845],1727),new.target?new q(
...W):q(...W)},Z=function(...W){return{asWritten:Z}=i.late([245,167,727,845],1727),new.target?new Z(...W):Z(...W)},G=function(...W){return{Instances:G}=i.late([
245,167,119],5119),new.target?new G(...W):G(...W)},J=function(...W){return{Terragrunt:J}=i.late([245,167,119],5119),new.target?new J(...W):J(...W)},de=function(...W){
return{withUnits:de}=i.late([245,167,119],5119),new.target?new de(...W):de(...W)};const se=10;function*oe(W,S=[]){const U=(0,T.ET)(W),B=new Set;for(let L=1;;L+=
1){const x=yield*pe(W,U,new Set(B),S),K=B.size;for(const Q of X(x,U))!x.directories.has(Q)&&U.locate(Q)!==null&&B.add(Q);if(B.size===K||x.endedAt!==null||L===se)
return V(x,U)}}function*pe(W,S,U,B){const L={calls:[],called:U,links:new Map,terragrunt:[]},x=ve(S,L,B),K=(0,_.Oo)(()=>new J(x)),H=yield*m(W,L,ce(x,K));return L.
terragrunt.length===0?H:yield*de(H,K())}function ce(W,S){const U=(0,_.Oo)(B=>(0,_.Oo)(L=>new G(W,B,L)));return({row:B,place:L},x,K)=>{if(B.grammar==="terragrunt")
return me(S(),L.file,x);const H=B.evaluation?.[K];if(H===void 0)return Z(x);const Q=U(K)(H);if(Q.effort.isSpent)return Z(x);const ee=({scope:ie,from:re,root:ue})=>(ie.
effort.renew(),{...q(x,ie),from:re,root:ue}),Y=(0,D.jt)(L.file),te=ee(Q.unknown(Y));if(te.isWhole)return[[te]];const ae=Map.groupBy(Q.of(Y),({use:ie})=>ie);return Array.
from(ae.values(),ie=>ie.map(ee))}}function me(W,S,U){if(W.effort.isSpent)return Z(U);const B=x=>({...q(U,x),from:null}),L=W.includedScopes(S).map(x=>[B(x)]);return L.
length===0?[[B(W.scopeOf(S))]]:L}function ve(W,{calls:S,links:U,terragrunt:B},L){const x=new Set(L),K=(0,_.Oo)(De),H=(ee,Y)=>z(ee,Y,U,W),Q=(0,_.Oo)(()=>$e(S,H));
return{files:W,calls:()=>Q(),leadsTo:H,terragrunt:B,isSet:ee=>x.has(ee),setBy:ee=>{const Y=`TF_VAR_${ee}`;if(x.has(Y))return Y;const te=K(W).get(ee);return te===
void 0?null:`${Y} in ${te}`}}}const he=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function $e(W,S){const U=new Map,B=new Set;for(const{source:L,file:x}of W){
const K=(0,D.jt)(x),H=S(K,L);H!==null?U.set(H,(U.get(H)??new Set).add(K)):he.test(L)&&B.add(K)}return{callers:U,dynamic:B}}const Ee=".github/workflows",ye=200;function De(W){
const S=new Map,U=W.list(Ee).filter(B=>/\.ya?ml$/.test(B));for(const B of U.slice(0,ye)){const L=`${Ee}/${B}`,x=W.read(L)??"";for(const[,K,H]of x.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const Q=K??H??"";S.has(Q)||S.set(Q,L)}}return S}var ke=i(4526);function Te(W,{roots:S,exclude:U},B){const L=new Set(W.links.values());if(L.size===0)return W;const[
x,K]=[(0,e.Ls)(S),(0,e.Ls)(U)],H=I.Du.flatMap(re=>[...(0,ke.Pv)(W,re).values()]),Q=new Set(H.flatMap(ke.s1)),ee=new Set(W.units.map(({directory:re})=>re)),Y=(0,_.
Oo)(re=>Q.has(re)||ee.has(re)||x(re||".")?!1:B.list(re).map(le=>(0,D.Gz)(re,le)).every(le=>L.has(le)||K(le)||!_e(le))),te=re=>L.has(re)&&_e(re)&&Y((0,D.jt)(re)),
ae=W.usages.filter(({place:re})=>!te(re.file)),ie=W.declared.filter(({place:re})=>!te(re.file));return{...W,usages:ae,declared:ie,notes:W.notes.filter(re=>!te((0,E.
W7)(re)))}}function _e(W){const S=(0,M.L8)((0,k.basename)(W),new Set,(0,k.basename)((0,k.dirname)(W)));return S!==void 0&&S.class!=="terragrunt"}var be=i(8011),
je=i(3229),Le=i(5257),Ue=i(796);const We=100;function Be(W,S){const U=Ne(S),B=W.flatMap(K=>{const{kind:H,version:Q,directories:ee,isOverridden:Y,replacedFor:te}=K,
ae=/^(module|test_module|terragrunt_source)$/.test(H),ie=Q!==void 0||ee!==void 0&&!S.isStrict;if(!ae||Y||ie)return[];const ue=K.clients.filter(fe=>!te?.includes(
fe)).flatMap(fe=>{const Oe=U(K,fe);return Oe===null?[]:{client:fe,reason:Oe}}),[le]=ue;return le===void 0?[]:{usage:K,reason:le.reason,clients:ue.map(({client:fe})=>fe)}}),
L=(0,_.Oo)(()=>Fe(S));return[...Map.groupBy(B,({reason:K})=>K.paths.at(-1)??"")].slice(0,We).flatMap(([K,H])=>{const Q=(0,_.Oo)(({why:ee,paths:Y})=>ee==="outsid\
e"||ee==="skipped"?(0,w.a3)({what:ee,path:K}):(0,be.Iz)({path:K,maker:ee==="created"?"`init`":L()(Y)}));return H.map(({usage:{place:ee,text:Y},reason:te,clients:ae})=>{
const ie=(0,je.Kc)(Y??"");return(0,E.kH)(Q(te),{places:[ee],clients:ae,isPlaceholder:ie})})})}const Se={throwIfNoEntry:!1},Ke=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Ne({root:W,scan:S,units:U,directories:B,isStrict:L}){const{locate:x,nameOf:K}=(0,T.ET)({root:W,scan:S}),H=(0,_.Oo)(Y=>(0,d.N0)(()=>(0,f.statSync)((0,a.
join)(W,Y),Se)?.isDirectory()===!0,!1)),Q=(0,_.Oo)(Y=>{if(/^\.\.(\/|$)/.test(Y)||H(Y)){const le=x(Y)!==null;return le&&!L?null:{why:le?"skipped":"outside",paths:[
Y]}}const ae=Y.split("/"),ie=ae.map((le,fe)=>ae.slice(0,fe+1).join("/")),re=ie.findIndex(le=>!H(le));return(0,d.N0)(()=>{const le=(0,f.lstatSync)((0,a.join)(W,ie[re]??
""),Se);return le===void 0||le.isFile()},!1)?Ke.test(Y)?L?{why:"created",paths:[Y]}:null:{why:"missing",paths:ie.slice(re)}:{why:"outside",paths:[Y]}}),ee=(0,_.
Oo)(Y=>{const te=U.filter(ie=>ie.directory===Y||ie.module===Y);return te.some(ie=>ie.unknown!==null||ie.isPartial)?[]:[Y,...te.flatMap(y.CI)]});return(Y,te)=>{const ae=(0,D.
jt)(Y.place.file),re=[...Y.kind==="test_module"?[(0,D.RO)(ae)]:[],...ee(ae)],ue=Y.directories??re,le=(0,Le.MZ)(Y,te).flatMap(({source:fe,isOpen:Oe})=>{const Pe=Oe?
Y.evaluated?.[te]?.text??"":"";if(fe===null&&L&&(0,$.Nj)(Pe))return[{why:"skipped",paths:[Pe]}];const Ae=!L&&/[$%]\{/.test(fe??"");if(fe===null||Ae)return[null];
const we=(0,C.qC)(fe);if(we.length>0)return[we.some(Re=>B.has(K(Re)??".."))?null:{why:"outside",paths:[fe]}];if(!(0,$.Nj)(fe)||Y.kind==="terragrunt_source")return[
null];const ge=ue.map(Me=>(0,D.un)(Me,fe)),Ce=ge.filter(Me=>!B.has(Me));return Y.directories===void 0?Ce.length<ge.length?[null]:Ce.map(Q):Ce.map(Q).filter(Me=>Me?.
why!=="missing")});return le.includes(null)?null:le[0]??null}}const xe=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Fe({root:W,exclude:S,
toolFiles:U}){const B=(0,T.ET)({root:W,scan:[]}),L=(0,_.Oo)(ee=>({file:ee,text:B.read(ee)??""})),x=(0,_.Oo)(()=>[...(0,Ue._X)({root:W,exclude:S},U)]),K=/sparsecheckout\s*=\s*true/i,
H=[".git/config.worktree",".git/config"].find(ee=>K.test(L(ee).text)),Q=[...L(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return ee=>{if(H!==void 0)
return H;const Y=ee.at(-1)??"";if(Q.some(([,re])=>(0,D.Gz)(Y,"").startsWith(`${re}/`)))return".gitmodules";const te=Y.split("/");return[...te.flatMap((re,ue)=>xe.
map(le=>L((0,D.Gz)(te.slice(0,ue).join("/"),le)))),...x()].find(({text:re})=>ee.some(ue=>He(re,ue)))?.file??null}}function He(W,S){const U=S.split("/").toReversed(),
[B=""]=U;return!W.includes(B)&&!W.includes("*")?!1:(W.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(L=>{const x=L.split("/").filter(K=>!/^\.*$/.test(K));return/^[\w-]+(\.[\w-]+)+$/.
test(x[0]??"")&&x.length>2?x.at(-1)?.replace(/\.git$/,"")===B:x.some((K,H)=>(K===B||/\w\*|\*\w/.test(K)&&(0,k.matchesGlob)(B,K))&&U.slice(1,H+1).every((ee,Y)=>ze(
x[H-Y-1],ee)))})}const ze=(W="",S)=>W===S||/[$*{}]/.test(W);let Ie=function(...W){return{readTools:Ie}=i.late([245,167,727,845],1727),new.target?new Ie(...W):Ie(
...W)};async function Ge(W,S){const{directory:U,environment:B,stop:L,progress:x}=S,K={root:U,scan:W.scan,exclude:W.exclude},H=oe(K,Object.keys(B)),Q=await(0,R.nE)(
H,L,ee=>x({kind:"scan",files:ee}));return Te(Q,W,(0,T.ET)(K))}function Ve({dialect:W,exclude:S,scan:U,allowedHosts:B},L,{environment:x,directory:K}){const H=(0,_.
Oo)(()=>Ie({root:K,exclude:S},L.toolFiles)),Q=!!x.TF_CLOUD_HOSTNAME,ee=U.length>0,Y={setting:W,scan:ee?{...L,tools:H,hasCloudHostname:Q}:null},te=(0,O.L2)(Y),{clients:ae,
versions:ie}=te,re=(0,I.Eo)((0,I.tB)("terraform",ie)),ue=ge=>re||!(0,M.xO)(ge),fe=(0,y.eI)((0,y.sw)(L.usages,ae),(0,I.d3)(te)).filter(({place:ge})=>ue(ge.file)),
Oe=B.length>0,Ae=[...Be(fe,{...L,...{root:K,scan:U,exclude:S,isStrict:Oe}}),...Oe?Xe(L):[]],we=fe.some(({workspace:ge})=>ge?.lacks)&&H().givesState;return{dialect:te,
usedBy:()=>(0,O.rU)(te,Y.scan),usages:we?fe.map(Ye):fe,notes:[...(0,y.vH)(L.notes,ae).filter(ge=>ue((0,E.W7)(ge))),...Ae]}}function Xe({unselected:W,linked:S,directories:U,
units:B,unread:L,notes:x}){const K=new Set(x.flatMap(H=>(0,E.Xd)(H)?.file??[]));return[...W.map(H=>(0,E.ht)(H,(0,w.a3)({what:"unselected"}))),...[...S].flatMap(
([H,Q])=>Q!==null&&U.has(Q)?[]:(0,E.ht)(H,(0,w.a3)({what:"linked"}))),...(0,P.jH)(L).map(H=>(0,E.kH)((0,w.a3)({what:"generated"}),{places:[H]})),...B.flatMap(({
directory:H,module:Q,unknown:ee})=>ee===null||Q!==null||K.has(ee.file)?[]:(0,E.kH)((0,w.a3)({what:"skipped",path:H}),{places:[ee]}))]}function Ye(W){if(W.workspace?.
lacks===void 0)return W;const{organization:S,name:U}=W.workspace;return{...W,workspace:{organization:S,name:U}}}}),2859:((ne,F,i)=>{i.d(F,{CG:()=>O,Fh:()=>y,en:()=>D,
h1:()=>M,wX:()=>$});var _=i(6697),w=i(5143),E=i(1064),P=i(1831),R=i(9562),I=i(7854);const T=new Set(["remote_state","remote_state_default","provider_tfe","provi\
der_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function O(C,p,f,a=(0,I.kA)(p)){
const d=["hostnames input"],e=C.hostnames.flatMap(({host:o,services:c})=>{const s=c.length>0?c:C.requiredServices,l=s.length>0?s:["any"],r={host:o,clients:f,because:d,
isImplied:!1,isForInit:!0};return l.map(u=>({...r,service:u}))}),n=new Set([...a,...C.hostnames.map(({host:o})=>o)]),t=p.flatMap(({kind:o,needs:c,place:s})=>c.map(
l=>({...l,because:[s],isImplied:!n.has(l.host),isForInit:!T.has(o)})));return M([e,t],f)}function M(C,p){return(0,w.c1)(C.flat(),({host:f,service:a})=>`${f} ${a}`).
map(f=>{const[{host:a,service:d}]=f;return{host:a,service:d,clients:[...p.filter(e=>f.some(n=>n.clients.includes(e)))],because:(0,w.As)([...f.flatMap(({because:e})=>e)]),
isImplied:f.every(({isImplied:e})=>e),isForInit:f.some(({isForInit:e})=>e)}})}const y=(C,{isGuess:p},f)=>{const a=f.flatMap(({host:d,isImplied:e})=>e?d:[]);return p?
[{repository:C,hosts:new Set(a)}]:[]};function D(C,{hostnames:p,allowedHosts:f}){const a=new Set(p.map(({host:e})=>e)),d=new Map;for(const{host:e,isImplied:n,because:t,
clients:o}of C){if(a.has(e)||d.has(e))continue;const c={host:(0,P.nx)(e)},[s]=t.filter(r=>typeof r!="string"),l=n&&s!==void 0&&{implied:{place:s,clients:o}};(0,P.
Rt)(e)?d.set(e,(0,_.U7)(c)):(0,P.Jr)(e,f)||d.set(e,(0,_.wp)({...c,...l}))}return d}const $=(C,p)=>new Set([...E.Du,...Object.values(E.bB),...R.fg,...C.flatMap(({
host:f,service:a=f})=>[f,(0,P.pk)(f),a]),...p.flatMap(({directHost:f})=>f??[])])}),7751:((ne,F,i)=>{i.d(F,{o:()=>T,q:()=>I});var _=i(4e3),w=i(5799);const E=O=>O===
1?"1 module or provider was":`${O} modules and providers were`;function P(O){const{names:M}=O,y=(0,_.K4)(M,3,_.dh);switch(O.what){case"inside":return`modules an\
d providers inside ${y} were not checked`;case"direct":{const D=M.length-O.git;return`${[...O.git>0?[`${(0,_.px)(O.git,"module")} from Git`]:[],...D>0?[`${(0,_.
px)(D,"module")} from an archive or bucket`]:[]].join(" and ")} ${M.length===1?"was":"were"} not checked: ${y}`}case"open":return`${(0,_.px)(M.length,"module")}\
 ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${y}`;case"limit":return`max-requests (${O.max}) was reache\
d, so ${E(M.length)} not checked: ${y}`;case"size":return`a response is longer than this check reads, so ${E(M.length)} not checked: ${y}`;case"work":return`the\
 answers of the registry take more work than this check does for one host, so ${E(M.length)} not checked: ${y}`;case"stopped":return`the check ended too early, \
so ${E(M.length)} not checked: ${y}`;case"contents":return`the checksums of ${(0,_.px)(M.length,"provider")} in the lock file were not checked, because \`h1:\` ca\
n only be compared with the package itself: ${y}`;case"getter":return`the package of ${(0,_.px)(M.length,"registry module")} was not checked, because it is down\
loaded with ${O.getter}: ${y}`;case"units":return`${(0,_.px)(M.length,"Terragrunt unit")} ${M.length===1?"was":"were"} not checked, because the files of the rep\
ository do not show which module \`source\` names: ${y}`}}const R={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them\
, add the checksums of the registry with `terraform providers lock` or `tofu providers lock`"},I=O=>(0,w.CC)("not-followed",{message:P(O),help:R[O.what==="work"?
"limit":O.what],...O.what==="work"&&{severity:"warning"}});function T({by:O,address:M,constraint:y,newest:D,others:$}){const C=`${(0,_.dh)(O)} requires ${(0,_.dh)(
M)}${y===null?"":` "${(0,_.dh)(y)}"`}`,p=D===null?"which the registry does not have":$.length>0?`which conflicts with ${(0,_.K4)($,3,_.dh)}`:`which no listed ve\
rsion fits; the newest is ${(0,_.dh)(D)}`;return(0,w.CC)("module-described",{message:`according to the registry, ${C}, ${p}`,help:"run `init` to confirm; if it \
fails, use another version of the module"})}}),7495:((ne,F,i)=>{i.d(F,{Qm:()=>p,TU:()=>D,i4:()=>e,pb:()=>d,zt:()=>M});var _=i(4091),w=i(8011),E=i(3229),P=i(9037),
R=i(1831),I=i(5011),T=i(4321),O=i(1022);const M={host:null,isHostImplied:!1,needed:null},y=m=>({host:m,isHostImplied:!1,needed:(0,R.Rt)(m)?"state":m}),D=m=>({host:m,
isHostImplied:!0,needed:m}),$=m=>({host:m,isHostImplied:!1,needed:null}),C=m=>m===null?M:{...M,directHost:m},p=m=>({...M,problem:m}),f=(m,A)=>p((0,w.DA)({reason:"\
rejected",error:m,advice:A}));function a(m,A,h){return h===null?m:{...m,problem:(0,w.My)({text:A,host:m.host,advice:h})}}const d={module:s,"test-module":(m,A,h)=>{
const k=(0,I.vL)(m,A).kind==="remote";return A==="opentofu"||!k?s(m,A,h):p((0,w.DA)({reason:"remote-in-test",text:m}))},provider:r,"locked-provider":u,"stack-co\
mponent":g,stack:(m,A)=>{const h=(0,I.A)(m);return h.ok&&!m.startsWith(".")?$(h.value.host):{...g(m,A),isHostImplied:!1,needed:null}},"stack-output":m=>{const[A="",
...h]=m.split("/");return h.length===3?c(A,$):p((0,w.DA)({reason:"stack",text:m}))},terragrunt:v,host:m=>c(m,y),url:m=>C((0,P.Ul)(m)),"host-part":m=>C((0,P.D8)(
m)),"state-path":m=>C((0,P.Bm)(m))};function e(m,A,h){if(m==="terragrunt"){const[,z]=/^tfr:\/\/([^/?]*)\//.exec(A)??[];return z===void 0?/^$|^t$|^tfr?$|^tfr:/.test(
A)?void 0:t(A,h):z===""?D((0,I.Vm)(h)):c(z,y)}if(m==="url"&&/^postgres|=/i.test(A))return C(T.IZ);if(/^(url|host-part|state-path)$/.test(m))return t(A,h);if(m!==
"module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.test(A))return t(A,h);const k=A.indexOf("/");if(k<0)return;const b=(0,I.vL)(`${A.slice(
0,k)}/a/b/c`,h);return b.kind!=="registry"?t(A,h):A.split("/").length<n?{...o(b),directHost:T.IZ}:o(b)}const n=4,t=(m,A)=>(0,I.Nj)(m)?M:C((0,T.uE)(m,A)),o=({host:m,
hostImplied:A})=>A?D(m):y(m);function c(m,A){const h=(0,R.Pv)(m),k=(0,E.L6)(m);return h.ok?a(A(h.value),m,k):p((0,w.k0)({text:m,error:h.why,advice:k}))}function s(m,A,h){
if((0,I.Nj)(m)&&!h)return M;const k=(0,I.vL)(m,A),b=k.kind==="registry"?(0,_.Ju)(k):(0,I.rE)(m,A);if(h&&!b.ok){const{why:X}=b,V=/^https?:/i.test(m)?{kind:"inval\
id",error:X}:k,Z=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,E.NM)(m,V,b),G=/^[a-z0-9]+::/i.test(m)?"remote":k.kind;return Z===null&&(G==="local"||G==="remote")?p((0,w.
DA)({reason:`${G}-with-version`,text:m})):f(X,Z)}const N=(0,E.NM)(m,k,b);if(b.ok)return a(o(b.value),m,N);if(k.kind==="invalid"){const X=m.includes("://")?{directHost:T.
IZ}:{};return{...f(k.error,N??E.x3),...X}}if(k.kind!=="remote")return a(M,m,N);const{refusal:z,host:j}=k;return z!==null?f(z,N??E.x3):j!==T.IZ||N!==null?a(C(j),
m,N):{...C(j),problem:(0,w.My)({text:m,host:j,advice:l})}}const l="write the host after the scheme, such as git::https://HOST/PATH";function r(m,A){const h=(0,O.
mi)(m,A);switch(h.kind){case"registry":case"legacy":return h.hostImplied?D(h.host):a(y(h.host),m,(0,E.cr)(m));case"builtin":return $(h.host);case"invalid":{const[
k="",b]=h.error.split(`

`);return f(k,b??(0,E.cr)(m))}}}function u(m,A){const h=(0,O.mi)(m,A);if(h.kind==="invalid")return f(h.error,null);if(h.hostImplied)return p((0,w.DA)({reason:"l\
ocked-provider",text:m}));if(h.kind==="builtin")return $(h.host);const k=A==="opentofu"&&(0,O.Gi)(h);return{...y(h.host),needed:k?(0,I.Vm)(A):h.host}}function g(m,A){
if(m!==m.trim())return p((0,w.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return M;const h=(0,I.rE)(m,A);if(h.ok)return o(h.value);const k=(0,I.A)(
m);if(k.ok)return $(k.value.host);const b=(0,I.vL)(m,A);return b.kind==="invalid"?f(b.error,(0,E.NM)(m,b,h)):C(b.kind==="remote"?b.host:null)}function v(m,A){const[
h,k="",b=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(h===void 0){if(m.startsWith("gitlab.com/"))return C("gitlab.com");if((0,T.GL)(m))return M;const z=(0,T.
cx)(m,"opentofu");if(!(z.ok&&(0,T.Of)(m,z.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const X=(0,T.cx)(m,A);return C(X.ok?X.value.host:T.IZ)}}const[N=""]=b.
split("//");return N.split("/").length!==3?p((0,w.DA)({reason:"terragrunt",text:m})):k===""?D((0,I.Vm)(A)):c(k,y)}}),9762:((ne,F,i)=>{i.d(F,{D0:()=>v,lz:()=>b,G9:()=>A});
var _=i(4e3),w=i(7052),E=i(7751),P=i(2370),R=i(5143),I=i(1064),T=i(4526),O=i(9075),M=i(9664);let y=function(...j){return{isOfInit:y}=i.late([602],2602),new.target?
new y(...j):y(...j)},D=function(...j){return{noteCall:D}=i.late([602],2602),new.target?new D(...j):D(...j)},$=function(...j){return{partsOf:$}=i.late([602],2602),
new.target?new $(...j):$(...j)};const C=1e6,p=({problem:j,severity:X})=>X==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(j.code),f=({usages:j,notes:X,
declared:V})=>X.some(q=>p(q)||(0,R.Zl)((0,P.W7)(q)))||[j,V].some(q=>q.some(({place:Z})=>(0,R.Zl)(Z.file)||y((0,M.jt)(Z.file))));function a(j,X){const V=new Set,
q=new Set,Z=new Map;let G=C;for(const{parts:oe,isAside:pe,inside:ce}of $(X)){if(G-=oe.length,G<0)break;for(const me of oe)V.add(me),pe||q.add(me);for(const[me,ve]of ce.
calls)D(Z,me,ve)}const J=G<0?j:d(j,V,Z),de=J.notes.map(oe=>{const pe=(0,M.jt)((0,P.W7)(oe)),ce=V.has(pe)||V.has((0,M.RO)(pe));return p(oe)&&!ce?{...oe,severity:"\
warning"}:oe});return{...q.values().some(oe=>(0,R.Zl)((0,M.Gz)(oe,"main.tf")))?e({...J,notes:de},oe=>q.has((0,M.jt)(oe))&&(0,R.Zl)(oe)):{...J,notes:de},installed:[
...Z.values()].filter(Boolean).length}}function d({usages:j,declared:X,notes:V},q,Z){const G=J=>!y((0,M.jt)(J))||q.has((0,M.jt)(J));return{usages:j.flatMap(J=>!G(
J.place.file)&&J.kind!=="saved_state"?[]:Z.get(J)===!0?{...J,needs:[],directHost:void 0}:J),declared:X.filter(({place:J})=>G(J.file)),notes:V.filter(J=>G((0,P.W7)(
J))||J.problem.code.startsWith("file-"))}}function e({usages:j,declared:X,notes:V},q){const Z=(0,O.Oo)(G=>q(G.file)?{...G,isInUse:!0}:G);return{usages:j.map(G=>{
const{version:J}=G,de={...G,place:Z(G.place)};return J===void 0?de:{...de,version:{...J,place:Z(J.place)}}}),declared:X.map(G=>({...G,place:Z(G.place)})),notes:V.
map(G=>({...G,places:G.places.map(J=>typeof J=="string"?J:Z(J))}))}}var n=i(8416),t=i(6195),o=i(3152);let c=function(...j){return{layoutsOf:c}=i.late([602],2602),
new.target?new c(...j):c(...j)},s=function(...j){return{rootsOf:s}=i.late([602],2602),new.target?new s(...j):s(...j)},l=function(...j){return{unmatched:l}=i.late(
[602],2602),new.target?new l(...j):l(...j)},r=function(...j){return{rootNotes:r}=i.late([624],3624),new.target?new r(...j):r(...j)},u=function(...j){return{textNotes:u}=
i.late([624],3624),new.target?new u(...j):u(...j)};const g=2e5;function v(j){const{usages:X,changed:V,dialect:q,settings:Z,isLockReadonly:G}=j,{declared:J}=j.scanned;
if(X.length===0&&J.every(T.z0)&&Z.roots.length===0)return{roots:[],notes:[]};const{clients:se,versions:oe}=q,pe=m(j),ce=[],me=[],ve=Z.dialect.name==="auto"?[]:se,
he=(0,n.uQ)(Z.dialect,q),$e=r({clients:se,upgrade:Z.upgrade,isLockReadonly:G,versionIn:he}),Ee=Z.depth!=="discovery";let ye=0;for(const _e of s(pe,{changed:V,versions:oe,
hasCalls:Ee})){if(j.stop?.why)break;if(ye+=_e.directories.length,ye>g){me.push((0,P.ht)(_e.directory,(0,w.ub)({kind:"roots",max:g})));break}$e.add(_e),Ee&&ce.push(
_e)}const De=[...u(X,J,{...q,set:ve,isPredicted:Ee})].filter(_e=>V===null||V.has((0,P.W7)(_e))),ke=new Set(j.notes.flatMap(_e=>_e.problem.code==="lock-invalid"?
(0,P.W7)(_e):[])),Te=[...De,...$e.notes()].filter(_e=>!ke.has((0,P.W7)(_e)));return{roots:ce,notes:[...Te,...me,...Ee?k(pe,V):[]]}}function m({usages:j,scanned:X,
dialect:V,settings:q,listed:Z}){const{declared:G,units:J,endedAt:de}=X,se=q.upgrade?[]:X.installed??[],oe={usages:j,declared:G,units:J,installed:se,clients:V.clients};
return Z===void 0?b(oe,q,de===null):z(oe,Z)}function A(j){const{usages:X,scanned:V,settings:q}=j,G=q.depth!=="discovery"?h(j.notes,X):j.notes,J={usages:X,notes:G,
declared:V.declared},se=(V.installed??[]).length>0||f(J)?a(J,m(j)):{...J,installed:0},{installed:oe}=se;return{...se,scanned:{...V,declared:se.declared},remarks:oe===
0?[]:[`modules in .terraform are used as \`init\` uses them: ${oe}`]}}function h(j,X){const V=new Set(X.flatMap(({calls:q,clients:Z,place:G})=>I.Du.flatMap(J=>q!==
void 0&&(!Z.includes(J)||q[J]===void 0)?`${J} ${(0,R.df)(G)}`:[])));return j.filter(({problem:q,clients:Z,places:[G]})=>q.code!=="source-dynamic"||G===void 0||!Z.
every(J=>V.has(`${J} ${(0,R.df)(G)}`)))}function k(j,X){const V=[...new Set(j.flatMap(({unknown:G})=>G))].filter(({files:G})=>X===null||G.some(J=>X.has(J)));if(V.
length===0)return[];const q=V.map(({directory:G})=>G||"."),Z=(0,R.As)((0,R.jH)(V.flatMap(({unknown:G})=>G??[])));return[(0,P.kH)((0,E.q)({what:"units",names:q}),
{places:Z,clients:I.Du})]}function b(j,{roots:X},V){const q=X.map(se=>({text:se,matches:(0,t.Ls)([se])})),Z=c({...j,patterns:q}),G=V?l(Z,q):[];if(G.length===0)return Z;
const J=c({...j,patterns:[]}).flatMap(se=>se.roots),de=[...new Set(J.map(({name:se})=>se||"."))];throw new o.GN(G.map(se=>{const oe=(0,_.K4)(N(se,de),5,_.dh),pe=oe===
""?"":`; the nearest root modules are ${oe}`;return`roots: no directory with configuration matches ${se}${pe}`}))}function N(j,X){const V=new Set(j.split("/")),
q=Z=>Z.split("/").filter(G=>V.has(G)).length;return X.toSorted((Z,G)=>q(G)-q(Z))}function z(j,{roots:X,rootsAreNamed:V}){const q=j.units.filter(Z=>Z.unknown!==null);
return j.clients.flatMap(Z=>{const G=X.filter(({clients:oe})=>oe.includes(Z)),J=new Set([...q,...G].map(({directory:oe})=>oe||"."));return c({...j,clients:[Z],patterns:[
{text:"",matches:oe=>J.has(oe)}]}).map(oe=>({...oe,isNamed:V}))})}})};export{Je as ids,Qe as modules};
var $late0;
