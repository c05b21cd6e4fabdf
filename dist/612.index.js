const Yt=612,Qt=[612],Zt={709:((we,U,a)=>{a.d(U,{problemFacts:()=>Ee});var F=a(4929),S=a(3534),N=a(863),C=a(7052),j=a(960),h=a(9209),re=a(4592),ie=a(5136),ce=a(
3410),ae=a(9804),le=a(4715),de=a(6003),x=a(4375),fe=a(7751),X=a(2562),ue=a(5138),b=a(789),H=a(793),Q=a(6697),Z=a(2847),f=a(9319),z=a(8011),he=a(6817);const pe=()=>({
...re,...ie,...F,...ce,...S,...N,...C,...j,...le,...ae,...de,...H,...x,...Q,...X,...ue,...h,...fe,...Z,...f,...z,...he,...b}),me=["host","proxy","tls","redirect",
"document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","\
nothing","credentials","services","not"];let R;function Ee(){return R??=ge(),R}function ge(){const y={},V=Object.values(pe());for(const ee of me){const te=V.filter(
({code:B})=>B.startsWith(`${ee}-`));for(const B of te.sort((L,ye)=>L.code<ye.code?-1:1))y[B.code]=B}return y}const q="docs/problems.md"}),4715:((we,U,a)=>{a.r(U),
a.d(U,{answerIncomplete:()=>C});var F=a(1064),S=a(5799);const N={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip da\
ta is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},C=(0,S.lS)((0,S.z3)("answer-incomplete","Response is incomplete",F.Du),
({host:j,why:h})=>({message:`${j} ${N[h]}`,help:(0,S.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),612:((we,U,a)=>{
a.d(U,{prepareFleet:()=>Lt});function F(e,t){const s=new Set(t.map(r=>r.toLowerCase())),n=new Map(e.map(r=>[r.toLowerCase(),r])),o=[...n].flatMap(([r,i])=>s.has(
r)?[]:[i]);return o.length===0?null:{kind:"missing",repositories:o,total:n.size}}var S=a(5143),N=a(9664),C=a(7854);function j(e){const t=(0,C.Oo)(c=>(0,S.yJ)(e,
c)),s=(0,C.Oo)(c=>({...c,file:t(c.file)})),n=c=>({...c,place:s(c.place)});return{file:t,place:s,usage:c=>({...c,place:s(c.place)}),note:c=>({...c,place:s(c.place),
...c.others===void 0?{}:{others:c.others.map(s)},...c.aside===void 0?{}:{aside:t(c.aside)}}),root:c=>({...c,directory:t(c.directory),directories:c.directories.map(
l=>(0,N.jt)(t((0,N.Gz)(l,"main.tf")))),calls:c.calls.map(l=>({...l,place:s(l.place),constraint:l.constraint&&n(l.constraint)})),providers:c.providers.map(l=>({...l,
places:l.places.map(s),constraints:l.constraints.map(n),locked:l.locked&&{...l.locked,version:n(l.locked.version)}})),lockFile:c.lockFile===null?null:t(c.lockFile),
clientVersions:c.clientVersions.map(n)})}}var h=a(1064);function re(e){const t=e.filter(({isEmpty:o})=>!o),s=t.length===0?e:t,n=s.map(({dialect:o})=>o);return{...ie(
n),why:ae(n),evidence:s.flatMap(({repository:o,dialect:r})=>{const{place:i}=j(o.name);return r.evidence.map(c=>({...c,place:i(c.place)}))})}}function ie(e){const t=h.
Du.filter(r=>e.some(i=>i.clients.includes(r))),[s,...n]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:i})=>i)));return{name:s===void 0||n.length>0?"both":s,
clients:t,releases:h.pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const i=ce(r,e);return i===null?[]:[[r,i]]})),...e.every(({isGuess:r})=>r)?
{isGuess:!0}:{}}}function ce(e,t){const s=t.filter(({clients:r})=>r.includes(e)),[n,...o]=new Set(s.map(({versions:r})=>r[e]??null));return n===void 0||o.length>
0?null:n}function ae(e){const[t,...s]=e;if(t===void 0||s.length===0)return t?.why??"no repository was listed";const n=e.filter(({isGuess:c})=>!c),o=h.Du.flatMap(
c=>{const{length:l}=n.filter(({clients:d})=>d.includes(c));return l===0?[]:[`${h.bB[c]} in ${l}`]}),r=e.length-n.length,i=[...o,...r===0?[]:[`assumed in ${r}`]];
return`of ${e.length} repositories, ${i.join(" and ")}`}const le=e=>h.zK.filter(t=>e.some(({usedBy:s})=>s.includes(t)));function de(e,t){const s=({isGuess:o,named:r},i)=>o&&
!r.has(i)&&!t.has(i),n=new Set(t);for(const o of e)for(const{needs:r}of o.usages)for(const{host:i}of r)s(o,i)||n.add(i);return e.map(o=>{if(!o.isGuess)return o;
const r=i=>!(n.has(i)&&s(o,i));return{...o,usages:o.usages.map(i=>i.needs.every(({host:c})=>r(c))?i:{...i,needs:i.needs.filter(({host:c})=>r(c))}),roots:o.roots.
map(i=>({...i,calls:i.calls.filter(({module:c})=>c===null||r(c.host)),providers:i.providers.filter(({provider:c})=>r(c.host))}))}})}var x=a(4e3),fe=a(6897),X=a(
2859),ue=a(1435),b=a(5453),H=a(6760),Q=a(5747),Z=a(3024),f=a(3625);const z=2e4,he="write one for each repository with `tf-disco usages --format json`";function pe(e,t){
const s=e.map(r=>{const i=me(r,t);return i.ok&&i.value.length===0?(0,f.T)(`there is no .jsonl file in ${r}; ${he}`):i}),n=[...new Set(s.flatMap(r=>r.ok?r.value:
[]))],o=`there are ${n.length} .jsonl files, the limit is ${z}`;return{files:n.slice(0,z),mistakes:[...s.flatMap(r=>r.ok?[]:[r.why]),...n.length>z?[o]:[]]}}function me(e,t){
const s=(0,H.resolve)(t,e);try{if(!(0,Z.statSync)(s).isDirectory())return(0,f.J)([s]);const n=(0,Z.readdirSync)(s,{recursive:!0,withFileTypes:!0}).filter(o=>!o.
isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,H.join)(o.parentPath,o.name));return(0,f.J)(n.sort())}catch(n){const o=(0,Q.Oj)(n);return(0,f.T)(o==="ENOENT"?
`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var R=a(3592),Ee=a(3469),ge=a(5603);class q extends Error{path="";expected;value;constructor(t,s){super(
t),this.expected=t,this.value=s}}function y(e,t){throw new q(e,t)}function V(e,t){try{return(0,f.J)(t(e))}catch(s){if(!(s instanceof q))throw s;const n=s.path.replace(
/^\./,""),o=n===""?"the document":n;return(0,f.T)(`${o} is ${B(s.value)}; expected ${s.expected}`)}}function ee(e){if(e.trim()==="")return(0,f.T)("is empty");try{
return(0,f.J)(JSON.parse(e))}catch{return(0,f.T)("is not JSON")}}const te=80;function B(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="ob\
ject"&&e!==null?"an object":(0,x.dh)(JSON.stringify(e)??typeof e,te)}function L(e,t,s){try{return s(t)}catch(n){throw n instanceof q&&(n.path=e+n.path),n}}const ye=4097,
$=(e="a text",t=null,s=ye)=>n=>((typeof n!="string"||t?.test(n)===!1)&&y(e,n),n.length<=s?n:y(`a text of at most ${s} characters`,n)),G=(e,t)=>s=>typeof s=="num\
ber"&&Number.isInteger(s)&&s>=e&&s<=t?s:y(`a whole number from ${e} to ${t}`,s),k=e=>typeof e=="boolean"?e:y("true or false",e),O=e=>{const t=new Set(e);return s=>t.
has(s)?s:y(`one of ${e.join(", ")}`,s)},T=e=>t=>t===null?null:e(t),A=(e,t)=>s=>s===void 0?t:e(s),v=(e,t)=>s=>(Array.isArray(s)||y("an array",s),s.length>t&&y(`a\
n array of at most ${t} items`,s),s.map((n,o)=>L(`[${o}]`,n,e))),m=e=>{const t=Object.entries(e);return s=>{(typeof s!="object"||s===null||Array.isArray(s))&&y(
"an object",s);const n=s,o={};for(const[r,i]of t){const c=Object.hasOwn(n,r)?n[r]:void 0;o[r]=L(`.${r}`,c,i)}return o}},Ie=(e,t,s)=>n=>{(typeof n!="object"||n===
null||Array.isArray(n))&&y("an object",n);const o=Object.entries(n);return o.length>s&&y(`an object of at most ${s} members`,n),new Map(o.map(([r,i])=>[L("",r,e),
L(`[${(0,x.dh)(JSON.stringify(r),te)}]`,i,t)]))};var Se=a(1831);const M=$("a text",null,1e4),Fe=$("a hostname"),Me=e=>{const t=(0,Se.Pv)((0,Se.nx)(Fe(e)));return t.
ok&&t.value===e?t.value:y("a hostname",e)},Xe=m({name:e=>typeof e=="string"&&(0,S.en)(e)?e:y("a name such as acme/network",e),url:T($("a URL of a page",/^https?:\/\/[\w.:/-]+$/,
1e3)),commit:T($("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),W=$("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
4096),Oe=G(1,2**25),Ce={line:Oe,column:Oe,endColumn:Oe},J={file:W,...Ce},je=m(J),be=v(O(h.Du),h.Du.length),He=[h.Du,...h.Du.map(e=>[e])],Y=e=>{const t=be(e);return He.
find(n=>n.length===t.length&&n.every(o=>t.includes(o)))??y("one or two different CLIs",e)},ze=1e4,Ve=1e5,Ge=m({client:O(h.Du),version:T(M),kind:O(ge.A),text:M}),
Je=m({clients:Y,assumed:k,why:M,versions:v(m({client:O(h.Du),version:M}),h.Du.length),releases:v(M,ze),evidence:v(e=>{const{kind:t,...s}=Ge(e);return{...s,level:t,
place:je(e)}},Ve)}),Ye=e=>{const{clients:t,assumed:s,why:n,versions:o,releases:r,evidence:i}=Je(e),[c,...l]=t;return{name:c===void 0||l.length>0?"both":c,clients:t,
releases:t.flatMap(d=>Qe(d,r)),versions:Object.fromEntries(o.map(({client:d,version:u})=>[d,u])),why:n,evidence:i,...s?{isGuess:!0}:{}}};function Qe(e,t){const s=h.
pH.filter(n=>n.client===e&&t.includes(n.name));return s.length===0?(0,Ee.w)(e,[]):s}var Re=a(709),Ze=a(5799);const qe=m({code:O(Object.keys((0,Re.problemFacts)())),
severity:O(Ze.oC),...J,message:M,help:A(M,void 0),affects:v(O(h.zK),h.zK.length),clients:Y,host:T(Me),others:A(v(je,25e4),void 0),aside:A(W,void 0),placeholder:A(
k,!1)}),et=e=>{const t=qe(e),{code:s,severity:n,message:o,help:r,affects:i,file:c,line:l,column:d,endColumn:u}=t,{title:E,severity:D,affects:g}=(0,Re.problemFacts)()[s],
P={code:s,title:E,usualSeverity:D,severity:n,message:o,affects:i.filter(Pe=>g.includes(Pe)),...r===void 0?{}:{help:r}},{clients:w,host:I,others:K,aside:ne,placeholder:oe}=t;
return{problem:P,place:{file:c,line:l,column:d,endColumn:u},clients:w,host:I,isPlaceholder:oe,...K===void 0?{}:{others:K},...ne===void 0?{}:{aside:ne}}},ve=["mo\
dule","state","lock"],Le=["version","compatible","provider-version"],_e=Object.keys(h.$I),tt=m({kind:O([...ve,...Le,..._e])}),st=m({kind:O(ve),file:W}),nt=m({kind:O(
Le),...J,text:M,localName:T(M)}),ot=m({kind:O(_e),...J}),ke=(e,t)=>e.includes(t),rt=e=>{const{kind:t}=tt(e);if(ke(ve,t))return st(e);if(ke(_e,t)){const{kind:i,...c}=ot(
e);return{kind:i,text:"",place:c}}const{kind:s,text:n,localName:o,...r}=nt(e);return{kind:s,text:n,localName:o,place:r}};var it=a(7495),Ae=a(4667);const Ke=new Set(
["registry.terraform.io","registry.opentofu.org",...Ae.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),De=Ae.I.filter(({kind:e})=>e==="req\
uired_provider"),Te=new Map([...Map.groupBy(Ae.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().map(([e,t])=>[e,t.map(({
row:s})=>s)]),["required_provider_legacy",De],["required_provider_invalid",De],["implied_provider",De]]),ct=[...Te.keys()],at=(0,C.Oo)(e=>new Set((Te.get(e)??[]).
flatMap(({service:t})=>t??[])));function lt({kind:e,text:t,hasVersion:s},n){if(t===null||e==="implied_provider")return Ke;if(!dt(t))return null;const o=new Set;
for(const{grammar:r}of Te.get(e)??[]){const{needed:i,problem:c}=it.pb[r](t,n,s);if(i==="state"||c!==void 0)return null;i!==null&&o.add(i)}return o}const dt=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),ft=$("a service ID",/^[\w.-]+$/,100),ut=$("a host",/^[^\s/@]+$/,
1e3),ht=m({kind:O(ct),...J,address:M,text:T(M),versions:T(M),versionsAt:A(m({...Ce,values:A(Ie(O(h.Du),T(M),h.Du.length),null),withheld:A(k,!1),recorded:A(M,null)}),
null),host:T(Me),implied:A(k,!1),directHost:A(ut,void 0),ownToken:A(k,!1),workspace:A(m({organization:T(M),name:T(M)}),void 0),overridden:A(k,!1),clients:Y,needs:v(
m({host:Me,service:ft,clients:Y}),10)});function pt(){const e=new Map,t=new Map,s=new Set;return n=>{const o=ht(n),{kind:r,line:i,column:c,endColumn:l,address:d,
text:u,host:E,clients:D}=o;gt(o,s);const P={file:Ue(e,o.file,o.file),line:i,column:c,endColumn:l},{directHost:w,workspace:I}=o,K={kind:r,host:E,isHostImplied:o.
implied,directHost:w,hasOwnToken:o.ownToken,text:u,address:d,version:mt(o,P),place:P,clients:D,isOverridden:o.overridden,needs:Ue(t,Ne(o.needs),o.needs)};return I===
void 0?K:{...K,workspace:I}}}function Ue(e,t,s){const n=e.get(t);return n!==void 0?n:(e.set(t,s),s)}const Ne=e=>e.map(({host:t,service:s,clients:n})=>[t,s,...n].
join(" ")).join("|");function mt({versions:e,versionsAt:t},s){if(t===null)return e===null?null:{text:e,place:s};const{values:n,withheld:o,recorded:r,...i}=t;return{
text:e,place:{file:s.file,...i},...n===null?{}:{values:Object.fromEntries(n)},...n===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}const Et=2e4;function gt(e,t){
const{kind:s,text:n,versions:o,host:r,implied:i,needs:c}=e,l=[s,n,o===null,r,i,Ne(c)].join(`
`);t.has(l)||(t.size>=Et&&t.clear(),yt(e),t.add(l))}function yt({kind:e,text:t,versions:s,host:n,implied:o,clients:r,needs:i}){o&&n!==null&&!Ke.has(n)&&se(".hos\
t","the default host of a CLI, because it is implied",n);const c={kind:e,text:t,hasVersion:s!==null};for(const[l,d]of i.entries()){const u=`.needs[${l}]`;at(e).
has(d.service)||se(`${u}.service`,`a service that ${e} can need`,d.service);for(const E of d.clients){r.includes(E)||se(`${u}.clients`,"clients of the usage",E);
const D=lt(c,E);D!==null&&!D.has(d.host)&&se(`${u}.host`,"a host that the text names",d.host)}}}const se=(e,t,s)=>L(e,s,n=>y(t,n)),_={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Mt=m({kind:O(["repository"]),schemaVersion:G(1,_.count),version:$("a version",null,100)}),xe=$("HOST/NAM\
ESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Ot=m({repository:Xe,clientDetection:Ye,dialect:m({name:O(["auto","terraform","opentofu","both"]),version:T($("a \
version",null,100))}),usedBy:v(O(h.zK),h.zK.length),scan:m({files:G(0,_.count),bytes:G(0,_.count),usages:G(0,_.count),isEmpty:k}),notes:v(et,_.notes),declared:v(
rt,_.declared),roots:v(m({directory:W,clients:Y}),_.directories),locks:v(m({file:W,hashes:Ie(xe,v(M,_.hashes),_.providers)}),_.directories),plugins:v(m({directory:W,
providers:v(xe,_.providers)}),_.directories)});function vt(e){if(Dt(e))return(0,f.T)("is the report of a check, not a usages file; keep reports in another direc\
tory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),s=_t(t.pop()??"");if(!s.ok)return(0,f.T)(`${s.why}; ${Be}`);const{schemaVersion:n,version:o}=s.value.head;if(n!==R.G5)return(0,f.T)(`schemaVersion is ${n}, w\
hich tf-disco ${R.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===R.xv?Be:Tt(o),i=V(s.value.line,Ot);if(!i.ok)return(0,f.
T)(`${i.why}; ${r}`);const c=At(t);if(!c.ok)return(0,f.T)(`${c.why}; ${r}`);const{clientDetection:l,dialect:d,scan:u,...E}=i.value,{usages:D,...g}=u;return D!==
t.length?(0,f.T)(`has ${t.length} usages, but scan.usages is ${D}; ${r}`):(0,f.J)({...E,...g,usages:c.value,dialect:l,setting:d})}function _t(e){const t=ee(e);if(!t.
ok)return(0,f.T)(e===""?t.why:`the last line ${t.why}`);const s=V(t.value,Mt);return s.ok?(0,f.J)({line:t.value,head:s.value}):(0,f.T)(`the last line is not abo\
ut the repository: ${s.why}`)}function At(e){if(e.length>_.usages)return(0,f.T)(`has ${e.length} usages, the limit is ${_.usages}`);const t=pt(),s=[];for(const[
n,o]of e.entries()){const r=ee(o);if(!r.ok)return(0,f.T)(`line ${n+1} ${r.why}`);const i=V(r.value,t);if(!i.ok)return(0,f.T)(`line ${n+1}: ${i.why}`);s.push(i.value)}
return(0,f.J)(s)}const Dt=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.slice(0,1e3)),Be="write the file with `tf-disco usage\
s --format json`",Tt=e=>`it was written by tf-disco ${e}; write it with version ${R.xv}`;var $t=a(3152);const Pt=128*1024*1024,$e=1e7,We=1e6,wt=20;function*It(e,t,s){
const n=pe(e,t),o=[...n.mistakes],r=new Map;let i=0;for(const c of n.files){const l=(0,H.relative)(t,c),d=Ct(c),u=d.ok?St(d.value,l,r):`${l}: ${d.why}`;if(u!==null&&
o.push(u),o.length>=wt)break;if(!(!d.ok||o.length>0)){if(i+=d.value.usages.length,i>We){o.push(`the files have more than ${We} usages: check fewer repositories \
at once`);break}yield d.value}}if(o.length!==0)throw new $t.GN(o.map(c=>`${s}: ${c}`))}function St({repository:{name:e}},t,s){const n=s.get(e.toLowerCase());return s.
set(e.toLowerCase(),t),n===void 0?null:`${n} and ${t} are both of the repository ${e}; keep one file for each repository`}function Ct(e){const t=(0,Q.yR)(e,Pt);
return t.ok?jt(t.text)?(0,f.T)(`has more than ${$e} values: list fewer directories of the repository`):vt(t.text):(0,f.T)((0,x.mP)(t.failure))}function jt(e){if(e.
length<=$e)return!1;let t=0;for(let s=0;s<e.length;s+=1)Rt.has(e.charCodeAt(s))&&(t+=1);return t>$e}const Rt=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function Lt(e,t){
const s=t.now(),{wording:n,directory:o,environment:r,progress:i}=t,c=[],l=n?.setting("usages")??"usages";let d=0;for(const p of It(e.usages,o,l))if(c.push(await kt(
p,e)),d+=p.files,i({kind:"scan",files:d}),await(0,fe.x)(),t.stop.why!==null)break;const u=c.map(({found:p})=>p),E=re(u),D=new Set(e.hostnames.map(({host:p})=>p)),
g=de(c,D),P=xt(u),w=await(0,ue.jK)(g.flatMap(({usages:p})=>p),e,E,{...t,mayHavePlugins:P.plugins.length>0,plugins:P.plugins}),{usages:I,configs:K,releases:ne}=w,
oe=u.map(({repository:p})=>p),Pe=Nt(I,g,e,E.clients),Ft=(0,b.a3)(c.flatMap(p=>p.notes),I,e,r);return{dialect:{...E,releases:ne},configs:K,usages:I,roots:g.flatMap(
({roots:p})=>p),requirements:Pe,notes:[...Ft,...c.flatMap(({ofRoots:p})=>p)],newHosts:new Set,isEmpty:u.every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:w.
findings,allUsages:[],changes:null,remarks:[...Wt(u),...w.remarks],scan:{files:d,bytes:u.reduce((p,{bytes:Xt})=>p+Xt,0),usages:I.length,durationMs:t.now()-s},clients:async()=>le(
u),repositories:oe,missing:F(e.repositories,oe.map(({name:p})=>p)),checkouts:P}}async function kt(e,t){const{dialect:s,usages:n,notes:o,declared:r,repository:i}=e,
c=new Map(s.clients.map(g=>[g,new Set(e.roots.flatMap(({directory:P,clients:w})=>w.includes(g)?P:[]))])),l=await(0,b.D0)({usages:n,notes:o,scanned:{declared:r,endedAt:null},
changed:null,dialect:s,settings:{...t,dialect:e.setting},listed:c}),d=j(i.name),u=s.isGuess===!0,E=g=>({...d.note({...g,problem:Ut(g.problem)}),checkedFor:{clients:s.
clients,isGuess:u}});return{usages:(await(0,b.Xo)(n,l.roots)).map(d.usage),roots:l.roots.map(d.root),named:(0,C.kA)(n),isGuess:u,notes:o.map(E),ofRoots:l.notes.
map(E),found:{...e,usages:[],notes:[],declared:[]}}}const Kt=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,Ut=e=>e.help===void 0?e:{...e,help:e.help.replace(
Kt,"$& of `tf-disco usages`")};function Nt(e,t,s,n){const o=s.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]};let i=0;const c=t.map(({usages:{
length:l},named:d,isGuess:u})=>{const E=e.slice(i,i+l);return i+=l,(0,X.C)(r,E,n,new Set([...d,...o])).map(g=>u&&g.isImplied?{...g,isAssumed:!0}:g)});return(0,X.
h)([(0,X.C)(s,[],n),...c],n)}function xt(e){const t=new Map,s=e.flatMap(({repository:n,...o})=>{const{file:r}=j(n.name);for(const i of o.locks)t.set(r(i.file),i.
hashes);return o.plugins.map(({directory:i,providers:c})=>({directory:i==="."?n.name:r(i),providers:c}))});return{lockHashes:t,plugins:s}}const Bt=10;function Wt(e){
const t=e.filter(({isEmpty:n})=>n);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,x.XT)(t.map(({repository:n})=>n.name),Bt)}`]}})};export{Yt as id,Qt as ids,Zt as modules};
