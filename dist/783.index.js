const Br=783,Wr=[783],Kr={400:((le,te,f)=>{f.d(te,{K:()=>J});var M=f(4e3),g=f(9349),_=f(8704),W=f(3268),B=f(4009),R=f(6134);function J(h,D=new R.n_){const z=new g.
bs(h,h.startsWith("\uFEFF")?1:0,D),H=v(z,void 0);return(0,R.pH)(h,H,z.mistake,D)}function v(h,D){const z={attributes:[],blocks:[]};let H=D!==void 0&&!h.isLineEnd(
h.skipSpaces());for(;;){const y=h.skipBlank();if(h.at>=h.text.length){D!==void 0&&h.report(Y,D);break}if(y==="}"&&D!==void 0){h.at++;break}P(h,y,z),K(h,H,z),H=!1}
return{kind:"native",attributes:z.attributes,blocks:z.blocks}}const Y="unclosed configuration block: there is no closing brace before the end of the file";function P(h,D,z){
const H=h.at;h.countPart();const y=D==='"'?O(h):h.readName();if(y===void 0){D<"\x80"?h.report("argument or block definition required",H):h.reportCharacter(),G(h,
H);return}const b=h.at;if(h.skipSpaces()==="="&&h.peek(1)!=="="){h.at++,z.attributes.push({name:y,start:H,end:b,value:(0,_.J)(h,"line")});return}const L=U(h),V=h.
at;if(h.peek()!=="{"){const se=L.length===0?`argument or block definition required: "${(0,M.dh)(y)}" has neither "=" nor "{" after it`:`invalid block definition\
: the header of "${(0,M.dh)(y)}" has no "{" at its end`;h.report(se,H,b),G(h,H);return}h.at++;const re=$.has(y)&&L[0]?.value!==k&&h.depth===0&&h.mistake===void 0?
A(h,V):w(h,V);z.blocks.push({type:y,labels:L,start:H,end:V,body:re})}const $=new Set(["resource","data","ephemeral","output","variable"]),k="terraform_remote_st\
ate";function A(h,D){const{at:z}=h;return(0,W.ku)(h,"}",D)&&h.mistake===void 0?new N(h,D):(h.at=z,h.mistake=void 0,w(h,D))}class N{kind="native";text;open;end;parts;body;constructor({
text:D,at:z,parts:H},y){this.text=D,this.open=y,this.end=z,this.parts=H}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave(D){
return this.body!==void 0||this.text.slice(this.open,this.end).includes(D)}read(){if(this.body===void 0){const D=new g.bs(this.text.slice(0,this.end),this.open+
1,this.parts);D.depth=1,this.body=v(D,this.open)}return this.body}}function w(h,D){if(h.depth>=g.lr)return h.report(`blocks are nested deeper than ${g.lr} level\
s`,D),(0,W.ku)(h,"}",D),{kind:"native",attributes:[],blocks:[]};h.depth++;const z=v(h,D);return h.depth--,z}function O(h){const D=h.at,z=(0,B.E3)(h);return h.report(
"invalid argument name: argument names must not be quoted",D,h.at),z.kind==="string"?z.value:void 0}function U(h){const D=[];for(let z=C(h);z!==void 0;z=C(h))D.
push(z);return D}function C(h){const D=h.skipSpaces(),z=h.at;let H;if(D==='"'){const b=(0,B.E3)(h);b.kind==="string"?H=b.value:(H=h.text.slice(z+1,Math.max(z+1,
h.at-1)),h.report("invalid block label: it has to be plain text",z,h.at))}else H=h.readName();if(H===void 0)return;const y={value:H,start:z,end:h.at};return h.countPart(),
y}function K(h,D,z){const H=h.skipSpaces();D&&(H!=="}"||z.blocks.length>0)?h.report("invalid single-argument block definition: a block in one line has one argum\
ent at most",h.at):!D&&!h.isLineEnd(H)&&h.report("missing newline after argument or block definition",h.at)}function G(h,D){(0,W.Kk)(h,"line"),(h.at===D||(0,g.wH)(
h.peek())&&h.peek()!=="}")&&h.at++}}),5136:((le,te,f)=>{f.d(te,{P:()=>R,k:()=>v});var M=f(1064),g=f(4e3),_=f(5799);const W=4,B=Y=>(0,g.K4)(Y,W,({text:P,at:$})=>{
const k=`"${(0,g.dh)(P,80)}"`;return Y.length===1?k:`${k} (${(0,g.dh)($)})`}),R=(0,_.lS)((0,_.z3)("version-none-fits","No listed version fits",M.Du),({kind:Y,address:P,
constraints:$,mirror:k,newest:A,preRelease:N})=>{const w=A===null?`all listed versions are pre-releases${N===null?"":`, such as ${(0,g.dh)(N,40)}`}`:`the newest\
 ${k===null?"":`on ${k} `}is ${(0,g.dh)(A,40)}`,O=$.length>1?"all of ":"",U=$.length===0?"can be chosen":`fits ${O}${B($)}`;return{message:`no version of ${Y} ${P}\
 ${U}; ${w}`,help:J($.length,A===null?N:null,k!==null)}});function J(Y,P,$){if(P!==null){const A=`set \`version = "${(0,g.dh)(P,40)}"\`, since only an exact vers\
ion selects a pre-release`;return{user:A,operator:`publish a release, or ${A}`}}return Y>1?"change these constraints so that they all allow one listed version":
{user:"change the constraint to allow a listed version",operator:$?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, chec\
k that the registry has imported it"}}const v=(0,_.lS)((0,_.z3)("version-locked-gone","Locked version is no longer listed",M.Du),({address:Y,version:P,upgrade:$,
newest:k,mirror:A})=>({message:`the lock file selects ${Y} ${(0,g.dh)(P,40)}, which ${A??"the registry"} no longer lists${k===null?"":`; the newest is ${(0,g.dh)(
k,40)}`}`,help:{user:$===null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the loc\
k file":`run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,g.dh)($,40)}, and commit the lock file`,operator:A===null?`publish ${(0,g.
dh)(P,40)} again`:`add ${(0,g.dh)(P,40)} to the mirror again`}}))}),7751:((le,te,f)=>{f.d(te,{o:()=>Y,q:()=>J});var M=f(1064),g=f(4e3),_=f(5799);const W=3,B=P=>P===
1?"1 module or provider was":`${P} modules and providers were`;function R(P){const{names:$}=P,k=(0,g.K4)($,W,g.dh);switch(P.what){case"inside":return`what ${(0,g.
px)($.length,"registry module")} ${$.length===1?"calls and requires":"call and require"} was not checked: ${k}`;case"direct":{const A=$.length-P.git;return`${[...P.
git>0?[`${(0,g.px)(P.git,"module")} from Git`]:[],...A>0?[`${(0,g.px)(A,"module")} from an archive or bucket`]:[]].join(" and ")} ${$.length===1?"was":"were"} n\
ot checked: ${k}`}case"limit":return`max-requests (${P.max}) was reached, so ${B($.length)} not checked: ${k}`;case"size":return`a response is longer than this \
check reads, so ${B($.length)} not checked: ${k}`;case"stopped":return`the check ended too early, so ${B($.length)} not checked: ${k}`;case"getter":return`the p\
ackage of ${(0,g.px)($.length,"registry module")} was not checked, because it is downloaded with ${P.getter}: ${k}`}}const J=(0,_.lS)((0,_.lm)("not-followed","P\
art of init was not checked"),P=>({message:R(P),help:P.what==="limit"?"increase `max-requests`, or list fewer directories in `roots`":void 0})),v=3,Y=(0,_.lS)((0,_.
$e)("module-described","Registry module can probably not be installed",M.Du),({by:P,address:$,constraint:k,newest:A,others:N})=>{const w=`${(0,g.dh)(P)} require\
s ${(0,g.dh)($)}${k===null?"":` "${(0,g.dh)(k)}"`}`,O=A===null?"which the registry does not have":N.length>0?`which conflicts with ${(0,g.K4)(N,v,g.dh)}`:`which\
 no listed version fits; the newest is ${(0,g.dh)(A)}`;return{message:`according to the registry, ${w}, ${O}`,help:"run `init` to confirm; if it fails, use anot\
her version of the module"}})}),2562:((le,te,f)=>{f.d(te,{KG:()=>Y,N7:()=>N,vn:()=>P});var M=f(1064),g=f(4e3),_=f(5799),W=f(8937);const B=w=>w.map(O=>M.bB[O]).join(
" and "),R={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"the package",repository:"\
the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},J=w=>w==="location"||w==="document",v="set `version`\
 to one whose package can be downloaded",Y=(0,_.lS)((0,_.z3)("package-location","Package location cannot be used",M.Du),({url:w,why:O,clients:U,...C})=>({message:`${B(
U)} cannot download ${(0,g.oZ)(C)}: ${(0,g.dh)(O)} (${w})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (`.zip`, `.tar.gz`) or G\
it repository (`git::https://\u2026`)",user:v},affects:U})),P=(0,_.lS)((0,_.z3)("package-unauthorized","Package requires credentials",M.Du),w=>{const{part:O,token:U,
isFork:C}=w,K=J(O)&&C&&U==="none",G=J(O)?U==="withheld":O==="repository",h=J(O)?k(w):A(w);return{message:`${R[O]} of ${(0,g.oZ)(w)} cannot be read: ${(0,g._r)(w)}\
; ${$(w)}`,help:K?W.ro:h,severity:K?"notice":G?"warning":"error"}});function $(w){const{part:O,token:U,at:C}=w;return O==="repository"?"it does not exist, or re\
quires git credentials, which this check does not use":U==="none"&&!J(O)?"the CLIs send no token to package hosts":(0,W.pt)(w,U==="dropped"?C:null)}function k(w){
const{kind:O,source:U,at:C}=w,K=`give the token from ${U} permission to download this ${O}`;return(0,W.$w)(w,`${O}s.v1`,C,K)}function A({kind:w,part:O,at:U}){if(O===
"repository")return{operator:"use a repository that every user of the registry can read",user:`check that git has credentials for ${U} on the machine that runs \
init`};const C="serve it without authentication, for example at a presigned URL",K=`add a login for ${U} to ~/.netrc`;return w==="module"?{operator:C,user:K}:O!==
"archive"?{operator:C}:{operator:C,user:`${K}, which only Terraform uses for providers`}}const N=(0,_.lS)((0,_.z3)("package-unreachable","Package cannot be down\
loaded",M.Du),w=>{const{part:O,why:U,attempts:C,at:K,host:G,isAnswered:h}=w,D=C>1?` in each of ${C} attempts`:"",z=h?v:`check that a firewall or proxy lets this\
 machine connect to ${K}, or ${v}`;return{message:`${R[O]} of ${(0,g.oZ)(w)} cannot be read: ${U}${D}`,help:{operator:`check that ${K} serves the file to this m\
achine`,user:z,guest:(0,g.B9)(G)},severity:w.isSlow?"warning":"error"}})}),5138:((le,te,f)=>{f.d(te,{Es:()=>v,Vf:()=>J,iw:()=>P,oL:()=>R,xD:()=>Y,z0:()=>$});var M=f(
1064),g=f(4e3),_=f(5799);const W=k=>(0,g.oZ)({...k,kind:"provider"}),B=(k,A="")=>`${W(k)} for ${k.platform} cannot be installed: ${A}${(0,g.dh)(k.why)}`,R=(0,_.
lS)((0,_.z3)("package-platform","Provider has no package for a platform",M.Du),k=>({message:`${W(k)} has no package for ${k.platform}: ${k.isMirror?`${k.url} li\
sts none`:(0,g._r)(k)}`,help:{operator:k.isMirror?`add it with \`terraform providers mirror -platform=${k.platform}\``:`publish the package for ${k.platform}`,user:`\
set \`version\` to one with a package for ${k.platform}, ask the publisher of the provider to build one, or correct \`platforms\``}})),J=(0,_.lS)((0,_.z3)("pack\
age-protocol","CLI does not support the plugin protocol of a provider",M.Du),({suggestion:k,...A})=>({message:`${W(A)} requires plugin protocol ${(0,g.K4)(A.protocols,
3,g.dh)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin protocol 5 or 6, or correct `protocols`",user:k===null?"ask the \
publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,g.dh)(k,40)}"\`, the newest version with a supported protocol`}})),v=(0,_.
lS)((0,_.z3)("package-document","Description of a provider package is wrong",M.Du),k=>({message:B(k,`the response of ${k.url} `),help:(0,_.C)(k.isMirror?`return\
 {"archives":{"${k.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\``:"return the description of the package with `os\
`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),Y=(0,_.lS)((0,_.z3)("package-sums","Checksums of\
 a provider do not agree",M.Du),k=>({message:B(k,`${k.url} `),help:(0,_.C)("correct the checksums file: one line with the SHA-256 hash and `filename` of each pa\
ckage; then sign it again")})),P=(0,_.lS)((0,_.z3)("package-unsigned","Provider has no usable signature",M.Du),k=>({message:B(k),help:(0,_.C)("sign the file of \
checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`")})),$=(0,_.lS)((0,_.z3)(
"lock-platform-missing","Lock file lacks the checksum of a package",M.Du),({isContentOnly:k,clients:A,...N})=>{const w=A.map(O=>`${O==="opentofu"?"tofu":O} prov\
iders lock -platform=${N.platform}`);return{message:k?`the lock file has only \`h1:\` checksums of ${W(N)}, probably none for ${N.platform}`:`the lock file has \
no checksum of ${W(N)} for ${N.platform}`,help:{user:`run \`${w.join("` or `")}\`, and commit the lock file`,operator:"publish the original package again if it \
was replaced"}}})}),789:((le,te,f)=>{f.d(te,{Ji:()=>R,WZ:()=>P,gU:()=>Y,s0:()=>J,zS:()=>v});var M=f(1064),g=f(4e3),_=f(5799);function W($,{host:k,hasToken:A}){if((0,M.
n3)(k))return $;const N=A?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${k}=\u2026)`;
return{...$,note:N}}function B($,k,{kind:A,cure:N,check:w=""}){const{host:O}=$,[U=""]=k,C=k.length<=1,K=C?`no ${A} ${U}`:`none of ${k.length} required ${A}s`,G=C?
{operator:`publish ${U}`,user:N}:{operator:`check the URL of ${A}s.v1 in the discovery document of ${O}${w}`};return{message:`${O} has ${K}: ${(0,g._r)($)}`,help:W(
G,$)}}const R=(0,_.lS)((0,_.z3)("module-unknown","Module is not in the registry",M.Du),$=>B($,$.modules,{kind:"module",cure:"correct the source address"})),J=(0,_.
lS)((0,_.z3)("provider-unknown","Provider is not in the registry",M.Du),$=>{const{host:k,providers:A,meant:N,isMirror:w}=$,[O=""]=A;return w?{message:`the netwo\
rk mirror ${k} has no provider ${O}: ${(0,g._r)($)}`,help:{operator:`add ${O} to the mirror, for example with \`terraform providers mirror\``,user:"add the prov\
ider to `include` of a `direct` block in the CLI configuration"}}:N!==null?{message:`${k} has no provider ${O}: ${(0,g._r)($)}`,help:`did you mean ${N}? set \`so\
urce = "${N}"\` in \`required_providers\` of every module that uses it`}:B($,A,{kind:"provider",cure:"correct `source` in `required_providers`, or add the `sour\
ce` that a child module lacks",check:"; it must end in a slash"})}),v=(0,_.lS)((0,_.z3)("mirror-url","URL of a network mirror is wrong",M.Du),$=>{const{mirror:k}=$;
return $.kind==="port"?{message:`the network mirror ${k} (${$.at}) cannot have ${$.provider}, because the CLIs read a host with a port as a URL scheme`,help:`ad\
d \`exclude = ["${$.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`}:{message:`the URL of the network mirr\
or ${k} has no slash at the end, so the CLIs request ${$.asked}, which ${(0,g.dh)($.result)}`,help:`set \`url = "${k}/"\``,...$.isUsable?{severity:"warning"}:{}}}),
Y=(0,_.lS)((0,_.z3)("mirror-version","Network mirror lacks the chosen version",M.Du),({provider:$,version:k,mirror:A,isListed:N,...w})=>{const O=`${$} ${(0,g.dh)(
k,40)}`;return{message:N?`the network mirror ${A} lists ${O} but does not have it: ${(0,g._r)(w)}`:`the network mirror ${A} does not have ${O}, which another in\
stallation method lists: ${(0,g._r)(w)}`,help:{operator:`add ${(0,g.dh)(k,40)} to the mirror, for example with \`terraform providers mirror\``,user:N?"set `vers\
ion` to one that the mirror has":`exclude ${$} from \`network_mirror\`, or set \`version\` to one that the mirror has`}}}),P=(0,_.lS)((0,_.z3)("provider-exclude\
d","No installation method covers a provider",M.Du),({provider:$})=>({message:`no installation method in \`provider_installation\` covers ${$}`,help:`add ${$} t\
o \`include\` of a method, or add a \`direct\` block`}))}),1752:((le,te,f)=>{f.d(te,{Nd:()=>O,Sx:()=>z,XA:()=>_,gH:()=>w,iM:()=>g,jF:()=>B,n7:()=>H,s5:()=>W});var M=f(
1731);function g(y,b,I){const L=v(b,I);return J(y.filter(V=>(!(0,M.Ty)(V)||(0,M.Cg)(V)===L)&&R(V,b)))}function _(y,b){return J(y.filter(I=>(!(0,M.Ty)(I)||b.some(
L=>P(I,L)))&&!Y(I)&&b.every(L=>A(I,L))))}const W=y=>J(y.filter(b=>!(0,M.Ty)(b)));function B(y){const b=y.filter(I=>I.operator==="=");return b.length===1&&b.every(
({version:I})=>Y({...I,build:""}))}const R=(y,b)=>b.every(I=>k(y,I)),J=y=>y.reduce((b,I)=>b===null||(0,M.Zy)(I,b)>0?I:b,null);function v(y,b){const[I,L]=y;if(I===
void 0||L!==void 0)return null;const V=I.text.trim().replace(b==="opentofu"?/^=?v?/:/^=?/,""),Z=(0,M.rK)(V);return Z===null?null:(0,M.Cg)(Z)}const Y=({numbers:y,
pre:b,build:I})=>b===""&&I===""&&y.every(L=>L===0n),P=(y,b)=>b.operator==="="&&$(y,b.version),$=(y,b)=>y.build===b.build&&(0,M.Zy)(y,b)===0;function k(y,{operator:b,
version:I}){const L=(0,M.Zy)(y,I);if(b==="=")return L===0;if(b==="!=")return L!==0;if(b!=="~>")return N(L,b);const V=I.numbers.slice(0,I.written-1);return L>=0&&
!(0,M.Ty)(I)&&I.numbers.length<=y.numbers.length&&V.every((Z,ne)=>Z===y.numbers[ne])}function A(y,b){const{operator:I,version:L}=b;if(I==="=")return P(y,b);if(I===
"!=")return!$(y,L);const V=(0,M.Zy)(y,L);if(I!=="~>")return N(V,I);const[Z=0n,ne=0n]=L.numbers,re=L.written===3?[Z,ne+1n,0n]:[Z+1n,0n,0n];return V>=0&&(0,M.Zy)(
y,{...L,numbers:re,pre:""})<0}const N=(y,b)=>b===">"?y>0:b===">="?y>=0:b==="<"?y<0:y<=0;function w(y,b){if(K(y))return!0;const I=h(y),L=Math.max(...I.map(({numbers:Z})=>Z.
length)),V=I.flatMap(Z=>{const ne=Array.from({length:L},(re,se)=>Z.numbers[se]??0n);return[Z,D(ne),D([...ne,1n])]});return g(V,y,b)!==null}function O(y){const b=G(
y);if(K(b))return!0;const I=h(b),L="x".repeat(1+Math.max(...I.map(Z=>Z.build.length))),V=I.flatMap(Z=>{const[ne=0n,re=0n,se=0n]=Z.numbers,Q=[ne,re,se+1n];return[
Z,D([ne,re,se],L),D(Q,L)]});return _(V,b)!==null}const U=50,C=100,K=y=>y.length>U||y.some(({text:b})=>b.length>C),G=y=>[...Map.groupBy(y,M.mb).values()].flatMap(
([b])=>b??[]),h=y=>{const b=[D([0n,0n,0n]),...y.map(I=>I.version)];return[...new Map(b.map(I=>[(0,M.Cg)(I),I])).values()]},D=(y,b="")=>({text:"",numbers:y,written:y.
length,pre:"",build:b});function z(y,b){const I=G(y),L=b(I)?y:I;return K(L)?y:L.reduce((V,Z)=>{const ne=V.filter(re=>re!==Z);return b(ne)?V:ne},L)}function H(y,b){
const I=(0,M.PW)(y);if(!I.ok)return"syntax";const L=I.value;if(L.some(Z=>(0,M.Ty)(Z.version)))return"pre-release";const V=b===null?null:(0,M.oF)(b);if(V===null)
return"unknown";if(V.written<3){const Z=(0,M.PW)(`~> ${V.numbers.slice(0,V.written).join(".")}.0`);return Z.ok&&!w([...L,...Z.value],"terraform")?"not-met":"unk\
nown"}return R({...V,pre:""},L)?"met":"not-met"}}),3427:((le,te,f)=>{f.d(te,{g:()=>R});var M=f(400),g=f(6134),_=f(8321),W=f(1022),B=f(5257);function R(J){const{
body:v}=(0,M.K)(J),Y=(0,g.SH)(v,"provider",1).flatMap(({labels:[P],body:$})=>{const k=(0,W.m)((0,_.Yo)(P?.value??""),"terraform");if(k.kind!=="registry")return[];
const A=(0,g.w4)($,"hashes")?.value,w=(A?.kind==="tuple"?A.elements:[]).flatMap(O=>O.kind==="string"?[(0,_.Yo)(O.value)]:[]);return[[(0,B.JT)(k),w.filter(O=>/^(?:h1|zh):/.
test(O))]]});return new Map(Y)}}),1257:((le,te,f)=>{f.d(te,{N:()=>P,n:()=>N});var M=f(4091),g=f(1831),_=f(5011),W=f(1022),B=f(9562),R=f(1752),J=f(1731),v=f(5257);
const Y={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/network/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERS\
IONS], such as providers.v1=acme/box@>=1.0"};function P({host:w,service:O,text:U},C){const[K="",...G]=U.split("@"),h=G.length===0?null:{text:G.join("@"),place:v.
cd},D=`${(0,g.nx)(w)}/${K}`,H=(O===B.e$?$:k)(D,h,C);return H.ok?H:(0,M.TR)(`${H.why}; expected ${Y[O]}`)}function $(w,O,U){const C=(0,_.rE)(w,U);if(!C.ok)return C;
const K=A(O,J.PW,h=>(0,R.gH)(h,U));if(K!==null)return(0,M.TR)(K);const G=v.cd;return(0,M.Ju)({address:w,source:w,place:G,module:C.value,constraint:O,isOpen:!1})}
function k(w,O,U){const C=(0,W.m)(w,U);if(w.split("/").length!==3||C.kind!=="registry")return(0,M.TR)(C.kind==="invalid"?C.error:"not a provider of a registry");
const K=A(O,J._T,R.Nd);if(K!==null)return(0,M.TR)(K);const G=O===null?[]:[O];return(0,M.Ju)({provider:C,places:[v.cd],constraints:G,locked:null})}function A(w,O,U){
if(w===null)return null;const C=O(w.text);return C.ok?U(C.value)?null:`no version can match ${w.text}`:C.why}function N(w,O){const U=w.flatMap(({addresses:C})=>C);
return U.length===0?[]:O.map(C=>{const K=U.flatMap(G=>{const h=P(G,C);return h.ok?[h.value]:[]});return{directory:v.cd.file,client:C,directories:[],calls:K.filter(
G=>"module"in G),providers:K.filter(G=>"provider"in G),lockFile:null,clientVersions:[]}})}}),3783:((le,te,f)=>{f.d(te,{predictInit:()=>jr});var M=f(9562),g=f(4283),
_=f(4592),W=f(789),B=f(1064),R=f(1831),J=f(5011),v=f(5257),Y=f(5143),P=f(5799),$=f(2886),k=f(6146);const A=({answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,
N=({wants:e})=>(0,v.IY)(e).slice(e.host.length+1),w=e=>[(0,R.nx)(e.wants.host),N(e)].join("/");function O(e){const t=({host:s,item:o})=>s??A(o);return[...Map.groupBy(
e,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s,...o].map(({item:c})=>c),a=t(s),i=(0,Y.jH)([s,...o].flatMap(c=>c.places??
(0,v.ek)(c.item.of)));return(0,P.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(({wants:c})=>c.host===a).map(h))],places:i,needed:(0,$.ly)(i),clients:G(
r),rows:K(r)})})}const U=({kind:e,of:t,wants:n})=>e==="module"?t.address:(0,v.IY)(n),C=e=>(0,k.o)(e.root.directory,{kind:e.kind,source:w(e),address:U(e),constraints:(0,v.
Im)(e.of).map(({text:t})=>t),places:(0,v.ek)(e.of)}),K=e=>[...new Set(e.map(C))],G=e=>[...new Set(e.map(({root:t})=>t.client))],h=({kind:e})=>e==="module"?M.e$:
M.xq,D=3;function z(e,t){const n=ne(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:u}=o,d=`${u.code} ${u.message}`;
return[{item:s,cause:d,describe:()=>u}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[H(s,o,n,t)];if(o.kind!=="unreadable")return[];const{why:i,page:c}=o,
l=`shape ${s.kind} ${i}`;return[{item:s,cause:l,describe:u=>(0,_.RK)({...L(s,u),url:a,page:c,why:i})}]})}function H(e,t,n,s){const{kind:o,wants:r,answer:a}=e,{status:i,
reason:c,page:l}=t,u=a.lastHop,d={url:u?.url??a.url,status:i,reason:c,page:l};if(u?.authorization==="withheld"&&i<500||i===401||i===403){const T={token:u?.authorization??
"none",challenge:u?.challenge??null},E=y(e),X=a.tokenSource;return{item:e,cause:`unauthorized ${o} ${i} ${T.token} ${E} ${T.challenge}`,describe:ee=>(0,_.m$)({...L(
e,ee),...d,...T,source:X,elsewhere:E,isFork:s})}}if(i===404){const T=`unknown ${n.has(Z(e))?o:(0,v.IY)(r)}`;return{item:e,cause:T,describe:E=>b(e,E,d)}}const m=(0,B.
Mq)(i),{attempts:S}=a;return{item:e,cause:`status ${o} ${i}`,describe:T=>(0,_.MI)({...L(e,T),...d,attempts:S,transient:m})}}function y(e){const t=(0,g.Dl)(e.answer.
lastHop?.url??""),n=t.ok?(0,R.Pm)(t.value):null;return n===null||n===A(e)?null:(0,R.WV)(n)}function b(e,t,n){const{mirror:s,tokenSource:o}=e.answer,r=[...new Set(
t.map(V))],a=s?.url??(0,R.nx)(e.wants.host),i={...n,host:a,hasToken:o!==null};if(e.kind==="module")return(0,W.Ji)({...i,modules:r});const c=s!==void 0;return(0,W.
s0)({...i,providers:r,meant:I(e),isMirror:c})}function I({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==(0,J.Vm)(
t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,v.JT)(i)!==(0,v.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}/${r}`:[...a.
host===s?[]:[(0,R.nx)(a.host)],a.namespace,r].join("/")}function L(e,t){return{host:(0,R.nx)(A(e)),kind:e.kind,first:V(e),others:new Set(t.map(({wants:n})=>(0,v.
IY)(n))).size-1,mirror:e.answer.mirror?.url??null}}const V=e=>e.answer.mirror===void 0?N(e):w(e),Z=({kind:e,wants:t})=>`${e} ${t.host}`;function ne(e){const t=e.
filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!=="not-asked"&&!(0,B.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind==="status"&&o.status===404,
s=[...Map.groupBy(t,Z)].filter(([,o])=>o.every(n)&&new Set(o.map(({wants:r})=>(0,v.IY)(r))).size>=D);return new Set(s.map(([o])=>o))}var re=f(5136),se=f(1752),Q=f(
1731);const ie=e=>e?.outcome.value??null,rt=new WeakMap;let Ae=null;function Ee(e,t,n={}){const s=at(t,e),o=s.filter(c=>c!==null),r=(0,se.s5)(o),[a]=o.filter(Q.
Ty).sort((c,l)=>(0,Q.Zy)(l,c)),i={kind:e,texts:t,unreadable:t.filter((c,l)=>s[l]===null),newest:r&&(0,Q.Cg)(r),preRelease:a?(0,Q.Cg)(a):null,...n};return Ae={list:i,
versions:o},i}const at=(e,t)=>e.map(t==="module"?Q.oF:Q.rK);function it(e){if(Ae?.list===e)return Ae.versions;const t=at(e.texts,e.kind).filter(n=>n!==null);return Ae=
{list:e,versions:t},t}function je(e,t,n){const s=rt.get(t)??new Map;rt.set(t,s);const{client:o,held:r=null,rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),
c=s.get(i)??dn[t.kind](e,t,n);return s.set(i,c),c}function ln(e,t,{client:n}){const s=ct(e,Q.PW);if(s===null||!(0,se.gH)(s,n))return{kind:"refused"};const o=it(
t);if(o.length===0)return{kind:"empty"};const r=(0,se.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:{kind:"chosen",version:(0,Q.Cg)(r)}}function un(e,t,{
held:n=null,rejectsUnreadable:s=!1}){const o=ct(e,Q._T);if(o===null||!(0,se.Nd)(o))return{kind:"refused"};const r=n===null?null:(0,Q.rK)(n);if(r!==null&&(0,se.XA)(
[r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=it(t);if(a.length===0)return{kind:"empty"};const i=(0,se.XA)(
a,o);if(r!==null){const d=(0,Q.Cg)(r);return a.some(p=>(0,Q.Cg)(p)===d)?{kind:"chosen",version:d}:{kind:"locked-gone",version:d,upgrade:i&&(0,Q.Cg)(i)}}if(i!==null)
return{kind:"chosen",version:(0,Q.Cg)(i)};const c=(0,se.Sx)(o,d=>(0,se.XA)(a,d)!==null),l=new Set(c.map(Q.mb)),u=o.filter(d=>l.has((0,Q.mb)(d))).map(({whole:d})=>d);
return{kind:"none-fits",conflict:[...new Set(u)]}}const dn={module:ln,provider:un};function ct(e,t){const n=e.map(s=>({whole:s,read:t(s)}));return n.some(({read:s})=>!s.
ok)?null:n.flatMap(({whole:s,read:o})=>o.ok?o.value.map(r=>({...r,whole:s})):[])}function hn(e){const t=new Set(e.filter(lt).map(({wants:n})=>(0,v.IY)(n)));return e.
flatMap(n=>{const s=ie(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,r=()=>(0,_.Mx)({address:w(n),warnings:o});return[...fn(n,s,n.choice),
...pn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,v.IY)(n.wants)}`,describe:r}]:[]]})}function fn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,
unreadable:l}=t,u={kind:s,address:w(e),newest:i},d=(a.installation?.methods===1?a.mirror?.url:null)??null;switch(n.kind){case"empty":{const p=a.mirror!==void 0,
m=()=>(0,_.hy)({...u,url:a.url,ignored:l,isMirror:p});return[{item:e,cause:`empty ${(0,v.IY)(r)}`,describe:m}]}case"none-fits":{const{conflict:p}=n,m=(0,v.Im)(o).
filter(({text:T})=>p.includes(T)),S=m.map(({text:T,place:E})=>({text:T,at:(0,$.cA)((0,v.W$)(E))}));return[{item:e,cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(
p.toSorted())}`,places:m.length===0?(0,v.ek)(o):m.map(({place:T})=>(0,v.W$)(T)),describe:()=>(0,re.P)({...u,constraints:S,mirror:d,preRelease:c})}]}case"locked-\
gone":{const{version:p,upgrade:m}=n,S=be(e)?.version.place;return[{item:e,cause:`locked ${(0,v.IY)(r)} ${p} ${m}`,...S===void 0?{}:{places:[(0,v.W$)(S)]},describe:()=>(0,re.
k)({...u,version:p,upgrade:m,mirror:d})}]}case"chosen":case"refused":case"unreadable":return[]}}const be=({of:e})=>"locked"in e?e.locked:null,lt=({choice:e})=>e?.
kind==="unreadable";function pn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=lt(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,v.IY)(r)))
return[];const i=w(e),c=()=>(0,_.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(r)} ${a}`,describe:c}]}const mn=e=>e.flatMap(
t=>{const{installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>kn(t,i));const a=w(t);return[{item:t,cause:`\
excluded ${(0,v.IY)(t.wants)}`,places:[r,...(0,v.ek)(t.of)],describe:()=>(0,W.WZ)({provider:a})}]});function kn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||
n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[
{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,v.ek)(e.of)],describe:()=>(0,W.zS)({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}var Ie=f(
3410);function gn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,$.ly)(r)};return vn(
n).map(c=>(0,P.hD)(c,i))});return(0,P.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function vn(e){const{service:t,organization:n,workspace:s,
ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,R.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(wn),l=dt(r);if(l!==null){const d=r?.tokenSource??"";c.push(
(0,Ie.Dr)({...i,source:d,...l}))}t===M.OZ&&o.outcome.kind==="read"&&!yn(o.outcome.value)&&c.push((0,Ie.EK)({url:o.url,version:o.outcome.value}));const u=dt(a);if(u!==
null&&s!==null){const d="status"in u&&u.status===404,p={...i,workspace:s};c.push(d?(0,Ie.Fu)(p):(0,Ie.dF)({...p,...u}))}return c}const wn=e=>e&&"problem"in e.outcome&&
e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],ut=(0,Q.oF)("2.5");function yn(e){const t=(0,Q.oF)(e??"");return ut===null||t!==null&&(0,Q.
Zy)(t,ut)>=0}function dt(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,
reason:n.reason}:null}const $n=(e,t)=>e.filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:s})=>{const o=t(n),r=o?["hostnames input"]:
[];return(0,P.hD)(s,{host:n,services:[M.S3],places:r,needed:o})});var $e=f(7751),De=f(3916),ht=f(1022),x=f(4091),oe=f(3307),Mn=f(1919);const En=25e3;class bn{#t;#e;path=[];mistake=null;room=En;constructor(t){
this.#t=t,this.#e=(0,oe.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#e]!=="n"?!1:(this.skip(),!0)}literal(t,n,s,o){if(this.
takeNull())return s;const r=this.#e;this.skip();const a=this.#t.slice(r,this.#e);return n.test(a)?o(a):(this.#n(t,a.charAt(0)),s)}parts(t,n,s){const o=this.#t,r=o.
charAt(this.#e);if(r!==t)return this.#n(n,r),this.skip(),!1;for(this.#e=(0,oe.AN)(o,this.#e+1);o[this.#e]!=="]"&&o[this.#e]!=="}";)s(t==="{"?this.#o():""),this.#e=
(0,oe.AN)(o,this.#e),o[this.#e]===","&&(this.#e=(0,oe.AN)(o,this.#e+1));return this.#e+=1,!0}skip(){const t=this.#t;let n=0;do{const s=(0,oe.AN)(t,this.#e),o=t.
charAt(s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#e=(0,oe.ap)(t,s):this.#e="[]{},:".includes(o)?s+1:(0,oe.f)(t,s)}while(n>0)}#o(){const t=this.#e;
this.#e=(0,oe.ap)(this.#t,t);const n=(0,oe.I)(this.#t.slice(t,this.#e));return this.#e=(0,oe.AN)(this.#t,(0,oe.AN)(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==
null)return;const s=this.path.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").slice(1)}"`;this.mistake=`has ${On[n]??"a number"}\
 instead of ${t}${o}`}}const On={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},ft="has too many elements";function pe(e,t,n="first"){
const s=(0,oe.HT)(e,n);if(s!==null)return(0,x.TR)((0,Mn.Qc)(e)?.[1]??`is not valid JSON: ${s.why}`);const o=new bn(e),r=t.read(o,t.zero);return o.mistake!==null?
(0,x.TR)(o.mistake):o.room<0?(0,x.TR)(ft):(0,x.Ju)(r)}const F={zero:"",read:(e,t)=>e.literal("a string",/^"/,t,oe.I)},_n={zero:!1,read:(e,t)=>e.literal("a boole\
an",/^[tf]/,t,n=>n==="true")},pt=2n**63n,Tn={zero:0,read:(e,t)=>{const n=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(s);return o>=-pt&&o<pt};return e.
literal("an integer",{test:n},t,Number)}},ue=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(t,n??e.zero)}),Ne={zero:null,read:e=>(e.skip(),null)},mt=e=>({zero:e.
zero,read:(t,n)=>{const{mistake:s}=t,o=e.read(t,n);return t.mistake=s,o}}),kt=e=>({zero:null,read:t=>{const{room:n}=t;return t.room=Number.POSITIVE_INFINITY,e.read(
t,e.zero),t.room=n,null}});function ae(e){return{zero:[],read:(t,n)=>{if(t.takeNull())return[];const s=[];let o=0;return t.parts("[","a list",()=>{const a=t.takeRoom();
t.path.push(o);const i=e.read(t,n[o]??e.zero);t.path.pop(),a&&s.push(i),o+=1})?s:n}}}function ze(e){return{zero:null,read:(t,n)=>{if(t.takeNull())return null;const s=n??
new Map;return t.parts("{","an object",o=>{const r=t.takeRoom();t.path.push("*");const a=e.read(t,e.zero);t.path.pop(),r&&s.set(o,a)}),s}}}function q(e){const t=Object.
entries(e),n=new Map(t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())return r;const a={...r};return o.parts("{","an\
 object",i=>{const c=n.has(i)?i:Sn(i),l=n.get(c);if(l===void 0)return o.skip();o.path.push(c),a[c]=l.read(o,a[c]),o.path.pop()}),a}}}const Sn=e=>e.toLowerCase().
replaceAll("\u017F","s"),Pn=q({name:F,source:F,version:F}),An=q({name:F,version:F,namespace:mt(F),source:mt(F)}),Be=q({path:F,providers:ae(ue(An)),dependencies:ae(
ue(Pn))}),gt=ae(ue(Be)),vt=(e,t)=>q({modules:ae(ue(q({source:F,versions:ae(ue(q({version:F,root:e,submodules:t})))})))}),In=vt(kt(Be),kt(gt)),Dn=vt(Be,gt);function Rn(e){
const t=pe(e,In);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(o=>o===null||o.versions.includes(null)))return(0,x.TR)("has null in a list, at which the c\
lients crash");const[s]=n;return s?(0,x.Ju)(s.versions.map(o=>o?.version??"")):(0,x.TR)('has no element in "modules"')}function Cn(e,t){const n=pe(e,Dn),s=n.ok?
n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(l=>l??[]).map(({path:l,dependencies:u,
providers:d})=>({path:l,calls:u.flatMap(p=>p??[]),providers:d.flatMap(p=>p??[])}));i.some(({calls:l,providers:u})=>l.length+u.length>0)&&t(r.version)&&o.set(r.version,
i)}return o}const We=({constraint:e,client:t},n)=>je(e===null?[]:[e.text],n,{client:t});function xn(e,t,n){let s=null;const o=Cn(e,r=>(s??=new Set(n.map(a=>wt(We(
a,t)))),s.has(yt(r))));return new Map(Array.from(o,([r,a])=>[yt(r),a]))}const wt=e=>e.kind==="chosen"?e.version:"none";function yt(e){const t=(0,Q.oF)(e);return t===
null?"":(0,Q.Cg)(t)}const Ln=3,Un=200,jn=2e3;function Nn({calls:e,client:t},n){const s={calls:[],providers:[],undescribed:[]};let o=e.flatMap(a=>{const{module:i,
constraint:c,isOpen:l}=a;return i===null||l?[]:[{call:a,host:i.host,by:"",module:i,constraint:c,client:t}]});const r={left:jn};for(let a=0;a<Ln;a+=1)o=o.flatMap(
c=>{const l=n(c);if(l===null)return[];const{described:u}=l,d=u?.size?wt(We(c,l)):"",p=r.left>0?u?.get(d):void 0;if(p===void 0)return a===0&&s.undescribed.push(c.
call),[];const{namespace:m,name:S,system:T}=c.module,E=`${m}/${S}/${T} ${d}`,X=zn(p,{...c,by:E},r);return s.providers.push(...X.providers),X.calls}).slice(0,Un),
s.calls.push(...o);return s}function zn(e,{module:t,...n},s){const o=u=>({text:u,place:n.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(r.map(u=>[(0,De.
join)(".",u.path),u])),i=new Set([(0,De.join)(".",t.subdirectory)]),c=[],l=[];s.left-=r.length;for(const u of i){const d=a.get(u);for(const{source:p,version:m}of d?.
calls??[]){if(s.left--<=0)break;(0,J.Nj)(p)&&i.add((0,De.join)(u,p));const S=(0,J.vL)(p,n.client),T=m===""?null:o(m);S.kind==="registry"&&c.push({...n,module:S,
constraint:T})}for(const{name:p,namespace:m,source:S,version:T}of d?.providers??[]){if(s.left--<=0)break;const E=(0,ht.m)(S||(0,De.join)(m,p),n.client);E.kind!==
"registry"||T===""||l.push({...n,provider:E,constraint:o(T)})}}return{calls:c,providers:l}}function Bn({items:e,inside:t,versions:n},s){const o=Map.groupBy(e,({
root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const l=o.get(a)??[];return[...i.flatMap(d=>Wn(d,n)??[]),...Fn(c,l,s)].map(d=>{const p=({kind:m,of:S})=>m===
"module"&&(0,v.ek)(S)[0]===d.places[0];return{...d,rows:K(l.filter(p))}})}).flat();return(0,P.DF)(r,({problem:a})=>a.message)}function Wn(e,t){const{module:n,client:s,
constraint:o,by:r}=e,a=t.get((0,v.MP)(n))?.[s],i=`${(0,R.nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};
if(a?.outcome.kind==="status"&&a.outcome.status===404)return Ke(e,(0,$e.o)({...c,newest:null}));const l=ie(a);return!l||We(e,l).kind!=="none-fits"?null:Ke(e,(0,$e.
o)({...c,newest:l.newest}))}const Kn=50;function Fn(e,t,n){const s=Map.groupBy(e,({provider:o})=>(0,v.JT)(o));return t.flatMap(o=>{const{kind:r,answer:a,root:i}=o,
c=r==="provider"?s.get((0,v.IY)(o.wants)):void 0,l=ie(a);if(c===void 0||l===null||o.choice?.kind!=="chosen")return[];const u=[...new Map(c.map(j=>[j.constraint.
text,j])).values()],p=[...(0,v.Im)(o.of),...u.slice(0,Kn).map(j=>j.constraint)],m=n?null:be(o)?.version.text??null,S=p.map(({text:j})=>j),T=je(S,l,{client:i.client,
held:m});if(T.kind==="chosen")return[];const E=T.kind==="none-fits"?p.filter(({text:j})=>T.conflict.includes(j)):p,{newest:X}=l,ee=w(o);return u.filter(({constraint:j})=>E.
includes(j)).map(j=>{const{by:fe,constraint:ce}=j,ke=E.filter(Pe=>Pe!==ce).map(Hn),ye={by:fe,address:ee,constraint:ce.text,others:ke,newest:X};return Ke(j,(0,$e.
o)(ye))})})}const Hn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,Ke=({call:{place:e},host:t},n)=>(0,P.hD)(n,{host:t,services:[M.e$],places:[(0,v.W$)(e)]});
var Re=f(2562),Fe=f(6697);const Jn=({packages:e})=>e.flatMap(Vn);function Vn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[
e.location,...t]}return[e.description,...e.files.map(({answer:t})=>t)]}const Me=({item:e,version:t,host:n})=>({kind:e.kind,address:w(e),version:t,host:(0,R.nx)(
n)}),ge=({item:e,version:t,host:n},s,o)=>({item:e,cause:`package ${(0,v.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Oe(e,t,n){const{outcome:s,url:o}=n;
switch(s.kind){case"read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=$t(o),{kind:a,address:i,
version:c}=Me(e),l=()=>(0,Fe.wp)({host:r,package:`${a} ${i} ${c}`});return[ge(e,`${r} not allowed`,l)]}case"status":case"failed":{const r=s.kind==="status"?s.status:
s.problem.message,a=()=>Gn(e,t,n,s);return[ge(e,`${t} ${o} ${r}`,a)]}}}const Xn=["page","archive","repository"];function Gn(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){
const i=n?.url??s,c={...Me(e),part:t,url:i,at:$t(i)};if(a.kind==="failed"){const{code:d,message:p}=a.problem;if(d==="host-private-redirect")return a.problem;const m=d===
"host-timeout"&&Xn.includes(t);return(0,Re.N7)({...c,why:p,attempts:o,isAnswered:!1,isSlow:m})}const{status:l,reason:u}=a;if(l===401||l===403||t==="repository"&&
l===404){const d=n?.authorization??"none",{isFork:p}=e;return(0,Re.vn)({...c,status:l,reason:u,page:null,token:d,source:r,isFork:p})}return(0,Re.N7)({...c,why:`${i}\
 returned ${l} ${u}`.trim(),attempts:(0,B.Mq)(l)?o:1,isAnswered:!0,isSlow:!1})}function $t(e){const t=(0,g.Dl)(e);return(t.ok?(0,R.Pm)(t.value):null)??e}function Yn(e,{
location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[ge(e,`location ${i}`,c=>(0,Re.KG)({...Me(e),url:o,why:i,clients:G(c)}))];if(s.kind==="status"&&Zn(s.status)){
const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:
return Oe(e,"location",t);case"refused":return r(a.why);case"other":return[Qn(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadabl\
e"?r(`the page at its location ${i.why}`):Oe(e,a.what,a.answer)}}}const Zn=e=>e!==401&&e!==403&&!(0,B.Mq)(e),Qn=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{
const s=[...new Set(n.map(w))];return(0,$e.q)({what:"getter",getter:t,names:s})}}),qn=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function es({
inside:e}){const t=({place:a})=>a!==v.cd,n=ts([...e.keys()].flatMap(({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>qn.test(a)).length,
o=[...e.values()].flatMap(({undescribed:a})=>a).filter(t),r=o.flatMap(({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...Mt(o,{what:"in\
side",names:[...new Set(r)]}),...Mt(n,{what:"direct",git:s,names:n.map(({address:a})=>a)})]}const Mt=(e,t)=>e.slice(0,1).map(({place:n})=>(0,P.hD)((0,$e.q)(t),{
places:[n],clients:[]})),ts=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],ns=["limit","size","stopped"];function ss(e){const t=[e.answer,
...Jn(e)].flatMap(({outcome:s})=>s.kind==="not-asked"?[s]:[]);return[...t.flatMap(s=>"problem"in s?[s.problem]:[]),...ns.filter(s=>t.some(o=>o.why===s)).slice(0,
1)]}function os(e,{maxRequests:t}){const n=e.flatMap(o=>ss(o).map(r=>({item:o,host:A(o),why:r})));return[...Map.groupBy(n,({host:o,why:r})=>`${o} ${typeof r=="s\
tring"?r:r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const{host:a,why:i,item:c}=r;if(typeof i!="string"){const d=[...new Set(o.flatMap(
p=>(0,v.ek)(p.item.of)))];return[(0,P.hD)(i,{host:a,places:d,needed:(0,$.ly)(d)})]}const l=[...new Set(o.map(d=>N(d.item)))],u=(0,$e.q)(i==="limit"?{what:i,max:t,
names:l}:{what:i,names:l});return[(0,P.hD)(u,{host:a,places:(0,v.ek)(c.of).slice(0,1),needed:!1})]})}var ve=f(5138),Ce=f(630);const rs=(e,t)=>_e(He(e),`${Et(t)}\
/versions`),as=(e,t,n)=>_e(He(e),`${Et(t)}/${n}/download`),Et=({namespace:e,name:t,system:n})=>`${e}/${t}/${n}`,is=(e,{namespace:t,type:n})=>_e(e,`${t}/${n}/ver\
sions`),cs=(e,{namespace:t,type:n},s,{os:o,arch:r})=>_e(e,`${t}/${n}/${s}/download/${o}/${r}`),ls=(e,t)=>_e(He(e),t);function us(e,{host:t,namespace:n,type:s},o){
const r=(0,Ce.O)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,x.TR)(`unsupported protocol scheme "${r.value.scheme}"`)}function ds(e,t){if(!/^\.{0,2}\//.
test(t))return(0,x.Ju)(t);const n=(0,Ce.O)(e,t);return n.ok?(0,x.Ju)((0,g.jr)(n.value)):n}function hs(e,t){const n=xe(e,t);return n.ok&&n.value.fragment!==""?(0,x.
TR)("must not include fragment part"):n}function xe(e,t){const n=(0,Ce.O)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,x.TR)(
"must use http or https scheme")}const He=e=>e.path.endsWith("/")?e:{...e,path:`${e.path}/`};function _e(e,t){const n=(0,Ce.O)(e,t);if(!n.ok)throw new Error(n.why);
return n.value}const fs=q({versions:ae(q({version:F,protocols:ae(F)})),warnings:ae(F)});function ps(e){const t=pe(e,fs);if(!t.ok)return t;const{versions:n,warnings:s}=t.
value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>bt(o.get(i)??[]));return(0,x.Ju)({texts:r,compatible:a.length===r.length?r:a,warnings:r.
length===0?[]:s})}const ms=e=>e.find(t=>(0,Q.rK)(t)===null),bt=e=>e.some(t=>{const n=(0,Q.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,Q.Ty)(n)&&(s===5n||s===
6n)}),ks=q({id:F,moved_to:F});function gs(e,t){const n=pe(e,ks);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,ht.m)(o===""?s:o,"terraform"),a=r.kind==="\
registry"&&r.type===t;return(0,x.Ju)(a?r.namespace:null)}function vs(e,t,n){const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===t.os&&o===t.arch,c=`${t.
os}_${t.arch}`;return{early:[...ws(e.protocols),...Je([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,Ve(n,"download_url",e.downloadUrl),$s(e.packages),
a?null:ys(r),Ve(n,"shasums_url",e.sumsUrl),Ve(n,"shasums_signature_url",e.signatureUrl)]),...e.downloadUrl===""?[{kind:"no-archive"}]:[]],late:Je([Ms(e,c)]),hashes:a&&
i?[`zh:${r.toLowerCase()}`]:null}}const Je=e=>e.flatMap(t=>t===null?[]:{kind:"description",why:t});function ws(e){const t=ms(e);return t!==void 0?[{kind:"descri\
ption",why:`has "${t}" in \`protocols\`, which is not a version`}]:e.length===0||bt(e)?[]:[{kind:"protocols",protocols:e}]}function Ve(e,t,n){const s=xe(e,n);return s.
ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const ys=e=>e===""?"has no `shasum`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function $s(e){
const t=[...e.keys()].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),n=Array.from(e.values(),o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];
return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu cannot read`}function Ms({packages:e,shasum:t},n){const s=e.get(n);if(e.size===0)return null;
if(s===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(s.package_size<=0)return"has no positive `package_size` in `p\
ackages`, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith("zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in\
 `shasum`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function Es(e,t){switch(e.kind){case"\
crash":return(0,x.TR)(`has null for ${t}, at which the clients crash`);case"no-platform":return(0,x.Ju)({early:[{kind:"platform"}],late:[],hashes:null});case"ar\
chive":{const{url:n,hashes:s}=e,o=s.length===0||s.some(bs),r=Je([n===""?`has no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but othe\
rs`]);return(0,x.Ju)({early:r,late:[],hashes:r.length===0?s:null})}}}const Ot=["zh:","h1:"],bs=e=>Ot.some(t=>e.startsWith(t)),Os=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function _s(e,{filename:t,shasum:n}){for(const s of e.split(`
`)){const[o="",r]=s.split(Os,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function Ts(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const Xe="in `signing_keys.gpg_public_keys`";function Ss(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${Xe}, at which the clients crash`:t===void 0?`the description has no key ${Xe}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${Xe} whose \`ascii_armor\` is not an armored public key`}function Ps(e,t,n){const{description:s}=t,o={...e,host:s.host},{outcome:r}=s;
switch(r.kind){case"unreadable":return[Ge(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Ge(o,t,a)),...t.files.flatMap(({part:a,
answer:i})=>Oe(o,a,i)),...t.late.map(a=>Ge(o,t,a))].slice(0,1),...Ds(o,t,r.value,n)];case"status":return r.status===404?[As(o,t,r)]:Oe(o,"document",s);case"fail\
ed":case"not-asked":return Oe(o,"document",s)}}function As(e,{platform:t,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={url:n,status:o,reason:r,
page:a};if(s===void 0){const p={...Me(e),...i,platform:t,isMirror:!1};return ge(e,`${t} platform`,()=>(0,ve.oL)(p))}const{item:c,version:l}=e,u={provider:w(c),mirror:s.
url,version:l,...i},d=(c.answer.installation?.mirrors??[]).some(p=>p.mirror?.url===s.url&&ie(p)?.texts.includes(l));return ge(e,`mirror ${s.url}`,()=>(0,W.gU)({
...u,isListed:d}))}function Ge(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...Me(e),platform:s,isMirror:a!==void 0,url:r},c=(u,d)=>ge(e,`${s}\
 ${u}`,d),l=u=>c(`document ${u}`,()=>(0,ve.Es)({...i,why:u}));switch(n.kind){case"description":return l(n.why);case"no-archive":return l("has no `download_url`");case"\
platform":{const u={status:200,reason:"OK",page:null};return c("platform",()=>(0,ve.oL)({...i,...u}))}case"protocols":{const{protocols:u}=n,d=Is(e.item);return c(
"protocols",()=>(0,ve.Vf)({...i,protocols:u,suggestion:d}))}case"sums":return c(`sums ${n.why}`,()=>(0,ve.xD)({...i,...n}));case"unsigned":return c(`unsigned ${n.
why}`,()=>(0,ve.iw)({...i,...n}))}}const Is=({answer:e})=>Ee("provider",ie(e)?.compatible??[]).newest;function Ds(e,{platform:t,description:n},{hashes:s},o){const{
item:r,version:a}=e,i=be(r),c=o.get(r.root.lockFile??"")?.get((0,v.IY)(r.wants))??[];if(i?.version.text!==a||s===null||c.length===0)return[];if(c.some(d=>s.includes(
d)))return[];if(n.mirror!==void 0&&!Rs(c,s))return[];const l=!c.some(d=>d.startsWith("zh:"));return[{...ge(e,`${t} lock ${l}`,d=>{const p={...Me(e),platform:t,isContentOnly:l,
clients:G(d)};return(0,ve.z0)(p)}),places:[(0,v.W$)(i.version.place)]}]}const Rs=(e,t)=>Ot.filter(n=>e.some(s=>s.startsWith(n))).every(n=>t.some(s=>s.startsWith(
n))),Ye=[];function Cs(e){const t=new Map,n=Map.groupBy(e,({root:s})=>s.directory);return Array.from(n,([s,o])=>({directory:s,clients:G(o),rows:Array.from(Map.groupBy(
o,C).values(),r=>xs(r,t))}))}function Ze(e,t){const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function xs(e,t){const[n]=e;if(n===void 0)throw new Error(
"a row without items");const{kind:s,wants:o,of:r,answer:a}=n,i=(0,v.Im)(r).map(({text:l})=>l),c=e.flatMap(({root:{client:l},choice:u})=>u===null?[]:[[l,u.kind===
"chosen"?u.version:null]]);return{kind:s,address:U(n),source:Ze(w(n),t),host:o.host,constraints:Ze(i,t),locked:be(n)?.version.text??null,chosen:Ze(Object.fromEntries(
c),t),newest:ie(a)?.newest??null,platforms:Ls(e),worst:null,problems:Ye,places:(0,Y.As)((0,v.ek)(r)),rejectedAt:js(e)}}function Ls(e){const t=e.flatMap(({packages:n})=>n).
flatMap(n=>"platform"in n?[n]:[]);return t.length===0?Ye:Array.from(Map.groupBy(t,({platform:n})=>n),([n,s])=>{const o=s.map(Us);return{platform:n,available:o.includes(
!1)?!1:o.includes(null)?null:!0}})}function Us({description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind===
"status"&&e.status===404&&t===void 0?!1:null}function js(e){const t=e.find(({choice:s})=>s!==null&&s.kind!=="chosen");return t===void 0?Ye:[...(0,v.Im)(t.of),be(
t)?.version].flatMap(s=>s?.place??[])}function Ns(e,t){const{items:n}=e,s=[...z(n,t.isFork),...mn(n),...hn(n),...zs(e,t.isFork)],o=n.filter(({answer:a})=>a.outcome.
kind==="read").map(a=>`${a.wants.host} ${h(a)}`),r=a=>t.hostnames.some(i=>{const c=i.services.length>0?i.services:t.requiredServices;return i.host===a&&c.includes(
M.S3)});return{findings:[...es(e),...O(s),...Bn(e,t.upgrade),...gn(e.clouds),...$n(e.logins,r),...os(n,t)],roots:Cs(n),requests:e.requests,answering:new Set(o)}}
const zs=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.
packages.flatMap(r=>"location"in r?Yn(o,r):Ps(o,r,t))});var Bs=f(2389),Ws=f(7542),Ks=f(1257),_t=f(531),we=f(4529),Fs=f(8542),Hs=f(3948),Tt=f(6875),Js=f(9940);const Te=4;
class St{#t=[];#e;constructor(t){this.#e=t}async pass(t){this.#e===0?await new Promise(n=>this.#t.push(n)):this.#e-=1;try{return await t()}finally{const n=this.#t.
shift();n===void 0?this.#e+=1:n()}}}async function Pt(e,t,{concurrency:n},s){const o=Map.groupBy(e,t);await At(o.values(),n*Te,r=>At(r.values(),Te,s))}async function At(e,t,n){
const s=async()=>{for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Vs=2*Te,Xs=1e3,Gs=3e4,Ys=6e4;class Zs{#t;#e;#o=new Map;#n=new Map;#r=new Set;#s=new Map;constructor(t){
this.#t=t,this.#e=new St(t.concurrency*Te),t.stop.signal.addEventListener("abort",this.#a)}get requests(){return[...this.#n.values()]}ask(t){const n=this.#i(t);
return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#r)t.close()};close(){this.#t.stop.signal.removeEventListener("abort",this.#a),
this.#a()}#i({url:t}){const n=(0,we.X5)(t),s=n.ok?`${n.value.name} ${n.value.port}`:"",o=this.#o.get(s)??{gate:new St(Te),requests:0,pause:Promise.resolve(),silent:0,
down:null};return this.#o.set(s,o),o}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);return typeof s=="string"||(t.silent=s.every(({headMs:o})=>o===
null)?t.silent+1:0,t.silent>=Vs&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return Qe(r,"stopped");
if(t.requests>=o)return Qe(r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(p=>(0,B.mh)(r,p)!==null)||
s.why!==null)return Qe(r,"stopped");const{ms:l,isForHost:u}=Qs(a,r.length,this.#t),d=(0,Tt.v7)(l,this.#t);u&&(t.pause=d),await d}}async#u(t,n){const{network:s,startTimer:o}=this.#t,
{patience:r,maxRedirects:a}=n,i=this.#h(t);t.requests+=1;try{const c=await(0,Hs.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{terraform:a,opentofu:a},
timeoutMs:(0,Js.nT)(r),startTimer:o});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#f(t,i)}}#d({host:t},{hops:[n],timing:s,certificates:o}){const{
slowest:r=null,certificates:a=[]}=this.#n.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=u=>!a.some(d=>d.host===u.host&&d.expires===u.expires),l=o.
filter(c).map(({host:u,expires:d})=>({host:u,expires:d}));this.#n.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...l]})}#h(t){for(const[s,o]of[
...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen()))return s;const n=(0,Fs.f)(this.#t.network);return this.#r.add(n),n}#f(t,n){n.isOpen()?this.#s.set(
n,t):this.#r.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#r.delete(s),s.close())}}const Qe=([e,...t],n)=>e===
void 0?n:[e,...t];function Qs({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].includes(e.head.status)?(0,Tt.VJ)(e.head.retryAfter,n()):null;return s===
null?{ms:Math.min(Xs*2**(t-1),Gs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Ys),isForHost:!0}}var qs=f(960),It=f(1193);function Dt(e,t,n,{settings:s,network:o,visits:r,
onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,l=i.forced.find(ee=>ee.client===n),u=l===void 0?c:{...l,kind:"found",
url:(0,R.cu)(t)};if(u.kind!=="found")return"service";const{url:d,services:p}=u,m=(0,M.TE)(e,{services:p,documentUrl:d,display:(0,R.nx)(t),client:n});if(m.kind!==
"url"||!(0,we.X5)(m.url).ok)return"service";const S=(0,R.Pm)(m.url)??"",T=l!==void 0,E=S===t||qe(S,s)||a.has(`${t} ${e}`)||T,X=T?null:Rt(i,o);return E?{url:m.url,
origin:X}:"not-allowed"}const qe=(e,{allowedHosts:t,hostnames:n})=>(0,R.Jr)(e,t)||n.some(s=>s.host===e),Rt=({host:e,attempt:t},n)=>({isPublic:(0,we.Ul)(n,(0,R.Sv)(
e).name,t.hops[0]?.address??null)}),eo=9,to={kind:"whole",maxBytes:8*1024*1024},no={kind:"excerpt",maxBytes:2048},de=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).
decode(e);function Le(e,t){const{once:n}=e;if(n===void 0)return Ct(e,t);const s=t.known.get(n)??Ct(e,t);return t.known.set(n,s),s}async function Ct(e,t){const{host:n,
clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,g.jr)(c.url)),a=await t.tokenOf(
n),i=r.values().map(c=>so(e,c,a,t));return Object.fromEntries((await Promise.all(i)).flat())}const Se=(e,t,n,s,o,r)=>Le({...o,host:t,clients:n,at:i=>{const c=Dt(
e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},r),me=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});
async function so(e,t,{token:n,source:s},{send:o,patience:r,versionOf:a}){const[i]=t;if(i===void 0)return[];const{host:c,headers:l,maxRedirects:u=eo}=e,d=t.map(
({client:E})=>E),p=i.where,m=E=>d.map(X=>[X,E]);if(typeof p=="string")return m({...me(c,p),tokenSource:s});const S=(0,g.Pl)(p.url),T={...me(c,"service",S),tokenSource:s};
try{const E=await o({...p,host:c,token:n,headers:l??{"x-terraform-version":a(i.client)},planBody:j=>xt(j,e)??no,maxRedirects:u,patience:d.map(r)});if(typeof E==
"string")return m({...T,outcome:{kind:"not-asked",why:E}});const X=oo(E),ee=Map.groupBy(d,j=>ro(E,r(j)));return Array.from(ee,([j,fe])=>{const ce=ao(j,p.url,e),
ke={host:c,url:S,tokenSource:s,outcome:ce,attempts:E.length,lastHop:X};return fe.map(ye=>[ye,ke])}).flat()}catch(E){const X=(0,Fe.n3)({host:(0,R.nx)(c),thrown:E});
return m({...T,outcome:{kind:"not-asked",why:"unchecked",problem:X}})}}function oo(e){const t=e.at(-1)?.hops.at(-1);if(t===void 0)return null;const{url:n,authorization:s,
challenge:o,address:r}=t;return{url:n,authorization:s,challenge:o,address:r}}function ro(e,t){const{attemptMs:n}=t,s=e[(0,B.mh)(e,t)??e.length-1]??e[0],{response:o,
timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,qs.
Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const xt=(e,{accepts:t=s=>s===200,plan:n=()=>to})=>t(e.status)?n(e):null;function ao(e,t,n){if(e.kind===
"failed"){const{problem:l}=e;return l.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:l}:{kind:"failed",problem:l}}const{head:s,body:o}=e,{status:r,
reason:a}=s,i=xt(s,n);if(i===null)return{kind:"status",status:r,reason:a,page:(0,It.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"\
size"};const c=n.read(e,t);return c.ok?{kind:"read",value:c.value}:c.why===ft?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,It.y8)(o.bytes)}}
const io=3e4,co={kind:"whole",maxBytes:1024*1024},lo={kind:"excerpt",maxBytes:2048},Lt={headers:{accept:"application/vnd.api+json"},plan:({status:e})=>e===200?co:
lo},uo={...Lt,accepts:()=>!0,read:({head:e})=>(0,x.Ju)(e.apiVersion)},ho=q({data:ue(q({id:F}))}),Ut={...Lt,accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=pe(
de(e),ho);return t.ok?t.value.data===null?(0,x.TR)("has no data"):(0,x.Ju)(null):t}},fo=/^[\w-]+$/;async function po(e){const t=e.settings.timeoutMs??io,s={...e,
patience:r=>({client:r,attemptMs:t,retries:1})},o=ko(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:l}=await e.tokenOf(a);if(l===null)return[];const u=c.
flatMap(m=>{const S=Dt(i,a,m,e);return typeof S=="string"?[]:[{client:m,at:S}]}),d=Map.groupBy(u,({at:m})=>(0,g.jr)(m.url)),p=Array.from(d.values(),m=>m.slice(0,
1).map(({at:S})=>{const T={...r,clients:m.map(({client:E})=>E)};return mo(T,S,s)}));return await Promise.all(p.flat())});return(await Promise.all(o)).flat()}async function mo(e,t,n){
const{host:s,clients:o,organization:r,workspace:a}=e,i=async(S,T)=>{const E=ls(t.url,S),X=()=>({...t,url:E}),ee=`cloud ${(0,g.jr)(E)}`,j=await Le({...T,host:s,clients:o,
at:X,once:ee},n);return Object.values(j)[0]??me(s,"service")},c=await i("ping",uo),l={...e,ping:c,ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="rea\
d"||r===null)return l;const u=`organizations/${r}`,d=await i(`${u}/entitlement-set`,Ut),m=d.outcome.kind!=="read"||a===null?null:await i(`${u}/workspaces/${a}`,
Ut);return{...l,ofOrganization:d,ofWorkspace:m}}function ko({usages:e,machine:t}){const n=new Map;for(const{kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){
if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,l=jt(o.organization??c),u=jt(o.name);for(const{host:d,service:p,
clients:m}of a){const S=[d,p,l,u].join(" "),E=n.get(S)??{host:d,service:p,organization:l,workspace:u,places:[],clients:[]};n.set(S,E),E.places.push(i),E.clients=
[...new Set([...E.clients,...m])]}}return[...n.values()]}const jt=e=>e&&fo.test(e)?e:null;var go=f(9529);const vo=1e4;async function wo(e){const{visits:t,settings:n}=e,
s=new Map;for(const r of t.values())for(const a of yo(r)){const i=(0,R.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&(0,we.X5)(a).ok&&(0,R.Jr)(i,n.allowedHosts)&&!s.
has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>$o(r,a,e)))).flat()}function yo({host:e,attempt:{discovery:t}}){if(t.
kind!=="found")return[];const n=(0,R.nx)(e),{url:s,services:o}=t,a=(0,M.TE)(M.S3,{services:o,documentUrl:s,display:n,client:"terraform"});if(a.kind!=="object")return[];
const{authz:i,token:c}=(0,go.m)(a.value,s,n).value;return[i,c].flatMap(l=>{const u=(0,g.Dl)(l??"");return l!==null&&u.ok?[u.value]:[]})}async function $o(e,t,{send:n,
network:s,settings:o}){const r=await n({host:e.host,url:t,origin:Rt(e,s),token:null,headers:{},planBody:()=>({kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[
{client:"terraform",attemptMs:o.timeoutMs??vo,retries:1}]}),a=typeof r=="string"?null:r.at(-1);if(a?.response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.
response;return i.code==="host-http2"?[]:[{host:e.host,problem:i}]}async function Mo(e,t){const n=new Map,s=({module:r,client:a})=>ie(n.get((0,v.MP)(r))?.[a]);let o=e.
flatMap(({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i===null?[]:[{module:i,client:r,constraint:c}]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,v.
MP)(c));await Pt(r,([,[c]])=>c?.module.host,t,async([c,l])=>{const[u]=l;u!==void 0&&n.set(c,await Eo(u.module,l,t))});const i=new Map(e.map(c=>[c,Nn(c,s)]));if(o=
Array.from(i.values(),c=>c.calls).flat().filter(({module:c})=>t.visits.has(c.host)&&!n.has((0,v.MP)(c))),o.length===0)return{modules:n,inside:i}}}function Eo(e,t,n){
const s=[...new Set(t.map(({client:a})=>a))],o=a=>rs(a,e),r={read:({body:a})=>bo(de(a),t)};return Se(M.e$,e.host,s,o,r,n)}function bo(e,t){const n=Rn(e);if(!n.ok)
return n;const s=Ee("module",n.value),o=xn(e,s,t);return(0,x.Ju)(o.size===0?s:{...s,described:o})}var Oo=f(6760),_o=f(5747),To=f(3427),So=f(2713),Nt=f(4321),zt=f(
6979);const Bt=["file","gcs","git","hg","http","https","s3"],Wt="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",Po=new RegExp(`^(?:${Wt}|tar\\.(?:gz|bz2|xz))$`),Ao=new RegExp(
`\\.(?:${Wt})$`),Io=/^(?:0|f|F|false|FALSE|False)$/;function Kt({getter:e,url:t},n){if(!(Bt.includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`d\
ownload not supported for scheme '${e}'`};if(t===null||!/^https?$/.test(t.scheme))return{kind:"other",getter:e};const o=(0,zt.xB)(t.query);if(e==="git")return{kind:"\
git",url:et(t,[])};if(!/^https?$/.test(e))return{kind:"other",getter:e};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="a\
rchive"&&r!==""));return(r===""?Ao.test(t.path):!Io.test(r)&&Po.test(r))?{kind:"archive",url:et(t,a)}:o.some(([c,l])=>c==="checksum"&&l!=="")?{kind:"refused",why:"\
checksum cannot be specified for directory download"}:{kind:"page",url:et(t,[...a,["terraform-get","1"]])}}const et=(e,t)=>({...e,query:(0,zt.Ge)(t),forceQuery:!1,
fragment:""});function Do(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.exec(e)?.[1];return n===void 0?(0,x.TR)(`invalid source string: ${e}`):!Bt.includes(n)&&!(n===
"oci"&&t==="opentofu")?(0,x.TR)(`no getter available for X-Terraform-Get source protocol: "${n}"`):(0,Nt.cx)(e,t)}const Ro={amp:"&",lt:"<",gt:">",quot:'"',apos:"\
'"};function Co(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;
if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,l,u]of t.matchAll(xo))r.set(i.toLowerCase(),c??l??u??"");const a=r.get("content")??"";if(r.get(
"name")==="terraform-get"&&a!=="")return Lo(a)}return null}const xo=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,Lo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,
(t,n,s)=>n!==void 0?Ro[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),tt=({header:e})=>e?{kind:"address",location:e}:{kind:"none"},Uo=q({location:F,
use_registry_credentials:ue(_n)}),jo=q({location:F,use_registry_credentials:Ne});function No(e,t){if(e.status===204)return tt(e);const n=pe(e.body,t?Uo:jo,"whol\
e");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==null?{kind:"url",location:s,usesCredentials:o}:
s===""?tt(e):{kind:"address",location:s}}function zo({answer:e,downloadUrl:t,client:n,readsCredentials:s}){const o=n==="terraform"?tt(e):No(e,s);switch(o.kind){case"\
none":return he(Bo[n]);case"unreadable":return he(`the response ${o.why}`);case"url":{if(o.location==="")return he("the response has `use_registry_credentials` \
and no `location`");const r=hs(t,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:he(r.why)}case"address":{const r=ds(t,o.location);
return r.ok?Fo(r.value,n):he(r.why)}}}const Bo={terraform:"the response has no X-Terraform-Get header",opentofu:"the response has neither `location` nor an X-Te\
rraform-Get header"},he=e=>({kind:"refused",why:Wo(e)}),Wo=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,"//\u2026@");function Ko(e,t){const n=Do(
e,t);return n.ok?Kt(n.value,t):he(n.why)}function Fo(e,t){const n=(0,J.vL)(e,t);if(n.kind==="invalid")return he(n.error);if(n.kind!=="remote")return he("must be\
 a direct remote package address");const s=(0,Nt.cx)(e,t);return s.ok?Kt(s.value,t):he(s.why)}const Ho=3e4,Ft={kind:"excerpt",maxBytes:1024},Jo=128*1024,Ht={terraform:0,
opentofu:0},Ue={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Ft,read:()=>(0,x.Ju)(""),retries:Ht,netrc:B.Du},Vo={...Ue,name:"\
provider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Xo={...Ue,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,netrc:[]},Go={name:"\
page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Ft:{kind:"excerpt",maxBytes:Jo},read:({head:e,body:t})=>{const n=e.terraformGet||Co(de(t));
return n===null?(0,x.TR)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,x.Ju)(n)},retries:Ht,netrc:B.Du},Yo={...Ue,name:"repository",headers:{},
accepts:e=>e===200,netrc:[]},Jt={name:"sums",headers:{},read:({body:e})=>(0,x.Ju)(de(e)),retries:null,netrc:[]},Zo={...Jt,name:"signature",read:({body:{bytes:e}})=>(0,x.
Ju)(Ts(e)??"")};function nt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,g.Dl)(n),r=o.ok?(0,we.X5)(o.value):null;return{isPublic:!r?.ok||(0,we.
Ul)(t,r.value.name,s)}}const Qo=async()=>({token:null,source:null});async function Vt({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,
patience:l,tokenOf:u,withLogin:d}=a,{name:p,retries:m,netrc:S}=r,T=(0,R.Pm)(n);if(T!==null&&T!==t&&!qe(T,c))return me(t,"not-allowed",(0,g.Pl)(n));const E=j=>({
url:S.includes(j)?d(n):n,origin:s}),X=`${p} ${o} ${s?.isPublic} ${(0,g.jr)(n)}`,{[e]:ee}=await Le({...r,host:t,clients:i.clients,at:E,once:X},{...a,patience:j=>m===
null?l(j):{client:j,attemptMs:Ho,retries:m[j]},tokenOf:o?u:Qo});if(ee===void 0)throw new Error("a client without an answer");return ee}const qo={accepts:e=>e===
200||e===204,read:({head:e,body:t},n)=>{const s=e.status===204?204:200;return(0,x.Ju)({answer:{status:s,header:e.terraformGet,body:de(t)},downloadUrl:n})}};async function er({
address:e,version:t,clients:n},s){const{host:o}=e,r=l=>as(l,e,t),a=await Se(M.e$,o,n,r,qo,s),i=(0,B.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([
l,u])=>{const d=l,{outcome:p}=u;if(p.kind!=="read")return[d,{location:u,steps:[]}];const m=zo({...p.value,client:d,readsCredentials:i}),{downloadUrl:S}=p.value,
T={registry:o,client:d,origin:nt(u,s),start:S},E=await nr(m,T,s),X={...u,outcome:{kind:"read",value:null}};return[d,{location:X,steps:E}]});return Object.fromEntries(
await Promise.all(c))}const tr=10;async function nr(e,t,n){const s=[];let o=e,{origin:r}=t;for(let a=0;o.kind!=="refused"&&o.kind!=="other";a+=1){if(o.kind==="p\
age"&&a===tr){const m=`too many X-Terraform-Get redirects: ${a+1}`;return[...s,{kind:"refused",why:m}]}const[i,c]=or[o.kind],l=o.kind==="direct"&&o.usesCredentials,
u=l&&sr(t.start,o.url),d=await Vt({...t,url:rr(o),origin:r,token:u},c,n),{outcome:p}=d;if(l&&!u&&p.kind==="status"&&p.status===401){const m=`the token of the re\
gistry from ${(0,R.Pm)(o.url)}`;return[...s,{kind:"other",getter:m}]}if(s.push({kind:"asked",what:i,answer:d}),o.kind!=="page"||p.kind!=="read")return s;r=nt(d,
n),o=Ko(p.value,t.client)}return[...s,o]}function sr(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,we.be)(s)}));return(0,So.nL)(n).
at(-1)==="sent"}const or={archive:["archive",Ue],direct:["archive",Xo],page:["page",Go],git:["repository",Yo]},rr=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}\
/info/refs`,query:"service=git-upload-pack"}:t;var ar=f(7511);const st=(e,t)=>q({protocols:ae(F),os:F,arch:F,filename:F,download_url:F,shasum:F,shasums_url:F,shasums_signature_url:F,
signing_keys:q({gpg_public_keys:ae(ue(e))}),packages:t}),Xt=q({ascii_armor:F}),ir=ze(q({hashes:ae(F),package_size:Tn})),cr={terraform:st(q({ascii_armor:F,trust_signature:F}),
Ne),"opentofu before 1.12":st(Xt,Ne),opentofu:st(Xt,ir)};function lr(e,t){const n=pe(e,cr[t]);if(!n.ok)return n;const{value:s}=n,{os:o,arch:r,protocols:a,filename:i,
shasum:c}=s;return(0,x.Ju)({os:o,arch:r,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.
signing_keys.gpg_public_keys.map(l=>l===null?null:l.ascii_armor),packages:s.packages??new Map})}const ur=q({versions:ze(q({}))});function dr(e,t){const n=Gt(e,t,
ur);return n.ok?(0,x.Ju)([...n.value.versions?.keys()??[]]):n}const hr=q({archives:ze(ue(q({url:F,hashes:ae(F)})))});function fr(e,t,{os:n,arch:s}){const o=Gt(e,
t,hr);if(!o.ok)return o;const r=o.value.archives?.get(`${n}_${s}`);if(r===void 0)return(0,x.Ju)({kind:"no-platform"});if(r===null)return(0,x.Ju)({kind:"crash"});
const{hashes:a,url:i}=r;return a.some(c=>c.indexOf(":")<1)?(0,x.TR)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,x.Ju)({kind:"archi\
ve",url:i,hashes:a})}function Gt(e,t,n){const s=(0,ar.i)(t??"");return s.ok&&s.value==="application/json"?pe(e,n):(0,x.TR)(t===null?"has no Content-Type; expect\
ed application/json":"has a Content-Type other than application/json")}function pr(e,t){const n=new Map;for(const s of e)for(const{provider:o}of s.providers){const r=(0,v.
JT)(o),{clients:a=[],asking:i=[]}=n.get(r)??{},c=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}
return n}async function mr(e,t){const n=new Map;return await Pt(e,([,{address:o}])=>o.host,t,async([o,r])=>{const{address:a,asking:i,clients:c}=r,{host:l}=a,u=Se(
M.xq,l,i,Yt(a),kr,t),d=c.map(async p=>[p,await gr(p,r,u,t)]);n.set(o,Object.fromEntries(await Promise.all(d)))}),n}const kr={read:({body:e})=>{const t=ps(de(e));
if(!t.ok)return t;const{texts:n,...s}=t.value;return(0,x.Ju)(Ee("provider",n,s))}},Yt=e=>t=>is(t,e);async function gr(e,t,n,s){const{address:o}=t,r=me(o.host,"s\
ervice"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[vr]).map(E=>E.kind!=="network"?E.kind==="direct"?a():r:Zt(e,E,t,"index.json",Mr,s)),[l=r,
...u]=await Promise.all(c),d=Er([l,...u]),m=wr(o,e,await a())?await yr(o,e,s):null;if(i===null&&m===null)return d;const S=[l,...u].filter(({mirror:E})=>E!==void 0),
T=i&&{place:i.place,methods:c.length,mirrors:S};return{...d,...T&&{installation:T},...m===null?{}:{movedTo:m}}}const vr={kind:"direct"},wr=({host:e,namespace:t},n,{
outcome:s})=>t==="hashicorp"&&e===(0,J.Vm)(n)&&s.kind==="status"&&s.status===404;async function yr(e,t,n){const{host:s,type:o}=e,r={read:({body:c})=>gs(de(c),o)},
a=Yt({...e,namespace:"-"}),{[t]:i}=await Se(M.xq,s,[t],a,r,n);return i?.outcome.kind==="read"?i.outcome.value:null}const $r=5;async function Zt(e,{url:t,place:n},{
address:s,clients:o},r,a,i){const c={url:(0,g.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},l=(0,R.Pm)(t),u=us(t,s,r);if(!u.ok){const E=`${n.file}:${n.line}`,X={
mirror:c.url,at:E,provider:(0,v.JT)(s)},ee={kind:"failed",problem:(0,W.zS)({...X,kind:"port"})};return{...me(l,"service",c.url),outcome:ee,mirror:c}}const d=E=>E.
kind==="network"&&(0,g.jr)(E.url)===(0,g.jr)(t),p=o.filter(E=>i.methodsOf(s,E)?.methods.some(d)),m=qe(l,i.settings)?{url:u.value,origin:null}:"not-allowed",S=`m\
irror ${(0,g.jr)(u.value)}`,{[e]:T=me(l,"service")}=await Le({host:l,clients:p,at:()=>m,once:S,read:a,maxRedirects:$r},{...i,patience:E=>({...i.patience(E),...E===
"opentofu"?{retries:0}:{}})});return{...T,mirror:c}}function Mr({head:e,body:t}){const n=dr(de(t),e.contentType);if(!n.ok)return n;const s=n.value.filter(o=>(0,Q.
rK)(o)!==null);return(0,x.Ju)(Ee("provider",s))}function Er([e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-asked"),
o=n.find(br)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ie(i)??[]),a=n.find(i=>ie(i)!==null);
return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Or(r)}}}const br=({outcome:e})=>e.
kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Or=e=>Ee("provider",[...new Set(e.flatMap(({texts:t})=>t))],{compatible:e.flatMap(({compatible:t=[]})=>t),
warnings:e.flatMap(({warnings:t=[]})=>t)}),Qt=({head:e,body:t,url:n})=>(0,x.Ju)({text:de(t),contentType:e.contentType,url:n});async function _r(e,t){const{address:n,
clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:l})=>l==="direct")),a=qt({...e,clients:r},t),i=s.map(async c=>{const l=r.includes(
c)?await en(c,e,await a,t):await Tr(c,e,o(c),t);return l===null?[]:[[c,l]]});return Object.fromEntries((await Promise.all(i)).flat())}async function Tr(e,t,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a=r.kind==="direct"?await qt({...t,clients:[e]},s):{};if(o=r.kind==="network"?await Pr(e,t,r,
s):await en(e,t,a,s),o===null||!Sr(o.description))return o}return o}const Sr=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&
e.value.early.some(({kind:n})=>n==="platform");function qt({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>cs(i,e,t,n);return Se(M.xq,r,s,a,{
read:Qt},o)}async function en(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const o=e==="opentofu"&&!(0,B.sX)(s.versionOf(e));return await nn(e,t,n,({text:a,
url:i})=>{const c=lr(a,o?"opentofu before 1.12":e);if(!c.ok)return c;const l=vs(c.value,t,i),{sumsUrl:u,signatureUrl:d,downloadUrl:p}=c.value,m=[u,d,p].map(j=>xe(
i,j)),[S,T,E]=m.flatMap(j=>j.ok?j.value:[]),X=S&&T&&E&&l.early.every(({kind:j})=>j==="no-archive"),ee=X?{sums:S,signature:T,document:c.value}:null;return(0,x.Ju)(
{described:l,signed:ee,archive:X?E:null})},s)}async function Pr(e,t,n,s){const{platform:o,version:r}=t,a=await Zt(e,n,t,`${r}.json`,Qt,s);return await nn(e,o,a,
({text:c,contentType:l,url:u})=>{const d=fr(c,l,o);if(!d.ok)return d;const p=Es(d.value,tn(o));if(!p.ok)return p;const m={described:p.value,signed:null};if(d.value.
kind!=="archive")return(0,x.Ju)({...m,archive:null});const S=xe(u,d.value.url);return S.ok?(0,x.Ju)({...m,archive:S.value}):(0,x.TR)(`has an invalid \`url\`: ${S.
why}`)},s)}const tn=({os:e,arch:t})=>`${e}_${t}`;async function nn(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:tn(t),files:[],late:[]};if(r.kind!=="read")return{
...i,description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const Pe={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:Pe}}}const{
described:l,signed:u,archive:d}=c.value,p={...n,outcome:{kind:"read",value:l}},m=[],S={registry:a,client:e,origin:nt(n,o)},T=async(Pe,Nr,zr)=>{const ot=await Vt(
{...S,url:Nr},zr,o);return m.push({part:Pe,answer:ot}),ot.outcome.kind==="read"?ot.outcome.value:null},E=u&&await T("sums",u.sums,Jt),X=u&&E!==null?await T("sig\
nature",u.signature,Zo):null;if(d!==null&&(u===null||X!==null)&&await T("archive",d,Vo),u===null)return{...i,description:p,files:m};const{document:ee}=u,j=ee.keys.
length===0&&Ar(a,e,o),fe=E===null?null:_s(E,ee),ce=j?null:Ss(ee.keys)??X,ke=m[0]?.answer.url??"",ye=[...l.late,...fe===null?[]:[{kind:"sums",url:ke,why:fe}],...ce?
[{kind:"unsigned",why:ce}]:[]];return{...i,description:p,files:m,late:ye}}const Ar=(e,t,{machine:n})=>t==="opentofu"&&e===(0,J.Vm)(t)&&n.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!==
"true";async function Ir(e,t){const{machine:n,settings:s}=t,o=e.filter(l=>l.kind==="module"),r=e.filter(l=>l.kind==="provider"),a=s.platforms.length===0?[n.platform]:
s.platforms,i=await Promise.all([sn(o,l=>er(l,t)),...a.map(l=>{const[u="",d=""]=l.split("_");return sn(r,p=>_r({...p,platform:{os:u,arch:d}},t))})]),c=Map.groupBy(
i.flat(),([l])=>l);return e.map(l=>({...l,packages:(c.get(l)??[]).map(([,u])=>u)}))}async function sn(e,t){const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,
version:r.choice.version}]:[]),o=Map.groupBy(n,({item:r,version:a})=>`${(0,v.IY)(r.wants)} ${a}`).values().map(async r=>{const[a]=r;if(a===void 0)return[];const i=[
...new Set(r.map(({item:l})=>l.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});return r.flatMap(({item:l})=>{const u=c[l.root.client];
return u===void 0?[]:[[l,u]]})});return(await Promise.all(o)).flat()}function Dr(e,t){const n=new Set(e.flatMap(({root:s})=>s.lockFile??[]));return new Map(Array.
from(n,s=>{const o=(0,_o.yR)((0,Oo.join)(t,s));return[s,o.ok?(0,To.g)(o.text):new Map]}))}async function Rr(e,t){const{configs:n,dialect:s,directory:o,plugins:r,
settings:a}=t,i=[...e,...(0,Ks.n)(a.hostnames,s.clients)],c=(0,_t.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),l=pr(i,(m,{directory:S,client:T})=>S!==
v.cd.file&&c(m,S,T)),u=i.flatMap(({calls:m})=>m).flatMap(({module:m})=>m===null?[]:(0,v.MP)(m)),d=new Set(u).size+l.size,p=new Zs({...t,maxRequests:a.maxRequests});
try{const m=Cr(t,Lr(p,d,t)),[{modules:S,inside:T},E,X,ee]=await Promise.all([Mo(i,m),mr(l,m),po(m),wo(m)]),j=new Map([...S,...E]),fe=Ur(i,j,m),ce=a.depth==="pac\
kages",ke=ce?await Ir(fe,m):fe,ye=ce?t.lockHashes??Dr(ke,o):new Map;return{items:ke,versions:j,inside:T,lockHashes:ye,clouds:X,logins:ee,requests:p.requests}}finally{
p.close()}}function Cr(e,t){const{configs:n,dialect:s,credentials:o,machine:r,learn:a}=e,i=new Map(n.map(c=>[c.client,c.patience]));return{...e,send:t,known:new Map,
onlyListed:xr(e),methodsOf:(0,_t.xT)(n,s.releases,a),withLogin:(0,Ws.TU)(r,a).withLogin,patience:c=>i.get(c)??{client:c,attemptMs:1e4,retries:1},versionOf:c=>(0,B.
tB)(c,s.versions),tokenOf:async c=>{const{answer:l}=await o.find(c);return{token:l?.token??null,source:l?.token?l.source:null}}}}function xr({settings:e,requirements:t}){
const n=e.hostnames.flatMap(({addresses:r})=>r).map(on),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(on));return new Set(n.filter(r=>!o.
has(r)))}const on=({host:e,service:t})=>`${e} ${t}`;function Lr(e,t,{progress:n}){let s=0;return n({total:t,done:s}),async o=>{const r=await e.ask(o);return s+=
1,n({total:Math.max(t,s),done:s}),r}}const rn=[];function Ur(e,t,{versionOf:n,settings:{upgrade:s}}){return e.flatMap(o=>{const{client:r}=o,a=(0,B.Jd)(r,n(r));return[
...o.calls.flatMap(i=>{const{module:c,isOpen:l}=i;if(c===null)return[];const u=an(t,c,r),d=l?null:cn(u,i,{client:r});return[{kind:"module",root:o,of:i,wants:c,answer:u,
choice:d,packages:rn}]}),...o.providers.map(i=>{const{provider:c,locked:l}=i,u=an(t,c,r),d=s||l===null?null:l.version.text,p=cn(u,i,{client:r,held:d,rejectsUnreadable:a});
return{kind:"provider",root:o,of:i,wants:c,answer:u,choice:p,packages:rn}})]})}const an=(e,t,n)=>e.get((0,v.IY)(t))?.[n]??me(t.host,"service");function cn(e,t,n){
const s=ie(e);return s&&je((0,v.Im)(t).map(({text:o})=>o),s,n)}async function jr(e,t,n){try{return Ns(await Rr(e,t),n)}catch(s){const r=[...t.visits.values()].filter(
({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,P.hD)((0,Fe.n3)({host:(0,R.nx)(a),thrown:s}),{host:a}));return{...Bs.j7,findings:r}}}})};export{Br as id,Wr as ids,Kr as modules};
