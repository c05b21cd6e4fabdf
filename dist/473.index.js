const oa=473,ra=[473],aa={400:((Ae,ce,k)=>{k.d(ce,{K:()=>U});var m=k(4e3),O=k(9349),X=k(8704),ne=k(3268),ee=k(4009),Z=k(6134);function U(f,E=new Z.n_){const S=new O.
bs(f,f.startsWith("\uFEFF")?1:0,E);return S.structure(y(S,void 0))}function y(f,E){const S={kind:"native",attributes:[],blocks:[]};let R=E!==void 0&&!f.isLineEnd(
f.skipSpaces());for(;;){const D=f.skipBlank();if(f.at>=f.text.length){E!==void 0&&f.report(Q,E);break}if(D==="}"&&E!==void 0){f.at++;break}_(f,D,S),z(f,R,S),R=!1}
return S}const Q="unclosed configuration block: there is no closing brace before the end of the file";function _(f,E,S){const R=f.at;f.countPart();const D=E==='\
"'?j(f):f.readName();if(D===void 0){E<"\x80"?f.report("argument or block definition required",R):f.reportCharacter(),V(f,R);return}const v=f.at;if(f.skipSpaces()===
"="&&f.peek(1)!=="="){f.at++,S.attributes.push({name:D,start:R,end:v,value:(0,X.J)(f,"line")});return}const M=[];for(let G=H(f);G!==void 0;G=H(f))M.push(G);const T=f.
at;if(f.peek()!=="{"){const G=M.length===0?`argument or block definition required: "${(0,m.dh)(D)}" has neither "=" nor "{" after it`:`invalid block definition:\
 the header of "${(0,m.dh)(D)}" has no "{" at its end`;f.report(G,R,v),V(f,R);return}f.at++;const J=Y.has(D)&&M[0]?.value!==K&&f.depth===0&&f.mistake===void 0?se(
f,T):F(f,T);S.blocks.push({type:D,labels:M,start:R,end:T,body:J})}const Y=new Set(["resource","data","ephemeral","output","variable"]),K="terraform_remote_state";
function se(f,E){const{at:S}=f;return(0,ne.ku)(f,"}",E)&&f.mistake===void 0?new re(f,E):(f.at=S,f.mistake=void 0,F(f,E))}class re{kind="native";from;body;constructor({
text:E,at:S,parts:R},D){this.from={text:E,parts:R,start:D,end:S}}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(E){
const{text:S,start:R,end:D}=this.from;return this.body!==void 0||S.slice(R,D).includes(E)}read(){if(this.body!==void 0)return this.body;const{text:E,parts:S,start:R,
end:D}=this.from,v=new O.bs(E.slice(0,D),R+1,S);return v.depth=1,this.body=y(v,R),this.body}}function F(f,E){if(f.depth>=O.lr)return f.report(`blocks are nested\
 deeper than ${O.lr} levels`,E),(0,ne.ku)(f,"}",E),{kind:"native",attributes:[],blocks:[]};f.depth++;const S=y(f,E);return f.depth--,S}function j(f){const E=f.at,
S=(0,ee.E3)(f);return f.report("invalid argument name: argument names must not be quoted",E,f.at),S.kind==="string"?S.value:void 0}function H(f){const E=f.skipSpaces(),
S=f.at;let R;if(E==='"'){const v=(0,ee.E3)(f);v.kind==="string"?R=v.value:(R=f.text.slice(S+1,Math.max(S+1,f.at-1)),f.report("invalid block label: it has to be \
plain text",S,f.at))}else R=f.readName();if(R===void 0)return;const{at:D}=f;return f.countPart(),{value:R,start:S,end:D}}function z(f,E,S){const R=f.skipSpaces();
E&&(R!=="}"||S.blocks.length>0)?f.report("invalid single-argument block definition: a block in one line has one argument at most",f.at):!E&&!f.isLineEnd(R)&&f.report(
"missing newline after argument or block definition",f.at)}function V(f,E){(0,ne.Kk)(f,"line"),(f.at===E||(0,O.wH)(f.peek())&&f.peek()!=="}")&&f.at++}}),1752:((Ae,ce,k)=>{
k.d(ce,{Nd:()=>j,Sx:()=>R,XA:()=>X,gH:()=>F,iM:()=>O,jF:()=>ee,n7:()=>D,s5:()=>ne});var m=k(1731);function O(v,w,M){const T=y(w,M);return U(v,N=>(!(0,m.Ty)(N)||
(0,m.Cg)(N)===T)&&Z(N,w))}function X(v,w){return U(v,M=>(!(0,m.Ty)(M)||w.some(T=>_(M,T)))&&!Q(M)&&w.every(T=>se(M,T)))}const ne=v=>U(v,w=>!(0,m.Ty)(w));function ee(v){
const w=v.filter(M=>M.operator==="=");return w.length===1&&w.every(({version:M})=>Q({...M,build:""}))}const Z=(v,w)=>w.every(M=>K(v,M));function U(v,w){let M=null;
for(const T of v.filter(w))(M===null||(0,m.Zy)(T,M)>0)&&(M=T);return M}function y(v,w){const[M,T]=v;if(M===void 0||T!==void 0)return null;const N=M.text.trim().
replace(w==="opentofu"?/^=?v?/:/^=?/,""),L=(0,m.rK)(N);return L===null?null:(0,m.Cg)(L)}const Q=({numbers:v,pre:w,build:M})=>w===""&&M===""&&v.every(T=>T===0n),
_=(v,w)=>w.operator==="="&&Y(v,w.version),Y=(v,w)=>v.build===w.build&&(0,m.Zy)(v,w)===0;function K(v,{operator:w,version:M}){const T=(0,m.Zy)(v,M);if(w==="=")return T===
0;if(w==="!=")return T!==0;if(w!=="~>")return re(T,w);const N=M.numbers.slice(0,M.written-1);return T>=0&&!(0,m.Ty)(M)&&M.numbers.length<=v.numbers.length&&N.every(
(L,J)=>L===v.numbers[J])}function se(v,w){const{operator:M,version:T}=w;if(M==="=")return _(v,w);if(M==="!=")return!Y(v,T);const N=(0,m.Zy)(v,T);if(M!=="~>")return re(
N,M);const[L=0n,J=0n]=T.numbers,G=T.written===3?[L,J+1n,0n]:[L+1n,0n,0n];return N>=0&&(0,m.Zy)(v,{...T,numbers:G,pre:""})<0}const re=(v,w)=>({">":v>0,">=":v>=0,
"<":v<0,"<=":v<=0})[w];function F(v,w){if(V(v))return!0;const M=E(v),T=Math.max(...M.map(({numbers:L})=>L.length)),N=M.flatMap(L=>{const J=Array.from({length:T},
(G,we)=>L.numbers[we]??0n);return[L,S(J),S([...J,1n])]});return O(N,v,w)!==null}function j(v){const w=f(v);if(V(w))return!0;const M=E(w),T="x".repeat(1+Math.max(
...M.map(L=>L.build.length))),N=M.flatMap(L=>{const[J=0n,G=0n,we=0n]=L.numbers,Ne=[J,G,we+1n];return[L,S([J,G,we],T),S(Ne,T)]});return X(N,w)!==null}const H=50,
z=100,V=v=>v.length>H||v.some(({text:w})=>w.length>z),f=v=>[...Map.groupBy(v,m.mb).values()].flatMap(([w])=>w??[]),E=v=>{const w=[S([0n,0n,0n]),...v.map(M=>M.version)];
return[...new Map(w.map(M=>[(0,m.Cg)(M),M])).values()]},S=(v,w="")=>({text:"",numbers:v,written:v.length,pre:"",build:w});function R(v,w){const M=f(v),T=w(M)?v:
M;return V(T)?v:T.reduce((N,L)=>{const J=N.filter(G=>G!==L);return w(J)?N:J},T)}function D(v,w){const M=(0,m.PW)(v);if(!M.ok)return"syntax";const T=M.value;if(T.
some(L=>(0,m.Ty)(L.version)))return"pre-release";const N=w===null?null:(0,m.oF)(w);if(N===null)return"unknown";if(N.written<3){const L=(0,m.PW)(`~> ${N.numbers.
slice(0,N.written).join(".")}.0`);return L.ok&&!F([...T,...L.value],"terraform")?"not-met":"unknown"}return Z({...N,pre:""},T)?"met":"not-met"}}),3427:((Ae,ce,k)=>{
k.d(ce,{g:()=>Z});var m=k(400),O=k(6134),X=k(8321),ne=k(1022),ee=k(5257);function Z(U){const{body:y}=(0,m.K)(U),Q=(0,O.SH)(y,"provider",1).flatMap(({labels:[_],
body:Y})=>{const K=(0,ne.m)((0,X.Yo)(_?.value??""),"terraform");if(K.kind!=="registry")return[];const se=(0,O.w4)(Y,"hashes")?.value,F=(se?.kind==="tuple"?se.elements:
[]).flatMap(j=>j.kind==="string"?[(0,X.Yo)(j.value)]:[]);return[[(0,ee.JT)(K),F.filter(j=>/^(?:h1|zh):/.test(j))]]});return new Map(Q)}}),1257:((Ae,ce,k)=>{k.d(
ce,{N:()=>_,n:()=>re});var m=k(4091),O=k(1831),X=k(5011),ne=k(1022),ee=k(9562),Z=k(1752),U=k(1731),y=k(5257);const Q={"modules.v1":"NAMESPACE/NAME/SYSTEM[@VERSI\
ONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function _({host:F,service:j,text:H},z){
const[,V="",f]=/^([^@]*)(?:@(.*))?$/s.exec(H)??[],E=f===void 0?null:{text:f,place:y.cd},S=`${(0,O.nx)(F)}/${V}`,D=(j===ee.e$?Y:K)(S,E,z);return D.ok?D:(0,m.TR)(
`${D.why}; expected ${j}=${Q[j]}`)}function Y(F,j,H){const z=(0,X.rE)(F,H);if(!z.ok)return z;const V=S=>(0,Z.gH)(S,H),f=se(j,U.PW,V);if(f!==null)return(0,m.TR)(
f);const E=y.cd;return(0,m.Ju)({address:F,source:F,place:E,module:z.value,constraint:j,isOpen:!1})}function K(F,j,H){const z=(0,ne.m)(F,H);if(F.split("/").length!==
3||z.kind!=="registry")return(0,m.TR)(z.kind==="invalid"?z.error:"not a provider of a registry");const V=se(j,U._T,Z.Nd);if(V!==null)return(0,m.TR)(V);const f=j===
null?[]:[j];return(0,m.Ju)({provider:z,places:[y.cd],constraints:f,locked:null})}function se(F,j,H){if(F===null)return null;const z=j(F.text);return z.ok?H(z.value)?
null:`no version can match ${F.text}`:z.why}function re(F,j){const H=F.flatMap(({addresses:z})=>z);return H.length===0?[]:j.map(z=>{const V=H.flatMap(f=>{const E=_(
f,z);return E.ok?[E.value]:[]});return{directory:y.cd.file,client:z,directories:[],calls:V.filter(f=>"module"in f),providers:V.filter(f=>"provider"in f),lockFile:null,
clientVersions:[]}})}}),9473:((Ae,ce,k)=>{k.d(ce,{predictInit:()=>sa});var m=k(4e3),O=k(5799);const X=e=>e===1?"1 module or provider was":`${e} modules and prov\
iders were`;function ne(e){const{names:t}=e,n=(0,m.K4)(t,3,m.dh);switch(e.what){case"inside":return`what ${(0,m.px)(t.length,"registry module")} ${t.length===1?
"calls and requires":"call and require"} was not checked: ${n}`;case"direct":{const s=t.length-e.git;return`${[...e.git>0?[`${(0,m.px)(e.git,"module")} from Git`]:
[],...s>0?[`${(0,m.px)(s,"module")} from an archive or bucket`]:[]].join(" and ")} ${t.length===1?"was":"were"} not checked: ${n}`}case"limit":return`max-reques\
ts (${e.max}) was reached, so ${X(t.length)} not checked: ${n}`;case"size":return`a response is longer than this check reads, so ${X(t.length)} not checked: ${n}`;case"\
stopped":return`the check ended too early, so ${X(t.length)} not checked: ${n}`;case"getter":return`the package of ${(0,m.px)(t.length,"registry module")} was n\
ot checked, because it is downloaded with ${e.getter}: ${n}`}}const ee=e=>(0,O.CC)("not-followed",{message:ne(e),help:e.what==="limit"?"increase `max-requests`,\
 or list fewer directories in `roots`":void 0});function Z({by:e,address:t,constraint:n,newest:s,others:o}){const r=`${(0,m.dh)(e)} requires ${(0,m.dh)(t)}${n===
null?"":` "${(0,m.dh)(n)}"`}`,a=s===null?"which the registry does not have":o.length>0?`which conflicts with ${(0,m.K4)(o,3,m.dh)}`:`which no listed version fit\
s; the newest is ${(0,m.dh)(s)}`;return(0,O.CC)("module-described",{message:`according to the registry, ${r}, ${a}`,help:"run `init` to confirm; if it fails, us\
e another version of the module"})}var U=k(9562),y=k(5257),Q=k(2886),_=k(4283),Y=k(4592),K=k(1064);function se(e,{host:t,hasToken:n}){if((0,K.n3)(t))return e;const s=n?
"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${t}=\u2026)`;return{...e,note:s}}
function re(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a}=t,[i=""]=n,c=n.length<=1,l=c?`no ${s} ${i}`:`none of ${n.length} required ${s}s`,u=c?{operator:`publ\
ish ${i}`,user:o}:{operator:`check the URL of ${s}s.v1 in the discovery document of ${a}${r}`},d=`${a} has ${l}: ${(0,m._r)(t)}`;return(0,O.CC)(e,{message:d,help:se(
u,t)})}const F=e=>re("module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function j(e){const{host:t,providers:n,meant:s,isMirror:o}=e,
[r=""]=n;return o?(0,O.CC)("provider-unknown",{message:`the network mirror ${t} has no provider ${r}: ${(0,m._r)(e)}`,operator:`add ${r} to the mirror, for exam\
ple with \`terraform providers mirror\``,user:"add the provider to `include` of a `direct` block in the CLI configuration"}):s!==null?(0,O.CC)("provider-unknown",
{message:`${t} has no provider ${r}: ${(0,m._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):
re("provider-unknown",e,n,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",check:"; it must end i\
n a slash"})}function H(e){const{mirror:t}=e;return e.kind==="port"?(0,O.CC)("mirror-url",{message:`the network mirror ${t} (${e.at}) cannot have ${e.provider},\
 because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${e.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block \
that includes the host`}):(0,O.CC)("mirror-url",{message:`the URL of the network mirror ${t} has no slash at the end, so the CLIs request ${e.asked}, which ${(0,m.
dh)(e.result)}`,help:`set \`url = "${t}/"\``,...e.isUsable?{severity:"warning"}:{}})}function z({provider:e,version:t,mirror:n,isListed:s,...o}){const r=`${e} ${(0,m.
dh)(t,40)}`;return(0,O.CC)("mirror-version",{message:s?`the network mirror ${n} lists ${r} but does not have it: ${(0,m._r)(o)}`:`the network mirror ${n} does n\
ot have ${r}, which another installation method lists: ${(0,m._r)(o)}`,operator:`add ${(0,m.dh)(t,40)} to the mirror, for example with \`terraform providers mirr\
or\``,user:s?"set `version` to one that the mirror has":`exclude ${e} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const V=({provider:e})=>(0,O.
CC)("provider-excluded",{message:`no installation method in \`provider_installation\` covers ${e}`,help:`add ${e} to \`include\` of a method, or add a \`direct\` bl\
ock`});var f=k(1831),E=k(5011),S=k(5143),R=k(6146);const D=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,v=({wants:e})=>(0,y.IY)(e).slice(e.host.length+
1),w=e=>[(0,f.nx)(e.wants.host),v(e)].join("/");function M(e){const t=({host:s,item:o})=>s??D(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(
([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,S.jH)([s,...o].flatMap(c=>c.places??(0,y.ek)(c.item.of)));return(0,O.hD)(s.describe(
r),{host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(G))],places:i,needed:(0,Q.ly)(i),clients:J(r),rows:L(r)})})}const T=({kind:e,of:t,wants:n})=>e===
"module"?t.address:(0,y.IY)(n),N=e=>(0,R.o)(e.root.directory,{kind:e.kind,source:w(e),address:T(e),constraints:(0,y.Im)(e.of).map(({text:t})=>t),places:(0,y.ek)(
e.of)}),L=e=>[...new Set(e.map(N))],J=e=>[...new Set(e.map(({root:t})=>t.client))],G=({kind:e})=>e==="module"?U.e$:U.xq,we=3;function Ne(e,t){const n=yn(e);return e.
flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${u.message}`;return[{item:s,cause:d,describe:()=>u}]}
if(r?.hasSlash===!1)return[];if(o.kind==="status")return[kn(s,o,n,t)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,
cause:l,describe:u=>(0,Y.RK)({...Ue(s,u),url:a,page:c,why:i})}]})}function kn(e,t,n,s){const{kind:o,wants:r,answer:a}=e,{status:i,reason:c,page:l}=t,u=a.lastHop,
d={url:u?.url??a.url,status:i,reason:c,page:l};if(u?.authorization==="withheld"&&i<500||i===401||i===403){const g={token:u?.authorization??"none",challenge:u?.challenge??
null},b=gn(e),A=a.tokenSource;return{item:e,cause:`unauthorized ${o} ${i} ${g.token} ${b} ${g.challenge}`,describe:x=>(0,Y.m$)({...Ue(e,x),...d,...g,source:A,elsewhere:b,
isFork:s})}}if(i===404){const g=`unknown ${n.has(lt(e))?o:(0,y.IY)(r)}`;return{item:e,cause:g,describe:b=>vn(e,b,d)}}const p=(0,K.Mq)(i),{attempts:$}=a;return{item:e,
cause:`status ${o} ${i}`,describe:g=>(0,Y.MI)({...Ue(e,g),...d,attempts:$,transient:p})}}function gn(e){const t=(0,_.Dl)(e.answer.lastHop?.url??""),n=t.ok?(0,f.
Pm)(t.value):null;return n===null||n===D(e)?null:(0,f.WV)(n)}function vn(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(ct))],a=s?.url??(0,f.
nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return F({...i,modules:r});const c=s!==void 0;return j({...i,providers:r,meant:wn(e),isMirror:c})}
function wn({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,E.Vm)(t.client))return null;const a=t.providers.find(
({provider:i})=>i.type===r&&(0,y.JT)(i)!==(0,y.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[(0,f.nx)(a.host)],a.namespace,
r].join("/")}function Ue(e,t){return{host:(0,f.nx)(D(e)),kind:e.kind,first:ct(e),others:new Set(t.map(({wants:n})=>(0,y.IY)(n))).size-1,mirror:e.answer.mirror?.
url??null}}const ct=e=>e.answer.mirror===void 0?v(e):w(e),lt=({kind:e,wants:t})=>`${e} ${t.host}`;function yn(e){const t=e.filter(({answer:{mirror:o,outcome:r},
wants:a})=>o===void 0&&r.kind!=="not-asked"&&!(0,K.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,lt)].filter(([,o])=>o.
every(n)&&new Set(o.map(({wants:r})=>(0,y.IY)(r))).size>=we);return new Set(s.map(([o])=>o))}const $n=e=>(0,m.K4)(e,4,({text:t,at:n})=>{const s=`"${(0,m.dh)(t,80)}\
"`;return e.length===1?s:`${s} (${(0,m.dh)(n)})`});function Mn({kind:e,address:t,constraints:n,mirror:s,...o}){const{newest:r,preRelease:a}=o,i=r===null?`all li\
sted versions are pre-releases${a===null?"":`, such as ${(0,m.dh)(a,40)}`}`:`the newest ${s===null?"":`on ${s} `}is ${(0,m.dh)(r,40)}`,c=n.length>1?"all of ":"",
l=n.length===0?"can be chosen":`fits ${c}${$n(n)}`;return(0,O.CC)("version-none-fits",{message:`no version of ${e} ${t} ${l}; ${i}`,help:bn(n.length,r===null?a:
null,s!==null)})}function bn(e,t,n){if(t!==null){const o=`set \`version = "${(0,m.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:o,
operator:`publish a release, or ${o}`}}return e>1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a l\
isted version",operator:n?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const En=({
address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,O.CC)("version-locked-gone",{message:`the lock file selects ${e} ${(0,m.dh)(t,40)}, which ${o??"the regist\
ry"} no longer lists${s===null?"":`; the newest is ${(0,m.dh)(s,40)}`}`,user:n===null?"change the constraints to allow a listed version, then run `terraform ini\
t -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,m.dh)(n,40)}, a\
nd commit the lock file`,operator:o===null?`publish ${(0,m.dh)(t,40)} again`:`add ${(0,m.dh)(t,40)} to the mirror again`});var de=k(1752),B=k(1731);const ae=e=>e?.
outcome.value??null,ut=new WeakMap;let Ie=null;function $e(e,t,n={}){const s=dt(t,e),o=s.filter(c=>c!==null),r=(0,de.s5)(o),[a]=o.filter(B.Ty).sort((c,l)=>(0,B.
Zy)(l,c)),i={kind:e,texts:t,unreadable:t.filter((c,l)=>s[l]===null),newest:r&&(0,B.Cg)(r),preRelease:a?(0,B.Cg)(a):null,...n};return Ie={list:i,versions:o},i}const dt=(e,t)=>e.
map(t==="module"?B.oF:B.rK);function ft(e){if(Ie?.list===e)return Ie.versions;const t=dt(e.texts,e.kind).filter(n=>n!==null);return Ie={list:e,versions:t},t}function je(e,t,n){
const s=ut.get(t)??new Map;ut.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=t.kind==="module"?On:Tn,l=s.get(i)??c(
e,t,n);return s.set(i,l),l}function On(e,t,{client:n}){const s=ht(e,B.PW);if(s===null||!(0,de.gH)(s,n))return{kind:"refused"};const o=ft(t);if(o.length===0)return{
kind:"empty"};const r=(0,de.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,B.Cg)(r)}}function Tn(e,t,{held:n=null,rejectsUnreadable:s=!1}){
const o=ht(e,B._T);if(o===null||!(0,de.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,B.rK)(n);if(r!==null&&(0,de.XA)([r],o)===null)return{kind:"refused"};
if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=ft(t);if(a.length===0)return{kind:"empty"};const i=(0,de.XA)(a,o);if(r!==null){const d=(0,B.Cg)(r);
return a.some(h=>(0,B.Cg)(h)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:i&&(0,B.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,B.
Cg)(i)};const c=(0,de.Sx)(o,d=>(0,de.XA)(a,d)!==null),l=new Set(c.map(B.mb)),u=o.filter(d=>l.has((0,B.mb)(d))).map(({whole:d})=>d);return{kind:"none-fits",conflict:[
...new Set(u)]}}function ht(e,t){const n=[];for(const s of e){const o=t(s);if(!o.ok)return null;for(const r of o.value)n.push({...r,whole:s})}return n}function Cn(e){
const t=new Set(e.filter(pt).map(({wants:n})=>(0,y.IY)(n)));return e.flatMap(n=>{const s=ae(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,
r=()=>(0,Y.Mx)({address:w(n),warnings:o});return[...Sn(n,s,n.choice),...An(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,y.IY)(n.wants)}`,describe:r}]:[]]})}
function Sn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:l}=t,u={kind:s,address:w(e),newest:i},d=(a.installation?.methods===1?
a.mirror?.url:null)??null;switch(n.kind){case"empty":{const h=a.mirror!==void 0,p=()=>(0,Y.hy)({...u,url:a.url,ignored:l,isMirror:h});return[{item:e,cause:`empt\
y ${(0,y.IY)(r)}`,describe:p}]}case"none-fits":{const{conflict:h}=n,p=(0,y.Im)(o).filter(({text:g})=>h.includes(g)),$=p.map(({text:g,place:b})=>({text:g,at:(0,Q.
cA)((0,y.W$)(b))}));return[{item:e,cause:`none fits ${(0,y.IY)(r)} ${JSON.stringify(h.toSorted())}`,places:p.length===0?(0,y.ek)(o):p.map(({place:g})=>(0,y.W$)(
g)),describe:()=>Mn({...u,constraints:$,mirror:d,preRelease:c})}]}case"locked-gone":{const{version:h,upgrade:p}=n,$=Me(e)?.version.place;return[{item:e,cause:`l\
ocked ${(0,y.IY)(r)} ${h} ${p}`,...$===void 0?{}:{places:[(0,y.W$)($)]},describe:()=>En({...u,version:h,upgrade:p,mirror:d})}]}case"chosen":case"refused":case"u\
nreadable":return[]}}const Me=({of:e})=>"locked"in e?e.locked:null,pt=({choice:e})=>e?.kind==="unreadable";function An(e,{unreadable:t},n){const{kind:s,choice:o,
wants:r}=e,a=pt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,y.IY)(r)))return[];const i=w(e),c=()=>(0,Y.Ev)({kind:s,address:i,texts:t,rejects:a});
return[{item:e,cause:`unreadable ${(0,y.IY)(r)} ${a}`,describe:c}]}const In=e=>e.flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,
mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>Pn(t,i));const a=w(t);return[{item:t,cause:`excluded ${(0,y.IY)(t.wants)}`,places:[r,...(0,y.ek)(t.of)],describe:()=>V(
{provider:a})}]});function Pn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.
kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,y.ek)(e.of)],describe:()=>H(
{kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Pe=k(3410);function Rn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,
services:[o],places:r,clients:a,needed:(0,Q.ly)(r)};return xn(n).map(c=>(0,O.hD)(c,i))});return(0,O.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,
o,r])}function xn(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,f.nx)(e.host),organization:n??""},c=[o,r,a].
flatMap(_n),l=kt(r);if(l!==null){const d=r?.tokenSource??"";c.push(Pe.Dr({...i,source:d,...l}))}t===U.OZ&&o.outcome.kind==="read"&&!Dn(o.outcome.value)&&c.push(
Pe.EK({url:o.url,version:o.outcome.value}));const u=kt(a);if(u!==null&&s!==null){const d="status"in u&&u.status===404,h={...i,workspace:s};c.push(d?Pe.Fu(h):Pe.
dF({...h,...u}))}return c}const _n=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],mt=(0,B.oF)("2.5");function Dn(e){
const t=(0,B.oF)(e??"");return mt===null||t!==null&&(0,B.Zy)(t,mt)>=0}function kt(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadabl\
e"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const Ln=(e,t)=>e.filter(({problem:n})=>n.code!=="host-private-redirect").map(
({host:n,problem:s})=>{const o=t(n),r=o?["hostnames input"]:[];return(0,O.hD)(s,{host:n,services:[U.S3],places:r,needed:o})});var Re=k(3916),gt=k(1022),C=k(4091),
q=k(3307),Nn=k(1919);const vt="has too many elements";function fe(e,t,n="first"){const s=q.HT(e,n);if(s!==null)return(0,C.TR)((0,Nn.Qc)(e)?.[1]??`is not valid J\
SON: ${s.why}`);const o=new Fn(e),r=t.read(o,t.zero);return o.mistake!==null?(0,C.TR)(o.mistake):o.room<0?(0,C.TR)(vt):(0,C.Ju)(r)}const P={zero:"",read:(e,t)=>e.
literal("a string",/^"/,t,q.I)},Un={zero:!1,read:(e,t)=>e.literal("a boolean",/^[tf]/,t,n=>n==="true")},jn={zero:0,read:(e,t)=>{const n=s=>/^-?\d{1,19}$/.test(s)&&
BigInt.asIntN(64,BigInt(s))===BigInt(s);return e.literal("an integer",{test:n},t,Number)}},le=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(t,n??e.zero)}),
ze={zero:null,read:e=>(e.skip(),null)},wt=e=>({zero:e.zero,read:(t,n)=>{const{mistake:s}=t,o=e.read(t,n);return t.mistake=s,o}}),yt=e=>({zero:null,read:t=>{const{
room:n}=t;return t.room=Number.POSITIVE_INFINITY,e.read(t,e.zero),t.room=n,null}}),te=e=>({zero:[],read:(t,n)=>{if(t.takeNull())return[];const s=[];let o=0;return t.
parts("[","a list",()=>{const a=t.room-- >0,i=t.within(o,e,n[o]??e.zero);a&&s.push(i),o+=1})?s:n}}),Be=e=>({zero:null,read:(t,n)=>{if(t.takeNull())return null;const s=n??
new Map;return t.parts("{","an object",o=>{const r=t.room-- >0,a=t.within("*",e,e.zero);r&&s.set(o,a)}),s}});function W(e){const t=Object.entries(e),n=new Map(t);
return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(
i)?i:zn(i),l=n.get(c);if(l===void 0)return o.skip();a[c]=o.within(c,l,a[c])}),a}}}const zn=e=>e.toLowerCase().replaceAll("\u017F","s"),Bn=25e3;class Fn{#t;#e;#o=[];mistake=null;room=Bn;constructor(t){
this.#t=t,this.#e=q.AN(t,0)}within(t,n,s){this.#o.push(t);const o=n.read(this,s);return this.#o.pop(),o}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),
!0)}literal(t,n,s,o){if(this.takeNull())return s;const r=this.#e;this.skip();const a=this.#t.slice(r,this.#e);return n.test(a)?o(a):(this.#n(t,a.charAt(0)),s)}parts(t,n,s){
const o=this.#t,r=o.charAt(this.#e);if(r!==t)return this.#n(n,r),this.skip(),!1;for(this.#e=q.AN(o,this.#e+1);o[this.#e]!=="]"&&o[this.#e]!=="}";)s(t==="{"?this.#r():
""),this.#e=q.AN(o,this.#e),o[this.#e]===","&&(this.#e=q.AN(o,this.#e+1));return this.#e+=1,!0}skip(){const t=this.#t;let n=0;do{const s=q.AN(t,this.#e),o=t.charAt(
s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#e=q.ap(t,s):this.#e="[]{},:".includes(o)?s+1:q.f(t,s)}while(n>0)}#r(){const t=this.#e;this.#e=
q.ap(this.#t,t);const n=q.I(this.#t.slice(t,this.#e));return this.#e=q.AN(this.#t,q.AN(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==null)return;const s=this.#o.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Kn[n]??"a number"} instead of ${t}${o}`}}const Kn={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},Wn=W({name:P,source:P,version:P}),Hn=W({name:P,version:P,namespace:wt(P),source:wt(P)}),
Fe=W({path:P,providers:te(le(Hn)),dependencies:te(le(Wn))}),$t=te(le(Fe)),Mt=(e,t)=>{const n=W({version:P,root:e,submodules:t}),s=W({source:P,versions:te(le(n))});
return W({modules:te(le(s))})},Jn=Mt(yt(Fe),yt($t)),Vn=Mt(Fe,$t);function Gn(e){const t=fe(e,Jn);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||
o.versions.includes(null)))return(0,C.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,C.Ju)(s.versions.map(o=>o?.version??"")):(0,C.
TR)('has no element in "modules"')}function Yn(e,t){const n=fe(e,Vn),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;
const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:u,providers:d})=>({path:l,calls:u.flatMap(h=>h??[]),providers:d.flatMap(h=>h??[])}));
i.some(({calls:l,providers:u})=>l.length+u.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const Ke=({constraint:e,client:t},n)=>je(e===null?[]:[e.text],n,
{client:t});function Xn(e,t,n){let s=null;const o=Yn(e,r=>(s??=new Set(n.map(a=>bt(Ke(a,t)))),s.has(Et(r))));return new Map(Array.from(o,([r,a])=>[Et(r),a]))}const bt=e=>e.
kind==="chosen"?e.version:"none";function Et(e){const t=(0,B.oF)(e);return t===null?"":(0,B.Cg)(t)}const Zn=3,Qn=200,qn=2e3;function es({calls:e,client:t},n){const s=[],
o={calls:[],providers:[],undescribed:s};let r=e.flatMap(i=>{const{module:c,constraint:l,isOpen:u}=i;return c===null||u?[]:{call:i,host:c.host,by:"",module:c,constraint:l,
client:t}});const a={left:qn};for(let i=0;i<Zn;i+=1)r=r.flatMap(l=>{const u=n(l);if(u===null)return[];const{described:d}=u,h=d?.size?bt(Ke(l,u)):"",p=a.left>0?d?.
get(h):void 0;if(p===void 0)return i===0&&s.push(l.call),[];const{namespace:$,name:g,system:b}=l.module,A=`${$}/${g}/${b} ${h}`,x=ts(p,{...l,by:A},a);return o.providers.
push(...x.providers),x.calls}).slice(0,Qn),o.calls.push(...r);return o}function ts(e,{module:t,...n},s){const o=u=>({text:u,place:n.call.place}),r=e.slice(0,Math.
max(0,s.left)),a=new Map(r.map(u=>[(0,Re.join)(".",u.path),u])),i=new Set([(0,Re.join)(".",t.subdirectory)]),c=[],l=[];s.left-=r.length;for(const u of i){const d=a.
get(u);for(const{source:h,version:p}of d?.calls??[]){if(s.left--<=0)break;(0,E.Nj)(h)&&i.add((0,Re.join)(u,h));const $=(0,E.vL)(h,n.client),g=p===""?null:o(p);$.
kind==="registry"&&c.push({...n,module:$,constraint:g})}for(const{name:h,namespace:p,source:$,version:g}of d?.providers??[]){if(s.left--<=0)break;const b=(0,gt.
m)($||(0,Re.join)(p,h),n.client);b.kind!=="registry"||g===""||l.push({...n,provider:b,constraint:o(g)})}}return{calls:c,providers:l}}function ns({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(d=>ss(d,n)??[]),...rs(
c,l,s)].map(d=>{const h=({kind:p,of:$})=>p==="module"&&y.ek($)[0]===d.places[0];return{...d,rows:L(l.filter(h))}})}).flat();return(0,O.DF)(r,({problem:a})=>a.message)}
function ss(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(y.MP(n))?.[s],i=`${(0,f.nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,
constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return We(e,Z({...c,newest:null}));const l=ae(a);return!l||Ke(e,l).kind!==
"none-fits"?null:We(e,Z({...c,newest:l.newest}))}const os=50;function rs(e,t,n){const s=Map.groupBy(e,({provider:o})=>y.JT(o));return t.flatMap(o=>{const{kind:r,
answer:a,root:i}=o,c=r==="provider"?s.get(y.IY(o.wants)):void 0,l=ae(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(I=>[
I.constraint.text,I])).values()],h=[...y.Im(o.of),...u.slice(0,os).map(I=>I.constraint)],p=n?null:Me(o)?.version.text??null,$=h.map(({text:I})=>I),g=je($,l,{client:i.
client,held:p});if(g.kind==="chosen")return[];const b=g.kind==="none-fits"?h.filter(({text:I})=>g.conflict.includes(I)):h,{newest:A}=l,x=w(o);return u.filter(({
constraint:I})=>b.includes(I)).map(I=>{const{by:pe,constraint:oe}=I,me=b.filter(Se=>Se!==oe).map(as),ve={by:pe,address:x,constraint:oe.text,others:me,newest:A};
return We(I,Z(ve))})})}const as=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,We=({call:{place:e},host:t},n)=>(0,O.hD)(n,{host:t,services:[U.e$],places:[y.
W$(e)]});var He=k(8937);const Ot={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},xe=e=>e==="location"||e==="\
document",Je="set `version` to one whose package can be downloaded",is=({url:e,why:t,clients:n,...s})=>(0,O.CC)("package-location",{message:`${(0,m.eZ)(n)} cann\
ot download ${(0,m.oZ)(s)}: ${(0,m.dh)(t)} (${e})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository \
(`git::https://\u2026`)",user:Je,affects:n});function cs(e){const{part:t,token:n,isFork:s}=e,o=xe(t)&&s&&n==="none",r=xe(t)?n==="withheld":t==="repository",a=xe(
t)?us(e):ds(e);return(0,O.CC)("package-unauthorized",{message:`${Ot[t]} of ${(0,m.oZ)(e)} cannot be read: ${(0,m._r)(e)}; ${ls(e)}`,help:o?He.ro:a,severity:o?"n\
otice":r?"warning":"error"})}function ls(e){const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires git credentials, which this che\
ck does not use":n==="none"&&!xe(t)?"the CLIs send no token to package hosts":(0,He.pt)(e,n==="dropped"?s:null)}function us(e){const{kind:t,source:n,at:s}=e,o=`\
give the token from ${n} permission to download this ${t}`;return(0,He.$w)(e,`${t}s.v1`,s,o)}function ds({kind:e,part:t,at:n}){if(t==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${n} on the machine that runs init`};const s="serve it witho\
ut authentication, for example at a presigned URL",o=`add a login for ${n} to ~/.netrc`;return e==="module"?{operator:s,user:o}:t!=="archive"?{operator:s}:{operator:s,
user:`${o}, which only Terraform uses for providers`}}function Tt(e){const{part:t,why:n,attempts:s,at:o,host:r,isAnswered:a}=e,i=s>1?` in each of ${s} attempts`:
"",c=a?Je:`check that a firewall or proxy lets this machine connect to ${o}, or ${Je}`;return(0,O.CC)("package-unreachable",{message:`${Ot[t]} of ${(0,m.oZ)(e)}\
 cannot be read: ${n}${i}`,operator:`check that ${o} serves the file to this machine`,user:c,guest:(0,m.B9)(r),severity:e.isSlow?"warning":"error"})}var Ve=k(6697);
