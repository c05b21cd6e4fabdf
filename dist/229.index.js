const Jr=229,Vr=[229],Xr={8704:((Z,H,m)=>{m.d(H,{J:()=>z,U:()=>R});var _=m(9349),O=m(3268),b=m(4009);function z(l,w){l.countPart();const d=w==="element"?l.skipBlank():
l.skipSpaces(),M=l.at,x=R(l,d);if(x!==void 0&&B(l,w))return x;(0,O.Kk)(l,w);let N=l.at;for(;N>M&&(0,_.xC)(l.text.charAt(N-1));)N--;return N===M&&l.report("inval\
id expression: expected the start of an expression",M),x===void 0?S(l,M,N):{kind:"other",start:M,end:N}}function B(l,w){const d=w==="element"?l.skipBlank():l.skipSpaces();
return(0,_.wH)(d)||d===","||l.isLineEnd(d)}function R(l,w){if(w==='"')return(0,b.E3)(l);if(w==="<")return(0,b.jw)(l);if(w!=="{"&&w!=="["&&w!=="(")return;const d=l.
at++;l.depth++;let M;return l.depth>_.lr?M=I(l,w,d):w==="{"?M=T(l,d):w==="["?M=E(l,d):M=D(l,d),l.depth--,M}function I(l,w,d){return(0,O.ku)(l,(0,_.r1)(w)??w,d),
{kind:"other",start:d,end:l.at}}const g=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,U=32;function S(l,w,d){if(g.lastIndex=w,!(g.test(l.text)&&g.lastIndex===
d)||d-w>U)return{kind:"other",start:w,end:d};const x=l.text.slice(w,d),N={true:!0,false:!1,null:null}[x];return{kind:"primitive",start:w,end:d,value:N===void 0?
Number(x):N}}function D(l,w){const d=z(l,"element");return l.skipBlank()!==")"?I(l,"(",w):(l.at++,{...d,start:w,end:l.at})}function E(l,w){if(y(l))return I(l,"[",
w);const d=[];for(;;){const M=l.skipBlank();if(M==="]")return l.at++,{kind:"tuple",start:w,end:l.at,elements:d};if(l.at>=l.text.length||(0,_.wH)(M))return l.reportUnclosed(
w),{kind:"other",start:w,end:l.at};const x=l.at;d.push(z(l,"element")),l.at===x&&l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function T(l,w){if(y(l))return I(
l,"{",w);const d=[];for(;;){const M=l.skipBlank();if(M==="}")return l.at++,{kind:"object",start:w,end:l.at,items:d};if(l.at>=l.text.length||(0,_.wH)(M))return l.
reportUnclosed(w),{kind:"object",start:w,end:l.at,items:d};d.push(A(l,M)),l.skipSpaces()===","&&l.at++}}function A(l,w){const d=l.at,M=p(l,w);let x=l.at;for(;x>
d&&(0,_.xC)(l.text.charAt(x-1));)x--;const N=l.skipSpaces();if(N!=="="&&N!==":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),
(0,O.Kk)(l,"line"),l.at===d&&l.at++,{name:void 0,start:d,end:x,value:{kind:"other",start:x,end:l.at}};l.at++;const J=z(l,"line");return{name:M,start:d,end:x,value:J}}
function p(l,w){const d=l.at;let M;if(w==='"'||w==="("){const J=R(l,w);J?.kind==="string"&&(M=J.value)}else M=l.readName();const x=l.skipSpaces();if(x==="="||x===
":")return M;k(l);const N=l.text.slice(d,l.at).trimEnd();return/^\d+$/.test(N)?N:void 0}function k(l){const w=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const d=l.skipSpaces(),
M=l.at;if(w.lastIndex=M,l.isLineComment(d))return;if((0,_.L8)(d))l.at++;else if(d==="["||d==="(")l.at++,I(l,d,M);else if(d==='"')(0,b.E3)(l);else if(w.test(l.text))
l.at=w.lastIndex;else if(l.readName()===void 0)return}}function y(l){return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,_.L8)(l.peek(3))}}),400:((Z,H,m)=>{
m.d(H,{K:()=>R});var _=m(9349),O=m(8704),b=m(3268),z=m(4009),B=m(6134);function R(d,M=new B.n_){const x=new _.bs(d,d.startsWith("\uFEFF")?1:0,M),N=I(x,void 0);return(0,B.
pH)(d,N,x.mistake,M)}function I(d,M){const x={attributes:[],blocks:[]};let N=M!==void 0&&!d.isLineEnd(d.skipSpaces());for(;;){const J=d.skipBlank();if(d.at>=d.text.
length){M!==void 0&&d.report(g,M);break}if(J==="}"&&M!==void 0){d.at++;break}U(d,J,x),l(d,N,x),N=!1}return{kind:"native",attributes:x.attributes,blocks:x.blocks}}
const g="unclosed configuration block: there is no closing brace before the end of the file";function U(d,M,x){const N=d.at;d.countPart();const J=M==='"'?p(d):d.
readName();if(J===void 0){M<"\x80"?d.report("argument or block definition required",N):d.reportCharacter(),w(d,N);return}const rt=d.at;if(d.skipSpaces()==="="&&
d.peek(1)!=="="){d.at++,x.attributes.push({name:J,start:N,end:rt,value:(0,O.J)(d,"line")});return}const ht=k(d),at=d.at;if(d.peek()!=="{"){const vt=ht.length===
0?`argument or block definition required: "${J}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${J}" has no "{" at its end`;d.report(
vt,N,rt),w(d,N);return}d.at++;const mt=S.has(J)&&ht[0]?.value!==D&&d.depth===0&&d.mistake===void 0?E(d,at):A(d,at);x.blocks.push({type:J,labels:ht,start:N,end:at,
body:mt})}const S=new Set(["resource","data","ephemeral","output","variable"]),D="terraform_remote_state";function E(d,M){const{at:x}=d;return(0,b.ku)(d,"}",M)&&
d.mistake===void 0?new T(d,M):(d.at=x,d.mistake=void 0,A(d,M))}class T{kind="native";text;open;end;parts;body;constructor({text:M,at:x,parts:N},J){this.text=M,this.
open=J,this.end=x,this.parts=N}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(M){return this.body!==void 0||this.
text.slice(this.open,this.end).includes(M)}read(){if(this.body===void 0){const M=new _.bs(this.text.slice(0,this.end),this.open+1,this.parts);M.depth=1,this.body=
I(M,this.open)}return this.body}}function A(d,M){if(d.depth>=_.lr)return d.report(`blocks are nested deeper than ${_.lr} levels`,M),(0,b.ku)(d,"}",M),{kind:"nat\
ive",attributes:[],blocks:[]};d.depth++;const x=I(d,M);return d.depth--,x}function p(d){const M=d.at,x=(0,z.E3)(d);return d.report("invalid argument name: argum\
ent names must not be quoted",M,d.at),x.kind==="string"?x.value:void 0}function k(d){const M=[];for(let x=y(d);x!==void 0;x=y(d))M.push(x);return M}function y(d){
const M=d.skipSpaces(),x=d.at;let N;if(M==='"'){const rt=(0,z.E3)(d);rt.kind==="string"?N=rt.value:(N=d.text.slice(x+1,Math.max(x+1,d.at-1)),d.report("invalid b\
lock label: it has to be plain text",x,d.at))}else N=d.readName();if(N===void 0)return;const J={value:N,start:x,end:d.at};return d.countPart(),J}function l(d,M,x){
const N=d.skipSpaces();M&&(N!=="}"||x.blocks.length>0)?d.report("invalid single-argument block definition: a block in one line has one argument at most",d.at):!M&&
!d.isLineEnd(N)&&d.report("missing newline after argument or block definition",d.at)}function w(d,M){(0,b.Kk)(d,"line"),(d.at===M||(0,_.wH)(d.peek())&&d.peek()!==
"}")&&d.at++}}),5136:((Z,H,m)=>{m.d(H,{P:()=>R,k:()=>g});var _=m(1064),O=m(4e3),b=m(5799);const z=4,B=U=>(0,O.K4)(U,z,({text:S,at:D})=>{const E=`"${(0,O.dh)(S,80)}\
"`;return U.length===1?E:`${E} (${(0,O.dh)(D)})`}),R=(0,b.lS)((0,b.z3)("version-none-fits","No listed version fits",_.Du),({kind:U,address:S,constraints:D,mirror:E,
newest:T,preRelease:A})=>{const p=T===null?`all listed versions are pre-releases${A===null?"":`, such as ${(0,O.dh)(A,40)}`}`:`the newest ${E===null?"":`on ${E}\
 `}is ${(0,O.dh)(T,40)}`,k=D.length>1?"all of ":"",y=D.length===0?"can be chosen":`fits ${k}${B(D)}`;return{message:`no version of ${U} ${S} ${y}; ${p}`,help:I(
D.length,T===null?A:null,E!==null)}});function I(U,S,D){if(S!==null){const T=`set \`version = "${(0,O.dh)(S,40)}"\`, since only an exact version selects a pre-re\
lease`;return{user:T,operator:`publish a release, or ${T}`}}return U>1?"change these constraints so that they all allow one listed version":{user:"change the co\
nstraint to allow a listed version",operator:D?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry \
has imported it"}}const g=(0,b.lS)((0,b.z3)("version-locked-gone","Locked version is no longer listed",_.Du),({address:U,version:S,upgrade:D,newest:E,mirror:T})=>({
message:`the lock file selects ${U} ${(0,O.dh)(S,40)}, which ${T??"the registry"} no longer lists${E===null?"":`; the newest is ${(0,O.dh)(E,40)}`}`,help:{user:D===
null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform i\
nit -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,O.dh)(D,40)}, and commit the lock file`,operator:T===null?`publish ${(0,O.dh)(S,40)} again`:`add ${(0,O.
dh)(S,40)} to the mirror again`}}))}),4375:((Z,H,m)=>{m.d(H,{WZ:()=>R,gU:()=>B,zS:()=>z});var _=m(1064),O=m(4e3),b=m(5799);const z=(0,b.lS)((0,b.z3)("mirror-url",
"URL of a network mirror is wrong",_.Du),I=>{const{mirror:g}=I;return I.kind==="port"?{message:`the network mirror ${g} (${I.at}) cannot have ${I.provider}, bec\
ause the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${I.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that\
 includes the host`}:{message:`the URL of the network mirror ${g} has no slash at the end, so the CLIs request ${I.asked}, which ${(0,O.dh)(I.result)}`,help:`se\
t \`url = "${g}/"\``,...I.isUsable?{severity:"warning"}:{}}}),B=(0,b.lS)((0,b.z3)("mirror-version","Network mirror lacks the chosen version",_.Du),({provider:I,
version:g,mirror:U,isListed:S,...D})=>{const E=`${I} ${(0,O.dh)(g,40)}`;return{message:S?`the network mirror ${U} lists ${E} but does not have it: ${(0,O._r)(D)}`:
`the network mirror ${U} does not have ${E}, which another installation method lists: ${(0,O._r)(D)}`,help:{operator:`add ${(0,O.dh)(g,40)} to the mirror, for e\
xample with \`terraform providers mirror\``,user:S?"set `version` to one that the mirror has":`exclude ${I} from \`network_mirror\`, or set \`version\` to one that \
the mirror has`}}}),R=(0,b.lS)((0,b.z3)("provider-excluded","No installation method covers a provider",_.Du),({provider:I})=>({message:`no installation method i\
n \`provider_installation\` covers ${I}`,help:`add ${I} to \`include\` of a method, or add a \`direct\` block`}))}),7751:((Z,H,m)=>{m.d(H,{o:()=>U,q:()=>I});var _=m(
1064),O=m(4e3),b=m(5799);const z=3,B=S=>S===1?"1 module or provider was":`${S} modules and providers were`;function R(S){const{names:D}=S,E=(0,O.K4)(D,z,O.dh);switch(S.
what){case"inside":return`what ${(0,O.hS)(D.length,"registry module")} ${D.length===1?"calls and requires":"call and require"} was not checked: ${E}`;case"direc\
t":{const T=D.length-S.git;return`${[...S.git>0?[`${(0,O.hS)(S.git,"module")} from Git`]:[],...T>0?[`${(0,O.hS)(T,"module")} from an archive or bucket`]:[]].join(
" and ")} ${D.length===1?"was":"were"} not checked: ${E}`}case"limit":return`max-requests (${S.max}) was reached, so ${B(D.length)} not checked: ${E}`;case"size":
return`a response is longer than this check reads, so ${B(D.length)} not checked: ${E}`;case"stopped":return`the check ended too early, so ${B(D.length)} not ch\
ecked: ${E}`;case"getter":return`the package of ${(0,O.hS)(D.length,"registry module")} was not checked, because it is downloaded with ${S.getter}: ${E}`}}const I=(0,b.
lS)((0,b.lm)("not-followed","Part of init was not checked"),S=>({message:R(S),help:S.what==="limit"?"increase `max-requests`, or list fewer directories in `root\
s`":void 0})),g=3,U=(0,b.lS)((0,b.$e)("module-described","Registry module can probably not be installed",_.Du),({by:S,address:D,constraint:E,newest:T,others:A})=>{
const p=`${(0,O.dh)(S)} requires ${(0,O.dh)(D)}${E===null?"":` "${(0,O.dh)(E)}"`}`,k=T===null?"which the registry does not have":A.length>0?`which conflicts wit\
h ${(0,O.K4)(A,g,O.dh)}`:`which no listed version fits; the newest is ${(0,O.dh)(T)}`;return{message:`according to the registry, ${p}, ${k}`,help:"run `init` to\
 confirm; if it fails, use another version of the module"}})}),2562:((Z,H,m)=>{m.d(H,{KG:()=>U,N7:()=>A,vn:()=>S});var _=m(1064),O=m(4e3),b=m(5799),z=m(8937);const B=p=>p.
map(k=>_.bB[k]).join(" and "),R={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},I=p=>p==="location"||p==="d\
ocument",g="set `version` to one whose package can be downloaded",U=(0,b.lS)((0,b.z3)("package-location","Package location cannot be used",_.Du),({url:p,why:k,clients:y,
...l})=>({message:`${B(y)} cannot download ${(0,O.oZ)(l)}: ${(0,O.dh)(k)} (${p})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (\
`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:g},affects:y})),S=(0,b.lS)((0,b.z3)("package-unauthorized","Package requires credentials",_.Du),
p=>{const{part:k,token:y,isFork:l}=p,w=`${R[k]} of ${(0,O.oZ)(p)} cannot be read: ${(0,O._r)(p)}; ${D(p)}`;if(I(k)){const d=l&&y==="none";return{message:w,help:d?
z.ro:E(p),...d?{severity:"notice"}:{},...y==="withheld"?{severity:"warning"}:{}}}return{message:w,help:T(p),...k==="repository"?{severity:"warning"}:{}}});function D(p){
const{part:k,token:y,at:l}=p;return k==="repository"?"it does not exist, or requires git credentials, which this check does not use":y==="none"&&!I(k)?"the CLIs\
 send no token to package hosts":(0,z.pt)(p,y==="dropped"?l:null)}function E(p){const{kind:k,source:y,at:l}=p,w=`give the token from ${y} permission to download\
 this ${k}`;return(0,z.$w)(p,`${k}s.v1`,l,w)}function T({kind:p,part:k,at:y}){if(k==="repository")return{operator:"use a repository that every user of the regis\
try can read",user:`check that git has credentials for ${y} on the machine that runs init`};const l="serve it without authentication, for example at a presigned\
 URL",w=`add a login for ${y} to ~/.netrc`;return p==="module"?{operator:l,user:w}:k!=="archive"?{operator:l}:{operator:l,user:`${w}, which only Terraform uses \
for providers`}}const A=(0,b.lS)((0,b.z3)("package-unreachable","Package cannot be downloaded",_.Du),p=>{const{part:k,why:y,attempts:l,at:w,host:d,isAnswered:M}=p,
x=l>1?` in each of ${l} attempts`:"",N=M?g:`check that a firewall or proxy lets this machine connect to ${w}, or ${g}`;return{message:`${R[k]} of ${(0,O.oZ)(p)}\
 cannot be read: ${y}${x}`,help:{operator:`check that ${w} serves the file to this machine`,user:N,guest:(0,O.B9)(d)},...p.isSlow?{severity:"warning"}:{}}})}),5138:((Z,H,m)=>{
m.d(H,{Es:()=>g,Vf:()=>I,iw:()=>S,oL:()=>R,xD:()=>U,z0:()=>D});var _=m(1064),O=m(4e3),b=m(5799);const z=E=>(0,O.oZ)({...E,kind:"provider"}),B=(E,T="")=>`${z(E)}\
 for ${E.platform} cannot be installed: ${T}${(0,O.dh)(E.why)}`,R=(0,b.lS)((0,b.z3)("package-platform","Provider has no package for a platform",_.Du),E=>({message:`${z(
E)} has no package for ${E.platform}: ${E.isMirror?`${E.url} lists none`:(0,O._r)(E)}`,help:{operator:E.isMirror?`add it with \`terraform providers mirror -platf\
orm=${E.platform}\``:`publish the package for ${E.platform}`,user:`set \`version\` to one with a package for ${E.platform}, ask the publisher of the provider to\
 build one, or correct \`platforms\``}})),I=(0,b.lS)((0,b.z3)("package-protocol","CLI does not support the plugin protocol of a provider",_.Du),({suggestion:E,...T})=>({
message:`${z(T)} requires plugin protocol ${(0,O.K4)(T.protocols,3,O.dh)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin\
 protocol 5 or 6, or correct `protocols`",user:E===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,O.dh)(
E,40)}"\`, the newest version with a supported protocol`}})),g=(0,b.lS)((0,b.z3)("package-document","Description of a provider package is wrong",_.Du),E=>({message:B(
E,`the response of ${E.url} `),help:(0,b.C)(E.isMirror?`return {"archives":{"${E.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\
\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),
U=(0,b.lS)((0,b.z3)("package-sums","Checksums of a provider do not agree",_.Du),E=>({message:B(E,`${E.url} `),help:(0,b.C)("correct the checksums file: one line\
 with the SHA-256 hash and `filename` of each package; then sign it again")})),S=(0,b.lS)((0,b.z3)("package-unsigned","Provider has no usable signature",_.Du),E=>({
message:B(E),help:(0,b.C)("sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_k\
eys.gpg_public_keys`")})),D=(0,b.lS)((0,b.z3)("lock-platform-missing","Lock file lacks the checksum of a package",_.Du),({isContentOnly:E,clients:T,...A})=>{const p=T.
map(k=>`${k==="opentofu"?"tofu":k} providers lock -platform=${A.platform}`);return{message:E?`the lock file has only \`h1:\` checksums of ${z(A)}, probably none\
 for ${A.platform}`:`the lock file has no checksum of ${z(A)} for ${A.platform}`,help:{user:`run \`${p.join("` or `")}\`, and commit the lock file`,operator:"pu\
blish the original package again if it was replaced"}}})}),789:((Z,H,m)=>{m.d(H,{J:()=>R,s:()=>I});var _=m(1064),O=m(4e3),b=m(5799);function z(g,{host:U,hasToken:S}){
if((0,_.n3)(U))return g;const D=S?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${U}\
=\u2026)`;return{...g,note:D}}function B(g,U,{kind:S,cure:D,check:E=""}){const{host:T}=g,[A=""]=U,p=U.length<=1,k=p?`no ${S} ${A}`:`none of ${U.length} required\
 ${S}s`,y=p?{operator:`publish ${A}`,user:D}:{operator:`check the URL of ${S}s.v1 in the discovery document of ${T}${E}`};return{message:`${T} has ${k}: ${(0,O.
_r)(g)}`,help:z(y,g)}}const R=(0,b.lS)((0,b.z3)("module-unknown","Module is not in the registry",_.Du),g=>B(g,g.modules,{kind:"module",cure:"correct the source \
address"})),I=(0,b.lS)((0,b.z3)("provider-unknown","Provider is not in the registry",_.Du),g=>{const{host:U,providers:S,meant:D,isMirror:E}=g,[T=""]=S;return E?
{message:`the network mirror ${U} has no provider ${T}: ${(0,O._r)(g)}`,help:{operator:`add ${T} to the mirror, for example with \`terraform providers mirror\``,
user:"add the provider to `include` of a `direct` block in the CLI configuration"}}:D!==null?{message:`${U} has no provider ${T}: ${(0,O._r)(g)}`,help:`did you \
mean ${D}? set \`source = "${D}"\` in \`required_providers\` of every module that uses it`}:B(g,S,{kind:"provider",cure:"correct `source` in `required_providers\
`, or add the `source` that a child module lacks",check:"; it must end in a slash"})})}),1790:((Z,H,m)=>{m.d(H,{XA:()=>b,iM:()=>O,jF:()=>B,jQ:()=>R,s5:()=>z});var _=m(
1731);function O(p,k,y){const l=g(k,y);return I(p.filter(w=>(!(0,_.Ty)(w)||(0,_.Cg)(w)===l)&&R(w,k)))}function b(p,k){return I(p.filter(y=>(!(0,_.Ty)(y)||k.some(
l=>S(y,l)))&&!U(y)&&k.every(l=>T(y,l))))}const z=p=>I(p.filter(k=>!(0,_.Ty)(k)));function B(p){const k=p.filter(y=>y.operator==="=");return k.length===1&&k.every(
({version:y})=>U({...y,build:""}))}const R=(p,k)=>k.every(y=>E(p,y)),I=p=>p.reduce((k,y)=>k===null||(0,_.Zy)(y,k)>0?y:k,null);function g(p,k){const[y,l]=p;if(y===
void 0||l!==void 0)return null;const w=y.text.trim().replace(k==="opentofu"?/^=?v?/:/^=?/,""),d=(0,_.rK)(w);return d===null?null:(0,_.Cg)(d)}const U=({numbers:p,
pre:k,build:y})=>k===""&&y===""&&p.every(l=>l===0n),S=(p,k)=>k.operator==="="&&D(p,k.version),D=(p,k)=>p.build===k.build&&(0,_.Zy)(p,k)===0;function E(p,{operator:k,
version:y}){const l=(0,_.Zy)(p,y);if(k==="=")return l===0;if(k==="!=")return l!==0;if(k!=="~>")return A(l,k);const w=y.numbers.slice(0,y.written-1);return l>=0&&
!(0,_.Ty)(y)&&y.numbers.length<=p.numbers.length&&w.every((d,M)=>d===p.numbers[M])}function T(p,k){const{operator:y,version:l}=k;if(y==="=")return S(p,k);if(y===
"!=")return!D(p,l);const w=(0,_.Zy)(p,l);if(y!=="~>")return A(w,y);const[d=0n,M=0n]=l.numbers,x=l.written===3?[d,M+1n,0n]:[d+1n,0n,0n];return w>=0&&(0,_.Zy)(p,{
...l,numbers:x,pre:""})<0}const A=(p,k)=>k===">"?p>0:k===">="?p>=0:k==="<"?p<0:p<=0}),2158:((Z,H,m)=>{m.d(H,{PW:()=>I,_T:()=>g,kv:()=>E,mb:()=>T});var _=m(3625),
O=m(9562),b=m(1731);const z="[\\t\\n\\f\\r ]*",B=new RegExp(`^${z}(<=|>=|!=|~>|<|>|=|)${z}(${O.eQ})${z}$`),R="This string does not use correct version constrain\
t syntax";function I(A){const p=[];for(const k of A.split(",")){const[,y,l=""]=B.exec(k)??[],w=(0,b.oF)(l);if(w===null)return(0,_.T)(R);p.push({operator:y||"=",
version:w,text:k})}return(0,_.J)(p)}function g(A){const p=I(A);if(!p.ok)return p;const k=[];for(const y of p.value){const l=(0,b.rK)(y.version.text);if(l===null||
!U.test(y.text.trim()))return(0,_.T)(`Incorrect version constraint syntax: ${S(y)}`);k.push({...y,version:l})}return(0,_.J)(k)}const U=/^[<>=!~]* ?[0-9]/;function S({
operator:A,version:p,text:k}){const y=k.trim();if(p.text.startsWith("v"))return'a "v" prefix should not be used';if(!U.test(y))return`only one space is expected\
 after the operator "${A}"`;if(p.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(y)??[""];return`missing comma after "${l}"`}const D=[">",">=","=","~>","<=","<","!="];function E(A){const p=[...A].sort((k,y)=>(0,b.Zy)(k.version,y.version)||
(0,b.dU)(k.version.build,y.version.build)||D.indexOf(k.operator)-D.indexOf(y.operator)||y.version.written-k.version.written);return[...new Set(p.map(T))].join("\
, ")}function T({operator:A,version:p}){if(A==="=")return(0,b.Cg)(p);const k=A==="~>"&&p.written<3?p.numbers.slice(0,2):p.numbers;return`${A} ${(0,b.Cg)({...p,numbers:k})}`}}),
1094:((Z,H,m)=>{m.d(H,{Nd:()=>B,Sx:()=>E,gH:()=>z});var _=m(1731),O=m(1790),b=m(2158);function z(T,A){if(g(T))return!0;const p=S(T),k=Math.max(...p.map(({numbers:l})=>l.
length)),y=p.flatMap(l=>{const w=Array.from({length:k},(d,M)=>l.numbers[M]??0n);return[l,D(w),D([...w,1n])]});return(0,O.iM)(y,T,A)!==null}function B(T){const A=U(
T);if(g(A))return!0;const p=S(A),k="x".repeat(1+Math.max(...p.map(l=>l.build.length))),y=p.flatMap(l=>{const[w=0n,d=0n,M=0n]=l.numbers,x=[w,d,M+1n];return[l,D([
w,d,M],k),D(x,k)]});return(0,O.XA)(y,A)!==null}const R=50,I=100,g=T=>T.length>R||T.some(({text:A})=>A.length>I),U=T=>[...Map.groupBy(T,b.mb).values()].flatMap(([
A])=>A??[]),S=T=>{const A=[D([0n,0n,0n]),...T.map(p=>p.version)];return[...new Map(A.map(p=>[(0,_.Cg)(p),p])).values()]},D=(T,A="")=>({text:"",numbers:T,written:T.
length,pre:"",build:A});function E(T,A){const p=U(T),k=A(p)?T:p;return g(k)?T:k.reduce((y,l)=>{const w=y.filter(d=>d!==l);return A(w)?y:w},k)}}),5808:((Z,H,m)=>{
m.d(H,{g:()=>B});var _=m(400),O=m(6134),b=m(1022),z=m(5257);function B(I){const{body:g}=(0,_.K)(I),U=(0,O.SH)(g,"provider",1).flatMap(({labels:[S],body:D})=>{const E=(0,b.
m)(S?.value??"","terraform");if(E.kind!=="registry")return[];const T=(0,O.w4)(D,"hashes")?.value,p=(T?.kind==="tuple"?T.elements:[]).flatMap(k=>k.kind==="string"?
[k.value]:[]);return[[(0,z.JT)(E),p.filter(R)]]});return new Map(U)}const R=I=>/^(?:h1|zh):/.test(I)}),1257:((Z,H,m)=>{m.d(H,{N:()=>S,n:()=>A});var _=m(3625),O=m(
1831),b=m(5011),z=m(1022),B=m(9562),R=m(2158),I=m(1094),g=m(5257);const U={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/ne\
twork/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function S({host:p,service:k,text:y},l){const[w="",
...d]=y.split("@"),M=d.length===0?null:{text:d.join("@"),place:g.cd},x=`${(0,O.nx)(p)}/${w}`,J=(k===B.e$?D:E)(x,M,l);return J.ok?J:(0,_.T)(`${J.why}; expected ${U[k]}`)}
function D(p,k,y){const l=(0,b.rE)(p,y);if(!l.ok)return l;const w=(0,R.PW)(k?.text??""),d=w.ok&&(0,I.gH)(w.value,y),M=T(k,w,d);if(M!==null)return(0,_.T)(M);const x=g.
cd;return(0,_.J)({address:p,source:p,place:x,module:l.value,constraint:k,isOpen:!1})}function E(p,k,y){const l=(0,z.m)(p,y);if(p.split("/").length!==3||l.kind!==
"registry")return(0,_.T)(l.kind==="invalid"?l.error:"not a provider of a registry");const w=(0,R._T)(k?.text??""),d=T(k,w,w.ok&&(0,I.Nd)(w.value));if(d!==null)return(0,_.
T)(d);const M=k===null?[]:[k];return(0,_.J)({provider:l,places:[g.cd],constraints:M,locked:null})}function T(p,k,y){return p===null||y?null:k.ok?`no version can\
 match ${p.text}`:k.why}function A(p,k){const y=p.flatMap(({addresses:l})=>l);return y.length===0?[]:k.map(l=>{const w=y.flatMap(d=>{const M=S(d,l);return M.ok?
[M.value]:[]});return{directory:g.cd.file,client:l,directories:[],calls:w.filter(d=>"module"in d),providers:w.filter(d=>"provider"in d),lockFile:null,clientVersions:[]}})}}),
8229:((Z,H,m)=>{m.d(H,{predictInit:()=>Hr});var _=m(9562),O=m(4283),b=m(4592),z=m(789),B=m(1064),R=m(1831),I=m(5011),g=m(5257),U=m(2886);const S=({answer:t,wants:e})=>t.
mirror===void 0?e.host:t.host,D=({wants:t})=>(0,g.TN)(t).slice(t.host.length+1),E=t=>[(0,R.nx)(t.wants.host),D(t)].join("/");function T(t){const e=({host:s,item:o})=>s??
S(o);return[...Map.groupBy(t,s=>`${e(s)} ${s.cause}`).values()].flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s.item,...o.map(({item:c})=>c)],a=e(s);return[
{draft:(0,U.b4)({host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(p))],problem:(0,U.aZ)(s.describe(r),A(r)),places:k([s,...o].flatMap(c=>c.places??
(0,g.ek)(c.item.of)))}),items:r}]})}const A=t=>[...new Set(t.map(({root:e})=>e.client))],p=({kind:t})=>t==="module"?_.e$:_.xq,k=t=>{const e=new Map;for(const n of t){
const s=typeof n=="string"?n:`${n.file}:${n.line}:${n.column}`;e.has(s)||e.set(s,n)}return[...e.values()]},y=3;function l(t,e){const n=ne(t);return t.flatMap(s=>{
const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:f}=o,h=`${f.code} ${f.message}`;return[{item:s,cause:h,describe:()=>f}]}if(r?.hasSlash===
!1)return[];if(o.kind==="status")return[w(s,o,n,e)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,u=`shape ${s.kind} ${i}`;return[{item:s,cause:u,describe:f=>(0,b.
RK)({...N(f),url:a,page:c,why:i})}]})}function w(t,e,n,s){const{kind:o,wants:r,answer:a}=t,{status:i,reason:c,page:u}=e,f=a.lastHop,h={url:f?.url??a.url,status:i,
reason:c,page:u};if(f?.authorization==="withheld"&&i<500||i===401||i===403){const C={token:f?.authorization??"none",challenge:f?.challenge??null},P=d(t),F=a.tokenSource;
return{item:t,cause:`unauthorized ${o} ${i} ${C.token} ${P} ${C.challenge}`,describe:G=>(0,b.m$)({...N(G),...h,...C,source:F,elsewhere:P,isFork:s})}}if(i===404){
const C=`unknown ${n.has(rt(t))?o:(0,g.TN)(r)}`;return{item:t,cause:C,describe:P=>M(P,h)}}const $=(0,B.Mq)(i),{attempts:L}=a;return{item:t,cause:`status ${o} ${i}`,
describe:C=>(0,b.MI)({...N(C),...h,attempts:L,transient:$})}}function d(t){const e=(0,O.Dl)(t.answer.lastHop?.url??""),n=e.ok?(0,R.Pm)(e.value):null;return n===
null||n===S(t)?null:(0,R.WV)(n)}function M(t,e){const[n]=t,{mirror:s,tokenSource:o}=n.answer,r=[...new Set(t.map(J))],a=s?.url??(0,R.nx)(n.wants.host),i={...e,host:a,
hasToken:o!==null};if(n.kind==="module")return(0,z.J)({...i,modules:r});const c=s!==void 0;return(0,z.s)({...i,providers:r,meant:x(n),isMirror:c})}function x({wants:t,
root:e,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=t;if(o!=="hashicorp"||s!==(0,I.Vm)(e.client))return null;const a=e.providers.find(({provider:i})=>i.
type===r&&(0,g.JT)(i)!==(0,g.JT)(t))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[(0,R.nx)(a.host)],a.namespace,r].join("/")}function N(t){
const[e]=t;return{host:(0,R.nx)(S(e)),kind:e.kind,first:J(e),others:new Set(t.map(({wants:n})=>(0,g.TN)(n))).size-1,mirror:e.answer.mirror?.url??null}}const J=t=>t.
answer.mirror===void 0?D(t):E(t),rt=({kind:t,wants:e})=>`${t} ${e.host}`;function ne(t){const e=t.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.
kind!=="not-asked"&&!(0,B.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(e,rt)].filter(([,o])=>o.every(n)&&new Set(o.
map(({wants:r})=>(0,g.TN)(r))).size>=y);return new Set(s.map(([o])=>o))}var ht=m(5136),at=m(4375),V=m(1731),pt=m(1790),mt=m(2158),vt=m(1094);const q=t=>t?.outcome.
value??null,se=new WeakMap;let Tt=null;function gt(t,e,n={}){const s=oe(e,t),o=s.filter(c=>c!==null),r=(0,pt.s5)(o),[a]=o.filter(V.Ty).sort((c,u)=>(0,V.Zy)(u,c)),
i={kind:t,texts:e,unreadable:e.filter((c,u)=>s[u]===null),newest:r&&(0,V.Cg)(r),preRelease:a?(0,V.Cg)(a):null,...n};return Tt={list:i,versions:o},i}const oe=(t,e)=>t.
map(e==="module"?V.oF:V.rK);function re(t){if(Tt?.list===t)return Tt.versions;const e=oe(t.texts,t.kind).filter(n=>n!==null);return Tt={list:t,versions:e},e}function Lt(t,e,n){
const s=se.get(e)??new Map;se.set(e,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([t,o,r,a]),c=s.get(i)??fn[e.kind](t,e,n);return s.set(
i,c),c}function un(t,e,{client:n}){const s=ae(t,mt.PW);if(s===null||!(0,vt.gH)(s,n))return{kind:"refused"};const o=re(e);if(o.length===0)return{kind:"empty"};const r=(0,pt.
iM)(o,s,n);return r===null?{kind:"none-fits",conflict:t}:{kind:"chosen",version:(0,V.Cg)(r)}}function dn(t,e,{held:n=null,rejectsUnreadable:s=!1}){const o=ae(t,
mt._T);if(o===null||!(0,vt.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,V.rK)(n);if(r!==null&&(0,pt.XA)([r],o)===null)return{kind:"refused"};if(s&&e.unreadable.
length>0)return{kind:"unreadable"};const a=re(e);if(a.length===0)return{kind:"empty"};const i=(0,pt.XA)(a,o);if(r!==null){const h=(0,V.Cg)(r);return a.some(v=>(0,V.
Cg)(v)===h)?{kind:"chosen",version:h}:{kind:"locked-gone",version:h,upgrade:i&&(0,V.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,V.Cg)(i)};const c=(0,vt.
Sx)(o,h=>(0,pt.XA)(a,h)!==null),u=new Set(c.map(mt.mb)),f=o.filter(h=>u.has((0,mt.mb)(h))).map(({whole:h})=>h);return{kind:"none-fits",conflict:[...new Set(f)]}}
const fn={module:un,provider:dn};function ae(t,e){const n=t.map(s=>({whole:s,read:e(s)}));return n.some(({read:s})=>!s.ok)?null:n.flatMap(({whole:s,read:o})=>o.
ok?o.value.map(r=>({...r,whole:s})):[])}function hn(t){const e=new Set(t.filter(ie).map(({wants:n})=>(0,g.TN)(n)));return t.flatMap(n=>{const s=q(n.answer);if(s===
null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,b.Mx)({address:E(n),warnings:o});return[...pn(n,s,n.choice),...kn(n,s,e),...o.length>0?[{item:n,cause:`\
warning ${(0,g.TN)(n.wants)}`,describe:r}]:[]]})}function pn(t,e,n){const{kind:s,of:o,wants:r,answer:a}=t,{newest:i,preRelease:c,unreadable:u}=e,f={kind:s,address:E(
t),newest:i},h=(a.installation?.methods===1?a.mirror?.url:null)??null;switch(n.kind){case"empty":{const v=a.mirror!==void 0,$=()=>(0,b.hy)({...f,url:a.url,ignored:u,
isMirror:v});return[{item:t,cause:`empty ${(0,g.TN)(r)}`,describe:$}]}case"none-fits":{const{conflict:v}=n,$=(0,g.Im)(o).filter(({text:C})=>v.includes(C)),L=$.map(
({text:C,place:P})=>({text:C,at:mn(P)}));return[{item:t,cause:`none fits ${(0,g.TN)(r)} ${JSON.stringify(v.toSorted())}`,places:$.length===0?(0,g.ek)(o):$.map(({
place:C})=>(0,g.W$)(C)),describe:()=>(0,ht.P)({...f,constraints:L,mirror:h,preRelease:c})}]}case"locked-gone":{const{version:v,upgrade:$}=n,L=wt(t)?.version.place;
return[{item:t,cause:`locked ${(0,g.TN)(r)} ${v} ${$}`,...L===void 0?{}:{places:[(0,g.W$)(L)]},describe:()=>(0,ht.k)({...f,version:v,upgrade:$,mirror:h})}]}case"\
chosen":case"refused":case"unreadable":return[]}}const wt=({of:t})=>"locked"in t?t.locked:null,mn=t=>{const e=(0,g.W$)(t);return typeof e=="string"?e:`${e.file}\
:${e.line}`},ie=({choice:t})=>t?.kind==="unreadable";function kn(t,{unreadable:e},n){const{kind:s,choice:o,wants:r}=t,a=ie(t);if(e.length===0||o?.kind==="empty")
return[];if(!a&&n.has((0,g.TN)(r)))return[];const i=E(t),c=()=>(0,b.Ev)({kind:s,address:i,texts:e,rejects:a});return[{item:t,cause:`unreadable ${(0,g.TN)(r)} ${a}`,
describe:c}]}const vn=t=>t.flatMap(e=>{const{installation:n}=e.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>gn(
e,i));const a=E(e);return[{item:e,cause:`excluded ${(0,g.TN)(e.wants)}`,places:[r,...(0,g.ek)(e.of)],describe:()=>(0,at.WZ)({provider:a})}]});function gn(t,{host:e,
mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:
s.why,a=t.choice?.kind==="chosen";return[{item:t,host:e,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,g.ek)(t.of)],describe:()=>(0,at.zS)({kind:"slash",mirror:n.
url,asked:o,result:r,isUsable:a})}]}var Pt=m(3410);function wn(t){const e=t.flatMap(s=>yn(s).map(o=>({...s,problem:o})));return[...Map.groupBy(e,({host:s,service:o,
problem:r})=>[s,o,r.code,r.message].join(" ")).values()].flatMap(s=>{const[o]=s;if(o===void 0)return[];const r=s.flatMap(f=>f.places),a=s.flatMap(f=>f.clients),
{host:i,service:c}=o,u=(0,U.aZ)(o.problem,a);return[(0,U.b4)({host:i,services:[c],problem:u,places:r})]})}const yn=t=>[...[t.ping,t.ofOrganization,t.ofWorkspace].
flatMap($n),...En(t),...Mn(t),..._n(t)],$n=t=>t&&"problem"in t.outcome&&t.outcome.problem.code!=="host-private-redirect"?[t.outcome.problem]:[],ce=(0,V.oF)("2.5");
function Mn({service:t,ping:e}){if(t!==_.OZ||e.outcome.kind!=="read"||ce===null)return[];const{value:n}=e.outcome,s=(0,V.oF)(n??"");return s!==null&&(0,V.Zy)(s,
ce)>=0?[]:[(0,Pt.EK)({url:e.url,version:n})]}function En(t){const{host:e,organization:n,ofOrganization:s}=t,o=s&&le(s);if(n===null||!s||!o)return[];const r=s.tokenSource??
"";return[(0,Pt.Dr)({host:(0,R.nx)(e),organization:n,source:r,...o})]}function _n(t){const{organization:e,workspace:n,ofWorkspace:s}=t,o=s&&le(s);if(e===null||n===
null||!o)return[];const r={host:(0,R.nx)(t.host),organization:e,workspace:n};return["status"in o&&o.status===404?(0,Pt.Fu)(r):(0,Pt.dF)({...r,...o})]}function le({
url:t,outcome:e}){return e.kind==="unreadable"?{url:t,why:e.why}:e.kind==="status"?{url:t,status:e.status,reason:e.reason}:null}const On=(t,e)=>t.filter(({problem:n})=>n.
code!=="host-private-redirect").map(({host:n,problem:s})=>({host:n,services:[_.S3],problem:s,places:e(n)?["hostnames input"]:[],needed:e(n)}));var kt=m(7751),St=m(
3916),ue=m(1022),j=m(3625),Ut=m(3307),bn=m(2168),tt=m(4874);const Tn=25e3;class Pn{#e;#t;path=[];mistake=null;room=Tn;constructor(e){this.#e=e,this.#t=(0,tt.AN)(
e,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#e[this.#t]!=="n"?!1:(this.skip(),!0)}literal(e,n,s,o){if(this.takeNull())return s;const r=this.#t;
this.skip();const a=this.#e.slice(r,this.#t);return n.test(a)?o(a):(this.#n(e,a.charAt(0)),s)}parts(e,n,s){const o=this.#e,r=o.charAt(this.#t);if(r!==e)return this.#n(
n,r),this.skip(),!1;for(this.#t=(0,tt.AN)(o,this.#t+1);o[this.#t]!=="]"&&o[this.#t]!=="}";)s(e==="{"?this.#o():""),this.#t=(0,tt.AN)(o,this.#t),o[this.#t]===","&&
(this.#t=(0,tt.AN)(o,this.#t+1));return this.#t+=1,!0}skip(){const e=this.#e;let n=0;do{const s=(0,tt.AN)(e,this.#t),o=e.charAt(s);(o==="["||o==="{")&&(n+=1),(o===
"]"||o==="}")&&(n-=1),o==='"'?this.#t=(0,tt.ap)(e,s):this.#t="[]{},:".includes(o)?s+1:(0,tt.f)(e,s)}while(n>0)}#o(){const e=this.#t;this.#t=(0,tt.ap)(this.#e,e);
const n=(0,Ut.I)(this.#e.slice(e,this.#t));return this.#t=(0,tt.AN)(this.#e,(0,tt.AN)(this.#e,this.#t)+1),n}#n(e,n){if(this.mistake!==null)return;const s=this.path.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${Sn[n]??"a number"} instead of ${e}${o}`}}const Sn={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},de="has too many elements";function it(t,e,n="first"){const s=(0,Ut.HT)(t,n);if(s!==null)
return(0,j.T)((0,bn.Q)(t)?.what??`is not valid JSON: ${s.why}`);const o=new Pn(t),r=e.read(o,e.zero);return o.mistake!==null?(0,j.T)(o.mistake):o.room<0?(0,j.T)(
de):(0,j.J)(r)}const W={zero:"",read:(t,e)=>t.literal("a string",/^"/,e,Ut.I)},An={zero:!1,read:(t,e)=>t.literal("a boolean",/^[tf]/,e,n=>n==="true")},fe=2n**63n,
Dn={zero:0,read:(t,e)=>{const n=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(s);return o>=-fe&&o<fe};return t.literal("an integer",{test:n},e,Number)}},
et=t=>({zero:null,read:(e,n)=>e.takeNull()?null:t.read(e,n??t.zero)}),Nt={zero:null,read:t=>(t.skip(),null)},he=t=>({zero:t.zero,read:(e,n)=>{const{mistake:s}=e,
o=t.read(e,n);return e.mistake=s,o}}),pe=t=>({zero:null,read:e=>{const{room:n}=e;return e.room=Number.POSITIVE_INFINITY,t.read(e,t.zero),e.room=n,null}});function Q(t){
return{zero:[],read:(e,n)=>{if(e.takeNull())return[];const s=[];let o=0;return e.parts("[","a list",()=>{const a=e.takeRoom();e.path.push(o);const i=t.read(e,n[o]??
t.zero);e.path.pop(),a&&s.push(i),o+=1})?s:n}}}function jt(t){return{zero:null,read:(e,n)=>{if(e.takeNull())return null;const s=n??new Map;return e.parts("{","a\
n object",o=>{const r=e.takeRoom();e.path.push("*");const a=t.read(e,t.zero);e.path.pop(),r&&s.set(o,a)}),s}}}function X(t){const e=Object.entries(t),n=new Map(
e);return{zero:Object.fromEntries(e.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.
has(i)?i:xn(i),u=n.get(c);if(u===void 0)return o.skip();o.path.push(c),a[c]=u.read(o,a[c]),o.path.pop()}),a}}}const xn=t=>t.toLowerCase().replaceAll("\u017F","s"),
In=X({name:W,source:W,version:W}),Cn=X({name:W,version:W,namespace:he(W),source:he(W)}),Bt=X({path:W,providers:Q(et(Cn)),dependencies:Q(et(In))}),me=Q(et(Bt)),ke=(t,e)=>X(
{modules:Q(et(X({source:W,versions:Q(et(X({version:W,root:t,submodules:e})))})))}),Rn=ke(pe(Bt),pe(me)),Ln=ke(Bt,me);function Un(t){const e=it(t,Rn);if(!e.ok)return e;
const{modules:n}=e.value;if(n.some(r=>r===null||r.versions.includes(null)))return(0,j.J)({kind:"crash"});const[s]=n;if(!s)return(0,j.J)({kind:"no-module"});const o=s.
versions.map(r=>r?.version??"");return(0,j.J)({kind:"versions",texts:o})}function Nn(t,e){const n=it(t,Ln),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;
for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).map(({path:u,dependencies:f,providers:h})=>({path:u,calls:f.flatMap(v=>v??
[]),providers:h.flatMap(v=>v??[])}));i.some(({calls:u,providers:f})=>u.length+f.length>0)&&e(r.version)&&o.set(r.version,i)}return o}const zt=({constraint:t,client:e},n)=>Lt(
t===null?[]:[t.text],n,{client:e});function jn(t,e,n){let s=null;const o=Nn(t,r=>(s??=new Set(n.map(a=>ve(zt(a,e)))),s.has(ge(r))));return new Map(Array.from(o,
([r,a])=>[ge(r),a]))}const ve=t=>t.kind==="chosen"?t.version:"none";function ge(t){const e=(0,V.oF)(t);return e===null?"":(0,V.Cg)(e)}const Bn=3,zn=200,Kn=2e3;function Wn({
calls:t,client:e},n){const s={calls:[],providers:[],undescribed:[]};let o=t.flatMap(a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:a,host:i.
host,by:"",module:i,constraint:c,client:e}]});const r={left:Kn};for(let a=0;a<Bn;a+=1)o=o.flatMap(c=>{const u=n(c);if(u===null)return[];const{described:f}=u,h=f?.
size?ve(zt(c,u)):"",v=r.left>0?f?.get(h):void 0;if(v===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:$,name:L,system:C}=c.module,P=`${$}/${L}\
/${C} ${h}`,F=Fn(v,{...c,by:P},r);return s.providers.push(...F.providers),F.calls}).slice(0,zn),s.calls.push(...o);return s}function Fn(t,{module:e,...n},s){const o=f=>({
text:f,place:n.call.place}),r=t.slice(0,Math.max(0,s.left)),a=new Map(r.map(f=>[(0,St.join)(".",f.path),f])),i=new Set([(0,St.join)(".",e.subdirectory)]),c=[],u=[];
s.left-=r.length;for(const f of i){const h=a.get(f);for(const{source:v,version:$}of h?.calls??[]){if(s.left--<=0)break;(0,I.Nj)(v)&&i.add((0,St.join)(f,v));const L=(0,I.
vL)(v,n.client),C=$===""?null:o($);L.kind==="registry"&&c.push({...n,module:L,constraint:C})}for(const{name:v,namespace:$,source:L,version:C}of h?.providers??[]){
if(s.left--<=0)break;const P=(0,ue.m)(L||(0,St.join)($,v),n.client);P.kind!=="registry"||C===""||u.push({...n,provider:P,constraint:o(C)})}}return{calls:c,providers:u}}
function Hn({items:t,inside:e,versions:n},s){const o=Map.groupBy(t,({root:a})=>a),r=Array.from(e,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.
flatMap(h=>Jn(h,n)??[]),...Xn(c,u,s)].map(h=>({draft:h,items:u.filter(v=>v.kind==="module"&&(0,g.ek)(v.of)[0]===h.places[0])}))}).flat();return[...Map.groupBy(r,
({draft:a})=>a.problem.message).values()].flatMap(a=>a.slice(0,1).map(({draft:i})=>({draft:{...i,places:[...new Set(a.flatMap(c=>c.draft.places))]},items:a.flatMap(
c=>c.items)})))}function Jn(t,e){const{module:n,client:s,constraint:o,by:r}=t,a=e.get((0,g.MP)(n))?.[s],i=`${(0,R.nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,
c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Kt(t,(0,kt.o)({...c,newest:null}));const u=q(
a);return!u||zt(t,u).kind!=="none-fits"?null:Kt(t,(0,kt.o)({...c,newest:u.newest}))}const Vn=50;function Xn(t,e,n){const s=Map.groupBy(t,({provider:o})=>(0,g.JT)(
o));return e.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get((0,g.TN)(o.wants)):void 0,u=q(a);if(c===void 0||u===null||o.choice?.kind!=="chos\
en")return[];const f=[...new Map(c.map(K=>[K.constraint.text,K])).values()],v=[...(0,g.Im)(o.of),...f.slice(0,Vn).map(K=>K.constraint)],$=n?null:wt(o)?.version.
text??null,L=v.map(({text:K})=>K),C=Lt(L,u,{client:i.client,held:$});if(C.kind==="chosen")return[];const P=C.kind==="none-fits"?v.filter(({text:K})=>C.conflict.
includes(K)):v,{newest:F}=u,G=E(o);return f.filter(({constraint:K})=>P.includes(K)).map(K=>{const{by:Y,constraint:ft}=K,ot=P.filter(bt=>bt!==ft).map(Gn),Ot={by:Y,
address:G,constraint:ft.text,others:ot,newest:F};return Kt(K,(0,kt.o)(Ot))})})}const Gn=({text:t,place:e})=>`"${t}" (${e.file}:${e.line})`,Kt=({call:{place:t},host:e},n)=>({
host:e,services:[_.e$],problem:n,places:[(0,g.W$)(t)],needed:!0});var At=m(2562),Wt=m(6697);const Zn=(t,e)=>(e.of.get(t)??[]).flatMap(Yn);function Yn(t){if("loc\
ation"in t){const e=t.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[t.location,...e]}return[t.description,...t.files.map(({answer:e})=>e)]}const ut=({item:t,
version:e,host:n})=>({kind:t.kind,address:E(t),version:e,host:(0,R.nx)(n)}),ct=({item:t,version:e,host:n},s,o)=>({item:t,cause:`package ${(0,g.TN)(t.wants)} ${e}\
 ${s}`,describe:o,host:n});function yt(t,e,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allo\
wed"||e==="location"||e==="document")return[];const r=we(o),{kind:a,address:i,version:c}=ut(t),u=()=>(0,Wt.wp)({host:r,package:`${a} ${i} ${c}`});return[ct(t,`${r}\
 not allowed`,u)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>qn(t,e,n,s);return[ct(t,`${e} ${o} ${r}`,a)]}}}const Qn=[
"page","archive","repository"];function qn(t,e,{lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...ut(t),part:e,url:i,at:we(i)};if(a.kind==="f\
ailed"){const{code:h,message:v}=a.problem;if(h==="host-private-redirect")return a.problem;const $=h==="host-timeout"&&Qn.includes(e);return(0,At.N7)({...c,why:v,
attempts:o,isAnswered:!1,isSlow:$})}const{status:u,reason:f}=a;if(u===401||u===403||e==="repository"&&u===404){const h=n?.authorization??"none",{isFork:v}=t;return(0,At.
vn)({...c,status:u,reason:f,page:null,token:h,source:r,isFork:v})}return(0,At.N7)({...c,why:`${i} returned ${u} ${f}`.trim(),attempts:(0,B.Mq)(u)?o:1,isAnswered:!0,
isSlow:!1})}function we(t){const e=(0,O.Dl)(t);return(e.ok?(0,R.Pm)(e.value):null)??t}function ts(t,{location:e,steps:n}){const{outcome:s,url:o}=e,r=i=>[ct(t,`l\
ocation ${i}`,c=>(0,At.KG)({...ut(t),url:o,why:i,clients:A(c)}))];if(s.kind==="status"&&es(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its loc\
ation was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return yt(t,"location",e);case"refused":return r(a.why);case"\
other":return[ns(t.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):yt(t,a.what,a.answer)}}}
const es=t=>t!==401&&t!==403&&!(0,B.Mq)(t),ns=(t,e)=>({item:t,cause:`not followed ${e}`,describe:n=>{const s=[...new Set(n.map(E))];return(0,kt.q)({what:"getter",
getter:e,names:s})}}),ss=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function os({inside:t}){const e=({place:a})=>a!==g.cd,n=rs([...t.keys()].flatMap(
({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>ss.test(a)).length,o=[...t.values()].flatMap(({undescribed:a})=>a).filter(e),r=o.flatMap(
({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...ye(o,{what:"inside",names:[...new Set(r)]}),...ye(n,{what:"direct",git:s,names:n.map(
({address:a})=>a)})]}const ye=(t,e)=>t.slice(0,1).map(({place:n})=>({problem:(0,kt.q)(e),place:n,clients:[],host:null})),rs=t=>[...new Map(t.map(e=>[`${e.place.
file}:${e.place.line}`,e])).values()],as=["limit","size","stopped"];function is(t,e){const n=e===null?[]:Zn(t,e),s=[t.answer,...n].flatMap(({outcome:r})=>r.kind===
"not-asked"?[r]:[]);return[...s.flatMap(r=>"problem"in r?[r.problem]:[]),...as.filter(r=>s.some(a=>a.why===r)).slice(0,1)]}function cs(t,e,{maxRequests:n}){const s=t.
flatMap(r=>is(r,e).map(a=>({item:r,host:S(r),why:a})));return[...Map.groupBy(s,({host:r,why:a})=>`${r} ${typeof a=="string"?a:a.message}`).values()].flatMap(r=>{
const[a]=r;if(a===void 0)return[];const{host:i,why:c,item:u}=a;if(typeof c!="string"){const v=[...new Set(r.flatMap($=>(0,g.ek)($.item.of)))];return[(0,U.b4)({host:i,
services:[],problem:c,places:v})]}const f=[...new Set(r.map(v=>D(v.item)))],h=(0,kt.q)(c==="limit"?{what:c,max:n,names:f}:{what:c,names:f});return[{host:i,services:[],
problem:h,places:(0,g.ek)(u.of).slice(0,1),needed:!1}]})}var dt=m(5138),Dt=m(630);const ls=(t,e)=>$t(Ft(t),`${$e(e)}/versions`),us=(t,e,n)=>$t(Ft(t),`${$e(e)}/${n}\
/download`),$e=({namespace:t,name:e,system:n})=>`${t}/${e}/${n}`,ds=(t,{namespace:e,type:n})=>$t(t,`${e}/${n}/versions`),fs=(t,{namespace:e,type:n},s,{os:o,arch:r})=>$t(
t,`${e}/${n}/${s}/download/${o}/${r}`),hs=(t,e)=>$t(Ft(t),e);function ps(t,{host:e,namespace:n,type:s},o){const r=(0,Dt.O)(t,`${e}/${n}/${s}/${o}`);return!r.ok||
r.value.scheme==="https"?r:(0,j.T)(`unsupported protocol scheme "${r.value.scheme}"`)}function ms(t,e){if(!/^\.{0,2}\//.test(e))return(0,j.J)(e);const n=(0,Dt.O)(
t,e);return n.ok?(0,j.J)((0,O.jr)(n.value)):n}function ks(t,e){const n=xt(t,e);return n.ok&&n.value.fragment!==""?(0,j.T)("must not include fragment part"):n}function xt(t,e){
const n=(0,Dt.O)(t,e);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,j.T)("must use http or https scheme")}const Ft=t=>t.path.endsWith(
"/")?t:{...t,path:`${t.path}/`};function $t(t,e){const n=(0,Dt.O)(t,e);if(!n.ok)throw new Error(n.why);return n.value}const vs=t=>t.find(e=>(0,V.rK)(e)===null),
Me=t=>t.some(e=>{const n=(0,V.rK)(e),[s]=n?.numbers??[];return n!==null&&!(0,V.Ty)(n)&&(s===5n||s===6n)}),gs=({kind:t})=>t==="early"||t==="protocols";function ws(t,e,n){
const{os:s,arch:o,shasum:r}=t,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===e.os&&o===e.arch,c=`${e.os}_${e.arch}`;return{faults:[...ys(t.protocols),...It("early",[i?null:
`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,Ht(n,"download_url",t.downloadUrl),Ms(t.packages),a?null:$s(r),Ht(n,"shasums_url",t.sumsUrl),Ht(n,"shasums\
_signature_url",t.signatureUrl)]),...It("archive",[t.downloadUrl===""?"has no `download_url`":null]),...It("late",[Es(t,c)])],hashes:a&&i?[`zh:${r.toLowerCase()}`]:
null}}const It=(t,e)=>e.flatMap(n=>n===null?[]:{kind:t,why:n});function ys(t){const e=vs(t);return e!==void 0?[{kind:"early",why:`has "${e}" in \`protocols\`, whi\
ch is not a version`}]:t.length===0||Me(t)?[]:[{kind:"protocols",protocols:t}]}function Ht(t,e,n){const s=xt(t,n);return s.ok?null:`has an invalid URL in \`${e}\
\`: ${s.why}`}const $s=t=>t===""?"has no `shasum`":`has "${t}" in \`shasum\`, which is not 64 hexadecimal digits`;function Ms(t){const e=[...t.keys()].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(o)),n=Array.from(t.values(),o=>o.hashes).flat(),s=[...e,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTo\
fu cannot read`}function Es({packages:t,shasum:e},n){const s=t.get(n);if(t.size===0)return null;if(s===void 0)return"has `packages` without an entry for the pla\
tform, which OpenTofu requires";if(s.size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith(
"zh:"));return o.some(r=>r!==`zh:${e}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for \
the platform in `packages`, which OpenTofu requires"}function _s(t,e){switch(t.kind){case"crash":return(0,j.T)(`has null for ${e}, at which the clients crash`);case"\
no-platform":return(0,j.J)({faults:[{kind:"platform"}],hashes:null});case"archive":{const{url:n,hashes:s}=t,o=s.length===0||s.some(Os),r=It("early",[n===""?`has\
 no \`url\` for ${e}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${e}, but others`]);return(0,j.J)({faults:r,hashes:r.length===0?s:null})}}}const Ee=["zh:",
"h1:"],Os=t=>Ee.some(e=>t.startsWith(e));function bs(t,e,n){const{description:s}=e,o={...t,host:s.host},{outcome:r}=s;switch(r.kind){case"unreadable":return[_e(
o,e,{kind:"early",why:r.why})];case"read":return[...Ps(o,e,r.value).slice(0,1),...As(o,e,r.value,n)];case"status":return r.status===404?[Ts(o,e,r)]:yt(o,"docume\
nt",s);case"failed":case"not-asked":return yt(o,"document",s)}}function Ts(t,{platform:e,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,
status:o,reason:r,page:a};if(s===void 0){const v={...ut(t),...i,platform:e,isMirror:!1};return ct(t,`${e} platform`,()=>(0,dt.oL)(v))}const{item:c,version:u}=t,
f={provider:E(c),mirror:s.url,version:u,...i},h=(c.answer.installation?.mirrors??[]).some(v=>v.mirror?.url===s.url&&q(v)?.texts.includes(u));return ct(t,`mirror\
 ${s.url}`,()=>(0,at.gU)({...f,isListed:h}))}function Ps(t,e,{faults:n}){const{platform:s,files:o,sumFault:r,unsigned:a}=e,[i,c]=[!0,!1].map(h=>n.filter(({kind:v})=>v===
"late"===h).map(v=>_e(t,e,v))),u={...ut(t),platform:s},f=(h,v)=>ct(t,`${s} ${h}`,v);return[...c??[],...o.flatMap(({part:h,answer:v})=>yt(t,h,v)),...i??[],...r===
null?[]:[f(`sums ${r.why}`,()=>(0,dt.xD)({...u,...r}))],...a===null?[]:[f(`unsigned ${a}`,()=>(0,dt.iw)({...u,why:a}))]]}function _e(t,e,n){const{platform:s,description:o}=e,
{url:r,mirror:a}=o,i=a!==void 0,c={...ut(t),platform:s,isMirror:i,url:r},u=(f,h)=>ct(t,`${s} ${f}`,h);switch(n.kind){case"platform":return u("platform",()=>(0,dt.
oL)({...c,status:200,reason:"OK",page:null}));case"protocols":{const{protocols:f}=n,h=Ss(t.item);return u("protocols",()=>(0,dt.Vf)({...c,protocols:f,suggestion:h}))}default:{
const{why:f}=n;return u(`document ${f}`,()=>(0,dt.Es)({...c,why:f}))}}}const Ss=({answer:t})=>gt("provider",q(t)?.compatible??[]).newest;function As(t,{platform:e,
description:n},{hashes:s},{lockHashes:o}){const{item:r,version:a}=t,i=wt(r),c=o.get(r.root.lockFile??"")?.get((0,g.TN)(r.wants))??[];if(i?.version.text!==a||s===
null||c.length===0)return[];if(c.some(h=>s.includes(h)))return[];if(n.mirror!==void 0&&!Ds(c,s))return[];const u=!c.some(h=>h.startsWith("zh:"));return[{...ct(t,
`${e} lock ${u}`,h=>{const v={...ut(t),platform:e,isContentOnly:u,clients:A(h)};return(0,dt.z0)(v)}),places:[(0,g.W$)(i.version.place)]}]}const Ds=(t,e)=>Ee.filter(
n=>t.some(s=>s.startsWith(n))).every(n=>e.some(s=>s.startsWith(n)));var xs=m(5143);const Oe=[];function Is(t,e,n){const s=e.flatMap(({draft:u,items:f})=>f.map(h=>({
item:h,draft:u}))),o=Map.groupBy(s,({item:u})=>u),r=new Map,a=new Map,i=Map.groupBy(t,({root:u})=>u.directory);return{roots:Array.from(i,([u,f])=>({directory:u,
clients:A(f),rows:Array.from(Map.groupBy(f,Cs).values(),h=>{const v=Rs(h,n,a),$=Ns(h,o);return $.drafts.length+$.decidedAt.length>0&&r.set(v,$),v})})),reasons:r}}
const be=({kind:t,of:e,wants:n})=>t==="module"?e.address:(0,g.TN)(n),Cs=t=>{const[e=null]=(0,g.ek)(t.of),n=(0,g.Im)(t.of).map(({text:s})=>s);return JSON.stringify(
[t.kind,(0,g.TN)(t.wants),be(t),e,n])};function Jt(t,e){const n=JSON.stringify(t),s=e.get(n)??t;return e.set(n,s),s}function Rs(t,e,n){const[s]=t;if(s===void 0)
throw new Error("a row without items");const{kind:o,wants:r,of:a,answer:i}=s,c=(0,g.Im)(a).map(({text:f})=>f),u=t.flatMap(({root:{client:f},choice:h})=>h===null?
[]:[[f,h.kind==="chosen"?h.version:null]]);return{kind:o,address:be(s),source:Jt(E(s),n),host:r.host,constraints:Jt(c,n),locked:wt(s)?.version.text??null,chosen:Jt(
Object.fromEntries(u),n),newest:q(i)?.newest??null,platforms:e===null?Oe:Ls(t,e),worst:null,problems:Oe,places:(0,xs.As)((0,g.ek)(a))}}function Ls(t,{of:e}){const n=t.
flatMap(s=>e.get(s)??[]).flatMap(s=>"platform"in s?[s]:[]);return Array.from(Map.groupBy(n,({platform:s})=>s),([s,o])=>{const r=o.map(Us);return{platform:s,available:r.
includes(!1)?!1:r.includes(null)?null:!0}})}function Us({description:{outcome:t,mirror:e}}){return t.kind==="read"?!t.value.faults.some(({kind:s})=>s==="platfor\
m"):t.kind==="status"&&t.status===404&&e===void 0?!1:null}function Ns(t,e){const n=new Set(t.flatMap(r=>e.get(r)??[]).map(({draft:r})=>r)),s=t.find(({choice:r})=>r!==
null&&r.kind!=="chosen"),o=s===void 0?[]:[...(0,g.Im)(s.of),wt(s)?.version];return{drafts:[...n],decidedAt:o.flatMap(r=>r?.place??[])}}function js(t,e){const{items:n}=t,
s=[...l(n,e.isFork),...vn(n),...hn(n),...t.packages===null?[]:Bs(n,t.packages,e.isFork)],o=[...T(s),...Hn(t,e.upgrade)],r=n.filter(({answer:i})=>i.outcome.kind===
"read").map(i=>`${i.wants.host} ${p(i)}`),a=i=>e.hostnames.some(c=>{const u=c.services.length>0?c.services:e.requiredServices;return c.host===i&&u.includes(_.S3)});
return{drafts:[...o.map(({draft:i})=>i),...wn(t.clouds),...On(t.logins,a),...cs(n,t.packages,e)],notes:os(t),...Is(n,o,t.packages),requests:t.requests,answering:new Set(
r)}}const Bs=(t,e,n)=>t.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return(e.of.get(s)??
[]).flatMap(r=>"location"in r?ts(o,r):bs(o,r,e))});var zs=m(2389),Ks=m(7542),Ws=m(1257),Te=m(5927),Mt=m(4529),Fs=m(772),Vt=m(3948);function Pe(t,{attemptMs:e,retries:n}){
const s=t.findIndex((o,r)=>r===n||!Hs(o,e));return s<0?null:s}function Hs({response:t,hops:e,headMs:n},s){return n===null?t.kind==="failed"&&t.transient:n>s||(0,B.
Mq)(e.at(-1)?.status??0)}var Se=m(6875),Js=m(290);const Et=4;class Ae{#e=[];#t;constructor(e){this.#t=e}async pass(e){this.#t===0?await new Promise(n=>this.#e.push(
n)):this.#t-=1;try{return await e()}finally{const n=this.#e.shift();n===void 0?this.#t+=1:n()}}}async function De(t,e,{concurrency:n},s){const o=Map.groupBy(t,e);
await xe(o.values(),n*Et,r=>xe(r.values(),Et,s))}async function xe(t,e,n){const s=async()=>{for(const o of t)await n(o)};await Promise.all(Array.from({length:e},
s))}const Vs=2*Et,Xs=1e3,Gs=3e4,Zs=6e4;class Ys{#e;#t;#o=new Map;#n=new Map;#r=new Set;#s=new Map;constructor(e){this.#e=e,this.#t=new Ae(e.concurrency*Et),e.stop.
signal.addEventListener("abort",this.#a)}get requests(){return[...this.#n.values()]}ask(e){const n=this.#i(e);return n.gate.pass(()=>this.#t.pass(()=>this.#c(n,
e)))}#a=()=>{for(const e of this.#r)e.close()};close(){this.#e.stop.signal.removeEventListener("abort",this.#a),this.#a()}#i({url:e}){const n=(0,Mt.X5)(e),s=n.ok?
`${n.value.name} ${n.value.port}`:"",o=this.#o.get(s)??{gate:new Ae(Et),requests:0,pause:Promise.resolve(),silent:0,down:null};return this.#o.set(s,o),o}async#c(e,n){
if(e.down!==null)return e.down;const s=await this.#l(e,n);return s.kind==="not-asked"||(e.silent=s.attempts.every(({headMs:o})=>o===null)?e.silent+1:0,e.silent>=
Vs&&(e.down=s)),s}async#l(e,n){const{stop:s,maxRequests:o}=this.#e,r=[];for(;;){if(await e.pause,s.why!==null)return Xt(r,"stopped");if(e.requests>=o)return Xt(
r,"limit");const a=await this.#u(e,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(v=>Pe(r,v)!==null)||s.why!==null)return Xt(r,"stop\
ped");const{ms:u,isForHost:f}=Qs(a,r.length,this.#e),h=(0,Se.v7)(u,this.#e);f&&(e.pause=h),await h}}async#u(e,n){const{network:s,startTimer:o}=this.#e,{patience:r,
maxRedirects:a}=n,i=this.#f(e);e.requests+=1;try{const c=await(0,Vt.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},timeoutMs:(0,Js.
nT)(r),startTimer:o});return e.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(e,i)}}#d({host:e},{hops:[n],timing:s,certificates:o}){const{slowest:r=null,
certificates:a=[]}=this.#n.get(e)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=f=>!a.some(h=>h.host===f.host&&h.expires===f.expires),u=o.filter(c).map(
({host:f,expires:h})=>({host:f,expires:h}));this.#n.set(e,{host:e,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(e){for(const[s,o]of[...this.#s].
reverse())if(o===e&&(this.#s.delete(s),s.isOpen()))return s;const n=(0,Fs.f)(this.#e.network);return this.#r.add(n),n}#h(e,n){n.isOpen()?this.#s.set(n,e):this.#r.
delete(n);const[s]=this.#s.keys();this.#s.size<=this.#e.concurrency||s===void 0||(this.#s.delete(s),this.#r.delete(s),s.close())}}function Xt([t,...e],n){return t===
void 0?{kind:"not-asked",why:n}:{kind:"asked",attempts:[t,...e]}}function Qs({response:t},e,{now:n}){const s=t.kind==="received"&&[429,503].includes(t.head.status)?
(0,Se.VJ)(t.head.retryAfter,n()):null;return s===null?{ms:Math.min(Xs*2**(e-1),Gs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Zs),isForHost:!0}}var qs=m(960),Ie=m(
6974);const to=9,eo={kind:"whole",maxBytes:8*1024*1024},no={kind:"excerpt",maxBytes:2048},nt=({bytes:t})=>new TextDecoder("utf-8",{ignoreBOM:!0}).decode(t);function Ct(t,e){
const{once:n}=t;if(n===void 0)return Ce(t,e);const s=e.known.get(n)??Ce(t,e);return e.known.set(n,s),s}async function Ce(t,e){const{host:n,clients:s,at:o}=t;if(s.
length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,O.jr)(c.url)),a=await e.tokenOf(n),i=r.values().map(
c=>so(t,c,a,e));return Object.fromEntries((await Promise.all(i)).flat())}const _t=(t,e,n,s,o,r)=>Ct({...o,host:e,clients:n,at:i=>{const c=Le(t,e,i,r);return typeof c==
"string"?c:{...c,url:s(c.url)}}},r),lt=(t,e,n="")=>({host:t,url:n,tokenSource:null,outcome:{kind:"not-asked",why:e},attempts:0,lastHop:null});async function so(t,e,{
token:n,source:s},{send:o,patience:r,versionOf:a}){const[i]=e;if(i===void 0)return[];const{host:c,headers:u,maxRedirects:f=to}=t,h=e.map(({client:P})=>P),v=i.where,
$=P=>h.map(F=>[F,P]);if(typeof v=="string")return $({...lt(c,v),tokenSource:s});const L=(0,O.Pl)(v.url),C={...lt(c,"service",L),tokenSource:s};try{const P=await o(
{...v,host:c,token:n,headers:u??{"x-terraform-version":a(i.client)},planBody:Y=>Re(Y,t)??no,maxRedirects:f,patience:h.map(r)});if(P.kind==="not-asked")return $(
{...C,outcome:P});const{attempts:F}=P,G=oo(F),K=Map.groupBy(h,Y=>ro(P,r(Y)));return Array.from(K,([Y,ft])=>{const ot=ao(Y,v.url,t),Ot={host:c,url:L,tokenSource:s,
outcome:ot,attempts:F.length,lastHop:G};return ft.map(bt=>[bt,Ot])}).flat()}catch(P){const F=(0,Wt.n3)({host:(0,R.nx)(c),thrown:P});return $({...C,outcome:{kind:"\
not-asked",why:"unchecked",problem:F}})}}function oo(t){const e=t.at(-1)?.hops.at(-1);if(e===void 0)return null;const{url:n,authorization:s,challenge:o,address:r}=e;
return{url:n,authorization:s,challenge:o,address:r}}function ro({attempts:t},e){const{attemptMs:n}=e,s=t[Pe(t,e)??t.length-1]??t[0],{response:o,timing:r,headMs:a}=s;
if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,qs.Qs)({host:c,asks:"\
answer",phase:i,limitMs:n}),transient:!0}}const Re=(t,{accepts:e=s=>s===200,plan:n=()=>eo})=>e(t.status)?n(t):null;function ao(t,e,n){if(t.kind==="failed"){const{
problem:u}=t;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:o}=t,{status:r,reason:a}=s,i=Re(
s,n);if(i===null)return{kind:"status",status:r,reason:a,page:(0,Ie.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"size"};const c=n.
read(t,e);return c.ok?{kind:"read",value:c.value}:c.why===de?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Ie.y8)(o.bytes)}}function Le(t,e,n,{
settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(e);if(i===void 0)return"service";const{discovery:c}=i.attempt,u=i.forced.find(G=>G.client===n),f=u===
void 0?c:{...u,kind:"found",url:(0,R.cu)(e)};if(f.kind!=="found")return"service";const{url:h,services:v}=f,$=(0,_.TE)(t,{services:v,documentUrl:h,display:(0,R.nx)(
e),client:n});if($.kind!=="url"||!(0,Mt.X5)($.url).ok)return"service";const L=(0,R.Pm)($.url)??"",C=u!==void 0,P=L===e||Gt(L,s)||a.has(`${e} ${t}`)||C,F=C?null:
Ue(i,o);return P?{url:$.url,origin:F}:"not-allowed"}const Gt=(t,{allowedHosts:e,hostnames:n})=>(0,R.Jr)(t,e)||n.some(s=>s.host===t),Ue=({host:t,attempt:e},n)=>({
isPublic:(0,Vt.U)(n,(0,R.Sv)(t).name,e.hops[0]?.address??null)}),io=3e4,co={kind:"whole",maxBytes:1024*1024},lo={kind:"excerpt",maxBytes:2048},Ne={headers:{accept:"\
application/vnd.api+json"},plan:({status:t})=>t===200?co:lo},uo={...Ne,accepts:()=>!0,read:({head:t})=>(0,j.J)(t.apiVersion)},fo=X({data:et(X({id:W}))}),je={...Ne,
accepts:t=>t>=200&&t<=399,read:({body:t})=>{const e=it(nt(t),fo);return e.ok?e.value.data===null?(0,j.T)("has no data"):(0,j.J)(null):e}},ho=/^[\w-]+$/;async function po(t){
const e=t.settings.timeoutMs??io,s={...t,patience:r=>({client:r,attemptMs:e,retries:1})},o=ko(t).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await t.
tokenOf(a);if(u===null)return[];const f=c.flatMap($=>{const L=Le(i,a,$,t);return typeof L=="string"?[]:[{client:$,at:L}]}),h=Map.groupBy(f,({at:$})=>(0,O.jr)($.
url)),v=Array.from(h.values(),$=>$.slice(0,1).map(({at:L})=>{const C={...r,clients:$.map(({client:P})=>P)};return mo(C,L,s)}));return await Promise.all(v.flat())});
return(await Promise.all(o)).flat()}async function mo(t,e,n){const{host:s,clients:o,organization:r,workspace:a}=t,i=async(L,C)=>{const P=hs(e.url,L),F=()=>({...e,
url:P}),G=`cloud ${(0,O.jr)(P)}`,K=await Ct({...C,host:s,clients:o,at:F,once:G},n);return Object.values(K)[0]??lt(s,"service")},c=await i("ping",uo),u={...t,ping:c,
ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;const f=`organizations/${r}`,h=await i(`${f}/entitlement-set`,je),$=h.outcome.
kind!=="read"||a===null?null:await i(`${f}/workspaces/${a}`,je);return{...u,ofOrganization:h,ofWorkspace:$}}function ko({usages:t,machine:e}){const n=new Map;for(const{
kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of t){if(o===void 0||r)continue;const c=s.startsWith("cloud")?e.environment.TF_CLOUD_ORGANIZATION:void 0,u=Be(o.
organization??c),f=Be(o.name);for(const{host:h,service:v,clients:$}of a){const L=[h,v,u,f].join(" "),P=n.get(L)??{host:h,service:v,organization:u,workspace:f,places:[],
clients:[]};n.set(L,P),P.places.push(i),P.clients=[...new Set([...P.clients,...$])]}}return[...n.values()]}const Be=t=>t&&ho.test(t)?t:null;var vo=m(9529);const go=1e4;
async function wo(t){const{visits:e,settings:n}=t,s=new Map;for(const r of e.values())for(const a of yo(r)){const i=(0,R.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&
(0,Mt.X5)(a).ok&&(0,R.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>$o(r,a,t)))).flat()}
function yo({host:t,attempt:{discovery:e}}){if(e.kind!=="found")return[];const n=(0,R.nx)(t),{url:s,services:o}=e,a=(0,_.TE)(_.S3,{services:o,documentUrl:s,display:n,
client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,vo.m)(a.value,s,n).value;return[i,c].flatMap(u=>{const f=(0,O.Dl)(u??"");return u!==
null&&f.ok?[f.value]:[]})}async function $o(t,e,{send:n,network:s,settings:o}){const r=await n({host:t.host,url:e,origin:Ue(t,s),token:null,headers:{},planBody:()=>({
kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:o.timeoutMs??go,retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.
response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="host-http2"?[]:[{host:t.host,problem:i}]}async function Mo(t,e){
const n=new Map,s=({module:r,client:a})=>q(n.get((0,g.MP)(r))?.[a]);let o=t.flatMap(({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i===null?[]:[{module:i,
client:r,constraint:c}]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,g.MP)(c));await De(r,([,[c]])=>c?.module.host,e,async([c,u])=>{const[f]=u;f!==void 0&&n.
set(c,await Eo(f.module,u,e))});const i=new Map(t.map(c=>[c,Wn(c,s)]));if(o=Array.from(i.values(),c=>c.calls).flat().filter(({module:c})=>e.visits.has(c.host)&&
!n.has((0,g.MP)(c))),o.length===0)return{modules:n,inside:i}}}function Eo(t,e,n){const s=[...new Set(e.map(({client:a})=>a))],o=a=>ls(a,t),r={read:({body:a})=>_o(
nt(a),e)};return _t(_.e$,t.host,s,o,r,n)}function _o(t,e){const n=Un(t);if(!n.ok)return n;switch(n.value.kind){case"no-module":return(0,j.T)('has no element in \
"modules"');case"crash":return(0,j.T)("has null in a list, at which the clients crash");case"versions":{const s=gt("module",n.value.texts),o=jn(t,s,e);return(0,j.
J)(o.size===0?s:{...s,described:o})}}}var Oo=m(6760),bo=m(5747),To=m(5808),Po=m(7027),ze=m(4321),Ke=m(6979);const We=["file","gcs","git","hg","http","https","s3"],
Fe="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",So=new RegExp(`^(?:${Fe}|tar\\.(?:gz|bz2|xz))$`),Ao=new RegExp(`\\.(?:${Fe})$`),Do=/^(?:0|f|F|false|FALSE|False)$/;function He({
getter:t,url:e},n){if(!(We.includes(t)||t==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${t}'`};if(e===null||!/^https?$/.
test(e.scheme))return{kind:"other",getter:t};const o=(0,Ke.xB)(e.query);if(t==="git")return{kind:"git",url:Zt(e,[])};if(!/^https?$/.test(t))return{kind:"other",
getter:t};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?Ao.test(e.path):!Do.test(r)&&So.
test(r))?{kind:"archive",url:Zt(e,a)}:o.some(([c,u])=>c==="checksum"&&u!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"\
page",url:Zt(e,[...a,["terraform-get","1"]])}}const Zt=(t,e)=>({...t,query:(0,Ke.Ge)(e),forceQuery:!1,fragment:""});function xo(t,e){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(t)?.[1];return n===void 0?(0,j.T)(`invalid source string: ${t}`):!We.includes(n)&&!(n==="oci"&&e==="opentofu")?(0,j.T)(`no getter available for X-Terraform\
-Get source protocol: "${n}"`):(0,ze.cx)(t,e)}const Io={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Co(t){for(const[e,n,s=""]of t.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,f]of e.matchAll(Ro))r.set(
i.toLowerCase(),c??u??f??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Lo(a)}return null}const Ro=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Lo=t=>t.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(e,n,s)=>n!==void 0?Io[n]??e:Number(s)<=1114111?String.fromCodePoint(Number(s)):e),Yt=({header:t})=>t?{kind:"ad\
dress",location:t}:{kind:"none"},Uo=X({location:W,use_registry_credentials:et(An)}),No=X({location:W,use_registry_credentials:Nt});function jo(t,e){if(t.status===
204)return Yt(t);const n=it(t.body,e?Uo:No,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==
null?{kind:"url",location:s,usesCredentials:o}:s===""?Yt(t):{kind:"address",location:s}}function Bo({answer:t,downloadUrl:e,client:n,readsCredentials:s}){const o=n===
"terraform"?Yt(t):jo(t,s);switch(o.kind){case"none":return st(zo[n]);case"unreadable":return st(`the response ${o.why}`);case"url":{if(o.location==="")return st(
"the response has `use_registry_credentials` and no `location`");const r=ks(e,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:
st(r.why)}case"address":{const r=ms(e,o.location);return r.ok?Fo(r.value,n):st(r.why)}}}const zo={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},st=t=>({kind:"refused",why:Ko(t)}),Ko=t=>t.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function Wo(t,e){const n=xo(t,e);return n.ok?He(n.value,e):st(n.why)}function Fo(t,e){const n=(0,I.vL)(t,e);if(n.kind==="invalid")return st(n.error);
if(n.kind!=="remote")return st("must be a direct remote package address");const s=(0,ze.cx)(t,e);return s.ok?He(s.value,e):st(s.why)}const Ho=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function Jo(t,{filename:e,shasum:n}){for(const s of t.split(`
`)){const[o="",r]=s.split(Ho,4).filter(a=>a!=="");if(r===e)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${e} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${e}`}return`has no line for ${e===""?"the empty `filename` of the packag\
e":e}`}function Vo(t){const[e]=t;return e===void 0?"the signature of its checksums is empty":e===194||(e&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const Qt="in `signing_keys.gpg_public_keys`";function Xo(t){const[e]=t;return t.includes(null)?`the desc\
ription has null ${Qt}, at which the clients crash`:e===void 0?`the description has no key ${Qt}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(e??"")?
null:`the description has a key ${Qt} whose \`ascii_armor\` is not an armored public key`}const Go=3e4,Je={kind:"excerpt",maxBytes:1024},Zo=128*1024,Ve={terraform:0,
opentofu:0},Rt={name:"archive",headers:{range:"bytes=0-0"},accepts:t=>t===200||t===206,plan:()=>Je,read:()=>(0,j.J)(""),retries:Ve,netrc:B.Du},Yo={...Rt,name:"p\
rovider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Qo={...Rt,name:"direct archive",accepts:t=>t>=200&&t<300,retries:null,netrc:[]},qo={name:"\
page",headers:{},accepts:t=>t>=200&&t<300,plan:({terraformGet:t})=>t?Je:{kind:"excerpt",maxBytes:Zo},read:({head:t,body:e})=>{const n=t.terraformGet||Co(nt(e));
return n===null?(0,j.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,j.J)(n)},retries:Ve,netrc:B.Du},tr={...Rt,name:"repository",headers:{},
accepts:t=>t===200,netrc:[]},Xe={name:"sums",headers:{},read:({body:t})=>(0,j.J)(nt(t)),retries:null,netrc:[]},er={...Xe,name:"signature",read:({body:{bytes:t}})=>(0,j.
J)(Vo(t)??"")};function qt({lastHop:t},{network:e}){const{url:n="",address:s=null}=t??{},o=(0,O.Dl)(n),r=o.ok?(0,Mt.X5)(o.value):null;return{isPublic:!r?.ok||(0,Vt.
U)(e,r.value.name,s)}}const nr=async()=>({token:null,source:null});async function Ge({client:t,registry:e,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,
patience:u,tokenOf:f,withLogin:h}=a,{name:v,retries:$,netrc:L}=r,C=(0,R.Pm)(n);if(C!==null&&C!==e&&!Gt(C,c))return lt(e,"not-allowed",(0,O.Pl)(n));const P=K=>({
url:L.includes(K)?h(n):n,origin:s}),F=`${v} ${o} ${s?.isPublic} ${(0,O.jr)(n)}`,{[t]:G}=await Ct({...r,host:e,clients:i.clients,at:P,once:F},{...a,patience:K=>$===
null?u(K):{client:K,attemptMs:Go,retries:$[K]},tokenOf:o?f:nr});if(G===void 0)throw new Error("a client without an answer");return G}const sr={accepts:t=>t===200||
t===204,read:({head:t,body:e},n)=>{const s=t.status===204?204:200;return(0,j.J)({answer:{status:s,header:t.terraformGet,body:nt(e)},downloadUrl:n})}};async function or({
address:t,version:e,clients:n},s){const{host:o}=t,r=u=>us(u,t,e),a=await _t(_.e$,o,n,r,sr,s),i=(0,B.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([
u,f])=>{const h=u,{outcome:v}=f;if(v.kind!=="read")return[h,{location:f,steps:[]}];const $=Bo({...v.value,client:h,readsCredentials:i}),{downloadUrl:L}=v.value,
C={registry:o,client:h,origin:qt(f,s),start:L},P=await ar($,C,s),F={...f,outcome:{kind:"read",value:null}};return[h,{location:F,steps:P}]});return Object.fromEntries(
await Promise.all(c))}const rr=10;async function ar(t,e,n){const s=[];let o=t,{origin:r}=e;for(let a=0;o.kind!=="refused"&&o.kind!=="other";a+=1){if(o.kind==="p\
age"&&a===rr){const $=`too many X-Terraform-Get redirects: ${a+1}`;return[...s,{kind:"refused",why:$}]}const[i,c]=cr[o.kind],u=o.kind==="direct"&&o.usesCredentials,
f=u&&ir(e.start,o.url),h=await Ge({...e,url:lr(o),origin:r,token:f},c,n),{outcome:v}=h;if(u&&!f&&v.kind==="status"&&v.status===401){const $=`the token of the re\
gistry from ${(0,R.Pm)(o.url)}`;return[...s,{kind:"other",getter:$}]}if(s.push({kind:"asked",what:i,answer:h}),o.kind!=="page"||v.kind!=="read")return s;r=qt(h,
n),o=Wo(v.value,e.client)}return[...s,o]}function ir(t,e){const n=[t,e].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Mt.be)(s)}));return(0,Po.n)(n).
at(-1)==="sent"}const cr={archive:["archive",Rt],direct:["archive",Qo],page:["page",qo],git:["repository",tr]},lr=({kind:t,url:e})=>t==="git"?{...e,path:`${e.path}\
/info/refs`,query:"service=git-upload-pack"}:e;var ur=m(7511);const dr=X({versions:jt(X({}))});function fr(t,e){const n=Ze(t,e,dr);return n.ok?(0,j.J)([...n.value.
versions?.keys()??[]]):n}const hr=X({archives:jt(et(X({url:W,hashes:Q(W)})))});function pr(t,e,{os:n,arch:s}){const o=Ze(t,e,hr);if(!o.ok)return o;const r=o.value.
archives?.get(`${n}_${s}`);if(r===void 0)return(0,j.J)({kind:"no-platform"});if(r===null)return(0,j.J)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.
indexOf(":")<1)?(0,j.T)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,j.J)({kind:"archive",url:i,hashes:a})}function Ze(t,e,n){const s=(0,ur.
i)(e??"");return s.ok&&s.value==="application/json"?it(t,n):(0,j.T)(e===null?"has no Content-Type; expected application/json":"has a Content-Type other than app\
lication/json")}const te=(t,e)=>X({protocols:Q(W),os:W,arch:W,filename:W,download_url:W,shasum:W,shasums_url:W,shasums_signature_url:W,signing_keys:X({gpg_public_keys:Q(
et(t))}),packages:e}),Ye=X({ascii_armor:W}),mr=jt(X({hashes:Q(W),package_size:Dn})),kr={terraform:te(X({ascii_armor:W,trust_signature:W}),Nt),"opentofu before 1\
.12":te(Ye,Nt),opentofu:te(Ye,mr)};function vr(t,e){const n=it(t,kr[e]);if(!n.ok)return n;const{value:s}=n,{os:o,arch:r,protocols:a,filename:i,shasum:c}=s;return(0,j.
J)({os:o,arch:r,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.
map(u=>u===null?null:u.ascii_armor),packages:new Map(Array.from(s.packages??[],([u,{hashes:f,package_size:h}])=>[u,{hashes:f,size:h}]))})}const gr=5;async function Qe(t,{
url:e,place:n},{address:s,clients:o},r,a,i){const c={url:(0,O.Pl)(e),place:n,hasSlash:e.path.endsWith("/")},u=(0,R.Pm)(e),f=ps(e,s,r);if(!f.ok){const P=`${n.file}\
:${n.line}`,F={mirror:c.url,at:P,provider:(0,g.JT)(s)},G={kind:"failed",problem:(0,at.zS)({...F,kind:"port"})};return{...lt(u,"service",c.url),outcome:G,mirror:c}}
const h=P=>P.kind==="network"&&(0,O.jr)(P.url)===(0,O.jr)(e),v=o.filter(P=>i.methodsOf(s,P)?.methods.some(h)),$=Gt(u,i.settings)?{url:f.value,origin:null}:"not-\
allowed",L=`mirror ${(0,O.jr)(f.value)}`,{[t]:C=lt(u,"service")}=await Ct({host:u,clients:v,at:()=>$,once:L,read:a,maxRedirects:gr},{...i,patience:P=>({...i.patience(
P),...P==="opentofu"?{retries:0}:{}})});return{...C,mirror:c}}function wr({head:t,body:e}){const n=fr(nt(e),t.contentType);if(!n.ok)return n;const s=n.value.filter(
o=>(0,V.rK)(o)!==null);return(0,j.J)(gt("provider",s))}function yr([t,...e]){const n=[t,...e],s=n.filter(({outcome:i})=>i.kind==="not-asked"),o=n.find($r)??s.find(
({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>q(i)??[]),a=n.find(i=>q(i)!==null);return a===void 0||
r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??t:{...a,outcome:{kind:"read",value:Mr(r)}}}const $r=({outcome:t})=>t.kind==="failed"||t.
kind==="unreadable"||t.kind==="status"&&t.status!==404,Mr=t=>gt("provider",[...new Set(t.flatMap(({texts:e})=>e))],{compatible:t.flatMap(({compatible:e=[]})=>e),
warnings:t.flatMap(({warnings:e=[]})=>e)}),qe=({head:t,body:e,url:n})=>(0,j.J)({text:nt(e),contentType:t.contentType,url:n});async function Er(t,e){const{address:n,
clients:s}=t,o=c=>e.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u==="direct")),a=tn({...t,clients:r},e),i=s.map(async c=>{const u=r.includes(
c)?await en(c,t,await a,e):await _r(c,t,o(c),e);return u===null?[]:[[c,u]]});return Object.fromEntries((await Promise.all(i)).flat())}async function _r(t,e,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a=r.kind==="direct"?await tn({...e,clients:[t]},s):{};if(o=r.kind==="network"?await br(t,e,r,
s):await en(t,e,a,s),o===null||!Or(o.description))return o}return o}const Or=({outcome:t,mirror:e})=>e===void 0?t.kind==="status"&&t.status===404:t.kind==="read"&&
t.value.faults.some(({kind:n})=>n==="platform");function tn({address:t,version:e,platform:n,clients:s},o){const{host:r}=t,a=i=>fs(i,t,e,n);return _t(_.xq,r,s,a,
{read:qe},o)}async function en(t,{platform:e},{[t]:n},s){if(n===void 0)return null;const o=t==="opentofu"&&!(0,B.sX)(s.versionOf(t));return await sn(t,e,n,({text:a,
url:i})=>{const c=vr(a,o?"opentofu before 1.12":t);if(!c.ok)return c;const u=ws(c.value,e,i),{sumsUrl:f,signatureUrl:h,downloadUrl:v}=c.value,$=[f,h,v].map(K=>xt(
i,K)),[L,C,P]=$.flatMap(K=>K.ok?K.value:[]),F=L&&C&&P&&!u.faults.some(gs),G=F?{sums:L,signature:C,document:c.value}:null;return(0,j.J)({described:u,signed:G,archive:F?
P:null})},s)}async function br(t,e,n,s){const{platform:o,version:r}=e,a=await Qe(t,n,e,`${r}.json`,qe,s);return await sn(t,o,a,({text:c,contentType:u,url:f})=>{
const h=pr(c,u,o);if(!h.ok)return h;const v=_s(h.value,nn(o));if(!v.ok)return v;const $={described:v.value,signed:null};if(h.value.kind!=="archive")return(0,j.J)(
{...$,archive:null});const L=xt(f,h.value.url);return L.ok?(0,j.J)({...$,archive:L.value}):(0,j.T)(`has an invalid \`url\`: ${L.why}`)},s)}const nn=({os:t,arch:e})=>`${t}\
_${e}`;async function sn(t,e,n,s,o){const{outcome:r,host:a}=n,i={platform:nn(e),files:[],sumFault:null,unsigned:null};if(r.kind!=="read")return{...i,description:{
...n,outcome:r}};const c=s(r.value);if(!c.ok){const ot={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:ot}}}const{described:u,signed:f,
archive:h}=c.value,v={...n,outcome:{kind:"read",value:u}},$=[],L={registry:a,client:t,origin:qt(n,o)},C=async(ot,Ot,bt)=>{const ee=await Ge({...L,url:Ot},bt,o);
return $.push({part:ot,answer:ee}),ee.outcome.kind==="read"?ee.outcome.value:null},P=f&&await C("sums",f.sums,Xe),F=P===null?null:f&&await C("signature",f.signature,
er);if(h!==null&&(f===null||F!==null)&&await C("archive",h,Yo),f===null)return{...i,description:v,files:$};const{document:G}=f,K=P===null?null:Jo(P,G),{keys:Y}=G,
ft=Y.length===0&&Tr(a,t,o);return{...i,description:v,files:$,sumFault:K===null?null:{url:$[0]?.answer.url??"",why:K},unsigned:ft?null:Xo(Y)??(F||null)}}const Tr=(t,e,{
machine:n})=>e==="opentofu"&&t===(0,I.Vm)(e)&&n.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true";async function Pr(t,e){const{machine:n,settings:s,lockHashes:o,
directory:r}=e,a=t.filter(h=>h.kind==="module"),i=t.filter(h=>h.kind==="provider"),c=s.platforms.length===0?[n.platform]:s.platforms,u=await Promise.all([on(a,h=>or(
h,e)),...c.map(h=>{const[v="",$=""]=h.split("_");return on(i,L=>Er({...L,platform:{os:v,arch:$}},e))})]),f=Map.groupBy(u.flat(),([h])=>h);return{of:new Map(Array.
from(f,([h,v])=>[h,v.map(([,$])=>$)])),lockHashes:o??Sr(t,r)}}async function on(t,e){const n=t.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:
[]),o=Map.groupBy(n,({item:r,version:a})=>`${(0,g.TN)(r.wants)} ${a}`).values().map(async r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:u})=>u.
root.client))],c=await e({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:u})=>{const f=c[u.root.client];return f===void 0?[]:[[u,f]]})});
return(await Promise.all(o)).flat()}function Sr(t,e){const n=new Set(t.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,bo.yR)((0,Oo.
join)(e,s));return[s,o.ok?(0,To.g)(o.text):new Map]}))}const Ar=X({id:W,moved_to:W});function Dr(t,e){const n=it(t,Ar);if(!n.ok)return n;const{id:s,moved_to:o}=n.
value,r=(0,ue.m)(o===""?s:o,"terraform"),a=r.kind==="registry"&&r.type===e;return(0,j.J)(a?r.namespace:null)}const xr=X({versions:Q(X({version:W,protocols:Q(W)})),
warnings:Q(W)});function Ir(t){const e=it(t,xr);if(!e.ok)return e;const{versions:n,warnings:s}=e.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],
a=r.filter(i=>Me(o.get(i)??[]));return(0,j.J)({texts:r,compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}function Cr(t,e){const n=new Map;for(const s of t)
for(const{provider:o}of s.providers){const r=(0,g.JT)(o),{clients:a=[],asking:i=[]}=n.get(r)??{},c=e(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([
...a,s.client])],asking:[...new Set([...i,...c])]})}return n}async function Rr(t,e){const n=new Map;return await De(t,([,{address:o}])=>o.host,e,async([o,r])=>{
const{address:a,asking:i,clients:c}=r,{host:u}=a,f=_t(_.xq,u,i,rn(a),Lr,e),h=c.map(async v=>[v,await Ur(v,r,f,e)]);n.set(o,Object.fromEntries(await Promise.all(
h)))}),n}const Lr={read:({body:t})=>{const e=Ir(nt(t));if(!e.ok)return e;const{texts:n,...s}=e.value;return(0,j.J)(gt("provider",n,s))}},rn=t=>e=>ds(e,t);async function Ur(t,e,n,s){
const{address:o}=e,r=lt(o.host,"service"),a=async()=>(await n)[t]??r,i=s.methodsOf(o,t),c=await Promise.all((i?.methods??[]).map(P=>P.kind==="network"?Qe(t,P,e,
"index.json",wr,s):P.kind==="direct"?a():r)),u=await a(),[f,...h]=c,v=i===null?u:f===void 0?r:yr([f,...h]),$=Nr(o,t,u)?await jr(o,t,s):null,L=c.filter(({mirror:P})=>P!==
void 0),C=i&&{place:i.place,methods:c.length,mirrors:L};return $===null&&C===null?v:{...v,...C&&{installation:C},...$===null?{}:{movedTo:$}}}const Nr=({host:t,namespace:e},n,{
outcome:s})=>e==="hashicorp"&&t===(0,I.Vm)(n)&&s.kind==="status"&&s.status===404;async function jr(t,e,n){const{host:s,type:o}=t,r={read:({body:c})=>Dr(nt(c),o)},
a=rn({...t,namespace:"-"}),{[e]:i}=await _t(_.xq,s,[e],a,r,n);return i?.outcome.kind==="read"?i.outcome.value:null}async function Br(t,e){const{configs:n,dialect:s,
directory:o,plugins:r,settings:a}=e,i=[...t,...(0,Ws.n)(a.hostnames,s.clients)],c=(0,Te.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),u=Cr(i,($,{
directory:L,client:C})=>L!==g.cd.file&&c($,L,C)),f=i.flatMap(({calls:$})=>$).flatMap(({module:$})=>$===null?[]:(0,g.MP)($)),h=new Set(f).size+u.size,v=new Ys({...e,
maxRequests:a.maxRequests});try{const $=zr(e,Wr(v,h,e)),[{modules:L,inside:C},P,F,G]=await Promise.all([Mo(i,$),Rr(u,$),po($),wo($)]),K=new Map([...L,...P]),Y=Fr(
i,K,$),ot=a.depth==="packages"?await Pr(Y,$):null;return{items:Y,versions:K,inside:C,packages:ot,clouds:F,logins:G,requests:v.requests}}finally{v.close()}}function zr(t,e){
const{configs:n,dialect:s,credentials:o,machine:r,learn:a}=t,i=new Map(n.map(c=>[c.client,c.patience]));return{...t,send:e,known:new Map,onlyListed:Kr(t),methodsOf:(0,Te.
xT)(n,s.releases,a),withLogin:(0,Ks.TU)(r,a).withLogin,patience:c=>i.get(c)??{client:c,attemptMs:1e4,retries:1},versionOf:c=>(0,B.tB)(c,s.versions),tokenOf:async c=>{
const{answer:u}=await o.find(c);return{token:u?.token??null,source:u?.token?u.source:null}}}}function Kr({settings:t,requirements:e}){const n=t.hostnames.flatMap(
({addresses:r})=>r).map(an),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(e.filter(s).map(an));return new Set(n.filter(r=>!o.has(r)))}const an=({host:t,
service:e})=>`${t} ${e}`;function Wr(t,e,{progress:n}){let s=0;return n({total:e,done:s}),async o=>{const r=await t.ask(o);return s+=1,n({total:Math.max(e,s),done:s}),
r}}function Fr(t,e,{versionOf:n,settings:{upgrade:s}}){return t.flatMap(o=>{const{client:r}=o,a=(0,B.Jd)(r,n(r));return[...o.calls.flatMap(i=>{const{module:c,isOpen:u}=i;
if(c===null)return[];const f=cn(e,c,r),h=u?null:ln(f,i,{client:r});return[{kind:"module",root:o,of:i,wants:c,answer:f,choice:h}]}),...o.providers.map(i=>{const{
provider:c,locked:u}=i,f=cn(e,c,r),h=s||u===null?null:u.version.text,v=ln(f,i,{client:r,held:h,rejectsUnreadable:a});return{kind:"provider",root:o,of:i,wants:c,
answer:f,choice:v}})]})}const cn=(t,e,n)=>t.get((0,g.TN)(e))?.[n]??lt(e.host,"service");function ln(t,e,n){const s=q(t);return s&&Lt((0,g.Im)(e).map(({text:o})=>o),
s,n)}async function Hr(t,e,n){try{return js(await Br(t,e),n)}catch(s){const o=[...e.visits.values()].flatMap(({host:r,attempt:a})=>{if(a.discovery.kind!=="found")
return[];const i=(0,Wt.n3)({host:(0,R.nx)(r),thrown:s});return[{services:[],problem:i,needed:!0,host:r,places:[]}]});return{...zs.j7,drafts:o}}}})};export{Jr as id,Vr as ids,Xr as modules};
