const gn=999,vn=[999,709],_n={6479:((X,K,a)=>{a.d(K,{p:()=>$});var M=a(3024),L=a(6760),I=a(3625),g=a(5747);function $(R,w){const D=(0,L.resolve)(w,R);try{if(!(0,M.
statSync)(D).isDirectory())return(0,I.J)([D]);const k=(0,M.readdirSync)(D,{recursive:!0,withFileTypes:!0}).filter(C=>C.name.toLowerCase().endsWith(".json")&&!C.
isDirectory()).map(C=>(0,L.join)(C.parentPath,C.name));return(0,I.J)(k.sort())}catch(k){return(0,I.T)(`${R} cannot be read: ${(0,g.Oj)(k)}`)}}}),2265:((X,K,a)=>{
a.d(K,{g:()=>k});var M=a(1064),L=a(3469),I=a(5603),g=a(4184),$=a(7996);const R=1e4,w=1e5,D=(0,g.Ik)({client:(0,g.yL)(M.Du),version:(0,g.me)($.a$),kind:(0,g.yL)(
I.A),text:$.a$});function k(U){const N=(0,g.Ik)({clients:$.bq,assumed:g.Jt,why:$.a$,versions:(0,g.p_)((0,g.Ik)({client:(0,g.yL)(M.Du),version:$.a$}),M.Du.length),
releases:(0,g.p_)($.a$,R),evidence:(0,g.p_)(r=>{const{kind:P,...b}=D(r);return{...b,level:P,place:U(r)}},w),evidenceLeftOut:(0,g.lq)((0,g.nd)(0,Number.MAX_SAFE_INTEGER),
0)});return r=>{const{clients:P,assumed:b,why:S,versions:y,releases:A,evidence:j,evidenceLeftOut:v}=N(r),[O,...u]=P;return{name:O===void 0||u.length>0?"both":O,
clients:P,releases:P.flatMap(m=>C(m,A)),versions:Object.fromEntries(y.map(({client:m,version:p})=>[m,p])),why:S,evidence:j,...v===0?{}:{evidenceLeftOut:v},...b?
{isGuess:!0}:{}}}}function C(U,N){const r=M.pH.filter(P=>P.client===U&&N.includes(P.name));return r.length===0?(0,L.w)(U,[]):r}}),7996:((X,K,a)=>{a.d(K,{AY:()=>k,
CC:()=>C,PW:()=>w,a$:()=>g,bq:()=>P,ik:()=>U});var M=a(1064),L=a(4184);const g=(0,L.Qq)("a text",null,1e4),$=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
w=(0,L.Qq)("a path in the repository",$,4096),D=(0,L.nd)(1,2**25),k={line:D,column:D,endColumn:D},C={file:w,...k},U=(0,L.Ik)(C),N=(0,L.p_)((0,L.yL)(M.Du),M.Du.length),
r=[M.Du,...M.Du.map(b=>[b])],P=b=>{const S=N(b);return r.find(A=>A.length===S.length&&A.every(j=>S.includes(j)))??(0,L.J4)("one or two different CLIs",b)}}),999:((X,K,a)=>{
a.d(K,{mergeReports:()=>fn});var M=a(7598),L=a(6760),I=a(2929),g=a(6479),$=a(5747),R=a(3625),w=a(4e3),D=a(5143),k=a(8884),C=a(6763),U=a(5257),N=a(5799),r=a(4184),
P=a(8707),b=a(709),S=a(1064);const y=1e7,A=1e9,j=1e12,v=(0,r.Qq)(),O=t=>(0,r.p_)(t,y),u=(0,r.nd)(0,A),m=(0,r.lq)(u,0),p=(0,r.vj)(1e15),_=(0,r.vj)(j),B=O((0,r.yL)(
S.Du)),x=(0,r.yL)(S.Du),J=O((0,r.yL)(S.zK)),H=(0,r.nd)(1,2**31);function tt(t,e){return t!==null?(0,D.yJ)(t,e):(0,D._M)(e)===null?e:(0,r.J4)("a path without the\
 name of a repository",e)}const ct=(0,r.Ik)({repository:(0,r.lq)(P.aR,null),file:v,line:H,column:H,endColumn:H}),Q=t=>{const{repository:e,file:n,...s}=ct(t);return{
file:tt(e,n),...s}},at=(0,r.yL)(["hostnames input"]),F=t=>typeof t=="string"?at(t):Q(t),z=t=>{const e=v(t);return Object.hasOwn((0,b.problemFacts)(),e)?e:(0,r.J4)(
"a problem code of this version",t)};function V(t,e,n){const{title:s,severity:o,affects:c}=(0,b.problemFacts)()[t],i={code:t,title:s,severity:o,usualSeverity:o,
affects:c,message:e};return n===null?i:{...i,help:n}}const Rt=(0,r.Ik)({code:z,message:v,help:(0,r.me)(v)}),Ct=t=>{const{code:e,message:n,help:s}=Rt(t);return V(
e,n,s)},wt=(0,r.Ik)({code:z,severity:(0,r.yL)(N.oC),host:(0,r.me)(P.OI),service:(0,r.me)(v),message:v,help:(0,r.me)(v),places:O(F),placesLeftOut:m,affects:J,inFile:(0,r.
lq)(r.Jt,!1),exclude:(0,r.lq)(O(v),null)}),bt=t=>{const{code:e,message:n,help:s,placesLeftOut:o,inFile:c,exclude:i,...l}=wt(t),f={...V(e,n,s),affects:l.affects};
return{isInFile:c,finding:{...l,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function Bt(t,e){const n=Ot(),s=t.map(d=>({...d,
requirements:d.requirements.map(E=>({...E,because:n(E.because)}))})),o=new Map(s.map(d=>[d.visit.host,d]));o.size<s.length&&(0,r.J4)("hosts, each once",[...o.keys()]);
const c=new Map,i=[],l=[];for(const{finding:d,isInFile:E}of e){const h=d.host===null?void 0:o.get(d.host),T={...d,places:n(d.places),isHostNew:h?.isNew===!0};i.
push(T),d.host===null||E?l.push(T):h===void 0?(0,r.J4)("findings about hosts of the report",d.host):c.set(d.host,[...c.get(d.host)??[],T])}return{hosts:s.map(d=>Nt(
d,c.get(d.visit.host)??[])),findings:i,files:l}}function Nt(t,e){const{visit:n}=t,{discovery:s}=n.attempt;if(s.kind!=="failed"&&s.kind!=="skipped")return{...t,findings:e};
const{code:o}=s.problem,c=e.find(l=>l.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...n.attempt,discovery:{...s,problem:c}};return{
...t,findings:e,visit:{...n,attempt:i}}}function Ot(){const t=new Map;return e=>{const n=JSON.stringify(e),s=t.get(n);return s===void 0&&t.set(n,e),s??e}}const lt=t=>(0,D.
_M)(t)===null&&(0,k.CN)(t)&&t!==U.cd.file;function Kt({verdict:t,context:e}){const n=s=>s.some(o=>typeof o!="string"&&lt(o.file));return e.repository===null&&(t.
findings.some(({places:s})=>n(s))||t.hosts.some(({requirements:s})=>s.some(({because:o})=>n(o)))||t.roots.some(({directory:s})=>lt(s)))}function Ut({verdict:t,context:e}){
const{repository:n}=e;if(n===null)return{verdict:t,context:e};const s=h=>lt(h)?(0,D.yJ)(n.name,h):h,o=Ot(),c=h=>({...h,file:s(h.file)}),i=h=>o(h.map(T=>typeof T==
"string"?T:c(T))),l=h=>({...h,places:i(h.places)}),f=h=>({...h,requirements:h.requirements.map(T=>({...T,because:i(T.because)})),servicesFrom:h.servicesFrom&&c(
h.servicesFrom),findings:h.findings.map(l),visit:{...h.visit,forced:h.visit.forced.map(T=>({...T,place:c(T.place)}))}}),d=new Set((0,C.rc)(t)),E=e.dialect.evidence.
map(h=>({...h,place:c(h.place)}));return{context:{...e,dialect:{...e.dialect,evidence:E},remarks:e.remarks.filter(h=>!d.has(h))},verdict:{...t,hosts:t.hosts.map(
f),files:t.files.map(l),findings:t.findings.map(l),roots:t.roots.map(h=>({...h,directory:s(h.directory),rows:h.rows.map(T=>({...T,places:i(T.places)}))}))}}}var ut=a(
2886);const W=(t,e)=>t<e?-1:t>e?1:0;function Y(t,e){const n=new Map;for(const s of t){const o=e(s);n.has(o)||n.set(o,s)}return[...n].sort(([s],[o])=>W(s,o)).map(
([,s])=>s)}const ft=t=>Y(t.flat(),Wt),xt=10;function Wt(t){if(typeof t=="string")return` ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,c=[n,s,o].map(i=>String(
i).padStart(xt,"0"));return`!${e}
${c.join(" ")}`}const Z=(t,e)=>t.reduce((n,s)=>n+e(s),0),dt=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function Jt({severity:t,host:e,service:n,problem:s,affects:o,
exclude:c}){const{code:i,message:l,help:f}=s;return JSON.stringify([e,n,i,t,...[l,f??null,o,c===void 0]])}function yt(t){const[e,...n]=t.filter(({length:o})=>o>
0);return n.length===0?e??[]:[...Map.groupBy(t.flat(),Jt)].sort(([o],[c])=>W(o,c)).flatMap(([,o])=>Ft(o)).sort((o,c)=>(0,ut.Np)(o,c)||Mt(o)-Mt(c))}const Mt=({exclude:t})=>+(t!==
void 0);function Ft(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,ut.Mm)(ft(t.map(d=>d.places))),c=o+Z(t,d=>d.placesLeftOut??
0),i=Y(t.flatMap(({exclude:d})=>d??[]),d=>d),{placesLeftOut:l,...f}=e;return[{...f,places:s,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:d})=>d)}]}const Xt=["warning","error","never"],zt="as in each report";function Gt(t,e,n){const s=t.map(({context:i})=>i),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>n?dt(s,i):Z(s,i);return{...o,dialect:Ht(s.map(({dialect:i})=>i)),failOn:Xt.find(i=>s.some(({failOn:l})=>l===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:dt(s,({scan:i})=>i.durationMs)},remarks:Qt(t,e),startedAt:s.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:dt(s,({durationMs:i})=>i),clients:S.zK.filter(i=>s.some(({clients:l})=>l.includes(i))),...Vt(s),shards:Yt(
s)}}function Ht(t){const e=S.Du.filter(f=>t.some(d=>d.clients.includes(f))),[n,...s]=e,o=new Set(t.flatMap(({releases:f})=>f.map(({name:d})=>d))),c=new Set(t.map(
({why:f})=>f)),i=Y(t.flatMap(f=>f.evidence),f=>JSON.stringify(f)),l=Z(t,({evidenceLeftOut:f=0})=>f);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:S.
pH.filter(({name:f})=>o.has(f)),versions:Object.fromEntries(e.flatMap(f=>{const d=new Set(t.flatMap(h=>h.clients.includes(f)?[h.versions[f]]:[])),[E]=d;return d.
size===1&&E!==void 0?[[f,E]]:[]})),why:c.size===1?[...c].join():zt,evidence:i,...l===0?{}:{evidenceLeftOut:l},...t.some(({isGuess:f})=>f)?{isGuess:!0}:{}}}function Qt(t,e){
const n=t.map(({verdict:o,context:c})=>{const i=new Set((0,C.rc)(o));return c.remarks.filter(l=>!i.has(l))}),s=Y(n.flat(),o=>o);return(0,C.q9)([...s,...(0,C.rc)(
e)])}function Vt(t){const e=t.map(({repository:s})=>s),n=mt([...t.flatMap(({repositories:s})=>s)]);if(Et(t)){const[s=null]=mt(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:mt([...n,...e.filter(s=>s!==null)])}}const Et=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,mt=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>W(e,n)).map(([e,n])=>({name:e,url:It(n.map(({url:s})=>s)),commit:It(n.map(({commit:s})=>s))}));function It(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function Yt(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return s.length===n?null:{indexes:s,count:n}}const et=({shards:t})=>t!==null&&t.indexes.length<t.count,Zt=3;function qt(t){const e=t.filter(({context:s})=>et(
s)),n=t.filter(({context:s})=>!et(s));return e.length===0?t.length>1?te(t):[]:[...n.length===0?[]:[`${q(e)} ${Dt(e)} of shards, but ${q(n)} ${Dt(n)} not; merge \
the shards of one check, or reports of whole checks`],...ee(e),...ne(e),...se(e)]}const te=t=>t.filter(Kt).map(({file:e})=>`${e} does not say of which repositor\
y its files are; run the check in a checkout with the remote origin`),q=t=>(0,w.XT)(t.map(({file:e})=>e),Zt),Dt=({length:t})=>t===1?"is":"are";function ee(t){const e=Map.
groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${q(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function ne(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));return[
...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=q(s.map(({part:c})=>c));return s.length===1?[]:[`shard ${n} is in ${s.length} different reports: ${o}\
; merge only one of them`]})}function se(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:c}of s.context.repositories){const i=e.get(o);c!==
null&&(i===void 0?e.set(o,{commit:c,part:s}):i.commit!==c&&n.add(`${q([i.part])} and ${q([s])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...n]}var oe=a(2389),re=a(2265),st=a(3592),ht=a(5885);const ie=t=>{const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(
t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):e},ce=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:u}),ae=(0,r.Ik)({what:(0,r.yL)(
["host","finding","root module"]),count:u}),le=(0,r.Ik)({kind:(0,r.yL)(["deadline","signal","crash","missing","left-out"])}),ue=(0,r.Qq)("the number of a shard",
/^\d{1,3}$/),fe=t=>{const{kind:e}=le(t);switch(e){case"deadline":return{kind:e,...(0,r.Ik)({ms:_})(t)};case"signal":return{kind:e,...(0,r.Ik)({signal:(0,r.Qq)("\
a signal",/^SIG[A-Z\d]{1,20}$/)})(t)};case"crash":return{kind:e};case"missing":{const{what:n,total:s}=ce(t),o=n==="shard"?ue:P.aR;return{kind:e,what:n,...(0,r.Ik)(
{names:O(o)})(t),total:s}}case"left-out":return{kind:e,...ae(t)}}},de=(0,r.Ik)({indexes:(0,r.p_)((0,r.nd)(1,ht.h),ht.h),count:(0,r.nd)(1,ht.h)}),me=t=>{const{indexes:e,
count:n}=de(t);return e.every((o,c)=>o<=n&&o>(e[c-1]??0))&&e.length>0?{indexes:e,count:n}:(0,r.J4)("shards in order",t)};var he=a(7082);const G=(0,r.me)(v),ot=(0,r.
me)(_),At=["found","absent","failed","skipped"],pe=(0,r.nd)(0,65535),ge=t=>{const[e,n,...s]=(0,r.p_)(pe,2)(t);return(e===void 0||n===void 0||s.length>0)&&(0,r.J4)(
"two ports",t),[e,n]},ve=(0,r.Ik)({url:(0,r.lq)(v,null),login:(0,r.lq)((0,r.Ik)({client:v,grantTypes:O(v),authz:G,token:G,ports:ge,scopes:O(v)}),null),elementsLeftOut:m,
problem:(0,r.lq)(Ct,null)}),_e=["none","sent","withheld","dropped"],Oe=["nothing","a token","an empty token","no token","not asked","not read"],ye=(0,r.yL)(["wo\
rks","fails","warns"]),Me=1e3,Ee=1e5,Ie=2**20,De=(0,r.Ik)({host:P.OI,discovery:(0,r.yL)(At),code:(0,r.lq)(z,null),excerpt:(0,r.lq)(v,null),documentUrl:G,hops:O(
(0,r.Ik)({url:v,status:(0,r.me)((0,r.nd)(0,999)),reason:v,mediaType:G,authorization:(0,r.yL)(_e),address:G,proxy:G,ms:_})),services:(0,r.A7)((0,r.Qq)("a service\
 ID",null,Ie),ve,Ee),servicesLeftOut:m,servicesFrom:(0,r.me)(Q),hostBlocks:O((0,r.Ik)({client:x,place:Q})),required:O((0,r.Ik)({service:v,clients:B,because:O(F),
becauseLeftOut:m})),credentials:G,looks:O((0,r.Ik)({client:x,looks:O((0,r.Ik)({source:v,held:(0,r.yL)(Oe),counts:r.Jt}))})),attempts:(0,r.nd)(1,Me),earlier:(0,r.
lq)(O((0,r.Ik)({discovery:(0,r.yL)(At),code:(0,r.lq)(z,null),ms:_})),[]),timingMs:(0,r.Ik)({lookup:ot,connect:ot,tls:ot,firstByte:ot,total:_}),certificates:O((0,r.
Ik)({host:v,subject:v,issuer:v,validFrom:v,expires:v})),clients:(0,r.Ik)(Object.fromEntries(S.zK.map(t=>[t,ye]))),new:(0,r.lq)(r.Jt,!1)}),Ae=t=>{const e=De(t),n=Array.
from(e.services,([s,o])=>Pe(s,o));return{visit:Le(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({host:e.host,...o,...s===0?{}:{becauseLeftOut:s},isImplied:!1,
isForInit:!0})),services:n,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};function Le(t){const{lookup:e,
connect:n,tls:s,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:d,code:E,ms:h})=>$e(Lt({kind:d,code:E,url:"",excerpt:null}),h)),l={discovery:Lt({...t,
kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(d=>({...d,challenge:null})),timing:{lookupMs:e,connectMs:n,tlsMs:s,firstByteMs:o,totalMs:c},headMs:null,certificates:t.
certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:l,earlier:i,later:Array.from({length:f},()=>l),credentials:t.credentials===null?null:
{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(d=>({...d,services:[]}))}}function $e(t,e){const n=(0,he.O)(
t);return{...n,timing:{...n.timing,totalMs:e}}}function Lt({kind:t,code:e,url:n,excerpt:s}){switch(t){case"found":return{kind:t,url:rt(n,"documentUrl"),services:[],
leftOut:0,truncated:!1};case"absent":return{kind:t,url:rt(n,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:V(rt(e,"code"),"",null),excerpt:s};case"\
skipped":return{kind:t,problem:V(rt(e,"code"),"",null)}}}const rt=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery says`,{});function Pe(t,e){return e.url!==
null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:
(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const ke=(0,r.Ik)({kind:(0,r.yL)(["module","provider"]),address:v,source:v,host:P.
OI,constraints:O(v),locked:(0,r.me)(v),chosen:(0,r.A7)(x,(0,r.me)(v),2),newest:(0,r.me)(v),platforms:O((0,r.Ik)({platform:v,available:(0,r.me)(r.Jt)})),worst:(0,r.
me)((0,r.yL)(N.oC)),codes:O(z),places:O(F),placesLeftOut:m}),Te=(0,r.Ik)({repository:(0,r.lq)(P.aR,null),directory:v,clients:B,rows:O(ke)}),Se=t=>{const{repository:e,
directory:n,clients:s,rows:o}=Te(t);return{directory:tt(e,n),clients:s,rows:o.map(je)}};function je({codes:t,chosen:e,placesLeftOut:n,...s}){const o=(0,b.problemFacts)();
return{...s,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:l}=o[c];return{code:c,title:i,usualSeverity:l}}),...n===0?{}:{placesLeftOut:n}}}
const Re=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(O(fe),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.lq)(P.Jk,null),repositories:(0,r.lq)(O(
P.Jk),[]),shards:(0,r.lq)(me,null),clients:J,startedAt:ie,durationMs:_,counts:(0,r.Ik)({errors:u,warnings:u,notices:u}),hosts:O(Ae),hostsLeftOut:m,findings:O(bt),
findingsLeftOut:m,roots:(0,r.lq)(O(Se),[]),rootsLeftOut:m,ignored:u,usages:u,remarks:(0,r.lq)(O(v),[]),scan:(0,r.Ik)({files:u,bytes:p,durationMs:_}),clientDetection:(0,re.
g)(Q)}),Ce=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:v}),pt="let the check write it again";function we(t){const e=(0,r.qF)(t);if(!e.ok)return(0,R.T)(`${e.why}\
; ${pt}`);const n=be(e.value);if(n!==null)return(0,R.T)(n);const s=(0,r._f)(e.value,Ce);if(!s.ok)return(0,R.T)(`is no JSON report: ${s.why}; ${pt}`);const{version:o}=s.
value;if(o!==st.xv)return(0,R.T)(`was written by tf-disco ${(0,w.dh)(o)}, and this is tf-disco ${st.xv}; use the same version for every check and for the merge`);
const c=(0,r._f)(e.value,i=>Be(Re(i)));return c.ok?c:(0,R.T)(`has a mistake: ${c.why}; ${pt}`)}function be(t){return typeof t!="object"||t===null||Array.isArray(
t)?$t:"passed"in t?null:"usages"in t&&Array.isArray(t.usages)?"is a usages file; give it to a check as `usages`, and merge the report of that check":$t}const $t="\
is no JSON report of tf-disco; give only JSON reports to a merge";function Be(t){const{counts:e,incomplete:n,clientDetection:s,usages:o,scan:c}=t,i=[...n,...Ke(
t)],l={passed:t.passed&&i.length===0,stopped:Pt(i),...Bt(t.hosts,t.findings),ignored:t.ignored,roots:t.roots},f={verdict:l,context:Ue(t,s,{...c,usages:o}),counts:{
error:e.errors,warning:e.warnings,notice:e.notices}};return N.oC.every(E=>Ne(l,E)===f.counts[E])||t.findingsLeftOut>0?f:(0,r.J4)("counts of the findings that th\
e report has",e)}const Ne=({findings:t},e)=>t.filter(n=>n.severity===e).length;function Pt(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"sever\
al",reasons:t}}const Ke=t=>[{what:"host",count:t.hostsLeftOut},{what:"finding",count:t.findingsLeftOut},{what:"root module",count:t.rootsLeftOut}].flatMap(e=>e.
count===0?[]:[{kind:"left-out",...e}]),Ue=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:st.
xv,docsUrl:st.aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,history:null});var it=a(5102);const kt=[
"fails","unchecked","warns","works","skipped"];function xe(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(([n],[s])=>W(n,s)).flatMap(([,n])=>We(n))}
function We(t){const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,c)=>Je(c,o)?c:o,e),requirements:Fe(t.flatMap(({requirements:o})=>o)),findings:yt(
t.map(({findings:o})=>o)),clients:Xe(t),isNew:t.some(({isNew:o})=>o)}]}function Je(t,e){const n=kt.indexOf((0,it.sG)(e))-kt.indexOf((0,it.sG)(t))||Number((0,it.
JR)(e))-Number((0,it.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?W(Tt(t),Tt(e))>0:n>0}const Tt=({visit:t,services:e,servicesFrom:n})=>JSON.
stringify([t,e,n]);function Fe(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>W(n,s)).flatMap(([,n])=>{const[s]=n,o=Z(n,({becauseLeftOut:l=0})=>l);
if(s===void 0)return[];const{becauseLeftOut:c,...i}=s;return{...i,clients:S.Du.filter(l=>n.some(({clients:f})=>f.includes(l))),because:ft(n.map(({because:l})=>l)),
...o===0?{}:{becauseLeftOut:o}}})}function Xe(t){const e=S.zK.map(n=>{const s=t.map(({clients:c})=>c[n]),o=["fails","warns"].find(c=>s.includes(c));return[n,o??
"works"]});return Object.fromEntries(e)}function ze(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(([n],[s])=>W(n,s)).flatMap(([,n])=>{const[s,...o]=n;
if(s===void 0||o.length===0)return n;const c=S.Du.filter(i=>n.some(l=>l.clients.includes(i)));return{...s,clients:c,rows:Ge(n.flatMap(({rows:i})=>i))}})}function Ge(t){
return[...Map.groupBy(t,He)].sort(([n],[s])=>W(n,s)).map(([,n])=>n.reduce(Qe))}const He=({kind:t,address:e,source:n,host:s,constraints:o,locked:c,places:i})=>JSON.
stringify([t,e,n,s,o,c,i]);function Qe(t,e){const n=[t,e],s=S.Du.filter(i=>i in t.chosen||i in e.chosen),o=Z(n,({placesLeftOut:i=0})=>i),c=Map.groupBy(n.flatMap(
i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.fromEntries(s.map(i=>{const l=n.flatMap(({chosen:f})=>i in f?[f[i]]:[]);return[i,l.includes(null)?null:
l.toSorted()[0]??null]})),newest:n.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[l])=>W(i,l)).map(([i,l])=>{const f=[!1,!0].
find(d=>l.some(({available:E})=>E===d));return{platform:i,available:f??null}}),worst:N.oC.find(i=>n.some(({worst:l})=>l===i))??null,problems:Y(n.flatMap(({problems:i})=>i),
({code:i})=>i),places:ft(n.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function Ve(t,e=[]){const n=t.map(({context:h})=>h),[s]=n;if(s===void 0)throw new Error(
"there is no report to merge");const o=Et(n)?t:t.map(Ut),[c,...i]=o.map(({verdict:h})=>h),l=c!==void 0&&i.length===0?c:Ze(o),f=n.some(et),d=i.length===0?Ye(s):Gt(
o,l,f),E=en(t,d,e);return{verdict:{...l,passed:E.length===0&&t.every(h=>qe(h,d)),stopped:Pt(E)},context:d}}const Ye=t=>et(t)?t:{...t,shards:null};function Ze(t){
const e=t.map(({verdict:o})=>o),n=xe(e.map(o=>o.hosts)),s=yt(e.map(o=>o.files));return{hosts:n,files:s,findings:[...n.flatMap(({findings:o})=>o),...s].sort(ut.Np),
roots:ze(e.map(o=>o.roots)),ignored:Z(e,({ignored:o})=>o)}}function qe({verdict:t,counts:e},{failOn:n}){return(t.passed||t.stopped!==null)&&!N.oC.some(s=>e[s]>0&&
(0,oe.k2)(s,n))}const tn=t=>t.kind==="missing"&&t.what==="shard";function en(t,e,n){const s=t.flatMap(({verdict:{stopped:f}})=>f===null?[]:(0,w.zM)(f).filter(d=>!tn(
d))),{repository:o,repositories:c}=e,i=[o?.name,...c.map(({name:f})=>f)],l=[...s,...St(n,n.filter(f=>!i.includes(f))),...sn(t,e)];return[...nn(e),...Y(l,f=>JSON.
stringify(f))]}function nn({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;return[{kind:"missing",what:"shard",names:Array.from({length:n},(o,c)=>c+
1).filter(o=>!e.includes(o)).map(String),total:n}]}const St=(t,e)=>e.length===0?[]:[{kind:"missing",what:"repository",names:e,total:t.length}];function sn(t,{repositories:e}){
const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>et(o)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return St(n,n.filter(o=>s.some(c=>!c.
has(o))))}var on=a(6897),rn=a(8641),cn=a(7814),nt=a(3152),an=a(772);const ln=128*1024*1024,gt=512*1024*1024,vt=5e3,un=20;async function fn(t,{directory:e,wording:n=nt.
w7,secrets:s}){const o=mn(t,n),c=await pn(o.merge,e,n),i=qt(c);if(i.length>0)throw new nt.GN(i);const{verdict:l,context:f}=Ve(c,o.repositories),d=(0,I.wX)(l.hosts.
flatMap(({requirements:T})=>T)),{verdict:E,...h}=s.redact({verdict:l,remarks:f.remarks,dialect:f.dialect},d);return{settings:o,changes:null,verdict:E,context:{...f,
...h}}}const dn=["merge","repositories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];function mn(t,e){
const{settings:n,mistakes:s}=(0,nt.P$)(t,e),o=an.y.filter(({name:c,default:i})=>{const l=t[c]?.trim()??"";return!dn.includes(c)&&l!==""&&l!==i}).map(({name:c})=>`${e.
setting(c)} has no effect on a merge; set it for the checks`);if(s.length+o.length>0)throw new nt.GN([...s,...o]);return n}function hn(t,e){const n=(0,g.p)(t,e);
if(!n.ok)return n;const s=o=>{const c=(0,cn.$)(o);return o===(0,L.resolve)(e,t)||c.ok&&c.value.format==="json"};return(0,R.J)(n.value.filter(s))}async function pn(t,e,{
setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(E=>({entry:E,files:hn(E,e)})),c=o.flatMap(({entry:E,files:h})=>h.ok?h.value.length>0?[]:[`${E}\
 has no .json file; ${s}`]:[h.why]),i=new Set(o.flatMap(E=>E.files.ok?E.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${s}`),i.size>vt&&c.
push(`there are ${i.size} reports, the limit is ${vt}`);const l=[],f=new Set;let d=0;for(const E of[...i].slice(0,vt)){await(0,on.x)();const h=(0,rn.RK)((0,L.relative)(
e,E)),T=(0,$.yR)(E,ln);if(c.length>=un||d>gt)break;if(!T.ok)c.push(`${h} ${(0,w.mP)(T.failure)}`);else{d+=T.bytes,d>gt&&c.push(`the reports have more than ${gt}\
 bytes together`);const jt=(0,M.hash)("sha256",T.text);if(f.has(jt))continue;f.add(jt);const _t=we(T.text);_t.ok?l.push({..._t.value,file:h}):c.push(`${h} ${_t.
why}`)}}if(c.length>0)throw new nt.GN(c);return l}}),709:((X,K,a)=>{a.d(K,{problemFacts:()=>x});var M=a(4929),L=a(3534),I=a(863),g=a(7052),$=a(960),R=a(9209),w=a(
4592),D=a(5136),k=a(3410),C=a(9804),U=a(4715),N=a(6003),r=a(4375),P=a(7751),b=a(2562),S=a(5138),y=a(789),A=a(793),j=a(6697),v=a(2847),O=a(9319),u=a(8011),m=a(6817);
const p=()=>({...w,...D,...M,...k,...L,...I,...g,...$,...U,...C,...N,...A,...r,...j,...b,...S,...R,...P,...v,...O,...u,...m,...y}),_=["host","proxy","tls","redi\
rect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","f\
ile","nothing","credentials","services","not"];let B;function x(){return B??=J(),B}function J(){const tt={},ct=Object.values(p());for(const Q of _){const at=ct.
filter(({code:F})=>F.startsWith(`${Q}-`));for(const F of at.sort((z,V)=>z.code<V.code?-1:1))tt[F.code]=F}return tt}const H="docs/problems.md"}),9804:((X,K,a)=>{
a.r(K),a.d(K,{clientVersion:()=>S,constraintInvalid:()=>k,constraintUnmeetable:()=>C,lockInvalid:()=>b,lockOutside:()=>N});var M=a(1064),L=a(4e3),I=a(5799);const g=6,
$=y=>`"${(0,L.dh)(y)}"`,R=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;function w(y){const A=y.replace(R,"");return A===""?"":`\
: ${A}`}function D(y){switch(y.reason){case"syntax":{const{text:A,why:j}=y;return{message:`${$(A)} is not a version constraint${w(j)}`,help:"write versions such\
 as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"expression":return{message:`version of ${y.address} is an expre\
ssion, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`"};case"\
not-a-string":return{message:`version of ${y.address} is not a string`,help:"put the version in quotes"};case"pre-release":return{message:`${$(y.text)} names a \
pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen; a pre-release of the CLI is compared without it"};case"built-i\
n":return{message:`${y.provider} is built in and cannot have a version constraint`,help:"remove `version`"};case"unspecified":return{message:`provider ${y.provider}\
 is required in version 0.0.0, which is not a valid provider version`,help:"name a published version; for a provider that is built locally, use `dev_overrides` \
without `version`"}}}const k=(0,I.lS)((0,I.z3)("constraint-invalid","Version constraint is invalid",M.Du),D),C=(0,I.lS)((0,I.z3)("constraint-unmeetable","No ver\
sion can meet the constraints",M.Du),({of:y,terms:A,preRelease:j})=>({message:`no version of ${y} can match ${(0,L.XT)(A.map($),g)}`,help:j!==void 0?`write ${$(
j)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`:A.length===1?"correct the constraint":"change one \
of these constraints so that a version can match all of them"})),U={terraform:"terraform",opentofu:"tofu"},N=(0,I.lS)((0,I.z3)("lock-outside","Locked version do\
es not match the constraints",M.Du),({provider:y,version:A,constraints:j,clients:v})=>{const[O,...u]=v,m=O===void 0||u.length>0?"":`${U[O]} `;return{message:`lo\
cked provider ${y} ${A} does not match configured version constraint ${(0,L.XT)(j,g)}`,help:`run \`${m}init -upgrade\` in this directory and commit the lock file\
, or change the constraint`}}),r={"no-version":["version","is missing"],"not-a-version":["version","is not a version number"],"not-constraints":["constraints","\
are invalid"]};function P(y){const A="failed to read dependency lock file",j="restore the file, or remove the block and run `init` again";switch(y.reason){case"\
syntax":return{message:`${A}: ${y.error}`,help:j};case"twice":return{message:`${A}: it has two blocks for provider ${y.provider}`,help:"remove one of the blocks\
; a merge may have duplicated it"};case"not-normal":return{message:`${A}: the ${y.of} of provider ${y.provider} must be written in normalized form: ${$(y.normal)}`,
help:j};default:{const[v,O]=r[y.reason];return{message:`${A}: the ${v} of provider ${y.provider} ${O}`,help:j}}}}const b=(0,I.lS)((0,I.z3)("lock-invalid","Depen\
dency lock file is invalid",M.Du),P),S=(0,I.lS)((0,I.z3)("client-version","Configuration does not support this version of the CLI",M.Du),({client:y,version:A,constraint:j})=>({
message:`the version constraint ${$(j)} excludes ${M.bB[y]} ${A}`,help:`use another version of ${M.bB[y]}, or change the constraint`}))}),4184:((X,K,a)=>{a.d(K,
{A7:()=>O,Ik:()=>v,J4:()=>g,Jt:()=>b,Qq:()=>U,Yz:()=>P,_f:()=>$,lq:()=>A,me:()=>y,nd:()=>N,nx:()=>k,p_:()=>j,qF:()=>R,vj:()=>r,yL:()=>S});var M=a(3625),L=a(4e3);
class I extends Error{path="";expected;value;constructor(m,p){super(m),this.expected=m,this.value=p}}function g(u,m){throw new I(u,m)}function $(u,m){try{return(0,M.
J)(m(u))}catch(p){if(!(p instanceof I))throw p;const _=p.path.replace(/^\./,""),B=_===""?"the document":_;return(0,M.T)(`${B} is ${D(p.value)}; expected ${p.expected}`)}}
function R(u){const m=u.replace(/^\uFEFF/,"");if(m.trim()==="")return(0,M.T)("is empty");try{return(0,M.J)(JSON.parse(m))}catch{return(0,M.T)("is not JSON")}}const w=80;
function D(u){return u===void 0?"missing":Array.isArray(u)?"an array":typeof u=="object"&&u!==null?"an object":(0,L.dh)(JSON.stringify(u)??typeof u,w)}function k(u,m,p){
try{return p(m)}catch(_){throw _ instanceof I&&(_.path=u+_.path),_}}const C=4097,U=(u="a text",m=null,p=C)=>_=>((typeof _!="string"||m?.test(_)===!1)&&g(u,_),_.
length<=p?_:g(`a text of at most ${p} characters`,_)),N=(u,m)=>p=>typeof p=="number"&&Number.isInteger(p)&&p>=u&&p<=m?p:g(`a whole number from ${u} to ${m}`,p),
r=u=>m=>typeof m=="number"&&m>=0&&m<=u?m:g(`a number from 0 to ${u}`,m),P=(u,m)=>{const p=U(m);return _=>{const B=u(p(_));return B.ok?B.value:g(m,_)}},b=u=>typeof u==
"boolean"?u:g("true or false",u),S=u=>{const m=new Set(u);return p=>m.has(p)?p:g(`one of ${u.join(", ")}`,p)},y=u=>m=>m===null?null:u(m),A=(u,m)=>p=>p===void 0?
m:u(p),j=(u,m)=>p=>(Array.isArray(p)||g("an array",p),p.length>m&&g(`an array of at most ${m} items`,p),p.map((_,B)=>k(`[${B}]`,_,u))),v=u=>{const m=Object.entries(
u);return p=>{(typeof p!="object"||p===null||Array.isArray(p))&&g("an object",p);const _=p,B={};for(const[x,J]of m){const H=Object.hasOwn(_,x)?_[x]:void 0;B[x]=
k(`.${x}`,H,J)}return B}},O=(u,m,p)=>_=>{(typeof _!="object"||_===null||Array.isArray(_))&&g("an object",_);const B=Object.entries(_);return B.length>p&&g(`an o\
bject of at most ${p} members`,_),new Map(B.map(([x,J])=>[k("",x,u),k(`[${(0,L.dh)(JSON.stringify(x),w)}]`,J,m)]))}}),8707:((X,K,a)=>{a.d(K,{Jk:()=>w,OI:()=>$,aR:()=>R});
var M=a(3625),L=a(5143),I=a(1831),g=a(4184);const $=(0,g.Yz)(D=>{const k=(0,I.Pv)((0,I.nx)(D));return k.ok&&k.value===D?(0,M.J)(k.value):(0,M.T)("another form")},
"a hostname"),R=D=>typeof D=="string"&&(0,L.en)(D)?D:(0,g.J4)("a name such as acme/network",D),w=(0,g.Ik)({name:R,url:(0,g.me)((0,g.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,
1e3)),commit:(0,g.me)((0,g.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{gn as id,vn as ids,_n as modules};
