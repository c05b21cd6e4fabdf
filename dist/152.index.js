const qo=152,er=[152],tr={3065:((ke,ce,f)=>{f.d(ce,{i5:()=>te,wW:()=>R});var g=f(6760),O=f(9968),Q=f(4443),W=f(7057),h=f(3298);const Z=1024*1024;function te(A,E){
const C=(0,h.O)(()=>N(A));return y=>{if(y.scheme!=="https"||(y.user?.name??"")!=="")return y;const I=C().get(y.host);return I===void 0?y:($(I,E),{...y,user:{name:L(
I.name),password:L(I.password)}})}}const q=20;function $({name:A,password:E},C){C(new W.ou(E)),A.length>=q&&!A.includes("@")&&C(new W.ou(A)),C(new W.ou(Buffer.from(
`${A}:${E}`).toString("base64")))}function R({user:A},E){if(A===null)return;const{name:C,password:y}=A;$({name:(0,Q.Uw)(C),password:(0,Q.Uw)(y??"")},E)}function L(A){
const E=(0,Q.V$)(A.replaceAll("%","%25"),"user");return E.ok?E.value:""}function N({environment:A,system:E,accountHome:C}){const{NETRC:y,HOME:I,USERPROFILE:b}=A,
P=I||(E==="windows"?b:null)||C,H=y||P&&(0,g.join)(P,E==="windows"?"_netrc":".netrc")||"",V=(0,O.yR)(H,Z);return V.ok?K(V.text):new Map}function K(A){const E=new Map,
C=Array.from(A.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),y=()=>C.next().value??"";let I={name:"",password:""},b=!1;for(const P of C)switch(P){case"mach\
ine":case"default":{I={name:"",password:""};const H=P==="machine"?y():null;H!==null&&!E.has(H)&&E.set(H,I);break}case"login":I.name=y();break;case"password":I.password=
y();break;case"account":case"macdef":y(),b||=P==="macdef";break;default:if(!P.startsWith("#")&&!b)return E}return E}}),6542:((ke,ce,f)=>{f.d(ce,{p:()=>A,x:()=>C});
var g=f(3024),O=f(6760),Q=f(3916),W=f(5168),h=f(6936),Z=f(2172),te=f(9432),q=f(9119),$=f(8032),R=f(5106),L=f(3298),N=f(3065),K=f(1456);function A(z,j,X){const m=H(
j,P(X),X),v=[],M=(J,{host:ee},se)=>{const G=(0,Z.lc)(J,ee,se),re=G&&m.get(se)?.find(G,(0,Q.dirname)(J.place.file));return!G||!re?!0:(v.push({client:se,way:re,provider:(0,Z.
JT)(G)}),!1)},x=(J,ee)=>{if(ee.service!==R.xq)return ee;const se=ee.clients.filter(G=>M(J,ee,G));return se.length===ee.clients.length?ee:{...ee,clients:se}},B=z.
map(J=>{const ee=J.needs.map(se=>x(J,se));return ee.every((se,G)=>se===J.needs[G])?J:{...J,needs:ee.filter(({clients:se})=>se.length>0)}}),Y=[...m.values()].flatMap(
J=>J.findings);return{usages:B,remarks:E(v),findings:Y}}function E(z){return(0,q.c1)(z,({client:j,way:X})=>[j,...X].join(" ")).map(j=>{const[{client:X,way:m}]=j,
[v,M]=m,x=new Set(j.map(({provider:Y})=>Y)),B=(0,te.px)(x.size,"provider");return`${$.bB[X]} ${v} ${B} ${M}`.trim()})}function C(z,j,X,m){const v=(0,h.k)(),M=P(
j),x=(0,L.O)(()=>y(X)),B=(0,L.O)(()=>I(X,M)),Y=H(z,M,j);for(const{installation:G}of Y.values())for(const re of G?.methods??[])re.kind==="network"&&(0,N.wW)(re.url,
m);return{methodsOf:(G,re)=>{const{installation:ue=null,holding:we}=Y.get(re)??{};if(ue===null){const[Oe,...Ee]=(we?.(G)??[]).map(W.vH);return Oe===void 0||B().
has((0,Z.JT)(G))?null:{place:Oe.place,methods:[Oe,...Ee]}}return b(ue,G,re,j.releases)?null:{place:ue.place,methods:(0,W.cd)(ue,G)}},isInstalled:(G,{directory:re,
client:ue})=>re!==Z.cd.file&&!!Y.get(ue)?.find(G,re),localPackages:({path:G},re)=>{const ue=x().get((0,Z.JT)(re))??null;if(G===null||ue===Z.cd.file||!(0,O.isAbsolute)(
G)&&(ue===null||j.plugins))return null;const we=(0,O.isAbsolute)(G)?G:(0,O.join)(j.root,ue??"",G);return(0,g.existsSync)(we)?v(we,re):"missing"}}}function y(z){
const j=new Map;for(const{directory:X,providers:m}of z)for(const v of m.map(({provider:M})=>(0,Z.JT)(M))){const M=j.has(v)&&j.get(v)!==X;j.set(v,M?null:X)}return j}
function I(z,{around:j,holds:X}){const m=(x,B)=>B===Z.cd.file||j(B).some(({path:Y})=>X(Y,x)),M=z.flatMap(x=>x.providers.map(B=>({...B,root:x}))).filter(({provider:x,
root:B})=>m(x,B.directory));return new Set(M.map(({provider:x})=>(0,Z.JT)(x)))}const b=({overridden:z},j,X,m)=>m.every(v=>v.client!==X||v.skipsOverridden)&&z.some(
v=>(0,Z.JT)(v)===(0,Z.JT)(j)),P=({root:z,plugins:j=null})=>j===null?(0,K.Up)(z):(0,K.Ml)(j),H=(z,j,X)=>new Map(z.map(m=>{const v=(0,W.Ol)(m),M=(0,h.k)(),x=v.mirrors.
filter(({path:G})=>(0,g.existsSync)(G)),B=G=>x.filter(({path:re})=>M(re,G).length>0),Y=(G,re)=>{const{around:ue,holds:we}=j,Ee=ue(re).find(({path:be})=>we(be,G))??
B(G)[0];return Ee?["installs",`from ${Ee.shown} instead of a registry`]:null},{client:J,installation:ee}=v,se=ee===null?Y:V(J,ee,X);return[J,{...v,holding:B,find:se}]}));
function V(z,j,{releases:X,asksMirrors:m}){const v=(0,W.Ge)(j.place);return M=>{if(b(j,M,z,X))return["takes",`from dev_overrides in ${v} instead of a registry`];
const x=(0,W.cd)(j,M);if(x.some(({kind:J})=>J==="direct"))return null;if(x.length===0)return[`has no installation method in ${v} for`,""];const Y=m&&x.every(J=>J.
kind!=="local"||J.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${v}${Y} instead of a registry`]}}}),1456:((ke,ce,f)=>{f.d(ce,{KX:()=>A,
Ml:()=>L,Up:()=>R,hc:()=>$});var g=f(3024),O=f(6760),Q=f(3916),W=f(9968),h=f(2172),Z=f(5106),te=f(3298);let q=function(...E){return{localMirrors:q}=f.late([834],
1834),new.target?new q(...E):q(...E)};const $=(E,C)=>new Map(Array.from(E,y=>[y,(0,h.g_)((0,W.r7)((0,O.join)(C,y))??"")]));function R(E){const C=q();return N(y=>{
const I=(0,O.join)(E,y);return(0,g.existsSync)(I)?I:null},(y,I)=>C(y,I).length>0)}function L(E){const C=new Map(E.map(({directory:y,providers:I})=>[K(y),new Set(
I)]));return N(y=>C.has(y)?y:null,(y,I)=>C.get(y)?.has((0,h.JT)(I))??!1)}function N(E,C){const y=(0,te.O)(I=>{const b=I.replace(/\/$/,""),P=b==="."||I!==b,H=K(b),
V=E(H),z=P?[]:y((0,Q.dirname)(b));return V===null?z:[{path:V,shown:H},...z]});return{around:y,holds:C}}const K=E=>`${E==="."?"":`${E}/`}terraform.d/plugins`;function A(E,C,{
around:y,holds:I}){const b=E.flatMap(H=>{const V=y((0,Q.dirname)(H.place.file));return V.length===0?[]:H.needs.filter(({service:j})=>j===Z.xq).flatMap(({host:j})=>C.
flatMap(X=>(0,h.lc)(H,j,X)??[])).flatMap(j=>V.filter(({path:X})=>I(X,j)).map(({shown:X})=>({shown:X,provider:(0,h.JT)(j)})))}),P=Map.groupBy(b,({shown:H})=>(0,Q.
dirname)((0,Q.dirname)(H)));return Array.from(P,([H,V])=>({directory:H,providers:[...new Set(V.map(({provider:z})=>z))]}))}}),6936:((ke,ce,f)=>{f.d(ce,{k:()=>q});
var g=f(3024),O=f(6760),Q=f(255),W=f(3846),h=f(523),Z=f(3298),te=f(9968);function q(){const K=(0,Z.O)(te.v2),A=(E,C)=>K(E).filter(C).map(y=>(0,O.join)(E,y));return(E,{
host:C,namespace:y,type:I})=>A(E,b=>$((0,Q.Pv)(b),C)).flatMap(b=>A(b,P=>$((0,W.sL)(P),y))).flatMap(b=>A(b,P=>$((0,W.sL)(P),I))).flatMap(b=>L(b,I))}const $=(K,A)=>K.
ok&&K.value===A,R=/^[^\s_]*_[^\s_]*$/;function L(K,A){const E=(0,te.v2)(K).flatMap(I=>(0,te.wX)((0,O.join)(K,I)).filter(b=>R.test(b)&&N((0,O.join)(K,I,b))).map(
b=>({version:I,platform:b}))),C=new RegExp(`^terraform-provider-${A}_(?<version>${h.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),y=(0,te.wX)(K).flatMap(
I=>{const{version:b="",platform:P=""}=C.exec(I.toLowerCase())?.groups??{};return N((0,O.join)(K,I))===!1?[{version:b,platform:P}]:[]});return[...E,...y].flatMap(
({version:I,platform:b})=>{const P=(0,h.rK)(I);return P===null?[]:{version:(0,h.Cg)(P),platform:b}})}const N=K=>(0,g.statSync)(K,{throwIfNoEntry:!1})?.isDirectory()??
null}),1303:((ke,ce,f)=>{f.d(ce,{EH:()=>te,Of:()=>Q,tF:()=>h,y0:()=>Z});var g=f(304),O=f(523);const Q=L=>L?.outcome.value??null,W=new WeakMap;function h(L,N,K={}){
const A=N.map(Z[L].parseVersion),E=A.filter(I=>I!==null),C=(0,g.s5)(E),[y]=E.filter(O.Ty).sort((I,b)=>(0,O.Zy)(b,I));return{kind:L,texts:N,unreadable:N.filter((I,b)=>A[b]===
null),newest:C&&(0,O.Cg)(C),preRelease:y?(0,O.Cg)(y):null,...K}}const Z={module:{parseVersion:O.oF,parseConstraint:O.PW,isMeetable:g.gH,choose:g.iM},provider:{parseVersion:O.
rK,parseConstraint:O._T,isMeetable:g.Nd,choose:g.XA}};function te(L,N,K){const A=W.get(N)??new Map;W.set(N,A);const{client:E,lockedVersion:C=null,rejectsUnreadable:y=!1}=K,
I=JSON.stringify([L,E,C,y]),b=A.get(I),P=L.join(",").split(",").length;if(b||N.work?.choose(N.texts.length,P)===!1)return b??null;const H=q(L,N,K);return A.set(
I,H),H}function q(L,N,{client:K,lockedVersion:A=null,rejectsUnreadable:E=!1}){const{parseVersion:C,parseConstraint:y,isMeetable:I,choose:b}=Z[N.kind],P=R(L,y);if(P===
null||!I(P,K))return{kind:"refused"};const H=A===null?null:C(A);if(H!==null&&b([H],P,K)===null)return{kind:"refused"};if(E&&N.unreadable.length>0)return{kind:"u\
nreadable"};const V=N.texts.map(C).filter(m=>m!==null);if(V.length===0)return{kind:"empty"};const z=b(V,P,K);if(H!==null){const m=(0,O.Cg)(H);return V.some(v=>(0,O.
Cg)(v)===m)?{kind:"chosen",version:m}:{kind:"locked-gone",version:m,upgrade:z&&(0,O.Cg)(z)}}if(z!==null)return{kind:"chosen",version:(0,O.Cg)(z)};if(N.kind==="m\
odule")return{kind:"none-fits",conflict:L};const j=m=>b(V,m,K)!==null,X=P.length**2*V.length>$?P:(0,g.Sx)(P,j);return{kind:"none-fits",conflict:[...new Set(X.map(
({whole:m})=>m))]}}const $=1e6;function R(L,N){const K=[];for(const A of L){const E=N(A);if(!E.ok)return null;for(const C of E.value)K.push({...C,whole:A})}return K}}),
1598:((ke,ce,f)=>{f.d(ce,{N:()=>$,n:()=>K});var g=f(7811),O=f(255),Q=f(5243),W=f(3846),h=f(5106),Z=f(1303),te=f(2172);const q={"modules.v1":"NAMESPACE/NAME/SYST\
EM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function $({host:A,service:E,
text:C},y){const[,I="",b]=/^([^@]*)(?:@(.*))?$/s.exec(C)??[],P=b===void 0?null:{text:b,place:te.cd},H=`${(0,O.pk)(A)}/${I}`,z=(E===h.e$?R:L)(H,P,y);return z.ok?
z:(0,g.TR)(`${z.why}; expected ${E}=${q[E]}`)}function R(A,E,C){const y=(0,Q.rE)(A,C);if(!y.ok)return y;const I=N(E,"module",C);if(I!==null)return(0,g.TR)(I);const b=te.
cd;return(0,g.Ju)({address:A,source:A,place:b,module:y.value,constraint:E,isOpen:!1})}function L(A,E,C){const y=(0,W.mi)(A,C);if(A.split("/").length!==3||y.kind!==
"registry")return(0,g.TR)(y.kind==="invalid"?y.error:"not a provider of a registry");const I=N(E,"provider",C);if(I!==null)return(0,g.TR)(I);const b=E===null?[]:
[E];return(0,g.Ju)({provider:y,places:[te.cd],constraints:b,locked:null})}function N(A,E,C){if(A===null)return null;const y=Z.y0[E].parseConstraint(A.text);return y.
ok?Z.y0[E].isMeetable(y.value,C)?null:`no version can match ${A.text}`:y.why}function K(A,E){const C=A.flatMap(({addresses:y})=>y);return C.length===0?[]:E.map(
y=>{const I=C.flatMap(b=>{const P=$(b,y);return P.ok?[P.value]:[]});return{directory:te.cd.file,client:y,directories:[],calls:I.filter(b=>"module"in b),providers:I.
filter(b=>"provider"in b),lockFile:null,clientVersions:[]}})}}),3791:((ke,ce,f)=>{f.d(ce,{o:()=>q,q:()=>te});var g=f(1780),O=f(9432),Q=f(9615);const W=$=>$===1?
"1 module or provider was":`${$} modules and providers were`;function h($){const{names:R}=$,L=(0,g.XT)(R,3,N=>(0,g.KT)((0,O.dh)(N)));switch($.what){case"inside":
return(0,g.xI)`modules and providers inside ${L} were not checked`;case"direct":{const N=R.length-$.git,K=[...$.git>0?[`${(0,O.px)($.git,"module")} from Git`]:[],
...N>0?[`${(0,O.px)(N,"module")} from an archive or bucket`]:[]];return(0,g.xI)`${K.join(" and ")} ${R.length===1?"was":"were"} not checked: ${L}`}case"open":return(0,g.
xI)`${(0,O.px)(R.length,"module")} ${R.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${L}`;case"limit":return(0,g.
xI)`max-requests (${$.max}) was reached, so ${W(R.length)} not checked: ${L}`;case"size":return(0,g.xI)`a response is longer than this check reads, so ${W(R.length)} not checked: ${L}`;case"\
work":return(0,g.xI)`the answers of the registry take more work than this check does for one host, so ${W(R.length)} not checked: ${L}`;case"stopped":return(0,g.
xI)`the check ended too early, so ${W(R.length)} not checked: ${L}`;case"contents":return(0,g.xI)`the checksums of ${(0,O.px)(R.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${L}`;case"\
getter":return(0,g.xI)`the package of ${(0,O.px)(R.length,"registry module")} was not checked, because it is downloaded with ${$.getter}: ${L}`;case"units":return(0,g.
xI)`${(0,O.px)(R.length,"Terragrunt unit")} ${R.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${L}`}}
const Z={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},te=$=>(0,Q.CC)("not-followed",{message:h($),help:Z[$.what==="work"?"limit":$.what],...$.what==="work"&&{severity:"warning"}});
function q({by:$,address:R,constraint:L,newest:N,others:K}){const A=(0,g.xI)`${(0,O.dh)($)} requires ${(0,g.KT)((0,O.dh)(R))}${L===null?"":` "${(0,O.dh)(L)}"`}`,
E=K.length>0?`which conflicts with ${(0,O.K4)(K,3,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(N??"")}`,C=N===null?"which the registry does n\
ot have":E;return(0,Q.CC)("module-described",{message:(0,g.xI)`according to the registry, ${A}, ${C}`,help:"run `init` to confirm; if it fails, use another vers\
ion of the module"})}}),304:((ke,ce,f)=>{f.d(ce,{Hn:()=>te,Lt:()=>X,Nd:()=>I,Sx:()=>j,XA:()=>W,gH:()=>y,iM:()=>Q,jF:()=>Z,s5:()=>h});var g=f(9119),O=f(523);function Q(m,v,M){
const x=R(v,M);return $(m,B=>(!(0,O.Ty)(B)||(0,O.Cg)(B)===x)&&q(B,v))}function W(m,v){return $(m,M=>(!(0,O.Ty)(M)||v.some(x=>N(M,x)))&&!L(M)&&v.every(x=>E(M,x)))}
const h=m=>$(m,v=>!(0,O.Ty)(v));function Z(m){const v=m.filter(M=>M.operator==="=");return v.length===1&&v.every(({version:M})=>L({...M,build:""}))}function te(m,v,M){
const x=(0,O.oF)(m),B=(0,O.PW)(v);return x!==null&&B.ok&&Q([x],B.value,M)!==null}const q=(m,v)=>v.every(M=>A(m,M));function $(m,v){let M=null;for(const x of m.filter(
v))(M===null||(0,O.Zy)(x,M)>0)&&(M=x);return M}function R(m,v){const[M,x]=m;if(M===void 0||x!==void 0)return null;const B=M.text.trim().replace(v==="opentofu"?/^=?v?/:
/^=?/,""),Y=(0,O.rK)(B);return Y===null?null:(0,O.Cg)(Y)}const L=({numbers:m,pre:v,build:M})=>v===""&&M===""&&m.every(x=>x===0n),N=(m,v)=>v.operator==="="&&K(m,
v.version),K=(m,v)=>m.build===v.build&&(0,O.Zy)(m,v)===0;function A(m,{operator:v,version:M}){const x=(0,O.Zy)(m,M);if(v==="=")return x===0;if(v==="!=")return x!==
0;if(v!=="~>")return C(x,v);const B=M.numbers.slice(0,M.written-1);return x>=0&&!(0,O.Ty)(M)&&M.numbers.length<=m.numbers.length&&B.every((Y,J)=>Y===m.numbers[J])}
function E(m,v){const{operator:M,version:x}=v;if(M==="=")return N(m,v);if(M==="!=")return!K(m,x);const B=(0,O.Zy)(m,x);if(M!=="~>")return C(B,M);const[Y=0n,J=0n]=x.
numbers,ee=x.written===3?[Y,J+1n,0n]:[Y+1n,0n,0n];return B>=0&&(0,O.Zy)(m,{...x,numbers:ee,pre:""})<0}const C=(m,v)=>({">":m>0,">=":m>=0,"<":m<0,"<=":m<=0})[v];
function y(m,v){if(H(m))return!0;const M=V(m),x=Math.max(...M.map(({numbers:Y})=>Y.length)),B=M.flatMap(Y=>{const J=Array.from({length:x},(ee,se)=>Y.numbers[se]??
0n);return[Y,z(J),z([...J,1n])]});return Q(B,m,v)!==null}function I(m){const v=(0,g.t6)(m,O.mb);if(H(v))return!0;const M=V(v),x="x".repeat(1+Math.max(...M.map(Y=>Y.
build.length))),B=M.flatMap(Y=>{const[J=0n,ee=0n,se=0n]=Y.numbers,G=[J,ee,se+1n];return[Y,z([J,ee,se],x),z(G,x)]});return W(B,v)!==null}const b=50,P=100,H=m=>m.
length>b||m.some(({text:v})=>v.length>P),V=m=>{const v=[z([0n,0n,0n]),...m.map(M=>M.version)];return[...new Map(v.map(M=>[(0,O.Cg)(M),M])).values()]},z=(m,v="")=>({
text:"",numbers:m,written:m.length,pre:"",build:v});function j(m,v){const M=(0,g.t6)(m,O.mb),x=v(M)?m:M;if(H(x))return m;const B=x.reduce((J,ee)=>{const se=J.filter(
G=>G!==ee);return v(se)?J:se},x),Y=new Set(B.map(O.mb));return m.filter(J=>Y.has((0,O.mb)(J)))}function X(m,v){const M=(0,O.PW)(m),x=(0,O.oF)(v);if(!M.ok||x===null||
M.value.some(B=>(0,O.Ty)(B.version)))return!1;if(x.written<3){const B=(0,O.PW)(`~> ${x.numbers.slice(0,x.written).join(".")}.0`);return B.ok&&!y([...M.value,...B.
value],"terraform")}return!q({...x,pre:""},M.value)}}),2152:((ke,ce,f)=>{f.d(ce,{predictInit:()=>Jo});var g=f(2172),O=f(3791),Q=f(2170),W=f(9119),h=f(1780),Z=f(
2886),te=f(6360),q=f(8032),$=f(9432),R=f(9615),L=f(4481);function N({host:e,hasToken:t},n){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${n.
split("/")[0]}`;if(!(0,q.n3)(e))return t?"a private registry may also return 404 if the token has no access":(0,L.nP)(e,"","if the registry requires a token, ")}
function K(e,t,n,{kind:s,cure:o,check:r=""}){const{host:a,isAll:c,near:i}=t,[u=""]=n,l=n.length<=1,d=(0,h.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,h.
KT)(a)}${r}`,p=l?`no ${s} ${u}`:`none of ${n.length} required ${s}s`,w=i===null?"":`write ${i}, or `,k={operator:l?(0,h.xI)`${c?(0,h.xI)`${d}, or `:w}publish ${u}`:
d,...l&&{user:`${w}${o}`}},S=(0,h.xI)`${(0,h.KT)(a)} has ${p}: ${(0,$._r)(t)}`;return(0,R.CC)(e,{message:S,...k,note:N(t,u)})}const A=e=>K("module-unknown",e,e.
modules,{kind:"module",cure:"correct the source address"});function E(e){const{host:t,providers:n,meant:s,kind:o,isAll:r}=e,[a=""]=n,c=i=>(0,h.xI)`add ${(0,h.KT)(
a)} to the ${i}, for example with \`terraform providers mirror\``;return o==="directory"?(0,R.CC)("provider-unknown",{message:(0,h.xI)`the directory ${(0,$.dh)(
t)} has no provider ${(0,h.KT)(a)}`,help:c("directory")}):o==="network mirror"?(0,R.CC)("provider-unknown",{message:(0,h.xI)`the network mirror ${(0,h.KT)(t)} has ${n.
length>1?`none of ${n.length} required providers`:(0,h.xI)`no provider ${(0,h.KT)(a)}`}: ${(0,$._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must\
 be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configura\
tion`}):s!==null?(0,R.CC)("provider-unknown",{message:(0,h.xI)`${(0,h.KT)(t)} has no provider ${a}: ${(0,$._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}\
"\` in \`required_providers\` of every module that uses it`}):K("provider-unknown",e,n,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add t\
he \`source\` that a child module lacks${t==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.i\
o/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}const C={path:({mirror:e,at:t})=>({message:`t\
he mirror directory ${(0,$.dh)(e)} (${t}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct th\
e path"}),port:({mirror:e,at:t,provider:n})=>({message:(0,h.xI)`the network mirror ${(0,h.KT)(e)} (${t}) cannot have ${(0,h.KT)(n)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,h.xI)`add \`exclude = ["${(0,h.KT)(`${n.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,h.
xI)`the URL of the network mirror ${(0,h.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,h.KT)(e.asked)}, which ${(0,$.dh)(e.result)}`,help:(0,h.
xI)`set \`url = "${(0,h.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},y=e=>(0,R.CC)("mirror-url",(0,R.Z9)(C,e));function I({provider:e,version:t,
mirror:n,isListed:s,...o}){const r=(0,h.xI)`${(0,h.KT)(e)} ${(0,$.dh)(t,40)}`;return(0,R.CC)("mirror-version",{message:s?(0,h.xI)`the network mirror ${(0,h.KT)(
n)} lists ${r} but does not have it: ${(0,$._r)(o)}`:(0,h.xI)`the network mirror ${(0,h.KT)(n)} does not have ${r}, which another installation method lists: ${(0,$.
_r)(o)}`,operator:`add ${(0,$.dh)(t,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,h.
xI)`exclude ${(0,h.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const b=({provider:e})=>(0,R.CC)("provider-excluded",{message:(0,h.
xI)`no installation method in \`provider_installation\` covers ${(0,h.KT)(e)}`,help:(0,h.xI)`add ${(0,h.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var P=f(255),H=f(5243),V=f(5106),z=f(6146);const j=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,X=({wants:e})=>(0,g.IY)(e).slice(e.host.length+1),m=e=>[
e.wants.host,X(e)].join("/");function v(e){const t=({host:s,item:o})=>s??j(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(x).flatMap(([s,
...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=t(s),c=(0,W.jH)([s,...o].flatMap(M));return(0,Q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(se))],places:c,needed:(0,Z.ly)(c),clients:ee(r),rowKeys:J(r)})})}const M=({places:e,item:t})=>e??(0,g.ek)(t.of);function x(e){
const t=Map.groupBy(e,({item:s})=>(0,W._M)(s.root.directory)),n=Map.groupBy(t.values(),s=>(0,Z.ly)(s.flatMap(M)));return Array.from(n.values(),s=>s.flat())}const B=({
kind:e,of:t,wants:n})=>e==="module"?t.address:(0,g.IY)(n),Y=e=>(0,z.o)(e.root.directory,{kind:e.kind,source:m(e),address:B(e),constraints:(0,g.Im)(e.of).map(({text:t})=>t),
places:(0,g.ek)(e.of)}),J=e=>[...new Set(e.map(Y))],ee=e=>[...new Set(e.map(({root:t})=>t.client))],se=({kind:e})=>e==="module"?V.e$:V.xq;function G(e,t){const n=Gt(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,h.pj)(l.message)}`;return[{item:s,cause:d,
describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[re(s,o,{items:e,lost:n,isFork:t})];if(o.kind!=="unreadable")return[];const{why:c,page:i}=o,
u=`shape ${s.kind} ${c}`;return[{item:s,cause:u,describe:l=>(0,te.RK)({...be(s,l),url:a,page:i,why:c})}]})}function re(e,t,{items:n,lost:s,isFork:o}){const{kind:r,
wants:a,answer:c}=e,{kind:i,...u}=t,{status:l}=u,d=c.lastHop,p={...u,url:d?.url??c.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:k="\
none",challenge:S=null}=d??{},F=ue(e),U={...p,token:k,challenge:S,elsewhere:F,source:c.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${S===null&&(k===
"sent"||k==="none")||r} ${l} ${k} ${F} ${S}`,describe:oe=>(0,te.m$)({...be(e,oe),...U})}}if(l===404){const k=s.has(Se(e)),S=`unknown ${k?Se(e):(0,g.IY)(a)}`;return{
item:e,cause:S,describe:U=>we(e,U,{...p,isAll:k,near:Oe(n,e)})}}const _={attempts:c.attempts,transient:(0,q.Mq)(l)};return{item:e,cause:`status ${r} ${l}`,describe:k=>(0,te.
MI)({...be(e,k),...p,..._})}}function ue(e){const t=(0,P.yo)(e.answer.lastHop?.url??"");return t===null||t===j(e)?null:(0,P.nx)(t)}function we(e,t,n){const{mirror:s,
tokenSource:o}=e.answer,r=[...new Set(t.map(rt))],a=s?.url??(0,P.nx)(e.wants.host),c={...n,host:a,hasToken:o!==null};if(e.kind==="module")return A({...c,modules:r});
const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return E({...c,providers:r,meant:Ee(e),kind:i})}function Oe(e,t){const n=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(X(t));if(n!==null)return[n[1],n[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Se(o)===Se(t)&&(0,V.TW)((0,g.IY)(o.wants),(0,g.IY)(t.wants)));
return s===void 0?null:X(s)}function Ee({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,H.Vm)(t.client))return null;
const a=t.providers.find(({provider:c})=>c.type===r&&(0,g.JT)(c)!==(0,g.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function be(e,t){return{host:(0,P.nx)(j(e)),kind:e.kind,first:rt(e),others:new Set(t.map(({wants:n})=>(0,g.IY)(n))).size-1,isMixed:t.some(
({kind:n})=>n!==e.kind),mirror:e.answer.mirror?.url??null}}const rt=e=>e.answer.mirror===void 0?X(e):m(e),Se=({kind:e,wants:t,answer:{mirror:n}})=>`${e} ${n?.url??
t.host}`;function Gt(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,q.n3)(a.host):o.isDirectory)),n=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,Se)];return new Set(s.flatMap(([o,r])=>r.every(n)?o:[]))}var ae=f(1303);const Qt=e=>(0,$.K4)(
e,4,({text:t,at:n})=>{const s=`"${(0,$.dh)(t,80)}"`;return e.length===1?s:`${s} (${(0,$.dh)(n)})`});function Zt({kind:e,address:t,constraints:n,mirror:s,...o}){
const{isImplied:r,newest:a,preRelease:c}=o,i=a===null?`all listed versions are pre-releases${c===null?"":`, such as ${(0,$.dh)(c,40)}`}`:(0,h.xI)`the newest ${s===
null?"":(0,h.xI)`on ${(0,h.KT)(s)} `}is ${(0,$.dh)(a,40)}`,u=n.length>1?"all of ":"",l=n.length===0?"can be chosen":`fits ${u}${Qt(n)}`;return(0,R.CC)("version-\
none-fits",{message:(0,h.xI)`no version of ${e} ${(0,h.KT)(t)} ${l}; ${i}`,help:r?`add a version that fits to ${(0,$.dh)(s??"")}, or remove the provider from it\
: the CLIs ask the registry only for providers that it does not hold`:qt(n.length,a===null?c:null,s!==null)})}function qt(e,t,n){if(t!==null){const o=`set \`vers\
ion = "${(0,$.dh)(t,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these \
constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:n?s:`${s}, or wait until the regist\
ry has imported a new one`,operator:n?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has impor\
ted it"}}const en=({address:e,version:t,upgrade:n,newest:s,mirror:o})=>(0,R.CC)("version-locked-gone",{message:(0,h.xI)`the lock file selects ${(0,h.KT)(e)} ${(0,$.
dh)(t,40)}, which ${o===null?"the registry":(0,h.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,$.dh)(s,40)}`}`,user:n===null?"change the constraint\
s to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu ini\
t -upgrade\`), which selects ${(0,$.dh)(n,40)}, and commit the lock file`,operator:o===null?`publish ${(0,$.dh)(t,40)} again`:`add ${(0,$.dh)(t,40)} to the mirr\
or again`});function tn(e){const t=new Set(e.filter(at).map(({wants:n})=>(0,g.IY)(n)));return e.flatMap(n=>{const s=(0,ae.Of)(n.answer);if(s===null||n.choice===
null)return[];const{warnings:o=[]}=s,r=()=>(0,te.Mx)({address:m(n),warnings:o});return[...nn(n,s,n.choice),...sn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,g.
IY)(n.wants)}`,describe:r}]:[]]})}function nn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:c,preRelease:i,unreadable:u}=t,l={kind:s,address:m(e),newest:c},
d=a.installation?.methods===1?a.mirror:void 0,p=d?.url??null,w=d!==void 0&&d.url===d.place.file;switch(n.kind){case"empty":{const _=a.mirror!==void 0,k=()=>(0,te.
hy)({...l,url:a.url,ignored:u,isMirror:_});return[{item:e,cause:`empty ${(0,g.IY)(r)}`,describe:k}]}case"none-fits":{const{conflict:_}=n,k=(0,g.Im)(o).filter(({
text:F})=>_.includes(F)),S=k.map(({text:F,place:U})=>({text:F,at:(0,Z.cA)((0,g.W$)(U))}));return[{item:e,cause:`none fits ${(0,g.IY)(r)} ${JSON.stringify(_.toSorted())}`,
places:k.length===0?(0,g.ek)(o):k.map(({place:F})=>(0,g.W$)(F)),describe:()=>Zt({...l,constraints:S,mirror:p,isImplied:w,preRelease:i})}]}case"locked-gone":{const{
version:_,upgrade:k}=n,S=_e(e)?.place;return[{item:e,cause:`locked ${(0,g.IY)(r)} ${_} ${k}`,...S===void 0?{}:{places:[(0,g.W$)(S)]},describe:()=>en({...l,version:_,
upgrade:k,mirror:p})}]}case"chosen":case"refused":case"unreadable":return[]}}const _e=({of:e})=>"locked"in e?e.locked:null,at=({choice:e})=>e?.kind==="unreadabl\
e";function sn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=at(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,g.IY)(r)))return[];const c=m(
e),i=()=>(0,te.Ev)({kind:s,address:c,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,g.IY)(r)} ${a}`,describe:i}]}const on=e=>e.flatMap(t=>{const{installation:n}=t.
answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(c=>rn(t,c));const a=m(t);return[{item:t,cause:`excluded ${(0,g.IY)(t.
wants)}`,places:[r,...(0,g.ek)(t.of)],describe:()=>b({provider:a})}]});function rn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.
kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:t,cause:`\
slash ${n.url} ${a}`,places:[n.place,...(0,g.ek)(e.of)],describe:()=>y({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var De=f(1098),Te=f(523);function an(e){
const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,c={host:s,services:[o],places:r,clients:a,needed:(0,Z.ly)(r)};return cn(n).map(i=>(0,Q.kH)(i,
c))});return(0,Q.Qp)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function cn(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,c={host:(0,P.nx)(e.host),organization:n??""},i=[o,r,a].flatMap(ln),u=it(r);if(u!==null){const d=r?.tokenSource??"";i.push(De.Dr({...c,source:d,
...u}))}t===V.OZ&&o.outcome.kind==="read"&&!un(o.outcome.value)&&i.push(De.EK({url:o.url,version:o.outcome.value}));const l=it(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,p={...c,workspace:s};i.push(d?De.Fu(p):De.dF({...p,...l}))}return i}const ln=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],ct=(0,Te.oF)("2.5");function un(e){const t=(0,Te.oF)(e??"");return ct===null||t!==null&&(0,Te.Zy)(t,ct)>=0}function it(e){
if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const dn=e=>e.
filter(({problem:t})=>t.code!=="host-private-redirect").map(({host:t,problem:n,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,Q.kH)(n,{host:t,services:[
V.S3],places:o,needed:s})});var Le=f(3916),fn=f(3846);const We=({constraint:e,client:t},n)=>(0,ae.EH)(e===null?[]:[e.text],n,{client:t});function hn(e,t,n){if(e.
size===0)return e;const s=new Set(n.map(a=>lt(We(a,t)))),r=e.entries().filter(([a])=>s.has(ut(a))).filter(([,a])=>mn(a,t));return new Map(r.map(([a,c])=>[ut(a),
c]))}const pn=500;function mn(e,{work:t}){const n=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...n.flatMap(Object.values)],o=n.every(
({version:r})=>r.length<=pn);return t?.keep(s)!==!1&&o}const lt=e=>e?.kind==="chosen"?e.version:"none";function ut(e){const t=(0,Te.oF)(e);return t===null?"":(0,Te.
Cg)(t)}const gn=3,vn=200,kn=2e3,wn=3e5;function yn({calls:e,client:t},n,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(i=>{const{module:u,
constraint:l,isOpen:d}=i;return u===null||d?[]:{call:i,host:u.host,by:"",module:u,constraint:l,client:t}});const c={left:Math.min(s.left,kn)};for(let i=0;i<gn;i+=
1)a=a.flatMap(l=>{const d=n(l);if(d===null)return[];const{described:p}=d,w=p?.size?lt(We(l,d)):"",_=c.left>0?p?.get(w):void 0;if(_===void 0)return i===0&&o.push(
l.call),[];const{namespace:k,name:S,system:F}=l.module,U=`${k}/${S}/${F} ${w}`,T=$n(_,{...l,by:U},c);return r.providers.push(...T.providers),T.calls}).slice(0,vn),
r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function $n(e,{module:t,...n},s){const o=l=>({text:l,place:n.call.place}),r=e.slice(0,Math.
max(0,s.left)),a=new Map(r.map(l=>[(0,Le.join)(".",l.path),l])),c=new Set([(0,Le.join)(".",t.subdirectory)]),i=[],u=[];s.left-=r.length;for(const l of c){const d=a.
get(l);for(const{source:p,version:w}of d?.calls??[]){if(s.left--<=0)break;(0,H.Nj)(p)&&c.add((0,Le.join)(l,p));const _=(0,H.vL)(p,n.client),k=w===""?null:o(w);_.
kind==="registry"&&i.push({...n,module:_,constraint:k})}for(const{name:p,namespace:w,source:_,version:k}of d?.providers??[]){if(s.left--<=0)break;const S=(0,fn.
mi)(_||(0,Le.join)(w,p),n.client);S.kind!=="registry"||k===""||u.push({...n,provider:S,constraint:o(k)})}}return{calls:i,providers:u}}function Mn({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:c,providers:i}])=>{const u=o.get(a)??[];return[...c.flatMap(d=>On(d,n)??[]),..._n(
i,u,s)].map(d=>{const p=({kind:w,of:_})=>w==="module"&&g.ek(_)[0]===d.places[0];return{...d,rowKeys:J(u.filter(p))}})}).flat();return(0,Q.Qp)(r,({problem:a})=>a.
message)}function On(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get(g.MP(n))?.[s],c=`${n.host}/${n.namespace}/${n.name}/${n.system}`,i={by:r,address:c,
constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ne(e,(0,O.o)({...i,newest:null}));const u=(0,ae.Of)(a);return!u||
We(e,u)?.kind!=="none-fits"?null:Ne(e,(0,O.o)({...i,newest:u.newest}))}const En=50;function _n(e,t,n){const s=Map.groupBy(e,({provider:o})=>g.JT(o));return t.flatMap(
o=>{const{kind:r,answer:a,root:c}=o,i=r==="provider"?s.get(g.IY(o.wants)):void 0,u=(0,ae.Of)(a);if(i===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[
...new Map(i.map(T=>[T.constraint.text,T])).values()],p=[...g.Im(o.of),...l.slice(0,En).map(T=>T.constraint)],w=n?null:_e(o)?.text??null,_=p.map(({text:T})=>T),
k=(0,ae.EH)(_,u,{client:c.client,lockedVersion:w});if(k===null||k.kind==="chosen")return[];const S=k.kind==="none-fits"?p.filter(({text:T})=>k.conflict.includes(
T)):p,{newest:F}=u,U=m(o);return l.filter(({constraint:T})=>S.includes(T)).map(T=>{const{by:oe,constraint:de}=T,ie=S.filter(ve=>ve!==de).map(Tn),$e={by:oe,address:U,
constraint:de.text,others:ie,newest:F};return Ne(T,(0,O.o)($e))})})}const Tn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Ne=({call:{place:e},host:t},n)=>(0,Q.
kH)(n,{host:t,services:[V.e$],places:[g.W$(e)]}),Fe={location:"the location of the package",document:"the description of the package",page:"the page that names \
the package",archive:"the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Ke=e=>e===
"location"||e==="document",je="set `version` to one whose package can be downloaded",In=({url:e,why:t,clients:n,...s})=>(0,R.CC)("package-location",{message:(0,h.
xI)`${(0,$.eZ)(n)} cannot download ${(0,$.oZ)(s)}: ${(0,$.dh)(t)} (${(0,h.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zi\
p`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:je,affects:n});function xn(e){const{part:t,token:n,isFork:s}=e,o=Ke(t)&&s&&n==="none",r=Ke(t)?n===
"withheld":t==="repository",a=Ke(t)?An(e):Cn(e);return(0,R.CC)("package-unauthorized",{message:(0,h.xI)`${Fe[t]} of ${(0,$.oZ)(e)} cannot be read: ${(0,$._r)(e)}; ${Pn(
e)}`,help:o?L.ro:a,severity:o?"notice":r?"warning":"error"})}function Pn(e){const{part:t,token:n,at:s}=e;return t==="repository"?"it does not exist, or requires\
 git credentials, which this check does not use":n==="none"&&!Ke(t)?"the CLIs send no token to package hosts":(0,L.pt)(e,n==="dropped"?s:null)}function An(e){const{
kind:t,source:n,at:s}=e,o=(0,h.xI)`give the token from ${(0,h.LA)(n??"")} permission to download this ${t}`;return(0,L.$w)(e,`${t}s.v1`,s,o)}function Cn({kind:e,
part:t,at:n,host:s}){if(t==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,h.xI)`check that git has credentials for ${(0,h.
KT)(n)} on the machine that runs init`};const o="serve it without authentication, for example at a presigned URL",r=(0,h.xI)`add a login for ${(0,h.KT)(n)} to ~/.netrc`;
return e==="module"?{operator:o,user:r}:t!=="archive"?{operator:o,guest:(0,$.B9)(s)}:{operator:o,user:(0,h.xI)`${r}, which only Terraform uses for providers`}}function dt(e){
const{part:t,why:n,attempts:s,at:o,host:r,status:a}=e,c=a===404||a===410,i=s>1?` in each of ${s} attempts`:"",u=a!==null?je:(0,h.xI)`check that a firewall or proxy lets this machine connect to ${(0,h.
KT)(o)}, or ${je}`,l=`publish ${Fe[t]} at this URL`;return(0,R.CC)("package-unreachable",{message:(0,h.xI)`${Fe[t]} of ${(0,$.oZ)(e)} ${c?"is missing":"cannot b\
e read"}: ${n}${i}`,operator:c?l:(0,h.xI)`check that ${(0,h.KT)(o)} serves the file to this machine`,user:u,guest:c?(0,h.xI)`${je}; only the operator of ${(0,h.
KT)(r)} can ${l}`:(0,$.B9)(r),...a===429&&{...L.uK,operator:(0,h.xI)`raise the limit of ${(0,h.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}const Ue=e=>(0,$.
oZ)({...e,kind:"provider"}),He=(e,t="")=>(0,h.xI)`${Ue(e)} for ${e.platform} cannot be installed: ${t}${(0,$.dh)(e.why)}`;function bn(e){const{platform:t,host:n,
said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${t} cannot be downloaded`:`has no package for ${t}`,c=e.address.endsWith("/hashicorp/template")?"replace the `templa\
te_file` data source with the function `templatefile`: the provider is archived and gets no new packages":`set \`version\` to one with a package for ${t}, ask t\
he publisher of the provider to build one, or correct \`platforms\``;return(0,R.CC)("package-platform",{message:(0,h.xI)`${Ue(e)} ${a}: ${o?(0,h.xI)`${(0,h.KT)(
e.url)} lists none`:(0,$._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${t}\``:`${r?"correct what the response says, or ":""}publish t\
he package for ${t}`,user:r?(0,h.xI)`set \`version\` to another one, or ask the operator of ${(0,h.KT)(n)} to correct what the response says`:c})}const Sn=({suggestion:e,
...t})=>(0,R.CC)("package-protocol",{message:(0,h.xI)`${Ue(t)} requires plugin protocol ${(0,$.K4)(t.protocols,3,$.dh)}; Terraform and OpenTofu support 5 and 6`,
operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin prot\
ocol 5 or 6":`set \`version = "${(0,$.dh)(e,40)}"\`, the newest version with a supported protocol`}),Rn=e=>(0,R.CC)("package-document",{message:He(e,(0,h.xI)`the response of ${(0,h.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Dn=e=>(0,R.
CC)("package-sums",{message:He(e,(0,h.xI)`${(0,h.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),Ln=e=>(0,R.CC)("package-unsigned",{message:He(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Kn({clients:e,...t}){const n=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${t.platform}`);return(0,R.CC)("lock-platform-missing",{message:(0,h.xI)`the lock file has no checksum of ${Ue(t)} for ${t.platform}`,user:`\
run \`${n.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var ze=f(2801),Ie=f(180);const ft=({packages:e})=>e.
flatMap(({steps:t})=>t.flatMap(n=>"answer"in n?n.answer:[]));function jn(e,t){return[...e.evidence.steps.flatMap(s=>s.kind==="asked"?Un(e,s)??[]:pt(e,s)).slice(
0,1),...Hn(e,t)]}function xe({item:e,version:t,evidence:n}){const{platform:s,steps:o}=n,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:m(e),
version:t,platform:s,url:r},host:(0,P.nx)(a),isMirror:c!==void 0}}const ye=(e,t,n)=>({item:e.item,cause:`package ${(0,g.IY)(e.item.wants)} ${e.version} ${t}`,describe:n,
host:e.evidence.steps[0].answer.host});function Un(e,t){const{part:n,answer:s}=t,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{
why:a}=o;return n==="page"?Je(e,`the page at its location ${a}`):pt(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||n==="location"||n===
"document")return null;const a=(0,P.yo)(r)??r,{kind:c,address:i,version:u}=xe(e),l={host:a,package:(0,h.xI)`${c} ${(0,h.KT)(i)} ${u}`};return ye(e,`${a} not all\
owed`,()=>(0,ze.wp)(l))}case"status":if(n==="location"&&Bn(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}\
; expected 204`;return Je(e,c)}return n==="document"&&o.status===404?Fn(e,o):ye(e,`${n} ${r} ${o.status}`,()=>ht(e,t,o));case"failed":return ye(e,`${n} ${r} ${(0,h.
pj)(o.problem.message)}`,()=>ht(e,t,o))}}const Bn=e=>e!==401&&e!==403&&!(0,q.Mq)(e),Wn=["page","archive","repository"];function ht(e,{part:t,answer:{lastHop:n,url:s,
attempts:o,tokenSource:r}},a){const c=n?.url??s,i={...xe(e),part:t,url:c,at:(0,P.yo)(c)??c};if(a.kind==="failed"){const{code:w,message:_}=a.problem;if(w==="host\
-private-redirect")return a.problem;const k=w==="host-timeout"&&Wn.includes(t);return dt({...i,why:_,attempts:o,status:null,isSlow:k})}const{kind:u,...l}=a,{status:d}=l,
p={...l,url:c,page:null};if(d===401||d===403||t==="repository"&&d===404){const w={token:n?.authorization??"none",source:r,isFork:e.isFork};return xn({...i,...w,
...p})}return dt({...i,why:(0,$._r)(p),attempts:(0,q.Mq)(d)?o:1,status:d,isSlow:!1})}const Je=(e,t)=>ye(e,`location ${t}`,n=>In({...xe(e),why:t,clients:ee(n)})),
Nn=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(m))];return(0,O.q)({what:"getter",getter:t,names:s})}});function Fn(e,{kind:t,
...n}){const{item:s,version:o,evidence:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=xe(e),u=(s.answer.installation?.mirrors??
[]).some(d=>d.mirror?.url===a.url&&(0,ae.Of)(d)?.texts.includes(o)),l={provider:c,mirror:a.url,version:o,...n,url:i,isListed:u};return ye(e,`mirror ${a.url}`,()=>I(
l))}function pt(e,t){const{item:n,evidence:s}=e,o=xe(e),r=(a,c)=>ye(e,`${s.platform} ${a}`,c);switch(t.kind){case"refused":return Je(e,t.why);case"other":return Nn(
n,t.getter);case"description":case"no-archive":return r(`document ${t.why}`,()=>Rn({...o,...t}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=t;
return r("platform",()=>bn({...a,...o}))}case"protocols":{const{protocols:a}=t,{newest:c}=(0,ae.tF)("provider",(0,ae.Of)(n.answer)?.compatible??[]);return r("pr\
otocols",()=>Sn({...o,protocols:a,suggestion:c}))}case"sums":return r(`sums ${t.why}`,()=>Dn({...o,...t}));case"unsigned":return r(`unsigned ${t.why}`,()=>Ln({...o,
...t}))}}function Hn(e,t){const{item:n,version:s,evidence:o}=e,{platform:r,hashes:a}=o,c=_e(n),i=t.get(n.root.lockFile??"")?.get((0,g.IY)(n.wants))??[];if(c?.text!==
s||a===null||i.length===0)return[];if(i.some(d=>a.includes(d)))return[];const u=[(0,g.W$)(c.place)];return zn(i,a)?[{...ye(e,`${r} lock`,d=>Kn({...xe(e),clients:ee(
d)})),places:u}]:[{item:n,cause:"not followed contents",places:u,describe:p=>{const w=p.map(_=>`${m(_)} ${_e(_)?.text}`);return(0,O.q)({what:"contents",names:[...new Set(
w)]})}}]}const zn=(e,t)=>Ie.CT.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(n))),Ve=[];function Jn(e){const t=new Map,n=Map.groupBy(e,({
root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:ee(o),rows:(0,W.c1)(o,Y).map(r=>Vn(r,t))}))}function Xe(e,t){const n=JSON.stringify(e),
s=t.get(n)??e;return t.set(n,s),s}function Vn(e,t){const[n]=e,{kind:s,wants:o,of:r,answer:a}=n,c=(0,g.Im)(r).map(({text:u})=>u),i=e.flatMap(({root:{client:u},choice:l})=>l===
null?[]:[[u,l.kind==="chosen"?l.version:null]]);return{kind:s,address:B(n),source:Xe(m(n),t),host:o.host,constraints:Xe(c,t),locked:_e(n)?.text??null,chosen:Xe(
Object.fromEntries(i),t),newest:(0,ae.Of)(a)?.newest??null,platforms:Yn(e),...e.flatMap(ft).some(Xn)&&{isUnchecked:!0},worst:null,problems:Ve,places:(0,W.As)((0,g.
ek)(r)),rejectedAt:Qn(e)}}const Xn=({outcome:e})=>e.kind==="not-asked";function Yn(e){const t=e.flatMap(n=>n.packages).filter(({platform:n})=>n!=="");return t.length===
0?Ve:[...Map.groupBy(t,({platform:n})=>n)].map(([n,s])=>{const o=s.map(Gn);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Gn({
steps:e}){return e.some(({kind:t})=>t==="platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function Qn(e){const t=e.find(({choice:s})=>s!==null&&s.kind!==
"chosen");return t===void 0?Ve:[...(0,g.Im)(t.of),_e(t)].flatMap(s=>s?.place??[])}function Zn(e,t){const{items:n}=e,s=[...G(n,t.isFork),...on(n),...tn(n),...qn(
e,t.isFork)],o=n.filter(({answer:r})=>r.outcome.kind==="read").map(r=>`${r.wants.host} ${se(r)}`);return{notes:[...ts(e),...v(s),...Mn(e,t.upgrade),...an(e.clouds),
...dn(e.logins),...ns(n,t)],roots:Jn(n),requests:e.requests,answering:new Set(o)}}const qn=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")
return[];const{version:o}=s.choice;return s.packages.flatMap(r=>jn({item:s,version:o,evidence:r,isFork:n},t))}),es=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function ts({inside:e}){const t=({place:i})=>i!==g.cd,n=[...e.keys()].flatMap(i=>i.calls),s=mt(n.filter(({isOpen:i})=>i)),o=mt(n.filter(({module:i,isOpen:u})=>i===
null&&!u)),r=o.filter(({source:i})=>es.test(i)).length,a=[...e.values()].flatMap(({undescribed:i})=>i).filter(t),c=a.flatMap(({module:i})=>i===null?[]:`${i.namespace}\
/${i.name}/${i.system}`);return[...Ye(a,{what:"inside",names:[...new Set(c)]}),...Ye(s,{what:"open",names:s.map(({address:i})=>i)}),...Ye(o,{what:"direct",git:r,
names:o.map(({address:i})=>i)})]}function Ye(e,t){const n=(0,W.NP)(e.map(({place:s})=>s));return n.length===0?[]:[(0,Q.kH)((0,O.q)(t),{places:n,clients:[]})]}const mt=e=>[
...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()];function ns(e,{maxRequests:t}){const n=e.flatMap(o=>[o.answer,...ft(o)].flatMap(({outcome:r})=>r.
kind==="not-asked"?{item:o,host:j(o),outcome:r}:[]));return(0,W.c1)(n,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,h.pj)(r.problem.message):r.why}`).flatMap(o=>{
const[{host:r,outcome:a}]=o,c=[...new Set(o.flatMap(d=>(0,g.ek)(d.item.of)))];if("problem"in a)return[(0,Q.kH)(a.problem,{host:r,places:c,needed:(0,Z.ly)(c)})];
const{why:i}=a;if(i==="service"||i==="not-allowed")return[];const u=[...new Set(o.map(d=>X(d.item)))],l=(0,O.q)(i==="limit"?{what:i,max:t,names:u}:{what:i,names:u});
return[(0,Q.kH)(l,{host:r,places:(0,W.NP)(c),needed:!1})]})}var ss=f(4702),os=f(1598),Ge=f(3298),rs=f(6542),as=f(1456),Pe=f(7454),cs=f(7144),is=f(3070),gt=f(3214),
ls=f(4035);const Ae=4;class Qe{#e=[];#t;constructor(t){this.#t=t}async pass(t){const n=await this.enter();return t().finally(n)}async enter(){return this.#t===0?
await new Promise(t=>this.#e.push(t)):this.#t-=1,()=>{const t=this.#e.shift();t===void 0?this.#t+=1:t()}}}async function vt(e,t,{concurrency:n},s,o=Ae){await kt(
Map.groupBy(e,t).values(),n*Ae,r=>kt(r.values(),o,s))}async function kt(e,t,n){const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from({length:t},
s))}const us=2*Ae,ds=1e3,fs=3e4,hs=6e4;class ps{gate=new Qe(Ae);largeBodies=new Qe(1);requests=0;pause=Promise.resolve();silent=0;down=null}class ms{#e;#t;#c=(0,Ge.
O)(t=>new ps);#o=new Map;#s=new Set;#n=new Map;constructor(t){this.#e=t,this.#t=new Qe(t.concurrency*Ae),t.stop.onEnd.add(this.#r);for(const[n,s]of t.sessions??
[])this.#s.add(n),this.#n.set(n,this.#a({url:s}))}get requests(){return[...this.#o.values()]}ask(t){const n=this.#a(t);return n.gate.pass(()=>this.#t.pass(()=>this.#i(
n,t)))}#r=()=>{for(const t of this.#s)t.close()};close(){this.#e.stop.onEnd.delete(this.#r),this.#r()}#a({url:t}){const n=(0,Pe.X5)(t);return this.#c(n.ok?`${n.
value.name} ${n.value.port}`:"")}async#i(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);if(typeof s=="string")return s;const[{response:o}]=s;return"\
problem"in o&&o.problem.code==="host-private-redirect"||(t.silent=s.every(({headMs:r})=>r===null)?t.silent+1:0,t.silent>=us&&(t.down=s)),s}async#l(t,n){const{stop:s,
maxRequests:o}=this.#e,r=[];for(;;){if(await t.pause,s.why!==null)return Ze(r,"stopped");if(t.requests>=o)return Ze(r,"limit");const a=await this.#u(t,n);if(s.why!==
null&&a.response.kind==="failed"||r.push(a),n.patience.every(p=>(0,q.mh)(r,p)!==null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:l}=gs(a,r.length,
this.#e),d=(0,gt.v7)(u,this.#e);l&&(t.pause=d),await d}}async#u(t,n){const{startTimer:s,monotonic:o}=this.#e,{patience:r}=n,a=this.#f(t);t.requests+=1;try{const c=await(0,is.
e)({...n,planBody:i=>({...n.planBody(i),turn:()=>t.largeBodies.enter()}),asks:"answer",session:a,timeoutMs:(0,ls.nT)(r),startTimer:s,monotonic:o});return t.requests+=
c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,a)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(t)??{},
c=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.map(({host:u,expires:l})=>({host:u,expires:l}))];this.#o.set(t,{host:t,slowest:c?{url:n.url,timing:s}:
r,certificates:(0,W.t6)(i,({host:u,expires:l})=>`${u} ${l}`)})}#f(t){for(const[s,o]of[...this.#n].reverse())if(o===t&&(this.#n.delete(s),s.isOpen))return s;const n=new cs.
N(this.#e.network);return this.#s.add(n),n}#h(t,n){n.isOpen?this.#n.set(n,t):this.#s.delete(n);const[s]=this.#n.keys();this.#n.size<=this.#e.concurrency||s===void 0||
(this.#n.delete(s),this.#s.delete(s),s.close())}}const Ze=([e,...t],n)=>e===void 0?n:[e,...t];function gs({response:e},t,{now:n}){const s=e.kind==="received"&&[
429,503].includes(e.head.status)?(0,gt.VJ)(e.head.retryAfter,n()):null;return s===null?{ms:Math.min(ds*2**(t-1),fs),isForHost:!1}:{ms:Math.min(Math.max(s,0),hs),
isForHost:!0}}var ne=f(7811),fe=f(8643),D=f(8153),pe=f(9633),wt=f(9713),vs=f(8936),qe=f(1462);const ks={kind:"whole",maxBytes:8*1024*1024},me=({bytes:e})=>new TextDecoder(
"utf-8",{ignoreBOM:!0}).decode(e),ge=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});function ws(e,t){const{
attemptMs:n}=t,s=e[(0,q.mh)(e,t)??e.length-1]??e[0],{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const c=(a??0)>n?"response":"bo\
dy",i=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,vs.Qs)({host:i,asks:"answer",phase:c,limitMs:n}),transient:!0}}const yt=(e,{accepts:t=s=>s===
200,plan:n=()=>ks})=>t(e.status)?n(e):null;function ys(e,t,n,s){if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unc\
hecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,{status:a,reason:c}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const i=yt(o,n);if(i===
null){const l=(0,qe.y8)(r.bytes);return{kind:"status",status:a,reason:c,page:l,...(0,qe.Kd)(r.bytes,c)}}if(r.truncated&&i.kind==="whole")return{kind:"not-asked",
why:"size"};const u=n.read(e,t,s);return u.ok?{kind:"read",value:u.value}:u.why===D.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,
page:(0,qe.y8)(r.bytes)}}const $s=3e4,Ms={kind:"whole",maxBytes:1024*1024},$t={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Ms:wt.IK},
Os={...$t,accepts:()=>!0,read:({head:e})=>(0,ne.Ju)(e.apiVersion)},Es=(0,D.w3)({data:(0,D.lq)((0,D.w3)({id:D.Qq}))}),Mt={...$t,accepts:e=>e>=200&&e<=399,read:({
body:e})=>{const t=(0,D.D4)(me(e),Es);return t.ok?t.value.data===null?(0,ne.TR)("has no data"):(0,ne.Ju)(null):t}},_s=/^[\w-]+$/;async function Ts(e,t){const n=e.
map(async s=>{const{host:o,service:r,clients:a}=s;if(!await t.hasToken(o))return[];const c=t.belowService(r,o,l=>l),i=a.flatMap(l=>{const d=c(l);return typeof d==
"string"?[]:[{client:l,base:d}]}),u=(0,W.c1)(i,({base:l})=>(0,fe.jr)(l.url)).map(l=>{const d=l.map(({client:p})=>p);return Is({...s,clients:d},l[0].base,t)});return await Promise.
all(u)});return(await Promise.all(n)).flat()}async function Is(e,t,{send:n,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:c}=e,i=({client:S})=>({
client:S,attemptMs:s??$s,retries:1}),u=async(S,F)=>{const U=(0,pe.ny)(t.url,S),T=()=>({...t,url:U}),oe=`cloud ${(0,fe.jr)(U)}`,de=await n({...F,host:o,clients:r,
at:T,once:oe,patience:i});return Object.values(de)[0]??ge(o,"service")},l=await u("ping",Os),d={...e,ping:l,ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!==
"read"||a===null)return d;const p=`organizations/${a}`,w=await u(`${p}/entitlement-set`,Mt),k=w.outcome.kind!=="read"||c===null?null:await u(`${p}/workspaces/${c}`,
Mt);return{...d,ofOrganization:w,ofWorkspace:k}}function xs(e,t){const n=e.flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)return[];
const u=o.startsWith("cloud")?t.TF_CLOUD_ORGANIZATION:null,l=Ot(r.organization??u),d=Ot(r.name);return c.map(({host:p,service:w,clients:_})=>({host:p,service:w,
organization:l,workspace:d,clients:_,places:[i]}))}),s=({host:o,service:r,organization:a,workspace:c})=>[o,r,a,c].join(" ");return(0,W.c1)(n,s).map(o=>({...o[0],
clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const Ot=e=>e&&_s.test(e)?e:null;var Et=f(8225);const Ps=1e4;async function As(e,t){
const s=t.visits.values().flatMap(r=>Cs(r).map(a=>({visit:r,url:a,host:(0,P.Pm)(a)??""}))).filter(({visit:r,url:a,host:c})=>a.scheme==="https"&&c!==r.host&&(0,Pe.
X5)(a).ok&&t.isAllowed(c)),o=(0,W.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{const{host:c}=r,i=await bs(r,a,t),u=e.some(l=>l.host===c&&l.service===V.
S3);return i===null?[]:[{host:c,problem:i,isRequired:u}]});return(await Promise.all(o)).flat()}function Cs({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];
const n=(0,P.nx)(e),{url:s,services:o}=t,a=(0,V.TE)(V.S3,{services:o,documentUrl:s,display:n,client:"terraform"});return a.kind!=="object"?[]:(0,Et.u)((0,Et.m)(
a.value,s,n).value).map(({url:c})=>c)}async function bs({host:e,attempt:t},n,{send:s,originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terra\
form"],at:()=>({url:n,origin:o(t.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,patience:({client:c})=>({client:c,attemptMs:r??Ps,retries:1}),accepts:()=>!0,
plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,ne.Ju)(null)});return a?.outcome.kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}
var Ss=f(7057);const Rs=(0,D.w3)({name:D.Qq,source:D.Qq,version:D.Qq}),Ds=(0,D.w3)({name:D.Qq,version:D.Qq,namespace:(0,D.LT)(D.Qq),source:(0,D.LT)(D.Qq)}),_t=(0,D.
w3)({path:D.Qq,providers:(0,D.p_)((0,D.lq)(Ds)),dependencies:(0,D.p_)((0,D.lq)(Rs))}),Ls=(0,D.w3)({version:D.Qq,root:_t,submodules:(0,D.p_)((0,D.lq)(_t))}),Ks=(0,D.
w3)({modules:(0,D.p_)((0,D.lq)((0,D.w3)({source:D.Qq,versions:(0,D.p_)((0,D.lq)(Ls))})))});function js(e){const t=(0,D.qL)(e,Ks);if(!t.ok)return t;const{value:n,
items:s}=t.value,{modules:o}=n,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().length>D._5)return(0,ne.TR)(D.ch);if(o.includes(null)||r.flat().includes(null))return(0,ne.
TR)("has null in a list, at which the clients crash");const[a]=r;if(a===void 0)return(0,ne.TR)('has no element in "modules"');const c=a.flatMap(i=>i??[]);return(0,ne.
Ju)({texts:c.map(({version:i})=>i),described:s>D._5?new Map:Us(c)})}function Us(e){const t=e.map(({version:n,root:s,submodules:o})=>{const a=[s,...o].flatMap(c=>c??
[]).map(({path:c,dependencies:i,providers:u})=>({path:c,calls:i.flatMap(l=>l??[]),providers:u.flatMap(l=>l??[])}));return[n,a]});return new Map(t.filter(([,n])=>n.
some(({calls:s,providers:o})=>s.length+o.length>0)))}var Tt=f(4443),Be=f(9897),Bs=f(9179);const Ws=(0,D.w3)({location:D.Qq,use_registry_credentials:(0,D.lq)(D.zM)}),
Ns=(0,D.w3)({location:D.Qq,use_registry_credentials:D.gy}),Fs=(e,t)=>(0,D.D4)(e,t?Ws:Ns,"struct");function Hs({status:e,header:t,body:n,downloadUrl:s},o,r){if(o===
"opentofu"&&e!==204){const a=Fs(n,r);if(!a.ok)return he(`the response ${a.why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return zs(c,i,
s);if(c!=="")return It(c,s,o)}return t?It(t,s,o):he(Js[o])}function zs(e,t,n){if(e==="")return he("the response has `use_registry_credentials` and no `location`");
const s=(0,pe.EH)(n,e);return s.ok?{kind:"direct",url:s.value,usesCredentials:t}:he(s.why)}const Js={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},he=e=>({kind:"refused",why:(0,Bs.Nx)(e)});function Vs(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return n===void 0?he(`invalid source string: ${e}`):(0,Be.WS)(n,t)?Pt(e,t):he(`no getter available for X-Terraform-Get source protocol: "${n}"`)}function It(e,t,n){
const s=(0,pe.ut)(t,e);if(!s.ok)return he(s.why);const{kind:o}=(0,H.vL)(s.value,n);return o==="local"||o==="registry"?he("must be a direct remote package addres\
s"):Pt(s.value,n)}const xt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Xs=new RegExp(`^(?:${xt}|tar\\.(?:gz|bz2|xz))$`),Ys=new RegExp(`\\.(?:${xt})$`),Gs=/^(?:0|f|F|false|FALSE|False)$/;
function Pt(e,t){const n=(0,Be.cx)(e,t);if(!n.ok)return he(n.why);const{getter:s,url:o}=n.value;if(!(0,Be.WS)(s,t))return he((0,Be.Ns)(e,n.value));if(o===null||
!/^https?$/.test(o.scheme))return{kind:"other",getter:s};const r=(0,Tt.xB)(o.query);if(s==="git")return{kind:"git",url:et(o,[])};if(!/^https?$/.test(s))return{kind:"\
other",getter:s};const a=r.find(([u])=>u==="archive")?.[1]??"",c=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?Ys.test(o.path):!Gs.test(
a)&&Xs.test(a))?{kind:"archive",url:et(o,c)}:r.some(([u,l])=>u==="checksum"&&l!=="")?he("checksum cannot be specified for directory download"):{kind:"page",url:et(
o,[...c,["terraform-get","1"]])}}const et=(e,t)=>({...e,query:(0,Tt.Ge)(t),forceQuery:!1,fragment:""}),Qs={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Zs(e){
for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="met\
a")continue;const r=new Map;for(const[,c="",i,u,l]of t.matchAll(qs))r.set(c.toLowerCase(),i??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terrafor\
m-get"&&a!=="")return eo(a)}return null}const qs=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,eo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?Qs[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),to=3e4,tt={kind:"excerpt",maxBytes:1024},no=128*1024,nt=e=>({client:t})=>({client:t,
attemptMs:to,retries:t==="opentofu"?e:0}),st={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>tt,read:()=>(0,ne.Ju)(""),patience:nt(
0),netrc:q.Du},so={...st,name:"provider archive",patience:nt(2),netrc:["terraform"]},oo={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<
300,plan:()=>tt,read:()=>(0,ne.Ju)("")},ro={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?tt:{kind:"excerpt",maxBytes:no},read:({head:e,
body:t})=>{const n=e.terraformGet||Zs(me(t));return n===null?(0,ne.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,ne.Ju)(n)},patience:nt(
0),netrc:q.Du},ao={...st,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},At={name:"sums",headers:{},read:({body:e})=>(0,ne.Ju)(me(e))},co={...At,name:"\
signature",read:({body:{bytes:e}})=>(0,ne.Ju)((0,Ie.jY)(e)??"")};async function Ct({client:e,registry:t,url:n,origin:s,token:o=!1},r,{send:a,clients:c,isNamed:i}){
const u=(0,P.Pm)(n);if(u!==null&&u!==t&&!i(u))return ge(t,"not-allowed",(0,fe.Pl)(n));const l=()=>({url:n,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,fe.jr)(
n)}`,p={...r,host:t,clients:c,at:l,once:d,isAnonymous:!o},{[e]:w}=await a(p);if(w===void 0)throw new Error("a client without an answer");return w}function io(e,t){
const n=e.flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return bt(n,new Map,t)}async function lo(e,t,n){
const s=({module:o,client:r})=>(0,ae.Of)(t.get((0,g.MP)(o))?.[r]);for(;;){const o={left:wn},r=new Map(e.map(c=>[c,yn(c,s,o)])),a=[...r.values()].flatMap(({calls:c})=>c).
filter(({module:c})=>n.visits.has(c.host)&&!t.has((0,g.MP)(c)));if(a.length===0)return r;await bt(a,t,n)}}async function bt(e,t,n){const s=(0,W.c1)(e,({module:o})=>(0,g.
MP)(o));return await vt(s,([{module:o}])=>o.host,n,async o=>{const[{module:r}]=o,{host:a}=r,c=await n.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],
at:n.belowService(V.e$,a,i=>(0,pe.fZ)(i,r)),read:({body:i},u,l)=>uo(me(i),o,l)});t.set((0,g.MP)(r),c)}),t}function uo(e,t,n){const s=js(e);if(!s.ok)return s;const{
texts:o,described:r}=s.value;if(!n.keep(o))return(0,ne.TR)(D.ch);const a=(0,ae.tF)("module",o,{work:n}),c=hn(r,a,t);return(0,ne.Ju)(c.size===0?a:{...a,described:c})}
const fo={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{const{status:s,terraformGet:o}=e;return(0,ne.Ju)({status:s,header:o,body:me(t),downloadUrl:n})}};
function ho({address:e,version:t,clients:n},s){const{host:o}=e,r=s.belowService(V.e$,o,c=>(0,pe.sw)(c,e,t)),a=s.send({...fo,host:o,clients:n,at:r});return async c=>{
const{[c]:i}=await a;return i===void 0?null:{platform:"",steps:await mo(c,i,s),hashes:null}}}const po=10;async function mo(e,t,n){const{outcome:s,host:o}=t,r={kind:"\
asked",part:"location"};if(s.kind!=="read")return[{...r,answer:t}];const{downloadUrl:a}=s.value,c={...t,outcome:{kind:"read",value:null}},i=[{...r,answer:c}],u=(0,q.
sX)(n.versionOf("opentofu"));let l=Hs(s.value,e,u),d=n.originOf(t.lastHop);for(let p=0;l.kind!=="refused"&&l.kind!=="other";p+=1){if(l.kind==="page"&&p===po){const T=`\
too many X-Terraform-Get redirects: ${p+1}`;return[...i,{kind:"refused",why:T}]}const[w,_]=vo[l.kind],k=l.kind==="direct"&&l.usesCredentials,S=k&&go(a,l.url),F=await Ct(
{registry:o,client:e,url:ko(l),origin:d,token:S},_,n),{outcome:U}=F;if(k&&!S&&U.kind==="status"&&U.status===401){const T=`the token of the registry from ${(0,P.
Pm)(l.url)}`;return[...i,{kind:"other",getter:T}]}if(i.push({kind:"asked",part:w,answer:F}),l.kind!=="page"||U.kind!=="read")return i;d=n.originOf(F.lastHop),l=
Vs(U.value,e)}return[...i,l]}function go(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Pe.be)(s)}));return(0,Ss.nL)(n).at(-1)==="s\
ent"}const vo={archive:["archive",st],direct:["archive",oo],page:["page",ro],git:["repository",ao]},ko=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}/info/re\
fs`,query:"service=git-upload-pack"}:t;function wo({settings:e,network:t,visits:n,dialect:s,requirements:o}){const r=o.filter(({because:w})=>w.some(_=>typeof _!=
"string")),a=e.hostnames.flatMap(w=>w.addresses),c=St(a).difference(St(r)),i=w=>P.Jr(w,e.allowedHosts),u=w=>P.ev(w,e),l=w=>{const _=(0,fe.Dl)(w?.url??""),k=_.ok?
(0,Pe.X5)(_.value):null,{address:S=null}=w??{};return{isPublic:!k?.ok||(0,Pe.Ul)(t,k.value.name,S)}},d=(w,_,k)=>{const S=n.get(_);if(S===void 0)return"service";
const{discovery:F,hops:U}=S.attempt,T=S.forced.find(ot=>ot.client===k),oe=T===void 0?F:{...T,kind:"found",url:P.cu(_)};if(oe.kind!=="found")return"service";const{
url:de,services:ie}=oe,$e=P.nx(_),ve=(0,V.TE)(w,{services:ie,documentUrl:de,display:$e,client:k});if(ve.kind!=="url"||!(0,Pe.X5)(ve.url).ok)return"service";const{
url:Me}=ve;if(T!==void 0)return{url:Me,origin:null};const Ce=P.Pm(Me)??"";return Ce===_||u(Ce)||c.has(`${_} ${w}`)?{url:Me,origin:l(U[0])}:"not-allowed"},p=(w,_,k)=>S=>{
const F=d(w,_,S);return typeof F=="string"?F:{...F,url:k(F.url)}};return{clients:s.clients,visits:n,belowService:p,isAllowed:i,isNamed:u,originOf:l}}const St=e=>new Set(
e.map(({host:t,service:n})=>`${t} ${n}`));var Re=f(3556),Rt=f(5168);async function yo(e,t){const n=new Map,s=e.flatMap(a=>a.providers.map(({provider:c})=>({provider:c,
root:a}))),o=(0,W.c1)(s,({provider:a})=>(0,g.JT)(a));return await vt(o,([{provider:a}])=>a.host,t,async a=>{const[{provider:c}]=a,i=Dt(a),u=Dt(a.filter(({root:p})=>!t.
isInstalled(c,p))),l=t.send({...$o,...Lt(c,t),clients:u}),d=i.map(async p=>[p,await Mo(p,{address:c,clients:i},l,t)]);n.set((0,g.JT)(c),Object.fromEntries(await Promise.
all(d)))},4*Ae),n}const Dt=e=>[...new Set(e.map(({root:t})=>t.client))],$o={read:({body:e},t,n)=>{const s=Re.TT(me(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return n.keep([...o,...r.warnings])?(0,ne.Ju)((0,ae.tF)("provider",o,{...r,work:n})):(0,ne.TR)(D.ch)}},Lt=(e,{belowService:t})=>({host:e.host,at:t(V.xq,e.host,n=>(0,pe.
i5)(n,e))});async function Mo(e,t,n,s){const{address:o}=t,r=ge(o.host,"service"),a=async()=>(await n)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[Kt]).map(k=>k.kind===
"direct"?a():k.kind==="local"?jt(k,o,s):Ut(e,k,t,"index.json",_o,s)),[u=r,...l]=await Promise.all(i),d=To([u,...l]),p=await Oo(o,e,await a(),s);if(c===null&&p===
null)return d;const w=[u,...l].filter(({mirror:k})=>k!==void 0),_=c&&{place:c.place,methods:i.length,mirrors:w};return{...d,..._&&{installation:_},...p===null?{}:
{movedTo:p}}}const Kt={kind:"direct"};async function Oo(e,t,{outcome:n},s){const{host:o,namespace:r,type:a}=e;if(!(n.kind==="status"&&n.status===404)||r!=="hash\
icorp"||o!==(0,H.Vm)(t))return null;const{[t]:i}=await s.send({...Lt({...e,namespace:"-"},s),clients:[t],read:({body:u})=>Re.tD(me(u),a)});return i?.outcome.kind===
"read"?i.outcome.value:null}function jt(e,t,{localPackages:n}){const{path:s,shown:o=s,place:r}=e,a=ge(t.host,"service",o??""),c=n(e,t);if(o===null||c===null)return a;
const i={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(c==="missing"){const l=y({mirror:o,kind:"path",at:(0,Rt.Ge)(r)});return{...i,outcome:{kind:"\
failed",problem:l}}}const u=[...new Set(c.map(({version:l})=>l))];return u.length>0?{...i,outcome:{kind:"read",value:(0,ae.tF)("provider",u)}}:{...i,outcome:{kind:"\
status",status:404,reason:"",page:null}}}const Eo=5;async function Ut(e,{url:t,place:n},{address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:u}){const l={url:(0,fe.
Pl)(t),place:n,hasSlash:t.path.endsWith("/")},d=(0,P.Pm)(t),p=(0,pe.zS)(t,s,r);if(!p.ok){const U=(0,Rt.Ge)(n),T={mirror:l.url,at:U,provider:(0,g.JT)(s)},oe={kind:"\
failed",problem:y({...T,kind:"port"})};return{...ge(d,"service",l.url),outcome:oe,mirror:l}}const w=U=>U.kind==="network"&&(0,fe.jr)(U.url)===(0,fe.jr)(t),_=o.filter(
U=>u(s,U)?.methods.some(w)),k=i(d)?{url:p.value,origin:null}:"not-allowed",S=`mirror ${(0,fe.jr)(p.value)}`,{[e]:F=ge(d,"service")}=await c({host:d,clients:_,at:()=>k,
once:S,read:a,maxRedirects:Eo,patience:U=>U.client==="opentofu"?{...U,retries:0}:U});return{...F,mirror:l}}function _o({head:e,body:t},n,s){const o=Re.oM(me(t),
e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,Te.rK)(a)!==null);return s.keep(r)?(0,ne.Ju)((0,ae.tF)("provider",r,{work:s})):(0,ne.TR)(D.ch)}function To([
e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:c})=>c.kind==="not-asked"),o=n.find(Io)??s.find(({outcome:c})=>c.kind==="not-asked"&&c.why!==
"service")??s[0];if(o!==void 0)return o;const r=n.flatMap(c=>(0,ae.Of)(c)??[]),a=n.find(c=>(0,ae.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.length===
0)?n.find(({mirror:c})=>c===void 0)??a??e:{...a,outcome:{kind:"read",value:xo(r)}}}const Io=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="s\
tatus"&&e.status!==404,xo=e=>(0,ae.tF)("provider",[...new Set(e.flatMap(({texts:t})=>t))],{work:e.find(({work:t})=>t!==void 0)?.work,compatible:e.flatMap(({compatible:t=[]})=>t),
warnings:e.flatMap(({warnings:t=[]})=>t)});function Po(e,t){const{address:n,clients:s}=e,o=i=>t.methodsOf(n,i)?.methods??[Kt],r=i=>o(i).every(({kind:u})=>u==="d\
irect"),a=Bt({...e,clients:s.filter(r)},t),c=async(i,u)=>{if(i.kind==="local")return Ao(e,i,t);if(i.kind==="network")return bo(u,e,i,t);const l=r(u)?a:Bt({...e,
clients:[u]},t);return Co(u,e,await l,t)};return async i=>{let u=null;for(const l of o(i))if(u=await c(l,i),u?.steps.some(({kind:d})=>d==="platform")!==!0)return u;
return u}}function Ao({address:e,version:t,platform:n},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===t&&
l.platform===n),c={kind:"read",value:null},u={kind:"asked",part:"document",answer:{...jt(s,e,o),outcome:c}};return{platform:n,steps:a?[u]:[u,{kind:"platform"}],
hashes:null}}function Bt({address:e,version:t,platform:n,clients:s},{send:o,belowService:r}){const{host:a}=e,c=r(V.xq,a,i=>(0,pe.ad)(i,e,t,n));return o({host:a,
clients:s,at:c,read:ne.Ju})}async function Co(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const r=e==="opentofu"&&!(0,q.sX)(s.versionOf(e))?"opentofu be\
fore 1.12":e;return await Wt(e,t,n,({body:c,url:i})=>{const u=Re.h(me(c),r);if(!u.ok)return u;const l=Ie.KB(u.value,t,i),{shasums_url:d,shasums_signature_url:p}=u.
value,w=[d,p,u.value.download_url].map(T=>(0,pe.Fl)(i,T)),[_,k,S]=w.flatMap(T=>T.ok?T.value:[]),F=_&&k&&S&&l.early.every(({kind:T})=>T==="no-archive"),U=F?{sums:_,
signature:k,document:u.value}:null;return(0,ne.Ju)({...l,signed:U,archive:F?S:null})},s)}async function bo(e,t,n,s){const{platform:o,version:r}=t,a=await Ut(e,n,
t,`${r}.json`,ne.Ju,s);return await Wt(e,o,a,({head:i,body:u,url:l})=>{const d=Re.I0(me(u),i.contentType,o);if(!d.ok)return d;const p={...Ie.uH(d.value,o),signed:null};
if(d.value===null)return(0,ne.Ju)({...p,archive:null});const w=(0,pe.Fl)(l,d.value.url);return w.ok?(0,ne.Ju)({...p,archive:w.value}):(0,ne.TR)(`has an invalid \
\`url\`: ${w.why}`)},s)}async function Wt(e,t,n,s,o){const{outcome:r,host:a}=n,c=T=>({kind:"asked",part:"document",answer:{...n,outcome:T}});if(r.kind!=="read"){
const oe=r.kind==="status"&&r.status===404&&!n.mirror?[{kind:"platform",response:r}]:[];return{platform:t,steps:[c(r),...oe],hashes:null}}const i=s(r.value);if(!i.
ok){const T={kind:"unreadable",why:i.why,page:null};return{platform:t,steps:[c(T)],hashes:null}}const{early:u,late:l,hashes:d,signed:p,archive:w}=i.value,_=[c({
kind:"read",value:null}),...u],k={registry:a,client:e,origin:o.originOf(n.lastHop)},S=async(T,oe,de)=>{const ie=await Ct({...k,url:oe},de,o);return _.push({kind:"\
asked",part:T,answer:ie}),ie.outcome.kind==="read"?ie.outcome.value:null},F=p&&await S("sums",p.sums,At),U=p&&F!==null?await S("signature",p.signature,co):null;
if(w!==null&&(p===null||U!==null)&&await S("archive",w,so),p!==null){const T=e==="opentofu"&&a===(0,H.Vm)(e),oe={sums:F,signature:U,url:(0,fe.Pl)(p.sums)};_.push(
...l,...So(p.document,oe,o.mayLackKeys&&T))}return{platform:t,steps:_,hashes:d}}function So(e,{sums:t,signature:n,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(u=>u?.ascii_armor??null),a=r.length===0&&o,c=t===null?null:Ie.yI(t,e),i=a?null:Ie.fi(r)??n;return[...c===null?[]:[{kind:"sums",url:s,why:c}],...i?[{kind:"un\
signed",why:i}]:[]]}var Nt=f(9968);const Ro=1e6,Do=1e5,Lo=2e4;class Ko{#e;constructor(t,n){this.#e=Ro+t*Do+n*Lo}get isSpent(){return this.#e<0}read({bytes:t,truncated:n}){
let s=0;for(const o of t)(o===44||o===91||o===123)&&(s+=1);return this.#t((n?1:1/8)*t.length+12*s)}keep(t){return this.#t(t.reduce((n,{length:s})=>n+16*s+100,0))}choose(t,n){
return this.#t(t*(25+2*n))}#t(t){return this.#e-=t,!this.isSpent}}var jo=f(3065);const Uo=9;function Bo(e,t,n){const s=Wo(e,t,n),o=new Map;return{versionOf:s.versionOf,
hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return Ht(r,s);const c=o.get(a)??Ht(r,s);return o.set(a,c),c}}}const Ft={
token:null,source:null};function Wo(e,t,n){const{configs:s,credentials:o,dialect:r,machine:a,learn:c,progress:i,settings:u}=e,l=new Map(s.map(p=>[p.client,p.patience]));
let d=0;return i({total:n,done:d}),{ask:async p=>{const w=await t.ask(p);return d+=1,i({total:Math.max(n,d),done:d}),w},versionOf:p=>(0,q.tB)(p,r.versions),patienceOf:p=>l.
get(p)??{client:p,attemptMs:1e4,retries:1},tokenOf:async p=>{const{answer:w}=await o.find(p),{token:_=null,source:k=null,isUnsendable:S}=w??{};return _===null||
S?Ft:{token:_,source:k}},workOf:(0,Ge.O)(p=>new Ko(u.maxRequests,n)),withLogin:(0,jo.i5)(a,c)}}async function Ht(e,t){const{host:n,clients:s,at:o,netrc:r,isAnonymous:a}=e;
if(s.length===0)return{};const c=s.map(d=>{const p=o(d);return typeof p=="string"||!r?.includes(d)?{client:d,where:p}:{client:d,where:{...p,url:t.withLogin(p.url)}}}),
i=(0,W.c1)(c,({where:d})=>typeof d=="string"?d:(0,fe.jr)(d.url)),u=a?Ft:await t.tokenOf(n),l=i.map(d=>No(e,d,u,t));return Object.fromEntries((await Promise.all(
l)).flat())}async function No(e,t,{token:n,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:c}){const{host:i,headers:u,maxRedirects:l=Uo,patience:d=T=>T}=e,[{client:p,
where:w}]=t,_=t.map(({client:T})=>T),k=T=>_.map(oe=>[oe,T]),S=(T,oe)=>({...ge(i,T,oe),tokenSource:s});if(typeof w=="string")return k(S(w));const F=(0,fe.Pl)(w.url),
U=c(i);if(U.isSpent)return k(S("work",F));try{const T=await o({...w,host:i,token:n,headers:u??{"x-terraform-version":a(p)},planBody:ie=>yt(ie,e)??wt.IK,maxRedirects:l,
patience:_.map(ie=>d(r(ie)))});if(typeof T=="string")return k(S(T,F));const oe=T.at(-1)?.hops.at(-1)??null,de=Map.groupBy(_,ie=>ws(T,d(r(ie))));return Array.from(
de,([ie,$e])=>{const ve=ys(ie,w.url,e,U),Me={host:i,url:F,tokenSource:s,outcome:ve,attempts:T.length,lastHop:oe};return $e.map(Ce=>[Ce,Me])}).flat()}catch(T){if((0,Nt.
qo)(T))throw T;const oe=(0,ze.n3)({host:(0,P.nx)(i),thrown:T});return k({...S("service",F),outcome:{kind:"not-asked",why:"unchecked",problem:oe}})}}async function Fo(e,t){
const{checkouts:n,dialect:s,directory:o,machine:r,settings:a}=t,c=[...e,...(0,os.n)(a.hostnames,s.clients)],i=n?.plugins??null,u={root:o,plugins:i,releases:s.releases,
asksMirrors:!0},l=(0,rs.x)(t.configs,u,c,t.learn),d=c.flatMap(({calls:k})=>k.flatMap(({module:S})=>S??[])),p=c.flatMap(({providers:k})=>k.map(({provider:S})=>S)),
w=new Set([...d,...p].map(g.IY)).size,_=new ms({...t,maxRequests:a.maxRequests});try{const{environment:k,platform:S}=r,{concurrency:F}=t,U={...Bo(t,_,w),...wo(t),
...l,concurrency:F,timeoutMs:a.timeoutMs,mayLackKeys:k.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true"},T=a.depth==="packages",oe=a.platforms.length===0?[S]:a.platforms,
de=(le,Qo)=>{const Yt=Ho(c,le,Qo,a.upgrade,U);return T?zo(Yt,le==="module"?[""]:oe,U):Yt},[[ie,...$e],[ve,Me,...Ce],Vt,ot]=await Promise.all([yo(c,U).then(le=>Promise.
all([le,de("provider",le)])),io(c,U).then(le=>Promise.all([le,lo(c,le,U),de("module",le)])),Ts(xs(t.usages,k),U),As(t.requirements,U)]),Vo=Map.groupBy([...Ce,...$e].
flat(),({root:le})=>le),Xt=c.flatMap(le=>Vo.get(le)??[]),Xo=new Map([...ve,...ie]),Yo=Xt.flatMap(({root:le})=>le.lockFile??[]),Go=T?n?.lockHashes??(0,as.hc)(new Set(
Yo),o):new Map;return{items:Xt,versions:Xo,inside:Me,lockHashes:Go,clouds:Vt,logins:ot,requests:_.requests}}finally{_.close()}}function Ho(e,t,n,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(c=>{const{client:i}=c;if(t==="module")return c.calls.flatMap(l=>{const{module:d,isOpen:p}=l;if(d===null)return[];const w=zt(
n,d,i),_=p?{answer:w,choice:null}:Jt(w,l,{client:i});return[{kind:t,root:c,of:l,wants:d,..._,packages:[]}]});const u=(0,q.Jd)(i,o(i));return c.providers.map(l=>{
const{provider:d,locked:p}=l,_=r(d,i)===null&&a(d,c)?ge(d.host,"service"):zt(n,d,i),k=s?null:p?.text??null,S=Jt(_,l,{client:i,lockedVersion:k,rejectsUnreadable:u});
return{kind:t,root:c,of:l,wants:d,...S,packages:[]}})})}const zt=(e,t,n)=>e.get((0,g.IY)(t))?.[n]??ge(t.host,"service");function Jt(e,t,n){const s=(0,ae.Of)(e),
o=(0,g.Im)(t).map(({text:a})=>a),r=s&&(0,ae.EH)(o,s,n);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}
async function zo(e,t,n){const s=e.flatMap(c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),o=(0,W.c1)(s,({item:c,version:i})=>`${(0,g.IY)(c.
wants)} ${i}`),r=t.flatMap(c=>o.map(async i=>{const[{item:u,version:l}]=i,d=[...new Set(i.map(({item:k})=>k.root.client))],p={version:l,clients:d,platform:c},w=u.
kind==="module"?ho({...p,address:u.wants},n):Po({...p,address:u.wants},n),_=(0,Ge.O)(w);return Promise.all(i.map(async({item:k})=>[k,await _(k.root.client)]))})),
a=Map.groupBy((await Promise.all(r)).flat(),([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,u])=>u??[])}})}async function Jo(e,t,n){
try{return Zn(await Fo(e,t),n)}catch(s){if((0,Nt.qo)(s))throw s;const o=[...t.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,Q.kH)(
(0,ze.n3)({host:(0,P.nx)(r),thrown:s}),{host:r}):[]);return{...ss.j7,notes:o}}}})};export{qo as id,er as ids,tr as modules};
