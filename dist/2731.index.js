const vn=2731,yn=[2731,709],On={2731:((mt,K,f)=>{f.d(K,{mergeReports:()=>mn});var D=f(7598),w=f(6760),L=f(2929),_=f(3024),I=f(3625),F=f(5747);function U(t,e){const n=(0,w.
resolve)(e,t);try{if(!(0,_.statSync)(n).isDirectory())return(0,I.J)([n]);const s=(0,_.readdirSync)(n,{recursive:!0,withFileTypes:!0}).filter(o=>o.name.toLowerCase().
endsWith(".json")&&!o.isDirectory()).map(o=>(0,w.join)(o.parentPath,o.name));return(0,I.J)(s.sort())}catch(s){return(0,I.T)(`${t} cannot be read: ${(0,F.Oj)(s)}`)}}
var R=f(4e3),$=f(1064),x=f(6763),C=f(2886);const T=(t,e)=>t<e?-1:t>e?1:0;function P(t,e){const n=new Map;for(const s of t){const o=e(s);n.has(o)||n.set(o,s)}return[
...n].sort(([s],[o])=>T(s,o)).map(([,s])=>s)}const B=t=>P(t.flat(),G),X=10;function G(t){if(typeof t=="string")return` ${t}`;const{file:e,line:n,column:s,endColumn:o}=t,
c=[n,s,o].map(i=>String(i).padStart(X,"0"));return`!${e}
${c.join(" ")}`}const v=(t,e)=>t.reduce((n,s)=>n+e(s),0),E=(t,e)=>t.reduce((n,s)=>Math.max(n,e(s)),0);function A({severity:t,host:e,service:n,problem:s,affects:o,
exclude:c}){const{code:i,message:l,help:a}=s;return JSON.stringify([e,n,i,t,...[l,a??null,o,c===void 0]])}function N(t){const[e,...n]=t.filter(({length:o})=>o>0);
return n.length===0?e??[]:[...Map.groupBy(t.flat(),A)].sort(([o],[c])=>T(o,c)).flatMap(([,o])=>d(o)).sort((o,c)=>(0,C.Np)(o,c)||b(o)-b(c))}const b=({exclude:t})=>+(t!==
void 0);function d(t){const[e,...n]=t;if(e===void 0||n.length===0)return t;const{places:s,placesLeftOut:o}=(0,C.Mm)(B(t.map(p=>p.places))),c=o+v(t,p=>p.placesLeftOut??
0),i=P(t.flatMap(({exclude:p})=>p??[]),p=>p),{placesLeftOut:l,...a}=e;return[{...a,places:s,...c===0?{}:{placesLeftOut:c},...i.length===0?{}:{exclude:i},isHostNew:t.
some(({isHostNew:p})=>p)}]}const h=["warning","error","never"],m="as in each report";function y(t,e,n){const s=t.map(({context:i})=>i),[o]=s;if(o===void 0)throw new Error(
"there is no report to merge");const c=i=>n?E(s,i):v(s,i);return{...o,dialect:S(s.map(({dialect:i})=>i)),failOn:h.find(i=>s.some(({failOn:l})=>l===i))??o.failOn,
scan:{files:c(({scan:i})=>i.files),bytes:c(({scan:i})=>i.bytes),usages:c(({scan:i})=>i.usages),durationMs:E(s,({scan:i})=>i.durationMs)},remarks:j(t,e),startedAt:s.
map(({startedAt:i})=>i).toSorted()[0]??o.startedAt,durationMs:E(s,({durationMs:i})=>i),clients:$.zK.filter(i=>s.some(({clients:l})=>l.includes(i))),...H(s),shards:pt(
s)}}function S(t){const e=$.Du.filter(a=>t.some(p=>p.clients.includes(a))),[n,...s]=e,o=new Set(t.flatMap(({releases:a})=>a.map(({name:p})=>p))),c=new Set(t.map(
({why:a})=>a)),i=P(t.flatMap(a=>a.evidence),a=>JSON.stringify(a)),l=v(t,({evidenceLeftOut:a=0})=>a);return{name:n===void 0||s.length>0?"both":n,clients:e,releases:$.
pH.filter(({name:a})=>o.has(a)),versions:Object.fromEntries(e.flatMap(a=>{const p=new Set(t.flatMap(u=>u.clients.includes(a)?[u.versions[a]]:[])),[M]=p;return p.
size===1&&M!==void 0?[[a,M]]:[]})),why:c.size===1?[...c].join():m,evidence:i,...l===0?{}:{evidenceLeftOut:l},...t.some(({isGuess:a})=>a)?{isGuess:!0}:{}}}function j(t,e){
const n=t.map(({verdict:o,context:c})=>{const i=new Set((0,x.rc)(o));return c.remarks.filter(l=>!i.has(l))}),s=P(n.flat(),o=>o);return(0,x.q9)([...s,...(0,x.rc)(
e)])}function H(t){const e=t.map(({repository:s})=>s),n=Z([...t.flatMap(({repositories:s})=>s)]);if(tt(t)){const[s=null]=Z(e.filter(o=>o!==null));return{repository:s,
repositories:n}}return{repository:null,repositories:Z([...n,...e.filter(s=>s!==null)])}}const tt=t=>new Set(t.map(({repository:e})=>e?.name)).size===1,Z=t=>[...Map.
groupBy(t,({name:e})=>e)].sort(([e],[n])=>T(e,n)).map(([e,n])=>({name:e,url:it(n.map(({url:s})=>s)),commit:it(n.map(({commit:s})=>s))}));function it(t){const[e=null,
...n]=new Set(t);return n.length===0?e:null}function pt(t){const e=t.flatMap(({shards:o})=>o??[]),n=e[0]?.count??0,s=[...new Set(e.flatMap(o=>o.indexes))].sort(
(o,c)=>o-c);return s.length===n?null:{indexes:s,count:n}}const V=({shards:t})=>t!==null&&t.indexes.length<t.count,q=3;function ht(t){const e=t.filter(({context:s})=>V(
s)),n=t.filter(({context:s})=>!V(s));return e.length===0?[]:[...n.length===0?[]:[`${W(e)} ${At(e)} of shards, but ${W(n)} ${At(n)} not; merge the shards of one \
check, or reports of whole checks`],...Ut(e),...Wt(e),...zt(e)]}const W=t=>(0,R.XT)(t.map(({file:e})=>e),q),At=({length:t})=>t===1?"is":"are";function Ut(t){const e=Map.
groupBy(t,({context:s})=>s.shards?.count);return e.size===1?[]:[`the numbers of shards differ: ${[...e].map(([s,o])=>`${s} in ${W(o)}`).join("; ")}; merge the s\
hards of one check, and delete reports of earlier ones`]}function Wt(t){const e=t.flatMap(n=>(n.context.shards?.indexes??[]).map(s=>({index:s,part:n})));return[
...Map.groupBy(e,({index:n})=>n)].flatMap(([n,s])=>{const o=W(s.map(({part:c})=>c));return s.length===1?[]:[`shard ${n} is in ${s.length} different reports: ${o}\
; merge only one of them`]})}function zt(t){const e=new Map,n=new Set;for(const s of t)for(const{name:o,commit:c}of s.context.repositories){const i=e.get(o);c!==
null&&(i===void 0?e.set(o,{commit:c,part:s}):i.commit!==c&&n.add(`${W([i.part])} and ${W([s])} checked different commits of ${o}; give all shards the same usage\
s files`))}return[...n]}var Xt=f(2389),et=f(5799),nt=f(5143),Gt=f(8884),Ht=f(5257),r=f(4184),gt=f(709),Dt=f(1831);const Vt=1e7,Qt=1e9,Yt=1e12,g=(0,r.Qq)(),O=t=>(0,r.
p_)(t,Vt),z=(0,r.nd)(0,Qt),J=(0,r.lq)(z,0),Zt=(0,r.vj)(1e15),Q=(0,r.vj)(Yt),vt=O((0,r.yL)($.Du)),st=(0,r.yL)($.Du),St=O((0,r.yL)($.zK)),yt=(0,r.Yz)(t=>{const e=(0,Dt.
Pv)((0,Dt.nx)(t));return e.ok&&e.value===t?(0,I.J)(e.value):(0,I.T)("another form")},"a hostname in the form of a report"),Ot=(0,r.nd)(1,2**31);function Tt(t,e){
return t!==null?(0,nt.yJ)(t,e):(0,nt._M)(e)===null?e:(0,r.J4)("a path without the name of a repository",e)}const Mt=(0,r.Yz)(t=>(0,nt.en)(t)?(0,I.J)(t):(0,I.T)(
"another name"),"the name of a repository"),qt=(0,r.Ik)({repository:(0,r.lq)(Mt,null),file:g,line:Ot,column:Ot,endColumn:Ot}),ct=t=>{const{repository:e,file:n,...s}=qt(
t);return{file:Tt(e,n),...s}},te=(0,r.yL)(["hostnames input"]),Et=t=>typeof t=="string"?te(t):ct(t),ot=t=>{const e=g(t);return Object.hasOwn((0,gt.problemFacts)(),
e)?e:(0,r.J4)("a problem code of this version",t)};function at(t,e,n){const{title:s,severity:o,affects:c}=(0,gt.problemFacts)()[t],i={code:t,title:s,severity:o,
usualSeverity:o,affects:c,message:e};return n===null?i:{...i,help:n}}const ee=(0,r.Ik)({code:ot,message:g,help:(0,r.me)(g)}),ne=t=>{const{code:e,message:n,help:s}=ee(
t);return at(e,n,s)},se=(0,r.Ik)({code:ot,severity:(0,r.yL)(et.oC),host:(0,r.me)(yt),service:(0,r.me)(g),message:g,help:(0,r.me)(g),places:O(Et),placesLeftOut:J,
affects:St,inFile:(0,r.lq)(r.Jt,!1),exclude:(0,r.lq)(O(g),null)}),oe=t=>{const{code:e,message:n,help:s,placesLeftOut:o,inFile:c,exclude:i,...l}=se(t),a={...at(e,
n,s),affects:l.affects};return{isInFile:c,finding:{...l,problem:a,...o===0?{}:{placesLeftOut:o},...i===null?{}:{exclude:i},isHostNew:!1}}};function re(t,e){const n=new Map(
t.map(a=>[a.visit.host,a]));n.size<t.length&&(0,r.J4)("hosts, each once",[...n.keys()]);const s=wt(),o=new Map,c=[],i=[];for(const{finding:a,isInFile:p}of e){const M=a.
host===null?void 0:n.get(a.host),u={...a,places:s(a.places),isHostNew:M?.isNew===!0};c.push(u),a.host===null||p?i.push(u):M===void 0?(0,r.J4)("findings about ho\
sts of the report",a.host):o.set(a.host,[...o.get(a.host)??[],u])}return{hosts:t.map(a=>ie(a,o.get(a.visit.host)??[])),findings:c,files:i}}function ie(t,e){const{
visit:n}=t,{discovery:s}=n.attempt;if(s.kind!=="failed"&&s.kind!=="skipped")return{...t,findings:e};const{code:o}=s.problem,c=e.find(l=>l.problem.code===o)?.problem;
if(c===void 0)return{...t,findings:e};const i={...n.attempt,discovery:{...s,problem:c}};return{...t,findings:e,visit:{...n,attempt:i}}}function wt(){const t=new Map;
return e=>{const n=JSON.stringify(e),s=t.get(n);return s===void 0&&t.set(n,e),s??e}}function ce({verdict:t,context:e}){const{repository:n}=e;if(n===null)return{
verdict:t,context:e};const s=u=>(0,nt._M)(u)!==null||!(0,Gt.CN)(u)||u===Ht.cd.file?u:(0,nt.yJ)(n.name,u),o=wt(),c=u=>({...u,file:s(u.file)}),i=u=>o(u.map(k=>typeof k==
"string"?k:c(k))),l=u=>({...u,places:i(u.places)}),a=u=>({...u,requirements:u.requirements.map(k=>({...k,because:i(k.because)})),servicesFrom:u.servicesFrom&&c(
u.servicesFrom),findings:u.findings.map(l),visit:{...u.visit,forced:u.visit.forced.map(k=>({...k,place:c(k.place)}))}}),p=new Set((0,x.rc)(t)),M=e.dialect.evidence.
map(u=>({...u,place:c(u.place)}));return{context:{...e,dialect:{...e.dialect,evidence:M},remarks:e.remarks.filter(u=>!p.has(u))},verdict:{...t,hosts:t.hosts.map(
a),files:t.files.map(l),findings:t.findings.map(l),roots:t.roots.map(u=>({...u,directory:s(u.directory),rows:u.rows.map(k=>({...k,places:i(k.places)}))}))}}}var lt=f(
3592),ae=f(4120),le=f(5603),It=f(5885);const fe=t=>{const e=(0,r.Qq)("a time in ISO 8601 and UTC",/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)(t);return Number.isNaN(
Date.parse(e))?(0,r.J4)("a time that exists",t):e},ue=(0,r.Ik)({client:st,version:(0,r.me)(g),kind:(0,r.yL)(le.A),text:g}),de=(0,r.yL)($.pH.map(({name:t})=>t)),
me=(0,r.Ik)({clients:vt,assumed:r.Jt,why:g,versions:O((0,r.Ik)({client:st,version:g})),releases:O(de),evidence:O(t=>{const{kind:e,...n}=ue(t);return{...n,level:e,
place:ct(t)}}),evidenceLeftOut:J}),pe=t=>{const{clients:e,assumed:n,why:s,versions:o,releases:c,evidence:i,...l}=me(t);return{clients:e,releases:$.pH.filter(({name:a})=>c.
includes(a)),versions:Object.fromEntries(o.map(({client:a,version:p})=>[a,p])),why:s,evidence:i,...l.evidenceLeftOut===0?{}:l,...n?{isGuess:!0}:{}}},he=(0,r.Ik)(
{kind:(0,r.yL)(["deadline","signal","crash","missing","reported"]),ms:(0,r.lq)(Q,0),signal:(0,r.lq)(g,""),what:(0,r.lq)((0,r.yL)(["shard","repository"]),null),names:(0,r.
lq)(O(g),[]),total:(0,r.lq)(z,0),why:(0,r.lq)(g,"")}),ge=t=>{const{kind:e,ms:n,signal:s,what:o,names:c,total:i,why:l}=he(t);switch(e){case"deadline":return{kind:e,
ms:n};case"signal":return{kind:e,signal:s};case"crash":return{kind:e};case"missing":return{kind:e,what:o??"shard",names:c,total:i};case"reported":return{kind:e,
why:l}}},Pt=(0,r.Ik)({name:Mt,url:(0,r.me)(g),commit:(0,r.me)((0,r.Qq)("a commit",/^[0-9a-f]{40,64}$/))}),ve=(0,r.Ik)({indexes:(0,r.p_)((0,r.nd)(1,It.h),It.h),count:(0,r.
nd)(1,It.h)}),ye=t=>{const{indexes:e,count:n}=ve(t);return e.every((o,c)=>o<=n&&o>(e[c-1]??0))&&e.length>0?{indexes:e,count:n}:(0,r.J4)("shards in order",t)};var Oe=f(
7082);const Y=(0,r.me)(g),ft=(0,r.me)(Q),bt=["found","absent","failed","skipped"],Me=(0,r.nd)(0,65535),Ee=t=>{const[e,n,...s]=(0,r.p_)(Me,2)(t);return(e===void 0||
n===void 0||s.length>0)&&(0,r.J4)("two ports",t),[e,n]},Ie=(0,r.Ik)({url:(0,r.lq)(g,null),login:(0,r.lq)((0,r.Ik)({client:g,grantTypes:O(g),authz:Y,token:Y,ports:Ee,
scopes:O(g)}),null),elementsLeftOut:J,problem:(0,r.lq)(ne,null)}),$e=["none","sent","withheld","dropped"],_e=["nothing","a token","an empty token","no token","n\
ot asked","not read"],ke=(0,r.yL)(["works","fails","warns"]),Le=1e3,Ae=1e5,De=2**20,Se=(0,r.Ik)({host:yt,discovery:(0,r.yL)(bt),code:(0,r.lq)(ot,null),excerpt:(0,r.
lq)(g,null),documentUrl:Y,hops:O((0,r.Ik)({url:g,status:(0,r.me)((0,r.nd)(0,999)),reason:g,mediaType:Y,authorization:(0,r.yL)($e),address:Y,proxy:Y,ms:Q})),services:(0,r.
A7)((0,r.Qq)("a service ID",null,De),Ie,Ae),servicesLeftOut:J,servicesFrom:(0,r.me)(ct),hostBlocks:O((0,r.Ik)({client:st,place:ct})),required:O((0,r.Ik)({service:g,
clients:vt,because:O(Et),becauseLeftOut:J})),credentials:Y,looks:O((0,r.Ik)({client:st,looks:O((0,r.Ik)({source:g,held:(0,r.yL)(_e),counts:r.Jt}))})),attempts:(0,r.
nd)(1,Le),earlier:(0,r.lq)(O((0,r.Ik)({discovery:(0,r.yL)(bt),code:(0,r.lq)(ot,null),ms:Q})),[]),timingMs:(0,r.Ik)({lookup:ft,connect:ft,tls:ft,firstByte:ft,total:Q}),
certificates:O((0,r.Ik)({host:g,subject:g,issuer:g,validFrom:g,expires:g})),clients:(0,r.Ik)(Object.fromEntries($.zK.map(t=>[t,ke]))),new:(0,r.lq)(r.Jt,!1)}),Te=t=>{
const e=Se(t),n=Array.from(e.services,([s,o])=>be(s,o));return{visit:we(e),requirements:e.required.map(({becauseLeftOut:s,...o})=>({host:e.host,...o,...s===0?{}:
{becauseLeftOut:s},isImplied:!1,isForInit:!0})),services:n,servicesLeftOut:e.servicesLeftOut,servicesFrom:e.servicesFrom,findings:[],clients:e.clients,isNew:e.new}};
function we(t){const{lookup:e,connect:n,tls:s,firstByte:o,total:c}=t.timingMs,i=t.earlier.map(({discovery:p,code:M,ms:u})=>Pe(jt({kind:p,code:M,url:"",excerpt:null}),
u)),l={discovery:jt({...t,kind:t.discovery,url:t.documentUrl}),hops:t.hops.map(p=>({...p,challenge:null})),timing:{lookupMs:e,connectMs:n,tlsMs:s,firstByteMs:o,
totalMs:c},headMs:null,certificates:t.certificates},a=Math.max(0,t.attempts-1-i.length);return{host:t.host,attempt:l,earlier:i,later:Array.from({length:a},()=>l),
credentials:t.credentials===null?null:{source:t.credentials,hasToken:!0,problem:null},looks:t.looks,difference:null,forced:t.hostBlocks.map(p=>({...p,services:[]}))}}
function Pe(t,e){const n=(0,Oe.O)(t);return{...n,timing:{...n.timing,totalMs:e}}}function jt({kind:t,code:e,url:n,excerpt:s}){switch(t){case"found":return{kind:t,
url:ut(n,"documentUrl"),services:[],leftOut:0,truncated:!1};case"absent":return{kind:t,url:ut(n,"documentUrl"),why:"status"};case"failed":return{kind:t,problem:at(
ut(e,"code"),"",null),excerpt:s};case"skipped":return{kind:t,problem:at(ut(e,"code"),"",null)}}}const ut=(t,e)=>t??(0,r.J4)(`an object with ${e}, as discovery s\
ays`,{});function be(t,e){return e.url!==null?{id:t,kind:"url",url:e.url}:e.login!==null?{id:t,kind:"login",login:e.login,leftOut:e.elementsLeftOut}:e.problem!==
null?{id:t,kind:"problem",problem:e.problem}:(0,r.J4)(`services in which ${JSON.stringify(t)} has a url, login or problem`,{})}const je=(0,r.Ik)({kind:(0,r.yL)(
["module","provider"]),address:g,source:g,host:yt,constraints:O(g),locked:(0,r.me)(g),chosen:(0,r.A7)(st,(0,r.me)(g),2),newest:(0,r.me)(g),platforms:O((0,r.Ik)(
{platform:g,available:(0,r.me)(r.Jt)})),worst:(0,r.me)((0,r.yL)(et.oC)),codes:O(ot),places:O(Et),placesLeftOut:J}),xe=(0,r.Ik)({repository:(0,r.lq)(Mt,null),directory:g,
clients:vt,rows:O(je)}),Ce=t=>{const{repository:e,directory:n,clients:s,rows:o}=xe(t);return{directory:Tt(e,n),clients:s,rows:o.map(Ne)}};function Ne({codes:t,chosen:e,
placesLeftOut:n,...s}){const o=(0,gt.problemFacts)();return{...s,chosen:Object.fromEntries(e),problems:t.map(c=>{const{title:i,severity:l}=o[c];return{code:c,title:i,
usualSeverity:l}}),...n===0?{}:{placesLeftOut:n}}}const Re=(0,r.Ik)({passed:r.Jt,incomplete:(0,r.lq)(O(ge),[]),failOn:(0,r.yL)(["error","warning","never"]),repository:(0,r.
lq)(Pt,null),repositories:(0,r.lq)(O(Pt),[]),shards:(0,r.lq)(ye,null),dialect:(0,r.yL)(["terraform","opentofu","both"]),clients:St,startedAt:fe,durationMs:Q,counts:(0,r.
Ik)({errors:z,warnings:z,notices:z}),hosts:O(Te),hostsLeftOut:J,findings:O(oe),findingsLeftOut:J,roots:(0,r.lq)(O(Ce),[]),rootsLeftOut:J,ignored:z,usages:z,remarks:(0,r.
lq)(O(g),[]),scan:(0,r.Ik)({files:z,bytes:Zt,durationMs:Q}),clientDetection:pe}),Be=(0,r.Ik)({schemaVersion:(0,r.nd)(1,1),version:g}),$t="let the check write it\
 again";function Je(t){const e=(0,r.qF)(t);if(!e.ok)return(0,I.T)(`${e.why}; ${$t}`);const n=Ke(e.value);if(n!==null)return(0,I.T)(n);const s=(0,r._f)(e.value,Be);
if(!s.ok)return(0,I.T)(`is no JSON report: ${s.why}; ${$t}`);const{version:o}=s.value;if(o!==lt.xv)return(0,I.T)(`was written by tf-disco ${(0,R.dh)(o)}, and th\
is is tf-disco ${lt.xv}; use the same version for every check and for the merge`);const c=(0,r._f)(e.value,i=>Fe(Re(i)));return c.ok?c:(0,I.T)(`has a mistake: ${c.
why}; ${$t}`)}function Ke(t){return typeof t!="object"||t===null||Array.isArray(t)?xt:"passed"in t?null:"usages"in t&&Array.isArray(t.usages)?"is a usages file;\
 give it to a check as `usages`, and merge the report of that check":xt}const xt="is no JSON report of tf-disco; give only JSON reports to a merge";function Fe(t){
const{counts:e,incomplete:n,dialect:s,clientDetection:o,usages:c,scan:i}=t,l=[...n,...We(t)],a={passed:t.passed&&l.length===0,stopped:Ct(l),...re(t.hosts,t.findings),
ignored:t.ignored,roots:t.roots},p={verdict:a,context:ze(t,{name:s,...o},{...i,usages:c}),counts:{error:e.errors,warning:e.warnings,notice:e.notices}};return et.
oC.every(u=>Ue(a,u)===p.counts[u])||t.findingsLeftOut>0?p:(0,r.J4)("counts of the findings that the report has",e)}const Ue=({findings:t},e)=>t.filter(n=>n.severity===
e).length;function Ct(t){const[e,...n]=t;return e===void 0?null:n.length===0?e:{kind:"several",reasons:t}}const Nt=t=>t.kind==="several"?t.reasons:[t],We=t=>["h\
ost","finding","root"].flatMap(e=>{const n=t[`${e}sLeftOut`],s=(0,ae.px)(n,e==="root"?"root module":e);return n===0?[]:[{kind:"reported",why:`a report had no ro\
om for ${s}; use more shards`}]}),ze=(t,e,n)=>({dialect:e,failOn:t.failOn,scan:n,remarks:t.remarks,startedAt:t.startedAt,durationMs:t.durationMs,version:lt.xv,docsUrl:lt.
aq,clients:t.clients,sources:[],links:null,repository:t.repository,repositories:t.repositories,shards:t.shards,history:null});var dt=f(5102);const Rt=["fails","\
unchecked","warns","works","skipped"];function Xe(t){return[...Map.groupBy(t.flat(),({visit:n})=>n.host)].sort(([n],[s])=>T(n,s)).flatMap(([,n])=>Ge(n))}function Ge(t){
const[e,...n]=t;return e===void 0||n.length===0?t:[{...n.reduce((o,c)=>He(c,o)?c:o,e),requirements:Ve(t.flatMap(({requirements:o})=>o)),findings:N(t.map(({findings:o})=>o)),
clients:Qe(t),isNew:t.some(({isNew:o})=>o)}]}function He(t,e){const n=Rt.indexOf((0,dt.sG)(e))-Rt.indexOf((0,dt.sG)(t))||Number((0,dt.JR)(e))-Number((0,dt.JR)(t))||
t.visit.attempt.timing.totalMs-e.visit.attempt.timing.totalMs;return n===0?T(Bt(t),Bt(e))>0:n>0}const Bt=({visit:t,services:e,servicesFrom:n})=>JSON.stringify([
t,e,n]);function Ve(t){return[...Map.groupBy(t,({service:n})=>n)].sort(([n],[s])=>T(n,s)).flatMap(([,n])=>{const[s]=n,o=v(n,({becauseLeftOut:l=0})=>l);if(s===void 0)
return[];const{becauseLeftOut:c,...i}=s;return{...i,clients:$.Du.filter(l=>n.some(({clients:a})=>a.includes(l))),because:B(n.map(({because:l})=>l)),...o===0?{}:
{becauseLeftOut:o}}})}function Qe(t){const e=$.zK.map(n=>{const s=t.map(({clients:c})=>c[n]),o=["fails","warns"].find(c=>s.includes(c));return[n,o??"works"]});return Object.
fromEntries(e)}function Ye(t){return[...Map.groupBy(t.flat(),({directory:n})=>n)].sort(([n],[s])=>T(n,s)).flatMap(([,n])=>{const[s,...o]=n;if(s===void 0||o.length===
0)return n;const c=$.Du.filter(i=>n.some(l=>l.clients.includes(i)));return{...s,clients:c,rows:Ze(n.flatMap(({rows:i})=>i))}})}function Ze(t){return[...Map.groupBy(
t,qe)].sort(([n],[s])=>T(n,s)).map(([,n])=>n.reduce(tn))}const qe=({kind:t,address:e,source:n,host:s,constraints:o,locked:c,places:i})=>JSON.stringify([t,e,n,s,
o,c,i]);function tn(t,e){const n=[t,e],s=$.Du.filter(i=>i in t.chosen||i in e.chosen),o=v(n,({placesLeftOut:i=0})=>i),c=Map.groupBy(n.flatMap(i=>i.platforms),({
platform:i})=>i);return{...t,chosen:Object.fromEntries(s.map(i=>{const l=n.flatMap(({chosen:a})=>i in a?[a[i]]:[]);return[i,l.includes(null)?null:l.toSorted()[0]??
null]})),newest:n.map(({newest:i})=>i).toSorted().find(i=>i!==null)??null,platforms:[...c].sort(([i],[l])=>T(i,l)).map(([i,l])=>{const a=[!1,!0].find(p=>l.some(
({available:M})=>M===p));return{platform:i,available:a??null}}),worst:et.oC.find(i=>n.some(({worst:l})=>l===i))??null,problems:P(n.flatMap(({problems:i})=>i),({
code:i})=>i),places:B(n.map(({places:i})=>i)),...o===0?{}:{placesLeftOut:o}}}function en(t,e=[]){const n=t.map(({context:u})=>u),[s]=n;if(s===void 0)throw new Error(
"there is no report to merge");const o=tt(n)?t:t.map(ce),[c,...i]=o.map(({verdict:u})=>u),l=c!==void 0&&i.length===0?c:sn(o),a=n.some(V),p=i.length===0?nn(s):y(
o,l,a),M=rn(t,p,e);return{verdict:{...l,passed:M.length===0&&t.every(u=>on(u,p)),stopped:Ct(M)},context:p}}const nn=t=>V(t)?t:{...t,shards:null};function sn(t){
const e=t.map(({verdict:o})=>o),n=Xe(e.map(o=>o.hosts)),s=N(e.map(o=>o.files));return{hosts:n,files:s,findings:[...n.flatMap(({findings:o})=>o),...s].sort(C.Np),
roots:Ye(e.map(o=>o.roots)),ignored:v(e,({ignored:o})=>o)}}function on({verdict:t,counts:e},{failOn:n}){const s=t.stopped!==null&&Nt(t.stopped).every(Jt);return(t.
passed||s)&&!et.oC.some(o=>e[o]>0&&(0,Xt.k2)(o,n))}const Jt=t=>t.kind==="missing"&&t.what==="shard";function rn(t,e,n){const s=t.flatMap(({verdict:{stopped:a}})=>a===
null?[]:Nt(a).filter(p=>!Jt(p))),{repository:o,repositories:c}=e,i=[o?.name,...c.map(({name:a})=>a)],l=[...s,...Kt(n,n.filter(a=>!i.includes(a))),...an(t,e)];return[
...cn(e),...P(l,a=>JSON.stringify(a))]}function cn({shards:t}){if(t===null)return[];const{indexes:e,count:n}=t;return[{kind:"missing",what:"shard",names:Array.from(
{length:n},(o,c)=>c+1).filter(o=>!e.includes(o)).map(String),total:n}]}const Kt=(t,e)=>e.length===0?[]:[{kind:"missing",what:"repository",names:e,total:t.length}];
function an(t,{repositories:e}){const n=e.map(({name:o})=>o),s=t.filter(({context:o})=>V(o)).map(({context:o})=>new Set(o.repositories.map(({name:c})=>c)));return Kt(
n,n.filter(o=>s.some(c=>!c.has(o))))}var ln=f(8641),rt=f(2995),fn=f(4844);const un=128*1024*1024,_t=512*1024*1024,kt=5e3,dn=20;async function mn(t,{directory:e,
wording:n=rt.w7,secrets:s}){const o=hn(t,n),c=gn(o.merge,e,n),i=ht(c);if(i.length>0)throw new rt.GN(i);const{verdict:l,context:a}=en(c,o.repositories),p=(0,L.wX)(
l.hosts.flatMap(({requirements:k})=>k)),{verdict:M,...u}=s.redact({verdict:l,remarks:a.remarks,dialect:a.dialect},p);return{settings:o,changes:null,verdict:M,context:{
...a,...u}}}const pn=["merge","repositories","report","history","badge","comment","issue","issue-labels","issue-open-after","issue-close-after","github-token"];
function hn(t,e){const{settings:n,mistakes:s}=(0,rt.P$)(t,e),o=fn.y.filter(({name:c,default:i})=>{const l=t[c]?.trim()??"";return!pn.includes(c)&&l!==""&&l!==i}).
map(({name:c})=>`${e.setting(c)} has no effect on a merge; set it for the checks`);if(s.length+o.length>0)throw new rt.GN([...s,...o]);return n}function gn(t,e,{
setting:n}){const s=`a check writes one with ${n("report")}`,o=t.map(M=>({entry:M,files:U(M,e)})),c=o.flatMap(({entry:M,files:u})=>u.ok?u.value.length>0?[]:[`${M}\
 has no .json file; ${s}`]:[u.why]),i=new Set(o.flatMap(M=>M.files.ok?M.files.value:[]));t.length===0&&c.push(`there is no report to merge; ${s}`),i.size>kt&&c.
push(`there are ${i.size} reports, the limit is ${kt}`);const l=[],a=new Set;let p=0;for(const M of[...i].slice(0,kt)){const u=(0,ln.RK)((0,w.relative)(e,M)),k=(0,F.
yR)(M,un);if(c.length>=dn||p>_t)break;if(!k.ok)c.push(`${u} ${(0,R.mP)(k.failure)}`);else{p+=k.bytes,p>_t&&c.push(`the reports have more than ${_t} bytes togeth\
er`);const Ft=(0,D.hash)("sha256",k.text);if(a.has(Ft))continue;a.add(Ft);const Lt=Je(k.text);Lt.ok?l.push({...Lt.value,file:u}):c.push(`${u} ${Lt.why}`)}}if(c.
length>0)throw new rt.GN(c);return l}}),709:((mt,K,f)=>{f.d(K,{problemFacts:()=>j});var D=f(4929),w=f(3534),L=f(863),_=f(7052),I=f(960),F=f(9209),U=f(4592),R=f(
5136),$=f(3410),x=f(9804),C=f(4715),T=f(6003),P=f(4375),B=f(7751),X=f(2562),G=f(5138),v=f(789),E=f(793),A=f(6697),N=f(2847),b=f(9319),d=f(8011),h=f(6817);const m=()=>({
...U,...R,...D,...$,...w,...L,..._,...I,...C,...x,...T,...E,...P,...A,...X,...G,...F,...B,...N,...b,...d,...h,...v}),y=["host","proxy","tls","redirect","documen\
t","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing",
"credentials","services","not"];let S;function j(){return S??=H(),S}function H(){const Z={},it=Object.values(m());for(const pt of y){const V=it.filter(({code:q})=>q.
startsWith(`${pt}-`));for(const q of V.sort((ht,W)=>ht.code<W.code?-1:1))Z[q.code]=q}return Z}const tt="docs/problems.md"}),9804:((mt,K,f)=>{f.r(K),f.d(K,{clientVersion:()=>G,
constraintInvalid:()=>$,constraintUnmeetable:()=>x,lockInvalid:()=>X,lockOutside:()=>T});var D=f(1064),w=f(4e3),L=f(5799);const _=6,I=v=>`"${(0,w.dh)(v)}"`,F=/^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
function U(v){const E=v.replace(F,"");return E===""?"":`: ${E}`}function R(v){switch(v.reason){case"syntax":{const{text:E,why:A}=v;return{message:`${I(E)} is no\
t a version constraint${U(A)}`,help:"write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas"}}case"express\
ion":return{message:`version of ${v.address} is an expression, which Terraform does not evaluate during init`,help:"write the version as a literal; Terraform 1.\
15 and later also accept a variable with `const = true`"};case"not-a-string":return{message:`version of ${v.address} is not a string`,help:"put the version in q\
uotes"};case"pre-release":return{message:`${I(v.text)} names a pre-release, which \`required_version\` does not support`,help:"remove the part after the hyphen;\
 a pre-release of the CLI is compared without it"};case"built-in":return{message:`${v.provider} is built in and cannot have a version constraint`,help:"remove `\
version`"};case"unspecified":return{message:`provider ${v.provider} is required in version 0.0.0, which is not a valid provider version`,help:"name a published \
version; for a provider that is built locally, use `dev_overrides` without `version`"}}}const $=(0,L.lS)((0,L.z3)("constraint-invalid","Version constraint is in\
valid",D.Du),R),x=(0,L.lS)((0,L.z3)("constraint-unmeetable","No version can meet the constraints",D.Du),({of:v,terms:E,preRelease:A})=>({message:`no version of ${v}\
 can match ${(0,w.XT)(E.map(I),_)}`,help:A!==void 0?`write ${I(A)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a\
 module`:E.length===1?"correct the constraint":"change one of these constraints so that a version can match all of them"})),C={terraform:"terraform",opentofu:"t\
ofu"},T=(0,L.lS)((0,L.z3)("lock-outside","Locked version does not match the constraints",D.Du),({provider:v,version:E,constraints:A,clients:N})=>{const[b,...d]=N,
h=b===void 0||d.length>0?"":`${C[b]} `;return{message:`locked provider ${v} ${E} does not match configured version constraint ${(0,w.XT)(A,_)}`,help:`run \`${h}\
init -upgrade\` in this directory and commit the lock file, or change the constraint`}}),P={"no-version":["version","is missing"],"not-a-version":["version","is\
 not a version number"],"not-constraints":["constraints","are invalid"]};function B(v){const E="failed to read dependency lock file",A="restore the file, or rem\
ove the block and run `init` again";switch(v.reason){case"syntax":return{message:`${E}: ${v.error}`,help:A};case"twice":return{message:`${E}: it has two blocks \
for provider ${v.provider}`,help:"remove one of the blocks; a merge may have duplicated it"};case"not-normal":return{message:`${E}: the ${v.of} of provider ${v.
provider} must be written in normalized form: ${I(v.normal)}`,help:A};default:{const[N,b]=P[v.reason];return{message:`${E}: the ${N} of provider ${v.provider} ${b}`,
help:A}}}}const X=(0,L.lS)((0,L.z3)("lock-invalid","Dependency lock file is invalid",D.Du),B),G=(0,L.lS)((0,L.z3)("client-version","Configuration does not suppo\
rt this version of the CLI",D.Du),({client:v,version:E,constraint:A})=>({message:`the version constraint ${I(A)} excludes ${D.bB[v]} ${E}`,help:`use another ver\
sion of ${D.bB[v]}, or change the constraint`}))}),4184:((mt,K,f)=>{f.d(K,{A7:()=>b,Ik:()=>N,J4:()=>_,Jt:()=>X,Qq:()=>C,Yz:()=>B,_f:()=>I,lq:()=>E,me:()=>v,nd:()=>T,
nx:()=>$,p_:()=>A,qF:()=>F,vj:()=>P,yL:()=>G});var D=f(3625),w=f(4e3);class L extends Error{path="";expected;value;constructor(h,m){super(h),this.expected=h,this.
value=m}}function _(d,h){throw new L(d,h)}function I(d,h){try{return(0,D.J)(h(d))}catch(m){if(!(m instanceof L))throw m;const y=m.path.replace(/^\./,""),S=y===""?
"the document":y;return(0,D.T)(`${S} is ${R(m.value)}; expected ${m.expected}`)}}function F(d){const h=d.replace(/^\uFEFF/,"");if(h.trim()==="")return(0,D.T)("i\
s empty");try{return(0,D.J)(JSON.parse(h))}catch{return(0,D.T)("is not JSON")}}const U=80;function R(d){return d===void 0?"missing":Array.isArray(d)?"an array":
typeof d=="object"&&d!==null?"an object":(0,w.dh)(JSON.stringify(d)??typeof d,U)}function $(d,h,m){try{return m(h)}catch(y){throw y instanceof L&&(y.path=d+y.path),
y}}const x=4097,C=(d="a text",h=null,m=x)=>y=>((typeof y!="string"||h?.test(y)===!1)&&_(d,y),y.length<=m?y:_(`a text of at most ${m} characters`,y)),T=(d,h)=>m=>typeof m==
"number"&&Number.isInteger(m)&&m>=d&&m<=h?m:_(`a whole number from ${d} to ${h}`,m),P=d=>h=>typeof h=="number"&&h>=0&&h<=d?h:_(`a number from 0 to ${d}`,h),B=(d,h)=>{
const m=C(h);return y=>{const S=d(m(y));return S.ok?S.value:_(h,y)}},X=d=>typeof d=="boolean"?d:_("true or false",d),G=d=>{const h=new Set(d);return m=>h.has(m)?
m:_(`one of ${d.join(", ")}`,m)},v=d=>h=>h===null?null:d(h),E=(d,h)=>m=>m===void 0?h:d(m),A=(d,h)=>m=>(Array.isArray(m)||_("an array",m),m.length>h&&_(`an array\
 of at most ${h} items`,m),m.map((y,S)=>$(`[${S}]`,y,d))),N=d=>{const h=Object.entries(d);return m=>{(typeof m!="object"||m===null||Array.isArray(m))&&_("an obj\
ect",m);const y=m,S={};for(const[j,H]of h){const tt=Object.hasOwn(y,j)?y[j]:void 0;S[j]=$(`.${j}`,tt,H)}return S}},b=(d,h,m)=>y=>{(typeof y!="object"||y===null||
Array.isArray(y))&&_("an object",y);const S=Object.entries(y);return S.length>m&&_(`an object of at most ${m} members`,y),new Map(S.map(([j,H])=>[$("",j,d),$(`[${(0,w.
dh)(JSON.stringify(j),U)}]`,H,h)]))}})};export{vn as id,yn as ids,On as modules};
