const re=2983,ie=[2983],ae={6479:((Q,W,o)=>{o.d(W,{p:()=>O});var y=o(3024),v=o(6760),g=o(3625),m=o(5747);function O(k,R){const D=(0,v.resolve)(R,k);try{if(!(0,y.
statSync)(D).isDirectory())return(0,g.J)([D]);const A=(0,y.readdirSync)(D,{recursive:!0,withFileTypes:!0}).filter(C=>C.name.toLowerCase().endsWith(".json")&&!C.
isDirectory()).map(C=>(0,v.join)(C.parentPath,C.name));return(0,g.J)(A.sort())}catch(A){return(0,g.T)(`${k} cannot be read: ${(0,m.Oj)(A)}`)}}}),2265:((Q,W,o)=>{
o.d(W,{g:()=>A});var y=o(1064),v=o(3469),g=o(5603),m=o(4184),O=o(7996);const k=1e4,R=1e5,D=(0,m.Ik)({client:(0,m.yL)(y.Du),version:(0,m.me)(O.a$),kind:(0,m.yL)(
g.A),text:O.a$});function A(K){const U=(0,m.Ik)({clients:O.bq,assumed:m.Jt,why:O.a$,versions:(0,m.p_)((0,m.Ik)({client:(0,m.yL)(y.Du),version:O.a$}),y.Du.length),
releases:(0,m.p_)(O.a$,k),evidence:(0,m.p_)(T=>{const{kind:L,...$}=D(T);return{...$,level:L,place:K(T)}},R),evidenceLeftOut:(0,m.lq)((0,m.nd)(0,Number.MAX_SAFE_INTEGER),
0)});return T=>{const{clients:L,assumed:$,why:x,versions:G,releases:F,evidence:S,evidenceLeftOut:N}=U(T),[n,...d]=L;return{name:n===void 0||d.length>0?"both":n,
clients:L,releases:L.flatMap(_=>C(_,F)),versions:Object.fromEntries(G.map(({client:_,version:u})=>[_,u])),why:x,evidence:S,...N===0?{}:{evidenceLeftOut:N},...$?
{isGuess:!0}:{}}}}function C(K,U){const T=y.pH.filter(L=>L.client===K&&U.includes(L.name));return T.length===0?(0,v.w)(K,[]):T}}),7996:((Q,W,o)=>{o.d(W,{AY:()=>A,
CC:()=>C,PW:()=>R,a$:()=>m,bq:()=>L,ik:()=>K});var y=o(1064),v=o(4184);const m=(0,v.Qq)("a text",null,1e4),O=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,
R=(0,v.Qq)("a path in the repository",O,4096),D=(0,v.nd)(1,2**25),A={line:D,column:D,endColumn:D},C={file:R,...A},K=(0,v.Ik)(C),U=(0,v.p_)((0,v.yL)(y.Du),y.Du.length),
T=[y.Du,...y.Du.map($=>[$])],L=$=>{const x=U($);return T.find(F=>F.length===x.length&&F.every(S=>x.includes(S)))??(0,v.J4)("one or two different CLIs",$)}}),709:((Q,W,o)=>{
o.d(W,{problemFacts:()=>X});var y=o(4929),v=o(3534),g=o(863),m=o(7052),O=o(960),k=o(9209),R=o(4592),D=o(5136),A=o(3410),C=o(9804),K=o(4715),U=o(6003),T=o(4375),
L=o(7751),$=o(2562),x=o(5138),G=o(789),F=o(793),S=o(6697),N=o(2847),n=o(9319),d=o(8011),_=o(6817);const u=()=>({...R,...D,...y,...A,...v,...g,...m,...O,...K,...C,
...U,...F,...T,...S,...$,...x,...k,...L,...N,...n,...d,..._,...G}),M=["host","proxy","tls","redirect","document","service","login","source","constraint","lock",
"client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","services","not"];let p;function X(){
return p??=V(),p}function V(){const Y={},et=Object.values(u());for(const q of M){const ot=et.filter(({code:Z})=>Z.startsWith(`${q}-`));for(const Z of ot.sort((rt,it)=>rt.
code<it.code?-1:1))Y[Z.code]=Z}return Y}const tt="docs/problems.md"}),4184:((Q,W,o)=>{o.d(W,{A7:()=>n,Ik:()=>N,J4:()=>m,Jt:()=>$,Qq:()=>K,Yz:()=>L,_f:()=>O,lq:()=>F,
me:()=>G,nd:()=>U,nx:()=>A,p_:()=>S,qF:()=>k,vj:()=>T,yL:()=>x});var y=o(3625),v=o(4e3);class g extends Error{path="";expected;value;constructor(_,u){super(_),this.
expected=_,this.value=u}}function m(d,_){throw new g(d,_)}function O(d,_){try{return(0,y.J)(_(d))}catch(u){if(!(u instanceof g))throw u;const M=u.path.replace(/^\./,
""),p=M===""?"the document":M;return(0,y.T)(`${p} is ${D(u.value)}; expected ${u.expected}`)}}function k(d){const _=d.replace(/^\uFEFF/,"");if(_.trim()==="")return(0,y.
T)("is empty");try{return(0,y.J)(JSON.parse(_))}catch{return(0,y.T)("is not JSON")}}const R=80;function D(d){return d===void 0?"missing":Array.isArray(d)?"an ar\
ray":typeof d=="object"&&d!==null?"an object":(0,v.dh)(JSON.stringify(d)??typeof d,R)}function A(d,_,u){try{return u(_)}catch(M){throw M instanceof g&&(M.path=d+
M.path),M}}const C=4097,K=(d="a text",_=null,u=C)=>M=>((typeof M!="string"||_?.test(M)===!1)&&m(d,M),M.length<=u?M:m(`a text of at most ${u} characters`,M)),U=(d,_)=>u=>typeof u==
"number"&&Number.isInteger(u)&&u>=d&&u<=_?u:m(`a whole number from ${d} to ${_}`,u),T=d=>_=>typeof _=="number"&&_>=0&&_<=d?_:m(`a number from 0 to ${d}`,_),L=(d,_)=>{
const u=K(_);return M=>{const p=d(u(M));return p.ok?p.value:m(_,M)}},$=d=>typeof d=="boolean"?d:m("true or false",d),x=d=>{const _=new Set(d);return u=>_.has(u)?
u:m(`one of ${d.join(", ")}`,u)},G=d=>_=>_===null?null:d(_),F=(d,_)=>u=>u===void 0?_:d(u),S=(d,_)=>u=>(Array.isArray(u)||m("an array",u),u.length>_&&m(`an array\
 of at most ${_} items`,u),u.map((M,p)=>A(`[${p}]`,M,d))),N=d=>{const _=Object.entries(d);return u=>{(typeof u!="object"||u===null||Array.isArray(u))&&m("an obj\
ect",u);const M=u,p={};for(const[X,V]of _){const tt=Object.hasOwn(M,X)?M[X]:void 0;p[X]=A(`.${X}`,tt,V)}return p}},n=(d,_,u)=>M=>{(typeof M!="object"||M===null||
Array.isArray(M))&&m("an object",M);const p=Object.entries(M);return p.length>u&&m(`an object of at most ${u} members`,M),new Map(p.map(([X,V])=>[A("",X,d),A(`[${(0,v.
dh)(JSON.stringify(X),R)}]`,V,_)]))}}),8707:((Q,W,o)=>{o.d(W,{Jk:()=>R,OI:()=>O,aR:()=>k});var y=o(3625),v=o(5143),g=o(1831),m=o(4184);const O=(0,m.Yz)(D=>{const A=(0,g.
Pv)((0,g.nx)(D));return A.ok&&A.value===D?(0,y.J)(A.value):(0,y.T)("another form")},"a hostname"),k=D=>typeof D=="string"&&(0,v.en)(D)?D:(0,m.J4)("a name such a\
s acme/network",D),R=(0,m.Ik)({name:k,url:(0,m.me)((0,m.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,1e3)),commit:(0,m.me)((0,m.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})}),
2983:((Q,W,o)=>{o.d(W,{prepareFleet:()=>Qt});var y=o(5143),v=o(9664),g=o(7854);function m(t){const e=(0,g.Oo)(a=>(0,y.yJ)(t,a)),r=(0,g.Oo)(a=>({...a,file:e(a.file)})),
s=a=>({...a,place:r(a.place)});return{file:e,place:r,usage:a=>({...a,place:r(a.place)}),note:a=>({...a,place:r(a.place),...a.others===void 0?{}:{others:a.others.
map(r)},...a.aside===void 0?{}:{aside:e(a.aside)}}),root:a=>({...a,directory:e(a.directory),directories:a.directories.map(f=>(0,v.jt)(e((0,v.Gz)(f,"main.tf")))),
calls:a.calls.map(f=>({...f,place:r(f.place),constraint:f.constraint&&s(f.constraint)})),providers:a.providers.map(f=>({...f,places:f.places.map(r),constraints:f.
constraints.map(s),locked:f.locked&&{...f.locked,version:s(f.locked.version)}})),lockFile:a.lockFile===null?null:e(a.lockFile),clientVersions:a.clientVersions.map(
s)})}}var O=o(1064);function k(t){const e=t.filter(({isEmpty:h})=>!h),r=e.length===0?t:e,s=r.map(({dialect:h})=>h),i=O.Du.filter(h=>s.some(E=>E.clients.includes(
h))),[l,...c]=i,a=new Set(s.flatMap(({releases:h})=>h.map(({name:E})=>E))),f={name:l===void 0||c.length>0?"both":l,clients:i,releases:O.pH.filter(({name:h})=>a.
has(h)),versions:Object.fromEntries(i.flatMap(h=>{const E=R(h,s);return E===null?[]:[[h,E]]})),why:D(s),evidence:r.flatMap(({repository:h,dialect:E})=>{const{place:P}=m(
h.name);return E.evidence.map(w=>({...w,place:P(w.place)}))})};return s.every(({isGuess:h})=>h)?{...f,isGuess:!0}:f}function R(t,e){const r=e.filter(({clients:l})=>l.
includes(t)),[s,...i]=new Set(r.map(({versions:l})=>l[t]??null));return s===void 0||i.length>0?null:s}function D(t){const[e,...r]=t;if(e===void 0||r.length===0)
return e?.why??"no repository was listed";const s=O.Du.flatMap(c=>{const{length:a}=t.filter(({clients:f})=>f.includes(c));return a===0?[]:[`${O.bB[c]} in ${a}`]}),
i=t.filter(({isGuess:c})=>c).length,l=`of ${t.length} repositories, ${s.join(" and ")}`;return i===0?l:`${l}; assumed in ${i}, where it was not detected`}const A=t=>O.
zK.filter(e=>t.some(({usedBy:r})=>r.includes(e)));function C(t,e){const r=({isGuess:i,named:l},c)=>i&&!l.has(c)&&!e.has(c),s=new Set(e);for(const i of t)for(const{
needs:l}of i.usages)for(const{host:c}of l)r(i,c)||s.add(c);return t.map(i=>{if(!i.isGuess)return i;const l=c=>!(s.has(c)&&r(i,c));return{...i,usages:i.usages.map(
c=>c.needs.every(({host:a})=>l(a))?c:{...c,needs:c.needs.filter(({host:a})=>l(a))}),roots:i.roots.map(c=>({...c,calls:c.calls.filter(({module:a})=>a===null||l(a.
host)),providers:c.providers.filter(({provider:a})=>l(a.host))}))}})}var K=o(4e3),U=o(6897),T=o(2859),L=o(1435),$=o(5453),x=o(6760),G=o(6479),F=o(5747),S=o(3625),
N=o(3592),n=o(4184),d=o(8707),_=o(2265),u=o(709),M=o(5799),p=o(7996);const V=(0,n.Ik)({code:(0,n.yL)(Object.keys((0,u.problemFacts)())),severity:(0,n.yL)(M.oC),
...p.CC,message:p.a$,help:(0,n.lq)(p.a$,void 0),affects:(0,n.p_)((0,n.yL)(O.zK),O.zK.length),clients:p.bq,host:(0,n.me)(d.OI),others:(0,n.lq)((0,n.p_)(p.ik,25e4),
void 0),aside:(0,n.lq)(p.PW,void 0),placeholder:(0,n.lq)(n.Jt,!1)}),tt=t=>{const e=V(t),{code:r,severity:s,message:i,help:l,affects:c,file:a,line:f,column:h,endColumn:E}=e,
{title:P,severity:w,affects:j}=(0,u.problemFacts)()[r],J={code:r,title:P,usualSeverity:w,severity:s,message:i,affects:c.filter(_t=>j.includes(_t)),...l===void 0?
{}:{help:l}},{clients:b,host:H,others:z,aside:st,placeholder:ut}=e;return{problem:J,place:{file:a,line:f,column:h,endColumn:E},clients:b,host:H,isPlaceholder:ut,
...z===void 0?{}:{others:z},...st===void 0?{}:{aside:st}}},Y=["module","state","lock"],et=["version","compatible","provider-version"],q=Object.keys(O.$I),ot=(0,n.
Ik)({kind:(0,n.yL)([...Y,...et,...q])}),Z=(0,n.Ik)({kind:(0,n.yL)(Y),file:p.PW}),rt=(0,n.Ik)({kind:(0,n.yL)(et),...p.CC,text:p.a$,localName:(0,n.me)(p.a$)}),it=(0,n.
Ik)({kind:(0,n.yL)(q),...p.CC}),mt=(t,e)=>t.includes(e),Dt=t=>{const{kind:e}=ot(t);if(mt(Y,e))return Z(t);if(mt(q,e)){const{kind:c,...a}=it(t);return{kind:c,text:"",
place:a}}const{kind:r,text:s,localName:i,...l}=rt(t);return{kind:r,text:s,localName:i,place:l}};var vt=o(7495),at=o(4667);const pt=new Set(["registry.terraform.\
io","registry.opentofu.org",...at.I.flatMap(({defaults:t})=>Object.values(t??{})).filter(t=>t!==null)]),ct=at.I.filter(({kind:t})=>t==="required_provider"),lt=new Map(
[...Map.groupBy(at.I.flatMap(t=>[t.kind,t.absent??t.kind].map(e=>({kind:e,row:t}))),({kind:t})=>t).entries().map(([t,e])=>[t,e.map(({row:r})=>r)]),["required_pr\
ovider_legacy",ct],["required_provider_invalid",ct],["implied_provider",ct]]),At=[...lt.keys()],Pt=(0,g.Oo)(t=>new Set((lt.get(t)??[]).flatMap(({service:e})=>e??
[])));function gt({kind:t,text:e,hasVersion:r},s){if(e===null||t==="implied_provider")return pt;if(!It(e))return null;const i=new Set;for(const{grammar:l}of lt.
get(t)??[]){const{needed:c,problem:a}=vt.pb[l](e,s,r);if(c==="state"||a!==void 0)return null;c!==null&&i.add(c)}return i}const It=t=>/^[\w.:/@?=&~%+-]+$/.test(t)&&
t!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.test(t),Tt=(0,n.Qq)("a service ID",/^[\w.-]+$/,100),Ct=(0,n.Qq)("a host",
/^[^\s/@]+$/,1e3),Lt=(0,n.Ik)({kind:(0,n.yL)(At),...p.CC,address:p.a$,text:(0,n.me)(p.a$),versions:(0,n.lq)(p.a$,null),versionsAt:(0,n.lq)((0,n.Ik)({...p.AY,values:(0,n.
lq)((0,n.A7)((0,n.yL)(O.Du),(0,n.me)(p.a$),O.Du.length),null),withheld:(0,n.lq)(n.Jt,!1),recorded:(0,n.lq)(p.a$,null)}),null),host:(0,n.me)(d.OI),implied:(0,n.lq)(
n.Jt,!1),directHost:(0,n.lq)(Ct,void 0),ownToken:(0,n.lq)(n.Jt,!1),workspace:(0,n.lq)((0,n.Ik)({organization:(0,n.me)(p.a$),name:(0,n.me)(p.a$)}),void 0),overridden:(0,n.
lq)(n.Jt,!1),clients:p.bq,needs:(0,n.p_)((0,n.Ik)({host:d.OI,service:Tt,clients:p.bq}),10)});function $t(){const t=new Map,e=new Map,r=new Set;return s=>{const i=Lt(
s),{kind:l,line:c,column:a,endColumn:f,address:h,text:E,versions:P,host:w,clients:j}=i;St(i,r);const J=ht(t,i.file,i.file),{directHost:b,workspace:H}=i,z={kind:l,
host:w,isHostImplied:i.implied,directHost:b,hasOwnToken:i.ownToken,text:E,address:h,versions:P,versionsAt:jt(i.versionsAt),place:{file:J,line:c,column:a,endColumn:f},
clients:j,isOverridden:i.overridden,needs:ht(e,Et(i.needs),i.needs)};return H===void 0?z:{...z,workspace:H}}}function ht(t,e,r){const s=t.get(e);return s!==void 0?
s:(t.set(e,r),r)}const Et=t=>t.map(({host:e,service:r,clients:s})=>[e,r,...s].join(" ")).join("|");function jt(t){if(t===null)return null;const{values:e,withheld:r,
recorded:s,...i}=t,l=(0,y.Ts)(i);return e===null&&!r&&s===null?l:{at:l,...e===null?{}:{values:Object.fromEntries(e)},...e===null&&!r?{}:{isWithheld:r},...s===null?
{}:{recorded:s}}}const Rt=2e4;function St(t,e){const{kind:r,text:s,versions:i,host:l,implied:c,needs:a}=t,f=[r,s,i===null,l,c,Et(a)].join(`
`);e.has(f)||(e.size>=Rt&&e.clear(),kt(t),e.add(f))}function kt({kind:t,text:e,versions:r,host:s,implied:i,clients:l,needs:c}){i&&s!==null&&!pt.has(s)&&nt(".hos\
t","the default host of a CLI, because it is implied",s);const a={kind:t,text:e,hasVersion:r!==null};for(const[f,h]of c.entries()){const E=`.needs[${f}]`;Pt(t).
has(h.service)||nt(`${E}.service`,`a service that ${t} can need`,h.service);for(const P of h.clients){l.includes(P)||nt(`${E}.clients`,"clients of the usage",P);
const w=gt(a,P);w!==null&&!w.has(h.host)&&nt(`${E}.host`,"a host that the text names",h.host)}}}const nt=(t,e,r)=>(0,n.nx)(t,r,s=>(0,n.J4)(e,s)),B={usages:3e5,notes:1e5,
declared:3e6,directories:1e6,providers:1e4,hashes:1e4,count:2**53-1},Kt=(0,n.Ik)({schemaVersion:(0,n.nd)(1,B.count),version:(0,n.Qq)("a version",null,100)}),Mt=(0,n.
Qq)("HOST/NAMESPACE/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/,1e3),Wt=t=>(0,n.Ik)({repository:d.Jk,clientDetection:(0,_.g)(p.ik),dialect:(0,n.Ik)({name:(0,n.yL)(["aut\
o","terraform","opentofu","both"]),version:(0,n.me)((0,n.Qq)("a version",null,100))}),usedBy:(0,n.p_)((0,n.yL)(O.zK),O.zK.length),scan:(0,n.Ik)({files:(0,n.nd)(
0,B.count),bytes:(0,n.nd)(0,B.count),isEmpty:n.Jt}),usages:(0,n.p_)(t,B.usages),notes:(0,n.p_)(tt,B.notes),declared:(0,n.p_)(Dt,B.declared),roots:(0,n.p_)((0,n.
Ik)({directory:p.PW,clients:p.bq}),B.directories),locks:(0,n.p_)((0,n.Ik)({file:p.PW,hashes:(0,n.A7)(Mt,(0,n.p_)(p.a$,B.hashes),B.providers)}),B.directories),plugins:(0,n.
p_)((0,n.Ik)({directory:p.PW,providers:(0,n.p_)(Mt,B.providers)}),B.directories)});function wt(t){const e=(0,n.qF)(t);if(!e.ok)return(0,S.T)(`${e.why}; ${dt}`);
const{value:r}=e,s=(0,n._f)(r,Kt);if(!s.ok)return(0,S.T)(`${s.why}; ${dt}`);const{schemaVersion:i,version:l}=s.value;if(i!==N.G5)return(0,S.T)(`schemaVersion is\
 ${i}, which tf-disco ${N.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const c=(0,n._f)(r,Wt($t()));if(!c.ok)return(0,S.T)(`${c.
why}; ${l===N.xv?dt:Bt(l)}`);const{clientDetection:a,dialect:f,scan:h,...E}=c.value;return{ok:!0,value:{...E,...h,dialect:a,setting:f}}}const dt="write the file\
 with `tf-disco usages --format json`",Bt=t=>`it was written by tf-disco ${t}; write it with version ${N.xv}`;var Ut=o(3152);const Nt=128*1024*1024,Ot=1e7,ft=2e4,
yt=1e6,xt=20;function*Ft(t,e,r){const s=Jt(t,e),i=s.flatMap(f=>f.ok?[]:[f.why]),l=new Set(s.flatMap(f=>f.ok?f.value:[]));l.size>ft&&i.push(`there are ${l.size} \
files, the limit is ${ft}`);const c=new Map;let a=0;for(const f of[...l].slice(0,ft)){const h=(0,x.relative)(e,f),E=bt(f),P=E.ok?Xt(E.value,h,c):`${h}: ${E.why}`;
if(P!==null&&i.push(P),i.length>=xt)break;if(!(!E.ok||i.length>0)){if(a+=E.value.usages.length,a>yt){i.push(`the files have more than ${yt} usages: check fewer \
repositories at once`);break}yield E.value}}if(i.length!==0)throw new Ut.GN(i.map(f=>`${r}: ${f}`))}function Xt({repository:{name:t}},e,r){const s=r.get(t.toLowerCase());
return r.set(t.toLowerCase(),e),s===void 0?null:`${s} and ${e} are both of the repository ${t}; keep one file for each repository`}const Jt=(t,e)=>t.map(r=>{const s=(0,G.
p)(r,e);return!s.ok||s.value.length>0?s:(0,S.T)(`there is no .json file in ${r}; write one for each repository with \`tf-disco usages --format json\``)});function bt(t){
const e=(0,F.yR)(t,Nt);return e.ok?Ht(e.text,Ot)?(0,S.T)(`has more than ${Ot} values: list fewer directories of the repository`):wt(e.text):(0,S.T)((0,K.mP)(e.failure))}
function Ht(t,e){if(t.length<=e)return!1;let r=0;for(let s=0;s<t.length;s+=1){const i=t.charCodeAt(s);(i===Gt||i===Vt||i===zt)&&(r+=1)}return r>e}const Gt=44,Vt=91,
zt=123;async function Qt(t,e){const r=e.now(),{wording:s,directory:i,environment:l,progress:c}=e,a=[],f=s?.setting("usages")??"usages";let h=0;for(const I of Ft(
t.usages,i,f))if(a.push(await Yt(I,t)),h+=I.files,c({kind:"scan",files:h}),await(0,U.x)(),e.stop.why!==null)break;const E=a.map(({found:I})=>I),P=k(E),w=new Set(
t.hostnames.map(({host:I})=>I)),j=C(a,w),J=qt(E),b=await(0,L.jK)(j.flatMap(({usages:I})=>I),t,P,{...e,mayHavePlugins:J.plugins.length>0,plugins:J.plugins}),{usages:H,
configs:z,releases:st}=b,ut=Zt(H,j,t,P.clients),_t=(0,$.a3)(a.flatMap(I=>I.notes),H,t,l);return{dialect:{...P,releases:st},configs:z,usages:H,roots:j.flatMap(({
roots:I})=>I),requirements:ut,notes:[..._t,...a.flatMap(({ofRoots:I})=>I)],part:null,newHosts:new Set,isEmpty:E.every(({isEmpty:I})=>I)&&e.stop.why===null,complaints:b.
findings,allUsages:[],changes:null,remarks:[...ee(E),...b.remarks],scan:{files:h,bytes:E.reduce((I,{bytes:se})=>I+se,0),usages:H.length,durationMs:e.now()-r},clients:async()=>A(
E),repositories:E.map(({repository:I})=>I),incomplete:ne(t.repositories,E),checkouts:J}}async function Yt(t,e){const{dialect:r,usages:s,notes:i,declared:l,repository:c}=t,
a=new Map(r.clients.map(j=>[j,new Set(t.roots.flatMap(({directory:J,clients:b})=>b.includes(j)?J:[]))])),f=await(0,$.D0)({usages:s,notes:i,scanned:{declared:l,endedAt:null},
changed:null,dialect:r,settings:{...e,dialect:t.setting},listed:a}),h=m(c.name),E=r.isGuess===!0,P=j=>({...h.note(j),checkedFor:{clients:r.clients,isGuess:E}});
return{usages:(await(0,$.Xo)(s,f.roots)).map(h.usage),roots:f.roots.map(h.root),named:(0,g.kA)(s),isGuess:E,notes:i.map(P),ofRoots:f.notes.map(P),found:{...t,usages:[],
notes:[],declared:[]}}}function Zt(t,e,r,s){const i=r.hostnames.map(({host:f})=>f),l={hostnames:[],requiredServices:[]};let c=0;const a=e.map(({usages:{length:f},
named:h,isGuess:E})=>{const P=t.slice(c,c+f);return c+=f,(0,T.C)(l,P,s,new Set([...h,...i])).map(j=>E&&j.isImplied?{...j,isAssumed:!0}:j)});return(0,T.h)([(0,T.
C)(r,[],s),...a],s)}function qt(t){const e=new Map,r=t.flatMap(({repository:s,...i})=>{const{file:l}=m(s.name);for(const c of i.locks)e.set(l(c.file),c.hashes);
return i.plugins.map(({directory:c,providers:a})=>({directory:c==="."?s.name:l(c),providers:a}))});return{lockHashes:e,plugins:r}}const te=10;function ee(t){const e=t.
filter(({isEmpty:s})=>s);return e.length===0||e.length===t.length?[]:[`no Terraform or OpenTofu files in ${(0,K.XT)(e.map(({repository:s})=>s.name),te)}`]}function ne(t,e){
const r=new Set(e.map(({repository:l})=>l.name.toLowerCase())),s=new Map(t.map(l=>[l.toLowerCase(),l])),i=[...s].flatMap(([l,c])=>r.has(l)?[]:[c]);return i.length===
0?null:{kind:"missing",what:"repository",names:i,total:s.size}}})};export{re as id,ie as ids,ae as modules};
