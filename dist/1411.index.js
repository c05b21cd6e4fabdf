const Zt=1411,qt=[1411],en={709:((Pe,B,a)=>{a.d(B,{problemFacts:()=>G});var X=a(4929),S=a(3534),x=a(863),C=a(7052),j=a(960),h=a(9209),ie=a(4592),ce=a(5136),ae=a(
3410),le=a(9804),de=a(4715),fe=a(6003),F=a(4375),ue=a(7751),b=a(2562),he=a(5138),H=a(789),z=a(793),Z=a(6697),q=a(2847),f=a(9319),V=a(8011),pe=a(6817);const me=()=>({
...ie,...ce,...X,...ae,...S,...x,...C,...j,...de,...le,...fe,...z,...F,...Z,...b,...he,...h,...ue,...q,...f,...V,...pe,...H}),Ee=["host","proxy","tls","redirect",
"document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","\
nothing","credentials","services","not"];let R;function G(){return R??=y(),R}function y(){const L={},te=Object.values(me());for(const ge of Ee){const ne=te.filter(
({code:k})=>k.startsWith(`${ge}-`));for(const k of ne.sort((ye,K)=>ye.code<K.code?-1:1))L[k.code]=k}return L}const ee="docs/problems.md"}),4715:((Pe,B,a)=>{a.r(
B),a.d(B,{answerIncomplete:()=>C});var X=a(1064),S=a(5799);const x={closed:"closed the connection before the end of a response",gzip:"sent a response whose gzip\
 data is cut off","not-gzip":"sent a response with Content-Encoding: gzip that is not gzip"},C=(0,S.lS)((0,S.z3)("answer-incomplete","Response is incomplete",X.
Du),({host:j,why:h})=>({message:`${j} ${x[h]}`,help:(0,S.C)("check for a server that crashes while it responds, or a proxy that changes the body")}))}),1411:((Pe,B,a)=>{
a.d(B,{prepareFleet:()=>Lt});function X(e,t){const n=new Set(t.map(r=>r.toLowerCase())),s=new Map(e.map(r=>[r.toLowerCase(),r])),o=[...s].flatMap(([r,i])=>n.has(
r)?[]:[i]);return o.length===0?[]:[{kind:"missing",what:"repository",names:o,total:s.size}]}var S=a(5143),x=a(9664),C=a(7854);function j(e){const t=(0,C.Oo)(c=>(0,S.
yJ)(e,c)),n=(0,C.Oo)(c=>({...c,file:t(c.file)})),s=c=>({...c,place:n(c.place)});return{file:t,place:n,usage:c=>({...c,place:n(c.place)}),note:c=>({...c,place:n(
c.place),...c.others===void 0?{}:{others:c.others.map(n)},...c.aside===void 0?{}:{aside:t(c.aside)}}),root:c=>({...c,directory:t(c.directory),directories:c.directories.
map(l=>(0,x.jt)(t((0,x.Gz)(l,"main.tf")))),calls:c.calls.map(l=>({...l,place:n(l.place),constraint:l.constraint&&s(l.constraint)})),providers:c.providers.map(l=>({
...l,places:l.places.map(n),constraints:l.constraints.map(s),locked:l.locked&&{...l.locked,version:s(l.locked.version)}})),lockFile:c.lockFile===null?null:t(c.lockFile),
clientVersions:c.clientVersions.map(s)})}}var h=a(1064);function ie(e){const t=e.filter(({isEmpty:o})=>!o),n=t.length===0?e:t,s=n.map(({dialect:o})=>o);return{...ce(
s),why:le(s),evidence:n.flatMap(({repository:o,dialect:r})=>{const{place:i}=j(o.name);return r.evidence.map(c=>({...c,place:i(c.place)}))})}}function ce(e){const t=h.
Du.filter(r=>e.some(i=>i.clients.includes(r))),[n,...s]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:i})=>i)));return{name:n===void 0||s.length>0?"both":n,
clients:t,releases:h.pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const i=ae(r,e);return i===null?[]:[[r,i]]})),...e.every(({isGuess:r})=>r)?
{isGuess:!0}:{}}}function ae(e,t){const n=t.filter(({clients:r})=>r.includes(e)),[s,...o]=new Set(n.map(({versions:r})=>r[e]??null));return s===void 0||o.length>
0?null:s}function le(e){const[t,...n]=e;if(t===void 0||n.length===0)return t?.why??"no repository was listed";const s=e.filter(({isGuess:c})=>!c),o=h.Du.flatMap(
c=>{const{length:l}=s.filter(({clients:d})=>d.includes(c));return l===0?[]:[`${h.bB[c]} in ${l}`]}),r=e.length-s.length,i=[...o,...r===0?[]:[`assumed in ${r}`]];
return`of ${e.length} repositories, ${i.join(" and ")}`}const de=e=>h.zK.filter(t=>e.some(({usedBy:n})=>n.includes(t)));function fe(e,t){const n=({isGuess:o,named:r},i)=>o&&
!r.has(i)&&!t.has(i),s=new Set(t);for(const o of e)for(const{needs:r}of o.usages)for(const{host:i}of r)n(o,i)||s.add(i);return e.map(o=>{if(!o.isGuess)return o;
const r=i=>!(s.has(i)&&n(o,i));return{...o,usages:o.usages.map(i=>i.needs.every(({host:c})=>r(c))?i:{...i,needs:i.needs.filter(({host:c})=>r(c))}),roots:o.roots.
map(i=>({...i,calls:i.calls.filter(({module:c})=>c===null||r(c.host)),providers:i.providers.filter(({provider:c})=>r(c.host))}))}})}var F=a(4e3),ue=a(6897),b=a(
2859),he=a(1435),H=a(5453),z=a(6760),Z=a(5747),q=a(3024),f=a(3625);const V=2e4,pe="write one for each repository with `tf-disco usages --format json`";function me(e,t){
const n=e.map(r=>{const i=Ee(r,t);return i.ok&&i.value.length===0?(0,f.T)(`there is no .jsonl file in ${r}; ${pe}`):i}),s=[...new Set(n.flatMap(r=>r.ok?r.value:
[]))],o=`there are ${s.length} .jsonl files, the limit is ${V}`;return{files:s.slice(0,V),mistakes:[...n.flatMap(r=>r.ok?[]:[r.why]),...s.length>V?[o]:[]]}}function Ee(e,t){
const n=(0,z.resolve)(t,e);try{if(!(0,q.statSync)(n).isDirectory())return(0,f.J)([n]);const s=(0,q.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>!o.
isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,z.join)(o.parentPath,o.name));return(0,f.J)(s.sort())}catch(s){const o=(0,Z.Oj)(s);return(0,f.T)(o==="ENOENT"?
`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var R=a(3592);class G extends Error{path="";expected;value;constructor(t,n){super(t),this.expected=t,
this.value=n}}function y(e,t){throw new G(e,t)}function ee(e,t){try{return(0,f.J)(t(e))}catch(n){if(!(n instanceof G))throw n;const s=n.path.replace(/^\./,""),o=s===
""?"the document":s;return(0,f.T)(`${o} is ${ye(n.value)}; expected ${n.expected}`)}}const L=1e7;function te(e){if(e.length<=L)return!1;let t=0;for(let n=0;n<e.
length;n+=1)ge.has(e.charCodeAt(n))&&(t+=1);return t>L}const ge=new Set(Array.from(",[{",e=>e.charCodeAt(0)));function ne(e){const t=e.replace(/^\uFEFF/,"");if(t.
trim()==="")return(0,f.T)("is empty");if(te(t))return(0,f.T)(`has more than ${L} values`);try{return(0,f.J)(JSON.parse(t))}catch{return(0,f.T)("is not JSON")}}const k=80;
function ye(e){return e===void 0?"missing":Array.isArray(e)?"an array":typeof e=="object"&&e!==null?"an object":(0,F.dh)(JSON.stringify(e)??typeof e,k)}function K(e,t,n){
try{return n(t)}catch(s){throw s instanceof G&&(s.path=e+s.path),s}}const Fe=4097,$=(e="a text",t=null,n=Fe)=>s=>((typeof s!="string"||t?.test(s)===!1)&&y(e,s),
s.length<=n?s:y(`a text of at most ${n} characters`,s)),J=(e,t)=>n=>typeof n=="number"&&Number.isInteger(n)&&n>=e&&n<=t?n:y(`a whole number from ${e} to ${t}`,n),
Ht=e=>t=>typeof t=="number"&&t>=0&&t<=e?t:y(`a number from 0 to ${e}`,t),We=(e,t)=>{const n=$(t);return s=>{const o=e(n(s));return o.ok?o.value:y(t,s)}},U=e=>typeof e==
"boolean"?e:y("true or false",e),O=e=>{const t=new Set(e);return n=>t.has(n)?n:y(`one of ${e.join(", ")}`,n)},T=e=>t=>t===null?null:e(t),A=(e,t)=>n=>n===void 0?
t:e(n),v=(e,t)=>n=>(Array.isArray(n)||y("an array",n),n.length>t&&y(`an array of at most ${t} items`,n),n.map((s,o)=>K(`[${o}]`,s,e))),m=e=>{const t=Object.entries(
e);return n=>{(typeof n!="object"||n===null||Array.isArray(n))&&y("an object",n);const s=n,o={};for(const[r,i]of t){const c=Object.hasOwn(s,r)?s[r]:void 0;o[r]=
K(`.${r}`,c,i)}return o}},we=(e,t,n)=>s=>{(typeof s!="object"||s===null||Array.isArray(s))&&y("an object",s);const o=Object.entries(s);return o.length>n&&y(`an \
object of at most ${n} members`,s),new Map(o.map(([r,i])=>[K("",r,e),K(`[${(0,F.dh)(JSON.stringify(r),k)}]`,i,t)]))};var Ie=a(1831);const Me=We(e=>{const t=(0,Ie.
Pv)((0,Ie.nx)(e));return t.ok&&t.value===e?(0,f.J)(t.value):(0,f.T)("another form")},"a hostname"),Xe=m({name:e=>typeof e=="string"&&(0,S.en)(e)?e:y("a name suc\
h as acme/network",e),url:T($("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:T($("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))});var be=a(3469),
He=a(5603);const M=$("a text",null,1e4),W=$("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,4096),Oe=J(1,2**25),Se={line:Oe,column:Oe,
endColumn:Oe},Y={file:W,...Se},Ce=m(Y),ze=v(O(h.Du),h.Du.length),Ve=[h.Du,...h.Du.map(e=>[e])],Q=e=>{const t=ze(e);return Ve.find(s=>s.length===t.length&&s.every(
o=>t.includes(o)))??y("one or two different CLIs",e)},Ge=1e4,Je=1e5,Ye=m({client:O(h.Du),version:T(M),kind:O(He.A),text:M}),Qe=m({clients:Q,assumed:U,why:M,versions:v(
m({client:O(h.Du),version:M}),h.Du.length),releases:v(M,Ge),evidence:v(e=>{const{kind:t,...n}=Ye(e);return{...n,level:t,place:Ce(e)}},Je)}),Ze=e=>{const{clients:t,
assumed:n,why:s,versions:o,releases:r,evidence:i}=Qe(e),[c,...l]=t;return{name:c===void 0||l.length>0?"both":c,clients:t,releases:t.flatMap(d=>qe(d,r)),versions:Object.
fromEntries(o.map(({client:d,version:u})=>[d,u])),why:s,evidence:i,...n?{isGuess:!0}:{}}};function qe(e,t){const n=h.pH.filter(s=>s.client===e&&t.includes(s.name));
return n.length===0?(0,be.w)(e,[]):n}var je=a(709),et=a(5799);const tt=m({code:O(Object.keys((0,je.problemFacts)())),severity:O(et.oC),...Y,message:M,help:A(M,void 0),
affects:v(O(h.zK),h.zK.length),clients:Q,host:T(Me),others:A(v(Ce,25e4),void 0),aside:A(W,void 0),placeholder:A(U,!1)}),nt=e=>{const t=tt(e),{code:n,severity:s,
message:o,help:r,affects:i,file:c,line:l,column:d,endColumn:u}=t,{title:E,severity:D,affects:g}=(0,je.problemFacts)()[n],P={code:n,title:E,usualSeverity:D,severity:s,
message:o,affects:i.filter($e=>g.includes($e)),...r===void 0?{}:{help:r}},{clients:w,host:I,others:N,aside:oe,placeholder:re}=t;return{problem:P,place:{file:c,line:l,
column:d,endColumn:u},clients:w,host:I,isPlaceholder:re,...N===void 0?{}:{others:N},...oe===void 0?{}:{aside:oe}}},ve=["module","state","lock"],Re=["version","c\
ompatible","provider-version"],_e=Object.keys(h.$I),st=m({kind:O([...ve,...Re,..._e])}),ot=m({kind:O(ve),file:W}),rt=m({kind:O(Re),...Y,text:M,localName:T(M)}),
it=m({kind:O(_e),...Y}),Le=(e,t)=>e.includes(t),ct=e=>{const{kind:t}=st(e);if(Le(ve,t))return ot(e);if(Le(_e,t)){const{kind:i,...c}=it(e);return{kind:i,text:"",
place:c}}const{kind:n,text:s,localName:o,...r}=rt(e);return{kind:n,text:s,localName:o,place:r}};var at=a(7495),Ae=a(4667);const ke=new Set(["registry.terraform.\
io","registry.opentofu.org",...Ae.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),De=Ae.I.filter(({kind:e})=>e==="required_provider"),Te=new Map(
[...Map.groupBy(Ae.I.flatMap(e=>[e.kind,e.absent??e.kind].map(t=>({kind:t,row:e}))),({kind:e})=>e).entries().map(([e,t])=>[e,t.map(({row:n})=>n)]),["required_pr\
ovider_legacy",De],["required_provider_invalid",De],["implied_provider",De]]),lt=[...Te.keys()],dt=(0,C.Oo)(e=>new Set((Te.get(e)??[]).flatMap(({service:t})=>t??
[])));function ft({kind:e,text:t,hasVersion:n},s){if(t===null||e==="implied_provider")return ke;if(!ut(t))return null;const o=new Set;for(const{grammar:r}of Te.
get(e)??[]){const{needed:i,problem:c}=at.pb[r](t,s,n);if(i==="state"||c!==void 0)return null;i!==null&&o.add(i)}return o}const ut=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&
e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),ht=$("a service ID",/^[\w.-]+$/,100),pt=$("a host",/^[^\s/@]+$/,
1e3),mt=m({kind:O(lt),...Y,address:M,text:T(M),versions:T(M),versionsAt:A(m({...Se,values:A(we(O(h.Du),T(M),h.Du.length),null),withheld:A(U,!1),recorded:A(M,null)}),
null),host:T(Me),implied:A(U,!1),directHost:A(pt,void 0),ownToken:A(U,!1),workspace:A(m({organization:T(M),name:T(M)}),void 0),overridden:A(U,!1),clients:Q,needs:v(
m({host:Me,service:ht,clients:Q}),10)});function Et(){const e=new Map,t=new Map,n=new Set;return s=>{const o=mt(s),{kind:r,line:i,column:c,endColumn:l,address:d,
text:u,host:E,clients:D}=o;Mt(o,n);const P={file:Ke(e,o.file,o.file),line:i,column:c,endColumn:l},{directHost:w,workspace:I}=o,N={kind:r,host:E,isHostImplied:o.
implied,directHost:w,hasOwnToken:o.ownToken,text:u,address:d,version:gt(o,P),place:P,clients:D,isOverridden:o.overridden,needs:Ke(t,Ue(o.needs),o.needs)};return I===
void 0?N:{...N,workspace:I}}}function Ke(e,t,n){const s=e.get(t);return s!==void 0?s:(e.set(t,n),n)}const Ue=e=>e.map(({host:t,service:n,clients:s})=>[t,n,...s].
join(" ")).join("|");function gt({versions:e,versionsAt:t},n){if(t===null)return e===null?null:{text:e,place:n};const{values:s,withheld:o,recorded:r,...i}=t;return{
text:e,place:{file:n.file,...i},...s===null?{}:{values:Object.fromEntries(s)},...s===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}const yt=2e4;function Mt(e,t){
const{kind:n,text:s,versions:o,host:r,implied:i,needs:c}=e,l=[n,s,o===null,r,i,Ue(c)].join(`
`);t.has(l)||(t.size>=yt&&t.clear(),Ot(e),t.add(l))}function Ot({kind:e,text:t,versions:n,host:s,implied:o,clients:r,needs:i}){o&&s!==null&&!ke.has(s)&&se(".hos\
t","the default host of a CLI, because it is implied",s);const c={kind:e,text:t,hasVersion:n!==null};for(const[l,d]of i.entries()){const u=`.needs[${l}]`;dt(e).
has(d.service)||se(`${u}.service`,`a service that ${e} can need`,d.service);for(const E of d.clients){r.includes(E)||se(`${u}.clients`,"clients of the usage",E);
const D=ft(c,E);D!==null&&!D.has(d.host)&&se(`${u}.host`,"a host that the text names",d.host)}}}const se=(e,t,n)=>K(e,n,s=>y(t,s)),_={usages:3e5,notes:1e5,declared:3e6,
directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},vt=m({kind:O(["repository"]),schemaVersion:J(1,_.count),version:$("a version",null,100)}),Ne=$("HOST/NAM\
ESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),_t=m({repository:Xe,clientDetection:Ze,dialect:m({name:O(["auto","terraform","opentofu","both"]),version:T($("a \
version",null,100))}),usedBy:v(O(h.zK),h.zK.length),scan:m({files:J(0,_.count),bytes:J(0,_.count),usages:J(0,_.count),isEmpty:U}),notes:v(nt,_.notes),declared:v(
ct,_.declared),roots:v(m({directory:W,clients:Q}),_.directories),locks:v(m({file:W,hashes:we(Ne,v(M,_.hashes),_.providers)}),_.directories),plugins:v(m({directory:W,
providers:v(Ne,_.providers)}),_.directories)});function At(e){if($t(e))return(0,f.T)("is the report of a check, not a usages file; keep reports in another direc\
tory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),n=Dt(t.pop()??"");if(!n.ok)return(0,f.T)(`${n.why}; ${Be}`);const{schemaVersion:s,version:o}=n.value.head;if(s!==R.G5)return(0,f.T)(`schemaVersion is ${s}, w\
hich tf-disco ${R.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===R.xv?Be:Pt(o),i=ee(n.value.line,_t);if(!i.ok)return(0,f.
T)(`${i.why}; ${r}`);const c=Tt(t);if(!c.ok)return(0,f.T)(`${c.why}; ${r}`);const{clientDetection:l,dialect:d,scan:u,...E}=i.value,{usages:D,...g}=u;return D!==
t.length?(0,f.T)(`has ${t.length} usages, but scan.usages is ${D}; ${r}`):(0,f.J)({...E,...g,usages:c.value,dialect:l,setting:d})}function Dt(e){const t=ne(e);if(!t.
ok)return(0,f.T)(e===""?t.why:`the last line ${t.why}`);const n=ee(t.value,vt);return n.ok?(0,f.J)({line:t.value,head:n.value}):(0,f.T)(`the last line is not ab\
out the repository: ${n.why}`)}function Tt(e){if(e.length>_.usages)return(0,f.T)(`has ${e.length} usages, the limit is ${_.usages}`);const t=Et(),n=[];for(const[
s,o]of e.entries()){const r=ne(o);if(!r.ok)return(0,f.T)(`line ${s+1} ${r.why}`);const i=ee(r.value,t);if(!i.ok)return(0,f.T)(`line ${s+1}: ${i.why}`);n.push(i.
value)}return(0,f.J)(n)}const $t=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.test(e.slice(0,1e3)),Be="write the file with `tf-disc\
o usages --format json`",Pt=e=>`it was written by tf-disco ${e}; write it with version ${R.xv}`;var wt=a(3152);const It=128*1024*1024,xe=1e6,St=20;function*Ct(e,t,n){
const s=me(e,t),o=[...s.mistakes],r=new Map;let i=0;for(const c of s.files){const l=(0,z.relative)(t,c),d=Rt(c),u=d.ok?jt(d.value,l,r):`${l}: ${d.why}`;if(u!==null&&
o.push(u),o.length>=St)break;if(!(!d.ok||o.length>0)){if(i+=d.value.usages.length,i>xe){o.push(`the files have more than ${xe} usages: check fewer repositories \
at once`);break}yield d.value}}if(o.length!==0)throw new wt.GN(o.map(c=>`${n}: ${c}`))}function jt({repository:{name:e}},t,n){const s=n.get(e.toLowerCase());return n.
set(e.toLowerCase(),t),s===void 0?null:`${s} and ${t} are both of the repository ${e}; keep one file for each repository`}function Rt(e){const t=(0,Z.yR)(e,It);
return t.ok?te(t.text)?(0,f.T)(`has more than ${L} values: list fewer directories of the repository`):At(t.text):(0,f.T)((0,F.mP)(t.failure))}async function Lt(e,t){
const n=t.now(),{wording:s,directory:o,environment:r,progress:i}=t,c=[],l=s?.setting("usages")??"usages";let d=0;for(const p of Ct(e.usages,o,l))if(c.push(await kt(
p,e)),d+=p.files,i({kind:"scan",files:d}),await(0,ue.x)(),t.stop.why!==null)break;const u=c.map(({found:p})=>p),E=ie(u),D=new Set(e.hostnames.map(({host:p})=>p)),
g=fe(c,D),P=Bt(u),w=await(0,he.jK)(g.flatMap(({usages:p})=>p),e,E,{...t,mayHavePlugins:P.plugins.length>0,plugins:P.plugins}),{usages:I,configs:N,releases:oe}=w,
re=u.map(({repository:p})=>p),[$e]=X(e.repositories,re.map(({name:p})=>p)),Wt=Nt(I,g,e,E.clients),Xt=(0,H.a3)(c.flatMap(p=>p.notes),I,e,r);return{dialect:{...E,
releases:oe},configs:N,usages:I,roots:g.flatMap(({roots:p})=>p),requirements:Wt,notes:[...Xt,...c.flatMap(({ofRoots:p})=>p)],part:null,newHosts:new Set,isEmpty:u.
every(({isEmpty:p})=>p)&&t.stop.why===null,complaints:w.findings,allUsages:[],changes:null,remarks:[...Ft(u),...w.remarks],scan:{files:d,bytes:u.reduce((p,{bytes:bt})=>p+
bt,0),usages:I.length,durationMs:t.now()-n},clients:async()=>de(u),repositories:re,incomplete:$e??null,checkouts:P}}async function kt(e,t){const{dialect:n,usages:s,
notes:o,declared:r,repository:i}=e,c=new Map(n.clients.map(g=>[g,new Set(e.roots.flatMap(({directory:P,clients:w})=>w.includes(g)?P:[]))])),l=await(0,H.D0)({usages:s,
notes:o,scanned:{declared:r,endedAt:null},changed:null,dialect:n,settings:{...t,dialect:e.setting},listed:c}),d=j(i.name),u=n.isGuess===!0,E=g=>({...d.note({...g,
problem:Ut(g.problem)}),checkedFor:{clients:n.clients,isGuess:u}});return{usages:(await(0,H.Xo)(s,l.roots)).map(d.usage),roots:l.roots.map(d.root),named:(0,C.kA)(
s),isGuess:u,notes:o.map(E),ofRoots:l.notes.map(E),found:{...e,usages:[],notes:[],declared:[]}}}const Kt=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,Ut=e=>e.
help===void 0?e:{...e,help:e.help.replace(Kt,"$& of `tf-disco usages`")};function Nt(e,t,n,s){const o=n.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]};
let i=0;const c=t.map(({usages:{length:l},named:d,isGuess:u})=>{const E=e.slice(i,i+l);return i+=l,(0,b.C)(r,E,s,new Set([...d,...o])).map(g=>u&&g.isImplied?{...g,
isAssumed:!0}:g)});return(0,b.h)([(0,b.C)(n,[],s),...c],s)}function Bt(e){const t=new Map,n=e.flatMap(({repository:s,...o})=>{const{file:r}=j(s.name);for(const i of o.
locks)t.set(r(i.file),i.hashes);return o.plugins.map(({directory:i,providers:c})=>({directory:i==="."?s.name:r(i),providers:c}))});return{lockHashes:t,plugins:n}}
const xt=10;function Ft(e){const t=e.filter(({isEmpty:s})=>s);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,F.XT)(t.map(({
repository:s})=>s.name),xt)}`]}})};export{Zt as id,qt as ids,en as modules};
