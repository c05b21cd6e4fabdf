const jr=671,Nr=[671],Br={8704:((ae,te,p)=>{p.d(te,{J:()=>H,U:()=>j});var g=p(9349),M=p(3268),O=p(4009);function H(d,y){d.countPart();const u=y==="element"?d.skipBlank():
d.skipSpaces(),v=d.at,A=j(d,u);if(A!==void 0&&W(d,y))return A;(0,M.Kk)(d,y);let N=d.at;for(;N>v&&(0,g.xC)(d.text.charAt(N-1));)N--;return N===v&&d.report("inval\
id expression: expected the start of an expression",v),A===void 0?D(d,v,N):{kind:"other",start:v,end:N}}function W(d,y){const u=y==="element"?d.skipBlank():d.skipSpaces();
return(0,g.wH)(u)||u===","||d.isLineEnd(u)}function j(d,y){if(y==='"')return(0,O.E3)(d);if(y==="<")return(0,O.jw)(d);if(y!=="{"&&y!=="["&&y!=="(")return;const u=d.
at++;d.depth++;let v;return d.depth>g.lr?v=F(d,y,u):y==="{"?v=L(d,u):y==="["?v=k(d,u):v=E(d,u),d.depth--,v}function F(d,y,u){return(0,M.ku)(d,(0,g.r1)(y)??y,u),
{kind:"other",start:u,end:d.at}}const $=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,Y=32;function D(d,y,u){if($.lastIndex=y,!($.test(d.text)&&$.lastIndex===
u)||u-y>Y)return{kind:"other",start:y,end:u};const A=d.text.slice(y,u),N={true:!0,false:!1,null:null}[A];return{kind:"primitive",start:y,end:u,value:N===void 0?
Number(A):N}}function E(d,y){const u=H(d,"element");return d.skipBlank()!==")"?F(d,"(",y):(d.at++,{...u,start:y,end:d.at})}function k(d,y){if(B(d))return F(d,"[",
y);const u=[];for(;;){const v=d.skipBlank();if(v==="]")return d.at++,{kind:"tuple",start:y,end:d.at,elements:u};if(d.at>=d.text.length||(0,g.wH)(v))return d.reportUnclosed(
y),{kind:"other",start:y,end:d.at};const A=d.at;u.push(H(d,"element")),d.at===A&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function L(d,y){if(B(d))return F(
d,"{",y);const u=[];for(;;){const v=d.skipBlank();if(v==="}")return d.at++,{kind:"object",start:y,end:d.at,items:u};if(d.at>=d.text.length||(0,g.wH)(v))return d.
reportUnclosed(y),{kind:"object",start:y,end:d.at,items:u};u.push(U(d,v)),d.skipSpaces()===","&&d.at++}}function U(d,y){const u=d.at,v=b(d,y);let A=d.at;for(;A>
u&&(0,g.xC)(d.text.charAt(A-1));)A--;const N=d.skipSpaces();if(N!=="="&&N!==":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),
(0,M.Kk)(d,"line"),d.at===u&&d.at++,{name:void 0,start:u,end:A,value:{kind:"other",start:A,end:d.at}};d.at++;const Z=H(d,"line");return{name:v,start:u,end:A,value:Z}}
function b(d,y){const u=d.at;let v;if(y==='"'||y==="("){const Z=j(d,y);Z?.kind==="string"&&(v=Z.value)}else v=d.readName();const A=d.skipSpaces();if(A==="="||A===
":")return v;S(d);const N=d.text.slice(u,d.at).trimEnd();return/^\d+$/.test(N)?N:void 0}function S(d){const y=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const u=d.skipSpaces(),
v=d.at;if(y.lastIndex=v,d.isLineComment(u))return;if((0,g.L8)(u))d.at++;else if(u==="["||u==="(")d.at++,F(d,u,v);else if(u==='"')(0,O.E3)(d);else if(y.test(d.text))
d.at=y.lastIndex;else if(d.readName()===void 0)return}}function B(d){return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,g.L8)(d.peek(3))}}),400:((ae,te,p)=>{
p.d(te,{K:()=>j});var g=p(9349),M=p(8704),O=p(3268),H=p(4009),W=p(6134);function j(u,v=new W.n_){const A=new g.bs(u,u.startsWith("\uFEFF")?1:0,v),N=F(A,void 0);
return(0,W.pH)(u,N,A.mistake,v)}function F(u,v){const A={attributes:[],blocks:[]};let N=v!==void 0&&!u.isLineEnd(u.skipSpaces());for(;;){const Z=u.skipBlank();if(u.
at>=u.text.length){v!==void 0&&u.report($,v);break}if(Z==="}"&&v!==void 0){u.at++;break}Y(u,Z,A),d(u,N,A),N=!1}return{kind:"native",attributes:A.attributes,blocks:A.
blocks}}const $="unclosed configuration block: there is no closing brace before the end of the file";function Y(u,v,A){const N=u.at;u.countPart();const Z=v==='"'?
b(u):u.readName();if(Z===void 0){v<"\x80"?u.report("argument or block definition required",N):u.reportCharacter(),y(u,N);return}const T=u.at;if(u.skipSpaces()===
"="&&u.peek(1)!=="="){u.at++,A.attributes.push({name:Z,start:N,end:T,value:(0,M.J)(u,"line")});return}const x=S(u),K=u.at;if(u.peek()!=="{"){const oe=x.length===
0?`argument or block definition required: "${Z}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${Z}" has no "{" at its end`;u.report(
oe,N,T),y(u,N);return}u.at++;const Q=D.has(Z)&&x[0]?.value!==E&&u.depth===0&&u.mistake===void 0?k(u,K):U(u,K);A.blocks.push({type:Z,labels:x,start:N,end:K,body:Q})}
const D=new Set(["resource","data","ephemeral","output","variable"]),E="terraform_remote_state";function k(u,v){const{at:A}=u;return(0,O.ku)(u,"}",v)&&u.mistake===
void 0?new L(u,v):(u.at=A,u.mistake=void 0,U(u,v))}class L{kind="native";text;open;end;parts;body;constructor({text:v,at:A,parts:N},Z){this.text=v,this.open=Z,this.
end=A,this.parts=N}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(v){return this.body!==void 0||this.text.slice(this.
open,this.end).includes(v)}read(){if(this.body===void 0){const v=new g.bs(this.text.slice(0,this.end),this.open+1,this.parts);v.depth=1,this.body=F(v,this.open)}
return this.body}}function U(u,v){if(u.depth>=g.lr)return u.report(`blocks are nested deeper than ${g.lr} levels`,v),(0,O.ku)(u,"}",v),{kind:"native",attributes:[],
blocks:[]};u.depth++;const A=F(u,v);return u.depth--,A}function b(u){const v=u.at,A=(0,H.E3)(u);return u.report("invalid argument name: argument names must not \
be quoted",v,u.at),A.kind==="string"?A.value:void 0}function S(u){const v=[];for(let A=B(u);A!==void 0;A=B(u))v.push(A);return v}function B(u){const v=u.skipSpaces(),
A=u.at;let N;if(v==='"'){const T=(0,H.E3)(u);T.kind==="string"?N=T.value:(N=u.text.slice(A+1,Math.max(A+1,u.at-1)),u.report("invalid block label: it has to be p\
lain text",A,u.at))}else N=u.readName();if(N===void 0)return;const Z={value:N,start:A,end:u.at};return u.countPart(),Z}function d(u,v,A){const N=u.skipSpaces();
v&&(N!=="}"||A.blocks.length>0)?u.report("invalid single-argument block definition: a block in one line has one argument at most",u.at):!v&&!u.isLineEnd(N)&&u.report(
"missing newline after argument or block definition",u.at)}function y(u,v){(0,O.Kk)(u,"line"),(u.at===v||(0,g.wH)(u.peek())&&u.peek()!=="}")&&u.at++}}),5136:((ae,te,p)=>{
p.d(te,{P:()=>j,k:()=>$});var g=p(1064),M=p(4e3),O=p(5799);const H=4,W=Y=>(0,M.K4)(Y,H,({text:D,at:E})=>{const k=`"${(0,M.dh)(D,80)}"`;return Y.length===1?k:`${k}\
 (${(0,M.dh)(E)})`}),j=(0,O.lS)((0,O.z3)("version-none-fits","No listed version fits",g.Du),({kind:Y,address:D,constraints:E,mirror:k,newest:L,preRelease:U})=>{
const b=L===null?`all listed versions are pre-releases${U===null?"":`, such as ${(0,M.dh)(U,40)}`}`:`the newest ${k===null?"":`on ${k} `}is ${(0,M.dh)(L,40)}`,S=E.
length>1?"all of ":"",B=E.length===0?"can be chosen":`fits ${S}${W(E)}`;return{message:`no version of ${Y} ${D} ${B}; ${b}`,help:F(E.length,L===null?U:null,k!==
null)}});function F(Y,D,E){if(D!==null){const L=`set \`version = "${(0,M.dh)(D,40)}"\`, since only an exact version selects a pre-release`;return{user:L,operator:`\
publish a release, or ${L}`}}return Y>1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a listed vers\
ion",operator:E?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const $=(0,O.
lS)((0,O.z3)("version-locked-gone","Locked version is no longer listed",g.Du),({address:Y,version:D,upgrade:E,newest:k,mirror:L})=>({message:`the lock file sele\
cts ${Y} ${(0,M.dh)(D,40)}, which ${L??"the registry"} no longer lists${k===null?"":`; the newest is ${(0,M.dh)(k,40)}`}`,help:{user:E===null?"change the constr\
aints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu\
 init -upgrade\`), which selects ${(0,M.dh)(E,40)}, and commit the lock file`,operator:L===null?`publish ${(0,M.dh)(D,40)} again`:`add ${(0,M.dh)(D,40)} to the \
mirror again`}}))}),7751:((ae,te,p)=>{p.d(te,{o:()=>Y,q:()=>F});var g=p(1064),M=p(4e3),O=p(5799);const H=3,W=D=>D===1?"1 module or provider was":`${D} modules a\
nd providers were`;function j(D){const{names:E}=D,k=(0,M.K4)(E,H,M.dh);switch(D.what){case"inside":return`what ${(0,M.px)(E.length,"registry module")} ${E.length===
1?"calls and requires":"call and require"} was not checked: ${k}`;case"direct":{const L=E.length-D.git;return`${[...D.git>0?[`${(0,M.px)(D.git,"module")} from G\
it`]:[],...L>0?[`${(0,M.px)(L,"module")} from an archive or bucket`]:[]].join(" and ")} ${E.length===1?"was":"were"} not checked: ${k}`}case"limit":return`max-r\
equests (${D.max}) was reached, so ${W(E.length)} not checked: ${k}`;case"size":return`a response is longer than this check reads, so ${W(E.length)} not checked\
: ${k}`;case"stopped":return`the check ended too early, so ${W(E.length)} not checked: ${k}`;case"getter":return`the package of ${(0,M.px)(E.length,"registry mo\
dule")} was not checked, because it is downloaded with ${D.getter}: ${k}`}}const F=(0,O.lS)((0,O.lm)("not-followed","Part of init was not checked"),D=>({message:j(
D),help:D.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),$=3,Y=(0,O.lS)((0,O.$e)("module-described","Registry module c\
an probably not be installed",g.Du),({by:D,address:E,constraint:k,newest:L,others:U})=>{const b=`${(0,M.dh)(D)} requires ${(0,M.dh)(E)}${k===null?"":` "${(0,M.dh)(
k)}"`}`,S=L===null?"which the registry does not have":U.length>0?`which conflicts with ${(0,M.K4)(U,$,M.dh)}`:`which no listed version fits; the newest is ${(0,M.
dh)(L)}`;return{message:`according to the registry, ${b}, ${S}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),2562:((ae,te,p)=>{
p.d(te,{KG:()=>Y,N7:()=>U,vn:()=>D});var g=p(1064),M=p(4e3),O=p(5799),H=p(8937);const W=b=>b.map(S=>g.bB[S]).join(" and "),j={location:"the location of the pack\
age",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"\
the file of checksums",signature:"the signature of the checksums"},F=b=>b==="location"||b==="document",$="set `version` to one whose package can be downloaded",
Y=(0,O.lS)((0,O.z3)("package-location","Package location cannot be used",g.Du),({url:b,why:S,clients:B,...d})=>({message:`${W(B)} cannot download ${(0,M.oZ)(d)}\
: ${(0,M.dh)(S)} (${b})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",
user:$},affects:B})),D=(0,O.lS)((0,O.z3)("package-unauthorized","Package requires credentials",g.Du),b=>{const{part:S,token:B,isFork:d}=b,y=F(S)&&d&&B==="none",
u=F(S)?B==="withheld":S==="repository",v=F(S)?k(b):L(b);return{message:`${j[S]} of ${(0,M.oZ)(b)} cannot be read: ${(0,M._r)(b)}; ${E(b)}`,help:y?H.ro:v,severity:y?
"notice":u?"warning":"error"}});function E(b){const{part:S,token:B,at:d}=b;return S==="repository"?"it does not exist, or requires git credentials, which this c\
heck does not use":B==="none"&&!F(S)?"the CLIs send no token to package hosts":(0,H.pt)(b,B==="dropped"?d:null)}function k(b){const{kind:S,source:B,at:d}=b,y=`g\
ive the token from ${B} permission to download this ${S}`;return(0,H.$w)(b,`${S}s.v1`,d,y)}function L({kind:b,part:S,at:B}){if(S==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${B} on the machine that runs init`};const d="serve it witho\
ut authentication, for example at a presigned URL",y=`add a login for ${B} to ~/.netrc`;return b==="module"?{operator:d,user:y}:S!=="archive"?{operator:d}:{operator:d,
user:`${y}, which only Terraform uses for providers`}}const U=(0,O.lS)((0,O.z3)("package-unreachable","Package cannot be downloaded",g.Du),b=>{const{part:S,why:B,
attempts:d,at:y,host:u,isAnswered:v}=b,A=d>1?` in each of ${d} attempts`:"",N=v?$:`check that a firewall or proxy lets this machine connect to ${y}, or ${$}`;return{
message:`${j[S]} of ${(0,M.oZ)(b)} cannot be read: ${B}${A}`,help:{operator:`check that ${y} serves the file to this machine`,user:N,guest:(0,M.B9)(u)},severity:b.
isSlow?"warning":"error"}})}),5138:((ae,te,p)=>{p.d(te,{Es:()=>$,Vf:()=>F,iw:()=>D,oL:()=>j,xD:()=>Y,z0:()=>E});var g=p(1064),M=p(4e3),O=p(5799);const H=k=>(0,M.
oZ)({...k,kind:"provider"}),W=(k,L="")=>`${H(k)} for ${k.platform} cannot be installed: ${L}${(0,M.dh)(k.why)}`,j=(0,O.lS)((0,O.z3)("package-platform","Provider\
 has no package for a platform",g.Du),k=>({message:`${H(k)} has no package for ${k.platform}: ${k.isMirror?`${k.url} lists none`:(0,M._r)(k)}`,help:{operator:k.
isMirror?`add it with \`terraform providers mirror -platform=${k.platform}\``:`publish the package for ${k.platform}`,user:`set \`version\` to one with a package \
for ${k.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),F=(0,O.lS)((0,O.z3)("package-protocol","CLI does not support th\
e plugin protocol of a provider",g.Du),({suggestion:k,...L})=>({message:`${H(L)} requires plugin protocol ${(0,M.K4)(L.protocols,3,M.dh)}; Terraform and OpenTof\
u support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:k===null?"ask the publisher of the provider for a\
 version with plugin protocol 5 or 6":`set \`version = "${(0,M.dh)(k,40)}"\`, the newest version with a supported protocol`}})),$=(0,O.lS)((0,O.z3)("package-doc\
ument","Description of a provider package is wrong",g.Du),k=>({message:W(k,`the response of ${k.url} `),help:(0,O.C)(k.isMirror?`return {"archives":{"${k.platform}\
":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `down\
load_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),Y=(0,O.lS)((0,O.z3)("package-sums","Checksums of a provider do not agree",g.
Du),k=>({message:W(k,`${k.url} `),help:(0,O.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),
D=(0,O.lS)((0,O.z3)("package-unsigned","Provider has no usable signature",g.Du),k=>({message:W(k),help:(0,O.C)("sign the file of checksums with `gpg --detach-si\
gn` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),E=(0,O.lS)((0,O.z3)("lock-platform-missing","Lock\
 file lacks the checksum of a package",g.Du),({isContentOnly:k,clients:L,...U})=>{const b=L.map(S=>`${S==="opentofu"?"tofu":S} providers lock -platform=${U.platform}`);
return{message:k?`the lock file has only \`h1:\` checksums of ${H(U)}, probably none for ${U.platform}`:`the lock file has no checksum of ${H(U)} for ${U.platform}`,
help:{user:`run \`${b.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((ae,te,p)=>{p.d(te,
{Ji:()=>j,WZ:()=>D,gU:()=>Y,s0:()=>F,zS:()=>$});var g=p(1064),M=p(4e3),O=p(5799);function H(E,{host:k,hasToken:L}){if((0,g.n3)(k))return E;const U=L?"a private \
registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${k}=\u2026)`;return{...E,note:U}}function W(E,k,{
kind:L,cure:U,check:b=""}){const{host:S}=E,[B=""]=k,d=k.length<=1,y=d?`no ${L} ${B}`:`none of ${k.length} required ${L}s`,u=d?{operator:`publish ${B}`,user:U}:{
operator:`check the URL of ${L}s.v1 in the discovery document of ${S}${b}`};return{message:`${S} has ${y}: ${(0,M._r)(E)}`,help:H(u,E)}}const j=(0,O.lS)((0,O.z3)(
"module-unknown","Module is not in the registry",g.Du),E=>W(E,E.modules,{kind:"module",cure:"correct the source address"})),F=(0,O.lS)((0,O.z3)("provider-unknow\
n","Provider is not in the registry",g.Du),E=>{const{host:k,providers:L,meant:U,isMirror:b}=E,[S=""]=L;return b?{message:`the network mirror ${k} has no provide\
r ${S}: ${(0,M._r)(E)}`,help:{operator:`add ${S} to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direc\
t` block in the CLI configuration"}}:U!==null?{message:`${k} has no provider ${S}: ${(0,M._r)(E)}`,help:`did you mean ${U}? set \`source = "${U}"\` in \`required_\
providers\` of every module that uses it`}:W(E,L,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",
check:"; it must end in a slash"})}),$=(0,O.lS)((0,O.z3)("mirror-url","URL of a network mirror is wrong",g.Du),E=>{const{mirror:k}=E;return E.kind==="port"?{message:`\
the network mirror ${k} (${E.at}) cannot have ${E.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${E.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${k} has no slash at the end, so\
 the CLIs request ${E.asked}, which ${(0,M.dh)(E.result)}`,help:`set \`url = "${k}/"\``,...E.isUsable?{severity:"warning"}:{}}}),Y=(0,O.lS)((0,O.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",g.Du),({provider:E,version:k,mirror:L,isListed:U,...b})=>{const S=`${E} ${(0,M.dh)(k,40)}`;return{message:U?`the\
 network mirror ${L} lists ${S} but does not have it: ${(0,M._r)(b)}`:`the network mirror ${L} does not have ${S}, which another installation method lists: ${(0,M.
_r)(b)}`,help:{operator:`add ${(0,M.dh)(k,40)} to the mirror, for example with \`terraform providers mirror\``,user:U?"set `version` to one that the mirror has":
`exclude ${E} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),D=(0,O.lS)((0,O.z3)("provider-excluded","No installation method covers\
 a provider",g.Du),({provider:E})=>({message:`no installation method in \`provider_installation\` covers ${E}`,help:`add ${E} to \`include\` of a method, or add a\
 \`direct\` block`}))}),1752:((ae,te,p)=>{p.d(te,{Nd:()=>S,Sx:()=>N,XA:()=>O,gH:()=>b,iM:()=>M,jF:()=>W,n7:()=>Z,s5:()=>H});var g=p(1731);function M(T,P,x){const K=$(
P,x);return F(T.filter(V=>(!(0,g.Ty)(V)||(0,g.Cg)(V)===K)&&j(V,P)))}function O(T,P){return F(T.filter(x=>(!(0,g.Ty)(x)||P.some(K=>D(x,K)))&&!Y(x)&&P.every(K=>L(
x,K))))}const H=T=>F(T.filter(P=>!(0,g.Ty)(P)));function W(T){const P=T.filter(x=>x.operator==="=");return P.length===1&&P.every(({version:x})=>Y({...x,build:""}))}
const j=(T,P)=>P.every(x=>k(T,x)),F=T=>T.reduce((P,x)=>P===null||(0,g.Zy)(x,P)>0?x:P,null);function $(T,P){const[x,K]=T;if(x===void 0||K!==void 0)return null;const V=x.
text.trim().replace(P==="opentofu"?/^=?v?/:/^=?/,""),C=(0,g.rK)(V);return C===null?null:(0,g.Cg)(C)}const Y=({numbers:T,pre:P,build:x})=>P===""&&x===""&&T.every(
K=>K===0n),D=(T,P)=>P.operator==="="&&E(T,P.version),E=(T,P)=>T.build===P.build&&(0,g.Zy)(T,P)===0;function k(T,{operator:P,version:x}){const K=(0,g.Zy)(T,x);if(P===
"=")return K===0;if(P==="!=")return K!==0;if(P!=="~>")return U(K,P);const V=x.numbers.slice(0,x.written-1);return K>=0&&!(0,g.Ty)(x)&&x.numbers.length<=T.numbers.
length&&V.every((C,Q)=>C===T.numbers[Q])}function L(T,P){const{operator:x,version:K}=P;if(x==="=")return D(T,P);if(x==="!=")return!E(T,K);const V=(0,g.Zy)(T,K);
if(x!=="~>")return U(V,x);const[C=0n,Q=0n]=K.numbers,oe=K.written===3?[C,Q+1n,0n]:[C+1n,0n,0n];return V>=0&&(0,g.Zy)(T,{...K,numbers:oe,pre:""})<0}const U=(T,P)=>P===
">"?T>0:P===">="?T>=0:P==="<"?T<0:T<=0;function b(T,P){if(y(T))return!0;const x=v(T),K=Math.max(...x.map(({numbers:C})=>C.length)),V=x.flatMap(C=>{const Q=Array.
from({length:K},(oe,ce)=>C.numbers[ce]??0n);return[C,A(Q),A([...Q,1n])]});return M(V,T,P)!==null}function S(T){const P=u(T);if(y(P))return!0;const x=v(P),K="x".
repeat(1+Math.max(...x.map(C=>C.build.length))),V=x.flatMap(C=>{const[Q=0n,oe=0n,ce=0n]=C.numbers,me=[Q,oe,ce+1n];return[C,A([Q,oe,ce],K),A(me,K)]});return O(V,
P)!==null}const B=50,d=100,y=T=>T.length>B||T.some(({text:P})=>P.length>d),u=T=>[...Map.groupBy(T,g.mb).values()].flatMap(([P])=>P??[]),v=T=>{const P=[A([0n,0n,
0n]),...T.map(x=>x.version)];return[...new Map(P.map(x=>[(0,g.Cg)(x),x])).values()]},A=(T,P="")=>({text:"",numbers:T,written:T.length,pre:"",build:P});function N(T,P){
const x=u(T),K=P(x)?T:x;return y(K)?T:K.reduce((V,C)=>{const Q=V.filter(oe=>oe!==C);return P(Q)?V:Q},K)}function Z(T,P){const x=(0,g.PW)(T);if(!x.ok)return"synt\
ax";const K=x.value;if(K.some(C=>(0,g.Ty)(C.version)))return"pre-release";const V=P===null?null:(0,g.oF)(P);if(V===null)return"unknown";if(V.written<3){const C=(0,g.
PW)(`~> ${V.numbers.slice(0,V.written).join(".")}.0`);return C.ok&&!b([...K,...C.value],"terraform")?"not-met":"unknown"}return j({...V,pre:""},K)?"met":"not-me\
t"}}),3427:((ae,te,p)=>{p.d(te,{g:()=>W});var g=p(400),M=p(6134),O=p(1022),H=p(5257);function W(j){const{body:F}=(0,g.K)(j),$=(0,M.SH)(F,"provider",1).flatMap(({
labels:[Y],body:D})=>{const E=(0,O.m)(Y?.value??"","terraform");if(E.kind!=="registry")return[];const k=(0,M.w4)(D,"hashes")?.value,U=(k?.kind==="tuple"?k.elements:
[]).flatMap(b=>b.kind==="string"?[b.value]:[]);return[[(0,H.JT)(E),U.filter(b=>/^(?:h1|zh):/.test(b))]]});return new Map($)}}),1257:((ae,te,p)=>{p.d(te,{N:()=>D,
n:()=>U});var g=p(4091),M=p(1831),O=p(5011),H=p(1022),W=p(9562),j=p(1752),F=p(1731),$=p(5257);const Y={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS]\
, such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function D({host:b,service:S,
text:B},d){const[y="",...u]=B.split("@"),v=u.length===0?null:{text:u.join("@"),place:$.cd},A=`${(0,M.nx)(b)}/${y}`,Z=(S===W.e$?E:k)(A,v,d);return Z.ok?Z:(0,g.TR)(
`${Z.why}; expected ${Y[S]}`)}function E(b,S,B){const d=(0,O.rE)(b,B);if(!d.ok)return d;const y=L(S,F.PW,v=>(0,j.gH)(v,B));if(y!==null)return(0,g.TR)(y);const u=$.
cd;return(0,g.Ju)({address:b,source:b,place:u,module:d.value,constraint:S,isOpen:!1})}function k(b,S,B){const d=(0,H.m)(b,B);if(b.split("/").length!==3||d.kind!==
"registry")return(0,g.TR)(d.kind==="invalid"?d.error:"not a provider of a registry");const y=L(S,F._T,j.Nd);if(y!==null)return(0,g.TR)(y);const u=S===null?[]:[S];
return(0,g.Ju)({provider:d,places:[$.cd],constraints:u,locked:null})}function L(b,S,B){if(b===null)return null;const d=S(b.text);return d.ok?B(d.value)?null:`no\
 version can match ${b.text}`:d.why}function U(b,S){const B=b.flatMap(({addresses:d})=>d);return B.length===0?[]:S.map(d=>{const y=B.flatMap(u=>{const v=D(u,d);
return v.ok?[v.value]:[]});return{directory:$.cd.file,client:d,directories:[],calls:y.filter(u=>"module"in u),providers:y.filter(u=>"provider"in u),lockFile:null,
clientVersions:[]}})}}),5671:((ae,te,p)=>{p.d(te,{predictInit:()=>Cr});var g=p(9562),M=p(4283),O=p(4592),H=p(789),W=p(1064),j=p(1831),F=p(5011),$=p(5257),Y=p(5143),
D=p(5799),E=p(2886);const k=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,L=({wants:e})=>(0,$.IY)(e).slice(e.host.length+1),U=e=>[(0,j.nx)(e.wants.host),
L(e)].join("/");function b(e){const t=({host:s,item:o})=>s??k(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...o])=>{if(s===void 0)return[];
const r=[s.item,...o.map(({item:l})=>l)],a=t(s),i=(0,Y.jH)([s,...o].flatMap(l=>l.places??(0,$.ek)(l.item.of)));return[{finding:(0,D.hD)(s.describe(r),{host:a,services:[
...new Set(r.filter(({wants:l})=>l.host===a).map(B))],places:i,needed:(0,E.ly)(i),clients:S(r)}),items:r}]})}const S=e=>[...new Set(e.map(({root:t})=>t.client))],
B=({kind:e})=>e==="module"?g.e$:g.xq,d=3;function y(e,t){const n=x(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{
problem:f}=o,h=`${f.code} ${f.message}`;return[{item:s,cause:h,describe:()=>f}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[u(s,o,n,t)];if(o.kind!==
"unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:f=>(0,O.RK)({...Z(f),url:a,page:c,why:i})}]})}function u(e,t,n,s){
const{kind:o,wants:r,answer:a}=e,{status:i,reason:c,page:l}=t,f=a.lastHop,h={url:f?.url??a.url,status:i,reason:c,page:l};if(f?.authorization==="withheld"&&i<500||
i===401||i===403){const I={token:f?.authorization??"none",challenge:f?.challenge??null},_=v(e),G=a.tokenSource;return{item:e,cause:`unauthorized ${o} ${i} ${I.token}\
 ${_} ${I.challenge}`,describe:ee=>(0,O.m$)({...Z(ee),...h,...I,source:G,elsewhere:_,isFork:s})}}if(i===404){const I=`unknown ${n.has(P(e))?o:(0,$.IY)(r)}`;return{
item:e,cause:I,describe:_=>A(_,h)}}const w=(0,W.Mq)(i),{attempts:R}=a;return{item:e,cause:`status ${o} ${i}`,describe:I=>(0,O.MI)({...Z(I),...h,attempts:R,transient:w})}}
function v(e){const t=(0,M.Dl)(e.answer.lastHop?.url??""),n=t.ok?(0,j.Pm)(t.value):null;return n===null||n===k(e)?null:(0,j.WV)(n)}function A(e,t){const[n]=e,{mirror:s,
tokenSource:o}=n.answer,r=[...new Set(e.map(T))],a=s?.url??(0,j.nx)(n.wants.host),i={...t,host:a,hasToken:o!==null};if(n.kind==="module")return(0,H.Ji)({...i,modules:r});
const c=s!==void 0;return(0,H.s0)({...i,providers:r,meant:N(n),isMirror:c})}function N({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!==
"hashicorp"||s!==(0,F.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,$.JT)(i)!==(0,$.JT)(e))?.provider;return a===void 0?n===
void 0?null:`${n}/${r}`:[...a.host===s?[]:[(0,j.nx)(a.host)],a.namespace,r].join("/")}function Z(e){const[t]=e;return{host:(0,j.nx)(k(t)),kind:t.kind,first:T(t),
others:new Set(e.map(({wants:n})=>(0,$.IY)(n))).size-1,mirror:t.answer.mirror?.url??null}}const T=e=>e.answer.mirror===void 0?L(e):U(e),P=({kind:e,wants:t})=>`${e}\
 ${t.host}`;function x(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!=="not-asked"&&!(0,W.n3)(a.host)),n=({answer:{outcome:o}})=>o.
kind==="status"&&o.status===404,s=[...Map.groupBy(t,P)].filter(([,o])=>o.every(n)&&new Set(o.map(({wants:r})=>(0,$.IY)(r))).size>=d);return new Set(s.map(([o])=>o))}
var K=p(5136),V=p(1752),C=p(1731);const Q=e=>e?.outcome.value??null,oe=new WeakMap;let ce=null;function me(e,t,n={}){const s=nt(t,e),o=s.filter(c=>c!==null),r=(0,V.
s5)(o),[a]=o.filter(C.Ty).sort((c,l)=>(0,C.Zy)(l,c)),i={kind:e,texts:t,unreadable:t.filter((c,l)=>s[l]===null),newest:r&&(0,C.Cg)(r),preRelease:a?(0,C.Cg)(a):null,
...n};return ce={list:i,versions:o},i}const nt=(e,t)=>e.map(t==="module"?C.oF:C.rK);function st(e){if(ce?.list===e)return ce.versions;const t=nt(e.texts,e.kind).
filter(n=>n!==null);return ce={list:e,versions:t},t}function Ce(e,t,n){const s=oe.get(t)??new Map;oe.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,
i=JSON.stringify([e,o,r,a]),c=s.get(i)??ln[t.kind](e,t,n);return s.set(i,c),c}function an(e,t,{client:n}){const s=ot(e,C.PW);if(s===null||!(0,V.gH)(s,n))return{
kind:"refused"};const o=st(t);if(o.length===0)return{kind:"empty"};const r=(0,V.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,C.
Cg)(r)}}function cn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=ot(e,C._T);if(o===null||!(0,V.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,C.rK)(
n);if(r!==null&&(0,V.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=st(t);if(a.length===0)return{kind:"e\
mpty"};const i=(0,V.XA)(a,o);if(r!==null){const h=(0,C.Cg)(r);return a.some(m=>(0,C.Cg)(m)===h)?{kind:"chosen",version:h}:{kind:"locked-gone",version:h,upgrade:i&&
(0,C.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,C.Cg)(i)};const c=(0,V.Sx)(o,h=>(0,V.XA)(a,h)!==null),l=new Set(c.map(C.mb)),f=o.filter(h=>l.has((0,C.mb)(
h))).map(({whole:h})=>h);return{kind:"none-fits",conflict:[...new Set(f)]}}const ln={module:an,provider:cn};function ot(e,t){const n=e.map(s=>({whole:s,read:t(s)}));
return n.some(({read:s})=>!s.ok)?null:n.flatMap(({whole:s,read:o})=>o.ok?o.value.map(r=>({...r,whole:s})):[])}function un(e){const t=new Set(e.filter(rt).map(({
wants:n})=>(0,$.IY)(n)));return e.flatMap(n=>{const s=Q(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,O.Mx)({address:U(n),warnings:o});
return[...dn(n,s,n.choice),...fn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,$.IY)(n.wants)}`,describe:r}]:[]]})}function dn(e,t,n){const{kind:s,of:o,wants:r,
answer:a}=e,{newest:i,preRelease:c,unreadable:l}=t,f={kind:s,address:U(e),newest:i},h=(a.installation?.methods===1?a.mirror?.url:null)??null;switch(n.kind){case"\
empty":{const m=a.mirror!==void 0,w=()=>(0,O.hy)({...f,url:a.url,ignored:l,isMirror:m});return[{item:e,cause:`empty ${(0,$.IY)(r)}`,describe:w}]}case"none-fits":{
const{conflict:m}=n,w=(0,$.Im)(o).filter(({text:I})=>m.includes(I)),R=w.map(({text:I,place:_})=>({text:I,at:(0,E.cA)((0,$.W$)(_))}));return[{item:e,cause:`none \
fits ${(0,$.IY)(r)} ${JSON.stringify(m.toSorted())}`,places:w.length===0?(0,$.ek)(o):w.map(({place:I})=>(0,$.W$)(I)),describe:()=>(0,K.P)({...f,constraints:R,mirror:h,
preRelease:c})}]}case"locked-gone":{const{version:m,upgrade:w}=n,R=Ee(e)?.version.place;return[{item:e,cause:`locked ${(0,$.IY)(r)} ${m} ${w}`,...R===void 0?{}:
{places:[(0,$.W$)(R)]},describe:()=>(0,K.k)({...f,version:m,upgrade:w,mirror:h})}]}case"chosen":case"refused":case"unreadable":return[]}}const Ee=({of:e})=>"loc\
ked"in e?e.locked:null,rt=({choice:e})=>e?.kind==="unreadable";function fn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=rt(e);if(t.length===0||o?.kind===
"empty")return[];if(!a&&n.has((0,$.IY)(r)))return[];const i=U(e),c=()=>(0,O.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,$.IY)(
r)} ${a}`,describe:c}]}const hn=e=>e.flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(
i=>pn(t,i));const a=U(t);return[{item:t,cause:`excluded ${(0,$.IY)(t.wants)}`,places:[r,...(0,$.ek)(t.of)],describe:()=>(0,H.WZ)({provider:a})}]});function pn(e,{
host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.
status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,$.ek)(e.of)],describe:()=>(0,H.zS)({kind:"sla\
sh",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Se=p(3410);function mn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[
o],places:r,clients:a,needed:(0,E.ly)(r)};return kn(n).map(c=>(0,D.hD)(c,i))});return(0,D.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function kn(e){
const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,j.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(gn),l=it(r);if(l!==
null){const h=r?.tokenSource??"";c.push((0,Se.Dr)({...i,source:h,...l}))}t===g.OZ&&o.outcome.kind==="read"&&!vn(o.outcome.value)&&c.push((0,Se.EK)({url:o.url,version:o.
outcome.value}));const f=it(a);if(f!==null&&s!==null){const h="status"in f&&f.status===404,m={...i,workspace:s};c.push(h?(0,Se.Fu)(m):(0,Se.dF)({...m,...f}))}return c}
const gn=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],at=(0,C.oF)("2.5");function vn(e){const t=(0,C.oF)(
e??"");return at===null||t!==null&&(0,C.Zy)(t,at)>=0}function it(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:
n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const wn=(e,t)=>e.filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:s})=>{
const o=t(n),r=o?["hostnames input"]:[];return(0,D.hD)(s,{host:n,services:[g.S3],places:r,needed:o})});var ye=p(7751),Pe=p(3916),ct=p(1022),z=p(4091),ne=p(3307),
yn=p(1919);const $n=25e3;class Mn{#t;#e;path=[];mistake=null;room=$n;constructor(t){this.#t=t,this.#e=(0,ne.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){
return this.#t[this.#e]!=="n"?!1:(this.skip(),!0)}literal(t,n,s,o){if(this.takeNull())return s;const r=this.#e;this.skip();const a=this.#t.slice(r,this.#e);return n.
test(a)?o(a):(this.#n(t,a.charAt(0)),s)}parts(t,n,s){const o=this.#t,r=o.charAt(this.#e);if(r!==t)return this.#n(n,r),this.skip(),!1;for(this.#e=(0,ne.AN)(o,this.#e+
1);o[this.#e]!=="]"&&o[this.#e]!=="}";)s(t==="{"?this.#o():""),this.#e=(0,ne.AN)(o,this.#e),o[this.#e]===","&&(this.#e=(0,ne.AN)(o,this.#e+1));return this.#e+=1,
!0}skip(){const t=this.#t;let n=0;do{const s=(0,ne.AN)(t,this.#e),o=t.charAt(s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#e=(0,ne.ap)(
t,s):this.#e="[]{},:".includes(o)?s+1:(0,ne.f)(t,s)}while(n>0)}#o(){const t=this.#e;this.#e=(0,ne.ap)(this.#t,t);const n=(0,ne.I)(this.#t.slice(t,this.#e));return this.#e=
(0,ne.AN)(this.#t,(0,ne.AN)(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==null)return;const s=this.path.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===
0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${En[n]??"a number"} instead of ${t}${o}`}}const En={"[":"a list","{":"an object",'"':"a string",t:"a bool\
ean",f:"a boolean"},lt="has too many elements";function fe(e,t,n="first"){const s=(0,ne.HT)(e,n);if(s!==null)return(0,z.TR)((0,yn.Qc)(e)?.[1]??`is not valid JSO\
N: ${s.why}`);const o=new Mn(e),r=t.read(o,t.zero);return o.mistake!==null?(0,z.TR)(o.mistake):o.room<0?(0,z.TR)(lt):(0,z.Ju)(r)}const X={zero:"",read:(e,t)=>e.
literal("a string",/^"/,t,ne.I)},bn={zero:!1,read:(e,t)=>e.literal("a boolean",/^[tf]/,t,n=>n==="true")},ut=2n**63n,_n={zero:0,read:(e,t)=>{const n=s=>{if(!/^-?\d{1,19}$/.
test(s))return!1;const o=BigInt(s);return o>=-ut&&o<ut};return e.literal("an integer",{test:n},t,Number)}},le=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(
t,n??e.zero)}),Le={zero:null,read:e=>(e.skip(),null)},dt=e=>({zero:e.zero,read:(t,n)=>{const{mistake:s}=t,o=e.read(t,n);return t.mistake=s,o}}),ft=e=>({zero:null,
read:t=>{const{room:n}=t;return t.room=Number.POSITIVE_INFINITY,e.read(t,e.zero),t.room=n,null}});function re(e){return{zero:[],read:(t,n)=>{if(t.takeNull())return[];
const s=[];let o=0;return t.parts("[","a list",()=>{const a=t.takeRoom();t.path.push(o);const i=e.read(t,n[o]??e.zero);t.path.pop(),a&&s.push(i),o+=1})?s:n}}}function Ue(e){
return{zero:null,read:(t,n)=>{if(t.takeNull())return null;const s=n??new Map;return t.parts("{","an object",o=>{const r=t.takeRoom();t.path.push("*");const a=e.
read(t,e.zero);t.path.pop(),r&&s.set(o,a)}),s}}}function q(e){const t=Object.entries(e),n=new Map(t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),
read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(i)?i:On(i),l=n.get(c);if(l===void 0)return o.skip();o.path.
push(c),a[c]=l.read(o,a[c]),o.path.pop()}),a}}}const On=e=>e.toLowerCase().replaceAll("\u017F","s"),Tn=q({name:X,source:X,version:X}),Sn=q({name:X,version:X,namespace:dt(
X),source:dt(X)}),je=q({path:X,providers:re(le(Sn)),dependencies:re(le(Tn))}),ht=re(le(je)),pt=(e,t)=>q({modules:re(le(q({source:X,versions:re(le(q({version:X,root:e,
submodules:t})))})))}),Pn=pt(ft(je),ft(ht)),An=pt(je,ht);function In(e){const t=fe(e,Pn);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||o.versions.
includes(null)))return(0,z.TR)("has null in a list, at which the clients crash");const[s]=n;return s?(0,z.Ju)(s.versions.map(o=>o?.version??"")):(0,z.TR)('has n\
o element in "modules"')}function Dn(e,t){const n=fe(e,An),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[
r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:f,providers:h})=>({path:l,calls:f.flatMap(m=>m??[]),providers:h.flatMap(m=>m??[])}));i.some(
({calls:l,providers:f})=>l.length+f.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const Ne=({constraint:e,client:t},n)=>Ce(e===null?[]:[e.text],n,{client:t});
function xn(e,t,n){let s=null;const o=Dn(e,r=>(s??=new Set(n.map(a=>mt(Ne(a,t)))),s.has(kt(r))));return new Map(Array.from(o,([r,a])=>[kt(r),a]))}const mt=e=>e.
kind==="chosen"?e.version:"none";function kt(e){const t=(0,C.oF)(e);return t===null?"":(0,C.Cg)(t)}const Rn=3,Cn=200,Ln=2e3;function Un({calls:e,client:t},n){const s={
calls:[],providers:[],undescribed:[]};let o=e.flatMap(a=>{const{module:i,constraint:c,isOpen:l}=a;return i===null||l?[]:[{call:a,host:i.host,by:"",module:i,constraint:c,
client:t}]});const r={left:Ln};for(let a=0;a<Rn;a+=1)o=o.flatMap(c=>{const l=n(c);if(l===null)return[];const{described:f}=l,h=f?.size?mt(Ne(c,l)):"",m=r.left>0?
f?.get(h):void 0;if(m===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:w,name:R,system:I}=c.module,_=`${w}/${R}/${I} ${h}`,G=jn(m,{...c,by:_},
r);return s.providers.push(...G.providers),G.calls}).slice(0,Cn),s.calls.push(...o);return s}function jn(e,{module:t,...n},s){const o=f=>({text:f,place:n.call.place}),
r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(f=>[(0,Pe.join)(".",f.path),f])),i=new Set([(0,Pe.join)(".",t.subdirectory)]),c=[],l=[];s.left-=r.length;for(const f of i){
const h=a.get(f);for(const{source:m,version:w}of h?.calls??[]){if(s.left--<=0)break;(0,F.Nj)(m)&&i.add((0,Pe.join)(f,m));const R=(0,F.vL)(m,n.client),I=w===""?null:
o(w);R.kind==="registry"&&c.push({...n,module:R,constraint:I})}for(const{name:m,namespace:w,source:R,version:I}of h?.providers??[]){if(s.left--<=0)break;const _=(0,ct.
m)(R||(0,Pe.join)(w,m),n.client);_.kind!=="registry"||I===""||l.push({...n,provider:_,constraint:o(I)})}}return{calls:c,providers:l}}function Nn({items:e,inside:t,
versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(h=>Bn(h,n)??[]),...Kn(
c,l,s)].map(h=>({finding:h,items:l.filter(m=>m.kind==="module"&&(0,$.ek)(m.of)[0]===h.places[0])}))}).flat();return[...Map.groupBy(r,({finding:a})=>a.problem.message).
values()].flatMap(a=>a.slice(0,1).map(({finding:i})=>({finding:{...i,places:[...new Set(a.flatMap(c=>c.finding.places))]},items:a.flatMap(c=>c.items)})))}function Bn(e,t){
const{module:n,client:s,constraint:o,by:r}=e,a=t.get((0,$.MP)(n))?.[s],i=`${(0,j.nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.
text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return Be(e,(0,ye.o)({...c,newest:null}));const l=Q(a);return!l||Ne(e,l).kind!=="non\
e-fits"?null:Be(e,(0,ye.o)({...c,newest:l.newest}))}const zn=50;function Kn(e,t,n){const s=Map.groupBy(e,({provider:o})=>(0,$.JT)(o));return t.flatMap(o=>{const{
kind:r,answer:a,root:i}=o,c=r==="provider"?s.get((0,$.IY)(o.wants)):void 0,l=Q(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const f=[...new Map(
c.map(J=>[J.constraint.text,J])).values()],m=[...(0,$.Im)(o.of),...f.slice(0,zn).map(J=>J.constraint)],w=n?null:Ee(o)?.version.text??null,R=m.map(({text:J})=>J),
I=Ce(R,l,{client:i.client,held:w});if(I.kind==="chosen")return[];const _=I.kind==="none-fits"?m.filter(({text:J})=>I.conflict.includes(J)):m,{newest:G}=l,ee=U(o);
return f.filter(({constraint:J})=>_.includes(J)).map(J=>{const{by:se,constraint:ie}=J,pe=_.filter(we=>we!==ie).map(Wn),ve={by:se,address:ee,constraint:ie.text,others:pe,
newest:G};return Be(J,(0,ye.o)(ve))})})}const Wn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Be=({call:{place:e},host:t},n)=>(0,D.hD)(n,{host:t,services:[
g.e$],places:[(0,$.W$)(e)]});var Ae=p(2562),ze=p(6697);const Fn=({packages:e})=>e.flatMap(Hn);function Hn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind===
"asked"?n.answer:[]);return[e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const $e=({item:e,version:t,host:n})=>({kind:e.kind,address:U(
e),version:t,host:(0,j.nx)(n)}),ke=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,$.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function be(e,t,n){
const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];
const r=gt(o),{kind:a,address:i,version:c}=$e(e),l=()=>(0,ze.wp)({host:r,package:`${a} ${i} ${c}`});return[ke(e,`${r} not allowed`,l)]}case"status":case"failed":{
const r=s.kind==="status"?s.status:s.problem.message,a=()=>Vn(e,t,n,s);return[ke(e,`${t} ${o} ${r}`,a)]}}}const Jn=["page","archive","repository"];function Vn(e,t,{
lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...$e(e),part:t,url:i,at:gt(i)};if(a.kind==="failed"){const{code:h,message:m}=a.problem;if(h===
"host-private-redirect")return a.problem;const w=h==="host-timeout"&&Jn.includes(t);return(0,Ae.N7)({...c,why:m,attempts:o,isAnswered:!1,isSlow:w})}const{status:l,
reason:f}=a;if(l===401||l===403||t==="repository"&&l===404){const h=n?.authorization??"none",{isFork:m}=e;return(0,Ae.vn)({...c,status:l,reason:f,page:null,token:h,
source:r,isFork:m})}return(0,Ae.N7)({...c,why:`${i} returned ${l} ${f}`.trim(),attempts:(0,W.Mq)(l)?o:1,isAnswered:!0,isSlow:!1})}function gt(e){const t=(0,M.Dl)(
e);return(t.ok?(0,j.Pm)(t.value):null)??e}function Xn(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[ke(e,`location ${i}`,c=>(0,Ae.KG)({...$e(e),url:o,why:i,
clients:S(c)}))];if(s.kind==="status"&&Gn(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response is ${i}; ex\
pected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return be(e,"location",t);case"refused":return r(a.why);case"other":return[Yn(e.item,a.getter)];case"a\
sked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):be(e,a.what,a.answer)}}}const Gn=e=>e!==401&&e!==403&&!(0,W.
Mq)(e),Yn=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(U))];return(0,ye.q)({what:"getter",getter:t,names:s})}}),Zn=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
function Qn({inside:e}){const t=({place:a})=>a!==$.cd,n=qn([...e.keys()].flatMap(({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>Zn.test(
a)).length,o=[...e.values()].flatMap(({undescribed:a})=>a).filter(t),r=o.flatMap(({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...vt(
o,{what:"inside",names:[...new Set(r)]}),...vt(n,{what:"direct",git:s,names:n.map(({address:a})=>a)})]}const vt=(e,t)=>e.slice(0,1).map(({place:n})=>(0,D.hD)((0,ye.
q)(t),{places:[n],clients:[]})),qn=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],es=["limit","size","stopped"];function ts(e){const t=[
e.answer,...Fn(e)].flatMap(({outcome:s})=>s.kind==="not-asked"?[s]:[]);return[...t.flatMap(s=>"problem"in s?[s.problem]:[]),...es.filter(s=>t.some(o=>o.why===s)).
slice(0,1)]}function ns(e,{maxRequests:t}){const n=e.flatMap(o=>ts(o).map(r=>({item:o,host:k(o),why:r})));return[...Map.groupBy(n,({host:o,why:r})=>`${o} ${typeof r==
"string"?r:r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const{host:a,why:i,item:c}=r;if(typeof i!="string"){const h=[...new Set(o.flatMap(
m=>(0,$.ek)(m.item.of)))];return[(0,D.hD)(i,{host:a,places:h,needed:(0,E.ly)(h)})]}const l=[...new Set(o.map(h=>L(h.item)))],f=(0,ye.q)(i==="limit"?{what:i,max:t,
names:l}:{what:i,names:l});return[(0,D.hD)(f,{host:a,places:(0,$.ek)(c.of).slice(0,1),needed:!1})]})}var ge=p(5138),Ie=p(630);const ss=(e,t)=>_e(Ke(e),`${wt(t)}\
/versions`),os=(e,t,n)=>_e(Ke(e),`${wt(t)}/${n}/download`),wt=({namespace:e,name:t,system:n})=>`${e}/${t}/${n}`,rs=(e,{namespace:t,type:n})=>_e(e,`${t}/${n}/ver\
sions`),as=(e,{namespace:t,type:n},s,{os:o,arch:r})=>_e(e,`${t}/${n}/${s}/download/${o}/${r}`),is=(e,t)=>_e(Ke(e),t);function cs(e,{host:t,namespace:n,type:s},o){
const r=(0,Ie.O)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,z.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function ls(e,t){if(!/^\.{0,2}\//.
test(t))return(0,z.Ju)(t);const n=(0,Ie.O)(e,t);return n.ok?(0,z.Ju)((0,M.jr)(n.value)):n}function us(e,t){const n=De(e,t);return n.ok&&n.value.fragment!==""?(0,z.
TR)("must not include fragment part"):n}function De(e,t){const n=(0,Ie.O)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,z.TR)(
"must use http or https scheme")}const Ke=e=>e.path.endsWith("/")?e:{...e,path:`${e.path}/`};function _e(e,t){const n=(0,Ie.O)(e,t);if(!n.ok)throw new Error(n.why);
return n.value}const ds=q({versions:re(q({version:X,protocols:re(X)})),warnings:re(X)});function fs(e){const t=fe(e,ds);if(!t.ok)return t;const{versions:n,warnings:s}=t.
value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>yt(o.get(i)??[]));return(0,z.Ju)({texts:r,compatible:a.length===r.length?r:a,warnings:r.
length===0?[]:s})}const hs=e=>e.find(t=>(0,C.rK)(t)===null),yt=e=>e.some(t=>{const n=(0,C.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,C.Ty)(n)&&(s===5n||s===
6n)}),ps=q({id:X,moved_to:X});function ms(e,t){const n=fe(e,ps);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,ct.m)(o===""?s:o,"terraform"),a=r.kind==="\
registry"&&r.type===t;return(0,z.Ju)(a?r.namespace:null)}function ks(e,t,n){const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===t.os&&o===t.arch,c=`${t.
os}_${t.arch}`;return{early:[...gs(e.protocols),...We([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,Fe(n,"download_url",e.downloadUrl),ws(e.packages),
a?null:vs(r),Fe(n,"shasums_url",e.sumsUrl),Fe(n,"shasums_signature_url",e.signatureUrl)]),...e.downloadUrl===""?[{kind:"no-archive"}]:[]],late:We([ys(e,c)]),hashes:a&&
i?[`zh:${r.toLowerCase()}`]:null}}const We=e=>e.flatMap(t=>t===null?[]:{kind:"description",why:t});function gs(e){const t=hs(e);return t!==void 0?[{kind:"descri\
ption",why:`has "${t}" in \`protocols\`, which is not a version`}]:e.length===0||yt(e)?[]:[{kind:"protocols",protocols:e}]}function Fe(e,t,n){const s=De(e,n);return s.
ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const vs=e=>e===""?"has no `shasum`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function ws(e){
const t=[...e.keys()].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),n=Array.from(e.values(),o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];
return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu cannot read`}function ys({packages:e,shasum:t},n){const s=e.get(n);if(e.size===0)return null;
if(s===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `p\
ackages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith("zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in\
 `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function $s(e,t){switch(e.kind){case"\
crash":return(0,z.TR)(`has null for ${t}, at which the clients crash`);case"no-platform":return(0,z.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"ar\
chive":{const{url:n,hashes:s}=e,o=s.length===0||s.some(Ms),r=We([n===""?`has no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but othe\
rs`]);return(0,z.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const $t=["zh:","h1:"],Ms=e=>$t.some(t=>e.startsWith(t)),Es=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function bs(e,{filename:t,shasum:n}){for(const s of e.split(`
`)){const[o="",r]=s.split(Es,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function _s(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const He="in `signing_keys.gpg_public_keys`";function Os(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${He}, at which the clients crash`:t===void 0?`the description has no key ${He}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${He} whose \`ascii_armor\` is not an armored public key`}function Ts(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[Je(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Je(o,t,a)),...t.files.flatMap(({part:a,
answer:i})=>be(o,a,i)),...t.late.map(a=>Je(o,t,a))].slice(0,1),...As(o,t,r.value,n)];case"status":return r.status===404?[Ss(o,t,r)]:be(o,"document",s);case"fail\
ed":case"not-asked":return be(o,"document",s)}}function Ss(e,{platform:t,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const m={...$e(e),...i,platform:t,isMirror:!1};return ke(e,`${t} platform`,()=>(0,ge.oL)(m))}const{item:c,version:l}=e,f={provider:U(c),mirror:s.
url,version:l,...i},h=(c.answer.installation?.mirrors??[]).some(m=>m.mirror?.url===s.url&&Q(m)?.texts.includes(l));return ke(e,`mirror ${s.url}`,()=>(0,H.gU)({...f,
isListed:h}))}function Je(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...$e(e),platform:s,isMirror:a!==void 0,url:r},c=(f,h)=>ke(e,`${s} ${f}`,
h),l=f=>c(`document ${f}`,()=>(0,ge.Es)({...i,why:f}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"\
platform":{const f={status:200,reason:"OK",page:null};return c("platform",()=>(0,ge.oL)({...i,...f}))}case"protocols":{const{protocols:f}=n,h=Ps(e.item);return c(
"protocols",()=>(0,ge.Vf)({...i,protocols:f,suggestion:h}))}case"sums":return c(`sums ${n.why}`,()=>(0,ge.xD)({...i,...n}));case"unsigned":return c(`unsigned ${n.
why}`,()=>(0,ge.iw)({...i,...n}))}}const Ps=({answer:e})=>me("provider",Q(e)?.compatible??[]).newest;function As(e,{platform:t,description:n},{hashes:s},o){const{
item:r,version:a}=e,i=Ee(r),c=o.get(r.root.lockFile??"")?.get((0,$.IY)(r.wants))??[];if(i?.version.text!==a||s===null||c.length===0)return[];if(c.some(h=>s.includes(
h)))return[];if(n.mirror!==void 0&&!Is(c,s))return[];const l=!c.some(h=>h.startsWith("zh:"));return[{...ke(e,`${t} lock ${l}`,h=>{const m={...$e(e),platform:t,isContentOnly:l,
clients:S(h)};return(0,ge.z0)(m)}),places:[(0,$.W$)(i.version.place)]}]}const Is=(e,t)=>$t.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(
n))),Mt=[];function Ds(e,t){const n=t.flatMap(({finding:c,items:l})=>l.map(f=>({item:f,finding:c}))),s=Map.groupBy(n,({item:c})=>c),o=new Map,r=new Map,a=Map.groupBy(
e,({root:c})=>c.directory);return{roots:Array.from(a,([c,l])=>({directory:c,clients:S(l),rows:Array.from(Map.groupBy(l,xs).values(),f=>{const h=Rs(f,r),m=Us(f,s);
return m.findings.length+m.decidedAt.length>0&&o.set(h,m),h})})),reasons:o}}const Et=({kind:e,of:t,wants:n})=>e==="module"?t.address:(0,$.IY)(n),xs=e=>{const[t=null]=(0,$.
ek)(e.of),n=(0,$.Im)(e.of).map(({text:s})=>s);return JSON.stringify([e.kind,(0,$.IY)(e.wants),Et(e),t,n])};function Ve(e,t){const n=JSON.stringify(e),s=t.get(n)??
e;return t.set(n,s),s}function Rs(e,t){const[n]=e;if(n===void 0)throw new Error("a row without items");const{kind:s,wants:o,of:r,answer:a}=n,i=(0,$.Im)(r).map(({
text:l})=>l),c=e.flatMap(({root:{client:l},choice:f})=>f===null?[]:[[l,f.kind==="chosen"?f.version:null]]);return{kind:s,address:Et(n),source:Ve(U(n),t),host:o.
host,constraints:Ve(i,t),locked:Ee(n)?.version.text??null,chosen:Ve(Object.fromEntries(c),t),newest:Q(a)?.newest??null,platforms:Cs(e),worst:null,problems:Mt,places:(0,Y.
As)((0,$.ek)(r))}}function Cs(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.length===0?Mt:Array.from(Map.groupBy(t,({platform:n})=>n),
([n,s])=>{const o=s.map(Ls);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Ls({description:{outcome:e,mirror:t}}){return e.kind===
"read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?!1:null}function Us(e,t){const n=new Set(e.flatMap(r=>t.get(
r)??[]).map(({finding:r})=>r)),s=e.find(({choice:r})=>r!==null&&r.kind!=="chosen"),o=s===void 0?[]:[...(0,$.Im)(s.of),Ee(s)?.version];return{findings:[...n],decidedAt:o.
flatMap(r=>r?.place??[])}}function js(e,t){const{items:n}=e,s=[...y(n,t.isFork),...hn(n),...un(n),...Ns(e,t.isFork)],o=[...b(s),...Nn(e,t.upgrade)],r=n.filter(({
answer:i})=>i.outcome.kind==="read").map(i=>`${i.wants.host} ${B(i)}`),a=i=>t.hostnames.some(c=>{const l=c.services.length>0?c.services:t.requiredServices;return c.
host===i&&l.includes(g.S3)});return{findings:[...Qn(e),...o.map(({finding:i})=>i),...mn(e.clouds),...wn(e.logins,a),...ns(n,t)],...Ds(n,o),requests:e.requests,answering:new Set(
r)}}const Ns=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};
return s.packages.flatMap(r=>"location"in r?Xn(o,r):Ts(o,r,t))});var Bs=p(2389),zs=p(7542),Ks=p(1257),bt=p(531),Me=p(8542),Xe=p(3948),_t=p(6875),Ws=p(9940);const Oe=4;
class Ot{#t=[];#e;constructor(t){this.#e=t}async pass(t){this.#e===0?await new Promise(n=>this.#t.push(n)):this.#e-=1;try{return await t()}finally{const n=this.#t.
shift();n===void 0?this.#e+=1:n()}}}async function Tt(e,t,{concurrency:n},s){const o=Map.groupBy(e,t);await St(o.values(),n*Oe,r=>St(r.values(),Oe,s))}async function St(e,t,n){
const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Fs=2*Oe,Hs=1e3,Js=3e4,Vs=6e4;class Xs{#t;#e;#o=new Map;#n=new Map;#r=new Set;#s=new Map;constructor(t){
this.#t=t,this.#e=new Ot(t.concurrency*Oe),t.stop.signal.addEventListener("abort",this.#a)}get requests(){return[...this.#n.values()]}ask(t){const n=this.#i(t);
return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#r)t.close()};close(){this.#t.stop.signal.removeEventListener("abort",this.#a),
this.#a()}#i({url:t}){const n=(0,Me.X5)(t),s=n.ok?`${n.value.name} ${n.value.port}`:"",o=this.#o.get(s)??{gate:new Ot(Oe),requests:0,pause:Promise.resolve(),silent:0,
down:null};return this.#o.set(s,o),o}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);return s.kind==="not-asked"||(t.silent=s.attempts.every(
({headMs:o})=>o===null)?t.silent+1:0,t.silent>=Fs&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return Ge(
r,"stopped");if(t.requests>=o)return Ge(r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(m=>(0,W.mh)(
r,m)!==null)||s.why!==null)return Ge(r,"stopped");const{ms:l,isForHost:f}=Gs(a,r.length,this.#t),h=(0,_t.v7)(l,this.#t);f&&(t.pause=h),await h}}async#u(t,n){const{
network:s,startTimer:o}=this.#t,{patience:r,maxRedirects:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Xe.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{
terraform:a,opentofu:a},timeoutMs:(0,Ws.nT)(r),startTimer:o});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#n.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=f=>!a.some(h=>h.host===f.host&&h.expires===
f.expires),l=o.filter(c).map(({host:f,expires:h})=>({host:f,expires:h}));this.#n.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...l]})}#f(t){
for(const[s,o]of[...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen()))return s;const n=(0,Me.fA)(this.#t.network);return this.#r.add(n),n}#h(t,n){n.isOpen()?
this.#s.set(n,t):this.#r.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#r.delete(s),s.close())}}function Ge([
e,...t],n){return e===void 0?{kind:"not-asked",why:n}:{kind:"asked",attempts:[e,...t]}}function Gs({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].
includes(e.head.status)?(0,_t.VJ)(e.head.retryAfter,n()):null;return s===null?{ms:Math.min(Hs*2**(t-1),Js),isForHost:!1}:{ms:Math.min(Math.max(s,0),Vs),isForHost:!0}}
var Ys=p(960),Pt=p(1193);const Zs=9,Qs={kind:"whole",maxBytes:8*1024*1024},qs={kind:"excerpt",maxBytes:2048},ue=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).
decode(e);function xe(e,t){const{once:n}=e;if(n===void 0)return At(e,t);const s=t.known.get(n)??At(e,t);return t.known.set(n,s),s}async function At(e,t){const{host:n,
clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,M.jr)(c.url)),a=await t.tokenOf(
n),i=r.values().map(c=>eo(e,c,a,t));return Object.fromEntries((await Promise.all(i)).flat())}const Te=(e,t,n,s,o,r)=>xe({...o,host:t,clients:n,at:i=>{const c=Dt(
e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},r),he=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});
async function eo(e,t,{token:n,source:s},{send:o,patience:r,versionOf:a}){const[i]=t;if(i===void 0)return[];const{host:c,headers:l,maxRedirects:f=Zs}=e,h=t.map(
({client:_})=>_),m=i.where,w=_=>h.map(G=>[G,_]);if(typeof m=="string")return w({...he(c,m),tokenSource:s});const R=(0,M.Pl)(m.url),I={...he(c,"service",R),tokenSource:s};
try{const _=await o({...m,host:c,token:n,headers:l??{"x-terraform-version":a(i.client)},planBody:se=>It(se,e)??qs,maxRedirects:f,patience:h.map(r)});if(_.kind===
"not-asked")return w({...I,outcome:_});const{attempts:G}=_,ee=to(G),J=Map.groupBy(h,se=>no(_,r(se)));return Array.from(J,([se,ie])=>{const pe=so(se,m.url,e),ve={
host:c,url:R,tokenSource:s,outcome:pe,attempts:G.length,lastHop:ee};return ie.map(we=>[we,ve])}).flat()}catch(_){const G=(0,ze.n3)({host:(0,j.nx)(c),thrown:_});
return w({...I,outcome:{kind:"not-asked",why:"unchecked",problem:G}})}}function to(e){const t=e.at(-1)?.hops.at(-1);if(t===void 0)return null;const{url:n,authorization:s,
challenge:o,address:r}=t;return{url:n,authorization:s,challenge:o,address:r}}function no({attempts:e},t){const{attemptMs:n}=t,s=e[(0,W.mh)(e,t)??e.length-1]??e[0],
{response:o,timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"fa\
iled",problem:(0,Ys.Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const It=(e,{accepts:t=s=>s===200,plan:n=()=>Qs})=>t(e.status)?n(e):null;function so(e,t,n){
if(e.kind==="failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:s,body:o}=e,
{status:r,reason:a}=s,i=It(s,n);if(i===null)return{kind:"status",status:r,reason:a,page:(0,Pt.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-as\
ked",why:"size"};const c=n.read(e,t);return c.ok?{kind:"read",value:c.value}:c.why===lt?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,Pt.y8)(
o.bytes)}}function Dt(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.
find(ee=>ee.client===n),f=l===void 0?c:{...l,kind:"found",url:(0,j.cu)(t)};if(f.kind!=="found")return"service";const{url:h,services:m}=f,w=(0,g.TE)(e,{services:m,
documentUrl:h,display:(0,j.nx)(t),client:n});if(w.kind!=="url"||!(0,Me.X5)(w.url).ok)return"service";const R=(0,j.Pm)(w.url)??"",I=l!==void 0,_=R===t||Ye(R,s)||
a.has(`${t} ${e}`)||I,G=I?null:xt(i,o);return _?{url:w.url,origin:G}:"not-allowed"}const Ye=(e,{allowedHosts:t,hostnames:n})=>(0,j.Jr)(e,t)||n.some(s=>s.host===
e),xt=({host:e,attempt:t},n)=>({isPublic:(0,Xe.U)(n,(0,j.Sv)(e).name,t.hops[0]?.address??null)}),oo=3e4,ro={kind:"whole",maxBytes:1024*1024},ao={kind:"excerpt",
maxBytes:2048},Rt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?ro:ao},io={...Rt,accepts:()=>!0,read:({head:e})=>(0,z.Ju)(e.apiVersion)},
co=q({data:le(q({id:X}))}),Ct={...Rt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=fe(ue(e),co);return t.ok?t.value.data===null?(0,z.TR)("has no data"):(0,z.
Ju)(null):t}},lo=/^[\w-]+$/;async function uo(e){const t=e.settings.timeoutMs??oo,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=ho(e).map(async r=>{
const{host:a,service:i,clients:c}=r,{token:l}=await e.tokenOf(a);if(l===null)return[];const f=c.flatMap(w=>{const R=Dt(i,a,w,e);return typeof R=="string"?[]:[{client:w,
at:R}]}),h=Map.groupBy(f,({at:w})=>(0,M.jr)(w.url)),m=Array.from(h.values(),w=>w.slice(0,1).map(({at:R})=>{const I={...r,clients:w.map(({client:_})=>_)};return fo(
I,R,s)}));return await Promise.all(m.flat())});return(await Promise.all(o)).flat()}async function fo(e,t,n){const{host:s,clients:o,organization:r,workspace:a}=e,
i=async(R,I)=>{const _=is(t.url,R),G=()=>({...t,url:_}),ee=`cloud ${(0,M.jr)(_)}`,J=await xe({...I,host:s,clients:o,at:G,once:ee},n);return Object.values(J)[0]??
he(s,"service")},c=await i("ping",io),l={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return l;const f=`organizations/${r}`,
h=await i(`${f}/entitlement-set`,Ct),w=h.outcome.kind!=="read"||a===null?null:await i(`${f}/workspaces/${a}`,Ct);return{...l,ofOrganization:h,ofWorkspace:w}}function ho({
usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.
environment.TF_CLOUD_ORGANIZATION:void 0,l=Lt(o.organization??c),f=Lt(o.name);for(const{host:h,service:m,clients:w}of a){const R=[h,m,l,f].join(" "),_=n.get(R)??
{host:h,service:m,organization:l,workspace:f,places:[],clients:[]};n.set(R,_),_.places.push(i),_.clients=[...new Set([..._.clients,...w])]}}return[...n.values()]}
const Lt=e=>e&&lo.test(e)?e:null;var po=p(9529);const mo=1e4;async function ko(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.values())for(const a of go(
r)){const i=(0,j.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,Me.X5)(a).ok&&(0,j.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.
all(s.values().map(({visit:r,url:a})=>vo(r,a,e)))).flat()}function go({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];const n=(0,j.nx)(e),{url:s,services:o}=t,
a=(0,g.TE)(g.S3,{services:o,documentUrl:s,display:n,client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,po.m)(a.value,s,n).value;return[
i,c].flatMap(l=>{const f=(0,M.Dl)(l??"");return l!==null&&f.ok?[f.value]:[]})}async function vo(e,t,{send:n,network:s,settings:o}){const r=await n({host:e.host,
url:t,origin:xt(e,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:o.timeoutMs??mo,retries:1}]}),
a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="host-http2"?[]:
[{host:e.host,problem:i}]}async function wo(e,t){const n=new Map,s=({module:r,client:a})=>Q(n.get((0,$.MP)(r))?.[a]);let o=e.flatMap(({client:r,calls:a})=>a.flatMap(
({module:i,constraint:c})=>i===null?[]:[{module:i,client:r,constraint:c}]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,$.MP)(c));await Tt(r,([,[c]])=>c?.module.
host,t,async([c,l])=>{const[f]=l;f!==void 0&&n.set(c,await yo(f.module,l,t))});const i=new Map(e.map(c=>[c,Un(c,s)]));if(o=Array.from(i.values(),c=>c.calls).flat().
filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,$.MP)(c))),o.length===0)return{modules:n,inside:i}}}function yo(e,t,n){const s=[...new Set(t.map(({client:a})=>a))],
o=a=>ss(a,e),r={read:({body:a})=>$o(ue(a),t)};return Te(g.e$,e.host,s,o,r,n)}function $o(e,t){const n=In(e);if(!n.ok)return n;const s=me("module",n.value),o=xn(
e,s,t);return(0,z.Ju)(o.size===0?s:{...s,described:o})}var Mo=p(6760),Eo=p(5747),bo=p(3427),_o=p(2713),Ut=p(4321),jt=p(6979);const Nt=["file","gcs","git","hg","\
http","https","s3"],Bt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Oo=new RegExp(`^(?:${Bt}|tar\\.(?:gz|bz2|xz))$`),To=new RegExp(`\\.(?:${Bt})$`),So=/^(?:0|f|F|false|FALSE|False)$/;
function zt({getter:e,url:t},n){if(!(Nt.includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(t===null||
!/^https?$/.test(t.scheme))return{kind:"other",getter:e};const o=(0,jt.xB)(t.query);if(e==="git")return{kind:"git",url:Ze(t,[])};if(!/^https?$/.test(e))return{kind:"\
other",getter:e};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?To.test(t.path):!So.test(
r)&&Oo.test(r))?{kind:"archive",url:Ze(t,a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:
{kind:"page",url:Ze(t,[...a,["terraform-get","1"]])}}const Ze=(e,t)=>({...e,query:(0,jt.Ge)(t),forceQuery:!1,fragment:""});function Po(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return n===void 0?(0,z.TR)(`invalid source string: ${e}`):!Nt.includes(n)&&!(n==="oci"&&t==="opentofu")?(0,z.TR)(`no getter available for X-Terrafo\
rm-Get source protocol: "${n}"`):(0,Ut.cx)(e,t)}const Ao={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Io(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,f]of t.matchAll(Do))r.set(
i.toLowerCase(),c??l??f??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return xo(a)}return null}const Do=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
xo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?Ao[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),Qe=({header:e})=>e?{kind:"ad\
dress",location:e}:{kind:"none"},Ro=q({location:X,use_registry_credentials:le(bn)}),Co=q({location:X,use_registry_credentials:Le});function Lo(e,t){if(e.status===
204)return Qe(e);const n=fe(e.body,t?Ro:Co,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==
null?{kind:"url",location:s,usesCredentials:o}:s===""?Qe(e):{kind:"address",location:s}}function Uo({answer:e,downloadUrl:t,client:n,readsCredentials:s}){const o=n===
"terraform"?Qe(e):Lo(e,s);switch(o.kind){case"none":return de(jo[n]);case"unreadable":return de(`the response ${o.why}`);case"url":{if(o.location==="")return de(
"the response has `use_registry_credentials` and no `location`");const r=us(t,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:
de(r.why)}case"address":{const r=ls(t,o.location);return r.ok?zo(r.value,n):de(r.why)}}}const jo={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},de=e=>({kind:"refused",why:No(e)}),No=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function Bo(e,t){const n=Po(e,t);return n.ok?zt(n.value,t):de(n.why)}function zo(e,t){const n=(0,F.vL)(e,t);if(n.kind==="invalid")return de(n.error);
if(n.kind!=="remote")return de("must be a direct remote package address");const s=(0,Ut.cx)(e,t);return s.ok?zt(s.value,t):de(s.why)}const Ko=3e4,Kt={kind:"exce\
rpt",maxBytes:1024},Wo=128*1024,Wt={terraform:0,opentofu:0},Re={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Kt,read:()=>(0,z.
Ju)(""),retries:Wt,netrc:W.Du},Fo={...Re,name:"provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Ho={...Re,name:"direct archive",accepts:e=>e>=
200&&e<300,retries:null,netrc:[]},Jo={name:"page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Kt:{kind:"excerpt",maxBytes:Wo},read:({head:e,body:t})=>{
const n=e.terraformGet||Io(ue(t));return n===null?(0,z.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,z.Ju)(n)},retries:Wt,netrc:W.Du},Vo={
...Re,name:"repository",headers:{},accepts:e=>e===200,netrc:[]},Ft={name:"sums",headers:{},read:({body:e})=>(0,z.Ju)(ue(e)),retries:null,netrc:[]},Xo={...Ft,name:"\
signature",read:({body:{bytes:e}})=>(0,z.Ju)(_s(e)??"")};function qe({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,M.Dl)(n),r=o.ok?(0,Me.X5)(
o.value):null;return{isPublic:!r?.ok||(0,Xe.U)(t,r.value.name,s)}}const Go=async()=>({token:null,source:null});async function Ht({client:e,registry:t,url:n,origin:s,
token:o=!1},r,a){const{dialect:i,settings:c,patience:l,tokenOf:f,withLogin:h}=a,{name:m,retries:w,netrc:R}=r,I=(0,j.Pm)(n);if(I!==null&&I!==t&&!Ye(I,c))return he(
t,"not-allowed",(0,M.Pl)(n));const _=J=>({url:R.includes(J)?h(n):n,origin:s}),G=`${m} ${o} ${s?.isPublic} ${(0,M.jr)(n)}`,{[e]:ee}=await xe({...r,host:t,clients:i.
clients,at:_,once:G},{...a,patience:J=>w===null?l(J):{client:J,attemptMs:Ko,retries:w[J]},tokenOf:o?f:Go});if(ee===void 0)throw new Error("a client without an a\
nswer");return ee}const Yo={accepts:e=>e===200||e===204,read:({head:e,body:t},n)=>{const s=e.status===204?204:200;return(0,z.Ju)({answer:{status:s,header:e.terraformGet,
body:ue(t)},downloadUrl:n})}};async function Zo({address:e,version:t,clients:n},s){const{host:o}=e,r=l=>os(l,e,t),a=await Te(g.e$,o,n,r,Yo,s),i=(0,W.sX)(s.versionOf(
"opentofu")),c=Object.entries(a).map(async([l,f])=>{const h=l,{outcome:m}=f;if(m.kind!=="read")return[h,{location:f,steps:[]}];const w=Uo({...m.value,client:h,readsCredentials:i}),
{downloadUrl:R}=m.value,I={registry:o,client:h,origin:qe(f,s),start:R},_=await qo(w,I,s),G={...f,outcome:{kind:"read",value:null}};return[h,{location:G,steps:_}]});
return Object.fromEntries(await Promise.all(c))}const Qo=10;async function qo(e,t,n){const s=[];let o=e,{origin:r}=t;for(let a=0;o.kind!=="refused"&&o.kind!=="o\
ther";a+=1){if(o.kind==="page"&&a===Qo){const w=`too many X-Terraform-Get redirects: ${a+1}`;return[...s,{kind:"refused",why:w}]}const[i,c]=tr[o.kind],l=o.kind===
"direct"&&o.usesCredentials,f=l&&er(t.start,o.url),h=await Ht({...t,url:nr(o),origin:r,token:f},c,n),{outcome:m}=h;if(l&&!f&&m.kind==="status"&&m.status===401){
const w=`the token of the registry from ${(0,j.Pm)(o.url)}`;return[...s,{kind:"other",getter:w}]}if(s.push({kind:"asked",what:i,answer:h}),o.kind!=="page"||m.kind!==
"read")return s;r=qe(h,n),o=Bo(m.value,t.client)}return[...s,o]}function er(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,Me.be)(s)}));
return(0,_o.nL)(n).at(-1)==="sent"}const tr={archive:["archive",Re],direct:["archive",Ho],page:["page",Jo],git:["repository",Vo]},nr=({kind:e,url:t})=>e==="git"?
{...t,path:`${t.path}/info/refs`,query:"service=git-upload-pack"}:t;var sr=p(7511);const et=(e,t)=>q({protocols:re(X),os:X,arch:X,filename:X,download_url:X,shasum:X,
shasums_url:X,shasums_signature_url:X,signing_keys:q({gpg_public_keys:re(le(e))}),packages:t}),Jt=q({ascii_armor:X}),or=Ue(q({hashes:re(X),package_size:_n})),rr={
terraform:et(q({ascii_armor:X,trust_signature:X}),Le),"opentofu before 1.12":et(Jt,Le),opentofu:et(Jt,or)};function ar(e,t){const n=fe(e,rr[t]);if(!n.ok)return n;
const{value:s}=n,{os:o,arch:r,protocols:a,filename:i,shasum:c}=s;return(0,z.Ju)({os:o,arch:r,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.
shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.map(l=>l===null?null:l.ascii_armor),packages:s.packages??new Map})}const ir=q(
{versions:Ue(q({}))});function cr(e,t){const n=Vt(e,t,ir);return n.ok?(0,z.Ju)([...n.value.versions?.keys()??[]]):n}const lr=q({archives:Ue(le(q({url:X,hashes:re(
X)})))});function ur(e,t,{os:n,arch:s}){const o=Vt(e,t,lr);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,z.Ju)({kind:"no-p\
latform"});if(r===null)return(0,z.Ju)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,z.TR)(`has a hash without a scheme, such as \
"zh:", in "archives.${n}_${s}"`):(0,z.Ju)({kind:"archive",url:i,hashes:a})}function Vt(e,t,n){const s=(0,sr.i)(t??"");return s.ok&&s.value==="application/json"?
fe(e,n):(0,z.TR)(t===null?"has no Content-Type; expected application/json":"has a Content-Type other than application/json")}function dr(e,t){const n=new Map;for(const s of e)
for(const{provider:o}of s.providers){const r=(0,$.JT)(o),{clients:a=[],asking:i=[]}=n.get(r)??{},c=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([
...a,s.client])],asking:[...new Set([...i,...c])]})}return n}async function fr(e,t){const n=new Map;return await Tt(e,([,{address:o}])=>o.host,t,async([o,r])=>{
const{address:a,asking:i,clients:c}=r,{host:l}=a,f=Te(g.xq,l,i,Xt(a),hr,t),h=c.map(async m=>[m,await pr(m,r,f,t)]);n.set(o,Object.fromEntries(await Promise.all(
h)))}),n}const hr={read:({body:e})=>{const t=fs(ue(e));if(!t.ok)return t;const{texts:n,...s}=t.value;return(0,z.Ju)(me("provider",n,s))}},Xt=e=>t=>rs(t,e);async function pr(e,t,n,s){
const{address:o}=t,r=he(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[mr]).map(_=>_.kind!=="network"?_.kind==="direct"?a():r:Gt(
e,_,t,"index.json",wr,s)),[l=r,...f]=await Promise.all(c),h=yr([l,...f]),w=kr(o,e,await a())?await gr(o,e,s):null;if(i===null&&w===null)return h;const R=[l,...f].
filter(({mirror:_})=>_!==void 0),I=i&&{place:i.place,methods:c.length,mirrors:R};return{...h,...I&&{installation:I},...w===null?{}:{movedTo:w}}}const mr={kind:"\
direct"},kr=({host:e,namespace:t},n,{outcome:s})=>t==="hashicorp"&&e===(0,F.Vm)(n)&&s.kind==="status"&&s.status===404;async function gr(e,t,n){const{host:s,type:o}=e,
r={read:({body:c})=>ms(ue(c),o)},a=Xt({...e,namespace:"-"}),{[t]:i}=await Te(g.xq,s,[t],a,r,n);return i?.outcome.kind==="read"?i.outcome.value:null}const vr=5;async function Gt(e,{
url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,M.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},l=(0,j.Pm)(t),f=cs(t,s,r);if(!f.ok){const _=`${n.file}\
:${n.line}`,G={mirror:c.url,at:_,provider:(0,$.JT)(s)},ee={kind:"failed",problem:(0,H.zS)({...G,kind:"port"})};return{...he(l,"service",c.url),outcome:ee,mirror:c}}
const h=_=>_.kind==="network"&&(0,M.jr)(_.url)===(0,M.jr)(t),m=o.filter(_=>i.methodsOf(s,_)?.methods.some(h)),w=Ye(l,i.settings)?{url:f.value,origin:null}:"not-\
allowed",R=`mirror ${(0,M.jr)(f.value)}`,{[e]:I=he(l,"service")}=await xe({host:l,clients:m,at:()=>w,once:R,read:a,maxRedirects:vr},{...i,patience:_=>({...i.patience(
_),..._==="opentofu"?{retries:0}:{}})});return{...I,mirror:c}}function wr({head:e,body:t}){const n=cr(ue(t),e.contentType);if(!n.ok)return n;const s=n.value.filter(
o=>(0,C.rK)(o)!==null);return(0,z.Ju)(me("provider",s))}function yr([e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-\
asked"),o=n.find($r)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>Q(i)??[]),a=n.find(i=>Q(i)!==
null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Mr(r)}}}const $r=({outcome:e})=>e.
kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Mr=e=>me("provider",[...new Set(e.flatMap(({texts:t})=>t))],{compatible:e.flatMap(({compatible:t=[]})=>t),
warnings:e.flatMap(({warnings:t=[]})=>t)}),Yt=({head:e,body:t,url:n})=>(0,z.Ju)({text:ue(t),contentType:e.contentType,url:n});async function Er(e,t){const{address:n,
clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l==="direct")),a=Zt({...e,clients:r},t),i=s.map(async c=>{const l=r.includes(
c)?await Qt(c,e,await a,t):await br(c,e,o(c),t);return l===null?[]:[[c,l]]});return Object.fromEntries((await Promise.all(i)).flat())}async function br(e,t,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a=r.kind==="direct"?await Zt({...t,clients:[e]},s):{};if(o=r.kind==="network"?await Or(e,t,r,
s):await Qt(e,t,a,s),o===null||!_r(o.description))return o}return o}const _r=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&
e.value.early.some(({kind:n})=>n==="platform");function Zt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>as(i,e,t,n);return Te(g.xq,r,s,a,{
read:Yt},o)}async function Qt(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const o=e==="opentofu"&&!(0,W.sX)(s.versionOf(e));return await en(e,t,n,({text:a,
url:i})=>{const c=ar(a,o?"opentofu before 1.12":e);if(!c.ok)return c;const l=ks(c.value,t,i),{sumsUrl:f,signatureUrl:h,downloadUrl:m}=c.value,w=[f,h,m].map(J=>De(
i,J)),[R,I,_]=w.flatMap(J=>J.ok?J.value:[]),G=R&&I&&_&&l.early.every(({kind:J})=>J==="no-archive"),ee=G?{sums:R,signature:I,document:c.value}:null;return(0,z.Ju)(
{described:l,signed:ee,archive:G?_:null})},s)}async function Or(e,t,n,s){const{platform:o,version:r}=t,a=await Gt(e,n,t,`${r}.json`,Yt,s);return await en(e,o,a,
({text:c,contentType:l,url:f})=>{const h=ur(c,l,o);if(!h.ok)return h;const m=$s(h.value,qt(o));if(!m.ok)return m;const w={described:m.value,signed:null};if(h.value.
kind!=="archive")return(0,z.Ju)({...w,archive:null});const R=De(f,h.value.url);return R.ok?(0,z.Ju)({...w,archive:R.value}):(0,z.TR)(`has an invalid \`url\`: ${R.
why}`)},s)}const qt=({os:e,arch:t})=>`${e}_${t}`;async function en(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:qt(t),files:[],late:[]};if(r.kind!=="read")return{
...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const we={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:we}}}const{
described:l,signed:f,archive:h}=c.value,m={...n,outcome:{kind:"read",value:l}},w=[],R={registry:a,client:e,origin:qe(n,o)},I=async(we,Lr,Ur)=>{const tt=await Ht(
{...R,url:Lr},Ur,o);return w.push({part:we,answer:tt}),tt.outcome.kind==="read"?tt.outcome.value:null},_=f&&await I("sums",f.sums,Ft),G=f&&_!==null?await I("sig\
nature",f.signature,Xo):null;if(h!==null&&(f===null||G!==null)&&await I("archive",h,Fo),f===null)return{...i,description:m,files:w};const{document:ee}=f,J=ee.keys.
length===0&&Tr(a,e,o),se=_===null?null:bs(_,ee),ie=J?null:Os(ee.keys)??G,pe=w[0]?.answer.url??"",ve=[...l.late,...se===null?[]:[{kind:"sums",url:pe,why:se}],...ie?
[{kind:"unsigned",why:ie}]:[]];return{...i,description:m,files:w,late:ve}}const Tr=(e,t,{machine:n})=>t==="opentofu"&&e===(0,F.Vm)(t)&&n.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!==
"true";async function Sr(e,t){const{machine:n,settings:s}=t,o=e.filter(l=>l.kind==="module"),r=e.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.platform]:
s.platforms,i=await Promise.all([tn(o,l=>Zo(l,t)),...a.map(l=>{const[f="",h=""]=l.split("_");return tn(r,m=>Er({...m,platform:{os:f,arch:h}},t))})]),c=Map.groupBy(
i.flat(),([l])=>l);return e.map(l=>({...l,packages:(c.get(l)??[]).map(([,f])=>f)}))}async function tn(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,
version:r.choice.version}]:[]),o=Map.groupBy(n,({item:r,version:a})=>`${(0,$.IY)(r.wants)} ${a}`).values().map(async r=>{const[a]=r;if(a===void 0)return[];const i=[
...new Set(r.map(({item:l})=>l.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const f=c[l.root.client];
return f===void 0?[]:[[l,f]]})});return(await Promise.all(o)).flat()}function Pr(e,t){const n=new Set(e.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.
from(n,s=>{const o=(0,Eo.yR)((0,Mo.join)(t,s));return[s,o.ok?(0,bo.g)(o.text):new Map]}))}async function Ar(e,t){const{configs:n,dialect:s,directory:o,plugins:r,
settings:a}=t,i=[...e,...(0,Ks.n)(a.hostnames,s.clients)],c=(0,bt.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=dr(i,(w,{directory:R,client:I})=>R!==
$.cd.file&&c(w,R,I)),f=i.flatMap(({calls:w})=>w).flatMap(({module:w})=>w===null?[]:(0,$.MP)(w)),h=new Set(f).size+l.size,m=new Xs({...t,maxRequests:a.maxRequests});
try{const w=Ir(t,xr(m,h,t)),[{modules:R,inside:I},_,G,ee]=await Promise.all([wo(i,w),fr(l,w),uo(w),ko(w)]),J=new Map([...R,..._]),se=Rr(i,J,w),ie=a.depth==="pac\
kages",pe=ie?await Sr(se,w):se,ve=ie?t.lockHashes??Pr(pe,o):new Map;return{items:pe,versions:J,inside:I,lockHashes:ve,clouds:G,logins:ee,requests:m.requests}}finally{
m.close()}}function Ir(e,t){const{configs:n,dialect:s,credentials:o,machine:r,learn:a}=e,i=new Map(n.map(c=>[c.client,c.patience]));return{...e,send:t,known:new Map,
onlyListed:Dr(e),methodsOf:(0,bt.xT)(n,s.releases,a),withLogin:(0,zs.TU)(r,a).withLogin,patience:c=>i.get(c)??{client:c,attemptMs:1e4,retries:1},versionOf:c=>(0,W.
tB)(c,s.versions),tokenOf:async c=>{const{answer:l}=await o.find(c);return{token:l?.token??null,source:l?.token?l.source:null}}}}function Dr({settings:e,requirements:t}){
const n=e.hostnames.flatMap(({addresses:r})=>r).map(nn),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(nn));return new Set(n.filter(r=>!o.
has(r)))}const nn=({host:e,service:t})=>`${e} ${t}`;function xr(e,t,{progress:n}){let s=0;return n({total:t,done:s}),async o=>{const r=await e.ask(o);return s+=
1,n({total:Math.max(t,s),done:s}),r}}const sn=[];function Rr(e,t,{versionOf:n,settings:{upgrade:s}}){return e.flatMap(o=>{const{client:r}=o,a=(0,W.Jd)(r,n(r));return[
...o.calls.flatMap(i=>{const{module:c,isOpen:l}=i;if(c===null)return[];const f=on(t,c,r),h=l?null:rn(f,i,{client:r});return[{kind:"module",root:o,of:i,wants:c,answer:f,
choice:h,packages:sn}]}),...o.providers.map(i=>{const{provider:c,locked:l}=i,f=on(t,c,r),h=s||l===null?null:l.version.text,m=rn(f,i,{client:r,held:h,rejectsUnreadable:a});
return{kind:"provider",root:o,of:i,wants:c,answer:f,choice:m,packages:sn}})]})}const on=(e,t,n)=>e.get((0,$.IY)(t))?.[n]??he(t.host,"service");function rn(e,t,n){
const s=Q(e);return s&&Ce((0,$.Im)(t).map(({text:o})=>o),s,n)}async function Cr(e,t,n){try{return js(await Ar(e,t),n)}catch(s){const r=[...t.visits.values()].filter(
({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,D.hD)((0,ze.n3)({host:(0,j.nx)(a),thrown:s}),{host:a}));return{...Bs.j7,findings:r}}}})};export{jr as id,Nr as ids,Br as modules};
