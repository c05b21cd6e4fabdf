const Sr=6155,Dr=[6155],Rr={3065:((ke,ce,h)=>{h.d(ce,{i5:()=>ne,wW:()=>H});var M=h(6760),P=h(9968),q=h(4443),W=h(7057),m=h(3298);const V=1024*1024;function ne(b,_){
const S=(0,m.O)(()=>Y(b));return k=>{if(k.scheme!=="https"||(k.user?.name??"")!=="")return k;const $=S().get(k.host);return $===void 0?k:(x($,_),{...k,user:{name:X(
$.name),password:X($.password)}})}}const Q=20;function x({name:b,password:_},S){S(new W.ou(_)),b.length>=Q&&!b.includes("@")&&S(new W.ou(b)),S(new W.ou(Buffer.from(
`${b}:${_}`).toString("base64")))}function H({user:b},_){if(b===null)return;const{name:S,password:k}=b;x({name:(0,q.Uw)(S),password:(0,q.Uw)(k??"")},_)}function X(b){
const _=(0,q.V$)(b.replaceAll("%","%25"),"user");return _.ok?_.value:""}function Y({environment:b,system:_,accountHome:S}){const{NETRC:k,HOME:$,USERPROFILE:T}=b,
y=$||(_==="windows"?T:null)||S,R=k||y&&(0,M.join)(y,_==="windows"?"_netrc":".netrc")||"",j=(0,P.yR)(R,V);return j.ok?N(j.text):new Map}function N(b){const _=new Map,
S=Array.from(b.matchAll(/#[^\n]*|\S+/g),([y])=>y.trim()).values(),k=()=>S.next().value??"";let $={name:"",password:""},T=!1;for(const y of S)switch(y){case"mach\
ine":case"default":{$={name:"",password:""};const R=y==="machine"?k():null;R!==null&&!_.has(R)&&_.set(R,$);break}case"login":$.name=k();break;case"password":$.password=
k();break;case"account":case"macdef":k(),T||=y==="macdef";break;default:if(!y.startsWith("#")&&!T)return _}return _}}),6542:((ke,ce,h)=>{h.d(ce,{p:()=>b,x:()=>S});
var M=h(3024),P=h(6760),q=h(3916),W=h(5168),m=h(6936),V=h(2172),ne=h(9432),Q=h(9119),x=h(8032),H=h(5106),X=h(3298),Y=h(3065),N=h(1456);function b(L,A,B){const p=R(
A,y(B),B),v=[],O=(J,{host:te},oe)=>{const Z=(0,V.lc)(J,te,oe),re=Z&&p.get(oe)?.find(Z,(0,q.dirname)(J.place.file));return!Z||!re?!0:(v.push({client:oe,way:re,provider:(0,V.
JT)(Z)}),!1)},I=(J,te)=>{if(te.service!==H.xq)return te;const oe=te.clients.filter(Z=>O(J,te,Z));return oe.length===te.clients.length?te:{...te,clients:oe}},K=L.
map(J=>{const te=J.needs.map(oe=>I(J,oe));return te.every((oe,Z)=>oe===J.needs[Z])?J:{...J,needs:te.filter(({clients:oe})=>oe.length>0)}}),z=[...p.values()].flatMap(
J=>J.findings);return{usages:K,remarks:_(v),findings:z}}function _(L){return(0,Q.c1)(L,({client:A,way:B})=>[A,...B].join(" ")).map(A=>{const[{client:B,way:p}]=A,
[v,O]=p,I=new Set(A.map(({provider:z})=>z)),K=(0,ne.px)(I.size,"provider");return`${x.bB[B]} ${v} ${K} ${O}`.trim()})}function S(L,A,B,p){const v=(0,m.k)(),O=y(
A),I=(0,X.O)(()=>k(B)),K=(0,X.O)(()=>$(B,O)),z=R(L,O,A);for(const{installation:Z}of z.values())for(const re of Z?.methods??[])re.kind==="network"&&(0,Y.wW)(re.url,
p);return{methodsOf:(Z,re)=>{const{installation:de=null,holding:ve}=z.get(re)??{};if(de===null){const[$e,...Oe]=(ve?.(Z)??[]).map(W.vH);return $e===void 0||K().
has((0,V.JT)(Z))?null:{place:$e.place,methods:[$e,...Oe]}}return T(de,Z,re,A.releases)?null:{place:de.place,methods:(0,W.cd)(de,Z)}},isInstalled:(Z,{directory:re,
client:de})=>re!==V.cd.file&&!!z.get(de)?.find(Z,re),localPackages:({path:Z},re)=>{const de=I().get((0,V.JT)(re))??null;if(Z===null||de===V.cd.file||!(0,P.isAbsolute)(
Z)&&(de===null||A.plugins))return null;const ve=(0,P.isAbsolute)(Z)?Z:(0,P.join)(A.root,de??"",Z);return(0,M.existsSync)(ve)?v(ve,re):"missing"}}}function k(L){
const A=new Map;for(const{directory:B,providers:p}of L)for(const v of p.map(({provider:O})=>(0,V.JT)(O))){const O=A.has(v)&&A.get(v)!==B;A.set(v,O?null:B)}return A}
function $(L,{around:A,holds:B}){const p=(I,K)=>K===V.cd.file||A(K).some(({path:z})=>B(z,I)),O=L.flatMap(I=>I.providers.map(K=>({...K,root:I}))).filter(({provider:I,
root:K})=>p(I,K.directory));return new Set(O.map(({provider:I})=>(0,V.JT)(I)))}const T=({overridden:L},A,B,p)=>p.every(v=>v.client!==B||v.skipsOverridden)&&L.some(
v=>(0,V.JT)(v)===(0,V.JT)(A)),y=({root:L,plugins:A=null})=>A===null?(0,N.Up)(L):(0,N.Ml)(A),R=(L,A,B)=>new Map(L.map(p=>{const v=(0,W.Ol)(p),O=(0,m.k)(),I=v.mirrors.
filter(({path:Z})=>(0,M.existsSync)(Z)),K=Z=>I.filter(({path:re})=>O(re,Z).length>0),z=(Z,re)=>{const{around:de,holds:ve}=A,Oe=de(re).find(({path:xe})=>ve(xe,Z))??
K(Z)[0];return Oe?["installs",`from ${Oe.shown} instead of a registry`]:null},{client:J,installation:te}=v,oe=te===null?z:j(J,te,B);return[J,{...v,holding:K,find:oe}]}));
function j(L,A,{releases:B,asksMirrors:p}){const v=(0,W.Ge)(A.place);return O=>{if(T(A,O,L,B))return["takes",`from dev_overrides in ${v} instead of a registry`];
const I=(0,W.cd)(A,O);if(I.some(({kind:J})=>J==="direct"))return null;if(I.length===0)return[`has no installation method in ${v} for`,""];const z=p&&I.every(J=>J.
kind!=="local"||J.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${v}${z} instead of a registry`]}}}),1456:((ke,ce,h)=>{h.d(ce,{KX:()=>b,
Ml:()=>X,Up:()=>H,hc:()=>x});var M=h(3024),P=h(6760),q=h(3916),W=h(9968),m=h(2172),V=h(5106),ne=h(3298);let Q=function(..._){return{localMirrors:Q}=h.late([1834],
1834),new.target?new Q(..._):Q(..._)};const x=(_,S)=>new Map(Array.from(_,k=>[k,(0,m.g_)((0,W.r7)((0,P.join)(S,k))??"")]));function H(_){const S=Q();return Y(k=>{
const $=(0,P.join)(_,k);return(0,M.existsSync)($)?$:null},(k,$)=>S(k,$).length>0)}function X(_){const S=new Map(_.map(({directory:k,providers:$})=>[N(k),new Set(
$)]));return Y(k=>S.has(k)?k:null,(k,$)=>S.get(k)?.has((0,m.JT)($))??!1)}function Y(_,S){const k=(0,ne.O)($=>{const T=$.replace(/\/$/,""),y=T==="."||$!==T,R=N(T),
j=_(R),L=y?[]:k((0,q.dirname)(T));return j===null?L:[{path:j,shown:R},...L]});return{around:k,holds:S}}const N=_=>`${_==="."?"":`${_}/`}terraform.d/plugins`;function b(_,S,{
around:k,holds:$}){const T=_.flatMap(R=>{const j=k((0,q.dirname)(R.place.file));return j.length===0?[]:R.needs.filter(({service:A})=>A===V.xq).flatMap(({host:A})=>S.
flatMap(B=>(0,m.lc)(R,A,B)??[])).flatMap(A=>j.filter(({path:B})=>$(B,A)).map(({shown:B})=>({shown:B,provider:(0,m.JT)(A)})))}),y=Map.groupBy(T,({shown:R})=>(0,q.
dirname)((0,q.dirname)(R)));return Array.from(y,([R,j])=>({directory:R,providers:[...new Set(j.map(({provider:L})=>L))]}))}}),6936:((ke,ce,h)=>{h.d(ce,{k:()=>Q});
var M=h(3024),P=h(6760),q=h(255),W=h(3846),m=h(523),V=h(3298),ne=h(9968);function Q(){const N=(0,V.O)(ne.v2),b=(_,S)=>N(_).filter(S).map(k=>(0,P.join)(_,k));return(_,{
host:S,namespace:k,type:$})=>b(_,T=>x((0,q.Pv)(T),S)).flatMap(T=>b(T,y=>x((0,W.sL)(y),k))).flatMap(T=>b(T,y=>x((0,W.sL)(y),$))).flatMap(T=>X(T,$))}const x=(N,b)=>N.
ok&&N.value===b,H=/^[^\s_]*_[^\s_]*$/;function X(N,b){const _=(0,ne.v2)(N).flatMap($=>(0,ne.wX)((0,P.join)(N,$)).filter(T=>H.test(T)&&Y((0,P.join)(N,$,T))).map(
T=>({version:$,platform:T}))),S=new RegExp(`^terraform-provider-${b}_(?<version>${m.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),k=(0,ne.wX)(N).flatMap(
$=>{const{version:T="",platform:y=""}=S.exec($.toLowerCase())?.groups??{};return Y((0,P.join)(N,$))===!1?[{version:T,platform:y}]:[]});return[..._,...k].flatMap(
({version:$,platform:T})=>{const y=(0,m.rK)($);return y===null?[]:{version:(0,m.Cg)(y),platform:T}})}const Y=N=>(0,M.statSync)(N,{throwIfNoEntry:!1})?.isDirectory()??
null}),1303:((ke,ce,h)=>{h.d(ce,{EH:()=>ne,Of:()=>q,tF:()=>m,y0:()=>V});var M=h(304),P=h(523);const q=X=>X?.outcome.value??null,W=new WeakMap;function m(X,Y,N={}){
const b=Y.map(V[X].parseVersion),_=b.filter($=>$!==null),S=(0,M.s5)(_),[k]=_.filter(P.Ty).sort(($,T)=>(0,P.Zy)(T,$));return{kind:X,texts:Y,unreadable:Y.filter(($,T)=>b[T]===
null),newest:S&&(0,P.Cg)(S),preRelease:k?(0,P.Cg)(k):null,...N}}const V={module:{parseVersion:P.oF,parseConstraint:P.PW,isMeetable:M.gH,choose:M.iM},provider:{parseVersion:P.
rK,parseConstraint:P._T,isMeetable:M.Nd,choose:M.XA}};function ne(X,Y,N){const b=W.get(Y)??new Map;W.set(Y,b);const{client:_,lockedVersion:S=null,rejectsUnreadable:k=!1}=N,
$=JSON.stringify([X,_,S,k]),T=b.get($),y=X.join(",").split(",").length;if(T||Y.work?.choose(Y.texts.length,y)===!1)return T??null;const R=Q(X,Y,N);return b.set(
$,R),R}function Q(X,Y,{client:N,lockedVersion:b=null,rejectsUnreadable:_=!1}){const{parseVersion:S,parseConstraint:k,isMeetable:$,choose:T}=V[Y.kind],y=H(X,k);if(y===
null||!$(y,N))return{kind:"refused"};const R=b===null?null:S(b);if(R!==null&&T([R],y,N)===null)return{kind:"refused"};if(_&&Y.unreadable.length>0)return{kind:"u\
nreadable"};const j=Y.texts.map(S).filter(p=>p!==null);if(j.length===0)return{kind:"empty"};const L=T(j,y,N);if(R!==null){const p=(0,P.Cg)(R);return j.some(v=>(0,P.
Cg)(v)===p)?{kind:"chosen",version:p}:{kind:"locked-gone",version:p,upgrade:L&&(0,P.Cg)(L)}}if(L!==null)return{kind:"chosen",version:(0,P.Cg)(L)};if(Y.kind==="m\
odule")return{kind:"none-fits",conflict:X};const A=p=>T(j,p,N)!==null,B=y.length**2*j.length>x?y:(0,M.Sx)(y,A);return{kind:"none-fits",conflict:[...new Set(B.map(
({whole:p})=>p))]}}const x=1e6;function H(X,Y){const N=[];for(const b of X){const _=Y(b);if(!_.ok)return null;for(const S of _.value)N.push({...S,whole:b})}return N}}),
9465:((ke,ce,h)=>{h.d(ce,{C:()=>X,f:()=>N});var M=h(3791),P=h(2170),q=h(9119),W=h(8339),m=h(1780),V=h(3298),ne=h(9373);let Q=function(...k){return{callsOf:Q}=h.
late([4284],4284),new.target?new Q(...k):Q(...k)},x=function(...k){return{textNotes:x}=h.late([4284],4284),new.target?new x(...k):x(...k)},H=function(...k){return{
withoutRefused:H}=h.late([4284],4284),new.target?new H(...k):H(...k)};const X=({source:k,constraint:$,place:T},y)=>JSON.stringify([y,k,$?.text??null,T.inside?.isPublic??
null]),Y=20;class N{rules;notes=[];constructor($){this.rules=$}follow($,T,y,R){const j=new Set,L=T.map(A=>({directory:A,tree:null}));for(const{directory:A,tree:B}of L){
if(this.rules.isEnded())break;for(const p of Q(A,$,{client:y,isAsked:R})){const v=this.rules.opened.get(X(p,y));if(v===void 0)continue;const O=S(p,v,A.way);L.push(
...this.enter(v.tree,v.directory,O,p.place,y,j))}if(!(B===null||A.way===void 0))for(const{name:p,call:v}of A.children){if(p===null||v===null)continue;const O=_(
A.way,v.address),I=(0,ne.VV)(A,v.place),K=(0,W.DA)({reason:"leads-out",text:v.text??""});b(p)?this.say(K,I,y):L.push(...this.enter(B,p,O,I,y,j))}}return L.flatMap(
A=>A.tree===null?[]:A.directory)}allNotes(){return(0,P.Qp)(this.notes,({problem:$,places:T})=>[(0,m.pj)($.message),T.map(q.df)])}enter($,T,y,R,j,L){const A=this.
read($)(j)(T);if(A===null)return this.say((0,W.Iz)({path:T,maker:null,in:y.package}),R,j),[];if(L.has(A.directory))return[];if(L.add(A.directory),y.through.length>
Y){const p=(0,M.q)({what:"chain",max:Y,names:[y.package]});return this.say(p,R,j),[]}const B={...A.directory,way:y};for(const{problem:p,places:v,affects:O,...I}of A.
notes){const K=v.map(z=>typeof z=="string"?z:(0,ne.VV)(B,z));this.notes.push((0,P.kH)(p,{...I,places:K,clients:[j]}))}return[{directory:B,tree:$}]}say($,T,y){this.
notes.push((0,P.kH)($,{places:[T],clients:[y]}))}read=(0,V.O)($=>{const T=this.rules.readPackage($);return(0,V.O)(y=>(0,V.O)(R=>{const j=T(R);if(j===null)return null;
const{usages:L,declared:A}=j,B=(0,ne.Pv)({usages:L,declared:A,units:[]},y),v=[...H(j.notes,L),...x(L,A,this.rules.text)];return{directory:B.get(R)??(0,ne.hK)(R),
notes:v.filter(({clients:O})=>O.includes(y))}}))})}const b=k=>/^\.\.(\/|$)/.test(k),_=(k,$)=>({...k,address:`${k.address}.${$}`,through:[...k.through,$]});function S(k,{
name:$,isPublic:T},y){const{address:R}=k,j=y===void 0?R:R.slice(y.address.length+1);return{place:y?.place??k.place,address:R,through:[...y?.through??[],`${j} (${$}\
)`],package:$,isPublic:T}}}),1598:((ke,ce,h)=>{h.d(ce,{N:()=>x,n:()=>N});var M=h(7811),P=h(255),q=h(5243),W=h(3846),m=h(5106),V=h(1303),ne=h(2172);const Q={"mod\
ules.v1":"NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@\
>=1.0"};function x({host:b,service:_,text:S},k){const[,$="",T]=/^([^@]*)(?:@(.*))?$/s.exec(S)??[],y=T===void 0?null:{text:T,place:ne.cd},R=`${(0,P.pk)(b)}/${$}`,
L=(_===m.e$?H:X)(R,y,k);return L.ok?L:(0,M.TR)(`${L.why}; expected ${_}=${Q[_]}`)}function H(b,_,S){const k=(0,q.rE)(b,S);if(!k.ok)return k;const $=Y(_,"module",
S);if($!==null)return(0,M.TR)($);const T=ne.cd;return(0,M.Ju)({address:b,source:b,place:T,module:k.value,constraint:_,isOpen:!1})}function X(b,_,S){const k=(0,W.
mi)(b,S);if(b.split("/").length!==3||k.kind!=="registry")return(0,M.TR)(k.kind==="invalid"?k.error:"not a provider of a registry");const $=Y(_,"provider",S);if($!==
null)return(0,M.TR)($);const T=_===null?[]:[_];return(0,M.Ju)({provider:k,places:[ne.cd],constraints:T,locked:null})}function Y(b,_,S){if(b===null)return null;const k=V.
y0[_].parseConstraint(b.text);return k.ok?V.y0[_].isMeetable(k.value,S)?null:`no version can match ${b.text}`:k.why}function N(b,_){const S=b.flatMap(({addresses:k})=>k);
return S.length===0?[]:_.map(k=>{const $=S.flatMap(T=>{const y=x(T,k);return y.ok?[y.value]:[]});return{directory:ne.cd.file,client:k,directories:[],calls:$.filter(
T=>"module"in T),providers:$.filter(T=>"provider"in T),lockFile:null,clientVersions:[]}})}}),304:((ke,ce,h)=>{h.d(ce,{Hn:()=>ne,Lt:()=>B,Nd:()=>$,Sx:()=>A,XA:()=>W,
gH:()=>k,iM:()=>q,jF:()=>V,s5:()=>m});var M=h(9119),P=h(523);function q(p,v,O){const I=H(v,O);return x(p,K=>(!(0,P.Ty)(K)||(0,P.Cg)(K)===I)&&Q(K,v))}function W(p,v){
return x(p,O=>(!(0,P.Ty)(O)||v.some(I=>Y(O,I)))&&!X(O)&&v.every(I=>_(O,I)))}const m=p=>x(p,v=>!(0,P.Ty)(v));function V(p){const v=p.filter(O=>O.operator==="=");
return v.length===1&&v.every(({version:O})=>X({...O,build:""}))}function ne(p,v,O){const I=(0,P.oF)(p),K=(0,P.PW)(v);return I!==null&&K.ok&&q([I],K.value,O)!==null}
const Q=(p,v)=>v.every(O=>b(p,O));function x(p,v){let O=null;for(const I of p.filter(v))(O===null||(0,P.Zy)(I,O)>0)&&(O=I);return O}function H(p,v){const[O,I]=p;
if(O===void 0||I!==void 0)return null;const K=O.text.trim().replace(v==="opentofu"?/^=?v?/:/^=?/,""),z=(0,P.rK)(K);return z===null?null:(0,P.Cg)(z)}const X=({numbers:p,
pre:v,build:O})=>v===""&&O===""&&p.every(I=>I===0n),Y=(p,v)=>v.operator==="="&&N(p,v.version),N=(p,v)=>p.build===v.build&&(0,P.Zy)(p,v)===0;function b(p,{operator:v,
version:O}){const I=(0,P.Zy)(p,O);if(v==="=")return I===0;if(v==="!=")return I!==0;if(v!=="~>")return S(I,v);const K=O.numbers.slice(0,O.written-1);return I>=0&&
!(0,P.Ty)(O)&&O.numbers.length<=p.numbers.length&&K.every((z,J)=>z===p.numbers[J])}function _(p,v){const{operator:O,version:I}=v;if(O==="=")return Y(p,v);if(O===
"!=")return!N(p,I);const K=(0,P.Zy)(p,I);if(O!=="~>")return S(K,O);const[z=0n,J=0n]=I.numbers,te=I.written===3?[z,J+1n,0n]:[z+1n,0n,0n];return K>=0&&(0,P.Zy)(p,
{...I,numbers:te,pre:""})<0}const S=(p,v)=>({">":p>0,">=":p>=0,"<":p<0,"<=":p<=0})[v];function k(p,v){if(R(p))return!0;const O=j(p),I=Math.max(...O.map(({numbers:z})=>z.
length)),K=O.flatMap(z=>{const J=Array.from({length:I},(te,oe)=>z.numbers[oe]??0n);return[z,L(J),L([...J,1n])]});return q(K,p,v)!==null}function $(p){const v=(0,M.
t6)(p,P.mb);if(R(v))return!0;const O=j(v),I="x".repeat(1+Math.max(...O.map(z=>z.build.length))),K=O.flatMap(z=>{const[J=0n,te=0n,oe=0n]=z.numbers,Z=[J,te,oe+1n];
return[z,L([J,te,oe],I),L(Z,I)]});return W(K,v)!==null}const T=50,y=100,R=p=>p.length>T||p.some(({text:v})=>v.length>y),j=p=>{const v=[L([0n,0n,0n]),...p.map(O=>O.
version)];return[...new Map(v.map(O=>[(0,P.Cg)(O),O])).values()]},L=(p,v="")=>({text:"",numbers:p,written:p.length,pre:"",build:v});function A(p,v){const O=(0,M.
t6)(p,P.mb),I=v(O)?p:O;if(R(I))return p;const K=I.reduce((J,te)=>{const oe=J.filter(Z=>Z!==te);return v(oe)?J:oe},I),z=new Set(K.map(P.mb));return p.filter(J=>z.
has((0,P.mb)(J)))}function B(p,v){const O=(0,P.PW)(p),I=(0,P.oF)(v);if(!O.ok||I===null||O.value.some(K=>(0,P.Ty)(K.version)))return!1;if(I.written<3){const K=(0,P.
PW)(`~> ${I.numbers.slice(0,I.written).join(".")}.0`);return K.ok&&!k([...O.value,...K.value],"terraform")}return!Q({...I,pre:""},O.value)}}),6155:((ke,ce,h)=>{
h.d(ce,{predictInit:()=>Ar});var M=h(2172),P=h(3791),q=h(2170),W=h(9119),m=h(1780),V=h(2886),ne=h(6360),Q=h(8032),x=h(9432),H=h(9615),X=h(4481);function Y({host:e,
hasToken:n},t){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,Q.n3)(e))return n?"a private registry may also retur\
n 404 if the token has no access":(0,X.nP)(e,"","if the registry requires a token, ")}function N(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:c,near:i}=n,
[u=""]=t,l=t.length<=1,d=(0,m.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,m.KT)(a)}${r}`,f=l?`no ${s} ${u}`:`none of ${t.length} required ${s}\
s`,g=i===null?"":`write ${i}, or `,E={operator:l?(0,m.xI)`${c?(0,m.xI)`${d}, or `:g}publish ${u}`:d,...l&&{user:`${g}${o}`}},D=(0,m.xI)`${(0,m.KT)(a)} has ${f}: ${(0,x.
_r)(n)}`;return(0,H.CC)(e,{message:D,...E,note:Y(n,u)})}const b=e=>N("module-unknown",e,e.modules,{kind:"module",cure:"correct the source address"});function _(e){
const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,c=i=>(0,m.xI)`add ${(0,m.KT)(a)} to the ${i}, for example with \`terraform providers mirror\``;return o===
"directory"?(0,H.CC)("provider-unknown",{message:(0,m.xI)`the directory ${(0,x.dh)(n)} has no provider ${(0,m.KT)(a)}`,help:c("directory")}):o==="network mirror"?
(0,H.CC)("provider-unknown",{message:(0,m.xI)`the network mirror ${(0,m.KT)(n)} has ${t.length>1?`none of ${t.length} required providers`:(0,m.xI)`no provider ${(0,m.
KT)(a)}`}: ${(0,x._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a regist\
ry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configuration`}):s!==null?(0,H.CC)("provider-unknown",{message:(0,m.xI)`${(0,m.KT)(
n)} has no provider ${a}: ${(0,x._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):N("provider\
-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child module lacks${n==="registry.opentofu.org"?
`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or submit it at https://github.com/opentofu/registry/\
issues`:""}`,check:", which must end in a slash"})}const S={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,x.dh)(e)} (${n}) does not exist`,help:"\
create the directory before `init`, for example with `terraform providers mirror`, or correct the path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,m.xI)`the network mirror ${(0,m.
KT)(e)} (${n}) cannot have ${(0,m.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,help:(0,m.xI)`add \`exclude = ["${(0,m.KT)(`${t.split("/")[0]}\
/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,m.xI)`the URL of the network mirror ${(0,m.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,m.
KT)(e.asked)}, which ${(0,x.dh)(e.result)}`,help:(0,m.xI)`set \`url = "${(0,m.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},k=e=>(0,H.CC)("mir\
ror-url",(0,H.Z9)(S,e));function $({provider:e,version:n,mirror:t,isListed:s,...o}){const r=(0,m.xI)`${(0,m.KT)(e)} ${(0,x.dh)(n,40)}`;return(0,H.CC)("mirror-ve\
rsion",{message:s?(0,m.xI)`the network mirror ${(0,m.KT)(t)} lists ${r} but does not have it: ${(0,x._r)(o)}`:(0,m.xI)`the network mirror ${(0,m.KT)(t)} does not have ${r}, which another installation method lists: ${(0,x.
_r)(o)}`,operator:`add ${(0,x.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,m.
xI)`exclude ${(0,m.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const T=({provider:e})=>(0,H.CC)("provider-excluded",{message:(0,m.
xI)`no installation method in \`provider_installation\` covers ${(0,m.KT)(e)}`,help:(0,m.xI)`add ${(0,m.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var y=h(255),R=h(5243),j=h(5106),L=h(6146);const A=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,B=({wants:e})=>(0,M.IY)(e).slice(e.host.length+1),p=e=>[
e.wants.host,B(e)].join("/");function v(e){const n=({host:s,item:o})=>s??A(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap(I).flatMap(([s,
...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=n(s),c=(0,W.jH)([s,...o].flatMap(O));return(0,q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(oe))],places:c,needed:(0,V.ly)(c),clients:te(r),rowKeys:J(r)})})}const O=({places:e,item:n})=>e??(0,M.ek)(n.of);function I(e){
const n=Map.groupBy(e,({item:s})=>(0,W._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,V.ly)(s.flatMap(O)));return Array.from(t.values(),s=>s.flat())}const K=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,M.IY)(t),z=e=>(0,L.o)(e.root.directory,{kind:e.kind,source:p(e),address:K(e),constraints:(0,M.Im)(e.of).map(({text:n})=>n),
places:(0,M.ek)(e.of)}),J=e=>[...new Set(e.map(z))],te=e=>[...new Set(e.map(({root:n})=>n.client))],oe=({kind:e})=>e==="module"?j.e$:j.xq;function Z(e,n){const t=pt(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,m.pj)(l.message)}`;return[{item:s,cause:d,
describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[re(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{why:c,page:i}=o,
u=`shape ${s.kind} ${c}`;return[{item:s,cause:u,describe:l=>(0,ne.RK)({...xe(s,l),url:a,page:i,why:c})}]})}function re(e,n,{items:t,lost:s,isFork:o}){const{kind:r,
wants:a,answer:c}=e,{kind:i,...u}=n,{status:l}=u,d=c.lastHop,f={...u,url:d?.url??c.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:E="\
none",challenge:D=null}=d??{},F=de(e),G={...f,token:E,challenge:D,elsewhere:F,source:c.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${D===null&&(E===
"sent"||E==="none")||r} ${l} ${E} ${F} ${D}`,describe:ee=>(0,ne.m$)({...xe(e,ee),...G})}}if(l===404){const E=s.has(Ae(e)),D=`unknown ${E?Ae(e):(0,M.IY)(a)}`;return{
item:e,cause:D,describe:G=>ve(e,G,{...f,isAll:E,near:$e(t,e)})}}const w={attempts:c.attempts,transient:(0,Q.Mq)(l)};return{item:e,cause:`status ${r} ${l}`,describe:E=>(0,ne.
MI)({...xe(e,E),...f,...w})}}function de(e){const n=(0,y.yo)(e.answer.lastHop?.url??"");return n===null||n===A(e)?null:(0,y.nx)(n)}function ve(e,n,t){const{mirror:s,
tokenSource:o}=e.answer,r=[...new Set(n.map(pn))],a=s?.url??(0,y.nx)(e.wants.host),c={...t,host:a,hasToken:o!==null};if(e.kind==="module")return b({...c,modules:r});
const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return _({...c,providers:r,meant:Oe(e),kind:i})}function $e(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(B(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Ae(o)===Ae(n)&&(0,j.TW)((0,M.IY)(o.wants),(0,M.IY)(n.wants)));
return s===void 0?null:B(s)}function Oe({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,R.Vm)(n.client))return null;
const a=n.providers.find(({provider:c})=>c.type===r&&(0,M.JT)(c)!==(0,M.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function xe(e,n){return{host:(0,y.nx)(A(e)),kind:e.kind,first:pn(e),others:new Set(n.map(({wants:t})=>(0,M.IY)(t))).size-1,isMixed:n.some(
({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const pn=e=>e.answer.mirror===void 0?B(e):p(e),Ae=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??
n.host}`;function pt(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,Q.n3)(a.host):o.isDirectory)),t=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Ae)];return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}var ae=h(1303);const mt=e=>(0,x.K4)(
e,4,({text:n,at:t})=>{const s=`"${(0,x.dh)(n,80)}"`;return e.length===1?s:`${s} (${(0,x.dh)(t)})`});function gt({kind:e,address:n,constraints:t,mirror:s,...o}){
const{isImplied:r,newest:a,preRelease:c}=o,i=a===null?`all listed versions are pre-releases${c===null?"":`, such as ${(0,x.dh)(c,40)}`}`:(0,m.xI)`the newest ${s===
null?"":(0,m.xI)`on ${(0,m.KT)(s)} `}is ${(0,x.dh)(a,40)}`,u=t.length>1?"all of ":"",l=t.length===0?"can be chosen":`fits ${u}${mt(t)}`;return(0,H.CC)("version-\
none-fits",{message:(0,m.xI)`no version of ${e} ${(0,m.KT)(n)} ${l}; ${i}`,help:r?`add a version that fits to ${(0,x.dh)(s??"")}, or remove the provider from it\
: the CLIs ask the registry only for providers that it does not hold`:kt(t.length,a===null?c:null,s!==null)})}function kt(e,n,t){if(n!==null){const o=`set \`vers\
ion = "${(0,x.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these \
constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:t?s:`${s}, or wait until the regist\
ry has imported a new one`,operator:t?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has impor\
ted it"}}const vt=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,H.CC)("version-locked-gone",{message:(0,m.xI)`the lock file selects ${(0,m.KT)(e)} ${(0,x.
dh)(n,40)}, which ${o===null?"the registry":(0,m.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,x.dh)(s,40)}`}`,user:t===null?"change the constraint\
s to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu ini\
t -upgrade\`), which selects ${(0,x.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,x.dh)(n,40)} again`:`add ${(0,x.dh)(n,40)} to the mirr\
or again`});function wt(e){const n=new Set(e.filter(mn).map(({wants:t})=>(0,M.IY)(t)));return e.flatMap(t=>{const s=(0,ae.Of)(t.answer);if(s===null||t.choice===
null)return[];const{warnings:o=[]}=s,r=()=>(0,ne.Mx)({address:p(t),warnings:o});return[...yt(t,s,t.choice),...Mt(t,s,n),...o.length>0?[{item:t,cause:`warning ${(0,M.
IY)(t.wants)}`,describe:r}]:[]]})}function yt(e,n,t){const{kind:s,of:o,wants:r,answer:a}=e,{newest:c,preRelease:i,unreadable:u}=n,l={kind:s,address:p(e),newest:c},
d=a.installation?.methods===1?a.mirror:void 0,f=d?.url??null,g=d!==void 0&&d.url===d.place.file;switch(t.kind){case"empty":{const w=a.mirror!==void 0,E=()=>(0,ne.
hy)({...l,url:a.url,ignored:u,isMirror:w});return[{item:e,cause:`empty ${(0,M.IY)(r)}`,describe:E}]}case"none-fits":{const{conflict:w}=t,E=(0,M.Im)(o).filter(({
text:F})=>w.includes(F)),D=E.map(({text:F,place:G})=>({text:F,at:(0,V.cA)((0,M.W$)(G))}));return[{item:e,cause:`none fits ${(0,M.IY)(r)} ${JSON.stringify(w.toSorted())}`,
places:E.length===0?(0,M.ek)(o):E.map(({place:F})=>(0,M.W$)(F)),describe:()=>gt({...l,constraints:D,mirror:f,isImplied:g,preRelease:i})}]}case"locked-gone":{const{
version:w,upgrade:E}=t,D=Ee(e)?.place;return[{item:e,cause:`locked ${(0,M.IY)(r)} ${w} ${E}`,...D===void 0?{}:{places:[(0,M.W$)(D)]},describe:()=>vt({...l,version:w,
upgrade:E,mirror:f})}]}case"chosen":case"refused":case"unreadable":return[]}}const Ee=({of:e})=>"locked"in e?e.locked:null,mn=({choice:e})=>e?.kind==="unreadabl\
e";function Mt(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=mn(e);if(n.length===0||o?.kind==="empty")return[];if(!a&&t.has((0,M.IY)(r)))return[];const c=p(
e),i=()=>(0,ne.Ev)({kind:s,address:c,texts:n,rejects:a});return[{item:e,cause:`unreadable ${(0,M.IY)(r)} ${a}`,describe:i}]}const $t=e=>e.flatMap(n=>{const{installation:t}=n.
answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(c=>Ot(n,c));const a=p(n);return[{item:n,cause:`excluded ${(0,M.IY)(n.
wants)}`,places:[r,...(0,M.ek)(n.of)],describe:()=>T({provider:a})}]});function Ot(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash)return[];if(s.
kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:n,cause:`\
slash ${t.url} ${a}`,places:[t.place,...(0,M.ek)(e.of)],describe:()=>k({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}var Re=h(1098),_e=h(523);function Et(e){
const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,c={host:s,services:[o],places:r,clients:a,needed:(0,V.ly)(r)};return _t(t).map(i=>(0,q.kH)(i,
c))});return(0,q.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function _t(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,c={host:(0,y.nx)(e.host),organization:t??""},i=[o,r,a].flatMap(Tt),u=kn(r);if(u!==null){const d=r?.tokenSource??"";i.push(Re.Dr({...c,source:d,
...u}))}n===j.OZ&&o.outcome.kind==="read"&&!It(o.outcome.value)&&i.push(Re.EK({url:o.url,version:o.outcome.value}));const l=kn(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,f={...c,workspace:s};i.push(d?Re.Fu(f):Re.dF({...f,...l}))}return i}const Tt=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],gn=(0,_e.oF)("2.5");function It(e){const n=(0,_e.oF)(e??"");return gn===null||n!==null&&(0,_e.Zy)(n,gn)>=0}function kn(e){
if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const Pt=e=>e.
filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,q.kH)(t,{host:n,services:[
j.S3],places:o,needed:s})}),Je={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Le=e=>e==="location"||e==="\
document",Te=({version:e})=>e===""?"correct `source`, or the reference in it":"set `version` to one whose package can be downloaded",Ve=({url:e,why:n,clients:t,
...s})=>(0,H.CC)("package-location",{message:(0,m.xI)`${(0,x.eZ)(t)} cannot download ${(0,x.oZ)(s)}: ${(0,x.dh)(n)} (${(0,m.KT)(e)})`,operator:"return 204 with \
X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:Te(s),affects:t}),vn=({why:e,...n})=>(0,H.CC)("\
package-broken",{message:(0,m.xI)`the package of ${(0,x.oZ)(n)} cannot be read: ${(0,x.dh)(e)}`,...n.version===""?{help:Te(n)}:{operator:"publish the package ag\
ain",user:Te(n)}});function xt(e){const{part:n,token:t,isFork:s}=e,o=Le(n)&&s&&t==="none",r=Le(n)?t==="withheld":n==="repository",a=Le(n)?Ct(e):bt(e);return(0,H.
CC)("package-unauthorized",{message:(0,m.xI)`${Je[n]} of ${(0,x.oZ)(e)} cannot be read: ${(0,x._r)(e)}; ${At(e)}`,help:o?X.ro:a,severity:o?"notice":r?"warning":
"error"})}function At(e){const{part:n,token:t,at:s}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":t===
"none"&&!Le(n)?"the CLIs send no token to package hosts":(0,X.pt)(e,t==="dropped"?s:null)}function Ct(e){const{kind:n,source:t,at:s}=e,o=(0,m.xI)`give the token from ${(0,m.
LA)(t??"")} permission to download this ${n}`;return(0,X.$w)(e,`${n}s.v1`,s,o)}function bt({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use\
 a repository that every user of the registry can read",user:(0,m.xI)`check that git has credentials for ${(0,m.KT)(t)} on the machine that runs init`};const o="\
serve it without authentication, for example at a presigned URL",r=(0,m.xI)`add a login for ${(0,m.KT)(t)} to ~/.netrc`;return e==="module"?{operator:o,user:r}:
n!=="archive"?{operator:o,guest:(0,x.B9)(s)}:{operator:o,user:(0,m.xI)`${r}, which only Terraform uses for providers`}}function wn(e){const{part:n,why:t,attempts:s,
at:o,host:r,status:a}=e,c=a===404||a===410,i=s>1?` in each of ${s} attempts`:"",u=a!==null?Te(e):(0,m.xI)`check that a firewall or proxy lets this machine connect to ${(0,m.
KT)(o)}, or ${Te(e)}`,l=`publish ${Je[n]} at this URL`;return(0,H.CC)("package-unreachable",{message:(0,m.xI)`${Je[n]} of ${(0,x.oZ)(e)} ${c?"is missing":"canno\
t be read"}: ${t}${i}`,operator:c?l:(0,m.xI)`check that ${(0,m.KT)(o)} serves the file to this machine`,user:u,guest:c?(0,m.xI)`${Te(e)}; only the operator of ${(0,m.
KT)(r)} can ${l}`:(0,x.B9)(r),...a===429&&{...X.uK,operator:(0,m.xI)`raise the limit of ${(0,m.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}var je=h(
2801),Xe=h(9179);const Ue=e=>(0,x.oZ)({...e,kind:"provider"}),Ye=(e,n="")=>(0,m.xI)`${Ue(e)} for ${e.platform} cannot be installed: ${n}${(0,x.dh)(e.why)}`;function St(e){
const{platform:n,host:t,said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`,c=e.address.endsWith("/hashicorp/templat\
e")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`version\` to one with a p\
ackage for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``;return(0,H.CC)("package-platform",{message:(0,m.xI)`${Ue(e)} ${a}: ${o?
(0,m.xI)`${(0,m.KT)(e.url)} lists none`:(0,x._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response say\
s, or ":""}publish the package for ${n}`,user:r?(0,m.xI)`set \`version\` to another one, or ask the operator of ${(0,m.KT)(t)} to correct what the response says`:
c})}const Dt=({suggestion:e,...n})=>(0,H.CC)("package-protocol",{message:(0,m.xI)`${Ue(n)} requires plugin protocol ${(0,x.K4)(n.protocols,3,x.dh)}; Terraform and OpenTofu support 5 and 6`,
operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin prot\
ocol 5 or 6":`set \`version = "${(0,x.dh)(e,40)}"\`, the newest version with a supported protocol`}),Rt=e=>(0,H.CC)("package-document",{message:Ye(e,(0,m.xI)`the response of ${(0,m.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Lt=e=>(0,H.
CC)("package-sums",{message:Ye(e,(0,m.xI)`${(0,m.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),jt=e=>(0,H.CC)("package-unsigned",{message:Ye(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Ut({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${n.platform}`);return(0,H.CC)("lock-platform-missing",{message:(0,m.xI)`the lock file has no checksum of ${Ue(n)} for ${n.platform}`,user:`\
run \`${t.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Ie=h(180);const yn=({packages:e})=>e.
flatMap(({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function Kt(e,n){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?Bt(e,s)??[]:Mn(e,s)).slice(
0,1),...Jt(e,n)]}function we({item:e,version:n,evidence:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:p(e),
version:n,platform:s,url:r},host:(0,y.nx)(a),isMirror:c!==void 0}}const ye=(e,n,t)=>({item:e.item,cause:`package ${(0,M.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,
host:e.evidence.steps[0].answer.host});function Bt(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{
why:a}=o;return t==="page"?Qe(e,`the page at its location ${a}`):Mn(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t===
"document")return null;const a=(0,y.yo)(r)??r,{kind:c,address:i,version:u}=we(e),l={host:a,package:(0,m.xI)`${c} ${(0,m.KT)(i)} ${u}`};return ye(e,`${a} not all\
owed`,()=>(0,je.wp)(l))}case"status":if(t==="location"&&Wt(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}\
; expected 204`;return Qe(e,c)}return t==="document"&&o.status===404?zt(e,o):ye(e,`${t} ${r} ${o.status}`,()=>Ge(we(e),n,o,e.isFork));case"failed":return ye(e,`${t}\
 ${r} ${(0,m.pj)(o.problem.message)}`,()=>Ge(we(e),n,o,e.isFork))}}const Wt=e=>e!==401&&e!==403&&!(0,Q.Mq)(e),Nt=["page","archive","repository"];function Ge(e,{
part:n,answer:{lastHop:t,url:s,attempts:o,tokenSource:r}},a,c){const i=t?.url??s,u={...e,part:n,url:i,at:(0,y.yo)(i)??i};if(a.kind==="failed"){const{code:w,message:E}=a.
problem;if(w==="host-private-redirect")return a.problem;const D=w==="host-timeout"&&Nt.includes(n);return wn({...u,why:E,attempts:o,status:null,isSlow:D})}const{
kind:l,...d}=a,{status:f}=d,g={...d,url:i,page:null};if(f===401||f===403||n==="repository"&&f===404){const w={token:t?.authorization??"none",source:r,isFork:c};
return xt({...u,...w,...g})}return wn({...u,why:(0,x._r)(g),attempts:(0,Q.Mq)(f)?o:1,status:f,isSlow:!1})}const Qe=(e,n)=>ye(e,`location ${n}`,t=>Ve({...we(e),why:n,
clients:te(t)})),Ft=(e,n)=>({item:e,cause:`not followed ${n}`,describe:t=>{const s=[...new Set(t.map(p))];return(0,P.q)({what:"getter",getter:n,names:s})}}),Ht=(e,{
why:n,cure:t})=>({item:e,cause:`unopened ${n}`,describe:s=>{const o=[...new Set(s.map(p))];return(0,P.q)({what:"package",why:n,cure:t,names:o})}});function zt(e,{
kind:n,...t}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=we(e),u=(s.answer.installation?.
mirrors??[]).some(d=>d.mirror?.url===a.url&&(0,ae.Of)(d)?.texts.includes(o)),l={provider:c,mirror:a.url,version:o,...t,url:i,isListed:u};return ye(e,`mirror ${a.
url}`,()=>$(l))}function Mn(e,n){const{item:t,evidence:s}=e,o=we(e),r=(a,c)=>ye(e,`${s.platform} ${a}`,c);switch(n.kind){case"refused":return Qe(e,n.why);case"o\
ther":return Ft(t,n.getter);case"broken":return r(n.why,()=>vn({...o,why:n.why}));case"unread":return Ht(t,n);case"description":case"no-archive":return r(`docum\
ent ${n.why}`,()=>Rt({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("platform",()=>St({...a,...o}))}case"protocol\
s":{const{protocols:a}=n,{newest:c}=(0,ae.tF)("provider",(0,ae.Of)(t.answer)?.compatible??[]);return r("protocols",()=>Dt({...o,protocols:a,suggestion:c}))}case"\
sums":return r(`sums ${n.why}`,()=>Lt({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,()=>jt({...o,...n}))}}function Jt(e,n){const{item:t,version:s,evidence:o}=e,
{platform:r,hashes:a}=o,c=Ee(t),i=n.get(t.root.lockFile??"")?.get((0,M.IY)(t.wants))??[];if(c?.text!==s||a===null||i.length===0)return[];if(i.some(d=>a.includes(
d)))return[];const u=[(0,M.W$)(c.place)];return Vt(i,a)?[{...ye(e,`${r} lock`,d=>Ut({...we(e),clients:te(d)})),places:u}]:[{item:t,cause:"not followed contents",
places:u,describe:f=>{const g=f.map(w=>`${p(w)} ${Ee(w)?.text}`);return(0,P.q)({what:"contents",names:[...new Set(g)]})}}]}const Vt=(e,n)=>Ie.CT.filter(t=>e.some(
s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t)));function Xt(e,n){const t=e.flatMap(({root:{client:s},call:o,evidence:r})=>{const a=(0,x.dh)((0,Xe._U)(
o.source)),[c]=r.steps.flatMap(u=>Gt(a,u,s,n)??[]),i=c?.problem.code==="host-not-allowed"&&o.place.inside===void 0;return c===void 0||i?[]:{client:s,call:o,source:a,
evidence:r,...c}});return(0,W.c1)(t,({problem:s,reason:o})=>o===void 0?`${s.code} ${(0,m.pj)(s.message)}`:`${o.why}`).map(s=>{const[{problem:o,reason:r,evidence:a}]=s,
c=(0,W.jH)(s.map(({call:f})=>f.place)),i=[...new Set(s.map(({client:f})=>f))],u=[...new Set(s.map(({source:f})=>f))],l=r===void 0?o:(0,P.q)({what:"package",cure:void 0,
...r,names:u}),d={role:"user",host:Yt(a),isTerminal:!1};return(0,q.kH)((0,H.as)(l,d),{places:c,clients:i,needed:(0,V.ly)(c)})})}const Yt=({steps:[e]})=>(0,y.nx)(
(0,y.yo)(e.answer.url)??""),Ze=(e,n,t)=>{const s=t===void 0?{why:n}:{why:n,cure:t};return{problem:(0,P.q)({what:"package",why:n,cure:t,names:[e]}),reason:s}};function Gt(e,n,t,s){
const o="answer"in n?n.answer.url:"",r=(0,y.yo)(o)??"",a={kind:"module",address:e,version:"",host:(0,y.nx)(r)};switch(n.kind){case"asked":{const c=Qt(a,n,t,s);return c?.
code!=="host-private-redirect"?c&&{problem:c}:Ze(e,(0,m.pj)(c.message),(0,x.gL)((0,y.nx)(r)))}case"refused":return{problem:Ve({...a,url:o,why:n.why,clients:[t]})};case"\
broken":return{problem:vn({...a,why:n.why})};case"other":return Ze(e,`it is downloaded with ${n.getter}, which this check does not use`);case"unread":return Ze(
e,n.why,n.cure);case"description":case"no-archive":case"platform":case"protocols":case"sums":case"unsigned":return null}}function Qt(e,n,t,s){const{outcome:o,url:r}=n.
answer;if(o.kind==="status"||o.kind==="failed")return Ge(e,n,o,s);if(o.kind==="unreadable"){const a=`the page at its address ${o.why}`;return Ve({...e,url:r,why:a,
clients:[t]})}return o.kind!=="not-asked"||o.why!=="not-allowed"?null:(0,je.wp)({host:(0,y.yo)(r)??"",package:(0,m.xI)`module ${e.address}`})}var Ce=h(3916),Zt=h(
3846);const Ke=({constraint:e,client:n},t)=>(0,ae.EH)(e===null?[]:[e.text],t,{client:n});function qt(e,n,t){if(e.size===0)return e;const s=new Set(t.map(a=>$n(Ke(
a,n)))),r=e.entries().filter(([a])=>s.has(On(a))).filter(([,a])=>ns(a,n));return new Map(r.map(([a,c])=>[On(a),c]))}const es=500;function ns(e,{work:n}){const t=e.
flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=es);return n?.keep(s)!==
!1&&o}const $n=e=>e?.kind==="chosen"?e.version:"none";function On(e){const n=(0,_e.oF)(e);return n===null?"":(0,_e.Cg)(n)}const ts=3,ss=200,os=2e3,rs=3e5;function as({
calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(i=>{const{module:u,constraint:l,isOpen:d}=i;return u===null||d?[]:{call:i,
host:u.host,by:"",module:u,constraint:l,client:n}});const c={left:Math.min(s.left,os)};for(let i=0;i<ts;i+=1)a=a.flatMap(l=>{const d=t(l);if(d===null)return[];const{
described:f}=d,g=f?.size?$n(Ke(l,d)):"",w=c.left>0?f?.get(g):void 0;if(w===void 0)return i===0&&o.push(l.call),[];const{namespace:E,name:D,system:F}=l.module,G=`${E}\
/${D}/${F} ${g}`,C=cs(w,{...l,by:G},c);return r.providers.push(...C.providers),C.calls}).slice(0,ss),r.calls.push(...a);return s.left-=r.calls.length+r.providers.
length,r}function cs(e,{module:n,...t},s){const o=l=>({text:l,place:t.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,Ce.join)(".",l.path),l])),
c=new Set([(0,Ce.join)(".",n.subdirectory)]),i=[],u=[];s.left-=r.length;for(const l of c){const d=a.get(l);for(const{source:f,version:g}of d?.calls??[]){if(s.left--<=
0)break;(0,R.Nj)(f)&&c.add((0,Ce.join)(l,f));const w=(0,R.vL)(f,t.client),E=g===""?null:o(g);w.kind==="registry"&&i.push({...t,module:w,constraint:E})}for(const{
name:f,namespace:g,source:w,version:E}of d?.providers??[]){if(s.left--<=0)break;const D=(0,Zt.mi)(w||(0,Ce.join)(g,f),t.client);D.kind!=="registry"||E===""||u.push(
{...t,provider:D,constraint:o(E)})}}return{calls:i,providers:u}}function is({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,
([a,{calls:c,providers:i}])=>{const u=o.get(a)??[];return[...c.flatMap(d=>ls(d,t)??[]),...ds(i,u,s)].map(d=>{const f=({kind:g,of:w})=>g==="module"&&M.ek(w)[0]===
d.places[0];return{...d,rowKeys:J(u.filter(f))}})}).flat();return(0,q.Qp)(r,({problem:a})=>a.message)}function ls(e,n){const{module:t,client:s,constraint:o,by:r}=e,
a=n.get(M.MP(t))?.[s],c=`${t.host}/${t.namespace}/${t.name}/${t.system}`,i={by:r,address:c,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.
outcome.status===404)return qe(e,(0,P.o)({...i,newest:null}));const u=(0,ae.Of)(a);return!u||Ke(e,u)?.kind!=="none-fits"?null:qe(e,(0,P.o)({...i,newest:u.newest}))}
const us=50;function ds(e,n,t){const s=Map.groupBy(e,({provider:o})=>M.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,root:c}=o,i=r==="provider"?s.get(M.IY(o.
wants)):void 0,u=(0,ae.Of)(a);if(i===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(i.map(C=>[C.constraint.text,C])).values()],f=[...M.
Im(o.of),...l.slice(0,us).map(C=>C.constraint)],g=t?null:Ee(o)?.text??null,w=f.map(({text:C})=>C),E=(0,ae.EH)(w,u,{client:c.client,lockedVersion:g});if(E===null||
E.kind==="chosen")return[];const D=E.kind==="none-fits"?f.filter(({text:C})=>E.conflict.includes(C)):f,{newest:F}=u,G=p(o);return l.filter(({constraint:C})=>D.includes(
C)).map(C=>{const{by:ee,constraint:ie}=C,ue=D.filter(Me=>Me!==ie).map(fs),Se={by:ee,address:G,constraint:ie.text,others:ue,newest:F};return qe(C,(0,P.o)(Se))})})}
const fs=({text:e,place:n})=>`"${e}" (${n.file}:${n.line})`,qe=({call:{place:e},host:n},t)=>(0,q.kH)(t,{host:n,services:[j.e$],places:[M.W$(e)]}),en=[];function hs(e){
const n=new Map,t=Map.groupBy(e,({root:s})=>s.directory);return Array.from(t,([s,o])=>({directory:s,clients:te(o),rows:(0,W.c1)(o,z).map(r=>ps(r,n))}))}function nn(e,n){
const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function ps(e,n){const[t]=e,{kind:s,wants:o,of:r,answer:a}=t,c=(0,M.Im)(r).map(({text:u})=>u),i=e.flatMap(
({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:K(t),source:nn(p(t),n),host:o.host,constraints:nn(c,n),locked:Ee(
t)?.text??null,chosen:nn(Object.fromEntries(i),n),newest:(0,ae.Of)(a)?.newest??null,platforms:gs(e),...e.flatMap(yn).some(ms)&&{isUnchecked:!0},worst:null,problems:en,
places:(0,W.As)((0,M.ek)(r)),rejectedAt:vs(e)}}const ms=({outcome:e})=>e.kind==="not-asked";function gs(e){const n=e.flatMap(t=>t.packages).filter(({platform:t})=>t!==
"");return n.length===0?en:[...Map.groupBy(n,({platform:t})=>t)].map(([t,s])=>{const o=s.map(ks);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?
null:!0}})}function ks({steps:e}){return e.some(({kind:n})=>n==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function vs(e){const n=e.find(({choice:s})=>s!==
null&&s.kind!=="chosen");return n===void 0?en:[...(0,M.Im)(n.of),Ee(n)].flatMap(s=>s?.place??[])}function ws(e,n){const{items:t}=e,s=[...Z(t,n.isFork),...$t(t),
...wt(t),...Ms(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${oe(r)}`);return{notes:[...Os(e,n),...v(s),...is(e,n.upgrade),
...Et(e.clouds),...Pt(e.logins),...Es(t,n),...Xt(e.direct,n.isFork),...e.notes],roots:hs(t),requests:e.requests,answering:new Set(o),unopened:n.depth==="init"?ys(
e):null,requirements:e.requirements}}function ys({items:e,direct:n}){const t=e.filter(({kind:o,packages:r})=>o==="module"&&r.every(({opened:a})=>a===void 0)),s=n.
filter(({evidence:o})=>o.opened===void 0);return[...t.flatMap(({of:o})=>(0,M.ek)(o)),...s.map(({call:o})=>o.place)]}const Ms=({items:e,lockHashes:n},t)=>e.flatMap(
s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.flatMap(r=>Kt({item:s,version:o,evidence:r,isFork:t},n))}),$s=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Os({inside:e},{depth:n}){const t=({place:l})=>l!==M.cd,s=[...e.keys()].flatMap(l=>l.calls),o=En(s.filter(({isOpen:l})=>l)),r=En(s.filter(({module:l,isOpen:d})=>l===
null&&!d)),a=r.filter(({source:l})=>$s.test(l)).length,c=[...e.values()].flatMap(({undescribed:l})=>l).filter(t),i=c.flatMap(({module:l})=>l===null?[]:`${l.namespace}\
/${l.name}/${l.system}`),u=tn(o,{what:"open",names:o.map(({address:l})=>l)});return n==="init"?u:[...tn(c,{what:"inside",names:[...new Set(i)]}),...u,...tn(r,{what:"\
direct",git:a,names:r.map(({address:l})=>l)})]}function tn(e,n){const t=(0,W.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,q.kH)((0,P.q)(n),{places:t,clients:[]})]}
const En=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function Es(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...yn(o)].flatMap(
({outcome:r})=>r.kind==="not-asked"?{item:o,host:A(o),outcome:r}:[]));return(0,W.c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,m.pj)(r.problem.message):r.
why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,c=[...new Set(o.flatMap(d=>(0,M.ek)(d.item.of)))];if("problem"in a)return[(0,q.kH)(a.problem,{host:r,places:c,needed:(0,V.
ly)(c)})];const{why:i}=a;if(i==="service"||i==="not-allowed")return[];const u=[...new Set(o.map(d=>B(d.item)))],l=(0,P.q)(i==="limit"?{what:i,max:n,names:u}:{what:i,
names:u});return[(0,q.kH)(l,{host:r,places:(0,W.NP)(c),needed:!1})]})}var _s=h(4702),Ts=h(1598),Is=h(1456),Be=h(3298),Pe=h(7454),ge=h(9926),Ps=h(7144),xs=h(3070),
_n=h(3214),As=h(4035);const Cs=2*ge.PU,bs=1e3,Ss=3e4,Ds=6e4;class Rs{gate=new ge.iD(ge.PU);largeBodies=new ge.iD(1);requests=0;pause=Promise.resolve();silent=0;down=null}
class Ls{#e;#t;#c=(0,Be.O)(n=>new Rs);#o=new Map;#s=new Set;#n=new Map;constructor(n){this.#e=n,this.#t=new ge.iD(n.concurrency*ge.PU),n.stop.onEnd.add(this.#r);
for(const[t,s]of n.sessions??[])this.#s.add(t),this.#n.set(t,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(n){const t=this.#a(n);return t.gate.
pass(()=>this.#t.pass(()=>this.#i(t,n)))}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Pe.
X5)(n);return this.#c(t.ok?`${t.value.name} ${t.value.port}`:"")}async#i(n,t){if(n.down!==null)return n.down;const s=await this.#l(n,t);if(typeof s=="string")return s;
const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=Cs&&(n.down=
s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return sn(r,"stopped");if(n.requests>=o)return sn(r,"limit");const a=await this.#u(
n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(f=>(0,Q.mh)(r,f)!==null)||s.why!==null)return sn(r,"stopped");const{ms:u,isForHost:l}=js(
a,r.length,this.#e),d=(0,_n.v7)(u,this.#e);l&&(n.pause=d),await d}}async#u(n,t){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,a=this.#f(n);n.requests+=
1;try{const c=await(0,xs.e)({...t,planBody:i=>({...t.planBody(i),turn:()=>n.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,As.nT)(r),startTimer:s,monotonic:o});
return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,a)}}#d({host:n},{hops:[t],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.
get(n)??{},c=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.map(({host:u,expires:l})=>({host:u,expires:l}))];this.#o.set(n,{host:n,slowest:c?{url:t.
url,timing:s}:r,certificates:(0,W.t6)(i,({host:u,expires:l})=>`${u} ${l}`)})}#f(n){for(const[s,o]of[...this.#n].reverse())if(o===n&&(this.#n.delete(s),s.isOpen))
return s;const t=new Ps.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?this.#n.set(t,n):this.#s.delete(t);const[s]=this.#n.keys();this.#n.size<=this.#e.
concurrency||s===void 0||(this.#n.delete(s),this.#s.delete(s),s.close())}}const sn=([e,...n],t)=>e===void 0?t:[e,...n];function js({response:e},n,{now:t}){const s=e.
kind==="received"&&[429,503].includes(e.head.status)?(0,_n.VJ)(e.head.retryAfter,t()):null;return s===null?{ms:Math.min(bs*2**(n-1),Ss),isForHost:!1}:{ms:Math.min(
Math.max(s,0),Ds),isForHost:!0}}var se=h(7811),le=h(8643),U=h(8153),pe=h(9633),Tn=h(9713),Us=h(8936),on=h(1462);const Ks={kind:"whole",maxBytes:8*1024*1024},me=({
bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),fe=(e,n,t="")=>({host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});
function Bs(e,n){const{attemptMs:t}=n,s=e[(0,Q.mh)(e,n)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const c=(a??
0)>t?"response":"body",i=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,Us.Qs)({host:i,asks:"answer",phase:c,limitMs:t}),transient:!0}}const In=(e,{
accepts:n=s=>s===200,plan:t=()=>Ks})=>n(e.status)?t(e):null;function Ws(e,n,t,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"no\
t-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:c}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const i=In(
o,t);if(i===null){const l=(0,on.y8)(r.bytes);return{kind:"status",status:a,reason:c,page:l,...(0,on.Kd)(r.bytes,c)}}if(r.truncated&&i.kind==="whole")return{kind:"\
not-asked",why:"size"};const u=t.read(e,n,s);return u.ok?{kind:"read",value:u.value}:u.why===U.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadab\
le",why:u.why,page:(0,on.y8)(r.bytes)}}const Ns=3e4,Fs={kind:"whole",maxBytes:1024*1024},Pn={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===
200?Fs:Tn.IK},Hs={...Pn,accepts:()=>!0,read:({head:e})=>(0,se.Ju)(e.apiVersion)},zs=(0,U.w3)({data:(0,U.lq)((0,U.w3)({id:U.Qq}))}),xn={...Pn,accepts:e=>e>=200&&
e<=399,read:({body:e})=>{const n=(0,U.D4)(me(e),zs);return n.ok?n.value.data===null?(0,se.TR)("has no data"):(0,se.Ju)(null):n}},Js=/^[\w-]+$/;async function Vs(e,n){
const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))return[];const c=n.belowService(r,o,l=>l),i=a.flatMap(l=>{const d=c(l);return typeof d==
"string"?[]:[{client:l,base:d}]}),u=(0,W.c1)(i,({base:l})=>(0,le.jr)(l.url)).map(l=>{const d=l.map(({client:f})=>f);return Xs({...s,clients:d},l[0].base,n)});return await Promise.
all(u)});return(await Promise.all(t)).flat()}async function Xs(e,n,{send:t,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:c}=e,i=({client:D})=>({
client:D,attemptMs:s??Ns,retries:1}),u=async(D,F)=>{const G=(0,pe.ny)(n.url,D),C=()=>({...n,url:G}),ee=`cloud ${(0,le.jr)(G)}`,ie=await t({...F,host:o,clients:r,
at:C,once:ee,patience:i});return Object.values(ie)[0]??fe(o,"service")},l=await u("ping",Hs),d={...e,ping:l,ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!==
"read"||a===null)return d;const f=`organizations/${a}`,g=await u(`${f}/entitlement-set`,xn),E=g.outcome.kind!=="read"||c===null?null:await u(`${f}/workspaces/${c}`,
xn);return{...d,ofOrganization:g,ofWorkspace:E}}function Ys(e,n){const t=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)return[];
const u=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,l=An(r.organization??u),d=An(r.name);return c.map(({host:f,service:g,clients:w})=>({host:f,service:g,
organization:l,workspace:d,clients:w,places:[i]}))}),s=({host:o,service:r,organization:a,workspace:c})=>[o,r,a,c].join(" ");return(0,W.c1)(t,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const An=e=>e&&Js.test(e)?e:null;var Gs=h(6542),Cn=h(2218),Qs=h(7057),rn=h(
4443),We=h(9897);const Zs=(0,U.w3)({location:U.Qq,use_registry_credentials:(0,U.lq)(U.zM)}),qs=(0,U.w3)({location:U.Qq,use_registry_credentials:U.gy}),eo=(e,n)=>(0,U.
D4)(e,n?Zs:qs,"struct");function no({status:e,header:n,body:t,downloadUrl:s},o,r){if(o==="opentofu"&&e!==204){const a=eo(t,r);if(!a.ok)return he(`the response ${a.
why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return to(c,i,s);if(c!=="")return bn(c,s,o)}return n?bn(n,s,o):he(so[o])}function to(e,n,t){
if(e==="")return he("the response has `use_registry_credentials` and no `location`");const s=(0,pe.EH)(t,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:n}:
he(s.why)}const so={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terraform-Get header"},he=e=>({
kind:"refused",why:(0,Xe.Nx)(e)});function oo(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return t===void 0?he(`invalid source string: ${e}`):(0,We.
WS)(t,n)?an(e,n):he(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function bn(e,n,t){const s=(0,pe.ut)(n,e);if(!s.ok)return he(s.why);const{
kind:o}=(0,R.vL)(s.value,t);return o==="local"||o==="registry"?he("must be a direct remote package address"):an(s.value,t)}const ro=["tar.gz","tar.bz2","tar.tbz\
2","tar.xz","tgz","tbz2","txz","zip","gz","bz2","xz"],Sn=["ref","depth","sshkey"];function an(e,n){const t=(0,We.cx)(e,n);if(!t.ok)return he(t.why);const{getter:s,
url:o,subdirectory:r}=t.value;if(!(0,We.WS)(s,n))return he((0,We.Ns)(e,t.value));if(o===null)return{kind:"other",getter:s};const a=(0,rn.xB)(o.query),c=f=>{const g=a.
find(([w])=>w===f)?.[1]??"";return(0,rn.Uw)(g.replaceAll("+"," "))||null};if(s==="git"){const[f,g,w]=Sn.map(c),E={ref:f??null,depth:g??null,sshkey:w??null},D=a.
filter(([F])=>!Sn.includes(F));return{kind:"git",url:cn(o,D),...E,subdirectory:r}}if(!/^https?$/.test(o.scheme)||!/^https?$/.test(s))return{kind:"other",getter:s};
const i=c("archive"),u=c("checksum"),l=a.filter(([f])=>f!=="checksum"&&!(f==="archive"&&i)),d=ao(o.path,i);return d!==null?{kind:"archive",url:cn(o,l),archive:d,
checksum:u,subdirectory:r}:u!==null?he("checksum cannot be specified for directory download"):{kind:"page",url:cn(o,[...l,["terraform-get","1"]]),subdirectory:r}}
function ao(e,n){const t=s=>n===null?e.endsWith(`.${s}`):n===s;return ro.find(t)??null}const cn=(e,n)=>({...e,query:(0,rn.Ge)(n),forceQuery:!1,fragment:""}),co={
amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function io(e){for(const[n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===
""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;const r=new Map;for(const[,c="",i,u,l]of n.matchAll(lo))r.set(c.toLowerCase(),i??u??l??"");const a=r.
get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return uo(a)}return null}const lo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
uo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==void 0?co[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),fo=3e4,ln={kind:"excerpt",maxBytes:1024},
ho=128*1024,un=e=>({client:n})=>({client:n,attemptMs:fo,retries:n==="opentofu"?e:0}),Ne={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,
plan:()=>ln,read:()=>(0,se.Ju)(""),patience:un(0),netrc:Q.Du},po={...Ne,name:"provider archive",patience:un(2),netrc:["terraform"]},Dn={name:"direct archive",headers:{
range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>ln,read:()=>(0,se.Ju)("")},mo=64*1024*1024,go=3e5,ko=({patience:e=r=>r,...n},t,s,o)=>({...n,name:`whole ${t}`,
headers:{},plan:()=>({kind:"taken",maxBytes:mo,take:s}),read:()=>(0,se.Ju)(o()),patience:r=>({...e(r),attemptMs:go})}),vo={name:"page",headers:{},accepts:e=>e>=
200&&e<300,plan:({terraformGet:e})=>e?ln:{kind:"excerpt",maxBytes:ho},read:({head:e,body:n})=>{const t=e.terraformGet||io(me(n));return t===null?(0,se.TR)('has \
neither X-Terraform-Get nor <meta name="terraform-get">'):(0,se.Ju)(t)},patience:un(0),netrc:Q.Du},wo={...Ne,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},
Rn={name:"sums",headers:{},read:({body:e})=>(0,se.Ju)(me(e))},yo={...Rn,name:"signature",read:({body:{bytes:e}})=>(0,se.Ju)((0,Ie.jY)(e)??"")};async function Fe({
client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:c,isNamed:i}){const u=(0,y.Pm)(t);if(u!==null&&u!==n&&!i(u))return fe(n,"not-allowed",(0,le.Pl)(
t));const l=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,le.jr)(t)}`,f={...r,host:n,clients:c,at:l,once:d,isAnonymous:!o},{[e]:g}=await a(f);if(g===
void 0)throw new Error("a client without an answer");return g}const Mo={accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;
return(0,se.Ju)({status:s,header:o,body:me(n),downloadUrl:t})}};function Ln({address:e,version:n,clients:t},s){const{host:o}=e,r=s.belowService(j.e$,o,c=>(0,pe.
sw)(c,e,n)),a=s.send({...Mo,host:o,clients:t,at:r});return async c=>{const{[c]:i}=await a;return i===void 0?null:await Oo(c,i,s)}}const $o=10;async function Oo(e,n,t){
const{outcome:s,host:o}=n,r={kind:"asked",part:"location"};if(s.kind!=="read")return Un([{...r,answer:n}]);const{downloadUrl:a}=s.value,c={...n,outcome:{kind:"r\
ead",value:null}},i=(0,Q.sX)(t.versionOf("opentofu")),u=no(s.value,e,i),l=t.originOf(n.lastHop),d=await Kn(u,{registry:o,client:e,downloadUrl:a,origin:l},t);return{
...d,steps:[{...r,answer:c},...d.steps]}}async function Eo(e,n,t,s){const o=an(e,n),r="url"in o?o.url:null,a=r&&(0,y.Pm)(r),c=r===null?"":(0,le.Pl)(r);if(r!==null&&
!s.isNamed(a))return Un([{...jn,answer:fe(a,"not-allowed",c)}]);const i={...fe(a,"service",c),outcome:_o},u=await Kn(o,{registry:a,client:n,downloadUrl:r,origin:t},
s);return{...u,steps:[{...jn,answer:i},...u.steps]}}const jn={kind:"asked",part:"archive"},_o={kind:"read",value:null},Un=e=>({platform:"",steps:e,hashes:null});
async function Kn(e,n,t){const{downloadUrl:s,...o}=n,r=[],a=[];let{origin:c}=n;for(let i=0;;i+=1){if(e.kind==="refused"||e.kind==="other")return He([...r,e]);e.
kind!=="direct"&&e.subdirectory!==""&&a.unshift(e.subdirectory);const u={...o,origin:c,url:e.url};if(e.kind!=="page"){const{steps:d,tree:f,origin:g}=await To(e,
u,s,t),w=f&&{tree:f,subdirectory:a.join("/"),origin:g};return{...He([...r,...d]),...w&&{opened:w}}}if(i===$o){const d=`too many X-Terraform-Get redirects: ${i+1}`;
return He([...r,{kind:"refused",why:d}])}const l=await Fe(u,vo,t);if(r.push({kind:"asked",part:"page",answer:l}),l.outcome.kind!=="read")return He(r);c=t.originOf(
l.lastHop),e=oo(l.outcome.value,o.client)}}const He=e=>({platform:"",steps:e,hashes:null});async function To(e,n,t,s){const o=e.kind==="direct"&&e.usesCredentials,
r=o&&t!==null&&xo(t,e.url),a=await(s.open??Po)(e,{...n,token:r},s);if(!o||r)return a;const c=`the token of the registry from ${(0,y.Pm)(e.url)}`,i=a.steps.map(u=>Io(
u)?{kind:"other",getter:c}:u);return{...a,steps:i}}const Io=e=>e.kind==="asked"&&e.answer.outcome.kind==="status"&&e.answer.outcome.status===401,Po=async(e,n,t)=>{
const s={isPublic:!0};if(e.kind==="git"&&!/^https?$/.test(e.url.scheme))return{steps:[{kind:"other",getter:"git"}],tree:null,origin:s};const[o,r]=Ao[e.kind],a=await Fe(
{...n,url:Co(e)},r,t);return{steps:[{kind:"asked",part:o,answer:a}],tree:null,origin:s}};function xo(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":
"https",name:(0,Pe.be)(s)}));return(0,Qs.nL)(t).at(-1)==="sent"}const Ao={archive:["archive",Ne],direct:["archive",Dn],git:["repository",wo]},Co=({kind:e,url:n})=>e===
"git"?{...n,path:`${n.path}/info/refs`,query:"service=git-upload-pack"}:n;var dn=h(9465);const bo=(0,U.w3)({name:U.Qq,source:U.Qq,version:U.Qq}),So=(0,U.w3)({name:U.
Qq,version:U.Qq,namespace:(0,U.LT)(U.Qq),source:(0,U.LT)(U.Qq)}),Bn=(0,U.w3)({path:U.Qq,providers:(0,U.p_)((0,U.lq)(So)),dependencies:(0,U.p_)((0,U.lq)(bo))}),Do=(0,U.
w3)({version:U.Qq,root:Bn,submodules:(0,U.p_)((0,U.lq)(Bn))}),Ro=(0,U.w3)({modules:(0,U.p_)((0,U.lq)((0,U.w3)({source:U.Qq,versions:(0,U.p_)((0,U.lq)(Do))})))});
function Lo(e){const n=(0,U.qL)(e,Ro);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().length>U._5)
return(0,se.TR)(U.ch);if(o.includes(null)||r.flat().includes(null))return(0,se.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,se.
TR)('has no element in "modules"');const c=a.flatMap(i=>i??[]);return(0,se.Ju)({texts:c.map(({version:i})=>i),described:s>U._5?new Map:jo(c)})}function jo(e){const n=e.
map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(c=>c??[]).map(({path:c,dependencies:i,providers:u})=>({path:c,calls:i.flatMap(l=>l??[]),providers:u.
flatMap(l=>l??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}function Wn(e,n,t=new Map){const s=e.flatMap(
({client:r,calls:a})=>a.flatMap(({module:c,constraint:i})=>c?[{module:c,client:r,constraint:i}]:[])),o=({module:r,client:a})=>t.get((0,M.MP)(r))?.[a]!==void 0;return Fn(
s.filter(r=>!o(r)),t,n)}async function Nn(e,n,t,s=()=>!1){const o=a=>({client:a.client,calls:a.calls.filter(c=>!s(c,a.client))}),r=({module:a,client:c})=>(0,ae.
Of)(n.get((0,M.MP)(a))?.[c]);for(;;){const a={left:rs},c=new Map(e.map(u=>[u,as(o(u),r,a)])),i=[...c.values()].flatMap(({calls:u})=>u).filter(({module:u})=>t.visits.
has(u.host)&&!n.has((0,M.MP)(u)));if(i.length===0)return c;await Fn(i,n,t)}}async function Fn(e,n,t){const s=(0,W.c1)(e,({module:o})=>(0,M.MP)(o));return await(0,ge.
Eu)(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,c=await t.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],at:t.belowService(j.
e$,a,i=>(0,pe.fZ)(i,r)),read:({body:i},u,l)=>Uo(me(i),o,l)});n.set((0,M.MP)(r),{...n.get((0,M.MP)(r)),...c})}),n}function Uo(e,n,t){const s=Lo(e);if(!s.ok)return s;
const{texts:o,described:r}=s.value;if(!t.keep(o))return(0,se.TR)(U.ch);const a=(0,ae.tF)("module",o,{work:t}),c=qt(r,a,n);return(0,se.Ju)(c.size===0?a:{...a,described:c})}
async function Ko(e,n){const t=new Bo(n),s=new Map;let o={roots:e,notes:[]};for(;n.stop.why===null;){const r=t.unknownIn(o.roots);if(r.length===0)break;await n.
reach((0,Cn.T5)(r,()=>!1,n.clients)),await Wn(r,n,s),await t.open(r,s),o=n.expand(t.opened)}return{...o,modules:s,evidenceOf:t.evidenceOf}}class Bo{opened=new Map;evidence=new Map;versions=new Map;ports;constructor(n){
this.ports=n}evidenceOf=(n,t)=>this.evidence.get((0,dn.C)(n,t))??null;unknownIn(n){const t=new Set;return n.flatMap(s=>{const o=s.calls.filter(r=>{const a=(0,dn.
C)(r,s.client),c=r.isOpen||t.has(a)||this.evidence.has(a);return t.add(a),!c});return o.length===0?[]:{...s,calls:o}})}async open(n,t){const s=n.flatMap(({calls:o,
client:r})=>o.map(a=>({call:a,client:r})));await Promise.all(s.map(({call:o,client:r})=>o.module===null?this.openSource(o,r):this.openVersion(o,o.module,r,t)))}async openVersion(n,t,s,o){
const r=(0,ae.Of)(o.get((0,M.MP)(t))?.[s]),a=r&&Ke({...n,module:t,client:s},r),c=a?.kind==="chosen"?a.version:null,{namespace:i,name:u,system:l,subdirectory:d}=t,
f=g=>this.add(n,s,g,`${i}/${u}/${l} ${c}`,d);c===null?f(null):await this.finderOf(t,c)(s).then(f)}finderOf(n,t){const s=`${(0,M.MP)(n)} ${t}`,{clients:o}=this.ports,
r=this.versions.get(s)??(0,Be.O)(Ln({address:n,version:t,clients:o},this.ports));return this.versions.set(s,r),r}async openSource(n,t){const{source:s,place:o}=n,
r=o.inside??null,a=await Eo(s,t,r,this.ports);this.add(n,t,a,(0,x.dh)((0,Xe._U)(s)),"")}add(n,t,s,o,r){const a=(0,dn.C)(n,t);if(this.evidence.set(a,s),s?.opened===
void 0)return;const{tree:c,subdirectory:i,origin:u}=s.opened,l=[i,r].filter(f=>!/^\.?$/.test(f)).join("/"),d=n.module===null?Wo(l,c):l;this.opened.set(a,{name:o,
tree:c,directory:d,isPublic:u.isPublic})}}function Wo(e,{directories:n}){if(!/[*?[]/.test(e))return e;const[t,...s]=[...n].filter(o=>(0,Ce.matchesGlob)(o,e));return t===
void 0||s.length>0?e:t}var be=h(3556),Hn=h(5168);async function fn(e,n,t=new Map){const s=new Map(t),o=e.flatMap(c=>c.providers.flatMap(({provider:i})=>t.get((0,M.
JT)(i))?.[c.client]!==void 0?[]:{provider:i,root:c})),r=(0,W.c1)(o,({provider:c})=>(0,M.JT)(c)),a=async c=>{const[{provider:i}]=c,u=zn(c),l=zn(c.filter(({root:w})=>!n.
isInstalled(i,w))),d=n.send({...No,...Jn(i,n),clients:l}),f=u.map(async w=>[w,await Fo(w,{address:i,clients:u},d,n)]),g=(0,M.JT)(i);s.set(g,{...t.get(g),...Object.
fromEntries(await Promise.all(f))})};return await(0,ge.Eu)(r,([{provider:c}])=>c.host,n,a,4*ge.PU),s}const zn=e=>[...new Set(e.map(({root:n})=>n.client))],No={read:({
body:e},n,t)=>{const s=be.TT(me(e));if(!s.ok)return s;const{texts:o,...r}=s.value;return t.keep([...o,...r.warnings])?(0,se.Ju)((0,ae.tF)("provider",o,{...r,work:t})):
(0,se.TR)(U.ch)}},Jn=(e,{belowService:n})=>({host:e.host,at:n(j.xq,e.host,t=>(0,pe.i5)(t,e))});async function Fo(e,n,t,s){const{address:o}=n,r=fe(o.host,"servic\
e"),a=async()=>(await t)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[Vn]).map(E=>E.kind==="direct"?a():E.kind==="local"?Xn(E,o,s):Yn(e,E,n,"index.json",Jo,s)),[u=r,
...l]=await Promise.all(i),d=Vo([u,...l]),f=await Ho(o,e,await a(),s);if(c===null&&f===null)return d;const g=[u,...l].filter(({mirror:E})=>E!==void 0),w=c&&{place:c.
place,methods:i.length,mirrors:g};return{...d,...w&&{installation:w},...f===null?{}:{movedTo:f}}}const Vn={kind:"direct"};async function Ho(e,n,{outcome:t},s){const{
host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hashicorp"||o!==(0,R.Vm)(n))return null;const{[n]:i}=await s.send({...Jn({...e,namespace:"\
-"},s),clients:[n],read:({body:u})=>be.tD(me(u),a)});return i?.outcome.kind==="read"?i.outcome.value:null}function Xn(e,n,{localPackages:t}){const{path:s,shown:o=s,
place:r}=e,a=fe(n.host,"service",o??""),c=t(e,n);if(o===null||c===null)return a;const i={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(c==="missing"){
const l=k({mirror:o,kind:"path",at:(0,Hn.Ge)(r)});return{...i,outcome:{kind:"failed",problem:l}}}const u=[...new Set(c.map(({version:l})=>l))];return u.length>0?
{...i,outcome:{kind:"read",value:(0,ae.tF)("provider",u)}}:{...i,outcome:{kind:"status",status:404,reason:"",page:null}}}const zo=5;async function Yn(e,{url:n,place:t},{
address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:u}){const l={url:(0,le.Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,y.Pm)(n),f=(0,pe.zS)(n,s,r);if(!f.
ok){const G=(0,Hn.Ge)(t),C={mirror:l.url,at:G,provider:(0,M.JT)(s)},ee={kind:"failed",problem:k({...C,kind:"port"})};return{...fe(d,"service",l.url),outcome:ee,
mirror:l}}const g=G=>G.kind==="network"&&(0,le.jr)(G.url)===(0,le.jr)(n),w=o.filter(G=>u(s,G)?.methods.some(g)),E=i(d)?{url:f.value,origin:null}:"not-allowed",D=`\
mirror ${(0,le.jr)(f.value)}`,{[e]:F=fe(d,"service")}=await c({host:d,clients:w,at:()=>E,once:D,read:a,maxRedirects:zo,patience:G=>G.client==="opentofu"?{...G,retries:0}:
G});return{...F,mirror:l}}function Jo({head:e,body:n},t,s){const o=be.oM(me(n),e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,_e.rK)(a)!==null);return s.
keep(r)?(0,se.Ju)((0,ae.tF)("provider",r,{work:s})):(0,se.TR)(U.ch)}function Vo([e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:c})=>c.
kind==="not-asked"),o=t.find(Xo)??s.find(({outcome:c})=>c.kind==="not-asked"&&c.why!=="service")??s[0];if(o!==void 0)return o;const r=t.flatMap(c=>(0,ae.Of)(c)??
[]),a=t.find(c=>(0,ae.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.length===0)?t.find(({mirror:c})=>c===void 0)??a??e:{...a,outcome:{kind:"read",value:Yo(
r)}}}const Xo=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Yo=e=>(0,ae.tF)("provider",[...new Set(e.flatMap(({texts:n})=>n))],
{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),warnings:e.flatMap(({warnings:n=[]})=>n)});function Go(e,n){const{address:t,
clients:s}=e,o=i=>n.methodsOf(t,i)?.methods??[Vn],r=i=>o(i).every(({kind:u})=>u==="direct"),a=Gn({...e,clients:s.filter(r)},n),c=async(i,u)=>{if(i.kind==="local")
return Qo(e,i,n);if(i.kind==="network")return qo(u,e,i,n);const l=r(u)?a:Gn({...e,clients:[u]},n);return Zo(u,e,await l,n)};return async i=>{let u=null;for(const l of o(
i))if(u=await c(l,i),u?.steps.some(({kind:d})=>d==="platform")!==!0)return u;return u}}function Qo({address:e,version:n,platform:t},s,o){const r=o.localPackages(
s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&l.platform===t),c={kind:"read",value:null},u={kind:"asked",part:"document",answer:{
...Xn(s,e,o),outcome:c}};return{platform:t,steps:a?[u]:[u,{kind:"platform"}],hashes:null}}function Gn({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){
const{host:a}=e,c=r(j.xq,a,i=>(0,pe.ad)(i,e,n,t));return o({host:a,clients:s,at:c,read:se.Ju})}async function Zo(e,{platform:n},{[e]:t},s){if(t===void 0)return null;
const r=e==="opentofu"&&!(0,Q.sX)(s.versionOf(e))?"opentofu before 1.12":e;return await Qn(e,n,t,({body:c,url:i})=>{const u=be.h(me(c),r);if(!u.ok)return u;const l=Ie.
KB(u.value,n,i),{shasums_url:d,shasums_signature_url:f}=u.value,g=[d,f,u.value.download_url].map(C=>(0,pe.Fl)(i,C)),[w,E,D]=g.flatMap(C=>C.ok?C.value:[]),F=w&&E&&
D&&l.early.every(({kind:C})=>C==="no-archive"),G=F?{sums:w,signature:E,document:u.value}:null;return(0,se.Ju)({...l,signed:G,archive:F?D:null})},s)}async function qo(e,n,t,s){
const{platform:o,version:r}=n,a=await Yn(e,t,n,`${r}.json`,se.Ju,s);return await Qn(e,o,a,({head:i,body:u,url:l})=>{const d=be.I0(me(u),i.contentType,o);if(!d.ok)
return d;const f={...Ie.uH(d.value,o),signed:null};if(d.value===null)return(0,se.Ju)({...f,archive:null});const g=(0,pe.Fl)(l,d.value.url);return g.ok?(0,se.Ju)(
{...f,archive:g.value}):(0,se.TR)(`has an invalid \`url\`: ${g.why}`)},s)}async function Qn(e,n,t,s,o){const{outcome:r,host:a}=t,c=C=>({kind:"asked",part:"docum\
ent",answer:{...t,outcome:C}});if(r.kind!=="read"){const ee=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[
c(r),...ee],hashes:null}}const i=s(r.value);if(!i.ok){const C={kind:"unreadable",why:i.why,page:null};return{platform:n,steps:[c(C)],hashes:null}}const{early:u,
late:l,hashes:d,signed:f,archive:g}=i.value,w=[c({kind:"read",value:null}),...u],E={registry:a,client:e,origin:o.originOf(t.lastHop)},D=async(C,ee,ie)=>{const ue=await Fe(
{...E,url:ee},ie,o);return w.push({kind:"asked",part:C,answer:ue}),ue.outcome.kind==="read"?ue.outcome.value:null},F=f&&await D("sums",f.sums,Rn),G=f&&F!==null?
await D("signature",f.signature,yo):null;if(g!==null&&(f===null||G!==null)&&await D("archive",g,po),f!==null){const C=e==="opentofu"&&a===(0,R.Vm)(e),ee={sums:F,
signature:G,url:(0,le.Pl)(f.sums)};w.push(...l,...er(f.document,ee,o.mayLackKeys&&C))}return{platform:n,steps:w,hashes:d}}function er(e,{sums:n,signature:t,url:s},o){
const r=e.signing_keys.gpg_public_keys.map(u=>u?.ascii_armor??null),a=r.length===0&&o,c=n===null?null:Ie.yI(n,e),i=a?null:Ie.fi(r)??t;return[...c===null?[]:[{kind:"\
sums",url:s,why:c}],...i?[{kind:"unsigned",why:i}]:[]]}const Zn=({depth:e})=>e==="packages"||e==="init";function qn(e,n){const{checkouts:t,directory:s,dialect:o,
configs:r,learn:a}=n,c=t?.plugins??null,i={root:s,plugins:c,releases:o.releases,asksMirrors:!0};return(0,Gs.x)(r,i,e,a)}async function nr(e,n,t){const{upgrade:s}=n.
settings,o=(f,g)=>nt(hn(e,f,g,s,t),n,t),[[r,...a],[c,i,...u]]=await Promise.all([fn(e,t).then(f=>Promise.all([f,o("provider",f)])),Wn(e,t).then(f=>Promise.all([
f,Nn(e,f,t),o("module",f)]))]),l=et(e,[...u,...a].flat()),d=new Map([...c,...r]);return{items:l,versions:d,inside:i,direct:[],notes:[],requirements:[]}}async function tr(e,n,t){
const{following:s,settings:o,stop:r}=n,[a,c]=await Promise.all([fn(e,t),Ko(e,{...t,...s,expand:sr(e,s),stop:r})]),{modules:i,evidenceOf:u,notes:l,roots:d}=c,f={
...t,...qn(d,n)},g=(0,Cn.T5)(d,or(f),t.clients);await s.reach(g);const w=await fn(d,f,a),[E,D]=await Promise.all([Nn(d,i,f,(ee,ie)=>rr(u(ee,ie))),nt(hn(d,"provi\
der",w,o.upgrade,f),n,f)]),F=hn(d,"module",i,o.upgrade,f).map(ee=>{const ie=ee.kind==="module"?u(ee.of,ee.root.client):null;return ie===null?ee:{...ee,packages:[
ie]}}),G=et(d,[...F,...D]),C=new Map([...i,...w]);return{items:G,versions:C,inside:E,direct:ar(c),notes:l,requirements:g}}const sr=(e,{expand:n})=>t=>{const s=n(
t),o=e.filter(({directory:r})=>r===M.cd.file);return{...s,roots:[...s.roots,...o]}},or=({methodsOf:e,isInstalled:n})=>(t,s)=>e(t,s.client)===null&&!n(t,s),rr=e=>e?.
opened!==void 0,ar=({roots:e,evidenceOf:n})=>e.flatMap(t=>t.calls.flatMap(s=>{const o=s.module===null?n(s,t.client):null;return o===null?[]:{root:t,call:s,evidence:o}})),
et=(e,n)=>{const t=Map.groupBy(n,({root:s})=>s);return e.flatMap(s=>t.get(s)??[])};async function nt(e,{settings:n,machine:t},s){const o=n.platforms.length===0?
[t.platform]:n.platforms,r=e[0]?.kind==="module";return Zn(n)?cr(e,r?[""]:o,s):e}function hn(e,n,t,s,{versionOf:o,methodsOf:r,isInstalled:a}){return e.flatMap(c=>{
const{client:i}=c;if(n==="module")return c.calls.flatMap(l=>{const{module:d,isOpen:f}=l;if(d===null)return[];const g=tt(t,d,i),w=f?{answer:g,choice:null}:st(g,l,
{client:i});return[{kind:n,root:c,of:l,wants:d,...w,packages:[]}]});const u=(0,Q.Jd)(i,o(i));return c.providers.map(l=>{const{provider:d,locked:f}=l,w=r(d,i)===
null&&a(d,c)?fe(d.host,"service"):tt(t,d,i),E=s?null:f?.text??null,D=st(w,l,{client:i,lockedVersion:E,rejectsUnreadable:u});return{kind:n,root:c,of:l,wants:d,...D,
packages:[]}})})}const tt=(e,n,t)=>e.get((0,M.IY)(n))?.[t]??fe(n.host,"service");function st(e,n,t){const s=(0,ae.Of)(e),o=(0,M.Im)(n).map(({text:a})=>a),r=s&&(0,ae.
EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function cr(e,n,t){const s=e.flatMap(
c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),o=(0,W.c1)(s,({item:c,version:i})=>`${(0,M.IY)(c.wants)} ${i}`),r=n.flatMap(c=>o.map(async i=>{
const[{item:u,version:l}]=i,d=[...new Set(i.map(({item:E})=>E.root.client))],f={version:l,clients:d,platform:c},g=u.kind==="module"?Ln({...f,address:u.wants},t):
Go({...f,address:u.wants},t),w=(0,Be.O)(g);return Promise.all(i.map(async({item:E})=>[E,await w(E.root.client)]))})),a=Map.groupBy((await Promise.all(r)).flat(),
([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,u])=>u??[])}})}var ot=h(8225);const ir=1e4;async function lr(e,n){const s=n.visits.
values().flatMap(r=>ur(r).map(a=>({visit:r,url:a,host:(0,y.Pm)(a)??""}))).filter(({visit:r,url:a,host:c})=>a.scheme==="https"&&c!==r.host&&(0,Pe.X5)(a).ok&&n.isAllowed(
c)),o=(0,W.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:c}=r,i=await dr(r,a,n),u=e.some(l=>l.host===c&&l.service===j.S3);return i===null?[]:
[{host:c,problem:i,isRequired:u}]});return(await Promise.all(o)).flat()}function ur({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,y.nx)(
e),{url:s,services:o}=n,a=(0,j.TE)(j.S3,{services:o,documentUrl:s,display:t,client:"terraform"});return a.kind!=="object"?[]:(0,ot.u)((0,ot.m)(a.value,s,t).value).
map(({url:c})=>c)}async function dr({host:e,attempt:n},t,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,
origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:c})=>({client:c,attemptMs:r??ir,retries:1}),accepts:()=>!0,plan:()=>({kind:"exc\
erpt",maxBytes:0}),read:()=>(0,se.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var rt=h(7688);const at=500;
function fr(e,{pass:n,room:t}){const s=new Map;return(o,r,a)=>{const{token:c,origin:i}=r,u=JSON.stringify([(0,le.jr)(o.url),ct(o),c,i?.isPublic]),l=s.get(u);if(l!==
void 0)return l;const d=s.size>=at?Promise.resolve(pr(mr)):o.kind==="git"?gr(o,r,t,e):n(o.url.host,()=>kr(o,r,t,a));return s.set(u,d),d}}const ct=e=>JSON.stringify(
{...e,url:void 0,subdirectory:void 0}),hr={isPublic:!0},pr=e=>({steps:[e],tree:null,origin:hr}),mr={kind:"unread",why:`this check opens at most ${at} packages`};
async function gr(e,{registry:n,origin:t},s,o){const{origin:r,...a}=await o(e,t),i={kind:"asked",part:"repository",answer:{...fe(n,"service",(0,le.Pl)(e.url)),outcome:it}};
return lt(i,a,r,s)}const it={kind:"read",value:null};function lt(e,n,t,s){const o=r=>({steps:[e,r],tree:null,origin:t});if(n.kind!=="read")return o(n);for(const r of n.
tree.files.values())s.kept-=r.length;return s.kept<0?o(rt.kJ):{steps:[e],tree:n.tree,origin:t}}async function kr(e,n,t,s){const{readPackage:o}=await Promise.all(
[h.e(8304),h.e(5285)]).then(h.bind(h,5285));let r=rt.sP;const a=async g=>{t.bytes>0&&(r=await o(e,vr(g,t)))},c=e.kind==="direct"?Dn:Ne,i=await Fe(n,ko(c,ct(e),a,
()=>r),s),{outcome:u}=i,d={kind:"asked",part:"archive",answer:u.kind==="read"?{...i,outcome:it}:i},f=s.originOf(i.lastHop);return u.kind!=="read"?{steps:[d],tree:null,
origin:f}:lt(d,u.value,f,t)}async function*vr(e,n){for await(const t of e)n.bytes-=t.length,yield t}function wr({settings:e,network:n,visits:t,dialect:s,requirements:o}){
const r=o.filter(({because:g})=>g.some(w=>typeof w!="string")),a=e.hostnames.flatMap(g=>g.addresses),c=ut(a).difference(ut(r)),i=g=>y.Jr(g,e.allowedHosts),u=g=>y.
ev(g,e),l=g=>{const w=(0,le.Dl)(g?.url??""),E=w.ok?(0,Pe.X5)(w.value):null,{address:D=null}=g??{};return{isPublic:!E?.ok||(0,Pe.Ul)(n,E.value.name,D)}},d=(g,w,E)=>{
const D=t.get(w);if(D===void 0)return"service";const{discovery:F,hops:G}=D.attempt,C=D.forced.find(Cr=>Cr.client===E),ee=C===void 0?F:{...C,kind:"found",url:y.cu(
w)};if(ee.kind!=="found")return"service";const{url:ie,services:ue}=ee,Se=y.nx(w),Me=(0,j.TE)(g,{services:ue,documentUrl:ie,display:Se,client:E});if(Me.kind!=="u\
rl"||!(0,Pe.X5)(Me.url).ok)return"service";const{url:De}=Me;if(C!==void 0)return{url:De,origin:null};const ze=y.Pm(De)??"";return ze===w||u(ze)||c.has(`${w} ${g}`)?
{url:De,origin:l(G[0])}:"not-allowed"},f=(g,w,E)=>D=>{const F=d(g,w,D);return typeof F=="string"?F:{...F,url:E(F.url)}};return{clients:s.clients,visits:t,belowService:f,
isAllowed:i,isNamed:u,originOf:l}}const ut=e=>new Set(e.map(({host:n,service:t})=>`${n} ${t}`));var dt=h(9968);const yr=1e6,Mr=1e5,$r=2e4;class Or{#e;constructor(n,t){
this.#e=yr+n*Mr+t*$r}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#t((t?1:1/
8)*n.length+12*s)}keep(n){return this.#t(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){return this.#t(n*(25+2*t))}#t(n){return this.#e-=n,!this.isSpent}}var Er=h(
3065);const _r=9;function Tr(e,n,t){const s=Ir(e,n,t),o=new Map;return{versionOf:s.versionOf,hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{
once:a}=r;if(a===void 0)return ht(r,s);const c=o.get(a)??ht(r,s);return o.set(a,c),c}}}const ft={token:null,source:null};function Ir(e,n,t){const{configs:s,credentials:o,
dialect:r,machine:a,learn:c,progress:i,settings:u}=e,l=new Map(s.map(f=>[f.client,f.patience]));let d=0;return i({total:t,done:d}),{ask:async f=>{const g=await n.
ask(f);return d+=1,i({total:Math.max(t,d),done:d}),g},versionOf:f=>(0,Q.tB)(f,r.versions),patienceOf:f=>l.get(f)??{client:f,attemptMs:1e4,retries:1},tokenOf:async f=>{
const{answer:g}=await o.find(f),{token:w=null,source:E=null,isUnsendable:D}=g??{};return w===null||D?ft:{token:w,source:E}},workOf:(0,Be.O)(f=>new Or(u.maxRequests,
t)),withLogin:(0,Er.i5)(a,c)}}async function ht(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;if(s.length===0)return{};const c=s.map(d=>{const f=o(d);
return typeof f=="string"||!r?.includes(d)?{client:d,where:f}:{client:d,where:{...f,url:n.withLogin(f.url)}}}),i=(0,W.c1)(c,({where:d})=>typeof d=="string"?d:(0,le.
jr)(d.url)),u=a?ft:await n.tokenOf(t),l=i.map(d=>Pr(e,d,u,n));return Object.fromEntries((await Promise.all(l)).flat())}async function Pr(e,n,{token:t,source:s},{
ask:o,patienceOf:r,versionOf:a,workOf:c}){const{host:i,headers:u,maxRedirects:l=_r,patience:d=C=>C}=e,[{client:f,where:g}]=n,w=n.map(({client:C})=>C),E=C=>w.map(
ee=>[ee,C]),D=(C,ee)=>({...fe(i,C,ee),tokenSource:s});if(typeof g=="string")return E(D(g));const F=(0,le.Pl)(g.url),G=c(i);if(G.isSpent)return E(D("work",F));try{
const C=await o({...g,host:i,token:t,headers:u??{"x-terraform-version":a(f)},planBody:ue=>In(ue,e)??Tn.IK,maxRedirects:l,patience:w.map(ue=>d(r(ue)))});if(typeof C==
"string")return E(D(C,F));const ee=C.at(-1)?.hops.at(-1)??null,ie=Map.groupBy(w,ue=>Bs(C,d(r(ue))));return Array.from(ie,([ue,Se])=>{const Me=Ws(ue,g.url,e,G),De={
host:i,url:F,tokenSource:s,outcome:Me,attempts:C.length,lastHop:ee};return Se.map(ze=>[ze,De])}).flat()}catch(C){if((0,dt.qo)(C))throw C;const ee=(0,je.n3)({host:(0,y.
nx)(i),thrown:C});return E({...D("service",F),outcome:{kind:"not-asked",why:"unchecked",problem:ee}})}}async function xr(e,n){const{dialect:t,settings:s,machine:o,
checkouts:r,following:a,concurrency:c}=n,i=[...e,...(0,Ts.n)(s.hostnames,t.clients)],u=i.flatMap(({calls:g})=>g.flatMap(({module:w})=>w??[])),l=i.flatMap(({providers:g})=>g.
map(({provider:w})=>w)),d=new Set([...u,...l].map(M.IY)).size,f=new Ls({...n,maxRequests:s.maxRequests});try{const{environment:g}=o,w={...Tr(n,f,d),...wr(n),...qn(
i,n),concurrency:c,timeoutMs:s.timeoutMs,mayLackKeys:g.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true",open:a&&fr(a.fetchRepository,a.transfers)},[E,D,F]=await Promise.
all([a===null?nr(i,n,w):tr(i,{...n,following:a},w),Vs(Ys(n.usages,g),w),lr(n.requirements,w)]),G=new Set(E.items.flatMap(({root:ie})=>ie.lockFile??[])),C=()=>r?.
lockHashes??(0,Is.hc)(G,n.directory),ee=Zn(s)?C():new Map;return{...E,lockHashes:ee,clouds:D,logins:F,requests:f.requests}}finally{f.close()}}async function Ar(e,n,t){
try{return ws(await xr(e,n),t)}catch(s){if((0,dt.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,q.kH)(
(0,je.n3)({host:(0,y.nx)(r),thrown:s}),{host:r}):[]);return{..._s.j7,notes:o}}}})};export{Sr as id,Dr as ids,Rr as modules};
