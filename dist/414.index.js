const Hr=414,Jr=[414],Vr={8704:((Y,H,m)=>{m.d(H,{J:()=>z,U:()=>R});var M=m(9349),E=m(3268),b=m(4009);function z(l,w){l.countPart();const d=w==="element"?l.skipBlank():
l.skipSpaces(),$=l.at,D=R(l,d);if(D!==void 0&&N(l,w))return D;(0,E.Kk)(l,w);let B=l.at;for(;B>$&&(0,M.xC)(l.text.charAt(B-1));)B--;return B===$&&l.report("inval\
id expression: expected the start of an expression",$),D===void 0?P(l,$,B):{kind:"other",start:$,end:B}}function N(l,w){const d=w==="element"?l.skipBlank():l.skipSpaces();
return(0,M.wH)(d)||d===","||l.isLineEnd(d)}function R(l,w){if(w==='"')return(0,b.E3)(l);if(w==="<")return(0,b.jw)(l);if(w!=="{"&&w!=="["&&w!=="(")return;const d=l.
at++;l.depth++;let $;return l.depth>M.lr?$=x(l,w,d):w==="{"?$=T(l,d):w==="["?$=O(l,d):$=I(l,d),l.depth--,$}function x(l,w,d){return(0,E.ku)(l,(0,M.r1)(w)??w,d),
{kind:"other",start:d,end:l.at}}const v=/true|false|null|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y,U=32;function P(l,w,d){if(v.lastIndex=w,!(v.test(l.text)&&v.lastIndex===
d)||d-w>U)return{kind:"other",start:w,end:d};const D=l.text.slice(w,d),B={true:!0,false:!1,null:null}[D];return{kind:"primitive",start:w,end:d,value:B===void 0?
Number(D):B}}function I(l,w){const d=z(l,"element");return l.skipBlank()!==")"?x(l,"(",w):(l.at++,{...d,start:w,end:l.at})}function O(l,w){if(y(l))return x(l,"[",
w);const d=[];for(;;){const $=l.skipBlank();if($==="]")return l.at++,{kind:"tuple",start:w,end:l.at,elements:d};if(l.at>=l.text.length||(0,M.wH)($))return l.reportUnclosed(
w),{kind:"other",start:w,end:l.at};const D=l.at;d.push(z(l,"element")),l.at===D&&l.peek()!==","&&l.at++,l.skipBlank()===","&&l.at++}}function T(l,w){if(y(l))return x(
l,"{",w);const d=[];for(;;){const $=l.skipBlank();if($==="}")return l.at++,{kind:"object",start:w,end:l.at,items:d};if(l.at>=l.text.length||(0,M.wH)($))return l.
reportUnclosed(w),{kind:"object",start:w,end:l.at,items:d};d.push(S(l,$)),l.skipSpaces()===","&&l.at++}}function S(l,w){const d=l.at,$=h(l,w);let D=l.at;for(;D>
d&&(0,M.xC)(l.text.charAt(D-1));)D--;const B=l.skipSpaces();if(B!=="="&&B!==":")return l.report('missing attribute value: expected "=" or ":" after the key',l.at),
(0,E.Kk)(l,"line"),l.at===d&&l.at++,{name:void 0,start:d,end:D,value:{kind:"other",start:D,end:l.at}};l.at++;const J=z(l,"line");return{name:$,start:d,end:D,value:J}}
function h(l,w){const d=l.at;let $;if(w==='"'||w==="("){const J=R(l,w);J?.kind==="string"&&($=J.value)}else $=l.readName();const D=l.skipSpaces();if(D==="="||D===
":")return $;k(l);const B=l.text.slice(d,l.at).trimEnd();return/^\d+$/.test(B)?B:void 0}function k(l){const w=/[=!<>]=|[-+*/%<>!&|?.]/y;for(;;){const d=l.skipSpaces(),
$=l.at;if(w.lastIndex=$,l.isLineComment(d))return;if((0,M.L8)(d))l.at++;else if(d==="["||d==="(")l.at++,x(l,d,$);else if(d==='"')(0,b.E3)(l);else if(w.test(l.text))
l.at=w.lastIndex;else if(l.readName()===void 0)return}}function y(l){return l.skipBlank(),l.text.startsWith("for",l.at)&&!(0,M.L8)(l.peek(3))}}),400:((Y,H,m)=>{
m.d(H,{K:()=>R});var M=m(9349),E=m(8704),b=m(3268),z=m(4009),N=m(6134);function R(d,$=new N.n_){const D=new M.bs(d,d.startsWith("\uFEFF")?1:0,$),B=x(D,void 0);return(0,N.
pH)(d,B,D.mistake,$)}function x(d,$){const D={attributes:[],blocks:[]};let B=$!==void 0&&!d.isLineEnd(d.skipSpaces());for(;;){const J=d.skipBlank();if(d.at>=d.text.
length){$!==void 0&&d.report(v,$);break}if(J==="}"&&$!==void 0){d.at++;break}U(d,J,D),l(d,B,D),B=!1}return{kind:"native",attributes:D.attributes,blocks:D.blocks}}
const v="unclosed configuration block: there is no closing brace before the end of the file";function U(d,$,D){const B=d.at;d.countPart();const J=$==='"'?h(d):d.
readName();if(J===void 0){$<"\x80"?d.report("argument or block definition required",B):d.reportCharacter(),w(d,B);return}const re=d.at;if(d.skipSpaces()==="="&&
d.peek(1)!=="="){d.at++,D.attributes.push({name:J,start:B,end:re,value:(0,E.J)(d,"line")});return}const ge=k(d),pe=d.at;if(d.peek()!=="{"){const me=ge.length===
0?`argument or block definition required: "${J}" has neither "=" nor "{" after it`:`invalid block definition: the header of "${J}" has no "{" at its end`;d.report(
me,B,re),w(d,B);return}d.at++;const le=P.has(J)&&ge[0]?.value!==I&&d.depth===0&&d.mistake===void 0?O(d,pe):S(d,pe);D.blocks.push({type:J,labels:ge,start:B,end:pe,
body:le})}const P=new Set(["resource","data","ephemeral","output","variable"]),I="terraform_remote_state";function O(d,$){const{at:D}=d;return(0,b.ku)(d,"}",$)&&
d.mistake===void 0?new T(d,$):(d.at=D,d.mistake=void 0,S(d,$))}class T{kind="native";text;open;end;parts;body;constructor({text:$,at:D,parts:B},J){this.text=$,this.
open=J,this.end=D,this.parts=B}get attributes(){return this.read().attributes}get blocks(){return this.read().blocks}mayHave($){return this.body!==void 0||this.
text.slice(this.open,this.end).includes($)}read(){if(this.body===void 0){const $=new M.bs(this.text.slice(0,this.end),this.open+1,this.parts);$.depth=1,this.body=
x($,this.open)}return this.body}}function S(d,$){if(d.depth>=M.lr)return d.report(`blocks are nested deeper than ${M.lr} levels`,$),(0,b.ku)(d,"}",$),{kind:"nat\
ive",attributes:[],blocks:[]};d.depth++;const D=x(d,$);return d.depth--,D}function h(d){const $=d.at,D=(0,z.E3)(d);return d.report("invalid argument name: argum\
ent names must not be quoted",$,d.at),D.kind==="string"?D.value:void 0}function k(d){const $=[];for(let D=y(d);D!==void 0;D=y(d))$.push(D);return $}function y(d){
const $=d.skipSpaces(),D=d.at;let B;if($==='"'){const re=(0,z.E3)(d);re.kind==="string"?B=re.value:(B=d.text.slice(D+1,Math.max(D+1,d.at-1)),d.report("invalid b\
lock label: it has to be plain text",D,d.at))}else B=d.readName();if(B===void 0)return;const J={value:B,start:D,end:d.at};return d.countPart(),J}function l(d,$,D){
const B=d.skipSpaces();$&&(B!=="}"||D.blocks.length>0)?d.report("invalid single-argument block definition: a block in one line has one argument at most",d.at):!$&&
!d.isLineEnd(B)&&d.report("missing newline after argument or block definition",d.at)}function w(d,$){(0,b.Kk)(d,"line"),(d.at===$||(0,M.wH)(d.peek())&&d.peek()!==
"}")&&d.at++}}),5136:((Y,H,m)=>{m.d(H,{P:()=>R,k:()=>v});var M=m(1064),E=m(4e3),b=m(5799);const z=4,N=U=>(0,E.K4)(U,z,({text:P,at:I})=>{const O=`"${(0,E.dh)(P,80)}\
"`;return U.length===1?O:`${O} (${(0,E.dh)(I)})`}),R=(0,b.lS)((0,b.z3)("version-none-fits","No listed version fits",M.Du),({kind:U,address:P,constraints:I,mirror:O,
newest:T,preRelease:S})=>{const h=T===null?`all listed versions are pre-releases${S===null?"":`, such as ${(0,E.dh)(S,40)}`}`:`the newest ${O===null?"":`on ${O}\
 `}is ${(0,E.dh)(T,40)}`,k=I.length>1?"all of ":"",y=I.length===0?"can be chosen":`fits ${k}${N(I)}`;return{message:`no version of ${U} ${P} ${y}; ${h}`,help:x(
I.length,T===null?S:null,O!==null)}});function x(U,P,I){if(P!==null){const T=`set \`version = "${(0,E.dh)(P,40)}"\`, since only an exact version selects a pre-re\
lease`;return{user:T,operator:`publish a release, or ${T}`}}return U>1?"change these constraints so that they all allow one listed version":{user:"change the co\
nstraint to allow a listed version",operator:I?"add a version that fits to the mirror":"publish a version that fits; if its tag exists, check that the registry \
has imported it"}}const v=(0,b.lS)((0,b.z3)("version-locked-gone","Locked version is no longer listed",M.Du),({address:U,version:P,upgrade:I,newest:O,mirror:T})=>({
message:`the lock file selects ${U} ${(0,E.dh)(P,40)}, which ${T??"the registry"} no longer lists${O===null?"":`; the newest is ${(0,E.dh)(O,40)}`}`,help:{user:I===
null?"change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file":`run \`terraform i\
nit -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,E.dh)(I,40)}, and commit the lock file`,operator:T===null?`publish ${(0,E.dh)(P,40)} again`:`add ${(0,E.
dh)(P,40)} to the mirror again`}}))}),4375:((Y,H,m)=>{m.d(H,{WZ:()=>R,gU:()=>N,zS:()=>z});var M=m(1064),E=m(4e3),b=m(5799);const z=(0,b.lS)((0,b.z3)("mirror-url",
"URL of a network mirror is wrong",M.Du),x=>{const{mirror:v}=x;return x.kind==="port"?{message:`the network mirror ${v} (${x.at}) cannot have ${x.provider}, bec\
ause the CLIs read a host with a port as a URL scheme`,help:`add \`exclude = ["${x.provider.split("/")[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that\
 includes the host`}:{message:`the URL of the network mirror ${v} has no slash at the end, so the CLIs request ${x.asked}, which ${(0,E.dh)(x.result)}`,help:`se\
t \`url = "${v}/"\``,...x.isUsable?{severity:"warning"}:{}}}),N=(0,b.lS)((0,b.z3)("mirror-version","Network mirror lacks the chosen version",M.Du),({provider:x,
version:v,mirror:U,isListed:P,...I})=>{const O=`${x} ${(0,E.dh)(v,40)}`;return{message:P?`the network mirror ${U} lists ${O} but does not have it: ${(0,E._r)(I)}`:
`the network mirror ${U} does not have ${O}, which another installation method lists: ${(0,E._r)(I)}`,help:{operator:`add ${(0,E.dh)(v,40)} to the mirror, for e\
xample with \`terraform providers mirror\``,user:P?"set `version` to one that the mirror has":`exclude ${x} from \`network_mirror\`, or set \`version\` to one that \
the mirror has`}}}),R=(0,b.lS)((0,b.z3)("provider-excluded","No installation method covers a provider",M.Du),({provider:x})=>({message:`no installation method i\
n \`provider_installation\` covers ${x}`,help:`add ${x} to \`include\` of a method, or add a \`direct\` block`}))}),7751:((Y,H,m)=>{m.d(H,{o:()=>U,q:()=>x});var M=m(
1064),E=m(4e3),b=m(5799);const z=3,N=P=>P===1?"1 module or provider was":`${P} modules and providers were`;function R(P){const{names:I}=P,O=(0,E.K4)(I,z,E.dh);switch(P.
what){case"inside":return`what ${(0,E.hS)(I.length,"registry module")} ${I.length===1?"calls and requires":"call and require"} was not checked: ${O}`;case"direc\
t":{const T=I.length-P.git;return`${[...P.git>0?[`${(0,E.hS)(P.git,"module")} from Git`]:[],...T>0?[`${(0,E.hS)(T,"module")} from an archive or bucket`]:[]].join(
" and ")} ${I.length===1?"was":"were"} not checked: ${O}`}case"limit":return`max-requests (${P.max}) was reached, so ${N(I.length)} not checked: ${O}`;case"size":
return`a response is longer than this check reads, so ${N(I.length)} not checked: ${O}`;case"stopped":return`the check ended too early, so ${N(I.length)} not ch\
ecked: ${O}`;case"getter":return`the package of ${(0,E.hS)(I.length,"registry module")} was not checked, because it is downloaded with ${P.getter}: ${O}`}}const x=(0,b.
lS)((0,b.lm)("not-followed","Part of init was not checked"),P=>({message:R(P),help:P.what==="limit"?"increase `max-requests`, or list fewer directories in `root\
s`":void 0})),v=3,U=(0,b.lS)((0,b.$e)("module-described","Registry module can probably not be installed",M.Du),({by:P,address:I,constraint:O,newest:T,others:S})=>{
const h=`${(0,E.dh)(P)} requires ${(0,E.dh)(I)}${O===null?"":` "${(0,E.dh)(O)}"`}`,k=T===null?"which the registry does not have":S.length>0?`which conflicts wit\
h ${(0,E.K4)(S,v,E.dh)}`:`which no listed version fits; the newest is ${(0,E.dh)(T)}`;return{message:`according to the registry, ${h}, ${k}`,help:"run `init` to\
 confirm; if it fails, use another version of the module"}})}),2562:((Y,H,m)=>{m.d(H,{KG:()=>U,N7:()=>S,vn:()=>P});var M=m(1064),E=m(4e3),b=m(5799),z=m(8937);const N=h=>h.
map(k=>M.bB[k]).join(" and "),R={location:"the location of the package",document:"the description of the package",page:"the page that names the package",archive:"\
the package",repository:"the Git repository of the package",sums:"the file of checksums",signature:"the signature of the checksums"},x=h=>h==="location"||h==="d\
ocument",v="set `version` to one whose package can be downloaded",U=(0,b.lS)((0,b.z3)("package-location","Package location cannot be used",M.Du),({url:h,why:k,clients:y,
...l})=>({message:`${N(y)} cannot download ${(0,E.oZ)(l)}: ${(0,E.dh)(k)} (${h})`,help:{operator:"return 204 with X-Terraform-Get: the https URL of an archive (\
`.zip`, `.tar.gz`) or Git repository (`git::https://\u2026`)",user:v},affects:y})),P=(0,b.lS)((0,b.z3)("package-unauthorized","Package requires credentials",M.Du),
h=>{const{part:k,token:y,isFork:l}=h,w=`${R[k]} of ${(0,E.oZ)(h)} cannot be read: ${(0,E._r)(h)}; ${I(h)}`;if(x(k)){const d=l&&y==="none";return{message:w,help:d?
z.ro:O(h),...d?{severity:"notice"}:{},...y==="withheld"?{severity:"warning"}:{}}}return{message:w,help:T(h),...k==="repository"?{severity:"warning"}:{}}});function I(h){
const{part:k,token:y,at:l}=h;return k==="repository"?"it does not exist, or requires git credentials, which this check does not use":y==="none"&&!x(k)?"the CLIs\
 send no token to package hosts":(0,z.pt)(h,y==="dropped"?l:null)}function O(h){const{kind:k,source:y,at:l}=h,w=`give the token from ${y} permission to download\
 this ${k}`;return(0,z.$w)(h,`${k}s.v1`,l,w)}function T({kind:h,part:k,at:y}){if(k==="repository")return{operator:"use a repository that every user of the regis\
try can read",user:`check that git has credentials for ${y} on the machine that runs init`};const l="serve it without authentication, for example at a presigned\
 URL",w=`add a login for ${y} to ~/.netrc`;return h==="module"?{operator:l,user:w}:k!=="archive"?{operator:l}:{operator:l,user:`${w}, which only Terraform uses \
for providers`}}const S=(0,b.lS)((0,b.z3)("package-unreachable","Package cannot be downloaded",M.Du),h=>{const{part:k,why:y,attempts:l,at:w,host:d,isAnswered:$}=h,
D=l>1?` in each of ${l} attempts`:"",B=$?v:`check that a firewall or proxy lets this machine connect to ${w}, or ${v}`;return{message:`${R[k]} of ${(0,E.oZ)(h)}\
 cannot be read: ${y}${D}`,help:{operator:`check that ${w} serves the file to this machine`,user:B,guest:(0,E.B9)(d)},...h.isSlow?{severity:"warning"}:{}}})}),5138:((Y,H,m)=>{
m.d(H,{Es:()=>v,Vf:()=>x,iw:()=>P,oL:()=>R,xD:()=>U,z0:()=>I});var M=m(1064),E=m(4e3),b=m(5799);const z=O=>(0,E.oZ)({...O,kind:"provider"}),N=(O,T="")=>`${z(O)}\
 for ${O.platform} cannot be installed: ${T}${(0,E.dh)(O.why)}`,R=(0,b.lS)((0,b.z3)("package-platform","Provider has no package for a platform",M.Du),O=>({message:`${z(
O)} has no package for ${O.platform}: ${O.isMirror?`${O.url} lists none`:(0,E._r)(O)}`,help:{operator:O.isMirror?`add it with \`terraform providers mirror -platf\
orm=${O.platform}\``:`publish the package for ${O.platform}`,user:`set \`version\` to one with a package for ${O.platform}, ask the publisher of the provider to\
 build one, or correct \`platforms\``}})),x=(0,b.lS)((0,b.z3)("package-protocol","CLI does not support the plugin protocol of a provider",M.Du),({suggestion:O,...T})=>({
message:`${z(T)} requires plugin protocol ${(0,E.K4)(T.protocols,3,E.dh)}; Terraform and OpenTofu support 5 and 6`,help:{operator:"publish a version with plugin\
 protocol 5 or 6, or correct `protocols`",user:O===null?"ask the publisher of the provider for a version with plugin protocol 5 or 6":`set \`version = "${(0,E.dh)(
O,40)}"\`, the newest version with a supported protocol`}})),v=(0,b.lS)((0,b.z3)("package-document","Description of a provider package is wrong",M.Du),O=>({message:N(
O,`the response of ${O.url} `),help:(0,b.C)(O.isMirror?`return {"archives":{"${O.platform}":{"url":"\u2026","hashes":["zh:\u2026"]}}} with \`Content-Type: application/json\
\``:"return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`")})),
U=(0,b.lS)((0,b.z3)("package-sums","Checksums of a provider do not agree",M.Du),O=>({message:N(O,`${O.url} `),help:(0,b.C)("correct the checksums file: one line\
 with the SHA-256 hash and `filename` of each package; then sign it again")})),P=(0,b.lS)((0,b.z3)("package-unsigned","Provider has no usable signature",M.Du),O=>({
message:N(O),help:(0,b.C)("sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_k\
eys.gpg_public_keys`")})),I=(0,b.lS)((0,b.z3)("lock-platform-missing","Lock file lacks the checksum of a package",M.Du),({isContentOnly:O,clients:T,...S})=>{const h=T.
map(k=>`${k==="opentofu"?"tofu":k} providers lock -platform=${S.platform}`);return{message:O?`the lock file has only \`h1:\` checksums of ${z(S)}, probably none\
 for ${S.platform}`:`the lock file has no checksum of ${z(S)} for ${S.platform}`,help:{user:`run \`${h.join("` or `")}\`, and commit the lock file`,operator:"pu\
blish the original package again if it was replaced"}}})}),789:((Y,H,m)=>{m.d(H,{J:()=>R,s:()=>x});var M=m(1064),E=m(4e3),b=m(5799);function z(v,{host:U,hasToken:P}){
if((0,M.n3)(U))return v;const I=P?"a private registry may also return 404 if the token has no access":`if the registry requires a token, add one to \`tokens\` (${U}\
=\u2026)`;return{...v,note:I}}function N(v,U,{kind:P,cure:I,check:O=""}){const{host:T}=v,[S=""]=U,h=U.length<=1,k=h?`no ${P} ${S}`:`none of ${U.length} required\
 ${P}s`,y=h?{operator:`publish ${S}`,user:I}:{operator:`check the URL of ${P}s.v1 in the discovery document of ${T}${O}`};return{message:`${T} has ${k}: ${(0,E.
_r)(v)}`,help:z(y,v)}}const R=(0,b.lS)((0,b.z3)("module-unknown","Module is not in the registry",M.Du),v=>N(v,v.modules,{kind:"module",cure:"correct the source \
address"})),x=(0,b.lS)((0,b.z3)("provider-unknown","Provider is not in the registry",M.Du),v=>{const{host:U,providers:P,meant:I,isMirror:O}=v,[T=""]=P;return O?
{message:`the network mirror ${U} has no provider ${T}: ${(0,E._r)(v)}`,help:{operator:`add ${T} to the mirror, for example with \`terraform providers mirror\``,
user:"add the provider to `include` of a `direct` block in the CLI configuration"}}:I!==null?{message:`${U} has no provider ${T}: ${(0,E._r)(v)}`,help:`did you \
mean ${I}? set \`source = "${I}"\` in \`required_providers\` of every module that uses it`}:N(v,P,{kind:"provider",cure:"correct `source` in `required_providers\
`, or add the `source` that a child module lacks",check:"; it must end in a slash"})})}),1790:((Y,H,m)=>{m.d(H,{XA:()=>b,iM:()=>E,jF:()=>N,jQ:()=>R,s5:()=>z});var M=m(
1731);function E(h,k,y){const l=v(k,y);return x(h.filter(w=>(!(0,M.Ty)(w)||(0,M.Cg)(w)===l)&&R(w,k)))}function b(h,k){return x(h.filter(y=>(!(0,M.Ty)(y)||k.some(
l=>P(y,l)))&&!U(y)&&k.every(l=>T(y,l))))}const z=h=>x(h.filter(k=>!(0,M.Ty)(k)));function N(h){const k=h.filter(y=>y.operator==="=");return k.length===1&&k.every(
({version:y})=>U({...y,build:""}))}const R=(h,k)=>k.every(y=>O(h,y)),x=h=>h.reduce((k,y)=>k===null||(0,M.Zy)(y,k)>0?y:k,null);function v(h,k){const[y,l]=h;if(y===
void 0||l!==void 0)return null;const w=y.text.trim().replace(k==="opentofu"?/^=?v?/:/^=?/,""),d=(0,M.rK)(w);return d===null?null:(0,M.Cg)(d)}const U=({numbers:h,
pre:k,build:y})=>k===""&&y===""&&h.every(l=>l===0n),P=(h,k)=>k.operator==="="&&I(h,k.version),I=(h,k)=>h.build===k.build&&(0,M.Zy)(h,k)===0;function O(h,{operator:k,
version:y}){const l=(0,M.Zy)(h,y);if(k==="=")return l===0;if(k==="!=")return l!==0;if(k!=="~>")return S(l,k);const w=y.numbers.slice(0,y.written-1);return l>=0&&
!(0,M.Ty)(y)&&y.numbers.length<=h.numbers.length&&w.every((d,$)=>d===h.numbers[$])}function T(h,k){const{operator:y,version:l}=k;if(y==="=")return P(h,k);if(y===
"!=")return!I(h,l);const w=(0,M.Zy)(h,l);if(y!=="~>")return S(w,y);const[d=0n,$=0n]=l.numbers,D=l.written===3?[d,$+1n,0n]:[d+1n,0n,0n];return w>=0&&(0,M.Zy)(h,{
...l,numbers:D,pre:""})<0}const S=(h,k)=>k===">"?h>0:k===">="?h>=0:k==="<"?h<0:h<=0}),2158:((Y,H,m)=>{m.d(H,{PW:()=>x,_T:()=>v,kv:()=>O,mb:()=>T});var M=m(3625),
E=m(9562),b=m(1731);const z="[\\t\\n\\f\\r ]*",N=new RegExp(`^${z}(<=|>=|!=|~>|<|>|=|)${z}(${E.eQ})${z}$`),R="This string does not use correct version constrain\
t syntax";function x(S){const h=[];for(const k of S.split(",")){const[,y,l=""]=N.exec(k)??[],w=(0,b.oF)(l);if(w===null)return(0,M.T)(R);h.push({operator:y||"=",
version:w,text:k})}return(0,M.J)(h)}function v(S){const h=x(S);if(!h.ok)return h;const k=[];for(const y of h.value){const l=(0,b.rK)(y.version.text);if(l===null||
!U.test(y.text.trim()))return(0,M.T)(`Incorrect version constraint syntax: ${P(y)}`);k.push({...y,version:l})}return(0,M.J)(k)}const U=/^[<>=!~]* ?[0-9]/;function P({
operator:S,version:h,text:k}){const y=k.trim();if(h.text.startsWith("v"))return'a "v" prefix should not be used';if(!U.test(y))return`only one space is expected\
 after the operator "${S}"`;if(h.numbers.length>3)return"too many numbered portions; only three are allowed (major, minor, patch)";const[l]=/^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.
exec(y)??[""];return`missing comma after "${l}"`}const I=[">",">=","=","~>","<=","<","!="];function O(S){const h=[...S].sort((k,y)=>(0,b.Zy)(k.version,y.version)||
(0,b.dU)(k.version.build,y.version.build)||I.indexOf(k.operator)-I.indexOf(y.operator)||y.version.written-k.version.written);return[...new Set(h.map(T))].join("\
, ")}function T({operator:S,version:h}){if(S==="=")return(0,b.Cg)(h);const k=S==="~>"&&h.written<3?h.numbers.slice(0,2):h.numbers;return`${S} ${(0,b.Cg)({...h,numbers:k})}`}}),
1094:((Y,H,m)=>{m.d(H,{Nd:()=>N,Sx:()=>O,gH:()=>z});var M=m(1731),E=m(1790),b=m(2158);function z(T,S){if(v(T))return!0;const h=P(T),k=Math.max(...h.map(({numbers:l})=>l.
length)),y=h.flatMap(l=>{const w=Array.from({length:k},(d,$)=>l.numbers[$]??0n);return[l,I(w),I([...w,1n])]});return(0,E.iM)(y,T,S)!==null}function N(T){const S=U(
T);if(v(S))return!0;const h=P(S),k="x".repeat(1+Math.max(...h.map(l=>l.build.length))),y=h.flatMap(l=>{const[w=0n,d=0n,$=0n]=l.numbers,D=[w,d,$+1n];return[l,I([
w,d,$],k),I(D,k)]});return(0,E.XA)(y,S)!==null}const R=50,x=100,v=T=>T.length>R||T.some(({text:S})=>S.length>x),U=T=>[...Map.groupBy(T,b.mb).values()].flatMap(([
S])=>S??[]),P=T=>{const S=[I([0n,0n,0n]),...T.map(h=>h.version)];return[...new Map(S.map(h=>[(0,M.Cg)(h),h])).values()]},I=(T,S="")=>({text:"",numbers:T,written:T.
length,pre:"",build:S});function O(T,S){const h=U(T),k=S(h)?T:h;return v(k)?T:k.reduce((y,l)=>{const w=y.filter(d=>d!==l);return S(w)?y:w},k)}}),5808:((Y,H,m)=>{
m.d(H,{g:()=>N});var M=m(400),E=m(6134),b=m(1022),z=m(5257);function N(x){const{body:v}=(0,M.K)(x),U=(0,E.SH)(v,"provider",1).flatMap(({labels:[P],body:I})=>{const O=(0,b.
m)(P?.value??"","terraform");if(O.kind!=="registry")return[];const T=(0,E.w4)(I,"hashes")?.value,h=(T?.kind==="tuple"?T.elements:[]).flatMap(k=>k.kind==="string"?
[k.value]:[]);return[[(0,z.JT)(O),h.filter(R)]]});return new Map(U)}const R=x=>/^(?:h1|zh):/.test(x)}),1257:((Y,H,m)=>{m.d(H,{N:()=>P,n:()=>S});var M=m(3625),E=m(
1831),b=m(5011),z=m(1022),N=m(9562),R=m(2158),x=m(1094),v=m(5257);const U={"modules.v1":"modules.v1=NAMESPACE/NAME/SYSTEM[@VERSIONS], such as modules.v1=acme/ne\
twork/aws@~>1.2","providers.v1":"providers.v1=NAMESPACE/TYPE[@VERSIONS], such as providers.v1=acme/box@>=1.0"};function P({host:h,service:k,text:y},l){const[w="",
...d]=y.split("@"),$=d.length===0?null:{text:d.join("@"),place:v.cd},D=`${(0,E.nx)(h)}/${w}`,J=(k===N.e$?I:O)(D,$,l);return J.ok?J:(0,M.T)(`${J.why}; expected ${U[k]}`)}
function I(h,k,y){const l=(0,b.rE)(h,y);if(!l.ok)return l;const w=(0,R.PW)(k?.text??""),d=w.ok&&(0,x.gH)(w.value,y),$=T(k,w,d);if($!==null)return(0,M.T)($);const D=v.
cd;return(0,M.J)({address:h,source:h,place:D,module:l.value,constraint:k,isOpen:!1})}function O(h,k,y){const l=(0,z.m)(h,y);if(h.split("/").length!==3||l.kind!==
"registry")return(0,M.T)(l.kind==="invalid"?l.error:"not a provider of a registry");const w=(0,R._T)(k?.text??""),d=T(k,w,w.ok&&(0,x.Nd)(w.value));if(d!==null)return(0,M.
T)(d);const $=k===null?[]:[k];return(0,M.J)({provider:l,places:[v.cd],constraints:$,locked:null})}function T(h,k,y){return h===null||y?null:k.ok?`no version can\
 match ${h.text}`:k.why}function S(h,k){const y=h.flatMap(({addresses:l})=>l);return y.length===0?[]:k.map(l=>{const w=y.flatMap(d=>{const $=P(d,l);return $.ok?
[$.value]:[]});return{directory:v.cd.file,client:l,directories:[],calls:w.filter(d=>"module"in d),providers:w.filter(d=>"provider"in d),lockFile:null,clientVersions:[]}})}}),
5176:((Y,H,m)=>{m.d(H,{predictInit:()=>Fr});var M=m(9562),E=m(4283),b=m(4592),z=m(789),N=m(1064),R=m(1831),x=m(5011),v=m(5257),U=m(5143),P=m(5799),I=m(2886);const O=({
answer:e,wants:t})=>e.mirror===void 0?t.host:e.host,T=({wants:e})=>(0,v.IY)(e).slice(e.host.length+1),S=e=>[(0,R.nx)(e.wants.host),T(e)].join("/");function h(e){
const t=({host:s,item:o})=>s??O(o);return[...Map.groupBy(e,s=>`${t(s)} ${s.cause}`).values()].flatMap(([s,...o])=>{if(s===void 0)return[];const r=[s.item,...o.map(
({item:u})=>u)],a=t(s),i=(0,U.jH)([s,...o].flatMap(u=>u.places??(0,v.ek)(u.item.of)));return[{finding:(0,P.hD)(s.describe(r),{host:a,services:[...new Set(r.filter(
({wants:u})=>u.host===a).map(y))],places:i,needed:(0,I.ly)(i),clients:k(r)}),items:r}]})}const k=e=>[...new Set(e.map(({root:t})=>t.client))],y=({kind:e})=>e===
"module"?M.e$:M.xq,l=3;function w(e,t){const n=ge(e);return e.flatMap(s=>{const{outcome:o,mirror:r,url:a}=s.answer;if(o.kind==="failed"){const{problem:f}=o,p=`${f.
code} ${f.message}`;return[{item:s,cause:p,describe:()=>f}]}if(r?.hasSlash===!1)return[];if(o.kind==="status")return[d(s,o,n,t)];if(o.kind!=="unreadable")return[];
const{why:i,page:c}=o,u=`shape ${s.kind} ${i}`;return[{item:s,cause:u,describe:f=>(0,b.RK)({...J(f),url:a,page:c,why:i})}]})}function d(e,t,n,s){const{kind:o,wants:r,
answer:a}=e,{status:i,reason:c,page:u}=t,f=a.lastHop,p={url:f?.url??a.url,status:i,reason:c,page:u};if(f?.authorization==="withheld"&&i<500||i===401||i===403){const C={
token:f?.authorization??"none",challenge:f?.challenge??null},A=$(e),F=a.tokenSource;return{item:e,cause:`unauthorized ${o} ${i} ${C.token} ${A} ${C.challenge}`,
describe:G=>(0,b.m$)({...J(G),...p,...C,source:F,elsewhere:A,isFork:s})}}if(i===404){const C=`unknown ${n.has(Re(e))?o:(0,v.IY)(r)}`;return{item:e,cause:C,describe:A=>D(
A,p)}}const _=(0,N.Mq)(i),{attempts:L}=a;return{item:e,cause:`status ${o} ${i}`,describe:C=>(0,b.MI)({...J(C),...p,attempts:L,transient:_})}}function $(e){const t=(0,E.
Dl)(e.answer.lastHop?.url??""),n=t.ok?(0,R.Pm)(t.value):null;return n===null||n===O(e)?null:(0,R.WV)(n)}function D(e,t){const[n]=e,{mirror:s,tokenSource:o}=n.answer,
r=[...new Set(e.map(re))],a=s?.url??(0,R.nx)(n.wants.host),i={...t,host:a,hasToken:o!==null};if(n.kind==="module")return(0,z.J)({...i,modules:r});const c=s!==void 0;
return(0,z.s)({...i,providers:r,meant:B(n),isMirror:c})}function B({wants:e,root:t,answer:{movedTo:n}}){const{host:s,namespace:o,type:r}=e;if(o!=="hashicorp"||s!==
(0,x.Vm)(t.client))return null;const a=t.providers.find(({provider:i})=>i.type===r&&(0,v.JT)(i)!==(0,v.JT)(e))?.provider;return a===void 0?n===void 0?null:`${n}\
/${r}`:[...a.host===s?[]:[(0,R.nx)(a.host)],a.namespace,r].join("/")}function J(e){const[t]=e;return{host:(0,R.nx)(O(t)),kind:t.kind,first:re(t),others:new Set(
e.map(({wants:n})=>(0,v.IY)(n))).size-1,mirror:t.answer.mirror?.url??null}}const re=e=>e.answer.mirror===void 0?T(e):S(e),Re=({kind:e,wants:t})=>`${e} ${t.host}`;
function ge(e){const t=e.filter(({answer:{mirror:o,outcome:r},wants:a})=>o===void 0&&r.kind!=="not-asked"&&!(0,N.n3)(a.host)),n=({answer:{outcome:o}})=>o.kind===
"status"&&o.status===404,s=[...Map.groupBy(t,Re)].filter(([,o])=>o.every(n)&&new Set(o.map(({wants:r})=>(0,v.IY)(r))).size>=l);return new Set(s.map(([o])=>o))}var pe=m(
5136),we=m(4375),V=m(1731),le=m(1790),me=m(2158),Le=m(1094);const ee=e=>e?.outcome.value??null,ot=new WeakMap;let Te=null;function ye(e,t,n={}){const s=rt(t,e),
o=s.filter(c=>c!==null),r=(0,le.s5)(o),[a]=o.filter(V.Ty).sort((c,u)=>(0,V.Zy)(u,c)),i={kind:e,texts:t,unreadable:t.filter((c,u)=>s[u]===null),newest:r&&(0,V.Cg)(
r),preRelease:a?(0,V.Cg)(a):null,...n};return Te={list:i,versions:o},i}const rt=(e,t)=>e.map(t==="module"?V.oF:V.rK);function at(e){if(Te?.list===e)return Te.versions;
const t=rt(e.texts,e.kind).filter(n=>n!==null);return Te={list:e,versions:t},t}function Ue(e,t,n){const s=ot.get(t)??new Map;ot.set(t,s);const{client:o,held:r=null,
rejectsUnreadable:a=!1}=n,i=JSON.stringify([e,o,r,a]),c=s.get(i)??hn[t.kind](e,t,n);return s.set(i,c),c}function dn(e,t,{client:n}){const s=it(e,me.PW);if(s===null||
!(0,Le.gH)(s,n))return{kind:"refused"};const o=at(t);if(o.length===0)return{kind:"empty"};const r=(0,le.iM)(o,s,n);return r===null?{kind:"none-fits",conflict:e}:
{kind:"chosen",version:(0,V.Cg)(r)}}function fn(e,t,{held:n=null,rejectsUnreadable:s=!1}){const o=it(e,me._T);if(o===null||!(0,Le.Nd)(o))return{kind:"refused"};
const r=n===null?null:(0,V.rK)(n);if(r!==null&&(0,le.XA)([r],o)===null)return{kind:"refused"};if(s&&t.unreadable.length>0)return{kind:"unreadable"};const a=at(t);
if(a.length===0)return{kind:"empty"};const i=(0,le.XA)(a,o);if(r!==null){const p=(0,V.Cg)(r);return a.some(g=>(0,V.Cg)(g)===p)?{kind:"chosen",version:p}:{kind:"\
locked-gone",version:p,upgrade:i&&(0,V.Cg)(i)}}if(i!==null)return{kind:"chosen",version:(0,V.Cg)(i)};const c=(0,Le.Sx)(o,p=>(0,le.XA)(a,p)!==null),u=new Set(c.map(
me.mb)),f=o.filter(p=>u.has((0,me.mb)(p))).map(({whole:p})=>p);return{kind:"none-fits",conflict:[...new Set(f)]}}const hn={module:dn,provider:fn};function it(e,t){
const n=e.map(s=>({whole:s,read:t(s)}));return n.some(({read:s})=>!s.ok)?null:n.flatMap(({whole:s,read:o})=>o.ok?o.value.map(r=>({...r,whole:s})):[])}function pn(e){
const t=new Set(e.filter(ct).map(({wants:n})=>(0,v.IY)(n)));return e.flatMap(n=>{const s=ee(n.answer);if(s===null||n.choice===null)return[];const{warnings:o=[]}=s,
r=()=>(0,b.Mx)({address:S(n),warnings:o});return[...mn(n,s,n.choice),...vn(n,s,t),...o.length>0?[{item:n,cause:`warning ${(0,v.IY)(n.wants)}`,describe:r}]:[]]})}
function mn(e,t,n){const{kind:s,of:o,wants:r,answer:a}=e,{newest:i,preRelease:c,unreadable:u}=t,f={kind:s,address:S(e),newest:i},p=(a.installation?.methods===1?
a.mirror?.url:null)??null;switch(n.kind){case"empty":{const g=a.mirror!==void 0,_=()=>(0,b.hy)({...f,url:a.url,ignored:u,isMirror:g});return[{item:e,cause:`empt\
y ${(0,v.IY)(r)}`,describe:_}]}case"none-fits":{const{conflict:g}=n,_=(0,v.Im)(o).filter(({text:C})=>g.includes(C)),L=_.map(({text:C,place:A})=>({text:C,at:kn(A)}));
return[{item:e,cause:`none fits ${(0,v.IY)(r)} ${JSON.stringify(g.toSorted())}`,places:_.length===0?(0,v.ek)(o):_.map(({place:C})=>(0,v.W$)(C)),describe:()=>(0,pe.
P)({...f,constraints:L,mirror:p,preRelease:c})}]}case"locked-gone":{const{version:g,upgrade:_}=n,L=$e(e)?.version.place;return[{item:e,cause:`locked ${(0,v.IY)(
r)} ${g} ${_}`,...L===void 0?{}:{places:[(0,v.W$)(L)]},describe:()=>(0,pe.k)({...f,version:g,upgrade:_,mirror:p})}]}case"chosen":case"refused":case"unreadable":
return[]}}const $e=({of:e})=>"locked"in e?e.locked:null,kn=e=>{const t=(0,v.W$)(e);return typeof t=="string"?t:`${t.file}:${t.line}`},ct=({choice:e})=>e?.kind===
"unreadable";function vn(e,{unreadable:t},n){const{kind:s,choice:o,wants:r}=e,a=ct(e);if(t.length===0||o?.kind==="empty")return[];if(!a&&n.has((0,v.IY)(r)))return[];
const i=S(e),c=()=>(0,b.Ev)({kind:s,address:i,texts:t,rejects:a});return[{item:e,cause:`unreadable ${(0,v.IY)(r)} ${a}`,describe:c}]}const gn=e=>e.flatMap(t=>{const{
installation:n}=t.answer;if(n===void 0)return[];const{methods:s,mirrors:o,place:r}=n;if(s>0)return o.flatMap(i=>wn(t,i));const a=S(t);return[{item:t,cause:`excl\
uded ${(0,v.IY)(t.wants)}`,places:[r,...(0,v.ek)(t.of)],describe:()=>(0,we.WZ)({provider:a})}]});function wn(e,{host:t,mirror:n,outcome:s,url:o}){if(n===void 0||
n.hasSlash)return[];if(s.kind!=="status"&&s.kind!=="unreadable")return[];const r=s.kind==="status"?`returned ${s.status}`:s.why,a=e.choice?.kind==="chosen";return[
{item:e,host:t,cause:`slash ${n.url} ${a}`,places:[n.place,...(0,v.ek)(e.of)],describe:()=>(0,we.zS)({kind:"slash",mirror:n.url,asked:o,result:r,isUsable:a})}]}
var Pe=m(3410);function yn(e){const t=e.flatMap(n=>{const{host:s,service:o,places:r,clients:a}=n,i={host:s,services:[o],places:r,clients:a,needed:(0,I.ly)(r)};return $n(
n).map(c=>(0,P.hD)(c,i))});return(0,P.DF)(t,({host:n,services:s,problem:{code:o,message:r}})=>[n,s,o,r])}function $n(e){const{service:t,organization:n,workspace:s,
ping:o,ofOrganization:r,ofWorkspace:a}=e,i={host:(0,R.nx)(e.host),organization:n??""},c=[o,r,a].flatMap(Mn),u=ut(r);if(u!==null){const p=r?.tokenSource??"";c.push(
(0,Pe.Dr)({...i,source:p,...u}))}t===M.OZ&&o.outcome.kind==="read"&&!En(o.outcome.value)&&c.push((0,Pe.EK)({url:o.url,version:o.outcome.value}));const f=ut(a);if(f!==
null&&s!==null){const p="status"in f&&f.status===404,g={...i,workspace:s};c.push(p?(0,Pe.Fu)(g):(0,Pe.dF)({...g,...f}))}return c}const Mn=e=>e&&"problem"in e.outcome&&
e.outcome.problem.code!=="host-private-redirect"?[e.outcome.problem]:[],lt=(0,V.oF)("2.5");function En(e){const t=(0,V.oF)(e??"");return lt===null||t!==null&&(0,V.
Zy)(t,lt)>=0}function ut(e){if(e===null)return null;const{url:t,outcome:n}=e;return n.kind==="unreadable"?{url:t,why:n.why}:n.kind==="status"?{url:t,status:n.status,
reason:n.reason}:null}const _n=(e,t)=>e.filter(({problem:n})=>n.code!=="host-private-redirect").map(({host:n,problem:s})=>{const o=t(n),r=o?["hostnames input"]:
[];return(0,P.hD)(s,{host:n,services:[M.S3],places:r,needed:o})});var ke=m(7751),Se=m(3916),dt=m(1022),j=m(3625),je=m(3307),On=m(2168),te=m(4874);const bn=25e3;
class Tn{#t;#e;path=[];mistake=null;room=bn;constructor(t){this.#t=t,this.#e=(0,te.AN)(t,0)}takeRoom(){return this.room-=1,this.room>=0}takeNull(){return this.#t[this.#e]!==
"n"?!1:(this.skip(),!0)}literal(t,n,s,o){if(this.takeNull())return s;const r=this.#e;this.skip();const a=this.#t.slice(r,this.#e);return n.test(a)?o(a):(this.#n(
t,a.charAt(0)),s)}parts(t,n,s){const o=this.#t,r=o.charAt(this.#e);if(r!==t)return this.#n(n,r),this.skip(),!1;for(this.#e=(0,te.AN)(o,this.#e+1);o[this.#e]!=="\
]"&&o[this.#e]!=="}";)s(t==="{"?this.#o():""),this.#e=(0,te.AN)(o,this.#e),o[this.#e]===","&&(this.#e=(0,te.AN)(o,this.#e+1));return this.#e+=1,!0}skip(){const t=this.#t;
let n=0;do{const s=(0,te.AN)(t,this.#e),o=t.charAt(s);(o==="["||o==="{")&&(n+=1),(o==="]"||o==="}")&&(n-=1),o==='"'?this.#e=(0,te.ap)(t,s):this.#e="[]{},:".includes(
o)?s+1:(0,te.f)(t,s)}while(n>0)}#o(){const t=this.#e;this.#e=(0,te.ap)(this.#t,t);const n=(0,je.I)(this.#t.slice(t,this.#e));return this.#e=(0,te.AN)(this.#t,(0,te.
AN)(this.#t,this.#e)+1),n}#n(t,n){if(this.mistake!==null)return;const s=this.path.map(r=>typeof r=="number"?`[${r}]`:`.${r}`),o=s.length===0?"":` in "${s.join("").
slice(1)}"`;this.mistake=`has ${Pn[n]??"a number"} instead of ${t}${o}`}}const Pn={"[":"a list","{":"an object",'"':"a string",t:"a boolean",f:"a boolean"},ft="\
has too many elements";function ae(e,t,n="first"){const s=(0,je.HT)(e,n);if(s!==null)return(0,j.T)((0,On.Q)(e)?.what??`is not valid JSON: ${s.why}`);const o=new Tn(
e),r=t.read(o,t.zero);return o.mistake!==null?(0,j.T)(o.mistake):o.room<0?(0,j.T)(ft):(0,j.J)(r)}const W={zero:"",read:(e,t)=>e.literal("a string",/^"/,t,je.I)},
Sn={zero:!1,read:(e,t)=>e.literal("a boolean",/^[tf]/,t,n=>n==="true")},ht=2n**63n,An={zero:0,read:(e,t)=>{const n=s=>{if(!/^-?\d{1,19}$/.test(s))return!1;const o=BigInt(
s);return o>=-ht&&o<ht};return e.literal("an integer",{test:n},t,Number)}},ne=e=>({zero:null,read:(t,n)=>t.takeNull()?null:e.read(t,n??e.zero)}),Be={zero:null,read:e=>(e.
skip(),null)},pt=e=>({zero:e.zero,read:(t,n)=>{const{mistake:s}=t,o=e.read(t,n);return t.mistake=s,o}}),mt=e=>({zero:null,read:t=>{const{room:n}=t;return t.room=
Number.POSITIVE_INFINITY,e.read(t,e.zero),t.room=n,null}});function Z(e){return{zero:[],read:(t,n)=>{if(t.takeNull())return[];const s=[];let o=0;return t.parts(
"[","a list",()=>{const a=t.takeRoom();t.path.push(o);const i=e.read(t,n[o]??e.zero);t.path.pop(),a&&s.push(i),o+=1})?s:n}}}function Ne(e){return{zero:null,read:(t,n)=>{
if(t.takeNull())return null;const s=n??new Map;return t.parts("{","an object",o=>{const r=t.takeRoom();t.path.push("*");const a=e.read(t,e.zero);t.path.pop(),r&&
s.set(o,a)}),s}}}function X(e){const t=Object.entries(e),n=new Map(t);return{zero:Object.fromEntries(t.map(([o,{zero:r}])=>[o,r])),read:(o,r)=>{if(o.takeNull())
return r;const a={...r};return o.parts("{","an object",i=>{const c=n.has(i)?i:In(i),u=n.get(c);if(u===void 0)return o.skip();o.path.push(c),a[c]=u.read(o,a[c]),
o.path.pop()}),a}}}const In=e=>e.toLowerCase().replaceAll("\u017F","s"),Dn=X({name:W,source:W,version:W}),xn=X({name:W,version:W,namespace:pt(W),source:pt(W)}),
ze=X({path:W,providers:Z(ne(xn)),dependencies:Z(ne(Dn))}),kt=Z(ne(ze)),vt=(e,t)=>X({modules:Z(ne(X({source:W,versions:Z(ne(X({version:W,root:e,submodules:t})))})))}),
Cn=vt(mt(ze),mt(kt)),Rn=vt(ze,kt);function Ln(e){const t=ae(e,Cn);if(!t.ok)return t;const{modules:n}=t.value;if(n.some(r=>r===null||r.versions.includes(null)))return(0,j.
J)({kind:"crash"});const[s]=n;if(!s)return(0,j.J)({kind:"no-module"});const o=s.versions.map(r=>r?.version??"");return(0,j.J)({kind:"versions",texts:o})}function Un(e,t){
const n=ae(e,Rn),s=n.ok?n.value.modules[0]?.versions??[]:[],o=new Map;for(const r of s){if(r===null)continue;const i=[r.root,...r.submodules].flatMap(u=>u??[]).
map(({path:u,dependencies:f,providers:p})=>({path:u,calls:f.flatMap(g=>g??[]),providers:p.flatMap(g=>g??[])}));i.some(({calls:u,providers:f})=>u.length+f.length>
0)&&t(r.version)&&o.set(r.version,i)}return o}const Ke=({constraint:e,client:t},n)=>Ue(e===null?[]:[e.text],n,{client:t});function jn(e,t,n){let s=null;const o=Un(
e,r=>(s??=new Set(n.map(a=>gt(Ke(a,t)))),s.has(wt(r))));return new Map(Array.from(o,([r,a])=>[wt(r),a]))}const gt=e=>e.kind==="chosen"?e.version:"none";function wt(e){
const t=(0,V.oF)(e);return t===null?"":(0,V.Cg)(t)}const Bn=3,Nn=200,zn=2e3;function Kn({calls:e,client:t},n){const s={calls:[],providers:[],undescribed:[]};let o=e.
flatMap(a=>{const{module:i,constraint:c,isOpen:u}=a;return i===null||u?[]:[{call:a,host:i.host,by:"",module:i,constraint:c,client:t}]});const r={left:zn};for(let a=0;a<
Bn;a+=1)o=o.flatMap(c=>{const u=n(c);if(u===null)return[];const{described:f}=u,p=f?.size?gt(Ke(c,u)):"",g=r.left>0?f?.get(p):void 0;if(g===void 0)return a===0&&
s.undescribed.push(c.call),[];const{namespace:_,name:L,system:C}=c.module,A=`${_}/${L}/${C} ${p}`,F=Wn(g,{...c,by:A},r);return s.providers.push(...F.providers),
F.calls}).slice(0,Nn),s.calls.push(...o);return s}function Wn(e,{module:t,...n},s){const o=f=>({text:f,place:n.call.place}),r=e.slice(0,Math.max(0,s.left)),a=new Map(
r.map(f=>[(0,Se.join)(".",f.path),f])),i=new Set([(0,Se.join)(".",t.subdirectory)]),c=[],u=[];s.left-=r.length;for(const f of i){const p=a.get(f);for(const{source:g,
version:_}of p?.calls??[]){if(s.left--<=0)break;(0,x.Nj)(g)&&i.add((0,Se.join)(f,g));const L=(0,x.vL)(g,n.client),C=_===""?null:o(_);L.kind==="registry"&&c.push(
{...n,module:L,constraint:C})}for(const{name:g,namespace:_,source:L,version:C}of p?.providers??[]){if(s.left--<=0)break;const A=(0,dt.m)(L||(0,Se.join)(_,g),n.client);
A.kind!=="registry"||C===""||u.push({...n,provider:A,constraint:o(C)})}}return{calls:c,providers:u}}function Fn({items:e,inside:t,versions:n},s){const o=Map.groupBy(
e,({root:a})=>a),r=Array.from(t,([a,{calls:i,providers:c}])=>{const u=o.get(a)??[];return[...i.flatMap(p=>Hn(p,n)??[]),...Vn(c,u,s)].map(p=>({finding:p,items:u.
filter(g=>g.kind==="module"&&(0,v.ek)(g.of)[0]===p.places[0])}))}).flat();return[...Map.groupBy(r,({finding:a})=>a.problem.message).values()].flatMap(a=>a.slice(
0,1).map(({finding:i})=>({finding:{...i,places:[...new Set(a.flatMap(c=>c.finding.places))]},items:a.flatMap(c=>c.items)})))}function Hn(e,t){const{module:n,client:s,
constraint:o,by:r}=e,a=t.get((0,v.MP)(n))?.[s],i=`${(0,R.nx)(n.host)}/${n.namespace}/${n.name}/${n.system}`,c={by:r,address:i,constraint:o?.text??null,others:[]};
if(a?.outcome.kind==="status"&&a.outcome.status===404)return We(e,(0,ke.o)({...c,newest:null}));const u=ee(a);return!u||Ke(e,u).kind!=="none-fits"?null:We(e,(0,ke.
o)({...c,newest:u.newest}))}const Jn=50;function Vn(e,t,n){const s=Map.groupBy(e,({provider:o})=>(0,v.JT)(o));return t.flatMap(o=>{const{kind:r,answer:a,root:i}=o,
c=r==="provider"?s.get((0,v.IY)(o.wants)):void 0,u=ee(a);if(c===void 0||u===null||o.choice?.kind!=="chosen")return[];const f=[...new Map(c.map(K=>[K.constraint.
text,K])).values()],g=[...(0,v.Im)(o.of),...f.slice(0,Jn).map(K=>K.constraint)],_=n?null:$e(o)?.version.text??null,L=g.map(({text:K})=>K),C=Ue(L,u,{client:i.client,
held:_});if(C.kind==="chosen")return[];const A=C.kind==="none-fits"?g.filter(({text:K})=>C.conflict.includes(K)):g,{newest:F}=u,G=S(o);return f.filter(({constraint:K})=>A.
includes(K)).map(K=>{const{by:Q,constraint:q}=K,ce=A.filter(he=>he!==q).map(Xn),fe={by:Q,address:G,constraint:q.text,others:ce,newest:F};return We(K,(0,ke.o)(fe))})})}
const Xn=({text:e,place:t})=>`"${e}" (${t.file}:${t.line})`,We=({call:{place:e},host:t},n)=>(0,P.hD)(n,{host:t,services:[M.e$],places:[(0,v.W$)(e)]});var Ae=m(2562),
Fe=m(6697);const Gn=({packages:e})=>e.flatMap(Yn);function Yn(e){if("location"in e){const t=e.steps.flatMap(n=>n.kind==="asked"?n.answer:[]);return[e.location,...t]}
return[e.description,...e.files.map(({answer:t})=>t)]}const ve=({item:e,version:t,host:n})=>({kind:e.kind,address:S(e),version:t,host:(0,R.nx)(n)}),ue=({item:e,
version:t,host:n},s,o)=>({item:e,cause:`package ${(0,v.IY)(e.wants)} ${t} ${s}`,describe:o,host:n});function Me(e,t,n){const{outcome:s,url:o}=n;switch(s.kind){case"\
read":case"unreadable":return[];case"not-asked":{if(s.why!=="not-allowed"||t==="location"||t==="document")return[];const r=yt(o),{kind:a,address:i,version:c}=ve(
e),u=()=>(0,Fe.wp)({host:r,package:`${a} ${i} ${c}`});return[ue(e,`${r} not allowed`,u)]}case"status":case"failed":{const r=s.kind==="status"?s.status:s.problem.
message,a=()=>Qn(e,t,n,s);return[ue(e,`${t} ${o} ${r}`,a)]}}}const Zn=["page","archive","repository"];function Qn(e,t,{lastHop:n,url:s,attempts:o,tokenSource:r},a){
const i=n?.url??s,c={...ve(e),part:t,url:i,at:yt(i)};if(a.kind==="failed"){const{code:p,message:g}=a.problem;if(p==="host-private-redirect")return a.problem;const _=p===
"host-timeout"&&Zn.includes(t);return(0,Ae.N7)({...c,why:g,attempts:o,isAnswered:!1,isSlow:_})}const{status:u,reason:f}=a;if(u===401||u===403||t==="repository"&&
u===404){const p=n?.authorization??"none",{isFork:g}=e;return(0,Ae.vn)({...c,status:u,reason:f,page:null,token:p,source:r,isFork:g})}return(0,Ae.N7)({...c,why:`${i}\
 returned ${u} ${f}`.trim(),attempts:(0,N.Mq)(u)?o:1,isAnswered:!0,isSlow:!1})}function yt(e){const t=(0,E.Dl)(e);return(t.ok?(0,R.Pm)(t.value):null)??e}function qn(e,{
location:t,steps:n}){const{outcome:s,url:o}=t,r=i=>[ue(e,`location ${i}`,c=>(0,Ae.KG)({...ve(e),url:o,why:i,clients:k(c)}))];if(s.kind==="status"&&es(s.status)){
const i=`${s.status} ${s.reason}`.trim();return r(`its location was requested, and the response is ${i}; expected 204`)}const a=n.at(-1);switch(a?.kind){case void 0:
return Me(e,"location",t);case"refused":return r(a.why);case"other":return[ts(e.item,a.getter)];case"asked":{const i=a.answer.outcome;return i.kind==="unreadabl\
e"?r(`the page at its location ${i.why}`):Me(e,a.what,a.answer)}}}const es=e=>e!==401&&e!==403&&!(0,N.Mq)(e),ts=(e,t)=>({item:e,cause:`not followed ${t}`,describe:n=>{
const s=[...new Set(n.map(S))];return(0,ke.q)({what:"getter",getter:t,names:s})}}),ns=/^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;function ss({
inside:e}){const t=({place:a})=>a!==v.cd,n=os([...e.keys()].flatMap(({calls:a})=>a.filter(({module:i})=>i===null))),s=n.filter(({source:a})=>ns.test(a)).length,
o=[...e.values()].flatMap(({undescribed:a})=>a).filter(t),r=o.flatMap(({module:a})=>a===null?[]:`${a.namespace}/${a.name}/${a.system}`);return[...$t(o,{what:"in\
side",names:[...new Set(r)]}),...$t(n,{what:"direct",git:s,names:n.map(({address:a})=>a)})]}const $t=(e,t)=>e.slice(0,1).map(({place:n})=>(0,P.hD)((0,ke.q)(t),{
places:[n],clients:[]})),os=e=>[...new Map(e.map(t=>[`${t.place.file}:${t.place.line}`,t])).values()],rs=["limit","size","stopped"];function as(e){const t=[e.answer,
...Gn(e)].flatMap(({outcome:s})=>s.kind==="not-asked"?[s]:[]);return[...t.flatMap(s=>"problem"in s?[s.problem]:[]),...rs.filter(s=>t.some(o=>o.why===s)).slice(0,
1)]}function is(e,{maxRequests:t}){const n=e.flatMap(o=>as(o).map(r=>({item:o,host:O(o),why:r})));return[...Map.groupBy(n,({host:o,why:r})=>`${o} ${typeof r=="s\
tring"?r:r.message}`).values()].flatMap(o=>{const[r]=o;if(r===void 0)return[];const{host:a,why:i,item:c}=r;if(typeof i!="string"){const p=[...new Set(o.flatMap(
g=>(0,v.ek)(g.item.of)))];return[(0,P.hD)(i,{host:a,places:p,needed:(0,I.ly)(p)})]}const u=[...new Set(o.map(p=>T(p.item)))],f=(0,ke.q)(i==="limit"?{what:i,max:t,
names:u}:{what:i,names:u});return[(0,P.hD)(f,{host:a,places:(0,v.ek)(c.of).slice(0,1),needed:!1})]})}var de=m(5138),Ie=m(630);const cs=(e,t)=>Ee(He(e),`${Mt(t)}\
/versions`),ls=(e,t,n)=>Ee(He(e),`${Mt(t)}/${n}/download`),Mt=({namespace:e,name:t,system:n})=>`${e}/${t}/${n}`,us=(e,{namespace:t,type:n})=>Ee(e,`${t}/${n}/ver\
sions`),ds=(e,{namespace:t,type:n},s,{os:o,arch:r})=>Ee(e,`${t}/${n}/${s}/download/${o}/${r}`),fs=(e,t)=>Ee(He(e),t);function hs(e,{host:t,namespace:n,type:s},o){
const r=(0,Ie.O)(e,`${t}/${n}/${s}/${o}`);return!r.ok||r.value.scheme==="https"?r:(0,j.T)(`unsupported protocol scheme "${r.value.scheme}"`)}function ps(e,t){if(!/^\.{0,2}\//.
test(t))return(0,j.J)(t);const n=(0,Ie.O)(e,t);return n.ok?(0,j.J)((0,E.jr)(n.value)):n}function ms(e,t){const n=De(e,t);return n.ok&&n.value.fragment!==""?(0,j.
T)("must not include fragment part"):n}function De(e,t){const n=(0,Ie.O)(e,t);if(!n.ok)return n;const{scheme:s}=n.value;return s==="http"||s==="https"?n:(0,j.T)(
"must use http or https scheme")}const He=e=>e.path.endsWith("/")?e:{...e,path:`${e.path}/`};function Ee(e,t){const n=(0,Ie.O)(e,t);if(!n.ok)throw new Error(n.why);
return n.value}const ks=X({versions:Z(X({version:W,protocols:Z(W)})),warnings:Z(W)});function vs(e){const t=ae(e,ks);if(!t.ok)return t;const{versions:n,warnings:s}=t.
value,o=new Map(n.map(i=>[i.version,i.protocols])),r=[...o.keys()],a=r.filter(i=>Et(o.get(i)??[]));return(0,j.J)({texts:r,compatible:a.length===r.length?r:a,warnings:r.
length===0?[]:s})}const gs=e=>e.find(t=>(0,V.rK)(t)===null),Et=e=>e.some(t=>{const n=(0,V.rK)(t),[s]=n?.numbers??[];return n!==null&&!(0,V.Ty)(n)&&(s===5n||s===
6n)}),ws=X({id:W,moved_to:W});function ys(e,t){const n=ae(e,ws);if(!n.ok)return n;const{id:s,moved_to:o}=n.value,r=(0,dt.m)(o===""?s:o,"terraform"),a=r.kind==="\
registry"&&r.type===t;return(0,j.J)(a?r.namespace:null)}function $s(e,t,n){const{os:s,arch:o,shasum:r}=e,a=/^[0-9a-fA-F]{64}$/.test(r),i=s===t.os&&o===t.arch,c=`${t.
os}_${t.arch}`;return{early:[...Ms(e.protocols),...Je([i?null:`is for ${s}_${o} instead of ${c} (\`os\`, \`arch\`)`,Ve(n,"download_url",e.downloadUrl),_s(e.packages),
a?null:Es(r),Ve(n,"shasums_url",e.sumsUrl),Ve(n,"shasums_signature_url",e.signatureUrl)]),...e.downloadUrl===""?[{kind:"no-archive"}]:[]],late:Je([Os(e,c)]),hashes:a&&
i?[`zh:${r.toLowerCase()}`]:null}}const Je=e=>e.flatMap(t=>t===null?[]:{kind:"description",why:t});function Ms(e){const t=gs(e);return t!==void 0?[{kind:"descri\
ption",why:`has "${t}" in \`protocols\`, which is not a version`}]:e.length===0||Et(e)?[]:[{kind:"protocols",protocols:e}]}function Ve(e,t,n){const s=De(e,n);return s.
ok?null:`has an invalid URL in \`${t}\`: ${s.why}`}const Es=e=>e===""?"has no `shasum`":`has "${e}" in \`shasum\`, which is not 64 hexadecimal digits`;function _s(e){
const t=[...e.keys()].filter(o=>!/^[^_ \t\r\n]*_[^_ \t\r\n]*$/.test(o)),n=Array.from(e.values(),o=>o.hashes).flat(),s=[...t,...n.filter(o=>o.indexOf(":")<1)][0];
return s===void 0?null:`has "${s}" in \`packages\`, which OpenTofu cannot read`}function Os({packages:e,shasum:t},n){const s=e.get(n);if(e.size===0)return null;
if(s===void 0)return"has `packages` without an entry for the platform, which OpenTofu requires";if(s.size<=0)return"has no positive `package_size` in `packages`\
, which OpenTofu requires";const o=s.hashes.filter(r=>r.startsWith("zh:"));return o.some(r=>r!==`zh:${t}`)?"has another `zh:` hash in `packages` than in `shasum\
`, which OpenTofu compares":o.length>0?null:"has no `zh:` hash for the platform in `packages`, which OpenTofu requires"}function bs(e,t){switch(e.kind){case"cra\
sh":return(0,j.T)(`has null for ${t}, at which the clients crash`);case"no-platform":return(0,j.J)({early:[{kind:"platform"}],late:[],hashes:null});case"archive":{
const{url:n,hashes:s}=e,o=s.length===0||s.some(Ts),r=Je([n===""?`has no \`url\` for ${t}`:null,o?null:`has no \`zh:\` or \`h1:\` hash for ${t}, but others`]);return(0,j.
J)({early:r,late:[],hashes:r.length===0?s:null})}}}const _t=["zh:","h1:"],Ts=e=>_t.some(t=>e.startsWith(t));function Ps(e,t,n){const{description:s}=t,o={...e,host:s.
host},{outcome:r}=s;switch(r.kind){case"unreadable":return[Xe(o,t,{kind:"description",why:r.why})];case"read":return[...[...r.value.early.map(a=>Xe(o,t,a)),...t.
files.flatMap(({part:a,answer:i})=>Me(o,a,i)),...t.late.map(a=>Xe(o,t,a))].slice(0,1),...Is(o,t,r.value,n)];case"status":return r.status===404?[Ss(o,t,r)]:Me(o,
"document",s);case"failed":case"not-asked":return Me(o,"document",s)}}function Ss(e,{platform:t,description:{url:n,mirror:s}},{status:o,reason:r,page:a}){const i={
url:n,status:o,reason:r,page:a};if(s===void 0){const g={...ve(e),...i,platform:t,isMirror:!1};return ue(e,`${t} platform`,()=>(0,de.oL)(g))}const{item:c,version:u}=e,
f={provider:S(c),mirror:s.url,version:u,...i},p=(c.answer.installation?.mirrors??[]).some(g=>g.mirror?.url===s.url&&ee(g)?.texts.includes(u));return ue(e,`mirro\
r ${s.url}`,()=>(0,we.gU)({...f,isListed:p}))}function Xe(e,t,n){const{platform:s,description:o}=t,{url:r,mirror:a}=o,i={...ve(e),platform:s,isMirror:a!==void 0,
url:r},c=(f,p)=>ue(e,`${s} ${f}`,p),u=f=>c(`document ${f}`,()=>(0,de.Es)({...i,why:f}));switch(n.kind){case"description":return u(n.why);case"no-archive":return u(
"has no `download_url`");case"platform":{const f={status:200,reason:"OK",page:null};return c("platform",()=>(0,de.oL)({...i,...f}))}case"protocols":{const{protocols:f}=n,
p=As(e.item);return c("protocols",()=>(0,de.Vf)({...i,protocols:f,suggestion:p}))}case"sums":return c(`sums ${n.why}`,()=>(0,de.xD)({...i,...n}));case"unsigned":
return c(`unsigned ${n.why}`,()=>(0,de.iw)({...i,...n}))}}const As=({answer:e})=>ye("provider",ee(e)?.compatible??[]).newest;function Is(e,{platform:t,description:n},{
hashes:s},o){const{item:r,version:a}=e,i=$e(r),c=o.get(r.root.lockFile??"")?.get((0,v.IY)(r.wants))??[];if(i?.version.text!==a||s===null||c.length===0)return[];
if(c.some(p=>s.includes(p)))return[];if(n.mirror!==void 0&&!Ds(c,s))return[];const u=!c.some(p=>p.startsWith("zh:"));return[{...ue(e,`${t} lock ${u}`,p=>{const g={
...ve(e),platform:t,isContentOnly:u,clients:k(p)};return(0,de.z0)(g)}),places:[(0,v.W$)(i.version.place)]}]}const Ds=(e,t)=>_t.filter(n=>e.some(s=>s.startsWith(
n))).every(n=>t.some(s=>s.startsWith(n))),Ot=[];function xs(e,t){const n=t.flatMap(({finding:c,items:u})=>u.map(f=>({item:f,finding:c}))),s=Map.groupBy(n,({item:c})=>c),
o=new Map,r=new Map,a=Map.groupBy(e,({root:c})=>c.directory);return{roots:Array.from(a,([c,u])=>({directory:c,clients:k(u),rows:Array.from(Map.groupBy(u,Cs).values(),
f=>{const p=Rs(f,r),g=js(f,s);return g.findings.length+g.decidedAt.length>0&&o.set(p,g),p})})),reasons:o}}const bt=({kind:e,of:t,wants:n})=>e==="module"?t.address:
(0,v.IY)(n),Cs=e=>{const[t=null]=(0,v.ek)(e.of),n=(0,v.Im)(e.of).map(({text:s})=>s);return JSON.stringify([e.kind,(0,v.IY)(e.wants),bt(e),t,n])};function Ge(e,t){
const n=JSON.stringify(e),s=t.get(n)??e;return t.set(n,s),s}function Rs(e,t){const[n]=e;if(n===void 0)throw new Error("a row without items");const{kind:s,wants:o,
of:r,answer:a}=n,i=(0,v.Im)(r).map(({text:u})=>u),c=e.flatMap(({root:{client:u},choice:f})=>f===null?[]:[[u,f.kind==="chosen"?f.version:null]]);return{kind:s,address:bt(
n),source:Ge(S(n),t),host:o.host,constraints:Ge(i,t),locked:$e(n)?.version.text??null,chosen:Ge(Object.fromEntries(c),t),newest:ee(a)?.newest??null,platforms:Ls(
e),worst:null,problems:Ot,places:(0,U.As)((0,v.ek)(r))}}function Ls(e){const t=e.flatMap(({packages:n})=>n).flatMap(n=>"platform"in n?[n]:[]);return t.length===
0?Ot:Array.from(Map.groupBy(t,({platform:n})=>n),([n,s])=>{const o=s.map(Us);return{platform:n,available:o.includes(!1)?!1:o.includes(null)?null:!0}})}function Us({
description:{outcome:e,mirror:t}}){return e.kind==="read"?!e.value.early.some(({kind:s})=>s==="platform"):e.kind==="status"&&e.status===404&&t===void 0?!1:null}
function js(e,t){const n=new Set(e.flatMap(r=>t.get(r)??[]).map(({finding:r})=>r)),s=e.find(({choice:r})=>r!==null&&r.kind!=="chosen"),o=s===void 0?[]:[...(0,v.
Im)(s.of),$e(s)?.version];return{findings:[...n],decidedAt:o.flatMap(r=>r?.place??[])}}function Bs(e,t){const{items:n}=e,s=[...w(n,t.isFork),...gn(n),...pn(n),...Ns(
e,t.isFork)],o=[...h(s),...Fn(e,t.upgrade)],r=n.filter(({answer:i})=>i.outcome.kind==="read").map(i=>`${i.wants.host} ${y(i)}`),a=i=>t.hostnames.some(c=>{const u=c.
services.length>0?c.services:t.requiredServices;return c.host===i&&u.includes(M.S3)});return{findings:[...ss(e),...o.map(({finding:i})=>i),...yn(e.clouds),..._n(
e.logins,a),...is(n,t)],...xs(n,o),requests:e.requests,answering:new Set(r)}}const Ns=({items:e,lockHashes:t},n)=>e.flatMap(s=>{if(s.choice?.kind!=="chosen")return[];
const o={item:s,version:s.choice.version,isFork:n,host:s.wants.host};return s.packages.flatMap(r=>"location"in r?qn(o,r):Ps(o,r,t))});var zs=m(2389),Ks=m(7542),
Ws=m(1257),Tt=m(5927),_e=m(4529),Fs=m(772),Ye=m(3948);function Pt(e,{attemptMs:t,retries:n}){const s=e.findIndex((o,r)=>r===n||!Hs(o,t));return s<0?null:s}function Hs({
response:e,hops:t,headMs:n},s){return n===null?e.kind==="failed"&&e.transient:n>s||(0,N.Mq)(t.at(-1)?.status??0)}var St=m(6875),Js=m(290);const Oe=4;class At{#t=[];#e;constructor(t){
this.#e=t}async pass(t){this.#e===0?await new Promise(n=>this.#t.push(n)):this.#e-=1;try{return await t()}finally{const n=this.#t.shift();n===void 0?this.#e+=1:
n()}}}async function It(e,t,{concurrency:n},s){const o=Map.groupBy(e,t);await Dt(o.values(),n*Oe,r=>Dt(r.values(),Oe,s))}async function Dt(e,t,n){const s=async()=>{
for(const o of e)await n(o)};await Promise.all(Array.from({length:t},s))}const Vs=2*Oe,Xs=1e3,Gs=3e4,Ys=6e4;class Zs{#t;#e;#o=new Map;#n=new Map;#r=new Set;#s=new Map;constructor(t){
this.#t=t,this.#e=new At(t.concurrency*Oe),t.stop.signal.addEventListener("abort",this.#a)}get requests(){return[...this.#n.values()]}ask(t){const n=this.#i(t);
return n.gate.pass(()=>this.#e.pass(()=>this.#c(n,t)))}#a=()=>{for(const t of this.#r)t.close()};close(){this.#t.stop.signal.removeEventListener("abort",this.#a),
this.#a()}#i({url:t}){const n=(0,_e.X5)(t),s=n.ok?`${n.value.name} ${n.value.port}`:"",o=this.#o.get(s)??{gate:new At(Oe),requests:0,pause:Promise.resolve(),silent:0,
down:null};return this.#o.set(s,o),o}async#c(t,n){if(t.down!==null)return t.down;const s=await this.#l(t,n);return s.kind==="not-asked"||(t.silent=s.attempts.every(
({headMs:o})=>o===null)?t.silent+1:0,t.silent>=Vs&&(t.down=s)),s}async#l(t,n){const{stop:s,maxRequests:o}=this.#t,r=[];for(;;){if(await t.pause,s.why!==null)return Ze(
r,"stopped");if(t.requests>=o)return Ze(r,"limit");const a=await this.#u(t,n);if(s.why!==null&&a.response.kind==="failed"||r.push(a),n.patience.every(g=>Pt(r,g)!==
null)||s.why!==null)return Ze(r,"stopped");const{ms:u,isForHost:f}=Qs(a,r.length,this.#t),p=(0,St.v7)(u,this.#t);f&&(t.pause=p),await p}}async#u(t,n){const{network:s,
startTimer:o}=this.#t,{patience:r,maxRedirects:a}=n,i=this.#f(t);t.requests+=1;try{const c=await(0,Ye.e)({...n,asks:"answer",session:i,settings:s,redirectLimits:{
terraform:a,opentofu:a},timeoutMs:(0,Js.nT)(r),startTimer:o});return t.requests+=c.hops.length-1,this.#d(n,c),c}finally{this.#h(t,i)}}#d({host:t},{hops:[n],timing:s,
certificates:o}){const{slowest:r=null,certificates:a=[]}=this.#n.get(t)??{},i=n!==void 0&&s.totalMs>(r?.timing.totalMs??-1),c=f=>!a.some(p=>p.host===f.host&&p.expires===
f.expires),u=o.filter(c).map(({host:f,expires:p})=>({host:f,expires:p}));this.#n.set(t,{host:t,slowest:i?{url:n.url,timing:s}:r,certificates:[...a,...u]})}#f(t){
for(const[s,o]of[...this.#s].reverse())if(o===t&&(this.#s.delete(s),s.isOpen()))return s;const n=(0,Fs.f)(this.#t.network);return this.#r.add(n),n}#h(t,n){n.isOpen()?
this.#s.set(n,t):this.#r.delete(n);const[s]=this.#s.keys();this.#s.size<=this.#t.concurrency||s===void 0||(this.#s.delete(s),this.#r.delete(s),s.close())}}function Ze([
e,...t],n){return e===void 0?{kind:"not-asked",why:n}:{kind:"asked",attempts:[e,...t]}}function Qs({response:e},t,{now:n}){const s=e.kind==="received"&&[429,503].
includes(e.head.status)?(0,St.VJ)(e.head.retryAfter,n()):null;return s===null?{ms:Math.min(Xs*2**(t-1),Gs),isForHost:!1}:{ms:Math.min(Math.max(s,0),Ys),isForHost:!0}}
var qs=m(960),xt=m(6974);const eo=9,to={kind:"whole",maxBytes:8*1024*1024},no={kind:"excerpt",maxBytes:2048},se=({bytes:e})=>new TextDecoder("utf-8",{ignoreBOM:!0}).
decode(e);function xe(e,t){const{once:n}=e;if(n===void 0)return Ct(e,t);const s=t.known.get(n)??Ct(e,t);return t.known.set(n,s),s}async function Ct(e,t){const{host:n,
clients:s,at:o}=e;if(s.length===0)return{};const r=Map.groupBy(s.map(c=>({client:c,where:o(c)})),({where:c})=>typeof c=="string"?c:(0,E.jr)(c.url)),a=await t.tokenOf(
n),i=r.values().map(c=>so(e,c,a,t));return Object.fromEntries((await Promise.all(i)).flat())}const be=(e,t,n,s,o,r)=>xe({...o,host:t,clients:n,at:i=>{const c=Lt(
e,t,i,r);return typeof c=="string"?c:{...c,url:s(c.url)}}},r),ie=(e,t,n="")=>({host:e,url:n,tokenSource:null,outcome:{kind:"not-asked",why:t},attempts:0,lastHop:null});
async function so(e,t,{token:n,source:s},{send:o,patience:r,versionOf:a}){const[i]=t;if(i===void 0)return[];const{host:c,headers:u,maxRedirects:f=eo}=e,p=t.map(
({client:A})=>A),g=i.where,_=A=>p.map(F=>[F,A]);if(typeof g=="string")return _({...ie(c,g),tokenSource:s});const L=(0,E.Pl)(g.url),C={...ie(c,"service",L),tokenSource:s};
try{const A=await o({...g,host:c,token:n,headers:u??{"x-terraform-version":a(i.client)},planBody:Q=>Rt(Q,e)??no,maxRedirects:f,patience:p.map(r)});if(A.kind==="\
not-asked")return _({...C,outcome:A});const{attempts:F}=A,G=oo(F),K=Map.groupBy(p,Q=>ro(A,r(Q)));return Array.from(K,([Q,q])=>{const ce=ao(Q,g.url,e),fe={host:c,
url:L,tokenSource:s,outcome:ce,attempts:F.length,lastHop:G};return q.map(he=>[he,fe])}).flat()}catch(A){const F=(0,Fe.n3)({host:(0,R.nx)(c),thrown:A});return _(
{...C,outcome:{kind:"not-asked",why:"unchecked",problem:F}})}}function oo(e){const t=e.at(-1)?.hops.at(-1);if(t===void 0)return null;const{url:n,authorization:s,
challenge:o,address:r}=t;return{url:n,authorization:s,challenge:o,address:r}}function ro({attempts:e},t){const{attemptMs:n}=t,s=e[Pt(e,t)??e.length-1]??e[0],{response:o,
timing:r,headMs:a}=s;if(o.kind==="failed"||r.totalMs<=n)return o;const i=(a??0)>n?"response":"body",c=o.url.host.replace(/:443$/,"");return{kind:"failed",problem:(0,qs.
Qs)({host:c,asks:"answer",phase:i,limitMs:n}),transient:!0}}const Rt=(e,{accepts:t=s=>s===200,plan:n=()=>to})=>t(e.status)?n(e):null;function ao(e,t,n){if(e.kind===
"failed"){const{problem:u}=e;return u.code==="host-http2"?{kind:"not-asked",why:"unchecked",problem:u}:{kind:"failed",problem:u}}const{head:s,body:o}=e,{status:r,
reason:a}=s,i=Rt(s,n);if(i===null)return{kind:"status",status:r,reason:a,page:(0,xt.y8)(o.bytes)};if(o.truncated&&i.kind==="whole")return{kind:"not-asked",why:"\
size"};const c=n.read(e,t);return c.ok?{kind:"read",value:c.value}:c.why===ft?{kind:"not-asked",why:"size"}:{kind:"unreadable",why:c.why,page:(0,xt.y8)(o.bytes)}}
function Lt(e,t,n,{settings:s,network:o,visits:r,onlyListed:a}){const i=r.get(t);if(i===void 0)return"service";const{discovery:c}=i.attempt,u=i.forced.find(G=>G.
client===n),f=u===void 0?c:{...u,kind:"found",url:(0,R.cu)(t)};if(f.kind!=="found")return"service";const{url:p,services:g}=f,_=(0,M.TE)(e,{services:g,documentUrl:p,
display:(0,R.nx)(t),client:n});if(_.kind!=="url"||!(0,_e.X5)(_.url).ok)return"service";const L=(0,R.Pm)(_.url)??"",C=u!==void 0,A=L===t||Qe(L,s)||a.has(`${t} ${e}`)||
C,F=C?null:Ut(i,o);return A?{url:_.url,origin:F}:"not-allowed"}const Qe=(e,{allowedHosts:t,hostnames:n})=>(0,R.Jr)(e,t)||n.some(s=>s.host===e),Ut=({host:e,attempt:t},n)=>({
isPublic:(0,Ye.U)(n,(0,R.Sv)(e).name,t.hops[0]?.address??null)}),io=3e4,co={kind:"whole",maxBytes:1024*1024},lo={kind:"excerpt",maxBytes:2048},jt={headers:{accept:"\
application/vnd.api+json"},plan:({status:e})=>e===200?co:lo},uo={...jt,accepts:()=>!0,read:({head:e})=>(0,j.J)(e.apiVersion)},fo=X({data:ne(X({id:W}))}),Bt={...jt,
accepts:e=>e>=200&&e<=399,read:({body:e})=>{const t=ae(se(e),fo);return t.ok?t.value.data===null?(0,j.T)("has no data"):(0,j.J)(null):t}},ho=/^[\w-]+$/;async function po(e){
const t=e.settings.timeoutMs??io,s={...e,patience:r=>({client:r,attemptMs:t,retries:1})},o=ko(e).map(async r=>{const{host:a,service:i,clients:c}=r,{token:u}=await e.
tokenOf(a);if(u===null)return[];const f=c.flatMap(_=>{const L=Lt(i,a,_,e);return typeof L=="string"?[]:[{client:_,at:L}]}),p=Map.groupBy(f,({at:_})=>(0,E.jr)(_.
url)),g=Array.from(p.values(),_=>_.slice(0,1).map(({at:L})=>{const C={...r,clients:_.map(({client:A})=>A)};return mo(C,L,s)}));return await Promise.all(g.flat())});
return(await Promise.all(o)).flat()}async function mo(e,t,n){const{host:s,clients:o,organization:r,workspace:a}=e,i=async(L,C)=>{const A=fs(t.url,L),F=()=>({...t,
url:A}),G=`cloud ${(0,E.jr)(A)}`,K=await xe({...C,host:s,clients:o,at:F,once:G},n);return Object.values(K)[0]??ie(s,"service")},c=await i("ping",uo),u={...e,ping:c,
ofOrganization:null,ofWorkspace:null};if(c.outcome.kind!=="read"||r===null)return u;const f=`organizations/${r}`,p=await i(`${f}/entitlement-set`,Bt),_=p.outcome.
kind!=="read"||a===null?null:await i(`${f}/workspaces/${a}`,Bt);return{...u,ofOrganization:p,ofWorkspace:_}}function ko({usages:e,machine:t}){const n=new Map;for(const{
kind:s,workspace:o,hasOwnToken:r,needs:a,place:i}of e){if(o===void 0||r)continue;const c=s.startsWith("cloud")?t.environment.TF_CLOUD_ORGANIZATION:void 0,u=Nt(o.
organization??c),f=Nt(o.name);for(const{host:p,service:g,clients:_}of a){const L=[p,g,u,f].join(" "),A=n.get(L)??{host:p,service:g,organization:u,workspace:f,places:[],
clients:[]};n.set(L,A),A.places.push(i),A.clients=[...new Set([...A.clients,..._])]}}return[...n.values()]}const Nt=e=>e&&ho.test(e)?e:null;var vo=m(9529);const go=1e4;
async function wo(e){const{visits:t,settings:n}=e,s=new Map;for(const r of t.values())for(const a of yo(r)){const i=(0,R.Pm)(a)??"";a.scheme==="https"&&i!==r.host&&
(0,_e.X5)(a).ok&&(0,R.Jr)(i,n.allowedHosts)&&!s.has(i)&&s.set(i,{visit:r,url:a})}return(await Promise.all(s.values().map(({visit:r,url:a})=>$o(r,a,e)))).flat()}
function yo({host:e,attempt:{discovery:t}}){if(t.kind!=="found")return[];const n=(0,R.nx)(e),{url:s,services:o}=t,a=(0,M.TE)(M.S3,{services:o,documentUrl:s,display:n,
client:"terraform"});if(a.kind!=="object")return[];const{authz:i,token:c}=(0,vo.m)(a.value,s,n).value;return[i,c].flatMap(u=>{const f=(0,E.Dl)(u??"");return u!==
null&&f.ok?[f.value]:[]})}async function $o(e,t,{send:n,network:s,settings:o}){const r=await n({host:e.host,url:t,origin:Ut(e,s),token:null,headers:{},planBody:()=>({
kind:"excerpt",maxBytes:0}),maxRedirects:0,patience:[{client:"terraform",attemptMs:o.timeoutMs??go,retries:1}]}),a=r.kind==="asked"?r.attempts.at(-1):void 0;if(a?.
response.kind!=="failed"||a.headMs!==null)return[];const{problem:i}=a.response;return i.code==="host-http2"?[]:[{host:e.host,problem:i}]}async function Mo(e,t){
const n=new Map,s=({module:r,client:a})=>ee(n.get((0,v.MP)(r))?.[a]);let o=e.flatMap(({client:r,calls:a})=>a.flatMap(({module:i,constraint:c})=>i===null?[]:[{module:i,
client:r,constraint:c}]));for(;;){const r=Map.groupBy(o,({module:c})=>(0,v.MP)(c));await It(r,([,[c]])=>c?.module.host,t,async([c,u])=>{const[f]=u;f!==void 0&&n.
set(c,await Eo(f.module,u,t))});const i=new Map(e.map(c=>[c,Kn(c,s)]));if(o=Array.from(i.values(),c=>c.calls).flat().filter(({module:c})=>t.visits.has(c.host)&&
!n.has((0,v.MP)(c))),o.length===0)return{modules:n,inside:i}}}function Eo(e,t,n){const s=[...new Set(t.map(({client:a})=>a))],o=a=>cs(a,e),r={read:({body:a})=>_o(
se(a),t)};return be(M.e$,e.host,s,o,r,n)}function _o(e,t){const n=Ln(e);if(!n.ok)return n;switch(n.value.kind){case"no-module":return(0,j.T)('has no element in \
"modules"');case"crash":return(0,j.T)("has null in a list, at which the clients crash");case"versions":{const s=ye("module",n.value.texts),o=jn(e,s,t);return(0,j.
J)(o.size===0?s:{...s,described:o})}}}var Oo=m(6760),bo=m(5747),To=m(5808),Po=m(7027),zt=m(4321),Kt=m(6979);const Wt=["file","gcs","git","hg","http","https","s3"],
Ft="zip|gz|bz2|xz|tgz|tbz2|txz|tar\\.tbz2",So=new RegExp(`^(?:${Ft}|tar\\.(?:gz|bz2|xz))$`),Ao=new RegExp(`\\.(?:${Ft})$`),Io=/^(?:0|f|F|false|FALSE|False)$/;function Ht({
getter:e,url:t},n){if(!(Wt.includes(e)||e==="oci"&&n==="opentofu"))return{kind:"refused",why:`download not supported for scheme '${e}'`};if(t===null||!/^https?$/.
test(t.scheme))return{kind:"other",getter:e};const o=(0,Kt.xB)(t.query);if(e==="git")return{kind:"git",url:qe(t,[])};if(!/^https?$/.test(e))return{kind:"other",
getter:e};const r=o.find(([c])=>c==="archive")?.[1]??"",a=o.filter(([c])=>c!=="checksum"&&!(c==="archive"&&r!==""));return(r===""?Ao.test(t.path):!Io.test(r)&&So.
test(r))?{kind:"archive",url:qe(t,a)}:o.some(([c,u])=>c==="checksum"&&u!=="")?{kind:"refused",why:"checksum cannot be specified for directory download"}:{kind:"\
page",url:qe(t,[...a,["terraform-get","1"]])}}const qe=(e,t)=>({...e,query:(0,Kt.Ge)(t),forceQuery:!1,fragment:""});function Do(e,t){const n=/^([A-Za-z][A-Za-z0-9+.-]*):/.
exec(e)?.[1];return n===void 0?(0,j.T)(`invalid source string: ${e}`):!Wt.includes(n)&&!(n==="oci"&&t==="opentofu")?(0,j.T)(`no getter available for X-Terraform\
-Get source protocol: "${n}"`):(0,zt.cx)(e,t)}const xo={amp:"&",lt:"<",gt:">",quot:'"',apos:"'"};function Co(e){for(const[t,n,s=""]of e.matchAll(/<(\/?)([A-Za-z]+)\b[^<>]{0,8192}>?/g)){
const o=s.toLowerCase();if(n===""?o==="body":o==="head")return null;if(n!==""||o!=="meta")continue;const r=new Map;for(const[,i="",c,u,f]of t.matchAll(Ro))r.set(
i.toLowerCase(),c??u??f??"");const a=r.get("content")??"";if(r.get("name")==="terraform-get"&&a!=="")return Lo(a)}return null}const Ro=/\s([A-Za-z-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g,
Lo=e=>e.replace(/&(?:([a-z]{2,4})|#(\d{1,7}));/g,(t,n,s)=>n!==void 0?xo[n]??t:Number(s)<=1114111?String.fromCodePoint(Number(s)):t),et=({header:e})=>e?{kind:"ad\
dress",location:e}:{kind:"none"},Uo=X({location:W,use_registry_credentials:ne(Sn)}),jo=X({location:W,use_registry_credentials:Be});function Bo(e,t){if(e.status===
204)return et(e);const n=ae(e.body,t?Uo:jo,"whole");if(!n.ok)return{kind:"unreadable",why:n.why};const{location:s,use_registry_credentials:o}=n.value;return o!==
null?{kind:"url",location:s,usesCredentials:o}:s===""?et(e):{kind:"address",location:s}}function No({answer:e,downloadUrl:t,client:n,readsCredentials:s}){const o=n===
"terraform"?et(e):Bo(e,s);switch(o.kind){case"none":return oe(zo[n]);case"unreadable":return oe(`the response ${o.why}`);case"url":{if(o.location==="")return oe(
"the response has `use_registry_credentials` and no `location`");const r=ms(t,o.location);return r.ok?{kind:"direct",url:r.value,usesCredentials:o.usesCredentials}:
oe(r.why)}case"address":{const r=ps(t,o.location);return r.ok?Fo(r.value,n):oe(r.why)}}}const zo={terraform:"the response has no X-Terraform-Get header",opentofu:"\
the response has neither `location` nor an X-Terraform-Get header"},oe=e=>({kind:"refused",why:Ko(e)}),Ko=e=>e.replace(/\?[^\s"']*/g,"?\u2026").replace(/\/\/[^\s"'/@]*@/g,
"//\u2026@");function Wo(e,t){const n=Do(e,t);return n.ok?Ht(n.value,t):oe(n.why)}function Fo(e,t){const n=(0,x.vL)(e,t);if(n.kind==="invalid")return oe(n.error);
if(n.kind!=="remote")return oe("must be a direct remote package address");const s=(0,zt.cx)(e,t);return s.ok?Ht(s.value,t):oe(s.why)}const Ho=/[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
function Jo(e,{filename:t,shasum:n}){for(const s of e.split(`
`)){const[o="",r]=s.split(Ho,4).filter(a=>a!=="");if(r===t)return/^[0-9a-fA-F]{64}$/.test(o)?o.toLowerCase()===n.toLowerCase()?null:`has another hash for ${t} t\
han \`shasum\` in the description of the package`:`has no SHA-256 hash in the line for ${t}`}return`has no line for ${t===""?"the empty `filename` of the packag\
e":t}`}function Vo(e){const[t]=e;return t===void 0?"the signature of its checksums is empty":t===194||(t&252)===136?null:"the signature of its checksums is not \
a binary OpenPGP signature (with `--armor` it is text)"}const tt="in `signing_keys.gpg_public_keys`";function Xo(e){const[t]=e;return e.includes(null)?`the desc\
ription has null ${tt}, at which the clients crash`:t===void 0?`the description has no key ${tt}`:/-----BEGIN PGP (?:PUBLIC|PRIVATE) KEY BLOCK-----/.test(t??"")?
null:`the description has a key ${tt} whose \`ascii_armor\` is not an armored public key`}const Go=3e4,Jt={kind:"excerpt",maxBytes:1024},Yo=128*1024,Vt={terraform:0,
opentofu:0},Ce={name:"archive",headers:{range:"bytes=0-0"},accepts:e=>e===200||e===206,plan:()=>Jt,read:()=>(0,j.J)(""),retries:Vt,netrc:N.Du},Zo={...Ce,name:"p\
rovider archive",retries:{terraform:0,opentofu:2},netrc:["terraform"]},Qo={...Ce,name:"direct archive",accepts:e=>e>=200&&e<300,retries:null,netrc:[]},qo={name:"\
page",headers:{},accepts:e=>e>=200&&e<300,plan:({terraformGet:e})=>e?Jt:{kind:"excerpt",maxBytes:Yo},read:({head:e,body:t})=>{const n=e.terraformGet||Co(se(t));
return n===null?(0,j.T)('has neither X-Terraform-Get nor <meta name="terraform-get">'):(0,j.J)(n)},retries:Vt,netrc:N.Du},er={...Ce,name:"repository",headers:{},
accepts:e=>e===200,netrc:[]},Xt={name:"sums",headers:{},read:({body:e})=>(0,j.J)(se(e)),retries:null,netrc:[]},tr={...Xt,name:"signature",read:({body:{bytes:e}})=>(0,j.
J)(Vo(e)??"")};function nt({lastHop:e},{network:t}){const{url:n="",address:s=null}=e??{},o=(0,E.Dl)(n),r=o.ok?(0,_e.X5)(o.value):null;return{isPublic:!r?.ok||(0,Ye.
U)(t,r.value.name,s)}}const nr=async()=>({token:null,source:null});async function Gt({client:e,registry:t,url:n,origin:s,token:o=!1},r,a){const{dialect:i,settings:c,
patience:u,tokenOf:f,withLogin:p}=a,{name:g,retries:_,netrc:L}=r,C=(0,R.Pm)(n);if(C!==null&&C!==t&&!Qe(C,c))return ie(t,"not-allowed",(0,E.Pl)(n));const A=K=>({
url:L.includes(K)?p(n):n,origin:s}),F=`${g} ${o} ${s?.isPublic} ${(0,E.jr)(n)}`,{[e]:G}=await xe({...r,host:t,clients:i.clients,at:A,once:F},{...a,patience:K=>_===
null?u(K):{client:K,attemptMs:Go,retries:_[K]},tokenOf:o?f:nr});if(G===void 0)throw new Error("a client without an answer");return G}const sr={accepts:e=>e===200||
e===204,read:({head:e,body:t},n)=>{const s=e.status===204?204:200;return(0,j.J)({answer:{status:s,header:e.terraformGet,body:se(t)},downloadUrl:n})}};async function or({
address:e,version:t,clients:n},s){const{host:o}=e,r=u=>ls(u,e,t),a=await be(M.e$,o,n,r,sr,s),i=(0,N.sX)(s.versionOf("opentofu")),c=Object.entries(a).map(async([
u,f])=>{const p=u,{outcome:g}=f;if(g.kind!=="read")return[p,{location:f,steps:[]}];const _=No({...g.value,client:p,readsCredentials:i}),{downloadUrl:L}=g.value,
C={registry:o,client:p,origin:nt(f,s),start:L},A=await ar(_,C,s),F={...f,outcome:{kind:"read",value:null}};return[p,{location:F,steps:A}]});return Object.fromEntries(
await Promise.all(c))}const rr=10;async function ar(e,t,n){const s=[];let o=e,{origin:r}=t;for(let a=0;o.kind!=="refused"&&o.kind!=="other";a+=1){if(o.kind==="p\
age"&&a===rr){const _=`too many X-Terraform-Get redirects: ${a+1}`;return[...s,{kind:"refused",why:_}]}const[i,c]=cr[o.kind],u=o.kind==="direct"&&o.usesCredentials,
f=u&&ir(t.start,o.url),p=await Gt({...t,url:lr(o),origin:r,token:f},c,n),{outcome:g}=p;if(u&&!f&&g.kind==="status"&&g.status===401){const _=`the token of the re\
gistry from ${(0,R.Pm)(o.url)}`;return[...s,{kind:"other",getter:_}]}if(s.push({kind:"asked",what:i,answer:p}),o.kind!=="page"||g.kind!=="read")return s;r=nt(p,
n),o=Wo(g.value,t.client)}return[...s,o]}function ir(e,t){const n=[e,t].map(s=>({scheme:s.scheme==="http"?"http":"https",name:(0,_e.be)(s)}));return(0,Po.n)(n).
at(-1)==="sent"}const cr={archive:["archive",Ce],direct:["archive",Qo],page:["page",qo],git:["repository",er]},lr=({kind:e,url:t})=>e==="git"?{...t,path:`${t.path}\
/info/refs`,query:"service=git-upload-pack"}:t;var ur=m(7511);const dr=X({versions:Ne(X({}))});function fr(e,t){const n=Yt(e,t,dr);return n.ok?(0,j.J)([...n.value.
versions?.keys()??[]]):n}const hr=X({archives:Ne(ne(X({url:W,hashes:Z(W)})))});function pr(e,t,{os:n,arch:s}){const o=Yt(e,t,hr);if(!o.ok)return o;const r=o.value.
archives?.get(`${n}_${s}`);if(r===void 0)return(0,j.J)({kind:"no-platform"});if(r===null)return(0,j.J)({kind:"crash"});const{hashes:a,url:i}=r;return a.some(c=>c.
indexOf(":")<1)?(0,j.T)(`has a hash without a scheme, such as "zh:", in "archives.${n}_${s}"`):(0,j.J)({kind:"archive",url:i,hashes:a})}function Yt(e,t,n){const s=(0,ur.
i)(t??"");return s.ok&&s.value==="application/json"?ae(e,n):(0,j.T)(t===null?"has no Content-Type; expected application/json":"has a Content-Type other than app\
lication/json")}const st=(e,t)=>X({protocols:Z(W),os:W,arch:W,filename:W,download_url:W,shasum:W,shasums_url:W,shasums_signature_url:W,signing_keys:X({gpg_public_keys:Z(
ne(e))}),packages:t}),Zt=X({ascii_armor:W}),mr=Ne(X({hashes:Z(W),package_size:An})),kr={terraform:st(X({ascii_armor:W,trust_signature:W}),Be),"opentofu before 1\
.12":st(Zt,Be),opentofu:st(Zt,mr)};function vr(e,t){const n=ae(e,kr[t]);if(!n.ok)return n;const{value:s}=n,{os:o,arch:r,protocols:a,filename:i,shasum:c}=s;return(0,j.
J)({os:o,arch:r,protocols:a,filename:i,shasum:c,downloadUrl:s.download_url,sumsUrl:s.shasums_url,signatureUrl:s.shasums_signature_url,keys:s.signing_keys.gpg_public_keys.
map(u=>u===null?null:u.ascii_armor),packages:new Map(Array.from(s.packages??[],([u,{hashes:f,package_size:p}])=>[u,{hashes:f,size:p}]))})}function gr(e,t){const n=new Map;
for(const s of e)for(const{provider:o}of s.providers){const r=(0,v.JT)(o),{clients:a=[],asking:i=[]}=n.get(r)??{},c=t(o,s)?[]:[s.client];n.set(r,{address:o,clients:[
...new Set([...a,s.client])],asking:[...new Set([...i,...c])]})}return n}async function wr(e,t){const n=new Map;return await It(e,([,{address:o}])=>o.host,t,async([
o,r])=>{const{address:a,asking:i,clients:c}=r,{host:u}=a,f=be(M.xq,u,i,Qt(a),yr,t),p=c.map(async g=>[g,await $r(g,r,f,t)]);n.set(o,Object.fromEntries(await Promise.
all(p)))}),n}const yr={read:({body:e})=>{const t=vs(se(e));if(!t.ok)return t;const{texts:n,...s}=t.value;return(0,j.J)(ye("provider",n,s))}},Qt=e=>t=>us(t,e);async function $r(e,t,n,s){
const{address:o}=t,r=ie(o.host,"service"),a=async()=>(await n)[e]??r,i=s.methodsOf(o,e),c=(i?.methods??[Mr]).map(A=>A.kind!=="network"?A.kind==="direct"?a():r:qt(
e,A,t,"index.json",br,s)),[u=r,...f]=await Promise.all(c),p=Tr([u,...f]),_=Er(o,e,await a())?await _r(o,e,s):null;if(i===null&&_===null)return p;const L=[u,...f].
filter(({mirror:A})=>A!==void 0),C=i&&{place:i.place,methods:c.length,mirrors:L};return{...p,...C&&{installation:C},..._===null?{}:{movedTo:_}}}const Mr={kind:"\
direct"},Er=({host:e,namespace:t},n,{outcome:s})=>t==="hashicorp"&&e===(0,x.Vm)(n)&&s.kind==="status"&&s.status===404;async function _r(e,t,n){const{host:s,type:o}=e,
r={read:({body:c})=>ys(se(c),o)},a=Qt({...e,namespace:"-"}),{[t]:i}=await be(M.xq,s,[t],a,r,n);return i?.outcome.kind==="read"?i.outcome.value:null}const Or=5;async function qt(e,{
url:t,place:n},{address:s,clients:o},r,a,i){const c={url:(0,E.Pl)(t),place:n,hasSlash:t.path.endsWith("/")},u=(0,R.Pm)(t),f=hs(t,s,r);if(!f.ok){const A=`${n.file}\
:${n.line}`,F={mirror:c.url,at:A,provider:(0,v.JT)(s)},G={kind:"failed",problem:(0,we.zS)({...F,kind:"port"})};return{...ie(u,"service",c.url),outcome:G,mirror:c}}
const p=A=>A.kind==="network"&&(0,E.jr)(A.url)===(0,E.jr)(t),g=o.filter(A=>i.methodsOf(s,A)?.methods.some(p)),_=Qe(u,i.settings)?{url:f.value,origin:null}:"not-\
allowed",L=`mirror ${(0,E.jr)(f.value)}`,{[e]:C=ie(u,"service")}=await xe({host:u,clients:g,at:()=>_,once:L,read:a,maxRedirects:Or},{...i,patience:A=>({...i.patience(
A),...A==="opentofu"?{retries:0}:{}})});return{...C,mirror:c}}function br({head:e,body:t}){const n=fr(se(t),e.contentType);if(!n.ok)return n;const s=n.value.filter(
o=>(0,V.rK)(o)!==null);return(0,j.J)(ye("provider",s))}function Tr([e,...t]){if(t.length===0)return e;const n=[e,...t],s=n.filter(({outcome:i})=>i.kind==="not-a\
sked"),o=n.find(Pr)??s.find(({outcome:i})=>i.kind==="not-asked"&&i.why!=="service")??s[0];if(o!==void 0)return o;const r=n.flatMap(i=>ee(i)??[]),a=n.find(i=>ee(
i)!==null);return a===void 0||r.every(({texts:i})=>i.length===0)?n.find(({mirror:i})=>i===void 0)??a??e:{...a,outcome:{kind:"read",value:Sr(r)}}}const Pr=({outcome:e})=>e.
kind==="failed"||e.kind==="unreadable"||e.kind==="status"&&e.status!==404,Sr=e=>ye("provider",[...new Set(e.flatMap(({texts:t})=>t))],{compatible:e.flatMap(({compatible:t=[]})=>t),
warnings:e.flatMap(({warnings:t=[]})=>t)}),en=({head:e,body:t,url:n})=>(0,j.J)({text:se(t),contentType:e.contentType,url:n});async function Ar(e,t){const{address:n,
clients:s}=e,o=c=>t.methodsOf(n,c)?.methods??[],r=s.filter(c=>o(c).every(({kind:u})=>u==="direct")),a=tn({...e,clients:r},t),i=s.map(async c=>{const u=r.includes(
c)?await nn(c,e,await a,t):await Ir(c,e,o(c),t);return u===null?[]:[[c,u]]});return Object.fromEntries((await Promise.all(i)).flat())}async function Ir(e,t,n,s){
let o=null;for(const r of n){if(r.kind==="local")return null;const a=r.kind==="direct"?await tn({...t,clients:[e]},s):{};if(o=r.kind==="network"?await xr(e,t,r,
s):await nn(e,t,a,s),o===null||!Dr(o.description))return o}return o}const Dr=({outcome:e,mirror:t})=>t===void 0?e.kind==="status"&&e.status===404:e.kind==="read"&&
e.value.early.some(({kind:n})=>n==="platform");function tn({address:e,version:t,platform:n,clients:s},o){const{host:r}=e,a=i=>ds(i,e,t,n);return be(M.xq,r,s,a,{
read:en},o)}async function nn(e,{platform:t},{[e]:n},s){if(n===void 0)return null;const o=e==="opentofu"&&!(0,N.sX)(s.versionOf(e));return await on(e,t,n,({text:a,
url:i})=>{const c=vr(a,o?"opentofu before 1.12":e);if(!c.ok)return c;const u=$s(c.value,t,i),{sumsUrl:f,signatureUrl:p,downloadUrl:g}=c.value,_=[f,p,g].map(K=>De(
i,K)),[L,C,A]=_.flatMap(K=>K.ok?K.value:[]),F=L&&C&&A&&u.early.every(({kind:K})=>K==="no-archive"),G=F?{sums:L,signature:C,document:c.value}:null;return(0,j.J)(
{described:u,signed:G,archive:F?A:null})},s)}async function xr(e,t,n,s){const{platform:o,version:r}=t,a=await qt(e,n,t,`${r}.json`,en,s);return await on(e,o,a,({
text:c,contentType:u,url:f})=>{const p=pr(c,u,o);if(!p.ok)return p;const g=bs(p.value,sn(o));if(!g.ok)return g;const _={described:g.value,signed:null};if(p.value.
kind!=="archive")return(0,j.J)({..._,archive:null});const L=De(f,p.value.url);return L.ok?(0,j.J)({..._,archive:L.value}):(0,j.T)(`has an invalid \`url\`: ${L.why}`)},
s)}const sn=({os:e,arch:t})=>`${e}_${t}`;async function on(e,t,n,s,o){const{outcome:r,host:a}=n,i={platform:sn(t),files:[],late:[]};if(r.kind!=="read")return{...i,
description:{...n,outcome:r}};const c=s(r.value);if(!c.ok){const q={kind:"unreadable",why:c.why,page:null};return{...i,description:{...n,outcome:q}}}const{described:u,
signed:f,archive:p}=c.value,g={...n,outcome:{kind:"read",value:u}},_=[],L={registry:a,client:e,origin:nt(n,o)},C=async(q,ce,fe)=>{const he=await Gt({...L,url:ce},
fe,o);return _.push({part:q,answer:he}),he.outcome.kind==="read"?he.outcome.value:null},A=f&&await C("sums",f.sums,Xt),F=f&&A!==null?await C("signature",f.signature,
tr):null;if(p!==null&&(f===null||F!==null)&&await C("archive",p,Zo),f===null)return{...i,description:g,files:_};const{document:G}=f,K=G.keys.length===0&&Lr(a,e,
o),Q=[...u.late,...Cr(A,G,_[0]?.answer.url??""),...K?[]:Rr(F,G)];return{...i,description:g,files:_,late:Q}}function Cr(e,t,n){const s=e===null?null:Jo(e,t);return s===
null?[]:[{kind:"sums",url:n,why:s}]}function Rr(e,{keys:t}){const n=Xo(t)??e;return n?[{kind:"unsigned",why:n}]:[]}const Lr=(e,t,{machine:n})=>t==="opentofu"&&e===
(0,x.Vm)(t)&&n.environment.OPENTOFU_ENFORCE_GPG_VALIDATION!=="true";async function Ur(e,t){const{machine:n,settings:s}=t,o=e.filter(u=>u.kind==="module"),r=e.filter(
u=>u.kind==="provider"),a=s.platforms.length===0?[n.platform]:s.platforms,i=await Promise.all([rn(o,u=>or(u,t)),...a.map(u=>{const[f="",p=""]=u.split("_");return rn(
r,g=>Ar({...g,platform:{os:f,arch:p}},t))})]),c=Map.groupBy(i.flat(),([u])=>u);return e.map(u=>({...u,packages:(c.get(u)??[]).map(([,f])=>f)}))}async function rn(e,t){
const n=e.flatMap(r=>r.choice?.kind==="chosen"?[{item:r,version:r.choice.version}]:[]),o=Map.groupBy(n,({item:r,version:a})=>`${(0,v.IY)(r.wants)} ${a}`).values().
map(async r=>{const[a]=r;if(a===void 0)return[];const i=[...new Set(r.map(({item:u})=>u.root.client))],c=await t({address:a.item.wants,version:a.version,clients:i});
return r.flatMap(({item:u})=>{const f=c[u.root.client];return f===void 0?[]:[[u,f]]})});return(await Promise.all(o)).flat()}function jr(e,t){const n=new Set(e.flatMap(
({root:s})=>s.lockFile??[]));return new Map(Array.from(n,s=>{const o=(0,bo.yR)((0,Oo.join)(t,s));return[s,o.ok?(0,To.g)(o.text):new Map]}))}async function Br(e,t){
const{configs:n,dialect:s,directory:o,plugins:r,settings:a}=t,i=[...e,...(0,Ws.n)(a.hostnames,s.clients)],c=(0,Tt.Vn)(n,{root:o,plugins:r,releases:s.releases,asksMirrors:!0}),
u=gr(i,(_,{directory:L,client:C})=>L!==v.cd.file&&c(_,L,C)),f=i.flatMap(({calls:_})=>_).flatMap(({module:_})=>_===null?[]:(0,v.MP)(_)),p=new Set(f).size+u.size,
g=new Zs({...t,maxRequests:a.maxRequests});try{const _=Nr(t,Kr(g,p,t)),[{modules:L,inside:C},A,F,G]=await Promise.all([Mo(i,_),wr(u,_),po(_),wo(_)]),K=new Map([
...L,...A]),Q=Wr(i,K,_),q=a.depth==="packages",ce=q?await Ur(Q,_):Q,fe=q?t.lockHashes??jr(ce,o):new Map;return{items:ce,versions:K,inside:C,lockHashes:fe,clouds:F,
logins:G,requests:g.requests}}finally{g.close()}}function Nr(e,t){const{configs:n,dialect:s,credentials:o,machine:r,learn:a}=e,i=new Map(n.map(c=>[c.client,c.patience]));
return{...e,send:t,known:new Map,onlyListed:zr(e),methodsOf:(0,Tt.xT)(n,s.releases,a),withLogin:(0,Ks.TU)(r,a).withLogin,patience:c=>i.get(c)??{client:c,attemptMs:1e4,
retries:1},versionOf:c=>(0,N.tB)(c,s.versions),tokenOf:async c=>{const{answer:u}=await o.find(c);return{token:u?.token??null,source:u?.token?u.source:null}}}}function zr({
settings:e,requirements:t}){const n=e.hostnames.flatMap(({addresses:r})=>r).map(an),s=({because:r})=>r.some(a=>typeof a!="string"),o=new Set(t.filter(s).map(an));
return new Set(n.filter(r=>!o.has(r)))}const an=({host:e,service:t})=>`${e} ${t}`;function Kr(e,t,{progress:n}){let s=0;return n({total:t,done:s}),async o=>{const r=await e.
ask(o);return s+=1,n({total:Math.max(t,s),done:s}),r}}const cn=[];function Wr(e,t,{versionOf:n,settings:{upgrade:s}}){return e.flatMap(o=>{const{client:r}=o,a=(0,N.
Jd)(r,n(r));return[...o.calls.flatMap(i=>{const{module:c,isOpen:u}=i;if(c===null)return[];const f=ln(t,c,r),p=u?null:un(f,i,{client:r});return[{kind:"module",root:o,
of:i,wants:c,answer:f,choice:p,packages:cn}]}),...o.providers.map(i=>{const{provider:c,locked:u}=i,f=ln(t,c,r),p=s||u===null?null:u.version.text,g=un(f,i,{client:r,
held:p,rejectsUnreadable:a});return{kind:"provider",root:o,of:i,wants:c,answer:f,choice:g,packages:cn}})]})}const ln=(e,t,n)=>e.get((0,v.IY)(t))?.[n]??ie(t.host,
"service");function un(e,t,n){const s=ee(e);return s&&Ue((0,v.Im)(t).map(({text:o})=>o),s,n)}async function Fr(e,t,n){try{return Bs(await Br(e,t),n)}catch(s){const r=[
...t.visits.values()].filter(({attempt:a})=>a.discovery.kind==="found").map(({host:a})=>(0,P.hD)((0,Fe.n3)({host:(0,R.nx)(a),thrown:s}),{host:a}));return{...zs.
j7,findings:r}}}})};export{Hr as id,Jr as ids,Vr as modules};
