const vs=999,ks=[999],Ms={999:((ys,gt,m)=>{m.d(gt,{mergeReports:()=>fs});var yt=m(7598),vt=m(6760),kt=m(2929),Mt=m(9460),Ot=m(5747),T=m(4e3),y=m(5102),R=m(5143),
St=m(8884),E=m(6763),It=m(5257),A=m(5799),r=m(4184),O=m(8707),K=m(709),v=m(1064);const wt=1e7,$t=1e9,xt=1e12,d=(0,r.Qq)(),h=t=>(0,r.p_)(t,wt),k=(0,r.nd)(0,$t),S=(0,r.
lq)(k,0),Lt=(0,r.vj)(1e15),I=(0,r.vj)(xt),_=h((0,r.yL)(v.Du)),U=(0,r.yL)(v.Du),tt=h((0,r.yL)(v.zK)),z=(0,r.nd)(1,2**31);function et(t,e){return t!==null?(0,R.yJ)(
t,e):(0,R._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const bt=(0,r.Ik)({repository:(0,r.lq)(O.aR,null),file:d,line:z,column:z,endColumn:z}),
C=t=>{const{repository:e,file:s,...n}=bt(t);return{file:et(e,s),...n}},Nt=(0,r.yL)(["hostnames input"]),G=t=>typeof t=="string"?Nt(t):C(t),F=t=>{const e=d(t);return Object.
hasOwn((0,K.problemFacts)(),e)?e:(0,r.J4)("a problem code of this version",t)};function B(t,e,s){const{title:n,severity:o,affects:c}=(0,K.problemFacts)()[t],i={
code:t,title:n,severity:o,usualSeverity:o,affects:c,message:e};return s===null?i:{...i,help:s}}const At=(0,r.Ik)({code:F,message:d,help:(0,r.me)(d)}),Ft=t=>{const{
code:e,message:s,help:n}=At(t);return B(e,s,n)},Jt=(0,r.Ik)({code:F,severity:(0,r.yL)(A.oC),host:(0,r.me)(O.OI),service:(0,r.me)(d),message:d,help:(0,r.me)(d),places:h(
G),placesLeftOut:S,affects:tt,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(h(d),null)}),Tt=t=>{const{code:e,message:s,help:n,placesLeftOut:o,inFile:c,exclude:i,...a}=Jt(
t),f={...B(e,s,n),affects:a.affects};return{isInFile:c,finding:{...a,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function Rt(t,e){
const s=st(),n=t.map(l=>({...l,requirements:l.requirements.map(p=>({...p,because:s(p.because)}))})),o=new Map(n.map(l=>[l.visit.host,l]));n.forEach((l,p)=>{o.get(
l.visit.host)!==l&&(0,r.nx)(`.hosts[${p}].host`,l.visit.host,u=>(0,r.J4)("each host once",u))});const c=new Map(n.map(({visit:l})=>[l.host,[]])),i=[],a=[];for(const[
l,{finding:p,isInFile:u}]of e.entries()){const g=p.host===null?void 0:o.get(p.host),N={...p,places:s(p.places),isHostNew:g?.isNew===!0};i.push(N);const ht=p.host===
null||u?a:c.get(p.host);ht!==void 0?ht.push(N):(0,r.nx)(`.findings[${l}].host`,p.host,gs=>(0,r.J4)("one of hosts",gs))}return{hosts:n.map(l=>Et(l,c.get(l.visit.
host)??[])),findings:i,files:a}}function Et(t,e){const{visit:s}=t,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skipped")return{...t,findings:e};const{
code:o}=n.problem,c=e.find(a=>a.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...s.attempt,discovery:{...n,problem:c}};return{...t,findings:e,
visit:{...s,attempt:i}}}function st(){const t=new Map;return e=>{const s=JSON.stringify(e),n=t.get(s);return n===void 0&&t.set(s,e),n??e}}const q=t=>(0,R._M)(t)===
null&&(0,St.CN)(t)&&t!==It.cd.file;function Ct({verdict:t,context:e}){const s=n=>n.some(o=>typeof o!="string"&&q(o.file));return e.repository===null&&(t.findings.
some(({places:n})=>s(n))||t.hosts.some(({requirements:n})=>n.some(({because:o})=>s(o)))||t.roots.some(({directory:n})=>q(n)))}function Bt({verdict:t,context:e}){
const{repository:s}=e;if(s===null)return{verdict:t,context:e};const n=u=>q(u)?(0,R.yJ)(s.name,u):u,o=st(),c=u=>({...u,file:n(u.file)}),i=u=>o(u.map(g=>typeof g==
"string"?g:c(g))),a=u=>({...u,places:i(u.places)}),f=u=>({...u,requirements:u.requirements.map(g=>({...g,because:i(g.because)})),servicesFrom:u.servicesFrom&&c(
u.servicesFrom),findings:u.findings.map(a),visit:{...u.visit,forced:u.visit.forced.map(g=>({...g,place:c(g.place)}))}}),l=new Set((0,E.rc)(t)),p=e.dialect.evidence.
map(u=>({...u,place:c(u.place)}));return{context:{...e,dialect:{...e.dialect,evidence:p},remarks:e.remarks.filter(u=>!l.has(u))},verdict:{...t,hosts:t.hosts.map(
f),files:t.files.map(a),findings:t.findings.map(a),roots:t.roots.map(u=>({...u,directory:n(u.directory),rows:u.rows.map(g=>({...g,places:i(g.places)}))}))}}}const jt=3;
function Dt(t){const e=t.filter(({context:n})=>(0,y.mt)(n.shards)),s=t.filter(({context:n})=>!(0,y.mt)(n.shards));return e.length===0?t.length>1?Xt(t):[]:[...s.
length===0?[]:[`${$(e)} ${nt(e)} of shards, but ${$(s)} ${nt(s)} not; merge the shards of one check, or reports of whole checks`],...Kt(e),...Ut(e),...zt(e)]}const Xt=t=>t.
filter(Ct).map(({file:e})=>`${e} does not say of which repository its files are; run the check in a checkout with the remote origin`),$=t=>(0,T.XT)(t.map(({file:e})=>e),
jt),nt=({length:t})=>t===1?"is":"are";function Kt(t){const e=Map.groupBy(t,({context:n})=>n.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[
...e].map(([n,o])=>`${n} in ${$(o)}`).join("; ")}; merge the shards of one check, and delete reports of earlier ones`]}function Ut(t){const e=t.flatMap(s=>(s.context.
shards?.indexes??[]).map(n=>({index:n,part:s})));return[...Map.groupBy(e,({index:s})=>s)].flatMap(([s,n])=>{const o=$(n.map(({part:c})=>c));return n.length===1?
[]:[`shard ${s} is in ${n.length} different reports: ${o}; merge only one of them`]})}function zt(t){const e=new Map,s=new Set;for(const n of t)for(const{name:o,
commit:c}of n.context.repositories){const i=e.get(o);c!==null&&(i===void 0?e.set(o,{commit:c,part:n}):i.commit!==c&&s.add(`${$([i.part])} and ${$([n])} checked \
different commits of ${o}; give all shards the same usages files`))}return[...s]}var ot=m(1952),H=m(2886),Gt=m(2389),qt=m(2265),x=m(3625),j=m(3592),V=m(5885);const Ht=t=>{
const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):
e},Vt=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:k}),Pt=(0,r.Ik)({what:(0,r.yL)(["host","finding","root module"]),count:k}),Qt=(0,r.Ik)({kind:(0,r.yL)(
["deadline","signal","crash","missing","left-out"])}),Wt=(0,r.Qq)("the number of a shard",/^\d{1,3}$/),Yt=t=>{const{kind:e}=Qt(t);switch(e){case"deadline":return{
kind:e,...(0,r.Ik)({ms:I})(t)};case"signal":return{kind:e,...(0,r.Ik)({signal:(0,r.Qq)("a signal",/^SIG[A-Z\d]{1,20}$/)})(t)};case"crash":return{kind:e};case"mi\
ssing":{const{what:s,total:n}=Vt(t),o=s==="shard"?Wt:O.aR;return{kind:e,what:s,...(0,r.Ik)({names:h(o)})(t),total:n}}case"left-out":return{kind:e,...Pt(t)}}},Zt=(0,r.
Ik)({indexes:(0,r.p_)((0,r.nd)(1,V.h),V.h),count:(0,r.nd)(1,V.h)}),_t=t=>{const{indexes:e,count:s}=Zt(t);return(!e.every((o,c)=>o<=s&&o>(e[c-1]??0))||e.length===
0)&&(0,r.J4)("shards in order",t),e.length<s||s===1?{indexes:e,count:s}:(0,r.J4)("some of the shards, not all",t)};var te=m(7082);const w=(0,r.me)(d),D=(0,r.me)(
I),rt=["found","absent","failed","skipped"],ee=(0,r.nd)(0,65535),se=t=>{const[e,s,...n]=(0,r.p_)(ee,2)(t);return(e===void 0||s===void 0||n.length>0)&&(0,r.J4)("\
two ports",t),[e,s]},ne=(0,r.Ik)({url:(0,r.lq)(d,null),login:(0,r.lq)((0,r.Ik)({client:d,grantTypes:h(d),authz:w,token:w,ports:se,scopes:h(d)}),null),elementsLeftOut:S,
problem:(0,r.lq)(Ft,null)}),oe=["none","sent","withheld","dropped"],re=["nothing","a token","an empty token","no token","not asked","not read"],ie=(0,r.yL)(["wo\
rks","fails","warns"]),ce=1e3,ae=1e5,le=2**20,ue=(0,r.Ik)({host:O.OI,discovery:(0,r.yL)(rt),code:(0,r.lq)(F,null),excerpt:(0,r.lq)(d,null),documentUrl:w,hops:h(
(0,r.Ik)({url:d,status:(0,r.me)((0,r.nd)(0,999)),reason:d,mediaType:w,authorization:(0,r.yL)(oe),address:w,proxy:w,ms:I})),services:(0,r.A7)((0,r.Qq)("a service\
 ID",null,le),ne,ae),servicesLeftOut:S,servicesFrom:(0,r.me)(C),hostBlocks:h((0,r.Ik)({client:U,place:C})),required:h((0,r.Ik)({service:d,clients:_,because:h(G),
becauseLeftOut:S})),credentials:w,looks:h((0,r.Ik)({client:U,looks:h((0,r.Ik)({source:d,held:(0,r.yL)(re),counts:r.Jt}))})),attempts:(0,r.nd)(1,ce),earlier:(0,r.
lq)(h((0,r.Ik)({discovery:(0,r.yL)(rt),code:(0,r.lq)(F,null),ms:I})),[]),timingMs:(0,r.Ik)({lookup:D,connect:D,tls:D,firstByte:D,total:I}),certificates:h((0,r.Ik)(
{host:d,subject:d,issuer:d,validFrom:d,expires:d})),clients:(0,r.Ik)(Object.fromEntries(v.zK.map(t=>[t,ie]))),new:(0,r.lq)(r.Jt,!1)}),fe=t=>{const e=ue(t),s=Array.
from(e.services,([n,o])=>pe(n,o));return{visit:de(e),requirements:e.required.map(({becauseLeftOut:n,...o})=>({host:e.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,
isForInit:!0})),services:s,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function de(t){const{lookup:e,
connect:s,tls:n,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:l,code:p,ms:u})=>me(it({kind:l,code:p,url:"",excerpt:null}),u)),a={discovery:it({...t,
kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(l=>({...l,challenge:null})),timing:{lookupMs:e,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:c},headMs:null,certificates:t.
certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:a,earlier:i,later:Array.from({length:f},()=>a),credentials:t.credentials===null?null:
{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(l=>({...l,services:[]}))}}function me(t,e){const s=(0,te.O)(
t);return{...s,timing:{...s.timing,totalMs:e}}}function it({kind:t,code:e,url:s,excerpt:n}){switch(t){case"found":return{kind:t,url:X(s,"documentUrl"),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:t,url:X(s,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:B(X(e,"code"),"",null),excerpt:n};case"\
skipped":return{kind:t,problem:B(X(e,"code"),"",null)}}}const X=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery says`,{});function pe(t,e){return e.url!==
null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:
(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const he=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:d,source:d,host:O.
OI,constraints:h(d),locked:(0,r.me)(d),chosen:(0,r.A7)(U,(0,r.me)(d),2),newest:(0,r.me)(d),platforms:h((0,r.Ik)({platform:d,available:(0,r.me)(r.Jt)})),worst:(0,r.
me)((0,r.yL)(A.oC)),codes:h(F),places:h(G),placesLeftOut:S}),ge=(0,r.Ik)({repository:(0,r.lq)(O.aR,null),directory:d,clients:_,rows:h(he)}),ye=t=>{const{repository:e,
directory:s,clients:n,rows:o}=ge(t);return{directory:et(e,s),clients:n,rows:o.map(ve)}};function ve({codes:t,chosen:e,placesLeftOut:s,...n}){const o=(0,K.problemFacts)();
return{...n,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:a}=o[c];return{code:c,title:i,usualSeverity:a}}),...s===0?{}:{placesLeftOut:s}}}
const ke=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(h(Yt),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.lq)(O.Jk,null),repositories:(0,r.lq)(h(
O.Jk),[]),shards:(0,r.lq)(_t,null),clients:tt,startedAt:Ht,durationMs:I,counts:(0,r.Ik)({errors:k,warnings:k,notices:k}),hosts:h(fe),hostsLeftOut:S,findings:h(Tt),
findingsLeftOut:S,roots:(0,r.lq)(h(ye),[]),rootsLeftOut:S,ignored:k,usages:k,remarks:(0,r.lq)(h(d),[]),scan:(0,r.Ik)({files:k,bytes:Lt,durationMs:I}),clientDetection:(0,qt.
g)(C)}),Me=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:d}),P="let the check write it again";function Oe(t){if(Ie(t))return(0,x.T)(we);const e=(0,r.qF)(t);if(!e.
ok)return(0,x.T)(`${e.why}; ${P}`);const s=Se(e.value);if(s!==null)return(0,x.T)(s);const n=(0,r._f)(e.value,Me);if(!n.ok)return(0,x.T)(`is no JSON report: ${n.
why}; ${P}`);const{version:o}=n.value;if(o!==j.xv)return(0,x.T)(`was written by tf-disco ${(0,T.dh)(o)}, and this is tf-disco ${j.xv}; use the same version for \
every check and for the merge`);const c=(0,r._f)(e.value,i=>$e(ke(i)));return c.ok?c:(0,x.T)(`has a mistake: ${c.why}; ${P}`)}function Se(t){return typeof t!="o\
bject"||t===null||Array.isArray(t)?ct:"passed"in t?null:ct}const Ie=t=>/^\uFEFF?\{"kind":/.test(t),we="is a usages file; give it to a check as `usages`, and mer\
ge the report of that check",ct="is no JSON report of tf-disco; give only JSON reports to a merge";function $e(t){const{counts:e,incomplete:s,clientDetection:n,
usages:o,scan:c}=t,i=[...s,...Le(t)],a={passed:t.passed&&i.length===0,stopped:at(i),...Rt(t.hosts,t.findings),ignored:t.ignored,roots:t.roots};return xe(a,t),{verdict:a,
context:be(t,n,{...c,usages:o}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}}}function xe({findings:t},{counts:e,findingsLeftOut:s}){for(const o of A.
oC){const c=`${o}s`,{length:i}=t.filter(f=>f.severity===o),a=e[c];if(a<i||a>i&&s===0){const f=`${i}, the number of ${c} in findings`;(0,r.nx)(`.counts.${c}`,a,l=>(0,r.
J4)(f,l))}}const n=e.errors+e.warnings+e.notices-t.length;if(n!==s){const o=`${n}, by which findings are fewer than counts say`;(0,r.nx)(".findingsLeftOut",s,c=>(0,r.
J4)(o,c))}}function at(t){const[e,...s]=t;return e===void 0?null:s.length===0?e:{kind:"several",reasons:t}}const Le=t=>[{what:"host",count:t.hostsLeftOut},{what:"\
finding",count:t.findingsLeftOut},{what:"root module",count:t.rootsLeftOut}].flatMap(e=>e.count===0?[]:[{kind:"left-out",...e}]),be=(t,e,s)=>({dialect:e,failOn:t.
failOn,scan:s,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:j.xv,docsUrl:j.aq,clients:t.clients,sources:[],links:null,repository:t.repository,
repositories:t.repositories,shards:t.shards,history:null});var Ne=m(5741);const M=(t,e)=>t<e?-1:t>e?1:0;function L(t,e){const s=new Map;for(const n of t){const o=e(
n);s.has(o)||s.set(o,n)}return[...s].sort(([n],[o])=>M(n,o)).map(([,n])=>n)}const Q=t=>L(t.flat(),Fe),Ae=10;function Fe(t){if(typeof t=="string")return` ${t}`;const{
file:e,line:s,column:n,endColumn:o}=t,c=[s,n,o].map(i=>String(i).padStart(Ae,"0"));return`!${e}
${c.join(" ")}`}const b=(t,e)=>t.reduce((s,n)=>s+e(n),0),W=(t,e)=>t.reduce((s,n)=>Math.max(s,e(n)),0);function Je({severity:t,host:e,service:s,problem:n,affects:o,
exclude:c}){const{code:i,message:a,help:f}=n;return JSON.stringify([e,s,i,t,...[a,f??null,o,c===void 0]])}function lt(t){const[e,...s]=t.filter(({length:o})=>o>
0);return s.length===0?e??[]:[...Map.groupBy(t.flat(),Je)].sort(([o],[c])=>M(o,c)).flatMap(([,o])=>Te(o)).sort((o,c)=>(0,H.Np)(o,c)||ut(o)-ut(c))}const ut=({exclude:t})=>+(t!==
void 0);function Te(t){const[e,...s]=t;if(e===void 0||s.length===0)return t;const{places:n,placesLeftOut:o}=(0,H.Mm)(Q(t.map(l=>l.places))),c=o+b(t,l=>l.placesLeftOut??
0),i=L(t.flatMap(({exclude:l})=>l??[]),l=>l),{placesLeftOut:a,...f}=e;return[{...f,places:n,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:l})=>l)}]}const Re=["warning","error","never"],Ee="as in each report";function Ce(t,e,s){const n=t.map(({context:i})=>i),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>s?W(n,i):b(n,i);return{...o,dialect:Be(n.map(({dialect:i})=>i)),failOn:Re.find(i=>n.some(({failOn:a})=>a===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:W(n,({scan:i})=>i.durationMs)},remarks:je(t,e),startedAt:n.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:W(n,({durationMs:i})=>i),clients:v.zK.filter(i=>n.some(({clients:a})=>a.includes(i))),...De(n),shards:Xe(
n)}}function Be(t){const e=new Set(t.map(({why:o})=>o)),s=L(t.flatMap(o=>o.evidence),o=>JSON.stringify(o)),n=b(t,({evidenceLeftOut:o=0})=>o);return{...(0,Ne.hI)(
t),why:e.size===1?[...e].join():Ee,evidence:s,...n===0?{}:{evidenceLeftOut:n}}}function je(t,e){const s=t.map(({verdict:o,context:c})=>{const i=new Set((0,E.rc)(
o));return c.remarks.filter(a=>!i.has(a))}),n=L(s.flat(),o=>o);return(0,E.q9)([...n,...(0,E.rc)(e)])}function De(t){const e=t.map(({repository:n})=>n),s=Y([...t.
flatMap(({repositories:n})=>n)]);if(ft(t)){const[n=null]=Y(e.filter(o=>o!==null));return{repository:n,repositories:s}}return{repository:null,repositories:Y([...s,
...e.filter(n=>n!==null)])}}const ft=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,Y=t=>[...Map.groupBy(t,({name:e})=>e)].sort(([e],[s])=>M(e,s)).map(([
e,s])=>({name:e,url:dt(s.map(({url:n})=>n)),commit:dt(s.map(({commit:n})=>n))}));function dt(t){const[e=null,...s]=new Set(t);return s.length===0?e:null}function Xe(t){
const e=t.flatMap(({shards:o})=>o??[]),s=e[0]?.count??0,n=[...new Set(e.flatMap(o=>o.indexes))].sort((o,c)=>o-c);return n.length===s?null:{indexes:n,count:s}}const mt=[
"fails","unchecked","warns","works","skipped"];function Ke(t){return[...Map.groupBy(t.flat(),({visit:s})=>s.host)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>Ue(s))}
function Ue(t){const[e,...s]=t;return e===void 0||s.length===0?t:[{...s.reduce((o,c)=>ze(c,o)?c:o,e),requirements:Ge(t.flatMap(({requirements:o})=>o)),findings:lt(
t.map(({findings:o})=>o)),clients:qe(t),isNew:t.some(({isNew:o})=>o)}]}function ze(t,e){const s=mt.indexOf((0,y.sG)(e))-mt.indexOf((0,y.sG)(t))||Number((0,y.JR)(
e))-Number((0,y.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return s===0?M(pt(t),pt(e))>0:s>0}const pt=({visit:t,services:e,servicesFrom:s})=>JSON.
stringify([t,e,s]);function Ge(t){return[...Map.groupBy(t,({service:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n]=s,o=b(s,({becauseLeftOut:a=0})=>a);
if(n===void 0)return[];const{becauseLeftOut:c,...i}=n;return{...i,clients:v.Du.filter(a=>s.some(({clients:f})=>f.includes(a))),because:Q(s.map(({because:a})=>a)),
...o===0?{}:{becauseLeftOut:o}}})}function qe(t){const e=v.zK.map(s=>{const n=t.map(({clients:c})=>c[s]),o=["fails","warns"].find(c=>n.includes(c));return[s,o??
"works"]});return Object.fromEntries(e)}function He(t){return[...Map.groupBy(t.flat(),({directory:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n,...o]=s;
if(n===void 0||o.length===0)return s;const c=v.Du.filter(i=>s.some(a=>a.clients.includes(i)));return{...n,clients:c,rows:Ve(s.flatMap(({rows:i})=>i))}})}function Ve(t){
return[...Map.groupBy(t,Pe)].sort(([s],[n])=>M(s,n)).map(([,s])=>s.reduce(Qe))}const Pe=({kind:t,address:e,source:s,host:n,constraints:o,locked:c,places:i})=>JSON.
stringify([t,e,s,n,o,c,i]);function Qe(t,e){const s=[t,e],n=v.Du.filter(i=>i in t.chosen||i in e.chosen),o=b(s,({placesLeftOut:i=0})=>i),c=Map.groupBy(s.flatMap(
i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.fromEntries(n.map(i=>{const a=s.flatMap(({chosen:f})=>i in f?[f[i]]:[]);return[i,a.includes(null)?null:
a.toSorted()[0]??null]})),newest:s.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[a])=>M(i,a)).map(([i,a])=>{const f=[!1,!0].
find(l=>a.some(({available:p})=>p===l));return{platform:i,available:f??null}}),worst:A.oC.find(i=>s.some(({worst:a})=>a===i))??null,problems:L(s.flatMap(({problems:i})=>i),
({code:i})=>i),places:Q(s.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function We(t,e=[]){const s=t.map(({context:u})=>u),[n]=s;if(n===void 0)throw new Error(
"there is no report to merge");const o=ft(s)?t:t.map(Bt),[c,...i]=o.map(({verdict:u})=>u),a=c!==void 0&&i.length===0?c:Ze(o),f=s.some(({shards:u})=>(0,y.mt)(u)),
l=i.length===0?Ye(n):Ce(o,a,f),p=es(t,l,e);return{verdict:{...a,passed:p.length===0&&t.every(u=>_e(u,l)),stopped:at(p)},context:l}}const Ye=t=>(0,y.mt)(t.shards)?
t:{...t,shards:null};function Ze(t){const e=t.map(({verdict:o})=>o),s=Ke(e.map(o=>o.hosts)),n=lt(e.map(o=>o.files));return{hosts:s,files:n,findings:[...s.flatMap(
({findings:o})=>o),...n].sort(H.Np),roots:He(e.map(o=>o.roots)),ignored:b(e,({ignored:o})=>o)}}function _e({verdict:t,counts:e},{failOn:s}){return(t.passed||t.stopped!==
null)&&!A.oC.some(n=>e[n]>0&&(0,Gt.k2)(n,s))}const ts=t=>t.kind==="missing"&&t.what==="shard";function es(t,e,s){const n=t.flatMap(({verdict:{stopped:f},context:l})=>f===
null?[]:(0,T.zM)(f).filter(p=>!(ts(p)&&(0,y.mt)(l.shards)))),{repository:o,repositories:c}=e,i=[...o===null?[]:[o],...c],a=[...n,...(0,ot.V)(s,i.map(({name:f})=>f)),
...ns(t,e)];return[...ss(e),...L(a,f=>JSON.stringify(f))]}function ss({shards:t}){if(t===null)return[];const{indexes:e,count:s}=t;return[{kind:"missing",what:"s\
hard",names:Array.from({length:s},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:s}]}function ns(t,{repositories:e}){const s=e.map(({name:o})=>o),n=t.filter(
({context:o})=>(0,y.mt)(o.shards)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return(0,ot.V)(s,s.filter(o=>n.every(c=>c.has(o))))}var os=m(6897),
rs=m(8641),is=m(7814),J=m(3152),cs=m(772);const as=128*1024*1024,Z=512*1024*1024,ls=5e3,us=20;async function fs(t,{directory:e,wording:s=J.w7,secrets:n}){const o=ms(
t,s),c=await hs(o.merge,e,s),i=Dt(c);if(i.length>0)throw new J.GN(i);const{verdict:a,context:f}=We(c,o.repositories),l=(0,kt.wX)(a.hosts.flatMap(({requirements:g})=>g)),
{verdict:p,...u}=n.redact({verdict:a,remarks:f.remarks,dialect:f.dialect},l);return{settings:o,changes:null,verdict:p,context:{...f,...u}}}const ds=["merge","re\
positories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function ms(t,e){const{settings:s,
mistakes:n}=(0,J.P$)(t,e),o=cs.y.filter(({name:c,default:i})=>{const a=t[c]?.trim()??"";return!ds.includes(c)&&a!==""&&a!==i}).map(({name:c})=>`${e.setting(c)} \
has no effect on a merge; set it for the checks`);if(n.length+o.length>0)throw new J.GN([...n,...o]);return s}function ps(t){const e=(0,is.$)(t);return e.ok&&e.
value.format==="json"}async function hs(t,e,{setting:s}){const n=`a check writes one with ${s("report")}`,o=(0,Mt.V)(t,e,{noun:".json report",isWanted:ps,cure:n,
maxFiles:ls}),c=[...t.length===0?[`there is no report to merge; ${n}`]:[],...o.mistakes],i=[],a=new Set;let f=0;for(const l of o.files){await(0,os.x)();const p=(0,rs.
RK)((0,vt.relative)(e,l)),u=(0,Ot.yR)(l,as);if(c.length>=us||f>Z)break;if(!u.ok)c.push(`${p} ${(0,T.mP)(u.failure)}`);else{f+=u.bytes,f>Z&&c.push(`the reports h\
ave more than ${Z} bytes together`);const g=(0,yt.hash)("sha256",u.text);if(a.has(g))continue;a.add(g);const N=Oe(u.text);N.ok?i.push({...N.value,file:p}):c.push(
`${p} ${N.why}`)}}if(c.length>0)throw new J.GN(c);return i}})};export{vs as id,ks as ids,Ms as modules};
