const Et=8082,_t=[8082],Mt={709:((Ee,b,d)=>{d.d(b,{problemFacts:()=>w});var P=d(4929),K=d(3534),k=d(863),O=d(7052),E=d(960),H=d(9209),N=d(4592),z=d(5136),S=d(3410),
G=d(9804),B=d(4715),V=d(6003),U=d(4375),Q=d(7751),W=d(2562),X=d(5138),x=d(789),J=d(793),D=d(6697),C=d(2847),Y=d(9319),m=d(8011),e=d(6817);const f=()=>({...N,...z,
...P,...S,...K,...k,...O,...E,...B,...G,...V,...J,...U,...D,...W,...X,...H,...Q,...C,...Y,...m,...e,...x}),h=["host","proxy","tls","redirect","document","servic\
e","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credenti\
als","services","not"];let g;function w(){return g??=_(),g}function _(){const oe={},R=Object.values(f());for(const Z of h){const te=R.filter(({code:T})=>T.startsWith(
`${Z}-`));for(const T of te.sort((re,ie)=>re.code<ie.code?-1:1))oe[T.code]=T}return oe}const ee="docs/problems.md"}),4184:((Ee,b,d)=>{d.d(b,{A7:()=>Y,Ik:()=>C,J4:()=>O,
Jt:()=>W,Qq:()=>B,Yz:()=>Q,_f:()=>E,lq:()=>J,me:()=>x,nd:()=>V,nx:()=>S,p_:()=>D,qF:()=>H,vj:()=>U,yL:()=>X});var P=d(3625),K=d(4e3);class k extends Error{path="";expected;value;constructor(e,f){
super(e),this.expected=e,this.value=f}}function O(m,e){throw new k(m,e)}function E(m,e){try{return(0,P.J)(e(m))}catch(f){if(!(f instanceof k))throw f;const h=f.
path.replace(/^\./,""),g=h===""?"the document":h;return(0,P.T)(`${g} is ${z(f.value)}; expected ${f.expected}`)}}function H(m){const e=m.replace(/^\uFEFF/,"");if(e.
trim()==="")return(0,P.T)("is empty");try{return(0,P.J)(JSON.parse(e))}catch{return(0,P.T)("is not JSON")}}const N=80;function z(m){return m===void 0?"missing":
Array.isArray(m)?"an array":typeof m=="object"&&m!==null?"an object":(0,K.dh)(JSON.stringify(m)??typeof m,N)}function S(m,e,f){try{return f(e)}catch(h){throw h instanceof
k&&(h.path=m+h.path),h}}const G=4097,B=(m="a text",e=null,f=G)=>h=>((typeof h!="string"||e?.test(h)===!1)&&O(m,h),h.length<=f?h:O(`a text of at most ${f} charac\
ters`,h)),V=(m,e)=>f=>typeof f=="number"&&Number.isInteger(f)&&f>=m&&f<=e?f:O(`a whole number from ${m} to ${e}`,f),U=m=>e=>typeof e=="number"&&e>=0&&e<=m?e:O(`\
a number from 0 to ${m}`,e),Q=(m,e)=>{const f=B(e);return h=>{const g=m(f(h));return g.ok?g.value:O(e,h)}},W=m=>typeof m=="boolean"?m:O("true or false",m),X=m=>{
const e=new Set(m);return f=>e.has(f)?f:O(`one of ${m.join(", ")}`,f)},x=m=>e=>e===null?null:m(e),J=(m,e)=>f=>f===void 0?e:m(f),D=(m,e)=>f=>(Array.isArray(f)||O(
"an array",f),f.length>e&&O(`an array of at most ${e} items`,f),f.map((h,g)=>S(`[${g}]`,h,m))),C=m=>{const e=Object.entries(m);return f=>{(typeof f!="object"||f===
null||Array.isArray(f))&&O("an object",f);const h=f,g={};for(const[w,_]of e){const ee=Object.hasOwn(h,w)?h[w]:void 0;g[w]=S(`.${w}`,ee,_)}return g}},Y=(m,e,f)=>h=>{
(typeof h!="object"||h===null||Array.isArray(h))&&O("an object",h);const g=Object.entries(h);return g.length>f&&O(`an object of at most ${f} members`,h),new Map(
g.map(([w,_])=>[S("",w,m),S(`[${(0,K.dh)(JSON.stringify(w),N)}]`,_,e)]))}}),8082:((Ee,b,d)=>{d.d(b,{prepareFleet:()=>ct});var P=d(5143),K=d(9664),k=d(7854);function O(t){
const n=(0,k.Oo)(i=>(0,P.yJ)(t,i)),r=(0,k.Oo)(i=>({...i,file:n(i.file)})),s=i=>({...i,place:r(i.place)});return{file:n,place:r,usage:i=>({...i,place:r(i.place)}),
note:i=>({...i,place:r(i.place),...i.others===void 0?{}:{others:i.others.map(r)},...i.aside===void 0?{}:{aside:n(i.aside)}}),root:i=>({...i,directory:n(i.directory),
directories:i.directories.map(l=>(0,K.jt)(n((0,K.Gz)(l,"main.tf")))),calls:i.calls.map(l=>({...l,place:r(l.place),constraint:l.constraint&&s(l.constraint)})),providers:i.
providers.map(l=>({...l,places:l.places.map(r),constraints:l.constraints.map(s),locked:l.locked&&{...l.locked,version:s(l.locked.version)}})),lockFile:i.lockFile===
null?null:n(i.lockFile),clientVersions:i.clientVersions.map(s)})}}var E=d(1064);function H(t){const n=t.filter(({isEmpty:u})=>!u),r=n.length===0?t:n,s=r.map(({dialect:u})=>u),
o=E.Du.filter(u=>s.some(p=>p.clients.includes(u))),[c,...a]=o,i=new Set(s.flatMap(({releases:u})=>u.map(({name:p})=>p))),l={name:c===void 0||a.length>0?"both":c,
clients:o,releases:E.pH.filter(({name:u})=>i.has(u)),versions:Object.fromEntries(o.flatMap(u=>{const p=N(u,s);return p===null?[]:[[u,p]]})),why:z(s),evidence:r.
flatMap(({repository:u,dialect:p})=>{const{place:y}=O(u.name);return p.evidence.map(A=>({...A,place:y(A.place)}))})};return s.every(({isGuess:u})=>u)?{...l,isGuess:!0}:
l}function N(t,n){const r=n.filter(({clients:c})=>c.includes(t)),[s,...o]=new Set(r.map(({versions:c})=>c[t]??null));return s===void 0||o.length>0?null:s}function z(t){
const[n,...r]=t;if(n===void 0||r.length===0)return n?.why??"no repository was listed";const s=E.Du.flatMap(a=>{const{length:i}=t.filter(({clients:l})=>l.includes(
a));return i===0?[]:[`${E.bB[a]} in ${i}`]}),o=t.filter(({isGuess:a})=>a).length,c=`of ${t.length} repositories, ${s.join(" and ")}`;return o===0?c:`${c}; assum\
ed in ${o}, where it was not detected`}const S=t=>E.zK.filter(n=>t.some(({usedBy:r})=>r.includes(n)));function G(t,n){const r=({isGuess:o,named:c},a)=>o&&!c.has(
a)&&!n.has(a),s=new Set(n);for(const o of t)for(const{needs:c}of o.usages)for(const{host:a}of c)r(o,a)||s.add(a);return t.map(o=>{if(!o.isGuess)return o;const c=a=>!(s.
has(a)&&r(o,a));return{...o,usages:o.usages.map(a=>a.needs.every(({host:i})=>c(i))?a:{...a,needs:a.needs.filter(({host:i})=>c(i))}),roots:o.roots.map(a=>({...a,
calls:a.calls.filter(({module:i})=>i===null||c(i.host)),providers:a.providers.filter(({provider:i})=>c(i.host))}))}})}var B=d(4e3),V=d(6897),U=d(2859),Q=d(1435),
W=d(5453),X=d(3024),x=d(6760),J=d(5747),D=d(3625),C=d(3592),Y=d(3469),m=d(5603),e=d(4184),f=d(709),h=d(5799),g=d(1831);const _=(0,e.Qq)("a text",null,1e4),ee=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
R=(0,e.Qq)("a path in the repository",ee,4096),Z=(0,e.nd)(1,2**25),te={line:Z,column:Z,endColumn:Z},T={file:R,...te},re=(0,e.Ik)(T),ie=(0,e.p_)((0,e.yL)(E.Du),E.
Du.length),Ie=[E.Du,...E.Du.map(t=>[t])],q=t=>{const n=ie(t);return Ie.find(s=>s.length===n.length&&s.every(o=>n.includes(o)))??(0,e.J4)("one or two different C\
LIs",t)},ce=(0,e.Yz)(t=>{const n=(0,g.Pv)((0,g.nx)(t));return n.ok&&n.value===t?(0,D.J)(n.value):(0,D.T)("")},"a hostname"),Pe=(0,e.Ik)({code:(0,e.yL)(Object.keys(
(0,f.problemFacts)())),severity:(0,e.yL)(h.oC),...T,message:_,help:(0,e.lq)(_,void 0),affects:(0,e.p_)((0,e.yL)(E.zK),E.zK.length),clients:q,host:(0,e.me)(ce),others:(0,e.
lq)((0,e.p_)(re,25e4),void 0),aside:(0,e.lq)(R,void 0),placeholder:(0,e.lq)(e.Jt,!1)}),Te=t=>{const n=Pe(t),{code:r,severity:s,message:o,help:c,affects:a,file:i,
line:l,column:u,endColumn:p}=n,{title:y,severity:A,affects:v}=(0,f.problemFacts)()[r],j={code:r,title:y,usualSeverity:A,severity:s,message:o,affects:a.filter(ye=>v.
includes(ye)),...c===void 0?{}:{help:c}},{clients:L,host:$,others:F,aside:se,placeholder:he}=n;return{problem:j,place:{file:i,line:l,column:u,endColumn:p},clients:L,
host:$,isPlaceholder:he,...F===void 0?{}:{others:F},...se===void 0?{}:{aside:se}}},ae=["module","state","lock"],_e=["version","compatible","provider-version"],le=Object.
keys(E.$I),je=(0,e.Ik)({kind:(0,e.yL)([...ae,..._e,...le])}),Le=(0,e.Ik)({kind:(0,e.yL)(ae),file:R}),$e=(0,e.Ik)({kind:(0,e.yL)(_e),...T,text:_,localName:(0,e.me)(
_)}),ke=(0,e.Ik)({kind:(0,e.yL)(le),...T}),Me=(t,n)=>t.includes(n),we=t=>{const{kind:n}=je(t);if(Me(ae,n))return Le(t);if(Me(le,n)){const{kind:a,...i}=ke(t);return{
kind:a,text:"",place:i}}const{kind:r,text:s,localName:o,...c}=$e(t);return{kind:r,text:s,localName:o,place:c}};var Se=d(7495),de=d(4667);const Oe=new Set(["regi\
stry.terraform.io","registry.opentofu.org",...de.I.flatMap(({defaults:t})=>Object.values(t??{})).filter(t=>t!==null)]),fe=de.I.filter(({kind:t})=>t==="required_\
provider"),ue=new Map([...Map.groupBy(de.I.flatMap(t=>[t.kind,t.absent??t.kind].map(n=>({kind:n,row:t}))),({kind:t})=>t).entries().map(([t,n])=>[t,n.map(({row:r})=>r)]),
["required_provider_legacy",fe],["required_provider_invalid",fe],["implied_provider",fe]]),Ce=[...ue.keys()],Re=(0,k.Oo)(t=>new Set((ue.get(t)??[]).flatMap(({service:n})=>n??
[])));function Ke({kind:t,text:n,hasVersion:r},s){if(n===null||t==="implied_provider")return Oe;if(!Be(n))return null;const o=new Set;for(const{grammar:c}of ue.
get(t)??[]){const{needed:a,problem:i}=Se.pb[c](n,s,r);if(a==="state"||i!==void 0)return null;a!==null&&o.add(a)}return o}const Be=t=>/^[\w.:/@?=&~%+-]+$/.test(t)&&
t!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(t),Ue=(0,e.Qq)("a service ID",/^[\w.-]+$/,100),We=(0,e.Qq)("a host",
/^[^\s/@]+$/,1e3),xe=(0,e.Ik)({kind:(0,e.yL)(Ce),...T,address:_,text:(0,e.me)(_),versions:(0,e.lq)(_,null),versionsAt:(0,e.lq)((0,e.Ik)({...te,values:(0,e.lq)((0,e.
A7)((0,e.yL)(E.Du),(0,e.me)(_),E.Du.length),null),withheld:(0,e.lq)(e.Jt,!1),recorded:(0,e.lq)(_,null)}),null),host:(0,e.me)(ce),implied:(0,e.lq)(e.Jt,!1),directHost:(0,e.
lq)(We,void 0),ownToken:(0,e.lq)(e.Jt,!1),workspace:(0,e.lq)((0,e.Ik)({organization:(0,e.me)(_),name:(0,e.me)(_)}),void 0),overridden:(0,e.lq)(e.Jt,!1),clients:q,
needs:(0,e.p_)((0,e.Ik)({host:ce,service:Ue,clients:q}),10)});function Fe(){const t=new Map,n=new Map,r=new Set;return s=>{const o=xe(s),{kind:c,line:a,column:i,
endColumn:l,address:u,text:p,versions:y,host:A,clients:v}=o;Je(o,r);const j=ge(t,o.file,o.file),{directHost:L,workspace:$}=o,F={kind:c,host:A,isHostImplied:o.implied,
directHost:L,hasOwnToken:o.ownToken,text:p,address:u,versions:y,versionsAt:Ne(o.versionsAt),place:{file:j,line:a,column:i,endColumn:l},clients:v,isOverridden:o.
overridden,needs:ge(n,ve(o.needs),o.needs)};return $===void 0?F:{...F,workspace:$}}}function ge(t,n,r){const s=t.get(n);return s!==void 0?s:(t.set(n,r),r)}const ve=t=>t.
map(({host:n,service:r,clients:s})=>[n,r,...s].join(" ")).join("|");function Ne(t){if(t===null)return null;const{values:n,withheld:r,recorded:s,...o}=t,c=(0,P.Ts)(
o);return n===null&&!r&&s===null?c:{at:c,...n===null?{}:{values:Object.fromEntries(n)},...n===null&&!r?{}:{isWithheld:r},...s===null?{}:{recorded:s}}}const Xe=2e4;
function Je(t,n){const{kind:r,text:s,versions:o,host:c,implied:a,needs:i}=t,l=[r,s,o===null,c,a,ve(i)].join(`
`);n.has(l)||(n.size>=Xe&&n.clear(),be(t),n.add(l))}function be({kind:t,text:n,versions:r,host:s,implied:o,clients:c,needs:a}){o&&s!==null&&!Oe.has(s)&&ne(".hos\
t","the default host of a CLI, because it is implied",s);const i={kind:t,text:n,hasVersion:r!==null};for(const[l,u]of a.entries()){const p=`.needs[${l}]`;Re(t).
has(u.service)||ne(`${p}.service`,`a service that ${t} can need`,u.service);for(const y of u.clients){c.includes(y)||ne(`${p}.clients`,"clients of the usage",y);
const A=Ke(i,y);A!==null&&!A.has(u.host)&&ne(`${p}.host`,"a host that the text names",u.host)}}}const ne=(t,n,r)=>(0,e.nx)(t,r,s=>(0,e.J4)(n,s)),I={usages:3e5,notes:1e5,
declared:3e6,directories:1e6,evidence:1e5,providers:1e4,hashes:1e4,count:2**53-1},He=(0,e.Ik)({schemaVersion:(0,e.nd)(1,I.count),version:(0,e.Qq)("a version",null,
100)}),ze=(0,e.Ik)({clients:q,assumed:e.Jt,why:_,versions:(0,e.p_)((0,e.Ik)({client:(0,e.yL)(E.Du),version:_}),E.Du.length),releases:(0,e.p_)(_,I.providers),evidence:(0,e.
p_)((0,e.Ik)({client:(0,e.yL)(E.Du),version:(0,e.me)(_),kind:(0,e.yL)(m.A),text:_,...T}),I.evidence)}),Ge=t=>typeof t=="string"&&(0,P.en)(t)?t:(0,e.J4)("a name \
such as acme/network",t),Ae=(0,e.Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Ve=t=>(0,e.Ik)({repository:(0,e.Ik)({name:Ge,url:(0,e.me)((0,e.Qq)(
"a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,e.me)((0,e.Qq)("the hash of a commit",/^[0-9a-f]{40}$/))}),clientDetection:ze,dialect:(0,e.Ik)({name:(0,e.
yL)(["auto","terraform","opentofu","both"]),version:(0,e.me)((0,e.Qq)("a version",null,100))}),usedBy:(0,e.p_)((0,e.yL)(E.zK),E.zK.length),scan:(0,e.Ik)({files:(0,e.
nd)(0,I.count),bytes:(0,e.nd)(0,I.count),isEmpty:e.Jt}),usages:(0,e.p_)(t,I.usages),notes:(0,e.p_)(Te,I.notes),declared:(0,e.p_)(we,I.declared),roots:(0,e.p_)((0,e.
Ik)({directory:R,clients:q}),I.directories),locks:(0,e.p_)((0,e.Ik)({file:R,hashes:(0,e.A7)(Ae,(0,e.p_)(_,I.hashes),I.providers)}),I.directories),plugins:(0,e.p_)(
(0,e.Ik)({directory:R,providers:(0,e.p_)(Ae,I.providers)}),I.directories)});function Qe(t){const n=(0,e.qF)(t);if(!n.ok)return(0,D.T)(`${n.why}; ${me}`);const{value:r}=n,
s=(0,e._f)(r,He);if(!s.ok)return(0,D.T)(`${s.why}; ${me}`);const{schemaVersion:o,version:c}=s.value;if(o!==C.G5)return(0,D.T)(`schemaVersion is ${o}, which tf-d\
isco ${C.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const a=(0,e._f)(r,Ve(Fe()));if(!a.ok)return(0,D.T)(`${a.why}; ${c===C.
xv?me:Ye(c)}`);const{repository:i,clientDetection:l,dialect:u,scan:p,...y}=a.value,A=Ze(l);return{ok:!0,value:{...y,...p,repository:i,dialect:A,setting:u}}}const me="\
write the file with `tf-disco usages --format json`",Ye=t=>`it was written by tf-disco ${t}; write it with version ${C.xv}`;function Ze(t){const{clients:n,assumed:r,
why:s,versions:o,evidence:c}=t,[a,...i]=n,l={name:a===void 0||i.length>0?"both":a,clients:n,releases:n.flatMap(u=>qe(u,t.releases)),versions:Object.fromEntries(
o.map(({client:u,version:p})=>[u,p])),why:s,evidence:c.map(({kind:u,client:p,version:y,text:A,file:v,line:j,column:L,endColumn:$})=>({client:p,version:y,level:u,
text:A,place:{file:v,line:j,column:L,endColumn:$}}))};return r?{...l,isGuess:!0}:l}function qe(t,n){const r=E.pH.filter(s=>s.client===t&&n.includes(s.name));return r.
length===0?(0,Y.w)(t,[]):r}var et=d(2995);const tt=256*1024*1024,pe=2e4,De=1e6,nt=20;function*st(t,n,r){const s=rt(t,n),o=s.flatMap(l=>l.ok?[]:[l.why]),c=new Set(
s.flatMap(l=>l.ok?l.value:[]));c.size>pe&&o.push(`there are ${c.size} files, the limit is ${pe}`);const a=new Map;let i=0;for(const l of[...c].slice(0,pe)){const u=(0,x.
relative)(n,l),p=it(l),y=p.ok?ot(p.value,u,a):`${u}: ${p.why}`;if(y!==null&&o.push(y),o.length>=nt)break;if(!(!p.ok||o.length>0)){if(i+=p.value.usages.length,i>
De){o.push(`the files have more than ${De} usages: check fewer repositories at once`);break}yield p.value}}if(o.length!==0)throw new et.GN(o.map(l=>`${r}: ${l}`))}
function ot({repository:{name:t}},n,r){const s=r.get(t.toLowerCase());return r.set(t.toLowerCase(),n),s===void 0?null:`${s} and ${n} are both of the repository ${t}\
; keep one file for each repository`}const rt=(t,n)=>t.map(r=>{const s=(0,x.resolve)(n,r);try{if(!(0,X.statSync)(s).isDirectory())return(0,D.J)([s]);const o=(0,X.
readdirSync)(s,{recursive:!0,withFileTypes:!0}).filter(c=>c.name.endsWith(".json")&&!c.isDirectory()).map(c=>(0,x.join)(c.parentPath,c.name)).sort();return o.length>
0?(0,D.J)(o):(0,D.T)(`there is no .json file in ${r}; write one for each repository with \`tf-disco usages --format json\``)}catch(o){return(0,D.T)(`${r} cannot\
 be read: ${(0,J.Oj)(o)}`)}});function it(t){const n=(0,J.yR)(t,tt);return n.ok?Qe(n.text):(0,D.T)((0,B.mP)(n.failure))}async function ct(t,n){const r=n.now(),{
wording:s,directory:o,environment:c,progress:a}=n,i=[],l=s?.setting("usages")??"usages";let u=0;for(const M of st(t.usages,o,l))if(i.push(await at(M,t)),u+=M.files,
a({kind:"scan",files:u}),await(0,V.x)(),n.stop.why!==null)break;const p=i.map(({found:M})=>M),y=H(p),A=new Set(t.hostnames.map(({host:M})=>M)),v=G(i,A),j=dt(p),
L=await(0,Q.jK)(v.flatMap(({usages:M})=>M),t,y,{...n,mayHavePlugins:j.plugins.length>0,plugins:j.plugins}),{usages:$,configs:F,releases:se}=L,he=lt($,v,t,y.clients),
ye=(0,W.a3)(i.flatMap(M=>M.notes),$,t,c);return{dialect:{...y,releases:se},configs:F,usages:$,roots:v.flatMap(({roots:M})=>M),requirements:he,notes:[...ye,...i.
flatMap(({ofRoots:M})=>M)],part:null,newHosts:new Set,isEmpty:p.every(({isEmpty:M})=>M)&&n.stop.why===null,complaints:L.findings,allUsages:[],changes:null,remarks:[
...ut(p),...L.remarks],scan:{files:u,bytes:p.reduce((M,{bytes:pt})=>M+pt,0),usages:$.length,durationMs:n.now()-r},clients:async()=>S(p),repositories:p.map(({repository:M})=>M),
incomplete:mt(t.repositories,p),checkouts:j}}async function at(t,n){const{dialect:r,usages:s,notes:o,declared:c,repository:a}=t,i=new Map(r.clients.map(v=>[v,new Set(
t.roots.flatMap(({directory:j,clients:L})=>L.includes(v)?j:[]))])),l=await(0,W.D0)({usages:s,notes:o,scanned:{declared:c,endedAt:null},changed:null,dialect:r,settings:{
...n,dialect:t.setting},listed:i}),u=O(a.name),p=r.isGuess===!0,y=v=>({...u.note(v),checkedFor:{clients:r.clients,isGuess:p}});return{usages:(await(0,W.Xo)(s,l.
roots)).map(u.usage),roots:l.roots.map(u.root),named:(0,k.kA)(s),isGuess:p,notes:o.map(y),ofRoots:l.notes.map(y),found:{...t,usages:[],notes:[],declared:[]}}}function lt(t,n,r,s){
const o=r.hostnames.map(({host:l})=>l),c={hostnames:[],requiredServices:[]};let a=0;const i=n.map(({usages:{length:l},named:u,isGuess:p})=>{const y=t.slice(a,a+
l);return a+=l,(0,U.C)(c,y,s,new Set([...u,...o])).map(v=>p&&v.isImplied?{...v,isAssumed:!0}:v)});return(0,U.h)([(0,U.C)(r,[],s),...i],s)}function dt(t){const n=new Map,
r=t.flatMap(({repository:s,...o})=>{const{file:c}=O(s.name);for(const a of o.locks)n.set(c(a.file),a.hashes);return o.plugins.map(({directory:a,providers:i})=>({
directory:a==="."?s.name:c(a),providers:i}))});return{lockHashes:n,plugins:r}}const ft=10;function ut(t){const n=t.filter(({isEmpty:s})=>s);return n.length===0||
n.length===t.length?[]:[`no Terraform or OpenTofu files in ${(0,B.XT)(n.map(({repository:s})=>s.name),ft)}`]}function mt(t,n){const r=new Set(n.map(({repository:c})=>c.
name.toLowerCase())),s=new Map(t.map(c=>[c.toLowerCase(),c])),o=[...s].flatMap(([c,a])=>r.has(c)?[]:[a]);return o.length===0?null:{kind:"missing",what:"reposito\
ry",names:o,total:s.size}}})};export{Et as id,_t as ids,Mt as modules};
