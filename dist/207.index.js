const qt=207,en=[207],tn={7207:((Xe,J,a)=>{a.r(J),a.d(J,{prepareFleet:()=>Kt});function re(e,t){const n=new Set(t.map(r=>r.toLowerCase())),s=new Map(e.map(r=>[r.
toLowerCase(),r])),o=[...s].flatMap(([r,i])=>n.has(r)?[]:[i]);return o.length===0?null:{kind:"missing",repositories:o,total:s.size}}var b=a(5143),z=a(9664),L=a(
7854);function N(e){const t=(0,L.Oo)(c=>(0,b.yJ)(e,c)),n=(0,L.Oo)(c=>({...c,file:t(c.file)})),s=c=>({...c,place:n(c.place)});return{file:t,place:n,usage:c=>({...c,
place:n(c.place)}),note:c=>({...c,place:n(c.place),...c.others===void 0?{}:{others:c.others.map(n)},...c.aside===void 0?{}:{aside:t(c.aside)}}),root:c=>({...c,directory:t(
c.directory),directories:c.directories.map(l=>(0,z.jt)(t((0,z.Gz)(l,"main.tf")))),calls:c.calls.map(l=>({...l,place:n(l.place),constraint:l.constraint&&s(l.constraint)})),
providers:c.providers.map(l=>({...l,places:l.places.map(n),constraints:l.constraints.map(s),locked:l.locked&&{...l.locked,version:s(l.locked.version)}})),lockFile:c.
lockFile===null?null:t(c.lockFile),clientVersions:c.clientVersions.map(s)})}}var h=a(1064);function ie(e){const t=e.filter(({isEmpty:o})=>!o),n=t.length===0?e:t,
s=n.map(({dialect:o})=>o);return{...ce(s),why:le(s),evidence:n.flatMap(({repository:o,dialect:r})=>{const{place:i}=N(o.name);return r.evidence.map(c=>({...c,place:i(
c.place)}))})}}function ce(e){const t=h.Du.filter(r=>e.some(i=>i.clients.includes(r))),[n,...s]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:i})=>i)));return{
name:n===void 0||s.length>0?"both":n,clients:t,releases:h.pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const i=ae(r,e);return i===null?
[]:[[r,i]]})),...e.every(({isGuess:r})=>r)?{isGuess:!0}:{}}}function ae(e,t){const n=t.filter(({clients:r})=>r.includes(e)),[s,...o]=new Set(n.map(({versions:r})=>r[e]??
null));return s===void 0||o.length>0?null:s}function le(e){const[t,...n]=e;if(t!==void 0&&n.length===0)return t.why;const s=e.filter(({isGuess:c})=>!c),o=h.Du.flatMap(
c=>{const{length:l}=s.filter(({clients:f})=>f.includes(c));return l===0?[]:[`${h.bB[c]} in ${l}`]}),r=e.length-s.length,i=[...o,...r===0?[]:[`assumed in ${r}`]];
return`of ${e.length} repositories, ${i.join(" and ")}`}const de=e=>h.zK.filter(t=>e.some(({usedBy:n})=>n.includes(t)));function fe(e,t){const n=({isGuess:o,named:r},i)=>o&&
!r.has(i)&&!t.has(i),s=new Set(t);for(const o of e)for(const{needs:r}of o.usages)for(const{host:i}of r)n(o,i)||s.add(i);return e.map(o=>{if(!o.isGuess)return o;
const r=i=>!(s.has(i)&&n(o,i));return{...o,usages:o.usages.map(i=>i.needs.every(({host:c})=>r(c))?i:{...i,needs:i.needs.filter(({host:c})=>r(c))}),roots:o.roots.
map(i=>({...i,calls:i.calls.filter(({module:c})=>c===null||r(c.host)),providers:i.providers.filter(({provider:c})=>r(c.host))}))}})}var w=a(4e3),ue=a(6897),he=a(
3862),pe=a(8416),U=a(2859),me=a(1435),Y=a(5866),x=a(6760),Q=a(5747),Z=a(3024),u=a(3625);const B=2e4,Ee="write one for each repository with `tf-disco usages --fo\
rmat json`";function q(e,t,n){const s=e.map(i=>{const c=ge(i,t);return c.ok&&c.value.length===0&&!n?(0,u.T)(`there is no .jsonl file in ${i}; ${Ee}`):c}),o=[...new Set(
s.flatMap(i=>i.ok?i.value:[]))],r=`there are ${o.length} .jsonl files, the limit is ${B}`;return{files:o.slice(0,B),mistakes:[...s.flatMap(i=>i.ok?[]:[i.why]),...o.
length>B?[r]:[]]}}function ge(e,t){const n=(0,x.resolve)(t,e);try{if(!(0,Z.statSync)(n).isDirectory())return(0,u.J)([n]);const s=(0,Z.readdirSync)(n,{recursive:!0,
withFileTypes:!0}).filter(o=>!o.isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,x.join)(o.parentPath,o.name));return(0,u.J)(s.sort())}catch(s){const o=(0,Q.
Oj)(s);return(0,u.T)(o==="ENOENT"?`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var k=a(3592),Se=a(3469),ee=a(5603);class W extends Error{path="";expected;value;constructor(t,n){
super(t),this.expected=t,this.value=n}}function y(e,t){throw new W(e,t)}function X(e,t){try{return(0,u.J)(t(e))}catch(n){if(!(n instanceof W))throw n;const s=n.
path.replace(/^\./,""),o=s===""?"the document":s;return(0,u.T)(`${o} is ${ye(n.value)}; expected ${n.expected}`)}}function C(e){if(e.trim()==="")return(0,u.T)("\
is empty");try{return(0,u.J)(JSON.parse(e))}catch{return(0,u.T)("is not JSON")}}const te=80;function ye(e){return e===void 0?"missing":Array.isArray(e)?"an arra\
y":typeof e=="object"&&e!==null?"an object":(0,w.dh)(JSON.stringify(e)??typeof e,te)}function F(e,t,n){try{return n(t)}catch(s){throw s instanceof W&&(s.path=e+
s.path),s}}const Fe=4097,_=(e="a text",t=null,n=Fe)=>s=>((typeof s!="string"||t?.test(s)===!1)&&y(e,s),s.length<=n?s:y(`a text of at most ${n} characters`,s)),H=(e,t)=>n=>typeof n==
"number"&&Number.isInteger(n)&&n>=e&&n<=t?n:y(`a whole number from ${e} to ${t}`,n),R=e=>typeof e=="boolean"?e:y("true or false",e),M=e=>{const t=new Set(e);return n=>t.
has(n)?n:y(`one of ${e.join(", ")}`,n)},$=e=>t=>t===null?null:e(t),T=(e,t)=>n=>n===void 0?t:e(n),O=(e,t)=>n=>(Array.isArray(n)||y("an array",n),n.length>t&&y(`a\
n array of at most ${t} items`,n),n.map((s,o)=>F(`[${o}]`,s,e))),m=e=>{const t=Object.entries(e);return n=>{(typeof n!="object"||n===null||Array.isArray(n))&&y(
"an object",n);const s=n,o={};for(const[r,i]of t){const c=Object.hasOwn(s,r)?s[r]:void 0;o[r]=F(`.${r}`,c,i)}return o}},Ie=(e,t,n)=>s=>{(typeof s!="object"||s===
null||Array.isArray(s))&&y("an object",s);const o=Object.entries(s);return o.length>n&&y(`an object of at most ${n} members`,s),new Map(o.map(([r,i])=>[F("",r,e),
F(`[${(0,w.dh)(JSON.stringify(r),te)}]`,i,t)]))};var je=a(1831);const g=_("a text",null,1e4),He=_("a hostname"),Me=e=>{const t=(0,je.Pv)((0,je.nx)(He(e)));return t.
ok&&t.value===e?t.value:y("a hostname",e)},Ve=m({name:e=>typeof e=="string"&&(0,b.en)(e)?e:y("a name such as acme/network",e),url:$(_("a URL of a page",/^https?:\/\/[\w.:/-]+$/,
1e3)),commit:$(_("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),K=_("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
4096),ve=H(1,2**25),we={line:ve,column:ve,endColumn:ve},V={file:K,...we},Ce=m(V),Ge=O(M(h.Du),h.Du.length),Je=[h.Du,...h.Du.map(e=>[e])],G=e=>{const t=Ge(e);return Je.
find(s=>s.length===t.length&&s.every(o=>t.includes(o)))??y("one or two different CLIs",e)},be=1e4,ze=1e5,Ye=m({client:M(h.Du),version:$(g),kind:M(ee.A),text:g}),
Qe=m({clients:G,assumed:R,why:g,versions:O(m({client:M(h.Du),version:g}),h.Du.length),releases:O(g,be),evidence:O(e=>{const{kind:t,...n}=Ye(e);return{...n,level:t,
place:Ce(e)}},ze)}),Ze=e=>{const{clients:t,assumed:n,why:s,versions:o,releases:r,evidence:i}=Qe(e),[c,...l]=t;return{name:c===void 0||l.length>0?"both":c,clients:t,
releases:t.flatMap(f=>qe(f,r)),versions:Object.fromEntries(o.map(({client:f,version:d})=>[f,d])),why:s,evidence:i,...n?{isGuess:!0}:{}}};function qe(e,t){const n=h.
pH.filter(s=>s.client===e&&t.includes(s.name));return n.length===0?(0,Se.w)(e,[]):n}var Re=a(709),et=a(5799);const tt=m({code:M(Object.keys((0,Re.t)())),severity:M(
et.oC),...V,message:g,help:T(g,void 0),affects:O(M(h.zK),h.zK.length),clients:G,host:$(Me),others:T(O(Ce,25e4),void 0),aside:T(K,void 0),placeholder:T(R,!1)}),nt=e=>{
const t=tt(e),{code:n,severity:s,message:o,help:r,affects:i,file:c,line:l,column:f,endColumn:d}=t,{title:E,severity:A,affects:v}=(0,Re.t)()[n],P={code:n,title:E,
usualSeverity:A,severity:s,message:o,affects:i.filter(oe=>v.includes(oe)),...r===void 0?{}:{help:r}},{clients:I,host:j,others:S,aside:se,placeholder:Pe}=t;return{
problem:P,place:{file:c,line:l,column:f,endColumn:d},clients:I,host:j,isPlaceholder:Pe,...S===void 0?{}:{others:S},...se===void 0?{}:{aside:se}}},Oe=["module","\
state","lock"],Le=["version","compatible","provider-version"],Ae=Object.keys(h.$I),st=m({kind:M([...Oe,...Le,...Ae])}),ot=m({kind:M(Oe),file:K}),rt=m({kind:M(Le),
...V,text:g,localName:$(g)}),it=m({kind:M(Ae),...V}),ke=(e,t)=>e.includes(t),ct=e=>{const{kind:t}=st(e);if(ke(Oe,t))return ot(e);if(ke(Ae,t)){const{kind:i,...c}=it(
e);return{kind:i,text:"",place:c}}const{kind:n,text:s,localName:o,...r}=rt(e);return{kind:n,text:s,localName:o,place:r}};var at=a(7495),De=a(4667);const Ke=new Set(
["registry.terraform.io","registry.opentofu.org",...De.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),Te=De.I.filter(({kind:e})=>e==="req\
uired_provider"),$e=new Map([...Map.groupBy(De.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().map(([e,t])=>[e,t.map(({
row:n})=>n)]),["required_provider_legacy",Te],["required_provider_invalid",Te],["implied_provider",Te]]),lt=[...$e.keys()],dt=(0,L.Oo)(e=>new Set(($e.get(e)??[]).
flatMap(({service:t})=>t??[])));function ft({kind:e,text:t,hasVersion:n},s){if(t===null||e==="implied_provider")return Ke;if(!ut(t))return null;const o=new Set;
for(const{grammar:r}of $e.get(e)??[]){const{needed:i,problem:c}=at.pb[r](t,s,n);if(i==="state"||c!==void 0)return null;i!==null&&o.add(i)}return o}const ut=e=>/^[\w.:/@?=&~%+-]+$/.
test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),ht=_("a service ID",/^[\w.-]+$/,100),pt=_("a host",/^[^\s/@]+$/,
1e3),mt=m({kind:M(lt),...V,address:g,text:$(g),versions:$(g),versionsAt:T(m({...we,values:T(Ie(M(h.Du),$(g),h.Du.length),null),withheld:T(R,!1),recorded:T(g,null)}),
null),host:$(Me),implied:T(R,!1),directHost:T(pt,void 0),ownToken:T(R,!1),workspace:T(m({organization:$(g),name:$(g)}),void 0),overridden:T(R,!1),clients:G,needs:O(
m({host:Me,service:ht,clients:G}),10)});function Et(){const e=new Map,t=new Map,n=new Set;return s=>{const o=mt(s),{kind:r,line:i,column:c,endColumn:l,address:f,
text:d,host:E,clients:A}=o;Mt(o,n);const P={file:Ne(e,o.file,o.file),line:i,column:c,endColumn:l},{directHost:I,workspace:j}=o,S={kind:r,host:E,isHostImplied:o.
implied,directHost:I,hasOwnToken:o.ownToken,text:d,address:f,version:gt(o,P),place:P,clients:A,isOverridden:o.overridden,needs:Ne(t,Ue(o.needs),o.needs)};return j===
void 0?S:{...S,workspace:j}}}function Ne(e,t,n){const s=e.get(t);return s!==void 0?s:(e.set(t,n),n)}const Ue=e=>e.map(({host:t,service:n,clients:s})=>[t,n,...s].
join(" ")).join("|");function gt({versions:e,versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};const{values:s,withheld:o,recorded:r,...i}=t;return{
text:e,place:{file:n.file,...i},...s===null?{}:{values:Object.fromEntries(s)},...s===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}const yt=2e4;function Mt(e,t){
const{kind:n,text:s,versions:o,host:r,implied:i,needs:c}=e,l=[n,s,o===null,r,i,Ue(c)].join(`
`);t.has(l)||(t.size>=yt&&t.clear(),vt(e),t.add(l))}function vt({kind:e,text:t,versions:n,host:s,implied:o,clients:r,needs:i}){o&&s!==null&&!Ke.has(s)&&ne(".hos\
t","the default host of a CLI, because it is implied",s);const c={kind:e,text:t,hasVersion:n!==null};for(const[l,f]of i.entries()){const d=`.needs[${l}]`;dt(e).
has(f.service)||ne(`${d}.service`,`a service that ${e} can need`,f.service);for(const E of f.clients){r.includes(E)||ne(`${d}.clients`,"clients of the usage",E);
const A=ft(c,E);A!==null&&!A.has(f.host)&&ne(`${d}.host`,"a host that the text names",f.host)}}}const ne=(e,t,n)=>F(e,n,s=>y(t,s)),D={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Ot=m({kind:M(["repository"]),schemaVersion:H(1,D.count),version:_("a version",null,100)}),xe=_("HOST/NAM\
ESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),At=m({repository:Ve,clientDetection:Ze,dialect:m({name:M(["auto","terraform","opentofu","both"]),version:$(_("a \
version",null,100))}),usedBy:O(M(h.zK),h.zK.length),scan:m({files:H(0,D.count),bytes:H(0,D.count),usages:H(0,D.count),isEmpty:R}),notes:O(nt,D.notes),declared:O(
ct,D.declared),roots:O(m({directory:K,clients:G}),D.directories),locks:O(m({file:K,hashes:Ie(xe,O(g,D.hashes),D.providers)}),D.directories),plugins:O(m({directory:K,
providers:O(xe,D.providers)}),D.directories)});function Dt(e){if(_t(e))return(0,u.T)("is the report of a check, not a usages file; keep reports in another direc\
tory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=Tt(t.pop()??"");if(!n.ok)return(0,u.T)(`${n.why}; ${Be}`);const{schemaVersion:s,version:o}=n.value.head;if(s!==k.G5)return(0,u.T)(`schemaVersion is ${s}, w\
hich tf-disco ${k.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===k.xv?Be:Pt(o),i=X(n.value.line,At);if(!i.ok)return(0,u.
T)(`${i.why}; ${r}`);const c=$t(t);if(!c.ok)return(0,u.T)(`${c.why}; ${r}`);const{clientDetection:l,dialect:f,scan:d,...E}=i.value,{usages:A,...v}=d;return A!==
t.length?(0,u.T)(`has ${t.length} usages, but scan.usages is ${A}; ${r}`):(0,u.J)({...E,...v,usages:c.value,dialect:l,setting:f})}function Tt(e){const t=C(e);if(!t.
ok)return(0,u.T)(e===""?t.why:`the last line ${t.why}`);const n=X(t.value,Ot);return n.ok?(0,u.J)({line:t.value,head:n.value}):(0,u.T)(`the last line is not abo\
ut the repository: ${n.why}`)}function $t(e){if(e.length>D.usages)return(0,u.T)(`has ${e.length} usages, the limit is ${D.usages}`);const t=Et(),n=[];for(const[
s,o]of e.entries()){const r=C(o);if(!r.ok)return(0,u.T)(`line ${s+1} ${r.why}`);const i=X(r.value,t);if(!i.ok)return(0,u.T)(`line ${s+1}: ${i.why}`);n.push(i.value)}
return(0,u.J)(n)}const _t=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.slice(0,1e3)),Be="write the file with `tf-disco usage\
s --format json`",Pt=e=>`it was written by tf-disco ${e}; write it with version ${k.xv}`;var St=a(3152);const It=128*1024*1024,_e=1e7,We=1e6,jt=20;function*wt({
usages:e,repositories:t},n,s){const o=q(e,n,t.length>0),r=[...o.mistakes],i=new Map;let c=0;for(const l of o.files){const f=(0,x.relative)(n,l),d=Rt(l),E=d.ok?Ct(
d.value,f,i):`${f}: ${d.why}`;if(E!==null&&r.push(E),r.length>=jt)break;if(!(!d.ok||r.length>0)){if(c+=d.value.usages.length,c>We){r.push(`the files have more t\
han ${We} usages: check fewer repositories at once`);break}yield d.value}}if(r.length!==0)throw new St.GN(r.map(l=>`${s}: ${l}`))}function Ct({repository:{name:e}},t,n){
const s=n.get(e.toLowerCase());return n.set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both of the repository ${e}; keep one file for each repository`}
function Rt(e){const t=(0,Q.yR)(e,It);return t.ok?Lt(t.text)?(0,u.T)(`has more than ${_e} values: list fewer directories of the repository`):Dt(t.text):(0,u.T)(
(0,w.mP)(t.failure))}function Lt(e){if(e.length<=_e)return!1;let t=0;for(let n=0;n<e.length;n+=1)kt.has(e.charCodeAt(n))&&(t+=1);return t>_e}const kt=new Set(Array.
from(",[{",e=>e.charCodeAt(0)));async function Kt(e,t){const n=t.now(),{wording:s,directory:o,environment:r,progress:i}=t,c=[],l=s?.setting("usages")??"usages";
let f=0;for(const p of wt(e,o,l))if(c.push(Nt(p,e)),f+=p.files,i({kind:"scan",files:f}),await(0,ue.x)(),t.stop.why!==null)break;const d=c.map(({found:p})=>p),E=d.
length===0,A=E?(0,pe.L2)({setting:e.dialect,scan:null}):ie(d),v=new Set(e.hostnames.map(({host:p})=>p)),P=fe(c,v),I=Wt(d),j=(0,me.j)(P.flatMap(({usages:p})=>p),
e,A,{...t,mayHavePlugins:I.plugins.length>0,plugins:I.plugins}),{usages:S,configs:se,releases:Pe}=j,oe=d.map(({repository:p})=>p),Ht=Bt(S,P,e,A.clients),Vt=(0,Y.
a3)(c.flatMap(p=>p.notes),S,e,r);return{dialect:{...A,releases:Pe},configs:se,usages:S,roots:P.flatMap(({roots:p})=>p),requirements:Ht,notes:[...Vt,...c.flatMap(
({ofRoots:p})=>p)],newHosts:new Set,isEmpty:!E&&d.every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:j.findings,allUsages:[],changes:null,remarks:[...Ft(d),...j.
remarks],scan:{files:f,bytes:d.reduce((p,{bytes:Gt})=>p+Gt,0),usages:S.length,durationMs:t.now()-n},clients:()=>de(d),repositories:oe,missing:re(e.repositories,
oe.map(({name:p})=>p)),checkouts:I}}function Nt(e,t){const{dialect:n,usages:s,notes:o,declared:r,repository:i}=e,c=new Map(n.clients.map(v=>[v,new Set(e.roots.flatMap(
({directory:P,clients:I})=>I.includes(v)?P:[]))])),l=(0,Y.D0)({usages:s,notes:o,scanned:{declared:r,endedAt:null},changed:null,dialect:n,settings:{...t,dialect:e.
setting},listed:c}),f=N(i.name),d=n.isGuess===!0,E=v=>({...f.note({...v,problem:xt(v.problem)}),checkedFor:{clients:n.clients,isGuess:d}});return{usages:(0,he.X)(
s,l.roots).map(f.usage),roots:l.roots.map(f.root),named:(0,L.kA)(s),isGuess:d,notes:o.map(E),ofRoots:l.notes.map(E),found:{...e,usages:[],notes:[],declared:[]}}}
const Ut=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,xt=e=>e.help===void 0?e:{...e,help:e.help.replace(Ut,"$& of `tf-disco usages`")};function Bt(e,t,n,s){
const o=n.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]};let i=0;const c=t.map(({usages:{length:l},named:f,isGuess:d})=>{const E=e.slice(i,i+
l);return i+=l,(0,U.C)(r,E,s,new Set([...f,...o])).map(v=>d&&v.isImplied?{...v,isAssumed:!0}:v)});return(0,U.h)([(0,U.C)(n,[],s),...c],s)}function Wt(e){const t=new Map,
n=e.flatMap(({repository:s,...o})=>{const{file:r}=N(s.name);for(const i of o.locks)t.set(r(i.file),i.hashes);return o.plugins.map(({directory:i,providers:c})=>({
directory:i==="."?s.name:r(i),providers:c}))});return{lockHashes:t,plugins:n}}const Xt=10;function Ft(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||
t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,w.K4)(t,Xt,({repository:s})=>(0,w.dh)(s.name))}`]}}),709:((Xe,J,a)=>{a.d(J,{t:()=>ge});var re=a(
4929),b=a(3534),z=a(863),L=a(7052),N=a(960),h=a(9209),ie=a(4592),ce=a(5136),ae=a(3410),le=a(9804),de=a(4715),fe=a(6003),w=a(4375),ue=a(7751),he=a(2562),pe=a(5138),
U=a(789),me=a(793),Y=a(6697),x=a(2847),Q=a(9319),Z=a(8011),u=a(6817);const B=()=>({...ie,...ce,...re,...ae,...b,...z,...L,...N,...de,...le,...fe,...me,...w,...Y,
...he,...pe,...h,...ue,...x,...Q,...Z,...u,...U}),Ee=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module",
"provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let q;function ge(){return q??=k(),
q}function k(){const ee={},W=Object.values(B());for(const y of Ee){const X=W.filter(({code:C})=>C.startsWith(`${y}-`));for(const C of X.sort((te,ye)=>te.code<ye.
code?-1:1))ee[C.code]=C}return ee}const Se="docs/problems.md"})};export{qt as id,en as ids,tn as modules};
