const qo=152,er=[152],nr={3065:((ve,ce,f)=>{f.d(ce,{i5:()=>ne,wW:()=>R});var g=f(6760),M=f(9968),Q=f(4443),W=f(7057),h=f(3298);const Z=1024*1024;function ne(C,O){
const b=(0,h.O)(()=>F(C));return w=>{if(w.scheme!=="https"||(w.user?.name??"")!=="")return w;const I=b().get(w.host);return I===void 0?w:(y(I,O),{...w,user:{name:L(
I.name),password:L(I.password)}})}}const q=20;function y({name:C,password:O},b){b(new W.ou(O)),C.length>=q&&!C.includes("@")&&b(new W.ou(C)),b(new W.ou(Buffer.from(
`${C}:${O}`).toString("base64")))}function R({user:C},O){if(C===null)return;const{name:b,password:w}=C;y({name:(0,Q.Uw)(b),password:(0,Q.Uw)(w??"")},O)}function L(C){
const O=(0,Q.V$)(C.replaceAll("%","%25"),"user");return O.ok?O.value:""}function F({environment:C,system:O,accountHome:b}){const{NETRC:w,HOME:I,USERPROFILE:S}=C,
P=I||(O==="windows"?S:null)||b,H=w||P&&(0,g.join)(P,O==="windows"?"_netrc":".netrc")||"",X=(0,M.yR)(H,Z);return X.ok?K(X.text):new Map}function K(C){const O=new Map,
b=Array.from(C.matchAll(/#[^\n]*|\S+/g),([P])=>P.trim()).values(),w=()=>b.next().value??"";let I={name:"",password:""},S=!1;for(const P of b)switch(P){case"mach\
ine":case"default":{I={name:"",password:""};const H=P==="machine"?w():null;H!==null&&!O.has(H)&&O.set(H,I);break}case"login":I.name=w();break;case"password":I.password=
w();break;case"account":case"macdef":w(),S||=P==="macdef";break;default:if(!P.startsWith("#")&&!S)return O}return O}}),6542:((ve,ce,f)=>{f.d(ce,{p:()=>C,x:()=>b});
var g=f(3024),M=f(6760),Q=f(3916),W=f(5168),h=f(6936),Z=f(2172),ne=f(9432),q=f(9119),y=f(8032),R=f(5106),L=f(3298),F=f(3065),K=f(1456);function C(z,j,V){const m=H(
j,P(V),V),k=[],$=(J,{host:ee},se)=>{const G=(0,Z.lc)(J,ee,se),re=G&&m.get(se)?.find(G,(0,Q.dirname)(J.place.file));return!G||!re?!0:(k.push({client:se,way:re,provider:(0,Z.
JT)(G)}),!1)},x=(J,ee)=>{if(ee.service!==R.xq)return ee;const se=ee.clients.filter(G=>$(J,ee,G));return se.length===ee.clients.length?ee:{...ee,clients:se}},B=z.
map(J=>{const ee=J.needs.map(se=>x(J,se));return ee.every((se,G)=>se===J.needs[G])?J:{...J,needs:ee.filter(({clients:se})=>se.length>0)}}),Y=[...m.values()].flatMap(
J=>J.findings);return{usages:B,remarks:O(k),findings:Y}}function O(z){return(0,q.c1)(z,({client:j,way:V})=>[j,...V].join(" ")).map(j=>{const[{client:V,way:m}]=j,
[k,$]=m,x=new Set(j.map(({provider:Y})=>Y)),B=(0,ne.px)(x.size,"provider");return`${y.bB[V]} ${k} ${B} ${$}`.trim()})}function b(z,j,V,m){const k=(0,h.k)(),$=P(
j),x=(0,L.O)(()=>w(V)),B=(0,L.O)(()=>I(V,$)),Y=H(z,$,j);for(const{installation:G}of Y.values())for(const re of G?.methods??[])re.kind==="network"&&(0,F.wW)(re.url,
m);return{methodsOf:(G,re)=>{const{installation:de=null,holding:we}=Y.get(re)??{};if(de===null){const[Oe,...Ee]=(we?.(G)??[]).map(W.CR);return Oe===void 0||B().
has((0,Z.JT)(G))?null:{place:Oe.place,methods:[Oe,...Ee]}}return S(de,G,re,j.releases)?null:{place:de.place,methods:(0,W.cd)(de,G)}},isInstalled:(G,{directory:re,
client:de})=>re!==Z.cd.file&&!!Y.get(de)?.find(G,re),localPackages:({path:G},re)=>{const de=x().get((0,Z.JT)(re))??null;if(G===null||de===Z.cd.file||!(0,M.isAbsolute)(
G)&&(de===null||j.plugins))return null;const we=(0,M.isAbsolute)(G)?G:(0,M.join)(j.root,de??"",G);return(0,g.existsSync)(we)?k(we,re):"missing"}}}function w(z){
const j=new Map;for(const{directory:V,providers:m}of z)for(const k of m.map(({provider:$})=>(0,Z.JT)($))){const $=j.has(k)&&j.get(k)!==V;j.set(k,$?null:V)}return j}
function I(z,{around:j,holds:V}){const m=(x,B)=>B===Z.cd.file||j(B).some(({path:Y})=>V(Y,x)),$=z.flatMap(x=>x.providers.map(B=>({...B,root:x}))).filter(({provider:x,
root:B})=>m(x,B.directory));return new Set($.map(({provider:x})=>(0,Z.JT)(x)))}const S=({overridden:z},j,V,m)=>m.every(k=>k.client!==V||k.skipsOverridden)&&z.some(
k=>(0,Z.JT)(k)===(0,Z.JT)(j)),P=({root:z,plugins:j=null})=>j===null?(0,K.Up)(z):(0,K.Ml)(j),H=(z,j,V)=>new Map(z.map(m=>{const k=(0,W.Ol)(m),$=(0,h.k)(),x=k.mirrors.
filter(({path:G})=>(0,g.existsSync)(G)),B=G=>x.filter(({path:re})=>$(re,G).length>0),Y=(G,re)=>{const{around:de,holds:we}=j,Ee=de(re).find(({path:be})=>we(be,G))??
B(G)[0];return Ee?["installs",`from ${Ee.shown} instead of a registry`]:null},{client:J,installation:ee}=k,se=ee===null?Y:X(J,ee,V);return[J,{...k,holding:B,find:se}]}));
function X(z,j,{releases:V,asksMirrors:m}){const k=(0,W.Ge)(j.place);return $=>{if(S(j,$,z,V))return["takes",`from dev_overrides in ${k} instead of a registry`];
const x=(0,W.cd)(j,$);if(x.some(({kind:J})=>J==="direct"))return null;if(x.length===0)return[`has no installation method in ${k} for`,""];const Y=m&&x.every(J=>J.
kind!=="local"||J.path!==null)?"":", which is not checked,";return["installs",`from a mirror in ${k}${Y} instead of a registry`]}}}),1456:((ve,ce,f)=>{f.d(ce,{KX:()=>C,
Ml:()=>L,Up:()=>R,hc:()=>y});var g=f(3024),M=f(6760),Q=f(3916),W=f(9968),h=f(2172),Z=f(5106),ne=f(3298);let q=function(...O){return{localMirrors:q}=f.late([834],
1834),new.target?new q(...O):q(...O)};const y=(O,b)=>new Map(Array.from(O,w=>[w,(0,h.g_)((0,W.r7)((0,M.join)(b,w))??"")]));function R(O){const b=q();return F(w=>{
const I=(0,M.join)(O,w);return(0,g.existsSync)(I)?I:null},(w,I)=>b(w,I).length>0)}function L(O){const b=new Map(O.map(({directory:w,providers:I})=>[K(w),new Set(
I)]));return F(w=>b.has(w)?w:null,(w,I)=>b.get(w)?.has((0,h.JT)(I))??!1)}function F(O,b){const w=(0,ne.O)(I=>{const S=I.replace(/\/$/,""),P=S==="."||I!==S,H=K(S),
X=O(H),z=P?[]:w((0,Q.dirname)(S));return X===null?z:[{path:X,shown:H},...z]});return{around:w,holds:b}}const K=O=>`${O==="."?"":`${O}/`}terraform.d/plugins`;function C(O,b,{
around:w,holds:I}){const S=O.flatMap(H=>{const X=w((0,Q.dirname)(H.place.file));return X.length===0?[]:H.needs.filter(({service:j})=>j===Z.xq).flatMap(({host:j})=>b.
flatMap(V=>(0,h.lc)(H,j,V)??[])).flatMap(j=>X.filter(({path:V})=>I(V,j)).map(({shown:V})=>({shown:V,provider:(0,h.JT)(j)})))}),P=Map.groupBy(S,({shown:H})=>(0,Q.
dirname)((0,Q.dirname)(H)));return Array.from(P,([H,X])=>({directory:H,providers:[...new Set(X.map(({provider:z})=>z))]}))}}),6936:((ve,ce,f)=>{f.d(ce,{k:()=>q});
var g=f(3024),M=f(6760),Q=f(255),W=f(3846),h=f(523),Z=f(3298),ne=f(9968);function q(){const K=(0,Z.O)(ne.v2),C=(O,b)=>K(O).filter(b).map(w=>(0,M.join)(O,w));return(O,{
host:b,namespace:w,type:I})=>C(O,S=>y((0,Q.Pv)(S),b)).flatMap(S=>C(S,P=>y((0,W.sL)(P),w))).flatMap(S=>C(S,P=>y((0,W.sL)(P),I))).flatMap(S=>L(S,I))}const y=(K,C)=>K.
ok&&K.value===C,R=/^[^\s_]*_[^\s_]*$/;function L(K,C){const O=(0,ne.v2)(K).flatMap(I=>(0,ne.wX)((0,M.join)(K,I)).filter(S=>R.test(S)&&F((0,M.join)(K,I,S))).map(
S=>({version:I,platform:S}))),b=new RegExp(`^terraform-provider-${C}_(?<version>${h.hZ})_(?<platform>[^\\s_]*_[^\\s_]*)(?:_.*)?\\.zip$`,"s"),w=(0,ne.wX)(K).flatMap(
I=>{const{version:S="",platform:P=""}=b.exec(I.toLowerCase())?.groups??{};return F((0,M.join)(K,I))===!1?[{version:S,platform:P}]:[]});return[...O,...w].flatMap(
({version:I,platform:S})=>{const P=(0,h.rK)(I);return P===null?[]:{version:(0,h.Cg)(P),platform:S}})}const F=K=>(0,g.statSync)(K,{throwIfNoEntry:!1})?.isDirectory()??
null}),1303:((ve,ce,f)=>{f.d(ce,{EH:()=>ne,Of:()=>Q,tF:()=>h,y0:()=>Z});var g=f(304),M=f(523);const Q=L=>L?.outcome.value??null,W=new WeakMap;function h(L,F,K={}){
const C=F.map(Z[L].parseVersion),O=C.filter(I=>I!==null),b=(0,g.s5)(O),[w]=O.filter(M.Ty).sort((I,S)=>(0,M.Zy)(S,I));return{kind:L,texts:F,unreadable:F.filter((I,S)=>C[S]===
null),newest:b&&(0,M.Cg)(b),preRelease:w?(0,M.Cg)(w):null,...K}}const Z={module:{parseVersion:M.oF,parseConstraint:M.PW,isMeetable:g.gH,choose:g.iM},provider:{parseVersion:M.
rK,parseConstraint:M._T,isMeetable:g.Nd,choose:g.XA}};function ne(L,F,K){const C=W.get(F)??new Map;W.set(F,C);const{client:O,held:b=null,rejectsUnreadable:w=!1}=K,
I=JSON.stringify([L,O,b,w]),S=C.get(I),P=L.join(",").split(",").length;if(S||F.work?.choose(F.texts.length,P)===!1)return S??null;const H=q(L,F,K);return C.set(
I,H),H}function q(L,F,{client:K,held:C=null,rejectsUnreadable:O=!1}){const{parseVersion:b,parseConstraint:w,isMeetable:I,choose:S}=Z[F.kind],P=R(L,w);if(P===null||
!I(P,K))return{kind:"refused"};const H=C===null?null:b(C);if(H!==null&&S([H],P,K)===null)return{kind:"refused"};if(O&&F.unreadable.length>0)return{kind:"unreada\
ble"};const X=F.texts.map(b).filter(m=>m!==null);if(X.length===0)return{kind:"empty"};const z=S(X,P,K);if(H!==null){const m=(0,M.Cg)(H);return X.some(k=>(0,M.Cg)(
k)===m)?{kind:"chosen",version:m}:{kind:"locked-gone",version:m,upgrade:z&&(0,M.Cg)(z)}}if(z!==null)return{kind:"chosen",version:(0,M.Cg)(z)};if(F.kind==="modul\
e")return{kind:"none-fits",conflict:L};const j=m=>S(X,m,K)!==null,V=P.length**2*X.length>y?P:(0,g.Sx)(P,j);return{kind:"none-fits",conflict:[...new Set(V.map(({
whole:m})=>m))]}}const y=1e6;function R(L,F){const K=[];for(const C of L){const O=F(C);if(!O.ok)return null;for(const b of O.value)K.push({...b,whole:C})}return K}}),
1598:((ve,ce,f)=>{f.d(ce,{N:()=>y,n:()=>K});var g=f(7811),M=f(255),Q=f(5243),W=f(3846),h=f(5106),Z=f(1303),ne=f(2172);const q={"modules.v1":"NAMESPACE/NAME/SYST\
EM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function y({host:C,service:O,
text:b},w){const[,I="",S]=/^([^@]*)(?:@(.*))?$/s.exec(b)??[],P=S===void 0?null:{text:S,place:ne.cd},H=`${(0,M.pk)(C)}/${I}`,z=(O===h.e$?R:L)(H,P,w);return z.ok?
z:(0,g.TR)(`${z.why}; expected ${O}=${q[O]}`)}function R(C,O,b){const w=(0,Q.rE)(C,b);if(!w.ok)return w;const I=F(O,"module",b);if(I!==null)return(0,g.TR)(I);const S=ne.
cd;return(0,g.Ju)({address:C,source:C,place:S,module:w.value,constraint:O,isOpen:!1})}function L(C,O,b){const w=(0,W.mi)(C,b);if(C.split("/").length!==3||w.kind!==
"registry")return(0,g.TR)(w.kind==="invalid"?w.error:"not a provider of a registry");const I=F(O,"provider",b);if(I!==null)return(0,g.TR)(I);const S=O===null?[]:
[O];return(0,g.Ju)({provider:w,places:[ne.cd],constraints:S,locked:null})}function F(C,O,b){if(C===null)return null;const w=Z.y0[O].parseConstraint(C.text);return w.
ok?Z.y0[O].isMeetable(w.value,b)?null:`no version can match ${C.text}`:w.why}function K(C,O){const b=C.flatMap(({addresses:w})=>w);return b.length===0?[]:O.map(
w=>{const I=b.flatMap(S=>{const P=y(S,w);return P.ok?[P.value]:[]});return{directory:ne.cd.file,client:w,directories:[],calls:I.filter(S=>"module"in S),providers:I.
filter(S=>"provider"in S),lockFile:null,clientVersions:[]}})}}),3791:((ve,ce,f)=>{f.d(ce,{o:()=>q,q:()=>ne});var g=f(1780),M=f(9432),Q=f(9615);const W=y=>y===1?
"1 module or provider was":`${y} modules and providers were`;function h(y){const{names:R}=y,L=(0,g.XT)(R,3,F=>(0,g.KT)((0,M.dh)(F)));switch(y.what){case"inside":
return(0,g.xI)`modules and providers inside ${L} were not checked`;case"direct":{const F=R.length-y.git,K=[...y.git>0?[`${(0,M.px)(y.git,"module")} from Git`]:[],
...F>0?[`${(0,M.px)(F,"module")} from an archive or bucket`]:[]];return(0,g.xI)`${K.join(" and ")} ${R.length===1?"was":"were"} not checked: ${L}`}case"open":return(0,g.
xI)`${(0,M.px)(R.length,"module")} ${R.length===1?"was":"were"} not checked, because the source or version is only known at init time: ${L}`;case"limit":return(0,g.
xI)`max-requests (${y.max}) was reached, so ${W(R.length)} not checked: ${L}`;case"size":return(0,g.xI)`a response is longer than this check reads, so ${W(R.length)} not checked: ${L}`;case"\
work":return(0,g.xI)`the answers of the registry take more work than this check does for one host, so ${W(R.length)} not checked: ${L}`;case"stopped":return(0,g.
xI)`the check ended too early, so ${W(R.length)} not checked: ${L}`;case"contents":return(0,g.xI)`the checksums of ${(0,M.px)(R.length,"provider")} in the lock file were not checked, because \`h1:\` can only be compared with the package itself: ${L}`;case"\
getter":return(0,g.xI)`the package of ${(0,M.px)(R.length,"registry module")} was not checked, because it is downloaded with ${y.getter}: ${L}`;case"units":return(0,g.
xI)`${(0,M.px)(R.length,"Terragrunt unit")} ${R.length===1?"was":"were"} not checked, because the files of the repository do not show which module \`source\` names: ${L}`}}
const Z={limit:"increase `max-requests`, or list fewer directories in `roots`",contents:"to check them, add the checksums of the registry with `terraform provid\
ers lock` or `tofu providers lock`"},ne=y=>(0,Q.CC)("not-followed",{message:h(y),help:Z[y.what==="work"?"limit":y.what],...y.what==="work"&&{severity:"warning"}});
function q({by:y,address:R,constraint:L,newest:F,others:K}){const C=(0,g.xI)`${(0,M.dh)(y)} requires ${(0,g.KT)((0,M.dh)(R))}${L===null?"":` "${(0,M.dh)(L)}"`}`,
O=F===null?"which the registry does not have":K.length>0?`which conflicts with ${(0,M.K4)(K,3,M.dh)}`:`which no listed version fits; the newest is ${(0,M.dh)(F)}`;
return(0,Q.CC)("module-described",{message:(0,g.xI)`according to the registry, ${C}, ${O}`,help:"run `init` to confirm; if it fails, use another version of the \
module"})}}),304:((ve,ce,f)=>{f.d(ce,{Hn:()=>ne,Lt:()=>V,Nd:()=>I,Sx:()=>j,XA:()=>W,gH:()=>w,iM:()=>Q,jF:()=>Z,s5:()=>h});var g=f(9119),M=f(523);function Q(m,k,$){
const x=R(k,$);return y(m,B=>(!(0,M.Ty)(B)||(0,M.Cg)(B)===x)&&q(B,k))}function W(m,k){return y(m,$=>(!(0,M.Ty)($)||k.some(x=>F($,x)))&&!L($)&&k.every(x=>O($,x)))}
const h=m=>y(m,k=>!(0,M.Ty)(k));function Z(m){const k=m.filter($=>$.operator==="=");return k.length===1&&k.every(({version:$})=>L({...$,build:""}))}function ne(m,k,$){
const x=(0,M.oF)(m),B=(0,M.PW)(k);return x!==null&&B.ok&&Q([x],B.value,$)!==null}const q=(m,k)=>k.every($=>C(m,$));function y(m,k){let $=null;for(const x of m.filter(
k))($===null||(0,M.Zy)(x,$)>0)&&($=x);return $}function R(m,k){const[$,x]=m;if($===void 0||x!==void 0)return null;const B=$.text.trim().replace(k==="opentofu"?/^=?v?/:
/^=?/,""),Y=(0,M.rK)(B);return Y===null?null:(0,M.Cg)(Y)}const L=({numbers:m,pre:k,build:$})=>k===""&&$===""&&m.every(x=>x===0n),F=(m,k)=>k.operator==="="&&K(m,
k.version),K=(m,k)=>m.build===k.build&&(0,M.Zy)(m,k)===0;function C(m,{operator:k,version:$}){const x=(0,M.Zy)(m,$);if(k==="=")return x===0;if(k==="!=")return x!==
0;if(k!=="~>")return b(x,k);const B=$.numbers.slice(0,$.written-1);return x>=0&&!(0,M.Ty)($)&&$.numbers.length<=m.numbers.length&&B.every((Y,J)=>Y===m.numbers[J])}
function O(m,k){const{operator:$,version:x}=k;if($==="=")return F(m,k);if($==="!=")return!K(m,x);const B=(0,M.Zy)(m,x);if($!=="~>")return b(B,$);const[Y=0n,J=0n]=x.
numbers,ee=x.written===3?[Y,J+1n,0n]:[Y+1n,0n,0n];return B>=0&&(0,M.Zy)(m,{...x,numbers:ee,pre:""})<0}const b=(m,k)=>({">":m>0,">=":m>=0,"<":m<0,"<=":m<=0})[k];
function w(m,k){if(H(m))return!0;const $=X(m),x=Math.max(...$.map(({numbers:Y})=>Y.length)),B=$.flatMap(Y=>{const J=Array.from({length:x},(ee,se)=>Y.numbers[se]??
0n);return[Y,z(J),z([...J,1n])]});return Q(B,m,k)!==null}function I(m){const k=(0,g.t6)(m,M.mb);if(H(k))return!0;const $=X(k),x="x".repeat(1+Math.max(...$.map(Y=>Y.
build.length))),B=$.flatMap(Y=>{const[J=0n,ee=0n,se=0n]=Y.numbers,G=[J,ee,se+1n];return[Y,z([J,ee,se],x),z(G,x)]});return W(B,k)!==null}const S=50,P=100,H=m=>m.
length>S||m.some(({text:k})=>k.length>P),X=m=>{const k=[z([0n,0n,0n]),...m.map($=>$.version)];return[...new Map(k.map($=>[(0,M.Cg)($),$])).values()]},z=(m,k="")=>({
text:"",numbers:m,written:m.length,pre:"",build:k});function j(m,k){const $=(0,g.t6)(m,M.mb),x=k($)?m:$;if(H(x))return m;const B=x.reduce((J,ee)=>{const se=J.filter(
G=>G!==ee);return k(se)?J:se},x),Y=new Set(B.map(M.mb));return m.filter(J=>Y.has((0,M.mb)(J)))}function V(m,k){const $=(0,M.PW)(m),x=(0,M.oF)(k);if(!$.ok||x===null||
$.value.some(B=>(0,M.Ty)(B.version)))return!1;if(x.written<3){const B=(0,M.PW)(`~> ${x.numbers.slice(0,x.written).join(".")}.0`);return B.ok&&!w([...$.value,...B.
value],"terraform")}return!q({...x,pre:""},$.value)}}),2152:((ve,ce,f)=>{f.d(ce,{predictInit:()=>Jo});var g=f(2172),M=f(3791),Q=f(2170),W=f(9119),h=f(1780),Z=f(
2886),ne=f(6360),q=f(8032),y=f(9432),R=f(9615),L=f(4481);function F({host:e,hasToken:n},t){if(e==="registry.terraform.io")return`see https://${e}/namespaces/${t.
split("/")[0]}`;if(!(0,q.n3)(e))return n?"a private registry may also return 404 if the token has no access":(0,L.nP)(e,"","if the registry requires a token, ")}
function K(e,n,t,{kind:s,cure:o,check:r=""}){const{host:a,isAll:c,near:i}=n,[u=""]=t,l=t.length<=1,d=(0,h.xI)`check the URL of ${s}s.v1 in the discovery document of ${(0,h.
KT)(a)}${r}`,p=l?`no ${s} ${u}`:`none of ${t.length} required ${s}s`,v=i===null?"":`write ${i}, or `,_={operator:l?(0,h.xI)`${c?(0,h.xI)`${d}, or `:v}publish ${u}`:
d,...l&&{user:`${v}${o}`}},A=(0,h.xI)`${(0,h.KT)(a)} has ${p}: ${(0,y._r)(n)}`;return(0,R.CC)(e,{message:A,..._,note:F(n,u)})}const C=e=>K("module-unknown",e,e.
modules,{kind:"module",cure:"correct the source address"});function O(e){const{host:n,providers:t,meant:s,kind:o,isAll:r}=e,[a=""]=t,c=i=>(0,h.xI)`add ${(0,h.KT)(
a)} to the ${i}, for example with \`terraform providers mirror\``;return o==="directory"?(0,R.CC)("provider-unknown",{message:(0,h.xI)`the directory ${(0,y.dh)(
n)} has no provider ${(0,h.KT)(a)}`,help:c("directory")}):o==="network mirror"?(0,R.CC)("provider-unknown",{message:(0,h.xI)`the network mirror ${(0,h.KT)(n)} has ${t.
length>1?`none of ${t.length} required providers`:(0,h.xI)`no provider ${(0,h.KT)(a)}`}: ${(0,y._r)(e)}`,operator:c("mirror"),user:`${r?"check `url`, which must\
 be that of a network mirror (HOST/NAMESPACE/TYPE/index.json), not of a registry; or ":""}add the provider to \`include\` of a \`direct\` block in the CLI configura\
tion`}):s!==null?(0,R.CC)("provider-unknown",{message:(0,h.xI)`${(0,h.KT)(n)} has no provider ${a}: ${(0,y._r)(e)}`,help:`did you mean ${s}? set \`source = "${s}\
"\` in \`required_providers\` of every module that uses it`}):K("provider-unknown",e,t,{kind:"provider",cure:`correct \`source\` in \`required_providers\`, or add t\
he \`source\` that a child module lacks${n==="registry.opentofu.org"?`; for a provider that only Terraform\u2019s registry has, write \`source = "registry.terraform.i\
o/${a}"\`, or submit it at https://github.com/opentofu/registry/issues`:""}`,check:", which must end in a slash"})}const b={path:({mirror:e,at:n})=>({message:`t\
he mirror directory ${(0,y.dh)(e)} (${n}) does not exist`,help:"create the directory before `init`, for example with `terraform providers mirror`, or correct th\
e path"}),port:({mirror:e,at:n,provider:t})=>({message:(0,h.xI)`the network mirror ${(0,h.KT)(e)} (${n}) cannot have ${(0,h.KT)(t)}, because the CLIs read a host with a port as a URL scheme`,
help:(0,h.xI)`add \`exclude = ["${(0,h.KT)(`${t.split("/")[0]}/*/*`)}"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}),slash:e=>({message:(0,h.
xI)`the URL of the network mirror ${(0,h.KT)(e.mirror)} has no slash at the end, so the CLIs request ${(0,h.KT)(e.asked)}, which ${(0,y.dh)(e.result)}`,help:(0,h.
xI)`set \`url = "${(0,h.KT)(`${e.mirror}/`)}"\``,...e.isUsable&&{severity:"warning"}})},w=e=>(0,R.CC)("mirror-url",(0,R.Z9)(b,e));function I({provider:e,version:n,
mirror:t,isListed:s,...o}){const r=(0,h.xI)`${(0,h.KT)(e)} ${(0,y.dh)(n,40)}`;return(0,R.CC)("mirror-version",{message:s?(0,h.xI)`the network mirror ${(0,h.KT)(
t)} lists ${r} but does not have it: ${(0,y._r)(o)}`:(0,h.xI)`the network mirror ${(0,h.KT)(t)} does not have ${r}, which another installation method lists: ${(0,y.
_r)(o)}`,operator:`add ${(0,y.dh)(n,40)} to the mirror, for example with \`terraform providers mirror\``,user:s?"set `version` to one that the mirror has":(0,h.
xI)`exclude ${(0,h.KT)(e)} from \`network_mirror\`, or set \`version\` to one that the mirror has`})}const S=({provider:e})=>(0,R.CC)("provider-excluded",{message:(0,h.
xI)`no installation method in \`provider_installation\` covers ${(0,h.KT)(e)}`,help:(0,h.xI)`add ${(0,h.KT)(e)} to \`include\` of a method, or add a \`direct\` block`});
var P=f(255),H=f(5243),X=f(5106),z=f(6146);const j=({answer:e,wants:n})=>e.mirror===void 0?n.host:e.host,V=({wants:e})=>(0,g.IY)(e).slice(e.host.length+1),m=e=>[
e.wants.host,V(e)].join("/");function k(e){const n=({host:s,item:o})=>s??j(o);return[...Map.groupBy(e,s=>`${n(s)} ${s.cause}`).values()].flatMap(x).flatMap(([s,
...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:i})=>i),a=n(s),c=(0,W.jH)([s,...o].flatMap($));return(0,Q.kH)(s.describe(r),{host:a,services:[...new Set(
r.filter(({wants:i})=>i.host===a).map(se))],places:c,needed:(0,Z.ly)(c),clients:ee(r),rowKeys:J(r)})})}const $=({places:e,item:n})=>e??(0,g.ek)(n.of);function x(e){
const n=Map.groupBy(e,({item:s})=>(0,W._M)(s.root.directory)),t=Map.groupBy(n.values(),s=>(0,Z.ly)(s.flatMap($)));return Array.from(t.values(),s=>s.flat())}const B=({
kind:e,of:n,wants:t})=>e==="module"?n.address:(0,g.IY)(t),Y=e=>(0,z.o)(e.root.directory,{kind:e.kind,source:m(e),address:B(e),constraints:(0,g.Im)(e.of).map(({text:n})=>n),
places:(0,g.ek)(e.of)}),J=e=>[...new Set(e.map(Y))],ee=e=>[...new Set(e.map(({root:n})=>n.client))],se=({kind:e})=>e==="module"?X.e$:X.xq;function G(e,n){const t=Qn(
e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:l}=o,d=`${l.code} ${(0,h.pj)(l.message)}`;return[{item:s,cause:d,
describe:()=>l}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[re(s,o,{items:e,lost:t,isFork:n})];if(o.kind!=="unreadable")return[];const{why:c,page:i}=o,
u=`shape ${s.kind} ${c}`;return[{item:s,cause:u,describe:l=>(0,ne.RK)({...be(s,l),url:a,page:i,why:c})}]})}function re(e,n,{items:t,lost:s,isFork:o}){const{kind:r,
wants:a,answer:c}=e,{kind:i,...u}=n,{status:l}=u,d=c.lastHop,p={...u,url:d?.url??c.url};if(d?.authorization==="withheld"&&l<500||l===401||l===403){const{authorization:A="\
none",challenge:N=null}=d??{},U=de(e),T={...p,token:A,challenge:N,elsewhere:U,source:c.tokenSource,isFork:o};return{item:e,cause:`unauthorized ${N===null&&(A===
"sent"||A==="none")||r} ${l} ${A} ${U} ${N}`,describe:le=>(0,ne.m$)({...be(e,le),...T})}}if(l===404){const A=s.has(Se(e)),N=`unknown ${A?Se(e):(0,g.IY)(a)}`;return{
item:e,cause:N,describe:T=>we(e,T,{...p,isAll:A,near:Oe(t,e)})}}const E=(0,q.Mq)(l),{attempts:_}=c;return{item:e,cause:`status ${r} ${l}`,describe:A=>(0,ne.MI)(
{...be(e,A),...p,attempts:_,transient:E})}}function de(e){const n=(0,P.yo)(e.answer.lastHop?.url??"");return n===null||n===j(e)?null:(0,P.nx)(n)}function we(e,n,t){
const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(n.map(rn))],a=s?.url??(0,P.nx)(e.wants.host),c={...t,host:a,hasToken:o!==null};if(e.kind==="module")return C(
{...c,modules:r});const i=s===void 0?"registry":s.isDirectory?"directory":"network mirror";return O({...c,providers:r,meant:Ee(e),kind:i})}function Oe(e,n){const t=/^([^/]+\/)terraform-([^/-]+)-([^/]+\/\2)$/.
exec(V(n));if(t!==null)return[t[1],t[3]].join("");const s=e.find(o=>o.answer.outcome.kind==="read"&&Se(o)===Se(n)&&(0,X.TW)((0,g.IY)(o.wants),(0,g.IY)(n.wants)));
return s===void 0?null:V(s)}function Ee({wants:e,root:n,answer:{movedTo:t}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,H.Vm)(n.client))return null;
const a=n.providers.find(({provider:c})=>c.type===r&&(0,g.JT)(c)!==(0,g.JT)(e))?.provider;return a===void 0?t===void 0?null:`${t}/${r}`:[...a.host===s?[]:[a.host],
a.namespace,r].join("/")}function be(e,n){return{host:(0,P.nx)(j(e)),kind:e.kind,first:rn(e),others:new Set(n.map(({wants:t})=>(0,g.IY)(t))).size-1,isMixed:n.some(
({kind:t})=>t!==e.kind),mirror:e.answer.mirror?.url??null}}const rn=e=>e.answer.mirror===void 0?V(e):m(e),Se=({kind:e,wants:n,answer:{mirror:t}})=>`${e} ${t?.url??
n.host}`;function Qn(e){const n=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>r.kind!=="not-asked"&&!(o===void 0?(0,q.n3)(a.host):o.isDirectory)),t=({answer:{
outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(n,Se)];return new Set(s.flatMap(([o,r])=>r.every(t)?o:[]))}var ae=f(1303);const Zn=e=>(0,y.K4)(
e,4,({text:n,at:t})=>{const s=`"${(0,y.dh)(n,80)}"`;return e.length===1?s:`${s} (${(0,y.dh)(t)})`});function qn({kind:e,address:n,constraints:t,mirror:s,...o}){
const{isImplied:r,newest:a,preRelease:c}=o,i=a===null?`all listed versions are pre-releases${c===null?"":`, such as ${(0,y.dh)(c,40)}`}`:(0,h.xI)`the newest ${s===
null?"":(0,h.xI)`on ${(0,h.KT)(s)} `}is ${(0,y.dh)(a,40)}`,u=t.length>1?"all of ":"",l=t.length===0?"can be chosen":`fits ${u}${Zn(t)}`;return(0,R.CC)("version-\
none-fits",{message:(0,h.xI)`no version of ${e} ${(0,h.KT)(n)} ${l}; ${i}`,help:r?`add a version that fits to ${(0,y.dh)(s??"")}, or remove the provider from it\
: the CLIs ask the registry only for providers that it does not hold`:et(t.length,a===null?c:null,s!==null)})}function et(e,n,t){if(n!==null){const o=`set \`vers\
ion = "${(0,y.dh)(n,40)}"\`, since only an exact version selects a pre-release`;return{user:o,operator:`publish a release, or ${o}`}}if(e>1)return"change these \
constraints so that they all allow one listed version";const s="change the constraint to allow a listed version";return{user:t?s:`${s}, or wait until the regist\
ry has imported a new one`,operator:t?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has impor\
ted it"}}const nt=({address:e,version:n,upgrade:t,newest:s,mirror:o})=>(0,R.CC)("version-locked-gone",{message:(0,h.xI)`the lock file selects ${(0,h.KT)(e)} ${(0,y.
dh)(n,40)}, which ${o===null?"the registry":(0,h.KT)(o)} no longer lists${s===null?"":`; the newest is ${(0,y.dh)(s,40)}`}`,user:t===null?"change the constraint\
s to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu ini\
t -upgrade\`), which selects ${(0,y.dh)(t,40)}, and commit the lock file`,operator:o===null?`publish ${(0,y.dh)(n,40)} again`:`add ${(0,y.dh)(n,40)} to the mirr\
or again`});function tt(e){const n=new Set(e.filter(an).map(({wants:t})=>(0,g.IY)(t)));return e.flatMap(t=>{const s=(0,ae.Of)(t.answer);if(s===null||t.choice===
null)return[];const{warnings:o=[]}=s,r=()=>(0,ne.Mx)({address:m(t),warnings:o});return[...st(t,s,t.choice),...ot(t,s,n),...o.length>0?[{item:t,cause:`warning ${(0,g.
IY)(t.wants)}`,describe:r}]:[]]})}function st(e,n,t){const{kind:s,of:o,wants:r,answer:a}=e,{newest:c,preRelease:i,unreadable:u}=n,l={kind:s,address:m(e),newest:c},
d=a.installation?.methods===1?a.mirror:void 0,p=d?.url??null,v=d!==void 0&&d.url===d.place.file;switch(t.kind){case"empty":{const E=a.mirror!==void 0,_=()=>(0,ne.
hy)({...l,url:a.url,ignored:u,isMirror:E});return[{item:e,cause:`empty ${(0,g.IY)(r)}`,describe:_}]}case"none-fits":{const{conflict:E}=t,_=(0,g.Im)(o).filter(({
text:N})=>E.includes(N)),A=_.map(({text:N,place:U})=>({text:N,at:(0,Z.cA)((0,g.W$)(U))}));return[{item:e,cause:`none fits ${(0,g.IY)(r)} ${JSON.stringify(E.toSorted())}`,
places:_.length===0?(0,g.ek)(o):_.map(({place:N})=>(0,g.W$)(N)),describe:()=>qn({...l,constraints:A,mirror:p,isImplied:v,preRelease:i})}]}case"locked-gone":{const{
version:E,upgrade:_}=t,A=_e(e)?.place;return[{item:e,cause:`locked ${(0,g.IY)(r)} ${E} ${_}`,...A===void 0?{}:{places:[(0,g.W$)(A)]},describe:()=>nt({...l,version:E,
upgrade:_,mirror:p})}]}case"chosen":case"refused":case"unreadable":return[]}}const _e=({of:e})=>"locked"in e?e.locked:null,an=({choice:e})=>e?.kind==="unreadabl\
e";function ot(e,{unreadable:n},t){const{kind:s,choice:o,wants:r}=e,a=an(e);if(n.length===0||o?.kind==="empty")return[];if(!a&&t.has((0,g.IY)(r)))return[];const c=m(
e),i=()=>(0,ne.Ev)({kind:s,address:c,texts:n,rejects:a});return[{item:e,cause:`unreadable ${(0,g.IY)(r)} ${a}`,describe:i}]}const rt=e=>e.flatMap(n=>{const{installation:t}=n.
answer;if(t===void 0)return[];const{methods:s,mirrors:o,place:r}=t;if(s>0)return o.flatMap(c=>at(n,c));const a=m(n);return[{item:n,cause:`excluded ${(0,g.IY)(n.
wants)}`,places:[r,...(0,g.ek)(n.of)],describe:()=>S({provider:a})}]});function at(e,{host:n,mirror:t,outcome:s,url:o}){if(t===void 0||t.hasSlash)return[];if(s.
kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:n,cause:`\
slash ${t.url} ${a}`,places:[t.place,...(0,g.ek)(e.of)],describe:()=>w({kind:"slash",mirror:t.url,asked:o,result:r,isUsable:a})}]}var De=f(1098),Te=f(523);function ct(e){
const n=e.flatMap(t=>{const{host:s,service:o,places:r,clients:a}=t,c={host:s,services:[o],places:r,clients:a,needed:(0,Z.ly)(r)};return it(t).map(i=>(0,Q.kH)(i,
c))});return(0,Q.Qp)(n,({host:t,services:s,problem:{code:o,message:r}})=>[t,s,o,r])}function it(e){const{service:n,organization:t,workspace:s,ping:o,ofOrganization:r,
ofWorkspace:a}=e,c={host:(0,P.nx)(e.host),organization:t??""},i=[o,r,a].flatMap(lt),u=ln(r);if(u!==null){const d=r?.tokenSource??"";i.push(De.Dr({...c,source:d,
...u}))}n===X.OZ&&o.outcome.kind==="read"&&!ut(o.outcome.value)&&i.push(De.EK({url:o.url,version:o.outcome.value}));const l=ln(a);if(l!==null&&s!==null){const d="\
status"in l&&l.status===404,p={...c,workspace:s};i.push(d?De.Fu(p):De.dF({...p,...l}))}return i}const lt=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="\
host-private-redirect"?[e.outcome.problem]:[],cn=(0,Te.oF)("2.5");function ut(e){const n=(0,Te.oF)(e??"");return cn===null||n!==null&&(0,Te.Zy)(n,cn)>=0}function ln(e){
if(e===null)return null;const{url:n,outcome:t}=e;return t.kind==="unreadable"?{url:n,why:t.why}:t.kind==="status"?{url:n,status:t.status,reason:t.reason}:null}const dt=e=>e.
filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:t,isRequired:s})=>{const o=s?["hostnames input"]:[];return(0,Q.kH)(t,{host:n,services:[
X.S3],places:o,needed:s})});var Le=f(3916),ft=f(3846);const We=({constraint:e,client:n},t)=>(0,ae.EH)(e===null?[]:[e.text],t,{client:n});function ht(e,n,t){if(e.
size===0)return e;const s=new Set(t.map(a=>un(We(a,n)))),r=e.entries().filter(([a])=>s.has(dn(a))).filter(([,a])=>mt(a,n));return new Map(r.map(([a,c])=>[dn(a),
c]))}const pt=500;function mt(e,{work:n}){const t=e.flatMap(({calls:r,providers:a})=>[...r,...a]),s=[...e.map(({path:r})=>r),...t.flatMap(Object.values)],o=t.every(
({version:r})=>r.length<=pt);return n?.keep(s)!==!1&&o}const un=e=>e?.kind==="chosen"?e.version:"none";function dn(e){const n=(0,Te.oF)(e);return n===null?"":(0,Te.
Cg)(n)}const gt=3,kt=200,vt=2e3,wt=3e5;function yt({calls:e,client:n},t,s){const o=[],r={calls:[],providers:[],undescribed:o};let a=e.flatMap(i=>{const{module:u,
constraint:l,isOpen:d}=i;return u===null||d?[]:{call:i,host:u.host,by:"",module:u,constraint:l,client:n}});const c={left:Math.min(s.left,vt)};for(let i=0;i<gt;i+=
1)a=a.flatMap(l=>{const d=t(l);if(d===null)return[];const{described:p}=d,v=p?.size?un(We(l,d)):"",E=c.left>0?p?.get(v):void 0;if(E===void 0)return i===0&&o.push(
l.call),[];const{namespace:_,name:A,system:N}=l.module,U=`${_}/${A}/${N} ${v}`,T=$t(E,{...l,by:U},c);return r.providers.push(...T.providers),T.calls}).slice(0,kt),
r.calls.push(...a);return s.left-=r.calls.length+r.providers.length,r}function $t(e,{module:n,...t},s){const o=l=>({text:l,place:t.call.place}),r=e.slice(0,Math.
max(0,s.left)),a=new Map(r.map(l=>[(0,Le.join)(".",l.path),l])),c=new Set([(0,Le.join)(".",n.subdirectory)]),i=[],u=[];s.left-=r.length;for(const l of c){const d=a.
get(l);for(const{source:p,version:v}of d?.calls??[]){if(s.left--<=0)break;(0,H.Nj)(p)&&c.add((0,Le.join)(l,p));const E=(0,H.vL)(p,t.client),_=v===""?null:o(v);E.
kind==="registry"&&i.push({...t,module:E,constraint:_})}for(const{name:p,namespace:v,source:E,version:_}of d?.providers??[]){if(s.left--<=0)break;const A=(0,ft.
mi)(E||(0,Le.join)(v,p),t.client);A.kind!=="registry"||_===""||u.push({...t,provider:A,constraint:o(_)})}}return{calls:i,providers:u}}function Mt({items:e,inside:n,
versions:t},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(n,([a,{calls:c,providers:i}])=>{const u=o.get(a)??[];return[...c.flatMap(d=>Ot(d,t)??[]),..._t(
i,u,s)].map(d=>{const p=({kind:v,of:E})=>v==="module"&&g.ek(E)[0]===d.places[0];return{...d,rowKeys:J(u.filter(p))}})}).flat();return(0,Q.Qp)(r,({problem:a})=>a.
message)}function Ot(e,n){const{module:t,client:s,constraint:o,by:r}=e,a=n.get(g.MP(t))?.[s],c=`${t.host}/${t.namespace}/${t.name}/${t.system}`,i={by:r,address:c,
constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ne(e,(0,M.o)({...i,newest:null}));const u=(0,ae.Of)(a);return!u||
We(e,u)?.kind!=="none-fits"?null:Ne(e,(0,M.o)({...i,newest:u.newest}))}const Et=50;function _t(e,n,t){const s=Map.groupBy(e,({provider:o})=>g.JT(o));return n.flatMap(
o=>{const{kind:r,answer:a,root:c}=o,i=r==="provider"?s.get(g.IY(o.wants)):void 0,u=(0,ae.Of)(a);if(i===void 0||u===null||o.choice?.kind!=="chosen")return[];const l=[
...new Map(i.map(T=>[T.constraint.text,T])).values()],p=[...g.Im(o.of),...l.slice(0,Et).map(T=>T.constraint)],v=t?null:_e(o)?.text??null,E=p.map(({text:T})=>T),
_=(0,ae.EH)(E,u,{client:c.client,held:v});if(_===null||_.kind==="chosen")return[];const A=_.kind==="none-fits"?p.filter(({text:T})=>_.conflict.includes(T)):p,{newest:N}=u,
U=m(o);return l.filter(({constraint:T})=>A.includes(T)).map(T=>{const{by:oe,constraint:le}=T,ie=A.filter(ke=>ke!==le).map(Tt),$e={by:oe,address:U,constraint:le.
text,others:ie,newest:N};return Ne(T,(0,M.o)($e))})})}const Tt=({text:e,place:n})=>`"${e}" (${n.file}:${n.line})`,Ne=({call:{place:e},host:n},t)=>(0,Q.kH)(t,{host:n,
services:[X.e$],places:[g.W$(e)]}),Fe={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},Ke=e=>e==="location"||e==="\
document",je="set `version` to one whose package can be downloaded",It=({url:e,why:n,clients:t,...s})=>(0,R.CC)("package-location",{message:(0,h.xI)`${(0,y.eZ)(
t)} cannot download ${(0,y.oZ)(s)}: ${(0,y.dh)(n)} (${(0,h.KT)(e)})`,operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) \
or Git repository (`git::https://\u2026`)",user:je,affects:t});function xt(e){const{part:n,token:t,isFork:s}=e,o=Ke(n)&&s&&t==="none",r=Ke(n)?t==="withheld":n===
"repository",a=Ke(n)?At(e):Ct(e);return(0,R.CC)("package-unauthorized",{message:(0,h.xI)`${Fe[n]} of ${(0,y.oZ)(e)} cannot be read: ${(0,y._r)(e)}; ${Pt(e)}`,help:o?
L.ro:a,severity:o?"notice":r?"warning":"error"})}function Pt(e){const{part:n,token:t,at:s}=e;return n==="repository"?"it does not exist, or requires git credent\
ials, which this check does not use":t==="none"&&!Ke(n)?"the CLIs send no token to package hosts":(0,L.pt)(e,t==="dropped"?s:null)}function At(e){const{kind:n,source:t,
at:s}=e,o=(0,h.xI)`give the token from ${(0,h.LA)(t??"")} permission to download this ${n}`;return(0,L.$w)(e,`${n}s.v1`,s,o)}function Ct({kind:e,part:n,at:t,host:s}){
if(n==="repository")return{operator:"use a repository that every user of the registry can read",user:(0,h.xI)`check that git has credentials for ${(0,h.KT)(t)} on the machine that runs init`};
const o="serve it without authentication, for example at a presigned URL",r=(0,h.xI)`add a login for ${(0,h.KT)(t)} to ~/.netrc`;return e==="module"?{operator:o,
user:r}:n!=="archive"?{operator:o,guest:(0,y.B9)(s)}:{operator:o,user:(0,h.xI)`${r}, which only Terraform uses for providers`}}function fn(e){const{part:n,why:t,
attempts:s,at:o,host:r,status:a}=e,c=a===404||a===410,i=s>1?` in each of ${s} attempts`:"",u=a!==null?je:(0,h.xI)`check that a firewall or proxy lets this machine connect to ${(0,h.
KT)(o)}, or ${je}`,l=`publish ${Fe[n]} at this URL`;return(0,R.CC)("package-unreachable",{message:(0,h.xI)`${Fe[n]} of ${(0,y.oZ)(e)} ${c?"is missing":"cannot b\
e read"}: ${t}${i}`,operator:c?l:(0,h.xI)`check that ${(0,h.KT)(o)} serves the file to this machine`,user:u,guest:c?(0,h.xI)`${je}; only the operator of ${(0,h.
KT)(r)} can ${l}`:(0,y.B9)(r),...a===429&&{...L.uK,operator:(0,h.xI)`raise the limit of ${(0,h.KT)(o)}`,guest:void 0},severity:e.isSlow?"warning":"error"})}const Ue=e=>(0,y.
oZ)({...e,kind:"provider"}),He=(e,n="")=>(0,h.xI)`${Ue(e)} for ${e.platform} cannot be installed: ${n}${(0,y.dh)(e.why)}`;function bt(e){const{platform:n,host:t,
said:s,isMirror:o}=e,r=s!==void 0,a=r?`for ${n} cannot be downloaded`:`has no package for ${n}`;return(0,R.CC)("package-platform",{message:(0,h.xI)`${Ue(e)} ${a}: ${o?
(0,h.xI)`${(0,h.KT)(e.url)} lists none`:(0,y._r)(e)}`,operator:o?`add it with \`terraform providers mirror -platform=${n}\``:`${r?"correct what the response say\
s, or ":""}publish the package for ${n}`,user:r?(0,h.xI)`set \`version\` to another one, or ask the operator of ${(0,h.KT)(t)} to correct what the response says`:
e.address.endsWith("/hashicorp/template")?"replace the `template_file` data source with the function `templatefile`: the provider is archived and gets no new pa\
ckages":`set \`version\` to one with a package for ${n}, ask the publisher of the provider to build one, or correct \`platforms\``})}const St=({suggestion:e,...n})=>(0,R.
CC)("package-protocol",{message:(0,h.xI)`${Ue(n)} requires plugin protocol ${(0,y.K4)(n.protocols,3,y.dh)}; Terraform and OpenTofu support 5 and 6`,operator:"pu\
blish a version with plugin protocol 5 or 6, or correct `protocols`",user:e===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":
`set \`version = "${(0,y.dh)(e,40)}"\`, the newest version with a supported protocol`}),Rt=e=>(0,R.CC)("package-document",{message:He(e,(0,h.xI)`the response of ${(0,h.
KT)(e.url)} `),operator:e.isMirror?`return {"archives":{"${e.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"retu\
rn the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`"}),Dt=e=>(0,R.
CC)("package-sums",{message:He(e,(0,h.xI)`${(0,h.KT)(e.url)} `),operator:"correct the checksums file: one line with the SHA-256 hash and `filename` of each pack\
age; then sign it again"}),Lt=e=>(0,R.CC)("package-unsigned",{message:He(e),operator:"sign the file of checksums with `gpg --detach-sign` (binary, without `--ar\
mor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`"});function Kt({clients:e,...n}){const t=e.map(s=>`${s==="opentofu"?"tofu":s} pr\
oviders lock -platform=${n.platform}`);return(0,R.CC)("lock-platform-missing",{message:(0,h.xI)`the lock file has no checksum of ${Ue(n)} for ${n.platform}`,user:`\
run \`${t.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"})}var ze=f(2801),Ie=f(180);const hn=({packages:e})=>e.
flatMap(({steps:n})=>n.flatMap(t=>"answer"in t?t.answer:[]));function jt(e,n){return[...e.found.steps.flatMap(s=>s.kind==="asked"?Ut(e,s)??[]:mn(e,s)).slice(0,1),
...Ht(e,n)]}function xe({item:e,version:n,found:t}){const{platform:s,steps:o}=t,{url:r,host:a,mirror:c}=o[0].answer;return{...{kind:e.kind,address:m(e),version:n,
platform:s,url:r},host:(0,P.nx)(a),isMirror:c!==void 0}}const ye=(e,n,t)=>({item:e.item,cause:`package ${(0,g.IY)(e.item.wants)} ${e.version} ${n}`,describe:t,host:e.
found.steps[0].answer.host});function Ut(e,n){const{part:t,answer:s}=n,{outcome:o,url:r}=s;switch(o.kind){case"read":return null;case"unreadable":{const{why:a}=o;
return t==="page"?Je(e,`the page at its location ${a}`):mn(e,{kind:"description",why:a})}case"not-asked":{if(o.why!=="not-allowed"||t==="location"||t==="documen\
t")return null;const a=(0,P.yo)(r)??r,{kind:c,address:i,version:u}=xe(e),l={host:a,package:(0,h.xI)`${c} ${(0,h.KT)(i)} ${u}`};return ye(e,`${a} not allowed`,()=>(0,ze.
wp)(l))}case"status":if(t==="location"&&Bt(o.status)){const c=`its location was requested, and the response is ${`${o.status} ${o.reason}`.trim()}; expected 204`;
return Je(e,c)}return t==="document"&&o.status===404?Ft(e,o):ye(e,`${t} ${r} ${o.status}`,()=>pn(e,n,o));case"failed":return ye(e,`${t} ${r} ${(0,h.pj)(o.problem.
message)}`,()=>pn(e,n,o))}}const Bt=e=>e!==401&&e!==403&&!(0,q.Mq)(e),Wt=["page","archive","repository"];function pn(e,{part:n,answer:{lastHop:t,url:s,attempts:o,
tokenSource:r}},a){const c=t?.url??s,i={...xe(e),part:n,url:c,at:(0,P.yo)(c)??c};if(a.kind==="failed"){const{code:v,message:E}=a.problem;if(v==="host-private-re\
direct")return a.problem;const _=v==="host-timeout"&&Wt.includes(n);return fn({...i,why:E,attempts:o,status:null,isSlow:_})}const{kind:u,...l}=a,{status:d}=l,p={
...l,url:c,page:null};if(d===401||d===403||n==="repository"&&d===404){const v={token:t?.authorization??"none",source:r,isFork:e.isFork};return xt({...i,...v,...p})}
return fn({...i,why:(0,y._r)(p),attempts:(0,q.Mq)(d)?o:1,status:d,isSlow:!1})}const Je=(e,n)=>ye(e,`location ${n}`,t=>It({...xe(e),why:n,clients:ee(t)})),Nt=(e,n)=>({
item:e,cause:`not followed ${n}`,describe:t=>{const s=[...new Set(t.map(m))];return(0,M.q)({what:"getter",getter:n,names:s})}});function Ft(e,{kind:n,...t}){const{
item:s,version:o,found:r}=e,{mirror:a}=r.steps[0].answer;if(a===void 0)return null;const{address:c,url:i}=xe(e),u=(s.answer.installation?.mirrors??[]).some(d=>d.
mirror?.url===a.url&&(0,ae.Of)(d)?.texts.includes(o)),l={provider:c,mirror:a.url,version:o,...t,url:i,isListed:u};return ye(e,`mirror ${a.url}`,()=>I(l))}function mn(e,n){
const{item:t,found:s}=e,o=xe(e),r=(a,c)=>ye(e,`${s.platform} ${a}`,c);switch(n.kind){case"refused":return Je(e,n.why);case"other":return Nt(t,n.getter);case"des\
cription":case"no-archive":return r(`document ${n.why}`,()=>Rt({...o,...n}));case"platform":{const{response:a={status:200,reason:"OK",page:null}}=n;return r("pl\
atform",()=>bt({...a,...o}))}case"protocols":{const{protocols:a}=n,{newest:c}=(0,ae.tF)("provider",(0,ae.Of)(t.answer)?.compatible??[]);return r("protocols",()=>St(
{...o,protocols:a,suggestion:c}))}case"sums":return r(`sums ${n.why}`,()=>Dt({...o,...n}));case"unsigned":return r(`unsigned ${n.why}`,()=>Lt({...o,...n}))}}function Ht(e,n){
const{item:t,version:s,found:o}=e,{platform:r,hashes:a}=o,c=_e(t),i=n.get(t.root.lockFile??"")?.get((0,g.IY)(t.wants))??[];if(c?.text!==s||a===null||i.length===
0)return[];if(i.some(d=>a.includes(d)))return[];const u=[(0,g.W$)(c.place)];return zt(i,a)?[{...ye(e,`${r} lock`,d=>Kt({...xe(e),clients:ee(d)})),places:u}]:[{item:t,
cause:"not followed contents",places:u,describe:p=>{const v=p.map(E=>`${m(E)} ${_e(E)?.text}`);return(0,M.q)({what:"contents",names:[...new Set(v)]})}}]}const zt=(e,n)=>Ie.
CT.filter(t=>e.some(s=>s.startsWith(t))).every(t=>n.some(s=>s.startsWith(t))),Xe=[];function Jt(e){const n=new Map,t=Map.groupBy(e,({root:s})=>s.directory);return Array.
from(t,([s,o])=>({directory:s,clients:ee(o),rows:(0,W.c1)(o,Y).map(r=>Xt(r,n))}))}function Ve(e,n){const t=JSON.stringify(e),s=n.get(t)??e;return n.set(t,s),s}function Xt(e,n){
const[t]=e,{kind:s,wants:o,of:r,answer:a}=t,c=(0,g.Im)(r).map(({text:u})=>u),i=e.flatMap(({root:{client:u},choice:l})=>l===null?[]:[[u,l.kind==="chosen"?l.version:
null]]);return{kind:s,address:B(t),source:Ve(m(t),n),host:o.host,constraints:Ve(c,n),locked:_e(t)?.text??null,chosen:Ve(Object.fromEntries(i),n),newest:(0,ae.Of)(
a)?.newest??null,platforms:Yt(e),...e.flatMap(hn).some(Vt)&&{isUnchecked:!0},worst:null,problems:Xe,places:(0,W.As)((0,g.ek)(r)),rejectedAt:Qt(e)}}const Vt=({outcome:e})=>e.
kind==="not-asked";function Yt(e){const n=e.flatMap(({packages:t})=>t).filter(({platform:t})=>t!=="");return n.length===0?Xe:[...Map.groupBy(n,({platform:t})=>t)].
map(([t,s])=>{const o=s.map(Gt);return{platform:t,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Gt({steps:e}){return e.some(({kind:n})=>n==="\
platform")?!1:e[0].answer.outcome.kind==="read"?!0:null}function Qt(e){const n=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return n===void 0?Xe:[...(0,g.Im)(
n.of),_e(n)].flatMap(s=>s?.place??[])}function Zt(e,n){const{items:t}=e,s=[...G(t,n.isFork),...rt(t),...tt(t),...qt(e,n.isFork)],o=t.filter(({answer:r})=>r.outcome.
kind==="read").map(r=>`${r.wants.host} ${se(r)}`);return{notes:[...ns(e),...k(s),...Mt(e,n.upgrade),...ct(e.clouds),...dt(e.logins),...ts(t,n)],roots:Jt(t),requests:e.
requests,answering:new Set(o)}}const qt=({items:e,lockHashes:n},t)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const{version:o}=s.choice;return s.packages.
flatMap(r=>jt({item:s,version:o,found:r,isFork:t},n))}),es=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function ns({inside:e}){const n=({place:i})=>i!==
g.cd,t=[...e.keys()].flatMap(i=>i.calls),s=gn(t.filter(({isOpen:i})=>i)),o=gn(t.filter(({module:i,isOpen:u})=>i===null&&!u)),r=o.filter(({source:i})=>es.test(i)).
length,a=[...e.values()].flatMap(({undescribed:i})=>i).filter(n),c=a.flatMap(({module:i})=>i===null?[]:`${i.namespace}/${i.name}/${i.system}`);return[...Ye(a,{what:"\
inside",names:[...new Set(c)]}),...Ye(s,{what:"open",names:s.map(({address:i})=>i)}),...Ye(o,{what:"direct",git:r,names:o.map(({address:i})=>i)})]}function Ye(e,n){
const t=(0,W.NP)(e.map(({place:s})=>s));return t.length===0?[]:[(0,Q.kH)((0,M.q)(n),{places:t,clients:[]})]}const gn=e=>[...new Map(e.map(n=>[`${n.place.file}:${n.
place.line}`,n])).values()];function ts(e,{maxRequests:n}){const t=e.flatMap(o=>[o.answer,...hn(o)].flatMap(({outcome:r})=>r.kind==="not-asked"?{item:o,host:j(o),
outcome:r}:[]));return(0,W.c1)(t,({host:o,outcome:r})=>`${o} ${"problem"in r?(0,h.pj)(r.problem.message):r.why}`).flatMap(o=>{const[{host:r,outcome:a}]=o,c=[...new Set(
o.flatMap(d=>(0,g.ek)(d.item.of)))];if("problem"in a)return[(0,Q.kH)(a.problem,{host:r,places:c,needed:(0,Z.ly)(c)})];const{why:i}=a;if(i==="service"||i==="not-\
allowed")return[];const u=[...new Set(o.map(d=>V(d.item)))],l=(0,M.q)(i==="limit"?{what:i,max:n,names:u}:{what:i,names:u});return[(0,Q.kH)(l,{host:r,places:(0,W.
NP)(c),needed:!1})]})}var ss=f(4702),os=f(1598),Ge=f(3298),rs=f(6542),as=f(1456),Pe=f(7454),cs=f(7144),is=f(3070),kn=f(3214),ls=f(4035);const Ae=4;class Qe{#e=[];#n;constructor(n){
this.#n=n}async pass(n){const t=await this.enter();return n().finally(t)}async enter(){return this.#n===0?await new Promise(n=>this.#e.push(n)):this.#n-=1,()=>{
const n=this.#e.shift();n===void 0?this.#n+=1:n()}}}async function vn(e,n,{concurrency:t},s,o=Ae){const r=Map.groupBy(e,n);await wn(r.values(),t*Ae,a=>wn(a.values(),
o,s))}async function wn(e,n,t){const s=async()=>{for(const o of e)await t(o)};await Promise.all(Array.from({length:n},s))}const us=2*Ae,ds=1e3,fs=3e4,hs=6e4;class ps{gate=new Qe(
Ae);largeBodies=new Qe(1);requests=0;pause=Promise.resolve();silent=0;down=null}class ms{#e;#n;#c=(0,Ge.O)(n=>new ps);#o=new Map;#s=new Set;#t=new Map;constructor(n){
this.#e=n,this.#n=new Qe(n.concurrency*Ae),n.stop.onEnd.add(this.#r);for(const[t,s]of n.sessions??[])this.#s.add(t),this.#t.set(t,this.#a({url:s}))}get requests(){
return[...this.#o.values()]}ask(n){const t=this.#a(n);return t.gate.pass(()=>this.#n.pass(()=>this.#i(t,n)))}#r=()=>{for(const n of this.#s)n.close()};close(){this.#e.
stop.onEnd.delete(this.#r),this.#r()}#a({url:n}){const t=(0,Pe.X5)(n);return this.#c(t.ok?`${t.value.name} ${t.value.port}`:"")}async#i(n,t){if(n.down!==null)return n.
down;const s=await this.#l(n,t);if(typeof s=="string")return s;const[{response:o}]=s;return"problem"in o&&o.problem.code==="host-private-redirect"||(n.silent=s.
every(({headMs:r})=>r===null)?n.silent+1:0,n.silent>=us&&(n.down=s)),s}async#l(n,t){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await n.pause,s.why!==null)
return Ze(r,"stopped");if(n.requests>=o)return Ze(r,"limit");const a=await this.#u(n,t);if(s.why!==null&&a.response.kind==="failed"||r.push(a),t.patience.every(
p=>(0,q.mh)(r,p)!==null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:l}=gs(a,r.length,this.#e),d=(0,kn.v7)(u,this.#e);l&&(n.pause=d),await d}}async#u(n,t){
const{startTimer:s,monotonic:o}=this.#e,{patience:r}=t,a=this.#f(n);n.requests+=1;try{const c=await(0,is.e)({...t,planBody:i=>({...t.planBody(i),turn:()=>n.largeBodies.
enter()}),asks:"answer",session:a,timeoutMs:(0,ls.nT)(r),startTimer:s,monotonic:o});return n.requests+=c.hops.length-1,this.#d(t,c),c}finally{this.#h(n,a)}}#d({
host:n},{hops:[t],timing:s,certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#o.get(n)??{},c=t!==void 0&&s.totalMs>(r?.timing.totalMs??-1),i=[...a,...o.
map(({host:u,expires:l})=>({host:u,expires:l}))];this.#o.set(n,{host:n,slowest:c?{url:t.url,timing:s}:r,certificates:(0,W.t6)(i,({host:u,expires:l})=>`${u} ${l}`)})}#f(n){
for(const[s,o]of[...this.#t].reverse())if(o===n&&(this.#t.delete(s),s.isOpen))return s;const t=new cs.N(this.#e.network);return this.#s.add(t),t}#h(n,t){t.isOpen?
this.#t.set(t,n):this.#s.delete(t);const[s]=this.#t.keys();this.#t.size<=this.#e.concurrency||s===void 0||(this.#t.delete(s),this.#s.delete(s),s.close())}}const Ze=([
e,...n],t)=>e===void 0?t:[e,...n];function gs({response:e},n,{now:t}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,kn.VJ)(e.head.retryAfter,
t()):null;return s===null?{ms:Math.min(ds*2**(n-1),fs),isForHost:!1}:{ms:Math.min(Math.max(s,0),hs),isForHost:!0}}var te=f(7811),fe=f(8643),D=f(8153),pe=f(9633),
yn=f(9713),ks=f(8936),qe=f(1462);const vs={kind:"whole",maxBytes:8*1024*1024},me=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(e),ge=(e,n,t="")=>({
host:e,url:t,tokenSource:null,outcome:{kind:"not-asked",why:n},attempts:0,lastHop:null});function ws(e,n){const{attemptMs:t}=n,s=e[(0,q.mh)(e,n)??e.length-1]??e[0],
{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=t)return o;const c=(a??0)>t?"response":"body",i=o.url.host.replace(/:443$/,"");return{kind:"fa\
iled",problem:(0,ks.Qs)({host:i,asks:"answer",phase:c,limitMs:t}),transient:!0}}const $n=(e,{accepts:n=s=>s===200,plan:t=()=>vs})=>n(e.status)?t(e):null;function ys(e,n,t,s){
if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:o,body:r}=e,
{status:a,reason:c}=o;if(!s.read(r))return{kind:"not-asked",why:"work"};const i=$n(o,t);if(i===null){const l=(0,qe.y8)(r.bytes);return{kind:"status",status:a,reason:c,
page:l,...(0,qe.Kd)(r.bytes,c)}}if(r.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const u=t.read(e,n,s);return u.ok?{kind:"read",value:u.value}:
u.why===D.ch?{kind:"not-asked",why:s.isSpent?"work":"size"}:{kind:"unreadable",why:u.why,page:(0,qe.y8)(r.bytes)}}const $s=3e4,Ms={kind:"whole",maxBytes:1024*1024},
Mn={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?Ms:yn.IK},Os={...Mn,accepts:()=>!0,read:({head:e})=>(0,te.Ju)(e.apiVersion)},Es=(0,D.
w3)({data:(0,D.lq)((0,D.w3)({id:D.Qq}))}),On={...Mn,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const n=(0,D.D4)(me(e),Es);return n.ok?n.value.data===null?(0,te.
TR)("has no data"):(0,te.Ju)(null):n}},_s=/^[\w-]+$/;async function Ts(e,n){const t=e.map(async s=>{const{host:o,service:r,clients:a}=s;if(!await n.hasToken(o))
return[];const c=n.belowService(r,o,l=>l),i=a.flatMap(l=>{const d=c(l);return typeof d=="string"?[]:[{client:l,base:d}]}),u=(0,W.c1)(i,({base:l})=>(0,fe.jr)(l.url)).
map(l=>{const d=l.map(({client:p})=>p);return Is({...s,clients:d},l[0].base,n)});return await Promise.all(u)});return(await Promise.all(t)).flat()}async function Is(e,n,{
send:t,timeoutMs:s}){const{host:o,clients:r,organization:a,workspace:c}=e,i=({client:A})=>({client:A,attemptMs:s??$s,retries:1}),u=async(A,N)=>{const U=(0,pe.ny)(
n.url,A),T=()=>({...n,url:U}),oe=`cloud ${(0,fe.jr)(U)}`,le=await t({...N,host:o,clients:r,at:T,once:oe,patience:i});return Object.values(le)[0]??ge(o,"service")},
l=await u("ping",Os),d={...e,ping:l,ofOrganization:null,ofWorkspace:null};if(l.outcome.kind!=="read"||a===null)return d;const p=`organizations/${a}`,v=await u(`${p}\
/entitlement-set`,On),_=v.outcome.kind!=="read"||c===null?null:await u(`${p}/workspaces/${c}`,On);return{...d,ofOrganization:v,ofWorkspace:_}}function xs(e,n){const t=e.
flatMap(({kind:o,workspace:r,hasOwnToken:a,needs:c,place:i})=>{if(r===void 0||a)return[];const u=o.startsWith("cloud")?n.TF_CLOUD_ORGANIZATION:null,l=En(r.organization??
u),d=En(r.name);return c.map(({host:p,service:v,clients:E})=>({host:p,service:v,organization:l,workspace:d,clients:E,places:[i]}))}),s=({host:o,service:r,organization:a,
workspace:c})=>[o,r,a,c].join(" ");return(0,W.c1)(t,s).map(o=>({...o[0],clients:[...new Set(o.flatMap(({clients:r})=>r))],places:o.flatMap(({places:r})=>r)}))}const En=e=>e&&
_s.test(e)?e:null;var _n=f(8225);const Ps=1e4;async function As(e,n){const s=n.visits.values().flatMap(r=>Cs(r).map(a=>({visit:r,url:a,host:(0,P.Pm)(a)??""}))).
filter(({visit:r,url:a,host:c})=>a.scheme==="https"&&c!==r.host&&(0,Pe.X5)(a).ok&&n.isAllowed(c)),o=(0,W.t6)([...s],({host:r})=>r).map(async({visit:r,url:a})=>{
const{host:c}=r,i=await bs(r,a,n),u=e.some(l=>l.host===c&&l.service===X.S3);return i===null?[]:[{host:c,problem:i,isRequired:u}]});return(await Promise.all(o)).
flat()}function Cs({host:e,attempt:{discovery:n}}){if(n.kind!=="found")return[];const t=(0,P.nx)(e),{url:s,services:o}=n,a=(0,X.TE)(X.S3,{services:o,documentUrl:s,
display:t,client:"terraform"});return a.kind!=="object"?[]:(0,_n.u)((0,_n.m)(a.value,s,t).value).map(({url:c})=>c)}async function bs({host:e,attempt:n},t,{send:s,
originOf:o,timeoutMs:r}){const{terraform:a}=await s({host:e,clients:["terraform"],at:()=>({url:t,origin:o(n.hops[0])}),isAnonymous:!0,headers:{},maxRedirects:0,
patience:({client:c})=>({client:c,attemptMs:r??Ps,retries:1}),accepts:()=>!0,plan:()=>({kind:"excerpt",maxBytes:0}),read:()=>(0,te.Ju)(null)});return a?.outcome.
kind!=="failed"?null:(a.lastHop?.status??null)===null?a.outcome.problem:null}var Ss=f(7057);const Rs=(0,D.w3)({name:D.Qq,source:D.Qq,version:D.Qq}),Ds=(0,D.w3)(
{name:D.Qq,version:D.Qq,namespace:(0,D.LT)(D.Qq),source:(0,D.LT)(D.Qq)}),Tn=(0,D.w3)({path:D.Qq,providers:(0,D.p_)((0,D.lq)(Ds)),dependencies:(0,D.p_)((0,D.lq)(
Rs))}),Ls=(0,D.w3)({version:D.Qq,root:Tn,submodules:(0,D.p_)((0,D.lq)(Tn))}),Ks=(0,D.w3)({modules:(0,D.p_)((0,D.lq)((0,D.w3)({source:D.Qq,versions:(0,D.p_)((0,D.
lq)(Ls))})))});function js(e){const n=(0,D.qL)(e,Ks);if(!n.ok)return n;const{value:t,items:s}=n.value,{modules:o}=t,r=o.map(i=>i?.versions??[]);if(o.length+r.flat().
length>D._5)return(0,te.TR)(D.ch);if(o.includes(null)||r.flat().includes(null))return(0,te.TR)("has null in a list, at which the clients crash");const[a]=r;if(a===
void 0)return(0,te.TR)('has no element in "modules"');const c=a.flatMap(i=>i??[]);return(0,te.Ju)({texts:c.map(({version:i})=>i),described:s>D._5?new Map:Us(c)})}
function Us(e){const n=e.map(({version:t,root:s,submodules:o})=>{const a=[s,...o].flatMap(c=>c??[]).map(({path:c,dependencies:i,providers:u})=>({path:c,calls:i.
flatMap(l=>l??[]),providers:u.flatMap(l=>l??[])}));return[t,a]});return new Map(n.filter(([,t])=>t.some(({calls:s,providers:o})=>s.length+o.length>0)))}var In=f(
4443),Be=f(9897),Bs=f(9179);const Ws=(0,D.w3)({location:D.Qq,use_registry_credentials:(0,D.lq)(D.zM)}),Ns=(0,D.w3)({location:D.Qq,use_registry_credentials:D.gy}),
Fs=(e,n)=>(0,D.D4)(e,n?Ws:Ns,"struct");function Hs({status:e,header:n,body:t,downloadUrl:s},o,r){if(o==="opentofu"&&e!==204){const a=Fs(t,r);if(!a.ok)return he(
`the response ${a.why}`);const{location:c,use_registry_credentials:i}=a.value;if(i!==null)return zs(c,i,s);if(c!=="")return xn(c,s,o)}return n?xn(n,s,o):he(Js[o])}
function zs(e,n,t){if(e==="")return he("the response has `use_registry_credentials` and no `location`");const s=(0,pe.EH)(t,e);return s.ok?{kind:"direct",url:s.
value,usesCredentials:n}:he(s.why)}const Js={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Terra\
form-Get header"},he=e=>({kind:"refused",why:(0,Bs.Nx)(e)});function Xs(e,n){const t=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return t===void 0?he(`invalid so\
urce string: ${e}`):(0,Be.WS)(t,n)?An(e,n):he(`no getter available for X-Terraform-Get source protocol: "${t}"`)}function xn(e,n,t){const s=(0,pe.ut)(n,e);if(!s.
ok)return he(s.why);const{kind:o}=(0,H.vL)(s.value,t);return o==="local"||o==="registry"?he("must be a direct remote package address"):An(s.value,t)}const Pn="z\
ip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Vs=new RegExp(`^(?:${Pn}|tar\\.(?:gz|bz2|xz))$`),Ys=new RegExp(`\\.(?:${Pn})$`),Gs=/^(?:0|f|F|false|FALSE|False)$/;function An(e,n){
const t=(0,Be.cx)(e,n);if(!t.ok)return he(t.why);const{getter:s,url:o}=t.value;if(!(0,Be.WS)(s,n))return he((0,Be.Ns)(e,t.value));if(o===null||!/^https?$/.test(
o.scheme))return{kind:"other",getter:s};const r=(0,In.xB)(o.query);if(s==="git")return{kind:"git",url:en(o,[])};if(!/^https?$/.test(s))return{kind:"other",getter:s};
const a=r.find(([u])=>u==="archive")?.[1]??"",c=r.filter(([u])=>u!=="checksum"&&!(u==="archive"&&a!==""));return(a===""?Ys.test(o.path):!Gs.test(a)&&Vs.test(a))?
{kind:"archive",url:en(o,c)}:r.some(([u,l])=>u==="checksum"&&l!=="")?he("checksum cannot be specified for directory download"):{kind:"page",url:en(o,[...c,["ter\
raform-get","1"]])}}const en=(e,n)=>({...e,query:(0,In.Ge)(n),forceQuery:!1,fragment:""}),Qs={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Zs(e){for(const[
n,t,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(t===""?o==="body":o==="head")return null;if(t!==""||o!=="meta")continue;
const r=new Map;for(const[,c="",i,u,l]of n.matchAll(qs))r.set(c.toLowerCase(),i??u??l??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!==
"")return eo(a)}return null}const qs=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,eo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(n,t,s)=>t!==
void 0?Qs[t]??n:Number(s)<=1114111?String.fromCodePoint(Number(s)):n),no=3e4,nn={kind:"excerpt",maxBytes:1024},to=128*1024,tn=e=>({client:n})=>({client:n,attemptMs:no,
retries:n==="opentofu"?e:0}),sn={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>nn,read:()=>(0,te.Ju)(""),patience:tn(0),netrc:q.
Du},so={...sn,name:"provider archive",patience:tn(2),netrc:["terraform"]},oo={name:"direct archive",headers:{range:"bytes=0-0"},accepts:e=>e>=200&&e<300,plan:()=>nn,
read:()=>(0,te.Ju)("")},ro={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?nn:{kind:"excerpt",maxBytes:to},read:({head:e,body:n})=>{
const t=e.terraformGet||Zs(me(n));return t===null?(0,te.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,te.Ju)(t)},patience:tn(0),netrc:q.
Du},ao={...sn,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},Cn={name:"sums",headers:{},read:({body:e})=>(0,te.Ju)(me(e))},co={...Cn,name:"signature",
read:({body:{bytes:e}})=>(0,te.Ju)((0,Ie.jY)(e)??"")};async function bn({client:e,registry:n,url:t,origin:s,token:o=!1},r,{send:a,clients:c,isNamed:i}){const u=(0,P.
Pm)(t);if(u!==null&&u!==n&&!i(u))return ge(n,"not-allowed",(0,fe.Pl)(t));const l=()=>({url:t,origin:s}),d=`${r.name} ${o} ${s?.isPublic} ${(0,fe.jr)(t)}`,p={...r,
host:n,clients:c,at:l,once:d,isAnonymous:!o},{[e]:v}=await a(p);if(v===void 0)throw new Error("a client without an answer");return v}function io(e,n){const t=e.
flatMap(({client:s,calls:o})=>o.flatMap(({module:r,constraint:a})=>r?[{module:r,client:s,constraint:a}]:[]));return Sn(t,new Map,n)}async function lo(e,n,t){const s=({
module:o,client:r})=>(0,ae.Of)(n.get((0,g.MP)(o))?.[r]);for(;;){const o={left:wt},r=new Map(e.map(c=>[c,yt(c,s,o)])),a=Array.from(r.values(),c=>c.calls).flat().
filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,g.MP)(c)));if(a.length===0)return r;await Sn(a,n,t)}}async function Sn(e,n,t){const s=(0,W.c1)(e,({module:o})=>(0,g.
MP)(o));return await vn(s,([{module:o}])=>o.host,t,async o=>{const[{module:r}]=o,{host:a}=r,c=await t.send({host:a,clients:[...new Set(o.map(({client:i})=>i))],
at:t.belowService(X.e$,a,i=>(0,pe.fZ)(i,r)),read:({body:i},u,l)=>uo(me(i),o,l)});n.set((0,g.MP)(r),c)}),n}function uo(e,n,t){const s=js(e);if(!s.ok)return s;const{
texts:o,described:r}=s.value;if(!t.keep(o))return(0,te.TR)(D.ch);const a=(0,ae.tF)("module",o,{work:t}),c=ht(r,a,n);return(0,te.Ju)(c.size===0?a:{...a,described:c})}
const fo={accepts:e=>e===200||e===204,read:({head:e,body:n},t)=>{const{status:s,terraformGet:o}=e;return(0,te.Ju)({status:s,header:o,body:me(n),downloadUrl:t})}};
function ho({address:e,version:n,clients:t},s){const{host:o}=e,r=s.belowService(X.e$,o,c=>(0,pe.sw)(c,e,n)),a=s.send({...fo,host:o,clients:t,at:r});return async c=>{
const{[c]:i}=await a;return i===void 0?null:{platform:"",steps:await mo(c,i,s),hashes:null}}}const po=10;async function mo(e,n,t){const{outcome:s,host:o}=n,r={kind:"\
asked",part:"location"};if(s.kind!=="read")return[{...r,answer:n}];const{downloadUrl:a}=s.value,c={...n,outcome:{kind:"read",value:null}},i=[{...r,answer:c}],u=(0,q.
sX)(t.versionOf("opentofu"));let l=Hs(s.value,e,u),d=t.originOf(n.lastHop);for(let p=0;l.kind!=="refused"&&l.kind!=="other";p+=1){if(l.kind==="page"&&p===po){const T=`\
too many X-Terraform-Get redirects: ${p+1}`;return[...i,{kind:"refused",why:T}]}const[v,E]=ko[l.kind],_=l.kind==="direct"&&l.usesCredentials,A=_&&go(a,l.url),N=await bn(
{registry:o,client:e,url:vo(l),origin:d,token:A},E,t),{outcome:U}=N;if(_&&!A&&U.kind==="status"&&U.status===401){const T=`the token of the registry from ${(0,P.
Pm)(l.url)}`;return[...i,{kind:"other",getter:T}]}if(i.push({kind:"asked",part:v,answer:N}),l.kind!=="page"||U.kind!=="read")return i;d=t.originOf(N.lastHop),l=
Xs(U.value,e)}return[...i,l]}function go(e,n){const t=[e,n].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Pe.be)(s)}));return(0,Ss.nL)(t).at(-1)==="s\
ent"}const ko={archive:["archive",sn],direct:["archive",oo],page:["page",ro],git:["repository",ao]},vo=({kind:e,url:n})=>e==="git"?{...n,path:`${n.path}/info/re\
fs`,query:"service=git-upload-pack"}:n;function wo({settings:e,network:n,visits:t,dialect:s,requirements:o}){const r=o.filter(({because:v})=>v.some(E=>typeof E!=
"string")),a=e.hostnames.flatMap(v=>v.addresses),c=Rn(a).difference(Rn(r)),i=v=>P.Jr(v,e.allowedHosts),u=v=>P.ev(v,e),l=v=>{const E=(0,fe.Dl)(v?.url??""),_=E.ok?
(0,Pe.X5)(E.value):null,{address:A=null}=v??{};return{isPublic:!_?.ok||(0,Pe.Ul)(n,_.value.name,A)}},d=(v,E,_)=>{const A=t.get(E);if(A===void 0)return"service";
const{discovery:N,hops:U}=A.attempt,T=A.forced.find(on=>on.client===_),oe=T===void 0?N:{...T,kind:"found",url:P.cu(E)};if(oe.kind!=="found")return"service";const{
url:le,services:ie}=oe,$e=P.nx(E),ke=(0,X.TE)(v,{services:ie,documentUrl:le,display:$e,client:_});if(ke.kind!=="url"||!(0,Pe.X5)(ke.url).ok)return"service";const{
url:Me}=ke;if(T!==void 0)return{url:Me,origin:null};const Ce=P.Pm(Me)??"";return Ce===E||u(Ce)||c.has(`${E} ${v}`)?{url:Me,origin:l(U[0])}:"not-allowed"},p=(v,E,_)=>A=>{
const N=d(v,E,A);return typeof N=="string"?N:{...N,url:_(N.url)}};return{clients:s.clients,visits:t,belowService:p,isAllowed:i,isNamed:u,originOf:l}}const Rn=e=>new Set(
e.map(({host:n,service:t})=>`${n} ${t}`));var Re=f(3556),Dn=f(5168);async function yo(e,n){const t=new Map,s=e.flatMap(a=>a.providers.map(({provider:c})=>({provider:c,
root:a}))),o=(0,W.c1)(s,({provider:a})=>(0,g.JT)(a));return await vn(o,([{provider:a}])=>a.host,n,async a=>{const[{provider:c}]=a,i=Ln(a),u=Ln(a.filter(({root:p})=>!n.
isInstalled(c,p))),l=n.send({...$o,...Kn(c,n),clients:u}),d=i.map(async p=>[p,await Mo(p,{address:c,clients:i},l,n)]);t.set((0,g.JT)(c),Object.fromEntries(await Promise.
all(d)))},4*Ae),t}const Ln=e=>[...new Set(e.map(({root:n})=>n.client))],$o={read:({body:e},n,t)=>{const s=Re.TT(me(e));if(!s.ok)return s;const{texts:o,...r}=s.value;
return t.keep([...o,...r.warnings])?(0,te.Ju)((0,ae.tF)("provider",o,{...r,work:t})):(0,te.TR)(D.ch)}},Kn=(e,{belowService:n})=>({host:e.host,at:n(X.xq,e.host,t=>(0,pe.
i5)(t,e))});async function Mo(e,n,t,s){const{address:o}=n,r=ge(o.host,"service"),a=async()=>(await t)[e]??r,c=s.methodsOf(o,e),i=(c?.methods??[jn]).map(_=>_.kind===
"direct"?a():_.kind==="local"?Un(_,o,s):Bn(e,_,n,"index.json",_o,s)),[u=r,...l]=await Promise.all(i),d=To([u,...l]),p=await Oo(o,e,await a(),s);if(c===null&&p===
null)return d;const v=[u,...l].filter(({mirror:_})=>_!==void 0),E=c&&{place:c.place,methods:i.length,mirrors:v};return{...d,...E&&{installation:E},...p===null?{}:
{movedTo:p}}}const jn={kind:"direct"};async function Oo(e,n,{outcome:t},s){const{host:o,namespace:r,type:a}=e;if(!(t.kind==="status"&&t.status===404)||r!=="hash\
icorp"||o!==(0,H.Vm)(n))return null;const{[n]:i}=await s.send({...Kn({...e,namespace:"-"},s),clients:[n],read:({body:u})=>Re.tD(me(u),a)});return i?.outcome.kind===
"read"?i.outcome.value:null}function Un(e,n,{localPackages:t}){const{path:s,shown:o=s,place:r}=e,a=ge(n.host,"service",o??""),c=t(e,n);if(o===null||c===null)return a;
const i={...a,mirror:{url:o,place:r,hasSlash:!0,isDirectory:!0}};if(c==="missing"){const l=w({mirror:o,kind:"path",at:(0,Dn.Ge)(r)});return{...i,outcome:{kind:"\
failed",problem:l}}}const u=[...new Set(c.map(({version:l})=>l))];return u.length>0?{...i,outcome:{kind:"read",value:(0,ae.tF)("provider",u)}}:{...i,outcome:{kind:"\
status",status:404,reason:"",page:null}}}const Eo=5;async function Bn(e,{url:n,place:t},{address:s,clients:o},r,a,{send:c,isNamed:i,methodsOf:u}){const l={url:(0,fe.
Pl)(n),place:t,hasSlash:n.path.endsWith("/")},d=(0,P.Pm)(n),p=(0,pe.zS)(n,s,r);if(!p.ok){const U=(0,Dn.Ge)(t),T={mirror:l.url,at:U,provider:(0,g.JT)(s)},oe={kind:"\
failed",problem:w({...T,kind:"port"})};return{...ge(d,"service",l.url),outcome:oe,mirror:l}}const v=U=>U.kind==="network"&&(0,fe.jr)(U.url)===(0,fe.jr)(n),E=o.filter(
U=>u(s,U)?.methods.some(v)),_=i(d)?{url:p.value,origin:null}:"not-allowed",A=`mirror ${(0,fe.jr)(p.value)}`,{[e]:N=ge(d,"service")}=await c({host:d,clients:E,at:()=>_,
once:A,read:a,maxRedirects:Eo,patience:U=>U.client==="opentofu"?{...U,retries:0}:U});return{...N,mirror:l}}function _o({head:e,body:n},t,s){const o=Re.oM(me(n),
e.contentType);if(!o.ok)return o;const r=o.value.filter(a=>(0,Te.rK)(a)!==null);return s.keep(r)?(0,te.Ju)((0,ae.tF)("provider",r,{work:s})):(0,te.TR)(D.ch)}function To([
e,...n]){if(n.length===0)return e;const t=[e,...n],s=t.filter(({outcome:c})=>c.kind==="not-asked"),o=t.find(Io)??s.find(({outcome:c})=>c.kind==="not-asked"&&c.why!==
"service")??s[0];if(o!==void 0)return o;const r=t.flatMap(c=>(0,ae.Of)(c)??[]),a=t.find(c=>(0,ae.Of)(c)!==null);return a===void 0||r.every(({texts:c})=>c.length===
0)?t.find(({mirror:c})=>c===void 0)??a??e:{...a,outcome:{kind:"read",value:xo(r)}}}const Io=({outcome:e})=>e.kind==="failed"||e.kind==="unreadable"||e.kind==="s\
tatus"&&e.status!==404,xo=e=>(0,ae.tF)("provider",[...new Set(e.flatMap(({texts:n})=>n))],{work:e.find(({work:n})=>n!==void 0)?.work,compatible:e.flatMap(({compatible:n=[]})=>n),
warnings:e.flatMap(({warnings:n=[]})=>n)});function Po(e,n){const{address:t,clients:s}=e,o=i=>n.methodsOf(t,i)?.methods??[jn],r=i=>o(i).every(({kind:u})=>u==="d\
irect"),a=Wn({...e,clients:s.filter(r)},n),c=async(i,u)=>{if(i.kind==="local")return Ao(e,i,n);if(i.kind==="network")return bo(u,e,i,n);const l=r(u)?a:Wn({...e,
clients:[u]},n);return Co(u,e,await l,n)};return async i=>{let u=null;for(const l of o(i))if(u=await c(l,i),u?.steps.some(({kind:d})=>d==="platform")!==!0)return u;
return u}}function Ao({address:e,version:n,platform:t},s,o){const r=o.localPackages(s,e);if(r===null||r==="missing")return null;const a=r.some(l=>l.version===n&&
l.platform===t),c={kind:"read",value:null},u={kind:"asked",part:"document",answer:{...Un(s,e,o),outcome:c}};return{platform:t,steps:a?[u]:[u,{kind:"platform"}],
hashes:null}}function Wn({address:e,version:n,platform:t,clients:s},{send:o,belowService:r}){const{host:a}=e,c=r(X.xq,a,i=>(0,pe.ad)(i,e,n,t));return o({host:a,
clients:s,at:c,read:te.Ju})}async function Co(e,{platform:n},{[e]:t},s){if(t===void 0)return null;const r=e==="opentofu"&&!(0,q.sX)(s.versionOf(e))?"opentofu be\
fore 1.12":e;return await Nn(e,n,t,({body:c,url:i})=>{const u=Re.h(me(c),r);if(!u.ok)return u;const l=Ie.KB(u.value,n,i),{shasums_url:d,shasums_signature_url:p}=u.
value,v=[d,p,u.value.download_url].map(T=>(0,pe.Fl)(i,T)),[E,_,A]=v.flatMap(T=>T.ok?T.value:[]),N=E&&_&&A&&l.early.every(({kind:T})=>T==="no-archive"),U=N?{sums:E,
signature:_,document:u.value}:null;return(0,te.Ju)({...l,signed:U,archive:N?A:null})},s)}async function bo(e,n,t,s){const{platform:o,version:r}=n,a=await Bn(e,t,
n,`${r}.json`,te.Ju,s);return await Nn(e,o,a,({head:i,body:u,url:l})=>{const d=Re.I0(me(u),i.contentType,o);if(!d.ok)return d;const p={...Ie.uH(d.value,o),signed:null};
if(d.value===null)return(0,te.Ju)({...p,archive:null});const v=(0,pe.Fl)(l,d.value.url);return v.ok?(0,te.Ju)({...p,archive:v.value}):(0,te.TR)(`has an invalid \
\`url\`: ${v.why}`)},s)}async function Nn(e,n,t,s,o){const{outcome:r,host:a}=t,c=T=>({kind:"asked",part:"document",answer:{...t,outcome:T}});if(r.kind!=="read"){
const oe=r.kind==="status"&&r.status===404&&!t.mirror?[{kind:"platform",response:r}]:[];return{platform:n,steps:[c(r),...oe],hashes:null}}const i=s(r.value);if(!i.
ok){const T={kind:"unreadable",why:i.why,page:null};return{platform:n,steps:[c(T)],hashes:null}}const{early:u,late:l,hashes:d,signed:p,archive:v}=i.value,E=[c({
kind:"read",value:null}),...u],_={registry:a,client:e,origin:o.originOf(t.lastHop)},A=async(T,oe,le)=>{const ie=await bn({..._,url:oe},le,o);return E.push({kind:"\
asked",part:T,answer:ie}),ie.outcome.kind==="read"?ie.outcome.value:null},N=p&&await A("sums",p.sums,Cn),U=p&&N!==null?await A("signature",p.signature,co):null;
if(v!==null&&(p===null||U!==null)&&await A("archive",v,so),p!==null){const T=e==="opentofu"&&a===(0,H.Vm)(e),oe={sums:N,signature:U,url:(0,fe.Pl)(p.sums)};E.push(
...l,...So(p.document,oe,o.mayLackKeys&&T))}return{platform:n,steps:E,hashes:d}}function So(e,{sums:n,signature:t,url:s},o){const r=e.signing_keys.gpg_public_keys.
map(u=>u?.ascii_armor??null),a=r.length===0&&o,c=n===null?null:Ie.yI(n,e),i=a?null:Ie.fi(r)??t;return[...c===null?[]:[{kind:"sums",url:s,why:c}],...i?[{kind:"un\
signed",why:i}]:[]]}var Fn=f(9968);const Ro=1e6,Do=1e5,Lo=2e4;class Ko{#e;constructor(n,t){this.#e=Ro+n*Do+t*Lo}get isSpent(){return this.#e<0}read({bytes:n,truncated:t}){
let s=0;for(const o of n)(o===44||o===91||o===123)&&(s+=1);return this.#n((t?1:1/8)*n.length+12*s)}keep(n){return this.#n(n.reduce((t,{length:s})=>t+16*s+100,0))}choose(n,t){
return this.#n(n*(25+2*t))}#n(n){return this.#e-=n,!this.isSpent}}var jo=f(3065);const Uo=9;function Bo(e,n,t){const s=Wo(e,n,t),o=new Map;return{versionOf:s.versionOf,
hasToken:async r=>(await s.tokenOf(r)).token!==null,send:r=>{const{once:a}=r;if(a===void 0)return zn(r,s);const c=o.get(a)??zn(r,s);return o.set(a,c),c}}}const Hn={
token:null,source:null};function Wo(e,n,t){const{configs:s,credentials:o,dialect:r,machine:a,learn:c,progress:i,settings:u}=e,l=new Map(s.map(p=>[p.client,p.patience]));
let d=0;return i({total:t,done:d}),{ask:async p=>{const v=await n.ask(p);return d+=1,i({total:Math.max(t,d),done:d}),v},versionOf:p=>(0,q.tB)(p,r.versions),patienceOf:p=>l.
get(p)??{client:p,attemptMs:1e4,retries:1},tokenOf:async p=>{const{answer:v}=await o.find(p),{token:E=null,source:_=null,isUnsendable:A}=v??{};return E===null||
A?Hn:{token:E,source:_}},workOf:(0,Ge.O)(p=>new Ko(u.maxRequests,t)),withLogin:(0,jo.i5)(a,c)}}async function zn(e,n){const{host:t,clients:s,at:o,netrc:r,isAnonymous:a}=e;
if(s.length===0)return{};const c=s.map(d=>{const p=o(d);return typeof p=="string"||!r?.includes(d)?{client:d,where:p}:{client:d,where:{...p,url:n.withLogin(p.url)}}}),
i=(0,W.c1)(c,({where:d})=>typeof d=="string"?d:(0,fe.jr)(d.url)),u=a?Hn:await n.tokenOf(t),l=i.map(d=>No(e,d,u,n));return Object.fromEntries((await Promise.all(
l)).flat())}async function No(e,n,{token:t,source:s},{ask:o,patienceOf:r,versionOf:a,workOf:c}){const{host:i,headers:u,maxRedirects:l=Uo,patience:d=T=>T}=e,[{client:p,
where:v}]=n,E=n.map(({client:T})=>T),_=T=>E.map(oe=>[oe,T]),A=(T,oe)=>({...ge(i,T,oe),tokenSource:s});if(typeof v=="string")return _(A(v));const N=(0,fe.Pl)(v.url),
U=c(i);if(U.isSpent)return _(A("work",N));try{const T=await o({...v,host:i,token:t,headers:u??{"x-terraform-version":a(p)},planBody:ie=>$n(ie,e)??yn.IK,maxRedirects:l,
patience:E.map(ie=>d(r(ie)))});if(typeof T=="string")return _(A(T,N));const oe=T.at(-1)?.hops.at(-1)??null,le=Map.groupBy(E,ie=>ws(T,d(r(ie))));return Array.from(
le,([ie,$e])=>{const ke=ys(ie,v.url,e,U),Me={host:i,url:N,tokenSource:s,outcome:ke,attempts:T.length,lastHop:oe};return $e.map(Ce=>[Ce,Me])}).flat()}catch(T){if((0,Fn.
qo)(T))throw T;const oe=(0,ze.n3)({host:(0,P.nx)(i),thrown:T});return _({...A("service",N),outcome:{kind:"not-asked",why:"unchecked",problem:oe}})}}async function Fo(e,n){
const{checkouts:t,dialect:s,directory:o,machine:r,settings:a}=n,c=[...e,...(0,os.n)(a.hostnames,s.clients)],i=t?.plugins??null,u={root:o,plugins:i,releases:s.releases,
asksMirrors:!0},l=(0,rs.x)(n.configs,u,c,n.learn),d=c.flatMap(({calls:_})=>_.flatMap(({module:A})=>A??[])),p=c.flatMap(({providers:_})=>_.map(({provider:A})=>A)),
v=new Set([...d,...p].map(g.IY)).size,E=new ms({...n,maxRequests:a.maxRequests});try{const{environment:_,platform:A}=r,{concurrency:N}=n,U={...Bo(n,E,v),...wo(n),
...l,concurrency:N,timeoutMs:a.timeoutMs,mayLackKeys:_.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true"},T=a.depth==="packages",oe=a.platforms.length===0?[A]:a.platforms,
le=(ue,Qo)=>{const Gn=Ho(c,ue,Qo,a.upgrade,U);return T?zo(Gn,ue==="module"?[""]:oe,U):Gn},[[ie,...$e],[ke,Me,...Ce],Vn,on]=await Promise.all([yo(c,U).then(ue=>Promise.
all([ue,le("provider",ue)])),io(c,U).then(ue=>Promise.all([ue,lo(c,ue,U),le("module",ue)])),Ts(xs(n.usages,_),U),As(n.requirements,U)]),Xo=Map.groupBy([...Ce,...$e].
flat(),({root:ue})=>ue),Yn=c.flatMap(ue=>Xo.get(ue)??[]),Vo=new Map([...ke,...ie]),Yo=Yn.flatMap(({root:ue})=>ue.lockFile??[]),Go=T?t?.lockHashes??(0,as.hc)(new Set(
Yo),o):new Map;return{items:Yn,versions:Vo,inside:Me,lockHashes:Go,clouds:Vn,logins:on,requests:E.requests}}finally{E.close()}}function Ho(e,n,t,s,{versionOf:o,
methodsOf:r,isInstalled:a}){return e.flatMap(c=>{const{client:i}=c;if(n==="module")return c.calls.flatMap(l=>{const{module:d,isOpen:p}=l;if(d===null)return[];const v=Jn(
t,d,i),E=p?{answer:v,choice:null}:Xn(v,l,{client:i});return[{kind:n,root:c,of:l,wants:d,...E,packages:[]}]});const u=(0,q.Jd)(i,o(i));return c.providers.map(l=>{
const{provider:d,locked:p}=l,E=r(d,i)===null&&a(d,c)?ge(d.host,"service"):Jn(t,d,i),_=s?null:p?.text??null,A=Xn(E,l,{client:i,held:_,rejectsUnreadable:u});return{
kind:n,root:c,of:l,wants:d,...A,packages:[]}})})}const Jn=(e,n,t)=>e.get((0,g.IY)(n))?.[t]??ge(n.host,"service");function Xn(e,n,t){const s=(0,ae.Of)(e),o=(0,g.
Im)(n).map(({text:a})=>a),r=s&&(0,ae.EH)(o,s,t);return s===null||r!==null?{answer:e,choice:r}:{answer:{...e,outcome:{kind:"not-asked",why:"work"}},choice:r}}async function zo(e,n,t){
const s=e.flatMap(c=>c.choice?.kind==="chosen"?[{item:c,version:c.choice.version}]:[]),o=(0,W.c1)(s,({item:c,version:i})=>`${(0,g.IY)(c.wants)} ${i}`),r=n.flatMap(
c=>o.map(async i=>{const[{item:u,version:l}]=i,d=[...new Set(i.map(({item:_})=>_.root.client))],p={version:l,clients:d,platform:c},v=u.kind==="module"?ho({...p,
address:u.wants},t):Po({...p,address:u.wants},t),E=(0,Ge.O)(v);return Promise.all(i.map(async({item:_})=>[_,await E(_.root.client)]))})),a=Map.groupBy((await Promise.
all(r)).flat(),([c])=>c);return e.map(c=>{const i=a.get(c)??[];return{...c,packages:i.flatMap(([,u])=>u??[])}})}async function Jo(e,n,t){try{return Zt(await Fo(
e,n),t)}catch(s){if((0,Fn.qo)(s))throw s;const o=[...n.visits.values()].flatMap(({host:r,attempt:a})=>a.discovery.kind==="found"?(0,Q.kH)((0,ze.n3)({host:(0,P.nx)(
r),thrown:s}),{host:r}):[]);return{...ss.j7,notes:o}}}})};export{qo as id,er as ids,nr as modules};
