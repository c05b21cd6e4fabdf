const Ms=999,Os=[999],Ss={999:((ks,yt,m)=>{m.d(yt,{mergeReports:()=>ms});var vt=m(7598),kt=m(6760),Mt=m(2929),Ot=m(9460),St=m(5747),T=m(4e3),y=m(5102),R=m(5143),
It=m(8884),E=m(6763),wt=m(5257),A=m(5799),r=m(4184),O=m(8707),X=m(709),v=m(1064);const $t=1e7,Lt=1e9,xt=1e12,d=(0,r.Qq)(),h=t=>(0,r.p_)(t,$t),k=(0,r.nd)(0,Lt),S=(0,r.
lq)(k,0),bt=(0,r.vj)(1e15),I=(0,r.vj)(xt),_=h((0,r.yL)(v.Du)),K=(0,r.yL)(v.Du),tt=h((0,r.yL)(v.zK)),z=(0,r.nd)(1,2**31);function et(t,e){return t!==null?(0,R.yJ)(
t,e):(0,R._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const Nt=(0,r.Ik)({repository:(0,r.lq)(O.aR,null),file:d,line:z,column:z,endColumn:z}),
C=t=>{const{repository:e,file:s,...n}=Nt(t);return{file:et(e,s),...n}},At=(0,r.yL)(["hostnames input"]),G=t=>typeof t=="string"?At(t):C(t),J=t=>{const e=d(t);return Object.
hasOwn((0,X.problemFacts)(),e)?e:(0,r.J4)("a problem code of this version",t)};function B(t,e,s){const{title:n,severity:o,affects:c}=(0,X.problemFacts)()[t],i={
code:t,title:n,severity:o,usualSeverity:o,affects:c,message:e};return s===null?i:{...i,help:s}}const Jt=(0,r.Ik)({code:J,message:d,help:(0,r.me)(d)}),Ft=t=>{const{
code:e,message:s,help:n}=Jt(t);return B(e,s,n)},Tt=(0,r.Ik)({code:J,severity:(0,r.yL)(A.oC),host:(0,r.me)(O.OI),service:(0,r.me)(d),message:d,help:(0,r.me)(d),places:h(
G),placesLeftOut:S,affects:tt,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(h(d),null)}),Rt=t=>{const{code:e,message:s,help:n,placesLeftOut:o,inFile:c,exclude:i,...a}=Tt(
t),f={...B(e,s,n),affects:a.affects};return{isInFile:c,finding:{...a,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function Et(t,e){
const s=st(),n=t.map(l=>({...l,requirements:l.requirements.map(p=>({...p,because:s(p.because)}))})),o=new Map(n.map(l=>[l.visit.host,l]));n.forEach((l,p)=>{o.get(
l.visit.host)!==l&&(0,r.nx)(`.hosts[${p}].host`,l.visit.host,u=>(0,r.J4)("each host once",u))});const c=new Map(n.map(({visit:l})=>[l.host,[]])),i=[],a=[];for(const[
l,{finding:p,isInFile:u}]of e.entries()){const g=p.host===null?void 0:o.get(p.host),N={...p,places:s(p.places),isHostNew:g?.isNew===!0};i.push(N);const gt=p.host===
null||u?a:c.get(p.host);gt!==void 0?gt.push(N):(0,r.nx)(`.findings[${l}].host`,p.host,vs=>(0,r.J4)("one of hosts",vs))}return{hosts:n.map(l=>Ct(l,c.get(l.visit.
host)??[])),findings:i,files:a}}function Ct(t,e){const{visit:s}=t,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skipped")return{...t,findings:e};const{
code:o}=n.problem,c=e.find(a=>a.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...s.attempt,discovery:{...n,problem:c}};return{...t,findings:e,
visit:{...s,attempt:i}}}function st(){const t=new Map;return e=>{const s=JSON.stringify(e),n=t.get(s);return n===void 0&&t.set(s,e),n??e}}const q=t=>(0,R._M)(t)===
null&&(0,It.CN)(t)&&t!==wt.cd.file;function Bt({verdict:t,context:e}){const s=n=>n.some(o=>typeof o!="string"&&q(o.file));return e.repository===null&&(t.findings.
some(({places:n})=>s(n))||t.hosts.some(({requirements:n})=>n.some(({because:o})=>s(o)))||t.roots.some(({directory:n})=>q(n)))}function jt({verdict:t,context:e}){
const{repository:s}=e;if(s===null)return{verdict:t,context:e};const n=u=>q(u)?(0,R.yJ)(s.name,u):u,o=st(),c=u=>({...u,file:n(u.file)}),i=u=>o(u.map(g=>typeof g==
"string"?g:c(g))),a=u=>({...u,places:i(u.places)}),f=u=>({...u,requirements:u.requirements.map(g=>({...g,because:i(g.because)})),servicesFrom:u.servicesFrom&&c(
u.servicesFrom),findings:u.findings.map(a),visit:{...u.visit,forced:u.visit.forced.map(g=>({...g,place:c(g.place)}))}}),l=new Set((0,E.rc)(t)),p=e.dialect.evidence.
map(u=>({...u,place:c(u.place)}));return{context:{...e,dialect:{...e.dialect,evidence:p},remarks:e.remarks.filter(u=>!l.has(u))},verdict:{...t,hosts:t.hosts.map(
f),files:t.files.map(a),findings:t.findings.map(a),roots:t.roots.map(u=>({...u,directory:n(u.directory),rows:u.rows.map(g=>({...g,places:i(g.places)}))}))}}}const Dt=3;
function Ut(t){const e=t.filter(({context:n})=>(0,y.mt)(n.shards)),s=t.filter(({context:n})=>!(0,y.mt)(n.shards));return e.length===0?t.length>1?Xt(t):[]:[...s.
length===0?[]:[`${$(e)} ${nt(e)} of shards, but ${$(s)} ${nt(s)} not; merge the shards of one check, or reports of whole checks`],...Kt(e),...zt(e),...Gt(e)]}const Xt=t=>t.
filter(Bt).map(({file:e})=>`${e} does not say of which repository its files are; run the check in a checkout with the remote origin`),$=t=>(0,T.XT)(t.map(({file:e})=>e),
Dt),nt=({length:t})=>t===1?"is":"are";function Kt(t){const e=Map.groupBy(t,({context:n})=>n.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[
...e].map(([n,o])=>`${n} in ${$(o)}`).join("; ")}; merge the shards of one check, and delete reports of earlier ones`]}function zt(t){const e=t.flatMap(s=>(s.context.
shards?.indexes??[]).map(n=>({index:n,part:s})));return[...Map.groupBy(e,({index:s})=>s)].flatMap(([s,n])=>{const o=$(n.map(({part:c})=>c));return n.length===1?
[]:[`shard ${s} is in ${n.length} different reports: ${o}; merge only one of them`]})}function Gt(t){const e=new Map,s=new Set;for(const n of t)for(const{name:o,
commit:c}of n.context.repositories){const i=e.get(o);c!==null&&(i===void 0?e.set(o,{commit:c,part:n}):i.commit!==c&&s.add(`${$([i.part])} and ${$([n])} checked \
different commits of ${o}; give all shards the same usages files`))}return[...s]}var ot=m(1952),H=m(2886),qt=m(2389),Ht=m(2265),L=m(3625),j=m(3592),V=m(5885);const Vt=t=>{
const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):
e},Pt=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:k}),Qt=(0,r.Ik)({what:(0,r.yL)(["host","finding","root module"]),count:k}),Wt=(0,r.Ik)({kind:(0,r.yL)(
["deadline","signal","crash","missing","left-out"])}),Yt=(0,r.Qq)("the number of a shard",/^\d{1,3}$/),Zt=t=>{const{kind:e}=Wt(t);switch(e){case"deadline":return{
kind:e,...(0,r.Ik)({ms:I})(t)};case"signal":return{kind:e,...(0,r.Ik)({signal:(0,r.Qq)("a signal",/^SIG[A-Z\d]{1,20}$/)})(t)};case"crash":return{kind:e};case"mi\
ssing":{const{what:s,total:n}=Pt(t),o=s==="shard"?Yt:O.aR;return{kind:e,what:s,...(0,r.Ik)({names:h(o)})(t),total:n}}case"left-out":return{kind:e,...Qt(t)}}},_t=(0,r.
Ik)({indexes:(0,r.p_)((0,r.nd)(1,V.h),V.h),count:(0,r.nd)(1,V.h)}),te=t=>{const{indexes:e,count:s}=_t(t);return(!e.every((o,c)=>o<=s&&o>(e[c-1]??0))||e.length===
0)&&(0,r.J4)("shards in order",t),e.length<s||s===1?{indexes:e,count:s}:(0,r.J4)("some of the shards, not all",t)};var ee=m(4283),se=m(7082);const w=(0,r.me)(d),
D=(0,r.me)(I),rt=["found","absent","failed","skipped"],ne=(0,r.nd)(0,65535),oe=t=>{const[e,s,...n]=(0,r.p_)(ne,2)(t);return(e===void 0||s===void 0||n.length>0)&&
(0,r.J4)("two ports",t),[e,s]},re=(0,r.Ik)({url:(0,r.lq)(d,null),login:(0,r.lq)((0,r.Ik)({client:d,grantTypes:h(d),authz:w,token:w,ports:oe,scopes:h(d)}),null),
elementsLeftOut:S,problem:(0,r.lq)(Ft,null)}),ie=["none","sent","withheld","dropped"],ce=["nothing","a token","an empty token","no token","not asked","not read"],
ae=(0,r.yL)(["works","fails","warns"]),le=1e3,ue=1e5,fe=2**20,de=(0,r.Ik)({host:O.OI,discovery:(0,r.yL)(rt),code:(0,r.lq)(J,null),excerpt:(0,r.lq)(d,null),documentUrl:w,
hops:h((0,r.Ik)({url:d,status:(0,r.me)((0,r.nd)(0,999)),reason:d,mediaType:w,authorization:(0,r.yL)(ie),address:w,proxy:w,ms:I})),services:(0,r.A7)((0,r.Qq)("a \
service ID",null,fe),re,ue),servicesLeftOut:S,servicesFrom:(0,r.me)(C),hostBlocks:h((0,r.Ik)({client:K,place:C})),required:h((0,r.Ik)({service:d,clients:_,because:h(
G),becauseLeftOut:S})),credentials:w,looks:h((0,r.Ik)({client:K,looks:h((0,r.Ik)({source:d,held:(0,r.yL)(ce),counts:r.Jt}))})),attempts:(0,r.nd)(1,le),earlier:(0,r.
lq)(h((0,r.Ik)({discovery:(0,r.yL)(rt),code:(0,r.lq)(J,null),ms:I})),[]),timingMs:(0,r.Ik)({lookup:D,connect:D,tls:D,firstByte:D,total:I}),certificates:h((0,r.Ik)(
{host:d,subject:d,issuer:d,validFrom:d,expires:d})),clients:(0,r.Ik)(Object.fromEntries(v.zK.map(t=>[t,ae]))),new:(0,r.lq)(r.Jt,!1)}),me=t=>{const e=de(t),s=Array.
from(e.services,([n,o])=>ge(n,o));return{visit:pe(e),requirements:e.required.map(({becauseLeftOut:n,...o})=>({host:e.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,
isForInit:!0})),services:s,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function pe(t){const{lookup:e,
connect:s,tls:n,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:l,code:p,ms:u})=>he(it({kind:l,code:p,url:"",excerpt:null}),u)),a={discovery:it({...t,
kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(l=>({...l,challenge:null})),timing:{lookupMs:e,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:c},headMs:null,certificates:t.
certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:a,earlier:i,later:Array.from({length:f},()=>a),credentials:t.credentials===null?null:
{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(l=>({...l,services:[]}))}}function he(t,e){const s=(0,se.O)(
t);return{...s,timing:{...s.timing,totalMs:e}}}function it({kind:t,code:e,url:s,excerpt:n}){switch(t){case"found":return{kind:t,url:ct(U(s,"documentUrl")),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:t,url:ct(U(s,"documentUrl")),why:"status"};case"failed":return{kind:t,problem:B(U(e,"code"),"",null),excerpt:n};case"\
skipped":return{kind:t,problem:B(U(e,"code"),"",null)}}}const U=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery says`,{});function ge(t,e){return e.url!==
null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:
(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}function ct(t){const e=(0,ee.Dl)(t);return e.ok?e.value:(0,r.J4)("a URL as `do\
cumentUrl`",t)}const ye=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:d,source:d,host:O.OI,constraints:h(d),locked:(0,r.me)(d),chosen:(0,r.A7)(K,(0,r.me)(
d),2),newest:(0,r.me)(d),platforms:h((0,r.Ik)({platform:d,available:(0,r.me)(r.Jt)})),worst:(0,r.me)((0,r.yL)(A.oC)),codes:h(J),places:h(G),placesLeftOut:S}),ve=(0,r.
Ik)({repository:(0,r.lq)(O.aR,null),directory:d,clients:_,rows:h(ye)}),ke=t=>{const{repository:e,directory:s,clients:n,rows:o}=ve(t);return{directory:et(e,s),clients:n,
rows:o.map(Me)}};function Me({codes:t,chosen:e,placesLeftOut:s,...n}){const o=(0,X.problemFacts)();return{...n,chosen:Object.fromEntries(e),problems:t.map(c=>{const{
title:i,severity:a}=o[c];return{code:c,title:i,usualSeverity:a}}),...s===0?{}:{placesLeftOut:s}}}const Oe=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(h(Zt),[]),failOn:(0,r.
yL)(["error","warning","never"]),repository:(0,r.lq)(O.Jk,null),repositories:(0,r.lq)(h(O.Jk),[]),shards:(0,r.lq)(te,null),clients:tt,startedAt:Vt,durationMs:I,
counts:(0,r.Ik)({errors:k,warnings:k,notices:k}),hosts:h(me),hostsLeftOut:S,findings:h(Rt),findingsLeftOut:S,roots:(0,r.lq)(h(ke),[]),rootsLeftOut:S,ignored:k,usages:k,
remarks:(0,r.lq)(h(d),[]),scan:(0,r.Ik)({files:k,bytes:bt,durationMs:I}),clientDetection:(0,Ht.g)(C)}),Se=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:d}),P="l\
et the check write it again";function Ie(t){if($e(t))return(0,L.T)(Le);const e=(0,r.qF)(t);if(!e.ok)return(0,L.T)(`${e.why}; ${P}`);const s=we(e.value);if(s!==null)
return(0,L.T)(s);const n=(0,r._f)(e.value,Se);if(!n.ok)return(0,L.T)(`is no JSON report: ${n.why}; ${P}`);const{version:o}=n.value;if(o!==j.xv)return(0,L.T)(`wa\
s written by tf-disco ${(0,T.dh)(o)}, and this is tf-disco ${j.xv}; use the same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>xe(Oe(i)));
return c.ok?c:(0,L.T)(`has a mistake: ${c.why}; ${P}`)}function we(t){return typeof t!="object"||t===null||Array.isArray(t)?at:"passed"in t?null:at}const $e=t=>/^\uFEFF?\{"kind":/.
test(t),Le="is a usages file; give it to a check as `usages`, and merge the report of that check",at="is no JSON report of tf-disco; give only JSON reports to a\
 merge";function xe(t){const{counts:e,incomplete:s,clientDetection:n,usages:o,scan:c}=t,i=[...s,...Ne(t)],a={passed:t.passed&&i.length===0,stopped:lt(i),...Et(t.
hosts,t.findings),ignored:t.ignored,roots:t.roots};return be(a,t),{verdict:a,context:Ae(t,n,{...c,usages:o}),counts:{error:e.errors,warning:e.warnings,notice:e.
notices}}}function be({findings:t},{counts:e,findingsLeftOut:s}){for(const o of A.oC){const c=`${o}s`,{length:i}=t.filter(f=>f.severity===o),a=e[c];if(a<i||a>i&&
s===0){const f=`${i}, the number of ${c} in findings`;(0,r.nx)(`.counts.${c}`,a,l=>(0,r.J4)(f,l))}}const n=e.errors+e.warnings+e.notices-t.length;if(n!==s){const o=`${n}\
, by which findings are fewer than counts say`;(0,r.nx)(".findingsLeftOut",s,c=>(0,r.J4)(o,c))}}function lt(t){const[e,...s]=t;return e===void 0?null:s.length===
0?e:{kind:"several",reasons:t}}const Ne=t=>[{what:"host",count:t.hostsLeftOut},{what:"finding",count:t.findingsLeftOut},{what:"root module",count:t.rootsLeftOut}].
flatMap(e=>e.count===0?[]:[{kind:"left-out",...e}]),Ae=(t,e,s)=>({dialect:e,failOn:t.failOn,scan:s,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,
version:j.xv,docsUrl:j.aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,history:null});var Je=m(5741);
const M=(t,e)=>t<e?-1:t>e?1:0;function x(t,e){const s=new Map;for(const n of t){const o=e(n);s.has(o)||s.set(o,n)}return[...s].sort(([n],[o])=>M(n,o)).map(([,n])=>n)}
const Q=t=>x(t.flat(),Te),Fe=10;function Te(t){if(typeof t=="string")return` ${t}`;const{file:e,line:s,column:n,endColumn:o}=t,c=[s,n,o].map(i=>String(i).padStart(
Fe,"0"));return`!${e}
${c.join(" ")}`}const b=(t,e)=>t.reduce((s,n)=>s+e(n),0),W=(t,e)=>t.reduce((s,n)=>Math.max(s,e(n)),0);function Re({severity:t,host:e,service:s,problem:n,affects:o,
exclude:c}){const{code:i,message:a,help:f}=n;return JSON.stringify([e,s,i,t,...[a,f??null,o,c===void 0]])}function ut(t){const[e,...s]=t.filter(({length:o})=>o>
0);return s.length===0?e??[]:[...Map.groupBy(t.flat(),Re)].sort(([o],[c])=>M(o,c)).flatMap(([,o])=>Ee(o)).sort((o,c)=>(0,H.Np)(o,c)||ft(o)-ft(c))}const ft=({exclude:t})=>+(t!==
void 0);function Ee(t){const[e,...s]=t;if(e===void 0||s.length===0)return t;const{places:n,placesLeftOut:o}=(0,H.Mm)(Q(t.map(l=>l.places))),c=o+b(t,l=>l.placesLeftOut??
0),i=x(t.flatMap(({exclude:l})=>l??[]),l=>l),{placesLeftOut:a,...f}=e;return[{...f,places:n,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:l})=>l)}]}const Ce=["warning","error","never"],Be="as in each report";function je(t,e,s){const n=t.map(({context:i})=>i),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>s?W(n,i):b(n,i);return{...o,dialect:De(n.map(({dialect:i})=>i)),failOn:Ce.find(i=>n.some(({failOn:a})=>a===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:W(n,({scan:i})=>i.durationMs)},remarks:Ue(t,e),startedAt:n.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:W(n,({durationMs:i})=>i),clients:v.zK.filter(i=>n.some(({clients:a})=>a.includes(i))),...Xe(n),shards:Ke(
n)}}function De(t){const e=new Set(t.map(({why:o})=>o)),s=x(t.flatMap(o=>o.evidence),o=>JSON.stringify(o)),n=b(t,({evidenceLeftOut:o=0})=>o);return{...(0,Je.hI)(
t),why:e.size===1?[...e].join():Be,evidence:s,...n===0?{}:{evidenceLeftOut:n}}}function Ue(t,e){const s=t.map(({verdict:o,context:c})=>{const i=new Set((0,E.rc)(
o));return c.remarks.filter(a=>!i.has(a))}),n=x(s.flat(),o=>o);return(0,E.q9)([...n,...(0,E.rc)(e)])}function Xe(t){const e=t.map(({repository:n})=>n),s=Y([...t.
flatMap(({repositories:n})=>n)]);if(dt(t)){const[n=null]=Y(e.filter(o=>o!==null));return{repository:n,repositories:s}}return{repository:null,repositories:Y([...s,
...e.filter(n=>n!==null)])}}const dt=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,Y=t=>[...Map.groupBy(t,({name:e})=>e)].sort(([e],[s])=>M(e,s)).map(([
e,s])=>({name:e,url:mt(s.map(({url:n})=>n)),commit:mt(s.map(({commit:n})=>n))}));function mt(t){const[e=null,...s]=new Set(t);return s.length===0?e:null}function Ke(t){
const e=t.flatMap(({shards:o})=>o??[]),s=e[0]?.count??0,n=[...new Set(e.flatMap(o=>o.indexes))].sort((o,c)=>o-c);return n.length===s?null:{indexes:n,count:s}}const pt=[
"fails","unchecked","warns","works","skipped"];function ze(t){return[...Map.groupBy(t.flat(),({visit:s})=>s.host)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>Ge(s))}
function Ge(t){const[e,...s]=t;return e===void 0||s.length===0?t:[{...s.reduce((o,c)=>qe(c,o)?c:o,e),requirements:He(t.flatMap(({requirements:o})=>o)),findings:ut(
t.map(({findings:o})=>o)),clients:Ve(t),isNew:t.some(({isNew:o})=>o)}]}function qe(t,e){const s=pt.indexOf((0,y.sG)(e))-pt.indexOf((0,y.sG)(t))||Number((0,y.JR)(
e))-Number((0,y.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return s===0?M(ht(t),ht(e))>0:s>0}const ht=({visit:t,services:e,servicesFrom:s})=>JSON.
stringify([t,e,s]);function He(t){return[...Map.groupBy(t,({service:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n]=s,o=b(s,({becauseLeftOut:a=0})=>a);
if(n===void 0)return[];const{becauseLeftOut:c,...i}=n;return{...i,clients:v.Du.filter(a=>s.some(({clients:f})=>f.includes(a))),because:Q(s.map(({because:a})=>a)),
...o===0?{}:{becauseLeftOut:o}}})}function Ve(t){const e=v.zK.map(s=>{const n=t.map(({clients:c})=>c[s]),o=["fails","warns"].find(c=>n.includes(c));return[s,o??
"works"]});return Object.fromEntries(e)}function Pe(t){return[...Map.groupBy(t.flat(),({directory:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n,...o]=s;
if(n===void 0||o.length===0)return s;const c=v.Du.filter(i=>s.some(a=>a.clients.includes(i)));return{...n,clients:c,rows:Qe(s.flatMap(({rows:i})=>i))}})}function Qe(t){
return[...Map.groupBy(t,We)].sort(([s],[n])=>M(s,n)).map(([,s])=>s.reduce(Ye))}const We=({kind:t,address:e,source:s,host:n,constraints:o,locked:c,places:i})=>JSON.
stringify([t,e,s,n,o,c,i]);function Ye(t,e){const s=[t,e],n=v.Du.filter(i=>i in t.chosen||i in e.chosen),o=b(s,({placesLeftOut:i=0})=>i),c=Map.groupBy(s.flatMap(
i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.fromEntries(n.map(i=>{const a=s.flatMap(({chosen:f})=>i in f?[f[i]]:[]);return[i,a.includes(null)?null:
a.toSorted()[0]??null]})),newest:s.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[a])=>M(i,a)).map(([i,a])=>{const f=[!1,!0].
find(l=>a.some(({available:p})=>p===l));return{platform:i,available:f??null}}),worst:A.oC.find(i=>s.some(({worst:a})=>a===i))??null,problems:x(s.flatMap(({problems:i})=>i),
({code:i})=>i),places:Q(s.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function Ze(t,e=[]){const s=t.map(({context:u})=>u),[n]=s;if(n===void 0)throw new Error(
"there is no report to merge");const o=dt(s)?t:t.map(jt),[c,...i]=o.map(({verdict:u})=>u),a=c!==void 0&&i.length===0?c:ts(o),f=s.some(({shards:u})=>(0,y.mt)(u)),
l=i.length===0?_e(n):je(o,a,f),p=ns(t,l,e);return{verdict:{...a,passed:p.length===0&&t.every(u=>es(u,l)),stopped:lt(p)},context:l}}const _e=t=>(0,y.mt)(t.shards)?
t:{...t,shards:null};function ts(t){const e=t.map(({verdict:o})=>o),s=ze(e.map(o=>o.hosts)),n=ut(e.map(o=>o.files));return{hosts:s,files:n,findings:[...s.flatMap(
({findings:o})=>o),...n].sort(H.Np),roots:Pe(e.map(o=>o.roots)),ignored:b(e,({ignored:o})=>o)}}function es({verdict:t,counts:e},{failOn:s}){return(t.passed||t.stopped!==
null)&&!A.oC.some(n=>e[n]>0&&(0,qt.k2)(n,s))}const ss=t=>t.kind==="missing"&&t.what==="shard";function ns(t,e,s){const n=t.flatMap(({verdict:{stopped:f},context:l})=>f===
null?[]:(0,T.zM)(f).filter(p=>!(ss(p)&&(0,y.mt)(l.shards)))),{repository:o,repositories:c}=e,i=[...o===null?[]:[o],...c],a=[...n,...(0,ot.V)(s,i.map(({name:f})=>f)),
...rs(t,e)];return[...os(e),...x(a,f=>JSON.stringify(f))]}function os({shards:t}){if(t===null)return[];const{indexes:e,count:s}=t;return[{kind:"missing",what:"s\
hard",names:Array.from({length:s},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:s}]}function rs(t,{repositories:e}){const s=e.map(({name:o})=>o),n=t.filter(
({context:o})=>(0,y.mt)(o.shards)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return(0,ot.V)(s,s.filter(o=>n.every(c=>c.has(o))))}var is=m(6897),
cs=m(8641),as=m(7814),F=m(3152),ls=m(772);const us=128*1024*1024,Z=512*1024*1024,fs=5e3,ds=20;async function ms(t,{directory:e,wording:s=F.w7,secrets:n}){const o=hs(
t,s),c=await ys(o.merge,e,s),i=Ut(c);if(i.length>0)throw new F.GN(i);const{verdict:a,context:f}=Ze(c,o.repositories),l=(0,Mt.wX)(a.hosts.flatMap(({requirements:g})=>g)),
{verdict:p,...u}=n.redact({verdict:a,remarks:f.remarks,dialect:f.dialect},l);return{settings:o,changes:null,verdict:p,context:{...f,...u}}}const ps=["merge","re\
positories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function hs(t,e){const{settings:s,
mistakes:n}=(0,F.P$)(t,e),o=ls.y.filter(({name:c,default:i})=>{const a=t[c]?.trim()??"";return!ps.includes(c)&&a!==""&&a!==i}).map(({name:c})=>`${e.setting(c)} \
has no effect on a merge; set it for the checks`);if(n.length+o.length>0)throw new F.GN([...n,...o]);return s}function gs(t){const e=(0,as.$)(t);return e.ok&&e.
value.format==="json"}async function ys(t,e,{setting:s}){const n=`a check writes one with ${s("report")}`,o=(0,Ot.V)(t,e,{noun:".json report",isWanted:gs,cure:n,
maxFiles:fs}),c=[...t.length===0?[`there is no report to merge; ${n}`]:[],...o.mistakes],i=[],a=new Set;let f=0;for(const l of o.files){await(0,is.x)();const p=(0,cs.
RK)((0,kt.relative)(e,l)),u=(0,St.yR)(l,us);if(c.length>=ds||f>Z)break;if(!u.ok)c.push(`${p} ${(0,T.mP)(u.failure)}`);else{f+=u.bytes,f>Z&&c.push(`the reports h\
ave more than ${Z} bytes together`);const g=(0,vt.hash)("sha256",u.text);if(a.has(g))continue;a.add(g);const N=Ie(u.text);N.ok?i.push({...N.value,file:p}):c.push(
`${p} ${N.why}`)}}if(c.length>0)throw new F.GN(c);return i}})};export{Ms as id,Os as ids,Ss as modules};
