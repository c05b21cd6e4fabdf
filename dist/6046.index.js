const xs=6046,Ns=[6046,709],Cs={6046:((Nt,z,u)=>{u.d(z,{mergeReports:()=>Ps});var T=u(7598),L=u(6760),S=u(2929),R=u(3024),v=u(3625),X=u(5747);function Y(t,e){const s=(0,L.
resolve)(e,t);try{if(!(0,R.statSync)(s).isDirectory())return(0,v.J)([s]);const n=(0,R.readdirSync)(s,{recursive:!0,withFileTypes:!0}).filter(o=>o.name.toLowerCase().
endsWith(".json")&&!o.isDirectory()).map(o=>(0,L.join)(o.parentPath,o.name));return(0,v.J)(n.sort())}catch(n){return(0,v.T)(`${t} cannot be read: ${(0,X.Oj)(n)}`)}}
var P=u(4e3),$=u(1064),B=u(6763),K=u(2886);const w=(t,e)=>t<e?-1:t>e?1:0;function _(t,e){const s=new Map;for(const n of t){const o=e(n);s.has(o)||s.set(o,n)}return[
...s].sort(([n],[o])=>w(n,o)).map(([,n])=>n)}const F=t=>_(t.flat(),Q),Z=10;function Q(t){if(typeof t=="string")return` ${t}`;const{file:e,line:s,column:n,endColumn:o}=t,
i=[s,n,o].map(r=>String(r).padStart(Z,"0"));return`!${e}
${i.join(" ")}`}const h=(t,e)=>t.reduce((s,n)=>s+e(n),0),O=(t,e)=>t.reduce((s,n)=>Math.max(s,e(n)),0);function D({severity:t,host:e,service:s,problem:n,affects:o,
exclude:i}){const{code:r,message:c,help:a}=n;return JSON.stringify([e,s,r,t,...[c,a??null,o,i===void 0]])}function k(t){const[e,...s]=t.filter(({length:o})=>o>0);
return s.length===0?e??[]:[...Map.groupBy(t.flat(),D)].sort(([o],[i])=>w(o,i)).flatMap(([,o])=>q(o)).sort((o,i)=>(0,K.Np)(o,i)||I(o)-I(i))}const I=({exclude:t})=>+(t!==
void 0);function q(t){const[e,...s]=t;if(e===void 0||s.length===0)return t;const{places:n,placesLeftOut:o}=(0,K.Mm)(F(t.map(l=>l.places))),i=o+h(t,l=>l.placesLeftOut??
0),r=_(t.flatMap(({exclude:l})=>l??[]),l=>l),{placesLeftOut:c,...a}=e;return[{...a,places:n,...i===0?{}:{placesLeftOut:i},...r.length===0?{}:{exclude:r},isHostNew:t.
some(({isHostNew:l})=>l)}]}const tt=["warning","error","never"],gt="as in each report";function vt(t,e,s){const n=t.map(({context:r})=>r),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const i=r=>s?O(n,r):h(n,r);return{...o,dialect:ct(n.map(({dialect:r})=>r)),failOn:tt.find(r=>n.some(({failOn:c})=>c===r))??o.failOn,
scan:{files:i(({scan:r})=>r.files),bytes:i(({scan:r})=>r.bytes),usages:i(({scan:r})=>r.usages),durationMs:O(n,({scan:r})=>r.durationMs)},remarks:yt(t,e),startedAt:n.
map(({startedAt:r})=>r).toSorted()[0]??o.startedAt,durationMs:O(n,({durationMs:r})=>r),clients:$.zK.filter(r=>n.some(({clients:c})=>c.includes(r))),...Ot(n),shards:Et(
n)}}function ct(t){const e=$.Du.filter(a=>t.some(l=>l.clients.includes(a))),[s,...n]=e,o=new Set(t.flatMap(({releases:a})=>a.map(({name:l})=>l))),i=new Set(t.map(
({why:a})=>a)),r=_(t.flatMap(a=>a.evidence),a=>JSON.stringify(a)),c=h(t,({evidenceLeftOut:a=0})=>a);return{name:s===void 0||n.length>0?"both":s,clients:e,releases:$.
pH.filter(({name:a})=>o.has(a)),versions:Object.fromEntries(e.flatMap(a=>{const l=new Set(t.flatMap(m=>m.clients.includes(a)?[m.versions[a]]:[])),[f]=l;return l.
size===1&&f!==void 0?[[a,f]]:[]})),why:i.size===1?[...i].join():gt,evidence:r,...c===0?{}:{evidenceLeftOut:c},...t.some(({isGuess:a})=>a)?{isGuess:!0}:{}}}function yt(t,e){
const s=t.map(({verdict:o,context:i})=>{const r=new Set((0,B.r)(o));return i.remarks.filter(c=>!r.has(c))}),n=_(s.flat(),o=>o);return(0,B.q)([...n,...(0,B.r)(e)])}
function Ot(t){const e=t.map(({repository:n})=>n),s=G([...t.flatMap(({repositories:n})=>n)]);if(Mt(t)){const[n=null]=G(e.filter(o=>o!==null));return{repository:n,
repositories:s}}return{repository:null,repositories:G([...s,...e.filter(n=>n!==null)])}}const Mt=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,G=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[s])=>w(e,s)).map(([e,s])=>({name:e,url:at(s.map(({url:n})=>n)),commit:at(s.map(({commit:n})=>n))}));function at(t){const[e=null,
...s]=new Set(t);return s.length===0?e:null}function Et(t){const e=t.flatMap(({shards:o})=>o??[]),s=e[0]?.count??0,n=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,i)=>o-i);return n.length===s?null:{indexes:n,count:s}}const U=({shards:t})=>t!==null&&t.indexes.length<t.count,H=3;function $t(t){const e=t.filter(({context:n})=>U(
n)),s=t.filter(({context:n})=>!U(n));return e.length===0?[]:[...s.length===0?[]:[`${x(e)} ${Ct(e)} of shards, but ${x(s)} ${Ct(s)} not; merge the shards of one \
check, or reports of whole checks`],...oe(e),...re(e),...ie(e)]}const x=t=>(0,P.XT)(t.map(({file:e})=>e),H),Ct=({length:t})=>t===1?"is":"are";function oe(t){const e=Map.
groupBy(t,({context:n})=>n.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([n,o])=>`${n} in ${x(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function re(t){const e=t.flatMap(s=>(s.context.shards?.indexes??[]).map(n=>({index:n,part:s})));return[
...Map.groupBy(e,({index:s})=>s)].flatMap(([s,n])=>{const o=x(n.map(({part:i})=>i));return n.length===1?[]:[`shard ${s} is in ${n.length} different reports: ${o}\
; merge only one of them`]})}function ie(t){const e=new Map,s=new Set;for(const n of t)for(const{name:o,commit:i}of n.context.repositories){const r=e.get(o);i!==
null&&(r===void 0?e.set(o,{commit:i,part:n}):r.commit!==i&&s.add(`${x([r.part])} and ${x([n])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...s]}var ce=u(2389),et=u(5799),st=u(5143),ae=u(8884),le=u(5257);class Dt extends Error{path="";expected;value;constructor(e,s){super(e),this.
expected=e,this.value=s}}function M(t,e){throw new Dt(t,e)}function Rt(t,e){try{return(0,v.J)(e(t))}catch(s){if(!(s instanceof Dt))throw s;const n=s.path.replace(
/^\./,""),o=n===""?"the document":n;return(0,v.T)(`${o} is ${fe(s.value)}; expected ${s.expected}`)}}function ue(t){const e=t.replace(/^\uFEFF/,"");if(e.trim()===
"")return(0,v.T)("is empty");try{return(0,v.J)(JSON.parse(e))}catch{return(0,v.T)("is not JSON")}}const Bt=80;function fe(t){return t===void 0?"missing":Array.isArray(
t)?"an array":typeof t=="object"&&t!==null?"an object":(0,P.dh)(JSON.stringify(t)??typeof t,Bt)}function lt(t,e,s){try{return s(e)}catch(n){throw n instanceof Dt&&
(n.path=t+n.path),n}}const de=4097,nt=(t="a text",e=null,s=de)=>n=>((typeof n!="string"||e?.test(n)===!1)&&M(t,n),n.length<=s?n:M(`a text of at most ${s} charac\
ters`,n)),N=(t,e)=>s=>typeof s=="number"&&Number.isInteger(s)&&s>=t&&s<=e?s:M(`a whole number from ${t} to ${e}`,s),Kt=t=>e=>typeof e=="number"&&e>=0&&e<=t?e:M(
`a number from 0 to ${t}`,e),Ft=(t,e)=>{const s=nt(e);return n=>{const o=t(s(n));return o.ok?o.value:M(e,n)}},V=t=>typeof t=="boolean"?t:M("true or false",t),E=t=>{
const e=new Set(t);return s=>e.has(s)?s:M(`one of ${t.join(", ")}`,s)},A=t=>e=>e===null?null:t(e),y=(t,e)=>s=>s===void 0?e:t(s),At=(t,e)=>s=>(Array.isArray(s)||
M("an array",s),s.length>e&&M(`an array of at most ${e} items`,s),s.map((n,o)=>lt(`[${o}]`,n,t))),g=t=>{const e=Object.entries(t);return s=>{(typeof s!="object"||
s===null||Array.isArray(s))&&M("an object",s);const n=s,o={};for(const[i,r]of e){const c=Object.hasOwn(n,i)?n[i]:void 0;o[i]=lt(`.${i}`,c,r)}return o}},Ut=(t,e,s)=>n=>{
(typeof n!="object"||n===null||Array.isArray(n))&&M("an object",n);const o=Object.entries(n);return o.length>s&&M(`an object of at most ${s} members`,n),new Map(
o.map(([i,r])=>[lt("",i,t),lt(`[${(0,P.dh)(JSON.stringify(i),Bt)}]`,r,e)]))};var St=u(709),Wt=u(1831);const me=1e7,he=1e9,pe=1e12,d=nt(),p=t=>At(t,me),C=N(0,he),
j=y(C,0),ge=Kt(1e15),W=Kt(pe),wt=p(E($.Du)),ot=E($.Du),Jt=p(E($.zK)),Tt=Ft(t=>{const e=(0,Wt.Pv)((0,Wt.nx)(t));return e.ok&&e.value===t?(0,v.J)(e.value):(0,v.T)(
"another form")},"a hostname in the form of a report"),bt=N(1,2**31);function zt(t,e){return t!==null?(0,st.yJ)(t,e):(0,st._M)(e)===null?e:M("a path without the\
 name of a repository",e)}const _t=Ft(t=>(0,st.en)(t)?(0,v.J)(t):(0,v.T)("another name"),"the name of a repository"),ve=g({repository:y(_t,null),file:d,line:bt,
column:bt,endColumn:bt}),ut=t=>{const{repository:e,file:s,...n}=ve(t);return{file:zt(e,s),...n}},ye=E(["hostnames input"]),Lt=t=>typeof t=="string"?ye(t):ut(t),
rt=t=>{const e=d(t);return Object.hasOwn((0,St.problemFacts)(),e)?e:M("a problem code of this version",t)};function ft(t,e,s){const{title:n,severity:o,affects:i}=(0,St.
problemFacts)()[t],r={code:t,title:n,severity:o,usualSeverity:o,affects:i,message:e};return s===null?r:{...r,help:s}}const Oe=g({code:rt,message:d,help:A(d)}),Me=t=>{
const{code:e,message:s,help:n}=Oe(t);return ft(e,s,n)},Ee=g({code:rt,severity:E(et.oC),host:A(Tt),service:A(d),message:d,help:A(d),places:p(Lt),placesLeftOut:j,
affects:Jt,inFile:y(V,!1),exclude:y(p(d),null)}),$e=t=>{const{code:e,message:s,help:n,placesLeftOut:o,inFile:i,exclude:r,...c}=Ee(t),a={...ft(e,s,n),affects:c.affects};
return{isInFile:i,finding:{...c,problem:a,...o===0?{}:{placesLeftOut:o},...r===null?{}:{exclude:r},isHostNew:!1}}};function De(t,e){const s=Xt(),n=t.map(l=>({...l,
requirements:l.requirements.map(f=>({...f,because:s(f.because)}))})),o=new Map(n.map(l=>[l.visit.host,l]));o.size<n.length&&M("hosts, each once",[...o.keys()]);
const i=new Map,r=[],c=[];for(const{finding:l,isInFile:f}of e){const m=l.host===null?void 0:o.get(l.host),b={...l,places:s(l.places),isHostNew:m?.isNew===!0};r.
push(b),l.host===null||f?c.push(b):m===void 0?M("findings about hosts of the report",l.host):i.set(l.host,[...i.get(l.host)??[],b])}return{hosts:n.map(l=>Ae(l,i.
get(l.visit.host)??[])),findings:r,files:c}}function Ae(t,e){const{visit:s}=t,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skipped")return{...t,findings:e};
const{code:o}=n.problem,i=e.find(c=>c.problem.code===o)?.problem;if(i===void 0)return{...t,findings:e};const r={...s.attempt,discovery:{...n,problem:i}};return{
...t,findings:e,visit:{...s,attempt:r}}}function Xt(){const t=new Map;return e=>{const s=JSON.stringify(e),n=t.get(s);return n===void 0&&t.set(s,e),n??e}}function Se({
verdict:t,context:e}){const{repository:s}=e;if(s===null)return{verdict:t,context:e};const n=f=>(0,st._M)(f)!==null||!(0,ae.CN)(f)||f===le.cd.file?f:(0,st.yJ)(s.
name,f),o=Xt(),i=f=>({...f,file:n(f.file)}),r=f=>o(f.map(m=>typeof m=="string"?m:i(m))),c=f=>({...f,places:r(f.places)}),a=f=>({...f,requirements:f.requirements.
map(m=>({...m,because:r(m.because)})),servicesFrom:f.servicesFrom&&i(f.servicesFrom),findings:f.findings.map(c),visit:{...f.visit,forced:f.visit.forced.map(m=>({
...m,place:i(m.place)}))}}),l=e.dialect.evidence.map(f=>({...f,place:i(f.place)}));return{context:{...e,dialect:{...e.dialect,evidence:l}},verdict:{...t,hosts:t.
hosts.map(a),files:t.files.map(c),findings:t.findings.map(c),roots:t.roots.map(f=>({...f,directory:n(f.directory),rows:f.rows.map(m=>({...m,places:r(m.places)}))}))}}}
var dt=u(3592),we=u(4120),Te=u(5603),Pt=u(5885);const be=t=>{const e=nt("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.
isNaN(Date.parse(e))?M("a time that exists",t):e},_e=g({client:ot,version:A(d),kind:E(Te.A),text:d}),Le=E($.pH.map(({name:t})=>t)),Pe=g({clients:wt,assumed:V,why:d,
versions:p(g({client:ot,version:d})),releases:p(Le),evidence:p(t=>{const{kind:e,...s}=_e(t);return{...s,level:e,place:ut(t)}}),evidenceLeftOut:j}),Ie=t=>{const{
clients:e,assumed:s,why:n,versions:o,releases:i,evidence:r,...c}=Pe(t);return{clients:e,releases:$.pH.filter(({name:a})=>i.includes(a)),versions:Object.fromEntries(
o.map(({client:a,version:l})=>[a,l])),why:n,evidence:r,...c.evidenceLeftOut===0?{}:c,...s?{isGuess:!0}:{}}},je=g({kind:E(["deadline","signal","crash","missing",
"reported"]),ms:y(W,0),signal:y(d,""),what:y(E(["shard","repository"]),null),names:y(p(d),[]),total:y(C,0),why:y(d,"")}),ke=t=>{const{kind:e,ms:s,signal:n,what:o,
names:i,total:r,why:c}=je(t);switch(e){case"deadline":return{kind:e,ms:s};case"signal":return{kind:e,signal:n};case"crash":return{kind:e};case"missing":return{kind:e,
what:o??"shard",names:i,total:r};case"reported":return{kind:e,why:c}}},Gt=g({name:_t,url:A(d),commit:A(nt("a commit",/^[0-9a-f]{40,64}$/))}),xe=g({indexes:At(N(
1,Pt.h),Pt.h),count:N(1,Pt.h)}),Ne=t=>{const{indexes:e,count:s}=xe(t);return e.every((o,i)=>o<=s&&o>(e[i-1]??0))&&e.length>0?{indexes:e,count:s}:M("shards in or\
der",t)};var Ce=u(7082);const J=A(d),mt=A(W),Ht=["found","absent","failed","skipped"],Re=N(0,65535),Be=t=>{const[e,s,...n]=At(Re,2)(t);return(e===void 0||s===void 0||
n.length>0)&&M("two ports",t),[e,s]},Ke=g({url:y(d,null),login:y(g({client:d,grantTypes:p(d),authz:J,token:J,ports:Be,scopes:p(d)}),null),elementsLeftOut:j,problem:y(
Me,null)}),Fe=["none","sent","withheld","dropped"],Ue=["nothing","a token","an empty token","no token","not asked","not read"],We=E(["works","fails","warns"]),Je=1e3,
ze=1e5,Xe=2**20,Ge=g({host:Tt,discovery:E(Ht),code:y(rt,null),excerpt:y(d,null),documentUrl:J,hops:p(g({url:d,status:A(N(0,999)),reason:d,mediaType:J,authorization:E(
Fe),address:J,proxy:J,ms:W})),services:Ut(nt("a service ID",null,Xe),Ke,ze),servicesLeftOut:j,servicesFrom:A(ut),hostBlocks:p(g({client:ot,place:ut})),required:p(
g({service:d,clients:wt,because:p(Lt),becauseLeftOut:j})),credentials:J,looks:p(g({client:ot,looks:p(g({source:d,held:E(Ue),counts:V}))})),attempts:N(1,Je),earlier:y(
p(g({discovery:E(Ht),code:y(rt,null),ms:W})),[]),timingMs:g({lookup:mt,connect:mt,tls:mt,firstByte:mt,total:W}),certificates:p(g({host:d,subject:d,issuer:d,validFrom:d,
expires:d})),clients:g(Object.fromEntries($.zK.map(t=>[t,We]))),new:y(V,!1)}),He=t=>{const e=Ge(t),s=Array.from(e.services,([n,o])=>Ze(n,o));return{visit:Ve(e),
requirements:e.required.map(({becauseLeftOut:n,...o})=>({host:e.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,isForInit:!0})),services:s,servicesLeftOut:e.
servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function Ve(t){const{lookup:e,connect:s,tls:n,firstByte:o,total:i}=t.timingMs,
r=t.earlier.map(({discovery:l,code:f,ms:m})=>Ye(Vt({kind:l,code:f,url:"",excerpt:null}),m)),c={discovery:Vt({...t,kind:t.discovery,url:t.documentUrl}),hops:t.hops.
map(l=>({...l,challenge:null})),timing:{lookupMs:e,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:i},headMs:null,certificates:t.certificates},a=Math.max(0,t.attempts-
1-r.length);return{host:t.host,attempt:c,earlier:r,later:Array.from({length:a},()=>c),credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,problem:null},
looks:t.looks,difference:null,forced:t.hostBlocks.map(l=>({...l,services:[]}))}}function Ye(t,e){const s=(0,Ce.O)(t);return{...s,timing:{...s.timing,totalMs:e}}}
function Vt({kind:t,code:e,url:s,excerpt:n}){switch(t){case"found":return{kind:t,url:ht(s,"documentUrl"),services:[],leftOut:0,truncated:!1};case"absent":return{
kind:t,url:ht(s,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:ft(ht(e,"code"),"",null),excerpt:n};case"skipped":return{kind:t,problem:ft(ht(e,
"code"),"",null)}}}const ht=(t,e)=>t??M(`an object with ${e}, as discovery says`,{});function Ze(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==
null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:M(`services in which ${JSON.stringify(
t)} has a url, login or problem`,{})}const Qe=g({kind:E(["module","provider"]),address:d,source:d,host:Tt,constraints:p(d),locked:A(d),chosen:Ut(ot,A(d),2),newest:A(
d),platforms:p(g({platform:d,available:A(V)})),worst:A(E(et.oC)),codes:p(rt),places:p(Lt),placesLeftOut:j}),qe=g({repository:y(_t,null),directory:d,clients:wt,rows:p(
Qe)}),ts=t=>{const{repository:e,directory:s,clients:n,rows:o}=qe(t);return{directory:zt(e,s),clients:n,rows:o.map(es)}};function es({codes:t,chosen:e,placesLeftOut:s,
...n}){const o=(0,St.problemFacts)();return{...n,chosen:Object.fromEntries(e),problems:t.map(i=>{const{title:r,severity:c}=o[i];return{code:i,title:r,usualSeverity:c}}),
...s===0?{}:{placesLeftOut:s}}}const ss=g({passed:V,incomplete:y(p(ke),[]),failOn:E(["error","warning","never"]),repository:y(Gt,null),repositories:y(p(Gt),[]),
shards:y(Ne,null),dialect:E(["terraform","opentofu","both"]),clients:Jt,startedAt:be,durationMs:W,counts:g({errors:C,warnings:C,notices:C}),hosts:p(He),hostsLeftOut:j,
findings:p($e),findingsLeftOut:j,roots:y(p(ts),[]),rootsLeftOut:j,ignored:C,usages:C,remarks:y(p(d),[]),scan:g({files:C,bytes:ge,durationMs:W}),clientDetection:Ie}),
ns=g({schemaVersion:N(1,1),version:d}),It="let the check write it again";function os(t){const e=ue(t);if(!e.ok)return(0,v.T)(`${e.why}; ${It}`);const s=rs(e.value);
if(s!==null)return(0,v.T)(s);const n=Rt(e.value,ns);if(!n.ok)return(0,v.T)(`is no JSON report: ${n.why}; ${It}`);const{version:o}=n.value;if(o!==dt.xv)return(0,v.
T)(`was written by tf-disco ${(0,P.dh)(o)}, and this is tf-disco ${dt.xv}; use the same version for every check and for the merge`);const i=Rt(e.value,r=>is(ss(
r)));return i.ok?i:(0,v.T)(`has a mistake: ${i.why}; ${It}`)}function rs(t){return typeof t!="object"||t===null||Array.isArray(t)?Yt:"passed"in t?null:"usages"in
t&&Array.isArray(t.usages)?"is a usages file; give it to a check as `usages`, and merge the report of that check":Yt}const Yt="is no JSON report of tf-disco; gi\
ve only JSON reports to a merge";function is(t){const{counts:e,incomplete:s,dialect:n,clientDetection:o,usages:i,scan:r}=t,c=[...s,...as(t)],a={passed:t.passed&&
c.length===0,stopped:Zt(c),...De(t.hosts,t.findings),ignored:t.ignored,roots:t.roots},l={verdict:a,context:ls(t,{name:n,...o},{...r,usages:i}),counts:{error:e.errors,
warning:e.warnings,notice:e.notices}};return et.oC.every(m=>cs(a,m)===l.counts[m])||t.findingsLeftOut>0?l:M("counts of the findings that the report has",e)}const cs=({
findings:t},e)=>t.filter(s=>s.severity===e).length;function Zt(t){const[e,...s]=t;return e===void 0?null:s.length===0?e:{kind:"several",reasons:t}}const Qt=t=>t.
kind==="several"?t.reasons:[t],as=t=>["host","finding","root"].flatMap(e=>{const s=t[`${e}sLeftOut`],n=(0,we.px)(s,e==="root"?"root module":e);return s===0?[]:[
{kind:"reported",why:`a report had no room for ${n}; use more shards`}]}),ls=(t,e,s)=>({dialect:e,failOn:t.failOn,scan:s,remarks:t.remarks,startedAt:t.startedAt,
durationMs:t.durationMs,version:dt.xv,docsUrl:dt.aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,
history:null});var pt=u(5102);const qt=["fails","unchecked","warns","works","skipped"];function us(t){return[...Map.groupBy(t.flat(),({visit:s})=>s.host)].sort(
([s],[n])=>w(s,n)).flatMap(([,s])=>fs(s))}function fs(t){const[e,...s]=t;return e===void 0||s.length===0?t:[{...s.reduce((o,i)=>ds(i,o)?i:o,e),requirements:ms(t.
flatMap(({requirements:o})=>o)),findings:k(t.map(({findings:o})=>o)),clients:hs(t),isNew:t.some(({isNew:o})=>o)}]}function ds(t,e){const s=qt.indexOf((0,pt.sG)(
e))-qt.indexOf((0,pt.sG)(t))||Number((0,pt.JR)(e))-Number((0,pt.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return s===0?w(te(t),te(e))>
0:s>0}const te=({visit:t,services:e,servicesFrom:s})=>JSON.stringify([t,e,s]);function ms(t){return[...Map.groupBy(t,({service:s})=>s)].sort(([s],[n])=>w(s,n)).
flatMap(([,s])=>{const[n]=s,o=h(s,({becauseLeftOut:c=0})=>c);if(n===void 0)return[];const{becauseLeftOut:i,...r}=n;return{...r,clients:$.Du.filter(c=>s.some(({clients:a})=>a.
includes(c))),because:F(s.map(({because:c})=>c)),...o===0?{}:{becauseLeftOut:o}}})}function hs(t){const e=$.zK.map(s=>{const n=t.map(({clients:i})=>i[s]),o=["fa\
ils","warns"].find(i=>n.includes(i));return[s,o??"works"]});return Object.fromEntries(e)}function ps(t){return[...Map.groupBy(t.flat(),({directory:s})=>s)].sort(
([s],[n])=>w(s,n)).flatMap(([,s])=>{const[n,...o]=s;if(n===void 0||o.length===0)return s;const i=$.Du.filter(r=>s.some(c=>c.clients.includes(r)));return{...n,clients:i,
rows:gs(s.flatMap(({rows:r})=>r))}})}function gs(t){return[...Map.groupBy(t,vs)].sort(([s],[n])=>w(s,n)).map(([,s])=>s.reduce(ys))}const vs=({kind:t,address:e,source:s,
host:n,constraints:o,locked:i,places:r})=>JSON.stringify([t,e,s,n,o,i,r]);function ys(t,e){const s=[t,e],n=$.Du.filter(r=>r in t.chosen||r in e.chosen),o=h(s,({
placesLeftOut:r=0})=>r),i=Map.groupBy(s.flatMap(r=>r.platforms),({platform:r})=>r);return{...t,chosen:Object.fromEntries(n.map(r=>{const c=s.flatMap(({chosen:a})=>r in
a?[a[r]]:[]);return[r,c.includes(null)?null:c.toSorted()[0]??null]})),newest:s.map(({newest:r})=>r).toSorted().find(r=>r!==null)??null,platforms:[...i].sort(([r],[
c])=>w(r,c)).map(([r,c])=>{const a=[!1,!0].find(l=>c.some(({available:f})=>f===l));return{platform:r,available:a??null}}),worst:et.oC.find(r=>s.some(({worst:c})=>c===
r))??null,problems:_(s.flatMap(({problems:r})=>r),({code:r})=>r),places:F(s.map(({places:r})=>r)),...o===0?{}:{placesLeftOut:o}}}function Os(t,e=[]){const s=t.map(
({context:m})=>m),[n]=s;if(n===void 0)throw new Error("there is no report to merge");const o=Mt(s)?t:t.map(Se),[i,...r]=o.map(({verdict:m})=>m),c=i!==void 0&&r.
length===0?i:Es(o),a=s.some(U),l=r.length===0?Ms(n):vt(o,c,a),f=Ds(t,l,e);return{verdict:{...c,passed:f.length===0&&t.every(m=>$s(m,l)),stopped:Zt(f)},context:l}}
const Ms=t=>U(t)?t:{...t,shards:null};function Es(t){const e=t.map(({verdict:o})=>o),s=us(e.map(o=>o.hosts)),n=k(e.map(o=>o.files));return{hosts:s,files:n,findings:[
...s.flatMap(({findings:o})=>o),...n].sort(K.Np),roots:ps(e.map(o=>o.roots)),ignored:h(e,({ignored:o})=>o)}}function $s({verdict:t,counts:e},{failOn:s}){const n=t.
stopped!==null&&Qt(t.stopped).every(ee);return(t.passed||n)&&!et.oC.some(o=>e[o]>0&&(0,ce.k2)(o,s))}const ee=t=>t.kind==="missing"&&t.what==="shard";function Ds(t,e,s){
const n=t.flatMap(({verdict:{stopped:a}})=>a===null?[]:Qt(a).filter(l=>!ee(l))),{repository:o,repositories:i}=e,r=[o?.name,...i.map(({name:a})=>a)],c=[...n,...se(
s,s.filter(a=>!r.includes(a))),...Ss(t,e)];return[...As(e),..._(c,a=>JSON.stringify(a))]}function As({shards:t}){if(t===null)return[];const{indexes:e,count:s}=t;
return[{kind:"missing",what:"shard",names:Array.from({length:s},(o,i)=>i+1).filter(o=>!e.includes(o)).map(String),total:s}]}const se=(t,e)=>e.length===0?[]:[{kind:"\
missing",what:"repository",names:e,total:t.length}];function Ss(t,{repositories:e}){const s=e.map(({name:o})=>o),n=t.filter(({context:o})=>U(o)).map(({context:o})=>new Set(
o.repositories.map(({name:i})=>i)));return se(s,s.filter(o=>n.some(i=>!i.has(o))))}var ws=u(6897),Ts=u(8641),it=u(3152),bs=u(4844);const _s=128*1024*1024,jt=512*
1024*1024,kt=5e3,Ls=20;async function Ps(t,{directory:e,wording:s=it.w7,secrets:n}){const o=js(t,s),i=await ks(o.merge,e,s),r=$t(i);if(r.length>0)throw new it.GN(
r);const{verdict:c,context:a}=Os(i,o.repositories),l=(0,S.wX)(c.hosts.flatMap(({requirements:b})=>b)),{verdict:f,...m}=n.redact({verdict:c,remarks:a.remarks,dialect:a.
dialect},l);return{settings:o,changes:null,verdict:f,context:{...a,...m}}}const Is=["merge","repositories","report","history","badge","comment","issue","issue-l\
abels","issue-open-after","issue-close-after","github-token"];function js(t,e){const{settings:s,mistakes:n}=(0,it.P$)(t,e),o=bs.y.filter(({name:i,default:r})=>{
const c=t[i]?.trim()??"";return!Is.includes(i)&&c!==""&&c!==r}).map(({name:i})=>`${e.setting(i)} has no effect on a merge; set it for the checks`);if(n.length+o.
length>0)throw new it.GN([...n,...o]);return s}async function ks(t,e,{setting:s}){const n=`a check writes one with ${s("report")}`,o=t.map(f=>({entry:f,files:Y(
f,e)})),i=o.flatMap(({entry:f,files:m})=>m.ok?m.value.length>0?[]:[`${f} has no .json file; ${n}`]:[m.why]),r=new Set(o.flatMap(f=>f.files.ok?f.files.value:[]));
t.length===0&&i.push(`there is no report to merge; ${n}`),r.size>kt&&i.push(`there are ${r.size} reports, the limit is ${kt}`);const c=[],a=new Set;let l=0;for(const f of[
...r].slice(0,kt)){await(0,ws.x)();const m=(0,Ts.RK)((0,L.relative)(e,f)),b=(0,X.yR)(f,_s);if(i.length>=Ls||l>jt)break;if(!b.ok)i.push(`${m} ${(0,P.mP)(b.failure)}`);else{
l+=b.bytes,l>jt&&i.push(`the reports have more than ${jt} bytes together`);const ne=(0,T.hash)("sha256",b.text);if(a.has(ne))continue;a.add(ne);const xt=os(b.text);
xt.ok?c.push({...xt.value,file:m}):i.push(`${m} ${xt.why}`)}}if(i.length>0)throw new it.GN(i);return c}}),709:((Nt,z,u)=>{u.d(z,{problemFacts:()=>yt});var T=u(4929),
L=u(3534),S=u(863),R=u(7052),v=u(960),X=u(9209),Y=u(4592),P=u(5136),$=u(3410),B=u(9804),K=u(4715),w=u(6003),_=u(4375),F=u(7751),Z=u(2562),Q=u(5138),h=u(789),O=u(
793),D=u(6697),k=u(2847),I=u(9319),q=u(8011),tt=u(6817);const gt=()=>({...Y,...P,...T,...$,...L,...S,...R,...v,...K,...B,...w,...O,..._,...D,...Z,...Q,...X,...F,
...k,...I,...q,...tt,...h}),vt=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror",
"versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let ct;function yt(){return ct??=Ot(),ct}function Ot(){
const G={},at=Object.values(gt());for(const Et of vt){const U=at.filter(({code:H})=>H.startsWith(`${Et}-`));for(const H of U.sort(($t,x)=>$t.code<x.code?-1:1))G[H.
code]=H}return G}const Mt="docs/problems.md"}),9804:((Nt,z,u)=>{u.r(z),u.d(z,{clientVersion:()=>Q,constraintInvalid:()=>$,constraintUnmeetable:()=>B,lockInvalid:()=>Z,
lockOutside:()=>w});var T=u(1064),L=u(4e3),S=u(5799);const R=6,v=h=>`"${(0,L.dh)(h)}"`,X=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function Y(h){const O=h.replace(X,"");return O===""?"":`: ${O}`}function P(h){switch(h.reason){case"syntax":{const{text:O,why:D}=h;return{message:`${v(O)} is no\
t a version constraint${Y(D)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${h.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${h.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${v(h.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${h.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${h.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const $=(0,S.lS)((0,S.z3)("constraint-invalid","Version constraint is in\
valid",T.Du),P),B=(0,S.lS)((0,S.z3)("constraint-unmeetable","No version can meet the constraints",T.Du),({of:h,terms:O,preRelease:D})=>({message:`no version of ${h}\
 can match ${(0,L.XT)(O.map(v),R)}`,help:D!==void 0?`write ${v(D)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:O.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),K={terraform:"terraform",opentofu:"t\
ofu"},w=(0,S.lS)((0,S.z3)("lock-outside","Locked version does not match the constraints",T.Du),({provider:h,version:O,constraints:D,clients:k})=>{const[I,...q]=k,
tt=I===void 0||q.length>0?"":`${K[I]} `;return{message:`locked provider ${h} ${O} does not match configured version constraint ${(0,L.XT)(D,R)}`,help:`run \`${tt}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),_={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function F(h){const O="failed to read dependency lock file",D="restore the file, or rem\
ove the block and run `init` again";switch(h.reason){case"syntax":return{message:`${O}: ${h.error}`,help:D};case"twice":return{message:`${O}: it has two blocks \
for provider ${h.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${O}: the ${h.of} of provider ${h.
provider} must be written in normalized form: ${v(h.normal)}`,help:D};default:{const[k,I]=_[h.reason];return{message:`${O}: the ${k} of provider ${h.provider} ${I}`,
help:D}}}}const Z=(0,S.lS)((0,S.z3)("lock-invalid","Dependency lock file is invalid",T.Du),F),Q=(0,S.lS)((0,S.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",T.Du),({client:h,version:O,constraint:D})=>({message:`the version constraint ${v(D)} excludes ${T.bB[h]} ${O}`,help:`use another ver\
sion of ${T.bB[h]}, or change the constraint`}))})};export{xs as id,Ns as ids,Cs as modules};
