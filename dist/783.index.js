const Br=783,Kr=[783],Wr={8704:((ie,te,p)=>{p.d(te,{J:()=>H,U:()=>L});var w=p(9349),$=p(3268),_=p(4009);function H(d,y){d.countPart();const u=y==="element"?d.skipBlank():
d.skipSpaces(),g=d.at,P=L(d,u);if(P!==void 0&&W(d,y))return P;(0,$.Kk)(d,y);let U=d.at;for(;U>g&&(0,w.xC)(d.text.charAt(U-1));)U--;return U===g&&d.report("inval\
id expression: expected the start of an expression",g),P===void 0?D(d,g,U):{kind:"other",start:g,end:U}}function W(d,y){const u=y==="element"?d.skipBlank():d.skipSpaces();
return(0,w.wH)(u)||u===","||d.isLineEnd(u)}function L(d,y){if(y==='"')return(0,_.E3)(d);if(y==="<")return(0,_.jw)(d);if(y!=="{"&&y!=="["&&y!=="(")return;const u=d.
at++;d.depth++;let g;return d.depth>w.lr?g=F(d,y,u):y==="{"?g=C(d,u):y==="["?g=k(d,u):g=b(d,u),d.depth--,g}function F(d,y,u){return(0,$.ku)(d,(0,w.r1)(y)??y,u),
{kind:"other",start:u,end:d.at}}const M=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,V=32;function D(d,y,u){if(M.lastIndex=y,!(M.test(d.text)&&M.lastIndex===
u)||u-y>V)return{kind:"other",start:y,end:u};const P=d.text.slice(y,u),U={true:!0,false:!1,null:null}[P];return{kind:"primitive",start:y,end:u,value:U===void 0?
Number(P):U}}function b(d,y){const u=H(d,"element");return d.skipBlank()!==")"?F(d,"(",y):(d.at++,{...u,start:y,end:d.at})}function k(d,y){if(j(d))return F(d,"[",
y);const u=[];for(;;){const g=d.skipBlank();if(g==="]")return d.at++,{kind:"tuple",start:y,end:d.at,elements:u};if(d.at>=d.text.length||(0,w.wH)(g))return d.reportUnclosed(
y),{kind:"other",start:y,end:d.at};const P=d.at;u.push(H(d,"element")),d.at===P&&d.peek()!==","&&d.at++,d.skipBlank()===","&&d.at++}}function C(d,y){if(j(d))return F(
d,"{",y);const u=[];for(;;){const g=d.skipBlank();if(g==="}")return d.at++,{kind:"object",start:y,end:d.at,items:u};if(d.at>=d.text.length||(0,w.wH)(g))return d.
reportUnclosed(y),{kind:"object",start:y,end:d.at,items:u};u.push(z(d,g)),d.skipSpaces()===","&&d.at++}}function z(d,y){const u=d.at,g=E(d,y);let P=d.at;for(;P>
u&&(0,w.xC)(d.text.charAt(P-1));)P--;const U=d.skipSpaces();if(U!=="="&&U!==":")return d.report('missing attribute value: expected "=" or ":" after the key',d.at),
(0,$.Kk)(d,"line"),d.at===u&&d.at++,{name:void 0,start:u,end:P,value:{kind:"other",start:P,end:d.at}};d.at++;const Q=H(d,"line");return{name:g,start:u,end:P,value:Q}}
function E(d,y){const u=d.at;let g;if(y==='"'||y==="("){const Q=L(d,y);Q?.kind==="string"&&(g=Q.value)}else g=d.readName();const P=d.skipSpaces();if(P==="="||P===
":")return g;A(d);const U=d.text.slice(u,d.at).trimEnd();return/^\d+$/.test(U)?U:void 0}function A(d){const y=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const u=d.skipSpaces(),
g=d.at;if(y.lastIndex=g,d.isLineComment(u))return;if((0,w.L8)(u))d.at++;else if(u==="["||u==="(")d.at++,F(d,u,g);else if(u==='"')(0,_.E3)(d);else if(y.test(d.text))
d.at=y.lastIndex;else if(d.readName()===void 0)return}}function j(d){return d.skipBlank(),d.text.startsWith("for",d.at)&&!(0,w.L8)(d.peek(3))}}),400:((ie,te,p)=>{
p.d(te,{K:()=>L});var w=p(9349),$=p(8704),_=p(3268),H=p(4009),W=p(6134);function L(u,g=new W.n_){const P=new w.bs(u,u.startsWith("\uFEFF")?1:0,g),U=F(P,void 0);
return(0,W.pH)(u,U,P.mistake,g)}function F(u,g){const P={attributes:[],blocks:[]};let U=g!==void 0&&!u.isLineEnd(u.skipSpaces());for(;;){const Q=u.skipBlank();if(u.
at>=u.text.length){g!==void 0&&u.report(M,g);break}if(Q==="}"&&g!==void 0){u.at++;break}V(u,Q,P),d(u,U,P),U=!1}return{kind:"native",attributes:P.attributes,blocks:P.
blocks}}const M="unclosed configuration block: there is no closing brace before the end of the file";function V(u,g,P){const U=u.at;u.countPart();const Q=g==='"'?
E(u):u.readName();if(Q===void 0){g<"\x80"?u.report("argument or block definition required",U):u.reportCharacter(),y(u,U);return}const T=u.at;if(u.skipSpaces()===
"="&&u.peek(1)!=="="){u.at++,P.attributes.push({name:Q,start:U,end:T,value:(0,$.J)(u,"line")});return}const R=A(u),B=u.at;if(u.peek()!=="{"){const re=R.length===
0?`argument or block definition required: "${Q}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${Q}" has no "{" at its end`;u.report(
re,U,T),y(u,U);return}u.at++;const ne=D.has(Q)&&R[0]?.value!==b&&u.depth===0&&u.mistake===void 0?k(u,B):z(u,B);P.blocks.push({type:Q,labels:R,start:U,end:B,body:ne})}
const D=new Set(["resource","data","ephemeral","output","variable"]),b="terraform_remote_state";function k(u,g){const{at:P}=u;return(0,_.ku)(u,"}",g)&&u.mistake===
void 0?new C(u,g):(u.at=P,u.mistake=void 0,z(u,g))}class C{kind="native";text;open;end;parts;body;constructor({text:g,at:P,parts:U},Q){this.text=g,this.open=Q,this.
end=P,this.parts=U}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(g){return this.body!==void 0||this.text.slice(this.
open,this.end).includes(g)}read(){if(this.body===void 0){const g=new w.bs(this.text.slice(0,this.end),this.open+1,this.parts);g.depth=1,this.body=F(g,this.open)}
return this.body}}function z(u,g){if(u.depth>=w.lr)return u.report(`blocks are nested deeper than ${w.lr} levels`,g),(0,_.ku)(u,"}",g),{kind:"native",attributes:[],
blocks:[]};u.depth++;const P=F(u,g);return u.depth--,P}function E(u){const g=u.at,P=(0,H.E3)(u);return u.report("invalid argument name: argument names must not \
be quoted",g,u.at),P.kind==="string"?P.value:void 0}function A(u){const g=[];for(let P=j(u);P!==void 0;P=j(u))g.push(P);return g}function j(u){const g=u.skipSpaces(),
P=u.at;let U;if(g==='"'){const T=(0,H.E3)(u);T.kind==="string"?U=T.value:(U=u.text.slice(P+1,Math.max(P+1,u.at-1)),u.report("invalid block label: it has to be p\
lain text",P,u.at))}else U=u.readName();if(U===void 0)return;const Q={value:U,start:P,end:u.at};return u.countPart(),Q}function d(u,g,P){const U=u.skipSpaces();
g&&(U!=="}"||P.blocks.length>0)?u.report("invalid single-argument block definition: a block in one line has one argument at most",u.at):!g&&!u.isLineEnd(U)&&u.report(
"missing newline after argument or block definition",u.at)}function y(u,g){(0,_.Kk)(u,"line"),(u.at===g||(0,w.wH)(u.peek())&&u.peek()!=="}")&&u.at++}}),5136:((ie,te,p)=>{
p.d(te,{P:()=>L,k:()=>M});var w=p(1064),$=p(4e3),_=p(5799);const H=4,W=V=>(0,$.K4)(V,H,({text:D,at:b})=>{const k=`"${(0,$.dh)(D,80)}"`;return V.length===1?k:`${k}\
 (${(0,$.dh)(b)})`}),L=(0,_.lS)((0,_.z3)("version-none-fits","No listed version fits",w.Du),({kind:V,address:D,constraints:b,mirror:k,newest:C,preRelease:z})=>{
const E=C===null?`all listed versions are pre-releases${z===null?"":`, such as ${(0,$.dh)(z,40)}`}`:`the newest ${k===null?"":`on ${k} `}is ${(0,$.dh)(C,40)}`,A=b.
length>1?"all of ":"",j=b.length===0?"can be chosen":`fits ${A}${W(b)}`;return{message:`no version of ${V} ${D} ${j}; ${E}`,help:F(b.length,C===null?z:null,k!==
null)}});function F(V,D,b){if(D!==null){const C=`set \`version = "${(0,$.dh)(D,40)}"\`, since only an exact version selects a pre-release`;return{user:C,operator:`\
publish a release, or ${C}`}}return V>1?"change these constraints so that they all allow one listed version":{user:"change the constraint to allow a listed vers\
ion",operator:b?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry has imported it"}}const M=(0,_.
lS)((0,_.z3)("version-locked-gone","Locked version is no longer listed",w.Du),({address:V,version:D,upgrade:b,newest:k,mirror:C})=>({message:`the lock file sele\
cts ${V} ${(0,$.dh)(D,40)}, which ${C??"the registry"} no longer lists${k===null?"":`; the newest is ${(0,$.dh)(k,40)}`}`,help:{user:b===null?"change the constr\
aints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform init -upgrade\` (or \`tofu\
 init -upgrade\`), which selects ${(0,$.dh)(b,40)}, and commit the lock file`,operator:C===null?`publish ${(0,$.dh)(D,40)} again`:`add ${(0,$.dh)(D,40)} to the \
mirror again`}}))}),7751:((ie,te,p)=>{p.d(te,{o:()=>V,q:()=>F});var w=p(1064),$=p(4e3),_=p(5799);const H=3,W=D=>D===1?"1 module or provider was":`${D} modules a\
nd providers were`;function L(D){const{names:b}=D,k=(0,$.K4)(b,H,$.dh);switch(D.what){case"inside":return`what ${(0,$.px)(b.length,"registry module")} ${b.length===
1?"calls and requires":"call and require"} was not checked: ${k}`;case"direct":{const C=b.length-D.git;return`${[...D.git>0?[`${(0,$.px)(D.git,"module")} from G\
it`]:[],...C>0?[`${(0,$.px)(C,"module")} from an archive or bucket`]:[]].join(" and ")} ${b.length===1?"was":"were"} not checked: ${k}`}case"limit":return`max-r\
equests (${D.max}) was reached, so ${W(b.length)} not checked: ${k}`;case"size":return`a response is longer than this check reads, so ${W(b.length)} not checked\
: ${k}`;case"stopped":return`the check ended too early, so ${W(b.length)} not checked: ${k}`;case"getter":return`the package of ${(0,$.px)(b.length,"registry mo\
dule")} was not checked, because it is downloaded with ${D.getter}: ${k}`}}const F=(0,_.lS)((0,_.lm)("not-followed","Part of init was not checked"),D=>({message:L(
D),help:D.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),M=3,V=(0,_.lS)((0,_.$e)("module-described","Registry module c\
an probably not be installed",w.Du),({by:D,address:b,constraint:k,newest:C,others:z})=>{const E=`${(0,$.dh)(D)} requires ${(0,$.dh)(b)}${k===null?"":` "${(0,$.dh)(
k)}"`}`,A=C===null?"which the registry does not have":z.length>0?`which conflicts with ${(0,$.K4)(z,M,$.dh)}`:`which no listed version fits; the newest is ${(0,$.
dh)(C)}`;return{message:`according to the registry, ${E}, ${A}`,help:"run `init` to confirm; if it fails, use another version of the module"}})}),2562:((ie,te,p)=>{
p.d(te,{KG:()=>V,N7:()=>z,vn:()=>D});var w=p(1064),$=p(4e3),_=p(5799),H=p(8937);const W=E=>E.map(A=>w.bB[A]).join(" and "),L={location:"the location of the pack\
age",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"the Git repository of the package",sums:"\
the file of checksums",signature:"the signature of the checksums"},F=E=>E==="location"||E==="document",M="set `version` to one whose package can be downloaded",
V=(0,_.lS)((0,_.z3)("package-location","Package location cannot be used",w.Du),({url:E,why:A,clients:j,...d})=>({message:`${W(j)} cannot download ${(0,$.oZ)(d)}\
: ${(0,$.dh)(A)} (${E})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",
user:M},affects:j})),D=(0,_.lS)((0,_.z3)("package-unauthorized","Package requires credentials",w.Du),E=>{const{part:A,token:j,isFork:d}=E,y=F(A)&&d&&j==="none",
u=F(A)?j==="withheld":A==="repository",g=F(A)?k(E):C(E);return{message:`${L[A]} of ${(0,$.oZ)(E)} cannot be read: ${(0,$._r)(E)}; ${b(E)}`,help:y?H.ro:g,severity:y?
"notice":u?"warning":"error"}});function b(E){const{part:A,token:j,at:d}=E;return A==="repository"?"it does not exist, or requires git credentials, which this c\
heck does not use":j==="none"&&!F(A)?"the CLIs send no token to package hosts":(0,H.pt)(E,j==="dropped"?d:null)}function k(E){const{kind:A,source:j,at:d}=E,y=`g\
ive the token from ${j} permission to download this ${A}`;return(0,H.$w)(E,`${A}s.v1`,d,y)}function C({kind:E,part:A,at:j}){if(A==="repository")return{operator:"\
use a repository that every user of the registry can read",user:`check that git has credentials for ${j} on the machine that runs init`};const d="serve it witho\
ut authentication, for example at a presigned URL",y=`add a login for ${j} to ~/.netrc`;return E==="module"?{operator:d,user:y}:A!=="archive"?{operator:d}:{operator:d,
user:`${y}, which only Terraform uses for providers`}}const z=(0,_.lS)((0,_.z3)("package-unreachable","Package cannot be downloaded",w.Du),E=>{const{part:A,why:j,
attempts:d,at:y,host:u,isAnswered:g}=E,P=d>1?` in each of ${d} attempts`:"",U=g?M:`check that a firewall or proxy lets this machine connect to ${y}, or ${M}`;return{
message:`${L[A]} of ${(0,$.oZ)(E)} cannot be read: ${j}${P}`,help:{operator:`check that ${y} serves the file to this machine`,user:U,guest:(0,$.B9)(u)},severity:E.
isSlow?"warning":"error"}})}),5138:((ie,te,p)=>{p.d(te,{Es:()=>M,Vf:()=>F,iw:()=>D,oL:()=>L,xD:()=>V,z0:()=>b});var w=p(1064),$=p(4e3),_=p(5799);const H=k=>(0,$.
oZ)({...k,kind:"provider"}),W=(k,C="")=>`${H(k)} for ${k.platform} cannot be installed: ${C}${(0,$.dh)(k.why)}`,L=(0,_.lS)((0,_.z3)("package-platform","Provider\
 has no package for a platform",w.Du),k=>({message:`${H(k)} has no package for ${k.platform}: ${k.isMirror?`${k.url} lists none`:(0,$._r)(k)}`,help:{operator:k.
isMirror?`add it with \`terraform providers mirror -platform=${k.platform}\``:`publish the package for ${k.platform}`,user:`set \`version\` to one with a package \
for ${k.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),F=(0,_.lS)((0,_.z3)("package-protocol","CLI does not support th\
e plugin protocol of a provider",w.Du),({suggestion:k,...C})=>({message:`${H(C)} requires plugin protocol ${(0,$.K4)(C.protocols,3,$.dh)}; Terraform and OpenTof\
u support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:k===null?"ask the publisher of the provider for a\
 version with plugin protocol 5 or 6":`set \`version = "${(0,$.dh)(k,40)}"\`, the newest version with a supported protocol`}})),M=(0,_.lS)((0,_.z3)("package-doc\
ument","Description of a provider package is wrong",w.Du),k=>({message:W(k,`the response of ${k.url} `),help:(0,_.C)(k.isMirror?`return {"archives":{"${k.platform}\
":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os`, `arch`, `filename`, `down\
load_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),V=(0,_.lS)((0,_.z3)("package-sums","Checksums of a provider do not agree",w.
Du),k=>({message:W(k,`${k.url} `),help:(0,_.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each package; then sign it again")})),
D=(0,_.lS)((0,_.z3)("package-unsigned","Provider has no usable signature",w.Du),k=>({message:W(k),help:(0,_.C)("sign the file of checksums with `gpg --detach-si\
gn` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),b=(0,_.lS)((0,_.z3)("lock-platform-missing","Lock\
 file lacks the checksum of a package",w.Du),({isContentOnly:k,clients:C,...z})=>{const E=C.map(A=>`${A==="opentofu"?"tofu":A} providers lock -platform=${z.platform}`);
return{message:k?`the lock file has only \`h1:\` checksums of ${H(z)}, probably none for ${z.platform}`:`the lock file has no checksum of ${H(z)} for ${z.platform}`,
help:{user:`run \`${E.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it was replaced"}}})}),789:((ie,te,p)=>{p.d(te,
{Ji:()=>L,WZ:()=>D,gU:()=>V,s0:()=>F,zS:()=>M});var w=p(1064),$=p(4e3),_=p(5799);function H(b,{host:k,hasToken:C}){if((0,w.n3)(k))return b;const z=C?"a private \
registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${k}=\u2026)`;return{...b,note:z}}function W(b,k,{
kind:C,cure:z,check:E=""}){const{host:A}=b,[j=""]=k,d=k.length<=1,y=d?`no ${C} ${j}`:`none of ${k.length} required ${C}s`,u=d?{operator:`publish ${j}`,user:z}:{
operator:`check the URL of ${C}s.v1 in the discovery document of ${A}${E}`};return{message:`${A} has ${y}: ${(0,$._r)(b)}`,help:H(u,b)}}const L=(0,_.lS)((0,_.z3)(
"module-unknown","Module is not in the registry",w.Du),b=>W(b,b.modules,{kind:"module",cure:"correct the source address"})),F=(0,_.lS)((0,_.z3)("provider-unknow\
n","Provider is not in the registry",w.Du),b=>{const{host:k,providers:C,meant:z,isMirror:E}=b,[A=""]=C;return E?{message:`the network mirror ${k} has no provide\
r ${A}: ${(0,$._r)(b)}`,help:{operator:`add ${A} to the mirror, for example with \`terraform providers mirror\``,user:"add the provider to `include` of a `direc\
t` block in the CLI configuration"}}:z!==null?{message:`${k} has no provider ${A}: ${(0,$._r)(b)}`,help:`did you mean ${z}? set \`source = "${z}"\` in \`required_\
providers\` of every module that uses it`}:W(b,C,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `source` that a child module lacks",
check:"; it must end in a slash"})}),M=(0,_.lS)((0,_.z3)("mirror-url","URL of a network mirror is wrong",w.Du),b=>{const{mirror:k}=b;return b.kind==="port"?{message:`\
the network mirror ${k} (${b.at}) cannot have ${b.provider}, because the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${b.provider.split(
"/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirror ${k} has no slash at the end, so\
 the CLIs request ${b.asked}, which ${(0,$.dh)(b.result)}`,help:`set \`url = "${k}/"\``,...b.isUsable?{severity:"warning"}:{}}}),V=(0,_.lS)((0,_.z3)("mirror-ver\
sion","Network mirror lacks the chosen version",w.Du),({provider:b,version:k,mirror:C,isListed:z,...E})=>{const A=`${b} ${(0,$.dh)(k,40)}`;return{message:z?`the\
 network mirror ${C} lists ${A} but does not have it: ${(0,$._r)(E)}`:`the network mirror ${C} does not have ${A}, which another installation method lists: ${(0,$.
_r)(E)}`,help:{operator:`add ${(0,$.dh)(k,40)} to the mirror, for example with \`terraform providers mirror\``,user:z?"set `version` to one that the mirror has":
`exclude ${b} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),D=(0,_.lS)((0,_.z3)("provider-excluded","No installation method covers\
 a provider",w.Du),({provider:b})=>({message:`no installation method in \`provider_installation\` covers ${b}`,help:`add ${b} to \`include\` of a method, or add a\
 \`direct\` block`}))}),1752:((ie,te,p)=>{p.d(te,{Nd:()=>A,Sx:()=>U,XA:()=>_,gH:()=>E,iM:()=>$,jF:()=>W,n7:()=>Q,s5:()=>H});var w=p(1731);function $(T,S,R){const B=M(
S,R);return F(T.filter(Y=>(!(0,w.Ty)(Y)||(0,w.Cg)(Y)===B)&&L(Y,S)))}function _(T,S){return F(T.filter(R=>(!(0,w.Ty)(R)||S.some(B=>D(R,B)))&&!V(R)&&S.every(B=>C(
R,B))))}const H=T=>F(T.filter(S=>!(0,w.Ty)(S)));function W(T){const S=T.filter(R=>R.operator==="=");return S.length===1&&S.every(({version:R})=>V({...R,build:""}))}
const L=(T,S)=>S.every(R=>k(T,R)),F=T=>T.reduce((S,R)=>S===null||(0,w.Zy)(R,S)>0?R:S,null);function M(T,S){const[R,B]=T;if(R===void 0||B!==void 0)return null;const Y=R.
text.trim().replace(S==="opentofu"?/^=?v?/:/^=?/,""),G=(0,w.rK)(Y);return G===null?null:(0,w.Cg)(G)}const V=({numbers:T,pre:S,build:R})=>S===""&&R===""&&T.every(
B=>B===0n),D=(T,S)=>S.operator==="="&&b(T,S.version),b=(T,S)=>T.build===S.build&&(0,w.Zy)(T,S)===0;function k(T,{operator:S,version:R}){const B=(0,w.Zy)(T,R);if(S===
"=")return B===0;if(S==="!=")return B!==0;if(S!=="~>")return z(B,S);const Y=R.numbers.slice(0,R.written-1);return B>=0&&!(0,w.Ty)(R)&&R.numbers.length<=T.numbers.
length&&Y.every((G,ne)=>G===T.numbers[ne])}function C(T,S){const{operator:R,version:B}=S;if(R==="=")return D(T,S);if(R==="!=")return!b(T,B);const Y=(0,w.Zy)(T,B);
if(R!=="~>")return z(Y,R);const[G=0n,ne=0n]=B.numbers,re=B.written===3?[G,ne+1n,0n]:[G+1n,0n,0n];return Y>=0&&(0,w.Zy)(T,{...B,numbers:re,pre:""})<0}const z=(T,S)=>S===
">"?T>0:S===">="?T>=0:S==="<"?T<0:T<=0;function E(T,S){if(y(T))return!0;const R=g(T),B=Math.max(...R.map(({numbers:G})=>G.length)),Y=R.flatMap(G=>{const ne=Array.
from({length:B},(re,se)=>G.numbers[se]??0n);return[G,P(ne),P([...ne,1n])]});return $(Y,T,S)!==null}function A(T){const S=u(T);if(y(S))return!0;const R=g(S),B="x".
repeat(1+Math.max(...R.map(G=>G.build.length))),Y=R.flatMap(G=>{const[ne=0n,re=0n,se=0n]=G.numbers,Z=[ne,re,se+1n];return[G,P([ne,re,se],B),P(Z,B)]});return _(Y,
S)!==null}const j=50,d=100,y=T=>T.length>j||T.some(({text:S})=>S.length>d),u=T=>[...Map.groupBy(T,w.mb).values()].flatMap(([S])=>S??[]),g=T=>{const S=[P([0n,0n,
0n]),...T.map(R=>R.version)];return[...new Map(S.map(R=>[(0,w.Cg)(R),R])).values()]},P=(T,S="")=>({text:"",numbers:T,written:T.length,pre:"",build:S});function U(T,S){
const R=u(T),B=S(R)?T:R;return y(B)?T:B.reduce((Y,G)=>{const ne=Y.filter(re=>re!==G);return S(ne)?Y:ne},B)}function Q(T,S){const R=(0,w.PW)(T);if(!R.ok)return"s\
yntax";const B=R.value;if(B.some(G=>(0,w.Ty)(G.version)))return"pre-release";const Y=S===null?null:(0,w.oF)(S);if(Y===null)return"unknown";if(Y.written<3){const G=(0,w.
PW)(`~> ${Y.numbers.slice(0,Y.written).join(".")}.0`);return G.ok&&!E([...B,...G.value],"terraform")?"not-met":"unknown"}return L({...Y,pre:""},B)?"met":"not-me\
t"}}),3427:((ie,te,p)=>{p.d(te,{g:()=>W});var w=p(400),$=p(6134),_=p(1022),H=p(5257);function W(L){const{body:F}=(0,w.K)(L),M=(0,$.SH)(F,"provider",1).flatMap(({
labels:[V],body:D})=>{const b=(0,_.m)(V?.value??"","terraform");if(b.kind!=="registry")return[];const k=(0,$.w4)(D,"hashes")?.value,z=(k?.kind==="tuple"?k.elements:
[]).flatMap(E=>E.kind==="string"?[E.value]:[]);return[[(0,H.JT)(b),z.filter(E=>/^(?:h1|zh):/.test(E))]]});return new Map(M)}}),1257:((ie,te,p)=>{p.d(te,{N:()=>D,
n:()=>z});var w=p(4091),$=p(1831),_=p(5011),H=p(1022),W=p(9562),L=p(1752),F=p(1731),M=p(5257);const V={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS]\
, such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function D({host:E,service:A,
text:j},d){const[y="",...u]=j.split("@"),g=u.length===0?null:{text:u.join("@"),place:M.cd},P=`${(0,$.nx)(E)}/${y}`,Q=(A===W.e$?b:k)(P,g,d);return Q.ok?Q:(0,w.TR)(
`${Q.why}; expected ${V[A]}`)}function b(E,A,j){const d=(0,_.rE)(E,j);if(!d.ok)return d;const y=C(A,F.PW,g=>(0,L.gH)(g,j));if(y!==null)return(0,w.TR)(y);const u=M.
cd;return(0,w.Ju)({address:E,source:E,place:u,module:d.value,constraint:A,isOpen:!1})}function k(E,A,j){const d=(0,H.m)(E,j);if(E.split("/").length!==3||d.kind!==
"registry")return(0,w.TR)(d.kind==="invalid"?d.error:"not a provider of a registry");const y=C(A,F._T,L.Nd);if(y!==null)return(0,w.TR)(y);const u=A===null?[]:[A];
return(0,w.Ju)({provider:d,places:[M.cd],constraints:u,locked:null})}function C(E,A,j){if(E===null)return null;const d=A(E.text);return d.ok?j(d.value)?null:`no\
 version can match ${E.text}`:d.why}function z(E,A){const j=E.flatMap(({addresses:d})=>d);return j.length===0?[]:A.map(d=>{const y=j.flatMap(u=>{const g=D(u,d);
return g.ok?[g.value]:[]});return{directory:M.cd.file,client:d,directories:[],calls:y.filter(u=>"module"in u),providers:y.filter(u=>"provider"in u),lockFile:null,
clientVersions:[]}})}}),3783:((ie,te,p)=>{p.d(te,{predictInit:()=>jr});var w=p(9562),$=p(4283),_=p(4592),H=p(789),W=p(1064),L=p(1831),F=p(5011),M=p(5257),V=p(5143),
D=p(5799),b=p(2886),k=p(6146);const C=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,z=({wants:e})=>(0,M.IY)(e).slice(e.host.length+1),E=e=>[(0,L.nx)(e.wants.
host),z(e)].join("/");function A(e){const t=({host:s,item:o})=>s??C(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...o])=>{if(s===void 0)
return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,V.jH)([s,...o].flatMap(c=>c.places??(0,M.ek)(c.item.of)));return(0,D.hD)(s.describe(r),{host:a,services:[
...new Set(r.filter(({wants:c})=>c.host===a).map(g))],places:i,needed:(0,b.ly)(i),clients:u(r),rows:y(r)})})}const j=({kind:e,of:t,wants:n})=>e==="module"?t.address:
(0,M.IY)(n),d=e=>(0,k.o)(e.root.directory,{kind:e.kind,source:E(e),address:j(e),constraints:(0,M.Im)(e.of).map(({text:t})=>t),places:(0,M.ek)(e.of)}),y=e=>[...new Set(
e.map(d))],u=e=>[...new Set(e.map(({root:t})=>t.client))],g=({kind:e})=>e==="module"?w.e$:w.xq,P=3;function U(e,t){const n=ne(e);return e.flatMap(s=>{const{outcome:o,
mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:f}=o,h=`${f.code} ${f.message}`;return[{item:s,cause:h,describe:()=>f}]}if(r?.hasSlash===!1)return[];
if(o.kind==="status")return[Q(s,o,n,t)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:f=>(0,_.
RK)({...B(s,f),url:a,page:c,why:i})}]})}function Q(e,t,n,s){const{kind:o,wants:r,answer:a}=e,{status:i,reason:c,page:l}=t,f=a.lastHop,h={url:f?.url??a.url,status:i,
reason:c,page:l};if(f?.authorization==="withheld"&&i<500||i===401||i===403){const I={token:f?.authorization??"none",challenge:f?.challenge??null},O=T(e),X=a.tokenSource;
return{item:e,cause:`unauthorized ${o} ${i} ${I.token} ${O} ${I.challenge}`,describe:ee=>(0,_.m$)({...B(e,ee),...h,...I,source:X,elsewhere:O,isFork:s})}}if(i===
404){const I=`unknown ${n.has(G(e))?o:(0,M.IY)(r)}`;return{item:e,cause:I,describe:O=>S(e,O,h)}}const v=(0,W.Mq)(i),{attempts:x}=a;return{item:e,cause:`status ${o}\
 ${i}`,describe:I=>(0,_.MI)({...B(e,I),...h,attempts:x,transient:v})}}function T(e){const t=(0,$.Dl)(e.answer.lastHop?.url??""),n=t.ok?(0,L.Pm)(t.value):null;return n===
null||n===C(e)?null:(0,L.WV)(n)}function S(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(t.map(Y))],a=s?.url??(0,L.nx)(e.wants.host),i={...n,host:a,
hasToken:o!==null};if(e.kind==="module")return(0,H.Ji)({...i,modules:r});const c=s!==void 0;return(0,H.s0)({...i,providers:r,meant:R(e),isMirror:c})}function R({
wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,F.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.
type===r&&(0,M.JT)(i)!==(0,M.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.host===s?[]:[(0,L.nx)(a.host)],a.namespace,r].join("/")}function B(e,t){
return{host:(0,L.nx)(C(e)),kind:e.kind,first:Y(e),others:new Set(t.map(({wants:n})=>(0,M.IY)(n))).size-1,mirror:e.answer.mirror?.url??null}}const Y=e=>e.answer.
mirror===void 0?z(e):E(e),G=({kind:e,wants:t})=>`${e} ${t.host}`;function ne(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!=="\
not-asked"&&!(0,W.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,s=[...Map.groupBy(t,G)].filter(([,o])=>o.every(n)&&new Set(o.map(({wants:r})=>(0,M.
IY)(r))).size>=P);return new Set(s.map(([o])=>o))}var re=p(5136),se=p(1752),Z=p(1731);const ce=e=>e?.outcome.value??null,rt=new WeakMap;let Ae=null;function Ee(e,t,n={}){
const s=at(t,e),o=s.filter(c=>c!==null),r=(0,se.s5)(o),[a]=o.filter(Z.Ty).sort((c,l)=>(0,Z.Zy)(l,c)),i={kind:e,texts:t,unreadable:t.filter((c,l)=>s[l]===null),newest:r&&
(0,Z.Cg)(r),preRelease:a?(0,Z.Cg)(a):null,...n};return Ae={list:i,versions:o},i}const at=(e,t)=>e.map(t==="module"?Z.oF:Z.rK);function it(e){if(Ae?.list===e)return Ae.
versions;const t=at(e.texts,e.kind).filter(n=>n!==null);return Ae={list:e,versions:t},t}function je(e,t,n){const s=rt.get(t)??new Map;rt.set(t,s);const{client:o,
held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=s.get(i)??dn[t.kind](e,t,n);return s.set(i,c),c}function ln(e,t,{client:n}){const s=ct(e,Z.PW);
if(s===null||!(0,se.gH)(s,n))return{kind:"refused"};const o=it(t);if(o.length===0)return{kind:"empty"};const r=(0,se.iM)(o,s,n);return r===null?{kind:"none-fits",
conflict:e}:{kind:"chosen",version:(0,Z.Cg)(r)}}function un(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=ct(e,Z._T);if(o===null||!(0,se.Nd)(o))return{kind:"\
refused"};const r=n===null?null:(0,Z.rK)(n);if(r!==null&&(0,se.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=it(
t);if(a.length===0)return{kind:"empty"};const i=(0,se.XA)(a,o);if(r!==null){const h=(0,Z.Cg)(r);return a.some(m=>(0,Z.Cg)(m)===h)?{kind:"chosen",version:h}:{kind:"\
locked-gone",version:h,upgrade:i&&(0,Z.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,Z.Cg)(i)};const c=(0,se.Sx)(o,h=>(0,se.XA)(a,h)!==null),l=new Set(c.map(
Z.mb)),f=o.filter(h=>l.has((0,Z.mb)(h))).map(({whole:h})=>h);return{kind:"none-fits",conflict:[...new Set(f)]}}const dn={module:ln,provider:un};function ct(e,t){
const n=e.map(s=>({whole:s,read:t(s)}));return n.some(({read:s})=>!s.ok)?null:n.flatMap(({whole:s,read:o})=>o.ok?o.value.map(r=>({...r,whole:s})):[])}function fn(e){
const t=new Set(e.filter(lt).map(({wants:n})=>(0,M.IY)(n)));return e.flatMap(n=>{const s=ce(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,
r=()=>(0,_.Mx)({address:E(n),warnings:o});return[...hn(n,s,n.choice),...pn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,M.IY)(n.wants)}`,describe:r}]:[]]})}
function hn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:l}=t,f={kind:s,address:E(e),newest:i},h=(a.installation?.methods===1?
a.mirror?.url:null)??null;switch(n.kind){case"empty":{const m=a.mirror!==void 0,v=()=>(0,_.hy)({...f,url:a.url,ignored:l,isMirror:m});return[{item:e,cause:`empt\
y ${(0,M.IY)(r)}`,describe:v}]}case"none-fits":{const{conflict:m}=n,v=(0,M.Im)(o).filter(({text:I})=>m.includes(I)),x=v.map(({text:I,place:O})=>({text:I,at:(0,b.
cA)((0,M.W$)(O))}));return[{item:e,cause:`none fits ${(0,M.IY)(r)} ${JSON.stringify(m.toSorted())}`,places:v.length===0?(0,M.ek)(o):v.map(({place:I})=>(0,M.W$)(
I)),describe:()=>(0,re.P)({...f,constraints:x,mirror:h,preRelease:c})}]}case"locked-gone":{const{version:m,upgrade:v}=n,x=be(e)?.version.place;return[{item:e,cause:`\
locked ${(0,M.IY)(r)} ${m} ${v}`,...x===void 0?{}:{places:[(0,M.W$)(x)]},describe:()=>(0,re.k)({...f,version:m,upgrade:v,mirror:h})}]}case"chosen":case"refused":case"\
unreadable":return[]}}const be=({of:e})=>"locked"in e?e.locked:null,lt=({choice:e})=>e?.kind==="unreadable";function pn(e,{unreadable:t},n){const{kind:s,choice:o,
wants:r}=e,a=lt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,M.IY)(r)))return[];const i=E(e),c=()=>(0,_.Ev)({kind:s,address:i,texts:t,rejects:a});
return[{item:e,cause:`unreadable ${(0,M.IY)(r)} ${a}`,describe:c}]}const mn=e=>e.flatMap(t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,
mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>kn(t,i));const a=E(t);return[{item:t,cause:`excluded ${(0,M.IY)(t.wants)}`,places:[r,...(0,M.ek)(t.of)],describe:()=>(0,H.
WZ)({provider:a})}]});function kn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.
kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,M.ek)(e.of)],describe:()=>(0,H.
zS)({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Ie=p(3410);function gn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,
i={host:s,services:[o],places:r,clients:a,needed:(0,b.ly)(r)};return vn(n).map(c=>(0,D.hD)(c,i))});return(0,D.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[
n,s,o,r])}function vn(e){const{service:t,organization:n,workspace:s,ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,L.nx)(e.host),organization:n??""},c=[o,r,
a].flatMap(wn),l=dt(r);if(l!==null){const h=r?.tokenSource??"";c.push((0,Ie.Dr)({...i,source:h,...l}))}t===w.OZ&&o.outcome.kind==="read"&&!yn(o.outcome.value)&&
c.push((0,Ie.EK)({url:o.url,version:o.outcome.value}));const f=dt(a);if(f!==null&&s!==null){const h="status"in f&&f.status===404,m={...i,workspace:s};c.push(h?(0,Ie.
Fu)(m):(0,Ie.dF)({...m,...f}))}return c}const wn=e=>e&&"problem"in e.outcome&&e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],ut=(0,Z.oF)(
"2.5");function yn(e){const t=(0,Z.oF)(e??"");return ut===null||t!==null&&(0,Z.Zy)(t,ut)>=0}function dt(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.
kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,reason:n.reason}:null}const $n=(e,t)=>e.filter(({problem:n})=>n.code!=="host-priv\
ate-redirect").map(({host:n,problem:s})=>{const o=t(n),r=o?["hostnames input"]:[];return(0,D.hD)(s,{host:n,services:[w.S3],places:r,needed:o})});var $e=p(7751),
De=p(3916),ft=p(1022),N=p(4091),oe=p(3307),Mn=p(1919);const En=25e3;class bn{#t;#e;path=[];mistake=null;room=En;constructor(t){this.#t=t,this.#e=(0,oe.AN)(t,0)}takeRoom(){
return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),!0)}literal(t,n,s,o){if(this.takeNull())return s;const r=this.#e;this.
skip();const a=this.#t.slice(r,this.#e);return n.test(a)?o(a):(this.#n(t,a.charAt(0)),s)}parts(t,n,s){const o=this.#t,r=o.charAt(this.#e);if(r!==t)return this.#n(
n,r),this.skip(),!1;for(this.#e=(0,oe.AN)(o,this.#e+1);o[this.#e]!=="]"&&o[this.#e]!=="}";)s(t==="{"?this.#o():""),this.#e=(0,oe.AN)(o,this.#e),o[this.#e]===","&&
(this.#e=(0,oe.AN)(o,this.#e+1));return this.#e+=1,!0}skip(){const t=this.#t;let n=0;do{const s=(0,oe.AN)(t,this.#e),o=t.charAt(s);(o==="["||o==="{")&&(n+=1),(o===
"]"||o==="}")&&(n-=1),o==='"'?this.#e=(0,oe.ap)(t,s):this.#e="[]{},:".includes(o)?s+1:(0,oe.f)(t,s)}while(n>0)}#o(){const t=this.#e;this.#e=(0,oe.ap)(this.#t,t);
const n=(0,oe.I)(this.#t.slice(t,this.#e));return this.#e=(0,oe.AN)(this.#t,(0,oe.AN)(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==null)return;const s=this.path.
map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${On[n]??"a number"} instead of ${t}${o}`}}const On={
"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},ht="has too many elements";function pe(e,t,n="first"){const s=(0,oe.HT)(e,n);if(s!==null)
return(0,N.TR)((0,Mn.Qc)(e)?.[1]??`is not valid JSON: ${s.why}`);const o=new bn(e),r=t.read(o,t.zero);return o.mistake!==null?(0,N.TR)(o.mistake):o.room<0?(0,N.
TR)(ht):(0,N.Ju)(r)}const J={zero:"",read:(e,t)=>e.literal("a string",/^"/,t,oe.I)},_n={zero:!1,read:(e,t)=>e.literal("a boolean",/^[tf]/,t,n=>n==="true")},pt=2n**
63n,Tn={zero:0,read:(e,t)=>{const n=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(s);return o>=-pt&&o<pt};return e.literal("an integer",{test:n},t,Number)}},
ue=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(t,n??e.zero)}),Ne={zero:null,read:e=>(e.skip(),null)},mt=e=>({zero:e.zero,read:(t,n)=>{const{mistake:s}=t,
o=e.read(t,n);return t.mistake=s,o}}),kt=e=>({zero:null,read:t=>{const{room:n}=t;return t.room=Number.POSITIVE_INFINITY,e.read(t,e.zero),t.room=n,null}});function ae(e){
return{zero:[],read:(t,n)=>{if(t.takeNull())return[];const s=[];let o=0;return t.parts("[","a list",()=>{const a=t.takeRoom();t.path.push(o);const i=e.read(t,n[o]??
e.zero);t.path.pop(),a&&s.push(i),o+=1})?s:n}}}function ze(e){return{zero:null,read:(t,n)=>{if(t.takeNull())return null;const s=n??new Map;return t.parts("{","a\
n object",o=>{const r=t.takeRoom();t.path.push("*");const a=e.read(t,e.zero);t.path.pop(),r&&s.set(o,a)}),s}}}function q(e){const t=Object.entries(e),n=new Map(
t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an object",i=>{const c=n.
has(i)?i:Pn(i),l=n.get(c);if(l===void 0)return o.skip();o.path.push(c),a[c]=l.read(o,a[c]),o.path.pop()}),a}}}const Pn=e=>e.toLowerCase().replaceAll("\u017F","s"),
Sn=q({name:J,source:J,version:J}),An=q({name:J,version:J,namespace:mt(J),source:mt(J)}),Be=q({path:J,providers:ae(ue(An)),dependencies:ae(ue(Sn))}),gt=ae(ue(Be)),
vt=(e,t)=>q({modules:ae(ue(q({source:J,versions:ae(ue(q({version:J,root:e,submodules:t})))})))}),In=vt(kt(Be),kt(gt)),Dn=vt(Be,gt);function xn(e){const t=pe(e,In);
if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||o.versions.includes(null)))return(0,N.TR)("has null in a list, at which the clients crash");const[
s]=n;return s?(0,N.Ju)(s.versions.map(o=>o?.version??"")):(0,N.TR)('has no element in "modules"')}function Rn(e,t){const n=pe(e,Dn),s=n.ok?n.value.modules[0]?.versions??
[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:f,providers:h})=>({path:l,calls:f.
flatMap(m=>m??[]),providers:h.flatMap(m=>m??[])}));i.some(({calls:l,providers:f})=>l.length+f.length>0)&&t(r.version)&&o.set(r.version,i)}return o}const Ke=({constraint:e,
client:t},n)=>je(e===null?[]:[e.text],n,{client:t});function Cn(e,t,n){let s=null;const o=Rn(e,r=>(s??=new Set(n.map(a=>wt(Ke(a,t)))),s.has(yt(r))));return new Map(
Array.from(o,([r,a])=>[yt(r),a]))}const wt=e=>e.kind==="chosen"?e.version:"none";function yt(e){const t=(0,Z.oF)(e);return t===null?"":(0,Z.Cg)(t)}const Ln=3,Un=200,
jn=2e3;function Nn({calls:e,client:t},n){const s={calls:[],providers:[],undescribed:[]};let o=e.flatMap(a=>{const{module:i,constraint:c,isOpen:l}=a;return i===null||
l?[]:[{call:a,host:i.host,by:"",module:i,constraint:c,client:t}]});const r={left:jn};for(let a=0;a<Ln;a+=1)o=o.flatMap(c=>{const l=n(c);if(l===null)return[];const{
described:f}=l,h=f?.size?wt(Ke(c,l)):"",m=r.left>0?f?.get(h):void 0;if(m===void 0)return a===0&&s.undescribed.push(c.call),[];const{namespace:v,name:x,system:I}=c.
module,O=`${v}/${x}/${I} ${h}`,X=zn(m,{...c,by:O},r);return s.providers.push(...X.providers),X.calls}).slice(0,Un),s.calls.push(...o);return s}function zn(e,{module:t,
...n},s){const o=f=>({text:f,place:n.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(f=>[(0,De.join)(".",f.path),f])),i=new Set([(0,De.join)(".",t.
subdirectory)]),c=[],l=[];s.left-=r.length;for(const f of i){const h=a.get(f);for(const{source:m,version:v}of h?.calls??[]){if(s.left--<=0)break;(0,F.Nj)(m)&&i.
add((0,De.join)(f,m));const x=(0,F.vL)(m,n.client),I=v===""?null:o(v);x.kind==="registry"&&c.push({...n,module:x,constraint:I})}for(const{name:m,namespace:v,source:x,
version:I}of h?.providers??[]){if(s.left--<=0)break;const O=(0,ft.m)(x||(0,De.join)(v,m),n.client);O.kind!=="registry"||I===""||l.push({...n,provider:O,constraint:o(
I)})}}return{calls:c,providers:l}}function Bn({items:e,inside:t,versions:n},s){const o=Map.groupBy(e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{
const l=o.get(a)??[];return[...i.flatMap(h=>Kn(h,n)??[]),...Fn(c,l,s)].map(h=>{const m=({kind:v,of:x})=>v==="module"&&(0,M.ek)(x)[0]===h.places[0];return{...h,rows:y(
l.filter(m))}})}).flat();return(0,D.DF)(r,({problem:a})=>a.message)}function Kn(e,t){const{module:n,client:s,constraint:o,by:r}=e,a=t.get((0,M.MP)(n))?.[s],i=`${(0,L.
nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};if(a?.outcome.kind==="status"&&a.outcome.status===404)return We(
e,(0,$e.o)({...c,newest:null}));const l=ce(a);return!l||Ke(e,l).kind!=="none-fits"?null:We(e,(0,$e.o)({...c,newest:l.newest}))}const Wn=50;function Fn(e,t,n){const s=Map.
groupBy(e,({provider:o})=>(0,M.JT)(o));return t.flatMap(o=>{const{kind:r,answer:a,root:i}=o,c=r==="provider"?s.get((0,M.IY)(o.wants)):void 0,l=ce(a);if(c===void 0||
l===null||o.choice?.kind!=="chosen")return[];const f=[...new Map(c.map(K=>[K.constraint.text,K])).values()],m=[...(0,M.Im)(o.of),...f.slice(0,Wn).map(K=>K.constraint)],
v=n?null:be(o)?.version.text??null,x=m.map(({text:K})=>K),I=je(x,l,{client:i.client,held:v});if(I.kind==="chosen")return[];const O=I.kind==="none-fits"?m.filter(
({text:K})=>I.conflict.includes(K)):m,{newest:X}=l,ee=E(o);return f.filter(({constraint:K})=>O.includes(K)).map(K=>{const{by:he,constraint:le}=K,ke=O.filter(Se=>Se!==
le).map(Hn),ye={by:he,address:ee,constraint:le.text,others:ke,newest:X};return We(K,(0,$e.o)(ye))})})}const Hn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,
We=({call:{place:e},host:t},n)=>(0,D.hD)(n,{host:t,services:[w.e$],places:[(0,M.W$)(e)]});var xe=p(2562),Fe=p(6697);const Jn=({packages:e})=>e.flatMap(Vn);function Vn(e){
if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const Me=({
item:e,version:t,host:n})=>({kind:e.kind,address:E(e),version:t,host:(0,L.nx)(n)}),ge=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,M.IY)(e.wants)}\
 ${t} ${s}`,describe:o,host:n});function Oe(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not\
-allowed"||t==="location"||t==="document")return[];const r=$t(o),{kind:a,address:i,version:c}=Me(e),l=()=>(0,Fe.wp)({host:r,package:`${a} ${i} ${c}`});return[ge(
e,`${r} not allowed`,l)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.message,a=()=>Gn(e,t,n,s);return[ge(e,`${t} ${o} ${r}`,a)]}}}const Xn=[
"page","archive","repository"];function Gn(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){const i=n?.url??s,c={...Me(e),part:t,url:i,at:$t(i)};if(a.kind==="f\
ailed"){const{code:h,message:m}=a.problem;if(h==="host-private-redirect")return a.problem;const v=h==="host-timeout"&&Xn.includes(t);return(0,xe.N7)({...c,why:m,
attempts:o,isAnswered:!1,isSlow:v})}const{status:l,reason:f}=a;if(l===401||l===403||t==="repository"&&l===404){const h=n?.authorization??"none",{isFork:m}=e;return(0,xe.
vn)({...c,status:l,reason:f,page:null,token:h,source:r,isFork:m})}return(0,xe.N7)({...c,why:`${i} returned ${l} ${f}`.trim(),attempts:(0,W.Mq)(l)?o:1,isAnswered:!0,
isSlow:!1})}function $t(e){const t=(0,$.Dl)(e);return(t.ok?(0,L.Pm)(t.value):null)??e}function Yn(e,{location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[ge(e,`l\
ocation ${i}`,c=>(0,xe.KG)({...Me(e),url:o,why:i,clients:u(c)}))];if(s.kind==="status"&&Zn(s.status)){const i=`${s.status} ${s.reason}`.trim();return r(`its loc\
ation was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:return Oe(e,"location",t);case"refused":return r(a.why);case"\
other":return[Qn(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadable"?r(`the page at its location ${i.why}`):Oe(e,a.what,a.answer)}}}
const Zn=e=>e!==401&&e!==403&&!(0,W.Mq)(e),Qn=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{const s=[...new Set(n.map(E))];return(0,$e.q)({what:"getter",
getter:t,names:s})}}),qn=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function es({inside:e}){const t=({place:a})=>a!==M.cd,n=ts([...e.keys()].flatMap(
({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>qn.test(a)).length,o=[...e.values()].flatMap(({undescribed:a})=>a).filter(t),r=o.flatMap(
({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...Mt(o,{what:"inside",names:[...new Set(r)]}),...Mt(n,{what:"direct",git:s,names:n.map(
({address:a})=>a)})]}const Mt=(e,t)=>e.slice(0,1).map(({place:n})=>(0,D.hD)((0,$e.q)(t),{places:[n],clients:[]})),ts=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.
place.line}`,t])).values()],ns=["limit","size","stopped"];function ss(e){const t=[e.answer,...Jn(e)].flatMap(({outcome:s})=>s.kind==="not-asked"?[s]:[]);return[
...t.flatMap(s=>"problem"in s?[s.problem]:[]),...ns.filter(s=>t.some(o=>o.why===s)).slice(0,1)]}function os(e,{maxRequests:t}){const n=e.flatMap(o=>ss(o).map(r=>({
item:o,host:C(o),why:r})));return[...Map.groupBy(n,({host:o,why:r})=>`${o} ${typeof r=="string"?r:r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];
const{host:a,why:i,item:c}=r;if(typeof i!="string"){const h=[...new Set(o.flatMap(m=>(0,M.ek)(m.item.of)))];return[(0,D.hD)(i,{host:a,places:h,needed:(0,b.ly)(h)})]}
const l=[...new Set(o.map(h=>z(h.item)))],f=(0,$e.q)(i==="limit"?{what:i,max:t,names:l}:{what:i,names:l});return[(0,D.hD)(f,{host:a,places:(0,M.ek)(c.of).slice(
0,1),needed:!1})]})}var ve=p(5138),Re=p(630);const rs=(e,t)=>_e(He(e),`${Et(t)}/versions`),as=(e,t,n)=>_e(He(e),`${Et(t)}/${n}/download`),Et=({namespace:e,name:t,
system:n})=>`${e}/${t}/${n}`,is=(e,{namespace:t,type:n})=>_e(e,`${t}/${n}/versions`),cs=(e,{namespace:t,type:n},s,{os:o,arch:r})=>_e(e,`${t}/${n}/${s}/download/${o}\
/${r}`),ls=(e,t)=>_e(He(e),t);function us(e,{host:t,namespace:n,type:s},o){const r=(0,Re.O)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,N.
TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function ds(e,t){if(!/^\.{0,2}\//.test(t))return(0,N.Ju)(t);const n=(0,Re.O)(e,t);return n.ok?(0,N.Ju)((0,$.
jr)(n.value)):n}function fs(e,t){const n=Ce(e,t);return n.ok&&n.value.fragment!==""?(0,N.TR)("must not include fragment part"):n}function Ce(e,t){const n=(0,Re.
O)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,N.TR)("must use http or https scheme")}const He=e=>e.path.endsWith("/")?e:
{...e,path:`${e.path}/`};function _e(e,t){const n=(0,Re.O)(e,t);if(!n.ok)throw new Error(n.why);return n.value}const hs=q({versions:ae(q({version:J,protocols:ae(
J)})),warnings:ae(J)});function ps(e){const t=pe(e,hs);if(!t.ok)return t;const{versions:n,warnings:s}=t.value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.
keys()],a=r.filter(i=>bt(o.get(i)??[]));return(0,N.Ju)({texts:r,compatible:a.length===r.length?r:a,warnings:r.length===0?[]:s})}const ms=e=>e.find(t=>(0,Z.rK)(t)===
null),bt=e=>e.some(t=>{const n=(0,Z.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,Z.Ty)(n)&&(s===5n||s===6n)}),ks=q({id:J,moved_to:J});function gs(e,t){const n=pe(
e,ks);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,ft.m)(o===""?s:o,"terraform"),a=r.kind==="registry"&&r.type===t;return(0,N.Ju)(a?r.namespace:null)}function vs(e,t,n){
const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===t.os&&o===t.arch,c=`${t.os}_${t.arch}`;return{early:[...ws(e.protocols),...Je([i?null:`is for ${s}\
_${o} instead of ${c} (\`os\`, \`arch\`)`,Ve(n,"download_url",e.downloadUrl),$s(e.packages),a?null:ys(r),Ve(n,"shasums_url",e.sumsUrl),Ve(n,"shasums_signature_u\
rl",e.signatureUrl)]),...e.downloadUrl===""?[{kind:"no-archive"}]:[]],late:Je([Ms(e,c)]),hashes:a&&i?[`zh:${r.toLowerCase()}`]:null}}const Je=e=>e.flatMap(t=>t===
null?[]:{kind:"description",why:t});function ws(e){const t=ms(e);return t!==void 0?[{kind:"description",why:`has "${t}" in \`protocols\`, which is not a version`}]:
e.length===0||bt(e)?[]:[{kind:"protocols",protocols:e}]}function Ve(e,t,n){const s=Ce(e,n);return s.ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const ys=e=>e===
""?"has no `shasum`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function $s(e){const t=[...e.keys()].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.
test(o)),n=Array.from(e.values(),o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];return s===void 0?null:`has "${s}" in \`packages\`, which OpenTo\
fu cannot read`}function Ms({packages:e,shasum:t},n){const s=e.get(n);if(e.size===0)return null;if(s===void 0)return"has `packages` without an entry for the pla\
tform, which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `packages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.
startsWith("zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:\
` hash for the platform in `packages`, which OpenTofu requires"}function Es(e,t){switch(e.kind){case"crash":return(0,N.TR)(`has null for ${t}, at which the clie\
nts crash`);case"no-platform":return(0,N.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{const{url:n,hashes:s}=e,o=s.length===0||s.some(bs),
r=Je([n===""?`has no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but others`]);return(0,N.Ju)({early:r,late:[],hashes:r.length===0?s:
null})}}}const Ot=["zh:","h1:"],bs=e=>Ot.some(t=>e.startsWith(t)),Os=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;function _s(e,{filename:t,
shasum:n}){for(const s of e.split(`
`)){const[o="",r]=s.split(Os,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function Ts(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const Xe="in `signing_keys.gpg_public_keys`";function Ps(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${Xe}, at which the clients crash`:t===void 0?`the description has no key ${Xe}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${Xe} whose \`ascii_armor\` is not an armored public key`}function Ss(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[Ge(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ge(o,t,a)),...t.files.flatMap(({part:a,
answer:i})=>Oe(o,a,i)),...t.late.map(a=>Ge(o,t,a))].slice(0,1),...Ds(o,t,r.value,n)];case"status":return r.status===404?[As(o,t,r)]:Oe(o,"document",s);case"fail\
ed":case"not-asked":return Oe(o,"document",s)}}function As(e,{platform:t,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const m={...Me(e),...i,platform:t,isMirror:!1};return ge(e,`${t} platform`,()=>(0,ve.oL)(m))}const{item:c,version:l}=e,f={provider:E(c),mirror:s.
url,version:l,...i},h=(c.answer.installation?.mirrors??[]).some(m=>m.mirror?.url===s.url&&ce(m)?.texts.includes(l));return ge(e,`mirror ${s.url}`,()=>(0,H.gU)({
...f,isListed:h}))}function Ge(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...Me(e),platform:s,isMirror:a!==void 0,url:r},c=(f,h)=>ge(e,`${s}\
 ${f}`,h),l=f=>c(`document ${f}`,()=>(0,ve.Es)({...i,why:f}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"\
platform":{const f={status:200,reason:"OK",page:null};return c("platform",()=>(0,ve.oL)({...i,...f}))}case"protocols":{const{protocols:f}=n,h=Is(e.item);return c(
"protocols",()=>(0,ve.Vf)({...i,protocols:f,suggestion:h}))}case"sums":return c(`sums ${n.why}`,()=>(0,ve.xD)({...i,...n}));case"unsigned":return c(`unsigned ${n.
why}`,()=>(0,ve.iw)({...i,...n}))}}const Is=({answer:e})=>Ee("provider",ce(e)?.compatible??[]).newest;function Ds(e,{platform:t,description:n},{hashes:s},o){const{
item:r,version:a}=e,i=be(r),c=o.get(r.root.lockFile??"")?.get((0,M.IY)(r.wants))??[];if(i?.version.text!==a||s===null||c.length===0)return[];if(c.some(h=>s.includes(
h)))return[];if(n.mirror!==void 0&&!xs(c,s))return[];const l=!c.some(h=>h.startsWith("zh:"));return[{...ge(e,`${t} lock ${l}`,h=>{const m={...Me(e),platform:t,isContentOnly:l,
clients:u(h)};return(0,ve.z0)(m)}),places:[(0,M.W$)(i.version.place)]}]}const xs=(e,t)=>Ot.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(
n))),Ye=[];function Rs(e){const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:u(o),rows:Array.from(Map.groupBy(
o,d).values(),r=>Cs(r,t))}))}function Ze(e,t){const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function Cs(e,t){const[n]=e;if(n===void 0)throw new Error(
"a row without items");const{kind:s,wants:o,of:r,answer:a}=n,i=(0,M.Im)(r).map(({text:l})=>l),c=e.flatMap(({root:{client:l},choice:f})=>f===null?[]:[[l,f.kind===
"chosen"?f.version:null]]);return{kind:s,address:j(n),source:Ze(E(n),t),host:o.host,constraints:Ze(i,t),locked:be(n)?.version.text??null,chosen:Ze(Object.fromEntries(
c),t),newest:ce(a)?.newest??null,platforms:Ls(e),worst:null,problems:Ye,places:(0,V.As)((0,M.ek)(r)),rejectedAt:js(e)}}function Ls(e){const t=e.flatMap(({packages:n})=>n).
flatMap(n=>"platform"in n?[n]:[]);return t.length===0?Ye:Array.from(Map.groupBy(t,({platform:n})=>n),([n,s])=>{const o=s.map(Us);return{platform:n,available:o.includes(
!1)?!1:o.includes(null)?null:!0}})}function Us({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind===
"status"&&e.status===404&&t===void 0?!1:null}function js(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?Ye:[...(0,M.Im)(t.of),be(
t)?.version].flatMap(s=>s?.place??[])}function Ns(e,t){const{items:n}=e,s=[...U(n,t.isFork),...mn(n),...fn(n),...zs(e,t.isFork)],o=n.filter(({answer:a})=>a.outcome.
kind==="read").map(a=>`${a.wants.host} ${g(a)}`),r=a=>t.hostnames.some(i=>{const c=i.services.length>0?i.services:t.requiredServices;return i.host===a&&c.includes(
w.S3)});return{findings:[...es(e),...A(s),...Bn(e,t.upgrade),...gn(e.clouds),...$n(e.logins,r),...os(n,t)],roots:Rs(n),requests:e.requests,answering:new Set(o)}}
const zs=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.
packages.flatMap(r=>"location"in r?Yn(o,r):Ss(o,r,t))});var Bs=p(2389),Ks=p(7542),Ws=p(1257),_t=p(531),we=p(4529),Fs=p(8542),Hs=p(3948),Tt=p(6875),Js=p(9940);const Te=4;
class Pt{#t=[];#e;constructor(t){this.#e=t}async pass(t){this.#e===0?await new Promise(n=>this.#t.push(n)):this.#e-=1;try{return await t()}finally{const n=this.#t.
shift();n===void 0?this.#e+=1:n()}}}async function St(e,t,{concurrency:n},s){const o=Map.groupBy(e,t);await At(o.values(),n*Te,r=>At(r.values(),Te,s))}async function At(e,t,n){
const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Vs=2*Te,Xs=1e3,Gs=3e4,Ys=6e4;class Zs{#t;#e;#o=new Map;#n=new Map;#r=new Set;#s=new Map;constructor(t){
this.#t=t,this.#e=new Pt(t.concurrency*Te),t.stop.signal.addEventListener("abort",this.#a)}get requests(){return[...this.#n.values()]}ask(t){const n=this.#i(t);
return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#r)t.close()};close(){this.#t.stop.signal.removeEventListener("abort",this.#a),
this.#a()}#i({url:t}){const n=(0,we.X5)(t),s=n.ok?`${n.value.name} ${n.value.port}`:"",o=this.#o.get(s)??{gate:new Pt(Te),requests:0,pause:Promise.resolve(),silent:0,
down:null};return this.#o.set(s,o),o}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);return typeof s=="string"||(t.silent=s.every(({headMs:o})=>o===
null)?t.silent+1:0,t.silent>=Vs&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return Qe(r,"stopped");
if(t.requests>=o)return Qe(r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(m=>(0,W.mh)(r,m)!==null)||
s.why!==null)return Qe(r,"stopped");const{ms:l,isForHost:f}=Qs(a,r.length,this.#t),h=(0,Tt.v7)(l,this.#t);f&&(t.pause=h),await h}}async#u(t,n){const{network:s,startTimer:o}=this.#t,
{patience:r,maxRedirects:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Hs.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},
timeoutMs:(0,Js.nT)(r),startTimer:o});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{
slowest:r=null,certificates:a=[]}=this.#n.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=f=>!a.some(h=>h.host===f.host&&h.expires===f.expires),l=o.
filter(c).map(({host:f,expires:h})=>({host:f,expires:h}));this.#n.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...l]})}#f(t){for(const[s,o]of[
...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen()))return s;const n=(0,Fs.f)(this.#t.network);return this.#r.add(n),n}#h(t,n){n.isOpen()?this.#s.set(
n,t):this.#r.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#r.delete(s),s.close())}}const Qe=([e,...t],n)=>e===
void 0?n:[e,...t];function Qs({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Tt.VJ)(e.head.retryAfter,n()):null;return s===
null?{ms:Math.min(Xs*2**(t-1),Gs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Ys),isForHost:!0}}var qs=p(960),It=p(1193);function Dt(e,t,n,{settings:s,network:o,visits:r,
onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(ee=>ee.client===n),f=l===void 0?c:{...l,kind:"found",
url:(0,L.cu)(t)};if(f.kind!=="found")return"service";const{url:h,services:m}=f,v=(0,w.TE)(e,{services:m,documentUrl:h,display:(0,L.nx)(t),client:n});if(v.kind!==
"url"||!(0,we.X5)(v.url).ok)return"service";const x=(0,L.Pm)(v.url)??"",I=l!==void 0,O=x===t||qe(x,s)||a.has(`${t} ${e}`)||I,X=I?null:xt(i,o);return O?{url:v.url,
origin:X}:"not-allowed"}const qe=(e,{allowedHosts:t,hostnames:n})=>(0,L.Jr)(e,t)||n.some(s=>s.host===e),xt=({host:e,attempt:t},n)=>({isPublic:(0,we.Ul)(n,(0,L.Sv)(
e).name,t.hops[0]?.address??null)}),eo=9,to={kind:"whole",maxBytes:8*1024*1024},no={kind:"excerpt",maxBytes:2048},de=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).
decode(e);function Le(e,t){const{once:n}=e;if(n===void 0)return Rt(e,t);const s=t.known.get(n)??Rt(e,t);return t.known.set(n,s),s}async function Rt(e,t){const{host:n,
clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,$.jr)(c.url)),a=await t.tokenOf(
n),i=r.values().map(c=>so(e,c,a,t));return Object.fromEntries((await Promise.all(i)).flat())}const Pe=(e,t,n,s,o,r)=>Le({...o,host:t,clients:n,at:i=>{const c=Dt(
e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},r),me=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});
async function so(e,t,{token:n,source:s},{send:o,patience:r,versionOf:a}){const[i]=t;if(i===void 0)return[];const{host:c,headers:l,maxRedirects:f=eo}=e,h=t.map(
({client:O})=>O),m=i.where,v=O=>h.map(X=>[X,O]);if(typeof m=="string")return v({...me(c,m),tokenSource:s});const x=(0,$.Pl)(m.url),I={...me(c,"service",x),tokenSource:s};
try{const O=await o({...m,host:c,token:n,headers:l??{"x-terraform-version":a(i.client)},planBody:K=>Ct(K,e)??no,maxRedirects:f,patience:h.map(r)});if(typeof O==
"string")return v({...I,outcome:{kind:"not-asked",why:O}});const X=oo(O),ee=Map.groupBy(h,K=>ro(O,r(K)));return Array.from(ee,([K,he])=>{const le=ao(K,m.url,e),
ke={host:c,url:x,tokenSource:s,outcome:le,attempts:O.length,lastHop:X};return he.map(ye=>[ye,ke])}).flat()}catch(O){const X=(0,Fe.n3)({host:(0,L.nx)(c),thrown:O});
return v({...I,outcome:{kind:"not-asked",why:"unchecked",problem:X}})}}function oo(e){const t=e.at(-1)?.hops.at(-1);if(t===void 0)return null;const{url:n,authorization:s,
challenge:o,address:r}=t;return{url:n,authorization:s,challenge:o,address:r}}function ro(e,t){const{attemptMs:n}=t,s=e[(0,W.mh)(e,t)??e.length-1]??e[0],{response:o,
timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,qs.
Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Ct=(e,{accepts:t=s=>s===200,plan:n=()=>to})=>t(e.status)?n(e):null;function ao(e,t,n){if(e.kind===
"failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:s,body:o}=e,{status:r,
reason:a}=s,i=Ct(s,n);if(i===null)return{kind:"status",status:r,reason:a,page:(0,It.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"\
size"};const c=n.read(e,t);return c.ok?{kind:"read",value:c.value}:c.why===ht?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,It.y8)(o.bytes)}}
const io=3e4,co={kind:"whole",maxBytes:1024*1024},lo={kind:"excerpt",maxBytes:2048},Lt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?co:
lo},uo={...Lt,accepts:()=>!0,read:({head:e})=>(0,N.Ju)(e.apiVersion)},fo=q({data:ue(q({id:J}))}),Ut={...Lt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=pe(
de(e),fo);return t.ok?t.value.data===null?(0,N.TR)("has no data"):(0,N.Ju)(null):t}},ho=/^[\w-]+$/;async function po(e){const t=e.settings.timeoutMs??io,s={...e,
patience:r=>({client:r,attemptMs:t,retries:1})},o=ko(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:l}=await e.tokenOf(a);if(l===null)return[];const f=c.
flatMap(v=>{const x=Dt(i,a,v,e);return typeof x=="string"?[]:[{client:v,at:x}]}),h=Map.groupBy(f,({at:v})=>(0,$.jr)(v.url)),m=Array.from(h.values(),v=>v.slice(0,
1).map(({at:x})=>{const I={...r,clients:v.map(({client:O})=>O)};return mo(I,x,s)}));return await Promise.all(m.flat())});return(await Promise.all(o)).flat()}async function mo(e,t,n){
const{host:s,clients:o,organization:r,workspace:a}=e,i=async(x,I)=>{const O=ls(t.url,x),X=()=>({...t,url:O}),ee=`cloud ${(0,$.jr)(O)}`,K=await Le({...I,host:s,clients:o,
at:X,once:ee},n);return Object.values(K)[0]??me(s,"service")},c=await i("ping",uo),l={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="rea\
d"||r===null)return l;const f=`organizations/${r}`,h=await i(`${f}/entitlement-set`,Ut),v=h.outcome.kind!=="read"||a===null?null:await i(`${f}/workspaces/${a}`,
Ut);return{...l,ofOrganization:h,ofWorkspace:v}}function ko({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){
if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,l=jt(o.organization??c),f=jt(o.name);for(const{host:h,service:m,
clients:v}of a){const x=[h,m,l,f].join(" "),O=n.get(x)??{host:h,service:m,organization:l,workspace:f,places:[],clients:[]};n.set(x,O),O.places.push(i),O.clients=
[...new Set([...O.clients,...v])]}}return[...n.values()]}const jt=e=>e&&ho.test(e)?e:null;var go=p(9529);const vo=1e4;async function wo(e){const{visits:t,settings:n}=e,
s=new Map;for(const r of t.values())for(const a of yo(r)){const i=(0,L.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,we.X5)(a).ok&&(0,L.Jr)(i,n.allowedHosts)&&!s.
has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>$o(r,a,e)))).flat()}function yo({host:e,attempt:{discovery:t}}){if(t.
kind!=="found")return[];const n=(0,L.nx)(e),{url:s,services:o}=t,a=(0,w.TE)(w.S3,{services:o,documentUrl:s,display:n,client:"terraform"});if(a.kind!=="object")return[];
const{authz:i,token:c}=(0,go.m)(a.value,s,n).value;return[i,c].flatMap(l=>{const f=(0,$.Dl)(l??"");return l!==null&&f.ok?[f.value]:[]})}async function $o(e,t,{send:n,
network:s,settings:o}){const r=await n({host:e.host,url:t,origin:xt(e,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:o.timeoutMs??vo,retries:1}]}),a=typeof r=="string"?null:r.at(-1);if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.
response;return i.code==="host-http2"?[]:[{host:e.host,problem:i}]}async function Mo(e,t){const n=new Map,s=({module:r,client:a})=>ce(n.get((0,M.MP)(r))?.[a]);let o=e.
flatMap(({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i===null?[]:[{module:i,client:r,constraint:c}]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,M.
MP)(c));await St(r,([,[c]])=>c?.module.host,t,async([c,l])=>{const[f]=l;f!==void 0&&n.set(c,await Eo(f.module,l,t))});const i=new Map(e.map(c=>[c,Nn(c,s)]));if(o=
Array.from(i.values(),c=>c.calls).flat().filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,M.MP)(c))),o.length===0)return{modules:n,inside:i}}}function Eo(e,t,n){
const s=[...new Set(t.map(({client:a})=>a))],o=a=>rs(a,e),r={read:({body:a})=>bo(de(a),t)};return Pe(w.e$,e.host,s,o,r,n)}function bo(e,t){const n=xn(e);if(!n.ok)
return n;const s=Ee("module",n.value),o=Cn(e,s,t);return(0,N.Ju)(o.size===0?s:{...s,described:o})}var Oo=p(6760),_o=p(5747),To=p(3427),Po=p(2713),Nt=p(4321),zt=p(
6979);const Bt=["file","gcs","git","hg","http","https","s3"],Kt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",So=new RegExp(`^(?:${Kt}|tar\\.(?:gz|bz2|xz))$`),Ao=new RegExp(
`\\.(?:${Kt})$`),Io=/^(?:0|f|F|false|FALSE|False)$/;function Wt({getter:e,url:t},n){if(!(Bt.includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`d\
ownload not supported for scheme '${e}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"other",getter:e};const o=(0,zt.xB)(t.query);if(e==="git")return{kind:"\
git",url:et(t,[])};if(!/^https?$/.test(e))return{kind:"other",getter:e};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="a\
rchive"&&r!==""));return(r===""?Ao.test(t.path):!Io.test(r)&&So.test(r))?{kind:"archive",url:et(t,a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"\
checksum cannot be specified for directory download"}:{kind:"page",url:et(t,[...a,["terraform-get","1"]])}}const et=(e,t)=>({...e,query:(0,zt.Ge)(t),forceQuery:!1,
fragment:""});function Do(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return n===void 0?(0,N.TR)(`invalid source string: ${e}`):!Bt.includes(n)&&!(n===
"oci"&&t==="opentofu")?(0,N.TR)(`no getter available for X-Terraform-Get source protocol: "${n}"`):(0,Nt.cx)(e,t)}const xo={amp:"&",lt:"<",gt:">",quot:'"',apos:"\
'"};function Ro(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;
if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,f]of t.matchAll(Co))r.set(i.toLowerCase(),c??l??f??"");const a=r.get("content")??"";if(r.get(
"name")==="terraform-get"&&a!=="")return Lo(a)}return null}const Co=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Lo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?xo[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),tt=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},Uo=q({location:J,
use_registry_credentials:ue(_n)}),jo=q({location:J,use_registry_credentials:Ne});function No(e,t){if(e.status===204)return tt(e);const n=pe(e.body,t?Uo:jo,"whol\
e");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==null?{kind:"url",location:s,usesCredentials:o}:
s===""?tt(e):{kind:"address",location:s}}function zo({answer:e,downloadUrl:t,client:n,readsCredentials:s}){const o=n==="terraform"?tt(e):No(e,s);switch(o.kind){case"\
none":return fe(Bo[n]);case"unreadable":return fe(`the response ${o.why}`);case"url":{if(o.location==="")return fe("the response has `use_registry_credentials` \
and no `location`");const r=fs(t,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:fe(r.why)}case"address":{const r=ds(t,o.location);
return r.ok?Fo(r.value,n):fe(r.why)}}}const Bo={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Te\
rraform-Get header"},fe=e=>({kind:"refused",why:Ko(e)}),Ko=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");function Wo(e,t){const n=Do(
e,t);return n.ok?Wt(n.value,t):fe(n.why)}function Fo(e,t){const n=(0,F.vL)(e,t);if(n.kind==="invalid")return fe(n.error);if(n.kind!=="remote")return fe("must be\
 a direct remote package address");const s=(0,Nt.cx)(e,t);return s.ok?Wt(s.value,t):fe(s.why)}const Ho=3e4,Ft={kind:"excerpt",maxBytes:1024},Jo=128*1024,Ht={terraform:0,
opentofu:0},Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Ft,read:()=>(0,N.Ju)(""),retries:Ht,netrc:W.Du},Vo={...Ue,name:"\
provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Xo={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,netrc:[]},Go={name:"\
page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Ft:{kind:"excerpt",maxBytes:Jo},read:({head:e,body:t})=>{const n=e.terraformGet||Ro(de(t));
return n===null?(0,N.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,N.Ju)(n)},retries:Ht,netrc:W.Du},Yo={...Ue,name:"repository",headers:{},
accepts:e=>e===200,netrc:[]},Jt={name:"sums",headers:{},read:({body:e})=>(0,N.Ju)(de(e)),retries:null,netrc:[]},Zo={...Jt,name:"signature",read:({body:{bytes:e}})=>(0,N.
Ju)(Ts(e)??"")};function nt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,$.Dl)(n),r=o.ok?(0,we.X5)(o.value):null;return{isPublic:!r?.ok||(0,we.
Ul)(t,r.value.name,s)}}const Qo=async()=>({token:null,source:null});async function Vt({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,
patience:l,tokenOf:f,withLogin:h}=a,{name:m,retries:v,netrc:x}=r,I=(0,L.Pm)(n);if(I!==null&&I!==t&&!qe(I,c))return me(t,"not-allowed",(0,$.Pl)(n));const O=K=>({
url:x.includes(K)?h(n):n,origin:s}),X=`${m} ${o} ${s?.isPublic} ${(0,$.jr)(n)}`,{[e]:ee}=await Le({...r,host:t,clients:i.clients,at:O,once:X},{...a,patience:K=>v===
null?l(K):{client:K,attemptMs:Ho,retries:v[K]},tokenOf:o?f:Qo});if(ee===void 0)throw new Error("a client without an answer");return ee}const qo={accepts:e=>e===
200||e===204,read:({head:e,body:t},n)=>{const s=e.status===204?204:200;return(0,N.Ju)({answer:{status:s,header:e.terraformGet,body:de(t)},downloadUrl:n})}};async function er({
address:e,version:t,clients:n},s){const{host:o}=e,r=l=>as(l,e,t),a=await Pe(w.e$,o,n,r,qo,s),i=(0,W.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([
l,f])=>{const h=l,{outcome:m}=f;if(m.kind!=="read")return[h,{location:f,steps:[]}];const v=zo({...m.value,client:h,readsCredentials:i}),{downloadUrl:x}=m.value,
I={registry:o,client:h,origin:nt(f,s),start:x},O=await nr(v,I,s),X={...f,outcome:{kind:"read",value:null}};return[h,{location:X,steps:O}]});return Object.fromEntries(
await Promise.all(c))}const tr=10;async function nr(e,t,n){const s=[];let o=e,{origin:r}=t;for(let a=0;o.kind!=="refused"&&o.kind!=="other";a+=1){if(o.kind==="p\
age"&&a===tr){const v=`too many X-Terraform-Get redirects: ${a+1}`;return[...s,{kind:"refused",why:v}]}const[i,c]=or[o.kind],l=o.kind==="direct"&&o.usesCredentials,
f=l&&sr(t.start,o.url),h=await Vt({...t,url:rr(o),origin:r,token:f},c,n),{outcome:m}=h;if(l&&!f&&m.kind==="status"&&m.status===401){const v=`the token of the re\
gistry from ${(0,L.Pm)(o.url)}`;return[...s,{kind:"other",getter:v}]}if(s.push({kind:"asked",what:i,answer:h}),o.kind!=="page"||m.kind!=="read")return s;r=nt(h,
n),o=Wo(m.value,t.client)}return[...s,o]}function sr(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,we.be)(s)}));return(0,Po.nL)(n).
at(-1)==="sent"}const or={archive:["archive",Ue],direct:["archive",Xo],page:["page",Go],git:["repository",Yo]},rr=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}\
/info/refs`,query:"service=git-upload-pack"}:t;var ar=p(7511);const st=(e,t)=>q({protocols:ae(J),os:J,arch:J,filename:J,download_url:J,shasum:J,shasums_url:J,shasums_signature_url:J,
signing_keys:q({gpg_public_keys:ae(ue(e))}),packages:t}),Xt=q({ascii_armor:J}),ir=ze(q({hashes:ae(J),package_size:Tn})),cr={terraform:st(q({ascii_armor:J,trust_signature:J}),
Ne),"opentofu before 1.12":st(Xt,Ne),opentofu:st(Xt,ir)};function lr(e,t){const n=pe(e,cr[t]);if(!n.ok)return n;const{value:s}=n,{os:o,arch:r,protocols:a,filename:i,
shasum:c}=s;return(0,N.Ju)({os:o,arch:r,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.
signing_keys.gpg_public_keys.map(l=>l===null?null:l.ascii_armor),packages:s.packages??new Map})}const ur=q({versions:ze(q({}))});function dr(e,t){const n=Gt(e,t,
ur);return n.ok?(0,N.Ju)([...n.value.versions?.keys()??[]]):n}const fr=q({archives:ze(ue(q({url:J,hashes:ae(J)})))});function hr(e,t,{os:n,arch:s}){const o=Gt(e,
t,fr);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,N.Ju)({kind:"no-platform"});if(r===null)return(0,N.Ju)({kind:"crash"});
const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,N.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,N.Ju)({kind:"archi\
ve",url:i,hashes:a})}function Gt(e,t,n){const s=(0,ar.i)(t??"");return s.ok&&s.value==="application/json"?pe(e,n):(0,N.TR)(t===null?"has no Content-Type; expect\
ed application/json":"has a Content-Type other than application/json")}function pr(e,t){const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,M.
JT)(o),{clients:a=[],asking:i=[]}=n.get(r)??{},c=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}
return n}async function mr(e,t){const n=new Map;return await St(e,([,{address:o}])=>o.host,t,async([o,r])=>{const{address:a,asking:i,clients:c}=r,{host:l}=a,f=Pe(
w.xq,l,i,Yt(a),kr,t),h=c.map(async m=>[m,await gr(m,r,f,t)]);n.set(o,Object.fromEntries(await Promise.all(h)))}),n}const kr={read:({body:e})=>{const t=ps(de(e));
if(!t.ok)return t;const{texts:n,...s}=t.value;return(0,N.Ju)(Ee("provider",n,s))}},Yt=e=>t=>is(t,e);async function gr(e,t,n,s){const{address:o}=t,r=me(o.host,"s\
ervice"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[vr]).map(O=>O.kind!=="network"?O.kind==="direct"?a():r:Zt(e,O,t,"index.json",Mr,s)),[l=r,
...f]=await Promise.all(c),h=Er([l,...f]),v=wr(o,e,await a())?await yr(o,e,s):null;if(i===null&&v===null)return h;const x=[l,...f].filter(({mirror:O})=>O!==void 0),
I=i&&{place:i.place,methods:c.length,mirrors:x};return{...h,...I&&{installation:I},...v===null?{}:{movedTo:v}}}const vr={kind:"direct"},wr=({host:e,namespace:t},n,{
outcome:s})=>t==="hashicorp"&&e===(0,F.Vm)(n)&&s.kind==="status"&&s.status===404;async function yr(e,t,n){const{host:s,type:o}=e,r={read:({body:c})=>gs(de(c),o)},
a=Yt({...e,namespace:"-"}),{[t]:i}=await Pe(w.xq,s,[t],a,r,n);return i?.outcome.kind==="read"?i.outcome.value:null}const $r=5;async function Zt(e,{url:t,place:n},{
address:s,clients:o},r,a,i){const c={url:(0,$.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},l=(0,L.Pm)(t),f=us(t,s,r);if(!f.ok){const O=`${n.file}:${n.line}`,X={
mirror:c.url,at:O,provider:(0,M.JT)(s)},ee={kind:"failed",problem:(0,H.zS)({...X,kind:"port"})};return{...me(l,"service",c.url),outcome:ee,mirror:c}}const h=O=>O.
kind==="network"&&(0,$.jr)(O.url)===(0,$.jr)(t),m=o.filter(O=>i.methodsOf(s,O)?.methods.some(h)),v=qe(l,i.settings)?{url:f.value,origin:null}:"not-allowed",x=`m\
irror ${(0,$.jr)(f.value)}`,{[e]:I=me(l,"service")}=await Le({host:l,clients:m,at:()=>v,once:x,read:a,maxRedirects:$r},{...i,patience:O=>({...i.patience(O),...O===
"opentofu"?{retries:0}:{}})});return{...I,mirror:c}}function Mr({head:e,body:t}){const n=dr(de(t),e.contentType);if(!n.ok)return n;const s=n.value.filter(o=>(0,Z.
rK)(o)!==null);return(0,N.Ju)(Ee("provider",s))}function Er([e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),
o=n.find(br)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ce(i)??[]),a=n.find(i=>ce(i)!==null);
return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Or(r)}}}const br=({outcome:e})=>e.
kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Or=e=>Ee("provider",[...new Set(e.flatMap(({texts:t})=>t))],{compatible:e.flatMap(({compatible:t=[]})=>t),
warnings:e.flatMap(({warnings:t=[]})=>t)}),Qt=({head:e,body:t,url:n})=>(0,N.Ju)({text:de(t),contentType:e.contentType,url:n});async function _r(e,t){const{address:n,
clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l==="direct")),a=qt({...e,clients:r},t),i=s.map(async c=>{const l=r.includes(
c)?await en(c,e,await a,t):await Tr(c,e,o(c),t);return l===null?[]:[[c,l]]});return Object.fromEntries((await Promise.all(i)).flat())}async function Tr(e,t,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a=r.kind==="direct"?await qt({...t,clients:[e]},s):{};if(o=r.kind==="network"?await Sr(e,t,r,
s):await en(e,t,a,s),o===null||!Pr(o.description))return o}return o}const Pr=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&
e.value.early.some(({kind:n})=>n==="platform");function qt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>cs(i,e,t,n);return Pe(w.xq,r,s,a,{
read:Qt},o)}async function en(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const o=e==="opentofu"&&!(0,W.sX)(s.versionOf(e));return await nn(e,t,n,({text:a,
url:i})=>{const c=lr(a,o?"opentofu before 1.12":e);if(!c.ok)return c;const l=vs(c.value,t,i),{sumsUrl:f,signatureUrl:h,downloadUrl:m}=c.value,v=[f,h,m].map(K=>Ce(
i,K)),[x,I,O]=v.flatMap(K=>K.ok?K.value:[]),X=x&&I&&O&&l.early.every(({kind:K})=>K==="no-archive"),ee=X?{sums:x,signature:I,document:c.value}:null;return(0,N.Ju)(
{described:l,signed:ee,archive:X?O:null})},s)}async function Sr(e,t,n,s){const{platform:o,version:r}=t,a=await Zt(e,n,t,`${r}.json`,Qt,s);return await nn(e,o,a,
({text:c,contentType:l,url:f})=>{const h=hr(c,l,o);if(!h.ok)return h;const m=Es(h.value,tn(o));if(!m.ok)return m;const v={described:m.value,signed:null};if(h.value.
kind!=="archive")return(0,N.Ju)({...v,archive:null});const x=Ce(f,h.value.url);return x.ok?(0,N.Ju)({...v,archive:x.value}):(0,N.TR)(`has an invalid \`url\`: ${x.
why}`)},s)}const tn=({os:e,arch:t})=>`${e}_${t}`;async function nn(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:tn(t),files:[],late:[]};if(r.kind!=="read")return{
...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const Se={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:Se}}}const{
described:l,signed:f,archive:h}=c.value,m={...n,outcome:{kind:"read",value:l}},v=[],x={registry:a,client:e,origin:nt(n,o)},I=async(Se,Nr,zr)=>{const ot=await Vt(
{...x,url:Nr},zr,o);return v.push({part:Se,answer:ot}),ot.outcome.kind==="read"?ot.outcome.value:null},O=f&&await I("sums",f.sums,Jt),X=f&&O!==null?await I("sig\
nature",f.signature,Zo):null;if(h!==null&&(f===null||X!==null)&&await I("archive",h,Vo),f===null)return{...i,description:m,files:v};const{document:ee}=f,K=ee.keys.
length===0&&Ar(a,e,o),he=O===null?null:_s(O,ee),le=K?null:Ps(ee.keys)??X,ke=v[0]?.answer.url??"",ye=[...l.late,...he===null?[]:[{kind:"sums",url:ke,why:he}],...le?
[{kind:"unsigned",why:le}]:[]];return{...i,description:m,files:v,late:ye}}const Ar=(e,t,{machine:n})=>t==="opentofu"&&e===(0,F.Vm)(t)&&n.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!==
"true";async function Ir(e,t){const{machine:n,settings:s}=t,o=e.filter(l=>l.kind==="module"),r=e.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.platform]:
s.platforms,i=await Promise.all([sn(o,l=>er(l,t)),...a.map(l=>{const[f="",h=""]=l.split("_");return sn(r,m=>_r({...m,platform:{os:f,arch:h}},t))})]),c=Map.groupBy(
i.flat(),([l])=>l);return e.map(l=>({...l,packages:(c.get(l)??[]).map(([,f])=>f)}))}async function sn(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,
version:r.choice.version}]:[]),o=Map.groupBy(n,({item:r,version:a})=>`${(0,M.IY)(r.wants)} ${a}`).values().map(async r=>{const[a]=r;if(a===void 0)return[];const i=[
...new Set(r.map(({item:l})=>l.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const f=c[l.root.client];
return f===void 0?[]:[[l,f]]})});return(await Promise.all(o)).flat()}function Dr(e,t){const n=new Set(e.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.
from(n,s=>{const o=(0,_o.yR)((0,Oo.join)(t,s));return[s,o.ok?(0,To.g)(o.text):new Map]}))}async function xr(e,t){const{configs:n,dialect:s,directory:o,plugins:r,
settings:a}=t,i=[...e,...(0,Ws.n)(a.hostnames,s.clients)],c=(0,_t.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=pr(i,(v,{directory:x,client:I})=>x!==
M.cd.file&&c(v,x,I)),f=i.flatMap(({calls:v})=>v).flatMap(({module:v})=>v===null?[]:(0,M.MP)(v)),h=new Set(f).size+l.size,m=new Zs({...t,maxRequests:a.maxRequests});
try{const v=Rr(t,Lr(m,h,t)),[{modules:x,inside:I},O,X,ee]=await Promise.all([Mo(i,v),mr(l,v),po(v),wo(v)]),K=new Map([...x,...O]),he=Ur(i,K,v),le=a.depth==="pac\
kages",ke=le?await Ir(he,v):he,ye=le?t.lockHashes??Dr(ke,o):new Map;return{items:ke,versions:K,inside:I,lockHashes:ye,clouds:X,logins:ee,requests:m.requests}}finally{
m.close()}}function Rr(e,t){const{configs:n,dialect:s,credentials:o,machine:r,learn:a}=e,i=new Map(n.map(c=>[c.client,c.patience]));return{...e,send:t,known:new Map,
onlyListed:Cr(e),methodsOf:(0,_t.xT)(n,s.releases,a),withLogin:(0,Ks.TU)(r,a).withLogin,patience:c=>i.get(c)??{client:c,attemptMs:1e4,retries:1},versionOf:c=>(0,W.
tB)(c,s.versions),tokenOf:async c=>{const{answer:l}=await o.find(c);return{token:l?.token??null,source:l?.token?l.source:null}}}}function Cr({settings:e,requirements:t}){
const n=e.hostnames.flatMap(({addresses:r})=>r).map(on),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(on));return new Set(n.filter(r=>!o.
has(r)))}const on=({host:e,service:t})=>`${e} ${t}`;function Lr(e,t,{progress:n}){let s=0;return n({total:t,done:s}),async o=>{const r=await e.ask(o);return s+=
1,n({total:Math.max(t,s),done:s}),r}}const rn=[];function Ur(e,t,{versionOf:n,settings:{upgrade:s}}){return e.flatMap(o=>{const{client:r}=o,a=(0,W.Jd)(r,n(r));return[
...o.calls.flatMap(i=>{const{module:c,isOpen:l}=i;if(c===null)return[];const f=an(t,c,r),h=l?null:cn(f,i,{client:r});return[{kind:"module",root:o,of:i,wants:c,answer:f,
choice:h,packages:rn}]}),...o.providers.map(i=>{const{provider:c,locked:l}=i,f=an(t,c,r),h=s||l===null?null:l.version.text,m=cn(f,i,{client:r,held:h,rejectsUnreadable:a});
return{kind:"provider",root:o,of:i,wants:c,answer:f,choice:m,packages:rn}})]})}const an=(e,t,n)=>e.get((0,M.IY)(t))?.[n]??me(t.host,"service");function cn(e,t,n){
const s=ce(e);return s&&je((0,M.Im)(t).map(({text:o})=>o),s,n)}async function jr(e,t,n){try{return Ns(await xr(e,t),n)}catch(s){const r=[...t.visits.values()].filter(
({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,D.hD)((0,Fe.n3)({host:(0,L.nx)(a),thrown:s}),{host:a}));return{...Bs.j7,findings:r}}}})};export{Br as id,Kr as ids,Wr as modules};
