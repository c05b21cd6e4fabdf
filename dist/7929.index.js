const gn=7929,vn=[7929,709],yn={6479:((rt,N,l)=>{l.d(N,{p:()=>P});var k=l(3024),w=l(6760),_=l(3625),I=l(5747);function P(C,$){const j=(0,w.resolve)($,C);try{if(!(0,k.
statSync)(j).isDirectory())return(0,_.J)([j]);const S=(0,k.readdirSync)(j,{recursive:!0,withFileTypes:!0}).filter(D=>D.name.toLowerCase().endsWith(".json")&&!D.
isDirectory()).map(D=>(0,w.join)(D.parentPath,D.name));return(0,_.J)(S.sort())}catch(S){return(0,_.T)(`${C} cannot be read: ${(0,I.Oj)(S)}`)}}}),7929:((rt,N,l)=>{
l.d(N,{mergeReports:()=>dn});var k=l(7598),w=l(6760),_=l(2929),I=l(6479),P=l(5747),C=l(4e3),$=l(1064),j=l(6763),S=l(2886);const D=(t,e)=>t<e?-1:t>e?1:0;function b(t,e){
const n=new Map;for(const s of t){const o=e(s);n.has(o)||n.set(o,s)}return[...n].sort(([s],[o])=>D(s,o)).map(([,s])=>s)}const J=t=>b(t.flat(),V),H=10;function V(t){
if(typeof t=="string")return` ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,c=[n,s,o].map(i=>String(i).padStart(H,"0"));return`!${e}
${c.join(" ")}`}const x=(t,e)=>t.reduce((n,s)=>n+e(s),0),U=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function v({severity:t,host:e,service:n,problem:s,affects:o,
exclude:c}){const{code:i,message:f,help:a}=s;return JSON.stringify([e,n,i,t,...[f,a??null,o,c===void 0]])}function E(t){const[e,...n]=t.filter(({length:o})=>o>0);
return n.length===0?e??[]:[...Map.groupBy(t.flat(),v)].sort(([o],[c])=>D(o,c)).flatMap(([,o])=>W(o)).sort((o,c)=>(0,S.Np)(o,c)||A(o)-A(c))}const A=({exclude:t})=>+(t!==
void 0);function W(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,S.Mm)(J(t.map(p=>p.places))),c=o+x(t,p=>p.placesLeftOut??
0),i=b(t.flatMap(({exclude:p})=>p??[]),p=>p),{placesLeftOut:f,...a}=e;return[{...a,places:s,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:p})=>p)}]}const K=["warning","error","never"],d="as in each report";function h(t,e,n){const s=t.map(({context:i})=>i),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>n?U(s,i):x(s,i);return{...o,dialect:m(s.map(({dialect:i})=>i)),failOn:K.find(i=>s.some(({failOn:f})=>f===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:U(s,({scan:i})=>i.durationMs)},remarks:y(t,e),startedAt:s.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:U(s,({durationMs:i})=>i),clients:$.zK.filter(i=>s.some(({clients:f})=>f.includes(i))),...T(s),shards:it(
s)}}function m(t){const e=$.Du.filter(a=>t.some(p=>p.clients.includes(a))),[n,...s]=e,o=new Set(t.flatMap(({releases:a})=>a.map(({name:p})=>p))),c=new Set(t.map(
({why:a})=>a)),i=b(t.flatMap(a=>a.evidence),a=>JSON.stringify(a)),f=x(t,({evidenceLeftOut:a=0})=>a);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:$.
pH.filter(({name:a})=>o.has(a)),versions:Object.fromEntries(e.flatMap(a=>{const p=new Set(t.flatMap(u=>u.clients.includes(a)?[u.versions[a]]:[])),[M]=p;return p.
size===1&&M!==void 0?[[a,M]]:[]})),why:c.size===1?[...c].join():d,evidence:i,...f===0?{}:{evidenceLeftOut:f},...t.some(({isGuess:a})=>a)?{isGuess:!0}:{}}}function y(t,e){
const n=t.map(({verdict:o,context:c})=>{const i=new Set((0,j.rc)(o));return c.remarks.filter(f=>!i.has(f))}),s=b(n.flat(),o=>o);return(0,j.q9)([...s,...(0,j.rc)(
e)])}function T(t){const e=t.map(({repository:s})=>s),n=F([...t.flatMap(({repositories:s})=>s)]);if(R(t)){const[s=null]=F(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:F([...n,...e.filter(s=>s!==null)])}}const R=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,F=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>D(e,n)).map(([e,n])=>({name:e,url:q(n.map(({url:s})=>s)),commit:q(n.map(({commit:s})=>s))}));function q(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function it(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return s.length===n?null:{indexes:s,count:n}}const Q=({shards:t})=>t!==null&&t.indexes.length<t.count,pt=3;function ht(t){const e=t.filter(({context:s})=>Q(
s)),n=t.filter(({context:s})=>!Q(s));return e.length===0?[]:[...n.length===0?[]:[`${B(e)} ${ct(e)} of shards, but ${B(n)} ${ct(n)} not; merge the shards of one \
check, or reports of whole checks`],...gt(e),...Wt(e),...Ft(e)]}const B=t=>(0,C.XT)(t.map(({file:e})=>e),pt),ct=({length:t})=>t===1?"is":"are";function gt(t){const e=Map.
groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${B(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function Wt(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));return[
...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=B(s.map(({part:c})=>c));return s.length===1?[]:[`shard ${n} is in ${s.length} different reports: ${o}\
; merge only one of them`]})}function Ft(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:c}of s.context.repositories){const i=e.get(o);c!==
null&&(i===void 0?e.set(o,{commit:c,part:s}):i.commit!==c&&n.add(`${B([i.part])} and ${B([s])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...n]}var zt=l(2389),tt=l(5799),et=l(5143),Xt=l(8884),Gt=l(5257),r=l(4184),z=l(3625),vt=l(709),At=l(1831);const Ht=1e7,Vt=1e9,Qt=1e12,g=(0,r.Qq)(),
O=t=>(0,r.p_)(t,Ht),G=(0,r.nd)(0,Vt),X=(0,r.lq)(G,0),Yt=(0,r.vj)(1e15),Y=(0,r.vj)(Qt),yt=O((0,r.yL)($.Du)),nt=(0,r.yL)($.Du),St=O((0,r.yL)($.zK)),Ot=(0,r.Yz)(t=>{
const e=(0,At.Pv)((0,At.nx)(t));return e.ok&&e.value===t?(0,z.J)(e.value):(0,z.T)("another form")},"a hostname in the form of a report"),Mt=(0,r.nd)(1,2**31);function Tt(t,e){
return t!==null?(0,et.yJ)(t,e):(0,et._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const Et=(0,r.Yz)(t=>(0,et.en)(t)?(0,z.J)(t):(0,z.T)(
"another name"),"the name of a repository"),Zt=(0,r.Ik)({repository:(0,r.lq)(Et,null),file:g,line:Mt,column:Mt,endColumn:Mt}),at=t=>{const{repository:e,file:n,...s}=Zt(
t);return{file:Tt(e,n),...s}},qt=(0,r.yL)(["hostnames input"]),_t=t=>typeof t=="string"?qt(t):at(t),st=t=>{const e=g(t);return Object.hasOwn((0,vt.problemFacts)(),
e)?e:(0,r.J4)("a problem code of this version",t)};function lt(t,e,n){const{title:s,severity:o,affects:c}=(0,vt.problemFacts)()[t],i={code:t,title:s,severity:o,
usualSeverity:o,affects:c,message:e};return n===null?i:{...i,help:n}}const te=(0,r.Ik)({code:st,message:g,help:(0,r.me)(g)}),ee=t=>{const{code:e,message:n,help:s}=te(
t);return lt(e,n,s)},ne=(0,r.Ik)({code:st,severity:(0,r.yL)(tt.oC),host:(0,r.me)(Ot),service:(0,r.me)(g),message:g,help:(0,r.me)(g),places:O(_t),placesLeftOut:X,
affects:St,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(O(g),null)}),se=t=>{const{code:e,message:n,help:s,placesLeftOut:o,inFile:c,exclude:i,...f}=ne(t),a={...lt(e,
n,s),affects:f.affects};return{isInFile:c,finding:{...f,problem:a,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function oe(t,e){const n=new Map(
t.map(a=>[a.visit.host,a]));n.size<t.length&&(0,r.J4)("hosts, each once",[...n.keys()]);const s=Pt(),o=new Map,c=[],i=[];for(const{finding:a,isInFile:p}of e){const M=a.
host===null?void 0:n.get(a.host),u={...a,places:s(a.places),isHostNew:M?.isNew===!0};c.push(u),a.host===null||p?i.push(u):M===void 0?(0,r.J4)("findings about ho\
sts of the report",a.host):o.set(a.host,[...o.get(a.host)??[],u])}return{hosts:t.map(a=>re(a,o.get(a.visit.host)??[])),findings:c,files:i}}function re(t,e){const{
visit:n}=t,{discovery:s}=n.attempt;if(s.kind!=="failed"&&s.kind!=="skipped")return{...t,findings:e};const{code:o}=s.problem,c=e.find(f=>f.problem.code===o)?.problem;
if(c===void 0)return{...t,findings:e};const i={...n.attempt,discovery:{...s,problem:c}};return{...t,findings:e,visit:{...n,attempt:i}}}function Pt(){const t=new Map;
return e=>{const n=JSON.stringify(e),s=t.get(n);return s===void 0&&t.set(n,e),s??e}}function ie({verdict:t,context:e}){const{repository:n}=e;if(n===null)return{
verdict:t,context:e};const s=u=>(0,et._M)(u)!==null||!(0,Xt.CN)(u)||u===Gt.cd.file?u:(0,et.yJ)(n.name,u),o=Pt(),c=u=>({...u,file:s(u.file)}),i=u=>o(u.map(L=>typeof L==
"string"?L:c(L))),f=u=>({...u,places:i(u.places)}),a=u=>({...u,requirements:u.requirements.map(L=>({...L,because:i(L.because)})),servicesFrom:u.servicesFrom&&c(
u.servicesFrom),findings:u.findings.map(f),visit:{...u.visit,forced:u.visit.forced.map(L=>({...L,place:c(L.place)}))}}),p=new Set((0,j.rc)(t)),M=e.dialect.evidence.
map(u=>({...u,place:c(u.place)}));return{context:{...e,dialect:{...e.dialect,evidence:M},remarks:e.remarks.filter(u=>!p.has(u))},verdict:{...t,hosts:t.hosts.map(
a),files:t.files.map(f),findings:t.findings.map(f),roots:t.roots.map(u=>({...u,directory:s(u.directory),rows:u.rows.map(L=>({...L,places:i(L.places)}))}))}}}var ft=l(
3592),ce=l(4120),ae=l(5603),It=l(5885);const le=t=>{const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(
Date.parse(e))?(0,r.J4)("a time that exists",t):e},fe=(0,r.Ik)({client:nt,version:(0,r.me)(g),kind:(0,r.yL)(ae.A),text:g}),ue=(0,r.yL)($.pH.map(({name:t})=>t)),
de=(0,r.Ik)({clients:yt,assumed:r.Jt,why:g,versions:O((0,r.Ik)({client:nt,version:g})),releases:O(ue),evidence:O(t=>{const{kind:e,...n}=fe(t);return{...n,level:e,
place:at(t)}}),evidenceLeftOut:X}),me=t=>{const{clients:e,assumed:n,why:s,versions:o,releases:c,evidence:i,...f}=de(t);return{clients:e,releases:$.pH.filter(({name:a})=>c.
includes(a)),versions:Object.fromEntries(o.map(({client:a,version:p})=>[a,p])),why:s,evidence:i,...f.evidenceLeftOut===0?{}:f,...n?{isGuess:!0}:{}}},pe=(0,r.Ik)(
{kind:(0,r.yL)(["deadline","signal","crash","missing","reported"]),ms:(0,r.lq)(Y,0),signal:(0,r.lq)(g,""),what:(0,r.lq)((0,r.yL)(["shard","repository"]),null),names:(0,r.
lq)(O(g),[]),total:(0,r.lq)(G,0),why:(0,r.lq)(g,"")}),he=t=>{const{kind:e,ms:n,signal:s,what:o,names:c,total:i,why:f}=pe(t);switch(e){case"deadline":return{kind:e,
ms:n};case"signal":return{kind:e,signal:s};case"crash":return{kind:e};case"missing":return{kind:e,what:o??"shard",names:c,total:i};case"reported":return{kind:e,
why:f}}},jt=(0,r.Ik)({name:Et,url:(0,r.me)(g),commit:(0,r.me)((0,r.Qq)("a commit",/^[0-9a-f]{40,64}$/))}),ge=(0,r.Ik)({indexes:(0,r.p_)((0,r.nd)(1,It.h),It.h),count:(0,r.
nd)(1,It.h)}),ve=t=>{const{indexes:e,count:n}=ge(t);return e.every((o,c)=>o<=n&&o>(e[c-1]??0))&&e.length>0?{indexes:e,count:n}:(0,r.J4)("shards in order",t)};var ye=l(
7082);const Z=(0,r.me)(g),ut=(0,r.me)(Y),wt=["found","absent","failed","skipped"],Oe=(0,r.nd)(0,65535),Me=t=>{const[e,n,...s]=(0,r.p_)(Oe,2)(t);return(e===void 0||
n===void 0||s.length>0)&&(0,r.J4)("two ports",t),[e,n]},Ee=(0,r.Ik)({url:(0,r.lq)(g,null),login:(0,r.lq)((0,r.Ik)({client:g,grantTypes:O(g),authz:Z,token:Z,ports:Me,
scopes:O(g)}),null),elementsLeftOut:X,problem:(0,r.lq)(ee,null)}),_e=["none","sent","withheld","dropped"],Ie=["nothing","a token","an empty token","no token","n\
ot asked","not read"],$e=(0,r.yL)(["works","fails","warns"]),De=1e3,Le=1e5,ke=2**20,Ae=(0,r.Ik)({host:Ot,discovery:(0,r.yL)(wt),code:(0,r.lq)(st,null),excerpt:(0,r.
lq)(g,null),documentUrl:Z,hops:O((0,r.Ik)({url:g,status:(0,r.me)((0,r.nd)(0,999)),reason:g,mediaType:Z,authorization:(0,r.yL)(_e),address:Z,proxy:Z,ms:Y})),services:(0,r.
A7)((0,r.Qq)("a service ID",null,ke),Ee,Le),servicesLeftOut:X,servicesFrom:(0,r.me)(at),hostBlocks:O((0,r.Ik)({client:nt,place:at})),required:O((0,r.Ik)({service:g,
clients:yt,because:O(_t),becauseLeftOut:X})),credentials:Z,looks:O((0,r.Ik)({client:nt,looks:O((0,r.Ik)({source:g,held:(0,r.yL)(Ie),counts:r.Jt}))})),attempts:(0,r.
nd)(1,De),earlier:(0,r.lq)(O((0,r.Ik)({discovery:(0,r.yL)(wt),code:(0,r.lq)(st,null),ms:Y})),[]),timingMs:(0,r.Ik)({lookup:ut,connect:ut,tls:ut,firstByte:ut,total:Y}),
certificates:O((0,r.Ik)({host:g,subject:g,issuer:g,validFrom:g,expires:g})),clients:(0,r.Ik)(Object.fromEntries($.zK.map(t=>[t,$e]))),new:(0,r.lq)(r.Jt,!1)}),Se=t=>{
const e=Ae(t),n=Array.from(e.services,([s,o])=>je(s,o));return{visit:Te(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({host:e.host,...o,...s===0?{}:
{becauseLeftOut:s},isImplied:!1,isForInit:!0})),services:n,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};
function Te(t){const{lookup:e,connect:n,tls:s,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:p,code:M,ms:u})=>Pe(bt({kind:p,code:M,url:"",excerpt:null}),
u)),f={discovery:bt({...t,kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(p=>({...p,challenge:null})),timing:{lookupMs:e,connectMs:n,tlsMs:s,firstByteMs:o,
totalMs:c},headMs:null,certificates:t.certificates},a=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:f,earlier:i,later:Array.from({length:a},()=>f),
credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(p=>({...p,services:[]}))}}
function Pe(t,e){const n=(0,ye.O)(t);return{...n,timing:{...n.timing,totalMs:e}}}function bt({kind:t,code:e,url:n,excerpt:s}){switch(t){case"found":return{kind:t,
url:dt(n,"documentUrl"),services:[],leftOut:0,truncated:!1};case"absent":return{kind:t,url:dt(n,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:lt(
dt(e,"code"),"",null),excerpt:s};case"skipped":return{kind:t,problem:lt(dt(e,"code"),"",null)}}}const dt=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery s\
ays`,{});function je(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==
null?{id:t,kind:"problem",problem:e.problem}:(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const we=(0,r.Ik)({kind:(0,r.yL)(
["module","provider"]),address:g,source:g,host:Ot,constraints:O(g),locked:(0,r.me)(g),chosen:(0,r.A7)(nt,(0,r.me)(g),2),newest:(0,r.me)(g),platforms:O((0,r.Ik)(
{platform:g,available:(0,r.me)(r.Jt)})),worst:(0,r.me)((0,r.yL)(tt.oC)),codes:O(st),places:O(_t),placesLeftOut:X}),be=(0,r.Ik)({repository:(0,r.lq)(Et,null),directory:g,
clients:yt,rows:O(we)}),Ce=t=>{const{repository:e,directory:n,clients:s,rows:o}=be(t);return{directory:Tt(e,n),clients:s,rows:o.map(xe)}};function xe({codes:t,chosen:e,
placesLeftOut:n,...s}){const o=(0,vt.problemFacts)();return{...s,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:f}=o[c];return{code:c,title:i,
usualSeverity:f}}),...n===0?{}:{placesLeftOut:n}}}const Re=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(O(he),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.
lq)(jt,null),repositories:(0,r.lq)(O(jt),[]),shards:(0,r.lq)(ve,null),dialect:(0,r.yL)(["terraform","opentofu","both"]),clients:St,startedAt:le,durationMs:Y,counts:(0,r.
Ik)({errors:G,warnings:G,notices:G}),hosts:O(Se),hostsLeftOut:X,findings:O(se),findingsLeftOut:X,roots:(0,r.lq)(O(Ce),[]),rootsLeftOut:X,ignored:G,usages:G,remarks:(0,r.
lq)(O(g),[]),scan:(0,r.Ik)({files:G,bytes:Yt,durationMs:Y}),clientDetection:me}),Be=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:g}),$t="let the check write it\
 again";function Ne(t){const e=(0,r.qF)(t);if(!e.ok)return(0,z.T)(`${e.why}; ${$t}`);const n=Ke(e.value);if(n!==null)return(0,z.T)(n);const s=(0,r._f)(e.value,Be);
if(!s.ok)return(0,z.T)(`is no JSON report: ${s.why}; ${$t}`);const{version:o}=s.value;if(o!==ft.xv)return(0,z.T)(`was written by tf-disco ${(0,C.dh)(o)}, and th\
is is tf-disco ${ft.xv}; use the same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>Je(Re(i)));return c.ok?c:(0,z.T)(`has a mistake: ${c.
why}; ${$t}`)}function Ke(t){return typeof t!="object"||t===null||Array.isArray(t)?Ct:"passed"in t?null:"usages"in t&&Array.isArray(t.usages)?"is a usages file;\
 give it to a check as `usages`, and merge the report of that check":Ct}const Ct="is no JSON report of tf-disco; give only JSON reports to a merge";function Je(t){
const{counts:e,incomplete:n,dialect:s,clientDetection:o,usages:c,scan:i}=t,f=[...n,...We(t)],a={passed:t.passed&&f.length===0,stopped:xt(f),...oe(t.hosts,t.findings),
ignored:t.ignored,roots:t.roots},p={verdict:a,context:Fe(t,{name:s,...o},{...i,usages:c}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}};return tt.
oC.every(u=>Ue(a,u)===p.counts[u])||t.findingsLeftOut>0?p:(0,r.J4)("counts of the findings that the report has",e)}const Ue=({findings:t},e)=>t.filter(n=>n.severity===
e).length;function xt(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"several",reasons:t}}const Rt=t=>t.kind==="several"?t.reasons:[t],We=t=>["h\
ost","finding","root"].flatMap(e=>{const n=t[`${e}sLeftOut`],s=(0,ce.px)(n,e==="root"?"root module":e);return n===0?[]:[{kind:"reported",why:`a report had no ro\
om for ${s}; use more shards`}]}),Fe=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:ft.xv,docsUrl:ft.
aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,history:null});var mt=l(5102);const Bt=["fails","\
unchecked","warns","works","skipped"];function ze(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(([n],[s])=>D(n,s)).flatMap(([,n])=>Xe(n))}function Xe(t){
const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,c)=>Ge(c,o)?c:o,e),requirements:He(t.flatMap(({requirements:o})=>o)),findings:E(t.map(({findings:o})=>o)),
clients:Ve(t),isNew:t.some(({isNew:o})=>o)}]}function Ge(t,e){const n=Bt.indexOf((0,mt.sG)(e))-Bt.indexOf((0,mt.sG)(t))||Number((0,mt.JR)(e))-Number((0,mt.JR)(t))||
t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?D(Nt(t),Nt(e))>0:n>0}const Nt=({visit:t,services:e,servicesFrom:n})=>JSON.stringify([
t,e,n]);function He(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>D(n,s)).flatMap(([,n])=>{const[s]=n,o=x(n,({becauseLeftOut:f=0})=>f);if(s===void 0)
return[];const{becauseLeftOut:c,...i}=s;return{...i,clients:$.Du.filter(f=>n.some(({clients:a})=>a.includes(f))),because:J(n.map(({because:f})=>f)),...o===0?{}:
{becauseLeftOut:o}}})}function Ve(t){const e=$.zK.map(n=>{const s=t.map(({clients:c})=>c[n]),o=["fails","warns"].find(c=>s.includes(c));return[n,o??"works"]});return Object.
fromEntries(e)}function Qe(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(([n],[s])=>D(n,s)).flatMap(([,n])=>{const[s,...o]=n;if(s===void 0||o.length===
0)return n;const c=$.Du.filter(i=>n.some(f=>f.clients.includes(i)));return{...s,clients:c,rows:Ye(n.flatMap(({rows:i})=>i))}})}function Ye(t){return[...Map.groupBy(
t,Ze)].sort(([n],[s])=>D(n,s)).map(([,n])=>n.reduce(qe))}const Ze=({kind:t,address:e,source:n,host:s,constraints:o,locked:c,places:i})=>JSON.stringify([t,e,n,s,
o,c,i]);function qe(t,e){const n=[t,e],s=$.Du.filter(i=>i in t.chosen||i in e.chosen),o=x(n,({placesLeftOut:i=0})=>i),c=Map.groupBy(n.flatMap(i=>i.platforms),({
platform:i})=>i);return{...t,chosen:Object.fromEntries(s.map(i=>{const f=n.flatMap(({chosen:a})=>i in a?[a[i]]:[]);return[i,f.includes(null)?null:f.toSorted()[0]??
null]})),newest:n.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[f])=>D(i,f)).map(([i,f])=>{const a=[!1,!0].find(p=>f.some(
({available:M})=>M===p));return{platform:i,available:a??null}}),worst:tt.oC.find(i=>n.some(({worst:f})=>f===i))??null,problems:b(n.flatMap(({problems:i})=>i),({
code:i})=>i),places:J(n.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function tn(t,e=[]){const n=t.map(({context:u})=>u),[s]=n;if(s===void 0)throw new Error(
"there is no report to merge");const o=R(n)?t:t.map(ie),[c,...i]=o.map(({verdict:u})=>u),f=c!==void 0&&i.length===0?c:nn(o),a=n.some(Q),p=i.length===0?en(s):h(o,
f,a),M=on(t,p,e);return{verdict:{...f,passed:M.length===0&&t.every(u=>sn(u,p)),stopped:xt(M)},context:p}}const en=t=>Q(t)?t:{...t,shards:null};function nn(t){const e=t.
map(({verdict:o})=>o),n=ze(e.map(o=>o.hosts)),s=E(e.map(o=>o.files));return{hosts:n,files:s,findings:[...n.flatMap(({findings:o})=>o),...s].sort(S.Np),roots:Qe(
e.map(o=>o.roots)),ignored:x(e,({ignored:o})=>o)}}function sn({verdict:t,counts:e},{failOn:n}){const s=t.stopped!==null&&Rt(t.stopped).every(Kt);return(t.passed||
s)&&!tt.oC.some(o=>e[o]>0&&(0,zt.k2)(o,n))}const Kt=t=>t.kind==="missing"&&t.what==="shard";function on(t,e,n){const s=t.flatMap(({verdict:{stopped:a}})=>a===null?
[]:Rt(a).filter(p=>!Kt(p))),{repository:o,repositories:c}=e,i=[o?.name,...c.map(({name:a})=>a)],f=[...s,...Jt(n,n.filter(a=>!i.includes(a))),...cn(t,e)];return[
...rn(e),...b(f,a=>JSON.stringify(a))]}function rn({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;return[{kind:"missing",what:"shard",names:Array.from(
{length:n},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:n}]}const Jt=(t,e)=>e.length===0?[]:[{kind:"missing",what:"repository",names:e,total:t.length}];
function cn(t,{repositories:e}){const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>Q(o)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return Jt(
n,n.filter(o=>s.some(c=>!c.has(o))))}var an=l(8641),ot=l(2995),ln=l(4844);const fn=128*1024*1024,Dt=512*1024*1024,Lt=5e3,un=20;async function dn(t,{directory:e,
wording:n=ot.w7,secrets:s}){const o=pn(t,n),c=hn(o.merge,e,n),i=ht(c);if(i.length>0)throw new ot.GN(i);const{verdict:f,context:a}=tn(c,o.repositories),p=(0,_.wX)(
f.hosts.flatMap(({requirements:L})=>L)),{verdict:M,...u}=s.redact({verdict:f,remarks:a.remarks,dialect:a.dialect},p);return{settings:o,changes:null,verdict:M,context:{
...a,...u}}}const mn=["merge","repositories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];
function pn(t,e){const{settings:n,mistakes:s}=(0,ot.P$)(t,e),o=ln.y.filter(({name:c,default:i})=>{const f=t[c]?.trim()??"";return!mn.includes(c)&&f!==""&&f!==i}).
map(({name:c})=>`${e.setting(c)} has no effect on a merge; set it for the checks`);if(s.length+o.length>0)throw new ot.GN([...s,...o]);return n}function hn(t,e,{
setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(M=>({entry:M,files:(0,I.p)(M,e)})),c=o.flatMap(({entry:M,files:u})=>u.ok?u.value.length>0?[]:
[`${M} has no .json file; ${s}`]:[u.why]),i=new Set(o.flatMap(M=>M.files.ok?M.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${s}`),i.size>
Lt&&c.push(`there are ${i.size} reports, the limit is ${Lt}`);const f=[],a=new Set;let p=0;for(const M of[...i].slice(0,Lt)){const u=(0,an.RK)((0,w.relative)(e,
M)),L=(0,P.yR)(M,fn);if(c.length>=un||p>Dt)break;if(!L.ok)c.push(`${u} ${(0,C.mP)(L.failure)}`);else{p+=L.bytes,p>Dt&&c.push(`the reports have more than ${Dt} b\
ytes together`);const Ut=(0,k.hash)("sha256",L.text);if(a.has(Ut))continue;a.add(Ut);const kt=Ne(L.text);kt.ok?f.push({...kt.value,file:u}):c.push(`${u} ${kt.why}`)}}
if(c.length>0)throw new ot.GN(c);return f}}),709:((rt,N,l)=>{l.d(N,{problemFacts:()=>R});var k=l(4929),w=l(3534),_=l(863),I=l(7052),P=l(960),C=l(9209),$=l(4592),
j=l(5136),S=l(3410),D=l(9804),b=l(4715),J=l(6003),H=l(4375),V=l(7751),x=l(2562),U=l(5138),v=l(789),E=l(793),A=l(6697),W=l(2847),K=l(9319),d=l(8011),h=l(6817);const m=()=>({
...$,...j,...k,...S,...w,..._,...I,...P,...b,...D,...J,...E,...H,...A,...x,...U,...C,...V,...W,...K,...d,...h,...v}),y=["host","proxy","tls","redirect","documen\
t","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing",
"credentials","services","not"];let T;function R(){return T??=F(),T}function F(){const it={},Q=Object.values(m());for(const pt of y){const ht=Q.filter(({code:B})=>B.
startsWith(`${pt}-`));for(const B of ht.sort((ct,gt)=>ct.code<gt.code?-1:1))it[B.code]=B}return it}const q="docs/problems.md"}),9804:((rt,N,l)=>{l.r(N),l.d(N,{clientVersion:()=>U,
constraintInvalid:()=>S,constraintUnmeetable:()=>D,lockInvalid:()=>x,lockOutside:()=>J});var k=l(1064),w=l(4e3),_=l(5799);const I=6,P=v=>`"${(0,w.dh)(v)}"`,C=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function $(v){const E=v.replace(C,"");return E===""?"":`: ${E}`}function j(v){switch(v.reason){case"syntax":{const{text:E,why:A}=v;return{message:`${P(E)} is no\
t a version constraint${$(A)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${v.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${P(v.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${v.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${v.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const S=(0,_.lS)((0,_.z3)("constraint-invalid","Version constraint is in\
valid",k.Du),j),D=(0,_.lS)((0,_.z3)("constraint-unmeetable","No version can meet the constraints",k.Du),({of:v,terms:E,preRelease:A})=>({message:`no version of ${v}\
 can match ${(0,w.XT)(E.map(P),I)}`,help:A!==void 0?`write ${P(A)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:E.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),b={terraform:"terraform",opentofu:"t\
ofu"},J=(0,_.lS)((0,_.z3)("lock-outside","Locked version does not match the constraints",k.Du),({provider:v,version:E,constraints:A,clients:W})=>{const[K,...d]=W,
h=K===void 0||d.length>0?"":`${b[K]} `;return{message:`locked provider ${v} ${E} does not match configured version constraint ${(0,w.XT)(A,I)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),H={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function V(v){const E="failed to read dependency lock file",A="restore the file, or rem\
ove the block and run `init` again";switch(v.reason){case"syntax":return{message:`${E}: ${v.error}`,help:A};case"twice":return{message:`${E}: it has two blocks \
for provider ${v.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${E}: the ${v.of} of provider ${v.
provider} must be written in normalized form: ${P(v.normal)}`,help:A};default:{const[W,K]=H[v.reason];return{message:`${E}: the ${W} of provider ${v.provider} ${K}`,
help:A}}}}const x=(0,_.lS)((0,_.z3)("lock-invalid","Dependency lock file is invalid",k.Du),V),U=(0,_.lS)((0,_.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",k.Du),({client:v,version:E,constraint:A})=>({message:`the version constraint ${P(A)} excludes ${k.bB[v]} ${E}`,help:`use another ver\
sion of ${k.bB[v]}, or change the constraint`}))}),4184:((rt,N,l)=>{l.d(N,{A7:()=>K,Ik:()=>W,J4:()=>I,Jt:()=>x,Qq:()=>b,Yz:()=>V,_f:()=>P,lq:()=>E,me:()=>v,nd:()=>J,
nx:()=>S,p_:()=>A,qF:()=>C,vj:()=>H,yL:()=>U});var k=l(3625),w=l(4e3);class _ extends Error{path="";expected;value;constructor(h,m){super(h),this.expected=h,this.
value=m}}function I(d,h){throw new _(d,h)}function P(d,h){try{return(0,k.J)(h(d))}catch(m){if(!(m instanceof _))throw m;const y=m.path.replace(/^\./,""),T=y===""?
"the document":y;return(0,k.T)(`${T} is ${j(m.value)}; expected ${m.expected}`)}}function C(d){const h=d.replace(/^\uFEFF/,"");if(h.trim()==="")return(0,k.T)("i\
s empty");try{return(0,k.J)(JSON.parse(h))}catch{return(0,k.T)("is not JSON")}}const $=80;function j(d){return d===void 0?"missing":Array.isArray(d)?"an array":
typeof d=="object"&&d!==null?"an object":(0,w.dh)(JSON.stringify(d)??typeof d,$)}function S(d,h,m){try{return m(h)}catch(y){throw y instanceof _&&(y.path=d+y.path),
y}}const D=4097,b=(d="a text",h=null,m=D)=>y=>((typeof y!="string"||h?.test(y)===!1)&&I(d,y),y.length<=m?y:I(`a text of at most ${m} characters`,y)),J=(d,h)=>m=>typeof m==
"number"&&Number.isInteger(m)&&m>=d&&m<=h?m:I(`a whole number from ${d} to ${h}`,m),H=d=>h=>typeof h=="number"&&h>=0&&h<=d?h:I(`a number from 0 to ${d}`,h),V=(d,h)=>{
const m=b(h);return y=>{const T=d(m(y));return T.ok?T.value:I(h,y)}},x=d=>typeof d=="boolean"?d:I("true or false",d),U=d=>{const h=new Set(d);return m=>h.has(m)?
m:I(`one of ${d.join(", ")}`,m)},v=d=>h=>h===null?null:d(h),E=(d,h)=>m=>m===void 0?h:d(m),A=(d,h)=>m=>(Array.isArray(m)||I("an array",m),m.length>h&&I(`an array\
 of at most ${h} items`,m),m.map((y,T)=>S(`[${T}]`,y,d))),W=d=>{const h=Object.entries(d);return m=>{(typeof m!="object"||m===null||Array.isArray(m))&&I("an obj\
ect",m);const y=m,T={};for(const[R,F]of h){const q=Object.hasOwn(y,R)?y[R]:void 0;T[R]=S(`.${R}`,q,F)}return T}},K=(d,h,m)=>y=>{(typeof y!="object"||y===null||Array.
isArray(y))&&I("an object",y);const T=Object.entries(y);return T.length>m&&I(`an object of at most ${m} members`,y),new Map(T.map(([R,F])=>[S("",R,d),S(`[${(0,w.
dh)(JSON.stringify(R),$)}]`,F,h)]))}})};export{gn as id,vn as ids,yn as modules};
