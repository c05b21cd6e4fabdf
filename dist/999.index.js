const _n=999,In=[999,709],$n={6479:((nt,B,a)=>{a.d(B,{p:()=>C});var D=a(3024),b=a(6760),_=a(3625),I=a(5747);function C(L,R){const P=(0,b.resolve)(R,L);try{if(!(0,D.
statSync)(P).isDirectory())return(0,_.J)([P]);const w=(0,D.readdirSync)(P,{recursive:!0,withFileTypes:!0}).filter(T=>T.name.toLowerCase().endsWith(".json")&&!T.
isDirectory()).map(T=>(0,b.join)(T.parentPath,T.name));return(0,_.J)(w.sort())}catch(w){return(0,_.T)(`${L} cannot be read: ${(0,I.Oj)(w)}`)}}}),999:((nt,B,a)=>{
a.d(B,{mergeReports:()=>vn});var D=a(7598),b=a(6760),_=a(2929),I=a(6479),C=a(5747),L=a(3625),R=a(4e3),P=a(5143),w=a(8884),T=a(6763),U=a(5257),x=a(5799),r=a(4184),
N=a(709),k=a(1064),W=a(1831);const O=1e7,$=1e9,S=1e12,p=(0,r.Qq)(),y=t=>(0,r.p_)(t,O),d=(0,r.nd)(0,$),h=(0,r.lq)(d,0),g=(0,r.vj)(1e15),v=(0,r.vj)(S),A=y((0,r.yL)(
k.Du)),j=(0,r.yL)(k.Du),F=y((0,r.yL)(k.zK)),X=(0,r.Yz)(t=>{const e=(0,W.Pv)((0,W.nx)(t));return e.ok&&e.value===t?(0,L.J)(e.value):(0,L.T)("another form")},"a h\
ostname in the form of a report"),G=(0,r.nd)(1,2**31);function st(t,e){return t!==null?(0,P.yJ)(t,e):(0,P._M)(e)===null?e:(0,r.J4)("a path without the name of a\
 repository",e)}const Y=(0,r.Yz)(t=>(0,P.en)(t)?(0,L.J)(t):(0,L.T)("another name"),"the name of a repository"),lt=(0,r.Ik)({repository:(0,r.lq)(Y,null),file:p,line:G,
column:G,endColumn:G}),K=t=>{const{repository:e,file:n,...s}=lt(t);return{file:st(e,n),...s}},ft=(0,r.yL)(["hostnames input"]),Z=t=>typeof t=="string"?ft(t):K(t),
q=t=>{const e=p(t);return Object.hasOwn((0,N.problemFacts)(),e)?e:(0,r.J4)("a problem code of this version",t)};function ot(t,e,n){const{title:s,severity:o,affects:c}=(0,N.
problemFacts)()[t],i={code:t,title:s,severity:o,usualSeverity:o,affects:c,message:e};return n===null?i:{...i,help:n}}const Rt=(0,r.Ik)({code:q,message:p,help:(0,r.
me)(p)}),xt=t=>{const{code:e,message:n,help:s}=Rt(t);return ot(e,n,s)},Bt=(0,r.Ik)({code:q,severity:(0,r.yL)(x.oC),host:(0,r.me)(X),service:(0,r.me)(p),message:p,
help:(0,r.me)(p),places:y(Z),placesLeftOut:h,affects:F,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(y(p),null)}),Nt=t=>{const{code:e,message:n,help:s,placesLeftOut:o,
inFile:c,exclude:i,...l}=Bt(t),f={...ot(e,n,s),affects:l.affects};return{isInFile:c,finding:{...l,problem:f,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},
isHostNew:!1}}};function Kt(t,e){const n=Et(),s=t.map(u=>({...u,requirements:u.requirements.map(M=>({...M,because:n(M.because)}))})),o=new Map(s.map(u=>[u.visit.
host,u]));o.size<s.length&&(0,r.J4)("hosts, each once",[...o.keys()]);const c=new Map,i=[],l=[];for(const{finding:u,isInFile:M}of e){const m=u.host===null?void 0:
o.get(u.host),E={...u,places:n(u.places),isHostNew:m?.isNew===!0};i.push(E),u.host===null||M?l.push(E):m===void 0?(0,r.J4)("findings about hosts of the report",
u.host):c.set(u.host,[...c.get(u.host)??[],E])}return{hosts:s.map(u=>Jt(u,c.get(u.visit.host)??[])),findings:i,files:l}}function Jt(t,e){const{visit:n}=t,{discovery:s}=n.
attempt;if(s.kind!=="failed"&&s.kind!=="skipped")return{...t,findings:e};const{code:o}=s.problem,c=e.find(l=>l.problem.code===o)?.problem;if(c===void 0)return{...t,
findings:e};const i={...n.attempt,discovery:{...s,problem:c}};return{...t,findings:e,visit:{...n,attempt:i}}}function Et(){const t=new Map;return e=>{const n=JSON.
stringify(e),s=t.get(n);return s===void 0&&t.set(n,e),s??e}}const ut=t=>(0,P._M)(t)===null&&(0,w.CN)(t)&&t!==U.cd.file;function Ut({verdict:t,context:e}){const n=s=>s.
some(o=>typeof o!="string"&&ut(o.file));return e.repository===null&&(t.findings.some(({places:s})=>n(s))||t.hosts.some(({requirements:s})=>s.some(({because:o})=>n(
o)))||t.roots.some(({directory:s})=>ut(s)))}function Wt({verdict:t,context:e}){const{repository:n}=e;if(n===null)return{verdict:t,context:e};const s=m=>ut(m)?(0,P.
yJ)(n.name,m):m,o=Et(),c=m=>({...m,file:s(m.file)}),i=m=>o(m.map(E=>typeof E=="string"?E:c(E))),l=m=>({...m,places:i(m.places)}),f=m=>({...m,requirements:m.requirements.
map(E=>({...E,because:i(E.because)})),servicesFrom:m.servicesFrom&&c(m.servicesFrom),findings:m.findings.map(l),visit:{...m.visit,forced:m.visit.forced.map(E=>({
...E,place:c(E.place)}))}}),u=new Set((0,T.rc)(t)),M=e.dialect.evidence.map(m=>({...m,place:c(m.place)}));return{context:{...e,dialect:{...e.dialect,evidence:M},
remarks:e.remarks.filter(m=>!u.has(m))},verdict:{...t,hosts:t.hosts.map(f),files:t.files.map(l),findings:t.findings.map(l),roots:t.roots.map(m=>({...m,directory:s(
m.directory),rows:m.rows.map(E=>({...E,places:i(E.places)}))}))}}}var dt=a(2886);const J=(t,e)=>t<e?-1:t>e?1:0;function H(t,e){const n=new Map;for(const s of t){
const o=e(s);n.has(o)||n.set(o,s)}return[...n].sort(([s],[o])=>J(s,o)).map(([,s])=>s)}const mt=t=>H(t.flat(),zt),Ft=10;function zt(t){if(typeof t=="string")return`\
 ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,c=[n,s,o].map(i=>String(i).padStart(Ft,"0"));return`!${e}
${c.join(" ")}`}const V=(t,e)=>t.reduce((n,s)=>n+e(s),0),ht=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function Xt({severity:t,host:e,service:n,problem:s,affects:o,
exclude:c}){const{code:i,message:l,help:f}=s;return JSON.stringify([e,n,i,t,...[l,f??null,o,c===void 0]])}function _t(t){const[e,...n]=t.filter(({length:o})=>o>
0);return n.length===0?e??[]:[...Map.groupBy(t.flat(),Xt)].sort(([o],[c])=>J(o,c)).flatMap(([,o])=>Gt(o)).sort((o,c)=>(0,dt.Np)(o,c)||It(o)-It(c))}const It=({exclude:t})=>+(t!==
void 0);function Gt(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,dt.Mm)(mt(t.map(u=>u.places))),c=o+V(t,u=>u.placesLeftOut??
0),i=H(t.flatMap(({exclude:u})=>u??[]),u=>u),{placesLeftOut:l,...f}=e;return[{...f,places:s,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:u})=>u)}]}const Ht=["warning","error","never"],Vt="as in each report";function Qt(t,e,n){const s=t.map(({context:i})=>i),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>n?ht(s,i):V(s,i);return{...o,dialect:Yt(s.map(({dialect:i})=>i)),failOn:Ht.find(i=>s.some(({failOn:l})=>l===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:ht(s,({scan:i})=>i.durationMs)},remarks:Zt(t,e),startedAt:s.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:ht(s,({durationMs:i})=>i),clients:k.zK.filter(i=>s.some(({clients:l})=>l.includes(i))),...qt(s),shards:te(
s)}}function Yt(t){const e=k.Du.filter(f=>t.some(u=>u.clients.includes(f))),[n,...s]=e,o=new Set(t.flatMap(({releases:f})=>f.map(({name:u})=>u))),c=new Set(t.map(
({why:f})=>f)),i=H(t.flatMap(f=>f.evidence),f=>JSON.stringify(f)),l=V(t,({evidenceLeftOut:f=0})=>f);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:k.
pH.filter(({name:f})=>o.has(f)),versions:Object.fromEntries(e.flatMap(f=>{const u=new Set(t.flatMap(m=>m.clients.includes(f)?[m.versions[f]]:[])),[M]=u;return u.
size===1&&M!==void 0?[[f,M]]:[]})),why:c.size===1?[...c].join():Vt,evidence:i,...l===0?{}:{evidenceLeftOut:l},...t.some(({isGuess:f})=>f)?{isGuess:!0}:{}}}function Zt(t,e){
const n=t.map(({verdict:o,context:c})=>{const i=new Set((0,T.rc)(o));return c.remarks.filter(l=>!i.has(l))}),s=H(n.flat(),o=>o);return(0,T.q9)([...s,...(0,T.rc)(
e)])}function qt(t){const e=t.map(({repository:s})=>s),n=pt([...t.flatMap(({repositories:s})=>s)]);if($t(t)){const[s=null]=pt(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:pt([...n,...e.filter(s=>s!==null)])}}const $t=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,pt=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>J(e,n)).map(([e,n])=>({name:e,url:Dt(n.map(({url:s})=>s)),commit:Dt(n.map(({commit:s})=>s))}));function Dt(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function te(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return s.length===n?null:{indexes:s,count:n}}const tt=({shards:t})=>t!==null&&t.indexes.length<t.count,ee=3;function ne(t){const e=t.filter(({context:s})=>tt(
s)),n=t.filter(({context:s})=>!tt(s));return e.length===0?t.length>1?se(t):[]:[...n.length===0?[]:[`${Q(e)} ${Lt(e)} of shards, but ${Q(n)} ${Lt(n)} not; merge \
the shards of one check, or reports of whole checks`],...oe(e),...re(e),...ie(e)]}const se=t=>t.filter(Ut).map(({file:e})=>`${e} does not say of which repositor\
y its files are; run the check in a checkout with the remote origin`),Q=t=>(0,R.XT)(t.map(({file:e})=>e),ee),Lt=({length:t})=>t===1?"is":"are";function oe(t){const e=Map.
groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${Q(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function re(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));return[
...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=Q(s.map(({part:c})=>c));return s.length===1?[]:[`shard ${n} is in ${s.length} different reports: ${o}\
; merge only one of them`]})}function ie(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:c}of s.context.repositories){const i=e.get(o);c!==
null&&(i===void 0?e.set(o,{commit:c,part:s}):i.commit!==c&&n.add(`${Q([i.part])} and ${Q([s])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...n]}var ce=a(2389),rt=a(3592),ae=a(4120),le=a(5603),gt=a(5885);const fe=t=>{const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(
t);return Number.isNaN(Date.parse(e))?(0,r.J4)("a time that exists",t):e},ue=(0,r.Ik)({client:j,version:(0,r.me)(p),kind:(0,r.yL)(le.A),text:p}),de=(0,r.yL)(k.pH.
map(({name:t})=>t)),me=(0,r.Ik)({clients:A,assumed:r.Jt,why:p,versions:y((0,r.Ik)({client:j,version:p})),releases:y(de),evidence:y(t=>{const{kind:e,...n}=ue(t);
return{...n,level:e,place:K(t)}}),evidenceLeftOut:h}),he=t=>{const{clients:e,assumed:n,why:s,versions:o,releases:c,evidence:i,...l}=me(t);return{clients:e,releases:k.
pH.filter(({name:f})=>c.includes(f)),versions:Object.fromEntries(o.map(({client:f,version:u})=>[f,u])),why:s,evidence:i,...l.evidenceLeftOut===0?{}:l,...n?{isGuess:!0}:
{}}},pe=(0,r.Ik)({kind:(0,r.yL)(["deadline","signal","crash","missing","reported"]),ms:(0,r.lq)(v,0),signal:(0,r.lq)(p,""),what:(0,r.lq)((0,r.yL)(["shard","repo\
sitory"]),null),names:(0,r.lq)(y(p),[]),total:(0,r.lq)(d,0),why:(0,r.lq)(p,"")}),ge=t=>{const{kind:e,ms:n,signal:s,what:o,names:c,total:i,why:l}=pe(t);switch(e){case"\
deadline":return{kind:e,ms:n};case"signal":return{kind:e,signal:s};case"crash":return{kind:e};case"missing":return{kind:e,what:o??"shard",names:c,total:i};case"\
reported":return{kind:e,why:l}}},kt=(0,r.Ik)({name:Y,url:(0,r.me)(p),commit:(0,r.me)((0,r.Qq)("a commit",/^[0-9a-f]{40,64}$/))}),ve=(0,r.Ik)({indexes:(0,r.p_)((0,r.
nd)(1,gt.h),gt.h),count:(0,r.nd)(1,gt.h)}),ye=t=>{const{indexes:e,count:n}=ve(t);return e.every((o,c)=>o<=n&&o>(e[c-1]??0))&&e.length>0?{indexes:e,count:n}:(0,r.
J4)("shards in order",t)};var Oe=a(7082);const z=(0,r.me)(p),it=(0,r.me)(v),At=["found","absent","failed","skipped"],Me=(0,r.nd)(0,65535),Ee=t=>{const[e,n,...s]=(0,r.
p_)(Me,2)(t);return(e===void 0||n===void 0||s.length>0)&&(0,r.J4)("two ports",t),[e,n]},_e=(0,r.Ik)({url:(0,r.lq)(p,null),login:(0,r.lq)((0,r.Ik)({client:p,grantTypes:y(
p),authz:z,token:z,ports:Ee,scopes:y(p)}),null),elementsLeftOut:h,problem:(0,r.lq)(xt,null)}),Ie=["none","sent","withheld","dropped"],$e=["nothing","a token","a\
n empty token","no token","not asked","not read"],De=(0,r.yL)(["works","fails","warns"]),Le=1e3,ke=1e5,Ae=2**20,Se=(0,r.Ik)({host:X,discovery:(0,r.yL)(At),code:(0,r.
lq)(q,null),excerpt:(0,r.lq)(p,null),documentUrl:z,hops:y((0,r.Ik)({url:p,status:(0,r.me)((0,r.nd)(0,999)),reason:p,mediaType:z,authorization:(0,r.yL)(Ie),address:z,
proxy:z,ms:v})),services:(0,r.A7)((0,r.Qq)("a service ID",null,Ae),_e,ke),servicesLeftOut:h,servicesFrom:(0,r.me)(K),hostBlocks:y((0,r.Ik)({client:j,place:K})),
required:y((0,r.Ik)({service:p,clients:A,because:y(Z),becauseLeftOut:h})),credentials:z,looks:y((0,r.Ik)({client:j,looks:y((0,r.Ik)({source:p,held:(0,r.yL)($e),
counts:r.Jt}))})),attempts:(0,r.nd)(1,Le),earlier:(0,r.lq)(y((0,r.Ik)({discovery:(0,r.yL)(At),code:(0,r.lq)(q,null),ms:v})),[]),timingMs:(0,r.Ik)({lookup:it,connect:it,
tls:it,firstByte:it,total:v}),certificates:y((0,r.Ik)({host:p,subject:p,issuer:p,validFrom:p,expires:p})),clients:(0,r.Ik)(Object.fromEntries(k.zK.map(t=>[t,De]))),
new:(0,r.lq)(r.Jt,!1)}),Te=t=>{const e=Se(t),n=Array.from(e.services,([s,o])=>je(s,o));return{visit:Pe(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({
host:e.host,...o,...s===0?{}:{becauseLeftOut:s},isImplied:!1,isForInit:!0})),services:n,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],
clients:e.clients,isNew:e.new}};function Pe(t){const{lookup:e,connect:n,tls:s,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:u,code:M,ms:m})=>we(St(
{kind:u,code:M,url:"",excerpt:null}),m)),l={discovery:St({...t,kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(u=>({...u,challenge:null})),timing:{lookupMs:e,
connectMs:n,tlsMs:s,firstByteMs:o,totalMs:c},headMs:null,certificates:t.certificates},f=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:l,earlier:i,
later:Array.from({length:f},()=>l),credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.
hostBlocks.map(u=>({...u,services:[]}))}}function we(t,e){const n=(0,Oe.O)(t);return{...n,timing:{...n.timing,totalMs:e}}}function St({kind:t,code:e,url:n,excerpt:s}){
switch(t){case"found":return{kind:t,url:ct(n,"documentUrl"),services:[],leftOut:0,truncated:!1};case"absent":return{kind:t,url:ct(n,"documentUrl"),why:"status"};case"\
failed":return{kind:t,problem:ot(ct(e,"code"),"",null),excerpt:s};case"skipped":return{kind:t,problem:ot(ct(e,"code"),"",null)}}}const ct=(t,e)=>t??(0,r.J4)(`an\
 object with ${e}, as discovery says`,{});function je(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.
elementsLeftOut}:e.problem!==null?{id:t,kind:"problem",problem:e.problem}:(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const be=(0,r.
Ik)({kind:(0,r.yL)(["module","provider"]),address:p,source:p,host:X,constraints:y(p),locked:(0,r.me)(p),chosen:(0,r.A7)(j,(0,r.me)(p),2),newest:(0,r.me)(p),platforms:y(
(0,r.Ik)({platform:p,available:(0,r.me)(r.Jt)})),worst:(0,r.me)((0,r.yL)(x.oC)),codes:y(q),places:y(Z),placesLeftOut:h}),Ce=(0,r.Ik)({repository:(0,r.lq)(Y,null),
directory:p,clients:A,rows:y(be)}),Re=t=>{const{repository:e,directory:n,clients:s,rows:o}=Ce(t);return{directory:st(e,n),clients:s,rows:o.map(xe)}};function xe({
codes:t,chosen:e,placesLeftOut:n,...s}){const o=(0,N.problemFacts)();return{...s,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:l}=o[c];
return{code:c,title:i,usualSeverity:l}}),...n===0?{}:{placesLeftOut:n}}}const Be=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(y(ge),[]),failOn:(0,r.yL)(["error","w\
arning","never"]),repository:(0,r.lq)(kt,null),repositories:(0,r.lq)(y(kt),[]),shards:(0,r.lq)(ye,null),dialect:(0,r.yL)(["terraform","opentofu","both"]),clients:F,
startedAt:fe,durationMs:v,counts:(0,r.Ik)({errors:d,warnings:d,notices:d}),hosts:y(Te),hostsLeftOut:h,findings:y(Nt),findingsLeftOut:h,roots:(0,r.lq)(y(Re),[]),
rootsLeftOut:h,ignored:d,usages:d,remarks:(0,r.lq)(y(p),[]),scan:(0,r.Ik)({files:d,bytes:g,durationMs:v}),clientDetection:he}),Ne=(0,r.Ik)({schemaVersion:(0,r.nd)(
1,1),version:p}),vt="let the check write it again";function Ke(t){const e=(0,r.qF)(t);if(!e.ok)return(0,L.T)(`${e.why}; ${vt}`);const n=Je(e.value);if(n!==null)
return(0,L.T)(n);const s=(0,r._f)(e.value,Ne);if(!s.ok)return(0,L.T)(`is no JSON report: ${s.why}; ${vt}`);const{version:o}=s.value;if(o!==rt.xv)return(0,L.T)(`\
was written by tf-disco ${(0,R.dh)(o)}, and this is tf-disco ${rt.xv}; use the same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>Ue(Be(
i)));return c.ok?c:(0,L.T)(`has a mistake: ${c.why}; ${vt}`)}function Je(t){return typeof t!="object"||t===null||Array.isArray(t)?Tt:"passed"in t?null:"usages"in
t&&Array.isArray(t.usages)?"is a usages file; give it to a check as `usages`, and merge the report of that check":Tt}const Tt="is no JSON report of tf-disco; gi\
ve only JSON reports to a merge";function Ue(t){const{counts:e,incomplete:n,dialect:s,clientDetection:o,usages:c,scan:i}=t,l=[...n,...ze(t)],f={passed:t.passed&&
l.length===0,stopped:Pt(l),...Kt(t.hosts,t.findings),ignored:t.ignored,roots:t.roots},u={verdict:f,context:Xe(t,{name:s,...o},{...i,usages:c}),counts:{error:e.errors,
warning:e.warnings,notice:e.notices}};return x.oC.every(m=>We(f,m)===u.counts[m])||t.findingsLeftOut>0?u:(0,r.J4)("counts of the findings that the report has",e)}
const We=({findings:t},e)=>t.filter(n=>n.severity===e).length;function Pt(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"several",reasons:t}}const Fe=t=>t.
kind==="several"?t.reasons:[t],ze=t=>["host","finding","root"].flatMap(e=>{const n=t[`${e}sLeftOut`],s=(0,ae.px)(n,e==="root"?"root module":e);return n===0?[]:[
{kind:"reported",why:`a report had no room for ${s}; use more shards`}]}),Xe=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,
durationMs:t.durationMs,version:rt.xv,docsUrl:rt.aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,
history:null});var at=a(5102);const wt=["fails","unchecked","warns","works","skipped"];function Ge(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(
([n],[s])=>J(n,s)).flatMap(([,n])=>He(n))}function He(t){const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,c)=>Ve(c,o)?c:o,e),requirements:Qe(t.
flatMap(({requirements:o})=>o)),findings:_t(t.map(({findings:o})=>o)),clients:Ye(t),isNew:t.some(({isNew:o})=>o)}]}function Ve(t,e){const n=wt.indexOf((0,at.sG)(
e))-wt.indexOf((0,at.sG)(t))||Number((0,at.JR)(e))-Number((0,at.JR)(t))||t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?J(jt(t),jt(e))>
0:n>0}const jt=({visit:t,services:e,servicesFrom:n})=>JSON.stringify([t,e,n]);function Qe(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>J(n,s)).
flatMap(([,n])=>{const[s]=n,o=V(n,({becauseLeftOut:l=0})=>l);if(s===void 0)return[];const{becauseLeftOut:c,...i}=s;return{...i,clients:k.Du.filter(l=>n.some(({clients:f})=>f.
includes(l))),because:mt(n.map(({because:l})=>l)),...o===0?{}:{becauseLeftOut:o}}})}function Ye(t){const e=k.zK.map(n=>{const s=t.map(({clients:c})=>c[n]),o=["f\
ails","warns"].find(c=>s.includes(c));return[n,o??"works"]});return Object.fromEntries(e)}function Ze(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(
([n],[s])=>J(n,s)).flatMap(([,n])=>{const[s,...o]=n;if(s===void 0||o.length===0)return n;const c=k.Du.filter(i=>n.some(l=>l.clients.includes(i)));return{...s,clients:c,
rows:qe(n.flatMap(({rows:i})=>i))}})}function qe(t){return[...Map.groupBy(t,tn)].sort(([n],[s])=>J(n,s)).map(([,n])=>n.reduce(en))}const tn=({kind:t,address:e,source:n,
host:s,constraints:o,locked:c,places:i})=>JSON.stringify([t,e,n,s,o,c,i]);function en(t,e){const n=[t,e],s=k.Du.filter(i=>i in t.chosen||i in e.chosen),o=V(n,({
placesLeftOut:i=0})=>i),c=Map.groupBy(n.flatMap(i=>i.platforms),({platform:i})=>i);return{...t,chosen:Object.fromEntries(s.map(i=>{const l=n.flatMap(({chosen:f})=>i in
f?[f[i]]:[]);return[i,l.includes(null)?null:l.toSorted()[0]??null]})),newest:n.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[
l])=>J(i,l)).map(([i,l])=>{const f=[!1,!0].find(u=>l.some(({available:M})=>M===u));return{platform:i,available:f??null}}),worst:x.oC.find(i=>n.some(({worst:l})=>l===
i))??null,problems:H(n.flatMap(({problems:i})=>i),({code:i})=>i),places:mt(n.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function nn(t,e=[]){const n=t.
map(({context:m})=>m),[s]=n;if(s===void 0)throw new Error("there is no report to merge");const o=$t(n)?t:t.map(Wt),[c,...i]=o.map(({verdict:m})=>m),l=c!==void 0&&
i.length===0?c:on(o),f=n.some(tt),u=i.length===0?sn(s):Qt(o,l,f),M=an(t,u,e);return{verdict:{...l,passed:M.length===0&&t.every(m=>rn(m,u)),stopped:Pt(M)},context:u}}
const sn=t=>tt(t)?t:{...t,shards:null};function on(t){const e=t.map(({verdict:o})=>o),n=Ge(e.map(o=>o.hosts)),s=_t(e.map(o=>o.files));return{hosts:n,files:s,findings:[
...n.flatMap(({findings:o})=>o),...s].sort(dt.Np),roots:Ze(e.map(o=>o.roots)),ignored:V(e,({ignored:o})=>o)}}function rn({verdict:t,counts:e},{failOn:n}){return(t.
passed||t.stopped!==null)&&!x.oC.some(s=>e[s]>0&&(0,ce.k2)(s,n))}const cn=t=>t.kind==="missing"&&t.what==="shard";function an(t,e,n){const s=t.flatMap(({verdict:{
stopped:f}})=>f===null?[]:Fe(f).filter(u=>!cn(u))),{repository:o,repositories:c}=e,i=[o?.name,...c.map(({name:f})=>f)],l=[...s,...bt(n,n.filter(f=>!i.includes(f))),
...fn(t,e)];return[...ln(e),...H(l,f=>JSON.stringify(f))]}function ln({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;return[{kind:"missing",what:"s\
hard",names:Array.from({length:n},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:n}]}const bt=(t,e)=>e.length===0?[]:[{kind:"missing",what:"repository",
names:e,total:t.length}];function fn(t,{repositories:e}){const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>tt(o)).map(({context:o})=>new Set(o.repositories.
map(({name:c})=>c)));return bt(n,n.filter(o=>s.some(c=>!c.has(o))))}var un=a(6897),dn=a(8641),mn=a(7814),et=a(3152),hn=a(1591);const pn=128*1024*1024,yt=512*1024*
1024,Ot=5e3,gn=20;async function vn(t,{directory:e,wording:n=et.w7,secrets:s}){const o=On(t,n),c=await En(o.merge,e,n),i=ne(c);if(i.length>0)throw new et.GN(i);
const{verdict:l,context:f}=nn(c,o.repositories),u=(0,_.wX)(l.hosts.flatMap(({requirements:E})=>E)),{verdict:M,...m}=s.redact({verdict:l,remarks:f.remarks,dialect:f.
dialect},u);return{settings:o,changes:null,verdict:M,context:{...f,...m}}}const yn=["merge","repositories","report","history","badge","comment","issue","issue-l\
abels","issue-open-after","issue-close-after","github-token"];function On(t,e){const{settings:n,mistakes:s}=(0,et.P$)(t,e),o=hn.y.filter(({name:c,default:i})=>{
const l=t[c]?.trim()??"";return!yn.includes(c)&&l!==""&&l!==i}).map(({name:c})=>`${e.setting(c)} has no effect on a merge; set it for the checks`);if(s.length+o.
length>0)throw new et.GN([...s,...o]);return n}function Mn(t,e){const n=(0,I.p)(t,e);if(!n.ok)return n;const s=o=>{const c=(0,mn.$)(o);return o===(0,b.resolve)(
e,t)||c.ok&&c.value.format==="json"};return(0,L.J)(n.value.filter(s))}async function En(t,e,{setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(
M=>({entry:M,files:Mn(M,e)})),c=o.flatMap(({entry:M,files:m})=>m.ok?m.value.length>0?[]:[`${M} has no .json file; ${s}`]:[m.why]),i=new Set(o.flatMap(M=>M.files.
ok?M.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${s}`),i.size>Ot&&c.push(`there are ${i.size} reports, the limit is ${Ot}`);const l=[],
f=new Set;let u=0;for(const M of[...i].slice(0,Ot)){await(0,un.x)();const m=(0,dn.RK)((0,b.relative)(e,M)),E=(0,C.yR)(M,pn);if(c.length>=gn||u>yt)break;if(!E.ok)
c.push(`${m} ${(0,R.mP)(E.failure)}`);else{u+=E.bytes,u>yt&&c.push(`the reports have more than ${yt} bytes together`);const Ct=(0,D.hash)("sha256",E.text);if(f.
has(Ct))continue;f.add(Ct);const Mt=Ke(E.text);Mt.ok?l.push({...Mt.value,file:m}):c.push(`${m} ${Mt.why}`)}}if(c.length>0)throw new et.GN(c);return l}}),709:((nt,B,a)=>{
a.d(B,{problemFacts:()=>j});var D=a(4929),b=a(3534),_=a(863),I=a(7052),C=a(960),L=a(9209),R=a(4592),P=a(5136),w=a(3410),T=a(9804),U=a(4715),x=a(6003),r=a(4375),
N=a(7751),k=a(2562),W=a(5138),O=a(789),$=a(793),S=a(6697),p=a(2847),y=a(9319),d=a(8011),h=a(6817);const g=()=>({...R,...P,...D,...w,...b,..._,...I,...C,...U,...T,
...x,...$,...r,...S,...k,...W,...L,...N,...p,...y,...d,...h,...O}),v=["host","proxy","tls","redirect","document","service","login","source","constraint","lock",
"client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let A;function j(){
return A??=F(),A}function F(){const G={},st=Object.values(g());for(const Y of v){const lt=st.filter(({code:K})=>K.startsWith(`${Y}-`));for(const K of lt.sort((ft,Z)=>ft.
code<Z.code?-1:1))G[K.code]=K}return G}const X="docs/problems.md"}),9804:((nt,B,a)=>{a.r(B),a.d(B,{clientVersion:()=>W,constraintInvalid:()=>w,constraintUnmeetable:()=>T,
lockInvalid:()=>k,lockOutside:()=>x});var D=a(1064),b=a(4e3),_=a(5799);const I=6,C=O=>`"${(0,b.dh)(O)}"`,L=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function R(O){const $=O.replace(L,"");return $===""?"":`: ${$}`}function P(O){switch(O.reason){case"syntax":{const{text:$,why:S}=O;return{message:`${C($)} is no\
t a version constraint${R(S)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${O.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${O.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${C(O.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${O.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${O.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const w=(0,_.lS)((0,_.z3)("constraint-invalid","Version constraint is in\
valid",D.Du),P),T=(0,_.lS)((0,_.z3)("constraint-unmeetable","No version can meet the constraints",D.Du),({of:O,terms:$,preRelease:S})=>({message:`no version of ${O}\
 can match ${(0,b.XT)($.map(C),I)}`,help:S!==void 0?`write ${C(S)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:$.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),U={terraform:"terraform",opentofu:"t\
ofu"},x=(0,_.lS)((0,_.z3)("lock-outside","Locked version does not match the constraints",D.Du),({provider:O,version:$,constraints:S,clients:p})=>{const[y,...d]=p,
h=y===void 0||d.length>0?"":`${U[y]} `;return{message:`locked provider ${O} ${$} does not match configured version constraint ${(0,b.XT)(S,I)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),r={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function N(O){const $="failed to read dependency lock file",S="restore the file, or rem\
ove the block and run `init` again";switch(O.reason){case"syntax":return{message:`${$}: ${O.error}`,help:S};case"twice":return{message:`${$}: it has two blocks \
for provider ${O.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${$}: the ${O.of} of provider ${O.
provider} must be written in normalized form: ${C(O.normal)}`,help:S};default:{const[p,y]=r[O.reason];return{message:`${$}: the ${p} of provider ${O.provider} ${y}`,
help:S}}}}const k=(0,_.lS)((0,_.z3)("lock-invalid","Dependency lock file is invalid",D.Du),N),W=(0,_.lS)((0,_.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",D.Du),({client:O,version:$,constraint:S})=>({message:`the version constraint ${C(S)} excludes ${D.bB[O]} ${$}`,help:`use another ver\
sion of ${D.bB[O]}, or change the constraint`}))}),4184:((nt,B,a)=>{a.d(B,{A7:()=>y,Ik:()=>p,J4:()=>I,Jt:()=>k,Qq:()=>U,Yz:()=>N,_f:()=>C,lq:()=>$,me:()=>O,nd:()=>x,
nx:()=>w,p_:()=>S,qF:()=>L,vj:()=>r,yL:()=>W});var D=a(3625),b=a(4e3);class _ extends Error{path="";expected;value;constructor(h,g){super(h),this.expected=h,this.
value=g}}function I(d,h){throw new _(d,h)}function C(d,h){try{return(0,D.J)(h(d))}catch(g){if(!(g instanceof _))throw g;const v=g.path.replace(/^\./,""),A=v===""?
"the document":v;return(0,D.T)(`${A} is ${P(g.value)}; expected ${g.expected}`)}}function L(d){const h=d.replace(/^\uFEFF/,"");if(h.trim()==="")return(0,D.T)("i\
s empty");try{return(0,D.J)(JSON.parse(h))}catch{return(0,D.T)("is not JSON")}}const R=80;function P(d){return d===void 0?"missing":Array.isArray(d)?"an array":
typeof d=="object"&&d!==null?"an object":(0,b.dh)(JSON.stringify(d)??typeof d,R)}function w(d,h,g){try{return g(h)}catch(v){throw v instanceof _&&(v.path=d+v.path),
v}}const T=4097,U=(d="a text",h=null,g=T)=>v=>((typeof v!="string"||h?.test(v)===!1)&&I(d,v),v.length<=g?v:I(`a text of at most ${g} characters`,v)),x=(d,h)=>g=>typeof g==
"number"&&Number.isInteger(g)&&g>=d&&g<=h?g:I(`a whole number from ${d} to ${h}`,g),r=d=>h=>typeof h=="number"&&h>=0&&h<=d?h:I(`a number from 0 to ${d}`,h),N=(d,h)=>{
const g=U(h);return v=>{const A=d(g(v));return A.ok?A.value:I(h,v)}},k=d=>typeof d=="boolean"?d:I("true or false",d),W=d=>{const h=new Set(d);return g=>h.has(g)?
g:I(`one of ${d.join(", ")}`,g)},O=d=>h=>h===null?null:d(h),$=(d,h)=>g=>g===void 0?h:d(g),S=(d,h)=>g=>(Array.isArray(g)||I("an array",g),g.length>h&&I(`an array\
 of at most ${h} items`,g),g.map((v,A)=>w(`[${A}]`,v,d))),p=d=>{const h=Object.entries(d);return g=>{(typeof g!="object"||g===null||Array.isArray(g))&&I("an obj\
ect",g);const v=g,A={};for(const[j,F]of h){const X=Object.hasOwn(v,j)?v[j]:void 0;A[j]=w(`.${j}`,X,F)}return A}},y=(d,h,g)=>v=>{(typeof v!="object"||v===null||Array.
isArray(v))&&I("an object",v);const A=Object.entries(v);return A.length>g&&I(`an object of at most ${g} members`,v),new Map(A.map(([j,F])=>[w("",j,d),w(`[${(0,b.
dh)(JSON.stringify(j),R)}]`,F,h)]))}})};export{_n as id,In as ids,$n as modules};
