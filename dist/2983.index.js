const ce=2983,le=[2983],de={6479:((G,R,s)=>{s.d(R,{p:()=>v});var O=s(3024),D=s(6760),T=s(3625),_=s(5747);function v(M,A){const y=(0,D.resolve)(A,M);try{if(!(0,O.
statSync)(y).isDirectory())return(0,T.J)([y]);const P=(0,O.readdirSync)(y,{recursive:!0,withFileTypes:!0}).filter($=>$.name.toLowerCase().endsWith(".json")&&!$.
isDirectory()).map($=>(0,D.join)($.parentPath,$.name));return(0,T.J)(P.sort())}catch(P){return(0,T.T)(`${M} cannot be read: ${(0,_.Oj)(P)}`)}}}),1952:((G,R,s)=>{
s.d(R,{V:()=>O});function O(D,T){const _=new Set(T.map(A=>A.toLowerCase())),v=new Map(D.map(A=>[A.toLowerCase(),A])),M=[...v].flatMap(([A,y])=>_.has(A)?[]:[y]);
return M.length===0?[]:[{kind:"missing",what:"repository",names:M,total:v.size}]}}),2265:((G,R,s)=>{s.d(R,{g:()=>P});var O=s(1064),D=s(3469),T=s(5603),_=s(4184),
v=s(7996);const M=1e4,A=1e5,y=(0,_.Ik)({client:(0,_.yL)(O.Du),version:(0,_.me)(v.a$),kind:(0,_.yL)(T.A),text:v.a$});function P(w){const B=(0,_.Ik)({clients:v.bq,
assumed:_.Jt,why:v.a$,versions:(0,_.p_)((0,_.Ik)({client:(0,_.yL)(O.Du),version:v.a$}),O.Du.length),releases:(0,_.p_)(v.a$,M),evidence:(0,_.p_)(k=>{const{kind:C,
...K}=y(k);return{...K,level:C,place:w(k)}},A),evidenceLeftOut:(0,_.lq)((0,_.nd)(0,Number.MAX_SAFE_INTEGER),0)});return k=>{const{clients:C,assumed:K,why:U,versions:V,
releases:F,evidence:X,evidenceLeftOut:S}=B(k),[x,...t]=C;return{name:x===void 0||t.length>0?"both":x,clients:C,releases:C.flatMap(f=>$(f,F)),versions:Object.fromEntries(
V.map(({client:f,version:u})=>[f,u])),why:U,evidence:X,...S===0?{}:{evidenceLeftOut:S},...K?{isGuess:!0}:{}}}}function $(w,B){const k=O.pH.filter(C=>C.client===
w&&B.includes(C.name));return k.length===0?(0,D.w)(w,[]):k}}),7996:((G,R,s)=>{s.d(R,{AY:()=>P,CC:()=>$,PW:()=>A,a$:()=>_,bq:()=>C,ik:()=>w});var O=s(1064),D=s(4184);
const _=(0,D.Qq)("a text",null,1e4),v=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,A=(0,D.Qq)("a path in the repository",v,4096),y=(0,D.nd)(1,2**25),P={
line:y,column:y,endColumn:y},$={file:A,...P},w=(0,D.Ik)($),B=(0,D.p_)((0,D.yL)(O.Du),O.Du.length),k=[O.Du,...O.Du.map(K=>[K])],C=K=>{const U=B(K);return k.find(
F=>F.length===U.length&&F.every(X=>U.includes(X)))??(0,D.J4)("one or two different CLIs",K)}}),709:((G,R,s)=>{s.d(R,{problemFacts:()=>m});var O=s(4929),D=s(3534),
T=s(863),_=s(7052),v=s(960),M=s(9209),A=s(4592),y=s(5136),P=s(3410),$=s(9804),w=s(4715),B=s(6003),k=s(4375),C=s(7751),K=s(2562),U=s(5138),V=s(789),F=s(793),X=s(
6697),S=s(2847),x=s(9319),t=s(8011),f=s(6817);const u=()=>({...A,...y,...O,...P,...D,...T,..._,...v,...w,...$,...B,...F,...k,...X,...K,...U,...M,...C,...S,...x,
...t,...f,...V}),E=["host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","\
version","answer","cloud","package","block","file","nothing","credentials","services","not"];let L;function m(){return L??=Q(),L}function Q(){const et={},Z=Object.
values(u());for(const nt of E){const q=Z.filter(({code:Y})=>Y.startsWith(`${nt}-`));for(const Y of q.sort((it,at)=>it.code<at.code?-1:1))et[Y.code]=Y}return et}
const tt="docs/problems.md"}),4184:((G,R,s)=>{s.d(R,{A7:()=>x,Ik:()=>S,J4:()=>_,Jt:()=>K,Qq:()=>w,Yz:()=>C,_f:()=>v,lq:()=>F,me:()=>V,nd:()=>B,nx:()=>P,p_:()=>X,
qF:()=>M,vj:()=>k,yL:()=>U});var O=s(3625),D=s(4e3);class T extends Error{path="";expected;value;constructor(f,u){super(f),this.expected=f,this.value=u}}function _(t,f){
throw new T(t,f)}function v(t,f){try{return(0,O.J)(f(t))}catch(u){if(!(u instanceof T))throw u;const E=u.path.replace(/^\./,""),L=E===""?"the document":E;return(0,O.
T)(`${L} is ${y(u.value)}; expected ${u.expected}`)}}function M(t){const f=t.replace(/^\uFEFF/,"");if(f.trim()==="")return(0,O.T)("is empty");try{return(0,O.J)(
JSON.parse(f))}catch{return(0,O.T)("is not JSON")}}const A=80;function y(t){return t===void 0?"missing":Array.isArray(t)?"an array":typeof t=="object"&&t!==null?
"an object":(0,D.dh)(JSON.stringify(t)??typeof t,A)}function P(t,f,u){try{return u(f)}catch(E){throw E instanceof T&&(E.path=t+E.path),E}}const $=4097,w=(t="a t\
ext",f=null,u=$)=>E=>((typeof E!="string"||f?.test(E)===!1)&&_(t,E),E.length<=u?E:_(`a text of at most ${u} characters`,E)),B=(t,f)=>u=>typeof u=="number"&&Number.
isInteger(u)&&u>=t&&u<=f?u:_(`a whole number from ${t} to ${f}`,u),k=t=>f=>typeof f=="number"&&f>=0&&f<=t?f:_(`a number from 0 to ${t}`,f),C=(t,f)=>{const u=w(f);
return E=>{const L=t(u(E));return L.ok?L.value:_(f,E)}},K=t=>typeof t=="boolean"?t:_("true or false",t),U=t=>{const f=new Set(t);return u=>f.has(u)?u:_(`one of ${t.
join(", ")}`,u)},V=t=>f=>f===null?null:t(f),F=(t,f)=>u=>u===void 0?f:t(u),X=(t,f)=>u=>(Array.isArray(u)||_("an array",u),u.length>f&&_(`an array of at most ${f}\
 items`,u),u.map((E,L)=>P(`[${L}]`,E,t))),S=t=>{const f=Object.entries(t);return u=>{(typeof u!="object"||u===null||Array.isArray(u))&&_("an object",u);const E=u,
L={};for(const[m,Q]of f){const tt=Object.hasOwn(E,m)?E[m]:void 0;L[m]=P(`.${m}`,tt,Q)}return L}},x=(t,f,u)=>E=>{(typeof E!="object"||E===null||Array.isArray(E))&&
_("an object",E);const L=Object.entries(E);return L.length>u&&_(`an object of at most ${u} members`,E),new Map(L.map(([m,Q])=>[P("",m,t),P(`[${(0,D.dh)(JSON.stringify(
m),A)}]`,Q,f)]))}}),8707:((G,R,s)=>{s.d(R,{Jk:()=>A,OI:()=>v,aR:()=>M});var O=s(3625),D=s(5143),T=s(1831),_=s(4184);const v=(0,_.Yz)(y=>{const P=(0,T.Pv)((0,T.nx)(
y));return P.ok&&P.value===y?(0,O.J)(P.value):(0,O.T)("another form")},"a hostname"),M=y=>typeof y=="string"&&(0,D.en)(y)?y:(0,_.J4)("a name such as acme/networ\
k",y),A=(0,_.Ik)({name:M,url:(0,_.me)((0,_.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,_.me)((0,_.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})}),
2983:((G,R,s)=>{s.d(R,{prepareFleet:()=>Zt});var O=s(1952),D=s(5143),T=s(9664),_=s(7854);function v(e){const n=(0,_.Oo)(a=>(0,D.yJ)(e,a)),r=(0,_.Oo)(a=>({...a,file:n(
a.file)})),o=a=>({...a,place:r(a.place)});return{file:n,place:r,usage:a=>({...a,place:r(a.place)}),note:a=>({...a,place:r(a.place),...a.others===void 0?{}:{others:a.
others.map(r)},...a.aside===void 0?{}:{aside:n(a.aside)}}),root:a=>({...a,directory:n(a.directory),directories:a.directories.map(d=>(0,T.jt)(n((0,T.Gz)(d,"main.\
tf")))),calls:a.calls.map(d=>({...d,place:r(d.place),constraint:d.constraint&&o(d.constraint)})),providers:a.providers.map(d=>({...d,places:d.places.map(r),constraints:d.
constraints.map(o),locked:d.locked&&{...d.locked,version:o(d.locked.version)}})),lockFile:a.lockFile===null?null:n(a.lockFile),clientVersions:a.clientVersions.map(
o)})}}var M=s(1064);function A(e){const n=e.filter(({isEmpty:p})=>!p),r=n.length===0?e:n,o=r.map(({dialect:p})=>p),i=M.Du.filter(p=>o.some(h=>h.clients.includes(
p))),[l,...c]=i,a=new Set(o.flatMap(({releases:p})=>p.map(({name:h})=>h))),d={name:l===void 0||c.length>0?"both":l,clients:i,releases:M.pH.filter(({name:p})=>a.
has(p)),versions:Object.fromEntries(i.flatMap(p=>{const h=y(p,o);return h===null?[]:[[p,h]]})),why:P(o),evidence:r.flatMap(({repository:p,dialect:h})=>{const{place:I}=v(
p.name);return h.evidence.map(W=>({...W,place:I(W.place)}))})};return o.every(({isGuess:p})=>p)?{...d,isGuess:!0}:d}function y(e,n){const r=n.filter(({clients:l})=>l.
includes(e)),[o,...i]=new Set(r.map(({versions:l})=>l[e]??null));return o===void 0||i.length>0?null:o}function P(e){const[n,...r]=e;if(n===void 0||r.length===0)
return n?.why??"no repository was listed";const o=M.Du.flatMap(c=>{const{length:a}=e.filter(({clients:d})=>d.includes(c));return a===0?[]:[`${M.bB[c]} in ${a}`]}),
i=e.filter(({isGuess:c})=>c).length,l=`of ${e.length} repositories, ${o.join(" and ")}`;return i===0?l:`${l}; assumed in ${i}, where it was not detected`}const $=e=>M.
zK.filter(n=>e.some(({usedBy:r})=>r.includes(n)));function w(e,n){const r=({isGuess:i,named:l},c)=>i&&!l.has(c)&&!n.has(c),o=new Set(n);for(const i of e)for(const{
needs:l}of i.usages)for(const{host:c}of l)r(i,c)||o.add(c);return e.map(i=>{if(!i.isGuess)return i;const l=c=>!(o.has(c)&&r(i,c));return{...i,usages:i.usages.map(
c=>c.needs.every(({host:a})=>l(a))?c:{...c,needs:c.needs.filter(({host:a})=>l(a))}),roots:i.roots.map(c=>({...c,calls:c.calls.filter(({module:a})=>a===null||l(a.
host)),providers:c.providers.filter(({provider:a})=>l(a.host))}))}})}var B=s(4e3),k=s(6897),C=s(2859),K=s(1435),U=s(5453),V=s(6760),F=s(6479),X=s(5747),S=s(3625),
x=s(3592),t=s(4184),f=s(8707),u=s(2265),E=s(709),L=s(5799),m=s(7996);const tt=(0,t.Ik)({code:(0,t.yL)(Object.keys((0,E.problemFacts)())),severity:(0,t.yL)(L.oC),
...m.CC,message:m.a$,help:(0,t.lq)(m.a$,void 0),affects:(0,t.p_)((0,t.yL)(M.zK),M.zK.length),clients:m.bq,host:(0,t.me)(f.OI),others:(0,t.lq)((0,t.p_)(m.ik,25e4),
void 0),aside:(0,t.lq)(m.PW,void 0),placeholder:(0,t.lq)(t.Jt,!1)}),et=e=>{const n=tt(e),{code:r,severity:o,message:i,help:l,affects:c,file:a,line:d,column:p,endColumn:h}=n,
{title:I,severity:W,affects:j}=(0,E.problemFacts)()[r],J={code:r,title:I,usualSeverity:W,severity:o,message:i,affects:c.filter(_t=>j.includes(_t)),...l===void 0?
{}:{help:l}},{clients:b,host:H,others:z,aside:ot,placeholder:rt}=n;return{problem:J,place:{file:a,line:d,column:p,endColumn:h},clients:b,host:H,isPlaceholder:rt,
...z===void 0?{}:{others:z},...ot===void 0?{}:{aside:ot}}},Z=["module","state","lock"],nt=["version","compatible","provider-version"],q=Object.keys(M.$I),Y=(0,t.
Ik)({kind:(0,t.yL)([...Z,...nt,...q])}),it=(0,t.Ik)({kind:(0,t.yL)(Z),file:m.PW}),at=(0,t.Ik)({kind:(0,t.yL)(nt),...m.CC,text:m.a$,localName:(0,t.me)(m.a$)}),Dt=(0,t.
Ik)({kind:(0,t.yL)(q),...m.CC}),pt=(e,n)=>e.includes(n),vt=e=>{const{kind:n}=Y(e);if(pt(Z,n))return it(e);if(pt(q,n)){const{kind:c,...a}=Dt(e);return{kind:c,text:"",
place:a}}const{kind:r,text:o,localName:i,...l}=at(e);return{kind:r,text:o,localName:i,place:l}};var At=s(7495),ct=s(4667);const mt=new Set(["registry.terraform.\
io","registry.opentofu.org",...ct.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),lt=ct.I.filter(({kind:e})=>e==="required_provider"),dt=new Map(
[...Map.groupBy(ct.I.flatMap(e=>[e.kind,e.absent??e.kind].map(n=>({kind:n,row:e}))),({kind:e})=>e).entries().map(([e,n])=>[e,n.map(({row:r})=>r)]),["required_pr\
ovider_legacy",lt],["required_provider_invalid",lt],["implied_provider",lt]]),Pt=[...dt.keys()],gt=(0,_.Oo)(e=>new Set((dt.get(e)??[]).flatMap(({service:n})=>n??
[])));function It({kind:e,text:n,hasVersion:r},o){if(n===null||e==="implied_provider")return mt;if(!Tt(n))return null;const i=new Set;for(const{grammar:l}of dt.
get(e)??[]){const{needed:c,problem:a}=At.pb[l](n,o,r);if(c==="state"||a!==void 0)return null;c!==null&&i.add(c)}return i}const Tt=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&
e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(e),Ct=(0,t.Qq)("a service ID",/^[\w.-]+$/,100),Lt=(0,t.Qq)("a host",
/^[^\s/@]+$/,1e3),$t=(0,t.Ik)({kind:(0,t.yL)(Pt),...m.CC,address:m.a$,text:(0,t.me)(m.a$),versions:(0,t.lq)(m.a$,null),versionsAt:(0,t.lq)((0,t.Ik)({...m.AY,values:(0,t.
lq)((0,t.A7)((0,t.yL)(M.Du),(0,t.me)(m.a$),M.Du.length),null),withheld:(0,t.lq)(t.Jt,!1),recorded:(0,t.lq)(m.a$,null)}),null),host:(0,t.me)(f.OI),implied:(0,t.lq)(
t.Jt,!1),directHost:(0,t.lq)(Lt,void 0),ownToken:(0,t.lq)(t.Jt,!1),workspace:(0,t.lq)((0,t.Ik)({organization:(0,t.me)(m.a$),name:(0,t.me)(m.a$)}),void 0),overridden:(0,t.
lq)(t.Jt,!1),clients:m.bq,needs:(0,t.p_)((0,t.Ik)({host:f.OI,service:Ct,clients:m.bq}),10)});function jt(){const e=new Map,n=new Map,r=new Set;return o=>{const i=$t(
o),{kind:l,line:c,column:a,endColumn:d,address:p,text:h,versions:I,host:W,clients:j}=i;St(i,r);const J=ht(e,i.file,i.file),{directHost:b,workspace:H}=i,z={kind:l,
host:W,isHostImplied:i.implied,directHost:b,hasOwnToken:i.ownToken,text:h,address:p,versions:I,versionsAt:Rt(i.versionsAt),place:{file:J,line:c,column:a,endColumn:d},
clients:j,isOverridden:i.overridden,needs:ht(n,Et(i.needs),i.needs)};return H===void 0?z:{...z,workspace:H}}}function ht(e,n,r){const o=e.get(n);return o!==void 0?
o:(e.set(n,r),r)}const Et=e=>e.map(({host:n,service:r,clients:o})=>[n,r,...o].join(" ")).join("|");function Rt(e){if(e===null)return null;const{values:n,withheld:r,
recorded:o,...i}=e,l=(0,D.Ts)(i);return n===null&&!r&&o===null?l:{at:l,...n===null?{}:{values:Object.fromEntries(n)},...n===null&&!r?{}:{isWithheld:r},...o===null?
{}:{recorded:o}}}const kt=2e4;function St(e,n){const{kind:r,text:o,versions:i,host:l,implied:c,needs:a}=e,d=[r,o,i===null,l,c,Et(a)].join(`
`);n.has(d)||(n.size>=kt&&n.clear(),Kt(e),n.add(d))}function Kt({kind:e,text:n,versions:r,host:o,implied:i,clients:l,needs:c}){i&&o!==null&&!mt.has(o)&&st(".hos\
t","the default host of a CLI, because it is implied",o);const a={kind:e,text:n,hasVersion:r!==null};for(const[d,p]of c.entries()){const h=`.needs[${d}]`;gt(e).
has(p.service)||st(`${h}.service`,`a service that ${e} can need`,p.service);for(const I of p.clients){l.includes(I)||st(`${h}.clients`,"clients of the usage",I);
const W=It(a,I);W!==null&&!W.has(p.host)&&st(`${h}.host`,"a host that the text names",p.host)}}}const st=(e,n,r)=>(0,t.nx)(e,r,o=>(0,t.J4)(n,o)),N={usages:3e5,notes:1e5,
declared:3e6,directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},wt=(0,t.Ik)({schemaVersion:(0,t.nd)(1,N.count),version:(0,t.Qq)("a version",null,100)}),Mt=(0,t.
Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Wt=e=>(0,t.Ik)({repository:f.Jk,clientDetection:(0,u.g)(m.ik),dialect:(0,t.Ik)({name:(0,t.yL)(["aut\
o","terraform","opentofu","both"]),version:(0,t.me)((0,t.Qq)("a version",null,100))}),usedBy:(0,t.p_)((0,t.yL)(M.zK),M.zK.length),scan:(0,t.Ik)({files:(0,t.nd)(
0,N.count),bytes:(0,t.nd)(0,N.count),isEmpty:t.Jt}),usages:(0,t.p_)(e,N.usages),notes:(0,t.p_)(et,N.notes),declared:(0,t.p_)(vt,N.declared),roots:(0,t.p_)((0,t.
Ik)({directory:m.PW,clients:m.bq}),N.directories),locks:(0,t.p_)((0,t.Ik)({file:m.PW,hashes:(0,t.A7)(Mt,(0,t.p_)(m.a$,N.hashes),N.providers)}),N.directories),plugins:(0,t.
p_)((0,t.Ik)({directory:m.PW,providers:(0,t.p_)(Mt,N.providers)}),N.directories)});function Bt(e){const n=(0,t.qF)(e);if(!n.ok)return(0,S.T)(`${n.why}; ${ft}`);
const{value:r}=n;if(Ut(r))return(0,S.T)("is the report of a check, not a usages file; keep reports in another directory");const o=(0,t._f)(r,wt);if(!o.ok)return(0,S.
T)(`${o.why}; ${ft}`);const{schemaVersion:i,version:l}=o.value;if(i!==x.G5)return(0,S.T)(`schemaVersion is ${i}, which tf-disco ${x.xv} cannot read; use the sam\
e version of tf-disco for \`usages\` and \`check\``);const c=(0,t._f)(r,Wt(jt()));if(!c.ok)return(0,S.T)(`${c.why}; ${l===x.xv?ft:Nt(l)}`);const{clientDetection:a,
dialect:d,scan:p,...h}=c.value;return{ok:!0,value:{...h,...p,dialect:a,setting:d}}}const Ut=e=>typeof e=="object"&&e!==null&&"passed"in e,ft="write the file wit\
h `tf-disco usages --format json`",Nt=e=>`it was written by tf-disco ${e}; write it with version ${x.xv}`;var xt=s(3152);const Ft=128*1024*1024,Ot=1e7,ut=2e4,yt=1e6,
Xt=20;function*Jt(e,n,r){const o=Ht(e,n),i=o.flatMap(d=>d.ok?[]:[d.why]),l=new Set(o.flatMap(d=>d.ok?d.value:[]));l.size>ut&&i.push(`there are ${l.size} files, \
the limit is ${ut}`);const c=new Map;let a=0;for(const d of[...l].slice(0,ut)){const p=(0,V.relative)(n,d),h=Vt(d),I=h.ok?bt(h.value,p,c):`${p}: ${h.why}`;if(I!==
null&&i.push(I),i.length>=Xt)break;if(!(!h.ok||i.length>0)){if(a+=h.value.usages.length,a>yt){i.push(`the files have more than ${yt} usages: check fewer reposit\
ories at once`);break}yield h.value}}if(i.length!==0)throw new xt.GN(i.map(d=>`${r}: ${d}`))}function bt({repository:{name:e}},n,r){const o=r.get(e.toLowerCase());
return r.set(e.toLowerCase(),n),o===void 0?null:`${o} and ${n} are both of the repository ${e}; keep one file for each repository`}const Ht=(e,n)=>e.map(r=>{const o=(0,F.
p)(r,n);return!o.ok||o.value.length>0?o:(0,S.T)(`there is no .json file in ${r}; write one for each repository with \`tf-disco usages --format json\``)});function Vt(e){
const n=(0,X.yR)(e,Ft);return n.ok?Gt(n.text,Ot)?(0,S.T)(`has more than ${Ot} values: list fewer directories of the repository`):Bt(n.text):(0,S.T)((0,B.mP)(n.failure))}
function Gt(e,n){if(e.length<=n)return!1;let r=0;for(let o=0;o<e.length;o+=1){const i=e.charCodeAt(o);(i===zt||i===Qt||i===Yt)&&(r+=1)}return r>n}const zt=44,Qt=91,
Yt=123;async function Zt(e,n){const r=n.now(),{wording:o,directory:i,environment:l,progress:c}=n,a=[],d=o?.setting("usages")??"usages";let p=0;for(const g of Jt(
e.usages,i,d))if(a.push(await qt(g,e)),p+=g.files,c({kind:"scan",files:p}),await(0,k.x)(),n.stop.why!==null)break;const h=a.map(({found:g})=>g),I=A(h),W=new Set(
e.hostnames.map(({host:g})=>g)),j=w(a,W),J=ee(h),b=await(0,K.jK)(j.flatMap(({usages:g})=>g),e,I,{...n,mayHavePlugins:J.plugins.length>0,plugins:J.plugins}),{usages:H,
configs:z,releases:ot}=b,rt=h.map(({repository:g})=>g),[_t]=(0,O.V)(e.repositories,rt.map(({name:g})=>g)),oe=te(H,j,e,I.clients),re=(0,U.a3)(a.flatMap(g=>g.notes),
H,e,l);return{dialect:{...I,releases:ot},configs:z,usages:H,roots:j.flatMap(({roots:g})=>g),requirements:oe,notes:[...re,...a.flatMap(({ofRoots:g})=>g)],part:null,
newHosts:new Set,isEmpty:h.every(({isEmpty:g})=>g)&&n.stop.why===null,complaints:b.findings,allUsages:[],changes:null,remarks:[...se(h),...b.remarks],scan:{files:p,
bytes:h.reduce((g,{bytes:ie})=>g+ie,0),usages:H.length,durationMs:n.now()-r},clients:async()=>$(h),repositories:rt,incomplete:_t??null,checkouts:J}}async function qt(e,n){
const{dialect:r,usages:o,notes:i,declared:l,repository:c}=e,a=new Map(r.clients.map(j=>[j,new Set(e.roots.flatMap(({directory:J,clients:b})=>b.includes(j)?J:[]))])),
d=await(0,U.D0)({usages:o,notes:i,scanned:{declared:l,endedAt:null},changed:null,dialect:r,settings:{...n,dialect:e.setting},listed:a}),p=v(c.name),h=r.isGuess===
!0,I=j=>({...p.note(j),checkedFor:{clients:r.clients,isGuess:h}});return{usages:(await(0,U.Xo)(o,d.roots)).map(p.usage),roots:d.roots.map(p.root),named:(0,_.kA)(
o),isGuess:h,notes:i.map(I),ofRoots:d.notes.map(I),found:{...e,usages:[],notes:[],declared:[]}}}function te(e,n,r,o){const i=r.hostnames.map(({host:d})=>d),l={hostnames:[],
requiredServices:[]};let c=0;const a=n.map(({usages:{length:d},named:p,isGuess:h})=>{const I=e.slice(c,c+d);return c+=d,(0,C.C)(l,I,o,new Set([...p,...i])).map(
j=>h&&j.isImplied?{...j,isAssumed:!0}:j)});return(0,C.h)([(0,C.C)(r,[],o),...a],o)}function ee(e){const n=new Map,r=e.flatMap(({repository:o,...i})=>{const{file:l}=v(
o.name);for(const c of i.locks)n.set(l(c.file),c.hashes);return i.plugins.map(({directory:c,providers:a})=>({directory:c==="."?o.name:l(c),providers:a}))});return{
lockHashes:n,plugins:r}}const ne=10;function se(e){const n=e.filter(({isEmpty:o})=>o);return n.length===0||n.length===e.length?[]:[`no Terraform or OpenTofu fil\
es in ${(0,B.XT)(n.map(({repository:o})=>o.name),ne)}`]}})};export{ce as id,le as ids,de as modules};
