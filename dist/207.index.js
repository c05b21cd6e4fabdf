const Xt=207,Jt=[207],bt={7207:((Ge,X,a)=>{a.r(X),a.d(X,{prepareFleet:()=>jt});function oe(e,t){const s=new Set(t.map(r=>r.toLowerCase())),n=new Map(e.map(r=>[r.
toLowerCase(),r])),o=[...n].flatMap(([r,c])=>s.has(r)?[]:[c]);return o.length===0?null:{kind:"missing",repositories:o,total:n.size}}var N=a(5143),J=a(9664),P=a(
7854);function U(e){const t=(0,P.Oo)(i=>(0,N.yJ)(e,i)),s=(0,P.Oo)(i=>({...i,file:t(i.file)})),n=i=>({...i,place:s(i.place)});return{file:t,place:s,usage:i=>({...i,
place:s(i.place)}),note:i=>({...i,place:s(i.place),...i.others===void 0?{}:{others:i.others.map(s)},...i.aside===void 0?{}:{aside:t(i.aside)}}),root:i=>({...i,directory:t(
i.directory),directories:i.directories.map(l=>(0,J.jt)(t((0,J.Gz)(l,"main.tf")))),calls:i.calls.map(l=>({...l,place:s(l.place),constraint:l.constraint&&n(l.constraint)})),
providers:i.providers.map(l=>({...l,places:l.places.map(s),constraints:l.constraints.map(n),locked:l.locked&&{...l.locked,version:n(l.locked.version)}})),lockFile:i.
lockFile===null?null:t(i.lockFile),clientVersions:i.clientVersions.map(n)})}}var E=a(1064);function re(e){const t=e.filter(({isEmpty:o})=>!o),s=t.length===0?e:t,
n=s.map(({dialect:o})=>o);return{...ie(n),why:ae(n),evidence:s.flatMap(({repository:o,dialect:r})=>{const{place:c}=U(o.name);return r.evidence.map(i=>({...i,place:c(
i.place)}))})}}function ie(e){const t=E.Du.filter(r=>e.some(c=>c.clients.includes(r))),[s,...n]=t,o=new Set(e.flatMap(({releases:r})=>r.map(({name:c})=>c)));return{
name:s===void 0||n.length>0?"both":s,clients:t,releases:E.pH.filter(({name:r})=>o.has(r)),versions:Object.fromEntries(t.flatMap(r=>{const c=ce(r,e);return c===null?
[]:[[r,c]]})),...e.every(({isGuess:r})=>r)?{isGuess:!0}:{}}}function ce(e,t){const s=t.filter(({clients:r})=>r.includes(e)),[n,...o]=new Set(s.map(({versions:r})=>r[e]??
null));return n===void 0||o.length>0?null:n}function ae(e){const[t,...s]=e;if(t!==void 0&&s.length===0)return t.why;const n=e.filter(({isGuess:i})=>!i),o=E.Du.flatMap(
i=>{const{length:l}=n.filter(({clients:f})=>f.includes(i));return l===0?[]:[`${E.bB[i]} in ${l}`]}),r=e.length-n.length,c=[...o,...r===0?[]:[`assumed in ${r}`]];
return`of ${e.length} repositories, ${c.join(" and ")}`}const le=e=>E.zK.filter(t=>e.some(({usedBy:s})=>s.includes(t)));function de(e,t){const s=({isGuess:o,named:r},c)=>o&&
!r.has(c)&&!t.has(c),n=new Set(t);for(const o of e)for(const{needs:r}of o.usages)for(const{host:c}of r)s(o,c)||n.add(c);return e.map(o=>{if(!o.isGuess)return o;
const r=c=>!(n.has(c)&&s(o,c));return{...o,usages:o.usages.map(c=>c.needs.every(({host:i})=>r(i))?c:{...c,needs:c.needs.filter(({host:i})=>r(i))}),roots:o.roots.
map(c=>({...c,calls:c.calls.filter(({module:i})=>i===null||r(i.host)),providers:c.providers.filter(({provider:i})=>r(i.host))}))}})}var I=a(4e3),fe=a(6897),ue=a(
3862),he=a(8416),k=a(2859),me=a(1435),b=a(5866),K=a(6760),z=a(5747),Y=a(3024),u=a(3625);const x=2e4,pe="write one for each repository with `tf-disco usages --fo\
rmat json`";function Q(e,t,s){const n=e.map(c=>{const i=Ee(c,t);return i.ok&&i.value.length===0&&!s?(0,u.T)(`there is no .jsonl file in ${c}; ${pe}`):i}),o=[...new Set(
n.flatMap(c=>c.ok?c.value:[]))],r=`there are ${o.length} .jsonl files, the limit is ${x}`;return{files:o.slice(0,x),mistakes:[...n.flatMap(c=>c.ok?[]:[c.why]),...o.
length>x?[r]:[]]}}function Ee(e,t){const s=(0,K.resolve)(t,e);try{if(!(0,Y.statSync)(s).isDirectory())return(0,u.J)([s]);const n=(0,Y.readdirSync)(s,{recursive:!0,
withFileTypes:!0}).filter(o=>!o.isDirectory()&&/\.jsonl?$/i.test(o.name)).map(o=>(0,K.join)(o.parentPath,o.name));return(0,u.J)(n.sort())}catch(n){const o=(0,z.
Oj)(n);return(0,u.T)(o==="ENOENT"?`${e} does not exist in ${t}`:`${e} cannot be read: ${o}`)}}var j=a(3592),Ae=a(3469),Z=a(5603);class B extends Error{path="";expected;value;constructor(t,s){
super(t),this.expected=t,this.value=s}}function M(e,t){throw new B(e,t)}function W(e,t){try{return(0,u.J)(t(e))}catch(s){if(!(s instanceof B))throw s;const n=s.
path.replace(/^\./,""),o=n===""?"the document":n;return(0,u.T)(`${o} is ${ye(s.value)}; expected ${s.expected}`)}}function S(e){if(e.trim()==="")return(0,u.T)("\
is empty");try{return(0,u.J)(JSON.parse(e))}catch{return(0,u.T)("is not JSON")}}const q=80;function ye(e){return e===void 0?"missing":Array.isArray(e)?"an array":
typeof e=="object"&&e!==null?"an object":(0,I.dh)(JSON.stringify(e)??typeof e,q)}function F(e,t,s){try{return s(t)}catch(n){throw n instanceof B&&(n.path=e+n.path),
n}}const Pe=1e4,A=(e="a text",t=null)=>s=>(typeof s!="string"&&M(e,s),s.length>Pe&&M(`a text of at most ${Pe} characters`,s),t?.test(s)===!1?M(e,s):s),Ie=(e,t)=>s=>typeof s==
"number"&&Number.isInteger(s)&&s>=e&&s<=t?s:M(`a whole number from ${e} to ${t}`,s),w=e=>typeof e=="boolean"?e:M("true or false",e),g=e=>{const t=new Set(e);return s=>t.
has(s)?s:M(`one of ${e.join(", ")}`,s)},$=e=>t=>t===null?null:e(t),T=(e,t)=>s=>s===void 0?t:e(s),v=e=>t=>Array.isArray(t)?t.map((s,n)=>F(`[${n}]`,s,e)):M("an ar\
ray",t),Se=e=>typeof e=="object"&&e!==null&&!Array.isArray(e)?e:M("an object",e),m=e=>{const t=Object.entries(e);return s=>{const n=Se(s),o={};for(const[r,c]of t){
const i=Object.hasOwn(n,r)?n[r]:void 0;o[r]=F(`.${r}`,i,c)}return o}},we=(e,t)=>s=>new Map(Object.entries(Se(s)).map(([n,o])=>[F("",n,e),F(`[${(0,I.dh)(JSON.stringify(
n),q)}]`,o,t)]));var _e=a(1831);const y=A(),He=A("a hostname"),ge=e=>{const t=(0,_e.Pv)((0,_e.nx)(He(e)));return t.ok&&t.value===e?t.value:M("a hostname",e)},Ve=m(
{name:e=>typeof e=="string"&&(0,N.en)(e)?e:M("a name such as acme/network",e),url:$(A("a URL of a page",/^https?:\/\/[\w.:/-]+$/)),commit:$(A("the hash of a com\
mit",/^(?:[\da-f]{40}|[\da-f]{64})$/))}),L=A("a path in the repository",/^(?!(?:[^\0]*\/)?\.\.(?:\/|$))[^\0/]+(?:\/[^\0/]+)*$/),ve=Ie(1,2**25),Re={line:ve,column:ve,
endColumn:ve},G={file:L,...Re},Ce=m(G),Xe=v(g(E.Du)),Je=[E.Du,...E.Du.map(e=>[e])],H=e=>{const t=Xe(e);return Je.find(n=>n.length===t.length&&n.every(o=>t.includes(
o)))??M("one or two different CLIs",e)},be=m({client:g(E.Du),version:$(y),kind:g(Z.A),text:y}),ze=m({clients:H,assumed:w,why:y,versions:v(m({client:g(E.Du),version:y})),
releases:v(y),evidence:v(e=>{const{kind:t,...s}=be(e);return{...s,level:t,place:Ce(e)}})}),Ye=e=>{const{clients:t,assumed:s,why:n,versions:o,releases:r,evidence:c}=ze(
e),[i,...l]=t;return{name:i===void 0||l.length>0?"both":i,clients:t,releases:t.flatMap(f=>Qe(f,r)),versions:Object.fromEntries(o.map(({client:f,version:d})=>[f,
d])),why:n,evidence:c,...s?{isGuess:!0}:{}}};function Qe(e,t){const s=E.pH.filter(n=>n.client===e&&t.includes(n.name));return s.length===0?(0,Ae.w)(e,[]):s}var je=a(
709),Ze=a(5799);const qe=m({code:g(Object.keys((0,je.t)())),severity:g(Ze.oC),...G,message:y,help:T(y,void 0),affects:v(g(E.zK)),clients:H,host:$(ge),others:T(v(
Ce),void 0),aside:T(L,void 0),placeholder:T(w,!1)}),et=e=>{const t=qe(e),{code:s,severity:n,message:o,help:r,affects:c,file:i,line:l,column:f,endColumn:d}=t,{title:p,
severity:D,affects:O}=(0,je.t)()[s],_={code:s,title:p,usualSeverity:D,severity:n,message:o,affects:O.filter(ne=>c.includes(ne)),...r===void 0?{}:{help:r}},{clients:R,
host:V,others:C,aside:se,placeholder:$e}=t;return{problem:_,place:{file:i,line:l,column:f,endColumn:d},clients:R,host:V,isPlaceholder:$e,...C===void 0?{}:{others:C},
...se===void 0?{}:{aside:se}}},Oe=["module","state","lock"],Le=["version","compatible","provider-version"],Me=Object.keys(E.$I),tt=m({kind:g([...Oe,...Le,...Me])}),
st=m({kind:g(Oe),file:L}),nt=m({kind:g(Le),...G,text:y,localName:$(y)}),ot=m({kind:g(Me),...G}),Ne=(e,t)=>e.includes(t),rt=e=>{const{kind:t}=tt(e);if(Ne(Oe,t))return st(
e);if(Ne(Me,t)){const{kind:c,...i}=ot(e);return{kind:c,text:"",place:i}}const{kind:s,text:n,localName:o,...r}=nt(e);return{kind:s,text:n,localName:o,place:r}};var it=a(
7495),De=a(4667);const Ue=new Set(["registry.terraform.io","registry.opentofu.org",...De.I.flatMap(({defaults:e})=>Object.values(e??{})).filter(e=>e!==null)]),ct=[
"required_provider_legacy","required_provider_invalid","implied_provider"],ke=({kind:e,absent:t=e})=>[e,t,...e==="required_provider"?ct:[]],at=[...new Set(De.I.
flatMap(ke))],Ke=(0,P.Oo)(e=>De.I.filter(t=>ke(t).includes(e))),lt=(0,P.Oo)(e=>new Set(Ke(e).flatMap(({service:t})=>t??[])));function dt({kind:e,text:t,hasVersion:s},n){
if(t===null||e==="implied_provider")return Ue;if(!ft(t))return null;const o=new Set;for(const{grammar:r}of Ke(e)){const{needed:c,problem:i}=it.pb[r](t,n,s);if(c===
"state"||i!==void 0)return null;c!==null&&o.add(c)}return o}const ft=e=>/^[\w.:/@?=&~%+-]+$/.test(e)&&e!=="null"&&!/^(?:var|local|path|each|module|data|count|include|dependency|terraform)\./.
test(e),ut=A("a service ID",/^[\w.-]+$/),ht=A("a host",/^[^\s/@]+$/),mt=m({kind:g(at),...G,address:y,text:$(y),versions:$(y),versionsAt:T(m({...Re,values:T(we(g(
E.Du),$(y)),null),withheld:T(w,!1),recorded:T(y,null)}),null),host:$(ge),implied:T(w,!1),directHost:T(ht,void 0),ownToken:T(w,!1),workspace:T(m({organization:$(
y),name:$(y)}),void 0),overridden:T(w,!1),clients:H,needs:v(m({host:ge,service:ut,clients:H}))}),pt=e=>{const t=mt(e);yt(t);const{kind:s,file:n,line:o,column:r,
endColumn:c,workspace:i}=t,l={file:n,line:o,column:r,endColumn:c};return{kind:s,host:t.host,isHostImplied:t.implied,directHost:t.directHost,hasOwnToken:t.ownToken,
text:t.text,address:t.address,version:Et(t,l),place:l,clients:t.clients,isOverridden:t.overridden,needs:t.needs,...i===void 0?{}:{workspace:i}}};function Et({versions:e,
versionsAt:t},s){if(t===null)return e===null?null:{text:e,place:s};const{values:n,withheld:o,recorded:r,...c}=t;return{text:e,place:{file:s.file,...c},...n===null?
{}:{values:Object.fromEntries(n)},...n===null&&!o?{}:{isWithheld:o},...r===null?{}:{recorded:r}}}function yt({kind:e,text:t,versions:s,host:n,implied:o,clients:r,
needs:c}){o&&n!==null&&!Ue.has(n)&&ee(".host","the default host of a CLI, because it is implied",n);const i={kind:e,text:t,hasVersion:s!==null};for(const[l,f]of c.
entries()){const d=`.needs[${l}]`;lt(e).has(f.service)||ee(`${d}.service`,`a service that ${e} can need`,f.service);for(const p of f.clients){r.includes(p)||ee(
`${d}.clients`,"clients of the usage",p);const D=dt(i,p);D!==null&&!D.has(f.host)&&ee(`${d}.host`,"a host that the text names",f.host)}}}const ee=(e,t,s)=>F(e,s,
n=>M(t,n)),te=Ie(0,Number.MAX_SAFE_INTEGER),xe=A("a version",/^[\w.+-]{1,100}$/),gt=m({kind:g(["repository"]),schemaVersion:te,version:xe}),Be=A("HOST/NAMESPACE\
/TYPE",/^[^\s/]+\/[^\s/]+\/[^\s/]+$/),vt=m({repository:Ve,clientDetection:Ye,dialect:m({name:g(["auto","terraform","opentofu","both"]),version:$(xe)}),usedBy:v(
g(E.zK)),scan:m({files:te,bytes:te,usages:te,isEmpty:w}),notes:v(et),declared:v(rt),roots:v(m({directory:L,clients:H})),locks:v(m({file:L,hashes:we(Be,v(y))})),
plugins:v(m({directory:L,providers:v(Be)}))});function Ot(e){if(Tt(e))return(0,u.T)("is the report of a check, not a usages file; keep reports in another direct\
ory");const t=e.replace(/^\uFEFF/,"").trimEnd().split(`
`),s=Mt(t.pop()??"");if(!s.ok)return(0,u.T)(`${s.why}; ${We}`);const{schemaVersion:n,version:o}=s.value.head;if(n!==j.G5)return(0,u.T)(`schemaVersion is ${n}, w\
hich tf-disco ${j.xv} cannot read; use the same version of tf-disco for \`usages\` and \`check\``);const r=o===j.xv?We:$t(o),c=W(s.value.line,vt);if(!c.ok)return(0,u.
T)(`${c.why}; ${r}`);const i=Dt(t);if(!i.ok)return(0,u.T)(`${i.why}; ${r}`);const{clientDetection:l,dialect:f,scan:d,...p}=c.value,{usages:D,...O}=d;return D!==
t.length?(0,u.T)(`has ${t.length} usages, but scan.usages is ${D}; ${r}`):(0,u.J)({...p,...O,usages:i.value,dialect:l,setting:f})}function Mt(e){const t=S(e);if(!t.
ok)return(0,u.T)(e===""?t.why:`the last line ${t.why}`);const s=W(t.value,gt);return s.ok?(0,u.J)({line:t.value,head:s.value}):(0,u.T)(`the last line is not abo\
ut the repository: ${s.why}`)}function Dt(e){const t=[];for(const[s,n]of e.entries()){const o=S(n);if(!o.ok)return(0,u.T)(`line ${s+1} ${o.why}`);const r=W(o.value,
pt);if(!r.ok)return(0,u.T)(`line ${s+1}: ${r.why}`);t.push(r.value)}return(0,u.J)(t)}const Tt=e=>/^\s*\{\s*"schemaVersion":\s*\d+,\s*"version":\s*"[^"]*",\s*"passed":/.
test(e.slice(0,1e3)),We="write the file with `tf-disco usages --format json`",$t=e=>`it was written by tf-disco ${e}; write it with version ${j.xv}`;var At=a(3152);
const Pt=128*1024*1024,Te=1e7,Fe=1e6,It=20;function*St({usages:e,repositories:t},s,n){const o=Q(e,s,t.length>0),r=[...o.mistakes],c=new Map;let i=0;for(const l of o.
files){const f=(0,K.relative)(s,l),d=_t(l),p=d.ok?wt(d.value,f,c):`${f}: ${d.why}`;if(p!==null&&r.push(p),r.length>=It)break;if(!(!d.ok||r.length>0)){if(i+=d.value.
usages.length,i>Fe){r.push(`the files have more than ${Fe} usages: check fewer repositories at once`);break}yield d.value}}if(r.length!==0)throw new At.GN(r.map(
l=>`${n}: ${l}`))}function wt({repository:{name:e}},t,s){const n=s.get(e.toLowerCase());return s.set(e.toLowerCase(),t),n===void 0?null:`${n} and ${t} are both \
of the repository ${e}; keep one file for each repository`}function _t(e){const t=(0,z.yR)(e,Pt);return t.ok?Rt(t.text)?(0,u.T)(`has more than ${Te} values: lis\
t fewer directories of the repository`):Ot(t.text):(0,u.T)((0,I.mP)(t.failure))}function Rt(e){if(e.length<=Te)return!1;let t=0;for(let s=0;s<e.length;s+=1)Ct.has(
e.charCodeAt(s))&&(t+=1);return t>Te}const Ct=new Set(Array.from(",[{",e=>e.charCodeAt(0)));async function jt(e,t){const s=t.now(),{wording:n,directory:o,environment:r,
progress:c}=t,i=[],l=n?.setting("usages")??"usages";let f=0;for(const h of St(e,o,l))if(i.push(Lt(h,e)),f+=h.files,c({kind:"scan",files:f}),await(0,fe.x)(),t.stop.
why!==null)break;const d=i.map(({found:h})=>h),p=d.length===0,D=p?(0,he.L2)({setting:e.dialect,scan:null}):re(d),O=new Set(e.hostnames.map(({host:h})=>h)),_=de(
i,O),R=Kt(d),V=(0,me.j)(_.flatMap(({usages:h})=>h),e,D,{...t,mayHavePlugins:R.plugins.length>0,plugins:R.plugins}),{usages:C,configs:se,releases:$e}=V,ne=d.map(
({repository:h})=>h),Wt=kt(C,_,e,D.clients),Ft=(0,b.a3)(i.flatMap(h=>h.notes),C,e,r);return{dialect:{...D,releases:$e},configs:se,usages:C,roots:_.flatMap(({roots:h})=>h),
requirements:Wt,notes:[...Ft,...i.flatMap(({ofRoots:h})=>h)],newHosts:new Set,isEmpty:!p&&d.every(({isEmpty:h})=>h)&&t.stop.why===null,complaints:V.findings,allUsages:[],
changes:null,remarks:[...Bt(d),...V.remarks],scan:{files:f,bytes:d.reduce((h,{bytes:Gt})=>h+Gt,0),usages:C.length,durationMs:t.now()-s},clients:()=>le(d),repositories:ne,
missing:oe(e.repositories,ne.map(({name:h})=>h)),checkouts:R}}function Lt(e,t){const{dialect:s,usages:n,notes:o,declared:r,repository:c}=e,i=new Map(s.clients.map(
O=>[O,new Set(e.roots.flatMap(({directory:_,clients:R})=>R.includes(O)?_:[]))])),l=(0,b.D0)({usages:n,notes:o,scanned:{declared:r,endedAt:null},changed:null,dialect:s,
settings:{...t,dialect:e.setting},listed:i}),f=U(c.name),d=s.isGuess===!0,p=O=>({...f.note({...O,problem:Ut(O.problem)}),checkedFor:{clients:s.clients,isGuess:d}}),
D=(0,ue.X)(n,l.roots);return{repository:c.name,usages:D.map(f.usage),roots:l.roots.map(f.root),named:(0,P.kA)(n),isGuess:d,notes:o.map(p),ofRoots:l.notes.map(p),
found:{...e,usages:[],notes:[],declared:[]}}}const Nt=/`(?:scan|exclude|roots|dialect)`(?: or `exclude`)?/,Ut=e=>e.help===void 0?e:{...e,help:e.help.replace(Nt,
"$& of `tf-disco usages`")};function kt(e,t,s,n){const o=s.hostnames.map(({host:l})=>l),r={hostnames:[],requiredServices:[]},c=Map.groupBy(e,({place:l})=>(0,N._M)(
l.file)),i=t.map(({repository:l,named:f,isGuess:d})=>{const p=c.get(l)??[];return(0,k.C)(r,p,n,new Set([...f,...o])).map(O=>d&&O.isImplied?{...O,isAssumed:!0}:O)});
return(0,k.h)([(0,k.C)(s,[],n),...i],n)}function Kt(e){const t=new Map,s=e.flatMap(({repository:n,...o})=>{const{file:r}=U(n.name);for(const c of o.locks)t.set(
r(c.file),c.hashes);return o.plugins.map(({directory:c,providers:i})=>({directory:c==="."?n.name:r(c),providers:i}))});return{lockHashes:t,plugins:s}}const xt=10;
function Bt(e){const t=e.filter(({isEmpty:n})=>n);return t.length===0||t.length===e.length?[]:[`no Terraform or OpenTofu files in ${(0,I.K4)(t,xt,({repository:n})=>(0,I.
dh)(n.name))}`]}}),709:((Ge,X,a)=>{a.d(X,{t:()=>Ee});var oe=a(4929),N=a(3534),J=a(863),P=a(7052),U=a(960),E=a(9209),re=a(9872),ie=a(4592),ce=a(5136),ae=a(3410),
le=a(9804),de=a(4715),I=a(6003),fe=a(4375),ue=a(7751),he=a(2562),k=a(5138),me=a(789),b=a(793),K=a(6697),z=a(2847),Y=a(9319),u=a(8011);const x=()=>({...ie,...ce,
...oe,...ae,...N,...J,...P,...U,...de,...le,...I,...b,...fe,...K,...he,...k,...E,...ue,...z,...Y,...u,...re,...me}),pe=["host","proxy","tls","redirect","documen\
t","service","login","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing",
"credentials","services","not"];let Q;function Ee(){return Q??=j(),Q}function j(){const Z={},B=Object.values(x());for(const M of pe){const W=B.filter(({code:S})=>S.
startsWith(`${M}-`));for(const S of W.sort((q,ye)=>q.code<ye.code?-1:1))Z[S.code]=S}return Z}const Ae="docs/problems.md"})};export{Xt as id,Jt as ids,bt as modules};
