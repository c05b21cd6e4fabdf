const gn=999,vn=[999,709],_n={6479:((W,b,a)=>{a.d(b,{p:()=>$});var E=a(3024),A=a(6760),I=a(3625),g=a(5747);function $(T,L){const D=(0,A.resolve)(L,T);try{if(!(0,E.
statSync)(D).isDirectory())return(0,I.J)([D]);const S=(0,E.readdirSync)(D,{recursive:!0,withFileTypes:!0}).filter(R=>R.name.toLowerCase().endsWith(".json")&&!R.
isDirectory()).map(R=>(0,A.join)(R.parentPath,R.name));return(0,I.J)(S.sort())}catch(S){return(0,I.T)(`${T} cannot be read: ${(0,g.Oj)(S)}`)}}}),1952:((W,b,a)=>{
a.d(b,{V:()=>E});function E(A,I){const g=new Set(I.map(L=>L.toLowerCase())),$=new Map(A.map(L=>[L.toLowerCase(),L])),T=[...$].flatMap(([L,D])=>g.has(L)?[]:[D]);
return T.length===0?[]:[{kind:"missing",what:"repository",names:T,total:$.size}]}}),2265:((W,b,a)=>{a.d(b,{g:()=>S});var E=a(1064),A=a(3469),I=a(5603),g=a(4184),
$=a(7996);const T=1e4,L=1e5,D=(0,g.Ik)({client:(0,g.yL)(E.Du),version:(0,g.me)($.a$),kind:(0,g.yL)(I.A),text:$.a$});function S(K){const N=(0,g.Ik)({clients:$.bq,
assumed:g.Jt,why:$.a$,versions:(0,g.p_)((0,g.Ik)({client:(0,g.yL)(E.Du),version:$.a$}),E.Du.length),releases:(0,g.p_)($.a$,T),evidence:(0,g.p_)(r=>{const{kind:k,
...B}=D(r);return{...B,level:k,place:K(r)}},L),evidenceLeftOut:(0,g.lq)((0,g.nd)(0,Number.MAX_SAFE_INTEGER),0)});return r=>{const{clients:k,assumed:B,why:w,versions:M,
releases:P,evidence:C,evidenceLeftOut:v}=N(r),[O,...f]=k;return{name:O===void 0||f.length>0?"both":O,clients:k,releases:k.flatMap(d=>R(d,P)),versions:Object.fromEntries(
M.map(({client:d,version:p})=>[d,p])),why:w,evidence:C,...v===0?{}:{evidenceLeftOut:v},...B?{isGuess:!0}:{}}}}function R(K,N){const r=E.pH.filter(k=>k.client===
K&&N.includes(k.name));return r.length===0?(0,A.w)(K,[]):r}}),7996:((W,b,a)=>{a.d(b,{AY:()=>S,CC:()=>R,PW:()=>L,a$:()=>g,bq:()=>k,ik:()=>K});var E=a(1064),A=a(4184);
const g=(0,A.Qq)("a text",null,1e4),$=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,L=(0,A.Qq)("a path in the repository",$,4096),D=(0,A.nd)(1,2**25),S={
line:D,column:D,endColumn:D},R={file:L,...S},K=(0,A.Ik)(R),N=(0,A.p_)((0,A.yL)(E.Du),E.Du.length),r=[E.Du,...E.Du.map(B=>[B])],k=B=>{const w=N(B);return r.find(
P=>P.length===w.length&&P.every(C=>w.includes(C)))??(0,A.J4)("one or two different CLIs",B)}}),999:((W,b,a)=>{a.d(b,{mergeReports:()=>un});var E=a(7598),A=a(6760),
I=a(2929),g=a(6479),$=a(5747),T=a(3625),L=a(4e3),D=a(5143),S=a(8884),R=a(6763),K=a(5257),N=a(5799),r=a(4184),k=a(8707),B=a(709),w=a(1064);const M=1e7,P=1e9,C=1e12,
v=(0,r.Qq)(),O=t=>(0,r.p_)(t,M),f=(0,r.nd)(0,P),d=(0,r.lq)(f,0),p=(0,r.vj)(1e15),y=(0,r.vj)(C),x=O((0,r.yL)(w.Du)),U=(0,r.yL)(w.Du),F=O((0,r.yL)(w.zK)),H=(0,r.nd)(
1,2**31);function nt(t,e){return t!==null?(0,D.yJ)(t,e):(0,D._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const lt=(0,r.Ik)({repository:(0,r.
lq)(k.aR,null),file:v,line:H,column:H,endColumn:H}),V=t=>{const{repository:e,file:n,...s}=lt(t);return{file:nt(e,n),...s}},ft=(0,r.yL)(["hostnames input"]),X=t=>typeof t==
"string"?ft(t):V(t),z=t=>{const e=v(t);return Object.hasOwn((0,B.problemFacts)(),e)?e:(0,r.J4)("a problem code of this version",t)};function Q(t,e,n){const{title:s,
severity:o,affects:c}=(0,B.problemFacts)()[t],i={code:t,title:s,severity:o,usualSeverity:o,affects:c,message:e};return n===null?i:{...i,help:n}}const wt=(0,r.Ik)(
{code:z,message:v,help:(0,r.me)(v)}),Ct=t=>{const{code:e,message:n,help:s}=wt(t);return Q(e,n,s)},Rt=(0,r.Ik)({code:z,severity:(0,r.yL)(N.oC),host:(0,r.me)(k.OI),
service:(0,r.me)(v),message:v,help:(0,r.me)(v),places:O(X),placesLeftOut:d,affects:F,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(O(v),null)}),bt=t=>{const{code:e,
message:n,help:s,placesLeftOut:o,inFile:c,exclude:i,...l}=Rt(t),u={...Q(e,n,s),affects:l.affects};return{isInFile:c,finding:{...l,problem:u,...o===0?{}:{placesLeftOut:o},
...i===null?{}:{exclude:i},isHostNew:!1}}};function Bt(t,e){const n=Ot(),s=t.map(m=>({...m,requirements:m.requirements.map(_=>({..._,because:n(_.because)}))})),
o=new Map(s.map(m=>[m.visit.host,m]));s.forEach((m,_)=>{o.get(m.visit.host)!==m&&(0,r.nx)(`.hosts[${_}].host`,m.visit.host,h=>(0,r.J4)("each host once",h))});const c=new Map,
i=[],l=[];for(const[m,{finding:_,isInFile:h}]of e.entries()){const j=_.host===null?void 0:o.get(_.host),et={..._,places:n(_.places),isHostNew:j?.isNew===!0};i.push(
et),_.host===null||h?l.push(et):j===void 0?(0,r.nx)(`.findings[${m}].host`,_.host,ot=>(0,r.J4)("one of hosts",ot)):c.set(_.host,[...c.get(_.host)??[],et])}return{
hosts:s.map(m=>xt(m,c.get(m.visit.host)??[])),findings:i,files:l}}function xt(t,e){const{visit:n}=t,{discovery:s}=n.attempt;if(s.kind!=="failed"&&s.kind!=="skip\
ped")return{...t,findings:e};const{code:o}=s.problem,c=e.find(l=>l.problem.code===o)?.problem;if(c===void 0)return{...t,findings:e};const i={...n.attempt,discovery:{
...s,problem:c}};return{...t,findings:e,visit:{...n,attempt:i}}}function Ot(){const t=new Map;return e=>{const n=JSON.stringify(e),s=t.get(n);return s===void 0&&
t.set(n,e),s??e}}const ut=t=>(0,D._M)(t)===null&&(0,S.CN)(t)&&t!==K.cd.file;function Nt({verdict:t,context:e}){const n=s=>s.some(o=>typeof o!="string"&&ut(o.file));
return e.repository===null&&(t.findings.some(({places:s})=>n(s))||t.hosts.some(({requirements:s})=>s.some(({because:o})=>n(o)))||t.roots.some(({directory:s})=>ut(
s)))}function Kt({verdict:t,context:e}){const{repository:n}=e;if(n===null)return{verdict:t,context:e};const s=h=>ut(h)?(0,D.yJ)(n.name,h):h,o=Ot(),c=h=>({...h,file:s(
h.file)}),i=h=>o(h.map(j=>typeof j=="string"?j:c(j))),l=h=>({...h,places:i(h.places)}),u=h=>({...h,requirements:h.requirements.map(j=>({...j,because:i(j.because)})),
servicesFrom:h.servicesFrom&&c(h.servicesFrom),findings:h.findings.map(l),visit:{...h.visit,forced:h.visit.forced.map(j=>({...j,place:c(j.place)}))}}),m=new Set(
(0,R.rc)(t)),_=e.dialect.evidence.map(h=>({...h,place:c(h.place)}));return{context:{...e,dialect:{...e.dialect,evidence:_},remarks:e.remarks.filter(h=>!m.has(h))},
verdict:{...t,hosts:t.hosts.map(u),files:t.files.map(l),findings:t.findings.map(l),roots:t.roots.map(h=>({...h,directory:s(h.directory),rows:h.rows.map(j=>({...j,
places:i(j.places)}))}))}}}var dt=a(2886);const J=(t,e)=>t<e?-1:t>e?1:0;function Y(t,e){const n=new Map;for(const s of t){const o=e(s);n.has(o)||n.set(o,s)}return[
...n].sort(([s],[o])=>J(s,o)).map(([,s])=>s)}const mt=t=>Y(t.flat(),Jt),Ut=10;function Jt(t){if(typeof t=="string")return` ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,
c=[n,s,o].map(i=>String(i).padStart(Ut,"0"));return`!${e}
${c.join(" ")}`}const Z=(t,e)=>t.reduce((n,s)=>n+e(s),0),ht=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function Wt({severity:t,host:e,service:n,problem:s,affects:o,
exclude:c}){const{code:i,message:l,help:u}=s;return JSON.stringify([e,n,i,t,...[l,u??null,o,c===void 0]])}function Mt(t){const[e,...n]=t.filter(({length:o})=>o>
0);return n.length===0?e??[]:[...Map.groupBy(t.flat(),Wt)].sort(([o],[c])=>J(o,c)).flatMap(([,o])=>Ft(o)).sort((o,c)=>(0,dt.Np)(o,c)||Et(o)-Et(c))}const Et=({exclude:t})=>+(t!==
void 0);function Ft(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,dt.Mm)(mt(t.map(m=>m.places))),c=o+Z(t,m=>m.placesLeftOut??
0),i=Y(t.flatMap(({exclude:m})=>m??[]),m=>m),{placesLeftOut:l,...u}=e;return[{...u,places:s,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:m})=>m)}]}const Xt=["warning","error","never"],zt="as in each report";function Gt(t,e,n){const s=t.map(({context:i})=>i),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>n?ht(s,i):Z(s,i);return{...o,dialect:Ht(s.map(({dialect:i})=>i)),failOn:Xt.find(i=>s.some(({failOn:l})=>l===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:ht(s,({scan:i})=>i.durationMs)},remarks:Vt(t,e),startedAt:s.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:ht(s,({durationMs:i})=>i),clients:w.zK.filter(i=>s.some(({clients:l})=>l.includes(i))),...Qt(s),shards:Yt(
s)}}function Ht(t){const e=w.Du.filter(u=>t.some(m=>m.clients.includes(u))),[n,...s]=e,o=new Set(t.flatMap(({releases:u})=>u.map(({name:m})=>m))),c=new Set(t.map(
({why:u})=>u)),i=Y(t.flatMap(u=>u.evidence),u=>JSON.stringify(u)),l=Z(t,({evidenceLeftOut:u=0})=>u);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:w.
pH.filter(({name:u})=>o.has(u)),versions:Object.fromEntries(e.flatMap(u=>{const m=new Set(t.flatMap(h=>h.clients.includes(u)?[h.versions[u]]:[])),[_]=m;return m.
size===1&&_!==void 0?[[u,_]]:[]})),why:c.size===1?[...c].join():zt,evidence:i,...l===0?{}:{evidenceLeftOut:l},...t.some(({isGuess:u})=>u)?{isGuess:!0}:{}}}function Vt(t,e){
const n=t.map(({verdict:o,context:c})=>{const i=new Set((0,R.rc)(o));return c.remarks.filter(l=>!i.has(l))}),s=Y(n.flat(),o=>o);return(0,R.q9)([...s,...(0,R.rc)(
e)])}function Qt(t){const e=t.map(({repository:s})=>s),n=pt([...t.flatMap(({repositories:s})=>s)]);if(It(t)){const[s=null]=pt(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:pt([...n,...e.filter(s=>s!==null)])}}const It=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,pt=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>J(e,n)).map(([e,n])=>({name:e,url:Dt(n.map(({url:s})=>s)),commit:Dt(n.map(({commit:s})=>s))}));function Dt(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function Yt(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return s.length===n?null:{indexes:s,count:n}}const q=({shards:t})=>t!==null&&t.indexes.length<t.count,Zt=3;function qt(t){const e=t.filter(({context:s})=>q(
s)),n=t.filter(({context:s})=>!q(s));return e.length===0?t.length>1?te(t):[]:[...n.length===0?[]:[`${tt(e)} ${At(e)} of shards, but ${tt(n)} ${At(n)} not; merge\
 the shards of one check, or reports of whole checks`],...ee(e),...ne(e),...se(e)]}const te=t=>t.filter(Nt).map(({file:e})=>`${e} does not say of which reposito\
ry its files are; run the check in a checkout with the remote origin`),tt=t=>(0,L.XT)(t.map(({file:e})=>e),Zt),At=({length:t})=>t===1?"is":"are";function ee(t){
const e=Map.groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${tt(o)}`).join("; ")}\
; merge the shards of one check, and delete reports of earlier ones`]}function ne(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));
return[...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=tt(s.map(({part:c})=>c));return s.length===1?[]:[`shard ${n} is in ${s.length} different repo\
rts: ${o}; merge only one of them`]})}function se(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:c}of s.context.repositories){const i=e.get(
o);c!==null&&(i===void 0?e.set(o,{commit:c,part:s}):i.commit!==c&&n.add(`${tt([i.part])} and ${tt([s])} checked different commits of ${o}; give all shards the s\
ame usages files`))}return[...n]}var $t=a(1952),oe=a(2389),re=a(2265),rt=a(3592),gt=a(5885);const ie=t=>{const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(
t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):e},ce=(0,r.Ik)({what:(0,r.yL)(["shard","repository"]),total:f}),ae=(0,r.Ik)({what:(0,r.yL)(
["host","finding","root module"]),count:f}),le=(0,r.Ik)({kind:(0,r.yL)(["deadline","signal","crash","missing","left-out"])}),fe=(0,r.Qq)("the number of a shard",
/^\d{1,3}$/),ue=t=>{const{kind:e}=le(t);switch(e){case"deadline":return{kind:e,...(0,r.Ik)({ms:y})(t)};case"signal":return{kind:e,...(0,r.Ik)({signal:(0,r.Qq)("\
a signal",/^SIG[A-Z\d]{1,20}$/)})(t)};case"crash":return{kind:e};case"missing":{const{what:n,total:s}=ce(t),o=n==="shard"?fe:k.aR;return{kind:e,what:n,...(0,r.Ik)(
{names:O(o)})(t),total:s}}case"left-out":return{kind:e,...ae(t)}}},de=(0,r.Ik)({indexes:(0,r.p_)((0,r.nd)(1,gt.h),gt.h),count:(0,r.nd)(1,gt.h)}),me=t=>{const{indexes:e,
count:n}=de(t);return(!e.every((o,c)=>o<=n&&o>(e[c-1]??0))||e.length===0)&&(0,r.J4)("shards in order",t),e.length<n||n===1?{indexes:e,count:n}:(0,r.J4)("some of\
 the shards, not all",t)};var he=a(7082);const G=(0,r.me)(v),it=(0,r.me)(y),Lt=["found","absent","failed","skipped"],pe=(0,r.nd)(0,65535),ge=t=>{const[e,n,...s]=(0,r.
p_)(pe,2)(t);return(e===void 0||n===void 0||s.length>0)&&(0,r.J4)("two ports",t),[e,n]},ve=(0,r.Ik)({url:(0,r.lq)(v,null),login:(0,r.lq)((0,r.Ik)({client:v,grantTypes:O(
v),authz:G,token:G,ports:ge,scopes:O(v)}),null),elementsLeftOut:d,problem:(0,r.lq)(Ct,null)}),_e=["none","sent","withheld","dropped"],ye=["nothing","a token","a\
n empty token","no token","not asked","not read"],Oe=(0,r.yL)(["works","fails","warns"]),Me=1e3,Ee=1e5,Ie=2**20,De=(0,r.Ik)({host:k.OI,discovery:(0,r.yL)(Lt),code:(0,r.
lq)(z,null),excerpt:(0,r.lq)(v,null),documentUrl:G,hops:O((0,r.Ik)({url:v,status:(0,r.me)((0,r.nd)(0,999)),reason:v,mediaType:G,authorization:(0,r.yL)(_e),address:G,
proxy:G,ms:y})),services:(0,r.A7)((0,r.Qq)("a service ID",null,Ie),ve,Ee),servicesLeftOut:d,servicesFrom:(0,r.me)(V),hostBlocks:O((0,r.Ik)({client:U,place:V})),
required:O((0,r.Ik)({service:v,clients:x,because:O(X),becauseLeftOut:d})),credentials:G,looks:O((0,r.Ik)({client:U,looks:O((0,r.Ik)({source:v,held:(0,r.yL)(ye),
counts:r.Jt}))})),attempts:(0,r.nd)(1,Me),earlier:(0,r.lq)(O((0,r.Ik)({discovery:(0,r.yL)(Lt),code:(0,r.lq)(z,null),ms:y})),[]),timingMs:(0,r.Ik)({lookup:it,connect:it,
tls:it,firstByte:it,total:y}),certificates:O((0,r.Ik)({host:v,subject:v,issuer:v,validFrom:v,expires:v})),clients:(0,r.Ik)(Object.fromEntries(w.zK.map(t=>[t,Oe]))),
new:(0,r.lq)(r.Jt,!1)}),Ae=t=>{const e=De(t),n=Array.from(e.services,([s,o])=>Pe(s,o));return{visit:$e(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({
host:e.host,...o,...s===0?{}:{becauseLeftOut:s},isImplied:!1,isForInit:!0})),services:n,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],
clients:e.clients,isNew:e.new}};function $e(t){const{lookup:e,connect:n,tls:s,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:m,code:_,ms:h})=>Le(Pt(
{kind:m,code:_,url:"",excerpt:null}),h)),l={discovery:Pt({...t,kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(m=>({...m,challenge:null})),timing:{lookupMs:e,
connectMs:n,tlsMs:s,firstByteMs:o,totalMs:c},headMs:null,certificates:t.certificates},u=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:l,earlier:i,
later:Array.from({length:u},()=>l),credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.
hostBlocks.map(m=>({...m,services:[]}))}}function Le(t,e){const n=(0,he.O)(t);return{...n,timing:{...n.timing,totalMs:e}}}function Pt({kind:t,code:e,url:n,excerpt:s}){
switch(t){case"found":return{kind:t,url:ct(n,"documentUrl"),services:[],leftOut:0,truncated:!1};case"absent":return{kind:t,url:ct(n,"documentUrl"),why:"status"};case"\
failed":return{kind:t,problem:Q(ct(e,"code"),"",null),excerpt:s};case"skipped":return{kind:t,problem:Q(ct(e,"code"),"",null)}}}const ct=(t,e)=>t??(0,r.J4)(`an o\
bject with ${e}, as discovery says`,{});function Pe(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.
elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const ke=(0,r.
Ik)({kind:(0,r.yL)(["module","provider"]),address:v,source:v,host:k.OI,constraints:O(v),locked:(0,r.me)(v),chosen:(0,r.A7)(U,(0,r.me)(v),2),newest:(0,r.me)(v),platforms:O(
(0,r.Ik)({platform:v,available:(0,r.me)(r.Jt)})),worst:(0,r.me)((0,r.yL)(N.oC)),codes:O(z),places:O(X),placesLeftOut:d}),Te=(0,r.Ik)({repository:(0,r.lq)(k.aR,null),
directory:v,clients:x,rows:O(ke)}),Se=t=>{const{repository:e,directory:n,clients:s,rows:o}=Te(t);return{directory:nt(e,n),clients:s,rows:o.map(je)}};function je({
codes:t,chosen:e,placesLeftOut:n,...s}){const o=(0,B.problemFacts)();return{...s,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:l}=o[c];
return{code:c,title:i,usualSeverity:l}}),...n===0?{}:{placesLeftOut:n}}}const we=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(O(ue),[]),failOn:(0,r.yL)(["error","w\
arning","never"]),repository:(0,r.lq)(k.Jk,null),repositories:(0,r.lq)(O(k.Jk),[]),shards:(0,r.lq)(me,null),clients:F,startedAt:ie,durationMs:y,counts:(0,r.Ik)(
{errors:f,warnings:f,notices:f}),hosts:O(Ae),hostsLeftOut:d,findings:O(bt),findingsLeftOut:d,roots:(0,r.lq)(O(Se),[]),rootsLeftOut:d,ignored:f,usages:f,remarks:(0,r.
lq)(O(v),[]),scan:(0,r.Ik)({files:f,bytes:p,durationMs:y}),clientDetection:(0,re.g)(V)}),Ce=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:v}),vt="let the check \
write it again";function Re(t){const e=(0,r.qF)(t);if(!e.ok)return(0,T.T)(`${e.why}; ${vt}`);const n=be(e.value);if(n!==null)return(0,T.T)(n);const s=(0,r._f)(e.
value,Ce);if(!s.ok)return(0,T.T)(`is no JSON report: ${s.why}; ${vt}`);const{version:o}=s.value;if(o!==rt.xv)return(0,T.T)(`was written by tf-disco ${(0,L.dh)(o)}\
, and this is tf-disco ${rt.xv}; use the same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>Be(we(i)));return c.ok?c:(0,T.T)(`has a mi\
stake: ${c.why}; ${vt}`)}function be(t){return typeof t!="object"||t===null||Array.isArray(t)?kt:"passed"in t?null:"usages"in t&&Array.isArray(t.usages)?"is a u\
sages file; give it to a check as `usages`, and merge the report of that check":kt}const kt="is no JSON report of tf-disco; give only JSON reports to a merge";function Be(t){
const{counts:e,incomplete:n,clientDetection:s,usages:o,scan:c}=t,i=[...n,...Ne(t)],l={passed:t.passed&&i.length===0,stopped:Tt(i),...Bt(t.hosts,t.findings),ignored:t.
ignored,roots:t.roots};return xe(l,t),{verdict:l,context:Ke(t,s,{...c,usages:o}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}}}function xe({findings:t},{
counts:e,findingsLeftOut:n}){for(const o of N.oC){const c=`${o}s`,{length:i}=t.filter(u=>u.severity===o),l=e[c];if(l<i||l>i&&n===0){const u=`${i}, the number of\
 ${c} in findings`;(0,r.nx)(`.counts.${c}`,l,m=>(0,r.J4)(u,m))}}const s=e.errors+e.warnings+e.notices-t.length;if(s!==n){const o=`${s}, by which findings are fe\
wer than counts say`;(0,r.nx)(".findingsLeftOut",n,c=>(0,r.J4)(o,c))}}function Tt(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"several",reasons:t}}
const Ne=t=>[{what:"host",count:t.hostsLeftOut},{what:"finding",count:t.findingsLeftOut},{what:"root module",count:t.rootsLeftOut}].flatMap(e=>e.count===0?[]:[{
kind:"left-out",...e}]),Ke=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:rt.xv,docsUrl:rt.
aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,history:null});var at=a(5102);const St=["fails","\
unchecked","warns","works","skipped"];function Ue(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(([n],[s])=>J(n,s)).flatMap(([,n])=>Je(n))}function Je(t){
const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,c)=>We(c,o)?c:o,e),requirements:Fe(t.flatMap(({requirements:o})=>o)),findings:Mt(t.map(({findings:o})=>o)),
clients:Xe(t),isNew:t.some(({isNew:o})=>o)}]}function We(t,e){const n=St.indexOf((0,at.sG)(e))-St.indexOf((0,at.sG)(t))||Number((0,at.JR)(e))-Number((0,at.JR)(t))||
t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?J(jt(t),jt(e))>0:n>0}const jt=({visit:t,services:e,servicesFrom:n})=>JSON.stringify([
t,e,n]);function Fe(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>J(n,s)).flatMap(([,n])=>{const[s]=n,o=Z(n,({becauseLeftOut:l=0})=>l);if(s===void 0)
return[];const{becauseLeftOut:c,...i}=s;return{...i,clients:w.Du.filter(l=>n.some(({clients:u})=>u.includes(l))),because:mt(n.map(({because:l})=>l)),...o===0?{}:
{becauseLeftOut:o}}})}function Xe(t){const e=w.zK.map(n=>{const s=t.map(({clients:c})=>c[n]),o=["fails","warns"].find(c=>s.includes(c));return[n,o??"works"]});return Object.
fromEntries(e)}function ze(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(([n],[s])=>J(n,s)).flatMap(([,n])=>{const[s,...o]=n;if(s===void 0||o.length===
0)return n;const c=w.Du.filter(i=>n.some(l=>l.clients.includes(i)));return{...s,clients:c,rows:Ge(n.flatMap(({rows:i})=>i))}})}function Ge(t){return[...Map.groupBy(
t,He)].sort(([n],[s])=>J(n,s)).map(([,n])=>n.reduce(Ve))}const He=({kind:t,address:e,source:n,host:s,constraints:o,locked:c,places:i})=>JSON.stringify([t,e,n,s,
o,c,i]);function Ve(t,e){const n=[t,e],s=w.Du.filter(i=>i in t.chosen||i in e.chosen),o=Z(n,({placesLeftOut:i=0})=>i),c=Map.groupBy(n.flatMap(i=>i.platforms),({
platform:i})=>i);return{...t,chosen:Object.fromEntries(s.map(i=>{const l=n.flatMap(({chosen:u})=>i in u?[u[i]]:[]);return[i,l.includes(null)?null:l.toSorted()[0]??
null]})),newest:n.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[l])=>J(i,l)).map(([i,l])=>{const u=[!1,!0].find(m=>l.some(
({available:_})=>_===m));return{platform:i,available:u??null}}),worst:N.oC.find(i=>n.some(({worst:l})=>l===i))??null,problems:Y(n.flatMap(({problems:i})=>i),({code:i})=>i),
places:mt(n.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function Qe(t,e=[]){const n=t.map(({context:h})=>h),[s]=n;if(s===void 0)throw new Error("there \
is no report to merge");const o=It(n)?t:t.map(Kt),[c,...i]=o.map(({verdict:h})=>h),l=c!==void 0&&i.length===0?c:Ze(o),u=n.some(q),m=i.length===0?Ye(s):Gt(o,l,u),
_=en(t,m,e);return{verdict:{...l,passed:_.length===0&&t.every(h=>qe(h,m)),stopped:Tt(_)},context:m}}const Ye=t=>q(t)?t:{...t,shards:null};function Ze(t){const e=t.
map(({verdict:o})=>o),n=Ue(e.map(o=>o.hosts)),s=Mt(e.map(o=>o.files));return{hosts:n,files:s,findings:[...n.flatMap(({findings:o})=>o),...s].sort(dt.Np),roots:ze(
e.map(o=>o.roots)),ignored:Z(e,({ignored:o})=>o)}}function qe({verdict:t,counts:e},{failOn:n}){return(t.passed||t.stopped!==null)&&!N.oC.some(s=>e[s]>0&&(0,oe.k2)(
s,n))}const tn=t=>t.kind==="missing"&&t.what==="shard";function en(t,e,n){const s=t.flatMap(({verdict:{stopped:u},context:m})=>u===null?[]:(0,L.zM)(u).filter(_=>!(tn(
_)&&q(m)))),{repository:o,repositories:c}=e,i=[...o===null?[]:[o],...c],l=[...s,...(0,$t.V)(n,i.map(({name:u})=>u)),...sn(t,e)];return[...nn(e),...Y(l,u=>JSON.stringify(
u))]}function nn({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;return[{kind:"missing",what:"shard",names:Array.from({length:n},(o,c)=>c+1).filter(
o=>!e.includes(o)).map(String),total:n}]}function sn(t,{repositories:e}){const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>q(o)).map(({context:o})=>new Set(
o.repositories.map(({name:c})=>c)));return(0,$t.V)(n,n.filter(o=>s.every(c=>c.has(o))))}var on=a(6897),rn=a(8641),cn=a(7814),st=a(3152),an=a(772);const ln=128*1024*
1024,_t=512*1024*1024,yt=5e3,fn=20;async function un(t,{directory:e,wording:n=st.w7,secrets:s}){const o=mn(t,n),c=await pn(o.merge,e,n),i=qt(c);if(i.length>0)throw new st.
GN(i);const{verdict:l,context:u}=Qe(c,o.repositories),m=(0,I.wX)(l.hosts.flatMap(({requirements:j})=>j)),{verdict:_,...h}=s.redact({verdict:l,remarks:u.remarks,
dialect:u.dialect},m);return{settings:o,changes:null,verdict:_,context:{...u,...h}}}const dn=["merge","repositories","report","history","badge","comment","issue",
"issue-labels","issue-open-after","issue-close-after","github-token"];function mn(t,e){const{settings:n,mistakes:s}=(0,st.P$)(t,e),o=an.y.filter(({name:c,default:i})=>{
const l=t[c]?.trim()??"";return!dn.includes(c)&&l!==""&&l!==i}).map(({name:c})=>`${e.setting(c)} has no effect on a merge; set it for the checks`);if(s.length+o.
length>0)throw new st.GN([...s,...o]);return n}function hn(t,e){const n=(0,g.p)(t,e);if(!n.ok)return n;const s=o=>{const c=(0,cn.$)(o);return o===(0,A.resolve)(
e,t)||c.ok&&c.value.format==="json"};return(0,T.J)(n.value.filter(s))}async function pn(t,e,{setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(
_=>({entry:_,files:hn(_,e)})),c=o.flatMap(({entry:_,files:h})=>h.ok?h.value.length>0?[]:[`${_} has no .json file; ${s}`]:[h.why]),i=new Set(o.flatMap(_=>_.files.
ok?_.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${s}`),i.size>yt&&c.push(`there are ${i.size} reports, the limit is ${yt}`);const l=[],
u=new Set;let m=0;for(const _ of[...i].slice(0,yt)){await(0,on.x)();const h=(0,rn.RK)((0,A.relative)(e,_)),j=(0,$.yR)(_,ln);if(c.length>=fn||m>_t)break;if(!j.ok)
c.push(`${h} ${(0,L.mP)(j.failure)}`);else{m+=j.bytes,m>_t&&c.push(`the reports have more than ${_t} bytes together`);const et=(0,E.hash)("sha256",j.text);if(u.
has(et))continue;u.add(et);const ot=Re(j.text);ot.ok?l.push({...ot.value,file:h}):c.push(`${h} ${ot.why}`)}}if(c.length>0)throw new st.GN(c);return l}}),709:((W,b,a)=>{
a.d(b,{problemFacts:()=>U});var E=a(4929),A=a(3534),I=a(863),g=a(7052),$=a(960),T=a(9209),L=a(4592),D=a(5136),S=a(3410),R=a(9804),K=a(4715),N=a(6003),r=a(4375),
k=a(7751),B=a(2562),w=a(5138),M=a(789),P=a(793),C=a(6697),v=a(2847),O=a(9319),f=a(8011),d=a(6817);const p=()=>({...L,...D,...E,...S,...A,...I,...g,...$,...K,...R,
...N,...P,...r,...C,...B,...w,...T,...k,...v,...O,...f,...d,...M}),y=["host","proxy","tls","redirect","document","service","login","source","constraint","lock",
"client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let x;function U(){
return x??=F(),x}function F(){const nt={},lt=Object.values(p());for(const V of y){const ft=lt.filter(({code:X})=>X.startsWith(`${V}-`));for(const X of ft.sort((z,Q)=>z.
code<Q.code?-1:1))nt[X.code]=X}return nt}const H="docs/problems.md"}),9804:((W,b,a)=>{a.r(b),a.d(b,{clientVersion:()=>w,constraintInvalid:()=>S,constraintUnmeetable:()=>R,
lockInvalid:()=>B,lockOutside:()=>N});var E=a(1064),A=a(4e3),I=a(5799);const g=6,$=M=>`"${(0,A.dh)(M)}"`,T=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function L(M){const P=M.replace(T,"");return P===""?"":`: ${P}`}function D(M){switch(M.reason){case"syntax":{const{text:P,why:C}=M;return{message:`${$(P)} is no\
t a version constraint${L(C)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${M.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${M.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${$(M.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${M.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${M.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const S=(0,I.lS)((0,I.z3)("constraint-invalid","Version constraint is in\
valid",E.Du),D),R=(0,I.lS)((0,I.z3)("constraint-unmeetable","No version can meet the constraints",E.Du),({of:M,terms:P,preRelease:C})=>({message:`no version of ${M}\
 can match ${(0,A.XT)(P.map($),g)}`,help:C!==void 0?`write ${$(C)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:P.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),K={terraform:"terraform",opentofu:"t\
ofu"},N=(0,I.lS)((0,I.z3)("lock-outside","Locked version does not match the constraints",E.Du),({provider:M,version:P,constraints:C,clients:v})=>{const[O,...f]=v,
d=O===void 0||f.length>0?"":`${K[O]} `;return{message:`locked provider ${M} ${P} does not match configured version constraint ${(0,A.XT)(C,g)}`,help:`run \`${d}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),r={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function k(M){const P="failed to read dependency lock file",C="restore the file, or rem\
ove the block and run `init` again";switch(M.reason){case"syntax":return{message:`${P}: ${M.error}`,help:C};case"twice":return{message:`${P}: it has two blocks \
for provider ${M.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${P}: the ${M.of} of provider ${M.
provider} must be written in normalized form: ${$(M.normal)}`,help:C};default:{const[v,O]=r[M.reason];return{message:`${P}: the ${v} of provider ${M.provider} ${O}`,
help:C}}}}const B=(0,I.lS)((0,I.z3)("lock-invalid","Dependency lock file is invalid",E.Du),k),w=(0,I.lS)((0,I.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",E.Du),({client:M,version:P,constraint:C})=>({message:`the version constraint ${$(C)} excludes ${E.bB[M]} ${P}`,help:`use another ver\
sion of ${E.bB[M]}, or change the constraint`}))}),4184:((W,b,a)=>{a.d(b,{A7:()=>O,Ik:()=>v,J4:()=>g,Jt:()=>B,Qq:()=>K,Yz:()=>k,_f:()=>$,lq:()=>P,me:()=>M,nd:()=>N,
nx:()=>S,p_:()=>C,qF:()=>T,vj:()=>r,yL:()=>w});var E=a(3625),A=a(4e3);class I extends Error{path="";expected;value;constructor(d,p){super(d),this.expected=d,this.
value=p}}function g(f,d){throw new I(f,d)}function $(f,d){try{return(0,E.J)(d(f))}catch(p){if(!(p instanceof I))throw p;const y=p.path.replace(/^\./,""),x=y===""?
"the document":y;return(0,E.T)(`${x} is ${D(p.value)}; expected ${p.expected}`)}}function T(f){const d=f.replace(/^\uFEFF/,"");if(d.trim()==="")return(0,E.T)("i\
s empty");try{return(0,E.J)(JSON.parse(d))}catch{return(0,E.T)("is not JSON")}}const L=80;function D(f){return f===void 0?"missing":Array.isArray(f)?"an array":
typeof f=="object"&&f!==null?"an object":(0,A.dh)(JSON.stringify(f)??typeof f,L)}function S(f,d,p){try{return p(d)}catch(y){throw y instanceof I&&(y.path=f+y.path),
y}}const R=4097,K=(f="a text",d=null,p=R)=>y=>((typeof y!="string"||d?.test(y)===!1)&&g(f,y),y.length<=p?y:g(`a text of at most ${p} characters`,y)),N=(f,d)=>p=>typeof p==
"number"&&Number.isInteger(p)&&p>=f&&p<=d?p:g(`a whole number from ${f} to ${d}`,p),r=f=>d=>typeof d=="number"&&d>=0&&d<=f?d:g(`a number from 0 to ${f}`,d),k=(f,d)=>{
const p=K(d);return y=>{const x=f(p(y));return x.ok?x.value:g(d,y)}},B=f=>typeof f=="boolean"?f:g("true or false",f),w=f=>{const d=new Set(f);return p=>d.has(p)?
p:g(`one of ${f.join(", ")}`,p)},M=f=>d=>d===null?null:f(d),P=(f,d)=>p=>p===void 0?d:f(p),C=(f,d)=>p=>(Array.isArray(p)||g("an array",p),p.length>d&&g(`an array\
 of at most ${d} items`,p),p.map((y,x)=>S(`[${x}]`,y,f))),v=f=>{const d=Object.entries(f);return p=>{(typeof p!="object"||p===null||Array.isArray(p))&&g("an obj\
ect",p);const y=p,x={};for(const[U,F]of d){const H=Object.hasOwn(y,U)?y[U]:void 0;x[U]=S(`.${U}`,H,F)}return x}},O=(f,d,p)=>y=>{(typeof y!="object"||y===null||Array.
isArray(y))&&g("an object",y);const x=Object.entries(y);return x.length>p&&g(`an object of at most ${p} members`,y),new Map(x.map(([U,F])=>[S("",U,f),S(`[${(0,A.
dh)(JSON.stringify(U),L)}]`,F,d)]))}}),8707:((W,b,a)=>{a.d(b,{Jk:()=>L,OI:()=>$,aR:()=>T});var E=a(3625),A=a(5143),I=a(1831),g=a(4184);const $=(0,g.Yz)(D=>{const S=(0,I.
Pv)((0,I.nx)(D));return S.ok&&S.value===D?(0,E.J)(S.value):(0,E.T)("another form")},"a hostname"),T=D=>typeof D=="string"&&(0,A.en)(D)?D:(0,g.J4)("a name such a\
s acme/network",D),L=(0,g.Ik)({name:T,url:(0,g.me)((0,g.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,g.me)((0,g.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{gn as id,vn as ids,_n as modules};
