const ps=5914,gs=[5914],vs={999:((xe,V,d)=>{d.d(V,{mergeReports:()=>us});var w=d(7598),J=d(6760),O=d(2929),G=d(6479),b=d(5747),L=d(3625),E=d(4e3),M=d(5102),R=d(
5143),Z=d(8884),C=d(6763),_=d(5257),A=d(5799),r=d(4184),I=d(8707),z=d(709),m=d(1064);const y=1e7,k=1e9,K=1e12,f=(0,r.Qq)(),g=e=>(0,r.p_)(e,y),$=(0,r.nd)(0,k),x=(0,r.
lq)($,0),Ae=(0,r.vj)(1e15),N=(0,r.vj)(K),de=g((0,r.yL)(m.Du)),ee=(0,r.yL)(m.Du),me=g((0,r.yL)(m.zK)),te=(0,r.nd)(1,2**31);function he(e,t){return e!==null?(0,R.
yJ)(e,t):(0,R._M)(t)===null?t:(0,r.J4)("a path without the name of a repository",t)}const Ne=(0,r.Ik)({repository:(0,r.lq)(I.aR,null),file:f,line:te,column:te,endColumn:te}),
q=e=>{const{repository:t,file:s,...n}=Ne(e);return{file:he(t,s),...n}},Te=(0,r.yL)(["hostnames input"]),se=e=>typeof e=="string"?Te(e):q(e),X=e=>{const t=f(e);return Object.
hasOwn((0,z.problemFacts)(),t)?t:(0,r.J4)("a problem code of this version",e)};function H(e,t,s){const{title:n,severity:o,affects:c}=(0,z.problemFacts)()[e],i={
code:e,title:n,severity:o,usualSeverity:o,affects:c,message:t};return s===null?i:{...i,help:s}}const Je=(0,r.Ik)({code:X,message:f,help:(0,r.me)(f)}),Ee=e=>{const{
code:t,message:s,help:n}=Je(e);return H(t,s,n)},Re=(0,r.Ik)({code:X,severity:(0,r.yL)(A.oC),host:(0,r.me)(I.OI),service:(0,r.me)(f),message:f,help:(0,r.me)(f),places:g(
se),placesLeftOut:x,affects:me,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(g(f),null)}),Ce=e=>{const{code:t,message:s,help:n,placesLeftOut:o,inFile:c,exclude:i,...a}=Re(
e),h={...H(t,s,n),affects:a.affects};return{isInFile:c,finding:{...a,problem:h,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function De(e,t){
const s=pe(),n=e.map(u=>({...u,requirements:u.requirements.map(p=>({...p,because:s(p.because)}))})),o=new Map(n.map(u=>[u.visit.host,u]));n.forEach((u,p)=>{o.get(
u.visit.host)!==u&&(0,r.nx)(`.hosts[${p}].host`,u.visit.host,l=>(0,r.J4)("each host once",l))});const c=new Map,i=[],a=[];for(const[u,{finding:p,isInFile:l}]of t.
entries()){const v=p.host===null?void 0:o.get(p.host),j={...p,places:s(p.places),isHostNew:v?.isNew===!0};i.push(j),p.host===null||l?a.push(j):v===void 0?(0,r.nx)(
`.findings[${u}].host`,p.host,P=>(0,r.J4)("one of hosts",P)):c.set(p.host,[...c.get(p.host)??[],j])}return{hosts:n.map(u=>Fe(u,c.get(u.visit.host)??[])),findings:i,
files:a}}function Fe(e,t){const{visit:s}=e,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skipped")return{...e,findings:t};const{code:o}=n.problem,c=t.
find(a=>a.problem.code===o)?.problem;if(c===void 0)return{...e,findings:t};const i={...s.attempt,discovery:{...n,problem:c}};return{...e,findings:t,visit:{...s,
attempt:i}}}function pe(){const e=new Map;return t=>{const s=JSON.stringify(t),n=e.get(s);return n===void 0&&e.set(s,t),n??t}}const ne=e=>(0,R._M)(e)===null&&(0,Z.
CN)(e)&&e!==_.cd.file;function Be({verdict:e,context:t}){const s=n=>n.some(o=>typeof o!="string"&&ne(o.file));return t.repository===null&&(e.findings.some(({places:n})=>s(
n))||e.hosts.some(({requirements:n})=>n.some(({because:o})=>s(o)))||e.roots.some(({directory:n})=>ne(n)))}function je({verdict:e,context:t}){const{repository:s}=t;
if(s===null)return{verdict:e,context:t};const n=l=>ne(l)?(0,R.yJ)(s.name,l):l,o=pe(),c=l=>({...l,file:n(l.file)}),i=l=>o(l.map(v=>typeof v=="string"?v:c(v))),a=l=>({
...l,places:i(l.places)}),h=l=>({...l,requirements:l.requirements.map(v=>({...v,because:i(v.because)})),servicesFrom:l.servicesFrom&&c(l.servicesFrom),findings:l.
findings.map(a),visit:{...l.visit,forced:l.visit.forced.map(v=>({...v,place:c(v.place)}))}}),u=new Set((0,C.rc)(e)),p=t.dialect.evidence.map(l=>({...l,place:c(l.
place)}));return{context:{...t,dialect:{...t.dialect,evidence:p},remarks:t.remarks.filter(l=>!u.has(l))},verdict:{...e,hosts:e.hosts.map(h),files:e.files.map(a),
findings:e.findings.map(a),roots:e.roots.map(l=>({...l,directory:n(l.directory),rows:l.rows.map(v=>({...v,places:i(v.places)}))}))}}}const ze=3;function Ke(e){const t=e.
filter(({context:n})=>(0,M.mt)(n.shards)),s=e.filter(({context:n})=>!(0,M.mt)(n.shards));return t.length===0?e.length>1?Xe(e):[]:[...s.length===0?[]:[`${D(t)} ${ge(
t)} of shards, but ${D(s)} ${ge(s)} not; merge the shards of one check, or reports of whole checks`],...Ue(t),...Pe(t),...Ve(t)]}const Xe=e=>e.filter(Be).map(({
file:t})=>`${t} does not say of which repository its files are; run the check in a checkout with the remote origin`),D=e=>(0,E.XT)(e.map(({file:t})=>t),ze),ge=({
length:e})=>e===1?"is":"are";function Ue(e){const t=Map.groupBy(e,({context:n})=>n.shards?.count);return t.size===1?[]:[`the numbers of shards differ: ${[...t].
map(([n,o])=>`${n} in ${D(o)}`).join("; ")}; merge the shards of one check, and delete reports of earlier ones`]}function Pe(e){const t=e.flatMap(s=>(s.context.
shards?.indexes??[]).map(n=>({index:n,part:s})));return[...Map.groupBy(t,({index:s})=>s)].flatMap(([s,n])=>{const o=D(n.map(({part:c})=>c));return n.length===1?
[]:[`shard ${s} is in ${n.length} different reports: ${o}; merge only one of them`]})}function Ve(e){const t=new Map,s=new Set;for(const n of e)for(const{name:o,
commit:c}of n.context.repositories){const i=t.get(o);c!==null&&(i===void 0?t.set(o,{commit:c,part:n}):i.commit!==c&&s.add(`${D([i.part])} and ${D([n])} checked \
different commits of ${o}; give all shards the same usages files`))}return[...s]}var ve=d(1952),oe=d(2886),Ge=d(2389),qe=d(2265),W=d(3592),re=d(5885);const He=e=>{
const t=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(e);return Number.isNaN(Date.parse(t))?(0,r.J4)("a time that exists",e):
t},We=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:$}),Qe=(0,r.Ik)({what:(0,r.yL)(["host","finding","root module"]),count:$}),Ye=(0,r.Ik)({kind:(0,r.yL)(
["deadline","signal","crash","missing","left-out"])}),Ze=(0,r.Qq)("the number of a shard",/^\d{1,3}$/),_e=e=>{const{kind:t}=Ye(e);switch(t){case"deadline":return{
kind:t,...(0,r.Ik)({ms:N})(e)};case"signal":return{kind:t,...(0,r.Ik)({signal:(0,r.Qq)("a signal",/^SIG[A-Z\d]{1,20}$/)})(e)};case"crash":return{kind:t};case"mi\
ssing":{const{what:s,total:n}=We(e),o=s==="shard"?Ze:I.aR;return{kind:t,what:s,...(0,r.Ik)({names:g(o)})(e),total:n}}case"left-out":return{kind:t,...Qe(e)}}},et=(0,r.
Ik)({indexes:(0,r.p_)((0,r.nd)(1,re.h),re.h),count:(0,r.nd)(1,re.h)}),tt=e=>{const{indexes:t,count:s}=et(e);return(!t.every((o,c)=>o<=s&&o>(t[c-1]??0))||t.length===
0)&&(0,r.J4)("shards in order",e),t.length<s||s===1?{indexes:t,count:s}:(0,r.J4)("some of the shards, not all",e)};var st=d(7082);const T=(0,r.me)(f),Q=(0,r.me)(
N),ye=["found","absent","failed","skipped"],nt=(0,r.nd)(0,65535),ot=e=>{const[t,s,...n]=(0,r.p_)(nt,2)(e);return(t===void 0||s===void 0||n.length>0)&&(0,r.J4)("\
two ports",e),[t,s]},rt=(0,r.Ik)({url:(0,r.lq)(f,null),login:(0,r.lq)((0,r.Ik)({client:f,grantTypes:g(f),authz:T,token:T,ports:ot,scopes:g(f)}),null),elementsLeftOut:x,
problem:(0,r.lq)(Ee,null)}),it=["none","sent","withheld","dropped"],ct=["nothing","a token","an empty token","no token","not asked","not read"],at=(0,r.yL)(["wo\
rks","fails","warns"]),lt=1e3,ut=1e5,ft=2**20,dt=(0,r.Ik)({host:I.OI,discovery:(0,r.yL)(ye),code:(0,r.lq)(X,null),excerpt:(0,r.lq)(f,null),documentUrl:T,hops:g(
(0,r.Ik)({url:f,status:(0,r.me)((0,r.nd)(0,999)),reason:f,mediaType:T,authorization:(0,r.yL)(it),address:T,proxy:T,ms:N})),services:(0,r.A7)((0,r.Qq)("a service\
 ID",null,ft),rt,ut),servicesLeftOut:x,servicesFrom:(0,r.me)(q),hostBlocks:g((0,r.Ik)({client:ee,place:q})),required:g((0,r.Ik)({service:f,clients:de,because:g(
se),becauseLeftOut:x})),credentials:T,looks:g((0,r.Ik)({client:ee,looks:g((0,r.Ik)({source:f,held:(0,r.yL)(ct),counts:r.Jt}))})),attempts:(0,r.nd)(1,lt),earlier:(0,r.
lq)(g((0,r.Ik)({discovery:(0,r.yL)(ye),code:(0,r.lq)(X,null),ms:N})),[]),timingMs:(0,r.Ik)({lookup:Q,connect:Q,tls:Q,firstByte:Q,total:N}),certificates:g((0,r.Ik)(
{host:f,subject:f,issuer:f,validFrom:f,expires:f})),clients:(0,r.Ik)(Object.fromEntries(m.zK.map(e=>[e,at]))),new:(0,r.lq)(r.Jt,!1)}),mt=e=>{const t=dt(e),s=Array.
from(t.services,([n,o])=>gt(n,o));return{visit:ht(t),requirements:t.required.map(({becauseLeftOut:n,...o})=>({host:t.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,
isForInit:!0})),services:s,servicesLeftOut:t.servicesLeftOut,servicesFrom:t.servicesFrom,findings:[],clients:t.clients,isNew:t.new}};function ht(e){const{lookup:t,
connect:s,tls:n,firstByte:o,total:c}=e.timingMs,i=e.earlier.map(({discovery:u,code:p,ms:l})=>pt(ke({kind:u,code:p,url:"",excerpt:null}),l)),a={discovery:ke({...e,
kind:e.discovery,url:e.documentUrl}),hops:e.hops.map(u=>({...u,challenge:null})),timing:{lookupMs:t,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:c},headMs:null,certificates:e.
certificates},h=Math.max(0,e.attempts-1-i.length);return{host:e.host,attempt:a,earlier:i,later:Array.from({length:h},()=>a),credentials:e.credentials===null?null:
{source:e.credentials,hasToken:!0,problem:null},looks:e.looks,difference:null,forced:e.hostBlocks.map(u=>({...u,services:[]}))}}function pt(e,t){const s=(0,st.O)(
e);return{...s,timing:{...s.timing,totalMs:t}}}function ke({kind:e,code:t,url:s,excerpt:n}){switch(e){case"found":return{kind:e,url:Y(s,"documentUrl"),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:e,url:Y(s,"documentUrl"),why:"status"};case"failed":return{kind:e,problem:H(Y(t,"code"),"",null),excerpt:n};case"\
skipped":return{kind:e,problem:H(Y(t,"code"),"",null)}}}const Y=(e,t)=>e??(0,r.J4)(`an object with ${t}, as discovery says`,{});function gt(e,t){return t.url!==
null?{id:e,kind:"url",url:t.url}:t.login!==null?{id:e,kind:"login",login:t.login,leftOut:t.elementsLeftOut}:t.problem!==null?{id:e,kind:"problem",problem:t.problem}:
(0,r.J4)(`services in which ${JSON.stringify(e)} has a url, login or problem`,{})}const vt=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:f,source:f,host:I.
OI,constraints:g(f),locked:(0,r.me)(f),chosen:(0,r.A7)(ee,(0,r.me)(f),2),newest:(0,r.me)(f),platforms:g((0,r.Ik)({platform:f,available:(0,r.me)(r.Jt)})),worst:(0,r.
me)((0,r.yL)(A.oC)),codes:g(X),places:g(se),placesLeftOut:x}),yt=(0,r.Ik)({repository:(0,r.lq)(I.aR,null),directory:f,clients:de,rows:g(vt)}),kt=e=>{const{repository:t,
directory:s,clients:n,rows:o}=yt(e);return{directory:he(t,s),clients:n,rows:o.map(Ot)}};function Ot({codes:e,chosen:t,placesLeftOut:s,...n}){const o=(0,z.problemFacts)();
return{...n,chosen:Object.fromEntries(t),problems:e.map(c=>{const{title:i,severity:a}=o[c];return{code:c,title:i,usualSeverity:a}}),...s===0?{}:{placesLeftOut:s}}}
const Mt=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(g(_e),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.lq)(I.Jk,null),repositories:(0,r.lq)(g(
I.Jk),[]),shards:(0,r.lq)(tt,null),clients:me,startedAt:He,durationMs:N,counts:(0,r.Ik)({errors:$,warnings:$,notices:$}),hosts:g(mt),hostsLeftOut:x,findings:g(Ce),
findingsLeftOut:x,roots:(0,r.lq)(g(kt),[]),rootsLeftOut:x,ignored:$,usages:$,remarks:(0,r.lq)(g(f),[]),scan:(0,r.Ik)({files:$,bytes:Ae,durationMs:N}),clientDetection:(0,qe.
g)(q)}),$t=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:f}),ie="let the check write it again";function It(e){const t=(0,r.qF)(e);if(!t.ok)return(0,L.T)(`${t.why}\
; ${ie}`);const s=wt(t.value);if(s!==null)return(0,L.T)(s);const n=(0,r._f)(t.value,$t);if(!n.ok)return(0,L.T)(`is no JSON report: ${n.why}; ${ie}`);const{version:o}=n.
value;if(o!==W.xv)return(0,L.T)(`was written by tf-disco ${(0,E.dh)(o)}, and this is tf-disco ${W.xv}; use the same version for every check and for the merge`);
const c=(0,r._f)(t.value,i=>St(Mt(i)));return c.ok?c:(0,L.T)(`has a mistake: ${c.why}; ${ie}`)}function wt(e){return typeof e!="object"||e===null||Array.isArray(
e)?Oe:"passed"in e?null:"usages"in e&&Array.isArray(e.usages)?"is a usages file; give it to a check as `usages`, and merge the report of that check":Oe}const Oe="\
is no JSON report of tf-disco; give only JSON reports to a merge";function St(e){const{counts:t,incomplete:s,clientDetection:n,usages:o,scan:c}=e,i=[...s,...Lt(
e)],a={passed:e.passed&&i.length===0,stopped:Me(i),...De(e.hosts,e.findings),ignored:e.ignored,roots:e.roots};return bt(a,e),{verdict:a,context:xt(e,n,{...c,usages:o}),
counts:{error:t.errors,warning:t.warnings,notice:t.notices}}}function bt({findings:e},{counts:t,findingsLeftOut:s}){for(const o of A.oC){const c=`${o}s`,{length:i}=e.
filter(h=>h.severity===o),a=t[c];if(a<i||a>i&&s===0){const h=`${i}, the number of ${c} in findings`;(0,r.nx)(`.counts.${c}`,a,u=>(0,r.J4)(h,u))}}const n=t.errors+
t.warnings+t.notices-e.length;if(n!==s){const o=`${n}, by which findings are fewer than counts say`;(0,r.nx)(".findingsLeftOut",s,c=>(0,r.J4)(o,c))}}function Me(e){
const[t,...s]=e;return t===void 0?null:s.length===0?t:{kind:"several",reasons:e}}const Lt=e=>[{what:"host",count:e.hostsLeftOut},{what:"finding",count:e.findingsLeftOut},
{what:"root module",count:e.rootsLeftOut}].flatMap(t=>t.count===0?[]:[{kind:"left-out",...t}]),xt=(e,t,s)=>({dialect:t,failOn:e.failOn,scan:s,remarks:e.remarks,
startedAt:e.startedAt,durationMs:e.durationMs,version:W.xv,docsUrl:W.aq,clients:e.clients,sources:[],links:null,repository:e.repository,repositories:e.repositories,
shards:e.shards,history:null});var At=d(5741);const S=(e,t)=>e<t?-1:e>t?1:0;function F(e,t){const s=new Map;for(const n of e){const o=t(n);s.has(o)||s.set(o,n)}
return[...s].sort(([n],[o])=>S(n,o)).map(([,n])=>n)}const ce=e=>F(e.flat(),Tt),Nt=10;function Tt(e){if(typeof e=="string")return` ${e}`;const{file:t,line:s,column:n,
endColumn:o}=e,c=[s,n,o].map(i=>String(i).padStart(Nt,"0"));return`!${t}
${c.join(" ")}`}const B=(e,t)=>e.reduce((s,n)=>s+t(n),0),ae=(e,t)=>e.reduce((s,n)=>Math.max(s,t(n)),0);function Jt({severity:e,host:t,service:s,problem:n,affects:o,
exclude:c}){const{code:i,message:a,help:h}=n;return JSON.stringify([t,s,i,e,...[a,h??null,o,c===void 0]])}function $e(e){const[t,...s]=e.filter(({length:o})=>o>
0);return s.length===0?t??[]:[...Map.groupBy(e.flat(),Jt)].sort(([o],[c])=>S(o,c)).flatMap(([,o])=>Et(o)).sort((o,c)=>(0,oe.Np)(o,c)||Ie(o)-Ie(c))}const Ie=({exclude:e})=>+(e!==
void 0);function Et(e){const[t,...s]=e;if(t===void 0||s.length===0)return e;const{places:n,placesLeftOut:o}=(0,oe.Mm)(ce(e.map(u=>u.places))),c=o+B(e,u=>u.placesLeftOut??
0),i=F(e.flatMap(({exclude:u})=>u??[]),u=>u),{placesLeftOut:a,...h}=t;return[{...h,places:n,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:e.
some(({isHostNew:u})=>u)}]}const Rt=["warning","error","never"],Ct="as in each report";function Dt(e,t,s){const n=e.map(({context:i})=>i),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>s?ae(n,i):B(n,i);return{...o,dialect:Ft(n.map(({dialect:i})=>i)),failOn:Rt.find(i=>n.some(({failOn:a})=>a===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:ae(n,({scan:i})=>i.durationMs)},remarks:Bt(e,t),startedAt:n.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:ae(n,({durationMs:i})=>i),clients:m.zK.filter(i=>n.some(({clients:a})=>a.includes(i))),...jt(n),shards:zt(
n)}}function Ft(e){const t=new Set(e.map(({why:o})=>o)),s=F(e.flatMap(o=>o.evidence),o=>JSON.stringify(o)),n=B(e,({evidenceLeftOut:o=0})=>o);return{...(0,At.hI)(
e),why:t.size===1?[...t].join():Ct,evidence:s,...n===0?{}:{evidenceLeftOut:n}}}function Bt(e,t){const s=e.map(({verdict:o,context:c})=>{const i=new Set((0,C.rc)(
o));return c.remarks.filter(a=>!i.has(a))}),n=F(s.flat(),o=>o);return(0,C.q9)([...n,...(0,C.rc)(t)])}function jt(e){const t=e.map(({repository:n})=>n),s=le([...e.
flatMap(({repositories:n})=>n)]);if(we(e)){const[n=null]=le(t.filter(o=>o!==null));return{repository:n,repositories:s}}return{repository:null,repositories:le([...s,
...t.filter(n=>n!==null)])}}const we=e=>new Set(e.map(({repository:t})=>t?.name)).size===1,le=e=>[...Map.groupBy(e,({name:t})=>t)].sort(([t],[s])=>S(t,s)).map(([
t,s])=>({name:t,url:Se(s.map(({url:n})=>n)),commit:Se(s.map(({commit:n})=>n))}));function Se(e){const[t=null,...s]=new Set(e);return s.length===0?t:null}function zt(e){
const t=e.flatMap(({shards:o})=>o??[]),s=t[0]?.count??0,n=[...new Set(t.flatMap(o=>o.indexes))].sort((o,c)=>o-c);return n.length===s?null:{indexes:n,count:s}}const be=[
"fails","unchecked","warns","works","skipped"];function Kt(e){return[...Map.groupBy(e.flat(),({visit:s})=>s.host)].sort(([s],[n])=>S(s,n)).flatMap(([,s])=>Xt(s))}
function Xt(e){const[t,...s]=e;return t===void 0||s.length===0?e:[{...s.reduce((o,c)=>Ut(c,o)?c:o,t),requirements:Pt(e.flatMap(({requirements:o})=>o)),findings:$e(
e.map(({findings:o})=>o)),clients:Vt(e),isNew:e.some(({isNew:o})=>o)}]}function Ut(e,t){const s=be.indexOf((0,M.sG)(t))-be.indexOf((0,M.sG)(e))||Number((0,M.JR)(
t))-Number((0,M.JR)(e))||e.visit.attempt.timing.totalMs-t.visit.attempt.timing.totalMs;return s===0?S(Le(e),Le(t))>0:s>0}const Le=({visit:e,services:t,servicesFrom:s})=>JSON.
stringify([e,t,s]);function Pt(e){return[...Map.groupBy(e,({service:s})=>s)].sort(([s],[n])=>S(s,n)).flatMap(([,s])=>{const[n]=s,o=B(s,({becauseLeftOut:a=0})=>a);
if(n===void 0)return[];const{becauseLeftOut:c,...i}=n;return{...i,clients:m.Du.filter(a=>s.some(({clients:h})=>h.includes(a))),because:ce(s.map(({because:a})=>a)),
...o===0?{}:{becauseLeftOut:o}}})}function Vt(e){const t=m.zK.map(s=>{const n=e.map(({clients:c})=>c[s]),o=["fails","warns"].find(c=>n.includes(c));return[s,o??
"works"]});return Object.fromEntries(t)}function Gt(e){return[...Map.groupBy(e.flat(),({directory:s})=>s)].sort(([s],[n])=>S(s,n)).flatMap(([,s])=>{const[n,...o]=s;
if(n===void 0||o.length===0)return s;const c=m.Du.filter(i=>s.some(a=>a.clients.includes(i)));return{...n,clients:c,rows:qt(s.flatMap(({rows:i})=>i))}})}function qt(e){
return[...Map.groupBy(e,Ht)].sort(([s],[n])=>S(s,n)).map(([,s])=>s.reduce(Wt))}const Ht=({kind:e,address:t,source:s,host:n,constraints:o,locked:c,places:i})=>JSON.
stringify([e,t,s,n,o,c,i]);function Wt(e,t){const s=[e,t],n=m.Du.filter(i=>i in e.chosen||i in t.chosen),o=B(s,({placesLeftOut:i=0})=>i),c=Map.groupBy(s.flatMap(
i=>i.platforms),({platform:i})=>i);return{...e,chosen:Object.fromEntries(n.map(i=>{const a=s.flatMap(({chosen:h})=>i in h?[h[i]]:[]);return[i,a.includes(null)?null:
a.toSorted()[0]??null]})),newest:s.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[a])=>S(i,a)).map(([i,a])=>{const h=[!1,!0].
find(u=>a.some(({available:p})=>p===u));return{platform:i,available:h??null}}),worst:A.oC.find(i=>s.some(({worst:a})=>a===i))??null,problems:F(s.flatMap(({problems:i})=>i),
({code:i})=>i),places:ce(s.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function Qt(e,t=[]){const s=e.map(({context:l})=>l),[n]=s;if(n===void 0)throw new Error(
"there is no report to merge");const o=we(s)?e:e.map(je),[c,...i]=o.map(({verdict:l})=>l),a=c!==void 0&&i.length===0?c:Zt(o),h=s.some(({shards:l})=>(0,M.mt)(l)),
u=i.length===0?Yt(n):Dt(o,a,h),p=ts(e,u,t);return{verdict:{...a,passed:p.length===0&&e.every(l=>_t(l,u)),stopped:Me(p)},context:u}}const Yt=e=>(0,M.mt)(e.shards)?
e:{...e,shards:null};function Zt(e){const t=e.map(({verdict:o})=>o),s=Kt(t.map(o=>o.hosts)),n=$e(t.map(o=>o.files));return{hosts:s,files:n,findings:[...s.flatMap(
({findings:o})=>o),...n].sort(oe.Np),roots:Gt(t.map(o=>o.roots)),ignored:B(t,({ignored:o})=>o)}}function _t({verdict:e,counts:t},{failOn:s}){return(e.passed||e.
stopped!==null)&&!A.oC.some(n=>t[n]>0&&(0,Ge.k2)(n,s))}const es=e=>e.kind==="missing"&&e.what==="shard";function ts(e,t,s){const n=e.flatMap(({verdict:{stopped:h},
context:u})=>h===null?[]:(0,E.zM)(h).filter(p=>!(es(p)&&(0,M.mt)(u.shards)))),{repository:o,repositories:c}=t,i=[...o===null?[]:[o],...c],a=[...n,...(0,ve.V)(s,
i.map(({name:h})=>h)),...ns(e,t)];return[...ss(t),...F(a,h=>JSON.stringify(h))]}function ss({shards:e}){if(e===null)return[];const{indexes:t,count:s}=e;return[{
kind:"missing",what:"shard",names:Array.from({length:s},(o,c)=>c+1).filter(o=>!t.includes(o)).map(String),total:s}]}function ns(e,{repositories:t}){const s=t.map(
({name:o})=>o),n=e.filter(({context:o})=>(0,M.mt)(o.shards)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return(0,ve.V)(s,s.filter(o=>n.every(
c=>c.has(o))))}var os=d(6897),rs=d(8641),is=d(7814),U=d(3152),cs=d(772);const as=128*1024*1024,ue=512*1024*1024,fe=5e3,ls=20;async function us(e,{directory:t,wording:s=U.
w7,secrets:n}){const o=ds(e,s),c=await hs(o.merge,t,s),i=Ke(c);if(i.length>0)throw new U.GN(i);const{verdict:a,context:h}=Qt(c,o.repositories),u=(0,O.wX)(a.hosts.
flatMap(({requirements:v})=>v)),{verdict:p,...l}=n.redact({verdict:a,remarks:h.remarks,dialect:h.dialect},u);return{settings:o,changes:null,verdict:p,context:{...h,
...l}}}const fs=["merge","repositories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function ds(e,t){
const{settings:s,mistakes:n}=(0,U.P$)(e,t),o=cs.y.filter(({name:c,default:i})=>{const a=e[c]?.trim()??"";return!fs.includes(c)&&a!==""&&a!==i}).map(({name:c})=>`${t.
setting(c)} has no effect on a merge; set it for the checks`);if(n.length+o.length>0)throw new U.GN([...n,...o]);return s}function ms(e,t){const s=(0,G.p)(e,t);
if(!s.ok)return s;const n=o=>{const c=(0,is.$)(o);return o===(0,J.resolve)(t,e)||c.ok&&c.value.format==="json"};return(0,L.J)(s.value.filter(n))}async function hs(e,t,{
setting:s}){const n=`a check writes one with ${s("report")}`,o=e.map(p=>({entry:p,files:ms(p,t)})),c=o.flatMap(({entry:p,files:l})=>l.ok?l.value.length>0?[]:[`${p}\
 has no .json file; ${n}`]:[l.why]),i=new Set(o.flatMap(p=>p.files.ok?p.files.value:[]));e.length===0&&c.push(`there is no report to merge; ${n}`),i.size>fe&&c.
push(`there are ${i.size} reports, the limit is ${fe}`);const a=[],h=new Set;let u=0;for(const p of[...i].slice(0,fe)){await(0,os.x)();const l=(0,rs.RK)((0,J.relative)(
t,p)),v=(0,b.yR)(p,as);if(c.length>=ls||u>ue)break;if(!v.ok)c.push(`${l} ${(0,E.mP)(v.failure)}`);else{u+=v.bytes,u>ue&&c.push(`the reports have more than ${ue}\
 bytes together`);const j=(0,w.hash)("sha256",v.text);if(h.has(j))continue;h.add(j);const P=It(v.text);P.ok?a.push({...P.value,file:l}):c.push(`${l} ${P.why}`)}}
if(c.length>0)throw new U.GN(c);return a}}),9804:((xe,V,d)=>{d.r(V),d.d(V,{clientVersion:()=>z,constraintInvalid:()=>R,constraintUnmeetable:()=>Z,lockInvalid:()=>I,
lockOutside:()=>_});var w=d(1064),J=d(4e3),O=d(5799);const G=6,b=m=>`"${(0,J.dh)(m)}"`,L=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function E(m){const y=m.replace(L,"");return y===""?"":`: ${y}`}function M(m){switch(m.reason){case"syntax":{const{text:y,why:k}=m;return{message:`${b(y)} is no\
t a version constraint${E(k)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${m.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${m.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${b(m.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${m.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${m.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const R=(0,O.lS)((0,O.z3)("constraint-invalid","Version constraint is in\
valid",w.Du),M),Z=(0,O.lS)((0,O.z3)("constraint-unmeetable","No version can meet the constraints",w.Du),({of:m,terms:y,preRelease:k})=>({message:`no version of ${m}\
 can match ${(0,J.XT)(y.map(b),G)}`,help:k!==void 0?`write ${b(k)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:y.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),C={terraform:"terraform",opentofu:"t\
ofu"},_=(0,O.lS)((0,O.z3)("lock-outside","Locked version does not match the constraints",w.Du),({provider:m,version:y,constraints:k,clients:K})=>{const[f,...g]=K,
$=f===void 0||g.length>0?"":`${C[f]} `;return{message:`locked provider ${m} ${y} does not match configured version constraint ${(0,J.XT)(k,G)}`,help:`run \`${$}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),A={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function r(m){const y="failed to read dependency lock file",k="restore the file, or rem\
ove the block and run `init` again";switch(m.reason){case"syntax":return{message:`${y}: ${m.error}`,help:k};case"twice":return{message:`${y}: it has two blocks \
for provider ${m.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${y}: the ${m.of} of provider ${m.
provider} must be written in normalized form: ${b(m.normal)}`,help:k};default:{const[K,f]=A[m.reason];return{message:`${y}: the ${K} of provider ${m.provider} ${f}`,
help:k}}}}const I=(0,O.lS)((0,O.z3)("lock-invalid","Dependency lock file is invalid",w.Du),r),z=(0,O.lS)((0,O.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",w.Du),({client:m,version:y,constraint:k})=>({message:`the version constraint ${b(k)} excludes ${w.bB[m]} ${y}`,help:`use another ver\
sion of ${w.bB[m]}, or change the constraint`}))})};export{ps as id,gs as ids,vs as modules};
