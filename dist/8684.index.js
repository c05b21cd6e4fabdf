const gt=8684,At=[8684],Dt={6479:((oe,N,l)=>{l.d(N,{p:()=>_});var D=l(3024),k=l(6760),I=l(3625),M=l(5747);function _(B,U){const K=(0,k.resolve)(U,B);try{if(!(0,D.
statSync)(K).isDirectory())return(0,I.J)([K]);const T=(0,D.readdirSync)(K,{recursive:!0,withFileTypes:!0}).filter(j=>j.name.toLowerCase().endsWith(".json")&&!j.
isDirectory()).map(j=>(0,k.join)(j.parentPath,j.name));return(0,I.J)(T.sort())}catch(T){return(0,I.T)(`${B} cannot be read: ${(0,M.Oj)(T)}`)}}}),709:((oe,N,l)=>{
l.d(N,{problemFacts:()=>R});var D=l(4929),k=l(3534),I=l(863),M=l(7052),_=l(960),B=l(9209),U=l(4592),K=l(5136),T=l(3410),j=l(9804),F=l(4715),H=l(6003),X=l(4375),
z=l(7751),J=l(2562),G=l(5138),V=l(789),Q=l(793),L=l(6697),W=l(2847),Y=l(9319),m=l(8011),e=l(6817);const f=()=>({...U,...K,...D,...T,...k,...I,...M,..._,...F,...j,
...H,...Q,...X,...L,...J,...G,...B,...z,...W,...Y,...m,...e,...V}),h=["host","proxy","tls","redirect","document","service","login","source","constraint","lock",
"client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let v;function R(){
return v??=y(),v}function y(){const re={},x=Object.values(f());for(const Z of h){const te=x.filter(({code:$})=>$.startsWith(`${Z}-`));for(const $ of te.sort((ie,ce)=>ie.
code<ce.code?-1:1))re[$.code]=$}return re}const ee="docs/problems.md"}),4184:((oe,N,l)=>{l.d(N,{A7:()=>Y,Ik:()=>W,J4:()=>M,Jt:()=>J,Qq:()=>F,Yz:()=>z,_f:()=>_,lq:()=>Q,
me:()=>V,nd:()=>H,nx:()=>T,p_:()=>L,qF:()=>B,vj:()=>X,yL:()=>G});var D=l(3625),k=l(4e3);class I extends Error{path="";expected;value;constructor(e,f){super(e),this.
expected=e,this.value=f}}function M(m,e){throw new I(m,e)}function _(m,e){try{return(0,D.J)(e(m))}catch(f){if(!(f instanceof I))throw f;const h=f.path.replace(/^\./,
""),v=h===""?"the document":h;return(0,D.T)(`${v} is ${K(f.value)}; expected ${f.expected}`)}}function B(m){const e=m.replace(/^\uFEFF/,"");if(e.trim()==="")return(0,D.
T)("is empty");try{return(0,D.J)(JSON.parse(e))}catch{return(0,D.T)("is not JSON")}}const U=80;function K(m){return m===void 0?"missing":Array.isArray(m)?"an ar\
ray":typeof m=="object"&&m!==null?"an object":(0,k.dh)(JSON.stringify(m)??typeof m,U)}function T(m,e,f){try{return f(e)}catch(h){throw h instanceof I&&(h.path=m+
h.path),h}}const j=4097,F=(m="a text",e=null,f=j)=>h=>((typeof h!="string"||e?.test(h)===!1)&&M(m,h),h.length<=f?h:M(`a text of at most ${f} characters`,h)),H=(m,e)=>f=>typeof f==
"number"&&Number.isInteger(f)&&f>=m&&f<=e?f:M(`a whole number from ${m} to ${e}`,f),X=m=>e=>typeof e=="number"&&e>=0&&e<=m?e:M(`a number from 0 to ${m}`,e),z=(m,e)=>{
const f=F(e);return h=>{const v=m(f(h));return v.ok?v.value:M(e,h)}},J=m=>typeof m=="boolean"?m:M("true or false",m),G=m=>{const e=new Set(m);return f=>e.has(f)?
f:M(`one of ${m.join(", ")}`,f)},V=m=>e=>e===null?null:m(e),Q=(m,e)=>f=>f===void 0?e:m(f),L=(m,e)=>f=>(Array.isArray(f)||M("an array",f),f.length>e&&M(`an array\
 of at most ${e} items`,f),f.map((h,v)=>T(`[${v}]`,h,m))),W=m=>{const e=Object.entries(m);return f=>{(typeof f!="object"||f===null||Array.isArray(f))&&M("an obj\
ect",f);const h=f,v={};for(const[R,y]of e){const ee=Object.hasOwn(h,R)?h[R]:void 0;v[R]=T(`.${R}`,ee,y)}return v}},Y=(m,e,f)=>h=>{(typeof h!="object"||h===null||
Array.isArray(h))&&M("an object",h);const v=Object.entries(h);return v.length>f&&M(`an object of at most ${f} members`,h),new Map(v.map(([R,y])=>[T("",R,m),T(`[${(0,k.
dh)(JSON.stringify(R),U)}]`,y,e)]))}}),8684:((oe,N,l)=>{l.d(N,{prepareFleet:()=>ut});var D=l(5143),k=l(9664),I=l(7854);function M(t){const n=(0,I.Oo)(i=>(0,D.yJ)(
t,i)),o=(0,I.Oo)(i=>({...i,file:n(i.file)})),s=i=>({...i,place:o(i.place)});return{file:n,place:o,usage:i=>({...i,place:o(i.place)}),note:i=>({...i,place:o(i.place),
...i.others===void 0?{}:{others:i.others.map(o)},...i.aside===void 0?{}:{aside:n(i.aside)}}),root:i=>({...i,directory:n(i.directory),directories:i.directories.map(
d=>(0,k.jt)(n((0,k.Gz)(d,"main.tf")))),calls:i.calls.map(d=>({...d,place:o(d.place),constraint:d.constraint&&s(d.constraint)})),providers:i.providers.map(d=>({...d,
places:d.places.map(o),constraints:d.constraints.map(s),locked:d.locked&&{...d.locked,version:s(d.locked.version)}})),lockFile:i.lockFile===null?null:n(i.lockFile),
clientVersions:i.clientVersions.map(s)})}}var _=l(1064);function B(t){const n=t.filter(({isEmpty:u})=>!u),o=n.length===0?t:n,s=o.map(({dialect:u})=>u),r=_.Du.filter(
u=>s.some(p=>p.clients.includes(u))),[a,...c]=r,i=new Set(s.flatMap(({releases:u})=>u.map(({name:p})=>p))),d={name:a===void 0||c.length>0?"both":a,clients:r,releases:_.
pH.filter(({name:u})=>i.has(u)),versions:Object.fromEntries(r.flatMap(u=>{const p=U(u,s);return p===null?[]:[[u,p]]})),why:K(s),evidence:o.flatMap(({repository:u,
dialect:p})=>{const{place:E}=M(u.name);return p.evidence.map(A=>({...A,place:E(A.place)}))})};return s.every(({isGuess:u})=>u)?{...d,isGuess:!0}:d}function U(t,n){
const o=n.filter(({clients:a})=>a.includes(t)),[s,...r]=new Set(o.map(({versions:a})=>a[t]??null));return s===void 0||r.length>0?null:s}function K(t){const[n,...o]=t;
if(n===void 0||o.length===0)return n?.why??"no repository was listed";const s=_.Du.flatMap(c=>{const{length:i}=t.filter(({clients:d})=>d.includes(c));return i===
0?[]:[`${_.bB[c]} in ${i}`]}),r=t.filter(({isGuess:c})=>c).length,a=`of ${t.length} repositories, ${s.join(" and ")}`;return r===0?a:`${a}; assumed in ${r}, whe\
re it was not detected`}const T=t=>_.zK.filter(n=>t.some(({usedBy:o})=>o.includes(n)));function j(t,n){const o=({isGuess:r,named:a},c)=>r&&!a.has(c)&&!n.has(c),
s=new Set(n);for(const r of t)for(const{needs:a}of r.usages)for(const{host:c}of a)o(r,c)||s.add(c);return t.map(r=>{if(!r.isGuess)return r;const a=c=>!(s.has(c)&&
o(r,c));return{...r,usages:r.usages.map(c=>c.needs.every(({host:i})=>a(i))?c:{...c,needs:c.needs.filter(({host:i})=>a(i))}),roots:r.roots.map(c=>({...c,calls:c.
calls.filter(({module:i})=>i===null||a(i.host)),providers:c.providers.filter(({provider:i})=>a(i.host))}))}})}var F=l(4e3),H=l(6897),X=l(2859),z=l(1435),J=l(5453),
G=l(6760),V=l(6479),Q=l(5747),L=l(3625),W=l(3592),Y=l(3469),m=l(5603),e=l(4184),f=l(709),h=l(5799),v=l(1831);const y=(0,e.Qq)("a text",null,1e4),ee=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
x=(0,e.Qq)("a path in the repository",ee,4096),Z=(0,e.nd)(1,2**25),te={line:Z,column:Z,endColumn:Z},$={file:x,...te},ie=(0,e.Ik)($),ce=(0,e.p_)((0,e.yL)(_.Du),_.
Du.length),Pe=[_.Du,..._.Du.map(t=>[t])],q=t=>{const n=ce(t);return Pe.find(s=>s.length===n.length&&s.every(r=>n.includes(r)))??(0,e.J4)("one or two different C\
LIs",t)},ae=(0,e.Yz)(t=>{const n=(0,v.Pv)((0,v.nx)(t));return n.ok&&n.value===t?(0,L.J)(n.value):(0,L.T)("")},"a hostname"),Te=(0,e.Ik)({code:(0,e.yL)(Object.keys(
(0,f.problemFacts)())),severity:(0,e.yL)(h.oC),...$,message:y,help:(0,e.lq)(y,void 0),affects:(0,e.p_)((0,e.yL)(_.zK),_.zK.length),clients:q,host:(0,e.me)(ae),others:(0,e.
lq)((0,e.p_)(ie,25e4),void 0),aside:(0,e.lq)(x,void 0),placeholder:(0,e.lq)(e.Jt,!1)}),Le=t=>{const n=Te(t),{code:o,severity:s,message:r,help:a,affects:c,file:i,
line:d,column:u,endColumn:p}=n,{title:E,severity:A,affects:g}=(0,f.problemFacts)()[o],C={code:o,title:E,usualSeverity:A,severity:s,message:r,affects:c.filter(Ee=>g.
includes(Ee)),...a===void 0?{}:{help:a}},{clients:w,host:S,others:b,aside:se,placeholder:_e}=n;return{problem:C,place:{file:i,line:d,column:u,endColumn:p},clients:w,
host:S,isPlaceholder:_e,...b===void 0?{}:{others:b},...se===void 0?{}:{aside:se}}},le=["module","state","lock"],ye=["version","compatible","provider-version"],de=Object.
keys(_.$I),je=(0,e.Ik)({kind:(0,e.yL)([...le,...ye,...de])}),$e=(0,e.Ik)({kind:(0,e.yL)(le),file:x}),Ce=(0,e.Ik)({kind:(0,e.yL)(ye),...$,text:y,localName:(0,e.me)(
y)}),we=(0,e.Ik)({kind:(0,e.yL)(de),...$}),Me=(t,n)=>t.includes(n),Se=t=>{const{kind:n}=je(t);if(Me(le,n))return $e(t);if(Me(de,n)){const{kind:c,...i}=we(t);return{
kind:c,text:"",place:i}}const{kind:o,text:s,localName:r,...a}=Ce(t);return{kind:o,text:s,localName:r,place:a}};var ke=l(7495),fe=l(4667);const Oe=new Set(["regi\
stry.terraform.io","registry.opentofu.org",...fe.I.flatMap(({defaults:t})=>Object.values(t??{})).filter(t=>t!==null)]),ue=fe.I.filter(({kind:t})=>t==="required_\
provider"),me=new Map([...Map.groupBy(fe.I.flatMap(t=>[t.kind,t.absent??t.kind].map(n=>({kind:n,row:t}))),({kind:t})=>t).entries().map(([t,n])=>[t,n.map(({row:o})=>o)]),
["required_provider_legacy",ue],["required_provider_invalid",ue],["implied_provider",ue]]),Re=[...me.keys()],Ke=(0,I.Oo)(t=>new Set((me.get(t)??[]).flatMap(({service:n})=>n??
[])));function Be({kind:t,text:n,hasVersion:o},s){if(n===null||t==="implied_provider")return Oe;if(!Ue(n))return null;const r=new Set;for(const{grammar:a}of me.
get(t)??[]){const{needed:c,problem:i}=ke.pb[a](n,s,o);if(c==="state"||i!==void 0)return null;c!==null&&r.add(c)}return r}const Ue=t=>/^[\w.:/@?=&~%+-]+$/.test(t)&&
t!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(t),We=(0,e.Qq)("a service ID",/^[\w.-]+$/,100),xe=(0,e.Qq)("a host",
/^[^\s/@]+$/,1e3),Ne=(0,e.Ik)({kind:(0,e.yL)(Re),...$,address:y,text:(0,e.me)(y),versions:(0,e.lq)(y,null),versionsAt:(0,e.lq)((0,e.Ik)({...te,values:(0,e.lq)((0,e.
A7)((0,e.yL)(_.Du),(0,e.me)(y),_.Du.length),null),withheld:(0,e.lq)(e.Jt,!1),recorded:(0,e.lq)(y,null)}),null),host:(0,e.me)(ae),implied:(0,e.lq)(e.Jt,!1),directHost:(0,e.
lq)(xe,void 0),ownToken:(0,e.lq)(e.Jt,!1),workspace:(0,e.lq)((0,e.Ik)({organization:(0,e.me)(y),name:(0,e.me)(y)}),void 0),overridden:(0,e.lq)(e.Jt,!1),clients:q,
needs:(0,e.p_)((0,e.Ik)({host:ae,service:We,clients:q}),10)});function Fe(){const t=new Map,n=new Map,o=new Set;return s=>{const r=Ne(s),{kind:a,line:c,column:i,
endColumn:d,address:u,text:p,versions:E,host:A,clients:g}=r;be(r,o);const C=ve(t,r.file,r.file),{directHost:w,workspace:S}=r,b={kind:a,host:A,isHostImplied:r.implied,
directHost:w,hasOwnToken:r.ownToken,text:p,address:u,versions:E,versionsAt:Xe(r.versionsAt),place:{file:C,line:c,column:i,endColumn:d},clients:g,isOverridden:r.
overridden,needs:ve(n,ge(r.needs),r.needs)};return S===void 0?b:{...b,workspace:S}}}function ve(t,n,o){const s=t.get(n);return s!==void 0?s:(t.set(n,o),o)}const ge=t=>t.
map(({host:n,service:o,clients:s})=>[n,o,...s].join(" ")).join("|");function Xe(t){if(t===null)return null;const{values:n,withheld:o,recorded:s,...r}=t,a=(0,D.Ts)(
r);return n===null&&!o&&s===null?a:{at:a,...n===null?{}:{values:Object.fromEntries(n)},...n===null&&!o?{}:{isWithheld:o},...s===null?{}:{recorded:s}}}const Je=2e4;
function be(t,n){const{kind:o,text:s,versions:r,host:a,implied:c,needs:i}=t,d=[o,s,r===null,a,c,ge(i)].join(`
`);n.has(d)||(n.size>=Je&&n.clear(),He(t),n.add(d))}function He({kind:t,text:n,versions:o,host:s,implied:r,clients:a,needs:c}){r&&s!==null&&!Oe.has(s)&&ne(".hos\
t","the default host of a CLI, because it is implied",s);const i={kind:t,text:n,hasVersion:o!==null};for(const[d,u]of c.entries()){const p=`.needs[${d}]`;Ke(t).
has(u.service)||ne(`${p}.service`,`a service that ${t} can need`,u.service);for(const E of u.clients){a.includes(E)||ne(`${p}.clients`,"clients of the usage",E);
const A=Be(i,E);A!==null&&!A.has(u.host)&&ne(`${p}.host`,"a host that the text names",u.host)}}}const ne=(t,n,o)=>(0,e.nx)(t,o,s=>(0,e.J4)(n,s)),P={usages:3e5,notes:1e5,
declared:3e6,directories:1e6,evidence:1e5,providers:1e4,hashes:1e4,count:2**53-1},ze=(0,e.Ik)({schemaVersion:(0,e.nd)(1,P.count),version:(0,e.Qq)("a version",null,
100)}),Ge=(0,e.Ik)({clients:q,assumed:e.Jt,why:y,versions:(0,e.p_)((0,e.Ik)({client:(0,e.yL)(_.Du),version:y}),_.Du.length),releases:(0,e.p_)(y,P.providers),evidence:(0,e.
p_)((0,e.Ik)({client:(0,e.yL)(_.Du),version:(0,e.me)(y),kind:(0,e.yL)(m.A),text:y,...$}),P.evidence)}),Ve=t=>typeof t=="string"&&(0,D.en)(t)?t:(0,e.J4)("a name \
such as acme/network",t),Ae=(0,e.Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Qe=t=>(0,e.Ik)({repository:(0,e.Ik)({name:Ve,url:(0,e.me)((0,e.Qq)(
"a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,e.me)((0,e.Qq)("the hash of a commit",/^[0-9a-f]{40}$/))}),clientDetection:Ge,dialect:(0,e.Ik)({name:(0,e.
yL)(["auto","terraform","opentofu","both"]),version:(0,e.me)((0,e.Qq)("a version",null,100))}),usedBy:(0,e.p_)((0,e.yL)(_.zK),_.zK.length),scan:(0,e.Ik)({files:(0,e.
nd)(0,P.count),bytes:(0,e.nd)(0,P.count),isEmpty:e.Jt}),usages:(0,e.p_)(t,P.usages),notes:(0,e.p_)(Le,P.notes),declared:(0,e.p_)(Se,P.declared),roots:(0,e.p_)((0,e.
Ik)({directory:x,clients:q}),P.directories),locks:(0,e.p_)((0,e.Ik)({file:x,hashes:(0,e.A7)(Ae,(0,e.p_)(y,P.hashes),P.providers)}),P.directories),plugins:(0,e.p_)(
(0,e.Ik)({directory:x,providers:(0,e.p_)(Ae,P.providers)}),P.directories)});function Ye(t){const n=(0,e.qF)(t);if(!n.ok)return(0,L.T)(`${n.why}; ${pe}`);const{value:o}=n,
s=(0,e._f)(o,ze);if(!s.ok)return(0,L.T)(`${s.why}; ${pe}`);const{schemaVersion:r,version:a}=s.value;if(r!==W.G5)return(0,L.T)(`schemaVersion is ${r}, which tf-d\
isco ${W.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const c=(0,e._f)(o,Qe(Fe()));if(!c.ok)return(0,L.T)(`${c.why}; ${a===W.
xv?pe:Ze(a)}`);const{repository:i,clientDetection:d,dialect:u,scan:p,...E}=c.value,A=qe(d);return{ok:!0,value:{...E,...p,repository:i,dialect:A,setting:u}}}const pe="\
write the file with `tf-disco usages --format json`",Ze=t=>`it was written by tf-disco ${t}; write it with version ${W.xv}`;function qe(t){const{clients:n,assumed:o,
why:s,versions:r,evidence:a}=t,[c,...i]=n,d={name:c===void 0||i.length>0?"both":c,clients:n,releases:n.flatMap(u=>et(u,t.releases)),versions:Object.fromEntries(
r.map(({client:u,version:p})=>[u,p])),why:s,evidence:a.map(({kind:u,client:p,version:E,text:A,file:g,line:C,column:w,endColumn:S})=>({client:p,version:E,level:u,
text:A,place:{file:g,line:C,column:w,endColumn:S}}))};return o?{...d,isGuess:!0}:d}function et(t,n){const o=_.pH.filter(s=>s.client===t&&n.includes(s.name));return o.
length===0?(0,Y.w)(t,[]):o}var tt=l(3152);const nt=128*1024*1024,De=1e7,he=2e4,Ie=1e6,st=20;function*ot(t,n,o){const s=it(t,n),r=s.flatMap(d=>d.ok?[]:[d.why]),a=new Set(
s.flatMap(d=>d.ok?d.value:[]));a.size>he&&r.push(`there are ${a.size} files, the limit is ${he}`);const c=new Map;let i=0;for(const d of[...a].slice(0,he)){const u=(0,G.
relative)(n,d),p=ct(d),E=p.ok?rt(p.value,u,c):`${u}: ${p.why}`;if(E!==null&&r.push(E),r.length>=st)break;if(!(!p.ok||r.length>0)){if(i+=p.value.usages.length,i>
Ie){r.push(`the files have more than ${Ie} usages: check fewer repositories at once`);break}yield p.value}}if(r.length!==0)throw new tt.GN(r.map(d=>`${o}: ${d}`))}
function rt({repository:{name:t}},n,o){const s=o.get(t.toLowerCase());return o.set(t.toLowerCase(),n),s===void 0?null:`${s} and ${n} are both of the repository ${t}\
; keep one file for each repository`}const it=(t,n)=>t.map(o=>{const s=(0,V.p)(o,n);return!s.ok||s.value.length>0?s:(0,L.T)(`there is no .json file in ${o}; wri\
te one for each repository with \`tf-disco usages --format json\``)});function ct(t){const n=(0,Q.yR)(t,nt);return n.ok?at(n.text,De)?(0,L.T)(`has more than ${De}\
 values: list fewer directories of the repository`):Ye(n.text):(0,L.T)((0,F.mP)(n.failure))}function at(t,n){if(t.length<=n)return!1;let o=0;for(let s=0;s<t.length;s+=
1){const r=t.charCodeAt(s);(r===lt||r===dt||r===ft)&&(o+=1)}return o>n}const lt=44,dt=91,ft=123;async function ut(t,n){const o=n.now(),{wording:s,directory:r,environment:a,
progress:c}=n,i=[],d=s?.setting("usages")??"usages";let u=0;for(const O of ot(t.usages,r,d))if(i.push(await mt(O,t)),u+=O.files,c({kind:"scan",files:u}),await(0,H.
x)(),n.stop.why!==null)break;const p=i.map(({found:O})=>O),E=B(p),A=new Set(t.hostnames.map(({host:O})=>O)),g=j(i,A),C=ht(p),w=await(0,z.jK)(g.flatMap(({usages:O})=>O),
t,E,{...n,mayHavePlugins:C.plugins.length>0,plugins:C.plugins}),{usages:S,configs:b,releases:se}=w,_e=pt(S,g,t,E.clients),Ee=(0,J.a3)(i.flatMap(O=>O.notes),S,t,
a);return{dialect:{...E,releases:se},configs:b,usages:S,roots:g.flatMap(({roots:O})=>O),requirements:_e,notes:[...Ee,...i.flatMap(({ofRoots:O})=>O)],part:null,newHosts:new Set,
isEmpty:p.every(({isEmpty:O})=>O)&&n.stop.why===null,complaints:w.findings,allUsages:[],changes:null,remarks:[...Et(p),...w.remarks],scan:{files:u,bytes:p.reduce(
(O,{bytes:Mt})=>O+Mt,0),usages:S.length,durationMs:n.now()-o},clients:async()=>T(p),repositories:p.map(({repository:O})=>O),incomplete:yt(t.repositories,p),checkouts:C}}
async function mt(t,n){const{dialect:o,usages:s,notes:r,declared:a,repository:c}=t,i=new Map(o.clients.map(g=>[g,new Set(t.roots.flatMap(({directory:C,clients:w})=>w.
includes(g)?C:[]))])),d=await(0,J.D0)({usages:s,notes:r,scanned:{declared:a,endedAt:null},changed:null,dialect:o,settings:{...n,dialect:t.setting},listed:i}),u=M(
c.name),p=o.isGuess===!0,E=g=>({...u.note(g),checkedFor:{clients:o.clients,isGuess:p}});return{usages:(await(0,J.Xo)(s,d.roots)).map(u.usage),roots:d.roots.map(
u.root),named:(0,I.kA)(s),isGuess:p,notes:r.map(E),ofRoots:d.notes.map(E),found:{...t,usages:[],notes:[],declared:[]}}}function pt(t,n,o,s){const r=o.hostnames.
map(({host:d})=>d),a={hostnames:[],requiredServices:[]};let c=0;const i=n.map(({usages:{length:d},named:u,isGuess:p})=>{const E=t.slice(c,c+d);return c+=d,(0,X.
C)(a,E,s,new Set([...u,...r])).map(g=>p&&g.isImplied?{...g,isAssumed:!0}:g)});return(0,X.h)([(0,X.C)(o,[],s),...i],s)}function ht(t){const n=new Map,o=t.flatMap(
({repository:s,...r})=>{const{file:a}=M(s.name);for(const c of r.locks)n.set(a(c.file),c.hashes);return r.plugins.map(({directory:c,providers:i})=>({directory:c===
"."?s.name:a(c),providers:i}))});return{lockHashes:n,plugins:o}}const _t=10;function Et(t){const n=t.filter(({isEmpty:s})=>s);return n.length===0||n.length===t.
length?[]:[`no Terraform or OpenTofu files in ${(0,F.XT)(n.map(({repository:s})=>s.name),_t)}`]}function yt(t,n){const o=new Set(n.map(({repository:a})=>a.name.
toLowerCase())),s=new Map(t.map(a=>[a.toLowerCase(),a])),r=[...s].flatMap(([a,c])=>o.has(a)?[]:[c]);return r.length===0?null:{kind:"missing",what:"repository",names:r,
total:s.size}}})};export{gt as id,At as ids,Dt as modules};
