const gs=7929,vs=[7929,709],ys={6479:((rt,N,a)=>{a.d(N,{p:()=>P});var k=a(3024),j=a(6760),I=a(3625),$=a(5747);function P(C,D){const w=(0,j.resolve)(D,C);try{if(!(0,k.
statSync)(w).isDirectory())return(0,I.J)([w]);const S=(0,k.readdirSync)(w,{recursive:!0,withFileTypes:!0}).filter(L=>L.name.toLowerCase().endsWith(".json")&&!L.
isDirectory()).map(L=>(0,j.join)(L.parentPath,L.name));return(0,I.J)(S.sort())}catch(S){return(0,I.T)(`${C} cannot be read: ${(0,$.Oj)(S)}`)}}}),7929:((rt,N,a)=>{
a.d(N,{mergeReports:()=>ds});var k=a(7598),j=a(6760),I=a(2929),$=a(6479),P=a(5747),C=a(4e3),D=a(1064),w=a(6763),S=a(2886);const L=(t,e)=>t<e?-1:t>e?1:0;function b(t,e){
const s=new Map;for(const n of t){const o=e(n);s.has(o)||s.set(o,n)}return[...s].sort(([n],[o])=>L(n,o)).map(([,n])=>n)}const J=t=>b(t.flat(),V),H=10;function V(t){
if(typeof t=="string")return` ${t}`;const{file:e,line:s,column:n,endColumn:o}=t,c=[s,n,o].map(i=>String(i).padStart(H,"0"));return`!${e}
${c.join(" ")}`}const x=(t,e)=>t.reduce((s,n)=>s+e(n),0),U=(t,e)=>t.reduce((s,n)=>Math.max(s,e(n)),0);function v({severity:t,host:e,service:s,problem:n,affects:o,
exclude:c}){const{code:i,message:l,help:f}=n;return JSON.stringify([e,s,i,t,...[l,f??null,o,c===void 0]])}function _(t){const[e,...s]=t.filter(({length:o})=>o>0);
return s.length===0?e??[]:[...Map.groupBy(t.flat(),v)].sort(([o],[c])=>L(o,c)).flatMap(([,o])=>W(o)).sort((o,c)=>(0,S.Np)(o,c)||A(o)-A(c))}const A=({exclude:t})=>+(t!==
void 0);function W(t){const[e,...s]=t;if(e===void 0||s.length===0)return t;const{places:n,placesLeftOut:o}=(0,S.Mm)(J(t.map(u=>u.places))),c=o+x(t,u=>u.placesLeftOut??
0),i=b(t.flatMap(({exclude:u})=>u??[]),u=>u),{placesLeftOut:l,...f}=e;return[{...f,places:n,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:u})=>u)}]}const K=["warning","error","never"],m="as in each report";function h(t,e,s){const n=t.map(({context:i})=>i),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>s?U(n,i):x(n,i);return{...o,dialect:p(n.map(({dialect:i})=>i)),failOn:K.find(i=>n.some(({failOn:l})=>l===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:U(n,({scan:i})=>i.durationMs)},remarks:y(t,e),startedAt:n.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:U(n,({durationMs:i})=>i),clients:D.zK.filter(i=>n.some(({clients:l})=>l.includes(i))),...T(n),shards:it(
n)}}function p(t){const e=D.Du.filter(f=>t.some(u=>u.clients.includes(f))),[s,...n]=e,o=new Set(t.flatMap(({releases:f})=>f.map(({name:u})=>u))),c=new Set(t.map(
({why:f})=>f)),i=b(t.flatMap(f=>f.evidence),f=>JSON.stringify(f)),l=x(t,({evidenceLeftOut:f=0})=>f);return{name:s===void 0||n.length>0?"both":s,clients:e,releases:D.
pH.filter(({name:f})=>o.has(f)),versions:Object.fromEntries(e.flatMap(f=>{const u=new Set(t.flatMap(d=>d.clients.includes(f)?[d.versions[f]]:[])),[O]=u;return u.
size===1&&O!==void 0?[[f,O]]:[]})),why:c.size===1?[...c].join():m,evidence:i,...l===0?{}:{evidenceLeftOut:l},...t.some(({isGuess:f})=>f)?{isGuess:!0}:{}}}function y(t,e){
const s=t.map(({verdict:o,context:c})=>{const i=new Set((0,w.rc)(o));return c.remarks.filter(l=>!i.has(l))}),n=b(s.flat(),o=>o);return(0,w.q9)([...n,...(0,w.rc)(
e)])}function T(t){const e=t.map(({repository:n})=>n),s=F([...t.flatMap(({repositories:n})=>n)]);if(R(t)){const[n=null]=F(e.filter(o=>o!==null));return{repository:n,
repositories:s}}return{repository:null,repositories:F([...s,...e.filter(n=>n!==null)])}}const R=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,F=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[s])=>L(e,s)).map(([e,s])=>({name:e,url:q(s.map(({url:n})=>n)),commit:q(s.map(({commit:n})=>n))}));function q(t){const[e=null,
...s]=new Set(t);return s.length===0?e:null}function it(t){const e=t.flatMap(({shards:o})=>o??[]),s=e[0]?.count??0,n=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return n.length===s?null:{indexes:n,count:s}}const Q=({shards:t})=>t!==null&&t.indexes.length<t.count,pt=3;function ht(t){const e=t.filter(({context:n})=>Q(
n)),s=t.filter(({context:n})=>!Q(n));return e.length===0?[]:[...s.length===0?[]:[`${B(e)} ${ct(e)} of shards, but ${B(s)} ${ct(s)} not; merge the shards of one \
check, or reports of whole checks`],...gt(e),...Wt(e),...Ft(e)]}const B=t=>(0,C.XT)(t.map(({file:e})=>e),pt),ct=({length:t})=>t===1?"is":"are";function gt(t){const e=Map.
groupBy(t,({context:n})=>n.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([n,o])=>`${n} in ${B(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function Wt(t){const e=t.flatMap(s=>(s.context.shards?.indexes??[]).map(n=>({index:n,part:s})));return[
...Map.groupBy(e,({index:s})=>s)].flatMap(([s,n])=>{const o=B(n.map(({part:c})=>c));return n.length===1?[]:[`shard ${s} is in ${n.length} different reports: ${o}\
; merge only one of them`]})}function Ft(t){const e=new Map,s=new Set;for(const n of t)for(const{name:o,commit:c}of n.context.repositories){const i=e.get(o);c!==
null&&(i===void 0?e.set(o,{commit:c,part:n}):i.commit!==c&&s.add(`${B([i.part])} and ${B([n])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...s]}var zt=a(2389),tt=a(5799),et=a(5143),Xt=a(8884),Gt=a(5257),r=a(4184),z=a(3625),vt=a(709),At=a(1831);const Ht=1e7,Vt=1e9,Qt=1e12,g=(0,r.Qq)(),
M=t=>(0,r.p_)(t,Ht),G=(0,r.nd)(0,Vt),X=(0,r.lq)(G,0),Yt=(0,r.vj)(1e15),Y=(0,r.vj)(Qt),yt=M((0,r.yL)(D.Du)),st=(0,r.yL)(D.Du),St=M((0,r.yL)(D.zK)),Ot=(0,r.Yz)(t=>{
const e=(0,At.Pv)((0,At.nx)(t));return e.ok&&e.value===t?(0,z.J)(e.value):(0,z.T)("another form")},"a hostname in the form of a report"),Mt=(0,r.nd)(1,2**31);function Tt(t,e){
return t!==null?(0,et.yJ)(t,e):(0,et._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const Et=(0,r.Yz)(t=>(0,et.en)(t)?(0,z.J)(t):(0,z.T)(
"another name"),"the name of a repository"),Zt=(0,r.Ik)({repository:(0,r.lq)(Et,null),file:g,line:Mt,column:Mt,endColumn:Mt}),at=t=>{const{repository:e,file:s,...n}=Zt(
t);return{file:Tt(e,s),...n}},qt=(0,r.yL)(["hostnames input"]),_t=t=>typeof t=="string"?qt(t):at(t),nt=t=>{const e=g(t);return Object.hasOwn((0,vt.problemFacts)(),
e)?e:(0,r.J4)("a problem code of this version",t)};function lt(t,e,s){const{title:n,severity:o,affects:c}=(0,vt.problemFacts)()[t],i={code:t,title:n,severity:o,
usualSeverity:o,affects:c,message:e};return s===null?i:{...i,help:s}}const te=(0,r.Ik)({code:nt,message:g,help:(0,r.me)(g)}),ee=t=>{const{code:e,message:s,help:n}=te(
t);return lt(e,s,n)},se=(0,r.Ik)({code:nt,severity:(0,r.yL)(tt.oC),host:(0,r.me)(Ot),service:(0,r.me)(g),message:g,help:(0,r.me)(g),places:M(_t),placesLeftOut:X,
affects:St,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(M(g),null)}),ne=t=>{const{code:e,message:s,help:n,placesLeftOut:o,inFile:c,exclude:i,...l}=se(t),f={...lt(e,
s,n),affects:l.affects};return{isInFile:c,finding:{...l,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function oe(t,e){const s=Pt(),
n=t.map(u=>({...u,requirements:u.requirements.map(O=>({...O,because:s(O.because)}))})),o=new Map(n.map(u=>[u.visit.host,u]));o.size<n.length&&(0,r.J4)("hosts, e\
ach once",[...o.keys()]);const c=new Map,i=[],l=[];for(const{finding:u,isInFile:O}of e){const d=u.host===null?void 0:o.get(u.host),E={...u,places:s(u.places),isHostNew:d?.
isNew===!0};i.push(E),u.host===null||O?l.push(E):d===void 0?(0,r.J4)("findings about hosts of the report",u.host):c.set(u.host,[...c.get(u.host)??[],E])}return{
hosts:n.map(u=>re(u,c.get(u.visit.host)??[])),findings:i,files:l}}function re(t,e){const{visit:s}=t,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skip\
ped")return{...t,findings:e};const{code:o}=n.problem,c=e.find(l=>l.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...s.attempt,discovery:{
...n,problem:c}};return{...t,findings:e,visit:{...s,attempt:i}}}function Pt(){const t=new Map;return e=>{const s=JSON.stringify(e),n=t.get(s);return n===void 0&&
t.set(s,e),n??e}}function ie({verdict:t,context:e}){const{repository:s}=e;if(s===null)return{verdict:t,context:e};const n=d=>(0,et._M)(d)!==null||!(0,Xt.CN)(d)||
d===Gt.cd.file?d:(0,et.yJ)(s.name,d),o=Pt(),c=d=>({...d,file:n(d.file)}),i=d=>o(d.map(E=>typeof E=="string"?E:c(E))),l=d=>({...d,places:i(d.places)}),f=d=>({...d,
requirements:d.requirements.map(E=>({...E,because:i(E.because)})),servicesFrom:d.servicesFrom&&c(d.servicesFrom),findings:d.findings.map(l),visit:{...d.visit,forced:d.
visit.forced.map(E=>({...E,place:c(E.place)}))}}),u=new Set((0,w.rc)(t)),O=e.dialect.evidence.map(d=>({...d,place:c(d.place)}));return{context:{...e,dialect:{...e.
dialect,evidence:O},remarks:e.remarks.filter(d=>!u.has(d))},verdict:{...t,hosts:t.hosts.map(f),files:t.files.map(l),findings:t.findings.map(l),roots:t.roots.map(
d=>({...d,directory:n(d.directory),rows:d.rows.map(E=>({...E,places:i(E.places)}))}))}}}var ft=a(3592),ce=a(4120),ae=a(5603),It=a(5885);const le=t=>{const e=(0,r.
Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):e},fe=(0,r.Ik)(
{client:st,version:(0,r.me)(g),kind:(0,r.yL)(ae.A),text:g}),ue=(0,r.yL)(D.pH.map(({name:t})=>t)),de=(0,r.Ik)({clients:yt,assumed:r.Jt,why:g,versions:M((0,r.Ik)(
{client:st,version:g})),releases:M(ue),evidence:M(t=>{const{kind:e,...s}=fe(t);return{...s,level:e,place:at(t)}}),evidenceLeftOut:X}),me=t=>{const{clients:e,assumed:s,
why:n,versions:o,releases:c,evidence:i,...l}=de(t);return{clients:e,releases:D.pH.filter(({name:f})=>c.includes(f)),versions:Object.fromEntries(o.map(({client:f,
version:u})=>[f,u])),why:n,evidence:i,...l.evidenceLeftOut===0?{}:l,...s?{isGuess:!0}:{}}},pe=(0,r.Ik)({kind:(0,r.yL)(["deadline","signal","crash","missing","re\
ported"]),ms:(0,r.lq)(Y,0),signal:(0,r.lq)(g,""),what:(0,r.lq)((0,r.yL)(["shard","repository"]),null),names:(0,r.lq)(M(g),[]),total:(0,r.lq)(G,0),why:(0,r.lq)(g,
"")}),he=t=>{const{kind:e,ms:s,signal:n,what:o,names:c,total:i,why:l}=pe(t);switch(e){case"deadline":return{kind:e,ms:s};case"signal":return{kind:e,signal:n};case"\
crash":return{kind:e};case"missing":return{kind:e,what:o??"shard",names:c,total:i};case"reported":return{kind:e,why:l}}},wt=(0,r.Ik)({name:Et,url:(0,r.me)(g),commit:(0,r.
me)((0,r.Qq)("a commit",/^[0-9a-f]{40,64}$/))}),ge=(0,r.Ik)({indexes:(0,r.p_)((0,r.nd)(1,It.h),It.h),count:(0,r.nd)(1,It.h)}),ve=t=>{const{indexes:e,count:s}=ge(
t);return e.every((o,c)=>o<=s&&o>(e[c-1]??0))&&e.length>0?{indexes:e,count:s}:(0,r.J4)("shards in order",t)};var ye=a(7082);const Z=(0,r.me)(g),ut=(0,r.me)(Y),jt=[
"found","absent","failed","skipped"],Oe=(0,r.nd)(0,65535),Me=t=>{const[e,s,...n]=(0,r.p_)(Oe,2)(t);return(e===void 0||s===void 0||n.length>0)&&(0,r.J4)("two por\
ts",t),[e,s]},Ee=(0,r.Ik)({url:(0,r.lq)(g,null),login:(0,r.lq)((0,r.Ik)({client:g,grantTypes:M(g),authz:Z,token:Z,ports:Me,scopes:M(g)}),null),elementsLeftOut:X,
problem:(0,r.lq)(ee,null)}),_e=["none","sent","withheld","dropped"],Ie=["nothing","a token","an empty token","no token","not asked","not read"],$e=(0,r.yL)(["wo\
rks","fails","warns"]),De=1e3,Le=1e5,ke=2**20,Ae=(0,r.Ik)({host:Ot,discovery:(0,r.yL)(jt),code:(0,r.lq)(nt,null),excerpt:(0,r.lq)(g,null),documentUrl:Z,hops:M((0,r.
Ik)({url:g,status:(0,r.me)((0,r.nd)(0,999)),reason:g,mediaType:Z,authorization:(0,r.yL)(_e),address:Z,proxy:Z,ms:Y})),services:(0,r.A7)((0,r.Qq)("a service ID",
null,ke),Ee,Le),servicesLeftOut:X,servicesFrom:(0,r.me)(at),hostBlocks:M((0,r.Ik)({client:st,place:at})),required:M((0,r.Ik)({service:g,clients:yt,because:M(_t),
becauseLeftOut:X})),credentials:Z,looks:M((0,r.Ik)({client:st,looks:M((0,r.Ik)({source:g,held:(0,r.yL)(Ie),counts:r.Jt}))})),attempts:(0,r.nd)(1,De),earlier:(0,r.
lq)(M((0,r.Ik)({discovery:(0,r.yL)(jt),code:(0,r.lq)(nt,null),ms:Y})),[]),timingMs:(0,r.Ik)({lookup:ut,connect:ut,tls:ut,firstByte:ut,total:Y}),certificates:M((0,r.
Ik)({host:g,subject:g,issuer:g,validFrom:g,expires:g})),clients:(0,r.Ik)(Object.fromEntries(D.zK.map(t=>[t,$e]))),new:(0,r.lq)(r.Jt,!1)}),Se=t=>{const e=Ae(t),s=Array.
from(e.services,([n,o])=>we(n,o));return{visit:Te(e),requirements:e.required.map(({becauseLeftOut:n,...o})=>({host:e.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,
isForInit:!0})),services:s,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function Te(t){const{lookup:e,
connect:s,tls:n,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:u,code:O,ms:d})=>Pe(bt({kind:u,code:O,url:"",excerpt:null}),d)),l={discovery:bt({...t,
kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(u=>({...u,challenge:null})),timing:{lookupMs:e,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:c},headMs:null,certificates:t.
certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:l,earlier:i,later:Array.from({length:f},()=>l),credentials:t.credentials===null?null:
{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(u=>({...u,services:[]}))}}function Pe(t,e){const s=(0,ye.O)(
t);return{...s,timing:{...s.timing,totalMs:e}}}function bt({kind:t,code:e,url:s,excerpt:n}){switch(t){case"found":return{kind:t,url:dt(s,"documentUrl"),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:t,url:dt(s,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:lt(dt(e,"code"),"",null),excerpt:n};case"\
skipped":return{kind:t,problem:lt(dt(e,"code"),"",null)}}}const dt=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery says`,{});function we(t,e){return e.url!==
null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:
(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const je=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:g,source:g,host:Ot,
constraints:M(g),locked:(0,r.me)(g),chosen:(0,r.A7)(st,(0,r.me)(g),2),newest:(0,r.me)(g),platforms:M((0,r.Ik)({platform:g,available:(0,r.me)(r.Jt)})),worst:(0,r.
me)((0,r.yL)(tt.oC)),codes:M(nt),places:M(_t),placesLeftOut:X}),be=(0,r.Ik)({repository:(0,r.lq)(Et,null),directory:g,clients:yt,rows:M(je)}),Ce=t=>{const{repository:e,
directory:s,clients:n,rows:o}=be(t);return{directory:Tt(e,s),clients:n,rows:o.map(xe)}};function xe({codes:t,chosen:e,placesLeftOut:s,...n}){const o=(0,vt.problemFacts)();
return{...n,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:l}=o[c];return{code:c,title:i,usualSeverity:l}}),...s===0?{}:{placesLeftOut:s}}}
const Re=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(M(he),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.lq)(wt,null),repositories:(0,r.lq)(M(wt),
[]),shards:(0,r.lq)(ve,null),dialect:(0,r.yL)(["terraform","opentofu","both"]),clients:St,startedAt:le,durationMs:Y,counts:(0,r.Ik)({errors:G,warnings:G,notices:G}),
hosts:M(Se),hostsLeftOut:X,findings:M(ne),findingsLeftOut:X,roots:(0,r.lq)(M(Ce),[]),rootsLeftOut:X,ignored:G,usages:G,remarks:(0,r.lq)(M(g),[]),scan:(0,r.Ik)({
files:G,bytes:Yt,durationMs:Y}),clientDetection:me}),Be=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:g}),$t="let the check write it again";function Ne(t){const e=(0,r.
qF)(t);if(!e.ok)return(0,z.T)(`${e.why}; ${$t}`);const s=Ke(e.value);if(s!==null)return(0,z.T)(s);const n=(0,r._f)(e.value,Be);if(!n.ok)return(0,z.T)(`is no JSO\
N report: ${n.why}; ${$t}`);const{version:o}=n.value;if(o!==ft.xv)return(0,z.T)(`was written by tf-disco ${(0,C.dh)(o)}, and this is tf-disco ${ft.xv}; use the \
same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>Je(Re(i)));return c.ok?c:(0,z.T)(`has a mistake: ${c.why}; ${$t}`)}function Ke(t){return typeof t!=
"object"||t===null||Array.isArray(t)?Ct:"passed"in t?null:"usages"in t&&Array.isArray(t.usages)?"is a usages file; give it to a check as `usages`, and merge the\
 report of that check":Ct}const Ct="is no JSON report of tf-disco; give only JSON reports to a merge";function Je(t){const{counts:e,incomplete:s,dialect:n,clientDetection:o,
usages:c,scan:i}=t,l=[...s,...We(t)],f={passed:t.passed&&l.length===0,stopped:xt(l),...oe(t.hosts,t.findings),ignored:t.ignored,roots:t.roots},u={verdict:f,context:Fe(
t,{name:n,...o},{...i,usages:c}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}};return tt.oC.every(d=>Ue(f,d)===u.counts[d])||t.findingsLeftOut>0?
u:(0,r.J4)("counts of the findings that the report has",e)}const Ue=({findings:t},e)=>t.filter(s=>s.severity===e).length;function xt(t){const[e,...s]=t;return e===
void 0?null:s.length===0?e:{kind:"several",reasons:t}}const Rt=t=>t.kind==="several"?t.reasons:[t],We=t=>["host","finding","root"].flatMap(e=>{const s=t[`${e}sL\
eftOut`],n=(0,ce.px)(s,e==="root"?"root module":e);return s===0?[]:[{kind:"reported",why:`a report had no room for ${n}; use more shards`}]}),Fe=(t,e,s)=>({dialect:e,
failOn:t.failOn,scan:s,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:ft.xv,docsUrl:ft.aq,clients:t.clients,sources:[],links:null,repository:t.
repository,repositories:t.repositories,shards:t.shards,history:null});var mt=a(5102);const Bt=["fails","unchecked","warns","works","skipped"];function ze(t){return[
...Map.groupBy(t.flat(),({visit:s})=>s.host)].sort(([s],[n])=>L(s,n)).flatMap(([,s])=>Xe(s))}function Xe(t){const[e,...s]=t;return e===void 0||s.length===0?t:[{
...s.reduce((o,c)=>Ge(c,o)?c:o,e),requirements:He(t.flatMap(({requirements:o})=>o)),findings:_(t.map(({findings:o})=>o)),clients:Ve(t),isNew:t.some(({isNew:o})=>o)}]}
function Ge(t,e){const s=Bt.indexOf((0,mt.sG)(e))-Bt.indexOf((0,mt.sG)(t))||Number((0,mt.JR)(e))-Number((0,mt.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.
timing.totalMs;return s===0?L(Nt(t),Nt(e))>0:s>0}const Nt=({visit:t,services:e,servicesFrom:s})=>JSON.stringify([t,e,s]);function He(t){return[...Map.groupBy(t,
({service:s})=>s)].sort(([s],[n])=>L(s,n)).flatMap(([,s])=>{const[n]=s,o=x(s,({becauseLeftOut:l=0})=>l);if(n===void 0)return[];const{becauseLeftOut:c,...i}=n;return{
...i,clients:D.Du.filter(l=>s.some(({clients:f})=>f.includes(l))),because:J(s.map(({because:l})=>l)),...o===0?{}:{becauseLeftOut:o}}})}function Ve(t){const e=D.
zK.map(s=>{const n=t.map(({clients:c})=>c[s]),o=["fails","warns"].find(c=>n.includes(c));return[s,o??"works"]});return Object.fromEntries(e)}function Qe(t){return[
...Map.groupBy(t.flat(),({directory:s})=>s)].sort(([s],[n])=>L(s,n)).flatMap(([,s])=>{const[n,...o]=s;if(n===void 0||o.length===0)return s;const c=D.Du.filter(i=>s.
some(l=>l.clients.includes(i)));return{...n,clients:c,rows:Ye(s.flatMap(({rows:i})=>i))}})}function Ye(t){return[...Map.groupBy(t,Ze)].sort(([s],[n])=>L(s,n)).map(
([,s])=>s.reduce(qe))}const Ze=({kind:t,address:e,source:s,host:n,constraints:o,locked:c,places:i})=>JSON.stringify([t,e,s,n,o,c,i]);function qe(t,e){const s=[t,
e],n=D.Du.filter(i=>i in t.chosen||i in e.chosen),o=x(s,({placesLeftOut:i=0})=>i),c=Map.groupBy(s.flatMap(i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.
fromEntries(n.map(i=>{const l=s.flatMap(({chosen:f})=>i in f?[f[i]]:[]);return[i,l.includes(null)?null:l.toSorted()[0]??null]})),newest:s.map(({newest:i})=>i).toSorted().
find(i=>i!==null)??null,platforms:[...c].sort(([i],[l])=>L(i,l)).map(([i,l])=>{const f=[!1,!0].find(u=>l.some(({available:O})=>O===u));return{platform:i,available:f??
null}}),worst:tt.oC.find(i=>s.some(({worst:l})=>l===i))??null,problems:b(s.flatMap(({problems:i})=>i),({code:i})=>i),places:J(s.map(({places:i})=>i)),...o===0?{}:
{placesLeftOut:o}}}function ts(t,e=[]){const s=t.map(({context:d})=>d),[n]=s;if(n===void 0)throw new Error("there is no report to merge");const o=R(s)?t:t.map(ie),
[c,...i]=o.map(({verdict:d})=>d),l=c!==void 0&&i.length===0?c:ss(o),f=s.some(Q),u=i.length===0?es(n):h(o,l,f),O=os(t,u,e);return{verdict:{...l,passed:O.length===
0&&t.every(d=>ns(d,u)),stopped:xt(O)},context:u}}const es=t=>Q(t)?t:{...t,shards:null};function ss(t){const e=t.map(({verdict:o})=>o),s=ze(e.map(o=>o.hosts)),n=_(
e.map(o=>o.files));return{hosts:s,files:n,findings:[...s.flatMap(({findings:o})=>o),...n].sort(S.Np),roots:Qe(e.map(o=>o.roots)),ignored:x(e,({ignored:o})=>o)}}
function ns({verdict:t,counts:e},{failOn:s}){const n=t.stopped!==null&&Rt(t.stopped).every(Kt);return(t.passed||n)&&!tt.oC.some(o=>e[o]>0&&(0,zt.k2)(o,s))}const Kt=t=>t.
kind==="missing"&&t.what==="shard";function os(t,e,s){const n=t.flatMap(({verdict:{stopped:f}})=>f===null?[]:Rt(f).filter(u=>!Kt(u))),{repository:o,repositories:c}=e,
i=[o?.name,...c.map(({name:f})=>f)],l=[...n,...Jt(s,s.filter(f=>!i.includes(f))),...is(t,e)];return[...rs(e),...b(l,f=>JSON.stringify(f))]}function rs({shards:t}){
if(t===null)return[];const{indexes:e,count:s}=t;return[{kind:"missing",what:"shard",names:Array.from({length:s},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),
total:s}]}const Jt=(t,e)=>e.length===0?[]:[{kind:"missing",what:"repository",names:e,total:t.length}];function is(t,{repositories:e}){const s=e.map(({name:o})=>o),
n=t.filter(({context:o})=>Q(o)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return Jt(s,s.filter(o=>n.some(c=>!c.has(o))))}var cs=a(6897),as=a(
8641),ot=a(3152),ls=a(4844);const fs=128*1024*1024,Dt=512*1024*1024,Lt=5e3,us=20;async function ds(t,{directory:e,wording:s=ot.w7,secrets:n}){const o=ps(t,s),c=await hs(
o.merge,e,s),i=ht(c);if(i.length>0)throw new ot.GN(i);const{verdict:l,context:f}=ts(c,o.repositories),u=(0,I.wX)(l.hosts.flatMap(({requirements:E})=>E)),{verdict:O,
...d}=n.redact({verdict:l,remarks:f.remarks,dialect:f.dialect},u);return{settings:o,changes:null,verdict:O,context:{...f,...d}}}const ms=["merge","repositories",
"report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function ps(t,e){const{settings:s,mistakes:n}=(0,ot.
P$)(t,e),o=ls.y.filter(({name:c,default:i})=>{const l=t[c]?.trim()??"";return!ms.includes(c)&&l!==""&&l!==i}).map(({name:c})=>`${e.setting(c)} has no effect on \
a merge; set it for the checks`);if(n.length+o.length>0)throw new ot.GN([...n,...o]);return s}async function hs(t,e,{setting:s}){const n=`a check writes one wit\
h ${s("report")}`,o=t.map(O=>({entry:O,files:(0,$.p)(O,e)})),c=o.flatMap(({entry:O,files:d})=>d.ok?d.value.length>0?[]:[`${O} has no .json file; ${n}`]:[d.why]),
i=new Set(o.flatMap(O=>O.files.ok?O.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${n}`),i.size>Lt&&c.push(`there are ${i.size} reports, t\
he limit is ${Lt}`);const l=[],f=new Set;let u=0;for(const O of[...i].slice(0,Lt)){await(0,cs.x)();const d=(0,as.RK)((0,j.relative)(e,O)),E=(0,P.yR)(O,fs);if(c.
length>=us||u>Dt)break;if(!E.ok)c.push(`${d} ${(0,C.mP)(E.failure)}`);else{u+=E.bytes,u>Dt&&c.push(`the reports have more than ${Dt} bytes together`);const Ut=(0,k.
hash)("sha256",E.text);if(f.has(Ut))continue;f.add(Ut);const kt=Ne(E.text);kt.ok?l.push({...kt.value,file:d}):c.push(`${d} ${kt.why}`)}}if(c.length>0)throw new ot.
GN(c);return l}}),709:((rt,N,a)=>{a.d(N,{problemFacts:()=>R});var k=a(4929),j=a(3534),I=a(863),$=a(7052),P=a(960),C=a(9209),D=a(4592),w=a(5136),S=a(3410),L=a(9804),
b=a(4715),J=a(6003),H=a(4375),V=a(7751),x=a(2562),U=a(5138),v=a(789),_=a(793),A=a(6697),W=a(2847),K=a(9319),m=a(8011),h=a(6817);const p=()=>({...D,...w,...k,...S,
...j,...I,...$,...P,...b,...L,...J,..._,...H,...A,...x,...U,...C,...V,...W,...K,...m,...h,...v}),y=["host","proxy","tls","redirect","document","service","login",
"source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","servi\
ces","not"];let T;function R(){return T??=F(),T}function F(){const it={},Q=Object.values(p());for(const pt of y){const ht=Q.filter(({code:B})=>B.startsWith(`${pt}\
-`));for(const B of ht.sort((ct,gt)=>ct.code<gt.code?-1:1))it[B.code]=B}return it}const q="docs/problems.md"}),9804:((rt,N,a)=>{a.r(N),a.d(N,{clientVersion:()=>U,
constraintInvalid:()=>S,constraintUnmeetable:()=>L,lockInvalid:()=>x,lockOutside:()=>J});var k=a(1064),j=a(4e3),I=a(5799);const $=6,P=v=>`"${(0,j.dh)(v)}"`,C=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function D(v){const _=v.replace(C,"");return _===""?"":`: ${_}`}function w(v){switch(v.reason){case"syntax":{const{text:_,why:A}=v;return{message:`${P(_)} is no\
t a version constraint${D(A)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${v.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${P(v.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${v.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${v.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const S=(0,I.lS)((0,I.z3)("constraint-invalid","Version constraint is in\
valid",k.Du),w),L=(0,I.lS)((0,I.z3)("constraint-unmeetable","No version can meet the constraints",k.Du),({of:v,terms:_,preRelease:A})=>({message:`no version of ${v}\
 can match ${(0,j.XT)(_.map(P),$)}`,help:A!==void 0?`write ${P(A)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:_.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),b={terraform:"terraform",opentofu:"t\
ofu"},J=(0,I.lS)((0,I.z3)("lock-outside","Locked version does not match the constraints",k.Du),({provider:v,version:_,constraints:A,clients:W})=>{const[K,...m]=W,
h=K===void 0||m.length>0?"":`${b[K]} `;return{message:`locked provider ${v} ${_} does not match configured version constraint ${(0,j.XT)(A,$)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),H={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function V(v){const _="failed to read dependency lock file",A="restore the file, or rem\
ove the block and run `init` again";switch(v.reason){case"syntax":return{message:`${_}: ${v.error}`,help:A};case"twice":return{message:`${_}: it has two blocks \
for provider ${v.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${_}: the ${v.of} of provider ${v.
provider} must be written in normalized form: ${P(v.normal)}`,help:A};default:{const[W,K]=H[v.reason];return{message:`${_}: the ${W} of provider ${v.provider} ${K}`,
help:A}}}}const x=(0,I.lS)((0,I.z3)("lock-invalid","Dependency lock file is invalid",k.Du),V),U=(0,I.lS)((0,I.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",k.Du),({client:v,version:_,constraint:A})=>({message:`the version constraint ${P(A)} excludes ${k.bB[v]} ${_}`,help:`use another ver\
sion of ${k.bB[v]}, or change the constraint`}))}),4184:((rt,N,a)=>{a.d(N,{A7:()=>K,Ik:()=>W,J4:()=>$,Jt:()=>x,Qq:()=>b,Yz:()=>V,_f:()=>P,lq:()=>_,me:()=>v,nd:()=>J,
nx:()=>S,p_:()=>A,qF:()=>C,vj:()=>H,yL:()=>U});var k=a(3625),j=a(4e3);class I extends Error{path="";expected;value;constructor(h,p){super(h),this.expected=h,this.
value=p}}function $(m,h){throw new I(m,h)}function P(m,h){try{return(0,k.J)(h(m))}catch(p){if(!(p instanceof I))throw p;const y=p.path.replace(/^\./,""),T=y===""?
"the document":y;return(0,k.T)(`${T} is ${w(p.value)}; expected ${p.expected}`)}}function C(m){const h=m.replace(/^\uFEFF/,"");if(h.trim()==="")return(0,k.T)("i\
s empty");try{return(0,k.J)(JSON.parse(h))}catch{return(0,k.T)("is not JSON")}}const D=80;function w(m){return m===void 0?"missing":Array.isArray(m)?"an array":
typeof m=="object"&&m!==null?"an object":(0,j.dh)(JSON.stringify(m)??typeof m,D)}function S(m,h,p){try{return p(h)}catch(y){throw y instanceof I&&(y.path=m+y.path),
y}}const L=4097,b=(m="a text",h=null,p=L)=>y=>((typeof y!="string"||h?.test(y)===!1)&&$(m,y),y.length<=p?y:$(`a text of at most ${p} characters`,y)),J=(m,h)=>p=>typeof p==
"number"&&Number.isInteger(p)&&p>=m&&p<=h?p:$(`a whole number from ${m} to ${h}`,p),H=m=>h=>typeof h=="number"&&h>=0&&h<=m?h:$(`a number from 0 to ${m}`,h),V=(m,h)=>{
const p=b(h);return y=>{const T=m(p(y));return T.ok?T.value:$(h,y)}},x=m=>typeof m=="boolean"?m:$("true or false",m),U=m=>{const h=new Set(m);return p=>h.has(p)?
p:$(`one of ${m.join(", ")}`,p)},v=m=>h=>h===null?null:m(h),_=(m,h)=>p=>p===void 0?h:m(p),A=(m,h)=>p=>(Array.isArray(p)||$("an array",p),p.length>h&&$(`an array\
 of at most ${h} items`,p),p.map((y,T)=>S(`[${T}]`,y,m))),W=m=>{const h=Object.entries(m);return p=>{(typeof p!="object"||p===null||Array.isArray(p))&&$("an obj\
ect",p);const y=p,T={};for(const[R,F]of h){const q=Object.hasOwn(y,R)?y[R]:void 0;T[R]=S(`.${R}`,q,F)}return T}},K=(m,h,p)=>y=>{(typeof y!="object"||y===null||Array.
isArray(y))&&$("an object",y);const T=Object.entries(y);return T.length>p&&$(`an object of at most ${p} members`,y),new Map(T.map(([R,F])=>[S("",R,m),S(`[${(0,j.
dh)(JSON.stringify(R),D)}]`,F,h)]))}})};export{gs as id,vs as ids,ys as modules};
