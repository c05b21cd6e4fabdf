const Ma=836,Oa=[836],ba={1752:((Ft,pt,m)=>{m.d(pt,{Nd:()=>E,Sx:()=>It,XA:()=>A,gH:()=>j,iM:()=>_,jF:()=>V,n7:()=>dt,s5:()=>g});var C=m(1731);function _(v,w,y){
const S=b(w,y);return D(v,x=>(!(0,C.Ty)(x)||(0,C.Cg)(x)===S)&&H(x,w))}function A(v,w){return D(v,y=>(!(0,C.Ty)(y)||w.some(S=>et(y,S)))&&!J(y)&&w.every(S=>nt(y,S)))}
const g=v=>D(v,w=>!(0,C.Ty)(w));function V(v){const w=v.filter(y=>y.operator==="=");return w.length===1&&w.every(({version:y})=>J({...y,build:""}))}const H=(v,w)=>w.
every(y=>mt(v,y));function D(v,w){let y=null;for(const S of v.filter(w))(y===null||(0,C.Zy)(S,y)>0)&&(y=S);return y}function b(v,w){const[y,S]=v;if(y===void 0||
S!==void 0)return null;const x=y.text.trim().replace(w==="opentofu"?/^=?v?/:/^=?/,""),N=(0,C.rK)(x);return N===null?null:(0,C.Cg)(N)}const J=({numbers:v,pre:w,build:y})=>w===
""&&y===""&&v.every(S=>S===0n),et=(v,w)=>w.operator==="="&&ut(v,w.version),ut=(v,w)=>v.build===w.build&&(0,C.Zy)(v,w)===0;function mt(v,{operator:w,version:y}){
const S=(0,C.Zy)(v,y);if(w==="=")return S===0;if(w==="!=")return S!==0;if(w!=="~>")return rt(S,w);const x=y.numbers.slice(0,y.written-1);return S>=0&&!(0,C.Ty)(
y)&&y.numbers.length<=v.numbers.length&&x.every((N,G)=>N===v.numbers[G])}function nt(v,w){const{operator:y,version:S}=w;if(y==="=")return et(v,w);if(y==="!=")return!ut(
v,S);const x=(0,C.Zy)(v,S);if(y!=="~>")return rt(x,y);const[N=0n,G=0n]=S.numbers,at=S.written===3?[N,G+1n,0n]:[N+1n,0n,0n];return x>=0&&(0,C.Zy)(v,{...S,numbers:at,
pre:""})<0}const rt=(v,w)=>({">":v>0,">=":v>=0,"<":v<0,"<=":v<=0})[w];function j(v,w){if(W(v))return!0;const y=Y(v),S=Math.max(...y.map(({numbers:N})=>N.length)),
x=y.flatMap(N=>{const G=Array.from({length:S},(at,$t)=>N.numbers[$t]??0n);return[N,z(G),z([...G,1n])]});return _(x,v,w)!==null}function E(v){const w=F(v);if(W(w))
return!0;const y=Y(w),S="x".repeat(1+Math.max(...y.map(N=>N.build.length))),x=y.flatMap(N=>{const[G=0n,at=0n,$t=0n]=N.numbers,_t=[G,at,$t+1n];return[N,z([G,at,$t],
S),z(_t,S)]});return A(x,w)!==null}const U=50,T=100,W=v=>v.length>U||v.some(({text:w})=>w.length>T),F=v=>[...Map.groupBy(v,C.mb).values()].flatMap(([w])=>w??[]),
Y=v=>{const w=[z([0n,0n,0n]),...v.map(y=>y.version)];return[...new Map(w.map(y=>[(0,C.Cg)(y),y])).values()]},z=(v,w="")=>({text:"",numbers:v,written:v.length,pre:"",
build:w});function It(v,w){const y=F(v),S=w(y)?v:y;return W(S)?v:S.reduce((x,N)=>{const G=x.filter(at=>at!==N);return w(G)?x:G},S)}function dt(v,w){const y=(0,C.
PW)(v);if(!y.ok)return"syntax";const S=y.value;if(S.some(N=>(0,C.Ty)(N.version)))return"pre-release";const x=w===null?null:(0,C.oF)(w);if(x===null)return"unknow\
n";if(x.written<3){const N=(0,C.PW)(`~> ${x.numbers.slice(0,x.written).join(".")}.0`);return N.ok&&!j([...S,...N.value],"terraform")?"not-met":"unknown"}return H(
{...x,pre:""},S)?"met":"not-met"}}),3427:((Ft,pt,m)=>{m.d(pt,{g:()=>b});var C=m(9075),_=m(6134),A=m(1022),g=m(5257);let V=function(...J){return{readHcl:V}=m.late(
[245,626,157],895),new.target?new V(...J):V(...J)},H=function(...J){return{detach:H}=m.late([245,626,157],895),new.target?new H(...J):H(...J)};const D=(0,C.Oo)(
J=>(0,A.mi)(J,"terraform"));function b(J){const{body:et}=V(J),ut=(0,_.SH)(et,"provider",1).flatMap(({labels:[mt],body:nt})=>{const rt=D(H(mt?.value??""));if(rt.
kind!=="registry")return[];const j=(0,_.w4)(nt,"hashes")?.value,U=(j?.kind==="tuple"?j.elements:[]).flatMap(T=>T.kind==="string"?[H(T.value)]:[]);return[[(0,g.JT)(
rt),U.filter(T=>/^(?:h1|zh):/.test(T))]]});return new Map(ut)}}),1257:((Ft,pt,m)=>{m.d(pt,{N:()=>et,n:()=>rt});var C=m(4091),_=m(1831),A=m(5011),g=m(1022),V=m(9562),
H=m(1752),D=m(1731),b=m(5257);const J={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE\
[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function et({host:j,service:E,text:U},T){const[,W="",F]=/^([^@]*)(?:@(.*))?$/s.exec(U)??[],Y=F===void 0?null:
{text:F,place:b.cd},z=`${(0,_.pk)(j)}/${W}`,dt=(E===V.e$?ut:mt)(z,Y,T);return dt.ok?dt:(0,C.TR)(`${dt.why}; expected ${E}=${J[E]}`)}function ut(j,E,U){const T=(0,A.
rE)(j,U);if(!T.ok)return T;const W=z=>(0,H.gH)(z,U),F=nt(E,D.PW,W);if(F!==null)return(0,C.TR)(F);const Y=b.cd;return(0,C.Ju)({address:j,source:j,place:Y,module:T.
value,constraint:E,isOpen:!1})}function mt(j,E,U){const T=(0,g.mi)(j,U);if(j.split("/").length!==3||T.kind!=="registry")return(0,C.TR)(T.kind==="invalid"?T.error:
"not a provider of a registry");const W=nt(E,D._T,H.Nd);if(W!==null)return(0,C.TR)(W);const F=E===null?[]:[E];return(0,C.Ju)({provider:T,places:[b.cd],constraints:F,
locked:null})}function nt(j,E,U){if(j===null)return null;const T=E(j.text);return T.ok?U(T.value)?null:`no version can match ${j.text}`:T.why}function rt(j,E){const U=j.
flatMap(({addresses:T})=>T);return U.length===0?[]:E.map(T=>{const W=U.flatMap(F=>{const Y=et(F,T);return Y.ok?[Y.value]:[]});return{directory:b.cd.file,client:T,
directories:[],calls:W.filter(F=>"module"in F),providers:W.filter(F=>"provider"in F),lockFile:null,clientVersions:[]}})}}),1836:((Ft,pt,m)=>{m.d(pt,{predictInit:()=>va});
var C=m(7751),_=m(5143),A=m(5799),g=m(5257),V=m(2886),H=m(4592),D=m(1064),b=m(4e3);function J(t,{host:e,hasToken:n}){if((0,D.n3)(e))return t;const s=n?"a privat\
e registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${e}=\u2026)`;return{...t,note:s}}function et(t,e,n,{
kind:s,cure:o,check:r=""}){const{host:a}=e,[i=""]=n,c=n.length<=1,l=c?`no ${s} ${i}`:`none of ${n.length} required ${s}s`,u=c?{operator:`publish ${i}`,user:o}:{
operator:`check the URL of ${s}s.v1 in the discovery document of ${a}${r}`},d=`${a} has ${l}: ${(0,b._r)(e)}`;return(0,A.CC)(t,{message:d,help:J(u,e)})}const ut=t=>et(
"module-unknown",t,t.modules,{kind:"module",cure:"correct the source address"});function mt(t){const{host:e,providers:n,meant:s,kind:o}=t,[r=""]=n;return o==="d\
irectory"?(0,A.CC)("provider-unknown",{message:`the directory ${(0,b.dh)(e)} has no provider ${r}`,help:`add ${r} to the directory, for example with \`terraform \
providers mirror\``}):o==="network mirror"?(0,A.CC)("provider-unknown",{message:`the network mirror ${e} has no provider ${r}: ${(0,b._r)(t)}`,operator:`add ${r}\
 to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration"}):s!==null?(0,A.
CC)("provider-unknown",{message:`${e} has no provider ${r}: ${(0,b._r)(t)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every mod\
ule that uses it`}):et("provider-unknown",t,n,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",check:"\
; it must end in a slash"})}function nt(t){const{mirror:e}=t;return t.kind==="path"?(0,A.CC)("mirror-url",{message:`the mirror directory ${(0,b.dh)(e)} (${t.at}\
) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct the path"}):t.kind==="port"?(0,A.CC)("mirr\
or-url",{message:`the network mirror ${e} (${t.at}) cannot have ${t.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${t.
provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}):(0,A.CC)("mirror-url",{message:`the URL of the network m\
irror ${e} has no slash at the end, so the CLIs request ${t.asked}, which ${(0,b.dh)(t.result)}`,help:`set \`url = "${e}/"\``,...t.isUsable?{severity:"warning"}:
{}})}function rt({provider:t,version:e,mirror:n,isListed:s,...o}){const r=`${t} ${(0,b.dh)(e,40)}`;return(0,A.CC)("mirror-version",{message:s?`the network mirro\
r ${n} lists ${r} but does not have it: ${(0,b._r)(o)}`:`the network mirror ${n} does not have ${r}, which another installation method lists: ${(0,b._r)(o)}`,operator:`\
add ${(0,b.dh)(e,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":`exclude ${t} from \`netw\
ork_mirror\`, or set \`version\` to one that the mirror has`})}const j=({provider:t})=>(0,A.CC)("provider-excluded",{message:`no installation method in \`provide\
r_installation\` covers ${t}`,help:`add ${t} to \`include\` of a method, or add a \`direct\` block`});var E=m(1831),U=m(5011),T=m(9562),W=m(6146);const F=({answer:t,
wants:e})=>t.mirror===void 0?e.host:t.host,Y=({wants:t})=>(0,g.IY)(t).slice(t.host.length+1),z=t=>[t.wants.host,Y(t)].join("/");function It(t){const e=({host:s,
item:o})=>s??F(o);return[...Map.groupBy(t,s=>`${e(s)} ${s.cause}`).values()].flatMap(v).flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),
a=e(s),i=(0,_.jH)([s,...o].flatMap(dt));return(0,A.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(N))],places:i,needed:(0,V.
ly)(i),clients:x(r),rows:S(r)})})}const dt=({places:t,item:e})=>t??(0,g.ek)(e.of);function v(t){const e=Map.groupBy(t,({item:s})=>(0,_._M)(s.root.directory)),n=Map.
groupBy(e.values(),s=>(0,V.ly)(s.flatMap(dt)));return Array.from(n.values(),s=>s.flat())}const w=({kind:t,of:e,wants:n})=>t==="module"?e.address:(0,g.IY)(n),y=t=>(0,W.
o)(t.root.directory,{kind:t.kind,source:z(t),address:w(t),constraints:(0,g.Im)(t.of).map(({text:e})=>e),places:(0,g.ek)(t.of)}),S=t=>[...new Set(t.map(y))],x=t=>[
...new Set(t.map(({root:e})=>e.client))],N=({kind:t})=>t==="module"?T.e$:T.xq,G=3;function at(t,e){const n=An(t);return t.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.
answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${u.message}`;return[{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind==="sta\
tus")return[$t(s,o,n,e)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:u=>(0,H.RK)({...Ht(s,u),
url:a,page:c,why:i})}]})}function $t(t,e,n,s){const{kind:o,wants:r,answer:a}=t,{status:i,reason:c,page:l}=e,u=a.lastHop,d={url:u?.url??a.url,status:i,reason:c,page:l};
if(u?.authorization==="withheld"&&i<500||i===401||i===403){const{authorization:k="none",challenge:$=null}=u??{},R=_t(t),I={...d,token:k,challenge:$,elsewhere:R,
source:a.tokenSource,isFork:s};return{item:t,cause:`unauthorized ${o} ${i} ${k} ${R} ${$}`,describe:O=>(0,H.m$)({...Ht(t,O),...I})}}if(i===404){const k=`unknown\
 ${n.has(ke(t))?o:(0,g.IY)(r)}`;return{item:t,cause:k,describe:$=>Tn(t,$,d)}}const h=(0,D.Mq)(i),{attempts:p}=a;return{item:t,cause:`status ${o} ${i}`,describe:k=>(0,H.
MI)({...Ht(t,k),...d,attempts:p,transient:h})}}function _t(t){const e=(0,E.yo)(t.answer.lastHop?.url??"");return e===null||e===F(t)?null:(0,E.nx)(e)}function Tn(t,e,n){
const{mirror:s,tokenSource:o}=t.answer,r=[...new Set(e.map(me))],a=s?.url??(0,E.nx)(t.wants.host),i={...n,host:a,hasToken:o!==null};if(t.kind==="module")return ut(
{...i,modules:r});const c=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return mt({...i,providers:r,meant:Sn(t),kind:c})}function Sn({wants:t,
root:e,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=t;if(o!=="hashicorp"||s!==(0,U.Vm)(e.client))return null;const a=e.providers.find(({provider:i})=>i.
type===r&&(0,g.JT)(i)!==(0,g.JT)(t))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function Ht(t,e){
return{host:(0,E.nx)(F(t)),kind:t.kind,first:me(t),others:new Set(e.map(({wants:n})=>(0,g.IY)(n))).size-1,mirror:t.answer.mirror?.url??null}}const me=t=>t.answer.
mirror===void 0?Y(t):z(t),ke=({kind:t,wants:e})=>`${t} ${e.host}`;function An(t){const e=t.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!==
"not-asked"&&!(0,D.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(e,ke)].filter(([,o])=>o.every(n)&&new Set(o.map(({
wants:r})=>(0,g.IY)(r))).size>=G);return new Set(s.map(([o])=>o))}const Cn=t=>(0,b.K4)(t,4,({text:e,at:n})=>{const s=`"${(0,b.dh)(e,80)}"`;return t.length===1?s:
`${s} (${(0,b.dh)(n)})`});function In({kind:t,address:e,constraints:n,mirror:s,...o}){const{newest:r,preRelease:a}=o,i=r===null?`all listed versions are pre-rel\
eases${a===null?"":`, such as ${(0,b.dh)(a,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,b.dh)(r,40)}`,c=n.length>1?"all of ":"",l=n.length===0?"can be c\
hosen":`fits ${c}${Cn(n)}`;return(0,A.CC)("version-none-fits",{message:`no version of ${t} ${e} ${l}; ${i}`,help:Rn(n.length,r===null?a:null,s!==null)})}function Rn(t,e,n){
if(e!==null){const o=`set \`version = "${(0,b.dh)(e,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
return t>1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a listed version",operator:n?"add a versio\
n that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const Pn=({address:t,version:e,upgrade:n,newest:s,
mirror:o})=>(0,A.CC)("version-locked-gone",{message:`the lock file selects ${t} ${(0,b.dh)(e,40)}, which ${o??"the registry"} no longer lists${s===null?"":`; th\
e newest is ${(0,b.dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) a\
nd commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,b.dh)(n,40)}, and commit the lock file`,operator:o===null?
`publish ${(0,b.dh)(e,40)} again`:`add ${(0,b.dh)(e,40)} to the mirror again`});var ft=m(1752),L=m(1731);const st=t=>t?.outcome.value??null,ge=new WeakMap;let Rt=null;
function Mt(t,e,n={}){const s=ve(e,t),o=s.filter(c=>c!==null),r=(0,ft.s5)(o),[a]=o.filter(L.Ty).sort((c,l)=>(0,L.Zy)(l,c)),i={kind:t,texts:e,unreadable:e.filter(
(c,l)=>s[l]===null),newest:r&&(0,L.Cg)(r),preRelease:a?(0,L.Cg)(a):null,...n};return Rt={list:i,versions:o},i}const ve=(t,e)=>t.map(e==="module"?L.oF:L.rK);function we(t){
if(Rt?.list===t)return Rt.versions;const e=ve(t.texts,t.kind).filter(n=>n!==null);return Rt={list:t,versions:e},e}function Jt(t,e,n){const s=ge.get(e)??new Map;
ge.set(e,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([t,o,r,a]),c=e.kind==="module"?xn:Nn,l=s.get(i),u=t.join(",").split(",").length;
if(l||e.work?.choose(e.texts.length,u)===!1)return l??null;const d=c(t,e,n);return s.set(i,d),d}function xn(t,e,{client:n}){const s=ye(t,L.PW);if(s===null||!(0,ft.
gH)(s,n))return{kind:"refused"};const o=we(e);if(o.length===0)return{kind:"empty"};const r=(0,ft.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:t}:{kind:"\
chosen",version:(0,L.Cg)(r)}}function Nn(t,e,{held:n=null,rejectsUnreadable:s=!1}){const o=ye(t,L._T);if(o===null||!(0,ft.Nd)(o))return{kind:"refused"};const r=n===
null?null:(0,L.rK)(n);if(r!==null&&(0,ft.XA)([r],o)===null)return{kind:"refused"};if(s&&e.unreadable.length>0)return{kind:"unreadable"};const a=we(e);if(a.length===
0)return{kind:"empty"};const i=(0,ft.XA)(a,o);if(r!==null){const f=(0,L.Cg)(r);return a.some(h=>(0,L.Cg)(h)===f)?{kind:"chosen",version:f}:{kind:"locked-gone",version:f,
upgrade:i&&(0,L.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,L.Cg)(i)};const c=f=>(0,ft.XA)(a,f)!==null,l=o.length**2*a.length>Ln?o:(0,ft.Sx)(o,c),u=new Set(
l.map(L.mb)),d=o.filter(f=>u.has((0,L.mb)(f))).map(({whole:f})=>f);return{kind:"none-fits",conflict:[...new Set(d)]}}const Ln=1e6;function ye(t,e){const n=[];for(const s of t){
const o=e(s);if(!o.ok)return null;for(const r of o.value)n.push({...r,whole:s})}return n}function Dn(t){const e=new Set(t.filter($e).map(({wants:n})=>(0,g.IY)(n)));
return t.flatMap(n=>{const s=st(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,H.Mx)({address:z(n),warnings:o});return[...jn(n,
s,n.choice),...Un(n,s,e),...o.length>0?[{item:n,cause:`warning ${(0,g.IY)(n.wants)}`,describe:r}]:[]]})}function jn(t,e,n){const{kind:s,of:o,wants:r,answer:a}=t,
{newest:i,preRelease:c,unreadable:l}=e,u={kind:s,address:z(t),newest:i},d=(a.installation?.methods===1?a.mirror?.url:null)??null;switch(n.kind){case"empty":{const f=a.
mirror!==void 0,h=()=>(0,H.hy)({...u,url:a.url,ignored:l,isMirror:f});return[{item:t,cause:`empty ${(0,g.IY)(r)}`,describe:h}]}case"none-fits":{const{conflict:f}=n,
h=(0,g.Im)(o).filter(({text:k})=>f.includes(k)),p=h.map(({text:k,place:$})=>({text:k,at:(0,V.cA)((0,g.W$)($))}));return[{item:t,cause:`none fits ${(0,g.IY)(r)} ${JSON.
stringify(f.toSorted())}`,places:h.length===0?(0,g.ek)(o):h.map(({place:k})=>(0,g.W$)(k)),describe:()=>In({...u,constraints:p,mirror:d,preRelease:c})}]}case"loc\
ked-gone":{const{version:f,upgrade:h}=n,p=Ot(t)?.version.place;return[{item:t,cause:`locked ${(0,g.IY)(r)} ${f} ${h}`,...p===void 0?{}:{places:[(0,g.W$)(p)]},describe:()=>Pn(
{...u,version:f,upgrade:h,mirror:d})}]}case"chosen":case"refused":case"unreadable":return[]}}const Ot=({of:t})=>"locked"in t?t.locked:null,$e=({choice:t})=>t?.kind===
"unreadable";function Un(t,{unreadable:e},n){const{kind:s,choice:o,wants:r}=t,a=$e(t);if(e.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,g.IY)(r)))return[];
const i=z(t),c=()=>(0,H.Ev)({kind:s,address:i,texts:e,rejects:a});return[{item:t,cause:`unreadable ${(0,g.IY)(r)} ${a}`,describe:c}]}const zn=t=>t.flatMap(e=>{const{
installation:n}=e.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>Bn(e,i));const a=z(e);return[{item:e,cause:`excl\
uded ${(0,g.IY)(e.wants)}`,places:[r,...(0,g.ek)(e.of)],describe:()=>j({provider:a})}]});function Bn(t,{host:e,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)
return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=t.choice?.kind==="chosen";return[{item:t,
host:e,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,g.ek)(t.of)],describe:()=>nt({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Pt=m(3410);
function Fn(t){const e=t.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,V.ly)(r)};return _n(n).map(
c=>(0,A.hD)(c,i))});return(0,A.DF)(e,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function _n(t){const{service:e,organization:n,workspace:s,ping:o,
ofOrganization:r,ofWorkspace:a}=t,i={host:(0,E.nx)(t.host),organization:n??""},c=[o,r,a].flatMap(Hn),l=Oe(r);if(l!==null){const d=r?.tokenSource??"";c.push(Pt.Dr(
{...i,source:d,...l}))}e===T.OZ&&o.outcome.kind==="read"&&!Jn(o.outcome.value)&&c.push(Pt.EK({url:o.url,version:o.outcome.value}));const u=Oe(a);if(u!==null&&s!==
null){const d="status"in u&&u.status===404,f={...i,workspace:s};c.push(d?Pt.Fu(f):Pt.dF({...f,...u}))}return c}const Hn=t=>t&&"problem"in t.outcome&&t.outcome.problem.
code!=="host-private-redirect"?[t.outcome.problem]:[],Me=(0,L.oF)("2.5");function Jn(t){const e=(0,L.oF)(t??"");return Me===null||e!==null&&(0,L.Zy)(e,Me)>=0}function Oe(t){
if(t===null)return null;const{url:e,outcome:n}=t;return n.kind==="unreadable"?{url:e,why:n.why}:n.kind==="status"?{url:e,status:n.status,reason:n.reason}:null}const Kn=t=>t.
filter(({problem:e})=>e.code!=="host-private-redirect").map(({host:e,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,A.hD)(n,{host:e,services:[
T.S3],places:o,needed:s})});var xt=m(3916),be=m(1022),M=m(4091),Z=m(3307),Wn=m(1919);const Tt="has too many elements";function ht(t,e,n="first"){const s=Z.HT(t,
n);if(s!==null)return(0,M.TR)((0,Wn.Qc)(t)?.[1]??`is not valid JSON: ${s.why}`);const o=new Zn(t),r=e.read(o,e.zero);return o.mistake!==null?(0,M.TR)(o.mistake):
o.room<0?(0,M.TR)(Tt):(0,M.Ju)(r)}const P={zero:"",read:(t,e)=>t.literal("a string",/^"/,e,Z.I)},Vn={zero:!1,read:(t,e)=>t.literal("a boolean",/^[tf]/,e,n=>n===
"true")},Gn={zero:0,read:(t,e)=>{const n=s=>/^-?\d{1,19}$/.test(s)&&BigInt.asIntN(64,BigInt(s))===BigInt(s);return t.literal("an integer",{test:n},e,Number)}},it=t=>({
zero:null,read:(e,n)=>e.takeNull()?null:t.read(e,n??t.zero)}),Kt={zero:null,read:t=>(t.skip(),null)},Ee=t=>({zero:t.zero,read:(e,n)=>{const{mistake:s}=e,o=t.read(
e,n);return e.mistake=s,o}}),Te=t=>({zero:null,read:e=>{const{room:n}=e;return e.room=Number.POSITIVE_INFINITY,t.read(e,t.zero),e.room=n,null}}),Q=t=>({zero:[],
read:(e,n)=>{if(e.takeNull())return[];const s=[];let o=0;return e.parts("[","a list",()=>{const a=e.room-- >0,i=e.within(o,t,n[o]??t.zero);a&&s.push(i),o+=1})?s:
n}}),Wt=t=>({zero:null,read:(e,n)=>{if(e.takeNull())return null;const s=n??new Map;return e.parts("{","an object",o=>{const r=e.room-- >0,a=e.within("*",t,t.zero);
r&&s.set(o,a)}),s}});function B(t){const e=Object.entries(t),n=new Map(e);return{zero:Object.fromEntries(e.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())
return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(i)?i:Xn(i),l=n.get(c);if(l===void 0)return o.skip();a[c]=o.within(c,l,a[c])}),a}}}const Xn=t=>t.
toLowerCase().replaceAll("\u017F","s"),Yn=25e3;class Zn{#e;#t;#o=[];mistake=null;room=Yn;constructor(e){this.#e=e,this.#t=Z.AN(e,0)}within(e,n,s){this.#o.push(e);
const o=n.read(this,s);return this.#o.pop(),o}takeNull(){return this.#e[this.#t]!=="n"?!1:(this.skip(),!0)}literal(e,n,s,o){if(this.takeNull())return s;const r=this.#t;
this.skip();const a=this.#e.slice(r,this.#t);return n.test(a)?o(a):(this.#n(e,a.charAt(0)),s)}parts(e,n,s){const o=this.#e,r=o.charAt(this.#t);if(r!==e)return this.#n(
n,r),this.skip(),!1;for(this.#t=Z.AN(o,this.#t+1);o[this.#t]!=="]"&&o[this.#t]!=="}";)s(e==="{"?this.#r():""),this.#t=Z.AN(o,this.#t),o[this.#t]===","&&(this.#t=
Z.AN(o,this.#t+1));return this.#t+=1,!0}skip(){const e=this.#e;let n=0;do{const s=Z.AN(e,this.#t),o=e.charAt(s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=
1),o==='"'?this.#t=Z.ap(e,s):this.#t="[]{},:".includes(o)?s+1:Z.f(e,s)}while(n>0)}#r(){const e=this.#t;this.#t=Z.ap(this.#e,e);const n=Z.I(this.#e.slice(e,this.#t));
return this.#t=Z.AN(this.#e,Z.AN(this.#e,this.#t)+1),n}#n(e,n){if(this.mistake!==null)return;const s=this.#o.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===
0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Qn[n]??"a number"} instead of ${e}${o}`}}const Qn={"[":"a list","{":"an object",'"':"a string",t:"a bool\
ean",f:"a boolean"},qn=B({name:P,source:P,version:P}),ts=B({name:P,version:P,namespace:Ee(P),source:Ee(P)}),Vt=B({path:P,providers:Q(it(ts)),dependencies:Q(it(qn))}),
Se=Q(it(Vt)),Ae=(t,e)=>{const n=B({version:P,root:t,submodules:e}),s=B({source:P,versions:Q(it(n))});return B({modules:Q(it(s))})},es=Ae(Te(Vt),Te(Se)),ns=Ae(Vt,
Se);function ss(t){const e=ht(t,es);if(!e.ok)return e;const{modules:n}=e.value;if(n.some(o=>o===null||o.versions.includes(null)))return(0,M.TR)("has null in a l\
ist, at which the clients crash");const[s]=n;return s?(0,M.Ju)(s.versions.map(o=>o?.version??"")):(0,M.TR)('has no element in "modules"')}function os(t,e){const n=ht(
t,ns),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,
dependencies:u,providers:d})=>({path:l,calls:u.flatMap(f=>f??[]),providers:d.flatMap(f=>f??[])}));i.some(({calls:l,providers:u})=>l.length+u.length>0)&&e(r.version)&&
o.set(r.version,i)}return o}const Gt=({constraint:t,client:e},n)=>Jt(t===null?[]:[t.text],n,{client:e});function rs(t,e,n){let s=null;const r=[...os(t,a=>(s??=new Set(
n.map(i=>Ce(Gt(i,e)))),s.has(Ie(a))))].filter(([,a])=>is(a,e));return new Map(r.map(([a,i])=>[Ie(a),i]))}const as=500;function is(t,{work:e}){const n=t.flatMap(
({calls:r,providers:a})=>[...r,...a]),s=[...t.map(({path:r})=>r),...n.flatMap(Object.values)],o=n.every(({version:r})=>r.length<=as);return e?.keep(s)!==!1&&o}const Ce=t=>t?.
kind==="chosen"?t.version:"none";function Ie(t){const e=(0,L.oF)(t);return e===null?"":(0,L.Cg)(e)}const cs=3,ls=200,us=2e3,ds=3e5;function fs({calls:t,client:e},n,s){
const o=[],r={calls:[],providers:[],undescribed:o};let a=t.flatMap(c=>{const{module:l,constraint:u,isOpen:d}=c;return l===null||d?[]:{call:c,host:l.host,by:"",module:l,
constraint:u,client:e}});const i={left:Math.min(s.left,us)};for(let c=0;c<cs;c+=1)a=a.flatMap(u=>{const d=n(u);if(d===null)return[];const{described:f}=d,h=f?.size?
Ce(Gt(u,d)):"",p=i.left>0?f?.get(h):void 0;if(p===void 0)return c===0&&o.push(u.call),[];const{namespace:k,name:$,system:R}=u.module,I=`${k}/${$}/${R} ${h}`,O=hs(
p,{...u,by:I},i);return r.providers.push(...O.providers),O.calls}).slice(0,ls),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function hs(t,{
module:e,...n},s){const o=u=>({text:u,place:n.call.place}),r=t.slice(0,Math.max(0,s.left)),a=new Map(r.map(u=>[(0,xt.join)(".",u.path),u])),i=new Set([(0,xt.join)(
".",e.subdirectory)]),c=[],l=[];s.left-=r.length;for(const u of i){const d=a.get(u);for(const{source:f,version:h}of d?.calls??[]){if(s.left--<=0)break;(0,U.Nj)(
f)&&i.add((0,xt.join)(u,f));const p=(0,U.vL)(f,n.client),k=h===""?null:o(h);p.kind==="registry"&&c.push({...n,module:p,constraint:k})}for(const{name:f,namespace:h,
source:p,version:k}of d?.providers??[]){if(s.left--<=0)break;const $=(0,be.mi)(p||(0,xt.join)(h,f),n.client);$.kind!=="registry"||k===""||l.push({...n,provider:$,
constraint:o(k)})}}return{calls:c,providers:l}}function ps({items:t,inside:e,versions:n},s){const o=Map.groupBy(t,({root:a})=>a),r=Array.from(e,([a,{calls:i,providers:c}])=>{
const l=o.get(a)??[];return[...i.flatMap(d=>ms(d,n)??[]),...gs(c,l,s)].map(d=>{const f=({kind:h,of:p})=>h==="module"&&g.ek(p)[0]===d.places[0];return{...d,rows:S(
l.filter(f))}})}).flat();return(0,A.DF)(r,({problem:a})=>a.message)}function ms(t,e){const{module:n,client:s,constraint:o,by:r}=t,a=e.get(g.MP(n))?.[s],i=`${n.host}\
/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Xt(t,(0,C.
o)({...c,newest:null}));const l=st(a);return!l||Gt(t,l)?.kind!=="none-fits"?null:Xt(t,(0,C.o)({...c,newest:l.newest}))}const ks=50;function gs(t,e,n){const s=Map.
groupBy(t,({provider:o})=>g.JT(o));return e.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get(g.IY(o.wants)):void 0,l=st(a);if(c===void 0||l===
null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(O=>[O.constraint.text,O])).values()],f=[...g.Im(o.of),...u.slice(0,ks).map(O=>O.constraint)],
h=n?null:Ot(o)?.version.text??null,p=f.map(({text:O})=>O),k=Jt(p,l,{client:i.client,held:h});if(k===null||k.kind==="chosen")return[];const $=k.kind==="none-fits"?
f.filter(({text:O})=>k.conflict.includes(O)):f,{newest:R}=l,I=z(o);return u.filter(({constraint:O})=>$.includes(O)).map(O=>{const{by:vt,constraint:X}=O,wt=$.filter(
lt=>lt!==X).map(vs),yt={by:vt,address:I,constraint:X.text,others:wt,newest:R};return Xt(O,(0,C.o)(yt))})})}const vs=({text:t,place:e})=>`"${t}" (${e.file}:${e.line}\
)`,Xt=({call:{place:t},host:e},n)=>(0,A.hD)(n,{host:e,services:[T.e$],places:[g.W$(t)]});var Yt=m(8937);const Re={location:"the location of the package",document:"\
the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of ch\
ecksums",signature:"the signature of the checksums"},Nt=t=>t==="location"||t==="document",Zt="set `version` to one whose package can be downloaded",ws=({url:t,why:e,
clients:n,...s})=>(0,A.CC)("package-location",{message:`${(0,b.eZ)(n)} cannot download ${(0,b.oZ)(s)}: ${(0,b.dh)(e)} (${t})`,operator:"return 204 with X-Terraf\
orm-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Zt,affects:n});function ys(t){const{part:e,token:n,isFork:s}=t,
o=Nt(e)&&s&&n==="none",r=Nt(e)?n==="withheld":e==="repository",a=Nt(e)?Ms(t):Os(t);return(0,A.CC)("package-unauthorized",{message:`${Re[e]} of ${(0,b.oZ)(t)} ca\
nnot be read: ${(0,b._r)(t)}; ${$s(t)}`,help:o?Yt.ro:a,severity:o?"notice":r?"warning":"error"})}function $s(t){const{part:e,token:n,at:s}=t;return e==="reposit\
ory"?"it does not exist, or requires git credentials, which this check does not use":n==="none"&&!Nt(e)?"the CLIs send no token to package hosts":(0,Yt.pt)(t,n===
"dropped"?s:null)}function Ms(t){const{kind:e,source:n,at:s}=t,o=`give the token from ${n} permission to download this ${e}`;return(0,Yt.$w)(t,`${e}s.v1`,s,o)}function Os({
kind:t,part:e,at:n}){if(e==="repository")return{operator:"use a repository that every user of the registry can read",user:`check that git has credentials for ${n}\
 on the machine that runs init`};const s="serve it without authentication, for example at a presigned URL",o=`add a login for ${n} to ~/.netrc`;return t==="modu\
le"?{operator:s,user:o}:e!=="archive"?{operator:s}:{operator:s,user:`${o}, which only Terraform uses for providers`}}function Pe(t){const{part:e,why:n,attempts:s,
at:o,host:r,isAnswered:a}=t,i=s>1?` in each of ${s} attempts`:"",c=a?Zt:`check that a firewall or proxy lets this machine connect to ${o}, or ${Zt}`;return(0,A.
CC)("package-unreachable",{message:`${Re[e]} of ${(0,b.oZ)(t)} cannot be read: ${n}${i}`,operator:`check that ${o} serves the file to this machine`,user:c,guest:(0,b.
B9)(r),severity:t.isSlow?"warning":"error"})}var Qt=m(6697);const xe=({packages:t})=>t.flatMap(bs);function bs(t){if("location"in t){const e=t.steps.flatMap(n=>n.
kind==="asked"?n.answer:[]);return[t.location,...e]}return[t.description,...t.files.map(({answer:e})=>e)]}const bt=({item:t,version:e,host:n})=>({kind:t.kind,address:z(
t),version:e,host:(0,E.nx)(n)}),kt=({item:t,version:e,host:n},s,o)=>({item:t,cause:`package ${(0,g.IY)(t.wants)} ${e} ${s}`,describe:o,host:n});function St(t,e,n){
const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||e==="location"||e==="document")return[];
const r=(0,E.yo)(o)??o,{kind:a,address:i,version:c}=bt(t),l=()=>(0,Qt.wp)({host:r,package:`${a} ${i} ${c}`});return[kt(t,`${r} not allowed`,l)]}case"status":case"\
failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>Ts(t,e,n,s);return[kt(t,`${e} ${o} ${r}`,a)]}}}const Es=["page","archive","repository"];function Ts(t,e,{
lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...bt(t),part:e,url:i,at:(0,E.yo)(i)??i};if(a.kind==="failed"){const{code:d,message:f}=a.problem;
if(d==="host-private-redirect")return a.problem;const h=d==="host-timeout"&&Es.includes(e);return Pe({...c,why:f,attempts:o,isAnswered:!1,isSlow:h})}const{status:l,
reason:u}=a;if(l===401||l===403||e==="repository"&&l===404){const d={token:n?.authorization??"none",source:r,isFork:t.isFork};return ys({...c,...d,status:l,reason:u,
page:null})}return Pe({...c,why:`${i} returned ${l} ${u}`.trim(),attempts:(0,D.Mq)(l)?o:1,isAnswered:!0,isSlow:!1})}function Ss(t,{location:e,steps:n}){const{outcome:s,
url:o}=e,r=i=>[kt(t,`location ${i}`,c=>ws({...bt(t),url:o,why:i,clients:x(c)}))];if(s.kind==="status"&&As(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(
`its location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return St(t,"location",e);case"refused":return r(
a.why);case"other":return[Cs(t.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):St(t,a.
what,a.answer)}}}const As=t=>t!==401&&t!==403&&!(0,D.Mq)(t),Cs=(t,e)=>({item:t,cause:`not followed ${e}`,describe:n=>{const s=[...new Set(n.map(z))];return(0,C.
q)({what:"getter",getter:e,names:s})}}),Lt=t=>(0,b.oZ)({...t,kind:"provider"}),qt=(t,e="")=>`${Lt(t)} for ${t.platform} cannot be installed: ${e}${(0,b.dh)(t.why)}`,
Ne=t=>(0,A.CC)("package-platform",{message:`${Lt(t)} has no package for ${t.platform}: ${t.isMirror?`${t.url} lists none`:(0,b._r)(t)}`,operator:t.isMirror?`add\
 it with \`terraform providers mirror -platform=${t.platform}\``:`publish the package for ${t.platform}`,user:`set \`version\` to one with a package for ${t.platform}\
, ask the publisher of the provider to build one, or correct \`platforms\``}),Is=({suggestion:t,...e})=>(0,A.CC)("package-protocol",{message:`${Lt(e)} requires \
plugin protocol ${(0,b.K4)(e.protocols,3,b.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a version with plugin protocol 5 or 6, or correct `pr\
otocols`",user:t===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,b.dh)(t,40)}"\`, the newest version \
with a supported protocol`}),Rs=t=>(0,A.CC)("package-document",{message:qt(t,`the response of ${t.url} `),operator:t.isMirror?`return {"archives":{"${t.platform}\
":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `down\
load_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Ps=t=>(0,A.CC)("package-sums",{message:qt(t,`${t.url} `),operator:"correct the\
 checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again"}),xs=t=>(0,A.CC)("package-unsigned",{message:qt(t),operator:"\
sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Ns({
clients:t,...e}){const n=t.map(s=>`${s==="opentofu"?"tofu":s} providers lock -platform=${e.platform}`);return(0,A.CC)("lock-platform-missing",{message:`the lock\
 file has no checksum of ${Lt(e)} for ${e.platform}`,user:`run \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again i\
f it was replaced"})}var K=m(4283);const Ls=(t,e)=>At(te(t),`${Le(e)}/versions`),Ds=(t,e,n)=>At(te(t),`${Le(e)}/${n}/download`),Le=({namespace:t,name:e,system:n})=>`${t}\
/${e}/${n}`,js=(t,{namespace:e,type:n})=>At(t,`${e}/${n}/versions`),Us=(t,{namespace:e,type:n},s,{os:o,arch:r})=>At(t,`${e}/${n}/${s}/download/${o}/${r}`),zs=(t,e)=>At(
te(t),e);function Bs(t,{host:e,namespace:n,type:s},o){const r=(0,K.O2)(t,`${e}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,M.TR)(`unsupported pr\
otocol scheme "${r.value.scheme}"`)}function Fs(t,e){if(!/^\.{0,2}\//.test(e))return(0,M.Ju)(e);const n=(0,K.O2)(t,e);return n.ok?(0,M.Ju)((0,K.jr)(n.value)):n}
function _s(t,e){const n=Dt(t,e);return n.ok&&n.value.fragment!==""?(0,M.TR)("must not include fragment part"):n}function Dt(t,e){const n=(0,K.O2)(t,e);if(!n.ok)
return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,M.TR)("must use http or https scheme")}const te=t=>t.path.endsWith("/")?t:{...t,path:`${t.path}\
/`};function At(t,e){const n=(0,K.O2)(t,e);if(!n.ok)throw new Error(n.why);return n.value}var Hs=m(7511);const Js=B({versions:Q(B({version:P,protocols:Q(P)})),warnings:Q(
P)});function Ks(t){const e=ht(t,Js);if(!e.ok)return e;const{versions:n,warnings:s}=e.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(
i=>De(o.get(i)??[]));return(0,M.Ju)({texts:r,compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}const De=t=>t.some(e=>{const n=(0,L.rK)(e),[s]=n?.numbers??
[];return n!==null&&!(0,L.Ty)(n)&&(s===5n||s===6n)}),Ws=B({id:P,moved_to:P});function Vs(t,e){const n=ht(t,Ws);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,
r=(0,be.mi)(o===""?s:o,"terraform"),a=r.kind==="registry"&&r.type===e;return(0,M.Ju)(a?r.namespace:null)}const je=B({ascii_armor:P}),Gs=Wt(B({hashes:Q(P),package_size:Gn})),
ee=(t,e)=>B({protocols:Q(P),os:P,arch:P,filename:P,shasum:P,download_url:P,shasums_url:P,shasums_signature_url:P,signing_keys:B({gpg_public_keys:Q(it(t))}),packages:e}),
Xs={terraform:ee(B({ascii_armor:P,trust_signature:P}),Kt),"opentofu before 1.12":ee(je,Kt),opentofu:ee(je,Gs)},Ys=(t,e)=>ht(t,Xs[e]),Zs=B({versions:Wt(B({}))});
function Qs(t,e){const n=Ue(t,e,Zs);return n.ok?(0,M.Ju)([...n.value.versions?.keys()??[]]):n}const qs=B({archives:Wt(it(B({url:P,hashes:Q(P)})))});function to(t,e,{
os:n,arch:s}){const o=Ue(t,e,qs);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,M.Ju)({kind:"no-platform"});if(r===null)return(0,M.
Ju)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,M.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,M.
Ju)({kind:"archive",url:i,hashes:a})}function Ue(t,e,n){const s=(0,Hs.i)(e??"");return s.ok&&s.value==="application/json"?ht(t,n):(0,M.TR)(e===null?"has no Cont\
ent-Type; expected application/json":"has a Content-Type other than application/json")}function eo(t,e,n){const{os:s,arch:o,shasum:r}=t,a=/^[0-9a-fA-F]{64}$/.test(
r),i=s===e.os&&o===e.arch,c=`${e.os}_${e.arch}`;return{early:[...no(t.protocols),...ne([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,se(n,"downl\
oad_url",t.download_url),oo(t.packages),a?null:so(r),se(n,"shasums_url",t.shasums_url),se(n,"shasums_signature_url",t.shasums_signature_url)]),...t.download_url===
""?[{kind:"no-archive"}]:[]],late:ne([ro(t,c)]),hashes:a&&i?[`zh:${r.toLowerCase()}`]:null}}const ne=t=>t.flatMap(e=>e===null?[]:{kind:"description",why:e});function no(t){
const e=t.find(n=>(0,L.rK)(n)===null);return e!==void 0?[{kind:"description",why:`has "${e}" in \`protocols\`, which is not a version`}]:t.length===0||De(t)?[]:
[{kind:"protocols",protocols:t}]}function se(t,e,n){const s=Dt(t,n);return s.ok?null:`has an invalid URL in \`${e}\`: ${s.why}`}const so=t=>t===""?"has no `shas\
um`":`has "${t}" in \`shasum\`, which is not 64 hexadecimal digits`;function oo(t){const e=[...t?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),
n=Array.from(t?.values()??[],o=>o.hashes).flat(),s=[...e,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu c\
annot read`}function ro({packages:t,shasum:e},n){if(!t?.size)return null;const s=t.get(n);if(s===void 0)return"has `packages` without an entry for the platform,\
 which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith(
"zh:"));return o.some(r=>r!==`zh:${e}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for \
the platform in `packages`, which OpenTofu requires"}function ao(t,e){switch(t.kind){case"crash":return(0,M.TR)(`has null for ${e}, at which the clients crash`);case"\
no-platform":return(0,M.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{const{url:n,hashes:s}=t,o=s.length===0||s.some(io),r=ne([n===""?`has\
 no \`url\` for ${e}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${e}, but others`]);return(0,M.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const ze=[
"zh:","h1:"],io=t=>ze.some(e=>t.startsWith(e)),co=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function lo(t,{filename:e,shasum:n}){
for(const s of t.split(`
`)){const[o="",r]=s.split(co,4).filter(a=>a!=="");if(r===e)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${e} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${e}`}return`has no line for ${e===""?"the empty `filename` of the packag\
e":e}`}function uo(t){const[e]=t;return e===void 0?"the signature of its checksums is empty":e===194||(e&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const oe="in `signing_keys.gpg_public_keys`";function fo(t){const[e]=t;return t.includes(null)?`the desc\
ription has null ${oe}, at which the clients crash`:e===void 0?`the description has no key ${oe}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(e??"")?
null:`the description has a key ${oe} whose \`ascii_armor\` is not an armored public key`}function ho(t,e,n){const{description:s}=e,o={...t,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[re(o,e,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>re(o,e,a)),...e.files.flatMap(({part:a,
answer:i})=>St(o,a,i)),...e.late.map(a=>re(o,e,a))].slice(0,1),...ko(o,e,r.value,n)];case"status":return r.status===404?[po(o,e,r)]:St(o,"document",s);case"fail\
ed":case"not-asked":return St(o,"document",s)}}function po(t,{platform:e,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const f={...bt(t),...i,platform:e,isMirror:!1};return kt(t,`${e} platform`,()=>Ne(f))}const{item:c,version:l}=t,u={provider:z(c),mirror:s.
url,version:l,...i},d=(c.answer.installation?.mirrors??[]).some(f=>f.mirror?.url===s.url&&st(f)?.texts.includes(l));return kt(t,`mirror ${s.url}`,()=>rt({...u,isListed:d}))}
function re(t,e,n){const{platform:s,description:o}=e,{url:r,mirror:a}=o,i={...bt(t),platform:s,isMirror:a!==void 0,url:r},c=(u,d)=>kt(t,`${s} ${u}`,d),l=u=>c(`d\
ocument ${u}`,()=>Rs({...i,why:u}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"platform":{const u={
status:200,reason:"OK",page:null};return c("platform",()=>Ne({...i,...u}))}case"protocols":{const{protocols:u}=n,d=mo(t.item);return c("protocols",()=>Is({...i,
protocols:u,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>Ps({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>xs({...i,...n}))}}const mo=({
answer:t})=>Mt("provider",st(t)?.compatible??[]).newest;function ko(t,{platform:e},{hashes:n},s){const{item:o,version:r}=t,a=Ot(o),i=s.get(o.root.lockFile??"")?.
get((0,g.IY)(o.wants))??[];if(a?.version.text!==r||n===null||i.length===0)return[];if(i.some(u=>n.includes(u)))return[];const c=[(0,g.W$)(a.version.place)];return go(
i,n)?[{...kt(t,`${e} lock`,u=>Ns({...bt(t),platform:e,clients:x(u)})),places:c}]:[{item:o,cause:"not followed contents",places:c,describe:d=>{const f=d.map(h=>`${z(
h)} ${Ot(h)?.version.text}`);return(0,C.q)({what:"contents",names:[...new Set(f)]})}}]}const go=(t,e)=>ze.filter(n=>t.some(s=>s.startsWith(n))).every(n=>e.some(
s=>s.startsWith(n))),ae=[];function vo(t){const e=new Map,n=Map.groupBy(t,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:x(o),rows:(0,_.
c1)(o,y).map(r=>wo(r,e))}))}function ie(t,e){const n=JSON.stringify(t),s=e.get(n)??t;return e.set(n,s),s}function wo(t,e){const[n]=t,{kind:s,wants:o,of:r,answer:a}=n,
i=(0,g.Im)(r).map(({text:l})=>l),c=t.flatMap(({root:{client:l},choice:u})=>u===null?[]:[[l,u.kind==="chosen"?u.version:null]]);return{kind:s,address:w(n),source:ie(
z(n),e),host:o.host,constraints:ie(i,e),locked:Ot(n)?.version.text??null,chosen:ie(Object.fromEntries(c),e),newest:st(a)?.newest??null,platforms:$o(t),...t.flatMap(
xe).some(yo)&&{isUnchecked:!0},worst:null,problems:ae,places:(0,_.As)((0,g.ek)(r)),rejectedAt:Oo(t)}}const yo=({outcome:t})=>t.kind==="not-asked";function $o(t){
const e=t.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return e.length===0?ae:[...Map.groupBy(e,({platform:n})=>n)].map(([n,s])=>{const o=s.map(
Mo);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Mo({description:{outcome:t,mirror:e}}){return t.kind==="read"?!t.value.early.
some(({kind:s})=>s==="platform"):t.kind==="status"&&t.status===404&&e===void 0?!1:null}function Oo(t){const e=t.find(({choice:s})=>s!==null&&s.kind!=="chosen");
return e===void 0?ae:[...(0,g.Im)(e.of),Ot(e)?.version].flatMap(s=>s?.place??[])}function bo(t,e){const{items:n}=t,s=[...at(n,e.isFork),...zn(n),...Dn(n),...Eo(
t,e.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${N(r)}`);return{findings:[...So(t),...It(s),...ps(t,e.upgrade),...Fn(t.clouds),
...Kn(t.logins),...Ao(n,e)],roots:vo(n),requests:t.requests,answering:new Set(o)}}const Eo=({items:t,lockHashes:e},n)=>t.flatMap(s=>{if(s.choice?.kind!=="chosen")
return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in r?Ss(o,r):ho(o,r,e))}),To=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function So({inside:t}){const e=({place:c})=>c!==g.cd,n=[...t.keys()].flatMap(c=>c.calls),s=Be(n.filter(({isOpen:c})=>c)),o=Be(n.filter(({module:c,isOpen:l})=>c===
null&&!l)),r=o.filter(({source:c})=>To.test(c)).length,a=[...t.values()].flatMap(({undescribed:c})=>c).filter(e),i=a.flatMap(({module:c})=>c===null?[]:`${c.namespace}\
/${c.name}/${c.system}`);return[...ce(a,{what:"inside",names:[...new Set(i)]}),...ce(s,{what:"open",names:s.map(({address:c})=>c)}),...ce(o,{what:"direct",git:r,
names:o.map(({address:c})=>c)})]}function ce(t,e){const n=(0,_.NP)(t.map(({place:s})=>s));return n.length===0?[]:[(0,A.hD)((0,C.q)(e),{places:n,clients:[]})]}const Be=t=>[
...new Map(t.map(e=>[`${e.place.file}:${e.place.line}`,e])).values()];function Ao(t,{maxRequests:e}){const n=t.flatMap(o=>[o.answer,...xe(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:F(o),outcome:r}:[]));return(0,_.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?r.problem.message:r.why}`).flatMap(o=>{const[{
host:r,outcome:a}]=o,i=[...new Set(o.flatMap(d=>(0,g.ek)(d.item.of)))];if("problem"in a)return[(0,A.hD)(a.problem,{host:r,places:i,needed:(0,V.ly)(i)})];const{why:c}=a;
if(c==="service"||c==="not-allowed")return[];const l=[...new Set(o.map(d=>Y(d.item)))],u=(0,C.q)(c==="limit"?{what:c,max:e,names:l}:{what:c,names:l});return[(0,A.
hD)(u,{host:r,places:(0,_.NP)(i),needed:!1})]})}var Co=m(2389),Io=m(3024),jt=m(6760),Ro=m(4693),Po=m(7542),Fe=m(9075);const xo=1e6,No=1e5,Lo=2e4;class Do{#e;constructor(e,n){
this.#e=xo+e*No+n*Lo}get isSpent(){return this.#e<0}read({bytes:e,truncated:n}){let s=0;for(const o of e)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/
8)*e.length+12*s)}keep(e){return this.#t(e.reduce((n,{length:s})=>n+16*s+100,0))}choose(e,n){return this.#t(e*(25+2*n))}#t(e){return this.#e-=e,!this.isSpent}}var jo=m(
1257),_e=m(4155),gt=m(5306),Uo=m(1654),zo=m(3948),He=m(6875),Bo=m(9940);const Et=4;class le{#e=[];#t;constructor(e){this.#t=e}async pass(e){const n=await this.enter();
return e().finally(n)}async enter(){return this.#t===0?await new Promise(e=>this.#e.push(e)):this.#t-=1,()=>{const e=this.#e.shift();e===void 0?this.#t+=1:e()}}}
async function Je(t,e,{concurrency:n},s,o=Et){const r=Map.groupBy(t,e);await Ke(r.values(),n*Et,a=>Ke(a.values(),o,s))}async function Ke(t,e,n){const s=async()=>{
for(const o of t)await n(o)};await Promise.all(Array.from({length:e},s))}const Fo=2*Et,_o=1e3,Ho=3e4,Jo=6e4;class Ko{gate=new le(Et);largeBodies=new le(1);requests=0;pause=Promise.
resolve();silent=0;down=null}class Wo{#e;#t;#o=(0,Fe.Oo)(e=>new Ko);#r=new Map;#n=new Set;#s=new Map;constructor(e){this.#e=e,this.#t=new le(e.concurrency*Et),e.
stop.signal.addEventListener("abort",this.#a);for(const[n,s]of e.sessions??[])this.#n.add(n),this.#s.set(n,this.#i({url:s}))}get requests(){return[...this.#r.values()]}ask(e){
const n=this.#i(e);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,e)))}#a=()=>{for(const e of this.#n)e.close()};close(){this.#e.stop.signal.removeEventListener(
"abort",this.#a),this.#a()}#i({url:e}){const n=(0,gt.X5)(e);return this.#o(n.ok?`${n.value.name} ${n.value.port}`:"")}async#c(e,n){if(e.down!==null)return e.down;
const s=await this.#l(e,n);if(typeof s=="string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(e.silent=s.every(
({headMs:r})=>r===null)?e.silent+1:0,e.silent>=Fo&&(e.down=s)),s}async#l(e,n){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await e.pause,s.why!==null)return ue(
r,"stopped");if(e.requests>=o)return ue(r,"limit");const a=await this.#u(e,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(f=>(0,D.mh)(
r,f)!==null)||s.why!==null)return ue(r,"stopped");const{ms:l,isForHost:u}=Vo(a,r.length,this.#e),d=(0,He.v7)(l,this.#e);u&&(e.pause=d),await d}}async#u(e,n){const{
network:s,startTimer:o,monotonic:r}=this.#e,{patience:a}=n,i=this.#f(e);e.requests+=1;try{const c=await(0,zo.e)({...n,planBody:l=>({...n.planBody(l),turn:()=>e.
largeBodies.enter()}),asks:"answer",session:i,settings:s,timeoutMs:(0,Bo.nT)(a),startTimer:o,monotonic:r});return e.requests+=c.hops.length-1,this.#d(n,c),c}finally{
this.#h(e,i)}}#d({host:e},{hops:[n],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#r.get(e)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??
-1),c=u=>!a.some(d=>d.host===u.host&&d.expires===u.expires),l=o.filter(c).map(({host:u,expires:d})=>({host:u,expires:d}));this.#r.set(e,{host:e,slowest:i?{url:n.
url,timing:s}:r,certificates:[...a,...l]})}#f(e){for(const[s,o]of[...this.#s].reverse())if(o===e&&(this.#s.delete(s),s.isOpen))return s;const n=new Uo.N(this.#e.
network);return this.#n.add(n),n}#h(e,n){n.isOpen?this.#s.set(n,e):this.#n.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#e.concurrency||s===void 0||(this.#s.
delete(s),this.#n.delete(s),s.close())}}const ue=([t,...e],n)=>t===void 0?n:[t,...e];function Vo({response:t},e,{now:n}){const s=t.kind==="received"&&[429,503].
includes(t.head.status)?(0,He.VJ)(t.head.retryAfter,n()):null;return s===null?{ms:Math.min(_o*2**(e-1),Ho),isForHost:!1}:{ms:Math.min(Math.max(s,0),Jo),isForHost:!0}}
var We=m(2832),Go=m(960),Ve=m(1193);const Xo=9,Yo={kind:"whole",maxBytes:8*1024*1024},ot=({bytes:t})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t);function Ut(t,e){
const{once:n}=t;if(n===void 0)return Ge(t,e);const s=e.known.get(n)??Ge(t,e);return e.known.set(n,s),s}async function Ge(t,e){const{host:n,clients:s,at:o}=t;if(s.
length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,K.jr)(c.url)),a=await e.tokenOf(n),i=r.values().map(
c=>Zo(t,c,a,e));return Object.fromEntries((await Promise.all(i)).flat())}function Ct(t,e,n,s,o,r){return Ut({...o,host:e,clients:n,at:i=>{const c=Ye(t,e,i,r);return typeof c==
"string"?c:{...c,url:s(c.url)}}},r)}const tt=(t,e,n="")=>({host:t,url:n,tokenSource:null,outcome:{kind:"not-asked",why:e},attempts:0,lastHop:null});async function Zo(t,e,{
token:n,source:s},{send:o,patience:r,versionOf:a,workOf:i}){const[c]=e;if(c===void 0)return[];const{host:l,headers:u,maxRedirects:d=Xo}=t,f=e.map(({client:I})=>I),
h=c.where,p=I=>f.map(O=>[O,I]);if(typeof h=="string")return p({...tt(l,h),tokenSource:s});const k=(0,K.Pl)(h.url),$={...tt(l,"service",k),tokenSource:s},R=i(l);
if(R.isSpent)return p({...tt(l,"work",k),tokenSource:s});try{const I=await o({...h,host:l,token:n,headers:u??{"x-terraform-version":a(c.client)},planBody:X=>Xe(
X,t)??We.IK,maxRedirects:d,patience:f.map(r)});if(typeof I=="string")return p({...$,outcome:{kind:"not-asked",why:I}});const O=I.at(-1)?.hops.at(-1)??null,vt=Map.
groupBy(f,X=>Qo(I,r(X)));return Array.from(vt,([X,wt])=>{const yt=qo(X,h.url,t,R),lt={host:l,url:k,tokenSource:s,outcome:yt,attempts:I.length,lastHop:O};return wt.
map(Bt=>[Bt,lt])}).flat()}catch(I){const O=(0,Qt.n3)({host:E.nx(l),thrown:I});return p({...$,outcome:{kind:"not-asked",why:"unchecked",problem:O}})}}function Qo(t,e){
const{attemptMs:n}=e,s=t[(0,D.mh)(t,e)??t.length-1]??t[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"respons\
e":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Go.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Xe=(t,{accepts:e=s=>s===
200,plan:n=()=>Yo})=>e(t.status)?n(t):null;function qo(t,e,n,s){if(t.kind==="failed"){const{problem:u}=t;return u.code==="host-http2"?{kind:"not-asked",why:"unc\
hecked",problem:u}:{kind:"failed",problem:u}}const{head:o,body:r}=t,{status:a,reason:i}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const c=Xe(o,n);if(c===
null)return{kind:"status",status:a,reason:i,page:(0,Ve.y8)(r.bytes)};if(r.truncated&&c.kind==="whole")return{kind:"not-asked",why:"size"};const l=n.read(t,e,s);
return l.ok?{kind:"read",value:l.value}:l.why===Tt?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:l.why,page:(0,Ve.y8)(r.bytes)}}function Ye(t,e,n,{
settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(e);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(I=>I.client===n),u=l===
void 0?c:{...l,kind:"found",url:E.cu(e)};if(u.kind!=="found")return"service";const{url:d,services:f}=u,h=(0,T.TE)(t,{services:f,documentUrl:d,display:E.nx(e),client:n});
if(h.kind!=="url"||!(0,gt.X5)(h.url).ok)return"service";const p=E.Pm(h.url)??"",k=l!==void 0,$=p===e||E.ev(p,s)||a.has(`${e} ${t}`)||k,R=k?null:Ze(i,o);return $?
{url:h.url,origin:R}:"not-allowed"}const Ze=({host:t,attempt:e},n)=>({isPublic:(0,gt.Ul)(n,E.Sv(t).name,e.hops[0]?.address??null)}),tr=3e4,er={kind:"whole",maxBytes:1024*
1024},Qe={headers:{accept:"application/vnd.api+json"},plan:({status:t})=>t===200?er:We.IK},nr={...Qe,accepts:()=>!0,read:({head:t})=>(0,M.Ju)(t.apiVersion)},sr=B(
{data:it(B({id:P}))}),qe={...Qe,accepts:t=>t>=200&&t<=399,read:({body:t})=>{const e=ht(ot(t),sr);return e.ok?e.value.data===null?(0,M.TR)("has no data"):(0,M.Ju)(
null):e}},or=/^[\w-]+$/;async function rr(t){const e=t.settings.timeoutMs??tr,s={...t,patience:r=>({client:r,attemptMs:e,retries:1})},o=ir(t).map(async r=>{const{
host:a,service:i,clients:c}=r,{token:l}=await t.tokenOf(a);if(l===null)return[];const u=c.flatMap(f=>{const h=Ye(i,a,f,t);return typeof h=="string"?[]:[{client:f,
at:h}]}),d=(0,_.c1)(u,({at:f})=>(0,K.jr)(f.url)).map(f=>{const h={...r,clients:f.map(({client:p})=>p)};return ar(h,f[0].at,s)});return await Promise.all(d)});return(await Promise.
all(o)).flat()}async function ar(t,e,n){const{host:s,clients:o,organization:r,workspace:a}=t,i=async(p,k)=>{const $=zs(e.url,p),R=()=>({...e,url:$}),I=`cloud ${(0,K.
jr)($)}`,O=await Ut({...k,host:s,clients:o,at:R,once:I},n);return Object.values(O)[0]??tt(s,"service")},c=await i("ping",nr),l={...t,ping:c,ofOrganization:null,
ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return l;const u=`organizations/${r}`,d=await i(`${u}/entitlement-set`,qe),h=d.outcome.kind!=="read"||a===
null?null:await i(`${u}/workspaces/${a}`,qe);return{...l,ofOrganization:d,ofWorkspace:h}}function ir({usages:t,machine:e}){const n=new Map;for(const{kind:s,workspace:o,
hasOwnToken:r,needs:a,place:i}of t){if(o===void 0||r)continue;const c=s.startsWith("cloud")?e.environment.TF_CLOUD_ORGANIZATION:void 0,l=tn(o.organization??c),u=tn(
o.name);for(const{host:d,service:f,clients:h}of a){const p=[d,f,l,u].join(" "),$=n.get(p)??{host:d,service:f,organization:l,workspace:u,places:[],clients:[]};n.
set(p,$),$.places.push(i),$.clients=[...new Set([...$.clients,...h])]}}return[...n.values()]}const tn=t=>t&&or.test(t)?t:null;var en=m(9529);const cr=1e4;async function lr(t){
const{visits:e,settings:n}=t,s=new Map;for(const r of e.values())for(const a of ur(r)){const i=(0,E.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,gt.X5)(a).ok&&
(0,E.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>dr(r,a,t)))).flat()}function ur({host:t,
attempt:{discovery:e}}){if(e.kind!=="found")return[];const n=(0,E.nx)(t),{url:s,services:o}=e,a=(0,T.TE)(T.S3,{services:o,documentUrl:s,display:n,client:"terraf\
orm"});return a.kind!=="object"?[]:(0,en.u)((0,en.m)(a.value,s,n).value).map(({url:i})=>i)}async function dr(t,e,n){const{send:s,network:o,settings:r,requirements:a}=n,
{host:i}=t,c=await s({host:i,url:e,origin:Ze(t,o),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",
attemptMs:r.timeoutMs??cr,retries:1}]}),l=typeof c=="string"?null:c.at(-1);if(l?.response.kind!=="failed"||l.headMs!==null)return[];const{problem:u}=l.response;
if(u.code==="host-http2")return[];const d=a.some(f=>f.host===i&&f.service===T.S3);return[{host:i,problem:u,isRequired:d}]}var fr=m(2713),nn=m(6979),sn=m(4321),hr=m(
9587);const de=({header:t})=>t?{kind:"address",location:t}:{kind:"none"},pr=B({location:P,use_registry_credentials:it(Vn)}),mr=B({location:P,use_registry_credentials:Kt});
function kr(t,e){if(t.status===204)return de(t);const n=ht(t.body,e?pr:mr,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.
value;return o!==null?{kind:"url",location:s,usesCredentials:o}:s===""?de(t):{kind:"address",location:s}}function gr(t){const{answer:e,downloadUrl:n,client:s,readsCredentials:o}=t,
r=s==="terraform"?de(e):kr(e,o);switch(r.kind){case"none":return ct(vr[s]);case"unreadable":return ct(`the response ${r.why}`);case"url":{if(r.location==="")return ct(
"the response has `use_registry_credentials` and no `location`");const a=_s(n,r.location);return a.ok?{kind:"direct",url:a.value,usesCredentials:r.usesCredentials}:
ct(a.why)}case"address":{const a=Fs(n,r.location);return a.ok?yr(a.value,s):ct(a.why)}}}const vr={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},ct=t=>({kind:"refused",why:(0,hr.Nx)(t)});function wr(t,e){const n=br(t,e);return n.ok?an(n.
value,e):ct(n.why)}function yr(t,e){const n=(0,U.vL)(t,e);if(n.kind==="invalid")return ct(n.error);if(n.kind!=="remote")return ct("must be a direct remote packa\
ge address");const s=(0,sn.cx)(t,e);return s.ok?an(s.value,e):ct(s.why)}const on=["file","gcs","git","hg","http","https","s3"],rn="zip|gz|bz2|xz|tgz|tbz2|txz|ta\
r\\.tbz2",$r=new RegExp(`^(?:${rn}|tar\\.(?:gz|bz2|xz))$`),Mr=new RegExp(`\\.(?:${rn})$`),Or=/^(?:0|f|F|false|FALSE|False)$/;function an({getter:t,url:e},n){if(!(on.
includes(t)||t==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${t}'`};if(e===null||!/^https?$/.test(e.scheme))return{kind:"\
other",getter:t};const o=(0,nn.xB)(e.query);if(t==="git")return{kind:"git",url:fe(e,[])};if(!/^https?$/.test(t))return{kind:"other",getter:t};const r=o.find(([c])=>c===
"archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?Mr.test(e.path):!Or.test(r)&&$r.test(r))?{kind:"archive",url:fe(e,
a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"page",url:fe(e,[...a,["terraform-g\
et","1"]])}}const fe=(t,e)=>({...t,query:(0,nn.Ge)(e),forceQuery:!1,fragment:""});function br(t,e){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(t)?.[1];return n===
void 0?(0,M.TR)(`invalid source string: ${t}`):!on.includes(n)&&!(n==="oci"&&e==="opentofu")?(0,M.TR)(`no getter available for X-Terraform-Get source protocol: \
"${n}"`):(0,sn.cx)(t,e)}const Er={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Tr(t){for(const[e,n,s=""]of t.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of e.matchAll(Sr))r.set(
i.toLowerCase(),c??l??u??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Ar(a)}return null}const Sr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Ar=t=>t.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(e,n,s)=>n!==void 0?Er[n]??e:Number(s)<=1114111?String.fromCodePoint(Number(s)):e),Cr=3e4,cn={kind:"excerpt",maxBytes:1024},
Ir=128*1024,ln={terraform:0,opentofu:0},zt={name:"archive",headers:{range:"bytes=0-0"},accepts:t=>t===200||t===206,plan:()=>cn,read:()=>(0,M.Ju)(""),retries:ln,
netrc:D.Du},Rr={...zt,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Pr={...zt,name:"direct archive",accepts:t=>t>=200&&t<300,retries:null,
netrc:[]},xr={name:"page",headers:{},accepts:t=>t>=200&&t<300,plan:({terraformGet:t})=>t?cn:{kind:"excerpt",maxBytes:Ir},read:({head:t,body:e})=>{const n=t.terraformGet||
Tr(ot(e));return n===null?(0,M.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,M.Ju)(n)},retries:ln,netrc:D.Du},Nr={...zt,name:"repository",
headers:{},accepts:t=>t===200,netrc:[]},un={name:"sums",headers:{},read:({body:t})=>(0,M.Ju)(ot(t)),retries:null,netrc:[]},Lr={...un,name:"signature",read:({body:{
bytes:t}})=>(0,M.Ju)(uo(t)??"")};function he({lastHop:t},{network:e}){const{url:n="",address:s=null}=t??{},o=(0,K.Dl)(n),r=o.ok?(0,gt.X5)(o.value):null;return{isPublic:!r?.
ok||(0,gt.Ul)(e,r.value.name,s)}}async function dn({client:t,registry:e,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:l,tokenOf:u,withLogin:d}=a,
{name:f,retries:h,netrc:p}=r,k=(0,E.Pm)(n);if(k!==null&&k!==e&&!(0,E.ev)(k,c))return tt(e,"not-allowed",(0,K.Pl)(n));const $=O=>({url:p.includes(O)?d(n):n,origin:s}),
R=`${f} ${o} ${s?.isPublic} ${(0,K.jr)(n)}`,{[t]:I}=await Ut({...r,host:e,clients:i.clients,at:$,once:R},{...a,patience:O=>h===null?l(O):{client:O,attemptMs:Cr,
retries:h[O]},tokenOf:o?u:async()=>({token:null,source:null})});if(I===void 0)throw new Error("a client without an answer");return I}function Dr(t,e){const n=t.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return fn(n,new Map,e)}async function jr(t,e,n){const s=({
module:o,client:r})=>st(e.get((0,g.MP)(o))?.[r]);for(;;){const o={left:ds},r=new Map(t.map(i=>[i,fs(i,s,o)])),a=Array.from(r.values(),i=>i.calls).flat().filter(
({module:i})=>n.visits.has(i.host)&&!e.has((0,g.MP)(i)));if(a.length===0)return r;await fn(a,e,n)}}async function fn(t,e,n){const s=(0,_.c1)(t,({module:o})=>(0,g.
MP)(o));return await Je(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,a=[...new Set(o.map(({client:u})=>u))],i=u=>Ls(u,r),c={read:({body:u},d,f)=>Ur(
ot(u),o,f)},l=await Ct(T.e$,r.host,a,i,c,n);e.set((0,g.MP)(r),l)}),e}function Ur(t,e,n){const s=ss(t);if(!s.ok)return s;if(!n.keep(s.value))return(0,M.TR)(Tt);const o=Mt(
"module",s.value,{work:n}),r=rs(t,o,e);return(0,M.Ju)(r.size===0?o:{...o,described:r})}const zr={accepts:t=>t===200||t===204,read:({head:t,body:e},n)=>{const s={
status:t.status,header:t.terraformGet,body:ot(e)};return(0,M.Ju)({answer:s,downloadUrl:n})}};async function Br({address:t,version:e,clients:n},s){const{host:o}=t,
r=l=>Ds(l,t,e),a=await Ct(T.e$,o,n,r,zr,s),i=(0,D.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([l,u])=>{const d=l,{outcome:f}=u;if(f.kind!=="read")
return[d,{location:u,steps:[]}];const h=gr({...f.value,client:d,readsCredentials:i}),{downloadUrl:p}=f.value,k=await _r(h,d,u,p,s),$={...u,outcome:{kind:"read",
value:null}};return[d,{location:$,steps:k}]});return Object.fromEntries(await Promise.all(c))}const Fr=10;async function _r(t,e,n,s,o){const r=[];let a=t,i=he(n,
o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===Fr){const $=`too many X-Terraform-Get redirects: ${c+1}`;return[...r,{kind:"re\
fused",why:$}]}const[l,u]=Jr[a.kind],d=a.kind==="direct"&&a.usesCredentials,f=d&&Hr(s,a.url),h={registry:n.host,client:e,url:Kr(a),origin:i,token:f},p=await dn(
h,u,o),{outcome:k}=p;if(d&&!f&&k.kind==="status"&&k.status===401){const $=`the token of the registry from ${(0,E.Pm)(a.url)}`;return[...r,{kind:"other",getter:$}]}
if(r.push({kind:"asked",what:l,answer:p}),a.kind!=="page"||k.kind!=="read")return r;i=he(p,o),a=wr(k.value,e)}return[...r,a]}function Hr(t,e){const n=[t,e].map(
s=>({scheme:s.scheme==="http"?"http":"https",name:(0,gt.be)(s)}));return(0,fr.nL)(n).at(-1)==="sent"}const Jr={archive:["archive",zt],direct:["archive",Pr],page:[
"page",xr],git:["repository",Nr]},Kr=({kind:t,url:e})=>t==="git"?{...e,path:`${e.path}/info/refs`,query:"service=git-upload-pack"}:e;var Wr=m(5747),Vr=m(3427),hn=m(
2071);function Gr(t,e){const n=new Map;for(const s of t)for(const{provider:o}of s.providers){const r=(0,g.JT)(o),a=n.get(r),{clients:i=[],asking:c=[],directory:l=s.
directory}=a??{},u=e(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...i,s.client])],asking:[...new Set([...c,...u])],directory:l===s.directory?l:null})}
return n}async function Xr(t,e){const n=new Map,s=({address:r})=>r.host,o=async r=>{const{address:a,asking:i,clients:c}=r,l=pn(a),u=Ct(T.xq,a.host,i,l,Yr,e),d=c.
map(async f=>[f,await Zr(f,r,u,e)]);n.set((0,g.JT)(a),Object.fromEntries(await Promise.all(d)))};return await Je(t.values(),s,e,o,4*Et),n}const Yr={read:({body:t},e,n)=>{
const s=Ks(ot(t));if(!s.ok)return s;const{texts:o,...r}=s.value;return n.keep([...o,...r.warnings])?(0,M.Ju)(Mt("provider",o,{...r,work:n})):(0,M.TR)(Tt)}},pn=t=>e=>js(
e,t);async function Zr(t,e,n,s){const{address:o}=e,r=tt(o.host,"service"),a=async()=>(await n)[t]??r,i=s.methodsOf(o,t),c=(i?.methods??[Qr]).map(k=>k.kind==="di\
rect"?a():k.kind==="local"?mn(k,o,s):kn(t,k,e,"index.json",ea,s)),[l=r,...u]=await Promise.all(c),d=na([l,...u]),f=await qr(o,t,await a(),s);if(i===null&&f===null)
return d;const h=[l,...u].filter(({mirror:k})=>k!==void 0),p=i&&{place:i.place,methods:c.length,mirrors:h};return{...d,...p&&{installation:p},...f===null?{}:{movedTo:f}}}
const Qr={kind:"direct"};async function qr(t,e,{outcome:n},s){const{host:o,namespace:r,type:a}=t;if(!(n.kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,U.
Vm)(e))return null;const c=pn({...t,namespace:"-"}),l={read:({body:d})=>Vs(ot(d),a)},{[e]:u}=await Ct(T.xq,o,[e],c,l,s);return u?.outcome.kind==="read"?u.outcome.
value:null}function mn(t,e,{localPackages:n}){const{path:s,place:o}=t,r=tt(e.host,"service",s??""),a=n(t,e);if(s===null||a===null)return r;const i={...r,mirror:{
url:s,place:o,hasSlash:!0,isDirectory:!0}};if(a==="missing"){const l=nt({mirror:s,kind:"path",at:(0,hn.Ge)(o)});return{...i,outcome:{kind:"failed",problem:l}}}const c=[
...new Set(a.map(({version:l})=>l))];return c.length>0?{...i,outcome:{kind:"read",value:Mt("provider",c)}}:{...i,outcome:{kind:"status",status:404,reason:"",page:null}}}
const ta=5;async function kn(t,{url:e,place:n},{address:s,clients:o},r,a,i){const c={url:(0,K.Pl)(e),place:n,hasSlash:e.path.endsWith("/")},l=(0,E.Pm)(e),u=Bs(e,
s,r);if(!u.ok){const R=(0,hn.Ge)(n),I={mirror:c.url,at:R,provider:(0,g.JT)(s)},O={kind:"failed",problem:nt({...I,kind:"port"})};return{...tt(l,"service",c.url),
outcome:O,mirror:c}}const d=R=>R.kind==="network"&&(0,K.jr)(R.url)===(0,K.jr)(e),f=o.filter(R=>i.methodsOf(s,R)?.methods.some(d)),h=(0,E.ev)(l,i.settings)?{url:u.
value,origin:null}:"not-allowed",p=`mirror ${(0,K.jr)(u.value)}`,k=R=>{const I=i.patience(R);return R==="opentofu"?{...I,retries:0}:I},{[t]:$=tt(l,"service")}=await Ut(
{host:l,clients:f,at:()=>h,once:p,read:a,maxRedirects:ta},{...i,patience:k});return{...$,mirror:c}}function ea({head:t,body:e},n,s){const o=Qs(ot(e),t.contentType);
if(!o.ok)return o;const r=o.value.filter(a=>(0,L.rK)(a)!==null);return s.keep(r)?(0,M.Ju)(Mt("provider",r,{work:s})):(0,M.TR)(Tt)}function na([t,...e]){if(e.length===
0)return t;const n=[t,...e],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(sa)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==
void 0)return o;const r=n.flatMap(i=>st(i)??[]),a=n.find(i=>st(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??
a??t:{...a,outcome:{kind:"read",value:oa(r)}}}const sa=({outcome:t})=>t.kind==="failed"||t.kind==="unreadable"||t.kind==="status"&&t.status!==404,oa=t=>Mt("prov\
ider",[...new Set(t.flatMap(({texts:e})=>e))],{work:t.find(({work:e})=>e!==void 0)?.work,compatible:t.flatMap(({compatible:e=[]})=>e),warnings:t.flatMap(({warnings:e=[]})=>e)});
async function ra(t,e){const{address:n,clients:s}=t,o=c=>e.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l==="direct")),a=gn({...t,clients:r},
e),i=s.map(async c=>{const l=r.includes(c)?await vn(c,t,await a,e):await aa(c,t,o(c),e);return l===null?[]:[[c,l]]});return Object.fromEntries((await Promise.all(
i)).flat())}async function aa(t,e,n,s){let o=null;for(const r of n){const a={...e,clients:[t]};if(o=r.kind==="local"?ia(e,r,s):r.kind==="network"?await la(t,e,r,
s):await vn(t,e,await gn(a,s),s),o===null||!ca(o.description))return o}return o}function ia({address:t,version:e,platform:n},s,o){const r=pe(n),a=o.localPackages(
s,t);if(a===null||a==="missing")return null;const l={kind:"read",value:{early:a.some(d=>d.version===e&&d.platform===r)?[]:[{kind:"platform"}],late:[],hashes:null}},
u={...mn(s,t,o),outcome:l};return{platform:r,files:[],late:[],description:u}}const ca=({outcome:t,mirror:e})=>e===void 0?t.kind==="status"&&t.status===404:t.kind===
"read"&&t.value.early.some(({kind:n})=>n==="platform");function gn({address:t,version:e,platform:n,clients:s},o){const{host:r}=t,a=i=>Us(i,t,e,n);return Ct(T.xq,
r,s,a,{read:M.Ju},o)}async function vn(t,{platform:e},{[t]:n},s){if(n===void 0)return null;const r=t==="opentofu"&&!(0,D.sX)(s.versionOf(t))?"opentofu before 1.\
12":t;return await wn(t,e,n,({body:i,url:c})=>{const l=Ys(ot(i),r);if(!l.ok)return l;const u=eo(l.value,e,c),{shasums_url:d,shasums_signature_url:f}=l.value,h=[
d,f,l.value.download_url].map(O=>Dt(c,O)),[p,k,$]=h.flatMap(O=>O.ok?O.value:[]),R=p&&k&&$&&u.early.every(({kind:O})=>O==="no-archive"),I=R?{sums:p,signature:k,document:l.
value}:null;return(0,M.Ju)({described:u,signed:I,archive:R?$:null})},s)}async function la(t,e,n,s){const{platform:o,version:r}=e,a=await kn(t,n,e,`${r}.json`,M.
Ju,s);return await wn(t,o,a,({head:c,body:l,url:u})=>{const d=to(ot(l),c.contentType,o);if(!d.ok)return d;const f=ao(d.value,pe(o));if(!f.ok)return f;const h={described:f.
value,signed:null};if(d.value.kind!=="archive")return(0,M.Ju)({...h,archive:null});const p=Dt(u,d.value.url);return p.ok?(0,M.Ju)({...h,archive:p.value}):(0,M.TR)(
`has an invalid \`url\`: ${p.why}`)},s)}const pe=({os:t,arch:e})=>`${t}_${e}`;async function wn(t,e,n,s,o){const{outcome:r,host:a}=n,i={platform:pe(e),files:[],
late:[]};if(r.kind!=="read")return{...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const X={kind:"unreadable",why:c.why,page:null};return{...i,description:{
...n,outcome:X}}}const{described:l,signed:u,archive:d}=c.value,f={...n,outcome:{kind:"read",value:l}},h=[],p={registry:a,client:t,origin:he(n,o)},k=async(X,wt,yt)=>{
const lt=await dn({...p,url:wt},yt,o);return h.push({part:X,answer:lt}),lt.outcome.kind==="read"?lt.outcome.value:null},$=u&&await k("sums",u.sums,un),R=u&&$!==
null?await k("signature",u.signature,Lr):null;if(d!==null&&(u===null||R!==null)&&await k("archive",d,Rr),u===null)return{...i,description:f,files:h};const I=t===
"opentofu"&&a===(0,U.Vm)(t)&&o.machine.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",O=h[0]?.answer.url??"",vt=ua(u.document,{sums:$,signature:R,url:O},I);
return{...i,description:f,files:h,late:[...l.late,...vt]}}function ua(t,{sums:e,signature:n,url:s},o){const r=t.signing_keys.gpg_public_keys.map(l=>l?.ascii_armor??
null),a=r.length===0&&o,i=e===null?null:lo(e,t),c=a?null:fo(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function da(t,e){
const{machine:n,settings:s}=e,o=t.filter(l=>l.kind==="module"),r=t.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.
all([yn(o,l=>Br(l,e)),...a.map(l=>{const[u="",d=""]=l.split("_");return yn(r,f=>ra({...f,platform:{os:u,arch:d}},e))})]),c=Map.groupBy(i.flat(),([l])=>l);return t.
map(l=>({...l,packages:(c.get(l)??[]).map(([,u])=>u)}))}async function yn(t,e){const n=t.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:
[]),o=(0,_.c1)(n,({item:r,version:a})=>`${(0,g.IY)(r.wants)} ${a}`).map(async r=>{const[a]=r,i=[...new Set(r.map(({item:l})=>l.root.client))],c=await e({address:a.
item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const u=c[l.root.client];return u===void 0?[]:[[l,u]]})});return(await Promise.all(o)).flat()}
function fa(t,e){const n=new Set(t.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,Wr.yR)((0,jt.join)(e,s));return[s,o.ok?(0,Vr.
g)(o.text):new Map]}))}async function ha(t,e){const{configs:n,dialect:s,directory:o,plugins:r,settings:a}=e,i=[...t,...(0,jo.n)(a.hostnames,s.clients)],c=(0,_e.
Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=(p,{directory:k,client:$})=>k!==g.cd.file&&c(p,k,$),u=Gr(i,l),d=i.flatMap(({calls:p})=>p).flatMap(
({module:p})=>p===null?[]:(0,g.MP)(p)),f=new Set(d).size+u.size,h=new Wo({...e,maxRequests:a.maxRequests});try{const p=ma(e,h,f,u),k=a.depth==="packages",$=(q,$a)=>{
const En=ga(i,q,$a,{...p,isInstalledIn:l});return k?da(En,p):En},[[R,...I],[O,vt,...X],wt,yt]=await Promise.all([Xr(u,p).then(q=>Promise.all([q,$("provider",q)])),
Dr(i,p).then(q=>Promise.all([q,jr(i,q,p),$("module",q)])),rr(p),lr(p)]),lt=Map.groupBy([...X,...I].flat(),({root:q})=>q),Bt=i.flatMap(q=>lt.get(q)??[]),wa=new Map(
[...O,...R]),ya=k?e.lockHashes??fa(Bt,o):new Map;return{items:Bt,versions:wa,inside:vt,lockHashes:ya,clouds:wt,logins:yt,requests:h.requests}}finally{h.close()}}
function pa(t,{directory:e,plugins:n}){const s=(0,Ro.k)();return({path:o},r)=>{const a=t.get((0,g.JT)(r))?.directory??null;if(o===null||a===g.cd.file||!(0,jt.isAbsolute)(
o)&&(a===null||n!==null))return null;const i=(0,jt.isAbsolute)(o)?o:(0,jt.join)(e,a??"",o);return(0,Io.existsSync)(i)?s(i,r):"missing"}}function ma(t,e,n,s){const{
configs:o,dialect:r,credentials:a,machine:i,learn:c,progress:l}=t;let u=0;l({total:n,done:u});const d=new Map(o.map(f=>[f.client,f.patience]));return{...t,send:async f=>{
const h=await e.ask(f);return u+=1,l({total:Math.max(n,u),done:u}),h},known:new Map,workOf:(0,Fe.Oo)(()=>new Do(t.settings.maxRequests,n)),onlyListed:ka(t),methodsOf:(0,_e.
xT)(o,r.releases,c),localPackages:pa(s,t),withLogin:(0,Po.TU)(i,c).withLogin,patience:f=>d.get(f)??{client:f,attemptMs:1e4,retries:1},versionOf:f=>(0,D.tB)(f,r.
versions),tokenOf:async f=>{const{answer:h}=await a.find(f);return{token:h?.token??null,source:h?.token?h.source:null}}}}function ka({settings:t,requirements:e}){
const n=t.hostnames.flatMap(({addresses:r})=>r).map($n),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(e.filter(s).map($n));return new Set(n.filter(r=>!o.
has(r)))}const $n=({host:t,service:e})=>`${t} ${e}`,Mn=[];function ga(t,e,n,{versionOf:s,methodsOf:o,isInstalledIn:r,settings:{upgrade:a}}){return t.flatMap(i=>{
const{client:c}=i;if(e==="module")return i.calls.flatMap(u=>{const{module:d,isOpen:f}=u;if(d===null)return[];const h=On(n,d,c),p=f?{answer:h,choice:null}:bn(h,u,
{client:c});return[{kind:e,root:i,of:u,wants:d,...p,packages:Mn}]});const l=(0,D.Jd)(c,s(c));return i.providers.map(u=>{const{provider:d,locked:f}=u,p=o(d,c)===
null&&r(d,i)?tt(d.host,"service"):On(n,d,c),k=a||f===null?null:f.version.text,$=bn(p,u,{client:c,held:k,rejectsUnreadable:l});return{kind:e,root:i,of:u,wants:d,
...$,packages:Mn}})})}const On=(t,e,n)=>t.get((0,g.IY)(e))?.[n]??tt(e.host,"service");function bn(t,e,n){const s=st(t),o=(0,g.Im)(e).map(({text:a})=>a),r=s&&Jt(
o,s,n);return s===null||r!==null?{answer:t,choice:r}:{answer:{...t,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function va(t,e,n){try{return bo(await ha(
t,e),n)}catch(s){const r=[...e.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,A.hD)((0,Qt.n3)({host:(0,E.nx)(a),thrown:s}),
{host:a}));return{...Co.j7,findings:r}}}})};export{Ma as id,Oa as ids,ba as modules};
