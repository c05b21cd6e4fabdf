const ys=999,vs=[999],ks={999:((gs,vt,p)=>{p.d(vt,{mergeReports:()=>fs});var kt=p(7598),et=p(6760),Mt=p(2929),Ot=p(6479),St=p(5747),w=p(3625),R=p(4e3),y=p(5102),
E=p(5143),wt=p(8884),j=p(6763),It=p(5257),A=p(5799),r=p(4184),O=p(8707),K=p(709),v=p(1064);const $t=1e7,xt=1e9,Lt=1e12,m=(0,r.Qq)(),h=t=>(0,r.p_)(t,$t),k=(0,r.nd)(
0,xt),S=(0,r.lq)(k,0),bt=(0,r.vj)(1e15),I=(0,r.vj)(Lt),st=h((0,r.yL)(v.Du)),U=(0,r.yL)(v.Du),nt=h((0,r.yL)(v.zK)),G=(0,r.nd)(1,2**31);function ot(t,e){return t!==
null?(0,E.yJ)(t,e):(0,E._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const Nt=(0,r.Ik)({repository:(0,r.lq)(O.aR,null),file:m,line:G,column:G,
endColumn:G}),C=t=>{const{repository:e,file:s,...n}=Nt(t);return{file:ot(e,s),...n}},At=(0,r.yL)(["hostnames input"]),q=t=>typeof t=="string"?At(t):C(t),J=t=>{const e=m(
t);return Object.hasOwn((0,K.problemFacts)(),e)?e:(0,r.J4)("a problem code of this version",t)};function B(t,e,s){const{title:n,severity:o,affects:c}=(0,K.problemFacts)()[t],
i={code:t,title:n,severity:o,usualSeverity:o,affects:c,message:e};return s===null?i:{...i,help:s}}const Jt=(0,r.Ik)({code:J,message:m,help:(0,r.me)(m)}),Ft=t=>{
const{code:e,message:s,help:n}=Jt(t);return B(e,s,n)},Tt=(0,r.Ik)({code:J,severity:(0,r.yL)(A.oC),host:(0,r.me)(O.OI),service:(0,r.me)(m),message:m,help:(0,r.me)(
m),places:h(q),placesLeftOut:S,affects:nt,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(h(m),null)}),Rt=t=>{const{code:e,message:s,help:n,placesLeftOut:o,inFile:c,exclude:i,
...a}=Tt(t),f={...B(e,s,n),affects:a.affects};return{isInFile:c,finding:{...a,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};
function Et(t,e){const s=rt(),n=t.map(u=>({...u,requirements:u.requirements.map(d=>({...d,because:s(d.because)}))})),o=new Map(n.map(u=>[u.visit.host,u]));n.forEach(
(u,d)=>{o.get(u.visit.host)!==u&&(0,r.nx)(`.hosts[${d}].host`,u.visit.host,l=>(0,r.J4)("each host once",l))});const c=new Map,i=[],a=[];for(const[u,{finding:d,isInFile:l}]of e.
entries()){const g=d.host===null?void 0:o.get(d.host),N={...d,places:s(d.places),isHostNew:g?.isNew===!0};i.push(N),d.host===null||l?a.push(N):g===void 0?(0,r.nx)(
`.findings[${u}].host`,d.host,T=>(0,r.J4)("one of hosts",T)):c.set(d.host,[...c.get(d.host)??[],N])}return{hosts:n.map(u=>jt(u,c.get(u.visit.host)??[])),findings:i,
files:a}}function jt(t,e){const{visit:s}=t,{discovery:n}=s.attempt;if(n.kind!=="failed"&&n.kind!=="skipped")return{...t,findings:e};const{code:o}=n.problem,c=e.
find(a=>a.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...s.attempt,discovery:{...n,problem:c}};return{...t,findings:e,visit:{...s,
attempt:i}}}function rt(){const t=new Map;return e=>{const s=JSON.stringify(e),n=t.get(s);return n===void 0&&t.set(s,e),n??e}}const H=t=>(0,E._M)(t)===null&&(0,wt.
CN)(t)&&t!==It.cd.file;function Ct({verdict:t,context:e}){const s=n=>n.some(o=>typeof o!="string"&&H(o.file));return e.repository===null&&(t.findings.some(({places:n})=>s(
n))||t.hosts.some(({requirements:n})=>n.some(({because:o})=>s(o)))||t.roots.some(({directory:n})=>H(n)))}function Bt({verdict:t,context:e}){const{repository:s}=e;
if(s===null)return{verdict:t,context:e};const n=l=>H(l)?(0,E.yJ)(s.name,l):l,o=rt(),c=l=>({...l,file:n(l.file)}),i=l=>o(l.map(g=>typeof g=="string"?g:c(g))),a=l=>({
...l,places:i(l.places)}),f=l=>({...l,requirements:l.requirements.map(g=>({...g,because:i(g.because)})),servicesFrom:l.servicesFrom&&c(l.servicesFrom),findings:l.
findings.map(a),visit:{...l.visit,forced:l.visit.forced.map(g=>({...g,place:c(g.place)}))}}),u=new Set((0,j.rc)(t)),d=e.dialect.evidence.map(l=>({...l,place:c(l.
place)}));return{context:{...e,dialect:{...e.dialect,evidence:d},remarks:e.remarks.filter(l=>!u.has(l))},verdict:{...t,hosts:t.hosts.map(f),files:t.files.map(a),
findings:t.findings.map(a),roots:t.roots.map(l=>({...l,directory:n(l.directory),rows:l.rows.map(g=>({...g,places:i(g.places)}))}))}}}const Dt=3;function Xt(t){const e=t.
filter(({context:n})=>(0,y.mt)(n.shards)),s=t.filter(({context:n})=>!(0,y.mt)(n.shards));return e.length===0?t.length>1?zt(t):[]:[...s.length===0?[]:[`${x(e)} ${it(
e)} of shards, but ${x(s)} ${it(s)} not; merge the shards of one check, or reports of whole checks`],...Kt(e),...Ut(e),...Gt(e)]}const zt=t=>t.filter(Ct).map(({
file:e})=>`${e} does not say of which repository its files are; run the check in a checkout with the remote origin`),x=t=>(0,R.XT)(t.map(({file:e})=>e),Dt),it=({
length:t})=>t===1?"is":"are";function Kt(t){const e=Map.groupBy(t,({context:n})=>n.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].
map(([n,o])=>`${n} in ${x(o)}`).join("; ")}; merge the shards of one check, and delete reports of earlier ones`]}function Ut(t){const e=t.flatMap(s=>(s.context.
shards?.indexes??[]).map(n=>({index:n,part:s})));return[...Map.groupBy(e,({index:s})=>s)].flatMap(([s,n])=>{const o=x(n.map(({part:c})=>c));return n.length===1?
[]:[`shard ${s} is in ${n.length} different reports: ${o}; merge only one of them`]})}function Gt(t){const e=new Map,s=new Set;for(const n of t)for(const{name:o,
commit:c}of n.context.repositories){const i=e.get(o);c!==null&&(i===void 0?e.set(o,{commit:c,part:n}):i.commit!==c&&s.add(`${x([i.part])} and ${x([n])} checked \
different commits of ${o}; give all shards the same usages files`))}return[...s]}var ct=p(1952),P=p(2886),qt=p(2389),Ht=p(2265),D=p(3592),V=p(5885);const Pt=t=>{
const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):
e},Vt=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:k}),Qt=(0,r.Ik)({what:(0,r.yL)(["host","finding","root module"]),count:k}),Wt=(0,r.Ik)({kind:(0,r.yL)(
["deadline","signal","crash","missing","left-out"])}),Yt=(0,r.Qq)("the number of a shard",/^\d{1,3}$/),Zt=t=>{const{kind:e}=Wt(t);switch(e){case"deadline":return{
kind:e,...(0,r.Ik)({ms:I})(t)};case"signal":return{kind:e,...(0,r.Ik)({signal:(0,r.Qq)("a signal",/^SIG[A-Z\d]{1,20}$/)})(t)};case"crash":return{kind:e};case"mi\
ssing":{const{what:s,total:n}=Vt(t),o=s==="shard"?Yt:O.aR;return{kind:e,what:s,...(0,r.Ik)({names:h(o)})(t),total:n}}case"left-out":return{kind:e,...Qt(t)}}},_t=(0,r.
Ik)({indexes:(0,r.p_)((0,r.nd)(1,V.h),V.h),count:(0,r.nd)(1,V.h)}),te=t=>{const{indexes:e,count:s}=_t(t);return(!e.every((o,c)=>o<=s&&o>(e[c-1]??0))||e.length===
0)&&(0,r.J4)("shards in order",t),e.length<s||s===1?{indexes:e,count:s}:(0,r.J4)("some of the shards, not all",t)};var ee=p(7082);const $=(0,r.me)(m),X=(0,r.me)(
I),at=["found","absent","failed","skipped"],se=(0,r.nd)(0,65535),ne=t=>{const[e,s,...n]=(0,r.p_)(se,2)(t);return(e===void 0||s===void 0||n.length>0)&&(0,r.J4)("\
two ports",t),[e,s]},oe=(0,r.Ik)({url:(0,r.lq)(m,null),login:(0,r.lq)((0,r.Ik)({client:m,grantTypes:h(m),authz:$,token:$,ports:ne,scopes:h(m)}),null),elementsLeftOut:S,
problem:(0,r.lq)(Ft,null)}),re=["none","sent","withheld","dropped"],ie=["nothing","a token","an empty token","no token","not asked","not read"],ce=(0,r.yL)(["wo\
rks","fails","warns"]),ae=1e3,le=1e5,ue=2**20,fe=(0,r.Ik)({host:O.OI,discovery:(0,r.yL)(at),code:(0,r.lq)(J,null),excerpt:(0,r.lq)(m,null),documentUrl:$,hops:h(
(0,r.Ik)({url:m,status:(0,r.me)((0,r.nd)(0,999)),reason:m,mediaType:$,authorization:(0,r.yL)(re),address:$,proxy:$,ms:I})),services:(0,r.A7)((0,r.Qq)("a service\
 ID",null,ue),oe,le),servicesLeftOut:S,servicesFrom:(0,r.me)(C),hostBlocks:h((0,r.Ik)({client:U,place:C})),required:h((0,r.Ik)({service:m,clients:st,because:h(q),
becauseLeftOut:S})),credentials:$,looks:h((0,r.Ik)({client:U,looks:h((0,r.Ik)({source:m,held:(0,r.yL)(ie),counts:r.Jt}))})),attempts:(0,r.nd)(1,ae),earlier:(0,r.
lq)(h((0,r.Ik)({discovery:(0,r.yL)(at),code:(0,r.lq)(J,null),ms:I})),[]),timingMs:(0,r.Ik)({lookup:X,connect:X,tls:X,firstByte:X,total:I}),certificates:h((0,r.Ik)(
{host:m,subject:m,issuer:m,validFrom:m,expires:m})),clients:(0,r.Ik)(Object.fromEntries(v.zK.map(t=>[t,ce]))),new:(0,r.lq)(r.Jt,!1)}),de=t=>{const e=fe(t),s=Array.
from(e.services,([n,o])=>he(n,o));return{visit:me(e),requirements:e.required.map(({becauseLeftOut:n,...o})=>({host:e.host,...o,...n===0?{}:{becauseLeftOut:n},isImplied:!1,
isForInit:!0})),services:s,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function me(t){const{lookup:e,
connect:s,tls:n,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:u,code:d,ms:l})=>pe(lt({kind:u,code:d,url:"",excerpt:null}),l)),a={discovery:lt({...t,
kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(u=>({...u,challenge:null})),timing:{lookupMs:e,connectMs:s,tlsMs:n,firstByteMs:o,totalMs:c},headMs:null,certificates:t.
certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:a,earlier:i,later:Array.from({length:f},()=>a),credentials:t.credentials===null?null:
{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(u=>({...u,services:[]}))}}function pe(t,e){const s=(0,ee.O)(
t);return{...s,timing:{...s.timing,totalMs:e}}}function lt({kind:t,code:e,url:s,excerpt:n}){switch(t){case"found":return{kind:t,url:z(s,"documentUrl"),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:t,url:z(s,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:B(z(e,"code"),"",null),excerpt:n};case"\
skipped":return{kind:t,problem:B(z(e,"code"),"",null)}}}const z=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery says`,{});function he(t,e){return e.url!==
null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:
(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const ge=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:m,source:m,host:O.
OI,constraints:h(m),locked:(0,r.me)(m),chosen:(0,r.A7)(U,(0,r.me)(m),2),newest:(0,r.me)(m),platforms:h((0,r.Ik)({platform:m,available:(0,r.me)(r.Jt)})),worst:(0,r.
me)((0,r.yL)(A.oC)),codes:h(J),places:h(q),placesLeftOut:S}),ye=(0,r.Ik)({repository:(0,r.lq)(O.aR,null),directory:m,clients:st,rows:h(ge)}),ve=t=>{const{repository:e,
directory:s,clients:n,rows:o}=ye(t);return{directory:ot(e,s),clients:n,rows:o.map(ke)}};function ke({codes:t,chosen:e,placesLeftOut:s,...n}){const o=(0,K.problemFacts)();
return{...n,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:a}=o[c];return{code:c,title:i,usualSeverity:a}}),...s===0?{}:{placesLeftOut:s}}}
const Me=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(h(Zt),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.lq)(O.Jk,null),repositories:(0,r.lq)(h(
O.Jk),[]),shards:(0,r.lq)(te,null),clients:nt,startedAt:Pt,durationMs:I,counts:(0,r.Ik)({errors:k,warnings:k,notices:k}),hosts:h(de),hostsLeftOut:S,findings:h(Rt),
findingsLeftOut:S,roots:(0,r.lq)(h(ve),[]),rootsLeftOut:S,ignored:k,usages:k,remarks:(0,r.lq)(h(m),[]),scan:(0,r.Ik)({files:k,bytes:bt,durationMs:I}),clientDetection:(0,Ht.
g)(C)}),Oe=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:m}),Q="let the check write it again";function Se(t){if(Ie(t))return(0,w.T)($e);const e=(0,r.qF)(t);if(!e.
ok)return(0,w.T)(`${e.why}; ${Q}`);const s=we(e.value);if(s!==null)return(0,w.T)(s);const n=(0,r._f)(e.value,Oe);if(!n.ok)return(0,w.T)(`is no JSON report: ${n.
why}; ${Q}`);const{version:o}=n.value;if(o!==D.xv)return(0,w.T)(`was written by tf-disco ${(0,R.dh)(o)}, and this is tf-disco ${D.xv}; use the same version for \
every check and for the merge`);const c=(0,r._f)(e.value,i=>xe(Me(i)));return c.ok?c:(0,w.T)(`has a mistake: ${c.why}; ${Q}`)}function we(t){return typeof t!="o\
bject"||t===null||Array.isArray(t)?ut:"passed"in t?null:ut}const Ie=t=>/^\uFEFF?\{"kind":/.test(t),$e="is a usages file; give it to a check as `usages`, and mer\
ge the report of that check",ut="is no JSON report of tf-disco; give only JSON reports to a merge";function xe(t){const{counts:e,incomplete:s,clientDetection:n,
usages:o,scan:c}=t,i=[...s,...be(t)],a={passed:t.passed&&i.length===0,stopped:ft(i),...Et(t.hosts,t.findings),ignored:t.ignored,roots:t.roots};return Le(a,t),{verdict:a,
context:Ne(t,n,{...c,usages:o}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}}}function Le({findings:t},{counts:e,findingsLeftOut:s}){for(const o of A.
oC){const c=`${o}s`,{length:i}=t.filter(f=>f.severity===o),a=e[c];if(a<i||a>i&&s===0){const f=`${i}, the number of ${c} in findings`;(0,r.nx)(`.counts.${c}`,a,u=>(0,r.
J4)(f,u))}}const n=e.errors+e.warnings+e.notices-t.length;if(n!==s){const o=`${n}, by which findings are fewer than counts say`;(0,r.nx)(".findingsLeftOut",s,c=>(0,r.
J4)(o,c))}}function ft(t){const[e,...s]=t;return e===void 0?null:s.length===0?e:{kind:"several",reasons:t}}const be=t=>[{what:"host",count:t.hostsLeftOut},{what:"\
finding",count:t.findingsLeftOut},{what:"root module",count:t.rootsLeftOut}].flatMap(e=>e.count===0?[]:[{kind:"left-out",...e}]),Ne=(t,e,s)=>({dialect:e,failOn:t.
failOn,scan:s,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:D.xv,docsUrl:D.aq,clients:t.clients,sources:[],links:null,repository:t.repository,
repositories:t.repositories,shards:t.shards,history:null});var Ae=p(5741);const M=(t,e)=>t<e?-1:t>e?1:0;function L(t,e){const s=new Map;for(const n of t){const o=e(
n);s.has(o)||s.set(o,n)}return[...s].sort(([n],[o])=>M(n,o)).map(([,n])=>n)}const W=t=>L(t.flat(),Fe),Je=10;function Fe(t){if(typeof t=="string")return` ${t}`;const{
file:e,line:s,column:n,endColumn:o}=t,c=[s,n,o].map(i=>String(i).padStart(Je,"0"));return`!${e}
${c.join(" ")}`}const b=(t,e)=>t.reduce((s,n)=>s+e(n),0),Y=(t,e)=>t.reduce((s,n)=>Math.max(s,e(n)),0);function Te({severity:t,host:e,service:s,problem:n,affects:o,
exclude:c}){const{code:i,message:a,help:f}=n;return JSON.stringify([e,s,i,t,...[a,f??null,o,c===void 0]])}function dt(t){const[e,...s]=t.filter(({length:o})=>o>
0);return s.length===0?e??[]:[...Map.groupBy(t.flat(),Te)].sort(([o],[c])=>M(o,c)).flatMap(([,o])=>Re(o)).sort((o,c)=>(0,P.Np)(o,c)||mt(o)-mt(c))}const mt=({exclude:t})=>+(t!==
void 0);function Re(t){const[e,...s]=t;if(e===void 0||s.length===0)return t;const{places:n,placesLeftOut:o}=(0,P.Mm)(W(t.map(u=>u.places))),c=o+b(t,u=>u.placesLeftOut??
0),i=L(t.flatMap(({exclude:u})=>u??[]),u=>u),{placesLeftOut:a,...f}=e;return[{...f,places:n,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:u})=>u)}]}const Ee=["warning","error","never"],je="as in each report";function Ce(t,e,s){const n=t.map(({context:i})=>i),[o]=n;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>s?Y(n,i):b(n,i);return{...o,dialect:Be(n.map(({dialect:i})=>i)),failOn:Ee.find(i=>n.some(({failOn:a})=>a===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:Y(n,({scan:i})=>i.durationMs)},remarks:De(t,e),startedAt:n.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:Y(n,({durationMs:i})=>i),clients:v.zK.filter(i=>n.some(({clients:a})=>a.includes(i))),...Xe(n),shards:ze(
n)}}function Be(t){const e=new Set(t.map(({why:o})=>o)),s=L(t.flatMap(o=>o.evidence),o=>JSON.stringify(o)),n=b(t,({evidenceLeftOut:o=0})=>o);return{...(0,Ae.hI)(
t),why:e.size===1?[...e].join():je,evidence:s,...n===0?{}:{evidenceLeftOut:n}}}function De(t,e){const s=t.map(({verdict:o,context:c})=>{const i=new Set((0,j.rc)(
o));return c.remarks.filter(a=>!i.has(a))}),n=L(s.flat(),o=>o);return(0,j.q9)([...n,...(0,j.rc)(e)])}function Xe(t){const e=t.map(({repository:n})=>n),s=Z([...t.
flatMap(({repositories:n})=>n)]);if(pt(t)){const[n=null]=Z(e.filter(o=>o!==null));return{repository:n,repositories:s}}return{repository:null,repositories:Z([...s,
...e.filter(n=>n!==null)])}}const pt=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,Z=t=>[...Map.groupBy(t,({name:e})=>e)].sort(([e],[s])=>M(e,s)).map(([
e,s])=>({name:e,url:ht(s.map(({url:n})=>n)),commit:ht(s.map(({commit:n})=>n))}));function ht(t){const[e=null,...s]=new Set(t);return s.length===0?e:null}function ze(t){
const e=t.flatMap(({shards:o})=>o??[]),s=e[0]?.count??0,n=[...new Set(e.flatMap(o=>o.indexes))].sort((o,c)=>o-c);return n.length===s?null:{indexes:n,count:s}}const gt=[
"fails","unchecked","warns","works","skipped"];function Ke(t){return[...Map.groupBy(t.flat(),({visit:s})=>s.host)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>Ue(s))}
function Ue(t){const[e,...s]=t;return e===void 0||s.length===0?t:[{...s.reduce((o,c)=>Ge(c,o)?c:o,e),requirements:qe(t.flatMap(({requirements:o})=>o)),findings:dt(
t.map(({findings:o})=>o)),clients:He(t),isNew:t.some(({isNew:o})=>o)}]}function Ge(t,e){const s=gt.indexOf((0,y.sG)(e))-gt.indexOf((0,y.sG)(t))||Number((0,y.JR)(
e))-Number((0,y.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return s===0?M(yt(t),yt(e))>0:s>0}const yt=({visit:t,services:e,servicesFrom:s})=>JSON.
stringify([t,e,s]);function qe(t){return[...Map.groupBy(t,({service:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n]=s,o=b(s,({becauseLeftOut:a=0})=>a);
if(n===void 0)return[];const{becauseLeftOut:c,...i}=n;return{...i,clients:v.Du.filter(a=>s.some(({clients:f})=>f.includes(a))),because:W(s.map(({because:a})=>a)),
...o===0?{}:{becauseLeftOut:o}}})}function He(t){const e=v.zK.map(s=>{const n=t.map(({clients:c})=>c[s]),o=["fails","warns"].find(c=>n.includes(c));return[s,o??
"works"]});return Object.fromEntries(e)}function Pe(t){return[...Map.groupBy(t.flat(),({directory:s})=>s)].sort(([s],[n])=>M(s,n)).flatMap(([,s])=>{const[n,...o]=s;
if(n===void 0||o.length===0)return s;const c=v.Du.filter(i=>s.some(a=>a.clients.includes(i)));return{...n,clients:c,rows:Ve(s.flatMap(({rows:i})=>i))}})}function Ve(t){
return[...Map.groupBy(t,Qe)].sort(([s],[n])=>M(s,n)).map(([,s])=>s.reduce(We))}const Qe=({kind:t,address:e,source:s,host:n,constraints:o,locked:c,places:i})=>JSON.
stringify([t,e,s,n,o,c,i]);function We(t,e){const s=[t,e],n=v.Du.filter(i=>i in t.chosen||i in e.chosen),o=b(s,({placesLeftOut:i=0})=>i),c=Map.groupBy(s.flatMap(
i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.fromEntries(n.map(i=>{const a=s.flatMap(({chosen:f})=>i in f?[f[i]]:[]);return[i,a.includes(null)?null:
a.toSorted()[0]??null]})),newest:s.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[a])=>M(i,a)).map(([i,a])=>{const f=[!1,!0].
find(u=>a.some(({available:d})=>d===u));return{platform:i,available:f??null}}),worst:A.oC.find(i=>s.some(({worst:a})=>a===i))??null,problems:L(s.flatMap(({problems:i})=>i),
({code:i})=>i),places:W(s.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function Ye(t,e=[]){const s=t.map(({context:l})=>l),[n]=s;if(n===void 0)throw new Error(
"there is no report to merge");const o=pt(s)?t:t.map(Bt),[c,...i]=o.map(({verdict:l})=>l),a=c!==void 0&&i.length===0?c:_e(o),f=s.some(({shards:l})=>(0,y.mt)(l)),
u=i.length===0?Ze(n):Ce(o,a,f),d=ss(t,u,e);return{verdict:{...a,passed:d.length===0&&t.every(l=>ts(l,u)),stopped:ft(d)},context:u}}const Ze=t=>(0,y.mt)(t.shards)?
t:{...t,shards:null};function _e(t){const e=t.map(({verdict:o})=>o),s=Ke(e.map(o=>o.hosts)),n=dt(e.map(o=>o.files));return{hosts:s,files:n,findings:[...s.flatMap(
({findings:o})=>o),...n].sort(P.Np),roots:Pe(e.map(o=>o.roots)),ignored:b(e,({ignored:o})=>o)}}function ts({verdict:t,counts:e},{failOn:s}){return(t.passed||t.stopped!==
null)&&!A.oC.some(n=>e[n]>0&&(0,qt.k2)(n,s))}const es=t=>t.kind==="missing"&&t.what==="shard";function ss(t,e,s){const n=t.flatMap(({verdict:{stopped:f},context:u})=>f===
null?[]:(0,R.zM)(f).filter(d=>!(es(d)&&(0,y.mt)(u.shards)))),{repository:o,repositories:c}=e,i=[...o===null?[]:[o],...c],a=[...n,...(0,ct.V)(s,i.map(({name:f})=>f)),
...os(t,e)];return[...ns(e),...L(a,f=>JSON.stringify(f))]}function ns({shards:t}){if(t===null)return[];const{indexes:e,count:s}=t;return[{kind:"missing",what:"s\
hard",names:Array.from({length:s},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:s}]}function os(t,{repositories:e}){const s=e.map(({name:o})=>o),n=t.filter(
({context:o})=>(0,y.mt)(o.shards)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return(0,ct.V)(s,s.filter(o=>n.every(c=>c.has(o))))}var rs=p(6897),
is=p(8641),cs=p(7814),F=p(3152),as=p(772);const ls=128*1024*1024,_=512*1024*1024,tt=5e3,us=20;async function fs(t,{directory:e,wording:s=F.w7,secrets:n}){const o=ms(
t,s),c=await hs(o.merge,e,s),i=Xt(c);if(i.length>0)throw new F.GN(i);const{verdict:a,context:f}=Ye(c,o.repositories),u=(0,Mt.wX)(a.hosts.flatMap(({requirements:g})=>g)),
{verdict:d,...l}=n.redact({verdict:a,remarks:f.remarks,dialect:f.dialect},u);return{settings:o,changes:null,verdict:d,context:{...f,...l}}}const ds=["merge","re\
positories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function ms(t,e){const{settings:s,
mistakes:n}=(0,F.P$)(t,e),o=as.y.filter(({name:c,default:i})=>{const a=t[c]?.trim()??"";return!ds.includes(c)&&a!==""&&a!==i}).map(({name:c})=>`${e.setting(c)} \
has no effect on a merge; set it for the checks`);if(n.length+o.length>0)throw new F.GN([...n,...o]);return s}function ps(t,e){const s=(0,Ot.p)(t,e,[".json"]);if(!s.
ok)return s;const n=o=>{const c=(0,cs.$)(o);return o===(0,et.resolve)(e,t)||c.ok&&c.value.format==="json"};return(0,w.J)(s.value.filter(n))}async function hs(t,e,{
setting:s}){const n=`a check writes one with ${s("report")}`,o=t.map(d=>({entry:d,files:ps(d,e)})),c=o.flatMap(({entry:d,files:l})=>l.ok?l.value.length>0?[]:[`${d}\
 has no .json file; ${n}`]:[l.why]),i=new Set(o.flatMap(d=>d.files.ok?d.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${n}`),i.size>tt&&c.
push(`there are ${i.size} reports, the limit is ${tt}`);const a=[],f=new Set;let u=0;for(const d of[...i].slice(0,tt)){await(0,rs.x)();const l=(0,is.RK)((0,et.relative)(
e,d)),g=(0,St.yR)(d,ls);if(c.length>=us||u>_)break;if(!g.ok)c.push(`${l} ${(0,R.mP)(g.failure)}`);else{u+=g.bytes,u>_&&c.push(`the reports have more than ${_} b\
ytes together`);const N=(0,kt.hash)("sha256",g.text);if(f.has(N))continue;f.add(N);const T=Se(g.text);T.ok?a.push({...T.value,file:l}):c.push(`${l} ${T.why}`)}}
if(c.length>0)throw new F.GN(c);return a}})};export{ys as id,vs as ids,ks as modules};
