const Je=[147,812],Qe={1541:((se,F,r)=>{r.d(F,{A7:()=>w,AV:()=>A,LH:()=>_,T:()=>d,Tb:()=>y,aZ:()=>f,c3:()=>M,ql:()=>P,sD:()=>$,sc:()=>T,zC:()=>p});class f extends Error{argument;want;constructor(o,e){
super(`${o.path.join(".")} must be ${e}`),this.argument=o,this.want=e}}function _(t){try{return t(),null}catch(o){if(o instanceof f)return o;throw o}}const E=t=>t.
name!==void 0;function I(t,o){if(t.kind==="object")return t.items.filter(E);throw new f(o,"a block")}function A({value:t,hasLabels:o}){if(t.kind!=="object")return[];
const e=t.items.filter(E);return o?e.flatMap(A):[e]}function P(t,o,e,n={}){for(const i of Object.keys(e)){const s=t.filter(u=>u.name.toLowerCase()===i),[a]=s;if(a===
void 0)continue;const c={path:[...o.path,i],span:a};for(const u of D(s))n[i]=e[i](u,c,n[i])}return n}function D(t){const o=t.flatMap(({hasLabels:n,value:i})=>n&&
i.kind==="object"?i.items:[]),e=t.filter(({hasLabels:n})=>!n).map(({value:n})=>n);return o.length===0?e:[{kind:"object",start:0,end:0,items:o},...e]}const y=(t,o)=>(e,n,i)=>P(
I(e,n),n,t,o?i:{}),w=t=>(o,e,n=new Map)=>{const i=new Map;for(const{name:s,start:a,end:c,value:u,hasLabels:h=!1}of I(o,e)){const v={path:[...e.path,s],span:{start:a,
end:c}};if((i.get(s)??h)!==h)throw new f(v,"a block with one label");i.set(s,h),n.set(s,{start:a,end:c,value:t(u,v,n.get(s)?.value)})}return n},M=t=>(o,e,n=[])=>{
if(o.kind!=="tuple")throw new f(e,"a list");const i=o.elements.map(s=>t(s,e));for(const s of i)n.push(s);return n},T=(t,o)=>{if(t.kind==="string"||t.kind==="tem\
plate")return t.verbatim??"";if(t.kind==="primitive"&&t.value===null)return"";if(k(t))return String(t.value);throw new f(o,"a string")},$=(t,o)=>{if(k(t))return t.
value;if(t.kind==="string"&&/^-?(?:0|[1-9]\d*)$/.test(t.value))return Number(t.value);throw new f(o,"a whole number")},k=t=>t.kind==="primitive"&&Number.isSafeInteger(
t.value)&&String(t.value).length===t.end-t.start,p=(t,o)=>{if(t.kind==="primitive"&&typeof t.value=="boolean")return t.value;throw new f(o,"true or false")},O=2**
63-1,d=(t,o,e)=>{const n=l(t,o);if(e!==void 0&&(typeof e=="object"||typeof e!=typeof n))throw new f(o,"set only once");return n};function l(t,o){if(t.kind==="tu\
ple")return t.elements.map(e=>l(e,o));if(t.kind==="object"){const e=w(d)(t,o);return Object.fromEntries(Array.from(e,([n,i])=>[n,i.value]))}if(t.kind!=="primiti\
ve"||t.value===null)return T(t,o);if(Math.abs(Number(t.value))>O)throw new f(o,"a whole number");return t.value}}),2071:((se,F,r)=>{r.d(F,{CR:()=>T,Ge:()=>$,Ol:()=>k,
cd:()=>y});var f=r(4091),_=r(4283),E=r(1831),I=r(5011),A=r(1022),P=r(1541);let D=function(...c){return{configFinding:D}=r.late([245,405],5405),new.target?new D(
...c):D(...c)};const y=({methods:c},u)=>{const h=v=>v.some(m=>a(m,u));return c.filter(({include:v,exclude:m})=>!h(m)&&(v.length===0||h(v)))},w="provider_install\
ation",M={place:{file:"-plugin-dir",line:0,column:1,endColumn:1},include:[],exclude:[]},T=c=>{const u={...M.place,file:c.shown};return{...M,...c,kind:"local",place:u}},
$=({file:c,line:u})=>u===0?c:`${c}:${u}`;function k(c){const{client:u,mirrors:h,installations:v,pluginDirectories:m}=c,R=v.map(j=>{const{blocks:G,mistakes:V}=p(
j,u),X=V.map(({span:J,why:Y})=>D(u,{kind:"block",file:j.shown,why:Y},j.placeOf(J)));return{blocks:G,findings:X}}),[b=null,...g]=R.flatMap(({blocks:j})=>j),C=[...R.
flatMap(j=>j.findings),...g.map(({place:j})=>D(u,{kind:"two installations"},j))],K=m.map(j=>({...M,kind:"local",path:j})),H=K.length===0?b:{place:M.place,methods:K,
overridden:b?.overridden??[]};return{client:u,mirrors:h,installation:H,findings:C}}function p({items:c,placeOf:u},h){const v=[],m=[];for(const R of c)if(R.name===
w){if(R.isAssigned||R.value.kind!=="object"){m.push({span:R,why:`${w} must be a block without "="`});continue}for(const b of P.AV(R)){const g=[],C=[];for(const K of b){
const H=O(K,u(K),h,g.length===0);H.ok?(g.push(...H.value.methods),C.push(...H.value.overridden)):m.push({span:K,why:H.why})}v.push({place:u(R),methods:g,overridden:C})}}
return{blocks:v,mistakes:m}}function O(c,u,h,v){const{name:m,value:R}=c,[b]=c.isAssigned?[]:P.AV(c);if(b===void 0)return(0,f.TR)(`${m} must be a block without "\
="`);const g={path:[w,m],span:c};try{if(m==="dev_overrides"){if(!v)return(0,f.TR)("dev_overrides must come before all methods");const j=[...P.A7(P.sc)({...R,kind:"\
object",items:b},g).keys()].flatMap(G=>{const V=(0,A.mi)(G,h);return V.kind==="invalid"?[]:[V]});return(0,f.Ju)({methods:[],overridden:j})}const C=l[h].get(m);if(C===
void 0)return(0,f.TR)(`${w} has no method ${(0,f.ol)(m)}`);const K=t(b,g,C,h);return K.ok?(0,f.Ju)({methods:[{...K.value,place:u}],overridden:[]}):K}catch(C){if(C instanceof
P.aZ)return(0,f.TR)(C.message);throw C}}const d=[["direct",null],["filesystem_mirror","path"],["network_mirror","url"]],l={terraform:new Map(d),opentofu:new Map(
[...d,["oci_mirror","repository_template"]])};function t(c,u,h,v){const m=h??"",{[m]:R=""}=P.ql(c,u,{[m]:P.sc});if(h!==null&&R==="")return(0,f.TR)(`${u.path.at(
-1)} has no ${m}`);const b=h==="url"?o(R):null;if(h==="url"&&b===null)return(0,f.TR)("the url does not begin with https://");const g=P.ql(c,u,e),C=(X=[])=>X.map(
J=>i(J,v)),[K,H]=[C(g.include),C(g.exclude)],j=[...K,...H].find(X=>!X.ok);if(j!==void 0)return j;const G={include:K.flatMap(n),exclude:H.flatMap(n)};if(b!==null)
return(0,f.Ju)({...G,kind:"network",url:b});if(h===null)return(0,f.Ju)({...G,kind:"direct"});const V=h==="path"?{path:R}:{path:null,shown:R};return(0,f.Ju)({...G,
kind:"local",...V})}function o(c){const u=(0,_.Dl)(c);return u.ok&&u.value.scheme==="https"&&u.value.host!==""?u.value:null}const e={include:P.c3(P.sc),exclude:P.
c3(P.sc)},n=c=>c.ok?[c.value]:[];function i(c,u){const h=G=>(0,f.TR)(`the pattern ${(0,f.ol)(c)} ${G}`),v=c.split("/");if(v.length<2||v.length>3)return h("does \
not have two or three parts");const[m="",R="",b]=v.reverse(),g=b===void 0?(0,f.Ju)((0,I.Vm)(u)):s(b,E.Pv),C=s(R,A.sL),K=s(m,A.sL);if(!g.ok)return h(`has an inva\
lid hostname: ${g.why}`);if(!C.ok)return h(`has an invalid namespace: ${C.why}`);if(!K.ok)return h(`has an invalid type: ${K.why}`);const H={host:g.value,namespace:C.
value,type:K.value};return(H.host!==null||H.namespace===null)&&(H.namespace!==null||H.type===null)?(0,f.Ju)(H):h('has a part after "*" that is not "*"')}const s=(c,u)=>c===
"*"?(0,f.Ju)(null):u(c),a=(c,u)=>(c.host??u.host)===u.host&&(c.namespace??u.namespace)===u.namespace&&(c.type??u.type)===u.type}),6134:((se,F,r)=>{r.d(F,{SH:()=>I,
Td:()=>A,lS:()=>D,n_:()=>E,w4:()=>P,yN:()=>M});const f=25e4,_=100;class E{max;count=0;constructor(O=f){this.max=O}add(){return this.count+=1,this.count<=this.max}isExceeded(){
return this.count>this.max}get bytes(){return this.count*_}}const I=(p,O,d)=>{if(p.kind==="native")return p.blocks.filter(t=>t.type===O&&t.labels.length===d);const l=[];
for(const{name:t,value:o}of p.members)t===O&&w(O,o,d,[],l);return l},A=p=>p.kind==="native"?p.attributes:p.members;function P(p,O){if(!(p.kind==="native"&&p.mayHave?.(
O)===!1))return A(p).find(d=>d.name===O)}const D=p=>(p.kind==="tuple"?p.elements:[p]).flatMap(d=>d.kind==="object"?d.items.filter(y):[]),y=p=>p.name!==void 0&&p.
name!=="//";function w(p,O,d,l,t){if(d>0){for(const{name:e,start:n,end:i,value:s}of D(O))w(p,s,d-1,[...l,{value:e,start:n,end:i}],t);return}const o={start:O.start,
end:O.start+1};for(const e of O.kind==="tuple"?O.elements:[O])e.kind!=="object"&&e.kind!=="tuple"||t.push({...o,type:p,labels:l,body:{kind:"json",members:D(e)}})}
const M=p=>{const O=[p.startsWith("\uFEFF")?1:0];let d=p.indexOf(`
`),l;return({start:t,end:o})=>{for(;d>=0&&d<t;d=p.indexOf(`
`,d+1))O.push(d+1);l??=$(p);const e=Math.max(1,k(O,t)),n=O[e-1]??0,i=(O[e]??(d<0?p.length:d)+1)-1;return{line:e,column:T(Math.max(t,n),n,l),endColumn:T(Math.min(
o,i),n,l)}}},T=(p,O,d)=>p-O-k(d,p-1)+k(d,O-1)+1,$=p=>/[\uD800-\uDBFF]/.test(p)?Array.from(p.matchAll(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g),O=>O.index):[];function k(p,O){
let d=0,l=p.length;for(;d<l;){const t=d+l>>>1;(p[t]??0)<=O?d=t+1:l=t}return d}}),8185:((se,F,r)=>{r.d(F,{CS:()=>M,I4:()=>k,KJ:()=>y,US:()=>w,VS:()=>T});var f=r(
6697),_=r(2370),E=r(5143),I=r(1831),A=r(4321),P=r(9562);const D=/^(?:file-(?:limit|outside|syntax|unreadable)|source-(?:dynamic|missing))$/,y=({problem:{code:p,
severity:O}})=>D.test(p)&&!(p==="file-syntax"&&O==="notice"),w=(p,O)=>O.allowedHosts.length>0&&("problem"in p?y(p):[p.directHost??null,...p.needs.map(({host:d})=>d)].
some(d=>d!==null&&!I.ev(d,O)));function M(p,O){return O.allowedHosts.length===0?[]:p.flatMap(d=>{const{directHost:l,isOverridden:t,place:o,clients:e,evaluated:n}=d;
if(l===void 0||t)return[];const i=$(d)?"backend":"download",s=I.ev(l,O),a=i==="download"&&Object.values(n??{}).some(v=>!v.isWhole);if(s&&!a)return[];const c=I.Pv(
l),u=c.ok&&!s?c.value:null,h=s?A.IZ:I.nx(l);return[(0,_.kH)((0,f.wp)({host:h,use:i}),{host:u,places:[o],clients:e})]})}function T(p,O,d){const{allowedHosts:l}=d,
t=a=>a!==void 0&&I.ev(a,d),o=p.filter(a=>t(a.directHost)&&!$(a)),e=O.filter(({service:a,host:c})=>a===P.e$&&t(c)),n=[...o.map(({place:a})=>a),...e.flatMap(a=>a.
because)],i=(0,E.jH)(n.filter(a=>typeof a!="string"));if(l.length===0||i.length===0)return[];const s=(0,f.sC)({count:i.length});return[(0,_.kH)(s,{places:(0,E.As)(
i)})]}const $=({kind:p})=>/^(backend|remote_state|saved_state)$/.test(p);function k(p,O,d,l){if(l.allowedHosts.length===0)return[];const t=d.filter(({because:o})=>o.
some(e=>typeof e!="string"));return O.flatMap(o=>{const{id:e,kind:n}=o;if(n!=="url"||!t.some(a=>a.service===e))return[];const i=I.yo(o.url);if(i===null||i===p||
I.ev(i,l))return[];const s=(0,f.wp)({host:I.nx(i),service:e,registry:I.nx(p)});return[(0,_.kH)(s,{services:[e]})]})}}),3217:((se,F,r)=>{r.d(F,{fc:()=>p,ky:()=>k,
so:()=>w,uA:()=>O});var f=r(3534),_=r(3410),E=r(2370),I=r(5143),A=r(1064),P=r(1831),D=r(9562),y=r(4606);function w(d,l,{misnamed:t},o){const e=d.credentials?.hasToken===
!0,n=[d.difference??[],t].flat().map(v=>(0,E.kH)(v));if(e||d.attempt.discovery.kind!=="found")return n;const i={host:d.host,isFork:o.isFork,...(0,y.Bc)(d)},s=M(
d.host,o),a=new Set(s.map(({place:v})=>v)),h=(t.length>0||!!d.credentials?.problem?[]:T(d.host,l,o)).filter(({place:v})=>!a.has(v));return[...n,...$(s,v=>(0,_.vs)(
{...i,service:v})),...$(h,v=>f.$U({...i,service:v}))]}function M(d,{usages:l,depth:t}){return t==="discovery"?[]:l.flatMap(({workspace:o,hasOwnToken:e,needs:n,place:i})=>o===
void 0||e||(0,I.MV)(i)?[]:n.flatMap(s=>s.host===d?[{...s,place:i}]:[]))}function T(d,l,{usages:t}){const o=new Set(t.flatMap(({hasOwnToken:n,place:i})=>n?i:[])),
e=(0,D.Uc)(d);return l.flatMap(({service:n,because:i})=>e.includes(n)?i.flatMap(s=>typeof s=="string"||(0,I.MV)(s)||o.has(s)?[]:{service:n,place:s,clients:A.zK}):
[])}const $=(d,l)=>[...Map.groupBy(d,({service:t})=>t)].map(([t,o])=>{const e=[...new Set(o.map(({place:i})=>i))],n=[...new Set(o.flatMap(i=>i.clients))];return(0,E.
kH)(l(t),{services:[t],places:e,clients:n})});function k(d,l){return d.filter(t=>!l.includes(t)).map(t=>(0,E.kH)(f.bI({host:t})))}function p({host:d,attempt:l,credentials:t},o){
const e=t?.hasToken===!0,n=[...o.flatMap(i=>i.kind==="url"&&(0,D.p4)(i.id)&&(0,D.D6)(i.id)?[{url:i.url,service:i.id,isSent:e}]:[]),...l.hops.map(({url:i,authorization:s})=>({
url:i,service:null,isSent:s==="sent"}))].flatMap(({url:i,...s})=>{const a=(0,P.Pv)((0,P.yo)(i)??"");return!a.ok||a.value===d?[]:[{...s,host:a.value}]});return[...new Map(
n.toReversed().map(i=>[i.host,i])).values()]}function O(d,l,{tokenSources:t,hosts:o}){return(t.size===0?[]:p(d,l)).flatMap(({host:n,service:i,isSent:s})=>{const a=t.
get(n);if(a===void 0)return[];const c=i===null?d.attempt.discovery.kind==="failed":!s,u=f.To({host:(0,P.nx)(d.host),other:(0,P.nx)(n),source:a,service:i,isSent:s,
isNotice:!c||o.has(n)});return[(0,E.kH)(u,{services:i===null?[]:[i]})]})}}),2886:((se,F,r)=>{r.d(F,{ER:()=>k,H4:()=>d,Np:()=>l,TC:()=>M,cA:()=>o,hD:()=>P,ly:()=>O,
pi:()=>t,v1:()=>w,zX:()=>$,zv:()=>p});var f=r(4e3),_=r(5143),E=r(5799),I=r(1831),A=r(4732);const P=(e,n)=>({problem:D(e,n),severity:e.severity,affects:e.affects.
filter(i=>n.concerned.includes(i)),host:e.host,...e.namedHost!==void 0&&{namedHost:e.namedHost},services:e.services,places:e.places,needed:e.needed,isHostNew:n.
isHostNew,...e.exclude&&{exclude:e.exclude},...e.rows&&{rows:e.rows}});function D(e,n){const{reader:i,machine:s,ignore:a,guesses:c}=n;if(s!==null&&e.problem.obstacle&&
!t(e,a))return s;const u=i===null?e.problem:(0,E.as)(e.problem,i),h=y(e,c);if(h.length===0)return u;const v=(0,E.tr)(h.flatMap(({repository:m})=>m??[]));return{
...u,help:u.help===void 0?v:(0,A.xI)`${u.help}; ${v}`}}function y({host:e,places:n,problem:i},s){if(s.length===0)return[];const a=i.affects.includes("terraform")&&
!i.affects.includes("opentofu"),c=n.flatMap(h=>typeof h=="string"?[]:h.file),u=new Set(c.map(_._M));return s.filter(({repository:h,hosts:v})=>u.has(h)&&(a||e!==
null&&v.has(e)))}function w({severity:e,affects:n,needed:i},s){const a=i&&s.some(c=>n.includes(c));return e==="error"&&!a?"warning":e}function M(e,n,{isTerminal:i}){
const s=n.some(({because:c})=>c.includes("hostnames input"));return{role:(0,f.VW)(e)!==null?"guest":s?"operator":"user",host:(0,I.nx)(e),isTerminal:i}}const T=[
"module","provider","version","package","lock","not"],$=({problem:e,places:n})=>T.includes(e.code.replace(/-.*/,""))&&n.length>0&&n.every(i=>typeof i!="string"),
k=({problem:e,needed:n})=>n&&e.usualSeverity==="error"&&!d.includes(e.code),p=({problem:e})=>e.code==="machine-network",O=e=>e.some(n=>typeof n=="string"||!(0,_.
MV)(n)),d=["host-http2","host-check-crashed"],l=(e,n)=>E.oC.indexOf(e.severity)-E.oC.indexOf(n.severity),t=({problem:e,host:n,namedHost:i=n},s)=>s.some(({code:a,
host:c})=>a===e.code&&(c===null||c===i)),o=e=>typeof e=="string"?e:`${e.file}:${e.line}`}),6146:((se,F,r)=>{r.d(F,{$:()=>E,o:()=>_});var f=r(2886);function _(D,y){
const{kind:w,source:M,address:T,constraints:$,places:k}=y;return JSON.stringify([D,w,M,T,$,k[0]??null])}function E(D,y){const w=I(y,({rows:T=[]})=>T),M=I(y.filter(
P),({places:T})=>T.map(f.cA));return w.size+M.size===0?D:D.map(({directory:T,clients:$,rows:k})=>({directory:T,clients:$,rows:k.map(p=>{const O=w.get(_(T,p))??p.
rejectedAt.flatMap(t=>M.get((0,f.cA)(t))??[]);if(O.length===0)return p;const d=O.map(({finding:t})=>({...t.problem,severity:(0,f.v1)(t,$)})).sort(f.Np),l=new Map(
d.map(({code:t,title:o,usualSeverity:e})=>[t,{code:t,title:o,usualSeverity:e}]));return{...p,worst:d[0]?.severity??null,problems:[...l.values()]}})}))}const I=(D,y)=>Map.
groupBy(D.flatMap(w=>y(w).map(M=>({key:M,finding:w}))),({key:w})=>w),A=/^(?:constraint|lock)-/,P=({problem:D,host:y})=>y===null&&A.test(D.code)}),4606:((se,F,r)=>{
r.d(F,{Bc:()=>T,Cg:()=>A,Hf:()=>y,ux:()=>P,wD:()=>D});var f=r(3534),_=r(8937),E=r(1064),I=r(1831);const A={misnamed:[],cause:null,source:void 0,refusals:[]};function P($,k,{
role:p},O){const{isFork:d,isAsked:l}=O,{hasToken:t=!1,source:o,problem:e=null}=$.credentials??{},{status:n=null,challenge:i=null}=$.attempt.hops.at(-1)??{},s=t||
!l?[]:w($,O),a=(0,E.n3)($.host),u=(a&&n===403||d&&!t?null:e)??s[0]??null,v=["document-unauthorized",...u!==null||!(d||a)?["versions-unauthorized","cloud-organiz\
ation"]:[]],m=k.filter(({problem:{code:g,isUnsent:C}})=>v.includes(g)&&!C),R=m.some(({problem:g})=>g.code==="versions-unauthorized")||p!=="guest"&&(d||n===401);
return!(u!==null||R&&!t)||i!==null?{misnamed:s,cause:null,source:o,refusals:[]}:{misnamed:s,cause:u??{isFork:d,...T($)},source:o,refusals:m}}const D=($,{cause:k,
source:p,refusals:O})=>k!==null&&O.includes($)?(0,_.to)($.problem,k,p):$.problem;function y({problem:$,services:k},{cause:p,refusals:O}){if(O.length===0)return!1;
const d=O.flatMap(l=>l.services);return $===p||$.code==="credentials-missing"&&k.every(l=>d.includes(l))}const w=($,{tokenVariables:k,hosts:p})=>(0,I.Bz)(k,$.host,
p).filter(({isParent:O})=>!O||M($)).map(O=>f.z2({host:$.host,...O})),M=({attempt:{discovery:$}})=>$.kind==="failed"&&$.problem.code==="document-unauthorized";function T({
credentials:$,looks:k}){const p=k.flatMap(t=>t.looks),O=t=>[...new Set(p.flatMap(({held:o,source:e})=>o!=="not read"===t?e:[]))],d=$===null?O(!0):[$.source],l=$===
null?O(!1):[];return{searched:d,notRead:l}}}),4702:((se,F,r)=>{r.d(F,{j7:()=>c,k2:()=>b,S4:()=>u});var f=r(2370),_=r(5143),E=r(1064),I=r(3217),A=r(7052),P=r(5799),
D=r(4732),y=r(8185),w=r(2886);function M(g,C,K){const{notes:H,usages:j,requirements:G,isEmpty:V}=g,{complaints:X,tokenHosts:J,answered:Y,contacted:Z}=g,ae=({problem:fe})=>fe.
code==="file-syntax",ie=new Set(H.filter(ae).map(f.W7)),te=({problem:fe})=>C.allowedHosts.length>0&&fe.code==="source-near-miss"&&fe.severity==="notice",pe=[...(0,y.
CS)(j,C),...(0,y.VS)(j,G,C),...Y.map(fe=>T(fe,C)),...X,...(0,I.ky)(J,Z)],me=[...H.filter(fe=>!te(fe)).map(fe=>$(fe,ie,C)),...pe.map(fe=>({...fe,severity:(0,w.v1)(
fe,C.dialect.clients)})),...V?[k(C)]:[]],{placed:ce=[],placeless:Ee=[]}=Object.groupBy(me,({places:fe})=>fe.length>0?"placed":"placeless");return[...(0,f.Qp)(ce,
fe=>{const{problem:Oe,severity:ye,affects:ke,host:Ie,namedHost:Pe,exclude:_e}=fe,{code:be,message:je,help:Se}=Oe;return[Ie,Pe,be,ye,je,Se,ke,_e===void 0]}),...Ee].
map(fe=>(0,w.hD)(fe,K))}function T(g,C){const{host:K,problem:H}=g;return K===null?g:{...g,services:[],problem:(0,P.as)(H,(0,w.TC)(K,[],C))}}function $(g,C,{dialect:K,
allowedHosts:H}){const{problem:j,isPlaceholder:G,checkedFor:V=K.clients}=g;if(H.length>0&&(0,y.KJ)(g)){const ce=(0,D.xI)`${j.message}; it may use hosts that are not in \`allowed-hosts\``;
return{...g,problem:{...j,message:ce},severity:"error"}}const X=(0,f.W7)(g),J=(0,f.Xd)(g),Y=g.aside!==void 0||J!==null&&(0,_.MV)(J),Z=g.severity==="error"&&G===
!0,ae=C.has(X)&&j.code!=="file-syntax",te=g.severity==="error"&&(Z||ae||Y)?"warning":(0,w.v1)(g,V);if(!Y&&!Z)return{...g,severity:te};const{help:pe,...me}=j;return{
...g,severity:te,problem:j.code==="file-syntax"?me:j,exclude:[(0,_.n7)(g.aside??X)]}}const k=({scan:g,hostnames:C,usages:K})=>(0,f.kH)((0,A.JW)({scan:g,hasHostnames:C.
length>0,isFleet:K.length>0}));var p=r(4e3),O=r(960),d=r(1831);function l(g){const C=g.filter(({attempt:X})=>X.hops.length>0),[K,...H]=C.flatMap(X=>o(X)??[]);if(!K||
H.length<C.length-1||!(C.some(({host:X})=>(0,p.VW)(X)!==null)||H.length>0&&!K.isCommon)||H.some(X=>t(X)!==t(K)))return null;const V=C.map(({host:X})=>(0,d.nx)(X));
return(0,O.e4)(V,[K,...H])}const t=({verb:g,what:C})=>g.startsWith("cannot")?g:C;function o({attempt:{discovery:g,hops:C}}){const K=g.kind==="failed"?g.problem.
obstacle:void 0;return C.every(({status:j})=>j===null)||K?.verb==="does not reach"?K:void 0}var e=r(6146);let n=function(...g){return{judgeRequests:n}=r.late([977,
508,879],9508),new.target?new n(...g):n(...g)},i=function(...g){return{crashedVisit:i}=r.late([977,508,879],9508),new.target?new i(...g):i(...g)},s=function(...g){
return{judgeVisit:s}=r.late([977,508,879],9508),new.target?new s(...g):s(...g)},a=function(...g){return{outcomesOf:a}=r.late([977,508,879],9508),new.target?new a(
...g):a(...g)};const c={notes:[],roots:[],requests:[],answering:new Set};function u(g,C,K=()=>[]){const{predicted:H,stopped:j,visits:G,guesses:V}=g,X={guesses:V,
machine:l(G),ignore:C.ignore},J=m(g,{...C,...X}),Y=R(g,J,C,X),Z=[...J.flatMap(ce=>ce.findings),...Y],ae=ce=>ce.filter(Ee=>!(0,w.pi)(Ee,C.ignore)).sort(w.Np),ie=J.
map(ce=>{const Ee=ae(ce.findings.filter($e=>!(0,w.zX)($e)));return{...ce,findings:Ee,clients:a(Ee)}}),te=({exclude:ce})=>+(ce!==void 0),pe=ae([...J.flatMap(ce=>ce.
findings.filter(w.zX)),...Y]).toSorted((ce,Ee)=>(0,w.Np)(ce,Ee)||te(ce)-te(Ee)),me=[...ie.flatMap(ce=>ce.findings),...pe].sort(w.Np);return{passed:j===null&&!me.
some(({severity:ce})=>b(ce,C.failOn)),stopped:j,hosts:ie,files:pe,findings:me,ignored:Z.length-me.length,roots:(0,e.$)(H.roots,ae(Z)),lines:v(me,K)}}const h=1e3;
function v(g,C){const K=g.flatMap(H=>(0,f.Xd)(H)??[]).filter(({file:H,column:j,endColumn:G})=>G>j&&(0,_._M)(H)===null);return C((0,_.jH)(K).slice(0,h))}function m(g,C){
const{visits:K,newHosts:H,predicted:j}=g,G=Map.groupBy(g.requirements,({host:Z})=>Z),V=Map.groupBy(j.notes,({host:Z})=>Z),X=new Map(j.requests.map(Z=>[Z.host,Z])),
J=new Set(K.map(({host:Z})=>Z)),Y={...C,...g,hosts:J};return K.map(Z=>{const{host:ae}=Z,ie={visit:Z,requirements:G.get(ae)??[],predicted:V.get(ae)??[],requests:X.
get(ae)??null,answering:j.answering,isNew:H.has(ae)};try{return s(ie,C,Y)}catch(te){return i(ie,C,te)}})}function R(g,C,K,H){const{notes:j,requests:G}=g.predicted,
V=new Set(C.map(({visit:te})=>te.host)),X=C.flatMap(({visit:te,services:pe})=>(0,I.fc)(te,pe)),J=[...j,...G.flatMap(te=>n(te,[],K))],{files:Y=[],hosts:Z=[]}=Object.
groupBy(J,({host:te})=>te===null?"files":"hosts"),ae={...g,notes:[...g.notes,...Y],answered:Z.filter(({host:te})=>te!==null&&!V.has(te)),contacted:[...V,...[...X,
...G].map(({host:te})=>te)]},ie={concerned:E.zK,reader:null,isHostNew:!1,machine:null};return M(ae,K,{...H,...ie})}const b=(g,C)=>g==="error"?C!=="never":g==="w\
arning"&&C==="warning"}),6647:((se,F,r)=>{r.d(F,{EH:()=>d,U4:()=>M,WI:()=>n,a4:()=>t,oO:()=>T});var f=r(3916),_=r(4091),E=r(9037),I=r(1064),A=r(5011),P=r(4321),
D=r(1022),y=r(7681),w=r(1731);const M=".terraform/modules/modules.json",T=".terraform/terraform.tfstate",$=(0,y.w3)({backend:(0,y.lq)((0,y.w3)({type:y.Qq,config:(0,y.
Tj)((0,y.LT)(y.Qq))})),resources:(0,y.p_)((0,y.w3)({provider:y.Qq}))}),k=(0,y.w3)({backend:(0,y.lq)((0,y.w3)({config:(0,y.Tj)((0,y.LT)((0,y.Tj)((0,y.LT)(y.Qq))))}))}),
p=new Set(Object.values(E.FV).flatMap(s=>s.split(/[ .]/))),O=/(?:^|\.)provider\["([^"\\]*)"\]/;function d(s,a){const c=(0,y.D4)(a,$,"struct"),{backend:u,resources:h}=c.
ok?c.value:$.zero,v=(0,y.D4)(a,k,"struct"),m=v.ok?[...v.value.backend?.config?.values()??[]]:[],R=[u?.config??new Map,...m.flatMap(K=>K??[])],{type:b=""}=u??{},
g=R.flatMap(K=>Array.from(K,([H,j])=>j===""?null:l(b,H,j)));/^(remote|cloud)$/.test(b)&&!u?.config?.get("hostname")&&g.push("app.terraform.io");const C=new Set(
h.map(({provider:K})=>K).filter(K=>K.includes("[")));return I.Du.flatMap(K=>{const j=[...Array.from(C,G=>{const V=(0,D.mi)(O.exec(G)?.[1]??"",K);return V.kind!==
"registry"?V.kind==="builtin"?null:P.IZ:K==="opentofu"&&(0,D.Gi)(V)?(0,A.Vm)(K):V.host}),...g];return[...new Set(c.ok?j:[P.IZ])].flatMap(G=>G===null?[]:{file:s,
host:G,client:K})})}function l(s,a,c){return s==="local"?(0,E.Bm)(c):E.Gb[s]?.split(" ").includes(a)?(0,E.D8)(c):p.has(a)||a==="hostname"?(0,E.Ul)(c):null}function t(s,a){
const c=(0,E.Bm)(`terraform.tfstate.d/${a.trim()}/terraform.tfstate`);return c===null?[]:I.Du.map(u=>({file:s,host:c,client:u}))}const o=(0,y.w3)({key:y.Qq,source:y.
Qq,version:y.Qq,dir:y.Qq}),e=(0,y.w3)({modules:(0,y.p_)(o)});function n(s,a){const c=a.trim()===""?(0,_.Ju)(e.zero):(0,y.D4)(a,e,"struct");if(!c.ok)return c;const{
modules:u}=c.value,h=u.find(({version:m})=>m!==""&&(0,w.oF)(m)===null);if(h!==void 0)return(0,_.TR)(`has the malformed version "${h.version}"`);if(new Set(u.map(
({key:m})=>m)).size<u.length)return(0,_.TR)("has two modules with the same key");const v=u.filter(({key:m})=>m!=="");return(0,_.Ju)(v.map(({dir:m,...R})=>({...R,
root:s,directory:i(s,m)})))}function i(s,a){const c=(0,f.isAbsolute)(a)?a:`${s===""?".":s}/${a}`;return!/(^|\/)(?!\.{1,2}\/)[^/]+\/(.*\/)?\.\.(\/|$)/.test(a)?(0,f.
normalize)(c).replace(/(?<=.)\/$/,""):c}}),4e3:((se,F,r)=>{r.d(F,{$$:()=>k,B9:()=>s,Cw:()=>m,I0:()=>p,K4:()=>$,NM:()=>c,VW:()=>i,Wt:()=>e,YA:()=>h,_r:()=>u,dh:()=>D,
eZ:()=>O,go:()=>l,mP:()=>t,oZ:()=>b,px:()=>w,qZ:()=>a,zM:()=>v,zN:()=>T,zd:()=>d});var f=r(1064),_=r(4732),E=r(9562),I=r(9587);const A=300,P=8192;function D(g,C=A){
const{length:K}=g,H=K>P?(0,I.NE)(g.slice(0,P)):(0,I._U)(g);return H.length<=C?H:`${y(H,C)}\u2026`}const y=(g,C)=>structuredClone(g.slice(0,C).toWellFormed()),w=(g,C)=>`${g}\
 ${g===1?C:M(C)}`,M=g=>`${g.replace(/(?<=[^aeiou])y$/,"ie")}s`;function T(g,C){const{length:K}=g,H=typeof C=="number"?C:K<=2*C.few?K:C.few,j=g.slice(H);return{shown:g.
slice(0,H),rest:j,more:j.length}}function $(g,C,K=String,H=j=>`${j} more`){const{shown:j,more:G}=T(g,C),V=j.map(X=>K(X)).join(", ");return G>0?`${V} and ${H(G)}`:
V}const k=g=>new TextEncoder().encode(g).length;function p(g,C,K,H){const j=[];let G=0;for(const V of Iterator.from(g).map(H)){if(G+=k(V)+K,G>C)break;j.push(V)}
return{shown:j,more:g.length-j.length}}const O=g=>g.map(C=>f.bB[C]).join(" and "),d=g=>(0,_.xI)`the clients print "${g}"`;function l(g){return g===null?"null":Array.
isArray(g)?"an array":typeof g=="object"?"an object":`a ${typeof g}`}function t(g){if(g.kind==="error")return`cannot be read: ${g.code}`;if(g.kind==="special")return`\
is ${g.is} and is not read`;const{bytes:C,maxBytes:K}=g;return`has ${C} bytes and is not read; the limit is ${K/1024/1024} MiB`}const o={[E.e$]:"correct the hos\
t in the source address, or remove it for a module of the public registry (NAMESPACE/NAME/SYSTEM)",[E.xq]:"correct the host in `source` (public providers need n\
one), add the `source` that a child module lacks, or use a filesystem mirror"};function e(g){return g.flatMap(K=>o[K]??[])[0]??"correct the host in `source` or \
`hostname`, or add the `source` that a child module lacks"}const n=new Map([["registry.terraform.io","https://status.hashicorp.com"],["app.terraform.io","https:\
//status.hashicorp.com"],["app.eu.terraform.io","https://status.hashicorp.com"],["registry.opentofu.org","https://status.opentofu.org"],["gitlab.com","https://s\
tatus.gitlab.com"]]),i=g=>n.get(g)??null,s=g=>`wait and run the check again; see ${i(g)??"its status page"}, and consider a network mirror for providers`,a=g=>(0,_.
xI)`use another network, a proxy (HTTPS_PROXY) or a network mirror: ${(0,_.KT)(g)} is public, so this network or country is blocked`;function c({page:g,asked:C},K){
if(g===null)return K;const H=g.title===""?"":` ("${g.title}")`,j=K.guest??a(C);switch(g.kind){case"sign-in":return{operator:"allow unauthenticated requests to /\
.well-known/terraform.json",guest:j,because:`the host returned a sign-in page${H}`};case"captive-portal":return`a proxy or captive portal returned an HTML page${H}\
: allow this machine to reach the host`;case"other":{const G=`the host returned an HTML page${H}`;return{user:e([]),...K,guest:j,because:G}}}}function u({url:g,
status:C,reason:K,said:H},j=!1){const G=H===void 0?"":` ("${D(H)}")`;return(0,_.xI)`${j?"":(0,_.xI)`${(0,_.KT)(g)} returned `}${`${C} ${D(K)}`.trim()}${G}`}const h=g=>`${Math.
round(g/100)/10} s`,v=g=>g.kind==="several"?g.reasons:[g];function m(g){switch(g.kind){case"deadline":return`the check reached its deadline of ${h(g.ms)}`;case"\
signal":return`the check was interrupted by ${g.signal}`;case"crash":return"tf-disco crashed";case"missing":return R(g);case"several":return g.reasons.map(m).join(
"; ")}}function R({repositories:g,total:C}){const K=C===1?"repository":"repositories",H=g.length===1?"is":"are",j=$(g,10,D);return`${g.length} of ${C} ${K} ${H}\
 missing: ${j}`}const b=({kind:g,address:C,version:K})=>(0,_.xI)`${g} ${(0,_.KT)(C)} ${D(K,40)}`}),3534:((se,F,r)=>{r.d(F,{$U:()=>o,Eu:()=>p,QU:()=>$,To:()=>n,bI:()=>i,
fj:()=>d,iX:()=>s,tK:()=>l,z2:()=>e});var f=r(1064),_=r(1831),E=r(4732),I=r(2713),A=r(4e3),P=r(5799),D=r(8937);const y="write the token into the file, or remove\
 its block",w="store the token in the helper, which must print {} for a host without one",M={terminal:"set it to the token, or remove it",workflow:"check the na\
me of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string"},T=(h,{source:v},m,R)=>(0,P.CC)(h,{message:(0,E.xI)`the token from ${(0,E.
LA)(v)} ${m}`,flaw:m,...R}),$=h=>T("credentials-empty",h,"is empty",{help:(0,P.Lw)(h.isInFile?y:(0,D.zT)(h.source)?w:M)}),k={length:{has:"is longer than 64 KiB \
and is not sent",help:"store only the token"},"control character":{has:"contains a line break or another control character, which no client can send",help:"stor\
e the token again without the line break at its end"},bearer:{has:'begins with "Bearer ", which the clients add a second time',help:'store only the part after "\
Bearer "'},quotes:{has:"is enclosed in quotation marks, which are sent with it",help:"store the token without the quotation marks"},"outer white space":{has:"be\
gins or ends with white space, which is sent with it",help:"store the token without the white space around it"},"inner white space":{has:"contains white space",
help:"check whether two values were pasted together"},"not ASCII":{has:"contains characters beyond ASCII, which many servers misread",help:"copy the token again\
: a hyphen or quotation mark may have been replaced"}},p=({slip:h,...v})=>T("credentials-malformed",v,k[h].has,{help:k[h].help,...h==="control character"||h==="\
length"?{}:{severity:"warning"}}),O=`has fewer than ${I.Il} characters and is not redacted where a server repeats it`,d=h=>T("credentials-short",h,O,{help:"chec\
k whether the stored value is the whole token; store it again or create a longer one"}),l=h=>(0,P.CC)("credentials-differ",{message:(0,E.xI)`for host ${(0,E.SP)(
h.host)}, ${t(h.first)} and ${t(h.other)}`,help:(0,E.xI)`set the token for both clients in ${(0,E.LA)((0,_.fK)(h.host)[0]??"tokens")} or tokens, or set dialect to one client; this check uses the first token`}),
t=({client:h,source:v})=>v===null?`${f.bB[h]} finds no token`:(0,E.xI)`${f.bB[h]} uses the token from ${(0,E.LA)(v)}`,o=({host:h,service:v,...m})=>(0,D.ti)("cre\
dentials-missing",(0,E.xI)`host ${(0,E.SP)(h)} requires a token${v===null?"":` for ${v}`}`,(0,D.nP)(h),m),e=h=>(0,P.CC)("credentials-near-miss",{message:(0,E.xI)`${(0,E.
LA)(h.variable)} seems to be meant for host ${(0,E.SP)(h.host)}, but ${h.why}`,help:(0,E.xI)`rename it: ${(0,D.yN)(h.write)}`}),n=({host:h,other:v,source:m,service:R,
isSent:b,isNotice:g})=>(0,P.CC)("credentials-other-host",{message:(0,E.xI)`the clients do not send the token for ${(0,E.KT)(v)} from ${(0,E.LA)(m)} ${R===null?"\
after the redirect of":`to ${R} of host`} ${(0,E.KT)(h)}: they send ${b?(0,E.xI)`the token of ${(0,E.KT)(h)}`:"none"}`,help:R===null?(0,E.xI)`make the discovery document of ${(0,E.
KT)(h)} public, or serve it at ${(0,E.KT)(h)} itself`:(0,E.xI)`set the token for ${(0,E.KT)(h)}, and the clients send it to ${(0,E.KT)(v)}`,...g?{severity:"noti\
ce",affects:[]}:{}}),i=({host:h})=>(0,P.CC)("credentials-unused",{message:(0,E.xI)`the tokens input has a token for host ${(0,E.SP)(h)}, which is not checked`,help:"\
write the host as in the files, including its port, or remove the line"});function s(h){const{host:v,token:m,source:R,challenge:b,contentType:g,...C}=h,H=m==="n\
one"&&b===null&&!g?.includes("json")&&C.status===403&&(0,A.VW)(v)===null,j=H?"may not be a registry":m==="sent"?(0,E.xI)`rejected the token from ${(0,E.LA)(R??"")}`:
"requires authentication credentials",G=b===null?"":`, and asks for ${b} authentication`,V=!H&&C.url===`https://${v}/.well-known/terraform.json`;return(0,P.CC)(
"document-unauthorized",{message:(0,E.xI)`host ${(0,E.KT)(v)} ${j}: ${(0,A._r)(C,V)}${G}`,help:(0,A.NM)({...C,asked:v},H?c:u(h)),isUnsent:(0,D.wt)(h)})}const a="\
make the discovery document public",c={operator:`${a}, or return 404 if the host has no services`,user:(0,A.Wt)([])};function u({host:h,token:v,source:m,status:R,
challenge:b}){const g=(0,A.qZ)(h);if(b!==null){const C=`exempt /.well-known/terraform.json from ${b} authentication`,K=(0,E.xI)`ask the operator of ${(0,E.KT)(h)} to ${C}`;
return{operator:C,user:K,guest:g,note:"the clients send Bearer tokens only, so no token helps"}}switch(v){case"sent":{const C=R===403?"may read this host":"is c\
omplete and for this host",K=(0,E.xI)`check that the token ${C}, or ${(0,D.qV)(m??"",h)}`;return R===403?{...(0,P.Lw)(K),guest:g}:(0,P.Lw)(K)}case"none":return{
operator:(0,D.nP)(h,`, or ${a}`),besides:a,user:(0,D.nP)(h),guest:g};case"dropped":return{because:"the token was not sent there because it does not follow a red\
irect to another host",operator:(0,E.xI)`configure ${(0,E.KT)(h)} to respond itself, or ${a}`};case"withheld":return{because:"the token was not sent there becau\
se the clients would send it in clear text",operator:"redirect to an https URL"}}}}),7052:((se,F,r)=>{r.d(F,{JW:()=>M,U$:()=>E,WO:()=>D,a3:()=>w,ub:()=>k,yQ:()=>T});
var f=r(4e3),_=r(5799);const E=({error:p,isRefused:O})=>(0,_.CC)("file-syntax",{message:p??"the file is not valid UTF-8",help:"fix the file, or list it in `excl\
ude` if it is invalid on purpose",...!O&&{severity:p===null?"notice":"warning"}}),I={file:"the file cannot be read",directory:"the directory cannot be read",link:"\
the target of the link cannot be read",scan:"the path in `scan` cannot be read","special-file":"this is","link-to-special-file":"the target of the link is"},A={
ENAMETOOLONG:"shorten the path, or list it in `exclude`",ENOENT:"rename it if its name is not valid UTF-8, or list it in `exclude`"},P={file:"correct the permis\
sions, or list the file in `exclude`",directory:"correct the permissions, or list the directory in `exclude`",link:"correct or remove the link, or list it in `e\
xclude`",scan:"correct `scan`, and check that the repository is checked out","special-file":"remove it, or list it in `exclude`","link-to-special-file":"remove \
the link, or list it in `exclude`"},D=p=>(0,_.CC)("file-unreadable",{message:`${I[p.what]}${"code"in p?`: ${p.code}`:` ${p.is} and is not read`}`,help:(p.what===
"file"||p.what==="directory"?A[p.code]:void 0)??P[p.what],...!("isRefused"in p&&p.isRefused)&&{severity:"warning",affects:[]}}),y={link:["the link points outsid\
e the checkout and is not followed","move the file into the repository, or name its directory in `scan`"],linked:["the link leads to a directory that was not re\
ad","remove the link, or name the directory in `scan`"],unselected:["`init` reads the file, and `scan` or `exclude` leaves it out","select the file, or do not s\
elect its directory"],generated:["Terragrunt adds configuration here that was not read","write `contents`, `path` and `config` as literals, and give included fi\
les the suffix .hcl"],outside:["is outside the checkout, and the module in it was not read","move the module into the repository, or name its directory in `scan\
`"],skipped:["was not read","write the path as a literal, or remove the directory from `exclude`"]};function w(p){const[O,d]=y[p.what];return"path"in p?(0,_.CC)(
"file-outside",{message:`directory ${(0,f.dh)(p.path)} ${O}`,help:d,severity:"notice"}):(0,_.CC)("file-outside",{message:O,help:d})}function M({scan:p,hasHostnames:O,
isFleet:d}){const l=p.every(n=>n==="."),o=`found no Terraform or OpenTofu files in ${d?"the repositories of `usages`":l?"this directory":`\`scan\` (${(0,f.K4)(p,
3,f.dh)})`}`,e=d?"check out the repositories before `tf-disco usages`":"check out the repository first (in a workflow: actions/checkout)";return O?(0,_.CC)("not\
hing-to-check",{message:`${o}; only \`hostnames\` was checked`,help:`${e}, or correct \`scan\``,severity:"warning"}):(0,_.CC)("nothing-to-check",{message:`${o},\
 and \`hostnames\` is not set`,help:`${e}, correct \`scan\` or \`exclude\`, or set \`hostnames\``})}const T=({oldest:p})=>(0,_.CC)("file-stale",{message:`the us\
ages file was written more than a week ago (the oldest on ${p}); the repository may use something else now`,help:"write it again with `tf-disco usages --format \
json`, and see why the job that writes it no longer runs"}),$={depth:p=>({message:`directories nested deeper than ${p} levels are not scanned`,help:"list this d\
irectory in `exclude`"}),files:p=>({message:`there are more than ${p} files; this directory and the following ones are not scanned`,help:"scan fewer directories\
 with `scan` or `exclude`"}),directory:p=>({message:`the directory has more than ${p} files; the files after them are not scanned`,help:"split the directory, or\
 list files in `exclude`"}),parts:p=>({message:`the file has more than ${p} blocks, arguments and values; the rest is not read`,help:"split the file, or list it\
 in `exclude`"}),"module-usages":p=>({message:`the files of this directory use or define more than ${p} modules, providers, resources and variables; the rest of\
 this file and the files after it are not scanned`,help:"split the directory, or list files in `exclude`"}),usages:p=>({message:`the scan found more than ${p} u\
sages of hosts; this directory and the following ones are not scanned`,help:"scan fewer directories with `scan` or `exclude`"}),roots:p=>({message:`the root mod\
ules have more than ${p} modules in all; the constraints of this root module and the following ones are not checked`,help:"list the directories in which `init` \
runs in `roots`"})};function k(p){switch(p.kind){case"size":return(0,_.CC)("file-limit",{message:`the file ${(0,f.mP)(p)}`,help:"split the file, or list it in `\
exclude`"});case"problems":return(0,_.CC)("file-limit",{message:`there are more than ${p.max} problems in files; ${p.omitted} are not reported`,help:"fix the re\
ported problems first, or scan fewer files with `scan` or `exclude`"});case"time":return(0,_.CC)("file-limit",{message:`${(0,f.Cw)(p.stopped)} after reading ${p.
files} files; this directory and the following ones are not scanned, so hosts may be missing`,help:"scan fewer directories with `scan` or `exclude`, or raise `d\
eadline-seconds`"});default:return(0,_.CC)("file-limit",$[p.kind](p.max))}}}),960:((se,F,r)=>{r.d(F,{Er:()=>l,P0:()=>p,P6:()=>y,Qs:()=>k,T0:()=>P,U2:()=>d,e4:()=>t});
var f=r(4732),_=r(4e3),E=r(736),I=r(5799);const A={"no-such-host":"does not resolve: no such host","no-answer":"could not be looked up: the DNS server did not r\
espond","server-failed":"could not be looked up: the DNS server reported a failure"},P=({host:o,why:e})=>(0,I.CC)("host-unknown",{message:(0,f.xI)`${(0,f.KT)(o)} ${A[e]}`,
help:e==="no-such-host"?"check the spelling, and that this machine can resolve the name":"check the DNS resolver of this machine, then run the check again",obstacle:{
verb:"cannot resolve",what:A[e].replace(/.*: /,"")}}),D={refused:"refused the connection",closed:"closed the connection without a response","no-host-route":"is \
unreachable: no route to the host","no-network-route":"is unreachable: no route to its network"};function y({host:o,error:e}){if(typeof e=="object"&&"proxy"in e)
return(0,I.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(o)} is unreachable: ${e.proxy}`,help:"check that the host is up, that the proxy can reach it, and\
 HTTPS_PROXY and NO_PROXY",obstacle:{verb:"does not reach",what:(0,_.dh)(e.proxy),help:E.TG}});const n=typeof e=="string"?D[e]:`is unreachable (${e.code})`,i="c\
heck that the host is up",s="check that a firewall or proxy lets this machine connect to it";return(0,I.CC)("host-unreachable",{message:(0,f.xI)`${(0,f.KT)(o)} ${n}`,
operator:`${i}, and ${s}`,besides:i,user:s,guest:`${s}; otherwise ${(0,_.B9)(o)}`,obstacle:{verb:"cannot connect to",what:n.replace("is unreachable: ","")}})}const w={
lookup:{verb:"cannot resolve",failed:"could not be looked up: the DNS server did not respond",help:"check the DNS resolver of this machine"},connection:{verb:"c\
annot connect to",failed:"did not accept a connection",help:"check that the host is up, and that a firewall does not drop packets from this machine"},response:{
verb:null,failed:"did not respond",help:""},body:{verb:null,failed:"did not finish its response",help:""}},M="serve the document as a static file",T=({asks:o})=>o===
"document"?M:"find out what the server waits for, such as its storage",$=o=>o.map(({name:e,attemptMs:n,retries:i})=>{const s=Number.isFinite(n)?(0,_.YA)(n):"wit\
hout a limit",a=i===0?"":` in each of ${i+1} attempts`,c=e.includes(" and ")?"wait":"waits";return`${e} ${c} ${s}${a}`}).join(", ");function k(o){if(o.phase==="\
complete")return(0,I.CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(o.host)} took ${(0,_.YA)(o.tookMs)} to return its discovery document; ${$(o.releases)}`,operator:M,
affects:[...new Set(o.releases.map(({client:a})=>a))]});const{verb:e,failed:n,help:i}=w[o.phase],s=o.limitMs===null?"in time":`within ${(0,_.YA)(o.limitMs)}`;return(0,I.
CC)("host-timeout",{message:(0,f.xI)`${(0,f.KT)(o.host)} ${n} ${s}`,help:i||{operator:T(o),guest:(0,_.B9)(o.host)},...e&&{obstacle:{verb:e,what:n.replace(/.*: /,
"")}}})}const p=({host:o,error:e})=>(0,I.CC)("host-protocol",{message:(0,f.xI)`the response of ${(0,f.KT)(o)} is not valid HTTP (${e})`,operator:"check that the\
 port serves HTTP, and the headers that the server and its load balancer send",user:"check the port in the address"}),O={lookup:"the DNS lookup",connection:"the\
 connection",tls:"the TLS handshake",response:"waiting for the response",rest:"the rest, such as the body,"};function d({host:o,phase:e,tookMs:n,limitMs:i,...s}){
const a=`(limit ${(0,_.YA)(i)}); ${O[e.name]} took ${(0,_.YA)(e.ms)}`;return"url"in s?(0,I.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(s.url)} took ${(0,_.YA)(
n)} to answer ${a}`,operator:T({asks:"answer"})}):(0,I.CC)("host-slow",{message:(0,f.xI)`${(0,f.KT)(o)} took ${(0,_.YA)(n)} to return its discovery document ${a}`,
operator:M,note:$(s.releases)})}const l=({host:o,attempts:e,failure:n,releases:i})=>(0,I.CC)("host-recovered",{message:(0,f.xI)`discovery of ${(0,f.KT)(o)} succeeded at attempt ${e}; the first attempt failed: ${n}`,
operator:"find out why the host fails intermittently",note:i.length===0?"init succeeded, because the CLI retries discovery":`init with ${i.map(({name:s})=>s).join(
" and ")} would have failed`});function t(o,e){const[{verb:n,help:i=E._$[n]}]=e,[s="",...a]=o,c=a.length===0?(0,f.KT)(s):`any of ${o.length} hosts`,u=a.length===
0&&n==="cannot connect to";return(0,I.CC)("machine-network",{message:(0,f.xI)`this machine ${n} ${c}: ${(0,_.K4)([...new Set(e.map(({what:h})=>h))],3)}`,help:u?
`${i}; otherwise ${(0,_.B9)(s)}`:i})}}),736:((se,F,r)=>{r.d(F,{M8:()=>I,TG:()=>f,_$:()=>E});const f="check HTTPS_PROXY, with the user name and password that the\
 proxy may require, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too; the proxy may have to allow the host",_="if this network has a proxy, set HT\
TPS_PROXY",E={"cannot resolve":`check the network connection of this machine, its DNS resolver and search domains, and a VPN that the hosts may need; ${_}`,"can\
not connect to":`check the network connection of this machine, that a firewall lets it connect, and that the hosts are up; ${_}`,"does not trust":"set `ca-file`\
 to the certificate of the issuer","does not reach":"sign in to this network, or use another one; if the hosts themselves require it, ask their operators to all\
ow unauthenticated requests to /.well-known/terraform.json"};function I(A,{page:P,url:D,asked:y}){const w=URL.parse(D)?.host,M=w===y,T=M&&A.code==="document-sta\
tus";if(P===null||P.kind==="other"||T)return A;const $=`a ${P.kind} page${M?"":` at ${w}`} ("${P.title}") answers`;return{...A,obstacle:{verb:"does not reach",what:$,
isCommon:M}}}}),3410:((se,F,r)=>{r.d(F,{Dr:()=>k,EK:()=>M,Fu:()=>O,dF:()=>p,vs:()=>D,y7:()=>w});var f=r(1831),_=r(4732),E=r(9562),I=r(4e3),A=r(5799),P=r(8937);function D({
host:d,service:l,...t}){const o=l===E.OZ?"the cloud block":"the remote backend",e=(0,P.nP)(d),n=(0,f.pk)(d)===d?(0,_.xI)`run \`terraform login ${(0,_.KT)(d)}\` or \`tofu login ${(0,_.
KT)(d)}\`, or `:"",i={...e,terminal:(0,_.xI)`${n}${e.terminal}`},s=(0,_.xI)`${o} requires a token for ${(0,_.SP)(d)}`;return(0,P.ti)("cloud-token",s,i,t)}const y={
organization:"`organization`",workspaces:"`name` in `workspaces`"};function w({block:d,lacks:l,isOpen:t}){const o=d==="cloud block"?`set ${l.map(e=>E.uW[e]).join(
" and ")}`:"give it to `init` with -backend-config in TF_CLI_ARGS_init";return(0,A.CC)("cloud-incomplete",{severity:t?"notice":"error",message:`the ${d} has no ${l.
map(e=>y[e]).join(" and no ")}`,help:t?"no change is required if `init` gets the arguments with -backend-config":`write it in the block, or ${o}, also for this \
check`})}const M=({url:d,version:l})=>(0,A.CC)("cloud-version",{message:(0,_.xI)`${(0,_.KT)(d)} returned ${l===null?"no TFP-API-Version":`TFP-API-Version ${(0,I.
dh)(l)}`}; the cloud block requires 2.5 or later`,operator:"update Terraform Enterprise, or configure the proxy in front of it to keep the header",user:'check `\
hostname`, or use `backend "remote"` instead of `cloud`'}),T=d=>"why"in d?(0,_.xI)`the response of ${(0,_.KT)(d.url)} ${(0,I.dh)(d.why)}`:(0,I._r)({...d,page:null}),
$=(d,l,t)=>"status"in d&&[401,403,404].includes(d.status)?t:(0,A.C)((0,_.xI)`check the logs of ${(0,_.KT)(l)}, and that the URL of the service is that of its API`),
k=({host:d,organization:l,source:t,...o})=>(0,A.CC)("cloud-organization",{message:(0,_.xI)`the organization ${l} at ${(0,_.KT)(d)} cannot be read: ${T(o)}`,help:$(
o,d,(0,_.xI)`check the name of the organization, and that the token from ${(0,_.LA)(t)} is valid and belongs to a member`)}),p=d=>(0,A.CC)("cloud-workspace",{message:(0,_.
xI)`the workspace ${d.workspace} of ${d.organization} at ${(0,_.KT)(d.host)} cannot be read: ${T(d)}`,help:$(d,d.host,"check that the token may read the workspa\
ce")}),O=({host:d,organization:l,workspace:t})=>(0,A.CC)("cloud-workspace-missing",{message:(0,_.xI)`${l} at ${(0,_.KT)(d)} has no workspace ${t} that the token may read; init would create it`,
help:"no change is required if the workspace is new; otherwise correct its name"})}),6697:((se,F,r)=>{r.d(F,{AO:()=>T,U7:()=>M,n3:()=>$,nD:()=>O,ro:()=>p,sC:()=>w,
wp:()=>y});var f=r(4732),_=r(3592),E=r(4e3),I=r(5799);const A=({file:l,line:t})=>`${(0,E.dh)(l)}:${t}`,P={download:["source","the source is downloaded from","us\
e a source on an allowed host"],backend:["backend","the backend or its state uses","use an allowed host"],configuration:["mirror","the CLI configuration leads t\
o","use an allowed host"]};function D(l){if(l.host===""){const[s]=P["use"in l?l.use:"download"];return[`the host of this ${s} cannot be determined, and may not \
be in \`allowed-hosts\``,"write the whole address as a literal, with its host after the scheme"]}const t=(0,f.xI)`${(0,f.KT)(l.host)}, which is not in \`allowed-hosts\``;
if("service"in l)return[(0,f.xI)`${l.service} of ${(0,f.KT)(l.registry)} is on ${t}`,"use another registry"];if("package"in l)return[(0,f.xI)`the package of ${l.
package} is downloaded from ${t} and was not contacted`,"use another module or provider"];if("use"in l){const[,s,a]=P[l.use];return[(0,f.xI)`${s} ${t}`,a]}const o=(0,f.
xI)`host ${(0,f.KT)(l.host)} is not in \`allowed-hosts\` and was not contacted`;if(!("implied"in l))return[o,"use an allowed registry"];const{place:e,clients:n}=l.
implied,i=`${A(e)} names no host, and this is the default of ${(0,E.eZ)(n)}`;return[(0,f.xI)`${o}; ${i}`,"name an allowed registry there"]}function y(l){const[t,
o]=D(l),e=l.host===""?o:(0,f.xI)`${o}, or add ${(0,f.KT)(l.host)} to \`allowed-hosts\``;return(0,I.CC)("host-not-allowed",{message:t,help:e})}const w=({count:l})=>(0,I.
CC)("allowlist-incomplete",{message:`the packages of ${(0,E.px)(l,"module")} from registries, Git or archives were not opened; they may use hosts that are not i\
n \`allowed-hosts\``,help:"restrict the network of the job that runs `init` as well"}),M=({host:l})=>(0,I.CC)("host-generic",{message:(0,f.xI)`${(0,f.KT)(l)} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
help:"add the real host to `hostnames` to check it"}),T=({host:l,address:t,asks:o})=>t==="metadata"?(0,I.CC)("host-private-redirect",{message:(0,f.xI)`${(0,f.KT)(
l)} is the address of ${/^(?:kubernetes|openshift)\b/.test(l)?"the API of a cluster":"a cloud metadata service"} and was not contacted`,help:"remove the redirec\
t or the address; such services are never contacted"}):(0,I.CC)("host-private-redirect",{message:(0,f.xI)`a public host ${o==="document"?"redirects":"leads"} to ${(0,f.
KT)(l)}, which has a ${t} address and was not contacted`,help:`if ${o==="document"?"the redirect":"that"} is intended, add that host to \`hostnames\` or \`resolve\``}),
$=({host:l,thrown:t})=>(0,I.CC)("host-check-crashed",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked completely, because of a bug in tf-disco ${_.xv}: ${k(t)}`,
help:(0,f.xI)`please report this text at ${_.xV}; to pass until it is fixed, add \`host-check-crashed ${(0,f.KT)(l)}\` to \`ignore\``});function k(l){if(!(l instanceof
Error))return(0,E.dh)(String(l));const t=/([^/\\\s(]+:\d+:\d+)\)?$/m.exec(l.stack??"")?.[1];return(0,E.dh)(String(l))+(t===void 0?"":` (${t})`)}const p=({host:l})=>(0,I.
CC)("host-http2",{message:(0,f.xI)`${(0,f.KT)(l)} speaks only HTTP/2, which Terraform and OpenTofu can use and this check cannot; it was not checked`,operator:(0,f.
xI)`enable HTTP/1.1 on ${(0,f.KT)(l)} as well (ALPN \`http/1.1\`)`,note:"to pass without checking it, add `host-http2` to `ignore`"});function O({host:l,stopped:t,
isBegun:o,unchecked:e,total:n}){const i=o?" completely: its visit was under way when":":";return(0,I.CC)("host-not-checked",{message:(0,f.xI)`${(0,f.KT)(l)} was not checked${i} ${(0,E.
Cw)(t)}, with ${e} of ${n} hosts not checked`,help:d[t.kind]})}const d={deadline:"raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries\
`, or check fewer hosts",signal:"run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that",crash:"run the check aga\
in, and report the crash"}}),2370:((se,F,r)=>{r.d(F,{Qp:()=>y,W7:()=>D,Xd:()=>P,ht:()=>A,kH:()=>E,wv:()=>I});var f=r(1064),_=r(5143);function E(w,{clients:M=f.zK,
...T}={}){return{problem:w,severity:w.severity,affects:w.affects.filter($=>M.includes($)),clients:M,host:null,services:[],places:[],needed:!0,...T}}const I={line:1,
column:1,endColumn:1};function A(w,M,T=I){const $={file:w===""?".":w,...T};return E(M,{places:[$],clients:f.Du})}const P=({places:w})=>w.find(M=>typeof M!="stri\
ng")??null,D=w=>P(w)?.file??"",y=(w,M)=>(0,_.c1)(w,T=>JSON.stringify(M(T))).map(T=>{const[$]=T;if(T.length===1)return $;const k=d=>[...new Set(T.flatMap(d))],p=k(
d=>d.exclude??[]),O=k(d=>d.rows??[]);return{...$,needed:T.some(({needed:d})=>d),affects:k(({affects:d})=>d),clients:k(({clients:d})=>d),places:(0,_.As)((0,_.jH)(
T.flatMap(({places:d})=>d))),...p.length===0?{}:{exclude:p},...O.length===0?{}:{rows:O}}})}),5799:((se,F,r)=>{r.d(F,{C:()=>D,CC:()=>d,Lw:()=>P,ag:()=>O,as:()=>M,
oC:()=>A,tr:()=>p});var f=r(4732),_=r(9587),E=r(4e3);let I=function(...l){return{problemFacts:I}=r.late([507],4507),new.target?new I(...l):I(...l)};const A=["er\
ror","warning","notice"],P=l=>({operator:l,user:l}),D=(l,t)=>({operator:l,note:t}),y=(l,{isTerminal:t})=>typeof l=="object"&&"terminal"in l?l[t?"terminal":"work\
flow"]:l;function w({guest:l,besides:t,...o},e){const{role:n}=e,i=(0,f.KT)(e.host),s=y(o.operator,e),a=o.user===void 0?void 0:y(o.user,e),c=(0,f.xI)`ask the operator of ${i} to ${s}`;
switch(n){case"operator":return s;case"user":return a===void 0||a===s?a??c:(0,f.xI)`${a}; if you run ${i}, ${t??s}`;case"guest":return l??a??c}}function M(l,t){
const{cures:o,...e}=l;return o===void 0?l:{...e,help:$(o,t)}}const T={role:"operator",host:"",isTerminal:!1};function $(l,t){const{because:o,note:e}=l,n=o===void 0?
"":`${o}: `,i=e===void 0?"":(0,f.xI)`; ${y(e,t)}`;return k((0,f.xI)`${n}${w(l,t)}${i}`)}const k=l=>(0,f.tD)((0,f.FS)(l),_._U);function p(l){const[t,...o]=l,n=`i\
f ${t===void 0?"this repository":(0,E.K4)(l,3)} ${o.length>0?"use":"uses"} OpenTofu, set \`dialect\``;return t===void 0?n:`${n} for \`tf-disco usages\``}const O=({
message:l,help:t})=>({message:(0,f.pj)(l),help:t===void 0?null:(0,f.pj)(t)});function d(l,t){const{operator:o,besides:e,user:n,guest:i,because:s,note:a,...c}=t,
u=o===void 0?void 0:{operator:o,besides:e,user:n,guest:i,because:s,note:a},{help:h=u,...v}=c,m=I()[l],R=(0,f.tD)(v.message,_._U),b={code:l,...m,usualSeverity:m.
severity,...v,message:R};return h===void 0?b:typeof h=="object"&&"operator"in h?{...b,help:$(h,T),cures:h}:{...b,help:k(h)}}}),8011:((se,F,r)=>{r.d(F,{DA:()=>k,
Iz:()=>$,J0:()=>o,My:()=>p,Zp:()=>i,_W:()=>s,k0:()=>e,tg:()=>n});var f=r(1064),_=r(4732),E=r(9587),I=r(4e3),A=r(5799);const P=120,D="is not a registry module, a\
nd `version` applies to registry modules only",y={"local-with-version":[D,"remove `version`"],"remote-with-version":[D,"remove `version`; `?ref=` in the source \
selects a version of a Git repository"],"remote-in-test":["is a remote module source; Terraform tests accept local and registry modules only","use a local path \
or a registry address"],"white-space":["has white space at its beginning or end","remove the white space"],stack:["is not the address of a stack","write HOST/OR\
GANIZATION/PROJECT/STACK"],"locked-provider":["is not a complete provider address","write HOST/NAMESPACE/TYPE, or remove the block and run init again"],terragrunt:[
"cannot be downloaded","write tfr://HOST/NAMESPACE/NAME/SYSTEM or git::URL"]},w={missing:["has no source","add `source`"],null:["has null as its source","set `s\
ource` to an address"],"not-a-requirement":["is neither a version nor an object with a source",'write an object, such as { source = "NAMESPACE/TYPE", version = \
"~> 1.0" }']};function M(a){if("error"in a)return{message:a.error,help:a.advice??void 0};if("address"in a){const[m,R]=w[a.reason];return{message:`${a.address} ${m}`,
help:R}}const[c,u]=y[a.reason],[,h]=T.exec(a.text)??[],v=h===void 0?"":`write "${h}" for the module of the registry, or `;return{message:`"${a.text}" ${c}`,help:`${v}${u}`}}
const T=/^github\.com\/((?:[\w.-]+\/){2}[a-z0-9]+)$/,$=({path:a,maker:c})=>(0,A.CC)("source-missing",{message:`there is no directory ${(0,I.dh)(a)}`,help:"corre\
ct the path, or commit the directory",...c!==null&&{message:`there is no directory ${(0,I.dh)(a)} in this checkout; ${(0,I.dh)(c)} may create it`,help:"create i\
t before this check, as before `init` (a submodule with `submodules: true` of actions/checkout), or correct the path",severity:"warning"}}),k=a=>"isOld"in a?(0,A.
CC)("source-invalid",{...t(a),affects:[a.client]}):(0,A.CC)("source-invalid",M(a)),p=a=>(0,A.CC)("source-near-miss",{message:a.host===null?`"${a.text}" is not r\
ead as a registry address`:a.host===""?`the host of "${a.text}" cannot be determined`:(0,_.xI)`"${a.text}" is read as host ${(0,_.KT)(a.host)}`,help:a.advice,...a.
host===""&&{severity:"notice"}}),O="to check its host, add the host to `hostnames`; to read files as well, set `scan: .`";function d(a){const{shown:c,more:u}=(0,I.
zN)(a,4),h=c.map(({text:m,from:R})=>`${m===null?"not known":(0,I.dh)(m,P)} ${R??"by default"}`),v=u>0?`${u} more`:h.pop();return`${h.join(", ")} and ${v}`}function l(a){
const{address:c,argument:u,expression:h,candidates:v,refused:m}=a,R=(0,I.dh)((0,E.Qj)(h),P),b=`${u} of ${c} is ${R}`;if(m==="never")return{message:`${b}, which \
Terraform does not evaluate`,help:`write the ${u} as a literal`};if(m!==null){const{variable:g}=m;if(g===""){const C=`write the ${u} with literals, locals and v\
ariables only`;return{message:`${b}, which cannot be known during init`,help:C}}return{message:`${b}, and Terraform evaluates var.${g} here only with \`const = t\
rue\``,help:`add \`const = true\` to variable "${g}", which requires Terraform 1.15, or write the ${u} as a literal`}}return v.length>1?{message:`${b}, which is\
 ${d(v)}`,help:O}:{message:`${b}, which is only known at init time`,help:O}}function t({address:a,expression:c,client:u,isOld:h}){const v=(0,I.dh)((0,E.Qj)(c),P),
m=`source of ${a} is ${v}`,[R,b]=[f.bB[u],f.Y8[u]],g="write the source as a literal";if(h)return{message:`${m}, which ${R} evaluates only since ${b}`,help:`${g}\
, or use ${R} ${b} or later`};const C=u==="terraform";return{message:`${m}, and ${R} evaluates only locals and ${C?"variables with `const = true`":"variables"} \
here`,help:`${g}${C?", or add `const = true` to each variable in it, which requires Terraform 1.15":", or with locals and variables"}`}}const o=a=>(0,A.CC)("sou\
rce-dynamic","isOld"in a?t(a):l(a)),e=a=>(0,A.CC)("host-invalid",{message:`"${a.text}" is not a hostname: ${a.error}`,help:a.advice??void 0}),n=({block:a})=>(0,A.
CC)("host-missing",{severity:"warning",message:`the ${a} has no hostname, and OpenTofu has no default`,help:a==="cloud block"?"add `hostname`, or set TF_CLOUD_H\
OSTNAME, also for this check":"add `hostname`"}),i=({host:a,name:c})=>(0,A.CC)("host-dotless-module",{message:(0,_.xI)`module sources cannot name host ${(0,_.KT)(
a)}: must contain at least one dot`,help:(0,_.xI)`use a full name such as ${(0,_.KT)(c)}.localdomain; provider addresses accept the short name`}),s=({host:a})=>(0,A.
CC)("host-idn-module",{message:(0,_.xI)`Terraform cannot use modules from host ${(0,_.KT)(a)}: it converts the name to punycode and then refuses punycode`,operator:"\
serve modules from a host with an ASCII name",note:"OpenTofu 1.12 and later accept this one"})}),8937:((se,F,r)=>{r.d(F,{$w:()=>M,nP:()=>T,pt:()=>w,qV:()=>k,ro:()=>P,
ti:()=>d,to:()=>l,uK:()=>D,wt:()=>y,yN:()=>p,zT:()=>$});var f=r(1064),_=r(1831),E=r(4732),I=r(4e3),A=r(5799);const P="this pull request needs no change; run the\
 check where the secret is available, for example on the main branch",D={because:"the host limits the requests of this machine or of its network",operator:"rais\
e the limit",user:"wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share th\
eirs"},y=({token:t})=>t==="dropped"||t==="withheld";function w({host:t,token:o,source:e},n){const i=n===null?"sent":(0,E.xI)`sent to ${(0,E.KT)(n)}`,s=(0,E.xI)`the token for ${(0,E.
KT)(t)} from ${(0,E.LA)(e??"")} was`;switch(o){case"none":return(0,E.xI)`no token was found for ${(0,E.KT)(t)}`;case"sent":return(0,E.xI)`${s} ${i}`;case"droppe\
d":return(0,E.xI)`${s} not ${i}, because the CLIs drop it at a redirect to another host`;case"withheld":return(0,E.xI)`${s} not ${i}, because the URL is not https; the CLIs do send it`}}
function M({host:t,token:o},e,n,i){const s=(0,f.n3)(t)?(0,I.qZ)(t):void 0;switch(o){case"none":return{...(0,A.Lw)(T(t)),guest:s};case"sent":return(0,A.Lw)(i);case"\
dropped":return(0,A.C)((0,E.xI)`serve ${e} without the redirect to ${n===null?"another host":(0,E.KT)(n)}`);case"withheld":return(0,A.C)(`serve ${e} at an https\
 URL`)}}function T(t,o="",e=""){const n=(0,_.Fq)((0,E.pj)((0,E.FS)((0,E.KT)(t)))),[i]=n.ok?(0,_.fK)(n.value):[],s="${{ secrets.REGISTRY_TOKEN }}",a=(0,E.xI)`run \`terraform login ${(0,E.
KT)(t)}\``;return{terminal:(0,E.xI)`${e}${i===void 0?a:p(i)}${o}`,workflow:(0,E.xI)`${e}add the line "${(0,E.KT)(t)}=${s}" to the tokens input${i===void 0?"":(0,E.
xI)`, or "${(0,E.LA)(i)}: ${s}" to env`}${o}`}}const $=t=>t.startsWith("credentials helper ");function k(t,o){const n=$(t)||/credentials\.tfrc\.json:\d+$/.test(
t)?(0,E.xI)` (run \`terraform logout ${(0,E.KT)(o)}\` before \`terraform login\`)`:"";return(0,E.xI)`store a new one in ${(0,E.LA)(t)}${n}`}const p=t=>/^\w+$/.test(
t)?(0,E.xI)`export ${(0,E.LA)(t)}=…`:(0,E.xI)`env '${(0,E.LA)(t)}=…' terraform init`;function O({isFork:t,searched:o,notRead:e}){if(t)return"secrets are wit\
hheld from pull requests of forks";const[n,i]=[o,e].map(a=>(0,E.XT)(a,a.length,E.LA)),s=e.length===0?"":(0,E.xI)`; not read: ${i??""}`;return(0,E.xI)`no token was found (searched: ${n??
""}${s})`}function d(t,o,e,n){const i=(0,E.xI)`${o}, and ${O(n)}`;return n.isFork?(0,A.CC)(t,{message:i,help:P,severity:"notice"}):(0,A.CC)(t,{message:i,help:(0,A.
Lw)(e)})}function l(t,o,e=""){const{message:n,unexplained:i=n}=t;if("code"in o){const{flaw:a,help:c="",cures:u=(0,A.Lw)(c)}=o,h=a!==void 0&&(0,E.pj)(n).includes(
`from ${e}`);return{...t,message:(0,E.xI)`${n}; ${h?`it ${a}`:o.message}`,cures:u}}const s=o.isFork?{help:P}:{};return{...t,message:(0,E.xI)`${i}; ${O(o)}`,...s}}}),
9037:((se,F,r)=>{r.d(F,{Ar:()=>A,Bm:()=>y,D8:()=>D,FV:()=>P,Gb:()=>E,Ul:()=>w,nT:()=>I});var f=r(1831),_=r(4321);const E={azurerm:"storage_account_name",cos:"bu\
cket region",oss:"bucket region",s3:"bucket region"},I={"openbao *":"address","aws_kms *":"ec2_metadata_service_endpoint http_proxy https_proxy","aws_kms * > en\
dpoints":"dynamodb iam kms s3 sso sts","azure_vault *":"metadata_host msi_endpoint oidc_request_url vault_uri"},A=["address","endpoints","http_proxy","https_pro\
xy","vault_uri"],P={azurerm:"metadata_host msi_endpoint oidc_request_url",consul:"address",cos:"domain endpoint",gcs:"storage_custom_endpoint universe_domain",http:"\
address lock_address unlock_address",kubernetes:"host",oss:"endpoint sts_endpoint tablestore_endpoint",pg:"conn_str",s3:"endpoint dynamodb_endpoint iam_endpoint\
 sts_endpoint sso_endpoint ec2_metadata_service_endpoint http_proxy https_proxy endpoints.s3 endpoints.dynamodb endpoints.iam endpoints.sts endpoints.sso"},D=M=>/^[\w.-]*$/.
test(M)?null:_.IZ,y=M=>/^(?:\.\/)*(?:(?!node_modules\/)[\w-][\w.-]*\/)*[\w-][\w.-]*(?:\.tfstate|\.d)$/.test(M)?null:_.IZ;function w(M){if(/^postgres(?:ql)?:.*[?&]host(?:addr)?=/is.
test(M))return _.IZ;if(/^\s*\w+\s*=/.test(M)){const[T,...$]=Array.from(M.matchAll(/\bhost(?:addr)?\s*=\s*'?([^\s']+)/g),([,k=""])=>k);return T===void 0?null:$.length===
0?(0,f.$o)(T):_.IZ}return(0,f.yo)(/^[\w+.-]+:\/\//.test(M)?M:`https://${M}`)??_.IZ}}),1919:((se,F,r)=>{r.d(F,{Qc:()=>w,Tp:()=>P,Zo:()=>k,bi:()=>I});var f=r(3307),
_=r(4091),E=r(9562);const I=1024*1024,A={keeps:()=>!0,maxValue:Number.POSITIVE_INFINITY};function P(O,{keeps:d,maxValue:l}=A){const t=(0,_._6)(O),o=(0,f.V)(t,"m\
ap");if(!o.ok){const[,n,i]=w(t)??[];return n===void 0?{kind:"not-json",why:o.why,advice:o.advice}:{kind:"not-json",why:`it ${n}`,advice:i??null}}if(o.value===null)
return{kind:"null"};if(Array.isArray(o.value))return{kind:"not-object",why:"found an array"};if(!(0,f.G)(o.value))return{kind:"not-object",why:`found a ${typeof o.
value}`};const e=[];for(const n of Object.keys(o.value)){const i=o.value[n]??null;d(n,i)&&e.push({id:n,value:D(i)>l?void 0:i})}return{kind:"object",services:e}}
function D(O){try{return JSON.stringify(O).length}catch{return Number.POSITIVE_INFINITY}}const y=[[/^[\t\n\r ]*$/,"is empty",null],[/^\ufeff/,"starts with a byt\
e order mark","save it as UTF-8 without a byte order mark"],[/^(?:\ufffd\ufffd|\0\{|\{\0)/,"is UTF-16 or binary data","save it as UTF-8"],[($late0??=new RegExp("^\\p{Cc}\\ufffd","u")),"is \
gzip or other binary data","serve it with Content-Encoding: gzip, or uncompressed"],[/^\s*</,"is HTML or XML",null]],w=O=>y.find(([d])=>d.test(O)),M=100,T=16*1024,
$=200;function k(O){const d=new Set(O),l=new Set(O.map(p));let t=0,o=T;return{maxValue:E.Ls,keeps:(e,n)=>{if((0,E.D6)(e)||d.has(e))return!0;const i=e.length<=$&&
l.delete(p(e));if(t===M)return i;const s=e.length+D(n);return s>o?i:(t+=1,o-=s,!0)}}}const p=O=>O.slice(0,O.indexOf(".")+1)}),9664:((se,F,r)=>{r.d(F,{Gz:()=>_,LA:()=>P,
RO:()=>A,eH:()=>D,jt:()=>E,un:()=>I});var f=r(3916);const _=(y,w)=>y===""?w:`${y}/${w}`,E=y=>y.slice(0,Math.max(0,y.lastIndexOf("/")));function I(y,w){const M=(0,f.
join)(y,w.replaceAll("\\","/")).replace(/\/$/,"");return M==="."?"":M}const A=y=>/(^|\/)tests$/.test(y)?E(y):y,P=y=>/(^|\/|_)override\.(tf|tofu)(\.json)?$/.test(
y),D=y=>y.split("/").map((w,M,T)=>T.slice(0,M+1).join("/"))}),1022:((se,F,r)=>{r.d(F,{A5:()=>i,Gi:()=>y,mi:()=>p,op:()=>n,sL:()=>d});var f=r(4091),_=r(1831),E=r(
8408),I=r(5011);const A={terraform:["terraform.io"],opentofu:["terraform.io","opentofu.org"]},P="hashicorp",D="-",y=({host:s,namespace:a})=>s===(0,I.Vm)("terraf\
orm")&&a===P,w='Invalid provider source string: The "source" attribute must be in the format "[hostname/][namespace/]name"',M="must contain only letters, digits\
, and dashes, and may not use leading or trailing dashes",T={prefix:"terraform-",whose:"a Terraform",frequency:"often"},k={terraform:[T],opentofu:[T,{prefix:"op\
entofu-",whose:"an OpenTofu",frequency:"sometimes"}]};function p(s,a){const c=s.split("/");if(c.length>3||c.includes(""))return O(w);const[u="",h,v]=c.reverse(),
m=d(u);if(!m.ok){const V=`${(0,f.ol)(u)} in source ${(0,f.ol)(s)}`;return O(`Invalid provider type: Invalid provider type ${V}: ${m.why}"`)}const R=v===void 0,b=R?
(0,f.Ju)((0,I.Vm)(a)):(0,_.Pv)(v);if(h===void 0&&b.ok){const V={hostImplied:R,namespace:P,type:m.value};return{kind:"registry",host:b.value,...V}}const C=h===D?
(0,f.Ju)(h):d(h??""),K=`namespace "" in source ${(0,f.ol)(s)}`;if(!C.ok)return O(`Invalid provider namespace: Invalid provider ${K}: ${C.why}"`);const H="Invali\
d provider source hostname";if(!b.ok)return O(`${H}: ${H} ${K}: ${b.why}"`);const j={hostImplied:R,host:b.value,namespace:C.value,type:m.value},G=t(j,a);return G===
void 0?{kind:l(j,a),...j}:O(G)}const O=s=>({kind:"invalid",error:s});function d(s){if(/^[a-z0-9]+$/.test(s))return(0,f.Ju)(s);if(s==="")return(0,f.TR)("must hav\
e at least one character");if(s.includes("."))return(0,f.TR)("dots are not allowed");if(s.includes("--"))return(0,f.TR)("cannot use multiple consecutive dashes");
const a=(0,E.YE)(s);return a.ok?(0,f.Ju)((0,E.DI)(a.value)):(0,f.TR)(M)}function l({host:s,namespace:a},c){return a===D?"legacy":a==="builtin"&&A[c].includes(s)?
"builtin":"registry"}function t(s,a){const c=(0,I.Vm)(a);if(s.namespace===D&&s.host!==c)return`Invalid provider namespace: The legacy provider namespace "-" can\
 be used only with hostname ${c}.`;const u=k[a].find(({prefix:h})=>s.type.startsWith(h));return u===void 0?void 0:o(s,u,a)}function o(s,{prefix:a,whose:c,frequency:u},h){
const v=`${a}provider-`,m=s.type.slice(v.length);if(!s.type.startsWith(v)||!d(m).ok)return`Invalid provider type: Provider source ${(0,f.ol)(e(s))} has a type w\
ith the prefix ${(0,f.ol)(a)}, which isn't allowed because it would be redundant to name ${c} provider with that prefix. If you are the author of this provider,\
 rename it to not include the prefix.`;const R=e({...s,type:m},h);return`Invalid provider type: Provider source ${(0,f.ol)(e(s,h))} has a type with the prefix ${(0,f.
ol)(v)}, which isn't valid. Although that prefix is ${u} used in the names of version control repositories for ${c.split(" ")[1]} providers, provider source str\
ings should not include it.

Did you mean ${(0,f.ol)(R)}?`}const e=({host:s,namespace:a,type:c},u)=>u!==void 0&&s===(0,I.Vm)(u)?`${a}/${c}`:`${(0,_.pk)(s)}/${a}/${c}`,n=s=>s.replace(/^.*\./s,
""),i=s=>(s??"").replace(/[._].*$/s,"")}),7681:((se,F,r)=>{r.d(F,{D4:()=>P,LT:()=>k,Qq:()=>y,Tj:()=>d,ch:()=>I,gy:()=>$,lq:()=>T,nd:()=>M,p_:()=>O,s:()=>p,w3:()=>l,
zM:()=>w});var f=r(3307),_=r(4091),E=r(1919);const I="has too many elements",A=25e3;function P(n,i,s="decoder"){const a=(0,f.V)(n,s);if(!a.ok&&a.isLimit)return(0,_.
TR)(I);if(!a.ok)return(0,_.TR)((0,E.Qc)(n)?.[1]??`is not valid JSON: ${a.why}`);const c=new o,u=i.read(a.value,c);return c.mistake!==null?(0,_.TR)(c.mistake):c.
room<0?(0,_.TR)(I):(0,_.Ju)(u)}const D=(n,i,s)=>({zero:n,read:(a,c)=>s(a)?a:(a!==null&&c.refuse(i,a),n)}),y=D("","a string",n=>typeof n=="string"),w=D(!1,"a boo\
lean",n=>typeof n=="boolean"),M=D(0,"an integer",n=>Number.isInteger(n)),T=n=>({zero:null,read:(i,s)=>i===null?null:n.read(i,s)}),$={zero:null,read:()=>null},k=n=>({
zero:n.zero,read:(i,s)=>{const{mistake:a}=s,c=n.read(i,s);return s.mistake=a,c}}),p=n=>({zero:null,read:(i,s)=>{const{room:a}=s;return s.room=Number.POSITIVE_INFINITY,
n.read(i,s),s.room=a,null}}),O=n=>({zero:[],read:(i,s)=>Array.isArray(i)?i.flatMap((a,c)=>s.item(c,n,a)):(i!==null&&s.refuse("a list",i),[])}),d=n=>({zero:null,
read:(i,s)=>{const a=s.membersOf(i);return a===null?null:new Map(Object.entries(a).flatMap(([c,u])=>s.item("*",n,u).map(h=>[c,h])))}});function l(n){const i=Object.
entries(n),s=new Map(i),a=Object.fromEntries(i.map(([c,{zero:u}])=>[c,u]));return{zero:a,read:(c,u)=>{const h=u.membersOf(c);if(h===null)return a;const v={...a};
for(const[m,R]of Object.entries(h)){const b=s.has(m)?m:t(m),g=s.get(b);g!==void 0&&(v[b]=u.within(b,g,R))}return v}}}const t=n=>n.toLowerCase().replaceAll("\u017F",
"s");class o{#e=[];mistake=null;room=A;within(i,s,a){this.#e.push(i);const c=s.read(a,this);return this.#e.pop(),c}item(i,s,a){const c=this.room-- >0,u=this.within(
i,s,a);return c?[u]:[]}membersOf(i){return(0,f.G)(i)?i:(i!==null&&this.refuse("an object",i),null)}refuse(i,s){if(this.mistake!==null)return;const a=this.#e.map(
h=>typeof h=="number"?`[${h}]`:`.${h}`),c=a.length===0?"":` in "${a.join("").slice(1)}"`,u=Array.isArray(s)?"a list":e[typeof s]??"an object";this.mistake=`has ${u}\
 instead of ${i}${c}`}}const e={string:"a string",number:"a number",boolean:"a boolean"}}),1731:((se,F,r)=>{r.d(F,{Cg:()=>T,PW:()=>t,Ty:()=>M,Zy:()=>$,_T:()=>o,
hZ:()=>I,kv:()=>s,mb:()=>a,oF:()=>D,rK:()=>y});var f=r(4091),_=r(9562);const E=new RegExp(`^${_.eQ}$`),I=String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`,
A=new RegExp(`^${I}[.+-]?$`),P=2n**63n-1n;function D(c){const[,u,h,v,m]=E.exec(c)??[];return u===void 0?null:w(c,u,v??h,m)}function y(c){const[,u,h,v]=A.exec(c)??
[];return u===void 0?null:w(c,u,h,v)}function w(c,u,h="",v=""){const m=u.split(".").map(b=>b.replace(/^0+(?=.)/,""));if(m.some(b=>b.length>19))return null;const R=m.
map(b=>BigInt(b));if(R.some(b=>b>P))return null;for(;R.length<3;)R.push(0n);return{text:c,numbers:R,written:m.length,pre:h,build:v}}const M=c=>c.pre!=="",T=({numbers:c,
pre:u,build:h})=>`${c.join(".")}${u===""?"":`-${u}`}${h===""?"":`+${h}`}`;function $(c,u){const h=Math.max(c.numbers.length,u.numbers.length);for(let v=0;v<h;v++){
const[m,R]=[c.numbers[v]??0n,u.numbers[v]??0n];if(m!==R)return m<R?-1:1}return c.pre===u.pre||c.numbers.length!==u.numbers.length?0:c.pre===""||u.pre===""?c.pre===
""?1:-1:k(c.pre,u.pre)}function k(c,u){const[h,v]=[c.split("."),u.split(".")];for(let m=0;;m++){const[R,b]=[m+1>=h.length,m+1>=v.length];if(R!==b)return R?-1:1;
const g=p(h[m]??"",v[m]??"");if(g!==0||R)return g}}function p(c,u){const[h,v]=[/^[0-9]*$/.test(c),/^[0-9]*$/.test(u)];return h!==v?h?-1:1:h&&c.length!==u.length?
c.length-u.length:c===u?0:c<u?-1:1}const O="[\\t\\n\\f\\r ]*",d=new RegExp(`^${O}(<=|>=|!=|~>|<|>|=|)${O}(${_.eQ})${O}$`),l="This string does not use correct ve\
rsion constraint syntax";function t(c){const u=[];for(const h of c.split(",")){const[,v,m=""]=d.exec(h)??[],R=D(m);if(R===null)return(0,f.TR)(l);u.push({operator:v||
"=",version:R,text:h})}return(0,f.Ju)(u)}function o(c){const u=t(c);if(!u.ok)return u;const h=[];for(const v of u.value){const m=y(v.version.text);if(m===null||
!e.test(v.text.trim()))return(0,f.TR)(`Incorrect version constraint syntax: ${n(v)}`);h.push({...v,version:m})}return(0,f.Ju)(h)}const e=/^[<>=!~]* ?[0-9]/;function n({
operator:c,version:u,text:h}){const v=h.trim();if(u.text.startsWith("v"))return'a "v" prefix should not be used';if(!e.test(v))return`only one space is expected\
 after the operator "${c}"`;if(u.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[m]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(v)??[""];return`missing comma after "${m}"`}const i=[">",">=","=","~>","<=","<","!="];function s(c){const u=[...c].sort((h,v)=>$(h.version,v.version)||k(h.
version.build,v.version.build)||i.indexOf(h.operator)-i.indexOf(v.operator)||v.version.written-h.version.written);return[...new Set(u.map(a))].join(", ")}function a({
operator:c,version:u}){if(c==="=")return T(u);const h=c==="~>"&&u.written<3?u.numbers.slice(0,2):u.numbers;return`${c} ${T({...u,numbers:h})}`}}),5102:((se,F,r)=>{
r.d(F,{DI:()=>D,Fl:()=>$,JR:()=>y,QK:()=>d,Rm:()=>p,Yn:()=>k,Zh:()=>l,b:()=>M,fi:()=>o,hm:()=>O,md:()=>T,nM:()=>t,nx:()=>I,sG:()=>P,vh:()=>A});var f=r(2886),_=r(
4702),E=r(5799);const I={fails:"failed",unchecked:"not checked",warns:"has warnings",skipped:"skipped",works:"passed"},A=Object.keys(I);function P(e){if(M(e))return"\
unchecked";const n=O(e.findings);return n==="error"?"fails":n==="warning"?"warns":y(e)?"skipped":"works"}const D=e=>P(e)==="fails",y=({visit:e})=>e.attempt.discovery.
kind==="skipped",w=["host-not-checked",...f.H4],M=({visit:{attempt:e}})=>e.discovery.kind==="skipped"&&w.includes(e.discovery.problem.code),T=e=>A.flatMap(n=>e.
filter(i=>P(i)===n));function $(e){const n=new Set(e.map(({worst:i})=>i));return n.has("error")?"fails":n.has("warning")?"warns":e.some(p)?"skipped":"works"}function k(e,n){
const i=Object.groupBy(e,h=>$(n(h))),{fails:s=[],warns:a=[],skipped:c=[],works:u=[]}=i;return[s,a,c,u]}const p=({chosen:e,isUnchecked:n})=>n===!0||Object.keys(e).
length===0,O=e=>E.oC.find(n=>e.some(i=>i.severity===n))??null;function d({findings:e}){const n=O(e);return n==="notice"?[]:e.filter(({severity:i})=>i===n)}const l=({
severity:e},{failOn:n})=>e==="error"||(0,_.k2)(e,n),t=({severity:e})=>e!=="notice";function o({passed:e,hosts:n,findings:i}){return e?i.some(t)?"warns":n.length===
0?"skipped":"works":"fails"}}),4120:((se,F,r)=>{r.d(F,{H8:()=>P,Iu:()=>A,QI:()=>M,QN:()=>d,SY:()=>D,dy:()=>I,kJ:()=>T,nO:()=>l,od:()=>w,tY:()=>$,u8:()=>p});var f=r(
4e3),_=r(5799),E=r(1064);const I="new in this pull request",A=t=>t.replace(/^./u,o=>o.toUpperCase()),P=t=>_.oC.flatMap(o=>{const{length:e}=t.filter(n=>n.severity===
o);return e===0?[]:[(0,f.px)(e,o)]}).join(", "),D=t=>E.zK.every(o=>t.includes(o))?"all clients":y(t).join(", "),y=t=>t.map(o=>E.bB[o]);function w(t,o){const e=o.
filter(n=>t.includes(n));return t.length===0||e.length===o.length?"":y(e).join(", ")||"no client in use"}const M=({clients:t,versions:o})=>t.map(e=>[E.bB[e],o[e]].
join(" ").trim()).join(" and ");function T(t){return t<999.5?`${Math.round(t)} ms`:t<59950?`${(t/1e3).toFixed(1)} s`:`${(t/6e4).toFixed(1)} min`}function $(t){return t<
1e3?`${t} B`:t<999950?`${(t/1e3).toFixed(1)} kB`:`${(t/1e6).toFixed(1)} MB`}const k=36e5;function p(t,o){const e=(Date.parse(o)-Date.parse(t))/k;if(e>=48)return`${O(
e/24)} days`;if(e>=1)return`${O(e)} h`;const n=Math.floor(e*60);return n>=1?`${n} min`:"less than a minute"}const O=t=>Math.floor(t*10)/10,d=t=>`${t.slice(0,16).
replace("T"," ")} UTC`;function l(t,o){const e=(Date.parse(t)-Date.parse(o))/(24*k);if(Number.isNaN(e))return t;const n=Math.floor(Math.abs(e)),i=n===0?"less th\
an a day":(0,f.px)(n,"day");return`${t.slice(0,10)} (${e<0?`${i} ago`:`in ${i}`})`}}),6503:((se,F,r)=>{r.d(F,{CN:()=>t,Dx:()=>k,GH:()=>w,Ky:()=>I,TD:()=>A,YC:()=>O,
eb:()=>D,f5:()=>p,io:()=>d,ju:()=>l,lp:()=>$,mj:()=>M,oN:()=>T});var f=r(4e3),_=r(2370),E=r(5143);function I(n,i){const{places:s,noun:a}=A(n);return(0,f.K4)(s,i,
E.eo,c=>(0,f.px)(c,`more ${a}`))}function A(n){const i=e(n),s=(0,E.t6)(i,c=>o(c)?(0,E._M)(c.file)??c:c),a=P(s).length>1;return{places:a?s:i,noun:a?"repository":
"place"}}const P=n=>n.filter(o).filter(({file:i})=>(0,E._M)(i)!==null),D=n=>(0,E.t6)(P(y(n)),({file:i})=>(0,E._M)(i)),y=n=>[...new Set(n.map(({places:i})=>i))].
flat(),w=(n,i,s)=>`${n===i?"all":`${n} of`} ${i} ${s}`;function M(n,i){const{length:s}=i>1?D(n):[];return s>1?w(s,i,"repositories"):""}function T(n,i){const s=new Set(
n.flatMap(({file:u})=>(0,E._M)(u)??[])).size>1,a=u=>(s?(0,E._M)(u.file):null)??`${u.line}:${u.file}`,c=new Set(i.map(a));return n.filter(u=>!c.has(a(u)))}function $(n,i){
const s=k([n]);return I(T(s,s.slice(0,1)),i)}const k=n=>e(y(n).filter(o)),p=n=>[...new Set(y(n).filter(i=>typeof i=="string"))];function O(n){const i=n.hosts.flatMap(
({requirements:a})=>a),s=[...n.findings,...n.roots.flatMap(({rows:a})=>a)];return[...new Set([...i.map(({because:a})=>a),...s.map(a=>a.places)])]}const d=n=>n.find(
i=>(0,_.Xd)(i)!==null),l=({services:[n,...i]})=>i.length===0?n??null:null,t=n=>!/^(?:~?[/\\]|%APPDATA%|[A-Za-z]:[/\\])/.test(n)&&(0,E._M)(n)===null,o=n=>typeof n!=
"string",e=n=>(0,E.t6)(n,i=>o(i)?`${i.line}:${i.file}`:i)}),6763:((se,F,r)=>{r.d(F,{QA:()=>O,h$:()=>t,j6:()=>l,q9:()=>$,rc:()=>k});var f=r(2886),_=r(4e3),E=r(5143),
I=r(1831),A=r(9562),P=r(5102),D=r(4120),y=r(6503);const w=50,M=3,T=2;function $(o){const{shown:e,more:n}=(0,_.zN)(o,w);return n===0?e:[...e,`and ${(0,_.px)(n,"m\
ore remark")}`]}function k(o){const e=(0,y.YC)(o).some(({length:v})=>v===E.WD),i=o.roots.flatMap(({rows:v})=>v.flatMap(m=>m.platforms)).some(({available:v})=>v),
s=o.files.filter(({exclude:v,severity:m})=>v&&m!=="notice"),a=[...new Set(s.flatMap(({exclude:v})=>v??[]))],c=(0,y.eb)(s).length>0?" where their files are read":
"",u=`${(0,_.px)(s.length,"finding")} in tests, examples or templates, where errors are warnings`,h=`to skip such files, set \`exclude\`${c}: ${(0,_.K4)(a,M,_.dh)}`;
return[...e?[`lists of places end after ${E.WD} places`]:[],...s.length>0?[`${u}; ${h}`]:[],...i?["signatures of provider packages were not verified"]:[]]}const p="\
HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR".split(" ");function O({findings:o},e){const n=p.flatMap(s=>{const a=e[s]||s.endsWith("Y")&&
e[s.toLowerCase()];return a?`${s} (${(0,_.dh)(a.slice(a.lastIndexOf("@")+1))})`:[]});return o.some(s=>s.problem.obstacle||(0,f.zv)(s))&&n.length>0?[`connections\
 used ${n.join(", ")}`]:[]}function d({hosts:o},e){const{scan:n,repositories:i}=e,{length:s}=o.filter(({requirements:h})=>h.some(({because:v})=>v.some(m=>typeof m!=
"string"))),a=`${(0,_.px)(n.usages,"usage")} of ${(0,_.px)(s,"registry host")}`,c=s===0?"no registry host is used":a;return i.length>0?`${c} in ${(0,_.px)(i.length,
"repository")}`:n.files===0?n.durationMs===0?null:"found no Terraform or OpenTofu files":`scanned ${`${(0,_.px)(n.files,"file")} (${(0,D.tY)(n.bytes)})`} in ${(0,D.
kJ)(n.durationMs)}: ${c}`}function l({hosts:o},{depth:e}){const n=o.filter(a=>["works","warns"].includes((0,P.sG)(a))&&a.requirements.some(({service:c,because:u})=>(c===
A.e$||c===A.xq)&&u.some(v=>typeof v!="string")));return e!=="discovery"||n.length===0?[]:[`not checked at ${(0,_.K4)(n,T,({visit:a})=>(0,I.nx)(a.host))}: versio\
ns of modules and providers, and whether tokens are accepted; to check them, set \`depth: versions\``]}function t(o,e){const{dialect:n,durationMs:i,scan:s,remarks:a}=e,
{findings:c,ignored:u}=o,h=(0,D.H8)(c)||"no findings",v=u>0?`${h}, ${u} ignored`:h,R=o.hosts.length===0&&s.files===0?"":` for ${(0,D.QI)(n)} (${n.why})`,b=d(o,e);
return[`${v}; checked in ${(0,D.kJ)(i)}${R}`,...b===null?[]:[b],...a]}}),4526:((se,F,r)=>{r.d(F,{Pv:()=>P,fJ:()=>T,hK:()=>D,n6:()=>p,s1:()=>O,z0:()=>I});var f=r(
9664),_=r(5011),E=r(5257);const I=({kind:d})=>d==="module"||d==="state"||d==="lock",A=/^(module(_missing)?|required_provider(_nosource|_legacy)?|(implied|lock)_provider|stack_component|terragrunt_source)$/;
function P(d,l){const{usages:t,declared:o,units:e,installed:n=[]}=d,i=new Map,s=c=>{const u=i.get(c)??D(c);return i.set(c,u),u},a=({directories:c,place:u})=>c?.
map(s)??[s((0,f.jt)(u.file))];for(const c of e)y(s(c.directory),c);for(const c of t)if(!(!c.clients.includes(l)||c.kind==="saved_state"))for(const u of a(c))c.kind===
"test_module"?u.tests.push(c):w(u,c,l);for(const c of o){const{kind:u,place:h}=c;if(!(l==="terraform"&&/\.tofu(\.json)?$/.test(h.file)))for(const v of a(c))v.declared.
push(c),u==="lock"?M(v,h):v.hasConfiguration=!0,v.isInitialised||=u==="state"}for(const c of i.values())k(i,c);for(const[c,u]of Map.groupBy(n,h=>h.root))s(c).installed=
new Map(u.map(h=>[h.key,h]));return i}const D=d=>({name:d,...{usages:[],declared:[],tests:[],children:[],installed:new Map},lockFile:null,...{hasConfiguration:!1,
isInitialised:!1,unit:null},parts:[d]});function y(d,l){d.unit=l,d.hasConfiguration=!0,d.isInitialised=!0,l.module!==null&&d.children.push({name:l.module,root:null,
call:null})}function w(d,l,t){const o=l.address==="terraform"&&d.unit?.module===null;if(!(l.kind==="terragrunt_source"&&!o)&&(l.kind==="lock_provider"?M(d,l.place):
d.hasConfiguration=!0,!(!A.test(l.kind)||l.isOverridden&&l.kind!=="module")&&(d.usages.push(l),!(l.isOverridden||l.kind!=="module"))))for(const{source:e,root:n}of(0,E.
MZ)(l,t)){const[i=null]=$(d.name,e);d.children.push({name:i,root:n,call:l})}}function M(d,{file:l}){d.lockFile=l,d.isInitialised=!0}const T=(d,{name:l,unit:t})=>d.
root===null||t===null&&d.root===l,$=(d,l)=>l!==null&&(0,_.Nj)(l)?[(0,f.un)(d,l)]:[];function k(d,l){const{name:t,tests:o}=l;if(o.length===0)return;const e=d.get(
(0,f.RO)(t)),n=e?.hasConfiguration===!0?e:l;n.isInitialised=!0,n!==l&&(n.tests.push(...o),l.tests=[])}const p=({name:d,tests:l})=>l.flatMap(({text:t})=>$(d,t)),
O=d=>[...d.children.flatMap(({name:l})=>l??[]),...p(d)]}),5257:((se,F,r)=>{r.d(F,{IY:()=>M,Im:()=>T,JT:()=>w,KS:()=>k,MP:()=>y,MZ:()=>p,W$:()=>D,Xo:()=>d,cd:()=>P,
ek:()=>$,lc:()=>O});var f=r(9664),_=r(5011),E=r(1022),I=r(7050);const A="hostnames input",P={file:A,line:1,column:1,endColumn:1},D=t=>t.file===A?A:t,y=({host:t,
namespace:o,name:e,system:n})=>[t,o,e,n].join("/"),w=({host:t,namespace:o,type:e})=>[t,o,e].join("/"),M=t=>"type"in t?w(t):y(t);function T(t){return"constraints"in
t?t.constraints:t.constraint===null?[]:[t.constraint]}const $=t=>("places"in t?t.places:[t.place]).map(D);function k({version:t},o){if(t===void 0)return null;const{
text:e,value:n,place:i}=t,s=(n===void 0?e:n[o])??null;return s===null?null:{text:s,place:i}}const p=({text:t,calls:o},e)=>o===void 0?[{root:null,source:t,version:null,
isOpen:!1}]:o[e]??[];function O({kind:t,text:o,address:e},n,i){switch(t){case"required_provider":case"state_store_provider":case"lock_provider":{const s=(0,E.mi)(
o??"",i);return s.kind==="registry"?s:null}case"required_provider_nosource":case"required_provider_legacy":return{host:n,namespace:"hashicorp",type:(0,E.op)(e)};case"\
implied_provider":return{host:n,namespace:"hashicorp",type:(0,E.A5)(o)};default:return null}}function d(t,o){const e=Map.groupBy(o,({lockFile:a})=>a),n=new Set(
t.flatMap(({kind:a,text:c,place:u})=>l.test(a)&&!(0,_.Nj)(c??"")?(0,f.jt)(u.file):[])),i=(0,I.O)(a=>new Set(a.providers.map(({provider:c})=>w(c)))),s=(a,c)=>{if(a.
calls.length>0||a.directories.some(h=>n.has(h)))return!0;const u=O(c,(0,_.Vm)(a.client),a.client);return u===null||i(a).has(w(u))};return t.map(a=>{if(a.kind!==
"lock_provider"||a.needs.length===0)return a;const c=e.get(a.place.file);return c===void 0||c.some(u=>s(u,a))?a:{...a,needs:[]}})}const l=/^(?:module|test_module|terragrunt_source)/}),
7747:((se,F,r)=>{r.d(F,{ET:()=>M,KG:()=>p,Wj:()=>t,kI:()=>$,rN:()=>l,uF:()=>O,un:()=>d});var f=r(3024),_=r(6760),E=r(5747),I=r(6647),A=r(7052),P=r(2370),D=r(9664),
y=r(7050),w=r(6195);function M({root:o,scan:e}){const n=[o,...e.map(c=>(0,_.resolve)(o,(0,w.VK)(c).fixed))].map(T),i=c=>n.some(u=>u!==null&&(0,E.UO)(c,u)),s=c=>{
const u=(0,_.resolve)(o,c),h=(0,f.existsSync)(u)?T(u):null;return h!==null&&i(h)?h:null},a=(c,u)=>{const h=s(c);return(h===null?[]:(0,E.Mc)(h).filter(u)).map(({
name:m})=>m).sort()};return{list:c=>a(c,u=>!u.isDirectory()),directories:c=>a(c,u=>u.isDirectory()&&!(0,w.G$)(u.name)),exists:c=>(0,f.existsSync)((0,_.resolve)(
o,c)),locate:(0,y.O)(s),nameOf:c=>{const u=s(c);return u===null?null:(0,w.sq)((0,_.relative)(n[0]??o,u))},read:(c,u)=>{const h=s(c);return h===null?null:(0,E.r7)(
h,u)}}}const T=o=>(0,E.N0)(()=>(0,f.realpathSync)(o),null);function $(o,e){const{fixed:n,glob:i}=(0,w.VK)(e);try{const s=(0,f.realpathSync)((0,_.resolve)(o,n)),
a=(0,w.sq)((0,_.relative)(o,s)),c=(0,E.UO)(s,o),u=c?o:s;if(i!==void 0)return{path:s,name:a,boundary:u,glob:(0,D.Gz)(a,i)};if((0,f.statSync)(s).isDirectory())return{
path:s,name:a,boundary:u};const h=(0,_.resolve)(s,"..");return{...{path:h,name:(0,w.sq)((0,_.relative)(o,h))},boundary:c?o:h,file:a}}catch(s){return(0,P.ht)(e,(0,A.
WO)({what:"scan",code:(0,E.Oj)(s)}))}}const k=200;function p(o){const{path:e,name:n,depth:i}=o;if(i>k)return(0,P.ht)(n,(0,A.ub)({kind:"depth",max:k}));try{return(0,f.
readdirSync)(e,{withFileTypes:!0}).sort((s,a)=>s.name<a.name?-1:1)}catch(s){return(0,P.ht)(n,(0,A.WO)({what:"directory",code:(0,E.Oj)(s)}))}}const O=(o=new Map)=>({
toolFiles:[],links:o,linked:new Map,directories:new Set,installed:[],states:[],unselected:[]});function d(o,{exists:e,read:n}){return e(o)?(0,I.EH)(o,n(o)??""):
[]}function l(o,e){const n=(0,D.Gz)(o,".terraform/environment"),i=e.read(n);return[...d((0,D.Gz)(o,I.oO),e),...i===null?[]:(0,I.a4)(n,i)]}function t(o,{exists:e,
read:n,nameOf:i}){const s=(0,D.Gz)(o,I.U4),a=n(s);if(a===null){const h=e(s)?(0,P.ht)(s,(0,A.a3)({what:"outside",path:s})):null;return{installed:[],note:h}}const c=(0,I.
WI)(o,a);if(c.ok)return{installed:c.value.map(v=>(0,_.isAbsolute)(v.directory)&&(0,_.normalize)(v.directory)===v.directory?{...v,directory:i(v.directory)??v.directory}:
v),note:null};const u=(0,A.U$)({error:`the list ${c.why}`,isRefused:!0});return{installed:[],note:(0,P.ht)(s,u)}}}),8416:((se,F,r)=>{r.d(F,{L2:()=>y,WJ:()=>D,rU:()=>w,
uQ:()=>M});var f=r(4e3),_=r(5143),E=r(1064),I=r(9664),A=r(5603),P=r(3469);const D=([t,...o])=>t===void 0||o.length>0?"both":t;function y({setting:t,scan:o}){const{
name:e}=t,n=e==="auto"?null:e==="both"?E.Du:[e],i=o===null||o.isEmpty?null:o,s=i===null?[]:p(i,t,n),a={setting:t,signs:s,constraints:i?.constraints??[]};if(n!==
null)return O(n,["set by `dialect`"],[],a);if(i===null)return O(E.Du,["CLI not detected; set `dialect` to check one"],[],a);const c=k(s);if(c.length===0)return{
...O(["terraform"],["assumed; set `dialect`"],[],a),isGuess:!0};const u=T(c),h=u.flatMap(v=>c.find(m=>m.client===v)??[]);return O(u,h.map(l),c,a)}function w({clients:t},o){
if(o===null||o.isEmpty)return E.zK;const e=new Set([...t,...o.tools().others]);return o.usesTerragrunt&&e.add("terragrunt"),E.zK.filter(n=>e.has(n))}function M(t,{
evidence:o,versions:e}){return(n,i)=>{const s=o.some(a=>{if(a.level!=="version-file"||a.version===null)return!1;const c=(0,I.jt)(a.place.file);return a.client===
n&&(c===""||`${i}/`.startsWith(`${c}/`))});return t.version??(s?e[n]??null:null)}}const T=t=>E.Du.filter(o=>t.some(e=>e.client===o));function $(t){const o=t.filter(
({place:e})=>!(0,_.Zl)(e.file));return o.length===0?t:o}function k(t){const o=$(t),e=A.A.find(n=>o.some(i=>i.level===n));return o.filter(({level:n})=>n===e)}function p({
signs:t,tools:o,hasCloudHostname:e},{version:n},i){const s=k(t),a=i??T(s),c=s.every(({place:b})=>(0,_.Zl)(b.file)),u=i===null&&(c||s.some(({isCloud:b})=>b)),h=n===
null&&a.some(b=>(0,P.w)(b,[]).length>1);if(!u&&!h)return t;const{setsCloudHostname:v,signs:m}=o(),R=e||v;return[...t.filter(({isCloud:b})=>!(b&&R)),...m]}function O(t,o,e,n){
const i=t.map(c=>d(c,n)),s=i.filter(({version:c})=>c!==null),a=s.flatMap(({signs:c})=>c.slice(0,1).map(l));return{name:D(t),clients:t,releases:i.flatMap(({releases:c})=>c),
versions:Object.fromEntries(s.map(c=>[c.client,c.version??""])),why:[...new Set([...o,...a])].join(", "),evidence:[...new Set([...e,...i.flatMap(({signs:c})=>c)])]}}
function d(t,{setting:o,signs:e,constraints:n}){const i=(v,m)=>{const[R=null,...b]=v,g=(0,P.w)(t,v);return{client:t,releases:g,version:b.length===0?R:null,signs:m}};
if(o.version!==null)return i([o.version],[]);const s=$(e.filter(v=>v.client===t&&v.version!==null)),a=new Set(s.map(({version:v})=>(v??"").replace(/^v/,"")));if(a.
size>0){const v=i([...a],s);return{...v,version:(0,P.l)(v.version??"")?v.version:null}}const c=$(n),u=i([],[]),h=i(c.map(({text:v})=>v),c.map(({text:v,place:m})=>({
client:t,level:"syntax",place:m,text:`requires ${(0,f.dh)(v)}`,version:v})));return h.releases.length===u.releases.length?u:h}const l=({place:t,text:o})=>`${t.file}\
:${t.line} ${o}`}),796:((se,F,r)=>{r.d(F,{$:()=>O,$t:()=>i,AN:()=>l,Dx:()=>n,_X:()=>$});var f=r(6134),_=r(9664),E=r(7747),I=r(2161),A=r(6195);const P=".github/w\
orkflows .circleci .buildkite .woodpecker .gitlab .gitlab/ci .azure .azuredevops .azure-pipelines .pipelines .spacelift".split(" "),D=s=>s==="config.toml",y=[["",
I.Z8],[".github",()=>!1],...P.map(s=>[s,a=>/\.ya?ml$/i.test(a)]),[".devcontainer",I.Z8],[".config",I.TD],[".config/mise",D],[".mise",D]],w=".github/actions",M=128*
1024,T=200;function*$({root:s,exclude:a},c){const u=(0,E.ET)({root:s,scan:[]}),h=(0,A.Ls)(a),v=k(u).filter(b=>!h(b)),m=b=>b.split("/").length,R=[...new Set([...v,
...c])].sort((b,g)=>m(b)-m(g)||(b<g?-1:1));for(const b of R.slice(0,T)){const g=u.read(b);g!==null&&g.length<=M&&(yield{file:b,text:g})}}function k(s){const a=y.
flatMap(([u,h])=>s.list(u).filter(v=>h(v)||O((0,_.Gz)(u,v))).map(v=>(0,_.Gz)(u,v))),c=s.directories(w).flatMap(u=>["action.yml","action.yaml"].map(h=>`${w}/${u}\
/${h}`));return[...a,...c]}const p=[{client:"dependabot",path:/^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,line:/\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/},
{client:"renovate",path:/^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/},{client:"renovate",path:/^package\.json$/,line:/"renovate"\s*:/},
{client:"checkov",path:/^\.checkov\.ya?ml$/}],O=s=>p.some(({path:a})=>a.test(s)),d=/(?<![\w-])(?:terragrunt|checkov|renovate)/gi;function l({file:s,text:a}){if(O(
s)){const u=n(s,a);return p.filter(({path:h,line:v})=>h.test(s)&&(v===void 0||u.some(m=>v.test(m)))).map(({client:h})=>h)}return a.search(d)<0?[]:n(s,a).flatMap(
u=>u.match(d)??[]).map(u=>u.toLowerCase())}const t=1e3,o=/(^|\s)#.*$/s,e=/(^|\s)(\/\/|\/?\*).*$/s;function n(s,a){const c=/jenkinsfile|\.json$/i.test(s)?e:o;return a.
split(`
`).map(u=>u.slice(0,t).replace(c,"").trimEnd())}function i(s,a,c,u){return{file:s,...(0,f.yN)(c)(u),line:a+1}}}),2161:((se,F,r)=>{r.d(F,{Ep:()=>D,L8:()=>T,TD:()=>t,
Z:()=>l,Z8:()=>o,dN:()=>d,tr:()=>M,xO:()=>O});var f=r(1064);const _=["terraform"],E=["opentofu"],I=/\.tfquery\.(hcl|json)$/,A=[[/\.tf(\.json)?$/,"config",f.Du],
[/\.tofu(\.json)?$/,"config",E],[/\.tftest\.(hcl|json)$/,"test",f.Du],[/\.tofutest\.(hcl|json)$/,"test",E],[I,"query",_],[/\.tfmigrate\.hcl$/,"migrate",_],[/\.tf(component|stack)\.(hcl|json)$/,
"stack",_],[/\.tfdeploy\.(hcl|json)$/,"deploy",_],[/\.(tf|tofu)mock\.hcl$/,null,f.Du],[/terragrunt\.hcl\.json$|\.hcl$/,"terragrunt",f.Du]],P=/\.(tf|tofu|hcl|json)$/,
D=({class:e})=>e==="config"||e==="test",y=".terraform.lock.hcl",w={class:"lock",syntax:"hcl",clients:f.Du,isOverride:!1},M=e=>e.includes(".tofu")&&/\.tofu(test)?(\.(hcl|json))?$/.
test(e);function T(e,n,i){if(e===y)return w;const s=P.test(e)?A.find(([H])=>H.test(e)):void 0,[a=/$/,c=null,u=[]]=s??[];if(c===null)return;const h=$(e)&&c==="te\
st"&&i==="tests";if($(e)&&!h)return;const v=e.search(a),m=e.slice(0,v),R=m+e.slice(v).replace(".tf",".tofu"),b=m==="override"||m.endsWith("_override"),g=h||R!==
e&&n.has(R);if(g&&!u.includes("terraform"))return;const C=g?_:u,K=e.endsWith(".json")?"json":"hcl";return{class:c,syntax:K,clients:C,isOverride:b}}const $=e=>e.
startsWith(".")||e.endsWith("~")||e.startsWith("#")&&e.endsWith("#"),k=/^(\.terraform-version|\.opentofu-version|\.tool-versions|\.?mise\.toml)$/,p=new RegExp(`\
^(${["(gnu)?makefile","\\.?justfile","(dockerfile|containerfile|jenkinsfile)([._-].*)?","\\.?devcontainer\\.json","(taskfile(\\.dist)?|atlantis|aqua|bitbucket-pi\
pelines|digger)\\.ya?ml","(azure-pipelines?|(docker-)?compose|cloudbuild|buildspec|appveyor)[^/]*\\.ya?ml","\\.(gitlab-ci|travis|drone|woodpecker|cirrus|pre-comm\
it-config)\\.ya?ml",".*\\.(tfbackend|sh|bash|ps1|cmd|bat|mk|dockerfile|gitlab-ci\\.ya?ml)"].join("|")})$`,"i"),O=e=>I.test(e),d=[".spacelift/config.yml",".space\
lift/config.yaml"],l=e=>e.endsWith(".tfbackend"),t=e=>k.test(e),o=e=>t(e)||p.test(e)}),6195:((se,F,r)=>{r.d(F,{$8:()=>y,G$:()=>w,Ls:()=>P,VK:()=>A,sT:()=>T,sq:()=>M});
var f=r(6760),_=r(5747),E=r(7052);const I=/[*?[{]/;function A($){const k=$.split("/"),p=k.findIndex(O=>I.test(O));return p<0?{fixed:$}:{fixed:k.slice(0,p).join(
"/"),glob:k.slice(p).join("/")}}function P($){const k=$.map(p=>{const O=p.replace(/^(\.\/)+/,"").replace(/(?<!\/)\/+$/,"");return{glob:O,start:D(O)}});return p=>{
const O=p.toLowerCase();return k.some(({glob:d,start:l})=>d===p||O.startsWith(l)&&f.posix.matchesGlob(p,d))}}function D($){const[k=""]=$.includes("..")?[]:/^(?:[\w-][\w.-]*\/)*/.
exec($)??[];return k.toLowerCase()}const y=({file:$,glob:k},p)=>$===p||k!==void 0&&f.posix.matchesGlob(p,k),w=$=>$.startsWith(".")||$==="node_modules",M=$=>f.sep===
"/"?$:$.replaceAll(f.sep,"/");function T($,{boundary:k}){return $.kind==="error"?(0,E.WO)({what:"link",code:$.code}):(0,_.UO)($.path,k)?$.kind==="special"?(0,E.
WO)({...$,what:"link-to-special-file"}):$.kind==="file"?$.path:null:(0,E.a3)({what:"link"})}}),5603:((se,F,r)=>{r.d(F,{A:()=>A,j:()=>P});var f=r(2370),_=r(5143),
E=r(1064),I=r(5011);const A=["lock-file","syntax","version-file","tool","hook"];class P{signs=new Map;constraints=new Map;addFile({file:w,kind:{clients:M},scope:T,
isContext:$}){if($)return;const[k,...p]=M;if(k!==void 0&&p.length===0&&!/(^|\/)[.#][^/]*$/.test(w)){const O=`is read by ${E.bB[k]} only`;this.addSign({client:k,
level:"syntax",place:{file:w,...f.wv},text:O})}for(const O of T.declared)this.addDeclared(O)}end(w){for(const{kind:M,host:T,place:$,clients:k,isOverridden:p,text:O}of w)
if(M==="lock_provider"){const d=E.Du.find(t=>(0,I.Vm)(t)===T),l=`locks providers from ${T}`;d&&this.addSign({client:d,level:"lock-file",place:$,text:l})}else M===
"cloud_default"&&!p&&k.includes("terraform")?this.addSign({client:"terraform",level:"syntax",place:$,text:"has a cloud block without hostname",isCloud:!0}):M===
"module"&&O?.startsWith("oci:")&&this.addSign({client:"opentofu",level:"syntax",place:$,text:"uses an OCI registry"});return{signs:[...this.signs.values()],constraints:[
...this.constraints.values()]}}addDeclared(w){const{kind:M,text:T,place:$}=w;if(M==="version")D(this.constraints,T,w);else if(M==="binary"){const k=T==="tofu"?"\
opentofu":"terraform";this.addSign({client:k,level:"version-file",place:$,text:"sets terraform_binary"})}else if((0,E.SO)(M)){const{client:k,what:p}=E.$I[M];this.
addSign({client:k,level:"syntax",place:$,text:`has ${p}`})}}addSign(w){D(this.signs,`${w.client} ${w.text}`,{...w,version:null})}}function D(y,w,M){const T=(0,_.
Zl)(M.place.file)?`${w} aside`:w;y.has(T)||y.set(T,M)}}),7854:((se,F,r)=>{r.d(F,{CI:()=>P,G4:()=>k,O8:()=>I,Rt:()=>E,VZ:()=>A,eI:()=>y,kA:()=>M,s7:()=>w,sw:()=>D,
vH:()=>T});var f=r(7052),_=r(2370);const E=["organization","workspaces"],I=["module","state","lock"],A=["version","compatible","provider-version"],P=({directory:p,
module:O})=>[...new Set([p,O??p])];function D(p,O){const d=l=>{const t=l.clients.filter(o=>O.includes(o));return t.length===0?[]:{...l,clients:t}};return p.flatMap(
l=>{if(l.clients.every(e=>O.includes(e)))return l;const t=l.needs.flatMap(d),o=l.isHostImplied?t[0]?.host??l.host:l.host;return d({...l,needs:t,host:o})})}const y=(p,O)=>O.
length===0?p:p.map(d=>{const{calls:l,evaluated:t}=d;if(l===void 0||t===void 0)return d;const o=Object.entries(l).filter(([e])=>!O.some(n=>n===e));return{...d,calls:Object.
fromEntries(o)}}),w=({workspace:p,hasOwnToken:O,directHost:d})=>p!==void 0||O===!0||d!==void 0,M=p=>new Set(p.flatMap(({host:O,isHostImplied:d})=>d?[]:O??[])),T=(p,O)=>p.
filter(({clients:d})=>d.some(l=>O.includes(l))),$=1e4;function k(p=$){const O=[],d={error:0,warning:0,notice:0};let l=0;const t=e=>{d[e.severity]+=1,d[e.severity]<=
p?O.push(e):l+=1},o=()=>(0,_.ht)(".",(0,f.ub)({kind:"problems",max:p,omitted:l}));return{add:t,all:()=>l===0?O:[...O,o()]}}}),9929:((se,F,r)=>{r.d(F,{o:()=>$,v:()=>d});
var f=r(2370),_=r(5143),E=r(9664),I=r(1022),A=r(7050),P=r(7854);let D=function(...l){return{asWritten:D}=r.late([245,167,727,845],1727),new.target?new D(...l):D(
...l)},y=function(...l){return{usagesOf:y}=r.late([245,167,727,845],1727),new.target?new y(...l):y(...l)},w=function(...l){return{declaredIn:w}=r.late([245,167,
727,845],1727),new.target?new w(...l):w(...l)},M=function(...l){return{parseFile:M}=r.late([245,167,727,845],1727),new.target?new M(...l):M(...l)};const T=25e4;
class ${usages=new Map;declared=new Map;snippets=new Map;sources=new Map;scan;scanned;unread=[];count=0;constructor(t){this.scan=t,this.scanned=new Set([...t.usages,
...t.declared].map(({place:o})=>o.file))}inherit(t,o,e){const n=(0,_.df)(t),i=this.sources.get(n)??[];this.sources.set(n,i),i.push({root:e,source:o,version:null,
isOpen:!1})}add({file:t,text:o,lines:e},n,i){if(e===null&&this.scanned.has(t))return this.snippets.set(t,(this.snippets.get(t)??new Set).add(i)),!0;if(this.count+=
o.length/1e3,this.count>T)return this.unread.push({file:t,...f.wv}),!1;const s=u=>e===null||u.place.line<=e[1]?u:{...u,place:e[0]},a=M(o,{...n,isGenerated:!0},t),
{usages:c}=y([a],(u,h)=>D(h));for(const u of c){const h=u.version&&s(u.version);k(this.usages,s({...u,version:h}),i)}for(const u of w([a]))u.kind!=="module"&&k(
this.declared,s(u),i);return this.count+=c.length,!n.isOverride||c.every(u=>u.kind==="implied_provider")}finish(t){if(t.length===0)return this.scan;const e=Map.
groupBy([...this.scan.usages,...this.usages.values()],({place:s})=>s.file).values().flatMap(s=>s.sort((a,c)=>a.place.line-c.place.line)),n=Array.from(e,s=>this.
placed(this.inherited(s))),i=new Set(t.flatMap(s=>s.replaced));return{...this.scan,notes:this.scan.notes.filter(s=>!i.has((0,f.W7)(s))),usages:O(n,t),declared:[
...this.scan.declared,...this.declared.values()].map(s=>this.placed(s)),units:t,unread:this.unread}}inherited(t){const o=(0,_.df)(t.place),e=t.kind==="terragrun\
t_source"?this.sources.get(o):void 0;if(e===void 0)return t;this.sources.delete(o);const n=e.flatMap(({root:i})=>i??[]);return{...t,calls:{terraform:e,opentofu:e},
directories:n}}placed(t){const o=this.snippets.get(t.place.file);if(o===void 0)return t;const e=(0,E.jt)(t.place.file);return{...t,directories:this.isOfSnippets(
e)?[...o]:[e,...o]}}isOfSnippets=(0,A.O)(t=>this.scanned.values().every(o=>(0,E.jt)(o)!==t||this.snippets.has(o)))}function k(l,t,o){const{kind:e,text:n,place:i}=t,
s="address"in t?[t.address,t.version?.text]:[t.localName],a=[(0,_.df)(i),e,n,...s].join(`
`),c=l.get(a)??{...t,directories:[]};l.set(a,c),c.directories.at(-1)!==o&&c.directories.push(o)}const p=({directories:l,place:t})=>l??[(0,E.jt)(t.file)];function O(l,t){
const o=l.filter(({kind:s})=>s.startsWith("required_provider")),e=d(o,p),n=d(t,P.CI),i=(0,A.O)(s=>{const c=(0,P.CI)(s).flatMap(u=>e.get(u)??[]).filter(({each:u})=>!s.
replaced.includes(u.place.file));return new Set(c.map(({each:u})=>(0,I.op)(u.address)))});return l.map(s=>{const a=s.kind==="implied_provider"?p(s):[],c=a.flatMap(
m=>n.get(m)??[]);if(c.length===0)return s;const u=(0,I.A5)(s.text),h=c.flatMap(({each:m})=>i(m).has(u)?[]:m);if(h.length===0)return{...s,isOverridden:!0,needs:[]};
const v=h.flatMap(({isPartial:m,directory:R})=>m?[]:R);return{...s,directories:[...v,...a.filter(m=>!n.has(m))]}})}function d(l,t){const o=l.flatMap(e=>t(e).map(
n=>({directory:n,each:e})));return Map.groupBy(o,({directory:e})=>e)}}),345:((se,F,r)=>{r.d(F,{s:()=>M});var f=r(3024),_=r(6760),E=r(5747),I=r(4091),A=r(4e3),P=r(
101),D=r(3152);let y=function(...d){return{X509Certificate:y}=process.getBuiltinModule("node:crypto"),new.target?new y(...d):y(...d)};const w=4*1024*1024;function M(d,{
environment:l,directory:t,wording:o=D.w7}){const{settings:e,mistakes:n}=(0,D.P$)(d,o),i=k(e.caFile,o),s=$(l),a=[i,s].flatMap(R=>R.ok?[]:[R.why]),c=(0,E.N0)(()=>(0,f.
statSync)(t).isDirectory(),!1),h=e.scan.filter(R=>!/[*?[\]{}]/.test(R)).flatMap(R=>T(R,t,o)??[]),v=`GITHUB_WORKSPACE names ${(0,A.dh)(t)}, which is not a direct\
ory`,m=[...n,...a,...c?h:[v]];if(m.length>0||!i.ok||!s.ok)throw new D.GN(m);return{...e,authorities:i.value,chooseProxy:s.value}}function T(d,l,{missingPath:t,setting:o}){
const e=(0,_.resolve)(l,d);return(0,f.existsSync)(e)?(0,E.N0)(()=>(0,f.accessSync)(e,f.constants.R_OK)===void 0,!1)?null:`${o("scan")} names ${e}, which this us\
er may not read`:t(d,l)}function $(d){try{return(0,I.Ju)((0,P.N)(d))}catch(l){if(l instanceof TypeError)return(0,I.TR)(l.message);throw l}}function k(d,{setting:l}){
if(d===null)return(0,I.Ju)(null);const t=(0,E.yR)(d,w),o=l("ca-file");if(!t.ok)return(0,I.TR)(`${o} "${d}" ${(0,A.mP)(t.failure)}`);const e=O(t.text);return e.ok?
e:(0,I.TR)(`${o} "${d}" ${e.why}`)}const p=/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g;function O(d){const l=d.match(p)??[];if(l.length===0)return(0,I.
TR)("contains no certificate; expected PEM");try{for(const t of l)new y(t);return(0,I.Ju)(l.join(`
`))}catch(t){return(0,I.TR)(`contains an invalid certificate: ${t instanceof Error?t.message:t}`)}}}),3408:((se,F,r)=>{r.d(F,{j:()=>l,o:()=>t});var f=r(9562),_=r(
3024),E=r(2071),I=r(5747),A=r(6697),P=r(2370),D=r(1831),y=r(4321);function w(e,n,i){if(i.allowedHosts.length===0)return e;const s=M(n),a=e.files.filter(({path:g})=>(0,I.
UO)(M(g),s)),c=new Set(a.map(({shown:g})=>g)),u=(0,E.Ol)(e).installation?.methods??[],h=e.forced.flatMap(({place:g,services:C})=>C.map(({value:K})=>({place:g,host:typeof K==
"string"?$(K):null}))),v=[...u.flatMap(T),...h].filter(({place:g,host:C})=>C!==null&&c.has(g.file)&&!(0,D.ev)(C,i)),m=v.map(({place:g,host:C})=>{const K=(0,A.wp)(
{host:(0,D.nx)(C??""),use:"configuration"});return(0,P.kH)(K,{places:[g],clients:[e.client]})}),R=new Set(v.map(({place:g})=>g)),b=e.forced.filter(({place:g})=>!R.
has(g));return{...e,forced:b,findings:[...e.findings,...m]}}const M=e=>(0,I.N0)(()=>(0,_.realpathSync)(e),e);function T(e){const{kind:n,place:i}=e;return n==="n\
etwork"?[{place:i,host:(0,D.Pm)(e.url)}]:n!=="local"||e.path!==null?[]:[{place:i,host:(0,D.yo)(`https://${e.shown}`)??y.IZ}]}const $=e=>/^([a-z][a-z\d+.-]*:|\/\/)/i.
test(e)?(0,D.yo)(e.replace(/^\/\//,"https://"))??y.IZ:null;let k=function(...e){return{thisMachine:k}=r.late([138],2218),new.target?new k(...e):k(...e)},p=function(...e){
return{mergeMistakes:p}=r.late([138],2218),new.target?new p(...e):p(...e)},O=function(...e){return{readCliConfig:O}=r.late([138],2218),new.target?new O(...e):O(
...e)},d=function(...e){return{withoutInstalled:d}=r.late([155,202],1264),new.target?new d(...e):d(...e)};function l(e,n,i,{environment:s,directory:a,plugins:c=null}){
if(n.hostnames.length===0&&e.every(({needs:C})=>C.length===0))return{usages:e,remarks:[],findings:[],configs:[],releases:i.releases};const h=t(n.cliConfig,i.clients,
s,a).map(C=>w(C,a,n)),v=i.releases.map(C=>{const K=h.find(({client:H})=>H===C.client);return{...C,attemptMs:K?.requestTimeoutMs??C.attemptMs}}),m=n.depth!=="dis\
covery",R={root:a,plugins:c,releases:v,asksMirrors:m},b=e.some(o)?d(e,h,R):{usages:e,remarks:[],findings:[]},g=[...h.flatMap(C=>C.findings),...b.findings];return{
...b,findings:p(g),configs:h,releases:v}}function t(e,n,i,s=null){const a=k(i);return n.map(c=>O(c,a,e,s))}const o=({needs:e})=>e.some(({service:n})=>n===f.xq)}),
2446:((se,F,r)=>{r.d(F,{o:()=>Ve,S:()=>Ge});var f=r(7052),_=r(2370),E=r(5143),I=r(785),A=r(1064),P=r(7747),D=r(8416),y=r(2161),w=r(7854),M=r(9664),T=r(7050),$=r(
5011),k=r(4321),p=r(5603),O=r(3024),d=r(6760),l=r(5747),t=r(6195);const o={files:1e6,directoryFiles:5e4};function*e(U,S=new Set,x=(0,P.uF)(),W=o){const L=new n(
U,S,x,W);for(const N of U.scan){const B=(0,P.kI)(L.root,N);"path"in B?yield*L.walkFrom(B):yield{name:N,files:[],notes:[B]}}for(const N of S)yield*L.readCalled(N)}
class n{root;checkout;isExcluded;called;aside;limits;selected;files=0;constructor({root:S,scan:x,exclude:W},L,N,B){this.root=(0,O.realpathSync)(S),this.checkout=
(0,P.ET)({root:S,scan:x}),this.isExcluded=(0,t.Ls)(W),this.called=L,this.aside=N,this.limits=B,this.selected=x.length>1?new Set:null}*walkFrom(S){const{path:x,name:W,
glob:L,file:N}=S,z=[{path:x,name:W,depth:0,isSelected:L===void 0&&N===void 0}];for(let q=z.pop();q!==void 0;q=z.pop()){const ee=(0,P.KG)(q);if(yield this.read(S,
q,ee),S.file!==void 0||this.files>this.limits.files)return;if(!("problem"in ee))for(const Q of this.findDirectories(S,q,ee))z.push(Q)}}*readCalled(S){const{directories:x,
links:W,linked:L}=this.aside;for(const q of(0,M.eH)(S))L.delete(q);const N=x.has(S)?null:this.checkout.locate(S);if(N===null||(0,l.$r)(N).kind!=="directory")return;
const B=(0,t.sq)((0,d.relative)(this.root,N));if(B!==S&&W.set(S,B),!x.has(B)&&this.files<=this.limits.files&&!(0,M.eH)(B).some(this.isExcluded)){const q={path:N,
name:B,depth:0,isSelected:!0},ee=(0,l.UO)(N,this.root)?this.root:N;yield this.read({path:N,name:B,boundary:ee},q,(0,P.KG)(q))}x.has(B)&&x.add(S)}read(S,x,W){const{
name:L}=x;if("problem"in W)return this.aside.directories.add(L),{name:L,files:[],notes:[W]};const{files:N,notes:B}=this.findFiles(S,x,W);this.files+=N.length;const z=this.
limits.files;if(this.files>z){const Q=(0,_.ht)(L,(0,f.ub)({kind:"files",max:z}));return{name:L,files:[],notes:[...B,Q]}}const q=N.filter(({isContext:Q})=>Q);if(N.
length>0&&q.length===N.length)return{name:L,files:[],notes:B};this.aside.directories.add(L);for(const{file:Q,kind:ne}of q)(0,y.Ep)(ne)&&this.aside.unselected.push(
Q);const ee=N.length>0&&W.some(Q=>Q.name===".terraform");return{name:L,files:N,notes:ee?[...B,...this.readLeft(L)]:B}}findFiles(S,x,W){const{name:L}=x,N=[],B=[];
for(const z of this.filesAmong(S,x,W))if("problem"in z)B.push(z);else if(N.length<this.limits.directoryFiles)N.push(z);else{const q=this.limits.directoryFiles;B.
push((0,_.ht)(L,(0,f.ub)({kind:"directory",max:q})));break}return{name:L,files:N,notes:B}}*filesAmong(S,x,W){const L=new Set;for(const B of W)if((0,y.tr)(B.name)&&
!B.isDirectory()&&L.add(B.name),B.name===".spacelift")for(const z of y.dN)this.addTool((0,M.Gz)(x.name,z));const N=d.posix.basename(x.name);for(const B of W){if(B.
isDirectory())continue;const z=(0,M.Gz)(x.name,B.name),q=(0,y.L8)(B.name,L,N);if(q===void 0){(0,y.Z8)(B.name)&&this.addTool(z),B.name.endsWith(".tfstate")&&!this.
isExcluded(z)&&this.aside.states.push(...(0,P.un)(z,this.checkout));continue}const Q={path:x.path+d.sep+B.name,file:z,kind:q,isContext:!this.select(S,x,z)};B.isFile()?
yield Q:B.isSymbolicLink()?yield*this.follow(S,Q):yield(0,_.ht)(z,(0,f.WO)({what:"special-file",is:(0,l.I)(B)}))}}readLeft(S){this.isExcluded((0,M.Gz)(S,".terra\
form"))||this.aside.states.push(...(0,P.rN)(S,this.checkout));const{installed:x,note:W}=(0,P.Wj)(S,this.checkout);for(const L of x)this.called.add(L.directory);
return this.aside.installed.push(...x),W===null?[]:[W]}addTool(S){this.isExcluded(S)||this.aside.toolFiles.push(S)}select(S,x,W){return!(x.isSelected||(0,t.$8)(
S,W))||this.isExcluded(W)||this.selected?.has(W)?!1:(this.selected?.add(W),!0)}*follow(S,x){const W=(0,t.sT)((0,l.$r)(x.path),S);if(W===null)return;if(typeof W==
"object")return yield(0,_.ht)(x.file,W);const L=(0,t.sq)((0,d.relative)(this.root,W));x.isContext||this.aside.links.set(x.file,L),yield{...x,path:W,target:L}}findDirectories({
glob:S},{path:x,name:W,depth:L,isSelected:N},B){return B.toReversed().flatMap(z=>{if(z.isSymbolicLink()&&z.name==="tests"&&this.called.add((0,M.Gz)(W,"tests")),
(0,t.G$)(z.name))return[];const q=(0,M.Gz)(W,z.name);if(this.isExcluded(q))return[];const ee=x+d.sep+z.name;if(z.isSymbolicLink()&&(0,l.$r)(ee).kind==="director\
y"&&this.aside.linked.set(q,this.checkout.nameOf(q)),!z.isDirectory())return[];const Q=N||S!==void 0&&d.posix.matchesGlob(q,S);return{path:ee,name:q,depth:L+1,isSelected:Q}})}}
let i=function(...U){return{withPlaces:i}=r.late([245,167,727,845],1727),new.target?new i(...U):i(...U)},s=function(...U){return{dependsOnOthers:s}=r.late([245,
167,727,845],1727),new.target?new s(...U):s(...U)},a=function(...U){return{usagesOf:a}=r.late([245,167,727,845],1727),new.target?new a(...U):a(...U)},c=function(...U){
return{declaredIn:c}=r.late([245,167,727,845],1727),new.target?new c(...U):c(...U)},u=function(...U){return{isForeign:u}=r.late([245,167,727,845],1727),new.target?
new u(...U):u(...U)},h=function(...U){return{readModule:h}=r.late([245,167,727,845],1727),new.target?new h(...U):h(...U)};const v=25e4;function*m(U,S,x,W=v){const L=new R(
S,x,W);yield*L.collect(U);const N=yield*L.decideOpen();return L.result(N)}class R{items=[];notes=(0,w.G4)();known=new Map;declared=[];signs=new p.j;aside;counts={
files:0,bytes:0,decided:0,open:0};isEmpty=!0;usesTerragrunt=!1;endedAt=null;found;values;maxUsages;constructor(S,x,W){this.found=S,this.aside=(0,P.uF)(S.links),
this.values=x,this.maxUsages=W}*collect(S){const{counts:x}=this;for(const{name:W,files:L,notes:N}of e(S,this.found.called,this.aside)){if(this.endedAt=W,yield x.
files)return;for(const z of N)this.notes.add(z);if(L.length===0)continue;if(this.isFull(x.decided+x.open,W))break;const B=yield*h(L,x.files);if(B===null)return;
x.bytes+=B.bytes;for(const z of B.notes)this.notes.add(z);this.add({directory:W,files:B.files})}this.endedAt=null}*decideOpen(){const S=[];let x=!1;for(const W of this.
items){if(!("files"in W)){S.push(W);continue}if(x||=this.isFull(this.counts.decided,W.directory),!x)if(yield this.counts.files)this.endedAt??=W.directory,x=!0;else
for(const L of this.decide(W.files))S.push(L)}return S}result(S){const{signs:x,notes:W,declared:L,aside:N,isEmpty:B,usesTerragrunt:z,endedAt:q}=this,{files:ee,bytes:Q}=this.
counts;return{...{usages:[...S,...N.states.map(b)],declared:L,notes:W.all(),...x.end(S),...N},units:[],unread:[],files:ee,bytes:Q,isEmpty:B,usesTerragrunt:z,endedAt:q}}add(S){
const{files:x}=S;this.counts.files+=x.length;for(const L of c(x))this.declared.push(L);for(const L of x){const N=!u(L),B=L.kind.class==="terragrunt";N&&(this.isEmpty=
!1),B&&this.found.terragrunt.push(L.file),this.usesTerragrunt||=B&&N,this.signs.addFile(L)}const W=x.some(s);for(const L of x)(W||!L.isContext)&&this.addCalls(L);
if(W){this.items.push({...S,files:x.map(i)});for(const{references:L}of x)this.counts.open+=L.length}else for(const L of this.decide(x))this.items.push(L)}addCalls({
file:S,references:x}){for(const{kind:W,row:L,value:N}of x){if(N===void 0)continue;const B=(0,$.Nj)(N.text)||L.grammar==="terragrunt"&&(0,k.GL)(N.text),z=B||(0,k.
qC)(N.text).length>0;if(W==="module"&&(z||N.kind==="pieces")&&this.found.calls.push({source:N.text,file:S}),B&&L.position.includes("source"))for(const q of[(0,M.
jt)(S),(0,M.RO)((0,M.jt)(S))])this.found.called.add((0,M.un)(q,N.text))}}decide(S){const{usages:x,notes:W}=a(S,this.values,this.known);for(const L of W)this.notes.
add(L);return this.counts.decided+=x.length,x}isFull(S,x){const W=this.maxUsages;return S<W?!1:(this.notes.add((0,_.ht)(x,(0,f.ub)({kind:"usages",max:W}))),!0)}}
const b=({file:U,host:S,client:x})=>({kind:"saved_state",host:null,isHostImplied:!1,directHost:S,text:S,address:"state",place:{file:U,..._.wv},clients:[x],isOverridden:!1,
needs:[]});var g=r(3916),C=r(6647),K=r(9929);function H(U,S,x,{nameOf:W}){if(!(0,$.Nj)(S)){const[N=null]=(0,k.qC)(S).flatMap(B=>W(B)??[]);return N}const L=(0,M.
un)(U,S);return x.get(L)??L}const j=100;function G({usages:U,units:S},x){const W=(0,K.v)(S,w.CI);return[...U.flatMap(({calls:N,directories:B,text:z,place:q})=>{
const ee=(0,M.jt)(q.file),Q=(W.get(ee)??[]).flatMap(({each:ue})=>(0,w.CI)(ue));if(N===void 0&&B===void 0&&Q.length===0&&(0,k.qC)(z??"").length===0)return[];const le=Object.
values(N??{}).flat(),re=[z,...le.map(({source:ue})=>ue)].flatMap(ue=>ue??[]),oe=[ee,...(B??Q).slice(0,j)];return re.flatMap(ue=>(0,$.Nj)(ue)?oe.map(de=>(0,M.un)(
de,ue)):(0,k.qC)(ue).flatMap(de=>x.nameOf(de)??[]))}),...S.flatMap(w.CI)]}function V(U,S){const{usages:x,links:W,directories:L}=U,N=(ne,le)=>{const re=H(ne,le,W,
S);return re===null||(0,$.Nj)(le)&&re===(0,M.un)(ne,le)?le:`./${(0,g.relative)(ne,re)}`},B=x.map(ne=>{const{kind:le,text:re,calls:oe,place:ue}=ne,de=W.size>0||oe!==
void 0||(0,k.qC)(re??"").length>0;if(le!=="module"||re===null||!de)return ne;const he=[{root:null,source:re,version:null,isOpen:!1}],Te=Object.entries(oe??{terraform:he,
opentofu:he}).map(([we,ge])=>{const{file:De}=ue,Me=ge.map(({source:Re,...Ye})=>({...Ye,source:Re&&N((0,M.jt)(De),Re)}));return[we,Me]});return Te.every(([,[we]])=>we?.
source===re)&&oe===void 0?ne:{...ne,calls:Object.fromEntries(Te)}}),z=({directory:ne})=>L.has(ne)&&S.nameOf(ne)===ne,q=U.installed.filter(ne=>!z(ne)&&S.exists(ne.
directory)),ee=new Map(q.map(({root:ne,directory:le})=>{const re=(0,f.a3)({what:"outside",path:le});return[le,(0,_.ht)((0,M.Gz)(ne,C.U4),re)]})),Q=[...U.notes,...ee.
values()];return{...U,usages:B,installed:U.installed.filter(z),notes:Q}}let X=function(...U){return{resolveValue:X}=r.late([245,167,727,845],1727),new.target?new X(
...U):X(...U)},J=function(...U){return{asWritten:J}=r.late([245,167,727,845],1727),new.target?new J(...U):J(...U)},Y=function(...U){return{Instances:Y}=r.late([
245,167,119],5119),new.target?new Y(...U):Y(...U)},Z=function(...U){return{Terragrunt:Z}=r.late([245,167,119],5119),new.target?new Z(...U):Z(...U)},ae=function(...U){
return{withUnits:ae}=r.late([245,167,119],5119),new.target?new ae(...U):ae(...U)};const ie=10;function*te(U,S=[]){const x=(0,P.ET)(U),W=new Set;for(let L=1;;L+=
1){const N=yield*pe(U,x,new Set(W),S),B=W.size;for(const q of G(N,x))!N.directories.has(q)&&x.locate(q)!==null&&W.add(q);if(W.size===B||N.endedAt!==null||L===ie)
return V(N,x)}}function*pe(U,S,x,W){const L={calls:[],called:x,links:new Map,terragrunt:[]},N=Ee(S,L,W),B=(0,T.O)(()=>new Z(N)),z=yield*m(U,L,me(N,B));return L.
terragrunt.length===0?z:yield*ae(z,B())}function me(U,S){const x=(0,T.O)(W=>(0,T.O)(L=>new Y(U,W,L)));return({row:W,place:L},N,B)=>{if(W.grammar==="terragrunt")
return ce(S(),L.file,N);const z=W.evaluation?.[B];if(z===void 0)return J(N);const q=x(B)(z);if(q.effort.isSpent)return J(N);const ee=({scope:re,from:oe,root:ue})=>(re.
effort.renew(),{...X(N,re),from:oe,root:ue}),Q=(0,M.jt)(L.file),ne=ee(q.unknown(Q));if(ne.isWhole)return[[ne]];const le=Map.groupBy(q.of(Q),({use:re})=>re);return Array.
from(le.values(),re=>re.map(ee))}}function ce(U,S,x){if(U.effort.isSpent)return J(x);const W=N=>({...X(x,N),from:null}),L=U.includedScopes(S).map(N=>[W(N)]);return L.
length===0?[[W(U.scopeOf(S))]]:L}function Ee(U,{calls:S,links:x,terragrunt:W},L){const N=new Set(L),B=(0,T.O)(ke),z=(ee,Q)=>H(ee,Q,x,U),q=(0,T.O)(()=>fe(S,z));return{
files:U,calls:()=>q(),leadsTo:z,terragrunt:W,isSet:ee=>N.has(ee),setBy:ee=>{const Q=`TF_VAR_${ee}`;if(N.has(Q))return Q;const ne=B(U).get(ee);return ne===void 0?
null:`${Q} in ${ne}`}}}const $e=/^("(\$\{|%\{|\.\.?\/)|\(|(var|local)\.|\w+\()/;function fe(U,S){const x=new Map,W=new Set;for(const{source:L,file:N}of U){const B=(0,M.
jt)(N),z=S(B,L);z!==null?x.set(z,(x.get(z)??new Set).add(B)):$e.test(L)&&W.add(B)}return{callers:x,dynamic:W}}const Oe=".github/workflows",ye=200;function ke(U){
const S=new Map,x=U.list(Oe).filter(W=>/\.ya?ml$/.test(W));for(const W of x.slice(0,ye)){const L=`${Oe}/${W}`,N=U.read(L)??"";for(const[,B,z]of N.matchAll(/\bTF_VAR_([\w-]+)|\s-var[ =]["']?([\w-]+)=/g)){
const q=B??z??"";S.has(q)||S.set(q,L)}}return S}var Ie=r(4526);function Pe(U,{roots:S,exclude:x},W){const L=new Set(U.links.values());if(L.size===0)return U;const[
N,B]=[(0,t.Ls)(S),(0,t.Ls)(x)],z=A.Du.flatMap(oe=>[...(0,Ie.Pv)(U,oe).values()]),q=new Set(z.flatMap(Ie.s1)),ee=new Set(U.units.map(({directory:oe})=>oe)),Q=(0,T.
O)(oe=>q.has(oe)||ee.has(oe)||N(oe||".")?!1:W.list(oe).map(de=>(0,M.Gz)(oe,de)).every(de=>L.has(de)||B(de)||!_e(de))),ne=oe=>L.has(oe)&&_e(oe)&&Q((0,M.jt)(oe)),
le=U.usages.filter(({place:oe})=>!ne(oe.file)),re=U.declared.filter(({place:oe})=>!ne(oe.file));return{...U,usages:le,declared:re,notes:U.notes.filter(oe=>!ne((0,_.
W7)(oe)))}}function _e(U){const S=(0,y.L8)((0,g.basename)(U),new Set,(0,g.basename)((0,g.dirname)(U)));return S!==void 0&&S.class!=="terragrunt"}var be=r(8011),
je=r(3229),Se=r(5257),xe=r(796);const Ue=100;function Ke(U,S){const x=Be(S),W=U.flatMap(B=>{const{kind:z,version:q,directories:ee,isOverridden:Q,replacedFor:ne}=B,
le=/^(module|test_module|terragrunt_source)$/.test(z),re=q!==void 0||ee!==void 0&&!S.isStrict;if(!le||Q||re)return[];const ue=B.clients.filter(he=>!ne?.includes(
he)).flatMap(he=>{const ve=x(B,he);return ve===null?[]:{client:he,reason:ve}}),[de]=ue;return de===void 0?[]:{usage:B,reason:de.reason,clients:ue.map(({client:he})=>he)}}),
L=(0,T.O)(()=>Fe(S));return[...Map.groupBy(W,({reason:B})=>B.paths.at(-1)??"")].slice(0,Ue).flatMap(([B,z])=>{const q=(0,T.O)(({why:ee,paths:Q})=>ee==="outside"||
ee==="skipped"?(0,f.a3)({what:ee,path:B}):(0,be.Iz)({path:B,maker:ee==="created"?"`init`":L()(Q)}));return z.map(({usage:{place:ee,text:Q},reason:ne,clients:le})=>{
const re=(0,je.Kc)(Q??"");return(0,_.kH)(q(ne),{places:[ee],clients:le,isPlaceholder:re})})})}const Le={throwIfNoEntry:!1},We=/(^|\/)\.(terraform|terragrunt-cache)(\/|$)/;
function Be({root:U,scan:S,units:x,directories:W,isStrict:L}){const{locate:N,nameOf:B}=(0,P.ET)({root:U,scan:S}),z=(0,T.O)(Q=>(0,l.N0)(()=>(0,O.statSync)((0,d.join)(
U,Q),Le)?.isDirectory()===!0,!1)),q=(0,T.O)(Q=>{if(/^\.\.(\/|$)/.test(Q)||z(Q)){const de=N(Q)!==null;return de&&!L?null:{why:de?"skipped":"outside",paths:[Q]}}const le=Q.
split("/"),re=le.map((de,he)=>le.slice(0,he+1).join("/")),oe=re.findIndex(de=>!z(de));return(0,l.N0)(()=>{const de=(0,O.lstatSync)((0,d.join)(U,re[oe]??""),Le);
return de===void 0||de.isFile()},!1)?We.test(Q)?L?{why:"created",paths:[Q]}:null:{why:"missing",paths:re.slice(oe)}:{why:"outside",paths:[Q]}}),ee=(0,T.O)(Q=>{const ne=x.
filter(re=>re.directory===Q||re.module===Q);return ne.some(re=>re.unknown!==null||re.isPartial)?[]:[Q,...ne.flatMap(w.CI)]});return(Q,ne)=>{const le=(0,M.jt)(Q.
place.file),oe=[...Q.kind==="test_module"?[(0,M.RO)(le)]:[],...ee(le)],ue=Q.directories??oe,de=(0,Se.MZ)(Q,ne).flatMap(({source:he,isOpen:ve})=>{const Te=ve?Q.evaluated?.[ne]?.
text??"":"";if(he===null&&L&&(0,$.Nj)(Te))return[{why:"skipped",paths:[Te]}];const Ae=!L&&/[$%]\{/.test(he??"");if(he===null||Ae)return[null];const we=(0,k.qC)(
he);if(we.length>0)return[we.some(Re=>W.has(B(Re)??".."))?null:{why:"outside",paths:[he]}];if(!(0,$.Nj)(he)||Q.kind==="terragrunt_source")return[null];const ge=ue.
map(Me=>(0,M.un)(Me,he)),De=ge.filter(Me=>!W.has(Me));return Q.directories===void 0?De.length<ge.length?[null]:De.map(q):De.map(q).filter(Me=>Me?.why!=="missing")});
return de.includes(null)?null:de[0]??null}}const Ne=[".gitignore","vendir.yml","vendor.yaml","Terrafile","peru.yaml"];function Fe({root:U,exclude:S,toolFiles:x}){
const W=(0,P.ET)({root:U,scan:[]}),L=(0,T.O)(ee=>({file:ee,text:W.read(ee)??""})),N=(0,T.O)(()=>[...(0,xe._X)({root:U,exclude:S},x)]),B=/sparsecheckout\s*=\s*true/i,
z=[".git/config.worktree",".git/config"].find(ee=>B.test(L(ee).text)),q=[...L(".gitmodules").text.matchAll(/^\s*path\s*=\s*(.*\S)/gm)];return ee=>{if(z!==void 0)
return z;const Q=ee.at(-1)??"";if(q.some(([,oe])=>(0,M.Gz)(Q,"").startsWith(`${oe}/`)))return".gitmodules";const ne=Q.split("/");return[...ne.flatMap((oe,ue)=>Ne.
map(de=>L((0,M.Gz)(ne.slice(0,ue).join("/"),de)))),...N()].find(({text:oe})=>ee.some(ue=>He(oe,ue)))?.file??null}}function He(U,S){const x=S.split("/").toReversed(),
[W=""]=x;return!U.includes(W)&&!U.includes("*")?!1:(U.match(/[^\s"'`,;:=()<>|&]+/g)??[]).some(L=>{const N=L.split("/").filter(B=>!/^\.*$/.test(B));return/^[\w-]+(\.[\w-]+)+$/.
test(N[0]??"")&&N.length>2?N.at(-1)?.replace(/\.git$/,"")===W:N.some((B,z)=>(B===W||/\w\*|\*\w/.test(B)&&(0,g.matchesGlob)(W,B))&&x.slice(1,z+1).every((ee,Q)=>ze(
N[z-Q-1],ee)))})}const ze=(U="",S)=>U===S||/[$*{}]/.test(U);let Ce=function(...U){return{readTools:Ce}=r.late([245,167,727,845],1727),new.target?new Ce(...U):Ce(
...U)};async function Ge(U,S){const{directory:x,environment:W,stop:L,progress:N}=S,B={root:x,scan:U.scan,exclude:U.exclude},z=te(B,Object.keys(W)),q=await(0,I.nE)(
z,L,ee=>N({kind:"scan",files:ee}));return Pe(q,U,(0,P.ET)(B))}function Ve({dialect:U,exclude:S,scan:x,allowedHosts:W},L,{environment:N,directory:B}){const z=(0,T.
O)(()=>Ce({root:B,exclude:S},L.toolFiles)),q=!!N.TF_CLOUD_HOSTNAME,ee=x.length>0,Q={setting:U,scan:ee?{...L,tools:z,hasCloudHostname:q}:null},ne=(0,D.L2)(Q),{clients:le,
versions:re}=ne,oe=(0,A.Eo)((0,A.tB)("terraform",re)),ue=ge=>oe||!(0,y.xO)(ge),he=(0,w.eI)((0,w.sw)(L.usages,le),(0,A.d3)(ne)).filter(({place:ge})=>ue(ge.file)),
ve=W.length>0,Ae=[...Ke(he,{...L,...{root:B,scan:x,exclude:S,isStrict:ve}}),...ve?Xe(L):[]],we=he.some(({workspace:ge})=>ge?.lacks)&&z().givesState;return{dialect:ne,
usedBy:()=>(0,D.rU)(ne,Q.scan),usages:we?he.map(Ze):he,notes:[...(0,w.vH)(L.notes,le).filter(ge=>ue((0,_.W7)(ge))),...Ae]}}function Xe({unselected:U,linked:S,directories:x,
units:W,unread:L,notes:N}){const B=new Set(N.flatMap(z=>(0,_.Xd)(z)?.file??[]));return[...U.map(z=>(0,_.ht)(z,(0,f.a3)({what:"unselected"}))),...[...S].flatMap(
([z,q])=>q!==null&&x.has(q)?[]:(0,_.ht)(z,(0,f.a3)({what:"linked"}))),...(0,E.jH)(L).map(z=>(0,_.kH)((0,f.a3)({what:"generated"}),{places:[z]})),...W.flatMap(({
directory:z,module:q,unknown:ee})=>ee===null||q!==null||B.has(ee.file)?[]:(0,_.kH)((0,f.a3)({what:"skipped",path:z}),{places:[ee]}))]}function Ze(U){if(U.workspace?.
lacks===void 0)return U;const{organization:S,name:x}=U.workspace;return{...U,workspace:{organization:S,name:x}}}}),2859:((se,F,r)=>{r.d(F,{CG:()=>y,Fh:()=>M,en:()=>T,
h1:()=>w,wX:()=>$});var f=r(6697),_=r(5143),E=r(1064),I=r(1831),A=r(9562),P=r(7854);const D=new Set(["remote_state","remote_state_default","provider_tfe","provi\
der_tfe_default","test_backend_remote","test_backend_remote_default","migrate_backend_remote","migrate_backend_remote_default"]);function y(k,p,O,d=(0,P.kA)(p)){
const l=["hostnames input"],t=k.hostnames.flatMap(({host:n,services:i})=>{const s=i.length>0?i:k.requiredServices,a=s.length>0?s:["any"],c={host:n,clients:O,because:l,
isImplied:!1,isForInit:!0};return a.map(u=>({...c,service:u}))}),o=new Set([...d,...k.hostnames.map(({host:n})=>n)]),e=p.flatMap(({kind:n,needs:i,place:s})=>i.map(
a=>({...a,because:[s],isImplied:!o.has(a.host),isForInit:!D.has(n)})));return w([t,e],O)}function w(k,p){return(0,_.c1)(k.flat(),({host:O,service:d})=>`${O} ${d}`).
map(O=>{const[{host:d,service:l}]=O;return{host:d,service:l,clients:[...p.filter(t=>O.some(o=>o.clients.includes(t)))],because:(0,_.As)([...O.flatMap(({because:t})=>t)]),
isImplied:O.every(({isImplied:t})=>t),isForInit:O.some(({isForInit:t})=>t)}})}const M=(k,{isGuess:p},O)=>{const d=O.flatMap(({host:l,isImplied:t})=>t?l:[]);return p?
[{repository:k,hosts:new Set(d)}]:[]};function T(k,{hostnames:p,allowedHosts:O}){const d=new Set(p.map(({host:t})=>t)),l=new Map;for(const{host:t,isImplied:o,because:e,
clients:n}of k){if(d.has(t)||l.has(t))continue;const i={host:(0,I.nx)(t)},[s]=e.filter(c=>typeof c!="string"),a=o&&s!==void 0&&{implied:{place:s,clients:n}};(0,I.
Rt)(t)?l.set(t,(0,f.U7)(i)):(0,I.Jr)(t,O)||l.set(t,(0,f.wp)({...i,...a}))}return l}const $=(k,p)=>new Set([...E.Du,...Object.values(E.bB),...A.fg,...k.flatMap(({
host:O,service:d=O})=>[O,(0,I.pk)(O),d]),...p.flatMap(({directHost:O})=>O??[])])}),7751:((se,F,r)=>{r.d(F,{o:()=>y,q:()=>D});var f=r(4732),_=r(4e3),E=r(5799);const I=w=>w===
1?"1 module or provider was":`${w} modules and providers were`;function A(w){const{names:M}=w,T=(0,f.XT)(M,3,$=>(0,f.KT)((0,_.dh)($)));switch(w.what){case"insid\
e":return(0,f.xI)`modules and providers inside ${T} were not checked`;case"direct":{const $=M.length-w.git,k=[...w.git>0?[`${(0,_.px)(w.git,"module")} from Git`]:
[],...$>0?[`${(0,_.px)($,"module")} from an archive or bucket`]:[]];return(0,f.xI)`${k.join(" and ")} ${M.length===1?"was":"were"} not checked: ${T}`}case"open":
return(0,f.xI)`${(0,_.px)(M.length,"module")} ${M.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${T}`;case"lim\
it":return(0,f.xI)`max-requests (${w.max}) was reached, so ${I(M.length)} not checked: ${T}`;case"size":return(0,f.xI)`a response is longer than this check reads, so ${I(
M.length)} not checked: ${T}`;case"work":return(0,f.xI)`the answers of the registry take more work than this check does for one host, so ${I(M.length)} not checked: ${T}`;case"\
stopped":return(0,f.xI)`the check ended too early, so ${I(M.length)} not checked: ${T}`;case"contents":return(0,f.xI)`the checksums of ${(0,_.px)(M.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${T}`;case"getter":return(0,f.xI)`the package of ${(0,_.
px)(M.length,"registry module")} was not checked, because it is downloaded with ${w.getter}: ${T}`;case"units":return(0,f.xI)`${(0,_.px)(M.length,"Terragrunt un\
it")} ${M.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${T}`}}const P={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},D=w=>(0,E.CC)("not-followed",{message:A(w),help:P[w.what==="work"?"limit":w.what],...w.what==="work"&&{severity:"warning"}});function y({by:w,address:M,
constraint:T,newest:$,others:k}){const p=(0,f.xI)`${(0,_.dh)(w)} requires ${(0,f.KT)((0,_.dh)(M))}${T===null?"":` "${(0,_.dh)(T)}"`}`,O=$===null?"which the regi\
stry does not have":k.length>0?`which conflicts with ${(0,_.K4)(k,3,_.dh)}`:`which no listed version fits; the newest is ${(0,_.dh)($)}`;return(0,E.CC)("module-\
described",{message:(0,f.xI)`according to the registry, ${p}, ${O}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),7495:((se,F,r)=>{
r.d(F,{Qm:()=>p,TU:()=>T,i4:()=>t,pb:()=>l,zt:()=>w});var f=r(4091),_=r(8011),E=r(3229),I=r(9037),A=r(1831),P=r(5011),D=r(4321),y=r(1022);const w={host:null,isHostImplied:!1,
needed:null},M=m=>({host:m,isHostImplied:!1,needed:(0,A.Rt)(m)?"state":m}),T=m=>({host:m,isHostImplied:!0,needed:m}),$=m=>({host:m,isHostImplied:!1,needed:null}),
k=m=>m===null?w:{...w,directHost:m},p=m=>({...w,problem:m}),O=(m,R)=>p((0,_.DA)({reason:"rejected",error:m,advice:R}));function d(m,R,b){return b===null?m:{...m,
problem:(0,_.My)({text:R,host:m.host,advice:b})}}const l={module:s,"test-module":(m,R,b)=>{const g=(0,P.vL)(m,R).kind==="remote";return R==="opentofu"||!g?s(m,R,
b):p((0,_.DA)({reason:"remote-in-test",text:m}))},provider:c,"locked-provider":u,"stack-component":h,stack:(m,R)=>{const b=(0,P.A)(m);return b.ok&&!m.startsWith(
".")?$(b.value.host):{...h(m,R),isHostImplied:!1,needed:null}},"stack-output":m=>{const[R="",...b]=m.split("/");return b.length===3?i(R,$):p((0,_.DA)({reason:"s\
tack",text:m}))},terragrunt:v,host:m=>i(m,M),url:m=>k((0,I.Ul)(m)),"host-part":m=>k((0,I.D8)(m)),"state-path":m=>k((0,I.Bm)(m))};function t(m,R,b){if(m==="terra\
grunt"){const[,H]=/^tfr:\/\/([^/?]*)\//.exec(R)??[];return H===void 0?/^$|^t$|^tfr?$|^tfr:/.test(R)?void 0:e(R,b):H===""?T((0,P.Vm)(b)):i(H,M)}if(m==="url"&&/^postgres|=/i.
test(R))return k(D.IZ);if(/^(url|host-part|state-path)$/.test(m))return e(R,b);if(m!=="module")return;if(/^(\.\.?[/\\]|\/|[A-Za-z0-9]+::|[a-z0-9+.-]+:\/\/|git@)/i.
test(R))return e(R,b);const g=R.indexOf("/");if(g<0)return;const C=(0,P.vL)(`${R.slice(0,g)}/a/b/c`,b);return C.kind!=="registry"?e(R,b):R.split("/").length<o?{
...n(C),directHost:D.IZ}:n(C)}const o=4,e=(m,R)=>(0,P.Nj)(m)?w:k((0,D.uE)(m,R)),n=({host:m,hostImplied:R})=>R?T(m):M(m);function i(m,R){const b=(0,A.Pv)(m),g=(0,E.
L6)(m);return b.ok?d(R(b.value),m,g):p((0,_.k0)({text:m,error:b.why,advice:g}))}function s(m,R,b){if((0,P.Nj)(m)&&!b)return w;const g=(0,P.vL)(m,R),C=g.kind==="\
registry"?(0,f.Ju)(g):(0,P.rE)(m,R);if(b&&!C.ok){const{why:G}=C,V=/^https?:/i.test(m)?{kind:"invalid",error:G}:g,J=/^(?:git\+\w+|ssh):/i.test(m)?null:(0,E.NM)(m,
V,C),Y=/^[a-z0-9]+::/i.test(m)?"remote":g.kind;return J===null&&(Y==="local"||Y==="remote")?p((0,_.DA)({reason:`${Y}-with-version`,text:m})):O(G,J)}const K=(0,E.
NM)(m,g,C);if(C.ok)return d(n(C.value),m,K);if(g.kind==="invalid"){const G=m.includes("://")?{directHost:D.IZ}:{};return{...O(g.error,K??E.x3),...G}}if(g.kind!==
"remote")return d(w,m,K);const{refusal:H,host:j}=g;return H!==null?O(H,K??E.x3):j!==D.IZ||K!==null?d(k(j),m,K):{...k(j),problem:(0,_.My)({text:m,host:j,advice:a})}}
const a="write the host after the scheme, such as git::https://HOST/PATH";function c(m,R){const b=(0,y.mi)(m,R);switch(b.kind){case"registry":case"legacy":return b.
hostImplied?T(b.host):d(M(b.host),m,(0,E.cr)(m));case"builtin":return $(b.host);case"invalid":{const[g="",C]=b.error.split(`

`);return O(g,C??(0,E.cr)(m))}}}function u(m,R){const b=(0,y.mi)(m,R);if(b.kind==="invalid")return O(b.error,null);if(b.hostImplied)return p((0,_.DA)({reason:"l\
ocked-provider",text:m}));if(b.kind==="builtin")return $(b.host);const g=R==="opentofu"&&(0,y.Gi)(b);return{...M(b.host),needed:g?(0,P.Vm)(R):b.host}}function h(m,R){
if(m!==m.trim())return p((0,_.DA)({reason:"white-space",text:m}));if(m==="."||m==="..")return w;const b=(0,P.rE)(m,R);if(b.ok)return n(b.value);const g=(0,P.A)(
m);if(g.ok)return $(g.value.host);const C=(0,P.vL)(m,R);return C.kind==="invalid"?O(C.error,(0,E.NM)(m,C,b)):k(C.kind==="remote"?C.host:null)}function v(m,R){const[
b,g="",C=""]=/^tfr:\/\/([^/?]*)\/?([^?]*)/.exec(m)??[];if(b===void 0){if(m.startsWith("gitlab.com/"))return k("gitlab.com");if((0,D.GL)(m))return w;const H=(0,D.
cx)(m,"opentofu");if(!(H.ok&&(0,D.Of)(m,H.value,"opentofu")!==null)||/^(cas|smb|ssh):/.test(m)){const G=(0,D.cx)(m,R);return k(G.ok?G.value.host:D.IZ)}}const[K=""]=C.
split("//");return K.split("/").length!==3?p((0,_.DA)({reason:"terragrunt",text:m})):g===""?T((0,P.Vm)(R)):i(g,M)}}),9762:((se,F,r)=>{r.d(F,{D0:()=>v,lz:()=>C,G9:()=>R});
var f=r(4e3),_=r(7052),E=r(7751),I=r(2370),A=r(5143),P=r(1064),D=r(4526),y=r(9664),w=r(7050);let M=function(...j){return{isOfInit:M}=r.late([602],2602),new.target?
new M(...j):M(...j)},T=function(...j){return{noteCall:T}=r.late([602],2602),new.target?new T(...j):T(...j)},$=function(...j){return{partsOf:$}=r.late([602],2602),
new.target?new $(...j):$(...j)};const k=1e6,p=({problem:j,severity:G})=>G==="error"&&/^(file-(syntax|unreadable)|source-missing)$/.test(j.code),O=({usages:j,notes:G,
declared:V})=>G.some(X=>p(X)||(0,A.Zl)((0,I.W7)(X)))||[j,V].some(X=>X.some(({place:J})=>(0,A.Zl)(J.file)||M((0,y.jt)(J.file))));function d(j,G){const V=new Set,
X=new Set,J=new Map;let Y=k;for(const{parts:te,isAside:pe,inside:me}of $(G)){if(Y-=te.length,Y<0)break;for(const ce of te)V.add(ce),pe||X.add(ce);for(const[ce,Ee]of me.
calls)T(J,ce,Ee)}const Z=Y<0?j:l(j,V,J),ae=Z.notes.map(te=>{const pe=(0,y.jt)((0,I.W7)(te)),me=V.has(pe)||V.has((0,y.RO)(pe));return p(te)&&!me?{...te,severity:"\
warning"}:te});return{...X.values().some(te=>(0,A.Zl)((0,y.Gz)(te,"main.tf")))?t({...Z,notes:ae},te=>X.has((0,y.jt)(te))&&(0,A.Zl)(te)):{...Z,notes:ae},installed:[
...J.values()].filter(Boolean).length}}function l({usages:j,declared:G,notes:V},X,J){const Y=Z=>!M((0,y.jt)(Z))||X.has((0,y.jt)(Z));return{usages:j.flatMap(Z=>!Y(
Z.place.file)&&Z.kind!=="saved_state"?[]:J.get(Z)===!0?{...Z,needs:[],directHost:void 0}:Z),declared:G.filter(({place:Z})=>Y(Z.file)),notes:V.filter(Z=>Y((0,I.W7)(
Z))||Z.problem.code.startsWith("file-"))}}function t({usages:j,declared:G,notes:V},X){const J=(0,w.O)(Y=>X(Y.file)?{...Y,isInUse:!0}:Y);return{usages:j.map(Y=>{
const{version:Z}=Y,ae={...Y,place:J(Y.place)};return Z===void 0?ae:{...ae,version:{...Z,place:J(Z.place)}}}),declared:G.map(Y=>({...Y,place:J(Y.place)})),notes:V.
map(Y=>({...Y,places:Y.places.map(Z=>typeof Z=="string"?Z:J(Z))}))}}var o=r(8416),e=r(6195),n=r(3152);let i=function(...j){return{layoutsOf:i}=r.late([602],2602),
new.target?new i(...j):i(...j)},s=function(...j){return{rootsOf:s}=r.late([602],2602),new.target?new s(...j):s(...j)},a=function(...j){return{unmatched:a}=r.late(
[602],2602),new.target?new a(...j):a(...j)},c=function(...j){return{rootNotes:c}=r.late([624],3624),new.target?new c(...j):c(...j)},u=function(...j){return{textNotes:u}=
r.late([624],3624),new.target?new u(...j):u(...j)};const h=2e5;function v(j){const{usages:G,changed:V,dialect:X,settings:J,isLockReadonly:Y}=j,{declared:Z}=j.scanned;
if(G.length===0&&Z.every(D.z0)&&J.roots.length===0)return{roots:[],notes:[]};const{clients:ie,versions:te}=X,pe=m(j),me=[],ce=[],Ee=J.dialect.name==="auto"?[]:ie,
$e=(0,o.uQ)(J.dialect,X),fe=c({clients:ie,upgrade:J.upgrade,isLockReadonly:Y,versionIn:$e}),Oe=J.depth!=="discovery";let ye=0;for(const _e of s(pe,{changed:V,versions:te,
hasCalls:Oe})){if(j.stop?.why)break;if(ye+=_e.directories.length,ye>h){ce.push((0,I.ht)(_e.directory,(0,_.ub)({kind:"roots",max:h})));break}fe.add(_e),Oe&&me.push(
_e)}const ke=[...u(G,Z,{...X,set:Ee,isPredicted:Oe})].filter(_e=>V===null||V.has((0,I.W7)(_e))),Ie=new Set(j.notes.flatMap(_e=>_e.problem.code==="lock-invalid"?
(0,I.W7)(_e):[])),Pe=[...ke,...fe.notes()].filter(_e=>!Ie.has((0,I.W7)(_e)));return{roots:me,notes:[...Pe,...ce,...Oe?g(pe,V):[]]}}function m({usages:j,scanned:G,
dialect:V,settings:X,listed:J}){const{declared:Y,units:Z,endedAt:ae}=G,ie=X.upgrade?[]:G.installed??[],te={usages:j,declared:Y,units:Z,installed:ie,clients:V.clients};
return J===void 0?C(te,X,ae===null):H(te,J)}function R(j){const{usages:G,scanned:V,settings:X}=j,Y=X.depth!=="discovery"?b(j.notes,G):j.notes,Z={usages:G,notes:Y,
declared:V.declared},ie=(V.installed??[]).length>0||O(Z)?d(Z,m(j)):{...Z,installed:0},{installed:te}=ie;return{...ie,scanned:{...V,declared:ie.declared},remarks:te===
0?[]:[`modules in .terraform are used as \`init\` uses them: ${te}`]}}function b(j,G){const V=new Set(G.flatMap(({calls:X,clients:J,place:Y})=>P.Du.flatMap(Z=>X!==
void 0&&(!J.includes(Z)||X[Z]===void 0)?`${Z} ${(0,A.df)(Y)}`:[])));return j.filter(({problem:X,clients:J,places:[Y]})=>X.code!=="source-dynamic"||Y===void 0||!J.
every(Z=>V.has(`${Z} ${(0,A.df)(Y)}`)))}function g(j,G){const V=[...new Set(j.flatMap(({unknown:Y})=>Y))].filter(({files:Y})=>G===null||Y.some(Z=>G.has(Z)));if(V.
length===0)return[];const X=V.map(({directory:Y})=>Y||"."),J=(0,A.As)((0,A.jH)(V.flatMap(({unknown:Y})=>Y??[])));return[(0,I.kH)((0,E.q)({what:"units",names:X}),
{places:J,clients:P.Du})]}function C(j,{roots:G},V){const X=G.map(ie=>({text:ie,matches:(0,e.Ls)([ie])})),J=i({...j,patterns:X}),Y=V?a(J,X):[];if(Y.length===0)return J;
const Z=i({...j,patterns:[]}).flatMap(ie=>ie.roots),ae=[...new Set(Z.map(({name:ie})=>ie||"."))];throw new n.GN(Y.map(ie=>{const te=(0,f.K4)(K(ie,ae),5,f.dh),pe=te===
""?"":`; the nearest root modules are ${te}`;return`roots: no directory with configuration matches ${ie}${pe}`}))}function K(j,G){const V=new Set(j.split("/")),
X=J=>J.split("/").filter(Y=>V.has(Y)).length;return G.toSorted((J,Y)=>X(Y)-X(J))}function H(j,{roots:G,rootsAreNamed:V}){const X=j.units.filter(J=>J.unknown!==null);
return j.clients.flatMap(J=>{const Y=G.filter(({clients:te})=>te.includes(J)),Z=new Set([...X,...Y].map(({directory:te})=>te||"."));return i({...j,clients:[J],patterns:[
{text:"",matches:te=>Z.has(te)}]}).map(te=>({...te,isNamed:V}))})}})};export{Je as ids,Qe as modules};
var $late0;
