const Zo=421,qo=[421],er={3065:((ke,ce,f)=>{f.d(ce,{i5:()=>Q,wW:()=>Z});var m=f(6760),M=f(9968),q=f(4443),K=f(7057),p=f(3298);const G=1024*1024;function Q(P,O){
const A=(0,p.O)(()=>H(P));return E=>{if(E.scheme!=="https"||(E.user?.name??"")!=="")return E;const x=A().get(E.host);return x===void 0?E:(S(x,O),{...E,user:{name:W(
x.name),password:W(x.password)}})}}const b=20;function S({name:P,password:O},A){A(new K.ou(O)),P.length>=b&&!P.includes("@")&&A(new K.ou(P)),A(new K.ou(Buffer.from(
`${P}:${O}`).toString("base64")))}function Z({user:P},O){if(P===null)return;const{name:A,password:E}=P;S({name:(0,q.Uw)(A),password:(0,q.Uw)(E??"")},O)}function W(P){
const O=(0,q.V$)(P.replaceAll("%","%25"),"user");return O.ok?O.value:""}function H({environment:P,system:O,accountHome:A}){const{NETRC:E,HOME:x,USERPROFILE:w}=P,
R=x||(O==="windows"?w:null)||A,L=E||R&&(0,m.join)(R,O==="windows"?"_netrc":".netrc")||"",se=(0,M.yR)(L,G);return se.ok?j(se.text):new Map}function j(P){const O=new Map,
A=Array.from(P.matchAll(/#[^\n]*|\S+/g),([R])=>R.trim()).values(),E=()=>A.next().value??"";let x={name:"",password:""},w=!1;for(const R of A)switch(R){case"mach\
ine":case"default":{x={name:"",password:""};const L=R==="machine"?E():null;L!==null&&!O.has(L)&&O.set(L,x);break}case"login":x.name=E();break;case"password":x.password=
E();break;case"account":case"macdef":E(),w||=R==="macdef";break;default:if(!R.startsWith("#")&&!w)return O}return O}}),6542:((ke,ce,f)=>{f.d(ce,{p:()=>P,x:()=>A});
var m=f(3024),M=f(6760),q=f(3916),K=f(5168),p=f(6936),G=f(2172),Q=f(9432),b=f(9119),S=f(8032),Z=f(5106),W=f(3298),H=f(3065),j=f(1456);function P(J,U,z){const g=L(
U,R(z),z),v=[],_=(X,{host:ee},te)=>{const Y=(0,G.lc)(X,ee,te),re=Y&&g.get(te)?.find(Y,(0,q.dirname)(X.place.file));return!Y||!re?!0:(v.push({client:te,way:re,provider:(0,G.
JT)(Y)}),!1)},I=(X,ee)=>{if(ee.service!==Z.xq)return ee;const te=ee.clients.filter(Y=>_(X,ee,Y));return te.length===ee.clients.length?ee:{...ee,clients:te}},N=J.
map(X=>{const ee=X.needs.map(te=>I(X,te));return ee.every((te,Y)=>te===X.needs[Y])?X:{...X,needs:ee.filter(({clients:te})=>te.length>0)}}),V=[...g.values()].flatMap(
X=>X.findings);return{usages:N,remarks:O(v),findings:V}}function O(J){return(0,b.c1)(J,({client:U,way:z})=>[U,...z].join(" ")).map(U=>{const[{client:z,way:g}]=U,
[v,_]=g,I=new Set(U.map(({provider:V})=>V)),N=(0,Q.px)(I.size,"provider");return`${S.bB[z]} ${v} ${N} ${_}`.trim()})}function A(J,U,z,g){const v=(0,p.k)(),_=R(U),
I=(0,W.O)(()=>E(z)),N=(0,W.O)(()=>x(z,_)),V=L(J,_,U);for(const{installation:Y}of V.values())for(const re of Y?.methods??[])re.kind==="network"&&(0,H.wW)(re.url,
g);return{methodsOf:(Y,re)=>{const{installation:ue=null,holding:we}=V.get(re)??{};if(ue===null){const[Ee,...ye]=(we?.(Y)??[]).map(K.CR);return Ee===void 0||N().
has((0,G.JT)(Y))?null:{place:Ee.place,methods:[Ee,...ye]}}return w(ue,Y,re,U.releases)?null:{place:ue.place,methods:(0,K.cd)(ue,Y)}},isInstalled:(Y,{directory:re,
client:ue})=>re!==G.cd.file&&!!V.get(ue)?.find(Y,re),localPackages:({path:Y},re)=>{const ue=I().get((0,G.JT)(re))??null;if(Y===null||ue===G.cd.file||!(0,M.isAbsolute)(
Y)&&(ue===null||U.plugins))return null;const we=(0,M.isAbsolute)(Y)?Y:(0,M.join)(U.root,ue??"",Y);return(0,m.existsSync)(we)?v(we,re):"missing"}}}function E(J){
const U=new Map;for(const{directory:z,providers:g}of J)for(const v of g.map(({provider:_})=>(0,G.JT)(_))){const _=U.has(v)&&U.get(v)!==z;U.set(v,_?null:z)}return U}
function x(J,{around:U,holds:z}){const g=(I,N)=>N===G.cd.file||U(N).some(({path:V})=>z(V,I)),_=J.flatMap(I=>I.providers.map(N=>({...N,root:I}))).filter(({provider:I,
root:N})=>g(I,N.directory));return new Set(_.map(({provider:I})=>(0,G.JT)(I)))}const w=({overridden:J},U,z,g)=>g.every(v=>v.client!==z||v.skipsOverridden)&&J.some(
v=>(0,G.JT)(v)===(0,G.JT)(U)),R=({root:J,plugins:U=null})=>U===null?(0,j.Up)(J):(0,j.Ml)(U),L=(J,U,z)=>new Map(J.map(g=>{const v=(0,K.Ol)(g),_=(0,p.k)(),I=v.mirrors.
filter(({path:Y})=>(0,m.existsSync)(Y)),N=Y=>I.filter(({path:re})=>_(re,Y).length>0),V=(Y,re)=>{const{around:ue,holds:we}=U,ye=ue(re).find(({path:Re})=>we(Re,Y))??
N(Y)[0];return ye?["installs",`from ${ye.shown} instead of a registry`]:null},{client:X,installation:ee}=v,te=ee===null?V:se(X,ee,z);return[X,{...v,holding:N,find:te}]}));
function se(J,U,{releases:z,asksMirrors:g}){const v=(0,K.Ge)(U.place);return _=>{if(w(U,_,J,z))return["takes",`from dev_overrides in ${v} instead of a registry`];
const I=(0,K.cd)(U,_);if(I.some(({kind:X})=>X==="direct"))return null;if(I.length===0)return[`has no installation method in ${v} for`,""];const V=g&&I.every(X=>X.
kind!=="local"||X.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${v}${V} instead of a registry`]}}}),1456:((ke,ce,f)=>{f.d(ce,{KX:()=>P,
Ml:()=>W,Up:()=>Z,hc:()=>S});var m=f(3024),M=f(6760),q=f(3916),K=f(9968),p=f(2172),G=f(5106),Q=f(3298);let b=function(...O){return{localMirrors:b}=f.late([834],
1834),new.target?new b(...O):b(...O)};const S=(O,A)=>new Map(Array.from(O,E=>[E,(0,p.g_)((0,K.r7)((0,M.join)(A,E))??"")]));function Z(O){const A=b();return H(E=>{
const x=(0,M.join)(O,E);return(0,m.existsSync)(x)?x:null},(E,x)=>A(E,x).length>0)}function W(O){const A=new Map(O.map(({directory:E,providers:x})=>[j(E),new Set(
x)]));return H(E=>A.has(E)?E:null,(E,x)=>A.get(E)?.has((0,p.JT)(x))??!1)}function H(O,A){const E=(0,Q.O)(x=>{const w=x.replace(/\/$/,""),R=w==="."||x!==w,L=j(w),
se=O(L),J=R?[]:E((0,q.dirname)(w));return se===null?J:[{path:se,shown:L},...J]});return{around:E,holds:A}}const j=O=>`${O==="."?"":`${O}/`}terraform.d/plugins`;
function P(O,A,{around:E,holds:x}){const w=O.flatMap(L=>{const se=E((0,q.dirname)(L.place.file));return se.length===0?[]:L.needs.filter(({service:U})=>U===G.xq).
flatMap(({host:U})=>A.flatMap(z=>(0,p.lc)(L,U,z)??[])).flatMap(U=>se.filter(({path:z})=>x(z,U)).map(({shown:z})=>({shown:z,provider:(0,p.JT)(U)})))}),R=Map.groupBy(
w,({shown:L})=>(0,q.dirname)((0,q.dirname)(L)));return Array.from(R,([L,se])=>({directory:L,providers:[...new Set(se.map(({provider:J})=>J))]}))}}),6936:((ke,ce,f)=>{
f.d(ce,{k:()=>b});var m=f(3024),M=f(6760),q=f(255),K=f(3846),p=f(523),G=f(3298),Q=f(9968);function b(){const j=(0,G.O)(Q.v2),P=(O,A)=>j(O).filter(A).map(E=>(0,M.
join)(O,E));return(O,{host:A,namespace:E,type:x})=>P(O,w=>S((0,q.Pv)(w),A)).flatMap(w=>P(w,R=>S((0,K.sL)(R),E))).flatMap(w=>P(w,R=>S((0,K.sL)(R),x))).flatMap(w=>W(
w,x))}const S=(j,P)=>j.ok&&j.value===P,Z=/^[^\s_]*_[^\s_]*$/;function W(j,P){const O=(0,Q.v2)(j).flatMap(x=>(0,Q.wX)((0,M.join)(j,x)).filter(w=>Z.test(w)&&H((0,M.
join)(j,x,w))).map(w=>({version:x,platform:w}))),A=new RegExp(`^terraform-provider-${P}_(?<version>${p.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),
E=(0,Q.wX)(j).flatMap(x=>{const{version:w="",platform:R=""}=A.exec(x.toLowerCase())?.groups??{};return H((0,M.join)(j,x))===!1?[{version:w,platform:R}]:[]});return[
...O,...E].flatMap(({version:x,platform:w})=>{const R=(0,p.rK)(x);return R===null?[]:{version:(0,p.Cg)(R),platform:w}})}const H=j=>(0,m.statSync)(j,{throwIfNoEntry:!1})?.
isDirectory()??null}),1303:((ke,ce,f)=>{f.d(ce,{EH:()=>Q,Of:()=>q,tF:()=>p,y0:()=>G});var m=f(304),M=f(523);const q=W=>W?.outcome.value??null,K=new WeakMap;function p(W,H,j={}){
const P=H.map(G[W].parseVersion),O=P.filter(x=>x!==null),A=(0,m.s5)(O),[E]=O.filter(M.Ty).sort((x,w)=>(0,M.Zy)(w,x));return{kind:W,texts:H,unreadable:H.filter((x,w)=>P[w]===
null),newest:A&&(0,M.Cg)(A),preRelease:E?(0,M.Cg)(E):null,...j}}const G={module:{parseVersion:M.oF,parseConstraint:M.PW,isMeetable:m.gH,choose:m.iM},provider:{parseVersion:M.
rK,parseConstraint:M._T,isMeetable:m.Nd,choose:m.XA}};function Q(W,H,j){const P=K.get(H)??new Map;K.set(H,P);const{client:O,held:A=null,rejectsUnreadable:E=!1}=j,
x=JSON.stringify([W,O,A,E]),w=P.get(x),R=W.join(",").split(",").length;if(w||H.work?.choose(H.texts.length,R)===!1)return w??null;const L=b(W,H,j);return P.set(
x,L),L}function b(W,H,{client:j,held:P=null,rejectsUnreadable:O=!1}){const{parseVersion:A,parseConstraint:E,isMeetable:x,choose:w}=G[H.kind],R=Z(W,E);if(R===null||
!x(R,j))return{kind:"refused"};const L=P===null?null:A(P);if(L!==null&&w([L],R,j)===null)return{kind:"refused"};if(O&&H.unreadable.length>0)return{kind:"unreada\
ble"};const se=H.texts.map(A).filter(g=>g!==null);if(se.length===0)return{kind:"empty"};const J=w(se,R,j);if(L!==null){const g=(0,M.Cg)(L);return se.some(v=>(0,M.
Cg)(v)===g)?{kind:"chosen",version:g}:{kind:"locked-gone",version:g,upgrade:J&&(0,M.Cg)(J)}}if(J!==null)return{kind:"chosen",version:(0,M.Cg)(J)};if(H.kind==="m\
odule")return{kind:"none-fits",conflict:W};const U=g=>w(se,g,j)!==null,z=R.length**2*se.length>S?R:(0,m.Sx)(R,U);return{kind:"none-fits",conflict:[...new Set(z.
map(({whole:g})=>g))]}}const S=1e6;function Z(W,H){const j=[];for(const P of W){const O=H(P);if(!O.ok)return null;for(const A of O.value)j.push({...A,whole:P})}
return j}}),1598:((ke,ce,f)=>{f.d(ce,{N:()=>S,n:()=>j});var m=f(7811),M=f(255),q=f(5243),K=f(3846),p=f(5106),G=f(1303),Q=f(2172);const b={"modules.v1":"NAMESPAC\
E/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function S({
host:P,service:O,text:A},E){const[,x="",w]=/^([^@]*)(?:@(.*))?$/s.exec(A)??[],R=w===void 0?null:{text:w,place:Q.cd},L=`${(0,M.pk)(P)}/${x}`,J=(O===p.e$?Z:W)(L,R,
E);return J.ok?J:(0,m.TR)(`${J.why}; expected ${O}=${b[O]}`)}function Z(P,O,A){const E=(0,q.rE)(P,A);if(!E.ok)return E;const x=H(O,"module",A);if(x!==null)return(0,m.
TR)(x);const w=Q.cd;return(0,m.Ju)({address:P,source:P,place:w,module:E.value,constraint:O,isOpen:!1})}function W(P,O,A){const E=(0,K.mi)(P,A);if(P.split("/").length!==
3||E.kind!=="registry")return(0,m.TR)(E.kind==="invalid"?E.error:"not a provider of a registry");const x=H(O,"provider",A);if(x!==null)return(0,m.TR)(x);const w=O===
null?[]:[O];return(0,m.Ju)({provider:E,places:[Q.cd],constraints:w,locked:null})}function H(P,O,A){if(P===null)return null;const E=G.y0[O].parseConstraint(P.text);
return E.ok?G.y0[O].isMeetable(E.value,A)?null:`no version can match ${P.text}`:E.why}function j(P,O){const A=P.flatMap(({addresses:E})=>E);return A.length===0?
[]:O.map(E=>{const x=A.flatMap(w=>{const R=S(w,E);return R.ok?[R.value]:[]});return{directory:Q.cd.file,client:E,directories:[],calls:x.filter(w=>"module"in w),
providers:x.filter(w=>"provider"in w),lockFile:null,clientVersions:[]}})}}),3791:((ke,ce,f)=>{f.d(ce,{o:()=>b,q:()=>Q});var m=f(1780),M=f(9432),q=f(9615);const K=S=>S===
1?"1 module or provider was":`${S} modules and providers were`;function p(S){const{names:Z}=S,W=(0,m.XT)(Z,3,H=>(0,m.KT)((0,M.dh)(H)));switch(S.what){case"insid\
e":return(0,m.xI)`modules and providers inside ${W} were not checked`;case"direct":{const H=Z.length-S.git,j=[...S.git>0?[`${(0,M.px)(S.git,"module")} from Git`]:
[],...H>0?[`${(0,M.px)(H,"module")} from an archive or bucket`]:[]];return(0,m.xI)`${j.join(" and ")} ${Z.length===1?"was":"were"} not checked: ${W}`}case"open":
return(0,m.xI)`${(0,M.px)(Z.length,"module")} ${Z.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${W}`;case"lim\
it":return(0,m.xI)`max-requests (${S.max}) was reached, so ${K(Z.length)} not checked: ${W}`;case"size":return(0,m.xI)`a response is longer than this check reads, so ${K(
Z.length)} not checked: ${W}`;case"work":return(0,m.xI)`the answers of the registry take more work than this check does for one host, so ${K(Z.length)} not checked: ${W}`;case"\
stopped":return(0,m.xI)`the check ended too early, so ${K(Z.length)} not checked: ${W}`;case"contents":return(0,m.xI)`the checksums of ${(0,M.px)(Z.length,"prov\
ider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${W}`;case"getter":return(0,m.xI)`the package of ${(0,M.
px)(Z.length,"registry module")} was not checked, because it is downloaded with ${S.getter}: ${W}`;case"units":return(0,m.xI)`${(0,M.px)(Z.length,"Terragrunt un\
it")} ${Z.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${W}`}}const G={limit:"increase `\
max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform providers lock` or `tofu provide\
rs lock`"},Q=S=>(0,q.CC)("not-followed",{message:p(S),help:G[S.what==="work"?"limit":S.what],...S.what==="work"&&{severity:"warning"}});function b({by:S,address:Z,
constraint:W,newest:H,others:j}){const P=(0,m.xI)`${(0,M.dh)(S)} requires ${(0,m.KT)((0,M.dh)(Z))}${W===null?"":` "${(0,M.dh)(W)}"`}`,O=H===null?"which the regi\
stry does not have":j.length>0?`which conflicts with ${(0,M.K4)(j,3,M.dh)}`:`which no listed version fits; the newest is ${(0,M.dh)(H)}`;return(0,q.CC)("module-\
described",{message:(0,m.xI)`according to the registry, ${P}, ${O}`,help:"run `init` to confirm; if it fails, use another version of the module"})}}),304:((ke,ce,f)=>{
f.d(ce,{Hn:()=>Q,Lt:()=>z,Nd:()=>x,Sx:()=>U,XA:()=>K,gH:()=>E,iM:()=>q,jF:()=>G,s5:()=>p});var m=f(9119),M=f(523);function q(g,v,_){const I=Z(v,_);return S(g,N=>(!(0,M.
Ty)(N)||(0,M.Cg)(N)===I)&&b(N,v))}function K(g,v){return S(g,_=>(!(0,M.Ty)(_)||v.some(I=>H(_,I)))&&!W(_)&&v.every(I=>O(_,I)))}const p=g=>S(g,v=>!(0,M.Ty)(v));function G(g){
const v=g.filter(_=>_.operator==="=");return v.length===1&&v.every(({version:_})=>W({..._,build:""}))}function Q(g,v,_){const I=(0,M.oF)(g),N=(0,M.PW)(v);return I!==
null&&N.ok&&q([I],N.value,_)!==null}const b=(g,v)=>v.every(_=>P(g,_));function S(g,v){let _=null;for(const I of g.filter(v))(_===null||(0,M.Zy)(I,_)>0)&&(_=I);return _}
function Z(g,v){const[_,I]=g;if(_===void 0||I!==void 0)return null;const N=_.text.trim().replace(v==="opentofu"?/^=?v?/:/^=?/,""),V=(0,M.rK)(N);return V===null?
null:(0,M.Cg)(V)}const W=({numbers:g,pre:v,build:_})=>v===""&&_===""&&g.every(I=>I===0n),H=(g,v)=>v.operator==="="&&j(g,v.version),j=(g,v)=>g.build===v.build&&(0,M.
Zy)(g,v)===0;function P(g,{operator:v,version:_}){const I=(0,M.Zy)(g,_);if(v==="=")return I===0;if(v==="!=")return I!==0;if(v!=="~>")return A(I,v);const N=_.numbers.
slice(0,_.written-1);return I>=0&&!(0,M.Ty)(_)&&_.numbers.length<=g.numbers.length&&N.every((V,X)=>V===g.numbers[X])}function O(g,v){const{operator:_,version:I}=v;
if(_==="=")return H(g,v);if(_==="!=")return!j(g,I);const N=(0,M.Zy)(g,I);if(_!=="~>")return A(N,_);const[V=0n,X=0n]=I.numbers,ee=I.written===3?[V,X+1n,0n]:[V+1n,
0n,0n];return N>=0&&(0,M.Zy)(g,{...I,numbers:ee,pre:""})<0}const A=(g,v)=>({">":g>0,">=":g>=0,"<":g<0,"<=":g<=0})[v];function E(g,v){if(L(g))return!0;const _=se(
g),I=Math.max(..._.map(({numbers:V})=>V.length)),N=_.flatMap(V=>{const X=Array.from({length:I},(ee,te)=>V.numbers[te]??0n);return[V,J(X),J([...X,1n])]});return q(
N,g,v)!==null}function x(g){const v=(0,m.t6)(g,M.mb);if(L(v))return!0;const _=se(v),I="x".repeat(1+Math.max(..._.map(V=>V.build.length))),N=_.flatMap(V=>{const[
X=0n,ee=0n,te=0n]=V.numbers,Y=[X,ee,te+1n];return[V,J([X,ee,te],I),J(Y,I)]});return K(N,v)!==null}const w=50,R=100,L=g=>g.length>w||g.some(({text:v})=>v.length>
R),se=g=>{const v=[J([0n,0n,0n]),...g.map(_=>_.version)];return[...new Map(v.map(_=>[(0,M.Cg)(_),_])).values()]},J=(g,v="")=>({text:"",numbers:g,written:g.length,
pre:"",build:v});function U(g,v){const _=(0,m.t6)(g,M.mb),I=v(_)?g:_;if(L(I))return g;const N=I.reduce((X,ee)=>{const te=X.filter(Y=>Y!==ee);return v(te)?X:te},
I),V=new Set(N.map(M.mb));return g.filter(X=>V.has((0,M.mb)(X)))}function z(g,v){const _=(0,M.PW)(g),I=(0,M.oF)(v);if(!_.ok||I===null||_.value.some(N=>(0,M.Ty)(
N.version)))return!1;if(I.written<3){const N=(0,M.PW)(`~> ${I.numbers.slice(0,I.written).join(".")}.0`);return N.ok&&!E([..._.value,...N.value],"terraform")}return!b(
{...I,pre:""},_.value)}}),4421:((ke,ce,f)=>{f.d(ce,{predictInit:()=>Ho});var m=f(2172),M=f(3791),q=f(2170),K=f(9119),p=f(1780),G=f(6360),Q=f(8032),b=f(9432),S=f(
9615),Z=f(4481);function W({host:e,hasToken:n},t){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${t.split("/")[0]}`;if(!(0,Q.n3)(e))return n?
"a private registry may also return 404 if the token has no access":(0,Z.nP)(e,"","if the registry requires a token, ")}function H(e,n,t,{kind:s,cure:o,check:r=""}){
const{host:a,isAll:c,near:i}=n,[u=""]=t,l=t.length<=1,d=(0,p.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,p.KT)(a)}${r}`,h=l?`no ${s} ${u}`:`\
none of ${t.length} required ${s}s`,k=i===null?"":`write ${i}, or `,$={operator:l?(0,p.xI)`${c?(0,p.xI)`${d}, or `:k}publish ${u}`:d,...l&&{user:`${k}${o}`}},C=(0,p.
xI)`${(0,p.KT)(a)} has ${h}: ${(0,b._r)(n)}`;return(0,S.CC)(e,{message:C,...$,note:W(n,u)})}const j=e=>H("module-unknown",e,e.modules,{kind:"module",cure:"corre\
ct the source address"});function P(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,c=i=>(0,p.xI)`add ${(0,p.KT)(a)} to the ${i}, for example with \`terraform providers mirror\``;
return o==="directory"?(0,S.CC)("provider-unknown",{message:(0,p.xI)`the directory ${(0,b.dh)(n)} has no provider ${(0,p.KT)(a)}`,help:c("directory")}):o==="net\
work mirror"?(0,S.CC)("provider-unknown",{message:(0,p.xI)`the network mirror ${(0,p.KT)(n)} has ${t.length>1?`none of ${t.length} required providers`:(0,p.xI)`no provider ${(0,p.
KT)(a)}`}: ${(0,b._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a regist\
ry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configuration`}):s!==null?(0,S.CC)("provider-unknown",{message:(0,p.xI)`${(0,p.KT)(
n)} has no provider ${a}: ${(0,b._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}"\` in \`required_providers\` of every module that uses it`}):H("provider\
-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add the \`source\` that a child module lacks${n==="registry.opentofu.org"?
`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.io/${a}"\`, or submit it at https://github.com/opentofu/registry/\
issues`:""}`,check:", which must end in a slash"})}const O={path:({mirror:e,at:n})=>({message:`the mirror directory ${(0,b.dh)(e)} (${n}) does not exist`,help:"\
create the directory before `init`, for example with `terraform providers mirror`, or correct the path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,p.xI)`the network mirror ${(0,p.
KT)(e)} (${n}) cannot have ${(0,p.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,help:(0,p.xI)`add \`exclude = ["${(0,p.KT)(`${t.split("/")[0]}\
/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,p.xI)`the URL of the network mirror ${(0,p.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,p.
KT)(e.asked)}, which ${(0,b.dh)(e.result)}`,help:(0,p.xI)`set \`url = "${(0,p.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},A=e=>(0,S.CC)("mir\
ror-url",(0,S.Z9)(O,e));function E({provider:e,version:n,mirror:t,isListed:s,...o}){const r=(0,p.xI)`${(0,p.KT)(e)} ${(0,b.dh)(n,40)}`;return(0,S.CC)("mirror-ve\
rsion",{message:s?(0,p.xI)`the network mirror ${(0,p.KT)(t)} lists ${r} but does not have it: ${(0,b._r)(o)}`:(0,p.xI)`the network mirror ${(0,p.KT)(t)} does not have ${r}, which another installation method lists: ${(0,b.
_r)(o)}`,operator:`add ${(0,b.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,p.
xI)`exclude ${(0,p.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const x=({provider:e})=>(0,S.CC)("provider-excluded",{message:(0,p.
xI)`no installation method in \`provider_installation\` covers ${(0,p.KT)(e)}`,help:(0,p.xI)`add ${(0,p.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var w=f(255),R=f(5243),L=f(5106),se=f(6146);const J=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,U=({wants:e})=>(0,m.IY)(e).slice(e.host.length+1),z=e=>[
e.wants.host,U(e)].join("/");function g(e){const n=({host:s,item:o})=>s??J(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap(_).flatMap(([s,
...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=n(s),c=(0,K.jH)([s,...o].flatMap(v));return(0,q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(ee))],places:c,needed:(0,K.ly)(c),clients:X(r),rowKeys:V(r)})})}const v=({places:e,item:n})=>e??(0,m.ek)(n.of);function _(e){
const n=Map.groupBy(e,({item:s})=>(0,K._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,K.ly)(s.flatMap(v)));return Array.from(t.values(),s=>s.flat())}const I=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,m.IY)(t),N=e=>(0,se.o)(e.root.directory,{kind:e.kind,source:z(e),address:I(e),constraints:(0,m.Im)(e.of).map(({
text:n})=>n),places:(0,m.ek)(e.of)}),V=e=>[...new Set(e.map(N))],X=e=>[...new Set(e.map(({root:n})=>n.client))],ee=({kind:e})=>e==="module"?L.e$:L.xq;function te(e,n){
const t=Qn(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,p.pj)(l.message)}`;return[
{item:s,cause:d,describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[Y(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{
why:c,page:i}=o,u=`shape ${s.kind} ${c}`;return[{item:s,cause:u,describe:l=>(0,G.RK)({...ye(s,l),url:a,page:i,why:c})}]})}function Y(e,n,{items:t,lost:s,isFork:o}){
const{kind:r,wants:a,answer:c}=e,{kind:i,...u}=n,{status:l}=u,d=c.lastHop,h={...u,url:d?.url??c.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){
const{authorization:C="none",challenge:F=null}=d??{},B=re(e),T={...h,token:C,challenge:F,elsewhere:B,source:c.tokenSource,isFork:o};return{item:e,cause:`unautho\
rized ${F===null&&(C==="sent"||C==="none")||r} ${l} ${C} ${B} ${F}`,describe:de=>(0,G.m$)({...ye(e,de),...T})}}if(l===404){const C=s.has(be(e)),F=`unknown ${C?be(
e):(0,m.IY)(a)}`;return{item:e,cause:F,describe:T=>ue(e,T,{...h,isAll:C,near:we(t,e)})}}const y=(0,Q.Mq)(l),{attempts:$}=c;return{item:e,cause:`status ${r} ${l}`,
describe:C=>(0,G.MI)({...ye(e,C),...h,attempts:$,transient:y})}}function re(e){const n=(0,w.yo)(e.answer.lastHop?.url??"");return n===null||n===J(e)?null:(0,w.nx)(
n)}function ue(e,n,t){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(n.map(Re))],a=s?.url??(0,w.nx)(e.wants.host),c={...t,host:a,hasToken:o!==null};if(e.kind===
"module")return j({...c,modules:r});const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return P({...c,providers:r,meant:Ee(e),kind:i})}function we(e,n){
const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.exec(U(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&be(o)===
be(n)&&(0,L.TW)((0,m.IY)(o.wants),(0,m.IY)(n.wants)));return s===void 0?null:U(s)}function Ee({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;
if(o!=="hashicorp"||s!==(0,R.Vm)(n.client))return null;const a=n.providers.find(({provider:c})=>c.type===r&&(0,m.JT)(c)!==(0,m.JT)(e))?.provider;return a===void 0?
t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],a.namespace,r].join("/")}function ye(e,n){return{host:(0,w.nx)(J(e)),kind:e.kind,first:Re(e),others:new Set(
n.map(({wants:t})=>(0,m.IY)(t))).size-1,isMixed:n.some(({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const Re=e=>e.answer.mirror===void 0?U(e):z(e),
be=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??n.host}`;function Qn(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&
!(o===void 0?(0,Q.n3)(a.host):o.isDirectory)),t=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,be)];return new Set(s.flatMap(([o,
r])=>r.every(t)?o:[]))}var ae=f(1303);const Zn=e=>(0,b.K4)(e,4,({text:n,at:t})=>{const s=`"${(0,b.dh)(n,80)}"`;return e.length===1?s:`${s} (${(0,b.dh)(t)})`});function qn({
kind:e,address:n,constraints:t,mirror:s,...o}){const{isImplied:r,newest:a,preRelease:c}=o,i=a===null?`all listed versions are pre-releases${c===null?"":`, such \
as ${(0,b.dh)(c,40)}`}`:(0,p.xI)`the newest ${s===null?"":(0,p.xI)`on ${(0,p.KT)(s)} `}is ${(0,b.dh)(a,40)}`,u=t.length>1?"all of ":"",l=t.length===0?"can be ch\
osen":`fits ${u}${Zn(t)}`;return(0,S.CC)("version-none-fits",{message:(0,p.xI)`no version of ${e} ${(0,p.KT)(n)} ${l}; ${i}`,help:r?`add a version that fits to ${(0,b.
dh)(s??"")}, or remove the provider from it: the CLIs ask the registry only for providers that it does not hold`:et(t.length,a===null?c:null,s!==null)})}function et(e,n,t){
if(n!==null){const o=`set \`version = "${(0,b.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}
if(e>1)return"change these constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:t?s:`${s}\
, or wait until the registry has imported a new one`,operator:t?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check t\
hat the registry has imported it"}}const nt=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,S.CC)("version-locked-gone",{message:(0,p.xI)`the lock file selects ${(0,p.
KT)(e)} ${(0,b.dh)(n,40)}, which ${o===null?"the registry":(0,p.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,b.dh)(s,40)}`}`,user:t===null?"change\
 the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\
\` (or \`tofu init -upgrade\`), which selects ${(0,b.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,b.dh)(n,40)} again`:`add ${(0,b.dh)(n,
40)} to the mirror again`});var tt=f(2886);function st(e){const n=new Set(e.filter(an).map(({wants:t})=>(0,m.IY)(t)));return e.flatMap(t=>{const s=(0,ae.Of)(t.answer);
if(s===null||t.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,G.Mx)({address:z(t),warnings:o});return[...ot(t,s,t.choice),...rt(t,s,n),...o.length>0?[{item:t,
cause:`warning ${(0,m.IY)(t.wants)}`,describe:r}]:[]]})}function ot(e,n,t){const{kind:s,of:o,wants:r,answer:a}=e,{newest:c,preRelease:i,unreadable:u}=n,l={kind:s,
address:z(e),newest:c},d=a.installation?.methods===1?a.mirror:void 0,h=d?.url??null,k=d!==void 0&&d.url===d.place.file;switch(t.kind){case"empty":{const y=a.mirror!==
void 0,$=()=>(0,G.hy)({...l,url:a.url,ignored:u,isMirror:y});return[{item:e,cause:`empty ${(0,m.IY)(r)}`,describe:$}]}case"none-fits":{const{conflict:y}=t,$=(0,m.
Im)(o).filter(({text:F})=>y.includes(F)),C=$.map(({text:F,place:B})=>({text:F,at:(0,tt.cA)((0,m.W$)(B))}));return[{item:e,cause:`none fits ${(0,m.IY)(r)} ${JSON.
stringify(y.toSorted())}`,places:$.length===0?(0,m.ek)(o):$.map(({place:F})=>(0,m.W$)(F)),describe:()=>qn({...l,constraints:C,mirror:h,isImplied:k,preRelease:i})}]}case"\
locked-gone":{const{version:y,upgrade:$}=t,C=_e(e)?.place;return[{item:e,cause:`locked ${(0,m.IY)(r)} ${y} ${$}`,...C===void 0?{}:{places:[(0,m.W$)(C)]},describe:()=>nt(
{...l,version:y,upgrade:$,mirror:h})}]}case"chosen":case"refused":case"unreadable":return[]}}const _e=({of:e})=>"locked"in e?e.locked:null,an=({choice:e})=>e?.kind===
"unreadable";function rt(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=an(e);if(n.length===0||o?.kind==="empty")return[];if(!a&&t.has((0,m.IY)(r)))return[];
const c=z(e),i=()=>(0,G.Ev)({kind:s,address:c,texts:n,rejects:a});return[{item:e,cause:`unreadable ${(0,m.IY)(r)} ${a}`,describe:i}]}const at=e=>e.flatMap(n=>{const{
installation:t}=n.answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(c=>ct(n,c));const a=z(n);return[{item:n,cause:`excl\
uded ${(0,m.IY)(n.wants)}`,places:[r,...(0,m.ek)(n.of)],describe:()=>x({provider:a})}]});function ct(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash)
return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,
host:n,cause:`slash ${t.url} ${a}`,places:[t.place,...(0,m.ek)(e.of)],describe:()=>A({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}var De=f(3916),it=f(
3846),Te=f(523);const We=({constraint:e,client:n},t)=>(0,ae.EH)(e===null?[]:[e.text],t,{client:n});function lt(e,n,t){if(e.size===0)return e;const s=new Set(t.map(
a=>cn(We(a,n)))),r=e.entries().filter(([a])=>s.has(ln(a))).filter(([,a])=>dt(a,n));return new Map(r.map(([a,c])=>[ln(a),c]))}const ut=500;function dt(e,{work:n}){
const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(({version:r})=>r.length<=ut);return n?.
keep(s)!==!1&&o}const cn=e=>e?.kind==="chosen"?e.version:"none";function ln(e){const n=(0,Te.oF)(e);return n===null?"":(0,Te.Cg)(n)}const ft=3,ht=200,pt=2e3,mt=3e5;
function gt({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(i=>{const{module:u,constraint:l,isOpen:d}=i;return u===null||
d?[]:{call:i,host:u.host,by:"",module:u,constraint:l,client:n}});const c={left:Math.min(s.left,pt)};for(let i=0;i<ft;i+=1)a=a.flatMap(l=>{const d=t(l);if(d===null)
return[];const{described:h}=d,k=h?.size?cn(We(l,d)):"",y=c.left>0?h?.get(k):void 0;if(y===void 0)return i===0&&o.push(l.call),[];const{namespace:$,name:C,system:F}=l.
module,B=`${$}/${C}/${F} ${k}`,T=vt(y,{...l,by:B},c);return r.providers.push(...T.providers),T.calls}).slice(0,ht),r.calls.push(...a);return s.left-=r.calls.length+
r.providers.length,r}function vt(e,{module:n,...t},s){const o=l=>({text:l,place:t.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(l=>[(0,De.join)("\
.",l.path),l])),c=new Set([(0,De.join)(".",n.subdirectory)]),i=[],u=[];s.left-=r.length;for(const l of c){const d=a.get(l);for(const{source:h,version:k}of d?.calls??
[]){if(s.left--<=0)break;(0,R.Nj)(h)&&c.add((0,De.join)(l,h));const y=(0,R.vL)(h,t.client),$=k===""?null:o(k);y.kind==="registry"&&i.push({...t,module:y,constraint:$})}
for(const{name:h,namespace:k,source:y,version:$}of d?.providers??[]){if(s.left--<=0)break;const C=(0,it.mi)(y||(0,De.join)(k,h),t.client);C.kind!=="registry"||$===
""||u.push({...t,provider:C,constraint:o($)})}}return{calls:i,providers:u}}function kt({items:e,inside:n,versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.
from(n,([a,{calls:c,providers:i}])=>{const u=o.get(a)??[];return[...c.flatMap(d=>wt(d,t)??[]),...$t(i,u,s)].map(d=>{const h=({kind:k,of:y})=>k==="module"&&m.ek(
y)[0]===d.places[0];return{...d,rowKeys:V(u.filter(h))}})}).flat();return(0,q.Qp)(r,({problem:a})=>a.message)}function wt(e,n){const{module:t,client:s,constraint:o,
by:r}=e,a=n.get(m.MP(t))?.[s],c=`${t.host}/${t.namespace}/${t.name}/${t.system}`,i={by:r,address:c,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="sta\
tus"&&a.outcome.status===404)return Ne(e,(0,M.o)({...i,newest:null}));const u=(0,ae.Of)(a);return!u||We(e,u)?.kind!=="none-fits"?null:Ne(e,(0,M.o)({...i,newest:u.
newest}))}const yt=50;function $t(e,n,t){const s=Map.groupBy(e,({provider:o})=>m.JT(o));return n.flatMap(o=>{const{kind:r,answer:a,root:c}=o,i=r==="provider"?s.
get(m.IY(o.wants)):void 0,u=(0,ae.Of)(a);if(i===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[...new Map(i.map(T=>[T.constraint.text,T])).values()],
h=[...m.Im(o.of),...l.slice(0,yt).map(T=>T.constraint)],k=t?null:_e(o)?.text??null,y=h.map(({text:T})=>T),$=(0,ae.EH)(y,u,{client:c.client,held:k});if($===null||
$.kind==="chosen")return[];const C=$.kind==="none-fits"?h.filter(({text:T})=>$.conflict.includes(T)):h,{newest:F}=u,B=z(o);return l.filter(({constraint:T})=>C.includes(
T)).map(T=>{const{by:oe,constraint:de}=T,ie=C.filter(ve=>ve!==de).map(Mt),Me={by:oe,address:B,constraint:de.text,others:ie,newest:F};return Ne(T,(0,M.o)(Me))})})}
const Mt=({text:e,place:n})=>`"${e}" (${n.file}:${n.line})`,Ne=({call:{place:e},host:n},t)=>(0,q.kH)(t,{host:n,services:[L.e$],places:[m.W$(e)]}),Fe={location:"\
the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git reposito\
ry of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Le=e=>e==="location"||e==="document",Ke="set `version` to one whose \
package can be downloaded",Ot=({url:e,why:n,clients:t,...s})=>(0,S.CC)("package-location",{message:(0,p.xI)`${(0,b.eZ)(t)} cannot download ${(0,b.oZ)(s)}: ${(0,b.
dh)(n)} (${(0,p.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",
user:Ke,affects:t});function Et(e){const{part:n,token:t,isFork:s}=e,o=Le(n)&&s&&t==="none",r=Le(n)?t==="withheld":n==="repository",a=Le(n)?Tt(e):It(e);return(0,S.
CC)("package-unauthorized",{message:(0,p.xI)`${Fe[n]} of ${(0,b.oZ)(e)} cannot be read: ${(0,b._r)(e)}; ${_t(e)}`,help:o?Z.ro:a,severity:o?"notice":r?"warning":
"error"})}function _t(e){const{part:n,token:t,at:s}=e;return n==="repository"?"it does not exist, or requires git credentials, which this check does not use":t===
"none"&&!Le(n)?"the CLIs send no token to package hosts":(0,Z.pt)(e,t==="dropped"?s:null)}function Tt(e){const{kind:n,source:t,at:s}=e,o=(0,p.xI)`give the token from ${(0,p.
LA)(t??"")} permission to download this ${n}`;return(0,Z.$w)(e,`${n}s.v1`,s,o)}function It({kind:e,part:n,at:t,host:s}){if(n==="repository")return{operator:"use\
 a repository that every user of the registry can read",user:(0,p.xI)`check that git has credentials for ${(0,p.KT)(t)} on the machine that runs init`};const o="\
serve it without authentication, for example at a presigned URL",r=(0,p.xI)`add a login for ${(0,p.KT)(t)} to ~/.netrc`;return e==="module"?{operator:o,user:r}:
n!=="archive"?{operator:o,guest:(0,b.B9)(s)}:{operator:o,user:(0,p.xI)`${r}, which only Terraform uses for providers`}}function un(e){const{part:n,why:t,attempts:s,
at:o,host:r,status:a}=e,c=a===404||a===410,i=s>1?` in each of ${s} attempts`:"",u=a!==null?Ke:(0,p.xI)`check that a firewall or proxy lets this machine connect to ${(0,p.
KT)(o)}, or ${Ke}`,l=`publish ${Fe[n]} at this URL`;return(0,S.CC)("package-unreachable",{message:(0,p.xI)`${Fe[n]} of ${(0,b.oZ)(e)} ${c?"is missing":"cannot b\
e read"}: ${t}${i}`,operator:c?l:(0,p.xI)`check that ${(0,p.KT)(o)} serves the file to this machine`,user:u,guest:c?(0,p.xI)`${Ke}; only the operator of ${(0,p.
KT)(r)} can ${l}`:(0,b.B9)(r),...a===429&&{...Z.uK,operator:(0,p.xI)`raise the limit of ${(0,p.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}const Ue=e=>(0,b.
oZ)({...e,kind:"provider"}),He=(e,n="")=>(0,p.xI)`${Ue(e)} for ${e.platform} cannot be installed: ${n}${(0,b.dh)(e.why)}`;function xt(e){const{platform:n,host:t,
said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`;return(0,S.CC)("package-platform",{message:(0,p.xI)`${Ue(e)} ${a}: ${o?
(0,p.xI)`${(0,p.KT)(e.url)} lists none`:(0,b._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response say\
s, or ":""}publish the package for ${n}`,user:r?(0,p.xI)`set \`version\` to another one, or ask the operator of ${(0,p.KT)(t)} to correct what the response says`:
e.address.endsWith("/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new pa\
ckages":`set \`version\` to one with a package for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``})}const Pt=({suggestion:e,...n})=>(0,S.
CC)("package-protocol",{message:(0,p.xI)`${Ue(n)} requires plugin protocol ${(0,b.K4)(n.protocols,3,b.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"pu\
blish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":
`set \`version = "${(0,b.dh)(e,40)}"\`, the newest version with a supported protocol`}),At=e=>(0,S.CC)("package-document",{message:He(e,(0,p.xI)`the response of ${(0,p.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Ct=e=>(0,S.
CC)("package-sums",{message:He(e,(0,p.xI)`${(0,p.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),bt=e=>(0,S.CC)("package-unsigned",{message:He(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function St({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${n.platform}`);return(0,S.CC)("lock-platform-missing",{message:(0,p.xI)`the lock file has no checksum of ${Ue(n)} for ${n.platform}`,user:`\
run \`${t.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var Je=f(2801),Ie=f(180);const dn=({packages:e})=>e.
flatMap(({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function Rt(e,n){return[...e.found.steps.flatMap(s=>s.kind==="asked"?Dt(e,s)??[]:hn(e,s)).slice(0,1),
...Bt(e,n)]}function xe({item:e,version:n,found:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:z(e),version:n,
platform:s,url:r},host:(0,w.nx)(a),isMirror:c!==void 0}}const $e=(e,n,t)=>({item:e.item,cause:`package ${(0,m.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.
found.steps[0].answer.host});function Dt(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;
return t==="page"?ze(e,`the page at its location ${a}`):hn(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="documen\
t")return null;const a=(0,w.yo)(r)??r,{kind:c,address:i,version:u}=xe(e),l={host:a,package:(0,p.xI)`${c} ${(0,p.KT)(i)} ${u}`};return $e(e,`${a} not allowed`,()=>(0,Je.
wp)(l))}case"status":if(t==="location"&&Lt(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}; expected 204`;
return ze(e,c)}return t==="document"&&o.status===404?jt(e,o):$e(e,`${t} ${r} ${o.status}`,()=>fn(e,n,o));case"failed":return $e(e,`${t} ${r} ${(0,p.pj)(o.problem.
message)}`,()=>fn(e,n,o))}}const Lt=e=>e!==401&&e!==403&&!(0,Q.Mq)(e),Kt=["page","archive","repository"];function fn(e,{part:n,answer:{lastHop:t,url:s,attempts:o,
tokenSource:r}},a){const c=t?.url??s,i={...xe(e),part:n,url:c,at:(0,w.yo)(c)??c};if(a.kind==="failed"){const{code:k,message:y}=a.problem;if(k==="host-private-re\
direct")return a.problem;const $=k==="host-timeout"&&Kt.includes(n);return un({...i,why:y,attempts:o,status:null,isSlow:$})}const{kind:u,...l}=a,{status:d}=l,h={
...l,url:c,page:null};if(d===401||d===403||n==="repository"&&d===404){const k={token:t?.authorization??"none",source:r,isFork:e.isFork};return Et({...i,...k,...h})}
return un({...i,why:(0,b._r)(h),attempts:(0,Q.Mq)(d)?o:1,status:d,isSlow:!1})}const ze=(e,n)=>$e(e,`location ${n}`,t=>Ot({...xe(e),why:n,clients:X(t)})),Ut=(e,n)=>({
item:e,cause:`not followed ${n}`,describe:t=>{const s=[...new Set(t.map(z))];return(0,M.q)({what:"getter",getter:n,names:s})}});function jt(e,{kind:n,...t}){const{
item:s,version:o,found:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=xe(e),u=(s.answer.installation?.mirrors??[]).some(d=>d.
mirror?.url===a.url&&(0,ae.Of)(d)?.texts.includes(o)),l={provider:c,mirror:a.url,version:o,...t,url:i,isListed:u};return $e(e,`mirror ${a.url}`,()=>E(l))}function hn(e,n){
const{item:t,found:s}=e,o=xe(e),r=(a,c)=>$e(e,`${s.platform} ${a}`,c);switch(n.kind){case"refused":return ze(e,n.why);case"other":return Ut(t,n.getter);case"des\
cription":case"no-archive":return r(`document ${n.why}`,()=>At({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("pl\
atform",()=>xt({...a,...o}))}case"protocols":{const{protocols:a}=n,{newest:c}=(0,ae.tF)("provider",(0,ae.Of)(t.answer)?.compatible??[]);return r("protocols",()=>Pt(
{...o,protocols:a,suggestion:c}))}case"sums":return r(`sums ${n.why}`,()=>Ct({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,()=>bt({...o,...n}))}}function Bt(e,n){
const{item:t,version:s,found:o}=e,{platform:r,hashes:a}=o,c=_e(t),i=n.get(t.root.lockFile??"")?.get((0,m.IY)(t.wants))??[];if(c?.text!==s||a===null||i.length===
0)return[];if(i.some(d=>a.includes(d)))return[];const u=[(0,m.W$)(c.place)];return Wt(i,a)?[{...$e(e,`${r} lock`,d=>St({...xe(e),clients:X(d)})),places:u}]:[{item:t,
cause:"not followed contents",places:u,describe:h=>{const k=h.map(y=>`${z(y)} ${_e(y)?.text}`);return(0,M.q)({what:"contents",names:[...new Set(k)]})}}]}const Wt=(e,n)=>Ie.
CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t))),Xe=[];function Nt(e){const n=new Map,t=Map.groupBy(e,({root:s})=>s.directory);return Array.
from(t,([s,o])=>({directory:s,clients:X(o),rows:(0,K.c1)(o,N).map(r=>Ft(r,n))}))}function Ve(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function Ft(e,n){
const[t]=e,{kind:s,wants:o,of:r,answer:a}=t,c=(0,m.Im)(r).map(({text:u})=>u),i=e.flatMap(({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:
null]]);return{kind:s,address:I(t),source:Ve(z(t),n),host:o.host,constraints:Ve(c,n),locked:_e(t)?.text??null,chosen:Ve(Object.fromEntries(i),n),newest:(0,ae.Of)(
a)?.newest??null,platforms:Jt(e),...e.flatMap(dn).some(Ht)&&{isUnchecked:!0},worst:null,problems:Xe,places:(0,K.As)((0,m.ek)(r)),rejectedAt:Xt(e)}}const Ht=({outcome:e})=>e.
kind==="not-asked";function Jt(e){const n=e.flatMap(({packages:t})=>t).filter(({platform:t})=>t!=="");return n.length===0?Xe:[...Map.groupBy(n,({platform:t})=>t)].
map(([t,s])=>{const o=s.map(zt);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function zt({steps:e}){return e.some(({kind:n})=>n==="\
platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function Xt(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===void 0?Xe:[...(0,m.Im)(
n.of),_e(n)].flatMap(s=>s?.place??[])}function Vt(e,n){const{items:t}=e,s=[...te(t,n.isFork),...at(t),...st(t),...Yt(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.
kind==="read").map(r=>`${r.wants.host} ${ee(r)}`);return{notes:[...Qt(e),...g(s),...kt(e,n.upgrade),...e.notes,...Zt(t,n)],roots:Nt(t),requests:e.requests,answering:new Set(
o)}}const Yt=({items:e,lockHashes:n},t)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.flatMap(r=>Rt({item:s,version:o,
found:r,isFork:t},n))}),Gt=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function Qt({inside:e}){const n=({place:i})=>i!==m.cd,t=[...e.keys()].flatMap(
i=>i.calls),s=pn(t.filter(({isOpen:i})=>i)),o=pn(t.filter(({module:i,isOpen:u})=>i===null&&!u)),r=o.filter(({source:i})=>Gt.test(i)).length,a=[...e.values()].flatMap(
({undescribed:i})=>i).filter(n),c=a.flatMap(({module:i})=>i===null?[]:`${i.namespace}/${i.name}/${i.system}`);return[...Ye(a,{what:"inside",names:[...new Set(c)]}),
...Ye(s,{what:"open",names:s.map(({address:i})=>i)}),...Ye(o,{what:"direct",git:r,names:o.map(({address:i})=>i)})]}function Ye(e,n){const t=(0,K.NP)(e.map(({place:s})=>s));
return t.length===0?[]:[(0,q.kH)((0,M.q)(n),{places:t,clients:[]})]}const pn=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.place.line}`,n])).values()];function Zt(e,{
maxRequests:n}){const t=e.flatMap(o=>[o.answer,...dn(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:J(o),outcome:r}:[]));return(0,K.c1)(t,({host:o,
outcome:r})=>`${o} ${"problem"in r?(0,p.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,c=[...new Set(o.flatMap(d=>(0,m.ek)(d.item.of)))];
if("problem"in a)return[(0,q.kH)(a.problem,{host:r,places:c,needed:(0,K.ly)(c)})];const{why:i}=a;if(i==="service"||i==="not-allowed")return[];const u=[...new Set(
o.map(d=>U(d.item)))],l=(0,M.q)(i==="limit"?{what:i,max:n,names:u}:{what:i,names:u});return[(0,q.kH)(l,{host:r,places:(0,K.NP)(c),needed:!1})]})}var qt=f(4702),
es=f(1598),Ge=f(3298),ns=f(6542),ts=f(1456),Pe=f(7454),ss=f(7144),os=f(3070),mn=f(3214),rs=f(4035);const Ae=4;class Qe{#e=[];#n;constructor(n){this.#n=n}async pass(n){
const t=await this.enter();return n().finally(t)}async enter(){return this.#n===0?await new Promise(n=>this.#e.push(n)):this.#n-=1,()=>{const n=this.#e.shift();
n===void 0?this.#n+=1:n()}}}async function gn(e,n,{concurrency:t},s,o=Ae){const r=Map.groupBy(e,n);await vn(r.values(),t*Ae,a=>vn(a.values(),o,s))}async function vn(e,n,t){
const s=async()=>{for(const o of e)await t(o)};await Promise.all(Array.from({length:n},s))}const as=2*Ae,cs=1e3,is=3e4,ls=6e4;class us{gate=new Qe(Ae);largeBodies=new Qe(
1);requests=0;pause=Promise.resolve();silent=0;down=null}class ds{#e;#n;#c=(0,Ge.O)(n=>new us);#o=new Map;#s=new Set;#t=new Map;constructor(n){this.#e=n,this.#n=
new Qe(n.concurrency*Ae),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#t.set(t,this.#a({url:s}))}get requests(){return[...this.#o.
values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#n.pass(()=>this.#i(t,n)))}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.stop.onEnd.
delete(this.#r),this.#r()}#a({url:n}){const t=(0,Pe.X5)(n);return this.#c(t.ok?`${t.value.name} ${t.value.port}`:"")}async#i(n,t){if(n.down!==null)return n.down;
const s=await this.#l(n,t);if(typeof s=="string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.every(
({headMs:r})=>r===null)?n.silent+1:0,n.silent>=as&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)return Ze(
r,"stopped");if(n.requests>=o)return Ze(r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(h=>(0,Q.mh)(
r,h)!==null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:l}=fs(a,r.length,this.#e),d=(0,mn.v7)(u,this.#e);l&&(n.pause=d),await d}}async#u(n,t){const{
startTimer:s,monotonic:o}=this.#e,{patience:r}=t,a=this.#f(n);n.requests+=1;try{const c=await(0,os.e)({...t,planBody:i=>({...t.planBody(i),turn:()=>n.largeBodies.
enter()}),asks:"answer",session:a,timeoutMs:(0,rs.nT)(r),startTimer:s,monotonic:o});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,a)}}#d({
host:n},{hops:[t],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},c=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.
map(({host:u,expires:l})=>({host:u,expires:l}))];this.#o.set(n,{host:n,slowest:c?{url:t.url,timing:s}:r,certificates:(0,K.t6)(i,({host:u,expires:l})=>`${u} ${l}`)})}#f(n){
for(const[s,o]of[...this.#t].reverse())if(o===n&&(this.#t.delete(s),s.isOpen))return s;const t=new ss.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?
this.#t.set(t,n):this.#s.delete(t);const[s]=this.#t.keys();this.#t.size<=this.#e.concurrency||s===void 0||(this.#t.delete(s),this.#s.delete(s),s.close())}}const Ze=([
e,...n],t)=>e===void 0?t:[e,...n];function fs({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,mn.VJ)(e.head.retryAfter,
t()):null;return s===null?{ms:Math.min(cs*2**(n-1),is),isForHost:!1}:{ms:Math.min(Math.max(s,0),ls),isForHost:!0}}var ne=f(7811),fe=f(8643),je=f(1098),D=f(8153),
pe=f(9633),kn=f(9713),hs=f(8936),qe=f(1462);const ps={kind:"whole",maxBytes:8*1024*1024},me=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),ge=(e,n,t="")=>({
host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function ms(e,n){const{attemptMs:t}=n,s=e[(0,Q.mh)(e,n)??e.length-1]??e[0],
{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const c=(a??0)>t?"response":"body",i=o.url.host.replace(/:443$/,"");return{kind:"fa\
iled",problem:(0,hs.Qs)({host:i,asks:"answer",phase:c,limitMs:t}),transient:!0}}const wn=(e,{accepts:n=s=>s===200,plan:t=()=>ps})=>n(e.status)?t(e):null;function gs(e,n,t,s){
if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,
{status:a,reason:c}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const i=wn(o,t);if(i===null){const l=(0,qe.y8)(r.bytes);return{kind:"status",status:a,reason:c,
page:l,...(0,qe.Kd)(r.bytes,c)}}if(r.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const u=t.read(e,n,s);return u.ok?{kind:"read",value:u.value}:
u.why===D.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,page:(0,qe.y8)(r.bytes)}}const vs=3e4,ks={kind:"whole",maxBytes:1024*1024},
yn={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?ks:kn.IK},ws={...yn,accepts:()=>!0,read:({head:e})=>(0,ne.Ju)(e.apiVersion)},ys=(0,D.
w3)({data:(0,D.lq)((0,D.w3)({id:D.Qq}))}),$n={...yn,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,D.D4)(me(e),ys);return n.ok?n.value.data===null?(0,ne.
TR)("has no data"):(0,ne.Ju)(null):n}},$s=/^[\w-]+$/;async function Ms(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a,places:c}=s;if(!await n.hasToken(
o))return[];const i=n.belowService(r,o,d=>d),u=a.flatMap(d=>{const h=i(d);return typeof h=="string"?[]:[{client:d,base:h}]}),l=(0,K.c1)(u,({base:d})=>(0,fe.jr)(
d.url)).map(async d=>{const h=d.map(({client:$})=>$),k=await Es(s,Os({host:o,clients:h},d[0].base,n)),y={host:o,services:[r],places:c,clients:h,needed:(0,K.ly)(
c)};return k.map($=>(0,q.kH)($,y))});return(await Promise.all(l)).flat()});return(0,q.Qp)((await Promise.all(t)).flat(),({host:s,services:o,problem:r})=>[s,o,r.
code,r.message])}function Os({host:e,clients:n},t,{send:s,timeoutMs:o}){const r=({client:a})=>({client:a,attemptMs:o??vs,retries:1});return async(a,c)=>{const i=(0,pe.
ny)(t.url,a),u=()=>({...t,url:i}),l=`cloud ${(0,fe.jr)(i)}`,d=await s({...c,host:e,clients:n,at:u,once:l,patience:r});return Object.values(d)[0]??ge(e,"service")}}
async function Es({host:e,service:n,organization:t,workspace:s},o){const r=await o("ping",ws);if(r.outcome.kind!=="read")return en(r);const{value:a}=r.outcome,i=n===
L.OZ&&!_s(a)?[je.EK({url:r.url,version:a})]:[];if(t===null)return i;const u={host:(0,w.nx)(e),organization:t},l=await o(`organizations/${t}/entitlement-set`,$n);
if(l.outcome.kind!=="read"){const C=l.tokenSource??"",F=Mn(l),B=F?[je.Dr({...u,source:C,...F})]:[];return[...en(l),...B,...i]}if(s===null)return i;const d=await o(
`organizations/${t}/workspaces/${s}`,$n),h=Mn(d);if(h===null)return[...en(d),...i];const k="status"in h&&h.status===404,y={...u,workspace:s},$=k?je.Fu(y):je.dF(
{...y,...h});return[...i,$]}const en=({outcome:e})=>"problem"in e&&e.problem.code!=="host-private-redirect"?[e.problem]:[];function Mn({url:e,outcome:n}){return n.
kind==="unreadable"?{url:e,why:n.why}:n.kind==="status"?{url:e,status:n.status,reason:n.reason}:null}const On=(0,Te.oF)("2.5");function _s(e){const n=(0,Te.oF)(
e??"");return On===null||n!==null&&(0,Te.Zy)(n,On)>=0}function Ts(e,n){const t=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)
return[];const u=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,l=En(r.organization??u),d=En(r.name);return c.map(({host:h,service:k,clients:y})=>({host:h,service:k,
organization:l,workspace:d,clients:y,places:[i]}))}),s=({host:o,service:r,organization:a,workspace:c})=>[o,r,a,c].join(" ");return(0,K.c1)(t,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const En=e=>e&&$s.test(e)?e:null;var _n=f(8225);const Is=1e4;async function xs(e,n){
const s=n.visits.values().flatMap(r=>Ps(r).map(a=>({visit:r,url:a,host:(0,w.Pm)(a)??""}))).filter(({visit:r,url:a,host:c})=>a.scheme==="https"&&c!==r.host&&(0,Pe.
X5)(a).ok&&n.isAllowed(c)),o=(0,K.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:c}=r,i=await As(r,a,n);if(i===null||i.code==="host-private-r\
edirect")return[];const u=e.some(d=>d.host===c&&d.service===L.S3),l=u?["hostnames input"]:[];return[(0,q.kH)(i,{host:c,services:[L.S3],places:l,needed:u})]});return(await Promise.
all(o)).flat()}function Ps({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,w.nx)(e),{url:s,services:o}=n,a=(0,L.TE)(L.S3,{services:o,documentUrl:s,
display:t,client:"terraform"});return a.kind!=="object"?[]:(0,_n.u)((0,_n.m)(a.value,s,t).value).map(({url:c})=>c)}async function As({host:e,attempt:n},t,{send:s,
originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,
patience:({client:c})=>({client:c,attemptMs:r??Is,retries:1}),accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,ne.Ju)(null)});return a?.outcome.
kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var Cs=f(7057);const bs=(0,D.w3)({name:D.Qq,source:D.Qq,version:D.Qq}),Ss=(0,D.w3)(
{name:D.Qq,version:D.Qq,namespace:(0,D.LT)(D.Qq),source:(0,D.LT)(D.Qq)}),Tn=(0,D.w3)({path:D.Qq,providers:(0,D.p_)((0,D.lq)(Ss)),dependencies:(0,D.p_)((0,D.lq)(
bs))}),Rs=(0,D.w3)({version:D.Qq,root:Tn,submodules:(0,D.p_)((0,D.lq)(Tn))}),Ds=(0,D.w3)({modules:(0,D.p_)((0,D.lq)((0,D.w3)({source:D.Qq,versions:(0,D.p_)((0,D.
lq)(Rs))})))});function Ls(e){const n=(0,D.qL)(e,Ds);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().
length>D._5)return(0,ne.TR)(D.ch);if(o.includes(null)||r.flat().includes(null))return(0,ne.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===
void 0)return(0,ne.TR)('has no element in "modules"');const c=a.flatMap(i=>i??[]);return(0,ne.Ju)({texts:c.map(({version:i})=>i),described:s>D._5?new Map:Ks(c)})}
function Ks(e){const n=e.map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(c=>c??[]).map(({path:c,dependencies:i,providers:u})=>({path:c,calls:i.
flatMap(l=>l??[]),providers:u.flatMap(l=>l??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}var In=f(
4443),Be=f(9897),Us=f(9179);const js=(0,D.w3)({location:D.Qq,use_registry_credentials:(0,D.lq)(D.zM)}),Bs=(0,D.w3)({location:D.Qq,use_registry_credentials:D.gy}),
Ws=(e,n)=>(0,D.D4)(e,n?js:Bs,"struct");function Ns({status:e,header:n,body:t,downloadUrl:s},o,r){if(o==="opentofu"&&e!==204){const a=Ws(t,r);if(!a.ok)return he(
`the response ${a.why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return Fs(c,i,s);if(c!=="")return xn(c,s,o)}return n?xn(n,s,o):he(Hs[o])}
function Fs(e,n,t){if(e==="")return he("the response has `use_registry_credentials` and no `location`");const s=(0,pe.EH)(t,e);return s.ok?{kind:"direct",url:s.
value,usesCredentials:n}:he(s.why)}const Hs={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terra\
form-Get header"},he=e=>({kind:"refused",why:(0,Us.Nx)(e)});function Js(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return t===void 0?he(`invalid so\
urce string: ${e}`):(0,Be.WS)(t,n)?An(e,n):he(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function xn(e,n,t){const s=(0,pe.ut)(n,e);if(!s.
ok)return he(s.why);const{kind:o}=(0,R.vL)(s.value,t);return o==="local"||o==="registry"?he("must be a direct remote package address"):An(s.value,t)}const Pn="z\
ip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",zs=new RegExp(`^(?:${Pn}|tar\\.(?:gz|bz2|xz))$`),Xs=new RegExp(`\\.(?:${Pn})$`),Vs=/^(?:0|f|F|false|FALSE|False)$/;function An(e,n){
const t=(0,Be.cx)(e,n);if(!t.ok)return he(t.why);const{getter:s,url:o}=t.value;if(!(0,Be.WS)(s,n))return he((0,Be.Ns)(e,t.value));if(o===null||!/^https?$/.test(
o.scheme))return{kind:"other",getter:s};const r=(0,In.xB)(o.query);if(s==="git")return{kind:"git",url:nn(o,[])};if(!/^https?$/.test(s))return{kind:"other",getter:s};
const a=r.find(([u])=>u==="archive")?.[1]??"",c=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?Xs.test(o.path):!Vs.test(a)&&zs.test(a))?
{kind:"archive",url:nn(o,c)}:r.some(([u,l])=>u==="checksum"&&l!=="")?he("checksum cannot be specified for directory download"):{kind:"page",url:nn(o,[...c,["ter\
raform-get","1"]])}}const nn=(e,n)=>({...e,query:(0,In.Ge)(n),forceQuery:!1,fragment:""}),Ys={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Gs(e){for(const[
n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;
const r=new Map;for(const[,c="",i,u,l]of n.matchAll(Qs))r.set(c.toLowerCase(),i??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!==
"")return Zs(a)}return null}const Qs=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Zs=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==
void 0?Ys[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),qs=3e4,tn={kind:"excerpt",maxBytes:1024},eo=128*1024,sn=e=>({client:n})=>({client:n,attemptMs:qs,
retries:n==="opentofu"?e:0}),on={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>tn,read:()=>(0,ne.Ju)(""),patience:sn(0),netrc:Q.
Du},no={...on,name:"provider archive",patience:sn(2),netrc:["terraform"]},to={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>tn,
read:()=>(0,ne.Ju)("")},so={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?tn:{kind:"excerpt",maxBytes:eo},read:({head:e,body:n})=>{
const t=e.terraformGet||Gs(me(n));return t===null?(0,ne.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,ne.Ju)(t)},patience:sn(0),netrc:Q.
Du},oo={...on,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},Cn={name:"sums",headers:{},read:({body:e})=>(0,ne.Ju)(me(e))},ro={...Cn,name:"signature",
read:({body:{bytes:e}})=>(0,ne.Ju)((0,Ie.jY)(e)??"")};async function bn({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:c,isNamed:i}){const u=(0,w.
Pm)(t);if(u!==null&&u!==n&&!i(u))return ge(n,"not-allowed",(0,fe.Pl)(t));const l=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,fe.jr)(t)}`,h={...r,
host:n,clients:c,at:l,once:d,isAnonymous:!o},{[e]:k}=await a(h);if(k===void 0)throw new Error("a client without an answer");return k}function ao(e,n){const t=e.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Sn(t,new Map,n)}async function co(e,n,t){const s=({
module:o,client:r})=>(0,ae.Of)(n.get((0,m.MP)(o))?.[r]);for(;;){const o={left:mt},r=new Map(e.map(c=>[c,gt(c,s,o)])),a=Array.from(r.values(),c=>c.calls).flat().
filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,m.MP)(c)));if(a.length===0)return r;await Sn(a,n,t)}}async function Sn(e,n,t){const s=(0,K.c1)(e,({module:o})=>(0,m.
MP)(o));return await gn(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,c=await t.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],
at:t.belowService(L.e$,a,i=>(0,pe.fZ)(i,r)),read:({body:i},u,l)=>io(me(i),o,l)});n.set((0,m.MP)(r),c)}),n}function io(e,n,t){const s=Ls(e);if(!s.ok)return s;const{
texts:o,described:r}=s.value;if(!t.keep(o))return(0,ne.TR)(D.ch);const a=(0,ae.tF)("module",o,{work:t}),c=lt(r,a,n);return(0,ne.Ju)(c.size===0?a:{...a,described:c})}
const lo={accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,ne.Ju)({status:s,header:o,body:me(n),downloadUrl:t})}};
function uo({address:e,version:n,clients:t},s){const{host:o}=e,r=s.belowService(L.e$,o,c=>(0,pe.sw)(c,e,n)),a=s.send({...lo,host:o,clients:t,at:r});return async c=>{
const{[c]:i}=await a;return i===void 0?null:{platform:"",steps:await ho(c,i,s),hashes:null}}}const fo=10;async function ho(e,n,t){const{outcome:s,host:o}=n,r={kind:"\
asked",part:"location"};if(s.kind!=="read")return[{...r,answer:n}];const{downloadUrl:a}=s.value,c={...n,outcome:{kind:"read",value:null}},i=[{...r,answer:c}],u=(0,Q.
sX)(t.versionOf("opentofu"));let l=Ns(s.value,e,u),d=t.originOf(n.lastHop);for(let h=0;l.kind!=="refused"&&l.kind!=="other";h+=1){if(l.kind==="page"&&h===fo){const T=`\
too many X-Terraform-Get redirects: ${h+1}`;return[...i,{kind:"refused",why:T}]}const[k,y]=mo[l.kind],$=l.kind==="direct"&&l.usesCredentials,C=$&&po(a,l.url),F=await bn(
{registry:o,client:e,url:go(l),origin:d,token:C},y,t),{outcome:B}=F;if($&&!C&&B.kind==="status"&&B.status===401){const T=`the token of the registry from ${(0,w.
Pm)(l.url)}`;return[...i,{kind:"other",getter:T}]}if(i.push({kind:"asked",part:k,answer:F}),l.kind!=="page"||B.kind!=="read")return i;d=t.originOf(F.lastHop),l=
Js(B.value,e)}return[...i,l]}function po(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Pe.be)(s)}));return(0,Cs.nL)(t).at(-1)==="s\
ent"}const mo={archive:["archive",on],direct:["archive",to],page:["page",so],git:["repository",oo]},go=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/re\
fs`,query:"service=git-upload-pack"}:n;function vo({settings:e,network:n,visits:t,dialect:s,requirements:o}){const r=o.filter(({because:k})=>k.some(y=>typeof y!=
"string")),a=e.hostnames.flatMap(k=>k.addresses),c=Rn(a).difference(Rn(r)),i=k=>w.Jr(k,e.allowedHosts),u=k=>w.ev(k,e),l=k=>{const y=(0,fe.Dl)(k?.url??""),$=y.ok?
(0,Pe.X5)(y.value):null,{address:C=null}=k??{};return{isPublic:!$?.ok||(0,Pe.Ul)(n,$.value.name,C)}},d=(k,y,$)=>{const C=t.get(y);if(C===void 0)return"service";
const{discovery:F,hops:B}=C.attempt,T=C.forced.find(rn=>rn.client===$),oe=T===void 0?F:{...T,kind:"found",url:w.cu(y)};if(oe.kind!=="found")return"service";const{
url:de,services:ie}=oe,Me=w.nx(y),ve=(0,L.TE)(k,{services:ie,documentUrl:de,display:Me,client:$});if(ve.kind!=="url"||!(0,Pe.X5)(ve.url).ok)return"service";const{
url:Oe}=ve;if(T!==void 0)return{url:Oe,origin:null};const Ce=w.Pm(Oe)??"";return Ce===y||u(Ce)||c.has(`${y} ${k}`)?{url:Oe,origin:l(B[0])}:"not-allowed"},h=(k,y,$)=>C=>{
const F=d(k,y,C);return typeof F=="string"?F:{...F,url:$(F.url)}};return{clients:s.clients,visits:t,belowService:h,isAllowed:i,isNamed:u,originOf:l}}const Rn=e=>new Set(
e.map(({host:n,service:t})=>`${n} ${t}`));var Se=f(3556),Dn=f(5168);async function ko(e,n){const t=new Map,s=e.flatMap(a=>a.providers.map(({provider:c})=>({provider:c,
root:a}))),o=(0,K.c1)(s,({provider:a})=>(0,m.JT)(a));return await gn(o,([{provider:a}])=>a.host,n,async a=>{const[{provider:c}]=a,i=Ln(a),u=Ln(a.filter(({root:h})=>!n.
isInstalled(c,h))),l=n.send({...wo,...Kn(c,n),clients:u}),d=i.map(async h=>[h,await yo(h,{address:c,clients:i},l,n)]);t.set((0,m.JT)(c),Object.fromEntries(await Promise.
all(d)))},4*Ae),t}const Ln=e=>[...new Set(e.map(({root:n})=>n.client))],wo={read:({body:e},n,t)=>{const s=Se.TT(me(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return t.keep([...o,...r.warnings])?(0,ne.Ju)((0,ae.tF)("provider",o,{...r,work:t})):(0,ne.TR)(D.ch)}},Kn=(e,{belowService:n})=>({host:e.host,at:n(L.xq,e.host,t=>(0,pe.
i5)(t,e))});async function yo(e,n,t,s){const{address:o}=n,r=ge(o.host,"service"),a=async()=>(await t)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[Un]).map($=>$.kind===
"direct"?a():$.kind==="local"?jn($,o,s):Bn(e,$,n,"index.json",Oo,s)),[u=r,...l]=await Promise.all(i),d=Eo([u,...l]),h=await $o(o,e,await a(),s);if(c===null&&h===
null)return d;const k=[u,...l].filter(({mirror:$})=>$!==void 0),y=c&&{place:c.place,methods:i.length,mirrors:k};return{...d,...y&&{installation:y},...h===null?{}:
{movedTo:h}}}const Un={kind:"direct"};async function $o(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hash\
icorp"||o!==(0,R.Vm)(n))return null;const{[n]:i}=await s.send({...Kn({...e,namespace:"-"},s),clients:[n],read:({body:u})=>Se.tD(me(u),a)});return i?.outcome.kind===
"read"?i.outcome.value:null}function jn(e,n,{localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=ge(n.host,"service",o??""),c=t(e,n);if(o===null||c===null)return a;
const i={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(c==="missing"){const l=A({mirror:o,kind:"path",at:(0,Dn.Ge)(r)});return{...i,outcome:{kind:"\
failed",problem:l}}}const u=[...new Set(c.map(({version:l})=>l))];return u.length>0?{...i,outcome:{kind:"read",value:(0,ae.tF)("provider",u)}}:{...i,outcome:{kind:"\
status",status:404,reason:"",page:null}}}const Mo=5;async function Bn(e,{url:n,place:t},{address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:u}){const l={url:(0,fe.
Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,w.Pm)(n),h=(0,pe.zS)(n,s,r);if(!h.ok){const B=(0,Dn.Ge)(t),T={mirror:l.url,at:B,provider:(0,m.JT)(s)},oe={kind:"\
failed",problem:A({...T,kind:"port"})};return{...ge(d,"service",l.url),outcome:oe,mirror:l}}const k=B=>B.kind==="network"&&(0,fe.jr)(B.url)===(0,fe.jr)(n),y=o.filter(
B=>u(s,B)?.methods.some(k)),$=i(d)?{url:h.value,origin:null}:"not-allowed",C=`mirror ${(0,fe.jr)(h.value)}`,{[e]:F=ge(d,"service")}=await c({host:d,clients:y,at:()=>$,
once:C,read:a,maxRedirects:Mo,patience:B=>B.client==="opentofu"?{...B,retries:0}:B});return{...F,mirror:l}}function Oo({head:e,body:n},t,s){const o=Se.oM(me(n),
e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,Te.rK)(a)!==null);return s.keep(r)?(0,ne.Ju)((0,ae.tF)("provider",r,{work:s})):(0,ne.TR)(D.ch)}function Eo([
e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:c})=>c.kind==="not-asked"),o=t.find(_o)??s.find(({outcome:c})=>c.kind==="not-asked"&&c.why!==
"service")??s[0];if(o!==void 0)return o;const r=t.flatMap(c=>(0,ae.Of)(c)??[]),a=t.find(c=>(0,ae.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.length===
0)?t.find(({mirror:c})=>c===void 0)??a??e:{...a,outcome:{kind:"read",value:To(r)}}}const _o=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="s\
tatus"&&e.status!==404,To=e=>(0,ae.tF)("provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),
warnings:e.flatMap(({warnings:n=[]})=>n)});function Io(e,n){const{address:t,clients:s}=e,o=i=>n.methodsOf(t,i)?.methods??[Un],r=i=>o(i).every(({kind:u})=>u==="d\
irect"),a=Wn({...e,clients:s.filter(r)},n),c=async(i,u)=>{if(i.kind==="local")return xo(e,i,n);if(i.kind==="network")return Ao(u,e,i,n);const l=r(u)?a:Wn({...e,
clients:[u]},n);return Po(u,e,await l,n)};return async i=>{let u=null;for(const l of o(i))if(u=await c(l,i),u?.steps.some(({kind:d})=>d==="platform")!==!0)return u;
return u}}function xo({address:e,version:n,platform:t},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&
l.platform===t),c={kind:"read",value:null},u={kind:"asked",part:"document",answer:{...jn(s,e,o),outcome:c}};return{platform:t,steps:a?[u]:[u,{kind:"platform"}],
hashes:null}}function Wn({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{host:a}=e,c=r(L.xq,a,i=>(0,pe.ad)(i,e,n,t));return o({host:a,
clients:s,at:c,read:ne.Ju})}async function Po(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,Q.sX)(s.versionOf(e))?"opentofu be\
fore 1.12":e;return await Nn(e,n,t,({body:c,url:i})=>{const u=Se.h(me(c),r);if(!u.ok)return u;const l=Ie.KB(u.value,n,i),{shasums_url:d,shasums_signature_url:h}=u.
value,k=[d,h,u.value.download_url].map(T=>(0,pe.Fl)(i,T)),[y,$,C]=k.flatMap(T=>T.ok?T.value:[]),F=y&&$&&C&&l.early.every(({kind:T})=>T==="no-archive"),B=F?{sums:y,
signature:$,document:u.value}:null;return(0,ne.Ju)({...l,signed:B,archive:F?C:null})},s)}async function Ao(e,n,t,s){const{platform:o,version:r}=n,a=await Bn(e,t,
n,`${r}.json`,ne.Ju,s);return await Nn(e,o,a,({head:i,body:u,url:l})=>{const d=Se.I0(me(u),i.contentType,o);if(!d.ok)return d;const h={...Ie.uH(d.value,o),signed:null};
if(d.value===null)return(0,ne.Ju)({...h,archive:null});const k=(0,pe.Fl)(l,d.value.url);return k.ok?(0,ne.Ju)({...h,archive:k.value}):(0,ne.TR)(`has an invalid \
\`url\`: ${k.why}`)},s)}async function Nn(e,n,t,s,o){const{outcome:r,host:a}=t,c=T=>({kind:"asked",part:"document",answer:{...t,outcome:T}});if(r.kind!=="read"){
const oe=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[c(r),...oe],hashes:null}}const i=s(r.value);if(!i.
ok){const T={kind:"unreadable",why:i.why,page:null};return{platform:n,steps:[c(T)],hashes:null}}const{early:u,late:l,hashes:d,signed:h,archive:k}=i.value,y=[c({
kind:"read",value:null}),...u],$={registry:a,client:e,origin:o.originOf(t.lastHop)},C=async(T,oe,de)=>{const ie=await bn({...$,url:oe},de,o);return y.push({kind:"\
asked",part:T,answer:ie}),ie.outcome.kind==="read"?ie.outcome.value:null},F=h&&await C("sums",h.sums,Cn),B=h&&F!==null?await C("signature",h.signature,ro):null;
if(k!==null&&(h===null||B!==null)&&await C("archive",k,no),h!==null){const T=e==="opentofu"&&a===(0,R.Vm)(e),oe={sums:F,signature:B,url:(0,fe.Pl)(h.sums)};y.push(
...l,...Co(h.document,oe,o.mayLackKeys&&T))}return{platform:n,steps:y,hashes:d}}function Co(e,{sums:n,signature:t,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(u=>u?.ascii_armor??null),a=r.length===0&&o,c=n===null?null:Ie.yI(n,e),i=a?null:Ie.fi(r)??t;return[...c===null?[]:[{kind:"sums",url:s,why:c}],...i?[{kind:"un\
signed",why:i}]:[]]}var Fn=f(9968);const bo=1e6,So=1e5,Ro=2e4;class Do{#e;constructor(n,t){this.#e=bo+n*So+t*Ro}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){
let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#n((t?1:1/8)*n.length+12*s)}keep(n){return this.#n(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){
return this.#n(n*(25+2*t))}#n(n){return this.#e-=n,!this.isSpent}}var Lo=f(3065);const Ko=9;function Uo(e,n,t){const s=jo(e,n,t),o=new Map;return{versionOf:s.versionOf,
hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return Jn(r,s);const c=o.get(a)??Jn(r,s);return o.set(a,c),c}}}const Hn={
token:null,source:null};function jo(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,learn:c,progress:i,settings:u}=e,l=new Map(s.map(h=>[h.client,h.patience]));
let d=0;return i({total:t,done:d}),{ask:async h=>{const k=await n.ask(h);return d+=1,i({total:Math.max(t,d),done:d}),k},versionOf:h=>(0,Q.tB)(h,r.versions),patienceOf:h=>l.
get(h)??{client:h,attemptMs:1e4,retries:1},tokenOf:async h=>{const{answer:k}=await o.find(h),{token:y=null,source:$=null,isUnsendable:C}=k??{};return y===null||
C?Hn:{token:y,source:$}},workOf:(0,Ge.O)(h=>new Do(u.maxRequests,t)),withLogin:(0,Lo.i5)(a,c)}}async function Jn(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;
if(s.length===0)return{};const c=s.map(d=>{const h=o(d);return typeof h=="string"||!r?.includes(d)?{client:d,where:h}:{client:d,where:{...h,url:n.withLogin(h.url)}}}),
i=(0,K.c1)(c,({where:d})=>typeof d=="string"?d:(0,fe.jr)(d.url)),u=a?Hn:await n.tokenOf(t),l=i.map(d=>Bo(e,d,u,n));return Object.fromEntries((await Promise.all(
l)).flat())}async function Bo(e,n,{token:t,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:c}){const{host:i,headers:u,maxRedirects:l=Ko,patience:d=T=>T}=e,[{client:h,
where:k}]=n,y=n.map(({client:T})=>T),$=T=>y.map(oe=>[oe,T]),C=(T,oe)=>({...ge(i,T,oe),tokenSource:s});if(typeof k=="string")return $(C(k));const F=(0,fe.Pl)(k.url),
B=c(i);if(B.isSpent)return $(C("work",F));try{const T=await o({...k,host:i,token:t,headers:u??{"x-terraform-version":a(h)},planBody:ie=>wn(ie,e)??kn.IK,maxRedirects:l,
patience:y.map(ie=>d(r(ie)))});if(typeof T=="string")return $(C(T,F));const oe=T.at(-1)?.hops.at(-1)??null,de=Map.groupBy(y,ie=>ms(T,d(r(ie))));return Array.from(
de,([ie,Me])=>{const ve=gs(ie,k.url,e,B),Oe={host:i,url:F,tokenSource:s,outcome:ve,attempts:T.length,lastHop:oe};return Me.map(Ce=>[Ce,Oe])}).flat()}catch(T){if((0,Fn.
qo)(T))throw T;const oe=(0,Je.n3)({host:(0,w.nx)(i),thrown:T});return $({...C("service",F),outcome:{kind:"not-asked",why:"unchecked",problem:oe}})}}async function Wo(e,n){
const{checkouts:t,dialect:s,directory:o,machine:r,settings:a}=n,c=[...e,...(0,es.n)(a.hostnames,s.clients)],i=t?.plugins??null,u={root:o,plugins:i,releases:s.releases,
asksMirrors:!0},l=(0,ns.x)(n.configs,u,c,n.learn),d=c.flatMap(({calls:$})=>$.flatMap(({module:C})=>C??[])),h=c.flatMap(({providers:$})=>$.map(({provider:C})=>C)),
k=new Set([...d,...h].map(m.IY)).size,y=new ds({...n,maxRequests:a.maxRequests});try{const{environment:$,platform:C}=r,{concurrency:F}=n,B={...Uo(n,y,k),...vo(n),
...l,concurrency:F,timeoutMs:a.timeoutMs,mayLackKeys:$.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true"},T=a.depth==="packages",oe=a.platforms.length===0?[C]:a.platforms,
de=(le,Go)=>{const Gn=No(c,le,Go,a.upgrade,B);return T?Fo(Gn,le==="module"?[""]:oe,B):Gn},[[ie,...Me],[ve,Oe,...Ce],Vn,rn]=await Promise.all([ko(c,B).then(le=>Promise.
all([le,de("provider",le)])),ao(c,B).then(le=>Promise.all([le,co(c,le,B),de("module",le)])),Ms(Ts(n.usages,$),B),xs(n.requirements,B)]),Jo=Map.groupBy([...Ce,...Me].
flat(),({root:le})=>le),Yn=c.flatMap(le=>Jo.get(le)??[]),zo=new Map([...ve,...ie]),Xo=Yn.flatMap(({root:le})=>le.lockFile??[]),Vo=T?t?.lockHashes??(0,ts.hc)(new Set(
Xo),o):new Map,Yo=[...Vn,...rn];return{items:Yn,versions:zo,inside:Oe,lockHashes:Vo,notes:Yo,requests:y.requests}}finally{y.close()}}function No(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(c=>{const{client:i}=c;if(n==="module")return c.calls.flatMap(l=>{const{module:d,isOpen:h}=l;if(d===null)return[];const k=zn(
t,d,i),y=h?{answer:k,choice:null}:Xn(k,l,{client:i});return[{kind:n,root:c,of:l,wants:d,...y,packages:[]}]});const u=(0,Q.Jd)(i,o(i));return c.providers.map(l=>{
const{provider:d,locked:h}=l,y=r(d,i)===null&&a(d,c)?ge(d.host,"service"):zn(t,d,i),$=s?null:h?.text??null,C=Xn(y,l,{client:i,held:$,rejectsUnreadable:u});return{
kind:n,root:c,of:l,wants:d,...C,packages:[]}})})}const zn=(e,n,t)=>e.get((0,m.IY)(n))?.[t]??ge(n.host,"service");function Xn(e,n,t){const s=(0,ae.Of)(e),o=(0,m.
Im)(n).map(({text:a})=>a),r=s&&(0,ae.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function Fo(e,n,t){
const s=e.flatMap(c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),o=(0,K.c1)(s,({item:c,version:i})=>`${(0,m.IY)(c.wants)} ${i}`),r=n.flatMap(
c=>o.map(async i=>{const[{item:u,version:l}]=i,d=[...new Set(i.map(({item:$})=>$.root.client))],h={version:l,clients:d,platform:c},k=u.kind==="module"?uo({...h,
address:u.wants},t):Io({...h,address:u.wants},t),y=(0,Ge.O)(k);return Promise.all(i.map(async({item:$})=>[$,await y($.root.client)]))})),a=Map.groupBy((await Promise.
all(r)).flat(),([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,u])=>u??[])}})}async function Ho(e,n,t){try{return Vt(await Wo(
e,n),t)}catch(s){if((0,Fn.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,q.kH)((0,Je.n3)({host:(0,w.nx)(
r),thrown:s}),{host:r}):[]);return{...qt.j7,notes:o}}}})};export{Zo as id,qo as ids,er as modules};
