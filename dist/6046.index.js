const xn=6046,Nn=[6046,709],Cn={6046:((Nt,z,l)=>{l.d(z,{mergeReports:()=>Pn});var _=l(7598),b=l(6760),S=l(2929),C=l(3024),v=l(3625),X=l(5747);function Y(t,e){const n=(0,b.
resolve)(e,t);try{if(!(0,C.statSync)(n).isDirectory())return(0,v.J)([n]);const s=(0,C.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>o.name.toLowerCase().
endsWith(".json")&&!o.isDirectory()).map(o=>(0,b.join)(o.parentPath,o.name));return(0,v.J)(s.sort())}catch(s){return(0,v.T)(`${t} cannot be read: ${(0,X.Oj)(s)}`)}}
var L=l(4e3),$=l(1064),R=l(6763),B=l(2886);const T=(t,e)=>t<e?-1:t>e?1:0;function w(t,e){const n=new Map;for(const s of t){const o=e(s);n.has(o)||n.set(o,s)}return[
...n].sort(([s],[o])=>T(s,o)).map(([,s])=>s)}const K=t=>w(t.flat(),Q),Z=10;function Q(t){if(typeof t=="string")return` ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,
i=[n,s,o].map(r=>String(r).padStart(Z,"0"));return`!${e}
${i.join(" ")}`}const h=(t,e)=>t.reduce((n,s)=>n+e(s),0),O=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function D({severity:t,host:e,service:n,problem:s,affects:o,
exclude:i}){const{code:r,message:a,help:c}=s;return JSON.stringify([e,n,r,t,...[a,c??null,o,i===void 0]])}function j(t){const[e,...n]=t.filter(({length:o})=>o>0);
return n.length===0?e??[]:[...Map.groupBy(t.flat(),D)].sort(([o],[i])=>T(o,i)).flatMap(([,o])=>q(o)).sort((o,i)=>(0,B.Np)(o,i)||P(o)-P(i))}const P=({exclude:t})=>+(t!==
void 0);function q(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,B.Mm)(K(t.map(u=>u.places))),i=o+h(t,u=>u.placesLeftOut??
0),r=w(t.flatMap(({exclude:u})=>u??[]),u=>u),{placesLeftOut:a,...c}=e;return[{...c,places:s,...i===0?{}:{placesLeftOut:i},...r.length===0?{}:{exclude:r},isHostNew:t.
some(({isHostNew:u})=>u)}]}const tt=["warning","error","never"],gt="as in each report";function vt(t,e,n){const s=t.map(({context:r})=>r),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const i=r=>n?O(s,r):h(s,r);return{...o,dialect:ct(s.map(({dialect:r})=>r)),failOn:tt.find(r=>s.some(({failOn:a})=>a===r))??o.failOn,
scan:{files:i(({scan:r})=>r.files),bytes:i(({scan:r})=>r.bytes),usages:i(({scan:r})=>r.usages),durationMs:O(s,({scan:r})=>r.durationMs)},remarks:yt(t,e),startedAt:s.
map(({startedAt:r})=>r).toSorted()[0]??o.startedAt,durationMs:O(s,({durationMs:r})=>r),clients:$.zK.filter(r=>s.some(({clients:a})=>a.includes(r))),...Ot(s),shards:Et(
s)}}function ct(t){const e=$.Du.filter(c=>t.some(u=>u.clients.includes(c))),[n,...s]=e,o=new Set(t.flatMap(({releases:c})=>c.map(({name:u})=>u))),i=new Set(t.map(
({why:c})=>c)),r=w(t.flatMap(c=>c.evidence),c=>JSON.stringify(c)),a=h(t,({evidenceLeftOut:c=0})=>c);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:$.
pH.filter(({name:c})=>o.has(c)),versions:Object.fromEntries(e.flatMap(c=>{const u=new Set(t.flatMap(m=>m.clients.includes(c)?[m.versions[c]]:[])),[f]=u;return u.
size===1&&f!==void 0?[[c,f]]:[]})),why:i.size===1?[...i].join():gt,evidence:r,...a===0?{}:{evidenceLeftOut:a},...t.some(({isGuess:c})=>c)?{isGuess:!0}:{}}}function yt(t,e){
const n=t.map(({verdict:o,context:i})=>{const r=new Set((0,R.rc)(o));return i.remarks.filter(a=>!r.has(a))}),s=w(n.flat(),o=>o);return(0,R.q9)([...s,...(0,R.rc)(
e)])}function Ot(t){const e=t.map(({repository:s})=>s),n=G([...t.flatMap(({repositories:s})=>s)]);if(Mt(t)){const[s=null]=G(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:G([...n,...e.filter(s=>s!==null)])}}const Mt=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,G=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>T(e,n)).map(([e,n])=>({name:e,url:at(n.map(({url:s})=>s)),commit:at(n.map(({commit:s})=>s))}));function at(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function Et(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,i)=>o-i);return s.length===n?null:{indexes:s,count:n}}const F=({shards:t})=>t!==null&&t.indexes.length<t.count,H=3;function $t(t){const e=t.filter(({context:s})=>F(
s)),n=t.filter(({context:s})=>!F(s));return e.length===0?[]:[...n.length===0?[]:[`${k(e)} ${Ct(e)} of shards, but ${k(n)} ${Ct(n)} not; merge the shards of one \
check, or reports of whole checks`],...oe(e),...re(e),...ie(e)]}const k=t=>(0,L.XT)(t.map(({file:e})=>e),H),Ct=({length:t})=>t===1?"is":"are";function oe(t){const e=Map.
groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${k(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function re(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));return[
...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=k(s.map(({part:i})=>i));return s.length===1?[]:[`shard ${n} is in ${s.length} different reports: ${o}\
; merge only one of them`]})}function ie(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:i}of s.context.repositories){const r=e.get(o);i!==
null&&(r===void 0?e.set(o,{commit:i,part:s}):r.commit!==i&&n.add(`${k([r.part])} and ${k([s])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...n]}var ce=l(2389),et=l(5799),nt=l(5143),ae=l(8884),le=l(5257);class Dt extends Error{path="";expected;value;constructor(e,n){super(e),this.
expected=e,this.value=n}}function M(t,e){throw new Dt(t,e)}function Rt(t,e){try{return(0,v.J)(e(t))}catch(n){if(!(n instanceof Dt))throw n;const s=n.path.replace(
/^\./,""),o=s===""?"the document":s;return(0,v.T)(`${o} is ${ue(n.value)}; expected ${n.expected}`)}}function fe(t){const e=t.replace(/^\uFEFF/,"");if(e.trim()===
"")return(0,v.T)("is empty");try{return(0,v.J)(JSON.parse(e))}catch{return(0,v.T)("is not JSON")}}const Bt=80;function ue(t){return t===void 0?"missing":Array.isArray(
t)?"an array":typeof t=="object"&&t!==null?"an object":(0,L.dh)(JSON.stringify(t)??typeof t,Bt)}function lt(t,e,n){try{return n(e)}catch(s){throw s instanceof Dt&&
(s.path=t+s.path),s}}const de=4097,st=(t="a text",e=null,n=de)=>s=>((typeof s!="string"||e?.test(s)===!1)&&M(t,s),s.length<=n?s:M(`a text of at most ${n} charac\
ters`,s)),x=(t,e)=>n=>typeof n=="number"&&Number.isInteger(n)&&n>=t&&n<=e?n:M(`a whole number from ${t} to ${e}`,n),Kt=t=>e=>typeof e=="number"&&e>=0&&e<=t?e:M(
`a number from 0 to ${t}`,e),Ft=(t,e)=>{const n=st(e);return s=>{const o=t(n(s));return o.ok?o.value:M(e,s)}},V=t=>typeof t=="boolean"?t:M("true or false",t),E=t=>{
const e=new Set(t);return n=>e.has(n)?n:M(`one of ${t.join(", ")}`,n)},A=t=>e=>e===null?null:t(e),y=(t,e)=>n=>n===void 0?e:t(n),At=(t,e)=>n=>(Array.isArray(n)||
M("an array",n),n.length>e&&M(`an array of at most ${e} items`,n),n.map((s,o)=>lt(`[${o}]`,s,t))),g=t=>{const e=Object.entries(t);return n=>{(typeof n!="object"||
n===null||Array.isArray(n))&&M("an object",n);const s=n,o={};for(const[i,r]of e){const a=Object.hasOwn(s,i)?s[i]:void 0;o[i]=lt(`.${i}`,a,r)}return o}},Ut=(t,e,n)=>s=>{
(typeof s!="object"||s===null||Array.isArray(s))&&M("an object",s);const o=Object.entries(s);return o.length>n&&M(`an object of at most ${n} members`,s),new Map(
o.map(([i,r])=>[lt("",i,t),lt(`[${(0,L.dh)(JSON.stringify(i),Bt)}]`,r,e)]))};var St=l(709),Wt=l(1831);const me=1e7,he=1e9,pe=1e12,d=st(),p=t=>At(t,me),N=x(0,he),
I=y(N,0),ge=Kt(1e15),U=Kt(pe),Tt=p(E($.Du)),ot=E($.Du),Jt=p(E($.zK)),_t=Ft(t=>{const e=(0,Wt.Pv)((0,Wt.nx)(t));return e.ok&&e.value===t?(0,v.J)(e.value):(0,v.T)(
"another form")},"a hostname in the form of a report"),wt=x(1,2**31);function zt(t,e){return t!==null?(0,nt.yJ)(t,e):(0,nt._M)(e)===null?e:M("a path without the\
 name of a repository",e)}const bt=Ft(t=>(0,nt.en)(t)?(0,v.J)(t):(0,v.T)("another name"),"the name of a repository"),ve=g({repository:y(bt,null),file:d,line:wt,
column:wt,endColumn:wt}),ft=t=>{const{repository:e,file:n,...s}=ve(t);return{file:zt(e,n),...s}},ye=E(["hostnames input"]),Lt=t=>typeof t=="string"?ye(t):ft(t),
rt=t=>{const e=d(t);return Object.hasOwn((0,St.problemFacts)(),e)?e:M("a problem code of this version",t)};function ut(t,e,n){const{title:s,severity:o,affects:i}=(0,St.
problemFacts)()[t],r={code:t,title:s,severity:o,usualSeverity:o,affects:i,message:e};return n===null?r:{...r,help:n}}const Oe=g({code:rt,message:d,help:A(d)}),Me=t=>{
const{code:e,message:n,help:s}=Oe(t);return ut(e,n,s)},Ee=g({code:rt,severity:E(et.oC),host:A(_t),service:A(d),message:d,help:A(d),places:p(Lt),placesLeftOut:I,
affects:Jt,inFile:y(V,!1),exclude:y(p(d),null)}),$e=t=>{const{code:e,message:n,help:s,placesLeftOut:o,inFile:i,exclude:r,...a}=Ee(t),c={...ut(e,n,s),affects:a.affects};
return{isInFile:i,finding:{...a,problem:c,...o===0?{}:{placesLeftOut:o},...r===null?{}:{exclude:r},isHostNew:!1}}};function De(t,e){const n=new Map(t.map(c=>[c.
visit.host,c]));n.size<t.length&&M("hosts, each once",[...n.keys()]);const s=Xt(),o=new Map,i=[],r=[];for(const{finding:c,isInFile:u}of e){const f=c.host===null?
void 0:n.get(c.host),m={...c,places:s(c.places),isHostNew:f?.isNew===!0};i.push(m),c.host===null||u?r.push(m):f===void 0?M("findings about hosts of the report",
c.host):o.set(c.host,[...o.get(c.host)??[],m])}return{hosts:t.map(c=>Ae(c,o.get(c.visit.host)??[])),findings:i,files:r}}function Ae(t,e){const{visit:n}=t,{discovery:s}=n.
attempt;if(s.kind!=="failed"&&s.kind!=="skipped")return{...t,findings:e};const{code:o}=s.problem,i=e.find(a=>a.problem.code===o)?.problem;if(i===void 0)return{...t,
findings:e};const r={...n.attempt,discovery:{...s,problem:i}};return{...t,findings:e,visit:{...n,attempt:r}}}function Xt(){const t=new Map;return e=>{const n=JSON.
stringify(e),s=t.get(n);return s===void 0&&t.set(n,e),s??e}}function Se({verdict:t,context:e}){const{repository:n}=e;if(n===null)return{verdict:t,context:e};const s=f=>(0,nt.
_M)(f)!==null||!(0,ae.CN)(f)||f===le.cd.file?f:(0,nt.yJ)(n.name,f),o=Xt(),i=f=>({...f,file:s(f.file)}),r=f=>o(f.map(m=>typeof m=="string"?m:i(m))),a=f=>({...f,places:r(
f.places)}),c=f=>({...f,requirements:f.requirements.map(m=>({...m,because:r(m.because)})),servicesFrom:f.servicesFrom&&i(f.servicesFrom),findings:f.findings.map(
a),visit:{...f.visit,forced:f.visit.forced.map(m=>({...m,place:i(m.place)}))}}),u=e.dialect.evidence.map(f=>({...f,place:i(f.place)}));return{context:{...e,dialect:{
...e.dialect,evidence:u}},verdict:{...t,hosts:t.hosts.map(c),files:t.files.map(a),findings:t.findings.map(a),roots:t.roots.map(f=>({...f,directory:s(f.directory),
rows:f.rows.map(m=>({...m,places:r(m.places)}))}))}}}var dt=l(3592),Te=l(4120),_e=l(5603),Pt=l(5885);const we=t=>{const e=st("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(
t);return Number.isNaN(Date.parse(e))?M("a time that exists",t):e},be=g({client:ot,version:A(d),kind:E(_e.A),text:d}),Le=E($.pH.map(({name:t})=>t)),Pe=g({clients:Tt,
assumed:V,why:d,versions:p(g({client:ot,version:d})),releases:p(Le),evidence:p(t=>{const{kind:e,...n}=be(t);return{...n,level:e,place:ft(t)}}),evidenceLeftOut:I}),
Ie=t=>{const{clients:e,assumed:n,why:s,versions:o,releases:i,evidence:r,...a}=Pe(t);return{clients:e,releases:$.pH.filter(({name:c})=>i.includes(c)),versions:Object.
fromEntries(o.map(({client:c,version:u})=>[c,u])),why:s,evidence:r,...a.evidenceLeftOut===0?{}:a,...n?{isGuess:!0}:{}}},je=g({kind:E(["deadline","signal","crash",
"missing","reported"]),ms:y(U,0),signal:y(d,""),what:y(E(["shard","repository"]),null),names:y(p(d),[]),total:y(N,0),why:y(d,"")}),ke=t=>{const{kind:e,ms:n,signal:s,
what:o,names:i,total:r,why:a}=je(t);switch(e){case"deadline":return{kind:e,ms:n};case"signal":return{kind:e,signal:s};case"crash":return{kind:e};case"missing":return{
kind:e,what:o??"shard",names:i,total:r};case"reported":return{kind:e,why:a}}},Gt=g({name:bt,url:A(d),commit:A(st("a commit",/^[0-9a-f]{40,64}$/))}),xe=g({indexes:At(
x(1,Pt.h),Pt.h),count:x(1,Pt.h)}),Ne=t=>{const{indexes:e,count:n}=xe(t);return e.every((o,i)=>o<=n&&o>(e[i-1]??0))&&e.length>0?{indexes:e,count:n}:M("shards in \
order",t)};var Ce=l(7082);const W=A(d),mt=A(U),Ht=["found","absent","failed","skipped"],Re=x(0,65535),Be=t=>{const[e,n,...s]=At(Re,2)(t);return(e===void 0||n===
void 0||s.length>0)&&M("two ports",t),[e,n]},Ke=g({url:y(d,null),login:y(g({client:d,grantTypes:p(d),authz:W,token:W,ports:Be,scopes:p(d)}),null),elementsLeftOut:I,
problem:y(Me,null)}),Fe=["none","sent","withheld","dropped"],Ue=["nothing","a token","an empty token","no token","not asked","not read"],We=E(["works","fails","\
warns"]),Je=1e3,ze=1e5,Xe=2**20,Ge=g({host:_t,discovery:E(Ht),code:y(rt,null),excerpt:y(d,null),documentUrl:W,hops:p(g({url:d,status:A(x(0,999)),reason:d,mediaType:W,
authorization:E(Fe),address:W,proxy:W,ms:U})),services:Ut(st("a service ID",null,Xe),Ke,ze),servicesLeftOut:I,servicesFrom:A(ft),hostBlocks:p(g({client:ot,place:ft})),
required:p(g({service:d,clients:Tt,because:p(Lt),becauseLeftOut:I})),credentials:W,looks:p(g({client:ot,looks:p(g({source:d,held:E(Ue),counts:V}))})),attempts:x(
1,Je),earlier:y(p(g({discovery:E(Ht),code:y(rt,null),ms:U})),[]),timingMs:g({lookup:mt,connect:mt,tls:mt,firstByte:mt,total:U}),certificates:p(g({host:d,subject:d,
issuer:d,validFrom:d,expires:d})),clients:g(Object.fromEntries($.zK.map(t=>[t,We]))),new:y(V,!1)}),He=t=>{const e=Ge(t),n=Array.from(e.services,([s,o])=>Ze(s,o));
return{visit:Ve(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({host:e.host,...o,...s===0?{}:{becauseLeftOut:s},isImplied:!1,isForInit:!0})),services:n,
servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function Ve(t){const{lookup:e,connect:n,tls:s,firstByte:o,
total:i}=t.timingMs,r=t.earlier.map(({discovery:u,code:f,ms:m})=>Ye(Vt({kind:u,code:f,url:"",excerpt:null}),m)),a={discovery:Vt({...t,kind:t.discovery,url:t.documentUrl}),
hops:t.hops.map(u=>({...u,challenge:null})),timing:{lookupMs:e,connectMs:n,tlsMs:s,firstByteMs:o,totalMs:i},headMs:null,certificates:t.certificates},c=Math.max(
0,t.attempts-1-r.length);return{host:t.host,attempt:a,earlier:r,later:Array.from({length:c},()=>a),credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,
problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(u=>({...u,services:[]}))}}function Ye(t,e){const n=(0,Ce.O)(t);return{...n,timing:{...n.timing,
totalMs:e}}}function Vt({kind:t,code:e,url:n,excerpt:s}){switch(t){case"found":return{kind:t,url:ht(n,"documentUrl"),services:[],leftOut:0,truncated:!1};case"ab\
sent":return{kind:t,url:ht(n,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:ut(ht(e,"code"),"",null),excerpt:s};case"skipped":return{kind:t,problem:ut(
ht(e,"code"),"",null)}}}const ht=(t,e)=>t??M(`an object with ${e}, as discovery says`,{});function Ze(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==
null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:M(`services in which ${JSON.stringify(
t)} has a url, login or problem`,{})}const Qe=g({kind:E(["module","provider"]),address:d,source:d,host:_t,constraints:p(d),locked:A(d),chosen:Ut(ot,A(d),2),newest:A(
d),platforms:p(g({platform:d,available:A(V)})),worst:A(E(et.oC)),codes:p(rt),places:p(Lt),placesLeftOut:I}),qe=g({repository:y(bt,null),directory:d,clients:Tt,rows:p(
Qe)}),tn=t=>{const{repository:e,directory:n,clients:s,rows:o}=qe(t);return{directory:zt(e,n),clients:s,rows:o.map(en)}};function en({codes:t,chosen:e,placesLeftOut:n,
...s}){const o=(0,St.problemFacts)();return{...s,chosen:Object.fromEntries(e),problems:t.map(i=>{const{title:r,severity:a}=o[i];return{code:i,title:r,usualSeverity:a}}),
...n===0?{}:{placesLeftOut:n}}}const nn=g({passed:V,incomplete:y(p(ke),[]),failOn:E(["error","warning","never"]),repository:y(Gt,null),repositories:y(p(Gt),[]),
shards:y(Ne,null),dialect:E(["terraform","opentofu","both"]),clients:Jt,startedAt:we,durationMs:U,counts:g({errors:N,warnings:N,notices:N}),hosts:p(He),hostsLeftOut:I,
findings:p($e),findingsLeftOut:I,roots:y(p(tn),[]),rootsLeftOut:I,ignored:N,usages:N,remarks:y(p(d),[]),scan:g({files:N,bytes:ge,durationMs:U}),clientDetection:Ie}),
sn=g({schemaVersion:x(1,1),version:d}),It="let the check write it again";function on(t){const e=fe(t);if(!e.ok)return(0,v.T)(`${e.why}; ${It}`);const n=rn(e.value);
if(n!==null)return(0,v.T)(n);const s=Rt(e.value,sn);if(!s.ok)return(0,v.T)(`is no JSON report: ${s.why}; ${It}`);const{version:o}=s.value;if(o!==dt.xv)return(0,v.
T)(`was written by tf-disco ${(0,L.dh)(o)}, and this is tf-disco ${dt.xv}; use the same version for every check and for the merge`);const i=Rt(e.value,r=>cn(nn(
r)));return i.ok?i:(0,v.T)(`has a mistake: ${i.why}; ${It}`)}function rn(t){return typeof t!="object"||t===null||Array.isArray(t)?Yt:"passed"in t?null:"usages"in
t&&Array.isArray(t.usages)?"is a usages file; give it to a check as `usages`, and merge the report of that check":Yt}const Yt="is no JSON report of tf-disco; gi\
ve only JSON reports to a merge";function cn(t){const{counts:e,incomplete:n,dialect:s,clientDetection:o,usages:i,scan:r}=t,a=[...n,...ln(t)],c={passed:t.passed&&
a.length===0,stopped:Zt(a),...De(t.hosts,t.findings),ignored:t.ignored,roots:t.roots},u={verdict:c,context:fn(t,{name:s,...o},{...r,usages:i}),counts:{error:e.errors,
warning:e.warnings,notice:e.notices}};return et.oC.every(m=>an(c,m)===u.counts[m])||t.findingsLeftOut>0?u:M("counts of the findings that the report has",e)}const an=({
findings:t},e)=>t.filter(n=>n.severity===e).length;function Zt(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"several",reasons:t}}const Qt=t=>t.
kind==="several"?t.reasons:[t],ln=t=>["host","finding","root"].flatMap(e=>{const n=t[`${e}sLeftOut`],s=(0,Te.px)(n,e==="root"?"root module":e);return n===0?[]:[
{kind:"reported",why:`a report had no room for ${s}; use more shards`}]}),fn=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,
durationMs:t.durationMs,version:dt.xv,docsUrl:dt.aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,
history:null});var pt=l(5102);const qt=["fails","unchecked","warns","works","skipped"];function un(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(
([n],[s])=>T(n,s)).flatMap(([,n])=>dn(n))}function dn(t){const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,i)=>mn(i,o)?i:o,e),requirements:hn(t.
flatMap(({requirements:o})=>o)),findings:j(t.map(({findings:o})=>o)),clients:pn(t),isNew:t.some(({isNew:o})=>o)}]}function mn(t,e){const n=qt.indexOf((0,pt.sG)(
e))-qt.indexOf((0,pt.sG)(t))||Number((0,pt.JR)(e))-Number((0,pt.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?T(te(t),te(e))>
0:n>0}const te=({visit:t,services:e,servicesFrom:n})=>JSON.stringify([t,e,n]);function hn(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>T(n,s)).
flatMap(([,n])=>{const[s]=n,o=h(n,({becauseLeftOut:a=0})=>a);if(s===void 0)return[];const{becauseLeftOut:i,...r}=s;return{...r,clients:$.Du.filter(a=>n.some(({clients:c})=>c.
includes(a))),because:K(n.map(({because:a})=>a)),...o===0?{}:{becauseLeftOut:o}}})}function pn(t){const e=$.zK.map(n=>{const s=t.map(({clients:i})=>i[n]),o=["fa\
ils","warns"].find(i=>s.includes(i));return[n,o??"works"]});return Object.fromEntries(e)}function gn(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(
([n],[s])=>T(n,s)).flatMap(([,n])=>{const[s,...o]=n;if(s===void 0||o.length===0)return n;const i=$.Du.filter(r=>n.some(a=>a.clients.includes(r)));return{...s,clients:i,
rows:vn(n.flatMap(({rows:r})=>r))}})}function vn(t){return[...Map.groupBy(t,yn)].sort(([n],[s])=>T(n,s)).map(([,n])=>n.reduce(On))}const yn=({kind:t,address:e,source:n,
host:s,constraints:o,locked:i,places:r})=>JSON.stringify([t,e,n,s,o,i,r]);function On(t,e){const n=[t,e],s=$.Du.filter(r=>r in t.chosen||r in e.chosen),o=h(n,({
placesLeftOut:r=0})=>r),i=Map.groupBy(n.flatMap(r=>r.platforms),({platform:r})=>r);return{...t,chosen:Object.fromEntries(s.map(r=>{const a=n.flatMap(({chosen:c})=>r in
c?[c[r]]:[]);return[r,a.includes(null)?null:a.toSorted()[0]??null]})),newest:n.map(({newest:r})=>r).toSorted().find(r=>r!==null)??null,platforms:[...i].sort(([r],[
a])=>T(r,a)).map(([r,a])=>{const c=[!1,!0].find(u=>a.some(({available:f})=>f===u));return{platform:r,available:c??null}}),worst:et.oC.find(r=>n.some(({worst:a})=>a===
r))??null,problems:w(n.flatMap(({problems:r})=>r),({code:r})=>r),places:K(n.map(({places:r})=>r)),...o===0?{}:{placesLeftOut:o}}}function Mn(t,e=[]){const n=t.map(
({context:m})=>m),[s]=n;if(s===void 0)throw new Error("there is no report to merge");const o=Mt(n)?t:t.map(Se),[i,...r]=o.map(({verdict:m})=>m),a=i!==void 0&&r.
length===0?i:$n(o),c=n.some(F),u=r.length===0?En(s):vt(o,a,c),f=An(t,u,e);return{verdict:{...a,passed:f.length===0&&t.every(m=>Dn(m,u)),stopped:Zt(f)},context:u}}
const En=t=>F(t)?t:{...t,shards:null};function $n(t){const e=t.map(({verdict:o})=>o),n=un(e.map(o=>o.hosts)),s=j(e.map(o=>o.files));return{hosts:n,files:s,findings:[
...n.flatMap(({findings:o})=>o),...s].sort(B.Np),roots:gn(e.map(o=>o.roots)),ignored:h(e,({ignored:o})=>o)}}function Dn({verdict:t,counts:e},{failOn:n}){const s=t.
stopped!==null&&Qt(t.stopped).every(ee);return(t.passed||s)&&!et.oC.some(o=>e[o]>0&&(0,ce.k2)(o,n))}const ee=t=>t.kind==="missing"&&t.what==="shard";function An(t,e,n){
const s=t.flatMap(({verdict:{stopped:c}})=>c===null?[]:Qt(c).filter(u=>!ee(u))),{repository:o,repositories:i}=e,r=[o?.name,...i.map(({name:c})=>c)],a=[...s,...ne(
n,n.filter(c=>!r.includes(c))),...Tn(t,e)];return[...Sn(e),...w(a,c=>JSON.stringify(c))]}function Sn({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;
return[{kind:"missing",what:"shard",names:Array.from({length:n},(o,i)=>i+1).filter(o=>!e.includes(o)).map(String),total:n}]}const ne=(t,e)=>e.length===0?[]:[{kind:"\
missing",what:"repository",names:e,total:t.length}];function Tn(t,{repositories:e}){const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>F(o)).map(({context:o})=>new Set(
o.repositories.map(({name:i})=>i)));return ne(n,n.filter(o=>s.some(i=>!i.has(o))))}var _n=l(8641),it=l(3152),wn=l(4844);const bn=128*1024*1024,jt=512*1024*1024,
kt=5e3,Ln=20;async function Pn(t,{directory:e,wording:n=it.w7,secrets:s}){const o=jn(t,n),i=kn(o.merge,e,n),r=$t(i);if(r.length>0)throw new it.GN(r);const{verdict:a,
context:c}=Mn(i,o.repositories),u=(0,S.wX)(a.hosts.flatMap(({requirements:J})=>J)),{verdict:f,...m}=s.redact({verdict:a,remarks:c.remarks,dialect:c.dialect},u);
return{settings:o,changes:null,verdict:f,context:{...c,...m}}}const In=["merge","repositories","report","history","badge","comment","issue","issue-labels","issu\
e-open-after","issue-close-after","github-token"];function jn(t,e){const{settings:n,mistakes:s}=(0,it.P$)(t,e),o=wn.y.filter(({name:i,default:r})=>{const a=t[i]?.
trim()??"";return!In.includes(i)&&a!==""&&a!==r}).map(({name:i})=>`${e.setting(i)} has no effect on a merge; set it for the checks`);if(s.length+o.length>0)throw new it.
GN([...s,...o]);return n}function kn(t,e,{setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(f=>({entry:f,files:Y(f,e)})),i=o.flatMap(({entry:f,
files:m})=>m.ok?m.value.length>0?[]:[`${f} has no .json file; ${s}`]:[m.why]),r=new Set(o.flatMap(f=>f.files.ok?f.files.value:[]));t.length===0&&i.push(`there i\
s no report to merge; ${s}`),r.size>kt&&i.push(`there are ${r.size} reports, the limit is ${kt}`);const a=[],c=new Set;let u=0;for(const f of[...r].slice(0,kt)){
const m=(0,_n.RK)((0,b.relative)(e,f)),J=(0,X.yR)(f,bn);if(i.length>=Ln||u>jt)break;if(!J.ok)i.push(`${m} ${(0,L.mP)(J.failure)}`);else{u+=J.bytes,u>jt&&i.push(
`the reports have more than ${jt} bytes together`);const se=(0,_.hash)("sha256",J.text);if(c.has(se))continue;c.add(se);const xt=on(J.text);xt.ok?a.push({...xt.
value,file:m}):i.push(`${m} ${xt.why}`)}}if(i.length>0)throw new it.GN(i);return a}}),709:((Nt,z,l)=>{l.d(z,{problemFacts:()=>yt});var _=l(4929),b=l(3534),S=l(863),
C=l(7052),v=l(960),X=l(9209),Y=l(4592),L=l(5136),$=l(3410),R=l(9804),B=l(4715),T=l(6003),w=l(4375),K=l(7751),Z=l(2562),Q=l(5138),h=l(789),O=l(793),D=l(6697),j=l(
2847),P=l(9319),q=l(8011),tt=l(6817);const gt=()=>({...Y,...L,..._,...$,...b,...S,...C,...v,...B,...R,...T,...O,...w,...D,...Z,...Q,...X,...K,...j,...P,...q,...tt,
...h}),vt=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version",
"answer","cloud","package","block","file","nothing","credentials","services","not"];let ct;function yt(){return ct??=Ot(),ct}function Ot(){const G={},at=Object.
values(gt());for(const Et of vt){const F=at.filter(({code:H})=>H.startsWith(`${Et}-`));for(const H of F.sort(($t,k)=>$t.code<k.code?-1:1))G[H.code]=H}return G}const Mt="\
docs/problems.md"}),9804:((Nt,z,l)=>{l.r(z),l.d(z,{clientVersion:()=>Q,constraintInvalid:()=>$,constraintUnmeetable:()=>R,lockInvalid:()=>Z,lockOutside:()=>T});
var _=l(1064),b=l(4e3),S=l(5799);const C=6,v=h=>`"${(0,b.dh)(h)}"`,X=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function Y(h){
const O=h.replace(X,"");return O===""?"":`: ${O}`}function L(h){switch(h.reason){case"syntax":{const{text:O,why:D}=h;return{message:`${v(O)} is not a version co\
nstraint${Y(D)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`\
version of ${h.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also acc\
ept a variable with `const = true`"};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in quotes"};case"pre-rele\
ase":return{message:`${v(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the\
 CLI is compared without it"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspe\
cified":return{message:`provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provid\
er that is built locally, use `dev_overrides` without `version`"}}}const $=(0,S.lS)((0,S.z3)("constraint-invalid","Version constraint is invalid",_.Du),L),R=(0,S.
lS)((0,S.z3)("constraint-unmeetable","No version can meet the constraints",_.Du),({of:h,terms:O,preRelease:D})=>({message:`no version of ${h} can match ${(0,b.XT)(
O.map(v),C)}`,help:D!==void 0?`write ${v(D)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:O.length===
1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),B={terraform:"terraform",opentofu:"tofu"},T=(0,S.lS)((0,S.
z3)("lock-outside","Locked version does not match the constraints",_.Du),({provider:h,version:O,constraints:D,clients:j})=>{const[P,...q]=j,tt=P===void 0||q.length>
0?"":`${B[P]} `;return{message:`locked provider ${h} ${O} does not match configured version constraint ${(0,b.XT)(D,C)}`,help:`run \`${tt}init -upgrade\` in this\
 directory and commit the lock file, or change the constraint`}}),w={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],
"not-constraints":["constraints","are invalid"]};function K(h){const O="failed to read dependency lock file",D="restore the file, or remove the block and run `i\
nit` again";switch(h.reason){case"syntax":return{message:`${O}: ${h.error}`,help:D};case"twice":return{message:`${O}: it has two blocks for provider ${h.provider}`,
help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${O}: the ${h.of} of provider ${h.provider} must be written in\
 normalized form: ${v(h.normal)}`,help:D};default:{const[j,P]=w[h.reason];return{message:`${O}: the ${j} of provider ${h.provider} ${P}`,help:D}}}}const Z=(0,S.
lS)((0,S.z3)("lock-invalid","Dependency lock file is invalid",_.Du),K),Q=(0,S.lS)((0,S.z3)("client-version","Configuration does not support this version of the \
CLI",_.Du),({client:h,version:O,constraint:D})=>({message:`the version constraint ${v(D)} excludes ${_.bB[h]} ${O}`,help:`use another version of ${_.bB[h]}, or \
change the constraint`}))})};export{xn as id,Nn as ids,Cn as modules};
