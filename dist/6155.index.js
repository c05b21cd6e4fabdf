const Br=6155,Wr=[6155],Nr={3065:((ve,le,h)=>{h.d(le,{i5:()=>se,wW:()=>V});var v=h(6760),P=h(9968),q=h(4443),U=h(7057),m=h(3298);const Z=1024*1024;function se(C,O){
const b=(0,m.O)(()=>G(C));return M=>{if(M.scheme!=="https"||(M.user?.name??"")!=="")return M;const T=b().get(M.host);return T===void 0?M:(x(T,O),{...M,user:{name:Y(
T.name),password:Y(T.password)}})}}const ee=20;function x({name:C,password:O},b){b(new U.ou(O)),C.length>=ee&&!C.includes("@")&&b(new U.ou(C)),b(new U.ou(Buffer.
from(`${C}:${O}`).toString("base64")))}function V({user:C},O){if(C===null)return;const{name:b,password:M}=C;x({name:(0,q.Uw)(b),password:(0,q.Uw)(M??"")},O)}function Y(C){
const O=(0,q.V$)(C.replaceAll("%","%25"),"user");return O.ok?O.value:""}function G({environment:C,system:O,accountHome:b}){const{NETRC:M,HOME:T,USERPROFILE:S}=C,
E=T||(O==="windows"?S:null)||b,B=M||E&&(0,v.join)(E,O==="windows"?"_netrc":".netrc")||"",H=(0,P.yR)(B,Z);return H.ok?j(H.text):new Map}function j(C){const O=new Map,
b=Array.from(C.matchAll(/#[^\n]*|\S+/g),([E])=>E.trim()).values(),M=()=>b.next().value??"";let T={name:"",password:""},S=!1;for(const E of b)switch(E){case"mach\
ine":case"default":{T={name:"",password:""};const B=E==="machine"?M():null;B!==null&&!O.has(B)&&O.set(B,T);break}case"login":T.name=M();break;case"password":T.password=
M();break;case"account":case"macdef":M(),S||=E==="macdef";break;default:if(!E.startsWith("#")&&!S)return O}return O}}),6542:((ve,le,h)=>{h.d(le,{p:()=>C,x:()=>b});
var v=h(3024),P=h(6760),q=h(3916),U=h(5168),m=h(6936),Z=h(2172),se=h(9432),ee=h(9119),x=h(8032),V=h(5106),Y=h(3298),G=h(3065),j=h(1456);function C(K,D,z){const k=B(
D,E(z),z),y=[],$=(N,{host:ne},oe)=>{const X=(0,Z.lc)(N,ne,oe),re=X&&k.get(oe)?.find(X,(0,q.dirname)(N.place.file));return!X||!re?!0:(y.push({client:oe,way:re,provider:(0,Z.
JT)(X)}),!1)},I=(N,ne)=>{if(ne.service!==V.xq)return ne;const oe=ne.clients.filter(X=>$(N,ne,X));return oe.length===ne.clients.length?ne:{...ne,clients:oe}},L=K.
map(N=>{const ne=N.needs.map(oe=>I(N,oe));return ne.every((oe,X)=>oe===N.needs[X])?N:{...N,needs:ne.filter(({clients:oe})=>oe.length>0)}}),J=[...k.values()].flatMap(
N=>N.findings);return{usages:L,remarks:O(y),findings:J}}function O(K){return(0,ee.c1)(K,({client:D,way:z})=>[D,...z].join(" ")).map(D=>{const[{client:z,way:k}]=D,
[y,$]=k,I=new Set(D.map(({provider:J})=>J)),L=(0,se.px)(I.size,"provider");return`${x.bB[z]} ${y} ${L} ${$}`.trim()})}function b(K,D,z,k){const y=(0,m.k)(),$=E(
D),I=(0,Y.O)(()=>M(z)),L=(0,Y.O)(()=>T(z,$)),J=B(K,$,D);for(const{installation:X}of J.values())for(const re of X?.methods??[])re.kind==="network"&&(0,G.wW)(re.url,
k);return{methodsOf:(X,re)=>{const{installation:de=null,holding:ge}=J.get(re)??{};if(de===null){const[Oe,...Ee]=(ge?.(X)??[]).map(U.vH);return Oe===void 0||L().
has((0,Z.JT)(X))?null:{place:Oe.place,methods:[Oe,...Ee]}}return S(de,X,re,D.releases)?null:{place:de.place,methods:(0,U.cd)(de,X)}},isInstalled:(X,{directory:re,
client:de})=>re!==Z.cd.file&&!!J.get(de)?.find(X,re),localPackages:({path:X},re)=>{const de=I().get((0,Z.JT)(re))??null;if(X===null||de===Z.cd.file||!(0,P.isAbsolute)(
X)&&(de===null||D.plugins))return null;const ge=(0,P.isAbsolute)(X)?X:(0,P.join)(D.root,de??"",X);return(0,v.existsSync)(ge)?y(ge,re):"missing"}}}function M(K){
const D=new Map;for(const{directory:z,providers:k}of K)for(const y of k.map(({provider:$})=>(0,Z.JT)($))){const $=D.has(y)&&D.get(y)!==z;D.set(y,$?null:z)}return D}
function T(K,{around:D,holds:z}){const k=(I,L)=>L===Z.cd.file||D(L).some(({path:J})=>z(J,I)),$=K.flatMap(I=>I.providers.map(L=>({...L,root:I}))).filter(({provider:I,
root:L})=>k(I,L.directory));return new Set($.map(({provider:I})=>(0,Z.JT)(I)))}const S=({overridden:K},D,z,k)=>k.every(y=>y.client!==z||y.skipsOverridden)&&K.some(
y=>(0,Z.JT)(y)===(0,Z.JT)(D)),E=({root:K,plugins:D=null})=>D===null?(0,j.Up)(K):(0,j.Ml)(D),B=(K,D,z)=>new Map(K.map(k=>{const y=(0,U.Ol)(k),$=(0,m.k)(),I=y.mirrors.
filter(({path:X})=>(0,v.existsSync)(X)),L=X=>I.filter(({path:re})=>$(re,X).length>0),J=(X,re)=>{const{around:de,holds:ge}=D,Ee=de(re).find(({path:be})=>ge(be,X))??
L(X)[0];return Ee?["installs",`from ${Ee.shown} instead of a registry`]:null},{client:N,installation:ne}=y,oe=ne===null?J:H(N,ne,z);return[N,{...y,holding:L,find:oe}]}));
function H(K,D,{releases:z,asksMirrors:k}){const y=(0,U.Ge)(D.place);return $=>{if(S(D,$,K,z))return["takes",`from dev_overrides in ${y} instead of a registry`];
const I=(0,U.cd)(D,$);if(I.some(({kind:N})=>N==="direct"))return null;if(I.length===0)return[`has no installation method in ${y} for`,""];const J=k&&I.every(N=>N.
kind!=="local"||N.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${y}${J} instead of a registry`]}}}),1456:((ve,le,h)=>{h.d(le,{KX:()=>C,
Ml:()=>Y,Up:()=>V,hc:()=>x});var v=h(3024),P=h(6760),q=h(3916),U=h(9968),m=h(2172),Z=h(5106),se=h(3298);let ee=function(...O){return{localMirrors:ee}=h.late([1834],
1834),new.target?new ee(...O):ee(...O)};const x=(O,b)=>new Map(Array.from(O,M=>[M,(0,m.g_)((0,U.r7)((0,P.join)(b,M))??"")]));function V(O){const b=ee();return G(
M=>{const T=(0,P.join)(O,M);return(0,v.existsSync)(T)?T:null},(M,T)=>b(M,T).length>0)}function Y(O){const b=new Map(O.map(({directory:M,providers:T})=>[j(M),new Set(
T)]));return G(M=>b.has(M)?M:null,(M,T)=>b.get(M)?.has((0,m.JT)(T))??!1)}function G(O,b){const M=(0,se.O)(T=>{const S=T.replace(/\/$/,""),E=S==="."||T!==S,B=j(S),
H=O(B),K=E?[]:M((0,q.dirname)(S));return H===null?K:[{path:H,shown:B},...K]});return{around:M,holds:b}}const j=O=>`${O==="."?"":`${O}/`}terraform.d/plugins`;function C(O,b,{
around:M,holds:T}){const S=O.flatMap(B=>{const H=M((0,q.dirname)(B.place.file));return H.length===0?[]:B.needs.filter(({service:D})=>D===Z.xq).flatMap(({host:D})=>b.
flatMap(z=>(0,m.lc)(B,D,z)??[])).flatMap(D=>H.filter(({path:z})=>T(z,D)).map(({shown:z})=>({shown:z,provider:(0,m.JT)(D)})))}),E=Map.groupBy(S,({shown:B})=>(0,q.
dirname)((0,q.dirname)(B)));return Array.from(E,([B,H])=>({directory:B,providers:[...new Set(H.map(({provider:K})=>K))]}))}}),6936:((ve,le,h)=>{h.d(le,{k:()=>ee});
var v=h(3024),P=h(6760),q=h(255),U=h(3846),m=h(523),Z=h(3298),se=h(9968);function ee(){const j=(0,Z.O)(se.v2),C=(O,b)=>j(O).filter(b).map(M=>(0,P.join)(O,M));return(O,{
host:b,namespace:M,type:T})=>C(O,S=>x((0,q.Pv)(S),b)).flatMap(S=>C(S,E=>x((0,U.sL)(E),M))).flatMap(S=>C(S,E=>x((0,U.sL)(E),T))).flatMap(S=>Y(S,T))}const x=(j,C)=>j.
ok&&j.value===C,V=/^[^\s_]*_[^\s_]*$/;function Y(j,C){const O=(0,se.v2)(j).flatMap(T=>(0,se.wX)((0,P.join)(j,T)).filter(S=>V.test(S)&&G((0,P.join)(j,T,S))).map(
S=>({version:T,platform:S}))),b=new RegExp(`^terraform-provider-${C}_(?<version>${m.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),M=(0,se.wX)(j).flatMap(
T=>{const{version:S="",platform:E=""}=b.exec(T.toLowerCase())?.groups??{};return G((0,P.join)(j,T))===!1?[{version:S,platform:E}]:[]});return[...O,...M].flatMap(
({version:T,platform:S})=>{const E=(0,m.rK)(T);return E===null?[]:{version:(0,m.Cg)(E),platform:S}})}const G=j=>(0,v.statSync)(j,{throwIfNoEntry:!1})?.isDirectory()??
null}),1303:((ve,le,h)=>{h.d(le,{EH:()=>se,Of:()=>q,tF:()=>m,y0:()=>Z});var v=h(304),P=h(523);const q=Y=>Y?.outcome.value??null,U=new WeakMap;function m(Y,G,j={}){
const C=G.map(Z[Y].parseVersion),O=C.filter(T=>T!==null),b=(0,v.s5)(O),[M]=O.filter(P.Ty).sort((T,S)=>(0,P.Zy)(S,T));return{kind:Y,texts:G,unreadable:G.filter((T,S)=>C[S]===
null),newest:b&&(0,P.Cg)(b),preRelease:M?(0,P.Cg)(M):null,...j}}const Z={module:{parseVersion:P.oF,parseConstraint:P.PW,isMeetable:v.gH,choose:v.iM},provider:{parseVersion:P.
rK,parseConstraint:P._T,isMeetable:v.Nd,choose:v.XA}};function se(Y,G,j){const C=U.get(G)??new Map;U.set(G,C);const{client:O,lockedVersion:b=null,rejectsUnreadable:M=!1}=j,
T=JSON.stringify([Y,O,b,M]),S=C.get(T),E=Y.join(",").split(",").length;if(S||G.work?.choose(G.texts.length,E)===!1)return S??null;const B=ee(Y,G,j);return C.set(
T,B),B}function ee(Y,G,{client:j,lockedVersion:C=null,rejectsUnreadable:O=!1}){const{parseVersion:b,parseConstraint:M,isMeetable:T,choose:S}=Z[G.kind],E=V(Y,M);
if(E===null||!T(E,j))return{kind:"refused"};const B=C===null?null:b(C);if(B!==null&&S([B],E,j)===null)return{kind:"refused"};if(O&&G.unreadable.length>0)return{
kind:"unreadable"};const H=G.texts.map(b).filter(k=>k!==null);if(H.length===0)return{kind:"empty"};const K=S(H,E,j);if(B!==null){const k=(0,P.Cg)(B);return H.some(
y=>(0,P.Cg)(y)===k)?{kind:"chosen",version:k}:{kind:"locked-gone",version:k,upgrade:K&&(0,P.Cg)(K)}}if(K!==null)return{kind:"chosen",version:(0,P.Cg)(K)};if(G.kind===
"module")return{kind:"none-fits",conflict:Y};const D=k=>S(H,k,j)!==null,z=E.length**2*H.length>x?E:(0,v.Sx)(E,D);return{kind:"none-fits",conflict:[...new Set(z.
map(({whole:k})=>k))]}}const x=1e6;function V(Y,G){const j=[];for(const C of Y){const O=G(C);if(!O.ok)return null;for(const b of O.value)j.push({...b,whole:C})}
return j}}),1598:((ve,le,h)=>{h.d(le,{N:()=>x,n:()=>j});var v=h(7811),P=h(255),q=h(5243),U=h(3846),m=h(5106),Z=h(1303),se=h(2172);const ee={"modules.v1":"NAMESP\
ACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function x({
host:C,service:O,text:b},M){const[,T="",S]=/^([^@]*)(?:@(.*))?$/s.exec(b)??[],E=S===void 0?null:{text:S,place:se.cd},B=`${(0,P.pk)(C)}/${T}`,K=(O===m.e$?V:Y)(B,
E,M);return K.ok?K:(0,v.TR)(`${K.why}; expected ${O}=${ee[O]}`)}function V(C,O,b){const M=(0,q.rE)(C,b);if(!M.ok)return M;const T=G(O,"module",b);if(T!==null)return(0,v.
TR)(T);const S=se.cd;return(0,v.Ju)({address:C,source:C,place:S,module:M.value,constraint:O,isOpen:!1})}function Y(C,O,b){const M=(0,U.mi)(C,b);if(C.split("/").
length!==3||M.kind!=="registry")return(0,v.TR)(M.kind==="invalid"?M.error:"not a provider of a registry");const T=G(O,"provider",b);if(T!==null)return(0,v.TR)(T);
const S=O===null?[]:[O];return(0,v.Ju)({provider:M,places:[se.cd],constraints:S,locked:null})}function G(C,O,b){if(C===null)return null;const M=Z.y0[O].parseConstraint(
C.text);return M.ok?Z.y0[O].isMeetable(M.value,b)?null:`no version can match ${C.text}`:M.why}function j(C,O){const b=C.flatMap(({addresses:M})=>M);return b.length===
0?[]:O.map(M=>{const T=b.flatMap(S=>{const E=x(S,M);return E.ok?[E.value]:[]});return{directory:se.cd.file,client:M,directories:[],calls:T.filter(S=>"module"in S),
providers:T.filter(S=>"provider"in S),lockFile:null,clientVersions:[],refused:[]}})}}),304:((ve,le,h)=>{h.d(le,{Hn:()=>se,Lt:()=>z,Nd:()=>T,Sx:()=>D,XA:()=>U,gH:()=>M,
iM:()=>q,jF:()=>Z,s5:()=>m});var v=h(9119),P=h(523);function q(k,y,$){const I=V(y,$);return x(k,L=>(!(0,P.Ty)(L)||(0,P.Cg)(L)===I)&&ee(L,y))}function U(k,y){return x(
k,$=>(!(0,P.Ty)($)||y.some(I=>G($,I)))&&!Y($)&&y.every(I=>O($,I)))}const m=k=>x(k,y=>!(0,P.Ty)(y));function Z(k){const y=k.filter($=>$.operator==="=");return y.
length===1&&y.every(({version:$})=>Y({...$,build:""}))}function se(k,y,$){const I=(0,P.oF)(k),L=(0,P.PW)(y);return I!==null&&L.ok&&q([I],L.value,$)!==null}const ee=(k,y)=>y.
every($=>C(k,$));function x(k,y){let $=null;for(const I of k.filter(y))($===null||(0,P.Zy)(I,$)>0)&&($=I);return $}function V(k,y){const[$,I]=k;if($===void 0||I!==
void 0)return null;const L=$.text.trim().replace(y==="opentofu"?/^=?v?/:/^=?/,""),J=(0,P.rK)(L);return J===null?null:(0,P.Cg)(J)}const Y=({numbers:k,pre:y,build:$})=>y===
""&&$===""&&k.every(I=>I===0n),G=(k,y)=>y.operator==="="&&j(k,y.version),j=(k,y)=>k.build===y.build&&(0,P.Zy)(k,y)===0;function C(k,{operator:y,version:$}){const I=(0,P.
Zy)(k,$);if(y==="=")return I===0;if(y==="!=")return I!==0;if(y!=="~>")return b(I,y);const L=$.numbers.slice(0,$.written-1);return I>=0&&!(0,P.Ty)($)&&$.numbers.
length<=k.numbers.length&&L.every((J,N)=>J===k.numbers[N])}function O(k,y){const{operator:$,version:I}=y;if($==="=")return G(k,y);if($==="!=")return!j(k,I);const L=(0,P.
Zy)(k,I);if($!=="~>")return b(L,$);const[J=0n,N=0n]=I.numbers,ne=I.written===3?[J,N+1n,0n]:[J+1n,0n,0n];return L>=0&&(0,P.Zy)(k,{...I,numbers:ne,pre:""})<0}const b=(k,y)=>({
">":k>0,">=":k>=0,"<":k<0,"<=":k<=0})[y];function M(k,y){if(B(k))return!0;const $=H(k),I=Math.max(...$.map(({numbers:J})=>J.length)),L=$.flatMap(J=>{const N=Array.
from({length:I},(ne,oe)=>J.numbers[oe]??0n);return[J,K(N),K([...N,1n])]});return q(L,k,y)!==null}function T(k){const y=(0,v.t6)(k,P.mb);if(B(y))return!0;const $=H(
y),I="x".repeat(1+Math.max(...$.map(J=>J.build.length))),L=$.flatMap(J=>{const[N=0n,ne=0n,oe=0n]=J.numbers,X=[N,ne,oe+1n];return[J,K([N,ne,oe],I),K(X,I)]});return U(
L,y)!==null}const S=50,E=100,B=k=>k.length>S||k.some(({text:y})=>y.length>E),H=k=>{const y=[K([0n,0n,0n]),...k.map($=>$.version)];return[...new Map(y.map($=>[(0,P.
Cg)($),$])).values()]},K=(k,y="")=>({text:"",numbers:k,written:k.length,pre:"",build:y});function D(k,y){const $=(0,v.t6)(k,P.mb),I=y($)?k:$;if(B(I))return k;const L=I.
reduce((N,ne)=>{const oe=N.filter(X=>X!==ne);return y(oe)?N:oe},I),J=new Set(L.map(P.mb));return k.filter(N=>J.has((0,P.mb)(N)))}function z(k,y){const $=(0,P.PW)(
k),I=(0,P.oF)(y);if(!$.ok||I===null||$.value.some(L=>(0,P.Ty)(L.version)))return!1;if(I.written<3){const L=(0,P.PW)(`~> ${I.numbers.slice(0,I.written).join(".")}\
.0`);return L.ok&&!M([...$.value,...L.value],"terraform")}return!ee({...I,pre:""},$.value)}}),6155:((ve,le,h)=>{h.d(le,{predictInit:()=>Ur});var v=h(2172),P=h(3791),
q=h(2170),U=h(9119),m=h(1780),Z=h(2886),se=h(6360),ee=h(8032),x=h(9432),V=h(9615),Y=h(4481);function G({host:e,hasToken:n},t){if(e==="registry.terraform.io")return`\
see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,ee.n3)(e))return n?"a private registry may also return 404 if the token has no access":(0,Y.nP)(e,"","if \
the registry requires a token, ")}function j(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:c,near:i}=n,[u=""]=t,l=t.length<=1,d=(0,m.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,m.
KT)(a)}${r}`,f=l?`no ${s} ${u}`:`none of ${t.length} required ${s}s`,p=i===null?"":`write ${i}, or `,w={operator:l?(0,m.xI)`${c?(0,m.xI)`${d}, or `:p}publish ${u}`:
d,...l&&{user:`${p}${o}`}},_=(0,m.xI)`${(0,m.KT)(a)} has ${f}: ${(0,x._r)(n)}`;return(0,V.CC)(e,{message:_,...w,note:G(n,u)})}const C=e=>j("module-unknown",e,e.
modules,{kind:"module",cure:"correct the source address"});function O(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,c=i=>(0,m.xI)`add ${(0,m.KT)(
a)} to the ${i}, for example with \`terraform providers mirror\``;return o==="directory"?(0,V.CC)("provider-unknown",{message:(0,m.xI)`the directory ${(0,x.dh)(
n)} has no provider ${(0,m.KT)(a)}`,help:c("directory")}):o==="network mirror"?(0,V.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.KT)(n)} has ${t.
length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.KT)(a)}`}: ${(0,x._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must\
 be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configura\
tion`}):s!==null?(0,V.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(n)} has no provider ${a}: ${(0,x._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}\
"\` in \`required_providers\` of every module that uses it`}):j("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add t\
he \`source\` that a child module lacks${n==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.i\
o/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}const b={path:({mirror:e,at:n})=>({message:`t\
he mirror directory ${(0,x.dh)(e)} (${n}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct th\
e path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,m.xI)`the network mirror ${(0,m.KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,m.xI)`add \`exclude = ["${(0,m.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.
xI)`the URL of the network mirror ${(0,m.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.KT)(e.asked)}, which ${(0,x.dh)(e.result)}`,help:(0,m.
xI)`set \`url = "${(0,m.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},M=e=>(0,V.CC)("mirror-url",(0,V.Z9)(b,e));function T({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,m.xI)`${(0,m.KT)(e)} ${(0,x.dh)(n,40)}`;return(0,V.CC)("mirror-version",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(
t)} lists ${r} but does not have it: ${(0,x._r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,x.
_r)(o)}`,operator:`add ${(0,x.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.
xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const S=({provider:e})=>(0,V.CC)("provider-excluded",{message:(0,m.
xI)`no installation method in \`provider_installation\` covers ${(0,m.KT)(e)}`,help:(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var E=h(255),B=h(5243),H=h(5106),K=h(6146);const D=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,z=({wants:e})=>(0,v.IY)(e).slice(e.host.length+1),k=e=>[
e.wants.host,z(e)].join("/");function y(e){const n=({host:s,item:o})=>s??D(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap(I).flatMap(([s,
...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=n(s),c=(0,U.jH)([s,...o].flatMap($));return(0,q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(oe))],places:c,needed:(0,Z.ly)(c),clients:ne(r),rowKeys:N(r)})})}const $=({places:e,item:n})=>e??(0,v.ek)(n.of);function I(e){
const n=Map.groupBy(e,({item:s})=>(0,U._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,Z.ly)(s.flatMap($)));return Array.from(t.values(),s=>s.flat())}const L=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,v.IY)(t),J=e=>(0,K.o)(e.root.directory,{kind:e.kind,source:k(e),address:L(e),constraints:(0,v.Im)(e.of).map(({text:n})=>n),
places:(0,v.ek)(e.of)}),N=e=>[...new Set(e.map(J))],ne=e=>[...new Set(e.map(({root:n})=>n.client))],oe=({kind:e})=>e==="module"?H.e$:H.xq;function X(e,n){const t=$t(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,m.pj)(l.message)}`;return[{item:s,cause:d,
describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[re(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{why:c,page:i}=o,
u=`shape ${s.kind} ${c}`;return[{item:s,cause:u,describe:l=>(0,se.RK)({...be(s,l),url:a,page:i,why:c})}]})}function re(e,n,{items:t,lost:s,isFork:o}){const{kind:r,
wants:a,answer:c}=e,{kind:i,...u}=n,{status:l}=u,d=c.lastHop,f={...u,url:d?.url??c.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:w="\
none",challenge:_=null}=d??{},W=de(e),F={...f,token:w,challenge:_,elsewhere:W,source:c.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${_===null&&(w===
"sent"||w==="none")||r} ${l} ${w} ${W} ${_}`,describe:Q=>(0,se.m$)({...be(e,Q),...F})}}if(l===404){const w=s.has(Se(e)),_=`unknown ${w?Se(e):(0,v.IY)(a)}`;return{
item:e,cause:_,describe:F=>ge(e,F,{...f,isAll:w,near:Oe(t,e)})}}const g={attempts:c.attempts,transient:(0,ee.Mq)(l)};return{item:e,cause:`status ${r} ${l}`,describe:w=>(0,se.
MI)({...be(e,w),...f,...g})}}function de(e){const n=(0,E.yo)(e.answer.lastHop?.url??"");return n===null||n===D(e)?null:(0,E.nx)(n)}function ge(e,n,t){const{mirror:s,
tokenSource:o}=e.answer,r=[...new Set(n.map(wn))],a=s?.url??(0,E.nx)(e.wants.host),c={...t,host:a,hasToken:o!==null};if(e.kind==="module")return C({...c,modules:r});
const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return O({...c,providers:r,meant:Ee(e),kind:i})}function Oe(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(z(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Se(o)===Se(n)&&(0,H.TW)((0,v.IY)(o.wants),(0,v.IY)(n.wants)));
return s===void 0?null:z(s)}function Ee({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,B.Vm)(n.client))return null;
const a=n.providers.find(({provider:c})=>c.type===r&&(0,v.JT)(c)!==(0,v.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function be(e,n){return{host:(0,E.nx)(D(e)),kind:e.kind,first:wn(e),others:new Set(n.map(({wants:t})=>(0,v.IY)(t))).size-1,isMixed:n.some(
({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const wn=e=>e.answer.mirror===void 0?z(e):k(e),Se=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??
n.host}`;function $t(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,ee.n3)(a.host):o.isDirectory)),t=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Se)];return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}var ae=h(1303);const Ot=e=>(0,x.K4)(
e,4,({text:n,at:t})=>{const s=`"${(0,x.dh)(n,80)}"`;return e.length===1?s:`${s} (${(0,x.dh)(t)})`});function Et({kind:e,address:n,constraints:t,mirror:s,...o}){
const{isImplied:r,newest:a,preRelease:c}=o,i=a===null?`all listed versions are pre-releases${c===null?"":`, such as ${(0,x.dh)(c,40)}`}`:(0,m.xI)`the newest ${s===
null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,x.dh)(a,40)}`,u=t.length>1?"all of ":"",l=t.length===0?"can be chosen":`fits ${u}${Ot(t)}`;return(0,V.CC)("version-\
none-fits",{message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${l}; ${i}`,help:r?`add a version that fits to ${(0,x.dh)(s??"")}, or remove the provider from it\
: the CLIs ask the registry only for providers that it does not hold`:Tt(t.length,a===null?c:null,s!==null)})}function Tt(e,n,t){if(n!==null){const o=`set \`vers\
ion = "${(0,x.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these \
constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:t?s:`${s}, or wait until the regist\
ry has imported a new one`,operator:t?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has impor\
ted it"}}const It=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,V.CC)("version-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,x.
dh)(n,40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,x.dh)(s,40)}`}`,user:t===null?"change the constraint\
s to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu ini\
t -upgrade\`), which selects ${(0,x.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,x.dh)(n,40)} again`:`add ${(0,x.dh)(n,40)} to the mirr\
or again`});function Pt(e){const n=new Set(e.filter(yn).map(({wants:t})=>(0,v.IY)(t)));return e.flatMap(t=>{const s=(0,ae.Of)(t.answer);if(s===null||t.choice===
null)return[];const{warnings:o=[]}=s,r=()=>(0,se.Mx)({address:k(t),warnings:o});return[...xt(t,s,t.choice),..._t(t,s,n),...o.length>0?[{item:t,cause:`warning ${(0,v.
IY)(t.wants)}`,describe:r}]:[]]})}function xt(e,n,t){const{kind:s,of:o,wants:r,answer:a}=e,{newest:c,preRelease:i,unreadable:u}=n,l={kind:s,address:k(e),newest:c},
d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,p=d!==void 0&&d.url===d.place.file;switch(t.kind){case"empty":{const g=a.mirror!==void 0,w=()=>(0,se.
hy)({...l,url:a.url,ignored:u,isMirror:g});return[{item:e,cause:`empty ${(0,v.IY)(r)}`,describe:w}]}case"none-fits":{const{conflict:g}=t,w=(0,v.Im)(o).filter(({
text:W})=>g.includes(W)),_=w.map(({text:W,place:F})=>({text:W,at:(0,Z.cA)((0,v.W$)(F))}));return[{item:e,cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(g.toSorted())}`,
places:w.length===0?(0,v.ek)(o):w.map(({place:W})=>(0,v.W$)(W)),describe:()=>Et({...l,constraints:_,mirror:f,isImplied:p,preRelease:i})}]}case"locked-gone":{const{
version:g,upgrade:w}=t,_=Te(e)?.place;return[{item:e,cause:`locked ${(0,v.IY)(r)} ${g} ${w}`,..._===void 0?{}:{places:[(0,v.W$)(_)]},describe:()=>It({...l,version:g,
upgrade:w,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const Te=({of:e})=>"locked"in e?e.locked:null,yn=({choice:e})=>e?.kind==="unreadabl\
e";function _t(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=yn(e);if(n.length===0||o?.kind==="empty")return[];if(!a&&t.has((0,v.IY)(r)))return[];const c=k(
e),i=()=>(0,se.Ev)({kind:s,address:c,texts:n,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(r)} ${a}`,describe:i}]}const At=e=>e.flatMap(n=>{const{installation:t}=n.
answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(c=>Ct(n,c));const a=k(n);return[{item:n,cause:`excluded ${(0,v.IY)(n.
wants)}`,places:[r,...(0,v.ek)(n.of)],describe:()=>S({provider:a})}]});function Ct(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash)return[];if(s.
kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:n,cause:`\
slash ${t.url} ${a}`,places:[t.place,...(0,v.ek)(e.of)],describe:()=>M({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}var Ke=h(1098),Ie=h(523);function bt(e){
const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,c={host:s,services:[o],places:r,clients:a,needed:(0,Z.ly)(r)};return St(t).map(i=>(0,q.kH)(i,
c))});return(0,q.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function St(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,c={host:(0,E.nx)(e.host),organization:t??""},i=[o,r,a].flatMap(Rt),u=$n(r);if(u!==null){const d=r?.tokenSource??"";i.push(Ke.Dr({...c,source:d,
...u}))}n===H.OZ&&o.outcome.kind==="read"&&!Dt(o.outcome.value)&&i.push(Ke.EK({url:o.url,version:o.outcome.value}));const l=$n(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,f={...c,workspace:s};i.push(d?Ke.Fu(f):Ke.dF({...f,...l}))}return i}const Rt=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],Mn=(0,Ie.oF)("2.5");function Dt(e){const n=(0,Ie.oF)(e??"");return Mn===null||n!==null&&(0,Ie.Zy)(n,Mn)>=0}function $n(e){
if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Lt=e=>e.
filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,q.kH)(t,{host:n,services:[
H.S3],places:o,needed:s})}),Ye={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Be=e=>e==="location"||e==="\
document",Pe=({version:e})=>e===""?"correct `source`, or the reference in it":"set `version` to one whose package can be downloaded",Ge=({url:e,why:n,clients:t,
...s})=>(0,V.CC)("package-location",{message:(0,m.xI)`${(0,x.eZ)(t)} cannot download ${(0,x.oZ)(s)}: ${(0,x.dh)(n)} (${(0,m.KT)(e)})`,operator:"return 204 with \
X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Pe(s),affects:t}),On=({why:e,...n})=>(0,V.CC)("\
package-broken",{message:(0,m.xI)`the package of ${(0,x.oZ)(n)} cannot be read: ${(0,x.dh)(e)}`,...n.version===""?{help:Pe(n)}:{operator:"publish the package ag\
ain",user:Pe(n)}});function Ut(e){const{part:n,token:t,isFork:s}=e,o=Be(n)&&s&&t==="none",r=Be(n)?t==="withheld":n==="repository",a=Be(n)?Kt(e):Bt(e);return(0,V.
CC)("package-unauthorized",{message:(0,m.xI)`${Ye[n]} of ${(0,x.oZ)(e)} cannot be read: ${(0,x._r)(e)}; ${jt(e)}`,help:o?Y.ro:a,severity:o?"notice":r?"warning":
"error"})}function jt(e){const{part:n,token:t,at:s}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":t===
"none"&&!Be(n)?"the CLIs send no token to package hosts":(0,Y.pt)(e,t==="dropped"?s:null)}function Kt(e){const{kind:n,source:t,at:s}=e,o=(0,m.xI)`give the token from ${(0,m.
LA)(t??"")} permission to download this ${n}`;return(0,Y.$w)(e,`${n}s.v1`,s,o)}function Bt({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use\
 a repository that every user of the registry can read",user:(0,m.xI)`check that git has credentials for ${(0,m.KT)(t)} on the machine that runs init`};const o="\
serve it without authentication, for example at a presigned URL",r=(0,m.xI)`add a login for ${(0,m.KT)(t)} to ~/.netrc, or correct the one that is there`;return e===
"module"?{operator:o,user:r}:n!=="archive"?{operator:o,guest:(0,x.B9)(s)}:{operator:o,user:(0,m.xI)`${r}, which only Terraform uses for providers`}}function En(e){
const{part:n,why:t,attempts:s,at:o,host:r,status:a}=e,c=a===404||a===410,i=s>1?` in each of ${s} attempts`:"",u=a!==null?Pe(e):(0,m.xI)`check that a firewall or proxy lets this machine connect to ${(0,m.
KT)(o)}, or ${Pe(e)}`,l=`publish ${Ye[n]} at this URL`;return(0,V.CC)("package-unreachable",{message:(0,m.xI)`${Ye[n]} of ${(0,x.oZ)(e)} ${c?"is missing":"canno\
t be read"}: ${t}${i}`,operator:c?l:(0,m.xI)`check that ${(0,m.KT)(o)} serves the file to this machine`,user:u,guest:c?(0,m.xI)`${Pe(e)}; only the operator of ${(0,m.
KT)(r)} can ${l}`:(0,x.B9)(r),...a===429&&{...Y.uK,operator:(0,m.xI)`raise the limit of ${(0,m.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var We=h(
2801),Ne=h(9179);const Fe=e=>(0,x.oZ)({...e,kind:"provider"}),Qe=(e,n="")=>(0,m.xI)`${Fe(e)} for ${e.platform} cannot be installed: ${n}${(0,x.dh)(e.why)}`;function Wt(e){
const{platform:n,host:t,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`,c=e.address.endsWith("/hashicorp/templat\
e")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`version\` to one with a p\
ackage for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``;return(0,V.CC)("package-platform",{message:(0,m.xI)`${Fe(e)} ${a}: ${o?
(0,m.xI)`${(0,m.KT)(e.url)} lists none`:(0,x._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response say\
s, or ":""}publish the package for ${n}`,user:r?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.KT)(t)} to correct what the response says`:
c})}const Nt=({suggestion:e,...n})=>(0,V.CC)("package-protocol",{message:(0,m.xI)`${Fe(n)} requires plugin protocol ${(0,x.K4)(n.protocols,3,x.dh)}; Terraform and OpenTofu support 5 and 6`,
operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin prot\
ocol 5 or 6":`set \`version = "${(0,x.dh)(e,40)}"\`, the newest version with a supported protocol`}),Ft=e=>(0,V.CC)("package-document",{message:Qe(e,(0,m.xI)`the response of ${(0,m.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Ht=e=>(0,V.
CC)("package-sums",{message:Qe(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),zt=e=>(0,V.CC)("package-unsigned",{message:Qe(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Jt({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${n.platform}`);return(0,V.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${Fe(n)} for ${n.platform}`,user:`\
run \`${t.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var xe=h(180);const Tn=({packages:e})=>e.
flatMap(({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function Xt(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?Vt(e,s)??[]:In(e,s)).slice(
0,1),...es(e,n)]}function we({item:e,version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:k(e),
version:n,platform:s,url:r},host:(0,E.nx)(a),isMirror:c!==void 0}}const ye=(e,n,t)=>({item:e.item,cause:`package ${(0,v.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,
host:e.evidence.steps[0].answer.host});function Vt(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{
why:a}=o;return t==="page"?qe(e,`the page at its location ${a}`):In(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t===
"document")return null;const a=(0,E.yo)(r)??r,{kind:c,address:i,version:u}=we(e),l={host:a,package:(0,m.xI)`${c} ${(0,m.KT)(i)} ${u}`};return ye(e,`${a} not all\
owed`,()=>(0,We.wp)(l))}case"status":if(t==="location"&&Yt(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}\
; expected 204`;return qe(e,c)}return t==="document"&&o.status===404?qt(e,o):ye(e,`${t} ${r} ${o.status}`,()=>Ze(we(e),n,o,e.isFork));case"failed":return ye(e,`${t}\
 ${r} ${(0,m.pj)(o.problem.message)}`,()=>Ze(we(e),n,o,e.isFork))}}const Yt=e=>e!==401&&e!==403&&!(0,ee.Mq)(e),Gt=["page","archive","repository"];function Ze(e,{
part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a,c){const i=t?.url??s,u={...e,part:n,url:i,at:(0,E.yo)(i)??i};if(a.kind==="failed"){const{code:g,message:w}=a.
problem;if(g==="host-private-redirect")return a.problem;const _=g==="host-timeout"&&Gt.includes(n);return En({...u,why:w,attempts:o,status:null,isSlow:_})}const{
kind:l,...d}=a,{status:f}=d,p={...d,url:i,page:null};if(f===401||f===403||n==="repository"&&f===404){const g={token:t?.authorization??"none",source:r,isFork:c};
return Ut({...u,...g,...p})}return En({...u,why:(0,x._r)(p),attempts:(0,ee.Mq)(f)?o:1,status:f,isSlow:!1})}const qe=(e,n)=>ye(e,`location ${n}`,t=>Ge({...we(e),
why:n,clients:ne(t)})),Qt=(e,n)=>({item:e,cause:`not followed ${n}`,describe:t=>{const s=[...new Set(t.map(k))];return(0,P.q)({what:"getter",getter:n,names:s})}}),
Zt=(e,{why:n,cure:t})=>({item:e,cause:`unopened ${n}`,describe:s=>{const o=[...new Set(s.map(k))];return(0,P.q)({what:"package",why:n,cure:t,names:o})}});function qt(e,{
kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=we(e),u=(s.answer.installation?.
mirrors??[]).some(d=>d.mirror?.url===a.url&&(0,ae.Of)(d)?.texts.includes(o)),l={provider:c,mirror:a.url,version:o,...t,url:i,isListed:u};return ye(e,`mirror ${a.
url}`,()=>T(l))}function In(e,n){const{item:t,evidence:s}=e,o=we(e),r=(a,c)=>ye(e,`${s.platform} ${a}`,c);switch(n.kind){case"refused":return qe(e,n.why);case"o\
ther":return Qt(t,n.getter);case"broken":return r(n.why,()=>On({...o,why:n.why}));case"unread":return Zt(t,n);case"description":case"no-archive":return r(`docum\
ent ${n.why}`,()=>Ft({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("platform",()=>Wt({...a,...o}))}case"protocol\
s":{const{protocols:a}=n,{newest:c}=(0,ae.tF)("provider",(0,ae.Of)(t.answer)?.compatible??[]);return r("protocols",()=>Nt({...o,protocols:a,suggestion:c}))}case"\
sums":return r(`sums ${n.why}`,()=>Ht({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,()=>zt({...o,...n}))}}function es(e,n){const{item:t,version:s,evidence:o}=e,
{platform:r,hashes:a}=o,c=Te(t),i=n.get(t.root.lockFile??"")?.get((0,v.IY)(t.wants))??[];if(c?.text!==s||a===null||i.length===0)return[];if(i.some(d=>a.includes(
d)))return[];const u=[(0,v.W$)(c.place)];return ns(i,a)?[{...ye(e,`${r} lock`,d=>Jt({...we(e),clients:ne(d)})),places:u}]:[{item:t,cause:"not followed contents",
places:u,describe:f=>{const p=f.map(g=>`${k(g)} ${Te(g)?.text}`);return(0,P.q)({what:"contents",names:[...new Set(p)]})}}]}const ns=(e,n)=>xe.CT.filter(t=>e.some(
s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t))),Me=[];function ts(e,n){const t=new Map,s=Map.groupBy([...e,...n],({root:o})=>o.directory);return Array.
from(s,([o,r])=>{const a=r.filter(i=>"wants"in i),c=r.filter(i=>"call"in i);return{directory:o,clients:ne(r),rows:[...(0,U.c1)(a,J).map(i=>os(i,t)),...(0,U.c1)(
c,Pn).map(ss)]}})}const Pn=({root:e,call:n})=>(0,K.o)(e.directory,xn(n)),xn=({address:e,source:n,place:t})=>({kind:"module",address:e,source:(0,x.dh)((0,Ne._U)(
n)),constraints:Me,places:[t]}),_n=({steps:[e]})=>(0,E.yo)(e.answer.url)??"";function ss(e){const n=e.every(({evidence:t})=>t.opened!==void 0);return{...xn(e[0].
call),host:_n(e[0].evidence),isDirect:!0,locked:null,chosen:{},newest:null,platforms:Me,...!n&&{isUnchecked:!0},worst:null,problems:Me,rejectedAt:Me}}function en(e,n){
const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function os(e,n){const[t]=e,{kind:s,wants:o,of:r,answer:a}=t,c=(0,v.Im)(r).map(({text:u})=>u),i=e.flatMap(
({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:L(t),source:en(k(t),n),host:o.host,constraints:en(c,n),locked:Te(
t)?.text??null,chosen:en(Object.fromEntries(i),n),newest:(0,ae.Of)(a)?.newest??null,platforms:as(e),...e.flatMap(Tn).some(rs)&&{isUnchecked:!0},worst:null,problems:Me,
places:(0,U.As)((0,v.ek)(r)),rejectedAt:is(e)}}const rs=({outcome:e})=>e.kind==="not-asked";function as(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!==
"");return n.length===0?Me:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(cs);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?
null:!0}})}function cs({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function is(e){const n=e.find(({choice:s})=>s!==
null&&s.kind!=="chosen");return n===void 0?Me:[...(0,v.Im)(n.of),Te(n)].flatMap(s=>s?.place??[])}function ls(e,n){const t=e.flatMap(({root:s,call:o,evidence:r})=>{
const{client:a}=s,c=(0,x.dh)((0,Ne._U)(o.source)),[i]=r.steps.flatMap(d=>us(c,d,a,n)??[]),u=i?.problem.code==="host-not-allowed"&&o.place.inside===void 0,l=Pn({
root:s,call:o,evidence:r});return i===void 0||u?[]:{client:a,call:o,source:c,evidence:r,key:l,...i}});return(0,U.c1)(t,({problem:s,reason:o})=>o===void 0?`${s.code}\
 ${(0,m.pj)(s.message)}`:`${o.why}`).map(s=>{const[{problem:o,reason:r,evidence:a}]=s,c=(0,U.jH)(s.map(({call:p})=>p.place)),i=[...new Set(s.map(({client:p})=>p))],
u=[...new Set(s.map(({source:p})=>p))],l=r===void 0?o:(0,P.q)({what:"package",cure:void 0,...r,names:u}),d={role:"user",host:(0,E.nx)(_n(a)),isTerminal:!1},f=[...new Set(
s.map(({key:p})=>p))];return(0,q.kH)((0,V.as)(l,d),{places:c,clients:i,needed:(0,Z.ly)(c),rowKeys:f})})}const nn=(e,n,t)=>{const s=t===void 0?{why:n}:{why:n,cure:t};
return{problem:(0,P.q)({what:"package",why:n,cure:t,names:[e]}),reason:s}};function us(e,n,t,s){const o="answer"in n?n.answer.url:"",r=(0,E.yo)(o)??"",a={kind:"\
module",address:e,version:"",host:(0,E.nx)(r)};switch(n.kind){case"asked":{const c=ds(a,n,t,s);return c?.code!=="host-private-redirect"?c&&{problem:c}:nn(e,(0,m.
pj)(c.message),(0,x.gL)((0,E.nx)(r)))}case"refused":return{problem:Ge({...a,url:o,why:n.why,clients:[t]})};case"broken":return{problem:On({...a,why:n.why})};case"\
other":return nn(e,`it is downloaded with ${n.getter}, which this check does not use`);case"unread":return nn(e,n.why,n.cure);case"description":case"no-archive":case"\
platform":case"protocols":case"sums":case"unsigned":return null}}function ds(e,n,t,s){const{outcome:o,url:r}=n.answer;if(o.kind==="status"||o.kind==="failed")return Ze(
e,n,o,s);if(o.kind==="unreadable"){const a=`the page at its address ${o.why}`;return Ge({...e,url:r,why:a,clients:[t]})}return o.kind!=="not-asked"||o.why!=="no\
t-allowed"?null:(0,We.wp)({host:(0,E.yo)(r)??"",package:(0,m.xI)`module ${e.address}`})}var He=h(3916),fs=h(3846);const ze=({constraint:e,client:n},t)=>(0,ae.EH)(
e===null?[]:[e.text],t,{client:n});function hs(e,n,t){if(e.size===0)return e;const s=new Set(t.map(a=>An(ze(a,n)))),r=e.entries().filter(([a])=>s.has(Cn(a))).filter(
([,a])=>ms(a,n));return new Map(r.map(([a,c])=>[Cn(a),c]))}const ps=500;function ms(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.
map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=ps);return n?.keep(s)!==!1&&o}const An=e=>e?.kind==="chosen"?e.version:"none";
function Cn(e){const n=(0,Ie.oF)(e);return n===null?"":(0,Ie.Cg)(n)}const ks=3,gs=200,vs=2e3,ws=3e5;function ys({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],
undescribed:o};let a=e.flatMap(i=>{const{module:u,constraint:l,isOpen:d}=i;return u===null||d?[]:{call:i,host:u.host,by:"",module:u,constraint:l,client:n}});const c={
left:Math.min(s.left,vs)};for(let i=0;i<ks;i+=1)a=a.flatMap(l=>{const d=t(l);if(d===null)return[];const{described:f}=d,p=f?.size?An(ze(l,d)):"",g=c.left>0?f?.get(
p):void 0;if(g===void 0)return i===0&&o.push(l.call),[];const{namespace:w,name:_,system:W}=l.module,F=`${w}/${_}/${W} ${p}`,A=Ms(g,{...l,by:F},c);return r.providers.
push(...A.providers),A.calls}).slice(0,gs),r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function Ms(e,{module:n,...t},s){const o=l=>({text:l,
place:t.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,He.join)(".",l.path),l])),c=new Set([(0,He.join)(".",n.subdirectory)]),i=[],u=[];s.left-=
r.length;for(const l of c){const d=a.get(l);for(const{source:f,version:p}of d?.calls??[]){if(s.left--<=0)break;(0,B.Nj)(f)&&c.add((0,He.join)(l,f));const g=(0,B.
vL)(f,t.client),w=p===""?null:o(p);g.kind==="registry"&&i.push({...t,module:g,constraint:w})}for(const{name:f,namespace:p,source:g,version:w}of d?.providers??[]){
if(s.left--<=0)break;const _=(0,fs.mi)(g||(0,He.join)(p,f),t.client);_.kind!=="registry"||w===""||u.push({...t,provider:_,constraint:o(w)})}}return{calls:i,providers:u}}
function $s({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:c,providers:i}])=>{const u=o.get(a)??[];return[...c.
flatMap(d=>Os(d,t)??[]),...Ts(i,u,s)].map(d=>{const f=({kind:p,of:g})=>p==="module"&&v.ek(g)[0]===d.places[0];return{...d,rowKeys:N(u.filter(f))}})}).flat();return(0,q.
Qp)(r,({problem:a})=>a.message)}function Os(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(v.MP(t))?.[s],c=`${t.host}/${t.namespace}/${t.name}/${t.system}`,
i={by:r,address:c,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return tn(e,(0,P.o)({...i,newest:null}));const u=(0,ae.
Of)(a);return!u||ze(e,u)?.kind!=="none-fits"?null:tn(e,(0,P.o)({...i,newest:u.newest}))}const Es=50;function Ts(e,n,t){const s=Map.groupBy(e,({provider:o})=>v.JT(
o));return n.flatMap(o=>{const{kind:r,answer:a,root:c}=o,i=r==="provider"?s.get(v.IY(o.wants)):void 0,u=(0,ae.Of)(a);if(i===void 0||u===null||o.choice?.kind!=="\
chosen")return[];const l=[...new Map(i.map(A=>[A.constraint.text,A])).values()],f=[...v.Im(o.of),...l.slice(0,Es).map(A=>A.constraint)],p=t?null:Te(o)?.text??null,
g=f.map(({text:A})=>A),w=(0,ae.EH)(g,u,{client:c.client,lockedVersion:p});if(w===null||w.kind==="chosen")return[];const _=w.kind==="none-fits"?f.filter(({text:A})=>w.
conflict.includes(A)):f,{newest:W}=u,F=k(o);return l.filter(({constraint:A})=>_.includes(A)).map(A=>{const{by:Q,constraint:ie}=A,ue=_.filter($e=>$e!==ie).map(Is),
Ue={by:Q,address:F,constraint:ie.text,others:ue,newest:W};return tn(A,(0,P.o)(Ue))})})}const Is=({text:e,place:n})=>`"${e}" (${n.file}:${n.line})`,tn=({call:{place:e},
host:n},t)=>(0,q.kH)(t,{host:n,services:[H.e$],places:[v.W$(e)]});function Ps(e,n){const{items:t}=e,s=[...X(t,n.isFork),...At(t),...Pt(t),..._s(e,n.isFork)],o=t.
filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${oe(r)}`);return{notes:[...Cs(e,n),...y(s),...$s(e,n.upgrade),...bt(e.clouds),...Lt(e.logins),
...bs(t,n),...ls(e.direct,n.isFork),...e.notes],roots:ts(t,e.direct),requests:e.requests,answering:new Set(o),unopened:n.depth==="init"?xs(e):null,requirements:e.
requirements}}function xs({items:e,direct:n,notes:t,inside:s}){const o=e.filter(({kind:i,packages:u})=>i==="module"&&u.every(({opened:l})=>l===void 0)),r=n.filter(
({evidence:i})=>i.opened===void 0),a=t.filter(({problem:i})=>i.code==="not-followed"),c=[...s.keys()].flatMap(({calls:i})=>i.filter(({isOpen:u,module:l,place:d})=>u&&
l===null&&d.inside));return[...o.flatMap(({of:i})=>(0,v.ek)(i)),...a.flatMap(({places:i})=>i),...[...r.map(({call:i})=>i),...c].map(({place:i})=>i)]}const _s=({
items:e,lockHashes:n},t)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.flatMap(r=>Xt({item:s,version:o,evidence:r,
isFork:t},n))}),As=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Cs({inside:e},{depth:n}){const t=({place:l})=>l!==v.cd,s=[...e.keys()].
flatMap(l=>l.calls),o=bn(s.filter(({isOpen:l})=>l)),r=bn(s.filter(({module:l,isOpen:d})=>l===null&&!d)),a=r.filter(({source:l})=>As.test(l)).length,c=[...e.values()].
flatMap(({undescribed:l})=>l).filter(t),i=c.flatMap(({module:l})=>l===null?[]:`${l.namespace}/${l.name}/${l.system}`),u=sn(o,{what:"open",names:o.map(({address:l})=>l)});
return n==="init"?u:[...sn(c,{what:"inside",names:[...new Set(i)]}),...u,...sn(r,{what:"direct",git:a,names:r.map(({address:l})=>l)})]}function sn(e,n){const t=(0,U.
NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,q.kH)((0,P.q)(n),{places:t,clients:[]})]}const bn=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,
n])).values()];function bs(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...Tn(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:D(o),outcome:r}:
[]));return(0,U.c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,c=[...new Set(o.flatMap(
d=>(0,v.ek)(d.item.of)))];if("problem"in a)return[(0,q.kH)(a.problem,{host:r,places:c,needed:(0,Z.ly)(c)})];const{why:i}=a;if(i==="service"||i==="not-allowed")return[];
const u=[...new Set(o.map(d=>z(d.item)))],l=(0,P.q)(i==="limit"?{what:i,max:n,names:u}:{what:i,names:u});return[(0,q.kH)(l,{host:r,places:(0,U.NP)(c),needed:!1})]})}
var Ss=h(4702),Rs=h(1598),Ds=h(1456),Je=h(3298),_e=h(7454),ke=h(9926),Ls=h(7144),Us=h(3070),Sn=h(3214),js=h(4035);const Ks=2*ke.PU,Bs=1e3,Ws=3e4,Ns=6e4;class Fs{gate=new ke.
iD(ke.PU);largeBodies=new ke.iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}class Hs{#e;#t;#c=(0,Je.O)(n=>new Fs);#o=new Map;#s=new Set;#n=new Map;constructor(n){
this.#e=n,this.#t=new ke.iD(n.concurrency*ke.PU),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){
return[...this.#o.values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#t.pass(()=>this.#i(t,n)))}countTransfer(n){const t=this.#a({url:n});return t.
requests>=this.#e.maxRequests?!1:(t.requests+=1,!0)}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,_e.
X5)(n),s=t.ok?`${t.value.name} ${t.value.port}`:(0,E.Pm)(n);return this.#c(s??"")}async#i(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s==
"string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.
silent>=Ks&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return on(r,"stopped");if(n.requests>=o)return on(
r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,ee.mh)(r,f)!==null)||s.why!==null)return on(
r,"stopped");const{ms:u,isForHost:l}=zs(a,r.length,this.#e),d=(0,Sn.v7)(u,this.#e);l&&(n.pause=d),await d}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,
{patience:r}=t,a=this.#f(n);n.requests+=1;try{const c=await(0,Us.e)({...t,planBody:i=>({...t.planBody(i),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,
timeoutMs:(0,js.nT)(r),startTimer:s,monotonic:o});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,a)}}#d({host:n},{hops:[t],timing:s,certificates:o}){
const{slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},c=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.map(({host:u,expires:l})=>({host:u,expires:l}))];
this.#o.set(n,{host:n,slowest:c?{url:t.url,timing:s}:r,certificates:(0,U.t6)(i,({host:u,expires:l})=>`${u} ${l}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())
if(o===n&&(this.#n.delete(s),s.isOpen))return s;const t=new Ls.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[
s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const on=([e,...n],t)=>e===void 0?t:[e,...n];function zs({
response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Sn.VJ)(e.head.retryAfter,t()):null;return s===null?{ms:Math.min(Bs*2**(n-
1),Ws),isForHost:!1}:{ms:Math.min(Math.max(s,0),Ns),isForHost:!0}}var te=h(7811),ce=h(8643),R=h(8153),pe=h(9633),Rn=h(9713),Js=h(8936),rn=h(1462);const Xs={kind:"\
whole",maxBytes:8*1024*1024},me=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),fe=(e,n,t="")=>({host:e,url:t,tokenSource:null,outcome:{kind:"not\
-asked",why:n},attempts:0,lastHop:null});function Vs(e,n){const{attemptMs:t}=n,s=e[(0,ee.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind===
"failed"||r.totalMs<=t)return o;const c=(a??0)>t?"response":"body",i=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Js.Qs)({host:i,asks:"answer",
phase:c,limitMs:t}),transient:!0}}const Dn=(e,{accepts:n=s=>s===200,plan:t=()=>Xs})=>n(e.status)?t(e):null;function Ys(e,n,t,s){if(e.kind==="failed"){const{problem:l}=e;
return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:c}=o;if(!s.read(r))return{
kind:"not-asked",why:"work"};const i=Dn(o,t);if(i===null){const l=(0,rn.y8)(r.bytes);return{kind:"status",status:a,reason:c,page:l,...(0,rn.Kd)(r.bytes,c)}}if(r.
truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const u=t.read(e,n,s);return u.ok?{kind:"read",value:u.value}:u.why===R.ch?{kind:"not-asked",why:s.
isSpent?"work":"size"}:{kind:"unreadable",why:u.why,page:(0,rn.y8)(r.bytes)}}const Gs=3e4,Qs={kind:"whole",maxBytes:1024*1024},Ln={headers:{accept:"application/\
vnd.api+json"},plan:({status:e})=>e===200?Qs:Rn.IK},Zs={...Ln,accepts:()=>!0,read:({head:e})=>(0,te.Ju)(e.apiVersion)},qs=(0,R.w3)({data:(0,R.lq)((0,R.w3)({id:R.
Qq}))}),Un={...Ln,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,R.D4)(me(e),qs);return n.ok?n.value.data===null?(0,te.TR)("has no data"):(0,te.Ju)(null):
n}},eo=/^[\w-]+$/;async function no(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const c=n.belowService(r,o,
l=>l),i=a.flatMap(l=>{const d=c(l);return typeof d=="string"?[]:[{client:l,base:d}]}),u=(0,U.c1)(i,({base:l})=>(0,ce.jr)(l.url)).map(l=>{const d=l.map(({client:f})=>f);
return to({...s,clients:d},l[0].base,n)});return await Promise.all(u)});return(await Promise.all(t)).flat()}async function to(e,n,{send:t,timeoutMs:s}){const{host:o,
clients:r,organization:a,workspace:c}=e,i=({client:_})=>({client:_,attemptMs:s??Gs,retries:1}),u=async(_,W)=>{const F=(0,pe.ny)(n.url,_),A=()=>({...n,url:F}),Q=`\
cloud ${(0,ce.jr)(F)}`,ie=await t({...W,host:o,clients:r,at:A,once:Q,patience:i});return Object.values(ie)[0]??fe(o,"service")},l=await u("ping",Zs),d={...e,ping:l,
ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!=="read"||a===null)return d;const f=`organizations/${a}`,p=await u(`${f}/entitlement-set`,Un),w=p.outcome.
kind!=="read"||c===null?null:await u(`${f}/workspaces/${c}`,Un);return{...d,ofOrganization:p,ofWorkspace:w}}function so(e,n){const t=e.flatMap(({kind:o,workspace:r,
hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)return[];const u=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,l=jn(r.organization??u),d=jn(r.name);return c.
map(({host:f,service:p,clients:g})=>({host:f,service:p,organization:l,workspace:d,clients:g,places:[i]}))}),s=({host:o,service:r,organization:a,workspace:c})=>[
o,r,a,c].join(" ");return(0,U.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const jn=e=>e&&eo.
test(e)?e:null;var oo=h(6542),Kn=h(2218),Bn=h(4165),ro=h(7057),an=h(4443),Xe=h(9897);const ao=(0,R.w3)({location:R.Qq,use_registry_credentials:(0,R.lq)(R.zM)}),
co=(0,R.w3)({location:R.Qq,use_registry_credentials:R.gy}),io=(e,n)=>(0,R.D4)(e,n?ao:co,"struct");function lo({status:e,header:n,body:t,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=io(t,r);if(!a.ok)return he(`the response ${a.why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return uo(c,i,
s);if(c!=="")return Wn(c,s,o)}return n?Wn(n,s,o):he(fo[o])}function uo(e,n,t){if(e==="")return he("the response has `use_registry_credentials` and no `location`");
const s=(0,pe.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:he(s.why)}const fo={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},he=e=>({kind:"refused",why:(0,Ne.Nx)(e)});function ho(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return t===void 0?he(`invalid source string: ${e}`):(0,Xe.WS)(t,n)?cn(e,n):he(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function Wn(e,n,t){
const s=(0,pe.ut)(n,e);if(!s.ok)return he(s.why);const{kind:o}=(0,B.vL)(s.value,t);return o==="local"||o==="registry"?he("must be a direct remote package addres\
s"):cn(s.value,t)}const po=["tar.gz","tar.bz2","tar.tbz2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],Nn=["ref","depth","sshkey"],Fn="checksum cannot be \
specified for directory download";function cn(e,n){const t=(0,Xe.cx)(e,n);if(!t.ok)return he(t.why);const{getter:s,url:o,subdirectory:r}=t.value;if(!(0,Xe.WS)(s,
n))return he((0,Xe.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,an.xB)(o.query),c=f=>{const p=a.find(([g])=>g===f)?.[1]??"";return(0,an.
Uw)(p.replaceAll("+"," "))||null},i=c("archive"),u=c("checksum"),l=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&i));if(s==="git"){if(u!==null)return he(Fn);
const[f,p,g]=Nn.map(c),w={ref:f??null,depth:p??null,sshkey:g??null},_=l.filter(([F])=>!Nn.includes(F));return{kind:"git",url:{...ln(o,_),fragment:o.fragment},...w,
subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};const d=mo(o.path,i,n);return d!==null?{kind:"archive",url:ln(o,
l),archive:d,checksum:u,subdirectory:r}:u!==null?he(Fn):{kind:"page",url:ln(o,[...l,["terraform-get","1"]]),subdirectory:r}}function mo(e,n,t){const s=o=>n===null?
e.endsWith(`.${o}`):n===o;return po.find(o=>s(o)&&(o!=="tbz2"||t==="terraform"))??null}const ln=(e,n)=>({...e,query:(0,an.Ge)(n),forceQuery:!1,fragment:""}),ko={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function go(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,c="",i,u,l]of n.matchAll(vo))r.set(c.toLowerCase(),i??u??l??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return wo(a)}return null}const vo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
wo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?ko[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),yo=3e4,un={kind:"excerpt",maxBytes:1024},
Hn=128*1024,dn=e=>({client:n})=>({client:n,attemptMs:yo,retries:n==="opentofu"?e:0}),Re={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>un,read:()=>(0,te.Ju)(""),patience:dn(0),netrc:ee.Du},Mo={...Re,name:"provider archive",patience:dn(2),netrc:["terraform"]},zn={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>un,read:()=>(0,te.Ju)("")},$o=64*1024*1024,Oo=3e5,Eo=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:$o,take:s}),read:()=>(0,te.Ju)(o()),patience:r=>({...e(r),attemptMs:Oo})}),To={name:"page",headers:{},accepts:e=>e>=
200&&e<300,plan:({terraformGet:e})=>e?un:{kind:"excerpt",maxBytes:Hn},read:({head:e,body:n})=>{const t=e.terraformGet||go(me(n));return t===null?(0,te.TR)('has \
neither X-Terraform-Get nor <meta name="terraform-get">'):(0,te.Ju)(t)},patience:dn(0),netrc:ee.Du},Io={...Re,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
fn={name:"sums",headers:{},read:({body:e})=>(0,te.Ju)(me(e))},Po={...Re,...fn,name:"checksum file",accepts:e=>e===200,plan:()=>({kind:"excerpt",maxBytes:Hn})},xo={
...fn,name:"signature",read:({body:{bytes:e}})=>(0,te.Ju)((0,xe.jY)(e)??"")};async function De({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:c,
isNamed:i}){const u=(0,E.Pm)(t);if(u!==null&&u!==n&&!i(u))return fe(n,"not-allowed",(0,ce.Pl)(t));const l=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic}\
 ${(0,ce.jr)(t)}`,f={...r,host:n,clients:c,at:l,once:d,isAnonymous:!o},{[e]:p}=await a(f);if(p===void 0)throw new Error("a client without an answer");return p}const _o={
accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,te.Ju)({status:s,header:o,body:me(n),downloadUrl:t})}};function Jn({
address:e,version:n,clients:t},s){const{host:o}=e,r=s.belowService(H.e$,o,c=>(0,pe.sw)(c,e,n)),a=s.send({..._o,host:o,clients:t,at:r});return async c=>{const{[c]:i}=await a;
return i===void 0?null:await Co(c,i,s)}}const Ao=10;async function Co(e,n,t){const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Ae(
[{...r,answer:n}]);const{downloadUrl:a}=s.value,c={...n,outcome:{kind:"read",value:null}},i=(0,ee.sX)(t.versionOf("opentofu")),u=lo(s.value,e,i),l=t.originOf(n.
lastHop),d=await Vn(u,{registry:o,client:e,downloadUrl:a,origin:l},t);return{...d,steps:[{...r,answer:c},...d.steps]}}async function bo(e,n,t,s){const o=cn(e,n),
r="url"in o?o.url:null,a=r&&(0,E.Pm)(r),c=r===null?"":(0,ce.Pl)(r);if(r!==null&&!s.isNamed(a))return Ae([{...Xn,answer:fe(a,"not-allowed",c)}]);const i={...fe(a,
"service",c),outcome:So},u=await Vn(o,{registry:a,client:n,downloadUrl:r,origin:t},s);return{...u,steps:[{...Xn,answer:i},...u.steps]}}const Xn={kind:"asked",part:"\
archive"},So={kind:"read",value:null};async function Vn(e,n,t){const{downloadUrl:s,...o}=n,r=[];let a="",{origin:c}=n;for(let i=0;;i+=1){if(e.kind==="refused"||
e.kind==="other")return Ae([...r,e]);const u=e.kind==="direct"?"":e.subdirectory,l={...o,origin:c,url:e.url};if(e.kind!=="page"){const{steps:f,tree:p,origin:g}=await Ro(
e,l,s,t),w=p&&i>0?(0,Bn.kX)(u,p):u,_=p&&{tree:p,subdirectory:Yn(w,a),origin:g};return{...Ae([...r,...f]),..._&&{opened:_}}}if(i===Ao){const f=`too many X-Terraf\
orm-Get redirects: ${i+1}`;return Ae([...r,{kind:"refused",why:f}])}const d=await De(l,To,t);if(r.push({kind:"asked",part:"page",answer:d}),d.outcome.kind!=="re\
ad")return Ae(r);c=t.originOf(d.lastHop),a=Yn(u,a),e=ho(d.outcome.value,o.client)}}const Yn=(e,n)=>[e,n].filter(t=>t!=="").join("/"),Ae=e=>({platform:"",steps:e,
hashes:null});async function Ro(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,r=o&&t!==null&&Uo(t,e.url),a=await(s.open??Lo)(e,{...n,token:r},s);if(!o||
r)return a;const c=`the token of the registry from ${(0,E.Pm)(e.url)}`,i=a.steps.map(u=>Do(u)?{kind:"other",getter:c}:u);return{...a,steps:i}}const Do=e=>e.kind===
"asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Lo=async(e,n,t)=>{const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))
return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=jo[e.kind],a=await De({...n,url:Ko(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],
tree:null,origin:s}};function Uo(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,_e.be)(s)}));return(0,ro.nL)(t).at(-1)==="sent"}const jo={
archive:["archive",Re],direct:["archive",zn],git:["repository",Io]},Ko=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pa\
ck"}:n;var hn=h(9465);const Bo=(0,R.w3)({name:R.Qq,source:R.Qq,version:R.Qq}),Wo=(0,R.w3)({name:R.Qq,version:R.Qq,namespace:(0,R.LT)(R.Qq),source:(0,R.LT)(R.Qq)}),
Gn=(0,R.w3)({path:R.Qq,providers:(0,R.p_)((0,R.lq)(Wo)),dependencies:(0,R.p_)((0,R.lq)(Bo))}),No=(0,R.w3)({version:R.Qq,root:Gn,submodules:(0,R.p_)((0,R.lq)(Gn))}),
Fo=(0,R.w3)({modules:(0,R.p_)((0,R.lq)((0,R.w3)({source:R.Qq,versions:(0,R.p_)((0,R.lq)(No))})))});function Ho(e){const n=(0,R.qL)(e,Fo);if(!n.ok)return n;const{
value:t,items:s}=n.value,{modules:o}=t,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().length>R._5)return(0,te.TR)(R.ch);if(o.includes(null)||r.flat().includes(
null))return(0,te.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,te.TR)('has no element in "modules"');const c=a.flatMap(
i=>i??[]);return(0,te.Ju)({texts:c.map(({version:i})=>i),described:s>R._5?new Map:zo(c)})}function zo(e){const n=e.map(({version:t,root:s,submodules:o})=>{const a=[
s,...o].flatMap(c=>c??[]).map(({path:c,dependencies:i,providers:u})=>({path:c,calls:i.flatMap(l=>l??[]),providers:u.flatMap(l=>l??[])}));return[t,a]});return new Map(
n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function Qn(e,n,t=new Map){const s=e.flatMap(({client:r,calls:a})=>a.flatMap(({module:c,
constraint:i})=>c?[{module:c,client:r,constraint:i}]:[])),o=({module:r,client:a})=>t.get((0,v.MP)(r))?.[a]!==void 0;return qn(s.filter(r=>!o(r)),t,n)}async function Zn(e,n,t,s=()=>!1){
const o=a=>({client:a.client,calls:a.calls.filter(c=>!s(c,a.client))}),r=({module:a,client:c})=>(0,ae.Of)(n.get((0,v.MP)(a))?.[c]);for(;;){const a={left:ws},c=new Map(
e.map(u=>[u,ys(o(u),r,a)])),i=[...c.values()].flatMap(({calls:u})=>u).filter(({module:u})=>t.visits.has(u.host)&&!n.has((0,v.MP)(u)));if(i.length===0)return c;await qn(
i,n,t)}}async function qn(e,n,t){const s=(0,U.c1)(e,({module:o})=>(0,v.MP)(o));return await(0,ke.Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,
c=await t.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],at:t.belowService(H.e$,a,i=>(0,pe.fZ)(i,r)),read:({body:i},u,l)=>Jo(me(i),o,l)});n.set((0,v.
MP)(r),{...n.get((0,v.MP)(r)),...c})}),n}function Jo(e,n,t){const s=Ho(e);if(!s.ok)return s;const{texts:o,described:r}=s.value;if(!t.keep(o))return(0,te.TR)(R.ch);
const a=(0,ae.tF)("module",o,{work:t}),c=hs(r,a,n);return(0,te.Ju)(c.size===0?a:{...a,described:c})}async function Xo(e,n){const t=new Vo(n),s=new Map;let o={roots:e,
notes:()=>[]};for(;n.stop.why===null;){const r=t.unknownIn(o.roots);if(r.length===0)break;await n.reach((0,Kn.T5)(r,()=>!1,n.clients)),await Qn(r,n,s),await t.open(
r,s),o=n.expand(t.opened)}return{...o,modules:s,evidenceOf:t.evidenceOf}}class Vo{opened=new Map;evidence=new Map;versions=new Map;ports;constructor(n){this.ports=
n}evidenceOf=(n,t)=>this.evidence.get((0,hn.C_)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,hn.C_)(r,s.client),
c=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!c});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,client:r})=>o.
map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,ae.Of)(o.get((0,v.MP)(t))?.[s]),a=r&&ze({...n,module:t,client:s},r),c=a?.kind==="chosen"?a.version:null,{namespace:i,name:u,system:l,subdirectory:d}=t,
f=p=>this.add(n,s,p,`${i}/${u}/${l} ${c}`,d);c===null?f(null):await this.finderOf(t,c)(s).then(f)}finderOf(n,t){const s=`${(0,v.MP)(n)} ${t}`,{clients:o}=this.ports,
r=this.versions.get(s)??(0,Je.O)(Jn({address:n,version:t,clients:o},this.ports));return this.versions.set(s,r),r}async openSource(n,t){const{source:s,place:o}=n,
r=o.inside?{isPublic:o.inside.isPublic}:null,a=await bo(s,t,r,this.ports);this.add(n,t,a,(0,x.dh)((0,Ne._U)(s)),"")}add(n,t,s,o,r){const a=(0,hn.C_)(n,t);if(this.
evidence.set(a,s),s?.opened===void 0)return;const{tree:c,subdirectory:i,origin:u}=s.opened,l=[i,r].filter(f=>!/^\.?$/.test(f)).join("/"),d=n.module===null?(0,Bn.
kX)(l,c):l;this.opened.set(a,{name:o,tree:c,directory:d,isPublic:u.isPublic})}}var Le=h(3556),et=h(5168);async function pn(e,n,t=new Map){const s=new Map(t),o=e.
flatMap(c=>c.providers.flatMap(({provider:i})=>t.get((0,v.JT)(i))?.[c.client]!==void 0?[]:{provider:i,root:c})),r=(0,U.c1)(o,({provider:c})=>(0,v.JT)(c)),a=async c=>{
const[{provider:i}]=c,u=nt(c),l=nt(c.filter(({root:g})=>!n.isInstalled(i,g))),d=n.send({...Yo,...tt(i,n),clients:l}),f=u.map(async g=>[g,await Go(g,{address:i,clients:u},
d,n)]),p=(0,v.JT)(i);s.set(p,{...t.get(p),...Object.fromEntries(await Promise.all(f))})};return await(0,ke.Eu)(r,([{provider:c}])=>c.host,n,a,4*ke.PU),s}const nt=e=>[
...new Set(e.map(({root:n})=>n.client))],Yo={read:({body:e},n,t)=>{const s=Le.TT(me(e));if(!s.ok)return s;const{texts:o,...r}=s.value;return t.keep([...o,...r.warnings])?
(0,te.Ju)((0,ae.tF)("provider",o,{...r,work:t})):(0,te.TR)(R.ch)}},tt=(e,{belowService:n})=>({host:e.host,at:n(H.xq,e.host,t=>(0,pe.i5)(t,e))});async function Go(e,n,t,s){
const{address:o}=n,r=fe(o.host,"service"),a=async()=>(await t)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[st]).map(w=>w.kind==="direct"?a():w.kind==="local"?ot(w,
o,s):rt(e,w,n,"index.json",qo,s)),[u=r,...l]=await Promise.all(i),d=er([u,...l]),f=await Qo(o,e,await a(),s);if(c===null&&f===null)return d;const p=[u,...l].filter(
({mirror:w})=>w!==void 0),g=c&&{place:c.place,methods:i.length,mirrors:p};return{...d,...g&&{installation:g},...f===null?{}:{movedTo:f}}}const st={kind:"direct"};
async function Qo(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,B.Vm)(n))return null;const{
[n]:i}=await s.send({...tt({...e,namespace:"-"},s),clients:[n],read:({body:u})=>Le.tD(me(u),a)});return i?.outcome.kind==="read"?i.outcome.value:null}function ot(e,n,{
localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=fe(n.host,"service",o??""),c=t(e,n);if(o===null||c===null)return a;const i={...a,mirror:{url:o,place:r,hasSlash:!0,
isDirectory:!0}};if(c==="missing"){const l=M({mirror:o,kind:"path",at:(0,et.Ge)(r)});return{...i,outcome:{kind:"failed",problem:l}}}const u=[...new Set(c.map(({
version:l})=>l))];return u.length>0?{...i,outcome:{kind:"read",value:(0,ae.tF)("provider",u)}}:{...i,outcome:{kind:"status",status:404,reason:"",page:null}}}const Zo=5;
async function rt(e,{url:n,place:t},{address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:u}){const l={url:(0,ce.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,E.
Pm)(n),f=(0,pe.zS)(n,s,r);if(!f.ok){const F=(0,et.Ge)(t),A={mirror:l.url,at:F,provider:(0,v.JT)(s)},Q={kind:"failed",problem:M({...A,kind:"port"})};return{...fe(
d,"service",l.url),outcome:Q,mirror:l}}const p=F=>F.kind==="network"&&(0,ce.jr)(F.url)===(0,ce.jr)(n),g=o.filter(F=>u(s,F)?.methods.some(p)),w=i(d)?{url:f.value,
origin:null}:"not-allowed",_=`mirror ${(0,ce.jr)(f.value)}`,{[e]:W=fe(d,"service")}=await c({host:d,clients:g,at:()=>w,once:_,read:a,maxRedirects:Zo,patience:F=>F.
client==="opentofu"?{...F,retries:0}:F});return{...W,mirror:l}}function qo({head:e,body:n},t,s){const o=Le.oM(me(n),e.contentType);if(!o.ok)return o;const r=o.value.
filter(a=>(0,Ie.rK)(a)!==null);return s.keep(r)?(0,te.Ju)((0,ae.tF)("provider",r,{work:s})):(0,te.TR)(R.ch)}function er([e,...n]){if(n.length===0)return e;const t=[
e,...n],s=t.filter(({outcome:c})=>c.kind==="not-asked"),o=t.find(nr)??s.find(({outcome:c})=>c.kind==="not-asked"&&c.why!=="service")??s[0];if(o!==void 0)return o;
const r=t.flatMap(c=>(0,ae.Of)(c)??[]),a=t.find(c=>(0,ae.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.length===0)?t.find(({mirror:c})=>c===void 0)??
a??e:{...a,outcome:{kind:"read",value:tr(r)}}}const nr=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,tr=e=>(0,ae.tF)(
"provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({
warnings:n=[]})=>n)});function sr(e,n){const{address:t,clients:s}=e,o=i=>n.methodsOf(t,i)?.methods??[st],r=i=>o(i).every(({kind:u})=>u==="direct"),a=at({...e,clients:s.
filter(r)},n),c=async(i,u)=>{if(i.kind==="local")return or(e,i,n);if(i.kind==="network")return ar(u,e,i,n);const l=r(u)?a:at({...e,clients:[u]},n);return rr(u,e,
await l,n)};return async i=>{let u=null;for(const l of o(i))if(u=await c(l,i),u?.steps.some(({kind:d})=>d==="platform")!==!0)return u;return u}}function or({address:e,
version:n,platform:t},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"read",value:null},
u={kind:"asked",part:"document",answer:{...ot(s,e,o),outcome:c}};return{platform:t,steps:a?[u]:[u,{kind:"platform"}],hashes:null}}function at({address:e,version:n,
platform:t,clients:s},{send:o,belowService:r}){const{host:a}=e,c=r(H.xq,a,i=>(0,pe.ad)(i,e,n,t));return o({host:a,clients:s,at:c,read:te.Ju})}async function rr(e,{
platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,ee.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await ct(e,n,t,({body:c,url:i})=>{
const u=Le.h(me(c),r);if(!u.ok)return u;const l=xe.KB(u.value,n,i),{shasums_url:d,shasums_signature_url:f}=u.value,p=[d,f,u.value.download_url].map(A=>(0,pe.Fl)(
i,A)),[g,w,_]=p.flatMap(A=>A.ok?A.value:[]),W=g&&w&&_&&l.early.every(({kind:A})=>A==="no-archive"),F=W?{sums:g,signature:w,document:u.value}:null;return(0,te.Ju)(
{...l,signed:F,archive:W?_:null})},s)}async function ar(e,n,t,s){const{platform:o,version:r}=n,a=await rt(e,t,n,`${r}.json`,te.Ju,s);return await ct(e,o,a,({head:i,
body:u,url:l})=>{const d=Le.I0(me(u),i.contentType,o);if(!d.ok)return d;const f={...xe.uH(d.value,o),signed:null};if(d.value===null)return(0,te.Ju)({...f,archive:null});
const p=(0,pe.Fl)(l,d.value.url);return p.ok?(0,te.Ju)({...f,archive:p.value}):(0,te.TR)(`has an invalid \`url\`: ${p.why}`)},s)}async function ct(e,n,t,s,o){const{
outcome:r,host:a}=t,c=A=>({kind:"asked",part:"document",answer:{...t,outcome:A}});if(r.kind!=="read"){const Q=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"\
platform",response:r}]:[];return{platform:n,steps:[c(r),...Q],hashes:null}}const i=s(r.value);if(!i.ok){const A={kind:"unreadable",why:i.why,page:null};return{platform:n,
steps:[c(A)],hashes:null}}const{early:u,late:l,hashes:d,signed:f,archive:p}=i.value,g=[c({kind:"read",value:null}),...u],w={registry:a,client:e,origin:o.originOf(
t.lastHop)},_=async(A,Q,ie)=>{const ue=await De({...w,url:Q},ie,o);return g.push({kind:"asked",part:A,answer:ue}),ue.outcome.kind==="read"?ue.outcome.value:null},
W=f&&await _("sums",f.sums,fn),F=f&&W!==null?await _("signature",f.signature,xo):null;if(p!==null&&(f===null||F!==null)&&await _("archive",p,Mo),f!==null){const A=e===
"opentofu"&&a===(0,B.Vm)(e),Q={sums:W,signature:F,url:(0,ce.Pl)(f.sums)};g.push(...l,...cr(f.document,Q,o.mayLackKeys&&A))}return{platform:n,steps:g,hashes:d}}function cr(e,{
sums:n,signature:t,url:s},o){const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&o,c=n===null?null:xe.yI(n,e),i=a?null:xe.fi(r)??
t;return[...c===null?[]:[{kind:"sums",url:s,why:c}],...i?[{kind:"unsigned",why:i}]:[]]}const it=({depth:e})=>e==="packages"||e==="init";function lt(e,n){const{checkouts:t,
directory:s,dialect:o,configs:r,learn:a}=n,c=t?.plugins??null,i={root:s,plugins:c,releases:o.releases,asksMirrors:!0};return(0,oo.x)(r,i,e,a)}async function ir(e,n,t){
const{upgrade:s}=n.settings,o=(f,p)=>dt(mn(e,f,p,s,t),n,t),[[r,...a],[c,i,...u]]=await Promise.all([pn(e,t).then(f=>Promise.all([f,o("provider",f)])),Qn(e,t).then(
f=>Promise.all([f,Zn(e,f,t),o("module",f)]))]),l=ut(e,[...u,...a].flat()),d=new Map([...c,...r]);return{items:l,versions:d,inside:i,direct:[],notes:[],requirements:[]}}
async function lr(e,n,t){const{following:s,settings:o,stop:r}=n,[a,c]=await Promise.all([pn(e,t),Xo(e,{...t,...s,expand:ur(e,s),stop:r})]),{modules:i,evidenceOf:u,
notes:l,roots:d}=c,f={...t,...lt(d,n)},p=(0,Kn.T5)(d,dr(f),t.clients);await s.reach(p);const g=await pn(d,f,a),[w,_]=await Promise.all([Zn(d,i,f,(Q,ie)=>fr(u(Q,
ie))),dt(mn(d,"provider",g,o.upgrade,f),n,f)]),W=mn(d,"module",i,o.upgrade,f).map(Q=>{const ie=Q.kind==="module"?u(Q.of,Q.root.client):null;return ie===null?Q:{
...Q,packages:[ie]}}),F=ut(d,[...W,..._]),A=new Map([...i,...g]);return{items:F,versions:A,inside:w,direct:hr(c),notes:l(),requirements:p}}const ur=(e,{expand:n})=>t=>{
const s=n(t),o=e.filter(({directory:r})=>r===v.cd.file);return{...s,roots:[...s.roots,...o]}},dr=({methodsOf:e,isInstalled:n})=>(t,s)=>e(t,s.client)===null&&!n(
t,s),fr=e=>e?.opened!==void 0,hr=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===null?n(s,t.client):null;return o===null?[]:{root:t,
call:s,evidence:o}})),ut=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function dt(e,{settings:n,machine:t},s){const o=n.
platforms.length===0?[t.platform]:n.platforms,r=e[0]?.kind==="module";return it(n)?pr(e,r?[""]:o,s):e}function mn(e,n,t,s,{versionOf:o,methodsOf:r,isInstalled:a}){
return e.flatMap(c=>{const{client:i}=c;if(n==="module")return c.calls.flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const p=ft(t,d,i),g=f?{answer:p,
choice:null}:ht(p,l,{client:i});return[{kind:n,root:c,of:l,wants:d,...g,packages:[]}]});const u=(0,ee.Jd)(i,o(i));return c.providers.map(l=>{const{provider:d,locked:f}=l,
g=r(d,i)===null&&a(d,c)?fe(d.host,"service"):ft(t,d,i),w=s?null:f?.text??null,_=ht(g,l,{client:i,lockedVersion:w,rejectsUnreadable:u});return{kind:n,root:c,of:l,
wants:d,..._,packages:[]}})})}const ft=(e,n,t)=>e.get((0,v.IY)(n))?.[t]??fe(n.host,"service");function ht(e,n,t){const s=(0,ae.Of)(e),o=(0,v.Im)(n).map(({text:a})=>a),
r=s&&(0,ae.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function pr(e,n,t){const s=e.
flatMap(c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),o=(0,U.c1)(s,({item:c,version:i})=>`${(0,v.IY)(c.wants)} ${i}`),r=n.flatMap(c=>o.map(
async i=>{const[{item:u,version:l}]=i,d=[...new Set(i.map(({item:w})=>w.root.client))],f={version:l,clients:d,platform:c},p=u.kind==="module"?Jn({...f,address:u.
wants},t):sr({...f,address:u.wants},t),g=(0,Je.O)(p);return Promise.all(i.map(async({item:w})=>[w,await g(w.root.client)]))})),a=Map.groupBy((await Promise.all(
r)).flat(),([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,u])=>u??[])}})}var pt=h(8225);const mr=1e4;async function kr(e,n){const s=n.
visits.values().flatMap(r=>gr(r).map(a=>({visit:r,url:a,host:(0,E.Pm)(a)??""}))).filter(({visit:r,url:a,host:c})=>a.scheme==="https"&&c!==r.host&&(0,_e.X5)(a).ok&&
n.isAllowed(c)),o=(0,U.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:c}=r,i=await vr(r,a,n),u=e.some(l=>l.host===c&&l.service===H.S3);return i===
null?[]:[{host:c,problem:i,isRequired:u}]});return(await Promise.all(o)).flat()}function gr({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,E.
nx)(e),{url:s,services:o}=n,a=(0,H.TE)(H.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,pt.u)((0,pt.m)(a.value,s,t).
value).map(({url:c})=>c)}async function vr({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({
url:t,origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:c})=>({client:c,attemptMs:r??mr,retries:1}),accepts:()=>!0,plan:()=>({kind:"\
excerpt",maxBytes:0}),read:()=>(0,te.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var kn=h(7688);const mt=500;
function wr(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:c,origin:i}=r,u=JSON.stringify([(0,ce.jr)(o.url),kt(o),c,i?.isPublic]),l=s.get(u);if(l!==
void 0)return l;const d=s.size>=mt?Promise.resolve(Ce(Mr)):o.kind==="git"?$r(o,r,t,e,a):n(o.url.host,()=>Or(o,r,t,a));return s.set(u,d),d}}const kt=e=>JSON.stringify(
{...e,url:void 0,subdirectory:void 0}),yr={isPublic:!0},Ce=e=>({steps:[e],tree:null,origin:yr}),Mr={kind:"unread",why:`this check opens at most ${mt} packages`},
gt={kind:"unread",why:"max-requests allows no further request to its host",cure:"increase `max-requests`"};async function $r(e,{registry:n,origin:t},s,o,{countTransfer:r}){
if(!r(e.url))return Ce(gt);const{origin:a,...c}=await o(e,t),u={kind:"asked",part:"repository",answer:{...fe(n,"service",(0,ce.Pl)(e.url)),outcome:gn}};return vn(
u,c,a,s)}const gn={kind:"read",value:null};function vn(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.tree.
files.values())s.kept-=r.length;return s.kept<0?o(kn.kJ):{steps:[e],tree:n.tree,origin:t}}async function Or(e,n,t,s){if(t.bytes<=0)return Ce(kn.sP);const{readPackage:o}=await Promise.
all([h.e(8304),h.e(6418)]).then(h.bind(h,6418)),r=await Er(e,n,s);if("steps"in r)return r;let a=kn.sP;const c=async _=>{a=await o(r,Tr(_,t))},i=e.kind==="direct"?
zn:Re,u=await De(n,Eo(i,kt(e),c,()=>a),s),{outcome:l}=u;if(l.kind==="not-asked"&&l.why==="limit")return Ce(gt);const f={kind:"asked",part:"archive",answer:l.kind===
"read"?{...u,outcome:gn}:u},p=s.originOf(u.lastHop);if(l.kind==="read")return vn(f,l.value,p,t);if(!(l.kind==="failed"&&l.problem.code==="host-timeout"))return{
steps:[f],tree:null,origin:p};const w={...f,answer:{...u,outcome:gn}};return vn(w,{kind:"unread",why:(0,m.pj)(l.problem.message)},p,t)}async function Er(e,n,t){
const{kind:s,url:o}=e,[,r]=/^file:(.*)/s.exec(s==="archive"&&e.checksum||"")??[];if(r===void 0)return e;const a=(0,ce.Dl)(r);if(!a.ok||!/^https?$/.test(a.value.
scheme))return Ce({kind:"unread",why:"its checksum is in a file that this check does not fetch"});const c={...n,url:a.value},i=await De(c,Po,t),{outcome:u,lastHop:l}=i,
d={kind:"asked",part:"sums",answer:i};if(u.kind!=="read")return{steps:[d],tree:null,origin:t.originOf(l)};const{checksumIn:f}=await Promise.all([h.e(8304),h.e(6418)]).
then(h.bind(h,6418)),p=f(u.value,o.path,a.value.path),g=`invalid checksum: no checksum found in: ${(0,ce.Pl)(a.value)}`;return p===null?Ce({kind:"broken",why:g}):
{...e,checksum:p}}async function*Tr(e,n){for await(const t of e)n.bytes-=t.length,yield t}function Ir({settings:e,network:n,visits:t,dialect:s,requirements:o}){
const r=o.filter(({because:p})=>p.some(g=>typeof g!="string")),a=e.hostnames.flatMap(p=>p.addresses),c=vt(a).difference(vt(r)),i=p=>E.Jr(p,e.allowedHosts),u=p=>E.
ev(p,e),l=p=>{const g=(0,ce.Dl)(p?.url??""),w=g.ok?(0,_e.X5)(g.value):null,{address:_=null}=p??{};return{isPublic:!w?.ok||(0,_e.Ul)(n,w.value.name,_)}},d=(p,g,w)=>{
const _=t.get(g);if(_===void 0)return"service";const{discovery:W,hops:F}=_.attempt,A=_.forced.find(jr=>jr.client===w),Q=A===void 0?W:{...A,kind:"found",url:E.cu(
g)};if(Q.kind!=="found")return"service";const{url:ie,services:ue}=Q,Ue=E.nx(g),$e=(0,H.TE)(p,{services:ue,documentUrl:ie,display:Ue,client:w});if($e.kind!=="url"||
!(0,_e.X5)($e.url).ok)return"service";const{url:je}=$e;if(A!==void 0)return{url:je,origin:null};const Ve=E.Pm(je)??"";return Ve===g||u(Ve)||c.has(`${g} ${p}`)?{
url:je,origin:l(F[0])}:"not-allowed"},f=(p,g,w)=>_=>{const W=d(p,g,_);return typeof W=="string"?W:{...W,url:w(W.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:i,isNamed:u,originOf:l}}const vt=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var wt=h(9968);const Pr=1e6,xr=1e5,_r=2e4;class Ar{#e;constructor(n,t){
this.#e=Pr+n*xr+t*_r}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var Cr=h(
3065);const br=9;function Sr(e,n,t){const s=Rr(e,n,t),o=new Map;return{versionOf:s.versionOf,countTransfer:r=>n.countTransfer(r),hasToken:async r=>(await s.tokenOf(
r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return Mt(r,s);const c=o.get(a)??Mt(r,s);return o.set(a,c),c}}}const yt={token:null,source:null};function Rr(e,n,t){
const{configs:s,credentials:o,dialect:r,machine:a,learn:c,progress:i,settings:u}=e,l=new Map(s.map(f=>[f.client,f.patience]));let d=0;return i({total:t,done:d}),
{ask:async f=>{const p=await n.ask(f);return d+=1,i({total:Math.max(t,d),done:d}),p},versionOf:f=>(0,ee.tB)(f,r.versions),patienceOf:f=>l.get(f)??{client:f,attemptMs:1e4,
retries:1},tokenOf:async f=>{const{answer:p}=await o.find(f),{token:g=null,source:w=null,isUnsendable:_}=p??{};return g===null||_?yt:{token:g,source:w}},workOf:(0,Je.
O)(f=>new Ar(u.maxRequests,t)),withLogin:(0,Cr.i5)(a,c)}}async function Mt(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const c=s.
map(d=>{const f=o(d);return typeof f=="string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:n.withLogin(f.url)}}}),i=(0,U.c1)(c,({where:d})=>typeof d==
"string"?d:(0,ce.jr)(d.url)),u=a?yt:await n.tokenOf(t),l=i.map(d=>Dr(e,d,u,n));return Object.fromEntries((await Promise.all(l)).flat())}async function Dr(e,n,{token:t,
source:s},{ask:o,patienceOf:r,versionOf:a,workOf:c}){const{host:i,headers:u,maxRedirects:l=br,patience:d=A=>A}=e,[{client:f,where:p}]=n,g=n.map(({client:A})=>A),
w=A=>g.map(Q=>[Q,A]),_=(A,Q)=>({...fe(i,A,Q),tokenSource:s});if(typeof p=="string")return w(_(p));const W=(0,ce.Pl)(p.url),F=c(i);if(F.isSpent)return w(_("work",
W));try{const A=await o({...p,host:i,token:t,headers:u??{"x-terraform-version":a(f)},planBody:ue=>Dn(ue,e)??Rn.IK,maxRedirects:l,patience:g.map(ue=>d(r(ue)))});
if(typeof A=="string")return w(_(A,W));const Q=A.at(-1)?.hops.at(-1)??null,ie=Map.groupBy(g,ue=>Vs(A,d(r(ue))));return Array.from(ie,([ue,Ue])=>{const $e=Ys(ue,
p.url,e,F),je={host:i,url:W,tokenSource:s,outcome:$e,attempts:A.length,lastHop:Q};return Ue.map(Ve=>[Ve,je])}).flat()}catch(A){if((0,wt.qo)(A))throw A;const Q=(0,We.
n3)({host:(0,E.nx)(i),thrown:A});return w({..._("service",W),outcome:{kind:"not-asked",why:"unchecked",problem:Q}})}}async function Lr(e,n){const{dialect:t,settings:s,
machine:o,checkouts:r,following:a,concurrency:c}=n,i=[...e,...(0,Rs.n)(s.hostnames,t.clients)],u=i.flatMap(({calls:p})=>p.flatMap(({module:g})=>g??[])),l=i.flatMap(
({providers:p})=>p.map(({provider:g})=>g)),d=new Set([...u,...l].map(v.IY)).size,f=new Hs({...n,maxRequests:s.maxRequests});try{const{environment:p}=o,g={...Sr(
n,f,d),...Ir(n),...lt(i,n),concurrency:c,timeoutMs:s.timeoutMs,mayLackKeys:p.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",open:a&&wr(a.fetchRepository,a.transfers)},
[w,_,W]=await Promise.all([a===null?ir(i,n,g):lr(i,{...n,following:a},g),no(so(n.usages,p),g),kr(n.requirements,g)]),F=new Set(w.items.flatMap(({root:ie})=>ie.lockFile??
[])),A=()=>r?.lockHashes??(0,Ds.hc)(F,n.directory),Q=it(s)?A():new Map;return{...w,lockHashes:Q,clouds:_,logins:W,requests:f.requests}}finally{f.close()}}async function Ur(e,n,t){
try{return Ps(await Lr(e,n),t)}catch(s){if((0,wt.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,q.kH)(
(0,We.n3)({host:(0,E.nx)(r),thrown:s}),{host:r}):[]);return{...Ss.j7,notes:o}}}})};export{Br as id,Wr as ids,Nr as modules};
