const F=4554,J=[4554],N={6479:((T,h,t)=>{t.d(h,{p:()=>D});var E=t(3024),m=t(6760),u=t(3625),o=t(5747);function D(p,f){const O=(0,m.resolve)(f,p);try{if(!(0,E.statSync)(
O).isDirectory())return(0,u.J)([O]);const a=(0,E.readdirSync)(O,{recursive:!0,withFileTypes:!0}).filter(d=>d.name.toLowerCase().endsWith(".json")&&!d.isDirectory()).
map(d=>(0,m.join)(d.parentPath,d.name));return(0,u.J)(a.sort())}catch(a){return(0,u.T)(`${p} cannot be read: ${(0,o.Oj)(a)}`)}}}),1952:((T,h,t)=>{t.d(h,{V:()=>E});
function E(m,u){const o=new Set(u.map(f=>f.toLowerCase())),D=new Map(m.map(f=>[f.toLowerCase(),f])),p=[...D].flatMap(([f,O])=>o.has(f)?[]:[O]);return p.length===
0?[]:[{kind:"missing",what:"repository",names:p,total:D.size}]}}),2265:((T,h,t)=>{t.d(h,{g:()=>a});var E=t(1064),m=t(3469),u=t(5603),o=t(4184),D=t(7996);const p=1e4,
f=1e5,O=(0,o.Ik)({client:(0,o.yL)(E.Du),version:(0,o.me)(D.a$),kind:(0,o.yL)(u.A),text:D.a$});function a(M){const s=(0,o.Ik)({clients:D.bq,assumed:o.Jt,why:D.a$,
versions:(0,o.p_)((0,o.Ik)({client:(0,o.yL)(E.Du),version:D.a$}),E.Du.length),releases:(0,o.p_)(D.a$,p),evidence:(0,o.p_)(n=>{const{kind:i,...c}=O(n);return{...c,
level:i,place:M(n)}},f),evidenceLeftOut:(0,o.lq)((0,o.nd)(0,Number.MAX_SAFE_INTEGER),0)});return n=>{const{clients:i,assumed:c,why:P,versions:L,releases:I,evidence:y,
evidenceLeftOut:C}=s(n),[R,..._]=i;return{name:R===void 0||_.length>0?"both":R,clients:i,releases:i.flatMap(r=>d(r,I)),versions:Object.fromEntries(L.map(({client:r,
version:e})=>[r,e])),why:P,evidence:y,...C===0?{}:{evidenceLeftOut:C},...c?{isGuess:!0}:{}}}}function d(M,s){const n=E.pH.filter(i=>i.client===M&&s.includes(i.name));
return n.length===0?(0,m.w)(M,[]):n}}),4580:((T,h,t)=>{t.d(h,{f:()=>o});var E=t(5143),m=t(9664),u=t(7854);function o(D){const p=(0,u.Oo)(s=>(0,E.yJ)(D,s)),f=(0,u.
Oo)(s=>({...s,file:p(s.file)})),O=s=>({...s,place:f(s.place)});return{file:p,place:f,usage:s=>({...s,place:f(s.place)}),note:s=>({...s,place:f(s.place),...s.others===
void 0?{}:{others:s.others.map(f)},...s.aside===void 0?{}:{aside:p(s.aside)}}),root:s=>({...s,directory:p(s.directory),directories:s.directories.map(n=>(0,m.jt)(
p((0,m.Gz)(n,"main.tf")))),calls:s.calls.map(n=>({...n,place:f(n.place),constraint:n.constraint&&O(n.constraint)})),providers:s.providers.map(n=>({...n,places:n.
places.map(f),constraints:n.constraints.map(O),locked:n.locked&&{...n.locked,version:O(n.locked.version)}})),lockFile:s.lockFile===null?null:p(s.lockFile),clientVersions:s.
clientVersions.map(O)})}}}),5741:((T,h,t)=>{t.d(h,{E3:()=>u,Nh:()=>O,Uu:()=>f,hI:()=>o});var E=t(1064),m=t(4580);function u(a){const d=a.filter(({isEmpty:n})=>!n),
M=d.length===0?a:d,s=M.map(({dialect:n})=>n);return{...o(s),why:p(s),evidence:M.flatMap(({repository:n,dialect:i})=>{const{place:c}=(0,m.f)(n.name);return i.evidence.
map(P=>({...P,place:c(P.place)}))})}}function o(a){const d=E.Du.filter(i=>a.some(c=>c.clients.includes(i))),[M,...s]=d,n=new Set(a.flatMap(({releases:i})=>i.map(
({name:c})=>c)));return{name:M===void 0||s.length>0?"both":M,clients:d,releases:E.pH.filter(({name:i})=>n.has(i)),versions:Object.fromEntries(d.flatMap(i=>{const c=D(
i,a);return c===null?[]:[[i,c]]})),...a.every(({isGuess:i})=>i)?{isGuess:!0}:{}}}function D(a,d){const M=d.filter(({clients:i})=>i.includes(a)),[s,...n]=new Set(
M.map(({versions:i})=>i[a]??null));return s===void 0||n.length>0?null:s}function p(a){const[d,...M]=a;if(d===void 0||M.length===0)return d?.why??"no repository \
was listed";const s=E.Du.flatMap(c=>{const{length:P}=a.filter(({clients:L})=>L.includes(c));return P===0?[]:[`${E.bB[c]} in ${P}`]}),n=a.filter(({isGuess:c})=>c).
length,i=`of ${a.length} repositories, ${s.join(" and ")}`;return n===0?i:`${i}; assumed in ${n}, where it was not detected`}const f=a=>E.zK.filter(d=>a.some(({
usedBy:M})=>M.includes(d)));function O(a,d){const M=({isGuess:n,named:i},c)=>n&&!i.has(c)&&!d.has(c),s=new Set(d);for(const n of a)for(const{needs:i}of n.usages)
for(const{host:c}of i)M(n,c)||s.add(c);return a.map(n=>{if(!n.isGuess)return n;const i=c=>!(s.has(c)&&M(n,c));return{...n,usages:n.usages.map(c=>c.needs.every(({
host:P})=>i(P))?c:{...c,needs:c.needs.filter(({host:P})=>i(P))}),roots:n.roots.map(c=>({...c,calls:c.calls.filter(({module:P})=>P===null||i(P.host)),providers:c.
providers.filter(({provider:P})=>i(P.host))}))}})}}),7996:((T,h,t)=>{t.d(h,{AY:()=>a,CC:()=>d,PW:()=>f,a$:()=>o,bq:()=>i,ik:()=>M});var E=t(1064),m=t(4184);const o=(0,m.
Qq)("a text",null,1e4),D=/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/,f=(0,m.Qq)("a path in the repository",D,4096),O=(0,m.nd)(1,2**25),a={line:O,column:O,
endColumn:O},d={file:f,...a},M=(0,m.Ik)(d),s=(0,m.p_)((0,m.yL)(E.Du),E.Du.length),n=[E.Du,...E.Du.map(c=>[c])],i=c=>{const P=s(c);return n.find(I=>I.length===P.
length&&I.every(y=>P.includes(y)))??(0,m.J4)("one or two different CLIs",c)}}),709:((T,h,t)=>{t.d(h,{problemFacts:()=>j});var E=t(4929),m=t(3534),u=t(863),o=t(7052),
D=t(960),p=t(9209),f=t(4592),O=t(5136),a=t(3410),d=t(9804),M=t(4715),s=t(6003),n=t(4375),i=t(7751),c=t(2562),P=t(5138),L=t(789),I=t(793),y=t(6697),C=t(2847),R=t(
9319),_=t(8011),r=t(6817);const e=()=>({...f,...O,...E,...a,...m,...u,...o,...D,...M,...d,...s,...I,...n,...y,...c,...P,...p,...i,...C,...R,..._,...r,...L}),l=[
"host","proxy","tls","redirect","document","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","c\
loud","package","block","file","nothing","credentials","services","not"];let A;function j(){return A??=B(),A}function B(){const K={},v=Object.values(e());for(const $ of l){
const g=v.filter(({code:W})=>W.startsWith(`${$}-`));for(const W of g.sort((S,w)=>S.code<w.code?-1:1))K[W.code]=W}return K}const U="docs/problems.md"}),4184:((T,h,t)=>{
t.d(h,{A7:()=>R,Ik:()=>C,J4:()=>o,Jt:()=>c,Qq:()=>M,Yz:()=>i,_f:()=>D,lq:()=>I,me:()=>L,nd:()=>s,nx:()=>a,p_:()=>y,qF:()=>p,vj:()=>n,yL:()=>P});var E=t(3625),m=t(
4e3);class u extends Error{path="";expected;value;constructor(r,e){super(r),this.expected=r,this.value=e}}function o(_,r){throw new u(_,r)}function D(_,r){try{return(0,E.
J)(r(_))}catch(e){if(!(e instanceof u))throw e;const l=e.path.replace(/^\./,""),A=l===""?"the document":l;return(0,E.T)(`${A} is ${O(e.value)}; expected ${e.expected}`)}}
function p(_){const r=_.replace(/^\uFEFF/,"");if(r.trim()==="")return(0,E.T)("is empty");try{return(0,E.J)(JSON.parse(r))}catch{return(0,E.T)("is not JSON")}}const f=80;
function O(_){return _===void 0?"missing":Array.isArray(_)?"an array":typeof _=="object"&&_!==null?"an object":(0,m.dh)(JSON.stringify(_)??typeof _,f)}function a(_,r,e){
try{return e(r)}catch(l){throw l instanceof u&&(l.path=_+l.path),l}}const d=4097,M=(_="a text",r=null,e=d)=>l=>((typeof l!="string"||r?.test(l)===!1)&&o(_,l),l.
length<=e?l:o(`a text of at most ${e} characters`,l)),s=(_,r)=>e=>typeof e=="number"&&Number.isInteger(e)&&e>=_&&e<=r?e:o(`a whole number from ${_} to ${r}`,e),
n=_=>r=>typeof r=="number"&&r>=0&&r<=_?r:o(`a number from 0 to ${_}`,r),i=(_,r)=>{const e=M(r);return l=>{const A=_(e(l));return A.ok?A.value:o(r,l)}},c=_=>typeof _==
"boolean"?_:o("true or false",_),P=_=>{const r=new Set(_);return e=>r.has(e)?e:o(`one of ${_.join(", ")}`,e)},L=_=>r=>r===null?null:_(r),I=(_,r)=>e=>e===void 0?
r:_(e),y=(_,r)=>e=>(Array.isArray(e)||o("an array",e),e.length>r&&o(`an array of at most ${r} items`,e),e.map((l,A)=>a(`[${A}]`,l,_))),C=_=>{const r=Object.entries(
_);return e=>{(typeof e!="object"||e===null||Array.isArray(e))&&o("an object",e);const l=e,A={};for(const[j,B]of r){const U=Object.hasOwn(l,j)?l[j]:void 0;A[j]=
a(`.${j}`,U,B)}return A}},R=(_,r,e)=>l=>{(typeof l!="object"||l===null||Array.isArray(l))&&o("an object",l);const A=Object.entries(l);return A.length>e&&o(`an o\
bject of at most ${e} members`,l),new Map(A.map(([j,B])=>[a("",j,_),a(`[${(0,m.dh)(JSON.stringify(j),f)}]`,B,r)]))}}),8707:((T,h,t)=>{t.d(h,{Jk:()=>f,OI:()=>D,aR:()=>p});
var E=t(3625),m=t(5143),u=t(1831),o=t(4184);const D=(0,o.Yz)(O=>{const a=(0,u.Pv)((0,u.nx)(O));return a.ok&&a.value===O?(0,E.J)(a.value):(0,E.T)("another form")},
"a hostname"),p=O=>typeof O=="string"&&(0,m.en)(O)?O:(0,o.J4)("a name such as acme/network",O),f=(0,o.Ik)({name:p,url:(0,o.me)((0,o.Qq)("a URL of a page",/^https?:\/\/[\w.:/-]+$/,
1e3)),commit:(0,o.me)((0,o.Qq)("the hash of a commit",/^(?:[\da-f]{40}|[\da-f]{64})$/))})})};export{F as id,J as ids,N as modules};