const fs=({packages:e})=>e.flatMap(hs);function hs(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}return[
e.description,...e.files.map(({answer:t})=>t)]}const ye=({item:e,version:t,host:n})=>({kind:e.kind,address:w(e),version:t,host:(0,f.nx)(n)}),ke=({item:e,version:t,
host:n},s,o)=>({item:e,cause:`package ${(0,y.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function be(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"\
unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=Ct(o),{kind:a,address:i,version:c}=ye(e),l=()=>(0,Ve.
wp)({host:r,package:`${a} ${i} ${c}`});return[ke(e,`${r} not allowed`,l)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>ms(
e,t,n,s);return[ke(e,`${t} ${o} ${r}`,a)]}}}const ps=["page","archive","repository"];function ms(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??
s,c={...ye(e),part:t,url:i,at:Ct(i)};if(a.kind==="failed"){const{code:d,message:h}=a.problem;if(d==="host-private-redirect")return a.problem;const p=d==="host-t\
imeout"&&ps.includes(t);return Tt({...c,why:h,attempts:o,isAnswered:!1,isSlow:p})}const{status:l,reason:u}=a;if(l===401||l===403||t==="repository"&&l===404){const d=n?.
authorization??"none",{isFork:h}=e;return cs({...c,status:l,reason:u,page:null,token:d,source:r,isFork:h})}return Tt({...c,why:`${i} returned ${l} ${u}`.trim(),
attempts:(0,K.Mq)(l)?o:1,isAnswered:!0,isSlow:!1})}function Ct(e){const t=(0,_.Dl)(e);return(t.ok?(0,f.Pm)(t.value):null)??e}function ks(e,{location:t,steps:n}){
const{outcome:s,url:o}=t,r=i=>[ke(e,`location ${i}`,c=>is({...ye(e),url:o,why:i,clients:J(c)}))];if(s.kind==="status"&&gs(s.status)){const i=`${s.status} ${s.reason}`.
trim();return r(`its location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return be(e,"location",t);case"\
refused":return r(a.why);case"other":return[vs(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.
why}`):be(e,a.what,a.answer)}}}const gs=e=>e!==401&&e!==403&&!(0,K.Mq)(e),vs=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(w))];
return ee({what:"getter",getter:t,names:s})}}),Ee=e=>(0,m.oZ)({...e,kind:"provider"}),Ge=(e,t="")=>`${Ee(e)} for ${e.platform} cannot be installed: ${t}${(0,m.dh)(
e.why)}`,St=e=>(0,O.CC)("package-platform",{message:`${Ee(e)} has no package for ${e.platform}: ${e.isMirror?`${e.url} lists none`:(0,m._r)(e)}`,operator:e.isMirror?
`add it with \`terraform providers mirror -platform=${e.platform}\``:`publish the package for ${e.platform}`,user:`set \`version\` to one with a package for ${e.
platform}, ask the publisher of the provider to build one, or correct \`platforms\``}),ws=({suggestion:e,...t})=>(0,O.CC)("package-protocol",{message:`${Ee(t)} \
requires plugin protocol ${(0,m.K4)(t.protocols,3,m.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"publish a version with plugin protocol 5 or 6, or co\
rrect `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,m.dh)(e,40)}"\`, the newest\
 version with a supported protocol`}),ys=e=>(0,O.CC)("package-document",{message:Ge(e,`the response of ${e.url} `),operator:e.isMirror?`return {"archives":{"${e.
platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filenam\
e`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),$s=e=>(0,O.CC)("package-sums",{message:Ge(e,`${e.url} `),operator:"co\
rrect the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again"}),Ms=e=>(0,O.CC)("package-unsigned",{message:Ge(e),
operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_ke\
ys`"});function bs({isContentOnly:e,clients:t,...n}){const s=t.map(o=>`${o==="opentofu"?"tofu":o} providers lock -platform=${n.platform}`);return(0,O.CC)("lock-\
platform-missing",{message:e?`the lock file has only \`h1:\` checksums of ${Ee(n)}, probably none for ${n.platform}`:`the lock file has no checksum of ${Ee(n)} \
for ${n.platform}`,user:`run \`${s.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}const Es=(e,t)=>Oe(
Ye(e),`${At(t)}/versions`),Os=(e,t,n)=>Oe(Ye(e),`${At(t)}/${n}/download`),At=({namespace:e,name:t,system:n})=>`${e}/${t}/${n}`,Ts=(e,{namespace:t,type:n})=>Oe(e,
`${t}/${n}/versions`),Cs=(e,{namespace:t,type:n},s,{os:o,arch:r})=>Oe(e,`${t}/${n}/${s}/download/${o}/${r}`),Ss=(e,t)=>Oe(Ye(e),t);function As(e,{host:t,namespace:n,
type:s},o){const r=(0,_.O2)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,C.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function Is(e,t){
if(!/^\.{0,2}\//.test(t))return(0,C.Ju)(t);const n=(0,_.O2)(e,t);return n.ok?(0,C.Ju)((0,_.jr)(n.value)):n}function Ps(e,t){const n=_e(e,t);return n.ok&&n.value.
fragment!==""?(0,C.TR)("must not include fragment part"):n}function _e(e,t){const n=(0,_.O2)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s===
"https"?n:(0,C.TR)("must use http or https scheme")}const Ye=e=>e.path.endsWith("/")?e:{...e,path:`${e.path}/`};function Oe(e,t){const n=(0,_.O2)(e,t);if(!n.ok)
throw new Error(n.why);return n.value}var Rs=k(7511);const xs=W({versions:te(W({version:P,protocols:te(P)})),warnings:te(P)});function _s(e){const t=fe(e,xs);if(!t.
ok)return t;const{versions:n,warnings:s}=t.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>It(o.get(i)??[]));return(0,C.Ju)({texts:r,
compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}const It=e=>e.some(t=>{const n=(0,B.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,B.Ty)(n)&&(s===
5n||s===6n)}),Ds=W({id:P,moved_to:P});function Ls(e,t){const n=fe(e,Ds);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,gt.m)(o===""?s:o,"terraform"),a=r.
kind==="registry"&&r.type===t;return(0,C.Ju)(a?r.namespace:null)}const Pt=W({ascii_armor:P}),Ns=Be(W({hashes:te(P),package_size:jn})),Xe=(e,t)=>W({protocols:te(
P),os:P,arch:P,filename:P,shasum:P,download_url:P,shasums_url:P,shasums_signature_url:P,signing_keys:W({gpg_public_keys:te(le(e))}),packages:t}),Us={terraform:Xe(
W({ascii_armor:P,trust_signature:P}),ze),"opentofu before 1.12":Xe(Pt,ze),opentofu:Xe(Pt,Ns)},js=(e,t)=>fe(e,Us[t]),zs=W({versions:Be(W({}))});function Bs(e,t){
const n=Rt(e,t,zs);return n.ok?(0,C.Ju)([...n.value.versions?.keys()??[]]):n}const Fs=W({archives:Be(le(W({url:P,hashes:te(P)})))});function Ks(e,t,{os:n,arch:s}){
const o=Rt(e,t,Fs);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,C.Ju)({kind:"no-platform"});if(r===null)return(0,C.Ju)({kind:"\
crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,C.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,C.Ju)({kind:"\
archive",url:i,hashes:a})}function Rt(e,t,n){const s=(0,Rs.i)(t??"");return s.ok&&s.value==="application/json"?fe(e,n):(0,C.TR)(t===null?"has no Content-Type; e\
xpected application/json":"has a Content-Type other than application/json")}function Ws(e,t,n){const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===
t.os&&o===t.arch,c=`${t.os}_${t.arch}`;return{early:[...Hs(e.protocols),...Ze([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,Qe(n,"download_url",
e.download_url),Vs(e.packages),a?null:Js(r),Qe(n,"shasums_url",e.shasums_url),Qe(n,"shasums_signature_url",e.shasums_signature_url)]),...e.download_url===""?[{kind:"\
no-archive"}]:[]],late:Ze([Gs(e,c)]),hashes:a&&i?[`zh:${r.toLowerCase()}`]:null}}const Ze=e=>e.flatMap(t=>t===null?[]:{kind:"description",why:t});function Hs(e){
const t=e.find(n=>(0,B.rK)(n)===null);return t!==void 0?[{kind:"description",why:`has "${t}" in \`protocols\`, which is not a version`}]:e.length===0||It(e)?[]:
[{kind:"protocols",protocols:e}]}function Qe(e,t,n){const s=_e(e,n);return s.ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const Js=e=>e===""?"has no `shas\
um`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function Vs(e){const t=[...e?.keys()??[]].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),
n=Array.from(e?.values()??[],o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu c\
annot read`}function Gs({packages:e,shasum:t},n){if(!e?.size)return null;const s=e.get(n);if(s===void 0)return"has `packages` without an entry for the platform,\
 which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith(
"zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for \
the platform in `packages`, which OpenTofu requires"}function Ys(e,t){switch(e.kind){case"crash":return(0,C.TR)(`has null for ${t}, at which the clients crash`);case"\
no-platform":return(0,C.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{const{url:n,hashes:s}=e,o=s.length===0||s.some(Xs),r=Ze([n===""?`has\
 no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but others`]);return(0,C.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const xt=[
"zh:","h1:"],Xs=e=>xt.some(t=>e.startsWith(t)),Zs=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function Qs(e,{filename:t,shasum:n}){
for(const s of e.split(`
`)){const[o="",r]=s.split(Zs,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function qs(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const qe="in `signing_keys.gpg_public_keys`";function eo(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${qe}, at which the clients crash`:t===void 0?`the description has no key ${qe}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${qe} whose \`ascii_armor\` is not an armored public key`}function to(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[et(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>et(o,t,a)),...t.files.flatMap(({part:a,
answer:i})=>be(o,a,i)),...t.late.map(a=>et(o,t,a))].slice(0,1),...oo(o,t,r.value,n)];case"status":return r.status===404?[no(o,t,r)]:be(o,"document",s);case"fail\
ed":case"not-asked":return be(o,"document",s)}}function no(e,{platform:t,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const h={...ye(e),...i,platform:t,isMirror:!1};return ke(e,`${t} platform`,()=>St(h))}const{item:c,version:l}=e,u={provider:w(c),mirror:s.
url,version:l,...i},d=(c.answer.installation?.mirrors??[]).some(h=>h.mirror?.url===s.url&&ae(h)?.texts.includes(l));return ke(e,`mirror ${s.url}`,()=>z({...u,isListed:d}))}
function et(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...ye(e),platform:s,isMirror:a!==void 0,url:r},c=(u,d)=>ke(e,`${s} ${u}`,d),l=u=>c(`d\
ocument ${u}`,()=>ys({...i,why:u}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"platform":{const u={
status:200,reason:"OK",page:null};return c("platform",()=>St({...i,...u}))}case"protocols":{const{protocols:u}=n,d=so(e.item);return c("protocols",()=>ws({...i,
protocols:u,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>$s({...i,...n}));case"unsigned":return c(`unsigned ${n.why}`,()=>Ms({...i,...n}))}}const so=({
answer:e})=>$e("provider",ae(e)?.compatible??[]).newest;function oo(e,{platform:t,description:n},{hashes:s},o){const{item:r,version:a}=e,i=Me(r),c=o.get(r.root.
lockFile??"")?.get((0,y.IY)(r.wants))??[];if(i?.version.text!==a||s===null||c.length===0)return[];if(c.some(d=>s.includes(d)))return[];if(n.mirror!==void 0&&!ro(
c,s))return[];const l=!c.some(d=>d.startsWith("zh:"));return[{...ke(e,`${t} lock ${l}`,d=>{const h={...ye(e),platform:t,isContentOnly:l,clients:J(d)};return bs(
h)}),places:[(0,y.W$)(i.version.place)]}]}const ro=(e,t)=>xt.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),tt=[];function ao(e){const t=new Map,
n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:J(o),rows:Array.from(Map.groupBy(o,N).values(),r=>io(r,t))}))}function nt(e,t){
const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function io(e,t){const[n]=e;if(n===void 0)throw new Error("a row without items");const{kind:s,wants:o,
of:r,answer:a}=n,i=(0,y.Im)(r).map(({text:l})=>l),c=e.flatMap(({root:{client:l},choice:u})=>u===null?[]:[[l,u.kind==="chosen"?u.version:null]]);return{kind:s,address:T(
n),source:nt(w(n),t),host:o.host,constraints:nt(i,t),locked:Me(n)?.version.text??null,chosen:nt(Object.fromEntries(c),t),newest:ae(a)?.newest??null,platforms:co(
e),worst:null,problems:tt,places:(0,S.As)((0,y.ek)(r)),rejectedAt:uo(e)}}function co(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.
length===0?tt:Array.from(Map.groupBy(t,({platform:n})=>n),([n,s])=>{const o=s.map(lo);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}
function lo({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?
!1:null}function uo(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?tt:[...(0,y.Im)(t.of),Me(t)?.version].flatMap(s=>s?.place??[])}
function fo(e,t){const{items:n}=e,s=[...Ne(n,t.isFork),...In(n),...Cn(n),...ho(e,t.isFork)],o=n.filter(({answer:a})=>a.outcome.kind==="read").map(a=>`${a.wants.
host} ${G(a)}`),r=a=>t.hostnames.some(i=>{const c=i.services.length>0?i.services:t.requiredServices;return i.host===a&&c.includes(U.S3)});return{findings:[...mo(
e),...M(s),...ns(e,t.upgrade),...Rn(e.clouds),...Ln(e.logins,r),...wo(n,t)],roots:ao(n),requests:e.requests,answering:new Set(o)}}const ho=({items:e,lockHashes:t},n)=>e.
flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in
r?ks(o,r):to(o,r,t))}),po=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function mo({inside:e}){const t=({place:a})=>a!==y.cd,n=ko([...e.keys()].
flatMap(({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>po.test(a)).length,o=[...e.values()].flatMap(({undescribed:a})=>a).filter(t),r=o.
flatMap(({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[..._t(o,{what:"inside",names:[...new Set(r)]}),..._t(n,{what:"direct",git:s,names:n.
map(({address:a})=>a)})]}const _t=(e,t)=>e.slice(0,1).map(({place:n})=>(0,O.hD)(ee(t),{places:[n],clients:[]})),ko=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.
place.line}`,t])).values()],go=["limit","size","stopped"];function vo(e){const t=[e.answer,...fs(e)].flatMap(({outcome:s})=>s.kind==="not-asked"?[s]:[]);return[
...t.flatMap(s=>"problem"in s?[s.problem]:[]),...go.filter(s=>t.some(o=>o.why===s)).slice(0,1)]}function wo(e,{maxRequests:t}){const n=e.flatMap(o=>vo(o).map(r=>({
item:o,host:D(o),why:r})));return[...Map.groupBy(n,({host:o,why:r})=>`${o} ${typeof r=="string"?r:r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];
const{host:a,why:i,item:c}=r;if(typeof i!="string"){const d=[...new Set(o.flatMap(h=>(0,y.ek)(h.item.of)))];return[(0,O.hD)(i,{host:a,places:d,needed:(0,Q.ly)(d)})]}
const l=[...new Set(o.map(d=>v(d.item)))],u=ee(i==="limit"?{what:i,max:t,names:l}:{what:i,names:l});return[(0,O.hD)(u,{host:a,places:(0,y.ek)(c.of).slice(0,1),needed:!1})]})}
var yo=k(2389),$o=k(7542),Mo=k(1257),Dt=k(531),ge=k(5306),bo=k(1654),Eo=k(3948),Oo=k(7854),Lt=k(6875),To=k(9940);const Te=4;class Nt{#t=[];#e;constructor(t){this.#e=
t}async pass(t){this.#e===0?await new Promise(n=>this.#t.push(n)):this.#e-=1;try{return await t()}finally{const n=this.#t.shift();n===void 0?this.#e+=1:n()}}}async function Ut(e,t,{
concurrency:n},s){const o=Map.groupBy(e,t);await jt(o.values(),n*Te,r=>jt(r.values(),Te,s))}async function jt(e,t,n){const s=async()=>{for(const o of e)await n(
o)};await Promise.all(Array.from({length:t},s))}const Co=2*Te,So=1e3,Ao=3e4,Io=6e4;class Po{gate=new Nt(Te);requests=0;pause=Promise.resolve();silent=0;down=null}
class Ro{#t;#e;#o=(0,Oo.Oo)(t=>new Po);#r=new Map;#n=new Set;#s=new Map;constructor(t){this.#t=t,this.#e=new Nt(t.concurrency*Te),t.stop.signal.addEventListener(
"abort",this.#a)}get requests(){return[...this.#r.values()]}ask(t){const n=this.#i(t);return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#n)
t.close()};close(){this.#t.stop.signal.removeEventListener("abort",this.#a),this.#a()}#i({url:t}){const n=(0,ge.X5)(t);return this.#o(n.ok?`${n.value.name} ${n.
value.port}`:"")}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);return typeof s=="string"||(t.silent=s.every(({headMs:o})=>o===null)?t.silent+
1:0,t.silent>=Co&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return st(r,"stopped");if(t.requests>=
o)return st(r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(h=>(0,K.mh)(r,h)!==null)||s.why!==null)
return st(r,"stopped");const{ms:l,isForHost:u}=xo(a,r.length,this.#t),d=(0,Lt.v7)(l,this.#t);u&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o}=this.#t,
{patience:r,maxRedirects:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Eo.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},
timeoutMs:(0,To.nT)(r),startTimer:o});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{
slowest:r=null,certificates:a=[]}=this.#r.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=u=>!a.some(d=>d.host===u.host&&d.expires===u.expires),l=o.
filter(c).map(({host:u,expires:d})=>({host:u,expires:d}));this.#r.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...l]})}#f(t){for(const[s,o]of[
...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen))return s;const n=new bo.N(this.#t.network);return this.#n.add(n),n}#h(t,n){n.isOpen?this.#s.set(n,t):
this.#n.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#n.delete(s),s.close())}}const st=([e,...t],n)=>e===
void 0?n:[e,...t];function xo({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Lt.VJ)(e.head.retryAfter,n()):null;return s===
null?{ms:Math.min(So*2**(t-1),Ao),isForHost:!1}:{ms:Math.min(Math.max(s,0),Io),isForHost:!0}}var zt=k(2832),_o=k(960),Bt=k(1193);const Do=9,Lo={kind:"whole",maxBytes:8*
1024*1024},ie=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e);function De(e,t){const{once:n}=e;if(n===void 0)return Ft(e,t);const s=t.known.get(n)??
Ft(e,t);return t.known.set(n,s),s}async function Ft(e,t){const{host:n,clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(
c)})),({where:c})=>typeof c=="string"?c:(0,_.jr)(c.url)),a=await t.tokenOf(n),i=r.values().map(c=>No(e,c,a,t));return Object.fromEntries((await Promise.all(i)).
flat())}function Ce(e,t,n,s,o,r){return De({...o,host:t,clients:n,at:i=>{const c=Wt(e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},r)}const he=(e,t,n="")=>({
host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});async function No(e,t,{token:n,source:s},{send:o,patience:r,versionOf:a}){
const[i]=t;if(i===void 0)return[];const{host:c,headers:l,maxRedirects:u=Do}=e,d=t.map(({client:b})=>b),h=i.where,p=b=>d.map(A=>[A,b]);if(typeof h=="string")return p(
{...he(c,h),tokenSource:s});const $=(0,_.Pl)(h.url),g={...he(c,"service",$),tokenSource:s};try{const b=await o({...h,host:c,token:n,headers:l??{"x-terraform-ver\
sion":a(i.client)},planBody:I=>Kt(I,e)??zt.IK,maxRedirects:u,patience:d.map(r)});if(typeof b=="string")return p({...g,outcome:{kind:"not-asked",why:b}});const A=b.
at(-1)?.hops.at(-1)??null,x=Map.groupBy(d,I=>Uo(b,r(I)));return Array.from(x,([I,pe])=>{const oe=jo(I,h.url,e),me={host:c,url:$,tokenSource:s,outcome:oe,attempts:b.
length,lastHop:A};return pe.map(ve=>[ve,me])}).flat()}catch(b){const A=(0,Ve.n3)({host:f.nx(c),thrown:b});return p({...g,outcome:{kind:"not-asked",why:"unchecke\
d",problem:A}})}}function Uo(e,t){const{attemptMs:n}=t,s=e[(0,K.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)
return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,_o.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}
const Kt=(e,{accepts:t=s=>s===200,plan:n=()=>Lo})=>t(e.status)?n(e):null;function jo(e,t,n){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?
{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:s,body:o}=e,{status:r,reason:a}=s,i=Kt(s,n);if(i===null)return{kind:"status",status:r,
reason:a,page:(0,Bt.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const c=n.read(e,t);return c.ok?{kind:"read",value:c.value}:
c.why===vt?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Bt.y8)(o.bytes)}}function Wt(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.
get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(x=>x.client===n),u=l===void 0?c:{...l,kind:"found",url:f.cu(t)};if(u.kind!=="f\
ound")return"service";const{url:d,services:h}=u,p=(0,U.TE)(e,{services:h,documentUrl:d,display:f.nx(t),client:n});if(p.kind!=="url"||!(0,ge.X5)(p.url).ok)return"\
service";const $=f.Pm(p.url)??"",g=l!==void 0,b=$===t||ot($,s)||a.has(`${t} ${e}`)||g,A=g?null:Ht(i,o);return b?{url:p.url,origin:A}:"not-allowed"}const ot=(e,{
allowedHosts:t,hostnames:n})=>f.Jr(e,t)||n.some(s=>s.host===e),Ht=({host:e,attempt:t},n)=>({isPublic:(0,ge.Ul)(n,f.Sv(e).name,t.hops[0]?.address??null)}),zo=3e4,
Bo={kind:"whole",maxBytes:1024*1024},Jt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Bo:zt.IK},Fo={...Jt,accepts:()=>!0,read:({head:e})=>(0,C.
Ju)(e.apiVersion)},Ko=W({data:le(W({id:P}))}),Vt={...Jt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=fe(ie(e),Ko);return t.ok?t.value.data===null?(0,C.TR)(
"has no data"):(0,C.Ju)(null):t}},Wo=/^[\w-]+$/;async function Ho(e){const t=e.settings.timeoutMs??zo,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=Vo(
e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:l}=await e.tokenOf(a);if(l===null)return[];const u=c.flatMap(p=>{const $=Wt(i,a,p,e);return typeof $==
"string"?[]:[{client:p,at:$}]}),d=Map.groupBy(u,({at:p})=>(0,_.jr)(p.url)),h=Array.from(d.values(),p=>p.slice(0,1).map(({at:$})=>{const g={...r,clients:p.map(({
client:b})=>b)};return Jo(g,$,s)}));return await Promise.all(h.flat())});return(await Promise.all(o)).flat()}async function Jo(e,t,n){const{host:s,clients:o,organization:r,
workspace:a}=e,i=async($,g)=>{const b=Ss(t.url,$),A=()=>({...t,url:b}),x=`cloud ${(0,_.jr)(b)}`,I=await De({...g,host:s,clients:o,at:A,once:x},n);return Object.
values(I)[0]??he(s,"service")},c=await i("ping",Fo),l={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return l;const u=`\
organizations/${r}`,d=await i(`${u}/entitlement-set`,Vt),p=d.outcome.kind!=="read"||a===null?null:await i(`${u}/workspaces/${a}`,Vt);return{...l,ofOrganization:d,
ofWorkspace:p}}function Vo({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.
startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,l=Gt(o.organization??c),u=Gt(o.name);for(const{host:d,service:h,clients:p}of a){const $=[d,h,l,u].
join(" "),b=n.get($)??{host:d,service:h,organization:l,workspace:u,places:[],clients:[]};n.set($,b),b.places.push(i),b.clients=[...new Set([...b.clients,...p])]}}
return[...n.values()]}const Gt=e=>e&&Wo.test(e)?e:null;var Go=k(9529);const Yo=1e4;async function Xo(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.
values())for(const a of Zo(r)){const i=(0,f.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,ge.X5)(a).ok&&(0,f.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,
url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>Qo(r,a,e)))).flat()}function Zo({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,f.nx)(e),{url:s,services:o}=t,a=(0,U.TE)(U.S3,{services:o,documentUrl:s,display:n,client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,Go.
m)(a.value,s,n).value;return[i,c].flatMap(l=>{const u=(0,_.Dl)(l??"");return l!==null&&u.ok?[u.value]:[]})}async function Qo(e,t,{send:n,network:s,settings:o}){
const r=await n({host:e.host,url:t,origin:Ht(e,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",
attemptMs:o.timeoutMs??Yo,retries:1}]}),a=typeof r=="string"?null:r.at(-1);if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;
return i.code==="host-http2"?[]:[{host:e.host,problem:i}]}var qo=k(2713),Yt=k(6979),Xt=k(4321);const rt=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},
er=W({location:P,use_registry_credentials:le(Un)}),tr=W({location:P,use_registry_credentials:ze});function nr(e,t){if(e.status===204)return rt(e);const n=fe(e.body,
t?er:tr,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==null?{kind:"url",location:s,usesCredentials:o}:
s===""?rt(e):{kind:"address",location:s}}function sr(e){const{answer:t,downloadUrl:n,client:s,readsCredentials:o}=e,r=s==="terraform"?rt(t):nr(t,o);switch(r.kind){case"\
none":return ue(or[s]);case"unreadable":return ue(`the response ${r.why}`);case"url":{if(r.location==="")return ue("the response has `use_registry_credentials` \
and no `location`");const a=Ps(n,r.location);return a.ok?{kind:"direct",url:a.value,usesCredentials:r.usesCredentials}:ue(a.why)}case"address":{const a=Is(n,r.location);
return a.ok?ir(a.value,s):ue(a.why)}}}const or={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Te\
rraform-Get header"},ue=e=>({kind:"refused",why:rr(e)}),rr=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");function ar(e,t){const n=dr(
e,t);return n.ok?qt(n.value,t):ue(n.why)}function ir(e,t){const n=(0,E.vL)(e,t);if(n.kind==="invalid")return ue(n.error);if(n.kind!=="remote")return ue("must be\
 a direct remote package address");const s=(0,Xt.cx)(e,t);return s.ok?qt(s.value,t):ue(s.why)}const Zt=["file","gcs","git","hg","http","https","s3"],Qt="zip|gz|\
bz2|xz|tgz|tbz2|txz|tar\\.tbz2",cr=new RegExp(`^(?:${Qt}|tar\\.(?:gz|bz2|xz))$`),lr=new RegExp(`\\.(?:${Qt})$`),ur=/^(?:0|f|F|false|FALSE|False)$/;function qt({
getter:e,url:t},n){if(!(Zt.includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(t===null||!/^https?$/.
test(t.scheme))return{kind:"other",getter:e};const o=(0,Yt.xB)(t.query);if(e==="git")return{kind:"git",url:at(t,[])};if(!/^https?$/.test(e))return{kind:"other",
getter:e};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?lr.test(t.path):!ur.test(r)&&cr.
test(r))?{kind:"archive",url:at(t,a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"\
page",url:at(t,[...a,["terraform-get","1"]])}}const at=(e,t)=>({...e,query:(0,Yt.Ge)(t),forceQuery:!1,fragment:""});function dr(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return n===void 0?(0,C.TR)(`invalid source string: ${e}`):!Zt.includes(n)&&!(n==="oci"&&t==="opentofu")?(0,C.TR)(`no getter available for X-Terrafo\
rm-Get source protocol: "${n}"`):(0,Xt.cx)(e,t)}const fr={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function hr(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of t.matchAll(pr))r.set(
i.toLowerCase(),c??l??u??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return mr(a)}return null}const pr=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
mr=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?fr[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),kr=3e4,en={kind:"excerpt",maxBytes:1024},
gr=128*1024,tn={terraform:0,opentofu:0},Le={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>en,read:()=>(0,C.Ju)(""),retries:tn,
netrc:K.Du},vr={...Le,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},wr={...Le,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,
netrc:[]},yr={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?en:{kind:"excerpt",maxBytes:gr},read:({head:e,body:t})=>{const n=e.terraformGet||
hr(ie(t));return n===null?(0,C.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,C.Ju)(n)},retries:tn,netrc:K.Du},$r={...Le,name:"repository",
headers:{},accepts:e=>e===200,netrc:[]},nn={name:"sums",headers:{},read:({body:e})=>(0,C.Ju)(ie(e)),retries:null,netrc:[]},Mr={...nn,name:"signature",read:({body:{
bytes:e}})=>(0,C.Ju)(qs(e)??"")};function it({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,_.Dl)(n),r=o.ok?(0,ge.X5)(o.value):null;return{isPublic:!r?.
ok||(0,ge.Ul)(t,r.value.name,s)}}async function sn({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,patience:l,tokenOf:u,withLogin:d}=a,
{name:h,retries:p,netrc:$}=r,g=(0,f.Pm)(n);if(g!==null&&g!==t&&!ot(g,c))return he(t,"not-allowed",(0,_.Pl)(n));const b=I=>({url:$.includes(I)?d(n):n,origin:s}),
A=`${h} ${o} ${s?.isPublic} ${(0,_.jr)(n)}`,{[e]:x}=await De({...r,host:t,clients:i.clients,at:b,once:A},{...a,patience:I=>p===null?l(I):{client:I,attemptMs:kr,
retries:p[I]},tokenOf:o?u:async()=>({token:null,source:null})});if(x===void 0)throw new Error("a client without an answer");return x}async function br(e,t){const n=new Map,
s=({module:r,client:a})=>ae(n.get((0,y.MP)(r))?.[a]);let o=e.flatMap(({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i?[{module:i,client:r,constraint:c}]:
[]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,y.MP)(c)).values();await Ut(r,([c])=>c?.module.host,t,async c=>{const[l]=c;if(l===void 0)return;const{module:u}=l,
d=[...new Set(c.map(({client:g})=>g))],h=g=>Es(g,u),p={read:({body:g})=>Er(ie(g),c)},$=await Ce(U.e$,u.host,d,h,p,t);n.set((0,y.MP)(u),$)});const i=new Map(e.map(
c=>[c,es(c,s)]));if(o=Array.from(i.values(),c=>c.calls).flat().filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,y.MP)(c))),o.length===0)return{modules:n,inside:i}}}
function Er(e,t){const n=Gn(e);if(!n.ok)return n;const s=$e("module",n.value),o=Xn(e,s,t);return(0,C.Ju)(o.size===0?s:{...s,described:o})}const Or={accepts:e=>e===
200||e===204,read:({head:e,body:t},n)=>{const s={status:e.status,header:e.terraformGet,body:ie(t)};return(0,C.Ju)({answer:s,downloadUrl:n})}};async function Tr({
address:e,version:t,clients:n},s){const{host:o}=e,r=l=>Os(l,e,t),a=await Ce(U.e$,o,n,r,Or,s),i=(0,K.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([
l,u])=>{const d=l,{outcome:h}=u;if(h.kind!=="read")return[d,{location:u,steps:[]}];const p=sr({...h.value,client:d,readsCredentials:i}),{downloadUrl:$}=h.value,
g=await Sr(p,d,u,$,s),b={...u,outcome:{kind:"read",value:null}};return[d,{location:b,steps:g}]});return Object.fromEntries(await Promise.all(c))}const Cr=10;async function Sr(e,t,n,s,o){
const r=[];let a=e,i=it(n,o);for(let c=0;a.kind!=="refused"&&a.kind!=="other";c+=1){if(a.kind==="page"&&c===Cr){const b=`too many X-Terraform-Get redirects: ${c+
1}`;return[...r,{kind:"refused",why:b}]}const[l,u]=Ir[a.kind],d=a.kind==="direct"&&a.usesCredentials,h=d&&Ar(s,a.url),p={registry:n.host,client:t,url:Pr(a),origin:i,
token:h},$=await sn(p,u,o),{outcome:g}=$;if(d&&!h&&g.kind==="status"&&g.status===401){const b=`the token of the registry from ${(0,f.Pm)(a.url)}`;return[...r,{kind:"\
other",getter:b}]}if(r.push({kind:"asked",what:l,answer:$}),a.kind!=="page"||g.kind!=="read")return r;i=it($,o),a=ar(g.value,t)}return[...r,a]}function Ar(e,t){
const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,ge.be)(s)}));return(0,qo.nL)(n).at(-1)==="sent"}const Ir={archive:["archive",Le],direct:[
"archive",wr],page:["page",yr],git:["repository",$r]},Pr=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var Rr=k(
6760),xr=k(5747),_r=k(3427);function Dr(e,t){const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,y.JT)(o),{clients:a=[],asking:i=[]}=n.
get(r)??{},c=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return n}async function Lr(e,t){const n=new Map,
s=({address:o})=>o.host;return await Ut(e.values(),s,t,async o=>{const{address:r,asking:a,clients:i}=o,c=on(r),l=Ce(U.xq,r.host,a,c,Nr,t),u=i.map(async d=>[d,await Ur(
d,o,l,t)]);n.set((0,y.JT)(r),Object.fromEntries(await Promise.all(u)))}),n}const Nr={read:({body:e})=>{const t=_s(ie(e));if(!t.ok)return t;const{texts:n,...s}=t.
value;return(0,C.Ju)($e("provider",n,s))}},on=e=>t=>Ts(t,e);async function Ur(e,t,n,s){const{address:o}=t,r=he(o.host,"service"),a=async()=>(await n)[e]??r,i=s.
methodsOf(o,e),c=(i?.methods??[jr]).map(g=>g.kind!=="network"?g.kind==="direct"?a():r:rn(e,g,t,"index.json",Fr,s)),[l=r,...u]=await Promise.all(c),d=Kr([l,...u]),
h=await zr(o,e,await a(),s);if(i===null&&h===null)return d;const p=[l,...u].filter(({mirror:g})=>g!==void 0),$=i&&{place:i.place,methods:c.length,mirrors:p};return{
...d,...$&&{installation:$},...h===null?{}:{movedTo:h}}}const jr={kind:"direct"};async function zr(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.
kind==="status"&&n.status===404)||r!=="hashicorp"||o!==(0,E.Vm)(t))return null;const c=on({...e,namespace:"-"}),l={read:({body:d})=>Ls(ie(d),a)},{[t]:u}=await Ce(
U.xq,o,[t],c,l,s);return u?.outcome.kind==="read"?u.outcome.value:null}const Br=5;async function rn(e,{url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,_.
Pl)(t),place:n,hasSlash:t.path.endsWith("/")},l=(0,f.Pm)(t),u=As(t,s,r);if(!u.ok){const A=`${n.file}:${n.line}`,x={mirror:c.url,at:A,provider:(0,y.JT)(s)},I={kind:"\
failed",problem:H({...x,kind:"port"})};return{...he(l,"service",c.url),outcome:I,mirror:c}}const d=A=>A.kind==="network"&&(0,_.jr)(A.url)===(0,_.jr)(t),h=o.filter(
A=>i.methodsOf(s,A)?.methods.some(d)),p=ot(l,i.settings)?{url:u.value,origin:null}:"not-allowed",$=`mirror ${(0,_.jr)(u.value)}`,g=A=>{const x=i.patience(A);return A===
"opentofu"?{...x,retries:0}:x},{[e]:b=he(l,"service")}=await De({host:l,clients:h,at:()=>p,once:$,read:a,maxRedirects:Br},{...i,patience:g});return{...b,mirror:c}}
function Fr({head:e,body:t}){const n=Bs(ie(t),e.contentType);if(!n.ok)return n;const s=n.value.filter(o=>(0,B.rK)(o)!==null);return(0,C.Ju)($e("provider",s))}function Kr([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find(Wr)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ae(i)??[]),a=n.find(i=>ae(i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({
mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Hr(r)}}}const Wr=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==
404,Hr=e=>$e("provider",[...new Set(e.flatMap(({texts:t})=>t))],{compatible:e.flatMap(({compatible:t=[]})=>t),warnings:e.flatMap(({warnings:t=[]})=>t)});async function Jr(e,t){
const{address:n,clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l==="direct")),a=an({...e,clients:r},t),i=s.map(async c=>{const l=r.
includes(c)?await cn(c,e,await a,t):await Vr(c,e,o(c),t);return l===null?[]:[[c,l]]});return Object.fromEntries((await Promise.all(i)).flat())}async function Vr(e,t,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a={...t,clients:[e]};if(o=r.kind==="network"?await Yr(e,t,r,s):await cn(e,t,await an(a,s),s),
o===null||!Gr(o.description))return o}return o}const Gr=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&e.value.early.some(
({kind:n})=>n==="platform");function an({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>Cs(i,e,t,n);return Ce(U.xq,r,s,a,{read:C.Ju},o)}async function cn(e,{
platform:t},{[e]:n},s){if(n===void 0)return null;const o=e==="opentofu"&&!(0,K.sX)(s.versionOf(e));return await un(e,t,n,({body:a,url:i})=>{const c=js(ie(a),o?"\
opentofu before 1.12":e);if(!c.ok)return c;const l=Ws(c.value,t,i),{shasums_url:u,shasums_signature_url:d}=c.value,h=[u,d,c.value.download_url].map(x=>_e(i,x)),
[p,$,g]=h.flatMap(x=>x.ok?x.value:[]),b=p&&$&&g&&l.early.every(({kind:x})=>x==="no-archive"),A=b?{sums:p,signature:$,document:c.value}:null;return(0,C.Ju)({described:l,
signed:A,archive:b?g:null})},s)}async function Yr(e,t,n,s){const{platform:o,version:r}=t,a=await rn(e,n,t,`${r}.json`,C.Ju,s);return await un(e,o,a,({head:c,body:l,
url:u})=>{const d=Ks(ie(l),c.contentType,o);if(!d.ok)return d;const h=Ys(d.value,ln(o));if(!h.ok)return h;const p={described:h.value,signed:null};if(d.value.kind!==
"archive")return(0,C.Ju)({...p,archive:null});const $=_e(u,d.value.url);return $.ok?(0,C.Ju)({...p,archive:$.value}):(0,C.TR)(`has an invalid \`url\`: ${$.why}`)},
s)}const ln=({os:e,arch:t})=>`${e}_${t}`;async function un(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:ln(t),files:[],late:[]};if(r.kind!=="read")return{...i,
description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const oe={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:oe}}}const{described:l,
signed:u,archive:d}=c.value,h={...n,outcome:{kind:"read",value:l}},p=[],$={registry:a,client:e,origin:it(n,o)},g=async(oe,me,ve)=>{const Se=await sn({...$,url:me},
ve,o);return p.push({part:oe,answer:Se}),Se.outcome.kind==="read"?Se.outcome.value:null},b=u&&await g("sums",u.sums,nn),A=u&&b!==null?await g("signature",u.signature,
Mr):null;if(d!==null&&(u===null||A!==null)&&await g("archive",d,vr),u===null)return{...i,description:h,files:p};const x=e==="opentofu"&&a===(0,E.Vm)(e)&&o.machine.
environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",I=p[0]?.answer.url??"",pe=Xr(u.document,{sums:b,signature:A,url:I},x);return{...i,description:h,files:p,late:[
...l.late,...pe]}}function Xr(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.map(l=>l?.ascii_armor??null),a=r.length===0&&o,i=t===null?null:
Qs(t,e),c=a?null:eo(r)??n;return[...i===null?[]:[{kind:"sums",url:s,why:i}],...c?[{kind:"unsigned",why:c}]:[]]}async function Zr(e,t){const{machine:n,settings:s}=t,
o=e.filter(l=>l.kind==="module"),r=e.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.all([dn(o,l=>Tr(l,t)),...a.
map(l=>{const[u="",d=""]=l.split("_");return dn(r,h=>Jr({...h,platform:{os:u,arch:d}},t))})]),c=Map.groupBy(i.flat(),([l])=>l);return e.map(l=>({...l,packages:(c.
get(l)??[]).map(([,u])=>u)}))}async function dn(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=Map.groupBy(n,({item:r,
version:a})=>`${(0,y.IY)(r.wants)} ${a}`).values().map(async r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:l})=>l.root.client))],c=await t(
{address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const u=c[l.root.client];return u===void 0?[]:[[l,u]]})});return(await Promise.
all(o)).flat()}function Qr(e,t){const n=new Set(e.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,xr.yR)((0,Rr.join)(t,s));return[
s,o.ok?(0,_r.g)(o.text):new Map]}))}async function qr(e,t){const{configs:n,dialect:s,directory:o,plugins:r,settings:a}=t,i=[...e,...(0,Mo.n)(a.hostnames,s.clients)],
c=(0,Dt.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=Dr(i,(p,{directory:$,client:g})=>$!==y.cd.file&&c(p,$,g)),u=i.flatMap(({calls:p})=>p).flatMap(
({module:p})=>p===null?[]:(0,y.MP)(p)),d=new Set(u).size+l.size,h=new Ro({...t,maxRequests:a.maxRequests});try{const p=ea(t,h,d),[{modules:$,inside:g},b,A,x]=await Promise.
all([br(i,p),Lr(l,p),Ho(p),Xo(p)]),I=new Map([...$,...b]),pe=na(i,I,p),oe=a.depth==="packages",me=oe?await Zr(pe,p):pe,ve=oe?t.lockHashes??Qr(me,o):new Map;return{
items:me,versions:I,inside:g,lockHashes:ve,clouds:A,logins:x,requests:h.requests}}finally{h.close()}}function ea(e,t,n){const{configs:s,dialect:o,credentials:r,
machine:a,learn:i,progress:c}=e;let l=0;c({total:n,done:l});const u=new Map(s.map(d=>[d.client,d.patience]));return{...e,send:async d=>{const h=await t.ask(d);return l+=
1,c({total:Math.max(n,l),done:l}),h},known:new Map,onlyListed:ta(e),methodsOf:(0,Dt.xT)(s,o.releases,i),withLogin:(0,$o.TU)(a,i).withLogin,patience:d=>u.get(d)??
{client:d,attemptMs:1e4,retries:1},versionOf:d=>(0,K.tB)(d,o.versions),tokenOf:async d=>{const{answer:h}=await r.find(d);return{token:h?.token??null,source:h?.token?
h.source:null}}}}function ta({settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).map(fn),s=({because:r})=>r.some(a=>typeof a!="string"),
o=new Set(t.filter(s).map(fn));return new Set(n.filter(r=>!o.has(r)))}const fn=({host:e,service:t})=>`${e} ${t}`,hn=[];function na(e,t,{versionOf:n,settings:{upgrade:s}}){
return e.flatMap(o=>{const{client:r}=o,a=(0,K.Jd)(r,n(r));return[...o.calls.flatMap(i=>{const{module:c,isOpen:l}=i;if(c===null)return[];const u=pn(t,c,r),d=l?null:
mn(u,i,{client:r});return[{kind:"module",root:o,of:i,wants:c,answer:u,choice:d,packages:hn}]}),...o.providers.map(i=>{const{provider:c,locked:l}=i,u=pn(t,c,r),d=s||
l===null?null:l.version.text,h=mn(u,i,{client:r,held:d,rejectsUnreadable:a});return{kind:"provider",root:o,of:i,wants:c,answer:u,choice:h,packages:hn}})]})}const pn=(e,t,n)=>e.
get((0,y.IY)(t))?.[n]??he(t.host,"service");function mn(e,t,n){const s=ae(e),o=(0,y.Im)(t).map(({text:r})=>r);return s&&je(o,s,n)}async function sa(e,t,n){try{return fo(
await qr(e,t),n)}catch(s){const r=[...t.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,O.hD)((0,Ve.n3)({host:(0,f.nx)(a),
thrown:s}),{host:a}));return{...yo.j7,findings:r}}}})};export{oa as id,ra as ids,aa as modules};
